; tree_motion: made by tools/make_loops_text.py from tree_motion, tree_loops
; sources 31c8612ccadb5cb649a1708a7e4f83d5130c9d5a5de6d22342eededa43421918
%struct.tree_motion = type { i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, ptr, ptr, i64, ptr, [8 x ptr] }
%struct.scratch = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }
%struct.place = type { %struct.mat, <4 x double>, <4 x double>, <4 x double> }
%struct.motion = type { ptr, ptr, ptr }
%struct.call = type { double, ptr, ptr, ptr, ptr }
%struct.tree_loads = type { i64, i64, i64, ptr, ptr, ptr }
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
  %15 = mul i64 %14, 5
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
  %22 = mul i64 %3, 120
  %23 = add i64 %5, 120
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
  %40 = shl i64 %30, 3
  %41 = getelementptr double, ptr %38, i64 %40
  %42 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %43 = load i64, ptr %42
  %44 = getelementptr double, ptr %41, i64 %43
  %45 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %46 = load i64, ptr %45
  %47 = mul i64 %46, 3
  %48 = getelementptr double, ptr %44, i64 %47
  %49 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
  store ptr %48, ptr %49
  %50 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 13
  %51 = load i64, ptr %50
  %52 = getelementptr double, ptr %48, i64 %51
  %53 = getelementptr %struct.scratch, ptr %1, i64 0, i32 6
  store ptr %52, ptr %53
  %54 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %55 = load i64, ptr %54
  %56 = getelementptr double, ptr %52, i64 %55
  %57 = getelementptr double, ptr %56, i64 %46
  %58 = getelementptr %struct.scratch, ptr %1, i64 0, i32 7
  store ptr %57, ptr %58
  %59 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %60 = load i64, ptr %59
  %61 = getelementptr double, ptr %57, i64 %60
  %62 = getelementptr double, ptr %61, i64 %46
  %63 = getelementptr %struct.scratch, ptr %1, i64 0, i32 8
  store ptr %62, ptr %63
  %64 = icmp eq i64 %46, 0
  %65 = getelementptr double, ptr %62, i64 %60
  %66 = select i1 %64, ptr %52, ptr %65
  %67 = getelementptr %struct.scratch, ptr %1, i64 0, i32 9
  store ptr %66, ptr %67
  %68 = icmp ne ptr %22, null
  %69 = zext i1 %68 to i32
  ret i32 %69
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
  %15 = getelementptr %struct.scratch, ptr %2, i64 0, i32 4
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
  %26 = getelementptr %struct.scratch, ptr %2, i64 0, i32 6
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
  %36 = getelementptr %struct.scratch, ptr %2, i64 0, i32 7
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
  br i1 %6, label %29, label %7

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
  %20 = getelementptr double, ptr %17, i64 %19
  %21 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %24 = load i64, ptr %23
  %25 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %26 = load i64, ptr %25
  %27 = mul i64 %26, %24
  %28 = getelementptr double, ptr %22, i64 %27
  call void %5(double %9, ptr %11, ptr %13, ptr %15, ptr %20, ptr %28)
  br label %29

29:
  ret void
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
  %33 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %34 = load i64, ptr %33
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %43

36:
  %37 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %38 = getelementptr %struct.motion, ptr %2, i64 0, i32 0
  %39 = getelementptr %struct.motion, ptr %2, i64 0, i32 1
  %40 = getelementptr %struct.motion, ptr %2, i64 0, i32 2
  %41 = getelementptr %struct.body, ptr %18, i64 1
  %42 = getelementptr %struct.place, ptr %20, i64 1
  br label %44

43:
  ret void

44:
  %45 = phi i64 [ 0, %36 ], [ %431, %430 ]
  %46 = load ptr, ptr %37
  %47 = mul i64 %45, 5
  %48 = getelementptr i64, ptr %46, i64 %47
  %49 = getelementptr i64, ptr %48, i64 3
  %50 = load i64, ptr %49
  %51 = sub i64 %50, %7
  %52 = getelementptr %struct.body, ptr %41, i64 %45
  %53 = load i64, ptr %48
  %54 = mul i64 %45, 36
  %55 = getelementptr double, ptr %5, i64 %54
  %56 = load ptr, ptr %38
  %57 = load ptr, ptr %39
  %58 = icmp sgt i64 %51, -1
  br i1 %58, label %59, label %63

59:
  %60 = load ptr, ptr %40
  %61 = getelementptr double, ptr %60, i64 %51
  %62 = load double, ptr %61
  br label %63

63:
  %64 = phi double [ %62, %59 ], [ 0.000000e+00, %44 ]
  %65 = getelementptr i64, ptr %48, i64 1
  %66 = load i64, ptr %65
  %67 = icmp eq i64 %66, 1
  %68 = bitcast ptr %55 to ptr
  %69 = load <4 x double>, ptr %68, align 8
  %70 = getelementptr double, ptr %55, i64 4
  %71 = bitcast ptr %70 to ptr
  %72 = load <4 x double>, ptr %71, align 8
  %73 = getelementptr double, ptr %55, i64 8
  %74 = bitcast ptr %73 to ptr
  %75 = load <4 x double>, ptr %74, align 8
  %76 = icmp eq i64 %66, 0
  br i1 %76, label %77, label %93

77:
  %78 = getelementptr i64, ptr %48, i64 2
  %79 = load i64, ptr %78
  %80 = getelementptr double, ptr %56, i64 %79
  %81 = load double, ptr %80
  %82 = call double @llvm.cos.f64(double %81)
  %83 = call double @llvm.sin.f64(double %81)
  %84 = insertelement <4 x double> poison, double %82, i64 0
  %85 = shufflevector <4 x double> %84, <4 x double> poison, <4 x i32> zeroinitializer
  %86 = insertelement <4 x double> poison, double %83, i64 0
  %87 = shufflevector <4 x double> %86, <4 x double> poison, <4 x i32> zeroinitializer
  %88 = fmul <4 x double> %72, %87
  %89 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %85, <4 x double> %88)
  %90 = fneg <4 x double> %69
  %91 = fmul <4 x double> %87, %90
  %92 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %72, <4 x double> %85, <4 x double> %91)
  br label %161

93:
  %94 = icmp slt i64 %66, 3
  br i1 %94, label %161, label %95

95:
  %96 = getelementptr i64, ptr %48, i64 2
  %97 = load i64, ptr %96
  %98 = getelementptr double, ptr %56, i64 %97
  %99 = load double, ptr %98
  %100 = getelementptr double, ptr %98, i64 1
  %101 = load double, ptr %100
  %102 = getelementptr double, ptr %98, i64 2
  %103 = load double, ptr %102
  %104 = getelementptr double, ptr %98, i64 3
  %105 = load double, ptr %104
  %106 = fmul double %105, %105
  %107 = call double @llvm.fmuladd.f64(double %103, double %103, double %106)
  %108 = call double @llvm.fmuladd.f64(double %107, double -2.000000e+00, double 1.000000e+00)
  %109 = fmul double %99, %105
  %110 = call double @llvm.fmuladd.f64(double %101, double %103, double %109)
  %111 = fmul double %110, 2.000000e+00
  %112 = fmul double %99, %103
  %113 = fneg double %112
  %114 = call double @llvm.fmuladd.f64(double %101, double %105, double %113)
  %115 = fmul double %114, 2.000000e+00
  %116 = insertelement <4 x double> poison, double %108, i64 0
  %117 = fneg double %109
  %118 = call double @llvm.fmuladd.f64(double %101, double %103, double %117)
  %119 = fmul double %118, 2.000000e+00
  %120 = call double @llvm.fmuladd.f64(double %101, double %101, double %106)
  %121 = call double @llvm.fmuladd.f64(double %120, double -2.000000e+00, double 1.000000e+00)
  %122 = fmul double %99, %101
  %123 = call double @llvm.fmuladd.f64(double %103, double %105, double %122)
  %124 = fmul double %123, 2.000000e+00
  %125 = insertelement <4 x double> poison, double %119, i64 0
  %126 = call double @llvm.fmuladd.f64(double %101, double %105, double %112)
  %127 = fmul double %126, 2.000000e+00
  %128 = fneg double %122
  %129 = call double @llvm.fmuladd.f64(double %103, double %105, double %128)
  %130 = fmul double %129, 2.000000e+00
  %131 = fmul double %103, %103
  %132 = call double @llvm.fmuladd.f64(double %101, double %101, double %131)
  %133 = call double @llvm.fmuladd.f64(double %132, double -2.000000e+00, double 1.000000e+00)
  %134 = insertelement <4 x double> poison, double %127, i64 0
  %135 = shufflevector <4 x double> %116, <4 x double> poison, <4 x i32> zeroinitializer
  %136 = insertelement <4 x double> undef, double %111, i64 0
  %137 = shufflevector <4 x double> %136, <4 x double> poison, <4 x i32> zeroinitializer
  %138 = fmul <4 x double> %72, %137
  %139 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %135, <4 x double> %138)
  %140 = insertelement <4 x double> undef, double %115, i64 0
  %141 = shufflevector <4 x double> %140, <4 x double> poison, <4 x i32> zeroinitializer
  %142 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %141, <4 x double> %139)
  %143 = shufflevector <4 x double> %125, <4 x double> poison, <4 x i32> zeroinitializer
  %144 = insertelement <4 x double> undef, double %121, i64 0
  %145 = shufflevector <4 x double> %144, <4 x double> poison, <4 x i32> zeroinitializer
  %146 = fmul <4 x double> %72, %145
  %147 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %143, <4 x double> %146)
  %148 = insertelement <4 x double> undef, double %124, i64 0
  %149 = shufflevector <4 x double> %148, <4 x double> poison, <4 x i32> zeroinitializer
  %150 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %149, <4 x double> %147)
  %151 = shufflevector <4 x double> %134, <4 x double> poison, <4 x i32> zeroinitializer
  %152 = insertelement <4 x double> undef, double %130, i64 0
  %153 = shufflevector <4 x double> %152, <4 x double> poison, <4 x i32> zeroinitializer
  %154 = fmul <4 x double> %72, %153
  %155 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %151, <4 x double> %154)
  %156 = insertelement <4 x double> undef, double %133, i64 0
  %157 = shufflevector <4 x double> %156, <4 x double> poison, <4 x i32> zeroinitializer
  %158 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %157, <4 x double> %155)
  switch i64 %66, label %160 [
    i64 3, label %161
    i64 4, label %159
  ]

159:
  br label %161

160:
  br label %161

161:
  %162 = phi <4 x double> [ %89, %77 ], [ %142, %160 ], [ %158, %159 ], [ %69, %93 ], [ %150, %95 ]
  %163 = phi <4 x double> [ %92, %77 ], [ %150, %160 ], [ %142, %159 ], [ %72, %93 ], [ %158, %95 ]
  %164 = phi <4 x double> [ %75, %77 ], [ %158, %160 ], [ %150, %159 ], [ %75, %93 ], [ %142, %95 ]
  %165 = shufflevector <4 x double> %162, <4 x double> %163, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %166 = shufflevector <4 x double> %162, <4 x double> %163, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %167 = shufflevector <4 x double> %165, <4 x double> %164, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %168 = shufflevector <4 x double> %165, <4 x double> %164, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %169 = shufflevector <4 x double> %166, <4 x double> %164, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %170 = getelementptr double, ptr %55, i64 12
  %171 = bitcast ptr %170 to ptr
  %172 = load <4 x double>, ptr %171, align 8
  br i1 %67, label %173, label %181

173:
  %174 = getelementptr i64, ptr %48, i64 2
  %175 = load i64, ptr %174
  %176 = getelementptr double, ptr %56, i64 %175
  %177 = load double, ptr %176
  %178 = insertelement <4 x double> poison, double %177, i64 0
  %179 = shufflevector <4 x double> %178, <4 x double> poison, <4 x i32> zeroinitializer
  %180 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %179, <4 x double> %164, <4 x double> %172)
  br label %181

181:
  %182 = phi <4 x double> [ %180, %173 ], [ %172, %161 ]
  %183 = getelementptr %struct.body, ptr %18, i64 %53, i32 2
  %184 = load <4 x double>, ptr %183, align 32
  %185 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %186 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %187 = fmul <4 x double> %168, %186
  %188 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %185, <4 x double> %187)
  %189 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %190 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %189, <4 x double> %188)
  %191 = getelementptr %struct.body, ptr %18, i64 %53, i32 4
  %192 = load <4 x double>, ptr %191, align 32
  %193 = getelementptr %struct.body, ptr %18, i64 %53, i32 3
  %194 = load <4 x double>, ptr %193, align 32
  %195 = shufflevector <4 x double> %182, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %196 = fmul <4 x double> %195, %194
  %197 = shufflevector <4 x double> %194, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %198 = fmul <4 x double> %182, %197
  %199 = fsub <4 x double> %196, %198
  %200 = shufflevector <4 x double> %199, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %201 = fadd <4 x double> %192, %200
  %202 = fmul <4 x double> %184, %195
  %203 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %204 = fmul <4 x double> %182, %203
  %205 = fsub <4 x double> %202, %204
  %206 = shufflevector <4 x double> %205, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %207 = shufflevector <4 x double> %206, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %208 = fmul <4 x double> %184, %207
  %209 = fmul <4 x double> %203, %206
  %210 = fsub <4 x double> %208, %209
  %211 = shufflevector <4 x double> %210, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %212 = fadd <4 x double> %201, %211
  %213 = getelementptr i64, ptr %48, i64 4
  %214 = load i64, ptr %213
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %225, label %216

216:
  %217 = getelementptr %struct.body, ptr %18, i64 %53, i32 5
  %218 = load <4 x double>, ptr %217, align 32
  %219 = shufflevector <4 x double> %218, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = shufflevector <4 x double> %218, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %221 = fmul <4 x double> %168, %220
  %222 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %219, <4 x double> %221)
  %223 = shufflevector <4 x double> %218, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %224 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %223, <4 x double> %222)
  br label %225

225:
  %226 = phi <4 x double> [ %224, %216 ], [ %190, %181 ]
  %227 = getelementptr double, ptr %57, i64 %50
  %228 = load double, ptr %227
  %229 = insertelement <4 x double> poison, double %228, i64 0
  %230 = shufflevector <4 x double> %229, <4 x double> poison, <4 x i32> zeroinitializer
  %231 = fmul <4 x double> %230, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %232 = shufflevector <4 x double> %231, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %233 = fmul <4 x double> %226, %232
  %234 = shufflevector <4 x double> %226, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %235 = fmul <4 x double> %234, %231
  %236 = fsub <4 x double> %233, %235
  %237 = shufflevector <4 x double> %236, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %238 = shufflevector <4 x double> %194, <4 x double> poison, <4 x i32> zeroinitializer
  %239 = shufflevector <4 x double> %194, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %240 = fmul <4 x double> %168, %239
  %241 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %238, <4 x double> %240)
  %242 = shufflevector <4 x double> %194, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %243 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %242, <4 x double> %241)
  %244 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> zeroinitializer
  %245 = shufflevector <4 x double> %212, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %246 = fmul <4 x double> %168, %245
  %247 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %244, <4 x double> %246)
  %248 = shufflevector <4 x double> %212, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %249 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %248, <4 x double> %247)
  br i1 %67, label %250, label %256

250:
  %251 = insertelement <4 x double> poison, double %64, i64 0
  %252 = shufflevector <4 x double> %251, <4 x double> poison, <4 x i32> zeroinitializer
  %253 = fmul <4 x double> %252, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %254 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> splat (double 2.000000e+00), <4 x double> %253)
  %255 = fadd <4 x double> %249, %254
  br label %262

256:
  %257 = fadd <4 x double> %190, %231
  %258 = insertelement <4 x double> poison, double %64, i64 0
  %259 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %237)
  %261 = fadd <4 x double> %243, %260
  br label %262

262:
  %263 = phi <4 x double> [ %255, %250 ], [ %249, %256 ]
  %264 = phi <4 x double> [ %243, %250 ], [ %261, %256 ]
  %265 = phi <4 x double> [ %190, %250 ], [ %257, %256 ]
  %266 = getelementptr double, ptr %55, i64 16
  %267 = bitcast ptr %266 to ptr
  %268 = load <4 x double>, ptr %267, align 8
  %269 = getelementptr double, ptr %55, i64 20
  %270 = bitcast ptr %269 to ptr
  %271 = load <4 x double>, ptr %270, align 8
  %272 = getelementptr double, ptr %55, i64 24
  %273 = bitcast ptr %272 to ptr
  %274 = load <4 x double>, ptr %273, align 8
  %275 = getelementptr double, ptr %55, i64 28
  %276 = bitcast ptr %275 to ptr
  %277 = load <4 x double>, ptr %276, align 8
  %278 = getelementptr %struct.body, ptr %52, i64 0, i32 0, i32 0
  store <4 x double> %162, ptr %278, align 32
  %279 = getelementptr %struct.body, ptr %52, i64 0, i32 0, i32 1
  store <4 x double> %163, ptr %279, align 32
  %280 = getelementptr %struct.body, ptr %52, i64 0, i32 0, i32 2
  store <4 x double> %164, ptr %280, align 32
  %281 = getelementptr %struct.body, ptr %52, i64 0, i32 1
  store <4 x double> %182, ptr %281, align 32
  %282 = getelementptr %struct.body, ptr %52, i64 0, i32 2
  store <4 x double> %265, ptr %282, align 32
  %283 = getelementptr %struct.body, ptr %52, i64 0, i32 3
  store <4 x double> %264, ptr %283, align 32
  %284 = getelementptr %struct.body, ptr %52, i64 0, i32 4
  store <4 x double> %263, ptr %284, align 32
  %285 = getelementptr %struct.body, ptr %52, i64 0, i32 5
  store <4 x double> %226, ptr %285, align 32
  %286 = getelementptr %struct.body, ptr %52, i64 0, i32 6, i32 0
  store <4 x double> %271, ptr %286, align 32
  %287 = getelementptr %struct.body, ptr %52, i64 0, i32 6, i32 1
  store <4 x double> %274, ptr %287, align 32
  %288 = getelementptr %struct.body, ptr %52, i64 0, i32 6, i32 2
  store <4 x double> %277, ptr %288, align 32
  %289 = extractelement <4 x double> %268, i64 2
  %290 = extractelement <4 x double> %268, i64 1
  %291 = fneg double %290
  %292 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %289, i64 1
  %293 = insertelement <4 x double> %292, double %291, i64 2
  %294 = fneg double %289
  %295 = extractelement <4 x double> %268, i64 0
  %296 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %294, i64 0
  %297 = shufflevector <4 x double> %296, <4 x double> %268, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %298 = fneg double %295
  %299 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %290, i64 0
  %300 = insertelement <4 x double> %299, double %298, i64 1
  %301 = getelementptr %struct.body, ptr %52, i64 0, i32 7, i32 0
  store <4 x double> %293, ptr %301, align 32
  %302 = getelementptr %struct.body, ptr %52, i64 0, i32 7, i32 1
  store <4 x double> %297, ptr %302, align 32
  %303 = getelementptr %struct.body, ptr %52, i64 0, i32 7, i32 2
  store <4 x double> %300, ptr %303, align 32
  %304 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %305 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %306 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %307 = getelementptr %struct.body, ptr %52, i64 0, i32 8, i32 0
  store <4 x double> %304, ptr %307, align 32
  %308 = getelementptr %struct.body, ptr %52, i64 0, i32 8, i32 1
  store <4 x double> %305, ptr %308, align 32
  %309 = getelementptr %struct.body, ptr %52, i64 0, i32 8, i32 2
  store <4 x double> %306, ptr %309, align 32
  %310 = shufflevector <4 x double> %268, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %311 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %312 = fmul <4 x double> %264, %311
  %313 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %314 = fmul <4 x double> %313, %268
  %315 = fsub <4 x double> %312, %314
  %316 = shufflevector <4 x double> %315, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %317 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %310, <4 x double> %263, <4 x double> %316)
  %318 = fmul <4 x double> %265, %311
  %319 = shufflevector <4 x double> %265, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %320 = fmul <4 x double> %268, %319
  %321 = fsub <4 x double> %318, %320
  %322 = shufflevector <4 x double> %321, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %323 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %324 = fmul <4 x double> %265, %323
  %325 = fmul <4 x double> %319, %322
  %326 = fsub <4 x double> %324, %325
  %327 = shufflevector <4 x double> %326, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %328 = fadd <4 x double> %317, %327
  %329 = getelementptr %struct.body, ptr %52, i64 0, i32 9
  store <4 x double> %328, ptr %329, align 32
  %330 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> zeroinitializer
  %331 = shufflevector <4 x double> %264, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %332 = fmul <4 x double> %331, %274
  %333 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %330, <4 x double> %332)
  %334 = shufflevector <4 x double> %264, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %335 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %277, <4 x double> %334, <4 x double> %333)
  %336 = shufflevector <4 x double> %265, <4 x double> poison, <4 x i32> zeroinitializer
  %337 = shufflevector <4 x double> %265, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %338 = fmul <4 x double> %337, %274
  %339 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %336, <4 x double> %338)
  %340 = shufflevector <4 x double> %265, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %341 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %277, <4 x double> %340, <4 x double> %339)
  %342 = shufflevector <4 x double> %341, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %343 = fmul <4 x double> %265, %342
  %344 = fmul <4 x double> %319, %341
  %345 = fsub <4 x double> %343, %344
  %346 = shufflevector <4 x double> %345, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %347 = fadd <4 x double> %335, %346
  %348 = shufflevector <4 x double> %263, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %349 = fmul <4 x double> %348, %268
  %350 = fmul <4 x double> %263, %311
  %351 = fsub <4 x double> %349, %350
  %352 = shufflevector <4 x double> %351, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %353 = fadd <4 x double> %352, %347
  %354 = getelementptr %struct.body, ptr %52, i64 0, i32 10
  store <4 x double> %353, ptr %354, align 32
  br i1 %16, label %355, label %430

355:
  %356 = getelementptr %struct.place, ptr %42, i64 %45
  %357 = load i64, ptr %48
  %358 = load ptr, ptr %39
  %359 = getelementptr %struct.place, ptr %20, i64 %357, i32 0, i32 0
  %360 = load <4 x double>, ptr %359, align 32
  %361 = shufflevector <4 x double> %162, <4 x double> poison, <4 x i32> zeroinitializer
  %362 = getelementptr %struct.place, ptr %20, i64 %357, i32 0, i32 1
  %363 = load <4 x double>, ptr %362, align 32
  %364 = shufflevector <4 x double> %162, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %365 = fmul <4 x double> %364, %363
  %366 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %361, <4 x double> %365)
  %367 = getelementptr %struct.place, ptr %20, i64 %357, i32 0, i32 2
  %368 = load <4 x double>, ptr %367, align 32
  %369 = shufflevector <4 x double> %162, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %370 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %369, <4 x double> %366)
  %371 = shufflevector <4 x double> %163, <4 x double> poison, <4 x i32> zeroinitializer
  %372 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %373 = fmul <4 x double> %372, %363
  %374 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %371, <4 x double> %373)
  %375 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %376 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %375, <4 x double> %374)
  %377 = shufflevector <4 x double> %164, <4 x double> poison, <4 x i32> zeroinitializer
  %378 = shufflevector <4 x double> %164, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %379 = fmul <4 x double> %378, %363
  %380 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %377, <4 x double> %379)
  %381 = shufflevector <4 x double> %164, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %382 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %381, <4 x double> %380)
  %383 = getelementptr %struct.place, ptr %356, i64 0, i32 0, i32 0
  store <4 x double> %370, ptr %383, align 32
  %384 = getelementptr %struct.place, ptr %356, i64 0, i32 0, i32 1
  store <4 x double> %376, ptr %384, align 32
  %385 = getelementptr %struct.place, ptr %356, i64 0, i32 0, i32 2
  store <4 x double> %382, ptr %385, align 32
  %386 = getelementptr %struct.place, ptr %20, i64 %357, i32 1
  %387 = load <4 x double>, ptr %386, align 32
  %388 = load <4 x double>, ptr %281, align 32
  %389 = load <4 x double>, ptr %359, align 32
  %390 = shufflevector <4 x double> %388, <4 x double> poison, <4 x i32> zeroinitializer
  %391 = load <4 x double>, ptr %362, align 32
  %392 = shufflevector <4 x double> %388, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %393 = fmul <4 x double> %392, %391
  %394 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %389, <4 x double> %390, <4 x double> %393)
  %395 = load <4 x double>, ptr %367, align 32
  %396 = shufflevector <4 x double> %388, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %397 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %395, <4 x double> %396, <4 x double> %394)
  %398 = fadd <4 x double> %387, %397
  %399 = getelementptr %struct.place, ptr %356, i64 0, i32 1
  store <4 x double> %398, ptr %399, align 32
  %400 = getelementptr %struct.place, ptr %20, i64 %357, i32 2
  %401 = load <4 x double>, ptr %400, align 32
  %402 = getelementptr %struct.place, ptr %20, i64 %357, i32 3
  %403 = load <4 x double>, ptr %402, align 32
  %404 = load <4 x double>, ptr %281, align 32
  %405 = shufflevector <4 x double> %404, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %406 = fmul <4 x double> %403, %405
  %407 = shufflevector <4 x double> %403, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %408 = fmul <4 x double> %404, %407
  %409 = fsub <4 x double> %406, %408
  %410 = shufflevector <4 x double> %409, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %411 = fadd <4 x double> %401, %410
  %412 = shufflevector <4 x double> %411, <4 x double> poison, <4 x i32> zeroinitializer
  %413 = shufflevector <4 x double> %411, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %414 = fmul <4 x double> %168, %413
  %415 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %412, <4 x double> %414)
  %416 = shufflevector <4 x double> %411, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %417 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %416, <4 x double> %415)
  %418 = getelementptr %struct.place, ptr %356, i64 0, i32 2
  store <4 x double> %417, ptr %418, align 32
  %419 = load <4 x double>, ptr %282, align 32
  %420 = getelementptr %struct.place, ptr %356, i64 0, i32 3
  store <4 x double> %419, ptr %420, align 32
  %421 = load i64, ptr %65
  %422 = icmp eq i64 %421, 1
  br i1 %422, label %423, label %430

423:
  %424 = load i64, ptr %49
  %425 = getelementptr double, ptr %358, i64 %424
  %426 = load double, ptr %425
  %427 = extractelement <4 x double> %417, i64 2
  %428 = fadd double %427, %426
  %429 = insertelement <4 x double> %417, double %428, i64 2
  store <4 x double> %429, ptr %418, align 32
  br label %430

430:
  %431 = add i64 %45, 1
  %432 = load i64, ptr %33
  %433 = icmp slt i64 %431, %432
  br i1 %433, label %44, label %43
}

