; tree_motion: made by tools/make_loops_text.py from tree_motion, tree_loops
; sources 4c2080632f5ca3af7964d0f6ddd95b2116dd4da7f8d30030ddaf6a7127353ab8
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
  br i1 %18, label %19, label %436

19:
  %20 = phi i64 [ %22, %19 ], [ 0, %15 ]
  %21 = getelementptr double, ptr %7, i64 %20
  store double 0x7FF8000000000000, ptr %21
  %22 = add i64 %20, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %436, label %19

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
  br label %399

87:
  %88 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 19
  %89 = load i64, ptr %88
  %90 = icmp sgt i64 %89, -1
  br i1 %90, label %91, label %398

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
  br label %399

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
  br i1 %113, label %115, label %399

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
  %327 = phi i64 [ 0, %115 ], [ %395, %394 ]
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
  %343 = fmul double %338, %342
  %344 = call double @llvm.fmuladd.f64(double %341, double %336, double %343)
  %345 = extractelement <4 x double> %340, i64 2
  %346 = extractelement <4 x double> %340, i64 3
  %347 = call double @llvm.fmuladd.f64(double %345, double %334, double %346)
  %348 = fadd double %347, %344
  %349 = fneg double %348
  %350 = getelementptr i64, ptr %330, i64 1
  %351 = load i64, ptr %350
  %352 = icmp eq i64 %351, 1
  %353 = select i1 %352, double 0.000000e+00, double %348
  %354 = fsub double %334, %353
  %355 = getelementptr %struct.flat, ptr %331, i64 0, i32 8
  store double %354, ptr %355, align 32
  %356 = getelementptr %struct.flat, ptr %331, i64 0, i32 12
  %357 = load double, ptr %356, align 32
  %358 = fneg double %334
  %359 = call double @llvm.fmuladd.f64(double %358, double %357, double %336)
  br i1 %352, label %360, label %372

360:
  %361 = getelementptr %struct.flat, ptr %331, i64 0, i32 13
  %362 = load double, ptr %361
  %363 = fmul double %348, %362
  %364 = fsub double %359, %363
  %365 = getelementptr %struct.flat, ptr %331, i64 0, i32 11
  %366 = load double, ptr %365
  %367 = call double @llvm.fmuladd.f64(double %334, double %366, double %338)
  %368 = getelementptr %struct.flat, ptr %331, i64 0, i32 14
  %369 = load double, ptr %368, align 16
  %370 = fmul double %348, %369
  %371 = fsub double %367, %370
  br label %382

372:
  %373 = fadd double %359, 0.000000e+00
  %374 = getelementptr %struct.flat, ptr %331, i64 0, i32 11
  %375 = load double, ptr %374
  %376 = call double @llvm.fmuladd.f64(double %334, double %375, double %338)
  %377 = fadd double %376, 0.000000e+00
  %378 = getelementptr i64, ptr %330, i64 5
  %379 = load i64, ptr %378
  %380 = icmp slt i64 %379, 3
  %381 = select i1 %380, double %349, double %348
  br label %382

382:
  %383 = phi double [ %364, %360 ], [ %373, %372 ]
  %384 = phi double [ %371, %360 ], [ %377, %372 ]
  %385 = phi double [ %349, %360 ], [ %381, %372 ]
  %386 = getelementptr %struct.flat, ptr %331, i64 0, i32 9
  store double %383, ptr %386
  %387 = getelementptr %struct.flat, ptr %331, i64 0, i32 10
  store double %384, ptr %387, align 16
  %388 = getelementptr i64, ptr %330, i64 3
  %389 = load i64, ptr %388
  %390 = load i64, ptr %34
  %391 = icmp slt i64 %389, %390
  br i1 %391, label %392, label %394

392:
  %393 = getelementptr double, ptr %7, i64 %389
  store double %385, ptr %393
  br label %394

394:
  %395 = add i64 %327, 1
  %396 = load i64, ptr %100
  %397 = icmp slt i64 %395, %396
  br i1 %397, label %326, label %399

398:
  call void @solve(ptr %0, ptr %9, ptr %11, ptr %10, ptr %5, ptr %7)
  br label %399

399:
  %400 = icmp eq ptr %6, null
  br i1 %400, label %421, label %401

401:
  %402 = load ptr, ptr %80
  %403 = load ptr, ptr %81
  call void @tree_coordinate_rates(ptr %0, ptr %402, ptr %403, ptr %6)
  %404 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %405 = load i64, ptr %404
  %406 = icmp eq i64 %405, 0
  br i1 %406, label %421, label %407

407:
  %408 = load i64, ptr %34
  %409 = getelementptr double, ptr %7, i64 %408
  %410 = bitcast ptr %409 to ptr
  %411 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  %412 = load ptr, ptr %411
  %413 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %414 = load i64, ptr %413
  %415 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %416 = load i64, ptr %415
  %417 = mul i64 %416, %414
  %418 = getelementptr double, ptr %412, i64 %417
  %419 = bitcast ptr %418 to ptr
  %420 = shl i64 %405, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %410, ptr align 8 %419, i64 %420, i1 false)
  br label %421

421:
  %422 = getelementptr %struct.scratch, ptr %9, i64 0, i32 0
  %423 = load i64, ptr %422
  %424 = icmp slt i64 %423, 0
  br i1 %424, label %425, label %429

425:
  %426 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %427 = bitcast ptr %426 to ptr
  %428 = load ptr, ptr %427
  call void @free(ptr %428)
  br label %435

429:
  %430 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %423
  %431 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %432 = load ptr, ptr %431
  %433 = bitcast ptr %430 to ptr
  %434 = ptrtoint ptr %432 to i64
  store atomic i64 %434, ptr %433 release, align 8
  br label %435

435:
  br label %436

436:
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
  br i1 %14, label %15, label %2026

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
  br label %778

133:
  %134 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 26
  %135 = load ptr, ptr %134
  %136 = load i64, ptr %135
  %137 = getelementptr i64, ptr %135, i64 1
  %138 = load i64, ptr %137
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %140, label %568

140:
  %141 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %142 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %143 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %144 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %145 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %146 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %147

147:
  %148 = phi i64 [ %136, %140 ], [ %563, %562 ]
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
  br i1 %177, label %396, label %178

178:
  %179 = load ptr, ptr %144
  %180 = load i64, ptr %167
  %181 = mul i64 %180, 3
  %182 = getelementptr <4 x double>, ptr %179, i64 %181
  %183 = load ptr, ptr %111
  %184 = load i64, ptr %168
  %185 = shl i64 %184, 2
  %186 = load ptr, ptr %145
  %187 = load i64, ptr %162
  %188 = shl i64 %187, 2
  %189 = getelementptr double, ptr %186, i64 %188
  %190 = call i64 @llvm.smax.i64(i64 %157, i64 0)
  %191 = icmp slt i64 %157, 1
  br i1 %191, label %562, label %192

192:
  %193 = getelementptr <4 x double>, ptr %182, i64 2
  %194 = getelementptr <4 x double>, ptr %182, i64 1
  %195 = getelementptr <4 x double>, ptr %183, i64 %185, i64 0
  %196 = load <4 x double>, ptr %182, align 32
  %197 = load <4 x double>, ptr %194, align 32
  %198 = shufflevector <4 x double> %196, <4 x double> %197, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %199 = load <4 x double>, ptr %193, align 32
  %200 = shufflevector <4 x double> %198, <4 x double> %199, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %201 = load double, ptr %189
  %202 = fneg double %201
  %203 = insertelement <4 x double> %200, double %202, i64 3
  %204 = load double, ptr %195
  %205 = fcmp ogt double %204, 0.000000e+00
  %206 = fdiv double 1.000000e+00, %204
  %207 = select i1 %205, double %206, double 0x7FF8000000000000
  %208 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %207, i64 0
  %209 = icmp eq i64 %190, 1
  br i1 %209, label %328, label %210

210:
  %211 = extractelement <4 x double> %196, i64 1
  %212 = insertelement <4 x double> undef, double %211, i64 0
  %213 = extractelement <4 x double> %197, i64 1
  %214 = insertelement <4 x double> %212, double %213, i64 1
  %215 = extractelement <4 x double> %199, i64 1
  %216 = insertelement <4 x double> %214, double %215, i64 2
  %217 = getelementptr double, ptr %189, i64 1
  %218 = load double, ptr %217
  %219 = fneg double %218
  %220 = insertelement <4 x double> %216, double %219, i64 3
  %221 = getelementptr <4 x double>, ptr %183, i64 %185, i64 5
  %222 = load double, ptr %221
  %223 = getelementptr <4 x double>, ptr %183, i64 %185, i64 4
  %224 = load double, ptr %223
  %225 = fmul double %207, %224
  %226 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %225, i64 0
  %227 = insertelement <4 x double> poison, double %225, i64 0
  %228 = shufflevector <4 x double> %227, <4 x double> poison, <4 x i32> zeroinitializer
  %229 = fneg <4 x double> %228
  %230 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %229, <4 x double> %203, <4 x double> %220)
  %231 = fneg double %224
  %232 = fmul double %224, %231
  %233 = call double @llvm.fmuladd.f64(double %222, double %204, double %232)
  %234 = fcmp ogt double %233, 0.000000e+00
  %235 = fdiv double %204, %233
  %236 = select i1 %234, double %235, double 0x7FF8000000000000
  %237 = insertelement <4 x double> %208, double %236, i64 1
  %238 = icmp eq i64 %190, 2
  br i1 %238, label %328, label %239

239:
  %240 = extractelement <4 x double> %196, i64 2
  %241 = insertelement <4 x double> undef, double %240, i64 0
  %242 = extractelement <4 x double> %197, i64 2
  %243 = insertelement <4 x double> %241, double %242, i64 1
  %244 = extractelement <4 x double> %199, i64 2
  %245 = insertelement <4 x double> %243, double %244, i64 2
  %246 = getelementptr double, ptr %189, i64 2
  %247 = load double, ptr %246
  %248 = fneg double %247
  %249 = insertelement <4 x double> %245, double %248, i64 3
  %250 = getelementptr <4 x double>, ptr %183, i64 %185, i64 10
  %251 = load double, ptr %250
  %252 = getelementptr <4 x double>, ptr %183, i64 %185, i64 8
  %253 = load double, ptr %252
  %254 = fmul double %207, %253
  %255 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %254, i64 0
  %256 = insertelement <4 x double> poison, double %254, i64 0
  %257 = shufflevector <4 x double> %256, <4 x double> poison, <4 x i32> zeroinitializer
  %258 = fneg <4 x double> %257
  %259 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %258, <4 x double> %203, <4 x double> %249)
  %260 = getelementptr <4 x double>, ptr %183, i64 %185, i64 9
  %261 = load double, ptr %260
  %262 = fneg double %253
  %263 = call double @llvm.fmuladd.f64(double %262, double %225, double %261)
  %264 = fmul double %236, %263
  %265 = insertelement <4 x double> %255, double %264, i64 1
  %266 = insertelement <4 x double> poison, double %264, i64 0
  %267 = shufflevector <4 x double> %266, <4 x double> poison, <4 x i32> zeroinitializer
  %268 = fneg <4 x double> %267
  %269 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %268, <4 x double> %230, <4 x double> %259)
  %270 = call double @llvm.fmuladd.f64(double %262, double %254, double %251)
  %271 = fneg double %263
  %272 = call double @llvm.fmuladd.f64(double %271, double %264, double %270)
  %273 = fcmp ogt double %272, 0.000000e+00
  %274 = fdiv double 1.000000e+00, %272
  %275 = select i1 %273, double %274, double 0x7FF8000000000000
  %276 = insertelement <4 x double> %237, double %275, i64 2
  %277 = icmp eq i64 %190, 3
  br i1 %277, label %328, label %278

278:
  %279 = extractelement <4 x double> %196, i64 3
  %280 = insertelement <4 x double> undef, double %279, i64 0
  %281 = extractelement <4 x double> %197, i64 3
  %282 = insertelement <4 x double> %280, double %281, i64 1
  %283 = extractelement <4 x double> %199, i64 3
  %284 = insertelement <4 x double> %282, double %283, i64 2
  %285 = getelementptr double, ptr %189, i64 3
  %286 = load double, ptr %285
  %287 = fneg double %286
  %288 = insertelement <4 x double> %284, double %287, i64 3
  %289 = getelementptr <4 x double>, ptr %183, i64 %185, i64 15
  %290 = load double, ptr %289
  %291 = getelementptr <4 x double>, ptr %183, i64 %185, i64 12
  %292 = load double, ptr %291
  %293 = fmul double %207, %292
  %294 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %293, i64 0
  %295 = insertelement <4 x double> poison, double %293, i64 0
  %296 = shufflevector <4 x double> %295, <4 x double> poison, <4 x i32> zeroinitializer
  %297 = fneg <4 x double> %296
  %298 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %297, <4 x double> %203, <4 x double> %288)
  %299 = getelementptr <4 x double>, ptr %183, i64 %185, i64 13
  %300 = load double, ptr %299
  %301 = fneg double %292
  %302 = call double @llvm.fmuladd.f64(double %301, double %225, double %300)
  %303 = fmul double %236, %302
  %304 = insertelement <4 x double> %294, double %303, i64 1
  %305 = insertelement <4 x double> poison, double %303, i64 0
  %306 = shufflevector <4 x double> %305, <4 x double> poison, <4 x i32> zeroinitializer
  %307 = fneg <4 x double> %306
  %308 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %307, <4 x double> %230, <4 x double> %298)
  %309 = getelementptr <4 x double>, ptr %183, i64 %185, i64 14
  %310 = load double, ptr %309
  %311 = call double @llvm.fmuladd.f64(double %301, double %254, double %310)
  %312 = fneg double %302
  %313 = call double @llvm.fmuladd.f64(double %312, double %264, double %311)
  %314 = fmul double %275, %313
  %315 = insertelement <4 x double> %304, double %314, i64 2
  %316 = insertelement <4 x double> poison, double %314, i64 0
  %317 = shufflevector <4 x double> %316, <4 x double> poison, <4 x i32> zeroinitializer
  %318 = fneg <4 x double> %317
  %319 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %318, <4 x double> %269, <4 x double> %308)
  %320 = call double @llvm.fmuladd.f64(double %301, double %293, double %290)
  %321 = call double @llvm.fmuladd.f64(double %312, double %303, double %320)
  %322 = fneg double %313
  %323 = call double @llvm.fmuladd.f64(double %322, double %314, double %321)
  %324 = fcmp ogt double %323, 0.000000e+00
  %325 = fdiv double 1.000000e+00, %323
  %326 = select i1 %324, double %325, double 0x7FF8000000000000
  %327 = insertelement <4 x double> %276, double %326, i64 3
  br label %328

328:
  %329 = phi <4 x double> [ undef, %192 ], [ %226, %210 ], [ %226, %239 ], [ %226, %278 ]
  %330 = phi <4 x double> [ undef, %192 ], [ undef, %210 ], [ %265, %239 ], [ %265, %278 ]
  %331 = phi <4 x double> [ undef, %192 ], [ %230, %210 ], [ %230, %239 ], [ %230, %278 ]
  %332 = phi <4 x double> [ undef, %192 ], [ undef, %210 ], [ undef, %239 ], [ %315, %278 ]
  %333 = phi <4 x double> [ undef, %192 ], [ undef, %210 ], [ %269, %239 ], [ %269, %278 ]
  %334 = phi <4 x double> [ undef, %192 ], [ undef, %210 ], [ undef, %239 ], [ %319, %278 ]
  %335 = phi <4 x double> [ %208, %192 ], [ %237, %210 ], [ %276, %239 ], [ %327, %278 ]
  %336 = icmp ugt i64 %157, 3
  br i1 %336, label %356, label %337

337:
  %338 = icmp eq i64 %157, 3
  br i1 %338, label %350, label %339

339:
  %340 = icmp ugt i64 %157, 1
  br i1 %340, label %344, label %341

341:
  %342 = shufflevector <4 x double> %335, <4 x double> poison, <4 x i32> zeroinitializer
  %343 = fmul <4 x double> %203, %342
  br label %394

344:
  %345 = shufflevector <4 x double> %335, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %346 = fmul <4 x double> %331, %345
  %347 = getelementptr <4 x double>, ptr %166, i64 1
  store <4 x double> %346, ptr %347, align 32
  %348 = shufflevector <4 x double> %335, <4 x double> poison, <4 x i32> zeroinitializer
  %349 = fmul <4 x double> %203, %348
  br label %388

350:
  %351 = shufflevector <4 x double> %335, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %352 = fmul <4 x double> %333, %351
  %353 = getelementptr <4 x double>, ptr %166, i64 2
  store <4 x double> %352, ptr %353, align 32
  %354 = shufflevector <4 x double> %335, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %355 = fmul <4 x double> %331, %354
  br label %371

356:
  %357 = shufflevector <4 x double> %335, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %358 = fmul <4 x double> %334, %357
  %359 = getelementptr <4 x double>, ptr %166, i64 3
  store <4 x double> %358, ptr %359, align 32
  %360 = shufflevector <4 x double> %335, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %361 = fmul <4 x double> %333, %360
  %362 = shufflevector <4 x double> %332, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %363 = fneg <4 x double> %362
  %364 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %363, <4 x double> %358, <4 x double> %361)
  %365 = getelementptr <4 x double>, ptr %166, i64 2
  store <4 x double> %364, ptr %365, align 32
  %366 = shufflevector <4 x double> %335, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %367 = fmul <4 x double> %331, %366
  %368 = shufflevector <4 x double> %332, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %369 = fneg <4 x double> %368
  %370 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %369, <4 x double> %358, <4 x double> %367)
  br label %371

371:
  %372 = phi <4 x double> [ %355, %350 ], [ %370, %356 ]
  %373 = phi <4 x double> [ %334, %350 ], [ %358, %356 ]
  %374 = phi <4 x double> [ %352, %350 ], [ %364, %356 ]
  %375 = shufflevector <4 x double> %330, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %376 = fneg <4 x double> %375
  %377 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %374, <4 x double> %372)
  %378 = getelementptr <4 x double>, ptr %166, i64 1
  store <4 x double> %377, ptr %378, align 32
  %379 = shufflevector <4 x double> %335, <4 x double> poison, <4 x i32> zeroinitializer
  %380 = fmul <4 x double> %203, %379
  %381 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> zeroinitializer
  %382 = fneg <4 x double> %381
  %383 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %382, <4 x double> %373, <4 x double> %380)
  %384 = select i1 %336, <4 x double> %383, <4 x double> %380
  %385 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> zeroinitializer
  %386 = fneg <4 x double> %385
  %387 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %386, <4 x double> %374, <4 x double> %384)
  br label %388

388:
  %389 = phi <4 x double> [ %349, %344 ], [ %387, %371 ]
  %390 = phi <4 x double> [ %346, %344 ], [ %377, %371 ]
  %391 = shufflevector <4 x double> %329, <4 x double> poison, <4 x i32> zeroinitializer
  %392 = fneg <4 x double> %391
  %393 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %392, <4 x double> %390, <4 x double> %389)
  br label %394

394:
  %395 = phi <4 x double> [ %393, %388 ], [ %343, %341 ]
  store <4 x double> %395, ptr %166, align 32
  br label %562

396:
  %397 = icmp sgt i64 %152, 0
  br i1 %397, label %398, label %524

398:
  %399 = load ptr, ptr %146
  %400 = icmp sgt i64 %154, 0
  br label %401

401:
  %402 = phi ptr [ %399, %398 ], [ %434, %433 ]
  %403 = phi i64 [ 1, %398 ], [ %437, %433 ]
  %404 = phi ptr [ %166, %398 ], [ %436, %433 ]
  %405 = phi ptr [ %174, %398 ], [ %435, %433 ]
  %406 = phi i64 [ 0, %398 ], [ %420, %433 ]
  %407 = getelementptr i64, ptr %162, i64 %406
  %408 = load i64, ptr %407
  %409 = load ptr, ptr %144
  %410 = getelementptr i64, ptr %167, i64 %406
  %411 = load i64, ptr %410
  %412 = mul i64 %411, 3
  %413 = getelementptr <4 x double>, ptr %409, i64 %412
  %414 = load ptr, ptr %145
  %415 = shl i64 %408, 2
  %416 = getelementptr double, ptr %414, i64 %415
  %417 = getelementptr i64, ptr %402, i64 %408
  %418 = load i64, ptr %417
  %419 = icmp sgt i64 %418, 0
  %420 = add i64 %406, 1
  br i1 %419, label %421, label %433

421:
  %422 = mul i64 %420, %406
  %423 = lshr i64 %422, 1
  %424 = getelementptr <4 x double>, ptr %413, i64 1
  %425 = getelementptr <4 x double>, ptr %413, i64 2
  br label %426

426:
  %427 = phi ptr [ %402, %421 ], [ %483, %479 ]
  %428 = phi ptr [ %404, %421 ], [ %482, %479 ]
  %429 = phi ptr [ %405, %421 ], [ %481, %479 ]
  %430 = phi i64 [ 0, %421 ], [ %480, %479 ]
  %431 = load ptr, ptr %111
  %432 = getelementptr <4 x double>, ptr %431, i64 %430
  br label %453

433:
  %434 = phi ptr [ %402, %401 ], [ %483, %479 ]
  %435 = phi ptr [ %405, %401 ], [ %481, %479 ]
  %436 = phi ptr [ %404, %401 ], [ %482, %479 ]
  %437 = add i64 %403, 1
  %438 = icmp eq i64 %420, %152
  br i1 %438, label %524, label %401

439:
  %440 = load <4 x double>, ptr %413, align 32
  %441 = extractelement <4 x double> %440, i64 %430
  %442 = insertelement <4 x double> undef, double %441, i64 0
  %443 = load <4 x double>, ptr %424, align 32
  %444 = extractelement <4 x double> %443, i64 %430
  %445 = insertelement <4 x double> %442, double %444, i64 1
  %446 = load <4 x double>, ptr %425, align 32
  %447 = extractelement <4 x double> %446, i64 %430
  %448 = insertelement <4 x double> %445, double %447, i64 2
  %449 = getelementptr double, ptr %416, i64 %430
  %450 = load double, ptr %449
  %451 = fneg double %450
  %452 = insertelement <4 x double> %448, double %451, i64 3
  store <4 x double> %452, ptr %428, align 32
  br i1 %400, label %487, label %479

453:
  %454 = phi i64 [ 0, %426 ], [ %469, %467 ]
  %455 = phi i64 [ 0, %426 ], [ %468, %467 ]
  %456 = getelementptr i64, ptr %162, i64 %455
  %457 = load i64, ptr %456
  %458 = getelementptr i64, ptr %427, i64 %457
  %459 = load i64, ptr %458
  %460 = icmp sgt i64 %459, 0
  br i1 %460, label %461, label %467

461:
  %462 = add i64 %455, %423
  %463 = getelementptr i64, ptr %168, i64 %462
  %464 = load i64, ptr %463
  %465 = shl i64 %464, 2
  %466 = getelementptr <4 x double>, ptr %432, i64 %465
  br label %471

467:
  %468 = add i64 %455, 1
  %469 = add i64 %459, %454
  %470 = icmp eq i64 %468, %403
  br i1 %470, label %439, label %453

471:
  %472 = phi i64 [ 0, %461 ], [ %477, %471 ]
  %473 = load <4 x double>, ptr %466, align 32
  %474 = extractelement <4 x double> %473, i64 %472
  %475 = add i64 %472, %454
  %476 = getelementptr double, ptr %429, i64 %475
  store double %474, ptr %476
  %477 = add i64 %472, 1
  %478 = icmp eq i64 %477, %459
  br i1 %478, label %467, label %471

479:
  %480 = add i64 %430, 1
  %481 = getelementptr double, ptr %429, i64 %157
  %482 = getelementptr <4 x double>, ptr %428, i64 %158
  %483 = load ptr, ptr %146
  %484 = getelementptr i64, ptr %483, i64 %408
  %485 = load i64, ptr %484
  %486 = icmp slt i64 %480, %485
  br i1 %486, label %426, label %433

487:
  %488 = phi i64 [ %521, %519 ], [ 0, %439 ]
  %489 = load ptr, ptr %111
  %490 = mul i64 %488, %152
  %491 = add i64 %490, %406
  %492 = getelementptr i64, ptr %172, i64 %491
  %493 = load i64, ptr %492
  %494 = shl i64 %493, 2
  %495 = getelementptr <4 x double>, ptr %489, i64 %494
  %496 = add i64 %488, %152
  %497 = getelementptr i64, ptr %162, i64 %496
  %498 = load i64, ptr %497
  %499 = icmp sgt i64 %498, %408
  br i1 %499, label %500, label %516

500:
  %501 = load <4 x double>, ptr %495, align 32
  %502 = extractelement <4 x double> %501, i64 %430
  %503 = insertelement <4 x double> undef, double %502, i64 0
  %504 = getelementptr <4 x double>, ptr %495, i64 1
  %505 = load <4 x double>, ptr %504, align 32
  %506 = extractelement <4 x double> %505, i64 %430
  %507 = insertelement <4 x double> %503, double %506, i64 1
  %508 = getelementptr <4 x double>, ptr %495, i64 2
  %509 = load <4 x double>, ptr %508, align 32
  %510 = extractelement <4 x double> %509, i64 %430
  %511 = insertelement <4 x double> %507, double %510, i64 2
  %512 = getelementptr <4 x double>, ptr %495, i64 3
  %513 = load <4 x double>, ptr %512, align 32
  %514 = extractelement <4 x double> %513, i64 %430
  %515 = insertelement <4 x double> %511, double %514, i64 3
  br label %519

516:
  %517 = getelementptr <4 x double>, ptr %495, i64 %430
  %518 = load <4 x double>, ptr %517, align 32
  br label %519

519:
  %520 = phi <4 x double> [ %515, %500 ], [ %518, %516 ]
  %521 = add i64 %488, 1
  %522 = getelementptr <4 x double>, ptr %428, i64 %521
  store <4 x double> %520, ptr %522, align 32
  %523 = icmp eq i64 %521, %154
  br i1 %523, label %479, label %487

524:
  call void @factorize(ptr %174, i64 %157)
  %525 = icmp sgt i64 %157, 0
  br i1 %525, label %526, label %562

526:
  %527 = icmp ult i64 %154, 9223372036854775807
  br label %528

528:
  %529 = phi i64 [ %535, %534 ], [ 0, %526 ]
  %530 = phi ptr [ %537, %534 ], [ %174, %526 ]
  %531 = phi ptr [ %536, %534 ], [ %166, %526 ]
  br i1 %527, label %532, label %534

532:
  %533 = icmp eq i64 %529, 0
  br label %539

534:
  %535 = add i64 %529, 1
  %536 = getelementptr <4 x double>, ptr %531, i64 %158
  %537 = getelementptr double, ptr %530, i64 %157
  %538 = icmp eq i64 %535, %157
  br i1 %538, label %562, label %528

539:
  %540 = phi i64 [ 0, %532 ], [ %545, %543 ]
  %541 = getelementptr <4 x double>, ptr %531, i64 %540
  %542 = load <4 x double>, ptr %541, align 32
  br i1 %533, label %543, label %547

543:
  %544 = phi <4 x double> [ %542, %539 ], [ %559, %547 ]
  store <4 x double> %544, ptr %541, align 32
  %545 = add i64 %540, 1
  %546 = icmp eq i64 %540, %154
  br i1 %546, label %534, label %539

547:
  %548 = phi i64 [ %560, %547 ], [ 0, %539 ]
  %549 = phi <4 x double> [ %559, %547 ], [ %542, %539 ]
  %550 = getelementptr double, ptr %530, i64 %548
  %551 = load double, ptr %550
  %552 = insertelement <4 x double> poison, double %551, i64 0
  %553 = shufflevector <4 x double> %552, <4 x double> poison, <4 x i32> zeroinitializer
  %554 = mul i64 %548, %158
  %555 = add i64 %554, %540
  %556 = getelementptr <4 x double>, ptr %166, i64 %555
  %557 = load <4 x double>, ptr %556, align 32
  %558 = fneg <4 x double> %553
  %559 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %558, <4 x double> %557, <4 x double> %549)
  %560 = add i64 %548, 1
  %561 = icmp eq i64 %560, %529
  br i1 %561, label %543, label %547

562:
  %563 = add i64 %148, 1
  %564 = load ptr, ptr %134
  %565 = getelementptr i64, ptr %564, i64 1
  %566 = load i64, ptr %565
  %567 = icmp slt i64 %563, %566
  br i1 %567, label %147, label %568

568:
  %569 = getelementptr %struct.flat, ptr %26, i64 0, i32 9
  %570 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %571 = bitcast ptr %570 to ptr
  %572 = bitcast ptr %569 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %572, i8 0, i64 16, i1 false)
  %573 = load ptr, ptr %571
  %574 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 15
  %575 = load i64, ptr %574
  %576 = shl i64 %575, 5
  call void @llvm.memset.p0.i64(ptr align 32 %573, i8 0, i64 %576, i1 false)
  %577 = load ptr, ptr %24
  %578 = load ptr, ptr %134
  %579 = load i64, ptr %578
  %580 = getelementptr i64, ptr %578, i64 1
  %581 = load i64, ptr %580
  %582 = icmp slt i64 %579, %581
  br i1 %582, label %583, label %764

