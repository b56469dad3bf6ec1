; tree_motion: made by tools/make_loops_text.py from tree_motion, tree_loops
; sources 51280e9cf116a4aee5bcda5b9047fb7aaecaa0696b066776a6c89a00c5eb448d
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
%struct.closing = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  %14 = phi i64 [ 0, %8 ], [ %100, %99 ]
  %15 = mul i64 %14, 6
  %16 = getelementptr i32, ptr %10, i64 %15
  %17 = getelementptr i32, ptr %16, i64 1
  %18 = load i32, ptr %17, align 4
  %19 = icmp sgt i32 %18, 2
  br i1 %19, label %20, label %84

20:
  %21 = getelementptr i32, ptr %16, i64 2
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr double, ptr %1, i64 %23
  %25 = getelementptr i32, ptr %16, i64 3
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr double, ptr %2, i64 %27
  %29 = getelementptr double, ptr %3, i64 %23
  %30 = getelementptr double, ptr %24, i64 1
  %31 = load double, ptr %30
  %32 = fneg double %31
  %33 = load double, ptr %28
  %34 = getelementptr double, ptr %24, i64 2
  %35 = load double, ptr %34
  %36 = getelementptr double, ptr %28, i64 1
  %37 = load double, ptr %36
  %38 = fneg double %35
  %39 = fmul double %37, %38
  %40 = call double @llvm.fmuladd.f64(double %32, double %33, double %39)
  %41 = getelementptr double, ptr %24, i64 3
  %42 = load double, ptr %41
  %43 = getelementptr double, ptr %28, i64 2
  %44 = load double, ptr %43
  %45 = fneg double %42
  %46 = call double @llvm.fmuladd.f64(double %45, double %44, double %40)
  %47 = fmul double %46, 5.000000e-01
  store double %47, ptr %29
  %48 = load double, ptr %24
  %49 = load double, ptr %28
  %50 = load double, ptr %34
  %51 = load double, ptr %43
  %52 = fmul double %50, %51
  %53 = call double @llvm.fmuladd.f64(double %48, double %49, double %52)
  %54 = load double, ptr %41
  %55 = load double, ptr %36
  %56 = fneg double %54
  %57 = call double @llvm.fmuladd.f64(double %56, double %55, double %53)
  %58 = fmul double %57, 5.000000e-01
  %59 = getelementptr double, ptr %29, i64 1
  store double %58, ptr %59
  %60 = load double, ptr %24
  %61 = load double, ptr %36
  %62 = load double, ptr %41
  %63 = load double, ptr %28
  %64 = fmul double %62, %63
  %65 = call double @llvm.fmuladd.f64(double %60, double %61, double %64)
  %66 = load double, ptr %30
  %67 = load double, ptr %43
  %68 = fneg double %66
  %69 = call double @llvm.fmuladd.f64(double %68, double %67, double %65)
  %70 = fmul double %69, 5.000000e-01
  %71 = getelementptr double, ptr %29, i64 2
  store double %70, ptr %71
  %72 = load double, ptr %24
  %73 = load double, ptr %43
  %74 = load double, ptr %30
  %75 = load double, ptr %36
  %76 = fmul double %74, %75
  %77 = call double @llvm.fmuladd.f64(double %72, double %73, double %76)
  %78 = load double, ptr %34
  %79 = load double, ptr %28
  %80 = fneg double %78
  %81 = call double @llvm.fmuladd.f64(double %80, double %79, double %77)
  %82 = fmul double %81, 5.000000e-01
  %83 = getelementptr double, ptr %29, i64 3
  store double %82, ptr %83
  br label %99

84:
  %85 = icmp eq i32 %18, 2
  br i1 %85, label %99, label %86

86:
  %87 = getelementptr i32, ptr %16, i64 2
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  %90 = load i64, ptr %11
  %91 = icmp sgt i64 %90, %89
  br i1 %91, label %92, label %99

92:
  %93 = getelementptr i32, ptr %16, i64 3
  %94 = load i32, ptr %93, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr double, ptr %2, i64 %95
  %97 = load double, ptr %96
  %98 = getelementptr double, ptr %3, i64 %89
  store double %97, ptr %98
  br label %99

99:
  %100 = add i64 %14, 1
  %101 = icmp eq i64 %100, %6
  br i1 %101, label %12, label %13
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
  %48 = phi i64 [ 0, %38 ], [ %440, %439 ]
  %49 = load ptr, ptr %39
  %50 = mul i64 %48, 6
  %51 = getelementptr i32, ptr %49, i64 %50
  %52 = getelementptr i32, ptr %51, i64 3
  %53 = load i32, ptr %52, align 4
  %54 = sext i32 %53 to i64
  %55 = sub i64 %54, %7
  %56 = getelementptr %struct.body, ptr %44, i64 %48
  %57 = load i32, ptr %51, align 4
  %58 = sext i32 %57 to i64
  %59 = mul i64 %48, 36
  %60 = getelementptr double, ptr %5, i64 %59
  %61 = load ptr, ptr %40
  %62 = getelementptr double, ptr %61, i64 %48
  %63 = load double, ptr %62
  %64 = load ptr, ptr %41
  %65 = getelementptr double, ptr %64, i64 %48
  %66 = load double, ptr %65
  %67 = icmp sgt i64 %55, -1
  br i1 %67, label %68, label %72

68:
  %69 = load ptr, ptr %42
  %70 = getelementptr double, ptr %69, i64 %55
  %71 = load double, ptr %70
  br label %72

72:
  %73 = phi double [ %71, %68 ], [ 0.000000e+00, %47 ]
  %74 = load ptr, ptr %33
  %75 = load ptr, ptr %43
  %76 = getelementptr i32, ptr %51, i64 1
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, 1
  %79 = bitcast ptr %60 to ptr
  %80 = load <4 x double>, ptr %79, align 8
  %81 = getelementptr double, ptr %60, i64 4
  %82 = bitcast ptr %81 to ptr
  %83 = load <4 x double>, ptr %82, align 8
  %84 = getelementptr double, ptr %60, i64 8
  %85 = bitcast ptr %84 to ptr
  %86 = load <4 x double>, ptr %85, align 8
  %87 = icmp eq i32 %77, 0
  br i1 %87, label %88, label %98

88:
  %89 = insertelement <4 x double> poison, double %66, i64 0
  %90 = shufflevector <4 x double> %89, <4 x double> poison, <4 x i32> zeroinitializer
  %91 = insertelement <4 x double> poison, double %63, i64 0
  %92 = shufflevector <4 x double> %91, <4 x double> poison, <4 x i32> zeroinitializer
  %93 = fmul <4 x double> %92, %83
  %94 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %80, <4 x double> %90, <4 x double> %93)
  %95 = fneg <4 x double> %80
  %96 = fmul <4 x double> %92, %95
  %97 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %83, <4 x double> %90, <4 x double> %96)
  br label %167

98:
  %99 = icmp slt i32 %77, 3
  br i1 %99, label %167, label %100

100:
  %101 = getelementptr i32, ptr %51, i64 2
  %102 = load i32, ptr %101, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr double, ptr %74, i64 %103
  %105 = load double, ptr %104
  %106 = getelementptr double, ptr %104, i64 1
  %107 = load double, ptr %106
  %108 = getelementptr double, ptr %104, i64 2
  %109 = load double, ptr %108
  %110 = getelementptr double, ptr %104, i64 3
  %111 = load double, ptr %110
  %112 = fmul double %111, %111
  %113 = call double @llvm.fmuladd.f64(double %109, double %109, double %112)
  %114 = call double @llvm.fmuladd.f64(double %113, double -2.000000e+00, double 1.000000e+00)
  %115 = fmul double %105, %111
  %116 = call double @llvm.fmuladd.f64(double %107, double %109, double %115)
  %117 = fmul double %116, 2.000000e+00
  %118 = fmul double %105, %109
  %119 = fneg double %118
  %120 = call double @llvm.fmuladd.f64(double %107, double %111, double %119)
  %121 = fmul double %120, 2.000000e+00
  %122 = insertelement <4 x double> poison, double %114, i64 0
  %123 = fneg double %115
  %124 = call double @llvm.fmuladd.f64(double %107, double %109, double %123)
  %125 = fmul double %124, 2.000000e+00
  %126 = call double @llvm.fmuladd.f64(double %107, double %107, double %112)
  %127 = call double @llvm.fmuladd.f64(double %126, double -2.000000e+00, double 1.000000e+00)
  %128 = fmul double %105, %107
  %129 = call double @llvm.fmuladd.f64(double %109, double %111, double %128)
  %130 = fmul double %129, 2.000000e+00
  %131 = insertelement <4 x double> poison, double %125, i64 0
  %132 = call double @llvm.fmuladd.f64(double %107, double %111, double %118)
  %133 = fmul double %132, 2.000000e+00
  %134 = fneg double %128
  %135 = call double @llvm.fmuladd.f64(double %109, double %111, double %134)
  %136 = fmul double %135, 2.000000e+00
  %137 = fmul double %109, %109
  %138 = call double @llvm.fmuladd.f64(double %107, double %107, double %137)
  %139 = call double @llvm.fmuladd.f64(double %138, double -2.000000e+00, double 1.000000e+00)
  %140 = insertelement <4 x double> poison, double %133, i64 0
  %141 = shufflevector <4 x double> %122, <4 x double> poison, <4 x i32> zeroinitializer
  %142 = insertelement <4 x double> undef, double %117, i64 0
  %143 = shufflevector <4 x double> %142, <4 x double> poison, <4 x i32> zeroinitializer
  %144 = fmul <4 x double> %83, %143
  %145 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %80, <4 x double> %141, <4 x double> %144)
  %146 = insertelement <4 x double> undef, double %121, i64 0
  %147 = shufflevector <4 x double> %146, <4 x double> poison, <4 x i32> zeroinitializer
  %148 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %86, <4 x double> %147, <4 x double> %145)
  %149 = shufflevector <4 x double> %131, <4 x double> poison, <4 x i32> zeroinitializer
  %150 = insertelement <4 x double> undef, double %127, i64 0
  %151 = shufflevector <4 x double> %150, <4 x double> poison, <4 x i32> zeroinitializer
  %152 = fmul <4 x double> %83, %151
  %153 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %80, <4 x double> %149, <4 x double> %152)
  %154 = insertelement <4 x double> undef, double %130, i64 0
  %155 = shufflevector <4 x double> %154, <4 x double> poison, <4 x i32> zeroinitializer
  %156 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %86, <4 x double> %155, <4 x double> %153)
  %157 = shufflevector <4 x double> %140, <4 x double> poison, <4 x i32> zeroinitializer
  %158 = insertelement <4 x double> undef, double %136, i64 0
  %159 = shufflevector <4 x double> %158, <4 x double> poison, <4 x i32> zeroinitializer
  %160 = fmul <4 x double> %83, %159
  %161 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %80, <4 x double> %157, <4 x double> %160)
  %162 = insertelement <4 x double> undef, double %139, i64 0
  %163 = shufflevector <4 x double> %162, <4 x double> poison, <4 x i32> zeroinitializer
  %164 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %86, <4 x double> %163, <4 x double> %161)
  switch i32 %77, label %166 [
    i32 3, label %167
    i32 4, label %165
  ]

165:
  br label %167

166:
  br label %167

167:
  %168 = phi <4 x double> [ %94, %88 ], [ %148, %166 ], [ %164, %165 ], [ %80, %98 ], [ %156, %100 ]
  %169 = phi <4 x double> [ %97, %88 ], [ %156, %166 ], [ %148, %165 ], [ %83, %98 ], [ %164, %100 ]
  %170 = phi <4 x double> [ %86, %88 ], [ %164, %166 ], [ %156, %165 ], [ %86, %98 ], [ %148, %100 ]
  %171 = shufflevector <4 x double> %168, <4 x double> %169, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %172 = shufflevector <4 x double> %168, <4 x double> %169, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %173 = shufflevector <4 x double> %171, <4 x double> %170, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %174 = shufflevector <4 x double> %171, <4 x double> %170, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %175 = shufflevector <4 x double> %172, <4 x double> %170, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %176 = getelementptr double, ptr %60, i64 12
  %177 = bitcast ptr %176 to ptr
  %178 = load <4 x double>, ptr %177, align 8
  br i1 %78, label %179, label %188

179:
  %180 = getelementptr i32, ptr %51, i64 2
  %181 = load i32, ptr %180, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr double, ptr %74, i64 %182
  %184 = load double, ptr %183
  %185 = insertelement <4 x double> poison, double %184, i64 0
  %186 = shufflevector <4 x double> %185, <4 x double> poison, <4 x i32> zeroinitializer
  %187 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %186, <4 x double> %170, <4 x double> %178)
  br label %188

188:
  %189 = phi <4 x double> [ %187, %179 ], [ %178, %167 ]
  %190 = getelementptr %struct.body, ptr %18, i64 %58, i32 2
  %191 = load <4 x double>, ptr %190, align 32
  %192 = shufflevector <4 x double> %191, <4 x double> poison, <4 x i32> zeroinitializer
  %193 = shufflevector <4 x double> %191, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %194 = fmul <4 x double> %174, %193
  %195 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %173, <4 x double> %192, <4 x double> %194)
  %196 = shufflevector <4 x double> %191, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %197 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %175, <4 x double> %196, <4 x double> %195)
  %198 = getelementptr %struct.body, ptr %18, i64 %58, i32 4
  %199 = load <4 x double>, ptr %198, align 32
  %200 = getelementptr %struct.body, ptr %18, i64 %58, i32 3
  %201 = load <4 x double>, ptr %200, align 32
  %202 = shufflevector <4 x double> %189, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %203 = fmul <4 x double> %202, %201
  %204 = shufflevector <4 x double> %201, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %205 = fmul <4 x double> %189, %204
  %206 = fsub <4 x double> %203, %205
  %207 = shufflevector <4 x double> %206, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %208 = fadd <4 x double> %199, %207
  %209 = fmul <4 x double> %191, %202
  %210 = shufflevector <4 x double> %191, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %211 = fmul <4 x double> %189, %210
  %212 = fsub <4 x double> %209, %211
  %213 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %214 = shufflevector <4 x double> %213, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %215 = fmul <4 x double> %191, %214
  %216 = fmul <4 x double> %210, %213
  %217 = fsub <4 x double> %215, %216
  %218 = shufflevector <4 x double> %217, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %219 = fadd <4 x double> %208, %218
  %220 = getelementptr i32, ptr %51, i64 4
  %221 = load i32, ptr %220, align 4
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %232, label %223

223:
  %224 = getelementptr %struct.body, ptr %18, i64 %58, i32 5
  %225 = load <4 x double>, ptr %224, align 32
  %226 = shufflevector <4 x double> %225, <4 x double> poison, <4 x i32> zeroinitializer
  %227 = shufflevector <4 x double> %225, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %228 = fmul <4 x double> %174, %227
  %229 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %173, <4 x double> %226, <4 x double> %228)
  %230 = shufflevector <4 x double> %225, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %231 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %175, <4 x double> %230, <4 x double> %229)
  br label %232

232:
  %233 = phi <4 x double> [ %231, %223 ], [ %197, %188 ]
  %234 = getelementptr double, ptr %75, i64 %54
  %235 = load double, ptr %234
  %236 = insertelement <4 x double> poison, double %235, i64 0
  %237 = shufflevector <4 x double> %236, <4 x double> poison, <4 x i32> zeroinitializer
  %238 = fmul <4 x double> %237, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %239 = shufflevector <4 x double> %238, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %240 = fmul <4 x double> %233, %239
  %241 = shufflevector <4 x double> %233, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %242 = fmul <4 x double> %241, %238
  %243 = fsub <4 x double> %240, %242
  %244 = shufflevector <4 x double> %243, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %245 = shufflevector <4 x double> %201, <4 x double> poison, <4 x i32> zeroinitializer
  %246 = shufflevector <4 x double> %201, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %247 = fmul <4 x double> %174, %246
  %248 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %173, <4 x double> %245, <4 x double> %247)
  %249 = shufflevector <4 x double> %201, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %250 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %175, <4 x double> %249, <4 x double> %248)
  %251 = shufflevector <4 x double> %219, <4 x double> poison, <4 x i32> zeroinitializer
  %252 = shufflevector <4 x double> %219, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %253 = fmul <4 x double> %174, %252
  %254 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %173, <4 x double> %251, <4 x double> %253)
  %255 = shufflevector <4 x double> %219, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %256 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %175, <4 x double> %255, <4 x double> %254)
  br i1 %78, label %257, label %263

257:
  %258 = insertelement <4 x double> poison, double %73, i64 0
  %259 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = fmul <4 x double> %259, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %261 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %244, <4 x double> splat (double 2.000000e+00), <4 x double> %260)
  %262 = fadd <4 x double> %256, %261
  br label %269

263:
  %264 = fadd <4 x double> %197, %238
  %265 = insertelement <4 x double> poison, double %73, i64 0
  %266 = shufflevector <4 x double> %265, <4 x double> poison, <4 x i32> zeroinitializer
  %267 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %266, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %244)
  %268 = fadd <4 x double> %250, %267
  br label %269

269:
  %270 = phi <4 x double> [ %262, %257 ], [ %256, %263 ]
  %271 = phi <4 x double> [ %250, %257 ], [ %268, %263 ]
  %272 = phi <4 x double> [ %197, %257 ], [ %264, %263 ]
  %273 = getelementptr double, ptr %60, i64 16
  %274 = bitcast ptr %273 to ptr
  %275 = load <4 x double>, ptr %274, align 8
  %276 = getelementptr double, ptr %60, i64 20
  %277 = bitcast ptr %276 to ptr
  %278 = load <4 x double>, ptr %277, align 8
  %279 = getelementptr double, ptr %60, i64 24
  %280 = bitcast ptr %279 to ptr
  %281 = load <4 x double>, ptr %280, align 8
  %282 = getelementptr double, ptr %60, i64 28
  %283 = bitcast ptr %282 to ptr
  %284 = load <4 x double>, ptr %283, align 8
  %285 = getelementptr %struct.body, ptr %56, i64 0, i32 0, i32 0
  store <4 x double> %168, ptr %285, align 32
  %286 = getelementptr %struct.body, ptr %56, i64 0, i32 0, i32 1
  store <4 x double> %169, ptr %286, align 32
  %287 = getelementptr %struct.body, ptr %56, i64 0, i32 0, i32 2
  store <4 x double> %170, ptr %287, align 32
  %288 = getelementptr %struct.body, ptr %56, i64 0, i32 1
  store <4 x double> %189, ptr %288, align 32
  %289 = getelementptr %struct.body, ptr %56, i64 0, i32 2
  store <4 x double> %272, ptr %289, align 32
  %290 = getelementptr %struct.body, ptr %56, i64 0, i32 3
  store <4 x double> %271, ptr %290, align 32
  %291 = getelementptr %struct.body, ptr %56, i64 0, i32 4
  store <4 x double> %270, ptr %291, align 32
  %292 = getelementptr %struct.body, ptr %56, i64 0, i32 5
  store <4 x double> %233, ptr %292, align 32
  %293 = getelementptr %struct.body, ptr %56, i64 0, i32 6, i32 0
  store <4 x double> %278, ptr %293, align 32
  %294 = getelementptr %struct.body, ptr %56, i64 0, i32 6, i32 1
  store <4 x double> %281, ptr %294, align 32
  %295 = getelementptr %struct.body, ptr %56, i64 0, i32 6, i32 2
  store <4 x double> %284, ptr %295, align 32
  %296 = extractelement <4 x double> %275, i64 2
  %297 = extractelement <4 x double> %275, i64 1
  %298 = fneg double %297
  %299 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %296, i64 1
  %300 = insertelement <4 x double> %299, double %298, i64 2
  %301 = fneg double %296
  %302 = extractelement <4 x double> %275, i64 0
  %303 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %301, i64 0
  %304 = shufflevector <4 x double> %303, <4 x double> %275, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %305 = fneg double %302
  %306 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %297, i64 0
  %307 = insertelement <4 x double> %306, double %305, i64 1
  %308 = getelementptr %struct.body, ptr %56, i64 0, i32 7, i32 0
  store <4 x double> %300, ptr %308, align 32
  %309 = getelementptr %struct.body, ptr %56, i64 0, i32 7, i32 1
  store <4 x double> %304, ptr %309, align 32
  %310 = getelementptr %struct.body, ptr %56, i64 0, i32 7, i32 2
  store <4 x double> %307, ptr %310, align 32
  %311 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %275, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %312 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %275, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %313 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %275, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %314 = getelementptr %struct.body, ptr %56, i64 0, i32 8, i32 0
  store <4 x double> %311, ptr %314, align 32
  %315 = getelementptr %struct.body, ptr %56, i64 0, i32 8, i32 1
  store <4 x double> %312, ptr %315, align 32
  %316 = getelementptr %struct.body, ptr %56, i64 0, i32 8, i32 2
  store <4 x double> %313, ptr %316, align 32
  %317 = shufflevector <4 x double> %275, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %318 = shufflevector <4 x double> %275, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %319 = fmul <4 x double> %271, %318
  %320 = shufflevector <4 x double> %271, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %321 = fmul <4 x double> %320, %275
  %322 = fsub <4 x double> %319, %321
  %323 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %324 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %317, <4 x double> %270, <4 x double> %323)
  %325 = fmul <4 x double> %272, %318
  %326 = shufflevector <4 x double> %272, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %327 = fmul <4 x double> %275, %326
  %328 = fsub <4 x double> %325, %327
  %329 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %330 = shufflevector <4 x double> %329, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %331 = fmul <4 x double> %272, %330
  %332 = fmul <4 x double> %326, %329
  %333 = fsub <4 x double> %331, %332
  %334 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %335 = fadd <4 x double> %324, %334
  %336 = getelementptr %struct.body, ptr %56, i64 0, i32 9
  store <4 x double> %335, ptr %336, align 32
  %337 = shufflevector <4 x double> %271, <4 x double> poison, <4 x i32> zeroinitializer
  %338 = shufflevector <4 x double> %271, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %339 = fmul <4 x double> %338, %281
  %340 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %278, <4 x double> %337, <4 x double> %339)
  %341 = shufflevector <4 x double> %271, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %342 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %284, <4 x double> %341, <4 x double> %340)
  %343 = shufflevector <4 x double> %272, <4 x double> poison, <4 x i32> zeroinitializer
  %344 = shufflevector <4 x double> %272, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %345 = fmul <4 x double> %344, %281
  %346 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %278, <4 x double> %343, <4 x double> %345)
  %347 = shufflevector <4 x double> %272, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %348 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %284, <4 x double> %347, <4 x double> %346)
  %349 = shufflevector <4 x double> %348, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %350 = fmul <4 x double> %272, %349
  %351 = fmul <4 x double> %326, %348
  %352 = fsub <4 x double> %350, %351
  %353 = shufflevector <4 x double> %352, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %354 = fadd <4 x double> %342, %353
  %355 = shufflevector <4 x double> %270, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %356 = fmul <4 x double> %355, %275
  %357 = fmul <4 x double> %270, %318
  %358 = fsub <4 x double> %356, %357
  %359 = shufflevector <4 x double> %358, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %360 = fadd <4 x double> %359, %354
  %361 = getelementptr %struct.body, ptr %56, i64 0, i32 10
  store <4 x double> %360, ptr %361, align 32
  br i1 %16, label %362, label %439

362:
  %363 = getelementptr %struct.place, ptr %45, i64 %48
  %364 = load i32, ptr %51, align 4
  %365 = sext i32 %364 to i64
  %366 = load ptr, ptr %43
  %367 = getelementptr %struct.place, ptr %20, i64 %365, i32 0, i32 0
  %368 = load <4 x double>, ptr %367, align 32
  %369 = shufflevector <4 x double> %168, <4 x double> poison, <4 x i32> zeroinitializer
  %370 = getelementptr %struct.place, ptr %20, i64 %365, i32 0, i32 1
  %371 = load <4 x double>, ptr %370, align 32
  %372 = shufflevector <4 x double> %168, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %373 = fmul <4 x double> %372, %371
  %374 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %369, <4 x double> %373)
  %375 = getelementptr %struct.place, ptr %20, i64 %365, i32 0, i32 2
  %376 = load <4 x double>, ptr %375, align 32
  %377 = shufflevector <4 x double> %168, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %378 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %377, <4 x double> %374)
  %379 = shufflevector <4 x double> %169, <4 x double> poison, <4 x i32> zeroinitializer
  %380 = shufflevector <4 x double> %169, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %381 = fmul <4 x double> %380, %371
  %382 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %379, <4 x double> %381)
  %383 = shufflevector <4 x double> %169, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %384 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %383, <4 x double> %382)
  %385 = shufflevector <4 x double> %170, <4 x double> poison, <4 x i32> zeroinitializer
  %386 = shufflevector <4 x double> %170, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %387 = fmul <4 x double> %386, %371
  %388 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %385, <4 x double> %387)
  %389 = shufflevector <4 x double> %170, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %390 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %389, <4 x double> %388)
  %391 = getelementptr %struct.place, ptr %363, i64 0, i32 0, i32 0
  store <4 x double> %378, ptr %391, align 32
  %392 = getelementptr %struct.place, ptr %363, i64 0, i32 0, i32 1
  store <4 x double> %384, ptr %392, align 32
  %393 = getelementptr %struct.place, ptr %363, i64 0, i32 0, i32 2
  store <4 x double> %390, ptr %393, align 32
  %394 = getelementptr %struct.place, ptr %20, i64 %365, i32 1
  %395 = load <4 x double>, ptr %394, align 32
  %396 = load <4 x double>, ptr %288, align 32
  %397 = load <4 x double>, ptr %367, align 32
  %398 = shufflevector <4 x double> %396, <4 x double> poison, <4 x i32> zeroinitializer
  %399 = load <4 x double>, ptr %370, align 32
  %400 = shufflevector <4 x double> %396, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %401 = fmul <4 x double> %400, %399
  %402 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %397, <4 x double> %398, <4 x double> %401)
  %403 = load <4 x double>, ptr %375, align 32
  %404 = shufflevector <4 x double> %396, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %405 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %403, <4 x double> %404, <4 x double> %402)
  %406 = fadd <4 x double> %395, %405
  %407 = getelementptr %struct.place, ptr %363, i64 0, i32 1
  store <4 x double> %406, ptr %407, align 32
  %408 = getelementptr %struct.place, ptr %20, i64 %365, i32 2
  %409 = load <4 x double>, ptr %408, align 32
  %410 = getelementptr %struct.place, ptr %20, i64 %365, i32 3
  %411 = load <4 x double>, ptr %410, align 32
  %412 = load <4 x double>, ptr %288, align 32
  %413 = shufflevector <4 x double> %412, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %414 = fmul <4 x double> %411, %413
  %415 = shufflevector <4 x double> %411, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %416 = fmul <4 x double> %412, %415
  %417 = fsub <4 x double> %414, %416
  %418 = shufflevector <4 x double> %417, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %419 = fadd <4 x double> %409, %418
  %420 = shufflevector <4 x double> %419, <4 x double> poison, <4 x i32> zeroinitializer
  %421 = shufflevector <4 x double> %419, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %422 = fmul <4 x double> %174, %421
  %423 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %173, <4 x double> %420, <4 x double> %422)
  %424 = shufflevector <4 x double> %419, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %425 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %175, <4 x double> %424, <4 x double> %423)
  %426 = getelementptr %struct.place, ptr %363, i64 0, i32 2
  store <4 x double> %425, ptr %426, align 32
  %427 = load <4 x double>, ptr %289, align 32
  %428 = getelementptr %struct.place, ptr %363, i64 0, i32 3
  store <4 x double> %427, ptr %428, align 32
  %429 = load i32, ptr %76, align 4
  %430 = icmp eq i32 %429, 1
  br i1 %430, label %431, label %439

431:
  %432 = load i32, ptr %52, align 4
  %433 = sext i32 %432 to i64
  %434 = getelementptr double, ptr %366, i64 %433
  %435 = load double, ptr %434
  %436 = extractelement <4 x double> %425, i64 2
  %437 = fadd double %436, %435
  %438 = insertelement <4 x double> %425, double %437, i64 2
  store <4 x double> %438, ptr %426, align 32
  br label %439

439:
  %440 = add i64 %48, 1
  %441 = load i64, ptr %35
  %442 = icmp slt i64 %440, %441
  br i1 %442, label %47, label %46
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
  %17 = phi i64 [ 0, %12 ], [ %32, %29 ]
  %18 = mul i64 %17, 6
  %19 = getelementptr i32, ptr %14, i64 %18
  %20 = getelementptr i32, ptr %19, i64 1
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %29

23:
  %24 = getelementptr i32, ptr %19, i64 2
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr double, ptr %2, i64 %26
  %28 = load double, ptr %27
  br label %29

29:
  %30 = phi double [ %28, %23 ], [ 0.000000e+00, %16 ]
  %31 = getelementptr double, ptr %5, i64 %17
  store double %30, ptr %31
  %32 = add i64 %17, 1
  %33 = icmp eq i64 %32, %10
  br i1 %33, label %15, label %16
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
  %70 = phi i64 [ %59, %54 ], [ %83, %106 ]
  %71 = phi i64 [ %49, %54 ], [ %107, %106 ]
  %72 = phi i64 [ 0, %54 ], [ %103, %106 ]
  %73 = load ptr, ptr %55
  %74 = mul i64 %71, %72
  %75 = getelementptr i32, ptr %73, i64 %74
  %76 = load ptr, ptr %56
  %77 = mul i64 %70, %72
  %78 = getelementptr i32, ptr %76, i64 %77
  %79 = icmp sgt i64 %71, 0
  br i1 %79, label %87, label %80

80:
  %81 = load ptr, ptr %58
  %82 = load double, ptr %41
  call void %81(double %82, ptr %47, ptr null, ptr null, ptr null, ptr %50)
  %83 = load i64, ptr %57
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %102

85:
  %86 = load ptr, ptr %27
  br label %108

87:
  %88 = phi i64 [ %100, %87 ], [ 0, %69 ]
  %89 = getelementptr i32, ptr %75, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = srem i32 %90, 5
  %92 = sext i32 %91 to i64
  %93 = getelementptr [5 x ptr], ptr %4, i64 0, i64 %92
  %94 = load ptr, ptr %93
  %95 = sdiv i32 %90, 5
  %96 = sext i32 %95 to i64
  %97 = getelementptr double, ptr %94, i64 %96
  %98 = load double, ptr %97
  %99 = getelementptr double, ptr %47, i64 %88
  store double %98, ptr %99
  %100 = add i64 %88, 1
  %101 = icmp eq i64 %100, %71
  br i1 %101, label %80, label %87

102:
  %103 = add i64 %72, 1
  %104 = load i64, ptr %51
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %106, label %60

106:
  %107 = load i64, ptr %48
  br label %69

108:
  %109 = phi i64 [ 0, %85 ], [ %118, %108 ]
  %110 = getelementptr double, ptr %50, i64 %109
  %111 = load double, ptr %110
  %112 = getelementptr i32, ptr %78, i64 %109
  %113 = load i32, ptr %112, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr double, ptr %86, i64 %114
  %116 = load double, ptr %115
  %117 = fadd double %111, %116
  store double %117, ptr %115
  %118 = add i64 %109, 1
  %119 = icmp eq i64 %118, %83
  br i1 %119, label %102, label %108
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
  %37 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
  %38 = load ptr, ptr %37
  %39 = bitcast ptr %38 to ptr
  %40 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %41 = load i64, ptr %40
  %42 = shl i64 %41, 3
  %43 = add i64 %42, 64
  call void @llvm.memset.p0.i64(ptr align 8 %39, i8 0, i64 %43, i1 false)
  %44 = load i64, ptr %40
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %78

46:
  %47 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %48 = load ptr, ptr %47
  %49 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %50 = load ptr, ptr %49
  br label %51

51:
  %52 = phi i64 [ 0, %46 ], [ %75, %63 ]
  %53 = mul i64 %52, 6
  %54 = getelementptr i32, ptr %48, i64 %53
  %55 = getelementptr i32, ptr %54, i64 1
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 1
  br i1 %57, label %63, label %58

58:
  %59 = getelementptr i32, ptr %54, i64 5
  %60 = load i32, ptr %59, align 4
  %61 = icmp slt i32 %60, 3
  %62 = select i1 %61, double 1.000000e+00, double -1.000000e+00
  br label %63

63:
  %64 = phi double [ %62, %58 ], [ 0.000000e+00, %51 ]
  %65 = load i32, ptr %54, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr double, ptr %38, i64 %66
  %68 = load double, ptr %67
  %69 = getelementptr i32, ptr %54, i64 2
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr double, ptr %50, i64 %71
  %73 = load double, ptr %72
  %74 = call double @llvm.fmuladd.f64(double %64, double %73, double %68)
  %75 = add i64 %52, 1
  %76 = getelementptr double, ptr %38, i64 %75
  store double %74, ptr %76
  %77 = icmp eq i64 %75, %44
  br i1 %77, label %78, label %51

78:
  %79 = add i64 %44, 1
  call void @tree_find_turns(ptr %1, ptr %38, i64 %79)
  %80 = load i64, ptr %40
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %92

82:
  %83 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %84 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
  %85 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %86 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %87 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  %88 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %89 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 12
  %90 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %91 = getelementptr %struct.flat, ptr %16, i64 1
  br label %93

92:
  ret void

93:
  %94 = phi i64 [ 0, %82 ], [ %121, %371 ]
  %95 = load ptr, ptr %83
  %96 = mul i64 %94, 6
  %97 = getelementptr i32, ptr %95, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = mul i64 %94, 12
  %100 = getelementptr %struct.flat, ptr %91, i64 %94
  %101 = getelementptr %struct.flat, ptr %100, i64 8
  %102 = bitcast ptr %101 to ptr
  br label %103

103:
  %104 = phi i64 [ %106, %103 ], [ 0, %93 ]
  %105 = getelementptr i8, ptr %102, i64 %104
  call void @llvm.prefetch.p0(ptr %105, i32 0, i32 3, i32 1)
  %106 = add i64 %104, 64
  %107 = icmp ult i64 %104, 192
  br i1 %107, label %103, label %108

108:
  %109 = getelementptr double, ptr %7, i64 %99
  %110 = getelementptr double, ptr %109, i64 96
  %111 = bitcast ptr %110 to ptr
  call void @llvm.prefetch.p0(ptr %111, i32 0, i32 3, i32 1)
  %112 = getelementptr double, ptr %110, i64 8
  %113 = bitcast ptr %112 to ptr
  call void @llvm.prefetch.p0(ptr %113, i32 0, i32 3, i32 1)
  %114 = sext i32 %98 to i64
  %115 = load ptr, ptr %84
  %116 = getelementptr double, ptr %115, i64 %114
  %117 = load double, ptr %116
  %118 = load ptr, ptr %37
  %119 = getelementptr double, ptr %118, i64 %114
  %120 = load double, ptr %119
  %121 = add i64 %94, 1
  %122 = getelementptr double, ptr %115, i64 %121
  %123 = load double, ptr %122
  %124 = getelementptr double, ptr %118, i64 %121
  %125 = load double, ptr %124
  %126 = getelementptr i32, ptr %97, i64 3
  %127 = load i32, ptr %126, align 4
  %128 = sext i32 %127 to i64
  %129 = load i64, ptr %85
  %130 = sub i64 %128, %129
  %131 = getelementptr %struct.flat, ptr %16, i64 %114, i32 7
  %132 = load double, ptr %131
  %133 = getelementptr %struct.flat, ptr %16, i64 %114, i32 8
  %134 = load double, ptr %133, align 32
  %135 = load ptr, ptr %86
  %136 = getelementptr double, ptr %135, i64 %128
  %137 = load double, ptr %136
  %138 = icmp sgt i64 %130, -1
  br i1 %138, label %139, label %143

139:
  %140 = load ptr, ptr %87
  %141 = getelementptr double, ptr %140, i64 %130
  %142 = load double, ptr %141
  br label %143

143:
  %144 = phi double [ %142, %139 ], [ 0.000000e+00, %108 ]
  %145 = load double, ptr %109
  %146 = getelementptr double, ptr %109, i64 1
  %147 = load double, ptr %146
  %148 = fneg double %117
  %149 = fmul double %147, %148
  %150 = call double @llvm.fmuladd.f64(double %120, double %145, double %149)
  %151 = fmul double %120, %147
  %152 = call double @llvm.fmuladd.f64(double %117, double %145, double %151)
  %153 = getelementptr %struct.flat, ptr %16, i64 %114, i32 9
  %154 = load double, ptr %153
  %155 = getelementptr %struct.flat, ptr %16, i64 %114, i32 10
  %156 = load double, ptr %155, align 16
  %157 = getelementptr %struct.flat, ptr %16, i64 %114, i32 5
  %158 = load double, ptr %157
  %159 = getelementptr %struct.flat, ptr %16, i64 %114, i32 6
  %160 = load double, ptr %159, align 16
  %161 = getelementptr i32, ptr %97, i64 1
  %162 = load i32, ptr %161, align 4
  %163 = icmp eq i32 %162, 1
  br i1 %163, label %164, label %195

164:
  %165 = getelementptr double, ptr %109, i64 10
  %166 = load double, ptr %165
  %167 = getelementptr double, ptr %109, i64 11
  %168 = load double, ptr %167
  %169 = fneg double %123
  %170 = fmul double %168, %169
  %171 = call double @llvm.fmuladd.f64(double %125, double %166, double %170)
  %172 = fmul double %125, %168
  %173 = call double @llvm.fmuladd.f64(double %123, double %166, double %172)
  %174 = load ptr, ptr %88
  %175 = getelementptr i32, ptr %97, i64 2
  %176 = load i32, ptr %175, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr double, ptr %174, i64 %177
  %179 = load double, ptr %178
  %180 = fmul double %132, 2.000000e+00
  %181 = fmul double %180, %137
  %182 = call double @llvm.fmuladd.f64(double %179, double %171, double %150)
  %183 = call double @llvm.fmuladd.f64(double %179, double %173, double %152)
  %184 = call double @llvm.fmuladd.f64(double %137, double %171, double %158)
  %185 = call double @llvm.fmuladd.f64(double %137, double %173, double %160)
  %186 = fneg double %181
  %187 = fmul double %173, %186
  %188 = call double @llvm.fmuladd.f64(double %144, double %171, double %187)
  %189 = fadd double %154, %188
  %190 = fmul double %181, %171
  %191 = call double @llvm.fmuladd.f64(double %144, double %173, double %190)
  %192 = fadd double %156, %191
  %193 = getelementptr %struct.flat, ptr %100, i64 0, i32 13
  store double %171, ptr %193
  %194 = getelementptr %struct.flat, ptr %100, i64 0, i32 14
  store double %173, ptr %194, align 16
  br label %203

195:
  %196 = getelementptr i32, ptr %97, i64 5
  %197 = load i32, ptr %196, align 4
  %198 = icmp slt i32 %197, 3
  %199 = select i1 %198, double 1.000000e+00, double -1.000000e+00
  %200 = call double @llvm.fmuladd.f64(double %199, double %137, double %132)
  %201 = call double @llvm.fmuladd.f64(double %199, double %144, double %134)
  %202 = fneg double %123
  br label %203

203:
  %204 = phi double [ %202, %195 ], [ %169, %164 ]
  %205 = phi double [ %160, %195 ], [ %185, %164 ]
  %206 = phi double [ %158, %195 ], [ %184, %164 ]
  %207 = phi double [ %156, %195 ], [ %192, %164 ]
  %208 = phi double [ %154, %195 ], [ %189, %164 ]
  %209 = phi double [ %152, %195 ], [ %183, %164 ]
  %210 = phi double [ %150, %195 ], [ %182, %164 ]
  %211 = phi double [ %201, %195 ], [ %134, %164 ]
  %212 = phi double [ %200, %195 ], [ %132, %164 ]
  %213 = fmul double %132, %132
  %214 = fmul double %134, %209
  %215 = call double @llvm.fmuladd.f64(double %213, double %210, double %214)
  %216 = fsub double %208, %215
  %217 = fneg double %134
  %218 = fmul double %210, %217
  %219 = call double @llvm.fmuladd.f64(double %213, double %209, double %218)
  %220 = fsub double %207, %219
  %221 = getelementptr double, ptr %109, i64 2
  %222 = load double, ptr %221
  %223 = getelementptr double, ptr %109, i64 3
  %224 = load double, ptr %223
  %225 = fmul double %224, %204
  %226 = call double @llvm.fmuladd.f64(double %125, double %222, double %225)
  %227 = fmul double %125, %224
  %228 = call double @llvm.fmuladd.f64(double %123, double %222, double %227)
  %229 = getelementptr double, ptr %109, i64 4
  %230 = load double, ptr %229
  %231 = getelementptr double, ptr %109, i64 5
  %232 = load double, ptr %231
  %233 = getelementptr %struct.flat, ptr %100, i64 0, i32 7
  store double %212, ptr %233
  %234 = getelementptr %struct.flat, ptr %100, i64 0, i32 8
  store double %211, ptr %234, align 32
  %235 = getelementptr %struct.flat, ptr %100, i64 0, i32 11
  store double %210, ptr %235
  %236 = getelementptr %struct.flat, ptr %100, i64 0, i32 12
  store double %209, ptr %236, align 32
  %237 = getelementptr %struct.flat, ptr %100, i64 0, i32 9
  store double %216, ptr %237
  %238 = getelementptr %struct.flat, ptr %100, i64 0, i32 10
  store double %220, ptr %238, align 16
  %239 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double poison>, double %230, i64 0
  %240 = fneg double %212
  %241 = fmul double %212, %240
  %242 = fmul double %241, %226
  %243 = call double @llvm.fmuladd.f64(double %230, double %216, double %242)
  %244 = fneg double %211
  %245 = call double @llvm.fmuladd.f64(double %244, double %228, double %243)
  %246 = insertelement <4 x double> %239, double %245, i64 3
  %247 = getelementptr %struct.flat, ptr %100, i64 0, i32 16
  %248 = getelementptr [3 x <4 x double>], ptr %247, i64 0, i64 0
  store <4 x double> %246, ptr %248, align 32
  %249 = insertelement <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double poison>, double %230, i64 1
  %250 = fmul double %241, %228
  %251 = call double @llvm.fmuladd.f64(double %230, double %220, double %250)
  %252 = call double @llvm.fmuladd.f64(double %211, double %226, double %251)
  %253 = insertelement <4 x double> %249, double %252, i64 3
  %254 = getelementptr [3 x <4 x double>], ptr %247, i64 0, i64 1
  store <4 x double> %253, ptr %254, align 32
  %255 = fneg double %228
  %256 = insertelement <4 x double> undef, double %255, i64 0
  %257 = insertelement <4 x double> %256, double %226, i64 1
  %258 = insertelement <4 x double> %257, double %232, i64 2
  %259 = fmul double %220, %226
  %260 = call double @llvm.fmuladd.f64(double %232, double %211, double %259)
  %261 = call double @llvm.fmuladd.f64(double %255, double %216, double %260)
  %262 = insertelement <4 x double> %258, double %261, i64 3
  %263 = getelementptr [3 x <4 x double>], ptr %247, i64 0, i64 2
  store <4 x double> %262, ptr %263, align 32
  br i1 %31, label %264, label %371

264:
  %265 = getelementptr %struct.flat, ptr %16, i64 %114, i32 0
  %266 = load double, ptr %265, align 32
  %267 = fadd double %210, %266
  %268 = getelementptr %struct.flat, ptr %100, i64 0, i32 0
  store double %267, ptr %268, align 32
  %269 = getelementptr %struct.flat, ptr %16, i64 %114, i32 1
  %270 = load double, ptr %269
  %271 = fadd double %209, %270
  %272 = getelementptr %struct.flat, ptr %100, i64 0, i32 1
  store double %271, ptr %272
  %273 = getelementptr double, ptr %109, i64 7
  %274 = load double, ptr %273
  %275 = getelementptr %struct.flat, ptr %100, i64 0, i32 2
  store double %274, ptr %275, align 16
  %276 = fneg double %132
  %277 = call double @llvm.fmuladd.f64(double %276, double %209, double %206)
  %278 = getelementptr %struct.flat, ptr %100, i64 0, i32 5
  store double %277, ptr %278
  %279 = call double @llvm.fmuladd.f64(double %132, double %210, double %205)
  %280 = getelementptr %struct.flat, ptr %100, i64 0, i32 6
  store double %279, ptr %280, align 16
  %281 = getelementptr double, ptr %109, i64 8
  %282 = load double, ptr %281
  %283 = getelementptr double, ptr %109, i64 9
  %284 = load double, ptr %283
  %285 = fmul double %284, %204
  %286 = call double @llvm.fmuladd.f64(double %125, double %282, double %285)
  %287 = getelementptr %struct.flat, ptr %100, i64 0, i32 3
  store double %286, ptr %287
  %288 = load double, ptr %281
  %289 = load double, ptr %283
  %290 = fmul double %125, %289
  %291 = call double @llvm.fmuladd.f64(double %123, double %288, double %290)
  %292 = getelementptr %struct.flat, ptr %100, i64 0, i32 4
  store double %291, ptr %292, align 32
  %293 = load i64, ptr %89
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %371, label %295

295:
  %296 = load ptr, ptr %90
  %297 = getelementptr %struct.place, ptr %296, i64 1
  %298 = getelementptr %struct.place, ptr %297, i64 %94
  %299 = load i64, ptr %8
  %300 = add i64 %299, 1
  %301 = srem i64 %300, 3
  %302 = add i64 %299, 2
  %303 = srem i64 %302, 3
  %304 = getelementptr i32, ptr %97, i64 5
  %305 = load i32, ptr %304, align 4
  %306 = srem i32 %305, 3
  %307 = sext i32 %306 to i64
  %308 = icmp sgt i32 %305, 2
  %309 = select i1 %308, i64 254, i64 255
  %310 = select i1 %308, i64 2, i64 1
  %311 = add i64 %310, %307
  %312 = trunc i64 %311 to i8
  %313 = srem i8 %312, 3
  %314 = sext i8 %313 to i64
  %315 = add i64 %307, 3
  %316 = add i64 %315, %309
  %317 = trunc i64 %316 to i8
  %318 = srem i8 %317, 3
  %319 = sext i8 %318 to i64
  %320 = getelementptr %struct.place, ptr %298, i64 0, i32 0, i32 0
  %321 = bitcast ptr %298 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %321, i8 0, i64 192, i1 false)
  %322 = load double, ptr %287
  %323 = getelementptr <4 x double>, ptr %320, i64 %319
  %324 = load <4 x double>, ptr %323, align 32
  %325 = insertelement <4 x double> %324, double %322, i64 %303
  store <4 x double> %325, ptr %323, align 32
  %326 = getelementptr <4 x double>, ptr %320, i64 %314
  %327 = load <4 x double>, ptr %326, align 32
  %328 = insertelement <4 x double> %327, double %322, i64 %301
  store <4 x double> %328, ptr %326, align 32
  %329 = load double, ptr %292, align 32
  %330 = insertelement <4 x double> %328, double %329, i64 %303
  store <4 x double> %330, ptr %326, align 32
  %331 = load double, ptr %292, align 32
  %332 = fneg double %331
  %333 = load <4 x double>, ptr %323, align 32
  %334 = insertelement <4 x double> %333, double %332, i64 %301
  store <4 x double> %334, ptr %323, align 32
  %335 = load i32, ptr %304, align 4
  %336 = icmp slt i32 %335, 3
  %337 = select i1 %336, double 1.000000e+00, double -1.000000e+00
  %338 = getelementptr <4 x double>, ptr %320, i64 %307
  %339 = load <4 x double>, ptr %338, align 32
  %340 = insertelement <4 x double> %339, double %337, i64 %299
  store <4 x double> %340, ptr %338, align 32
  %341 = load double, ptr %268, align 32
  %342 = getelementptr %struct.place, ptr %298, i64 0, i32 1
  %343 = insertelement <4 x double> zeroinitializer, double %341, i64 %301
  store <4 x double> %343, ptr %342, align 32
  %344 = load double, ptr %272
  %345 = insertelement <4 x double> %343, double %344, i64 %303
  store <4 x double> %345, ptr %342, align 32
  %346 = load double, ptr %275, align 16
  %347 = insertelement <4 x double> %345, double %346, i64 %299
  store <4 x double> %347, ptr %342, align 32
  %348 = load double, ptr %287
  %349 = load double, ptr %278
  %350 = load double, ptr %292, align 32
  %351 = load double, ptr %280, align 16
  %352 = fmul double %350, %351
  %353 = call double @llvm.fmuladd.f64(double %348, double %349, double %352)
  %354 = getelementptr %struct.place, ptr %298, i64 0, i32 2
  %355 = insertelement <4 x double> zeroinitializer, double %353, i64 %314
  store <4 x double> %355, ptr %354, align 32
  %356 = load double, ptr %287
  %357 = load double, ptr %280, align 16
  %358 = load double, ptr %292, align 32
  %359 = load double, ptr %278
  %360 = fneg double %358
  %361 = fmul double %359, %360
  %362 = call double @llvm.fmuladd.f64(double %356, double %357, double %361)
  %363 = insertelement <4 x double> %355, double %362, i64 %319
  store <4 x double> %363, ptr %354, align 32
  %364 = load i32, ptr %304, align 4
  %365 = icmp slt i32 %364, 3
  %366 = load double, ptr %233
  %367 = fneg double %366
  %368 = select i1 %365, double %366, double %367
  %369 = getelementptr %struct.place, ptr %298, i64 0, i32 3
  %370 = insertelement <4 x double> zeroinitializer, double %368, i64 %307
  store <4 x double> %370, ptr %369, align 32
  br label %371

371:
  %372 = load i64, ptr %40
  %373 = icmp slt i64 %121, %372
  br i1 %373, label %93, label %92
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
  %16 = phi i64 [ 0, %11 ], [ %79, %20 ]
  %17 = load i64, ptr %7
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %20, label %19

19:
  ret void

20:
  %21 = load ptr, ptr %12
  %22 = mul i64 %16, 6
  %23 = getelementptr i32, ptr %21, i64 5
  %24 = getelementptr i32, ptr %23, i64 %22
  %25 = load i32, ptr %24, align 4
  %26 = srem i32 %25, 3
  %27 = sext i32 %26 to i64
  %28 = icmp sgt i32 %25, 2
  %29 = select i1 %28, i64 254, i64 255
  %30 = select i1 %28, i64 2, i64 1
  %31 = add i64 %30, %27
  %32 = trunc i64 %31 to i8
  %33 = srem i8 %32, 3
  %34 = add i64 %27, 3
  %35 = add i64 %34, %29
  %36 = trunc i64 %35 to i8
  %37 = srem i8 %36, 3
  %38 = load ptr, ptr %13
  %39 = shl i64 %16, 3
  %40 = getelementptr double, ptr %38, i64 %39
  %41 = add i8 %33, 1
  %42 = zext i8 %41 to i64
  %43 = getelementptr double, ptr %40, i64 %42
  %44 = load double, ptr %43
  %45 = add i8 %37, 1
  %46 = zext i8 %45 to i64
  %47 = getelementptr double, ptr %40, i64 %46
  %48 = load double, ptr %47
  %49 = getelementptr %struct.flat, ptr %14, i64 %16
  %50 = getelementptr %struct.flat, ptr %49, i64 0, i32 3
  %51 = load double, ptr %50
  %52 = getelementptr %struct.flat, ptr %49, i64 0, i32 4
  %53 = load double, ptr %52, align 32
  %54 = fneg double %53
  %55 = fmul double %48, %54
  %56 = call double @llvm.fmuladd.f64(double %51, double %44, double %55)
  %57 = getelementptr %struct.flat, ptr %49, i64 0, i32 16
  %58 = getelementptr [3 x <4 x double>], ptr %57, i64 0, i64 0, i64 3
  %59 = load double, ptr %58
  %60 = fsub double %59, %56
  %61 = getelementptr [3 x <4 x double>], ptr %57, i64 0, i64 0, i64 3
  store double %60, ptr %61
  %62 = fmul double %48, %51
  %63 = call double @llvm.fmuladd.f64(double %53, double %44, double %62)
  %64 = getelementptr [3 x <4 x double>], ptr %57, i64 0, i64 1, i64 3
  %65 = load double, ptr %64
  %66 = fsub double %65, %63
  %67 = getelementptr [3 x <4 x double>], ptr %57, i64 0, i64 1, i64 3
  store double %66, ptr %67
  %68 = load i32, ptr %24, align 4
  %69 = icmp slt i32 %68, 3
  %70 = select i1 %69, double 1.000000e+00, double -1.000000e+00
  %71 = add i64 %27, 4
  %72 = getelementptr double, ptr %40, i64 %71
  %73 = load double, ptr %72
  %74 = getelementptr [3 x <4 x double>], ptr %57, i64 0, i64 2, i64 3
  %75 = load double, ptr %74
  %76 = fneg double %70
  %77 = call double @llvm.fmuladd.f64(double %76, double %73, double %75)
  %78 = getelementptr [3 x <4 x double>], ptr %57, i64 0, i64 2, i64 3
  store double %77, ptr %78
  %79 = add i64 %16, 1
  %80 = load i64, ptr %8
  %81 = icmp eq i64 %80, 8
  br i1 %81, label %15, label %19
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
  br i1 %18, label %19, label %449

19:
  %20 = phi i64 [ %22, %19 ], [ 0, %15 ]
  %21 = getelementptr double, ptr %7, i64 %20
  store double 0x7FF8000000000000, ptr %21
  %22 = add i64 %20, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %449, label %19

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
  br label %412

87:
  %88 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %89 = load i64, ptr %88
  %90 = icmp sgt i64 %89, -1
  br i1 %90, label %91, label %411

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
  br label %412

106:
  %107 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %108 = icmp eq i64 %96, 0
  %109 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  %110 = getelementptr %struct.flat, ptr %99, i64 -8
  br label %118

111:
  %112 = load i64, ptr %100
  %113 = getelementptr %struct.flat, ptr %99, i64 0, i32 9
  %114 = icmp sgt i64 %112, 0
  %115 = bitcast ptr %113 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %115, i8 0, i64 16, i1 false)
  br i1 %114, label %116, label %412

116:
  %117 = getelementptr %struct.flat, ptr %99, i64 1
  br label %337

118:
  %119 = phi i64 [ %101, %106 ], [ %129, %335 ]
  %120 = load ptr, ptr %107
  %121 = getelementptr %struct.flat, ptr %110, i64 %119
  %122 = bitcast ptr %121 to ptr
  br label %123

123:
  %124 = phi i64 [ %126, %123 ], [ 0, %118 ]
  %125 = getelementptr i8, ptr %122, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  %126 = add i64 %124, 64
  %127 = icmp ult i64 %124, 192
  br i1 %127, label %123, label %128

128:
  %129 = add i64 %119, -1
  %130 = mul i64 %129, 6
  %131 = getelementptr i32, ptr %120, i64 %130
  %132 = getelementptr i32, ptr %131, i64 3
  %133 = load i32, ptr %132, align 4
  %134 = sext i32 %133 to i64
  %135 = load i64, ptr %34
  %136 = icmp sle i64 %135, %134
  %137 = mul i64 %129, 12
  %138 = add i64 %137, 6
  %139 = getelementptr double, ptr %94, i64 %138
  %140 = load double, ptr %139
  br i1 %108, label %146, label %141

141:
  %142 = load ptr, ptr %109
  %143 = mul i64 %129, %96
  %144 = getelementptr double, ptr %142, i64 %143
  %145 = load double, ptr %144
  br label %146

146:
  %147 = phi double [ %145, %141 ], [ 0.000000e+00, %128 ]
  %148 = load i32, ptr %131, align 4
  %149 = icmp eq i32 %148, 0
  %150 = sext i32 %148 to i64
  %151 = getelementptr %struct.flat, ptr %99, i64 %150
  %152 = select i1 %149, ptr null, ptr %151
  %153 = getelementptr %struct.flat, ptr %99, i64 %119, i32 11
  %154 = load double, ptr %153
  %155 = getelementptr %struct.flat, ptr %99, i64 %119, i32 12
  %156 = load double, ptr %155, align 32
  %157 = getelementptr %struct.flat, ptr %99, i64 %119, i32 16, i64 0
  %158 = load <4 x double>, ptr %157, align 32
  %159 = getelementptr %struct.flat, ptr %99, i64 %119, i32 16, i64 1
  %160 = load <4 x double>, ptr %159, align 32
  %161 = getelementptr %struct.flat, ptr %99, i64 %119, i32 16, i64 2
  %162 = load <4 x double>, ptr %161, align 32
  %163 = getelementptr i32, ptr %131, i64 1
  %164 = load i32, ptr %163, align 4
  %165 = icmp eq i32 %164, 1
  br i1 %165, label %180, label %166

166:
  %167 = getelementptr i32, ptr %131, i64 5
  %168 = load i32, ptr %167, align 4
  %169 = icmp slt i32 %168, 3
  %170 = fneg double %147
  %171 = select i1 %169, double %147, double %170
  %172 = extractelement <4 x double> %162, i64 2
  %173 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double poison>, double %171, i64 3
  %174 = fsub <4 x double> %162, %173
  %175 = fcmp une double %140, 0.000000e+00
  %176 = or i1 %136, %175
  %177 = insertelement <4 x double> %174, double 0.000000e+00, i64 2
  %178 = select i1 %176, <4 x double> %174, <4 x double> %177
  %179 = select i1 %176, <4 x double> %162, <4 x double> %173
  br label %253

180:
  %181 = getelementptr %struct.flat, ptr %99, i64 %119, i32 13
  %182 = load double, ptr %181
  %183 = getelementptr %struct.flat, ptr %99, i64 %119, i32 14
  %184 = load double, ptr %183, align 16
  %185 = insertelement <4 x double> poison, double %182, i64 0
  %186 = shufflevector <4 x double> %185, <4 x double> poison, <4 x i32> zeroinitializer
  %187 = insertelement <4 x double> poison, double %184, i64 0
  %188 = shufflevector <4 x double> %187, <4 x double> poison, <4 x i32> zeroinitializer
  %189 = fmul <4 x double> %160, %188
  %190 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %186, <4 x double> %158, <4 x double> %189)
  %191 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double poison>, double %147, i64 3
  %192 = fsub <4 x double> %190, %191
  %193 = extractelement <4 x double> %162, i64 0
  %194 = extractelement <4 x double> %162, i64 1
  %195 = fmul double %194, %184
  %196 = call double @llvm.fmuladd.f64(double %182, double %193, double %195)
  %197 = insertelement <4 x double> %192, double %196, i64 2
  %198 = extractelement <4 x double> %192, i64 0
  %199 = extractelement <4 x double> %192, i64 1
  %200 = fmul double %184, %199
  %201 = call double @llvm.fmuladd.f64(double %182, double %198, double %200)
  %202 = fcmp une double %140, 0.000000e+00
  %203 = or i1 %136, %202
  br i1 %203, label %253, label %204

204:
  %205 = extractelement <4 x double> %158, i64 0
  %206 = extractelement <4 x double> %158, i64 1
  %207 = fmul double %206, -2.000000e+00
  %208 = fmul double %207, %182
  %209 = call double @llvm.fmuladd.f64(double %205, double %184, double %208)
  %210 = extractelement <4 x double> %160, i64 1
  %211 = fmul double %210, %182
  %212 = fmul double %182, %211
  %213 = call double @llvm.fmuladd.f64(double %209, double %184, double %212)
  %214 = fneg double %193
  %215 = fmul double %184, %214
  %216 = call double @llvm.fmuladd.f64(double %194, double %182, double %215)
  %217 = extractelement <4 x double> %160, i64 3
  %218 = extractelement <4 x double> %158, i64 3
  %219 = fneg double %218
  %220 = fmul double %184, %219
  %221 = call double @llvm.fmuladd.f64(double %217, double %182, double %220)
  %222 = fneg double %184
  %223 = fneg double %198
  %224 = fmul double %184, %223
  %225 = call double @llvm.fmuladd.f64(double %199, double %182, double %224)
  %226 = fmul double %225, %222
  %227 = insertelement <4 x double> %197, double %226, i64 0
  %228 = fmul double %182, %225
  %229 = insertelement <4 x double> %227, double %228, i64 1
  %230 = fmul double %184, %213
  %231 = fmul double %184, %230
  %232 = fneg double %213
  %233 = fmul double %182, %232
  %234 = fmul double %184, %233
  %235 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %231, i64 0
  %236 = insertelement <4 x double> %235, double %234, i64 1
  %237 = fmul double %221, %222
  %238 = call double @llvm.fmuladd.f64(double %182, double %147, double %237)
  %239 = insertelement <4 x double> %236, double %238, i64 3
  %240 = fmul double %182, %213
  %241 = fmul double %182, %240
  %242 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %234, i64 0
  %243 = insertelement <4 x double> %242, double %241, i64 1
  %244 = fmul double %182, %221
  %245 = call double @llvm.fmuladd.f64(double %184, double %147, double %244)
  %246 = insertelement <4 x double> %243, double %245, i64 3
  %247 = fneg double %216
  %248 = fmul double %184, %247
  %249 = insertelement <4 x double> undef, double %248, i64 0
  %250 = fmul double %182, %216
  %251 = insertelement <4 x double> %249, double %250, i64 1
  %252 = shufflevector <4 x double> %251, <4 x double> %162, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %258

253:
  %254 = phi double [ %172, %166 ], [ %201, %180 ]
  %255 = phi <4 x double> [ %178, %166 ], [ %197, %180 ]
  %256 = phi <4 x double> [ %174, %166 ], [ %197, %180 ]
  %257 = phi <4 x double> [ %179, %166 ], [ %162, %180 ]
  br i1 %136, label %269, label %258

258:
  %259 = phi double [ %201, %204 ], [ %254, %253 ]
  %260 = phi <4 x double> [ %239, %204 ], [ %158, %253 ]
  %261 = phi <4 x double> [ %246, %204 ], [ %160, %253 ]
  %262 = phi <4 x double> [ %252, %204 ], [ %257, %253 ]
  %263 = phi <4 x double> [ %197, %204 ], [ %256, %253 ]
  %264 = phi <4 x double> [ %229, %204 ], [ %255, %253 ]
  %265 = fadd double %140, %259
  %266 = fcmp ogt double %265, 0.000000e+00
  br i1 %266, label %267, label %269

267:
  %268 = fdiv double 1.000000e+00, %265
  br label %269

269:
  %270 = phi <4 x double> [ %158, %253 ], [ %260, %267 ], [ %260, %258 ]
  %271 = phi <4 x double> [ %160, %253 ], [ %261, %267 ], [ %261, %258 ]
  %272 = phi <4 x double> [ %257, %253 ], [ %262, %267 ], [ %262, %258 ]
  %273 = phi <4 x double> [ %256, %253 ], [ %263, %267 ], [ %263, %258 ]
  %274 = phi <4 x double> [ %255, %253 ], [ %264, %267 ], [ %264, %258 ]
  %275 = phi double [ 0.000000e+00, %253 ], [ %268, %267 ], [ 0x7FF8000000000000, %258 ]
  %276 = extractelement <4 x double> %273, i64 1
  %277 = extractelement <4 x double> %273, i64 0
  %278 = fneg double %156
  %279 = fmul double %277, %278
  %280 = call double @llvm.fmuladd.f64(double %154, double %276, double %279)
  %281 = extractelement <4 x double> %273, i64 2
  %282 = fadd double %281, %280
  %283 = insertelement <4 x double> %273, double %282, i64 2
  %284 = getelementptr %struct.flat, ptr %99, i64 %119, i32 15
  store double %275, ptr %284
  %285 = insertelement <4 x double> poison, double %275, i64 0
  %286 = shufflevector <4 x double> %285, <4 x double> poison, <4 x i32> zeroinitializer
  %287 = fmul <4 x double> %286, %283
  %288 = getelementptr %struct.flat, ptr %99, i64 %119, i32 17
  store <4 x double> %287, ptr %288, align 32
  %289 = icmp eq ptr %152, null
  br i1 %289, label %335, label %290

290:
  %291 = insertelement <4 x double> poison, double %154, i64 0
  %292 = shufflevector <4 x double> %291, <4 x double> poison, <4 x i32> zeroinitializer
  %293 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %292, <4 x double> %271, <4 x double> %272)
  %294 = insertelement <4 x double> poison, double %156, i64 0
  %295 = shufflevector <4 x double> %294, <4 x double> poison, <4 x i32> zeroinitializer
  %296 = fneg <4 x double> %295
  %297 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %296, <4 x double> %270, <4 x double> %293)
  %298 = extractelement <4 x double> %272, i64 2
  %299 = extractelement <4 x double> %272, i64 1
  %300 = extractelement <4 x double> %297, i64 1
  %301 = fadd double %299, %300
  %302 = call double @llvm.fmuladd.f64(double %154, double %301, double %298)
  %303 = extractelement <4 x double> %272, i64 0
  %304 = extractelement <4 x double> %297, i64 0
  %305 = fadd double %303, %304
  %306 = call double @llvm.fmuladd.f64(double %278, double %305, double %302)
  %307 = insertelement <4 x double> %297, double %306, i64 2
  %308 = extractelement <4 x double> %274, i64 1
  %309 = extractelement <4 x double> %274, i64 0
  %310 = fmul double %309, %278
  %311 = call double @llvm.fmuladd.f64(double %154, double %308, double %310)
  %312 = extractelement <4 x double> %274, i64 2
  %313 = fadd double %312, %311
  %314 = insertelement <4 x double> %274, double %313, i64 2
  %315 = getelementptr %struct.flat, ptr %152, i64 0, i32 16, i64 0
  %316 = load <4 x double>, ptr %315, align 32
  %317 = fadd <4 x double> %270, %316
  %318 = shufflevector <4 x double> %274, <4 x double> poison, <4 x i32> zeroinitializer
  %319 = fmul <4 x double> %318, %314
  %320 = fneg <4 x double> %286
  %321 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %320, <4 x double> %319, <4 x double> %317)
  store <4 x double> %321, ptr %315, align 32
  %322 = getelementptr %struct.flat, ptr %152, i64 0, i32 16, i64 1
  %323 = load <4 x double>, ptr %322, align 32
  %324 = fadd <4 x double> %271, %323
  %325 = shufflevector <4 x double> %274, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %326 = fmul <4 x double> %325, %314
  %327 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %320, <4 x double> %326, <4 x double> %324)
  store <4 x double> %327, ptr %322, align 32
  %328 = getelementptr %struct.flat, ptr %152, i64 0, i32 16, i64 2
  %329 = load <4 x double>, ptr %328, align 32
  %330 = fadd <4 x double> %307, %329
  %331 = insertelement <4 x double> poison, double %313, i64 0
  %332 = shufflevector <4 x double> %331, <4 x double> poison, <4 x i32> zeroinitializer
  %333 = fmul <4 x double> %314, %332
  %334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %320, <4 x double> %333, <4 x double> %330)
  store <4 x double> %334, ptr %328, align 32
  br label %335

335:
  %336 = icmp sgt i64 %119, 1
  br i1 %336, label %118, label %111

337:
  %338 = phi i64 [ 0, %116 ], [ %408, %407 ]
  %339 = load ptr, ptr %107
  %340 = mul i64 %338, 6
  %341 = getelementptr i32, ptr %339, i64 %340
  %342 = getelementptr %struct.flat, ptr %117, i64 %338
  %343 = load i32, ptr %341, align 4
  %344 = sext i32 %343 to i64
  %345 = getelementptr %struct.flat, ptr %99, i64 %344, i32 8
  %346 = load double, ptr %345, align 32
  %347 = getelementptr %struct.flat, ptr %99, i64 %344, i32 9
  %348 = load double, ptr %347
  %349 = getelementptr %struct.flat, ptr %99, i64 %344, i32 10
  %350 = load double, ptr %349, align 16
  %351 = getelementptr %struct.flat, ptr %342, i64 0, i32 17
  %352 = load <4 x double>, ptr %351, align 32
  %353 = extractelement <4 x double> %352, i64 0
  %354 = extractelement <4 x double> %352, i64 1
  %355 = fmul double %350, %354
  %356 = call double @llvm.fmuladd.f64(double %353, double %348, double %355)
  %357 = extractelement <4 x double> %352, i64 2
  %358 = extractelement <4 x double> %352, i64 3
  %359 = call double @llvm.fmuladd.f64(double %357, double %346, double %358)
  %360 = fadd double %359, %356
  %361 = fneg double %360
  %362 = getelementptr i32, ptr %341, i64 1
  %363 = load i32, ptr %362, align 4
  %364 = icmp eq i32 %363, 1
  %365 = select i1 %364, double 0.000000e+00, double %360
  %366 = fsub double %346, %365
  %367 = getelementptr %struct.flat, ptr %342, i64 0, i32 8
  store double %366, ptr %367, align 32
  %368 = getelementptr %struct.flat, ptr %342, i64 0, i32 12
  %369 = load double, ptr %368, align 32
  %370 = fneg double %346
  %371 = call double @llvm.fmuladd.f64(double %370, double %369, double %348)
  br i1 %364, label %372, label %384

372:
  %373 = getelementptr %struct.flat, ptr %342, i64 0, i32 13
  %374 = load double, ptr %373
  %375 = fmul double %360, %374
  %376 = fsub double %371, %375
  %377 = getelementptr %struct.flat, ptr %342, i64 0, i32 11
  %378 = load double, ptr %377
  %379 = call double @llvm.fmuladd.f64(double %346, double %378, double %350)
  %380 = getelementptr %struct.flat, ptr %342, i64 0, i32 14
  %381 = load double, ptr %380, align 16
  %382 = fmul double %360, %381
  %383 = fsub double %379, %382
  br label %394

384:
  %385 = fadd double %371, 0.000000e+00
  %386 = getelementptr %struct.flat, ptr %342, i64 0, i32 11
  %387 = load double, ptr %386
  %388 = call double @llvm.fmuladd.f64(double %346, double %387, double %350)
  %389 = fadd double %388, 0.000000e+00
  %390 = getelementptr i32, ptr %341, i64 5
  %391 = load i32, ptr %390, align 4
  %392 = icmp slt i32 %391, 3
  %393 = select i1 %392, double %361, double %360
  br label %394

394:
  %395 = phi double [ %376, %372 ], [ %385, %384 ]
  %396 = phi double [ %383, %372 ], [ %389, %384 ]
  %397 = phi double [ %361, %372 ], [ %393, %384 ]
  %398 = getelementptr %struct.flat, ptr %342, i64 0, i32 9
  store double %395, ptr %398
  %399 = getelementptr %struct.flat, ptr %342, i64 0, i32 10
  store double %396, ptr %399, align 16
  %400 = getelementptr i32, ptr %341, i64 3
  %401 = load i32, ptr %400, align 4
  %402 = sext i32 %401 to i64
  %403 = load i64, ptr %34
  %404 = icmp sgt i64 %403, %402
  br i1 %404, label %405, label %407

405:
  %406 = getelementptr double, ptr %7, i64 %402
  store double %397, ptr %406
  br label %407

407:
  %408 = add i64 %338, 1
  %409 = load i64, ptr %100
  %410 = icmp slt i64 %408, %409
  br i1 %410, label %337, label %412

411:
  call void @solve(ptr %0, ptr %9, ptr %11, ptr %10, ptr %5, ptr %7)
  br label %412

412:
  %413 = icmp eq ptr %6, null
  br i1 %413, label %434, label %414

414:
  %415 = load ptr, ptr %80
  %416 = load ptr, ptr %81
  call void @tree_coordinate_rates(ptr %0, ptr %415, ptr %416, ptr %6)
  %417 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %418 = load i64, ptr %417
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %434, label %420

420:
  %421 = load i64, ptr %34
  %422 = getelementptr double, ptr %7, i64 %421
  %423 = bitcast ptr %422 to ptr
  %424 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  %425 = load ptr, ptr %424
  %426 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %427 = load i64, ptr %426
  %428 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %429 = load i64, ptr %428
  %430 = mul i64 %429, %427
  %431 = getelementptr double, ptr %425, i64 %430
  %432 = bitcast ptr %431 to ptr
  %433 = shl i64 %418, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %423, ptr align 8 %432, i64 %433, i1 false)
  br label %434

434:
  %435 = getelementptr %struct.scratch, ptr %9, i64 0, i32 0
  %436 = load i64, ptr %435
  %437 = icmp slt i64 %436, 0
  br i1 %437, label %438, label %442

438:
  %439 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %440 = bitcast ptr %439 to ptr
  %441 = load ptr, ptr %440
  call void @free(ptr %441)
  br label %448

442:
  %443 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %436
  %444 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %445 = load ptr, ptr %444
  %446 = bitcast ptr %443 to ptr
  %447 = ptrtoint ptr %445 to i64
  store atomic i64 %447, ptr %446 release, align 8
  br label %448

448:
  br label %449

449:
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
  br i1 %20, label %21, label %418

21:
  %22 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %23 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %24 = icmp ne ptr %12, null
  %25 = icmp ne i64 %17, 0
  %26 = select i1 %24, i1 %25, i1 false
  br label %27

27:
  %28 = phi i64 [ %19, %21 ], [ %29, %414 ]
  %29 = add i64 %28, -1
  %30 = load ptr, ptr %22
  %31 = mul i64 %29, 6
  %32 = getelementptr i32, ptr %30, i64 %31
  %33 = getelementptr i32, ptr %32, i64 1
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 1
  %36 = getelementptr i32, ptr %32, i64 3
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = load i64, ptr %23
  %40 = icmp sle i64 %39, %38
  %41 = mul i64 %29, 36
  %42 = add i64 %41, 32
  %43 = getelementptr double, ptr %15, i64 %42
  %44 = load double, ptr %43
  br i1 %26, label %45, label %49

45:
  %46 = mul i64 %29, %17
  %47 = getelementptr double, ptr %12, i64 %46
  %48 = load double, ptr %47
  br label %49

49:
  %50 = phi double [ %48, %45 ], [ 0.000000e+00, %27 ]
  %51 = load i32, ptr %32, align 4
  %52 = icmp eq i32 %51, 0
  %53 = sext i32 %51 to i64
  %54 = getelementptr %struct.body, ptr %14, i64 %53
  %55 = select i1 %52, ptr null, ptr %54
  %56 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 0
  %57 = load <4 x double>, ptr %56, align 32
  %58 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 1
  %59 = load <4 x double>, ptr %58, align 32
  %60 = getelementptr %struct.body, ptr %14, i64 %28, i32 6, i32 2
  %61 = load <4 x double>, ptr %60, align 32
  %62 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 0
  %63 = load <4 x double>, ptr %62, align 32
  %64 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 1
  %65 = load <4 x double>, ptr %64, align 32
  %66 = getelementptr %struct.body, ptr %14, i64 %28, i32 7, i32 2
  %67 = load <4 x double>, ptr %66, align 32
  %68 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 0
  %69 = load <4 x double>, ptr %68, align 32
  %70 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 1
  %71 = load <4 x double>, ptr %70, align 32
  %72 = getelementptr %struct.body, ptr %14, i64 %28, i32 8, i32 2
  %73 = load <4 x double>, ptr %72, align 32
  %74 = shufflevector <4 x double> %63, <4 x double> %65, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %75 = shufflevector <4 x double> %74, <4 x double> %67, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %76 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 0
  %77 = load <4 x double>, ptr %76, align 32
  %78 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 1
  %79 = load <4 x double>, ptr %78, align 32
  %80 = getelementptr %struct.body, ptr %14, i64 %28, i32 0, i32 2
  %81 = load <4 x double>, ptr %80, align 32
  %82 = getelementptr %struct.body, ptr %14, i64 %28, i32 1
  %83 = load <4 x double>, ptr %82, align 32
  %84 = select i1 %35, <4 x double> %67, <4 x double> %61
  %85 = select i1 %35, <4 x double> %73, <4 x double> %75
  %86 = getelementptr %struct.body, ptr %14, i64 %28, i32 10
  %87 = load <4 x double>, ptr %86, align 32
  %88 = getelementptr %struct.body, ptr %14, i64 %28, i32 9
  %89 = load <4 x double>, ptr %88, align 32
  %90 = extractelement <4 x double> %85, i64 2
  %91 = extractelement <4 x double> %84, i64 2
  %92 = select i1 %35, double %90, double %91
  %93 = fadd double %44, %92
  %94 = extractelement <4 x double> %89, i64 2
  %95 = extractelement <4 x double> %87, i64 2
  %96 = select i1 %35, double %94, double %95
  %97 = fsub double %50, %96
  %98 = select i1 %40, double 0.000000e+00, double %97
  br i1 %40, label %103, label %99

99:
  %100 = fcmp ogt double %93, 0.000000e+00
  br i1 %100, label %101, label %103

101:
  %102 = fdiv double 1.000000e+00, %93
  br label %103

103:
  %104 = phi double [ 0.000000e+00, %49 ], [ %102, %101 ], [ 0x7FF8000000000000, %99 ]
  %105 = shufflevector <4 x double> %85, <4 x double> poison, <4 x i32> zeroinitializer
  %106 = shufflevector <4 x double> %85, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %107 = fmul <4 x double> %106, %79
  %108 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %105, <4 x double> %107)
  %109 = shufflevector <4 x double> %85, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %110 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %109, <4 x double> %108)
  %111 = shufflevector <4 x double> %84, <4 x double> poison, <4 x i32> zeroinitializer
  %112 = shufflevector <4 x double> %84, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %113 = fmul <4 x double> %112, %79
  %114 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %111, <4 x double> %113)
  %115 = shufflevector <4 x double> %84, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %116 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %115, <4 x double> %114)
  %117 = shufflevector <4 x double> %110, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %118 = fmul <4 x double> %83, %117
  %119 = shufflevector <4 x double> %83, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %120 = fmul <4 x double> %110, %119
  %121 = fsub <4 x double> %118, %120
  %122 = shufflevector <4 x double> %121, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %123 = fadd <4 x double> %116, %122
  %124 = getelementptr %struct.body, ptr %14, i64 %28, i32 11
  store <4 x double> %123, ptr %124, align 32
  %125 = getelementptr %struct.body, ptr %14, i64 %28, i32 12
  store <4 x double> %110, ptr %125, align 32
  %126 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %104, i64 0
  %127 = insertelement <4 x double> %126, double %98, i64 1
  %128 = getelementptr %struct.body, ptr %14, i64 %28, i32 13
  store <4 x double> %127, ptr %128, align 32
  %129 = icmp eq ptr %55, null
  br i1 %129, label %414, label %130

130:
  %131 = fcmp une double %44, 0.000000e+00
  %132 = or i1 %40, %131
  br i1 %132, label %179, label %133

133:
  br i1 %35, label %134, label %139

134:
  %135 = insertelement <4 x double> %69, double 0.000000e+00, i64 2
  %136 = insertelement <4 x double> %71, double 0.000000e+00, i64 2
  %137 = insertelement <4 x double> %85, double 0.000000e+00, i64 2
  %138 = insertelement <4 x double> %89, double %50, i64 2
  br label %147

139:
  %140 = insertelement <4 x double> %57, double 0.000000e+00, i64 2
  %141 = insertelement <4 x double> %59, double 0.000000e+00, i64 2
  %142 = insertelement <4 x double> %63, double 0.000000e+00, i64 2
  %143 = insertelement <4 x double> %65, double 0.000000e+00, i64 2
  %144 = insertelement <4 x double> %67, double 0.000000e+00, i64 2
  %145 = insertelement <4 x double> %84, double 0.000000e+00, i64 2
  %146 = insertelement <4 x double> %87, double %50, i64 2
  br label %147

147:
  %148 = phi <4 x double> [ %69, %139 ], [ %135, %134 ]
  %149 = phi <4 x double> [ %71, %139 ], [ %136, %134 ]
  %150 = phi <4 x double> [ %73, %139 ], [ zeroinitializer, %134 ]
  %151 = phi <4 x double> [ %142, %139 ], [ %63, %134 ]
  %152 = phi <4 x double> [ %143, %139 ], [ %65, %134 ]
  %153 = phi <4 x double> [ %144, %139 ], [ zeroinitializer, %134 ]
  %154 = phi <4 x double> [ %140, %139 ], [ %57, %134 ]
  %155 = phi <4 x double> [ %141, %139 ], [ %59, %134 ]
  %156 = phi <4 x double> [ zeroinitializer, %139 ], [ %61, %134 ]
  %157 = phi <4 x double> [ %89, %139 ], [ %138, %134 ]
  %158 = phi <4 x double> [ %146, %139 ], [ %87, %134 ]
  %159 = phi <4 x double> [ %75, %139 ], [ %137, %134 ]
  %160 = phi <4 x double> [ %145, %139 ], [ %67, %134 ]
  %161 = shufflevector <4 x double> %159, <4 x double> poison, <4 x i32> zeroinitializer
  %162 = shufflevector <4 x double> %159, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %163 = fmul <4 x double> %79, %162
  %164 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %161, <4 x double> %163)
  %165 = shufflevector <4 x double> %159, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %166 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %165, <4 x double> %164)
  %167 = shufflevector <4 x double> %160, <4 x double> poison, <4 x i32> zeroinitializer
  %168 = shufflevector <4 x double> %160, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %169 = fmul <4 x double> %79, %168
  %170 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %167, <4 x double> %169)
  %171 = shufflevector <4 x double> %160, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %172 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %171, <4 x double> %170)
  %173 = shufflevector <4 x double> %166, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %174 = fmul <4 x double> %83, %173
  %175 = fmul <4 x double> %119, %166
  %176 = fsub <4 x double> %174, %175
  %177 = shufflevector <4 x double> %176, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %178 = fadd <4 x double> %172, %177
  br label %179

179:
  %180 = phi <4 x double> [ %69, %130 ], [ %148, %147 ]
  %181 = phi <4 x double> [ %71, %130 ], [ %149, %147 ]
  %182 = phi <4 x double> [ %73, %130 ], [ %150, %147 ]
  %183 = phi <4 x double> [ %63, %130 ], [ %151, %147 ]
  %184 = phi <4 x double> [ %65, %130 ], [ %152, %147 ]
  %185 = phi <4 x double> [ %67, %130 ], [ %153, %147 ]
  %186 = phi <4 x double> [ %57, %130 ], [ %154, %147 ]
  %187 = phi <4 x double> [ %59, %130 ], [ %155, %147 ]
  %188 = phi <4 x double> [ %61, %130 ], [ %156, %147 ]
  %189 = phi <4 x double> [ %123, %130 ], [ %178, %147 ]
  %190 = phi <4 x double> [ %110, %130 ], [ %166, %147 ]
  %191 = phi <4 x double> [ %89, %130 ], [ %157, %147 ]
  %192 = phi <4 x double> [ %87, %130 ], [ %158, %147 ]
  %193 = shufflevector <4 x double> %186, <4 x double> poison, <4 x i32> zeroinitializer
  %194 = shufflevector <4 x double> %186, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %195 = fmul <4 x double> %79, %194
  %196 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %193, <4 x double> %195)
  %197 = shufflevector <4 x double> %186, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %198 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %197, <4 x double> %196)
  %199 = shufflevector <4 x double> %187, <4 x double> poison, <4 x i32> zeroinitializer
  %200 = shufflevector <4 x double> %187, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %201 = fmul <4 x double> %79, %200
  %202 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %199, <4 x double> %201)
  %203 = shufflevector <4 x double> %187, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %204 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %203, <4 x double> %202)
  %205 = shufflevector <4 x double> %188, <4 x double> poison, <4 x i32> zeroinitializer
  %206 = shufflevector <4 x double> %188, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %207 = fmul <4 x double> %79, %206
  %208 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %205, <4 x double> %207)
  %209 = shufflevector <4 x double> %188, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %210 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %209, <4 x double> %208)
  %211 = shufflevector <4 x double> %77, <4 x double> poison, <4 x i32> zeroinitializer
  %212 = shufflevector <4 x double> %79, <4 x double> poison, <4 x i32> zeroinitializer
  %213 = fmul <4 x double> %212, %204
  %214 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %198, <4 x double> %211, <4 x double> %213)
  %215 = shufflevector <4 x double> %81, <4 x double> poison, <4 x i32> zeroinitializer
  %216 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %210, <4 x double> %215, <4 x double> %214)
  %217 = shufflevector <4 x double> %77, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %218 = shufflevector <4 x double> %79, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %219 = fmul <4 x double> %218, %204
  %220 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %198, <4 x double> %217, <4 x double> %219)
  %221 = shufflevector <4 x double> %81, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %222 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %210, <4 x double> %221, <4 x double> %220)
  %223 = shufflevector <4 x double> %77, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %224 = shufflevector <4 x double> %79, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %225 = fmul <4 x double> %224, %204
  %226 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %198, <4 x double> %223, <4 x double> %225)
  %227 = shufflevector <4 x double> %81, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %228 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %210, <4 x double> %227, <4 x double> %226)
  %229 = shufflevector <4 x double> %183, <4 x double> poison, <4 x i32> zeroinitializer
  %230 = shufflevector <4 x double> %183, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %231 = fmul <4 x double> %79, %230
  %232 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %229, <4 x double> %231)
  %233 = shufflevector <4 x double> %183, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %234 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %233, <4 x double> %232)
  %235 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %236 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %237 = fmul <4 x double> %79, %236
  %238 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %235, <4 x double> %237)
  %239 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %240 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %239, <4 x double> %238)
  %241 = shufflevector <4 x double> %185, <4 x double> poison, <4 x i32> zeroinitializer
  %242 = shufflevector <4 x double> %185, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %243 = fmul <4 x double> %79, %242
  %244 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %241, <4 x double> %243)
  %245 = shufflevector <4 x double> %185, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %246 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %245, <4 x double> %244)
  %247 = fmul <4 x double> %212, %240
  %248 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %211, <4 x double> %247)
  %249 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %215, <4 x double> %248)
  %250 = fmul <4 x double> %218, %240
  %251 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %217, <4 x double> %250)
  %252 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %221, <4 x double> %251)
  %253 = fmul <4 x double> %224, %240
  %254 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %223, <4 x double> %253)
  %255 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %227, <4 x double> %254)
  %256 = shufflevector <4 x double> %180, <4 x double> poison, <4 x i32> zeroinitializer
  %257 = shufflevector <4 x double> %180, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %258 = fmul <4 x double> %79, %257
  %259 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %256, <4 x double> %258)
  %260 = shufflevector <4 x double> %180, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %261 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %260, <4 x double> %259)
  %262 = shufflevector <4 x double> %181, <4 x double> poison, <4 x i32> zeroinitializer
  %263 = shufflevector <4 x double> %181, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %264 = fmul <4 x double> %79, %263
  %265 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %262, <4 x double> %264)
  %266 = shufflevector <4 x double> %181, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %267 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %266, <4 x double> %265)
  %268 = shufflevector <4 x double> %182, <4 x double> poison, <4 x i32> zeroinitializer
  %269 = shufflevector <4 x double> %182, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %270 = fmul <4 x double> %79, %269
  %271 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %268, <4 x double> %270)
  %272 = shufflevector <4 x double> %182, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %273 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %272, <4 x double> %271)
  %274 = fmul <4 x double> %212, %267
  %275 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %211, <4 x double> %274)
  %276 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %273, <4 x double> %215, <4 x double> %275)
  %277 = fmul <4 x double> %218, %267
  %278 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %217, <4 x double> %277)
  %279 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %273, <4 x double> %221, <4 x double> %278)
  %280 = fmul <4 x double> %224, %267
  %281 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %223, <4 x double> %280)
  %282 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %273, <4 x double> %227, <4 x double> %281)
  %283 = shufflevector <4 x double> %276, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %284 = fmul <4 x double> %83, %283
  %285 = fmul <4 x double> %119, %276
  %286 = fsub <4 x double> %284, %285
  %287 = shufflevector <4 x double> %286, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %288 = shufflevector <4 x double> %279, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %289 = fmul <4 x double> %83, %288
  %290 = fmul <4 x double> %119, %279
  %291 = fsub <4 x double> %289, %290
  %292 = shufflevector <4 x double> %291, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %293 = shufflevector <4 x double> %282, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %294 = fmul <4 x double> %83, %293
  %295 = fmul <4 x double> %119, %282
  %296 = fsub <4 x double> %294, %295
  %297 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %298 = fadd <4 x double> %249, %287
  %299 = fadd <4 x double> %252, %292
  %300 = fadd <4 x double> %255, %297
  %301 = shufflevector <4 x double> %83, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %302 = shufflevector <4 x double> %83, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %303 = fneg <4 x double> %252
  %304 = fmul <4 x double> %302, %303
  %305 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %255, <4 x double> %301, <4 x double> %304)
  %306 = shufflevector <4 x double> %83, <4 x double> poison, <4 x i32> zeroinitializer
  %307 = fneg <4 x double> %255
  %308 = fmul <4 x double> %306, %307
  %309 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %249, <4 x double> %302, <4 x double> %308)
  %310 = fneg <4 x double> %249
  %311 = fmul <4 x double> %301, %310
  %312 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %252, <4 x double> %306, <4 x double> %311)
  %313 = shufflevector <4 x double> %305, <4 x double> %309, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %314 = shufflevector <4 x double> %305, <4 x double> %309, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %315 = shufflevector <4 x double> %313, <4 x double> %312, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %316 = shufflevector <4 x double> %313, <4 x double> %312, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %317 = shufflevector <4 x double> %314, <4 x double> %312, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %318 = fadd <4 x double> %216, %315
  %319 = fadd <4 x double> %222, %316
  %320 = fadd <4 x double> %228, %317
  %321 = getelementptr %struct.body, ptr %55, i64 0, i32 6, i32 0
  %322 = load <4 x double>, ptr %321, align 32
  %323 = fadd <4 x double> %322, %318
  %324 = insertelement <4 x double> poison, double %104, i64 0
  %325 = shufflevector <4 x double> %324, <4 x double> poison, <4 x i32> zeroinitializer
  %326 = shufflevector <4 x double> %189, <4 x double> poison, <4 x i32> zeroinitializer
  %327 = fmul <4 x double> %189, %326
  %328 = fneg <4 x double> %325
  %329 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %327, <4 x double> %323)
  %330 = getelementptr %struct.body, ptr %55, i64 0, i32 6, i32 1
  %331 = load <4 x double>, ptr %330, align 32
  %332 = fadd <4 x double> %331, %319
  %333 = shufflevector <4 x double> %189, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %334 = fmul <4 x double> %189, %333
  %335 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %334, <4 x double> %332)
  %336 = getelementptr %struct.body, ptr %55, i64 0, i32 6, i32 2
  %337 = load <4 x double>, ptr %336, align 32
  %338 = fadd <4 x double> %337, %320
  %339 = shufflevector <4 x double> %189, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %340 = fmul <4 x double> %189, %339
  %341 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %340, <4 x double> %338)
  %342 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %300, <4 x double> %301, <4 x double> %329)
  %343 = fneg <4 x double> %299
  %344 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %343, <4 x double> %302, <4 x double> %342)
  store <4 x double> %344, ptr %321, align 32
  %345 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %298, <4 x double> %302, <4 x double> %335)
  %346 = fneg <4 x double> %300
  %347 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %346, <4 x double> %306, <4 x double> %345)
  store <4 x double> %347, ptr %330, align 32
  %348 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %299, <4 x double> %306, <4 x double> %341)
  %349 = fneg <4 x double> %298
  %350 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %349, <4 x double> %301, <4 x double> %348)
  store <4 x double> %350, ptr %336, align 32
  %351 = getelementptr %struct.body, ptr %55, i64 0, i32 7, i32 0
  %352 = load <4 x double>, ptr %351, align 32
  %353 = fadd <4 x double> %298, %352
  %354 = shufflevector <4 x double> %190, <4 x double> poison, <4 x i32> zeroinitializer
  %355 = fmul <4 x double> %189, %354
  %356 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %355, <4 x double> %353)
  %357 = getelementptr %struct.body, ptr %55, i64 0, i32 7, i32 1
  %358 = load <4 x double>, ptr %357, align 32
  %359 = fadd <4 x double> %299, %358
  %360 = shufflevector <4 x double> %190, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %361 = fmul <4 x double> %189, %360
  %362 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %361, <4 x double> %359)
  %363 = getelementptr %struct.body, ptr %55, i64 0, i32 7, i32 2
  %364 = load <4 x double>, ptr %363, align 32
  %365 = fadd <4 x double> %300, %364
  %366 = shufflevector <4 x double> %190, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %367 = fmul <4 x double> %189, %366
  %368 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %367, <4 x double> %365)
  store <4 x double> %356, ptr %351, align 32
  store <4 x double> %362, ptr %357, align 32
  store <4 x double> %368, ptr %363, align 32
  %369 = getelementptr %struct.body, ptr %55, i64 0, i32 8, i32 0
  %370 = load <4 x double>, ptr %369, align 32
  %371 = fadd <4 x double> %276, %370
  %372 = fmul <4 x double> %190, %354
  %373 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %372, <4 x double> %371)
  %374 = getelementptr %struct.body, ptr %55, i64 0, i32 8, i32 1
  %375 = load <4 x double>, ptr %374, align 32
  %376 = fadd <4 x double> %279, %375
  %377 = fmul <4 x double> %190, %360
  %378 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %377, <4 x double> %376)
  %379 = getelementptr %struct.body, ptr %55, i64 0, i32 8, i32 2
  %380 = load <4 x double>, ptr %379, align 32
  %381 = fadd <4 x double> %282, %380
  %382 = fmul <4 x double> %190, %366
  %383 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %382, <4 x double> %381)
  store <4 x double> %373, ptr %369, align 32
  store <4 x double> %378, ptr %374, align 32
  store <4 x double> %383, ptr %379, align 32
  %384 = shufflevector <4 x double> %191, <4 x double> poison, <4 x i32> zeroinitializer
  %385 = shufflevector <4 x double> %191, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %386 = fmul <4 x double> %79, %385
  %387 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %384, <4 x double> %386)
  %388 = shufflevector <4 x double> %191, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %389 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %388, <4 x double> %387)
  %390 = getelementptr %struct.body, ptr %55, i64 0, i32 9
  %391 = load <4 x double>, ptr %390, align 32
  %392 = fadd <4 x double> %389, %391
  %393 = insertelement <4 x double> poison, double %98, i64 0
  %394 = shufflevector <4 x double> %393, <4 x double> poison, <4 x i32> zeroinitializer
  %395 = fmul <4 x double> %394, %190
  %396 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %325, <4 x double> %395, <4 x double> %392)
  store <4 x double> %396, ptr %390, align 32
  %397 = getelementptr %struct.body, ptr %55, i64 0, i32 10
  %398 = load <4 x double>, ptr %397, align 32
  %399 = shufflevector <4 x double> %192, <4 x double> poison, <4 x i32> zeroinitializer
  %400 = shufflevector <4 x double> %192, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %401 = fmul <4 x double> %79, %400
  %402 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %399, <4 x double> %401)
  %403 = shufflevector <4 x double> %192, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %404 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %403, <4 x double> %402)
  %405 = fadd <4 x double> %404, %398
  %406 = shufflevector <4 x double> %389, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %407 = fmul <4 x double> %83, %406
  %408 = fmul <4 x double> %119, %389
  %409 = fsub <4 x double> %407, %408
  %410 = shufflevector <4 x double> %409, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %411 = fadd <4 x double> %410, %405
  %412 = fmul <4 x double> %394, %189
  %413 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %325, <4 x double> %412, <4 x double> %411)
  store <4 x double> %413, ptr %397, align 32
  br label %414

414:
  %415 = icmp ugt i64 %28, 1
  br i1 %415, label %27, label %416

416:
  %417 = load ptr, ptr %13
  br label %418

418:
  %419 = phi ptr [ %417, %416 ], [ %14, %11 ]
  %420 = getelementptr %struct.body, ptr %419, i64 0, i32 3
  %421 = bitcast ptr %420 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %421, i8 0, i64 64, i1 false)
  %422 = load i64, ptr %18
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %424, label %511

424:
  %425 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %426 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %427 = getelementptr %struct.body, ptr %419, i64 1
  br label %428

428:
  %429 = phi i64 [ 0, %424 ], [ %508, %507 ]
  %430 = load ptr, ptr %425
  %431 = mul i64 %429, 6
  %432 = getelementptr i32, ptr %430, i64 %431
  %433 = getelementptr %struct.body, ptr %427, i64 %429
  %434 = load i32, ptr %432, align 4
  %435 = sext i32 %434 to i64
  %436 = getelementptr i32, ptr %432, i64 1
  %437 = load i32, ptr %436, align 4
  %438 = icmp eq i32 %437, 1
  %439 = getelementptr %struct.body, ptr %433, i64 0, i32 0, i32 0
  %440 = load <4 x double>, ptr %439, align 32
  %441 = getelementptr %struct.body, ptr %433, i64 0, i32 0, i32 1
  %442 = load <4 x double>, ptr %441, align 32
  %443 = shufflevector <4 x double> %440, <4 x double> %442, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %444 = shufflevector <4 x double> %440, <4 x double> %442, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %445 = getelementptr %struct.body, ptr %433, i64 0, i32 0, i32 2
  %446 = load <4 x double>, ptr %445, align 32
  %447 = shufflevector <4 x double> %443, <4 x double> %446, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %448 = shufflevector <4 x double> %443, <4 x double> %446, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %449 = shufflevector <4 x double> %444, <4 x double> %446, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %450 = getelementptr %struct.body, ptr %419, i64 %435, i32 3
  %451 = load <4 x double>, ptr %450, align 32
  %452 = getelementptr %struct.body, ptr %419, i64 %435, i32 4
  %453 = load <4 x double>, ptr %452, align 32
  %454 = shufflevector <4 x double> %451, <4 x double> poison, <4 x i32> zeroinitializer
  %455 = shufflevector <4 x double> %451, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %456 = fmul <4 x double> %448, %455
  %457 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %447, <4 x double> %454, <4 x double> %456)
  %458 = shufflevector <4 x double> %451, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %459 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %449, <4 x double> %458, <4 x double> %457)
  %460 = getelementptr %struct.body, ptr %433, i64 0, i32 1
  %461 = load <4 x double>, ptr %460, align 32
  %462 = shufflevector <4 x double> %461, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %463 = fmul <4 x double> %451, %462
  %464 = shufflevector <4 x double> %451, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %465 = fmul <4 x double> %464, %461
  %466 = fsub <4 x double> %463, %465
  %467 = shufflevector <4 x double> %466, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %468 = fadd <4 x double> %453, %467
  %469 = shufflevector <4 x double> %468, <4 x double> poison, <4 x i32> zeroinitializer
  %470 = shufflevector <4 x double> %468, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %471 = fmul <4 x double> %448, %470
  %472 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %447, <4 x double> %469, <4 x double> %471)
  %473 = shufflevector <4 x double> %468, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %474 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %449, <4 x double> %473, <4 x double> %472)
  %475 = getelementptr %struct.body, ptr %433, i64 0, i32 11
  %476 = load <4 x double>, ptr %475, align 32
  %477 = getelementptr %struct.body, ptr %433, i64 0, i32 12
  %478 = load <4 x double>, ptr %477, align 32
  %479 = fmul <4 x double> %453, %478
  %480 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %476, <4 x double> %451, <4 x double> %479)
  %481 = getelementptr %struct.body, ptr %433, i64 0, i32 13
  %482 = getelementptr <4 x double>, ptr %481, i64 0, i64 1
  %483 = load double, ptr %482
  %484 = extractelement <4 x double> %480, i64 0
  %485 = fsub double %483, %484
  %486 = extractelement <4 x double> %480, i64 1
  %487 = extractelement <4 x double> %480, i64 2
  %488 = fadd double %486, %487
  %489 = fsub double %485, %488
  %490 = getelementptr <4 x double>, ptr %481, i64 0, i64 0
  %491 = load double, ptr %490, align 32
  %492 = fmul double %491, %489
  %493 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %492, i64 2
  %494 = select i1 %438, <4 x double> splat (double -0.000000e+00), <4 x double> %493
  %495 = fadd <4 x double> %459, %494
  %496 = getelementptr %struct.body, ptr %433, i64 0, i32 3
  store <4 x double> %495, ptr %496, align 32
  %497 = select i1 %438, <4 x double> %493, <4 x double> splat (double -0.000000e+00)
  %498 = fadd <4 x double> %474, %497
  %499 = getelementptr %struct.body, ptr %433, i64 0, i32 4
  store <4 x double> %498, ptr %499, align 32
  %500 = getelementptr i32, ptr %432, i64 3
  %501 = load i32, ptr %500, align 4
  %502 = sext i32 %501 to i64
  %503 = load i64, ptr %426
  %504 = icmp sgt i64 %503, %502
  br i1 %504, label %505, label %507

505:
  %506 = getelementptr double, ptr %5, i64 %502
  store double %492, ptr %506
  br label %507

507:
  %508 = add i64 %429, 1
  %509 = load i64, ptr %18
  %510 = icmp slt i64 %508, %509
  br i1 %510, label %428, label %511

511:
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
  br i1 %18, label %19, label %589

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
  br i1 %109, label %110, label %588

110:
  %111 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %112 = icmp eq i64 %78, 0
  %113 = getelementptr %struct.scratch, ptr %11, i64 0, i32 6
  %114 = load ptr, ptr %113
  br label %506

115:
  %116 = phi i64 [ 0, %98 ], [ %503, %502 ]
  %117 = load ptr, ptr %99
  %118 = mul i64 %116, 6
  %119 = getelementptr i32, ptr %117, i64 %118
  %120 = getelementptr i32, ptr %119, i64 3
  %121 = load i32, ptr %120, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr %struct.body, ptr %103, i64 %116
  %124 = load i32, ptr %119, align 4
  %125 = sext i32 %124 to i64
  %126 = mul i64 %116, 36
  %127 = getelementptr double, ptr %76, i64 %126
  %128 = icmp sgt i64 %72, %122
  %129 = getelementptr double, ptr %4, i64 %122
  %130 = sub i64 %122, %72
  %131 = getelementptr double, ptr %75, i64 %130
  %132 = select i1 %128, ptr %129, ptr %131
  %133 = load double, ptr %132
  %134 = getelementptr i32, ptr %119, i64 1
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 1
  %137 = bitcast ptr %127 to ptr
  %138 = load <4 x double>, ptr %137, align 8
  %139 = getelementptr double, ptr %127, i64 4
  %140 = bitcast ptr %139 to ptr
  %141 = load <4 x double>, ptr %140, align 8
  %142 = getelementptr double, ptr %127, i64 8
  %143 = bitcast ptr %142 to ptr
  %144 = load <4 x double>, ptr %143, align 8
  %145 = icmp eq i32 %135, 0
  br i1 %145, label %146, label %160

146:
  %147 = getelementptr double, ptr %105, i64 %116
  %148 = load double, ptr %147
  %149 = getelementptr double, ptr %106, i64 %116
  %150 = load double, ptr %149
  %151 = insertelement <4 x double> poison, double %148, i64 0
  %152 = shufflevector <4 x double> %151, <4 x double> poison, <4 x i32> zeroinitializer
  %153 = insertelement <4 x double> poison, double %150, i64 0
  %154 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> zeroinitializer
  %155 = fmul <4 x double> %141, %154
  %156 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %138, <4 x double> %152, <4 x double> %155)
  %157 = fneg <4 x double> %138
  %158 = fmul <4 x double> %154, %157
  %159 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %141, <4 x double> %152, <4 x double> %158)
  br label %229

160:
  %161 = icmp slt i32 %135, 3
  br i1 %161, label %229, label %162

162:
  %163 = getelementptr i32, ptr %119, i64 2
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr double, ptr %73, i64 %165
  %167 = load double, ptr %166
  %168 = getelementptr double, ptr %166, i64 1
  %169 = load double, ptr %168
  %170 = getelementptr double, ptr %166, i64 2
  %171 = load double, ptr %170
  %172 = getelementptr double, ptr %166, i64 3
  %173 = load double, ptr %172
  %174 = fmul double %173, %173
  %175 = call double @llvm.fmuladd.f64(double %171, double %171, double %174)
  %176 = call double @llvm.fmuladd.f64(double %175, double -2.000000e+00, double 1.000000e+00)
  %177 = fmul double %167, %173
  %178 = call double @llvm.fmuladd.f64(double %169, double %171, double %177)
  %179 = fmul double %178, 2.000000e+00
  %180 = fmul double %167, %171
  %181 = fneg double %180
  %182 = call double @llvm.fmuladd.f64(double %169, double %173, double %181)
  %183 = fmul double %182, 2.000000e+00
  %184 = insertelement <4 x double> poison, double %176, i64 0
  %185 = fneg double %177
  %186 = call double @llvm.fmuladd.f64(double %169, double %171, double %185)
  %187 = fmul double %186, 2.000000e+00
  %188 = call double @llvm.fmuladd.f64(double %169, double %169, double %174)
  %189 = call double @llvm.fmuladd.f64(double %188, double -2.000000e+00, double 1.000000e+00)
  %190 = fmul double %167, %169
  %191 = call double @llvm.fmuladd.f64(double %171, double %173, double %190)
  %192 = fmul double %191, 2.000000e+00
  %193 = insertelement <4 x double> poison, double %187, i64 0
  %194 = call double @llvm.fmuladd.f64(double %169, double %173, double %180)
  %195 = fmul double %194, 2.000000e+00
  %196 = fneg double %190
  %197 = call double @llvm.fmuladd.f64(double %171, double %173, double %196)
  %198 = fmul double %197, 2.000000e+00
  %199 = fmul double %171, %171
  %200 = call double @llvm.fmuladd.f64(double %169, double %169, double %199)
  %201 = call double @llvm.fmuladd.f64(double %200, double -2.000000e+00, double 1.000000e+00)
  %202 = insertelement <4 x double> poison, double %195, i64 0
  %203 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %204 = insertelement <4 x double> undef, double %179, i64 0
  %205 = shufflevector <4 x double> %204, <4 x double> poison, <4 x i32> zeroinitializer
  %206 = fmul <4 x double> %141, %205
  %207 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %138, <4 x double> %203, <4 x double> %206)
  %208 = insertelement <4 x double> undef, double %183, i64 0
  %209 = shufflevector <4 x double> %208, <4 x double> poison, <4 x i32> zeroinitializer
  %210 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %209, <4 x double> %207)
  %211 = shufflevector <4 x double> %193, <4 x double> poison, <4 x i32> zeroinitializer
  %212 = insertelement <4 x double> undef, double %189, i64 0
  %213 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> zeroinitializer
  %214 = fmul <4 x double> %141, %213
  %215 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %138, <4 x double> %211, <4 x double> %214)
  %216 = insertelement <4 x double> undef, double %192, i64 0
  %217 = shufflevector <4 x double> %216, <4 x double> poison, <4 x i32> zeroinitializer
  %218 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %217, <4 x double> %215)
  %219 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = insertelement <4 x double> undef, double %198, i64 0
  %221 = shufflevector <4 x double> %220, <4 x double> poison, <4 x i32> zeroinitializer
  %222 = fmul <4 x double> %141, %221
  %223 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %138, <4 x double> %219, <4 x double> %222)
  %224 = insertelement <4 x double> undef, double %201, i64 0
  %225 = shufflevector <4 x double> %224, <4 x double> poison, <4 x i32> zeroinitializer
  %226 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %225, <4 x double> %223)
  switch i32 %135, label %228 [
    i32 3, label %229
    i32 4, label %227
  ]

227:
  br label %229

228:
  br label %229

229:
  %230 = phi <4 x double> [ %156, %146 ], [ %210, %228 ], [ %226, %227 ], [ %138, %160 ], [ %218, %162 ]
  %231 = phi <4 x double> [ %159, %146 ], [ %218, %228 ], [ %210, %227 ], [ %141, %160 ], [ %226, %162 ]
  %232 = phi <4 x double> [ %144, %146 ], [ %226, %228 ], [ %218, %227 ], [ %144, %160 ], [ %210, %162 ]
  %233 = shufflevector <4 x double> %230, <4 x double> %231, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %234 = shufflevector <4 x double> %230, <4 x double> %231, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %235 = shufflevector <4 x double> %233, <4 x double> %232, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %236 = shufflevector <4 x double> %233, <4 x double> %232, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %237 = shufflevector <4 x double> %234, <4 x double> %232, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %238 = getelementptr double, ptr %127, i64 12
  %239 = bitcast ptr %238 to ptr
  %240 = load <4 x double>, ptr %239, align 8
  br i1 %136, label %241, label %250

241:
  %242 = getelementptr i32, ptr %119, i64 2
  %243 = load i32, ptr %242, align 4
  %244 = sext i32 %243 to i64
  %245 = getelementptr double, ptr %73, i64 %244
  %246 = load double, ptr %245
  %247 = insertelement <4 x double> poison, double %246, i64 0
  %248 = shufflevector <4 x double> %247, <4 x double> poison, <4 x i32> zeroinitializer
  %249 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %232, <4 x double> %240)
  br label %250

250:
  %251 = phi <4 x double> [ %249, %241 ], [ %240, %229 ]
  %252 = getelementptr %struct.body, ptr %82, i64 %125, i32 2
  %253 = load <4 x double>, ptr %252, align 32
  %254 = shufflevector <4 x double> %253, <4 x double> poison, <4 x i32> zeroinitializer
  %255 = shufflevector <4 x double> %253, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %256 = fmul <4 x double> %236, %255
  %257 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %235, <4 x double> %254, <4 x double> %256)
  %258 = shufflevector <4 x double> %253, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %259 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> %258, <4 x double> %257)
  %260 = getelementptr %struct.body, ptr %82, i64 %125, i32 4
  %261 = load <4 x double>, ptr %260, align 32
  %262 = getelementptr %struct.body, ptr %82, i64 %125, i32 3
  %263 = load <4 x double>, ptr %262, align 32
  %264 = shufflevector <4 x double> %251, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %265 = fmul <4 x double> %264, %263
  %266 = shufflevector <4 x double> %263, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %267 = fmul <4 x double> %251, %266
  %268 = fsub <4 x double> %265, %267
  %269 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %270 = fadd <4 x double> %261, %269
  %271 = fmul <4 x double> %253, %264
  %272 = shufflevector <4 x double> %253, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %273 = fmul <4 x double> %251, %272
  %274 = fsub <4 x double> %271, %273
  %275 = shufflevector <4 x double> %274, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %276 = shufflevector <4 x double> %275, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %277 = fmul <4 x double> %253, %276
  %278 = fmul <4 x double> %272, %275
  %279 = fsub <4 x double> %277, %278
  %280 = shufflevector <4 x double> %279, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %281 = fadd <4 x double> %270, %280
  %282 = getelementptr i32, ptr %119, i64 4
  %283 = load i32, ptr %282, align 4
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %294, label %285

285:
  %286 = getelementptr %struct.body, ptr %82, i64 %125, i32 5
  %287 = load <4 x double>, ptr %286, align 32
  %288 = shufflevector <4 x double> %287, <4 x double> poison, <4 x i32> zeroinitializer
  %289 = shufflevector <4 x double> %287, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %290 = fmul <4 x double> %236, %289
  %291 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %235, <4 x double> %288, <4 x double> %290)
  %292 = shufflevector <4 x double> %287, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %293 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> %292, <4 x double> %291)
  br label %294

294:
  %295 = phi <4 x double> [ %293, %285 ], [ %259, %250 ]
  %296 = getelementptr double, ptr %74, i64 %122
  %297 = load double, ptr %296
  %298 = insertelement <4 x double> poison, double %297, i64 0
  %299 = shufflevector <4 x double> %298, <4 x double> poison, <4 x i32> zeroinitializer
  %300 = fmul <4 x double> %299, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %301 = shufflevector <4 x double> %300, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %302 = fmul <4 x double> %295, %301
  %303 = shufflevector <4 x double> %295, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %304 = fmul <4 x double> %303, %300
  %305 = fsub <4 x double> %302, %304
  %306 = shufflevector <4 x double> %305, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %307 = shufflevector <4 x double> %263, <4 x double> poison, <4 x i32> zeroinitializer
  %308 = shufflevector <4 x double> %263, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %309 = fmul <4 x double> %236, %308
  %310 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %235, <4 x double> %307, <4 x double> %309)
  %311 = shufflevector <4 x double> %263, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %312 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> %311, <4 x double> %310)
  %313 = shufflevector <4 x double> %281, <4 x double> poison, <4 x i32> zeroinitializer
  %314 = shufflevector <4 x double> %281, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %315 = fmul <4 x double> %236, %314
  %316 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %235, <4 x double> %313, <4 x double> %315)
  %317 = shufflevector <4 x double> %281, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %318 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> %317, <4 x double> %316)
  br i1 %136, label %319, label %325

319:
  %320 = insertelement <4 x double> poison, double %133, i64 0
  %321 = shufflevector <4 x double> %320, <4 x double> poison, <4 x i32> zeroinitializer
  %322 = fmul <4 x double> %321, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %323 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %306, <4 x double> splat (double 2.000000e+00), <4 x double> %322)
  %324 = fadd <4 x double> %318, %323
  br label %331

325:
  %326 = fadd <4 x double> %259, %300
  %327 = insertelement <4 x double> poison, double %133, i64 0
  %328 = shufflevector <4 x double> %327, <4 x double> poison, <4 x i32> zeroinitializer
  %329 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %306)
  %330 = fadd <4 x double> %312, %329
  br label %331

331:
  %332 = phi <4 x double> [ %324, %319 ], [ %318, %325 ]
  %333 = phi <4 x double> [ %312, %319 ], [ %330, %325 ]
  %334 = phi <4 x double> [ %259, %319 ], [ %326, %325 ]
  %335 = getelementptr double, ptr %127, i64 16
  %336 = bitcast ptr %335 to ptr
  %337 = load <4 x double>, ptr %336, align 8
  %338 = getelementptr double, ptr %127, i64 20
  %339 = bitcast ptr %338 to ptr
  %340 = load <4 x double>, ptr %339, align 8
  %341 = getelementptr double, ptr %127, i64 24
  %342 = bitcast ptr %341 to ptr
  %343 = load <4 x double>, ptr %342, align 8
  %344 = getelementptr double, ptr %127, i64 28
  %345 = bitcast ptr %344 to ptr
  %346 = load <4 x double>, ptr %345, align 8
  %347 = getelementptr %struct.body, ptr %123, i64 0, i32 0, i32 0
  store <4 x double> %230, ptr %347, align 32
  %348 = getelementptr %struct.body, ptr %123, i64 0, i32 0, i32 1
  store <4 x double> %231, ptr %348, align 32
  %349 = getelementptr %struct.body, ptr %123, i64 0, i32 0, i32 2
  store <4 x double> %232, ptr %349, align 32
  %350 = getelementptr %struct.body, ptr %123, i64 0, i32 1
  store <4 x double> %251, ptr %350, align 32
  %351 = getelementptr %struct.body, ptr %123, i64 0, i32 2
  store <4 x double> %334, ptr %351, align 32
  %352 = getelementptr %struct.body, ptr %123, i64 0, i32 3
  store <4 x double> %333, ptr %352, align 32
  %353 = getelementptr %struct.body, ptr %123, i64 0, i32 4
  store <4 x double> %332, ptr %353, align 32
  %354 = getelementptr %struct.body, ptr %123, i64 0, i32 5
  store <4 x double> %295, ptr %354, align 32
  %355 = getelementptr %struct.body, ptr %123, i64 0, i32 6, i32 0
  store <4 x double> %340, ptr %355, align 32
  %356 = getelementptr %struct.body, ptr %123, i64 0, i32 6, i32 1
  store <4 x double> %343, ptr %356, align 32
  %357 = getelementptr %struct.body, ptr %123, i64 0, i32 6, i32 2
  store <4 x double> %346, ptr %357, align 32
  %358 = extractelement <4 x double> %337, i64 2
  %359 = extractelement <4 x double> %337, i64 1
  %360 = fneg double %359
  %361 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %358, i64 1
  %362 = insertelement <4 x double> %361, double %360, i64 2
  %363 = fneg double %358
  %364 = extractelement <4 x double> %337, i64 0
  %365 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %363, i64 0
  %366 = shufflevector <4 x double> %365, <4 x double> %337, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %367 = fneg double %364
  %368 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %359, i64 0
  %369 = insertelement <4 x double> %368, double %367, i64 1
  %370 = getelementptr %struct.body, ptr %123, i64 0, i32 7, i32 0
  store <4 x double> %362, ptr %370, align 32
  %371 = getelementptr %struct.body, ptr %123, i64 0, i32 7, i32 1
  store <4 x double> %366, ptr %371, align 32
  %372 = getelementptr %struct.body, ptr %123, i64 0, i32 7, i32 2
  store <4 x double> %369, ptr %372, align 32
  %373 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %337, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %374 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %337, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %375 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %337, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %376 = getelementptr %struct.body, ptr %123, i64 0, i32 8, i32 0
  store <4 x double> %373, ptr %376, align 32
  %377 = getelementptr %struct.body, ptr %123, i64 0, i32 8, i32 1
  store <4 x double> %374, ptr %377, align 32
  %378 = getelementptr %struct.body, ptr %123, i64 0, i32 8, i32 2
  store <4 x double> %375, ptr %378, align 32
  %379 = shufflevector <4 x double> %337, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %380 = shufflevector <4 x double> %337, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %381 = fmul <4 x double> %333, %380
  %382 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %383 = fmul <4 x double> %382, %337
  %384 = fsub <4 x double> %381, %383
  %385 = shufflevector <4 x double> %384, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %386 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %379, <4 x double> %332, <4 x double> %385)
  %387 = fmul <4 x double> %334, %380
  %388 = shufflevector <4 x double> %334, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %389 = fmul <4 x double> %337, %388
  %390 = fsub <4 x double> %387, %389
  %391 = shufflevector <4 x double> %390, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %392 = shufflevector <4 x double> %391, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %393 = fmul <4 x double> %334, %392
  %394 = fmul <4 x double> %388, %391
  %395 = fsub <4 x double> %393, %394
  %396 = shufflevector <4 x double> %395, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %397 = fadd <4 x double> %386, %396
  %398 = getelementptr %struct.body, ptr %123, i64 0, i32 9
  store <4 x double> %397, ptr %398, align 32
  %399 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> zeroinitializer
  %400 = shufflevector <4 x double> %333, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %401 = fmul <4 x double> %400, %343
  %402 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %340, <4 x double> %399, <4 x double> %401)
  %403 = shufflevector <4 x double> %333, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %404 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %346, <4 x double> %403, <4 x double> %402)
  %405 = shufflevector <4 x double> %334, <4 x double> poison, <4 x i32> zeroinitializer
  %406 = shufflevector <4 x double> %334, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %407 = fmul <4 x double> %406, %343
  %408 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %340, <4 x double> %405, <4 x double> %407)
  %409 = shufflevector <4 x double> %334, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %410 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %346, <4 x double> %409, <4 x double> %408)
  %411 = shufflevector <4 x double> %410, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %412 = fmul <4 x double> %334, %411
  %413 = fmul <4 x double> %388, %410
  %414 = fsub <4 x double> %412, %413
  %415 = shufflevector <4 x double> %414, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %416 = fadd <4 x double> %404, %415
  %417 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %418 = fmul <4 x double> %417, %337
  %419 = fmul <4 x double> %332, %380
  %420 = fsub <4 x double> %418, %419
  %421 = shufflevector <4 x double> %420, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %422 = fadd <4 x double> %421, %416
  %423 = getelementptr %struct.body, ptr %123, i64 0, i32 10
  store <4 x double> %422, ptr %423, align 32
  %424 = load i64, ptr %102
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %502, label %426

426:
  %427 = getelementptr %struct.place, ptr %104, i64 %116
  %428 = load i32, ptr %119, align 4
  %429 = sext i32 %428 to i64
  %430 = getelementptr %struct.place, ptr %80, i64 %429, i32 0, i32 0
  %431 = load <4 x double>, ptr %430, align 32
  %432 = shufflevector <4 x double> %230, <4 x double> poison, <4 x i32> zeroinitializer
  %433 = getelementptr %struct.place, ptr %80, i64 %429, i32 0, i32 1
  %434 = load <4 x double>, ptr %433, align 32
  %435 = shufflevector <4 x double> %230, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %436 = fmul <4 x double> %435, %434
  %437 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %431, <4 x double> %432, <4 x double> %436)
  %438 = getelementptr %struct.place, ptr %80, i64 %429, i32 0, i32 2
  %439 = load <4 x double>, ptr %438, align 32
  %440 = shufflevector <4 x double> %230, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %441 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %439, <4 x double> %440, <4 x double> %437)
  %442 = shufflevector <4 x double> %231, <4 x double> poison, <4 x i32> zeroinitializer
  %443 = shufflevector <4 x double> %231, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %444 = fmul <4 x double> %443, %434
  %445 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %431, <4 x double> %442, <4 x double> %444)
  %446 = shufflevector <4 x double> %231, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %447 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %439, <4 x double> %446, <4 x double> %445)
  %448 = shufflevector <4 x double> %232, <4 x double> poison, <4 x i32> zeroinitializer
  %449 = shufflevector <4 x double> %232, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %450 = fmul <4 x double> %449, %434
  %451 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %431, <4 x double> %448, <4 x double> %450)
  %452 = shufflevector <4 x double> %232, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %453 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %439, <4 x double> %452, <4 x double> %451)
  %454 = getelementptr %struct.place, ptr %427, i64 0, i32 0, i32 0
  store <4 x double> %441, ptr %454, align 32
  %455 = getelementptr %struct.place, ptr %427, i64 0, i32 0, i32 1
  store <4 x double> %447, ptr %455, align 32
  %456 = getelementptr %struct.place, ptr %427, i64 0, i32 0, i32 2
  store <4 x double> %453, ptr %456, align 32
  %457 = getelementptr %struct.place, ptr %80, i64 %429, i32 1
  %458 = load <4 x double>, ptr %457, align 32
  %459 = load <4 x double>, ptr %350, align 32
  %460 = load <4 x double>, ptr %430, align 32
  %461 = shufflevector <4 x double> %459, <4 x double> poison, <4 x i32> zeroinitializer
  %462 = load <4 x double>, ptr %433, align 32
  %463 = shufflevector <4 x double> %459, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %464 = fmul <4 x double> %463, %462
  %465 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %460, <4 x double> %461, <4 x double> %464)
  %466 = load <4 x double>, ptr %438, align 32
  %467 = shufflevector <4 x double> %459, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %468 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %466, <4 x double> %467, <4 x double> %465)
  %469 = fadd <4 x double> %458, %468
  %470 = getelementptr %struct.place, ptr %427, i64 0, i32 1
  store <4 x double> %469, ptr %470, align 32
  %471 = getelementptr %struct.place, ptr %80, i64 %429, i32 2
  %472 = load <4 x double>, ptr %471, align 32
  %473 = getelementptr %struct.place, ptr %80, i64 %429, i32 3
  %474 = load <4 x double>, ptr %473, align 32
  %475 = load <4 x double>, ptr %350, align 32
  %476 = shufflevector <4 x double> %475, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %477 = fmul <4 x double> %474, %476
  %478 = shufflevector <4 x double> %474, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %479 = fmul <4 x double> %475, %478
  %480 = fsub <4 x double> %477, %479
  %481 = shufflevector <4 x double> %480, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %482 = fadd <4 x double> %472, %481
  %483 = shufflevector <4 x double> %482, <4 x double> poison, <4 x i32> zeroinitializer
  %484 = shufflevector <4 x double> %482, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %485 = fmul <4 x double> %236, %484
  %486 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %235, <4 x double> %483, <4 x double> %485)
  %487 = shufflevector <4 x double> %482, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %488 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> %487, <4 x double> %486)
  %489 = getelementptr %struct.place, ptr %427, i64 0, i32 2
  store <4 x double> %488, ptr %489, align 32
  %490 = load <4 x double>, ptr %351, align 32
  %491 = getelementptr %struct.place, ptr %427, i64 0, i32 3
  store <4 x double> %490, ptr %491, align 32
  %492 = load i32, ptr %134, align 4
  %493 = icmp eq i32 %492, 1
  br i1 %493, label %494, label %502

494:
  %495 = load i32, ptr %120, align 4
  %496 = sext i32 %495 to i64
  %497 = getelementptr double, ptr %74, i64 %496
  %498 = load double, ptr %497
  %499 = extractelement <4 x double> %488, i64 2
  %500 = fadd double %499, %498
  %501 = insertelement <4 x double> %488, double %500, i64 2
  store <4 x double> %501, ptr %489, align 32
  br label %502

502:
  %503 = add i64 %116, 1
  %504 = load i64, ptr %95
  %505 = icmp slt i64 %503, %504
  br i1 %505, label %115, label %107

506:
  %507 = phi i64 [ %108, %110 ], [ %508, %560 ]
  %508 = add i64 %507, -1
  %509 = load ptr, ptr %111
  %510 = mul i64 %508, 6
  %511 = getelementptr i32, ptr %509, i64 %510
  %512 = getelementptr i32, ptr %511, i64 3
  %513 = load i32, ptr %512, align 4
  %514 = sext i32 %513 to i64
  %515 = load i32, ptr %511, align 4
  %516 = sext i32 %515 to i64
  %517 = getelementptr %struct.body, ptr %82, i64 %507, i32 9
  %518 = load <4 x double>, ptr %517, align 32
  %519 = getelementptr %struct.body, ptr %82, i64 %507, i32 0, i32 0
  %520 = load <4 x double>, ptr %519, align 32
  %521 = shufflevector <4 x double> %518, <4 x double> poison, <4 x i32> zeroinitializer
  %522 = getelementptr %struct.body, ptr %82, i64 %507, i32 0, i32 1
  %523 = load <4 x double>, ptr %522, align 32
  %524 = shufflevector <4 x double> %518, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %525 = fmul <4 x double> %524, %523
  %526 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %520, <4 x double> %521, <4 x double> %525)
  %527 = getelementptr %struct.body, ptr %82, i64 %507, i32 0, i32 2
  %528 = load <4 x double>, ptr %527, align 32
  %529 = shufflevector <4 x double> %518, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %530 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %528, <4 x double> %529, <4 x double> %526)
  %531 = icmp sgt i64 %72, %514
  br i1 %531, label %532, label %560

532:
  %533 = getelementptr i32, ptr %511, i64 1
  %534 = load i32, ptr %533, align 4
  %535 = icmp eq i32 %534, 1
  br i1 %535, label %539, label %536

536:
  %537 = getelementptr %struct.body, ptr %82, i64 %507, i32 10
  %538 = load <4 x double>, ptr %537, align 32
  br label %539

539:
  %540 = phi <4 x double> [ %538, %536 ], [ %518, %532 ]
  %541 = extractelement <4 x double> %540, i64 2
  %542 = mul i64 %508, 36
  %543 = add i64 %542, 32
  %544 = getelementptr double, ptr %76, i64 %543
  %545 = load double, ptr %544
  %546 = getelementptr double, ptr %4, i64 %514
  %547 = load double, ptr %546
  %548 = call double @llvm.fmuladd.f64(double %545, double %547, double %541)
  br i1 %112, label %553, label %549

549:
  %550 = mul i64 %508, %78
  %551 = getelementptr double, ptr %114, i64 %550
  %552 = load double, ptr %551
  br label %553

553:
  %554 = phi double [ %552, %549 ], [ 0.000000e+00, %539 ]
  %555 = fsub double %548, %554
  %556 = getelementptr double, ptr %9, i64 %514
  store double %555, ptr %556
  %557 = load <4 x double>, ptr %519, align 32
  %558 = load <4 x double>, ptr %522, align 32
  %559 = load <4 x double>, ptr %527, align 32
  br label %560

560:
  %561 = phi <4 x double> [ %559, %553 ], [ %528, %506 ]
  %562 = phi <4 x double> [ %558, %553 ], [ %523, %506 ]
  %563 = phi <4 x double> [ %557, %553 ], [ %520, %506 ]
  %564 = getelementptr %struct.body, ptr %82, i64 %516, i32 9
  %565 = load <4 x double>, ptr %564, align 32
  %566 = fadd <4 x double> %530, %565
  store <4 x double> %566, ptr %564, align 32
  %567 = getelementptr %struct.body, ptr %82, i64 %507, i32 10
  %568 = load <4 x double>, ptr %567, align 32
  %569 = shufflevector <4 x double> %568, <4 x double> poison, <4 x i32> zeroinitializer
  %570 = shufflevector <4 x double> %568, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %571 = fmul <4 x double> %562, %570
  %572 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %563, <4 x double> %569, <4 x double> %571)
  %573 = shufflevector <4 x double> %568, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %574 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %561, <4 x double> %573, <4 x double> %572)
  %575 = getelementptr %struct.body, ptr %82, i64 %507, i32 1
  %576 = load <4 x double>, ptr %575, align 32
  %577 = shufflevector <4 x double> %530, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %578 = fmul <4 x double> %577, %576
  %579 = shufflevector <4 x double> %576, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %580 = fmul <4 x double> %530, %579
  %581 = fsub <4 x double> %578, %580
  %582 = shufflevector <4 x double> %581, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %583 = fadd <4 x double> %574, %582
  %584 = getelementptr %struct.body, ptr %82, i64 %516, i32 10
  %585 = load <4 x double>, ptr %584, align 32
  %586 = fadd <4 x double> %585, %583
  store <4 x double> %586, ptr %584, align 32
  %587 = icmp ugt i64 %507, 1
  br i1 %587, label %506, label %588

588:
  br i1 %18, label %594, label %589

589:
  %590 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %591 = load i64, ptr %590
  %592 = call i64 @llvm.smax.i64(i64 %591, i64 0)
  %593 = icmp slt i64 %591, 1
  br i1 %593, label %594, label %596

594:
  %595 = bitcast ptr %15 to ptr
  call void @free(ptr %595)
  br i1 %16, label %601, label %615

596:
  %597 = phi i64 [ %599, %596 ], [ 0, %589 ]
  %598 = getelementptr double, ptr %9, i64 %597
  store double 0x7FF8000000000000, ptr %598
  %599 = add i64 %597, 1
  %600 = icmp eq i64 %599, %592
  br i1 %600, label %594, label %596

601:
  %602 = getelementptr %struct.scratch, ptr %11, i64 0, i32 0
  %603 = load i64, ptr %602
  %604 = icmp slt i64 %603, 0
  br i1 %604, label %605, label %609

605:
  %606 = getelementptr %struct.scratch, ptr %11, i64 0, i32 1
  %607 = bitcast ptr %606 to ptr
  %608 = load ptr, ptr %607
  call void @free(ptr %608)
  br label %615

609:
  %610 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %603
  %611 = getelementptr %struct.scratch, ptr %11, i64 0, i32 1
  %612 = load ptr, ptr %611
  %613 = bitcast ptr %610 to ptr
  %614 = ptrtoint ptr %612 to i64
  store atomic i64 %614, ptr %613 release, align 8
  br label %615

615:
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
  br i1 %16, label %524, label %20

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
  br label %198

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
  br i1 %75, label %198, label %80

80:
  %81 = load i64, ptr %12
  %82 = getelementptr %struct.scratch, ptr %8, i64 0, i32 10
  %83 = load ptr, ptr %82
  call void @solve(ptr %0, ptr %8, ptr %10, ptr %9, ptr %5, ptr %83)
  %84 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %85 = load i64, ptr %84
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %196

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
  %98 = phi double [ 0.000000e+00, %87 ], [ %193, %192 ]
  %99 = phi i64 [ 0, %87 ], [ %194, %192 ]
  %100 = mul i64 %99, 6
  %101 = getelementptr i32, ptr %89, i64 %100
  %102 = getelementptr i32, ptr %101, i64 3
  %103 = load i32, ptr %102, align 4
  %104 = sext i32 %103 to i64
  %105 = sub i64 %104, %90
  %106 = icmp slt i64 %105, 0
  br i1 %106, label %192, label %107

107:
  %108 = getelementptr %struct.body, ptr %95, i64 %99
  %109 = getelementptr %struct.body, ptr %108, i64 0, i32 7
  %110 = getelementptr %struct.mat, ptr %109, i64 0, i32 0
  %111 = load <4 x double>, ptr %110, align 32
  %112 = getelementptr %struct.mat, ptr %109, i64 0, i32 1
  %113 = load <4 x double>, ptr %112, align 32
  %114 = shufflevector <4 x double> %111, <4 x double> %113, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %115 = shufflevector <4 x double> %111, <4 x double> %113, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %116 = getelementptr %struct.mat, ptr %109, i64 0, i32 2
  %117 = load <4 x double>, ptr %116, align 32
  %118 = shufflevector <4 x double> %114, <4 x double> %117, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %119 = shufflevector <4 x double> %114, <4 x double> %117, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %120 = shufflevector <4 x double> %115, <4 x double> %117, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %121 = getelementptr %struct.body, ptr %108, i64 0, i32 10
  %122 = load <4 x double>, ptr %121, align 32
  %123 = getelementptr %struct.body, ptr %108, i64 0, i32 6
  %124 = getelementptr %struct.body, ptr %108, i64 0, i32 3
  %125 = load <4 x double>, ptr %124, align 32
  %126 = getelementptr %struct.mat, ptr %123, i64 0, i32 0
  %127 = load <4 x double>, ptr %126, align 32
  %128 = shufflevector <4 x double> %125, <4 x double> poison, <4 x i32> zeroinitializer
  %129 = getelementptr %struct.mat, ptr %123, i64 0, i32 1
  %130 = load <4 x double>, ptr %129, align 32
  %131 = shufflevector <4 x double> %125, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %132 = fmul <4 x double> %131, %130
  %133 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %127, <4 x double> %128, <4 x double> %132)
  %134 = getelementptr %struct.mat, ptr %123, i64 0, i32 2
  %135 = load <4 x double>, ptr %134, align 32
  %136 = shufflevector <4 x double> %125, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %137 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %135, <4 x double> %136, <4 x double> %133)
  %138 = getelementptr %struct.body, ptr %108, i64 0, i32 4
  %139 = load <4 x double>, ptr %138, align 32
  %140 = shufflevector <4 x double> %139, <4 x double> poison, <4 x i32> zeroinitializer
  %141 = shufflevector <4 x double> %139, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %142 = fmul <4 x double> %113, %141
  %143 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %111, <4 x double> %140, <4 x double> %142)
  %144 = shufflevector <4 x double> %139, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %145 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %117, <4 x double> %144, <4 x double> %143)
  %146 = getelementptr %struct.body, ptr %108, i64 0, i32 9
  %147 = fmul <4 x double> %119, %131
  %148 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %118, <4 x double> %128, <4 x double> %147)
  %149 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %120, <4 x double> %136, <4 x double> %148)
  %150 = getelementptr %struct.body, ptr %108, i64 0, i32 8
  %151 = getelementptr %struct.mat, ptr %150, i64 0, i32 0
  %152 = load <4 x double>, ptr %151, align 32
  %153 = getelementptr %struct.mat, ptr %150, i64 0, i32 1
  %154 = load <4 x double>, ptr %153, align 32
  %155 = fmul <4 x double> %141, %154
  %156 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %152, <4 x double> %140, <4 x double> %155)
  %157 = getelementptr %struct.mat, ptr %150, i64 0, i32 2
  %158 = load <4 x double>, ptr %157, align 32
  %159 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %158, <4 x double> %144, <4 x double> %156)
  %160 = getelementptr i32, ptr %101, i64 1
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, 1
  %163 = getelementptr <4 x double>, ptr %146, i64 0, i64 2
  %164 = load double, ptr %163, align 16
  %165 = extractelement <4 x double> %149, i64 2
  %166 = fadd double %165, %164
  %167 = extractelement <4 x double> %159, i64 2
  %168 = fadd double %166, %167
  %169 = extractelement <4 x double> %122, i64 2
  %170 = extractelement <4 x double> %137, i64 2
  %171 = fadd double %169, %170
  %172 = extractelement <4 x double> %145, i64 2
  %173 = fadd double %171, %172
  %174 = select i1 %162, double %168, double %173
  %175 = mul i64 %99, 36
  %176 = add i64 %175, 32
  %177 = getelementptr double, ptr %11, i64 %176
  %178 = load double, ptr %177
  br i1 %92, label %183, label %179

179:
  %180 = mul i64 %99, %81
  %181 = getelementptr double, ptr %96, i64 %180
  %182 = load double, ptr %181
  br label %183

183:
  %184 = phi double [ %182, %179 ], [ 0.000000e+00, %107 ]
  %185 = getelementptr double, ptr %67, i64 %104
  %186 = load double, ptr %185
  %187 = getelementptr double, ptr %73, i64 %105
  %188 = load double, ptr %187
  %189 = call double @llvm.fmuladd.f64(double %178, double %188, double %174)
  %190 = fsub double %189, %184
  %191 = call double @llvm.fmuladd.f64(double %186, double %190, double %98)
  br label %192

192:
  %193 = phi double [ %191, %183 ], [ %98, %97 ]
  %194 = add i64 %99, 1
  %195 = icmp eq i64 %194, %85
  br i1 %195, label %196, label %97

196:
  %197 = phi double [ 0.000000e+00, %80 ], [ %193, %192 ]
  store double %197, ptr %18
  br label %203

198:
  %199 = phi ptr [ %36, %35 ], [ %67, %40 ]
  %200 = phi ptr [ %2, %35 ], [ %56, %40 ]
  %201 = icmp eq i64 %13, 0
  br i1 %201, label %203, label %202

202:
  call void @tree_go_outward(ptr %0, ptr %8, ptr %10, ptr %5)
  call void @find_loads(ptr %0, ptr %8, ptr %9)
  br label %203

203:
  %204 = phi ptr [ %199, %198 ], [ %199, %202 ], [ %67, %196 ]
  %205 = phi ptr [ %200, %198 ], [ %200, %202 ], [ %56, %196 ]
  %206 = bitcast ptr %5 to ptr
  %207 = load <4 x double>, ptr %206, align 8
  %208 = getelementptr %struct.scratch, ptr %8, i64 0, i32 2
  %209 = load ptr, ptr %208
  %210 = bitcast ptr %209 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(160) %210, i8 0, i64 160, i1 false)
  %211 = getelementptr %struct.body, ptr %209, i64 0, i32 3
  store <4 x double> %207, ptr %211, align 32
  %212 = getelementptr %struct.body, ptr %209, i64 0, i32 4
  %213 = bitcast ptr %212 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(512) %213, i8 0, i64 512, i1 false)
  call void @turn_links(ptr %0, ptr %8, ptr %205)
  %214 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %215 = load i64, ptr %214
  %216 = icmp sgt i64 %215, 0
  br i1 %216, label %217, label %228

217:
  %218 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %219 = getelementptr %struct.scratch, ptr %8, i64 0, i32 5
  %220 = load ptr, ptr %219
  %221 = getelementptr %struct.scratch, ptr %8, i64 0, i32 4
  %222 = load ptr, ptr %221
  %223 = icmp eq i64 %13, 0
  %224 = getelementptr %struct.scratch, ptr %8, i64 0, i32 6
  %225 = load ptr, ptr %224
  %226 = icmp eq i64 %13, 8
  %227 = getelementptr %struct.body, ptr %209, i64 1
  br label %243

228:
  %229 = getelementptr %struct.scratch, ptr %8, i64 0, i32 0
  %230 = load i64, ptr %229
  %231 = icmp slt i64 %230, 0
  br i1 %231, label %232, label %236

232:
  %233 = getelementptr %struct.scratch, ptr %8, i64 0, i32 1
  %234 = bitcast ptr %233 to ptr
  %235 = load ptr, ptr %234
  call void @free(ptr %235)
  br label %242

236:
  %237 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %230
  %238 = getelementptr %struct.scratch, ptr %8, i64 0, i32 1
  %239 = load ptr, ptr %238
  %240 = bitcast ptr %237 to ptr
  %241 = ptrtoint ptr %239 to i64
  store atomic i64 %241, ptr %240 release, align 8
  br label %242

242:
  br label %524

243:
  %244 = phi i64 [ 0, %217 ], [ %521, %520 ]
  %245 = load ptr, ptr %218
  %246 = mul i64 %244, 6
  %247 = getelementptr i32, ptr %245, i64 %246
  %248 = getelementptr %struct.body, ptr %227, i64 %244
  %249 = load i32, ptr %247, align 4
  %250 = sext i32 %249 to i64
  %251 = mul i64 %244, 36
  %252 = getelementptr double, ptr %11, i64 %251
  %253 = getelementptr i32, ptr %247, i64 1
  %254 = load i32, ptr %253, align 4
  %255 = icmp eq i32 %254, 1
  %256 = bitcast ptr %252 to ptr
  %257 = load <4 x double>, ptr %256, align 8
  %258 = getelementptr double, ptr %252, i64 4
  %259 = bitcast ptr %258 to ptr
  %260 = load <4 x double>, ptr %259, align 8
  %261 = getelementptr double, ptr %252, i64 8
  %262 = bitcast ptr %261 to ptr
  %263 = load <4 x double>, ptr %262, align 8
  %264 = icmp eq i32 %254, 0
  br i1 %264, label %265, label %279

265:
  %266 = getelementptr double, ptr %220, i64 %244
  %267 = load double, ptr %266
  %268 = getelementptr double, ptr %222, i64 %244
  %269 = load double, ptr %268
  %270 = insertelement <4 x double> poison, double %267, i64 0
  %271 = shufflevector <4 x double> %270, <4 x double> poison, <4 x i32> zeroinitializer
  %272 = insertelement <4 x double> poison, double %269, i64 0
  %273 = shufflevector <4 x double> %272, <4 x double> poison, <4 x i32> zeroinitializer
  %274 = fmul <4 x double> %260, %273
  %275 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %271, <4 x double> %274)
  %276 = fneg <4 x double> %257
  %277 = fmul <4 x double> %273, %276
  %278 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %260, <4 x double> %271, <4 x double> %277)
  br label %348

279:
  %280 = icmp slt i32 %254, 3
  br i1 %280, label %348, label %281

281:
  %282 = getelementptr i32, ptr %247, i64 2
  %283 = load i32, ptr %282, align 4
  %284 = sext i32 %283 to i64
  %285 = getelementptr double, ptr %205, i64 %284
  %286 = load double, ptr %285
  %287 = getelementptr double, ptr %285, i64 1
  %288 = load double, ptr %287
  %289 = getelementptr double, ptr %285, i64 2
  %290 = load double, ptr %289
  %291 = getelementptr double, ptr %285, i64 3
  %292 = load double, ptr %291
  %293 = fmul double %292, %292
  %294 = call double @llvm.fmuladd.f64(double %290, double %290, double %293)
  %295 = call double @llvm.fmuladd.f64(double %294, double -2.000000e+00, double 1.000000e+00)
  %296 = fmul double %286, %292
  %297 = call double @llvm.fmuladd.f64(double %288, double %290, double %296)
  %298 = fmul double %297, 2.000000e+00
  %299 = fmul double %286, %290
  %300 = fneg double %299
  %301 = call double @llvm.fmuladd.f64(double %288, double %292, double %300)
  %302 = fmul double %301, 2.000000e+00
  %303 = insertelement <4 x double> poison, double %295, i64 0
  %304 = fneg double %296
  %305 = call double @llvm.fmuladd.f64(double %288, double %290, double %304)
  %306 = fmul double %305, 2.000000e+00
  %307 = call double @llvm.fmuladd.f64(double %288, double %288, double %293)
  %308 = call double @llvm.fmuladd.f64(double %307, double -2.000000e+00, double 1.000000e+00)
  %309 = fmul double %286, %288
  %310 = call double @llvm.fmuladd.f64(double %290, double %292, double %309)
  %311 = fmul double %310, 2.000000e+00
  %312 = insertelement <4 x double> poison, double %306, i64 0
  %313 = call double @llvm.fmuladd.f64(double %288, double %292, double %299)
  %314 = fmul double %313, 2.000000e+00
  %315 = fneg double %309
  %316 = call double @llvm.fmuladd.f64(double %290, double %292, double %315)
  %317 = fmul double %316, 2.000000e+00
  %318 = fmul double %290, %290
  %319 = call double @llvm.fmuladd.f64(double %288, double %288, double %318)
  %320 = call double @llvm.fmuladd.f64(double %319, double -2.000000e+00, double 1.000000e+00)
  %321 = insertelement <4 x double> poison, double %314, i64 0
  %322 = shufflevector <4 x double> %303, <4 x double> poison, <4 x i32> zeroinitializer
  %323 = insertelement <4 x double> undef, double %298, i64 0
  %324 = shufflevector <4 x double> %323, <4 x double> poison, <4 x i32> zeroinitializer
  %325 = fmul <4 x double> %260, %324
  %326 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %322, <4 x double> %325)
  %327 = insertelement <4 x double> undef, double %302, i64 0
  %328 = shufflevector <4 x double> %327, <4 x double> poison, <4 x i32> zeroinitializer
  %329 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> %328, <4 x double> %326)
  %330 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> zeroinitializer
  %331 = insertelement <4 x double> undef, double %308, i64 0
  %332 = shufflevector <4 x double> %331, <4 x double> poison, <4 x i32> zeroinitializer
  %333 = fmul <4 x double> %260, %332
  %334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %330, <4 x double> %333)
  %335 = insertelement <4 x double> undef, double %311, i64 0
  %336 = shufflevector <4 x double> %335, <4 x double> poison, <4 x i32> zeroinitializer
  %337 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> %336, <4 x double> %334)
  %338 = shufflevector <4 x double> %321, <4 x double> poison, <4 x i32> zeroinitializer
  %339 = insertelement <4 x double> undef, double %317, i64 0
  %340 = shufflevector <4 x double> %339, <4 x double> poison, <4 x i32> zeroinitializer
  %341 = fmul <4 x double> %260, %340
  %342 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %338, <4 x double> %341)
  %343 = insertelement <4 x double> undef, double %320, i64 0
  %344 = shufflevector <4 x double> %343, <4 x double> poison, <4 x i32> zeroinitializer
  %345 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> %344, <4 x double> %342)
  switch i32 %254, label %347 [
    i32 3, label %348
    i32 4, label %346
  ]

346:
  br label %348

347:
  br label %348

348:
  %349 = phi <4 x double> [ %275, %265 ], [ %329, %347 ], [ %345, %346 ], [ %257, %279 ], [ %337, %281 ]
  %350 = phi <4 x double> [ %278, %265 ], [ %337, %347 ], [ %329, %346 ], [ %260, %279 ], [ %345, %281 ]
  %351 = phi <4 x double> [ %263, %265 ], [ %345, %347 ], [ %337, %346 ], [ %263, %279 ], [ %329, %281 ]
  %352 = shufflevector <4 x double> %349, <4 x double> %350, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %353 = shufflevector <4 x double> %349, <4 x double> %350, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %354 = shufflevector <4 x double> %352, <4 x double> %351, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %355 = shufflevector <4 x double> %352, <4 x double> %351, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %356 = shufflevector <4 x double> %353, <4 x double> %351, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %357 = getelementptr i32, ptr %247, i64 3
  %358 = load i32, ptr %357, align 4
  %359 = sext i32 %358 to i64
  %360 = getelementptr double, ptr %204, i64 %359
  %361 = load double, ptr %360
  %362 = getelementptr double, ptr %252, i64 19
  %363 = load double, ptr %362
  %364 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %361, i64 2
  %365 = getelementptr double, ptr %252, i64 16
  %366 = bitcast ptr %365 to ptr
  %367 = load <4 x double>, ptr %366, align 8
  %368 = getelementptr double, ptr %252, i64 20
  %369 = bitcast ptr %368 to ptr
  %370 = load <4 x double>, ptr %369, align 8
  %371 = getelementptr double, ptr %252, i64 24
  %372 = bitcast ptr %371 to ptr
  %373 = load <4 x double>, ptr %372, align 8
  %374 = getelementptr double, ptr %252, i64 28
  %375 = bitcast ptr %374 to ptr
  %376 = load <4 x double>, ptr %375, align 8
  %377 = getelementptr double, ptr %252, i64 12
  %378 = bitcast ptr %377 to ptr
  %379 = load <4 x double>, ptr %378, align 8
  br i1 %255, label %380, label %389

380:
  %381 = getelementptr i32, ptr %247, i64 2
  %382 = load i32, ptr %381, align 4
  %383 = sext i32 %382 to i64
  %384 = getelementptr double, ptr %205, i64 %383
  %385 = load double, ptr %384
  %386 = insertelement <4 x double> poison, double %385, i64 0
  %387 = shufflevector <4 x double> %386, <4 x double> poison, <4 x i32> zeroinitializer
  %388 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %387, <4 x double> %351, <4 x double> %379)
  br label %389

389:
  %390 = phi <4 x double> [ splat (double -0.000000e+00), %380 ], [ %364, %348 ]
  %391 = phi <4 x double> [ %364, %380 ], [ splat (double -0.000000e+00), %348 ]
  %392 = phi <4 x double> [ %388, %380 ], [ %379, %348 ]
  %393 = getelementptr %struct.body, ptr %209, i64 %250, i32 2
  %394 = load <4 x double>, ptr %393, align 32
  %395 = shufflevector <4 x double> %394, <4 x double> poison, <4 x i32> zeroinitializer
  %396 = shufflevector <4 x double> %394, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %397 = fmul <4 x double> %355, %396
  %398 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %354, <4 x double> %395, <4 x double> %397)
  %399 = shufflevector <4 x double> %394, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %400 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %356, <4 x double> %399, <4 x double> %398)
  %401 = getelementptr %struct.body, ptr %209, i64 %250, i32 4
  %402 = load <4 x double>, ptr %401, align 32
  %403 = shufflevector <4 x double> %392, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %404 = fmul <4 x double> %394, %403
  %405 = shufflevector <4 x double> %394, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %406 = fmul <4 x double> %392, %405
  %407 = fsub <4 x double> %404, %406
  %408 = shufflevector <4 x double> %407, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %409 = fadd <4 x double> %402, %408
  %410 = shufflevector <4 x double> %409, <4 x double> poison, <4 x i32> zeroinitializer
  %411 = shufflevector <4 x double> %409, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %412 = fmul <4 x double> %355, %411
  %413 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %354, <4 x double> %410, <4 x double> %412)
  %414 = shufflevector <4 x double> %409, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %415 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %356, <4 x double> %414, <4 x double> %413)
  %416 = fadd <4 x double> %391, %415
  %417 = fadd <4 x double> %390, %400
  %418 = getelementptr %struct.body, ptr %209, i64 %250, i32 3
  %419 = load <4 x double>, ptr %418, align 32
  %420 = shufflevector <4 x double> %419, <4 x double> poison, <4 x i32> zeroinitializer
  %421 = shufflevector <4 x double> %419, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %422 = fmul <4 x double> %355, %421
  %423 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %354, <4 x double> %420, <4 x double> %422)
  %424 = shufflevector <4 x double> %419, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %425 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %356, <4 x double> %424, <4 x double> %423)
  %426 = getelementptr %struct.body, ptr %209, i64 %250, i32 13, i64 0
  %427 = load double, ptr %426, align 32
  %428 = fmul <4 x double> %392, %419
  %429 = extractelement <4 x double> %428, i64 0
  %430 = extractelement <4 x double> %428, i64 1
  %431 = fadd double %429, %430
  %432 = extractelement <4 x double> %428, i64 2
  %433 = fadd double %432, %431
  %434 = fadd double %427, %433
  %435 = getelementptr %struct.body, ptr %248, i64 0, i32 2
  store <4 x double> %417, ptr %435, align 32
  %436 = getelementptr %struct.body, ptr %248, i64 0, i32 4
  store <4 x double> %416, ptr %436, align 32
  %437 = getelementptr %struct.body, ptr %248, i64 0, i32 3
  store <4 x double> %425, ptr %437, align 32
  %438 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %434, i64 0
  %439 = getelementptr %struct.body, ptr %248, i64 0, i32 13
  store <4 x double> %438, ptr %439, align 32
  %440 = fmul <4 x double> %416, %416
  %441 = extractelement <4 x double> %440, i64 0
  %442 = extractelement <4 x double> %440, i64 1
  %443 = fadd double %441, %442
  %444 = extractelement <4 x double> %440, i64 2
  %445 = fadd double %444, %443
  %446 = shufflevector <4 x double> %417, <4 x double> poison, <4 x i32> zeroinitializer
  %447 = shufflevector <4 x double> %417, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %448 = fmul <4 x double> %373, %447
  %449 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %370, <4 x double> %446, <4 x double> %448)
  %450 = shufflevector <4 x double> %417, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %451 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %450, <4 x double> %449)
  %452 = fmul <4 x double> %417, %451
  %453 = extractelement <4 x double> %452, i64 0
  %454 = extractelement <4 x double> %452, i64 1
  %455 = fadd double %453, %454
  %456 = extractelement <4 x double> %452, i64 2
  %457 = fadd double %456, %455
  %458 = call double @llvm.fmuladd.f64(double %363, double %445, double %457)
  %459 = getelementptr double, ptr %252, i64 32
  %460 = load double, ptr %459
  %461 = fmul double %361, %460
  %462 = call double @llvm.fmuladd.f64(double %461, double %361, double %458)
  %463 = shufflevector <4 x double> %367, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %464 = fmul <4 x double> %463, %417
  %465 = shufflevector <4 x double> %417, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %466 = fmul <4 x double> %367, %465
  %467 = fsub <4 x double> %464, %466
  %468 = shufflevector <4 x double> %467, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %469 = fmul <4 x double> %468, %416
  %470 = extractelement <4 x double> %469, i64 0
  %471 = extractelement <4 x double> %469, i64 1
  %472 = fadd double %470, %471
  %473 = extractelement <4 x double> %469, i64 2
  %474 = fadd double %473, %472
  %475 = call double @llvm.fmuladd.f64(double %462, double 5.000000e-01, double %474)
  %476 = load double, ptr %6
  %477 = fadd double %476, %475
  store double %477, ptr %6
  %478 = fmul <4 x double> %367, %425
  %479 = extractelement <4 x double> %478, i64 0
  %480 = extractelement <4 x double> %478, i64 1
  %481 = fadd double %479, %480
  %482 = extractelement <4 x double> %478, i64 2
  %483 = fadd double %482, %481
  %484 = call double @llvm.fmuladd.f64(double %363, double %434, double %483)
  %485 = load double, ptr %19
  %486 = fsub double %485, %484
  store double %486, ptr %19
  br i1 %223, label %520, label %487

487:
  %488 = mul i64 %244, %13
  %489 = getelementptr double, ptr %225, i64 %488
  %490 = load double, ptr %489
  %491 = load i32, ptr %357, align 4
  %492 = sext i32 %491 to i64
  %493 = getelementptr double, ptr %204, i64 %492
  %494 = load double, ptr %493
  %495 = load double, ptr %18
  %496 = call double @llvm.fmuladd.f64(double %490, double %494, double %495)
  store double %496, ptr %18
  br i1 %226, label %497, label %520

497:
  %498 = getelementptr double, ptr %489, i64 1
  %499 = bitcast ptr %498 to ptr
  %500 = load <4 x double>, ptr %499, align 8
  %501 = load <4 x double>, ptr %436, align 32
  %502 = fmul <4 x double> %500, %501
  %503 = extractelement <4 x double> %502, i64 0
  %504 = extractelement <4 x double> %502, i64 1
  %505 = fadd double %503, %504
  %506 = extractelement <4 x double> %502, i64 2
  %507 = fadd double %506, %505
  %508 = getelementptr double, ptr %489, i64 4
  %509 = bitcast ptr %508 to ptr
  %510 = load <4 x double>, ptr %509, align 8
  %511 = load <4 x double>, ptr %435, align 32
  %512 = fmul <4 x double> %510, %511
  %513 = extractelement <4 x double> %512, i64 0
  %514 = extractelement <4 x double> %512, i64 1
  %515 = fadd double %513, %514
  %516 = extractelement <4 x double> %512, i64 2
  %517 = fadd double %516, %515
  %518 = fadd double %507, %517
  %519 = fadd double %496, %518
  store double %519, ptr %18
  br label %520

520:
  %521 = add i64 %244, 1
  %522 = load i64, ptr %214
  %523 = icmp slt i64 %521, %522
  br i1 %523, label %243, label %228

524:
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
  br i1 %21, label %22, label %123

22:
  %23 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 10
  br label %127

24:
  %25 = phi i64 [ 0, %16 ], [ %121, %118 ]
  %26 = mul i64 %25, 3
  %27 = getelementptr i32, ptr %18, i64 %26
  %28 = load i32, ptr %27, align 4
  switch i32 %28, label %111 [
    i32 0, label %29
    i32 1, label %36
    i32 2, label %42
    i32 3, label %54
    i32 4, label %66
    i32 5, label %78
    i32 6, label %90
    i32 7, label %97
    i32 8, label %104
  ]

29:
  %30 = load ptr, ptr %19
  %31 = getelementptr i32, ptr %27, i64 1
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr double, ptr %30, i64 %33
  %35 = load double, ptr %34
  br label %118

36:
  %37 = getelementptr i32, ptr %27, i64 1
  %38 = load i32, ptr %37, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr double, ptr %1, i64 %39
  %41 = load double, ptr %40
  br label %118

42:
  %43 = getelementptr i32, ptr %27, i64 1
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr double, ptr %11, i64 %45
  %47 = load double, ptr %46
  %48 = getelementptr i32, ptr %27, i64 2
  %49 = load i32, ptr %48, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr double, ptr %11, i64 %50
  %52 = load double, ptr %51
  %53 = fadd double %47, %52
  br label %118

54:
  %55 = getelementptr i32, ptr %27, i64 1
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr double, ptr %11, i64 %57
  %59 = load double, ptr %58
  %60 = getelementptr i32, ptr %27, i64 2
  %61 = load i32, ptr %60, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr double, ptr %11, i64 %62
  %64 = load double, ptr %63
  %65 = fsub double %59, %64
  br label %118

66:
  %67 = getelementptr i32, ptr %27, i64 1
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr double, ptr %11, i64 %69
  %71 = load double, ptr %70
  %72 = getelementptr i32, ptr %27, i64 2
  %73 = load i32, ptr %72, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr double, ptr %11, i64 %74
  %76 = load double, ptr %75
  %77 = fmul double %71, %76
  br label %118

78:
  %79 = getelementptr i32, ptr %27, i64 1
  %80 = load i32, ptr %79, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr double, ptr %11, i64 %81
  %83 = load double, ptr %82
  %84 = getelementptr i32, ptr %27, i64 2
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr double, ptr %11, i64 %86
  %88 = load double, ptr %87
  %89 = fdiv double %83, %88
  br label %118

90:
  %91 = getelementptr i32, ptr %27, i64 1
  %92 = load i32, ptr %91, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr double, ptr %11, i64 %93
  %95 = load double, ptr %94
  %96 = fneg double %95
  br label %118

97:
  %98 = getelementptr i32, ptr %27, i64 1
  %99 = load i32, ptr %98, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr double, ptr %11, i64 %100
  %102 = load double, ptr %101
  %103 = call double @llvm.sqrt.f64(double %102)
  br label %118

104:
  %105 = getelementptr i32, ptr %27, i64 1
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr double, ptr %11, i64 %107
  %109 = load double, ptr %108
  %110 = call double @llvm.sin.f64(double %109)
  br label %118

111:
  %112 = getelementptr i32, ptr %27, i64 1
  %113 = load i32, ptr %112, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr double, ptr %11, i64 %114
  %116 = load double, ptr %115
  %117 = call double @llvm.cos.f64(double %116)
  br label %118

118:
  %119 = phi double [ %117, %111 ], [ %110, %104 ], [ %103, %97 ], [ %96, %90 ], [ %89, %78 ], [ %77, %66 ], [ %65, %54 ], [ %53, %42 ], [ %41, %36 ], [ %35, %29 ]
  %120 = getelementptr double, ptr %11, i64 %25
  store double %119, ptr %120
  %121 = add i64 %25, 1
  %122 = icmp slt i64 %121, %7
  br i1 %122, label %24, label %20

123:
  call void @free(ptr %10)
  %124 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %125 = load i64, ptr %124
  %126 = icmp sgt i64 %125, -1
  br i1 %126, label %143, label %307

127:
  %128 = phi i64 [ 0, %22 ], [ %141, %138 ]
  br i1 %12, label %138, label %129

129:
  %130 = load ptr, ptr %23
  %131 = getelementptr i32, ptr %130, i64 %128
  %132 = load i32, ptr %131, align 4
  %133 = icmp slt i32 %132, 0
  br i1 %133, label %138, label %134

134:
  %135 = zext i32 %132 to i64
  %136 = getelementptr double, ptr %11, i64 %135
  %137 = load double, ptr %136
  br label %138

138:
  %139 = phi double [ 0x7FF8000000000000, %127 ], [ %137, %134 ], [ 0.000000e+00, %129 ]
  %140 = getelementptr double, ptr %2, i64 %128
  store double %139, ptr %140
  %141 = add i64 %128, 1
  %142 = icmp eq i64 %141, %5
  br i1 %142, label %123, label %127

143:
  %144 = getelementptr double, ptr %2, i64 %5
  %145 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %146 = load i64, ptr %145
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %148, label %303

148:
  %149 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %150 = load ptr, ptr %149
  %151 = getelementptr double, ptr %2, i64 4
  %152 = add i64 %125, 1
  %153 = urem i64 %152, 3
  %154 = add i64 %125, 2
  %155 = urem i64 %154, 3
  br label %156

156:
  %157 = phi i64 [ 0, %148 ], [ %297, %285 ]
  %158 = mul i64 %157, 6
  %159 = getelementptr i32, ptr %150, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = sext i32 %160 to i64
  %162 = mul i64 %157, 36
  %163 = getelementptr double, ptr %151, i64 %162
  %164 = add i64 %161, -1
  %165 = mul i64 %164, 12
  %166 = getelementptr double, ptr %144, i64 %165
  %167 = icmp eq i32 %160, 0
  br i1 %167, label %192, label %168

168:
  %169 = getelementptr double, ptr %166, i64 8
  %170 = load double, ptr %169
  %171 = getelementptr double, ptr %166, i64 9
  %172 = load double, ptr %171
  %173 = sub i64 %164, %157
  %174 = mul i64 %173, 6
  %175 = getelementptr i32, ptr %159, i64 5
  %176 = getelementptr i32, ptr %175, i64 %174
  %177 = load i32, ptr %176, align 4
  %178 = srem i32 %177, 3
  %179 = sext i32 %178 to i64
  %180 = icmp sgt i32 %177, 2
  %181 = select i1 %180, i64 254, i64 255
  %182 = select i1 %180, i64 2, i64 1
  %183 = add i64 %182, %179
  %184 = trunc i64 %183 to i8
  %185 = srem i8 %184, 3
  %186 = sext i8 %185 to i64
  %187 = add i64 %179, 3
  %188 = add i64 %187, %181
  %189 = trunc i64 %188 to i8
  %190 = srem i8 %189, 3
  %191 = sext i8 %190 to i64
  br label %195

192:
  %193 = sub i64 %164, %157
  %194 = mul i64 %193, 6
  br label %195

195:
  %196 = phi i64 [ %194, %192 ], [ %174, %168 ]
  %197 = phi double [ 0.000000e+00, %192 ], [ %172, %168 ]
  %198 = phi double [ 1.000000e+00, %192 ], [ %170, %168 ]
  %199 = phi i64 [ %153, %192 ], [ %186, %168 ]
  %200 = phi i64 [ %155, %192 ], [ %191, %168 ]
  %201 = phi i64 [ %125, %192 ], [ %179, %168 ]
  %202 = getelementptr i32, ptr %159, i64 5
  %203 = load i32, ptr %202, align 4
  %204 = srem i32 %203, 3
  %205 = sext i32 %204 to i64
  %206 = icmp sgt i32 %203, 2
  %207 = select i1 %206, i64 254, i64 255
  %208 = select i1 %206, i64 2, i64 1
  %209 = add i64 %208, %205
  %210 = trunc i64 %209 to i8
  %211 = srem i8 %210, 3
  %212 = sext i8 %211 to i64
  %213 = add i64 %205, 3
  %214 = add i64 %213, %207
  %215 = trunc i64 %214 to i8
  %216 = srem i8 %215, 3
  %217 = sext i8 %216 to i64
  %218 = shl i64 %212, 2
  %219 = getelementptr double, ptr %163, i64 %218
  %220 = getelementptr double, ptr %163, i64 12
  %221 = getelementptr double, ptr %163, i64 16
  %222 = getelementptr double, ptr %219, i64 %199
  %223 = load double, ptr %222
  %224 = getelementptr double, ptr %219, i64 %200
  %225 = load double, ptr %224
  %226 = fneg double %197
  %227 = fmul double %225, %226
  %228 = call double @llvm.fmuladd.f64(double %198, double %223, double %227)
  %229 = fmul double %198, %225
  %230 = call double @llvm.fmuladd.f64(double %197, double %223, double %229)
  br i1 %167, label %236, label %231

231:
  %232 = getelementptr i32, ptr %202, i64 %196
  %233 = load i32, ptr %232, align 4
  %234 = icmp slt i32 %233, 3
  %235 = select i1 %234, double 1.000000e+00, double -1.000000e+00
  br label %236

236:
  %237 = phi double [ %235, %231 ], [ 1.000000e+00, %195 ]
  %238 = getelementptr double, ptr %220, i64 %201
  %239 = load double, ptr %238
  %240 = fmul double %237, %239
  %241 = icmp eq i8 %211, 2
  %242 = uitofp i1 %241 to double
  %243 = icmp eq i8 %216, 2
  %244 = uitofp i1 %243 to double
  %245 = mul i64 %157, 12
  %246 = getelementptr double, ptr %144, i64 %245
  %247 = getelementptr double, ptr %220, i64 %199
  %248 = load double, ptr %247
  %249 = getelementptr double, ptr %220, i64 %200
  %250 = load double, ptr %249
  %251 = fmul double %250, %226
  %252 = call double @llvm.fmuladd.f64(double %198, double %248, double %251)
  store double %252, ptr %246
  %253 = load double, ptr %247
  %254 = load double, ptr %249
  %255 = fmul double %198, %254
  %256 = call double @llvm.fmuladd.f64(double %197, double %253, double %255)
  %257 = getelementptr double, ptr %246, i64 1
  store double %256, ptr %257
  %258 = getelementptr double, ptr %221, i64 %212
  %259 = load double, ptr %258
  %260 = getelementptr double, ptr %221, i64 %217
  %261 = load double, ptr %260
  %262 = fneg double %230
  %263 = fmul double %261, %262
  %264 = call double @llvm.fmuladd.f64(double %228, double %259, double %263)
  %265 = getelementptr double, ptr %246, i64 2
  store double %264, ptr %265
  %266 = load double, ptr %258
  %267 = load double, ptr %260
  %268 = fmul double %228, %267
  %269 = call double @llvm.fmuladd.f64(double %230, double %266, double %268)
  %270 = getelementptr double, ptr %246, i64 3
  store double %269, ptr %270
  %271 = getelementptr double, ptr %163, i64 19
  %272 = load double, ptr %271
  %273 = getelementptr double, ptr %246, i64 4
  store double %272, ptr %273
  %274 = mul i64 %205, 5
  %275 = add i64 %274, 20
  %276 = getelementptr double, ptr %163, i64 %275
  %277 = load double, ptr %276
  %278 = getelementptr double, ptr %246, i64 5
  store double %277, ptr %278
  %279 = getelementptr double, ptr %163, i64 32
  %280 = load double, ptr %279
  %281 = getelementptr double, ptr %246, i64 6
  store double %280, ptr %281
  br i1 %167, label %285, label %282

282:
  %283 = getelementptr double, ptr %166, i64 7
  %284 = load double, ptr %283
  br label %285

285:
  %286 = phi double [ %284, %282 ], [ 0.000000e+00, %236 ]
  %287 = fadd double %240, %286
  %288 = getelementptr double, ptr %246, i64 7
  store double %287, ptr %288
  %289 = getelementptr double, ptr %246, i64 8
  store double %228, ptr %289
  %290 = getelementptr double, ptr %246, i64 9
  store double %230, ptr %290
  %291 = fmul double %262, %244
  %292 = call double @llvm.fmuladd.f64(double %228, double %242, double %291)
  %293 = getelementptr double, ptr %246, i64 10
  store double %292, ptr %293
  %294 = fmul double %228, %244
  %295 = call double @llvm.fmuladd.f64(double %230, double %242, double %294)
  %296 = getelementptr double, ptr %246, i64 11
  store double %295, ptr %296
  %297 = add i64 %157, 1
  %298 = icmp eq i64 %297, %146
  br i1 %298, label %299, label %156

299:
  %300 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %301 = load ptr, ptr %300
  %302 = icmp eq ptr %301, null
  br i1 %302, label %319, label %311

303:
  %304 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %305 = load ptr, ptr %304
  %306 = icmp eq ptr %305, null
  br i1 %306, label %319, label %311

307:
  %308 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %309 = load ptr, ptr %308
  %310 = icmp eq ptr %309, null
  br i1 %310, label %319, label %313

311:
  %312 = mul i64 %146, 12
  br label %313

313:
  %314 = phi i64 [ %312, %311 ], [ 0, %307 ]
  %315 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 18
  %316 = load ptr, ptr %315
  %317 = add i64 %314, %5
  %318 = getelementptr double, ptr %2, i64 %317
  call void %316(ptr %1, ptr %318)
  br label %319

319:
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

declare void @llvm.prefetch.p0(ptr , i32 immarg, i32 immarg, i32 immarg)

define i64 @tree_loops_size(ptr  %0) {
  %2 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2
  %4 = icmp eq ptr %3, null
  br i1 %4, label %52, label %5

5:
  %6 = getelementptr %struct.tree_closing.1, ptr %3, i64 0, i32 17
  %7 = load i64, ptr %6
  %8 = mul i64 %7, 7
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
  br i1 %14, label %15, label %2092

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
  br i1 %40, label %41, label %114

41:
  %42 = getelementptr %struct.tree_closing.1, ptr %28, i64 0, i32 9
  %43 = getelementptr %struct.tree_closing.1, ptr %28, i64 0, i32 18
  %44 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %45 = getelementptr %struct.closing, ptr %8, i64 0, i32 9
  %46 = getelementptr %struct.tree_closing.1, ptr %28, i64 0, i32 20
  %47 = load ptr, ptr %43
  br label %48

48:
  %49 = phi i64 [ %39, %41 ], [ %70, %69 ]
  %50 = phi ptr [ %47, %41 ], [ %71, %69 ]
  %51 = phi i64 [ 0, %41 ], [ %72, %69 ]
  %52 = load ptr, ptr %42
  %53 = getelementptr i32, ptr %52, i64 %51
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr i32, ptr %50, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = add i64 %55, 1
  %59 = getelementptr i32, ptr %50, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = icmp slt i32 %57, %60
  br i1 %61, label %62, label %69

62:
  %63 = sext i32 %57 to i64
  %64 = getelementptr %struct.flat, ptr %26, i64 %55, i32 9
  %65 = getelementptr %struct.flat, ptr %26, i64 %55, i32 10
  %66 = getelementptr %struct.flat, ptr %26, i64 %55, i32 8
  br label %74

67:
  %68 = load i64, ptr %38
  br label %69

69:
  %70 = phi i64 [ %68, %67 ], [ %49, %48 ]
  %71 = phi ptr [ %109, %67 ], [ %50, %48 ]
  %72 = add i64 %51, 1
  %73 = icmp slt i64 %72, %70
  br i1 %73, label %48, label %114

74:
  %75 = phi i64 [ %63, %62 ], [ %108, %74 ]
  %76 = load ptr, ptr %44
  %77 = mul i64 %75, 3
  %78 = getelementptr <4 x double>, ptr %76, i64 %77
  %79 = load <4 x double>, ptr %78, align 32
  %80 = load double, ptr %64
  %81 = fadd double %33, %80
  %82 = insertelement <4 x double> poison, double %81, i64 0
  %83 = shufflevector <4 x double> %82, <4 x double> poison, <4 x i32> zeroinitializer
  %84 = getelementptr <4 x double>, ptr %78, i64 1
  %85 = load <4 x double>, ptr %84, align 32
  %86 = load double, ptr %65, align 16
  %87 = fadd double %37, %86
  %88 = insertelement <4 x double> poison, double %87, i64 0
  %89 = shufflevector <4 x double> %88, <4 x double> poison, <4 x i32> zeroinitializer
  %90 = fmul <4 x double> %85, %89
  %91 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %83, <4 x double> %90)
  %92 = getelementptr <4 x double>, ptr %78, i64 2
  %93 = load <4 x double>, ptr %92, align 32
  %94 = load double, ptr %66, align 32
  %95 = insertelement <4 x double> poison, double %94, i64 0
  %96 = shufflevector <4 x double> %95, <4 x double> poison, <4 x i32> zeroinitializer
  %97 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %93, <4 x double> %96, <4 x double> %91)
  %98 = load ptr, ptr %45
  %99 = load ptr, ptr %46
  %100 = getelementptr i32, ptr %99, i64 %75
  %101 = load i32, ptr %100, align 4
  %102 = shl i32 %101, 2
  %103 = sext i32 %102 to i64
  %104 = getelementptr double, ptr %98, i64 %103
  %105 = bitcast ptr %104 to ptr
  %106 = load <4 x double>, ptr %105, align 32
  %107 = fsub <4 x double> %106, %97
  store <4 x double> %107, ptr %105, align 32
  %108 = add i64 %75, 1
  %109 = load ptr, ptr %43
  %110 = getelementptr i32, ptr %109, i64 %58
  %111 = load i32, ptr %110, align 4
  %112 = sext i32 %111 to i64
  %113 = icmp slt i64 %108, %112
  br i1 %113, label %74, label %67

114:
  %115 = getelementptr %struct.closing, ptr %8, i64 0, i32 2
  %116 = bitcast ptr %115 to ptr
  %117 = load ptr, ptr %116
  %118 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 23
  %119 = load i64, ptr %118
  %120 = shl i64 %119, 7
  call void @llvm.memset.p0.i64(ptr align 32 %117, i8 0, i64 %120, i1 false)
  %121 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %122 = load i64, ptr %121
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %136

124:
  %125 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %126 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 26
  %127 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %128 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %129 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %130 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %131 = getelementptr %struct.closing, ptr %8, i64 0, i32 9
  %132 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  %133 = icmp eq i64 %23, 0
  %134 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %135 = getelementptr %struct.flat, ptr %26, i64 -8
  br label %811

136:
  %137 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 26
  %138 = load ptr, ptr %137
  %139 = load i32, ptr %138, align 4
  %140 = getelementptr i32, ptr %138, i64 1
  %141 = load i32, ptr %140, align 4
  %142 = icmp slt i32 %139, %141
  br i1 %142, label %143, label %589

143:
  %144 = sext i32 %139 to i64
  %145 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %146 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %147 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %148 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %149 = getelementptr %struct.closing, ptr %8, i64 0, i32 9
  %150 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %151

151:
  %152 = phi i64 [ %144, %143 ], [ %583, %582 ]
  %153 = load ptr, ptr %145
  %154 = mul i64 %152, 5
  %155 = getelementptr i32, ptr %153, i64 %154
  %156 = load i32, ptr %155, align 4
  %157 = getelementptr i32, ptr %155, i64 1
  %158 = load i32, ptr %157, align 4
  %159 = add i32 %158, %156
  %160 = sext i32 %159 to i64
  %161 = sext i32 %156 to i64
  %162 = sext i32 %158 to i64
  %163 = getelementptr i32, ptr %155, i64 2
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = add i64 %162, 1
  %167 = load ptr, ptr %146
  %168 = getelementptr i32, ptr %155, i64 3
  %169 = load i32, ptr %168, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr i32, ptr %167, i64 %170
  %172 = load ptr, ptr %147
  %173 = getelementptr i32, ptr %155, i64 4
  %174 = load i32, ptr %173, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr <4 x double>, ptr %172, i64 %175
  %177 = getelementptr i32, ptr %171, i64 %160
  %178 = getelementptr i32, ptr %177, i64 %160
  %179 = add i64 %161, 1
  %180 = mul i64 %179, %161
  %181 = sdiv i64 %180, 2
  %182 = getelementptr i32, ptr %178, i64 %181
  %183 = mul i64 %166, %165
  %184 = getelementptr <4 x double>, ptr %176, i64 %183, i64 0
  %185 = icmp ne i32 %156, 1
  %186 = icmp ne i32 %158, 0
  %187 = select i1 %185, i1 true, i1 %186
  br i1 %187, label %409, label %188

188:
  %189 = load ptr, ptr %148
  %190 = load i32, ptr %177, align 4
  %191 = mul i32 %190, 3
  %192 = sext i32 %191 to i64
  %193 = getelementptr <4 x double>, ptr %189, i64 %192
  %194 = load ptr, ptr %115
  %195 = load i32, ptr %178, align 4
  %196 = shl i32 %195, 2
  %197 = sext i32 %196 to i64
  %198 = load ptr, ptr %149
  %199 = load i32, ptr %171, align 4
  %200 = shl i32 %199, 2
  %201 = sext i32 %200 to i64
  %202 = getelementptr double, ptr %198, i64 %201
  %203 = call i64 @llvm.smax.i64(i64 %165, i64 0)
  %204 = icmp slt i32 %164, 1
  br i1 %204, label %582, label %205

205:
  %206 = getelementptr <4 x double>, ptr %193, i64 2
  %207 = getelementptr <4 x double>, ptr %193, i64 1
  %208 = getelementptr <4 x double>, ptr %194, i64 %197, i64 0
  %209 = load <4 x double>, ptr %193, align 32
  %210 = load <4 x double>, ptr %207, align 32
  %211 = shufflevector <4 x double> %209, <4 x double> %210, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %212 = load <4 x double>, ptr %206, align 32
  %213 = shufflevector <4 x double> %211, <4 x double> %212, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %214 = load double, ptr %202
  %215 = fneg double %214
  %216 = insertelement <4 x double> %213, double %215, i64 3
  %217 = load double, ptr %208
  %218 = fcmp ogt double %217, 0.000000e+00
  %219 = fdiv double 1.000000e+00, %217
  %220 = select i1 %218, double %219, double 0x7FF8000000000000
  %221 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %220, i64 0
  %222 = icmp eq i64 %203, 1
  br i1 %222, label %341, label %223

223:
  %224 = extractelement <4 x double> %209, i64 1
  %225 = insertelement <4 x double> undef, double %224, i64 0
  %226 = extractelement <4 x double> %210, i64 1
  %227 = insertelement <4 x double> %225, double %226, i64 1
  %228 = extractelement <4 x double> %212, i64 1
  %229 = insertelement <4 x double> %227, double %228, i64 2
  %230 = getelementptr double, ptr %202, i64 1
  %231 = load double, ptr %230
  %232 = fneg double %231
  %233 = insertelement <4 x double> %229, double %232, i64 3
  %234 = getelementptr <4 x double>, ptr %194, i64 %197, i64 5
  %235 = load double, ptr %234
  %236 = getelementptr <4 x double>, ptr %194, i64 %197, i64 4
  %237 = load double, ptr %236
  %238 = fmul double %220, %237
  %239 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %238, i64 0
  %240 = insertelement <4 x double> poison, double %238, i64 0
  %241 = shufflevector <4 x double> %240, <4 x double> poison, <4 x i32> zeroinitializer
  %242 = fneg <4 x double> %241
  %243 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %216, <4 x double> %233)
  %244 = fneg double %237
  %245 = fmul double %237, %244
  %246 = call double @llvm.fmuladd.f64(double %235, double %217, double %245)
  %247 = fcmp ogt double %246, 0.000000e+00
  %248 = fdiv double %217, %246
  %249 = select i1 %247, double %248, double 0x7FF8000000000000
  %250 = insertelement <4 x double> %221, double %249, i64 1
  %251 = icmp eq i64 %203, 2
  br i1 %251, label %341, label %252

252:
  %253 = extractelement <4 x double> %209, i64 2
  %254 = insertelement <4 x double> undef, double %253, i64 0
  %255 = extractelement <4 x double> %210, i64 2
  %256 = insertelement <4 x double> %254, double %255, i64 1
  %257 = extractelement <4 x double> %212, i64 2
  %258 = insertelement <4 x double> %256, double %257, i64 2
  %259 = getelementptr double, ptr %202, i64 2
  %260 = load double, ptr %259
  %261 = fneg double %260
  %262 = insertelement <4 x double> %258, double %261, i64 3
  %263 = getelementptr <4 x double>, ptr %194, i64 %197, i64 10
  %264 = load double, ptr %263
  %265 = getelementptr <4 x double>, ptr %194, i64 %197, i64 8
  %266 = load double, ptr %265
  %267 = fmul double %220, %266
  %268 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %267, i64 0
  %269 = insertelement <4 x double> poison, double %267, i64 0
  %270 = shufflevector <4 x double> %269, <4 x double> poison, <4 x i32> zeroinitializer
  %271 = fneg <4 x double> %270
  %272 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %216, <4 x double> %262)
  %273 = getelementptr <4 x double>, ptr %194, i64 %197, i64 9
  %274 = load double, ptr %273
  %275 = fneg double %266
  %276 = call double @llvm.fmuladd.f64(double %275, double %238, double %274)
  %277 = fmul double %249, %276
  %278 = insertelement <4 x double> %268, double %277, i64 1
  %279 = insertelement <4 x double> poison, double %277, i64 0
  %280 = shufflevector <4 x double> %279, <4 x double> poison, <4 x i32> zeroinitializer
  %281 = fneg <4 x double> %280
  %282 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %281, <4 x double> %243, <4 x double> %272)
  %283 = call double @llvm.fmuladd.f64(double %275, double %267, double %264)
  %284 = fneg double %276
  %285 = call double @llvm.fmuladd.f64(double %284, double %277, double %283)
  %286 = fcmp ogt double %285, 0.000000e+00
  %287 = fdiv double 1.000000e+00, %285
  %288 = select i1 %286, double %287, double 0x7FF8000000000000
  %289 = insertelement <4 x double> %250, double %288, i64 2
  %290 = icmp eq i64 %203, 3
  br i1 %290, label %341, label %291

291:
  %292 = extractelement <4 x double> %209, i64 3
  %293 = insertelement <4 x double> undef, double %292, i64 0
  %294 = extractelement <4 x double> %210, i64 3
  %295 = insertelement <4 x double> %293, double %294, i64 1
  %296 = extractelement <4 x double> %212, i64 3
  %297 = insertelement <4 x double> %295, double %296, i64 2
  %298 = getelementptr double, ptr %202, i64 3
  %299 = load double, ptr %298
  %300 = fneg double %299
  %301 = insertelement <4 x double> %297, double %300, i64 3
  %302 = getelementptr <4 x double>, ptr %194, i64 %197, i64 15
  %303 = load double, ptr %302
  %304 = getelementptr <4 x double>, ptr %194, i64 %197, i64 12
  %305 = load double, ptr %304
  %306 = fmul double %220, %305
  %307 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %306, i64 0
  %308 = insertelement <4 x double> poison, double %306, i64 0
  %309 = shufflevector <4 x double> %308, <4 x double> poison, <4 x i32> zeroinitializer
  %310 = fneg <4 x double> %309
  %311 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %310, <4 x double> %216, <4 x double> %301)
  %312 = getelementptr <4 x double>, ptr %194, i64 %197, i64 13
  %313 = load double, ptr %312
  %314 = fneg double %305
  %315 = call double @llvm.fmuladd.f64(double %314, double %238, double %313)
  %316 = fmul double %249, %315
  %317 = insertelement <4 x double> %307, double %316, i64 1
  %318 = insertelement <4 x double> poison, double %316, i64 0
  %319 = shufflevector <4 x double> %318, <4 x double> poison, <4 x i32> zeroinitializer
  %320 = fneg <4 x double> %319
  %321 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %320, <4 x double> %243, <4 x double> %311)
  %322 = getelementptr <4 x double>, ptr %194, i64 %197, i64 14
  %323 = load double, ptr %322
  %324 = call double @llvm.fmuladd.f64(double %314, double %267, double %323)
  %325 = fneg double %315
  %326 = call double @llvm.fmuladd.f64(double %325, double %277, double %324)
  %327 = fmul double %288, %326
  %328 = insertelement <4 x double> %317, double %327, i64 2
  %329 = insertelement <4 x double> poison, double %327, i64 0
  %330 = shufflevector <4 x double> %329, <4 x double> poison, <4 x i32> zeroinitializer
  %331 = fneg <4 x double> %330
  %332 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %331, <4 x double> %282, <4 x double> %321)
  %333 = call double @llvm.fmuladd.f64(double %314, double %306, double %303)
  %334 = call double @llvm.fmuladd.f64(double %325, double %316, double %333)
  %335 = fneg double %326
  %336 = call double @llvm.fmuladd.f64(double %335, double %327, double %334)
  %337 = fcmp ogt double %336, 0.000000e+00
  %338 = fdiv double 1.000000e+00, %336
  %339 = select i1 %337, double %338, double 0x7FF8000000000000
  %340 = insertelement <4 x double> %289, double %339, i64 3
  br label %341

341:
  %342 = phi <4 x double> [ undef, %205 ], [ %239, %223 ], [ %239, %252 ], [ %239, %291 ]
  %343 = phi <4 x double> [ undef, %205 ], [ undef, %223 ], [ %278, %252 ], [ %278, %291 ]
  %344 = phi <4 x double> [ undef, %205 ], [ %243, %223 ], [ %243, %252 ], [ %243, %291 ]
  %345 = phi <4 x double> [ undef, %205 ], [ undef, %223 ], [ undef, %252 ], [ %328, %291 ]
  %346 = phi <4 x double> [ undef, %205 ], [ undef, %223 ], [ %282, %252 ], [ %282, %291 ]
  %347 = phi <4 x double> [ undef, %205 ], [ undef, %223 ], [ undef, %252 ], [ %332, %291 ]
  %348 = phi <4 x double> [ %221, %205 ], [ %250, %223 ], [ %289, %252 ], [ %340, %291 ]
  %349 = icmp ugt i32 %164, 3
  br i1 %349, label %369, label %350

350:
  %351 = icmp eq i32 %164, 3
  br i1 %351, label %363, label %352

352:
  %353 = icmp ugt i32 %164, 1
  br i1 %353, label %357, label %354

354:
  %355 = shufflevector <4 x double> %348, <4 x double> poison, <4 x i32> zeroinitializer
  %356 = fmul <4 x double> %216, %355
  br label %407

357:
  %358 = shufflevector <4 x double> %348, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %359 = fmul <4 x double> %344, %358
  %360 = getelementptr <4 x double>, ptr %176, i64 1
  store <4 x double> %359, ptr %360, align 32
  %361 = shufflevector <4 x double> %348, <4 x double> poison, <4 x i32> zeroinitializer
  %362 = fmul <4 x double> %216, %361
  br label %401

363:
  %364 = shufflevector <4 x double> %348, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %365 = fmul <4 x double> %346, %364
  %366 = getelementptr <4 x double>, ptr %176, i64 2
  store <4 x double> %365, ptr %366, align 32
  %367 = shufflevector <4 x double> %348, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %368 = fmul <4 x double> %344, %367
  br label %384

369:
  %370 = shufflevector <4 x double> %348, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %371 = fmul <4 x double> %347, %370
  %372 = getelementptr <4 x double>, ptr %176, i64 3
  store <4 x double> %371, ptr %372, align 32
  %373 = shufflevector <4 x double> %348, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %374 = fmul <4 x double> %346, %373
  %375 = shufflevector <4 x double> %345, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %376 = fneg <4 x double> %375
  %377 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %371, <4 x double> %374)
  %378 = getelementptr <4 x double>, ptr %176, i64 2
  store <4 x double> %377, ptr %378, align 32
  %379 = shufflevector <4 x double> %348, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %380 = fmul <4 x double> %344, %379
  %381 = shufflevector <4 x double> %345, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %382 = fneg <4 x double> %381
  %383 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %382, <4 x double> %371, <4 x double> %380)
  br label %384

384:
  %385 = phi <4 x double> [ %368, %363 ], [ %383, %369 ]
  %386 = phi <4 x double> [ %347, %363 ], [ %371, %369 ]
  %387 = phi <4 x double> [ %365, %363 ], [ %377, %369 ]
  %388 = shufflevector <4 x double> %343, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %389 = fneg <4 x double> %388
  %390 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %389, <4 x double> %387, <4 x double> %385)
  %391 = getelementptr <4 x double>, ptr %176, i64 1
  store <4 x double> %390, ptr %391, align 32
  %392 = shufflevector <4 x double> %348, <4 x double> poison, <4 x i32> zeroinitializer
  %393 = fmul <4 x double> %216, %392
  %394 = shufflevector <4 x double> %345, <4 x double> poison, <4 x i32> zeroinitializer
  %395 = fneg <4 x double> %394
  %396 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %395, <4 x double> %386, <4 x double> %393)
  %397 = select i1 %349, <4 x double> %396, <4 x double> %393
  %398 = shufflevector <4 x double> %343, <4 x double> poison, <4 x i32> zeroinitializer
  %399 = fneg <4 x double> %398
  %400 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %399, <4 x double> %387, <4 x double> %397)
  br label %401

401:
  %402 = phi <4 x double> [ %362, %357 ], [ %400, %384 ]
  %403 = phi <4 x double> [ %359, %357 ], [ %390, %384 ]
  %404 = shufflevector <4 x double> %342, <4 x double> poison, <4 x i32> zeroinitializer
  %405 = fneg <4 x double> %404
  %406 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %405, <4 x double> %403, <4 x double> %402)
  br label %407

407:
  %408 = phi <4 x double> [ %406, %401 ], [ %356, %354 ]
  store <4 x double> %408, ptr %176, align 32
  br label %582

409:
  %410 = icmp sgt i32 %156, 0
  br i1 %410, label %411, label %544

411:
  %412 = load ptr, ptr %150
  %413 = icmp sgt i32 %158, 0
  br label %414

414:
  %415 = phi ptr [ %412, %411 ], [ %449, %448 ]
  %416 = phi i64 [ 1, %411 ], [ %452, %448 ]
  %417 = phi ptr [ %176, %411 ], [ %451, %448 ]
  %418 = phi ptr [ %184, %411 ], [ %450, %448 ]
  %419 = phi i64 [ 0, %411 ], [ %435, %448 ]
  %420 = getelementptr i32, ptr %171, i64 %419
  %421 = load i32, ptr %420, align 4
  %422 = sext i32 %421 to i64
  %423 = load ptr, ptr %148
  %424 = getelementptr i32, ptr %177, i64 %419
  %425 = load i32, ptr %424, align 4
  %426 = mul i32 %425, 3
  %427 = sext i32 %426 to i64
  %428 = getelementptr <4 x double>, ptr %423, i64 %427
  %429 = load ptr, ptr %149
  %430 = shl i64 %422, 2
  %431 = getelementptr double, ptr %429, i64 %430
  %432 = getelementptr i32, ptr %415, i64 %422
  %433 = load i32, ptr %432, align 4
  %434 = icmp sgt i32 %433, 0
  %435 = add i64 %419, 1
  br i1 %434, label %436, label %448

436:
  %437 = mul i64 %435, %419
  %438 = lshr i64 %437, 1
  %439 = getelementptr <4 x double>, ptr %428, i64 1
  %440 = getelementptr <4 x double>, ptr %428, i64 2
  br label %441

441:
  %442 = phi ptr [ %415, %436 ], [ %501, %497 ]
  %443 = phi ptr [ %417, %436 ], [ %500, %497 ]
  %444 = phi ptr [ %418, %436 ], [ %499, %497 ]
  %445 = phi i64 [ 0, %436 ], [ %498, %497 ]
  %446 = load ptr, ptr %115
  %447 = getelementptr <4 x double>, ptr %446, i64 %445
  br label %468

448:
  %449 = phi ptr [ %415, %414 ], [ %501, %497 ]
  %450 = phi ptr [ %418, %414 ], [ %499, %497 ]
  %451 = phi ptr [ %417, %414 ], [ %500, %497 ]
  %452 = add i64 %416, 1
  %453 = icmp eq i64 %435, %161
  br i1 %453, label %544, label %414

454:
  %455 = load <4 x double>, ptr %428, align 32
  %456 = extractelement <4 x double> %455, i64 %445
  %457 = insertelement <4 x double> undef, double %456, i64 0
  %458 = load <4 x double>, ptr %439, align 32
  %459 = extractelement <4 x double> %458, i64 %445
  %460 = insertelement <4 x double> %457, double %459, i64 1
  %461 = load <4 x double>, ptr %440, align 32
  %462 = extractelement <4 x double> %461, i64 %445
  %463 = insertelement <4 x double> %460, double %462, i64 2
  %464 = getelementptr double, ptr %431, i64 %445
  %465 = load double, ptr %464
  %466 = fneg double %465
  %467 = insertelement <4 x double> %463, double %466, i64 3
  store <4 x double> %467, ptr %443, align 32
  br i1 %413, label %506, label %497

468:
  %469 = phi i64 [ 0, %441 ], [ %487, %485 ]
  %470 = phi i64 [ 0, %441 ], [ %486, %485 ]
  %471 = getelementptr i32, ptr %171, i64 %470
  %472 = load i32, ptr %471, align 4
  %473 = sext i32 %472 to i64
  %474 = getelementptr i32, ptr %442, i64 %473
  %475 = load i32, ptr %474, align 4
  %476 = sext i32 %475 to i64
  %477 = icmp sgt i32 %475, 0
  br i1 %477, label %478, label %485

478:
  %479 = add i64 %470, %438
  %480 = getelementptr i32, ptr %178, i64 %479
  %481 = load i32, ptr %480, align 4
  %482 = shl i32 %481, 2
  %483 = sext i32 %482 to i64
  %484 = getelementptr <4 x double>, ptr %447, i64 %483
  br label %489

485:
  %486 = add i64 %470, 1
  %487 = add i64 %469, %476
  %488 = icmp eq i64 %486, %416
  br i1 %488, label %454, label %468

489:
  %490 = phi i64 [ 0, %478 ], [ %495, %489 ]
  %491 = load <4 x double>, ptr %484, align 32
  %492 = extractelement <4 x double> %491, i64 %490
  %493 = add i64 %490, %469
  %494 = getelementptr double, ptr %444, i64 %493
  store double %492, ptr %494
  %495 = add i64 %490, 1
  %496 = icmp eq i64 %495, %476
  br i1 %496, label %485, label %489

497:
  %498 = add i64 %445, 1
  %499 = getelementptr double, ptr %444, i64 %165
  %500 = getelementptr <4 x double>, ptr %443, i64 %166
  %501 = load ptr, ptr %150
  %502 = getelementptr i32, ptr %501, i64 %422
  %503 = load i32, ptr %502, align 4
  %504 = sext i32 %503 to i64
  %505 = icmp slt i64 %498, %504
  br i1 %505, label %441, label %448

506:
  %507 = phi i64 [ %541, %539 ], [ 0, %454 ]
  %508 = load ptr, ptr %115
  %509 = mul i64 %507, %161
  %510 = add i64 %509, %419
  %511 = getelementptr i32, ptr %182, i64 %510
  %512 = load i32, ptr %511, align 4
  %513 = shl i32 %512, 2
  %514 = sext i32 %513 to i64
  %515 = getelementptr <4 x double>, ptr %508, i64 %514
  %516 = add i64 %507, %161
  %517 = getelementptr i32, ptr %171, i64 %516
  %518 = load i32, ptr %517, align 4
  %519 = icmp sgt i32 %518, %421
  br i1 %519, label %520, label %536

520:
  %521 = load <4 x double>, ptr %515, align 32
  %522 = extractelement <4 x double> %521, i64 %445
  %523 = insertelement <4 x double> undef, double %522, i64 0
  %524 = getelementptr <4 x double>, ptr %515, i64 1
  %525 = load <4 x double>, ptr %524, align 32
  %526 = extractelement <4 x double> %525, i64 %445
  %527 = insertelement <4 x double> %523, double %526, i64 1
  %528 = getelementptr <4 x double>, ptr %515, i64 2
  %529 = load <4 x double>, ptr %528, align 32
  %530 = extractelement <4 x double> %529, i64 %445
  %531 = insertelement <4 x double> %527, double %530, i64 2
  %532 = getelementptr <4 x double>, ptr %515, i64 3
  %533 = load <4 x double>, ptr %532, align 32
  %534 = extractelement <4 x double> %533, i64 %445
  %535 = insertelement <4 x double> %531, double %534, i64 3
  br label %539

536:
  %537 = getelementptr <4 x double>, ptr %515, i64 %445
  %538 = load <4 x double>, ptr %537, align 32
  br label %539

539:
  %540 = phi <4 x double> [ %535, %520 ], [ %538, %536 ]
  %541 = add i64 %507, 1
  %542 = getelementptr <4 x double>, ptr %443, i64 %541
  store <4 x double> %540, ptr %542, align 32
  %543 = icmp eq i64 %541, %162
  br i1 %543, label %497, label %506

544:
  call void @factorize(ptr %184, i64 %165)
  %545 = icmp sgt i32 %164, 0
  br i1 %545, label %546, label %582

546:
  %547 = icmp sgt i32 %158, -1
  br label %548

548:
  %549 = phi i64 [ %555, %554 ], [ 0, %546 ]
  %550 = phi ptr [ %557, %554 ], [ %184, %546 ]
  %551 = phi ptr [ %556, %554 ], [ %176, %546 ]
  br i1 %547, label %552, label %554

552:
  %553 = icmp eq i64 %549, 0
  br label %559

554:
  %555 = add i64 %549, 1
  %556 = getelementptr <4 x double>, ptr %551, i64 %166
  %557 = getelementptr double, ptr %550, i64 %165
  %558 = icmp eq i64 %555, %165
  br i1 %558, label %582, label %548

559:
  %560 = phi i64 [ 0, %552 ], [ %565, %563 ]
  %561 = getelementptr <4 x double>, ptr %551, i64 %560
  %562 = load <4 x double>, ptr %561, align 32
  br i1 %553, label %563, label %567

563:
  %564 = phi <4 x double> [ %562, %559 ], [ %579, %567 ]
  store <4 x double> %564, ptr %561, align 32
  %565 = add i64 %560, 1
  %566 = icmp eq i64 %560, %162
  br i1 %566, label %554, label %559

567:
  %568 = phi i64 [ %580, %567 ], [ 0, %559 ]
  %569 = phi <4 x double> [ %579, %567 ], [ %562, %559 ]
  %570 = getelementptr double, ptr %550, i64 %568
  %571 = load double, ptr %570
  %572 = insertelement <4 x double> poison, double %571, i64 0
  %573 = shufflevector <4 x double> %572, <4 x double> poison, <4 x i32> zeroinitializer
  %574 = mul i64 %568, %166
  %575 = add i64 %574, %560
  %576 = getelementptr <4 x double>, ptr %176, i64 %575
  %577 = load <4 x double>, ptr %576, align 32
  %578 = fneg <4 x double> %573
  %579 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %578, <4 x double> %577, <4 x double> %569)
  %580 = add i64 %568, 1
  %581 = icmp eq i64 %580, %549
  br i1 %581, label %563, label %567

582:
  %583 = add i64 %152, 1
  %584 = load ptr, ptr %137
  %585 = getelementptr i32, ptr %584, i64 1
  %586 = load i32, ptr %585, align 4
  %587 = sext i32 %586 to i64
  %588 = icmp slt i64 %583, %587
  br i1 %588, label %151, label %589

589:
  %590 = getelementptr %struct.flat, ptr %26, i64 0, i32 9
  %591 = getelementptr %struct.closing, ptr %8, i64 0, i32 3
  %592 = bitcast ptr %591 to ptr
  %593 = bitcast ptr %590 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %593, i8 0, i64 16, i1 false)
  %594 = load ptr, ptr %592
  %595 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 15
  %596 = load i64, ptr %595
  %597 = shl i64 %596, 5
  call void @llvm.memset.p0.i64(ptr align 32 %594, i8 0, i64 %597, i1 false)
  %598 = load ptr, ptr %24
  %599 = load ptr, ptr %137
  %600 = load i32, ptr %599, align 4
  %601 = getelementptr i32, ptr %599, i64 1
  %602 = load i32, ptr %601, align 4
  %603 = icmp slt i32 %600, %602
  br i1 %603, label %604, label %797

604:
  %605 = sext i32 %600 to i64
  %606 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %607 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %608 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %609 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  %610 = getelementptr %struct.body, ptr %598, i64 0, i32 0, i32 2, i64 1
  %611 = getelementptr %struct.body, ptr %598, i64 0, i32 0, i32 2, i64 2
  %612 = getelementptr %struct.body, ptr %598, i64 0, i32 0, i32 2, i64 0
  %613 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %614

614:
  %615 = phi ptr [ %599, %604 ], [ %791, %790 ]
  %616 = phi i64 [ %605, %604 ], [ %792, %790 ]
  %617 = load ptr, ptr %606
  %618 = mul i64 %616, 5
  %619 = getelementptr i32, ptr %617, i64 %618
  %620 = load i32, ptr %619, align 4
  %621 = getelementptr i32, ptr %619, i64 1
  %622 = load i32, ptr %621, align 4
  %623 = sext i32 %620 to i64
  %624 = sext i32 %622 to i64
  %625 = getelementptr i32, ptr %619, i64 2
  %626 = load i32, ptr %625, align 4
  %627 = sext i32 %626 to i64
  %628 = add i64 %624, 1
  %629 = load ptr, ptr %607
  %630 = getelementptr i32, ptr %619, i64 3
  %631 = load i32, ptr %630, align 4
  %632 = sext i32 %631 to i64
  %633 = getelementptr i32, ptr %629, i64 %632
  %634 = load ptr, ptr %608
  %635 = getelementptr i32, ptr %619, i64 4
  %636 = load i32, ptr %635, align 4
  %637 = sext i32 %636 to i64
  %638 = getelementptr <4 x double>, ptr %634, i64 %637
  %639 = mul i64 %628, %627
  %640 = getelementptr <4 x double>, ptr %638, i64 %639, i64 0
  %641 = load ptr, ptr %609
  %642 = icmp ne i32 %620, 1
  %643 = icmp ne i32 %622, 0
  %644 = select i1 %642, i1 true, i1 %643
  br i1 %644, label %645, label %650

645:
  %646 = icmp sgt i32 %626, 0
  br i1 %646, label %647, label %731

647:
  %648 = icmp sgt i32 %622, 0
  %649 = load ptr, ptr %591
  br label %695

650:
  %651 = load double, ptr %610
  %652 = fneg double %651
  %653 = load double, ptr %611, align 16
  %654 = fneg double %653
  %655 = load double, ptr %612, align 32
  %656 = fneg double %655
  %657 = insertelement <4 x double> <double poison, double poison, double poison, double -1.000000e+00>, double %652, i64 0
  %658 = insertelement <4 x double> %657, double %654, i64 1
  %659 = insertelement <4 x double> %658, double %656, i64 2
  %660 = load <4 x double>, ptr %638, align 32
  %661 = icmp sgt i32 %626, 1
  br i1 %661, label %662, label %676

662:
  %663 = getelementptr <4 x double>, ptr %638, i64 1
  %664 = load <4 x double>, ptr %663, align 32
  %665 = fmul <4 x double> %659, %664
  %666 = icmp eq i32 %626, 2
  br i1 %666, label %676, label %667

667:
  %668 = getelementptr <4 x double>, ptr %638, i64 2
  %669 = load <4 x double>, ptr %668, align 32
  %670 = fmul <4 x double> %659, %669
  %671 = icmp ugt i32 %626, 3
  br i1 %671, label %672, label %676

672:
  %673 = getelementptr <4 x double>, ptr %638, i64 3
  %674 = load <4 x double>, ptr %673, align 32
  %675 = fmul <4 x double> %659, %674
  br label %676

676:
  %677 = phi <4 x double> [ %670, %672 ], [ %670, %667 ], [ zeroinitializer, %662 ], [ zeroinitializer, %650 ]
  %678 = phi <4 x double> [ %665, %672 ], [ %665, %667 ], [ %665, %662 ], [ zeroinitializer, %650 ]
  %679 = phi <4 x double> [ %675, %672 ], [ zeroinitializer, %667 ], [ zeroinitializer, %662 ], [ zeroinitializer, %650 ]
  %680 = fmul <4 x double> %659, %660
  %681 = shufflevector <4 x double> %680, <4 x double> %678, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %682 = shufflevector <4 x double> %680, <4 x double> %678, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %683 = fadd <4 x double> %681, %682
  %684 = shufflevector <4 x double> %677, <4 x double> %679, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %685 = shufflevector <4 x double> %677, <4 x double> %679, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %686 = fadd <4 x double> %684, %685
  %687 = shufflevector <4 x double> %683, <4 x double> %686, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %688 = shufflevector <4 x double> %683, <4 x double> %686, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %689 = fadd <4 x double> %687, %688
  %690 = load ptr, ptr %591
  %691 = load i32, ptr %633, align 4
  %692 = sext i32 %691 to i64
  %693 = getelementptr <4 x double>, ptr %690, i64 %692
  store <4 x double> %689, ptr %693, align 32
  %694 = load ptr, ptr %137
  br label %790

695:
  %696 = phi i64 [ 0, %647 ], [ %750, %736 ]
  %697 = phi ptr [ %638, %647 ], [ %751, %736 ]
  br i1 %648, label %753, label %736

698:
  %699 = icmp sgt i32 %626, 1
  br i1 %699, label %713, label %731

700:
  %701 = phi i64 [ %709, %700 ], [ 0, %736 ]
  %702 = mul i64 %701, %627
  %703 = add i64 %702, %701
  %704 = getelementptr double, ptr %640, i64 %703
  %705 = load double, ptr %704
  %706 = getelementptr double, ptr %641, i64 %701
  %707 = load double, ptr %706
  %708 = fmul double %705, %707
  store double %708, ptr %706
  %709 = add i64 %701, 1
  %710 = icmp eq i64 %709, %627
  br i1 %710, label %698, label %700

711:
  %712 = icmp sgt i64 %714, 2
  br i1 %712, label %713, label %731

713:
  %714 = phi i64 [ %715, %711 ], [ %627, %698 ]
  %715 = add i64 %714, -1
  %716 = call i64 @llvm.smax.i64(i64 %715, i64 1)
  %717 = mul i64 %715, %627
  %718 = getelementptr double, ptr %641, i64 %715
  br label %719

719:
  %720 = phi i64 [ 0, %713 ], [ %729, %719 ]
  %721 = add i64 %720, %717
  %722 = getelementptr double, ptr %640, i64 %721
  %723 = load double, ptr %722
  %724 = load double, ptr %718
  %725 = getelementptr double, ptr %641, i64 %720
  %726 = load double, ptr %725
  %727 = fneg double %723
  %728 = call double @llvm.fmuladd.f64(double %727, double %724, double %726)
  store double %728, ptr %725
  %729 = add i64 %720, 1
  %730 = icmp eq i64 %729, %716
  br i1 %730, label %711, label %719

731:
  %732 = icmp sgt i32 %620, 0
  br i1 %732, label %733, label %790

733:
  %734 = load ptr, ptr %613
  %735 = load ptr, ptr %591
  br label %767

736:
  %737 = phi <4 x double> [ zeroinitializer, %695 ], [ %765, %753 ]
  %738 = getelementptr <4 x double>, ptr %697, i64 0, i64 3
  %739 = load double, ptr %738
  %740 = fneg double %739
  %741 = extractelement <4 x double> %737, i64 0
  %742 = extractelement <4 x double> %737, i64 1
  %743 = fadd double %741, %742
  %744 = extractelement <4 x double> %737, i64 2
  %745 = extractelement <4 x double> %737, i64 3
  %746 = fadd double %744, %745
  %747 = fadd double %743, %746
  %748 = fsub double %740, %747
  %749 = getelementptr double, ptr %641, i64 %696
  store double %748, ptr %749
  %750 = add i64 %696, 1
  %751 = getelementptr <4 x double>, ptr %697, i64 %628
  %752 = icmp eq i64 %750, %627
  br i1 %752, label %700, label %695

753:
  %754 = phi i64 [ %756, %753 ], [ 0, %695 ]
  %755 = phi <4 x double> [ %765, %753 ], [ zeroinitializer, %695 ]
  %756 = add i64 %754, 1
  %757 = getelementptr <4 x double>, ptr %697, i64 %756
  %758 = load <4 x double>, ptr %757, align 32
  %759 = add i64 %754, %623
  %760 = getelementptr i32, ptr %633, i64 %759
  %761 = load i32, ptr %760, align 4
  %762 = sext i32 %761 to i64
  %763 = getelementptr <4 x double>, ptr %649, i64 %762
  %764 = load <4 x double>, ptr %763, align 32
  %765 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %758, <4 x double> %764, <4 x double> %755)
  %766 = icmp eq i64 %756, %624
  br i1 %766, label %736, label %753

767:
  %768 = phi i64 [ 0, %733 ], [ %778, %777 ]
  %769 = phi i64 [ 0, %733 ], [ %779, %777 ]
  %770 = getelementptr i32, ptr %633, i64 %769
  %771 = load i32, ptr %770, align 4
  %772 = sext i32 %771 to i64
  %773 = getelementptr i32, ptr %734, i64 %772
  %774 = load i32, ptr %773, align 4
  %775 = sext i32 %774 to i64
  %776 = icmp sgt i32 %774, 0
  br i1 %776, label %781, label %777

777:
  %778 = phi i64 [ %768, %767 ], [ %784, %781 ]
  %779 = add i64 %769, 1
  %780 = icmp eq i64 %779, %623
  br i1 %780, label %790, label %767

781:
  %782 = phi i64 [ %788, %781 ], [ 0, %767 ]
  %783 = phi i64 [ %784, %781 ], [ %768, %767 ]
  %784 = add i64 %783, 1
  %785 = getelementptr double, ptr %641, i64 %783
  %786 = load double, ptr %785
  %787 = getelementptr <4 x double>, ptr %735, i64 %772, i64 %782
  store double %786, ptr %787
  %788 = add i64 %782, 1
  %789 = icmp eq i64 %788, %775
  br i1 %789, label %777, label %781

790:
  %791 = phi ptr [ %615, %731 ], [ %694, %676 ], [ %615, %777 ]
  %792 = add i64 %616, 1
  %793 = getelementptr i32, ptr %791, i64 1
  %794 = load i32, ptr %793, align 4
  %795 = sext i32 %794 to i64
  %796 = icmp slt i64 %792, %795
  br i1 %796, label %614, label %797

797:
  %798 = load i64, ptr %121
  %799 = icmp slt i64 %798, 1
  br i1 %799, label %4009, label %800

800:
  %801 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %802 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 18
  %803 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 19
  %804 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %805 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 20
  %806 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %807 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %808 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %809 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  %810 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %1780

811:
  %812 = phi i64 [ %122, %124 ], [ %814, %1778 ]
  %813 = load ptr, ptr %125
  %814 = add i64 %812, -1
  %815 = getelementptr %struct.flat, ptr %135, i64 %812
  %816 = bitcast ptr %815 to ptr
  br label %817

817:
  %818 = phi i64 [ 0, %811 ], [ %820, %817 ]
  %819 = getelementptr i8, ptr %816, i64 %818
  call void @llvm.prefetch.p0(ptr %819, i32 0, i32 3, i32 1)
  %820 = add i64 %818, 64
  %821 = icmp ult i64 %818, 192
  br i1 %821, label %817, label %822

822:
  %823 = mul i64 %814, 6
  %824 = getelementptr i32, ptr %813, i64 %823
  %825 = load ptr, ptr %126
  %826 = getelementptr i32, ptr %825, i64 %812
  %827 = load i32, ptr %826, align 4
  %828 = add i64 %812, 1
  %829 = getelementptr i32, ptr %825, i64 %828
  %830 = load i32, ptr %829, align 4
  %831 = icmp slt i32 %827, %830
  br i1 %831, label %832, label %1442

832:
  %833 = load ptr, ptr %25
  %834 = sext i32 %827 to i64
  %835 = icmp eq ptr %833, null
  %836 = getelementptr %struct.flat, ptr %833, i64 %812, i32 16, i64 0
  %837 = getelementptr %struct.flat, ptr %833, i64 %812, i32 16, i64 1
  %838 = getelementptr %struct.flat, ptr %833, i64 %812, i32 16, i64 2
  br label %839

839:
  %840 = phi i64 [ %834, %832 ], [ %1436, %1435 ]
  %841 = load ptr, ptr %127
  %842 = mul i64 %840, 5
  %843 = getelementptr i32, ptr %841, i64 %842
  %844 = load i32, ptr %843, align 4
  %845 = getelementptr i32, ptr %843, i64 1
  %846 = load i32, ptr %845, align 4
  %847 = add i32 %846, %844
  %848 = sext i32 %847 to i64
  %849 = sext i32 %844 to i64
  %850 = sext i32 %846 to i64
  %851 = getelementptr i32, ptr %843, i64 2
  %852 = load i32, ptr %851, align 4
  %853 = sext i32 %852 to i64
  %854 = add i64 %850, 1
  %855 = load ptr, ptr %128
  %856 = getelementptr i32, ptr %843, i64 3
  %857 = load i32, ptr %856, align 4
  %858 = sext i32 %857 to i64
  %859 = getelementptr i32, ptr %855, i64 %858
  %860 = load ptr, ptr %129
  %861 = getelementptr i32, ptr %843, i64 4
  %862 = load i32, ptr %861, align 4
  %863 = sext i32 %862 to i64
  %864 = getelementptr <4 x double>, ptr %860, i64 %863
  %865 = getelementptr i32, ptr %859, i64 %848
  %866 = getelementptr i32, ptr %865, i64 %848
  %867 = add i64 %849, 1
  %868 = mul i64 %867, %849
  %869 = sdiv i64 %868, 2
  %870 = getelementptr i32, ptr %866, i64 %869
  %871 = mul i64 %850, %849
  %872 = getelementptr i32, ptr %870, i64 %871
  %873 = mul i64 %854, %853
  %874 = getelementptr <4 x double>, ptr %864, i64 %873, i64 0
  %875 = icmp ne i32 %844, 1
  %876 = icmp ne i32 %846, 0
  %877 = select i1 %875, i1 true, i1 %876
  br i1 %877, label %1157, label %878

878:
  %879 = load ptr, ptr %130
  %880 = load i32, ptr %865, align 4
  %881 = mul i32 %880, 3
  %882 = sext i32 %881 to i64
  %883 = getelementptr <4 x double>, ptr %879, i64 %882
  %884 = load ptr, ptr %115
  %885 = load i32, ptr %866, align 4
  %886 = shl i32 %885, 2
  %887 = sext i32 %886 to i64
  %888 = load ptr, ptr %131
  %889 = load i32, ptr %859, align 4
  %890 = shl i32 %889, 2
  %891 = sext i32 %890 to i64
  %892 = getelementptr double, ptr %888, i64 %891
  %893 = call i64 @llvm.smax.i64(i64 %853, i64 0)
  %894 = icmp slt i32 %852, 1
  br i1 %894, label %1146, label %895

895:
  %896 = getelementptr <4 x double>, ptr %883, i64 2
  %897 = getelementptr <4 x double>, ptr %883, i64 1
  %898 = getelementptr <4 x double>, ptr %884, i64 %887, i64 0
  %899 = load <4 x double>, ptr %883, align 32
  %900 = load <4 x double>, ptr %897, align 32
  %901 = shufflevector <4 x double> %899, <4 x double> %900, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %902 = load <4 x double>, ptr %896, align 32
  %903 = shufflevector <4 x double> %901, <4 x double> %902, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %904 = load double, ptr %892
  %905 = fneg double %904
  %906 = insertelement <4 x double> %903, double %905, i64 3
  %907 = load double, ptr %898
  %908 = fcmp ogt double %907, 0.000000e+00
  %909 = fdiv double 1.000000e+00, %907
  %910 = select i1 %908, double %909, double 0x7FF8000000000000
  %911 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %910, i64 0
  %912 = insertelement <4 x double> poison, double %910, i64 0
  %913 = shufflevector <4 x double> %912, <4 x double> poison, <4 x i32> zeroinitializer
  %914 = shufflevector <4 x double> %899, <4 x double> poison, <4 x i32> zeroinitializer
  %915 = fmul <4 x double> %914, %906
  %916 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %913, <4 x double> %915, <4 x double> zeroinitializer)
  %917 = shufflevector <4 x double> %900, <4 x double> poison, <4 x i32> zeroinitializer
  %918 = fmul <4 x double> %917, %906
  %919 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %913, <4 x double> %918, <4 x double> zeroinitializer)
  %920 = shufflevector <4 x double> %902, <4 x double> poison, <4 x i32> zeroinitializer
  %921 = fmul <4 x double> %920, %906
  %922 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %913, <4 x double> %921, <4 x double> zeroinitializer)
  %923 = icmp eq i64 %893, 1
  br i1 %923, label %1075, label %924

924:
  %925 = extractelement <4 x double> %899, i64 1
  %926 = insertelement <4 x double> undef, double %925, i64 0
  %927 = extractelement <4 x double> %900, i64 1
  %928 = insertelement <4 x double> %926, double %927, i64 1
  %929 = extractelement <4 x double> %902, i64 1
  %930 = insertelement <4 x double> %928, double %929, i64 2
  %931 = getelementptr double, ptr %892, i64 1
  %932 = load double, ptr %931
  %933 = fneg double %932
  %934 = insertelement <4 x double> %930, double %933, i64 3
  %935 = getelementptr <4 x double>, ptr %884, i64 %887, i64 5
  %936 = load double, ptr %935
  %937 = getelementptr <4 x double>, ptr %884, i64 %887, i64 4
  %938 = load double, ptr %937
  %939 = fmul double %910, %938
  %940 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %939, i64 0
  %941 = insertelement <4 x double> poison, double %939, i64 0
  %942 = shufflevector <4 x double> %941, <4 x double> poison, <4 x i32> zeroinitializer
  %943 = fneg <4 x double> %942
  %944 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %943, <4 x double> %906, <4 x double> %934)
  %945 = fneg double %938
  %946 = fmul double %938, %945
  %947 = call double @llvm.fmuladd.f64(double %936, double %907, double %946)
  %948 = fcmp ogt double %947, 0.000000e+00
  %949 = fdiv double %907, %947
  %950 = select i1 %948, double %949, double 0x7FF8000000000000
  %951 = insertelement <4 x double> %911, double %950, i64 1
  %952 = insertelement <4 x double> poison, double %950, i64 0
  %953 = shufflevector <4 x double> %952, <4 x double> poison, <4 x i32> zeroinitializer
  %954 = shufflevector <4 x double> %944, <4 x double> poison, <4 x i32> zeroinitializer
  %955 = fmul <4 x double> %944, %954
  %956 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %953, <4 x double> %955, <4 x double> %916)
  %957 = shufflevector <4 x double> %944, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %958 = fmul <4 x double> %944, %957
  %959 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %953, <4 x double> %958, <4 x double> %919)
  %960 = shufflevector <4 x double> %944, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %961 = fmul <4 x double> %944, %960
  %962 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %953, <4 x double> %961, <4 x double> %922)
  %963 = icmp eq i64 %893, 2
  br i1 %963, label %1075, label %964

964:
  %965 = extractelement <4 x double> %899, i64 2
  %966 = insertelement <4 x double> undef, double %965, i64 0
  %967 = extractelement <4 x double> %900, i64 2
  %968 = insertelement <4 x double> %966, double %967, i64 1
  %969 = extractelement <4 x double> %902, i64 2
  %970 = insertelement <4 x double> %968, double %969, i64 2
  %971 = getelementptr double, ptr %892, i64 2
  %972 = load double, ptr %971
  %973 = fneg double %972
  %974 = insertelement <4 x double> %970, double %973, i64 3
  %975 = getelementptr <4 x double>, ptr %884, i64 %887, i64 10
  %976 = load double, ptr %975
  %977 = getelementptr <4 x double>, ptr %884, i64 %887, i64 8
  %978 = load double, ptr %977
  %979 = fmul double %910, %978
  %980 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %979, i64 0
  %981 = insertelement <4 x double> poison, double %979, i64 0
  %982 = shufflevector <4 x double> %981, <4 x double> poison, <4 x i32> zeroinitializer
  %983 = fneg <4 x double> %982
  %984 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %983, <4 x double> %906, <4 x double> %974)
  %985 = getelementptr <4 x double>, ptr %884, i64 %887, i64 9
  %986 = load double, ptr %985
  %987 = fneg double %978
  %988 = call double @llvm.fmuladd.f64(double %987, double %939, double %986)
  %989 = fmul double %950, %988
  %990 = insertelement <4 x double> %980, double %989, i64 1
  %991 = insertelement <4 x double> poison, double %989, i64 0
  %992 = shufflevector <4 x double> %991, <4 x double> poison, <4 x i32> zeroinitializer
  %993 = fneg <4 x double> %992
  %994 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %993, <4 x double> %944, <4 x double> %984)
  %995 = call double @llvm.fmuladd.f64(double %987, double %979, double %976)
  %996 = fneg double %988
  %997 = call double @llvm.fmuladd.f64(double %996, double %989, double %995)
  %998 = fcmp ogt double %997, 0.000000e+00
  %999 = fdiv double 1.000000e+00, %997
  %1000 = select i1 %998, double %999, double 0x7FF8000000000000
  %1001 = insertelement <4 x double> %951, double %1000, i64 2
  %1002 = insertelement <4 x double> poison, double %1000, i64 0
  %1003 = shufflevector <4 x double> %1002, <4 x double> poison, <4 x i32> zeroinitializer
  %1004 = shufflevector <4 x double> %994, <4 x double> poison, <4 x i32> zeroinitializer
  %1005 = fmul <4 x double> %994, %1004
  %1006 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1003, <4 x double> %1005, <4 x double> %956)
  %1007 = shufflevector <4 x double> %994, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1008 = fmul <4 x double> %994, %1007
  %1009 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1003, <4 x double> %1008, <4 x double> %959)
  %1010 = shufflevector <4 x double> %994, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1011 = fmul <4 x double> %994, %1010
  %1012 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1003, <4 x double> %1011, <4 x double> %962)
  %1013 = icmp eq i64 %893, 3
  br i1 %1013, label %1075, label %1014

1014:
  %1015 = extractelement <4 x double> %899, i64 3
  %1016 = insertelement <4 x double> undef, double %1015, i64 0
  %1017 = extractelement <4 x double> %900, i64 3
  %1018 = insertelement <4 x double> %1016, double %1017, i64 1
  %1019 = extractelement <4 x double> %902, i64 3
  %1020 = insertelement <4 x double> %1018, double %1019, i64 2
  %1021 = getelementptr double, ptr %892, i64 3
  %1022 = load double, ptr %1021
  %1023 = fneg double %1022
  %1024 = insertelement <4 x double> %1020, double %1023, i64 3
  %1025 = getelementptr <4 x double>, ptr %884, i64 %887, i64 15
  %1026 = load double, ptr %1025
  %1027 = getelementptr <4 x double>, ptr %884, i64 %887, i64 12
  %1028 = load double, ptr %1027
  %1029 = fmul double %910, %1028
  %1030 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %1029, i64 0
  %1031 = insertelement <4 x double> poison, double %1029, i64 0
  %1032 = shufflevector <4 x double> %1031, <4 x double> poison, <4 x i32> zeroinitializer
  %1033 = fneg <4 x double> %1032
  %1034 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1033, <4 x double> %906, <4 x double> %1024)
  %1035 = getelementptr <4 x double>, ptr %884, i64 %887, i64 13
  %1036 = load double, ptr %1035
  %1037 = fneg double %1028
  %1038 = call double @llvm.fmuladd.f64(double %1037, double %939, double %1036)
  %1039 = fmul double %950, %1038
  %1040 = insertelement <4 x double> %1030, double %1039, i64 1
  %1041 = insertelement <4 x double> poison, double %1039, i64 0
  %1042 = shufflevector <4 x double> %1041, <4 x double> poison, <4 x i32> zeroinitializer
  %1043 = fneg <4 x double> %1042
  %1044 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1043, <4 x double> %944, <4 x double> %1034)
  %1045 = getelementptr <4 x double>, ptr %884, i64 %887, i64 14
  %1046 = load double, ptr %1045
  %1047 = call double @llvm.fmuladd.f64(double %1037, double %979, double %1046)
  %1048 = fneg double %1038
  %1049 = call double @llvm.fmuladd.f64(double %1048, double %989, double %1047)
  %1050 = fmul double %1000, %1049
  %1051 = insertelement <4 x double> %1040, double %1050, i64 2
  %1052 = insertelement <4 x double> poison, double %1050, i64 0
  %1053 = shufflevector <4 x double> %1052, <4 x double> poison, <4 x i32> zeroinitializer
  %1054 = fneg <4 x double> %1053
  %1055 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1054, <4 x double> %994, <4 x double> %1044)
  %1056 = call double @llvm.fmuladd.f64(double %1037, double %1029, double %1026)
  %1057 = call double @llvm.fmuladd.f64(double %1048, double %1039, double %1056)
  %1058 = fneg double %1049
  %1059 = call double @llvm.fmuladd.f64(double %1058, double %1050, double %1057)
  %1060 = fcmp ogt double %1059, 0.000000e+00
  %1061 = fdiv double 1.000000e+00, %1059
  %1062 = select i1 %1060, double %1061, double 0x7FF8000000000000
  %1063 = insertelement <4 x double> %1001, double %1062, i64 3
  %1064 = insertelement <4 x double> poison, double %1062, i64 0
  %1065 = shufflevector <4 x double> %1064, <4 x double> poison, <4 x i32> zeroinitializer
  %1066 = shufflevector <4 x double> %1055, <4 x double> poison, <4 x i32> zeroinitializer
  %1067 = fmul <4 x double> %1055, %1066
  %1068 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1065, <4 x double> %1067, <4 x double> %1006)
  %1069 = shufflevector <4 x double> %1055, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1070 = fmul <4 x double> %1055, %1069
  %1071 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1065, <4 x double> %1070, <4 x double> %1009)
  %1072 = shufflevector <4 x double> %1055, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1073 = fmul <4 x double> %1055, %1072
  %1074 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1065, <4 x double> %1073, <4 x double> %1012)
  br label %1075

1075:
  %1076 = phi <4 x double> [ undef, %895 ], [ %940, %924 ], [ %940, %964 ], [ %940, %1014 ]
  %1077 = phi <4 x double> [ undef, %895 ], [ undef, %924 ], [ %990, %964 ], [ %990, %1014 ]
  %1078 = phi <4 x double> [ undef, %895 ], [ %944, %924 ], [ %944, %964 ], [ %944, %1014 ]
  %1079 = phi <4 x double> [ undef, %895 ], [ undef, %924 ], [ undef, %964 ], [ %1051, %1014 ]
  %1080 = phi <4 x double> [ undef, %895 ], [ undef, %924 ], [ %994, %964 ], [ %994, %1014 ]
  %1081 = phi <4 x double> [ undef, %895 ], [ undef, %924 ], [ undef, %964 ], [ %1055, %1014 ]
  %1082 = phi <4 x double> [ %916, %895 ], [ %956, %924 ], [ %1006, %964 ], [ %1068, %1014 ]
  %1083 = phi <4 x double> [ %919, %895 ], [ %959, %924 ], [ %1009, %964 ], [ %1071, %1014 ]
  %1084 = phi <4 x double> [ %922, %895 ], [ %962, %924 ], [ %1012, %964 ], [ %1074, %1014 ]
  %1085 = phi <4 x double> [ %911, %895 ], [ %951, %924 ], [ %1001, %964 ], [ %1063, %1014 ]
  %1086 = icmp ugt i32 %852, 3
  br i1 %1086, label %1106, label %1087

1087:
  %1088 = icmp eq i32 %852, 3
  br i1 %1088, label %1100, label %1089

1089:
  %1090 = icmp ugt i32 %852, 1
  br i1 %1090, label %1094, label %1091

1091:
  %1092 = shufflevector <4 x double> %1085, <4 x double> poison, <4 x i32> zeroinitializer
  %1093 = fmul <4 x double> %906, %1092
  br label %1144

1094:
  %1095 = shufflevector <4 x double> %1085, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1096 = fmul <4 x double> %1078, %1095
  %1097 = getelementptr <4 x double>, ptr %864, i64 1
  store <4 x double> %1096, ptr %1097, align 32
  %1098 = shufflevector <4 x double> %1085, <4 x double> poison, <4 x i32> zeroinitializer
  %1099 = fmul <4 x double> %906, %1098
  br label %1138

1100:
  %1101 = shufflevector <4 x double> %1085, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1102 = fmul <4 x double> %1080, %1101
  %1103 = getelementptr <4 x double>, ptr %864, i64 2
  store <4 x double> %1102, ptr %1103, align 32
  %1104 = shufflevector <4 x double> %1085, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1105 = fmul <4 x double> %1078, %1104
  br label %1121

1106:
  %1107 = shufflevector <4 x double> %1085, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1108 = fmul <4 x double> %1081, %1107
  %1109 = getelementptr <4 x double>, ptr %864, i64 3
  store <4 x double> %1108, ptr %1109, align 32
  %1110 = shufflevector <4 x double> %1085, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1111 = fmul <4 x double> %1080, %1110
  %1112 = shufflevector <4 x double> %1079, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1113 = fneg <4 x double> %1112
  %1114 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1113, <4 x double> %1108, <4 x double> %1111)
  %1115 = getelementptr <4 x double>, ptr %864, i64 2
  store <4 x double> %1114, ptr %1115, align 32
  %1116 = shufflevector <4 x double> %1085, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1117 = fmul <4 x double> %1078, %1116
  %1118 = shufflevector <4 x double> %1079, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1119 = fneg <4 x double> %1118
  %1120 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1119, <4 x double> %1108, <4 x double> %1117)
  br label %1121

1121:
  %1122 = phi <4 x double> [ %1105, %1100 ], [ %1120, %1106 ]
  %1123 = phi <4 x double> [ %1081, %1100 ], [ %1108, %1106 ]
  %1124 = phi <4 x double> [ %1102, %1100 ], [ %1114, %1106 ]
  %1125 = shufflevector <4 x double> %1077, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1126 = fneg <4 x double> %1125
  %1127 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1126, <4 x double> %1124, <4 x double> %1122)
  %1128 = getelementptr <4 x double>, ptr %864, i64 1
  store <4 x double> %1127, ptr %1128, align 32
  %1129 = shufflevector <4 x double> %1085, <4 x double> poison, <4 x i32> zeroinitializer
  %1130 = fmul <4 x double> %906, %1129
  %1131 = shufflevector <4 x double> %1079, <4 x double> poison, <4 x i32> zeroinitializer
  %1132 = fneg <4 x double> %1131
  %1133 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1132, <4 x double> %1123, <4 x double> %1130)
  %1134 = select i1 %1086, <4 x double> %1133, <4 x double> %1130
  %1135 = shufflevector <4 x double> %1077, <4 x double> poison, <4 x i32> zeroinitializer
  %1136 = fneg <4 x double> %1135
  %1137 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1136, <4 x double> %1124, <4 x double> %1134)
  br label %1138

1138:
  %1139 = phi <4 x double> [ %1099, %1094 ], [ %1137, %1121 ]
  %1140 = phi <4 x double> [ %1096, %1094 ], [ %1127, %1121 ]
  %1141 = shufflevector <4 x double> %1076, <4 x double> poison, <4 x i32> zeroinitializer
  %1142 = fneg <4 x double> %1141
  %1143 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1142, <4 x double> %1140, <4 x double> %1139)
  br label %1144

1144:
  %1145 = phi <4 x double> [ %1143, %1138 ], [ %1093, %1091 ]
  store <4 x double> %1145, ptr %864, align 32
  br label %1146

1146:
  %1147 = phi <4 x double> [ %1082, %1144 ], [ zeroinitializer, %878 ]
  %1148 = phi <4 x double> [ %1083, %1144 ], [ zeroinitializer, %878 ]
  %1149 = phi <4 x double> [ %1084, %1144 ], [ zeroinitializer, %878 ]
  br i1 %835, label %1435, label %1150

1150:
  %1151 = load <4 x double>, ptr %836, align 32
  %1152 = fadd <4 x double> %1147, %1151
  store <4 x double> %1152, ptr %836, align 32
  %1153 = load <4 x double>, ptr %837, align 32
  %1154 = fadd <4 x double> %1148, %1153
  store <4 x double> %1154, ptr %837, align 32
  %1155 = load <4 x double>, ptr %838, align 32
  %1156 = fadd <4 x double> %1149, %1155
  store <4 x double> %1156, ptr %838, align 32
  br label %1435

1157:
  %1158 = icmp sgt i32 %844, 0
  br i1 %1158, label %1159, label %1292

1159:
  %1160 = load ptr, ptr %132
  %1161 = icmp sgt i32 %846, 0
  br label %1162

1162:
  %1163 = phi ptr [ %1160, %1159 ], [ %1197, %1196 ]
  %1164 = phi i64 [ 1, %1159 ], [ %1200, %1196 ]
  %1165 = phi ptr [ %864, %1159 ], [ %1199, %1196 ]
  %1166 = phi ptr [ %874, %1159 ], [ %1198, %1196 ]
  %1167 = phi i64 [ 0, %1159 ], [ %1183, %1196 ]
  %1168 = getelementptr i32, ptr %859, i64 %1167
  %1169 = load i32, ptr %1168, align 4
  %1170 = sext i32 %1169 to i64
  %1171 = load ptr, ptr %130
  %1172 = getelementptr i32, ptr %865, i64 %1167
  %1173 = load i32, ptr %1172, align 4
  %1174 = mul i32 %1173, 3
  %1175 = sext i32 %1174 to i64
  %1176 = getelementptr <4 x double>, ptr %1171, i64 %1175
  %1177 = load ptr, ptr %131
  %1178 = shl i64 %1170, 2
  %1179 = getelementptr double, ptr %1177, i64 %1178
  %1180 = getelementptr i32, ptr %1163, i64 %1170
  %1181 = load i32, ptr %1180, align 4
  %1182 = icmp sgt i32 %1181, 0
  %1183 = add i64 %1167, 1
  br i1 %1182, label %1184, label %1196

1184:
  %1185 = mul i64 %1183, %1167
  %1186 = lshr i64 %1185, 1
  %1187 = getelementptr <4 x double>, ptr %1176, i64 1
  %1188 = getelementptr <4 x double>, ptr %1176, i64 2
  br label %1189

1189:
  %1190 = phi ptr [ %1163, %1184 ], [ %1249, %1245 ]
  %1191 = phi ptr [ %1165, %1184 ], [ %1248, %1245 ]
  %1192 = phi ptr [ %1166, %1184 ], [ %1247, %1245 ]
  %1193 = phi i64 [ 0, %1184 ], [ %1246, %1245 ]
  %1194 = load ptr, ptr %115
  %1195 = getelementptr <4 x double>, ptr %1194, i64 %1193
  br label %1216

1196:
  %1197 = phi ptr [ %1163, %1162 ], [ %1249, %1245 ]
  %1198 = phi ptr [ %1166, %1162 ], [ %1247, %1245 ]
  %1199 = phi ptr [ %1165, %1162 ], [ %1248, %1245 ]
  %1200 = add i64 %1164, 1
  %1201 = icmp eq i64 %1183, %849
  br i1 %1201, label %1292, label %1162

1202:
  %1203 = load <4 x double>, ptr %1176, align 32
  %1204 = extractelement <4 x double> %1203, i64 %1193
  %1205 = insertelement <4 x double> undef, double %1204, i64 0
  %1206 = load <4 x double>, ptr %1187, align 32
  %1207 = extractelement <4 x double> %1206, i64 %1193
  %1208 = insertelement <4 x double> %1205, double %1207, i64 1
  %1209 = load <4 x double>, ptr %1188, align 32
  %1210 = extractelement <4 x double> %1209, i64 %1193
  %1211 = insertelement <4 x double> %1208, double %1210, i64 2
  %1212 = getelementptr double, ptr %1179, i64 %1193
  %1213 = load double, ptr %1212
  %1214 = fneg double %1213
  %1215 = insertelement <4 x double> %1211, double %1214, i64 3
  store <4 x double> %1215, ptr %1191, align 32
  br i1 %1161, label %1254, label %1245

1216:
  %1217 = phi i64 [ 0, %1189 ], [ %1235, %1233 ]
  %1218 = phi i64 [ 0, %1189 ], [ %1234, %1233 ]
  %1219 = getelementptr i32, ptr %859, i64 %1218
  %1220 = load i32, ptr %1219, align 4
  %1221 = sext i32 %1220 to i64
  %1222 = getelementptr i32, ptr %1190, i64 %1221
  %1223 = load i32, ptr %1222, align 4
  %1224 = sext i32 %1223 to i64
  %1225 = icmp sgt i32 %1223, 0
  br i1 %1225, label %1226, label %1233

1226:
  %1227 = add i64 %1218, %1186
  %1228 = getelementptr i32, ptr %866, i64 %1227
  %1229 = load i32, ptr %1228, align 4
  %1230 = shl i32 %1229, 2
  %1231 = sext i32 %1230 to i64
  %1232 = getelementptr <4 x double>, ptr %1195, i64 %1231
  br label %1237

1233:
  %1234 = add i64 %1218, 1
  %1235 = add i64 %1217, %1224
  %1236 = icmp eq i64 %1234, %1164
  br i1 %1236, label %1202, label %1216

1237:
  %1238 = phi i64 [ 0, %1226 ], [ %1243, %1237 ]
  %1239 = load <4 x double>, ptr %1232, align 32
  %1240 = extractelement <4 x double> %1239, i64 %1238
  %1241 = add i64 %1238, %1217
  %1242 = getelementptr double, ptr %1192, i64 %1241
  store double %1240, ptr %1242
  %1243 = add i64 %1238, 1
  %1244 = icmp eq i64 %1243, %1224
  br i1 %1244, label %1233, label %1237

1245:
  %1246 = add i64 %1193, 1
  %1247 = getelementptr double, ptr %1192, i64 %853
  %1248 = getelementptr <4 x double>, ptr %1191, i64 %854
  %1249 = load ptr, ptr %132
  %1250 = getelementptr i32, ptr %1249, i64 %1170
  %1251 = load i32, ptr %1250, align 4
  %1252 = sext i32 %1251 to i64
  %1253 = icmp slt i64 %1246, %1252
  br i1 %1253, label %1189, label %1196

1254:
  %1255 = phi i64 [ %1289, %1287 ], [ 0, %1202 ]
  %1256 = load ptr, ptr %115
  %1257 = mul i64 %1255, %849
  %1258 = add i64 %1257, %1167
  %1259 = getelementptr i32, ptr %870, i64 %1258
  %1260 = load i32, ptr %1259, align 4
  %1261 = shl i32 %1260, 2
  %1262 = sext i32 %1261 to i64
  %1263 = getelementptr <4 x double>, ptr %1256, i64 %1262
  %1264 = add i64 %1255, %849
  %1265 = getelementptr i32, ptr %859, i64 %1264
  %1266 = load i32, ptr %1265, align 4
  %1267 = icmp sgt i32 %1266, %1169
  br i1 %1267, label %1268, label %1284

1268:
  %1269 = load <4 x double>, ptr %1263, align 32
  %1270 = extractelement <4 x double> %1269, i64 %1193
  %1271 = insertelement <4 x double> undef, double %1270, i64 0
  %1272 = getelementptr <4 x double>, ptr %1263, i64 1
  %1273 = load <4 x double>, ptr %1272, align 32
  %1274 = extractelement <4 x double> %1273, i64 %1193
  %1275 = insertelement <4 x double> %1271, double %1274, i64 1
  %1276 = getelementptr <4 x double>, ptr %1263, i64 2
  %1277 = load <4 x double>, ptr %1276, align 32
  %1278 = extractelement <4 x double> %1277, i64 %1193
  %1279 = insertelement <4 x double> %1275, double %1278, i64 2
  %1280 = getelementptr <4 x double>, ptr %1263, i64 3
  %1281 = load <4 x double>, ptr %1280, align 32
  %1282 = extractelement <4 x double> %1281, i64 %1193
  %1283 = insertelement <4 x double> %1279, double %1282, i64 3
  br label %1287

1284:
  %1285 = getelementptr <4 x double>, ptr %1263, i64 %1193
  %1286 = load <4 x double>, ptr %1285, align 32
  br label %1287

1287:
  %1288 = phi <4 x double> [ %1283, %1268 ], [ %1286, %1284 ]
  %1289 = add i64 %1255, 1
  %1290 = getelementptr <4 x double>, ptr %1191, i64 %1289
  store <4 x double> %1288, ptr %1290, align 32
  %1291 = icmp eq i64 %1289, %850
  br i1 %1291, label %1245, label %1254

1292:
  call void @factorize(ptr %874, i64 %853)
  %1293 = icmp sgt i32 %852, 0
  br i1 %1293, label %1294, label %1435

1294:
  %1295 = icmp sgt i32 %846, -1
  br label %1296

1296:
  %1297 = phi i64 [ %1303, %1302 ], [ 0, %1294 ]
  %1298 = phi ptr [ %1305, %1302 ], [ %874, %1294 ]
  %1299 = phi ptr [ %1304, %1302 ], [ %864, %1294 ]
  br i1 %1295, label %1300, label %1302

1300:
  %1301 = icmp eq i64 %1297, 0
  br label %1307

1302:
  %1303 = add i64 %1297, 1
  %1304 = getelementptr <4 x double>, ptr %1299, i64 %854
  %1305 = getelementptr double, ptr %1298, i64 %853
  %1306 = icmp eq i64 %1303, %853
  br i1 %1306, label %1330, label %1296

1307:
  %1308 = phi i64 [ 0, %1300 ], [ %1313, %1311 ]
  %1309 = getelementptr <4 x double>, ptr %1299, i64 %1308
  %1310 = load <4 x double>, ptr %1309, align 32
  br i1 %1301, label %1311, label %1315

1311:
  %1312 = phi <4 x double> [ %1310, %1307 ], [ %1327, %1315 ]
  store <4 x double> %1312, ptr %1309, align 32
  %1313 = add i64 %1308, 1
  %1314 = icmp eq i64 %1308, %850
  br i1 %1314, label %1302, label %1307

1315:
  %1316 = phi i64 [ %1328, %1315 ], [ 0, %1307 ]
  %1317 = phi <4 x double> [ %1327, %1315 ], [ %1310, %1307 ]
  %1318 = getelementptr double, ptr %1298, i64 %1316
  %1319 = load double, ptr %1318
  %1320 = insertelement <4 x double> poison, double %1319, i64 0
  %1321 = shufflevector <4 x double> %1320, <4 x double> poison, <4 x i32> zeroinitializer
  %1322 = mul i64 %1316, %854
  %1323 = add i64 %1322, %1308
  %1324 = getelementptr <4 x double>, ptr %864, i64 %1323
  %1325 = load <4 x double>, ptr %1324, align 32
  %1326 = fneg <4 x double> %1321
  %1327 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1326, <4 x double> %1325, <4 x double> %1317)
  %1328 = add i64 %1316, 1
  %1329 = icmp eq i64 %1328, %1297
  br i1 %1329, label %1311, label %1315

1330:
  %1331 = add i64 %853, 1
  %1332 = icmp sgt i32 %846, 0
  br label %1333

1333:
  %1334 = phi ptr [ %864, %1330 ], [ %1363, %1361 ]
  %1335 = phi i64 [ 0, %1330 ], [ %1362, %1361 ]
  %1336 = mul i64 %1335, %1331
  %1337 = getelementptr double, ptr %874, i64 %1336
  %1338 = load double, ptr %1337
  %1339 = insertelement <4 x double> poison, double %1338, i64 0
  %1340 = shufflevector <4 x double> %1339, <4 x double> poison, <4 x i32> zeroinitializer
  %1341 = load <4 x double>, ptr %1334, align 32
  %1342 = fmul <4 x double> %1341, %1340
  %1343 = shufflevector <4 x double> %1342, <4 x double> poison, <4 x i32> zeroinitializer
  %1344 = load <4 x double>, ptr %836, align 32
  %1345 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1343, <4 x double> %1341, <4 x double> %1344)
  store <4 x double> %1345, ptr %836, align 32
  %1346 = shufflevector <4 x double> %1342, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1347 = load <4 x double>, ptr %1334, align 32
  %1348 = load <4 x double>, ptr %837, align 32
  %1349 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1346, <4 x double> %1347, <4 x double> %1348)
  store <4 x double> %1349, ptr %837, align 32
  %1350 = shufflevector <4 x double> %1342, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1351 = load <4 x double>, ptr %1334, align 32
  %1352 = load <4 x double>, ptr %838, align 32
  %1353 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1350, <4 x double> %1351, <4 x double> %1352)
  store <4 x double> %1353, ptr %838, align 32
  br i1 %1332, label %1354, label %1361

1354:
  %1355 = shufflevector <4 x double> %1342, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1356 = fneg <4 x double> %1343
  %1357 = fneg <4 x double> %1346
  %1358 = fneg <4 x double> %1350
  br label %1365

1359:
  %1360 = icmp eq i64 %1367, %850
  br i1 %1360, label %1361, label %1365

1361:
  %1362 = add i64 %1335, 1
  %1363 = getelementptr <4 x double>, ptr %1334, i64 %854
  %1364 = icmp eq i64 %1362, %853
  br i1 %1364, label %1435, label %1333

1365:
  %1366 = phi i64 [ 0, %1354 ], [ %1367, %1359 ]
  %1367 = add i64 %1366, 1
  %1368 = getelementptr <4 x double>, ptr %1334, i64 %1367
  %1369 = load <4 x double>, ptr %1368, align 32
  %1370 = load ptr, ptr %130
  %1371 = add i64 %1366, %849
  %1372 = getelementptr i32, ptr %865, i64 %1371
  %1373 = load i32, ptr %1372, align 4
  %1374 = mul i32 %1373, 3
  %1375 = sext i32 %1374 to i64
  %1376 = getelementptr <4 x double>, ptr %1370, i64 %1375
  %1377 = load <4 x double>, ptr %1376, align 32
  %1378 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1356, <4 x double> %1369, <4 x double> %1377)
  store <4 x double> %1378, ptr %1376, align 32
  %1379 = getelementptr <4 x double>, ptr %1376, i64 1
  %1380 = load <4 x double>, ptr %1379, align 32
  %1381 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1357, <4 x double> %1369, <4 x double> %1380)
  store <4 x double> %1381, ptr %1379, align 32
  %1382 = getelementptr <4 x double>, ptr %1376, i64 2
  %1383 = load <4 x double>, ptr %1382, align 32
  %1384 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1358, <4 x double> %1369, <4 x double> %1383)
  store <4 x double> %1384, ptr %1382, align 32
  %1385 = load ptr, ptr %131
  %1386 = getelementptr i32, ptr %859, i64 %1371
  %1387 = load i32, ptr %1386, align 4
  %1388 = shl i32 %1387, 2
  %1389 = sext i32 %1388 to i64
  %1390 = getelementptr double, ptr %1385, i64 %1389
  %1391 = bitcast ptr %1390 to ptr
  %1392 = load <4 x double>, ptr %1391, align 32
  %1393 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1355, <4 x double> %1369, <4 x double> %1392)
  store <4 x double> %1393, ptr %1391, align 32
  %1394 = load double, ptr %1337
  %1395 = insertelement <4 x double> poison, double %1394, i64 0
  %1396 = shufflevector <4 x double> %1395, <4 x double> poison, <4 x i32> zeroinitializer
  %1397 = fmul <4 x double> %1369, %1396
  %1398 = mul i64 %1367, %1366
  %1399 = lshr i64 %1398, 1
  %1400 = shufflevector <4 x double> %1397, <4 x double> poison, <4 x i32> zeroinitializer
  %1401 = fneg <4 x double> %1400
  %1402 = shufflevector <4 x double> %1397, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1403 = fneg <4 x double> %1402
  %1404 = shufflevector <4 x double> %1397, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1405 = fneg <4 x double> %1404
  %1406 = shufflevector <4 x double> %1397, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1407 = fneg <4 x double> %1406
  br label %1408

1408:
  %1409 = phi i64 [ 0, %1365 ], [ %1417, %1408 ]
  %1410 = load ptr, ptr %115
  %1411 = add i64 %1409, %1399
  %1412 = getelementptr i32, ptr %872, i64 %1411
  %1413 = load i32, ptr %1412, align 4
  %1414 = shl i32 %1413, 2
  %1415 = sext i32 %1414 to i64
  %1416 = getelementptr <4 x double>, ptr %1410, i64 %1415
  %1417 = add i64 %1409, 1
  %1418 = getelementptr <4 x double>, ptr %1334, i64 %1417
  %1419 = load <4 x double>, ptr %1418, align 32
  %1420 = load <4 x double>, ptr %1416, align 32
  %1421 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1401, <4 x double> %1419, <4 x double> %1420)
  store <4 x double> %1421, ptr %1416, align 32
  %1422 = load <4 x double>, ptr %1418, align 32
  %1423 = getelementptr <4 x double>, ptr %1416, i64 1
  %1424 = load <4 x double>, ptr %1423, align 32
  %1425 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1403, <4 x double> %1422, <4 x double> %1424)
  store <4 x double> %1425, ptr %1423, align 32
  %1426 = load <4 x double>, ptr %1418, align 32
  %1427 = getelementptr <4 x double>, ptr %1416, i64 2
  %1428 = load <4 x double>, ptr %1427, align 32
  %1429 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1405, <4 x double> %1426, <4 x double> %1428)
  store <4 x double> %1429, ptr %1427, align 32
  %1430 = load <4 x double>, ptr %1418, align 32
  %1431 = getelementptr <4 x double>, ptr %1416, i64 3
  %1432 = load <4 x double>, ptr %1431, align 32
  %1433 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1407, <4 x double> %1430, <4 x double> %1432)
  store <4 x double> %1433, ptr %1431, align 32
  %1434 = icmp eq i64 %1409, %1366
  br i1 %1434, label %1359, label %1408

1435:
  %1436 = add i64 %840, 1
  %1437 = load ptr, ptr %126
  %1438 = getelementptr i32, ptr %1437, i64 %828
  %1439 = load i32, ptr %1438, align 4
  %1440 = sext i32 %1439 to i64
  %1441 = icmp slt i64 %1436, %1440
  br i1 %1441, label %839, label %1442

1442:
  %1443 = mul i64 %814, 12
  %1444 = add i64 %1443, 6
  %1445 = getelementptr double, ptr %21, i64 %1444
  %1446 = load double, ptr %1445
  br i1 %133, label %1452, label %1447

1447:
  %1448 = load ptr, ptr %134
  %1449 = mul i64 %814, %23
  %1450 = getelementptr double, ptr %1448, i64 %1449
  %1451 = load double, ptr %1450
  br label %1452

1452:
  %1453 = phi double [ %1451, %1447 ], [ 0.000000e+00, %1442 ]
  %1454 = load i32, ptr %824, align 4
  %1455 = icmp eq i32 %1454, 0
  %1456 = sext i32 %1454 to i64
  %1457 = getelementptr %struct.flat, ptr %26, i64 %1456
  %1458 = select i1 %1455, ptr null, ptr %1457
  %1459 = getelementptr %struct.flat, ptr %26, i64 %812, i32 11
  %1460 = load double, ptr %1459
  %1461 = getelementptr %struct.flat, ptr %26, i64 %812, i32 12
  %1462 = load double, ptr %1461, align 32
  %1463 = getelementptr %struct.flat, ptr %26, i64 %812, i32 16, i64 0
  %1464 = load <4 x double>, ptr %1463, align 32
  %1465 = getelementptr %struct.flat, ptr %26, i64 %812, i32 16, i64 1
  %1466 = load <4 x double>, ptr %1465, align 32
  %1467 = getelementptr %struct.flat, ptr %26, i64 %812, i32 16, i64 2
  %1468 = load <4 x double>, ptr %1467, align 32
  %1469 = getelementptr i32, ptr %824, i64 1
  %1470 = load i32, ptr %1469, align 4
  %1471 = icmp eq i32 %1470, 1
  br i1 %1471, label %1485, label %1472

1472:
  %1473 = getelementptr i32, ptr %824, i64 5
  %1474 = load i32, ptr %1473, align 4
  %1475 = icmp slt i32 %1474, 3
  %1476 = fneg double %1453
  %1477 = select i1 %1475, double %1453, double %1476
  %1478 = extractelement <4 x double> %1468, i64 2
  %1479 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double poison>, double %1477, i64 3
  %1480 = fsub <4 x double> %1468, %1479
  %1481 = fcmp une double %1446, 0.000000e+00
  %1482 = insertelement <4 x double> %1480, double 0.000000e+00, i64 2
  %1483 = select i1 %1481, <4 x double> %1480, <4 x double> %1482
  %1484 = select i1 %1481, <4 x double> %1468, <4 x double> %1479
  br label %1557

1485:
  %1486 = getelementptr %struct.flat, ptr %26, i64 %812, i32 13
  %1487 = load double, ptr %1486
  %1488 = getelementptr %struct.flat, ptr %26, i64 %812, i32 14
  %1489 = load double, ptr %1488, align 16
  %1490 = insertelement <4 x double> poison, double %1487, i64 0
  %1491 = shufflevector <4 x double> %1490, <4 x double> poison, <4 x i32> zeroinitializer
  %1492 = insertelement <4 x double> poison, double %1489, i64 0
  %1493 = shufflevector <4 x double> %1492, <4 x double> poison, <4 x i32> zeroinitializer
  %1494 = fmul <4 x double> %1466, %1493
  %1495 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1491, <4 x double> %1464, <4 x double> %1494)
  %1496 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double poison>, double %1453, i64 3
  %1497 = fsub <4 x double> %1495, %1496
  %1498 = extractelement <4 x double> %1468, i64 0
  %1499 = extractelement <4 x double> %1468, i64 1
  %1500 = fmul double %1499, %1489
  %1501 = call double @llvm.fmuladd.f64(double %1487, double %1498, double %1500)
  %1502 = insertelement <4 x double> %1497, double %1501, i64 2
  %1503 = extractelement <4 x double> %1497, i64 0
  %1504 = extractelement <4 x double> %1497, i64 1
  %1505 = fmul double %1489, %1504
  %1506 = call double @llvm.fmuladd.f64(double %1487, double %1503, double %1505)
  %1507 = fcmp une double %1446, 0.000000e+00
  br i1 %1507, label %1557, label %1508

1508:
  %1509 = extractelement <4 x double> %1464, i64 0
  %1510 = extractelement <4 x double> %1464, i64 1
  %1511 = fmul double %1510, -2.000000e+00
  %1512 = fmul double %1511, %1487
  %1513 = call double @llvm.fmuladd.f64(double %1509, double %1489, double %1512)
  %1514 = extractelement <4 x double> %1466, i64 1
  %1515 = fmul double %1514, %1487
  %1516 = fmul double %1487, %1515
  %1517 = call double @llvm.fmuladd.f64(double %1513, double %1489, double %1516)
  %1518 = fneg double %1498
  %1519 = fmul double %1489, %1518
  %1520 = call double @llvm.fmuladd.f64(double %1499, double %1487, double %1519)
  %1521 = extractelement <4 x double> %1466, i64 3
  %1522 = extractelement <4 x double> %1464, i64 3
  %1523 = fneg double %1522
  %1524 = fmul double %1489, %1523
  %1525 = call double @llvm.fmuladd.f64(double %1521, double %1487, double %1524)
  %1526 = fneg double %1489
  %1527 = fneg double %1503
  %1528 = fmul double %1489, %1527
  %1529 = call double @llvm.fmuladd.f64(double %1504, double %1487, double %1528)
  %1530 = fmul double %1529, %1526
  %1531 = insertelement <4 x double> %1502, double %1530, i64 0
  %1532 = fmul double %1487, %1529
  %1533 = insertelement <4 x double> %1531, double %1532, i64 1
  %1534 = fmul double %1489, %1517
  %1535 = fmul double %1489, %1534
  %1536 = fneg double %1517
  %1537 = fmul double %1487, %1536
  %1538 = fmul double %1489, %1537
  %1539 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %1535, i64 0
  %1540 = insertelement <4 x double> %1539, double %1538, i64 1
  %1541 = fmul double %1525, %1526
  %1542 = call double @llvm.fmuladd.f64(double %1487, double %1453, double %1541)
  %1543 = insertelement <4 x double> %1540, double %1542, i64 3
  %1544 = fmul double %1487, %1517
  %1545 = fmul double %1487, %1544
  %1546 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %1538, i64 0
  %1547 = insertelement <4 x double> %1546, double %1545, i64 1
  %1548 = fmul double %1487, %1525
  %1549 = call double @llvm.fmuladd.f64(double %1489, double %1453, double %1548)
  %1550 = insertelement <4 x double> %1547, double %1549, i64 3
  %1551 = fneg double %1520
  %1552 = fmul double %1489, %1551
  %1553 = insertelement <4 x double> undef, double %1552, i64 0
  %1554 = fmul double %1487, %1520
  %1555 = insertelement <4 x double> %1553, double %1554, i64 1
  %1556 = shufflevector <4 x double> %1555, <4 x double> %1468, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %1557

1557:
  %1558 = phi double [ %1478, %1472 ], [ %1506, %1508 ], [ %1506, %1485 ]
  %1559 = phi <4 x double> [ %1483, %1472 ], [ %1533, %1508 ], [ %1502, %1485 ]
  %1560 = phi <4 x double> [ %1480, %1472 ], [ %1502, %1508 ], [ %1502, %1485 ]
  %1561 = phi <4 x double> [ %1484, %1472 ], [ %1556, %1508 ], [ %1468, %1485 ]
  %1562 = phi <4 x double> [ %1466, %1472 ], [ %1550, %1508 ], [ %1466, %1485 ]
  %1563 = phi <4 x double> [ %1464, %1472 ], [ %1543, %1508 ], [ %1464, %1485 ]
  %1564 = fadd double %1446, %1558
  %1565 = fcmp ogt double %1564, 0.000000e+00
  %1566 = fdiv double 1.000000e+00, %1564
  %1567 = select i1 %1565, double %1566, double 0x7FF8000000000000
  %1568 = extractelement <4 x double> %1560, i64 1
  %1569 = extractelement <4 x double> %1560, i64 0
  %1570 = fneg double %1462
  %1571 = fmul double %1569, %1570
  %1572 = call double @llvm.fmuladd.f64(double %1460, double %1568, double %1571)
  %1573 = extractelement <4 x double> %1560, i64 2
  %1574 = fadd double %1573, %1572
  %1575 = insertelement <4 x double> %1560, double %1574, i64 2
  %1576 = getelementptr %struct.flat, ptr %26, i64 %812, i32 15
  store double %1567, ptr %1576
  %1577 = insertelement <4 x double> poison, double %1567, i64 0
  %1578 = shufflevector <4 x double> %1577, <4 x double> poison, <4 x i32> zeroinitializer
  %1579 = fmul <4 x double> %1578, %1575
  %1580 = getelementptr %struct.flat, ptr %26, i64 %812, i32 17
  store <4 x double> %1579, ptr %1580, align 32
  %1581 = icmp eq ptr %1458, null
  br i1 %1581, label %1627, label %1582

1582:
  %1583 = insertelement <4 x double> poison, double %1460, i64 0
  %1584 = shufflevector <4 x double> %1583, <4 x double> poison, <4 x i32> zeroinitializer
  %1585 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1584, <4 x double> %1562, <4 x double> %1561)
  %1586 = insertelement <4 x double> poison, double %1462, i64 0
  %1587 = shufflevector <4 x double> %1586, <4 x double> poison, <4 x i32> zeroinitializer
  %1588 = fneg <4 x double> %1587
  %1589 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1588, <4 x double> %1563, <4 x double> %1585)
  %1590 = extractelement <4 x double> %1561, i64 2
  %1591 = extractelement <4 x double> %1561, i64 1
  %1592 = extractelement <4 x double> %1589, i64 1
  %1593 = fadd double %1591, %1592
  %1594 = call double @llvm.fmuladd.f64(double %1460, double %1593, double %1590)
  %1595 = extractelement <4 x double> %1561, i64 0
  %1596 = extractelement <4 x double> %1589, i64 0
  %1597 = fadd double %1595, %1596
  %1598 = call double @llvm.fmuladd.f64(double %1570, double %1597, double %1594)
  %1599 = insertelement <4 x double> %1589, double %1598, i64 2
  %1600 = extractelement <4 x double> %1559, i64 1
  %1601 = extractelement <4 x double> %1559, i64 0
  %1602 = fmul double %1601, %1570
  %1603 = call double @llvm.fmuladd.f64(double %1460, double %1600, double %1602)
  %1604 = extractelement <4 x double> %1559, i64 2
  %1605 = fadd double %1604, %1603
  %1606 = insertelement <4 x double> %1559, double %1605, i64 2
  %1607 = getelementptr %struct.flat, ptr %1458, i64 0, i32 16, i64 0
  %1608 = load <4 x double>, ptr %1607, align 32
  %1609 = fadd <4 x double> %1563, %1608
  %1610 = shufflevector <4 x double> %1559, <4 x double> poison, <4 x i32> zeroinitializer
  %1611 = fmul <4 x double> %1610, %1606
  %1612 = fneg <4 x double> %1578
  %1613 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1612, <4 x double> %1611, <4 x double> %1609)
  store <4 x double> %1613, ptr %1607, align 32
  %1614 = getelementptr %struct.flat, ptr %1458, i64 0, i32 16, i64 1
  %1615 = load <4 x double>, ptr %1614, align 32
  %1616 = fadd <4 x double> %1562, %1615
  %1617 = shufflevector <4 x double> %1559, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1618 = fmul <4 x double> %1617, %1606
  %1619 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1612, <4 x double> %1618, <4 x double> %1616)
  store <4 x double> %1619, ptr %1614, align 32
  %1620 = getelementptr %struct.flat, ptr %1458, i64 0, i32 16, i64 2
  %1621 = load <4 x double>, ptr %1620, align 32
  %1622 = fadd <4 x double> %1599, %1621
  %1623 = insertelement <4 x double> poison, double %1605, i64 0
  %1624 = shufflevector <4 x double> %1623, <4 x double> poison, <4 x i32> zeroinitializer
  %1625 = fmul <4 x double> %1606, %1624
  %1626 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1612, <4 x double> %1625, <4 x double> %1622)
  store <4 x double> %1626, ptr %1620, align 32
  br label %1627

1627:
  %1628 = load ptr, ptr %9
  %1629 = load ptr, ptr %125
  %1630 = mul i64 %812, 6
  %1631 = add i64 %1630, -6
  %1632 = getelementptr i32, ptr %1629, i64 %1631
  %1633 = getelementptr %struct.tree_closing.1, ptr %1628, i64 0, i32 18
  %1634 = load ptr, ptr %1633
  %1635 = getelementptr i32, ptr %1634, i64 %812
  %1636 = load i32, ptr %1635, align 4
  %1637 = sext i32 %1636 to i64
  %1638 = getelementptr %struct.tree_closing.1, ptr %1628, i64 0, i32 19
  %1639 = load ptr, ptr %1638
  %1640 = getelementptr i32, ptr %1639, i64 %812
  %1641 = load i32, ptr %1640, align 4
  %1642 = sext i32 %1641 to i64
  %1643 = icmp sgt i32 %1641, 0
  br i1 %1643, label %1644, label %1778

1644:
  %1645 = getelementptr %struct.tree_closing.1, ptr %1628, i64 0, i32 25
  %1646 = load ptr, ptr %1645
  %1647 = getelementptr %struct.tree_closing.1, ptr %1628, i64 0, i32 24
  %1648 = load ptr, ptr %1647
  %1649 = getelementptr i32, ptr %1648, i64 %812
  %1650 = load i32, ptr %1649, align 4
  %1651 = sext i32 %1650 to i64
  %1652 = getelementptr i32, ptr %1646, i64 %1651
  %1653 = getelementptr i32, ptr %1632, i64 1
  %1654 = getelementptr %struct.flat, ptr %26, i64 %812, i32 13
  %1655 = getelementptr %struct.flat, ptr %26, i64 %812, i32 14
  %1656 = shufflevector <4 x double> %1579, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1657 = getelementptr %struct.tree_closing.1, ptr %1628, i64 0, i32 20
  %1658 = shufflevector <4 x double> %1579, <4 x double> poison, <4 x i32> zeroinitializer
  %1659 = fneg <4 x double> %1658
  %1660 = shufflevector <4 x double> %1579, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1661 = fneg <4 x double> %1660
  %1662 = shufflevector <4 x double> %1579, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1663 = fneg <4 x double> %1662
  %1664 = getelementptr %struct.tree_closing.1, ptr %1628, i64 0, i32 21
  br label %1665

1665:
  %1666 = phi ptr [ %1652, %1644 ], [ %1750, %1775 ]
  %1667 = phi i64 [ 0, %1644 ], [ %1776, %1775 ]
  %1668 = add i64 %1667, %1637
  %1669 = load ptr, ptr %130
  %1670 = mul i64 %1668, 3
  %1671 = getelementptr <4 x double>, ptr %1669, i64 %1670
  %1672 = load i32, ptr %1653, align 4
  %1673 = icmp eq i32 %1672, 1
  br i1 %1673, label %1674, label %1688

1674:
  %1675 = load double, ptr %1654
  %1676 = insertelement <4 x double> poison, double %1675, i64 0
  %1677 = shufflevector <4 x double> %1676, <4 x double> poison, <4 x i32> zeroinitializer
  %1678 = load <4 x double>, ptr %1671, align 32
  %1679 = load double, ptr %1655, align 16
  %1680 = insertelement <4 x double> poison, double %1679, i64 0
  %1681 = shufflevector <4 x double> %1680, <4 x double> poison, <4 x i32> zeroinitializer
  %1682 = getelementptr <4 x double>, ptr %1671, i64 1
  %1683 = load <4 x double>, ptr %1682, align 32
  %1684 = fmul <4 x double> %1683, %1681
  %1685 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1677, <4 x double> %1678, <4 x double> %1684)
  %1686 = getelementptr <4 x double>, ptr %1671, i64 2
  %1687 = load <4 x double>, ptr %1686, align 32
  br label %1694

1688:
  %1689 = getelementptr <4 x double>, ptr %1671, i64 2
  %1690 = load <4 x double>, ptr %1689, align 32
  %1691 = load <4 x double>, ptr %1671, align 32
  %1692 = getelementptr <4 x double>, ptr %1671, i64 1
  %1693 = load <4 x double>, ptr %1692, align 32
  br label %1694

1694:
  %1695 = phi <4 x double> [ %1687, %1674 ], [ %1690, %1688 ]
  %1696 = phi <4 x double> [ %1683, %1674 ], [ %1693, %1688 ]
  %1697 = phi <4 x double> [ %1678, %1674 ], [ %1691, %1688 ]
  %1698 = phi <4 x double> [ %1685, %1674 ], [ %1690, %1688 ]
  %1699 = load double, ptr %1459
  %1700 = insertelement <4 x double> poison, double %1699, i64 0
  %1701 = load double, ptr %1461, align 32
  %1702 = insertelement <4 x double> poison, double %1701, i64 0
  %1703 = shufflevector <4 x double> %1702, <4 x double> poison, <4 x i32> zeroinitializer
  %1704 = fneg <4 x double> %1703
  %1705 = fmul <4 x double> %1697, %1704
  %1706 = load ptr, ptr %131
  %1707 = load ptr, ptr %1657
  %1708 = getelementptr i32, ptr %1707, i64 %1668
  %1709 = load i32, ptr %1708, align 4
  %1710 = shl i32 %1709, 2
  %1711 = sext i32 %1710 to i64
  %1712 = getelementptr double, ptr %1706, i64 %1711
  %1713 = bitcast ptr %1712 to ptr
  %1714 = load <4 x double>, ptr %1713, align 32
  %1715 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1656, <4 x double> %1698, <4 x double> %1714)
  store <4 x double> %1715, ptr %1713, align 32
  %1716 = load double, ptr %1576
  %1717 = insertelement <4 x double> poison, double %1716, i64 0
  %1718 = shufflevector <4 x double> %1717, <4 x double> poison, <4 x i32> zeroinitializer
  %1719 = fmul <4 x double> %1698, %1718
  store <4 x double> %1719, ptr %1671, align 32
  %1720 = shufflevector <4 x double> %1698, <4 x double> poison, <4 x i32> zeroinitializer
  %1721 = shufflevector <4 x double> %1698, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1722 = shufflevector <4 x double> %1698, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1723 = shufflevector <4 x double> %1698, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %1727

1724:
  %1725 = load i32, ptr %1632, align 4
  %1726 = icmp eq i32 %1725, 0
  br i1 %1726, label %1775, label %1753

1727:
  %1728 = phi ptr [ %1666, %1694 ], [ %1750, %1727 ]
  %1729 = phi i64 [ %1637, %1694 ], [ %1751, %1727 ]
  %1730 = load ptr, ptr %115
  %1731 = load i32, ptr %1728, align 4
  %1732 = shl i32 %1731, 2
  %1733 = sext i32 %1732 to i64
  %1734 = getelementptr <4 x double>, ptr %1730, i64 %1733
  %1735 = load ptr, ptr %130
  %1736 = mul i64 %1729, 3
  %1737 = getelementptr <4 x double>, ptr %1735, i64 %1736
  %1738 = load <4 x double>, ptr %1737, align 32
  %1739 = load <4 x double>, ptr %1734, align 32
  %1740 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1720, <4 x double> %1738, <4 x double> %1739)
  store <4 x double> %1740, ptr %1734, align 32
  %1741 = getelementptr <4 x double>, ptr %1734, i64 1
  %1742 = load <4 x double>, ptr %1741, align 32
  %1743 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1721, <4 x double> %1738, <4 x double> %1742)
  store <4 x double> %1743, ptr %1741, align 32
  %1744 = getelementptr <4 x double>, ptr %1734, i64 2
  %1745 = load <4 x double>, ptr %1744, align 32
  %1746 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1722, <4 x double> %1738, <4 x double> %1745)
  store <4 x double> %1746, ptr %1744, align 32
  %1747 = getelementptr <4 x double>, ptr %1734, i64 3
  %1748 = load <4 x double>, ptr %1747, align 32
  %1749 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1723, <4 x double> %1738, <4 x double> %1748)
  store <4 x double> %1749, ptr %1747, align 32
  %1750 = getelementptr i32, ptr %1728, i64 1
  %1751 = add i64 %1729, 1
  %1752 = icmp slt i64 %1729, %1668
  br i1 %1752, label %1727, label %1724

1753:
  %1754 = shufflevector <4 x double> %1700, <4 x double> poison, <4 x i32> zeroinitializer
  %1755 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1754, <4 x double> %1696, <4 x double> %1705)
  %1756 = fadd <4 x double> %1695, %1755
  %1757 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1663, <4 x double> %1698, <4 x double> %1756)
  %1758 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1661, <4 x double> %1698, <4 x double> %1696)
  %1759 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1659, <4 x double> %1698, <4 x double> %1697)
  %1760 = load ptr, ptr %130
  %1761 = load ptr, ptr %1664
  %1762 = getelementptr i32, ptr %1761, i64 %1668
  %1763 = load i32, ptr %1762, align 4
  %1764 = mul i32 %1763, 3
  %1765 = sext i32 %1764 to i64
  %1766 = getelementptr <4 x double>, ptr %1760, i64 %1765
  %1767 = load <4 x double>, ptr %1766, align 32
  %1768 = fadd <4 x double> %1759, %1767
  store <4 x double> %1768, ptr %1766, align 32
  %1769 = getelementptr <4 x double>, ptr %1766, i64 1
  %1770 = load <4 x double>, ptr %1769, align 32
  %1771 = fadd <4 x double> %1758, %1770
  store <4 x double> %1771, ptr %1769, align 32
  %1772 = getelementptr <4 x double>, ptr %1766, i64 2
  %1773 = load <4 x double>, ptr %1772, align 32
  %1774 = fadd <4 x double> %1757, %1773
  store <4 x double> %1774, ptr %1772, align 32
  br label %1775

1775:
  %1776 = add i64 %1667, 1
  %1777 = icmp eq i64 %1776, %1642
  br i1 %1777, label %1778, label %1665

1778:
  %1779 = icmp sgt i64 %812, 1
  br i1 %1779, label %811, label %136

1780:
  %1781 = phi i64 [ 1, %800 ], [ %1875, %2075 ]
  %1782 = load ptr, ptr %801
  %1783 = mul i64 %1781, 6
  %1784 = add i64 %1783, -6
  %1785 = getelementptr i32, ptr %1782, i64 %1784
  %1786 = load ptr, ptr %802
  %1787 = getelementptr i32, ptr %1786, i64 %1781
  %1788 = load i32, ptr %1787, align 4
  %1789 = sext i32 %1788 to i64
  %1790 = load ptr, ptr %803
  %1791 = getelementptr i32, ptr %1790, i64 %1781
  %1792 = load i32, ptr %1791, align 4
  %1793 = sext i32 %1792 to i64
  %1794 = add i64 %1793, %1789
  %1795 = icmp sgt i32 %1792, 0
  br i1 %1795, label %1796, label %1800

1796:
  %1797 = load ptr, ptr %804
  %1798 = load ptr, ptr %591
  %1799 = load ptr, ptr %805
  br label %2078

1800:
  %1801 = phi <4 x double> [ zeroinitializer, %1780 ], [ %2089, %2078 ]
  %1802 = extractelement <4 x double> %1801, i64 0
  %1803 = extractelement <4 x double> %1801, i64 1
  %1804 = fadd double %1802, %1803
  %1805 = extractelement <4 x double> %1801, i64 2
  %1806 = extractelement <4 x double> %1801, i64 3
  %1807 = fadd double %1805, %1806
  %1808 = fadd double %1804, %1807
  %1809 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 17
  %1810 = load <4 x double>, ptr %1809, align 32
  %1811 = extractelement <4 x double> %1810, i64 3
  %1812 = fsub double %1811, %1808
  %1813 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 17, i64 3
  store double %1812, ptr %1813
  %1814 = load i32, ptr %1785, align 4
  %1815 = sext i32 %1814 to i64
  %1816 = getelementptr %struct.flat, ptr %26, i64 %1815, i32 8
  %1817 = load double, ptr %1816, align 32
  %1818 = getelementptr %struct.flat, ptr %26, i64 %1815, i32 9
  %1819 = load double, ptr %1818
  %1820 = getelementptr %struct.flat, ptr %26, i64 %1815, i32 10
  %1821 = load double, ptr %1820, align 16
  %1822 = extractelement <4 x double> %1810, i64 0
  %1823 = extractelement <4 x double> %1810, i64 1
  %1824 = fmul double %1823, %1821
  %1825 = call double @llvm.fmuladd.f64(double %1822, double %1819, double %1824)
  %1826 = extractelement <4 x double> %1810, i64 2
  %1827 = call double @llvm.fmuladd.f64(double %1826, double %1817, double %1812)
  %1828 = fadd double %1827, %1825
  %1829 = fneg double %1828
  %1830 = getelementptr i32, ptr %1785, i64 1
  %1831 = load i32, ptr %1830, align 4
  %1832 = icmp eq i32 %1831, 1
  %1833 = select i1 %1832, double 0.000000e+00, double %1828
  %1834 = fsub double %1817, %1833
  %1835 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 8
  store double %1834, ptr %1835, align 32
  %1836 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 12
  %1837 = load double, ptr %1836, align 32
  %1838 = fneg double %1817
  %1839 = call double @llvm.fmuladd.f64(double %1838, double %1837, double %1819)
  br i1 %1832, label %1840, label %1852

1840:
  %1841 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 13
  %1842 = load double, ptr %1841
  %1843 = fmul double %1828, %1842
  %1844 = fsub double %1839, %1843
  %1845 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 11
  %1846 = load double, ptr %1845
  %1847 = call double @llvm.fmuladd.f64(double %1817, double %1846, double %1821)
  %1848 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 14
  %1849 = load double, ptr %1848, align 16
  %1850 = fmul double %1828, %1849
  %1851 = fsub double %1847, %1850
  br label %1862

1852:
  %1853 = fadd double %1839, 0.000000e+00
  %1854 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 11
  %1855 = load double, ptr %1854
  %1856 = call double @llvm.fmuladd.f64(double %1817, double %1855, double %1821)
  %1857 = fadd double %1856, 0.000000e+00
  %1858 = getelementptr i32, ptr %1785, i64 5
  %1859 = load i32, ptr %1858, align 4
  %1860 = icmp slt i32 %1859, 3
  %1861 = select i1 %1860, double %1829, double %1828
  br label %1862

1862:
  %1863 = phi double [ %1844, %1840 ], [ %1853, %1852 ]
  %1864 = phi double [ %1851, %1840 ], [ %1857, %1852 ]
  %1865 = phi double [ %1829, %1840 ], [ %1861, %1852 ]
  %1866 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 9
  store double %1863, ptr %1866
  %1867 = getelementptr %struct.flat, ptr %26, i64 %1781, i32 10
  store double %1864, ptr %1867, align 16
  %1868 = getelementptr i32, ptr %1785, i64 3
  %1869 = load i32, ptr %1868, align 4
  %1870 = sext i32 %1869 to i64
  %1871 = getelementptr double, ptr %4, i64 %1870
  store double %1865, ptr %1871
  %1872 = load ptr, ptr %137
  %1873 = getelementptr i32, ptr %1872, i64 %1781
  %1874 = load i32, ptr %1873, align 4
  %1875 = add i64 %1781, 1
  %1876 = getelementptr i32, ptr %1872, i64 %1875
  %1877 = load i32, ptr %1876, align 4
  %1878 = icmp slt i32 %1874, %1877
  br i1 %1878, label %1879, label %2075

1879:
  %1880 = sext i32 %1874 to i64
  br label %1881

1881:
  %1882 = phi ptr [ %1872, %1879 ], [ %2069, %2068 ]
  %1883 = phi i64 [ %1880, %1879 ], [ %2070, %2068 ]
  %1884 = load ptr, ptr %806
  %1885 = mul i64 %1883, 5
  %1886 = getelementptr i32, ptr %1884, i64 %1885
  %1887 = load i32, ptr %1886, align 4
  %1888 = getelementptr i32, ptr %1886, i64 1
  %1889 = load i32, ptr %1888, align 4
  %1890 = sext i32 %1887 to i64
  %1891 = sext i32 %1889 to i64
  %1892 = getelementptr i32, ptr %1886, i64 2
  %1893 = load i32, ptr %1892, align 4
  %1894 = sext i32 %1893 to i64
  %1895 = add i64 %1891, 1
  %1896 = load ptr, ptr %807
  %1897 = getelementptr i32, ptr %1886, i64 3
  %1898 = load i32, ptr %1897, align 4
  %1899 = sext i32 %1898 to i64
  %1900 = getelementptr i32, ptr %1896, i64 %1899
  %1901 = load ptr, ptr %808
  %1902 = getelementptr i32, ptr %1886, i64 4
  %1903 = load i32, ptr %1902, align 4
  %1904 = sext i32 %1903 to i64
  %1905 = getelementptr <4 x double>, ptr %1901, i64 %1904
  %1906 = mul i64 %1895, %1894
  %1907 = getelementptr <4 x double>, ptr %1905, i64 %1906, i64 0
  %1908 = load ptr, ptr %809
  %1909 = icmp ne i32 %1887, 1
  %1910 = icmp ne i32 %1889, 0
  %1911 = select i1 %1909, i1 true, i1 %1910
  br i1 %1911, label %1912, label %1917

1912:
  %1913 = icmp sgt i32 %1893, 0
  br i1 %1913, label %1914, label %1998

1914:
  %1915 = icmp sgt i32 %1889, 0
  %1916 = load ptr, ptr %591
  br label %1962

1917:
  %1918 = load double, ptr %1866
  %1919 = fneg double %1918
  %1920 = load double, ptr %1867, align 16
  %1921 = fneg double %1920
  %1922 = load double, ptr %1835, align 32
  %1923 = fneg double %1922
  %1924 = insertelement <4 x double> <double poison, double poison, double poison, double -1.000000e+00>, double %1919, i64 0
  %1925 = insertelement <4 x double> %1924, double %1921, i64 1
  %1926 = insertelement <4 x double> %1925, double %1923, i64 2
  %1927 = load <4 x double>, ptr %1905, align 32
  %1928 = icmp sgt i32 %1893, 1
  br i1 %1928, label %1929, label %1943

1929:
  %1930 = getelementptr <4 x double>, ptr %1905, i64 1
  %1931 = load <4 x double>, ptr %1930, align 32
  %1932 = fmul <4 x double> %1926, %1931
  %1933 = icmp eq i32 %1893, 2
  br i1 %1933, label %1943, label %1934

1934:
  %1935 = getelementptr <4 x double>, ptr %1905, i64 2
  %1936 = load <4 x double>, ptr %1935, align 32
  %1937 = fmul <4 x double> %1926, %1936
  %1938 = icmp ugt i32 %1893, 3
  br i1 %1938, label %1939, label %1943

1939:
  %1940 = getelementptr <4 x double>, ptr %1905, i64 3
  %1941 = load <4 x double>, ptr %1940, align 32
  %1942 = fmul <4 x double> %1926, %1941
  br label %1943

1943:
  %1944 = phi <4 x double> [ %1937, %1939 ], [ %1937, %1934 ], [ zeroinitializer, %1929 ], [ zeroinitializer, %1917 ]
  %1945 = phi <4 x double> [ %1932, %1939 ], [ %1932, %1934 ], [ %1932, %1929 ], [ zeroinitializer, %1917 ]
  %1946 = phi <4 x double> [ %1942, %1939 ], [ zeroinitializer, %1934 ], [ zeroinitializer, %1929 ], [ zeroinitializer, %1917 ]
  %1947 = fmul <4 x double> %1926, %1927
  %1948 = shufflevector <4 x double> %1947, <4 x double> %1945, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %1949 = shufflevector <4 x double> %1947, <4 x double> %1945, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %1950 = fadd <4 x double> %1948, %1949
  %1951 = shufflevector <4 x double> %1944, <4 x double> %1946, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %1952 = shufflevector <4 x double> %1944, <4 x double> %1946, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %1953 = fadd <4 x double> %1951, %1952
  %1954 = shufflevector <4 x double> %1950, <4 x double> %1953, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %1955 = shufflevector <4 x double> %1950, <4 x double> %1953, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %1956 = fadd <4 x double> %1954, %1955
  %1957 = load ptr, ptr %591
  %1958 = load i32, ptr %1900, align 4
  %1959 = sext i32 %1958 to i64
  %1960 = getelementptr <4 x double>, ptr %1957, i64 %1959
  store <4 x double> %1956, ptr %1960, align 32
  %1961 = load ptr, ptr %137
  br label %2068

1962:
  %1963 = phi i64 [ 0, %1914 ], [ %2028, %2003 ]
  %1964 = phi ptr [ %1905, %1914 ], [ %2029, %2003 ]
  br i1 %1915, label %2031, label %2003

1965:
  %1966 = icmp sgt i32 %1893, 1
  br i1 %1966, label %1980, label %1998

1967:
  %1968 = phi i64 [ %1976, %1967 ], [ 0, %2003 ]
  %1969 = mul i64 %1968, %1894
  %1970 = add i64 %1969, %1968
  %1971 = getelementptr double, ptr %1907, i64 %1970
  %1972 = load double, ptr %1971
  %1973 = getelementptr double, ptr %1908, i64 %1968
  %1974 = load double, ptr %1973
  %1975 = fmul double %1972, %1974
  store double %1975, ptr %1973
  %1976 = add i64 %1968, 1
  %1977 = icmp eq i64 %1976, %1894
  br i1 %1977, label %1965, label %1967

1978:
  %1979 = icmp sgt i64 %1981, 2
  br i1 %1979, label %1980, label %1998

1980:
  %1981 = phi i64 [ %1982, %1978 ], [ %1894, %1965 ]
  %1982 = add i64 %1981, -1
  %1983 = call i64 @llvm.smax.i64(i64 %1982, i64 1)
  %1984 = mul i64 %1982, %1894
  %1985 = getelementptr double, ptr %1908, i64 %1982
  br label %1986

1986:
  %1987 = phi i64 [ 0, %1980 ], [ %1996, %1986 ]
  %1988 = add i64 %1987, %1984
  %1989 = getelementptr double, ptr %1907, i64 %1988
  %1990 = load double, ptr %1989
  %1991 = load double, ptr %1985
  %1992 = getelementptr double, ptr %1908, i64 %1987
  %1993 = load double, ptr %1992
  %1994 = fneg double %1990
  %1995 = call double @llvm.fmuladd.f64(double %1994, double %1991, double %1993)
  store double %1995, ptr %1992
  %1996 = add i64 %1987, 1
  %1997 = icmp eq i64 %1996, %1983
  br i1 %1997, label %1978, label %1986

1998:
  %1999 = icmp sgt i32 %1887, 0
  br i1 %1999, label %2000, label %2068

2000:
  %2001 = load ptr, ptr %810
  %2002 = load ptr, ptr %591
  br label %2045

2003:
  %2004 = phi <4 x double> [ zeroinitializer, %1962 ], [ %2043, %2031 ]
  %2005 = getelementptr <4 x double>, ptr %1964, i64 0, i64 3
  %2006 = load double, ptr %2005
  %2007 = fneg double %2006
  %2008 = extractelement <4 x double> %2004, i64 0
  %2009 = extractelement <4 x double> %2004, i64 1
  %2010 = fadd double %2008, %2009
  %2011 = extractelement <4 x double> %2004, i64 2
  %2012 = extractelement <4 x double> %2004, i64 3
  %2013 = fadd double %2011, %2012
  %2014 = fadd double %2010, %2013
  %2015 = fsub double %2007, %2014
  %2016 = getelementptr double, ptr %1908, i64 %1963
  store double %2015, ptr %2016
  %2017 = load <4 x double>, ptr %1964, align 32
  %2018 = extractelement <4 x double> %2017, i64 0
  %2019 = load double, ptr %1866
  %2020 = extractelement <4 x double> %2017, i64 1
  %2021 = load double, ptr %1867, align 16
  %2022 = fmul double %2020, %2021
  %2023 = call double @llvm.fmuladd.f64(double %2018, double %2019, double %2022)
  %2024 = extractelement <4 x double> %2017, i64 2
  %2025 = load double, ptr %1835, align 32
  %2026 = call double @llvm.fmuladd.f64(double %2024, double %2025, double %2023)
  %2027 = fsub double %2015, %2026
  store double %2027, ptr %2016
  %2028 = add i64 %1963, 1
  %2029 = getelementptr <4 x double>, ptr %1964, i64 %1895
  %2030 = icmp eq i64 %2028, %1894
  br i1 %2030, label %1967, label %1962

2031:
  %2032 = phi i64 [ %2034, %2031 ], [ 0, %1962 ]
  %2033 = phi <4 x double> [ %2043, %2031 ], [ zeroinitializer, %1962 ]
  %2034 = add i64 %2032, 1
  %2035 = getelementptr <4 x double>, ptr %1964, i64 %2034
  %2036 = load <4 x double>, ptr %2035, align 32
  %2037 = add i64 %2032, %1890
  %2038 = getelementptr i32, ptr %1900, i64 %2037
  %2039 = load i32, ptr %2038, align 4
  %2040 = sext i32 %2039 to i64
  %2041 = getelementptr <4 x double>, ptr %1916, i64 %2040
  %2042 = load <4 x double>, ptr %2041, align 32
  %2043 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2036, <4 x double> %2042, <4 x double> %2033)
  %2044 = icmp eq i64 %2034, %1891
  br i1 %2044, label %2003, label %2031

2045:
  %2046 = phi i64 [ 0, %2000 ], [ %2056, %2055 ]
  %2047 = phi i64 [ 0, %2000 ], [ %2057, %2055 ]
  %2048 = getelementptr i32, ptr %1900, i64 %2047
  %2049 = load i32, ptr %2048, align 4
  %2050 = sext i32 %2049 to i64
  %2051 = getelementptr i32, ptr %2001, i64 %2050
  %2052 = load i32, ptr %2051, align 4
  %2053 = sext i32 %2052 to i64
  %2054 = icmp sgt i32 %2052, 0
  br i1 %2054, label %2059, label %2055

2055:
  %2056 = phi i64 [ %2046, %2045 ], [ %2062, %2059 ]
  %2057 = add i64 %2047, 1
  %2058 = icmp eq i64 %2057, %1890
  br i1 %2058, label %2068, label %2045

2059:
  %2060 = phi i64 [ %2066, %2059 ], [ 0, %2045 ]
  %2061 = phi i64 [ %2062, %2059 ], [ %2046, %2045 ]
  %2062 = add i64 %2061, 1
  %2063 = getelementptr double, ptr %1908, i64 %2061
  %2064 = load double, ptr %2063
  %2065 = getelementptr <4 x double>, ptr %2002, i64 %2050, i64 %2060
  store double %2064, ptr %2065
  %2066 = add i64 %2060, 1
  %2067 = icmp eq i64 %2066, %2053
  br i1 %2067, label %2055, label %2059

2068:
  %2069 = phi ptr [ %1882, %1998 ], [ %1961, %1943 ], [ %1882, %2055 ]
  %2070 = add i64 %1883, 1
  %2071 = getelementptr i32, ptr %2069, i64 %1875
  %2072 = load i32, ptr %2071, align 4
  %2073 = sext i32 %2072 to i64
  %2074 = icmp slt i64 %2070, %2073
  br i1 %2074, label %1881, label %2075

2075:
  %2076 = load i64, ptr %121
  %2077 = icmp slt i64 %1781, %2076
  br i1 %2077, label %1780, label %4009

2078:
  %2079 = phi i64 [ %1789, %1796 ], [ %2090, %2078 ]
  %2080 = phi <4 x double> [ zeroinitializer, %1796 ], [ %2089, %2078 ]
  %2081 = mul i64 %2079, 3
  %2082 = getelementptr <4 x double>, ptr %1797, i64 %2081
  %2083 = load <4 x double>, ptr %2082, align 32
  %2084 = getelementptr i32, ptr %1799, i64 %2079
  %2085 = load i32, ptr %2084, align 4
  %2086 = sext i32 %2085 to i64
  %2087 = getelementptr <4 x double>, ptr %1798, i64 %2086
  %2088 = load <4 x double>, ptr %2087, align 32
  %2089 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2083, <4 x double> %2088, <4 x double> %2080)
  %2090 = add i64 %2079, 1
  %2091 = icmp slt i64 %2090, %1794
  br i1 %2091, label %2078, label %1800

2092:
  %2093 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %2094 = load ptr, ptr %2093
  call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %2094)
  call void @tree_act(ptr %0, ptr %1, ptr %3)
  %2095 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %2096 = load ptr, ptr %2095
  call void @find_ends(ptr %10, ptr %8, ptr %2096)
  %2097 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %2098 = load ptr, ptr %2097
  %2099 = load ptr, ptr %2093
  call void @find_rows(ptr %0, ptr %8, ptr %2098, ptr %2099)
  %2100 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %2101 = load ptr, ptr %2100
  %2102 = load ptr, ptr %2095
  %2103 = load ptr, ptr %2093
  %2104 = bitcast ptr %2103 to ptr
  %2105 = load <4 x double>, ptr %2104, align 8
  %2106 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 8
  %2107 = load i64, ptr %2106
  %2108 = icmp sgt i64 %2107, 0
  br i1 %2108, label %2109, label %2114

2109:
  %2110 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 9
  %2111 = load ptr, ptr %2110
  %2112 = getelementptr %struct.closing, ptr %8, i64 0, i32 6
  %2113 = load ptr, ptr %2112
  br label %2127

2114:
  %2115 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 13
  %2116 = load i64, ptr %2115
  %2117 = icmp sgt i64 %2116, 0
  br i1 %2117, label %2118, label %2189

2118:
  %2119 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 14
  %2120 = load ptr, ptr %2119
  %2121 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %2122 = load ptr, ptr %2121
  %2123 = getelementptr %struct.closing, ptr %8, i64 0, i32 6
  %2124 = load ptr, ptr %2123
  %2125 = getelementptr %struct.closing, ptr %8, i64 0, i32 9
  %2126 = load ptr, ptr %2125
  br label %2170

2127:
  %2128 = phi i64 [ 0, %2109 ], [ %2168, %2127 ]
  %2129 = getelementptr i32, ptr %2111, i64 %2128
  %2130 = load i32, ptr %2129, align 4
  %2131 = sext i32 %2130 to i64
  %2132 = getelementptr %struct.place, ptr %2102, i64 %2131, i32 0, i32 0
  %2133 = load <4 x double>, ptr %2132, align 32
  %2134 = getelementptr %struct.place, ptr %2102, i64 %2131, i32 0, i32 1
  %2135 = load <4 x double>, ptr %2134, align 32
  %2136 = getelementptr %struct.place, ptr %2102, i64 %2131, i32 0, i32 2
  %2137 = load <4 x double>, ptr %2136, align 32
  %2138 = mul i64 %2128, 6
  %2139 = getelementptr double, ptr %2113, i64 %2138
  %2140 = getelementptr %struct.body, ptr %2101, i64 %2131, i32 4
  %2141 = load <4 x double>, ptr %2140, align 32
  %2142 = shufflevector <4 x double> %2141, <4 x double> poison, <4 x i32> zeroinitializer
  %2143 = shufflevector <4 x double> %2141, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2144 = fmul <4 x double> %2135, %2143
  %2145 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2133, <4 x double> %2142, <4 x double> %2144)
  %2146 = shufflevector <4 x double> %2141, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2147 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2137, <4 x double> %2146, <4 x double> %2145)
  %2148 = fadd <4 x double> %2105, %2147
  %2149 = extractelement <4 x double> %2148, i64 0
  store double %2149, ptr %2139
  %2150 = extractelement <4 x double> %2148, i64 1
  %2151 = getelementptr double, ptr %2139, i64 1
  store double %2150, ptr %2151
  %2152 = extractelement <4 x double> %2148, i64 2
  %2153 = getelementptr double, ptr %2139, i64 2
  store double %2152, ptr %2153
  %2154 = getelementptr double, ptr %2139, i64 3
  %2155 = getelementptr %struct.body, ptr %2101, i64 %2131, i32 3
  %2156 = load <4 x double>, ptr %2155, align 32
  %2157 = shufflevector <4 x double> %2156, <4 x double> poison, <4 x i32> zeroinitializer
  %2158 = shufflevector <4 x double> %2156, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2159 = fmul <4 x double> %2135, %2158
  %2160 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2133, <4 x double> %2157, <4 x double> %2159)
  %2161 = shufflevector <4 x double> %2156, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2162 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2137, <4 x double> %2161, <4 x double> %2160)
  %2163 = extractelement <4 x double> %2162, i64 0
  store double %2163, ptr %2154
  %2164 = extractelement <4 x double> %2162, i64 1
  %2165 = getelementptr double, ptr %2154, i64 1
  store double %2164, ptr %2165
  %2166 = extractelement <4 x double> %2162, i64 2
  %2167 = getelementptr double, ptr %2154, i64 2
  store double %2166, ptr %2167
  %2168 = add i64 %2128, 1
  %2169 = icmp eq i64 %2168, %2107
  br i1 %2169, label %2114, label %2127

2170:
  %2171 = phi i64 [ 0, %2118 ], [ %2187, %2170 ]
  %2172 = mul i64 %2171, 3
  %2173 = getelementptr i32, ptr %2120, i64 %2172
  %2174 = getelementptr double, ptr %2122, i64 %2171
  %2175 = load double, ptr %2174
  %2176 = getelementptr i32, ptr %2173, i64 1
  %2177 = load i32, ptr %2176, align 4
  %2178 = sext i32 %2177 to i64
  %2179 = getelementptr double, ptr %2124, i64 %2178
  %2180 = load double, ptr %2179
  %2181 = load i32, ptr %2173, align 4
  %2182 = sext i32 %2181 to i64
  %2183 = getelementptr double, ptr %2126, i64 %2182
  %2184 = load double, ptr %2183
  %2185 = fneg double %2175
  %2186 = call double @llvm.fmuladd.f64(double %2185, double %2180, double %2184)
  store double %2186, ptr %2183
  %2187 = add i64 %2171, 1
  %2188 = icmp eq i64 %2187, %2116
  br i1 %2188, label %2189, label %2170

2189:
  %2190 = load ptr, ptr %9
  %2191 = getelementptr double, ptr %2103, i64 4
  %2192 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %2193 = load i64, ptr %2192
  %2194 = bitcast ptr %8 to ptr
  %2195 = load ptr, ptr %2194
  %2196 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 17
  %2197 = load i64, ptr %2196
  %2198 = mul i64 %2197, 192
  call void @llvm.memset.p0.i64(ptr align 32 %2195, i8 0, i64 %2198, i1 false)
  %2199 = getelementptr %struct.closing, ptr %8, i64 0, i32 2
  %2200 = bitcast ptr %2199 to ptr
  %2201 = load ptr, ptr %2200
  %2202 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 23
  %2203 = load i64, ptr %2202
  %2204 = shl i64 %2203, 7
  call void @llvm.memset.p0.i64(ptr align 32 %2201, i8 0, i64 %2204, i1 false)
  %2205 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %2206 = load i64, ptr %2205
  %2207 = icmp sgt i64 %2206, 0
  br i1 %2207, label %2208, label %2232

2208:
  %2209 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %2210 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 18
  %2211 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 22
  %2212 = bitcast ptr %7 to ptr
  %2213 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %2214 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 14
  %2215 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %2216 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 0
  %2217 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 1
  %2218 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 2
  %2219 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 3
  %2220 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 4
  %2221 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 5
  %2222 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 26
  %2223 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 27
  %2224 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 28
  %2225 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %2226 = getelementptr %struct.closing, ptr %8, i64 0, i32 9
  %2227 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 16
  %2228 = icmp eq i64 %2193, 0
  %2229 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %2230 = icmp eq ptr %2101, null
  %2231 = getelementptr %struct.closing, ptr %8, i64 0, i32 1
  br label %2473

2232:
  %2233 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 26
  %2234 = load ptr, ptr %2233
  %2235 = load i32, ptr %2234, align 4
  %2236 = getelementptr i32, ptr %2234, i64 1
  %2237 = load i32, ptr %2236, align 4
  %2238 = icmp slt i32 %2235, %2237
  br i1 %2238, label %2239, label %3567

2239:
  %2240 = sext i32 %2235 to i64
  %2241 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 27
  %2242 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 28
  %2243 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %2244 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %2245 = getelementptr %struct.closing, ptr %8, i64 0, i32 9
  %2246 = getelementptr %struct.tree_closing.1, ptr %2190, i64 0, i32 16
  br label %2247

2247:
  %2248 = phi i64 [ %2240, %2239 ], [ %2467, %2466 ]
  %2249 = load ptr, ptr %2241
  %2250 = mul i64 %2248, 5
  %2251 = getelementptr i32, ptr %2249, i64 %2250
  %2252 = load i32, ptr %2251, align 4
  %2253 = getelementptr i32, ptr %2251, i64 1
  %2254 = load i32, ptr %2253, align 4
  %2255 = add i32 %2254, %2252
  %2256 = sext i32 %2255 to i64
  %2257 = sext i32 %2252 to i64
  %2258 = sext i32 %2254 to i64
  %2259 = getelementptr i32, ptr %2251, i64 2
  %2260 = load i32, ptr %2259, align 4
  %2261 = sext i32 %2260 to i64
  %2262 = add i64 %2258, 2
  %2263 = load ptr, ptr %2242
  %2264 = getelementptr i32, ptr %2251, i64 3
  %2265 = load i32, ptr %2264, align 4
  %2266 = sext i32 %2265 to i64
  %2267 = getelementptr i32, ptr %2263, i64 %2266
  %2268 = load ptr, ptr %2243
  %2269 = getelementptr i32, ptr %2251, i64 4
  %2270 = load i32, ptr %2269, align 4
  %2271 = sext i32 %2270 to i64
  %2272 = getelementptr <4 x double>, ptr %2268, i64 %2271
  %2273 = getelementptr i32, ptr %2267, i64 %2256
  %2274 = getelementptr i32, ptr %2273, i64 %2256
  %2275 = add i64 %2257, 1
  %2276 = mul i64 %2275, %2257
  %2277 = sdiv i64 %2276, 2
  %2278 = getelementptr i32, ptr %2274, i64 %2277
  %2279 = mul i64 %2262, %2261
  %2280 = getelementptr <4 x double>, ptr %2272, i64 %2279, i64 0
  %2281 = icmp sgt i32 %2252, 0
  br i1 %2281, label %2282, label %2428

2282:
  %2283 = load ptr, ptr %2246
  %2284 = icmp sgt i32 %2254, 0
  br label %2285

2285:
  %2286 = phi ptr [ %2283, %2282 ], [ %2323, %2322 ]
  %2287 = phi i64 [ 1, %2282 ], [ %2326, %2322 ]
  %2288 = phi ptr [ %2272, %2282 ], [ %2325, %2322 ]
  %2289 = phi ptr [ %2280, %2282 ], [ %2324, %2322 ]
  %2290 = phi i64 [ 0, %2282 ], [ %2306, %2322 ]
  %2291 = getelementptr i32, ptr %2267, i64 %2290
  %2292 = load i32, ptr %2291, align 4
  %2293 = sext i32 %2292 to i64
  %2294 = load ptr, ptr %2244
  %2295 = getelementptr i32, ptr %2273, i64 %2290
  %2296 = load i32, ptr %2295, align 4
  %2297 = mul i32 %2296, 6
  %2298 = sext i32 %2297 to i64
  %2299 = getelementptr <4 x double>, ptr %2294, i64 %2298
  %2300 = load ptr, ptr %2245
  %2301 = shl i64 %2293, 2
  %2302 = getelementptr double, ptr %2300, i64 %2301
  %2303 = getelementptr i32, ptr %2286, i64 %2293
  %2304 = load i32, ptr %2303, align 4
  %2305 = icmp sgt i32 %2304, 0
  %2306 = add i64 %2290, 1
  br i1 %2305, label %2307, label %2322

2307:
  %2308 = mul i64 %2306, %2290
  %2309 = lshr i64 %2308, 1
  %2310 = getelementptr <4 x double>, ptr %2299, i64 1
  %2311 = getelementptr <4 x double>, ptr %2299, i64 2
  %2312 = getelementptr <4 x double>, ptr %2299, i64 3
  %2313 = getelementptr <4 x double>, ptr %2299, i64 4
  %2314 = getelementptr <4 x double>, ptr %2299, i64 5
  br label %2315

2315:
  %2316 = phi ptr [ %2286, %2307 ], [ %2384, %2380 ]
  %2317 = phi ptr [ %2288, %2307 ], [ %2383, %2380 ]
  %2318 = phi ptr [ %2289, %2307 ], [ %2382, %2380 ]
  %2319 = phi i64 [ 0, %2307 ], [ %2381, %2380 ]
  %2320 = load ptr, ptr %2199
  %2321 = getelementptr <4 x double>, ptr %2320, i64 %2319
  br label %2351

2322:
  %2323 = phi ptr [ %2286, %2285 ], [ %2384, %2380 ]
  %2324 = phi ptr [ %2289, %2285 ], [ %2382, %2380 ]
  %2325 = phi ptr [ %2288, %2285 ], [ %2383, %2380 ]
  %2326 = add i64 %2287, 1
  %2327 = icmp eq i64 %2306, %2257
  br i1 %2327, label %2428, label %2285

2328:
  %2329 = load <4 x double>, ptr %2299, align 32
  %2330 = extractelement <4 x double> %2329, i64 %2319
  %2331 = insertelement <4 x double> undef, double %2330, i64 0
  %2332 = load <4 x double>, ptr %2310, align 32
  %2333 = extractelement <4 x double> %2332, i64 %2319
  %2334 = insertelement <4 x double> %2331, double %2333, i64 1
  %2335 = load <4 x double>, ptr %2311, align 32
  %2336 = extractelement <4 x double> %2335, i64 %2319
  %2337 = insertelement <4 x double> %2334, double %2336, i64 2
  %2338 = getelementptr double, ptr %2302, i64 %2319
  %2339 = load double, ptr %2338
  %2340 = insertelement <4 x double> %2337, double %2339, i64 3
  store <4 x double> %2340, ptr %2317, align 32
  %2341 = load <4 x double>, ptr %2312, align 32
  %2342 = extractelement <4 x double> %2341, i64 %2319
  %2343 = load <4 x double>, ptr %2313, align 32
  %2344 = extractelement <4 x double> %2343, i64 %2319
  %2345 = load <4 x double>, ptr %2314, align 32
  %2346 = extractelement <4 x double> %2345, i64 %2319
  %2347 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %2342, i64 0
  %2348 = insertelement <4 x double> %2347, double %2344, i64 1
  %2349 = insertelement <4 x double> %2348, double %2346, i64 2
  %2350 = getelementptr <4 x double>, ptr %2317, i64 1
  store <4 x double> %2349, ptr %2350, align 32
  br i1 %2284, label %2389, label %2380

2351:
  %2352 = phi i64 [ 0, %2315 ], [ %2370, %2368 ]
  %2353 = phi i64 [ 0, %2315 ], [ %2369, %2368 ]
  %2354 = getelementptr i32, ptr %2267, i64 %2353
  %2355 = load i32, ptr %2354, align 4
  %2356 = sext i32 %2355 to i64
  %2357 = getelementptr i32, ptr %2316, i64 %2356
  %2358 = load i32, ptr %2357, align 4
  %2359 = sext i32 %2358 to i64
  %2360 = icmp sgt i32 %2358, 0
  br i1 %2360, label %2361, label %2368

2361:
  %2362 = add i64 %2353, %2309
  %2363 = getelementptr i32, ptr %2274, i64 %2362
  %2364 = load i32, ptr %2363, align 4
  %2365 = shl i32 %2364, 2
  %2366 = sext i32 %2365 to i64
  %2367 = getelementptr <4 x double>, ptr %2321, i64 %2366
  br label %2372

2368:
  %2369 = add i64 %2353, 1
  %2370 = add i64 %2352, %2359
  %2371 = icmp eq i64 %2369, %2287
  br i1 %2371, label %2328, label %2351

2372:
  %2373 = phi i64 [ 0, %2361 ], [ %2378, %2372 ]
  %2374 = load <4 x double>, ptr %2367, align 32
  %2375 = extractelement <4 x double> %2374, i64 %2373
  %2376 = add i64 %2373, %2352
  %2377 = getelementptr double, ptr %2318, i64 %2376
  store double %2375, ptr %2377
  %2378 = add i64 %2373, 1
  %2379 = icmp eq i64 %2378, %2359
  br i1 %2379, label %2368, label %2372

2380:
  %2381 = add i64 %2319, 1
  %2382 = getelementptr double, ptr %2318, i64 %2261
  %2383 = getelementptr <4 x double>, ptr %2317, i64 %2262
  %2384 = load ptr, ptr %2246
  %2385 = getelementptr i32, ptr %2384, i64 %2293
  %2386 = load i32, ptr %2385, align 4
  %2387 = sext i32 %2386 to i64
  %2388 = icmp slt i64 %2381, %2387
  br i1 %2388, label %2315, label %2322

2389:
  %2390 = phi i64 [ %2426, %2422 ], [ 0, %2328 ]
  %2391 = load ptr, ptr %2199
  %2392 = mul i64 %2390, %2257
  %2393 = add i64 %2392, %2290
  %2394 = getelementptr i32, ptr %2278, i64 %2393
  %2395 = load i32, ptr %2394, align 4
  %2396 = shl i32 %2395, 2
  %2397 = sext i32 %2396 to i64
  %2398 = getelementptr <4 x double>, ptr %2391, i64 %2397
  %2399 = add i64 %2390, %2257
  %2400 = getelementptr i32, ptr %2267, i64 %2399
  %2401 = load i32, ptr %2400, align 4
  %2402 = icmp sgt i32 %2401, %2292
  br i1 %2402, label %2403, label %2419

2403:
  %2404 = load <4 x double>, ptr %2398, align 32
  %2405 = extractelement <4 x double> %2404, i64 %2319
  %2406 = insertelement <4 x double> undef, double %2405, i64 0
  %2407 = getelementptr <4 x double>, ptr %2398, i64 1
  %2408 = load <4 x double>, ptr %2407, align 32
  %2409 = extractelement <4 x double> %2408, i64 %2319
  %2410 = insertelement <4 x double> %2406, double %2409, i64 1
  %2411 = getelementptr <4 x double>, ptr %2398, i64 2
  %2412 = load <4 x double>, ptr %2411, align 32
  %2413 = extractelement <4 x double> %2412, i64 %2319
  %2414 = insertelement <4 x double> %2410, double %2413, i64 2
  %2415 = getelementptr <4 x double>, ptr %2398, i64 3
  %2416 = load <4 x double>, ptr %2415, align 32
  %2417 = extractelement <4 x double> %2416, i64 %2319
  %2418 = insertelement <4 x double> %2414, double %2417, i64 3
  br label %2422

2419:
  %2420 = getelementptr <4 x double>, ptr %2398, i64 %2319
  %2421 = load <4 x double>, ptr %2420, align 32
  br label %2422

2422:
  %2423 = phi <4 x double> [ %2418, %2403 ], [ %2421, %2419 ]
  %2424 = add i64 %2390, 2
  %2425 = getelementptr <4 x double>, ptr %2317, i64 %2424
  store <4 x double> %2423, ptr %2425, align 32
  %2426 = add i64 %2390, 1
  %2427 = icmp eq i64 %2426, %2258
  br i1 %2427, label %2380, label %2389

2428:
  call void @factorize(ptr %2280, i64 %2261)
  %2429 = icmp sgt i32 %2260, 0
  br i1 %2429, label %2430, label %2466

2430:
  %2431 = icmp sgt i32 %2254, -2
  br label %2432

2432:
  %2433 = phi i64 [ %2439, %2438 ], [ 0, %2430 ]
  %2434 = phi ptr [ %2441, %2438 ], [ %2280, %2430 ]
  %2435 = phi ptr [ %2440, %2438 ], [ %2272, %2430 ]
  br i1 %2431, label %2436, label %2438

2436:
  %2437 = icmp eq i64 %2433, 0
  br label %2443

2438:
  %2439 = add i64 %2433, 1
  %2440 = getelementptr <4 x double>, ptr %2435, i64 %2262
  %2441 = getelementptr double, ptr %2434, i64 %2261
  %2442 = icmp eq i64 %2439, %2261
  br i1 %2442, label %2466, label %2432

2443:
  %2444 = phi i64 [ 0, %2436 ], [ %2449, %2447 ]
  %2445 = getelementptr <4 x double>, ptr %2435, i64 %2444
  %2446 = load <4 x double>, ptr %2445, align 32
  br i1 %2437, label %2447, label %2451

2447:
  %2448 = phi <4 x double> [ %2446, %2443 ], [ %2463, %2451 ]
  store <4 x double> %2448, ptr %2445, align 32
  %2449 = add i64 %2444, 1
  %2450 = icmp eq i64 %2449, %2262
  br i1 %2450, label %2438, label %2443

2451:
  %2452 = phi i64 [ %2464, %2451 ], [ 0, %2443 ]
  %2453 = phi <4 x double> [ %2463, %2451 ], [ %2446, %2443 ]
  %2454 = getelementptr double, ptr %2434, i64 %2452
  %2455 = load double, ptr %2454
  %2456 = insertelement <4 x double> poison, double %2455, i64 0
  %2457 = shufflevector <4 x double> %2456, <4 x double> poison, <4 x i32> zeroinitializer
  %2458 = mul i64 %2452, %2262
  %2459 = add i64 %2458, %2444
  %2460 = getelementptr <4 x double>, ptr %2272, i64 %2459
  %2461 = load <4 x double>, ptr %2460, align 32
  %2462 = fneg <4 x double> %2457
  %2463 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2462, <4 x double> %2461, <4 x double> %2453)
  %2464 = add i64 %2452, 1
  %2465 = icmp eq i64 %2464, %2433
  br i1 %2465, label %2447, label %2451

2466:
  %2467 = add i64 %2248, 1
  %2468 = load ptr, ptr %2233
  %2469 = getelementptr i32, ptr %2468, i64 1
  %2470 = load i32, ptr %2469, align 4
  %2471 = sext i32 %2470 to i64
  %2472 = icmp slt i64 %2467, %2471
  br i1 %2472, label %2247, label %3567

2473:
  %2474 = phi i64 [ %2206, %2208 ], [ %2476, %3565 ]
  %2475 = load ptr, ptr %2209
  %2476 = add i64 %2474, -1
  %2477 = mul i64 %2476, 6
  %2478 = getelementptr i32, ptr %2475, i64 %2477
  %2479 = load ptr, ptr %2210
  %2480 = getelementptr i32, ptr %2479, i64 %2474
  %2481 = load i32, ptr %2480, align 4
  %2482 = add i64 %2474, 1
  %2483 = getelementptr i32, ptr %2479, i64 %2482
  %2484 = load i32, ptr %2483, align 4
  %2485 = icmp slt i32 %2481, %2484
  br i1 %2485, label %2486, label %2488

2486:
  %2487 = sext i32 %2481 to i64
  br label %2888

2488:
  %2489 = load ptr, ptr %2222
  %2490 = getelementptr i32, ptr %2489, i64 %2474
  %2491 = load i32, ptr %2490, align 4
  %2492 = getelementptr i32, ptr %2489, i64 %2482
  %2493 = load i32, ptr %2492, align 4
  %2494 = icmp slt i32 %2491, %2493
  br i1 %2494, label %2495, label %2880

2495:
  %2496 = sext i32 %2491 to i64
  %2497 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 6, i32 0
  %2498 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 6, i32 1
  %2499 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 6, i32 2
  %2500 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 7, i32 0
  %2501 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 7, i32 1
  %2502 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 7, i32 2
  %2503 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 8, i32 0
  %2504 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 8, i32 1
  %2505 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 8, i32 2
  %2506 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 9
  %2507 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 10
  br label %2508

2508:
  %2509 = phi i64 [ %2496, %2495 ], [ %2874, %2873 ]
  %2510 = load ptr, ptr %2223
  %2511 = mul i64 %2509, 5
  %2512 = getelementptr i32, ptr %2510, i64 %2511
  %2513 = load i32, ptr %2512, align 4
  %2514 = getelementptr i32, ptr %2512, i64 1
  %2515 = load i32, ptr %2514, align 4
  %2516 = add i32 %2515, %2513
  %2517 = sext i32 %2516 to i64
  %2518 = sext i32 %2513 to i64
  %2519 = sext i32 %2515 to i64
  %2520 = getelementptr i32, ptr %2512, i64 2
  %2521 = load i32, ptr %2520, align 4
  %2522 = sext i32 %2521 to i64
  %2523 = add i64 %2519, 2
  %2524 = load ptr, ptr %2224
  %2525 = getelementptr i32, ptr %2512, i64 3
  %2526 = load i32, ptr %2525, align 4
  %2527 = sext i32 %2526 to i64
  %2528 = getelementptr i32, ptr %2524, i64 %2527
  %2529 = load ptr, ptr %2225
  %2530 = getelementptr i32, ptr %2512, i64 4
  %2531 = load i32, ptr %2530, align 4
  %2532 = sext i32 %2531 to i64
  %2533 = getelementptr <4 x double>, ptr %2529, i64 %2532
  %2534 = getelementptr i32, ptr %2528, i64 %2517
  %2535 = getelementptr i32, ptr %2534, i64 %2517
  %2536 = add i64 %2518, 1
  %2537 = mul i64 %2536, %2518
  %2538 = sdiv i64 %2537, 2
  %2539 = getelementptr i32, ptr %2535, i64 %2538
  %2540 = mul i64 %2519, %2518
  %2541 = getelementptr i32, ptr %2539, i64 %2540
  %2542 = mul i64 %2523, %2522
  %2543 = getelementptr <4 x double>, ptr %2533, i64 %2542, i64 0
  %2544 = icmp sgt i32 %2513, 0
  br i1 %2544, label %2545, label %2691

2545:
  %2546 = load ptr, ptr %2227
  %2547 = icmp sgt i32 %2515, 0
  br label %2548

2548:
  %2549 = phi ptr [ %2546, %2545 ], [ %2586, %2585 ]
  %2550 = phi i64 [ 1, %2545 ], [ %2589, %2585 ]
  %2551 = phi ptr [ %2533, %2545 ], [ %2588, %2585 ]
  %2552 = phi ptr [ %2543, %2545 ], [ %2587, %2585 ]
  %2553 = phi i64 [ 0, %2545 ], [ %2569, %2585 ]
  %2554 = getelementptr i32, ptr %2528, i64 %2553
  %2555 = load i32, ptr %2554, align 4
  %2556 = sext i32 %2555 to i64
  %2557 = load ptr, ptr %2213
  %2558 = getelementptr i32, ptr %2534, i64 %2553
  %2559 = load i32, ptr %2558, align 4
  %2560 = mul i32 %2559, 6
  %2561 = sext i32 %2560 to i64
  %2562 = getelementptr <4 x double>, ptr %2557, i64 %2561
  %2563 = load ptr, ptr %2226
  %2564 = shl i64 %2556, 2
  %2565 = getelementptr double, ptr %2563, i64 %2564
  %2566 = getelementptr i32, ptr %2549, i64 %2556
  %2567 = load i32, ptr %2566, align 4
  %2568 = icmp sgt i32 %2567, 0
  %2569 = add i64 %2553, 1
  br i1 %2568, label %2570, label %2585

2570:
  %2571 = mul i64 %2569, %2553
  %2572 = lshr i64 %2571, 1
  %2573 = getelementptr <4 x double>, ptr %2562, i64 1
  %2574 = getelementptr <4 x double>, ptr %2562, i64 2
  %2575 = getelementptr <4 x double>, ptr %2562, i64 3
  %2576 = getelementptr <4 x double>, ptr %2562, i64 4
  %2577 = getelementptr <4 x double>, ptr %2562, i64 5
  br label %2578

2578:
  %2579 = phi ptr [ %2549, %2570 ], [ %2647, %2643 ]
  %2580 = phi ptr [ %2551, %2570 ], [ %2646, %2643 ]
  %2581 = phi ptr [ %2552, %2570 ], [ %2645, %2643 ]
  %2582 = phi i64 [ 0, %2570 ], [ %2644, %2643 ]
  %2583 = load ptr, ptr %2199
  %2584 = getelementptr <4 x double>, ptr %2583, i64 %2582
  br label %2614

2585:
  %2586 = phi ptr [ %2549, %2548 ], [ %2647, %2643 ]
  %2587 = phi ptr [ %2552, %2548 ], [ %2645, %2643 ]
  %2588 = phi ptr [ %2551, %2548 ], [ %2646, %2643 ]
  %2589 = add i64 %2550, 1
  %2590 = icmp eq i64 %2569, %2518
  br i1 %2590, label %2691, label %2548

2591:
  %2592 = load <4 x double>, ptr %2562, align 32
  %2593 = extractelement <4 x double> %2592, i64 %2582
  %2594 = insertelement <4 x double> undef, double %2593, i64 0
  %2595 = load <4 x double>, ptr %2573, align 32
  %2596 = extractelement <4 x double> %2595, i64 %2582
  %2597 = insertelement <4 x double> %2594, double %2596, i64 1
  %2598 = load <4 x double>, ptr %2574, align 32
  %2599 = extractelement <4 x double> %2598, i64 %2582
  %2600 = insertelement <4 x double> %2597, double %2599, i64 2
  %2601 = getelementptr double, ptr %2565, i64 %2582
  %2602 = load double, ptr %2601
  %2603 = insertelement <4 x double> %2600, double %2602, i64 3
  store <4 x double> %2603, ptr %2580, align 32
  %2604 = load <4 x double>, ptr %2575, align 32
  %2605 = extractelement <4 x double> %2604, i64 %2582
  %2606 = load <4 x double>, ptr %2576, align 32
  %2607 = extractelement <4 x double> %2606, i64 %2582
  %2608 = load <4 x double>, ptr %2577, align 32
  %2609 = extractelement <4 x double> %2608, i64 %2582
  %2610 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %2605, i64 0
  %2611 = insertelement <4 x double> %2610, double %2607, i64 1
  %2612 = insertelement <4 x double> %2611, double %2609, i64 2
  %2613 = getelementptr <4 x double>, ptr %2580, i64 1
  store <4 x double> %2612, ptr %2613, align 32
  br i1 %2547, label %2652, label %2643

2614:
  %2615 = phi i64 [ 0, %2578 ], [ %2633, %2631 ]
  %2616 = phi i64 [ 0, %2578 ], [ %2632, %2631 ]
  %2617 = getelementptr i32, ptr %2528, i64 %2616
  %2618 = load i32, ptr %2617, align 4
  %2619 = sext i32 %2618 to i64
  %2620 = getelementptr i32, ptr %2579, i64 %2619
  %2621 = load i32, ptr %2620, align 4
  %2622 = sext i32 %2621 to i64
  %2623 = icmp sgt i32 %2621, 0
  br i1 %2623, label %2624, label %2631

2624:
  %2625 = add i64 %2616, %2572
  %2626 = getelementptr i32, ptr %2535, i64 %2625
  %2627 = load i32, ptr %2626, align 4
  %2628 = shl i32 %2627, 2
  %2629 = sext i32 %2628 to i64
  %2630 = getelementptr <4 x double>, ptr %2584, i64 %2629
  br label %2635

2631:
  %2632 = add i64 %2616, 1
  %2633 = add i64 %2615, %2622
  %2634 = icmp eq i64 %2632, %2550
  br i1 %2634, label %2591, label %2614

2635:
  %2636 = phi i64 [ 0, %2624 ], [ %2641, %2635 ]
  %2637 = load <4 x double>, ptr %2630, align 32
  %2638 = extractelement <4 x double> %2637, i64 %2636
  %2639 = add i64 %2636, %2615
  %2640 = getelementptr double, ptr %2581, i64 %2639
  store double %2638, ptr %2640
  %2641 = add i64 %2636, 1
  %2642 = icmp eq i64 %2641, %2622
  br i1 %2642, label %2631, label %2635

2643:
  %2644 = add i64 %2582, 1
  %2645 = getelementptr double, ptr %2581, i64 %2522
  %2646 = getelementptr <4 x double>, ptr %2580, i64 %2523
  %2647 = load ptr, ptr %2227
  %2648 = getelementptr i32, ptr %2647, i64 %2556
  %2649 = load i32, ptr %2648, align 4
  %2650 = sext i32 %2649 to i64
  %2651 = icmp slt i64 %2644, %2650
  br i1 %2651, label %2578, label %2585

2652:
  %2653 = phi i64 [ %2689, %2685 ], [ 0, %2591 ]
  %2654 = load ptr, ptr %2199
  %2655 = mul i64 %2653, %2518
  %2656 = add i64 %2655, %2553
  %2657 = getelementptr i32, ptr %2539, i64 %2656
  %2658 = load i32, ptr %2657, align 4
  %2659 = shl i32 %2658, 2
  %2660 = sext i32 %2659 to i64
  %2661 = getelementptr <4 x double>, ptr %2654, i64 %2660
  %2662 = add i64 %2653, %2518
  %2663 = getelementptr i32, ptr %2528, i64 %2662
  %2664 = load i32, ptr %2663, align 4
  %2665 = icmp sgt i32 %2664, %2555
  br i1 %2665, label %2666, label %2682

2666:
  %2667 = load <4 x double>, ptr %2661, align 32
  %2668 = extractelement <4 x double> %2667, i64 %2582
  %2669 = insertelement <4 x double> undef, double %2668, i64 0
  %2670 = getelementptr <4 x double>, ptr %2661, i64 1
  %2671 = load <4 x double>, ptr %2670, align 32
  %2672 = extractelement <4 x double> %2671, i64 %2582
  %2673 = insertelement <4 x double> %2669, double %2672, i64 1
  %2674 = getelementptr <4 x double>, ptr %2661, i64 2
  %2675 = load <4 x double>, ptr %2674, align 32
  %2676 = extractelement <4 x double> %2675, i64 %2582
  %2677 = insertelement <4 x double> %2673, double %2676, i64 2
  %2678 = getelementptr <4 x double>, ptr %2661, i64 3
  %2679 = load <4 x double>, ptr %2678, align 32
  %2680 = extractelement <4 x double> %2679, i64 %2582
  %2681 = insertelement <4 x double> %2677, double %2680, i64 3
  br label %2685

2682:
  %2683 = getelementptr <4 x double>, ptr %2661, i64 %2582
  %2684 = load <4 x double>, ptr %2683, align 32
  br label %2685

2685:
  %2686 = phi <4 x double> [ %2681, %2666 ], [ %2684, %2682 ]
  %2687 = add i64 %2653, 2
  %2688 = getelementptr <4 x double>, ptr %2580, i64 %2687
  store <4 x double> %2686, ptr %2688, align 32
  %2689 = add i64 %2653, 1
  %2690 = icmp eq i64 %2689, %2519
  br i1 %2690, label %2643, label %2652

2691:
  call void @factorize(ptr %2543, i64 %2522)
  %2692 = icmp sgt i32 %2521, 0
  br i1 %2692, label %2693, label %2873

2693:
  %2694 = icmp sgt i32 %2515, -2
  br label %2695

2695:
  %2696 = phi i64 [ %2702, %2701 ], [ 0, %2693 ]
  %2697 = phi ptr [ %2704, %2701 ], [ %2543, %2693 ]
  %2698 = phi ptr [ %2703, %2701 ], [ %2533, %2693 ]
  br i1 %2694, label %2699, label %2701

2699:
  %2700 = icmp eq i64 %2696, 0
  br label %2706

2701:
  %2702 = add i64 %2696, 1
  %2703 = getelementptr <4 x double>, ptr %2698, i64 %2523
  %2704 = getelementptr double, ptr %2697, i64 %2522
  %2705 = icmp eq i64 %2702, %2522
  br i1 %2705, label %2729, label %2695

2706:
  %2707 = phi i64 [ 0, %2699 ], [ %2712, %2710 ]
  %2708 = getelementptr <4 x double>, ptr %2698, i64 %2707
  %2709 = load <4 x double>, ptr %2708, align 32
  br i1 %2700, label %2710, label %2714

2710:
  %2711 = phi <4 x double> [ %2709, %2706 ], [ %2726, %2714 ]
  store <4 x double> %2711, ptr %2708, align 32
  %2712 = add i64 %2707, 1
  %2713 = icmp eq i64 %2712, %2523
  br i1 %2713, label %2701, label %2706

2714:
  %2715 = phi i64 [ %2727, %2714 ], [ 0, %2706 ]
  %2716 = phi <4 x double> [ %2726, %2714 ], [ %2709, %2706 ]
  %2717 = getelementptr double, ptr %2697, i64 %2715
  %2718 = load double, ptr %2717
  %2719 = insertelement <4 x double> poison, double %2718, i64 0
  %2720 = shufflevector <4 x double> %2719, <4 x double> poison, <4 x i32> zeroinitializer
  %2721 = mul i64 %2715, %2523
  %2722 = add i64 %2721, %2707
  %2723 = getelementptr <4 x double>, ptr %2533, i64 %2722
  %2724 = load <4 x double>, ptr %2723, align 32
  %2725 = fneg <4 x double> %2720
  %2726 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2725, <4 x double> %2724, <4 x double> %2716)
  %2727 = add i64 %2715, 1
  %2728 = icmp eq i64 %2727, %2696
  br i1 %2728, label %2710, label %2714

2729:
  %2730 = add i64 %2522, 1
  %2731 = icmp sgt i32 %2515, 0
  br label %2732

2732:
  %2733 = phi ptr [ %2533, %2729 ], [ %2793, %2791 ]
  %2734 = phi i64 [ 0, %2729 ], [ %2792, %2791 ]
  %2735 = mul i64 %2734, %2730
  %2736 = getelementptr double, ptr %2543, i64 %2735
  %2737 = load double, ptr %2736
  %2738 = load <4 x double>, ptr %2733, align 32
  %2739 = getelementptr <4 x double>, ptr %2733, i64 1
  %2740 = load <4 x double>, ptr %2739, align 32
  %2741 = insertelement <4 x double> poison, double %2737, i64 0
  %2742 = shufflevector <4 x double> %2741, <4 x double> poison, <4 x i32> zeroinitializer
  %2743 = fmul <4 x double> %2738, %2742
  %2744 = fmul <4 x double> %2742, %2740
  %2745 = shufflevector <4 x double> %2740, <4 x double> poison, <4 x i32> zeroinitializer
  %2746 = load <4 x double>, ptr %2497, align 32
  %2747 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2745, <4 x double> %2744, <4 x double> %2746)
  store <4 x double> %2747, ptr %2497, align 32
  %2748 = shufflevector <4 x double> %2740, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2749 = load <4 x double>, ptr %2498, align 32
  %2750 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2748, <4 x double> %2744, <4 x double> %2749)
  store <4 x double> %2750, ptr %2498, align 32
  %2751 = shufflevector <4 x double> %2740, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2752 = load <4 x double>, ptr %2499, align 32
  %2753 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2751, <4 x double> %2744, <4 x double> %2752)
  store <4 x double> %2753, ptr %2499, align 32
  %2754 = shufflevector <4 x double> %2738, <4 x double> poison, <4 x i32> zeroinitializer
  %2755 = load <4 x double>, ptr %2500, align 32
  %2756 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2754, <4 x double> %2744, <4 x double> %2755)
  store <4 x double> %2756, ptr %2500, align 32
  %2757 = shufflevector <4 x double> %2738, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2758 = load <4 x double>, ptr %2501, align 32
  %2759 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2757, <4 x double> %2744, <4 x double> %2758)
  store <4 x double> %2759, ptr %2501, align 32
  %2760 = shufflevector <4 x double> %2738, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2761 = load <4 x double>, ptr %2502, align 32
  %2762 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2760, <4 x double> %2744, <4 x double> %2761)
  store <4 x double> %2762, ptr %2502, align 32
  %2763 = load <4 x double>, ptr %2503, align 32
  %2764 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2754, <4 x double> %2743, <4 x double> %2763)
  store <4 x double> %2764, ptr %2503, align 32
  %2765 = load <4 x double>, ptr %2504, align 32
  %2766 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2757, <4 x double> %2743, <4 x double> %2765)
  store <4 x double> %2766, ptr %2504, align 32
  %2767 = load <4 x double>, ptr %2505, align 32
  %2768 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2760, <4 x double> %2743, <4 x double> %2767)
  store <4 x double> %2768, ptr %2505, align 32
  %2769 = shufflevector <4 x double> %2738, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2770 = load <4 x double>, ptr %2506, align 32
  %2771 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2769, <4 x double> %2743, <4 x double> %2770)
  store <4 x double> %2771, ptr %2506, align 32
  %2772 = load <4 x double>, ptr %2507, align 32
  %2773 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2769, <4 x double> %2744, <4 x double> %2772)
  store <4 x double> %2773, ptr %2507, align 32
  br i1 %2731, label %2774, label %2791

2774:
  %2775 = shufflevector <4 x double> %2743, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2776 = fneg <4 x double> %2775
  %2777 = shufflevector <4 x double> %2743, <4 x double> poison, <4 x i32> zeroinitializer
  %2778 = fneg <4 x double> %2777
  %2779 = shufflevector <4 x double> %2744, <4 x double> poison, <4 x i32> zeroinitializer
  %2780 = fneg <4 x double> %2779
  %2781 = shufflevector <4 x double> %2743, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2782 = fneg <4 x double> %2781
  %2783 = shufflevector <4 x double> %2744, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2784 = fneg <4 x double> %2783
  %2785 = shufflevector <4 x double> %2743, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2786 = fneg <4 x double> %2785
  %2787 = shufflevector <4 x double> %2744, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2788 = fneg <4 x double> %2787
  br label %2795

2789:
  %2790 = icmp eq i64 %2834, %2519
  br i1 %2790, label %2791, label %2795

2791:
  %2792 = add i64 %2734, 1
  %2793 = getelementptr <4 x double>, ptr %2733, i64 %2523
  %2794 = icmp eq i64 %2792, %2522
  br i1 %2794, label %2873, label %2732

2795:
  %2796 = phi i64 [ 0, %2774 ], [ %2834, %2789 ]
  %2797 = add i64 %2796, 2
  %2798 = getelementptr <4 x double>, ptr %2733, i64 %2797
  %2799 = load <4 x double>, ptr %2798, align 32
  %2800 = load ptr, ptr %2213
  %2801 = add i64 %2796, %2518
  %2802 = getelementptr i32, ptr %2534, i64 %2801
  %2803 = load i32, ptr %2802, align 4
  %2804 = mul i32 %2803, 6
  %2805 = sext i32 %2804 to i64
  %2806 = getelementptr <4 x double>, ptr %2800, i64 %2805
  %2807 = load ptr, ptr %2226
  %2808 = getelementptr i32, ptr %2528, i64 %2801
  %2809 = load i32, ptr %2808, align 4
  %2810 = shl i32 %2809, 2
  %2811 = sext i32 %2810 to i64
  %2812 = load <4 x double>, ptr %2806, align 32
  %2813 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2778, <4 x double> %2799, <4 x double> %2812)
  store <4 x double> %2813, ptr %2806, align 32
  %2814 = getelementptr <4 x double>, ptr %2806, i64 3
  %2815 = load <4 x double>, ptr %2814, align 32
  %2816 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2780, <4 x double> %2799, <4 x double> %2815)
  store <4 x double> %2816, ptr %2814, align 32
  %2817 = getelementptr <4 x double>, ptr %2806, i64 1
  %2818 = load <4 x double>, ptr %2817, align 32
  %2819 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2782, <4 x double> %2799, <4 x double> %2818)
  store <4 x double> %2819, ptr %2817, align 32
  %2820 = getelementptr <4 x double>, ptr %2806, i64 4
  %2821 = load <4 x double>, ptr %2820, align 32
  %2822 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2784, <4 x double> %2799, <4 x double> %2821)
  store <4 x double> %2822, ptr %2820, align 32
  %2823 = getelementptr <4 x double>, ptr %2806, i64 2
  %2824 = load <4 x double>, ptr %2823, align 32
  %2825 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2786, <4 x double> %2799, <4 x double> %2824)
  store <4 x double> %2825, ptr %2823, align 32
  %2826 = getelementptr <4 x double>, ptr %2806, i64 5
  %2827 = load <4 x double>, ptr %2826, align 32
  %2828 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2788, <4 x double> %2799, <4 x double> %2827)
  store <4 x double> %2828, ptr %2826, align 32
  %2829 = getelementptr double, ptr %2807, i64 %2811
  %2830 = bitcast ptr %2829 to ptr
  %2831 = load <4 x double>, ptr %2830, align 8
  %2832 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2776, <4 x double> %2799, <4 x double> %2831)
  store <4 x double> %2832, ptr %2830, align 8
  %2833 = fmul <4 x double> %2742, %2799
  %2834 = add i64 %2796, 1
  %2835 = mul i64 %2834, %2796
  %2836 = lshr i64 %2835, 1
  %2837 = shufflevector <4 x double> %2833, <4 x double> poison, <4 x i32> zeroinitializer
  %2838 = fneg <4 x double> %2837
  %2839 = shufflevector <4 x double> %2833, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2840 = fneg <4 x double> %2839
  %2841 = shufflevector <4 x double> %2833, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2842 = fneg <4 x double> %2841
  %2843 = shufflevector <4 x double> %2833, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2844 = fneg <4 x double> %2843
  br label %2845

2845:
  %2846 = phi i64 [ 0, %2795 ], [ %2871, %2845 ]
  %2847 = load ptr, ptr %2199
  %2848 = add i64 %2846, %2836
  %2849 = getelementptr i32, ptr %2541, i64 %2848
  %2850 = load i32, ptr %2849, align 4
  %2851 = shl i32 %2850, 2
  %2852 = sext i32 %2851 to i64
  %2853 = getelementptr <4 x double>, ptr %2847, i64 %2852
  %2854 = add i64 %2846, 2
  %2855 = getelementptr <4 x double>, ptr %2733, i64 %2854
  %2856 = load <4 x double>, ptr %2855, align 32
  %2857 = load <4 x double>, ptr %2853, align 32
  %2858 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2838, <4 x double> %2856, <4 x double> %2857)
  store <4 x double> %2858, ptr %2853, align 32
  %2859 = load <4 x double>, ptr %2855, align 32
  %2860 = getelementptr <4 x double>, ptr %2853, i64 1
  %2861 = load <4 x double>, ptr %2860, align 32
  %2862 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2840, <4 x double> %2859, <4 x double> %2861)
  store <4 x double> %2862, ptr %2860, align 32
  %2863 = load <4 x double>, ptr %2855, align 32
  %2864 = getelementptr <4 x double>, ptr %2853, i64 2
  %2865 = load <4 x double>, ptr %2864, align 32
  %2866 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2842, <4 x double> %2863, <4 x double> %2865)
  store <4 x double> %2866, ptr %2864, align 32
  %2867 = load <4 x double>, ptr %2855, align 32
  %2868 = getelementptr <4 x double>, ptr %2853, i64 3
  %2869 = load <4 x double>, ptr %2868, align 32
  %2870 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2844, <4 x double> %2867, <4 x double> %2869)
  store <4 x double> %2870, ptr %2868, align 32
  %2871 = add i64 %2846, 1
  %2872 = icmp eq i64 %2846, %2796
  br i1 %2872, label %2789, label %2845

2873:
  %2874 = add i64 %2509, 1
  %2875 = load ptr, ptr %2222
  %2876 = getelementptr i32, ptr %2875, i64 %2482
  %2877 = load i32, ptr %2876, align 4
  %2878 = sext i32 %2877 to i64
  %2879 = icmp slt i64 %2874, %2878
  br i1 %2879, label %2508, label %2880

2880:
  %2881 = getelementptr i32, ptr %2478, i64 1
  %2882 = load i32, ptr %2881, align 4
  %2883 = icmp eq i32 %2882, 1
  %2884 = mul i64 %2476, 36
  %2885 = add i64 %2884, 32
  %2886 = getelementptr double, ptr %2191, i64 %2885
  %2887 = load double, ptr %2886
  br i1 %2228, label %3007, label %3002

2888:
  %2889 = phi ptr [ %2997, %2996 ], [ %2479, %2486 ]
  %2890 = phi i64 [ %2893, %2996 ], [ %2487, %2486 ]
  %2891 = load ptr, ptr %2095
  %2892 = load ptr, ptr %2211
  %2893 = add i64 %2890, 1
  %2894 = getelementptr i32, ptr %2892, i64 %2893
  %2895 = load i32, ptr %2894, align 4
  %2896 = sext i32 %2895 to i64
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %2212, i8 0, i64 192, i1 false)
  %2897 = load ptr, ptr %2213
  %2898 = mul i64 %2890, 6
  %2899 = getelementptr <4 x double>, ptr %2897, i64 %2898
  %2900 = getelementptr i32, ptr %2892, i64 %2890
  %2901 = load i32, ptr %2900, align 4
  %2902 = icmp eq i32 %2901, %2895
  br i1 %2902, label %2996, label %2903

2903:
  %2904 = icmp slt i32 %2901, %2895
  br i1 %2904, label %2905, label %2916

2905:
  %2906 = sext i32 %2901 to i64
  %2907 = load ptr, ptr %2214
  %2908 = load ptr, ptr %2215
  br label %2974

2909:
  %2910 = load <4 x double>, ptr %2216, align 32
  %2911 = load <4 x double>, ptr %2217, align 32
  %2912 = load <4 x double>, ptr %2218, align 32
  %2913 = load <4 x double>, ptr %2219, align 32
  %2914 = load <4 x double>, ptr %2220, align 32
  %2915 = load <4 x double>, ptr %2221, align 32
  br label %2916

2916:
  %2917 = phi <4 x double> [ %2915, %2909 ], [ zeroinitializer, %2903 ]
  %2918 = phi <4 x double> [ %2914, %2909 ], [ zeroinitializer, %2903 ]
  %2919 = phi <4 x double> [ %2913, %2909 ], [ zeroinitializer, %2903 ]
  %2920 = phi <4 x double> [ %2912, %2909 ], [ zeroinitializer, %2903 ]
  %2921 = phi <4 x double> [ %2911, %2909 ], [ zeroinitializer, %2903 ]
  %2922 = phi <4 x double> [ %2910, %2909 ], [ zeroinitializer, %2903 ]
  %2923 = getelementptr %struct.place, ptr %2891, i64 %2474, i32 0, i32 0
  %2924 = load <4 x double>, ptr %2923, align 32
  %2925 = getelementptr %struct.place, ptr %2891, i64 %2474, i32 0, i32 1
  %2926 = load <4 x double>, ptr %2925, align 32
  %2927 = getelementptr %struct.place, ptr %2891, i64 %2474, i32 0, i32 2
  %2928 = load <4 x double>, ptr %2927, align 32
  %2929 = shufflevector <4 x double> %2924, <4 x double> poison, <4 x i32> zeroinitializer
  %2930 = shufflevector <4 x double> %2924, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2931 = shufflevector <4 x double> %2924, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2932 = fmul <4 x double> %2921, %2930
  %2933 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2929, <4 x double> %2922, <4 x double> %2932)
  %2934 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2931, <4 x double> %2920, <4 x double> %2933)
  %2935 = load <4 x double>, ptr %2899, align 32
  %2936 = fadd <4 x double> %2935, %2934
  store <4 x double> %2936, ptr %2899, align 32
  %2937 = fmul <4 x double> %2918, %2930
  %2938 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2929, <4 x double> %2919, <4 x double> %2937)
  %2939 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2931, <4 x double> %2917, <4 x double> %2938)
  %2940 = getelementptr <4 x double>, ptr %2899, i64 3
  %2941 = load <4 x double>, ptr %2940, align 32
  %2942 = fadd <4 x double> %2939, %2941
  store <4 x double> %2942, ptr %2940, align 32
  %2943 = shufflevector <4 x double> %2926, <4 x double> poison, <4 x i32> zeroinitializer
  %2944 = shufflevector <4 x double> %2926, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2945 = shufflevector <4 x double> %2926, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2946 = fmul <4 x double> %2921, %2944
  %2947 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2943, <4 x double> %2922, <4 x double> %2946)
  %2948 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2945, <4 x double> %2920, <4 x double> %2947)
  %2949 = getelementptr <4 x double>, ptr %2899, i64 1
  %2950 = load <4 x double>, ptr %2949, align 32
  %2951 = fadd <4 x double> %2948, %2950
  store <4 x double> %2951, ptr %2949, align 32
  %2952 = fmul <4 x double> %2918, %2944
  %2953 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2943, <4 x double> %2919, <4 x double> %2952)
  %2954 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2945, <4 x double> %2917, <4 x double> %2953)
  %2955 = getelementptr <4 x double>, ptr %2899, i64 4
  %2956 = load <4 x double>, ptr %2955, align 32
  %2957 = fadd <4 x double> %2954, %2956
  store <4 x double> %2957, ptr %2955, align 32
  %2958 = shufflevector <4 x double> %2928, <4 x double> poison, <4 x i32> zeroinitializer
  %2959 = shufflevector <4 x double> %2928, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2960 = shufflevector <4 x double> %2928, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2961 = fmul <4 x double> %2921, %2959
  %2962 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2958, <4 x double> %2922, <4 x double> %2961)
  %2963 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2960, <4 x double> %2920, <4 x double> %2962)
  %2964 = getelementptr <4 x double>, ptr %2899, i64 2
  %2965 = load <4 x double>, ptr %2964, align 32
  %2966 = fadd <4 x double> %2963, %2965
  store <4 x double> %2966, ptr %2964, align 32
  %2967 = fmul <4 x double> %2918, %2959
  %2968 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2958, <4 x double> %2919, <4 x double> %2967)
  %2969 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2960, <4 x double> %2917, <4 x double> %2968)
  %2970 = getelementptr <4 x double>, ptr %2899, i64 5
  %2971 = load <4 x double>, ptr %2970, align 32
  %2972 = fadd <4 x double> %2969, %2971
  store <4 x double> %2972, ptr %2970, align 32
  %2973 = load ptr, ptr %2210
  br label %2996

2974:
  %2975 = phi i64 [ %2906, %2905 ], [ %2994, %2974 ]
  %2976 = mul i64 %2975, 3
  %2977 = getelementptr i32, ptr %2907, i64 %2976
  %2978 = getelementptr double, ptr %2908, i64 %2975
  %2979 = load double, ptr %2978
  %2980 = insertelement <4 x double> poison, double %2979, i64 0
  %2981 = shufflevector <4 x double> %2980, <4 x double> poison, <4 x i32> zeroinitializer
  %2982 = load i32, ptr %2977, align 4
  %2983 = srem i32 %2982, 4
  %2984 = sext i32 %2983 to i64
  %2985 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %2984
  %2986 = load <4 x double>, ptr %2985, align 32
  %2987 = getelementptr i32, ptr %2977, i64 2
  %2988 = load i32, ptr %2987, align 4
  %2989 = sext i32 %2988 to i64
  %2990 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 %2989
  %2991 = load <4 x double>, ptr %2990, align 32
  %2992 = fneg <4 x double> %2981
  %2993 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2992, <4 x double> %2986, <4 x double> %2991)
  store <4 x double> %2993, ptr %2990, align 32
  %2994 = add i64 %2975, 1
  %2995 = icmp eq i64 %2994, %2896
  br i1 %2995, label %2909, label %2974

2996:
  %2997 = phi ptr [ %2889, %2888 ], [ %2973, %2916 ]
  %2998 = getelementptr i32, ptr %2997, i64 %2482
  %2999 = load i32, ptr %2998, align 4
  %3000 = sext i32 %2999 to i64
  %3001 = icmp slt i64 %2893, %3000
  br i1 %3001, label %2888, label %2488

3002:
  %3003 = load ptr, ptr %2229
  %3004 = mul i64 %2476, %2193
  %3005 = getelementptr double, ptr %3003, i64 %3004
  %3006 = load double, ptr %3005
  br label %3007

3007:
  %3008 = phi double [ %3006, %3002 ], [ 0.000000e+00, %2880 ]
  %3009 = load i32, ptr %2478, align 4
  %3010 = icmp eq i32 %3009, 0
  %3011 = sext i32 %3009 to i64
  %3012 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 6, i32 0
  %3013 = load <4 x double>, ptr %3012, align 32
  %3014 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 6, i32 1
  %3015 = load <4 x double>, ptr %3014, align 32
  %3016 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 6, i32 2
  %3017 = load <4 x double>, ptr %3016, align 32
  %3018 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 7, i32 0
  %3019 = load <4 x double>, ptr %3018, align 32
  %3020 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 7, i32 1
  %3021 = load <4 x double>, ptr %3020, align 32
  %3022 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 7, i32 2
  %3023 = load <4 x double>, ptr %3022, align 32
  %3024 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 8, i32 0
  %3025 = load <4 x double>, ptr %3024, align 32
  %3026 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 8, i32 1
  %3027 = load <4 x double>, ptr %3026, align 32
  %3028 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 8, i32 2
  %3029 = load <4 x double>, ptr %3028, align 32
  %3030 = shufflevector <4 x double> %3019, <4 x double> %3021, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3031 = shufflevector <4 x double> %3030, <4 x double> %3023, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3032 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 0, i32 0
  %3033 = load <4 x double>, ptr %3032, align 32
  %3034 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 0, i32 1
  %3035 = load <4 x double>, ptr %3034, align 32
  %3036 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 0, i32 2
  %3037 = load <4 x double>, ptr %3036, align 32
  %3038 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 1
  %3039 = load <4 x double>, ptr %3038, align 32
  %3040 = select i1 %2883, <4 x double> %3023, <4 x double> %3017
  %3041 = select i1 %2883, <4 x double> %3029, <4 x double> %3031
  %3042 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 10
  %3043 = load <4 x double>, ptr %3042, align 32
  %3044 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 9
  %3045 = load <4 x double>, ptr %3044, align 32
  %3046 = extractelement <4 x double> %3041, i64 2
  %3047 = extractelement <4 x double> %3040, i64 2
  %3048 = select i1 %2883, double %3046, double %3047
  %3049 = fadd double %2887, %3048
  %3050 = extractelement <4 x double> %3045, i64 2
  %3051 = extractelement <4 x double> %3043, i64 2
  %3052 = select i1 %2883, double %3050, double %3051
  %3053 = fsub double %3008, %3052
  %3054 = fcmp ogt double %3049, 0.000000e+00
  %3055 = fdiv double 1.000000e+00, %3049
  %3056 = select i1 %3054, double %3055, double 0x7FF8000000000000
  %3057 = shufflevector <4 x double> %3041, <4 x double> poison, <4 x i32> zeroinitializer
  %3058 = shufflevector <4 x double> %3041, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3059 = fmul <4 x double> %3058, %3035
  %3060 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3057, <4 x double> %3059)
  %3061 = shufflevector <4 x double> %3041, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3062 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3061, <4 x double> %3060)
  %3063 = shufflevector <4 x double> %3040, <4 x double> poison, <4 x i32> zeroinitializer
  %3064 = shufflevector <4 x double> %3040, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3065 = fmul <4 x double> %3064, %3035
  %3066 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3063, <4 x double> %3065)
  %3067 = shufflevector <4 x double> %3040, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3068 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3067, <4 x double> %3066)
  %3069 = shufflevector <4 x double> %3062, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3070 = fmul <4 x double> %3039, %3069
  %3071 = shufflevector <4 x double> %3039, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3072 = fmul <4 x double> %3062, %3071
  %3073 = fsub <4 x double> %3070, %3072
  %3074 = shufflevector <4 x double> %3073, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3075 = fadd <4 x double> %3068, %3074
  %3076 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 11
  store <4 x double> %3075, ptr %3076, align 32
  %3077 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 12
  store <4 x double> %3062, ptr %3077, align 32
  %3078 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %3056, i64 0
  %3079 = insertelement <4 x double> %3078, double %3053, i64 1
  %3080 = getelementptr %struct.body, ptr %2101, i64 %2474, i32 13
  store <4 x double> %3079, ptr %3080, align 32
  %3081 = select i1 %3010, i1 true, i1 %2230
  br i1 %3081, label %3365, label %3082

3082:
  %3083 = fcmp une double %2887, 0.000000e+00
  br i1 %3083, label %3130, label %3084

3084:
  br i1 %2883, label %3085, label %3090

3085:
  %3086 = insertelement <4 x double> %3025, double 0.000000e+00, i64 2
  %3087 = insertelement <4 x double> %3027, double 0.000000e+00, i64 2
  %3088 = insertelement <4 x double> %3041, double 0.000000e+00, i64 2
  %3089 = insertelement <4 x double> %3045, double %3008, i64 2
  br label %3098

3090:
  %3091 = insertelement <4 x double> %3013, double 0.000000e+00, i64 2
  %3092 = insertelement <4 x double> %3015, double 0.000000e+00, i64 2
  %3093 = insertelement <4 x double> %3019, double 0.000000e+00, i64 2
  %3094 = insertelement <4 x double> %3021, double 0.000000e+00, i64 2
  %3095 = insertelement <4 x double> %3023, double 0.000000e+00, i64 2
  %3096 = insertelement <4 x double> %3040, double 0.000000e+00, i64 2
  %3097 = insertelement <4 x double> %3043, double %3008, i64 2
  br label %3098

3098:
  %3099 = phi <4 x double> [ %3025, %3090 ], [ %3086, %3085 ]
  %3100 = phi <4 x double> [ %3027, %3090 ], [ %3087, %3085 ]
  %3101 = phi <4 x double> [ %3029, %3090 ], [ zeroinitializer, %3085 ]
  %3102 = phi <4 x double> [ %3093, %3090 ], [ %3019, %3085 ]
  %3103 = phi <4 x double> [ %3094, %3090 ], [ %3021, %3085 ]
  %3104 = phi <4 x double> [ %3095, %3090 ], [ zeroinitializer, %3085 ]
  %3105 = phi <4 x double> [ %3091, %3090 ], [ %3013, %3085 ]
  %3106 = phi <4 x double> [ %3092, %3090 ], [ %3015, %3085 ]
  %3107 = phi <4 x double> [ zeroinitializer, %3090 ], [ %3017, %3085 ]
  %3108 = phi <4 x double> [ %3045, %3090 ], [ %3089, %3085 ]
  %3109 = phi <4 x double> [ %3097, %3090 ], [ %3043, %3085 ]
  %3110 = phi <4 x double> [ %3031, %3090 ], [ %3088, %3085 ]
  %3111 = phi <4 x double> [ %3096, %3090 ], [ %3023, %3085 ]
  %3112 = shufflevector <4 x double> %3110, <4 x double> poison, <4 x i32> zeroinitializer
  %3113 = shufflevector <4 x double> %3110, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3114 = fmul <4 x double> %3035, %3113
  %3115 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3112, <4 x double> %3114)
  %3116 = shufflevector <4 x double> %3110, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3117 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3116, <4 x double> %3115)
  %3118 = shufflevector <4 x double> %3111, <4 x double> poison, <4 x i32> zeroinitializer
  %3119 = shufflevector <4 x double> %3111, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3120 = fmul <4 x double> %3035, %3119
  %3121 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3118, <4 x double> %3120)
  %3122 = shufflevector <4 x double> %3111, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3123 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3122, <4 x double> %3121)
  %3124 = shufflevector <4 x double> %3117, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3125 = fmul <4 x double> %3039, %3124
  %3126 = fmul <4 x double> %3071, %3117
  %3127 = fsub <4 x double> %3125, %3126
  %3128 = shufflevector <4 x double> %3127, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3129 = fadd <4 x double> %3123, %3128
  br label %3130

3130:
  %3131 = phi <4 x double> [ %3025, %3082 ], [ %3099, %3098 ]
  %3132 = phi <4 x double> [ %3027, %3082 ], [ %3100, %3098 ]
  %3133 = phi <4 x double> [ %3029, %3082 ], [ %3101, %3098 ]
  %3134 = phi <4 x double> [ %3019, %3082 ], [ %3102, %3098 ]
  %3135 = phi <4 x double> [ %3021, %3082 ], [ %3103, %3098 ]
  %3136 = phi <4 x double> [ %3023, %3082 ], [ %3104, %3098 ]
  %3137 = phi <4 x double> [ %3013, %3082 ], [ %3105, %3098 ]
  %3138 = phi <4 x double> [ %3015, %3082 ], [ %3106, %3098 ]
  %3139 = phi <4 x double> [ %3017, %3082 ], [ %3107, %3098 ]
  %3140 = phi <4 x double> [ %3075, %3082 ], [ %3129, %3098 ]
  %3141 = phi <4 x double> [ %3062, %3082 ], [ %3117, %3098 ]
  %3142 = phi <4 x double> [ %3045, %3082 ], [ %3108, %3098 ]
  %3143 = phi <4 x double> [ %3043, %3082 ], [ %3109, %3098 ]
  %3144 = shufflevector <4 x double> %3137, <4 x double> poison, <4 x i32> zeroinitializer
  %3145 = shufflevector <4 x double> %3137, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3146 = fmul <4 x double> %3035, %3145
  %3147 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3144, <4 x double> %3146)
  %3148 = shufflevector <4 x double> %3137, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3149 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3148, <4 x double> %3147)
  %3150 = shufflevector <4 x double> %3138, <4 x double> poison, <4 x i32> zeroinitializer
  %3151 = shufflevector <4 x double> %3138, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3152 = fmul <4 x double> %3035, %3151
  %3153 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3150, <4 x double> %3152)
  %3154 = shufflevector <4 x double> %3138, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3155 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3154, <4 x double> %3153)
  %3156 = shufflevector <4 x double> %3139, <4 x double> poison, <4 x i32> zeroinitializer
  %3157 = shufflevector <4 x double> %3139, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3158 = fmul <4 x double> %3035, %3157
  %3159 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3156, <4 x double> %3158)
  %3160 = shufflevector <4 x double> %3139, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3161 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3160, <4 x double> %3159)
  %3162 = shufflevector <4 x double> %3033, <4 x double> poison, <4 x i32> zeroinitializer
  %3163 = shufflevector <4 x double> %3035, <4 x double> poison, <4 x i32> zeroinitializer
  %3164 = fmul <4 x double> %3163, %3155
  %3165 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3149, <4 x double> %3162, <4 x double> %3164)
  %3166 = shufflevector <4 x double> %3037, <4 x double> poison, <4 x i32> zeroinitializer
  %3167 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3161, <4 x double> %3166, <4 x double> %3165)
  %3168 = shufflevector <4 x double> %3033, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3169 = shufflevector <4 x double> %3035, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3170 = fmul <4 x double> %3169, %3155
  %3171 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3149, <4 x double> %3168, <4 x double> %3170)
  %3172 = shufflevector <4 x double> %3037, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3173 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3161, <4 x double> %3172, <4 x double> %3171)
  %3174 = shufflevector <4 x double> %3033, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3175 = shufflevector <4 x double> %3035, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3176 = fmul <4 x double> %3175, %3155
  %3177 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3149, <4 x double> %3174, <4 x double> %3176)
  %3178 = shufflevector <4 x double> %3037, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3179 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3161, <4 x double> %3178, <4 x double> %3177)
  %3180 = shufflevector <4 x double> %3134, <4 x double> poison, <4 x i32> zeroinitializer
  %3181 = shufflevector <4 x double> %3134, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3182 = fmul <4 x double> %3035, %3181
  %3183 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3180, <4 x double> %3182)
  %3184 = shufflevector <4 x double> %3134, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3185 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3184, <4 x double> %3183)
  %3186 = shufflevector <4 x double> %3135, <4 x double> poison, <4 x i32> zeroinitializer
  %3187 = shufflevector <4 x double> %3135, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3188 = fmul <4 x double> %3035, %3187
  %3189 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3186, <4 x double> %3188)
  %3190 = shufflevector <4 x double> %3135, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3191 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3190, <4 x double> %3189)
  %3192 = shufflevector <4 x double> %3136, <4 x double> poison, <4 x i32> zeroinitializer
  %3193 = shufflevector <4 x double> %3136, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3194 = fmul <4 x double> %3035, %3193
  %3195 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3192, <4 x double> %3194)
  %3196 = shufflevector <4 x double> %3136, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3197 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3196, <4 x double> %3195)
  %3198 = fmul <4 x double> %3163, %3191
  %3199 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3185, <4 x double> %3162, <4 x double> %3198)
  %3200 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3197, <4 x double> %3166, <4 x double> %3199)
  %3201 = fmul <4 x double> %3169, %3191
  %3202 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3185, <4 x double> %3168, <4 x double> %3201)
  %3203 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3197, <4 x double> %3172, <4 x double> %3202)
  %3204 = fmul <4 x double> %3175, %3191
  %3205 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3185, <4 x double> %3174, <4 x double> %3204)
  %3206 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3197, <4 x double> %3178, <4 x double> %3205)
  %3207 = shufflevector <4 x double> %3131, <4 x double> poison, <4 x i32> zeroinitializer
  %3208 = shufflevector <4 x double> %3131, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3209 = fmul <4 x double> %3035, %3208
  %3210 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3207, <4 x double> %3209)
  %3211 = shufflevector <4 x double> %3131, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3212 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3211, <4 x double> %3210)
  %3213 = shufflevector <4 x double> %3132, <4 x double> poison, <4 x i32> zeroinitializer
  %3214 = shufflevector <4 x double> %3132, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3215 = fmul <4 x double> %3035, %3214
  %3216 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3213, <4 x double> %3215)
  %3217 = shufflevector <4 x double> %3132, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3218 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3217, <4 x double> %3216)
  %3219 = shufflevector <4 x double> %3133, <4 x double> poison, <4 x i32> zeroinitializer
  %3220 = shufflevector <4 x double> %3133, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3221 = fmul <4 x double> %3035, %3220
  %3222 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3219, <4 x double> %3221)
  %3223 = shufflevector <4 x double> %3133, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3224 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3223, <4 x double> %3222)
  %3225 = fmul <4 x double> %3163, %3218
  %3226 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3212, <4 x double> %3162, <4 x double> %3225)
  %3227 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3224, <4 x double> %3166, <4 x double> %3226)
  %3228 = fmul <4 x double> %3169, %3218
  %3229 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3212, <4 x double> %3168, <4 x double> %3228)
  %3230 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3224, <4 x double> %3172, <4 x double> %3229)
  %3231 = fmul <4 x double> %3175, %3218
  %3232 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3212, <4 x double> %3174, <4 x double> %3231)
  %3233 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3224, <4 x double> %3178, <4 x double> %3232)
  %3234 = shufflevector <4 x double> %3227, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3235 = fmul <4 x double> %3039, %3234
  %3236 = fmul <4 x double> %3071, %3227
  %3237 = fsub <4 x double> %3235, %3236
  %3238 = shufflevector <4 x double> %3237, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3239 = shufflevector <4 x double> %3230, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3240 = fmul <4 x double> %3039, %3239
  %3241 = fmul <4 x double> %3071, %3230
  %3242 = fsub <4 x double> %3240, %3241
  %3243 = shufflevector <4 x double> %3242, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3244 = shufflevector <4 x double> %3233, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3245 = fmul <4 x double> %3039, %3244
  %3246 = fmul <4 x double> %3071, %3233
  %3247 = fsub <4 x double> %3245, %3246
  %3248 = shufflevector <4 x double> %3247, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3249 = fadd <4 x double> %3200, %3238
  %3250 = fadd <4 x double> %3203, %3243
  %3251 = fadd <4 x double> %3206, %3248
  %3252 = shufflevector <4 x double> %3039, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3253 = shufflevector <4 x double> %3039, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3254 = fneg <4 x double> %3203
  %3255 = fmul <4 x double> %3253, %3254
  %3256 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3206, <4 x double> %3252, <4 x double> %3255)
  %3257 = shufflevector <4 x double> %3039, <4 x double> poison, <4 x i32> zeroinitializer
  %3258 = fneg <4 x double> %3206
  %3259 = fmul <4 x double> %3257, %3258
  %3260 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3200, <4 x double> %3253, <4 x double> %3259)
  %3261 = fneg <4 x double> %3200
  %3262 = fmul <4 x double> %3252, %3261
  %3263 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3203, <4 x double> %3257, <4 x double> %3262)
  %3264 = shufflevector <4 x double> %3256, <4 x double> %3260, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %3265 = shufflevector <4 x double> %3256, <4 x double> %3260, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3266 = shufflevector <4 x double> %3264, <4 x double> %3263, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %3267 = shufflevector <4 x double> %3264, <4 x double> %3263, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %3268 = shufflevector <4 x double> %3265, <4 x double> %3263, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3269 = fadd <4 x double> %3167, %3266
  %3270 = fadd <4 x double> %3173, %3267
  %3271 = fadd <4 x double> %3179, %3268
  %3272 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 6, i32 0
  %3273 = load <4 x double>, ptr %3272, align 32
  %3274 = fadd <4 x double> %3273, %3269
  %3275 = insertelement <4 x double> poison, double %3056, i64 0
  %3276 = shufflevector <4 x double> %3275, <4 x double> poison, <4 x i32> zeroinitializer
  %3277 = shufflevector <4 x double> %3140, <4 x double> poison, <4 x i32> zeroinitializer
  %3278 = fmul <4 x double> %3140, %3277
  %3279 = fneg <4 x double> %3276
  %3280 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3278, <4 x double> %3274)
  %3281 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 6, i32 1
  %3282 = load <4 x double>, ptr %3281, align 32
  %3283 = fadd <4 x double> %3282, %3270
  %3284 = shufflevector <4 x double> %3140, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3285 = fmul <4 x double> %3140, %3284
  %3286 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3285, <4 x double> %3283)
  %3287 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 6, i32 2
  %3288 = load <4 x double>, ptr %3287, align 32
  %3289 = fadd <4 x double> %3288, %3271
  %3290 = shufflevector <4 x double> %3140, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3291 = fmul <4 x double> %3140, %3290
  %3292 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3291, <4 x double> %3289)
  %3293 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3251, <4 x double> %3252, <4 x double> %3280)
  %3294 = fneg <4 x double> %3250
  %3295 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3294, <4 x double> %3253, <4 x double> %3293)
  store <4 x double> %3295, ptr %3272, align 32
  %3296 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3249, <4 x double> %3253, <4 x double> %3286)
  %3297 = fneg <4 x double> %3251
  %3298 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3297, <4 x double> %3257, <4 x double> %3296)
  store <4 x double> %3298, ptr %3281, align 32
  %3299 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3250, <4 x double> %3257, <4 x double> %3292)
  %3300 = fneg <4 x double> %3249
  %3301 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3300, <4 x double> %3252, <4 x double> %3299)
  store <4 x double> %3301, ptr %3287, align 32
  %3302 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 7, i32 0
  %3303 = load <4 x double>, ptr %3302, align 32
  %3304 = fadd <4 x double> %3249, %3303
  %3305 = shufflevector <4 x double> %3141, <4 x double> poison, <4 x i32> zeroinitializer
  %3306 = fmul <4 x double> %3140, %3305
  %3307 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3306, <4 x double> %3304)
  %3308 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 7, i32 1
  %3309 = load <4 x double>, ptr %3308, align 32
  %3310 = fadd <4 x double> %3250, %3309
  %3311 = shufflevector <4 x double> %3141, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3312 = fmul <4 x double> %3140, %3311
  %3313 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3312, <4 x double> %3310)
  %3314 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 7, i32 2
  %3315 = load <4 x double>, ptr %3314, align 32
  %3316 = fadd <4 x double> %3251, %3315
  %3317 = shufflevector <4 x double> %3141, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3318 = fmul <4 x double> %3140, %3317
  %3319 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3318, <4 x double> %3316)
  store <4 x double> %3307, ptr %3302, align 32
  store <4 x double> %3313, ptr %3308, align 32
  store <4 x double> %3319, ptr %3314, align 32
  %3320 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 8, i32 0
  %3321 = load <4 x double>, ptr %3320, align 32
  %3322 = fadd <4 x double> %3227, %3321
  %3323 = fmul <4 x double> %3141, %3305
  %3324 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3323, <4 x double> %3322)
  %3325 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 8, i32 1
  %3326 = load <4 x double>, ptr %3325, align 32
  %3327 = fadd <4 x double> %3230, %3326
  %3328 = fmul <4 x double> %3141, %3311
  %3329 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3328, <4 x double> %3327)
  %3330 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 8, i32 2
  %3331 = load <4 x double>, ptr %3330, align 32
  %3332 = fadd <4 x double> %3233, %3331
  %3333 = fmul <4 x double> %3141, %3317
  %3334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3279, <4 x double> %3333, <4 x double> %3332)
  store <4 x double> %3324, ptr %3320, align 32
  store <4 x double> %3329, ptr %3325, align 32
  store <4 x double> %3334, ptr %3330, align 32
  %3335 = shufflevector <4 x double> %3142, <4 x double> poison, <4 x i32> zeroinitializer
  %3336 = shufflevector <4 x double> %3142, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3337 = fmul <4 x double> %3035, %3336
  %3338 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3335, <4 x double> %3337)
  %3339 = shufflevector <4 x double> %3142, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3340 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3339, <4 x double> %3338)
  %3341 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 9
  %3342 = load <4 x double>, ptr %3341, align 32
  %3343 = fadd <4 x double> %3340, %3342
  %3344 = insertelement <4 x double> poison, double %3053, i64 0
  %3345 = shufflevector <4 x double> %3344, <4 x double> poison, <4 x i32> zeroinitializer
  %3346 = fmul <4 x double> %3345, %3141
  %3347 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3276, <4 x double> %3346, <4 x double> %3343)
  store <4 x double> %3347, ptr %3341, align 32
  %3348 = getelementptr %struct.body, ptr %2101, i64 %3011, i32 10
  %3349 = load <4 x double>, ptr %3348, align 32
  %3350 = shufflevector <4 x double> %3143, <4 x double> poison, <4 x i32> zeroinitializer
  %3351 = shufflevector <4 x double> %3143, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3352 = fmul <4 x double> %3035, %3351
  %3353 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3033, <4 x double> %3350, <4 x double> %3352)
  %3354 = shufflevector <4 x double> %3143, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3355 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3037, <4 x double> %3354, <4 x double> %3353)
  %3356 = fadd <4 x double> %3355, %3349
  %3357 = shufflevector <4 x double> %3340, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3358 = fmul <4 x double> %3039, %3357
  %3359 = fmul <4 x double> %3071, %3340
  %3360 = fsub <4 x double> %3358, %3359
  %3361 = shufflevector <4 x double> %3360, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3362 = fadd <4 x double> %3361, %3356
  %3363 = fmul <4 x double> %3345, %3140
  %3364 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3276, <4 x double> %3363, <4 x double> %3362)
  store <4 x double> %3364, ptr %3348, align 32
  br label %3365

3365:
  %3366 = load ptr, ptr %9
  %3367 = load ptr, ptr %2209
  %3368 = mul i64 %2474, 6
  %3369 = add i64 %3368, -6
  %3370 = getelementptr i32, ptr %3367, i64 %3369
  %3371 = getelementptr %struct.tree_closing.1, ptr %3366, i64 0, i32 18
  %3372 = load ptr, ptr %3371
  %3373 = getelementptr i32, ptr %3372, i64 %2474
  %3374 = load i32, ptr %3373, align 4
  %3375 = sext i32 %3374 to i64
  %3376 = getelementptr %struct.tree_closing.1, ptr %3366, i64 0, i32 19
  %3377 = load ptr, ptr %3376
  %3378 = getelementptr i32, ptr %3377, i64 %2474
  %3379 = load i32, ptr %3378, align 4
  %3380 = sext i32 %3379 to i64
  %3381 = icmp sgt i32 %3379, 0
  br i1 %3381, label %3382, label %3565

3382:
  %3383 = getelementptr %struct.tree_closing.1, ptr %3366, i64 0, i32 25
  %3384 = load ptr, ptr %3383
  %3385 = getelementptr %struct.tree_closing.1, ptr %3366, i64 0, i32 24
  %3386 = load ptr, ptr %3385
  %3387 = getelementptr i32, ptr %3386, i64 %2474
  %3388 = load i32, ptr %3387, align 4
  %3389 = sext i32 %3388 to i64
  %3390 = getelementptr i32, ptr %3384, i64 %3389
  %3391 = getelementptr i32, ptr %3370, i64 1
  %3392 = getelementptr %struct.tree_closing.1, ptr %3366, i64 0, i32 20
  %3393 = getelementptr %struct.tree_closing.1, ptr %3366, i64 0, i32 21
  br label %3394

3394:
  %3395 = phi i64 [ 1, %3382 ], [ %3563, %3561 ]
  %3396 = phi ptr [ %3390, %3382 ], [ %3452, %3561 ]
  %3397 = phi i64 [ 0, %3382 ], [ %3562, %3561 ]
  %3398 = add i64 %3397, %3375
  %3399 = load ptr, ptr %2213
  %3400 = mul i64 %3398, 6
  %3401 = getelementptr <4 x double>, ptr %3399, i64 %3400
  %3402 = load i32, ptr %3391, align 4
  %3403 = icmp eq i32 %3402, 1
  %3404 = select i1 %3403, i64 2, i64 5
  %3405 = getelementptr <4 x double>, ptr %3401, i64 %3404
  %3406 = load <4 x double>, ptr %3405, align 32
  %3407 = fneg <4 x double> %3406
  %3408 = load ptr, ptr %2231
  %3409 = getelementptr <4 x double>, ptr %3408, i64 %3398
  store <4 x double> %3407, ptr %3409, align 32
  %3410 = load <4 x double>, ptr %3080, align 32
  %3411 = shufflevector <4 x double> %3410, <4 x double> poison, <4 x i32> zeroinitializer
  %3412 = fmul <4 x double> %3411, %3407
  %3413 = load ptr, ptr %2226
  %3414 = load ptr, ptr %3392
  %3415 = getelementptr i32, ptr %3414, i64 %3398
  %3416 = load i32, ptr %3415, align 4
  %3417 = shl i32 %3416, 2
  %3418 = sext i32 %3417 to i64
  %3419 = getelementptr double, ptr %3413, i64 %3418
  %3420 = shufflevector <4 x double> %3410, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3421 = bitcast ptr %3419 to ptr
  %3422 = load <4 x double>, ptr %3421, align 8
  %3423 = fneg <4 x double> %3412
  %3424 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3423, <4 x double> %3420, <4 x double> %3422)
  store <4 x double> %3424, ptr %3421, align 8
  %3425 = shufflevector <4 x double> %3412, <4 x double> poison, <4 x i32> zeroinitializer
  %3426 = shufflevector <4 x double> %3412, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3427 = shufflevector <4 x double> %3412, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3428 = shufflevector <4 x double> %3412, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %3429

3429:
  %3430 = phi ptr [ %3396, %3394 ], [ %3452, %3429 ]
  %3431 = phi i64 [ 0, %3394 ], [ %3453, %3429 ]
  %3432 = load ptr, ptr %2199
  %3433 = load i32, ptr %3430, align 4
  %3434 = shl i32 %3433, 2
  %3435 = sext i32 %3434 to i64
  %3436 = getelementptr <4 x double>, ptr %3432, i64 %3435
  %3437 = load ptr, ptr %2231
  %3438 = add i64 %3431, %3375
  %3439 = getelementptr <4 x double>, ptr %3437, i64 %3438
  %3440 = load <4 x double>, ptr %3439, align 32
  %3441 = load <4 x double>, ptr %3436, align 32
  %3442 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3425, <4 x double> %3440, <4 x double> %3441)
  store <4 x double> %3442, ptr %3436, align 32
  %3443 = getelementptr <4 x double>, ptr %3436, i64 1
  %3444 = load <4 x double>, ptr %3443, align 32
  %3445 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3426, <4 x double> %3440, <4 x double> %3444)
  store <4 x double> %3445, ptr %3443, align 32
  %3446 = getelementptr <4 x double>, ptr %3436, i64 2
  %3447 = load <4 x double>, ptr %3446, align 32
  %3448 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3427, <4 x double> %3440, <4 x double> %3447)
  store <4 x double> %3448, ptr %3446, align 32
  %3449 = getelementptr <4 x double>, ptr %3436, i64 3
  %3450 = load <4 x double>, ptr %3449, align 32
  %3451 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3428, <4 x double> %3440, <4 x double> %3450)
  store <4 x double> %3451, ptr %3449, align 32
  %3452 = getelementptr i32, ptr %3430, i64 1
  %3453 = add i64 %3431, 1
  %3454 = icmp eq i64 %3453, %3395
  br i1 %3454, label %3455, label %3429

3455:
  %3456 = load i32, ptr %3370, align 4
  %3457 = icmp eq i32 %3456, 0
  br i1 %3457, label %3561, label %3458

3458:
  %3459 = load ptr, ptr %2213
  %3460 = load ptr, ptr %3393
  %3461 = getelementptr i32, ptr %3460, i64 %3398
  %3462 = load i32, ptr %3461, align 4
  %3463 = mul i32 %3462, 6
  %3464 = sext i32 %3463 to i64
  %3465 = getelementptr <4 x double>, ptr %3459, i64 %3464
  %3466 = load <4 x double>, ptr %3080, align 32
  %3467 = shufflevector <4 x double> %3466, <4 x double> poison, <4 x i32> zeroinitializer
  %3468 = fmul <4 x double> %3467, %3407
  %3469 = load <4 x double>, ptr %3032, align 32
  %3470 = load <4 x double>, ptr %3034, align 32
  %3471 = load <4 x double>, ptr %3036, align 32
  %3472 = load <4 x double>, ptr %3038, align 32
  %3473 = load <4 x double>, ptr %3401, align 32
  %3474 = getelementptr <4 x double>, ptr %3401, i64 1
  %3475 = load <4 x double>, ptr %3474, align 32
  %3476 = getelementptr <4 x double>, ptr %3401, i64 2
  %3477 = load <4 x double>, ptr %3476, align 32
  %3478 = getelementptr <4 x double>, ptr %3401, i64 3
  %3479 = load <4 x double>, ptr %3478, align 32
  %3480 = getelementptr <4 x double>, ptr %3401, i64 4
  %3481 = load <4 x double>, ptr %3480, align 32
  %3482 = getelementptr <4 x double>, ptr %3401, i64 5
  %3483 = load <4 x double>, ptr %3482, align 32
  %3484 = shufflevector <4 x double> %3469, <4 x double> poison, <4 x i32> zeroinitializer
  %3485 = shufflevector <4 x double> %3470, <4 x double> poison, <4 x i32> zeroinitializer
  %3486 = fmul <4 x double> %3485, %3475
  %3487 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3484, <4 x double> %3473, <4 x double> %3486)
  %3488 = shufflevector <4 x double> %3471, <4 x double> poison, <4 x i32> zeroinitializer
  %3489 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3488, <4 x double> %3477, <4 x double> %3487)
  %3490 = fmul <4 x double> %3485, %3481
  %3491 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3484, <4 x double> %3479, <4 x double> %3490)
  %3492 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3488, <4 x double> %3483, <4 x double> %3491)
  %3493 = shufflevector <4 x double> %3469, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3494 = shufflevector <4 x double> %3470, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3495 = fmul <4 x double> %3494, %3475
  %3496 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3493, <4 x double> %3473, <4 x double> %3495)
  %3497 = shufflevector <4 x double> %3471, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3498 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3497, <4 x double> %3477, <4 x double> %3496)
  %3499 = fmul <4 x double> %3494, %3481
  %3500 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3493, <4 x double> %3479, <4 x double> %3499)
  %3501 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3497, <4 x double> %3483, <4 x double> %3500)
  %3502 = shufflevector <4 x double> %3469, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3503 = shufflevector <4 x double> %3470, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3504 = fmul <4 x double> %3503, %3475
  %3505 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3502, <4 x double> %3473, <4 x double> %3504)
  %3506 = shufflevector <4 x double> %3471, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3507 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3506, <4 x double> %3477, <4 x double> %3505)
  %3508 = fmul <4 x double> %3503, %3481
  %3509 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3502, <4 x double> %3479, <4 x double> %3508)
  %3510 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3506, <4 x double> %3483, <4 x double> %3509)
  %3511 = shufflevector <4 x double> %3472, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3512 = shufflevector <4 x double> %3472, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3513 = fneg <4 x double> %3512
  %3514 = fmul <4 x double> %3498, %3513
  %3515 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3511, <4 x double> %3507, <4 x double> %3514)
  %3516 = fadd <4 x double> %3515, %3492
  %3517 = shufflevector <4 x double> %3472, <4 x double> poison, <4 x i32> zeroinitializer
  %3518 = fneg <4 x double> %3517
  %3519 = fmul <4 x double> %3507, %3518
  %3520 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3512, <4 x double> %3489, <4 x double> %3519)
  %3521 = fadd <4 x double> %3520, %3501
  %3522 = fneg <4 x double> %3511
  %3523 = fmul <4 x double> %3489, %3522
  %3524 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3517, <4 x double> %3498, <4 x double> %3523)
  %3525 = fadd <4 x double> %3524, %3510
  %3526 = load <4 x double>, ptr %3465, align 32
  %3527 = fadd <4 x double> %3489, %3526
  store <4 x double> %3527, ptr %3465, align 32
  %3528 = getelementptr <4 x double>, ptr %3465, i64 3
  %3529 = load <4 x double>, ptr %3528, align 32
  %3530 = fadd <4 x double> %3516, %3529
  store <4 x double> %3530, ptr %3528, align 32
  %3531 = load <4 x double>, ptr %3077, align 32
  %3532 = shufflevector <4 x double> %3531, <4 x double> poison, <4 x i32> zeroinitializer
  %3533 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3532, <4 x double> %3468, <4 x double> %3527)
  store <4 x double> %3533, ptr %3465, align 32
  %3534 = load <4 x double>, ptr %3076, align 32
  %3535 = shufflevector <4 x double> %3534, <4 x double> poison, <4 x i32> zeroinitializer
  %3536 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3535, <4 x double> %3468, <4 x double> %3530)
  store <4 x double> %3536, ptr %3528, align 32
  %3537 = getelementptr <4 x double>, ptr %3465, i64 1
  %3538 = load <4 x double>, ptr %3537, align 32
  %3539 = fadd <4 x double> %3498, %3538
  store <4 x double> %3539, ptr %3537, align 32
  %3540 = getelementptr <4 x double>, ptr %3465, i64 4
  %3541 = load <4 x double>, ptr %3540, align 32
  %3542 = fadd <4 x double> %3521, %3541
  store <4 x double> %3542, ptr %3540, align 32
  %3543 = load <4 x double>, ptr %3077, align 32
  %3544 = shufflevector <4 x double> %3543, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3545 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3544, <4 x double> %3468, <4 x double> %3539)
  store <4 x double> %3545, ptr %3537, align 32
  %3546 = load <4 x double>, ptr %3076, align 32
  %3547 = shufflevector <4 x double> %3546, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3548 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3547, <4 x double> %3468, <4 x double> %3542)
  store <4 x double> %3548, ptr %3540, align 32
  %3549 = getelementptr <4 x double>, ptr %3465, i64 2
  %3550 = load <4 x double>, ptr %3549, align 32
  %3551 = fadd <4 x double> %3507, %3550
  store <4 x double> %3551, ptr %3549, align 32
  %3552 = getelementptr <4 x double>, ptr %3465, i64 5
  %3553 = load <4 x double>, ptr %3552, align 32
  %3554 = fadd <4 x double> %3525, %3553
  store <4 x double> %3554, ptr %3552, align 32
  %3555 = load <4 x double>, ptr %3077, align 32
  %3556 = shufflevector <4 x double> %3555, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3557 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3556, <4 x double> %3468, <4 x double> %3551)
  store <4 x double> %3557, ptr %3549, align 32
  %3558 = load <4 x double>, ptr %3076, align 32
  %3559 = shufflevector <4 x double> %3558, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3560 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3559, <4 x double> %3468, <4 x double> %3554)
  store <4 x double> %3560, ptr %3552, align 32
  br label %3561

3561:
  %3562 = add i64 %3397, 1
  %3563 = add i64 %3395, 1
  %3564 = icmp eq i64 %3562, %3380
  br i1 %3564, label %3565, label %3394

3565:
  %3566 = icmp sgt i64 %2474, 1
  br i1 %3566, label %2473, label %2232

3567:
  %3568 = load ptr, ptr %2100
  %3569 = load ptr, ptr %9
  %3570 = getelementptr %struct.body, ptr %3568, i64 0, i32 3
  %3571 = getelementptr %struct.closing, ptr %8, i64 0, i32 3
  %3572 = bitcast ptr %3571 to ptr
  %3573 = bitcast ptr %3570 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %3573, i8 0, i64 64, i1 false)
  %3574 = load ptr, ptr %3572
  %3575 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 15
  %3576 = load i64, ptr %3575
  %3577 = shl i64 %3576, 5
  call void @llvm.memset.p0.i64(ptr align 32 %3574, i8 0, i64 %3577, i1 false)
  %3578 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 26
  %3579 = load ptr, ptr %3578
  %3580 = load i32, ptr %3579, align 4
  %3581 = getelementptr i32, ptr %3579, i64 1
  %3582 = load i32, ptr %3581, align 4
  %3583 = icmp slt i32 %3580, %3582
  br i1 %3583, label %3584, label %3721

3584:
  %3585 = sext i32 %3580 to i64
  %3586 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 27
  %3587 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 28
  %3588 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %3589 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  %3590 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 16
  %3591 = load ptr, ptr %3586
  %3592 = load ptr, ptr %3587
  %3593 = load ptr, ptr %3588
  %3594 = load ptr, ptr %3589
  %3595 = sext i32 %3582 to i64
  br label %3596

3596:
  %3597 = phi i64 [ %3585, %3584 ], [ %3719, %3718 ]
  %3598 = mul i64 %3597, 5
  %3599 = getelementptr i32, ptr %3591, i64 %3598
  %3600 = load i32, ptr %3599, align 4
  %3601 = getelementptr i32, ptr %3599, i64 1
  %3602 = load i32, ptr %3601, align 4
  %3603 = sext i32 %3600 to i64
  %3604 = sext i32 %3602 to i64
  %3605 = getelementptr i32, ptr %3599, i64 2
  %3606 = load i32, ptr %3605, align 4
  %3607 = sext i32 %3606 to i64
  %3608 = add i64 %3604, 2
  %3609 = getelementptr i32, ptr %3599, i64 3
  %3610 = load i32, ptr %3609, align 4
  %3611 = sext i32 %3610 to i64
  %3612 = getelementptr i32, ptr %3592, i64 %3611
  %3613 = getelementptr i32, ptr %3599, i64 4
  %3614 = load i32, ptr %3613, align 4
  %3615 = sext i32 %3614 to i64
  %3616 = getelementptr <4 x double>, ptr %3593, i64 %3615
  %3617 = mul i64 %3608, %3607
  %3618 = getelementptr <4 x double>, ptr %3616, i64 %3617, i64 0
  %3619 = icmp sgt i32 %3606, 0
  br i1 %3619, label %3620, label %3659

3620:
  %3621 = icmp sgt i32 %3602, 0
  %3622 = load ptr, ptr %3571
  br label %3623

3623:
  %3624 = phi i64 [ 0, %3620 ], [ %3677, %3664 ]
  %3625 = phi ptr [ %3616, %3620 ], [ %3678, %3664 ]
  br i1 %3621, label %3680, label %3664

3626:
  %3627 = icmp sgt i32 %3606, 1
  br i1 %3627, label %3641, label %3659

3628:
  %3629 = phi i64 [ %3637, %3628 ], [ 0, %3664 ]
  %3630 = mul i64 %3629, %3607
  %3631 = add i64 %3630, %3629
  %3632 = getelementptr double, ptr %3618, i64 %3631
  %3633 = load double, ptr %3632
  %3634 = getelementptr double, ptr %3594, i64 %3629
  %3635 = load double, ptr %3634
  %3636 = fmul double %3633, %3635
  store double %3636, ptr %3634
  %3637 = add i64 %3629, 1
  %3638 = icmp eq i64 %3637, %3607
  br i1 %3638, label %3626, label %3628

3639:
  %3640 = icmp sgt i64 %3642, 2
  br i1 %3640, label %3641, label %3659

3641:
  %3642 = phi i64 [ %3643, %3639 ], [ %3607, %3626 ]
  %3643 = add i64 %3642, -1
  %3644 = call i64 @llvm.smax.i64(i64 %3643, i64 1)
  %3645 = mul i64 %3643, %3607
  %3646 = getelementptr double, ptr %3594, i64 %3643
  br label %3647

3647:
  %3648 = phi i64 [ 0, %3641 ], [ %3657, %3647 ]
  %3649 = add i64 %3648, %3645
  %3650 = getelementptr double, ptr %3618, i64 %3649
  %3651 = load double, ptr %3650
  %3652 = load double, ptr %3646
  %3653 = getelementptr double, ptr %3594, i64 %3648
  %3654 = load double, ptr %3653
  %3655 = fneg double %3651
  %3656 = call double @llvm.fmuladd.f64(double %3655, double %3652, double %3654)
  store double %3656, ptr %3653
  %3657 = add i64 %3648, 1
  %3658 = icmp eq i64 %3657, %3644
  br i1 %3658, label %3639, label %3647

3659:
  %3660 = icmp sgt i32 %3600, 0
  br i1 %3660, label %3661, label %3718

3661:
  %3662 = load ptr, ptr %3590
  %3663 = load ptr, ptr %3571
  br label %3695

3664:
  %3665 = phi <4 x double> [ zeroinitializer, %3623 ], [ %3692, %3680 ]
  %3666 = getelementptr <4 x double>, ptr %3625, i64 0, i64 3
  %3667 = load double, ptr %3666
  %3668 = extractelement <4 x double> %3665, i64 0
  %3669 = extractelement <4 x double> %3665, i64 1
  %3670 = fadd double %3668, %3669
  %3671 = extractelement <4 x double> %3665, i64 2
  %3672 = extractelement <4 x double> %3665, i64 3
  %3673 = fadd double %3671, %3672
  %3674 = fadd double %3670, %3673
  %3675 = fsub double %3667, %3674
  %3676 = getelementptr double, ptr %3594, i64 %3624
  store double %3675, ptr %3676
  %3677 = add i64 %3624, 1
  %3678 = getelementptr <4 x double>, ptr %3625, i64 %3608
  %3679 = icmp eq i64 %3677, %3607
  br i1 %3679, label %3628, label %3623

3680:
  %3681 = phi i64 [ %3693, %3680 ], [ 0, %3623 ]
  %3682 = phi <4 x double> [ %3692, %3680 ], [ zeroinitializer, %3623 ]
  %3683 = add i64 %3681, 2
  %3684 = getelementptr <4 x double>, ptr %3625, i64 %3683
  %3685 = load <4 x double>, ptr %3684, align 32
  %3686 = add i64 %3681, %3603
  %3687 = getelementptr i32, ptr %3612, i64 %3686
  %3688 = load i32, ptr %3687, align 4
  %3689 = sext i32 %3688 to i64
  %3690 = getelementptr <4 x double>, ptr %3622, i64 %3689
  %3691 = load <4 x double>, ptr %3690, align 32
  %3692 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3685, <4 x double> %3691, <4 x double> %3682)
  %3693 = add i64 %3681, 1
  %3694 = icmp eq i64 %3693, %3604
  br i1 %3694, label %3664, label %3680

3695:
  %3696 = phi i64 [ 0, %3661 ], [ %3706, %3705 ]
  %3697 = phi i64 [ 0, %3661 ], [ %3707, %3705 ]
  %3698 = getelementptr i32, ptr %3612, i64 %3697
  %3699 = load i32, ptr %3698, align 4
  %3700 = sext i32 %3699 to i64
  %3701 = getelementptr i32, ptr %3662, i64 %3700
  %3702 = load i32, ptr %3701, align 4
  %3703 = sext i32 %3702 to i64
  %3704 = icmp sgt i32 %3702, 0
  br i1 %3704, label %3709, label %3705

3705:
  %3706 = phi i64 [ %3696, %3695 ], [ %3712, %3709 ]
  %3707 = add i64 %3697, 1
  %3708 = icmp eq i64 %3707, %3603
  br i1 %3708, label %3718, label %3695

3709:
  %3710 = phi i64 [ %3716, %3709 ], [ 0, %3695 ]
  %3711 = phi i64 [ %3712, %3709 ], [ %3696, %3695 ]
  %3712 = add i64 %3711, 1
  %3713 = getelementptr double, ptr %3594, i64 %3711
  %3714 = load double, ptr %3713
  %3715 = getelementptr <4 x double>, ptr %3663, i64 %3700, i64 %3710
  store double %3714, ptr %3715
  %3716 = add i64 %3710, 1
  %3717 = icmp eq i64 %3716, %3703
  br i1 %3717, label %3705, label %3709

3718:
  %3719 = add i64 %3597, 1
  %3720 = icmp eq i64 %3719, %3595
  br i1 %3720, label %3721, label %3596

3721:
  %3722 = load i64, ptr %2205
  %3723 = icmp slt i64 %3722, 1
  br i1 %3723, label %4009, label %3724

3724:
  %3725 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %3726 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 18
  %3727 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 19
  %3728 = getelementptr %struct.closing, ptr %8, i64 0, i32 1
  %3729 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 20
  %3730 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 27
  %3731 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 28
  %3732 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %3733 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  %3734 = getelementptr %struct.tree_closing.1, ptr %3569, i64 0, i32 16
  br label %3735

3735:
  %3736 = phi i64 [ 1, %3724 ], [ %3838, %3993 ]
  %3737 = load ptr, ptr %3725
  %3738 = mul i64 %3736, 6
  %3739 = add i64 %3738, -6
  %3740 = getelementptr i32, ptr %3737, i64 %3739
  %3741 = load ptr, ptr %3726
  %3742 = getelementptr i32, ptr %3741, i64 %3736
  %3743 = load i32, ptr %3742, align 4
  %3744 = sext i32 %3743 to i64
  %3745 = load ptr, ptr %3727
  %3746 = getelementptr i32, ptr %3745, i64 %3736
  %3747 = load i32, ptr %3746, align 4
  %3748 = sext i32 %3747 to i64
  %3749 = add i64 %3748, %3744
  %3750 = icmp sgt i32 %3747, 0
  br i1 %3750, label %3751, label %3755

3751:
  %3752 = load ptr, ptr %3728
  %3753 = load ptr, ptr %3571
  %3754 = load ptr, ptr %3729
  br label %3996

3755:
  %3756 = phi <4 x double> [ zeroinitializer, %3735 ], [ %4006, %3996 ]
  %3757 = extractelement <4 x double> %3756, i64 0
  %3758 = extractelement <4 x double> %3756, i64 1
  %3759 = fadd double %3757, %3758
  %3760 = extractelement <4 x double> %3756, i64 2
  %3761 = extractelement <4 x double> %3756, i64 3
  %3762 = fadd double %3760, %3761
  %3763 = fadd double %3759, %3762
  %3764 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 13
  %3765 = load <4 x double>, ptr %3764, align 32
  %3766 = extractelement <4 x double> %3765, i64 1
  %3767 = fadd double %3766, %3763
  %3768 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 13, i64 1
  store double %3767, ptr %3768
  %3769 = load i32, ptr %3740, align 4
  %3770 = sext i32 %3769 to i64
  %3771 = getelementptr i32, ptr %3740, i64 1
  %3772 = load i32, ptr %3771, align 4
  %3773 = icmp eq i32 %3772, 1
  %3774 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 0, i32 0
  %3775 = load <4 x double>, ptr %3774, align 32
  %3776 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 0, i32 1
  %3777 = load <4 x double>, ptr %3776, align 32
  %3778 = shufflevector <4 x double> %3775, <4 x double> %3777, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %3779 = shufflevector <4 x double> %3775, <4 x double> %3777, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3780 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 0, i32 2
  %3781 = load <4 x double>, ptr %3780, align 32
  %3782 = shufflevector <4 x double> %3778, <4 x double> %3781, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %3783 = shufflevector <4 x double> %3778, <4 x double> %3781, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %3784 = shufflevector <4 x double> %3779, <4 x double> %3781, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3785 = getelementptr %struct.body, ptr %3568, i64 %3770, i32 3
  %3786 = load <4 x double>, ptr %3785, align 32
  %3787 = getelementptr %struct.body, ptr %3568, i64 %3770, i32 4
  %3788 = load <4 x double>, ptr %3787, align 32
  %3789 = shufflevector <4 x double> %3786, <4 x double> poison, <4 x i32> zeroinitializer
  %3790 = shufflevector <4 x double> %3786, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3791 = fmul <4 x double> %3783, %3790
  %3792 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3782, <4 x double> %3789, <4 x double> %3791)
  %3793 = shufflevector <4 x double> %3786, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3794 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3784, <4 x double> %3793, <4 x double> %3792)
  %3795 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 1
  %3796 = load <4 x double>, ptr %3795, align 32
  %3797 = shufflevector <4 x double> %3796, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3798 = fmul <4 x double> %3786, %3797
  %3799 = shufflevector <4 x double> %3786, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3800 = fmul <4 x double> %3799, %3796
  %3801 = fsub <4 x double> %3798, %3800
  %3802 = shufflevector <4 x double> %3801, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3803 = fadd <4 x double> %3788, %3802
  %3804 = shufflevector <4 x double> %3803, <4 x double> poison, <4 x i32> zeroinitializer
  %3805 = shufflevector <4 x double> %3803, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3806 = fmul <4 x double> %3783, %3805
  %3807 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3782, <4 x double> %3804, <4 x double> %3806)
  %3808 = shufflevector <4 x double> %3803, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3809 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3784, <4 x double> %3808, <4 x double> %3807)
  %3810 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 11
  %3811 = load <4 x double>, ptr %3810, align 32
  %3812 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 12
  %3813 = load <4 x double>, ptr %3812, align 32
  %3814 = fmul <4 x double> %3788, %3813
  %3815 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3811, <4 x double> %3786, <4 x double> %3814)
  %3816 = extractelement <4 x double> %3815, i64 0
  %3817 = fsub double %3767, %3816
  %3818 = extractelement <4 x double> %3815, i64 1
  %3819 = extractelement <4 x double> %3815, i64 2
  %3820 = fadd double %3818, %3819
  %3821 = fsub double %3817, %3820
  %3822 = extractelement <4 x double> %3765, i64 0
  %3823 = fmul double %3822, %3821
  %3824 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %3823, i64 2
  %3825 = select i1 %3773, <4 x double> splat (double -0.000000e+00), <4 x double> %3824
  %3826 = fadd <4 x double> %3794, %3825
  %3827 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 3
  store <4 x double> %3826, ptr %3827, align 32
  %3828 = select i1 %3773, <4 x double> %3824, <4 x double> splat (double -0.000000e+00)
  %3829 = fadd <4 x double> %3809, %3828
  %3830 = getelementptr %struct.body, ptr %3568, i64 %3736, i32 4
  store <4 x double> %3829, ptr %3830, align 32
  %3831 = getelementptr i32, ptr %3740, i64 3
  %3832 = load i32, ptr %3831, align 4
  %3833 = sext i32 %3832 to i64
  %3834 = getelementptr double, ptr %4, i64 %3833
  store double %3823, ptr %3834
  %3835 = load ptr, ptr %3578
  %3836 = getelementptr i32, ptr %3835, i64 %3736
  %3837 = load i32, ptr %3836, align 4
  %3838 = add i64 %3736, 1
  %3839 = getelementptr i32, ptr %3835, i64 %3838
  %3840 = load i32, ptr %3839, align 4
  %3841 = icmp slt i32 %3837, %3840
  br i1 %3841, label %3842, label %3993

3842:
  %3843 = sext i32 %3837 to i64
  %3844 = load ptr, ptr %3730
  %3845 = load ptr, ptr %3731
  %3846 = load ptr, ptr %3732
  %3847 = load ptr, ptr %3733
  %3848 = sext i32 %3840 to i64
  br label %3849

3849:
  %3850 = phi i64 [ %3843, %3842 ], [ %3991, %3990 ]
  %3851 = mul i64 %3850, 5
  %3852 = getelementptr i32, ptr %3844, i64 %3851
  %3853 = load i32, ptr %3852, align 4
  %3854 = getelementptr i32, ptr %3852, i64 1
  %3855 = load i32, ptr %3854, align 4
  %3856 = sext i32 %3853 to i64
  %3857 = sext i32 %3855 to i64
  %3858 = getelementptr i32, ptr %3852, i64 2
  %3859 = load i32, ptr %3858, align 4
  %3860 = sext i32 %3859 to i64
  %3861 = add i64 %3857, 2
  %3862 = getelementptr i32, ptr %3852, i64 3
  %3863 = load i32, ptr %3862, align 4
  %3864 = sext i32 %3863 to i64
  %3865 = getelementptr i32, ptr %3845, i64 %3864
  %3866 = getelementptr i32, ptr %3852, i64 4
  %3867 = load i32, ptr %3866, align 4
  %3868 = sext i32 %3867 to i64
  %3869 = getelementptr <4 x double>, ptr %3846, i64 %3868
  %3870 = mul i64 %3861, %3860
  %3871 = getelementptr <4 x double>, ptr %3869, i64 %3870, i64 0
  %3872 = icmp sgt i32 %3859, 0
  br i1 %3872, label %3873, label %3912

3873:
  %3874 = icmp sgt i32 %3855, 0
  %3875 = load ptr, ptr %3571
  br label %3876

3876:
  %3877 = phi i64 [ 0, %3873 ], [ %3949, %3917 ]
  %3878 = phi ptr [ %3869, %3873 ], [ %3950, %3917 ]
  br i1 %3874, label %3952, label %3917

3879:
  %3880 = icmp sgt i32 %3859, 1
  br i1 %3880, label %3894, label %3912

3881:
  %3882 = phi i64 [ %3890, %3881 ], [ 0, %3917 ]
  %3883 = mul i64 %3882, %3860
  %3884 = add i64 %3883, %3882
  %3885 = getelementptr double, ptr %3871, i64 %3884
  %3886 = load double, ptr %3885
  %3887 = getelementptr double, ptr %3847, i64 %3882
  %3888 = load double, ptr %3887
  %3889 = fmul double %3886, %3888
  store double %3889, ptr %3887
  %3890 = add i64 %3882, 1
  %3891 = icmp eq i64 %3890, %3860
  br i1 %3891, label %3879, label %3881

3892:
  %3893 = icmp sgt i64 %3895, 2
  br i1 %3893, label %3894, label %3912

3894:
  %3895 = phi i64 [ %3896, %3892 ], [ %3860, %3879 ]
  %3896 = add i64 %3895, -1
  %3897 = call i64 @llvm.smax.i64(i64 %3896, i64 1)
  %3898 = mul i64 %3896, %3860
  %3899 = getelementptr double, ptr %3847, i64 %3896
  br label %3900

3900:
  %3901 = phi i64 [ 0, %3894 ], [ %3910, %3900 ]
  %3902 = add i64 %3901, %3898
  %3903 = getelementptr double, ptr %3871, i64 %3902
  %3904 = load double, ptr %3903
  %3905 = load double, ptr %3899
  %3906 = getelementptr double, ptr %3847, i64 %3901
  %3907 = load double, ptr %3906
  %3908 = fneg double %3904
  %3909 = call double @llvm.fmuladd.f64(double %3908, double %3905, double %3907)
  store double %3909, ptr %3906
  %3910 = add i64 %3901, 1
  %3911 = icmp eq i64 %3910, %3897
  br i1 %3911, label %3892, label %3900

3912:
  %3913 = icmp sgt i32 %3853, 0
  br i1 %3913, label %3914, label %3990

3914:
  %3915 = load ptr, ptr %3734
  %3916 = load ptr, ptr %3571
  br label %3967

3917:
  %3918 = phi <4 x double> [ zeroinitializer, %3876 ], [ %3964, %3952 ]
  %3919 = getelementptr <4 x double>, ptr %3878, i64 0, i64 3
  %3920 = load double, ptr %3919
  %3921 = extractelement <4 x double> %3918, i64 0
  %3922 = extractelement <4 x double> %3918, i64 1
  %3923 = fadd double %3921, %3922
  %3924 = extractelement <4 x double> %3918, i64 2
  %3925 = extractelement <4 x double> %3918, i64 3
  %3926 = fadd double %3924, %3925
  %3927 = fadd double %3923, %3926
  %3928 = fsub double %3920, %3927
  %3929 = getelementptr double, ptr %3847, i64 %3877
  store double %3928, ptr %3929
  %3930 = load <4 x double>, ptr %3878, align 32
  %3931 = load <4 x double>, ptr %3830, align 32
  %3932 = fmul <4 x double> %3930, %3931
  %3933 = extractelement <4 x double> %3932, i64 0
  %3934 = extractelement <4 x double> %3932, i64 1
  %3935 = fadd double %3933, %3934
  %3936 = extractelement <4 x double> %3932, i64 2
  %3937 = fadd double %3936, %3935
  %3938 = getelementptr <4 x double>, ptr %3878, i64 1
  %3939 = load <4 x double>, ptr %3938, align 32
  %3940 = load <4 x double>, ptr %3827, align 32
  %3941 = fmul <4 x double> %3939, %3940
  %3942 = extractelement <4 x double> %3941, i64 0
  %3943 = extractelement <4 x double> %3941, i64 1
  %3944 = fadd double %3942, %3943
  %3945 = extractelement <4 x double> %3941, i64 2
  %3946 = fadd double %3945, %3944
  %3947 = fadd double %3937, %3946
  %3948 = fadd double %3928, %3947
  store double %3948, ptr %3929
  %3949 = add i64 %3877, 1
  %3950 = getelementptr <4 x double>, ptr %3878, i64 %3861
  %3951 = icmp eq i64 %3949, %3860
  br i1 %3951, label %3881, label %3876

3952:
  %3953 = phi i64 [ %3965, %3952 ], [ 0, %3876 ]
  %3954 = phi <4 x double> [ %3964, %3952 ], [ zeroinitializer, %3876 ]
  %3955 = add i64 %3953, 2
  %3956 = getelementptr <4 x double>, ptr %3878, i64 %3955
  %3957 = load <4 x double>, ptr %3956, align 32
  %3958 = add i64 %3953, %3856
  %3959 = getelementptr i32, ptr %3865, i64 %3958
  %3960 = load i32, ptr %3959, align 4
  %3961 = sext i32 %3960 to i64
  %3962 = getelementptr <4 x double>, ptr %3875, i64 %3961
  %3963 = load <4 x double>, ptr %3962, align 32
  %3964 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3957, <4 x double> %3963, <4 x double> %3954)
  %3965 = add i64 %3953, 1
  %3966 = icmp eq i64 %3965, %3857
  br i1 %3966, label %3917, label %3952

3967:
  %3968 = phi i64 [ 0, %3914 ], [ %3978, %3977 ]
  %3969 = phi i64 [ 0, %3914 ], [ %3979, %3977 ]
  %3970 = getelementptr i32, ptr %3865, i64 %3969
  %3971 = load i32, ptr %3970, align 4
  %3972 = sext i32 %3971 to i64
  %3973 = getelementptr i32, ptr %3915, i64 %3972
  %3974 = load i32, ptr %3973, align 4
  %3975 = sext i32 %3974 to i64
  %3976 = icmp sgt i32 %3974, 0
  br i1 %3976, label %3981, label %3977

3977:
  %3978 = phi i64 [ %3968, %3967 ], [ %3984, %3981 ]
  %3979 = add i64 %3969, 1
  %3980 = icmp eq i64 %3979, %3856
  br i1 %3980, label %3990, label %3967

3981:
  %3982 = phi i64 [ %3988, %3981 ], [ 0, %3967 ]
  %3983 = phi i64 [ %3984, %3981 ], [ %3968, %3967 ]
  %3984 = add i64 %3983, 1
  %3985 = getelementptr double, ptr %3847, i64 %3983
  %3986 = load double, ptr %3985
  %3987 = getelementptr <4 x double>, ptr %3916, i64 %3972, i64 %3982
  store double %3986, ptr %3987
  %3988 = add i64 %3982, 1
  %3989 = icmp eq i64 %3988, %3975
  br i1 %3989, label %3977, label %3981

3990:
  %3991 = add i64 %3850, 1
  %3992 = icmp eq i64 %3991, %3848
  br i1 %3992, label %3993, label %3849

3993:
  %3994 = load i64, ptr %2205
  %3995 = icmp slt i64 %3736, %3994
  br i1 %3995, label %3735, label %4009

3996:
  %3997 = phi i64 [ %3744, %3751 ], [ %4007, %3996 ]
  %3998 = phi <4 x double> [ zeroinitializer, %3751 ], [ %4006, %3996 ]
  %3999 = getelementptr <4 x double>, ptr %3752, i64 %3997
  %4000 = load <4 x double>, ptr %3999, align 32
  %4001 = getelementptr i32, ptr %3754, i64 %3997
  %4002 = load i32, ptr %4001, align 4
  %4003 = sext i32 %4002 to i64
  %4004 = getelementptr <4 x double>, ptr %3753, i64 %4003
  %4005 = load <4 x double>, ptr %4004, align 32
  %4006 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %4000, <4 x double> %4005, <4 x double> %3998)
  %4007 = add i64 %3997, 1
  %4008 = icmp slt i64 %4007, %3749
  br i1 %4008, label %3996, label %3755

4009:
  %4010 = icmp eq ptr %5, null
  br i1 %4010, label %4024, label %4011

4011:
  %4012 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 0
  %4013 = load i64, ptr %4012
  %4014 = getelementptr %struct.closing, ptr %8, i64 0, i32 3
  %4015 = bitcast ptr %4014 to ptr
  %4016 = load ptr, ptr %4015
  %4017 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 3
  %4018 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 2
  %4019 = call i64 @llvm.smax.i64(i64 %4013, i64 0)
  %4020 = icmp slt i64 %4013, 1
  br i1 %4020, label %4024, label %4021

4021:
  %4022 = load ptr, ptr %4017
  %4023 = load ptr, ptr %4018
  br label %4025

4024:
  ret void

4025:
  %4026 = phi i64 [ %4036, %4025 ], [ 0, %4021 ]
  %4027 = getelementptr i32, ptr %4022, i64 %4026
  %4028 = load i32, ptr %4027, align 4
  %4029 = sext i32 %4028 to i64
  %4030 = getelementptr double, ptr %4016, i64 %4029
  %4031 = load double, ptr %4030
  %4032 = getelementptr i32, ptr %4023, i64 %4026
  %4033 = load i32, ptr %4032, align 4
  %4034 = sext i32 %4033 to i64
  %4035 = getelementptr double, ptr %5, i64 %4034
  store double %4031, ptr %4035
  %4036 = add i64 %4026, 1
  %4037 = icmp eq i64 %4036, %4019
  br i1 %4037, label %4024, label %4025
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
  %12 = getelementptr %struct.closing, ptr %0, i64 0, i32 7
  store ptr %11, ptr %12
  %13 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 1
  %14 = load i64, ptr %13
  %15 = getelementptr double, ptr %11, i64 %14
  %16 = getelementptr %struct.closing, ptr %0, i64 0, i32 8
  store ptr %15, ptr %16
  %17 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 0
  %18 = load i64, ptr %17
  %19 = add i64 %14, 3
  %20 = add i64 %19, %18
  %21 = sdiv i64 %20, 4
  %22 = shl i64 %21, 2
  %23 = getelementptr double, ptr %11, i64 %22
  %24 = getelementptr %struct.closing, ptr %0, i64 0, i32 9
  store ptr %23, ptr %24
  %25 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 15
  %26 = load i64, ptr %25
  %27 = shl i64 %26, 2
  %28 = getelementptr double, ptr %23, i64 %27
  %29 = getelementptr %struct.closing, ptr %0, i64 0, i32 10
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
  %54 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 23
  %55 = load i64, ptr %54
  %56 = shl i64 %55, 2
  %57 = getelementptr <4 x double>, ptr %52, i64 %56
  %58 = getelementptr %struct.closing, ptr %0, i64 0, i32 3
  store ptr %57, ptr %58
  %59 = getelementptr <4 x double>, ptr %57, i64 %26
  %60 = getelementptr %struct.closing, ptr %0, i64 0, i32 4
  store ptr %59, ptr %60
  %61 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 29
  %62 = load i64, ptr %61
  %63 = getelementptr <4 x double>, ptr %59, i64 %62
  %64 = getelementptr %struct.closing, ptr %0, i64 0, i32 0
  store ptr %63, ptr %64
  %65 = mul i64 %46, 6
  %66 = getelementptr <4 x double>, ptr %63, i64 %65
  %67 = getelementptr <4 x double>, ptr %66, i64 0, i64 0
  %68 = getelementptr %struct.closing, ptr %0, i64 0, i32 5
  store ptr %67, ptr %68
  %69 = getelementptr %struct.tree_closing.1, ptr %5, i64 0, i32 8
  %70 = load i64, ptr %69
  %71 = mul i64 %70, 18
  %72 = getelementptr double, ptr %67, i64 %71
  %73 = getelementptr %struct.closing, ptr %0, i64 0, i32 6
  store ptr %72, ptr %73
  %74 = mul i64 %70, 6
  %75 = getelementptr double, ptr %72, i64 %74
  %76 = getelementptr %struct.closing, ptr %0, i64 0, i32 11
  store ptr %75, ptr %76
  %77 = getelementptr double, ptr %75, i64 %18
  %78 = getelementptr %struct.closing, ptr %0, i64 0, i32 12
  store ptr %77, ptr %78
  br i1 %32, label %79, label %81

79:
  %80 = bitcast ptr %0 to ptr
  store ptr %28, ptr %80
  br label %81

81:
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
  %25 = getelementptr %struct.closing, ptr %1, i64 0, i32 9
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
  %39 = getelementptr %struct.closing, ptr %1, i64 0, i32 12
  %40 = getelementptr %struct.closing, ptr %1, i64 0, i32 7
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
  %69 = phi i64 [ %58, %53 ], [ %81, %104 ]
  %70 = phi i64 [ %48, %53 ], [ %105, %104 ]
  %71 = phi i64 [ 0, %53 ], [ %101, %104 ]
  %72 = load ptr, ptr %54
  %73 = mul i64 %70, %71
  %74 = getelementptr i32, ptr %72, i64 %73
  %75 = load ptr, ptr %55
  %76 = mul i64 %69, %71
  %77 = getelementptr i32, ptr %75, i64 %76
  %78 = icmp sgt i64 %70, 0
  br i1 %78, label %85, label %79

79:
  %80 = load ptr, ptr %57
  call void %80(double 0.000000e+00, ptr %46, ptr null, ptr null, ptr null, ptr %49)
  %81 = load i64, ptr %56
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %100

83:
  %84 = load ptr, ptr %40
  br label %106

85:
  %86 = phi i64 [ %98, %85 ], [ 0, %68 ]
  %87 = getelementptr i32, ptr %74, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = and i32 %88, 1
  %90 = zext i32 %89 to i64
  %91 = getelementptr [2 x ptr], ptr %5, i64 0, i64 %90
  %92 = load ptr, ptr %91
  %93 = ashr i32 %88, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr double, ptr %92, i64 %94
  %96 = load double, ptr %95
  %97 = getelementptr double, ptr %46, i64 %86
  store double %96, ptr %97
  %98 = add i64 %86, 1
  %99 = icmp eq i64 %98, %70
  br i1 %99, label %79, label %85

100:
  %101 = add i64 %71, 1
  %102 = load i64, ptr %50
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %104, label %59

104:
  %105 = load i64, ptr %47
  br label %68

106:
  %107 = phi i64 [ 0, %83 ], [ %114, %106 ]
  %108 = getelementptr double, ptr %49, i64 %107
  %109 = load double, ptr %108
  %110 = getelementptr i32, ptr %77, i64 %107
  %111 = load i32, ptr %110, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr double, ptr %84, i64 %112
  store double %109, ptr %113
  %114 = add i64 %107, 1
  %115 = icmp eq i64 %114, %81
  br i1 %115, label %100, label %106
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
  %10 = getelementptr %struct.closing, ptr %1, i64 0, i32 5
  %11 = load ptr, ptr %10
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %7 ], [ %85, %13 ]
  %15 = getelementptr i32, ptr %9, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = mul i64 %14, 18
  %19 = getelementptr double, ptr %11, i64 %18
  %20 = getelementptr %struct.place, ptr %2, i64 %17, i32 1
  %21 = load <4 x double>, ptr %20, align 32
  %22 = extractelement <4 x double> %21, i64 0
  store double %22, ptr %19
  %23 = extractelement <4 x double> %21, i64 1
  %24 = getelementptr double, ptr %19, i64 1
  store double %23, ptr %24
  %25 = extractelement <4 x double> %21, i64 2
  %26 = getelementptr double, ptr %19, i64 2
  store double %25, ptr %26
  %27 = getelementptr double, ptr %19, i64 3
  %28 = getelementptr %struct.place, ptr %2, i64 %17, i32 0, i32 0
  %29 = load <4 x double>, ptr %28, align 32
  %30 = extractelement <4 x double> %29, i64 0
  store double %30, ptr %27
  %31 = extractelement <4 x double> %29, i64 1
  %32 = getelementptr double, ptr %27, i64 1
  store double %31, ptr %32
  %33 = extractelement <4 x double> %29, i64 2
  %34 = getelementptr double, ptr %27, i64 2
  store double %33, ptr %34
  %35 = getelementptr double, ptr %27, i64 3
  %36 = getelementptr %struct.place, ptr %2, i64 %17, i32 0, i32 1
  %37 = load <4 x double>, ptr %36, align 32
  %38 = extractelement <4 x double> %37, i64 0
  store double %38, ptr %35
  %39 = extractelement <4 x double> %37, i64 1
  %40 = getelementptr double, ptr %35, i64 1
  store double %39, ptr %40
  %41 = extractelement <4 x double> %37, i64 2
  %42 = getelementptr double, ptr %35, i64 2
  store double %41, ptr %42
  %43 = getelementptr double, ptr %27, i64 6
  %44 = getelementptr %struct.place, ptr %2, i64 %17, i32 0, i32 2
  %45 = load <4 x double>, ptr %44, align 32
  %46 = extractelement <4 x double> %45, i64 0
  store double %46, ptr %43
  %47 = extractelement <4 x double> %45, i64 1
  %48 = getelementptr double, ptr %43, i64 1
  store double %47, ptr %48
  %49 = extractelement <4 x double> %45, i64 2
  %50 = getelementptr double, ptr %43, i64 2
  store double %49, ptr %50
  %51 = getelementptr double, ptr %19, i64 12
  %52 = getelementptr %struct.place, ptr %2, i64 %17, i32 2
  %53 = load <4 x double>, ptr %52, align 32
  %54 = load <4 x double>, ptr %28, align 32
  %55 = shufflevector <4 x double> %53, <4 x double> poison, <4 x i32> zeroinitializer
  %56 = load <4 x double>, ptr %36, align 32
  %57 = shufflevector <4 x double> %53, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %58 = fmul <4 x double> %57, %56
  %59 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %54, <4 x double> %55, <4 x double> %58)
  %60 = load <4 x double>, ptr %44, align 32
  %61 = shufflevector <4 x double> %53, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %62 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %60, <4 x double> %61, <4 x double> %59)
  %63 = extractelement <4 x double> %62, i64 0
  store double %63, ptr %51
  %64 = extractelement <4 x double> %62, i64 1
  %65 = getelementptr double, ptr %51, i64 1
  store double %64, ptr %65
  %66 = extractelement <4 x double> %62, i64 2
  %67 = getelementptr double, ptr %51, i64 2
  store double %66, ptr %67
  %68 = getelementptr double, ptr %51, i64 3
  %69 = getelementptr %struct.place, ptr %2, i64 %17, i32 3
  %70 = load <4 x double>, ptr %69, align 32
  %71 = load <4 x double>, ptr %28, align 32
  %72 = shufflevector <4 x double> %70, <4 x double> poison, <4 x i32> zeroinitializer
  %73 = load <4 x double>, ptr %36, align 32
  %74 = shufflevector <4 x double> %70, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %75 = fmul <4 x double> %74, %73
  %76 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %71, <4 x double> %72, <4 x double> %75)
  %77 = load <4 x double>, ptr %44, align 32
  %78 = shufflevector <4 x double> %70, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %79 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %77, <4 x double> %78, <4 x double> %76)
  %80 = extractelement <4 x double> %79, i64 0
  store double %80, ptr %68
  %81 = extractelement <4 x double> %79, i64 1
  %82 = getelementptr double, ptr %68, i64 1
  store double %81, ptr %82
  %83 = extractelement <4 x double> %79, i64 2
  %84 = getelementptr double, ptr %68, i64 2
  store double %83, ptr %84
  %85 = add i64 %14, 1
  %86 = icmp eq i64 %85, %5
  br i1 %86, label %12, label %13
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
  br i1 %34, label %35, label %528

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
  br i1 %58, label %134, label %59

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
  %73 = phi i64 [ 1, %59 ], [ %88, %87 ]
  %74 = getelementptr i32, ptr %61, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr i32, ptr %63, i64 %73
  %77 = load i32, ptr %76, align 4
  %78 = add i32 %77, %75
  %79 = sext i32 %78 to i64
  %80 = icmp sgt i32 %77, 0
  br i1 %80, label %81, label %87

81:
  %82 = sext i32 %75 to i64
  %83 = load ptr, ptr %64
  %84 = load ptr, ptr %65
  %85 = load ptr, ptr %66
  %86 = load ptr, ptr %67
  br label %90

87:
  %88 = add i64 %73, 1
  %89 = icmp eq i64 %73, %57
  br i1 %89, label %134, label %72

90:
  %91 = phi i64 [ %82, %81 ], [ %122, %121 ]
  %92 = getelementptr i32, ptr %83, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr i32, ptr %84, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = sext i32 %96 to i64
  %98 = mul i64 %97, 5
  %99 = getelementptr i32, ptr %85, i64 %98
  %100 = getelementptr i32, ptr %99, i64 1
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr i32, ptr %99, i64 4
  %104 = load i32, ptr %103, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr double, ptr %36, i64 %105
  %107 = getelementptr i32, ptr %86, i64 %94
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  %110 = icmp sgt i32 %108, 0
  br i1 %110, label %111, label %121

111:
  %112 = getelementptr <4 x double>, ptr %71, i64 %91
  %113 = load ptr, ptr %69
  %114 = getelementptr i32, ptr %113, i64 %94
  %115 = load i32, ptr %114, align 4
  %116 = sext i32 %115 to i64
  %117 = load ptr, ptr %70
  %118 = getelementptr i32, ptr %117, i64 %91
  %119 = load i32, ptr %118, align 4
  %120 = sext i32 %119 to i64
  br label %124

121:
  %122 = add i64 %91, 1
  %123 = icmp slt i64 %122, %79
  br i1 %123, label %90, label %87

124:
  %125 = phi i64 [ 0, %111 ], [ %132, %124 ]
  %126 = load <4 x double>, ptr %112, align 32
  %127 = extractelement <4 x double> %126, i64 %125
  %128 = add i64 %125, %116
  %129 = mul i64 %128, %102
  %130 = add i64 %129, %120
  %131 = getelementptr double, ptr %106, i64 %130
  store double %127, ptr %131
  %132 = add i64 %125, 1
  %133 = icmp eq i64 %132, %109
  br i1 %133, label %121, label %124

134:
  %135 = load i64, ptr %47
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %137, label %142

137:
  %138 = getelementptr %struct.closing, ptr %9, i64 0, i32 7
  %139 = load ptr, ptr %138
  %140 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 2
  %141 = load ptr, ptr %140
  br label %169

142:
  %143 = bitcast ptr %6 to ptr
  %144 = bitcast ptr %2 to ptr
  %145 = add i64 %39, %38
  %146 = add i64 %145, %41
  %147 = shl i64 %146, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %143, ptr align 8 %144, i64 %147, i1 false)
  %148 = bitcast ptr %49 to ptr
  %149 = shl i64 %39, 3
  call void @llvm.memset.p0.i64(ptr align 8 %148, i8 0, i64 %149, i1 false)
  %150 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 30
  %151 = load i64, ptr %150
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %179

153:
  %154 = bitcast ptr %10 to ptr
  %155 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 31
  %156 = getelementptr %struct.part, ptr %10, i64 0, i32 0
  %157 = getelementptr %struct.part, ptr %10, i64 0, i32 1
  %158 = getelementptr %struct.part, ptr %10, i64 0, i32 2
  %159 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 32
  %160 = getelementptr %struct.part, ptr %10, i64 0, i32 3
  %161 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 33
  %162 = getelementptr %struct.part, ptr %10, i64 0, i32 4
  %163 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 34
  %164 = getelementptr %struct.part, ptr %10, i64 0, i32 5
  %165 = getelementptr %struct.closing, ptr %9, i64 0, i32 8
  %166 = load ptr, ptr %165
  %167 = getelementptr double, ptr %6, i64 %38
  %168 = bitcast ptr %51 to ptr
  br label %182

169:
  %170 = phi i64 [ 0, %137 ], [ %177, %169 ]
  %171 = getelementptr i32, ptr %141, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr double, ptr %139, i64 %173
  %175 = load double, ptr %174
  %176 = getelementptr double, ptr %46, i64 %170
  store double %175, ptr %176
  %177 = add i64 %170, 1
  %178 = icmp eq i64 %177, %135
  br i1 %178, label %142, label %169

179:
  %180 = phi double [ 0.000000e+00, %142 ], [ %404, %402 ]
  call void @tree_coordinate_rates(ptr %0, ptr %2, ptr %49, ptr %50)
  %181 = icmp sgt i64 %38, 0
  br i1 %181, label %514, label %466

182:
  %183 = phi double [ 0.000000e+00, %153 ], [ %404, %402 ]
  %184 = phi i64 [ 0, %153 ], [ %405, %402 ]
  %185 = load ptr, ptr %155
  %186 = mul i64 %184, 5
  %187 = getelementptr i32, ptr %185, i64 %186
  %188 = load i32, ptr %187, align 4
  %189 = sext i32 %188 to i64
  store i64 %189, ptr %156
  %190 = getelementptr i32, ptr %187, i64 1
  %191 = load i32, ptr %190, align 4
  %192 = sext i32 %191 to i64
  store i64 %192, ptr %157
  %193 = load ptr, ptr %159
  %194 = getelementptr i32, ptr %187, i64 2
  %195 = load i32, ptr %194, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr i32, ptr %193, i64 %196
  store ptr %197, ptr %158
  %198 = load ptr, ptr %161
  %199 = getelementptr i32, ptr %187, i64 3
  %200 = load i32, ptr %199, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr i32, ptr %198, i64 %201
  store ptr %202, ptr %160
  %203 = load ptr, ptr %163
  %204 = getelementptr i32, ptr %203, i64 %196
  store ptr %204, ptr %162
  %205 = getelementptr i32, ptr %187, i64 4
  %206 = load i32, ptr %205, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr double, ptr %36, i64 %207
  store ptr %208, ptr %164
  %209 = shl i64 %189, 1
  %210 = mul i64 %209, %189
  %211 = getelementptr double, ptr %51, i64 %210
  %212 = icmp sgt i32 %188, 0
  br i1 %212, label %213, label %221

213:
  %214 = icmp slt i32 %191, 8
  br label %215

215:
  %216 = phi i64 [ 1, %213 ], [ %410, %408 ]
  %217 = phi i64 [ 0, %213 ], [ %409, %408 ]
  %218 = mul i64 %217, %192
  %219 = getelementptr double, ptr %208, i64 %218
  %220 = mul i64 %217, %189
  br label %412

221:
  call void @factorize(ptr %51, i64 %189)
  call void @step_back(ptr %10, ptr %51, ptr %46, ptr %211, ptr %49)
  call void @step_back(ptr %10, ptr %51, ptr %166, ptr %211, ptr %167)
  %222 = sitofp i32 %188 to double
  %223 = fneg double %222
  %224 = shl i64 %189, 3
  %225 = mul i64 %224, %209
  call void @llvm.memset.p0.i64(ptr align 8 %168, i8 0, i64 %225, i1 false)
  br i1 %212, label %226, label %351

226:
  %227 = phi i64 [ %358, %354 ], [ 0, %221 ]
  %228 = mul i64 %227, %192
  %229 = mul i64 %227, %209
  br label %360

230:
  %231 = icmp sgt i32 %191, 0
  %232 = call i64 @llvm.smax.i64(i64 %209, i64 1)
  br label %235

233:
  %234 = icmp eq i64 %237, %189
  br i1 %234, label %351, label %235

235:
  %236 = phi i64 [ 0, %230 ], [ %237, %233 ]
  %237 = add i64 %236, 1
  %238 = icmp slt i64 %237, %189
  br i1 %238, label %244, label %275

239:
  %240 = icmp eq i64 %258, %236
  br i1 %240, label %275, label %241

241:
  %242 = mul i64 %236, %209
  %243 = mul i64 %258, %209
  br label %265

244:
  %245 = phi i64 [ %258, %244 ], [ %236, %235 ]
  %246 = phi i64 [ %259, %244 ], [ %237, %235 ]
  %247 = mul i64 %246, %209
  %248 = add i64 %247, %236
  %249 = getelementptr double, ptr %51, i64 %248
  %250 = load double, ptr %249
  %251 = call double @llvm.fabs.f64(double %250)
  %252 = mul i64 %245, %209
  %253 = add i64 %252, %236
  %254 = getelementptr double, ptr %51, i64 %253
  %255 = load double, ptr %254
  %256 = call double @llvm.fabs.f64(double %255)
  %257 = fcmp ogt double %251, %256
  %258 = select i1 %257, i64 %246, i64 %245
  %259 = add i64 %246, 1
  %260 = icmp slt i64 %259, %189
  br i1 %260, label %244, label %239

261:
  br i1 %231, label %262, label %275

262:
  %263 = mul i64 %236, %192
  %264 = mul i64 %258, %192
  br label %282

265:
  %266 = phi i64 [ 0, %241 ], [ %273, %265 ]
  %267 = add i64 %266, %242
  %268 = getelementptr double, ptr %51, i64 %267
  %269 = load double, ptr %268
  %270 = add i64 %266, %243
  %271 = getelementptr double, ptr %51, i64 %270
  %272 = load double, ptr %271
  store double %272, ptr %268
  store double %269, ptr %271
  %273 = add i64 %266, 1
  %274 = icmp eq i64 %273, %232
  br i1 %274, label %261, label %265

275:
  %276 = shl i64 %236, 1
  %277 = mul i64 %276, %189
  %278 = add i64 %277, %236
  %279 = getelementptr double, ptr %51, i64 %278
  %280 = load double, ptr %279
  %281 = fdiv double 1.000000e+00, %280
  br label %294

282:
  %283 = phi i64 [ 0, %262 ], [ %290, %282 ]
  %284 = add i64 %283, %263
  %285 = getelementptr double, ptr %208, i64 %284
  %286 = load double, ptr %285
  %287 = add i64 %283, %264
  %288 = getelementptr double, ptr %208, i64 %287
  %289 = load double, ptr %288
  store double %289, ptr %285
  store double %286, ptr %288
  %290 = add i64 %283, 1
  %291 = icmp eq i64 %290, %192
  br i1 %291, label %275, label %282

292:
  %293 = mul i64 %236, %192
  br i1 %231, label %302, label %310

294:
  %295 = phi i64 [ %300, %294 ], [ 0, %275 ]
  %296 = add i64 %295, %277
  %297 = getelementptr double, ptr %51, i64 %296
  %298 = load double, ptr %297
  %299 = fmul double %281, %298
  store double %299, ptr %297
  %300 = add i64 %295, 1
  %301 = icmp eq i64 %300, %232
  br i1 %301, label %292, label %294

302:
  %303 = phi i64 [ %308, %302 ], [ 0, %292 ]
  %304 = add i64 %303, %293
  %305 = getelementptr double, ptr %208, i64 %304
  %306 = load double, ptr %305
  %307 = fmul double %281, %306
  store double %307, ptr %305
  %308 = add i64 %303, 1
  %309 = icmp eq i64 %308, %192
  br i1 %309, label %310, label %302

310:
  br label %311

311:
  %312 = phi i64 [ %349, %348 ], [ 0, %310 ]
  %313 = shl i64 %312, 1
  %314 = mul i64 %313, %189
  %315 = add i64 %314, %236
  %316 = getelementptr double, ptr %51, i64 %315
  %317 = load double, ptr %316
  %318 = icmp eq i64 %312, %236
  %319 = fcmp oeq double %317, 0.000000e+00
  %320 = select i1 %318, i1 true, i1 %319
  br i1 %320, label %348, label %321

321:
  %322 = fneg double %317
  br label %326

323:
  br i1 %231, label %324, label %348

324:
  %325 = mul i64 %312, %192
  br label %337

326:
  %327 = phi i64 [ 0, %321 ], [ %335, %326 ]
  %328 = add i64 %327, %277
  %329 = getelementptr double, ptr %51, i64 %328
  %330 = load double, ptr %329
  %331 = add i64 %327, %314
  %332 = getelementptr double, ptr %51, i64 %331
  %333 = load double, ptr %332
  %334 = call double @llvm.fmuladd.f64(double %322, double %330, double %333)
  store double %334, ptr %332
  %335 = add i64 %327, 1
  %336 = icmp eq i64 %335, %232
  br i1 %336, label %323, label %326

337:
  %338 = phi i64 [ 0, %324 ], [ %346, %337 ]
  %339 = add i64 %338, %293
  %340 = getelementptr double, ptr %208, i64 %339
  %341 = load double, ptr %340
  %342 = add i64 %338, %325
  %343 = getelementptr double, ptr %208, i64 %342
  %344 = load double, ptr %343
  %345 = call double @llvm.fmuladd.f64(double %322, double %341, double %344)
  store double %345, ptr %343
  %346 = add i64 %338, 1
  %347 = icmp eq i64 %346, %192
  br i1 %347, label %348, label %337

348:
  %349 = add i64 %312, 1
  %350 = icmp eq i64 %349, %189
  br i1 %350, label %233, label %311

351:
  %352 = mul i64 %192, %189
  %353 = icmp sgt i64 %352, 0
  br i1 %353, label %376, label %372

354:
  %355 = add i64 %227, %189
  %356 = add i64 %355, %229
  %357 = getelementptr double, ptr %51, i64 %356
  store double 1.000000e+00, ptr %357
  %358 = add i64 %227, 1
  %359 = icmp eq i64 %358, %189
  br i1 %359, label %230, label %226

360:
  %361 = phi i64 [ 0, %226 ], [ %370, %360 ]
  %362 = getelementptr i32, ptr %204, i64 %361
  %363 = load i32, ptr %362, align 4
  %364 = sext i32 %363 to i64
  %365 = add i64 %228, %364
  %366 = getelementptr double, ptr %208, i64 %365
  %367 = load double, ptr %366
  %368 = add i64 %361, %229
  %369 = getelementptr double, ptr %51, i64 %368
  store double %367, ptr %369
  %370 = add i64 %361, 1
  %371 = icmp eq i64 %370, %189
  br i1 %371, label %354, label %360

372:
  %373 = phi double [ %223, %351 ], [ %381, %376 ]
  br i1 %212, label %374, label %402

374:
  %375 = icmp sgt i64 %209, %189
  br label %384

376:
  %377 = phi i64 [ %382, %376 ], [ 0, %351 ]
  %378 = phi double [ %381, %376 ], [ %223, %351 ]
  %379 = getelementptr double, ptr %208, i64 %377
  %380 = load double, ptr %379
  %381 = call double @llvm.fmuladd.f64(double %380, double %380, double %378)
  %382 = add i64 %377, 1
  %383 = icmp eq i64 %382, %352
  br i1 %383, label %372, label %376

384:
  %385 = phi i64 [ 0, %374 ], [ %391, %389 ]
  %386 = phi double [ %373, %374 ], [ %390, %389 ]
  br i1 %375, label %387, label %389

387:
  %388 = mul i64 %385, %209
  br label %393

389:
  %390 = phi double [ %386, %384 ], [ %399, %393 ]
  %391 = add i64 %385, 1
  %392 = icmp eq i64 %391, %189
  br i1 %392, label %402, label %384

393:
  %394 = phi i64 [ %189, %387 ], [ %400, %393 ]
  %395 = phi double [ %386, %387 ], [ %399, %393 ]
  %396 = add i64 %394, %388
  %397 = getelementptr double, ptr %51, i64 %396
  %398 = load double, ptr %397
  %399 = call double @llvm.fmuladd.f64(double %398, double %398, double %395)
  %400 = add i64 %394, 1
  %401 = icmp eq i64 %400, %209
  br i1 %401, label %389, label %393

402:
  %403 = phi double [ %373, %372 ], [ %390, %389 ]
  %404 = fadd double %183, %403
  %405 = add i64 %184, 1
  %406 = load i64, ptr %150
  %407 = icmp slt i64 %405, %406
  br i1 %407, label %182, label %179

408:
  %409 = add i64 %217, 1
  %410 = add i64 %216, 1
  %411 = icmp eq i64 %409, %189
  br i1 %411, label %221, label %215

412:
  %413 = phi i64 [ 0, %215 ], [ %464, %460 ]
  %414 = mul i64 %413, %192
  %415 = getelementptr double, ptr %208, i64 %414
  br i1 %214, label %439, label %416

416:
  %417 = phi i64 [ %435, %416 ], [ 8, %412 ]
  %418 = phi <4 x double> [ %427, %416 ], [ zeroinitializer, %412 ]
  %419 = phi i64 [ %417, %416 ], [ 0, %412 ]
  %420 = phi <4 x double> [ %434, %416 ], [ zeroinitializer, %412 ]
  %421 = getelementptr double, ptr %219, i64 %419
  %422 = bitcast ptr %421 to ptr
  %423 = load <4 x double>, ptr %422, align 8
  %424 = getelementptr double, ptr %415, i64 %419
  %425 = bitcast ptr %424 to ptr
  %426 = load <4 x double>, ptr %425, align 8
  %427 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %423, <4 x double> %426, <4 x double> %418)
  %428 = getelementptr double, ptr %421, i64 4
  %429 = bitcast ptr %428 to ptr
  %430 = load <4 x double>, ptr %429, align 8
  %431 = getelementptr double, ptr %424, i64 4
  %432 = bitcast ptr %431 to ptr
  %433 = load <4 x double>, ptr %432, align 8
  %434 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %430, <4 x double> %433, <4 x double> %420)
  %435 = add i64 %417, 8
  %436 = icmp sgt i64 %435, %192
  br i1 %436, label %437, label %416

437:
  %438 = fadd <4 x double> %427, %434
  br label %439

439:
  %440 = phi i64 [ 0, %412 ], [ %417, %437 ]
  %441 = phi <4 x double> [ zeroinitializer, %412 ], [ %438, %437 ]
  %442 = extractelement <4 x double> %441, i64 0
  %443 = extractelement <4 x double> %441, i64 1
  %444 = fadd double %442, %443
  %445 = extractelement <4 x double> %441, i64 2
  %446 = extractelement <4 x double> %441, i64 3
  %447 = fadd double %445, %446
  %448 = fadd double %444, %447
  %449 = icmp slt i64 %440, %192
  br i1 %449, label %450, label %460

450:
  %451 = phi double [ %457, %450 ], [ %448, %439 ]
  %452 = phi i64 [ %458, %450 ], [ %440, %439 ]
  %453 = getelementptr double, ptr %219, i64 %452
  %454 = load double, ptr %453
  %455 = getelementptr double, ptr %415, i64 %452
  %456 = load double, ptr %455
  %457 = call double @llvm.fmuladd.f64(double %454, double %456, double %451)
  %458 = add i64 %452, 1
  %459 = icmp eq i64 %458, %192
  br i1 %459, label %460, label %450

460:
  %461 = phi double [ %448, %439 ], [ %457, %450 ]
  %462 = add i64 %413, %220
  %463 = getelementptr double, ptr %51, i64 %462
  store double %461, ptr %463
  %464 = add i64 %413, 1
  %465 = icmp eq i64 %464, %216
  br i1 %465, label %408, label %412

466:
  %467 = getelementptr %struct.closing, ptr %9, i64 0, i32 7
  %468 = load ptr, ptr %467
  %469 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 6
  %470 = load double, ptr %469
  %471 = fmul double %470, %470
  %472 = load i64, ptr %47
  %473 = icmp sgt i64 %472, 0
  br i1 %473, label %474, label %479

474:
  %475 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 7
  %476 = load double, ptr %475
  %477 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 2
  %478 = load ptr, ptr %477
  br label %487

479:
  %480 = phi double [ %471, %466 ], [ %496, %487 ]
  %481 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 4
  %482 = load i64, ptr %481
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %484, label %523

484:
  %485 = getelementptr %struct.tree_closing.1, ptr %37, i64 0, i32 5
  %486 = load ptr, ptr %485
  br label %501

487:
  %488 = phi double [ %471, %474 ], [ %496, %487 ]
  %489 = phi i64 [ 0, %474 ], [ %497, %487 ]
  %490 = getelementptr i32, ptr %478, i64 %489
  %491 = load i32, ptr %490, align 4
  %492 = sext i32 %491 to i64
  %493 = getelementptr double, ptr %468, i64 %492
  %494 = load double, ptr %493
  %495 = fmul double %476, %494
  %496 = call double @llvm.fmuladd.f64(double %495, double %495, double %488)
  %497 = add i64 %489, 1
  %498 = icmp eq i64 %497, %472
  br i1 %498, label %479, label %487

499:
  %500 = icmp eq i64 %510, %482
  br i1 %500, label %523, label %501

501:
  %502 = phi i64 [ 0, %484 ], [ %510, %499 ]
  %503 = getelementptr i32, ptr %486, i64 %502
  %504 = load i32, ptr %503, align 4
  %505 = sext i32 %504 to i64
  %506 = getelementptr double, ptr %468, i64 %505
  %507 = load double, ptr %506
  %508 = fmul double %507, %507
  %509 = fcmp olt double %480, %508
  %510 = add i64 %502, 1
  br i1 %509, label %511, label %499

511:
  %512 = sitofp i32 %504 to double
  %513 = fsub double -1.000000e+00, %512
  br label %523

514:
  %515 = phi i64 [ %521, %514 ], [ 0, %179 ]
  %516 = getelementptr double, ptr %50, i64 %515
  %517 = load double, ptr %516
  %518 = getelementptr double, ptr %6, i64 %515
  %519 = load double, ptr %518
  %520 = fadd double %517, %519
  store double %520, ptr %518
  %521 = add i64 %515, 1
  %522 = icmp eq i64 %521, %38
  br i1 %522, label %466, label %514

523:
  %524 = phi double [ %513, %511 ], [ 0.000000e+00, %479 ], [ 0.000000e+00, %499 ]
  %525 = fcmp olt double %524, 0.000000e+00
  %526 = select i1 %525, double %524, double %180
  %527 = getelementptr double, ptr %6, i64 %146
  store double %526, ptr %527
  br i1 %34, label %534, label %528

528:
  %529 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %530 = load i64, ptr %529
  %531 = add i64 %24, %530
  %532 = call i64 @llvm.smax.i64(i64 %531, i64 -1)
  %533 = icmp slt i64 %531, 0
  br i1 %533, label %534, label %535

534:
  call void @free(ptr %29)
  br i1 %32, label %540, label %541

535:
  %536 = phi i64 [ %538, %535 ], [ 0, %528 ]
  %537 = getelementptr double, ptr %6, i64 %536
  store double 0x7FF8000000000000, ptr %537
  %538 = add i64 %536, 1
  %539 = icmp eq i64 %536, %532
  br i1 %539, label %534, label %535

540:
  call void @tree_give_back(ptr %0, ptr %11)
  br label %541

541:
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
  %19 = getelementptr %struct.closing, ptr %1, i64 0, i32 5
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
  %37 = getelementptr %struct.closing, ptr %1, i64 0, i32 10
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
  %50 = phi i64 [ %28, %30 ], [ %403, %402 ]
  br i1 %11, label %51, label %152

51:
  %52 = load ptr, ptr %47
  %53 = load ptr, ptr %7
  %54 = load ptr, ptr %45
  %55 = mul i64 %50, 6
  %56 = add i64 %55, -6
  %57 = getelementptr i32, ptr %54, i64 %56
  %58 = getelementptr %struct.tree_closing.1, ptr %53, i64 0, i32 18
  %59 = load ptr, ptr %58
  %60 = getelementptr i32, ptr %59, i64 %50
  %61 = load i32, ptr %60, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr %struct.tree_closing.1, ptr %53, i64 0, i32 19
  %64 = load ptr, ptr %63
  %65 = getelementptr i32, ptr %64, i64 %50
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = icmp sgt i32 %66, 0
  br i1 %68, label %69, label %402

69:
  %70 = getelementptr i32, ptr %57, i64 1
  %71 = getelementptr %struct.flat, ptr %52, i64 %50, i32 13
  %72 = getelementptr %struct.flat, ptr %52, i64 %50, i32 14
  %73 = getelementptr %struct.flat, ptr %52, i64 %50, i32 11
  %74 = getelementptr %struct.flat, ptr %52, i64 %50, i32 12
  %75 = getelementptr i32, ptr %57, i64 5
  %76 = getelementptr %struct.tree_closing.1, ptr %53, i64 0, i32 21
  br label %77

77:
  %78 = phi i64 [ 0, %69 ], [ %150, %149 ]
  %79 = add i64 %78, %62
  %80 = load ptr, ptr %35
  %81 = mul i64 %79, 3
  %82 = getelementptr <4 x double>, ptr %80, i64 %81
  %83 = load i32, ptr %70, align 4
  %84 = icmp eq i32 %83, 1
  br i1 %84, label %85, label %99

85:
  %86 = load double, ptr %71
  %87 = insertelement <4 x double> poison, double %86, i64 0
  %88 = shufflevector <4 x double> %87, <4 x double> poison, <4 x i32> zeroinitializer
  %89 = load <4 x double>, ptr %82, align 32
  %90 = load double, ptr %72, align 16
  %91 = insertelement <4 x double> poison, double %90, i64 0
  %92 = shufflevector <4 x double> %91, <4 x double> poison, <4 x i32> zeroinitializer
  %93 = getelementptr <4 x double>, ptr %82, i64 1
  %94 = load <4 x double>, ptr %93, align 32
  %95 = fmul <4 x double> %94, %92
  %96 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %89, <4 x double> %95)
  %97 = getelementptr <4 x double>, ptr %82, i64 2
  %98 = load <4 x double>, ptr %97, align 32
  br label %105

99:
  %100 = getelementptr <4 x double>, ptr %82, i64 2
  %101 = load <4 x double>, ptr %100, align 32
  %102 = load <4 x double>, ptr %82, align 32
  %103 = getelementptr <4 x double>, ptr %82, i64 1
  %104 = load <4 x double>, ptr %103, align 32
  br label %105

105:
  %106 = phi <4 x double> [ %98, %85 ], [ %101, %99 ]
  %107 = phi <4 x double> [ %94, %85 ], [ %104, %99 ]
  %108 = phi <4 x double> [ %89, %85 ], [ %102, %99 ]
  %109 = phi <4 x double> [ %96, %85 ], [ %101, %99 ]
  %110 = load double, ptr %73
  %111 = insertelement <4 x double> poison, double %110, i64 0
  %112 = shufflevector <4 x double> %111, <4 x double> poison, <4 x i32> zeroinitializer
  %113 = load double, ptr %74, align 32
  %114 = insertelement <4 x double> poison, double %113, i64 0
  %115 = shufflevector <4 x double> %114, <4 x double> poison, <4 x i32> zeroinitializer
  %116 = fneg <4 x double> %115
  %117 = fmul <4 x double> %108, %116
  %118 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %112, <4 x double> %107, <4 x double> %117)
  %119 = fadd <4 x double> %106, %118
  br i1 %84, label %127, label %120

120:
  %121 = load i32, ptr %75, align 4
  %122 = icmp slt i32 %121, 3
  %123 = select i1 %122, double 1.000000e+00, double -1.000000e+00
  %124 = insertelement <4 x double> poison, double %123, i64 0
  %125 = shufflevector <4 x double> %124, <4 x double> poison, <4 x i32> zeroinitializer
  %126 = fmul <4 x double> %109, %125
  br label %127

127:
  %128 = phi <4 x double> [ %126, %120 ], [ %109, %105 ]
  %129 = load ptr, ptr %46
  %130 = getelementptr <4 x double>, ptr %129, i64 %79
  store <4 x double> %128, ptr %130, align 32
  %131 = load i32, ptr %57, align 4
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %149, label %133

133:
  %134 = load ptr, ptr %35
  %135 = load ptr, ptr %76
  %136 = getelementptr i32, ptr %135, i64 %79
  %137 = load i32, ptr %136, align 4
  %138 = mul i32 %137, 3
  %139 = sext i32 %138 to i64
  %140 = getelementptr <4 x double>, ptr %134, i64 %139
  %141 = load <4 x double>, ptr %140, align 32
  %142 = fadd <4 x double> %108, %141
  store <4 x double> %142, ptr %140, align 32
  %143 = getelementptr <4 x double>, ptr %140, i64 1
  %144 = load <4 x double>, ptr %143, align 32
  %145 = fadd <4 x double> %107, %144
  store <4 x double> %145, ptr %143, align 32
  %146 = getelementptr <4 x double>, ptr %140, i64 2
  %147 = load <4 x double>, ptr %146, align 32
  %148 = fadd <4 x double> %119, %147
  store <4 x double> %148, ptr %146, align 32
  br label %149

149:
  %150 = add i64 %78, 1
  %151 = icmp eq i64 %150, %67
  br i1 %151, label %402, label %77

152:
  %153 = load ptr, ptr %31
  %154 = getelementptr i32, ptr %153, i64 %50
  %155 = load i32, ptr %154, align 4
  %156 = add i64 %50, 1
  %157 = getelementptr i32, ptr %153, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = icmp slt i32 %155, %158
  br i1 %159, label %160, label %162

160:
  %161 = sext i32 %155 to i64
  br label %288

162:
  %163 = load ptr, ptr %44
  %164 = load ptr, ptr %7
  %165 = load ptr, ptr %45
  %166 = mul i64 %50, 6
  %167 = add i64 %166, -6
  %168 = getelementptr i32, ptr %165, i64 %167
  %169 = getelementptr %struct.tree_closing.1, ptr %164, i64 0, i32 18
  %170 = load ptr, ptr %169
  %171 = getelementptr i32, ptr %170, i64 %50
  %172 = load i32, ptr %171, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr %struct.tree_closing.1, ptr %164, i64 0, i32 19
  %175 = load ptr, ptr %174
  %176 = getelementptr i32, ptr %175, i64 %50
  %177 = load i32, ptr %176, align 4
  %178 = sext i32 %177 to i64
  %179 = icmp sgt i32 %177, 0
  br i1 %179, label %180, label %402

180:
  %181 = getelementptr i32, ptr %168, i64 1
  %182 = getelementptr %struct.tree_closing.1, ptr %164, i64 0, i32 21
  %183 = getelementptr %struct.body, ptr %163, i64 %50, i32 0, i32 0
  %184 = getelementptr %struct.body, ptr %163, i64 %50, i32 0, i32 1
  %185 = getelementptr %struct.body, ptr %163, i64 %50, i32 0, i32 2
  %186 = getelementptr %struct.body, ptr %163, i64 %50, i32 1
  br label %187

187:
  %188 = phi i64 [ 0, %180 ], [ %286, %285 ]
  %189 = add i64 %188, %173
  %190 = load ptr, ptr %35
  %191 = mul i64 %189, 6
  %192 = getelementptr <4 x double>, ptr %190, i64 %191
  %193 = load i32, ptr %181, align 4
  %194 = icmp eq i32 %193, 1
  %195 = select i1 %194, i64 2, i64 5
  %196 = getelementptr <4 x double>, ptr %192, i64 %195
  %197 = load <4 x double>, ptr %196, align 32
  %198 = fneg <4 x double> %197
  %199 = load ptr, ptr %46
  %200 = getelementptr <4 x double>, ptr %199, i64 %189
  store <4 x double> %198, ptr %200, align 32
  %201 = load i32, ptr %168, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %285, label %203

203:
  %204 = load ptr, ptr %35
  %205 = load ptr, ptr %182
  %206 = getelementptr i32, ptr %205, i64 %189
  %207 = load i32, ptr %206, align 4
  %208 = mul i32 %207, 6
  %209 = sext i32 %208 to i64
  %210 = getelementptr <4 x double>, ptr %204, i64 %209
  %211 = load <4 x double>, ptr %183, align 32
  %212 = load <4 x double>, ptr %184, align 32
  %213 = load <4 x double>, ptr %185, align 32
  %214 = load <4 x double>, ptr %186, align 32
  %215 = load <4 x double>, ptr %192, align 32
  %216 = getelementptr <4 x double>, ptr %192, i64 1
  %217 = load <4 x double>, ptr %216, align 32
  %218 = getelementptr <4 x double>, ptr %192, i64 2
  %219 = load <4 x double>, ptr %218, align 32
  %220 = getelementptr <4 x double>, ptr %192, i64 3
  %221 = load <4 x double>, ptr %220, align 32
  %222 = getelementptr <4 x double>, ptr %192, i64 4
  %223 = load <4 x double>, ptr %222, align 32
  %224 = getelementptr <4 x double>, ptr %192, i64 5
  %225 = load <4 x double>, ptr %224, align 32
  %226 = shufflevector <4 x double> %211, <4 x double> poison, <4 x i32> zeroinitializer
  %227 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> zeroinitializer
  %228 = fmul <4 x double> %227, %217
  %229 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %226, <4 x double> %215, <4 x double> %228)
  %230 = shufflevector <4 x double> %213, <4 x double> poison, <4 x i32> zeroinitializer
  %231 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %230, <4 x double> %219, <4 x double> %229)
  %232 = fmul <4 x double> %227, %223
  %233 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %226, <4 x double> %221, <4 x double> %232)
  %234 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %230, <4 x double> %225, <4 x double> %233)
  %235 = shufflevector <4 x double> %211, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %236 = shufflevector <4 x double> %212, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %237 = fmul <4 x double> %236, %217
  %238 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %235, <4 x double> %215, <4 x double> %237)
  %239 = shufflevector <4 x double> %213, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %240 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %239, <4 x double> %219, <4 x double> %238)
  %241 = fmul <4 x double> %236, %223
  %242 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %235, <4 x double> %221, <4 x double> %241)
  %243 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %239, <4 x double> %225, <4 x double> %242)
  %244 = shufflevector <4 x double> %211, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %245 = shufflevector <4 x double> %212, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %246 = fmul <4 x double> %245, %217
  %247 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %244, <4 x double> %215, <4 x double> %246)
  %248 = shufflevector <4 x double> %213, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %249 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %219, <4 x double> %247)
  %250 = fmul <4 x double> %245, %223
  %251 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %244, <4 x double> %221, <4 x double> %250)
  %252 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %225, <4 x double> %251)
  %253 = shufflevector <4 x double> %214, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %254 = shufflevector <4 x double> %214, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %255 = fneg <4 x double> %254
  %256 = fmul <4 x double> %240, %255
  %257 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %253, <4 x double> %249, <4 x double> %256)
  %258 = fadd <4 x double> %257, %234
  %259 = shufflevector <4 x double> %214, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = fneg <4 x double> %259
  %261 = fmul <4 x double> %249, %260
  %262 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %254, <4 x double> %231, <4 x double> %261)
  %263 = fadd <4 x double> %262, %243
  %264 = fneg <4 x double> %253
  %265 = fmul <4 x double> %231, %264
  %266 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %240, <4 x double> %265)
  %267 = fadd <4 x double> %266, %252
  %268 = load <4 x double>, ptr %210, align 32
  %269 = fadd <4 x double> %231, %268
  store <4 x double> %269, ptr %210, align 32
  %270 = getelementptr <4 x double>, ptr %210, i64 3
  %271 = load <4 x double>, ptr %270, align 32
  %272 = fadd <4 x double> %258, %271
  store <4 x double> %272, ptr %270, align 32
  %273 = getelementptr <4 x double>, ptr %210, i64 1
  %274 = load <4 x double>, ptr %273, align 32
  %275 = fadd <4 x double> %240, %274
  store <4 x double> %275, ptr %273, align 32
  %276 = getelementptr <4 x double>, ptr %210, i64 4
  %277 = load <4 x double>, ptr %276, align 32
  %278 = fadd <4 x double> %263, %277
  store <4 x double> %278, ptr %276, align 32
  %279 = getelementptr <4 x double>, ptr %210, i64 2
  %280 = load <4 x double>, ptr %279, align 32
  %281 = fadd <4 x double> %249, %280
  store <4 x double> %281, ptr %279, align 32
  %282 = getelementptr <4 x double>, ptr %210, i64 5
  %283 = load <4 x double>, ptr %282, align 32
  %284 = fadd <4 x double> %267, %283
  store <4 x double> %284, ptr %282, align 32
  br label %285

285:
  %286 = add i64 %188, 1
  %287 = icmp eq i64 %286, %178
  br i1 %287, label %402, label %187

288:
  %289 = phi ptr [ %397, %396 ], [ %153, %160 ]
  %290 = phi i64 [ %293, %396 ], [ %161, %160 ]
  %291 = load ptr, ptr %32
  %292 = load ptr, ptr %33
  %293 = add i64 %290, 1
  %294 = getelementptr i32, ptr %292, i64 %293
  %295 = load i32, ptr %294, align 4
  %296 = sext i32 %295 to i64
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %34, i8 0, i64 192, i1 false)
  %297 = load ptr, ptr %35
  %298 = mul i64 %290, 6
  %299 = getelementptr <4 x double>, ptr %297, i64 %298
  %300 = getelementptr i32, ptr %292, i64 %290
  %301 = load i32, ptr %300, align 4
  %302 = icmp eq i32 %301, %295
  br i1 %302, label %396, label %303

303:
  %304 = icmp slt i32 %301, %295
  br i1 %304, label %305, label %316

305:
  %306 = sext i32 %301 to i64
  %307 = load ptr, ptr %36
  %308 = load ptr, ptr %37
  br label %374

309:
  %310 = load <4 x double>, ptr %38, align 32
  %311 = load <4 x double>, ptr %39, align 32
  %312 = load <4 x double>, ptr %40, align 32
  %313 = load <4 x double>, ptr %41, align 32
  %314 = load <4 x double>, ptr %42, align 32
  %315 = load <4 x double>, ptr %43, align 32
  br label %316

316:
  %317 = phi <4 x double> [ %315, %309 ], [ zeroinitializer, %303 ]
  %318 = phi <4 x double> [ %314, %309 ], [ zeroinitializer, %303 ]
  %319 = phi <4 x double> [ %313, %309 ], [ zeroinitializer, %303 ]
  %320 = phi <4 x double> [ %312, %309 ], [ zeroinitializer, %303 ]
  %321 = phi <4 x double> [ %311, %309 ], [ zeroinitializer, %303 ]
  %322 = phi <4 x double> [ %310, %309 ], [ zeroinitializer, %303 ]
  %323 = getelementptr %struct.place, ptr %291, i64 %50, i32 0, i32 0
  %324 = load <4 x double>, ptr %323, align 32
  %325 = getelementptr %struct.place, ptr %291, i64 %50, i32 0, i32 1
  %326 = load <4 x double>, ptr %325, align 32
  %327 = getelementptr %struct.place, ptr %291, i64 %50, i32 0, i32 2
  %328 = load <4 x double>, ptr %327, align 32
  %329 = shufflevector <4 x double> %324, <4 x double> poison, <4 x i32> zeroinitializer
  %330 = shufflevector <4 x double> %324, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %331 = shufflevector <4 x double> %324, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %332 = fmul <4 x double> %321, %330
  %333 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %329, <4 x double> %322, <4 x double> %332)
  %334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %331, <4 x double> %320, <4 x double> %333)
  %335 = load <4 x double>, ptr %299, align 32
  %336 = fadd <4 x double> %335, %334
  store <4 x double> %336, ptr %299, align 32
  %337 = fmul <4 x double> %330, %318
  %338 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %329, <4 x double> %319, <4 x double> %337)
  %339 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %331, <4 x double> %317, <4 x double> %338)
  %340 = getelementptr <4 x double>, ptr %299, i64 3
  %341 = load <4 x double>, ptr %340, align 32
  %342 = fadd <4 x double> %341, %339
  store <4 x double> %342, ptr %340, align 32
  %343 = shufflevector <4 x double> %326, <4 x double> poison, <4 x i32> zeroinitializer
  %344 = shufflevector <4 x double> %326, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %345 = shufflevector <4 x double> %326, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %346 = fmul <4 x double> %321, %344
  %347 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %343, <4 x double> %322, <4 x double> %346)
  %348 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %345, <4 x double> %320, <4 x double> %347)
  %349 = getelementptr <4 x double>, ptr %299, i64 1
  %350 = load <4 x double>, ptr %349, align 32
  %351 = fadd <4 x double> %350, %348
  store <4 x double> %351, ptr %349, align 32
  %352 = fmul <4 x double> %344, %318
  %353 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %343, <4 x double> %319, <4 x double> %352)
  %354 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %345, <4 x double> %317, <4 x double> %353)
  %355 = getelementptr <4 x double>, ptr %299, i64 4
  %356 = load <4 x double>, ptr %355, align 32
  %357 = fadd <4 x double> %354, %356
  store <4 x double> %357, ptr %355, align 32
  %358 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> zeroinitializer
  %359 = shufflevector <4 x double> %328, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %360 = shufflevector <4 x double> %328, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %361 = fmul <4 x double> %321, %359
  %362 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %358, <4 x double> %322, <4 x double> %361)
  %363 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %320, <4 x double> %362)
  %364 = getelementptr <4 x double>, ptr %299, i64 2
  %365 = load <4 x double>, ptr %364, align 32
  %366 = fadd <4 x double> %363, %365
  store <4 x double> %366, ptr %364, align 32
  %367 = fmul <4 x double> %359, %318
  %368 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %358, <4 x double> %319, <4 x double> %367)
  %369 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %317, <4 x double> %368)
  %370 = getelementptr <4 x double>, ptr %299, i64 5
  %371 = load <4 x double>, ptr %370, align 32
  %372 = fadd <4 x double> %369, %371
  store <4 x double> %372, ptr %370, align 32
  %373 = load ptr, ptr %31
  br label %396

374:
  %375 = phi i64 [ %306, %305 ], [ %394, %374 ]
  %376 = mul i64 %375, 3
  %377 = getelementptr i32, ptr %307, i64 %376
  %378 = getelementptr double, ptr %308, i64 %375
  %379 = load double, ptr %378
  %380 = insertelement <4 x double> poison, double %379, i64 0
  %381 = shufflevector <4 x double> %380, <4 x double> poison, <4 x i32> zeroinitializer
  %382 = load i32, ptr %377, align 4
  %383 = srem i32 %382, 4
  %384 = sext i32 %383 to i64
  %385 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %384
  %386 = load <4 x double>, ptr %385, align 32
  %387 = getelementptr i32, ptr %377, i64 2
  %388 = load i32, ptr %387, align 4
  %389 = sext i32 %388 to i64
  %390 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 %389
  %391 = load <4 x double>, ptr %390, align 32
  %392 = fneg <4 x double> %381
  %393 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %392, <4 x double> %386, <4 x double> %391)
  store <4 x double> %393, ptr %390, align 32
  %394 = add i64 %375, 1
  %395 = icmp eq i64 %394, %296
  br i1 %395, label %309, label %374

396:
  %397 = phi ptr [ %289, %288 ], [ %373, %316 ]
  %398 = getelementptr i32, ptr %397, i64 %156
  %399 = load i32, ptr %398, align 4
  %400 = sext i32 %399 to i64
  %401 = icmp slt i64 %293, %400
  br i1 %401, label %288, label %162

402:
  %403 = add i64 %50, -1
  %404 = icmp sgt i64 %50, 1
  br i1 %404, label %49, label %48
}

define internal void @step_back(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr %struct.part, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %128

9:
  %10 = getelementptr %struct.part, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10
  br label %111

12:
  %13 = icmp sgt i64 %7, 1
  br i1 %13, label %48, label %14

14:
  %15 = phi i1 [ false, %12 ], [ %13, %97 ]
  br i1 %8, label %17, label %128

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
  br i1 %8, label %105, label %128

105:
  %106 = getelementptr %struct.part, ptr %0, i64 0, i32 1
  %107 = load i64, ptr %106
  %108 = icmp sgt i64 %107, 0
  %109 = getelementptr %struct.part, ptr %0, i64 0, i32 5
  %110 = getelementptr %struct.part, ptr %0, i64 0, i32 3
  br label %121

111:
  %112 = phi i64 [ 0, %9 ], [ %119, %111 ]
  %113 = getelementptr i32, ptr %11, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr double, ptr %2, i64 %115
  %117 = load double, ptr %116
  %118 = getelementptr double, ptr %3, i64 %112
  store double %117, ptr %118
  %119 = add i64 %112, 1
  %120 = icmp eq i64 %119, %7
  br i1 %120, label %12, label %111

121:
  %122 = phi i64 [ 0, %105 ], [ %130, %129 ]
  br i1 %108, label %123, label %129

123:
  %124 = load ptr, ptr %109
  %125 = mul i64 %107, %122
  %126 = getelementptr double, ptr %3, i64 %122
  %127 = load ptr, ptr %110
  br label %132

128:
  ret void

129:
  %130 = add i64 %122, 1
  %131 = icmp eq i64 %130, %7
  br i1 %131, label %128, label %121

132:
  %133 = phi i64 [ 0, %123 ], [ %145, %132 ]
  %134 = add i64 %125, %133
  %135 = getelementptr double, ptr %124, i64 %134
  %136 = load double, ptr %135
  %137 = load double, ptr %126
  %138 = getelementptr i32, ptr %127, i64 %133
  %139 = load i32, ptr %138, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr double, ptr %4, i64 %140
  %142 = load double, ptr %141
  %143 = fneg double %136
  %144 = call double @llvm.fmuladd.f64(double %143, double %137, double %142)
  store double %144, ptr %141
  %145 = add i64 %133, 1
  %146 = icmp eq i64 %145, %107
  br i1 %146, label %129, label %132
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
  br i1 %32, label %140, label %38

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
  %42 = getelementptr %struct.closing, ptr %10, i64 0, i32 7
  %43 = load ptr, ptr %42
  %44 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 2
  %45 = load ptr, ptr %44
  br label %65

46:
  %47 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %48 = load i64, ptr %47
  %49 = icmp slt i64 %48, 1
  br i1 %49, label %75, label %50

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
  br label %76

65:
  %66 = phi i64 [ 0, %41 ], [ %73, %65 ]
  %67 = getelementptr i32, ptr %45, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr double, ptr %43, i64 %69
  %71 = load double, ptr %70
  %72 = getelementptr double, ptr %5, i64 %66
  store double %71, ptr %72
  %73 = add i64 %66, 1
  %74 = icmp eq i64 %73, %14
  br i1 %74, label %46, label %65

75:
  call void @tree_give_back(ptr %0, ptr %8)
  br label %140

76:
  %77 = phi i64 [ 1, %50 ], [ %99, %98 ]
  %78 = mul i64 %77, 6
  %79 = add i64 %78, -3
  %80 = getelementptr i32, ptr %52, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr i32, ptr %54, i64 %77
  %84 = load i32, ptr %83, align 4
  %85 = getelementptr i32, ptr %56, i64 %77
  %86 = load i32, ptr %85, align 4
  %87 = add i32 %86, %84
  %88 = sext i32 %87 to i64
  %89 = icmp sgt i32 %86, 0
  br i1 %89, label %90, label %98

90:
  %91 = sext i32 %84 to i64
  %92 = load ptr, ptr %57
  %93 = load ptr, ptr %58
  %94 = load ptr, ptr %59
  %95 = load ptr, ptr %60
  %96 = load ptr, ptr %61
  %97 = getelementptr i32, ptr %94, i64 2
  br label %101

98:
  %99 = add i64 %77, 1
  %100 = icmp eq i64 %77, %48
  br i1 %100, label %75, label %76

101:
  %102 = phi i64 [ %91, %90 ], [ %125, %124 ]
  %103 = getelementptr i32, ptr %92, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr i32, ptr %93, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = sext i32 %107 to i64
  %109 = mul i64 %108, 5
  %110 = getelementptr i32, ptr %97, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr i32, ptr %95, i64 %112
  %114 = getelementptr i32, ptr %96, i64 %105
  %115 = load i32, ptr %114, align 4
  %116 = sext i32 %115 to i64
  %117 = icmp sgt i32 %115, 0
  br i1 %117, label %118, label %124

118:
  %119 = getelementptr <4 x double>, ptr %63, i64 %102
  %120 = load ptr, ptr %64
  %121 = getelementptr i32, ptr %120, i64 %105
  %122 = load i32, ptr %121, align 4
  %123 = sext i32 %122 to i64
  br label %127

124:
  %125 = add i64 %102, 1
  %126 = icmp slt i64 %125, %88
  br i1 %126, label %101, label %98

127:
  %128 = phi i64 [ 0, %118 ], [ %138, %127 ]
  %129 = load <4 x double>, ptr %119, align 32
  %130 = extractelement <4 x double> %129, i64 %128
  %131 = add i64 %128, %123
  %132 = getelementptr i32, ptr %113, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = sext i32 %133 to i64
  %135 = mul i64 %16, %134
  %136 = add i64 %135, %82
  %137 = getelementptr double, ptr %6, i64 %136
  store double %130, ptr %137
  %138 = add i64 %128, 1
  %139 = icmp eq i64 %138, %116
  br i1 %139, label %124, label %127

140:
  ret void
}