define void @tree_act(ptr  %0, ptr  %1, ptr  %2) {
  call void @find_loads(ptr %0, ptr %1, ptr %2)
  %4 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 8
  br i1 %7, label %8, label %15

8:
  %9 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
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
  %27 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
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
  %40 = getelementptr %struct.scratch, ptr %1, i64 0, i32 5
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
  br i1 %18, label %19, label %141

19:
  %20 = phi i64 [ %22, %19 ], [ 0, %15 ]
  %21 = getelementptr double, ptr %7, i64 %20
  store double 0x7FF8000000000000, ptr %21
  %22 = add i64 %20, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %141, label %19

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
  %31 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %32 = load ptr, ptr %31
  %33 = icmp eq ptr %32, null
  br i1 %33, label %46, label %34

34:
  %35 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %36 = load i64, ptr %35
  %37 = getelementptr double, ptr %5, i64 %36
  %38 = getelementptr %struct.scratch, ptr %9, i64 0, i32 4
  %39 = load ptr, ptr %38
  %40 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %41 = load i64, ptr %40
  %42 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %43 = load i64, ptr %42
  %44 = mul i64 %43, %41
  %45 = getelementptr double, ptr %39, i64 %44
  call void %32(double %1, ptr %2, ptr %3, ptr %4, ptr %37, ptr %45)
  br label %46

46:
  %47 = bitcast ptr %11 to ptr
  %48 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %49 = load i64, ptr %48
  %50 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %51 = load i64, ptr %50
  %52 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %53 = load i64, ptr %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %57

55:
  %56 = getelementptr double, ptr %2, i64 %49
  br label %92

57:
  %58 = getelementptr %struct.scratch, ptr %9, i64 0, i32 4
  %59 = load ptr, ptr %58
  %60 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %61 = load i64, ptr %60
  %62 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %63 = load i64, ptr %62
  %64 = mul i64 %63, %61
  %65 = getelementptr double, ptr %59, i64 %64
  %66 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %67 = load i64, ptr %66
  %68 = getelementptr double, ptr %65, i64 %67
  %69 = getelementptr %struct.scratch, ptr %9, i64 0, i32 6
  %70 = bitcast ptr %69 to ptr
  %71 = load ptr, ptr %70
  %72 = bitcast ptr %2 to ptr
  %73 = shl i64 %49, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %72, i64 %73, i1 false)
  %74 = bitcast ptr %71 to ptr
  %75 = getelementptr double, ptr %74, i64 %49
  %76 = bitcast ptr %75 to ptr
  %77 = bitcast ptr %68 to ptr
  %78 = shl i64 %53, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %77, i64 %78, i1 false)
  %79 = getelementptr %struct.scratch, ptr %9, i64 0, i32 7
  %80 = bitcast ptr %79 to ptr
  %81 = load ptr, ptr %80
  %82 = getelementptr double, ptr %2, i64 %49
  %83 = bitcast ptr %82 to ptr
  %84 = shl i64 %51, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %83, i64 %84, i1 false)
  %85 = bitcast ptr %81 to ptr
  %86 = getelementptr double, ptr %85, i64 %51
  %87 = bitcast ptr %86 to ptr
  %88 = getelementptr double, ptr %68, i64 %53
  %89 = bitcast ptr %88 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %89, i64 %78, i1 false)
  %90 = shl i64 %53, 1
  %91 = getelementptr double, ptr %68, i64 %90
  br label %92

92:
  %93 = phi ptr [ %2, %55 ], [ %74, %57 ]
  %94 = phi ptr [ %56, %55 ], [ %85, %57 ]
  %95 = phi ptr [ null, %55 ], [ %91, %57 ]
  %96 = getelementptr %struct.motion, ptr %11, i64 0, i32 0
  store ptr %93, ptr %96
  %97 = getelementptr %struct.motion, ptr %11, i64 0, i32 1
  store ptr %94, ptr %97
  %98 = getelementptr %struct.motion, ptr %11, i64 0, i32 2
  store ptr %95, ptr %98
  %99 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %100 = load ptr, ptr %99
  %101 = icmp eq ptr %100, null
  br i1 %101, label %103, label %102

102:
  call void @tree_loops_solve(ptr %0, ptr %9, ptr %11, ptr %10, ptr %7, ptr null)
  br label %104

103:
  call void @solve(ptr %0, ptr %9, ptr %11, ptr %10, ptr %5, ptr %7)
  br label %104

104:
  %105 = icmp eq ptr %6, null
  br i1 %105, label %126, label %106

106:
  %107 = load ptr, ptr %96
  %108 = load ptr, ptr %97
  call void @tree_coordinate_rates(ptr %0, ptr %107, ptr %108, ptr %6)
  %109 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %110 = load i64, ptr %109
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %126, label %112

112:
  %113 = load i64, ptr %50
  %114 = getelementptr double, ptr %7, i64 %113
  %115 = bitcast ptr %114 to ptr
  %116 = getelementptr %struct.scratch, ptr %9, i64 0, i32 4
  %117 = load ptr, ptr %116
  %118 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %119 = load i64, ptr %118
  %120 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %121 = load i64, ptr %120
  %122 = mul i64 %121, %119
  %123 = getelementptr double, ptr %117, i64 %122
  %124 = bitcast ptr %123 to ptr
  %125 = shl i64 %110, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %124, i64 %125, i1 false)
  br label %126

126:
  %127 = getelementptr %struct.scratch, ptr %9, i64 0, i32 0
  %128 = load i64, ptr %127
  %129 = icmp slt i64 %128, 0
  br i1 %129, label %130, label %134

130:
  %131 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %132 = bitcast ptr %131 to ptr
  %133 = load ptr, ptr %132
  call void @free(ptr %133)
  br label %140

134:
  %135 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %128
  %136 = getelementptr %struct.scratch, ptr %9, i64 0, i32 1
  %137 = load ptr, ptr %136
  %138 = bitcast ptr %135 to ptr
  %139 = ptrtoint ptr %137 to i64
  store atomic i64 %139, ptr %138 release, align 8
  br label %140

140:
  br label %141

141:
  ret void
}

define internal void @solve(ptr  %0, ptr  %1, ptr  %2, ptr %3, ptr  %4, ptr  %5) {
  call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %4)
  %7 = icmp eq ptr %3, null
  br i1 %7, label %11, label %8

8:
  call void @tree_act(ptr %0, ptr %1, ptr %3)
  %9 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
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
  %31 = mul i64 %29, 5
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
  %391 = mul i64 %389, 5
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
  br i1 %18, label %19, label %595

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
  %26 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %27 = load ptr, ptr %26
  %28 = icmp eq ptr %27, null
  br i1 %28, label %41, label %29

29:
  %30 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %31 = load i64, ptr %30
  %32 = getelementptr double, ptr %8, i64 %31
  %33 = getelementptr %struct.scratch, ptr %11, i64 0, i32 4
  %34 = load ptr, ptr %33
  %35 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %36 = load i64, ptr %35
  %37 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %38 = load i64, ptr %37
  %39 = mul i64 %38, %36
  %40 = getelementptr double, ptr %34, i64 %39
  call void %27(double %1, ptr %15, ptr %6, ptr %7, ptr %32, ptr %40)
  br label %41

41:
  %42 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %43 = load i64, ptr %42
  %44 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %45 = load i64, ptr %44
  %46 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %47 = load i64, ptr %46
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %51

49:
  %50 = getelementptr double, ptr %15, i64 %43
  br label %87

51:
  %52 = getelementptr %struct.scratch, ptr %11, i64 0, i32 4
  %53 = load ptr, ptr %52
  %54 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %55 = load i64, ptr %54
  %56 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %57 = load i64, ptr %56
  %58 = mul i64 %57, %55
  %59 = getelementptr double, ptr %53, i64 %58
  %60 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %61 = load i64, ptr %60
  %62 = getelementptr double, ptr %59, i64 %61
  %63 = getelementptr %struct.scratch, ptr %11, i64 0, i32 6
  %64 = bitcast ptr %63 to ptr
  %65 = load ptr, ptr %64
  %66 = bitcast ptr %15 to ptr
  %67 = shl i64 %43, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %66, i64 %67, i1 false)
  %68 = bitcast ptr %65 to ptr
  %69 = getelementptr double, ptr %68, i64 %43
  %70 = bitcast ptr %69 to ptr
  %71 = bitcast ptr %62 to ptr
  %72 = shl i64 %47, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %71, i64 %72, i1 false)
  %73 = getelementptr %struct.scratch, ptr %11, i64 0, i32 7
  %74 = bitcast ptr %73 to ptr
  %75 = load ptr, ptr %74
  %76 = getelementptr double, ptr %15, i64 %43
  %77 = bitcast ptr %76 to ptr
  %78 = shl i64 %45, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %77, i64 %78, i1 false)
  %79 = bitcast ptr %75 to ptr
  %80 = getelementptr double, ptr %79, i64 %45
  %81 = bitcast ptr %80 to ptr
  %82 = getelementptr double, ptr %62, i64 %47
  %83 = bitcast ptr %82 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %83, i64 %72, i1 false)
  %84 = shl i64 %47, 1
  %85 = getelementptr double, ptr %62, i64 %84
  %86 = load i64, ptr %44
  br label %87

87:
  %88 = phi i64 [ %45, %49 ], [ %86, %51 ]
  %89 = phi ptr [ %15, %49 ], [ %68, %51 ]
  %90 = phi ptr [ %50, %49 ], [ %79, %51 ]
  %91 = phi ptr [ null, %49 ], [ %85, %51 ]
  %92 = getelementptr double, ptr %8, i64 4
  %93 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %94 = load i64, ptr %93
  %95 = getelementptr %struct.scratch, ptr %11, i64 0, i32 3
  %96 = load ptr, ptr %95
  %97 = getelementptr %struct.scratch, ptr %11, i64 0, i32 2
  %98 = load ptr, ptr %97
  %99 = bitcast ptr %8 to ptr
  %100 = load <4 x double>, ptr %99, align 8
  %101 = fneg <4 x double> %100
  %102 = bitcast ptr %98 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %102, i8 0, i64 192, i1 false)
  %103 = getelementptr %struct.body, ptr %98, i64 0, i32 4
  store <4 x double> %101, ptr %103, align 32
  %104 = getelementptr %struct.body, ptr %98, i64 0, i32 5
  %105 = bitcast ptr %104 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %105, i8 0, i64 480, i1 false)
  %106 = getelementptr %struct.place, ptr %96, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %106, align 32
  %107 = getelementptr %struct.place, ptr %96, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %107, align 32
  %108 = getelementptr %struct.place, ptr %96, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %108, align 32
  %109 = getelementptr %struct.place, ptr %96, i64 0, i32 1
  %110 = bitcast ptr %109 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %110, i8 0, i64 96, i1 false)
  %111 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %112 = load i64, ptr %111
  %113 = icmp sgt i64 %112, 0
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %116 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 12
  %117 = getelementptr %struct.body, ptr %98, i64 1
  %118 = getelementptr %struct.place, ptr %96, i64 1
  br label %127

119:
  call void @tree_act(ptr %0, ptr %11, ptr %12)
  %120 = load i64, ptr %111
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %594

122:
  %123 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %124 = icmp eq i64 %94, 0
  %125 = getelementptr %struct.scratch, ptr %11, i64 0, i32 4
  %126 = load ptr, ptr %125
  br label %514

127:
  %128 = phi i64 [ 0, %114 ], [ %511, %510 ]
  %129 = load ptr, ptr %115
  %130 = mul i64 %128, 5
  %131 = getelementptr i64, ptr %129, i64 %130
  %132 = getelementptr i64, ptr %131, i64 3
  %133 = load i64, ptr %132
  %134 = getelementptr %struct.body, ptr %117, i64 %128
  %135 = load i64, ptr %131
  %136 = mul i64 %128, 36
  %137 = getelementptr double, ptr %92, i64 %136
  %138 = icmp slt i64 %133, %88
  %139 = getelementptr double, ptr %4, i64 %133
  %140 = sub i64 %133, %88
  %141 = getelementptr double, ptr %91, i64 %140
  %142 = select i1 %138, ptr %139, ptr %141
  %143 = load double, ptr %142
  %144 = getelementptr i64, ptr %131, i64 1
  %145 = load i64, ptr %144
  %146 = icmp eq i64 %145, 1
  %147 = bitcast ptr %137 to ptr
  %148 = load <4 x double>, ptr %147, align 8
  %149 = getelementptr double, ptr %137, i64 4
  %150 = bitcast ptr %149 to ptr
  %151 = load <4 x double>, ptr %150, align 8
  %152 = getelementptr double, ptr %137, i64 8
  %153 = bitcast ptr %152 to ptr
  %154 = load <4 x double>, ptr %153, align 8
  %155 = icmp eq i64 %145, 0
  br i1 %155, label %156, label %172

156:
  %157 = getelementptr i64, ptr %131, i64 2
  %158 = load i64, ptr %157
  %159 = getelementptr double, ptr %89, i64 %158
  %160 = load double, ptr %159
  %161 = call double @llvm.cos.f64(double %160)
  %162 = call double @llvm.sin.f64(double %160)
  %163 = insertelement <4 x double> poison, double %161, i64 0
  %164 = shufflevector <4 x double> %163, <4 x double> poison, <4 x i32> zeroinitializer
  %165 = insertelement <4 x double> poison, double %162, i64 0
  %166 = shufflevector <4 x double> %165, <4 x double> poison, <4 x i32> zeroinitializer
  %167 = fmul <4 x double> %151, %166
  %168 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %164, <4 x double> %167)
  %169 = fneg <4 x double> %148
  %170 = fmul <4 x double> %166, %169
  %171 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %151, <4 x double> %164, <4 x double> %170)
  br label %240

172:
  %173 = icmp slt i64 %145, 3
  br i1 %173, label %240, label %174

174:
  %175 = getelementptr i64, ptr %131, i64 2
  %176 = load i64, ptr %175
  %177 = getelementptr double, ptr %89, i64 %176
  %178 = load double, ptr %177
  %179 = getelementptr double, ptr %177, i64 1
  %180 = load double, ptr %179
  %181 = getelementptr double, ptr %177, i64 2
  %182 = load double, ptr %181
  %183 = getelementptr double, ptr %177, i64 3
  %184 = load double, ptr %183
  %185 = fmul double %184, %184
  %186 = call double @llvm.fmuladd.f64(double %182, double %182, double %185)
  %187 = call double @llvm.fmuladd.f64(double %186, double -2.000000e+00, double 1.000000e+00)
  %188 = fmul double %178, %184
  %189 = call double @llvm.fmuladd.f64(double %180, double %182, double %188)
  %190 = fmul double %189, 2.000000e+00
  %191 = fmul double %178, %182
  %192 = fneg double %191
  %193 = call double @llvm.fmuladd.f64(double %180, double %184, double %192)
  %194 = fmul double %193, 2.000000e+00
  %195 = insertelement <4 x double> poison, double %187, i64 0
  %196 = fneg double %188
  %197 = call double @llvm.fmuladd.f64(double %180, double %182, double %196)
  %198 = fmul double %197, 2.000000e+00
  %199 = call double @llvm.fmuladd.f64(double %180, double %180, double %185)
  %200 = call double @llvm.fmuladd.f64(double %199, double -2.000000e+00, double 1.000000e+00)
  %201 = fmul double %178, %180
  %202 = call double @llvm.fmuladd.f64(double %182, double %184, double %201)
  %203 = fmul double %202, 2.000000e+00
  %204 = insertelement <4 x double> poison, double %198, i64 0
  %205 = call double @llvm.fmuladd.f64(double %180, double %184, double %191)
  %206 = fmul double %205, 2.000000e+00
  %207 = fneg double %201
  %208 = call double @llvm.fmuladd.f64(double %182, double %184, double %207)
  %209 = fmul double %208, 2.000000e+00
  %210 = fmul double %182, %182
  %211 = call double @llvm.fmuladd.f64(double %180, double %180, double %210)
  %212 = call double @llvm.fmuladd.f64(double %211, double -2.000000e+00, double 1.000000e+00)
  %213 = insertelement <4 x double> poison, double %206, i64 0
  %214 = shufflevector <4 x double> %195, <4 x double> poison, <4 x i32> zeroinitializer
  %215 = insertelement <4 x double> undef, double %190, i64 0
  %216 = shufflevector <4 x double> %215, <4 x double> poison, <4 x i32> zeroinitializer
  %217 = fmul <4 x double> %151, %216
  %218 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %214, <4 x double> %217)
  %219 = insertelement <4 x double> undef, double %194, i64 0
  %220 = shufflevector <4 x double> %219, <4 x double> poison, <4 x i32> zeroinitializer
  %221 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %154, <4 x double> %220, <4 x double> %218)
  %222 = shufflevector <4 x double> %204, <4 x double> poison, <4 x i32> zeroinitializer
  %223 = insertelement <4 x double> undef, double %200, i64 0
  %224 = shufflevector <4 x double> %223, <4 x double> poison, <4 x i32> zeroinitializer
  %225 = fmul <4 x double> %151, %224
  %226 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %222, <4 x double> %225)
  %227 = insertelement <4 x double> undef, double %203, i64 0
  %228 = shufflevector <4 x double> %227, <4 x double> poison, <4 x i32> zeroinitializer
  %229 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %154, <4 x double> %228, <4 x double> %226)
  %230 = shufflevector <4 x double> %213, <4 x double> poison, <4 x i32> zeroinitializer
  %231 = insertelement <4 x double> undef, double %209, i64 0
  %232 = shufflevector <4 x double> %231, <4 x double> poison, <4 x i32> zeroinitializer
  %233 = fmul <4 x double> %151, %232
  %234 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %230, <4 x double> %233)
  %235 = insertelement <4 x double> undef, double %212, i64 0
  %236 = shufflevector <4 x double> %235, <4 x double> poison, <4 x i32> zeroinitializer
  %237 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %154, <4 x double> %236, <4 x double> %234)
  switch i64 %145, label %239 [
    i64 3, label %240
    i64 4, label %238
  ]

238:
  br label %240

239:
  br label %240

240:
  %241 = phi <4 x double> [ %168, %156 ], [ %221, %239 ], [ %237, %238 ], [ %148, %172 ], [ %229, %174 ]
  %242 = phi <4 x double> [ %171, %156 ], [ %229, %239 ], [ %221, %238 ], [ %151, %172 ], [ %237, %174 ]
  %243 = phi <4 x double> [ %154, %156 ], [ %237, %239 ], [ %229, %238 ], [ %154, %172 ], [ %221, %174 ]
  %244 = shufflevector <4 x double> %241, <4 x double> %242, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %245 = shufflevector <4 x double> %241, <4 x double> %242, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %246 = shufflevector <4 x double> %244, <4 x double> %243, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %247 = shufflevector <4 x double> %244, <4 x double> %243, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %248 = shufflevector <4 x double> %245, <4 x double> %243, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %249 = getelementptr double, ptr %137, i64 12
  %250 = bitcast ptr %249 to ptr
  %251 = load <4 x double>, ptr %250, align 8
  br i1 %146, label %252, label %260

252:
  %253 = getelementptr i64, ptr %131, i64 2
  %254 = load i64, ptr %253
  %255 = getelementptr double, ptr %89, i64 %254
  %256 = load double, ptr %255
  %257 = insertelement <4 x double> poison, double %256, i64 0
  %258 = shufflevector <4 x double> %257, <4 x double> poison, <4 x i32> zeroinitializer
  %259 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %258, <4 x double> %243, <4 x double> %251)
  br label %260

260:
  %261 = phi <4 x double> [ %259, %252 ], [ %251, %240 ]
  %262 = getelementptr %struct.body, ptr %98, i64 %135, i32 2
  %263 = load <4 x double>, ptr %262, align 32
  %264 = shufflevector <4 x double> %263, <4 x double> poison, <4 x i32> zeroinitializer
  %265 = shufflevector <4 x double> %263, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %266 = fmul <4 x double> %247, %265
  %267 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %264, <4 x double> %266)
  %268 = shufflevector <4 x double> %263, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %269 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %268, <4 x double> %267)
  %270 = getelementptr %struct.body, ptr %98, i64 %135, i32 4
  %271 = load <4 x double>, ptr %270, align 32
  %272 = getelementptr %struct.body, ptr %98, i64 %135, i32 3
  %273 = load <4 x double>, ptr %272, align 32
  %274 = shufflevector <4 x double> %261, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %275 = fmul <4 x double> %274, %273
  %276 = shufflevector <4 x double> %273, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %277 = fmul <4 x double> %261, %276
  %278 = fsub <4 x double> %275, %277
  %279 = shufflevector <4 x double> %278, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %280 = fadd <4 x double> %271, %279
  %281 = fmul <4 x double> %263, %274
  %282 = shufflevector <4 x double> %263, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %283 = fmul <4 x double> %261, %282
  %284 = fsub <4 x double> %281, %283
  %285 = shufflevector <4 x double> %284, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %286 = shufflevector <4 x double> %285, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %287 = fmul <4 x double> %263, %286
  %288 = fmul <4 x double> %282, %285
  %289 = fsub <4 x double> %287, %288
  %290 = shufflevector <4 x double> %289, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %291 = fadd <4 x double> %280, %290
  %292 = getelementptr i64, ptr %131, i64 4
  %293 = load i64, ptr %292
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %304, label %295

295:
  %296 = getelementptr %struct.body, ptr %98, i64 %135, i32 5
  %297 = load <4 x double>, ptr %296, align 32
  %298 = shufflevector <4 x double> %297, <4 x double> poison, <4 x i32> zeroinitializer
  %299 = shufflevector <4 x double> %297, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %300 = fmul <4 x double> %247, %299
  %301 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %298, <4 x double> %300)
  %302 = shufflevector <4 x double> %297, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %303 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %302, <4 x double> %301)
  br label %304

304:
  %305 = phi <4 x double> [ %303, %295 ], [ %269, %260 ]
  %306 = getelementptr double, ptr %90, i64 %133
  %307 = load double, ptr %306
  %308 = insertelement <4 x double> poison, double %307, i64 0
  %309 = shufflevector <4 x double> %308, <4 x double> poison, <4 x i32> zeroinitializer
  %310 = fmul <4 x double> %309, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %311 = shufflevector <4 x double> %310, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %312 = fmul <4 x double> %305, %311
  %313 = shufflevector <4 x double> %305, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %314 = fmul <4 x double> %313, %310
  %315 = fsub <4 x double> %312, %314
  %316 = shufflevector <4 x double> %315, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %317 = shufflevector <4 x double> %273, <4 x double> poison, <4 x i32> zeroinitializer
  %318 = shufflevector <4 x double> %273, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %319 = fmul <4 x double> %247, %318
  %320 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %317, <4 x double> %319)
  %321 = shufflevector <4 x double> %273, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %322 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %321, <4 x double> %320)
  %323 = shufflevector <4 x double> %291, <4 x double> poison, <4 x i32> zeroinitializer
  %324 = shufflevector <4 x double> %291, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %325 = fmul <4 x double> %247, %324
  %326 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %323, <4 x double> %325)
  %327 = shufflevector <4 x double> %291, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %328 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %327, <4 x double> %326)
  br i1 %146, label %329, label %335

329:
  %330 = insertelement <4 x double> poison, double %143, i64 0
  %331 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> zeroinitializer
  %332 = fmul <4 x double> %331, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %333 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %316, <4 x double> splat (double 2.000000e+00), <4 x double> %332)
  %334 = fadd <4 x double> %328, %333
  br label %341

335:
  %336 = fadd <4 x double> %269, %310
  %337 = insertelement <4 x double> poison, double %143, i64 0
  %338 = shufflevector <4 x double> %337, <4 x double> poison, <4 x i32> zeroinitializer
  %339 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %338, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %316)
  %340 = fadd <4 x double> %322, %339
  br label %341