583:
  %584 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %585 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %586 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %587 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  %588 = getelementptr %struct.body, ptr %577, i64 0, i32 0, i32 2, i64 1
  %589 = getelementptr %struct.body, ptr %577, i64 0, i32 0, i32 2, i64 2
  %590 = getelementptr %struct.body, ptr %577, i64 0, i32 0, i32 2, i64 0
  %591 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %592

592:
  %593 = phi ptr [ %578, %583 ], [ %759, %758 ]
  %594 = phi i64 [ %579, %583 ], [ %760, %758 ]
  %595 = load ptr, ptr %584
  %596 = mul i64 %594, 5
  %597 = getelementptr i64, ptr %595, i64 %596
  %598 = load i64, ptr %597
  %599 = getelementptr i64, ptr %597, i64 1
  %600 = load i64, ptr %599
  %601 = getelementptr i64, ptr %597, i64 2
  %602 = load i64, ptr %601
  %603 = add i64 %600, 1
  %604 = load ptr, ptr %585
  %605 = getelementptr i64, ptr %597, i64 3
  %606 = load i64, ptr %605
  %607 = getelementptr i64, ptr %604, i64 %606
  %608 = load ptr, ptr %586
  %609 = getelementptr i64, ptr %597, i64 4
  %610 = load i64, ptr %609
  %611 = getelementptr <4 x double>, ptr %608, i64 %610
  %612 = mul i64 %602, %603
  %613 = getelementptr <4 x double>, ptr %611, i64 %612, i64 0
  %614 = load ptr, ptr %587
  %615 = icmp ne i64 %598, 1
  %616 = icmp ne i64 %600, 0
  %617 = select i1 %615, i1 true, i1 %616
  br i1 %617, label %618, label %623

618:
  %619 = icmp sgt i64 %602, 0
  br i1 %619, label %620, label %702

620:
  %621 = icmp sgt i64 %600, 0
  %622 = load ptr, ptr %570
  br label %667

623:
  %624 = load double, ptr %588
  %625 = fneg double %624
  %626 = load double, ptr %589, align 16
  %627 = fneg double %626
  %628 = load double, ptr %590, align 32
  %629 = fneg double %628
  %630 = insertelement <4 x double> <double poison, double poison, double poison, double -1.000000e+00>, double %625, i64 0
  %631 = insertelement <4 x double> %630, double %627, i64 1
  %632 = insertelement <4 x double> %631, double %629, i64 2
  %633 = load <4 x double>, ptr %611, align 32
  %634 = icmp sgt i64 %602, 1
  br i1 %634, label %635, label %649

635:
  %636 = getelementptr <4 x double>, ptr %611, i64 1
  %637 = load <4 x double>, ptr %636, align 32
  %638 = fmul <4 x double> %632, %637
  %639 = icmp eq i64 %602, 2
  br i1 %639, label %649, label %640

640:
  %641 = getelementptr <4 x double>, ptr %611, i64 2
  %642 = load <4 x double>, ptr %641, align 32
  %643 = fmul <4 x double> %632, %642
  %644 = icmp ugt i64 %602, 3
  br i1 %644, label %645, label %649

645:
  %646 = getelementptr <4 x double>, ptr %611, i64 3
  %647 = load <4 x double>, ptr %646, align 32
  %648 = fmul <4 x double> %632, %647
  br label %649

649:
  %650 = phi <4 x double> [ %643, %645 ], [ %643, %640 ], [ zeroinitializer, %635 ], [ zeroinitializer, %623 ]
  %651 = phi <4 x double> [ %638, %645 ], [ %638, %640 ], [ %638, %635 ], [ zeroinitializer, %623 ]
  %652 = phi <4 x double> [ %648, %645 ], [ zeroinitializer, %640 ], [ zeroinitializer, %635 ], [ zeroinitializer, %623 ]
  %653 = fmul <4 x double> %632, %633
  %654 = shufflevector <4 x double> %653, <4 x double> %651, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %655 = shufflevector <4 x double> %653, <4 x double> %651, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %656 = fadd <4 x double> %654, %655
  %657 = shufflevector <4 x double> %650, <4 x double> %652, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %658 = shufflevector <4 x double> %650, <4 x double> %652, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %659 = fadd <4 x double> %657, %658
  %660 = shufflevector <4 x double> %656, <4 x double> %659, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %661 = shufflevector <4 x double> %656, <4 x double> %659, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %662 = fadd <4 x double> %660, %661
  %663 = load ptr, ptr %570
  %664 = load i64, ptr %607
  %665 = getelementptr <4 x double>, ptr %663, i64 %664
  store <4 x double> %662, ptr %665, align 32
  %666 = load ptr, ptr %134
  br label %758

667:
  %668 = phi i64 [ 0, %620 ], [ %721, %707 ]
  %669 = phi ptr [ %611, %620 ], [ %722, %707 ]
  br i1 %621, label %724, label %707

670:
  %671 = icmp sgt i64 %602, 1
  br i1 %671, label %685, label %702

672:
  %673 = phi i64 [ %681, %672 ], [ 0, %707 ]
  %674 = mul i64 %673, %602
  %675 = add i64 %674, %673
  %676 = getelementptr double, ptr %613, i64 %675
  %677 = load double, ptr %676
  %678 = getelementptr double, ptr %614, i64 %673
  %679 = load double, ptr %678
  %680 = fmul double %677, %679
  store double %680, ptr %678
  %681 = add i64 %673, 1
  %682 = icmp eq i64 %681, %602
  br i1 %682, label %670, label %672

683:
  %684 = icmp sgt i64 %686, 2
  br i1 %684, label %685, label %702

685:
  %686 = phi i64 [ %687, %683 ], [ %602, %670 ]
  %687 = add i64 %686, -1
  %688 = mul i64 %687, %602
  %689 = getelementptr double, ptr %614, i64 %687
  br label %690

690:
  %691 = phi i64 [ 0, %685 ], [ %700, %690 ]
  %692 = add i64 %691, %688
  %693 = getelementptr double, ptr %613, i64 %692
  %694 = load double, ptr %693
  %695 = load double, ptr %689
  %696 = getelementptr double, ptr %614, i64 %691
  %697 = load double, ptr %696
  %698 = fneg double %694
  %699 = call double @llvm.fmuladd.f64(double %698, double %695, double %697)
  store double %699, ptr %696
  %700 = add i64 %691, 1
  %701 = icmp eq i64 %700, %687
  br i1 %701, label %683, label %690

702:
  %703 = icmp sgt i64 %598, 0
  br i1 %703, label %704, label %758

704:
  %705 = load ptr, ptr %591
  %706 = load ptr, ptr %570
  br label %737

707:
  %708 = phi <4 x double> [ zeroinitializer, %667 ], [ %735, %724 ]
  %709 = getelementptr <4 x double>, ptr %669, i64 0, i64 3
  %710 = load double, ptr %709
  %711 = fneg double %710
  %712 = extractelement <4 x double> %708, i64 0
  %713 = extractelement <4 x double> %708, i64 1
  %714 = fadd double %712, %713
  %715 = extractelement <4 x double> %708, i64 2
  %716 = extractelement <4 x double> %708, i64 3
  %717 = fadd double %715, %716
  %718 = fadd double %714, %717
  %719 = fsub double %711, %718
  %720 = getelementptr double, ptr %614, i64 %668
  store double %719, ptr %720
  %721 = add i64 %668, 1
  %722 = getelementptr <4 x double>, ptr %669, i64 %603
  %723 = icmp eq i64 %721, %602
  br i1 %723, label %672, label %667

724:
  %725 = phi i64 [ %727, %724 ], [ 0, %667 ]
  %726 = phi <4 x double> [ %735, %724 ], [ zeroinitializer, %667 ]
  %727 = add i64 %725, 1
  %728 = getelementptr <4 x double>, ptr %669, i64 %727
  %729 = load <4 x double>, ptr %728, align 32
  %730 = add i64 %725, %598
  %731 = getelementptr i64, ptr %607, i64 %730
  %732 = load i64, ptr %731
  %733 = getelementptr <4 x double>, ptr %622, i64 %732
  %734 = load <4 x double>, ptr %733, align 32
  %735 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %729, <4 x double> %734, <4 x double> %726)
  %736 = icmp eq i64 %727, %600
  br i1 %736, label %707, label %724

737:
  %738 = phi i64 [ 0, %704 ], [ %746, %745 ]
  %739 = phi i64 [ 0, %704 ], [ %747, %745 ]
  %740 = getelementptr i64, ptr %607, i64 %739
  %741 = load i64, ptr %740
  %742 = getelementptr i64, ptr %705, i64 %741
  %743 = load i64, ptr %742
  %744 = icmp sgt i64 %743, 0
  br i1 %744, label %749, label %745

745:
  %746 = phi i64 [ %738, %737 ], [ %752, %749 ]
  %747 = add i64 %739, 1
  %748 = icmp eq i64 %747, %598
  br i1 %748, label %758, label %737

749:
  %750 = phi i64 [ %756, %749 ], [ 0, %737 ]
  %751 = phi i64 [ %752, %749 ], [ %738, %737 ]
  %752 = add i64 %751, 1
  %753 = getelementptr double, ptr %614, i64 %751
  %754 = load double, ptr %753
  %755 = getelementptr <4 x double>, ptr %706, i64 %741, i64 %750
  store double %754, ptr %755
  %756 = add i64 %750, 1
  %757 = icmp eq i64 %756, %743
  br i1 %757, label %745, label %749

758:
  %759 = phi ptr [ %593, %702 ], [ %666, %649 ], [ %593, %745 ]
  %760 = add i64 %594, 1
  %761 = getelementptr i64, ptr %759, i64 1
  %762 = load i64, ptr %761
  %763 = icmp slt i64 %760, %762
  br i1 %763, label %592, label %764

764:
  %765 = load i64, ptr %117
  %766 = icmp slt i64 %765, 1
  br i1 %766, label %3866, label %767

767:
  %768 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %769 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 18
  %770 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 19
  %771 = getelementptr %struct.closing, ptr %8, i64 0, i32 2
  %772 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 20
  %773 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 27
  %774 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 28
  %775 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %776 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  %777 = getelementptr %struct.tree_closing.1, ptr %16, i64 0, i32 16
  br label %1733

778:
  %779 = phi i64 [ %118, %120 ], [ %781, %1731 ]
  %780 = load ptr, ptr %121
  %781 = add i64 %779, -1
  %782 = mul i64 %781, 6
  %783 = getelementptr i64, ptr %780, i64 %782
  %784 = load ptr, ptr %122
  %785 = getelementptr i64, ptr %784, i64 %779
  %786 = load i64, ptr %785
  %787 = add i64 %779, 1
  %788 = getelementptr i64, ptr %784, i64 %787
  %789 = load i64, ptr %788
  %790 = icmp slt i64 %786, %789
  br i1 %790, label %791, label %1380

791:
  %792 = load ptr, ptr %25
  %793 = icmp eq ptr %792, null
  %794 = getelementptr %struct.flat, ptr %792, i64 %779, i32 16, i64 0
  %795 = getelementptr %struct.flat, ptr %792, i64 %779, i32 16, i64 1
  %796 = getelementptr %struct.flat, ptr %792, i64 %779, i32 16, i64 2
  br label %797

797:
  %798 = phi i64 [ %786, %791 ], [ %1375, %1374 ]
  %799 = load ptr, ptr %123
  %800 = mul i64 %798, 5
  %801 = getelementptr i64, ptr %799, i64 %800
  %802 = load i64, ptr %801
  %803 = getelementptr i64, ptr %801, i64 1
  %804 = load i64, ptr %803
  %805 = add i64 %804, %802
  %806 = getelementptr i64, ptr %801, i64 2
  %807 = load i64, ptr %806
  %808 = add i64 %804, 1
  %809 = load ptr, ptr %124
  %810 = getelementptr i64, ptr %801, i64 3
  %811 = load i64, ptr %810
  %812 = getelementptr i64, ptr %809, i64 %811
  %813 = load ptr, ptr %125
  %814 = getelementptr i64, ptr %801, i64 4
  %815 = load i64, ptr %814
  %816 = getelementptr <4 x double>, ptr %813, i64 %815
  %817 = getelementptr i64, ptr %812, i64 %805
  %818 = getelementptr i64, ptr %817, i64 %805
  %819 = add i64 %802, 1
  %820 = mul i64 %819, %802
  %821 = sdiv i64 %820, 2
  %822 = getelementptr i64, ptr %818, i64 %821
  %823 = mul i64 %804, %802
  %824 = getelementptr i64, ptr %822, i64 %823
  %825 = mul i64 %807, %808
  %826 = getelementptr <4 x double>, ptr %816, i64 %825, i64 0
  %827 = icmp ne i64 %802, 1
  %828 = icmp ne i64 %804, 0
  %829 = select i1 %827, i1 true, i1 %828
  br i1 %829, label %1106, label %830

830:
  %831 = load ptr, ptr %126
  %832 = load i64, ptr %817
  %833 = mul i64 %832, 3
  %834 = getelementptr <4 x double>, ptr %831, i64 %833
  %835 = load ptr, ptr %111
  %836 = load i64, ptr %818
  %837 = shl i64 %836, 2
  %838 = load ptr, ptr %127
  %839 = load i64, ptr %812
  %840 = shl i64 %839, 2
  %841 = getelementptr double, ptr %838, i64 %840
  %842 = call i64 @llvm.smax.i64(i64 %807, i64 0)
  %843 = icmp slt i64 %807, 1
  br i1 %843, label %1095, label %844

844:
  %845 = getelementptr <4 x double>, ptr %834, i64 2
  %846 = getelementptr <4 x double>, ptr %834, i64 1
  %847 = getelementptr <4 x double>, ptr %835, i64 %837, i64 0
  %848 = load <4 x double>, ptr %834, align 32
  %849 = load <4 x double>, ptr %846, align 32
  %850 = shufflevector <4 x double> %848, <4 x double> %849, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %851 = load <4 x double>, ptr %845, align 32
  %852 = shufflevector <4 x double> %850, <4 x double> %851, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %853 = load double, ptr %841
  %854 = fneg double %853
  %855 = insertelement <4 x double> %852, double %854, i64 3
  %856 = load double, ptr %847
  %857 = fcmp ogt double %856, 0.000000e+00
  %858 = fdiv double 1.000000e+00, %856
  %859 = select i1 %857, double %858, double 0x7FF8000000000000
  %860 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %859, i64 0
  %861 = insertelement <4 x double> poison, double %859, i64 0
  %862 = shufflevector <4 x double> %861, <4 x double> poison, <4 x i32> zeroinitializer
  %863 = shufflevector <4 x double> %848, <4 x double> poison, <4 x i32> zeroinitializer
  %864 = fmul <4 x double> %863, %855
  %865 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %862, <4 x double> %864, <4 x double> zeroinitializer)
  %866 = shufflevector <4 x double> %849, <4 x double> poison, <4 x i32> zeroinitializer
  %867 = fmul <4 x double> %866, %855
  %868 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %862, <4 x double> %867, <4 x double> zeroinitializer)
  %869 = shufflevector <4 x double> %851, <4 x double> poison, <4 x i32> zeroinitializer
  %870 = fmul <4 x double> %869, %855
  %871 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %862, <4 x double> %870, <4 x double> zeroinitializer)
  %872 = icmp eq i64 %842, 1
  br i1 %872, label %1024, label %873

873:
  %874 = extractelement <4 x double> %848, i64 1
  %875 = insertelement <4 x double> undef, double %874, i64 0
  %876 = extractelement <4 x double> %849, i64 1
  %877 = insertelement <4 x double> %875, double %876, i64 1
  %878 = extractelement <4 x double> %851, i64 1
  %879 = insertelement <4 x double> %877, double %878, i64 2
  %880 = getelementptr double, ptr %841, i64 1
  %881 = load double, ptr %880
  %882 = fneg double %881
  %883 = insertelement <4 x double> %879, double %882, i64 3
  %884 = getelementptr <4 x double>, ptr %835, i64 %837, i64 5
  %885 = load double, ptr %884
  %886 = getelementptr <4 x double>, ptr %835, i64 %837, i64 4
  %887 = load double, ptr %886
  %888 = fmul double %859, %887
  %889 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %888, i64 0
  %890 = insertelement <4 x double> poison, double %888, i64 0
  %891 = shufflevector <4 x double> %890, <4 x double> poison, <4 x i32> zeroinitializer
  %892 = fneg <4 x double> %891
  %893 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %892, <4 x double> %855, <4 x double> %883)
  %894 = fneg double %887
  %895 = fmul double %887, %894
  %896 = call double @llvm.fmuladd.f64(double %885, double %856, double %895)
  %897 = fcmp ogt double %896, 0.000000e+00
  %898 = fdiv double %856, %896
  %899 = select i1 %897, double %898, double 0x7FF8000000000000
  %900 = insertelement <4 x double> %860, double %899, i64 1
  %901 = insertelement <4 x double> poison, double %899, i64 0
  %902 = shufflevector <4 x double> %901, <4 x double> poison, <4 x i32> zeroinitializer
  %903 = shufflevector <4 x double> %893, <4 x double> poison, <4 x i32> zeroinitializer
  %904 = fmul <4 x double> %893, %903
  %905 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %902, <4 x double> %904, <4 x double> %865)
  %906 = shufflevector <4 x double> %893, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %907 = fmul <4 x double> %893, %906
  %908 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %902, <4 x double> %907, <4 x double> %868)
  %909 = shufflevector <4 x double> %893, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %910 = fmul <4 x double> %893, %909
  %911 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %902, <4 x double> %910, <4 x double> %871)
  %912 = icmp eq i64 %842, 2
  br i1 %912, label %1024, label %913

913:
  %914 = extractelement <4 x double> %848, i64 2
  %915 = insertelement <4 x double> undef, double %914, i64 0
  %916 = extractelement <4 x double> %849, i64 2
  %917 = insertelement <4 x double> %915, double %916, i64 1
  %918 = extractelement <4 x double> %851, i64 2
  %919 = insertelement <4 x double> %917, double %918, i64 2
  %920 = getelementptr double, ptr %841, i64 2
  %921 = load double, ptr %920
  %922 = fneg double %921
  %923 = insertelement <4 x double> %919, double %922, i64 3
  %924 = getelementptr <4 x double>, ptr %835, i64 %837, i64 10
  %925 = load double, ptr %924
  %926 = getelementptr <4 x double>, ptr %835, i64 %837, i64 8
  %927 = load double, ptr %926
  %928 = fmul double %859, %927
  %929 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %928, i64 0
  %930 = insertelement <4 x double> poison, double %928, i64 0
  %931 = shufflevector <4 x double> %930, <4 x double> poison, <4 x i32> zeroinitializer
  %932 = fneg <4 x double> %931
  %933 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %932, <4 x double> %855, <4 x double> %923)
  %934 = getelementptr <4 x double>, ptr %835, i64 %837, i64 9
  %935 = load double, ptr %934
  %936 = fneg double %927
  %937 = call double @llvm.fmuladd.f64(double %936, double %888, double %935)
  %938 = fmul double %899, %937
  %939 = insertelement <4 x double> %929, double %938, i64 1
  %940 = insertelement <4 x double> poison, double %938, i64 0
  %941 = shufflevector <4 x double> %940, <4 x double> poison, <4 x i32> zeroinitializer
  %942 = fneg <4 x double> %941
  %943 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %942, <4 x double> %893, <4 x double> %933)
  %944 = call double @llvm.fmuladd.f64(double %936, double %928, double %925)
  %945 = fneg double %937
  %946 = call double @llvm.fmuladd.f64(double %945, double %938, double %944)
  %947 = fcmp ogt double %946, 0.000000e+00
  %948 = fdiv double 1.000000e+00, %946
  %949 = select i1 %947, double %948, double 0x7FF8000000000000
  %950 = insertelement <4 x double> %900, double %949, i64 2
  %951 = insertelement <4 x double> poison, double %949, i64 0
  %952 = shufflevector <4 x double> %951, <4 x double> poison, <4 x i32> zeroinitializer
  %953 = shufflevector <4 x double> %943, <4 x double> poison, <4 x i32> zeroinitializer
  %954 = fmul <4 x double> %943, %953
  %955 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %952, <4 x double> %954, <4 x double> %905)
  %956 = shufflevector <4 x double> %943, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %957 = fmul <4 x double> %943, %956
  %958 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %952, <4 x double> %957, <4 x double> %908)
  %959 = shufflevector <4 x double> %943, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %960 = fmul <4 x double> %943, %959
  %961 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %952, <4 x double> %960, <4 x double> %911)
  %962 = icmp eq i64 %842, 3
  br i1 %962, label %1024, label %963

963:
  %964 = extractelement <4 x double> %848, i64 3
  %965 = insertelement <4 x double> undef, double %964, i64 0
  %966 = extractelement <4 x double> %849, i64 3
  %967 = insertelement <4 x double> %965, double %966, i64 1
  %968 = extractelement <4 x double> %851, i64 3
  %969 = insertelement <4 x double> %967, double %968, i64 2
  %970 = getelementptr double, ptr %841, i64 3
  %971 = load double, ptr %970
  %972 = fneg double %971
  %973 = insertelement <4 x double> %969, double %972, i64 3
  %974 = getelementptr <4 x double>, ptr %835, i64 %837, i64 15
  %975 = load double, ptr %974
  %976 = getelementptr <4 x double>, ptr %835, i64 %837, i64 12
  %977 = load double, ptr %976
  %978 = fmul double %859, %977
  %979 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %978, i64 0
  %980 = insertelement <4 x double> poison, double %978, i64 0
  %981 = shufflevector <4 x double> %980, <4 x double> poison, <4 x i32> zeroinitializer
  %982 = fneg <4 x double> %981
  %983 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %982, <4 x double> %855, <4 x double> %973)
  %984 = getelementptr <4 x double>, ptr %835, i64 %837, i64 13
  %985 = load double, ptr %984
  %986 = fneg double %977
  %987 = call double @llvm.fmuladd.f64(double %986, double %888, double %985)
  %988 = fmul double %899, %987
  %989 = insertelement <4 x double> %979, double %988, i64 1
  %990 = insertelement <4 x double> poison, double %988, i64 0
  %991 = shufflevector <4 x double> %990, <4 x double> poison, <4 x i32> zeroinitializer
  %992 = fneg <4 x double> %991
  %993 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %992, <4 x double> %893, <4 x double> %983)
  %994 = getelementptr <4 x double>, ptr %835, i64 %837, i64 14
  %995 = load double, ptr %994
  %996 = call double @llvm.fmuladd.f64(double %986, double %928, double %995)
  %997 = fneg double %987
  %998 = call double @llvm.fmuladd.f64(double %997, double %938, double %996)
  %999 = fmul double %949, %998
  %1000 = insertelement <4 x double> %989, double %999, i64 2
  %1001 = insertelement <4 x double> poison, double %999, i64 0
  %1002 = shufflevector <4 x double> %1001, <4 x double> poison, <4 x i32> zeroinitializer
  %1003 = fneg <4 x double> %1002
  %1004 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1003, <4 x double> %943, <4 x double> %993)
  %1005 = call double @llvm.fmuladd.f64(double %986, double %978, double %975)
  %1006 = call double @llvm.fmuladd.f64(double %997, double %988, double %1005)
  %1007 = fneg double %998
  %1008 = call double @llvm.fmuladd.f64(double %1007, double %999, double %1006)
  %1009 = fcmp ogt double %1008, 0.000000e+00
  %1010 = fdiv double 1.000000e+00, %1008
  %1011 = select i1 %1009, double %1010, double 0x7FF8000000000000
  %1012 = insertelement <4 x double> %950, double %1011, i64 3
  %1013 = insertelement <4 x double> poison, double %1011, i64 0
  %1014 = shufflevector <4 x double> %1013, <4 x double> poison, <4 x i32> zeroinitializer
  %1015 = shufflevector <4 x double> %1004, <4 x double> poison, <4 x i32> zeroinitializer
  %1016 = fmul <4 x double> %1004, %1015
  %1017 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1014, <4 x double> %1016, <4 x double> %955)
  %1018 = shufflevector <4 x double> %1004, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1019 = fmul <4 x double> %1004, %1018
  %1020 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1014, <4 x double> %1019, <4 x double> %958)
  %1021 = shufflevector <4 x double> %1004, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1022 = fmul <4 x double> %1004, %1021
  %1023 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1014, <4 x double> %1022, <4 x double> %961)
  br label %1024

1024:
  %1025 = phi <4 x double> [ undef, %844 ], [ %889, %873 ], [ %889, %913 ], [ %889, %963 ]
  %1026 = phi <4 x double> [ undef, %844 ], [ undef, %873 ], [ %939, %913 ], [ %939, %963 ]
  %1027 = phi <4 x double> [ undef, %844 ], [ %893, %873 ], [ %893, %913 ], [ %893, %963 ]
  %1028 = phi <4 x double> [ undef, %844 ], [ undef, %873 ], [ undef, %913 ], [ %1000, %963 ]
  %1029 = phi <4 x double> [ undef, %844 ], [ undef, %873 ], [ %943, %913 ], [ %943, %963 ]
  %1030 = phi <4 x double> [ undef, %844 ], [ undef, %873 ], [ undef, %913 ], [ %1004, %963 ]
  %1031 = phi <4 x double> [ %865, %844 ], [ %905, %873 ], [ %955, %913 ], [ %1017, %963 ]
  %1032 = phi <4 x double> [ %868, %844 ], [ %908, %873 ], [ %958, %913 ], [ %1020, %963 ]
  %1033 = phi <4 x double> [ %871, %844 ], [ %911, %873 ], [ %961, %913 ], [ %1023, %963 ]
  %1034 = phi <4 x double> [ %860, %844 ], [ %900, %873 ], [ %950, %913 ], [ %1012, %963 ]
  %1035 = icmp ugt i64 %807, 3
  br i1 %1035, label %1055, label %1036

1036:
  %1037 = icmp eq i64 %807, 3
  br i1 %1037, label %1049, label %1038

1038:
  %1039 = icmp ugt i64 %807, 1
  br i1 %1039, label %1043, label %1040

1040:
  %1041 = shufflevector <4 x double> %1034, <4 x double> poison, <4 x i32> zeroinitializer
  %1042 = fmul <4 x double> %855, %1041
  br label %1093

1043:
  %1044 = shufflevector <4 x double> %1034, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1045 = fmul <4 x double> %1027, %1044
  %1046 = getelementptr <4 x double>, ptr %816, i64 1
  store <4 x double> %1045, ptr %1046, align 32
  %1047 = shufflevector <4 x double> %1034, <4 x double> poison, <4 x i32> zeroinitializer
  %1048 = fmul <4 x double> %855, %1047
  br label %1087

1049:
  %1050 = shufflevector <4 x double> %1034, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1051 = fmul <4 x double> %1029, %1050
  %1052 = getelementptr <4 x double>, ptr %816, i64 2
  store <4 x double> %1051, ptr %1052, align 32
  %1053 = shufflevector <4 x double> %1034, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1054 = fmul <4 x double> %1027, %1053
  br label %1070

1055:
  %1056 = shufflevector <4 x double> %1034, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1057 = fmul <4 x double> %1030, %1056
  %1058 = getelementptr <4 x double>, ptr %816, i64 3
  store <4 x double> %1057, ptr %1058, align 32
  %1059 = shufflevector <4 x double> %1034, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1060 = fmul <4 x double> %1029, %1059
  %1061 = shufflevector <4 x double> %1028, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1062 = fneg <4 x double> %1061
  %1063 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1062, <4 x double> %1057, <4 x double> %1060)
  %1064 = getelementptr <4 x double>, ptr %816, i64 2
  store <4 x double> %1063, ptr %1064, align 32
  %1065 = shufflevector <4 x double> %1034, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1066 = fmul <4 x double> %1027, %1065
  %1067 = shufflevector <4 x double> %1028, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1068 = fneg <4 x double> %1067
  %1069 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1068, <4 x double> %1057, <4 x double> %1066)
  br label %1070

1070:
  %1071 = phi <4 x double> [ %1054, %1049 ], [ %1069, %1055 ]
  %1072 = phi <4 x double> [ %1030, %1049 ], [ %1057, %1055 ]
  %1073 = phi <4 x double> [ %1051, %1049 ], [ %1063, %1055 ]
  %1074 = shufflevector <4 x double> %1026, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1075 = fneg <4 x double> %1074
  %1076 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1075, <4 x double> %1073, <4 x double> %1071)
  %1077 = getelementptr <4 x double>, ptr %816, i64 1
  store <4 x double> %1076, ptr %1077, align 32
  %1078 = shufflevector <4 x double> %1034, <4 x double> poison, <4 x i32> zeroinitializer
  %1079 = fmul <4 x double> %855, %1078
  %1080 = shufflevector <4 x double> %1028, <4 x double> poison, <4 x i32> zeroinitializer
  %1081 = fneg <4 x double> %1080
  %1082 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1081, <4 x double> %1072, <4 x double> %1079)
  %1083 = select i1 %1035, <4 x double> %1082, <4 x double> %1079
  %1084 = shufflevector <4 x double> %1026, <4 x double> poison, <4 x i32> zeroinitializer
  %1085 = fneg <4 x double> %1084
  %1086 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1085, <4 x double> %1073, <4 x double> %1083)
  br label %1087

