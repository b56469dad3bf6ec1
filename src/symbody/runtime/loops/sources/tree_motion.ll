; tree_motion: made by tools/make_loops_text.py from tree_motion, tree_loops
; sources 20e010c83e370314eb43a489fc74c9fb230921a2ac006021b1464f03861bb413
%struct.tree_motion = type { i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, ptr, ptr, i64, ptr, [8 x ptr] }
%struct.scratch = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }
%struct.place = type { %struct.mat, <4 x double>, <4 x double>, <4 x double> }
%struct.motion = type { ptr, ptr, ptr }
%struct.call = type { double, ptr, ptr, ptr, ptr }
%struct.tree_loads = type { i64, i64, i64, ptr, ptr, ptr }
%struct.flat = type { double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, [3 x <4 x double>], <4 x double> }
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
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %5
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
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %4
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
  %20 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
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
  %8 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %6 = load i64, ptr %5
  %7 = getelementptr double, ptr %3, i64 %6
  %8 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %9 = load i64, ptr %8
  %10 = add i64 %9, 1
  %11 = srem i64 %10, 3
  %12 = add i64 %9, 2
  %13 = srem i64 %12, 3
  %14 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %15 = bitcast ptr %14 to ptr
  %16 = load ptr, ptr %15
  %17 = getelementptr double, ptr %3, i64 %11
  %18 = load double, ptr %17
  %19 = fneg double %18
  %20 = getelementptr double, ptr %3, i64 %13
  %21 = load double, ptr %20
  %22 = fneg double %21
  %23 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %24 = load ptr, ptr %23
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %28 = load i64, ptr %27
  %29 = icmp eq i64 %28, 8
  br label %30

30:
  %31 = phi i1 [ true, %4 ], [ %29, %26 ]
  %32 = bitcast ptr %16 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(72) %32, i8 0, i64 72, i1 false)
  %33 = getelementptr %struct.flat, ptr %16, i64 0, i32 9
  store double %19, ptr %33
  %34 = getelementptr %struct.flat, ptr %16, i64 0, i32 10
  store double %22, ptr %34, align 16
  %35 = getelementptr %struct.flat, ptr %16, i64 0, i32 11
  %36 = bitcast ptr %35 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(168) %36, i8 0, i64 168, i1 false)
  %37 = load ptr, ptr %15
  %38 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
  %39 = load ptr, ptr %38
  %40 = bitcast ptr %39 to ptr
  %41 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %42 = load i64, ptr %41
  %43 = shl i64 %42, 3
  %44 = add i64 %43, 64
  call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %44, i1 false)
  %45 = load i64, ptr %41
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %105

47:
  %48 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %49 = load ptr, ptr %48
  %50 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %51 = load i64, ptr %50
  %52 = getelementptr %struct.flat, ptr %37, i64 1
  %53 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %54 = load ptr, ptr %53
  %55 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %56 = load ptr, ptr %55
  %57 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  br label %58

58:
  %59 = phi i64 [ 0, %47 ], [ %84, %100 ]
  %60 = mul i64 %59, 6
  %61 = getelementptr i64, ptr %49, i64 %60
  %62 = load i64, ptr %61
  %63 = getelementptr i64, ptr %61, i64 3
  %64 = load i64, ptr %63
  %65 = sub i64 %64, %51
  %66 = getelementptr %struct.flat, ptr %52, i64 %59
  %67 = getelementptr i64, ptr %61, i64 1
  %68 = load i64, ptr %67
  %69 = icmp eq i64 %68, 1
  br i1 %69, label %75, label %70

70:
  %71 = getelementptr i64, ptr %61, i64 5
  %72 = load i64, ptr %71
  %73 = icmp slt i64 %72, 3
  %74 = select i1 %73, double 1.000000e+00, double -1.000000e+00
  br label %75

75:
  %76 = phi double [ %74, %70 ], [ 0.000000e+00, %58 ]
  %77 = getelementptr double, ptr %39, i64 %62
  %78 = load double, ptr %77
  %79 = getelementptr i64, ptr %61, i64 2
  %80 = load i64, ptr %79
  %81 = getelementptr double, ptr %54, i64 %80
  %82 = load double, ptr %81
  %83 = call double @llvm.fmuladd.f64(double %76, double %82, double %78)
  %84 = add i64 %59, 1
  %85 = getelementptr double, ptr %39, i64 %84
  store double %83, ptr %85
  %86 = getelementptr %struct.flat, ptr %37, i64 %62, i32 7
  %87 = load double, ptr %86
  %88 = getelementptr double, ptr %56, i64 %64
  %89 = load double, ptr %88
  %90 = call double @llvm.fmuladd.f64(double %76, double %89, double %87)
  %91 = getelementptr %struct.flat, ptr %66, i64 0, i32 7
  store double %90, ptr %91
  %92 = getelementptr %struct.flat, ptr %37, i64 %62, i32 8
  %93 = load double, ptr %92, align 32
  %94 = icmp sgt i64 %65, -1
  br i1 %94, label %95, label %100

95:
  %96 = load ptr, ptr %57
  %97 = getelementptr double, ptr %96, i64 %65
  %98 = load double, ptr %97
  %99 = fmul double %76, %98
  br label %100

100:
  %101 = phi double [ %99, %95 ], [ 0.000000e+00, %75 ]
  %102 = fadd double %93, %101
  %103 = getelementptr %struct.flat, ptr %66, i64 0, i32 8
  store double %102, ptr %103, align 32
  %104 = icmp eq i64 %84, %45
  br i1 %104, label %105, label %58

105:
  %106 = add i64 %45, 1
  call void @tree_find_turns(ptr %1, ptr %39, i64 %106)
  %107 = load i64, ptr %41
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %119

109:
  %110 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %111 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
  %112 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %113 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %114 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %115 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  %116 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 12
  %117 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %118 = getelementptr %struct.flat, ptr %16, i64 1
  br label %120

119:
  ret void

120:
  %121 = phi i64 [ 0, %109 ], [ %135, %376 ]
  %122 = load ptr, ptr %110
  %123 = mul i64 %121, 6
  %124 = getelementptr i64, ptr %122, i64 %123
  %125 = load i64, ptr %124
  %126 = mul i64 %121, 12
  %127 = getelementptr double, ptr %7, i64 %126
  %128 = getelementptr %struct.flat, ptr %118, i64 %121
  %129 = load ptr, ptr %111
  %130 = getelementptr double, ptr %129, i64 %125
  %131 = load double, ptr %130
  %132 = load ptr, ptr %38
  %133 = getelementptr double, ptr %132, i64 %125
  %134 = load double, ptr %133
  %135 = add i64 %121, 1
  %136 = getelementptr double, ptr %129, i64 %135
  %137 = load double, ptr %136
  %138 = getelementptr double, ptr %132, i64 %135
  %139 = load double, ptr %138
  %140 = getelementptr %struct.flat, ptr %16, i64 %125, i32 7
  %141 = load double, ptr %140
  %142 = getelementptr %struct.flat, ptr %16, i64 %125, i32 8
  %143 = load double, ptr %142, align 32
  %144 = getelementptr %struct.flat, ptr %128, i64 0, i32 7
  %145 = load double, ptr %144
  %146 = getelementptr %struct.flat, ptr %128, i64 0, i32 8
  %147 = load double, ptr %146, align 32
  %148 = load double, ptr %127
  %149 = getelementptr double, ptr %127, i64 1
  %150 = load double, ptr %149
  %151 = fneg double %131
  %152 = fmul double %150, %151
  %153 = call double @llvm.fmuladd.f64(double %134, double %148, double %152)
  %154 = fmul double %134, %150
  %155 = call double @llvm.fmuladd.f64(double %131, double %148, double %154)
  %156 = getelementptr %struct.flat, ptr %16, i64 %125, i32 9
  %157 = load double, ptr %156
  %158 = getelementptr %struct.flat, ptr %16, i64 %125, i32 10
  %159 = load double, ptr %158, align 16
  %160 = getelementptr %struct.flat, ptr %16, i64 %125, i32 5
  %161 = load double, ptr %160
  %162 = getelementptr %struct.flat, ptr %16, i64 %125, i32 6
  %163 = load double, ptr %162, align 16
  %164 = getelementptr i64, ptr %124, i64 1
  %165 = load i64, ptr %164
  %166 = icmp eq i64 %165, 1
  br i1 %166, label %169, label %167

167:
  %168 = fneg double %137
  br label %213

169:
  %170 = getelementptr double, ptr %127, i64 10
  %171 = load double, ptr %170
  %172 = getelementptr double, ptr %127, i64 11
  %173 = load double, ptr %172
  %174 = fneg double %137
  %175 = fmul double %173, %174
  %176 = call double @llvm.fmuladd.f64(double %139, double %171, double %175)
  %177 = fmul double %139, %173
  %178 = call double @llvm.fmuladd.f64(double %137, double %171, double %177)
  %179 = load ptr, ptr %112
  %180 = getelementptr i64, ptr %124, i64 2
  %181 = load i64, ptr %180
  %182 = getelementptr double, ptr %179, i64 %181
  %183 = load double, ptr %182
  %184 = load ptr, ptr %113
  %185 = getelementptr i64, ptr %124, i64 3
  %186 = load i64, ptr %185
  %187 = getelementptr double, ptr %184, i64 %186
  %188 = load double, ptr %187
  %189 = load i64, ptr %114
  %190 = sub i64 %186, %189
  %191 = icmp sgt i64 %190, -1
  br i1 %191, label %192, label %196

192:
  %193 = load ptr, ptr %115
  %194 = getelementptr double, ptr %193, i64 %190
  %195 = load double, ptr %194
  br label %196

196:
  %197 = phi double [ %195, %192 ], [ 0.000000e+00, %169 ]
  %198 = fmul double %141, 2.000000e+00
  %199 = fmul double %198, %188
  %200 = call double @llvm.fmuladd.f64(double %183, double %176, double %153)
  %201 = call double @llvm.fmuladd.f64(double %183, double %178, double %155)
  %202 = call double @llvm.fmuladd.f64(double %188, double %176, double %161)
  %203 = call double @llvm.fmuladd.f64(double %188, double %178, double %163)
  %204 = fneg double %199
  %205 = fmul double %178, %204
  %206 = call double @llvm.fmuladd.f64(double %197, double %176, double %205)
  %207 = fadd double %157, %206
  %208 = fmul double %176, %199
  %209 = call double @llvm.fmuladd.f64(double %197, double %178, double %208)
  %210 = fadd double %159, %209
  %211 = getelementptr %struct.flat, ptr %128, i64 0, i32 13
  store double %176, ptr %211
  %212 = getelementptr %struct.flat, ptr %128, i64 0, i32 14
  store double %178, ptr %212, align 16
  br label %213

213:
  %214 = phi double [ %168, %167 ], [ %174, %196 ]
  %215 = phi double [ %163, %167 ], [ %203, %196 ]
  %216 = phi double [ %161, %167 ], [ %202, %196 ]
  %217 = phi double [ %159, %167 ], [ %210, %196 ]
  %218 = phi double [ %157, %167 ], [ %207, %196 ]
  %219 = phi double [ %155, %167 ], [ %201, %196 ]
  %220 = phi double [ %153, %167 ], [ %200, %196 ]
  %221 = fmul double %141, %141
  %222 = fmul double %143, %219
  %223 = call double @llvm.fmuladd.f64(double %221, double %220, double %222)
  %224 = fsub double %218, %223
  %225 = fneg double %143
  %226 = fmul double %220, %225
  %227 = call double @llvm.fmuladd.f64(double %221, double %219, double %226)
  %228 = fsub double %217, %227
  %229 = getelementptr double, ptr %127, i64 2
  %230 = load double, ptr %229
  %231 = getelementptr double, ptr %127, i64 3
  %232 = load double, ptr %231
  %233 = fmul double %232, %214
  %234 = call double @llvm.fmuladd.f64(double %139, double %230, double %233)
  %235 = fmul double %139, %232
  %236 = call double @llvm.fmuladd.f64(double %137, double %230, double %235)
  %237 = getelementptr double, ptr %127, i64 4
  %238 = load double, ptr %237
  %239 = getelementptr double, ptr %127, i64 5
  %240 = load double, ptr %239
  %241 = getelementptr %struct.flat, ptr %128, i64 0, i32 11
  store double %220, ptr %241
  %242 = getelementptr %struct.flat, ptr %128, i64 0, i32 12
  store double %219, ptr %242, align 32
  %243 = getelementptr %struct.flat, ptr %128, i64 0, i32 9
  store double %224, ptr %243
  %244 = getelementptr %struct.flat, ptr %128, i64 0, i32 10
  store double %228, ptr %244, align 16
  %245 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double poison>, double %238, i64 0
  %246 = fneg double %145
  %247 = fmul double %145, %246
  %248 = fmul double %247, %234
  %249 = call double @llvm.fmuladd.f64(double %238, double %224, double %248)
  %250 = fneg double %147
  %251 = call double @llvm.fmuladd.f64(double %250, double %236, double %249)
  %252 = insertelement <4 x double> %245, double %251, i64 3
  %253 = getelementptr %struct.flat, ptr %128, i64 0, i32 16
  %254 = getelementptr [3 x <4 x double>], ptr %253, i64 0, i64 0
  store <4 x double> %252, ptr %254, align 32
  %255 = insertelement <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double poison>, double %238, i64 1
  %256 = fmul double %247, %236
  %257 = call double @llvm.fmuladd.f64(double %238, double %228, double %256)
  %258 = call double @llvm.fmuladd.f64(double %147, double %234, double %257)
  %259 = insertelement <4 x double> %255, double %258, i64 3
  %260 = getelementptr [3 x <4 x double>], ptr %253, i64 0, i64 1
  store <4 x double> %259, ptr %260, align 32
  %261 = fneg double %236
  %262 = insertelement <4 x double> undef, double %261, i64 0
  %263 = insertelement <4 x double> %262, double %234, i64 1
  %264 = insertelement <4 x double> %263, double %240, i64 2
  %265 = fmul double %228, %234
  %266 = call double @llvm.fmuladd.f64(double %240, double %147, double %265)
  %267 = call double @llvm.fmuladd.f64(double %261, double %224, double %266)
  %268 = insertelement <4 x double> %264, double %267, i64 3
  %269 = getelementptr [3 x <4 x double>], ptr %253, i64 0, i64 2
  store <4 x double> %268, ptr %269, align 32
  br i1 %31, label %270, label %376

270:
  %271 = getelementptr %struct.flat, ptr %16, i64 %125, i32 0
  %272 = load double, ptr %271, align 32
  %273 = fadd double %220, %272
  %274 = getelementptr %struct.flat, ptr %128, i64 0, i32 0
  store double %273, ptr %274, align 32
  %275 = getelementptr %struct.flat, ptr %16, i64 %125, i32 1
  %276 = load double, ptr %275
  %277 = fadd double %219, %276
  %278 = getelementptr %struct.flat, ptr %128, i64 0, i32 1
  store double %277, ptr %278
  %279 = getelementptr double, ptr %127, i64 7
  %280 = load double, ptr %279
  %281 = getelementptr %struct.flat, ptr %128, i64 0, i32 2
  store double %280, ptr %281, align 16
  %282 = fneg double %141
  %283 = call double @llvm.fmuladd.f64(double %282, double %219, double %216)
  %284 = getelementptr %struct.flat, ptr %128, i64 0, i32 5
  store double %283, ptr %284
  %285 = call double @llvm.fmuladd.f64(double %141, double %220, double %215)
  %286 = getelementptr %struct.flat, ptr %128, i64 0, i32 6
  store double %285, ptr %286, align 16
  %287 = getelementptr double, ptr %127, i64 8
  %288 = load double, ptr %287
  %289 = getelementptr double, ptr %127, i64 9
  %290 = load double, ptr %289
  %291 = fmul double %290, %214
  %292 = call double @llvm.fmuladd.f64(double %139, double %288, double %291)
  %293 = getelementptr %struct.flat, ptr %128, i64 0, i32 3
  store double %292, ptr %293
  %294 = load double, ptr %287
  %295 = load double, ptr %289
  %296 = fmul double %139, %295
  %297 = call double @llvm.fmuladd.f64(double %137, double %294, double %296)
  %298 = getelementptr %struct.flat, ptr %128, i64 0, i32 4
  store double %297, ptr %298, align 32
  %299 = load i64, ptr %116
  %300 = icmp eq i64 %299, 0
  br i1 %300, label %376, label %301

301:
  %302 = load ptr, ptr %117
  %303 = getelementptr %struct.place, ptr %302, i64 1
  %304 = getelementptr %struct.place, ptr %303, i64 %121
  %305 = load i64, ptr %8
  %306 = add i64 %305, 1
  %307 = srem i64 %306, 3
  %308 = add i64 %305, 2
  %309 = srem i64 %308, 3
  %310 = getelementptr i64, ptr %124, i64 5
  %311 = load i64, ptr %310
  %312 = srem i64 %311, 3
  %313 = icmp sgt i64 %311, 2
  %314 = select i1 %313, i64 254, i64 255
  %315 = select i1 %313, i64 2, i64 1
  %316 = add i64 %315, %312
  %317 = trunc i64 %316 to i8
  %318 = srem i8 %317, 3
  %319 = sext i8 %318 to i64
  %320 = add i64 %312, 3
  %321 = add i64 %320, %314
  %322 = trunc i64 %321 to i8
  %323 = srem i8 %322, 3
  %324 = sext i8 %323 to i64
  %325 = getelementptr %struct.place, ptr %304, i64 0, i32 0, i32 0
  %326 = bitcast ptr %304 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %326, i8 0, i64 192, i1 false)
  %327 = load double, ptr %293
  %328 = getelementptr <4 x double>, ptr %325, i64 %324
  %329 = load <4 x double>, ptr %328, align 32
  %330 = insertelement <4 x double> %329, double %327, i64 %309
  store <4 x double> %330, ptr %328, align 32
  %331 = getelementptr <4 x double>, ptr %325, i64 %319
  %332 = load <4 x double>, ptr %331, align 32
  %333 = insertelement <4 x double> %332, double %327, i64 %307
  store <4 x double> %333, ptr %331, align 32
  %334 = load double, ptr %298, align 32
  %335 = insertelement <4 x double> %333, double %334, i64 %309
  store <4 x double> %335, ptr %331, align 32
  %336 = load double, ptr %298, align 32
  %337 = fneg double %336
  %338 = load <4 x double>, ptr %328, align 32
  %339 = insertelement <4 x double> %338, double %337, i64 %307
  store <4 x double> %339, ptr %328, align 32
  %340 = load i64, ptr %310
  %341 = icmp slt i64 %340, 3
  %342 = select i1 %341, double 1.000000e+00, double -1.000000e+00
  %343 = getelementptr <4 x double>, ptr %325, i64 %312
  %344 = load <4 x double>, ptr %343, align 32
  %345 = insertelement <4 x double> %344, double %342, i64 %305
  store <4 x double> %345, ptr %343, align 32
  %346 = load double, ptr %274, align 32
  %347 = getelementptr %struct.place, ptr %304, i64 0, i32 1
  %348 = insertelement <4 x double> zeroinitializer, double %346, i64 %307
  store <4 x double> %348, ptr %347, align 32
  %349 = load double, ptr %278
  %350 = insertelement <4 x double> %348, double %349, i64 %309
  store <4 x double> %350, ptr %347, align 32
  %351 = load double, ptr %281, align 16
  %352 = insertelement <4 x double> %350, double %351, i64 %305
  store <4 x double> %352, ptr %347, align 32
  %353 = load double, ptr %293
  %354 = load double, ptr %284
  %355 = load double, ptr %298, align 32
  %356 = load double, ptr %286, align 16
  %357 = fmul double %355, %356
  %358 = call double @llvm.fmuladd.f64(double %353, double %354, double %357)
  %359 = getelementptr %struct.place, ptr %304, i64 0, i32 2
  %360 = insertelement <4 x double> zeroinitializer, double %358, i64 %319
  store <4 x double> %360, ptr %359, align 32
  %361 = load double, ptr %293
  %362 = load double, ptr %286, align 16
  %363 = load double, ptr %298, align 32
  %364 = load double, ptr %284
  %365 = fneg double %363
  %366 = fmul double %364, %365
  %367 = call double @llvm.fmuladd.f64(double %361, double %362, double %366)
  %368 = insertelement <4 x double> %360, double %367, i64 %324
  store <4 x double> %368, ptr %359, align 32
  %369 = load i64, ptr %310
  %370 = icmp slt i64 %369, 3
  %371 = load double, ptr %144
  %372 = fneg double %371
  %373 = select i1 %370, double %371, double %372
  %374 = getelementptr %struct.place, ptr %304, i64 0, i32 3
  %375 = insertelement <4 x double> zeroinitializer, double %373, i64 %312
  store <4 x double> %375, ptr %374, align 32
  br label %376

376:
  %377 = load i64, ptr %41
  %378 = icmp slt i64 %135, %377
  br i1 %378, label %120, label %119
}

declare double @llvm.fmuladd.f64(double, double, double)

define void @tree_act_flat(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %5 = bitcast ptr %4 to ptr
  %6 = load ptr, ptr %5
  call void @find_loads(ptr %0, ptr %1, ptr %2)
  %7 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %8 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 8
  br i1 %10, label %11, label %19

11:
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %13 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %14 = getelementptr %struct.flat, ptr %6, i64 1
  br label %15

15:
  %16 = phi i64 [ 0, %11 ], [ %78, %20 ]
  %17 = load i64, ptr %7
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %20, label %19

19:
  ret void

20:
  %21 = load ptr, ptr %12
  %22 = mul i64 %16, 6
  %23 = getelementptr i64, ptr %21, i64 5
  %24 = getelementptr i64, ptr %23, i64 %22
  %25 = load i64, ptr %24
  %26 = srem i64 %25, 3
  %27 = icmp sgt i64 %25, 2
  %28 = select i1 %27, i64 254, i64 255
  %29 = select i1 %27, i64 2, i64 1
  %30 = add i64 %29, %26
  %31 = trunc i64 %30 to i8
  %32 = srem i8 %31, 3
  %33 = add i64 %26, 3
  %34 = add i64 %33, %28
  %35 = trunc i64 %34 to i8
  %36 = srem i8 %35, 3
  %37 = load ptr, ptr %13
  %38 = shl i64 %16, 3
  %39 = getelementptr double, ptr %37, i64 %38
  %40 = add i8 %32, 1
  %41 = zext i8 %40 to i64
  %42 = getelementptr double, ptr %39, i64 %41
  %43 = load double, ptr %42
  %44 = add i8 %36, 1
  %45 = zext i8 %44 to i64
  %46 = getelementptr double, ptr %39, i64 %45
  %47 = load double, ptr %46
  %48 = getelementptr %struct.flat, ptr %14, i64 %16
  %49 = getelementptr %struct.flat, ptr %48, i64 0, i32 3
  %50 = load double, ptr %49
  %51 = getelementptr %struct.flat, ptr %48, i64 0, i32 4
  %52 = load double, ptr %51, align 32
  %53 = fneg double %52
  %54 = fmul double %47, %53
  %55 = call double @llvm.fmuladd.f64(double %50, double %43, double %54)
  %56 = getelementptr %struct.flat, ptr %48, i64 0, i32 16
  %57 = getelementptr [3 x <4 x double>], ptr %56, i64 0, i64 0, i64 3
  %58 = load double, ptr %57
  %59 = fsub double %58, %55
  %60 = getelementptr [3 x <4 x double>], ptr %56, i64 0, i64 0, i64 3
  store double %59, ptr %60
  %61 = fmul double %47, %50
  %62 = call double @llvm.fmuladd.f64(double %52, double %43, double %61)
  %63 = getelementptr [3 x <4 x double>], ptr %56, i64 0, i64 1, i64 3
  %64 = load double, ptr %63
  %65 = fsub double %64, %62
  %66 = getelementptr [3 x <4 x double>], ptr %56, i64 0, i64 1, i64 3
  store double %65, ptr %66
  %67 = load i64, ptr %24
  %68 = icmp slt i64 %67, 3
  %69 = select i1 %68, double 1.000000e+00, double -1.000000e+00
  %70 = add i64 %26, 4
  %71 = getelementptr double, ptr %39, i64 %70
  %72 = load double, ptr %71
  %73 = getelementptr [3 x <4 x double>], ptr %56, i64 0, i64 2, i64 3
  %74 = load double, ptr %73
  %75 = fneg double %69
  %76 = call double @llvm.fmuladd.f64(double %75, double %72, double %74)
  %77 = getelementptr [3 x <4 x double>], ptr %56, i64 0, i64 2, i64 3
  store double %76, ptr %77
  %78 = add i64 %16, 1
  %79 = load i64, ptr %8
  %80 = icmp eq i64 %79, 8
  br i1 %80, label %15, label %19
}

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
  br i1 %18, label %19, label %435

19:
  %20 = phi i64 [ %22, %19 ], [ 0, %15 ]
  %21 = getelementptr double, ptr %7, i64 %20
  store double 0x7FF8000000000000, ptr %21
  %22 = add i64 %20, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %435, label %19

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
  %83 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %84 = load ptr, ptr %83
  %85 = icmp eq ptr %84, null
  br i1 %85, label %87, label %86

86:
  call void @tree_loops_solve(ptr %0, ptr %9, ptr %11, ptr %10, ptr %7, ptr null)
  br label %398

87:
  %88 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %89 = load i64, ptr %88
  %90 = icmp sgt i64 %89, -1
  br i1 %90, label %91, label %397

91:
  %92 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %93 = load i64, ptr %92
  %94 = getelementptr double, ptr %5, i64 %93
  %95 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %96 = load i64, ptr %95
  %97 = getelementptr %struct.scratch, ptr %9, i64 0, i32 2
  %98 = bitcast ptr %97 to ptr
  %99 = load ptr, ptr %98
  call void @tree_go_outward_flat(ptr %0, ptr %9, ptr %11, ptr %5)
  call void @tree_act_flat(ptr %0, ptr %9, ptr %10)
  %100 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %101 = load i64, ptr %100
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %106, label %103

103:
  %104 = getelementptr %struct.flat, ptr %99, i64 0, i32 9
  %105 = bitcast ptr %104 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %105, i8 0, i64 16, i1 false)
  br label %398

106:
  %107 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %108 = icmp eq i64 %96, 0
  %109 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  br label %117

110:
  %111 = load i64, ptr %100
  %112 = getelementptr %struct.flat, ptr %99, i64 0, i32 9
  %113 = icmp sgt i64 %111, 0
  %114 = bitcast ptr %112 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %114, i8 0, i64 16, i1 false)
  br i1 %113, label %115, label %398

115:
  %116 = getelementptr %struct.flat, ptr %99, i64 1
  br label %326

117:
  %118 = phi i64 [ %101, %106 ], [ %119, %324 ]
  %119 = add i64 %118, -1
  %120 = load ptr, ptr %107
  %121 = mul i64 %119, 6
  %122 = getelementptr i64, ptr %120, i64 %121
  %123 = getelementptr i64, ptr %122, i64 3
  %124 = load i64, ptr %123
  %125 = load i64, ptr %34
  %126 = icmp sge i64 %124, %125
  %127 = mul i64 %119, 12
  %128 = add i64 %127, 6
  %129 = getelementptr double, ptr %94, i64 %128
  %130 = load double, ptr %129
  br i1 %108, label %136, label %131

131:
  %132 = load ptr, ptr %109
  %133 = mul i64 %119, %96
  %134 = getelementptr double, ptr %132, i64 %133
  %135 = load double, ptr %134
  br label %136

136:
  %137 = phi double [ %135, %131 ], [ 0.000000e+00, %117 ]
  %138 = load i64, ptr %122
  %139 = icmp eq i64 %138, 0
  %140 = getelementptr %struct.flat, ptr %99, i64 %138
  %141 = select i1 %139, ptr null, ptr %140
  %142 = getelementptr %struct.flat, ptr %99, i64 %118, i32 11
  %143 = load double, ptr %142
  %144 = getelementptr %struct.flat, ptr %99, i64 %118, i32 12
  %145 = load double, ptr %144, align 32
  %146 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16, i64 0
  %147 = load <4 x double>, ptr %146, align 32
  %148 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16, i64 1
  %149 = load <4 x double>, ptr %148, align 32
  %150 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16, i64 2
  %151 = load <4 x double>, ptr %150, align 32
  %152 = getelementptr i64, ptr %122, i64 1
  %153 = load i64, ptr %152
  %154 = icmp eq i64 %153, 1
  br i1 %154, label %169, label %155

155:
  %156 = getelementptr i64, ptr %122, i64 5
  %157 = load i64, ptr %156
  %158 = icmp slt i64 %157, 3
  %159 = fneg double %137
  %160 = select i1 %158, double %137, double %159
  %161 = extractelement <4 x double> %151, i64 2
  %162 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double poison>, double %160, i64 3
  %163 = fsub <4 x double> %151, %162
  %164 = fcmp une double %130, 0.000000e+00
  %165 = or i1 %126, %164
  %166 = insertelement <4 x double> %163, double 0.000000e+00, i64 2
  %167 = select i1 %165, <4 x double> %163, <4 x double> %166
  %168 = select i1 %165, <4 x double> %151, <4 x double> %162
  br label %242

169:
  %170 = getelementptr %struct.flat, ptr %99, i64 %118, i32 13
  %171 = load double, ptr %170
  %172 = getelementptr %struct.flat, ptr %99, i64 %118, i32 14
  %173 = load double, ptr %172, align 16
  %174 = insertelement <4 x double> poison, double %171, i64 0
  %175 = shufflevector <4 x double> %174, <4 x double> poison, <4 x i32> zeroinitializer
  %176 = insertelement <4 x double> poison, double %173, i64 0
  %177 = shufflevector <4 x double> %176, <4 x double> poison, <4 x i32> zeroinitializer
  %178 = fmul <4 x double> %149, %177
  %179 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %175, <4 x double> %147, <4 x double> %178)
  %180 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double poison>, double %137, i64 3
  %181 = fsub <4 x double> %179, %180
  %182 = extractelement <4 x double> %151, i64 0
  %183 = extractelement <4 x double> %151, i64 1
  %184 = fmul double %183, %173
  %185 = call double @llvm.fmuladd.f64(double %171, double %182, double %184)
  %186 = insertelement <4 x double> %181, double %185, i64 2
  %187 = extractelement <4 x double> %181, i64 0
  %188 = extractelement <4 x double> %181, i64 1
  %189 = fmul double %173, %188
  %190 = call double @llvm.fmuladd.f64(double %171, double %187, double %189)
  %191 = fcmp une double %130, 0.000000e+00
  %192 = or i1 %126, %191
  br i1 %192, label %242, label %193

193:
  %194 = extractelement <4 x double> %147, i64 0
  %195 = extractelement <4 x double> %147, i64 1
  %196 = fmul double %195, -2.000000e+00
  %197 = fmul double %196, %171
  %198 = call double @llvm.fmuladd.f64(double %194, double %173, double %197)
  %199 = extractelement <4 x double> %149, i64 1
  %200 = fmul double %199, %171
  %201 = fmul double %171, %200
  %202 = call double @llvm.fmuladd.f64(double %198, double %173, double %201)
  %203 = fneg double %182
  %204 = fmul double %173, %203
  %205 = call double @llvm.fmuladd.f64(double %183, double %171, double %204)
  %206 = extractelement <4 x double> %149, i64 3
  %207 = extractelement <4 x double> %147, i64 3
  %208 = fneg double %207
  %209 = fmul double %173, %208
  %210 = call double @llvm.fmuladd.f64(double %206, double %171, double %209)
  %211 = fneg double %173
  %212 = fneg double %187
  %213 = fmul double %173, %212
  %214 = call double @llvm.fmuladd.f64(double %188, double %171, double %213)
  %215 = fmul double %214, %211
  %216 = insertelement <4 x double> %186, double %215, i64 0
  %217 = fmul double %171, %214
  %218 = insertelement <4 x double> %216, double %217, i64 1
  %219 = fmul double %173, %202
  %220 = fmul double %173, %219
  %221 = fneg double %202
  %222 = fmul double %171, %221
  %223 = fmul double %173, %222
  %224 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %220, i64 0
  %225 = insertelement <4 x double> %224, double %223, i64 1
  %226 = fmul double %210, %211
  %227 = call double @llvm.fmuladd.f64(double %171, double %137, double %226)
  %228 = insertelement <4 x double> %225, double %227, i64 3
  %229 = fmul double %171, %202
  %230 = fmul double %171, %229
  %231 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %223, i64 0
  %232 = insertelement <4 x double> %231, double %230, i64 1
  %233 = fmul double %171, %210
  %234 = call double @llvm.fmuladd.f64(double %173, double %137, double %233)
  %235 = insertelement <4 x double> %232, double %234, i64 3
  %236 = fneg double %205
  %237 = fmul double %173, %236
  %238 = insertelement <4 x double> undef, double %237, i64 0
  %239 = fmul double %171, %205
  %240 = insertelement <4 x double> %238, double %239, i64 1
  %241 = shufflevector <4 x double> %240, <4 x double> %151, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %247

242:
  %243 = phi double [ %161, %155 ], [ %190, %169 ]
  %244 = phi <4 x double> [ %167, %155 ], [ %186, %169 ]
  %245 = phi <4 x double> [ %163, %155 ], [ %186, %169 ]
  %246 = phi <4 x double> [ %168, %155 ], [ %151, %169 ]
  br i1 %126, label %258, label %247

247:
  %248 = phi double [ %190, %193 ], [ %243, %242 ]
  %249 = phi <4 x double> [ %228, %193 ], [ %147, %242 ]
  %250 = phi <4 x double> [ %235, %193 ], [ %149, %242 ]
  %251 = phi <4 x double> [ %241, %193 ], [ %246, %242 ]
  %252 = phi <4 x double> [ %186, %193 ], [ %245, %242 ]
  %253 = phi <4 x double> [ %218, %193 ], [ %244, %242 ]
  %254 = fadd double %130, %248
  %255 = fcmp ogt double %254, 0.000000e+00
  br i1 %255, label %256, label %258

256:
  %257 = fdiv double 1.000000e+00, %254
  br label %258

258:
  %259 = phi <4 x double> [ %147, %242 ], [ %249, %256 ], [ %249, %247 ]
  %260 = phi <4 x double> [ %149, %242 ], [ %250, %256 ], [ %250, %247 ]
  %261 = phi <4 x double> [ %246, %242 ], [ %251, %256 ], [ %251, %247 ]
  %262 = phi <4 x double> [ %245, %242 ], [ %252, %256 ], [ %252, %247 ]
  %263 = phi <4 x double> [ %244, %242 ], [ %253, %256 ], [ %253, %247 ]
  %264 = phi double [ 0.000000e+00, %242 ], [ %257, %256 ], [ 0x7FF8000000000000, %247 ]
  %265 = extractelement <4 x double> %262, i64 1
  %266 = extractelement <4 x double> %262, i64 0
  %267 = fneg double %145
  %268 = fmul double %266, %267
  %269 = call double @llvm.fmuladd.f64(double %143, double %265, double %268)
  %270 = extractelement <4 x double> %262, i64 2
  %271 = fadd double %270, %269
  %272 = insertelement <4 x double> %262, double %271, i64 2
  %273 = getelementptr %struct.flat, ptr %99, i64 %118, i32 15
  store double %264, ptr %273
  %274 = insertelement <4 x double> poison, double %264, i64 0
  %275 = shufflevector <4 x double> %274, <4 x double> poison, <4 x i32> zeroinitializer
  %276 = fmul <4 x double> %275, %272
  %277 = getelementptr %struct.flat, ptr %99, i64 %118, i32 17
  store <4 x double> %276, ptr %277, align 32
  %278 = icmp eq ptr %141, null
  br i1 %278, label %324, label %279

279:
  %280 = insertelement <4 x double> poison, double %143, i64 0
  %281 = shufflevector <4 x double> %280, <4 x double> poison, <4 x i32> zeroinitializer
  %282 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %281, <4 x double> %260, <4 x double> %261)
  %283 = insertelement <4 x double> poison, double %145, i64 0
  %284 = shufflevector <4 x double> %283, <4 x double> poison, <4 x i32> zeroinitializer
  %285 = fneg <4 x double> %284
  %286 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %285, <4 x double> %259, <4 x double> %282)
  %287 = extractelement <4 x double> %261, i64 2
  %288 = extractelement <4 x double> %261, i64 1
  %289 = extractelement <4 x double> %286, i64 1
  %290 = fadd double %288, %289
  %291 = call double @llvm.fmuladd.f64(double %143, double %290, double %287)
  %292 = extractelement <4 x double> %261, i64 0
  %293 = extractelement <4 x double> %286, i64 0
  %294 = fadd double %292, %293
  %295 = call double @llvm.fmuladd.f64(double %267, double %294, double %291)
  %296 = insertelement <4 x double> %286, double %295, i64 2
  %297 = extractelement <4 x double> %263, i64 1
  %298 = extractelement <4 x double> %263, i64 0
  %299 = fmul double %298, %267
  %300 = call double @llvm.fmuladd.f64(double %143, double %297, double %299)
  %301 = extractelement <4 x double> %263, i64 2
  %302 = fadd double %301, %300
  %303 = insertelement <4 x double> %263, double %302, i64 2
  %304 = getelementptr %struct.flat, ptr %141, i64 0, i32 16, i64 0
  %305 = load <4 x double>, ptr %304, align 32
  %306 = fadd <4 x double> %259, %305
  %307 = shufflevector <4 x double> %263, <4 x double> poison, <4 x i32> zeroinitializer
  %308 = fmul <4 x double> %307, %303
  %309 = fneg <4 x double> %275
  %310 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %309, <4 x double> %308, <4 x double> %306)
  store <4 x double> %310, ptr %304, align 32
  %311 = getelementptr %struct.flat, ptr %141, i64 0, i32 16, i64 1
  %312 = load <4 x double>, ptr %311, align 32
  %313 = fadd <4 x double> %260, %312
  %314 = shufflevector <4 x double> %263, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %315 = fmul <4 x double> %314, %303
  %316 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %309, <4 x double> %315, <4 x double> %313)
  store <4 x double> %316, ptr %311, align 32
  %317 = getelementptr %struct.flat, ptr %141, i64 0, i32 16, i64 2
  %318 = load <4 x double>, ptr %317, align 32
  %319 = fadd <4 x double> %296, %318
  %320 = insertelement <4 x double> poison, double %302, i64 0
  %321 = shufflevector <4 x double> %320, <4 x double> poison, <4 x i32> zeroinitializer
  %322 = fmul <4 x double> %303, %321
  %323 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %309, <4 x double> %322, <4 x double> %319)
  store <4 x double> %323, ptr %317, align 32
  br label %324

324:
  %325 = icmp ugt i64 %118, 1
  br i1 %325, label %117, label %110

326:
  %327 = phi i64 [ 0, %115 ], [ %394, %393 ]
  %328 = load ptr, ptr %107
  %329 = mul i64 %327, 6
  %330 = getelementptr i64, ptr %328, i64 %329
  %331 = getelementptr %struct.flat, ptr %116, i64 %327
  %332 = load i64, ptr %330
  %333 = getelementptr %struct.flat, ptr %99, i64 %332, i32 8
  %334 = load double, ptr %333, align 32
  %335 = getelementptr %struct.flat, ptr %99, i64 %332, i32 9
  %336 = load double, ptr %335
  %337 = getelementptr %struct.flat, ptr %99, i64 %332, i32 10
  %338 = load double, ptr %337, align 16
  %339 = getelementptr %struct.flat, ptr %331, i64 0, i32 17
  %340 = load <4 x double>, ptr %339, align 32
  %341 = extractelement <4 x double> %340, i64 0
  %342 = extractelement <4 x double> %340, i64 1
  %343 = extractelement <4 x double> %340, i64 3
  %344 = call double @llvm.fmuladd.f64(double %342, double %338, double %343)
  %345 = call double @llvm.fmuladd.f64(double %341, double %336, double %344)
  %346 = extractelement <4 x double> %340, i64 2
  %347 = call double @llvm.fmuladd.f64(double %346, double %334, double %345)
  %348 = fneg double %347
  %349 = getelementptr i64, ptr %330, i64 1
  %350 = load i64, ptr %349
  %351 = icmp eq i64 %350, 1
  %352 = select i1 %351, double 0.000000e+00, double %347
  %353 = fsub double %334, %352
  %354 = getelementptr %struct.flat, ptr %331, i64 0, i32 8
  store double %353, ptr %354, align 32
  %355 = getelementptr %struct.flat, ptr %331, i64 0, i32 12
  %356 = load double, ptr %355, align 32
  %357 = fneg double %334
  %358 = call double @llvm.fmuladd.f64(double %357, double %356, double %336)
  br i1 %351, label %359, label %371

359:
  %360 = getelementptr %struct.flat, ptr %331, i64 0, i32 13
  %361 = load double, ptr %360
  %362 = fmul double %347, %361
  %363 = fsub double %358, %362
  %364 = getelementptr %struct.flat, ptr %331, i64 0, i32 11
  %365 = load double, ptr %364
  %366 = call double @llvm.fmuladd.f64(double %334, double %365, double %338)
  %367 = getelementptr %struct.flat, ptr %331, i64 0, i32 14
  %368 = load double, ptr %367, align 16
  %369 = fmul double %347, %368
  %370 = fsub double %366, %369
  br label %381

371:
  %372 = fadd double %358, 0.000000e+00
  %373 = getelementptr %struct.flat, ptr %331, i64 0, i32 11
  %374 = load double, ptr %373
  %375 = call double @llvm.fmuladd.f64(double %334, double %374, double %338)
  %376 = fadd double %375, 0.000000e+00
  %377 = getelementptr i64, ptr %330, i64 5
  %378 = load i64, ptr %377
  %379 = icmp slt i64 %378, 3
  %380 = select i1 %379, double %348, double %347
  br label %381

381:
  %382 = phi double [ %363, %359 ], [ %372, %371 ]
  %383 = phi double [ %370, %359 ], [ %376, %371 ]
  %384 = phi double [ %348, %359 ], [ %380, %371 ]
  %385 = getelementptr %struct.flat, ptr %331, i64 0, i32 9
  store double %382, ptr %385
  %386 = getelementptr %struct.flat, ptr %331, i64 0, i32 10
  store double %383, ptr %386, align 16
  %387 = getelementptr i64, ptr %330, i64 3
  %388 = load i64, ptr %387
  %389 = load i64, ptr %34
  %390 = icmp slt i64 %388, %389
  br i1 %390, label %391, label %393

391:
  %392 = getelementptr double, ptr %7, i64 %388
  store double %384, ptr %392
  br label %393

393:
  %394 = add i64 %327, 1
  %395 = load i64, ptr %100
  %396 = icmp slt i64 %394, %395
  br i1 %396, label %326, label %398

397:
  call void @solve(ptr %0, ptr %9, ptr %11, ptr %10, ptr %5, ptr %7)
  br label %398

398:
  %399 = icmp eq ptr %6, null
  br i1 %399, label %420, label %400

400:
  %401 = load ptr, ptr %80
  %402 = load ptr, ptr %81
  call void @tree_coordinate_rates(ptr %0, ptr %401, ptr %402, ptr %6)
  %403 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %404 = load i64, ptr %403
  %405 = icmp eq i64 %404, 0
  br i1 %405, label %420, label %406

406:
  %407 = load i64, ptr %34
  %408 = getelementptr double, ptr %7, i64 %407
  %409 = bitcast ptr %408 to ptr
  %410 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  %411 = load ptr, ptr %410
  %412 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %413 = load i64, ptr %412
  %414 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %415 = load i64, ptr %414
  %416 = mul i64 %415, %413
  %417 = getelementptr double, ptr %411, i64 %416
  %418 = bitcast ptr %417 to ptr
  %419 = shl i64 %404, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %409, ptr align 8 %418, i64 %419, i1 false)
  br label %420

420:
  %421 = getelementptr %struct.scratch, ptr %9, i64 0, i32 0
  %422 = load i64, ptr %421
  %423 = icmp slt i64 %422, 0
  br i1 %423, label %424, label %428

424:
  %425 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %426 = bitcast ptr %425 to ptr
  %427 = load ptr, ptr %426
  call void @free(ptr %427)
  br label %434

428:
  %429 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %422
  %430 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %431 = load ptr, ptr %430
  %432 = bitcast ptr %429 to ptr
  %433 = ptrtoint ptr %431 to i64
  store atomic i64 %433, ptr %432 release, align 8
  br label %434

434:
  br label %435

435:
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
  br i1 %20, label %21, label %416

21:
  %22 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %23 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %24 = icmp ne ptr %12, null
  %25 = icmp ne i64 %17, 0
  %26 = select i1 %24, i1 %25, i1 false
  br label %27

27:
  %28 = phi i64 [ %19, %21 ], [ %29, %412 ]
  %29 = add i64 %28, -1
  %30 = load ptr, ptr %22
  %31 = mul i64 %29, 6
  %32 = getelementptr i64, ptr %30, i64 %31
  %33 = getelementptr i64, ptr %32, i64 1
  %34 = load i64, ptr %33
  %35 = icmp eq i64 %34, 1
  %36 = getelementptr i64, ptr %32, i64 3
  %37 = load i64, ptr %36
  %38 = load i64, ptr %23
  %39 = icmp sge i64 %37, %38
  %40 = mul i64 %29, 36
  %41 = add i64 %40, 32
  %42 = getelementptr double, ptr %15, i64 %41
  %43 = load double, ptr %42
  br i1 %26, label %44, label %48

44:
  %45 = mul i64 %29, %17
  %46 = getelementptr double, ptr %12, i64 %45
  %47 = load double, ptr %46
  br label %48

48:
  %49 = phi double [ %47, %44 ], [ 0.000000e+00, %27 ]
  %50 = load i64, ptr %32
  %51 = icmp eq i64 %50, 0
  %52 = getelementptr %struct.body, ptr %14, i64 %50
  %53 = select i1 %51, ptr null, ptr %52
  %54 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 0
  %55 = load <4 x double>, ptr %54, align 32
  %56 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 1
  %57 = load <4 x double>, ptr %56, align 32
  %58 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 2
  %59 = load <4 x double>, ptr %58, align 32
  %60 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 0
  %61 = load <4 x double>, ptr %60, align 32
  %62 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 1
  %63 = load <4 x double>, ptr %62, align 32
  %64 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 2
  %65 = load <4 x double>, ptr %64, align 32
  %66 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 0
  %67 = load <4 x double>, ptr %66, align 32
  %68 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 1
  %69 = load <4 x double>, ptr %68, align 32
  %70 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 2
  %71 = load <4 x double>, ptr %70, align 32
  %72 = shufflevector <4 x double> %61, <4 x double> %63, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %73 = shufflevector <4 x double> %72, <4 x double> %65, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %74 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 0
  %75 = load <4 x double>, ptr %74, align 32
  %76 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 1
  %77 = load <4 x double>, ptr %76, align 32
  %78 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 2
  %79 = load <4 x double>, ptr %78, align 32
  %80 = getelementptr %struct.body, ptr %14, i64 %28, i32 1
  %81 = load <4 x double>, ptr %80, align 32
  %82 = select i1 %35, <4 x double> %65, <4 x double> %59
  %83 = select i1 %35, <4 x double> %71, <4 x double> %73
  %84 = getelementptr %struct.body, ptr %14, i64 %28, i32 10
  %85 = load <4 x double>, ptr %84, align 32
  %86 = getelementptr %struct.body, ptr %14, i64 %28, i32 9
  %87 = load <4 x double>, ptr %86, align 32
  %88 = extractelement <4 x double> %83, i64 2
  %89 = extractelement <4 x double> %82, i64 2
  %90 = select i1 %35, double %88, double %89
  %91 = fadd double %43, %90
  %92 = extractelement <4 x double> %87, i64 2
  %93 = extractelement <4 x double> %85, i64 2
  %94 = select i1 %35, double %92, double %93
  %95 = fsub double %49, %94
  %96 = select i1 %39, double 0.000000e+00, double %95
  br i1 %39, label %101, label %97

97:
  %98 = fcmp ogt double %91, 0.000000e+00
  br i1 %98, label %99, label %101

99:
  %100 = fdiv double 1.000000e+00, %91
  br label %101

101:
  %102 = phi double [ 0.000000e+00, %48 ], [ %100, %99 ], [ 0x7FF8000000000000, %97 ]
  %103 = shufflevector <4 x double> %83, <4 x double> poison, <4 x i32> zeroinitializer
  %104 = shufflevector <4 x double> %83, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %105 = fmul <4 x double> %104, %77
  %106 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %103, <4 x double> %105)
  %107 = shufflevector <4 x double> %83, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %108 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %107, <4 x double> %106)
  %109 = shufflevector <4 x double> %82, <4 x double> poison, <4 x i32> zeroinitializer
  %110 = shufflevector <4 x double> %82, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %111 = fmul <4 x double> %110, %77
  %112 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %109, <4 x double> %111)
  %113 = shufflevector <4 x double> %82, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %114 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %113, <4 x double> %112)
  %115 = shufflevector <4 x double> %108, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %116 = fmul <4 x double> %81, %115
  %117 = shufflevector <4 x double> %81, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %118 = fmul <4 x double> %108, %117
  %119 = fsub <4 x double> %116, %118
  %120 = shufflevector <4 x double> %119, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %121 = fadd <4 x double> %114, %120
  %122 = getelementptr %struct.body, ptr %14, i64 %28, i32 11
  store <4 x double> %121, ptr %122, align 32
  %123 = getelementptr %struct.body, ptr %14, i64 %28, i32 12
  store <4 x double> %108, ptr %123, align 32
  %124 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %102, i64 0
  %125 = insertelement <4 x double> %124, double %96, i64 1
  %126 = getelementptr %struct.body, ptr %14, i64 %28, i32 13
  store <4 x double> %125, ptr %126, align 32
  %127 = icmp eq ptr %53, null
  br i1 %127, label %412, label %128

128:
  %129 = fcmp une double %43, 0.000000e+00
  %130 = or i1 %39, %129
  br i1 %130, label %177, label %131

131:
  br i1 %35, label %132, label %137

132:
  %133 = insertelement <4 x double> %67, double 0.000000e+00, i64 2
  %134 = insertelement <4 x double> %69, double 0.000000e+00, i64 2
  %135 = insertelement <4 x double> %83, double 0.000000e+00, i64 2
  %136 = insertelement <4 x double> %87, double %49, i64 2
  br label %145

137:
  %138 = insertelement <4 x double> %55, double 0.000000e+00, i64 2
  %139 = insertelement <4 x double> %57, double 0.000000e+00, i64 2
  %140 = insertelement <4 x double> %61, double 0.000000e+00, i64 2
  %141 = insertelement <4 x double> %63, double 0.000000e+00, i64 2
  %142 = insertelement <4 x double> %65, double 0.000000e+00, i64 2
  %143 = insertelement <4 x double> %82, double 0.000000e+00, i64 2
  %144 = insertelement <4 x double> %85, double %49, i64 2
  br label %145

145:
  %146 = phi <4 x double> [ %67, %137 ], [ %133, %132 ]
  %147 = phi <4 x double> [ %69, %137 ], [ %134, %132 ]
  %148 = phi <4 x double> [ %71, %137 ], [ zeroinitializer, %132 ]
  %149 = phi <4 x double> [ %140, %137 ], [ %61, %132 ]
  %150 = phi <4 x double> [ %141, %137 ], [ %63, %132 ]
  %151 = phi <4 x double> [ %142, %137 ], [ zeroinitializer, %132 ]
  %152 = phi <4 x double> [ %138, %137 ], [ %55, %132 ]
  %153 = phi <4 x double> [ %139, %137 ], [ %57, %132 ]
  %154 = phi <4 x double> [ zeroinitializer, %137 ], [ %59, %132 ]
  %155 = phi <4 x double> [ %87, %137 ], [ %136, %132 ]
  %156 = phi <4 x double> [ %144, %137 ], [ %85, %132 ]
  %157 = phi <4 x double> [ %73, %137 ], [ %135, %132 ]
  %158 = phi <4 x double> [ %143, %137 ], [ %65, %132 ]
  %159 = shufflevector <4 x double> %157, <4 x double> poison, <4 x i32> zeroinitializer
  %160 = shufflevector <4 x double> %157, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %161 = fmul <4 x double> %77, %160
  %162 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %159, <4 x double> %161)
  %163 = shufflevector <4 x double> %157, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %164 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %163, <4 x double> %162)
  %165 = shufflevector <4 x double> %158, <4 x double> poison, <4 x i32> zeroinitializer
  %166 = shufflevector <4 x double> %158, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %167 = fmul <4 x double> %77, %166
  %168 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %165, <4 x double> %167)
  %169 = shufflevector <4 x double> %158, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %170 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %169, <4 x double> %168)
  %171 = shufflevector <4 x double> %164, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %172 = fmul <4 x double> %81, %171
  %173 = fmul <4 x double> %117, %164
  %174 = fsub <4 x double> %172, %173
  %175 = shufflevector <4 x double> %174, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %176 = fadd <4 x double> %170, %175
  br label %177

177:
  %178 = phi <4 x double> [ %67, %128 ], [ %146, %145 ]
  %179 = phi <4 x double> [ %69, %128 ], [ %147, %145 ]
  %180 = phi <4 x double> [ %71, %128 ], [ %148, %145 ]
  %181 = phi <4 x double> [ %61, %128 ], [ %149, %145 ]
  %182 = phi <4 x double> [ %63, %128 ], [ %150, %145 ]
  %183 = phi <4 x double> [ %65, %128 ], [ %151, %145 ]
  %184 = phi <4 x double> [ %55, %128 ], [ %152, %145 ]
  %185 = phi <4 x double> [ %57, %128 ], [ %153, %145 ]
  %186 = phi <4 x double> [ %59, %128 ], [ %154, %145 ]
  %187 = phi <4 x double> [ %121, %128 ], [ %176, %145 ]
  %188 = phi <4 x double> [ %108, %128 ], [ %164, %145 ]
  %189 = phi <4 x double> [ %87, %128 ], [ %155, %145 ]
  %190 = phi <4 x double> [ %85, %128 ], [ %156, %145 ]
  %191 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %192 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %193 = fmul <4 x double> %77, %192
  %194 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %191, <4 x double> %193)
  %195 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %196 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %195, <4 x double> %194)
  %197 = shufflevector <4 x double> %185, <4 x double> poison, <4 x i32> zeroinitializer
  %198 = shufflevector <4 x double> %185, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %199 = fmul <4 x double> %77, %198
  %200 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %197, <4 x double> %199)
  %201 = shufflevector <4 x double> %185, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %202 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %201, <4 x double> %200)
  %203 = shufflevector <4 x double> %186, <4 x double> poison, <4 x i32> zeroinitializer
  %204 = shufflevector <4 x double> %186, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %205 = fmul <4 x double> %77, %204
  %206 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %203, <4 x double> %205)
  %207 = shufflevector <4 x double> %186, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %208 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %207, <4 x double> %206)
  %209 = shufflevector <4 x double> %75, <4 x double> poison, <4 x i32> zeroinitializer
  %210 = shufflevector <4 x double> %77, <4 x double> poison, <4 x i32> zeroinitializer
  %211 = fmul <4 x double> %210, %202
  %212 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %196, <4 x double> %209, <4 x double> %211)
  %213 = shufflevector <4 x double> %79, <4 x double> poison, <4 x i32> zeroinitializer
  %214 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %208, <4 x double> %213, <4 x double> %212)
  %215 = shufflevector <4 x double> %75, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %216 = shufflevector <4 x double> %77, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %217 = fmul <4 x double> %216, %202
  %218 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %196, <4 x double> %215, <4 x double> %217)
  %219 = shufflevector <4 x double> %79, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %220 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %208, <4 x double> %219, <4 x double> %218)
  %221 = shufflevector <4 x double> %75, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %222 = shufflevector <4 x double> %77, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %223 = fmul <4 x double> %222, %202
  %224 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %196, <4 x double> %221, <4 x double> %223)
  %225 = shufflevector <4 x double> %79, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %226 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %208, <4 x double> %225, <4 x double> %224)
  %227 = shufflevector <4 x double> %181, <4 x double> poison, <4 x i32> zeroinitializer
  %228 = shufflevector <4 x double> %181, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %229 = fmul <4 x double> %77, %228
  %230 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %227, <4 x double> %229)
  %231 = shufflevector <4 x double> %181, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %232 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %231, <4 x double> %230)
  %233 = shufflevector <4 x double> %182, <4 x double> poison, <4 x i32> zeroinitializer
  %234 = shufflevector <4 x double> %182, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %235 = fmul <4 x double> %77, %234
  %236 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %233, <4 x double> %235)
  %237 = shufflevector <4 x double> %182, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %238 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %237, <4 x double> %236)
  %239 = shufflevector <4 x double> %183, <4 x double> poison, <4 x i32> zeroinitializer
  %240 = shufflevector <4 x double> %183, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %241 = fmul <4 x double> %77, %240
  %242 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %239, <4 x double> %241)
  %243 = shufflevector <4 x double> %183, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %244 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %243, <4 x double> %242)
  %245 = fmul <4 x double> %210, %238
  %246 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %209, <4 x double> %245)
  %247 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %244, <4 x double> %213, <4 x double> %246)
  %248 = fmul <4 x double> %216, %238
  %249 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %215, <4 x double> %248)
  %250 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %244, <4 x double> %219, <4 x double> %249)
  %251 = fmul <4 x double> %222, %238
  %252 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %221, <4 x double> %251)
  %253 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %244, <4 x double> %225, <4 x double> %252)
  %254 = shufflevector <4 x double> %178, <4 x double> poison, <4 x i32> zeroinitializer
  %255 = shufflevector <4 x double> %178, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %256 = fmul <4 x double> %77, %255
  %257 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %254, <4 x double> %256)
  %258 = shufflevector <4 x double> %178, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %259 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %258, <4 x double> %257)
  %260 = shufflevector <4 x double> %179, <4 x double> poison, <4 x i32> zeroinitializer
  %261 = shufflevector <4 x double> %179, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %262 = fmul <4 x double> %77, %261
  %263 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %260, <4 x double> %262)
  %264 = shufflevector <4 x double> %179, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %265 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %264, <4 x double> %263)
  %266 = shufflevector <4 x double> %180, <4 x double> poison, <4 x i32> zeroinitializer
  %267 = shufflevector <4 x double> %180, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %268 = fmul <4 x double> %77, %267
  %269 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %266, <4 x double> %268)
  %270 = shufflevector <4 x double> %180, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %271 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %270, <4 x double> %269)
  %272 = fmul <4 x double> %210, %265
  %273 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %209, <4 x double> %272)
  %274 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %213, <4 x double> %273)
  %275 = fmul <4 x double> %216, %265
  %276 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %215, <4 x double> %275)
  %277 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %219, <4 x double> %276)
  %278 = fmul <4 x double> %222, %265
  %279 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %221, <4 x double> %278)
  %280 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %225, <4 x double> %279)
  %281 = shufflevector <4 x double> %274, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %282 = fmul <4 x double> %81, %281
  %283 = fmul <4 x double> %117, %274
  %284 = fsub <4 x double> %282, %283
  %285 = shufflevector <4 x double> %284, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %286 = shufflevector <4 x double> %277, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %287 = fmul <4 x double> %81, %286
  %288 = fmul <4 x double> %117, %277
  %289 = fsub <4 x double> %287, %288
  %290 = shufflevector <4 x double> %289, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %291 = shufflevector <4 x double> %280, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %292 = fmul <4 x double> %81, %291
  %293 = fmul <4 x double> %117, %280
  %294 = fsub <4 x double> %292, %293
  %295 = shufflevector <4 x double> %294, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %296 = fadd <4 x double> %247, %285
  %297 = fadd <4 x double> %250, %290
  %298 = fadd <4 x double> %253, %295
  %299 = shufflevector <4 x double> %81, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %300 = shufflevector <4 x double> %81, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %301 = fneg <4 x double> %250
  %302 = fmul <4 x double> %300, %301
  %303 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %253, <4 x double> %299, <4 x double> %302)
  %304 = shufflevector <4 x double> %81, <4 x double> poison, <4 x i32> zeroinitializer
  %305 = fneg <4 x double> %253
  %306 = fmul <4 x double> %304, %305
  %307 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %247, <4 x double> %300, <4 x double> %306)
  %308 = fneg <4 x double> %247
  %309 = fmul <4 x double> %299, %308
  %310 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %250, <4 x double> %304, <4 x double> %309)
  %311 = shufflevector <4 x double> %303, <4 x double> %307, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %312 = shufflevector <4 x double> %303, <4 x double> %307, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %313 = shufflevector <4 x double> %311, <4 x double> %310, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %314 = shufflevector <4 x double> %311, <4 x double> %310, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %315 = shufflevector <4 x double> %312, <4 x double> %310, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %316 = fadd <4 x double> %214, %313
  %317 = fadd <4 x double> %220, %314
  %318 = fadd <4 x double> %226, %315
  %319 = getelementptr %struct.body, ptr %53, i64 0, i32 6, i32 0
  %320 = load <4 x double>, ptr %319, align 32
  %321 = fadd <4 x double> %320, %316
  %322 = insertelement <4 x double> poison, double %102, i64 0
  %323 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> zeroinitializer
  %324 = shufflevector <4 x double> %187, <4 x double> poison, <4 x i32> zeroinitializer
  %325 = fmul <4 x double> %187, %324
  %326 = fneg <4 x double> %323
  %327 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %325, <4 x double> %321)
  %328 = getelementptr %struct.body, ptr %53, i64 0, i32 6, i32 1
  %329 = load <4 x double>, ptr %328, align 32
  %330 = fadd <4 x double> %329, %317
  %331 = shufflevector <4 x double> %187, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %332 = fmul <4 x double> %187, %331
  %333 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %332, <4 x double> %330)
  %334 = getelementptr %struct.body, ptr %53, i64 0, i32 6, i32 2
  %335 = load <4 x double>, ptr %334, align 32
  %336 = fadd <4 x double> %335, %318
  %337 = shufflevector <4 x double> %187, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %338 = fmul <4 x double> %187, %337
  %339 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %338, <4 x double> %336)
  %340 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %298, <4 x double> %299, <4 x double> %327)
  %341 = fneg <4 x double> %297
  %342 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %341, <4 x double> %300, <4 x double> %340)
  store <4 x double> %342, ptr %319, align 32
  %343 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %296, <4 x double> %300, <4 x double> %333)
  %344 = fneg <4 x double> %298
  %345 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %344, <4 x double> %304, <4 x double> %343)
  store <4 x double> %345, ptr %328, align 32
  %346 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %297, <4 x double> %304, <4 x double> %339)
  %347 = fneg <4 x double> %296
  %348 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %347, <4 x double> %299, <4 x double> %346)
  store <4 x double> %348, ptr %334, align 32
  %349 = getelementptr %struct.body, ptr %53, i64 0, i32 7, i32 0
  %350 = load <4 x double>, ptr %349, align 32
  %351 = fadd <4 x double> %296, %350
  %352 = shufflevector <4 x double> %188, <4 x double> poison, <4 x i32> zeroinitializer
  %353 = fmul <4 x double> %187, %352
  %354 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %353, <4 x double> %351)
  %355 = getelementptr %struct.body, ptr %53, i64 0, i32 7, i32 1
  %356 = load <4 x double>, ptr %355, align 32
  %357 = fadd <4 x double> %297, %356
  %358 = shufflevector <4 x double> %188, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %359 = fmul <4 x double> %187, %358
  %360 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %359, <4 x double> %357)
  %361 = getelementptr %struct.body, ptr %53, i64 0, i32 7, i32 2
  %362 = load <4 x double>, ptr %361, align 32
  %363 = fadd <4 x double> %298, %362
  %364 = shufflevector <4 x double> %188, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %365 = fmul <4 x double> %187, %364
  %366 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %365, <4 x double> %363)
  store <4 x double> %354, ptr %349, align 32
  store <4 x double> %360, ptr %355, align 32
  store <4 x double> %366, ptr %361, align 32
  %367 = getelementptr %struct.body, ptr %53, i64 0, i32 8, i32 0
  %368 = load <4 x double>, ptr %367, align 32
  %369 = fadd <4 x double> %274, %368
  %370 = fmul <4 x double> %188, %352
  %371 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %370, <4 x double> %369)
  %372 = getelementptr %struct.body, ptr %53, i64 0, i32 8, i32 1
  %373 = load <4 x double>, ptr %372, align 32
  %374 = fadd <4 x double> %277, %373
  %375 = fmul <4 x double> %188, %358
  %376 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %375, <4 x double> %374)
  %377 = getelementptr %struct.body, ptr %53, i64 0, i32 8, i32 2
  %378 = load <4 x double>, ptr %377, align 32
  %379 = fadd <4 x double> %280, %378
  %380 = fmul <4 x double> %188, %364
  %381 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %380, <4 x double> %379)
  store <4 x double> %371, ptr %367, align 32
  store <4 x double> %376, ptr %372, align 32
  store <4 x double> %381, ptr %377, align 32
  %382 = shufflevector <4 x double> %189, <4 x double> poison, <4 x i32> zeroinitializer
  %383 = shufflevector <4 x double> %189, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %384 = fmul <4 x double> %77, %383
  %385 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %382, <4 x double> %384)
  %386 = shufflevector <4 x double> %189, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %387 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %386, <4 x double> %385)
  %388 = getelementptr %struct.body, ptr %53, i64 0, i32 9
  %389 = load <4 x double>, ptr %388, align 32
  %390 = fadd <4 x double> %387, %389
  %391 = insertelement <4 x double> poison, double %96, i64 0
  %392 = shufflevector <4 x double> %391, <4 x double> poison, <4 x i32> zeroinitializer
  %393 = fmul <4 x double> %392, %188
  %394 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %323, <4 x double> %393, <4 x double> %390)
  store <4 x double> %394, ptr %388, align 32
  %395 = getelementptr %struct.body, ptr %53, i64 0, i32 10
  %396 = load <4 x double>, ptr %395, align 32
  %397 = shufflevector <4 x double> %190, <4 x double> poison, <4 x i32> zeroinitializer
  %398 = shufflevector <4 x double> %190, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %399 = fmul <4 x double> %77, %398
  %400 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %397, <4 x double> %399)
  %401 = shufflevector <4 x double> %190, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %402 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %401, <4 x double> %400)
  %403 = fadd <4 x double> %402, %396
  %404 = shufflevector <4 x double> %387, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %405 = fmul <4 x double> %81, %404
  %406 = fmul <4 x double> %117, %387
  %407 = fsub <4 x double> %405, %406
  %408 = shufflevector <4 x double> %407, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %409 = fadd <4 x double> %408, %403
  %410 = fmul <4 x double> %392, %187
  %411 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %323, <4 x double> %410, <4 x double> %409)
  store <4 x double> %411, ptr %395, align 32
  br label %412

412:
  %413 = icmp ugt i64 %28, 1
  br i1 %413, label %27, label %414

414:
  %415 = load ptr, ptr %13
  br label %416

416:
  %417 = phi ptr [ %415, %414 ], [ %14, %11 ]
  %418 = getelementptr %struct.body, ptr %417, i64 0, i32 3
  %419 = bitcast ptr %418 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %419, i8 0, i64 64, i1 false)
  %420 = load i64, ptr %18
  %421 = icmp sgt i64 %420, 0
  br i1 %421, label %422, label %507

422:
  %423 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %424 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %425 = getelementptr %struct.body, ptr %417, i64 1
  br label %426

426:
  %427 = phi i64 [ 0, %422 ], [ %504, %503 ]
  %428 = load ptr, ptr %423
  %429 = mul i64 %427, 6
  %430 = getelementptr i64, ptr %428, i64 %429
  %431 = getelementptr %struct.body, ptr %425, i64 %427
  %432 = load i64, ptr %430
  %433 = getelementptr i64, ptr %430, i64 1
  %434 = load i64, ptr %433
  %435 = icmp eq i64 %434, 1
  %436 = getelementptr %struct.body, ptr %431, i64 0, i32 0, i32 0
  %437 = load <4 x double>, ptr %436, align 32
  %438 = getelementptr %struct.body, ptr %431, i64 0, i32 0, i32 1
  %439 = load <4 x double>, ptr %438, align 32
  %440 = shufflevector <4 x double> %437, <4 x double> %439, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %441 = shufflevector <4 x double> %437, <4 x double> %439, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %442 = getelementptr %struct.body, ptr %431, i64 0, i32 0, i32 2
  %443 = load <4 x double>, ptr %442, align 32
  %444 = shufflevector <4 x double> %440, <4 x double> %443, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %445 = shufflevector <4 x double> %440, <4 x double> %443, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %446 = shufflevector <4 x double> %441, <4 x double> %443, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %447 = getelementptr %struct.body, ptr %417, i64 %432, i32 3
  %448 = load <4 x double>, ptr %447, align 32
  %449 = getelementptr %struct.body, ptr %417, i64 %432, i32 4
  %450 = load <4 x double>, ptr %449, align 32
  %451 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> zeroinitializer
  %452 = shufflevector <4 x double> %448, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %453 = fmul <4 x double> %445, %452
  %454 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %444, <4 x double> %451, <4 x double> %453)
  %455 = shufflevector <4 x double> %448, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %456 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %446, <4 x double> %455, <4 x double> %454)
  %457 = getelementptr %struct.body, ptr %431, i64 0, i32 1
  %458 = load <4 x double>, ptr %457, align 32
  %459 = shufflevector <4 x double> %458, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %460 = fmul <4 x double> %448, %459
  %461 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %462 = fmul <4 x double> %461, %458
  %463 = fsub <4 x double> %460, %462
  %464 = shufflevector <4 x double> %463, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %465 = fadd <4 x double> %450, %464
  %466 = shufflevector <4 x double> %465, <4 x double> poison, <4 x i32> zeroinitializer
  %467 = shufflevector <4 x double> %465, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %468 = fmul <4 x double> %445, %467
  %469 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %444, <4 x double> %466, <4 x double> %468)
  %470 = shufflevector <4 x double> %465, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %471 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %446, <4 x double> %470, <4 x double> %469)
  %472 = getelementptr %struct.body, ptr %431, i64 0, i32 11
  %473 = load <4 x double>, ptr %472, align 32
  %474 = getelementptr %struct.body, ptr %431, i64 0, i32 12
  %475 = load <4 x double>, ptr %474, align 32
  %476 = fmul <4 x double> %450, %475
  %477 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %473, <4 x double> %448, <4 x double> %476)
  %478 = getelementptr %struct.body, ptr %431, i64 0, i32 13
  %479 = getelementptr <4 x double>, ptr %478, i64 0, i64 1
  %480 = load double, ptr %479
  %481 = extractelement <4 x double> %477, i64 0
  %482 = fsub double %480, %481
  %483 = extractelement <4 x double> %477, i64 1
  %484 = extractelement <4 x double> %477, i64 2
  %485 = fadd double %483, %484
  %486 = fsub double %482, %485
  %487 = getelementptr <4 x double>, ptr %478, i64 0, i64 0
  %488 = load double, ptr %487, align 32
  %489 = fmul double %488, %486
  %490 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %489, i64 2
  %491 = select i1 %435, <4 x double> splat (double -0.000000e+00), <4 x double> %490
  %492 = fadd <4 x double> %456, %491
  %493 = getelementptr %struct.body, ptr %431, i64 0, i32 3
  store <4 x double> %492, ptr %493, align 32
  %494 = select i1 %435, <4 x double> %490, <4 x double> splat (double -0.000000e+00)
  %495 = fadd <4 x double> %471, %494
  %496 = getelementptr %struct.body, ptr %431, i64 0, i32 4
  store <4 x double> %495, ptr %496, align 32
  %497 = getelementptr i64, ptr %430, i64 3
  %498 = load i64, ptr %497
  %499 = load i64, ptr %424
  %500 = icmp slt i64 %498, %499
  br i1 %500, label %501, label %503

501:
  %502 = getelementptr double, ptr %5, i64 %498
  store double %489, ptr %502
  br label %503

503:
  %504 = add i64 %427, 1
  %505 = load i64, ptr %18
  %506 = icmp slt i64 %504, %505
  br i1 %506, label %426, label %507

507:
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
  %602 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %595
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
  %236 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %229
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
  %114 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %107
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
  %110 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
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
  %2 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2
  %4 = icmp eq ptr %3, null
  br i1 %4, label %52, label %5

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
  %23 = add i64 %20, 3
  %24 = add i64 %23, %22
  %25 = sdiv i64 %24, 4
  %26 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %27 = load i64, ptr %26
  %28 = icmp sgt i64 %27, -1
  br i1 %28, label %29, label %31

29:
  %30 = mul i64 %7, 12
  br label %37

31:
  %32 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 13
  %33 = load i64, ptr %32
  %34 = add i64 %33, 3
  %35 = sdiv i64 %34, 4
  %36 = shl i64 %35, 2
  br label %37

37:
  %38 = phi i64 [ %30, %29 ], [ %36, %31 ]
  %39 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 12
  %40 = load i64, ptr %39
  %41 = shl i64 %13, 1
  %42 = add i64 %11, %8
  %43 = add i64 %42, %15
  %44 = add i64 %43, %25
  %45 = add i64 %44, %41
  %46 = shl i64 %45, 2
  %47 = add i64 %18, 16
  %48 = add i64 %47, %22
  %49 = add i64 %48, %46
  %50 = add i64 %49, %38
  %51 = add i64 %50, %40
  br label %52

52:
  %53 = phi i64 [ %51, %37 ], [ 0, %1 ]
  ret i64 %53
}

define void @tree_loops_solve(ptr %0, ptr %1, ptr %2, ptr %3, ptr  %4, ptr %5) {
  %7 = alloca [6 x <4 x double>], align 32
  %8 = alloca %struct.closing, align 8
  %9 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %10 = load ptr, ptr %9
  %11 = bitcast ptr %8 to ptr
  call void @closing_of(ptr sret(%struct.closing) align 8 %8, ptr %0, ptr %1)
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %13 = load i64, ptr %12
  %14 = icmp sgt i64 %13, -1
  br i1 %14, label %15, label %1997

15:
  %16 = load ptr, ptr %9
  %17 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %20 = load i64, ptr %19
  %21 = getelementptr double, ptr %18, i64 %20
  %22 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %23 = load i64, ptr %22
  %24 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25
  call void @tree_go_outward_flat(ptr %0, ptr %1, ptr %2, ptr %18)
  call void @tree_act_flat(ptr %0, ptr %1, ptr %3)
  %27 = getelementptr %struct.flat, ptr %26, i64 0, i32 0
  call void @find_rows(ptr %0, ptr %8, ptr %27, ptr %18)
  %28 = load ptr, ptr %9
  %29 = load i64, ptr %12
  %30 = add i64 %29, 1
  %31 = srem i64 %30, 3
  %32 = getelementptr double, ptr %18, i64 %31
  %33 = load double, ptr %32
  %34 = add i64 %29, 2
  %35 = srem i64 %34, 3
  %36 = getelementptr double, ptr %18, i64 %35
  %37 = load double, ptr %36
  %38 = getelementptr %struct.tree_closing.1, ptr %28, i64 0, i32 8
  %39 = load i64, ptr %38
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %110

41:
  %42 = getelementptr %struct.tree_closing.1, ptr %28, i64 0, i32 9
  %43 = getelementptr %struct.tree_closing.1, ptr %28, i64 0, i32 18
  %44 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %45 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %46 = getelementptr %struct.tree_closing.1, ptr %28, i64 0, i32 20
  %47 = load ptr, ptr %43
  br label %48

48:
  %49 = phi i64 [ %39, %41 ], [ %68, %67 ]
  %50 = phi ptr [ %47, %41 ], [ %69, %67 ]
  %51 = phi i64 [ 0, %41 ], [ %70, %67 ]
  %52 = load ptr, ptr %42
  %53 = getelementptr i64, ptr %52, i64 %51
  %54 = load i64, ptr %53
  %55 = getelementptr i64, ptr %50, i64 %54
  %56 = load i64, ptr %55
  %57 = add i64 %54, 1
  %58 = getelementptr i64, ptr %50, i64 %57
  %59 = load i64, ptr %58
  %60 = icmp slt i64 %56, %59
  br i1 %60, label %61, label %67

61:
  %62 = getelementptr %struct.flat, ptr %26, i64 %54, i32 9
  %63 = getelementptr %struct.flat, ptr %26, i64 %54, i32 10
  %64 = getelementptr %struct.flat, ptr %26, i64 %54, i32 8
  br label %72

65:
  %66 = load i64, ptr %38
  br label %67

67:
  %68 = phi i64 [ %66, %65 ], [ %49, %48 ]
  %69 = phi ptr [ %106, %65 ], [ %50, %48 ]
  %70 = add i64 %51, 1
  %71 = icmp slt i64 %70, %68
  br i1 %71, label %48, label %110

72:
  %73 = phi i64 [ %56, %61 ], [ %105, %72 ]
  %74 = load ptr, ptr %44
  %75 = mul i64 %73, 3
  %76 = getelementptr <4 x double>, ptr %74, i64 %75
  %77 = load <4 x double>, ptr %76, align 32
  %78 = load double, ptr %62
  %79 = fadd double %33, %78
  %80 = insertelement <4 x double> poison, double %79, i64 0
  %81 = shufflevector <4 x double> %80, <4 x double> poison, <4 x i32> zeroinitializer
  %82 = getelementptr <4 x double>, ptr %76, i64 1
  %83 = load <4 x double>, ptr %82, align 32
  %84 = load double, ptr %63, align 16
  %85 = fadd double %37, %84
  %86 = insertelement <4 x double> poison, double %85, i64 0
  %87 = shufflevector <4 x double> %86, <4 x double> poison, <4 x i32> zeroinitializer
  %88 = fmul <4 x double> %83, %87
  %89 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %81, <4 x double> %88)
  %90 = getelementptr <4 x double>, ptr %76, i64 2
  %91 = load <4 x double>, ptr %90, align 32
  %92 = load double, ptr %64, align 32
  %93 = insertelement <4 x double> poison, double %92, i64 0
  %94 = shufflevector <4 x double> %93, <4 x double> poison, <4 x i32> zeroinitializer
  %95 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %91, <4 x double> %94, <4 x double> %89)
  %96 = load ptr, ptr %45
  %97 = load ptr, ptr %46
  %98 = getelementptr i64, ptr %97, i64 %73
  %99 = load i64, ptr %98
  %100 = shl i64 %99, 2
  %101 = getelementptr double, ptr %96, i64 %100
  %102 = bitcast ptr %101 to ptr
  %103 = load <4 x double>, ptr %102, align 32
  %104 = fsub <4 x double> %103, %95
  store <4 x double> %104, ptr %102, align 32
  %105 = add i64 %73, 1
  %106 = load ptr, ptr %43
  %107 = getelementptr i64, ptr %106, i64 %57
  %108 = load i64, ptr %107
  %109 = icmp slt i64 %105, %108
  br i1 %109, label %72, label %65

110:
  %111 = getelementptr %struct.closing, ptr %8, i64 0, i32 3
  %112 = bitcast ptr %111 to ptr
  %113 = load ptr, ptr %112
  %114 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 23
  %115 = load i64, ptr %114
  %116 = shl i64 %115, 7
  call void @llvm.memset.p0.i64(ptr align 32 %113, i8 0, i64 %116, i1 false)
  %117 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %118 = load i64, ptr %117
  %119 = icmp sgt i64 %118, 0
  br i1 %119, label %120, label %133

120:
  %121 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %122 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 26
  %123 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %124 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %125 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %126 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %127 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %128 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  %129 = icmp eq i64 %23, 0
  %130 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %131 = getelementptr %struct.closing, ptr %8, i64 0, i32 1
  %132 = getelementptr %struct.closing, ptr %8, i64 0, i32 2
  br label %765

133:
  %134 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 26
  %135 = load ptr, ptr %134
  %136 = load i64, ptr %135
  %137 = getelementptr i64, ptr %135, i64 1
  %138 = load i64, ptr %137
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %140, label %523

140:
  %141 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %142 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %143 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %144 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %145 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %146 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %147

147:
  %148 = phi i64 [ %136, %140 ], [ %518, %517 ]
  %149 = load ptr, ptr %141
  %150 = mul i64 %148, 5
  %151 = getelementptr i64, ptr %149, i64 %150
  %152 = load i64, ptr %151
  %153 = getelementptr i64, ptr %151, i64 1
  %154 = load i64, ptr %153
  %155 = add i64 %154, %152
  %156 = getelementptr i64, ptr %151, i64 2
  %157 = load i64, ptr %156
  %158 = add i64 %154, 1
  %159 = load ptr, ptr %142
  %160 = getelementptr i64, ptr %151, i64 3
  %161 = load i64, ptr %160
  %162 = getelementptr i64, ptr %159, i64 %161
  %163 = load ptr, ptr %143
  %164 = getelementptr i64, ptr %151, i64 4
  %165 = load i64, ptr %164
  %166 = getelementptr <4 x double>, ptr %163, i64 %165
  %167 = getelementptr i64, ptr %162, i64 %155
  %168 = getelementptr i64, ptr %167, i64 %155
  %169 = add i64 %152, 1
  %170 = mul i64 %169, %152
  %171 = sdiv i64 %170, 2
  %172 = getelementptr i64, ptr %168, i64 %171
  %173 = mul i64 %157, %158
  %174 = getelementptr <4 x double>, ptr %166, i64 %173, i64 0
  %175 = icmp ne i64 %152, 1
  %176 = icmp ne i64 %154, 0
  %177 = select i1 %175, i1 true, i1 %176
  br i1 %177, label %351, label %178

178:
  %179 = load ptr, ptr %144
  %180 = load i64, ptr %167
  %181 = mul i64 %180, 3
  %182 = getelementptr <4 x double>, ptr %179, i64 %181
  %183 = load ptr, ptr %111
  %184 = load i64, ptr %168
  %185 = shl i64 %184, 2
  %186 = getelementptr <4 x double>, ptr %183, i64 %185, i64 0
  %187 = load ptr, ptr %145
  %188 = load i64, ptr %162
  %189 = shl i64 %188, 2
  %190 = getelementptr double, ptr %187, i64 %189
  %191 = getelementptr <4 x double>, ptr %182, i64 1
  %192 = getelementptr <4 x double>, ptr %182, i64 2
  %193 = call i64 @llvm.smax.i64(i64 %157, i64 0)
  %194 = icmp slt i64 %157, 1
  br i1 %194, label %348, label %195

195:
  %196 = load <4 x double>, ptr %182, align 32
  %197 = load <4 x double>, ptr %191, align 32
  %198 = shufflevector <4 x double> %196, <4 x double> %197, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %199 = load <4 x double>, ptr %192, align 32
  %200 = shufflevector <4 x double> %198, <4 x double> %199, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %201 = load double, ptr %190
  %202 = fneg double %201
  %203 = insertelement <4 x double> %200, double %202, i64 3
  %204 = load double, ptr %186
  %205 = fcmp ogt double %204, 0.000000e+00
  %206 = fdiv double 1.000000e+00, %204
  %207 = select i1 %205, double %206, double 0x7FF8000000000000
  %208 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %207, i64 0
  store <4 x double> %203, ptr %166, align 32
  %209 = getelementptr <4 x double>, ptr %166, i64 %157
  store <4 x double> zeroinitializer, ptr %209, align 32
  %210 = icmp eq i64 %193, 1
  br i1 %210, label %348, label %211

211:
  %212 = bitcast ptr %182 to ptr
  %213 = load <2 x double>, ptr %212, align 8
  %214 = shufflevector <2 x double> %213, <2 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %215 = getelementptr <4 x double>, ptr %191, i64 0, i64 1
  %216 = load double, ptr %215
  %217 = insertelement <4 x double> %214, double %216, i64 1
  %218 = getelementptr <4 x double>, ptr %192, i64 0, i64 1
  %219 = load double, ptr %218
  %220 = insertelement <4 x double> %217, double %219, i64 2
  %221 = getelementptr double, ptr %190, i64 1
  %222 = load double, ptr %221
  %223 = fneg double %222
  %224 = insertelement <4 x double> %220, double %223, i64 3
  %225 = getelementptr <4 x double>, ptr %183, i64 %185, i64 5
  %226 = load double, ptr %225
  %227 = getelementptr <4 x double>, ptr %183, i64 %185, i64 4
  %228 = load double, ptr %227
  %229 = fmul double %207, %228
  %230 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %229, i64 0
  %231 = insertelement <4 x double> poison, double %229, i64 0
  %232 = shufflevector <4 x double> %231, <4 x double> poison, <4 x i32> zeroinitializer
  %233 = fneg <4 x double> %232
  %234 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %233, <4 x double> %203, <4 x double> %224)
  %235 = load double, ptr %186
  %236 = fneg double %228
  %237 = fmul double %228, %236
  %238 = call double @llvm.fmuladd.f64(double %226, double %235, double %237)
  %239 = fcmp ogt double %238, 0.000000e+00
  %240 = fdiv double %235, %238
  %241 = select i1 %239, double %240, double 0x7FF8000000000000
  %242 = insertelement <4 x double> %208, double %241, i64 1
  %243 = getelementptr <4 x double>, ptr %166, i64 1
  store <4 x double> %234, ptr %243, align 32
  %244 = add i64 %157, 1
  %245 = getelementptr <4 x double>, ptr %166, i64 %244
  store <4 x double> %230, ptr %245, align 32
  %246 = icmp eq i64 %193, 2
  br i1 %246, label %348, label %247

247:
  %248 = getelementptr <4 x double>, ptr %179, i64 %181, i64 2
  %249 = load double, ptr %248, align 16
  %250 = insertelement <4 x double> undef, double %249, i64 0
  %251 = getelementptr <4 x double>, ptr %191, i64 0, i64 2
  %252 = load double, ptr %251, align 16
  %253 = insertelement <4 x double> %250, double %252, i64 1
  %254 = getelementptr <4 x double>, ptr %192, i64 0, i64 2
  %255 = load double, ptr %254, align 16
  %256 = insertelement <4 x double> %253, double %255, i64 2
  %257 = getelementptr double, ptr %190, i64 2
  %258 = load double, ptr %257
  %259 = fneg double %258
  %260 = insertelement <4 x double> %256, double %259, i64 3
  %261 = getelementptr <4 x double>, ptr %183, i64 %185, i64 10
  %262 = load double, ptr %261
  %263 = getelementptr <4 x double>, ptr %183, i64 %185, i64 8
  %264 = load double, ptr %263
  %265 = fmul double %207, %264
  %266 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %265, i64 0
  %267 = insertelement <4 x double> poison, double %265, i64 0
  %268 = shufflevector <4 x double> %267, <4 x double> poison, <4 x i32> zeroinitializer
  %269 = fneg <4 x double> %268
  %270 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %203, <4 x double> %260)
  %271 = getelementptr <4 x double>, ptr %183, i64 %185, i64 9
  %272 = load double, ptr %271
  %273 = fneg double %264
  %274 = call double @llvm.fmuladd.f64(double %273, double %229, double %272)
  %275 = fmul double %241, %274
  %276 = insertelement <4 x double> %266, double %275, i64 1
  %277 = insertelement <4 x double> poison, double %275, i64 0
  %278 = shufflevector <4 x double> %277, <4 x double> poison, <4 x i32> zeroinitializer
  %279 = fneg <4 x double> %278
  %280 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %279, <4 x double> %234, <4 x double> %270)
  %281 = call double @llvm.fmuladd.f64(double %273, double %265, double %262)
  %282 = fneg double %274
  %283 = call double @llvm.fmuladd.f64(double %282, double %275, double %281)
  %284 = fcmp ogt double %283, 0.000000e+00
  %285 = fdiv double 1.000000e+00, %283
  %286 = select i1 %284, double %285, double 0x7FF8000000000000
  %287 = insertelement <4 x double> %242, double %286, i64 2
  %288 = getelementptr <4 x double>, ptr %166, i64 2
  store <4 x double> %280, ptr %288, align 32
  %289 = add i64 %157, 2
  %290 = getelementptr <4 x double>, ptr %166, i64 %289
  store <4 x double> %276, ptr %290, align 32
  %291 = icmp eq i64 %193, 3
  br i1 %291, label %348, label %292

292:
  %293 = getelementptr <4 x double>, ptr %179, i64 %181, i64 3
  %294 = load double, ptr %293
  %295 = insertelement <4 x double> undef, double %294, i64 0
  %296 = getelementptr <4 x double>, ptr %191, i64 0, i64 3
  %297 = load double, ptr %296
  %298 = insertelement <4 x double> %295, double %297, i64 1
  %299 = getelementptr <4 x double>, ptr %192, i64 0, i64 3
  %300 = load double, ptr %299
  %301 = insertelement <4 x double> %298, double %300, i64 2
  %302 = getelementptr double, ptr %190, i64 3
  %303 = load double, ptr %302
  %304 = fneg double %303
  %305 = insertelement <4 x double> %301, double %304, i64 3
  %306 = getelementptr <4 x double>, ptr %183, i64 %185, i64 15
  %307 = load double, ptr %306
  %308 = getelementptr <4 x double>, ptr %183, i64 %185, i64 12
  %309 = load double, ptr %308
  %310 = fmul double %207, %309
  %311 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %310, i64 0
  %312 = insertelement <4 x double> poison, double %310, i64 0
  %313 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> zeroinitializer
  %314 = fneg <4 x double> %313
  %315 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %314, <4 x double> %203, <4 x double> %305)
  %316 = getelementptr <4 x double>, ptr %183, i64 %185, i64 13
  %317 = load double, ptr %316
  %318 = fneg double %309
  %319 = call double @llvm.fmuladd.f64(double %318, double %229, double %317)
  %320 = fmul double %241, %319
  %321 = insertelement <4 x double> %311, double %320, i64 1
  %322 = insertelement <4 x double> poison, double %320, i64 0
  %323 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> zeroinitializer
  %324 = fneg <4 x double> %323
  %325 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %324, <4 x double> %234, <4 x double> %315)
  %326 = getelementptr <4 x double>, ptr %183, i64 %185, i64 14
  %327 = load double, ptr %326
  %328 = call double @llvm.fmuladd.f64(double %318, double %265, double %327)
  %329 = fneg double %319
  %330 = call double @llvm.fmuladd.f64(double %329, double %275, double %328)
  %331 = fmul double %286, %330
  %332 = insertelement <4 x double> %321, double %331, i64 2
  %333 = insertelement <4 x double> poison, double %331, i64 0
  %334 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> zeroinitializer
  %335 = fneg <4 x double> %334
  %336 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %335, <4 x double> %280, <4 x double> %325)
  %337 = call double @llvm.fmuladd.f64(double %318, double %310, double %307)
  %338 = call double @llvm.fmuladd.f64(double %329, double %320, double %337)
  %339 = fneg double %330
  %340 = call double @llvm.fmuladd.f64(double %339, double %331, double %338)
  %341 = fcmp ogt double %340, 0.000000e+00
  %342 = fdiv double 1.000000e+00, %340
  %343 = select i1 %341, double %342, double 0x7FF8000000000000
  %344 = insertelement <4 x double> %287, double %343, i64 3
  %345 = getelementptr <4 x double>, ptr %166, i64 3
  store <4 x double> %336, ptr %345, align 32
  %346 = add i64 %157, 3
  %347 = getelementptr <4 x double>, ptr %166, i64 %346
  store <4 x double> %332, ptr %347, align 32
  br label %348

348:
  %349 = phi <4 x double> [ zeroinitializer, %178 ], [ %208, %195 ], [ %242, %211 ], [ %287, %247 ], [ %344, %292 ]
  %350 = getelementptr <4 x double>, ptr %166, i64 %157
  store <4 x double> %349, ptr %350, align 32
  br label %517

351:
  %352 = icmp sgt i64 %152, 0
  br i1 %352, label %353, label %479

353:
  %354 = load ptr, ptr %146
  %355 = icmp sgt i64 %154, 0
  br label %356

356:
  %357 = phi ptr [ %354, %353 ], [ %389, %388 ]
  %358 = phi i64 [ 1, %353 ], [ %392, %388 ]
  %359 = phi ptr [ %166, %353 ], [ %391, %388 ]
  %360 = phi ptr [ %174, %353 ], [ %390, %388 ]
  %361 = phi i64 [ 0, %353 ], [ %375, %388 ]
  %362 = getelementptr i64, ptr %162, i64 %361
  %363 = load i64, ptr %362
  %364 = load ptr, ptr %144
  %365 = getelementptr i64, ptr %167, i64 %361
  %366 = load i64, ptr %365
  %367 = mul i64 %366, 3
  %368 = getelementptr <4 x double>, ptr %364, i64 %367
  %369 = load ptr, ptr %145
  %370 = shl i64 %363, 2
  %371 = getelementptr double, ptr %369, i64 %370
  %372 = getelementptr i64, ptr %357, i64 %363
  %373 = load i64, ptr %372
  %374 = icmp sgt i64 %373, 0
  %375 = add i64 %361, 1
  br i1 %374, label %376, label %388

376:
  %377 = mul i64 %375, %361
  %378 = lshr i64 %377, 1
  %379 = getelementptr <4 x double>, ptr %368, i64 1
  %380 = getelementptr <4 x double>, ptr %368, i64 2
  br label %381

381:
  %382 = phi ptr [ %357, %376 ], [ %438, %434 ]
  %383 = phi ptr [ %359, %376 ], [ %437, %434 ]
  %384 = phi ptr [ %360, %376 ], [ %436, %434 ]
  %385 = phi i64 [ 0, %376 ], [ %435, %434 ]
  %386 = load ptr, ptr %111
  %387 = getelementptr <4 x double>, ptr %386, i64 %385
  br label %408

388:
  %389 = phi ptr [ %357, %356 ], [ %438, %434 ]
  %390 = phi ptr [ %360, %356 ], [ %436, %434 ]
  %391 = phi ptr [ %359, %356 ], [ %437, %434 ]
  %392 = add i64 %358, 1
  %393 = icmp eq i64 %375, %152
  br i1 %393, label %479, label %356

394:
  %395 = load <4 x double>, ptr %368, align 32
  %396 = extractelement <4 x double> %395, i64 %385
  %397 = insertelement <4 x double> undef, double %396, i64 0
  %398 = load <4 x double>, ptr %379, align 32
  %399 = extractelement <4 x double> %398, i64 %385
  %400 = insertelement <4 x double> %397, double %399, i64 1
  %401 = load <4 x double>, ptr %380, align 32
  %402 = extractelement <4 x double> %401, i64 %385
  %403 = insertelement <4 x double> %400, double %402, i64 2
  %404 = getelementptr double, ptr %371, i64 %385
  %405 = load double, ptr %404
  %406 = fneg double %405
  %407 = insertelement <4 x double> %403, double %406, i64 3
  store <4 x double> %407, ptr %383, align 32
  br i1 %355, label %442, label %434

408:
  %409 = phi i64 [ 0, %381 ], [ %424, %422 ]
  %410 = phi i64 [ 0, %381 ], [ %423, %422 ]
  %411 = getelementptr i64, ptr %162, i64 %410
  %412 = load i64, ptr %411
  %413 = getelementptr i64, ptr %382, i64 %412
  %414 = load i64, ptr %413
  %415 = icmp sgt i64 %414, 0
  br i1 %415, label %416, label %422

416:
  %417 = add i64 %410, %378
  %418 = getelementptr i64, ptr %168, i64 %417
  %419 = load i64, ptr %418
  %420 = shl i64 %419, 2
  %421 = getelementptr <4 x double>, ptr %387, i64 %420
  br label %426

422:
  %423 = add i64 %410, 1
  %424 = add i64 %414, %409
  %425 = icmp eq i64 %423, %358
  br i1 %425, label %394, label %408

426:
  %427 = phi i64 [ 0, %416 ], [ %432, %426 ]
  %428 = load <4 x double>, ptr %421, align 32
  %429 = extractelement <4 x double> %428, i64 %427
  %430 = add i64 %427, %409
  %431 = getelementptr double, ptr %384, i64 %430
  store double %429, ptr %431
  %432 = add i64 %427, 1
  %433 = icmp eq i64 %432, %414
  br i1 %433, label %422, label %426

434:
  %435 = add i64 %385, 1
  %436 = getelementptr double, ptr %384, i64 %157
  %437 = getelementptr <4 x double>, ptr %383, i64 %158
  %438 = load ptr, ptr %146
  %439 = getelementptr i64, ptr %438, i64 %363
  %440 = load i64, ptr %439
  %441 = icmp slt i64 %435, %440
  br i1 %441, label %381, label %388

442:
  %443 = phi i64 [ %476, %474 ], [ 0, %394 ]
  %444 = load ptr, ptr %111
  %445 = mul i64 %443, %152
  %446 = add i64 %445, %361
  %447 = getelementptr i64, ptr %172, i64 %446
  %448 = load i64, ptr %447
  %449 = shl i64 %448, 2
  %450 = getelementptr <4 x double>, ptr %444, i64 %449
  %451 = add i64 %443, %152
  %452 = getelementptr i64, ptr %162, i64 %451
  %453 = load i64, ptr %452
  %454 = icmp sgt i64 %453, %363
  br i1 %454, label %455, label %471

455:
  %456 = load <4 x double>, ptr %450, align 32
  %457 = extractelement <4 x double> %456, i64 %385
  %458 = insertelement <4 x double> undef, double %457, i64 0
  %459 = getelementptr <4 x double>, ptr %450, i64 1
  %460 = load <4 x double>, ptr %459, align 32
  %461 = extractelement <4 x double> %460, i64 %385
  %462 = insertelement <4 x double> %458, double %461, i64 1
  %463 = getelementptr <4 x double>, ptr %450, i64 2
  %464 = load <4 x double>, ptr %463, align 32
  %465 = extractelement <4 x double> %464, i64 %385
  %466 = insertelement <4 x double> %462, double %465, i64 2
  %467 = getelementptr <4 x double>, ptr %450, i64 3
  %468 = load <4 x double>, ptr %467, align 32
  %469 = extractelement <4 x double> %468, i64 %385
  %470 = insertelement <4 x double> %466, double %469, i64 3
  br label %474

471:
  %472 = getelementptr <4 x double>, ptr %450, i64 %385
  %473 = load <4 x double>, ptr %472, align 32
  br label %474

474:
  %475 = phi <4 x double> [ %470, %455 ], [ %473, %471 ]
  %476 = add i64 %443, 1
  %477 = getelementptr <4 x double>, ptr %383, i64 %476
  store <4 x double> %475, ptr %477, align 32
  %478 = icmp eq i64 %476, %154
  br i1 %478, label %434, label %442

479:
  call void @factorize(ptr %174, i64 %157)
  %480 = icmp sgt i64 %157, 0
  br i1 %480, label %481, label %517

481:
  %482 = icmp ult i64 %154, 9223372036854775807
  br label %483

483:
  %484 = phi i64 [ %490, %489 ], [ 0, %481 ]
  %485 = phi ptr [ %492, %489 ], [ %174, %481 ]
  %486 = phi ptr [ %491, %489 ], [ %166, %481 ]
  br i1 %482, label %487, label %489

487:
  %488 = icmp eq i64 %484, 0
  br label %494

489:
  %490 = add i64 %484, 1
  %491 = getelementptr <4 x double>, ptr %486, i64 %158
  %492 = getelementptr double, ptr %485, i64 %157
  %493 = icmp eq i64 %490, %157
  br i1 %493, label %517, label %483

494:
  %495 = phi i64 [ 0, %487 ], [ %500, %498 ]
  %496 = getelementptr <4 x double>, ptr %486, i64 %495
  %497 = load <4 x double>, ptr %496, align 32
  br i1 %488, label %498, label %502

498:
  %499 = phi <4 x double> [ %497, %494 ], [ %514, %502 ]
  store <4 x double> %499, ptr %496, align 32
  %500 = add i64 %495, 1
  %501 = icmp eq i64 %495, %154
  br i1 %501, label %489, label %494

502:
  %503 = phi i64 [ %515, %502 ], [ 0, %494 ]
  %504 = phi <4 x double> [ %514, %502 ], [ %497, %494 ]
  %505 = getelementptr double, ptr %485, i64 %503
  %506 = load double, ptr %505
  %507 = insertelement <4 x double> poison, double %506, i64 0
  %508 = shufflevector <4 x double> %507, <4 x double> poison, <4 x i32> zeroinitializer
  %509 = mul i64 %503, %158
  %510 = add i64 %509, %495
  %511 = getelementptr <4 x double>, ptr %166, i64 %510
  %512 = load <4 x double>, ptr %511, align 32
  %513 = fneg <4 x double> %508
  %514 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %513, <4 x double> %512, <4 x double> %504)
  %515 = add i64 %503, 1
  %516 = icmp eq i64 %515, %484
  br i1 %516, label %498, label %502

517:
  %518 = add i64 %148, 1
  %519 = load ptr, ptr %134
  %520 = getelementptr i64, ptr %519, i64 1
  %521 = load i64, ptr %520
  %522 = icmp slt i64 %518, %521
  br i1 %522, label %147, label %523

523:
  %524 = getelementptr %struct.flat, ptr %26, i64 0, i32 9
  %525 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %526 = bitcast ptr %525 to ptr
  %527 = bitcast ptr %524 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %527, i8 0, i64 16, i1 false)
  %528 = load ptr, ptr %526
  %529 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 15
  %530 = load i64, ptr %529
  %531 = shl i64 %530, 5
  call void @llvm.memset.p0.i64(ptr align 32 %528, i8 0, i64 %531, i1 false)
  %532 = load ptr, ptr %24
  %533 = load ptr, ptr %134
  %534 = load i64, ptr %533
  %535 = getelementptr i64, ptr %533, i64 1
  %536 = load i64, ptr %535
  %537 = icmp slt i64 %534, %536
  br i1 %537, label %538, label %751

538:
  %539 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %540 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %541 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %542 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  %543 = getelementptr %struct.body, ptr %532, i64 0, i32 0, i32 2, i64 1
  %544 = getelementptr %struct.body, ptr %532, i64 0, i32 0, i32 2, i64 2
  %545 = getelementptr %struct.body, ptr %532, i64 0, i32 0, i32 2, i64 0
  %546 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %547

547:
  %548 = phi ptr [ %533, %538 ], [ %746, %745 ]
  %549 = phi i64 [ %534, %538 ], [ %747, %745 ]
  %550 = load ptr, ptr %539
  %551 = mul i64 %549, 5
  %552 = getelementptr i64, ptr %550, i64 %551
  %553 = load i64, ptr %552
  %554 = getelementptr i64, ptr %552, i64 1
  %555 = load i64, ptr %554
  %556 = getelementptr i64, ptr %552, i64 2
  %557 = load i64, ptr %556
  %558 = add i64 %555, 1
  %559 = load ptr, ptr %540
  %560 = getelementptr i64, ptr %552, i64 3
  %561 = load i64, ptr %560
  %562 = getelementptr i64, ptr %559, i64 %561
  %563 = load ptr, ptr %541
  %564 = getelementptr i64, ptr %552, i64 4
  %565 = load i64, ptr %564
  %566 = getelementptr <4 x double>, ptr %563, i64 %565
  %567 = mul i64 %557, %558
  %568 = getelementptr <4 x double>, ptr %566, i64 %567, i64 0
  %569 = load ptr, ptr %542
  %570 = icmp ne i64 %553, 1
  %571 = icmp ne i64 %555, 0
  %572 = select i1 %570, i1 true, i1 %571
  br i1 %572, label %573, label %578

573:
  %574 = icmp sgt i64 %557, 0
  br i1 %574, label %575, label %689

575:
  %576 = icmp sgt i64 %555, 0
  %577 = load ptr, ptr %525
  br label %654

578:
  %579 = load double, ptr %543
  %580 = fneg double %579
  %581 = load double, ptr %544, align 16
  %582 = fneg double %581
  %583 = load double, ptr %545, align 32
  %584 = fneg double %583
  %585 = insertelement <4 x double> <double poison, double poison, double poison, double -1.000000e+00>, double %580, i64 0
  %586 = insertelement <4 x double> %585, double %582, i64 1
  %587 = insertelement <4 x double> %586, double %584, i64 2
  %588 = getelementptr <4 x double>, ptr %566, i64 %557
  %589 = load <4 x double>, ptr %588, align 32
  %590 = load <4 x double>, ptr %566, align 32
  %591 = fmul <4 x double> %587, %590
  %592 = icmp sgt i64 %557, 1
  br i1 %592, label %593, label %607

593:
  %594 = getelementptr <4 x double>, ptr %566, i64 1
  %595 = load <4 x double>, ptr %594, align 32
  %596 = fmul <4 x double> %587, %595
  %597 = icmp eq i64 %557, 2
  br i1 %597, label %607, label %598

598:
  %599 = getelementptr <4 x double>, ptr %566, i64 2
  %600 = load <4 x double>, ptr %599, align 32
  %601 = fmul <4 x double> %587, %600
  %602 = icmp ugt i64 %557, 3
  br i1 %602, label %603, label %607

603:
  %604 = getelementptr <4 x double>, ptr %566, i64 3
  %605 = load <4 x double>, ptr %604, align 32
  %606 = fmul <4 x double> %587, %605
  br label %607

607:
  %608 = phi <4 x double> [ %601, %603 ], [ %601, %598 ], [ zeroinitializer, %593 ], [ zeroinitializer, %578 ]
  %609 = phi <4 x double> [ %596, %603 ], [ %596, %598 ], [ %596, %593 ], [ zeroinitializer, %578 ]
  %610 = phi <4 x double> [ %606, %603 ], [ zeroinitializer, %598 ], [ zeroinitializer, %593 ], [ zeroinitializer, %578 ]
  %611 = shufflevector <4 x double> %591, <4 x double> %609, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %612 = shufflevector <4 x double> %591, <4 x double> %609, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %613 = fadd <4 x double> %611, %612
  %614 = shufflevector <4 x double> %608, <4 x double> %610, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %615 = shufflevector <4 x double> %608, <4 x double> %610, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %616 = fadd <4 x double> %614, %615
  %617 = shufflevector <4 x double> %613, <4 x double> %616, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %618 = shufflevector <4 x double> %613, <4 x double> %616, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %619 = fadd <4 x double> %617, %618
  %620 = fmul <4 x double> %589, %619
  %621 = icmp sgt i64 %557, 3
  br i1 %621, label %622, label %629

622:
  %623 = add i64 %557, 3
  %624 = getelementptr <4 x double>, ptr %566, i64 %623
  %625 = load <4 x double>, ptr %624, align 32
  %626 = shufflevector <4 x double> %620, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %627 = fneg <4 x double> %625
  %628 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %627, <4 x double> %626, <4 x double> %620)
  br label %631

629:
  %630 = icmp eq i64 %557, 3
  br i1 %630, label %631, label %639

631:
  %632 = phi <4 x double> [ %628, %622 ], [ %620, %629 ]
  %633 = add i64 %557, 2
  %634 = getelementptr <4 x double>, ptr %566, i64 %633
  %635 = load <4 x double>, ptr %634, align 32
  %636 = shufflevector <4 x double> %632, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %637 = fneg <4 x double> %635
  %638 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %637, <4 x double> %636, <4 x double> %632)
  br label %639

639:
  %640 = phi <4 x double> [ %638, %631 ], [ %620, %629 ]
  br i1 %592, label %641, label %648

641:
  %642 = add i64 %557, 1
  %643 = getelementptr <4 x double>, ptr %566, i64 %642
  %644 = load <4 x double>, ptr %643, align 32
  %645 = shufflevector <4 x double> %640, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %646 = fneg <4 x double> %644
  %647 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %646, <4 x double> %645, <4 x double> %640)
  br label %648

648:
  %649 = phi <4 x double> [ %647, %641 ], [ %640, %639 ]
  %650 = load ptr, ptr %525
  %651 = load i64, ptr %562
  %652 = getelementptr <4 x double>, ptr %650, i64 %651
  store <4 x double> %649, ptr %652, align 32
  %653 = load ptr, ptr %134
  br label %745

654:
  %655 = phi i64 [ 0, %575 ], [ %708, %694 ]
  %656 = phi ptr [ %566, %575 ], [ %709, %694 ]
  br i1 %576, label %711, label %694

657:
  %658 = icmp sgt i64 %557, 1
  br i1 %658, label %672, label %689

659:
  %660 = phi i64 [ %668, %659 ], [ 0, %694 ]
  %661 = mul i64 %660, %557
  %662 = add i64 %661, %660
  %663 = getelementptr double, ptr %568, i64 %662
  %664 = load double, ptr %663
  %665 = getelementptr double, ptr %569, i64 %660
  %666 = load double, ptr %665
  %667 = fmul double %664, %666
  store double %667, ptr %665
  %668 = add i64 %660, 1
  %669 = icmp eq i64 %668, %557
  br i1 %669, label %657, label %659

670:
  %671 = icmp sgt i64 %673, 2
  br i1 %671, label %672, label %689

672:
  %673 = phi i64 [ %674, %670 ], [ %557, %657 ]
  %674 = add i64 %673, -1
  %675 = mul i64 %674, %557
  %676 = getelementptr double, ptr %569, i64 %674
  br label %677

677:
  %678 = phi i64 [ 0, %672 ], [ %687, %677 ]
  %679 = add i64 %678, %675
  %680 = getelementptr double, ptr %568, i64 %679
  %681 = load double, ptr %680
  %682 = load double, ptr %676
  %683 = getelementptr double, ptr %569, i64 %678
  %684 = load double, ptr %683
  %685 = fneg double %681
  %686 = call double @llvm.fmuladd.f64(double %685, double %682, double %684)
  store double %686, ptr %683
  %687 = add i64 %678, 1
  %688 = icmp eq i64 %687, %674
  br i1 %688, label %670, label %677

689:
  %690 = icmp sgt i64 %553, 0
  br i1 %690, label %691, label %745

691:
  %692 = load ptr, ptr %546
  %693 = load ptr, ptr %525
  br label %724

694:
  %695 = phi <4 x double> [ zeroinitializer, %654 ], [ %722, %711 ]
  %696 = getelementptr <4 x double>, ptr %656, i64 0, i64 3
  %697 = load double, ptr %696
  %698 = fneg double %697
  %699 = extractelement <4 x double> %695, i64 0
  %700 = extractelement <4 x double> %695, i64 1
  %701 = fadd double %699, %700
  %702 = extractelement <4 x double> %695, i64 2
  %703 = extractelement <4 x double> %695, i64 3
  %704 = fadd double %702, %703
  %705 = fadd double %701, %704
  %706 = fsub double %698, %705
  %707 = getelementptr double, ptr %569, i64 %655
  store double %706, ptr %707
  %708 = add i64 %655, 1
  %709 = getelementptr <4 x double>, ptr %656, i64 %558
  %710 = icmp eq i64 %708, %557
  br i1 %710, label %659, label %654

711:
  %712 = phi i64 [ %714, %711 ], [ 0, %654 ]
  %713 = phi <4 x double> [ %722, %711 ], [ zeroinitializer, %654 ]
  %714 = add i64 %712, 1
  %715 = getelementptr <4 x double>, ptr %656, i64 %714
  %716 = load <4 x double>, ptr %715, align 32
  %717 = add i64 %712, %553
  %718 = getelementptr i64, ptr %562, i64 %717
  %719 = load i64, ptr %718
  %720 = getelementptr <4 x double>, ptr %577, i64 %719
  %721 = load <4 x double>, ptr %720, align 32
  %722 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %716, <4 x double> %721, <4 x double> %713)
  %723 = icmp eq i64 %714, %555
  br i1 %723, label %694, label %711

724:
  %725 = phi i64 [ 0, %691 ], [ %733, %732 ]
  %726 = phi i64 [ 0, %691 ], [ %734, %732 ]
  %727 = getelementptr i64, ptr %562, i64 %726
  %728 = load i64, ptr %727
  %729 = getelementptr i64, ptr %692, i64 %728
  %730 = load i64, ptr %729
  %731 = icmp sgt i64 %730, 0
  br i1 %731, label %736, label %732

732:
  %733 = phi i64 [ %725, %724 ], [ %739, %736 ]
  %734 = add i64 %726, 1
  %735 = icmp eq i64 %734, %553
  br i1 %735, label %745, label %724

736:
  %737 = phi i64 [ %743, %736 ], [ 0, %724 ]
  %738 = phi i64 [ %739, %736 ], [ %725, %724 ]
  %739 = add i64 %738, 1
  %740 = getelementptr double, ptr %569, i64 %738
  %741 = load double, ptr %740
  %742 = getelementptr <4 x double>, ptr %693, i64 %728, i64 %737
  store double %741, ptr %742
  %743 = add i64 %737, 1
  %744 = icmp eq i64 %743, %730
  br i1 %744, label %732, label %736

745:
  %746 = phi ptr [ %548, %689 ], [ %653, %648 ], [ %548, %732 ]
  %747 = add i64 %549, 1
  %748 = getelementptr i64, ptr %746, i64 1
  %749 = load i64, ptr %748
  %750 = icmp slt i64 %747, %749
  br i1 %750, label %547, label %751

751:
  %752 = load i64, ptr %117
  %753 = icmp slt i64 %752, 1
  br i1 %753, label %3837, label %754

754:
  %755 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %756 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 18
  %757 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 19
  %758 = getelementptr %struct.closing, ptr %8, i64 0, i32 2
  %759 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 20
  %760 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %761 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %762 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %763 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  %764 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %1673

765:
  %766 = phi i64 [ %118, %120 ], [ %768, %1671 ]
  %767 = load ptr, ptr %121
  %768 = add i64 %766, -1
  %769 = mul i64 %768, 6
  %770 = getelementptr i64, ptr %767, i64 %769
  %771 = load ptr, ptr %122
  %772 = getelementptr i64, ptr %771, i64 %766
  %773 = load i64, ptr %772
  %774 = add i64 %766, 1
  %775 = getelementptr i64, ptr %771, i64 %774
  %776 = load i64, ptr %775
  %777 = icmp slt i64 %773, %776
  br i1 %777, label %778, label %1318

778:
  %779 = load ptr, ptr %25
  %780 = icmp eq ptr %779, null
  %781 = getelementptr %struct.flat, ptr %779, i64 %766, i32 16, i64 0
  %782 = getelementptr %struct.flat, ptr %779, i64 %766, i32 16, i64 1
  %783 = getelementptr %struct.flat, ptr %779, i64 %766, i32 16, i64 2
  br label %784

784:
  %785 = phi i64 [ %773, %778 ], [ %1313, %1312 ]
  %786 = load ptr, ptr %123
  %787 = mul i64 %785, 5
  %788 = getelementptr i64, ptr %786, i64 %787
  %789 = load i64, ptr %788
  %790 = getelementptr i64, ptr %788, i64 1
  %791 = load i64, ptr %790
  %792 = add i64 %791, %789
  %793 = getelementptr i64, ptr %788, i64 2
  %794 = load i64, ptr %793
  %795 = add i64 %791, 1
  %796 = load ptr, ptr %124
  %797 = getelementptr i64, ptr %788, i64 3
  %798 = load i64, ptr %797
  %799 = getelementptr i64, ptr %796, i64 %798
  %800 = load ptr, ptr %125
  %801 = getelementptr i64, ptr %788, i64 4
  %802 = load i64, ptr %801
  %803 = getelementptr <4 x double>, ptr %800, i64 %802
  %804 = getelementptr i64, ptr %799, i64 %792
  %805 = getelementptr i64, ptr %804, i64 %792
  %806 = add i64 %789, 1
  %807 = mul i64 %806, %789
  %808 = sdiv i64 %807, 2
  %809 = getelementptr i64, ptr %805, i64 %808
  %810 = mul i64 %791, %789
  %811 = getelementptr i64, ptr %809, i64 %810
  %812 = mul i64 %794, %795
  %813 = getelementptr <4 x double>, ptr %803, i64 %812, i64 0
  %814 = icmp ne i64 %789, 1
  %815 = icmp ne i64 %791, 0
  %816 = select i1 %814, i1 true, i1 %815
  br i1 %816, label %1044, label %817

817:
  %818 = load ptr, ptr %126
  %819 = load i64, ptr %804
  %820 = mul i64 %819, 3
  %821 = getelementptr <4 x double>, ptr %818, i64 %820
  %822 = load ptr, ptr %111
  %823 = load i64, ptr %805
  %824 = shl i64 %823, 2
  %825 = getelementptr <4 x double>, ptr %822, i64 %824, i64 0
  %826 = load ptr, ptr %127
  %827 = load i64, ptr %799
  %828 = shl i64 %827, 2
  %829 = getelementptr double, ptr %826, i64 %828
  %830 = getelementptr <4 x double>, ptr %821, i64 1
  %831 = getelementptr <4 x double>, ptr %821, i64 2
  %832 = call i64 @llvm.smax.i64(i64 %794, i64 0)
  %833 = icmp slt i64 %794, 1
  br i1 %833, label %1031, label %834

834:
  %835 = load <4 x double>, ptr %821, align 32
  %836 = load <4 x double>, ptr %830, align 32
  %837 = shufflevector <4 x double> %835, <4 x double> %836, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %838 = load <4 x double>, ptr %831, align 32
  %839 = shufflevector <4 x double> %837, <4 x double> %838, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %840 = load double, ptr %829
  %841 = fneg double %840
  %842 = insertelement <4 x double> %839, double %841, i64 3
  %843 = load double, ptr %825
  %844 = fcmp ogt double %843, 0.000000e+00
  %845 = fdiv double 1.000000e+00, %843
  %846 = select i1 %844, double %845, double 0x7FF8000000000000
  %847 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %846, i64 0
  store <4 x double> %842, ptr %803, align 32
  %848 = getelementptr <4 x double>, ptr %803, i64 %794
  store <4 x double> zeroinitializer, ptr %848, align 32
  %849 = insertelement <4 x double> poison, double %846, i64 0
  %850 = shufflevector <4 x double> %849, <4 x double> poison, <4 x i32> zeroinitializer
  %851 = shufflevector <4 x double> %835, <4 x double> poison, <4 x i32> zeroinitializer
  %852 = fmul <4 x double> %851, %842
  %853 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %850, <4 x double> %852, <4 x double> zeroinitializer)
  %854 = shufflevector <4 x double> %836, <4 x double> poison, <4 x i32> zeroinitializer
  %855 = fmul <4 x double> %854, %842
  %856 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %850, <4 x double> %855, <4 x double> zeroinitializer)
  %857 = shufflevector <4 x double> %838, <4 x double> poison, <4 x i32> zeroinitializer
  %858 = fmul <4 x double> %857, %842
  %859 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %850, <4 x double> %858, <4 x double> zeroinitializer)
  %860 = icmp eq i64 %832, 1
  br i1 %860, label %1031, label %861

861:
  %862 = bitcast ptr %821 to ptr
  %863 = load <2 x double>, ptr %862, align 8
  %864 = shufflevector <2 x double> %863, <2 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %865 = getelementptr <4 x double>, ptr %830, i64 0, i64 1
  %866 = load double, ptr %865
  %867 = insertelement <4 x double> %864, double %866, i64 1
  %868 = getelementptr <4 x double>, ptr %831, i64 0, i64 1
  %869 = load double, ptr %868
  %870 = insertelement <4 x double> %867, double %869, i64 2
  %871 = getelementptr double, ptr %829, i64 1
  %872 = load double, ptr %871
  %873 = fneg double %872
  %874 = insertelement <4 x double> %870, double %873, i64 3
  %875 = getelementptr <4 x double>, ptr %822, i64 %824, i64 5
  %876 = load double, ptr %875
  %877 = getelementptr <4 x double>, ptr %822, i64 %824, i64 4
  %878 = load double, ptr %877
  %879 = fmul double %846, %878
  %880 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %879, i64 0
  %881 = insertelement <4 x double> poison, double %879, i64 0
  %882 = shufflevector <4 x double> %881, <4 x double> poison, <4 x i32> zeroinitializer
  %883 = fneg <4 x double> %882
  %884 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %883, <4 x double> %842, <4 x double> %874)
  %885 = load double, ptr %825
  %886 = fneg double %878
  %887 = fmul double %878, %886
  %888 = call double @llvm.fmuladd.f64(double %876, double %885, double %887)
  %889 = fcmp ogt double %888, 0.000000e+00
  %890 = fdiv double %885, %888
  %891 = select i1 %889, double %890, double 0x7FF8000000000000
  %892 = insertelement <4 x double> %847, double %891, i64 1
  %893 = getelementptr <4 x double>, ptr %803, i64 1
  store <4 x double> %884, ptr %893, align 32
  %894 = add i64 %794, 1
  %895 = getelementptr <4 x double>, ptr %803, i64 %894
  store <4 x double> %880, ptr %895, align 32
  %896 = insertelement <4 x double> poison, double %891, i64 0
  %897 = shufflevector <4 x double> %896, <4 x double> poison, <4 x i32> zeroinitializer
  %898 = shufflevector <4 x double> %884, <4 x double> poison, <4 x i32> zeroinitializer
  %899 = fmul <4 x double> %884, %898
  %900 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %897, <4 x double> %899, <4 x double> %853)
  %901 = shufflevector <4 x double> %884, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %902 = fmul <4 x double> %884, %901
  %903 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %897, <4 x double> %902, <4 x double> %856)
  %904 = shufflevector <4 x double> %884, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %905 = fmul <4 x double> %884, %904
  %906 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %897, <4 x double> %905, <4 x double> %859)
  %907 = icmp eq i64 %832, 2
  br i1 %907, label %1031, label %908

908:
  %909 = getelementptr <4 x double>, ptr %818, i64 %820, i64 2
  %910 = load double, ptr %909, align 16
  %911 = insertelement <4 x double> undef, double %910, i64 0
  %912 = getelementptr <4 x double>, ptr %830, i64 0, i64 2
  %913 = load double, ptr %912, align 16
  %914 = insertelement <4 x double> %911, double %913, i64 1
  %915 = getelementptr <4 x double>, ptr %831, i64 0, i64 2
  %916 = load double, ptr %915, align 16
  %917 = insertelement <4 x double> %914, double %916, i64 2
  %918 = getelementptr double, ptr %829, i64 2
  %919 = load double, ptr %918
  %920 = fneg double %919
  %921 = insertelement <4 x double> %917, double %920, i64 3
  %922 = getelementptr <4 x double>, ptr %822, i64 %824, i64 10
  %923 = load double, ptr %922
  %924 = getelementptr <4 x double>, ptr %822, i64 %824, i64 8
  %925 = load double, ptr %924
  %926 = fmul double %846, %925
  %927 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %926, i64 0
  %928 = insertelement <4 x double> poison, double %926, i64 0
  %929 = shufflevector <4 x double> %928, <4 x double> poison, <4 x i32> zeroinitializer
  %930 = fneg <4 x double> %929
  %931 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %930, <4 x double> %842, <4 x double> %921)
  %932 = getelementptr <4 x double>, ptr %822, i64 %824, i64 9
  %933 = load double, ptr %932
  %934 = fneg double %925
  %935 = call double @llvm.fmuladd.f64(double %934, double %879, double %933)
  %936 = fmul double %891, %935
  %937 = insertelement <4 x double> %927, double %936, i64 1
  %938 = insertelement <4 x double> poison, double %936, i64 0
  %939 = shufflevector <4 x double> %938, <4 x double> poison, <4 x i32> zeroinitializer
  %940 = fneg <4 x double> %939
  %941 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %940, <4 x double> %884, <4 x double> %931)
  %942 = call double @llvm.fmuladd.f64(double %934, double %926, double %923)
  %943 = fneg double %935
  %944 = call double @llvm.fmuladd.f64(double %943, double %936, double %942)
  %945 = fcmp ogt double %944, 0.000000e+00
  %946 = fdiv double 1.000000e+00, %944
  %947 = select i1 %945, double %946, double 0x7FF8000000000000
  %948 = insertelement <4 x double> %892, double %947, i64 2
  %949 = getelementptr <4 x double>, ptr %803, i64 2
  store <4 x double> %941, ptr %949, align 32
  %950 = add i64 %794, 2
  %951 = getelementptr <4 x double>, ptr %803, i64 %950
  store <4 x double> %937, ptr %951, align 32
  %952 = insertelement <4 x double> poison, double %947, i64 0
  %953 = shufflevector <4 x double> %952, <4 x double> poison, <4 x i32> zeroinitializer
  %954 = shufflevector <4 x double> %941, <4 x double> poison, <4 x i32> zeroinitializer
  %955 = fmul <4 x double> %941, %954
  %956 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %953, <4 x double> %955, <4 x double> %900)
  %957 = shufflevector <4 x double> %941, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %958 = fmul <4 x double> %941, %957
  %959 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %953, <4 x double> %958, <4 x double> %903)
  %960 = shufflevector <4 x double> %941, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %961 = fmul <4 x double> %941, %960
  %962 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %953, <4 x double> %961, <4 x double> %906)
  %963 = icmp eq i64 %832, 3
  br i1 %963, label %1031, label %964

964:
  %965 = getelementptr <4 x double>, ptr %818, i64 %820, i64 3
  %966 = load double, ptr %965
  %967 = insertelement <4 x double> undef, double %966, i64 0
  %968 = getelementptr <4 x double>, ptr %830, i64 0, i64 3
  %969 = load double, ptr %968
  %970 = insertelement <4 x double> %967, double %969, i64 1
  %971 = getelementptr <4 x double>, ptr %831, i64 0, i64 3
  %972 = load double, ptr %971
  %973 = insertelement <4 x double> %970, double %972, i64 2
  %974 = getelementptr double, ptr %829, i64 3
  %975 = load double, ptr %974
  %976 = fneg double %975
  %977 = insertelement <4 x double> %973, double %976, i64 3
  %978 = getelementptr <4 x double>, ptr %822, i64 %824, i64 15
  %979 = load double, ptr %978
  %980 = getelementptr <4 x double>, ptr %822, i64 %824, i64 12
  %981 = load double, ptr %980
  %982 = fmul double %846, %981
  %983 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %982, i64 0
  %984 = insertelement <4 x double> poison, double %982, i64 0
  %985 = shufflevector <4 x double> %984, <4 x double> poison, <4 x i32> zeroinitializer
  %986 = fneg <4 x double> %985
  %987 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %986, <4 x double> %842, <4 x double> %977)
  %988 = getelementptr <4 x double>, ptr %822, i64 %824, i64 13
  %989 = load double, ptr %988
  %990 = fneg double %981
  %991 = call double @llvm.fmuladd.f64(double %990, double %879, double %989)
  %992 = fmul double %891, %991
  %993 = insertelement <4 x double> %983, double %992, i64 1
  %994 = insertelement <4 x double> poison, double %992, i64 0
  %995 = shufflevector <4 x double> %994, <4 x double> poison, <4 x i32> zeroinitializer
  %996 = fneg <4 x double> %995
  %997 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %996, <4 x double> %884, <4 x double> %987)
  %998 = getelementptr <4 x double>, ptr %822, i64 %824, i64 14
  %999 = load double, ptr %998
  %1000 = call double @llvm.fmuladd.f64(double %990, double %926, double %999)
  %1001 = fneg double %991
  %1002 = call double @llvm.fmuladd.f64(double %1001, double %936, double %1000)
  %1003 = fmul double %947, %1002
  %1004 = insertelement <4 x double> %993, double %1003, i64 2
  %1005 = insertelement <4 x double> poison, double %1003, i64 0
  %1006 = shufflevector <4 x double> %1005, <4 x double> poison, <4 x i32> zeroinitializer
  %1007 = fneg <4 x double> %1006
  %1008 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1007, <4 x double> %941, <4 x double> %997)
  %1009 = call double @llvm.fmuladd.f64(double %990, double %982, double %979)
  %1010 = call double @llvm.fmuladd.f64(double %1001, double %992, double %1009)
  %1011 = fneg double %1002
  %1012 = call double @llvm.fmuladd.f64(double %1011, double %1003, double %1010)
  %1013 = fcmp ogt double %1012, 0.000000e+00
  %1014 = fdiv double 1.000000e+00, %1012
  %1015 = select i1 %1013, double %1014, double 0x7FF8000000000000
  %1016 = insertelement <4 x double> %948, double %1015, i64 3
  %1017 = getelementptr <4 x double>, ptr %803, i64 3
  store <4 x double> %1008, ptr %1017, align 32
  %1018 = add i64 %794, 3
  %1019 = getelementptr <4 x double>, ptr %803, i64 %1018
  store <4 x double> %1004, ptr %1019, align 32
  %1020 = insertelement <4 x double> poison, double %1015, i64 0
  %1021 = shufflevector <4 x double> %1020, <4 x double> poison, <4 x i32> zeroinitializer
  %1022 = shufflevector <4 x double> %1008, <4 x double> poison, <4 x i32> zeroinitializer
  %1023 = fmul <4 x double> %1008, %1022
  %1024 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1021, <4 x double> %1023, <4 x double> %956)
  %1025 = shufflevector <4 x double> %1008, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1026 = fmul <4 x double> %1008, %1025
  %1027 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1021, <4 x double> %1026, <4 x double> %959)
  %1028 = shufflevector <4 x double> %1008, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1029 = fmul <4 x double> %1008, %1028
  %1030 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1021, <4 x double> %1029, <4 x double> %962)
  br label %1031

1031:
  %1032 = phi <4 x double> [ zeroinitializer, %817 ], [ %853, %834 ], [ %900, %861 ], [ %956, %908 ], [ %1024, %964 ]
  %1033 = phi <4 x double> [ zeroinitializer, %817 ], [ %856, %834 ], [ %903, %861 ], [ %959, %908 ], [ %1027, %964 ]
  %1034 = phi <4 x double> [ zeroinitializer, %817 ], [ %859, %834 ], [ %906, %861 ], [ %962, %908 ], [ %1030, %964 ]
  %1035 = phi <4 x double> [ zeroinitializer, %817 ], [ %847, %834 ], [ %892, %861 ], [ %948, %908 ], [ %1016, %964 ]
  %1036 = getelementptr <4 x double>, ptr %803, i64 %794
  store <4 x double> %1035, ptr %1036, align 32
  br i1 %780, label %1312, label %1037

1037:
  %1038 = load <4 x double>, ptr %781, align 32
  %1039 = fadd <4 x double> %1032, %1038
  store <4 x double> %1039, ptr %781, align 32
  %1040 = load <4 x double>, ptr %782, align 32
  %1041 = fadd <4 x double> %1033, %1040
  store <4 x double> %1041, ptr %782, align 32
  %1042 = load <4 x double>, ptr %783, align 32
  %1043 = fadd <4 x double> %1034, %1042
  store <4 x double> %1043, ptr %783, align 32
  br label %1312

1044:
  %1045 = icmp sgt i64 %789, 0
  br i1 %1045, label %1046, label %1172

1046:
  %1047 = load ptr, ptr %128
  %1048 = icmp sgt i64 %791, 0
  br label %1049

1049:
  %1050 = phi ptr [ %1047, %1046 ], [ %1082, %1081 ]
  %1051 = phi i64 [ 1, %1046 ], [ %1085, %1081 ]
  %1052 = phi ptr [ %803, %1046 ], [ %1084, %1081 ]
  %1053 = phi ptr [ %813, %1046 ], [ %1083, %1081 ]
  %1054 = phi i64 [ 0, %1046 ], [ %1068, %1081 ]
  %1055 = getelementptr i64, ptr %799, i64 %1054
  %1056 = load i64, ptr %1055
  %1057 = load ptr, ptr %126
  %1058 = getelementptr i64, ptr %804, i64 %1054
  %1059 = load i64, ptr %1058
  %1060 = mul i64 %1059, 3
  %1061 = getelementptr <4 x double>, ptr %1057, i64 %1060
  %1062 = load ptr, ptr %127
  %1063 = shl i64 %1056, 2
  %1064 = getelementptr double, ptr %1062, i64 %1063
  %1065 = getelementptr i64, ptr %1050, i64 %1056
  %1066 = load i64, ptr %1065
  %1067 = icmp sgt i64 %1066, 0
  %1068 = add i64 %1054, 1
  br i1 %1067, label %1069, label %1081

1069:
  %1070 = mul i64 %1068, %1054
  %1071 = lshr i64 %1070, 1
  %1072 = getelementptr <4 x double>, ptr %1061, i64 1
  %1073 = getelementptr <4 x double>, ptr %1061, i64 2
  br label %1074

1074:
  %1075 = phi ptr [ %1050, %1069 ], [ %1131, %1127 ]
  %1076 = phi ptr [ %1052, %1069 ], [ %1130, %1127 ]
  %1077 = phi ptr [ %1053, %1069 ], [ %1129, %1127 ]
  %1078 = phi i64 [ 0, %1069 ], [ %1128, %1127 ]
  %1079 = load ptr, ptr %111
  %1080 = getelementptr <4 x double>, ptr %1079, i64 %1078
  br label %1101

1081:
  %1082 = phi ptr [ %1050, %1049 ], [ %1131, %1127 ]
  %1083 = phi ptr [ %1053, %1049 ], [ %1129, %1127 ]
  %1084 = phi ptr [ %1052, %1049 ], [ %1130, %1127 ]
  %1085 = add i64 %1051, 1
  %1086 = icmp eq i64 %1068, %789
  br i1 %1086, label %1172, label %1049

1087:
  %1088 = load <4 x double>, ptr %1061, align 32
  %1089 = extractelement <4 x double> %1088, i64 %1078
  %1090 = insertelement <4 x double> undef, double %1089, i64 0
  %1091 = load <4 x double>, ptr %1072, align 32
  %1092 = extractelement <4 x double> %1091, i64 %1078
  %1093 = insertelement <4 x double> %1090, double %1092, i64 1
  %1094 = load <4 x double>, ptr %1073, align 32
  %1095 = extractelement <4 x double> %1094, i64 %1078
  %1096 = insertelement <4 x double> %1093, double %1095, i64 2
  %1097 = getelementptr double, ptr %1064, i64 %1078
  %1098 = load double, ptr %1097
  %1099 = fneg double %1098
  %1100 = insertelement <4 x double> %1096, double %1099, i64 3
  store <4 x double> %1100, ptr %1076, align 32
  br i1 %1048, label %1135, label %1127

1101:
  %1102 = phi i64 [ 0, %1074 ], [ %1117, %1115 ]
  %1103 = phi i64 [ 0, %1074 ], [ %1116, %1115 ]
  %1104 = getelementptr i64, ptr %799, i64 %1103
  %1105 = load i64, ptr %1104
  %1106 = getelementptr i64, ptr %1075, i64 %1105
  %1107 = load i64, ptr %1106
  %1108 = icmp sgt i64 %1107, 0
  br i1 %1108, label %1109, label %1115

1109:
  %1110 = add i64 %1103, %1071
  %1111 = getelementptr i64, ptr %805, i64 %1110
  %1112 = load i64, ptr %1111
  %1113 = shl i64 %1112, 2
  %1114 = getelementptr <4 x double>, ptr %1080, i64 %1113
  br label %1119

1115:
  %1116 = add i64 %1103, 1
  %1117 = add i64 %1107, %1102
  %1118 = icmp eq i64 %1116, %1051
  br i1 %1118, label %1087, label %1101

1119:
  %1120 = phi i64 [ 0, %1109 ], [ %1125, %1119 ]
  %1121 = load <4 x double>, ptr %1114, align 32
  %1122 = extractelement <4 x double> %1121, i64 %1120
  %1123 = add i64 %1120, %1102
  %1124 = getelementptr double, ptr %1077, i64 %1123
  store double %1122, ptr %1124
  %1125 = add i64 %1120, 1
  %1126 = icmp eq i64 %1125, %1107
  br i1 %1126, label %1115, label %1119

1127:
  %1128 = add i64 %1078, 1
  %1129 = getelementptr double, ptr %1077, i64 %794
  %1130 = getelementptr <4 x double>, ptr %1076, i64 %795
  %1131 = load ptr, ptr %128
  %1132 = getelementptr i64, ptr %1131, i64 %1056
  %1133 = load i64, ptr %1132
  %1134 = icmp slt i64 %1128, %1133
  br i1 %1134, label %1074, label %1081

1135:
  %1136 = phi i64 [ %1169, %1167 ], [ 0, %1087 ]
  %1137 = load ptr, ptr %111
  %1138 = mul i64 %1136, %789
  %1139 = add i64 %1138, %1054
  %1140 = getelementptr i64, ptr %809, i64 %1139
  %1141 = load i64, ptr %1140
  %1142 = shl i64 %1141, 2
  %1143 = getelementptr <4 x double>, ptr %1137, i64 %1142
  %1144 = add i64 %1136, %789
  %1145 = getelementptr i64, ptr %799, i64 %1144
  %1146 = load i64, ptr %1145
  %1147 = icmp sgt i64 %1146, %1056
  br i1 %1147, label %1148, label %1164

1148:
  %1149 = load <4 x double>, ptr %1143, align 32
  %1150 = extractelement <4 x double> %1149, i64 %1078
  %1151 = insertelement <4 x double> undef, double %1150, i64 0
  %1152 = getelementptr <4 x double>, ptr %1143, i64 1
  %1153 = load <4 x double>, ptr %1152, align 32
  %1154 = extractelement <4 x double> %1153, i64 %1078
  %1155 = insertelement <4 x double> %1151, double %1154, i64 1
  %1156 = getelementptr <4 x double>, ptr %1143, i64 2
  %1157 = load <4 x double>, ptr %1156, align 32
  %1158 = extractelement <4 x double> %1157, i64 %1078
  %1159 = insertelement <4 x double> %1155, double %1158, i64 2
  %1160 = getelementptr <4 x double>, ptr %1143, i64 3
  %1161 = load <4 x double>, ptr %1160, align 32
  %1162 = extractelement <4 x double> %1161, i64 %1078
  %1163 = insertelement <4 x double> %1159, double %1162, i64 3
  br label %1167

1164:
  %1165 = getelementptr <4 x double>, ptr %1143, i64 %1078
  %1166 = load <4 x double>, ptr %1165, align 32
  br label %1167

1167:
  %1168 = phi <4 x double> [ %1163, %1148 ], [ %1166, %1164 ]
  %1169 = add i64 %1136, 1
  %1170 = getelementptr <4 x double>, ptr %1076, i64 %1169
  store <4 x double> %1168, ptr %1170, align 32
  %1171 = icmp eq i64 %1169, %791
  br i1 %1171, label %1127, label %1135

1172:
  call void @factorize(ptr %813, i64 %794)
  %1173 = icmp sgt i64 %794, 0
  br i1 %1173, label %1174, label %1312

1174:
  %1175 = icmp ult i64 %791, 9223372036854775807
  br label %1176

1176:
  %1177 = phi i64 [ %1183, %1182 ], [ 0, %1174 ]
  %1178 = phi ptr [ %1185, %1182 ], [ %813, %1174 ]
  %1179 = phi ptr [ %1184, %1182 ], [ %803, %1174 ]
  br i1 %1175, label %1180, label %1182

1180:
  %1181 = icmp eq i64 %1177, 0
  br label %1187

1182:
  %1183 = add i64 %1177, 1
  %1184 = getelementptr <4 x double>, ptr %1179, i64 %795
  %1185 = getelementptr double, ptr %1178, i64 %794
  %1186 = icmp eq i64 %1183, %794
  br i1 %1186, label %1210, label %1176

1187:
  %1188 = phi i64 [ 0, %1180 ], [ %1193, %1191 ]
  %1189 = getelementptr <4 x double>, ptr %1179, i64 %1188
  %1190 = load <4 x double>, ptr %1189, align 32
  br i1 %1181, label %1191, label %1195

1191:
  %1192 = phi <4 x double> [ %1190, %1187 ], [ %1207, %1195 ]
  store <4 x double> %1192, ptr %1189, align 32
  %1193 = add i64 %1188, 1
  %1194 = icmp eq i64 %1188, %791
  br i1 %1194, label %1182, label %1187

1195:
  %1196 = phi i64 [ %1208, %1195 ], [ 0, %1187 ]
  %1197 = phi <4 x double> [ %1207, %1195 ], [ %1190, %1187 ]
  %1198 = getelementptr double, ptr %1178, i64 %1196
  %1199 = load double, ptr %1198
  %1200 = insertelement <4 x double> poison, double %1199, i64 0
  %1201 = shufflevector <4 x double> %1200, <4 x double> poison, <4 x i32> zeroinitializer
  %1202 = mul i64 %1196, %795
  %1203 = add i64 %1202, %1188
  %1204 = getelementptr <4 x double>, ptr %803, i64 %1203
  %1205 = load <4 x double>, ptr %1204, align 32
  %1206 = fneg <4 x double> %1201
  %1207 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1206, <4 x double> %1205, <4 x double> %1197)
  %1208 = add i64 %1196, 1
  %1209 = icmp eq i64 %1208, %1177
  br i1 %1209, label %1191, label %1195

1210:
  %1211 = add i64 %794, 1
  %1212 = icmp sgt i64 %791, 0
  br label %1213

1213:
  %1214 = phi ptr [ %803, %1210 ], [ %1243, %1241 ]
  %1215 = phi i64 [ 0, %1210 ], [ %1242, %1241 ]
  %1216 = mul i64 %1215, %1211
  %1217 = getelementptr double, ptr %813, i64 %1216
  %1218 = load double, ptr %1217
  %1219 = insertelement <4 x double> poison, double %1218, i64 0
  %1220 = shufflevector <4 x double> %1219, <4 x double> poison, <4 x i32> zeroinitializer
  %1221 = load <4 x double>, ptr %1214, align 32
  %1222 = fmul <4 x double> %1221, %1220
  %1223 = shufflevector <4 x double> %1222, <4 x double> poison, <4 x i32> zeroinitializer
  %1224 = load <4 x double>, ptr %781, align 32
  %1225 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1223, <4 x double> %1221, <4 x double> %1224)
  store <4 x double> %1225, ptr %781, align 32
  %1226 = shufflevector <4 x double> %1222, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1227 = load <4 x double>, ptr %1214, align 32
  %1228 = load <4 x double>, ptr %782, align 32
  %1229 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1226, <4 x double> %1227, <4 x double> %1228)
  store <4 x double> %1229, ptr %782, align 32
  %1230 = shufflevector <4 x double> %1222, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1231 = load <4 x double>, ptr %1214, align 32
  %1232 = load <4 x double>, ptr %783, align 32
  %1233 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1230, <4 x double> %1231, <4 x double> %1232)
  store <4 x double> %1233, ptr %783, align 32
  br i1 %1212, label %1234, label %1241

1234:
  %1235 = shufflevector <4 x double> %1222, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1236 = fneg <4 x double> %1223
  %1237 = fneg <4 x double> %1226
  %1238 = fneg <4 x double> %1230
  br label %1245

1239:
  %1240 = icmp eq i64 %1247, %791
  br i1 %1240, label %1241, label %1245

1241:
  %1242 = add i64 %1215, 1
  %1243 = getelementptr <4 x double>, ptr %1214, i64 %795
  %1244 = icmp eq i64 %1242, %794
  br i1 %1244, label %1312, label %1213

1245:
  %1246 = phi i64 [ 0, %1234 ], [ %1247, %1239 ]
  %1247 = add i64 %1246, 1
  %1248 = getelementptr <4 x double>, ptr %1214, i64 %1247
  %1249 = load <4 x double>, ptr %1248, align 32
  %1250 = load ptr, ptr %126
  %1251 = add i64 %1246, %789
  %1252 = getelementptr i64, ptr %804, i64 %1251
  %1253 = load i64, ptr %1252
  %1254 = mul i64 %1253, 3
  %1255 = getelementptr <4 x double>, ptr %1250, i64 %1254
  %1256 = load <4 x double>, ptr %1255, align 32
  %1257 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1236, <4 x double> %1249, <4 x double> %1256)
  store <4 x double> %1257, ptr %1255, align 32
  %1258 = getelementptr <4 x double>, ptr %1255, i64 1
  %1259 = load <4 x double>, ptr %1258, align 32
  %1260 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1237, <4 x double> %1249, <4 x double> %1259)
  store <4 x double> %1260, ptr %1258, align 32
  %1261 = getelementptr <4 x double>, ptr %1255, i64 2
  %1262 = load <4 x double>, ptr %1261, align 32
  %1263 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1238, <4 x double> %1249, <4 x double> %1262)
  store <4 x double> %1263, ptr %1261, align 32
  %1264 = load ptr, ptr %127
  %1265 = getelementptr i64, ptr %799, i64 %1251
  %1266 = load i64, ptr %1265
  %1267 = shl i64 %1266, 2
  %1268 = getelementptr double, ptr %1264, i64 %1267
  %1269 = bitcast ptr %1268 to ptr
  %1270 = load <4 x double>, ptr %1269, align 32
  %1271 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1235, <4 x double> %1249, <4 x double> %1270)
  store <4 x double> %1271, ptr %1269, align 32
  %1272 = load double, ptr %1217
  %1273 = insertelement <4 x double> poison, double %1272, i64 0
  %1274 = shufflevector <4 x double> %1273, <4 x double> poison, <4 x i32> zeroinitializer
  %1275 = fmul <4 x double> %1249, %1274
  %1276 = mul i64 %1247, %1246
  %1277 = lshr i64 %1276, 1
  %1278 = shufflevector <4 x double> %1275, <4 x double> poison, <4 x i32> zeroinitializer
  %1279 = fneg <4 x double> %1278
  %1280 = shufflevector <4 x double> %1275, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1281 = fneg <4 x double> %1280
  %1282 = shufflevector <4 x double> %1275, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1283 = fneg <4 x double> %1282
  %1284 = shufflevector <4 x double> %1275, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1285 = fneg <4 x double> %1284
  br label %1286

1286:
  %1287 = phi i64 [ 0, %1245 ], [ %1294, %1286 ]
  %1288 = load ptr, ptr %111
  %1289 = add i64 %1287, %1277
  %1290 = getelementptr i64, ptr %811, i64 %1289
  %1291 = load i64, ptr %1290
  %1292 = shl i64 %1291, 2
  %1293 = getelementptr <4 x double>, ptr %1288, i64 %1292
  %1294 = add i64 %1287, 1
  %1295 = getelementptr <4 x double>, ptr %1214, i64 %1294
  %1296 = load <4 x double>, ptr %1295, align 32
  %1297 = load <4 x double>, ptr %1293, align 32
  %1298 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1279, <4 x double> %1296, <4 x double> %1297)
  store <4 x double> %1298, ptr %1293, align 32
  %1299 = load <4 x double>, ptr %1295, align 32
  %1300 = getelementptr <4 x double>, ptr %1293, i64 1
  %1301 = load <4 x double>, ptr %1300, align 32
  %1302 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1281, <4 x double> %1299, <4 x double> %1301)
  store <4 x double> %1302, ptr %1300, align 32
  %1303 = load <4 x double>, ptr %1295, align 32
  %1304 = getelementptr <4 x double>, ptr %1293, i64 2
  %1305 = load <4 x double>, ptr %1304, align 32
  %1306 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1283, <4 x double> %1303, <4 x double> %1305)
  store <4 x double> %1306, ptr %1304, align 32
  %1307 = load <4 x double>, ptr %1295, align 32
  %1308 = getelementptr <4 x double>, ptr %1293, i64 3
  %1309 = load <4 x double>, ptr %1308, align 32
  %1310 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1285, <4 x double> %1307, <4 x double> %1309)
  store <4 x double> %1310, ptr %1308, align 32
  %1311 = icmp eq i64 %1287, %1246
  br i1 %1311, label %1239, label %1286

1312:
  %1313 = add i64 %785, 1
  %1314 = load ptr, ptr %122
  %1315 = getelementptr i64, ptr %1314, i64 %774
  %1316 = load i64, ptr %1315
  %1317 = icmp slt i64 %1313, %1316
  br i1 %1317, label %784, label %1318

1318:
  %1319 = mul i64 %768, 12
  %1320 = add i64 %1319, 6
  %1321 = getelementptr double, ptr %21, i64 %1320
  %1322 = load double, ptr %1321
  br i1 %129, label %1328, label %1323

1323:
  %1324 = load ptr, ptr %130
  %1325 = mul i64 %768, %23
  %1326 = getelementptr double, ptr %1324, i64 %1325
  %1327 = load double, ptr %1326
  br label %1328

1328:
  %1329 = phi double [ %1327, %1323 ], [ 0.000000e+00, %1318 ]
  %1330 = load i64, ptr %770
  %1331 = icmp eq i64 %1330, 0
  %1332 = getelementptr %struct.flat, ptr %26, i64 %1330
  %1333 = select i1 %1331, ptr null, ptr %1332
  %1334 = getelementptr %struct.flat, ptr %26, i64 %766, i32 11
  %1335 = load double, ptr %1334
  %1336 = getelementptr %struct.flat, ptr %26, i64 %766, i32 12
  %1337 = load double, ptr %1336, align 32
  %1338 = getelementptr %struct.flat, ptr %26, i64 %766, i32 16, i64 0
  %1339 = load <4 x double>, ptr %1338, align 32
  %1340 = getelementptr %struct.flat, ptr %26, i64 %766, i32 16, i64 1
  %1341 = load <4 x double>, ptr %1340, align 32
  %1342 = getelementptr %struct.flat, ptr %26, i64 %766, i32 16, i64 2
  %1343 = load <4 x double>, ptr %1342, align 32
  %1344 = getelementptr i64, ptr %770, i64 1
  %1345 = load i64, ptr %1344
  %1346 = icmp eq i64 %1345, 1
  br i1 %1346, label %1360, label %1347

1347:
  %1348 = getelementptr i64, ptr %770, i64 5
  %1349 = load i64, ptr %1348
  %1350 = icmp slt i64 %1349, 3
  %1351 = fneg double %1329
  %1352 = select i1 %1350, double %1329, double %1351
  %1353 = extractelement <4 x double> %1343, i64 2
  %1354 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double poison>, double %1352, i64 3
  %1355 = fsub <4 x double> %1343, %1354
  %1356 = fcmp une double %1322, 0.000000e+00
  %1357 = insertelement <4 x double> %1355, double 0.000000e+00, i64 2
  %1358 = select i1 %1356, <4 x double> %1355, <4 x double> %1357
  %1359 = select i1 %1356, <4 x double> %1343, <4 x double> %1354
  br label %1432

1360:
  %1361 = getelementptr %struct.flat, ptr %26, i64 %766, i32 13
  %1362 = load double, ptr %1361
  %1363 = getelementptr %struct.flat, ptr %26, i64 %766, i32 14
  %1364 = load double, ptr %1363, align 16
  %1365 = insertelement <4 x double> poison, double %1362, i64 0
  %1366 = shufflevector <4 x double> %1365, <4 x double> poison, <4 x i32> zeroinitializer
  %1367 = insertelement <4 x double> poison, double %1364, i64 0
  %1368 = shufflevector <4 x double> %1367, <4 x double> poison, <4 x i32> zeroinitializer
  %1369 = fmul <4 x double> %1341, %1368
  %1370 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1366, <4 x double> %1339, <4 x double> %1369)
  %1371 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double poison>, double %1329, i64 3
  %1372 = fsub <4 x double> %1370, %1371
  %1373 = extractelement <4 x double> %1343, i64 0
  %1374 = extractelement <4 x double> %1343, i64 1
  %1375 = fmul double %1374, %1364
  %1376 = call double @llvm.fmuladd.f64(double %1362, double %1373, double %1375)
  %1377 = insertelement <4 x double> %1372, double %1376, i64 2
  %1378 = extractelement <4 x double> %1372, i64 0
  %1379 = extractelement <4 x double> %1372, i64 1
  %1380 = fmul double %1364, %1379
  %1381 = call double @llvm.fmuladd.f64(double %1362, double %1378, double %1380)
  %1382 = fcmp une double %1322, 0.000000e+00
  br i1 %1382, label %1432, label %1383

1383:
  %1384 = extractelement <4 x double> %1339, i64 0
  %1385 = extractelement <4 x double> %1339, i64 1
  %1386 = fmul double %1385, -2.000000e+00
  %1387 = fmul double %1386, %1362
  %1388 = call double @llvm.fmuladd.f64(double %1384, double %1364, double %1387)
  %1389 = extractelement <4 x double> %1341, i64 1
  %1390 = fmul double %1389, %1362
  %1391 = fmul double %1362, %1390
  %1392 = call double @llvm.fmuladd.f64(double %1388, double %1364, double %1391)
  %1393 = fneg double %1373
  %1394 = fmul double %1364, %1393
  %1395 = call double @llvm.fmuladd.f64(double %1374, double %1362, double %1394)
  %1396 = extractelement <4 x double> %1341, i64 3
  %1397 = extractelement <4 x double> %1339, i64 3
  %1398 = fneg double %1397
  %1399 = fmul double %1364, %1398
  %1400 = call double @llvm.fmuladd.f64(double %1396, double %1362, double %1399)
  %1401 = fneg double %1364
  %1402 = fneg double %1378
  %1403 = fmul double %1364, %1402
  %1404 = call double @llvm.fmuladd.f64(double %1379, double %1362, double %1403)
  %1405 = fmul double %1404, %1401
  %1406 = insertelement <4 x double> %1377, double %1405, i64 0
  %1407 = fmul double %1362, %1404
  %1408 = insertelement <4 x double> %1406, double %1407, i64 1
  %1409 = fmul double %1364, %1392
  %1410 = fmul double %1364, %1409
  %1411 = fneg double %1392
  %1412 = fmul double %1362, %1411
  %1413 = fmul double %1364, %1412
  %1414 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %1410, i64 0
  %1415 = insertelement <4 x double> %1414, double %1413, i64 1
  %1416 = fmul double %1400, %1401
  %1417 = call double @llvm.fmuladd.f64(double %1362, double %1329, double %1416)
  %1418 = insertelement <4 x double> %1415, double %1417, i64 3
  %1419 = fmul double %1362, %1392
  %1420 = fmul double %1362, %1419
  %1421 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %1413, i64 0
  %1422 = insertelement <4 x double> %1421, double %1420, i64 1
  %1423 = fmul double %1362, %1400
  %1424 = call double @llvm.fmuladd.f64(double %1364, double %1329, double %1423)
  %1425 = insertelement <4 x double> %1422, double %1424, i64 3
  %1426 = fneg double %1395
  %1427 = fmul double %1364, %1426
  %1428 = insertelement <4 x double> undef, double %1427, i64 0
  %1429 = fmul double %1362, %1395
  %1430 = insertelement <4 x double> %1428, double %1429, i64 1
  %1431 = shufflevector <4 x double> %1430, <4 x double> %1343, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %1432

1432:
  %1433 = phi double [ %1353, %1347 ], [ %1381, %1383 ], [ %1381, %1360 ]
  %1434 = phi <4 x double> [ %1358, %1347 ], [ %1408, %1383 ], [ %1377, %1360 ]
  %1435 = phi <4 x double> [ %1355, %1347 ], [ %1377, %1383 ], [ %1377, %1360 ]
  %1436 = phi <4 x double> [ %1359, %1347 ], [ %1431, %1383 ], [ %1343, %1360 ]
  %1437 = phi <4 x double> [ %1341, %1347 ], [ %1425, %1383 ], [ %1341, %1360 ]
  %1438 = phi <4 x double> [ %1339, %1347 ], [ %1418, %1383 ], [ %1339, %1360 ]
  %1439 = fadd double %1322, %1433
  %1440 = fcmp ogt double %1439, 0.000000e+00
  %1441 = fdiv double 1.000000e+00, %1439
  %1442 = select i1 %1440, double %1441, double 0x7FF8000000000000
  %1443 = extractelement <4 x double> %1435, i64 1
  %1444 = extractelement <4 x double> %1435, i64 0
  %1445 = fneg double %1337
  %1446 = fmul double %1444, %1445
  %1447 = call double @llvm.fmuladd.f64(double %1335, double %1443, double %1446)
  %1448 = extractelement <4 x double> %1435, i64 2
  %1449 = fadd double %1448, %1447
  %1450 = insertelement <4 x double> %1435, double %1449, i64 2
  %1451 = getelementptr %struct.flat, ptr %26, i64 %766, i32 15
  store double %1442, ptr %1451
  %1452 = insertelement <4 x double> poison, double %1442, i64 0
  %1453 = shufflevector <4 x double> %1452, <4 x double> poison, <4 x i32> zeroinitializer
  %1454 = fmul <4 x double> %1453, %1450
  %1455 = getelementptr %struct.flat, ptr %26, i64 %766, i32 17
  store <4 x double> %1454, ptr %1455, align 32
  %1456 = icmp eq ptr %1333, null
  br i1 %1456, label %1502, label %1457

1457:
  %1458 = insertelement <4 x double> poison, double %1335, i64 0
  %1459 = shufflevector <4 x double> %1458, <4 x double> poison, <4 x i32> zeroinitializer
  %1460 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1459, <4 x double> %1437, <4 x double> %1436)
  %1461 = insertelement <4 x double> poison, double %1337, i64 0
  %1462 = shufflevector <4 x double> %1461, <4 x double> poison, <4 x i32> zeroinitializer
  %1463 = fneg <4 x double> %1462
  %1464 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1463, <4 x double> %1438, <4 x double> %1460)
  %1465 = extractelement <4 x double> %1436, i64 2
  %1466 = extractelement <4 x double> %1436, i64 1
  %1467 = extractelement <4 x double> %1464, i64 1
  %1468 = fadd double %1466, %1467
  %1469 = call double @llvm.fmuladd.f64(double %1335, double %1468, double %1465)
  %1470 = extractelement <4 x double> %1436, i64 0
  %1471 = extractelement <4 x double> %1464, i64 0
  %1472 = fadd double %1470, %1471
  %1473 = call double @llvm.fmuladd.f64(double %1445, double %1472, double %1469)
  %1474 = insertelement <4 x double> %1464, double %1473, i64 2
  %1475 = extractelement <4 x double> %1434, i64 1
  %1476 = extractelement <4 x double> %1434, i64 0
  %1477 = fmul double %1476, %1445
  %1478 = call double @llvm.fmuladd.f64(double %1335, double %1475, double %1477)
  %1479 = extractelement <4 x double> %1434, i64 2
  %1480 = fadd double %1479, %1478
  %1481 = insertelement <4 x double> %1434, double %1480, i64 2
  %1482 = getelementptr %struct.flat, ptr %1333, i64 0, i32 16, i64 0
  %1483 = load <4 x double>, ptr %1482, align 32
  %1484 = fadd <4 x double> %1438, %1483
  %1485 = shufflevector <4 x double> %1434, <4 x double> poison, <4 x i32> zeroinitializer
  %1486 = fmul <4 x double> %1485, %1481
  %1487 = fneg <4 x double> %1453
  %1488 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1487, <4 x double> %1486, <4 x double> %1484)
  store <4 x double> %1488, ptr %1482, align 32
  %1489 = getelementptr %struct.flat, ptr %1333, i64 0, i32 16, i64 1
  %1490 = load <4 x double>, ptr %1489, align 32
  %1491 = fadd <4 x double> %1437, %1490
  %1492 = shufflevector <4 x double> %1434, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1493 = fmul <4 x double> %1492, %1481
  %1494 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1487, <4 x double> %1493, <4 x double> %1491)
  store <4 x double> %1494, ptr %1489, align 32
  %1495 = getelementptr %struct.flat, ptr %1333, i64 0, i32 16, i64 2
  %1496 = load <4 x double>, ptr %1495, align 32
  %1497 = fadd <4 x double> %1474, %1496
  %1498 = insertelement <4 x double> poison, double %1480, i64 0
  %1499 = shufflevector <4 x double> %1498, <4 x double> poison, <4 x i32> zeroinitializer
  %1500 = fmul <4 x double> %1481, %1499
  %1501 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1487, <4 x double> %1500, <4 x double> %1497)
  store <4 x double> %1501, ptr %1495, align 32
  br label %1502

1502:
  %1503 = load ptr, ptr %9
  %1504 = load ptr, ptr %121
  %1505 = mul i64 %766, 6
  %1506 = add i64 %1505, -6
  %1507 = getelementptr i64, ptr %1504, i64 %1506
  %1508 = getelementptr %struct.tree_closing.1, ptr %1503, i64 0, i32 18
  %1509 = load ptr, ptr %1508
  %1510 = getelementptr i64, ptr %1509, i64 %766
  %1511 = load i64, ptr %1510
  %1512 = getelementptr %struct.tree_closing.1, ptr %1503, i64 0, i32 19
  %1513 = load ptr, ptr %1512
  %1514 = getelementptr i64, ptr %1513, i64 %766
  %1515 = load i64, ptr %1514
  %1516 = icmp sgt i64 %1515, 0
  br i1 %1516, label %1517, label %1671

1517:
  %1518 = getelementptr %struct.tree_closing.1, ptr %1503, i64 0, i32 25
  %1519 = load ptr, ptr %1518
  %1520 = getelementptr %struct.tree_closing.1, ptr %1503, i64 0, i32 24
  %1521 = load ptr, ptr %1520
  %1522 = getelementptr i64, ptr %1521, i64 %766
  %1523 = load i64, ptr %1522
  %1524 = getelementptr i64, ptr %1519, i64 %1523
  %1525 = getelementptr i64, ptr %1507, i64 1
  %1526 = getelementptr %struct.flat, ptr %26, i64 %766, i32 13
  %1527 = getelementptr %struct.flat, ptr %26, i64 %766, i32 14
  %1528 = getelementptr %struct.tree_closing.1, ptr %1503, i64 0, i32 20
  %1529 = getelementptr %struct.tree_closing.1, ptr %1503, i64 0, i32 21
  br label %1530

1530:
  %1531 = phi i64 [ 1, %1517 ], [ %1669, %1667 ]
  %1532 = phi ptr [ %1524, %1517 ], [ %1637, %1667 ]
  %1533 = phi i64 [ 0, %1517 ], [ %1668, %1667 ]
  %1534 = add i64 %1533, %1511
  %1535 = load ptr, ptr %126
  %1536 = mul i64 %1534, 3
  %1537 = getelementptr <4 x double>, ptr %1535, i64 %1536
  %1538 = load i64, ptr %1525
  %1539 = icmp eq i64 %1538, 1
  br i1 %1539, label %1540, label %1554

1540:
  %1541 = load double, ptr %1526
  %1542 = insertelement <4 x double> poison, double %1541, i64 0
  %1543 = shufflevector <4 x double> %1542, <4 x double> poison, <4 x i32> zeroinitializer
  %1544 = load <4 x double>, ptr %1537, align 32
  %1545 = load double, ptr %1527, align 16
  %1546 = insertelement <4 x double> poison, double %1545, i64 0
  %1547 = shufflevector <4 x double> %1546, <4 x double> poison, <4 x i32> zeroinitializer
  %1548 = getelementptr <4 x double>, ptr %1537, i64 1
  %1549 = load <4 x double>, ptr %1548, align 32
  %1550 = fmul <4 x double> %1549, %1547
  %1551 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1543, <4 x double> %1544, <4 x double> %1550)
  %1552 = getelementptr <4 x double>, ptr %1537, i64 2
  %1553 = load <4 x double>, ptr %1552, align 32
  br label %1560

1554:
  %1555 = getelementptr <4 x double>, ptr %1537, i64 2
  %1556 = load <4 x double>, ptr %1555, align 32
  %1557 = load <4 x double>, ptr %1537, align 32
  %1558 = getelementptr <4 x double>, ptr %1537, i64 1
  %1559 = load <4 x double>, ptr %1558, align 32
  br label %1560

1560:
  %1561 = phi <4 x double> [ %1556, %1554 ], [ %1553, %1540 ]
  %1562 = phi <4 x double> [ %1559, %1554 ], [ %1549, %1540 ]
  %1563 = phi <4 x double> [ %1557, %1554 ], [ %1544, %1540 ]
  %1564 = phi <4 x double> [ %1556, %1554 ], [ %1551, %1540 ]
  %1565 = load ptr, ptr %131
  %1566 = getelementptr <4 x double>, ptr %1565, i64 %1534
  store <4 x double> %1564, ptr %1566, align 32
  %1567 = load double, ptr %1334
  %1568 = insertelement <4 x double> poison, double %1567, i64 0
  %1569 = load double, ptr %1336, align 32
  %1570 = insertelement <4 x double> poison, double %1569, i64 0
  %1571 = shufflevector <4 x double> %1570, <4 x double> poison, <4 x i32> zeroinitializer
  %1572 = fneg <4 x double> %1571
  %1573 = fmul <4 x double> %1563, %1572
  %1574 = load <4 x double>, ptr %1455, align 32
  %1575 = shufflevector <4 x double> %1574, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1576 = load ptr, ptr %127
  %1577 = load ptr, ptr %1528
  %1578 = getelementptr i64, ptr %1577, i64 %1534
  %1579 = load i64, ptr %1578
  %1580 = shl i64 %1579, 2
  %1581 = getelementptr double, ptr %1576, i64 %1580
  %1582 = bitcast ptr %1581 to ptr
  %1583 = load <4 x double>, ptr %1582, align 32
  %1584 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1575, <4 x double> %1564, <4 x double> %1583)
  store <4 x double> %1584, ptr %1582, align 32
  %1585 = shufflevector <4 x double> %1564, <4 x double> poison, <4 x i32> zeroinitializer
  %1586 = shufflevector <4 x double> %1564, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1587 = shufflevector <4 x double> %1564, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1588 = shufflevector <4 x double> %1564, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %1599

1589:
  %1590 = load <4 x double>, ptr %1455, align 32
  %1591 = load double, ptr %1451
  %1592 = insertelement <4 x double> poison, double %1591, i64 0
  %1593 = shufflevector <4 x double> %1592, <4 x double> poison, <4 x i32> zeroinitializer
  %1594 = fmul <4 x double> %1564, %1593
  %1595 = load ptr, ptr %132
  %1596 = getelementptr <4 x double>, ptr %1595, i64 %1534
  store <4 x double> %1594, ptr %1596, align 32
  %1597 = load i64, ptr %1507
  %1598 = icmp eq i64 %1597, 0
  br i1 %1598, label %1667, label %1640

1599:
  %1600 = phi ptr [ %1532, %1560 ], [ %1637, %1599 ]
  %1601 = phi i64 [ 0, %1560 ], [ %1638, %1599 ]
  %1602 = load ptr, ptr %111
  %1603 = load i64, ptr %1600
  %1604 = shl i64 %1603, 2
  %1605 = getelementptr <4 x double>, ptr %1602, i64 %1604
  %1606 = load ptr, ptr %131
  %1607 = add i64 %1601, %1511
  %1608 = getelementptr <4 x double>, ptr %1606, i64 %1607
  %1609 = load <4 x double>, ptr %1608, align 32
  %1610 = load double, ptr %1451
  %1611 = insertelement <4 x double> poison, double %1610, i64 0
  %1612 = shufflevector <4 x double> %1611, <4 x double> poison, <4 x i32> zeroinitializer
  %1613 = fmul <4 x double> %1585, %1609
  %1614 = load <4 x double>, ptr %1605, align 32
  %1615 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1612, <4 x double> %1613, <4 x double> %1614)
  store <4 x double> %1615, ptr %1605, align 32
  %1616 = load double, ptr %1451
  %1617 = insertelement <4 x double> poison, double %1616, i64 0
  %1618 = shufflevector <4 x double> %1617, <4 x double> poison, <4 x i32> zeroinitializer
  %1619 = fmul <4 x double> %1586, %1609
  %1620 = getelementptr <4 x double>, ptr %1605, i64 1
  %1621 = load <4 x double>, ptr %1620, align 32
  %1622 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1618, <4 x double> %1619, <4 x double> %1621)
  store <4 x double> %1622, ptr %1620, align 32
  %1623 = load double, ptr %1451
  %1624 = insertelement <4 x double> poison, double %1623, i64 0
  %1625 = shufflevector <4 x double> %1624, <4 x double> poison, <4 x i32> zeroinitializer
  %1626 = fmul <4 x double> %1587, %1609
  %1627 = getelementptr <4 x double>, ptr %1605, i64 2
  %1628 = load <4 x double>, ptr %1627, align 32
  %1629 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1625, <4 x double> %1626, <4 x double> %1628)
  store <4 x double> %1629, ptr %1627, align 32
  %1630 = load double, ptr %1451
  %1631 = insertelement <4 x double> poison, double %1630, i64 0
  %1632 = shufflevector <4 x double> %1631, <4 x double> poison, <4 x i32> zeroinitializer
  %1633 = fmul <4 x double> %1588, %1609
  %1634 = getelementptr <4 x double>, ptr %1605, i64 3
  %1635 = load <4 x double>, ptr %1634, align 32
  %1636 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1632, <4 x double> %1633, <4 x double> %1635)
  store <4 x double> %1636, ptr %1634, align 32
  %1637 = getelementptr i64, ptr %1600, i64 1
  %1638 = add i64 %1601, 1
  %1639 = icmp eq i64 %1638, %1531
  br i1 %1639, label %1589, label %1599

1640:
  %1641 = shufflevector <4 x double> %1568, <4 x double> poison, <4 x i32> zeroinitializer
  %1642 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1641, <4 x double> %1562, <4 x double> %1573)
  %1643 = fadd <4 x double> %1561, %1642
  %1644 = shufflevector <4 x double> %1590, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1645 = fneg <4 x double> %1644
  %1646 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1645, <4 x double> %1564, <4 x double> %1643)
  %1647 = shufflevector <4 x double> %1590, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1648 = fneg <4 x double> %1647
  %1649 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1648, <4 x double> %1564, <4 x double> %1562)
  %1650 = shufflevector <4 x double> %1590, <4 x double> poison, <4 x i32> zeroinitializer
  %1651 = fneg <4 x double> %1650
  %1652 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1651, <4 x double> %1564, <4 x double> %1563)
  %1653 = load ptr, ptr %126
  %1654 = load ptr, ptr %1529
  %1655 = getelementptr i64, ptr %1654, i64 %1534
  %1656 = load i64, ptr %1655
  %1657 = mul i64 %1656, 3
  %1658 = getelementptr <4 x double>, ptr %1653, i64 %1657
  %1659 = load <4 x double>, ptr %1658, align 32
  %1660 = fadd <4 x double> %1652, %1659
  store <4 x double> %1660, ptr %1658, align 32
  %1661 = getelementptr <4 x double>, ptr %1658, i64 1
  %1662 = load <4 x double>, ptr %1661, align 32
  %1663 = fadd <4 x double> %1649, %1662
  store <4 x double> %1663, ptr %1661, align 32
  %1664 = getelementptr <4 x double>, ptr %1658, i64 2
  %1665 = load <4 x double>, ptr %1664, align 32
  %1666 = fadd <4 x double> %1646, %1665
  store <4 x double> %1666, ptr %1664, align 32
  br label %1667

1667:
  %1668 = add i64 %1533, 1
  %1669 = add i64 %1531, 1
  %1670 = icmp eq i64 %1668, %1515
  br i1 %1670, label %1671, label %1530

1671:
  %1672 = icmp sgt i64 %766, 1
  br i1 %1672, label %765, label %133

1673:
  %1674 = phi i64 [ 1, %754 ], [ %1763, %1982 ]
  %1675 = load ptr, ptr %755
  %1676 = mul i64 %1674, 6
  %1677 = add i64 %1676, -6
  %1678 = getelementptr i64, ptr %1675, i64 %1677
  %1679 = load ptr, ptr %756
  %1680 = getelementptr i64, ptr %1679, i64 %1674
  %1681 = load i64, ptr %1680
  %1682 = load ptr, ptr %757
  %1683 = getelementptr i64, ptr %1682, i64 %1674
  %1684 = load i64, ptr %1683
  %1685 = add i64 %1684, %1681
  %1686 = icmp sgt i64 %1684, 0
  br i1 %1686, label %1687, label %1691

1687:
  %1688 = load ptr, ptr %758
  %1689 = load ptr, ptr %525
  %1690 = load ptr, ptr %759
  br label %1985

1691:
  %1692 = phi <4 x double> [ zeroinitializer, %1673 ], [ %1994, %1985 ]
  %1693 = extractelement <4 x double> %1692, i64 0
  %1694 = extractelement <4 x double> %1692, i64 1
  %1695 = fadd double %1693, %1694
  %1696 = extractelement <4 x double> %1692, i64 2
  %1697 = extractelement <4 x double> %1692, i64 3
  %1698 = fadd double %1696, %1697
  %1699 = fadd double %1695, %1698
  %1700 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 17
  %1701 = load <4 x double>, ptr %1700, align 32
  %1702 = extractelement <4 x double> %1701, i64 3
  %1703 = fsub double %1702, %1699
  %1704 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 17, i64 3
  store double %1703, ptr %1704
  %1705 = load i64, ptr %1678
  %1706 = getelementptr %struct.flat, ptr %26, i64 %1705, i32 8
  %1707 = load double, ptr %1706, align 32
  %1708 = getelementptr %struct.flat, ptr %26, i64 %1705, i32 9
  %1709 = load double, ptr %1708
  %1710 = getelementptr %struct.flat, ptr %26, i64 %1705, i32 10
  %1711 = load double, ptr %1710, align 16
  %1712 = extractelement <4 x double> %1701, i64 0
  %1713 = extractelement <4 x double> %1701, i64 1
  %1714 = call double @llvm.fmuladd.f64(double %1713, double %1711, double %1703)
  %1715 = call double @llvm.fmuladd.f64(double %1712, double %1709, double %1714)
  %1716 = extractelement <4 x double> %1701, i64 2
  %1717 = call double @llvm.fmuladd.f64(double %1716, double %1707, double %1715)
  %1718 = fneg double %1717
  %1719 = getelementptr i64, ptr %1678, i64 1
  %1720 = load i64, ptr %1719
  %1721 = icmp eq i64 %1720, 1
  %1722 = select i1 %1721, double 0.000000e+00, double %1717
  %1723 = fsub double %1707, %1722
  %1724 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 8
  store double %1723, ptr %1724, align 32
  %1725 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 12
  %1726 = load double, ptr %1725, align 32
  %1727 = fneg double %1707
  %1728 = call double @llvm.fmuladd.f64(double %1727, double %1726, double %1709)
  br i1 %1721, label %1729, label %1741

1729:
  %1730 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 13
  %1731 = load double, ptr %1730
  %1732 = fmul double %1717, %1731
  %1733 = fsub double %1728, %1732
  %1734 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 11
  %1735 = load double, ptr %1734
  %1736 = call double @llvm.fmuladd.f64(double %1707, double %1735, double %1711)
  %1737 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 14
  %1738 = load double, ptr %1737, align 16
  %1739 = fmul double %1717, %1738
  %1740 = fsub double %1736, %1739
  br label %1751

1741:
  %1742 = fadd double %1728, 0.000000e+00
  %1743 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 11
  %1744 = load double, ptr %1743
  %1745 = call double @llvm.fmuladd.f64(double %1707, double %1744, double %1711)
  %1746 = fadd double %1745, 0.000000e+00
  %1747 = getelementptr i64, ptr %1678, i64 5
  %1748 = load i64, ptr %1747
  %1749 = icmp slt i64 %1748, 3
  %1750 = select i1 %1749, double %1718, double %1717
  br label %1751

1751:
  %1752 = phi double [ %1733, %1729 ], [ %1742, %1741 ]
  %1753 = phi double [ %1740, %1729 ], [ %1746, %1741 ]
  %1754 = phi double [ %1718, %1729 ], [ %1750, %1741 ]
  %1755 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 9
  store double %1752, ptr %1755
  %1756 = getelementptr %struct.flat, ptr %26, i64 %1674, i32 10
  store double %1753, ptr %1756, align 16
  %1757 = getelementptr i64, ptr %1678, i64 3
  %1758 = load i64, ptr %1757
  %1759 = getelementptr double, ptr %4, i64 %1758
  store double %1754, ptr %1759
  %1760 = load ptr, ptr %134
  %1761 = getelementptr i64, ptr %1760, i64 %1674
  %1762 = load i64, ptr %1761
  %1763 = add i64 %1674, 1
  %1764 = getelementptr i64, ptr %1760, i64 %1763
  %1765 = load i64, ptr %1764
  %1766 = icmp slt i64 %1762, %1765
  br i1 %1766, label %1767, label %1982

1767:
  %1768 = phi ptr [ %1977, %1976 ], [ %1760, %1751 ]
  %1769 = phi i64 [ %1978, %1976 ], [ %1762, %1751 ]
  %1770 = load ptr, ptr %760
  %1771 = mul i64 %1769, 5
  %1772 = getelementptr i64, ptr %1770, i64 %1771
  %1773 = load i64, ptr %1772
  %1774 = getelementptr i64, ptr %1772, i64 1
  %1775 = load i64, ptr %1774
  %1776 = getelementptr i64, ptr %1772, i64 2
  %1777 = load i64, ptr %1776
  %1778 = add i64 %1775, 1
  %1779 = load ptr, ptr %761
  %1780 = getelementptr i64, ptr %1772, i64 3
  %1781 = load i64, ptr %1780
  %1782 = getelementptr i64, ptr %1779, i64 %1781
  %1783 = load ptr, ptr %762
  %1784 = getelementptr i64, ptr %1772, i64 4
  %1785 = load i64, ptr %1784
  %1786 = getelementptr <4 x double>, ptr %1783, i64 %1785
  %1787 = mul i64 %1777, %1778
  %1788 = getelementptr <4 x double>, ptr %1786, i64 %1787, i64 0
  %1789 = load ptr, ptr %763
  %1790 = icmp ne i64 %1773, 1
  %1791 = icmp ne i64 %1775, 0
  %1792 = select i1 %1790, i1 true, i1 %1791
  br i1 %1792, label %1793, label %1798

1793:
  %1794 = icmp sgt i64 %1777, 0
  br i1 %1794, label %1795, label %1909

1795:
  %1796 = icmp sgt i64 %1775, 0
  %1797 = load ptr, ptr %525
  br label %1874

1798:
  %1799 = load double, ptr %1755
  %1800 = fneg double %1799
  %1801 = load double, ptr %1756, align 16
  %1802 = fneg double %1801
  %1803 = load double, ptr %1724, align 32
  %1804 = fneg double %1803
  %1805 = insertelement <4 x double> <double poison, double poison, double poison, double -1.000000e+00>, double %1800, i64 0
  %1806 = insertelement <4 x double> %1805, double %1802, i64 1
  %1807 = insertelement <4 x double> %1806, double %1804, i64 2
  %1808 = getelementptr <4 x double>, ptr %1786, i64 %1777
  %1809 = load <4 x double>, ptr %1808, align 32
  %1810 = load <4 x double>, ptr %1786, align 32
  %1811 = fmul <4 x double> %1807, %1810
  %1812 = icmp sgt i64 %1777, 1
  br i1 %1812, label %1813, label %1827

1813:
  %1814 = getelementptr <4 x double>, ptr %1786, i64 1
  %1815 = load <4 x double>, ptr %1814, align 32
  %1816 = fmul <4 x double> %1807, %1815
  %1817 = icmp eq i64 %1777, 2
  br i1 %1817, label %1827, label %1818

1818:
  %1819 = getelementptr <4 x double>, ptr %1786, i64 2
  %1820 = load <4 x double>, ptr %1819, align 32
  %1821 = fmul <4 x double> %1807, %1820
  %1822 = icmp ugt i64 %1777, 3
  br i1 %1822, label %1823, label %1827

1823:
  %1824 = getelementptr <4 x double>, ptr %1786, i64 3
  %1825 = load <4 x double>, ptr %1824, align 32
  %1826 = fmul <4 x double> %1807, %1825
  br label %1827

1827:
  %1828 = phi <4 x double> [ %1821, %1823 ], [ %1821, %1818 ], [ zeroinitializer, %1813 ], [ zeroinitializer, %1798 ]
  %1829 = phi <4 x double> [ %1816, %1823 ], [ %1816, %1818 ], [ %1816, %1813 ], [ zeroinitializer, %1798 ]
  %1830 = phi <4 x double> [ %1826, %1823 ], [ zeroinitializer, %1818 ], [ zeroinitializer, %1813 ], [ zeroinitializer, %1798 ]
  %1831 = shufflevector <4 x double> %1811, <4 x double> %1829, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %1832 = shufflevector <4 x double> %1811, <4 x double> %1829, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %1833 = fadd <4 x double> %1831, %1832
  %1834 = shufflevector <4 x double> %1828, <4 x double> %1830, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %1835 = shufflevector <4 x double> %1828, <4 x double> %1830, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %1836 = fadd <4 x double> %1834, %1835
  %1837 = shufflevector <4 x double> %1833, <4 x double> %1836, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %1838 = shufflevector <4 x double> %1833, <4 x double> %1836, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %1839 = fadd <4 x double> %1837, %1838
  %1840 = fmul <4 x double> %1809, %1839
  %1841 = icmp sgt i64 %1777, 3
  br i1 %1841, label %1842, label %1849

1842:
  %1843 = add i64 %1777, 3
  %1844 = getelementptr <4 x double>, ptr %1786, i64 %1843
  %1845 = load <4 x double>, ptr %1844, align 32
  %1846 = shufflevector <4 x double> %1840, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1847 = fneg <4 x double> %1845
  %1848 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1847, <4 x double> %1846, <4 x double> %1840)
  br label %1851

1849:
  %1850 = icmp eq i64 %1777, 3
  br i1 %1850, label %1851, label %1859

1851:
  %1852 = phi <4 x double> [ %1848, %1842 ], [ %1840, %1849 ]
  %1853 = add i64 %1777, 2
  %1854 = getelementptr <4 x double>, ptr %1786, i64 %1853
  %1855 = load <4 x double>, ptr %1854, align 32
  %1856 = shufflevector <4 x double> %1852, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1857 = fneg <4 x double> %1855
  %1858 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1857, <4 x double> %1856, <4 x double> %1852)
  br label %1859

1859:
  %1860 = phi <4 x double> [ %1858, %1851 ], [ %1840, %1849 ]
  br i1 %1812, label %1861, label %1868

1861:
  %1862 = add i64 %1777, 1
  %1863 = getelementptr <4 x double>, ptr %1786, i64 %1862
  %1864 = load <4 x double>, ptr %1863, align 32
  %1865 = shufflevector <4 x double> %1860, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1866 = fneg <4 x double> %1864
  %1867 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1866, <4 x double> %1865, <4 x double> %1860)
  br label %1868

1868:
  %1869 = phi <4 x double> [ %1867, %1861 ], [ %1860, %1859 ]
  %1870 = load ptr, ptr %525
  %1871 = load i64, ptr %1782
  %1872 = getelementptr <4 x double>, ptr %1870, i64 %1871
  store <4 x double> %1869, ptr %1872, align 32
  %1873 = load ptr, ptr %134
  br label %1976

1874:
  %1875 = phi i64 [ 0, %1795 ], [ %1939, %1914 ]
  %1876 = phi ptr [ %1786, %1795 ], [ %1940, %1914 ]
  br i1 %1796, label %1942, label %1914

1877:
  %1878 = icmp sgt i64 %1777, 1
  br i1 %1878, label %1892, label %1909

1879:
  %1880 = phi i64 [ %1888, %1879 ], [ 0, %1914 ]
  %1881 = mul i64 %1880, %1777
  %1882 = add i64 %1881, %1880
  %1883 = getelementptr double, ptr %1788, i64 %1882
  %1884 = load double, ptr %1883
  %1885 = getelementptr double, ptr %1789, i64 %1880
  %1886 = load double, ptr %1885
  %1887 = fmul double %1884, %1886
  store double %1887, ptr %1885
  %1888 = add i64 %1880, 1
  %1889 = icmp eq i64 %1888, %1777
  br i1 %1889, label %1877, label %1879

1890:
  %1891 = icmp sgt i64 %1893, 2
  br i1 %1891, label %1892, label %1909

1892:
  %1893 = phi i64 [ %1894, %1890 ], [ %1777, %1877 ]
  %1894 = add i64 %1893, -1
  %1895 = mul i64 %1894, %1777
  %1896 = getelementptr double, ptr %1789, i64 %1894
  br label %1897

1897:
  %1898 = phi i64 [ 0, %1892 ], [ %1907, %1897 ]
  %1899 = add i64 %1898, %1895
  %1900 = getelementptr double, ptr %1788, i64 %1899
  %1901 = load double, ptr %1900
  %1902 = load double, ptr %1896
  %1903 = getelementptr double, ptr %1789, i64 %1898
  %1904 = load double, ptr %1903
  %1905 = fneg double %1901
  %1906 = call double @llvm.fmuladd.f64(double %1905, double %1902, double %1904)
  store double %1906, ptr %1903
  %1907 = add i64 %1898, 1
  %1908 = icmp eq i64 %1907, %1894
  br i1 %1908, label %1890, label %1897

1909:
  %1910 = icmp sgt i64 %1773, 0
  br i1 %1910, label %1911, label %1976

1911:
  %1912 = load ptr, ptr %764
  %1913 = load ptr, ptr %525
  br label %1955

1914:
  %1915 = phi <4 x double> [ zeroinitializer, %1874 ], [ %1953, %1942 ]
  %1916 = getelementptr <4 x double>, ptr %1876, i64 0, i64 3
  %1917 = load double, ptr %1916
  %1918 = fneg double %1917
  %1919 = extractelement <4 x double> %1915, i64 0
  %1920 = extractelement <4 x double> %1915, i64 1
  %1921 = fadd double %1919, %1920
  %1922 = extractelement <4 x double> %1915, i64 2
  %1923 = extractelement <4 x double> %1915, i64 3
  %1924 = fadd double %1922, %1923
  %1925 = fadd double %1921, %1924
  %1926 = fsub double %1918, %1925
  %1927 = getelementptr double, ptr %1789, i64 %1875
  store double %1926, ptr %1927
  %1928 = load <4 x double>, ptr %1876, align 32
  %1929 = extractelement <4 x double> %1928, i64 0
  %1930 = load double, ptr %1755
  %1931 = extractelement <4 x double> %1928, i64 1
  %1932 = load double, ptr %1756, align 16
  %1933 = fmul double %1931, %1932
  %1934 = call double @llvm.fmuladd.f64(double %1929, double %1930, double %1933)
  %1935 = extractelement <4 x double> %1928, i64 2
  %1936 = load double, ptr %1724, align 32
  %1937 = call double @llvm.fmuladd.f64(double %1935, double %1936, double %1934)
  %1938 = fsub double %1926, %1937
  store double %1938, ptr %1927
  %1939 = add i64 %1875, 1
  %1940 = getelementptr <4 x double>, ptr %1876, i64 %1778
  %1941 = icmp eq i64 %1939, %1777
  br i1 %1941, label %1879, label %1874

1942:
  %1943 = phi i64 [ %1945, %1942 ], [ 0, %1874 ]
  %1944 = phi <4 x double> [ %1953, %1942 ], [ zeroinitializer, %1874 ]
  %1945 = add i64 %1943, 1
  %1946 = getelementptr <4 x double>, ptr %1876, i64 %1945
  %1947 = load <4 x double>, ptr %1946, align 32
  %1948 = add i64 %1943, %1773
  %1949 = getelementptr i64, ptr %1782, i64 %1948
  %1950 = load i64, ptr %1949
  %1951 = getelementptr <4 x double>, ptr %1797, i64 %1950
  %1952 = load <4 x double>, ptr %1951, align 32
  %1953 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1947, <4 x double> %1952, <4 x double> %1944)
  %1954 = icmp eq i64 %1945, %1775
  br i1 %1954, label %1914, label %1942

1955:
  %1956 = phi i64 [ 0, %1911 ], [ %1964, %1963 ]
  %1957 = phi i64 [ 0, %1911 ], [ %1965, %1963 ]
  %1958 = getelementptr i64, ptr %1782, i64 %1957
  %1959 = load i64, ptr %1958
  %1960 = getelementptr i64, ptr %1912, i64 %1959
  %1961 = load i64, ptr %1960
  %1962 = icmp sgt i64 %1961, 0
  br i1 %1962, label %1967, label %1963

1963:
  %1964 = phi i64 [ %1956, %1955 ], [ %1970, %1967 ]
  %1965 = add i64 %1957, 1
  %1966 = icmp eq i64 %1965, %1773
  br i1 %1966, label %1976, label %1955

1967:
  %1968 = phi i64 [ %1974, %1967 ], [ 0, %1955 ]
  %1969 = phi i64 [ %1970, %1967 ], [ %1956, %1955 ]
  %1970 = add i64 %1969, 1
  %1971 = getelementptr double, ptr %1789, i64 %1969
  %1972 = load double, ptr %1971
  %1973 = getelementptr <4 x double>, ptr %1913, i64 %1959, i64 %1968
  store double %1972, ptr %1973
  %1974 = add i64 %1968, 1
  %1975 = icmp eq i64 %1974, %1961
  br i1 %1975, label %1963, label %1967

1976:
  %1977 = phi ptr [ %1768, %1909 ], [ %1873, %1868 ], [ %1768, %1963 ]
  %1978 = add i64 %1769, 1
  %1979 = getelementptr i64, ptr %1977, i64 %1763
  %1980 = load i64, ptr %1979
  %1981 = icmp slt i64 %1978, %1980
  br i1 %1981, label %1767, label %1982

1982:
  %1983 = load i64, ptr %117
  %1984 = icmp slt i64 %1674, %1983
  br i1 %1984, label %1673, label %3837

1985:
  %1986 = phi i64 [ %1681, %1687 ], [ %1995, %1985 ]
  %1987 = phi <4 x double> [ zeroinitializer, %1687 ], [ %1994, %1985 ]
  %1988 = getelementptr <4 x double>, ptr %1688, i64 %1986
  %1989 = load <4 x double>, ptr %1988, align 32
  %1990 = getelementptr i64, ptr %1690, i64 %1986
  %1991 = load i64, ptr %1990
  %1992 = getelementptr <4 x double>, ptr %1689, i64 %1991
  %1993 = load <4 x double>, ptr %1992, align 32
  %1994 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1989, <4 x double> %1993, <4 x double> %1987)
  %1995 = add i64 %1986, 1
  %1996 = icmp slt i64 %1995, %1685
  br i1 %1996, label %1985, label %1691

1997:
  %1998 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %1999 = load ptr, ptr %1998
  call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %1999)
  call void @tree_act(ptr %0, ptr %1, ptr %3)
  %2000 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %2001 = load ptr, ptr %2000
  call void @find_ends(ptr %10, ptr %8, ptr %2001)
  %2002 = getelementptr %struct.closing, ptr %8, i64 0, i32 6
  %2003 = load ptr, ptr %2002
  %2004 = load ptr, ptr %1998
  call void @find_rows(ptr %0, ptr %8, ptr %2003, ptr %2004)
  %2005 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %2006 = load ptr, ptr %2005
  %2007 = load ptr, ptr %2000
  %2008 = load ptr, ptr %1998
  %2009 = bitcast ptr %2008 to ptr
  %2010 = load <4 x double>, ptr %2009, align 8
  %2011 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 8
  %2012 = load i64, ptr %2011
  %2013 = icmp sgt i64 %2012, 0
  br i1 %2013, label %2014, label %2019

2014:
  %2015 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 9
  %2016 = load ptr, ptr %2015
  %2017 = getelementptr %struct.closing, ptr %8, i64 0, i32 7
  %2018 = load ptr, ptr %2017
  br label %2032

2019:
  %2020 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 13
  %2021 = load i64, ptr %2020
  %2022 = icmp sgt i64 %2021, 0
  br i1 %2022, label %2023, label %2091

2023:
  %2024 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 14
  %2025 = load ptr, ptr %2024
  %2026 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  %2027 = load ptr, ptr %2026
  %2028 = getelementptr %struct.closing, ptr %8, i64 0, i32 7
  %2029 = load ptr, ptr %2028
  %2030 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %2031 = load ptr, ptr %2030
  br label %2074

2032:
  %2033 = phi i64 [ 0, %2014 ], [ %2072, %2032 ]
  %2034 = getelementptr i64, ptr %2016, i64 %2033
  %2035 = load i64, ptr %2034
  %2036 = getelementptr %struct.place, ptr %2007, i64 %2035, i32 0, i32 0
  %2037 = load <4 x double>, ptr %2036, align 32
  %2038 = getelementptr %struct.place, ptr %2007, i64 %2035, i32 0, i32 1
  %2039 = load <4 x double>, ptr %2038, align 32
  %2040 = getelementptr %struct.place, ptr %2007, i64 %2035, i32 0, i32 2
  %2041 = load <4 x double>, ptr %2040, align 32
  %2042 = mul i64 %2033, 6
  %2043 = getelementptr double, ptr %2018, i64 %2042
  %2044 = getelementptr %struct.body, ptr %2006, i64 %2035, i32 4
  %2045 = load <4 x double>, ptr %2044, align 32
  %2046 = shufflevector <4 x double> %2045, <4 x double> poison, <4 x i32> zeroinitializer
  %2047 = shufflevector <4 x double> %2045, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2048 = fmul <4 x double> %2039, %2047
  %2049 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2037, <4 x double> %2046, <4 x double> %2048)
  %2050 = shufflevector <4 x double> %2045, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2051 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2041, <4 x double> %2050, <4 x double> %2049)
  %2052 = fadd <4 x double> %2010, %2051
  %2053 = extractelement <4 x double> %2052, i64 0
  store double %2053, ptr %2043
  %2054 = extractelement <4 x double> %2052, i64 1
  %2055 = getelementptr double, ptr %2043, i64 1
  store double %2054, ptr %2055
  %2056 = extractelement <4 x double> %2052, i64 2
  %2057 = getelementptr double, ptr %2043, i64 2
  store double %2056, ptr %2057
  %2058 = getelementptr double, ptr %2043, i64 3
  %2059 = getelementptr %struct.body, ptr %2006, i64 %2035, i32 3
  %2060 = load <4 x double>, ptr %2059, align 32
  %2061 = shufflevector <4 x double> %2060, <4 x double> poison, <4 x i32> zeroinitializer
  %2062 = shufflevector <4 x double> %2060, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2063 = fmul <4 x double> %2039, %2062
  %2064 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2037, <4 x double> %2061, <4 x double> %2063)
  %2065 = shufflevector <4 x double> %2060, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2066 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2041, <4 x double> %2065, <4 x double> %2064)
  %2067 = extractelement <4 x double> %2066, i64 0
  store double %2067, ptr %2058
  %2068 = extractelement <4 x double> %2066, i64 1
  %2069 = getelementptr double, ptr %2058, i64 1
  store double %2068, ptr %2069
  %2070 = extractelement <4 x double> %2066, i64 2
  %2071 = getelementptr double, ptr %2058, i64 2
  store double %2070, ptr %2071
  %2072 = add i64 %2033, 1
  %2073 = icmp eq i64 %2072, %2012
  br i1 %2073, label %2019, label %2032

2074:
  %2075 = phi i64 [ 0, %2023 ], [ %2089, %2074 ]
  %2076 = mul i64 %2075, 3
  %2077 = getelementptr i64, ptr %2025, i64 %2076
  %2078 = getelementptr double, ptr %2027, i64 %2075
  %2079 = load double, ptr %2078
  %2080 = getelementptr i64, ptr %2077, i64 1
  %2081 = load i64, ptr %2080
  %2082 = getelementptr double, ptr %2029, i64 %2081
  %2083 = load double, ptr %2082
  %2084 = load i64, ptr %2077
  %2085 = getelementptr double, ptr %2031, i64 %2084
  %2086 = load double, ptr %2085
  %2087 = fneg double %2079
  %2088 = call double @llvm.fmuladd.f64(double %2087, double %2083, double %2086)
  store double %2088, ptr %2085
  %2089 = add i64 %2075, 1
  %2090 = icmp eq i64 %2089, %2021
  br i1 %2090, label %2091, label %2074

2091:
  %2092 = load ptr, ptr %9
  %2093 = getelementptr double, ptr %2008, i64 4
  %2094 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %2095 = load i64, ptr %2094
  %2096 = bitcast ptr %8 to ptr
  %2097 = load ptr, ptr %2096
  %2098 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 17
  %2099 = load i64, ptr %2098
  %2100 = mul i64 %2099, 192
  call void @llvm.memset.p0.i64(ptr align 32 %2097, i8 0, i64 %2100, i1 false)
  %2101 = getelementptr %struct.closing, ptr %8, i64 0, i32 3
  %2102 = bitcast ptr %2101 to ptr
  %2103 = load ptr, ptr %2102
  %2104 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 23
  %2105 = load i64, ptr %2104
  %2106 = shl i64 %2105, 7
  call void @llvm.memset.p0.i64(ptr align 32 %2103, i8 0, i64 %2106, i1 false)
  %2107 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %2108 = load i64, ptr %2107
  %2109 = icmp sgt i64 %2108, 0
  br i1 %2109, label %2110, label %2134

2110:
  %2111 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %2112 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 18
  %2113 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 22
  %2114 = bitcast ptr %7 to ptr
  %2115 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %2116 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 14
  %2117 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  %2118 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 0
  %2119 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 1
  %2120 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 2
  %2121 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 3
  %2122 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 4
  %2123 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 5
  %2124 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 26
  %2125 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 27
  %2126 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 28
  %2127 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %2128 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %2129 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 16
  %2130 = icmp eq i64 %2095, 0
  %2131 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %2132 = icmp eq ptr %2006, null
  %2133 = getelementptr %struct.closing, ptr %8, i64 0, i32 1
  br label %2360

2134:
  %2135 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 26
  %2136 = load ptr, ptr %2135
  %2137 = load i64, ptr %2136
  %2138 = getelementptr i64, ptr %2136, i64 1
  %2139 = load i64, ptr %2138
  %2140 = icmp slt i64 %2137, %2139
  br i1 %2140, label %2141, label %3422

2141:
  %2142 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 27
  %2143 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 28
  %2144 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %2145 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %2146 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %2147 = getelementptr %struct.tree_closing.1, ptr %2092, i64 0, i32 16
  br label %2148

2148:
  %2149 = phi i64 [ %2137, %2141 ], [ %2355, %2354 ]
  %2150 = load ptr, ptr %2142
  %2151 = mul i64 %2149, 5
  %2152 = getelementptr i64, ptr %2150, i64 %2151
  %2153 = load i64, ptr %2152
  %2154 = getelementptr i64, ptr %2152, i64 1
  %2155 = load i64, ptr %2154
  %2156 = add i64 %2155, %2153
  %2157 = getelementptr i64, ptr %2152, i64 2
  %2158 = load i64, ptr %2157
  %2159 = add i64 %2155, 2
  %2160 = load ptr, ptr %2143
  %2161 = getelementptr i64, ptr %2152, i64 3
  %2162 = load i64, ptr %2161
  %2163 = getelementptr i64, ptr %2160, i64 %2162
  %2164 = load ptr, ptr %2144
  %2165 = getelementptr i64, ptr %2152, i64 4
  %2166 = load i64, ptr %2165
  %2167 = getelementptr <4 x double>, ptr %2164, i64 %2166
  %2168 = getelementptr i64, ptr %2163, i64 %2156
  %2169 = getelementptr i64, ptr %2168, i64 %2156
  %2170 = add i64 %2153, 1
  %2171 = mul i64 %2170, %2153
  %2172 = sdiv i64 %2171, 2
  %2173 = getelementptr i64, ptr %2169, i64 %2172
  %2174 = mul i64 %2158, %2159
  %2175 = getelementptr <4 x double>, ptr %2167, i64 %2174, i64 0
  %2176 = icmp sgt i64 %2153, 0
  br i1 %2176, label %2177, label %2316

2177:
  %2178 = load ptr, ptr %2147
  %2179 = icmp sgt i64 %2155, 0
  br label %2180

2180:
  %2181 = phi ptr [ %2178, %2177 ], [ %2216, %2215 ]
  %2182 = phi i64 [ 1, %2177 ], [ %2219, %2215 ]
  %2183 = phi ptr [ %2167, %2177 ], [ %2218, %2215 ]
  %2184 = phi ptr [ %2175, %2177 ], [ %2217, %2215 ]
  %2185 = phi i64 [ 0, %2177 ], [ %2199, %2215 ]
  %2186 = getelementptr i64, ptr %2163, i64 %2185
  %2187 = load i64, ptr %2186
  %2188 = load ptr, ptr %2145
  %2189 = getelementptr i64, ptr %2168, i64 %2185
  %2190 = load i64, ptr %2189
  %2191 = mul i64 %2190, 6
  %2192 = getelementptr <4 x double>, ptr %2188, i64 %2191
  %2193 = load ptr, ptr %2146
  %2194 = shl i64 %2187, 2
  %2195 = getelementptr double, ptr %2193, i64 %2194
  %2196 = getelementptr i64, ptr %2181, i64 %2187
  %2197 = load i64, ptr %2196
  %2198 = icmp sgt i64 %2197, 0
  %2199 = add i64 %2185, 1
  br i1 %2198, label %2200, label %2215

2200:
  %2201 = mul i64 %2199, %2185
  %2202 = lshr i64 %2201, 1
  %2203 = getelementptr <4 x double>, ptr %2192, i64 1
  %2204 = getelementptr <4 x double>, ptr %2192, i64 2
  %2205 = getelementptr <4 x double>, ptr %2192, i64 3
  %2206 = getelementptr <4 x double>, ptr %2192, i64 4
  %2207 = getelementptr <4 x double>, ptr %2192, i64 5
  br label %2208

2208:
  %2209 = phi ptr [ %2181, %2200 ], [ %2274, %2270 ]
  %2210 = phi ptr [ %2183, %2200 ], [ %2273, %2270 ]
  %2211 = phi ptr [ %2184, %2200 ], [ %2272, %2270 ]
  %2212 = phi i64 [ 0, %2200 ], [ %2271, %2270 ]
  %2213 = load ptr, ptr %2101
  %2214 = getelementptr <4 x double>, ptr %2213, i64 %2212
  br label %2244

2215:
  %2216 = phi ptr [ %2181, %2180 ], [ %2274, %2270 ]
  %2217 = phi ptr [ %2184, %2180 ], [ %2272, %2270 ]
  %2218 = phi ptr [ %2183, %2180 ], [ %2273, %2270 ]
  %2219 = add i64 %2182, 1
  %2220 = icmp eq i64 %2199, %2153
  br i1 %2220, label %2316, label %2180

2221:
  %2222 = load <4 x double>, ptr %2192, align 32
  %2223 = extractelement <4 x double> %2222, i64 %2212
  %2224 = insertelement <4 x double> undef, double %2223, i64 0
  %2225 = load <4 x double>, ptr %2203, align 32
  %2226 = extractelement <4 x double> %2225, i64 %2212
  %2227 = insertelement <4 x double> %2224, double %2226, i64 1
  %2228 = load <4 x double>, ptr %2204, align 32
  %2229 = extractelement <4 x double> %2228, i64 %2212
  %2230 = insertelement <4 x double> %2227, double %2229, i64 2
  %2231 = getelementptr double, ptr %2195, i64 %2212
  %2232 = load double, ptr %2231
  %2233 = insertelement <4 x double> %2230, double %2232, i64 3
  store <4 x double> %2233, ptr %2210, align 32
  %2234 = load <4 x double>, ptr %2205, align 32
  %2235 = extractelement <4 x double> %2234, i64 %2212
  %2236 = load <4 x double>, ptr %2206, align 32
  %2237 = extractelement <4 x double> %2236, i64 %2212
  %2238 = load <4 x double>, ptr %2207, align 32
  %2239 = extractelement <4 x double> %2238, i64 %2212
  %2240 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %2235, i64 0
  %2241 = insertelement <4 x double> %2240, double %2237, i64 1
  %2242 = insertelement <4 x double> %2241, double %2239, i64 2
  %2243 = getelementptr <4 x double>, ptr %2210, i64 1
  store <4 x double> %2242, ptr %2243, align 32
  br i1 %2179, label %2278, label %2270

2244:
  %2245 = phi i64 [ 0, %2208 ], [ %2260, %2258 ]
  %2246 = phi i64 [ 0, %2208 ], [ %2259, %2258 ]
  %2247 = getelementptr i64, ptr %2163, i64 %2246
  %2248 = load i64, ptr %2247
  %2249 = getelementptr i64, ptr %2209, i64 %2248
  %2250 = load i64, ptr %2249
  %2251 = icmp sgt i64 %2250, 0
  br i1 %2251, label %2252, label %2258

2252:
  %2253 = add i64 %2246, %2202
  %2254 = getelementptr i64, ptr %2169, i64 %2253
  %2255 = load i64, ptr %2254
  %2256 = shl i64 %2255, 2
  %2257 = getelementptr <4 x double>, ptr %2214, i64 %2256
  br label %2262

2258:
  %2259 = add i64 %2246, 1
  %2260 = add i64 %2250, %2245
  %2261 = icmp eq i64 %2259, %2182
  br i1 %2261, label %2221, label %2244

2262:
  %2263 = phi i64 [ 0, %2252 ], [ %2268, %2262 ]
  %2264 = load <4 x double>, ptr %2257, align 32
  %2265 = extractelement <4 x double> %2264, i64 %2263
  %2266 = add i64 %2263, %2245
  %2267 = getelementptr double, ptr %2211, i64 %2266
  store double %2265, ptr %2267
  %2268 = add i64 %2263, 1
  %2269 = icmp eq i64 %2268, %2250
  br i1 %2269, label %2258, label %2262

2270:
  %2271 = add i64 %2212, 1
  %2272 = getelementptr double, ptr %2211, i64 %2158
  %2273 = getelementptr <4 x double>, ptr %2210, i64 %2159
  %2274 = load ptr, ptr %2147
  %2275 = getelementptr i64, ptr %2274, i64 %2187
  %2276 = load i64, ptr %2275
  %2277 = icmp slt i64 %2271, %2276
  br i1 %2277, label %2208, label %2215

2278:
  %2279 = phi i64 [ %2314, %2310 ], [ 0, %2221 ]
  %2280 = load ptr, ptr %2101
  %2281 = mul i64 %2279, %2153
  %2282 = add i64 %2281, %2185
  %2283 = getelementptr i64, ptr %2173, i64 %2282
  %2284 = load i64, ptr %2283
  %2285 = shl i64 %2284, 2
  %2286 = getelementptr <4 x double>, ptr %2280, i64 %2285
  %2287 = add i64 %2279, %2153
  %2288 = getelementptr i64, ptr %2163, i64 %2287
  %2289 = load i64, ptr %2288
  %2290 = icmp sgt i64 %2289, %2187
  br i1 %2290, label %2291, label %2307

2291:
  %2292 = load <4 x double>, ptr %2286, align 32
  %2293 = extractelement <4 x double> %2292, i64 %2212
  %2294 = insertelement <4 x double> undef, double %2293, i64 0
  %2295 = getelementptr <4 x double>, ptr %2286, i64 1
  %2296 = load <4 x double>, ptr %2295, align 32
  %2297 = extractelement <4 x double> %2296, i64 %2212
  %2298 = insertelement <4 x double> %2294, double %2297, i64 1
  %2299 = getelementptr <4 x double>, ptr %2286, i64 2
  %2300 = load <4 x double>, ptr %2299, align 32
  %2301 = extractelement <4 x double> %2300, i64 %2212
  %2302 = insertelement <4 x double> %2298, double %2301, i64 2
  %2303 = getelementptr <4 x double>, ptr %2286, i64 3
  %2304 = load <4 x double>, ptr %2303, align 32
  %2305 = extractelement <4 x double> %2304, i64 %2212
  %2306 = insertelement <4 x double> %2302, double %2305, i64 3
  br label %2310

2307:
  %2308 = getelementptr <4 x double>, ptr %2286, i64 %2212
  %2309 = load <4 x double>, ptr %2308, align 32
  br label %2310

2310:
  %2311 = phi <4 x double> [ %2306, %2291 ], [ %2309, %2307 ]
  %2312 = add i64 %2279, 2
  %2313 = getelementptr <4 x double>, ptr %2210, i64 %2312
  store <4 x double> %2311, ptr %2313, align 32
  %2314 = add i64 %2279, 1
  %2315 = icmp eq i64 %2314, %2155
  br i1 %2315, label %2270, label %2278

2316:
  call void @factorize(ptr %2175, i64 %2158)
  %2317 = icmp sgt i64 %2158, 0
  br i1 %2317, label %2318, label %2354

2318:
  %2319 = icmp sgt i64 %2159, 0
  br label %2320

2320:
  %2321 = phi i64 [ %2327, %2326 ], [ 0, %2318 ]
  %2322 = phi ptr [ %2329, %2326 ], [ %2175, %2318 ]
  %2323 = phi ptr [ %2328, %2326 ], [ %2167, %2318 ]
  br i1 %2319, label %2324, label %2326

2324:
  %2325 = icmp eq i64 %2321, 0
  br label %2331

2326:
  %2327 = add i64 %2321, 1
  %2328 = getelementptr <4 x double>, ptr %2323, i64 %2159
  %2329 = getelementptr double, ptr %2322, i64 %2158
  %2330 = icmp eq i64 %2327, %2158
  br i1 %2330, label %2354, label %2320

2331:
  %2332 = phi i64 [ 0, %2324 ], [ %2337, %2335 ]
  %2333 = getelementptr <4 x double>, ptr %2323, i64 %2332
  %2334 = load <4 x double>, ptr %2333, align 32
  br i1 %2325, label %2335, label %2339

2335:
  %2336 = phi <4 x double> [ %2334, %2331 ], [ %2351, %2339 ]
  store <4 x double> %2336, ptr %2333, align 32
  %2337 = add i64 %2332, 1
  %2338 = icmp eq i64 %2337, %2159
  br i1 %2338, label %2326, label %2331

2339:
  %2340 = phi i64 [ %2352, %2339 ], [ 0, %2331 ]
  %2341 = phi <4 x double> [ %2351, %2339 ], [ %2334, %2331 ]
  %2342 = getelementptr double, ptr %2322, i64 %2340
  %2343 = load double, ptr %2342
  %2344 = insertelement <4 x double> poison, double %2343, i64 0
  %2345 = shufflevector <4 x double> %2344, <4 x double> poison, <4 x i32> zeroinitializer
  %2346 = mul i64 %2340, %2159
  %2347 = add i64 %2346, %2332
  %2348 = getelementptr <4 x double>, ptr %2167, i64 %2347
  %2349 = load <4 x double>, ptr %2348, align 32
  %2350 = fneg <4 x double> %2345
  %2351 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2350, <4 x double> %2349, <4 x double> %2341)
  %2352 = add i64 %2340, 1
  %2353 = icmp eq i64 %2352, %2321
  br i1 %2353, label %2335, label %2339

2354:
  %2355 = add i64 %2149, 1
  %2356 = load ptr, ptr %2135
  %2357 = getelementptr i64, ptr %2356, i64 1
  %2358 = load i64, ptr %2357
  %2359 = icmp slt i64 %2355, %2358
  br i1 %2359, label %2148, label %3422

2360:
  %2361 = phi i64 [ %2108, %2110 ], [ %2363, %3420 ]
  %2362 = load ptr, ptr %2111
  %2363 = add i64 %2361, -1
  %2364 = mul i64 %2363, 6
  %2365 = getelementptr i64, ptr %2362, i64 %2364
  %2366 = load ptr, ptr %2112
  %2367 = getelementptr i64, ptr %2366, i64 %2361
  %2368 = load i64, ptr %2367
  %2369 = add i64 %2361, 1
  %2370 = getelementptr i64, ptr %2366, i64 %2369
  %2371 = load i64, ptr %2370
  %2372 = icmp slt i64 %2368, %2371
  br i1 %2372, label %2755, label %2373

2373:
  %2374 = load ptr, ptr %2124
  %2375 = getelementptr i64, ptr %2374, i64 %2361
  %2376 = load i64, ptr %2375
  %2377 = getelementptr i64, ptr %2374, i64 %2369
  %2378 = load i64, ptr %2377
  %2379 = icmp slt i64 %2376, %2378
  br i1 %2379, label %2380, label %2747

2380:
  %2381 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 6, i32 0
  %2382 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 6, i32 1
  %2383 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 6, i32 2
  %2384 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 7, i32 0
  %2385 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 7, i32 1
  %2386 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 7, i32 2
  %2387 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 8, i32 0
  %2388 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 8, i32 1
  %2389 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 8, i32 2
  %2390 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 9
  %2391 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 10
  br label %2392

2392:
  %2393 = phi i64 [ %2376, %2380 ], [ %2742, %2741 ]
  %2394 = load ptr, ptr %2125
  %2395 = mul i64 %2393, 5
  %2396 = getelementptr i64, ptr %2394, i64 %2395
  %2397 = load i64, ptr %2396
  %2398 = getelementptr i64, ptr %2396, i64 1
  %2399 = load i64, ptr %2398
  %2400 = add i64 %2399, %2397
  %2401 = getelementptr i64, ptr %2396, i64 2
  %2402 = load i64, ptr %2401
  %2403 = add i64 %2399, 2
  %2404 = load ptr, ptr %2126
  %2405 = getelementptr i64, ptr %2396, i64 3
  %2406 = load i64, ptr %2405
  %2407 = getelementptr i64, ptr %2404, i64 %2406
  %2408 = load ptr, ptr %2127
  %2409 = getelementptr i64, ptr %2396, i64 4
  %2410 = load i64, ptr %2409
  %2411 = getelementptr <4 x double>, ptr %2408, i64 %2410
  %2412 = getelementptr i64, ptr %2407, i64 %2400
  %2413 = getelementptr i64, ptr %2412, i64 %2400
  %2414 = add i64 %2397, 1
  %2415 = mul i64 %2414, %2397
  %2416 = sdiv i64 %2415, 2
  %2417 = getelementptr i64, ptr %2413, i64 %2416
  %2418 = mul i64 %2399, %2397
  %2419 = getelementptr i64, ptr %2417, i64 %2418
  %2420 = mul i64 %2402, %2403
  %2421 = getelementptr <4 x double>, ptr %2411, i64 %2420, i64 0
  %2422 = icmp sgt i64 %2397, 0
  br i1 %2422, label %2423, label %2562

2423:
  %2424 = load ptr, ptr %2129
  %2425 = icmp sgt i64 %2399, 0
  br label %2426

2426:
  %2427 = phi ptr [ %2424, %2423 ], [ %2462, %2461 ]
  %2428 = phi i64 [ 1, %2423 ], [ %2465, %2461 ]
  %2429 = phi ptr [ %2411, %2423 ], [ %2464, %2461 ]
  %2430 = phi ptr [ %2421, %2423 ], [ %2463, %2461 ]
  %2431 = phi i64 [ 0, %2423 ], [ %2445, %2461 ]
  %2432 = getelementptr i64, ptr %2407, i64 %2431
  %2433 = load i64, ptr %2432
  %2434 = load ptr, ptr %2115
  %2435 = getelementptr i64, ptr %2412, i64 %2431
  %2436 = load i64, ptr %2435
  %2437 = mul i64 %2436, 6
  %2438 = getelementptr <4 x double>, ptr %2434, i64 %2437
  %2439 = load ptr, ptr %2128
  %2440 = shl i64 %2433, 2
  %2441 = getelementptr double, ptr %2439, i64 %2440
  %2442 = getelementptr i64, ptr %2427, i64 %2433
  %2443 = load i64, ptr %2442
  %2444 = icmp sgt i64 %2443, 0
  %2445 = add i64 %2431, 1
  br i1 %2444, label %2446, label %2461

2446:
  %2447 = mul i64 %2445, %2431
  %2448 = lshr i64 %2447, 1
  %2449 = getelementptr <4 x double>, ptr %2438, i64 1
  %2450 = getelementptr <4 x double>, ptr %2438, i64 2
  %2451 = getelementptr <4 x double>, ptr %2438, i64 3
  %2452 = getelementptr <4 x double>, ptr %2438, i64 4
  %2453 = getelementptr <4 x double>, ptr %2438, i64 5
  br label %2454

2454:
  %2455 = phi ptr [ %2427, %2446 ], [ %2520, %2516 ]
  %2456 = phi ptr [ %2429, %2446 ], [ %2519, %2516 ]
  %2457 = phi ptr [ %2430, %2446 ], [ %2518, %2516 ]
  %2458 = phi i64 [ 0, %2446 ], [ %2517, %2516 ]
  %2459 = load ptr, ptr %2101
  %2460 = getelementptr <4 x double>, ptr %2459, i64 %2458
  br label %2490

2461:
  %2462 = phi ptr [ %2427, %2426 ], [ %2520, %2516 ]
  %2463 = phi ptr [ %2430, %2426 ], [ %2518, %2516 ]
  %2464 = phi ptr [ %2429, %2426 ], [ %2519, %2516 ]
  %2465 = add i64 %2428, 1
  %2466 = icmp eq i64 %2445, %2397
  br i1 %2466, label %2562, label %2426

2467:
  %2468 = load <4 x double>, ptr %2438, align 32
  %2469 = extractelement <4 x double> %2468, i64 %2458
  %2470 = insertelement <4 x double> undef, double %2469, i64 0
  %2471 = load <4 x double>, ptr %2449, align 32
  %2472 = extractelement <4 x double> %2471, i64 %2458
  %2473 = insertelement <4 x double> %2470, double %2472, i64 1
  %2474 = load <4 x double>, ptr %2450, align 32
  %2475 = extractelement <4 x double> %2474, i64 %2458
  %2476 = insertelement <4 x double> %2473, double %2475, i64 2
  %2477 = getelementptr double, ptr %2441, i64 %2458
  %2478 = load double, ptr %2477
  %2479 = insertelement <4 x double> %2476, double %2478, i64 3
  store <4 x double> %2479, ptr %2456, align 32
  %2480 = load <4 x double>, ptr %2451, align 32
  %2481 = extractelement <4 x double> %2480, i64 %2458
  %2482 = load <4 x double>, ptr %2452, align 32
  %2483 = extractelement <4 x double> %2482, i64 %2458
  %2484 = load <4 x double>, ptr %2453, align 32
  %2485 = extractelement <4 x double> %2484, i64 %2458
  %2486 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %2481, i64 0
  %2487 = insertelement <4 x double> %2486, double %2483, i64 1
  %2488 = insertelement <4 x double> %2487, double %2485, i64 2
  %2489 = getelementptr <4 x double>, ptr %2456, i64 1
  store <4 x double> %2488, ptr %2489, align 32
  br i1 %2425, label %2524, label %2516

2490:
  %2491 = phi i64 [ 0, %2454 ], [ %2506, %2504 ]
  %2492 = phi i64 [ 0, %2454 ], [ %2505, %2504 ]
  %2493 = getelementptr i64, ptr %2407, i64 %2492
  %2494 = load i64, ptr %2493
  %2495 = getelementptr i64, ptr %2455, i64 %2494
  %2496 = load i64, ptr %2495
  %2497 = icmp sgt i64 %2496, 0
  br i1 %2497, label %2498, label %2504

2498:
  %2499 = add i64 %2492, %2448
  %2500 = getelementptr i64, ptr %2413, i64 %2499
  %2501 = load i64, ptr %2500
  %2502 = shl i64 %2501, 2
  %2503 = getelementptr <4 x double>, ptr %2460, i64 %2502
  br label %2508

2504:
  %2505 = add i64 %2492, 1
  %2506 = add i64 %2496, %2491
  %2507 = icmp eq i64 %2505, %2428
  br i1 %2507, label %2467, label %2490

2508:
  %2509 = phi i64 [ 0, %2498 ], [ %2514, %2508 ]
  %2510 = load <4 x double>, ptr %2503, align 32
  %2511 = extractelement <4 x double> %2510, i64 %2509
  %2512 = add i64 %2509, %2491
  %2513 = getelementptr double, ptr %2457, i64 %2512
  store double %2511, ptr %2513
  %2514 = add i64 %2509, 1
  %2515 = icmp eq i64 %2514, %2496
  br i1 %2515, label %2504, label %2508

2516:
  %2517 = add i64 %2458, 1
  %2518 = getelementptr double, ptr %2457, i64 %2402
  %2519 = getelementptr <4 x double>, ptr %2456, i64 %2403
  %2520 = load ptr, ptr %2129
  %2521 = getelementptr i64, ptr %2520, i64 %2433
  %2522 = load i64, ptr %2521
  %2523 = icmp slt i64 %2517, %2522
  br i1 %2523, label %2454, label %2461

2524:
  %2525 = phi i64 [ %2560, %2556 ], [ 0, %2467 ]
  %2526 = load ptr, ptr %2101
  %2527 = mul i64 %2525, %2397
  %2528 = add i64 %2527, %2431
  %2529 = getelementptr i64, ptr %2417, i64 %2528
  %2530 = load i64, ptr %2529
  %2531 = shl i64 %2530, 2
  %2532 = getelementptr <4 x double>, ptr %2526, i64 %2531
  %2533 = add i64 %2525, %2397
  %2534 = getelementptr i64, ptr %2407, i64 %2533
  %2535 = load i64, ptr %2534
  %2536 = icmp sgt i64 %2535, %2433
  br i1 %2536, label %2537, label %2553

2537:
  %2538 = load <4 x double>, ptr %2532, align 32
  %2539 = extractelement <4 x double> %2538, i64 %2458
  %2540 = insertelement <4 x double> undef, double %2539, i64 0
  %2541 = getelementptr <4 x double>, ptr %2532, i64 1
  %2542 = load <4 x double>, ptr %2541, align 32
  %2543 = extractelement <4 x double> %2542, i64 %2458
  %2544 = insertelement <4 x double> %2540, double %2543, i64 1
  %2545 = getelementptr <4 x double>, ptr %2532, i64 2
  %2546 = load <4 x double>, ptr %2545, align 32
  %2547 = extractelement <4 x double> %2546, i64 %2458
  %2548 = insertelement <4 x double> %2544, double %2547, i64 2
  %2549 = getelementptr <4 x double>, ptr %2532, i64 3
  %2550 = load <4 x double>, ptr %2549, align 32
  %2551 = extractelement <4 x double> %2550, i64 %2458
  %2552 = insertelement <4 x double> %2548, double %2551, i64 3
  br label %2556

2553:
  %2554 = getelementptr <4 x double>, ptr %2532, i64 %2458
  %2555 = load <4 x double>, ptr %2554, align 32
  br label %2556

2556:
  %2557 = phi <4 x double> [ %2552, %2537 ], [ %2555, %2553 ]
  %2558 = add i64 %2525, 2
  %2559 = getelementptr <4 x double>, ptr %2456, i64 %2558
  store <4 x double> %2557, ptr %2559, align 32
  %2560 = add i64 %2525, 1
  %2561 = icmp eq i64 %2560, %2399
  br i1 %2561, label %2516, label %2524

2562:
  call void @factorize(ptr %2421, i64 %2402)
  %2563 = icmp sgt i64 %2402, 0
  br i1 %2563, label %2564, label %2741

2564:
  %2565 = icmp sgt i64 %2403, 0
  br label %2566

2566:
  %2567 = phi i64 [ %2573, %2572 ], [ 0, %2564 ]
  %2568 = phi ptr [ %2575, %2572 ], [ %2421, %2564 ]
  %2569 = phi ptr [ %2574, %2572 ], [ %2411, %2564 ]
  br i1 %2565, label %2570, label %2572

2570:
  %2571 = icmp eq i64 %2567, 0
  br label %2577

2572:
  %2573 = add i64 %2567, 1
  %2574 = getelementptr <4 x double>, ptr %2569, i64 %2403
  %2575 = getelementptr double, ptr %2568, i64 %2402
  %2576 = icmp eq i64 %2573, %2402
  br i1 %2576, label %2600, label %2566

2577:
  %2578 = phi i64 [ 0, %2570 ], [ %2583, %2581 ]
  %2579 = getelementptr <4 x double>, ptr %2569, i64 %2578
  %2580 = load <4 x double>, ptr %2579, align 32
  br i1 %2571, label %2581, label %2585

2581:
  %2582 = phi <4 x double> [ %2580, %2577 ], [ %2597, %2585 ]
  store <4 x double> %2582, ptr %2579, align 32
  %2583 = add i64 %2578, 1
  %2584 = icmp eq i64 %2583, %2403
  br i1 %2584, label %2572, label %2577

2585:
  %2586 = phi i64 [ %2598, %2585 ], [ 0, %2577 ]
  %2587 = phi <4 x double> [ %2597, %2585 ], [ %2580, %2577 ]
  %2588 = getelementptr double, ptr %2568, i64 %2586
  %2589 = load double, ptr %2588
  %2590 = insertelement <4 x double> poison, double %2589, i64 0
  %2591 = shufflevector <4 x double> %2590, <4 x double> poison, <4 x i32> zeroinitializer
  %2592 = mul i64 %2586, %2403
  %2593 = add i64 %2592, %2578
  %2594 = getelementptr <4 x double>, ptr %2411, i64 %2593
  %2595 = load <4 x double>, ptr %2594, align 32
  %2596 = fneg <4 x double> %2591
  %2597 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2596, <4 x double> %2595, <4 x double> %2587)
  %2598 = add i64 %2586, 1
  %2599 = icmp eq i64 %2598, %2567
  br i1 %2599, label %2581, label %2585

2600:
  %2601 = add i64 %2402, 1
  %2602 = icmp sgt i64 %2399, 0
  br label %2603

2603:
  %2604 = phi ptr [ %2411, %2600 ], [ %2664, %2662 ]
  %2605 = phi i64 [ 0, %2600 ], [ %2663, %2662 ]
  %2606 = mul i64 %2605, %2601
  %2607 = getelementptr double, ptr %2421, i64 %2606
  %2608 = load double, ptr %2607
  %2609 = load <4 x double>, ptr %2604, align 32
  %2610 = getelementptr <4 x double>, ptr %2604, i64 1
  %2611 = load <4 x double>, ptr %2610, align 32
  %2612 = insertelement <4 x double> poison, double %2608, i64 0
  %2613 = shufflevector <4 x double> %2612, <4 x double> poison, <4 x i32> zeroinitializer
  %2614 = fmul <4 x double> %2609, %2613
  %2615 = fmul <4 x double> %2613, %2611
  %2616 = shufflevector <4 x double> %2611, <4 x double> poison, <4 x i32> zeroinitializer
  %2617 = load <4 x double>, ptr %2381, align 32
  %2618 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2616, <4 x double> %2615, <4 x double> %2617)
  store <4 x double> %2618, ptr %2381, align 32
  %2619 = shufflevector <4 x double> %2611, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2620 = load <4 x double>, ptr %2382, align 32
  %2621 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2619, <4 x double> %2615, <4 x double> %2620)
  store <4 x double> %2621, ptr %2382, align 32
  %2622 = shufflevector <4 x double> %2611, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2623 = load <4 x double>, ptr %2383, align 32
  %2624 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2622, <4 x double> %2615, <4 x double> %2623)
  store <4 x double> %2624, ptr %2383, align 32
  %2625 = shufflevector <4 x double> %2609, <4 x double> poison, <4 x i32> zeroinitializer
  %2626 = load <4 x double>, ptr %2384, align 32
  %2627 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2625, <4 x double> %2615, <4 x double> %2626)
  store <4 x double> %2627, ptr %2384, align 32
  %2628 = shufflevector <4 x double> %2609, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2629 = load <4 x double>, ptr %2385, align 32
  %2630 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2628, <4 x double> %2615, <4 x double> %2629)
  store <4 x double> %2630, ptr %2385, align 32
  %2631 = shufflevector <4 x double> %2609, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2632 = load <4 x double>, ptr %2386, align 32
  %2633 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2631, <4 x double> %2615, <4 x double> %2632)
  store <4 x double> %2633, ptr %2386, align 32
  %2634 = load <4 x double>, ptr %2387, align 32
  %2635 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2625, <4 x double> %2614, <4 x double> %2634)
  store <4 x double> %2635, ptr %2387, align 32
  %2636 = load <4 x double>, ptr %2388, align 32
  %2637 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2628, <4 x double> %2614, <4 x double> %2636)
  store <4 x double> %2637, ptr %2388, align 32
  %2638 = load <4 x double>, ptr %2389, align 32
  %2639 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2631, <4 x double> %2614, <4 x double> %2638)
  store <4 x double> %2639, ptr %2389, align 32
  %2640 = shufflevector <4 x double> %2609, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2641 = load <4 x double>, ptr %2390, align 32
  %2642 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2640, <4 x double> %2614, <4 x double> %2641)
  store <4 x double> %2642, ptr %2390, align 32
  %2643 = load <4 x double>, ptr %2391, align 32
  %2644 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2640, <4 x double> %2615, <4 x double> %2643)
  store <4 x double> %2644, ptr %2391, align 32
  br i1 %2602, label %2645, label %2662

2645:
  %2646 = shufflevector <4 x double> %2614, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2647 = fneg <4 x double> %2646
  %2648 = shufflevector <4 x double> %2614, <4 x double> poison, <4 x i32> zeroinitializer
  %2649 = fneg <4 x double> %2648
  %2650 = shufflevector <4 x double> %2615, <4 x double> poison, <4 x i32> zeroinitializer
  %2651 = fneg <4 x double> %2650
  %2652 = shufflevector <4 x double> %2614, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2653 = fneg <4 x double> %2652
  %2654 = shufflevector <4 x double> %2615, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2655 = fneg <4 x double> %2654
  %2656 = shufflevector <4 x double> %2614, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2657 = fneg <4 x double> %2656
  %2658 = shufflevector <4 x double> %2615, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2659 = fneg <4 x double> %2658
  br label %2666

2660:
  %2661 = icmp eq i64 %2703, %2399
  br i1 %2661, label %2662, label %2666

2662:
  %2663 = add i64 %2605, 1
  %2664 = getelementptr <4 x double>, ptr %2604, i64 %2403
  %2665 = icmp eq i64 %2663, %2402
  br i1 %2665, label %2741, label %2603

2666:
  %2667 = phi i64 [ 0, %2645 ], [ %2703, %2660 ]
  %2668 = add i64 %2667, 2
  %2669 = getelementptr <4 x double>, ptr %2604, i64 %2668
  %2670 = load <4 x double>, ptr %2669, align 32
  %2671 = load ptr, ptr %2115
  %2672 = add i64 %2667, %2397
  %2673 = getelementptr i64, ptr %2412, i64 %2672
  %2674 = load i64, ptr %2673
  %2675 = mul i64 %2674, 6
  %2676 = getelementptr <4 x double>, ptr %2671, i64 %2675
  %2677 = load ptr, ptr %2128
  %2678 = getelementptr i64, ptr %2407, i64 %2672
  %2679 = load i64, ptr %2678
  %2680 = shl i64 %2679, 2
  %2681 = load <4 x double>, ptr %2676, align 32
  %2682 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2649, <4 x double> %2670, <4 x double> %2681)
  store <4 x double> %2682, ptr %2676, align 32
  %2683 = getelementptr <4 x double>, ptr %2676, i64 3
  %2684 = load <4 x double>, ptr %2683, align 32
  %2685 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2651, <4 x double> %2670, <4 x double> %2684)
  store <4 x double> %2685, ptr %2683, align 32
  %2686 = getelementptr <4 x double>, ptr %2676, i64 1
  %2687 = load <4 x double>, ptr %2686, align 32
  %2688 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2653, <4 x double> %2670, <4 x double> %2687)
  store <4 x double> %2688, ptr %2686, align 32
  %2689 = getelementptr <4 x double>, ptr %2676, i64 4
  %2690 = load <4 x double>, ptr %2689, align 32
  %2691 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2655, <4 x double> %2670, <4 x double> %2690)
  store <4 x double> %2691, ptr %2689, align 32
  %2692 = getelementptr <4 x double>, ptr %2676, i64 2
  %2693 = load <4 x double>, ptr %2692, align 32
  %2694 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2657, <4 x double> %2670, <4 x double> %2693)
  store <4 x double> %2694, ptr %2692, align 32
  %2695 = getelementptr <4 x double>, ptr %2676, i64 5
  %2696 = load <4 x double>, ptr %2695, align 32
  %2697 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2659, <4 x double> %2670, <4 x double> %2696)
  store <4 x double> %2697, ptr %2695, align 32
  %2698 = getelementptr double, ptr %2677, i64 %2680
  %2699 = bitcast ptr %2698 to ptr
  %2700 = load <4 x double>, ptr %2699, align 8
  %2701 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2647, <4 x double> %2670, <4 x double> %2700)
  store <4 x double> %2701, ptr %2699, align 8
  %2702 = fmul <4 x double> %2613, %2670
  %2703 = add i64 %2667, 1
  %2704 = mul i64 %2703, %2667
  %2705 = lshr i64 %2704, 1
  %2706 = shufflevector <4 x double> %2702, <4 x double> poison, <4 x i32> zeroinitializer
  %2707 = fneg <4 x double> %2706
  %2708 = shufflevector <4 x double> %2702, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2709 = fneg <4 x double> %2708
  %2710 = shufflevector <4 x double> %2702, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2711 = fneg <4 x double> %2710
  %2712 = shufflevector <4 x double> %2702, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2713 = fneg <4 x double> %2712
  br label %2714

2714:
  %2715 = phi i64 [ 0, %2666 ], [ %2739, %2714 ]
  %2716 = load ptr, ptr %2101
  %2717 = add i64 %2715, %2705
  %2718 = getelementptr i64, ptr %2419, i64 %2717
  %2719 = load i64, ptr %2718
  %2720 = shl i64 %2719, 2
  %2721 = getelementptr <4 x double>, ptr %2716, i64 %2720
  %2722 = add i64 %2715, 2
  %2723 = getelementptr <4 x double>, ptr %2604, i64 %2722
  %2724 = load <4 x double>, ptr %2723, align 32
  %2725 = load <4 x double>, ptr %2721, align 32
  %2726 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2707, <4 x double> %2724, <4 x double> %2725)
  store <4 x double> %2726, ptr %2721, align 32
  %2727 = load <4 x double>, ptr %2723, align 32
  %2728 = getelementptr <4 x double>, ptr %2721, i64 1
  %2729 = load <4 x double>, ptr %2728, align 32
  %2730 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2709, <4 x double> %2727, <4 x double> %2729)
  store <4 x double> %2730, ptr %2728, align 32
  %2731 = load <4 x double>, ptr %2723, align 32
  %2732 = getelementptr <4 x double>, ptr %2721, i64 2
  %2733 = load <4 x double>, ptr %2732, align 32
  %2734 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2711, <4 x double> %2731, <4 x double> %2733)
  store <4 x double> %2734, ptr %2732, align 32
  %2735 = load <4 x double>, ptr %2723, align 32
  %2736 = getelementptr <4 x double>, ptr %2721, i64 3
  %2737 = load <4 x double>, ptr %2736, align 32
  %2738 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2713, <4 x double> %2735, <4 x double> %2737)
  store <4 x double> %2738, ptr %2736, align 32
  %2739 = add i64 %2715, 1
  %2740 = icmp eq i64 %2715, %2667
  br i1 %2740, label %2660, label %2714

2741:
  %2742 = add i64 %2393, 1
  %2743 = load ptr, ptr %2124
  %2744 = getelementptr i64, ptr %2743, i64 %2369
  %2745 = load i64, ptr %2744
  %2746 = icmp slt i64 %2742, %2745
  br i1 %2746, label %2392, label %2747

2747:
  %2748 = getelementptr i64, ptr %2365, i64 1
  %2749 = load i64, ptr %2748
  %2750 = icmp eq i64 %2749, 1
  %2751 = mul i64 %2363, 36
  %2752 = add i64 %2751, 32
  %2753 = getelementptr double, ptr %2093, i64 %2752
  %2754 = load double, ptr %2753
  br i1 %2130, label %2869, label %2864

2755:
  %2756 = phi ptr [ %2860, %2859 ], [ %2366, %2360 ]
  %2757 = phi i64 [ %2760, %2859 ], [ %2368, %2360 ]
  %2758 = load ptr, ptr %2000
  %2759 = load ptr, ptr %2113
  %2760 = add i64 %2757, 1
  %2761 = getelementptr i64, ptr %2759, i64 %2760
  %2762 = load i64, ptr %2761
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %2114, i8 0, i64 192, i1 false)
  %2763 = load ptr, ptr %2115
  %2764 = mul i64 %2757, 6
  %2765 = getelementptr <4 x double>, ptr %2763, i64 %2764
  %2766 = getelementptr i64, ptr %2759, i64 %2757
  %2767 = load i64, ptr %2766
  %2768 = icmp eq i64 %2767, %2762
  br i1 %2768, label %2859, label %2769

2769:
  %2770 = icmp slt i64 %2767, %2762
  br i1 %2770, label %2771, label %2781

2771:
  %2772 = load ptr, ptr %2116
  %2773 = load ptr, ptr %2117
  br label %2839

2774:
  %2775 = load <4 x double>, ptr %2118, align 32
  %2776 = load <4 x double>, ptr %2119, align 32
  %2777 = load <4 x double>, ptr %2120, align 32
  %2778 = load <4 x double>, ptr %2121, align 32
  %2779 = load <4 x double>, ptr %2122, align 32
  %2780 = load <4 x double>, ptr %2123, align 32
  br label %2781

2781:
  %2782 = phi <4 x double> [ %2780, %2774 ], [ zeroinitializer, %2769 ]
  %2783 = phi <4 x double> [ %2779, %2774 ], [ zeroinitializer, %2769 ]
  %2784 = phi <4 x double> [ %2778, %2774 ], [ zeroinitializer, %2769 ]
  %2785 = phi <4 x double> [ %2777, %2774 ], [ zeroinitializer, %2769 ]
  %2786 = phi <4 x double> [ %2776, %2774 ], [ zeroinitializer, %2769 ]
  %2787 = phi <4 x double> [ %2775, %2774 ], [ zeroinitializer, %2769 ]
  %2788 = getelementptr %struct.place, ptr %2758, i64 %2361, i32 0, i32 0
  %2789 = load <4 x double>, ptr %2788, align 32
  %2790 = getelementptr %struct.place, ptr %2758, i64 %2361, i32 0, i32 1
  %2791 = load <4 x double>, ptr %2790, align 32
  %2792 = getelementptr %struct.place, ptr %2758, i64 %2361, i32 0, i32 2
  %2793 = load <4 x double>, ptr %2792, align 32
  %2794 = shufflevector <4 x double> %2789, <4 x double> poison, <4 x i32> zeroinitializer
  %2795 = shufflevector <4 x double> %2789, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2796 = shufflevector <4 x double> %2789, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2797 = fmul <4 x double> %2786, %2795
  %2798 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2794, <4 x double> %2787, <4 x double> %2797)
  %2799 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2796, <4 x double> %2785, <4 x double> %2798)
  %2800 = load <4 x double>, ptr %2765, align 32
  %2801 = fadd <4 x double> %2800, %2799
  store <4 x double> %2801, ptr %2765, align 32
  %2802 = fmul <4 x double> %2783, %2795
  %2803 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2794, <4 x double> %2784, <4 x double> %2802)
  %2804 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2796, <4 x double> %2782, <4 x double> %2803)
  %2805 = getelementptr <4 x double>, ptr %2765, i64 3
  %2806 = load <4 x double>, ptr %2805, align 32
  %2807 = fadd <4 x double> %2804, %2806
  store <4 x double> %2807, ptr %2805, align 32
  %2808 = shufflevector <4 x double> %2791, <4 x double> poison, <4 x i32> zeroinitializer
  %2809 = shufflevector <4 x double> %2791, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2810 = shufflevector <4 x double> %2791, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2811 = fmul <4 x double> %2786, %2809
  %2812 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2808, <4 x double> %2787, <4 x double> %2811)
  %2813 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2810, <4 x double> %2785, <4 x double> %2812)
  %2814 = getelementptr <4 x double>, ptr %2765, i64 1
  %2815 = load <4 x double>, ptr %2814, align 32
  %2816 = fadd <4 x double> %2813, %2815
  store <4 x double> %2816, ptr %2814, align 32
  %2817 = fmul <4 x double> %2783, %2809
  %2818 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2808, <4 x double> %2784, <4 x double> %2817)
  %2819 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2810, <4 x double> %2782, <4 x double> %2818)
  %2820 = getelementptr <4 x double>, ptr %2765, i64 4
  %2821 = load <4 x double>, ptr %2820, align 32
  %2822 = fadd <4 x double> %2819, %2821
  store <4 x double> %2822, ptr %2820, align 32
  %2823 = shufflevector <4 x double> %2793, <4 x double> poison, <4 x i32> zeroinitializer
  %2824 = shufflevector <4 x double> %2793, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2825 = shufflevector <4 x double> %2793, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2826 = fmul <4 x double> %2786, %2824
  %2827 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2823, <4 x double> %2787, <4 x double> %2826)
  %2828 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2825, <4 x double> %2785, <4 x double> %2827)
  %2829 = getelementptr <4 x double>, ptr %2765, i64 2
  %2830 = load <4 x double>, ptr %2829, align 32
  %2831 = fadd <4 x double> %2828, %2830
  store <4 x double> %2831, ptr %2829, align 32
  %2832 = fmul <4 x double> %2783, %2824
  %2833 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2823, <4 x double> %2784, <4 x double> %2832)
  %2834 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2825, <4 x double> %2782, <4 x double> %2833)
  %2835 = getelementptr <4 x double>, ptr %2765, i64 5
  %2836 = load <4 x double>, ptr %2835, align 32
  %2837 = fadd <4 x double> %2834, %2836
  store <4 x double> %2837, ptr %2835, align 32
  %2838 = load ptr, ptr %2112
  br label %2859

2839:
  %2840 = phi i64 [ %2767, %2771 ], [ %2857, %2839 ]
  %2841 = mul i64 %2840, 3
  %2842 = getelementptr i64, ptr %2772, i64 %2841
  %2843 = getelementptr double, ptr %2773, i64 %2840
  %2844 = load double, ptr %2843
  %2845 = insertelement <4 x double> poison, double %2844, i64 0
  %2846 = shufflevector <4 x double> %2845, <4 x double> poison, <4 x i32> zeroinitializer
  %2847 = load i64, ptr %2842
  %2848 = srem i64 %2847, 4
  %2849 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %2848
  %2850 = load <4 x double>, ptr %2849, align 32
  %2851 = getelementptr i64, ptr %2842, i64 2
  %2852 = load i64, ptr %2851
  %2853 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 %2852
  %2854 = load <4 x double>, ptr %2853, align 32
  %2855 = fneg <4 x double> %2846
  %2856 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2855, <4 x double> %2850, <4 x double> %2854)
  store <4 x double> %2856, ptr %2853, align 32
  %2857 = add i64 %2840, 1
  %2858 = icmp eq i64 %2857, %2762
  br i1 %2858, label %2774, label %2839

2859:
  %2860 = phi ptr [ %2756, %2755 ], [ %2838, %2781 ]
  %2861 = getelementptr i64, ptr %2860, i64 %2369
  %2862 = load i64, ptr %2861
  %2863 = icmp slt i64 %2760, %2862
  br i1 %2863, label %2755, label %2373

2864:
  %2865 = load ptr, ptr %2131
  %2866 = mul i64 %2363, %2095
  %2867 = getelementptr double, ptr %2865, i64 %2866
  %2868 = load double, ptr %2867
  br label %2869

2869:
  %2870 = phi double [ %2868, %2864 ], [ 0.000000e+00, %2747 ]
  %2871 = load i64, ptr %2365
  %2872 = icmp eq i64 %2871, 0
  %2873 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 6, i32 0
  %2874 = load <4 x double>, ptr %2873, align 32
  %2875 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 6, i32 1
  %2876 = load <4 x double>, ptr %2875, align 32
  %2877 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 6, i32 2
  %2878 = load <4 x double>, ptr %2877, align 32
  %2879 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 7, i32 0
  %2880 = load <4 x double>, ptr %2879, align 32
  %2881 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 7, i32 1
  %2882 = load <4 x double>, ptr %2881, align 32
  %2883 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 7, i32 2
  %2884 = load <4 x double>, ptr %2883, align 32
  %2885 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 8, i32 0
  %2886 = load <4 x double>, ptr %2885, align 32
  %2887 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 8, i32 1
  %2888 = load <4 x double>, ptr %2887, align 32
  %2889 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 8, i32 2
  %2890 = load <4 x double>, ptr %2889, align 32
  %2891 = shufflevector <4 x double> %2880, <4 x double> %2882, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %2892 = shufflevector <4 x double> %2891, <4 x double> %2884, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %2893 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 0, i32 0
  %2894 = load <4 x double>, ptr %2893, align 32
  %2895 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 0, i32 1
  %2896 = load <4 x double>, ptr %2895, align 32
  %2897 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 0, i32 2
  %2898 = load <4 x double>, ptr %2897, align 32
  %2899 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 1
  %2900 = load <4 x double>, ptr %2899, align 32
  %2901 = select i1 %2750, <4 x double> %2884, <4 x double> %2878
  %2902 = select i1 %2750, <4 x double> %2890, <4 x double> %2892
  %2903 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 10
  %2904 = load <4 x double>, ptr %2903, align 32
  %2905 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 9
  %2906 = load <4 x double>, ptr %2905, align 32
  %2907 = extractelement <4 x double> %2902, i64 2
  %2908 = extractelement <4 x double> %2901, i64 2
  %2909 = select i1 %2750, double %2907, double %2908
  %2910 = fadd double %2754, %2909
  %2911 = extractelement <4 x double> %2906, i64 2
  %2912 = extractelement <4 x double> %2904, i64 2
  %2913 = select i1 %2750, double %2911, double %2912
  %2914 = fsub double %2870, %2913
  %2915 = fcmp ogt double %2910, 0.000000e+00
  %2916 = fdiv double 1.000000e+00, %2910
  %2917 = select i1 %2915, double %2916, double 0x7FF8000000000000
  %2918 = shufflevector <4 x double> %2902, <4 x double> poison, <4 x i32> zeroinitializer
  %2919 = shufflevector <4 x double> %2902, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2920 = fmul <4 x double> %2919, %2896
  %2921 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %2918, <4 x double> %2920)
  %2922 = shufflevector <4 x double> %2902, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2923 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %2922, <4 x double> %2921)
  %2924 = shufflevector <4 x double> %2901, <4 x double> poison, <4 x i32> zeroinitializer
  %2925 = shufflevector <4 x double> %2901, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2926 = fmul <4 x double> %2925, %2896
  %2927 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %2924, <4 x double> %2926)
  %2928 = shufflevector <4 x double> %2901, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2929 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %2928, <4 x double> %2927)
  %2930 = shufflevector <4 x double> %2923, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2931 = fmul <4 x double> %2900, %2930
  %2932 = shufflevector <4 x double> %2900, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2933 = fmul <4 x double> %2923, %2932
  %2934 = fsub <4 x double> %2931, %2933
  %2935 = shufflevector <4 x double> %2934, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2936 = fadd <4 x double> %2929, %2935
  %2937 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 11
  store <4 x double> %2936, ptr %2937, align 32
  %2938 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 12
  store <4 x double> %2923, ptr %2938, align 32
  %2939 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %2917, i64 0
  %2940 = insertelement <4 x double> %2939, double %2914, i64 1
  %2941 = getelementptr %struct.body, ptr %2006, i64 %2361, i32 13
  store <4 x double> %2940, ptr %2941, align 32
  %2942 = select i1 %2872, i1 true, i1 %2132
  br i1 %2942, label %3226, label %2943

2943:
  %2944 = fcmp une double %2754, 0.000000e+00
  br i1 %2944, label %2991, label %2945

2945:
  br i1 %2750, label %2946, label %2951

2946:
  %2947 = insertelement <4 x double> %2886, double 0.000000e+00, i64 2
  %2948 = insertelement <4 x double> %2888, double 0.000000e+00, i64 2
  %2949 = insertelement <4 x double> %2902, double 0.000000e+00, i64 2
  %2950 = insertelement <4 x double> %2906, double %2870, i64 2
  br label %2959

2951:
  %2952 = insertelement <4 x double> %2874, double 0.000000e+00, i64 2
  %2953 = insertelement <4 x double> %2876, double 0.000000e+00, i64 2
  %2954 = insertelement <4 x double> %2880, double 0.000000e+00, i64 2
  %2955 = insertelement <4 x double> %2882, double 0.000000e+00, i64 2
  %2956 = insertelement <4 x double> %2884, double 0.000000e+00, i64 2
  %2957 = insertelement <4 x double> %2901, double 0.000000e+00, i64 2
  %2958 = insertelement <4 x double> %2904, double %2870, i64 2
  br label %2959

2959:
  %2960 = phi <4 x double> [ %2886, %2951 ], [ %2947, %2946 ]
  %2961 = phi <4 x double> [ %2888, %2951 ], [ %2948, %2946 ]
  %2962 = phi <4 x double> [ %2890, %2951 ], [ zeroinitializer, %2946 ]
  %2963 = phi <4 x double> [ %2954, %2951 ], [ %2880, %2946 ]
  %2964 = phi <4 x double> [ %2955, %2951 ], [ %2882, %2946 ]
  %2965 = phi <4 x double> [ %2956, %2951 ], [ zeroinitializer, %2946 ]
  %2966 = phi <4 x double> [ %2952, %2951 ], [ %2874, %2946 ]
  %2967 = phi <4 x double> [ %2953, %2951 ], [ %2876, %2946 ]
  %2968 = phi <4 x double> [ zeroinitializer, %2951 ], [ %2878, %2946 ]
  %2969 = phi <4 x double> [ %2906, %2951 ], [ %2950, %2946 ]
  %2970 = phi <4 x double> [ %2958, %2951 ], [ %2904, %2946 ]
  %2971 = phi <4 x double> [ %2892, %2951 ], [ %2949, %2946 ]
  %2972 = phi <4 x double> [ %2957, %2951 ], [ %2884, %2946 ]
  %2973 = shufflevector <4 x double> %2971, <4 x double> poison, <4 x i32> zeroinitializer
  %2974 = shufflevector <4 x double> %2971, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2975 = fmul <4 x double> %2896, %2974
  %2976 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %2973, <4 x double> %2975)
  %2977 = shufflevector <4 x double> %2971, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2978 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %2977, <4 x double> %2976)
  %2979 = shufflevector <4 x double> %2972, <4 x double> poison, <4 x i32> zeroinitializer
  %2980 = shufflevector <4 x double> %2972, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2981 = fmul <4 x double> %2896, %2980
  %2982 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %2979, <4 x double> %2981)
  %2983 = shufflevector <4 x double> %2972, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2984 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %2983, <4 x double> %2982)
  %2985 = shufflevector <4 x double> %2978, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2986 = fmul <4 x double> %2900, %2985
  %2987 = fmul <4 x double> %2932, %2978
  %2988 = fsub <4 x double> %2986, %2987
  %2989 = shufflevector <4 x double> %2988, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2990 = fadd <4 x double> %2984, %2989
  br label %2991

2991:
  %2992 = phi <4 x double> [ %2886, %2943 ], [ %2960, %2959 ]
  %2993 = phi <4 x double> [ %2888, %2943 ], [ %2961, %2959 ]
  %2994 = phi <4 x double> [ %2890, %2943 ], [ %2962, %2959 ]
  %2995 = phi <4 x double> [ %2880, %2943 ], [ %2963, %2959 ]
  %2996 = phi <4 x double> [ %2882, %2943 ], [ %2964, %2959 ]
  %2997 = phi <4 x double> [ %2884, %2943 ], [ %2965, %2959 ]
  %2998 = phi <4 x double> [ %2874, %2943 ], [ %2966, %2959 ]
  %2999 = phi <4 x double> [ %2876, %2943 ], [ %2967, %2959 ]
  %3000 = phi <4 x double> [ %2878, %2943 ], [ %2968, %2959 ]
  %3001 = phi <4 x double> [ %2936, %2943 ], [ %2990, %2959 ]
  %3002 = phi <4 x double> [ %2923, %2943 ], [ %2978, %2959 ]
  %3003 = phi <4 x double> [ %2906, %2943 ], [ %2969, %2959 ]
  %3004 = phi <4 x double> [ %2904, %2943 ], [ %2970, %2959 ]
  %3005 = shufflevector <4 x double> %2998, <4 x double> poison, <4 x i32> zeroinitializer
  %3006 = shufflevector <4 x double> %2998, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3007 = fmul <4 x double> %2896, %3006
  %3008 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3005, <4 x double> %3007)
  %3009 = shufflevector <4 x double> %2998, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3010 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3009, <4 x double> %3008)
  %3011 = shufflevector <4 x double> %2999, <4 x double> poison, <4 x i32> zeroinitializer
  %3012 = shufflevector <4 x double> %2999, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3013 = fmul <4 x double> %2896, %3012
  %3014 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3011, <4 x double> %3013)
  %3015 = shufflevector <4 x double> %2999, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3016 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3015, <4 x double> %3014)
  %3017 = shufflevector <4 x double> %3000, <4 x double> poison, <4 x i32> zeroinitializer
  %3018 = shufflevector <4 x double> %3000, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3019 = fmul <4 x double> %2896, %3018
  %3020 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3017, <4 x double> %3019)
  %3021 = shufflevector <4 x double> %3000, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3022 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3021, <4 x double> %3020)
  %3023 = shufflevector <4 x double> %2894, <4 x double> poison, <4 x i32> zeroinitializer
  %3024 = shufflevector <4 x double> %2896, <4 x double> poison, <4 x i32> zeroinitializer
  %3025 = fmul <4 x double> %3024, %3016
  %3026 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3010, <4 x double> %3023, <4 x double> %3025)
  %3027 = shufflevector <4 x double> %2898, <4 x double> poison, <4 x i32> zeroinitializer
  %3028 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3022, <4 x double> %3027, <4 x double> %3026)
  %3029 = shufflevector <4 x double> %2894, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3030 = shufflevector <4 x double> %2896, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3031 = fmul <4 x double> %3030, %3016
  %3032 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3010, <4 x double> %3029, <4 x double> %3031)
  %3033 = shufflevector <4 x double> %2898, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3034 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3022, <4 x double> %3033, <4 x double> %3032)
  %3035 = shufflevector <4 x double> %2894, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3036 = shufflevector <4 x double> %2896, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3037 = fmul <4 x double> %3036, %3016
  %3038 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3010, <4 x double> %3035, <4 x double> %3037)
  %3039 = shufflevector <4 x double> %2898, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3040 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3022, <4 x double> %3039, <4 x double> %3038)
  %3041 = shufflevector <4 x double> %2995, <4 x double> poison, <4 x i32> zeroinitializer
  %3042 = shufflevector <4 x double> %2995, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3043 = fmul <4 x double> %2896, %3042
  %3044 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3041, <4 x double> %3043)
  %3045 = shufflevector <4 x double> %2995, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3046 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3045, <4 x double> %3044)
  %3047 = shufflevector <4 x double> %2996, <4 x double> poison, <4 x i32> zeroinitializer
  %3048 = shufflevector <4 x double> %2996, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3049 = fmul <4 x double> %2896, %3048
  %3050 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3047, <4 x double> %3049)
  %3051 = shufflevector <4 x double> %2996, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3052 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3051, <4 x double> %3050)
  %3053 = shufflevector <4 x double> %2997, <4 x double> poison, <4 x i32> zeroinitializer
  %3054 = shufflevector <4 x double> %2997, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3055 = fmul <4 x double> %2896, %3054
  %3056 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3053, <4 x double> %3055)
  %3057 = shufflevector <4 x double> %2997, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3058 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3057, <4 x double> %3056)
  %3059 = fmul <4 x double> %3024, %3052
  %3060 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3046, <4 x double> %3023, <4 x double> %3059)
  %3061 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3058, <4 x double> %3027, <4 x double> %3060)
  %3062 = fmul <4 x double> %3030, %3052
  %3063 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3046, <4 x double> %3029, <4 x double> %3062)
  %3064 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3058, <4 x double> %3033, <4 x double> %3063)
  %3065 = fmul <4 x double> %3036, %3052
  %3066 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3046, <4 x double> %3035, <4 x double> %3065)
  %3067 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3058, <4 x double> %3039, <4 x double> %3066)
  %3068 = shufflevector <4 x double> %2992, <4 x double> poison, <4 x i32> zeroinitializer
  %3069 = shufflevector <4 x double> %2992, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3070 = fmul <4 x double> %2896, %3069
  %3071 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3068, <4 x double> %3070)
  %3072 = shufflevector <4 x double> %2992, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3073 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3072, <4 x double> %3071)
  %3074 = shufflevector <4 x double> %2993, <4 x double> poison, <4 x i32> zeroinitializer
  %3075 = shufflevector <4 x double> %2993, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3076 = fmul <4 x double> %2896, %3075
  %3077 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3074, <4 x double> %3076)
  %3078 = shufflevector <4 x double> %2993, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3079 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3078, <4 x double> %3077)
  %3080 = shufflevector <4 x double> %2994, <4 x double> poison, <4 x i32> zeroinitializer
  %3081 = shufflevector <4 x double> %2994, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3082 = fmul <4 x double> %2896, %3081
  %3083 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3080, <4 x double> %3082)
  %3084 = shufflevector <4 x double> %2994, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3085 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3084, <4 x double> %3083)
  %3086 = fmul <4 x double> %3024, %3079
  %3087 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3073, <4 x double> %3023, <4 x double> %3086)
  %3088 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3085, <4 x double> %3027, <4 x double> %3087)
  %3089 = fmul <4 x double> %3030, %3079
  %3090 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3073, <4 x double> %3029, <4 x double> %3089)
  %3091 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3085, <4 x double> %3033, <4 x double> %3090)
  %3092 = fmul <4 x double> %3036, %3079
  %3093 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3073, <4 x double> %3035, <4 x double> %3092)
  %3094 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3085, <4 x double> %3039, <4 x double> %3093)
  %3095 = shufflevector <4 x double> %3088, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3096 = fmul <4 x double> %2900, %3095
  %3097 = fmul <4 x double> %2932, %3088
  %3098 = fsub <4 x double> %3096, %3097
  %3099 = shufflevector <4 x double> %3098, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3100 = shufflevector <4 x double> %3091, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3101 = fmul <4 x double> %2900, %3100
  %3102 = fmul <4 x double> %2932, %3091
  %3103 = fsub <4 x double> %3101, %3102
  %3104 = shufflevector <4 x double> %3103, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3105 = shufflevector <4 x double> %3094, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3106 = fmul <4 x double> %2900, %3105
  %3107 = fmul <4 x double> %2932, %3094
  %3108 = fsub <4 x double> %3106, %3107
  %3109 = shufflevector <4 x double> %3108, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3110 = fadd <4 x double> %3061, %3099
  %3111 = fadd <4 x double> %3064, %3104
  %3112 = fadd <4 x double> %3067, %3109
  %3113 = shufflevector <4 x double> %2900, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3114 = shufflevector <4 x double> %2900, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3115 = fneg <4 x double> %3064
  %3116 = fmul <4 x double> %3114, %3115
  %3117 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3067, <4 x double> %3113, <4 x double> %3116)
  %3118 = shufflevector <4 x double> %2900, <4 x double> poison, <4 x i32> zeroinitializer
  %3119 = fneg <4 x double> %3067
  %3120 = fmul <4 x double> %3118, %3119
  %3121 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3061, <4 x double> %3114, <4 x double> %3120)
  %3122 = fneg <4 x double> %3061
  %3123 = fmul <4 x double> %3113, %3122
  %3124 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3064, <4 x double> %3118, <4 x double> %3123)
  %3125 = shufflevector <4 x double> %3117, <4 x double> %3121, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %3126 = shufflevector <4 x double> %3117, <4 x double> %3121, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3127 = shufflevector <4 x double> %3125, <4 x double> %3124, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %3128 = shufflevector <4 x double> %3125, <4 x double> %3124, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %3129 = shufflevector <4 x double> %3126, <4 x double> %3124, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3130 = fadd <4 x double> %3028, %3127
  %3131 = fadd <4 x double> %3034, %3128
  %3132 = fadd <4 x double> %3040, %3129
  %3133 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 6, i32 0
  %3134 = load <4 x double>, ptr %3133, align 32
  %3135 = fadd <4 x double> %3134, %3130
  %3136 = insertelement <4 x double> poison, double %2917, i64 0
  %3137 = shufflevector <4 x double> %3136, <4 x double> poison, <4 x i32> zeroinitializer
  %3138 = shufflevector <4 x double> %3001, <4 x double> poison, <4 x i32> zeroinitializer
  %3139 = fmul <4 x double> %3001, %3138
  %3140 = fneg <4 x double> %3137
  %3141 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3139, <4 x double> %3135)
  %3142 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 6, i32 1
  %3143 = load <4 x double>, ptr %3142, align 32
  %3144 = fadd <4 x double> %3143, %3131
  %3145 = shufflevector <4 x double> %3001, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3146 = fmul <4 x double> %3001, %3145
  %3147 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3146, <4 x double> %3144)
  %3148 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 6, i32 2
  %3149 = load <4 x double>, ptr %3148, align 32
  %3150 = fadd <4 x double> %3149, %3132
  %3151 = shufflevector <4 x double> %3001, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3152 = fmul <4 x double> %3001, %3151
  %3153 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3152, <4 x double> %3150)
  %3154 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3112, <4 x double> %3113, <4 x double> %3141)
  %3155 = fneg <4 x double> %3111
  %3156 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3155, <4 x double> %3114, <4 x double> %3154)
  store <4 x double> %3156, ptr %3133, align 32
  %3157 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3110, <4 x double> %3114, <4 x double> %3147)
  %3158 = fneg <4 x double> %3112
  %3159 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3158, <4 x double> %3118, <4 x double> %3157)
  store <4 x double> %3159, ptr %3142, align 32
  %3160 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3111, <4 x double> %3118, <4 x double> %3153)
  %3161 = fneg <4 x double> %3110
  %3162 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3161, <4 x double> %3113, <4 x double> %3160)
  store <4 x double> %3162, ptr %3148, align 32
  %3163 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 7, i32 0
  %3164 = load <4 x double>, ptr %3163, align 32
  %3165 = fadd <4 x double> %3110, %3164
  %3166 = shufflevector <4 x double> %3002, <4 x double> poison, <4 x i32> zeroinitializer
  %3167 = fmul <4 x double> %3001, %3166
  %3168 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3167, <4 x double> %3165)
  %3169 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 7, i32 1
  %3170 = load <4 x double>, ptr %3169, align 32
  %3171 = fadd <4 x double> %3111, %3170
  %3172 = shufflevector <4 x double> %3002, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3173 = fmul <4 x double> %3001, %3172
  %3174 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3173, <4 x double> %3171)
  %3175 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 7, i32 2
  %3176 = load <4 x double>, ptr %3175, align 32
  %3177 = fadd <4 x double> %3112, %3176
  %3178 = shufflevector <4 x double> %3002, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3179 = fmul <4 x double> %3001, %3178
  %3180 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3179, <4 x double> %3177)
  store <4 x double> %3168, ptr %3163, align 32
  store <4 x double> %3174, ptr %3169, align 32
  store <4 x double> %3180, ptr %3175, align 32
  %3181 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 8, i32 0
  %3182 = load <4 x double>, ptr %3181, align 32
  %3183 = fadd <4 x double> %3088, %3182
  %3184 = fmul <4 x double> %3002, %3166
  %3185 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3184, <4 x double> %3183)
  %3186 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 8, i32 1
  %3187 = load <4 x double>, ptr %3186, align 32
  %3188 = fadd <4 x double> %3091, %3187
  %3189 = fmul <4 x double> %3002, %3172
  %3190 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3189, <4 x double> %3188)
  %3191 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 8, i32 2
  %3192 = load <4 x double>, ptr %3191, align 32
  %3193 = fadd <4 x double> %3094, %3192
  %3194 = fmul <4 x double> %3002, %3178
  %3195 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3194, <4 x double> %3193)
  store <4 x double> %3185, ptr %3181, align 32
  store <4 x double> %3190, ptr %3186, align 32
  store <4 x double> %3195, ptr %3191, align 32
  %3196 = shufflevector <4 x double> %3003, <4 x double> poison, <4 x i32> zeroinitializer
  %3197 = shufflevector <4 x double> %3003, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3198 = fmul <4 x double> %2896, %3197
  %3199 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3196, <4 x double> %3198)
  %3200 = shufflevector <4 x double> %3003, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3201 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3200, <4 x double> %3199)
  %3202 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 9
  %3203 = load <4 x double>, ptr %3202, align 32
  %3204 = fadd <4 x double> %3201, %3203
  %3205 = insertelement <4 x double> poison, double %2914, i64 0
  %3206 = shufflevector <4 x double> %3205, <4 x double> poison, <4 x i32> zeroinitializer
  %3207 = fmul <4 x double> %3206, %3002
  %3208 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3137, <4 x double> %3207, <4 x double> %3204)
  store <4 x double> %3208, ptr %3202, align 32
  %3209 = getelementptr %struct.body, ptr %2006, i64 %2871, i32 10
  %3210 = load <4 x double>, ptr %3209, align 32
  %3211 = shufflevector <4 x double> %3004, <4 x double> poison, <4 x i32> zeroinitializer
  %3212 = shufflevector <4 x double> %3004, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3213 = fmul <4 x double> %2896, %3212
  %3214 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2894, <4 x double> %3211, <4 x double> %3213)
  %3215 = shufflevector <4 x double> %3004, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3216 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2898, <4 x double> %3215, <4 x double> %3214)
  %3217 = fadd <4 x double> %3216, %3210
  %3218 = shufflevector <4 x double> %3201, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3219 = fmul <4 x double> %2900, %3218
  %3220 = fmul <4 x double> %2932, %3201
  %3221 = fsub <4 x double> %3219, %3220
  %3222 = shufflevector <4 x double> %3221, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3223 = fadd <4 x double> %3222, %3217
  %3224 = fmul <4 x double> %3206, %3001
  %3225 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3137, <4 x double> %3224, <4 x double> %3223)
  store <4 x double> %3225, ptr %3209, align 32
  br label %3226

3226:
  %3227 = load ptr, ptr %9
  %3228 = load ptr, ptr %2111
  %3229 = mul i64 %2361, 6
  %3230 = add i64 %3229, -6
  %3231 = getelementptr i64, ptr %3228, i64 %3230
  %3232 = getelementptr %struct.tree_closing.1, ptr %3227, i64 0, i32 18
  %3233 = load ptr, ptr %3232
  %3234 = getelementptr i64, ptr %3233, i64 %2361
  %3235 = load i64, ptr %3234
  %3236 = getelementptr %struct.tree_closing.1, ptr %3227, i64 0, i32 19
  %3237 = load ptr, ptr %3236
  %3238 = getelementptr i64, ptr %3237, i64 %2361
  %3239 = load i64, ptr %3238
  %3240 = icmp sgt i64 %3239, 0
  br i1 %3240, label %3241, label %3420

3241:
  %3242 = getelementptr %struct.tree_closing.1, ptr %3227, i64 0, i32 25
  %3243 = load ptr, ptr %3242
  %3244 = getelementptr %struct.tree_closing.1, ptr %3227, i64 0, i32 24
  %3245 = load ptr, ptr %3244
  %3246 = getelementptr i64, ptr %3245, i64 %2361
  %3247 = load i64, ptr %3246
  %3248 = getelementptr i64, ptr %3243, i64 %3247
  %3249 = getelementptr i64, ptr %3231, i64 1
  %3250 = getelementptr %struct.tree_closing.1, ptr %3227, i64 0, i32 20
  %3251 = getelementptr %struct.tree_closing.1, ptr %3227, i64 0, i32 21
  br label %3252

3252:
  %3253 = phi i64 [ 1, %3241 ], [ %3418, %3416 ]
  %3254 = phi ptr [ %3248, %3241 ], [ %3308, %3416 ]
  %3255 = phi i64 [ 0, %3241 ], [ %3417, %3416 ]
  %3256 = add i64 %3255, %3235
  %3257 = load ptr, ptr %2115
  %3258 = mul i64 %3256, 6
  %3259 = getelementptr <4 x double>, ptr %3257, i64 %3258
  %3260 = load i64, ptr %3249
  %3261 = icmp eq i64 %3260, 1
  %3262 = select i1 %3261, i64 2, i64 5
  %3263 = getelementptr <4 x double>, ptr %3259, i64 %3262
  %3264 = load <4 x double>, ptr %3263, align 32
  %3265 = fneg <4 x double> %3264
  %3266 = load ptr, ptr %2133
  %3267 = getelementptr <4 x double>, ptr %3266, i64 %3256
  store <4 x double> %3265, ptr %3267, align 32
  %3268 = load <4 x double>, ptr %2941, align 32
  %3269 = shufflevector <4 x double> %3268, <4 x double> poison, <4 x i32> zeroinitializer
  %3270 = fmul <4 x double> %3269, %3265
  %3271 = load ptr, ptr %2128
  %3272 = load ptr, ptr %3250
  %3273 = getelementptr i64, ptr %3272, i64 %3256
  %3274 = load i64, ptr %3273
  %3275 = shl i64 %3274, 2
  %3276 = getelementptr double, ptr %3271, i64 %3275
  %3277 = shufflevector <4 x double> %3268, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3278 = bitcast ptr %3276 to ptr
  %3279 = load <4 x double>, ptr %3278, align 8
  %3280 = fneg <4 x double> %3270
  %3281 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3280, <4 x double> %3277, <4 x double> %3279)
  store <4 x double> %3281, ptr %3278, align 8
  %3282 = shufflevector <4 x double> %3270, <4 x double> poison, <4 x i32> zeroinitializer
  %3283 = shufflevector <4 x double> %3270, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3284 = shufflevector <4 x double> %3270, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3285 = shufflevector <4 x double> %3270, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %3286

3286:
  %3287 = phi ptr [ %3254, %3252 ], [ %3308, %3286 ]
  %3288 = phi i64 [ 0, %3252 ], [ %3309, %3286 ]
  %3289 = load ptr, ptr %2101
  %3290 = load i64, ptr %3287
  %3291 = shl i64 %3290, 2
  %3292 = getelementptr <4 x double>, ptr %3289, i64 %3291
  %3293 = load ptr, ptr %2133
  %3294 = add i64 %3288, %3235
  %3295 = getelementptr <4 x double>, ptr %3293, i64 %3294
  %3296 = load <4 x double>, ptr %3295, align 32
  %3297 = load <4 x double>, ptr %3292, align 32
  %3298 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3282, <4 x double> %3296, <4 x double> %3297)
  store <4 x double> %3298, ptr %3292, align 32
  %3299 = getelementptr <4 x double>, ptr %3292, i64 1
  %3300 = load <4 x double>, ptr %3299, align 32
  %3301 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3283, <4 x double> %3296, <4 x double> %3300)
  store <4 x double> %3301, ptr %3299, align 32
  %3302 = getelementptr <4 x double>, ptr %3292, i64 2
  %3303 = load <4 x double>, ptr %3302, align 32
  %3304 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3284, <4 x double> %3296, <4 x double> %3303)
  store <4 x double> %3304, ptr %3302, align 32
  %3305 = getelementptr <4 x double>, ptr %3292, i64 3
  %3306 = load <4 x double>, ptr %3305, align 32
  %3307 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3285, <4 x double> %3296, <4 x double> %3306)
  store <4 x double> %3307, ptr %3305, align 32
  %3308 = getelementptr i64, ptr %3287, i64 1
  %3309 = add i64 %3288, 1
  %3310 = icmp eq i64 %3309, %3253
  br i1 %3310, label %3311, label %3286

3311:
  %3312 = load i64, ptr %3231
  %3313 = icmp eq i64 %3312, 0
  br i1 %3313, label %3416, label %3314

3314:
  %3315 = load ptr, ptr %2115
  %3316 = load ptr, ptr %3251
  %3317 = getelementptr i64, ptr %3316, i64 %3256
  %3318 = load i64, ptr %3317
  %3319 = mul i64 %3318, 6
  %3320 = getelementptr <4 x double>, ptr %3315, i64 %3319
  %3321 = load <4 x double>, ptr %2941, align 32
  %3322 = shufflevector <4 x double> %3321, <4 x double> poison, <4 x i32> zeroinitializer
  %3323 = fmul <4 x double> %3322, %3265
  %3324 = load <4 x double>, ptr %2893, align 32
  %3325 = load <4 x double>, ptr %2895, align 32
  %3326 = load <4 x double>, ptr %2897, align 32
  %3327 = load <4 x double>, ptr %2899, align 32
  %3328 = load <4 x double>, ptr %3259, align 32
  %3329 = getelementptr <4 x double>, ptr %3259, i64 1
  %3330 = load <4 x double>, ptr %3329, align 32
  %3331 = getelementptr <4 x double>, ptr %3259, i64 2
  %3332 = load <4 x double>, ptr %3331, align 32
  %3333 = getelementptr <4 x double>, ptr %3259, i64 3
  %3334 = load <4 x double>, ptr %3333, align 32
  %3335 = getelementptr <4 x double>, ptr %3259, i64 4
  %3336 = load <4 x double>, ptr %3335, align 32
  %3337 = getelementptr <4 x double>, ptr %3259, i64 5
  %3338 = load <4 x double>, ptr %3337, align 32
  %3339 = shufflevector <4 x double> %3324, <4 x double> poison, <4 x i32> zeroinitializer
  %3340 = shufflevector <4 x double> %3325, <4 x double> poison, <4 x i32> zeroinitializer
  %3341 = fmul <4 x double> %3340, %3330
  %3342 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3339, <4 x double> %3328, <4 x double> %3341)
  %3343 = shufflevector <4 x double> %3326, <4 x double> poison, <4 x i32> zeroinitializer
  %3344 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3343, <4 x double> %3332, <4 x double> %3342)
  %3345 = fmul <4 x double> %3340, %3336
  %3346 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3339, <4 x double> %3334, <4 x double> %3345)
  %3347 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3343, <4 x double> %3338, <4 x double> %3346)
  %3348 = shufflevector <4 x double> %3324, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3349 = shufflevector <4 x double> %3325, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3350 = fmul <4 x double> %3349, %3330
  %3351 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3348, <4 x double> %3328, <4 x double> %3350)
  %3352 = shufflevector <4 x double> %3326, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3353 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3352, <4 x double> %3332, <4 x double> %3351)
  %3354 = fmul <4 x double> %3349, %3336
  %3355 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3348, <4 x double> %3334, <4 x double> %3354)
  %3356 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3352, <4 x double> %3338, <4 x double> %3355)
  %3357 = shufflevector <4 x double> %3324, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3358 = shufflevector <4 x double> %3325, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3359 = fmul <4 x double> %3358, %3330
  %3360 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3357, <4 x double> %3328, <4 x double> %3359)
  %3361 = shufflevector <4 x double> %3326, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3362 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3361, <4 x double> %3332, <4 x double> %3360)
  %3363 = fmul <4 x double> %3358, %3336
  %3364 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3357, <4 x double> %3334, <4 x double> %3363)
  %3365 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3361, <4 x double> %3338, <4 x double> %3364)
  %3366 = shufflevector <4 x double> %3327, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3367 = shufflevector <4 x double> %3327, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3368 = fneg <4 x double> %3367
  %3369 = fmul <4 x double> %3353, %3368
  %3370 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3366, <4 x double> %3362, <4 x double> %3369)
  %3371 = fadd <4 x double> %3370, %3347
  %3372 = shufflevector <4 x double> %3327, <4 x double> poison, <4 x i32> zeroinitializer
  %3373 = fneg <4 x double> %3372
  %3374 = fmul <4 x double> %3362, %3373
  %3375 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3367, <4 x double> %3344, <4 x double> %3374)
  %3376 = fadd <4 x double> %3375, %3356
  %3377 = fneg <4 x double> %3366
  %3378 = fmul <4 x double> %3344, %3377
  %3379 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3372, <4 x double> %3353, <4 x double> %3378)
  %3380 = fadd <4 x double> %3379, %3365
  %3381 = load <4 x double>, ptr %3320, align 32
  %3382 = fadd <4 x double> %3344, %3381
  store <4 x double> %3382, ptr %3320, align 32
  %3383 = getelementptr <4 x double>, ptr %3320, i64 3
  %3384 = load <4 x double>, ptr %3383, align 32
  %3385 = fadd <4 x double> %3371, %3384
  store <4 x double> %3385, ptr %3383, align 32
  %3386 = load <4 x double>, ptr %2938, align 32
  %3387 = shufflevector <4 x double> %3386, <4 x double> poison, <4 x i32> zeroinitializer
  %3388 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3387, <4 x double> %3323, <4 x double> %3382)
  store <4 x double> %3388, ptr %3320, align 32
  %3389 = load <4 x double>, ptr %2937, align 32
  %3390 = shufflevector <4 x double> %3389, <4 x double> poison, <4 x i32> zeroinitializer
  %3391 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3390, <4 x double> %3323, <4 x double> %3385)
  store <4 x double> %3391, ptr %3383, align 32
  %3392 = getelementptr <4 x double>, ptr %3320, i64 1
  %3393 = load <4 x double>, ptr %3392, align 32
  %3394 = fadd <4 x double> %3353, %3393
  store <4 x double> %3394, ptr %3392, align 32
  %3395 = getelementptr <4 x double>, ptr %3320, i64 4
  %3396 = load <4 x double>, ptr %3395, align 32
  %3397 = fadd <4 x double> %3376, %3396
  store <4 x double> %3397, ptr %3395, align 32
  %3398 = load <4 x double>, ptr %2938, align 32
  %3399 = shufflevector <4 x double> %3398, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3400 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3399, <4 x double> %3323, <4 x double> %3394)
  store <4 x double> %3400, ptr %3392, align 32
  %3401 = load <4 x double>, ptr %2937, align 32
  %3402 = shufflevector <4 x double> %3401, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3403 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3402, <4 x double> %3323, <4 x double> %3397)
  store <4 x double> %3403, ptr %3395, align 32
  %3404 = getelementptr <4 x double>, ptr %3320, i64 2
  %3405 = load <4 x double>, ptr %3404, align 32
  %3406 = fadd <4 x double> %3362, %3405
  store <4 x double> %3406, ptr %3404, align 32
  %3407 = getelementptr <4 x double>, ptr %3320, i64 5
  %3408 = load <4 x double>, ptr %3407, align 32
  %3409 = fadd <4 x double> %3380, %3408
  store <4 x double> %3409, ptr %3407, align 32
  %3410 = load <4 x double>, ptr %2938, align 32
  %3411 = shufflevector <4 x double> %3410, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3412 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3411, <4 x double> %3323, <4 x double> %3406)
  store <4 x double> %3412, ptr %3404, align 32
  %3413 = load <4 x double>, ptr %2937, align 32
  %3414 = shufflevector <4 x double> %3413, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3415 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3414, <4 x double> %3323, <4 x double> %3409)
  store <4 x double> %3415, ptr %3407, align 32
  br label %3416

3416:
  %3417 = add i64 %3255, 1
  %3418 = add i64 %3253, 1
  %3419 = icmp eq i64 %3417, %3239
  br i1 %3419, label %3420, label %3252

3420:
  %3421 = icmp sgt i64 %2361, 1
  br i1 %3421, label %2360, label %2134

3422:
  %3423 = load ptr, ptr %2005
  %3424 = load ptr, ptr %9
  %3425 = getelementptr %struct.body, ptr %3423, i64 0, i32 3
  %3426 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %3427 = bitcast ptr %3426 to ptr
  %3428 = bitcast ptr %3425 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %3428, i8 0, i64 64, i1 false)
  %3429 = load ptr, ptr %3427
  %3430 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 15
  %3431 = load i64, ptr %3430
  %3432 = shl i64 %3431, 5
  call void @llvm.memset.p0.i64(ptr align 32 %3429, i8 0, i64 %3432, i1 false)
  %3433 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 26
  %3434 = load ptr, ptr %3433
  %3435 = load i64, ptr %3434
  %3436 = getelementptr i64, ptr %3434, i64 1
  %3437 = load i64, ptr %3436
  %3438 = icmp slt i64 %3435, %3437
  br i1 %3438, label %3439, label %3565

3439:
  %3440 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 27
  %3441 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 28
  %3442 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %3443 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  %3444 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 16
  %3445 = load ptr, ptr %3440
  %3446 = load ptr, ptr %3441
  %3447 = load ptr, ptr %3442
  %3448 = load ptr, ptr %3443
  br label %3449

3449:
  %3450 = phi i64 [ %3435, %3439 ], [ %3563, %3562 ]
  %3451 = mul i64 %3450, 5
  %3452 = getelementptr i64, ptr %3445, i64 %3451
  %3453 = load i64, ptr %3452
  %3454 = getelementptr i64, ptr %3452, i64 1
  %3455 = load i64, ptr %3454
  %3456 = getelementptr i64, ptr %3452, i64 2
  %3457 = load i64, ptr %3456
  %3458 = add i64 %3455, 2
  %3459 = getelementptr i64, ptr %3452, i64 3
  %3460 = load i64, ptr %3459
  %3461 = getelementptr i64, ptr %3446, i64 %3460
  %3462 = getelementptr i64, ptr %3452, i64 4
  %3463 = load i64, ptr %3462
  %3464 = getelementptr <4 x double>, ptr %3447, i64 %3463
  %3465 = mul i64 %3457, %3458
  %3466 = getelementptr <4 x double>, ptr %3464, i64 %3465, i64 0
  %3467 = icmp sgt i64 %3457, 0
  br i1 %3467, label %3468, label %3506

3468:
  %3469 = icmp sgt i64 %3455, 0
  %3470 = load ptr, ptr %3426
  br label %3471

3471:
  %3472 = phi i64 [ 0, %3468 ], [ %3524, %3511 ]
  %3473 = phi ptr [ %3464, %3468 ], [ %3525, %3511 ]
  br i1 %3469, label %3527, label %3511

3474:
  %3475 = icmp sgt i64 %3457, 1
  br i1 %3475, label %3489, label %3506

3476:
  %3477 = phi i64 [ %3485, %3476 ], [ 0, %3511 ]
  %3478 = mul i64 %3477, %3457
  %3479 = add i64 %3478, %3477
  %3480 = getelementptr double, ptr %3466, i64 %3479
  %3481 = load double, ptr %3480
  %3482 = getelementptr double, ptr %3448, i64 %3477
  %3483 = load double, ptr %3482
  %3484 = fmul double %3481, %3483
  store double %3484, ptr %3482
  %3485 = add i64 %3477, 1
  %3486 = icmp eq i64 %3485, %3457
  br i1 %3486, label %3474, label %3476

3487:
  %3488 = icmp sgt i64 %3490, 2
  br i1 %3488, label %3489, label %3506

3489:
  %3490 = phi i64 [ %3491, %3487 ], [ %3457, %3474 ]
  %3491 = add i64 %3490, -1
  %3492 = mul i64 %3491, %3457
  %3493 = getelementptr double, ptr %3448, i64 %3491
  br label %3494

3494:
  %3495 = phi i64 [ 0, %3489 ], [ %3504, %3494 ]
  %3496 = add i64 %3495, %3492
  %3497 = getelementptr double, ptr %3466, i64 %3496
  %3498 = load double, ptr %3497
  %3499 = load double, ptr %3493
  %3500 = getelementptr double, ptr %3448, i64 %3495
  %3501 = load double, ptr %3500
  %3502 = fneg double %3498
  %3503 = call double @llvm.fmuladd.f64(double %3502, double %3499, double %3501)
  store double %3503, ptr %3500
  %3504 = add i64 %3495, 1
  %3505 = icmp eq i64 %3504, %3491
  br i1 %3505, label %3487, label %3494

3506:
  %3507 = icmp sgt i64 %3453, 0
  br i1 %3507, label %3508, label %3562

3508:
  %3509 = load ptr, ptr %3444
  %3510 = load ptr, ptr %3426
  br label %3541

3511:
  %3512 = phi <4 x double> [ zeroinitializer, %3471 ], [ %3538, %3527 ]
  %3513 = getelementptr <4 x double>, ptr %3473, i64 0, i64 3
  %3514 = load double, ptr %3513
  %3515 = extractelement <4 x double> %3512, i64 0
  %3516 = extractelement <4 x double> %3512, i64 1
  %3517 = fadd double %3515, %3516
  %3518 = extractelement <4 x double> %3512, i64 2
  %3519 = extractelement <4 x double> %3512, i64 3
  %3520 = fadd double %3518, %3519
  %3521 = fadd double %3517, %3520
  %3522 = fsub double %3514, %3521
  %3523 = getelementptr double, ptr %3448, i64 %3472
  store double %3522, ptr %3523
  %3524 = add i64 %3472, 1
  %3525 = getelementptr <4 x double>, ptr %3473, i64 %3458
  %3526 = icmp eq i64 %3524, %3457
  br i1 %3526, label %3476, label %3471

3527:
  %3528 = phi i64 [ %3539, %3527 ], [ 0, %3471 ]
  %3529 = phi <4 x double> [ %3538, %3527 ], [ zeroinitializer, %3471 ]
  %3530 = add i64 %3528, 2
  %3531 = getelementptr <4 x double>, ptr %3473, i64 %3530
  %3532 = load <4 x double>, ptr %3531, align 32
  %3533 = add i64 %3528, %3453
  %3534 = getelementptr i64, ptr %3461, i64 %3533
  %3535 = load i64, ptr %3534
  %3536 = getelementptr <4 x double>, ptr %3470, i64 %3535
  %3537 = load <4 x double>, ptr %3536, align 32
  %3538 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3532, <4 x double> %3537, <4 x double> %3529)
  %3539 = add i64 %3528, 1
  %3540 = icmp eq i64 %3539, %3455
  br i1 %3540, label %3511, label %3527

3541:
  %3542 = phi i64 [ 0, %3508 ], [ %3550, %3549 ]
  %3543 = phi i64 [ 0, %3508 ], [ %3551, %3549 ]
  %3544 = getelementptr i64, ptr %3461, i64 %3543
  %3545 = load i64, ptr %3544
  %3546 = getelementptr i64, ptr %3509, i64 %3545
  %3547 = load i64, ptr %3546
  %3548 = icmp sgt i64 %3547, 0
  br i1 %3548, label %3553, label %3549

3549:
  %3550 = phi i64 [ %3542, %3541 ], [ %3556, %3553 ]
  %3551 = add i64 %3543, 1
  %3552 = icmp eq i64 %3551, %3453
  br i1 %3552, label %3562, label %3541

3553:
  %3554 = phi i64 [ %3560, %3553 ], [ 0, %3541 ]
  %3555 = phi i64 [ %3556, %3553 ], [ %3542, %3541 ]
  %3556 = add i64 %3555, 1
  %3557 = getelementptr double, ptr %3448, i64 %3555
  %3558 = load double, ptr %3557
  %3559 = getelementptr <4 x double>, ptr %3510, i64 %3545, i64 %3554
  store double %3558, ptr %3559
  %3560 = add i64 %3554, 1
  %3561 = icmp eq i64 %3560, %3547
  br i1 %3561, label %3549, label %3553

3562:
  %3563 = add i64 %3450, 1
  %3564 = icmp eq i64 %3563, %3437
  br i1 %3564, label %3565, label %3449

3565:
  %3566 = load i64, ptr %2107
  %3567 = icmp slt i64 %3566, 1
  br i1 %3567, label %3837, label %3568

3568:
  %3569 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %3570 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 18
  %3571 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 19
  %3572 = getelementptr %struct.closing, ptr %8, i64 0, i32 1
  %3573 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 20
  %3574 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 27
  %3575 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 28
  %3576 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %3577 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  %3578 = getelementptr %struct.tree_closing.1, ptr %3424, i64 0, i32 16
  br label %3579

3579:
  %3580 = phi i64 [ 1, %3568 ], [ %3678, %3822 ]
  %3581 = load ptr, ptr %3569
  %3582 = mul i64 %3580, 6
  %3583 = add i64 %3582, -6
  %3584 = getelementptr i64, ptr %3581, i64 %3583
  %3585 = load ptr, ptr %3570
  %3586 = getelementptr i64, ptr %3585, i64 %3580
  %3587 = load i64, ptr %3586
  %3588 = load ptr, ptr %3571
  %3589 = getelementptr i64, ptr %3588, i64 %3580
  %3590 = load i64, ptr %3589
  %3591 = add i64 %3590, %3587
  %3592 = icmp sgt i64 %3590, 0
  br i1 %3592, label %3593, label %3597

3593:
  %3594 = load ptr, ptr %3572
  %3595 = load ptr, ptr %3426
  %3596 = load ptr, ptr %3573
  br label %3825

3597:
  %3598 = phi <4 x double> [ zeroinitializer, %3579 ], [ %3834, %3825 ]
  %3599 = extractelement <4 x double> %3598, i64 0
  %3600 = extractelement <4 x double> %3598, i64 1
  %3601 = fadd double %3599, %3600
  %3602 = extractelement <4 x double> %3598, i64 2
  %3603 = extractelement <4 x double> %3598, i64 3
  %3604 = fadd double %3602, %3603
  %3605 = fadd double %3601, %3604
  %3606 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 13
  %3607 = load <4 x double>, ptr %3606, align 32
  %3608 = extractelement <4 x double> %3607, i64 1
  %3609 = fadd double %3608, %3605
  %3610 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 13, i64 1
  store double %3609, ptr %3610
  %3611 = load i64, ptr %3584
  %3612 = getelementptr i64, ptr %3584, i64 1
  %3613 = load i64, ptr %3612
  %3614 = icmp eq i64 %3613, 1
  %3615 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 0, i32 0
  %3616 = load <4 x double>, ptr %3615, align 32
  %3617 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 0, i32 1
  %3618 = load <4 x double>, ptr %3617, align 32
  %3619 = shufflevector <4 x double> %3616, <4 x double> %3618, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %3620 = shufflevector <4 x double> %3616, <4 x double> %3618, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3621 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 0, i32 2
  %3622 = load <4 x double>, ptr %3621, align 32
  %3623 = shufflevector <4 x double> %3619, <4 x double> %3622, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %3624 = shufflevector <4 x double> %3619, <4 x double> %3622, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %3625 = shufflevector <4 x double> %3620, <4 x double> %3622, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3626 = getelementptr %struct.body, ptr %3423, i64 %3611, i32 3
  %3627 = load <4 x double>, ptr %3626, align 32
  %3628 = getelementptr %struct.body, ptr %3423, i64 %3611, i32 4
  %3629 = load <4 x double>, ptr %3628, align 32
  %3630 = shufflevector <4 x double> %3627, <4 x double> poison, <4 x i32> zeroinitializer
  %3631 = shufflevector <4 x double> %3627, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3632 = fmul <4 x double> %3624, %3631
  %3633 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3623, <4 x double> %3630, <4 x double> %3632)
  %3634 = shufflevector <4 x double> %3627, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3635 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3625, <4 x double> %3634, <4 x double> %3633)
  %3636 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 1
  %3637 = load <4 x double>, ptr %3636, align 32
  %3638 = shufflevector <4 x double> %3637, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3639 = fmul <4 x double> %3627, %3638
  %3640 = shufflevector <4 x double> %3627, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3641 = fmul <4 x double> %3640, %3637
  %3642 = fsub <4 x double> %3639, %3641
  %3643 = shufflevector <4 x double> %3642, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3644 = fadd <4 x double> %3629, %3643
  %3645 = shufflevector <4 x double> %3644, <4 x double> poison, <4 x i32> zeroinitializer
  %3646 = shufflevector <4 x double> %3644, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3647 = fmul <4 x double> %3624, %3646
  %3648 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3623, <4 x double> %3645, <4 x double> %3647)
  %3649 = shufflevector <4 x double> %3644, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3650 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3625, <4 x double> %3649, <4 x double> %3648)
  %3651 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 11
  %3652 = load <4 x double>, ptr %3651, align 32
  %3653 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 12
  %3654 = load <4 x double>, ptr %3653, align 32
  %3655 = fmul <4 x double> %3629, %3654
  %3656 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3652, <4 x double> %3627, <4 x double> %3655)
  %3657 = extractelement <4 x double> %3656, i64 0
  %3658 = fsub double %3609, %3657
  %3659 = extractelement <4 x double> %3656, i64 1
  %3660 = extractelement <4 x double> %3656, i64 2
  %3661 = fadd double %3659, %3660
  %3662 = fsub double %3658, %3661
  %3663 = extractelement <4 x double> %3607, i64 0
  %3664 = fmul double %3663, %3662
  %3665 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %3664, i64 2
  %3666 = select i1 %3614, <4 x double> splat (double -0.000000e+00), <4 x double> %3665
  %3667 = fadd <4 x double> %3635, %3666
  %3668 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 3
  store <4 x double> %3667, ptr %3668, align 32
  %3669 = select i1 %3614, <4 x double> %3665, <4 x double> splat (double -0.000000e+00)
  %3670 = fadd <4 x double> %3650, %3669
  %3671 = getelementptr %struct.body, ptr %3423, i64 %3580, i32 4
  store <4 x double> %3670, ptr %3671, align 32
  %3672 = getelementptr i64, ptr %3584, i64 3
  %3673 = load i64, ptr %3672
  %3674 = getelementptr double, ptr %4, i64 %3673
  store double %3664, ptr %3674
  %3675 = load ptr, ptr %3433
  %3676 = getelementptr i64, ptr %3675, i64 %3580
  %3677 = load i64, ptr %3676
  %3678 = add i64 %3580, 1
  %3679 = getelementptr i64, ptr %3675, i64 %3678
  %3680 = load i64, ptr %3679
  %3681 = icmp slt i64 %3677, %3680
  br i1 %3681, label %3682, label %3822

3682:
  %3683 = load ptr, ptr %3574
  %3684 = load ptr, ptr %3575
  %3685 = load ptr, ptr %3576
  %3686 = load ptr, ptr %3577
  br label %3687

3687:
  %3688 = phi i64 [ %3677, %3682 ], [ %3820, %3819 ]
  %3689 = mul i64 %3688, 5
  %3690 = getelementptr i64, ptr %3683, i64 %3689
  %3691 = load i64, ptr %3690
  %3692 = getelementptr i64, ptr %3690, i64 1
  %3693 = load i64, ptr %3692
  %3694 = getelementptr i64, ptr %3690, i64 2
  %3695 = load i64, ptr %3694
  %3696 = add i64 %3693, 2
  %3697 = getelementptr i64, ptr %3690, i64 3
  %3698 = load i64, ptr %3697
  %3699 = getelementptr i64, ptr %3684, i64 %3698
  %3700 = getelementptr i64, ptr %3690, i64 4
  %3701 = load i64, ptr %3700
  %3702 = getelementptr <4 x double>, ptr %3685, i64 %3701
  %3703 = mul i64 %3695, %3696
  %3704 = getelementptr <4 x double>, ptr %3702, i64 %3703, i64 0
  %3705 = icmp sgt i64 %3695, 0
  br i1 %3705, label %3706, label %3744

3706:
  %3707 = icmp sgt i64 %3693, 0
  %3708 = load ptr, ptr %3426
  br label %3709

3709:
  %3710 = phi i64 [ 0, %3706 ], [ %3781, %3749 ]
  %3711 = phi ptr [ %3702, %3706 ], [ %3782, %3749 ]
  br i1 %3707, label %3784, label %3749

3712:
  %3713 = icmp sgt i64 %3695, 1
  br i1 %3713, label %3727, label %3744

3714:
  %3715 = phi i64 [ %3723, %3714 ], [ 0, %3749 ]
  %3716 = mul i64 %3715, %3695
  %3717 = add i64 %3716, %3715
  %3718 = getelementptr double, ptr %3704, i64 %3717
  %3719 = load double, ptr %3718
  %3720 = getelementptr double, ptr %3686, i64 %3715
  %3721 = load double, ptr %3720
  %3722 = fmul double %3719, %3721
  store double %3722, ptr %3720
  %3723 = add i64 %3715, 1
  %3724 = icmp eq i64 %3723, %3695
  br i1 %3724, label %3712, label %3714

3725:
  %3726 = icmp sgt i64 %3728, 2
  br i1 %3726, label %3727, label %3744

3727:
  %3728 = phi i64 [ %3729, %3725 ], [ %3695, %3712 ]
  %3729 = add i64 %3728, -1
  %3730 = mul i64 %3729, %3695
  %3731 = getelementptr double, ptr %3686, i64 %3729
  br label %3732

3732:
  %3733 = phi i64 [ 0, %3727 ], [ %3742, %3732 ]
  %3734 = add i64 %3733, %3730
  %3735 = getelementptr double, ptr %3704, i64 %3734
  %3736 = load double, ptr %3735
  %3737 = load double, ptr %3731
  %3738 = getelementptr double, ptr %3686, i64 %3733
  %3739 = load double, ptr %3738
  %3740 = fneg double %3736
  %3741 = call double @llvm.fmuladd.f64(double %3740, double %3737, double %3739)
  store double %3741, ptr %3738
  %3742 = add i64 %3733, 1
  %3743 = icmp eq i64 %3742, %3729
  br i1 %3743, label %3725, label %3732

3744:
  %3745 = icmp sgt i64 %3691, 0
  br i1 %3745, label %3746, label %3819

3746:
  %3747 = load ptr, ptr %3578
  %3748 = load ptr, ptr %3426
  br label %3798

3749:
  %3750 = phi <4 x double> [ zeroinitializer, %3709 ], [ %3795, %3784 ]
  %3751 = getelementptr <4 x double>, ptr %3711, i64 0, i64 3
  %3752 = load double, ptr %3751
  %3753 = extractelement <4 x double> %3750, i64 0
  %3754 = extractelement <4 x double> %3750, i64 1
  %3755 = fadd double %3753, %3754
  %3756 = extractelement <4 x double> %3750, i64 2
  %3757 = extractelement <4 x double> %3750, i64 3
  %3758 = fadd double %3756, %3757
  %3759 = fadd double %3755, %3758
  %3760 = fsub double %3752, %3759
  %3761 = getelementptr double, ptr %3686, i64 %3710
  store double %3760, ptr %3761
  %3762 = load <4 x double>, ptr %3711, align 32
  %3763 = load <4 x double>, ptr %3671, align 32
  %3764 = fmul <4 x double> %3762, %3763
  %3765 = extractelement <4 x double> %3764, i64 0
  %3766 = extractelement <4 x double> %3764, i64 1
  %3767 = fadd double %3765, %3766
  %3768 = extractelement <4 x double> %3764, i64 2
  %3769 = fadd double %3768, %3767
  %3770 = getelementptr <4 x double>, ptr %3711, i64 1
  %3771 = load <4 x double>, ptr %3770, align 32
  %3772 = load <4 x double>, ptr %3668, align 32
  %3773 = fmul <4 x double> %3771, %3772
  %3774 = extractelement <4 x double> %3773, i64 0
  %3775 = extractelement <4 x double> %3773, i64 1
  %3776 = fadd double %3774, %3775
  %3777 = extractelement <4 x double> %3773, i64 2
  %3778 = fadd double %3777, %3776
  %3779 = fadd double %3769, %3778
  %3780 = fadd double %3760, %3779
  store double %3780, ptr %3761
  %3781 = add i64 %3710, 1
  %3782 = getelementptr <4 x double>, ptr %3711, i64 %3696
  %3783 = icmp eq i64 %3781, %3695
  br i1 %3783, label %3714, label %3709

3784:
  %3785 = phi i64 [ %3796, %3784 ], [ 0, %3709 ]
  %3786 = phi <4 x double> [ %3795, %3784 ], [ zeroinitializer, %3709 ]
  %3787 = add i64 %3785, 2
  %3788 = getelementptr <4 x double>, ptr %3711, i64 %3787
  %3789 = load <4 x double>, ptr %3788, align 32
  %3790 = add i64 %3785, %3691
  %3791 = getelementptr i64, ptr %3699, i64 %3790
  %3792 = load i64, ptr %3791
  %3793 = getelementptr <4 x double>, ptr %3708, i64 %3792
  %3794 = load <4 x double>, ptr %3793, align 32
  %3795 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3789, <4 x double> %3794, <4 x double> %3786)
  %3796 = add i64 %3785, 1
  %3797 = icmp eq i64 %3796, %3693
  br i1 %3797, label %3749, label %3784

3798:
  %3799 = phi i64 [ 0, %3746 ], [ %3807, %3806 ]
  %3800 = phi i64 [ 0, %3746 ], [ %3808, %3806 ]
  %3801 = getelementptr i64, ptr %3699, i64 %3800
  %3802 = load i64, ptr %3801
  %3803 = getelementptr i64, ptr %3747, i64 %3802
  %3804 = load i64, ptr %3803
  %3805 = icmp sgt i64 %3804, 0
  br i1 %3805, label %3810, label %3806

3806:
  %3807 = phi i64 [ %3799, %3798 ], [ %3813, %3810 ]
  %3808 = add i64 %3800, 1
  %3809 = icmp eq i64 %3808, %3691
  br i1 %3809, label %3819, label %3798

3810:
  %3811 = phi i64 [ %3817, %3810 ], [ 0, %3798 ]
  %3812 = phi i64 [ %3813, %3810 ], [ %3799, %3798 ]
  %3813 = add i64 %3812, 1
  %3814 = getelementptr double, ptr %3686, i64 %3812
  %3815 = load double, ptr %3814
  %3816 = getelementptr <4 x double>, ptr %3748, i64 %3802, i64 %3811
  store double %3815, ptr %3816
  %3817 = add i64 %3811, 1
  %3818 = icmp eq i64 %3817, %3804
  br i1 %3818, label %3806, label %3810

3819:
  %3820 = add i64 %3688, 1
  %3821 = icmp eq i64 %3820, %3680
  br i1 %3821, label %3822, label %3687

3822:
  %3823 = load i64, ptr %2107
  %3824 = icmp slt i64 %3580, %3823
  br i1 %3824, label %3579, label %3837

3825:
  %3826 = phi i64 [ %3587, %3593 ], [ %3835, %3825 ]
  %3827 = phi <4 x double> [ zeroinitializer, %3593 ], [ %3834, %3825 ]
  %3828 = getelementptr <4 x double>, ptr %3594, i64 %3826
  %3829 = load <4 x double>, ptr %3828, align 32
  %3830 = getelementptr i64, ptr %3596, i64 %3826
  %3831 = load i64, ptr %3830
  %3832 = getelementptr <4 x double>, ptr %3595, i64 %3831
  %3833 = load <4 x double>, ptr %3832, align 32
  %3834 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3829, <4 x double> %3833, <4 x double> %3827)
  %3835 = add i64 %3826, 1
  %3836 = icmp slt i64 %3835, %3591
  br i1 %3836, label %3825, label %3597

3837:
  %3838 = icmp eq ptr %5, null
  br i1 %3838, label %3852, label %3839

3839:
  %3840 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 0
  %3841 = load i64, ptr %3840
  %3842 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %3843 = bitcast ptr %3842 to ptr
  %3844 = load ptr, ptr %3843
  %3845 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 3
  %3846 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 2
  %3847 = call i64 @llvm.smax.i64(i64 %3841, i64 0)
  %3848 = icmp slt i64 %3841, 1
  br i1 %3848, label %3852, label %3849

3849:
  %3850 = load ptr, ptr %3845
  %3851 = load ptr, ptr %3846
  br label %3853

3852:
  ret void

3853:
  %3854 = phi i64 [ %3862, %3853 ], [ 0, %3849 ]
  %3855 = getelementptr i64, ptr %3850, i64 %3854
  %3856 = load i64, ptr %3855
  %3857 = getelementptr double, ptr %3844, i64 %3856
  %3858 = load double, ptr %3857
  %3859 = getelementptr i64, ptr %3851, i64 %3854
  %3860 = load i64, ptr %3859
  %3861 = getelementptr double, ptr %5, i64 %3860
  store double %3858, ptr %3861
  %3862 = add i64 %3854, 1
  %3863 = icmp eq i64 %3862, %3847
  br i1 %3863, label %3852, label %3853
}

define internal void @closing_of(ptr sret(%struct.closing) align 8  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 20
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.scratch, ptr %2, i64 0, i32 11
  %7 = load ptr, ptr %6
  %8 = ptrtoint ptr %7 to i64
  %9 = add i64 %8, 63
  %10 = and i64 %9, -64
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr %struct.closing, ptr %0, i64 0, i32 8
  store ptr %11, ptr %12
  %13 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 1
  %14 = load i64, ptr %13
  %15 = getelementptr double, ptr %11, i64 %14
  %16 = getelementptr %struct.closing, ptr %0, i64 0, i32 9
  store ptr %15, ptr %16
  %17 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 0
  %18 = load i64, ptr %17
  %19 = add i64 %14, 3
  %20 = add i64 %19, %18
  %21 = sdiv i64 %20, 4
  %22 = shl i64 %21, 2
  %23 = getelementptr double, ptr %11, i64 %22
  %24 = getelementptr %struct.closing, ptr %0, i64 0, i32 10
  store ptr %23, ptr %24
  %25 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 15
  %26 = load i64, ptr %25
  %27 = shl i64 %26, 2
  %28 = getelementptr double, ptr %23, i64 %27
  %29 = getelementptr %struct.closing, ptr %0, i64 0, i32 11
  store ptr %28, ptr %29
  %30 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 19
  %31 = load i64, ptr %30
  %32 = icmp sgt i64 %31, -1
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 17
  %35 = load i64, ptr %34
  %36 = mul i64 %35, 12
  br label %45

37:
  %38 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 13
  %39 = load i64, ptr %38
  %40 = add i64 %39, 3
  %41 = sdiv i64 %40, 4
  %42 = shl i64 %41, 2
  %43 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 17
  %44 = load i64, ptr %43
  br label %45

45:
  %46 = phi i64 [ %35, %33 ], [ %44, %37 ]
  %47 = phi i64 [ %36, %33 ], [ %42, %37 ]
  %48 = getelementptr double, ptr %28, i64 %47
  %49 = bitcast ptr %48 to ptr
  %50 = getelementptr %struct.closing, ptr %0, i64 0, i32 1
  %51 = bitcast ptr %50 to ptr
  store ptr %48, ptr %51
  %52 = getelementptr <4 x double>, ptr %49, i64 %46
  %53 = getelementptr %struct.closing, ptr %0, i64 0, i32 2
  store ptr %52, ptr %53
  %54 = getelementptr <4 x double>, ptr %52, i64 %46
  %55 = getelementptr %struct.closing, ptr %0, i64 0, i32 3
  store ptr %54, ptr %55
  %56 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 23
  %57 = load i64, ptr %56
  %58 = shl i64 %57, 2
  %59 = getelementptr <4 x double>, ptr %54, i64 %58
  %60 = getelementptr %struct.closing, ptr %0, i64 0, i32 4
  store ptr %59, ptr %60
  %61 = getelementptr <4 x double>, ptr %59, i64 %26
  %62 = getelementptr %struct.closing, ptr %0, i64 0, i32 5
  store ptr %61, ptr %62
  %63 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 29
  %64 = load i64, ptr %63
  %65 = getelementptr <4 x double>, ptr %61, i64 %64
  %66 = getelementptr %struct.closing, ptr %0, i64 0, i32 0
  store ptr %65, ptr %66
  %67 = mul i64 %46, 6
  %68 = getelementptr <4 x double>, ptr %65, i64 %67
  %69 = getelementptr <4 x double>, ptr %68, i64 0, i64 0
  %70 = getelementptr %struct.closing, ptr %0, i64 0, i32 6
  store ptr %69, ptr %70
  %71 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 8
  %72 = load i64, ptr %71
  %73 = mul i64 %72, 18
  %74 = getelementptr double, ptr %69, i64 %73
  %75 = getelementptr %struct.closing, ptr %0, i64 0, i32 7
  store ptr %74, ptr %75
  %76 = mul i64 %72, 6
  %77 = getelementptr double, ptr %74, i64 %76
  %78 = getelementptr %struct.closing, ptr %0, i64 0, i32 12
  store ptr %77, ptr %78
  %79 = getelementptr double, ptr %77, i64 %18
  %80 = getelementptr %struct.closing, ptr %0, i64 0, i32 13
  store ptr %79, ptr %80
  br i1 %32, label %81, label %83

81:
  %82 = bitcast ptr %0 to ptr
  store ptr %28, ptr %82
  br label %83

83:
  ret void
}

define internal void @find_rows(ptr  %0, ptr  %1, ptr %2, ptr %3) {
  %5 = alloca [2 x ptr], align 16
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %9 = load i64, ptr %8
  %10 = icmp sgt i64 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 17
  %13 = load i64, ptr %12
  %14 = mul i64 %13, 12
  br label %15

15:
  %16 = phi i64 [ %14, %11 ], [ 0, %4 ]
  %17 = bitcast ptr %5 to ptr
  %18 = getelementptr [2 x ptr], ptr %5, i64 0, i64 0
  store ptr %2, ptr %18, align 16
  %19 = getelementptr [2 x ptr], ptr %5, i64 0, i64 1
  %20 = getelementptr double, ptr %3, i64 4
  %21 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %22 = load i64, ptr %21
  %23 = mul i64 %22, 36
  %24 = getelementptr double, ptr %20, i64 %23
  store ptr %24, ptr %19
  %25 = getelementptr %struct.closing, ptr %1, i64 0, i32 10
  %26 = bitcast ptr %25 to ptr
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 15
  %29 = load i64, ptr %28
  %30 = shl i64 %29, 2
  %31 = add i64 %30, %16
  %32 = shl i64 %31, 3
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 %32, i1 false)
  %33 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 11
  %34 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 10
  %35 = load i64, ptr %34
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %41

37:
  %38 = load ptr, ptr %33
  %39 = getelementptr %struct.closing, ptr %1, i64 0, i32 13
  %40 = getelementptr %struct.closing, ptr %1, i64 0, i32 8
  br label %42

41:
  ret void

42:
  %43 = phi i64 [ %35, %37 ], [ %63, %62 ]
  %44 = phi ptr [ %38, %37 ], [ %64, %62 ]
  %45 = phi ptr [ %38, %37 ], [ %65, %62 ]
  %46 = load ptr, ptr %39
  %47 = getelementptr %struct.tree_loads, ptr %45, i64 0, i32 1
  %48 = load i64, ptr %47
  %49 = getelementptr double, ptr %46, i64 %48
  %50 = getelementptr %struct.tree_loads, ptr %45, i64 0, i32 0
  %51 = load i64, ptr %50
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %62

53:
  %54 = getelementptr %struct.tree_loads, ptr %45, i64 0, i32 3
  %55 = getelementptr %struct.tree_loads, ptr %45, i64 0, i32 4
  %56 = getelementptr %struct.tree_loads, ptr %45, i64 0, i32 2
  %57 = getelementptr %struct.tree_loads, ptr %45, i64 0, i32 5
  %58 = load i64, ptr %56
  br label %68

59:
  %60 = load ptr, ptr %33
  %61 = load i64, ptr %34
  br label %62

62:
  %63 = phi i64 [ %61, %59 ], [ %43, %42 ]
  %64 = phi ptr [ %60, %59 ], [ %44, %42 ]
  %65 = getelementptr %struct.tree_loads, ptr %45, i64 1
  %66 = getelementptr %struct.tree_loads, ptr %64, i64 %63
  %67 = icmp ult ptr %65, %66
  br i1 %67, label %42, label %41

68:
  %69 = phi i64 [ %58, %53 ], [ %81, %102 ]
  %70 = phi i64 [ %48, %53 ], [ %103, %102 ]
  %71 = phi i64 [ 0, %53 ], [ %99, %102 ]
  %72 = load ptr, ptr %54
  %73 = mul i64 %70, %71
  %74 = getelementptr i64, ptr %72, i64 %73
  %75 = load ptr, ptr %55
  %76 = mul i64 %69, %71
  %77 = getelementptr i64, ptr %75, i64 %76
  %78 = icmp sgt i64 %70, 0
  br i1 %78, label %85, label %79

79:
  %80 = load ptr, ptr %57
  call void %80(double 0.000000e+00, ptr %46, ptr null, ptr null, ptr null, ptr %49)
  %81 = load i64, ptr %56
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %98

83:
  %84 = load ptr, ptr %40
  br label %104

85:
  %86 = phi i64 [ %96, %85 ], [ 0, %68 ]
  %87 = getelementptr i64, ptr %74, i64 %86
  %88 = load i64, ptr %87
  %89 = and i64 %88, 1
  %90 = getelementptr [2 x ptr], ptr %5, i64 0, i64 %89
  %91 = load ptr, ptr %90
  %92 = ashr i64 %88, 1
  %93 = getelementptr double, ptr %91, i64 %92
  %94 = load double, ptr %93
  %95 = getelementptr double, ptr %46, i64 %86
  store double %94, ptr %95
  %96 = add i64 %86, 1
  %97 = icmp eq i64 %96, %70
  br i1 %97, label %79, label %85

98:
  %99 = add i64 %71, 1
  %100 = load i64, ptr %50
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %102, label %59

102:
  %103 = load i64, ptr %47
  br label %68

104:
  %105 = phi i64 [ 0, %83 ], [ %111, %104 ]
  %106 = getelementptr double, ptr %49, i64 %105
  %107 = load double, ptr %106
  %108 = getelementptr i64, ptr %77, i64 %105
  %109 = load i64, ptr %108
  %110 = getelementptr double, ptr %84, i64 %109
  store double %107, ptr %110
  %111 = add i64 %105, 1
  %112 = icmp eq i64 %111, %81
  br i1 %112, label %98, label %104
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
  %19 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  br i1 %34, label %35, label %510

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
  call void @closing_of(ptr sret(%struct.closing) align 8 %9, ptr %0, ptr %11)
  %44 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 38
  %45 = load i64, ptr %44
  %46 = getelementptr double, ptr %36, i64 %45
  %47 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 0
  %48 = load i64, ptr %47
  %49 = getelementptr double, ptr %46, i64 %48
  %50 = getelementptr double, ptr %49, i64 %39
  %51 = getelementptr double, ptr %50, i64 %38
  call void @find_along(ptr %0, ptr %9, ptr %11, ptr %8, ptr %5)
  %52 = load ptr, ptr %12
  %53 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 38
  %54 = load i64, ptr %53
  %55 = shl i64 %54, 3
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %55, i1 false)
  %56 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %57 = load i64, ptr %56
  %58 = icmp slt i64 %57, 1
  br i1 %58, label %125, label %59

59:
  %60 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 18
  %61 = load ptr, ptr %60
  %62 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 19
  %63 = load ptr, ptr %62
  %64 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 20
  %65 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 35
  %66 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 31
  %67 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 16
  %68 = getelementptr %struct.closing, ptr %9, i64 0, i32 1
  %69 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 36
  %70 = getelementptr %struct.tree_closing.1, ptr %52, i64 0, i32 37
  %71 = load ptr, ptr %68
  br label %72

72:
  %73 = phi i64 [ 1, %59 ], [ %86, %85 ]
  %74 = getelementptr i64, ptr %61, i64 %73
  %75 = load i64, ptr %74
  %76 = getelementptr i64, ptr %63, i64 %73
  %77 = load i64, ptr %76
  %78 = add i64 %77, %75
  %79 = icmp sgt i64 %77, 0
  br i1 %79, label %80, label %85

80:
  %81 = load ptr, ptr %64
  %82 = load ptr, ptr %65
  %83 = load ptr, ptr %66
  %84 = load ptr, ptr %67
  br label %88

85:
  %86 = add i64 %73, 1
  %87 = icmp eq i64 %73, %57
  br i1 %87, label %125, label %72

88:
  %89 = phi i64 [ %75, %80 ], [ %113, %112 ]
  %90 = getelementptr i64, ptr %81, i64 %89
  %91 = load i64, ptr %90
  %92 = getelementptr i64, ptr %82, i64 %91
  %93 = load i64, ptr %92
  %94 = mul i64 %93, 5
  %95 = getelementptr i64, ptr %83, i64 %94
  %96 = getelementptr i64, ptr %95, i64 1
  %97 = load i64, ptr %96
  %98 = getelementptr i64, ptr %95, i64 4
  %99 = load i64, ptr %98
  %100 = getelementptr double, ptr %36, i64 %99
  %101 = getelementptr i64, ptr %84, i64 %91
  %102 = load i64, ptr %101
  %103 = icmp sgt i64 %102, 0
  br i1 %103, label %104, label %112

104:
  %105 = getelementptr <4 x double>, ptr %71, i64 %89
  %106 = load ptr, ptr %69
  %107 = getelementptr i64, ptr %106, i64 %91
  %108 = load i64, ptr %107
  %109 = load ptr, ptr %70
  %110 = getelementptr i64, ptr %109, i64 %89
  %111 = load i64, ptr %110
  br label %115

112:
  %113 = add i64 %89, 1
  %114 = icmp slt i64 %113, %78
  br i1 %114, label %88, label %85

115:
  %116 = phi i64 [ 0, %104 ], [ %123, %115 ]
  %117 = load <4 x double>, ptr %105, align 32
  %118 = extractelement <4 x double> %117, i64 %116
  %119 = add i64 %116, %108
  %120 = mul i64 %119, %97
  %121 = add i64 %120, %111
  %122 = getelementptr double, ptr %100, i64 %121
  store double %118, ptr %122
  %123 = add i64 %116, 1
  %124 = icmp eq i64 %123, %102
  br i1 %124, label %112, label %115

125:
  %126 = load i64, ptr %47
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %133

128:
  %129 = getelementptr %struct.closing, ptr %9, i64 0, i32 8
  %130 = load ptr, ptr %129
  %131 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 2
  %132 = load ptr, ptr %131
  br label %160

133:
  %134 = bitcast ptr %6 to ptr
  %135 = bitcast ptr %2 to ptr
  %136 = add i64 %39, %38
  %137 = add i64 %136, %41
  %138 = shl i64 %137, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %134, ptr align 8 %135, i64 %138, i1 false)
  %139 = bitcast ptr %49 to ptr
  %140 = shl i64 %39, 3
  call void @llvm.memset.p0.i64(ptr align 8 %139, i8 0, i64 %140, i1 false)
  %141 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 30
  %142 = load i64, ptr %141
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %169

144:
  %145 = bitcast ptr %10 to ptr
  %146 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 31
  %147 = getelementptr %struct.part, ptr %10, i64 0, i32 0
  %148 = getelementptr %struct.part, ptr %10, i64 0, i32 1
  %149 = getelementptr %struct.part, ptr %10, i64 0, i32 2
  %150 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 32
  %151 = getelementptr %struct.part, ptr %10, i64 0, i32 3
  %152 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 33
  %153 = getelementptr %struct.part, ptr %10, i64 0, i32 4
  %154 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 34
  %155 = getelementptr %struct.part, ptr %10, i64 0, i32 5
  %156 = getelementptr %struct.closing, ptr %9, i64 0, i32 9
  %157 = load ptr, ptr %156
  %158 = getelementptr double, ptr %6, i64 %38
  %159 = bitcast ptr %51 to ptr
  br label %172

160:
  %161 = phi i64 [ 0, %128 ], [ %167, %160 ]
  %162 = getelementptr i64, ptr %132, i64 %161
  %163 = load i64, ptr %162
  %164 = getelementptr double, ptr %130, i64 %163
  %165 = load double, ptr %164
  %166 = getelementptr double, ptr %46, i64 %161
  store double %165, ptr %166
  %167 = add i64 %161, 1
  %168 = icmp eq i64 %167, %126
  br i1 %168, label %133, label %160

169:
  %170 = phi double [ 0.000000e+00, %133 ], [ %388, %386 ]
  call void @tree_coordinate_rates(ptr %0, ptr %2, ptr %49, ptr %50)
  %171 = icmp sgt i64 %38, 0
  br i1 %171, label %496, label %450

172:
  %173 = phi double [ 0.000000e+00, %144 ], [ %388, %386 ]
  %174 = phi i64 [ 0, %144 ], [ %389, %386 ]
  %175 = load ptr, ptr %146
  %176 = mul i64 %174, 5
  %177 = getelementptr i64, ptr %175, i64 %176
  %178 = load i64, ptr %177
  store i64 %178, ptr %147
  %179 = getelementptr i64, ptr %177, i64 1
  %180 = load i64, ptr %179
  store i64 %180, ptr %148
  %181 = load ptr, ptr %150
  %182 = getelementptr i64, ptr %177, i64 2
  %183 = load i64, ptr %182
  %184 = getelementptr i64, ptr %181, i64 %183
  store ptr %184, ptr %149
  %185 = load ptr, ptr %152
  %186 = getelementptr i64, ptr %177, i64 3
  %187 = load i64, ptr %186
  %188 = getelementptr i64, ptr %185, i64 %187
  store ptr %188, ptr %151
  %189 = load ptr, ptr %154
  %190 = getelementptr i64, ptr %189, i64 %183
  store ptr %190, ptr %153
  %191 = getelementptr i64, ptr %177, i64 4
  %192 = load i64, ptr %191
  %193 = getelementptr double, ptr %36, i64 %192
  store ptr %193, ptr %155
  %194 = shl i64 %178, 1
  %195 = mul i64 %194, %178
  %196 = getelementptr double, ptr %51, i64 %195
  %197 = icmp sgt i64 %178, 0
  br i1 %197, label %198, label %206

198:
  %199 = icmp slt i64 %180, 8
  br label %200

200:
  %201 = phi i64 [ 1, %198 ], [ %394, %392 ]
  %202 = phi i64 [ 0, %198 ], [ %393, %392 ]
  %203 = mul i64 %202, %180
  %204 = getelementptr double, ptr %193, i64 %203
  %205 = mul i64 %202, %178
  br label %396

206:
  call void @factorize(ptr %51, i64 %178)
  call void @step_back(ptr %10, ptr %51, ptr %46, ptr %196, ptr %49)
  call void @step_back(ptr %10, ptr %51, ptr %157, ptr %196, ptr %158)
  %207 = sitofp i64 %178 to double
  %208 = fneg double %207
  %209 = shl i64 %178, 3
  %210 = mul i64 %209, %194
  call void @llvm.memset.p0.i64(ptr align 8 %159, i8 0, i64 %210, i1 false)
  br i1 %197, label %211, label %336

211:
  %212 = phi i64 [ %343, %339 ], [ 0, %206 ]
  %213 = mul i64 %212, %180
  %214 = mul i64 %212, %194
  br label %345

215:
  %216 = icmp sgt i64 %180, 0
  %217 = call i64 @llvm.smax.i64(i64 %194, i64 1)
  br label %220

218:
  %219 = icmp eq i64 %222, %178
  br i1 %219, label %336, label %220

220:
  %221 = phi i64 [ 0, %215 ], [ %222, %218 ]
  %222 = add i64 %221, 1
  %223 = icmp slt i64 %222, %178
  br i1 %223, label %229, label %260

224:
  %225 = icmp eq i64 %243, %221
  br i1 %225, label %260, label %226

226:
  %227 = mul i64 %221, %194
  %228 = mul i64 %243, %194
  br label %250

229:
  %230 = phi i64 [ %243, %229 ], [ %221, %220 ]
  %231 = phi i64 [ %244, %229 ], [ %222, %220 ]
  %232 = mul i64 %231, %194
  %233 = add i64 %232, %221
  %234 = getelementptr double, ptr %51, i64 %233
  %235 = load double, ptr %234
  %236 = call double @llvm.fabs.f64(double %235)
  %237 = mul i64 %230, %194
  %238 = add i64 %237, %221
  %239 = getelementptr double, ptr %51, i64 %238
  %240 = load double, ptr %239
  %241 = call double @llvm.fabs.f64(double %240)
  %242 = fcmp ogt double %236, %241
  %243 = select i1 %242, i64 %231, i64 %230
  %244 = add i64 %231, 1
  %245 = icmp slt i64 %244, %178
  br i1 %245, label %229, label %224

246:
  br i1 %216, label %247, label %260

247:
  %248 = mul i64 %221, %180
  %249 = mul i64 %243, %180
  br label %267

250:
  %251 = phi i64 [ 0, %226 ], [ %258, %250 ]
  %252 = add i64 %251, %227
  %253 = getelementptr double, ptr %51, i64 %252
  %254 = load double, ptr %253
  %255 = add i64 %251, %228
  %256 = getelementptr double, ptr %51, i64 %255
  %257 = load double, ptr %256
  store double %257, ptr %253
  store double %254, ptr %256
  %258 = add i64 %251, 1
  %259 = icmp eq i64 %258, %217
  br i1 %259, label %246, label %250

260:
  %261 = shl i64 %221, 1
  %262 = mul i64 %261, %178
  %263 = add i64 %262, %221
  %264 = getelementptr double, ptr %51, i64 %263
  %265 = load double, ptr %264
  %266 = fdiv double 1.000000e+00, %265
  br label %279

267:
  %268 = phi i64 [ 0, %247 ], [ %275, %267 ]
  %269 = add i64 %268, %248
  %270 = getelementptr double, ptr %193, i64 %269
  %271 = load double, ptr %270
  %272 = add i64 %268, %249
  %273 = getelementptr double, ptr %193, i64 %272
  %274 = load double, ptr %273
  store double %274, ptr %270
  store double %271, ptr %273
  %275 = add i64 %268, 1
  %276 = icmp eq i64 %275, %180
  br i1 %276, label %260, label %267

277:
  %278 = mul i64 %221, %180
  br i1 %216, label %287, label %295

279:
  %280 = phi i64 [ %285, %279 ], [ 0, %260 ]
  %281 = add i64 %280, %262
  %282 = getelementptr double, ptr %51, i64 %281
  %283 = load double, ptr %282
  %284 = fmul double %266, %283
  store double %284, ptr %282
  %285 = add i64 %280, 1
  %286 = icmp eq i64 %285, %217
  br i1 %286, label %277, label %279

287:
  %288 = phi i64 [ %293, %287 ], [ 0, %277 ]
  %289 = add i64 %288, %278
  %290 = getelementptr double, ptr %193, i64 %289
  %291 = load double, ptr %290
  %292 = fmul double %266, %291
  store double %292, ptr %290
  %293 = add i64 %288, 1
  %294 = icmp eq i64 %293, %180
  br i1 %294, label %295, label %287

295:
  br label %296

296:
  %297 = phi i64 [ %334, %333 ], [ 0, %295 ]
  %298 = shl i64 %297, 1
  %299 = mul i64 %298, %178
  %300 = add i64 %299, %221
  %301 = getelementptr double, ptr %51, i64 %300
  %302 = load double, ptr %301
  %303 = icmp eq i64 %297, %221
  %304 = fcmp oeq double %302, 0.000000e+00
  %305 = select i1 %303, i1 true, i1 %304
  br i1 %305, label %333, label %306

306:
  %307 = fneg double %302
  br label %311

308:
  br i1 %216, label %309, label %333

309:
  %310 = mul i64 %297, %180
  br label %322

311:
  %312 = phi i64 [ 0, %306 ], [ %320, %311 ]
  %313 = add i64 %312, %262
  %314 = getelementptr double, ptr %51, i64 %313
  %315 = load double, ptr %314
  %316 = add i64 %312, %299
  %317 = getelementptr double, ptr %51, i64 %316
  %318 = load double, ptr %317
  %319 = call double @llvm.fmuladd.f64(double %307, double %315, double %318)
  store double %319, ptr %317
  %320 = add i64 %312, 1
  %321 = icmp eq i64 %320, %217
  br i1 %321, label %308, label %311

322:
  %323 = phi i64 [ 0, %309 ], [ %331, %322 ]
  %324 = add i64 %323, %278
  %325 = getelementptr double, ptr %193, i64 %324
  %326 = load double, ptr %325
  %327 = add i64 %323, %310
  %328 = getelementptr double, ptr %193, i64 %327
  %329 = load double, ptr %328
  %330 = call double @llvm.fmuladd.f64(double %307, double %326, double %329)
  store double %330, ptr %328
  %331 = add i64 %323, 1
  %332 = icmp eq i64 %331, %180
  br i1 %332, label %333, label %322

333:
  %334 = add i64 %297, 1
  %335 = icmp eq i64 %334, %178
  br i1 %335, label %218, label %296

336:
  %337 = mul i64 %180, %178
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %360, label %356

339:
  %340 = add i64 %212, %178
  %341 = add i64 %340, %214
  %342 = getelementptr double, ptr %51, i64 %341
  store double 1.000000e+00, ptr %342
  %343 = add i64 %212, 1
  %344 = icmp eq i64 %343, %178
  br i1 %344, label %215, label %211

345:
  %346 = phi i64 [ 0, %211 ], [ %354, %345 ]
  %347 = getelementptr i64, ptr %190, i64 %346
  %348 = load i64, ptr %347
  %349 = add i64 %348, %213
  %350 = getelementptr double, ptr %193, i64 %349
  %351 = load double, ptr %350
  %352 = add i64 %346, %214
  %353 = getelementptr double, ptr %51, i64 %352
  store double %351, ptr %353
  %354 = add i64 %346, 1
  %355 = icmp eq i64 %354, %178
  br i1 %355, label %339, label %345

356:
  %357 = phi double [ %208, %336 ], [ %365, %360 ]
  br i1 %197, label %358, label %386

358:
  %359 = icmp slt i64 %178, %194
  br label %368

360:
  %361 = phi i64 [ %366, %360 ], [ 0, %336 ]
  %362 = phi double [ %365, %360 ], [ %208, %336 ]
  %363 = getelementptr double, ptr %193, i64 %361
  %364 = load double, ptr %363
  %365 = call double @llvm.fmuladd.f64(double %364, double %364, double %362)
  %366 = add i64 %361, 1
  %367 = icmp eq i64 %366, %337
  br i1 %367, label %356, label %360

368:
  %369 = phi i64 [ 0, %358 ], [ %375, %373 ]
  %370 = phi double [ %357, %358 ], [ %374, %373 ]
  br i1 %359, label %371, label %373

371:
  %372 = mul i64 %369, %194
  br label %377

373:
  %374 = phi double [ %370, %368 ], [ %383, %377 ]
  %375 = add i64 %369, 1
  %376 = icmp eq i64 %375, %178
  br i1 %376, label %386, label %368

377:
  %378 = phi i64 [ %178, %371 ], [ %384, %377 ]
  %379 = phi double [ %370, %371 ], [ %383, %377 ]
  %380 = add i64 %378, %372
  %381 = getelementptr double, ptr %51, i64 %380
  %382 = load double, ptr %381
  %383 = call double @llvm.fmuladd.f64(double %382, double %382, double %379)
  %384 = add i64 %378, 1
  %385 = icmp eq i64 %384, %194
  br i1 %385, label %373, label %377

386:
  %387 = phi double [ %357, %356 ], [ %374, %373 ]
  %388 = fadd double %173, %387
  %389 = add i64 %174, 1
  %390 = load i64, ptr %141
  %391 = icmp slt i64 %389, %390
  br i1 %391, label %172, label %169

392:
  %393 = add i64 %202, 1
  %394 = add i64 %201, 1
  %395 = icmp eq i64 %393, %178
  br i1 %395, label %206, label %200

396:
  %397 = phi i64 [ 0, %200 ], [ %448, %444 ]
  %398 = mul i64 %397, %180
  %399 = getelementptr double, ptr %193, i64 %398
  br i1 %199, label %423, label %400

400:
  %401 = phi i64 [ %419, %400 ], [ 8, %396 ]
  %402 = phi <4 x double> [ %411, %400 ], [ zeroinitializer, %396 ]
  %403 = phi i64 [ %401, %400 ], [ 0, %396 ]
  %404 = phi <4 x double> [ %418, %400 ], [ zeroinitializer, %396 ]
  %405 = getelementptr double, ptr %204, i64 %403
  %406 = bitcast ptr %405 to ptr
  %407 = load <4 x double>, ptr %406, align 8
  %408 = getelementptr double, ptr %399, i64 %403
  %409 = bitcast ptr %408 to ptr
  %410 = load <4 x double>, ptr %409, align 8
  %411 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %407, <4 x double> %410, <4 x double> %402)
  %412 = getelementptr double, ptr %405, i64 4
  %413 = bitcast ptr %412 to ptr
  %414 = load <4 x double>, ptr %413, align 8
  %415 = getelementptr double, ptr %408, i64 4
  %416 = bitcast ptr %415 to ptr
  %417 = load <4 x double>, ptr %416, align 8
  %418 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %414, <4 x double> %417, <4 x double> %404)
  %419 = add i64 %401, 8
  %420 = icmp sgt i64 %419, %180
  br i1 %420, label %421, label %400

421:
  %422 = fadd <4 x double> %411, %418
  br label %423

423:
  %424 = phi i64 [ 0, %396 ], [ %401, %421 ]
  %425 = phi <4 x double> [ zeroinitializer, %396 ], [ %422, %421 ]
  %426 = extractelement <4 x double> %425, i64 0
  %427 = extractelement <4 x double> %425, i64 1
  %428 = fadd double %426, %427
  %429 = extractelement <4 x double> %425, i64 2
  %430 = extractelement <4 x double> %425, i64 3
  %431 = fadd double %429, %430
  %432 = fadd double %428, %431
  %433 = icmp slt i64 %424, %180
  br i1 %433, label %434, label %444

434:
  %435 = phi double [ %441, %434 ], [ %432, %423 ]
  %436 = phi i64 [ %442, %434 ], [ %424, %423 ]
  %437 = getelementptr double, ptr %204, i64 %436
  %438 = load double, ptr %437
  %439 = getelementptr double, ptr %399, i64 %436
  %440 = load double, ptr %439
  %441 = call double @llvm.fmuladd.f64(double %438, double %440, double %435)
  %442 = add i64 %436, 1
  %443 = icmp eq i64 %442, %180
  br i1 %443, label %444, label %434

444:
  %445 = phi double [ %432, %423 ], [ %441, %434 ]
  %446 = add i64 %397, %205
  %447 = getelementptr double, ptr %51, i64 %446
  store double %445, ptr %447
  %448 = add i64 %397, 1
  %449 = icmp eq i64 %448, %201
  br i1 %449, label %392, label %396

450:
  %451 = getelementptr %struct.closing, ptr %9, i64 0, i32 8
  %452 = load ptr, ptr %451
  %453 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 6
  %454 = load double, ptr %453
  %455 = fmul double %454, %454
  %456 = load i64, ptr %47
  %457 = icmp sgt i64 %456, 0
  br i1 %457, label %458, label %463

458:
  %459 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 7
  %460 = load double, ptr %459
  %461 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 2
  %462 = load ptr, ptr %461
  br label %471

463:
  %464 = phi double [ %455, %450 ], [ %479, %471 ]
  %465 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 4
  %466 = load i64, ptr %465
  %467 = icmp sgt i64 %466, 0
  br i1 %467, label %468, label %505

468:
  %469 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 5
  %470 = load ptr, ptr %469
  br label %484

471:
  %472 = phi double [ %455, %458 ], [ %479, %471 ]
  %473 = phi i64 [ 0, %458 ], [ %480, %471 ]
  %474 = getelementptr i64, ptr %462, i64 %473
  %475 = load i64, ptr %474
  %476 = getelementptr double, ptr %452, i64 %475
  %477 = load double, ptr %476
  %478 = fmul double %460, %477
  %479 = call double @llvm.fmuladd.f64(double %478, double %478, double %472)
  %480 = add i64 %473, 1
  %481 = icmp eq i64 %480, %456
  br i1 %481, label %463, label %471

482:
  %483 = icmp eq i64 %492, %466
  br i1 %483, label %505, label %484

484:
  %485 = phi i64 [ 0, %468 ], [ %492, %482 ]
  %486 = getelementptr i64, ptr %470, i64 %485
  %487 = load i64, ptr %486
  %488 = getelementptr double, ptr %452, i64 %487
  %489 = load double, ptr %488
  %490 = fmul double %489, %489
  %491 = fcmp olt double %464, %490
  %492 = add i64 %485, 1
  br i1 %491, label %493, label %482

493:
  %494 = sitofp i64 %487 to double
  %495 = fsub double -1.000000e+00, %494
  br label %505

496:
  %497 = phi i64 [ %503, %496 ], [ 0, %169 ]
  %498 = getelementptr double, ptr %50, i64 %497
  %499 = load double, ptr %498
  %500 = getelementptr double, ptr %6, i64 %497
  %501 = load double, ptr %500
  %502 = fadd double %499, %501
  store double %502, ptr %500
  %503 = add i64 %497, 1
  %504 = icmp eq i64 %503, %38
  br i1 %504, label %450, label %496

505:
  %506 = phi double [ %495, %493 ], [ 0.000000e+00, %463 ], [ 0.000000e+00, %482 ]
  %507 = fcmp olt double %506, 0.000000e+00
  %508 = select i1 %507, double %506, double %170
  %509 = getelementptr double, ptr %6, i64 %137
  store double %508, ptr %509
  br i1 %34, label %516, label %510

510:
  %511 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %512 = load i64, ptr %511
  %513 = add i64 %24, %512
  %514 = call i64 @llvm.smax.i64(i64 %513, i64 -1)
  %515 = icmp slt i64 %513, 0
  br i1 %515, label %516, label %517

516:
  call void @free(ptr %29)
  br i1 %32, label %522, label %523

517:
  %518 = phi i64 [ %520, %517 ], [ 0, %510 ]
  %519 = getelementptr double, ptr %6, i64 %518
  store double 0x7FF8000000000000, ptr %519
  %520 = add i64 %518, 1
  %521 = icmp eq i64 %518, %514
  br i1 %521, label %516, label %517

522:
  call void @tree_give_back(ptr %0, ptr %11)
  br label %523

523:
  ret void
}

define internal void @find_along(ptr %0, ptr  %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca [6 x <4 x double>], align 32
  %7 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %10 = load i64, ptr %9
  %11 = icmp sgt i64 %10, -1
  br i1 %11, label %12, label %16

12:
  call void @tree_go_outward_flat(ptr %0, ptr %2, ptr %3, ptr %4)
  %13 = getelementptr %struct.scratch, ptr %2, i64 0, i32 2
  %14 = bitcast ptr %13 to ptr
  %15 = load ptr, ptr %14
  call void @find_rows(ptr %0, ptr %1, ptr %15, ptr %4)
  br label %26

16:
  call void @tree_go_outward(ptr %0, ptr %2, ptr %3, ptr %4)
  %17 = getelementptr %struct.scratch, ptr %2, i64 0, i32 3
  %18 = load ptr, ptr %17
  call void @find_ends(ptr %8, ptr %1, ptr %18)
  %19 = getelementptr %struct.closing, ptr %1, i64 0, i32 6
  %20 = load ptr, ptr %19
  call void @find_rows(ptr %0, ptr %1, ptr %20, ptr %4)
  %21 = bitcast ptr %1 to ptr
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.tree_closing.1, ptr %8, i64 0, i32 17
  %24 = load i64, ptr %23
  %25 = mul i64 %24, 192
  call void @llvm.memset.p0.i64(ptr align 32 %22, i8 0, i64 %25, i1 false)
  br label %26

26:
  %27 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %28 = load i64, ptr %27
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %48

30:
  %31 = getelementptr %struct.tree_closing.1, ptr %8, i64 0, i32 18
  %32 = getelementptr %struct.scratch, ptr %2, i64 0, i32 3
  %33 = getelementptr %struct.tree_closing.1, ptr %8, i64 0, i32 22
  %34 = bitcast ptr %6 to ptr
  %35 = getelementptr %struct.closing, ptr %1, i64 0, i32 0
  %36 = getelementptr %struct.tree_closing.1, ptr %8, i64 0, i32 14
  %37 = getelementptr %struct.closing, ptr %1, i64 0, i32 11
  %38 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 0
  %39 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 1
  %40 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 2
  %41 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 3
  %42 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 4
  %43 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 5
  %44 = getelementptr %struct.scratch, ptr %2, i64 0, i32 2
  %45 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %46 = getelementptr %struct.closing, ptr %1, i64 0, i32 1
  %47 = bitcast ptr %44 to ptr
  br label %49

48:
  ret void

49:
  %50 = phi i64 [ %28, %30 ], [ %387, %386 ]
  br i1 %11, label %51, label %146

51:
  %52 = load ptr, ptr %47
  %53 = load ptr, ptr %7
  %54 = load ptr, ptr %45
  %55 = mul i64 %50, 6
  %56 = add i64 %55, -6
  %57 = getelementptr i64, ptr %54, i64 %56
  %58 = getelementptr %struct.tree_closing.1, ptr %53, i64 0, i32 18
  %59 = load ptr, ptr %58
  %60 = getelementptr i64, ptr %59, i64 %50
  %61 = load i64, ptr %60
  %62 = getelementptr %struct.tree_closing.1, ptr %53, i64 0, i32 19
  %63 = load ptr, ptr %62
  %64 = getelementptr i64, ptr %63, i64 %50
  %65 = load i64, ptr %64
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %386

67:
  %68 = getelementptr i64, ptr %57, i64 1
  %69 = getelementptr i64, ptr %57, i64 5
  %70 = getelementptr %struct.flat, ptr %52, i64 %50, i32 13
  %71 = getelementptr %struct.flat, ptr %52, i64 %50, i32 14
  %72 = getelementptr %struct.flat, ptr %52, i64 %50, i32 11
  %73 = getelementptr %struct.flat, ptr %52, i64 %50, i32 12
  %74 = getelementptr %struct.tree_closing.1, ptr %53, i64 0, i32 21
  br label %75

75:
  %76 = phi i64 [ 0, %67 ], [ %144, %143 ]
  %77 = add i64 %76, %61
  %78 = load ptr, ptr %35
  %79 = mul i64 %77, 3
  %80 = getelementptr <4 x double>, ptr %78, i64 %79
  %81 = load i64, ptr %68
  %82 = icmp eq i64 %81, 1
  br i1 %82, label %83, label %97

83:
  %84 = load double, ptr %70
  %85 = insertelement <4 x double> poison, double %84, i64 0
  %86 = shufflevector <4 x double> %85, <4 x double> poison, <4 x i32> zeroinitializer
  %87 = load <4 x double>, ptr %80, align 32
  %88 = load double, ptr %71, align 16
  %89 = insertelement <4 x double> poison, double %88, i64 0
  %90 = shufflevector <4 x double> %89, <4 x double> poison, <4 x i32> zeroinitializer
  %91 = getelementptr <4 x double>, ptr %80, i64 1
  %92 = load <4 x double>, ptr %91, align 32
  %93 = fmul <4 x double> %92, %90
  %94 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %86, <4 x double> %87, <4 x double> %93)
  %95 = getelementptr <4 x double>, ptr %80, i64 2
  %96 = load <4 x double>, ptr %95, align 32
  br label %109

97:
  %98 = getelementptr <4 x double>, ptr %80, i64 2
  %99 = load <4 x double>, ptr %98, align 32
  %100 = load <4 x double>, ptr %80, align 32
  %101 = getelementptr <4 x double>, ptr %80, i64 1
  %102 = load <4 x double>, ptr %101, align 32
  %103 = load i64, ptr %69
  %104 = icmp slt i64 %103, 3
  %105 = select i1 %104, double 1.000000e+00, double -1.000000e+00
  %106 = insertelement <4 x double> poison, double %105, i64 0
  %107 = shufflevector <4 x double> %106, <4 x double> poison, <4 x i32> zeroinitializer
  %108 = fmul <4 x double> %99, %107
  br label %109

109:
  %110 = phi <4 x double> [ %99, %97 ], [ %96, %83 ]
  %111 = phi <4 x double> [ %102, %97 ], [ %92, %83 ]
  %112 = phi <4 x double> [ %100, %97 ], [ %87, %83 ]
  %113 = phi <4 x double> [ %108, %97 ], [ %94, %83 ]
  %114 = load ptr, ptr %46
  %115 = getelementptr <4 x double>, ptr %114, i64 %77
  store <4 x double> %113, ptr %115, align 32
  %116 = load i64, ptr %57
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %143, label %118

118:
  %119 = load double, ptr %72
  %120 = insertelement <4 x double> poison, double %119, i64 0
  %121 = shufflevector <4 x double> %120, <4 x double> poison, <4 x i32> zeroinitializer
  %122 = load double, ptr %73, align 32
  %123 = insertelement <4 x double> poison, double %122, i64 0
  %124 = shufflevector <4 x double> %123, <4 x double> poison, <4 x i32> zeroinitializer
  %125 = fneg <4 x double> %124
  %126 = fmul <4 x double> %112, %125
  %127 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %121, <4 x double> %111, <4 x double> %126)
  %128 = fadd <4 x double> %110, %127
  %129 = load ptr, ptr %35
  %130 = load ptr, ptr %74
  %131 = getelementptr i64, ptr %130, i64 %77
  %132 = load i64, ptr %131
  %133 = mul i64 %132, 3
  %134 = getelementptr <4 x double>, ptr %129, i64 %133
  %135 = load <4 x double>, ptr %134, align 32
  %136 = fadd <4 x double> %112, %135
  store <4 x double> %136, ptr %134, align 32
  %137 = getelementptr <4 x double>, ptr %134, i64 1
  %138 = load <4 x double>, ptr %137, align 32
  %139 = fadd <4 x double> %111, %138
  store <4 x double> %139, ptr %137, align 32
  %140 = getelementptr <4 x double>, ptr %134, i64 2
  %141 = load <4 x double>, ptr %140, align 32
  %142 = fadd <4 x double> %128, %141
  store <4 x double> %142, ptr %140, align 32
  br label %143

143:
  %144 = add i64 %76, 1
  %145 = icmp eq i64 %144, %65
  br i1 %145, label %386, label %75

146:
  %147 = load ptr, ptr %31
  %148 = getelementptr i64, ptr %147, i64 %50
  %149 = load i64, ptr %148
  %150 = add i64 %50, 1
  %151 = getelementptr i64, ptr %147, i64 %150
  %152 = load i64, ptr %151
  %153 = icmp slt i64 %149, %152
  br i1 %153, label %277, label %154

154:
  %155 = load ptr, ptr %44
  %156 = load ptr, ptr %7
  %157 = load ptr, ptr %45
  %158 = mul i64 %50, 6
  %159 = add i64 %158, -6
  %160 = getelementptr i64, ptr %157, i64 %159
  %161 = getelementptr %struct.tree_closing.1, ptr %156, i64 0, i32 18
  %162 = load ptr, ptr %161
  %163 = getelementptr i64, ptr %162, i64 %50
  %164 = load i64, ptr %163
  %165 = getelementptr %struct.tree_closing.1, ptr %156, i64 0, i32 19
  %166 = load ptr, ptr %165
  %167 = getelementptr i64, ptr %166, i64 %50
  %168 = load i64, ptr %167
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %170, label %386

170:
  %171 = getelementptr i64, ptr %160, i64 1
  %172 = getelementptr %struct.tree_closing.1, ptr %156, i64 0, i32 21
  %173 = getelementptr %struct.body, ptr %155, i64 %50, i32 0, i32 0
  %174 = getelementptr %struct.body, ptr %155, i64 %50, i32 0, i32 1
  %175 = getelementptr %struct.body, ptr %155, i64 %50, i32 0, i32 2
  %176 = getelementptr %struct.body, ptr %155, i64 %50, i32 1
  br label %177

177:
  %178 = phi i64 [ 0, %170 ], [ %275, %274 ]
  %179 = add i64 %178, %164
  %180 = load ptr, ptr %35
  %181 = mul i64 %179, 6
  %182 = getelementptr <4 x double>, ptr %180, i64 %181
  %183 = load i64, ptr %171
  %184 = icmp eq i64 %183, 1
  %185 = select i1 %184, i64 2, i64 5
  %186 = getelementptr <4 x double>, ptr %182, i64 %185
  %187 = load <4 x double>, ptr %186, align 32
  %188 = fneg <4 x double> %187
  %189 = load ptr, ptr %46
  %190 = getelementptr <4 x double>, ptr %189, i64 %179
  store <4 x double> %188, ptr %190, align 32
  %191 = load i64, ptr %160
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %274, label %193

193:
  %194 = load ptr, ptr %35
  %195 = load ptr, ptr %172
  %196 = getelementptr i64, ptr %195, i64 %179
  %197 = load i64, ptr %196
  %198 = mul i64 %197, 6
  %199 = getelementptr <4 x double>, ptr %194, i64 %198
  %200 = load <4 x double>, ptr %173, align 32
  %201 = load <4 x double>, ptr %174, align 32
  %202 = load <4 x double>, ptr %175, align 32
  %203 = load <4 x double>, ptr %176, align 32
  %204 = load <4 x double>, ptr %182, align 32
  %205 = getelementptr <4 x double>, ptr %182, i64 1
  %206 = load <4 x double>, ptr %205, align 32
  %207 = getelementptr <4 x double>, ptr %182, i64 2
  %208 = load <4 x double>, ptr %207, align 32
  %209 = getelementptr <4 x double>, ptr %182, i64 3
  %210 = load <4 x double>, ptr %209, align 32
  %211 = getelementptr <4 x double>, ptr %182, i64 4
  %212 = load <4 x double>, ptr %211, align 32
  %213 = getelementptr <4 x double>, ptr %182, i64 5
  %214 = load <4 x double>, ptr %213, align 32
  %215 = shufflevector <4 x double> %200, <4 x double> poison, <4 x i32> zeroinitializer
  %216 = shufflevector <4 x double> %201, <4 x double> poison, <4 x i32> zeroinitializer
  %217 = fmul <4 x double> %216, %206
  %218 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %215, <4 x double> %204, <4 x double> %217)
  %219 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %219, <4 x double> %208, <4 x double> %218)
  %221 = fmul <4 x double> %216, %212
  %222 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %215, <4 x double> %210, <4 x double> %221)
  %223 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %219, <4 x double> %214, <4 x double> %222)
  %224 = shufflevector <4 x double> %200, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %225 = shufflevector <4 x double> %201, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %226 = fmul <4 x double> %225, %206
  %227 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %224, <4 x double> %204, <4 x double> %226)
  %228 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %229 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %228, <4 x double> %208, <4 x double> %227)
  %230 = fmul <4 x double> %225, %212
  %231 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %224, <4 x double> %210, <4 x double> %230)
  %232 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %228, <4 x double> %214, <4 x double> %231)
  %233 = shufflevector <4 x double> %200, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %234 = shufflevector <4 x double> %201, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %235 = fmul <4 x double> %234, %206
  %236 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %233, <4 x double> %204, <4 x double> %235)
  %237 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %238 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> %208, <4 x double> %236)
  %239 = fmul <4 x double> %234, %212
  %240 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %233, <4 x double> %210, <4 x double> %239)
  %241 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> %214, <4 x double> %240)
  %242 = shufflevector <4 x double> %203, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %243 = shufflevector <4 x double> %203, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %244 = fneg <4 x double> %243
  %245 = fmul <4 x double> %229, %244
  %246 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %238, <4 x double> %245)
  %247 = fadd <4 x double> %246, %223
  %248 = shufflevector <4 x double> %203, <4 x double> poison, <4 x i32> zeroinitializer
  %249 = fneg <4 x double> %248
  %250 = fmul <4 x double> %238, %249
  %251 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %243, <4 x double> %220, <4 x double> %250)
  %252 = fadd <4 x double> %251, %232
  %253 = fneg <4 x double> %242
  %254 = fmul <4 x double> %220, %253
  %255 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %229, <4 x double> %254)
  %256 = fadd <4 x double> %255, %241
  %257 = load <4 x double>, ptr %199, align 32
  %258 = fadd <4 x double> %220, %257
  store <4 x double> %258, ptr %199, align 32
  %259 = getelementptr <4 x double>, ptr %199, i64 3
  %260 = load <4 x double>, ptr %259, align 32
  %261 = fadd <4 x double> %247, %260
  store <4 x double> %261, ptr %259, align 32
  %262 = getelementptr <4 x double>, ptr %199, i64 1
  %263 = load <4 x double>, ptr %262, align 32
  %264 = fadd <4 x double> %229, %263
  store <4 x double> %264, ptr %262, align 32
  %265 = getelementptr <4 x double>, ptr %199, i64 4
  %266 = load <4 x double>, ptr %265, align 32
  %267 = fadd <4 x double> %252, %266
  store <4 x double> %267, ptr %265, align 32
  %268 = getelementptr <4 x double>, ptr %199, i64 2
  %269 = load <4 x double>, ptr %268, align 32
  %270 = fadd <4 x double> %238, %269
  store <4 x double> %270, ptr %268, align 32
  %271 = getelementptr <4 x double>, ptr %199, i64 5
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fadd <4 x double> %256, %272
  store <4 x double> %273, ptr %271, align 32
  br label %274

274:
  %275 = add i64 %178, 1
  %276 = icmp eq i64 %275, %168
  br i1 %276, label %386, label %177

277:
  %278 = phi ptr [ %382, %381 ], [ %147, %146 ]
  %279 = phi i64 [ %282, %381 ], [ %149, %146 ]
  %280 = load ptr, ptr %32
  %281 = load ptr, ptr %33
  %282 = add i64 %279, 1
  %283 = getelementptr i64, ptr %281, i64 %282
  %284 = load i64, ptr %283
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %34, i8 0, i64 192, i1 false)
  %285 = load ptr, ptr %35
  %286 = mul i64 %279, 6
  %287 = getelementptr <4 x double>, ptr %285, i64 %286
  %288 = getelementptr i64, ptr %281, i64 %279
  %289 = load i64, ptr %288
  %290 = icmp eq i64 %289, %284
  br i1 %290, label %381, label %291

291:
  %292 = icmp slt i64 %289, %284
  br i1 %292, label %293, label %303

293:
  %294 = load ptr, ptr %36
  %295 = load ptr, ptr %37
  br label %361

296:
  %297 = load <4 x double>, ptr %38, align 32
  %298 = load <4 x double>, ptr %39, align 32
  %299 = load <4 x double>, ptr %40, align 32
  %300 = load <4 x double>, ptr %41, align 32
  %301 = load <4 x double>, ptr %42, align 32
  %302 = load <4 x double>, ptr %43, align 32
  br label %303

303:
  %304 = phi <4 x double> [ %302, %296 ], [ zeroinitializer, %291 ]
  %305 = phi <4 x double> [ %301, %296 ], [ zeroinitializer, %291 ]
  %306 = phi <4 x double> [ %300, %296 ], [ zeroinitializer, %291 ]
  %307 = phi <4 x double> [ %299, %296 ], [ zeroinitializer, %291 ]
  %308 = phi <4 x double> [ %298, %296 ], [ zeroinitializer, %291 ]
  %309 = phi <4 x double> [ %297, %296 ], [ zeroinitializer, %291 ]
  %310 = getelementptr %struct.place, ptr %280, i64 %50, i32 0, i32 0
  %311 = load <4 x double>, ptr %310, align 32
  %312 = getelementptr %struct.place, ptr %280, i64 %50, i32 0, i32 1
  %313 = load <4 x double>, ptr %312, align 32
  %314 = getelementptr %struct.place, ptr %280, i64 %50, i32 0, i32 2
  %315 = load <4 x double>, ptr %314, align 32
  %316 = shufflevector <4 x double> %311, <4 x double> poison, <4 x i32> zeroinitializer
  %317 = shufflevector <4 x double> %311, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %318 = shufflevector <4 x double> %311, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %319 = fmul <4 x double> %308, %317
  %320 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %316, <4 x double> %309, <4 x double> %319)
  %321 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %318, <4 x double> %307, <4 x double> %320)
  %322 = load <4 x double>, ptr %287, align 32
  %323 = fadd <4 x double> %322, %321
  store <4 x double> %323, ptr %287, align 32
  %324 = fmul <4 x double> %317, %305
  %325 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %316, <4 x double> %306, <4 x double> %324)
  %326 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %318, <4 x double> %304, <4 x double> %325)
  %327 = getelementptr <4 x double>, ptr %287, i64 3
  %328 = load <4 x double>, ptr %327, align 32
  %329 = fadd <4 x double> %328, %326
  store <4 x double> %329, ptr %327, align 32
  %330 = shufflevector <4 x double> %313, <4 x double> poison, <4 x i32> zeroinitializer
  %331 = shufflevector <4 x double> %313, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %332 = shufflevector <4 x double> %313, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %333 = fmul <4 x double> %308, %331
  %334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %330, <4 x double> %309, <4 x double> %333)
  %335 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %332, <4 x double> %307, <4 x double> %334)
  %336 = getelementptr <4 x double>, ptr %287, i64 1
  %337 = load <4 x double>, ptr %336, align 32
  %338 = fadd <4 x double> %337, %335
  store <4 x double> %338, ptr %336, align 32
  %339 = fmul <4 x double> %331, %305
  %340 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %330, <4 x double> %306, <4 x double> %339)
  %341 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %332, <4 x double> %304, <4 x double> %340)
  %342 = getelementptr <4 x double>, ptr %287, i64 4
  %343 = load <4 x double>, ptr %342, align 32
  %344 = fadd <4 x double> %341, %343
  store <4 x double> %344, ptr %342, align 32
  %345 = shufflevector <4 x double> %315, <4 x double> poison, <4 x i32> zeroinitializer
  %346 = shufflevector <4 x double> %315, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %347 = shufflevector <4 x double> %315, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %348 = fmul <4 x double> %308, %346
  %349 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %345, <4 x double> %309, <4 x double> %348)
  %350 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %347, <4 x double> %307, <4 x double> %349)
  %351 = getelementptr <4 x double>, ptr %287, i64 2
  %352 = load <4 x double>, ptr %351, align 32
  %353 = fadd <4 x double> %350, %352
  store <4 x double> %353, ptr %351, align 32
  %354 = fmul <4 x double> %346, %305
  %355 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %345, <4 x double> %306, <4 x double> %354)
  %356 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %347, <4 x double> %304, <4 x double> %355)
  %357 = getelementptr <4 x double>, ptr %287, i64 5
  %358 = load <4 x double>, ptr %357, align 32
  %359 = fadd <4 x double> %356, %358
  store <4 x double> %359, ptr %357, align 32
  %360 = load ptr, ptr %31
  br label %381

361:
  %362 = phi i64 [ %289, %293 ], [ %379, %361 ]
  %363 = mul i64 %362, 3
  %364 = getelementptr i64, ptr %294, i64 %363
  %365 = getelementptr double, ptr %295, i64 %362
  %366 = load double, ptr %365
  %367 = insertelement <4 x double> poison, double %366, i64 0
  %368 = shufflevector <4 x double> %367, <4 x double> poison, <4 x i32> zeroinitializer
  %369 = load i64, ptr %364
  %370 = srem i64 %369, 4
  %371 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %370
  %372 = load <4 x double>, ptr %371, align 32
  %373 = getelementptr i64, ptr %364, i64 2
  %374 = load i64, ptr %373
  %375 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 %374
  %376 = load <4 x double>, ptr %375, align 32
  %377 = fneg <4 x double> %368
  %378 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %377, <4 x double> %372, <4 x double> %376)
  store <4 x double> %378, ptr %375, align 32
  %379 = add i64 %362, 1
  %380 = icmp eq i64 %379, %284
  br i1 %380, label %296, label %361

381:
  %382 = phi ptr [ %278, %277 ], [ %360, %303 ]
  %383 = getelementptr i64, ptr %382, i64 %150
  %384 = load i64, ptr %383
  %385 = icmp slt i64 %282, %384
  br i1 %385, label %277, label %154

386:
  %387 = add i64 %50, -1
  %388 = icmp sgt i64 %50, 1
  br i1 %388, label %49, label %48
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
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  br i1 %32, label %130, label %38

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
  call void @closing_of(ptr sret(%struct.closing) align 8 %10, ptr %0, ptr %8)
  call void @find_along(ptr %0, ptr %10, ptr %8, ptr %9, ptr %4)
  br i1 %19, label %41, label %46

41:
  %42 = getelementptr %struct.closing, ptr %10, i64 0, i32 8
  %43 = load ptr, ptr %42
  %44 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 2
  %45 = load ptr, ptr %44
  br label %65

46:
  %47 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %48 = load i64, ptr %47
  %49 = icmp slt i64 %48, 1
  br i1 %49, label %74, label %50

50:
  %51 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %52 = load ptr, ptr %51
  %53 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 18
  %54 = load ptr, ptr %53
  %55 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 19
  %56 = load ptr, ptr %55
  %57 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 20
  %58 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 35
  %59 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 31
  %60 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 32
  %61 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 16
  %62 = getelementptr %struct.closing, ptr %10, i64 0, i32 1
  %63 = load ptr, ptr %62
  %64 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 36
  br label %75

65:
  %66 = phi i64 [ 0, %41 ], [ %72, %65 ]
  %67 = getelementptr i64, ptr %45, i64 %66
  %68 = load i64, ptr %67
  %69 = getelementptr double, ptr %43, i64 %68
  %70 = load double, ptr %69
  %71 = getelementptr double, ptr %5, i64 %66
  store double %70, ptr %71
  %72 = add i64 %66, 1
  %73 = icmp eq i64 %72, %14
  br i1 %73, label %46, label %65

74:
  call void @tree_give_back(ptr %0, ptr %8)
  br label %130

75:
  %76 = phi i64 [ 1, %50 ], [ %95, %94 ]
  %77 = mul i64 %76, 6
  %78 = add i64 %77, -3
  %79 = getelementptr i64, ptr %52, i64 %78
  %80 = load i64, ptr %79
  %81 = getelementptr i64, ptr %54, i64 %76
  %82 = load i64, ptr %81
  %83 = getelementptr i64, ptr %56, i64 %76
  %84 = load i64, ptr %83
  %85 = add i64 %84, %82
  %86 = icmp sgt i64 %84, 0
  br i1 %86, label %87, label %94

87:
  %88 = load ptr, ptr %57
  %89 = load ptr, ptr %58
  %90 = load ptr, ptr %59
  %91 = load ptr, ptr %60
  %92 = load ptr, ptr %61
  %93 = getelementptr i64, ptr %90, i64 2
  br label %97

94:
  %95 = add i64 %76, 1
  %96 = icmp eq i64 %76, %48
  br i1 %96, label %74, label %75

97:
  %98 = phi i64 [ %82, %87 ], [ %116, %115 ]
  %99 = getelementptr i64, ptr %88, i64 %98
  %100 = load i64, ptr %99
  %101 = getelementptr i64, ptr %89, i64 %100
  %102 = load i64, ptr %101
  %103 = mul i64 %102, 5
  %104 = getelementptr i64, ptr %93, i64 %103
  %105 = load i64, ptr %104
  %106 = getelementptr i64, ptr %91, i64 %105
  %107 = getelementptr i64, ptr %92, i64 %100
  %108 = load i64, ptr %107
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %115

110:
  %111 = getelementptr <4 x double>, ptr %63, i64 %98
  %112 = load ptr, ptr %64
  %113 = getelementptr i64, ptr %112, i64 %100
  %114 = load i64, ptr %113
  br label %118

115:
  %116 = add i64 %98, 1
  %117 = icmp slt i64 %116, %85
  br i1 %117, label %97, label %94

118:
  %119 = phi i64 [ 0, %110 ], [ %128, %118 ]
  %120 = load <4 x double>, ptr %111, align 32
  %121 = extractelement <4 x double> %120, i64 %119
  %122 = add i64 %114, %119
  %123 = getelementptr i64, ptr %106, i64 %122
  %124 = load i64, ptr %123
  %125 = mul i64 %124, %16
  %126 = add i64 %125, %80
  %127 = getelementptr double, ptr %6, i64 %126
  store double %121, ptr %127
  %128 = add i64 %119, 1
  %129 = icmp eq i64 %128, %108
  br i1 %129, label %115, label %118

130:
  ret void
}
