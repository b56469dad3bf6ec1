; tree_motion: made by tools/make_loops_text.py from tree_motion, tree_loops
; sources 41ece0a2b270f5be437dc04bfa60c37839856d85949db3993c86d9238b7e4965
%struct.tree_motion = type { i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, ptr, ptr, i64, i64, ptr, [8 x ptr] }
%struct.scratch = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }
%struct.place = type { %struct.mat, <4 x double>, <4 x double>, <4 x double> }
%struct.motion = type { ptr, ptr, ptr }
%struct.call = type { double, ptr, ptr, ptr, ptr }
%struct.tree_loads = type { i64, i64, i64, ptr, ptr, ptr }
%struct.flat = type { double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, [3 x double] }
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
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %6 = load i64, ptr %5
  %7 = getelementptr double, ptr %3, i64 %6
  %8 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  %23 = bitcast ptr %16 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %23, i8 0, i64 72, i1 false)
  %24 = getelementptr %struct.flat, ptr %16, i64 0, i32 9
  store double %19, ptr %24
  %25 = getelementptr %struct.flat, ptr %16, i64 0, i32 10
  store double %22, ptr %25
  %26 = getelementptr %struct.flat, ptr %16, i64 0, i32 11
  %27 = bitcast ptr %26 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(168) %27, i8 0, i64 168, i1 false)
  %28 = load ptr, ptr %15
  %29 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
  %30 = load ptr, ptr %29
  %31 = bitcast ptr %30 to ptr
  %32 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %33 = load i64, ptr %32
  %34 = shl i64 %33, 3
  %35 = add i64 %34, 64
  call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 %35, i1 false)
  %36 = load i64, ptr %32
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %96

38:
  %39 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %40 = load ptr, ptr %39
  %41 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %42 = load i64, ptr %41
  %43 = getelementptr %struct.flat, ptr %28, i64 1
  %44 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %45 = load ptr, ptr %44
  %46 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %47 = load ptr, ptr %46
  %48 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  br label %49

49:
  %50 = phi i64 [ 0, %38 ], [ %75, %91 ]
  %51 = mul i64 %50, 6
  %52 = getelementptr i64, ptr %40, i64 %51
  %53 = load i64, ptr %52
  %54 = getelementptr i64, ptr %52, i64 3
  %55 = load i64, ptr %54
  %56 = sub i64 %55, %42
  %57 = getelementptr %struct.flat, ptr %43, i64 %50
  %58 = getelementptr i64, ptr %52, i64 1
  %59 = load i64, ptr %58
  %60 = icmp eq i64 %59, 1
  br i1 %60, label %66, label %61

61:
  %62 = getelementptr i64, ptr %52, i64 5
  %63 = load i64, ptr %62
  %64 = icmp slt i64 %63, 3
  %65 = select i1 %64, double 1.000000e+00, double -1.000000e+00
  br label %66

66:
  %67 = phi double [ %65, %61 ], [ 0.000000e+00, %49 ]
  %68 = getelementptr double, ptr %30, i64 %53
  %69 = load double, ptr %68
  %70 = getelementptr i64, ptr %52, i64 2
  %71 = load i64, ptr %70
  %72 = getelementptr double, ptr %45, i64 %71
  %73 = load double, ptr %72
  %74 = call double @llvm.fmuladd.f64(double %67, double %73, double %69)
  %75 = add i64 %50, 1
  %76 = getelementptr double, ptr %30, i64 %75
  store double %74, ptr %76
  %77 = getelementptr %struct.flat, ptr %28, i64 %53, i32 7
  %78 = load double, ptr %77
  %79 = getelementptr double, ptr %47, i64 %55
  %80 = load double, ptr %79
  %81 = call double @llvm.fmuladd.f64(double %67, double %80, double %78)
  %82 = getelementptr %struct.flat, ptr %57, i64 0, i32 7
  store double %81, ptr %82
  %83 = getelementptr %struct.flat, ptr %28, i64 %53, i32 8
  %84 = load double, ptr %83
  %85 = icmp sgt i64 %56, -1
  br i1 %85, label %86, label %91

86:
  %87 = load ptr, ptr %48
  %88 = getelementptr double, ptr %87, i64 %56
  %89 = load double, ptr %88
  %90 = fmul double %67, %89
  br label %91

91:
  %92 = phi double [ %90, %86 ], [ 0.000000e+00, %66 ]
  %93 = fadd double %84, %92
  %94 = getelementptr %struct.flat, ptr %57, i64 0, i32 8
  store double %93, ptr %94
  %95 = icmp eq i64 %75, %36
  br i1 %95, label %96, label %49

96:
  %97 = add i64 %36, 1
  call void @tree_find_turns(ptr %1, ptr %30, i64 %97)
  %98 = load i64, ptr %32
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %110

100:
  %101 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %102 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
  %103 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %104 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %105 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %106 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  %107 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 12
  %108 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %109 = getelementptr %struct.flat, ptr %16, i64 1
  br label %111

110:
  ret void

111:
  %112 = phi i64 [ 0, %100 ], [ %126, %364 ]
  %113 = load ptr, ptr %101
  %114 = mul i64 %112, 6
  %115 = getelementptr i64, ptr %113, i64 %114
  %116 = load i64, ptr %115
  %117 = mul i64 %112, 12
  %118 = getelementptr double, ptr %7, i64 %117
  %119 = getelementptr %struct.flat, ptr %109, i64 %112
  %120 = load ptr, ptr %102
  %121 = getelementptr double, ptr %120, i64 %116
  %122 = load double, ptr %121
  %123 = load ptr, ptr %29
  %124 = getelementptr double, ptr %123, i64 %116
  %125 = load double, ptr %124
  %126 = add i64 %112, 1
  %127 = getelementptr double, ptr %120, i64 %126
  %128 = load double, ptr %127
  %129 = getelementptr double, ptr %123, i64 %126
  %130 = load double, ptr %129
  %131 = getelementptr %struct.flat, ptr %16, i64 %116, i32 7
  %132 = load double, ptr %131
  %133 = getelementptr %struct.flat, ptr %16, i64 %116, i32 8
  %134 = load double, ptr %133
  %135 = getelementptr %struct.flat, ptr %119, i64 0, i32 7
  %136 = load double, ptr %135
  %137 = getelementptr %struct.flat, ptr %119, i64 0, i32 8
  %138 = load double, ptr %137
  %139 = load double, ptr %118
  %140 = getelementptr double, ptr %118, i64 1
  %141 = load double, ptr %140
  %142 = fneg double %122
  %143 = fmul double %141, %142
  %144 = call double @llvm.fmuladd.f64(double %125, double %139, double %143)
  %145 = fmul double %125, %141
  %146 = call double @llvm.fmuladd.f64(double %122, double %139, double %145)
  %147 = getelementptr %struct.flat, ptr %16, i64 %116, i32 9
  %148 = load double, ptr %147
  %149 = getelementptr %struct.flat, ptr %16, i64 %116, i32 10
  %150 = load double, ptr %149
  %151 = getelementptr %struct.flat, ptr %16, i64 %116, i32 5
  %152 = load double, ptr %151
  %153 = getelementptr %struct.flat, ptr %16, i64 %116, i32 6
  %154 = load double, ptr %153
  %155 = getelementptr i64, ptr %115, i64 1
  %156 = load i64, ptr %155
  %157 = icmp eq i64 %156, 1
  br i1 %157, label %160, label %158

158:
  %159 = fneg double %128
  br label %204

160:
  %161 = getelementptr double, ptr %118, i64 10
  %162 = load double, ptr %161
  %163 = getelementptr double, ptr %118, i64 11
  %164 = load double, ptr %163
  %165 = fneg double %128
  %166 = fmul double %164, %165
  %167 = call double @llvm.fmuladd.f64(double %130, double %162, double %166)
  %168 = fmul double %130, %164
  %169 = call double @llvm.fmuladd.f64(double %128, double %162, double %168)
  %170 = load ptr, ptr %103
  %171 = getelementptr i64, ptr %115, i64 2
  %172 = load i64, ptr %171
  %173 = getelementptr double, ptr %170, i64 %172
  %174 = load double, ptr %173
  %175 = load ptr, ptr %104
  %176 = getelementptr i64, ptr %115, i64 3
  %177 = load i64, ptr %176
  %178 = getelementptr double, ptr %175, i64 %177
  %179 = load double, ptr %178
  %180 = load i64, ptr %105
  %181 = sub i64 %177, %180
  %182 = icmp sgt i64 %181, -1
  br i1 %182, label %183, label %187

183:
  %184 = load ptr, ptr %106
  %185 = getelementptr double, ptr %184, i64 %181
  %186 = load double, ptr %185
  br label %187

187:
  %188 = phi double [ %186, %183 ], [ 0.000000e+00, %160 ]
  %189 = fmul double %132, 2.000000e+00
  %190 = fmul double %189, %179
  %191 = call double @llvm.fmuladd.f64(double %174, double %167, double %144)
  %192 = call double @llvm.fmuladd.f64(double %174, double %169, double %146)
  %193 = call double @llvm.fmuladd.f64(double %179, double %167, double %152)
  %194 = call double @llvm.fmuladd.f64(double %179, double %169, double %154)
  %195 = fneg double %190
  %196 = fmul double %169, %195
  %197 = call double @llvm.fmuladd.f64(double %188, double %167, double %196)
  %198 = fadd double %148, %197
  %199 = fmul double %167, %190
  %200 = call double @llvm.fmuladd.f64(double %188, double %169, double %199)
  %201 = fadd double %150, %200
  %202 = getelementptr %struct.flat, ptr %119, i64 0, i32 27
  store double %167, ptr %202
  %203 = getelementptr %struct.flat, ptr %119, i64 0, i32 28
  store double %169, ptr %203
  br label %204

204:
  %205 = phi double [ %159, %158 ], [ %165, %187 ]
  %206 = phi double [ %154, %158 ], [ %194, %187 ]
  %207 = phi double [ %152, %158 ], [ %193, %187 ]
  %208 = phi double [ %150, %158 ], [ %201, %187 ]
  %209 = phi double [ %148, %158 ], [ %198, %187 ]
  %210 = phi double [ %146, %158 ], [ %192, %187 ]
  %211 = phi double [ %144, %158 ], [ %191, %187 ]
  %212 = fmul double %132, %132
  %213 = fmul double %134, %210
  %214 = call double @llvm.fmuladd.f64(double %212, double %211, double %213)
  %215 = fsub double %209, %214
  %216 = fneg double %134
  %217 = fmul double %211, %216
  %218 = call double @llvm.fmuladd.f64(double %212, double %210, double %217)
  %219 = fsub double %208, %218
  %220 = getelementptr double, ptr %118, i64 2
  %221 = load double, ptr %220
  %222 = getelementptr double, ptr %118, i64 3
  %223 = load double, ptr %222
  %224 = fmul double %223, %205
  %225 = call double @llvm.fmuladd.f64(double %130, double %221, double %224)
  %226 = fmul double %130, %223
  %227 = call double @llvm.fmuladd.f64(double %128, double %221, double %226)
  %228 = getelementptr double, ptr %118, i64 4
  %229 = load double, ptr %228
  %230 = getelementptr %struct.flat, ptr %119, i64 0, i32 11
  store double %211, ptr %230
  %231 = getelementptr %struct.flat, ptr %119, i64 0, i32 12
  store double %210, ptr %231
  %232 = getelementptr %struct.flat, ptr %119, i64 0, i32 9
  store double %215, ptr %232
  %233 = getelementptr %struct.flat, ptr %119, i64 0, i32 10
  store double %219, ptr %233
  %234 = getelementptr %struct.flat, ptr %119, i64 0, i32 15
  store double %229, ptr %234
  %235 = getelementptr %struct.flat, ptr %119, i64 0, i32 13
  store double %229, ptr %235
  %236 = getelementptr %struct.flat, ptr %119, i64 0, i32 14
  store double 0.000000e+00, ptr %236
  %237 = fneg double %227
  %238 = getelementptr %struct.flat, ptr %119, i64 0, i32 16
  store double %237, ptr %238
  %239 = getelementptr %struct.flat, ptr %119, i64 0, i32 17
  store double %225, ptr %239
  %240 = getelementptr double, ptr %118, i64 5
  %241 = load double, ptr %240
  %242 = getelementptr %struct.flat, ptr %119, i64 0, i32 18
  store double %241, ptr %242
  %243 = fneg double %136
  %244 = fmul double %136, %243
  %245 = fmul double %244, %225
  %246 = call double @llvm.fmuladd.f64(double %229, double %215, double %245)
  %247 = fneg double %138
  %248 = call double @llvm.fmuladd.f64(double %247, double %227, double %246)
  %249 = getelementptr %struct.flat, ptr %119, i64 0, i32 19
  store double %248, ptr %249
  %250 = fmul double %244, %227
  %251 = call double @llvm.fmuladd.f64(double %229, double %219, double %250)
  %252 = call double @llvm.fmuladd.f64(double %138, double %225, double %251)
  %253 = getelementptr %struct.flat, ptr %119, i64 0, i32 20
  store double %252, ptr %253
  %254 = load double, ptr %240
  %255 = fmul double %219, %225
  %256 = call double @llvm.fmuladd.f64(double %254, double %138, double %255)
  %257 = call double @llvm.fmuladd.f64(double %237, double %215, double %256)
  %258 = getelementptr %struct.flat, ptr %119, i64 0, i32 21
  store double %257, ptr %258
  %259 = getelementptr %struct.flat, ptr %16, i64 %116, i32 0
  %260 = load double, ptr %259
  %261 = fadd double %211, %260
  %262 = getelementptr %struct.flat, ptr %119, i64 0, i32 0
  store double %261, ptr %262
  %263 = getelementptr %struct.flat, ptr %16, i64 %116, i32 1
  %264 = load double, ptr %263
  %265 = fadd double %210, %264
  %266 = getelementptr %struct.flat, ptr %119, i64 0, i32 1
  store double %265, ptr %266
  %267 = getelementptr double, ptr %118, i64 7
  %268 = load double, ptr %267
  %269 = getelementptr %struct.flat, ptr %119, i64 0, i32 2
  store double %268, ptr %269
  %270 = fneg double %132
  %271 = call double @llvm.fmuladd.f64(double %270, double %210, double %207)
  %272 = getelementptr %struct.flat, ptr %119, i64 0, i32 5
  store double %271, ptr %272
  %273 = call double @llvm.fmuladd.f64(double %132, double %211, double %206)
  %274 = getelementptr %struct.flat, ptr %119, i64 0, i32 6
  store double %273, ptr %274
  %275 = getelementptr double, ptr %118, i64 8
  %276 = load double, ptr %275
  %277 = getelementptr double, ptr %118, i64 9
  %278 = load double, ptr %277
  %279 = fmul double %278, %205
  %280 = call double @llvm.fmuladd.f64(double %130, double %276, double %279)
  %281 = getelementptr %struct.flat, ptr %119, i64 0, i32 3
  store double %280, ptr %281
  %282 = load double, ptr %275
  %283 = load double, ptr %277
  %284 = fmul double %130, %283
  %285 = call double @llvm.fmuladd.f64(double %128, double %282, double %284)
  %286 = getelementptr %struct.flat, ptr %119, i64 0, i32 4
  store double %285, ptr %286
  %287 = load i64, ptr %107
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %364, label %289

289:
  %290 = load ptr, ptr %108
  %291 = getelementptr %struct.place, ptr %290, i64 1
  %292 = getelementptr %struct.place, ptr %291, i64 %112
  %293 = load i64, ptr %8
  %294 = add i64 %293, 1
  %295 = srem i64 %294, 3
  %296 = add i64 %293, 2
  %297 = srem i64 %296, 3
  %298 = getelementptr i64, ptr %115, i64 5
  %299 = load i64, ptr %298
  %300 = srem i64 %299, 3
  %301 = icmp sgt i64 %299, 2
  %302 = select i1 %301, i64 254, i64 255
  %303 = select i1 %301, i64 2, i64 1
  %304 = add i64 %303, %300
  %305 = trunc i64 %304 to i8
  %306 = srem i8 %305, 3
  %307 = sext i8 %306 to i64
  %308 = add i64 %300, 3
  %309 = add i64 %308, %302
  %310 = trunc i64 %309 to i8
  %311 = srem i8 %310, 3
  %312 = sext i8 %311 to i64
  %313 = getelementptr %struct.place, ptr %292, i64 0, i32 0, i32 0
  %314 = bitcast ptr %292 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %314, i8 0, i64 192, i1 false)
  %315 = load double, ptr %281
  %316 = getelementptr <4 x double>, ptr %313, i64 %312
  %317 = load <4 x double>, ptr %316, align 32
  %318 = insertelement <4 x double> %317, double %315, i64 %297
  store <4 x double> %318, ptr %316, align 32
  %319 = getelementptr <4 x double>, ptr %313, i64 %307
  %320 = load <4 x double>, ptr %319, align 32
  %321 = insertelement <4 x double> %320, double %315, i64 %295
  store <4 x double> %321, ptr %319, align 32
  %322 = load double, ptr %286
  %323 = insertelement <4 x double> %321, double %322, i64 %297
  store <4 x double> %323, ptr %319, align 32
  %324 = load double, ptr %286
  %325 = fneg double %324
  %326 = load <4 x double>, ptr %316, align 32
  %327 = insertelement <4 x double> %326, double %325, i64 %295
  store <4 x double> %327, ptr %316, align 32
  %328 = load i64, ptr %298
  %329 = icmp slt i64 %328, 3
  %330 = select i1 %329, double 1.000000e+00, double -1.000000e+00
  %331 = getelementptr <4 x double>, ptr %313, i64 %300
  %332 = load <4 x double>, ptr %331, align 32
  %333 = insertelement <4 x double> %332, double %330, i64 %293
  store <4 x double> %333, ptr %331, align 32
  %334 = load double, ptr %262
  %335 = getelementptr %struct.place, ptr %292, i64 0, i32 1
  %336 = insertelement <4 x double> zeroinitializer, double %334, i64 %295
  store <4 x double> %336, ptr %335, align 32
  %337 = load double, ptr %266
  %338 = insertelement <4 x double> %336, double %337, i64 %297
  store <4 x double> %338, ptr %335, align 32
  %339 = load double, ptr %269
  %340 = insertelement <4 x double> %338, double %339, i64 %293
  store <4 x double> %340, ptr %335, align 32
  %341 = load double, ptr %281
  %342 = load double, ptr %272
  %343 = load double, ptr %286
  %344 = load double, ptr %274
  %345 = fmul double %343, %344
  %346 = call double @llvm.fmuladd.f64(double %341, double %342, double %345)
  %347 = getelementptr %struct.place, ptr %292, i64 0, i32 2
  %348 = insertelement <4 x double> zeroinitializer, double %346, i64 %307
  store <4 x double> %348, ptr %347, align 32
  %349 = load double, ptr %281
  %350 = load double, ptr %274
  %351 = load double, ptr %286
  %352 = load double, ptr %272
  %353 = fneg double %351
  %354 = fmul double %352, %353
  %355 = call double @llvm.fmuladd.f64(double %349, double %350, double %354)
  %356 = insertelement <4 x double> %348, double %355, i64 %312
  store <4 x double> %356, ptr %347, align 32
  %357 = load i64, ptr %298
  %358 = icmp slt i64 %357, 3
  %359 = load double, ptr %135
  %360 = fneg double %359
  %361 = select i1 %358, double %359, double %360
  %362 = getelementptr %struct.place, ptr %292, i64 0, i32 3
  %363 = insertelement <4 x double> zeroinitializer, double %361, i64 %300
  store <4 x double> %363, ptr %362, align 32
  br label %364

364:
  %365 = load i64, ptr %32
  %366 = icmp slt i64 %126, %365
  br i1 %366, label %111, label %110
}

declare double @llvm.fmuladd.f64(double, double, double)

define void @tree_act_flat(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %5 = bitcast ptr %4 to ptr
  %6 = load ptr, ptr %5
  call void @find_loads(ptr %0, ptr %1, ptr %2)
  %7 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %8 = load i64, ptr %7
  %9 = icmp eq i64 %8, 8
  br i1 %9, label %10, label %22

10:
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %12 = load i64, ptr %11
  %13 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %14 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %15 = getelementptr %struct.flat, ptr %6, i64 1
  %16 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  %17 = icmp slt i64 %12, 1
  br i1 %17, label %22, label %18

18:
  %19 = load ptr, ptr %13
  %20 = getelementptr i64, ptr %19, i64 5
  %21 = load ptr, ptr %14
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ %74, %23 ], [ 0, %18 ]
  %25 = mul i64 %24, 6
  %26 = getelementptr i64, ptr %20, i64 %25
  %27 = load i64, ptr %26
  %28 = srem i64 %27, 3
  %29 = icmp sgt i64 %27, 2
  %30 = select i1 %29, i64 254, i64 255
  %31 = select i1 %29, i64 2, i64 1
  %32 = add i64 %31, %28
  %33 = trunc i64 %32 to i8
  %34 = srem i8 %33, 3
  %35 = add i64 %28, 3
  %36 = add i64 %35, %30
  %37 = trunc i64 %36 to i8
  %38 = srem i8 %37, 3
  %39 = shl i64 %24, 3
  %40 = getelementptr double, ptr %21, i64 %39
  %41 = add i8 %34, 1
  %42 = zext i8 %41 to i64
  %43 = getelementptr double, ptr %40, i64 %42
  %44 = load double, ptr %43
  %45 = add i8 %38, 1
  %46 = zext i8 %45 to i64
  %47 = getelementptr double, ptr %40, i64 %46
  %48 = load double, ptr %47
  %49 = getelementptr %struct.flat, ptr %15, i64 %24
  %50 = getelementptr %struct.flat, ptr %49, i64 0, i32 3
  %51 = load double, ptr %50
  %52 = getelementptr %struct.flat, ptr %49, i64 0, i32 4
  %53 = load double, ptr %52
  %54 = fneg double %53
  %55 = fmul double %48, %54
  %56 = call double @llvm.fmuladd.f64(double %51, double %44, double %55)
  %57 = getelementptr %struct.flat, ptr %49, i64 0, i32 19
  %58 = load double, ptr %57
  %59 = fsub double %58, %56
  store double %59, ptr %57
  %60 = fmul double %48, %51
  %61 = call double @llvm.fmuladd.f64(double %53, double %44, double %60)
  %62 = getelementptr %struct.flat, ptr %49, i64 0, i32 20
  %63 = load double, ptr %62
  %64 = fsub double %63, %61
  store double %64, ptr %62
  %65 = icmp slt i64 %27, 3
  %66 = select i1 %65, double 1.000000e+00, double -1.000000e+00
  %67 = add i64 %28, 4
  %68 = getelementptr double, ptr %40, i64 %67
  %69 = load double, ptr %68
  %70 = getelementptr %struct.flat, ptr %49, i64 0, i32 21
  %71 = load double, ptr %70
  %72 = fneg double %66
  %73 = call double @llvm.fmuladd.f64(double %72, double %69, double %71)
  store double %73, ptr %70
  %74 = add i64 %24, 1
  %75 = icmp eq i64 %74, %16
  br i1 %75, label %22, label %23
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
  %114 = getelementptr %struct.flat, ptr %99, i64 0, i32 9
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
  %126 = getelementptr %struct.flat, ptr %99, i64 %118, i32 22
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
  %143 = getelementptr %struct.flat, ptr %99, i64 %118, i32 18
  %144 = load double, ptr %143
  %145 = fadd double %132, %144
  %146 = fcmp ogt double %145, 0.000000e+00
  %147 = fdiv double 1.000000e+00, %145
  %148 = select i1 %146, double %147, double 0x7FF8000000000000
  %149 = getelementptr i64, ptr %121, i64 5
  %150 = load i64, ptr %149
  %151 = icmp slt i64 %150, 3
  %152 = select i1 %151, double 1.000000e+00, double -1.000000e+00
  %153 = getelementptr %struct.flat, ptr %99, i64 %118, i32 21
  %154 = load double, ptr %153
  %155 = fneg double %154
  %156 = call double @llvm.fmuladd.f64(double %152, double %138, double %155)
  %157 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16
  %158 = load double, ptr %157
  %159 = fmul double %158, %148
  %160 = getelementptr %struct.flat, ptr %99, i64 %118, i32 17
  %161 = load double, ptr %160
  %162 = fmul double %148, %161
  %163 = fmul double %132, %148
  %164 = getelementptr %struct.flat, ptr %99, i64 %118, i32 22
  store double %158, ptr %164
  %165 = getelementptr %struct.flat, ptr %99, i64 %118, i32 23
  store double %161, ptr %165
  %166 = getelementptr %struct.flat, ptr %99, i64 %118, i32 24
  store double %144, ptr %166
  %167 = getelementptr %struct.flat, ptr %99, i64 %118, i32 25
  store double %148, ptr %167
  %168 = getelementptr %struct.flat, ptr %99, i64 %118, i32 26
  store double %156, ptr %168
  %169 = getelementptr %struct.flat, ptr %99, i64 %118, i32 13
  %170 = load double, ptr %169
  %171 = fneg double %159
  %172 = call double @llvm.fmuladd.f64(double %171, double %158, double %170)
  store double %172, ptr %169
  %173 = getelementptr %struct.flat, ptr %99, i64 %118, i32 14
  %174 = load double, ptr %173
  %175 = call double @llvm.fmuladd.f64(double %171, double %161, double %174)
  store double %175, ptr %173
  %176 = getelementptr %struct.flat, ptr %99, i64 %118, i32 15
  %177 = load double, ptr %176
  %178 = fneg double %162
  %179 = call double @llvm.fmuladd.f64(double %178, double %161, double %177)
  store double %179, ptr %176
  %180 = getelementptr %struct.flat, ptr %99, i64 %118, i32 19
  %181 = load double, ptr %180
  %182 = call double @llvm.fmuladd.f64(double %159, double %156, double %181)
  store double %182, ptr %180
  %183 = getelementptr %struct.flat, ptr %99, i64 %118, i32 20
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
  %192 = getelementptr %struct.flat, ptr %99, i64 %118, i32 27
  %193 = load double, ptr %192
  %194 = getelementptr %struct.flat, ptr %99, i64 %118, i32 28
  %195 = load double, ptr %194
  %196 = getelementptr %struct.flat, ptr %99, i64 %118, i32 13
  %197 = load double, ptr %196
  %198 = getelementptr %struct.flat, ptr %99, i64 %118, i32 14
  %199 = load double, ptr %198
  %200 = fmul double %195, %199
  %201 = call double @llvm.fmuladd.f64(double %197, double %193, double %200)
  %202 = getelementptr %struct.flat, ptr %99, i64 %118, i32 15
  %203 = load double, ptr %202
  %204 = fmul double %195, %203
  %205 = call double @llvm.fmuladd.f64(double %199, double %193, double %204)
  %206 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16
  %207 = load double, ptr %206
  %208 = getelementptr %struct.flat, ptr %99, i64 %118, i32 17
  %209 = load double, ptr %208
  %210 = fmul double %195, %209
  %211 = call double @llvm.fmuladd.f64(double %207, double %193, double %210)
  %212 = fmul double %195, %205
  %213 = call double @llvm.fmuladd.f64(double %201, double %193, double %212)
  %214 = fadd double %132, %213
  %215 = fcmp ogt double %214, 0.000000e+00
  %216 = fdiv double 1.000000e+00, %214
  %217 = select i1 %215, double %216, double 0x7FF8000000000000
  %218 = getelementptr %struct.flat, ptr %99, i64 %118, i32 19
  %219 = load double, ptr %218
  %220 = getelementptr %struct.flat, ptr %99, i64 %118, i32 20
  %221 = load double, ptr %220
  %222 = fmul double %195, %221
  %223 = call double @llvm.fmuladd.f64(double %219, double %193, double %222)
  %224 = fsub double %138, %223
  %225 = getelementptr %struct.flat, ptr %99, i64 %118, i32 22
  store double %201, ptr %225
  %226 = getelementptr %struct.flat, ptr %99, i64 %118, i32 23
  store double %205, ptr %226
  %227 = getelementptr %struct.flat, ptr %99, i64 %118, i32 24
  store double %211, ptr %227
  %228 = getelementptr %struct.flat, ptr %99, i64 %118, i32 25
  store double %217, ptr %228
  %229 = getelementptr %struct.flat, ptr %99, i64 %118, i32 26
  store double %224, ptr %229
  %230 = fmul double %201, %217
  %231 = call double @llvm.fmuladd.f64(double %230, double %224, double %219)
  store double %231, ptr %218
  %232 = fmul double %205, %217
  %233 = call double @llvm.fmuladd.f64(double %232, double %224, double %221)
  store double %233, ptr %220
  %234 = fmul double %211, %217
  %235 = getelementptr %struct.flat, ptr %99, i64 %118, i32 21
  %236 = load double, ptr %235
  %237 = call double @llvm.fmuladd.f64(double %234, double %224, double %236)
  store double %237, ptr %235
  %238 = fneg double %234
  %239 = call double @llvm.fmuladd.f64(double %238, double %201, double %207)
  store double %239, ptr %206
  %240 = call double @llvm.fmuladd.f64(double %238, double %205, double %209)
  store double %240, ptr %208
  %241 = getelementptr %struct.flat, ptr %99, i64 %118, i32 18
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
  %274 = getelementptr %struct.flat, ptr %99, i64 %118, i32 11
  %275 = load double, ptr %274
  %276 = getelementptr %struct.flat, ptr %99, i64 %118, i32 12
  %277 = load double, ptr %276
  %278 = getelementptr %struct.flat, ptr %99, i64 %118, i32 16
  %279 = load double, ptr %278
  %280 = getelementptr %struct.flat, ptr %99, i64 %118, i32 14
  %281 = load double, ptr %280
  %282 = call double @llvm.fmuladd.f64(double %275, double %281, double %279)
  %283 = getelementptr %struct.flat, ptr %99, i64 %118, i32 13
  %284 = load double, ptr %283
  %285 = fneg double %277
  %286 = call double @llvm.fmuladd.f64(double %285, double %284, double %282)
  %287 = getelementptr %struct.flat, ptr %99, i64 %118, i32 17
  %288 = load double, ptr %287
  %289 = getelementptr %struct.flat, ptr %99, i64 %118, i32 15
  %290 = load double, ptr %289
  %291 = call double @llvm.fmuladd.f64(double %275, double %290, double %288)
  %292 = call double @llvm.fmuladd.f64(double %285, double %281, double %291)
  %293 = getelementptr %struct.flat, ptr %99, i64 %118, i32 18
  %294 = load double, ptr %293
  %295 = fadd double %288, %292
  %296 = call double @llvm.fmuladd.f64(double %275, double %295, double %294)
  %297 = fadd double %279, %286
  %298 = call double @llvm.fmuladd.f64(double %285, double %297, double %296)
  %299 = getelementptr %struct.flat, ptr %99, i64 %271, i32 18
  %300 = load double, ptr %299
  %301 = fadd double %300, %298
  store double %301, ptr %299
  %302 = getelementptr %struct.flat, ptr %99, i64 %271, i32 16
  %303 = load double, ptr %302
  %304 = fadd double %286, %303
  store double %304, ptr %302
  %305 = getelementptr %struct.flat, ptr %99, i64 %271, i32 17
  %306 = load double, ptr %305
  %307 = fadd double %292, %306
  store double %307, ptr %305
  %308 = getelementptr %struct.flat, ptr %99, i64 %271, i32 13
  %309 = load double, ptr %308
  %310 = fadd double %284, %309
  store double %310, ptr %308
  %311 = getelementptr %struct.flat, ptr %99, i64 %271, i32 14
  %312 = load double, ptr %311
  %313 = fadd double %281, %312
  store double %313, ptr %311
  %314 = getelementptr %struct.flat, ptr %99, i64 %271, i32 15
  %315 = load double, ptr %314
  %316 = fadd double %290, %315
  store double %316, ptr %314
  %317 = getelementptr %struct.flat, ptr %99, i64 %118, i32 19
  %318 = load double, ptr %317
  %319 = getelementptr %struct.flat, ptr %99, i64 %271, i32 19
  %320 = load double, ptr %319
  %321 = fadd double %318, %320
  store double %321, ptr %319
  %322 = getelementptr %struct.flat, ptr %99, i64 %118, i32 20
  %323 = load double, ptr %322
  %324 = getelementptr %struct.flat, ptr %99, i64 %271, i32 20
  %325 = load double, ptr %324
  %326 = fadd double %323, %325
  store double %326, ptr %324
  %327 = getelementptr %struct.flat, ptr %99, i64 %118, i32 21
  %328 = load double, ptr %327
  %329 = load double, ptr %322
  %330 = call double @llvm.fmuladd.f64(double %275, double %329, double %328)
  %331 = load double, ptr %317
  %332 = call double @llvm.fmuladd.f64(double %285, double %331, double %330)
  %333 = getelementptr %struct.flat, ptr %99, i64 %271, i32 21
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
  %345 = getelementptr %struct.flat, ptr %99, i64 %344, i32 8
  %346 = load double, ptr %345
  %347 = getelementptr %struct.flat, ptr %99, i64 %344, i32 9
  %348 = load double, ptr %347
  %349 = getelementptr %struct.flat, ptr %343, i64 0, i32 12
  %350 = load double, ptr %349
  %351 = fneg double %346
  %352 = call double @llvm.fmuladd.f64(double %351, double %350, double %348)
  %353 = getelementptr %struct.flat, ptr %99, i64 %344, i32 10
  %354 = load double, ptr %353
  %355 = getelementptr %struct.flat, ptr %343, i64 0, i32 11
  %356 = load double, ptr %355
  %357 = call double @llvm.fmuladd.f64(double %346, double %356, double %354)
  %358 = getelementptr %struct.flat, ptr %343, i64 0, i32 24
  %359 = load double, ptr %358
  %360 = getelementptr %struct.flat, ptr %343, i64 0, i32 22
  %361 = load double, ptr %360
  %362 = fmul double %352, %361
  %363 = call double @llvm.fmuladd.f64(double %359, double %346, double %362)
  %364 = getelementptr %struct.flat, ptr %343, i64 0, i32 23
  %365 = load double, ptr %364
  %366 = call double @llvm.fmuladd.f64(double %365, double %357, double %363)
  %367 = getelementptr %struct.flat, ptr %343, i64 0, i32 25
  %368 = load double, ptr %367
  %369 = getelementptr %struct.flat, ptr %343, i64 0, i32 26
  %370 = load double, ptr %369
  %371 = fsub double %370, %366
  %372 = fmul double %368, %371
  %373 = getelementptr i64, ptr %342, i64 1
  %374 = load i64, ptr %373
  %375 = icmp eq i64 %374, 1
  %376 = select i1 %375, double -0.000000e+00, double %372
  %377 = fadd double %346, %376
  %378 = getelementptr %struct.flat, ptr %343, i64 0, i32 8
  store double %377, ptr %378
  br i1 %375, label %379, label %386