1087:
  %1088 = phi <4 x double> [ %1048, %1043 ], [ %1086, %1070 ]
  %1089 = phi <4 x double> [ %1045, %1043 ], [ %1076, %1070 ]
  %1090 = shufflevector <4 x double> %1025, <4 x double> poison, <4 x i32> zeroinitializer
  %1091 = fneg <4 x double> %1090
  %1092 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1091, <4 x double> %1089, <4 x double> %1088)
  br label %1093

1093:
  %1094 = phi <4 x double> [ %1092, %1087 ], [ %1042, %1040 ]
  store <4 x double> %1094, ptr %816, align 32
  br label %1095

1095:
  %1096 = phi <4 x double> [ %1031, %1093 ], [ zeroinitializer, %830 ]
  %1097 = phi <4 x double> [ %1032, %1093 ], [ zeroinitializer, %830 ]
  %1098 = phi <4 x double> [ %1033, %1093 ], [ zeroinitializer, %830 ]
  br i1 %793, label %1374, label %1099

1099:
  %1100 = load <4 x double>, ptr %794, align 32
  %1101 = fadd <4 x double> %1096, %1100
  store <4 x double> %1101, ptr %794, align 32
  %1102 = load <4 x double>, ptr %795, align 32
  %1103 = fadd <4 x double> %1097, %1102
  store <4 x double> %1103, ptr %795, align 32
  %1104 = load <4 x double>, ptr %796, align 32
  %1105 = fadd <4 x double> %1098, %1104
  store <4 x double> %1105, ptr %796, align 32
  br label %1374

1106:
  %1107 = icmp sgt i64 %802, 0
  br i1 %1107, label %1108, label %1234

1108:
  %1109 = load ptr, ptr %128
  %1110 = icmp sgt i64 %804, 0
  br label %1111

1111:
  %1112 = phi ptr [ %1109, %1108 ], [ %1144, %1143 ]
  %1113 = phi i64 [ 1, %1108 ], [ %1147, %1143 ]
  %1114 = phi ptr [ %816, %1108 ], [ %1146, %1143 ]
  %1115 = phi ptr [ %826, %1108 ], [ %1145, %1143 ]
  %1116 = phi i64 [ 0, %1108 ], [ %1130, %1143 ]
  %1117 = getelementptr i64, ptr %812, i64 %1116
  %1118 = load i64, ptr %1117
  %1119 = load ptr, ptr %126
  %1120 = getelementptr i64, ptr %817, i64 %1116
  %1121 = load i64, ptr %1120
  %1122 = mul i64 %1121, 3
  %1123 = getelementptr <4 x double>, ptr %1119, i64 %1122
  %1124 = load ptr, ptr %127
  %1125 = shl i64 %1118, 2
  %1126 = getelementptr double, ptr %1124, i64 %1125
  %1127 = getelementptr i64, ptr %1112, i64 %1118
  %1128 = load i64, ptr %1127
  %1129 = icmp sgt i64 %1128, 0
  %1130 = add i64 %1116, 1
  br i1 %1129, label %1131, label %1143

1131:
  %1132 = mul i64 %1130, %1116
  %1133 = lshr i64 %1132, 1
  %1134 = getelementptr <4 x double>, ptr %1123, i64 1
  %1135 = getelementptr <4 x double>, ptr %1123, i64 2
  br label %1136

1136:
  %1137 = phi ptr [ %1112, %1131 ], [ %1193, %1189 ]
  %1138 = phi ptr [ %1114, %1131 ], [ %1192, %1189 ]
  %1139 = phi ptr [ %1115, %1131 ], [ %1191, %1189 ]
  %1140 = phi i64 [ 0, %1131 ], [ %1190, %1189 ]
  %1141 = load ptr, ptr %111
  %1142 = getelementptr <4 x double>, ptr %1141, i64 %1140
  br label %1163

1143:
  %1144 = phi ptr [ %1112, %1111 ], [ %1193, %1189 ]
  %1145 = phi ptr [ %1115, %1111 ], [ %1191, %1189 ]
  %1146 = phi ptr [ %1114, %1111 ], [ %1192, %1189 ]
  %1147 = add i64 %1113, 1
  %1148 = icmp eq i64 %1130, %802
  br i1 %1148, label %1234, label %1111

1149:
  %1150 = load <4 x double>, ptr %1123, align 32
  %1151 = extractelement <4 x double> %1150, i64 %1140
  %1152 = insertelement <4 x double> undef, double %1151, i64 0
  %1153 = load <4 x double>, ptr %1134, align 32
  %1154 = extractelement <4 x double> %1153, i64 %1140
  %1155 = insertelement <4 x double> %1152, double %1154, i64 1
  %1156 = load <4 x double>, ptr %1135, align 32
  %1157 = extractelement <4 x double> %1156, i64 %1140
  %1158 = insertelement <4 x double> %1155, double %1157, i64 2
  %1159 = getelementptr double, ptr %1126, i64 %1140
  %1160 = load double, ptr %1159
  %1161 = fneg double %1160
  %1162 = insertelement <4 x double> %1158, double %1161, i64 3
  store <4 x double> %1162, ptr %1138, align 32
  br i1 %1110, label %1197, label %1189

1163:
  %1164 = phi i64 [ 0, %1136 ], [ %1179, %1177 ]
  %1165 = phi i64 [ 0, %1136 ], [ %1178, %1177 ]
  %1166 = getelementptr i64, ptr %812, i64 %1165
  %1167 = load i64, ptr %1166
  %1168 = getelementptr i64, ptr %1137, i64 %1167
  %1169 = load i64, ptr %1168
  %1170 = icmp sgt i64 %1169, 0
  br i1 %1170, label %1171, label %1177

1171:
  %1172 = add i64 %1165, %1133
  %1173 = getelementptr i64, ptr %818, i64 %1172
  %1174 = load i64, ptr %1173
  %1175 = shl i64 %1174, 2
  %1176 = getelementptr <4 x double>, ptr %1142, i64 %1175
  br label %1181

1177:
  %1178 = add i64 %1165, 1
  %1179 = add i64 %1169, %1164
  %1180 = icmp eq i64 %1178, %1113
  br i1 %1180, label %1149, label %1163

1181:
  %1182 = phi i64 [ 0, %1171 ], [ %1187, %1181 ]
  %1183 = load <4 x double>, ptr %1176, align 32
  %1184 = extractelement <4 x double> %1183, i64 %1182
  %1185 = add i64 %1182, %1164
  %1186 = getelementptr double, ptr %1139, i64 %1185
  store double %1184, ptr %1186
  %1187 = add i64 %1182, 1
  %1188 = icmp eq i64 %1187, %1169
  br i1 %1188, label %1177, label %1181

1189:
  %1190 = add i64 %1140, 1
  %1191 = getelementptr double, ptr %1139, i64 %807
  %1192 = getelementptr <4 x double>, ptr %1138, i64 %808
  %1193 = load ptr, ptr %128
  %1194 = getelementptr i64, ptr %1193, i64 %1118
  %1195 = load i64, ptr %1194
  %1196 = icmp slt i64 %1190, %1195
  br i1 %1196, label %1136, label %1143

1197:
  %1198 = phi i64 [ %1231, %1229 ], [ 0, %1149 ]
  %1199 = load ptr, ptr %111
  %1200 = mul i64 %1198, %802
  %1201 = add i64 %1200, %1116
  %1202 = getelementptr i64, ptr %822, i64 %1201
  %1203 = load i64, ptr %1202
  %1204 = shl i64 %1203, 2
  %1205 = getelementptr <4 x double>, ptr %1199, i64 %1204
  %1206 = add i64 %1198, %802
  %1207 = getelementptr i64, ptr %812, i64 %1206
  %1208 = load i64, ptr %1207
  %1209 = icmp sgt i64 %1208, %1118
  br i1 %1209, label %1210, label %1226

1210:
  %1211 = load <4 x double>, ptr %1205, align 32
  %1212 = extractelement <4 x double> %1211, i64 %1140
  %1213 = insertelement <4 x double> undef, double %1212, i64 0
  %1214 = getelementptr <4 x double>, ptr %1205, i64 1
  %1215 = load <4 x double>, ptr %1214, align 32
  %1216 = extractelement <4 x double> %1215, i64 %1140
  %1217 = insertelement <4 x double> %1213, double %1216, i64 1
  %1218 = getelementptr <4 x double>, ptr %1205, i64 2
  %1219 = load <4 x double>, ptr %1218, align 32
  %1220 = extractelement <4 x double> %1219, i64 %1140
  %1221 = insertelement <4 x double> %1217, double %1220, i64 2
  %1222 = getelementptr <4 x double>, ptr %1205, i64 3
  %1223 = load <4 x double>, ptr %1222, align 32
  %1224 = extractelement <4 x double> %1223, i64 %1140
  %1225 = insertelement <4 x double> %1221, double %1224, i64 3
  br label %1229

1226:
  %1227 = getelementptr <4 x double>, ptr %1205, i64 %1140
  %1228 = load <4 x double>, ptr %1227, align 32
  br label %1229

1229:
  %1230 = phi <4 x double> [ %1225, %1210 ], [ %1228, %1226 ]
  %1231 = add i64 %1198, 1
  %1232 = getelementptr <4 x double>, ptr %1138, i64 %1231
  store <4 x double> %1230, ptr %1232, align 32
  %1233 = icmp eq i64 %1231, %804
  br i1 %1233, label %1189, label %1197

1234:
  call void @factorize(ptr %826, i64 %807)
  %1235 = icmp sgt i64 %807, 0
  br i1 %1235, label %1236, label %1374

1236:
  %1237 = icmp ult i64 %804, 9223372036854775807
  br label %1238

1238:
  %1239 = phi i64 [ %1245, %1244 ], [ 0, %1236 ]
  %1240 = phi ptr [ %1247, %1244 ], [ %826, %1236 ]
  %1241 = phi ptr [ %1246, %1244 ], [ %816, %1236 ]
  br i1 %1237, label %1242, label %1244

1242:
  %1243 = icmp eq i64 %1239, 0
  br label %1249

1244:
  %1245 = add i64 %1239, 1
  %1246 = getelementptr <4 x double>, ptr %1241, i64 %808
  %1247 = getelementptr double, ptr %1240, i64 %807
  %1248 = icmp eq i64 %1245, %807
  br i1 %1248, label %1272, label %1238

1249:
  %1250 = phi i64 [ 0, %1242 ], [ %1255, %1253 ]
  %1251 = getelementptr <4 x double>, ptr %1241, i64 %1250
  %1252 = load <4 x double>, ptr %1251, align 32
  br i1 %1243, label %1253, label %1257

1253:
  %1254 = phi <4 x double> [ %1252, %1249 ], [ %1269, %1257 ]
  store <4 x double> %1254, ptr %1251, align 32
  %1255 = add i64 %1250, 1
  %1256 = icmp eq i64 %1250, %804
  br i1 %1256, label %1244, label %1249

1257:
  %1258 = phi i64 [ %1270, %1257 ], [ 0, %1249 ]
  %1259 = phi <4 x double> [ %1269, %1257 ], [ %1252, %1249 ]
  %1260 = getelementptr double, ptr %1240, i64 %1258
  %1261 = load double, ptr %1260
  %1262 = insertelement <4 x double> poison, double %1261, i64 0
  %1263 = shufflevector <4 x double> %1262, <4 x double> poison, <4 x i32> zeroinitializer
  %1264 = mul i64 %1258, %808
  %1265 = add i64 %1264, %1250
  %1266 = getelementptr <4 x double>, ptr %816, i64 %1265
  %1267 = load <4 x double>, ptr %1266, align 32
  %1268 = fneg <4 x double> %1263
  %1269 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1268, <4 x double> %1267, <4 x double> %1259)
  %1270 = add i64 %1258, 1
  %1271 = icmp eq i64 %1270, %1239
  br i1 %1271, label %1253, label %1257

1272:
  %1273 = add i64 %807, 1
  %1274 = icmp sgt i64 %804, 0
  br label %1275

1275:
  %1276 = phi ptr [ %816, %1272 ], [ %1305, %1303 ]
  %1277 = phi i64 [ 0, %1272 ], [ %1304, %1303 ]
  %1278 = mul i64 %1277, %1273
  %1279 = getelementptr double, ptr %826, i64 %1278
  %1280 = load double, ptr %1279
  %1281 = insertelement <4 x double> poison, double %1280, i64 0
  %1282 = shufflevector <4 x double> %1281, <4 x double> poison, <4 x i32> zeroinitializer
  %1283 = load <4 x double>, ptr %1276, align 32
  %1284 = fmul <4 x double> %1283, %1282
  %1285 = shufflevector <4 x double> %1284, <4 x double> poison, <4 x i32> zeroinitializer
  %1286 = load <4 x double>, ptr %794, align 32
  %1287 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1285, <4 x double> %1283, <4 x double> %1286)
  store <4 x double> %1287, ptr %794, align 32
  %1288 = shufflevector <4 x double> %1284, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1289 = load <4 x double>, ptr %1276, align 32
  %1290 = load <4 x double>, ptr %795, align 32
  %1291 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1288, <4 x double> %1289, <4 x double> %1290)
  store <4 x double> %1291, ptr %795, align 32
  %1292 = shufflevector <4 x double> %1284, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1293 = load <4 x double>, ptr %1276, align 32
  %1294 = load <4 x double>, ptr %796, align 32
  %1295 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1292, <4 x double> %1293, <4 x double> %1294)
  store <4 x double> %1295, ptr %796, align 32
  br i1 %1274, label %1296, label %1303

1296:
  %1297 = shufflevector <4 x double> %1284, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1298 = fneg <4 x double> %1285
  %1299 = fneg <4 x double> %1288
  %1300 = fneg <4 x double> %1292
  br label %1307

1301:
  %1302 = icmp eq i64 %1309, %804
  br i1 %1302, label %1303, label %1307

1303:
  %1304 = add i64 %1277, 1
  %1305 = getelementptr <4 x double>, ptr %1276, i64 %808
  %1306 = icmp eq i64 %1304, %807
  br i1 %1306, label %1374, label %1275

1307:
  %1308 = phi i64 [ 0, %1296 ], [ %1309, %1301 ]
  %1309 = add i64 %1308, 1
  %1310 = getelementptr <4 x double>, ptr %1276, i64 %1309
  %1311 = load <4 x double>, ptr %1310, align 32
  %1312 = load ptr, ptr %126
  %1313 = add i64 %1308, %802
  %1314 = getelementptr i64, ptr %817, i64 %1313
  %1315 = load i64, ptr %1314
  %1316 = mul i64 %1315, 3
  %1317 = getelementptr <4 x double>, ptr %1312, i64 %1316
  %1318 = load <4 x double>, ptr %1317, align 32
  %1319 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1298, <4 x double> %1311, <4 x double> %1318)
  store <4 x double> %1319, ptr %1317, align 32
  %1320 = getelementptr <4 x double>, ptr %1317, i64 1
  %1321 = load <4 x double>, ptr %1320, align 32
  %1322 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1299, <4 x double> %1311, <4 x double> %1321)
  store <4 x double> %1322, ptr %1320, align 32
  %1323 = getelementptr <4 x double>, ptr %1317, i64 2
  %1324 = load <4 x double>, ptr %1323, align 32
  %1325 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1300, <4 x double> %1311, <4 x double> %1324)
  store <4 x double> %1325, ptr %1323, align 32
  %1326 = load ptr, ptr %127
  %1327 = getelementptr i64, ptr %812, i64 %1313
  %1328 = load i64, ptr %1327
  %1329 = shl i64 %1328, 2
  %1330 = getelementptr double, ptr %1326, i64 %1329
  %1331 = bitcast ptr %1330 to ptr
  %1332 = load <4 x double>, ptr %1331, align 32
  %1333 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1297, <4 x double> %1311, <4 x double> %1332)
  store <4 x double> %1333, ptr %1331, align 32
  %1334 = load double, ptr %1279
  %1335 = insertelement <4 x double> poison, double %1334, i64 0
  %1336 = shufflevector <4 x double> %1335, <4 x double> poison, <4 x i32> zeroinitializer
  %1337 = fmul <4 x double> %1311, %1336
  %1338 = mul i64 %1309, %1308
  %1339 = lshr i64 %1338, 1
  %1340 = shufflevector <4 x double> %1337, <4 x double> poison, <4 x i32> zeroinitializer
  %1341 = fneg <4 x double> %1340
  %1342 = shufflevector <4 x double> %1337, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1343 = fneg <4 x double> %1342
  %1344 = shufflevector <4 x double> %1337, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1345 = fneg <4 x double> %1344
  %1346 = shufflevector <4 x double> %1337, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1347 = fneg <4 x double> %1346
  br label %1348

1348:
  %1349 = phi i64 [ 0, %1307 ], [ %1356, %1348 ]
  %1350 = load ptr, ptr %111
  %1351 = add i64 %1349, %1339
  %1352 = getelementptr i64, ptr %824, i64 %1351
  %1353 = load i64, ptr %1352
  %1354 = shl i64 %1353, 2
  %1355 = getelementptr <4 x double>, ptr %1350, i64 %1354
  %1356 = add i64 %1349, 1
  %1357 = getelementptr <4 x double>, ptr %1276, i64 %1356
  %1358 = load <4 x double>, ptr %1357, align 32
  %1359 = load <4 x double>, ptr %1355, align 32
  %1360 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1341, <4 x double> %1358, <4 x double> %1359)
  store <4 x double> %1360, ptr %1355, align 32
  %1361 = load <4 x double>, ptr %1357, align 32
  %1362 = getelementptr <4 x double>, ptr %1355, i64 1
  %1363 = load <4 x double>, ptr %1362, align 32
  %1364 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1343, <4 x double> %1361, <4 x double> %1363)
  store <4 x double> %1364, ptr %1362, align 32
  %1365 = load <4 x double>, ptr %1357, align 32
  %1366 = getelementptr <4 x double>, ptr %1355, i64 2
  %1367 = load <4 x double>, ptr %1366, align 32
  %1368 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1345, <4 x double> %1365, <4 x double> %1367)
  store <4 x double> %1368, ptr %1366, align 32
  %1369 = load <4 x double>, ptr %1357, align 32
  %1370 = getelementptr <4 x double>, ptr %1355, i64 3
  %1371 = load <4 x double>, ptr %1370, align 32
  %1372 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1347, <4 x double> %1369, <4 x double> %1371)
  store <4 x double> %1372, ptr %1370, align 32
  %1373 = icmp eq i64 %1349, %1308
  br i1 %1373, label %1301, label %1348

1374:
  %1375 = add i64 %798, 1
  %1376 = load ptr, ptr %122
  %1377 = getelementptr i64, ptr %1376, i64 %787
  %1378 = load i64, ptr %1377
  %1379 = icmp slt i64 %1375, %1378
  br i1 %1379, label %797, label %1380

1380:
  %1381 = mul i64 %781, 12
  %1382 = add i64 %1381, 6
  %1383 = getelementptr double, ptr %21, i64 %1382
  %1384 = load double, ptr %1383
  br i1 %129, label %1390, label %1385

1385:
  %1386 = load ptr, ptr %130
  %1387 = mul i64 %781, %23
  %1388 = getelementptr double, ptr %1386, i64 %1387
  %1389 = load double, ptr %1388
  br label %1390

1390:
  %1391 = phi double [ %1389, %1385 ], [ 0.000000e+00, %1380 ]
  %1392 = load i64, ptr %783
  %1393 = icmp eq i64 %1392, 0
  %1394 = getelementptr %struct.flat, ptr %26, i64 %1392
  %1395 = select i1 %1393, ptr null, ptr %1394
  %1396 = getelementptr %struct.flat, ptr %26, i64 %779, i32 11
  %1397 = load double, ptr %1396
  %1398 = getelementptr %struct.flat, ptr %26, i64 %779, i32 12
  %1399 = load double, ptr %1398, align 32
  %1400 = getelementptr %struct.flat, ptr %26, i64 %779, i32 16, i64 0
  %1401 = load <4 x double>, ptr %1400, align 32
  %1402 = getelementptr %struct.flat, ptr %26, i64 %779, i32 16, i64 1
  %1403 = load <4 x double>, ptr %1402, align 32
  %1404 = getelementptr %struct.flat, ptr %26, i64 %779, i32 16, i64 2
  %1405 = load <4 x double>, ptr %1404, align 32
  %1406 = getelementptr i64, ptr %783, i64 1
  %1407 = load i64, ptr %1406
  %1408 = icmp eq i64 %1407, 1
  br i1 %1408, label %1422, label %1409

1409:
  %1410 = getelementptr i64, ptr %783, i64 5
  %1411 = load i64, ptr %1410
  %1412 = icmp slt i64 %1411, 3
  %1413 = fneg double %1391
  %1414 = select i1 %1412, double %1391, double %1413
  %1415 = extractelement <4 x double> %1405, i64 2
  %1416 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double poison>, double %1414, i64 3
  %1417 = fsub <4 x double> %1405, %1416
  %1418 = fcmp une double %1384, 0.000000e+00
  %1419 = insertelement <4 x double> %1417, double 0.000000e+00, i64 2
  %1420 = select i1 %1418, <4 x double> %1417, <4 x double> %1419
  %1421 = select i1 %1418, <4 x double> %1405, <4 x double> %1416
  br label %1494

1422:
  %1423 = getelementptr %struct.flat, ptr %26, i64 %779, i32 13
  %1424 = load double, ptr %1423
  %1425 = getelementptr %struct.flat, ptr %26, i64 %779, i32 14
  %1426 = load double, ptr %1425, align 16
  %1427 = insertelement <4 x double> poison, double %1424, i64 0
  %1428 = shufflevector <4 x double> %1427, <4 x double> poison, <4 x i32> zeroinitializer
  %1429 = insertelement <4 x double> poison, double %1426, i64 0
  %1430 = shufflevector <4 x double> %1429, <4 x double> poison, <4 x i32> zeroinitializer
  %1431 = fmul <4 x double> %1403, %1430
  %1432 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1428, <4 x double> %1401, <4 x double> %1431)
  %1433 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double poison>, double %1391, i64 3
  %1434 = fsub <4 x double> %1432, %1433
  %1435 = extractelement <4 x double> %1405, i64 0
  %1436 = extractelement <4 x double> %1405, i64 1
  %1437 = fmul double %1436, %1426
  %1438 = call double @llvm.fmuladd.f64(double %1424, double %1435, double %1437)
  %1439 = insertelement <4 x double> %1434, double %1438, i64 2
  %1440 = extractelement <4 x double> %1434, i64 0
  %1441 = extractelement <4 x double> %1434, i64 1
  %1442 = fmul double %1426, %1441
  %1443 = call double @llvm.fmuladd.f64(double %1424, double %1440, double %1442)
  %1444 = fcmp une double %1384, 0.000000e+00
  br i1 %1444, label %1494, label %1445

1445:
  %1446 = extractelement <4 x double> %1401, i64 0
  %1447 = extractelement <4 x double> %1401, i64 1
  %1448 = fmul double %1447, -2.000000e+00
  %1449 = fmul double %1448, %1424
  %1450 = call double @llvm.fmuladd.f64(double %1446, double %1426, double %1449)
  %1451 = extractelement <4 x double> %1403, i64 1
  %1452 = fmul double %1451, %1424
  %1453 = fmul double %1424, %1452
  %1454 = call double @llvm.fmuladd.f64(double %1450, double %1426, double %1453)
  %1455 = fneg double %1435
  %1456 = fmul double %1426, %1455
  %1457 = call double @llvm.fmuladd.f64(double %1436, double %1424, double %1456)
  %1458 = extractelement <4 x double> %1403, i64 3
  %1459 = extractelement <4 x double> %1401, i64 3
  %1460 = fneg double %1459
  %1461 = fmul double %1426, %1460
  %1462 = call double @llvm.fmuladd.f64(double %1458, double %1424, double %1461)
  %1463 = fneg double %1426
  %1464 = fneg double %1440
  %1465 = fmul double %1426, %1464
  %1466 = call double @llvm.fmuladd.f64(double %1441, double %1424, double %1465)
  %1467 = fmul double %1466, %1463
  %1468 = insertelement <4 x double> %1439, double %1467, i64 0
  %1469 = fmul double %1424, %1466
  %1470 = insertelement <4 x double> %1468, double %1469, i64 1
  %1471 = fmul double %1426, %1454
  %1472 = fmul double %1426, %1471
  %1473 = fneg double %1454
  %1474 = fmul double %1424, %1473
  %1475 = fmul double %1426, %1474
  %1476 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %1472, i64 0
  %1477 = insertelement <4 x double> %1476, double %1475, i64 1
  %1478 = fmul double %1462, %1463
  %1479 = call double @llvm.fmuladd.f64(double %1424, double %1391, double %1478)
  %1480 = insertelement <4 x double> %1477, double %1479, i64 3
  %1481 = fmul double %1424, %1454
  %1482 = fmul double %1424, %1481
  %1483 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double poison>, double %1475, i64 0
  %1484 = insertelement <4 x double> %1483, double %1482, i64 1
  %1485 = fmul double %1424, %1462
  %1486 = call double @llvm.fmuladd.f64(double %1426, double %1391, double %1485)
  %1487 = insertelement <4 x double> %1484, double %1486, i64 3
  %1488 = fneg double %1457
  %1489 = fmul double %1426, %1488
  %1490 = insertelement <4 x double> undef, double %1489, i64 0
  %1491 = fmul double %1424, %1457
  %1492 = insertelement <4 x double> %1490, double %1491, i64 1
  %1493 = shufflevector <4 x double> %1492, <4 x double> %1405, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %1494

1494:
  %1495 = phi double [ %1415, %1409 ], [ %1443, %1445 ], [ %1443, %1422 ]
  %1496 = phi <4 x double> [ %1420, %1409 ], [ %1470, %1445 ], [ %1439, %1422 ]
  %1497 = phi <4 x double> [ %1417, %1409 ], [ %1439, %1445 ], [ %1439, %1422 ]
  %1498 = phi <4 x double> [ %1421, %1409 ], [ %1493, %1445 ], [ %1405, %1422 ]
  %1499 = phi <4 x double> [ %1403, %1409 ], [ %1487, %1445 ], [ %1403, %1422 ]
  %1500 = phi <4 x double> [ %1401, %1409 ], [ %1480, %1445 ], [ %1401, %1422 ]
  %1501 = fadd double %1384, %1495
  %1502 = fcmp ogt double %1501, 0.000000e+00
  %1503 = fdiv double 1.000000e+00, %1501
  %1504 = select i1 %1502, double %1503, double 0x7FF8000000000000
  %1505 = extractelement <4 x double> %1497, i64 1
  %1506 = extractelement <4 x double> %1497, i64 0
  %1507 = fneg double %1399
  %1508 = fmul double %1506, %1507
  %1509 = call double @llvm.fmuladd.f64(double %1397, double %1505, double %1508)
  %1510 = extractelement <4 x double> %1497, i64 2
  %1511 = fadd double %1510, %1509
  %1512 = insertelement <4 x double> %1497, double %1511, i64 2
  %1513 = getelementptr %struct.flat, ptr %26, i64 %779, i32 15
  store double %1504, ptr %1513
  %1514 = insertelement <4 x double> poison, double %1504, i64 0
  %1515 = shufflevector <4 x double> %1514, <4 x double> poison, <4 x i32> zeroinitializer
  %1516 = fmul <4 x double> %1515, %1512
  %1517 = getelementptr %struct.flat, ptr %26, i64 %779, i32 17
  store <4 x double> %1516, ptr %1517, align 32
  %1518 = icmp eq ptr %1395, null
  br i1 %1518, label %1564, label %1519