341:
  %342 = phi <4 x double> [ %334, %329 ], [ %328, %335 ]
  %343 = phi <4 x double> [ %322, %329 ], [ %340, %335 ]
  %344 = phi <4 x double> [ %269, %329 ], [ %336, %335 ]
  %345 = getelementptr double, ptr %137, i64 16
  %346 = bitcast ptr %345 to ptr
  %347 = load <4 x double>, ptr %346, align 8
  %348 = getelementptr double, ptr %137, i64 20
  %349 = bitcast ptr %348 to ptr
  %350 = load <4 x double>, ptr %349, align 8
  %351 = getelementptr double, ptr %137, i64 24
  %352 = bitcast ptr %351 to ptr
  %353 = load <4 x double>, ptr %352, align 8
  %354 = getelementptr double, ptr %137, i64 28
  %355 = bitcast ptr %354 to ptr
  %356 = load <4 x double>, ptr %355, align 8
  %357 = getelementptr %struct.body, ptr %134, i64 0, i32 0, i32 0
  store <4 x double> %241, ptr %357, align 32
  %358 = getelementptr %struct.body, ptr %134, i64 0, i32 0, i32 1
  store <4 x double> %242, ptr %358, align 32
  %359 = getelementptr %struct.body, ptr %134, i64 0, i32 0, i32 2
  store <4 x double> %243, ptr %359, align 32
  %360 = getelementptr %struct.body, ptr %134, i64 0, i32 1
  store <4 x double> %261, ptr %360, align 32
  %361 = getelementptr %struct.body, ptr %134, i64 0, i32 2
  store <4 x double> %344, ptr %361, align 32
  %362 = getelementptr %struct.body, ptr %134, i64 0, i32 3
  store <4 x double> %343, ptr %362, align 32
  %363 = getelementptr %struct.body, ptr %134, i64 0, i32 4
  store <4 x double> %342, ptr %363, align 32
  %364 = getelementptr %struct.body, ptr %134, i64 0, i32 5
  store <4 x double> %305, ptr %364, align 32
  %365 = getelementptr %struct.body, ptr %134, i64 0, i32 6, i32 0
  store <4 x double> %350, ptr %365, align 32
  %366 = getelementptr %struct.body, ptr %134, i64 0, i32 6, i32 1
  store <4 x double> %353, ptr %366, align 32
  %367 = getelementptr %struct.body, ptr %134, i64 0, i32 6, i32 2
  store <4 x double> %356, ptr %367, align 32
  %368 = extractelement <4 x double> %347, i64 2
  %369 = extractelement <4 x double> %347, i64 1
  %370 = fneg double %369
  %371 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %368, i64 1
  %372 = insertelement <4 x double> %371, double %370, i64 2
  %373 = fneg double %368
  %374 = extractelement <4 x double> %347, i64 0
  %375 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %373, i64 0
  %376 = shufflevector <4 x double> %375, <4 x double> %347, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %377 = fneg double %374
  %378 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %369, i64 0
  %379 = insertelement <4 x double> %378, double %377, i64 1
  %380 = getelementptr %struct.body, ptr %134, i64 0, i32 7, i32 0
  store <4 x double> %372, ptr %380, align 32
  %381 = getelementptr %struct.body, ptr %134, i64 0, i32 7, i32 1
  store <4 x double> %376, ptr %381, align 32
  %382 = getelementptr %struct.body, ptr %134, i64 0, i32 7, i32 2
  store <4 x double> %379, ptr %382, align 32
  %383 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %347, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %384 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %347, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %385 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %347, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %386 = getelementptr %struct.body, ptr %134, i64 0, i32 8, i32 0
  store <4 x double> %383, ptr %386, align 32
  %387 = getelementptr %struct.body, ptr %134, i64 0, i32 8, i32 1
  store <4 x double> %384, ptr %387, align 32
  %388 = getelementptr %struct.body, ptr %134, i64 0, i32 8, i32 2
  store <4 x double> %385, ptr %388, align 32
  %389 = shufflevector <4 x double> %347, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %390 = shufflevector <4 x double> %347, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %391 = fmul <4 x double> %343, %390
  %392 = shufflevector <4 x double> %343, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %393 = fmul <4 x double> %392, %347
  %394 = fsub <4 x double> %391, %393
  %395 = shufflevector <4 x double> %394, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %396 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %389, <4 x double> %342, <4 x double> %395)
  %397 = fmul <4 x double> %344, %390
  %398 = shufflevector <4 x double> %344, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %399 = fmul <4 x double> %347, %398
  %400 = fsub <4 x double> %397, %399
  %401 = shufflevector <4 x double> %400, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %402 = shufflevector <4 x double> %401, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %403 = fmul <4 x double> %344, %402
  %404 = fmul <4 x double> %398, %401
  %405 = fsub <4 x double> %403, %404
  %406 = shufflevector <4 x double> %405, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %407 = fadd <4 x double> %396, %406
  %408 = getelementptr %struct.body, ptr %134, i64 0, i32 9
  store <4 x double> %407, ptr %408, align 32
  %409 = shufflevector <4 x double> %343, <4 x double> poison, <4 x i32> zeroinitializer
  %410 = shufflevector <4 x double> %343, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %411 = fmul <4 x double> %410, %353
  %412 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %350, <4 x double> %409, <4 x double> %411)
  %413 = shufflevector <4 x double> %343, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %414 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %356, <4 x double> %413, <4 x double> %412)
  %415 = shufflevector <4 x double> %344, <4 x double> poison, <4 x i32> zeroinitializer
  %416 = shufflevector <4 x double> %344, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %417 = fmul <4 x double> %416, %353
  %418 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %350, <4 x double> %415, <4 x double> %417)
  %419 = shufflevector <4 x double> %344, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %420 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %356, <4 x double> %419, <4 x double> %418)
  %421 = shufflevector <4 x double> %420, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %422 = fmul <4 x double> %344, %421
  %423 = fmul <4 x double> %398, %420
  %424 = fsub <4 x double> %422, %423
  %425 = shufflevector <4 x double> %424, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %426 = fadd <4 x double> %414, %425
  %427 = shufflevector <4 x double> %342, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %428 = fmul <4 x double> %427, %347
  %429 = fmul <4 x double> %342, %390
  %430 = fsub <4 x double> %428, %429
  %431 = shufflevector <4 x double> %430, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %432 = fadd <4 x double> %431, %426
  %433 = getelementptr %struct.body, ptr %134, i64 0, i32 10
  store <4 x double> %432, ptr %433, align 32
  %434 = load i64, ptr %116
  %435 = icmp eq i64 %434, 0
  br i1 %435, label %510, label %436

436:
  %437 = getelementptr %struct.place, ptr %118, i64 %128
  %438 = load i64, ptr %131
  %439 = getelementptr %struct.place, ptr %96, i64 %438, i32 0, i32 0
  %440 = load <4 x double>, ptr %439, align 32
  %441 = shufflevector <4 x double> %241, <4 x double> poison, <4 x i32> zeroinitializer
  %442 = getelementptr %struct.place, ptr %96, i64 %438, i32 0, i32 1
  %443 = load <4 x double>, ptr %442, align 32
  %444 = shufflevector <4 x double> %241, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %445 = fmul <4 x double> %444, %443
  %446 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %440, <4 x double> %441, <4 x double> %445)
  %447 = getelementptr %struct.place, ptr %96, i64 %438, i32 0, i32 2
  %448 = load <4 x double>, ptr %447, align 32
  %449 = shufflevector <4 x double> %241, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %450 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %449, <4 x double> %446)
  %451 = shufflevector <4 x double> %242, <4 x double> poison, <4 x i32> zeroinitializer
  %452 = shufflevector <4 x double> %242, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %453 = fmul <4 x double> %452, %443
  %454 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %440, <4 x double> %451, <4 x double> %453)
  %455 = shufflevector <4 x double> %242, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %456 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %455, <4 x double> %454)
  %457 = shufflevector <4 x double> %243, <4 x double> poison, <4 x i32> zeroinitializer
  %458 = shufflevector <4 x double> %243, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %459 = fmul <4 x double> %458, %443
  %460 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %440, <4 x double> %457, <4 x double> %459)
  %461 = shufflevector <4 x double> %243, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %462 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %461, <4 x double> %460)
  %463 = getelementptr %struct.place, ptr %437, i64 0, i32 0, i32 0
  store <4 x double> %450, ptr %463, align 32
  %464 = getelementptr %struct.place, ptr %437, i64 0, i32 0, i32 1
  store <4 x double> %456, ptr %464, align 32
  %465 = getelementptr %struct.place, ptr %437, i64 0, i32 0, i32 2
  store <4 x double> %462, ptr %465, align 32
  %466 = getelementptr %struct.place, ptr %96, i64 %438, i32 1
  %467 = load <4 x double>, ptr %466, align 32
  %468 = load <4 x double>, ptr %360, align 32
  %469 = load <4 x double>, ptr %439, align 32
  %470 = shufflevector <4 x double> %468, <4 x double> poison, <4 x i32> zeroinitializer
  %471 = load <4 x double>, ptr %442, align 32
  %472 = shufflevector <4 x double> %468, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %473 = fmul <4 x double> %472, %471
  %474 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %469, <4 x double> %470, <4 x double> %473)
  %475 = load <4 x double>, ptr %447, align 32
  %476 = shufflevector <4 x double> %468, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %477 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %475, <4 x double> %476, <4 x double> %474)
  %478 = fadd <4 x double> %467, %477
  %479 = getelementptr %struct.place, ptr %437, i64 0, i32 1
  store <4 x double> %478, ptr %479, align 32
  %480 = getelementptr %struct.place, ptr %96, i64 %438, i32 2
  %481 = load <4 x double>, ptr %480, align 32
  %482 = getelementptr %struct.place, ptr %96, i64 %438, i32 3
  %483 = load <4 x double>, ptr %482, align 32
  %484 = load <4 x double>, ptr %360, align 32
  %485 = shufflevector <4 x double> %484, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %486 = fmul <4 x double> %483, %485
  %487 = shufflevector <4 x double> %483, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %488 = fmul <4 x double> %484, %487
  %489 = fsub <4 x double> %486, %488
  %490 = shufflevector <4 x double> %489, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %491 = fadd <4 x double> %481, %490
  %492 = shufflevector <4 x double> %491, <4 x double> poison, <4 x i32> zeroinitializer
  %493 = shufflevector <4 x double> %491, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %494 = fmul <4 x double> %247, %493
  %495 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %492, <4 x double> %494)
  %496 = shufflevector <4 x double> %491, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %497 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %496, <4 x double> %495)
  %498 = getelementptr %struct.place, ptr %437, i64 0, i32 2
  store <4 x double> %497, ptr %498, align 32
  %499 = load <4 x double>, ptr %361, align 32
  %500 = getelementptr %struct.place, ptr %437, i64 0, i32 3
  store <4 x double> %499, ptr %500, align 32
  %501 = load i64, ptr %144
  %502 = icmp eq i64 %501, 1
  br i1 %502, label %503, label %510

503:
  %504 = load i64, ptr %132
  %505 = getelementptr double, ptr %90, i64 %504
  %506 = load double, ptr %505
  %507 = extractelement <4 x double> %497, i64 2
  %508 = fadd double %507, %506
  %509 = insertelement <4 x double> %497, double %508, i64 2
  store <4 x double> %509, ptr %498, align 32
  br label %510

510:
  %511 = add i64 %128, 1
  %512 = load i64, ptr %111
  %513 = icmp slt i64 %511, %512
  br i1 %513, label %127, label %119

514:
  %515 = phi i64 [ %120, %122 ], [ %516, %566 ]
  %516 = add i64 %515, -1
  %517 = load ptr, ptr %123
  %518 = mul i64 %516, 5
  %519 = getelementptr i64, ptr %517, i64 %518
  %520 = getelementptr i64, ptr %519, i64 3
  %521 = load i64, ptr %520
  %522 = load i64, ptr %519
  %523 = getelementptr %struct.body, ptr %98, i64 %515, i32 9
  %524 = load <4 x double>, ptr %523, align 32
  %525 = getelementptr %struct.body, ptr %98, i64 %515, i32 0, i32 0
  %526 = load <4 x double>, ptr %525, align 32
  %527 = shufflevector <4 x double> %524, <4 x double> poison, <4 x i32> zeroinitializer
  %528 = getelementptr %struct.body, ptr %98, i64 %515, i32 0, i32 1
  %529 = load <4 x double>, ptr %528, align 32
  %530 = shufflevector <4 x double> %524, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %531 = fmul <4 x double> %530, %529
  %532 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %526, <4 x double> %527, <4 x double> %531)
  %533 = getelementptr %struct.body, ptr %98, i64 %515, i32 0, i32 2
  %534 = load <4 x double>, ptr %533, align 32
  %535 = shufflevector <4 x double> %524, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %536 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %534, <4 x double> %535, <4 x double> %532)
  %537 = icmp slt i64 %521, %88
  br i1 %537, label %538, label %566

538:
  %539 = getelementptr i64, ptr %519, i64 1
  %540 = load i64, ptr %539
  %541 = icmp eq i64 %540, 1
  br i1 %541, label %545, label %542

542:
  %543 = getelementptr %struct.body, ptr %98, i64 %515, i32 10
  %544 = load <4 x double>, ptr %543, align 32
  br label %545

545:
  %546 = phi <4 x double> [ %544, %542 ], [ %524, %538 ]
  %547 = extractelement <4 x double> %546, i64 2
  %548 = mul i64 %516, 36
  %549 = add i64 %548, 32
  %550 = getelementptr double, ptr %92, i64 %549
  %551 = load double, ptr %550
  %552 = getelementptr double, ptr %4, i64 %521
  %553 = load double, ptr %552
  %554 = call double @llvm.fmuladd.f64(double %551, double %553, double %547)
  br i1 %124, label %559, label %555

555:
  %556 = mul i64 %516, %94
  %557 = getelementptr double, ptr %126, i64 %556
  %558 = load double, ptr %557
  br label %559

559:
  %560 = phi double [ %558, %555 ], [ 0.000000e+00, %545 ]
  %561 = fsub double %554, %560
  %562 = getelementptr double, ptr %9, i64 %521
  store double %561, ptr %562
  %563 = load <4 x double>, ptr %525, align 32
  %564 = load <4 x double>, ptr %528, align 32
  %565 = load <4 x double>, ptr %533, align 32
  br label %566

566:
  %567 = phi <4 x double> [ %565, %559 ], [ %534, %514 ]
  %568 = phi <4 x double> [ %564, %559 ], [ %529, %514 ]
  %569 = phi <4 x double> [ %563, %559 ], [ %526, %514 ]
  %570 = getelementptr %struct.body, ptr %98, i64 %522, i32 9
  %571 = load <4 x double>, ptr %570, align 32
  %572 = fadd <4 x double> %536, %571
  store <4 x double> %572, ptr %570, align 32
  %573 = getelementptr %struct.body, ptr %98, i64 %515, i32 10
  %574 = load <4 x double>, ptr %573, align 32
  %575 = shufflevector <4 x double> %574, <4 x double> poison, <4 x i32> zeroinitializer
  %576 = shufflevector <4 x double> %574, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %577 = fmul <4 x double> %568, %576
  %578 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %569, <4 x double> %575, <4 x double> %577)
  %579 = shufflevector <4 x double> %574, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %580 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %567, <4 x double> %579, <4 x double> %578)
  %581 = getelementptr %struct.body, ptr %98, i64 %515, i32 1
  %582 = load <4 x double>, ptr %581, align 32
  %583 = shufflevector <4 x double> %536, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %584 = fmul <4 x double> %583, %582
  %585 = shufflevector <4 x double> %582, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %586 = fmul <4 x double> %536, %585
  %587 = fsub <4 x double> %584, %586
  %588 = shufflevector <4 x double> %587, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %589 = fadd <4 x double> %580, %588
  %590 = getelementptr %struct.body, ptr %98, i64 %522, i32 10
  %591 = load <4 x double>, ptr %590, align 32
  %592 = fadd <4 x double> %591, %589
  store <4 x double> %592, ptr %590, align 32
  %593 = icmp ugt i64 %515, 1
  br i1 %593, label %514, label %594

594:
  br i1 %18, label %600, label %595

595:
  %596 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %597 = load i64, ptr %596
  %598 = call i64 @llvm.smax.i64(i64 %597, i64 0)
  %599 = icmp slt i64 %597, 1
  br i1 %599, label %600, label %602

600:
  %601 = bitcast ptr %15 to ptr
  call void @free(ptr %601)
  br i1 %16, label %607, label %621

602:
  %603 = phi i64 [ %605, %602 ], [ 0, %595 ]
  %604 = getelementptr double, ptr %9, i64 %603
  store double 0x7FF8000000000000, ptr %604
  %605 = add i64 %603, 1
  %606 = icmp eq i64 %605, %598
  br i1 %606, label %600, label %602

607:
  %608 = getelementptr %struct.scratch, ptr %11, i64 0, i32 0
  %609 = load i64, ptr %608
  %610 = icmp slt i64 %609, 0
  br i1 %610, label %611, label %615

611:
  %612 = getelementptr %struct.scratch, ptr %11, i64 0, i32 1
  %613 = bitcast ptr %612 to ptr
  %614 = load ptr, ptr %613
  call void @free(ptr %614)
  br label %621

615:
  %616 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %609
  %617 = getelementptr %struct.scratch, ptr %11, i64 0, i32 1
  %618 = load ptr, ptr %617
  %619 = bitcast ptr %616 to ptr
  %620 = ptrtoint ptr %618 to i64
  store atomic i64 %620, ptr %619 release, align 8
  br label %621

621:
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
  br i1 %16, label %531, label %20

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
  %27 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %28 = load ptr, ptr %27
  %29 = icmp eq ptr %28, null
  br i1 %29, label %41, label %30

30:
  %31 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %32 = load i64, ptr %31
  %33 = getelementptr double, ptr %5, i64 %32
  %34 = getelementptr %struct.scratch, ptr %8, i64 0, i32 4
  %35 = load ptr, ptr %34
  %36 = load i64, ptr %12
  %37 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %38 = load i64, ptr %37
  %39 = mul i64 %38, %36
  %40 = getelementptr double, ptr %35, i64 %39
  call void %28(double %1, ptr %2, ptr %3, ptr %4, ptr %33, ptr %40)
  br label %41

41:
  %42 = bitcast ptr %10 to ptr
  %43 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %44 = load i64, ptr %43
  %45 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %46 = load i64, ptr %45
  %47 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %48 = load i64, ptr %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %55

50:
  %51 = getelementptr double, ptr %2, i64 %44
  %52 = getelementptr %struct.motion, ptr %10, i64 0, i32 0
  store ptr %2, ptr %52
  %53 = getelementptr %struct.motion, ptr %10, i64 0, i32 1
  store ptr %51, ptr %53
  %54 = getelementptr %struct.motion, ptr %10, i64 0, i32 2
  store ptr null, ptr %54
  br label %212

55:
  %56 = getelementptr %struct.scratch, ptr %8, i64 0, i32 4
  %57 = load ptr, ptr %56
  %58 = load i64, ptr %12
  %59 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %60 = load i64, ptr %59
  %61 = mul i64 %60, %58
  %62 = getelementptr double, ptr %57, i64 %61
  %63 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %64 = load i64, ptr %63
  %65 = getelementptr double, ptr %62, i64 %64
  %66 = getelementptr %struct.scratch, ptr %8, i64 0, i32 6
  %67 = bitcast ptr %66 to ptr
  %68 = load ptr, ptr %67
  %69 = bitcast ptr %2 to ptr
  %70 = shl i64 %44, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %69, i64 %70, i1 false)
  %71 = bitcast ptr %68 to ptr
  %72 = getelementptr double, ptr %71, i64 %44
  %73 = bitcast ptr %72 to ptr
  %74 = bitcast ptr %65 to ptr
  %75 = shl i64 %48, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %74, i64 %75, i1 false)
  %76 = getelementptr %struct.scratch, ptr %8, i64 0, i32 7
  %77 = bitcast ptr %76 to ptr
  %78 = load ptr, ptr %77
  %79 = getelementptr double, ptr %2, i64 %44
  %80 = bitcast ptr %79 to ptr
  %81 = shl i64 %46, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %80, i64 %81, i1 false)
  %82 = bitcast ptr %78 to ptr
  %83 = getelementptr double, ptr %82, i64 %46
  %84 = bitcast ptr %83 to ptr
  %85 = getelementptr double, ptr %65, i64 %48
  %86 = bitcast ptr %85 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %86, i64 %75, i1 false)
  %87 = shl i64 %48, 1
  %88 = getelementptr double, ptr %65, i64 %87
  %89 = load i64, ptr %47
  %90 = icmp eq i64 %89, 0
  %91 = bitcast ptr %10 to ptr
  store ptr %68, ptr %91
  %92 = getelementptr %struct.motion, ptr %10, i64 0, i32 1
  %93 = bitcast ptr %92 to ptr
  store ptr %78, ptr %93
  %94 = getelementptr %struct.motion, ptr %10, i64 0, i32 2
  store ptr %88, ptr %94
  br i1 %90, label %212, label %95

95:
  %96 = load i64, ptr %12
  %97 = getelementptr %struct.scratch, ptr %8, i64 0, i32 8
  %98 = load ptr, ptr %97
  call void @solve(ptr %0, ptr %8, ptr %10, ptr %9, ptr %5, ptr %98)
  %99 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %100 = load i64, ptr %99
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %210

102:
  %103 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %104 = load ptr, ptr %103
  %105 = load i64, ptr %45
  %106 = getelementptr %struct.scratch, ptr %8, i64 0, i32 2
  %107 = icmp eq i64 %96, 0
  %108 = getelementptr %struct.scratch, ptr %8, i64 0, i32 4
  %109 = load ptr, ptr %106
  %110 = getelementptr %struct.body, ptr %109, i64 1
  %111 = load ptr, ptr %108
  br label %112

112:
  %113 = phi double [ 0.000000e+00, %102 ], [ %207, %206 ]
  %114 = phi i64 [ 0, %102 ], [ %208, %206 ]
  %115 = mul i64 %114, 5
  %116 = getelementptr i64, ptr %104, i64 %115
  %117 = getelementptr i64, ptr %116, i64 3
  %118 = load i64, ptr %117
  %119 = sub i64 %118, %105
  %120 = icmp slt i64 %119, 0
  br i1 %120, label %206, label %121

121:
  %122 = getelementptr %struct.body, ptr %110, i64 %114
  %123 = getelementptr %struct.body, ptr %122, i64 0, i32 7
  %124 = getelementptr %struct.mat, ptr %123, i64 0, i32 0
  %125 = load <4 x double>, ptr %124, align 32
  %126 = getelementptr %struct.mat, ptr %123, i64 0, i32 1
  %127 = load <4 x double>, ptr %126, align 32
  %128 = shufflevector <4 x double> %125, <4 x double> %127, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %129 = shufflevector <4 x double> %125, <4 x double> %127, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %130 = getelementptr %struct.mat, ptr %123, i64 0, i32 2
  %131 = load <4 x double>, ptr %130, align 32
  %132 = shufflevector <4 x double> %128, <4 x double> %131, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %133 = shufflevector <4 x double> %128, <4 x double> %131, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %134 = shufflevector <4 x double> %129, <4 x double> %131, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %135 = getelementptr %struct.body, ptr %122, i64 0, i32 10
  %136 = load <4 x double>, ptr %135, align 32
  %137 = getelementptr %struct.body, ptr %122, i64 0, i32 6
  %138 = getelementptr %struct.body, ptr %122, i64 0, i32 3
  %139 = load <4 x double>, ptr %138, align 32
  %140 = getelementptr %struct.mat, ptr %137, i64 0, i32 0
  %141 = load <4 x double>, ptr %140, align 32
  %142 = shufflevector <4 x double> %139, <4 x double> poison, <4 x i32> zeroinitializer
  %143 = getelementptr %struct.mat, ptr %137, i64 0, i32 1
  %144 = load <4 x double>, ptr %143, align 32
  %145 = shufflevector <4 x double> %139, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %146 = fmul <4 x double> %145, %144
  %147 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %141, <4 x double> %142, <4 x double> %146)
  %148 = getelementptr %struct.mat, ptr %137, i64 0, i32 2
  %149 = load <4 x double>, ptr %148, align 32
  %150 = shufflevector <4 x double> %139, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %151 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %149, <4 x double> %150, <4 x double> %147)
  %152 = getelementptr %struct.body, ptr %122, i64 0, i32 4
  %153 = load <4 x double>, ptr %152, align 32
  %154 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> zeroinitializer
  %155 = shufflevector <4 x double> %153, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %156 = fmul <4 x double> %127, %155
  %157 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %125, <4 x double> %154, <4 x double> %156)
  %158 = shufflevector <4 x double> %153, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %159 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %131, <4 x double> %158, <4 x double> %157)
  %160 = getelementptr %struct.body, ptr %122, i64 0, i32 9
  %161 = fmul <4 x double> %133, %145
  %162 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %132, <4 x double> %142, <4 x double> %161)
  %163 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %134, <4 x double> %150, <4 x double> %162)
  %164 = getelementptr %struct.body, ptr %122, i64 0, i32 8
  %165 = getelementptr %struct.mat, ptr %164, i64 0, i32 0
  %166 = load <4 x double>, ptr %165, align 32
  %167 = getelementptr %struct.mat, ptr %164, i64 0, i32 1
  %168 = load <4 x double>, ptr %167, align 32
  %169 = fmul <4 x double> %155, %168
  %170 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %166, <4 x double> %154, <4 x double> %169)
  %171 = getelementptr %struct.mat, ptr %164, i64 0, i32 2
  %172 = load <4 x double>, ptr %171, align 32
  %173 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %172, <4 x double> %158, <4 x double> %170)
  %174 = getelementptr i64, ptr %116, i64 1
  %175 = load i64, ptr %174
  %176 = icmp eq i64 %175, 1
  %177 = getelementptr <4 x double>, ptr %160, i64 0, i64 2
  %178 = load double, ptr %177, align 16
  %179 = extractelement <4 x double> %163, i64 2
  %180 = fadd double %179, %178
  %181 = extractelement <4 x double> %173, i64 2
  %182 = fadd double %180, %181
  %183 = extractelement <4 x double> %136, i64 2
  %184 = extractelement <4 x double> %151, i64 2
  %185 = fadd double %183, %184
  %186 = extractelement <4 x double> %159, i64 2
  %187 = fadd double %185, %186
  %188 = select i1 %176, double %182, double %187
  %189 = mul i64 %114, 36
  %190 = add i64 %189, 32
  %191 = getelementptr double, ptr %11, i64 %190
  %192 = load double, ptr %191
  br i1 %107, label %197, label %193

193:
  %194 = mul i64 %114, %96
  %195 = getelementptr double, ptr %111, i64 %194
  %196 = load double, ptr %195
  br label %197

197:
  %198 = phi double [ %196, %193 ], [ 0.000000e+00, %121 ]
  %199 = getelementptr double, ptr %82, i64 %118
  %200 = load double, ptr %199
  %201 = getelementptr double, ptr %88, i64 %119
  %202 = load double, ptr %201
  %203 = call double @llvm.fmuladd.f64(double %192, double %202, double %188)
  %204 = fsub double %203, %198
  %205 = call double @llvm.fmuladd.f64(double %200, double %204, double %113)
  br label %206

206:
  %207 = phi double [ %205, %197 ], [ %113, %112 ]
  %208 = add i64 %114, 1
  %209 = icmp eq i64 %208, %100
  br i1 %209, label %210, label %112

210:
  %211 = phi double [ 0.000000e+00, %95 ], [ %207, %206 ]
  store double %211, ptr %18
  br label %217

212:
  %213 = phi ptr [ %51, %50 ], [ %82, %55 ]
  %214 = phi ptr [ %2, %50 ], [ %71, %55 ]
  %215 = icmp eq i64 %13, 0
  br i1 %215, label %217, label %216

216:
  call void @tree_go_outward(ptr %0, ptr %8, ptr %10, ptr %5)
  call void @find_loads(ptr %0, ptr %8, ptr %9)
  br label %217

217:
  %218 = phi ptr [ %213, %212 ], [ %213, %216 ], [ %82, %210 ]
  %219 = phi ptr [ %214, %212 ], [ %214, %216 ], [ %71, %210 ]
  %220 = bitcast ptr %5 to ptr
  %221 = load <4 x double>, ptr %220, align 8
  %222 = getelementptr %struct.scratch, ptr %8, i64 0, i32 2
  %223 = load ptr, ptr %222
  %224 = bitcast ptr %223 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(160) %224, i8 0, i64 160, i1 false)
  %225 = getelementptr %struct.body, ptr %223, i64 0, i32 3
  store <4 x double> %221, ptr %225, align 32
  %226 = getelementptr %struct.body, ptr %223, i64 0, i32 4
  %227 = bitcast ptr %226 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(512) %227, i8 0, i64 512, i1 false)
  %228 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %229 = load i64, ptr %228
  %230 = icmp sgt i64 %229, 0
  br i1 %230, label %231, label %238

231:
  %232 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %233 = icmp eq i64 %13, 0
  %234 = getelementptr %struct.scratch, ptr %8, i64 0, i32 4
  %235 = load ptr, ptr %234
  %236 = icmp eq i64 %13, 8
  %237 = getelementptr %struct.body, ptr %223, i64 1
  br label %253

238:
  %239 = getelementptr %struct.scratch, ptr %8, i64 0, i32 0
  %240 = load i64, ptr %239
  %241 = icmp slt i64 %240, 0
  br i1 %241, label %242, label %246