379:
  %380 = getelementptr %struct.flat, ptr %343, i64 0, i32 27
  %381 = load double, ptr %380
  %382 = call double @llvm.fmuladd.f64(double %381, double %372, double %352)
  %383 = getelementptr %struct.flat, ptr %343, i64 0, i32 28
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
  %396 = getelementptr %struct.flat, ptr %343, i64 0, i32 9
  store double %393, ptr %396
  %397 = getelementptr %struct.flat, ptr %343, i64 0, i32 10
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
  %26 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  %8 = alloca [4 x double], align 16
  %9 = alloca [4 x double], align 16
  %10 = alloca %struct.closing, align 8
  %11 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %12 = load ptr, ptr %11
  %13 = bitcast ptr %10 to ptr
  call void @closing_of(ptr sret(%struct.closing) align 8 %10, ptr %0, ptr %1)
  %14 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %15 = load i64, ptr %14
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %1646

17:
  %18 = load ptr, ptr %11
  %19 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %22 = load i64, ptr %21
  %23 = getelementptr double, ptr %20, i64 %22
  %24 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %25 = load i64, ptr %24
  %26 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27
  call void @tree_go_outward_flat(ptr %0, ptr %1, ptr %2, ptr %20)
  call void @tree_act_flat(ptr %0, ptr %1, ptr %3)
  %29 = getelementptr %struct.flat, ptr %28, i64 0, i32 0
  call void @find_rows(ptr %0, ptr %10, ptr %29, ptr %20)
  %30 = load ptr, ptr %11
  %31 = load i64, ptr %14
  %32 = add i64 %31, 1
  %33 = srem i64 %32, 3
  %34 = getelementptr double, ptr %20, i64 %33
  %35 = load double, ptr %34
  %36 = add i64 %31, 2
  %37 = srem i64 %36, 3
  %38 = getelementptr double, ptr %20, i64 %37
  %39 = load double, ptr %38
  %40 = getelementptr %struct.tree_closing.1, ptr %30, i64 0, i32 8
  %41 = load i64, ptr %40
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %112

43:
  %44 = getelementptr %struct.tree_closing.1, ptr %30, i64 0, i32 9
  %45 = getelementptr %struct.tree_closing.1, ptr %30, i64 0, i32 18
  %46 = getelementptr %struct.closing, ptr %10, i64 0, i32 0
  %47 = getelementptr %struct.closing, ptr %10, i64 0, i32 10
  %48 = getelementptr %struct.tree_closing.1, ptr %30, i64 0, i32 20
  %49 = load ptr, ptr %45
  br label %50

50:
  %51 = phi i64 [ %41, %43 ], [ %70, %69 ]
  %52 = phi ptr [ %49, %43 ], [ %71, %69 ]
  %53 = phi i64 [ 0, %43 ], [ %72, %69 ]
  %54 = load ptr, ptr %44
  %55 = getelementptr i64, ptr %54, i64 %53
  %56 = load i64, ptr %55
  %57 = getelementptr i64, ptr %52, i64 %56
  %58 = load i64, ptr %57
  %59 = add i64 %56, 1
  %60 = getelementptr i64, ptr %52, i64 %59
  %61 = load i64, ptr %60
  %62 = icmp slt i64 %58, %61
  br i1 %62, label %63, label %69

63:
  %64 = getelementptr %struct.flat, ptr %28, i64 %56, i32 9
  %65 = getelementptr %struct.flat, ptr %28, i64 %56, i32 10
  %66 = getelementptr %struct.flat, ptr %28, i64 %56, i32 8
  br label %74

67:
  %68 = load i64, ptr %40
  br label %69

69:
  %70 = phi i64 [ %68, %67 ], [ %51, %50 ]
  %71 = phi ptr [ %108, %67 ], [ %52, %50 ]
  %72 = add i64 %53, 1
  %73 = icmp slt i64 %72, %70
  br i1 %73, label %50, label %112

74:
  %75 = phi i64 [ %58, %63 ], [ %107, %74 ]
  %76 = load ptr, ptr %46
  %77 = mul i64 %75, 3
  %78 = getelementptr <4 x double>, ptr %76, i64 %77
  %79 = load <4 x double>, ptr %78, align 32
  %80 = load double, ptr %64
  %81 = fadd double %35, %80
  %82 = insertelement <4 x double> poison, double %81, i64 0
  %83 = shufflevector <4 x double> %82, <4 x double> poison, <4 x i32> zeroinitializer
  %84 = getelementptr <4 x double>, ptr %78, i64 1
  %85 = load <4 x double>, ptr %84, align 32
  %86 = load double, ptr %65
  %87 = fadd double %39, %86
  %88 = insertelement <4 x double> poison, double %87, i64 0
  %89 = shufflevector <4 x double> %88, <4 x double> poison, <4 x i32> zeroinitializer
  %90 = fmul <4 x double> %85, %89
  %91 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %79, <4 x double> %83, <4 x double> %90)
  %92 = getelementptr <4 x double>, ptr %78, i64 2
  %93 = load <4 x double>, ptr %92, align 32
  %94 = load double, ptr %66
  %95 = insertelement <4 x double> poison, double %94, i64 0
  %96 = shufflevector <4 x double> %95, <4 x double> poison, <4 x i32> zeroinitializer
  %97 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %93, <4 x double> %96, <4 x double> %91)
  %98 = load ptr, ptr %47
  %99 = load ptr, ptr %48
  %100 = getelementptr i64, ptr %99, i64 %75
  %101 = load i64, ptr %100
  %102 = shl i64 %101, 2
  %103 = getelementptr double, ptr %98, i64 %102
  %104 = bitcast ptr %103 to ptr
  %105 = load <4 x double>, ptr %104, align 32
  %106 = fsub <4 x double> %105, %97
  store <4 x double> %106, ptr %104, align 32
  %107 = add i64 %75, 1
  %108 = load ptr, ptr %45
  %109 = getelementptr i64, ptr %108, i64 %59
  %110 = load i64, ptr %109
  %111 = icmp slt i64 %107, %110
  br i1 %111, label %74, label %67

112:
  %113 = getelementptr %struct.closing, ptr %10, i64 0, i32 3
  %114 = bitcast ptr %113 to ptr
  %115 = load ptr, ptr %114
  %116 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 23
  %117 = load i64, ptr %116
  %118 = shl i64 %117, 7
  call void @llvm.memset.p0.i64(ptr align 32 %115, i8 0, i64 %118, i1 false)
  %119 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %120 = load i64, ptr %119
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %135

122:
  %123 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %124 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 26
  %125 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 27
  %126 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 28
  %127 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  %128 = getelementptr %struct.closing, ptr %10, i64 0, i32 0
  %129 = getelementptr %struct.closing, ptr %10, i64 0, i32 10
  %130 = bitcast ptr %8 to ptr
  %131 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 16
  %132 = icmp eq i64 %25, 0
  %133 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %134 = getelementptr %struct.closing, ptr %10, i64 0, i32 1
  br label %596

135:
  %136 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 26
  %137 = load ptr, ptr %136
  %138 = load i64, ptr %137
  %139 = getelementptr i64, ptr %137, i64 1
  %140 = load i64, ptr %139
  %141 = icmp slt i64 %138, %140
  br i1 %141, label %142, label %442

142:
  %143 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 27
  %144 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 28
  %145 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  %146 = getelementptr %struct.closing, ptr %10, i64 0, i32 0
  %147 = getelementptr %struct.closing, ptr %10, i64 0, i32 10
  %148 = bitcast ptr %9 to ptr
  %149 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 16
  br label %150

150:
  %151 = phi i64 [ %138, %142 ], [ %437, %436 ]
  %152 = load ptr, ptr %143
  %153 = mul i64 %151, 5
  %154 = getelementptr i64, ptr %152, i64 %153
  %155 = load i64, ptr %154
  %156 = getelementptr i64, ptr %154, i64 1
  %157 = load i64, ptr %156
  %158 = add i64 %157, %155
  %159 = getelementptr i64, ptr %154, i64 2
  %160 = load i64, ptr %159
  %161 = add i64 %157, 1
  %162 = load ptr, ptr %144
  %163 = getelementptr i64, ptr %154, i64 3
  %164 = load i64, ptr %163
  %165 = getelementptr i64, ptr %162, i64 %164
  %166 = load ptr, ptr %145
  %167 = getelementptr i64, ptr %154, i64 4
  %168 = load i64, ptr %167
  %169 = getelementptr <4 x double>, ptr %166, i64 %168
  %170 = getelementptr i64, ptr %165, i64 %158
  %171 = getelementptr i64, ptr %170, i64 %158
  %172 = add i64 %155, 1
  %173 = mul i64 %172, %155
  %174 = sdiv i64 %173, 2
  %175 = getelementptr i64, ptr %171, i64 %174
  %176 = mul i64 %160, %161
  %177 = getelementptr <4 x double>, ptr %169, i64 %176, i64 0
  %178 = icmp ne i64 %155, 1
  %179 = icmp ne i64 %157, 0
  %180 = select i1 %178, i1 true, i1 %179
  br i1 %180, label %270, label %181

181:
  %182 = load ptr, ptr %146
  %183 = load i64, ptr %170
  %184 = mul i64 %183, 3
  %185 = getelementptr <4 x double>, ptr %182, i64 %184
  %186 = load ptr, ptr %113
  %187 = load i64, ptr %171
  %188 = shl i64 %187, 2
  %189 = load ptr, ptr %147
  %190 = load i64, ptr %165
  %191 = shl i64 %190, 2
  %192 = getelementptr double, ptr %189, i64 %191
  %193 = icmp sgt i64 %160, 0
  br i1 %193, label %194, label %436

194:
  %195 = getelementptr <4 x double>, ptr %185, i64 1
  %196 = getelementptr <4 x double>, ptr %185, i64 2
  br label %197

197:
  %198 = phi i64 [ 0, %194 ], [ %227, %219 ]
  %199 = mul i64 %198, %160
  %200 = getelementptr double, ptr %177, i64 %199
  %201 = shl i64 %198, 2
  %202 = mul i64 %198, 5
  %203 = getelementptr <4 x double>, ptr %186, i64 %188, i64 %202
  %204 = load double, ptr %203
  %205 = load <4 x double>, ptr %185, align 32
  %206 = extractelement <4 x double> %205, i64 %198
  %207 = insertelement <4 x double> undef, double %206, i64 0
  %208 = load <4 x double>, ptr %195, align 32
  %209 = extractelement <4 x double> %208, i64 %198
  %210 = insertelement <4 x double> %207, double %209, i64 1
  %211 = load <4 x double>, ptr %196, align 32
  %212 = extractelement <4 x double> %211, i64 %198
  %213 = insertelement <4 x double> %210, double %212, i64 2
  %214 = getelementptr double, ptr %192, i64 %198
  %215 = load double, ptr %214
  %216 = fneg double %215
  %217 = insertelement <4 x double> %213, double %216, i64 3
  %218 = icmp eq i64 %198, 0
  br i1 %218, label %219, label %229

219:
  %220 = phi double [ %204, %197 ], [ %249, %240 ]
  %221 = phi <4 x double> [ %217, %197 ], [ %255, %240 ]
  %222 = fcmp ogt double %220, 0.000000e+00
  %223 = fdiv double 1.000000e+00, %220
  %224 = select i1 %222, double %223, double 0x7FF8000000000000
  %225 = getelementptr double, ptr %200, i64 %198
  store double %224, ptr %225
  %226 = getelementptr <4 x double>, ptr %169, i64 %198
  store <4 x double> %221, ptr %226, align 32
  %227 = add i64 %198, 1
  %228 = icmp eq i64 %227, %160
  br i1 %228, label %436, label %197

229:
  %230 = phi i64 [ %256, %240 ], [ 0, %197 ]
  %231 = phi <4 x double> [ %255, %240 ], [ %217, %197 ]
  %232 = phi double [ %249, %240 ], [ %204, %197 ]
  %233 = add i64 %230, %201
  %234 = getelementptr <4 x double>, ptr %186, i64 %188, i64 %233
  %235 = load double, ptr %234
  %236 = getelementptr [4 x double], ptr %9, i64 0, i64 %230
  store double %235, ptr %236
  %237 = icmp eq i64 %230, 0
  br i1 %237, label %240, label %238

238:
  %239 = mul i64 %230, %160
  br label %258

240:
  %241 = phi i64 [ 0, %229 ], [ %239, %258 ]
  %242 = phi double [ %235, %229 ], [ %267, %258 ]
  %243 = add i64 %241, %230
  %244 = getelementptr double, ptr %177, i64 %243
  %245 = load double, ptr %244
  %246 = fmul double %242, %245
  %247 = getelementptr double, ptr %200, i64 %230
  store double %246, ptr %247
  %248 = fneg double %242
  %249 = call double @llvm.fmuladd.f64(double %248, double %246, double %232)
  %250 = insertelement <4 x double> poison, double %246, i64 0
  %251 = shufflevector <4 x double> %250, <4 x double> poison, <4 x i32> zeroinitializer
  %252 = getelementptr <4 x double>, ptr %169, i64 %230
  %253 = load <4 x double>, ptr %252, align 32
  %254 = fneg <4 x double> %251
  %255 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %254, <4 x double> %253, <4 x double> %231)
  %256 = add i64 %230, 1
  %257 = icmp eq i64 %256, %198
  br i1 %257, label %219, label %229

258:
  %259 = phi double [ %235, %238 ], [ %267, %258 ]
  %260 = phi i64 [ 0, %238 ], [ %268, %258 ]
  %261 = getelementptr [4 x double], ptr %9, i64 0, i64 %260
  %262 = load double, ptr %261
  %263 = add i64 %260, %239
  %264 = getelementptr double, ptr %177, i64 %263
  %265 = load double, ptr %264
  %266 = fneg double %262
  %267 = call double @llvm.fmuladd.f64(double %266, double %265, double %259)
  store double %267, ptr %236
  %268 = add i64 %260, 1
  %269 = icmp eq i64 %268, %230
  br i1 %269, label %240, label %258

270:
  %271 = icmp sgt i64 %155, 0
  br i1 %271, label %272, label %398

272:
  %273 = load ptr, ptr %149
  %274 = icmp sgt i64 %157, 0
  br label %275

275:
  %276 = phi ptr [ %273, %272 ], [ %308, %307 ]
  %277 = phi i64 [ 1, %272 ], [ %311, %307 ]
  %278 = phi ptr [ %169, %272 ], [ %310, %307 ]
  %279 = phi ptr [ %177, %272 ], [ %309, %307 ]
  %280 = phi i64 [ 0, %272 ], [ %294, %307 ]
  %281 = getelementptr i64, ptr %165, i64 %280
  %282 = load i64, ptr %281
  %283 = load ptr, ptr %146
  %284 = getelementptr i64, ptr %170, i64 %280
  %285 = load i64, ptr %284
  %286 = mul i64 %285, 3
  %287 = getelementptr <4 x double>, ptr %283, i64 %286
  %288 = load ptr, ptr %147
  %289 = shl i64 %282, 2
  %290 = getelementptr double, ptr %288, i64 %289
  %291 = getelementptr i64, ptr %276, i64 %282
  %292 = load i64, ptr %291
  %293 = icmp sgt i64 %292, 0
  %294 = add i64 %280, 1
  br i1 %293, label %295, label %307

295:
  %296 = mul i64 %294, %280
  %297 = lshr i64 %296, 1
  %298 = getelementptr <4 x double>, ptr %287, i64 1
  %299 = getelementptr <4 x double>, ptr %287, i64 2
  br label %300

300:
  %301 = phi ptr [ %276, %295 ], [ %357, %353 ]
  %302 = phi ptr [ %278, %295 ], [ %356, %353 ]
  %303 = phi ptr [ %279, %295 ], [ %355, %353 ]
  %304 = phi i64 [ 0, %295 ], [ %354, %353 ]
  %305 = load ptr, ptr %113
  %306 = getelementptr <4 x double>, ptr %305, i64 %304
  br label %327

307:
  %308 = phi ptr [ %276, %275 ], [ %357, %353 ]
  %309 = phi ptr [ %279, %275 ], [ %355, %353 ]
  %310 = phi ptr [ %278, %275 ], [ %356, %353 ]
  %311 = add i64 %277, 1
  %312 = icmp eq i64 %294, %155
  br i1 %312, label %398, label %275

313:
  %314 = load <4 x double>, ptr %287, align 32
  %315 = extractelement <4 x double> %314, i64 %304
  %316 = insertelement <4 x double> undef, double %315, i64 0
  %317 = load <4 x double>, ptr %298, align 32
  %318 = extractelement <4 x double> %317, i64 %304
  %319 = insertelement <4 x double> %316, double %318, i64 1
  %320 = load <4 x double>, ptr %299, align 32
  %321 = extractelement <4 x double> %320, i64 %304
  %322 = insertelement <4 x double> %319, double %321, i64 2
  %323 = getelementptr double, ptr %290, i64 %304
  %324 = load double, ptr %323
  %325 = fneg double %324
  %326 = insertelement <4 x double> %322, double %325, i64 3
  store <4 x double> %326, ptr %302, align 32
  br i1 %274, label %361, label %353

327:
  %328 = phi i64 [ 0, %300 ], [ %343, %341 ]
  %329 = phi i64 [ 0, %300 ], [ %342, %341 ]
  %330 = getelementptr i64, ptr %165, i64 %329
  %331 = load i64, ptr %330
  %332 = getelementptr i64, ptr %301, i64 %331
  %333 = load i64, ptr %332
  %334 = icmp sgt i64 %333, 0
  br i1 %334, label %335, label %341

335:
  %336 = add i64 %329, %297
  %337 = getelementptr i64, ptr %171, i64 %336
  %338 = load i64, ptr %337
  %339 = shl i64 %338, 2
  %340 = getelementptr <4 x double>, ptr %306, i64 %339
  br label %345

341:
  %342 = add i64 %329, 1
  %343 = add i64 %333, %328
  %344 = icmp eq i64 %342, %277
  br i1 %344, label %313, label %327

345:
  %346 = phi i64 [ 0, %335 ], [ %351, %345 ]
  %347 = load <4 x double>, ptr %340, align 32
  %348 = extractelement <4 x double> %347, i64 %346
  %349 = add i64 %346, %328
  %350 = getelementptr double, ptr %303, i64 %349
  store double %348, ptr %350
  %351 = add i64 %346, 1
  %352 = icmp eq i64 %351, %333
  br i1 %352, label %341, label %345

353:
  %354 = add i64 %304, 1
  %355 = getelementptr double, ptr %303, i64 %160
  %356 = getelementptr <4 x double>, ptr %302, i64 %161
  %357 = load ptr, ptr %149
  %358 = getelementptr i64, ptr %357, i64 %282
  %359 = load i64, ptr %358
  %360 = icmp slt i64 %354, %359
  br i1 %360, label %300, label %307

361:
  %362 = phi i64 [ %395, %393 ], [ 0, %313 ]
  %363 = load ptr, ptr %113
  %364 = mul i64 %362, %155
  %365 = add i64 %364, %280
  %366 = getelementptr i64, ptr %175, i64 %365
  %367 = load i64, ptr %366
  %368 = shl i64 %367, 2
  %369 = getelementptr <4 x double>, ptr %363, i64 %368
  %370 = add i64 %362, %155
  %371 = getelementptr i64, ptr %165, i64 %370
  %372 = load i64, ptr %371
  %373 = icmp sgt i64 %372, %282
  br i1 %373, label %374, label %390

374:
  %375 = load <4 x double>, ptr %369, align 32
  %376 = extractelement <4 x double> %375, i64 %304
  %377 = insertelement <4 x double> undef, double %376, i64 0
  %378 = getelementptr <4 x double>, ptr %369, i64 1
  %379 = load <4 x double>, ptr %378, align 32
  %380 = extractelement <4 x double> %379, i64 %304
  %381 = insertelement <4 x double> %377, double %380, i64 1
  %382 = getelementptr <4 x double>, ptr %369, i64 2
  %383 = load <4 x double>, ptr %382, align 32
  %384 = extractelement <4 x double> %383, i64 %304
  %385 = insertelement <4 x double> %381, double %384, i64 2
  %386 = getelementptr <4 x double>, ptr %369, i64 3
  %387 = load <4 x double>, ptr %386, align 32
  %388 = extractelement <4 x double> %387, i64 %304
  %389 = insertelement <4 x double> %385, double %388, i64 3
  br label %393

390:
  %391 = getelementptr <4 x double>, ptr %369, i64 %304
  %392 = load <4 x double>, ptr %391, align 32
  br label %393

393:
  %394 = phi <4 x double> [ %389, %374 ], [ %392, %390 ]
  %395 = add i64 %362, 1
  %396 = getelementptr <4 x double>, ptr %302, i64 %395
  store <4 x double> %394, ptr %396, align 32
  %397 = icmp eq i64 %395, %157
  br i1 %397, label %353, label %361

398:
  call void @factorize(ptr %177, i64 %160)
  %399 = icmp sgt i64 %160, 0
  br i1 %399, label %400, label %436

400:
  %401 = icmp ult i64 %157, 9223372036854775807
  br label %402

402:
  %403 = phi i64 [ %409, %408 ], [ 0, %400 ]
  %404 = phi ptr [ %411, %408 ], [ %177, %400 ]
  %405 = phi ptr [ %410, %408 ], [ %169, %400 ]
  br i1 %401, label %406, label %408

406:
  %407 = icmp eq i64 %403, 0
  br label %413

408:
  %409 = add i64 %403, 1
  %410 = getelementptr <4 x double>, ptr %405, i64 %161
  %411 = getelementptr double, ptr %404, i64 %160
  %412 = icmp eq i64 %409, %160
  br i1 %412, label %436, label %402

413:
  %414 = phi i64 [ 0, %406 ], [ %419, %417 ]
  %415 = getelementptr <4 x double>, ptr %405, i64 %414
  %416 = load <4 x double>, ptr %415, align 32
  br i1 %407, label %417, label %421

417:
  %418 = phi <4 x double> [ %416, %413 ], [ %433, %421 ]
  store <4 x double> %418, ptr %415, align 32
  %419 = add i64 %414, 1
  %420 = icmp eq i64 %414, %157
  br i1 %420, label %408, label %413

421:
  %422 = phi i64 [ %434, %421 ], [ 0, %413 ]
  %423 = phi <4 x double> [ %433, %421 ], [ %416, %413 ]
  %424 = getelementptr double, ptr %404, i64 %422
  %425 = load double, ptr %424
  %426 = insertelement <4 x double> poison, double %425, i64 0
  %427 = shufflevector <4 x double> %426, <4 x double> poison, <4 x i32> zeroinitializer
  %428 = mul i64 %422, %161
  %429 = add i64 %428, %414
  %430 = getelementptr <4 x double>, ptr %169, i64 %429
  %431 = load <4 x double>, ptr %430, align 32
  %432 = fneg <4 x double> %427
  %433 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %432, <4 x double> %431, <4 x double> %423)
  %434 = add i64 %422, 1
  %435 = icmp eq i64 %434, %403
  br i1 %435, label %417, label %421

436:
  %437 = add i64 %151, 1
  %438 = load ptr, ptr %136
  %439 = getelementptr i64, ptr %438, i64 1
  %440 = load i64, ptr %439
  %441 = icmp slt i64 %437, %440
  br i1 %441, label %150, label %442

442:
  %443 = getelementptr %struct.flat, ptr %28, i64 0, i32 9
  %444 = getelementptr %struct.closing, ptr %10, i64 0, i32 4
  %445 = bitcast ptr %444 to ptr
  %446 = bitcast ptr %443 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %446, i8 0, i64 16, i1 false)
  %447 = load ptr, ptr %445
  %448 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 15
  %449 = load i64, ptr %448
  %450 = shl i64 %449, 5
  call void @llvm.memset.p0.i64(ptr align 32 %447, i8 0, i64 %450, i1 false)
  %451 = load ptr, ptr %136
  %452 = load i64, ptr %451
  %453 = getelementptr i64, ptr %451, i64 1
  %454 = load i64, ptr %453
  %455 = icmp slt i64 %452, %454
  br i1 %455, label %456, label %582

456:
  %457 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 27
  %458 = load ptr, ptr %457
  %459 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 28
  %460 = load ptr, ptr %459
  %461 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  %462 = load ptr, ptr %461
  %463 = getelementptr %struct.closing, ptr %10, i64 0, i32 12
  %464 = load ptr, ptr %463
  %465 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 16
  br label %466

466:
  %467 = phi i64 [ %452, %456 ], [ %567, %566 ]
  %468 = mul i64 %467, 5
  %469 = getelementptr i64, ptr %458, i64 %468
  %470 = load i64, ptr %469
  %471 = getelementptr i64, ptr %469, i64 1
  %472 = load i64, ptr %471
  %473 = getelementptr i64, ptr %469, i64 2
  %474 = load i64, ptr %473
  %475 = add i64 %472, 1
  %476 = getelementptr i64, ptr %469, i64 3
  %477 = load i64, ptr %476
  %478 = getelementptr i64, ptr %460, i64 %477
  %479 = getelementptr i64, ptr %469, i64 4
  %480 = load i64, ptr %479
  %481 = getelementptr <4 x double>, ptr %462, i64 %480
  %482 = mul i64 %474, %475
  %483 = getelementptr <4 x double>, ptr %481, i64 %482, i64 0
  %484 = icmp sgt i64 %474, 0
  br i1 %484, label %485, label %523

485:
  %486 = icmp sgt i64 %472, 0
  %487 = load ptr, ptr %444
  br label %488

488:
  %489 = phi i64 [ 0, %485 ], [ %542, %528 ]
  %490 = phi ptr [ %481, %485 ], [ %543, %528 ]
  br i1 %486, label %545, label %528

491:
  %492 = icmp sgt i64 %474, 1
  br i1 %492, label %506, label %523

493:
  %494 = phi i64 [ %502, %493 ], [ 0, %528 ]
  %495 = mul i64 %494, %474
  %496 = add i64 %495, %494
  %497 = getelementptr double, ptr %483, i64 %496
  %498 = load double, ptr %497
  %499 = getelementptr double, ptr %464, i64 %494
  %500 = load double, ptr %499
  %501 = fmul double %498, %500
  store double %501, ptr %499
  %502 = add i64 %494, 1
  %503 = icmp eq i64 %502, %474
  br i1 %503, label %491, label %493

504:
  %505 = icmp sgt i64 %507, 2
  br i1 %505, label %506, label %523

506:
  %507 = phi i64 [ %508, %504 ], [ %474, %491 ]
  %508 = add i64 %507, -1
  %509 = mul i64 %508, %474
  %510 = getelementptr double, ptr %464, i64 %508
  br label %511

511:
  %512 = phi i64 [ 0, %506 ], [ %521, %511 ]
  %513 = add i64 %512, %509
  %514 = getelementptr double, ptr %483, i64 %513
  %515 = load double, ptr %514
  %516 = load double, ptr %510
  %517 = getelementptr double, ptr %464, i64 %512
  %518 = load double, ptr %517
  %519 = fneg double %515
  %520 = call double @llvm.fmuladd.f64(double %519, double %516, double %518)
  store double %520, ptr %517
  %521 = add i64 %512, 1
  %522 = icmp eq i64 %521, %508
  br i1 %522, label %504, label %511

523:
  %524 = icmp sgt i64 %470, 0
  br i1 %524, label %525, label %566

525:
  %526 = load ptr, ptr %465
  %527 = load ptr, ptr %444
  br label %558

528:
  %529 = phi <4 x double> [ zeroinitializer, %488 ], [ %556, %545 ]
  %530 = getelementptr <4 x double>, ptr %490, i64 0, i64 3
  %531 = load double, ptr %530
  %532 = fneg double %531
  %533 = extractelement <4 x double> %529, i64 0
  %534 = extractelement <4 x double> %529, i64 1
  %535 = fadd double %533, %534
  %536 = extractelement <4 x double> %529, i64 2
  %537 = extractelement <4 x double> %529, i64 3
  %538 = fadd double %536, %537
  %539 = fadd double %535, %538
  %540 = fsub double %532, %539
  %541 = getelementptr double, ptr %464, i64 %489
  store double %540, ptr %541
  %542 = add i64 %489, 1
  %543 = getelementptr <4 x double>, ptr %490, i64 %475
  %544 = icmp eq i64 %542, %474
  br i1 %544, label %493, label %488

545:
  %546 = phi i64 [ %548, %545 ], [ 0, %488 ]
  %547 = phi <4 x double> [ %556, %545 ], [ zeroinitializer, %488 ]
  %548 = add i64 %546, 1
  %549 = getelementptr <4 x double>, ptr %490, i64 %548
  %550 = load <4 x double>, ptr %549, align 32
  %551 = add i64 %546, %470
  %552 = getelementptr i64, ptr %478, i64 %551
  %553 = load i64, ptr %552
  %554 = getelementptr <4 x double>, ptr %487, i64 %553
  %555 = load <4 x double>, ptr %554, align 32
  %556 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %550, <4 x double> %555, <4 x double> %547)
  %557 = icmp eq i64 %548, %472
  br i1 %557, label %528, label %545

558:
  %559 = phi i64 [ 0, %525 ], [ %570, %569 ]
  %560 = phi i64 [ 0, %525 ], [ %571, %569 ]
  %561 = getelementptr i64, ptr %478, i64 %560
  %562 = load i64, ptr %561
  %563 = getelementptr i64, ptr %526, i64 %562
  %564 = load i64, ptr %563
  %565 = icmp sgt i64 %564, 0
  br i1 %565, label %573, label %569

566:
  %567 = add i64 %467, 1
  %568 = icmp eq i64 %567, %454
  br i1 %568, label %582, label %466