1519:
  %1520 = insertelement <4 x double> poison, double %1397, i64 0
  %1521 = shufflevector <4 x double> %1520, <4 x double> poison, <4 x i32> zeroinitializer
  %1522 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1521, <4 x double> %1499, <4 x double> %1498)
  %1523 = insertelement <4 x double> poison, double %1399, i64 0
  %1524 = shufflevector <4 x double> %1523, <4 x double> poison, <4 x i32> zeroinitializer
  %1525 = fneg <4 x double> %1524
  %1526 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1525, <4 x double> %1500, <4 x double> %1522)
  %1527 = extractelement <4 x double> %1498, i64 2
  %1528 = extractelement <4 x double> %1498, i64 1
  %1529 = extractelement <4 x double> %1526, i64 1
  %1530 = fadd double %1528, %1529
  %1531 = call double @llvm.fmuladd.f64(double %1397, double %1530, double %1527)
  %1532 = extractelement <4 x double> %1498, i64 0
  %1533 = extractelement <4 x double> %1526, i64 0
  %1534 = fadd double %1532, %1533
  %1535 = call double @llvm.fmuladd.f64(double %1507, double %1534, double %1531)
  %1536 = insertelement <4 x double> %1526, double %1535, i64 2
  %1537 = extractelement <4 x double> %1496, i64 1
  %1538 = extractelement <4 x double> %1496, i64 0
  %1539 = fmul double %1538, %1507
  %1540 = call double @llvm.fmuladd.f64(double %1397, double %1537, double %1539)
  %1541 = extractelement <4 x double> %1496, i64 2
  %1542 = fadd double %1541, %1540
  %1543 = insertelement <4 x double> %1496, double %1542, i64 2
  %1544 = getelementptr %struct.flat, ptr %1395, i64 0, i32 16, i64 0
  %1545 = load <4 x double>, ptr %1544, align 32
  %1546 = fadd <4 x double> %1500, %1545
  %1547 = shufflevector <4 x double> %1496, <4 x double> poison, <4 x i32> zeroinitializer
  %1548 = fmul <4 x double> %1547, %1543
  %1549 = fneg <4 x double> %1515
  %1550 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1549, <4 x double> %1548, <4 x double> %1546)
  store <4 x double> %1550, ptr %1544, align 32
  %1551 = getelementptr %struct.flat, ptr %1395, i64 0, i32 16, i64 1
  %1552 = load <4 x double>, ptr %1551, align 32
  %1553 = fadd <4 x double> %1499, %1552
  %1554 = shufflevector <4 x double> %1496, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1555 = fmul <4 x double> %1554, %1543
  %1556 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1549, <4 x double> %1555, <4 x double> %1553)
  store <4 x double> %1556, ptr %1551, align 32
  %1557 = getelementptr %struct.flat, ptr %1395, i64 0, i32 16, i64 2
  %1558 = load <4 x double>, ptr %1557, align 32
  %1559 = fadd <4 x double> %1536, %1558
  %1560 = insertelement <4 x double> poison, double %1542, i64 0
  %1561 = shufflevector <4 x double> %1560, <4 x double> poison, <4 x i32> zeroinitializer
  %1562 = fmul <4 x double> %1543, %1561
  %1563 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1549, <4 x double> %1562, <4 x double> %1559)
  store <4 x double> %1563, ptr %1557, align 32
  br label %1564

1564:
  %1565 = load ptr, ptr %9
  %1566 = load ptr, ptr %121
  %1567 = mul i64 %779, 6
  %1568 = add i64 %1567, -6
  %1569 = getelementptr i64, ptr %1566, i64 %1568
  %1570 = getelementptr %struct.tree_closing.1, ptr %1565, i64 0, i32 18
  %1571 = load ptr, ptr %1570
  %1572 = getelementptr i64, ptr %1571, i64 %779
  %1573 = load i64, ptr %1572
  %1574 = getelementptr %struct.tree_closing.1, ptr %1565, i64 0, i32 19
  %1575 = load ptr, ptr %1574
  %1576 = getelementptr i64, ptr %1575, i64 %779
  %1577 = load i64, ptr %1576
  %1578 = icmp sgt i64 %1577, 0
  br i1 %1578, label %1579, label %1731

1579:
  %1580 = getelementptr %struct.tree_closing.1, ptr %1565, i64 0, i32 25
  %1581 = load ptr, ptr %1580
  %1582 = getelementptr %struct.tree_closing.1, ptr %1565, i64 0, i32 24
  %1583 = load ptr, ptr %1582
  %1584 = getelementptr i64, ptr %1583, i64 %779
  %1585 = load i64, ptr %1584
  %1586 = getelementptr i64, ptr %1581, i64 %1585
  %1587 = getelementptr i64, ptr %1569, i64 1
  %1588 = getelementptr %struct.flat, ptr %26, i64 %779, i32 13
  %1589 = getelementptr %struct.flat, ptr %26, i64 %779, i32 14
  %1590 = shufflevector <4 x double> %1516, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %1591 = getelementptr %struct.tree_closing.1, ptr %1565, i64 0, i32 20
  %1592 = shufflevector <4 x double> %1516, <4 x double> poison, <4 x i32> zeroinitializer
  %1593 = fneg <4 x double> %1592
  %1594 = shufflevector <4 x double> %1516, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1595 = fneg <4 x double> %1594
  %1596 = shufflevector <4 x double> %1516, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1597 = fneg <4 x double> %1596
  %1598 = getelementptr %struct.tree_closing.1, ptr %1565, i64 0, i32 21
  br label %1599

1599:
  %1600 = phi i64 [ 1, %1579 ], [ %1729, %1727 ]
  %1601 = phi ptr [ %1586, %1579 ], [ %1703, %1727 ]
  %1602 = phi i64 [ 0, %1579 ], [ %1728, %1727 ]
  %1603 = add i64 %1602, %1573
  %1604 = load ptr, ptr %126
  %1605 = mul i64 %1603, 3
  %1606 = getelementptr <4 x double>, ptr %1604, i64 %1605
  %1607 = load i64, ptr %1587
  %1608 = icmp eq i64 %1607, 1
  br i1 %1608, label %1609, label %1623

1609:
  %1610 = load double, ptr %1588
  %1611 = insertelement <4 x double> poison, double %1610, i64 0
  %1612 = shufflevector <4 x double> %1611, <4 x double> poison, <4 x i32> zeroinitializer
  %1613 = load <4 x double>, ptr %1606, align 32
  %1614 = load double, ptr %1589, align 16
  %1615 = insertelement <4 x double> poison, double %1614, i64 0
  %1616 = shufflevector <4 x double> %1615, <4 x double> poison, <4 x i32> zeroinitializer
  %1617 = getelementptr <4 x double>, ptr %1606, i64 1
  %1618 = load <4 x double>, ptr %1617, align 32
  %1619 = fmul <4 x double> %1618, %1616
  %1620 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1612, <4 x double> %1613, <4 x double> %1619)
  %1621 = getelementptr <4 x double>, ptr %1606, i64 2
  %1622 = load <4 x double>, ptr %1621, align 32
  br label %1629

1623:
  %1624 = getelementptr <4 x double>, ptr %1606, i64 2
  %1625 = load <4 x double>, ptr %1624, align 32
  %1626 = load <4 x double>, ptr %1606, align 32
  %1627 = getelementptr <4 x double>, ptr %1606, i64 1
  %1628 = load <4 x double>, ptr %1627, align 32
  br label %1629

1629:
  %1630 = phi <4 x double> [ %1625, %1623 ], [ %1622, %1609 ]
  %1631 = phi <4 x double> [ %1628, %1623 ], [ %1618, %1609 ]
  %1632 = phi <4 x double> [ %1626, %1623 ], [ %1613, %1609 ]
  %1633 = phi <4 x double> [ %1625, %1623 ], [ %1620, %1609 ]
  %1634 = load ptr, ptr %131
  %1635 = getelementptr <4 x double>, ptr %1634, i64 %1603
  store <4 x double> %1633, ptr %1635, align 32
  %1636 = load double, ptr %1396
  %1637 = insertelement <4 x double> poison, double %1636, i64 0
  %1638 = load double, ptr %1398, align 32
  %1639 = insertelement <4 x double> poison, double %1638, i64 0
  %1640 = shufflevector <4 x double> %1639, <4 x double> poison, <4 x i32> zeroinitializer
  %1641 = fneg <4 x double> %1640
  %1642 = fmul <4 x double> %1632, %1641
  %1643 = load ptr, ptr %127
  %1644 = load ptr, ptr %1591
  %1645 = getelementptr i64, ptr %1644, i64 %1603
  %1646 = load i64, ptr %1645
  %1647 = shl i64 %1646, 2
  %1648 = getelementptr double, ptr %1643, i64 %1647
  %1649 = bitcast ptr %1648 to ptr
  %1650 = load <4 x double>, ptr %1649, align 32
  %1651 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1590, <4 x double> %1633, <4 x double> %1650)
  store <4 x double> %1651, ptr %1649, align 32
  %1652 = shufflevector <4 x double> %1633, <4 x double> poison, <4 x i32> zeroinitializer
  %1653 = shufflevector <4 x double> %1633, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %1654 = shufflevector <4 x double> %1633, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %1655 = shufflevector <4 x double> %1633, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %1665

1656:
  %1657 = load double, ptr %1513
  %1658 = insertelement <4 x double> poison, double %1657, i64 0
  %1659 = shufflevector <4 x double> %1658, <4 x double> poison, <4 x i32> zeroinitializer
  %1660 = fmul <4 x double> %1633, %1659
  %1661 = load ptr, ptr %132
  %1662 = getelementptr <4 x double>, ptr %1661, i64 %1603
  store <4 x double> %1660, ptr %1662, align 32
  %1663 = load i64, ptr %1569
  %1664 = icmp eq i64 %1663, 0
  br i1 %1664, label %1727, label %1706

1665:
  %1666 = phi ptr [ %1601, %1629 ], [ %1703, %1665 ]
  %1667 = phi i64 [ 0, %1629 ], [ %1704, %1665 ]
  %1668 = load ptr, ptr %111
  %1669 = load i64, ptr %1666
  %1670 = shl i64 %1669, 2
  %1671 = getelementptr <4 x double>, ptr %1668, i64 %1670
  %1672 = load ptr, ptr %131
  %1673 = add i64 %1667, %1573
  %1674 = getelementptr <4 x double>, ptr %1672, i64 %1673
  %1675 = load <4 x double>, ptr %1674, align 32
  %1676 = load double, ptr %1513
  %1677 = insertelement <4 x double> poison, double %1676, i64 0
  %1678 = shufflevector <4 x double> %1677, <4 x double> poison, <4 x i32> zeroinitializer
  %1679 = fmul <4 x double> %1652, %1675
  %1680 = load <4 x double>, ptr %1671, align 32
  %1681 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1678, <4 x double> %1679, <4 x double> %1680)
  store <4 x double> %1681, ptr %1671, align 32
  %1682 = load double, ptr %1513
  %1683 = insertelement <4 x double> poison, double %1682, i64 0
  %1684 = shufflevector <4 x double> %1683, <4 x double> poison, <4 x i32> zeroinitializer
  %1685 = fmul <4 x double> %1653, %1675
  %1686 = getelementptr <4 x double>, ptr %1671, i64 1
  %1687 = load <4 x double>, ptr %1686, align 32
  %1688 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1684, <4 x double> %1685, <4 x double> %1687)
  store <4 x double> %1688, ptr %1686, align 32
  %1689 = load double, ptr %1513
  %1690 = insertelement <4 x double> poison, double %1689, i64 0
  %1691 = shufflevector <4 x double> %1690, <4 x double> poison, <4 x i32> zeroinitializer
  %1692 = fmul <4 x double> %1654, %1675
  %1693 = getelementptr <4 x double>, ptr %1671, i64 2
  %1694 = load <4 x double>, ptr %1693, align 32
  %1695 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1691, <4 x double> %1692, <4 x double> %1694)
  store <4 x double> %1695, ptr %1693, align 32
  %1696 = load double, ptr %1513
  %1697 = insertelement <4 x double> poison, double %1696, i64 0
  %1698 = shufflevector <4 x double> %1697, <4 x double> poison, <4 x i32> zeroinitializer
  %1699 = fmul <4 x double> %1655, %1675
  %1700 = getelementptr <4 x double>, ptr %1671, i64 3
  %1701 = load <4 x double>, ptr %1700, align 32
  %1702 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1698, <4 x double> %1699, <4 x double> %1701)
  store <4 x double> %1702, ptr %1700, align 32
  %1703 = getelementptr i64, ptr %1666, i64 1
  %1704 = add i64 %1667, 1
  %1705 = icmp eq i64 %1704, %1600
  br i1 %1705, label %1656, label %1665

1706:
  %1707 = shufflevector <4 x double> %1637, <4 x double> poison, <4 x i32> zeroinitializer
  %1708 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1707, <4 x double> %1631, <4 x double> %1642)
  %1709 = fadd <4 x double> %1630, %1708
  %1710 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1597, <4 x double> %1633, <4 x double> %1709)
  %1711 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1595, <4 x double> %1633, <4 x double> %1631)
  %1712 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1593, <4 x double> %1633, <4 x double> %1632)
  %1713 = load ptr, ptr %126
  %1714 = load ptr, ptr %1598
  %1715 = getelementptr i64, ptr %1714, i64 %1603
  %1716 = load i64, ptr %1715
  %1717 = mul i64 %1716, 3
  %1718 = getelementptr <4 x double>, ptr %1713, i64 %1717
  %1719 = load <4 x double>, ptr %1718, align 32
  %1720 = fadd <4 x double> %1712, %1719
  store <4 x double> %1720, ptr %1718, align 32
  %1721 = getelementptr <4 x double>, ptr %1718, i64 1
  %1722 = load <4 x double>, ptr %1721, align 32
  %1723 = fadd <4 x double> %1711, %1722
  store <4 x double> %1723, ptr %1721, align 32
  %1724 = getelementptr <4 x double>, ptr %1718, i64 2
  %1725 = load <4 x double>, ptr %1724, align 32
  %1726 = fadd <4 x double> %1710, %1725
  store <4 x double> %1726, ptr %1724, align 32
  br label %1727

1727:
  %1728 = add i64 %1602, 1
  %1729 = add i64 %1600, 1
  %1730 = icmp eq i64 %1728, %1577
  br i1 %1730, label %1731, label %1599

1731:
  %1732 = icmp sgt i64 %779, 1
  br i1 %1732, label %778, label %133

1733:
  %1734 = phi i64 [ 1, %767 ], [ %1824, %2011 ]
  %1735 = load ptr, ptr %768
  %1736 = mul i64 %1734, 6
  %1737 = add i64 %1736, -6
  %1738 = getelementptr i64, ptr %1735, i64 %1737
  %1739 = load ptr, ptr %769
  %1740 = getelementptr i64, ptr %1739, i64 %1734
  %1741 = load i64, ptr %1740
  %1742 = load ptr, ptr %770
  %1743 = getelementptr i64, ptr %1742, i64 %1734
  %1744 = load i64, ptr %1743
  %1745 = add i64 %1744, %1741
  %1746 = icmp sgt i64 %1744, 0
  br i1 %1746, label %1747, label %1751

1747:
  %1748 = load ptr, ptr %771
  %1749 = load ptr, ptr %570
  %1750 = load ptr, ptr %772
  br label %2014

1751:
  %1752 = phi <4 x double> [ zeroinitializer, %1733 ], [ %2023, %2014 ]
  %1753 = extractelement <4 x double> %1752, i64 0
  %1754 = extractelement <4 x double> %1752, i64 1
  %1755 = fadd double %1753, %1754
  %1756 = extractelement <4 x double> %1752, i64 2
  %1757 = extractelement <4 x double> %1752, i64 3
  %1758 = fadd double %1756, %1757
  %1759 = fadd double %1755, %1758
  %1760 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 17
  %1761 = load <4 x double>, ptr %1760, align 32
  %1762 = extractelement <4 x double> %1761, i64 3
  %1763 = fsub double %1762, %1759
  %1764 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 17, i64 3
  store double %1763, ptr %1764
  %1765 = load i64, ptr %1738
  %1766 = getelementptr %struct.flat, ptr %26, i64 %1765, i32 8
  %1767 = load double, ptr %1766, align 32
  %1768 = getelementptr %struct.flat, ptr %26, i64 %1765, i32 9
  %1769 = load double, ptr %1768
  %1770 = getelementptr %struct.flat, ptr %26, i64 %1765, i32 10
  %1771 = load double, ptr %1770, align 16
  %1772 = extractelement <4 x double> %1761, i64 0
  %1773 = extractelement <4 x double> %1761, i64 1
  %1774 = fmul double %1773, %1771
  %1775 = call double @llvm.fmuladd.f64(double %1772, double %1769, double %1774)
  %1776 = extractelement <4 x double> %1761, i64 2
  %1777 = call double @llvm.fmuladd.f64(double %1776, double %1767, double %1763)
  %1778 = fadd double %1777, %1775
  %1779 = fneg double %1778
  %1780 = getelementptr i64, ptr %1738, i64 1
  %1781 = load i64, ptr %1780
  %1782 = icmp eq i64 %1781, 1
  %1783 = select i1 %1782, double 0.000000e+00, double %1778
  %1784 = fsub double %1767, %1783
  %1785 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 8
  store double %1784, ptr %1785, align 32
  %1786 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 12
  %1787 = load double, ptr %1786, align 32
  %1788 = fneg double %1767
  %1789 = call double @llvm.fmuladd.f64(double %1788, double %1787, double %1769)
  br i1 %1782, label %1790, label %1802

1790:
  %1791 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 13
  %1792 = load double, ptr %1791
  %1793 = fmul double %1778, %1792
  %1794 = fsub double %1789, %1793
  %1795 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 11
  %1796 = load double, ptr %1795
  %1797 = call double @llvm.fmuladd.f64(double %1767, double %1796, double %1771)
  %1798 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 14
  %1799 = load double, ptr %1798, align 16
  %1800 = fmul double %1778, %1799
  %1801 = fsub double %1797, %1800
  br label %1812

1802:
  %1803 = fadd double %1789, 0.000000e+00
  %1804 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 11
  %1805 = load double, ptr %1804
  %1806 = call double @llvm.fmuladd.f64(double %1767, double %1805, double %1771)
  %1807 = fadd double %1806, 0.000000e+00
  %1808 = getelementptr i64, ptr %1738, i64 5
  %1809 = load i64, ptr %1808
  %1810 = icmp slt i64 %1809, 3
  %1811 = select i1 %1810, double %1779, double %1778
  br label %1812

1812:
  %1813 = phi double [ %1794, %1790 ], [ %1803, %1802 ]
  %1814 = phi double [ %1801, %1790 ], [ %1807, %1802 ]
  %1815 = phi double [ %1779, %1790 ], [ %1811, %1802 ]
  %1816 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 9
  store double %1813, ptr %1816
  %1817 = getelementptr %struct.flat, ptr %26, i64 %1734, i32 10
  store double %1814, ptr %1817, align 16
  %1818 = getelementptr i64, ptr %1738, i64 3
  %1819 = load i64, ptr %1818
  %1820 = getelementptr double, ptr %4, i64 %1819
  store double %1815, ptr %1820
  %1821 = load ptr, ptr %134
  %1822 = getelementptr i64, ptr %1821, i64 %1734
  %1823 = load i64, ptr %1822
  %1824 = add i64 %1734, 1
  %1825 = getelementptr i64, ptr %1821, i64 %1824
  %1826 = load i64, ptr %1825
  %1827 = icmp slt i64 %1823, %1826
  br i1 %1827, label %1828, label %2011

1828:
  %1829 = phi ptr [ %2006, %2005 ], [ %1821, %1812 ]
  %1830 = phi i64 [ %2007, %2005 ], [ %1823, %1812 ]
  %1831 = load ptr, ptr %773
  %1832 = mul i64 %1830, 5
  %1833 = getelementptr i64, ptr %1831, i64 %1832
  %1834 = load i64, ptr %1833
  %1835 = getelementptr i64, ptr %1833, i64 1
  %1836 = load i64, ptr %1835
  %1837 = getelementptr i64, ptr %1833, i64 2
  %1838 = load i64, ptr %1837
  %1839 = add i64 %1836, 1
  %1840 = load ptr, ptr %774
  %1841 = getelementptr i64, ptr %1833, i64 3
  %1842 = load i64, ptr %1841
  %1843 = getelementptr i64, ptr %1840, i64 %1842
  %1844 = load ptr, ptr %775
  %1845 = getelementptr i64, ptr %1833, i64 4
  %1846 = load i64, ptr %1845
  %1847 = getelementptr <4 x double>, ptr %1844, i64 %1846
  %1848 = mul i64 %1838, %1839
  %1849 = getelementptr <4 x double>, ptr %1847, i64 %1848, i64 0
  %1850 = load ptr, ptr %776
  %1851 = icmp ne i64 %1834, 1
  %1852 = icmp ne i64 %1836, 0
  %1853 = select i1 %1851, i1 true, i1 %1852
  br i1 %1853, label %1854, label %1859

1854:
  %1855 = icmp sgt i64 %1838, 0
  br i1 %1855, label %1856, label %1938

1856:
  %1857 = icmp sgt i64 %1836, 0
  %1858 = load ptr, ptr %570
  br label %1903

1859:
  %1860 = load double, ptr %1816
  %1861 = fneg double %1860
  %1862 = load double, ptr %1817, align 16
  %1863 = fneg double %1862
  %1864 = load double, ptr %1785, align 32
  %1865 = fneg double %1864
  %1866 = insertelement <4 x double> <double poison, double poison, double poison, double -1.000000e+00>, double %1861, i64 0
  %1867 = insertelement <4 x double> %1866, double %1863, i64 1
  %1868 = insertelement <4 x double> %1867, double %1865, i64 2
  %1869 = load <4 x double>, ptr %1847, align 32
  %1870 = icmp sgt i64 %1838, 1
  br i1 %1870, label %1871, label %1885

1871:
  %1872 = getelementptr <4 x double>, ptr %1847, i64 1
  %1873 = load <4 x double>, ptr %1872, align 32
  %1874 = fmul <4 x double> %1868, %1873
  %1875 = icmp eq i64 %1838, 2
  br i1 %1875, label %1885, label %1876

1876:
  %1877 = getelementptr <4 x double>, ptr %1847, i64 2
  %1878 = load <4 x double>, ptr %1877, align 32
  %1879 = fmul <4 x double> %1868, %1878
  %1880 = icmp ugt i64 %1838, 3
  br i1 %1880, label %1881, label %1885

1881:
  %1882 = getelementptr <4 x double>, ptr %1847, i64 3
  %1883 = load <4 x double>, ptr %1882, align 32
  %1884 = fmul <4 x double> %1868, %1883
  br label %1885

1885:
  %1886 = phi <4 x double> [ %1879, %1881 ], [ %1879, %1876 ], [ zeroinitializer, %1871 ], [ zeroinitializer, %1859 ]
  %1887 = phi <4 x double> [ %1874, %1881 ], [ %1874, %1876 ], [ %1874, %1871 ], [ zeroinitializer, %1859 ]
  %1888 = phi <4 x double> [ %1884, %1881 ], [ zeroinitializer, %1876 ], [ zeroinitializer, %1871 ], [ zeroinitializer, %1859 ]
  %1889 = fmul <4 x double> %1868, %1869
  %1890 = shufflevector <4 x double> %1889, <4 x double> %1887, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %1891 = shufflevector <4 x double> %1889, <4 x double> %1887, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %1892 = fadd <4 x double> %1890, %1891
  %1893 = shufflevector <4 x double> %1886, <4 x double> %1888, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %1894 = shufflevector <4 x double> %1886, <4 x double> %1888, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %1895 = fadd <4 x double> %1893, %1894
  %1896 = shufflevector <4 x double> %1892, <4 x double> %1895, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %1897 = shufflevector <4 x double> %1892, <4 x double> %1895, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %1898 = fadd <4 x double> %1896, %1897
  %1899 = load ptr, ptr %570
  %1900 = load i64, ptr %1843
  %1901 = getelementptr <4 x double>, ptr %1899, i64 %1900
  store <4 x double> %1898, ptr %1901, align 32
  %1902 = load ptr, ptr %134
  br label %2005

1903:
  %1904 = phi i64 [ 0, %1856 ], [ %1968, %1943 ]
  %1905 = phi ptr [ %1847, %1856 ], [ %1969, %1943 ]
  br i1 %1857, label %1971, label %1943

1906:
  %1907 = icmp sgt i64 %1838, 1
  br i1 %1907, label %1921, label %1938

1908:
  %1909 = phi i64 [ %1917, %1908 ], [ 0, %1943 ]
  %1910 = mul i64 %1909, %1838
  %1911 = add i64 %1910, %1909
  %1912 = getelementptr double, ptr %1849, i64 %1911
  %1913 = load double, ptr %1912
  %1914 = getelementptr double, ptr %1850, i64 %1909
  %1915 = load double, ptr %1914
  %1916 = fmul double %1913, %1915
  store double %1916, ptr %1914
  %1917 = add i64 %1909, 1
  %1918 = icmp eq i64 %1917, %1838
  br i1 %1918, label %1906, label %1908

1919:
  %1920 = icmp sgt i64 %1922, 2
  br i1 %1920, label %1921, label %1938

1921:
  %1922 = phi i64 [ %1923, %1919 ], [ %1838, %1906 ]
  %1923 = add i64 %1922, -1
  %1924 = mul i64 %1923, %1838
  %1925 = getelementptr double, ptr %1850, i64 %1923
  br label %1926

1926:
  %1927 = phi i64 [ 0, %1921 ], [ %1936, %1926 ]
  %1928 = add i64 %1927, %1924
  %1929 = getelementptr double, ptr %1849, i64 %1928
  %1930 = load double, ptr %1929
  %1931 = load double, ptr %1925
  %1932 = getelementptr double, ptr %1850, i64 %1927
  %1933 = load double, ptr %1932
  %1934 = fneg double %1930
  %1935 = call double @llvm.fmuladd.f64(double %1934, double %1931, double %1933)
  store double %1935, ptr %1932
  %1936 = add i64 %1927, 1
  %1937 = icmp eq i64 %1936, %1923
  br i1 %1937, label %1919, label %1926

1938:
  %1939 = icmp sgt i64 %1834, 0
  br i1 %1939, label %1940, label %2005

1940:
  %1941 = load ptr, ptr %777
  %1942 = load ptr, ptr %570
  br label %1984

1943:
  %1944 = phi <4 x double> [ zeroinitializer, %1903 ], [ %1982, %1971 ]
  %1945 = getelementptr <4 x double>, ptr %1905, i64 0, i64 3
  %1946 = load double, ptr %1945
  %1947 = fneg double %1946
  %1948 = extractelement <4 x double> %1944, i64 0
  %1949 = extractelement <4 x double> %1944, i64 1
  %1950 = fadd double %1948, %1949
  %1951 = extractelement <4 x double> %1944, i64 2
  %1952 = extractelement <4 x double> %1944, i64 3
  %1953 = fadd double %1951, %1952
  %1954 = fadd double %1950, %1953
  %1955 = fsub double %1947, %1954
  %1956 = getelementptr double, ptr %1850, i64 %1904
  store double %1955, ptr %1956
  %1957 = load <4 x double>, ptr %1905, align 32
  %1958 = extractelement <4 x double> %1957, i64 0
  %1959 = load double, ptr %1816
  %1960 = extractelement <4 x double> %1957, i64 1
  %1961 = load double, ptr %1817, align 16
  %1962 = fmul double %1960, %1961
  %1963 = call double @llvm.fmuladd.f64(double %1958, double %1959, double %1962)
  %1964 = extractelement <4 x double> %1957, i64 2
  %1965 = load double, ptr %1785, align 32
  %1966 = call double @llvm.fmuladd.f64(double %1964, double %1965, double %1963)
  %1967 = fsub double %1955, %1966
  store double %1967, ptr %1956
  %1968 = add i64 %1904, 1
  %1969 = getelementptr <4 x double>, ptr %1905, i64 %1839
  %1970 = icmp eq i64 %1968, %1838
  br i1 %1970, label %1908, label %1903

1971:
  %1972 = phi i64 [ %1974, %1971 ], [ 0, %1903 ]
  %1973 = phi <4 x double> [ %1982, %1971 ], [ zeroinitializer, %1903 ]
  %1974 = add i64 %1972, 1
  %1975 = getelementptr <4 x double>, ptr %1905, i64 %1974
  %1976 = load <4 x double>, ptr %1975, align 32
  %1977 = add i64 %1972, %1834
  %1978 = getelementptr i64, ptr %1843, i64 %1977
  %1979 = load i64, ptr %1978
  %1980 = getelementptr <4 x double>, ptr %1858, i64 %1979
  %1981 = load <4 x double>, ptr %1980, align 32
  %1982 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1976, <4 x double> %1981, <4 x double> %1973)
  %1983 = icmp eq i64 %1974, %1836
  br i1 %1983, label %1943, label %1971

1984:
  %1985 = phi i64 [ 0, %1940 ], [ %1993, %1992 ]
  %1986 = phi i64 [ 0, %1940 ], [ %1994, %1992 ]
  %1987 = getelementptr i64, ptr %1843, i64 %1986
  %1988 = load i64, ptr %1987
  %1989 = getelementptr i64, ptr %1941, i64 %1988
  %1990 = load i64, ptr %1989
  %1991 = icmp sgt i64 %1990, 0
  br i1 %1991, label %1996, label %1992

1992:
  %1993 = phi i64 [ %1985, %1984 ], [ %1999, %1996 ]
  %1994 = add i64 %1986, 1
  %1995 = icmp eq i64 %1994, %1834
  br i1 %1995, label %2005, label %1984

1996:
  %1997 = phi i64 [ %2003, %1996 ], [ 0, %1984 ]
  %1998 = phi i64 [ %1999, %1996 ], [ %1985, %1984 ]
  %1999 = add i64 %1998, 1
  %2000 = getelementptr double, ptr %1850, i64 %1998
  %2001 = load double, ptr %2000
  %2002 = getelementptr <4 x double>, ptr %1942, i64 %1988, i64 %1997
  store double %2001, ptr %2002
  %2003 = add i64 %1997, 1
  %2004 = icmp eq i64 %2003, %1990
  br i1 %2004, label %1992, label %1996