242:
  %243 = getelementptr %struct.scratch, ptr %8, i64 0, i32 1
  %244 = bitcast ptr %243 to ptr
  %245 = load ptr, ptr %244
  call void @free(ptr %245)
  br label %252

246:
  %247 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %240
  %248 = getelementptr %struct.scratch, ptr %8, i64 0, i32 1
  %249 = load ptr, ptr %248
  %250 = bitcast ptr %247 to ptr
  %251 = ptrtoint ptr %249 to i64
  store atomic i64 %251, ptr %250 release, align 8
  br label %252

252:
  br label %531

253:
  %254 = phi i64 [ 0, %231 ], [ %528, %527 ]
  %255 = load ptr, ptr %232
  %256 = mul i64 %254, 5
  %257 = getelementptr i64, ptr %255, i64 %256
  %258 = getelementptr %struct.body, ptr %237, i64 %254
  %259 = load i64, ptr %257
  %260 = mul i64 %254, 36
  %261 = getelementptr double, ptr %11, i64 %260
  %262 = getelementptr i64, ptr %257, i64 1
  %263 = load i64, ptr %262
  %264 = icmp eq i64 %263, 1
  %265 = bitcast ptr %261 to ptr
  %266 = load <4 x double>, ptr %265, align 8
  %267 = getelementptr double, ptr %261, i64 4
  %268 = bitcast ptr %267 to ptr
  %269 = load <4 x double>, ptr %268, align 8
  %270 = getelementptr double, ptr %261, i64 8
  %271 = bitcast ptr %270 to ptr
  %272 = load <4 x double>, ptr %271, align 8
  %273 = icmp eq i64 %263, 0
  br i1 %273, label %274, label %290

274:
  %275 = getelementptr i64, ptr %257, i64 2
  %276 = load i64, ptr %275
  %277 = getelementptr double, ptr %219, i64 %276
  %278 = load double, ptr %277
  %279 = call double @llvm.cos.f64(double %278)
  %280 = call double @llvm.sin.f64(double %278)
  %281 = insertelement <4 x double> poison, double %279, i64 0
  %282 = shufflevector <4 x double> %281, <4 x double> poison, <4 x i32> zeroinitializer
  %283 = insertelement <4 x double> poison, double %280, i64 0
  %284 = shufflevector <4 x double> %283, <4 x double> poison, <4 x i32> zeroinitializer
  %285 = fmul <4 x double> %269, %284
  %286 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %266, <4 x double> %282, <4 x double> %285)
  %287 = fneg <4 x double> %266
  %288 = fmul <4 x double> %284, %287
  %289 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %282, <4 x double> %288)
  br label %358

290:
  %291 = icmp slt i64 %263, 3
  br i1 %291, label %358, label %292

292:
  %293 = getelementptr i64, ptr %257, i64 2
  %294 = load i64, ptr %293
  %295 = getelementptr double, ptr %219, i64 %294
  %296 = load double, ptr %295
  %297 = getelementptr double, ptr %295, i64 1
  %298 = load double, ptr %297
  %299 = getelementptr double, ptr %295, i64 2
  %300 = load double, ptr %299
  %301 = getelementptr double, ptr %295, i64 3
  %302 = load double, ptr %301
  %303 = fmul double %302, %302
  %304 = call double @llvm.fmuladd.f64(double %300, double %300, double %303)
  %305 = call double @llvm.fmuladd.f64(double %304, double -2.000000e+00, double 1.000000e+00)
  %306 = fmul double %296, %302
  %307 = call double @llvm.fmuladd.f64(double %298, double %300, double %306)
  %308 = fmul double %307, 2.000000e+00
  %309 = fmul double %296, %300
  %310 = fneg double %309
  %311 = call double @llvm.fmuladd.f64(double %298, double %302, double %310)
  %312 = fmul double %311, 2.000000e+00
  %313 = insertelement <4 x double> poison, double %305, i64 0
  %314 = fneg double %306
  %315 = call double @llvm.fmuladd.f64(double %298, double %300, double %314)
  %316 = fmul double %315, 2.000000e+00
  %317 = call double @llvm.fmuladd.f64(double %298, double %298, double %303)
  %318 = call double @llvm.fmuladd.f64(double %317, double -2.000000e+00, double 1.000000e+00)
  %319 = fmul double %296, %298
  %320 = call double @llvm.fmuladd.f64(double %300, double %302, double %319)
  %321 = fmul double %320, 2.000000e+00
  %322 = insertelement <4 x double> poison, double %316, i64 0
  %323 = call double @llvm.fmuladd.f64(double %298, double %302, double %309)
  %324 = fmul double %323, 2.000000e+00
  %325 = fneg double %319
  %326 = call double @llvm.fmuladd.f64(double %300, double %302, double %325)
  %327 = fmul double %326, 2.000000e+00
  %328 = fmul double %300, %300
  %329 = call double @llvm.fmuladd.f64(double %298, double %298, double %328)
  %330 = call double @llvm.fmuladd.f64(double %329, double -2.000000e+00, double 1.000000e+00)
  %331 = insertelement <4 x double> poison, double %324, i64 0
  %332 = shufflevector <4 x double> %313, <4 x double> poison, <4 x i32> zeroinitializer
  %333 = insertelement <4 x double> undef, double %308, i64 0
  %334 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> zeroinitializer
  %335 = fmul <4 x double> %269, %334
  %336 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %266, <4 x double> %332, <4 x double> %335)
  %337 = insertelement <4 x double> undef, double %312, i64 0
  %338 = shufflevector <4 x double> %337, <4 x double> poison, <4 x i32> zeroinitializer
  %339 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %272, <4 x double> %338, <4 x double> %336)
  %340 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> zeroinitializer
  %341 = insertelement <4 x double> undef, double %318, i64 0
  %342 = shufflevector <4 x double> %341, <4 x double> poison, <4 x i32> zeroinitializer
  %343 = fmul <4 x double> %269, %342
  %344 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %266, <4 x double> %340, <4 x double> %343)
  %345 = insertelement <4 x double> undef, double %321, i64 0
  %346 = shufflevector <4 x double> %345, <4 x double> poison, <4 x i32> zeroinitializer
  %347 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %272, <4 x double> %346, <4 x double> %344)
  %348 = shufflevector <4 x double> %331, <4 x double> poison, <4 x i32> zeroinitializer
  %349 = insertelement <4 x double> undef, double %327, i64 0
  %350 = shufflevector <4 x double> %349, <4 x double> poison, <4 x i32> zeroinitializer
  %351 = fmul <4 x double> %269, %350
  %352 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %266, <4 x double> %348, <4 x double> %351)
  %353 = insertelement <4 x double> undef, double %330, i64 0
  %354 = shufflevector <4 x double> %353, <4 x double> poison, <4 x i32> zeroinitializer
  %355 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %272, <4 x double> %354, <4 x double> %352)
  switch i64 %263, label %357 [
    i64 3, label %358
    i64 4, label %356
  ]

356:
  br label %358

357:
  br label %358

358:
  %359 = phi <4 x double> [ %286, %274 ], [ %339, %357 ], [ %355, %356 ], [ %266, %290 ], [ %347, %292 ]
  %360 = phi <4 x double> [ %289, %274 ], [ %347, %357 ], [ %339, %356 ], [ %269, %290 ], [ %355, %292 ]
  %361 = phi <4 x double> [ %272, %274 ], [ %355, %357 ], [ %347, %356 ], [ %272, %290 ], [ %339, %292 ]
  %362 = shufflevector <4 x double> %359, <4 x double> %360, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %363 = shufflevector <4 x double> %359, <4 x double> %360, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %364 = shufflevector <4 x double> %362, <4 x double> %361, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %365 = shufflevector <4 x double> %362, <4 x double> %361, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %366 = shufflevector <4 x double> %363, <4 x double> %361, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %367 = getelementptr i64, ptr %257, i64 3
  %368 = load i64, ptr %367
  %369 = getelementptr double, ptr %218, i64 %368
  %370 = load double, ptr %369
  %371 = getelementptr double, ptr %261, i64 19
  %372 = load double, ptr %371
  %373 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %370, i64 2
  %374 = getelementptr double, ptr %261, i64 16
  %375 = bitcast ptr %374 to ptr
  %376 = load <4 x double>, ptr %375, align 8
  %377 = getelementptr double, ptr %261, i64 20
  %378 = bitcast ptr %377 to ptr
  %379 = load <4 x double>, ptr %378, align 8
  %380 = getelementptr double, ptr %261, i64 24
  %381 = bitcast ptr %380 to ptr
  %382 = load <4 x double>, ptr %381, align 8
  %383 = getelementptr double, ptr %261, i64 28
  %384 = bitcast ptr %383 to ptr
  %385 = load <4 x double>, ptr %384, align 8
  %386 = getelementptr double, ptr %261, i64 12
  %387 = bitcast ptr %386 to ptr
  %388 = load <4 x double>, ptr %387, align 8
  br i1 %264, label %389, label %397

389:
  %390 = getelementptr i64, ptr %257, i64 2
  %391 = load i64, ptr %390
  %392 = getelementptr double, ptr %219, i64 %391
  %393 = load double, ptr %392
  %394 = insertelement <4 x double> poison, double %393, i64 0
  %395 = shufflevector <4 x double> %394, <4 x double> poison, <4 x i32> zeroinitializer
  %396 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %395, <4 x double> %361, <4 x double> %388)
  br label %397

397:
  %398 = phi <4 x double> [ splat (double -0.000000e+00), %389 ], [ %373, %358 ]
  %399 = phi <4 x double> [ %373, %389 ], [ splat (double -0.000000e+00), %358 ]
  %400 = phi <4 x double> [ %396, %389 ], [ %388, %358 ]
  %401 = getelementptr %struct.body, ptr %223, i64 %259, i32 2
  %402 = load <4 x double>, ptr %401, align 32
  %403 = shufflevector <4 x double> %402, <4 x double> poison, <4 x i32> zeroinitializer
  %404 = shufflevector <4 x double> %402, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %405 = fmul <4 x double> %365, %404
  %406 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %364, <4 x double> %403, <4 x double> %405)
  %407 = shufflevector <4 x double> %402, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %408 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %366, <4 x double> %407, <4 x double> %406)
  %409 = getelementptr %struct.body, ptr %223, i64 %259, i32 4
  %410 = load <4 x double>, ptr %409, align 32
  %411 = shufflevector <4 x double> %400, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %412 = fmul <4 x double> %402, %411
  %413 = shufflevector <4 x double> %402, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %414 = fmul <4 x double> %400, %413
  %415 = fsub <4 x double> %412, %414
  %416 = shufflevector <4 x double> %415, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %417 = fadd <4 x double> %410, %416
  %418 = shufflevector <4 x double> %417, <4 x double> poison, <4 x i32> zeroinitializer
  %419 = shufflevector <4 x double> %417, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %420 = fmul <4 x double> %365, %419
  %421 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %364, <4 x double> %418, <4 x double> %420)
  %422 = shufflevector <4 x double> %417, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %423 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %366, <4 x double> %422, <4 x double> %421)
  %424 = fadd <4 x double> %399, %423
  %425 = fadd <4 x double> %398, %408
  %426 = getelementptr %struct.body, ptr %223, i64 %259, i32 3
  %427 = load <4 x double>, ptr %426, align 32
  %428 = shufflevector <4 x double> %427, <4 x double> poison, <4 x i32> zeroinitializer
  %429 = shufflevector <4 x double> %427, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %430 = fmul <4 x double> %365, %429
  %431 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %364, <4 x double> %428, <4 x double> %430)
  %432 = shufflevector <4 x double> %427, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %433 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %366, <4 x double> %432, <4 x double> %431)
  %434 = getelementptr %struct.body, ptr %223, i64 %259, i32 13, i64 0
  %435 = load double, ptr %434, align 32
  %436 = fmul <4 x double> %400, %427
  %437 = extractelement <4 x double> %436, i64 0
  %438 = extractelement <4 x double> %436, i64 1
  %439 = fadd double %437, %438
  %440 = extractelement <4 x double> %436, i64 2
  %441 = fadd double %440, %439
  %442 = fadd double %435, %441
  %443 = getelementptr %struct.body, ptr %258, i64 0, i32 2
  store <4 x double> %425, ptr %443, align 32
  %444 = getelementptr %struct.body, ptr %258, i64 0, i32 4
  store <4 x double> %424, ptr %444, align 32
  %445 = getelementptr %struct.body, ptr %258, i64 0, i32 3
  store <4 x double> %433, ptr %445, align 32
  %446 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %442, i64 0
  %447 = getelementptr %struct.body, ptr %258, i64 0, i32 13
  store <4 x double> %446, ptr %447, align 32
  %448 = fmul <4 x double> %424, %424
  %449 = extractelement <4 x double> %448, i64 0
  %450 = extractelement <4 x double> %448, i64 1
  %451 = fadd double %449, %450
  %452 = extractelement <4 x double> %448, i64 2
  %453 = fadd double %452, %451
  %454 = shufflevector <4 x double> %425, <4 x double> poison, <4 x i32> zeroinitializer
  %455 = shufflevector <4 x double> %425, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %456 = fmul <4 x double> %382, %455
  %457 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %379, <4 x double> %454, <4 x double> %456)
  %458 = shufflevector <4 x double> %425, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %459 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %385, <4 x double> %458, <4 x double> %457)
  %460 = fmul <4 x double> %425, %459
  %461 = extractelement <4 x double> %460, i64 0
  %462 = extractelement <4 x double> %460, i64 1
  %463 = fadd double %461, %462
  %464 = extractelement <4 x double> %460, i64 2
  %465 = fadd double %464, %463
  %466 = call double @llvm.fmuladd.f64(double %372, double %453, double %465)
  %467 = getelementptr double, ptr %261, i64 32
  %468 = load double, ptr %467
  %469 = fmul double %370, %468
  %470 = call double @llvm.fmuladd.f64(double %469, double %370, double %466)
  %471 = shufflevector <4 x double> %376, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %472 = fmul <4 x double> %471, %425
  %473 = shufflevector <4 x double> %425, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %474 = fmul <4 x double> %376, %473
  %475 = fsub <4 x double> %472, %474
  %476 = shufflevector <4 x double> %475, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %477 = fmul <4 x double> %476, %424
  %478 = extractelement <4 x double> %477, i64 0
  %479 = extractelement <4 x double> %477, i64 1
  %480 = fadd double %478, %479
  %481 = extractelement <4 x double> %477, i64 2
  %482 = fadd double %481, %480
  %483 = call double @llvm.fmuladd.f64(double %470, double 5.000000e-01, double %482)
  %484 = load double, ptr %6
  %485 = fadd double %484, %483
  store double %485, ptr %6
  %486 = fmul <4 x double> %376, %433
  %487 = extractelement <4 x double> %486, i64 0
  %488 = extractelement <4 x double> %486, i64 1
  %489 = fadd double %487, %488
  %490 = extractelement <4 x double> %486, i64 2
  %491 = fadd double %490, %489
  %492 = call double @llvm.fmuladd.f64(double %372, double %442, double %491)
  %493 = load double, ptr %19
  %494 = fsub double %493, %492
  store double %494, ptr %19
  br i1 %233, label %527, label %495

495:
  %496 = mul i64 %254, %13
  %497 = getelementptr double, ptr %235, i64 %496
  %498 = load double, ptr %497
  %499 = load i64, ptr %367
  %500 = getelementptr double, ptr %218, i64 %499
  %501 = load double, ptr %500
  %502 = load double, ptr %18
  %503 = call double @llvm.fmuladd.f64(double %498, double %501, double %502)
  store double %503, ptr %18
  br i1 %236, label %504, label %527

504:
  %505 = getelementptr double, ptr %497, i64 1
  %506 = bitcast ptr %505 to ptr
  %507 = load <4 x double>, ptr %506, align 8
  %508 = load <4 x double>, ptr %444, align 32
  %509 = fmul <4 x double> %507, %508
  %510 = extractelement <4 x double> %509, i64 0
  %511 = extractelement <4 x double> %509, i64 1
  %512 = fadd double %510, %511
  %513 = extractelement <4 x double> %509, i64 2
  %514 = fadd double %513, %512
  %515 = getelementptr double, ptr %497, i64 4
  %516 = bitcast ptr %515 to ptr
  %517 = load <4 x double>, ptr %516, align 8
  %518 = load <4 x double>, ptr %443, align 32
  %519 = fmul <4 x double> %517, %518
  %520 = extractelement <4 x double> %519, i64 0
  %521 = extractelement <4 x double> %519, i64 1
  %522 = fadd double %520, %521
  %523 = extractelement <4 x double> %519, i64 2
  %524 = fadd double %523, %522
  %525 = fadd double %514, %524
  %526 = fadd double %503, %525
  store double %526, ptr %18
  br label %527

527:
  %528 = add i64 %254, 1
  %529 = load i64, ptr %228
  %530 = icmp slt i64 %528, %529
  br i1 %530, label %253, label %238

531:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @tree_motion_lacking(ptr %0, double %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.scratch, align 8
  %7 = alloca %struct.motion, align 8
  %8 = bitcast ptr %6 to ptr
  %9 = call i32 @tree_take(ptr %0, ptr %6)
  %10 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 2
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 4
  %13 = load i64, ptr %12
  %14 = add i64 %13, %11
  %15 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 5
  %16 = load i64, ptr %15
  %17 = add i64 %11, 1
  %18 = add i64 %17, %14
  %19 = add i64 %18, %16
  %20 = call ptr @calloc(i64 %19, i64 8)
  %21 = icmp ne i32 %9, 0
  %22 = icmp ne ptr %20, null
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %115

24:
  %25 = bitcast ptr %20 to ptr
  %26 = getelementptr double, ptr %25, i64 %14
  %27 = getelementptr double, ptr %26, i64 %11
  %28 = icmp eq i64 %13, 0
  br i1 %28, label %29, label %31

29:
  %30 = bitcast ptr %7 to ptr
  br label %90

31:
  %32 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %33 = load ptr, ptr %32
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %37

35:
  %36 = bitcast ptr %7 to ptr
  br label %53

37:
  %38 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 16
  %39 = load i64, ptr %38
  %40 = getelementptr double, ptr %4, i64 %39
  %41 = getelementptr %struct.scratch, ptr %6, i64 0, i32 4
  %42 = load ptr, ptr %41
  %43 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %44 = load i64, ptr %43
  %45 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %46 = load i64, ptr %45
  %47 = mul i64 %46, %44
  %48 = getelementptr double, ptr %42, i64 %47
  call void %33(double %1, ptr %2, ptr %27, ptr %3, ptr %40, ptr %48)
  %49 = load i64, ptr %10
  %50 = load i64, ptr %12
  %51 = bitcast ptr %7 to ptr
  %52 = icmp eq i64 %50, 0
  br i1 %52, label %90, label %53

53:
  %54 = phi i64 [ %11, %35 ], [ %49, %37 ]
  %55 = phi i64 [ %13, %35 ], [ %50, %37 ]
  %56 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 1
  %57 = load i64, ptr %56
  %58 = getelementptr %struct.scratch, ptr %6, i64 0, i32 4
  %59 = load ptr, ptr %58
  %60 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %61 = load i64, ptr %60
  %62 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %63 = load i64, ptr %62
  %64 = mul i64 %63, %61
  %65 = getelementptr double, ptr %59, i64 %64
  %66 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 3
  %67 = load i64, ptr %66
  %68 = getelementptr double, ptr %65, i64 %67
  %69 = getelementptr %struct.scratch, ptr %6, i64 0, i32 6
  %70 = bitcast ptr %69 to ptr
  %71 = load ptr, ptr %70
  %72 = bitcast ptr %2 to ptr
  %73 = shl i64 %57, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %72, i64 %73, i1 false)
  %74 = bitcast ptr %71 to ptr
  %75 = getelementptr double, ptr %74, i64 %57
  %76 = bitcast ptr %75 to ptr
  %77 = bitcast ptr %68 to ptr
  %78 = shl i64 %55, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %77, i64 %78, i1 false)
  %79 = getelementptr %struct.scratch, ptr %6, i64 0, i32 7
  %80 = bitcast ptr %79 to ptr
  %81 = load ptr, ptr %80
  %82 = getelementptr double, ptr %2, i64 %57
  %83 = bitcast ptr %82 to ptr
  %84 = shl i64 %54, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %83, i64 %84, i1 false)
  %85 = bitcast ptr %81 to ptr
  %86 = getelementptr double, ptr %85, i64 %54
  %87 = bitcast ptr %86 to ptr
  %88 = getelementptr double, ptr %68, i64 %55
  %89 = bitcast ptr %88 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %89, i64 %78, i1 false)
  br label %90

90:
  %91 = phi ptr [ %74, %53 ], [ %2, %29 ], [ %2, %37 ]
  %92 = bitcast ptr %7 to ptr
  %93 = getelementptr %struct.motion, ptr %7, i64 0, i32 0
  store ptr %91, ptr %93
  %94 = getelementptr %struct.motion, ptr %7, i64 0, i32 1
  %95 = getelementptr %struct.motion, ptr %7, i64 0, i32 2
  %96 = bitcast ptr %95 to ptr
  store ptr %20, ptr %96
  %97 = bitcast ptr %94 to ptr
  store ptr %20, ptr %97
  call void @solve(ptr %0, ptr %6, ptr %7, ptr null, ptr %4, ptr %26)
  %98 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %99 = load i64, ptr %98
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %101, label %104

101:
  %102 = getelementptr %struct.scratch, ptr %6, i64 0, i32 2
  %103 = load ptr, ptr %102
  br label %106

104:
  %105 = phi i64 [ -1, %90 ], [ %113, %106 ]
  br label %115

106:
  %107 = phi i64 [ 0, %101 ], [ %109, %106 ]
  %108 = phi i64 [ -1, %101 ], [ %113, %106 ]
  %109 = add i64 %107, 1
  %110 = getelementptr %struct.body, ptr %103, i64 %109, i32 13, i64 0
  %111 = load double, ptr %110, align 32
  %112 = fcmp uno double %111, 0.000000e+00
  %113 = select i1 %112, i64 %107, i64 %108
  %114 = icmp eq i64 %109, %99
  br i1 %114, label %104, label %106

115:
  %116 = phi i64 [ %105, %104 ], [ -1, %5 ]
  call void @free(ptr %20)
  br i1 %21, label %117, label %131

117:
  %118 = getelementptr %struct.scratch, ptr %6, i64 0, i32 0
  %119 = load i64, ptr %118
  %120 = icmp slt i64 %119, 0
  br i1 %120, label %121, label %125

121:
  %122 = getelementptr %struct.scratch, ptr %6, i64 0, i32 1
  %123 = bitcast ptr %122 to ptr
  %124 = load ptr, ptr %123
  call void @free(ptr %124)
  br label %131

125:
  %126 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %119
  %127 = getelementptr %struct.scratch, ptr %6, i64 0, i32 1
  %128 = load ptr, ptr %127
  %129 = bitcast ptr %126 to ptr
  %130 = ptrtoint ptr %128 to i64
  store atomic i64 %130, ptr %129 release, align 8
  br label %131

131:
  ret i64 %116
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
  %110 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 17
  %111 = load ptr, ptr %110
  %112 = icmp eq ptr %111, null
  br i1 %112, label %132, label %128

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
  %129 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 18
  %130 = load ptr, ptr %129
  %131 = getelementptr double, ptr %2, i64 %5
  call void %130(ptr %1, ptr %131)
  br label %132

132:
  ret void
}

declare ptr @malloc(i64)

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)

declare double @llvm.cos.f64(double)

declare double @llvm.sin.f64(double)

declare double @llvm.sqrt.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

define i64 @tree_loops_size(ptr  %0) {
  %2 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  %9 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %10 = load ptr, ptr %9
  %11 = bitcast ptr %8 to ptr
  %12 = getelementptr %struct.scratch, ptr %1, i64 0, i32 9
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
  %45 = getelementptr double, ptr %40, i64 %44
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
  %67 = getelementptr %struct.call, ptr %3, i64 0, i32 4
  %68 = load ptr, ptr %67
  call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %68)
  call void @tree_act(ptr %0, ptr %1, ptr %3)
  %69 = getelementptr %struct.scratch, ptr %1, i64 0, i32 3
  %70 = load ptr, ptr %69
  %71 = load ptr, ptr %67
  call void @find_rows(ptr %0, ptr %8, ptr %70, ptr %71)
  %72 = getelementptr %struct.scratch, ptr %1, i64 0, i32 2
  %73 = load ptr, ptr %72
  %74 = load ptr, ptr %69
  %75 = load ptr, ptr %67
  %76 = bitcast ptr %75 to ptr
  %77 = load <4 x double>, ptr %76, align 8
  %78 = load i64, ptr %42
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %84

80:
  %81 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 9
  %82 = load ptr, ptr %81
  %83 = load ptr, ptr %46
  br label %93

84:
  %85 = load i64, ptr %61
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %152

87:
  %88 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 14
  %89 = load ptr, ptr %88
  %90 = load ptr, ptr %60
  %91 = load ptr, ptr %46
  %92 = load ptr, ptr %57
  br label %135

93:
  %94 = phi i64 [ 0, %80 ], [ %133, %93 ]
  %95 = getelementptr i64, ptr %82, i64 %94
  %96 = load i64, ptr %95
  %97 = getelementptr %struct.place, ptr %74, i64 %96, i32 0, i32 0
  %98 = load <4 x double>, ptr %97, align 32
  %99 = getelementptr %struct.place, ptr %74, i64 %96, i32 0, i32 1
  %100 = load <4 x double>, ptr %99, align 32
  %101 = getelementptr %struct.place, ptr %74, i64 %96, i32 0, i32 2
  %102 = load <4 x double>, ptr %101, align 32
  %103 = mul i64 %94, 6
  %104 = getelementptr double, ptr %83, i64 %103
  %105 = getelementptr %struct.body, ptr %73, i64 %96, i32 4
  %106 = load <4 x double>, ptr %105, align 32
  %107 = shufflevector <4 x double> %106, <4 x double> poison, <4 x i32> zeroinitializer
  %108 = shufflevector <4 x double> %106, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %109 = fmul <4 x double> %100, %108
  %110 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %98, <4 x double> %107, <4 x double> %109)
  %111 = shufflevector <4 x double> %106, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %112 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %102, <4 x double> %111, <4 x double> %110)
  %113 = fadd <4 x double> %77, %112
  %114 = extractelement <4 x double> %113, i64 0
  store double %114, ptr %104
  %115 = extractelement <4 x double> %113, i64 1
  %116 = getelementptr double, ptr %104, i64 1
  store double %115, ptr %116
  %117 = extractelement <4 x double> %113, i64 2
  %118 = getelementptr double, ptr %104, i64 2
  store double %117, ptr %118
  %119 = getelementptr double, ptr %104, i64 3
  %120 = getelementptr %struct.body, ptr %73, i64 %96, i32 3
  %121 = load <4 x double>, ptr %120, align 32
  %122 = shufflevector <4 x double> %121, <4 x double> poison, <4 x i32> zeroinitializer
  %123 = shufflevector <4 x double> %121, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %124 = fmul <4 x double> %100, %123
  %125 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %98, <4 x double> %122, <4 x double> %124)
  %126 = shufflevector <4 x double> %121, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %127 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %102, <4 x double> %126, <4 x double> %125)
  %128 = extractelement <4 x double> %127, i64 0
  store double %128, ptr %119
  %129 = extractelement <4 x double> %127, i64 1
  %130 = getelementptr double, ptr %119, i64 1
  store double %129, ptr %130
  %131 = extractelement <4 x double> %127, i64 2
  %132 = getelementptr double, ptr %119, i64 2
  store double %131, ptr %132
  %133 = add i64 %94, 1
  %134 = icmp eq i64 %133, %78
  br i1 %134, label %84, label %93