569:
  %570 = phi i64 [ %559, %558 ], [ %576, %573 ]
  %571 = add i64 %560, 1
  %572 = icmp eq i64 %571, %470
  br i1 %572, label %566, label %558

573:
  %574 = phi i64 [ %580, %573 ], [ 0, %558 ]
  %575 = phi i64 [ %576, %573 ], [ %559, %558 ]
  %576 = add i64 %575, 1
  %577 = getelementptr double, ptr %464, i64 %575
  %578 = load double, ptr %577
  %579 = getelementptr <4 x double>, ptr %527, i64 %562, i64 %574
  store double %578, ptr %579
  %580 = add i64 %574, 1
  %581 = icmp eq i64 %580, %564
  br i1 %581, label %569, label %573

582:
  %583 = load i64, ptr %119
  %584 = icmp slt i64 %583, 1
  br i1 %584, label %3455, label %585

585:
  %586 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %587 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 18
  %588 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 19
  %589 = getelementptr %struct.closing, ptr %10, i64 0, i32 1
  %590 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 20
  %591 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 27
  %592 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 28
  %593 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  %594 = getelementptr %struct.closing, ptr %10, i64 0, i32 12
  %595 = getelementptr %struct.tree_closing.1, ptr %18, i64 0, i32 16
  br label %1407

596:
  %597 = phi i64 [ %120, %122 ], [ %599, %1405 ]
  %598 = load ptr, ptr %123
  %599 = add i64 %597, -1
  %600 = mul i64 %599, 6
  %601 = getelementptr i64, ptr %598, i64 %600
  %602 = load ptr, ptr %124
  %603 = getelementptr i64, ptr %602, i64 %597
  %604 = load i64, ptr %603
  %605 = add i64 %597, 1
  %606 = getelementptr i64, ptr %602, i64 %605
  %607 = load i64, ptr %606
  %608 = icmp slt i64 %604, %607
  br i1 %608, label %609, label %1032

609:
  %610 = load ptr, ptr %27
  %611 = getelementptr %struct.flat, ptr %610, i64 %597, i32 13
  %612 = getelementptr %struct.flat, ptr %610, i64 %597, i32 14
  %613 = getelementptr %struct.flat, ptr %610, i64 %597, i32 15
  %614 = getelementptr %struct.flat, ptr %610, i64 %597, i32 16
  %615 = getelementptr %struct.flat, ptr %610, i64 %597, i32 17
  %616 = getelementptr %struct.flat, ptr %610, i64 %597, i32 18
  %617 = getelementptr %struct.flat, ptr %610, i64 %597, i32 19
  %618 = getelementptr %struct.flat, ptr %610, i64 %597, i32 20
  %619 = getelementptr %struct.flat, ptr %610, i64 %597, i32 21
  br label %620

620:
  %621 = phi i64 [ %604, %609 ], [ %1027, %1026 ]
  %622 = load ptr, ptr %125
  %623 = mul i64 %621, 5
  %624 = getelementptr i64, ptr %622, i64 %623
  %625 = load i64, ptr %624
  %626 = getelementptr i64, ptr %624, i64 1
  %627 = load i64, ptr %626
  %628 = add i64 %627, %625
  %629 = getelementptr i64, ptr %624, i64 2
  %630 = load i64, ptr %629
  %631 = add i64 %627, 1
  %632 = load ptr, ptr %126
  %633 = getelementptr i64, ptr %624, i64 3
  %634 = load i64, ptr %633
  %635 = getelementptr i64, ptr %632, i64 %634
  %636 = load ptr, ptr %127
  %637 = getelementptr i64, ptr %624, i64 4
  %638 = load i64, ptr %637
  %639 = getelementptr <4 x double>, ptr %636, i64 %638
  %640 = getelementptr i64, ptr %635, i64 %628
  %641 = getelementptr i64, ptr %640, i64 %628
  %642 = add i64 %625, 1
  %643 = mul i64 %642, %625
  %644 = sdiv i64 %643, 2
  %645 = getelementptr i64, ptr %641, i64 %644
  %646 = mul i64 %627, %625
  %647 = getelementptr i64, ptr %645, i64 %646
  %648 = mul i64 %630, %631
  %649 = getelementptr <4 x double>, ptr %639, i64 %648, i64 0
  %650 = icmp ne i64 %625, 1
  %651 = icmp ne i64 %627, 0
  %652 = select i1 %650, i1 true, i1 %651
  br i1 %652, label %742, label %653

653:
  %654 = load ptr, ptr %128
  %655 = load i64, ptr %640
  %656 = mul i64 %655, 3
  %657 = getelementptr <4 x double>, ptr %654, i64 %656
  %658 = load ptr, ptr %113
  %659 = load i64, ptr %641
  %660 = shl i64 %659, 2
  %661 = load ptr, ptr %129
  %662 = load i64, ptr %635
  %663 = shl i64 %662, 2
  %664 = getelementptr double, ptr %661, i64 %663
  %665 = icmp sgt i64 %630, 0
  br i1 %665, label %666, label %1026

666:
  %667 = getelementptr <4 x double>, ptr %657, i64 1
  %668 = getelementptr <4 x double>, ptr %657, i64 2
  br label %669

669:
  %670 = phi i64 [ 0, %666 ], [ %699, %691 ]
  %671 = mul i64 %670, %630
  %672 = getelementptr double, ptr %649, i64 %671
  %673 = shl i64 %670, 2
  %674 = mul i64 %670, 5
  %675 = getelementptr <4 x double>, ptr %658, i64 %660, i64 %674
  %676 = load double, ptr %675
  %677 = load <4 x double>, ptr %657, align 32
  %678 = extractelement <4 x double> %677, i64 %670
  %679 = insertelement <4 x double> undef, double %678, i64 0
  %680 = load <4 x double>, ptr %667, align 32
  %681 = extractelement <4 x double> %680, i64 %670
  %682 = insertelement <4 x double> %679, double %681, i64 1
  %683 = load <4 x double>, ptr %668, align 32
  %684 = extractelement <4 x double> %683, i64 %670
  %685 = insertelement <4 x double> %682, double %684, i64 2
  %686 = getelementptr double, ptr %664, i64 %670
  %687 = load double, ptr %686
  %688 = fneg double %687
  %689 = insertelement <4 x double> %685, double %688, i64 3
  %690 = icmp eq i64 %670, 0
  br i1 %690, label %691, label %701

691:
  %692 = phi double [ %676, %669 ], [ %721, %712 ]
  %693 = phi <4 x double> [ %689, %669 ], [ %727, %712 ]
  %694 = fcmp ogt double %692, 0.000000e+00
  %695 = fdiv double 1.000000e+00, %692
  %696 = select i1 %694, double %695, double 0x7FF8000000000000
  %697 = getelementptr double, ptr %672, i64 %670
  store double %696, ptr %697
  %698 = getelementptr <4 x double>, ptr %639, i64 %670
  store <4 x double> %693, ptr %698, align 32
  %699 = add i64 %670, 1
  %700 = icmp eq i64 %699, %630
  br i1 %700, label %908, label %669

701:
  %702 = phi i64 [ %728, %712 ], [ 0, %669 ]
  %703 = phi <4 x double> [ %727, %712 ], [ %689, %669 ]
  %704 = phi double [ %721, %712 ], [ %676, %669 ]
  %705 = add i64 %702, %673
  %706 = getelementptr <4 x double>, ptr %658, i64 %660, i64 %705
  %707 = load double, ptr %706
  %708 = getelementptr [4 x double], ptr %8, i64 0, i64 %702
  store double %707, ptr %708
  %709 = icmp eq i64 %702, 0
  br i1 %709, label %712, label %710

710:
  %711 = mul i64 %702, %630
  br label %730

712:
  %713 = phi i64 [ 0, %701 ], [ %711, %730 ]
  %714 = phi double [ %707, %701 ], [ %739, %730 ]
  %715 = add i64 %713, %702
  %716 = getelementptr double, ptr %649, i64 %715
  %717 = load double, ptr %716
  %718 = fmul double %714, %717
  %719 = getelementptr double, ptr %672, i64 %702
  store double %718, ptr %719
  %720 = fneg double %714
  %721 = call double @llvm.fmuladd.f64(double %720, double %718, double %704)
  %722 = insertelement <4 x double> poison, double %718, i64 0
  %723 = shufflevector <4 x double> %722, <4 x double> poison, <4 x i32> zeroinitializer
  %724 = getelementptr <4 x double>, ptr %639, i64 %702
  %725 = load <4 x double>, ptr %724, align 32
  %726 = fneg <4 x double> %723
  %727 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %726, <4 x double> %725, <4 x double> %703)
  %728 = add i64 %702, 1
  %729 = icmp eq i64 %728, %670
  br i1 %729, label %691, label %701

730:
  %731 = phi double [ %707, %710 ], [ %739, %730 ]
  %732 = phi i64 [ 0, %710 ], [ %740, %730 ]
  %733 = getelementptr [4 x double], ptr %8, i64 0, i64 %732
  %734 = load double, ptr %733
  %735 = add i64 %732, %711
  %736 = getelementptr double, ptr %649, i64 %735
  %737 = load double, ptr %736
  %738 = fneg double %734
  %739 = call double @llvm.fmuladd.f64(double %738, double %737, double %731)
  store double %739, ptr %708
  %740 = add i64 %732, 1
  %741 = icmp eq i64 %740, %702
  br i1 %741, label %712, label %730

742:
  %743 = icmp sgt i64 %625, 0
  br i1 %743, label %744, label %870

744:
  %745 = load ptr, ptr %131
  %746 = icmp sgt i64 %627, 0
  br label %747

747:
  %748 = phi ptr [ %745, %744 ], [ %780, %779 ]
  %749 = phi i64 [ 1, %744 ], [ %783, %779 ]
  %750 = phi ptr [ %639, %744 ], [ %782, %779 ]
  %751 = phi ptr [ %649, %744 ], [ %781, %779 ]
  %752 = phi i64 [ 0, %744 ], [ %766, %779 ]
  %753 = getelementptr i64, ptr %635, i64 %752
  %754 = load i64, ptr %753
  %755 = load ptr, ptr %128
  %756 = getelementptr i64, ptr %640, i64 %752
  %757 = load i64, ptr %756
  %758 = mul i64 %757, 3
  %759 = getelementptr <4 x double>, ptr %755, i64 %758
  %760 = load ptr, ptr %129
  %761 = shl i64 %754, 2
  %762 = getelementptr double, ptr %760, i64 %761
  %763 = getelementptr i64, ptr %748, i64 %754
  %764 = load i64, ptr %763
  %765 = icmp sgt i64 %764, 0
  %766 = add i64 %752, 1
  br i1 %765, label %767, label %779

767:
  %768 = mul i64 %766, %752
  %769 = lshr i64 %768, 1
  %770 = getelementptr <4 x double>, ptr %759, i64 1
  %771 = getelementptr <4 x double>, ptr %759, i64 2
  br label %772

772:
  %773 = phi ptr [ %748, %767 ], [ %829, %825 ]
  %774 = phi ptr [ %750, %767 ], [ %828, %825 ]
  %775 = phi ptr [ %751, %767 ], [ %827, %825 ]
  %776 = phi i64 [ 0, %767 ], [ %826, %825 ]
  %777 = load ptr, ptr %113
  %778 = getelementptr <4 x double>, ptr %777, i64 %776
  br label %799

779:
  %780 = phi ptr [ %748, %747 ], [ %829, %825 ]
  %781 = phi ptr [ %751, %747 ], [ %827, %825 ]
  %782 = phi ptr [ %750, %747 ], [ %828, %825 ]
  %783 = add i64 %749, 1
  %784 = icmp eq i64 %766, %625
  br i1 %784, label %870, label %747

785:
  %786 = load <4 x double>, ptr %759, align 32
  %787 = extractelement <4 x double> %786, i64 %776
  %788 = insertelement <4 x double> undef, double %787, i64 0
  %789 = load <4 x double>, ptr %770, align 32
  %790 = extractelement <4 x double> %789, i64 %776
  %791 = insertelement <4 x double> %788, double %790, i64 1
  %792 = load <4 x double>, ptr %771, align 32
  %793 = extractelement <4 x double> %792, i64 %776
  %794 = insertelement <4 x double> %791, double %793, i64 2
  %795 = getelementptr double, ptr %762, i64 %776
  %796 = load double, ptr %795
  %797 = fneg double %796
  %798 = insertelement <4 x double> %794, double %797, i64 3
  store <4 x double> %798, ptr %774, align 32
  br i1 %746, label %833, label %825

799:
  %800 = phi i64 [ 0, %772 ], [ %815, %813 ]
  %801 = phi i64 [ 0, %772 ], [ %814, %813 ]
  %802 = getelementptr i64, ptr %635, i64 %801
  %803 = load i64, ptr %802
  %804 = getelementptr i64, ptr %773, i64 %803
  %805 = load i64, ptr %804
  %806 = icmp sgt i64 %805, 0
  br i1 %806, label %807, label %813

807:
  %808 = add i64 %801, %769
  %809 = getelementptr i64, ptr %641, i64 %808
  %810 = load i64, ptr %809
  %811 = shl i64 %810, 2
  %812 = getelementptr <4 x double>, ptr %778, i64 %811
  br label %817

813:
  %814 = add i64 %801, 1
  %815 = add i64 %805, %800
  %816 = icmp eq i64 %814, %749
  br i1 %816, label %785, label %799

817:
  %818 = phi i64 [ 0, %807 ], [ %823, %817 ]
  %819 = load <4 x double>, ptr %812, align 32
  %820 = extractelement <4 x double> %819, i64 %818
  %821 = add i64 %818, %800
  %822 = getelementptr double, ptr %775, i64 %821
  store double %820, ptr %822
  %823 = add i64 %818, 1
  %824 = icmp eq i64 %823, %805
  br i1 %824, label %813, label %817

825:
  %826 = add i64 %776, 1
  %827 = getelementptr double, ptr %775, i64 %630
  %828 = getelementptr <4 x double>, ptr %774, i64 %631
  %829 = load ptr, ptr %131
  %830 = getelementptr i64, ptr %829, i64 %754
  %831 = load i64, ptr %830
  %832 = icmp slt i64 %826, %831
  br i1 %832, label %772, label %779

833:
  %834 = phi i64 [ %867, %865 ], [ 0, %785 ]
  %835 = load ptr, ptr %113
  %836 = mul i64 %834, %625
  %837 = add i64 %836, %752
  %838 = getelementptr i64, ptr %645, i64 %837
  %839 = load i64, ptr %838
  %840 = shl i64 %839, 2
  %841 = getelementptr <4 x double>, ptr %835, i64 %840
  %842 = add i64 %834, %625
  %843 = getelementptr i64, ptr %635, i64 %842
  %844 = load i64, ptr %843
  %845 = icmp sgt i64 %844, %754
  br i1 %845, label %846, label %862

846:
  %847 = load <4 x double>, ptr %841, align 32
  %848 = extractelement <4 x double> %847, i64 %776
  %849 = insertelement <4 x double> undef, double %848, i64 0
  %850 = getelementptr <4 x double>, ptr %841, i64 1
  %851 = load <4 x double>, ptr %850, align 32
  %852 = extractelement <4 x double> %851, i64 %776
  %853 = insertelement <4 x double> %849, double %852, i64 1
  %854 = getelementptr <4 x double>, ptr %841, i64 2
  %855 = load <4 x double>, ptr %854, align 32
  %856 = extractelement <4 x double> %855, i64 %776
  %857 = insertelement <4 x double> %853, double %856, i64 2
  %858 = getelementptr <4 x double>, ptr %841, i64 3
  %859 = load <4 x double>, ptr %858, align 32
  %860 = extractelement <4 x double> %859, i64 %776
  %861 = insertelement <4 x double> %857, double %860, i64 3
  br label %865

862:
  %863 = getelementptr <4 x double>, ptr %841, i64 %776
  %864 = load <4 x double>, ptr %863, align 32
  br label %865

865:
  %866 = phi <4 x double> [ %861, %846 ], [ %864, %862 ]
  %867 = add i64 %834, 1
  %868 = getelementptr <4 x double>, ptr %774, i64 %867
  store <4 x double> %866, ptr %868, align 32
  %869 = icmp eq i64 %867, %627
  br i1 %869, label %825, label %833

870:
  call void @factorize(ptr %649, i64 %630)
  %871 = icmp sgt i64 %630, 0
  br i1 %871, label %872, label %1026

872:
  %873 = icmp ult i64 %627, 9223372036854775807
  br label %874

874:
  %875 = phi i64 [ %881, %880 ], [ 0, %872 ]
  %876 = phi ptr [ %883, %880 ], [ %649, %872 ]
  %877 = phi ptr [ %882, %880 ], [ %639, %872 ]
  br i1 %873, label %878, label %880

878:
  %879 = icmp eq i64 %875, 0
  br label %885

880:
  %881 = add i64 %875, 1
  %882 = getelementptr <4 x double>, ptr %877, i64 %631
  %883 = getelementptr double, ptr %876, i64 %630
  %884 = icmp eq i64 %881, %630
  br i1 %884, label %908, label %874

885:
  %886 = phi i64 [ 0, %878 ], [ %891, %889 ]
  %887 = getelementptr <4 x double>, ptr %877, i64 %886
  %888 = load <4 x double>, ptr %887, align 32
  br i1 %879, label %889, label %893

889:
  %890 = phi <4 x double> [ %888, %885 ], [ %905, %893 ]
  store <4 x double> %890, ptr %887, align 32
  %891 = add i64 %886, 1
  %892 = icmp eq i64 %886, %627
  br i1 %892, label %880, label %885

893:
  %894 = phi i64 [ %906, %893 ], [ 0, %885 ]
  %895 = phi <4 x double> [ %905, %893 ], [ %888, %885 ]
  %896 = getelementptr double, ptr %876, i64 %894
  %897 = load double, ptr %896
  %898 = insertelement <4 x double> poison, double %897, i64 0
  %899 = shufflevector <4 x double> %898, <4 x double> poison, <4 x i32> zeroinitializer
  %900 = mul i64 %894, %631
  %901 = add i64 %900, %886
  %902 = getelementptr <4 x double>, ptr %639, i64 %901
  %903 = load <4 x double>, ptr %902, align 32
  %904 = fneg <4 x double> %899
  %905 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %904, <4 x double> %903, <4 x double> %895)
  %906 = add i64 %894, 1
  %907 = icmp eq i64 %906, %875
  br i1 %907, label %889, label %893

908:
  %909 = icmp sgt i64 %630, 0
  br i1 %909, label %910, label %1026

910:
  %911 = add i64 %630, 1
  %912 = icmp sgt i64 %627, 0
  br label %913

913:
  %914 = phi ptr [ %639, %910 ], [ %960, %958 ]
  %915 = phi i64 [ 0, %910 ], [ %959, %958 ]
  %916 = mul i64 %915, %911
  %917 = getelementptr double, ptr %649, i64 %916
  %918 = load double, ptr %917
  %919 = load <4 x double>, ptr %914, align 32
  %920 = insertelement <4 x double> poison, double %918, i64 0
  %921 = shufflevector <4 x double> %920, <4 x double> poison, <4 x i32> zeroinitializer
  %922 = fmul <4 x double> %919, %921
  %923 = extractelement <4 x double> %922, i64 0
  %924 = extractelement <4 x double> %919, i64 0
  %925 = load double, ptr %611
  %926 = call double @llvm.fmuladd.f64(double %923, double %924, double %925)
  store double %926, ptr %611
  %927 = extractelement <4 x double> %919, i64 1
  %928 = load double, ptr %612
  %929 = call double @llvm.fmuladd.f64(double %923, double %927, double %928)
  store double %929, ptr %612
  %930 = extractelement <4 x double> %922, i64 1
  %931 = load double, ptr %613
  %932 = call double @llvm.fmuladd.f64(double %930, double %927, double %931)
  store double %932, ptr %613
  %933 = extractelement <4 x double> %922, i64 2
  %934 = load double, ptr %614
  %935 = call double @llvm.fmuladd.f64(double %933, double %924, double %934)
  store double %935, ptr %614
  %936 = load double, ptr %615
  %937 = call double @llvm.fmuladd.f64(double %933, double %927, double %936)
  store double %937, ptr %615
  %938 = extractelement <4 x double> %919, i64 2
  %939 = load double, ptr %616
  %940 = call double @llvm.fmuladd.f64(double %933, double %938, double %939)
  store double %940, ptr %616
  %941 = extractelement <4 x double> %922, i64 3
  %942 = load double, ptr %617
  %943 = call double @llvm.fmuladd.f64(double %941, double %924, double %942)
  store double %943, ptr %617
  %944 = load double, ptr %618
  %945 = call double @llvm.fmuladd.f64(double %941, double %927, double %944)
  store double %945, ptr %618
  %946 = load double, ptr %619
  %947 = call double @llvm.fmuladd.f64(double %941, double %938, double %946)
  store double %947, ptr %619
  br i1 %912, label %948, label %958

948:
  %949 = shufflevector <4 x double> %922, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %950 = shufflevector <4 x double> %922, <4 x double> poison, <4 x i32> zeroinitializer
  %951 = fneg <4 x double> %950
  %952 = shufflevector <4 x double> %922, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %953 = fneg <4 x double> %952
  %954 = shufflevector <4 x double> %922, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %955 = fneg <4 x double> %954
  br label %962

956:
  %957 = icmp eq i64 %964, %627
  br i1 %957, label %958, label %962

958:
  %959 = add i64 %915, 1
  %960 = getelementptr <4 x double>, ptr %914, i64 %631
  %961 = icmp eq i64 %959, %630
  br i1 %961, label %1026, label %913

962:
  %963 = phi i64 [ 0, %948 ], [ %964, %956 ]
  %964 = add i64 %963, 1
  %965 = getelementptr <4 x double>, ptr %914, i64 %964
  %966 = load <4 x double>, ptr %965, align 32
  %967 = load ptr, ptr %128
  %968 = add i64 %963, %625
  %969 = getelementptr i64, ptr %640, i64 %968
  %970 = load i64, ptr %969
  %971 = mul i64 %970, 3
  %972 = getelementptr <4 x double>, ptr %967, i64 %971
  %973 = load ptr, ptr %129
  %974 = getelementptr i64, ptr %635, i64 %968
  %975 = load i64, ptr %974
  %976 = shl i64 %975, 2
  %977 = load <4 x double>, ptr %972, align 32
  %978 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %951, <4 x double> %966, <4 x double> %977)
  store <4 x double> %978, ptr %972, align 32
  %979 = getelementptr <4 x double>, ptr %972, i64 1
  %980 = load <4 x double>, ptr %979, align 32
  %981 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %953, <4 x double> %966, <4 x double> %980)
  store <4 x double> %981, ptr %979, align 32
  %982 = getelementptr <4 x double>, ptr %972, i64 2
  %983 = load <4 x double>, ptr %982, align 32
  %984 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %955, <4 x double> %966, <4 x double> %983)
  store <4 x double> %984, ptr %982, align 32
  %985 = getelementptr double, ptr %973, i64 %976
  %986 = bitcast ptr %985 to ptr
  %987 = load <4 x double>, ptr %986, align 8
  %988 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %949, <4 x double> %966, <4 x double> %987)
  store <4 x double> %988, ptr %986, align 8
  %989 = fmul <4 x double> %921, %966
  %990 = mul i64 %964, %963
  %991 = lshr i64 %990, 1
  %992 = shufflevector <4 x double> %989, <4 x double> poison, <4 x i32> zeroinitializer
  %993 = fneg <4 x double> %992
  %994 = shufflevector <4 x double> %989, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %995 = fneg <4 x double> %994
  %996 = shufflevector <4 x double> %989, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %997 = fneg <4 x double> %996
  %998 = shufflevector <4 x double> %989, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %999 = fneg <4 x double> %998
  br label %1000

1000:
  %1001 = phi i64 [ 0, %962 ], [ %1008, %1000 ]
  %1002 = load ptr, ptr %113
  %1003 = add i64 %1001, %991
  %1004 = getelementptr i64, ptr %647, i64 %1003
  %1005 = load i64, ptr %1004
  %1006 = shl i64 %1005, 2
  %1007 = getelementptr <4 x double>, ptr %1002, i64 %1006
  %1008 = add i64 %1001, 1
  %1009 = getelementptr <4 x double>, ptr %914, i64 %1008
  %1010 = load <4 x double>, ptr %1009, align 32
  %1011 = load <4 x double>, ptr %1007, align 32
  %1012 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %993, <4 x double> %1010, <4 x double> %1011)
  store <4 x double> %1012, ptr %1007, align 32
  %1013 = load <4 x double>, ptr %1009, align 32
  %1014 = getelementptr <4 x double>, ptr %1007, i64 1
  %1015 = load <4 x double>, ptr %1014, align 32
  %1016 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %995, <4 x double> %1013, <4 x double> %1015)
  store <4 x double> %1016, ptr %1014, align 32
  %1017 = load <4 x double>, ptr %1009, align 32
  %1018 = getelementptr <4 x double>, ptr %1007, i64 2
  %1019 = load <4 x double>, ptr %1018, align 32
  %1020 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %997, <4 x double> %1017, <4 x double> %1019)
  store <4 x double> %1020, ptr %1018, align 32
  %1021 = load <4 x double>, ptr %1009, align 32
  %1022 = getelementptr <4 x double>, ptr %1007, i64 3
  %1023 = load <4 x double>, ptr %1022, align 32
  %1024 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %999, <4 x double> %1021, <4 x double> %1023)
  store <4 x double> %1024, ptr %1022, align 32
  %1025 = icmp eq i64 %1001, %963
  br i1 %1025, label %956, label %1000

1026:
  %1027 = add i64 %621, 1
  %1028 = load ptr, ptr %124
  %1029 = getelementptr i64, ptr %1028, i64 %605
  %1030 = load i64, ptr %1029
  %1031 = icmp slt i64 %1027, %1030
  br i1 %1031, label %620, label %1032

1032:
  %1033 = mul i64 %599, 12
  %1034 = add i64 %1033, 6
  %1035 = getelementptr double, ptr %23, i64 %1034
  %1036 = load double, ptr %1035
  br i1 %132, label %1042, label %1037

1037:
  %1038 = load ptr, ptr %133
  %1039 = mul i64 %599, %25
  %1040 = getelementptr double, ptr %1038, i64 %1039
  %1041 = load double, ptr %1040
  br label %1042

1042:
  %1043 = phi double [ %1041, %1037 ], [ 0.000000e+00, %1032 ]
  %1044 = getelementptr i64, ptr %601, i64 1
  %1045 = load i64, ptr %1044
  %1046 = icmp eq i64 %1045, 1
  br i1 %1046, label %1096, label %1047

1047:
  %1048 = getelementptr %struct.flat, ptr %28, i64 %597, i32 18
  %1049 = load double, ptr %1048
  %1050 = fadd double %1036, %1049
  %1051 = fcmp ogt double %1050, 0.000000e+00
  %1052 = fdiv double 1.000000e+00, %1050
  %1053 = select i1 %1051, double %1052, double 0x7FF8000000000000
  %1054 = getelementptr i64, ptr %601, i64 5
  %1055 = load i64, ptr %1054
  %1056 = icmp slt i64 %1055, 3
  %1057 = select i1 %1056, double 1.000000e+00, double -1.000000e+00
  %1058 = getelementptr %struct.flat, ptr %28, i64 %597, i32 21
  %1059 = load double, ptr %1058
  %1060 = fneg double %1059
  %1061 = call double @llvm.fmuladd.f64(double %1057, double %1043, double %1060)
  %1062 = getelementptr %struct.flat, ptr %28, i64 %597, i32 16
  %1063 = load double, ptr %1062
  %1064 = fmul double %1063, %1053
  %1065 = getelementptr %struct.flat, ptr %28, i64 %597, i32 17
  %1066 = load double, ptr %1065
  %1067 = fmul double %1053, %1066
  %1068 = fmul double %1036, %1053
  %1069 = getelementptr %struct.flat, ptr %28, i64 %597, i32 22
  store double %1063, ptr %1069
  %1070 = getelementptr %struct.flat, ptr %28, i64 %597, i32 23
  store double %1066, ptr %1070
  %1071 = getelementptr %struct.flat, ptr %28, i64 %597, i32 24
  store double %1049, ptr %1071
  %1072 = getelementptr %struct.flat, ptr %28, i64 %597, i32 25
  store double %1053, ptr %1072
  %1073 = getelementptr %struct.flat, ptr %28, i64 %597, i32 26
  store double %1061, ptr %1073
  %1074 = getelementptr %struct.flat, ptr %28, i64 %597, i32 13
  %1075 = load double, ptr %1074
  %1076 = fneg double %1064
  %1077 = call double @llvm.fmuladd.f64(double %1076, double %1063, double %1075)
  store double %1077, ptr %1074
  %1078 = getelementptr %struct.flat, ptr %28, i64 %597, i32 14
  %1079 = load double, ptr %1078
  %1080 = call double @llvm.fmuladd.f64(double %1076, double %1066, double %1079)
  store double %1080, ptr %1078
  %1081 = getelementptr %struct.flat, ptr %28, i64 %597, i32 15
  %1082 = load double, ptr %1081
  %1083 = fneg double %1067
  %1084 = call double @llvm.fmuladd.f64(double %1083, double %1066, double %1082)
  store double %1084, ptr %1081
  %1085 = getelementptr %struct.flat, ptr %28, i64 %597, i32 19
  %1086 = load double, ptr %1085
  %1087 = call double @llvm.fmuladd.f64(double %1064, double %1061, double %1086)
  store double %1087, ptr %1085
  %1088 = getelementptr %struct.flat, ptr %28, i64 %597, i32 20
  %1089 = load double, ptr %1088
  %1090 = call double @llvm.fmuladd.f64(double %1067, double %1061, double %1089)
  store double %1090, ptr %1088
  %1091 = fmul double %1049, %1053
  %1092 = call double @llvm.fmuladd.f64(double %1091, double %1061, double %1059)
  store double %1092, ptr %1058
  %1093 = fmul double %1063, %1068
  store double %1093, ptr %1062
  %1094 = fmul double %1066, %1068
  store double %1094, ptr %1065
  %1095 = fmul double %1049, %1068
  store double %1095, ptr %1048
  br label %1175