2005:
  %2006 = phi ptr [ %1829, %1938 ], [ %1902, %1885 ], [ %1829, %1992 ]
  %2007 = add i64 %1830, 1
  %2008 = getelementptr i64, ptr %2006, i64 %1824
  %2009 = load i64, ptr %2008
  %2010 = icmp slt i64 %2007, %2009
  br i1 %2010, label %1828, label %2011

2011:
  %2012 = load i64, ptr %117
  %2013 = icmp slt i64 %1734, %2012
  br i1 %2013, label %1733, label %3866

2014:
  %2015 = phi i64 [ %1741, %1747 ], [ %2024, %2014 ]
  %2016 = phi <4 x double> [ zeroinitializer, %1747 ], [ %2023, %2014 ]
  %2017 = getelementptr <4 x double>, ptr %1748, i64 %2015
  %2018 = load <4 x double>, ptr %2017, align 32
  %2019 = getelementptr i64, ptr %1750, i64 %2015
  %2020 = load i64, ptr %2019
  %2021 = getelementptr <4 x double>, ptr %1749, i64 %2020
  %2022 = load <4 x double>, ptr %2021, align 32
  %2023 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2018, <4 x double> %2022, <4 x double> %2016)
  %2024 = add i64 %2015, 1
  %2025 = icmp slt i64 %2024, %1745
  br i1 %2025, label %2014, label %1751

2026:
  %2027 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %2028 = load ptr, ptr %2027
  call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %2028)
  call void @tree_act(ptr %0, ptr %1, ptr %3)
  %2029 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %2030 = load ptr, ptr %2029
  call void @find_ends(ptr %10, ptr %8, ptr %2030)
  %2031 = getelementptr %struct.closing, ptr %8, i64 0, i32 6
  %2032 = load ptr, ptr %2031
  %2033 = load ptr, ptr %2027
  call void @find_rows(ptr %0, ptr %8, ptr %2032, ptr %2033)
  %2034 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %2035 = load ptr, ptr %2034
  %2036 = load ptr, ptr %2029
  %2037 = load ptr, ptr %2027
  %2038 = bitcast ptr %2037 to ptr
  %2039 = load <4 x double>, ptr %2038, align 8
  %2040 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 8
  %2041 = load i64, ptr %2040
  %2042 = icmp sgt i64 %2041, 0
  br i1 %2042, label %2043, label %2048

2043:
  %2044 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 9
  %2045 = load ptr, ptr %2044
  %2046 = getelementptr %struct.closing, ptr %8, i64 0, i32 7
  %2047 = load ptr, ptr %2046
  br label %2061

2048:
  %2049 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 13
  %2050 = load i64, ptr %2049
  %2051 = icmp sgt i64 %2050, 0
  br i1 %2051, label %2052, label %2120

2052:
  %2053 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 14
  %2054 = load ptr, ptr %2053
  %2055 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  %2056 = load ptr, ptr %2055
  %2057 = getelementptr %struct.closing, ptr %8, i64 0, i32 7
  %2058 = load ptr, ptr %2057
  %2059 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %2060 = load ptr, ptr %2059
  br label %2103

2061:
  %2062 = phi i64 [ 0, %2043 ], [ %2101, %2061 ]
  %2063 = getelementptr i64, ptr %2045, i64 %2062
  %2064 = load i64, ptr %2063
  %2065 = getelementptr %struct.place, ptr %2036, i64 %2064, i32 0, i32 0
  %2066 = load <4 x double>, ptr %2065, align 32
  %2067 = getelementptr %struct.place, ptr %2036, i64 %2064, i32 0, i32 1
  %2068 = load <4 x double>, ptr %2067, align 32
  %2069 = getelementptr %struct.place, ptr %2036, i64 %2064, i32 0, i32 2
  %2070 = load <4 x double>, ptr %2069, align 32
  %2071 = mul i64 %2062, 6
  %2072 = getelementptr double, ptr %2047, i64 %2071
  %2073 = getelementptr %struct.body, ptr %2035, i64 %2064, i32 4
  %2074 = load <4 x double>, ptr %2073, align 32
  %2075 = shufflevector <4 x double> %2074, <4 x double> poison, <4 x i32> zeroinitializer
  %2076 = shufflevector <4 x double> %2074, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2077 = fmul <4 x double> %2068, %2076
  %2078 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2066, <4 x double> %2075, <4 x double> %2077)
  %2079 = shufflevector <4 x double> %2074, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2080 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2070, <4 x double> %2079, <4 x double> %2078)
  %2081 = fadd <4 x double> %2039, %2080
  %2082 = extractelement <4 x double> %2081, i64 0
  store double %2082, ptr %2072
  %2083 = extractelement <4 x double> %2081, i64 1
  %2084 = getelementptr double, ptr %2072, i64 1
  store double %2083, ptr %2084
  %2085 = extractelement <4 x double> %2081, i64 2
  %2086 = getelementptr double, ptr %2072, i64 2
  store double %2085, ptr %2086
  %2087 = getelementptr double, ptr %2072, i64 3
  %2088 = getelementptr %struct.body, ptr %2035, i64 %2064, i32 3
  %2089 = load <4 x double>, ptr %2088, align 32
  %2090 = shufflevector <4 x double> %2089, <4 x double> poison, <4 x i32> zeroinitializer
  %2091 = shufflevector <4 x double> %2089, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2092 = fmul <4 x double> %2068, %2091
  %2093 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2066, <4 x double> %2090, <4 x double> %2092)
  %2094 = shufflevector <4 x double> %2089, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2095 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2070, <4 x double> %2094, <4 x double> %2093)
  %2096 = extractelement <4 x double> %2095, i64 0
  store double %2096, ptr %2087
  %2097 = extractelement <4 x double> %2095, i64 1
  %2098 = getelementptr double, ptr %2087, i64 1
  store double %2097, ptr %2098
  %2099 = extractelement <4 x double> %2095, i64 2
  %2100 = getelementptr double, ptr %2087, i64 2
  store double %2099, ptr %2100
  %2101 = add i64 %2062, 1
  %2102 = icmp eq i64 %2101, %2041
  br i1 %2102, label %2048, label %2061

2103:
  %2104 = phi i64 [ 0, %2052 ], [ %2118, %2103 ]
  %2105 = mul i64 %2104, 3
  %2106 = getelementptr i64, ptr %2054, i64 %2105
  %2107 = getelementptr double, ptr %2056, i64 %2104
  %2108 = load double, ptr %2107
  %2109 = getelementptr i64, ptr %2106, i64 1
  %2110 = load i64, ptr %2109
  %2111 = getelementptr double, ptr %2058, i64 %2110
  %2112 = load double, ptr %2111
  %2113 = load i64, ptr %2106
  %2114 = getelementptr double, ptr %2060, i64 %2113
  %2115 = load double, ptr %2114
  %2116 = fneg double %2108
  %2117 = call double @llvm.fmuladd.f64(double %2116, double %2112, double %2115)
  store double %2117, ptr %2114
  %2118 = add i64 %2104, 1
  %2119 = icmp eq i64 %2118, %2050
  br i1 %2119, label %2120, label %2103

2120:
  %2121 = load ptr, ptr %9
  %2122 = getelementptr double, ptr %2037, i64 4
  %2123 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %2124 = load i64, ptr %2123
  %2125 = bitcast ptr %8 to ptr
  %2126 = load ptr, ptr %2125
  %2127 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 17
  %2128 = load i64, ptr %2127
  %2129 = mul i64 %2128, 192
  call void @llvm.memset.p0.i64(ptr align 32 %2126, i8 0, i64 %2129, i1 false)
  %2130 = getelementptr %struct.closing, ptr %8, i64 0, i32 3
  %2131 = bitcast ptr %2130 to ptr
  %2132 = load ptr, ptr %2131
  %2133 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 23
  %2134 = load i64, ptr %2133
  %2135 = shl i64 %2134, 7
  call void @llvm.memset.p0.i64(ptr align 32 %2132, i8 0, i64 %2135, i1 false)
  %2136 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %2137 = load i64, ptr %2136
  %2138 = icmp sgt i64 %2137, 0
  br i1 %2138, label %2139, label %2163

2139:
  %2140 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %2141 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 18
  %2142 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 22
  %2143 = bitcast ptr %7 to ptr
  %2144 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %2145 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 14
  %2146 = getelementptr %struct.closing, ptr %8, i64 0, i32 11
  %2147 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 0
  %2148 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 1
  %2149 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 2
  %2150 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 3
  %2151 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 4
  %2152 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 5
  %2153 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 26
  %2154 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 27
  %2155 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 28
  %2156 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %2157 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %2158 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 16
  %2159 = icmp eq i64 %2124, 0
  %2160 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  %2161 = icmp eq ptr %2035, null
  %2162 = getelementptr %struct.closing, ptr %8, i64 0, i32 1
  br label %2389

2163:
  %2164 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 26
  %2165 = load ptr, ptr %2164
  %2166 = load i64, ptr %2165
  %2167 = getelementptr i64, ptr %2165, i64 1
  %2168 = load i64, ptr %2167
  %2169 = icmp slt i64 %2166, %2168
  br i1 %2169, label %2170, label %3451

2170:
  %2171 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 27
  %2172 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 28
  %2173 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %2174 = getelementptr %struct.closing, ptr %8, i64 0, i32 0
  %2175 = getelementptr %struct.closing, ptr %8, i64 0, i32 10
  %2176 = getelementptr %struct.tree_closing.1, ptr %2121, i64 0, i32 16
  br label %2177

2177:
  %2178 = phi i64 [ %2166, %2170 ], [ %2384, %2383 ]
  %2179 = load ptr, ptr %2171
  %2180 = mul i64 %2178, 5
  %2181 = getelementptr i64, ptr %2179, i64 %2180
  %2182 = load i64, ptr %2181
  %2183 = getelementptr i64, ptr %2181, i64 1
  %2184 = load i64, ptr %2183
  %2185 = add i64 %2184, %2182
  %2186 = getelementptr i64, ptr %2181, i64 2
  %2187 = load i64, ptr %2186
  %2188 = add i64 %2184, 2
  %2189 = load ptr, ptr %2172
  %2190 = getelementptr i64, ptr %2181, i64 3
  %2191 = load i64, ptr %2190
  %2192 = getelementptr i64, ptr %2189, i64 %2191
  %2193 = load ptr, ptr %2173
  %2194 = getelementptr i64, ptr %2181, i64 4
  %2195 = load i64, ptr %2194
  %2196 = getelementptr <4 x double>, ptr %2193, i64 %2195
  %2197 = getelementptr i64, ptr %2192, i64 %2185
  %2198 = getelementptr i64, ptr %2197, i64 %2185
  %2199 = add i64 %2182, 1
  %2200 = mul i64 %2199, %2182
  %2201 = sdiv i64 %2200, 2
  %2202 = getelementptr i64, ptr %2198, i64 %2201
  %2203 = mul i64 %2187, %2188
  %2204 = getelementptr <4 x double>, ptr %2196, i64 %2203, i64 0
  %2205 = icmp sgt i64 %2182, 0
  br i1 %2205, label %2206, label %2345

2206:
  %2207 = load ptr, ptr %2176
  %2208 = icmp sgt i64 %2184, 0
  br label %2209

2209:
  %2210 = phi ptr [ %2207, %2206 ], [ %2245, %2244 ]
  %2211 = phi i64 [ 1, %2206 ], [ %2248, %2244 ]
  %2212 = phi ptr [ %2196, %2206 ], [ %2247, %2244 ]
  %2213 = phi ptr [ %2204, %2206 ], [ %2246, %2244 ]
  %2214 = phi i64 [ 0, %2206 ], [ %2228, %2244 ]
  %2215 = getelementptr i64, ptr %2192, i64 %2214
  %2216 = load i64, ptr %2215
  %2217 = load ptr, ptr %2174
  %2218 = getelementptr i64, ptr %2197, i64 %2214
  %2219 = load i64, ptr %2218
  %2220 = mul i64 %2219, 6
  %2221 = getelementptr <4 x double>, ptr %2217, i64 %2220
  %2222 = load ptr, ptr %2175
  %2223 = shl i64 %2216, 2
  %2224 = getelementptr double, ptr %2222, i64 %2223
  %2225 = getelementptr i64, ptr %2210, i64 %2216
  %2226 = load i64, ptr %2225
  %2227 = icmp sgt i64 %2226, 0
  %2228 = add i64 %2214, 1
  br i1 %2227, label %2229, label %2244

2229:
  %2230 = mul i64 %2228, %2214
  %2231 = lshr i64 %2230, 1
  %2232 = getelementptr <4 x double>, ptr %2221, i64 1
  %2233 = getelementptr <4 x double>, ptr %2221, i64 2
  %2234 = getelementptr <4 x double>, ptr %2221, i64 3
  %2235 = getelementptr <4 x double>, ptr %2221, i64 4
  %2236 = getelementptr <4 x double>, ptr %2221, i64 5
  br label %2237

2237:
  %2238 = phi ptr [ %2210, %2229 ], [ %2303, %2299 ]
  %2239 = phi ptr [ %2212, %2229 ], [ %2302, %2299 ]
  %2240 = phi ptr [ %2213, %2229 ], [ %2301, %2299 ]
  %2241 = phi i64 [ 0, %2229 ], [ %2300, %2299 ]
  %2242 = load ptr, ptr %2130
  %2243 = getelementptr <4 x double>, ptr %2242, i64 %2241
  br label %2273

2244:
  %2245 = phi ptr [ %2210, %2209 ], [ %2303, %2299 ]
  %2246 = phi ptr [ %2213, %2209 ], [ %2301, %2299 ]
  %2247 = phi ptr [ %2212, %2209 ], [ %2302, %2299 ]
  %2248 = add i64 %2211, 1
  %2249 = icmp eq i64 %2228, %2182
  br i1 %2249, label %2345, label %2209

2250:
  %2251 = load <4 x double>, ptr %2221, align 32
  %2252 = extractelement <4 x double> %2251, i64 %2241
  %2253 = insertelement <4 x double> undef, double %2252, i64 0
  %2254 = load <4 x double>, ptr %2232, align 32
  %2255 = extractelement <4 x double> %2254, i64 %2241
  %2256 = insertelement <4 x double> %2253, double %2255, i64 1
  %2257 = load <4 x double>, ptr %2233, align 32
  %2258 = extractelement <4 x double> %2257, i64 %2241
  %2259 = insertelement <4 x double> %2256, double %2258, i64 2
  %2260 = getelementptr double, ptr %2224, i64 %2241
  %2261 = load double, ptr %2260
  %2262 = insertelement <4 x double> %2259, double %2261, i64 3
  store <4 x double> %2262, ptr %2239, align 32
  %2263 = load <4 x double>, ptr %2234, align 32
  %2264 = extractelement <4 x double> %2263, i64 %2241
  %2265 = load <4 x double>, ptr %2235, align 32
  %2266 = extractelement <4 x double> %2265, i64 %2241
  %2267 = load <4 x double>, ptr %2236, align 32
  %2268 = extractelement <4 x double> %2267, i64 %2241
  %2269 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %2264, i64 0
  %2270 = insertelement <4 x double> %2269, double %2266, i64 1
  %2271 = insertelement <4 x double> %2270, double %2268, i64 2
  %2272 = getelementptr <4 x double>, ptr %2239, i64 1
  store <4 x double> %2271, ptr %2272, align 32
  br i1 %2208, label %2307, label %2299

2273:
  %2274 = phi i64 [ 0, %2237 ], [ %2289, %2287 ]
  %2275 = phi i64 [ 0, %2237 ], [ %2288, %2287 ]
  %2276 = getelementptr i64, ptr %2192, i64 %2275
  %2277 = load i64, ptr %2276
  %2278 = getelementptr i64, ptr %2238, i64 %2277
  %2279 = load i64, ptr %2278
  %2280 = icmp sgt i64 %2279, 0
  br i1 %2280, label %2281, label %2287

2281:
  %2282 = add i64 %2275, %2231
  %2283 = getelementptr i64, ptr %2198, i64 %2282
  %2284 = load i64, ptr %2283
  %2285 = shl i64 %2284, 2
  %2286 = getelementptr <4 x double>, ptr %2243, i64 %2285
  br label %2291

2287:
  %2288 = add i64 %2275, 1
  %2289 = add i64 %2279, %2274
  %2290 = icmp eq i64 %2288, %2211
  br i1 %2290, label %2250, label %2273

2291:
  %2292 = phi i64 [ 0, %2281 ], [ %2297, %2291 ]
  %2293 = load <4 x double>, ptr %2286, align 32
  %2294 = extractelement <4 x double> %2293, i64 %2292
  %2295 = add i64 %2292, %2274
  %2296 = getelementptr double, ptr %2240, i64 %2295
  store double %2294, ptr %2296
  %2297 = add i64 %2292, 1
  %2298 = icmp eq i64 %2297, %2279
  br i1 %2298, label %2287, label %2291

2299:
  %2300 = add i64 %2241, 1
  %2301 = getelementptr double, ptr %2240, i64 %2187
  %2302 = getelementptr <4 x double>, ptr %2239, i64 %2188
  %2303 = load ptr, ptr %2176
  %2304 = getelementptr i64, ptr %2303, i64 %2216
  %2305 = load i64, ptr %2304
  %2306 = icmp slt i64 %2300, %2305
  br i1 %2306, label %2237, label %2244

2307:
  %2308 = phi i64 [ %2343, %2339 ], [ 0, %2250 ]
  %2309 = load ptr, ptr %2130
  %2310 = mul i64 %2308, %2182
  %2311 = add i64 %2310, %2214
  %2312 = getelementptr i64, ptr %2202, i64 %2311
  %2313 = load i64, ptr %2312
  %2314 = shl i64 %2313, 2
  %2315 = getelementptr <4 x double>, ptr %2309, i64 %2314
  %2316 = add i64 %2308, %2182
  %2317 = getelementptr i64, ptr %2192, i64 %2316
  %2318 = load i64, ptr %2317
  %2319 = icmp sgt i64 %2318, %2216
  br i1 %2319, label %2320, label %2336

2320:
  %2321 = load <4 x double>, ptr %2315, align 32
  %2322 = extractelement <4 x double> %2321, i64 %2241
  %2323 = insertelement <4 x double> undef, double %2322, i64 0
  %2324 = getelementptr <4 x double>, ptr %2315, i64 1
  %2325 = load <4 x double>, ptr %2324, align 32
  %2326 = extractelement <4 x double> %2325, i64 %2241
  %2327 = insertelement <4 x double> %2323, double %2326, i64 1
  %2328 = getelementptr <4 x double>, ptr %2315, i64 2
  %2329 = load <4 x double>, ptr %2328, align 32
  %2330 = extractelement <4 x double> %2329, i64 %2241
  %2331 = insertelement <4 x double> %2327, double %2330, i64 2
  %2332 = getelementptr <4 x double>, ptr %2315, i64 3
  %2333 = load <4 x double>, ptr %2332, align 32
  %2334 = extractelement <4 x double> %2333, i64 %2241
  %2335 = insertelement <4 x double> %2331, double %2334, i64 3
  br label %2339

2336:
  %2337 = getelementptr <4 x double>, ptr %2315, i64 %2241
  %2338 = load <4 x double>, ptr %2337, align 32
  br label %2339

2339:
  %2340 = phi <4 x double> [ %2335, %2320 ], [ %2338, %2336 ]
  %2341 = add i64 %2308, 2
  %2342 = getelementptr <4 x double>, ptr %2239, i64 %2341
  store <4 x double> %2340, ptr %2342, align 32
  %2343 = add i64 %2308, 1
  %2344 = icmp eq i64 %2343, %2184
  br i1 %2344, label %2299, label %2307

2345:
  call void @factorize(ptr %2204, i64 %2187)
  %2346 = icmp sgt i64 %2187, 0
  br i1 %2346, label %2347, label %2383

2347:
  %2348 = icmp sgt i64 %2188, 0
  br label %2349

2349:
  %2350 = phi i64 [ %2356, %2355 ], [ 0, %2347 ]
  %2351 = phi ptr [ %2358, %2355 ], [ %2204, %2347 ]
  %2352 = phi ptr [ %2357, %2355 ], [ %2196, %2347 ]
  br i1 %2348, label %2353, label %2355

2353:
  %2354 = icmp eq i64 %2350, 0
  br label %2360

2355:
  %2356 = add i64 %2350, 1
  %2357 = getelementptr <4 x double>, ptr %2352, i64 %2188
  %2358 = getelementptr double, ptr %2351, i64 %2187
  %2359 = icmp eq i64 %2356, %2187
  br i1 %2359, label %2383, label %2349

2360:
  %2361 = phi i64 [ 0, %2353 ], [ %2366, %2364 ]
  %2362 = getelementptr <4 x double>, ptr %2352, i64 %2361
  %2363 = load <4 x double>, ptr %2362, align 32
  br i1 %2354, label %2364, label %2368

2364:
  %2365 = phi <4 x double> [ %2363, %2360 ], [ %2380, %2368 ]
  store <4 x double> %2365, ptr %2362, align 32
  %2366 = add i64 %2361, 1
  %2367 = icmp eq i64 %2366, %2188
  br i1 %2367, label %2355, label %2360

2368:
  %2369 = phi i64 [ %2381, %2368 ], [ 0, %2360 ]
  %2370 = phi <4 x double> [ %2380, %2368 ], [ %2363, %2360 ]
  %2371 = getelementptr double, ptr %2351, i64 %2369
  %2372 = load double, ptr %2371
  %2373 = insertelement <4 x double> poison, double %2372, i64 0
  %2374 = shufflevector <4 x double> %2373, <4 x double> poison, <4 x i32> zeroinitializer
  %2375 = mul i64 %2369, %2188
  %2376 = add i64 %2375, %2361
  %2377 = getelementptr <4 x double>, ptr %2196, i64 %2376
  %2378 = load <4 x double>, ptr %2377, align 32
  %2379 = fneg <4 x double> %2374
  %2380 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2379, <4 x double> %2378, <4 x double> %2370)
  %2381 = add i64 %2369, 1
  %2382 = icmp eq i64 %2381, %2350
  br i1 %2382, label %2364, label %2368

2383:
  %2384 = add i64 %2178, 1
  %2385 = load ptr, ptr %2164
  %2386 = getelementptr i64, ptr %2385, i64 1
  %2387 = load i64, ptr %2386
  %2388 = icmp slt i64 %2384, %2387
  br i1 %2388, label %2177, label %3451

2389:
  %2390 = phi i64 [ %2137, %2139 ], [ %2392, %3449 ]
  %2391 = load ptr, ptr %2140
  %2392 = add i64 %2390, -1
  %2393 = mul i64 %2392, 6
  %2394 = getelementptr i64, ptr %2391, i64 %2393
  %2395 = load ptr, ptr %2141
  %2396 = getelementptr i64, ptr %2395, i64 %2390
  %2397 = load i64, ptr %2396
  %2398 = add i64 %2390, 1
  %2399 = getelementptr i64, ptr %2395, i64 %2398
  %2400 = load i64, ptr %2399
  %2401 = icmp slt i64 %2397, %2400
  br i1 %2401, label %2784, label %2402

2402:
  %2403 = load ptr, ptr %2153
  %2404 = getelementptr i64, ptr %2403, i64 %2390
  %2405 = load i64, ptr %2404
  %2406 = getelementptr i64, ptr %2403, i64 %2398
  %2407 = load i64, ptr %2406
  %2408 = icmp slt i64 %2405, %2407
  br i1 %2408, label %2409, label %2776

2409:
  %2410 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 6, i32 0
  %2411 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 6, i32 1
  %2412 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 6, i32 2
  %2413 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 7, i32 0
  %2414 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 7, i32 1
  %2415 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 7, i32 2
  %2416 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 8, i32 0
  %2417 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 8, i32 1
  %2418 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 8, i32 2
  %2419 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 9
  %2420 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 10
  br label %2421

2421:
  %2422 = phi i64 [ %2405, %2409 ], [ %2771, %2770 ]
  %2423 = load ptr, ptr %2154
  %2424 = mul i64 %2422, 5
  %2425 = getelementptr i64, ptr %2423, i64 %2424
  %2426 = load i64, ptr %2425
  %2427 = getelementptr i64, ptr %2425, i64 1
  %2428 = load i64, ptr %2427
  %2429 = add i64 %2428, %2426
  %2430 = getelementptr i64, ptr %2425, i64 2
  %2431 = load i64, ptr %2430
  %2432 = add i64 %2428, 2
  %2433 = load ptr, ptr %2155
  %2434 = getelementptr i64, ptr %2425, i64 3
  %2435 = load i64, ptr %2434
  %2436 = getelementptr i64, ptr %2433, i64 %2435
  %2437 = load ptr, ptr %2156
  %2438 = getelementptr i64, ptr %2425, i64 4
  %2439 = load i64, ptr %2438
  %2440 = getelementptr <4 x double>, ptr %2437, i64 %2439
  %2441 = getelementptr i64, ptr %2436, i64 %2429
  %2442 = getelementptr i64, ptr %2441, i64 %2429
  %2443 = add i64 %2426, 1
  %2444 = mul i64 %2443, %2426
  %2445 = sdiv i64 %2444, 2
  %2446 = getelementptr i64, ptr %2442, i64 %2445
  %2447 = mul i64 %2428, %2426
  %2448 = getelementptr i64, ptr %2446, i64 %2447
  %2449 = mul i64 %2431, %2432
  %2450 = getelementptr <4 x double>, ptr %2440, i64 %2449, i64 0
  %2451 = icmp sgt i64 %2426, 0
  br i1 %2451, label %2452, label %2591

2452:
  %2453 = load ptr, ptr %2158
  %2454 = icmp sgt i64 %2428, 0
  br label %2455

2455:
  %2456 = phi ptr [ %2453, %2452 ], [ %2491, %2490 ]
  %2457 = phi i64 [ 1, %2452 ], [ %2494, %2490 ]
  %2458 = phi ptr [ %2440, %2452 ], [ %2493, %2490 ]
  %2459 = phi ptr [ %2450, %2452 ], [ %2492, %2490 ]
  %2460 = phi i64 [ 0, %2452 ], [ %2474, %2490 ]
  %2461 = getelementptr i64, ptr %2436, i64 %2460
  %2462 = load i64, ptr %2461
  %2463 = load ptr, ptr %2144
  %2464 = getelementptr i64, ptr %2441, i64 %2460
  %2465 = load i64, ptr %2464
  %2466 = mul i64 %2465, 6
  %2467 = getelementptr <4 x double>, ptr %2463, i64 %2466
  %2468 = load ptr, ptr %2157
  %2469 = shl i64 %2462, 2
  %2470 = getelementptr double, ptr %2468, i64 %2469
  %2471 = getelementptr i64, ptr %2456, i64 %2462
  %2472 = load i64, ptr %2471
  %2473 = icmp sgt i64 %2472, 0
  %2474 = add i64 %2460, 1
  br i1 %2473, label %2475, label %2490

2475:
  %2476 = mul i64 %2474, %2460
  %2477 = lshr i64 %2476, 1
  %2478 = getelementptr <4 x double>, ptr %2467, i64 1
  %2479 = getelementptr <4 x double>, ptr %2467, i64 2
  %2480 = getelementptr <4 x double>, ptr %2467, i64 3
  %2481 = getelementptr <4 x double>, ptr %2467, i64 4
  %2482 = getelementptr <4 x double>, ptr %2467, i64 5
  br label %2483

2483:
  %2484 = phi ptr [ %2456, %2475 ], [ %2549, %2545 ]
  %2485 = phi ptr [ %2458, %2475 ], [ %2548, %2545 ]
  %2486 = phi ptr [ %2459, %2475 ], [ %2547, %2545 ]
  %2487 = phi i64 [ 0, %2475 ], [ %2546, %2545 ]
  %2488 = load ptr, ptr %2130
  %2489 = getelementptr <4 x double>, ptr %2488, i64 %2487
  br label %2519

2490:
  %2491 = phi ptr [ %2456, %2455 ], [ %2549, %2545 ]
  %2492 = phi ptr [ %2459, %2455 ], [ %2547, %2545 ]
  %2493 = phi ptr [ %2458, %2455 ], [ %2548, %2545 ]
  %2494 = add i64 %2457, 1
  %2495 = icmp eq i64 %2474, %2426
  br i1 %2495, label %2591, label %2455