135:
  %136 = phi i64 [ 0, %87 ], [ %150, %135 ]
  %137 = mul i64 %136, 3
  %138 = getelementptr i64, ptr %89, i64 %137
  %139 = getelementptr double, ptr %90, i64 %136
  %140 = load double, ptr %139
  %141 = getelementptr i64, ptr %138, i64 1
  %142 = load i64, ptr %141
  %143 = getelementptr double, ptr %91, i64 %142
  %144 = load double, ptr %143
  %145 = load i64, ptr %138
  %146 = getelementptr double, ptr %92, i64 %145
  %147 = load double, ptr %146
  %148 = fneg double %140
  %149 = call double @llvm.fmuladd.f64(double %148, double %144, double %147)
  store double %149, ptr %146
  %150 = add i64 %136, 1
  %151 = icmp eq i64 %150, %85
  br i1 %151, label %152, label %135

152:
  %153 = load ptr, ptr %9
  %154 = getelementptr double, ptr %75, i64 4
  %155 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 11
  %156 = load i64, ptr %155
  %157 = bitcast ptr %8 to ptr
  %158 = load ptr, ptr %157
  %159 = getelementptr %struct.tree_closing.1, ptr %153, i64 0, i32 17
  %160 = load i64, ptr %159
  %161 = mul i64 %160, 192
  call void @llvm.memset.p0.i64(ptr align 32 %158, i8 0, i64 %161, i1 false)
  %162 = bitcast ptr %27 to ptr
  %163 = load ptr, ptr %162
  %164 = getelementptr %struct.tree_closing.1, ptr %153, i64 0, i32 23
  %165 = load i64, ptr %164
  %166 = shl i64 %165, 7
  call void @llvm.memset.p0.i64(ptr align 32 %163, i8 0, i64 %166, i1 false)
  %167 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %168 = load i64, ptr %167
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %170, label %836

170:
  %171 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %172 = getelementptr %struct.tree_closing.1, ptr %153, i64 0, i32 18
  %173 = getelementptr %struct.tree_closing.1, ptr %153, i64 0, i32 22
  %174 = bitcast ptr %7 to ptr
  %175 = getelementptr %struct.tree_closing.1, ptr %153, i64 0, i32 14
  %176 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 0
  %177 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 1
  %178 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 2
  %179 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 3
  %180 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 4
  %181 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 5
  %182 = icmp eq i64 %156, 0
  %183 = getelementptr %struct.scratch, ptr %1, i64 0, i32 4
  br label %184

184:
  %185 = phi i64 [ %168, %170 ], [ %187, %834 ]
  %186 = load ptr, ptr %171
  %187 = add i64 %185, -1
  %188 = mul i64 %187, 5
  %189 = getelementptr i64, ptr %186, i64 %188
  %190 = getelementptr %struct.body, ptr %73, i64 %185
  %191 = load ptr, ptr %172
  %192 = getelementptr i64, ptr %191, i64 %185
  %193 = load i64, ptr %192
  %194 = add i64 %185, 1
  %195 = getelementptr i64, ptr %191, i64 %194
  %196 = load i64, ptr %195
  %197 = icmp slt i64 %193, %196
  br i1 %197, label %206, label %198

198:
  call void @eliminate_fronts(ptr %153, ptr %8, ptr %73, i64 %185)
  %199 = getelementptr i64, ptr %189, i64 1
  %200 = load i64, ptr %199
  %201 = icmp eq i64 %200, 1
  %202 = mul i64 %187, 36
  %203 = add i64 %202, 32
  %204 = getelementptr double, ptr %154, i64 %203
  %205 = load double, ptr %204
  br i1 %182, label %320, label %315

206:
  %207 = phi ptr [ %311, %310 ], [ %191, %184 ]
  %208 = phi i64 [ %211, %310 ], [ %193, %184 ]
  %209 = load ptr, ptr %69
  %210 = load ptr, ptr %173
  %211 = add i64 %208, 1
  %212 = getelementptr i64, ptr %210, i64 %211
  %213 = load i64, ptr %212
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %174, i8 0, i64 192, i1 false)
  %214 = load ptr, ptr %18
  %215 = mul i64 %208, 6
  %216 = getelementptr <4 x double>, ptr %214, i64 %215
  %217 = getelementptr i64, ptr %210, i64 %208
  %218 = load i64, ptr %217
  %219 = icmp eq i64 %218, %213
  br i1 %219, label %310, label %220

220:
  %221 = icmp slt i64 %218, %213
  br i1 %221, label %222, label %232

222:
  %223 = load ptr, ptr %175
  %224 = load ptr, ptr %60
  br label %290

225:
  %226 = load <4 x double>, ptr %176, align 32
  %227 = load <4 x double>, ptr %177, align 32
  %228 = load <4 x double>, ptr %178, align 32
  %229 = load <4 x double>, ptr %179, align 32
  %230 = load <4 x double>, ptr %180, align 32
  %231 = load <4 x double>, ptr %181, align 32
  br label %232

232:
  %233 = phi <4 x double> [ %231, %225 ], [ zeroinitializer, %220 ]
  %234 = phi <4 x double> [ %230, %225 ], [ zeroinitializer, %220 ]
  %235 = phi <4 x double> [ %229, %225 ], [ zeroinitializer, %220 ]
  %236 = phi <4 x double> [ %228, %225 ], [ zeroinitializer, %220 ]
  %237 = phi <4 x double> [ %227, %225 ], [ zeroinitializer, %220 ]
  %238 = phi <4 x double> [ %226, %225 ], [ zeroinitializer, %220 ]
  %239 = getelementptr %struct.place, ptr %209, i64 %185, i32 0, i32 0
  %240 = load <4 x double>, ptr %239, align 32
  %241 = getelementptr %struct.place, ptr %209, i64 %185, i32 0, i32 1
  %242 = load <4 x double>, ptr %241, align 32
  %243 = getelementptr %struct.place, ptr %209, i64 %185, i32 0, i32 2
  %244 = load <4 x double>, ptr %243, align 32
  %245 = shufflevector <4 x double> %240, <4 x double> poison, <4 x i32> zeroinitializer
  %246 = shufflevector <4 x double> %240, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %247 = shufflevector <4 x double> %240, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %248 = fmul <4 x double> %237, %246
  %249 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %245, <4 x double> %238, <4 x double> %248)
  %250 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %247, <4 x double> %236, <4 x double> %249)
  %251 = load <4 x double>, ptr %216, align 32
  %252 = fadd <4 x double> %251, %250
  store <4 x double> %252, ptr %216, align 32
  %253 = fmul <4 x double> %234, %246
  %254 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %245, <4 x double> %235, <4 x double> %253)
  %255 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %247, <4 x double> %233, <4 x double> %254)
  %256 = getelementptr <4 x double>, ptr %216, i64 3
  %257 = load <4 x double>, ptr %256, align 32
  %258 = fadd <4 x double> %255, %257
  store <4 x double> %258, ptr %256, align 32
  %259 = shufflevector <4 x double> %242, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = shufflevector <4 x double> %242, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %261 = shufflevector <4 x double> %242, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %262 = fmul <4 x double> %237, %260
  %263 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %238, <4 x double> %262)
  %264 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %236, <4 x double> %263)
  %265 = getelementptr <4 x double>, ptr %216, i64 1
  %266 = load <4 x double>, ptr %265, align 32
  %267 = fadd <4 x double> %264, %266
  store <4 x double> %267, ptr %265, align 32
  %268 = fmul <4 x double> %234, %260
  %269 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %235, <4 x double> %268)
  %270 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %233, <4 x double> %269)
  %271 = getelementptr <4 x double>, ptr %216, i64 4
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fadd <4 x double> %270, %272
  store <4 x double> %273, ptr %271, align 32
  %274 = shufflevector <4 x double> %244, <4 x double> poison, <4 x i32> zeroinitializer
  %275 = shufflevector <4 x double> %244, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %276 = shufflevector <4 x double> %244, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %277 = fmul <4 x double> %237, %275
  %278 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %238, <4 x double> %277)
  %279 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %276, <4 x double> %236, <4 x double> %278)
  %280 = getelementptr <4 x double>, ptr %216, i64 2
  %281 = load <4 x double>, ptr %280, align 32
  %282 = fadd <4 x double> %279, %281
  store <4 x double> %282, ptr %280, align 32
  %283 = fmul <4 x double> %234, %275
  %284 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %235, <4 x double> %283)
  %285 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %276, <4 x double> %233, <4 x double> %284)
  %286 = getelementptr <4 x double>, ptr %216, i64 5
  %287 = load <4 x double>, ptr %286, align 32
  %288 = fadd <4 x double> %285, %287
  store <4 x double> %288, ptr %286, align 32
  %289 = load ptr, ptr %172
  br label %310

290:
  %291 = phi i64 [ %218, %222 ], [ %308, %290 ]
  %292 = mul i64 %291, 3
  %293 = getelementptr i64, ptr %223, i64 %292
  %294 = getelementptr double, ptr %224, i64 %291
  %295 = load double, ptr %294
  %296 = insertelement <4 x double> poison, double %295, i64 0
  %297 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> zeroinitializer
  %298 = load i64, ptr %293
  %299 = srem i64 %298, 4
  %300 = getelementptr [4 x <4 x double>], ptr @push.units, i64 0, i64 %299
  %301 = load <4 x double>, ptr %300, align 32
  %302 = getelementptr i64, ptr %293, i64 2
  %303 = load i64, ptr %302
  %304 = getelementptr [6 x <4 x double>], ptr %7, i64 0, i64 %303
  %305 = load <4 x double>, ptr %304, align 32
  %306 = fneg <4 x double> %297
  %307 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %306, <4 x double> %301, <4 x double> %305)
  store <4 x double> %307, ptr %304, align 32
  %308 = add i64 %291, 1
  %309 = icmp eq i64 %308, %213
  br i1 %309, label %225, label %290

310:
  %311 = phi ptr [ %207, %206 ], [ %289, %232 ]
  %312 = getelementptr i64, ptr %311, i64 %194
  %313 = load i64, ptr %312
  %314 = icmp slt i64 %211, %313
  br i1 %314, label %206, label %198

315:
  %316 = load ptr, ptr %183
  %317 = mul i64 %187, %156
  %318 = getelementptr double, ptr %316, i64 %317
  %319 = load double, ptr %318
  br label %320

320:
  %321 = phi double [ %319, %315 ], [ 0.000000e+00, %198 ]
  %322 = getelementptr %struct.body, ptr %73, i64 %185, i32 7, i32 0
  %323 = load <4 x double>, ptr %322, align 32
  %324 = getelementptr %struct.body, ptr %73, i64 %185, i32 7, i32 1
  %325 = load <4 x double>, ptr %324, align 32
  %326 = getelementptr %struct.body, ptr %73, i64 %185, i32 7, i32 2
  %327 = load <4 x double>, ptr %326, align 32
  %328 = getelementptr %struct.body, ptr %73, i64 %185, i32 6, i32 2
  %329 = select i1 %201, ptr %326, ptr %328
  %330 = load <4 x double>, ptr %329, align 32
  br i1 %201, label %331, label %340

331:
  %332 = getelementptr %struct.body, ptr %73, i64 %185, i32 8, i32 2
  %333 = load <4 x double>, ptr %332, align 32
  %334 = extractelement <4 x double> %333, i64 2
  %335 = fadd double %205, %334
  %336 = fcmp ogt double %335, 0.000000e+00
  %337 = fdiv double 1.000000e+00, %335
  %338 = select i1 %336, double %337, double 0x7FF8000000000000
  %339 = getelementptr %struct.body, ptr %73, i64 %185, i32 9, i64 2
  br label %351

340:
  %341 = shufflevector <4 x double> %323, <4 x double> %325, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %342 = shufflevector <4 x double> %341, <4 x double> %327, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %343 = extractelement <4 x double> %330, i64 2
  %344 = fadd double %205, %343
  %345 = fcmp ogt double %344, 0.000000e+00
  %346 = fdiv double 1.000000e+00, %344
  %347 = select i1 %345, double %346, double 0x7FF8000000000000
  %348 = getelementptr %struct.body, ptr %73, i64 %185, i32 10, i64 2
  %349 = getelementptr %struct.body, ptr %73, i64 %185, i32 8, i32 2
  %350 = load <4 x double>, ptr %349, align 32
  br label %351

351:
  %352 = phi <4 x double> [ %333, %331 ], [ %350, %340 ]
  %353 = phi double [ %338, %331 ], [ %347, %340 ]
  %354 = phi <4 x double> [ %333, %331 ], [ %342, %340 ]
  %355 = phi ptr [ %339, %331 ], [ %348, %340 ]
  %356 = load double, ptr %355, align 16
  %357 = fsub double %321, %356
  %358 = getelementptr %struct.body, ptr %73, i64 %185, i32 6
  %359 = insertelement <4 x double> poison, double %353, i64 0
  %360 = shufflevector <4 x double> %359, <4 x double> poison, <4 x i32> zeroinitializer
  %361 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> zeroinitializer
  %362 = getelementptr %struct.mat, ptr %358, i64 0, i32 0
  %363 = load <4 x double>, ptr %362, align 32
  %364 = fneg <4 x double> %360
  %365 = fmul <4 x double> %330, %364
  %366 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %361, <4 x double> %363)
  store <4 x double> %366, ptr %362, align 32
  %367 = shufflevector <4 x double> %330, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %368 = getelementptr %struct.body, ptr %73, i64 %185, i32 6, i32 1
  %369 = load <4 x double>, ptr %368, align 32
  %370 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %367, <4 x double> %369)
  store <4 x double> %370, ptr %368, align 32
  %371 = shufflevector <4 x double> %330, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %372 = load <4 x double>, ptr %328, align 32
  %373 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %371, <4 x double> %372)
  store <4 x double> %373, ptr %328, align 32
  %374 = shufflevector <4 x double> %354, <4 x double> poison, <4 x i32> zeroinitializer
  %375 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %374, <4 x double> %323)
  store <4 x double> %375, ptr %322, align 32
  %376 = shufflevector <4 x double> %354, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %377 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %376, <4 x double> %325)
  store <4 x double> %377, ptr %324, align 32
  %378 = shufflevector <4 x double> %354, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %379 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %378, <4 x double> %327)
  store <4 x double> %379, ptr %326, align 32
  %380 = getelementptr %struct.body, ptr %73, i64 %185, i32 8
  %381 = getelementptr %struct.mat, ptr %380, i64 0, i32 0
  %382 = load <4 x double>, ptr %381, align 32
  %383 = fmul <4 x double> %354, %364
  %384 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> %374, <4 x double> %382)
  store <4 x double> %384, ptr %381, align 32
  %385 = getelementptr %struct.body, ptr %73, i64 %185, i32 8, i32 1
  %386 = load <4 x double>, ptr %385, align 32
  %387 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> %376, <4 x double> %386)
  store <4 x double> %387, ptr %385, align 32
  %388 = getelementptr %struct.body, ptr %73, i64 %185, i32 8, i32 2
  %389 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> %378, <4 x double> %352)
  store <4 x double> %389, ptr %388, align 32
  %390 = fcmp oeq double %205, 0.000000e+00
  br i1 %390, label %391, label %401

391:
  %392 = select i1 %201, ptr %380, ptr %358
  %393 = getelementptr %struct.mat, ptr %392, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %393, align 16
  %394 = getelementptr %struct.mat, ptr %392, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %394, align 16
  %395 = getelementptr %struct.mat, ptr %392, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %395, align 32
  br i1 %201, label %396, label %397

396:
  store <4 x double> zeroinitializer, ptr %326, align 32
  br label %401

397:
  %398 = getelementptr %struct.body, ptr %73, i64 %185, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %398, align 16
  %399 = getelementptr %struct.body, ptr %73, i64 %185, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %399, align 16
  %400 = getelementptr %struct.body, ptr %73, i64 %185, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %400, align 16
  br label %401

401:
  %402 = fmul double %353, %357
  %403 = insertelement <4 x double> poison, double %402, i64 0
  %404 = shufflevector <4 x double> %403, <4 x double> poison, <4 x i32> zeroinitializer
  %405 = getelementptr %struct.body, ptr %73, i64 %185, i32 10
  %406 = load <4 x double>, ptr %405, align 32
  %407 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %404, <4 x double> %330, <4 x double> %406)
  store <4 x double> %407, ptr %405, align 32
  %408 = getelementptr %struct.body, ptr %73, i64 %185, i32 9
  %409 = load <4 x double>, ptr %408, align 32
  %410 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %404, <4 x double> %354, <4 x double> %409)
  store <4 x double> %410, ptr %408, align 32
  %411 = getelementptr %struct.body, ptr %73, i64 %185, i32 11
  store <4 x double> %330, ptr %411, align 32
  %412 = getelementptr %struct.body, ptr %73, i64 %185, i32 12
  store <4 x double> %354, ptr %412, align 32
  %413 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %353, i64 0
  %414 = insertelement <4 x double> %413, double %357, i64 1
  %415 = getelementptr %struct.body, ptr %73, i64 %185, i32 13
  store <4 x double> %414, ptr %415, align 32
  %416 = load ptr, ptr %9
  %417 = load ptr, ptr %171
  %418 = mul i64 %185, 5
  %419 = add i64 %418, -5
  %420 = getelementptr i64, ptr %417, i64 %419
  %421 = getelementptr %struct.tree_closing.1, ptr %416, i64 0, i32 18
  %422 = load ptr, ptr %421
  %423 = getelementptr i64, ptr %422, i64 %185
  %424 = load i64, ptr %423
  %425 = getelementptr %struct.tree_closing.1, ptr %416, i64 0, i32 19
  %426 = load ptr, ptr %425
  %427 = getelementptr i64, ptr %426, i64 %185
  %428 = load i64, ptr %427
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %617

430:
  %431 = getelementptr %struct.tree_closing.1, ptr %416, i64 0, i32 25
  %432 = load ptr, ptr %431
  %433 = getelementptr %struct.tree_closing.1, ptr %416, i64 0, i32 24
  %434 = load ptr, ptr %433
  %435 = getelementptr i64, ptr %434, i64 %185
  %436 = load i64, ptr %435
  %437 = getelementptr i64, ptr %432, i64 %436
  %438 = getelementptr i64, ptr %420, i64 1
  %439 = getelementptr %struct.tree_closing.1, ptr %416, i64 0, i32 20
  %440 = getelementptr %struct.tree_closing.1, ptr %416, i64 0, i32 21
  %441 = getelementptr %struct.body, ptr %190, i64 0, i32 0, i32 0
  %442 = getelementptr %struct.body, ptr %73, i64 %185, i32 0, i32 1
  %443 = getelementptr %struct.body, ptr %73, i64 %185, i32 0, i32 2
  %444 = getelementptr %struct.body, ptr %73, i64 %185, i32 1
  br label %445

445:
  %446 = phi i64 [ 1, %430 ], [ %615, %613 ]
  %447 = phi ptr [ %437, %430 ], [ %531, %613 ]
  %448 = phi i64 [ 0, %430 ], [ %614, %613 ]
  %449 = add i64 %448, %424
  %450 = load ptr, ptr %18
  %451 = mul i64 %449, 6
  %452 = getelementptr <4 x double>, ptr %450, i64 %451
  %453 = load i64, ptr %438
  %454 = icmp eq i64 %453, 1
  %455 = select i1 %454, i64 2, i64 5
  %456 = getelementptr <4 x double>, ptr %452, i64 %455
  %457 = load <4 x double>, ptr %456, align 32
  %458 = fneg <4 x double> %457
  %459 = load ptr, ptr %23
  %460 = getelementptr <4 x double>, ptr %459, i64 %449
  store <4 x double> %458, ptr %460, align 32
  %461 = load <4 x double>, ptr %415, align 32
  %462 = shufflevector <4 x double> %461, <4 x double> poison, <4 x i32> zeroinitializer
  %463 = fmul <4 x double> %462, %458
  %464 = load ptr, ptr %57
  %465 = load ptr, ptr %439
  %466 = getelementptr i64, ptr %465, i64 %449
  %467 = load i64, ptr %466
  %468 = shl i64 %467, 2
  %469 = load <4 x double>, ptr %412, align 32
  %470 = shufflevector <4 x double> %469, <4 x double> poison, <4 x i32> zeroinitializer
  %471 = load <4 x double>, ptr %452, align 32
  %472 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %470, <4 x double> %463, <4 x double> %471)
  store <4 x double> %472, ptr %452, align 32
  %473 = load <4 x double>, ptr %411, align 32
  %474 = shufflevector <4 x double> %473, <4 x double> poison, <4 x i32> zeroinitializer
  %475 = getelementptr <4 x double>, ptr %452, i64 3
  %476 = load <4 x double>, ptr %475, align 32
  %477 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %474, <4 x double> %463, <4 x double> %476)
  store <4 x double> %477, ptr %475, align 32
  %478 = load <4 x double>, ptr %412, align 32
  %479 = shufflevector <4 x double> %478, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %480 = getelementptr <4 x double>, ptr %452, i64 1
  %481 = load <4 x double>, ptr %480, align 32
  %482 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %479, <4 x double> %463, <4 x double> %481)
  store <4 x double> %482, ptr %480, align 32
  %483 = load <4 x double>, ptr %411, align 32
  %484 = shufflevector <4 x double> %483, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %485 = getelementptr <4 x double>, ptr %452, i64 4
  %486 = load <4 x double>, ptr %485, align 32
  %487 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %484, <4 x double> %463, <4 x double> %486)
  store <4 x double> %487, ptr %485, align 32
  %488 = load <4 x double>, ptr %412, align 32
  %489 = shufflevector <4 x double> %488, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %490 = getelementptr <4 x double>, ptr %452, i64 2
  %491 = load <4 x double>, ptr %490, align 32
  %492 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %489, <4 x double> %463, <4 x double> %491)
  store <4 x double> %492, ptr %490, align 32
  %493 = load <4 x double>, ptr %411, align 32
  %494 = shufflevector <4 x double> %493, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %495 = getelementptr <4 x double>, ptr %452, i64 5
  %496 = load <4 x double>, ptr %495, align 32
  %497 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %494, <4 x double> %463, <4 x double> %496)
  store <4 x double> %497, ptr %495, align 32
  %498 = getelementptr double, ptr %464, i64 %468
  %499 = load <4 x double>, ptr %415, align 32
  %500 = shufflevector <4 x double> %499, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %501 = bitcast ptr %498 to ptr
  %502 = load <4 x double>, ptr %501, align 8
  %503 = fneg <4 x double> %463
  %504 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %500, <4 x double> %502)
  store <4 x double> %504, ptr %501, align 8
  %505 = shufflevector <4 x double> %463, <4 x double> poison, <4 x i32> zeroinitializer
  %506 = shufflevector <4 x double> %463, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %507 = shufflevector <4 x double> %463, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %508 = shufflevector <4 x double> %463, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %509

509:
  %510 = phi ptr [ %447, %445 ], [ %531, %509 ]
  %511 = phi i64 [ 0, %445 ], [ %532, %509 ]
  %512 = load ptr, ptr %27
  %513 = load i64, ptr %510
  %514 = shl i64 %513, 2
  %515 = getelementptr <4 x double>, ptr %512, i64 %514
  %516 = load ptr, ptr %23
  %517 = add i64 %511, %424
  %518 = getelementptr <4 x double>, ptr %516, i64 %517
  %519 = load <4 x double>, ptr %518, align 32
  %520 = load <4 x double>, ptr %515, align 32
  %521 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %505, <4 x double> %519, <4 x double> %520)
  store <4 x double> %521, ptr %515, align 32
  %522 = getelementptr <4 x double>, ptr %515, i64 1
  %523 = load <4 x double>, ptr %522, align 32
  %524 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %506, <4 x double> %519, <4 x double> %523)
  store <4 x double> %524, ptr %522, align 32
  %525 = getelementptr <4 x double>, ptr %515, i64 2
  %526 = load <4 x double>, ptr %525, align 32
  %527 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %507, <4 x double> %519, <4 x double> %526)
  store <4 x double> %527, ptr %525, align 32
  %528 = getelementptr <4 x double>, ptr %515, i64 3
  %529 = load <4 x double>, ptr %528, align 32
  %530 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %508, <4 x double> %519, <4 x double> %529)
  store <4 x double> %530, ptr %528, align 32
  %531 = getelementptr i64, ptr %510, i64 1
  %532 = add i64 %511, 1
  %533 = icmp eq i64 %532, %446
  br i1 %533, label %534, label %509

534:
  %535 = load i64, ptr %420
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %613, label %537