1096:
  %1097 = getelementptr %struct.flat, ptr %28, i64 %597, i32 27
  %1098 = load double, ptr %1097
  %1099 = getelementptr %struct.flat, ptr %28, i64 %597, i32 28
  %1100 = load double, ptr %1099
  %1101 = getelementptr %struct.flat, ptr %28, i64 %597, i32 13
  %1102 = load double, ptr %1101
  %1103 = getelementptr %struct.flat, ptr %28, i64 %597, i32 14
  %1104 = load double, ptr %1103
  %1105 = fmul double %1100, %1104
  %1106 = call double @llvm.fmuladd.f64(double %1102, double %1098, double %1105)
  %1107 = getelementptr %struct.flat, ptr %28, i64 %597, i32 15
  %1108 = load double, ptr %1107
  %1109 = fmul double %1100, %1108
  %1110 = call double @llvm.fmuladd.f64(double %1104, double %1098, double %1109)
  %1111 = getelementptr %struct.flat, ptr %28, i64 %597, i32 16
  %1112 = load double, ptr %1111
  %1113 = getelementptr %struct.flat, ptr %28, i64 %597, i32 17
  %1114 = load double, ptr %1113
  %1115 = fmul double %1100, %1114
  %1116 = call double @llvm.fmuladd.f64(double %1112, double %1098, double %1115)
  %1117 = fmul double %1100, %1110
  %1118 = call double @llvm.fmuladd.f64(double %1106, double %1098, double %1117)
  %1119 = fadd double %1036, %1118
  %1120 = fcmp ogt double %1119, 0.000000e+00
  %1121 = fdiv double 1.000000e+00, %1119
  %1122 = select i1 %1120, double %1121, double 0x7FF8000000000000
  %1123 = getelementptr %struct.flat, ptr %28, i64 %597, i32 19
  %1124 = load double, ptr %1123
  %1125 = getelementptr %struct.flat, ptr %28, i64 %597, i32 20
  %1126 = load double, ptr %1125
  %1127 = fmul double %1100, %1126
  %1128 = call double @llvm.fmuladd.f64(double %1124, double %1098, double %1127)
  %1129 = fsub double %1043, %1128
  %1130 = getelementptr %struct.flat, ptr %28, i64 %597, i32 22
  store double %1106, ptr %1130
  %1131 = getelementptr %struct.flat, ptr %28, i64 %597, i32 23
  store double %1110, ptr %1131
  %1132 = getelementptr %struct.flat, ptr %28, i64 %597, i32 24
  store double %1116, ptr %1132
  %1133 = getelementptr %struct.flat, ptr %28, i64 %597, i32 25
  store double %1122, ptr %1133
  %1134 = getelementptr %struct.flat, ptr %28, i64 %597, i32 26
  store double %1129, ptr %1134
  %1135 = fmul double %1106, %1122
  %1136 = call double @llvm.fmuladd.f64(double %1135, double %1129, double %1124)
  store double %1136, ptr %1123
  %1137 = fmul double %1110, %1122
  %1138 = call double @llvm.fmuladd.f64(double %1137, double %1129, double %1126)
  store double %1138, ptr %1125
  %1139 = fmul double %1116, %1122
  %1140 = getelementptr %struct.flat, ptr %28, i64 %597, i32 21
  %1141 = load double, ptr %1140
  %1142 = call double @llvm.fmuladd.f64(double %1139, double %1129, double %1141)
  store double %1142, ptr %1140
  %1143 = fneg double %1139
  %1144 = call double @llvm.fmuladd.f64(double %1143, double %1106, double %1112)
  store double %1144, ptr %1111
  %1145 = call double @llvm.fmuladd.f64(double %1143, double %1110, double %1114)
  store double %1145, ptr %1113
  %1146 = getelementptr %struct.flat, ptr %28, i64 %597, i32 18
  %1147 = load double, ptr %1146
  %1148 = call double @llvm.fmuladd.f64(double %1143, double %1116, double %1147)
  store double %1148, ptr %1146
  %1149 = fneg double %1135
  %1150 = call double @llvm.fmuladd.f64(double %1149, double %1106, double %1102)
  store double %1150, ptr %1101
  %1151 = call double @llvm.fmuladd.f64(double %1149, double %1110, double %1104)
  store double %1151, ptr %1103
  %1152 = fneg double %1137
  %1153 = call double @llvm.fmuladd.f64(double %1152, double %1110, double %1108)
  store double %1153, ptr %1107
  %1154 = fcmp oeq double %1036, 0.000000e+00
  br i1 %1154, label %1155, label %1175

1155:
  %1156 = fmul double %1151, -2.000000e+00
  %1157 = fmul double %1098, %1156
  %1158 = call double @llvm.fmuladd.f64(double %1150, double %1100, double %1157)
  %1159 = fmul double %1098, %1153
  %1160 = fmul double %1098, %1159
  %1161 = call double @llvm.fmuladd.f64(double %1158, double %1100, double %1160)
  %1162 = fneg double %1144
  %1163 = fmul double %1100, %1162
  %1164 = call double @llvm.fmuladd.f64(double %1145, double %1098, double %1163)
  %1165 = fmul double %1100, %1161
  %1166 = fmul double %1100, %1165
  store double %1166, ptr %1101
  %1167 = fneg double %1161
  %1168 = fmul double %1098, %1167
  %1169 = fmul double %1100, %1168
  store double %1169, ptr %1103
  %1170 = fmul double %1098, %1161
  %1171 = fmul double %1098, %1170
  store double %1171, ptr %1107
  %1172 = fneg double %1164
  %1173 = fmul double %1100, %1172
  store double %1173, ptr %1111
  %1174 = fmul double %1098, %1164
  store double %1174, ptr %1113
  br label %1175

1175:
  %1176 = load ptr, ptr %11
  %1177 = load ptr, ptr %123
  %1178 = mul i64 %597, 6
  %1179 = add i64 %1178, -6
  %1180 = getelementptr i64, ptr %1177, i64 %1179
  %1181 = getelementptr %struct.tree_closing.1, ptr %1176, i64 0, i32 18
  %1182 = load ptr, ptr %1181
  %1183 = getelementptr i64, ptr %1182, i64 %597
  %1184 = load i64, ptr %1183
  %1185 = getelementptr %struct.tree_closing.1, ptr %1176, i64 0, i32 19
  %1186 = load ptr, ptr %1185
  %1187 = getelementptr i64, ptr %1186, i64 %597
  %1188 = load i64, ptr %1187
  %1189 = icmp sgt i64 %1188, 0
  br i1 %1189, label %1190, label %1339

1190:
  %1191 = getelementptr %struct.tree_closing.1, ptr %1176, i64 0, i32 25
  %1192 = load ptr, ptr %1191
  %1193 = getelementptr %struct.tree_closing.1, ptr %1176, i64 0, i32 24
  %1194 = load ptr, ptr %1193
  %1195 = getelementptr i64, ptr %1194, i64 %597
  %1196 = load i64, ptr %1195
  %1197 = getelementptr i64, ptr %1192, i64 %1196
  %1198 = getelementptr i64, ptr %1180, i64 1
  %1199 = getelementptr %struct.flat, ptr %28, i64 %597, i32 27
  %1200 = getelementptr %struct.flat, ptr %28, i64 %597, i32 28
  %1201 = getelementptr %struct.flat, ptr %28, i64 %597, i32 25
  %1202 = getelementptr %struct.flat, ptr %28, i64 %597, i32 26
  %1203 = getelementptr %struct.tree_closing.1, ptr %1176, i64 0, i32 20
  %1204 = getelementptr %struct.flat, ptr %28, i64 %597, i32 22
  %1205 = getelementptr %struct.flat, ptr %28, i64 %597, i32 23
  %1206 = getelementptr %struct.flat, ptr %28, i64 %597, i32 24
  %1207 = getelementptr %struct.tree_closing.1, ptr %1176, i64 0, i32 21
  %1208 = getelementptr %struct.flat, ptr %28, i64 %597, i32 11
  %1209 = getelementptr %struct.flat, ptr %28, i64 %597, i32 12
  br label %1210

1210:
  %1211 = phi i64 [ 1, %1190 ], [ %1337, %1335 ]
  %1212 = phi ptr [ %1197, %1190 ], [ %1303, %1335 ]
  %1213 = phi i64 [ 0, %1190 ], [ %1336, %1335 ]
  %1214 = add i64 %1213, %1184
  %1215 = load ptr, ptr %128
  %1216 = mul i64 %1214, 3
  %1217 = getelementptr <4 x double>, ptr %1215, i64 %1216
  %1218 = load i64, ptr %1198
  %1219 = icmp eq i64 %1218, 1
  br i1 %1219, label %1220, label %1234

1220:
  %1221 = load double, ptr %1199
  %1222 = insertelement <4 x double> poison, double %1221, i64 0
  %1223 = shufflevector <4 x double> %1222, <4 x double> poison, <4 x i32> zeroinitializer
  %1224 = load <4 x double>, ptr %1217, align 32
  %1225 = load double, ptr %1200
  %1226 = insertelement <4 x double> poison, double %1225, i64 0
  %1227 = shufflevector <4 x double> %1226, <4 x double> poison, <4 x i32> zeroinitializer
  %1228 = getelementptr <4 x double>, ptr %1217, i64 1
  %1229 = load <4 x double>, ptr %1228, align 32
  %1230 = fmul <4 x double> %1229, %1227
  %1231 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1223, <4 x double> %1224, <4 x double> %1230)
  %1232 = getelementptr <4 x double>, ptr %1217, i64 2
  %1233 = load <4 x double>, ptr %1232, align 32
  br label %1240

1234:
  %1235 = getelementptr <4 x double>, ptr %1217, i64 2
  %1236 = load <4 x double>, ptr %1235, align 32
  %1237 = load <4 x double>, ptr %1217, align 32
  %1238 = getelementptr <4 x double>, ptr %1217, i64 1
  %1239 = load <4 x double>, ptr %1238, align 32
  br label %1240

1240:
  %1241 = phi <4 x double> [ %1233, %1220 ], [ %1236, %1234 ]
  %1242 = phi <4 x double> [ %1229, %1220 ], [ %1239, %1234 ]
  %1243 = phi <4 x double> [ %1224, %1220 ], [ %1237, %1234 ]
  %1244 = phi <4 x double> [ %1231, %1220 ], [ %1236, %1234 ]
  %1245 = load ptr, ptr %134
  %1246 = getelementptr <4 x double>, ptr %1245, i64 %1214
  store <4 x double> %1244, ptr %1246, align 32
  %1247 = load double, ptr %1201
  %1248 = insertelement <4 x double> poison, double %1247, i64 0
  %1249 = shufflevector <4 x double> %1248, <4 x double> poison, <4 x i32> zeroinitializer
  %1250 = fmul <4 x double> %1244, %1249
  %1251 = load double, ptr %1202
  %1252 = insertelement <4 x double> poison, double %1251, i64 0
  %1253 = shufflevector <4 x double> %1252, <4 x double> poison, <4 x i32> zeroinitializer
  %1254 = load ptr, ptr %129
  %1255 = load ptr, ptr %1203
  %1256 = getelementptr i64, ptr %1255, i64 %1214
  %1257 = load i64, ptr %1256
  %1258 = shl i64 %1257, 2
  %1259 = getelementptr double, ptr %1254, i64 %1258
  %1260 = bitcast ptr %1259 to ptr
  %1261 = load <4 x double>, ptr %1260, align 32
  %1262 = fneg <4 x double> %1250
  %1263 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1262, <4 x double> %1253, <4 x double> %1261)
  store <4 x double> %1263, ptr %1260, align 32
  %1264 = shufflevector <4 x double> %1250, <4 x double> poison, <4 x i32> zeroinitializer
  %1265 = shufflevector <4 x double> %1250, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1266 = shufflevector <4 x double> %1250, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1267 = shufflevector <4 x double> %1250, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %1281

1268:
  %1269 = load double, ptr %1204
  %1270 = insertelement <4 x double> poison, double %1269, i64 0
  %1271 = shufflevector <4 x double> %1270, <4 x double> poison, <4 x i32> zeroinitializer
  %1272 = fneg <4 x double> %1271
  %1273 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1272, <4 x double> %1250, <4 x double> %1243)
  %1274 = load double, ptr %1205
  %1275 = insertelement <4 x double> poison, double %1274, i64 0
  %1276 = shufflevector <4 x double> %1275, <4 x double> poison, <4 x i32> zeroinitializer
  %1277 = fneg <4 x double> %1276
  %1278 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1277, <4 x double> %1250, <4 x double> %1242)
  %1279 = load i64, ptr %1180
  %1280 = icmp eq i64 %1279, 0
  br i1 %1280, label %1335, label %1306

1281:
  %1282 = phi ptr [ %1212, %1240 ], [ %1303, %1281 ]
  %1283 = phi i64 [ 0, %1240 ], [ %1304, %1281 ]
  %1284 = load ptr, ptr %113
  %1285 = load i64, ptr %1282
  %1286 = shl i64 %1285, 2
  %1287 = getelementptr <4 x double>, ptr %1284, i64 %1286
  %1288 = load ptr, ptr %134
  %1289 = add i64 %1283, %1184
  %1290 = getelementptr <4 x double>, ptr %1288, i64 %1289
  %1291 = load <4 x double>, ptr %1290, align 32
  %1292 = load <4 x double>, ptr %1287, align 32
  %1293 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1264, <4 x double> %1291, <4 x double> %1292)
  store <4 x double> %1293, ptr %1287, align 32
  %1294 = getelementptr <4 x double>, ptr %1287, i64 1
  %1295 = load <4 x double>, ptr %1294, align 32
  %1296 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1265, <4 x double> %1291, <4 x double> %1295)
  store <4 x double> %1296, ptr %1294, align 32
  %1297 = getelementptr <4 x double>, ptr %1287, i64 2
  %1298 = load <4 x double>, ptr %1297, align 32
  %1299 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1266, <4 x double> %1291, <4 x double> %1298)
  store <4 x double> %1299, ptr %1297, align 32
  %1300 = getelementptr <4 x double>, ptr %1287, i64 3
  %1301 = load <4 x double>, ptr %1300, align 32
  %1302 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1267, <4 x double> %1291, <4 x double> %1301)
  store <4 x double> %1302, ptr %1300, align 32
  %1303 = getelementptr i64, ptr %1282, i64 1
  %1304 = add i64 %1283, 1
  %1305 = icmp eq i64 %1304, %1211
  br i1 %1305, label %1268, label %1281

1306:
  %1307 = load double, ptr %1206
  %1308 = insertelement <4 x double> poison, double %1307, i64 0
  %1309 = shufflevector <4 x double> %1308, <4 x double> poison, <4 x i32> zeroinitializer
  %1310 = fneg <4 x double> %1309
  %1311 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1310, <4 x double> %1250, <4 x double> %1241)
  %1312 = load ptr, ptr %128
  %1313 = load ptr, ptr %1207
  %1314 = getelementptr i64, ptr %1313, i64 %1214
  %1315 = load i64, ptr %1314
  %1316 = mul i64 %1315, 3
  %1317 = getelementptr <4 x double>, ptr %1312, i64 %1316
  %1318 = load <4 x double>, ptr %1317, align 32
  %1319 = fadd <4 x double> %1273, %1318
  store <4 x double> %1319, ptr %1317, align 32
  %1320 = getelementptr <4 x double>, ptr %1317, i64 1
  %1321 = load <4 x double>, ptr %1320, align 32
  %1322 = fadd <4 x double> %1278, %1321
  store <4 x double> %1322, ptr %1320, align 32
  %1323 = load double, ptr %1208
  %1324 = insertelement <4 x double> poison, double %1323, i64 0
  %1325 = shufflevector <4 x double> %1324, <4 x double> poison, <4 x i32> zeroinitializer
  %1326 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1325, <4 x double> %1278, <4 x double> %1311)
  %1327 = load double, ptr %1209
  %1328 = insertelement <4 x double> poison, double %1327, i64 0
  %1329 = shufflevector <4 x double> %1328, <4 x double> poison, <4 x i32> zeroinitializer
  %1330 = fneg <4 x double> %1329
  %1331 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1330, <4 x double> %1273, <4 x double> %1326)
  %1332 = getelementptr <4 x double>, ptr %1317, i64 2
  %1333 = load <4 x double>, ptr %1332, align 32
  %1334 = fadd <4 x double> %1333, %1331
  store <4 x double> %1334, ptr %1332, align 32
  br label %1335

1335:
  %1336 = add i64 %1213, 1
  %1337 = add i64 %1211, 1
  %1338 = icmp eq i64 %1336, %1188
  br i1 %1338, label %1339, label %1210

1339:
  %1340 = load i64, ptr %601
  %1341 = icmp eq i64 %1340, 0
  br i1 %1341, label %1405, label %1342

1342:
  %1343 = getelementptr %struct.flat, ptr %28, i64 %597, i32 11
  %1344 = load double, ptr %1343
  %1345 = getelementptr %struct.flat, ptr %28, i64 %597, i32 12
  %1346 = load double, ptr %1345
  %1347 = getelementptr %struct.flat, ptr %28, i64 %597, i32 16
  %1348 = load double, ptr %1347
  %1349 = getelementptr %struct.flat, ptr %28, i64 %597, i32 14
  %1350 = load double, ptr %1349
  %1351 = call double @llvm.fmuladd.f64(double %1344, double %1350, double %1348)
  %1352 = getelementptr %struct.flat, ptr %28, i64 %597, i32 13
  %1353 = load double, ptr %1352
  %1354 = fneg double %1346
  %1355 = call double @llvm.fmuladd.f64(double %1354, double %1353, double %1351)
  %1356 = getelementptr %struct.flat, ptr %28, i64 %597, i32 17
  %1357 = load double, ptr %1356
  %1358 = getelementptr %struct.flat, ptr %28, i64 %597, i32 15
  %1359 = load double, ptr %1358
  %1360 = call double @llvm.fmuladd.f64(double %1344, double %1359, double %1357)
  %1361 = call double @llvm.fmuladd.f64(double %1354, double %1350, double %1360)
  %1362 = getelementptr %struct.flat, ptr %28, i64 %597, i32 18
  %1363 = load double, ptr %1362
  %1364 = fadd double %1357, %1361
  %1365 = call double @llvm.fmuladd.f64(double %1344, double %1364, double %1363)
  %1366 = fadd double %1348, %1355
  %1367 = call double @llvm.fmuladd.f64(double %1354, double %1366, double %1365)
  %1368 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 18
  %1369 = load double, ptr %1368
  %1370 = fadd double %1369, %1367
  store double %1370, ptr %1368
  %1371 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 16
  %1372 = load double, ptr %1371
  %1373 = fadd double %1355, %1372
  store double %1373, ptr %1371
  %1374 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 17
  %1375 = load double, ptr %1374
  %1376 = fadd double %1361, %1375
  store double %1376, ptr %1374
  %1377 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 13
  %1378 = load double, ptr %1377
  %1379 = fadd double %1353, %1378
  store double %1379, ptr %1377
  %1380 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 14
  %1381 = load double, ptr %1380
  %1382 = fadd double %1350, %1381
  store double %1382, ptr %1380
  %1383 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 15
  %1384 = load double, ptr %1383
  %1385 = fadd double %1359, %1384
  store double %1385, ptr %1383
  %1386 = getelementptr %struct.flat, ptr %28, i64 %597, i32 19
  %1387 = load double, ptr %1386
  %1388 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 19
  %1389 = load double, ptr %1388
  %1390 = fadd double %1387, %1389
  store double %1390, ptr %1388
  %1391 = getelementptr %struct.flat, ptr %28, i64 %597, i32 20
  %1392 = load double, ptr %1391
  %1393 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 20
  %1394 = load double, ptr %1393
  %1395 = fadd double %1392, %1394
  store double %1395, ptr %1393
  %1396 = getelementptr %struct.flat, ptr %28, i64 %597, i32 21
  %1397 = load double, ptr %1396
  %1398 = load double, ptr %1391
  %1399 = call double @llvm.fmuladd.f64(double %1344, double %1398, double %1397)
  %1400 = load double, ptr %1386
  %1401 = call double @llvm.fmuladd.f64(double %1354, double %1400, double %1399)
  %1402 = getelementptr %struct.flat, ptr %28, i64 %1340, i32 21
  %1403 = load double, ptr %1402
  %1404 = fadd double %1403, %1401
  store double %1404, ptr %1402
  br label %1405

1405:
  %1406 = icmp sgt i64 %597, 1
  br i1 %1406, label %596, label %135

1407:
  %1408 = phi i64 [ 1, %585 ], [ %1495, %1631 ]
  %1409 = load ptr, ptr %586
  %1410 = mul i64 %1408, 6
  %1411 = add i64 %1410, -6
  %1412 = getelementptr i64, ptr %1409, i64 %1411
  %1413 = load ptr, ptr %587
  %1414 = getelementptr i64, ptr %1413, i64 %1408
  %1415 = load i64, ptr %1414
  %1416 = load ptr, ptr %588
  %1417 = getelementptr i64, ptr %1416, i64 %1408
  %1418 = load i64, ptr %1417
  %1419 = add i64 %1418, %1415
  %1420 = icmp sgt i64 %1418, 0
  br i1 %1420, label %1421, label %1425

1421:
  %1422 = load ptr, ptr %589
  %1423 = load ptr, ptr %444
  %1424 = load ptr, ptr %590
  br label %1634

1425:
  %1426 = phi <4 x double> [ zeroinitializer, %1407 ], [ %1643, %1634 ]
  %1427 = extractelement <4 x double> %1426, i64 0
  %1428 = extractelement <4 x double> %1426, i64 1
  %1429 = fadd double %1427, %1428
  %1430 = extractelement <4 x double> %1426, i64 2
  %1431 = extractelement <4 x double> %1426, i64 3
  %1432 = fadd double %1430, %1431
  %1433 = fadd double %1429, %1432
  %1434 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 26
  %1435 = load double, ptr %1434
  %1436 = fadd double %1435, %1433
  store double %1436, ptr %1434
  %1437 = load i64, ptr %1412
  %1438 = getelementptr %struct.flat, ptr %28, i64 %1437, i32 8
  %1439 = load double, ptr %1438
  %1440 = getelementptr %struct.flat, ptr %28, i64 %1437, i32 9
  %1441 = load double, ptr %1440
  %1442 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 12
  %1443 = load double, ptr %1442
  %1444 = fneg double %1439
  %1445 = call double @llvm.fmuladd.f64(double %1444, double %1443, double %1441)
  %1446 = getelementptr %struct.flat, ptr %28, i64 %1437, i32 10
  %1447 = load double, ptr %1446
  %1448 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 11
  %1449 = load double, ptr %1448
  %1450 = call double @llvm.fmuladd.f64(double %1439, double %1449, double %1447)
  %1451 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 24
  %1452 = load double, ptr %1451
  %1453 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 22
  %1454 = load double, ptr %1453
  %1455 = fmul double %1445, %1454
  %1456 = call double @llvm.fmuladd.f64(double %1452, double %1439, double %1455)
  %1457 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 23
  %1458 = load double, ptr %1457
  %1459 = call double @llvm.fmuladd.f64(double %1458, double %1450, double %1456)
  %1460 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 25
  %1461 = load double, ptr %1460
  %1462 = fsub double %1436, %1459
  %1463 = fmul double %1461, %1462
  %1464 = getelementptr i64, ptr %1412, i64 1
  %1465 = load i64, ptr %1464
  %1466 = icmp eq i64 %1465, 1
  %1467 = select i1 %1466, double -0.000000e+00, double %1463
  %1468 = fadd double %1439, %1467
  %1469 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 8
  store double %1468, ptr %1469
  br i1 %1466, label %1470, label %1477

1470:
  %1471 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 27
  %1472 = load double, ptr %1471
  %1473 = call double @llvm.fmuladd.f64(double %1472, double %1463, double %1445)
  %1474 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 28
  %1475 = load double, ptr %1474
  %1476 = call double @llvm.fmuladd.f64(double %1475, double %1463, double %1450)
  br label %1483

1477:
  %1478 = getelementptr i64, ptr %1412, i64 5
  %1479 = load i64, ptr %1478
  %1480 = icmp slt i64 %1479, 3
  %1481 = fneg double %1463
  %1482 = select i1 %1480, double %1463, double %1481
  br label %1483

1483:
  %1484 = phi double [ %1473, %1470 ], [ %1445, %1477 ]
  %1485 = phi double [ %1476, %1470 ], [ %1450, %1477 ]
  %1486 = phi double [ %1463, %1470 ], [ %1482, %1477 ]
  %1487 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 9
  store double %1484, ptr %1487
  %1488 = getelementptr %struct.flat, ptr %28, i64 %1408, i32 10
  store double %1485, ptr %1488
  %1489 = getelementptr i64, ptr %1412, i64 3
  %1490 = load i64, ptr %1489
  %1491 = getelementptr double, ptr %4, i64 %1490
  store double %1486, ptr %1491
  %1492 = load ptr, ptr %136
  %1493 = getelementptr i64, ptr %1492, i64 %1408
  %1494 = load i64, ptr %1493
  %1495 = add i64 %1408, 1
  %1496 = getelementptr i64, ptr %1492, i64 %1495
  %1497 = load i64, ptr %1496
  %1498 = icmp slt i64 %1494, %1497
  br i1 %1498, label %1499, label %1631

1499:
  %1500 = load ptr, ptr %591
  %1501 = load ptr, ptr %592
  %1502 = load ptr, ptr %593
  %1503 = load ptr, ptr %594
  br label %1504

1504:
  %1505 = phi i64 [ %1494, %1499 ], [ %1616, %1615 ]
  %1506 = mul i64 %1505, 5
  %1507 = getelementptr i64, ptr %1500, i64 %1506
  %1508 = load i64, ptr %1507
  %1509 = getelementptr i64, ptr %1507, i64 1
  %1510 = load i64, ptr %1509
  %1511 = getelementptr i64, ptr %1507, i64 2
  %1512 = load i64, ptr %1511
  %1513 = add i64 %1510, 1
  %1514 = getelementptr i64, ptr %1507, i64 3
  %1515 = load i64, ptr %1514
  %1516 = getelementptr i64, ptr %1501, i64 %1515
  %1517 = getelementptr i64, ptr %1507, i64 4
  %1518 = load i64, ptr %1517
  %1519 = getelementptr <4 x double>, ptr %1502, i64 %1518
  %1520 = mul i64 %1512, %1513
  %1521 = getelementptr <4 x double>, ptr %1519, i64 %1520, i64 0
  %1522 = icmp sgt i64 %1512, 0
  br i1 %1522, label %1523, label %1561

1523:
  %1524 = icmp sgt i64 %1510, 0
  %1525 = load ptr, ptr %444
  br label %1526

1526:
  %1527 = phi i64 [ 0, %1523 ], [ %1591, %1566 ]
  %1528 = phi ptr [ %1519, %1523 ], [ %1592, %1566 ]
  br i1 %1524, label %1594, label %1566

1529:
  %1530 = icmp sgt i64 %1512, 1
  br i1 %1530, label %1544, label %1561

1531:
  %1532 = phi i64 [ %1540, %1531 ], [ 0, %1566 ]
  %1533 = mul i64 %1532, %1512
  %1534 = add i64 %1533, %1532
  %1535 = getelementptr double, ptr %1521, i64 %1534
  %1536 = load double, ptr %1535
  %1537 = getelementptr double, ptr %1503, i64 %1532
  %1538 = load double, ptr %1537
  %1539 = fmul double %1536, %1538
  store double %1539, ptr %1537
  %1540 = add i64 %1532, 1
  %1541 = icmp eq i64 %1540, %1512
  br i1 %1541, label %1529, label %1531

1542:
  %1543 = icmp sgt i64 %1545, 2
  br i1 %1543, label %1544, label %1561

1544:
  %1545 = phi i64 [ %1546, %1542 ], [ %1512, %1529 ]
  %1546 = add i64 %1545, -1
  %1547 = mul i64 %1546, %1512
  %1548 = getelementptr double, ptr %1503, i64 %1546
  br label %1549

1549:
  %1550 = phi i64 [ 0, %1544 ], [ %1559, %1549 ]
  %1551 = add i64 %1550, %1547
  %1552 = getelementptr double, ptr %1521, i64 %1551
  %1553 = load double, ptr %1552
  %1554 = load double, ptr %1548
  %1555 = getelementptr double, ptr %1503, i64 %1550
  %1556 = load double, ptr %1555
  %1557 = fneg double %1553
  %1558 = call double @llvm.fmuladd.f64(double %1557, double %1554, double %1556)
  store double %1558, ptr %1555
  %1559 = add i64 %1550, 1
  %1560 = icmp eq i64 %1559, %1546
  br i1 %1560, label %1542, label %1549

1561:
  %1562 = icmp sgt i64 %1508, 0
  br i1 %1562, label %1563, label %1615

1563:
  %1564 = load ptr, ptr %595
  %1565 = load ptr, ptr %444
  br label %1607

1566:
  %1567 = phi <4 x double> [ zeroinitializer, %1526 ], [ %1605, %1594 ]
  %1568 = getelementptr <4 x double>, ptr %1528, i64 0, i64 3
  %1569 = load double, ptr %1568
  %1570 = fneg double %1569
  %1571 = extractelement <4 x double> %1567, i64 0
  %1572 = extractelement <4 x double> %1567, i64 1
  %1573 = fadd double %1571, %1572
  %1574 = extractelement <4 x double> %1567, i64 2
  %1575 = extractelement <4 x double> %1567, i64 3
  %1576 = fadd double %1574, %1575
  %1577 = fadd double %1573, %1576
  %1578 = fsub double %1570, %1577
  %1579 = getelementptr double, ptr %1503, i64 %1527
  store double %1578, ptr %1579
  %1580 = load <4 x double>, ptr %1528, align 32
  %1581 = extractelement <4 x double> %1580, i64 0
  %1582 = load double, ptr %1487
  %1583 = extractelement <4 x double> %1580, i64 1
  %1584 = load double, ptr %1488
  %1585 = fmul double %1583, %1584
  %1586 = call double @llvm.fmuladd.f64(double %1581, double %1582, double %1585)
  %1587 = extractelement <4 x double> %1580, i64 2
  %1588 = load double, ptr %1469
  %1589 = call double @llvm.fmuladd.f64(double %1587, double %1588, double %1586)
  %1590 = fsub double %1578, %1589
  store double %1590, ptr %1579
  %1591 = add i64 %1527, 1
  %1592 = getelementptr <4 x double>, ptr %1528, i64 %1513
  %1593 = icmp eq i64 %1591, %1512
  br i1 %1593, label %1531, label %1526

1594:
  %1595 = phi i64 [ %1597, %1594 ], [ 0, %1526 ]
  %1596 = phi <4 x double> [ %1605, %1594 ], [ zeroinitializer, %1526 ]
  %1597 = add i64 %1595, 1
  %1598 = getelementptr <4 x double>, ptr %1528, i64 %1597
  %1599 = load <4 x double>, ptr %1598, align 32
  %1600 = add i64 %1595, %1508
  %1601 = getelementptr i64, ptr %1516, i64 %1600
  %1602 = load i64, ptr %1601
  %1603 = getelementptr <4 x double>, ptr %1525, i64 %1602
  %1604 = load <4 x double>, ptr %1603, align 32
  %1605 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1599, <4 x double> %1604, <4 x double> %1596)
  %1606 = icmp eq i64 %1597, %1510
  br i1 %1606, label %1566, label %1594

1607:
  %1608 = phi i64 [ 0, %1563 ], [ %1619, %1618 ]
  %1609 = phi i64 [ 0, %1563 ], [ %1620, %1618 ]
  %1610 = getelementptr i64, ptr %1516, i64 %1609
  %1611 = load i64, ptr %1610
  %1612 = getelementptr i64, ptr %1564, i64 %1611
  %1613 = load i64, ptr %1612
  %1614 = icmp sgt i64 %1613, 0
  br i1 %1614, label %1622, label %1618

1615:
  %1616 = add i64 %1505, 1
  %1617 = icmp eq i64 %1616, %1497
  br i1 %1617, label %1631, label %1504

1618:
  %1619 = phi i64 [ %1608, %1607 ], [ %1625, %1622 ]
  %1620 = add i64 %1609, 1
  %1621 = icmp eq i64 %1620, %1508
  br i1 %1621, label %1615, label %1607

1622:
  %1623 = phi i64 [ %1629, %1622 ], [ 0, %1607 ]
  %1624 = phi i64 [ %1625, %1622 ], [ %1608, %1607 ]
  %1625 = add i64 %1624, 1
  %1626 = getelementptr double, ptr %1503, i64 %1624
  %1627 = load double, ptr %1626
  %1628 = getelementptr <4 x double>, ptr %1565, i64 %1611, i64 %1623
  store double %1627, ptr %1628
  %1629 = add i64 %1623, 1
  %1630 = icmp eq i64 %1629, %1613
  br i1 %1630, label %1618, label %1622

1631:
  %1632 = load i64, ptr %119
  %1633 = icmp slt i64 %1408, %1632
  br i1 %1633, label %1407, label %3455

1634:
  %1635 = phi i64 [ %1415, %1421 ], [ %1644, %1634 ]
  %1636 = phi <4 x double> [ zeroinitializer, %1421 ], [ %1643, %1634 ]
  %1637 = getelementptr <4 x double>, ptr %1422, i64 %1635
  %1638 = load <4 x double>, ptr %1637, align 32
  %1639 = getelementptr i64, ptr %1424, i64 %1635
  %1640 = load i64, ptr %1639
  %1641 = getelementptr <4 x double>, ptr %1423, i64 %1640
  %1642 = load <4 x double>, ptr %1641, align 32
  %1643 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1638, <4 x double> %1642, <4 x double> %1636)
  %1644 = add i64 %1635, 1
  %1645 = icmp slt i64 %1644, %1419
  br i1 %1645, label %1634, label %1425