2496:
  %2497 = load <4 x double>, ptr %2467, align 32
  %2498 = extractelement <4 x double> %2497, i64 %2487
  %2499 = insertelement <4 x double> undef, double %2498, i64 0
  %2500 = load <4 x double>, ptr %2478, align 32
  %2501 = extractelement <4 x double> %2500, i64 %2487
  %2502 = insertelement <4 x double> %2499, double %2501, i64 1
  %2503 = load <4 x double>, ptr %2479, align 32
  %2504 = extractelement <4 x double> %2503, i64 %2487
  %2505 = insertelement <4 x double> %2502, double %2504, i64 2
  %2506 = getelementptr double, ptr %2470, i64 %2487
  %2507 = load double, ptr %2506
  %2508 = insertelement <4 x double> %2505, double %2507, i64 3
  store <4 x double> %2508, ptr %2485, align 32
  %2509 = load <4 x double>, ptr %2480, align 32
  %2510 = extractelement <4 x double> %2509, i64 %2487
  %2511 = load <4 x double>, ptr %2481, align 32
  %2512 = extractelement <4 x double> %2511, i64 %2487
  %2513 = load <4 x double>, ptr %2482, align 32
  %2514 = extractelement <4 x double> %2513, i64 %2487
  %2515 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %2510, i64 0
  %2516 = insertelement <4 x double> %2515, double %2512, i64 1
  %2517 = insertelement <4 x double> %2516, double %2514, i64 2
  %2518 = getelementptr <4 x double>, ptr %2485, i64 1
  store <4 x double> %2517, ptr %2518, align 32
  br i1 %2454, label %2553, label %2545

2519:
  %2520 = phi i64 [ 0, %2483 ], [ %2535, %2533 ]
  %2521 = phi i64 [ 0, %2483 ], [ %2534, %2533 ]
  %2522 = getelementptr i64, ptr %2436, i64 %2521
  %2523 = load i64, ptr %2522
  %2524 = getelementptr i64, ptr %2484, i64 %2523
  %2525 = load i64, ptr %2524
  %2526 = icmp sgt i64 %2525, 0
  br i1 %2526, label %2527, label %2533

2527:
  %2528 = add i64 %2521, %2477
  %2529 = getelementptr i64, ptr %2442, i64 %2528
  %2530 = load i64, ptr %2529
  %2531 = shl i64 %2530, 2
  %2532 = getelementptr <4 x double>, ptr %2489, i64 %2531
  br label %2537

2533:
  %2534 = add i64 %2521, 1
  %2535 = add i64 %2525, %2520
  %2536 = icmp eq i64 %2534, %2457
  br i1 %2536, label %2496, label %2519

2537:
  %2538 = phi i64 [ 0, %2527 ], [ %2543, %2537 ]
  %2539 = load <4 x double>, ptr %2532, align 32
  %2540 = extractelement <4 x double> %2539, i64 %2538
  %2541 = add i64 %2538, %2520
  %2542 = getelementptr double, ptr %2486, i64 %2541
  store double %2540, ptr %2542
  %2543 = add i64 %2538, 1
  %2544 = icmp eq i64 %2543, %2525
  br i1 %2544, label %2533, label %2537

2545:
  %2546 = add i64 %2487, 1
  %2547 = getelementptr double, ptr %2486, i64 %2431
  %2548 = getelementptr <4 x double>, ptr %2485, i64 %2432
  %2549 = load ptr, ptr %2158
  %2550 = getelementptr i64, ptr %2549, i64 %2462
  %2551 = load i64, ptr %2550
  %2552 = icmp slt i64 %2546, %2551
  br i1 %2552, label %2483, label %2490

2553:
  %2554 = phi i64 [ %2589, %2585 ], [ 0, %2496 ]
  %2555 = load ptr, ptr %2130
  %2556 = mul i64 %2554, %2426
  %2557 = add i64 %2556, %2460
  %2558 = getelementptr i64, ptr %2446, i64 %2557
  %2559 = load i64, ptr %2558
  %2560 = shl i64 %2559, 2
  %2561 = getelementptr <4 x double>, ptr %2555, i64 %2560
  %2562 = add i64 %2554, %2426
  %2563 = getelementptr i64, ptr %2436, i64 %2562
  %2564 = load i64, ptr %2563
  %2565 = icmp sgt i64 %2564, %2462
  br i1 %2565, label %2566, label %2582

2566:
  %2567 = load <4 x double>, ptr %2561, align 32
  %2568 = extractelement <4 x double> %2567, i64 %2487
  %2569 = insertelement <4 x double> undef, double %2568, i64 0
  %2570 = getelementptr <4 x double>, ptr %2561, i64 1
  %2571 = load <4 x double>, ptr %2570, align 32
  %2572 = extractelement <4 x double> %2571, i64 %2487
  %2573 = insertelement <4 x double> %2569, double %2572, i64 1
  %2574 = getelementptr <4 x double>, ptr %2561, i64 2
  %2575 = load <4 x double>, ptr %2574, align 32
  %2576 = extractelement <4 x double> %2575, i64 %2487
  %2577 = insertelement <4 x double> %2573, double %2576, i64 2
  %2578 = getelementptr <4 x double>, ptr %2561, i64 3
  %2579 = load <4 x double>, ptr %2578, align 32
  %2580 = extractelement <4 x double> %2579, i64 %2487
  %2581 = insertelement <4 x double> %2577, double %2580, i64 3
  br label %2585

2582:
  %2583 = getelementptr <4 x double>, ptr %2561, i64 %2487
  %2584 = load <4 x double>, ptr %2583, align 32
  br label %2585

2585:
  %2586 = phi <4 x double> [ %2581, %2566 ], [ %2584, %2582 ]
  %2587 = add i64 %2554, 2
  %2588 = getelementptr <4 x double>, ptr %2485, i64 %2587
  store <4 x double> %2586, ptr %2588, align 32
  %2589 = add i64 %2554, 1
  %2590 = icmp eq i64 %2589, %2428
  br i1 %2590, label %2545, label %2553

2591:
  call void @factorize(ptr %2450, i64 %2431)
  %2592 = icmp sgt i64 %2431, 0
  br i1 %2592, label %2593, label %2770

2593:
  %2594 = icmp sgt i64 %2432, 0
  br label %2595

2595:
  %2596 = phi i64 [ %2602, %2601 ], [ 0, %2593 ]
  %2597 = phi ptr [ %2604, %2601 ], [ %2450, %2593 ]
  %2598 = phi ptr [ %2603, %2601 ], [ %2440, %2593 ]
  br i1 %2594, label %2599, label %2601

2599:
  %2600 = icmp eq i64 %2596, 0
  br label %2606

2601:
  %2602 = add i64 %2596, 1
  %2603 = getelementptr <4 x double>, ptr %2598, i64 %2432
  %2604 = getelementptr double, ptr %2597, i64 %2431
  %2605 = icmp eq i64 %2602, %2431
  br i1 %2605, label %2629, label %2595

2606:
  %2607 = phi i64 [ 0, %2599 ], [ %2612, %2610 ]
  %2608 = getelementptr <4 x double>, ptr %2598, i64 %2607
  %2609 = load <4 x double>, ptr %2608, align 32
  br i1 %2600, label %2610, label %2614

2610:
  %2611 = phi <4 x double> [ %2609, %2606 ], [ %2626, %2614 ]
  store <4 x double> %2611, ptr %2608, align 32
  %2612 = add i64 %2607, 1
  %2613 = icmp eq i64 %2612, %2432
  br i1 %2613, label %2601, label %2606

2614:
  %2615 = phi i64 [ %2627, %2614 ], [ 0, %2606 ]
  %2616 = phi <4 x double> [ %2626, %2614 ], [ %2609, %2606 ]
  %2617 = getelementptr double, ptr %2597, i64 %2615
  %2618 = load double, ptr %2617
  %2619 = insertelement <4 x double> poison, double %2618, i64 0
  %2620 = shufflevector <4 x double> %2619, <4 x double> poison, <4 x i32> zeroinitializer
  %2621 = mul i64 %2615, %2432
  %2622 = add i64 %2621, %2607
  %2623 = getelementptr <4 x double>, ptr %2440, i64 %2622
  %2624 = load <4 x double>, ptr %2623, align 32
  %2625 = fneg <4 x double> %2620
  %2626 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2625, <4 x double> %2624, <4 x double> %2616)
  %2627 = add i64 %2615, 1
  %2628 = icmp eq i64 %2627, %2596
  br i1 %2628, label %2610, label %2614

2629:
  %2630 = add i64 %2431, 1
  %2631 = icmp sgt i64 %2428, 0
  br label %2632

2632:
  %2633 = phi ptr [ %2440, %2629 ], [ %2693, %2691 ]
  %2634 = phi i64 [ 0, %2629 ], [ %2692, %2691 ]
  %2635 = mul i64 %2634, %2630
  %2636 = getelementptr double, ptr %2450, i64 %2635
  %2637 = load double, ptr %2636
  %2638 = load <4 x double>, ptr %2633, align 32
  %2639 = getelementptr <4 x double>, ptr %2633, i64 1
  %2640 = load <4 x double>, ptr %2639, align 32
  %2641 = insertelement <4 x double> poison, double %2637, i64 0
  %2642 = shufflevector <4 x double> %2641, <4 x double> poison, <4 x i32> zeroinitializer
  %2643 = fmul <4 x double> %2638, %2642
  %2644 = fmul <4 x double> %2642, %2640
  %2645 = shufflevector <4 x double> %2640, <4 x double> poison, <4 x i32> zeroinitializer
  %2646 = load <4 x double>, ptr %2410, align 32
  %2647 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2645, <4 x double> %2644, <4 x double> %2646)
  store <4 x double> %2647, ptr %2410, align 32
  %2648 = shufflevector <4 x double> %2640, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2649 = load <4 x double>, ptr %2411, align 32
  %2650 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2648, <4 x double> %2644, <4 x double> %2649)
  store <4 x double> %2650, ptr %2411, align 32
  %2651 = shufflevector <4 x double> %2640, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2652 = load <4 x double>, ptr %2412, align 32
  %2653 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2651, <4 x double> %2644, <4 x double> %2652)
  store <4 x double> %2653, ptr %2412, align 32
  %2654 = shufflevector <4 x double> %2638, <4 x double> poison, <4 x i32> zeroinitializer
  %2655 = load <4 x double>, ptr %2413, align 32
  %2656 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2654, <4 x double> %2644, <4 x double> %2655)
  store <4 x double> %2656, ptr %2413, align 32
  %2657 = shufflevector <4 x double> %2638, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2658 = load <4 x double>, ptr %2414, align 32
  %2659 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2657, <4 x double> %2644, <4 x double> %2658)
  store <4 x double> %2659, ptr %2414, align 32
  %2660 = shufflevector <4 x double> %2638, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2661 = load <4 x double>, ptr %2415, align 32
  %2662 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2660, <4 x double> %2644, <4 x double> %2661)
  store <4 x double> %2662, ptr %2415, align 32
  %2663 = load <4 x double>, ptr %2416, align 32
  %2664 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2654, <4 x double> %2643, <4 x double> %2663)
  store <4 x double> %2664, ptr %2416, align 32
  %2665 = load <4 x double>, ptr %2417, align 32
  %2666 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2657, <4 x double> %2643, <4 x double> %2665)
  store <4 x double> %2666, ptr %2417, align 32
  %2667 = load <4 x double>, ptr %2418, align 32
  %2668 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2660, <4 x double> %2643, <4 x double> %2667)
  store <4 x double> %2668, ptr %2418, align 32
  %2669 = shufflevector <4 x double> %2638, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2670 = load <4 x double>, ptr %2419, align 32
  %2671 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2669, <4 x double> %2643, <4 x double> %2670)
  store <4 x double> %2671, ptr %2419, align 32
  %2672 = load <4 x double>, ptr %2420, align 32
  %2673 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2669, <4 x double> %2644, <4 x double> %2672)
  store <4 x double> %2673, ptr %2420, align 32
  br i1 %2631, label %2674, label %2691

2674:
  %2675 = shufflevector <4 x double> %2643, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2676 = fneg <4 x double> %2675
  %2677 = shufflevector <4 x double> %2643, <4 x double> poison, <4 x i32> zeroinitializer
  %2678 = fneg <4 x double> %2677
  %2679 = shufflevector <4 x double> %2644, <4 x double> poison, <4 x i32> zeroinitializer
  %2680 = fneg <4 x double> %2679
  %2681 = shufflevector <4 x double> %2643, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2682 = fneg <4 x double> %2681
  %2683 = shufflevector <4 x double> %2644, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2684 = fneg <4 x double> %2683
  %2685 = shufflevector <4 x double> %2643, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2686 = fneg <4 x double> %2685
  %2687 = shufflevector <4 x double> %2644, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2688 = fneg <4 x double> %2687
  br label %2695

2689:
  %2690 = icmp eq i64 %2732, %2428
  br i1 %2690, label %2691, label %2695

2691:
  %2692 = add i64 %2634, 1
  %2693 = getelementptr <4 x double>, ptr %2633, i64 %2432
  %2694 = icmp eq i64 %2692, %2431
  br i1 %2694, label %2770, label %2632

2695:
  %2696 = phi i64 [ 0, %2674 ], [ %2732, %2689 ]
  %2697 = add i64 %2696, 2
  %2698 = getelementptr <4 x double>, ptr %2633, i64 %2697
  %2699 = load <4 x double>, ptr %2698, align 32
  %2700 = load ptr, ptr %2144
  %2701 = add i64 %2696, %2426
  %2702 = getelementptr i64, ptr %2441, i64 %2701
  %2703 = load i64, ptr %2702
  %2704 = mul i64 %2703, 6
  %2705 = getelementptr <4 x double>, ptr %2700, i64 %2704
  %2706 = load ptr, ptr %2157
  %2707 = getelementptr i64, ptr %2436, i64 %2701
  %2708 = load i64, ptr %2707
  %2709 = shl i64 %2708, 2
  %2710 = load <4 x double>, ptr %2705, align 32
  %2711 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2678, <4 x double> %2699, <4 x double> %2710)
  store <4 x double> %2711, ptr %2705, align 32
  %2712 = getelementptr <4 x double>, ptr %2705, i64 3
  %2713 = load <4 x double>, ptr %2712, align 32
  %2714 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2680, <4 x double> %2699, <4 x double> %2713)
  store <4 x double> %2714, ptr %2712, align 32
  %2715 = getelementptr <4 x double>, ptr %2705, i64 1
  %2716 = load <4 x double>, ptr %2715, align 32
  %2717 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2682, <4 x double> %2699, <4 x double> %2716)
  store <4 x double> %2717, ptr %2715, align 32
  %2718 = getelementptr <4 x double>, ptr %2705, i64 4
  %2719 = load <4 x double>, ptr %2718, align 32
  %2720 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2684, <4 x double> %2699, <4 x double> %2719)
  store <4 x double> %2720, ptr %2718, align 32
  %2721 = getelementptr <4 x double>, ptr %2705, i64 2
  %2722 = load <4 x double>, ptr %2721, align 32
  %2723 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2686, <4 x double> %2699, <4 x double> %2722)
  store <4 x double> %2723, ptr %2721, align 32
  %2724 = getelementptr <4 x double>, ptr %2705, i64 5
  %2725 = load <4 x double>, ptr %2724, align 32
  %2726 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2688, <4 x double> %2699, <4 x double> %2725)
  store <4 x double> %2726, ptr %2724, align 32
  %2727 = getelementptr double, ptr %2706, i64 %2709
  %2728 = bitcast ptr %2727 to ptr
  %2729 = load <4 x double>, ptr %2728, align 8
  %2730 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2676, <4 x double> %2699, <4 x double> %2729)
  store <4 x double> %2730, ptr %2728, align 8
  %2731 = fmul <4 x double> %2642, %2699
  %2732 = add i64 %2696, 1
  %2733 = mul i64 %2732, %2696
  %2734 = lshr i64 %2733, 1
  %2735 = shufflevector <4 x double> %2731, <4 x double> poison, <4 x i32> zeroinitializer
  %2736 = fneg <4 x double> %2735
  %2737 = shufflevector <4 x double> %2731, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2738 = fneg <4 x double> %2737
  %2739 = shufflevector <4 x double> %2731, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2740 = fneg <4 x double> %2739
  %2741 = shufflevector <4 x double> %2731, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %2742 = fneg <4 x double> %2741
  br label %2743

2743:
  %2744 = phi i64 [ 0, %2695 ], [ %2768, %2743 ]
  %2745 = load ptr, ptr %2130
  %2746 = add i64 %2744, %2734
  %2747 = getelementptr i64, ptr %2448, i64 %2746
  %2748 = load i64, ptr %2747
  %2749 = shl i64 %2748, 2
  %2750 = getelementptr <4 x double>, ptr %2745, i64 %2749
  %2751 = add i64 %2744, 2
  %2752 = getelementptr <4 x double>, ptr %2633, i64 %2751
  %2753 = load <4 x double>, ptr %2752, align 32
  %2754 = load <4 x double>, ptr %2750, align 32
  %2755 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2736, <4 x double> %2753, <4 x double> %2754)
  store <4 x double> %2755, ptr %2750, align 32
  %2756 = load <4 x double>, ptr %2752, align 32
  %2757 = getelementptr <4 x double>, ptr %2750, i64 1
  %2758 = load <4 x double>, ptr %2757, align 32
  %2759 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2738, <4 x double> %2756, <4 x double> %2758)
  store <4 x double> %2759, ptr %2757, align 32
  %2760 = load <4 x double>, ptr %2752, align 32
  %2761 = getelementptr <4 x double>, ptr %2750, i64 2
  %2762 = load <4 x double>, ptr %2761, align 32
  %2763 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2740, <4 x double> %2760, <4 x double> %2762)
  store <4 x double> %2763, ptr %2761, align 32
  %2764 = load <4 x double>, ptr %2752, align 32
  %2765 = getelementptr <4 x double>, ptr %2750, i64 3
  %2766 = load <4 x double>, ptr %2765, align 32
  %2767 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2742, <4 x double> %2764, <4 x double> %2766)
  store <4 x double> %2767, ptr %2765, align 32
  %2768 = add i64 %2744, 1
  %2769 = icmp eq i64 %2744, %2696
  br i1 %2769, label %2689, label %2743

2770:
  %2771 = add i64 %2422, 1
  %2772 = load ptr, ptr %2153
  %2773 = getelementptr i64, ptr %2772, i64 %2398
  %2774 = load i64, ptr %2773
  %2775 = icmp slt i64 %2771, %2774
  br i1 %2775, label %2421, label %2776

2776:
  %2777 = getelementptr i64, ptr %2394, i64 1
  %2778 = load i64, ptr %2777
  %2779 = icmp eq i64 %2778, 1
  %2780 = mul i64 %2392, 36
  %2781 = add i64 %2780, 32
  %2782 = getelementptr double, ptr %2122, i64 %2781
  %2783 = load double, ptr %2782
  br i1 %2159, label %2898, label %2893

2784:
  %2785 = phi ptr [ %2889, %2888 ], [ %2395, %2389 ]
  %2786 = phi i64 [ %2789, %2888 ], [ %2397, %2389 ]
  %2787 = load ptr, ptr %2029
  %2788 = load ptr, ptr %2142
  %2789 = add i64 %2786, 1
  %2790 = getelementptr i64, ptr %2788, i64 %2789
  %2791 = load i64, ptr %2790
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %2143, i8 0, i64 192, i1 false)
  %2792 = load ptr, ptr %2144
  %2793 = mul i64 %2786, 6
  %2794 = getelementptr <4 x double>, ptr %2792, i64 %2793
  %2795 = getelementptr i64, ptr %2788, i64 %2786
  %2796 = load i64, ptr %2795
  %2797 = icmp eq i64 %2796, %2791
  br i1 %2797, label %2888, label %2798

2798:
  %2799 = icmp slt i64 %2796, %2791
  br i1 %2799, label %2800, label %2810

2800:
  %2801 = load ptr, ptr %2145
  %2802 = load ptr, ptr %2146
  br label %2868

2803:
  %2804 = load <4 x double>, ptr %2147, align 32
  %2805 = load <4 x double>, ptr %2148, align 32
  %2806 = load <4 x double>, ptr %2149, align 32
  %2807 = load <4 x double>, ptr %2150, align 32
  %2808 = load <4 x double>, ptr %2151, align 32
  %2809 = load <4 x double>, ptr %2152, align 32
  br label %2810

2810:
  %2811 = phi <4 x double> [ %2809, %2803 ], [ zeroinitializer, %2798 ]
  %2812 = phi <4 x double> [ %2808, %2803 ], [ zeroinitializer, %2798 ]
  %2813 = phi <4 x double> [ %2807, %2803 ], [ zeroinitializer, %2798 ]
  %2814 = phi <4 x double> [ %2806, %2803 ], [ zeroinitializer, %2798 ]
  %2815 = phi <4 x double> [ %2805, %2803 ], [ zeroinitializer, %2798 ]
  %2816 = phi <4 x double> [ %2804, %2803 ], [ zeroinitializer, %2798 ]
  %2817 = getelementptr %struct.place, ptr %2787, i64 %2390, i32 0, i32 0
  %2818 = load <4 x double>, ptr %2817, align 32
  %2819 = getelementptr %struct.place, ptr %2787, i64 %2390, i32 0, i32 1
  %2820 = load <4 x double>, ptr %2819, align 32
  %2821 = getelementptr %struct.place, ptr %2787, i64 %2390, i32 0, i32 2
  %2822 = load <4 x double>, ptr %2821, align 32
  %2823 = shufflevector <4 x double> %2818, <4 x double> poison, <4 x i32> zeroinitializer
  %2824 = shufflevector <4 x double> %2818, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2825 = shufflevector <4 x double> %2818, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2826 = fmul <4 x double> %2815, %2824
  %2827 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2823, <4 x double> %2816, <4 x double> %2826)
  %2828 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2825, <4 x double> %2814, <4 x double> %2827)
  %2829 = load <4 x double>, ptr %2794, align 32
  %2830 = fadd <4 x double> %2829, %2828
  store <4 x double> %2830, ptr %2794, align 32
  %2831 = fmul <4 x double> %2812, %2824
  %2832 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2823, <4 x double> %2813, <4 x double> %2831)
  %2833 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2825, <4 x double> %2811, <4 x double> %2832)
  %2834 = getelementptr <4 x double>, ptr %2794, i64 3
  %2835 = load <4 x double>, ptr %2834, align 32
  %2836 = fadd <4 x double> %2833, %2835
  store <4 x double> %2836, ptr %2834, align 32
  %2837 = shufflevector <4 x double> %2820, <4 x double> poison, <4 x i32> zeroinitializer
  %2838 = shufflevector <4 x double> %2820, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2839 = shufflevector <4 x double> %2820, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2840 = fmul <4 x double> %2815, %2838
  %2841 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2837, <4 x double> %2816, <4 x double> %2840)
  %2842 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2839, <4 x double> %2814, <4 x double> %2841)
  %2843 = getelementptr <4 x double>, ptr %2794, i64 1
  %2844 = load <4 x double>, ptr %2843, align 32
  %2845 = fadd <4 x double> %2842, %2844
  store <4 x double> %2845, ptr %2843, align 32
  %2846 = fmul <4 x double> %2812, %2838
  %2847 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2837, <4 x double> %2813, <4 x double> %2846)
  %2848 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2839, <4 x double> %2811, <4 x double> %2847)
  %2849 = getelementptr <4 x double>, ptr %2794, i64 4
  %2850 = load <4 x double>, ptr %2849, align 32
  %2851 = fadd <4 x double> %2848, %2850
  store <4 x double> %2851, ptr %2849, align 32
  %2852 = shufflevector <4 x double> %2822, <4 x double> poison, <4 x i32> zeroinitializer
  %2853 = shufflevector <4 x double> %2822, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2854 = shufflevector <4 x double> %2822, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2855 = fmul <4 x double> %2815, %2853
  %2856 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2852, <4 x double> %2816, <4 x double> %2855)
  %2857 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2854, <4 x double> %2814, <4 x double> %2856)
  %2858 = getelementptr <4 x double>, ptr %2794, i64 2
  %2859 = load <4 x double>, ptr %2858, align 32
  %2860 = fadd <4 x double> %2857, %2859
  store <4 x double> %2860, ptr %2858, align 32
  %2861 = fmul <4 x double> %2812, %2853
  %2862 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2852, <4 x double> %2813, <4 x double> %2861)
  %2863 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2854, <4 x double> %2811, <4 x double> %2862)
  %2864 = getelementptr <4 x double>, ptr %2794, i64 5
  %2865 = load <4 x double>, ptr %2864, align 32
  %2866 = fadd <4 x double> %2863, %2865
  store <4 x double> %2866, ptr %2864, align 32
  %2867 = load ptr, ptr %2141
  br label %2888

2868:
  %2869 = phi i64 [ %2796, %2800 ], [ %2886, %2868 ]
  %2870 = mul i64 %2869, 3
  %2871 = getelementptr i64, ptr %2801, i64 %2870
  %2872 = getelementptr double, ptr %2802, i64 %2869
  %2873 = load double, ptr %2872
  %2874 = insertelement <4 x double> poison, double %2873, i64 0
  %2875 = shufflevector <4 x double> %2874, <4 x double> poison, <4 x i32> zeroinitializer
  %2876 = load i64, ptr %2871
  %2877 = srem i64 %2876, 4
  %2878 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %2877
  %2879 = load <4 x double>, ptr %2878, align 32
  %2880 = getelementptr i64, ptr %2871, i64 2
  %2881 = load i64, ptr %2880
  %2882 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 %2881
  %2883 = load <4 x double>, ptr %2882, align 32
  %2884 = fneg <4 x double> %2875
  %2885 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2884, <4 x double> %2879, <4 x double> %2883)
  store <4 x double> %2885, ptr %2882, align 32
  %2886 = add i64 %2869, 1
  %2887 = icmp eq i64 %2886, %2791
  br i1 %2887, label %2803, label %2868

2888:
  %2889 = phi ptr [ %2785, %2784 ], [ %2867, %2810 ]
  %2890 = getelementptr i64, ptr %2889, i64 %2398
  %2891 = load i64, ptr %2890
  %2892 = icmp slt i64 %2789, %2891
  br i1 %2892, label %2784, label %2402

2893:
  %2894 = load ptr, ptr %2160
  %2895 = mul i64 %2392, %2124
  %2896 = getelementptr double, ptr %2894, i64 %2895
  %2897 = load double, ptr %2896
  br label %2898

2898:
  %2899 = phi double [ %2897, %2893 ], [ 0.000000e+00, %2776 ]
  %2900 = load i64, ptr %2394
  %2901 = icmp eq i64 %2900, 0
  %2902 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 6, i32 0
  %2903 = load <4 x double>, ptr %2902, align 32
  %2904 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 6, i32 1
  %2905 = load <4 x double>, ptr %2904, align 32
  %2906 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 6, i32 2
  %2907 = load <4 x double>, ptr %2906, align 32
  %2908 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 7, i32 0
  %2909 = load <4 x double>, ptr %2908, align 32
  %2910 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 7, i32 1
  %2911 = load <4 x double>, ptr %2910, align 32
  %2912 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 7, i32 2
  %2913 = load <4 x double>, ptr %2912, align 32
  %2914 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 8, i32 0
  %2915 = load <4 x double>, ptr %2914, align 32
  %2916 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 8, i32 1
  %2917 = load <4 x double>, ptr %2916, align 32
  %2918 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 8, i32 2
  %2919 = load <4 x double>, ptr %2918, align 32
  %2920 = shufflevector <4 x double> %2909, <4 x double> %2911, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %2921 = shufflevector <4 x double> %2920, <4 x double> %2913, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %2922 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 0, i32 0
  %2923 = load <4 x double>, ptr %2922, align 32
  %2924 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 0, i32 1
  %2925 = load <4 x double>, ptr %2924, align 32
  %2926 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 0, i32 2
  %2927 = load <4 x double>, ptr %2926, align 32
  %2928 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 1
  %2929 = load <4 x double>, ptr %2928, align 32
  %2930 = select i1 %2779, <4 x double> %2913, <4 x double> %2907
  %2931 = select i1 %2779, <4 x double> %2919, <4 x double> %2921
  %2932 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 10
  %2933 = load <4 x double>, ptr %2932, align 32
  %2934 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 9
  %2935 = load <4 x double>, ptr %2934, align 32
  %2936 = extractelement <4 x double> %2931, i64 2
  %2937 = extractelement <4 x double> %2930, i64 2
  %2938 = select i1 %2779, double %2936, double %2937
  %2939 = fadd double %2783, %2938
  %2940 = extractelement <4 x double> %2935, i64 2
  %2941 = extractelement <4 x double> %2933, i64 2
  %2942 = select i1 %2779, double %2940, double %2941
  %2943 = fsub double %2899, %2942
  %2944 = fcmp ogt double %2939, 0.000000e+00
  %2945 = fdiv double 1.000000e+00, %2939
  %2946 = select i1 %2944, double %2945, double 0x7FF8000000000000
  %2947 = shufflevector <4 x double> %2931, <4 x double> poison, <4 x i32> zeroinitializer
  %2948 = shufflevector <4 x double> %2931, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2949 = fmul <4 x double> %2948, %2925
  %2950 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %2947, <4 x double> %2949)
  %2951 = shufflevector <4 x double> %2931, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2952 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %2951, <4 x double> %2950)
  %2953 = shufflevector <4 x double> %2930, <4 x double> poison, <4 x i32> zeroinitializer
  %2954 = shufflevector <4 x double> %2930, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %2955 = fmul <4 x double> %2954, %2925
  %2956 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %2953, <4 x double> %2955)
  %2957 = shufflevector <4 x double> %2930, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %2958 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %2957, <4 x double> %2956)
  %2959 = shufflevector <4 x double> %2952, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2960 = fmul <4 x double> %2929, %2959
  %2961 = shufflevector <4 x double> %2929, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2962 = fmul <4 x double> %2952, %2961
  %2963 = fsub <4 x double> %2960, %2962
  %2964 = shufflevector <4 x double> %2963, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %2965 = fadd <4 x double> %2958, %2964
  %2966 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 11
  store <4 x double> %2965, ptr %2966, align 32
  %2967 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 12
  store <4 x double> %2952, ptr %2967, align 32
  %2968 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %2946, i64 0
  %2969 = insertelement <4 x double> %2968, double %2943, i64 1
  %2970 = getelementptr %struct.body, ptr %2035, i64 %2390, i32 13
  store <4 x double> %2969, ptr %2970, align 32
  %2971 = select i1 %2901, i1 true, i1 %2161
  br i1 %2971, label %3255, label %2972