537:
  %538 = load ptr, ptr %18
  %539 = load ptr, ptr %440
  %540 = getelementptr i64, ptr %539, i64 %449
  %541 = load i64, ptr %540
  %542 = mul i64 %541, 6
  %543 = getelementptr <4 x double>, ptr %538, i64 %542
  %544 = load <4 x double>, ptr %441, align 32
  %545 = load <4 x double>, ptr %442, align 32
  %546 = load <4 x double>, ptr %443, align 32
  %547 = load <4 x double>, ptr %444, align 32
  %548 = load <4 x double>, ptr %452, align 32
  %549 = load <4 x double>, ptr %480, align 32
  %550 = load <4 x double>, ptr %490, align 32
  %551 = load <4 x double>, ptr %475, align 32
  %552 = load <4 x double>, ptr %485, align 32
  %553 = load <4 x double>, ptr %495, align 32
  %554 = shufflevector <4 x double> %544, <4 x double> poison, <4 x i32> zeroinitializer
  %555 = shufflevector <4 x double> %545, <4 x double> poison, <4 x i32> zeroinitializer
  %556 = fmul <4 x double> %555, %549
  %557 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %554, <4 x double> %548, <4 x double> %556)
  %558 = shufflevector <4 x double> %546, <4 x double> poison, <4 x i32> zeroinitializer
  %559 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %558, <4 x double> %550, <4 x double> %557)
  %560 = fmul <4 x double> %555, %552
  %561 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %554, <4 x double> %551, <4 x double> %560)
  %562 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %558, <4 x double> %553, <4 x double> %561)
  %563 = shufflevector <4 x double> %544, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %564 = shufflevector <4 x double> %545, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %565 = fmul <4 x double> %564, %549
  %566 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %563, <4 x double> %548, <4 x double> %565)
  %567 = shufflevector <4 x double> %546, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %568 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %567, <4 x double> %550, <4 x double> %566)
  %569 = fmul <4 x double> %564, %552
  %570 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %563, <4 x double> %551, <4 x double> %569)
  %571 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %567, <4 x double> %553, <4 x double> %570)
  %572 = shufflevector <4 x double> %544, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %573 = shufflevector <4 x double> %545, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %574 = fmul <4 x double> %573, %549
  %575 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %572, <4 x double> %548, <4 x double> %574)
  %576 = shufflevector <4 x double> %546, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %577 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %576, <4 x double> %550, <4 x double> %575)
  %578 = fmul <4 x double> %573, %552
  %579 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %572, <4 x double> %551, <4 x double> %578)
  %580 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %576, <4 x double> %553, <4 x double> %579)
  %581 = shufflevector <4 x double> %547, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %582 = shufflevector <4 x double> %547, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %583 = fneg <4 x double> %582
  %584 = fmul <4 x double> %568, %583
  %585 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %581, <4 x double> %577, <4 x double> %584)
  %586 = fadd <4 x double> %585, %562
  %587 = shufflevector <4 x double> %547, <4 x double> poison, <4 x i32> zeroinitializer
  %588 = fneg <4 x double> %587
  %589 = fmul <4 x double> %577, %588
  %590 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %582, <4 x double> %559, <4 x double> %589)
  %591 = fadd <4 x double> %590, %571
  %592 = fneg <4 x double> %581
  %593 = fmul <4 x double> %559, %592
  %594 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %587, <4 x double> %568, <4 x double> %593)
  %595 = fadd <4 x double> %594, %580
  %596 = load <4 x double>, ptr %543, align 32
  %597 = fadd <4 x double> %559, %596
  store <4 x double> %597, ptr %543, align 32
  %598 = getelementptr <4 x double>, ptr %543, i64 3
  %599 = load <4 x double>, ptr %598, align 32
  %600 = fadd <4 x double> %586, %599
  store <4 x double> %600, ptr %598, align 32
  %601 = getelementptr <4 x double>, ptr %543, i64 1
  %602 = load <4 x double>, ptr %601, align 32
  %603 = fadd <4 x double> %568, %602
  store <4 x double> %603, ptr %601, align 32
  %604 = getelementptr <4 x double>, ptr %543, i64 4
  %605 = load <4 x double>, ptr %604, align 32
  %606 = fadd <4 x double> %591, %605
  store <4 x double> %606, ptr %604, align 32
  %607 = getelementptr <4 x double>, ptr %543, i64 2
  %608 = load <4 x double>, ptr %607, align 32
  %609 = fadd <4 x double> %577, %608
  store <4 x double> %609, ptr %607, align 32
  %610 = getelementptr <4 x double>, ptr %543, i64 5
  %611 = load <4 x double>, ptr %610, align 32
  %612 = fadd <4 x double> %595, %611
  store <4 x double> %612, ptr %610, align 32
  br label %613

613:
  %614 = add i64 %448, 1
  %615 = add i64 %446, 1
  %616 = icmp eq i64 %614, %428
  br i1 %616, label %617, label %445

617:
  %618 = load i64, ptr %189
  %619 = icmp eq i64 %618, 0
  br i1 %619, label %834, label %620

620:
  %621 = getelementptr %struct.body, ptr %190, i64 0, i32 0, i32 0
  %622 = load <4 x double>, ptr %621, align 32
  %623 = getelementptr %struct.body, ptr %73, i64 %185, i32 0, i32 1
  %624 = load <4 x double>, ptr %623, align 32
  %625 = getelementptr %struct.body, ptr %73, i64 %185, i32 0, i32 2
  %626 = load <4 x double>, ptr %625, align 32
  %627 = getelementptr %struct.body, ptr %73, i64 %185, i32 1
  %628 = load <4 x double>, ptr %627, align 32
  %629 = getelementptr %struct.body, ptr %73, i64 %185, i32 6, i32 0
  %630 = load <4 x double>, ptr %629, align 32
  %631 = shufflevector <4 x double> %630, <4 x double> poison, <4 x i32> zeroinitializer
  %632 = shufflevector <4 x double> %630, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %633 = fmul <4 x double> %624, %632
  %634 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %631, <4 x double> %633)
  %635 = shufflevector <4 x double> %630, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %636 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %635, <4 x double> %634)
  %637 = load <4 x double>, ptr %368, align 32
  %638 = shufflevector <4 x double> %637, <4 x double> poison, <4 x i32> zeroinitializer
  %639 = shufflevector <4 x double> %637, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %640 = fmul <4 x double> %624, %639
  %641 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %638, <4 x double> %640)
  %642 = shufflevector <4 x double> %637, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %643 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %642, <4 x double> %641)
  %644 = load <4 x double>, ptr %328, align 32
  %645 = shufflevector <4 x double> %644, <4 x double> poison, <4 x i32> zeroinitializer
  %646 = shufflevector <4 x double> %644, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %647 = fmul <4 x double> %624, %646
  %648 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %645, <4 x double> %647)
  %649 = shufflevector <4 x double> %644, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %650 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %649, <4 x double> %648)
  %651 = shufflevector <4 x double> %622, <4 x double> poison, <4 x i32> zeroinitializer
  %652 = shufflevector <4 x double> %624, <4 x double> poison, <4 x i32> zeroinitializer
  %653 = fmul <4 x double> %652, %643
  %654 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %636, <4 x double> %651, <4 x double> %653)
  %655 = shufflevector <4 x double> %626, <4 x double> poison, <4 x i32> zeroinitializer
  %656 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %650, <4 x double> %655, <4 x double> %654)
  %657 = shufflevector <4 x double> %622, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %658 = shufflevector <4 x double> %624, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %659 = fmul <4 x double> %658, %643
  %660 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %636, <4 x double> %657, <4 x double> %659)
  %661 = shufflevector <4 x double> %626, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %662 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %650, <4 x double> %661, <4 x double> %660)
  %663 = shufflevector <4 x double> %622, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %664 = shufflevector <4 x double> %624, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %665 = fmul <4 x double> %664, %643
  %666 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %636, <4 x double> %663, <4 x double> %665)
  %667 = shufflevector <4 x double> %626, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %668 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %650, <4 x double> %667, <4 x double> %666)
  %669 = load <4 x double>, ptr %322, align 32
  %670 = shufflevector <4 x double> %669, <4 x double> poison, <4 x i32> zeroinitializer
  %671 = shufflevector <4 x double> %669, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %672 = fmul <4 x double> %624, %671
  %673 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %670, <4 x double> %672)
  %674 = shufflevector <4 x double> %669, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %675 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %674, <4 x double> %673)
  %676 = load <4 x double>, ptr %324, align 32
  %677 = shufflevector <4 x double> %676, <4 x double> poison, <4 x i32> zeroinitializer
  %678 = shufflevector <4 x double> %676, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %679 = fmul <4 x double> %624, %678
  %680 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %677, <4 x double> %679)
  %681 = shufflevector <4 x double> %676, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %682 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %681, <4 x double> %680)
  %683 = load <4 x double>, ptr %326, align 32
  %684 = shufflevector <4 x double> %683, <4 x double> poison, <4 x i32> zeroinitializer
  %685 = shufflevector <4 x double> %683, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %686 = fmul <4 x double> %624, %685
  %687 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %684, <4 x double> %686)
  %688 = shufflevector <4 x double> %683, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %689 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %688, <4 x double> %687)
  %690 = fmul <4 x double> %652, %682
  %691 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %675, <4 x double> %651, <4 x double> %690)
  %692 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %689, <4 x double> %655, <4 x double> %691)
  %693 = fmul <4 x double> %658, %682
  %694 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %675, <4 x double> %657, <4 x double> %693)
  %695 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %689, <4 x double> %661, <4 x double> %694)
  %696 = fmul <4 x double> %664, %682
  %697 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %675, <4 x double> %663, <4 x double> %696)
  %698 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %689, <4 x double> %667, <4 x double> %697)
  %699 = getelementptr %struct.body, ptr %73, i64 %185, i32 8, i32 0
  %700 = load <4 x double>, ptr %699, align 32
  %701 = shufflevector <4 x double> %700, <4 x double> poison, <4 x i32> zeroinitializer
  %702 = shufflevector <4 x double> %700, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %703 = fmul <4 x double> %624, %702
  %704 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %701, <4 x double> %703)
  %705 = shufflevector <4 x double> %700, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %706 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %705, <4 x double> %704)
  %707 = load <4 x double>, ptr %385, align 32
  %708 = shufflevector <4 x double> %707, <4 x double> poison, <4 x i32> zeroinitializer
  %709 = shufflevector <4 x double> %707, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %710 = fmul <4 x double> %624, %709
  %711 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %708, <4 x double> %710)
  %712 = shufflevector <4 x double> %707, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %713 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %712, <4 x double> %711)
  %714 = load <4 x double>, ptr %388, align 32
  %715 = shufflevector <4 x double> %714, <4 x double> poison, <4 x i32> zeroinitializer
  %716 = shufflevector <4 x double> %714, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %717 = fmul <4 x double> %624, %716
  %718 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %715, <4 x double> %717)
  %719 = shufflevector <4 x double> %714, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %720 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %719, <4 x double> %718)
  %721 = fmul <4 x double> %652, %713
  %722 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %706, <4 x double> %651, <4 x double> %721)
  %723 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %720, <4 x double> %655, <4 x double> %722)
  %724 = fmul <4 x double> %658, %713
  %725 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %706, <4 x double> %657, <4 x double> %724)
  %726 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %720, <4 x double> %661, <4 x double> %725)
  %727 = fmul <4 x double> %664, %713
  %728 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %706, <4 x double> %663, <4 x double> %727)
  %729 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %720, <4 x double> %667, <4 x double> %728)
  %730 = shufflevector <4 x double> %723, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %731 = fmul <4 x double> %628, %730
  %732 = shufflevector <4 x double> %628, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %733 = fmul <4 x double> %732, %723
  %734 = fsub <4 x double> %731, %733
  %735 = shufflevector <4 x double> %734, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %736 = shufflevector <4 x double> %726, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %737 = fmul <4 x double> %628, %736
  %738 = fmul <4 x double> %732, %726
  %739 = fsub <4 x double> %737, %738
  %740 = shufflevector <4 x double> %739, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %741 = shufflevector <4 x double> %729, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %742 = fmul <4 x double> %628, %741
  %743 = fmul <4 x double> %732, %729
  %744 = fsub <4 x double> %742, %743
  %745 = shufflevector <4 x double> %744, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %746 = fadd <4 x double> %692, %735
  %747 = fadd <4 x double> %695, %740
  %748 = fadd <4 x double> %698, %745
  %749 = shufflevector <4 x double> %628, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %750 = shufflevector <4 x double> %628, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %751 = fneg <4 x double> %695
  %752 = fmul <4 x double> %750, %751
  %753 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %698, <4 x double> %749, <4 x double> %752)
  %754 = shufflevector <4 x double> %628, <4 x double> poison, <4 x i32> zeroinitializer
  %755 = fneg <4 x double> %698
  %756 = fmul <4 x double> %754, %755
  %757 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %692, <4 x double> %750, <4 x double> %756)
  %758 = fneg <4 x double> %692
  %759 = fmul <4 x double> %749, %758
  %760 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %695, <4 x double> %754, <4 x double> %759)
  %761 = shufflevector <4 x double> %753, <4 x double> %757, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %762 = shufflevector <4 x double> %753, <4 x double> %757, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %763 = shufflevector <4 x double> %761, <4 x double> %760, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %764 = shufflevector <4 x double> %761, <4 x double> %760, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %765 = shufflevector <4 x double> %762, <4 x double> %760, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %766 = fneg <4 x double> %747
  %767 = fmul <4 x double> %750, %766
  %768 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %748, <4 x double> %749, <4 x double> %767)
  %769 = fneg <4 x double> %748
  %770 = fmul <4 x double> %754, %769
  %771 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %746, <4 x double> %750, <4 x double> %770)
  %772 = fneg <4 x double> %746
  %773 = fmul <4 x double> %749, %772
  %774 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %747, <4 x double> %754, <4 x double> %773)
  %775 = fadd <4 x double> %763, %768
  %776 = fadd <4 x double> %764, %771
  %777 = fadd <4 x double> %765, %774
  %778 = fadd <4 x double> %656, %775
  %779 = fadd <4 x double> %662, %776
  %780 = fadd <4 x double> %668, %777
  %781 = getelementptr %struct.body, ptr %73, i64 %618, i32 6, i32 0
  %782 = load <4 x double>, ptr %781, align 32
  %783 = fadd <4 x double> %782, %778
  %784 = getelementptr %struct.body, ptr %73, i64 %618, i32 6, i32 1
  %785 = load <4 x double>, ptr %784, align 32
  %786 = fadd <4 x double> %785, %779
  %787 = getelementptr %struct.body, ptr %73, i64 %618, i32 6, i32 2
  %788 = load <4 x double>, ptr %787, align 32
  %789 = fadd <4 x double> %788, %780
  store <4 x double> %783, ptr %781, align 32
  store <4 x double> %786, ptr %784, align 32
  store <4 x double> %789, ptr %787, align 32
  %790 = getelementptr %struct.body, ptr %73, i64 %618, i32 7, i32 0
  %791 = load <4 x double>, ptr %790, align 32
  %792 = fadd <4 x double> %791, %746
  %793 = getelementptr %struct.body, ptr %73, i64 %618, i32 7, i32 1
  %794 = load <4 x double>, ptr %793, align 32
  %795 = fadd <4 x double> %794, %747
  %796 = getelementptr %struct.body, ptr %73, i64 %618, i32 7, i32 2
  %797 = load <4 x double>, ptr %796, align 32
  %798 = fadd <4 x double> %797, %748
  store <4 x double> %792, ptr %790, align 32
  store <4 x double> %795, ptr %793, align 32
  store <4 x double> %798, ptr %796, align 32
  %799 = getelementptr %struct.body, ptr %73, i64 %618, i32 8, i32 0
  %800 = load <4 x double>, ptr %799, align 32
  %801 = fadd <4 x double> %723, %800
  %802 = getelementptr %struct.body, ptr %73, i64 %618, i32 8, i32 1
  %803 = load <4 x double>, ptr %802, align 32
  %804 = fadd <4 x double> %726, %803
  %805 = getelementptr %struct.body, ptr %73, i64 %618, i32 8, i32 2
  %806 = load <4 x double>, ptr %805, align 32
  %807 = fadd <4 x double> %729, %806
  store <4 x double> %801, ptr %799, align 32
  store <4 x double> %804, ptr %802, align 32
  store <4 x double> %807, ptr %805, align 32
  %808 = load <4 x double>, ptr %408, align 32
  %809 = shufflevector <4 x double> %808, <4 x double> poison, <4 x i32> zeroinitializer
  %810 = shufflevector <4 x double> %808, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %811 = fmul <4 x double> %624, %810
  %812 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %809, <4 x double> %811)
  %813 = shufflevector <4 x double> %808, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %814 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %813, <4 x double> %812)
  %815 = getelementptr %struct.body, ptr %73, i64 %618, i32 9
  %816 = load <4 x double>, ptr %815, align 32
  %817 = fadd <4 x double> %816, %814
  store <4 x double> %817, ptr %815, align 32
  %818 = load <4 x double>, ptr %405, align 32
  %819 = shufflevector <4 x double> %818, <4 x double> poison, <4 x i32> zeroinitializer
  %820 = shufflevector <4 x double> %818, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %821 = fmul <4 x double> %624, %820
  %822 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %819, <4 x double> %821)
  %823 = shufflevector <4 x double> %818, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %824 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %823, <4 x double> %822)
  %825 = shufflevector <4 x double> %814, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %826 = fmul <4 x double> %628, %825
  %827 = fmul <4 x double> %732, %814
  %828 = fsub <4 x double> %826, %827
  %829 = shufflevector <4 x double> %828, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %830 = fadd <4 x double> %824, %829
  %831 = getelementptr %struct.body, ptr %73, i64 %618, i32 10
  %832 = load <4 x double>, ptr %831, align 32
  %833 = fadd <4 x double> %832, %830
  store <4 x double> %833, ptr %831, align 32
  br label %834

834:
  %835 = icmp sgt i64 %185, 1
  br i1 %835, label %184, label %836

836:
  call void @eliminate_fronts(ptr %153, ptr %8, ptr %73, i64 0)
  %837 = load ptr, ptr %72
  %838 = load ptr, ptr %9
  %839 = getelementptr %struct.body, ptr %837, i64 0, i32 3
  %840 = bitcast ptr %32 to ptr
  %841 = bitcast ptr %839 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %841, i8 0, i64 64, i1 false)
  %842 = load ptr, ptr %840
  %843 = getelementptr %struct.tree_closing.1, ptr %838, i64 0, i32 15
  %844 = load i64, ptr %843
  %845 = shl i64 %844, 5
  call void @llvm.memset.p0.i64(ptr align 32 %842, i8 0, i64 %845, i1 false)
  call void @find_multipliers(ptr %838, ptr %8, ptr %837, i64 0)
  %846 = load i64, ptr %167
  %847 = icmp slt i64 %846, 1
  br i1 %847, label %971, label %848

848:
  %849 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 6
  %850 = getelementptr %struct.tree_closing.1, ptr %838, i64 0, i32 18
  %851 = getelementptr %struct.tree_closing.1, ptr %838, i64 0, i32 19
  %852 = getelementptr %struct.tree_closing.1, ptr %838, i64 0, i32 20
  br label %853

853:
  %854 = phi i64 [ 1, %848 ], [ %956, %872 ]
  %855 = load ptr, ptr %849
  %856 = mul i64 %854, 5
  %857 = add i64 %856, -5
  %858 = getelementptr i64, ptr %855, i64 %857
  %859 = load ptr, ptr %850
  %860 = getelementptr i64, ptr %859, i64 %854
  %861 = load i64, ptr %860
  %862 = getelementptr %struct.body, ptr %837, i64 %854
  %863 = load ptr, ptr %851
  %864 = getelementptr i64, ptr %863, i64 %854
  %865 = load i64, ptr %864
  %866 = add i64 %865, %861
  %867 = icmp sgt i64 %865, 0
  br i1 %867, label %868, label %872

868:
  %869 = load ptr, ptr %23
  %870 = load ptr, ptr %32
  %871 = load ptr, ptr %852
  br label %959

872:
  %873 = phi <4 x double> [ zeroinitializer, %853 ], [ %968, %959 ]
  %874 = extractelement <4 x double> %873, i64 0
  %875 = extractelement <4 x double> %873, i64 1
  %876 = fadd double %874, %875
  %877 = extractelement <4 x double> %873, i64 2
  %878 = extractelement <4 x double> %873, i64 3
  %879 = fadd double %877, %878
  %880 = fadd double %876, %879
  %881 = getelementptr %struct.body, ptr %837, i64 %854, i32 13
  %882 = load <4 x double>, ptr %881, align 32
  %883 = extractelement <4 x double> %882, i64 1
  %884 = fadd double %883, %880
  %885 = getelementptr %struct.body, ptr %837, i64 %854, i32 13, i64 1
  store double %884, ptr %885
  %886 = load i64, ptr %858
  %887 = getelementptr i64, ptr %858, i64 1
  %888 = load i64, ptr %887
  %889 = icmp eq i64 %888, 1
  %890 = getelementptr %struct.body, ptr %862, i64 0, i32 0, i32 0
  %891 = load <4 x double>, ptr %890, align 32
  %892 = getelementptr %struct.body, ptr %837, i64 %854, i32 0, i32 1
  %893 = load <4 x double>, ptr %892, align 32
  %894 = shufflevector <4 x double> %891, <4 x double> %893, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %895 = shufflevector <4 x double> %891, <4 x double> %893, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %896 = getelementptr %struct.body, ptr %837, i64 %854, i32 0, i32 2
  %897 = load <4 x double>, ptr %896, align 32
  %898 = shufflevector <4 x double> %894, <4 x double> %897, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %899 = shufflevector <4 x double> %894, <4 x double> %897, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %900 = shufflevector <4 x double> %895, <4 x double> %897, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %901 = getelementptr %struct.body, ptr %837, i64 %886, i32 3
  %902 = load <4 x double>, ptr %901, align 32
  %903 = shufflevector <4 x double> %902, <4 x double> poison, <4 x i32> zeroinitializer
  %904 = shufflevector <4 x double> %902, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %905 = fmul <4 x double> %899, %904
  %906 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %898, <4 x double> %903, <4 x double> %905)
  %907 = shufflevector <4 x double> %902, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %908 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %900, <4 x double> %907, <4 x double> %906)
  %909 = getelementptr %struct.body, ptr %837, i64 %886, i32 4
  %910 = load <4 x double>, ptr %909, align 32
  %911 = getelementptr %struct.body, ptr %837, i64 %854, i32 1
  %912 = load <4 x double>, ptr %911, align 32
  %913 = shufflevector <4 x double> %912, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %914 = fmul <4 x double> %902, %913
  %915 = shufflevector <4 x double> %902, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %916 = fmul <4 x double> %915, %912
  %917 = fsub <4 x double> %914, %916
  %918 = shufflevector <4 x double> %917, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %919 = fadd <4 x double> %910, %918
  %920 = shufflevector <4 x double> %919, <4 x double> poison, <4 x i32> zeroinitializer
  %921 = shufflevector <4 x double> %919, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %922 = fmul <4 x double> %899, %921
  %923 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %898, <4 x double> %920, <4 x double> %922)
  %924 = shufflevector <4 x double> %919, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %925 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %900, <4 x double> %924, <4 x double> %923)
  %926 = getelementptr %struct.body, ptr %837, i64 %854, i32 11
  %927 = load <4 x double>, ptr %926, align 32
  %928 = fmul <4 x double> %927, %908
  %929 = extractelement <4 x double> %928, i64 0
  %930 = extractelement <4 x double> %928, i64 1
  %931 = fadd double %929, %930
  %932 = extractelement <4 x double> %928, i64 2
  %933 = fadd double %932, %931
  %934 = getelementptr %struct.body, ptr %837, i64 %854, i32 12
  %935 = load <4 x double>, ptr %934, align 32
  %936 = fmul <4 x double> %935, %925
  %937 = extractelement <4 x double> %936, i64 0
  %938 = extractelement <4 x double> %936, i64 1
  %939 = fadd double %937, %938
  %940 = extractelement <4 x double> %936, i64 2
  %941 = fadd double %940, %939
  %942 = fadd double %933, %941
  %943 = extractelement <4 x double> %882, i64 0
  %944 = fsub double %884, %942
  %945 = fmul double %943, %944
  %946 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %945, i64 2
  %947 = select i1 %889, <4 x double> splat (double -0.000000e+00), <4 x double> %946
  %948 = fadd <4 x double> %908, %947
  %949 = getelementptr %struct.body, ptr %837, i64 %854, i32 3
  store <4 x double> %948, ptr %949, align 32
  %950 = select i1 %889, <4 x double> %946, <4 x double> splat (double -0.000000e+00)
  %951 = fadd <4 x double> %925, %950
  %952 = getelementptr %struct.body, ptr %837, i64 %854, i32 4
  store <4 x double> %951, ptr %952, align 32
  %953 = getelementptr i64, ptr %858, i64 3
  %954 = load i64, ptr %953
  %955 = getelementptr double, ptr %4, i64 %954
  store double %945, ptr %955
  call void @find_multipliers(ptr %838, ptr %8, ptr %862, i64 %854)
  %956 = add i64 %854, 1
  %957 = load i64, ptr %167
  %958 = icmp slt i64 %854, %957
  br i1 %958, label %853, label %971

959:
  %960 = phi i64 [ %861, %868 ], [ %969, %959 ]
  %961 = phi <4 x double> [ zeroinitializer, %868 ], [ %968, %959 ]
  %962 = getelementptr <4 x double>, ptr %869, i64 %960
  %963 = load <4 x double>, ptr %962, align 32
  %964 = getelementptr i64, ptr %871, i64 %960
  %965 = load i64, ptr %964
  %966 = getelementptr <4 x double>, ptr %870, i64 %965
  %967 = load <4 x double>, ptr %966, align 32
  %968 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %963, <4 x double> %967, <4 x double> %961)
  %969 = add i64 %960, 1
  %970 = icmp slt i64 %969, %866
  br i1 %970, label %959, label %872

971:
  %972 = icmp eq ptr %5, null
  br i1 %972, label %984, label %973

973:
  %974 = load i64, ptr %54
  %975 = bitcast ptr %32 to ptr
  %976 = load ptr, ptr %975
  %977 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 3
  %978 = getelementptr %struct.tree_closing.1, ptr %10, i64 0, i32 2
  %979 = call i64 @llvm.smax.i64(i64 %974, i64 0)
  %980 = icmp slt i64 %974, 1
  br i1 %980, label %984, label %981

981:
  %982 = load ptr, ptr %977
  %983 = load ptr, ptr %978
  br label %985

984:
  ret void

985:
  %986 = phi i64 [ %994, %985 ], [ 0, %981 ]
  %987 = getelementptr i64, ptr %982, i64 %986
  %988 = load i64, ptr %987
  %989 = getelementptr double, ptr %976, i64 %988
  %990 = load double, ptr %989
  %991 = getelementptr i64, ptr %983, i64 %986
  %992 = load i64, ptr %991
  %993 = getelementptr double, ptr %5, i64 %992
  store double %990, ptr %993
  %994 = add i64 %986, 1
  %995 = icmp eq i64 %994, %979
  br i1 %995, label %984, label %985
}