1646:
  %1647 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %1648 = load ptr, ptr %1647
  call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %1648)
  call void @tree_act(ptr %0, ptr %1, ptr %3)
  %1649 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %1650 = load ptr, ptr %1649
  call void @find_ends(ptr %12, ptr %10, ptr %1650)
  %1651 = getelementptr %struct.closing, ptr %10, i64 0, i32 6
  %1652 = load ptr, ptr %1651
  %1653 = load ptr, ptr %1647
  call void @find_rows(ptr %0, ptr %10, ptr %1652, ptr %1653)
  %1654 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %1655 = load ptr, ptr %1654
  %1656 = load ptr, ptr %1649
  %1657 = load ptr, ptr %1647
  %1658 = bitcast ptr %1657 to ptr
  %1659 = load <4 x double>, ptr %1658, align 8
  %1660 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 8
  %1661 = load i64, ptr %1660
  %1662 = icmp sgt i64 %1661, 0
  br i1 %1662, label %1663, label %1668

1663:
  %1664 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 9
  %1665 = load ptr, ptr %1664
  %1666 = getelementptr %struct.closing, ptr %10, i64 0, i32 7
  %1667 = load ptr, ptr %1666
  br label %1681

1668:
  %1669 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 13
  %1670 = load i64, ptr %1669
  %1671 = icmp sgt i64 %1670, 0
  br i1 %1671, label %1672, label %1740

1672:
  %1673 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 14
  %1674 = load ptr, ptr %1673
  %1675 = getelementptr %struct.closing, ptr %10, i64 0, i32 11
  %1676 = load ptr, ptr %1675
  %1677 = getelementptr %struct.closing, ptr %10, i64 0, i32 7
  %1678 = load ptr, ptr %1677
  %1679 = getelementptr %struct.closing, ptr %10, i64 0, i32 10
  %1680 = load ptr, ptr %1679
  br label %1723

1681:
  %1682 = phi i64 [ 0, %1663 ], [ %1721, %1681 ]
  %1683 = getelementptr i64, ptr %1665, i64 %1682
  %1684 = load i64, ptr %1683
  %1685 = getelementptr %struct.place, ptr %1656, i64 %1684, i32 0, i32 0
  %1686 = load <4 x double>, ptr %1685, align 32
  %1687 = getelementptr %struct.place, ptr %1656, i64 %1684, i32 0, i32 1
  %1688 = load <4 x double>, ptr %1687, align 32
  %1689 = getelementptr %struct.place, ptr %1656, i64 %1684, i32 0, i32 2
  %1690 = load <4 x double>, ptr %1689, align 32
  %1691 = mul i64 %1682, 6
  %1692 = getelementptr double, ptr %1667, i64 %1691
  %1693 = getelementptr %struct.body, ptr %1655, i64 %1684, i32 4
  %1694 = load <4 x double>, ptr %1693, align 32
  %1695 = shufflevector <4 x double> %1694, <4 x double> poison, <4 x i32> zeroinitializer
  %1696 = shufflevector <4 x double> %1694, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1697 = fmul <4 x double> %1688, %1696
  %1698 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1686, <4 x double> %1695, <4 x double> %1697)
  %1699 = shufflevector <4 x double> %1694, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1700 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1690, <4 x double> %1699, <4 x double> %1698)
  %1701 = fadd <4 x double> %1659, %1700
  %1702 = extractelement <4 x double> %1701, i64 0
  store double %1702, ptr %1692
  %1703 = extractelement <4 x double> %1701, i64 1
  %1704 = getelementptr double, ptr %1692, i64 1
  store double %1703, ptr %1704
  %1705 = extractelement <4 x double> %1701, i64 2
  %1706 = getelementptr double, ptr %1692, i64 2
  store double %1705, ptr %1706
  %1707 = getelementptr double, ptr %1692, i64 3
  %1708 = getelementptr %struct.body, ptr %1655, i64 %1684, i32 3
  %1709 = load <4 x double>, ptr %1708, align 32
  %1710 = shufflevector <4 x double> %1709, <4 x double> poison, <4 x i32> zeroinitializer
  %1711 = shufflevector <4 x double> %1709, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1712 = fmul <4 x double> %1688, %1711
  %1713 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1686, <4 x double> %1710, <4 x double> %1712)
  %1714 = shufflevector <4 x double> %1709, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1715 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1690, <4 x double> %1714, <4 x double> %1713)
  %1716 = extractelement <4 x double> %1715, i64 0
  store double %1716, ptr %1707
  %1717 = extractelement <4 x double> %1715, i64 1
  %1718 = getelementptr double, ptr %1707, i64 1
  store double %1717, ptr %1718
  %1719 = extractelement <4 x double> %1715, i64 2
  %1720 = getelementptr double, ptr %1707, i64 2
  store double %1719, ptr %1720
  %1721 = add i64 %1682, 1
  %1722 = icmp eq i64 %1721, %1661
  br i1 %1722, label %1668, label %1681

1723:
  %1724 = phi i64 [ 0, %1672 ], [ %1738, %1723 ]
  %1725 = mul i64 %1724, 3
  %1726 = getelementptr i64, ptr %1674, i64 %1725
  %1727 = getelementptr double, ptr %1676, i64 %1724
  %1728 = load double, ptr %1727
  %1729 = getelementptr i64, ptr %1726, i64 1
  %1730 = load i64, ptr %1729
  %1731 = getelementptr double, ptr %1678, i64 %1730
  %1732 = load double, ptr %1731
  %1733 = load i64, ptr %1726
  %1734 = getelementptr double, ptr %1680, i64 %1733
  %1735 = load double, ptr %1734
  %1736 = fneg double %1728
  %1737 = call double @llvm.fmuladd.f64(double %1736, double %1732, double %1735)
  store double %1737, ptr %1734
  %1738 = add i64 %1724, 1
  %1739 = icmp eq i64 %1738, %1670
  br i1 %1739, label %1740, label %1723

1740:
  %1741 = load ptr, ptr %11
  %1742 = getelementptr double, ptr %1657, i64 4
  %1743 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %1744 = load i64, ptr %1743
  %1745 = bitcast ptr %10 to ptr
  %1746 = load ptr, ptr %1745
  %1747 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 17
  %1748 = load i64, ptr %1747
  %1749 = mul i64 %1748, 192
  call void @llvm.memset.p0.i64(ptr align 32 %1746, i8 0, i64 %1749, i1 false)
  %1750 = getelementptr %struct.closing, ptr %10, i64 0, i32 3
  %1751 = bitcast ptr %1750 to ptr
  %1752 = load ptr, ptr %1751
  %1753 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 23
  %1754 = load i64, ptr %1753
  %1755 = shl i64 %1754, 7
  call void @llvm.memset.p0.i64(ptr align 32 %1752, i8 0, i64 %1755, i1 false)
  %1756 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %1757 = load i64, ptr %1756
  %1758 = icmp sgt i64 %1757, 0
  br i1 %1758, label %1759, label %1782

1759:
  %1760 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %1761 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 18
  %1762 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 22
  %1763 = bitcast ptr %7 to ptr
  %1764 = getelementptr %struct.closing, ptr %10, i64 0, i32 0
  %1765 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 14
  %1766 = getelementptr %struct.closing, ptr %10, i64 0, i32 11
  %1767 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 0
  %1768 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 1
  %1769 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 2
  %1770 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 3
  %1771 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 4
  %1772 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 5
  %1773 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 26
  %1774 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 27
  %1775 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 28
  %1776 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  %1777 = getelementptr %struct.closing, ptr %10, i64 0, i32 10
  %1778 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 16
  %1779 = icmp eq i64 %1744, 0
  %1780 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %1781 = getelementptr %struct.closing, ptr %10, i64 0, i32 1
  br label %2008

1782:
  %1783 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 26
  %1784 = load ptr, ptr %1783
  %1785 = load i64, ptr %1784
  %1786 = getelementptr i64, ptr %1784, i64 1
  %1787 = load i64, ptr %1786
  %1788 = icmp slt i64 %1785, %1787
  br i1 %1788, label %1789, label %3034

1789:
  %1790 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 27
  %1791 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 28
  %1792 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  %1793 = getelementptr %struct.closing, ptr %10, i64 0, i32 0
  %1794 = getelementptr %struct.closing, ptr %10, i64 0, i32 10
  %1795 = getelementptr %struct.tree_closing.1, ptr %1741, i64 0, i32 16
  br label %1796

1796:
  %1797 = phi i64 [ %1785, %1789 ], [ %2003, %2002 ]
  %1798 = load ptr, ptr %1790
  %1799 = mul i64 %1797, 5
  %1800 = getelementptr i64, ptr %1798, i64 %1799
  %1801 = load i64, ptr %1800
  %1802 = getelementptr i64, ptr %1800, i64 1
  %1803 = load i64, ptr %1802
  %1804 = add i64 %1803, %1801
  %1805 = getelementptr i64, ptr %1800, i64 2
  %1806 = load i64, ptr %1805
  %1807 = add i64 %1803, 2
  %1808 = load ptr, ptr %1791
  %1809 = getelementptr i64, ptr %1800, i64 3
  %1810 = load i64, ptr %1809
  %1811 = getelementptr i64, ptr %1808, i64 %1810
  %1812 = load ptr, ptr %1792
  %1813 = getelementptr i64, ptr %1800, i64 4
  %1814 = load i64, ptr %1813
  %1815 = getelementptr <4 x double>, ptr %1812, i64 %1814
  %1816 = getelementptr i64, ptr %1811, i64 %1804
  %1817 = getelementptr i64, ptr %1816, i64 %1804
  %1818 = add i64 %1801, 1
  %1819 = mul i64 %1818, %1801
  %1820 = sdiv i64 %1819, 2
  %1821 = getelementptr i64, ptr %1817, i64 %1820
  %1822 = mul i64 %1806, %1807
  %1823 = getelementptr <4 x double>, ptr %1815, i64 %1822, i64 0
  %1824 = icmp sgt i64 %1801, 0
  br i1 %1824, label %1825, label %1964

1825:
  %1826 = load ptr, ptr %1795
  %1827 = icmp sgt i64 %1803, 0
  br label %1828

1828:
  %1829 = phi ptr [ %1826, %1825 ], [ %1864, %1863 ]
  %1830 = phi i64 [ 1, %1825 ], [ %1867, %1863 ]
  %1831 = phi ptr [ %1815, %1825 ], [ %1866, %1863 ]
  %1832 = phi ptr [ %1823, %1825 ], [ %1865, %1863 ]
  %1833 = phi i64 [ 0, %1825 ], [ %1847, %1863 ]
  %1834 = getelementptr i64, ptr %1811, i64 %1833
  %1835 = load i64, ptr %1834
  %1836 = load ptr, ptr %1793
  %1837 = getelementptr i64, ptr %1816, i64 %1833
  %1838 = load i64, ptr %1837
  %1839 = mul i64 %1838, 6
  %1840 = getelementptr <4 x double>, ptr %1836, i64 %1839
  %1841 = load ptr, ptr %1794
  %1842 = shl i64 %1835, 2
  %1843 = getelementptr double, ptr %1841, i64 %1842
  %1844 = getelementptr i64, ptr %1829, i64 %1835
  %1845 = load i64, ptr %1844
  %1846 = icmp sgt i64 %1845, 0
  %1847 = add i64 %1833, 1
  br i1 %1846, label %1848, label %1863

1848:
  %1849 = mul i64 %1847, %1833
  %1850 = lshr i64 %1849, 1
  %1851 = getelementptr <4 x double>, ptr %1840, i64 1
  %1852 = getelementptr <4 x double>, ptr %1840, i64 2
  %1853 = getelementptr <4 x double>, ptr %1840, i64 3
  %1854 = getelementptr <4 x double>, ptr %1840, i64 4
  %1855 = getelementptr <4 x double>, ptr %1840, i64 5
  br label %1856

1856:
  %1857 = phi ptr [ %1829, %1848 ], [ %1922, %1918 ]
  %1858 = phi ptr [ %1831, %1848 ], [ %1921, %1918 ]
  %1859 = phi ptr [ %1832, %1848 ], [ %1920, %1918 ]
  %1860 = phi i64 [ 0, %1848 ], [ %1919, %1918 ]
  %1861 = load ptr, ptr %1750
  %1862 = getelementptr <4 x double>, ptr %1861, i64 %1860
  br label %1892

1863:
  %1864 = phi ptr [ %1829, %1828 ], [ %1922, %1918 ]
  %1865 = phi ptr [ %1832, %1828 ], [ %1920, %1918 ]
  %1866 = phi ptr [ %1831, %1828 ], [ %1921, %1918 ]
  %1867 = add i64 %1830, 1
  %1868 = icmp eq i64 %1847, %1801
  br i1 %1868, label %1964, label %1828

1869:
  %1870 = load <4 x double>, ptr %1840, align 32
  %1871 = extractelement <4 x double> %1870, i64 %1860
  %1872 = insertelement <4 x double> undef, double %1871, i64 0
  %1873 = load <4 x double>, ptr %1851, align 32
  %1874 = extractelement <4 x double> %1873, i64 %1860
  %1875 = insertelement <4 x double> %1872, double %1874, i64 1
  %1876 = load <4 x double>, ptr %1852, align 32
  %1877 = extractelement <4 x double> %1876, i64 %1860
  %1878 = insertelement <4 x double> %1875, double %1877, i64 2
  %1879 = getelementptr double, ptr %1843, i64 %1860
  %1880 = load double, ptr %1879
  %1881 = insertelement <4 x double> %1878, double %1880, i64 3
  store <4 x double> %1881, ptr %1858, align 32
  %1882 = load <4 x double>, ptr %1853, align 32
  %1883 = extractelement <4 x double> %1882, i64 %1860
  %1884 = load <4 x double>, ptr %1854, align 32
  %1885 = extractelement <4 x double> %1884, i64 %1860
  %1886 = load <4 x double>, ptr %1855, align 32
  %1887 = extractelement <4 x double> %1886, i64 %1860
  %1888 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %1883, i64 0
  %1889 = insertelement <4 x double> %1888, double %1885, i64 1
  %1890 = insertelement <4 x double> %1889, double %1887, i64 2
  %1891 = getelementptr <4 x double>, ptr %1858, i64 1
  store <4 x double> %1890, ptr %1891, align 32
  br i1 %1827, label %1926, label %1918

1892:
  %1893 = phi i64 [ 0, %1856 ], [ %1908, %1906 ]
  %1894 = phi i64 [ 0, %1856 ], [ %1907, %1906 ]
  %1895 = getelementptr i64, ptr %1811, i64 %1894
  %1896 = load i64, ptr %1895
  %1897 = getelementptr i64, ptr %1857, i64 %1896
  %1898 = load i64, ptr %1897
  %1899 = icmp sgt i64 %1898, 0
  br i1 %1899, label %1900, label %1906

1900:
  %1901 = add i64 %1894, %1850
  %1902 = getelementptr i64, ptr %1817, i64 %1901
  %1903 = load i64, ptr %1902
  %1904 = shl i64 %1903, 2
  %1905 = getelementptr <4 x double>, ptr %1862, i64 %1904
  br label %1910

1906:
  %1907 = add i64 %1894, 1
  %1908 = add i64 %1898, %1893
  %1909 = icmp eq i64 %1907, %1830
  br i1 %1909, label %1869, label %1892

1910:
  %1911 = phi i64 [ 0, %1900 ], [ %1916, %1910 ]
  %1912 = load <4 x double>, ptr %1905, align 32
  %1913 = extractelement <4 x double> %1912, i64 %1911
  %1914 = add i64 %1911, %1893
  %1915 = getelementptr double, ptr %1859, i64 %1914
  store double %1913, ptr %1915
  %1916 = add i64 %1911, 1
  %1917 = icmp eq i64 %1916, %1898
  br i1 %1917, label %1906, label %1910

1918:
  %1919 = add i64 %1860, 1
  %1920 = getelementptr double, ptr %1859, i64 %1806
  %1921 = getelementptr <4 x double>, ptr %1858, i64 %1807
  %1922 = load ptr, ptr %1795
  %1923 = getelementptr i64, ptr %1922, i64 %1835
  %1924 = load i64, ptr %1923
  %1925 = icmp slt i64 %1919, %1924
  br i1 %1925, label %1856, label %1863

1926:
  %1927 = phi i64 [ %1962, %1958 ], [ 0, %1869 ]
  %1928 = load ptr, ptr %1750
  %1929 = mul i64 %1927, %1801
  %1930 = add i64 %1929, %1833
  %1931 = getelementptr i64, ptr %1821, i64 %1930
  %1932 = load i64, ptr %1931
  %1933 = shl i64 %1932, 2
  %1934 = getelementptr <4 x double>, ptr %1928, i64 %1933
  %1935 = add i64 %1927, %1801
  %1936 = getelementptr i64, ptr %1811, i64 %1935
  %1937 = load i64, ptr %1936
  %1938 = icmp sgt i64 %1937, %1835
  br i1 %1938, label %1939, label %1955

1939:
  %1940 = load <4 x double>, ptr %1934, align 32
  %1941 = extractelement <4 x double> %1940, i64 %1860
  %1942 = insertelement <4 x double> undef, double %1941, i64 0
  %1943 = getelementptr <4 x double>, ptr %1934, i64 1
  %1944 = load <4 x double>, ptr %1943, align 32
  %1945 = extractelement <4 x double> %1944, i64 %1860
  %1946 = insertelement <4 x double> %1942, double %1945, i64 1
  %1947 = getelementptr <4 x double>, ptr %1934, i64 2
  %1948 = load <4 x double>, ptr %1947, align 32
  %1949 = extractelement <4 x double> %1948, i64 %1860
  %1950 = insertelement <4 x double> %1946, double %1949, i64 2
  %1951 = getelementptr <4 x double>, ptr %1934, i64 3
  %1952 = load <4 x double>, ptr %1951, align 32
  %1953 = extractelement <4 x double> %1952, i64 %1860
  %1954 = insertelement <4 x double> %1950, double %1953, i64 3
  br label %1958

1955:
  %1956 = getelementptr <4 x double>, ptr %1934, i64 %1860
  %1957 = load <4 x double>, ptr %1956, align 32
  br label %1958

1958:
  %1959 = phi <4 x double> [ %1954, %1939 ], [ %1957, %1955 ]
  %1960 = add i64 %1927, 2
  %1961 = getelementptr <4 x double>, ptr %1858, i64 %1960
  store <4 x double> %1959, ptr %1961, align 32
  %1962 = add i64 %1927, 1
  %1963 = icmp eq i64 %1962, %1803
  br i1 %1963, label %1918, label %1926

1964:
  call void @factorize(ptr %1823, i64 %1806)
  %1965 = icmp sgt i64 %1806, 0
  br i1 %1965, label %1966, label %2002

1966:
  %1967 = icmp sgt i64 %1807, 0
  br label %1968

1968:
  %1969 = phi i64 [ %1975, %1974 ], [ 0, %1966 ]
  %1970 = phi ptr [ %1977, %1974 ], [ %1823, %1966 ]
  %1971 = phi ptr [ %1976, %1974 ], [ %1815, %1966 ]
  br i1 %1967, label %1972, label %1974

1972:
  %1973 = icmp eq i64 %1969, 0
  br label %1979

1974:
  %1975 = add i64 %1969, 1
  %1976 = getelementptr <4 x double>, ptr %1971, i64 %1807
  %1977 = getelementptr double, ptr %1970, i64 %1806
  %1978 = icmp eq i64 %1975, %1806
  br i1 %1978, label %2002, label %1968

1979:
  %1980 = phi i64 [ 0, %1972 ], [ %1985, %1983 ]
  %1981 = getelementptr <4 x double>, ptr %1971, i64 %1980
  %1982 = load <4 x double>, ptr %1981, align 32
  br i1 %1973, label %1983, label %1987

1983:
  %1984 = phi <4 x double> [ %1982, %1979 ], [ %1999, %1987 ]
  store <4 x double> %1984, ptr %1981, align 32
  %1985 = add i64 %1980, 1
  %1986 = icmp eq i64 %1985, %1807
  br i1 %1986, label %1974, label %1979

1987:
  %1988 = phi i64 [ %2000, %1987 ], [ 0, %1979 ]
  %1989 = phi <4 x double> [ %1999, %1987 ], [ %1982, %1979 ]
  %1990 = getelementptr double, ptr %1970, i64 %1988
  %1991 = load double, ptr %1990
  %1992 = insertelement <4 x double> poison, double %1991, i64 0
  %1993 = shufflevector <4 x double> %1992, <4 x double> poison, <4 x i32> zeroinitializer
  %1994 = mul i64 %1988, %1807
  %1995 = add i64 %1994, %1980
  %1996 = getelementptr <4 x double>, ptr %1815, i64 %1995
  %1997 = load <4 x double>, ptr %1996, align 32
  %1998 = fneg <4 x double> %1993
  %1999 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1998, <4 x double> %1997, <4 x double> %1989)
  %2000 = add i64 %1988, 1
  %2001 = icmp eq i64 %2000, %1969
  br i1 %2001, label %1983, label %1987

2002:
  %2003 = add i64 %1797, 1
  %2004 = load ptr, ptr %1783
  %2005 = getelementptr i64, ptr %2004, i64 1
  %2006 = load i64, ptr %2005
  %2007 = icmp slt i64 %2003, %2006
  br i1 %2007, label %1796, label %3034

2008:
  %2009 = phi i64 [ %1757, %1759 ], [ %2011, %3032 ]
  %2010 = load ptr, ptr %1760
  %2011 = add i64 %2009, -1
  %2012 = mul i64 %2011, 6
  %2013 = getelementptr i64, ptr %2010, i64 %2012
  %2014 = getelementptr %struct.body, ptr %1655, i64 %2009
  %2015 = load ptr, ptr %1761
  %2016 = getelementptr i64, ptr %2015, i64 %2009
  %2017 = load i64, ptr %2016
  %2018 = add i64 %2009, 1
  %2019 = getelementptr i64, ptr %2015, i64 %2018
  %2020 = load i64, ptr %2019
  %2021 = icmp slt i64 %2017, %2020
  br i1 %2021, label %2404, label %2022

2022:
  %2023 = load ptr, ptr %1773
  %2024 = getelementptr i64, ptr %2023, i64 %2009
  %2025 = load i64, ptr %2024
  %2026 = getelementptr i64, ptr %2023, i64 %2018
  %2027 = load i64, ptr %2026
  %2028 = icmp slt i64 %2025, %2027
  br i1 %2028, label %2029, label %2396

2029:
  %2030 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 6, i32 0
  %2031 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 6, i32 1
  %2032 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 6, i32 2
  %2033 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 0
  %2034 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 1
  %2035 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 2
  %2036 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8, i32 0
  %2037 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8, i32 1
  %2038 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8, i32 2
  %2039 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 9
  %2040 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 10
  br label %2041

2041:
  %2042 = phi i64 [ %2025, %2029 ], [ %2391, %2390 ]
  %2043 = load ptr, ptr %1774
  %2044 = mul i64 %2042, 5
  %2045 = getelementptr i64, ptr %2043, i64 %2044
  %2046 = load i64, ptr %2045
  %2047 = getelementptr i64, ptr %2045, i64 1
  %2048 = load i64, ptr %2047
  %2049 = add i64 %2048, %2046
  %2050 = getelementptr i64, ptr %2045, i64 2
  %2051 = load i64, ptr %2050
  %2052 = add i64 %2048, 2
  %2053 = load ptr, ptr %1775
  %2054 = getelementptr i64, ptr %2045, i64 3
  %2055 = load i64, ptr %2054
  %2056 = getelementptr i64, ptr %2053, i64 %2055
  %2057 = load ptr, ptr %1776
  %2058 = getelementptr i64, ptr %2045, i64 4
  %2059 = load i64, ptr %2058
  %2060 = getelementptr <4 x double>, ptr %2057, i64 %2059
  %2061 = getelementptr i64, ptr %2056, i64 %2049
  %2062 = getelementptr i64, ptr %2061, i64 %2049
  %2063 = add i64 %2046, 1
  %2064 = mul i64 %2063, %2046
  %2065 = sdiv i64 %2064, 2
  %2066 = getelementptr i64, ptr %2062, i64 %2065
  %2067 = mul i64 %2048, %2046
  %2068 = getelementptr i64, ptr %2066, i64 %2067
  %2069 = mul i64 %2051, %2052
  %2070 = getelementptr <4 x double>, ptr %2060, i64 %2069, i64 0
  %2071 = icmp sgt i64 %2046, 0
  br i1 %2071, label %2072, label %2211

2072:
  %2073 = load ptr, ptr %1778
  %2074 = icmp sgt i64 %2048, 0
  br label %2075

2075:
  %2076 = phi ptr [ %2073, %2072 ], [ %2111, %2110 ]
  %2077 = phi i64 [ 1, %2072 ], [ %2114, %2110 ]
  %2078 = phi ptr [ %2060, %2072 ], [ %2113, %2110 ]
  %2079 = phi ptr [ %2070, %2072 ], [ %2112, %2110 ]
  %2080 = phi i64 [ 0, %2072 ], [ %2094, %2110 ]
  %2081 = getelementptr i64, ptr %2056, i64 %2080
  %2082 = load i64, ptr %2081
  %2083 = load ptr, ptr %1764
  %2084 = getelementptr i64, ptr %2061, i64 %2080
  %2085 = load i64, ptr %2084
  %2086 = mul i64 %2085, 6
  %2087 = getelementptr <4 x double>, ptr %2083, i64 %2086
  %2088 = load ptr, ptr %1777
  %2089 = shl i64 %2082, 2
  %2090 = getelementptr double, ptr %2088, i64 %2089
  %2091 = getelementptr i64, ptr %2076, i64 %2082
  %2092 = load i64, ptr %2091
  %2093 = icmp sgt i64 %2092, 0
  %2094 = add i64 %2080, 1
  br i1 %2093, label %2095, label %2110

2095:
  %2096 = mul i64 %2094, %2080
  %2097 = lshr i64 %2096, 1
  %2098 = getelementptr <4 x double>, ptr %2087, i64 1
  %2099 = getelementptr <4 x double>, ptr %2087, i64 2
  %2100 = getelementptr <4 x double>, ptr %2087, i64 3
  %2101 = getelementptr <4 x double>, ptr %2087, i64 4
  %2102 = getelementptr <4 x double>, ptr %2087, i64 5
  br label %2103

2103:
  %2104 = phi ptr [ %2076, %2095 ], [ %2169, %2165 ]
  %2105 = phi ptr [ %2078, %2095 ], [ %2168, %2165 ]
  %2106 = phi ptr [ %2079, %2095 ], [ %2167, %2165 ]
  %2107 = phi i64 [ 0, %2095 ], [ %2166, %2165 ]
  %2108 = load ptr, ptr %1750
  %2109 = getelementptr <4 x double>, ptr %2108, i64 %2107
  br label %2139

2110:
  %2111 = phi ptr [ %2076, %2075 ], [ %2169, %2165 ]
  %2112 = phi ptr [ %2079, %2075 ], [ %2167, %2165 ]
  %2113 = phi ptr [ %2078, %2075 ], [ %2168, %2165 ]
  %2114 = add i64 %2077, 1
  %2115 = icmp eq i64 %2094, %2046
  br i1 %2115, label %2211, label %2075

2116:
  %2117 = load <4 x double>, ptr %2087, align 32
  %2118 = extractelement <4 x double> %2117, i64 %2107
  %2119 = insertelement <4 x double> undef, double %2118, i64 0
  %2120 = load <4 x double>, ptr %2098, align 32
  %2121 = extractelement <4 x double> %2120, i64 %2107
  %2122 = insertelement <4 x double> %2119, double %2121, i64 1
  %2123 = load <4 x double>, ptr %2099, align 32
  %2124 = extractelement <4 x double> %2123, i64 %2107
  %2125 = insertelement <4 x double> %2122, double %2124, i64 2
  %2126 = getelementptr double, ptr %2090, i64 %2107
  %2127 = load double, ptr %2126
  %2128 = insertelement <4 x double> %2125, double %2127, i64 3
  store <4 x double> %2128, ptr %2105, align 32
  %2129 = load <4 x double>, ptr %2100, align 32
  %2130 = extractelement <4 x double> %2129, i64 %2107
  %2131 = load <4 x double>, ptr %2101, align 32
  %2132 = extractelement <4 x double> %2131, i64 %2107
  %2133 = load <4 x double>, ptr %2102, align 32
  %2134 = extractelement <4 x double> %2133, i64 %2107
  %2135 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %2130, i64 0
  %2136 = insertelement <4 x double> %2135, double %2132, i64 1
  %2137 = insertelement <4 x double> %2136, double %2134, i64 2
  %2138 = getelementptr <4 x double>, ptr %2105, i64 1
  store <4 x double> %2137, ptr %2138, align 32
  br i1 %2074, label %2173, label %2165

2139:
  %2140 = phi i64 [ 0, %2103 ], [ %2155, %2153 ]
  %2141 = phi i64 [ 0, %2103 ], [ %2154, %2153 ]
  %2142 = getelementptr i64, ptr %2056, i64 %2141
  %2143 = load i64, ptr %2142
  %2144 = getelementptr i64, ptr %2104, i64 %2143
  %2145 = load i64, ptr %2144
  %2146 = icmp sgt i64 %2145, 0
  br i1 %2146, label %2147, label %2153

2147:
  %2148 = add i64 %2141, %2097
  %2149 = getelementptr i64, ptr %2062, i64 %2148
  %2150 = load i64, ptr %2149
  %2151 = shl i64 %2150, 2
  %2152 = getelementptr <4 x double>, ptr %2109, i64 %2151
  br label %2157

2153:
  %2154 = add i64 %2141, 1
  %2155 = add i64 %2145, %2140
  %2156 = icmp eq i64 %2154, %2077
  br i1 %2156, label %2116, label %2139

2157:
  %2158 = phi i64 [ 0, %2147 ], [ %2163, %2157 ]
  %2159 = load <4 x double>, ptr %2152, align 32
  %2160 = extractelement <4 x double> %2159, i64 %2158
  %2161 = add i64 %2158, %2140
  %2162 = getelementptr double, ptr %2106, i64 %2161
  store double %2160, ptr %2162
  %2163 = add i64 %2158, 1
  %2164 = icmp eq i64 %2163, %2145
  br i1 %2164, label %2153, label %2157

2165:
  %2166 = add i64 %2107, 1
  %2167 = getelementptr double, ptr %2106, i64 %2051
  %2168 = getelementptr <4 x double>, ptr %2105, i64 %2052
  %2169 = load ptr, ptr %1778
  %2170 = getelementptr i64, ptr %2169, i64 %2082
  %2171 = load i64, ptr %2170
  %2172 = icmp slt i64 %2166, %2171
  br i1 %2172, label %2103, label %2110

2173:
  %2174 = phi i64 [ %2209, %2205 ], [ 0, %2116 ]
  %2175 = load ptr, ptr %1750
  %2176 = mul i64 %2174, %2046
  %2177 = add i64 %2176, %2080
  %2178 = getelementptr i64, ptr %2066, i64 %2177
  %2179 = load i64, ptr %2178
  %2180 = shl i64 %2179, 2
  %2181 = getelementptr <4 x double>, ptr %2175, i64 %2180
  %2182 = add i64 %2174, %2046
  %2183 = getelementptr i64, ptr %2056, i64 %2182
  %2184 = load i64, ptr %2183
  %2185 = icmp sgt i64 %2184, %2082
  br i1 %2185, label %2186, label %2202

2186:
  %2187 = load <4 x double>, ptr %2181, align 32
  %2188 = extractelement <4 x double> %2187, i64 %2107
  %2189 = insertelement <4 x double> undef, double %2188, i64 0
  %2190 = getelementptr <4 x double>, ptr %2181, i64 1
  %2191 = load <4 x double>, ptr %2190, align 32
  %2192 = extractelement <4 x double> %2191, i64 %2107
  %2193 = insertelement <4 x double> %2189, double %2192, i64 1
  %2194 = getelementptr <4 x double>, ptr %2181, i64 2
  %2195 = load <4 x double>, ptr %2194, align 32
  %2196 = extractelement <4 x double> %2195, i64 %2107
  %2197 = insertelement <4 x double> %2193, double %2196, i64 2
  %2198 = getelementptr <4 x double>, ptr %2181, i64 3
  %2199 = load <4 x double>, ptr %2198, align 32
  %2200 = extractelement <4 x double> %2199, i64 %2107
  %2201 = insertelement <4 x double> %2197, double %2200, i64 3
  br label %2205

2202:
  %2203 = getelementptr <4 x double>, ptr %2181, i64 %2107
  %2204 = load <4 x double>, ptr %2203, align 32
  br label %2205