2972:
  %2973 = fcmp une double %2783, 0.000000e+00
  br i1 %2973, label %3020, label %2974

2974:
  br i1 %2779, label %2975, label %2980

2975:
  %2976 = insertelement <4 x double> %2915, double 0.000000e+00, i64 2
  %2977 = insertelement <4 x double> %2917, double 0.000000e+00, i64 2
  %2978 = insertelement <4 x double> %2931, double 0.000000e+00, i64 2
  %2979 = insertelement <4 x double> %2935, double %2899, i64 2
  br label %2988

2980:
  %2981 = insertelement <4 x double> %2903, double 0.000000e+00, i64 2
  %2982 = insertelement <4 x double> %2905, double 0.000000e+00, i64 2
  %2983 = insertelement <4 x double> %2909, double 0.000000e+00, i64 2
  %2984 = insertelement <4 x double> %2911, double 0.000000e+00, i64 2
  %2985 = insertelement <4 x double> %2913, double 0.000000e+00, i64 2
  %2986 = insertelement <4 x double> %2930, double 0.000000e+00, i64 2
  %2987 = insertelement <4 x double> %2933, double %2899, i64 2
  br label %2988

2988:
  %2989 = phi <4 x double> [ %2915, %2980 ], [ %2976, %2975 ]
  %2990 = phi <4 x double> [ %2917, %2980 ], [ %2977, %2975 ]
  %2991 = phi <4 x double> [ %2919, %2980 ], [ zeroinitializer, %2975 ]
  %2992 = phi <4 x double> [ %2983, %2980 ], [ %2909, %2975 ]
  %2993 = phi <4 x double> [ %2984, %2980 ], [ %2911, %2975 ]
  %2994 = phi <4 x double> [ %2985, %2980 ], [ zeroinitializer, %2975 ]
  %2995 = phi <4 x double> [ %2981, %2980 ], [ %2903, %2975 ]
  %2996 = phi <4 x double> [ %2982, %2980 ], [ %2905, %2975 ]
  %2997 = phi <4 x double> [ zeroinitializer, %2980 ], [ %2907, %2975 ]
  %2998 = phi <4 x double> [ %2935, %2980 ], [ %2979, %2975 ]
  %2999 = phi <4 x double> [ %2987, %2980 ], [ %2933, %2975 ]
  %3000 = phi <4 x double> [ %2921, %2980 ], [ %2978, %2975 ]
  %3001 = phi <4 x double> [ %2986, %2980 ], [ %2913, %2975 ]
  %3002 = shufflevector <4 x double> %3000, <4 x double> poison, <4 x i32> zeroinitializer
  %3003 = shufflevector <4 x double> %3000, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3004 = fmul <4 x double> %2925, %3003
  %3005 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3002, <4 x double> %3004)
  %3006 = shufflevector <4 x double> %3000, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3007 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3006, <4 x double> %3005)
  %3008 = shufflevector <4 x double> %3001, <4 x double> poison, <4 x i32> zeroinitializer
  %3009 = shufflevector <4 x double> %3001, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3010 = fmul <4 x double> %2925, %3009
  %3011 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3008, <4 x double> %3010)
  %3012 = shufflevector <4 x double> %3001, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3013 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3012, <4 x double> %3011)
  %3014 = shufflevector <4 x double> %3007, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3015 = fmul <4 x double> %2929, %3014
  %3016 = fmul <4 x double> %2961, %3007
  %3017 = fsub <4 x double> %3015, %3016
  %3018 = shufflevector <4 x double> %3017, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3019 = fadd <4 x double> %3013, %3018
  br label %3020

3020:
  %3021 = phi <4 x double> [ %2915, %2972 ], [ %2989, %2988 ]
  %3022 = phi <4 x double> [ %2917, %2972 ], [ %2990, %2988 ]
  %3023 = phi <4 x double> [ %2919, %2972 ], [ %2991, %2988 ]
  %3024 = phi <4 x double> [ %2909, %2972 ], [ %2992, %2988 ]
  %3025 = phi <4 x double> [ %2911, %2972 ], [ %2993, %2988 ]
  %3026 = phi <4 x double> [ %2913, %2972 ], [ %2994, %2988 ]
  %3027 = phi <4 x double> [ %2903, %2972 ], [ %2995, %2988 ]
  %3028 = phi <4 x double> [ %2905, %2972 ], [ %2996, %2988 ]
  %3029 = phi <4 x double> [ %2907, %2972 ], [ %2997, %2988 ]
  %3030 = phi <4 x double> [ %2965, %2972 ], [ %3019, %2988 ]
  %3031 = phi <4 x double> [ %2952, %2972 ], [ %3007, %2988 ]
  %3032 = phi <4 x double> [ %2935, %2972 ], [ %2998, %2988 ]
  %3033 = phi <4 x double> [ %2933, %2972 ], [ %2999, %2988 ]
  %3034 = shufflevector <4 x double> %3027, <4 x double> poison, <4 x i32> zeroinitializer
  %3035 = shufflevector <4 x double> %3027, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3036 = fmul <4 x double> %2925, %3035
  %3037 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3034, <4 x double> %3036)
  %3038 = shufflevector <4 x double> %3027, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3039 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3038, <4 x double> %3037)
  %3040 = shufflevector <4 x double> %3028, <4 x double> poison, <4 x i32> zeroinitializer
  %3041 = shufflevector <4 x double> %3028, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3042 = fmul <4 x double> %2925, %3041
  %3043 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3040, <4 x double> %3042)
  %3044 = shufflevector <4 x double> %3028, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3045 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3044, <4 x double> %3043)
  %3046 = shufflevector <4 x double> %3029, <4 x double> poison, <4 x i32> zeroinitializer
  %3047 = shufflevector <4 x double> %3029, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3048 = fmul <4 x double> %2925, %3047
  %3049 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3046, <4 x double> %3048)
  %3050 = shufflevector <4 x double> %3029, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3051 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3050, <4 x double> %3049)
  %3052 = shufflevector <4 x double> %2923, <4 x double> poison, <4 x i32> zeroinitializer
  %3053 = shufflevector <4 x double> %2925, <4 x double> poison, <4 x i32> zeroinitializer
  %3054 = fmul <4 x double> %3053, %3045
  %3055 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3039, <4 x double> %3052, <4 x double> %3054)
  %3056 = shufflevector <4 x double> %2927, <4 x double> poison, <4 x i32> zeroinitializer
  %3057 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3051, <4 x double> %3056, <4 x double> %3055)
  %3058 = shufflevector <4 x double> %2923, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3059 = shufflevector <4 x double> %2925, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3060 = fmul <4 x double> %3059, %3045
  %3061 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3039, <4 x double> %3058, <4 x double> %3060)
  %3062 = shufflevector <4 x double> %2927, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3063 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3051, <4 x double> %3062, <4 x double> %3061)
  %3064 = shufflevector <4 x double> %2923, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3065 = shufflevector <4 x double> %2925, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3066 = fmul <4 x double> %3065, %3045
  %3067 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3039, <4 x double> %3064, <4 x double> %3066)
  %3068 = shufflevector <4 x double> %2927, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3069 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3051, <4 x double> %3068, <4 x double> %3067)
  %3070 = shufflevector <4 x double> %3024, <4 x double> poison, <4 x i32> zeroinitializer
  %3071 = shufflevector <4 x double> %3024, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3072 = fmul <4 x double> %2925, %3071
  %3073 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3070, <4 x double> %3072)
  %3074 = shufflevector <4 x double> %3024, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3075 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3074, <4 x double> %3073)
  %3076 = shufflevector <4 x double> %3025, <4 x double> poison, <4 x i32> zeroinitializer
  %3077 = shufflevector <4 x double> %3025, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3078 = fmul <4 x double> %2925, %3077
  %3079 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3076, <4 x double> %3078)
  %3080 = shufflevector <4 x double> %3025, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3081 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3080, <4 x double> %3079)
  %3082 = shufflevector <4 x double> %3026, <4 x double> poison, <4 x i32> zeroinitializer
  %3083 = shufflevector <4 x double> %3026, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3084 = fmul <4 x double> %2925, %3083
  %3085 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3082, <4 x double> %3084)
  %3086 = shufflevector <4 x double> %3026, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3087 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3086, <4 x double> %3085)
  %3088 = fmul <4 x double> %3053, %3081
  %3089 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3075, <4 x double> %3052, <4 x double> %3088)
  %3090 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3087, <4 x double> %3056, <4 x double> %3089)
  %3091 = fmul <4 x double> %3059, %3081
  %3092 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3075, <4 x double> %3058, <4 x double> %3091)
  %3093 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3087, <4 x double> %3062, <4 x double> %3092)
  %3094 = fmul <4 x double> %3065, %3081
  %3095 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3075, <4 x double> %3064, <4 x double> %3094)
  %3096 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3087, <4 x double> %3068, <4 x double> %3095)
  %3097 = shufflevector <4 x double> %3021, <4 x double> poison, <4 x i32> zeroinitializer
  %3098 = shufflevector <4 x double> %3021, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3099 = fmul <4 x double> %2925, %3098
  %3100 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3097, <4 x double> %3099)
  %3101 = shufflevector <4 x double> %3021, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3102 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3101, <4 x double> %3100)
  %3103 = shufflevector <4 x double> %3022, <4 x double> poison, <4 x i32> zeroinitializer
  %3104 = shufflevector <4 x double> %3022, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3105 = fmul <4 x double> %2925, %3104
  %3106 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3103, <4 x double> %3105)
  %3107 = shufflevector <4 x double> %3022, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3108 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3107, <4 x double> %3106)
  %3109 = shufflevector <4 x double> %3023, <4 x double> poison, <4 x i32> zeroinitializer
  %3110 = shufflevector <4 x double> %3023, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3111 = fmul <4 x double> %2925, %3110
  %3112 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3109, <4 x double> %3111)
  %3113 = shufflevector <4 x double> %3023, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3114 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3113, <4 x double> %3112)
  %3115 = fmul <4 x double> %3053, %3108
  %3116 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3102, <4 x double> %3052, <4 x double> %3115)
  %3117 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3114, <4 x double> %3056, <4 x double> %3116)
  %3118 = fmul <4 x double> %3059, %3108
  %3119 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3102, <4 x double> %3058, <4 x double> %3118)
  %3120 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3114, <4 x double> %3062, <4 x double> %3119)
  %3121 = fmul <4 x double> %3065, %3108
  %3122 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3102, <4 x double> %3064, <4 x double> %3121)
  %3123 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3114, <4 x double> %3068, <4 x double> %3122)
  %3124 = shufflevector <4 x double> %3117, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3125 = fmul <4 x double> %2929, %3124
  %3126 = fmul <4 x double> %2961, %3117
  %3127 = fsub <4 x double> %3125, %3126
  %3128 = shufflevector <4 x double> %3127, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3129 = shufflevector <4 x double> %3120, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3130 = fmul <4 x double> %2929, %3129
  %3131 = fmul <4 x double> %2961, %3120
  %3132 = fsub <4 x double> %3130, %3131
  %3133 = shufflevector <4 x double> %3132, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3134 = shufflevector <4 x double> %3123, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3135 = fmul <4 x double> %2929, %3134
  %3136 = fmul <4 x double> %2961, %3123
  %3137 = fsub <4 x double> %3135, %3136
  %3138 = shufflevector <4 x double> %3137, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3139 = fadd <4 x double> %3090, %3128
  %3140 = fadd <4 x double> %3093, %3133
  %3141 = fadd <4 x double> %3096, %3138
  %3142 = shufflevector <4 x double> %2929, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3143 = shufflevector <4 x double> %2929, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3144 = fneg <4 x double> %3093
  %3145 = fmul <4 x double> %3143, %3144
  %3146 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3096, <4 x double> %3142, <4 x double> %3145)
  %3147 = shufflevector <4 x double> %2929, <4 x double> poison, <4 x i32> zeroinitializer
  %3148 = fneg <4 x double> %3096
  %3149 = fmul <4 x double> %3147, %3148
  %3150 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3090, <4 x double> %3143, <4 x double> %3149)
  %3151 = fneg <4 x double> %3090
  %3152 = fmul <4 x double> %3142, %3151
  %3153 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3093, <4 x double> %3147, <4 x double> %3152)
  %3154 = shufflevector <4 x double> %3146, <4 x double> %3150, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %3155 = shufflevector <4 x double> %3146, <4 x double> %3150, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3156 = shufflevector <4 x double> %3154, <4 x double> %3153, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %3157 = shufflevector <4 x double> %3154, <4 x double> %3153, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %3158 = shufflevector <4 x double> %3155, <4 x double> %3153, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3159 = fadd <4 x double> %3057, %3156
  %3160 = fadd <4 x double> %3063, %3157
  %3161 = fadd <4 x double> %3069, %3158
  %3162 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 6, i32 0
  %3163 = load <4 x double>, ptr %3162, align 32
  %3164 = fadd <4 x double> %3163, %3159
  %3165 = insertelement <4 x double> poison, double %2946, i64 0
  %3166 = shufflevector <4 x double> %3165, <4 x double> poison, <4 x i32> zeroinitializer
  %3167 = shufflevector <4 x double> %3030, <4 x double> poison, <4 x i32> zeroinitializer
  %3168 = fmul <4 x double> %3030, %3167
  %3169 = fneg <4 x double> %3166
  %3170 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3168, <4 x double> %3164)
  %3171 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 6, i32 1
  %3172 = load <4 x double>, ptr %3171, align 32
  %3173 = fadd <4 x double> %3172, %3160
  %3174 = shufflevector <4 x double> %3030, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3175 = fmul <4 x double> %3030, %3174
  %3176 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3175, <4 x double> %3173)
  %3177 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 6, i32 2
  %3178 = load <4 x double>, ptr %3177, align 32
  %3179 = fadd <4 x double> %3178, %3161
  %3180 = shufflevector <4 x double> %3030, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3181 = fmul <4 x double> %3030, %3180
  %3182 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3181, <4 x double> %3179)
  %3183 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3141, <4 x double> %3142, <4 x double> %3170)
  %3184 = fneg <4 x double> %3140
  %3185 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3184, <4 x double> %3143, <4 x double> %3183)
  store <4 x double> %3185, ptr %3162, align 32
  %3186 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3139, <4 x double> %3143, <4 x double> %3176)
  %3187 = fneg <4 x double> %3141
  %3188 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3187, <4 x double> %3147, <4 x double> %3186)
  store <4 x double> %3188, ptr %3171, align 32
  %3189 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3140, <4 x double> %3147, <4 x double> %3182)
  %3190 = fneg <4 x double> %3139
  %3191 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3190, <4 x double> %3142, <4 x double> %3189)
  store <4 x double> %3191, ptr %3177, align 32
  %3192 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 7, i32 0
  %3193 = load <4 x double>, ptr %3192, align 32
  %3194 = fadd <4 x double> %3139, %3193
  %3195 = shufflevector <4 x double> %3031, <4 x double> poison, <4 x i32> zeroinitializer
  %3196 = fmul <4 x double> %3030, %3195
  %3197 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3196, <4 x double> %3194)
  %3198 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 7, i32 1
  %3199 = load <4 x double>, ptr %3198, align 32
  %3200 = fadd <4 x double> %3140, %3199
  %3201 = shufflevector <4 x double> %3031, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3202 = fmul <4 x double> %3030, %3201
  %3203 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3202, <4 x double> %3200)
  %3204 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 7, i32 2
  %3205 = load <4 x double>, ptr %3204, align 32
  %3206 = fadd <4 x double> %3141, %3205
  %3207 = shufflevector <4 x double> %3031, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3208 = fmul <4 x double> %3030, %3207
  %3209 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3208, <4 x double> %3206)
  store <4 x double> %3197, ptr %3192, align 32
  store <4 x double> %3203, ptr %3198, align 32
  store <4 x double> %3209, ptr %3204, align 32
  %3210 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 8, i32 0
  %3211 = load <4 x double>, ptr %3210, align 32
  %3212 = fadd <4 x double> %3117, %3211
  %3213 = fmul <4 x double> %3031, %3195
  %3214 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3213, <4 x double> %3212)
  %3215 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 8, i32 1
  %3216 = load <4 x double>, ptr %3215, align 32
  %3217 = fadd <4 x double> %3120, %3216
  %3218 = fmul <4 x double> %3031, %3201
  %3219 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3218, <4 x double> %3217)
  %3220 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 8, i32 2
  %3221 = load <4 x double>, ptr %3220, align 32
  %3222 = fadd <4 x double> %3123, %3221
  %3223 = fmul <4 x double> %3031, %3207
  %3224 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3169, <4 x double> %3223, <4 x double> %3222)
  store <4 x double> %3214, ptr %3210, align 32
  store <4 x double> %3219, ptr %3215, align 32
  store <4 x double> %3224, ptr %3220, align 32
  %3225 = shufflevector <4 x double> %3032, <4 x double> poison, <4 x i32> zeroinitializer
  %3226 = shufflevector <4 x double> %3032, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3227 = fmul <4 x double> %2925, %3226
  %3228 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3225, <4 x double> %3227)
  %3229 = shufflevector <4 x double> %3032, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3230 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3229, <4 x double> %3228)
  %3231 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 9
  %3232 = load <4 x double>, ptr %3231, align 32
  %3233 = fadd <4 x double> %3230, %3232
  %3234 = insertelement <4 x double> poison, double %2943, i64 0
  %3235 = shufflevector <4 x double> %3234, <4 x double> poison, <4 x i32> zeroinitializer
  %3236 = fmul <4 x double> %3235, %3031
  %3237 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3166, <4 x double> %3236, <4 x double> %3233)
  store <4 x double> %3237, ptr %3231, align 32
  %3238 = getelementptr %struct.body, ptr %2035, i64 %2900, i32 10
  %3239 = load <4 x double>, ptr %3238, align 32
  %3240 = shufflevector <4 x double> %3033, <4 x double> poison, <4 x i32> zeroinitializer
  %3241 = shufflevector <4 x double> %3033, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3242 = fmul <4 x double> %2925, %3241
  %3243 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2923, <4 x double> %3240, <4 x double> %3242)
  %3244 = shufflevector <4 x double> %3033, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3245 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2927, <4 x double> %3244, <4 x double> %3243)
  %3246 = fadd <4 x double> %3245, %3239
  %3247 = shufflevector <4 x double> %3230, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3248 = fmul <4 x double> %2929, %3247
  %3249 = fmul <4 x double> %2961, %3230
  %3250 = fsub <4 x double> %3248, %3249
  %3251 = shufflevector <4 x double> %3250, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3252 = fadd <4 x double> %3251, %3246
  %3253 = fmul <4 x double> %3235, %3030
  %3254 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3166, <4 x double> %3253, <4 x double> %3252)
  store <4 x double> %3254, ptr %3238, align 32
  br label %3255

3255:
  %3256 = load ptr, ptr %9
  %3257 = load ptr, ptr %2140
  %3258 = mul i64 %2390, 6
  %3259 = add i64 %3258, -6
  %3260 = getelementptr i64, ptr %3257, i64 %3259
  %3261 = getelementptr %struct.tree_closing.1, ptr %3256, i64 0, i32 18
  %3262 = load ptr, ptr %3261
  %3263 = getelementptr i64, ptr %3262, i64 %2390
  %3264 = load i64, ptr %3263
  %3265 = getelementptr %struct.tree_closing.1, ptr %3256, i64 0, i32 19
  %3266 = load ptr, ptr %3265
  %3267 = getelementptr i64, ptr %3266, i64 %2390
  %3268 = load i64, ptr %3267
  %3269 = icmp sgt i64 %3268, 0
  br i1 %3269, label %3270, label %3449

3270:
  %3271 = getelementptr %struct.tree_closing.1, ptr %3256, i64 0, i32 25
  %3272 = load ptr, ptr %3271
  %3273 = getelementptr %struct.tree_closing.1, ptr %3256, i64 0, i32 24
  %3274 = load ptr, ptr %3273
  %3275 = getelementptr i64, ptr %3274, i64 %2390
  %3276 = load i64, ptr %3275
  %3277 = getelementptr i64, ptr %3272, i64 %3276
  %3278 = getelementptr i64, ptr %3260, i64 1
  %3279 = getelementptr %struct.tree_closing.1, ptr %3256, i64 0, i32 20
  %3280 = getelementptr %struct.tree_closing.1, ptr %3256, i64 0, i32 21
  br label %3281

3281:
  %3282 = phi i64 [ 1, %3270 ], [ %3447, %3445 ]
  %3283 = phi ptr [ %3277, %3270 ], [ %3337, %3445 ]
  %3284 = phi i64 [ 0, %3270 ], [ %3446, %3445 ]
  %3285 = add i64 %3284, %3264
  %3286 = load ptr, ptr %2144
  %3287 = mul i64 %3285, 6
  %3288 = getelementptr <4 x double>, ptr %3286, i64 %3287
  %3289 = load i64, ptr %3278
  %3290 = icmp eq i64 %3289, 1
  %3291 = select i1 %3290, i64 2, i64 5
  %3292 = getelementptr <4 x double>, ptr %3288, i64 %3291
  %3293 = load <4 x double>, ptr %3292, align 32
  %3294 = fneg <4 x double> %3293
  %3295 = load ptr, ptr %2162
  %3296 = getelementptr <4 x double>, ptr %3295, i64 %3285
  store <4 x double> %3294, ptr %3296, align 32
  %3297 = load <4 x double>, ptr %2970, align 32
  %3298 = shufflevector <4 x double> %3297, <4 x double> poison, <4 x i32> zeroinitializer
  %3299 = fmul <4 x double> %3298, %3294
  %3300 = load ptr, ptr %2157
  %3301 = load ptr, ptr %3279
  %3302 = getelementptr i64, ptr %3301, i64 %3285
  %3303 = load i64, ptr %3302
  %3304 = shl i64 %3303, 2
  %3305 = getelementptr double, ptr %3300, i64 %3304
  %3306 = shufflevector <4 x double> %3297, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3307 = bitcast ptr %3305 to ptr
  %3308 = load <4 x double>, ptr %3307, align 8
  %3309 = fneg <4 x double> %3299
  %3310 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3309, <4 x double> %3306, <4 x double> %3308)
  store <4 x double> %3310, ptr %3307, align 8
  %3311 = shufflevector <4 x double> %3299, <4 x double> poison, <4 x i32> zeroinitializer
  %3312 = shufflevector <4 x double> %3299, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3313 = shufflevector <4 x double> %3299, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3314 = shufflevector <4 x double> %3299, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %3315

3315:
  %3316 = phi ptr [ %3283, %3281 ], [ %3337, %3315 ]
  %3317 = phi i64 [ 0, %3281 ], [ %3338, %3315 ]
  %3318 = load ptr, ptr %2130
  %3319 = load i64, ptr %3316
  %3320 = shl i64 %3319, 2
  %3321 = getelementptr <4 x double>, ptr %3318, i64 %3320
  %3322 = load ptr, ptr %2162
  %3323 = add i64 %3317, %3264
  %3324 = getelementptr <4 x double>, ptr %3322, i64 %3323
  %3325 = load <4 x double>, ptr %3324, align 32
  %3326 = load <4 x double>, ptr %3321, align 32
  %3327 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3311, <4 x double> %3325, <4 x double> %3326)
  store <4 x double> %3327, ptr %3321, align 32
  %3328 = getelementptr <4 x double>, ptr %3321, i64 1
  %3329 = load <4 x double>, ptr %3328, align 32
  %3330 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3312, <4 x double> %3325, <4 x double> %3329)
  store <4 x double> %3330, ptr %3328, align 32
  %3331 = getelementptr <4 x double>, ptr %3321, i64 2
  %3332 = load <4 x double>, ptr %3331, align 32
  %3333 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3313, <4 x double> %3325, <4 x double> %3332)
  store <4 x double> %3333, ptr %3331, align 32
  %3334 = getelementptr <4 x double>, ptr %3321, i64 3
  %3335 = load <4 x double>, ptr %3334, align 32
  %3336 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3314, <4 x double> %3325, <4 x double> %3335)
  store <4 x double> %3336, ptr %3334, align 32
  %3337 = getelementptr i64, ptr %3316, i64 1
  %3338 = add i64 %3317, 1
  %3339 = icmp eq i64 %3338, %3282
  br i1 %3339, label %3340, label %3315

3340:
  %3341 = load i64, ptr %3260
  %3342 = icmp eq i64 %3341, 0
  br i1 %3342, label %3445, label %3343