define internal void @find_rows(ptr  %0, ptr  %1, ptr  %2, ptr %3) {
  %5 = alloca [2 x ptr], align 16
  %6 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 8
  %9 = load i64, ptr %8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 9
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.closing, ptr %1, i64 0, i32 6
  %15 = load ptr, ptr %14
  br label %41

16:
  %17 = getelementptr %struct.closing, ptr %1, i64 0, i32 10
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 15
  %21 = load i64, ptr %20
  %22 = shl i64 %21, 5
  call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %22, i1 false)
  %23 = bitcast ptr %5 to ptr
  %24 = getelementptr [2 x ptr], ptr %5, i64 0, i64 0
  %25 = getelementptr %struct.closing, ptr %1, i64 0, i32 6
  %26 = load ptr, ptr %25
  store ptr %26, ptr %24, align 16
  %27 = getelementptr [2 x ptr], ptr %5, i64 0, i64 1
  %28 = getelementptr double, ptr %3, i64 4
  %29 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 0
  %30 = load i64, ptr %29
  %31 = mul i64 %30, 36
  %32 = getelementptr double, ptr %28, i64 %31
  store ptr %32, ptr %27
  %33 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 11
  %34 = getelementptr %struct.tree_closing.1, ptr %7, i64 0, i32 10
  %35 = load i64, ptr %34
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %114

37:
  %38 = load ptr, ptr %33
  %39 = getelementptr %struct.closing, ptr %1, i64 0, i32 13
  %40 = getelementptr %struct.closing, ptr %1, i64 0, i32 8
  br label %115

41:
  %42 = phi i64 [ 0, %11 ], [ %112, %41 ]
  %43 = getelementptr i64, ptr %13, i64 %42
  %44 = load i64, ptr %43
  %45 = mul i64 %42, 18
  %46 = getelementptr double, ptr %15, i64 %45
  %47 = getelementptr %struct.place, ptr %2, i64 %44, i32 1
  %48 = load <4 x double>, ptr %47, align 32
  %49 = extractelement <4 x double> %48, i64 0
  store double %49, ptr %46
  %50 = extractelement <4 x double> %48, i64 1
  %51 = getelementptr double, ptr %46, i64 1
  store double %50, ptr %51
  %52 = extractelement <4 x double> %48, i64 2
  %53 = getelementptr double, ptr %46, i64 2
  store double %52, ptr %53
  %54 = getelementptr double, ptr %46, i64 3
  %55 = getelementptr %struct.place, ptr %2, i64 %44, i32 0, i32 0
  %56 = load <4 x double>, ptr %55, align 32
  %57 = extractelement <4 x double> %56, i64 0
  store double %57, ptr %54
  %58 = extractelement <4 x double> %56, i64 1
  %59 = getelementptr double, ptr %54, i64 1
  store double %58, ptr %59
  %60 = extractelement <4 x double> %56, i64 2
  %61 = getelementptr double, ptr %54, i64 2
  store double %60, ptr %61
  %62 = getelementptr double, ptr %54, i64 3
  %63 = getelementptr %struct.place, ptr %2, i64 %44, i32 0, i32 1
  %64 = load <4 x double>, ptr %63, align 32
  %65 = extractelement <4 x double> %64, i64 0
  store double %65, ptr %62
  %66 = extractelement <4 x double> %64, i64 1
  %67 = getelementptr double, ptr %62, i64 1
  store double %66, ptr %67
  %68 = extractelement <4 x double> %64, i64 2
  %69 = getelementptr double, ptr %62, i64 2
  store double %68, ptr %69
  %70 = getelementptr double, ptr %54, i64 6
  %71 = getelementptr %struct.place, ptr %2, i64 %44, i32 0, i32 2
  %72 = load <4 x double>, ptr %71, align 32
  %73 = extractelement <4 x double> %72, i64 0
  store double %73, ptr %70
  %74 = extractelement <4 x double> %72, i64 1
  %75 = getelementptr double, ptr %70, i64 1
  store double %74, ptr %75
  %76 = extractelement <4 x double> %72, i64 2
  %77 = getelementptr double, ptr %70, i64 2
  store double %76, ptr %77
  %78 = getelementptr double, ptr %46, i64 12
  %79 = getelementptr %struct.place, ptr %2, i64 %44, i32 2
  %80 = load <4 x double>, ptr %79, align 32
  %81 = load <4 x double>, ptr %55, align 32
  %82 = shufflevector <4 x double> %80, <4 x double> poison, <4 x i32> zeroinitializer
  %83 = load <4 x double>, ptr %63, align 32
  %84 = shufflevector <4 x double> %80, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %85 = fmul <4 x double> %84, %83
  %86 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %82, <4 x double> %85)
  %87 = load <4 x double>, ptr %71, align 32
  %88 = shufflevector <4 x double> %80, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %89 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %87, <4 x double> %88, <4 x double> %86)
  %90 = extractelement <4 x double> %89, i64 0
  store double %90, ptr %78
  %91 = extractelement <4 x double> %89, i64 1
  %92 = getelementptr double, ptr %78, i64 1
  store double %91, ptr %92
  %93 = extractelement <4 x double> %89, i64 2
  %94 = getelementptr double, ptr %78, i64 2
  store double %93, ptr %94
  %95 = getelementptr double, ptr %78, i64 3
  %96 = getelementptr %struct.place, ptr %2, i64 %44, i32 3
  %97 = load <4 x double>, ptr %96, align 32
  %98 = load <4 x double>, ptr %55, align 32
  %99 = shufflevector <4 x double> %97, <4 x double> poison, <4 x i32> zeroinitializer
  %100 = load <4 x double>, ptr %63, align 32
  %101 = shufflevector <4 x double> %97, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %102 = fmul <4 x double> %101, %100
  %103 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %98, <4 x double> %99, <4 x double> %102)
  %104 = load <4 x double>, ptr %71, align 32
  %105 = shufflevector <4 x double> %97, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %106 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %104, <4 x double> %105, <4 x double> %103)
  %107 = extractelement <4 x double> %106, i64 0
  store double %107, ptr %95
  %108 = extractelement <4 x double> %106, i64 1
  %109 = getelementptr double, ptr %95, i64 1
  store double %108, ptr %109
  %110 = extractelement <4 x double> %106, i64 2
  %111 = getelementptr double, ptr %95, i64 2
  store double %110, ptr %111
  %112 = add i64 %42, 1
  %113 = icmp eq i64 %112, %9
  br i1 %113, label %16, label %41

114:
  ret void

115:
  %116 = phi i64 [ %35, %37 ], [ %136, %135 ]
  %117 = phi ptr [ %38, %37 ], [ %137, %135 ]
  %118 = phi ptr [ %38, %37 ], [ %138, %135 ]
  %119 = load ptr, ptr %39
  %120 = getelementptr %struct.tree_loads, ptr %118, i64 0, i32 1
  %121 = load i64, ptr %120
  %122 = getelementptr double, ptr %119, i64 %121
  %123 = getelementptr %struct.tree_loads, ptr %118, i64 0, i32 0
  %124 = load i64, ptr %123
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %135

126:
  %127 = getelementptr %struct.tree_loads, ptr %118, i64 0, i32 3
  %128 = getelementptr %struct.tree_loads, ptr %118, i64 0, i32 4
  %129 = getelementptr %struct.tree_loads, ptr %118, i64 0, i32 2
  %130 = getelementptr %struct.tree_loads, ptr %118, i64 0, i32 5
  %131 = load i64, ptr %129
  br label %141

132:
  %133 = load ptr, ptr %33
  %134 = load i64, ptr %34
  br label %135

135:
  %136 = phi i64 [ %134, %132 ], [ %116, %115 ]
  %137 = phi ptr [ %133, %132 ], [ %117, %115 ]
  %138 = getelementptr %struct.tree_loads, ptr %118, i64 1
  %139 = getelementptr %struct.tree_loads, ptr %137, i64 %136
  %140 = icmp ult ptr %138, %139
  br i1 %140, label %115, label %114

141:
  %142 = phi i64 [ %131, %126 ], [ %154, %175 ]
  %143 = phi i64 [ %121, %126 ], [ %176, %175 ]
  %144 = phi i64 [ 0, %126 ], [ %172, %175 ]
  %145 = load ptr, ptr %127
  %146 = mul i64 %143, %144
  %147 = getelementptr i64, ptr %145, i64 %146
  %148 = load ptr, ptr %128
  %149 = mul i64 %142, %144
  %150 = getelementptr i64, ptr %148, i64 %149
  %151 = icmp sgt i64 %143, 0
  br i1 %151, label %158, label %152

152:
  %153 = load ptr, ptr %130
  call void %153(double 0.000000e+00, ptr %119, ptr null, ptr null, ptr null, ptr %122)
  %154 = load i64, ptr %129
  %155 = icmp sgt i64 %154, 0
  br i1 %155, label %156, label %171

156:
  %157 = load ptr, ptr %40
  br label %177

158:
  %159 = phi i64 [ %169, %158 ], [ 0, %141 ]
  %160 = getelementptr i64, ptr %147, i64 %159
  %161 = load i64, ptr %160
  %162 = and i64 %161, 1
  %163 = getelementptr [2 x ptr], ptr %5, i64 0, i64 %162
  %164 = load ptr, ptr %163
  %165 = ashr i64 %161, 1
  %166 = getelementptr double, ptr %164, i64 %165
  %167 = load double, ptr %166
  %168 = getelementptr double, ptr %119, i64 %159
  store double %167, ptr %168
  %169 = add i64 %159, 1
  %170 = icmp eq i64 %169, %143
  br i1 %170, label %152, label %158

171:
  %172 = add i64 %144, 1
  %173 = load i64, ptr %123
  %174 = icmp slt i64 %172, %173
  br i1 %174, label %175, label %132

175:
  %176 = load i64, ptr %120
  br label %141

177:
  %178 = phi i64 [ 0, %156 ], [ %184, %177 ]
  %179 = getelementptr double, ptr %122, i64 %178
  %180 = load double, ptr %179
  %181 = getelementptr i64, ptr %150, i64 %178
  %182 = load i64, ptr %181
  %183 = getelementptr double, ptr %157, i64 %182
  store double %180, ptr %183
  %184 = add i64 %178, 1
  %185 = icmp eq i64 %184, %154
  br i1 %185, label %171, label %177
}

define internal void @eliminate_fronts(ptr  %0, ptr  %1, ptr  %2, i64 %3) {
  %5 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 26
  %6 = load ptr, ptr %5
  %7 = getelementptr i64, ptr %6, i64 %3
  %8 = load i64, ptr %7
  %9 = add i64 %3, 1
  %10 = getelementptr i64, ptr %6, i64 %9
  %11 = load i64, ptr %10
  %12 = icmp slt i64 %8, %11
  br i1 %12, label %13, label %33

13:
  %14 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 27
  %15 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 28
  %16 = getelementptr %struct.closing, ptr %1, i64 0, i32 5
  %17 = getelementptr %struct.closing, ptr %1, i64 0, i32 0
  %18 = getelementptr %struct.closing, ptr %1, i64 0, i32 10
  %19 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 16
  %20 = getelementptr %struct.closing, ptr %1, i64 0, i32 3
  %21 = icmp eq i64 %3, 0
  %22 = getelementptr %struct.body, ptr %2, i64 %3, i32 6, i32 0
  %23 = getelementptr %struct.body, ptr %2, i64 %3, i32 6, i32 1
  %24 = getelementptr %struct.body, ptr %2, i64 %3, i32 6, i32 2
  %25 = getelementptr %struct.body, ptr %2, i64 %3, i32 7, i32 0
  %26 = getelementptr %struct.body, ptr %2, i64 %3, i32 7, i32 1
  %27 = getelementptr %struct.body, ptr %2, i64 %3, i32 7, i32 2
  %28 = getelementptr %struct.body, ptr %2, i64 %3, i32 8, i32 0
  %29 = getelementptr %struct.body, ptr %2, i64 %3, i32 8, i32 1
  %30 = getelementptr %struct.body, ptr %2, i64 %3, i32 8, i32 2
  %31 = getelementptr %struct.body, ptr %2, i64 %3, i32 9
  %32 = getelementptr %struct.body, ptr %2, i64 %3, i32 10
  br label %34

33:
  ret void

34:
  %35 = phi i64 [ %8, %13 ], [ %377, %376 ]
  %36 = load ptr, ptr %14
  %37 = mul i64 %35, 5
  %38 = getelementptr i64, ptr %36, i64 %37
  %39 = load i64, ptr %38
  %40 = getelementptr i64, ptr %38, i64 1
  %41 = load i64, ptr %40
  %42 = add i64 %41, %39
  %43 = getelementptr i64, ptr %38, i64 2
  %44 = load i64, ptr %43
  %45 = add i64 %41, 2
  %46 = load ptr, ptr %15
  %47 = getelementptr i64, ptr %38, i64 3
  %48 = load i64, ptr %47
  %49 = getelementptr i64, ptr %46, i64 %48
  %50 = load ptr, ptr %16
  %51 = getelementptr i64, ptr %38, i64 4
  %52 = load i64, ptr %51
  %53 = getelementptr <4 x double>, ptr %50, i64 %52
  %54 = getelementptr i64, ptr %49, i64 %42
  %55 = getelementptr i64, ptr %54, i64 %42
  %56 = add i64 %39, 1
  %57 = mul i64 %56, %39
  %58 = sdiv i64 %57, 2
  %59 = getelementptr i64, ptr %55, i64 %58
  %60 = mul i64 %41, %39
  %61 = getelementptr i64, ptr %59, i64 %60
  %62 = mul i64 %44, %45
  %63 = getelementptr <4 x double>, ptr %53, i64 %62, i64 0
  %64 = icmp sgt i64 %39, 0
  br i1 %64, label %65, label %204

65:
  %66 = load ptr, ptr %19
  %67 = icmp sgt i64 %41, 0
  br label %68

68:
  %69 = phi ptr [ %66, %65 ], [ %104, %103 ]
  %70 = phi i64 [ 1, %65 ], [ %107, %103 ]
  %71 = phi ptr [ %53, %65 ], [ %106, %103 ]
  %72 = phi ptr [ %63, %65 ], [ %105, %103 ]
  %73 = phi i64 [ 0, %65 ], [ %87, %103 ]
  %74 = getelementptr i64, ptr %49, i64 %73
  %75 = load i64, ptr %74
  %76 = load ptr, ptr %17
  %77 = getelementptr i64, ptr %54, i64 %73
  %78 = load i64, ptr %77
  %79 = mul i64 %78, 6
  %80 = getelementptr <4 x double>, ptr %76, i64 %79
  %81 = load ptr, ptr %18
  %82 = shl i64 %75, 2
  %83 = getelementptr double, ptr %81, i64 %82
  %84 = getelementptr i64, ptr %69, i64 %75
  %85 = load i64, ptr %84
  %86 = icmp sgt i64 %85, 0
  %87 = add i64 %73, 1
  br i1 %86, label %88, label %103

88:
  %89 = mul i64 %87, %73
  %90 = lshr i64 %89, 1
  %91 = getelementptr <4 x double>, ptr %80, i64 1
  %92 = getelementptr <4 x double>, ptr %80, i64 2
  %93 = getelementptr <4 x double>, ptr %80, i64 3
  %94 = getelementptr <4 x double>, ptr %80, i64 4
  %95 = getelementptr <4 x double>, ptr %80, i64 5
  br label %96

96:
  %97 = phi ptr [ %69, %88 ], [ %162, %158 ]
  %98 = phi ptr [ %71, %88 ], [ %161, %158 ]
  %99 = phi ptr [ %72, %88 ], [ %160, %158 ]
  %100 = phi i64 [ 0, %88 ], [ %159, %158 ]
  %101 = load ptr, ptr %20
  %102 = getelementptr <4 x double>, ptr %101, i64 %100
  br label %132

103:
  %104 = phi ptr [ %69, %68 ], [ %162, %158 ]
  %105 = phi ptr [ %72, %68 ], [ %160, %158 ]
  %106 = phi ptr [ %71, %68 ], [ %161, %158 ]
  %107 = add i64 %70, 1
  %108 = icmp eq i64 %87, %39
  br i1 %108, label %204, label %68

109:
  %110 = load <4 x double>, ptr %80, align 32
  %111 = extractelement <4 x double> %110, i64 %100
  %112 = insertelement <4 x double> undef, double %111, i64 0
  %113 = load <4 x double>, ptr %91, align 32
  %114 = extractelement <4 x double> %113, i64 %100
  %115 = insertelement <4 x double> %112, double %114, i64 1
  %116 = load <4 x double>, ptr %92, align 32
  %117 = extractelement <4 x double> %116, i64 %100
  %118 = insertelement <4 x double> %115, double %117, i64 2
  %119 = getelementptr double, ptr %83, i64 %100
  %120 = load double, ptr %119
  %121 = insertelement <4 x double> %118, double %120, i64 3
  store <4 x double> %121, ptr %98, align 32
  %122 = load <4 x double>, ptr %93, align 32
  %123 = extractelement <4 x double> %122, i64 %100
  %124 = load <4 x double>, ptr %94, align 32
  %125 = extractelement <4 x double> %124, i64 %100
  %126 = load <4 x double>, ptr %95, align 32
  %127 = extractelement <4 x double> %126, i64 %100
  %128 = insertelement <4 x double> <double poison, double poison, double poison, double 0.000000e+00>, double %123, i64 0
  %129 = insertelement <4 x double> %128, double %125, i64 1
  %130 = insertelement <4 x double> %129, double %127, i64 2
  %131 = getelementptr <4 x double>, ptr %98, i64 1
  store <4 x double> %130, ptr %131, align 32
  br i1 %67, label %166, label %158

132:
  %133 = phi i64 [ 0, %96 ], [ %148, %146 ]
  %134 = phi i64 [ 0, %96 ], [ %147, %146 ]
  %135 = getelementptr i64, ptr %49, i64 %134
  %136 = load i64, ptr %135
  %137 = getelementptr i64, ptr %97, i64 %136
  %138 = load i64, ptr %137
  %139 = icmp sgt i64 %138, 0
  br i1 %139, label %140, label %146

140:
  %141 = add i64 %134, %90
  %142 = getelementptr i64, ptr %55, i64 %141
  %143 = load i64, ptr %142
  %144 = shl i64 %143, 2
  %145 = getelementptr <4 x double>, ptr %102, i64 %144
  br label %150

146:
  %147 = add i64 %134, 1
  %148 = add i64 %138, %133
  %149 = icmp eq i64 %147, %70
  br i1 %149, label %109, label %132

150:
  %151 = phi i64 [ 0, %140 ], [ %156, %150 ]
  %152 = load <4 x double>, ptr %145, align 32
  %153 = extractelement <4 x double> %152, i64 %151
  %154 = add i64 %151, %133
  %155 = getelementptr double, ptr %99, i64 %154
  store double %153, ptr %155
  %156 = add i64 %151, 1
  %157 = icmp eq i64 %156, %138
  br i1 %157, label %146, label %150

158:
  %159 = add i64 %100, 1
  %160 = getelementptr double, ptr %99, i64 %44
  %161 = getelementptr <4 x double>, ptr %98, i64 %45
  %162 = load ptr, ptr %19
  %163 = getelementptr i64, ptr %162, i64 %75
  %164 = load i64, ptr %163
  %165 = icmp slt i64 %159, %164
  br i1 %165, label %96, label %103

166:
  %167 = phi i64 [ %202, %198 ], [ 0, %109 ]
  %168 = load ptr, ptr %20
  %169 = mul i64 %167, %39
  %170 = add i64 %169, %73
  %171 = getelementptr i64, ptr %59, i64 %170
  %172 = load i64, ptr %171
  %173 = shl i64 %172, 2
  %174 = getelementptr <4 x double>, ptr %168, i64 %173
  %175 = add i64 %167, %39
  %176 = getelementptr i64, ptr %49, i64 %175
  %177 = load i64, ptr %176
  %178 = icmp sgt i64 %177, %75
  br i1 %178, label %179, label %195

179:
  %180 = load <4 x double>, ptr %174, align 32
  %181 = extractelement <4 x double> %180, i64 %100
  %182 = insertelement <4 x double> undef, double %181, i64 0
  %183 = getelementptr <4 x double>, ptr %174, i64 1
  %184 = load <4 x double>, ptr %183, align 32
  %185 = extractelement <4 x double> %184, i64 %100
  %186 = insertelement <4 x double> %182, double %185, i64 1
  %187 = getelementptr <4 x double>, ptr %174, i64 2
  %188 = load <4 x double>, ptr %187, align 32
  %189 = extractelement <4 x double> %188, i64 %100
  %190 = insertelement <4 x double> %186, double %189, i64 2
  %191 = getelementptr <4 x double>, ptr %174, i64 3
  %192 = load <4 x double>, ptr %191, align 32
  %193 = extractelement <4 x double> %192, i64 %100
  %194 = insertelement <4 x double> %190, double %193, i64 3
  br label %198

195:
  %196 = getelementptr <4 x double>, ptr %174, i64 %100
  %197 = load <4 x double>, ptr %196, align 32
  br label %198

198:
  %199 = phi <4 x double> [ %194, %179 ], [ %197, %195 ]
  %200 = add i64 %167, 2
  %201 = getelementptr <4 x double>, ptr %98, i64 %200
  store <4 x double> %199, ptr %201, align 32
  %202 = add i64 %167, 1
  %203 = icmp eq i64 %202, %41
  br i1 %203, label %158, label %166

204:
  call void @factorize(ptr %63, i64 %44)
  %205 = icmp sgt i64 %44, 0
  br i1 %205, label %206, label %376

206:
  %207 = icmp sgt i64 %41, -2
  %208 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  br label %209

209:
  %210 = phi i64 [ %217, %216 ], [ 0, %206 ]
  %211 = phi ptr [ %219, %216 ], [ %63, %206 ]
  %212 = phi ptr [ %218, %216 ], [ %53, %206 ]
  br i1 %207, label %213, label %216

213:
  %214 = icmp eq i64 %210, 0
  %215 = getelementptr double, ptr %211, i64 %210
  br label %221

216:
  %217 = add i64 %210, 1
  %218 = getelementptr <4 x double>, ptr %212, i64 %45
  %219 = getelementptr double, ptr %211, i64 %44
  %220 = icmp eq i64 %217, %44
  br i1 %220, label %248, label %209

221:
  %222 = phi i64 [ 0, %213 ], [ %231, %225 ]
  %223 = getelementptr <4 x double>, ptr %212, i64 %222
  %224 = load <4 x double>, ptr %223, align 32
  br i1 %214, label %225, label %233

225:
  %226 = phi <4 x double> [ %224, %221 ], [ %245, %233 ]
  %227 = load double, ptr %215
  %228 = insertelement <4 x double> poison, double %227, i64 0
  %229 = shufflevector <4 x double> %228, <4 x double> poison, <4 x i32> zeroinitializer
  %230 = fmul <4 x double> %226, %229
  store <4 x double> %230, ptr %223, align 32
  %231 = add i64 %222, 1
  %232 = icmp eq i64 %231, %208
  br i1 %232, label %216, label %221

233:
  %234 = phi i64 [ %246, %233 ], [ 0, %221 ]
  %235 = phi <4 x double> [ %245, %233 ], [ %224, %221 ]
  %236 = getelementptr double, ptr %211, i64 %234
  %237 = load double, ptr %236
  %238 = insertelement <4 x double> poison, double %237, i64 0
  %239 = shufflevector <4 x double> %238, <4 x double> poison, <4 x i32> zeroinitializer
  %240 = mul i64 %234, %45
  %241 = add i64 %240, %222
  %242 = getelementptr <4 x double>, ptr %53, i64 %241
  %243 = load <4 x double>, ptr %242, align 32
  %244 = fneg <4 x double> %239
  %245 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %244, <4 x double> %243, <4 x double> %235)
  %246 = add i64 %234, 1
  %247 = icmp eq i64 %246, %210
  br i1 %247, label %225, label %233

248:
  br i1 %21, label %376, label %249

249:
  %250 = icmp sgt i64 %41, 0
  br label %251

251:
  %252 = phi ptr [ %53, %249 ], [ %296, %294 ]
  %253 = phi i64 [ 0, %249 ], [ %295, %294 ]
  %254 = load <4 x double>, ptr %252, align 32
  %255 = getelementptr <4 x double>, ptr %252, i64 1
  %256 = load <4 x double>, ptr %255, align 32
  %257 = shufflevector <4 x double> %256, <4 x double> poison, <4 x i32> zeroinitializer
  %258 = load <4 x double>, ptr %22, align 32
  %259 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %256, <4 x double> %258)
  store <4 x double> %259, ptr %22, align 32
  %260 = shufflevector <4 x double> %256, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %261 = load <4 x double>, ptr %23, align 32
  %262 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %260, <4 x double> %256, <4 x double> %261)
  store <4 x double> %262, ptr %23, align 32
  %263 = shufflevector <4 x double> %256, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %264 = load <4 x double>, ptr %24, align 32
  %265 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> %256, <4 x double> %264)
  store <4 x double> %265, ptr %24, align 32
  %266 = shufflevector <4 x double> %254, <4 x double> poison, <4 x i32> zeroinitializer
  %267 = load <4 x double>, ptr %25, align 32
  %268 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %266, <4 x double> %256, <4 x double> %267)
  store <4 x double> %268, ptr %25, align 32
  %269 = shufflevector <4 x double> %254, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %270 = load <4 x double>, ptr %26, align 32
  %271 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %256, <4 x double> %270)
  store <4 x double> %271, ptr %26, align 32
  %272 = shufflevector <4 x double> %254, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %273 = load <4 x double>, ptr %27, align 32
  %274 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %272, <4 x double> %256, <4 x double> %273)
  store <4 x double> %274, ptr %27, align 32
  %275 = load <4 x double>, ptr %28, align 32
  %276 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %266, <4 x double> %254, <4 x double> %275)
  store <4 x double> %276, ptr %28, align 32
  %277 = load <4 x double>, ptr %29, align 32
  %278 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %254, <4 x double> %277)
  store <4 x double> %278, ptr %29, align 32
  %279 = load <4 x double>, ptr %30, align 32
  %280 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %272, <4 x double> %254, <4 x double> %279)
  store <4 x double> %280, ptr %30, align 32
  %281 = shufflevector <4 x double> %254, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %282 = load <4 x double>, ptr %31, align 32
  %283 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %281, <4 x double> %254, <4 x double> %282)
  store <4 x double> %283, ptr %31, align 32
  %284 = load <4 x double>, ptr %32, align 32
  %285 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %281, <4 x double> %256, <4 x double> %284)
  store <4 x double> %285, ptr %32, align 32
  br i1 %250, label %286, label %294

286:
  %287 = fneg <4 x double> %281
  %288 = fneg <4 x double> %266
  %289 = fneg <4 x double> %257
  %290 = fneg <4 x double> %269
  %291 = fneg <4 x double> %260
  %292 = fneg <4 x double> %272
  %293 = fneg <4 x double> %263
  br label %298