2205:
  %2206 = phi <4 x double> [ %2201, %2186 ], [ %2204, %2202 ]
  %2207 = add i64 %2174, 2
  %2208 = getelementptr <4 x double>, ptr %2105, i64 %2207
  store <4 x double> %2206, ptr %2208, align 32
  %2209 = add i64 %2174, 1
  %2210 = icmp eq i64 %2209, %2048
  br i1 %2210, label %2165, label %2173

2211:
  call void @factorize(ptr %2070, i64 %2051)
  %2212 = icmp sgt i64 %2051, 0
  br i1 %2212, label %2213, label %2390

2213:
  %2214 = icmp sgt i64 %2052, 0
  br label %2215

2215:
  %2216 = phi i64 [ %2222, %2221 ], [ 0, %2213 ]
  %2217 = phi ptr [ %2224, %2221 ], [ %2070, %2213 ]
  %2218 = phi ptr [ %2223, %2221 ], [ %2060, %2213 ]
  br i1 %2214, label %2219, label %2221

2219:
  %2220 = icmp eq i64 %2216, 0
  br label %2226

2221:
  %2222 = add i64 %2216, 1
  %2223 = getelementptr <4 x double>, ptr %2218, i64 %2052
  %2224 = getelementptr double, ptr %2217, i64 %2051
  %2225 = icmp eq i64 %2222, %2051
  br i1 %2225, label %2249, label %2215

2226:
  %2227 = phi i64 [ 0, %2219 ], [ %2232, %2230 ]
  %2228 = getelementptr <4 x double>, ptr %2218, i64 %2227
  %2229 = load <4 x double>, ptr %2228, align 32
  br i1 %2220, label %2230, label %2234

2230:
  %2231 = phi <4 x double> [ %2229, %2226 ], [ %2246, %2234 ]
  store <4 x double> %2231, ptr %2228, align 32
  %2232 = add i64 %2227, 1
  %2233 = icmp eq i64 %2232, %2052
  br i1 %2233, label %2221, label %2226

2234:
  %2235 = phi i64 [ %2247, %2234 ], [ 0, %2226 ]
  %2236 = phi <4 x double> [ %2246, %2234 ], [ %2229, %2226 ]
  %2237 = getelementptr double, ptr %2217, i64 %2235
  %2238 = load double, ptr %2237
  %2239 = insertelement <4 x double> poison, double %2238, i64 0
  %2240 = shufflevector <4 x double> %2239, <4 x double> poison, <4 x i32> zeroinitializer
  %2241 = mul i64 %2235, %2052
  %2242 = add i64 %2241, %2227
  %2243 = getelementptr <4 x double>, ptr %2060, i64 %2242
  %2244 = load <4 x double>, ptr %2243, align 32
  %2245 = fneg <4 x double> %2240
  %2246 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2245, <4 x double> %2244, <4 x double> %2236)
  %2247 = add i64 %2235, 1
  %2248 = icmp eq i64 %2247, %2216
  br i1 %2248, label %2230, label %2234

2249:
  %2250 = add i64 %2051, 1
  %2251 = icmp sgt i64 %2048, 0
  br label %2252

2252:
  %2253 = phi ptr [ %2060, %2249 ], [ %2313, %2311 ]
  %2254 = phi i64 [ 0, %2249 ], [ %2312, %2311 ]
  %2255 = mul i64 %2254, %2250
  %2256 = getelementptr double, ptr %2070, i64 %2255
  %2257 = load double, ptr %2256
  %2258 = load <4 x double>, ptr %2253, align 32
  %2259 = getelementptr <4 x double>, ptr %2253, i64 1
  %2260 = load <4 x double>, ptr %2259, align 32
  %2261 = insertelement <4 x double> poison, double %2257, i64 0
  %2262 = shufflevector <4 x double> %2261, <4 x double> poison, <4 x i32> zeroinitializer
  %2263 = fmul <4 x double> %2258, %2262
  %2264 = fmul <4 x double> %2262, %2260
  %2265 = shufflevector <4 x double> %2260, <4 x double> poison, <4 x i32> zeroinitializer
  %2266 = load <4 x double>, ptr %2030, align 32
  %2267 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2265, <4 x double> %2264, <4 x double> %2266)
  store <4 x double> %2267, ptr %2030, align 32
  %2268 = shufflevector <4 x double> %2260, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2269 = load <4 x double>, ptr %2031, align 32
  %2270 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2268, <4 x double> %2264, <4 x double> %2269)
  store <4 x double> %2270, ptr %2031, align 32
  %2271 = shufflevector <4 x double> %2260, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2272 = load <4 x double>, ptr %2032, align 32
  %2273 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2271, <4 x double> %2264, <4 x double> %2272)
  store <4 x double> %2273, ptr %2032, align 32
  %2274 = shufflevector <4 x double> %2258, <4 x double> poison, <4 x i32> zeroinitializer
  %2275 = load <4 x double>, ptr %2033, align 32
  %2276 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2274, <4 x double> %2264, <4 x double> %2275)
  store <4 x double> %2276, ptr %2033, align 32
  %2277 = shufflevector <4 x double> %2258, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2278 = load <4 x double>, ptr %2034, align 32
  %2279 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2277, <4 x double> %2264, <4 x double> %2278)
  store <4 x double> %2279, ptr %2034, align 32
  %2280 = shufflevector <4 x double> %2258, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2281 = load <4 x double>, ptr %2035, align 32
  %2282 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2280, <4 x double> %2264, <4 x double> %2281)
  store <4 x double> %2282, ptr %2035, align 32
  %2283 = load <4 x double>, ptr %2036, align 32
  %2284 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2274, <4 x double> %2263, <4 x double> %2283)
  store <4 x double> %2284, ptr %2036, align 32
  %2285 = load <4 x double>, ptr %2037, align 32
  %2286 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2277, <4 x double> %2263, <4 x double> %2285)
  store <4 x double> %2286, ptr %2037, align 32
  %2287 = load <4 x double>, ptr %2038, align 32
  %2288 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2280, <4 x double> %2263, <4 x double> %2287)
  store <4 x double> %2288, ptr %2038, align 32
  %2289 = shufflevector <4 x double> %2258, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2290 = load <4 x double>, ptr %2039, align 32
  %2291 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2289, <4 x double> %2263, <4 x double> %2290)
  store <4 x double> %2291, ptr %2039, align 32
  %2292 = load <4 x double>, ptr %2040, align 32
  %2293 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2289, <4 x double> %2264, <4 x double> %2292)
  store <4 x double> %2293, ptr %2040, align 32
  br i1 %2251, label %2294, label %2311

2294:
  %2295 = shufflevector <4 x double> %2263, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2296 = fneg <4 x double> %2295
  %2297 = shufflevector <4 x double> %2263, <4 x double> poison, <4 x i32> zeroinitializer
  %2298 = fneg <4 x double> %2297
  %2299 = shufflevector <4 x double> %2264, <4 x double> poison, <4 x i32> zeroinitializer
  %2300 = fneg <4 x double> %2299
  %2301 = shufflevector <4 x double> %2263, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2302 = fneg <4 x double> %2301
  %2303 = shufflevector <4 x double> %2264, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2304 = fneg <4 x double> %2303
  %2305 = shufflevector <4 x double> %2263, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2306 = fneg <4 x double> %2305
  %2307 = shufflevector <4 x double> %2264, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2308 = fneg <4 x double> %2307
  br label %2315

2309:
  %2310 = icmp eq i64 %2352, %2048
  br i1 %2310, label %2311, label %2315

2311:
  %2312 = add i64 %2254, 1
  %2313 = getelementptr <4 x double>, ptr %2253, i64 %2052
  %2314 = icmp eq i64 %2312, %2051
  br i1 %2314, label %2390, label %2252

2315:
  %2316 = phi i64 [ 0, %2294 ], [ %2352, %2309 ]
  %2317 = add i64 %2316, 2
  %2318 = getelementptr <4 x double>, ptr %2253, i64 %2317
  %2319 = load <4 x double>, ptr %2318, align 32
  %2320 = load ptr, ptr %1764
  %2321 = add i64 %2316, %2046
  %2322 = getelementptr i64, ptr %2061, i64 %2321
  %2323 = load i64, ptr %2322
  %2324 = mul i64 %2323, 6
  %2325 = getelementptr <4 x double>, ptr %2320, i64 %2324
  %2326 = load ptr, ptr %1777
  %2327 = getelementptr i64, ptr %2056, i64 %2321
  %2328 = load i64, ptr %2327
  %2329 = shl i64 %2328, 2
  %2330 = load <4 x double>, ptr %2325, align 32
  %2331 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2298, <4 x double> %2319, <4 x double> %2330)
  store <4 x double> %2331, ptr %2325, align 32
  %2332 = getelementptr <4 x double>, ptr %2325, i64 3
  %2333 = load <4 x double>, ptr %2332, align 32
  %2334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2300, <4 x double> %2319, <4 x double> %2333)
  store <4 x double> %2334, ptr %2332, align 32
  %2335 = getelementptr <4 x double>, ptr %2325, i64 1
  %2336 = load <4 x double>, ptr %2335, align 32
  %2337 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2302, <4 x double> %2319, <4 x double> %2336)
  store <4 x double> %2337, ptr %2335, align 32
  %2338 = getelementptr <4 x double>, ptr %2325, i64 4
  %2339 = load <4 x double>, ptr %2338, align 32
  %2340 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2304, <4 x double> %2319, <4 x double> %2339)
  store <4 x double> %2340, ptr %2338, align 32
  %2341 = getelementptr <4 x double>, ptr %2325, i64 2
  %2342 = load <4 x double>, ptr %2341, align 32
  %2343 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2306, <4 x double> %2319, <4 x double> %2342)
  store <4 x double> %2343, ptr %2341, align 32
  %2344 = getelementptr <4 x double>, ptr %2325, i64 5
  %2345 = load <4 x double>, ptr %2344, align 32
  %2346 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2308, <4 x double> %2319, <4 x double> %2345)
  store <4 x double> %2346, ptr %2344, align 32
  %2347 = getelementptr double, ptr %2326, i64 %2329
  %2348 = bitcast ptr %2347 to ptr
  %2349 = load <4 x double>, ptr %2348, align 8
  %2350 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2296, <4 x double> %2319, <4 x double> %2349)
  store <4 x double> %2350, ptr %2348, align 8
  %2351 = fmul <4 x double> %2262, %2319
  %2352 = add i64 %2316, 1
  %2353 = mul i64 %2352, %2316
  %2354 = lshr i64 %2353, 1
  %2355 = shufflevector <4 x double> %2351, <4 x double> poison, <4 x i32> zeroinitializer
  %2356 = fneg <4 x double> %2355
  %2357 = shufflevector <4 x double> %2351, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2358 = fneg <4 x double> %2357
  %2359 = shufflevector <4 x double> %2351, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2360 = fneg <4 x double> %2359
  %2361 = shufflevector <4 x double> %2351, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2362 = fneg <4 x double> %2361
  br label %2363

2363:
  %2364 = phi i64 [ 0, %2315 ], [ %2388, %2363 ]
  %2365 = load ptr, ptr %1750
  %2366 = add i64 %2364, %2354
  %2367 = getelementptr i64, ptr %2068, i64 %2366
  %2368 = load i64, ptr %2367
  %2369 = shl i64 %2368, 2
  %2370 = getelementptr <4 x double>, ptr %2365, i64 %2369
  %2371 = add i64 %2364, 2
  %2372 = getelementptr <4 x double>, ptr %2253, i64 %2371
  %2373 = load <4 x double>, ptr %2372, align 32
  %2374 = load <4 x double>, ptr %2370, align 32
  %2375 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2356, <4 x double> %2373, <4 x double> %2374)
  store <4 x double> %2375, ptr %2370, align 32
  %2376 = load <4 x double>, ptr %2372, align 32
  %2377 = getelementptr <4 x double>, ptr %2370, i64 1
  %2378 = load <4 x double>, ptr %2377, align 32
  %2379 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2358, <4 x double> %2376, <4 x double> %2378)
  store <4 x double> %2379, ptr %2377, align 32
  %2380 = load <4 x double>, ptr %2372, align 32
  %2381 = getelementptr <4 x double>, ptr %2370, i64 2
  %2382 = load <4 x double>, ptr %2381, align 32
  %2383 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2360, <4 x double> %2380, <4 x double> %2382)
  store <4 x double> %2383, ptr %2381, align 32
  %2384 = load <4 x double>, ptr %2372, align 32
  %2385 = getelementptr <4 x double>, ptr %2370, i64 3
  %2386 = load <4 x double>, ptr %2385, align 32
  %2387 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2362, <4 x double> %2384, <4 x double> %2386)
  store <4 x double> %2387, ptr %2385, align 32
  %2388 = add i64 %2364, 1
  %2389 = icmp eq i64 %2364, %2316
  br i1 %2389, label %2309, label %2363

2390:
  %2391 = add i64 %2042, 1
  %2392 = load ptr, ptr %1773
  %2393 = getelementptr i64, ptr %2392, i64 %2018
  %2394 = load i64, ptr %2393
  %2395 = icmp slt i64 %2391, %2394
  br i1 %2395, label %2041, label %2396

2396:
  %2397 = getelementptr i64, ptr %2013, i64 1
  %2398 = load i64, ptr %2397
  %2399 = icmp eq i64 %2398, 1
  %2400 = mul i64 %2011, 36
  %2401 = add i64 %2400, 32
  %2402 = getelementptr double, ptr %1742, i64 %2401
  %2403 = load double, ptr %2402
  br i1 %1779, label %2518, label %2513

2404:
  %2405 = phi ptr [ %2509, %2508 ], [ %2015, %2008 ]
  %2406 = phi i64 [ %2409, %2508 ], [ %2017, %2008 ]
  %2407 = load ptr, ptr %1649
  %2408 = load ptr, ptr %1762
  %2409 = add i64 %2406, 1
  %2410 = getelementptr i64, ptr %2408, i64 %2409
  %2411 = load i64, ptr %2410
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %1763, i8 0, i64 192, i1 false)
  %2412 = load ptr, ptr %1764
  %2413 = mul i64 %2406, 6
  %2414 = getelementptr <4 x double>, ptr %2412, i64 %2413
  %2415 = getelementptr i64, ptr %2408, i64 %2406
  %2416 = load i64, ptr %2415
  %2417 = icmp eq i64 %2416, %2411
  br i1 %2417, label %2508, label %2418

2418:
  %2419 = icmp slt i64 %2416, %2411
  br i1 %2419, label %2420, label %2430

2420:
  %2421 = load ptr, ptr %1765
  %2422 = load ptr, ptr %1766
  br label %2488

2423:
  %2424 = load <4 x double>, ptr %1767, align 32
  %2425 = load <4 x double>, ptr %1768, align 32
  %2426 = load <4 x double>, ptr %1769, align 32
  %2427 = load <4 x double>, ptr %1770, align 32
  %2428 = load <4 x double>, ptr %1771, align 32
  %2429 = load <4 x double>, ptr %1772, align 32
  br label %2430

2430:
  %2431 = phi <4 x double> [ %2429, %2423 ], [ zeroinitializer, %2418 ]
  %2432 = phi <4 x double> [ %2428, %2423 ], [ zeroinitializer, %2418 ]
  %2433 = phi <4 x double> [ %2427, %2423 ], [ zeroinitializer, %2418 ]
  %2434 = phi <4 x double> [ %2426, %2423 ], [ zeroinitializer, %2418 ]
  %2435 = phi <4 x double> [ %2425, %2423 ], [ zeroinitializer, %2418 ]
  %2436 = phi <4 x double> [ %2424, %2423 ], [ zeroinitializer, %2418 ]
  %2437 = getelementptr %struct.place, ptr %2407, i64 %2009, i32 0, i32 0
  %2438 = load <4 x double>, ptr %2437, align 32
  %2439 = getelementptr %struct.place, ptr %2407, i64 %2009, i32 0, i32 1
  %2440 = load <4 x double>, ptr %2439, align 32
  %2441 = getelementptr %struct.place, ptr %2407, i64 %2009, i32 0, i32 2
  %2442 = load <4 x double>, ptr %2441, align 32
  %2443 = shufflevector <4 x double> %2438, <4 x double> poison, <4 x i32> zeroinitializer
  %2444 = shufflevector <4 x double> %2438, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2445 = shufflevector <4 x double> %2438, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2446 = fmul <4 x double> %2435, %2444
  %2447 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2443, <4 x double> %2436, <4 x double> %2446)
  %2448 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2445, <4 x double> %2434, <4 x double> %2447)
  %2449 = load <4 x double>, ptr %2414, align 32
  %2450 = fadd <4 x double> %2449, %2448
  store <4 x double> %2450, ptr %2414, align 32
  %2451 = fmul <4 x double> %2432, %2444
  %2452 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2443, <4 x double> %2433, <4 x double> %2451)
  %2453 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2445, <4 x double> %2431, <4 x double> %2452)
  %2454 = getelementptr <4 x double>, ptr %2414, i64 3
  %2455 = load <4 x double>, ptr %2454, align 32
  %2456 = fadd <4 x double> %2453, %2455
  store <4 x double> %2456, ptr %2454, align 32
  %2457 = shufflevector <4 x double> %2440, <4 x double> poison, <4 x i32> zeroinitializer
  %2458 = shufflevector <4 x double> %2440, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2459 = shufflevector <4 x double> %2440, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2460 = fmul <4 x double> %2435, %2458
  %2461 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2457, <4 x double> %2436, <4 x double> %2460)
  %2462 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2459, <4 x double> %2434, <4 x double> %2461)
  %2463 = getelementptr <4 x double>, ptr %2414, i64 1
  %2464 = load <4 x double>, ptr %2463, align 32
  %2465 = fadd <4 x double> %2462, %2464
  store <4 x double> %2465, ptr %2463, align 32
  %2466 = fmul <4 x double> %2432, %2458
  %2467 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2457, <4 x double> %2433, <4 x double> %2466)
  %2468 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2459, <4 x double> %2431, <4 x double> %2467)
  %2469 = getelementptr <4 x double>, ptr %2414, i64 4
  %2470 = load <4 x double>, ptr %2469, align 32
  %2471 = fadd <4 x double> %2468, %2470
  store <4 x double> %2471, ptr %2469, align 32
  %2472 = shufflevector <4 x double> %2442, <4 x double> poison, <4 x i32> zeroinitializer
  %2473 = shufflevector <4 x double> %2442, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2474 = shufflevector <4 x double> %2442, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2475 = fmul <4 x double> %2435, %2473
  %2476 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2472, <4 x double> %2436, <4 x double> %2475)
  %2477 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2474, <4 x double> %2434, <4 x double> %2476)
  %2478 = getelementptr <4 x double>, ptr %2414, i64 2
  %2479 = load <4 x double>, ptr %2478, align 32
  %2480 = fadd <4 x double> %2477, %2479
  store <4 x double> %2480, ptr %2478, align 32
  %2481 = fmul <4 x double> %2432, %2473
  %2482 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2472, <4 x double> %2433, <4 x double> %2481)
  %2483 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2474, <4 x double> %2431, <4 x double> %2482)
  %2484 = getelementptr <4 x double>, ptr %2414, i64 5
  %2485 = load <4 x double>, ptr %2484, align 32
  %2486 = fadd <4 x double> %2483, %2485
  store <4 x double> %2486, ptr %2484, align 32
  %2487 = load ptr, ptr %1761
  br label %2508

2488:
  %2489 = phi i64 [ %2416, %2420 ], [ %2506, %2488 ]
  %2490 = mul i64 %2489, 3
  %2491 = getelementptr i64, ptr %2421, i64 %2490
  %2492 = getelementptr double, ptr %2422, i64 %2489
  %2493 = load double, ptr %2492
  %2494 = insertelement <4 x double> poison, double %2493, i64 0
  %2495 = shufflevector <4 x double> %2494, <4 x double> poison, <4 x i32> zeroinitializer
  %2496 = load i64, ptr %2491
  %2497 = srem i64 %2496, 4
  %2498 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %2497
  %2499 = load <4 x double>, ptr %2498, align 32
  %2500 = getelementptr i64, ptr %2491, i64 2
  %2501 = load i64, ptr %2500
  %2502 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 %2501
  %2503 = load <4 x double>, ptr %2502, align 32
  %2504 = fneg <4 x double> %2495
  %2505 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2504, <4 x double> %2499, <4 x double> %2503)
  store <4 x double> %2505, ptr %2502, align 32
  %2506 = add i64 %2489, 1
  %2507 = icmp eq i64 %2506, %2411
  br i1 %2507, label %2423, label %2488

2508:
  %2509 = phi ptr [ %2405, %2404 ], [ %2487, %2430 ]
  %2510 = getelementptr i64, ptr %2509, i64 %2018
  %2511 = load i64, ptr %2510
  %2512 = icmp slt i64 %2409, %2511
  br i1 %2512, label %2404, label %2022

2513:
  %2514 = load ptr, ptr %1780
  %2515 = mul i64 %2011, %1744
  %2516 = getelementptr double, ptr %2514, i64 %2515
  %2517 = load double, ptr %2516
  br label %2518

2518:
  %2519 = phi double [ %2517, %2513 ], [ 0.000000e+00, %2396 ]
  %2520 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 0
  %2521 = load <4 x double>, ptr %2520, align 32
  %2522 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 1
  %2523 = load <4 x double>, ptr %2522, align 32
  %2524 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 2
  %2525 = load <4 x double>, ptr %2524, align 32
  %2526 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 6, i32 2
  %2527 = select i1 %2399, ptr %2524, ptr %2526
  %2528 = load <4 x double>, ptr %2527, align 32
  br i1 %2399, label %2529, label %2538

2529:
  %2530 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8, i32 2
  %2531 = load <4 x double>, ptr %2530, align 32
  %2532 = extractelement <4 x double> %2531, i64 2
  %2533 = fadd double %2403, %2532
  %2534 = fcmp ogt double %2533, 0.000000e+00
  %2535 = fdiv double 1.000000e+00, %2533
  %2536 = select i1 %2534, double %2535, double 0x7FF8000000000000
  %2537 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 9, i64 2
  br label %2549

2538:
  %2539 = shufflevector <4 x double> %2521, <4 x double> %2523, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %2540 = shufflevector <4 x double> %2539, <4 x double> %2525, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %2541 = extractelement <4 x double> %2528, i64 2
  %2542 = fadd double %2403, %2541
  %2543 = fcmp ogt double %2542, 0.000000e+00
  %2544 = fdiv double 1.000000e+00, %2542
  %2545 = select i1 %2543, double %2544, double 0x7FF8000000000000
  %2546 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 10, i64 2
  %2547 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8, i32 2
  %2548 = load <4 x double>, ptr %2547, align 32
  br label %2549

2549:
  %2550 = phi <4 x double> [ %2531, %2529 ], [ %2548, %2538 ]
  %2551 = phi double [ %2536, %2529 ], [ %2545, %2538 ]
  %2552 = phi <4 x double> [ %2531, %2529 ], [ %2540, %2538 ]
  %2553 = phi ptr [ %2537, %2529 ], [ %2546, %2538 ]
  %2554 = load double, ptr %2553, align 16
  %2555 = fsub double %2519, %2554
  %2556 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 6
  %2557 = insertelement <4 x double> poison, double %2551, i64 0
  %2558 = shufflevector <4 x double> %2557, <4 x double> poison, <4 x i32> zeroinitializer
  %2559 = shufflevector <4 x double> %2528, <4 x double> poison, <4 x i32> zeroinitializer
  %2560 = getelementptr %struct.mat, ptr %2556, i64 0, i32 0
  %2561 = load <4 x double>, ptr %2560, align 32
  %2562 = fneg <4 x double> %2558
  %2563 = fmul <4 x double> %2528, %2562
  %2564 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2563, <4 x double> %2559, <4 x double> %2561)
  store <4 x double> %2564, ptr %2560, align 32
  %2565 = shufflevector <4 x double> %2528, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2566 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 6, i32 1
  %2567 = load <4 x double>, ptr %2566, align 32
  %2568 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2563, <4 x double> %2565, <4 x double> %2567)
  store <4 x double> %2568, ptr %2566, align 32
  %2569 = shufflevector <4 x double> %2528, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2570 = load <4 x double>, ptr %2526, align 32
  %2571 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2563, <4 x double> %2569, <4 x double> %2570)
  store <4 x double> %2571, ptr %2526, align 32
  %2572 = shufflevector <4 x double> %2552, <4 x double> poison, <4 x i32> zeroinitializer
  %2573 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2563, <4 x double> %2572, <4 x double> %2521)
  store <4 x double> %2573, ptr %2520, align 32
  %2574 = shufflevector <4 x double> %2552, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2575 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2563, <4 x double> %2574, <4 x double> %2523)
  store <4 x double> %2575, ptr %2522, align 32
  %2576 = shufflevector <4 x double> %2552, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2577 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2563, <4 x double> %2576, <4 x double> %2525)
  store <4 x double> %2577, ptr %2524, align 32
  %2578 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8
  %2579 = getelementptr %struct.mat, ptr %2578, i64 0, i32 0
  %2580 = load <4 x double>, ptr %2579, align 32
  %2581 = fmul <4 x double> %2552, %2562
  %2582 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2581, <4 x double> %2572, <4 x double> %2580)
  store <4 x double> %2582, ptr %2579, align 32
  %2583 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8, i32 1
  %2584 = load <4 x double>, ptr %2583, align 32
  %2585 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2581, <4 x double> %2574, <4 x double> %2584)
  store <4 x double> %2585, ptr %2583, align 32
  %2586 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8, i32 2
  %2587 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2581, <4 x double> %2576, <4 x double> %2550)
  store <4 x double> %2587, ptr %2586, align 32
  %2588 = fcmp oeq double %2403, 0.000000e+00
  br i1 %2588, label %2589, label %2599

2589:
  %2590 = select i1 %2399, ptr %2578, ptr %2556
  %2591 = getelementptr %struct.mat, ptr %2590, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %2591, align 16
  %2592 = getelementptr %struct.mat, ptr %2590, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %2592, align 16
  %2593 = getelementptr %struct.mat, ptr %2590, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %2593, align 32
  br i1 %2399, label %2594, label %2595

2594:
  store <4 x double> zeroinitializer, ptr %2524, align 32
  br label %2599

2595:
  %2596 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %2596, align 16
  %2597 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %2597, align 16
  %2598 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %2598, align 16
  br label %2599

2599:
  %2600 = fmul double %2551, %2555
  %2601 = insertelement <4 x double> poison, double %2600, i64 0
  %2602 = shufflevector <4 x double> %2601, <4 x double> poison, <4 x i32> zeroinitializer
  %2603 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 10
  %2604 = load <4 x double>, ptr %2603, align 32
  %2605 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2602, <4 x double> %2528, <4 x double> %2604)
  store <4 x double> %2605, ptr %2603, align 32
  %2606 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 9
  %2607 = load <4 x double>, ptr %2606, align 32
  %2608 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2602, <4 x double> %2552, <4 x double> %2607)
  store <4 x double> %2608, ptr %2606, align 32
  %2609 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 11
  store <4 x double> %2528, ptr %2609, align 32
  %2610 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 12
  store <4 x double> %2552, ptr %2610, align 32
  %2611 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %2551, i64 0
  %2612 = insertelement <4 x double> %2611, double %2555, i64 1
  %2613 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 13
  store <4 x double> %2612, ptr %2613, align 32
  %2614 = load ptr, ptr %11
  %2615 = load ptr, ptr %1760
  %2616 = mul i64 %2009, 6
  %2617 = add i64 %2616, -6
  %2618 = getelementptr i64, ptr %2615, i64 %2617
  %2619 = getelementptr %struct.tree_closing.1, ptr %2614, i64 0, i32 18
  %2620 = load ptr, ptr %2619
  %2621 = getelementptr i64, ptr %2620, i64 %2009
  %2622 = load i64, ptr %2621
  %2623 = getelementptr %struct.tree_closing.1, ptr %2614, i64 0, i32 19
  %2624 = load ptr, ptr %2623
  %2625 = getelementptr i64, ptr %2624, i64 %2009
  %2626 = load i64, ptr %2625
  %2627 = icmp sgt i64 %2626, 0
  br i1 %2627, label %2628, label %2815

2628:
  %2629 = getelementptr %struct.tree_closing.1, ptr %2614, i64 0, i32 25
  %2630 = load ptr, ptr %2629
  %2631 = getelementptr %struct.tree_closing.1, ptr %2614, i64 0, i32 24
  %2632 = load ptr, ptr %2631
  %2633 = getelementptr i64, ptr %2632, i64 %2009
  %2634 = load i64, ptr %2633
  %2635 = getelementptr i64, ptr %2630, i64 %2634
  %2636 = getelementptr i64, ptr %2618, i64 1
  %2637 = getelementptr %struct.tree_closing.1, ptr %2614, i64 0, i32 20
  %2638 = getelementptr %struct.tree_closing.1, ptr %2614, i64 0, i32 21
  %2639 = getelementptr %struct.body, ptr %2014, i64 0, i32 0, i32 0
  %2640 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 0, i32 1
  %2641 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 0, i32 2
  %2642 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 1
  br label %2643

2643:
  %2644 = phi i64 [ 1, %2628 ], [ %2813, %2811 ]
  %2645 = phi ptr [ %2635, %2628 ], [ %2729, %2811 ]
  %2646 = phi i64 [ 0, %2628 ], [ %2812, %2811 ]
  %2647 = add i64 %2646, %2622
  %2648 = load ptr, ptr %1764
  %2649 = mul i64 %2647, 6
  %2650 = getelementptr <4 x double>, ptr %2648, i64 %2649
  %2651 = load i64, ptr %2636
  %2652 = icmp eq i64 %2651, 1
  %2653 = select i1 %2652, i64 2, i64 5
  %2654 = getelementptr <4 x double>, ptr %2650, i64 %2653
  %2655 = load <4 x double>, ptr %2654, align 32
  %2656 = fneg <4 x double> %2655
  %2657 = load ptr, ptr %1781
  %2658 = getelementptr <4 x double>, ptr %2657, i64 %2647
  store <4 x double> %2656, ptr %2658, align 32
  %2659 = load <4 x double>, ptr %2613, align 32
  %2660 = shufflevector <4 x double> %2659, <4 x double> poison, <4 x i32> zeroinitializer
  %2661 = fmul <4 x double> %2660, %2656
  %2662 = load ptr, ptr %1777
  %2663 = load ptr, ptr %2637
  %2664 = getelementptr i64, ptr %2663, i64 %2647
  %2665 = load i64, ptr %2664
  %2666 = shl i64 %2665, 2
  %2667 = load <4 x double>, ptr %2610, align 32
  %2668 = shufflevector <4 x double> %2667, <4 x double> poison, <4 x i32> zeroinitializer
  %2669 = load <4 x double>, ptr %2650, align 32
  %2670 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2668, <4 x double> %2661, <4 x double> %2669)
  store <4 x double> %2670, ptr %2650, align 32
  %2671 = load <4 x double>, ptr %2609, align 32
  %2672 = shufflevector <4 x double> %2671, <4 x double> poison, <4 x i32> zeroinitializer
  %2673 = getelementptr <4 x double>, ptr %2650, i64 3
  %2674 = load <4 x double>, ptr %2673, align 32
  %2675 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2672, <4 x double> %2661, <4 x double> %2674)
  store <4 x double> %2675, ptr %2673, align 32
  %2676 = load <4 x double>, ptr %2610, align 32
  %2677 = shufflevector <4 x double> %2676, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2678 = getelementptr <4 x double>, ptr %2650, i64 1
  %2679 = load <4 x double>, ptr %2678, align 32
  %2680 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2677, <4 x double> %2661, <4 x double> %2679)
  store <4 x double> %2680, ptr %2678, align 32
  %2681 = load <4 x double>, ptr %2609, align 32
  %2682 = shufflevector <4 x double> %2681, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2683 = getelementptr <4 x double>, ptr %2650, i64 4
  %2684 = load <4 x double>, ptr %2683, align 32
  %2685 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2682, <4 x double> %2661, <4 x double> %2684)
  store <4 x double> %2685, ptr %2683, align 32
  %2686 = load <4 x double>, ptr %2610, align 32
  %2687 = shufflevector <4 x double> %2686, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2688 = getelementptr <4 x double>, ptr %2650, i64 2
  %2689 = load <4 x double>, ptr %2688, align 32
  %2690 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2687, <4 x double> %2661, <4 x double> %2689)
  store <4 x double> %2690, ptr %2688, align 32
  %2691 = load <4 x double>, ptr %2609, align 32
  %2692 = shufflevector <4 x double> %2691, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2693 = getelementptr <4 x double>, ptr %2650, i64 5
  %2694 = load <4 x double>, ptr %2693, align 32
  %2695 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2692, <4 x double> %2661, <4 x double> %2694)
  store <4 x double> %2695, ptr %2693, align 32
  %2696 = getelementptr double, ptr %2662, i64 %2666
  %2697 = load <4 x double>, ptr %2613, align 32
  %2698 = shufflevector <4 x double> %2697, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2699 = bitcast ptr %2696 to ptr
  %2700 = load <4 x double>, ptr %2699, align 8
  %2701 = fneg <4 x double> %2661
  %2702 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2701, <4 x double> %2698, <4 x double> %2700)
  store <4 x double> %2702, ptr %2699, align 8
  %2703 = shufflevector <4 x double> %2661, <4 x double> poison, <4 x i32> zeroinitializer
  %2704 = shufflevector <4 x double> %2661, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2705 = shufflevector <4 x double> %2661, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2706 = shufflevector <4 x double> %2661, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %2707