3343:
  %3344 = load ptr, ptr %2144
  %3345 = load ptr, ptr %3280
  %3346 = getelementptr i64, ptr %3345, i64 %3285
  %3347 = load i64, ptr %3346
  %3348 = mul i64 %3347, 6
  %3349 = getelementptr <4 x double>, ptr %3344, i64 %3348
  %3350 = load <4 x double>, ptr %2970, align 32
  %3351 = shufflevector <4 x double> %3350, <4 x double> poison, <4 x i32> zeroinitializer
  %3352 = fmul <4 x double> %3351, %3294
  %3353 = load <4 x double>, ptr %2922, align 32
  %3354 = load <4 x double>, ptr %2924, align 32
  %3355 = load <4 x double>, ptr %2926, align 32
  %3356 = load <4 x double>, ptr %2928, align 32
  %3357 = load <4 x double>, ptr %3288, align 32
  %3358 = getelementptr <4 x double>, ptr %3288, i64 1
  %3359 = load <4 x double>, ptr %3358, align 32
  %3360 = getelementptr <4 x double>, ptr %3288, i64 2
  %3361 = load <4 x double>, ptr %3360, align 32
  %3362 = getelementptr <4 x double>, ptr %3288, i64 3
  %3363 = load <4 x double>, ptr %3362, align 32
  %3364 = getelementptr <4 x double>, ptr %3288, i64 4
  %3365 = load <4 x double>, ptr %3364, align 32
  %3366 = getelementptr <4 x double>, ptr %3288, i64 5
  %3367 = load <4 x double>, ptr %3366, align 32
  %3368 = shufflevector <4 x double> %3353, <4 x double> poison, <4 x i32> zeroinitializer
  %3369 = shufflevector <4 x double> %3354, <4 x double> poison, <4 x i32> zeroinitializer
  %3370 = fmul <4 x double> %3369, %3359
  %3371 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3368, <4 x double> %3357, <4 x double> %3370)
  %3372 = shufflevector <4 x double> %3355, <4 x double> poison, <4 x i32> zeroinitializer
  %3373 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3372, <4 x double> %3361, <4 x double> %3371)
  %3374 = fmul <4 x double> %3369, %3365
  %3375 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3368, <4 x double> %3363, <4 x double> %3374)
  %3376 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3372, <4 x double> %3367, <4 x double> %3375)
  %3377 = shufflevector <4 x double> %3353, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3378 = shufflevector <4 x double> %3354, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3379 = fmul <4 x double> %3378, %3359
  %3380 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3377, <4 x double> %3357, <4 x double> %3379)
  %3381 = shufflevector <4 x double> %3355, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3382 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3381, <4 x double> %3361, <4 x double> %3380)
  %3383 = fmul <4 x double> %3378, %3365
  %3384 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3377, <4 x double> %3363, <4 x double> %3383)
  %3385 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3381, <4 x double> %3367, <4 x double> %3384)
  %3386 = shufflevector <4 x double> %3353, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3387 = shufflevector <4 x double> %3354, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3388 = fmul <4 x double> %3387, %3359
  %3389 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3386, <4 x double> %3357, <4 x double> %3388)
  %3390 = shufflevector <4 x double> %3355, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3391 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3390, <4 x double> %3361, <4 x double> %3389)
  %3392 = fmul <4 x double> %3387, %3365
  %3393 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3386, <4 x double> %3363, <4 x double> %3392)
  %3394 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3390, <4 x double> %3367, <4 x double> %3393)
  %3395 = shufflevector <4 x double> %3356, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3396 = shufflevector <4 x double> %3356, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3397 = fneg <4 x double> %3396
  %3398 = fmul <4 x double> %3382, %3397
  %3399 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3395, <4 x double> %3391, <4 x double> %3398)
  %3400 = fadd <4 x double> %3399, %3376
  %3401 = shufflevector <4 x double> %3356, <4 x double> poison, <4 x i32> zeroinitializer
  %3402 = fneg <4 x double> %3401
  %3403 = fmul <4 x double> %3391, %3402
  %3404 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3396, <4 x double> %3373, <4 x double> %3403)
  %3405 = fadd <4 x double> %3404, %3385
  %3406 = fneg <4 x double> %3395
  %3407 = fmul <4 x double> %3373, %3406
  %3408 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3401, <4 x double> %3382, <4 x double> %3407)
  %3409 = fadd <4 x double> %3408, %3394
  %3410 = load <4 x double>, ptr %3349, align 32
  %3411 = fadd <4 x double> %3373, %3410
  store <4 x double> %3411, ptr %3349, align 32
  %3412 = getelementptr <4 x double>, ptr %3349, i64 3
  %3413 = load <4 x double>, ptr %3412, align 32
  %3414 = fadd <4 x double> %3400, %3413
  store <4 x double> %3414, ptr %3412, align 32
  %3415 = load <4 x double>, ptr %2967, align 32
  %3416 = shufflevector <4 x double> %3415, <4 x double> poison, <4 x i32> zeroinitializer
  %3417 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3416, <4 x double> %3352, <4 x double> %3411)
  store <4 x double> %3417, ptr %3349, align 32
  %3418 = load <4 x double>, ptr %2966, align 32
  %3419 = shufflevector <4 x double> %3418, <4 x double> poison, <4 x i32> zeroinitializer
  %3420 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3419, <4 x double> %3352, <4 x double> %3414)
  store <4 x double> %3420, ptr %3412, align 32
  %3421 = getelementptr <4 x double>, ptr %3349, i64 1
  %3422 = load <4 x double>, ptr %3421, align 32
  %3423 = fadd <4 x double> %3382, %3422
  store <4 x double> %3423, ptr %3421, align 32
  %3424 = getelementptr <4 x double>, ptr %3349, i64 4
  %3425 = load <4 x double>, ptr %3424, align 32
  %3426 = fadd <4 x double> %3405, %3425
  store <4 x double> %3426, ptr %3424, align 32
  %3427 = load <4 x double>, ptr %2967, align 32
  %3428 = shufflevector <4 x double> %3427, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3429 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3428, <4 x double> %3352, <4 x double> %3423)
  store <4 x double> %3429, ptr %3421, align 32
  %3430 = load <4 x double>, ptr %2966, align 32
  %3431 = shufflevector <4 x double> %3430, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3432 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3431, <4 x double> %3352, <4 x double> %3426)
  store <4 x double> %3432, ptr %3424, align 32
  %3433 = getelementptr <4 x double>, ptr %3349, i64 2
  %3434 = load <4 x double>, ptr %3433, align 32
  %3435 = fadd <4 x double> %3391, %3434
  store <4 x double> %3435, ptr %3433, align 32
  %3436 = getelementptr <4 x double>, ptr %3349, i64 5
  %3437 = load <4 x double>, ptr %3436, align 32
  %3438 = fadd <4 x double> %3409, %3437
  store <4 x double> %3438, ptr %3436, align 32
  %3439 = load <4 x double>, ptr %2967, align 32
  %3440 = shufflevector <4 x double> %3439, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3441 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3440, <4 x double> %3352, <4 x double> %3435)
  store <4 x double> %3441, ptr %3433, align 32
  %3442 = load <4 x double>, ptr %2966, align 32
  %3443 = shufflevector <4 x double> %3442, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3444 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3443, <4 x double> %3352, <4 x double> %3438)
  store <4 x double> %3444, ptr %3436, align 32
  br label %3445

3445:
  %3446 = add i64 %3284, 1
  %3447 = add i64 %3282, 1
  %3448 = icmp eq i64 %3446, %3268
  br i1 %3448, label %3449, label %3281

3449:
  %3450 = icmp sgt i64 %2390, 1
  br i1 %3450, label %2389, label %2163

3451:
  %3452 = load ptr, ptr %2034
  %3453 = load ptr, ptr %9
  %3454 = getelementptr %struct.body, ptr %3452, i64 0, i32 3
  %3455 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %3456 = bitcast ptr %3455 to ptr
  %3457 = bitcast ptr %3454 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %3457, i8 0, i64 64, i1 false)
  %3458 = load ptr, ptr %3456
  %3459 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 15
  %3460 = load i64, ptr %3459
  %3461 = shl i64 %3460, 5
  call void @llvm.memset.p0.i64(ptr align 32 %3458, i8 0, i64 %3461, i1 false)
  %3462 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 26
  %3463 = load ptr, ptr %3462
  %3464 = load i64, ptr %3463
  %3465 = getelementptr i64, ptr %3463, i64 1
  %3466 = load i64, ptr %3465
  %3467 = icmp slt i64 %3464, %3466
  br i1 %3467, label %3468, label %3594

3468:
  %3469 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 27
  %3470 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 28
  %3471 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %3472 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  %3473 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 16
  %3474 = load ptr, ptr %3469
  %3475 = load ptr, ptr %3470
  %3476 = load ptr, ptr %3471
  %3477 = load ptr, ptr %3472
  br label %3478

3478:
  %3479 = phi i64 [ %3464, %3468 ], [ %3592, %3591 ]
  %3480 = mul i64 %3479, 5
  %3481 = getelementptr i64, ptr %3474, i64 %3480
  %3482 = load i64, ptr %3481
  %3483 = getelementptr i64, ptr %3481, i64 1
  %3484 = load i64, ptr %3483
  %3485 = getelementptr i64, ptr %3481, i64 2
  %3486 = load i64, ptr %3485
  %3487 = add i64 %3484, 2
  %3488 = getelementptr i64, ptr %3481, i64 3
  %3489 = load i64, ptr %3488
  %3490 = getelementptr i64, ptr %3475, i64 %3489
  %3491 = getelementptr i64, ptr %3481, i64 4
  %3492 = load i64, ptr %3491
  %3493 = getelementptr <4 x double>, ptr %3476, i64 %3492
  %3494 = mul i64 %3486, %3487
  %3495 = getelementptr <4 x double>, ptr %3493, i64 %3494, i64 0
  %3496 = icmp sgt i64 %3486, 0
  br i1 %3496, label %3497, label %3535

3497:
  %3498 = icmp sgt i64 %3484, 0
  %3499 = load ptr, ptr %3455
  br label %3500

3500:
  %3501 = phi i64 [ 0, %3497 ], [ %3553, %3540 ]
  %3502 = phi ptr [ %3493, %3497 ], [ %3554, %3540 ]
  br i1 %3498, label %3556, label %3540

3503:
  %3504 = icmp sgt i64 %3486, 1
  br i1 %3504, label %3518, label %3535

3505:
  %3506 = phi i64 [ %3514, %3505 ], [ 0, %3540 ]
  %3507 = mul i64 %3506, %3486
  %3508 = add i64 %3507, %3506
  %3509 = getelementptr double, ptr %3495, i64 %3508
  %3510 = load double, ptr %3509
  %3511 = getelementptr double, ptr %3477, i64 %3506
  %3512 = load double, ptr %3511
  %3513 = fmul double %3510, %3512
  store double %3513, ptr %3511
  %3514 = add i64 %3506, 1
  %3515 = icmp eq i64 %3514, %3486
  br i1 %3515, label %3503, label %3505

3516:
  %3517 = icmp sgt i64 %3519, 2
  br i1 %3517, label %3518, label %3535

3518:
  %3519 = phi i64 [ %3520, %3516 ], [ %3486, %3503 ]
  %3520 = add i64 %3519, -1
  %3521 = mul i64 %3520, %3486
  %3522 = getelementptr double, ptr %3477, i64 %3520
  br label %3523

3523:
  %3524 = phi i64 [ 0, %3518 ], [ %3533, %3523 ]
  %3525 = add i64 %3524, %3521
  %3526 = getelementptr double, ptr %3495, i64 %3525
  %3527 = load double, ptr %3526
  %3528 = load double, ptr %3522
  %3529 = getelementptr double, ptr %3477, i64 %3524
  %3530 = load double, ptr %3529
  %3531 = fneg double %3527
  %3532 = call double @llvm.fmuladd.f64(double %3531, double %3528, double %3530)
  store double %3532, ptr %3529
  %3533 = add i64 %3524, 1
  %3534 = icmp eq i64 %3533, %3520
  br i1 %3534, label %3516, label %3523

3535:
  %3536 = icmp sgt i64 %3482, 0
  br i1 %3536, label %3537, label %3591

3537:
  %3538 = load ptr, ptr %3473
  %3539 = load ptr, ptr %3455
  br label %3570

3540:
  %3541 = phi <4 x double> [ zeroinitializer, %3500 ], [ %3567, %3556 ]
  %3542 = getelementptr <4 x double>, ptr %3502, i64 0, i64 3
  %3543 = load double, ptr %3542
  %3544 = extractelement <4 x double> %3541, i64 0
  %3545 = extractelement <4 x double> %3541, i64 1
  %3546 = fadd double %3544, %3545
  %3547 = extractelement <4 x double> %3541, i64 2
  %3548 = extractelement <4 x double> %3541, i64 3
  %3549 = fadd double %3547, %3548
  %3550 = fadd double %3546, %3549
  %3551 = fsub double %3543, %3550
  %3552 = getelementptr double, ptr %3477, i64 %3501
  store double %3551, ptr %3552
  %3553 = add i64 %3501, 1
  %3554 = getelementptr <4 x double>, ptr %3502, i64 %3487
  %3555 = icmp eq i64 %3553, %3486
  br i1 %3555, label %3505, label %3500

3556:
  %3557 = phi i64 [ %3568, %3556 ], [ 0, %3500 ]
  %3558 = phi <4 x double> [ %3567, %3556 ], [ zeroinitializer, %3500 ]
  %3559 = add i64 %3557, 2
  %3560 = getelementptr <4 x double>, ptr %3502, i64 %3559
  %3561 = load <4 x double>, ptr %3560, align 32
  %3562 = add i64 %3557, %3482
  %3563 = getelementptr i64, ptr %3490, i64 %3562
  %3564 = load i64, ptr %3563
  %3565 = getelementptr <4 x double>, ptr %3499, i64 %3564
  %3566 = load <4 x double>, ptr %3565, align 32
  %3567 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3561, <4 x double> %3566, <4 x double> %3558)
  %3568 = add i64 %3557, 1
  %3569 = icmp eq i64 %3568, %3484
  br i1 %3569, label %3540, label %3556

3570:
  %3571 = phi i64 [ 0, %3537 ], [ %3579, %3578 ]
  %3572 = phi i64 [ 0, %3537 ], [ %3580, %3578 ]
  %3573 = getelementptr i64, ptr %3490, i64 %3572
  %3574 = load i64, ptr %3573
  %3575 = getelementptr i64, ptr %3538, i64 %3574
  %3576 = load i64, ptr %3575
  %3577 = icmp sgt i64 %3576, 0
  br i1 %3577, label %3582, label %3578

3578:
  %3579 = phi i64 [ %3571, %3570 ], [ %3585, %3582 ]
  %3580 = add i64 %3572, 1
  %3581 = icmp eq i64 %3580, %3482
  br i1 %3581, label %3591, label %3570

3582:
  %3583 = phi i64 [ %3589, %3582 ], [ 0, %3570 ]
  %3584 = phi i64 [ %3585, %3582 ], [ %3571, %3570 ]
  %3585 = add i64 %3584, 1
  %3586 = getelementptr double, ptr %3477, i64 %3584
  %3587 = load double, ptr %3586
  %3588 = getelementptr <4 x double>, ptr %3539, i64 %3574, i64 %3583
  store double %3587, ptr %3588
  %3589 = add i64 %3583, 1
  %3590 = icmp eq i64 %3589, %3576
  br i1 %3590, label %3578, label %3582

3591:
  %3592 = add i64 %3479, 1
  %3593 = icmp eq i64 %3592, %3466
  br i1 %3593, label %3594, label %3478

3594:
  %3595 = load i64, ptr %2136
  %3596 = icmp slt i64 %3595, 1
  br i1 %3596, label %3866, label %3597

3597:
  %3598 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %3599 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 18
  %3600 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 19
  %3601 = getelementptr %struct.closing, ptr %8, i64 0, i32 1
  %3602 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 20
  %3603 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 27
  %3604 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 28
  %3605 = getelementptr %struct.closing, ptr %8, i64 0, i32 5
  %3606 = getelementptr %struct.closing, ptr %8, i64 0, i32 12
  %3607 = getelementptr %struct.tree_closing.1, ptr %3453, i64 0, i32 16
  br label %3608

3608:
  %3609 = phi i64 [ 1, %3597 ], [ %3707, %3851 ]
  %3610 = load ptr, ptr %3598
  %3611 = mul i64 %3609, 6
  %3612 = add i64 %3611, -6
  %3613 = getelementptr i64, ptr %3610, i64 %3612
  %3614 = load ptr, ptr %3599
  %3615 = getelementptr i64, ptr %3614, i64 %3609
  %3616 = load i64, ptr %3615
  %3617 = load ptr, ptr %3600
  %3618 = getelementptr i64, ptr %3617, i64 %3609
  %3619 = load i64, ptr %3618
  %3620 = add i64 %3619, %3616
  %3621 = icmp sgt i64 %3619, 0
  br i1 %3621, label %3622, label %3626

3622:
  %3623 = load ptr, ptr %3601
  %3624 = load ptr, ptr %3455
  %3625 = load ptr, ptr %3602
  br label %3854

3626:
  %3627 = phi <4 x double> [ zeroinitializer, %3608 ], [ %3863, %3854 ]
  %3628 = extractelement <4 x double> %3627, i64 0
  %3629 = extractelement <4 x double> %3627, i64 1
  %3630 = fadd double %3628, %3629
  %3631 = extractelement <4 x double> %3627, i64 2
  %3632 = extractelement <4 x double> %3627, i64 3
  %3633 = fadd double %3631, %3632
  %3634 = fadd double %3630, %3633
  %3635 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 13
  %3636 = load <4 x double>, ptr %3635, align 32
  %3637 = extractelement <4 x double> %3636, i64 1
  %3638 = fadd double %3637, %3634
  %3639 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 13, i64 1
  store double %3638, ptr %3639
  %3640 = load i64, ptr %3613
  %3641 = getelementptr i64, ptr %3613, i64 1
  %3642 = load i64, ptr %3641
  %3643 = icmp eq i64 %3642, 1
  %3644 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 0, i32 0
  %3645 = load <4 x double>, ptr %3644, align 32
  %3646 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 0, i32 1
  %3647 = load <4 x double>, ptr %3646, align 32
  %3648 = shufflevector <4 x double> %3645, <4 x double> %3647, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %3649 = shufflevector <4 x double> %3645, <4 x double> %3647, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %3650 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 0, i32 2
  %3651 = load <4 x double>, ptr %3650, align 32
  %3652 = shufflevector <4 x double> %3648, <4 x double> %3651, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %3653 = shufflevector <4 x double> %3648, <4 x double> %3651, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %3654 = shufflevector <4 x double> %3649, <4 x double> %3651, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %3655 = getelementptr %struct.body, ptr %3452, i64 %3640, i32 3
  %3656 = load <4 x double>, ptr %3655, align 32
  %3657 = getelementptr %struct.body, ptr %3452, i64 %3640, i32 4
  %3658 = load <4 x double>, ptr %3657, align 32
  %3659 = shufflevector <4 x double> %3656, <4 x double> poison, <4 x i32> zeroinitializer
  %3660 = shufflevector <4 x double> %3656, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3661 = fmul <4 x double> %3653, %3660
  %3662 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3652, <4 x double> %3659, <4 x double> %3661)
  %3663 = shufflevector <4 x double> %3656, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3664 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3654, <4 x double> %3663, <4 x double> %3662)
  %3665 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 1
  %3666 = load <4 x double>, ptr %3665, align 32
  %3667 = shufflevector <4 x double> %3666, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3668 = fmul <4 x double> %3656, %3667
  %3669 = shufflevector <4 x double> %3656, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3670 = fmul <4 x double> %3669, %3666
  %3671 = fsub <4 x double> %3668, %3670
  %3672 = shufflevector <4 x double> %3671, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %3673 = fadd <4 x double> %3658, %3672
  %3674 = shufflevector <4 x double> %3673, <4 x double> poison, <4 x i32> zeroinitializer
  %3675 = shufflevector <4 x double> %3673, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3676 = fmul <4 x double> %3653, %3675
  %3677 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3652, <4 x double> %3674, <4 x double> %3676)
  %3678 = shufflevector <4 x double> %3673, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %3679 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3654, <4 x double> %3678, <4 x double> %3677)
  %3680 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 11
  %3681 = load <4 x double>, ptr %3680, align 32
  %3682 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 12
  %3683 = load <4 x double>, ptr %3682, align 32
  %3684 = fmul <4 x double> %3658, %3683
  %3685 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3681, <4 x double> %3656, <4 x double> %3684)
  %3686 = extractelement <4 x double> %3685, i64 0
  %3687 = fsub double %3638, %3686
  %3688 = extractelement <4 x double> %3685, i64 1
  %3689 = extractelement <4 x double> %3685, i64 2
  %3690 = fadd double %3688, %3689
  %3691 = fsub double %3687, %3690
  %3692 = extractelement <4 x double> %3636, i64 0
  %3693 = fmul double %3692, %3691
  %3694 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %3693, i64 2
  %3695 = select i1 %3643, <4 x double> splat (double -0.000000e+00), <4 x double> %3694
  %3696 = fadd <4 x double> %3664, %3695
  %3697 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 3
  store <4 x double> %3696, ptr %3697, align 32
  %3698 = select i1 %3643, <4 x double> %3694, <4 x double> splat (double -0.000000e+00)
  %3699 = fadd <4 x double> %3679, %3698
  %3700 = getelementptr %struct.body, ptr %3452, i64 %3609, i32 4
  store <4 x double> %3699, ptr %3700, align 32
  %3701 = getelementptr i64, ptr %3613, i64 3
  %3702 = load i64, ptr %3701
  %3703 = getelementptr double, ptr %4, i64 %3702
  store double %3693, ptr %3703
  %3704 = load ptr, ptr %3462
  %3705 = getelementptr i64, ptr %3704, i64 %3609
  %3706 = load i64, ptr %3705
  %3707 = add i64 %3609, 1
  %3708 = getelementptr i64, ptr %3704, i64 %3707
  %3709 = load i64, ptr %3708
  %3710 = icmp slt i64 %3706, %3709
  br i1 %3710, label %3711, label %3851

3711:
  %3712 = load ptr, ptr %3603
  %3713 = load ptr, ptr %3604
  %3714 = load ptr, ptr %3605
  %3715 = load ptr, ptr %3606
  br label %3716

3716:
  %3717 = phi i64 [ %3706, %3711 ], [ %3849, %3848 ]
  %3718 = mul i64 %3717, 5
  %3719 = getelementptr i64, ptr %3712, i64 %3718
  %3720 = load i64, ptr %3719
  %3721 = getelementptr i64, ptr %3719, i64 1
  %3722 = load i64, ptr %3721
  %3723 = getelementptr i64, ptr %3719, i64 2
  %3724 = load i64, ptr %3723
  %3725 = add i64 %3722, 2
  %3726 = getelementptr i64, ptr %3719, i64 3
  %3727 = load i64, ptr %3726
  %3728 = getelementptr i64, ptr %3713, i64 %3727
  %3729 = getelementptr i64, ptr %3719, i64 4
  %3730 = load i64, ptr %3729
  %3731 = getelementptr <4 x double>, ptr %3714, i64 %3730
  %3732 = mul i64 %3724, %3725
  %3733 = getelementptr <4 x double>, ptr %3731, i64 %3732, i64 0
  %3734 = icmp sgt i64 %3724, 0
  br i1 %3734, label %3735, label %3773

3735:
  %3736 = icmp sgt i64 %3722, 0
  %3737 = load ptr, ptr %3455
  br label %3738

3738:
  %3739 = phi i64 [ 0, %3735 ], [ %3810, %3778 ]
  %3740 = phi ptr [ %3731, %3735 ], [ %3811, %3778 ]
  br i1 %3736, label %3813, label %3778

3741:
  %3742 = icmp sgt i64 %3724, 1
  br i1 %3742, label %3756, label %3773

3743:
  %3744 = phi i64 [ %3752, %3743 ], [ 0, %3778 ]
  %3745 = mul i64 %3744, %3724
  %3746 = add i64 %3745, %3744
  %3747 = getelementptr double, ptr %3733, i64 %3746
  %3748 = load double, ptr %3747
  %3749 = getelementptr double, ptr %3715, i64 %3744
  %3750 = load double, ptr %3749
  %3751 = fmul double %3748, %3750
  store double %3751, ptr %3749
  %3752 = add i64 %3744, 1
  %3753 = icmp eq i64 %3752, %3724
  br i1 %3753, label %3741, label %3743

3754:
  %3755 = icmp sgt i64 %3757, 2
  br i1 %3755, label %3756, label %3773

3756:
  %3757 = phi i64 [ %3758, %3754 ], [ %3724, %3741 ]
  %3758 = add i64 %3757, -1
  %3759 = mul i64 %3758, %3724
  %3760 = getelementptr double, ptr %3715, i64 %3758
  br label %3761

3761:
  %3762 = phi i64 [ 0, %3756 ], [ %3771, %3761 ]
  %3763 = add i64 %3762, %3759
  %3764 = getelementptr double, ptr %3733, i64 %3763
  %3765 = load double, ptr %3764
  %3766 = load double, ptr %3760
  %3767 = getelementptr double, ptr %3715, i64 %3762
  %3768 = load double, ptr %3767
  %3769 = fneg double %3765
  %3770 = call double @llvm.fmuladd.f64(double %3769, double %3766, double %3768)
  store double %3770, ptr %3767
  %3771 = add i64 %3762, 1
  %3772 = icmp eq i64 %3771, %3758
  br i1 %3772, label %3754, label %3761

3773:
  %3774 = icmp sgt i64 %3720, 0
  br i1 %3774, label %3775, label %3848

3775:
  %3776 = load ptr, ptr %3607
  %3777 = load ptr, ptr %3455
  br label %3827

3778:
  %3779 = phi <4 x double> [ zeroinitializer, %3738 ], [ %3824, %3813 ]
  %3780 = getelementptr <4 x double>, ptr %3740, i64 0, i64 3
  %3781 = load double, ptr %3780
  %3782 = extractelement <4 x double> %3779, i64 0
  %3783 = extractelement <4 x double> %3779, i64 1
  %3784 = fadd double %3782, %3783
  %3785 = extractelement <4 x double> %3779, i64 2
  %3786 = extractelement <4 x double> %3779, i64 3
  %3787 = fadd double %3785, %3786
  %3788 = fadd double %3784, %3787
  %3789 = fsub double %3781, %3788
  %3790 = getelementptr double, ptr %3715, i64 %3739
  store double %3789, ptr %3790
  %3791 = load <4 x double>, ptr %3740, align 32
  %3792 = load <4 x double>, ptr %3700, align 32
  %3793 = fmul <4 x double> %3791, %3792
  %3794 = extractelement <4 x double> %3793, i64 0
  %3795 = extractelement <4 x double> %3793, i64 1
  %3796 = fadd double %3794, %3795
  %3797 = extractelement <4 x double> %3793, i64 2
  %3798 = fadd double %3797, %3796
  %3799 = getelementptr <4 x double>, ptr %3740, i64 1
  %3800 = load <4 x double>, ptr %3799, align 32
  %3801 = load <4 x double>, ptr %3697, align 32
  %3802 = fmul <4 x double> %3800, %3801
  %3803 = extractelement <4 x double> %3802, i64 0
  %3804 = extractelement <4 x double> %3802, i64 1
  %3805 = fadd double %3803, %3804
  %3806 = extractelement <4 x double> %3802, i64 2
  %3807 = fadd double %3806, %3805
  %3808 = fadd double %3798, %3807
  %3809 = fadd double %3789, %3808
  store double %3809, ptr %3790
  %3810 = add i64 %3739, 1
  %3811 = getelementptr <4 x double>, ptr %3740, i64 %3725
  %3812 = icmp eq i64 %3810, %3724
  br i1 %3812, label %3743, label %3738

3813:
  %3814 = phi i64 [ %3825, %3813 ], [ 0, %3738 ]
  %3815 = phi <4 x double> [ %3824, %3813 ], [ zeroinitializer, %3738 ]
  %3816 = add i64 %3814, 2
  %3817 = getelementptr <4 x double>, ptr %3740, i64 %3816
  %3818 = load <4 x double>, ptr %3817, align 32
  %3819 = add i64 %3814, %3720
  %3820 = getelementptr i64, ptr %3728, i64 %3819
  %3821 = load i64, ptr %3820
  %3822 = getelementptr <4 x double>, ptr %3737, i64 %3821
  %3823 = load <4 x double>, ptr %3822, align 32
  %3824 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3818, <4 x double> %3823, <4 x double> %3815)
  %3825 = add i64 %3814, 1
  %3826 = icmp eq i64 %3825, %3722
  br i1 %3826, label %3778, label %3813

3827:
  %3828 = phi i64 [ 0, %3775 ], [ %3836, %3835 ]
  %3829 = phi i64 [ 0, %3775 ], [ %3837, %3835 ]
  %3830 = getelementptr i64, ptr %3728, i64 %3829
  %3831 = load i64, ptr %3830
  %3832 = getelementptr i64, ptr %3776, i64 %3831
  %3833 = load i64, ptr %3832
  %3834 = icmp sgt i64 %3833, 0
  br i1 %3834, label %3839, label %3835

3835:
  %3836 = phi i64 [ %3828, %3827 ], [ %3842, %3839 ]
  %3837 = add i64 %3829, 1
  %3838 = icmp eq i64 %3837, %3720
  br i1 %3838, label %3848, label %3827

3839:
  %3840 = phi i64 [ %3846, %3839 ], [ 0, %3827 ]
  %3841 = phi i64 [ %3842, %3839 ], [ %3828, %3827 ]
  %3842 = add i64 %3841, 1
  %3843 = getelementptr double, ptr %3715, i64 %3841
  %3844 = load double, ptr %3843
  %3845 = getelementptr <4 x double>, ptr %3777, i64 %3831, i64 %3840
  store double %3844, ptr %3845
  %3846 = add i64 %3840, 1
  %3847 = icmp eq i64 %3846, %3833
  br i1 %3847, label %3835, label %3839

3848:
  %3849 = add i64 %3717, 1
  %3850 = icmp eq i64 %3849, %3709
  br i1 %3850, label %3851, label %3716

3851:
  %3852 = load i64, ptr %2136
  %3853 = icmp slt i64 %3609, %3852
  br i1 %3853, label %3608, label %3866

3854:
  %3855 = phi i64 [ %3616, %3622 ], [ %3864, %3854 ]
  %3856 = phi <4 x double> [ zeroinitializer, %3622 ], [ %3863, %3854 ]
  %3857 = getelementptr <4 x double>, ptr %3623, i64 %3855
  %3858 = load <4 x double>, ptr %3857, align 32
  %3859 = getelementptr i64, ptr %3625, i64 %3855
  %3860 = load i64, ptr %3859
  %3861 = getelementptr <4 x double>, ptr %3624, i64 %3860
  %3862 = load <4 x double>, ptr %3861, align 32
  %3863 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3858, <4 x double> %3862, <4 x double> %3856)
  %3864 = add i64 %3855, 1
  %3865 = icmp slt i64 %3864, %3620
  br i1 %3865, label %3854, label %3626

3866:
  %3867 = icmp eq ptr %5, null
  br i1 %3867, label %3881, label %3868

3868:
  %3869 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 0
  %3870 = load i64, ptr %3869
  %3871 = getelementptr %struct.closing, ptr %8, i64 0, i32 4
  %3872 = bitcast ptr %3871 to ptr
  %3873 = load ptr, ptr %3872
  %3874 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 3
  %3875 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 2
  %3876 = call i64 @llvm.smax.i64(i64 %3870, i64 0)
  %3877 = icmp slt i64 %3870, 1
  br i1 %3877, label %3881, label %3878

3878:
  %3879 = load ptr, ptr %3874
  %3880 = load ptr, ptr %3875
  br label %3882

3881:
  ret void

3882:
  %3883 = phi i64 [ %3891, %3882 ], [ 0, %3878 ]
  %3884 = getelementptr i64, ptr %3879, i64 %3883
  %3885 = load i64, ptr %3884
  %3886 = getelementptr double, ptr %3873, i64 %3885
  %3887 = load double, ptr %3886
  %3888 = getelementptr i64, ptr %3880, i64 %3883
  %3889 = load i64, ptr %3888
  %3890 = getelementptr double, ptr %5, i64 %3889
  store double %3887, ptr %3890
  %3891 = add i64 %3883, 1
  %3892 = icmp eq i64 %3891, %3876
  br i1 %3892, label %3881, label %3882
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