294:
  %295 = add i64 %253, 1
  %296 = getelementptr <4 x double>, ptr %252, i64 %45
  %297 = icmp eq i64 %295, %44
  br i1 %297, label %376, label %251

298:
  %299 = phi i64 [ 1, %286 ], [ %347, %346 ]
  %300 = phi i64 [ 0, %286 ], [ %335, %346 ]
  %301 = add i64 %300, 2
  %302 = getelementptr <4 x double>, ptr %252, i64 %301
  %303 = load <4 x double>, ptr %302, align 32
  %304 = load ptr, ptr %17
  %305 = add i64 %300, %39
  %306 = getelementptr i64, ptr %54, i64 %305
  %307 = load i64, ptr %306
  %308 = mul i64 %307, 6
  %309 = getelementptr <4 x double>, ptr %304, i64 %308
  %310 = load ptr, ptr %18
  %311 = getelementptr i64, ptr %49, i64 %305
  %312 = load i64, ptr %311
  %313 = shl i64 %312, 2
  %314 = load <4 x double>, ptr %309, align 32
  %315 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %288, <4 x double> %303, <4 x double> %314)
  store <4 x double> %315, ptr %309, align 32
  %316 = getelementptr <4 x double>, ptr %309, i64 3
  %317 = load <4 x double>, ptr %316, align 32
  %318 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %289, <4 x double> %303, <4 x double> %317)
  store <4 x double> %318, ptr %316, align 32
  %319 = getelementptr <4 x double>, ptr %309, i64 1
  %320 = load <4 x double>, ptr %319, align 32
  %321 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %290, <4 x double> %303, <4 x double> %320)
  store <4 x double> %321, ptr %319, align 32
  %322 = getelementptr <4 x double>, ptr %309, i64 4
  %323 = load <4 x double>, ptr %322, align 32
  %324 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %291, <4 x double> %303, <4 x double> %323)
  store <4 x double> %324, ptr %322, align 32
  %325 = getelementptr <4 x double>, ptr %309, i64 2
  %326 = load <4 x double>, ptr %325, align 32
  %327 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %292, <4 x double> %303, <4 x double> %326)
  store <4 x double> %327, ptr %325, align 32
  %328 = getelementptr <4 x double>, ptr %309, i64 5
  %329 = load <4 x double>, ptr %328, align 32
  %330 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %293, <4 x double> %303, <4 x double> %329)
  store <4 x double> %330, ptr %328, align 32
  %331 = getelementptr double, ptr %310, i64 %313
  %332 = bitcast ptr %331 to ptr
  %333 = load <4 x double>, ptr %332, align 8
  %334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %287, <4 x double> %303, <4 x double> %333)
  store <4 x double> %334, ptr %332, align 8
  %335 = add i64 %300, 1
  %336 = mul i64 %335, %300
  %337 = lshr i64 %336, 1
  %338 = shufflevector <4 x double> %303, <4 x double> poison, <4 x i32> zeroinitializer
  %339 = fneg <4 x double> %338
  %340 = shufflevector <4 x double> %303, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %341 = fneg <4 x double> %340
  %342 = shufflevector <4 x double> %303, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %343 = fneg <4 x double> %342
  %344 = shufflevector <4 x double> %303, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %345 = fneg <4 x double> %344
  br label %349

346:
  %347 = add i64 %299, 1
  %348 = icmp eq i64 %335, %41
  br i1 %348, label %294, label %298

349:
  %350 = phi i64 [ 0, %298 ], [ %374, %349 ]
  %351 = load ptr, ptr %20
  %352 = add i64 %350, %337
  %353 = getelementptr i64, ptr %61, i64 %352
  %354 = load i64, ptr %353
  %355 = shl i64 %354, 2
  %356 = getelementptr <4 x double>, ptr %351, i64 %355
  %357 = add i64 %350, 2
  %358 = getelementptr <4 x double>, ptr %252, i64 %357
  %359 = load <4 x double>, ptr %358, align 32
  %360 = load <4 x double>, ptr %356, align 32
  %361 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %339, <4 x double> %359, <4 x double> %360)
  store <4 x double> %361, ptr %356, align 32
  %362 = load <4 x double>, ptr %358, align 32
  %363 = getelementptr <4 x double>, ptr %356, i64 1
  %364 = load <4 x double>, ptr %363, align 32
  %365 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %341, <4 x double> %362, <4 x double> %364)
  store <4 x double> %365, ptr %363, align 32
  %366 = load <4 x double>, ptr %358, align 32
  %367 = getelementptr <4 x double>, ptr %356, i64 2
  %368 = load <4 x double>, ptr %367, align 32
  %369 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %343, <4 x double> %366, <4 x double> %368)
  store <4 x double> %369, ptr %367, align 32
  %370 = load <4 x double>, ptr %358, align 32
  %371 = getelementptr <4 x double>, ptr %356, i64 3
  %372 = load <4 x double>, ptr %371, align 32
  %373 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %345, <4 x double> %370, <4 x double> %372)
  store <4 x double> %373, ptr %371, align 32
  %374 = add i64 %350, 1
  %375 = icmp eq i64 %374, %299
  br i1 %375, label %346, label %349

376:
  %377 = add i64 %35, 1
  %378 = load ptr, ptr %5
  %379 = getelementptr i64, ptr %378, i64 %9
  %380 = load i64, ptr %379
  %381 = icmp slt i64 %377, %380
  br i1 %381, label %34, label %33
}

define internal void @find_multipliers(ptr  %0, ptr  %1, ptr  %2, i64 %3) {
  %5 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 26
  %6 = load ptr, ptr %5
  %7 = getelementptr i64, ptr %6, i64 %3
  %8 = load i64, ptr %7
  %9 = add i64 %3, 1
  %10 = getelementptr i64, ptr %6, i64 %9
  %11 = load i64, ptr %10
  %12 = icmp slt i64 %8, %11
  br i1 %12, label %13, label %27

13:
  %14 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 27
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 28
  %17 = load ptr, ptr %16
  %18 = getelementptr %struct.closing, ptr %1, i64 0, i32 5
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.closing, ptr %1, i64 0, i32 12
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.closing, ptr %1, i64 0, i32 4
  %23 = icmp eq i64 %3, 0
  %24 = getelementptr %struct.body, ptr %2, i64 0, i32 4
  %25 = getelementptr %struct.body, ptr %2, i64 0, i32 3
  %26 = getelementptr %struct.tree_closing.1, ptr %0, i64 0, i32 16
  br label %28

27:
  ret void

28:
  %29 = phi i64 [ %8, %13 ], [ %152, %151 ]
  %30 = mul i64 %29, 5
  %31 = getelementptr i64, ptr %15, i64 %30
  %32 = load i64, ptr %31
  %33 = getelementptr i64, ptr %31, i64 1
  %34 = load i64, ptr %33
  %35 = getelementptr i64, ptr %31, i64 2
  %36 = load i64, ptr %35
  %37 = add i64 %34, 2
  %38 = getelementptr i64, ptr %31, i64 3
  %39 = load i64, ptr %38
  %40 = getelementptr i64, ptr %17, i64 %39
  %41 = getelementptr i64, ptr %31, i64 4
  %42 = load i64, ptr %41
  %43 = getelementptr <4 x double>, ptr %19, i64 %42
  %44 = mul i64 %36, %37
  %45 = getelementptr <4 x double>, ptr %43, i64 %44, i64 0
  %46 = icmp sgt i64 %36, 0
  br i1 %46, label %47, label %107

47:
  %48 = icmp sgt i64 %34, 0
  br label %50

49:
  br i1 %46, label %111, label %107

50:
  %51 = phi i64 [ 0, %47 ], [ %103, %102 ]
  %52 = phi ptr [ %43, %47 ], [ %104, %102 ]
  br i1 %48, label %53, label %55

53:
  %54 = load ptr, ptr %22
  br label %68

55:
  %56 = phi <4 x double> [ zeroinitializer, %50 ], [ %79, %68 ]
  %57 = getelementptr <4 x double>, ptr %52, i64 0, i64 3
  %58 = load double, ptr %57
  %59 = extractelement <4 x double> %56, i64 0
  %60 = extractelement <4 x double> %56, i64 1
  %61 = fadd double %59, %60
  %62 = extractelement <4 x double> %56, i64 2
  %63 = extractelement <4 x double> %56, i64 3
  %64 = fadd double %62, %63
  %65 = fadd double %61, %64
  %66 = fsub double %58, %65
  %67 = getelementptr double, ptr %21, i64 %51
  store double %66, ptr %67
  br i1 %23, label %102, label %82

68:
  %69 = phi i64 [ 0, %53 ], [ %80, %68 ]
  %70 = phi <4 x double> [ zeroinitializer, %53 ], [ %79, %68 ]
  %71 = add i64 %69, 2
  %72 = getelementptr <4 x double>, ptr %52, i64 %71
  %73 = load <4 x double>, ptr %72, align 32
  %74 = add i64 %69, %32
  %75 = getelementptr i64, ptr %40, i64 %74
  %76 = load i64, ptr %75
  %77 = getelementptr <4 x double>, ptr %54, i64 %76
  %78 = load <4 x double>, ptr %77, align 32
  %79 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %73, <4 x double> %78, <4 x double> %70)
  %80 = add i64 %69, 1
  %81 = icmp eq i64 %80, %34
  br i1 %81, label %55, label %68

82:
  %83 = load <4 x double>, ptr %52, align 32
  %84 = load <4 x double>, ptr %24, align 32
  %85 = fmul <4 x double> %83, %84
  %86 = extractelement <4 x double> %85, i64 0
  %87 = extractelement <4 x double> %85, i64 1
  %88 = fadd double %86, %87
  %89 = extractelement <4 x double> %85, i64 2
  %90 = fadd double %89, %88
  %91 = getelementptr <4 x double>, ptr %52, i64 1
  %92 = load <4 x double>, ptr %91, align 32
  %93 = load <4 x double>, ptr %25, align 32
  %94 = fmul <4 x double> %92, %93
  %95 = extractelement <4 x double> %94, i64 0
  %96 = extractelement <4 x double> %94, i64 1
  %97 = fadd double %95, %96
  %98 = extractelement <4 x double> %94, i64 2
  %99 = fadd double %98, %97
  %100 = fadd double %90, %99
  %101 = fadd double %66, %100
  store double %101, ptr %67
  br label %102

102:
  %103 = add i64 %51, 1
  %104 = getelementptr <4 x double>, ptr %52, i64 %37
  %105 = icmp eq i64 %103, %36
  br i1 %105, label %49, label %50

106:
  br i1 %121, label %111, label %107

107:
  %108 = icmp sgt i64 %32, 0
  br i1 %108, label %109, label %151

109:
  %110 = load ptr, ptr %26
  br label %141

111:
  %112 = phi i64 [ %113, %106 ], [ %36, %49 ]
  %113 = add i64 %112, -1
  %114 = mul i64 %113, %36
  %115 = add i64 %114, %113
  %116 = getelementptr double, ptr %45, i64 %115
  %117 = load double, ptr %116
  %118 = getelementptr double, ptr %21, i64 %113
  %119 = load double, ptr %118
  %120 = fmul double %117, %119
  store double %120, ptr %118
  %121 = icmp ugt i64 %112, 1
  br i1 %121, label %122, label %107

122:
  %123 = getelementptr double, ptr %45, i64 %114
  %124 = load double, ptr %123
  %125 = load double, ptr %21
  %126 = fneg double %124
  %127 = call double @llvm.fmuladd.f64(double %126, double %120, double %125)
  store double %127, ptr %21
  %128 = icmp sgt i64 %112, 2
  br i1 %128, label %129, label %106

129:
  %130 = phi i64 [ %139, %129 ], [ 1, %122 ]
  %131 = load double, ptr %118
  %132 = add i64 %130, %114
  %133 = getelementptr double, ptr %45, i64 %132
  %134 = load double, ptr %133
  %135 = getelementptr double, ptr %21, i64 %130
  %136 = load double, ptr %135
  %137 = fneg double %134
  %138 = call double @llvm.fmuladd.f64(double %137, double %131, double %136)
  store double %138, ptr %135
  %139 = add i64 %130, 1
  %140 = icmp slt i64 %139, %113
  br i1 %140, label %129, label %106

141:
  %142 = phi i64 [ 0, %109 ], [ %155, %154 ]
  %143 = phi i64 [ 0, %109 ], [ %156, %154 ]
  %144 = getelementptr i64, ptr %40, i64 %143
  %145 = load i64, ptr %144
  %146 = getelementptr i64, ptr %110, i64 %145
  %147 = load i64, ptr %146
  %148 = icmp sgt i64 %147, 0
  br i1 %148, label %149, label %154

149:
  %150 = load ptr, ptr %22
  br label %158

151:
  %152 = add i64 %29, 1
  %153 = icmp eq i64 %152, %11
  br i1 %153, label %27, label %28

154:
  %155 = phi i64 [ %142, %141 ], [ %161, %158 ]
  %156 = add i64 %143, 1
  %157 = icmp eq i64 %156, %32
  br i1 %157, label %151, label %141

158:
  %159 = phi i64 [ 0, %149 ], [ %165, %158 ]
  %160 = phi i64 [ %142, %149 ], [ %161, %158 ]
  %161 = add i64 %160, 1
  %162 = getelementptr double, ptr %21, i64 %160
  %163 = load double, ptr %162
  %164 = getelementptr <4 x double>, ptr %150, i64 %145, i64 %159
  store double %163, ptr %164
  %165 = add i64 %159, 1
  %166 = icmp eq i64 %165, %147
  br i1 %166, label %154, label %158
}

define internal void @factorize(ptr  %0, i64 %1) {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %12

4:
  %5 = phi i64 [ %14, %13 ], [ 0, %2 ]
  %6 = icmp ult i64 %5, 8
  %7 = mul i64 %5, %1
  %8 = getelementptr double, ptr %0, i64 %7
  %9 = icmp eq i64 %5, 0
  %10 = add i64 %7, %5
  %11 = getelementptr double, ptr %0, i64 %10
  br label %16

12:
  ret void

13:
  %14 = add i64 %5, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %12, label %4

16:
  %17 = phi i64 [ %5, %4 ], [ %95, %93 ]
  %18 = mul i64 %17, %1
  %19 = add i64 %18, %5
  %20 = getelementptr double, ptr %0, i64 %19
  %21 = load double, ptr %20
  br i1 %6, label %22, label %36

22:
  br i1 %9, label %82, label %23

23:
  %24 = phi i64 [ %34, %23 ], [ 0, %22 ]
  %25 = phi double [ %33, %23 ], [ %21, %22 ]
  %26 = add i64 %24, %18
  %27 = getelementptr double, ptr %0, i64 %26
  %28 = load double, ptr %27
  %29 = add i64 %24, %7
  %30 = getelementptr double, ptr %0, i64 %29
  %31 = load double, ptr %30
  %32 = fneg double %28
  %33 = call double @llvm.fmuladd.f64(double %32, double %31, double %25)
  %34 = add i64 %24, 1
  %35 = icmp eq i64 %34, %5
  br i1 %35, label %82, label %23

36:
  %37 = getelementptr double, ptr %0, i64 %18
  br label %38

38:
  %39 = phi i64 [ %57, %38 ], [ 8, %36 ]
  %40 = phi <4 x double> [ %49, %38 ], [ zeroinitializer, %36 ]
  %41 = phi i64 [ %39, %38 ], [ 0, %36 ]
  %42 = phi <4 x double> [ %56, %38 ], [ zeroinitializer, %36 ]
  %43 = getelementptr double, ptr %37, i64 %41
  %44 = bitcast ptr %43 to ptr
  %45 = load <4 x double>, ptr %44, align 8
  %46 = getelementptr double, ptr %8, i64 %41
  %47 = bitcast ptr %46 to ptr
  %48 = load <4 x double>, ptr %47, align 8
  %49 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %45, <4 x double> %48, <4 x double> %40)
  %50 = getelementptr double, ptr %43, i64 4
  %51 = bitcast ptr %50 to ptr
  %52 = load <4 x double>, ptr %51, align 8
  %53 = getelementptr double, ptr %46, i64 4
  %54 = bitcast ptr %53 to ptr
  %55 = load <4 x double>, ptr %54, align 8
  %56 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %52, <4 x double> %55, <4 x double> %42)
  %57 = add i64 %39, 8
  %58 = icmp ugt i64 %57, %5
  br i1 %58, label %59, label %38

59:
  %60 = fadd <4 x double> %49, %56
  %61 = extractelement <4 x double> %60, i64 0
  %62 = extractelement <4 x double> %60, i64 1
  %63 = fadd double %61, %62
  %64 = extractelement <4 x double> %60, i64 2
  %65 = extractelement <4 x double> %60, i64 3
  %66 = fadd double %64, %65
  %67 = fadd double %63, %66
  %68 = icmp ult i64 %39, %5
  br i1 %68, label %69, label %79

69:
  %70 = phi double [ %76, %69 ], [ %67, %59 ]
  %71 = phi i64 [ %77, %69 ], [ %39, %59 ]
  %72 = getelementptr double, ptr %37, i64 %71
  %73 = load double, ptr %72
  %74 = getelementptr double, ptr %8, i64 %71
  %75 = load double, ptr %74
  %76 = call double @llvm.fmuladd.f64(double %73, double %75, double %70)
  %77 = add i64 %71, 1
  %78 = icmp eq i64 %77, %5
  br i1 %78, label %79, label %69

79:
  %80 = phi double [ %67, %59 ], [ %76, %69 ]
  %81 = fsub double %21, %80
  br label %82

82:
  %83 = phi double [ %81, %79 ], [ %21, %22 ], [ %33, %23 ]
  %84 = icmp eq i64 %17, %5
  br i1 %84, label %85, label %90

85:
  %86 = fcmp ogt double %83, 0.000000e+00
  br i1 %86, label %87, label %93

87:
  %88 = call double @llvm.sqrt.f64(double %83)
  %89 = fdiv double 1.000000e+00, %88
  br label %93

90:
  %91 = load double, ptr %11
  %92 = fmul double %83, %91
  br label %93

93:
  %94 = phi double [ %92, %90 ], [ %89, %87 ], [ 0x7FF8000000000000, %85 ]
  store double %94, ptr %20
  %95 = add i64 %17, 1
  %96 = icmp slt i64 %95, %1
  br i1 %96, label %16, label %13
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
  %44 = getelementptr %struct.scratch, ptr %11, i64 0, i32 9
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
  call void @find_rows(ptr %0, ptr %9, ptr %106, ptr %5)
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
  %5 = getelementptr %struct.tree_motion, ptr %0, i64 0, i32 20
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
  %46 = mul i64 %34, 5
  %47 = add i64 %46, -5
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
  %254 = mul i64 %253, 3
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
  br i1 %8, label %9, label %140

9:
  %10 = getelementptr %struct.part, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10
  br label %124

12:
  br i1 %8, label %13, label %140

13:
  %14 = phi i64 [ %71, %64 ], [ 0, %12 ]
  %15 = getelementptr double, ptr %3, i64 %14
  %16 = load double, ptr %15
  %17 = mul i64 %14, %7
  %18 = getelementptr double, ptr %1, i64 %17
  %19 = icmp ult i64 %14, 8
  br i1 %19, label %43, label %20

20:
  %21 = phi i64 [ %39, %20 ], [ 8, %13 ]
  %22 = phi <4 x double> [ %31, %20 ], [ zeroinitializer, %13 ]
  %23 = phi i64 [ %21, %20 ], [ 0, %13 ]
  %24 = phi <4 x double> [ %38, %20 ], [ zeroinitializer, %13 ]
  %25 = getelementptr double, ptr %18, i64 %23
  %26 = bitcast ptr %25 to ptr
  %27 = load <4 x double>, ptr %26, align 8
  %28 = getelementptr double, ptr %3, i64 %23
  %29 = bitcast ptr %28 to ptr
  %30 = load <4 x double>, ptr %29, align 8
  %31 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %30, <4 x double> %22)
  %32 = getelementptr double, ptr %25, i64 4
  %33 = bitcast ptr %32 to ptr
  %34 = load <4 x double>, ptr %33, align 8
  %35 = getelementptr double, ptr %28, i64 4
  %36 = bitcast ptr %35 to ptr
  %37 = load <4 x double>, ptr %36, align 8
  %38 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %34, <4 x double> %37, <4 x double> %24)
  %39 = add i64 %21, 8
  %40 = icmp ugt i64 %39, %14
  br i1 %40, label %41, label %20

41:
  %42 = fadd <4 x double> %31, %38
  br label %43

43:
  %44 = phi i64 [ 0, %13 ], [ %21, %41 ]
  %45 = phi <4 x double> [ zeroinitializer, %13 ], [ %42, %41 ]
  %46 = extractelement <4 x double> %45, i64 0
  %47 = extractelement <4 x double> %45, i64 1
  %48 = fadd double %46, %47
  %49 = extractelement <4 x double> %45, i64 2
  %50 = extractelement <4 x double> %45, i64 3
  %51 = fadd double %49, %50
  %52 = fadd double %48, %51
  %53 = icmp ult i64 %44, %14
  br i1 %53, label %54, label %64

54:
  %55 = phi double [ %61, %54 ], [ %52, %43 ]
  %56 = phi i64 [ %62, %54 ], [ %44, %43 ]
  %57 = getelementptr double, ptr %18, i64 %56
  %58 = load double, ptr %57
  %59 = getelementptr double, ptr %3, i64 %56
  %60 = load double, ptr %59
  %61 = call double @llvm.fmuladd.f64(double %58, double %60, double %55)
  %62 = add i64 %56, 1
  %63 = icmp eq i64 %62, %14
  br i1 %63, label %64, label %54

64:
  %65 = phi double [ %52, %43 ], [ %61, %54 ]
  %66 = fsub double %16, %65
  %67 = add i64 %17, %14
  %68 = getelementptr double, ptr %1, i64 %67
  %69 = load double, ptr %68
  %70 = fmul double %66, %69
  store double %70, ptr %15
  %71 = add i64 %14, 1
  %72 = icmp eq i64 %71, %7
  br i1 %72, label %73, label %13

73:
  %74 = add i64 %7, -1
  %75 = mul i64 %74, %7
  %76 = add i64 %75, %74
  %77 = getelementptr double, ptr %1, i64 %76
  %78 = load double, ptr %77
  %79 = getelementptr double, ptr %3, i64 %74
  %80 = load double, ptr %79
  %81 = fmul double %78, %80
  store double %81, ptr %79
  %82 = icmp ugt i64 %7, 1
  br i1 %82, label %93, label %117

83:
  %84 = add i64 %97, -1
  %85 = mul i64 %84, %7
  %86 = add i64 %85, %84
  %87 = getelementptr double, ptr %1, i64 %86
  %88 = load double, ptr %87
  %89 = getelementptr double, ptr %3, i64 %84
  %90 = load double, ptr %89
  %91 = fmul double %88, %90
  store double %91, ptr %89
  %92 = icmp ugt i64 %97, 1
  br i1 %92, label %93, label %117

93:
  %94 = phi double [ %91, %83 ], [ %81, %73 ]
  %95 = phi ptr [ %89, %83 ], [ %79, %73 ]
  %96 = phi i64 [ %85, %83 ], [ %75, %73 ]
  %97 = phi i64 [ %84, %83 ], [ %74, %73 ]
  %98 = phi i64 [ %97, %83 ], [ %7, %73 ]
  %99 = getelementptr double, ptr %1, i64 %96
  %100 = load double, ptr %99
  %101 = load double, ptr %3
  %102 = fneg double %100
  %103 = call double @llvm.fmuladd.f64(double %102, double %94, double %101)
  store double %103, ptr %3
  %104 = icmp sgt i64 %98, 2
  br i1 %104, label %105, label %83

105:
  %106 = phi i64 [ %115, %105 ], [ 1, %93 ]
  %107 = load double, ptr %95
  %108 = add i64 %106, %96
  %109 = getelementptr double, ptr %1, i64 %108
  %110 = load double, ptr %109
  %111 = getelementptr double, ptr %3, i64 %106
  %112 = load double, ptr %111
  %113 = fneg double %110
  %114 = call double @llvm.fmuladd.f64(double %113, double %107, double %112)
  store double %114, ptr %111
  %115 = add i64 %106, 1
  %116 = icmp slt i64 %115, %97
  br i1 %116, label %105, label %83

117:
  br i1 %8, label %118, label %140

118:
  %119 = getelementptr %struct.part, ptr %0, i64 0, i32 1
  %120 = load i64, ptr %119
  %121 = icmp sgt i64 %120, 0
  %122 = getelementptr %struct.part, ptr %0, i64 0, i32 5
  %123 = getelementptr %struct.part, ptr %0, i64 0, i32 3
  br label %133

124:
  %125 = phi i64 [ 0, %9 ], [ %131, %124 ]
  %126 = getelementptr i64, ptr %11, i64 %125
  %127 = load i64, ptr %126
  %128 = getelementptr double, ptr %2, i64 %127
  %129 = load double, ptr %128
  %130 = getelementptr double, ptr %3, i64 %125
  store double %129, ptr %130
  %131 = add i64 %125, 1
  %132 = icmp eq i64 %131, %7
  br i1 %132, label %12, label %124

133:
  %134 = phi i64 [ 0, %118 ], [ %142, %141 ]
  br i1 %121, label %135, label %141

135:
  %136 = load ptr, ptr %122
  %137 = mul i64 %120, %134
  %138 = getelementptr double, ptr %3, i64 %134
  %139 = load ptr, ptr %123
  br label %144

140:
  ret void

141:
  %142 = add i64 %134, 1
  %143 = icmp eq i64 %142, %7
  br i1 %143, label %140, label %133

144:
  %145 = phi i64 [ 0, %135 ], [ %156, %144 ]
  %146 = add i64 %137, %145
  %147 = getelementptr double, ptr %136, i64 %146
  %148 = load double, ptr %147
  %149 = load double, ptr %138
  %150 = getelementptr i64, ptr %139, i64 %145
  %151 = load i64, ptr %150
  %152 = getelementptr double, ptr %4, i64 %151
  %153 = load double, ptr %152
  %154 = fneg double %148
  %155 = call double @llvm.fmuladd.f64(double %154, double %149, double %153)
  store double %155, ptr %152
  %156 = add i64 %145, 1
  %157 = icmp eq i64 %156, %120
  br i1 %157, label %141, label %144
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
  %41 = getelementptr %struct.scratch, ptr %8, i64 0, i32 9
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
  call void @find_rows(ptr %0, ptr %10, ptr %96, ptr %4)
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
  %129 = mul i64 %128, 5
  %130 = add i64 %129, -2
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