2707:
  %2708 = phi ptr [ %2645, %2643 ], [ %2729, %2707 ]
  %2709 = phi i64 [ 0, %2643 ], [ %2730, %2707 ]
  %2710 = load ptr, ptr %1750
  %2711 = load i64, ptr %2708
  %2712 = shl i64 %2711, 2
  %2713 = getelementptr <4 x double>, ptr %2710, i64 %2712
  %2714 = load ptr, ptr %1781
  %2715 = add i64 %2709, %2622
  %2716 = getelementptr <4 x double>, ptr %2714, i64 %2715
  %2717 = load <4 x double>, ptr %2716, align 32
  %2718 = load <4 x double>, ptr %2713, align 32
  %2719 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2703, <4 x double> %2717, <4 x double> %2718)
  store <4 x double> %2719, ptr %2713, align 32
  %2720 = getelementptr <4 x double>, ptr %2713, i64 1
  %2721 = load <4 x double>, ptr %2720, align 32
  %2722 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2704, <4 x double> %2717, <4 x double> %2721)
  store <4 x double> %2722, ptr %2720, align 32
  %2723 = getelementptr <4 x double>, ptr %2713, i64 2
  %2724 = load <4 x double>, ptr %2723, align 32
  %2725 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2705, <4 x double> %2717, <4 x double> %2724)
  store <4 x double> %2725, ptr %2723, align 32
  %2726 = getelementptr <4 x double>, ptr %2713, i64 3
  %2727 = load <4 x double>, ptr %2726, align 32
  %2728 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2706, <4 x double> %2717, <4 x double> %2727)
  store <4 x double> %2728, ptr %2726, align 32
  %2729 = getelementptr i64, ptr %2708, i64 1
  %2730 = add i64 %2709, 1
  %2731 = icmp eq i64 %2730, %2644
  br i1 %2731, label %2732, label %2707

2732:
  %2733 = load i64, ptr %2618
  %2734 = icmp eq i64 %2733, 0
  br i1 %2734, label %2811, label %2735

2735:
  %2736 = load ptr, ptr %1764
  %2737 = load ptr, ptr %2638
  %2738 = getelementptr i64, ptr %2737, i64 %2647
  %2739 = load i64, ptr %2738
  %2740 = mul i64 %2739, 6
  %2741 = getelementptr <4 x double>, ptr %2736, i64 %2740
  %2742 = load <4 x double>, ptr %2639, align 32
  %2743 = load <4 x double>, ptr %2640, align 32
  %2744 = load <4 x double>, ptr %2641, align 32
  %2745 = load <4 x double>, ptr %2642, align 32
  %2746 = load <4 x double>, ptr %2650, align 32
  %2747 = load <4 x double>, ptr %2678, align 32
  %2748 = load <4 x double>, ptr %2688, align 32
  %2749 = load <4 x double>, ptr %2673, align 32
  %2750 = load <4 x double>, ptr %2683, align 32
  %2751 = load <4 x double>, ptr %2693, align 32
  %2752 = shufflevector <4 x double> %2742, <4 x double> poison, <4 x i32> zeroinitializer
  %2753 = shufflevector <4 x double> %2743, <4 x double> poison, <4 x i32> zeroinitializer
  %2754 = fmul <4 x double> %2753, %2747
  %2755 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2752, <4 x double> %2746, <4 x double> %2754)
  %2756 = shufflevector <4 x double> %2744, <4 x double> poison, <4 x i32> zeroinitializer
  %2757 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2756, <4 x double> %2748, <4 x double> %2755)
  %2758 = fmul <4 x double> %2753, %2750
  %2759 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2752, <4 x double> %2749, <4 x double> %2758)
  %2760 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2756, <4 x double> %2751, <4 x double> %2759)
  %2761 = shufflevector <4 x double> %2742, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2762 = shufflevector <4 x double> %2743, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2763 = fmul <4 x double> %2762, %2747
  %2764 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2761, <4 x double> %2746, <4 x double> %2763)
  %2765 = shufflevector <4 x double> %2744, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2766 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2765, <4 x double> %2748, <4 x double> %2764)
  %2767 = fmul <4 x double> %2762, %2750
  %2768 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2761, <4 x double> %2749, <4 x double> %2767)
  %2769 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2765, <4 x double> %2751, <4 x double> %2768)
  %2770 = shufflevector <4 x double> %2742, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2771 = shufflevector <4 x double> %2743, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2772 = fmul <4 x double> %2771, %2747
  %2773 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2770, <4 x double> %2746, <4 x double> %2772)
  %2774 = shufflevector <4 x double> %2744, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2775 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2774, <4 x double> %2748, <4 x double> %2773)
  %2776 = fmul <4 x double> %2771, %2750
  %2777 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2770, <4 x double> %2749, <4 x double> %2776)
  %2778 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2774, <4 x double> %2751, <4 x double> %2777)
  %2779 = shufflevector <4 x double> %2745, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2780 = shufflevector <4 x double> %2745, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2781 = fneg <4 x double> %2780
  %2782 = fmul <4 x double> %2766, %2781
  %2783 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2779, <4 x double> %2775, <4 x double> %2782)
  %2784 = fadd <4 x double> %2783, %2760
  %2785 = shufflevector <4 x double> %2745, <4 x double> poison, <4 x i32> zeroinitializer
  %2786 = fneg <4 x double> %2785
  %2787 = fmul <4 x double> %2775, %2786
  %2788 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2780, <4 x double> %2757, <4 x double> %2787)
  %2789 = fadd <4 x double> %2788, %2769
  %2790 = fneg <4 x double> %2779
  %2791 = fmul <4 x double> %2757, %2790
  %2792 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2785, <4 x double> %2766, <4 x double> %2791)
  %2793 = fadd <4 x double> %2792, %2778
  %2794 = load <4 x double>, ptr %2741, align 32
  %2795 = fadd <4 x double> %2757, %2794
  store <4 x double> %2795, ptr %2741, align 32
  %2796 = getelementptr <4 x double>, ptr %2741, i64 3
  %2797 = load <4 x double>, ptr %2796, align 32
  %2798 = fadd <4 x double> %2784, %2797
  store <4 x double> %2798, ptr %2796, align 32
  %2799 = getelementptr <4 x double>, ptr %2741, i64 1
  %2800 = load <4 x double>, ptr %2799, align 32
  %2801 = fadd <4 x double> %2766, %2800
  store <4 x double> %2801, ptr %2799, align 32
  %2802 = getelementptr <4 x double>, ptr %2741, i64 4
  %2803 = load <4 x double>, ptr %2802, align 32
  %2804 = fadd <4 x double> %2789, %2803
  store <4 x double> %2804, ptr %2802, align 32
  %2805 = getelementptr <4 x double>, ptr %2741, i64 2
  %2806 = load <4 x double>, ptr %2805, align 32
  %2807 = fadd <4 x double> %2775, %2806
  store <4 x double> %2807, ptr %2805, align 32
  %2808 = getelementptr <4 x double>, ptr %2741, i64 5
  %2809 = load <4 x double>, ptr %2808, align 32
  %2810 = fadd <4 x double> %2793, %2809
  store <4 x double> %2810, ptr %2808, align 32
  br label %2811

2811:
  %2812 = add i64 %2646, 1
  %2813 = add i64 %2644, 1
  %2814 = icmp eq i64 %2812, %2626
  br i1 %2814, label %2815, label %2643

2815:
  %2816 = load i64, ptr %2013
  %2817 = icmp eq i64 %2816, 0
  br i1 %2817, label %3032, label %2818

2818:
  %2819 = getelementptr %struct.body, ptr %2014, i64 0, i32 0, i32 0
  %2820 = load <4 x double>, ptr %2819, align 32
  %2821 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 0, i32 1
  %2822 = load <4 x double>, ptr %2821, align 32
  %2823 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 0, i32 2
  %2824 = load <4 x double>, ptr %2823, align 32
  %2825 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 1
  %2826 = load <4 x double>, ptr %2825, align 32
  %2827 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 6, i32 0
  %2828 = load <4 x double>, ptr %2827, align 32
  %2829 = shufflevector <4 x double> %2828, <4 x double> poison, <4 x i32> zeroinitializer
  %2830 = shufflevector <4 x double> %2828, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2831 = fmul <4 x double> %2822, %2830
  %2832 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2829, <4 x double> %2831)
  %2833 = shufflevector <4 x double> %2828, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2834 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2833, <4 x double> %2832)
  %2835 = load <4 x double>, ptr %2566, align 32
  %2836 = shufflevector <4 x double> %2835, <4 x double> poison, <4 x i32> zeroinitializer
  %2837 = shufflevector <4 x double> %2835, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2838 = fmul <4 x double> %2822, %2837
  %2839 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2836, <4 x double> %2838)
  %2840 = shufflevector <4 x double> %2835, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2841 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2840, <4 x double> %2839)
  %2842 = load <4 x double>, ptr %2526, align 32
  %2843 = shufflevector <4 x double> %2842, <4 x double> poison, <4 x i32> zeroinitializer
  %2844 = shufflevector <4 x double> %2842, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2845 = fmul <4 x double> %2822, %2844
  %2846 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2843, <4 x double> %2845)
  %2847 = shufflevector <4 x double> %2842, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2848 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2847, <4 x double> %2846)
  %2849 = shufflevector <4 x double> %2820, <4 x double> poison, <4 x i32> zeroinitializer
  %2850 = shufflevector <4 x double> %2822, <4 x double> poison, <4 x i32> zeroinitializer
  %2851 = fmul <4 x double> %2850, %2841
  %2852 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2834, <4 x double> %2849, <4 x double> %2851)
  %2853 = shufflevector <4 x double> %2824, <4 x double> poison, <4 x i32> zeroinitializer
  %2854 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2848, <4 x double> %2853, <4 x double> %2852)
  %2855 = shufflevector <4 x double> %2820, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2856 = shufflevector <4 x double> %2822, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2857 = fmul <4 x double> %2856, %2841
  %2858 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2834, <4 x double> %2855, <4 x double> %2857)
  %2859 = shufflevector <4 x double> %2824, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2860 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2848, <4 x double> %2859, <4 x double> %2858)
  %2861 = shufflevector <4 x double> %2820, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2862 = shufflevector <4 x double> %2822, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2863 = fmul <4 x double> %2862, %2841
  %2864 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2834, <4 x double> %2861, <4 x double> %2863)
  %2865 = shufflevector <4 x double> %2824, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2866 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2848, <4 x double> %2865, <4 x double> %2864)
  %2867 = load <4 x double>, ptr %2520, align 32
  %2868 = shufflevector <4 x double> %2867, <4 x double> poison, <4 x i32> zeroinitializer
  %2869 = shufflevector <4 x double> %2867, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2870 = fmul <4 x double> %2822, %2869
  %2871 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2868, <4 x double> %2870)
  %2872 = shufflevector <4 x double> %2867, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2873 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2872, <4 x double> %2871)
  %2874 = load <4 x double>, ptr %2522, align 32
  %2875 = shufflevector <4 x double> %2874, <4 x double> poison, <4 x i32> zeroinitializer
  %2876 = shufflevector <4 x double> %2874, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2877 = fmul <4 x double> %2822, %2876
  %2878 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2875, <4 x double> %2877)
  %2879 = shufflevector <4 x double> %2874, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2880 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2879, <4 x double> %2878)
  %2881 = load <4 x double>, ptr %2524, align 32
  %2882 = shufflevector <4 x double> %2881, <4 x double> poison, <4 x i32> zeroinitializer
  %2883 = shufflevector <4 x double> %2881, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2884 = fmul <4 x double> %2822, %2883
  %2885 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2882, <4 x double> %2884)
  %2886 = shufflevector <4 x double> %2881, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2887 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2886, <4 x double> %2885)
  %2888 = fmul <4 x double> %2850, %2880
  %2889 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2873, <4 x double> %2849, <4 x double> %2888)
  %2890 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2887, <4 x double> %2853, <4 x double> %2889)
  %2891 = fmul <4 x double> %2856, %2880
  %2892 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2873, <4 x double> %2855, <4 x double> %2891)
  %2893 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2887, <4 x double> %2859, <4 x double> %2892)
  %2894 = fmul <4 x double> %2862, %2880
  %2895 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2873, <4 x double> %2861, <4 x double> %2894)
  %2896 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2887, <4 x double> %2865, <4 x double> %2895)
  %2897 = getelementptr %struct.body, ptr %1655, i64 %2009, i32 8, i32 0
  %2898 = load <4 x double>, ptr %2897, align 32
  %2899 = shufflevector <4 x double> %2898, <4 x double> poison, <4 x i32> zeroinitializer
  %2900 = shufflevector <4 x double> %2898, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2901 = fmul <4 x double> %2822, %2900
  %2902 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2899, <4 x double> %2901)
  %2903 = shufflevector <4 x double> %2898, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2904 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2903, <4 x double> %2902)
  %2905 = load <4 x double>, ptr %2583, align 32
  %2906 = shufflevector <4 x double> %2905, <4 x double> poison, <4 x i32> zeroinitializer
  %2907 = shufflevector <4 x double> %2905, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2908 = fmul <4 x double> %2822, %2907
  %2909 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2906, <4 x double> %2908)
  %2910 = shufflevector <4 x double> %2905, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2911 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2910, <4 x double> %2909)
  %2912 = load <4 x double>, ptr %2586, align 32
  %2913 = shufflevector <4 x double> %2912, <4 x double> poison, <4 x i32> zeroinitializer
  %2914 = shufflevector <4 x double> %2912, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2915 = fmul <4 x double> %2822, %2914
  %2916 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %2913, <4 x double> %2915)
  %2917 = shufflevector <4 x double> %2912, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2918 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %2917, <4 x double> %2916)
  %2919 = fmul <4 x double> %2850, %2911
  %2920 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2904, <4 x double> %2849, <4 x double> %2919)
  %2921 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2918, <4 x double> %2853, <4 x double> %2920)
  %2922 = fmul <4 x double> %2856, %2911
  %2923 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2904, <4 x double> %2855, <4 x double> %2922)
  %2924 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2918, <4 x double> %2859, <4 x double> %2923)
  %2925 = fmul <4 x double> %2862, %2911
  %2926 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2904, <4 x double> %2861, <4 x double> %2925)
  %2927 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2918, <4 x double> %2865, <4 x double> %2926)
  %2928 = shufflevector <4 x double> %2921, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2929 = fmul <4 x double> %2826, %2928
  %2930 = shufflevector <4 x double> %2826, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2931 = fmul <4 x double> %2930, %2921
  %2932 = fsub <4 x double> %2929, %2931
  %2933 = shufflevector <4 x double> %2932, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2934 = shufflevector <4 x double> %2924, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2935 = fmul <4 x double> %2826, %2934
  %2936 = fmul <4 x double> %2930, %2924
  %2937 = fsub <4 x double> %2935, %2936
  %2938 = shufflevector <4 x double> %2937, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2939 = shufflevector <4 x double> %2927, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2940 = fmul <4 x double> %2826, %2939
  %2941 = fmul <4 x double> %2930, %2927
  %2942 = fsub <4 x double> %2940, %2941
  %2943 = shufflevector <4 x double> %2942, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2944 = fadd <4 x double> %2890, %2933
  %2945 = fadd <4 x double> %2893, %2938
  %2946 = fadd <4 x double> %2896, %2943
  %2947 = shufflevector <4 x double> %2826, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2948 = shufflevector <4 x double> %2826, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2949 = fneg <4 x double> %2893
  %2950 = fmul <4 x double> %2948, %2949
  %2951 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2896, <4 x double> %2947, <4 x double> %2950)
  %2952 = shufflevector <4 x double> %2826, <4 x double> poison, <4 x i32> zeroinitializer
  %2953 = fneg <4 x double> %2896
  %2954 = fmul <4 x double> %2952, %2953
  %2955 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2890, <4 x double> %2948, <4 x double> %2954)
  %2956 = fneg <4 x double> %2890
  %2957 = fmul <4 x double> %2947, %2956
  %2958 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2893, <4 x double> %2952, <4 x double> %2957)
  %2959 = shufflevector <4 x double> %2951, <4 x double> %2955, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %2960 = shufflevector <4 x double> %2951, <4 x double> %2955, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %2961 = shufflevector <4 x double> %2959, <4 x double> %2958, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %2962 = shufflevector <4 x double> %2959, <4 x double> %2958, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %2963 = shufflevector <4 x double> %2960, <4 x double> %2958, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %2964 = fneg <4 x double> %2945
  %2965 = fmul <4 x double> %2948, %2964
  %2966 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2946, <4 x double> %2947, <4 x double> %2965)
  %2967 = fneg <4 x double> %2946
  %2968 = fmul <4 x double> %2952, %2967
  %2969 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2944, <4 x double> %2948, <4 x double> %2968)
  %2970 = fneg <4 x double> %2944
  %2971 = fmul <4 x double> %2947, %2970
  %2972 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2945, <4 x double> %2952, <4 x double> %2971)
  %2973 = fadd <4 x double> %2961, %2966
  %2974 = fadd <4 x double> %2962, %2969
  %2975 = fadd <4 x double> %2963, %2972
  %2976 = fadd <4 x double> %2854, %2973
  %2977 = fadd <4 x double> %2860, %2974
  %2978 = fadd <4 x double> %2866, %2975
  %2979 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 6, i32 0
  %2980 = load <4 x double>, ptr %2979, align 32
  %2981 = fadd <4 x double> %2980, %2976
  %2982 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 6, i32 1
  %2983 = load <4 x double>, ptr %2982, align 32
  %2984 = fadd <4 x double> %2983, %2977
  %2985 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 6, i32 2
  %2986 = load <4 x double>, ptr %2985, align 32
  %2987 = fadd <4 x double> %2986, %2978
  store <4 x double> %2981, ptr %2979, align 32
  store <4 x double> %2984, ptr %2982, align 32
  store <4 x double> %2987, ptr %2985, align 32
  %2988 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 7, i32 0
  %2989 = load <4 x double>, ptr %2988, align 32
  %2990 = fadd <4 x double> %2989, %2944
  %2991 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 7, i32 1
  %2992 = load <4 x double>, ptr %2991, align 32
  %2993 = fadd <4 x double> %2992, %2945
  %2994 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 7, i32 2
  %2995 = load <4 x double>, ptr %2994, align 32
  %2996 = fadd <4 x double> %2995, %2946
  store <4 x double> %2990, ptr %2988, align 32
  store <4 x double> %2993, ptr %2991, align 32
  store <4 x double> %2996, ptr %2994, align 32
  %2997 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 8, i32 0
  %2998 = load <4 x double>, ptr %2997, align 32
  %2999 = fadd <4 x double> %2921, %2998
  %3000 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 8, i32 1
  %3001 = load <4 x double>, ptr %3000, align 32
  %3002 = fadd <4 x double> %2924, %3001
  %3003 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 8, i32 2
  %3004 = load <4 x double>, ptr %3003, align 32
  %3005 = fadd <4 x double> %2927, %3004
  store <4 x double> %2999, ptr %2997, align 32
  store <4 x double> %3002, ptr %3000, align 32
  store <4 x double> %3005, ptr %3003, align 32
  %3006 = load <4 x double>, ptr %2606, align 32
  %3007 = shufflevector <4 x double> %3006, <4 x double> poison, <4 x i32> zeroinitializer
  %3008 = shufflevector <4 x double> %3006, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3009 = fmul <4 x double> %2822, %3008
  %3010 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %3007, <4 x double> %3009)
  %3011 = shufflevector <4 x double> %3006, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3012 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %3011, <4 x double> %3010)
  %3013 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 9
  %3014 = load <4 x double>, ptr %3013, align 32
  %3015 = fadd <4 x double> %3014, %3012
  store <4 x double> %3015, ptr %3013, align 32
  %3016 = load <4 x double>, ptr %2603, align 32
  %3017 = shufflevector <4 x double> %3016, <4 x double> poison, <4 x i32> zeroinitializer
  %3018 = shufflevector <4 x double> %3016, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3019 = fmul <4 x double> %2822, %3018
  %3020 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2820, <4 x double> %3017, <4 x double> %3019)
  %3021 = shufflevector <4 x double> %3016, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3022 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2824, <4 x double> %3021, <4 x double> %3020)
  %3023 = shufflevector <4 x double> %3012, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3024 = fmul <4 x double> %2826, %3023
  %3025 = fmul <4 x double> %2930, %3012
  %3026 = fsub <4 x double> %3024, %3025
  %3027 = shufflevector <4 x double> %3026, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3028 = fadd <4 x double> %3022, %3027
  %3029 = getelementptr %struct.body, ptr %1655, i64 %2816, i32 10
  %3030 = load <4 x double>, ptr %3029, align 32
  %3031 = fadd <4 x double> %3030, %3028
  store <4 x double> %3031, ptr %3029, align 32
  br label %3032

3032:
  %3033 = icmp sgt i64 %2009, 1
  br i1 %3033, label %2008, label %1782

3034:
  %3035 = load ptr, ptr %1654
  %3036 = load ptr, ptr %11
  %3037 = getelementptr %struct.body, ptr %3035, i64 0, i32 3
  %3038 = getelementptr %struct.closing, ptr %10, i64 0, i32 4
  %3039 = bitcast ptr %3038 to ptr
  %3040 = bitcast ptr %3037 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %3040, i8 0, i64 64, i1 false)
  %3041 = load ptr, ptr %3039
  %3042 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 15
  %3043 = load i64, ptr %3042
  %3044 = shl i64 %3043, 5
  call void @llvm.memset.p0.i64(ptr align 32 %3041, i8 0, i64 %3044, i1 false)
  %3045 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 26
  %3046 = load ptr, ptr %3045
  %3047 = load i64, ptr %3046
  %3048 = getelementptr i64, ptr %3046, i64 1
  %3049 = load i64, ptr %3048
  %3050 = icmp slt i64 %3047, %3049
  br i1 %3050, label %3051, label %3177

3051:
  %3052 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 27
  %3053 = load ptr, ptr %3052
  %3054 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 28
  %3055 = load ptr, ptr %3054
  %3056 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  %3057 = load ptr, ptr %3056
  %3058 = getelementptr %struct.closing, ptr %10, i64 0, i32 12
  %3059 = load ptr, ptr %3058
  %3060 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 16
  br label %3061

3061:
  %3062 = phi i64 [ %3047, %3051 ], [ %3162, %3161 ]
  %3063 = mul i64 %3062, 5
  %3064 = getelementptr i64, ptr %3053, i64 %3063
  %3065 = load i64, ptr %3064
  %3066 = getelementptr i64, ptr %3064, i64 1
  %3067 = load i64, ptr %3066
  %3068 = getelementptr i64, ptr %3064, i64 2
  %3069 = load i64, ptr %3068
  %3070 = add i64 %3067, 2
  %3071 = getelementptr i64, ptr %3064, i64 3
  %3072 = load i64, ptr %3071
  %3073 = getelementptr i64, ptr %3055, i64 %3072
  %3074 = getelementptr i64, ptr %3064, i64 4
  %3075 = load i64, ptr %3074
  %3076 = getelementptr <4 x double>, ptr %3057, i64 %3075
  %3077 = mul i64 %3069, %3070
  %3078 = getelementptr <4 x double>, ptr %3076, i64 %3077, i64 0
  %3079 = icmp sgt i64 %3069, 0
  br i1 %3079, label %3080, label %3118

3080:
  %3081 = icmp sgt i64 %3067, 0
  %3082 = load ptr, ptr %3038
  br label %3083

3083:
  %3084 = phi i64 [ 0, %3080 ], [ %3136, %3123 ]
  %3085 = phi ptr [ %3076, %3080 ], [ %3137, %3123 ]
  br i1 %3081, label %3139, label %3123

3086:
  %3087 = icmp sgt i64 %3069, 1
  br i1 %3087, label %3101, label %3118

3088:
  %3089 = phi i64 [ %3097, %3088 ], [ 0, %3123 ]
  %3090 = mul i64 %3089, %3069
  %3091 = add i64 %3090, %3089
  %3092 = getelementptr double, ptr %3078, i64 %3091
  %3093 = load double, ptr %3092
  %3094 = getelementptr double, ptr %3059, i64 %3089
  %3095 = load double, ptr %3094
  %3096 = fmul double %3093, %3095
  store double %3096, ptr %3094
  %3097 = add i64 %3089, 1
  %3098 = icmp eq i64 %3097, %3069
  br i1 %3098, label %3086, label %3088

3099:
  %3100 = icmp sgt i64 %3102, 2
  br i1 %3100, label %3101, label %3118

3101:
  %3102 = phi i64 [ %3103, %3099 ], [ %3069, %3086 ]
  %3103 = add i64 %3102, -1
  %3104 = mul i64 %3103, %3069
  %3105 = getelementptr double, ptr %3059, i64 %3103
  br label %3106

3106:
  %3107 = phi i64 [ 0, %3101 ], [ %3116, %3106 ]
  %3108 = add i64 %3107, %3104
  %3109 = getelementptr double, ptr %3078, i64 %3108
  %3110 = load double, ptr %3109
  %3111 = load double, ptr %3105
  %3112 = getelementptr double, ptr %3059, i64 %3107
  %3113 = load double, ptr %3112
  %3114 = fneg double %3110
  %3115 = call double @llvm.fmuladd.f64(double %3114, double %3111, double %3113)
  store double %3115, ptr %3112
  %3116 = add i64 %3107, 1
  %3117 = icmp eq i64 %3116, %3103
  br i1 %3117, label %3099, label %3106

3118:
  %3119 = icmp sgt i64 %3065, 0
  br i1 %3119, label %3120, label %3161

3120:
  %3121 = load ptr, ptr %3060
  %3122 = load ptr, ptr %3038
  br label %3153

3123:
  %3124 = phi <4 x double> [ zeroinitializer, %3083 ], [ %3150, %3139 ]
  %3125 = getelementptr <4 x double>, ptr %3085, i64 0, i64 3
  %3126 = load double, ptr %3125
  %3127 = extractelement <4 x double> %3124, i64 0
  %3128 = extractelement <4 x double> %3124, i64 1
  %3129 = fadd double %3127, %3128
  %3130 = extractelement <4 x double> %3124, i64 2
  %3131 = extractelement <4 x double> %3124, i64 3
  %3132 = fadd double %3130, %3131
  %3133 = fadd double %3129, %3132
  %3134 = fsub double %3126, %3133
  %3135 = getelementptr double, ptr %3059, i64 %3084
  store double %3134, ptr %3135
  %3136 = add i64 %3084, 1
  %3137 = getelementptr <4 x double>, ptr %3085, i64 %3070
  %3138 = icmp eq i64 %3136, %3069
  br i1 %3138, label %3088, label %3083

3139:
  %3140 = phi i64 [ %3151, %3139 ], [ 0, %3083 ]
  %3141 = phi <4 x double> [ %3150, %3139 ], [ zeroinitializer, %3083 ]
  %3142 = add i64 %3140, 2
  %3143 = getelementptr <4 x double>, ptr %3085, i64 %3142
  %3144 = load <4 x double>, ptr %3143, align 32
  %3145 = add i64 %3140, %3065
  %3146 = getelementptr i64, ptr %3073, i64 %3145
  %3147 = load i64, ptr %3146
  %3148 = getelementptr <4 x double>, ptr %3082, i64 %3147
  %3149 = load <4 x double>, ptr %3148, align 32
  %3150 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3144, <4 x double> %3149, <4 x double> %3141)
  %3151 = add i64 %3140, 1
  %3152 = icmp eq i64 %3151, %3067
  br i1 %3152, label %3123, label %3139

3153:
  %3154 = phi i64 [ 0, %3120 ], [ %3165, %3164 ]
  %3155 = phi i64 [ 0, %3120 ], [ %3166, %3164 ]
  %3156 = getelementptr i64, ptr %3073, i64 %3155
  %3157 = load i64, ptr %3156
  %3158 = getelementptr i64, ptr %3121, i64 %3157
  %3159 = load i64, ptr %3158
  %3160 = icmp sgt i64 %3159, 0
  br i1 %3160, label %3168, label %3164

3161:
  %3162 = add i64 %3062, 1
  %3163 = icmp eq i64 %3162, %3049
  br i1 %3163, label %3177, label %3061

3164:
  %3165 = phi i64 [ %3154, %3153 ], [ %3171, %3168 ]
  %3166 = add i64 %3155, 1
  %3167 = icmp eq i64 %3166, %3065
  br i1 %3167, label %3161, label %3153

3168:
  %3169 = phi i64 [ %3175, %3168 ], [ 0, %3153 ]
  %3170 = phi i64 [ %3171, %3168 ], [ %3154, %3153 ]
  %3171 = add i64 %3170, 1
  %3172 = getelementptr double, ptr %3059, i64 %3170
  %3173 = load double, ptr %3172
  %3174 = getelementptr <4 x double>, ptr %3122, i64 %3157, i64 %3169
  store double %3173, ptr %3174
  %3175 = add i64 %3169, 1
  %3176 = icmp eq i64 %3175, %3159
  br i1 %3176, label %3164, label %3168

3177:
  %3178 = load i64, ptr %1756
  %3179 = icmp slt i64 %3178, 1
  br i1 %3179, label %3455, label %3180

3180:
  %3181 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %3182 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 18
  %3183 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 19
  %3184 = getelementptr %struct.closing, ptr %10, i64 0, i32 1
  %3185 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 20
  %3186 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 27
  %3187 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 28
  %3188 = getelementptr %struct.closing, ptr %10, i64 0, i32 5
  %3189 = getelementptr %struct.closing, ptr %10, i64 0, i32 12
  %3190 = getelementptr %struct.tree_closing.1, ptr %3036, i64 0, i32 16
  br label %3191

3191:
  %3192 = phi i64 [ 1, %3180 ], [ %3296, %3440 ]
  %3193 = load ptr, ptr %3181
  %3194 = mul i64 %3192, 6
  %3195 = add i64 %3194, -6
  %3196 = getelementptr i64, ptr %3193, i64 %3195
  %3197 = load ptr, ptr %3182
  %3198 = getelementptr i64, ptr %3197, i64 %3192
  %3199 = load i64, ptr %3198
  %3200 = load ptr, ptr %3183
  %3201 = getelementptr i64, ptr %3200, i64 %3192
  %3202 = load i64, ptr %3201
  %3203 = add i64 %3202, %3199
  %3204 = icmp sgt i64 %3202, 0
  br i1 %3204, label %3205, label %3209

3205:
  %3206 = load ptr, ptr %3184
  %3207 = load ptr, ptr %3038
  %3208 = load ptr, ptr %3185
  br label %3443

3209:
  %3210 = phi <4 x double> [ zeroinitializer, %3191 ], [ %3452, %3443 ]
  %3211 = extractelement <4 x double> %3210, i64 0
  %3212 = extractelement <4 x double> %3210, i64 1
  %3213 = fadd double %3211, %3212
  %3214 = extractelement <4 x double> %3210, i64 2
  %3215 = extractelement <4 x double> %3210, i64 3
  %3216 = fadd double %3214, %3215
  %3217 = fadd double %3213, %3216
  %3218 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 13
  %3219 = load <4 x double>, ptr %3218, align 32
  %3220 = extractelement <4 x double> %3219, i64 1
  %3221 = fadd double %3220, %3217
  %3222 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 13, i64 1
  store double %3221, ptr %3222
  %3223 = load i64, ptr %3196
  %3224 = getelementptr i64, ptr %3196, i64 1
  %3225 = load i64, ptr %3224
  %3226 = icmp eq i64 %3225, 1
  %3227 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 0, i32 0
  %3228 = load <4 x double>, ptr %3227, align 32
  %3229 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 0, i32 1
  %3230 = load <4 x double>, ptr %3229, align 32
  %3231 = shufflevector <4 x double> %3228, <4 x double> %3230, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %3232 = shufflevector <4 x double> %3228, <4 x double> %3230, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3233 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 0, i32 2
  %3234 = load <4 x double>, ptr %3233, align 32
  %3235 = shufflevector <4 x double> %3231, <4 x double> %3234, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %3236 = shufflevector <4 x double> %3231, <4 x double> %3234, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %3237 = shufflevector <4 x double> %3232, <4 x double> %3234, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3238 = getelementptr %struct.body, ptr %3035, i64 %3223, i32 3
  %3239 = load <4 x double>, ptr %3238, align 32
  %3240 = shufflevector <4 x double> %3239, <4 x double> poison, <4 x i32> zeroinitializer
  %3241 = shufflevector <4 x double> %3239, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3242 = fmul <4 x double> %3236, %3241
  %3243 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3235, <4 x double> %3240, <4 x double> %3242)
  %3244 = shufflevector <4 x double> %3239, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3245 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3237, <4 x double> %3244, <4 x double> %3243)
  %3246 = getelementptr %struct.body, ptr %3035, i64 %3223, i32 4
  %3247 = load <4 x double>, ptr %3246, align 32
  %3248 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 1
  %3249 = load <4 x double>, ptr %3248, align 32
  %3250 = shufflevector <4 x double> %3249, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3251 = fmul <4 x double> %3239, %3250
  %3252 = shufflevector <4 x double> %3239, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3253 = fmul <4 x double> %3252, %3249
  %3254 = fsub <4 x double> %3251, %3253
  %3255 = shufflevector <4 x double> %3254, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3256 = fadd <4 x double> %3247, %3255
  %3257 = shufflevector <4 x double> %3256, <4 x double> poison, <4 x i32> zeroinitializer
  %3258 = shufflevector <4 x double> %3256, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3259 = fmul <4 x double> %3236, %3258
  %3260 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3235, <4 x double> %3257, <4 x double> %3259)
  %3261 = shufflevector <4 x double> %3256, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3262 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3237, <4 x double> %3261, <4 x double> %3260)
  %3263 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 11
  %3264 = load <4 x double>, ptr %3263, align 32
  %3265 = fmul <4 x double> %3264, %3245
  %3266 = extractelement <4 x double> %3265, i64 0
  %3267 = extractelement <4 x double> %3265, i64 1
  %3268 = fadd double %3266, %3267
  %3269 = extractelement <4 x double> %3265, i64 2
  %3270 = fadd double %3269, %3268
  %3271 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 12
  %3272 = load <4 x double>, ptr %3271, align 32
  %3273 = fmul <4 x double> %3272, %3262
  %3274 = extractelement <4 x double> %3273, i64 0
  %3275 = extractelement <4 x double> %3273, i64 1
  %3276 = fadd double %3274, %3275
  %3277 = extractelement <4 x double> %3273, i64 2
  %3278 = fadd double %3277, %3276
  %3279 = fadd double %3270, %3278
  %3280 = extractelement <4 x double> %3219, i64 0
  %3281 = fsub double %3221, %3279
  %3282 = fmul double %3280, %3281
  %3283 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %3282, i64 2
  %3284 = select i1 %3226, <4 x double> splat (double -0.000000e+00), <4 x double> %3283
  %3285 = fadd <4 x double> %3245, %3284
  %3286 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 3
  store <4 x double> %3285, ptr %3286, align 32
  %3287 = select i1 %3226, <4 x double> %3283, <4 x double> splat (double -0.000000e+00)
  %3288 = fadd <4 x double> %3262, %3287
  %3289 = getelementptr %struct.body, ptr %3035, i64 %3192, i32 4
  store <4 x double> %3288, ptr %3289, align 32
  %3290 = getelementptr i64, ptr %3196, i64 3
  %3291 = load i64, ptr %3290
  %3292 = getelementptr double, ptr %4, i64 %3291
  store double %3282, ptr %3292
  %3293 = load ptr, ptr %3045
  %3294 = getelementptr i64, ptr %3293, i64 %3192
  %3295 = load i64, ptr %3294
  %3296 = add i64 %3192, 1
  %3297 = getelementptr i64, ptr %3293, i64 %3296
  %3298 = load i64, ptr %3297
  %3299 = icmp slt i64 %3295, %3298
  br i1 %3299, label %3300, label %3440

3300:
  %3301 = load ptr, ptr %3186
  %3302 = load ptr, ptr %3187
  %3303 = load ptr, ptr %3188
  %3304 = load ptr, ptr %3189
  br label %3305

3305:
  %3306 = phi i64 [ %3295, %3300 ], [ %3425, %3424 ]
  %3307 = mul i64 %3306, 5
  %3308 = getelementptr i64, ptr %3301, i64 %3307
  %3309 = load i64, ptr %3308
  %3310 = getelementptr i64, ptr %3308, i64 1
  %3311 = load i64, ptr %3310
  %3312 = getelementptr i64, ptr %3308, i64 2
  %3313 = load i64, ptr %3312
  %3314 = add i64 %3311, 2
  %3315 = getelementptr i64, ptr %3308, i64 3
  %3316 = load i64, ptr %3315
  %3317 = getelementptr i64, ptr %3302, i64 %3316
  %3318 = getelementptr i64, ptr %3308, i64 4
  %3319 = load i64, ptr %3318
  %3320 = getelementptr <4 x double>, ptr %3303, i64 %3319
  %3321 = mul i64 %3313, %3314
  %3322 = getelementptr <4 x double>, ptr %3320, i64 %3321, i64 0
  %3323 = icmp sgt i64 %3313, 0
  br i1 %3323, label %3324, label %3362

3324:
  %3325 = icmp sgt i64 %3311, 0
  %3326 = load ptr, ptr %3038
  br label %3327

3327:
  %3328 = phi i64 [ 0, %3324 ], [ %3399, %3367 ]
  %3329 = phi ptr [ %3320, %3324 ], [ %3400, %3367 ]
  br i1 %3325, label %3402, label %3367

3330:
  %3331 = icmp sgt i64 %3313, 1
  br i1 %3331, label %3345, label %3362

3332:
  %3333 = phi i64 [ %3341, %3332 ], [ 0, %3367 ]
  %3334 = mul i64 %3333, %3313
  %3335 = add i64 %3334, %3333
  %3336 = getelementptr double, ptr %3322, i64 %3335
  %3337 = load double, ptr %3336
  %3338 = getelementptr double, ptr %3304, i64 %3333
  %3339 = load double, ptr %3338
  %3340 = fmul double %3337, %3339
  store double %3340, ptr %3338
  %3341 = add i64 %3333, 1
  %3342 = icmp eq i64 %3341, %3313
  br i1 %3342, label %3330, label %3332

3343:
  %3344 = icmp sgt i64 %3346, 2
  br i1 %3344, label %3345, label %3362

3345:
  %3346 = phi i64 [ %3347, %3343 ], [ %3313, %3330 ]
  %3347 = add i64 %3346, -1
  %3348 = mul i64 %3347, %3313
  %3349 = getelementptr double, ptr %3304, i64 %3347
  br label %3350

3350:
  %3351 = phi i64 [ 0, %3345 ], [ %3360, %3350 ]
  %3352 = add i64 %3351, %3348
  %3353 = getelementptr double, ptr %3322, i64 %3352
  %3354 = load double, ptr %3353
  %3355 = load double, ptr %3349
  %3356 = getelementptr double, ptr %3304, i64 %3351
  %3357 = load double, ptr %3356
  %3358 = fneg double %3354
  %3359 = call double @llvm.fmuladd.f64(double %3358, double %3355, double %3357)
  store double %3359, ptr %3356
  %3360 = add i64 %3351, 1
  %3361 = icmp eq i64 %3360, %3347
  br i1 %3361, label %3343, label %3350

3362:
  %3363 = icmp sgt i64 %3309, 0
  br i1 %3363, label %3364, label %3424

3364:
  %3365 = load ptr, ptr %3190
  %3366 = load ptr, ptr %3038
  br label %3416

3367:
  %3368 = phi <4 x double> [ zeroinitializer, %3327 ], [ %3413, %3402 ]
  %3369 = getelementptr <4 x double>, ptr %3329, i64 0, i64 3
  %3370 = load double, ptr %3369
  %3371 = extractelement <4 x double> %3368, i64 0
  %3372 = extractelement <4 x double> %3368, i64 1
  %3373 = fadd double %3371, %3372
  %3374 = extractelement <4 x double> %3368, i64 2
  %3375 = extractelement <4 x double> %3368, i64 3
  %3376 = fadd double %3374, %3375
  %3377 = fadd double %3373, %3376
  %3378 = fsub double %3370, %3377
  %3379 = getelementptr double, ptr %3304, i64 %3328
  store double %3378, ptr %3379
  %3380 = load <4 x double>, ptr %3329, align 32
  %3381 = load <4 x double>, ptr %3289, align 32
  %3382 = fmul <4 x double> %3380, %3381
  %3383 = extractelement <4 x double> %3382, i64 0
  %3384 = extractelement <4 x double> %3382, i64 1
  %3385 = fadd double %3383, %3384
  %3386 = extractelement <4 x double> %3382, i64 2
  %3387 = fadd double %3386, %3385
  %3388 = getelementptr <4 x double>, ptr %3329, i64 1
  %3389 = load <4 x double>, ptr %3388, align 32
  %3390 = load <4 x double>, ptr %3286, align 32
  %3391 = fmul <4 x double> %3389, %3390
  %3392 = extractelement <4 x double> %3391, i64 0
  %3393 = extractelement <4 x double> %3391, i64 1
  %3394 = fadd double %3392, %3393
  %3395 = extractelement <4 x double> %3391, i64 2
  %3396 = fadd double %3395, %3394
  %3397 = fadd double %3387, %3396
  %3398 = fadd double %3378, %3397
  store double %3398, ptr %3379
  %3399 = add i64 %3328, 1
  %3400 = getelementptr <4 x double>, ptr %3329, i64 %3314
  %3401 = icmp eq i64 %3399, %3313
  br i1 %3401, label %3332, label %3327

3402:
  %3403 = phi i64 [ %3414, %3402 ], [ 0, %3327 ]
  %3404 = phi <4 x double> [ %3413, %3402 ], [ zeroinitializer, %3327 ]
  %3405 = add i64 %3403, 2
  %3406 = getelementptr <4 x double>, ptr %3329, i64 %3405
  %3407 = load <4 x double>, ptr %3406, align 32
  %3408 = add i64 %3403, %3309
  %3409 = getelementptr i64, ptr %3317, i64 %3408
  %3410 = load i64, ptr %3409
  %3411 = getelementptr <4 x double>, ptr %3326, i64 %3410
  %3412 = load <4 x double>, ptr %3411, align 32
  %3413 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3407, <4 x double> %3412, <4 x double> %3404)
  %3414 = add i64 %3403, 1
  %3415 = icmp eq i64 %3414, %3311
  br i1 %3415, label %3367, label %3402

3416:
  %3417 = phi i64 [ 0, %3364 ], [ %3428, %3427 ]
  %3418 = phi i64 [ 0, %3364 ], [ %3429, %3427 ]
  %3419 = getelementptr i64, ptr %3317, i64 %3418
  %3420 = load i64, ptr %3419
  %3421 = getelementptr i64, ptr %3365, i64 %3420
  %3422 = load i64, ptr %3421
  %3423 = icmp sgt i64 %3422, 0
  br i1 %3423, label %3431, label %3427

3424:
  %3425 = add i64 %3306, 1
  %3426 = icmp eq i64 %3425, %3298
  br i1 %3426, label %3440, label %3305

3427:
  %3428 = phi i64 [ %3417, %3416 ], [ %3434, %3431 ]
  %3429 = add i64 %3418, 1
  %3430 = icmp eq i64 %3429, %3309
  br i1 %3430, label %3424, label %3416

3431:
  %3432 = phi i64 [ %3438, %3431 ], [ 0, %3416 ]
  %3433 = phi i64 [ %3434, %3431 ], [ %3417, %3416 ]
  %3434 = add i64 %3433, 1
  %3435 = getelementptr double, ptr %3304, i64 %3433
  %3436 = load double, ptr %3435
  %3437 = getelementptr <4 x double>, ptr %3366, i64 %3420, i64 %3432
  store double %3436, ptr %3437
  %3438 = add i64 %3432, 1
  %3439 = icmp eq i64 %3438, %3422
  br i1 %3439, label %3427, label %3431

3440:
  %3441 = load i64, ptr %1756
  %3442 = icmp slt i64 %3192, %3441
  br i1 %3442, label %3191, label %3455

3443:
  %3444 = phi i64 [ %3199, %3205 ], [ %3453, %3443 ]
  %3445 = phi <4 x double> [ zeroinitializer, %3205 ], [ %3452, %3443 ]
  %3446 = getelementptr <4 x double>, ptr %3206, i64 %3444
  %3447 = load <4 x double>, ptr %3446, align 32
  %3448 = getelementptr i64, ptr %3208, i64 %3444
  %3449 = load i64, ptr %3448
  %3450 = getelementptr <4 x double>, ptr %3207, i64 %3449
  %3451 = load <4 x double>, ptr %3450, align 32
  %3452 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3447, <4 x double> %3451, <4 x double> %3445)
  %3453 = add i64 %3444, 1
  %3454 = icmp slt i64 %3453, %3203
  br i1 %3454, label %3443, label %3209

3455:
  %3456 = icmp eq ptr %5, null
  br i1 %3456, label %3470, label %3457

3457:
  %3458 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 0
  %3459 = load i64, ptr %3458
  %3460 = getelementptr %struct.closing, ptr %10, i64 0, i32 4
  %3461 = bitcast ptr %3460 to ptr
  %3462 = load ptr, ptr %3461
  %3463 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 3
  %3464 = getelementptr %struct.tree_closing.1, ptr %12, i64 0, i32 2
  %3465 = call i64 @llvm.smax.i64(i64 %3459, i64 0)
  %3466 = icmp slt i64 %3459, 1
  br i1 %3466, label %3470, label %3467

3467:
  %3468 = load ptr, ptr %3463
  %3469 = load ptr, ptr %3464
  br label %3471

3470:
  ret void

3471:
  %3472 = phi i64 [ %3480, %3471 ], [ 0, %3467 ]
  %3473 = getelementptr i64, ptr %3468, i64 %3472
  %3474 = load i64, ptr %3473
  %3475 = getelementptr double, ptr %3462, i64 %3474
  %3476 = load double, ptr %3475
  %3477 = getelementptr i64, ptr %3469, i64 %3472
  %3478 = load i64, ptr %3477
  %3479 = getelementptr double, ptr %5, i64 %3478
  store double %3476, ptr %3479
  %3480 = add i64 %3472, 1
  %3481 = icmp eq i64 %3480, %3465
  br i1 %3481, label %3470, label %3471
}

define internal void @closing_of(ptr sret(%struct.closing) align 8  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 21
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
  %30 = getelementptr %struct.tree_motion, ptr %1, i64 0, i32 20
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
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  %7 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  %50 = phi i64 [ %28, %30 ], [ %386, %385 ]
  br i1 %11, label %51, label %145

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
  br i1 %66, label %67, label %385

67:
  %68 = getelementptr i64, ptr %57, i64 1
  %69 = getelementptr i64, ptr %57, i64 5
  %70 = getelementptr %struct.flat, ptr %52, i64 %50, i32 27
  %71 = getelementptr %struct.flat, ptr %52, i64 %50, i32 28
  %72 = getelementptr %struct.tree_closing.1, ptr %53, i64 0, i32 21
  %73 = getelementptr %struct.flat, ptr %52, i64 %50, i32 11
  %74 = getelementptr %struct.flat, ptr %52, i64 %50, i32 12
  br label %75

75:
  %76 = phi i64 [ 0, %67 ], [ %143, %142 ]
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
  %88 = load double, ptr %71
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
  br i1 %117, label %142, label %118

118:
  %119 = load ptr, ptr %35
  %120 = load ptr, ptr %72
  %121 = getelementptr i64, ptr %120, i64 %77
  %122 = load i64, ptr %121
  %123 = mul i64 %122, 3
  %124 = getelementptr <4 x double>, ptr %119, i64 %123
  %125 = load <4 x double>, ptr %124, align 32
  %126 = fadd <4 x double> %112, %125
  store <4 x double> %126, ptr %124, align 32
  %127 = getelementptr <4 x double>, ptr %124, i64 1
  %128 = load <4 x double>, ptr %127, align 32
  %129 = fadd <4 x double> %111, %128
  store <4 x double> %129, ptr %127, align 32
  %130 = load double, ptr %73
  %131 = insertelement <4 x double> poison, double %130, i64 0
  %132 = shufflevector <4 x double> %131, <4 x double> poison, <4 x i32> zeroinitializer
  %133 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %132, <4 x double> %111, <4 x double> %110)
  %134 = load double, ptr %74
  %135 = insertelement <4 x double> poison, double %134, i64 0
  %136 = shufflevector <4 x double> %135, <4 x double> poison, <4 x i32> zeroinitializer
  %137 = fneg <4 x double> %136
  %138 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %112, <4 x double> %133)
  %139 = getelementptr <4 x double>, ptr %124, i64 2
  %140 = load <4 x double>, ptr %139, align 32
  %141 = fadd <4 x double> %140, %138
  store <4 x double> %141, ptr %139, align 32
  br label %142

142:
  %143 = add i64 %76, 1
  %144 = icmp eq i64 %143, %65
  br i1 %144, label %385, label %75

145:
  %146 = load ptr, ptr %31
  %147 = getelementptr i64, ptr %146, i64 %50
  %148 = load i64, ptr %147
  %149 = add i64 %50, 1
  %150 = getelementptr i64, ptr %146, i64 %149
  %151 = load i64, ptr %150
  %152 = icmp slt i64 %148, %151
  br i1 %152, label %276, label %153

153:
  %154 = load ptr, ptr %44
  %155 = load ptr, ptr %7
  %156 = load ptr, ptr %45
  %157 = mul i64 %50, 6
  %158 = add i64 %157, -6
  %159 = getelementptr i64, ptr %156, i64 %158
  %160 = getelementptr %struct.tree_closing.1, ptr %155, i64 0, i32 18
  %161 = load ptr, ptr %160
  %162 = getelementptr i64, ptr %161, i64 %50
  %163 = load i64, ptr %162
  %164 = getelementptr %struct.tree_closing.1, ptr %155, i64 0, i32 19
  %165 = load ptr, ptr %164
  %166 = getelementptr i64, ptr %165, i64 %50
  %167 = load i64, ptr %166
  %168 = icmp sgt i64 %167, 0
  br i1 %168, label %169, label %385

169:
  %170 = getelementptr i64, ptr %159, i64 1
  %171 = getelementptr %struct.tree_closing.1, ptr %155, i64 0, i32 21
  %172 = getelementptr %struct.body, ptr %154, i64 %50, i32 0, i32 0
  %173 = getelementptr %struct.body, ptr %154, i64 %50, i32 0, i32 1
  %174 = getelementptr %struct.body, ptr %154, i64 %50, i32 0, i32 2
  %175 = getelementptr %struct.body, ptr %154, i64 %50, i32 1
  br label %176

176:
  %177 = phi i64 [ 0, %169 ], [ %274, %273 ]
  %178 = add i64 %177, %163
  %179 = load ptr, ptr %35
  %180 = mul i64 %178, 6
  %181 = getelementptr <4 x double>, ptr %179, i64 %180
  %182 = load i64, ptr %170
  %183 = icmp eq i64 %182, 1
  %184 = select i1 %183, i64 2, i64 5
  %185 = getelementptr <4 x double>, ptr %181, i64 %184
  %186 = load <4 x double>, ptr %185, align 32
  %187 = fneg <4 x double> %186
  %188 = load ptr, ptr %46
  %189 = getelementptr <4 x double>, ptr %188, i64 %178
  store <4 x double> %187, ptr %189, align 32
  %190 = load i64, ptr %159
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %273, label %192

192:
  %193 = load ptr, ptr %35
  %194 = load ptr, ptr %171
  %195 = getelementptr i64, ptr %194, i64 %178
  %196 = load i64, ptr %195
  %197 = mul i64 %196, 6
  %198 = getelementptr <4 x double>, ptr %193, i64 %197
  %199 = load <4 x double>, ptr %172, align 32
  %200 = load <4 x double>, ptr %173, align 32
  %201 = load <4 x double>, ptr %174, align 32
  %202 = load <4 x double>, ptr %175, align 32
  %203 = load <4 x double>, ptr %181, align 32
  %204 = getelementptr <4 x double>, ptr %181, i64 1
  %205 = load <4 x double>, ptr %204, align 32
  %206 = getelementptr <4 x double>, ptr %181, i64 2
  %207 = load <4 x double>, ptr %206, align 32
  %208 = getelementptr <4 x double>, ptr %181, i64 3
  %209 = load <4 x double>, ptr %208, align 32
  %210 = getelementptr <4 x double>, ptr %181, i64 4
  %211 = load <4 x double>, ptr %210, align 32
  %212 = getelementptr <4 x double>, ptr %181, i64 5
  %213 = load <4 x double>, ptr %212, align 32
  %214 = shufflevector <4 x double> %199, <4 x double> poison, <4 x i32> zeroinitializer
  %215 = shufflevector <4 x double> %200, <4 x double> poison, <4 x i32> zeroinitializer
  %216 = fmul <4 x double> %215, %205
  %217 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %214, <4 x double> %203, <4 x double> %216)
  %218 = shufflevector <4 x double> %201, <4 x double> poison, <4 x i32> zeroinitializer
  %219 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %218, <4 x double> %207, <4 x double> %217)
  %220 = fmul <4 x double> %215, %211
  %221 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %214, <4 x double> %209, <4 x double> %220)
  %222 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %218, <4 x double> %213, <4 x double> %221)
  %223 = shufflevector <4 x double> %199, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %224 = shufflevector <4 x double> %200, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %225 = fmul <4 x double> %224, %205
  %226 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %203, <4 x double> %225)
  %227 = shufflevector <4 x double> %201, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %228 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %227, <4 x double> %207, <4 x double> %226)
  %229 = fmul <4 x double> %224, %211
  %230 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %209, <4 x double> %229)
  %231 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %227, <4 x double> %213, <4 x double> %230)
  %232 = shufflevector <4 x double> %199, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %233 = shufflevector <4 x double> %200, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %234 = fmul <4 x double> %233, %205
  %235 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %203, <4 x double> %234)
  %236 = shufflevector <4 x double> %201, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %237 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %236, <4 x double> %207, <4 x double> %235)
  %238 = fmul <4 x double> %233, %211
  %239 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %232, <4 x double> %209, <4 x double> %238)
  %240 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %236, <4 x double> %213, <4 x double> %239)
  %241 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %242 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %243 = fneg <4 x double> %242
  %244 = fmul <4 x double> %228, %243
  %245 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %241, <4 x double> %237, <4 x double> %244)
  %246 = fadd <4 x double> %245, %222
  %247 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %248 = fneg <4 x double> %247
  %249 = fmul <4 x double> %237, %248
  %250 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %219, <4 x double> %249)
  %251 = fadd <4 x double> %250, %231
  %252 = fneg <4 x double> %241
  %253 = fmul <4 x double> %219, %252
  %254 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %247, <4 x double> %228, <4 x double> %253)
  %255 = fadd <4 x double> %254, %240
  %256 = load <4 x double>, ptr %198, align 32
  %257 = fadd <4 x double> %219, %256
  store <4 x double> %257, ptr %198, align 32
  %258 = getelementptr <4 x double>, ptr %198, i64 3
  %259 = load <4 x double>, ptr %258, align 32
  %260 = fadd <4 x double> %246, %259
  store <4 x double> %260, ptr %258, align 32
  %261 = getelementptr <4 x double>, ptr %198, i64 1
  %262 = load <4 x double>, ptr %261, align 32
  %263 = fadd <4 x double> %228, %262
  store <4 x double> %263, ptr %261, align 32
  %264 = getelementptr <4 x double>, ptr %198, i64 4
  %265 = load <4 x double>, ptr %264, align 32
  %266 = fadd <4 x double> %251, %265
  store <4 x double> %266, ptr %264, align 32
  %267 = getelementptr <4 x double>, ptr %198, i64 2
  %268 = load <4 x double>, ptr %267, align 32
  %269 = fadd <4 x double> %237, %268
  store <4 x double> %269, ptr %267, align 32
  %270 = getelementptr <4 x double>, ptr %198, i64 5
  %271 = load <4 x double>, ptr %270, align 32
  %272 = fadd <4 x double> %255, %271
  store <4 x double> %272, ptr %270, align 32
  br label %273

273:
  %274 = add i64 %177, 1
  %275 = icmp eq i64 %274, %167
  br i1 %275, label %385, label %176

276:
  %277 = phi ptr [ %381, %380 ], [ %146, %145 ]
  %278 = phi i64 [ %281, %380 ], [ %148, %145 ]
  %279 = load ptr, ptr %32
  %280 = load ptr, ptr %33
  %281 = add i64 %278, 1
  %282 = getelementptr i64, ptr %280, i64 %281
  %283 = load i64, ptr %282
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %34, i8 0, i64 192, i1 false)
  %284 = load ptr, ptr %35
  %285 = mul i64 %278, 6
  %286 = getelementptr <4 x double>, ptr %284, i64 %285
  %287 = getelementptr i64, ptr %280, i64 %278
  %288 = load i64, ptr %287
  %289 = icmp eq i64 %288, %283
  br i1 %289, label %380, label %290

290:
  %291 = icmp slt i64 %288, %283
  br i1 %291, label %292, label %302

292:
  %293 = load ptr, ptr %36
  %294 = load ptr, ptr %37
  br label %360

295:
  %296 = load <4 x double>, ptr %38, align 32
  %297 = load <4 x double>, ptr %39, align 32
  %298 = load <4 x double>, ptr %40, align 32
  %299 = load <4 x double>, ptr %41, align 32
  %300 = load <4 x double>, ptr %42, align 32
  %301 = load <4 x double>, ptr %43, align 32
  br label %302

302:
  %303 = phi <4 x double> [ %301, %295 ], [ zeroinitializer, %290 ]
  %304 = phi <4 x double> [ %300, %295 ], [ zeroinitializer, %290 ]
  %305 = phi <4 x double> [ %299, %295 ], [ zeroinitializer, %290 ]
  %306 = phi <4 x double> [ %298, %295 ], [ zeroinitializer, %290 ]
  %307 = phi <4 x double> [ %297, %295 ], [ zeroinitializer, %290 ]
  %308 = phi <4 x double> [ %296, %295 ], [ zeroinitializer, %290 ]
  %309 = getelementptr %struct.place, ptr %279, i64 %50, i32 0, i32 0
  %310 = load <4 x double>, ptr %309, align 32
  %311 = getelementptr %struct.place, ptr %279, i64 %50, i32 0, i32 1
  %312 = load <4 x double>, ptr %311, align 32
  %313 = getelementptr %struct.place, ptr %279, i64 %50, i32 0, i32 2
  %314 = load <4 x double>, ptr %313, align 32
  %315 = shufflevector <4 x double> %310, <4 x double> poison, <4 x i32> zeroinitializer
  %316 = shufflevector <4 x double> %310, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %317 = shufflevector <4 x double> %310, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %318 = fmul <4 x double> %307, %316
  %319 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %315, <4 x double> %308, <4 x double> %318)
  %320 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %317, <4 x double> %306, <4 x double> %319)
  %321 = load <4 x double>, ptr %286, align 32
  %322 = fadd <4 x double> %321, %320
  store <4 x double> %322, ptr %286, align 32
  %323 = fmul <4 x double> %316, %304
  %324 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %315, <4 x double> %305, <4 x double> %323)
  %325 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %317, <4 x double> %303, <4 x double> %324)
  %326 = getelementptr <4 x double>, ptr %286, i64 3
  %327 = load <4 x double>, ptr %326, align 32
  %328 = fadd <4 x double> %327, %325
  store <4 x double> %328, ptr %326, align 32
  %329 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> zeroinitializer
  %330 = shufflevector <4 x double> %312, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %331 = shufflevector <4 x double> %312, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %332 = fmul <4 x double> %307, %330
  %333 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %329, <4 x double> %308, <4 x double> %332)
  %334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %331, <4 x double> %306, <4 x double> %333)
  %335 = getelementptr <4 x double>, ptr %286, i64 1
  %336 = load <4 x double>, ptr %335, align 32
  %337 = fadd <4 x double> %336, %334
  store <4 x double> %337, ptr %335, align 32
  %338 = fmul <4 x double> %330, %304
  %339 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %329, <4 x double> %305, <4 x double> %338)
  %340 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %331, <4 x double> %303, <4 x double> %339)
  %341 = getelementptr <4 x double>, ptr %286, i64 4
  %342 = load <4 x double>, ptr %341, align 32
  %343 = fadd <4 x double> %340, %342
  store <4 x double> %343, ptr %341, align 32
  %344 = shufflevector <4 x double> %314, <4 x double> poison, <4 x i32> zeroinitializer
  %345 = shufflevector <4 x double> %314, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %346 = shufflevector <4 x double> %314, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %347 = fmul <4 x double> %307, %345
  %348 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %344, <4 x double> %308, <4 x double> %347)
  %349 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %346, <4 x double> %306, <4 x double> %348)
  %350 = getelementptr <4 x double>, ptr %286, i64 2
  %351 = load <4 x double>, ptr %350, align 32
  %352 = fadd <4 x double> %349, %351
  store <4 x double> %352, ptr %350, align 32
  %353 = fmul <4 x double> %345, %304
  %354 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %344, <4 x double> %305, <4 x double> %353)
  %355 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %346, <4 x double> %303, <4 x double> %354)
  %356 = getelementptr <4 x double>, ptr %286, i64 5
  %357 = load <4 x double>, ptr %356, align 32
  %358 = fadd <4 x double> %355, %357
  store <4 x double> %358, ptr %356, align 32
  %359 = load ptr, ptr %31
  br label %380

360:
  %361 = phi i64 [ %288, %292 ], [ %378, %360 ]
  %362 = mul i64 %361, 3
  %363 = getelementptr i64, ptr %293, i64 %362
  %364 = getelementptr double, ptr %294, i64 %361
  %365 = load double, ptr %364
  %366 = insertelement <4 x double> poison, double %365, i64 0
  %367 = shufflevector <4 x double> %366, <4 x double> poison, <4 x i32> zeroinitializer
  %368 = load i64, ptr %363
  %369 = srem i64 %368, 4
  %370 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %369
  %371 = load <4 x double>, ptr %370, align 32
  %372 = getelementptr i64, ptr %363, i64 2
  %373 = load i64, ptr %372
  %374 = getelementptr [6 x <4 x double>], ptr %6, i64 0, i64 %373
  %375 = load <4 x double>, ptr %374, align 32
  %376 = fneg <4 x double> %367
  %377 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %371, <4 x double> %375)
  store <4 x double> %377, ptr %374, align 32
  %378 = add i64 %361, 1
  %379 = icmp eq i64 %378, %283
  br i1 %379, label %295, label %360

380:
  %381 = phi ptr [ %277, %276 ], [ %359, %302 ]
  %382 = getelementptr i64, ptr %381, i64 %149
  %383 = load i64, ptr %382
  %384 = icmp slt i64 %281, %383
  br i1 %384, label %276, label %153

385:
  %386 = add i64 %50, -1
  %387 = icmp sgt i64 %50, 1
  br i1 %387, label %49, label %48
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
