; tree_motion: made by tools/make_loops_text.py from tree_motion, tree_loops
; sources e760ab8e9f83d3091fd87e6f3924ce78f2137043229ce9959e5fd81cc4e17fd1
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
  %5 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %8 ], [ %96, %95 ]
  %15 = mul nuw nsw i64 %14, 5
  %16 = getelementptr inbounds i64, ptr %10, i64 %15
  %17 = getelementptr inbounds i64, ptr %16, i64 1
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 2
  br i1 %19, label %20, label %82

20:
  %21 = getelementptr inbounds i64, ptr %16, i64 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = getelementptr inbounds i64, ptr %16, i64 3
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = getelementptr inbounds double, ptr %3, i64 %22
  %28 = getelementptr inbounds double, ptr %23, i64 1
  %29 = load double, ptr %28, align 8
  %30 = fneg double %29
  %31 = load double, ptr %26, align 8
  %32 = getelementptr inbounds double, ptr %23, i64 2
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %26, i64 1
  %35 = load double, ptr %34, align 8
  %36 = fneg double %33
  %37 = fmul double %35, %36
  %38 = tail call double @llvm.fmuladd.f64(double %30, double %31, double %37)
  %39 = getelementptr inbounds double, ptr %23, i64 3
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %26, i64 2
  %42 = load double, ptr %41, align 8
  %43 = fneg double %40
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %42, double %38)
  %45 = fmul double %44, 5.000000e-01
  store double %45, ptr %27, align 8
  %46 = load double, ptr %23, align 8
  %47 = load double, ptr %26, align 8
  %48 = load double, ptr %32, align 8
  %49 = load double, ptr %41, align 8
  %50 = fmul double %48, %49
  %51 = tail call double @llvm.fmuladd.f64(double %46, double %47, double %50)
  %52 = load double, ptr %39, align 8
  %53 = load double, ptr %34, align 8
  %54 = fneg double %52
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %53, double %51)
  %56 = fmul double %55, 5.000000e-01
  %57 = getelementptr inbounds double, ptr %27, i64 1
  store double %56, ptr %57, align 8
  %58 = load double, ptr %23, align 8
  %59 = load double, ptr %34, align 8
  %60 = load double, ptr %39, align 8
  %61 = load double, ptr %26, align 8
  %62 = fmul double %60, %61
  %63 = tail call double @llvm.fmuladd.f64(double %58, double %59, double %62)
  %64 = load double, ptr %28, align 8
  %65 = load double, ptr %41, align 8
  %66 = fneg double %64
  %67 = tail call double @llvm.fmuladd.f64(double %66, double %65, double %63)
  %68 = fmul double %67, 5.000000e-01
  %69 = getelementptr inbounds double, ptr %27, i64 2
  store double %68, ptr %69, align 8
  %70 = load double, ptr %23, align 8
  %71 = load double, ptr %41, align 8
  %72 = load double, ptr %28, align 8
  %73 = load double, ptr %34, align 8
  %74 = fmul double %72, %73
  %75 = tail call double @llvm.fmuladd.f64(double %70, double %71, double %74)
  %76 = load double, ptr %32, align 8
  %77 = load double, ptr %26, align 8
  %78 = fneg double %76
  %79 = tail call double @llvm.fmuladd.f64(double %78, double %77, double %75)
  %80 = fmul double %79, 5.000000e-01
  %81 = getelementptr inbounds double, ptr %27, i64 3
  store double %80, ptr %81, align 8
  br label %95

82:
  %83 = icmp eq i64 %18, 2
  br i1 %83, label %95, label %84

84:
  %85 = getelementptr inbounds i64, ptr %16, i64 2
  %86 = load i64, ptr %85, align 8
  %87 = load i64, ptr %11, align 8
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %89, label %95

89:
  %90 = getelementptr inbounds i64, ptr %16, i64 3
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %2, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %3, i64 %86
  store double %93, ptr %94, align 8
  br label %95

95:
  %96 = add nuw nsw i64 %14, 1
  %97 = icmp eq i64 %96, %6
  br i1 %97, label %12, label %13
}

define i64 @tree_motion_work(ptr %0) {
  %2 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 13
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11

11:
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 1
  %17 = add nsw i64 %16, %13
  br label %18

18:
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = mul nsw i64 %9, 5
  %21 = tail call i64 @tree_loops_size(ptr %0)
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
  %3 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 0
  store i64 0, ptr %3, align 8
  br label %4

4:
  %5 = phi i64 [ 0, %2 ], [ %12, %10 ]
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %5
  %7 = bitcast ptr %6 to ptr
  %8 = atomicrmw xchg ptr %7, i64 0 acquire, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %45

10:
  %11 = load i64, ptr %3, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %3, align 8
  %13 = icmp slt i64 %11, 7
  br i1 %13, label %4, label %14

14:
  store i64 -1, ptr %3, align 8
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 13
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %31, label %24

24:
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = shl nsw i64 %28, 1
  %30 = add nsw i64 %29, %26
  br label %31

31:
  %32 = phi i64 [ %30, %24 ], [ 0, %14 ]
  %33 = mul nsw i64 %22, 5
  %34 = tail call i64 @tree_loops_size(ptr %0)
  %35 = mul i64 %16, 120
  %36 = add i64 %18, 120
  %37 = add i64 %36, %35
  %38 = add i64 %37, %20
  %39 = add i64 %38, %33
  %40 = add i64 %39, %32
  %41 = add i64 %40, %34
  %42 = shl i64 %41, 3
  %43 = tail call ptr @malloc(i64 %42)
  %44 = bitcast ptr %43 to ptr
  br label %47

45:
  %46 = inttoptr i64 %8 to ptr
  br label %47

47:
  %48 = phi ptr [ %44, %31 ], [ %46, %45 ]
  %49 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 1
  store ptr %48, ptr %49, align 8
  %50 = ptrtoint ptr %48 to i64
  %51 = add i64 %50, 63
  %52 = and i64 %51, -64
  %53 = inttoptr i64 %52 to ptr
  %54 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds %struct.body, ptr %53, i64 %56
  %58 = getelementptr inbounds %struct.body, ptr %57, i64 1
  %59 = bitcast ptr %58 to ptr
  %60 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  %61 = bitcast ptr %60 to ptr
  store ptr %58, ptr %61, align 8
  %62 = getelementptr inbounds %struct.place, ptr %59, i64 %56
  %63 = getelementptr inbounds %struct.place, ptr %62, i64 1
  %64 = getelementptr %struct.place, ptr %63, i64 0, i32 0, i32 0, i64 0
  %65 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  store ptr %64, ptr %65, align 8
  %66 = shl nsw i64 %56, 3
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  %68 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %72, 3
  %74 = getelementptr inbounds double, ptr %70, i64 %73
  %75 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 5
  store ptr %74, ptr %75, align 8
  %76 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 13
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 6
  store ptr %78, ptr %79, align 8
  %80 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %78, i64 %81
  %83 = getelementptr inbounds double, ptr %82, i64 %72
  %84 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 7
  store ptr %83, ptr %84, align 8
  %85 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %83, i64 %86
  %88 = getelementptr inbounds double, ptr %87, i64 %72
  %89 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 8
  store ptr %88, ptr %89, align 8
  %90 = icmp eq i64 %72, 0
  %91 = getelementptr inbounds double, ptr %88, i64 %86
  %92 = select i1 %90, ptr %78, ptr %91
  %93 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 9
  store ptr %92, ptr %93, align 8
  %94 = icmp ne ptr %48, null
  %95 = zext i1 %94 to i32
  ret i32 %95
}

define void @tree_give_back(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %4, 0
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 1
  %8 = bitcast ptr %7 to ptr
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr %9)
  br label %16

10:
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %4
  %12 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = bitcast ptr %11 to ptr
  %15 = ptrtoint ptr %13 to i64
  store atomic i64 %15, ptr %14 release, align 8
  br label %16

16:
  ret void
}

declare void @free(ptr )

define void @tree_motion_of(ptr sret(%struct.motion) align 8  %0, ptr  %1, ptr  %2, ptr %3) {
  %5 = getelementptr inbounds %struct.tree_motion, ptr %1, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.tree_motion, ptr %1, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.tree_motion, ptr %1, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %14

12:
  %13 = getelementptr inbounds double, ptr %3, i64 %6
  br label %51

14:
  %15 = getelementptr inbounds %struct.scratch, ptr %2, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.tree_motion, ptr %1, i64 0, i32 11
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.tree_motion, ptr %1, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, %18
  %22 = getelementptr inbounds double, ptr %16, i64 %21
  %23 = getelementptr inbounds %struct.tree_motion, ptr %1, i64 0, i32 3
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.scratch, ptr %2, i64 0, i32 6
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27, align 8
  %29 = bitcast ptr %3 to ptr
  %30 = shl i64 %6, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %29, i64 %30, i1 false)
  %31 = load ptr, ptr %26, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %6
  %33 = bitcast ptr %32 to ptr
  %34 = bitcast ptr %25 to ptr
  %35 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %35, i1 false)
  %36 = getelementptr inbounds %struct.scratch, ptr %2, i64 0, i32 7
  %37 = bitcast ptr %36 to ptr
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %3, i64 %6
  %40 = bitcast ptr %39 to ptr
  %41 = shl i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %40, i64 %41, i1 false)
  %42 = load ptr, ptr %36, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %8
  %44 = bitcast ptr %43 to ptr
  %45 = getelementptr inbounds double, ptr %25, i64 %10
  %46 = bitcast ptr %45 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %46, i64 %35, i1 false)
  %47 = load ptr, ptr %26, align 8
  %48 = load ptr, ptr %36, align 8
  %49 = shl nsw i64 %10, 1
  %50 = getelementptr inbounds double, ptr %25, i64 %49
  br label %51

51:
  %52 = phi ptr [ %3, %12 ], [ %47, %14 ]
  %53 = phi ptr [ %13, %12 ], [ %48, %14 ]
  %54 = phi ptr [ null, %12 ], [ %50, %14 ]
  %55 = getelementptr inbounds %struct.motion, ptr %0, i64 0, i32 0
  store ptr %52, ptr %55, align 8
  %56 = getelementptr inbounds %struct.motion, ptr %0, i64 0, i32 1
  store ptr %53, ptr %56, align 8
  %57 = getelementptr inbounds %struct.motion, ptr %0, i64 0, i32 2
  store ptr %54, ptr %57, align 8
  ret void
}

define void @tree_find_given(ptr  %0, ptr  %1, ptr  %2) {
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %29, label %7

7:
  %8 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 4
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %26, %24
  %28 = getelementptr inbounds double, ptr %22, i64 %27
  tail call void %5(double %9, ptr %11, ptr %13, ptr %15, ptr %20, ptr %28)
  br label %29

29:
  ret void
}

define void @tree_go_outward(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr inbounds double, ptr %3, i64 4
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  br label %15

15:
  %16 = phi i1 [ true, %4 ], [ %14, %11 ]
  %17 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8
  %21 = bitcast ptr %3 to ptr
  %22 = load <4 x double>, ptr %21, align 8
  %23 = fneg <4 x double> %22
  %24 = bitcast ptr %18 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %24, i8 0, i64 192, i1 false)
  %25 = getelementptr inbounds %struct.body, ptr %18, i64 0, i32 4
  store <4 x double> %23, ptr %25, align 32
  %26 = getelementptr inbounds %struct.body, ptr %18, i64 0, i32 5
  %27 = bitcast ptr %26 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %27, i8 0, i64 480, i1 false)
  %28 = getelementptr inbounds %struct.place, ptr %20, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %28, align 32
  %29 = getelementptr inbounds %struct.place, ptr %20, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %29, align 32
  %30 = getelementptr inbounds %struct.place, ptr %20, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %30, align 32
  %31 = getelementptr inbounds %struct.place, ptr %20, i64 0, i32 1
  %32 = bitcast ptr %31 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %32, i8 0, i64 96, i1 false)
  %33 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %43

36:
  %37 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %38 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 0
  %39 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 1
  %40 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 2
  %41 = getelementptr inbounds %struct.body, ptr %18, i64 1
  %42 = getelementptr inbounds %struct.place, ptr %20, i64 1
  br label %44

43:
  ret void

44:
  %45 = phi i64 [ 0, %36 ], [ %431, %430 ]
  %46 = load ptr, ptr %37, align 8
  %47 = mul nuw nsw i64 %45, 5
  %48 = getelementptr inbounds i64, ptr %46, i64 %47
  %49 = getelementptr inbounds i64, ptr %48, i64 3
  %50 = load i64, ptr %49, align 8
  %51 = sub nsw i64 %50, %7
  %52 = getelementptr inbounds %struct.body, ptr %41, i64 %45
  %53 = load i64, ptr %48, align 8
  %54 = mul nsw i64 %45, 36
  %55 = getelementptr inbounds double, ptr %5, i64 %54
  %56 = load ptr, ptr %38, align 8
  %57 = load ptr, ptr %39, align 8
  %58 = icmp sgt i64 %51, -1
  br i1 %58, label %59, label %63

59:
  %60 = load ptr, ptr %40, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %51
  %62 = load double, ptr %61, align 8
  br label %63

63:
  %64 = phi double [ %62, %59 ], [ 0.000000e+00, %44 ]
  %65 = getelementptr inbounds i64, ptr %48, i64 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, 1
  %68 = bitcast ptr %55 to ptr
  %69 = load <4 x double>, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %55, i64 4
  %71 = bitcast ptr %70 to ptr
  %72 = load <4 x double>, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %55, i64 8
  %74 = bitcast ptr %73 to ptr
  %75 = load <4 x double>, ptr %74, align 8
  %76 = icmp eq i64 %66, 0
  br i1 %76, label %77, label %93

77:
  %78 = getelementptr inbounds i64, ptr %48, i64 2
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds double, ptr %56, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = tail call double @llvm.cos.f64(double %81)
  %83 = tail call double @llvm.sin.f64(double %81)
  %84 = insertelement <4 x double> poison, double %82, i64 0
  %85 = shufflevector <4 x double> %84, <4 x double> poison, <4 x i32> zeroinitializer
  %86 = insertelement <4 x double> poison, double %83, i64 0
  %87 = shufflevector <4 x double> %86, <4 x double> poison, <4 x i32> zeroinitializer
  %88 = fmul <4 x double> %72, %87
  %89 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %85, <4 x double> %88)
  %90 = fneg <4 x double> %69
  %91 = fmul <4 x double> %87, %90
  %92 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %72, <4 x double> %85, <4 x double> %91)
  br label %161

93:
  %94 = icmp slt i64 %66, 3
  br i1 %94, label %161, label %95

95:
  %96 = getelementptr inbounds i64, ptr %48, i64 2
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %56, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %98, i64 1
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds double, ptr %98, i64 2
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %98, i64 3
  %105 = load double, ptr %104, align 8
  %106 = fmul double %105, %105
  %107 = tail call double @llvm.fmuladd.f64(double %103, double %103, double %106)
  %108 = tail call double @llvm.fmuladd.f64(double %107, double -2.000000e+00, double 1.000000e+00)
  %109 = fmul double %99, %105
  %110 = tail call double @llvm.fmuladd.f64(double %101, double %103, double %109)
  %111 = fmul double %110, 2.000000e+00
  %112 = fmul double %99, %103
  %113 = fneg double %112
  %114 = tail call double @llvm.fmuladd.f64(double %101, double %105, double %113)
  %115 = fmul double %114, 2.000000e+00
  %116 = insertelement <4 x double> poison, double %108, i64 0
  %117 = fneg double %109
  %118 = tail call double @llvm.fmuladd.f64(double %101, double %103, double %117)
  %119 = fmul double %118, 2.000000e+00
  %120 = tail call double @llvm.fmuladd.f64(double %101, double %101, double %106)
  %121 = tail call double @llvm.fmuladd.f64(double %120, double -2.000000e+00, double 1.000000e+00)
  %122 = fmul double %99, %101
  %123 = tail call double @llvm.fmuladd.f64(double %103, double %105, double %122)
  %124 = fmul double %123, 2.000000e+00
  %125 = insertelement <4 x double> poison, double %119, i64 0
  %126 = tail call double @llvm.fmuladd.f64(double %101, double %105, double %112)
  %127 = fmul double %126, 2.000000e+00
  %128 = fneg double %122
  %129 = tail call double @llvm.fmuladd.f64(double %103, double %105, double %128)
  %130 = fmul double %129, 2.000000e+00
  %131 = fmul double %103, %103
  %132 = tail call double @llvm.fmuladd.f64(double %101, double %101, double %131)
  %133 = tail call double @llvm.fmuladd.f64(double %132, double -2.000000e+00, double 1.000000e+00)
  %134 = insertelement <4 x double> poison, double %127, i64 0
  %135 = shufflevector <4 x double> %116, <4 x double> poison, <4 x i32> zeroinitializer
  %136 = insertelement <4 x double> undef, double %111, i64 0
  %137 = shufflevector <4 x double> %136, <4 x double> poison, <4 x i32> zeroinitializer
  %138 = fmul <4 x double> %72, %137
  %139 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %135, <4 x double> %138)
  %140 = insertelement <4 x double> undef, double %115, i64 0
  %141 = shufflevector <4 x double> %140, <4 x double> poison, <4 x i32> zeroinitializer
  %142 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %141, <4 x double> %139)
  %143 = shufflevector <4 x double> %125, <4 x double> poison, <4 x i32> zeroinitializer
  %144 = insertelement <4 x double> undef, double %121, i64 0
  %145 = shufflevector <4 x double> %144, <4 x double> poison, <4 x i32> zeroinitializer
  %146 = fmul <4 x double> %72, %145
  %147 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %143, <4 x double> %146)
  %148 = insertelement <4 x double> undef, double %124, i64 0
  %149 = shufflevector <4 x double> %148, <4 x double> poison, <4 x i32> zeroinitializer
  %150 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %149, <4 x double> %147)
  %151 = shufflevector <4 x double> %134, <4 x double> poison, <4 x i32> zeroinitializer
  %152 = insertelement <4 x double> undef, double %130, i64 0
  %153 = shufflevector <4 x double> %152, <4 x double> poison, <4 x i32> zeroinitializer
  %154 = fmul <4 x double> %72, %153
  %155 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %151, <4 x double> %154)
  %156 = insertelement <4 x double> undef, double %133, i64 0
  %157 = shufflevector <4 x double> %156, <4 x double> poison, <4 x i32> zeroinitializer
  %158 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %157, <4 x double> %155)
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
  %170 = getelementptr inbounds double, ptr %55, i64 12
  %171 = bitcast ptr %170 to ptr
  %172 = load <4 x double>, ptr %171, align 8
  br i1 %67, label %173, label %181

173:
  %174 = getelementptr inbounds i64, ptr %48, i64 2
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds double, ptr %56, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = insertelement <4 x double> poison, double %177, i64 0
  %179 = shufflevector <4 x double> %178, <4 x double> poison, <4 x i32> zeroinitializer
  %180 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %179, <4 x double> %164, <4 x double> %172)
  br label %181

181:
  %182 = phi <4 x double> [ %180, %173 ], [ %172, %161 ]
  %183 = getelementptr inbounds %struct.body, ptr %18, i64 %53, i32 2
  %184 = load <4 x double>, ptr %183, align 32
  %185 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %186 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %187 = fmul <4 x double> %168, %186
  %188 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %185, <4 x double> %187)
  %189 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %190 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %189, <4 x double> %188)
  %191 = getelementptr inbounds %struct.body, ptr %18, i64 %53, i32 4
  %192 = load <4 x double>, ptr %191, align 32
  %193 = getelementptr inbounds %struct.body, ptr %18, i64 %53, i32 3
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
  %213 = getelementptr inbounds i64, ptr %48, i64 4
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %225, label %216

216:
  %217 = getelementptr inbounds %struct.body, ptr %18, i64 %53, i32 5
  %218 = load <4 x double>, ptr %217, align 32
  %219 = shufflevector <4 x double> %218, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = shufflevector <4 x double> %218, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %221 = fmul <4 x double> %168, %220
  %222 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %219, <4 x double> %221)
  %223 = shufflevector <4 x double> %218, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %224 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %223, <4 x double> %222)
  br label %225

225:
  %226 = phi <4 x double> [ %224, %216 ], [ %190, %181 ]
  %227 = getelementptr inbounds double, ptr %57, i64 %50
  %228 = load double, ptr %227, align 8
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
  %241 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %238, <4 x double> %240)
  %242 = shufflevector <4 x double> %194, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %243 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %242, <4 x double> %241)
  %244 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> zeroinitializer
  %245 = shufflevector <4 x double> %212, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %246 = fmul <4 x double> %168, %245
  %247 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %244, <4 x double> %246)
  %248 = shufflevector <4 x double> %212, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %249 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %248, <4 x double> %247)
  br i1 %67, label %250, label %256

250:
  %251 = insertelement <4 x double> poison, double %64, i64 0
  %252 = shufflevector <4 x double> %251, <4 x double> poison, <4 x i32> zeroinitializer
  %253 = fmul <4 x double> %252, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %254 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> splat (double 2.000000e+00), <4 x double> %253)
  %255 = fadd <4 x double> %249, %254
  br label %262

256:
  %257 = fadd <4 x double> %190, %231
  %258 = insertelement <4 x double> poison, double %64, i64 0
  %259 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %237)
  %261 = fadd <4 x double> %243, %260
  br label %262

262:
  %263 = phi <4 x double> [ %255, %250 ], [ %249, %256 ]
  %264 = phi <4 x double> [ %243, %250 ], [ %261, %256 ]
  %265 = phi <4 x double> [ %190, %250 ], [ %257, %256 ]
  %266 = getelementptr inbounds double, ptr %55, i64 16
  %267 = bitcast ptr %266 to ptr
  %268 = load <4 x double>, ptr %267, align 8
  %269 = getelementptr inbounds double, ptr %55, i64 20
  %270 = bitcast ptr %269 to ptr
  %271 = load <4 x double>, ptr %270, align 8
  %272 = getelementptr inbounds double, ptr %55, i64 24
  %273 = bitcast ptr %272 to ptr
  %274 = load <4 x double>, ptr %273, align 8
  %275 = getelementptr inbounds double, ptr %55, i64 28
  %276 = bitcast ptr %275 to ptr
  %277 = load <4 x double>, ptr %276, align 8
  %278 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 0, i32 0
  store <4 x double> %162, ptr %278, align 32
  %279 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 0, i32 1
  store <4 x double> %163, ptr %279, align 32
  %280 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 0, i32 2
  store <4 x double> %164, ptr %280, align 32
  %281 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 1
  store <4 x double> %182, ptr %281, align 32
  %282 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 2
  store <4 x double> %265, ptr %282, align 32
  %283 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 3
  store <4 x double> %264, ptr %283, align 32
  %284 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 4
  store <4 x double> %263, ptr %284, align 32
  %285 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 5
  store <4 x double> %226, ptr %285, align 32
  %286 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 6, i32 0
  store <4 x double> %271, ptr %286, align 32
  %287 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 6, i32 1
  store <4 x double> %274, ptr %287, align 32
  %288 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 6, i32 2
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
  %301 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 7, i32 0
  store <4 x double> %293, ptr %301, align 32
  %302 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 7, i32 1
  store <4 x double> %297, ptr %302, align 32
  %303 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 7, i32 2
  store <4 x double> %300, ptr %303, align 32
  %304 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %305 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %306 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %307 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 8, i32 0
  store <4 x double> %304, ptr %307, align 32
  %308 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 8, i32 1
  store <4 x double> %305, ptr %308, align 32
  %309 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 8, i32 2
  store <4 x double> %306, ptr %309, align 32
  %310 = shufflevector <4 x double> %268, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %311 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %312 = fmul <4 x double> %264, %311
  %313 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %314 = fmul <4 x double> %313, %268
  %315 = fsub <4 x double> %312, %314
  %316 = shufflevector <4 x double> %315, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %317 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %310, <4 x double> %263, <4 x double> %316)
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
  %329 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 9
  store <4 x double> %328, ptr %329, align 32
  %330 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> zeroinitializer
  %331 = shufflevector <4 x double> %264, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %332 = fmul <4 x double> %331, %274
  %333 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %330, <4 x double> %332)
  %334 = shufflevector <4 x double> %264, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %335 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %277, <4 x double> %334, <4 x double> %333)
  %336 = shufflevector <4 x double> %265, <4 x double> poison, <4 x i32> zeroinitializer
  %337 = shufflevector <4 x double> %265, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %338 = fmul <4 x double> %337, %274
  %339 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %336, <4 x double> %338)
  %340 = shufflevector <4 x double> %265, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %341 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %277, <4 x double> %340, <4 x double> %339)
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
  %354 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 10
  store <4 x double> %353, ptr %354, align 32
  br i1 %16, label %355, label %430

355:
  %356 = getelementptr inbounds %struct.place, ptr %42, i64 %45
  %357 = load i64, ptr %48, align 8
  %358 = load ptr, ptr %39, align 8
  %359 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 0, i32 0
  %360 = load <4 x double>, ptr %359, align 32
  %361 = shufflevector <4 x double> %162, <4 x double> poison, <4 x i32> zeroinitializer
  %362 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 0, i32 1
  %363 = load <4 x double>, ptr %362, align 32
  %364 = shufflevector <4 x double> %162, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %365 = fmul <4 x double> %364, %363
  %366 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %361, <4 x double> %365)
  %367 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 0, i32 2
  %368 = load <4 x double>, ptr %367, align 32
  %369 = shufflevector <4 x double> %162, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %370 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %369, <4 x double> %366)
  %371 = shufflevector <4 x double> %163, <4 x double> poison, <4 x i32> zeroinitializer
  %372 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %373 = fmul <4 x double> %372, %363
  %374 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %371, <4 x double> %373)
  %375 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %376 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %375, <4 x double> %374)
  %377 = shufflevector <4 x double> %164, <4 x double> poison, <4 x i32> zeroinitializer
  %378 = shufflevector <4 x double> %164, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %379 = fmul <4 x double> %378, %363
  %380 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %377, <4 x double> %379)
  %381 = shufflevector <4 x double> %164, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %382 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %381, <4 x double> %380)
  %383 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 0, i32 0
  store <4 x double> %370, ptr %383, align 32
  %384 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 0, i32 1
  store <4 x double> %376, ptr %384, align 32
  %385 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 0, i32 2
  store <4 x double> %382, ptr %385, align 32
  %386 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 1
  %387 = load <4 x double>, ptr %386, align 32
  %388 = load <4 x double>, ptr %281, align 32
  %389 = load <4 x double>, ptr %359, align 32
  %390 = shufflevector <4 x double> %388, <4 x double> poison, <4 x i32> zeroinitializer
  %391 = load <4 x double>, ptr %362, align 32
  %392 = shufflevector <4 x double> %388, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %393 = fmul <4 x double> %392, %391
  %394 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %389, <4 x double> %390, <4 x double> %393)
  %395 = load <4 x double>, ptr %367, align 32
  %396 = shufflevector <4 x double> %388, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %397 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %395, <4 x double> %396, <4 x double> %394)
  %398 = fadd <4 x double> %387, %397
  %399 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 1
  store <4 x double> %398, ptr %399, align 32
  %400 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 2
  %401 = load <4 x double>, ptr %400, align 32
  %402 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 3
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
  %415 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %412, <4 x double> %414)
  %416 = shufflevector <4 x double> %411, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %417 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %416, <4 x double> %415)
  %418 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 2
  store <4 x double> %417, ptr %418, align 32
  %419 = load <4 x double>, ptr %282, align 32
  %420 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 3
  store <4 x double> %419, ptr %420, align 32
  %421 = load i64, ptr %65, align 8
  %422 = icmp eq i64 %421, 1
  br i1 %422, label %423, label %430

423:
  %424 = load i64, ptr %49, align 8
  %425 = getelementptr inbounds double, ptr %358, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = extractelement <4 x double> %417, i64 2
  %428 = fadd double %427, %426
  %429 = insertelement <4 x double> %417, double %428, i64 2
  store <4 x double> %429, ptr %418, align 32
  br label %430

430:
  %431 = add nuw nsw i64 %45, 1
  %432 = load i64, ptr %33, align 8
  %433 = icmp slt i64 %431, %432
  br i1 %433, label %44, label %43
}

define void @tree_act(ptr  %0, ptr  %1, ptr  %2) {
  tail call void @find_loads(ptr %0, ptr %1, ptr %2)
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %5 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 8
  br i1 %7, label %8, label %15

8:
  %9 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %10 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %24, %16 ]
  %13 = load i64, ptr %4, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %16, label %15

15:
  ret void

16:
  %17 = load ptr, ptr %9, align 8
  %18 = shl nsw i64 %12, 3
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = getelementptr inbounds double, ptr %19, i64 1
  %21 = bitcast ptr %20 to ptr
  %22 = load <4 x double>, ptr %21, align 8
  %23 = load ptr, ptr %10, align 8
  %24 = add nuw nsw i64 %12, 1
  %25 = getelementptr inbounds %struct.body, ptr %23, i64 %24, i32 9
  %26 = load <4 x double>, ptr %25, align 32
  %27 = fsub <4 x double> %26, %22
  store <4 x double> %27, ptr %25, align 32
  %28 = getelementptr inbounds double, ptr %19, i64 4
  %29 = bitcast ptr %28 to ptr
  %30 = load <4 x double>, ptr %29, align 8
  %31 = load ptr, ptr %10, align 8
  %32 = getelementptr inbounds %struct.body, ptr %31, i64 %24, i32 10
  %33 = load <4 x double>, ptr %32, align 32
  %34 = fsub <4 x double> %33, %30
  store <4 x double> %34, ptr %32, align 32
  %35 = load i64, ptr %5, align 8
  %36 = icmp eq i64 %35, 8
  br i1 %36, label %11, label %15
}

define internal void @find_loads(ptr  %0, ptr  %1, ptr  %2) {
  %4 = alloca [5 x ptr], align 16
  %5 = bitcast ptr %4 to ptr
  %6 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 0
  %7 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 4
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 4
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, 36
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  store ptr %13, ptr %6, align 16
  %14 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 1
  %15 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 2
  %18 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 2
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 16
  %20 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 3
  %21 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 4
  %24 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %23, align 16
  %27 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %28 = bitcast ptr %27 to ptr
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %31 = load i64, ptr %30, align 8
  %32 = shl i64 %11, 3
  %33 = mul i64 %32, %31
  tail call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %33, i1 false)
  %34 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %35 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %42

38:
  %39 = load ptr, ptr %34, align 8
  %40 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 5
  %41 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 0
  br label %43

42:
  ret void

43:
  %44 = phi i64 [ %36, %38 ], [ %64, %63 ]
  %45 = phi ptr [ %39, %38 ], [ %65, %63 ]
  %46 = phi ptr [ %39, %38 ], [ %66, %63 ]
  %47 = load ptr, ptr %40, align 8
  %48 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  %51 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 0
  %52 = load i64, ptr %51, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %63

54:
  %55 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 3
  %56 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 4
  %57 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 2
  %58 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 5
  %59 = load i64, ptr %57, align 8
  br label %69

60:
  %61 = load ptr, ptr %34, align 8
  %62 = load i64, ptr %35, align 8
  br label %63

63:
  %64 = phi i64 [ %62, %60 ], [ %44, %43 ]
  %65 = phi ptr [ %61, %60 ], [ %45, %43 ]
  %66 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 1
  %67 = getelementptr inbounds %struct.tree_loads, ptr %65, i64 %64
  %68 = icmp ult ptr %66, %67
  br i1 %68, label %43, label %42

69:
  %70 = phi i64 [ %59, %54 ], [ %83, %104 ]
  %71 = phi i64 [ %49, %54 ], [ %105, %104 ]
  %72 = phi i64 [ 0, %54 ], [ %101, %104 ]
  %73 = load ptr, ptr %55, align 8
  %74 = mul nsw i64 %71, %72
  %75 = getelementptr inbounds i64, ptr %73, i64 %74
  %76 = load ptr, ptr %56, align 8
  %77 = mul nsw i64 %70, %72
  %78 = getelementptr inbounds i64, ptr %76, i64 %77
  %79 = icmp sgt i64 %71, 0
  br i1 %79, label %87, label %80

80:
  %81 = load ptr, ptr %58, align 8
  %82 = load double, ptr %41, align 8
  tail call void %81(double %82, ptr %47, ptr null, ptr null, ptr null, ptr %50)
  %83 = load i64, ptr %57, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %100

85:
  %86 = load ptr, ptr %27, align 8
  br label %106

87:
  %88 = phi i64 [ %98, %87 ], [ 0, %69 ]
  %89 = getelementptr inbounds i64, ptr %75, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = srem i64 %90, 5
  %92 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = sdiv i64 %90, 5
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %47, i64 %88
  store double %96, ptr %97, align 8
  %98 = add nuw nsw i64 %88, 1
  %99 = icmp eq i64 %98, %71
  br i1 %99, label %80, label %87

100:
  %101 = add nuw nsw i64 %72, 1
  %102 = load i64, ptr %51, align 8
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %104, label %60

104:
  %105 = load i64, ptr %48, align 8
  br label %69

106:
  %107 = phi i64 [ 0, %85 ], [ %115, %106 ]
  %108 = getelementptr inbounds double, ptr %50, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %78, i64 %107
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %86, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fadd double %109, %113
  store double %114, ptr %112, align 8
  %115 = add nuw nsw i64 %107, 1
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
  %16 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %141

19:
  %20 = phi i64 [ %22, %19 ], [ 0, %15 ]
  %21 = getelementptr inbounds double, ptr %7, i64 %20
  store double 0x7FF8000000000000, ptr %21, align 8
  %22 = add nuw nsw i64 %20, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %141, label %19

24:
  %25 = bitcast ptr %10 to ptr
  %26 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 0
  store double %1, ptr %26, align 8
  %27 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 1
  store ptr %2, ptr %27, align 8
  %28 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 2
  store ptr %3, ptr %28, align 8
  %29 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 3
  store ptr %4, ptr %29, align 8
  %30 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 4
  store ptr %5, ptr %30, align 8
  %31 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %46, label %34

34:
  %35 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %5, i64 %36
  %38 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 4
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %43, %41
  %45 = getelementptr inbounds double, ptr %39, i64 %44
  tail call void %32(double %1, ptr %2, ptr %3, ptr %4, ptr %37, ptr %45)
  br label %46

46:
  %47 = bitcast ptr %11 to ptr
  %48 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %57

55:
  %56 = getelementptr inbounds double, ptr %2, i64 %49
  br label %92

57:
  %58 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %63, %61
  %65 = getelementptr inbounds double, ptr %59, i64 %64
  %66 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 6
  %70 = bitcast ptr %69 to ptr
  %71 = load ptr, ptr %70, align 8
  %72 = bitcast ptr %2 to ptr
  %73 = shl i64 %49, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %72, i64 %73, i1 false)
  %74 = bitcast ptr %71 to ptr
  %75 = getelementptr inbounds double, ptr %74, i64 %49
  %76 = bitcast ptr %75 to ptr
  %77 = bitcast ptr %68 to ptr
  %78 = shl i64 %53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %77, i64 %78, i1 false)
  %79 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 7
  %80 = bitcast ptr %79 to ptr
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %2, i64 %49
  %83 = bitcast ptr %82 to ptr
  %84 = shl i64 %51, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %83, i64 %84, i1 false)
  %85 = bitcast ptr %81 to ptr
  %86 = getelementptr inbounds double, ptr %85, i64 %51
  %87 = bitcast ptr %86 to ptr
  %88 = getelementptr inbounds double, ptr %68, i64 %53
  %89 = bitcast ptr %88 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %89, i64 %78, i1 false)
  %90 = shl nsw i64 %53, 1
  %91 = getelementptr inbounds double, ptr %68, i64 %90
  br label %92

92:
  %93 = phi ptr [ %2, %55 ], [ %74, %57 ]
  %94 = phi ptr [ %56, %55 ], [ %85, %57 ]
  %95 = phi ptr [ null, %55 ], [ %91, %57 ]
  %96 = getelementptr inbounds %struct.motion, ptr %11, i64 0, i32 0
  store ptr %93, ptr %96, align 8
  %97 = getelementptr inbounds %struct.motion, ptr %11, i64 0, i32 1
  store ptr %94, ptr %97, align 8
  %98 = getelementptr inbounds %struct.motion, ptr %11, i64 0, i32 2
  store ptr %95, ptr %98, align 8
  %99 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %100 = load ptr, ptr %99, align 8
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
  %107 = load ptr, ptr %96, align 8
  %108 = load ptr, ptr %97, align 8
  call void @tree_coordinate_rates(ptr %0, ptr %107, ptr %108, ptr %6)
  %109 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %126, label %112

112:
  %113 = load i64, ptr %50, align 8
  %114 = getelementptr inbounds double, ptr %7, i64 %113
  %115 = bitcast ptr %114 to ptr
  %116 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 4
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %121, %119
  %123 = getelementptr inbounds double, ptr %117, i64 %122
  %124 = bitcast ptr %123 to ptr
  %125 = shl i64 %110, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %124, i64 %125, i1 false)
  br label %126

126:
  %127 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 0
  %128 = load i64, ptr %127, align 8
  %129 = icmp slt i64 %128, 0
  br i1 %129, label %130, label %134

130:
  %131 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 1
  %132 = bitcast ptr %131 to ptr
  %133 = load ptr, ptr %132, align 8
  call void @free(ptr %133)
  br label %140

134:
  %135 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %128
  %136 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8
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
  tail call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %4)
  %7 = icmp eq ptr %3, null
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %11 = load i64, ptr %10, align 8
  br label %52

12:
  tail call void @find_loads(ptr %0, ptr %1, ptr %3)
  %13 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 8
  br i1 %16, label %19, label %17

17:
  %18 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  br label %47

19:
  %20 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %21 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %34, %26 ]
  %24 = load i64, ptr %13, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %47

26:
  %27 = load ptr, ptr %20, align 8
  %28 = shl nsw i64 %23, 3
  %29 = getelementptr inbounds double, ptr %27, i64 %28
  %30 = getelementptr inbounds double, ptr %29, i64 1
  %31 = bitcast ptr %30 to ptr
  %32 = load <4 x double>, ptr %31, align 8
  %33 = load ptr, ptr %21, align 8
  %34 = add nuw nsw i64 %23, 1
  %35 = getelementptr inbounds %struct.body, ptr %33, i64 %34, i32 9
  %36 = load <4 x double>, ptr %35, align 32
  %37 = fsub <4 x double> %36, %32
  store <4 x double> %37, ptr %35, align 32
  %38 = getelementptr inbounds double, ptr %29, i64 4
  %39 = bitcast ptr %38 to ptr
  %40 = load <4 x double>, ptr %39, align 8
  %41 = load ptr, ptr %21, align 8
  %42 = getelementptr inbounds %struct.body, ptr %41, i64 %34, i32 10
  %43 = load <4 x double>, ptr %42, align 32
  %44 = fsub <4 x double> %43, %40
  store <4 x double> %44, ptr %42, align 32
  %45 = load i64, ptr %14, align 8
  %46 = icmp eq i64 %45, 8
  br i1 %46, label %22, label %47

47:
  %48 = phi i64 [ %15, %17 ], [ 8, %22 ], [ %45, %26 ]
  %49 = phi ptr [ %18, %17 ], [ %21, %26 ], [ %21, %22 ]
  %50 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %51 = load ptr, ptr %50, align 8
  br label %52

52:
  %53 = phi i64 [ %48, %47 ], [ %11, %8 ]
  %54 = phi ptr [ %49, %47 ], [ %9, %8 ]
  %55 = phi ptr [ %51, %47 ], [ null, %8 ]
  %56 = load ptr, ptr %54, align 8
  %57 = getelementptr inbounds double, ptr %4, i64 4
  %58 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %59 = load i64, ptr %58, align 8
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %416

61:
  %62 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %63 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %64 = icmp ne ptr %55, null
  %65 = icmp ne i64 %53, 0
  %66 = select i1 %64, i1 %65, i1 false
  br label %67

67:
  %68 = phi i64 [ %59, %61 ], [ %69, %414 ]
  %69 = add nsw i64 %68, -1
  %70 = load ptr, ptr %62, align 8
  %71 = mul nsw i64 %69, 5
  %72 = getelementptr inbounds i64, ptr %70, i64 %71
  %73 = getelementptr inbounds i64, ptr %72, i64 3
  %74 = load i64, ptr %73, align 8
  %75 = load i64, ptr %63, align 8
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %80, label %77

77:
  %78 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 11
  %79 = bitcast ptr %78 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %79, i8 0, i64 96, i1 false)
  br label %188

80:
  %81 = getelementptr inbounds i64, ptr %72, i64 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, 1
  %84 = mul nsw i64 %69, 36
  %85 = add nsw i64 %84, 32
  %86 = getelementptr inbounds double, ptr %57, i64 %85
  %87 = load double, ptr %86, align 8
  br i1 %66, label %88, label %92

88:
  %89 = mul nsw i64 %69, %53
  %90 = getelementptr inbounds double, ptr %55, i64 %89
  %91 = load double, ptr %90, align 8
  br label %92

92:
  %93 = phi double [ %91, %88 ], [ 0.000000e+00, %80 ]
  %94 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 0
  %95 = load <4 x double>, ptr %94, align 32
  %96 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 1
  %97 = load <4 x double>, ptr %96, align 32
  %98 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 2
  %99 = load <4 x double>, ptr %98, align 32
  %100 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 6, i32 2
  %101 = select i1 %83, ptr %98, ptr %100
  %102 = load <4 x double>, ptr %101, align 32
  br i1 %83, label %103, label %112

103:
  %104 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 8, i32 2
  %105 = load <4 x double>, ptr %104, align 32
  %106 = extractelement <4 x double> %105, i64 2
  %107 = fadd double %87, %106
  %108 = fcmp ogt double %107, 0.000000e+00
  %109 = fdiv double 1.000000e+00, %107
  %110 = select i1 %108, double %109, double 0x7FF8000000000000
  %111 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 9, i64 2
  br label %123

112:
  %113 = shufflevector <4 x double> %95, <4 x double> %97, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %114 = shufflevector <4 x double> %113, <4 x double> %99, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %115 = extractelement <4 x double> %102, i64 2
  %116 = fadd double %87, %115
  %117 = fcmp ogt double %116, 0.000000e+00
  %118 = fdiv double 1.000000e+00, %116
  %119 = select i1 %117, double %118, double 0x7FF8000000000000
  %120 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 10, i64 2
  %121 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 8, i32 2
  %122 = load <4 x double>, ptr %121, align 32
  br label %123

123:
  %124 = phi <4 x double> [ %105, %103 ], [ %122, %112 ]
  %125 = phi double [ %110, %103 ], [ %119, %112 ]
  %126 = phi <4 x double> [ %105, %103 ], [ %114, %112 ]
  %127 = phi ptr [ %111, %103 ], [ %120, %112 ]
  %128 = load double, ptr %127, align 16
  %129 = fsub double %93, %128
  %130 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 6
  %131 = insertelement <4 x double> poison, double %125, i64 0
  %132 = shufflevector <4 x double> %131, <4 x double> poison, <4 x i32> zeroinitializer
  %133 = shufflevector <4 x double> %102, <4 x double> poison, <4 x i32> zeroinitializer
  %134 = getelementptr inbounds %struct.mat, ptr %130, i64 0, i32 0
  %135 = load <4 x double>, ptr %134, align 32
  %136 = fneg <4 x double> %132
  %137 = fmul <4 x double> %102, %136
  %138 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %133, <4 x double> %135)
  store <4 x double> %138, ptr %134, align 32
  %139 = shufflevector <4 x double> %102, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %140 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 6, i32 1
  %141 = load <4 x double>, ptr %140, align 32
  %142 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %139, <4 x double> %141)
  store <4 x double> %142, ptr %140, align 32
  %143 = shufflevector <4 x double> %102, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %144 = load <4 x double>, ptr %100, align 32
  %145 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %143, <4 x double> %144)
  store <4 x double> %145, ptr %100, align 32
  %146 = shufflevector <4 x double> %126, <4 x double> poison, <4 x i32> zeroinitializer
  %147 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %146, <4 x double> %95)
  store <4 x double> %147, ptr %94, align 32
  %148 = shufflevector <4 x double> %126, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %149 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %148, <4 x double> %97)
  store <4 x double> %149, ptr %96, align 32
  %150 = shufflevector <4 x double> %126, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %151 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %150, <4 x double> %99)
  store <4 x double> %151, ptr %98, align 32
  %152 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 8
  %153 = getelementptr inbounds %struct.mat, ptr %152, i64 0, i32 0
  %154 = load <4 x double>, ptr %153, align 32
  %155 = fmul <4 x double> %126, %136
  %156 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %155, <4 x double> %146, <4 x double> %154)
  store <4 x double> %156, ptr %153, align 32
  %157 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 8, i32 1
  %158 = load <4 x double>, ptr %157, align 32
  %159 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %155, <4 x double> %148, <4 x double> %158)
  store <4 x double> %159, ptr %157, align 32
  %160 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 8, i32 2
  %161 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %155, <4 x double> %150, <4 x double> %124)
  store <4 x double> %161, ptr %160, align 32
  %162 = fcmp oeq double %87, 0.000000e+00
  br i1 %162, label %163, label %173

163:
  %164 = select i1 %83, ptr %152, ptr %130
  %165 = getelementptr inbounds %struct.mat, ptr %164, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %165, align 16
  %166 = getelementptr inbounds %struct.mat, ptr %164, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %166, align 16
  %167 = getelementptr inbounds %struct.mat, ptr %164, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %167, align 32
  br i1 %83, label %168, label %169

168:
  store <4 x double> zeroinitializer, ptr %98, align 32
  br label %173

169:
  %170 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %170, align 16
  %171 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %171, align 16
  %172 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %172, align 16
  br label %173

173:
  %174 = fmul double %125, %129
  %175 = insertelement <4 x double> poison, double %174, i64 0
  %176 = shufflevector <4 x double> %175, <4 x double> poison, <4 x i32> zeroinitializer
  %177 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 10
  %178 = load <4 x double>, ptr %177, align 32
  %179 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %176, <4 x double> %102, <4 x double> %178)
  store <4 x double> %179, ptr %177, align 32
  %180 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 9
  %181 = load <4 x double>, ptr %180, align 32
  %182 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %176, <4 x double> %126, <4 x double> %181)
  store <4 x double> %182, ptr %180, align 32
  %183 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 11
  store <4 x double> %102, ptr %183, align 32
  %184 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 12
  store <4 x double> %126, ptr %184, align 32
  %185 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %125, i64 0
  %186 = insertelement <4 x double> %185, double %129, i64 1
  %187 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 13
  store <4 x double> %186, ptr %187, align 32
  br label %188

188:
  %189 = load i64, ptr %72, align 8
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %414, label %191

191:
  %192 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 0, i32 0
  %193 = load <4 x double>, ptr %192, align 32
  %194 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 0, i32 1
  %195 = load <4 x double>, ptr %194, align 32
  %196 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 0, i32 2
  %197 = load <4 x double>, ptr %196, align 32
  %198 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 1
  %199 = load <4 x double>, ptr %198, align 32
  %200 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 6, i32 0
  %201 = load <4 x double>, ptr %200, align 32
  %202 = shufflevector <4 x double> %201, <4 x double> poison, <4 x i32> zeroinitializer
  %203 = shufflevector <4 x double> %201, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %204 = fmul <4 x double> %195, %203
  %205 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %202, <4 x double> %204)
  %206 = shufflevector <4 x double> %201, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %207 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %206, <4 x double> %205)
  %208 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 6, i32 1
  %209 = load <4 x double>, ptr %208, align 32
  %210 = shufflevector <4 x double> %209, <4 x double> poison, <4 x i32> zeroinitializer
  %211 = shufflevector <4 x double> %209, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %212 = fmul <4 x double> %195, %211
  %213 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %210, <4 x double> %212)
  %214 = shufflevector <4 x double> %209, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %215 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %214, <4 x double> %213)
  %216 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 6, i32 2
  %217 = load <4 x double>, ptr %216, align 32
  %218 = shufflevector <4 x double> %217, <4 x double> poison, <4 x i32> zeroinitializer
  %219 = shufflevector <4 x double> %217, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %220 = fmul <4 x double> %195, %219
  %221 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %218, <4 x double> %220)
  %222 = shufflevector <4 x double> %217, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %223 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %222, <4 x double> %221)
  %224 = shufflevector <4 x double> %193, <4 x double> poison, <4 x i32> zeroinitializer
  %225 = shufflevector <4 x double> %195, <4 x double> poison, <4 x i32> zeroinitializer
  %226 = fmul <4 x double> %225, %215
  %227 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %207, <4 x double> %224, <4 x double> %226)
  %228 = shufflevector <4 x double> %197, <4 x double> poison, <4 x i32> zeroinitializer
  %229 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %228, <4 x double> %227)
  %230 = shufflevector <4 x double> %193, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %231 = shufflevector <4 x double> %195, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %232 = fmul <4 x double> %231, %215
  %233 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %207, <4 x double> %230, <4 x double> %232)
  %234 = shufflevector <4 x double> %197, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %235 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %234, <4 x double> %233)
  %236 = shufflevector <4 x double> %193, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %237 = shufflevector <4 x double> %195, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %238 = fmul <4 x double> %237, %215
  %239 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %207, <4 x double> %236, <4 x double> %238)
  %240 = shufflevector <4 x double> %197, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %241 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %240, <4 x double> %239)
  %242 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 0
  %243 = load <4 x double>, ptr %242, align 32
  %244 = shufflevector <4 x double> %243, <4 x double> poison, <4 x i32> zeroinitializer
  %245 = shufflevector <4 x double> %243, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %246 = fmul <4 x double> %195, %245
  %247 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %244, <4 x double> %246)
  %248 = shufflevector <4 x double> %243, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %249 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %248, <4 x double> %247)
  %250 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 1
  %251 = load <4 x double>, ptr %250, align 32
  %252 = shufflevector <4 x double> %251, <4 x double> poison, <4 x i32> zeroinitializer
  %253 = shufflevector <4 x double> %251, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %254 = fmul <4 x double> %195, %253
  %255 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %252, <4 x double> %254)
  %256 = shufflevector <4 x double> %251, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %257 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %256, <4 x double> %255)
  %258 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 7, i32 2
  %259 = load <4 x double>, ptr %258, align 32
  %260 = shufflevector <4 x double> %259, <4 x double> poison, <4 x i32> zeroinitializer
  %261 = shufflevector <4 x double> %259, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %262 = fmul <4 x double> %195, %261
  %263 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %260, <4 x double> %262)
  %264 = shufflevector <4 x double> %259, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %265 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %264, <4 x double> %263)
  %266 = fmul <4 x double> %225, %257
  %267 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %249, <4 x double> %224, <4 x double> %266)
  %268 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %265, <4 x double> %228, <4 x double> %267)
  %269 = fmul <4 x double> %231, %257
  %270 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %249, <4 x double> %230, <4 x double> %269)
  %271 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %265, <4 x double> %234, <4 x double> %270)
  %272 = fmul <4 x double> %237, %257
  %273 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %249, <4 x double> %236, <4 x double> %272)
  %274 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %265, <4 x double> %240, <4 x double> %273)
  %275 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 8, i32 0
  %276 = load <4 x double>, ptr %275, align 32
  %277 = shufflevector <4 x double> %276, <4 x double> poison, <4 x i32> zeroinitializer
  %278 = shufflevector <4 x double> %276, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %279 = fmul <4 x double> %195, %278
  %280 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %277, <4 x double> %279)
  %281 = shufflevector <4 x double> %276, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %282 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %281, <4 x double> %280)
  %283 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 8, i32 1
  %284 = load <4 x double>, ptr %283, align 32
  %285 = shufflevector <4 x double> %284, <4 x double> poison, <4 x i32> zeroinitializer
  %286 = shufflevector <4 x double> %284, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %287 = fmul <4 x double> %195, %286
  %288 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %285, <4 x double> %287)
  %289 = shufflevector <4 x double> %284, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %290 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %289, <4 x double> %288)
  %291 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 8, i32 2
  %292 = load <4 x double>, ptr %291, align 32
  %293 = shufflevector <4 x double> %292, <4 x double> poison, <4 x i32> zeroinitializer
  %294 = shufflevector <4 x double> %292, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %295 = fmul <4 x double> %195, %294
  %296 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %293, <4 x double> %295)
  %297 = shufflevector <4 x double> %292, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %298 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %297, <4 x double> %296)
  %299 = fmul <4 x double> %225, %290
  %300 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %282, <4 x double> %224, <4 x double> %299)
  %301 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %298, <4 x double> %228, <4 x double> %300)
  %302 = fmul <4 x double> %231, %290
  %303 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %282, <4 x double> %230, <4 x double> %302)
  %304 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %298, <4 x double> %234, <4 x double> %303)
  %305 = fmul <4 x double> %237, %290
  %306 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %282, <4 x double> %236, <4 x double> %305)
  %307 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %298, <4 x double> %240, <4 x double> %306)
  %308 = shufflevector <4 x double> %301, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %309 = fmul <4 x double> %199, %308
  %310 = shufflevector <4 x double> %199, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %311 = fmul <4 x double> %310, %301
  %312 = fsub <4 x double> %309, %311
  %313 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %314 = shufflevector <4 x double> %304, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %315 = fmul <4 x double> %199, %314
  %316 = fmul <4 x double> %310, %304
  %317 = fsub <4 x double> %315, %316
  %318 = shufflevector <4 x double> %317, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %319 = shufflevector <4 x double> %307, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %320 = fmul <4 x double> %199, %319
  %321 = fmul <4 x double> %310, %307
  %322 = fsub <4 x double> %320, %321
  %323 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %324 = fadd <4 x double> %268, %313
  %325 = fadd <4 x double> %271, %318
  %326 = fadd <4 x double> %274, %323
  %327 = shufflevector <4 x double> %199, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %328 = shufflevector <4 x double> %199, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %329 = fneg <4 x double> %271
  %330 = fmul <4 x double> %328, %329
  %331 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %327, <4 x double> %330)
  %332 = shufflevector <4 x double> %199, <4 x double> poison, <4 x i32> zeroinitializer
  %333 = fneg <4 x double> %274
  %334 = fmul <4 x double> %332, %333
  %335 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %268, <4 x double> %328, <4 x double> %334)
  %336 = fneg <4 x double> %268
  %337 = fmul <4 x double> %327, %336
  %338 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %332, <4 x double> %337)
  %339 = shufflevector <4 x double> %331, <4 x double> %335, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %340 = shufflevector <4 x double> %331, <4 x double> %335, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %341 = shufflevector <4 x double> %339, <4 x double> %338, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %342 = shufflevector <4 x double> %339, <4 x double> %338, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %343 = shufflevector <4 x double> %340, <4 x double> %338, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %344 = fneg <4 x double> %325
  %345 = fmul <4 x double> %328, %344
  %346 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %326, <4 x double> %327, <4 x double> %345)
  %347 = fneg <4 x double> %326
  %348 = fmul <4 x double> %332, %347
  %349 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %324, <4 x double> %328, <4 x double> %348)
  %350 = fneg <4 x double> %324
  %351 = fmul <4 x double> %327, %350
  %352 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %325, <4 x double> %332, <4 x double> %351)
  %353 = fadd <4 x double> %341, %346
  %354 = fadd <4 x double> %342, %349
  %355 = fadd <4 x double> %343, %352
  %356 = fadd <4 x double> %229, %353
  %357 = fadd <4 x double> %235, %354
  %358 = fadd <4 x double> %241, %355
  %359 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 6, i32 0
  %360 = load <4 x double>, ptr %359, align 32
  %361 = fadd <4 x double> %360, %356
  %362 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 6, i32 1
  %363 = load <4 x double>, ptr %362, align 32
  %364 = fadd <4 x double> %363, %357
  %365 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 6, i32 2
  %366 = load <4 x double>, ptr %365, align 32
  %367 = fadd <4 x double> %366, %358
  store <4 x double> %361, ptr %359, align 32
  store <4 x double> %364, ptr %362, align 32
  store <4 x double> %367, ptr %365, align 32
  %368 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 7, i32 0
  %369 = load <4 x double>, ptr %368, align 32
  %370 = fadd <4 x double> %369, %324
  %371 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 7, i32 1
  %372 = load <4 x double>, ptr %371, align 32
  %373 = fadd <4 x double> %372, %325
  %374 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 7, i32 2
  %375 = load <4 x double>, ptr %374, align 32
  %376 = fadd <4 x double> %375, %326
  store <4 x double> %370, ptr %368, align 32
  store <4 x double> %373, ptr %371, align 32
  store <4 x double> %376, ptr %374, align 32
  %377 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 8, i32 0
  %378 = load <4 x double>, ptr %377, align 32
  %379 = fadd <4 x double> %301, %378
  %380 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 8, i32 1
  %381 = load <4 x double>, ptr %380, align 32
  %382 = fadd <4 x double> %304, %381
  %383 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 8, i32 2
  %384 = load <4 x double>, ptr %383, align 32
  %385 = fadd <4 x double> %307, %384
  store <4 x double> %379, ptr %377, align 32
  store <4 x double> %382, ptr %380, align 32
  store <4 x double> %385, ptr %383, align 32
  %386 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 9
  %387 = load <4 x double>, ptr %386, align 32
  %388 = shufflevector <4 x double> %387, <4 x double> poison, <4 x i32> zeroinitializer
  %389 = shufflevector <4 x double> %387, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %390 = fmul <4 x double> %195, %389
  %391 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %388, <4 x double> %390)
  %392 = shufflevector <4 x double> %387, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %393 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %392, <4 x double> %391)
  %394 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 9
  %395 = load <4 x double>, ptr %394, align 32
  %396 = fadd <4 x double> %395, %393
  store <4 x double> %396, ptr %394, align 32
  %397 = getelementptr inbounds %struct.body, ptr %56, i64 %68, i32 10
  %398 = load <4 x double>, ptr %397, align 32
  %399 = shufflevector <4 x double> %398, <4 x double> poison, <4 x i32> zeroinitializer
  %400 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %401 = fmul <4 x double> %195, %400
  %402 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> %399, <4 x double> %401)
  %403 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %404 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %403, <4 x double> %402)
  %405 = shufflevector <4 x double> %393, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %406 = fmul <4 x double> %199, %405
  %407 = fmul <4 x double> %310, %393
  %408 = fsub <4 x double> %406, %407
  %409 = shufflevector <4 x double> %408, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %410 = fadd <4 x double> %404, %409
  %411 = getelementptr inbounds %struct.body, ptr %56, i64 %189, i32 10
  %412 = load <4 x double>, ptr %411, align 32
  %413 = fadd <4 x double> %412, %410
  store <4 x double> %413, ptr %411, align 32
  br label %414

414:
  %415 = icmp ugt i64 %68, 1
  br i1 %415, label %67, label %416

416:
  %417 = load ptr, ptr %54, align 8
  %418 = getelementptr inbounds %struct.body, ptr %417, i64 0, i32 3
  %419 = bitcast ptr %418 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %419, i8 0, i64 64, i1 false)
  %420 = load i64, ptr %58, align 8
  %421 = icmp sgt i64 %420, 0
  br i1 %421, label %422, label %513

422:
  %423 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %424 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %425 = getelementptr inbounds %struct.body, ptr %417, i64 1
  br label %426

426:
  %427 = phi i64 [ 0, %422 ], [ %510, %509 ]
  %428 = load ptr, ptr %423, align 8
  %429 = mul nuw nsw i64 %427, 5
  %430 = getelementptr inbounds i64, ptr %428, i64 %429
  %431 = getelementptr inbounds %struct.body, ptr %425, i64 %427
  %432 = load i64, ptr %430, align 8
  %433 = getelementptr inbounds i64, ptr %430, i64 1
  %434 = load i64, ptr %433, align 8
  %435 = icmp eq i64 %434, 1
  %436 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 0, i32 0
  %437 = load <4 x double>, ptr %436, align 32
  %438 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 0, i32 1
  %439 = load <4 x double>, ptr %438, align 32
  %440 = shufflevector <4 x double> %437, <4 x double> %439, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %441 = shufflevector <4 x double> %437, <4 x double> %439, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %442 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 0, i32 2
  %443 = load <4 x double>, ptr %442, align 32
  %444 = shufflevector <4 x double> %440, <4 x double> %443, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %445 = shufflevector <4 x double> %440, <4 x double> %443, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %446 = shufflevector <4 x double> %441, <4 x double> %443, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %447 = getelementptr inbounds %struct.body, ptr %417, i64 %432, i32 3
  %448 = load <4 x double>, ptr %447, align 32
  %449 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> zeroinitializer
  %450 = shufflevector <4 x double> %448, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %451 = fmul <4 x double> %445, %450
  %452 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %444, <4 x double> %449, <4 x double> %451)
  %453 = shufflevector <4 x double> %448, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %454 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %446, <4 x double> %453, <4 x double> %452)
  %455 = getelementptr inbounds %struct.body, ptr %417, i64 %432, i32 4
  %456 = load <4 x double>, ptr %455, align 32
  %457 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 1
  %458 = load <4 x double>, ptr %457, align 32
  %459 = shufflevector <4 x double> %458, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %460 = fmul <4 x double> %448, %459
  %461 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %462 = fmul <4 x double> %461, %458
  %463 = fsub <4 x double> %460, %462
  %464 = shufflevector <4 x double> %463, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %465 = fadd <4 x double> %456, %464
  %466 = shufflevector <4 x double> %465, <4 x double> poison, <4 x i32> zeroinitializer
  %467 = shufflevector <4 x double> %465, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %468 = fmul <4 x double> %445, %467
  %469 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %444, <4 x double> %466, <4 x double> %468)
  %470 = shufflevector <4 x double> %465, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %471 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %446, <4 x double> %470, <4 x double> %469)
  %472 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 11
  %473 = load <4 x double>, ptr %472, align 32
  %474 = fmul <4 x double> %473, %454
  %475 = extractelement <4 x double> %474, i64 0
  %476 = extractelement <4 x double> %474, i64 1
  %477 = fadd double %475, %476
  %478 = extractelement <4 x double> %474, i64 2
  %479 = fadd double %478, %477
  %480 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 12
  %481 = load <4 x double>, ptr %480, align 32
  %482 = fmul <4 x double> %481, %471
  %483 = extractelement <4 x double> %482, i64 0
  %484 = extractelement <4 x double> %482, i64 1
  %485 = fadd double %483, %484
  %486 = extractelement <4 x double> %482, i64 2
  %487 = fadd double %486, %485
  %488 = fadd double %479, %487
  %489 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 13
  %490 = getelementptr inbounds <4 x double>, ptr %489, i64 0, i64 0
  %491 = load double, ptr %490, align 32
  %492 = getelementptr inbounds <4 x double>, ptr %489, i64 0, i64 1
  %493 = load double, ptr %492, align 8
  %494 = fsub double %493, %488
  %495 = fmul double %491, %494
  %496 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %495, i64 2
  %497 = select i1 %435, <4 x double> splat (double -0.000000e+00), <4 x double> %496
  %498 = fadd <4 x double> %454, %497
  %499 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 3
  store <4 x double> %498, ptr %499, align 32
  %500 = select i1 %435, <4 x double> %496, <4 x double> splat (double -0.000000e+00)
  %501 = fadd <4 x double> %471, %500
  %502 = getelementptr inbounds %struct.body, ptr %431, i64 0, i32 4
  store <4 x double> %501, ptr %502, align 32
  %503 = getelementptr inbounds i64, ptr %430, i64 3
  %504 = load i64, ptr %503, align 8
  %505 = load i64, ptr %424, align 8
  %506 = icmp slt i64 %504, %505
  br i1 %506, label %507, label %509

507:
  %508 = getelementptr inbounds double, ptr %5, i64 %504
  store double %495, ptr %508, align 8
  br label %509

509:
  %510 = add nuw nsw i64 %427, 1
  %511 = load i64, ptr %58, align 8
  %512 = icmp slt i64 %510, %511
  br i1 %512, label %426, label %513

513:
  ret void
}

define void @tree_motion_accelerations(ptr %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %13, %11
  %17 = add nsw i64 %16, %15
  %18 = shl i64 %17, 3
  %19 = add i64 %18, 8
  %20 = tail call ptr @malloc(i64 %19)
  %21 = bitcast ptr %20 to ptr
  %22 = icmp eq ptr %20, null
  br i1 %22, label %37, label %23

23:
  %24 = bitcast ptr %2 to ptr
  %25 = shl i64 %11, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %24, i64 %25, i1 false)
  %26 = getelementptr inbounds double, ptr %21, i64 %11
  %27 = bitcast ptr %26 to ptr
  %28 = bitcast ptr %3 to ptr
  %29 = shl i64 %13, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %28, i64 %29, i1 false)
  %30 = icmp eq i64 %15, 0
  br i1 %30, label %36, label %31

31:
  %32 = getelementptr inbounds double, ptr %26, i64 %13
  %33 = bitcast ptr %32 to ptr
  %34 = bitcast ptr %4 to ptr
  %35 = shl i64 %15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %35, i1 false)
  br label %36

36:
  tail call void @tree_motion_rates(ptr %0, double %1, ptr %21, ptr %5, ptr %6, ptr %7, ptr null, ptr %8)
  br label %40

37:
  %38 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %39 = icmp slt i64 %13, 1
  br i1 %39, label %40, label %41

40:
  tail call void @free(ptr %20)
  ret void

41:
  %42 = phi i64 [ %44, %41 ], [ 0, %37 ]
  %43 = getelementptr inbounds double, ptr %8, i64 %42
  store double 0x7FF8000000000000, ptr %43, align 8
  %44 = add nuw i64 %42, 1
  %45 = icmp eq i64 %44, %38
  br i1 %45, label %40, label %41
}

define void @tree_motion_inverse(ptr %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr  %5, ptr %6, ptr %7, ptr %8, ptr  %9) {
  %11 = alloca %struct.scratch, align 8
  %12 = alloca %struct.call, align 8
  %13 = bitcast ptr %11 to ptr
  %14 = call i32 @tree_take(ptr %0, ptr %11)
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %18, %16
  %22 = add nsw i64 %21, %20
  %23 = shl i64 %22, 3
  %24 = add i64 %23, 8
  %25 = tail call ptr @malloc(i64 %24)
  %26 = bitcast ptr %25 to ptr
  %27 = icmp eq ptr %25, null
  br i1 %27, label %28, label %30

28:
  %29 = icmp ne i32 %14, 0
  br label %650

30:
  %31 = bitcast ptr %2 to ptr
  %32 = shl i64 %16, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %31, i64 %32, i1 false)
  %33 = getelementptr inbounds double, ptr %26, i64 %16
  %34 = bitcast ptr %33 to ptr
  %35 = bitcast ptr %3 to ptr
  %36 = shl i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %35, i64 %36, i1 false)
  %37 = icmp eq i64 %20, 0
  br i1 %37, label %43, label %38

38:
  %39 = getelementptr inbounds double, ptr %33, i64 %18
  %40 = bitcast ptr %39 to ptr
  %41 = bitcast ptr %5 to ptr
  %42 = shl i64 %20, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %41, i64 %42, i1 false)
  br label %43

43:
  %44 = icmp ne i32 %14, 0
  br i1 %44, label %45, label %650

45:
  %46 = bitcast ptr %12 to ptr
  %47 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 0
  store double %1, ptr %47, align 8
  %48 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 1
  %49 = bitcast ptr %48 to ptr
  store ptr %25, ptr %49, align 8
  %50 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 2
  store ptr %6, ptr %50, align 8
  %51 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 3
  store ptr %7, ptr %51, align 8
  %52 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 4
  store ptr %8, ptr %52, align 8
  %53 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %70, label %56

56:
  %57 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %8, i64 %58
  %60 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %65, %63
  %67 = getelementptr inbounds double, ptr %61, i64 %66
  tail call void %54(double %1, ptr %26, ptr %6, ptr %7, ptr %59, ptr %67)
  %68 = load i64, ptr %15, align 8
  %69 = load i64, ptr %17, align 8
  br label %70

70:
  %71 = phi i64 [ %18, %45 ], [ %69, %56 ]
  %72 = phi i64 [ %16, %45 ], [ %68, %56 ]
  %73 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %78

76:
  %77 = getelementptr inbounds double, ptr %26, i64 %72
  br label %112

78:
  %79 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %84, %82
  %86 = getelementptr inbounds double, ptr %80, i64 %85
  %87 = load i64, ptr %19, align 8
  %88 = getelementptr inbounds double, ptr %86, i64 %87
  %89 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 6
  %90 = bitcast ptr %89 to ptr
  %91 = load ptr, ptr %90, align 8
  %92 = shl i64 %72, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %25, i64 %92, i1 false)
  %93 = bitcast ptr %91 to ptr
  %94 = getelementptr inbounds double, ptr %93, i64 %72
  %95 = bitcast ptr %94 to ptr
  %96 = bitcast ptr %88 to ptr
  %97 = shl i64 %74, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %95, ptr align 8 %96, i64 %97, i1 false)
  %98 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 7
  %99 = bitcast ptr %98 to ptr
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %26, i64 %72
  %102 = bitcast ptr %101 to ptr
  %103 = shl i64 %71, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 8 %102, i64 %103, i1 false)
  %104 = bitcast ptr %100 to ptr
  %105 = getelementptr inbounds double, ptr %104, i64 %71
  %106 = bitcast ptr %105 to ptr
  %107 = getelementptr inbounds double, ptr %88, i64 %74
  %108 = bitcast ptr %107 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %106, ptr align 8 %108, i64 %97, i1 false)
  %109 = shl nsw i64 %74, 1
  %110 = getelementptr inbounds double, ptr %88, i64 %109
  %111 = load i64, ptr %17, align 8
  br label %112

112:
  %113 = phi i64 [ %71, %76 ], [ %111, %78 ]
  %114 = phi ptr [ %26, %76 ], [ %93, %78 ]
  %115 = phi ptr [ %77, %76 ], [ %104, %78 ]
  %116 = phi ptr [ null, %76 ], [ %110, %78 ]
  %117 = getelementptr inbounds double, ptr %8, i64 4
  %118 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 3
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 2
  %123 = load ptr, ptr %122, align 8
  %124 = bitcast ptr %8 to ptr
  %125 = load <4 x double>, ptr %124, align 8
  %126 = fneg <4 x double> %125
  %127 = bitcast ptr %123 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %127, i8 0, i64 192, i1 false)
  %128 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 4
  store <4 x double> %126, ptr %128, align 32
  %129 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 5
  %130 = bitcast ptr %129 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %130, i8 0, i64 480, i1 false)
  %131 = getelementptr inbounds %struct.place, ptr %121, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %131, align 32
  %132 = getelementptr inbounds %struct.place, ptr %121, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %132, align 32
  %133 = getelementptr inbounds %struct.place, ptr %121, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %133, align 32
  %134 = getelementptr inbounds %struct.place, ptr %121, i64 0, i32 1
  %135 = bitcast ptr %134 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %135, i8 0, i64 96, i1 false)
  %136 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %137 = load i64, ptr %136, align 8
  %138 = icmp sgt i64 %137, 0
  br i1 %138, label %139, label %144

139:
  %140 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %141 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %142 = getelementptr inbounds %struct.body, ptr %123, i64 1
  %143 = getelementptr inbounds %struct.place, ptr %121, i64 1
  br label %182

144:
  call void @find_loads(ptr %0, ptr %11, ptr %12)
  %145 = load i64, ptr %118, align 8
  %146 = icmp eq i64 %145, 8
  br i1 %146, label %147, label %172

147:
  %148 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %149 = load ptr, ptr %148, align 8
  br label %150

150:
  %151 = phi i64 [ 0, %147 ], [ %160, %154 ]
  %152 = load i64, ptr %136, align 8
  %153 = icmp slt i64 %151, %152
  br i1 %153, label %154, label %174

154:
  %155 = shl nsw i64 %151, 3
  %156 = getelementptr inbounds double, ptr %149, i64 %155
  %157 = getelementptr inbounds double, ptr %156, i64 1
  %158 = bitcast ptr %157 to ptr
  %159 = load <4 x double>, ptr %158, align 8
  %160 = add nuw nsw i64 %151, 1
  %161 = getelementptr inbounds %struct.body, ptr %123, i64 %160, i32 9
  %162 = load <4 x double>, ptr %161, align 32
  %163 = fsub <4 x double> %162, %159
  store <4 x double> %163, ptr %161, align 32
  %164 = getelementptr inbounds double, ptr %156, i64 4
  %165 = bitcast ptr %164 to ptr
  %166 = load <4 x double>, ptr %165, align 8
  %167 = getelementptr inbounds %struct.body, ptr %123, i64 %160, i32 10
  %168 = load <4 x double>, ptr %167, align 32
  %169 = fsub <4 x double> %168, %166
  store <4 x double> %169, ptr %167, align 32
  %170 = load i64, ptr %118, align 8
  %171 = icmp eq i64 %170, 8
  br i1 %171, label %150, label %172

172:
  %173 = load i64, ptr %136, align 8
  br label %174

174:
  %175 = phi i64 [ %173, %172 ], [ %152, %150 ]
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %649

177:
  %178 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %179 = icmp eq i64 %119, 0
  %180 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %181 = load ptr, ptr %180, align 8
  br label %569

182:
  %183 = phi i64 [ 0, %139 ], [ %566, %565 ]
  %184 = load ptr, ptr %140, align 8
  %185 = mul nuw nsw i64 %183, 5
  %186 = getelementptr inbounds i64, ptr %184, i64 %185
  %187 = getelementptr inbounds i64, ptr %186, i64 3
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds %struct.body, ptr %142, i64 %183
  %190 = load i64, ptr %186, align 8
  %191 = mul nuw nsw i64 %183, 36
  %192 = getelementptr inbounds double, ptr %117, i64 %191
  %193 = icmp slt i64 %188, %113
  %194 = getelementptr inbounds double, ptr %4, i64 %188
  %195 = sub nsw i64 %188, %113
  %196 = getelementptr inbounds double, ptr %116, i64 %195
  %197 = select i1 %193, ptr %194, ptr %196
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds i64, ptr %186, i64 1
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 1
  %202 = bitcast ptr %192 to ptr
  %203 = load <4 x double>, ptr %202, align 8
  %204 = getelementptr inbounds double, ptr %192, i64 4
  %205 = bitcast ptr %204 to ptr
  %206 = load <4 x double>, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %192, i64 8
  %208 = bitcast ptr %207 to ptr
  %209 = load <4 x double>, ptr %208, align 8
  %210 = icmp eq i64 %200, 0
  br i1 %210, label %211, label %227

211:
  %212 = getelementptr inbounds i64, ptr %186, i64 2
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds double, ptr %114, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = tail call double @llvm.cos.f64(double %215)
  %217 = tail call double @llvm.sin.f64(double %215)
  %218 = insertelement <4 x double> poison, double %216, i64 0
  %219 = shufflevector <4 x double> %218, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = insertelement <4 x double> poison, double %217, i64 0
  %221 = shufflevector <4 x double> %220, <4 x double> poison, <4 x i32> zeroinitializer
  %222 = fmul <4 x double> %206, %221
  %223 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %219, <4 x double> %222)
  %224 = fneg <4 x double> %203
  %225 = fmul <4 x double> %221, %224
  %226 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %206, <4 x double> %219, <4 x double> %225)
  br label %295

227:
  %228 = icmp slt i64 %200, 3
  br i1 %228, label %295, label %229

229:
  %230 = getelementptr inbounds i64, ptr %186, i64 2
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds double, ptr %114, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds double, ptr %232, i64 1
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %232, i64 2
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds double, ptr %232, i64 3
  %239 = load double, ptr %238, align 8
  %240 = fmul double %239, %239
  %241 = tail call double @llvm.fmuladd.f64(double %237, double %237, double %240)
  %242 = tail call double @llvm.fmuladd.f64(double %241, double -2.000000e+00, double 1.000000e+00)
  %243 = fmul double %233, %239
  %244 = tail call double @llvm.fmuladd.f64(double %235, double %237, double %243)
  %245 = fmul double %244, 2.000000e+00
  %246 = fmul double %233, %237
  %247 = fneg double %246
  %248 = tail call double @llvm.fmuladd.f64(double %235, double %239, double %247)
  %249 = fmul double %248, 2.000000e+00
  %250 = insertelement <4 x double> poison, double %242, i64 0
  %251 = fneg double %243
  %252 = tail call double @llvm.fmuladd.f64(double %235, double %237, double %251)
  %253 = fmul double %252, 2.000000e+00
  %254 = tail call double @llvm.fmuladd.f64(double %235, double %235, double %240)
  %255 = tail call double @llvm.fmuladd.f64(double %254, double -2.000000e+00, double 1.000000e+00)
  %256 = fmul double %233, %235
  %257 = tail call double @llvm.fmuladd.f64(double %237, double %239, double %256)
  %258 = fmul double %257, 2.000000e+00
  %259 = insertelement <4 x double> poison, double %253, i64 0
  %260 = tail call double @llvm.fmuladd.f64(double %235, double %239, double %246)
  %261 = fmul double %260, 2.000000e+00
  %262 = fneg double %256
  %263 = tail call double @llvm.fmuladd.f64(double %237, double %239, double %262)
  %264 = fmul double %263, 2.000000e+00
  %265 = fmul double %237, %237
  %266 = tail call double @llvm.fmuladd.f64(double %235, double %235, double %265)
  %267 = tail call double @llvm.fmuladd.f64(double %266, double -2.000000e+00, double 1.000000e+00)
  %268 = insertelement <4 x double> poison, double %261, i64 0
  %269 = shufflevector <4 x double> %250, <4 x double> poison, <4 x i32> zeroinitializer
  %270 = insertelement <4 x double> undef, double %245, i64 0
  %271 = shufflevector <4 x double> %270, <4 x double> poison, <4 x i32> zeroinitializer
  %272 = fmul <4 x double> %206, %271
  %273 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %269, <4 x double> %272)
  %274 = insertelement <4 x double> undef, double %249, i64 0
  %275 = shufflevector <4 x double> %274, <4 x double> poison, <4 x i32> zeroinitializer
  %276 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %275, <4 x double> %273)
  %277 = shufflevector <4 x double> %259, <4 x double> poison, <4 x i32> zeroinitializer
  %278 = insertelement <4 x double> undef, double %255, i64 0
  %279 = shufflevector <4 x double> %278, <4 x double> poison, <4 x i32> zeroinitializer
  %280 = fmul <4 x double> %206, %279
  %281 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %277, <4 x double> %280)
  %282 = insertelement <4 x double> undef, double %258, i64 0
  %283 = shufflevector <4 x double> %282, <4 x double> poison, <4 x i32> zeroinitializer
  %284 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %283, <4 x double> %281)
  %285 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> zeroinitializer
  %286 = insertelement <4 x double> undef, double %264, i64 0
  %287 = shufflevector <4 x double> %286, <4 x double> poison, <4 x i32> zeroinitializer
  %288 = fmul <4 x double> %206, %287
  %289 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %285, <4 x double> %288)
  %290 = insertelement <4 x double> undef, double %267, i64 0
  %291 = shufflevector <4 x double> %290, <4 x double> poison, <4 x i32> zeroinitializer
  %292 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %291, <4 x double> %289)
  switch i64 %200, label %294 [
    i64 3, label %295
    i64 4, label %293
  ]

293:
  br label %295

294:
  br label %295

295:
  %296 = phi <4 x double> [ %223, %211 ], [ %276, %294 ], [ %292, %293 ], [ %203, %227 ], [ %284, %229 ]
  %297 = phi <4 x double> [ %226, %211 ], [ %284, %294 ], [ %276, %293 ], [ %206, %227 ], [ %292, %229 ]
  %298 = phi <4 x double> [ %209, %211 ], [ %292, %294 ], [ %284, %293 ], [ %209, %227 ], [ %276, %229 ]
  %299 = shufflevector <4 x double> %296, <4 x double> %297, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %300 = shufflevector <4 x double> %296, <4 x double> %297, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %301 = shufflevector <4 x double> %299, <4 x double> %298, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %302 = shufflevector <4 x double> %299, <4 x double> %298, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %303 = shufflevector <4 x double> %300, <4 x double> %298, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %304 = getelementptr inbounds double, ptr %192, i64 12
  %305 = bitcast ptr %304 to ptr
  %306 = load <4 x double>, ptr %305, align 8
  br i1 %201, label %307, label %315

307:
  %308 = getelementptr inbounds i64, ptr %186, i64 2
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds double, ptr %114, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = insertelement <4 x double> poison, double %311, i64 0
  %313 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> zeroinitializer
  %314 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %313, <4 x double> %298, <4 x double> %306)
  br label %315

315:
  %316 = phi <4 x double> [ %314, %307 ], [ %306, %295 ]
  %317 = getelementptr inbounds %struct.body, ptr %123, i64 %190, i32 2
  %318 = load <4 x double>, ptr %317, align 32
  %319 = shufflevector <4 x double> %318, <4 x double> poison, <4 x i32> zeroinitializer
  %320 = shufflevector <4 x double> %318, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %321 = fmul <4 x double> %302, %320
  %322 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %319, <4 x double> %321)
  %323 = shufflevector <4 x double> %318, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %324 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %323, <4 x double> %322)
  %325 = getelementptr inbounds %struct.body, ptr %123, i64 %190, i32 4
  %326 = load <4 x double>, ptr %325, align 32
  %327 = getelementptr inbounds %struct.body, ptr %123, i64 %190, i32 3
  %328 = load <4 x double>, ptr %327, align 32
  %329 = shufflevector <4 x double> %316, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %330 = fmul <4 x double> %329, %328
  %331 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %332 = fmul <4 x double> %316, %331
  %333 = fsub <4 x double> %330, %332
  %334 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %335 = fadd <4 x double> %326, %334
  %336 = fmul <4 x double> %318, %329
  %337 = shufflevector <4 x double> %318, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %338 = fmul <4 x double> %316, %337
  %339 = fsub <4 x double> %336, %338
  %340 = shufflevector <4 x double> %339, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %341 = shufflevector <4 x double> %340, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %342 = fmul <4 x double> %318, %341
  %343 = fmul <4 x double> %337, %340
  %344 = fsub <4 x double> %342, %343
  %345 = shufflevector <4 x double> %344, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %346 = fadd <4 x double> %335, %345
  %347 = getelementptr inbounds i64, ptr %186, i64 4
  %348 = load i64, ptr %347, align 8
  %349 = icmp eq i64 %348, 0
  br i1 %349, label %359, label %350

350:
  %351 = getelementptr inbounds %struct.body, ptr %123, i64 %190, i32 5
  %352 = load <4 x double>, ptr %351, align 32
  %353 = shufflevector <4 x double> %352, <4 x double> poison, <4 x i32> zeroinitializer
  %354 = shufflevector <4 x double> %352, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %355 = fmul <4 x double> %302, %354
  %356 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %353, <4 x double> %355)
  %357 = shufflevector <4 x double> %352, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %358 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %357, <4 x double> %356)
  br label %359

359:
  %360 = phi <4 x double> [ %358, %350 ], [ %324, %315 ]
  %361 = getelementptr inbounds double, ptr %115, i64 %188
  %362 = load double, ptr %361, align 8
  %363 = insertelement <4 x double> poison, double %362, i64 0
  %364 = shufflevector <4 x double> %363, <4 x double> poison, <4 x i32> zeroinitializer
  %365 = fmul <4 x double> %364, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %366 = shufflevector <4 x double> %365, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %367 = fmul <4 x double> %360, %366
  %368 = shufflevector <4 x double> %360, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %369 = fmul <4 x double> %368, %365
  %370 = fsub <4 x double> %367, %369
  %371 = shufflevector <4 x double> %370, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %372 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> zeroinitializer
  %373 = shufflevector <4 x double> %328, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %374 = fmul <4 x double> %302, %373
  %375 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %372, <4 x double> %374)
  %376 = shufflevector <4 x double> %328, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %377 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %376, <4 x double> %375)
  %378 = shufflevector <4 x double> %346, <4 x double> poison, <4 x i32> zeroinitializer
  %379 = shufflevector <4 x double> %346, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %380 = fmul <4 x double> %302, %379
  %381 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %378, <4 x double> %380)
  %382 = shufflevector <4 x double> %346, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %383 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %382, <4 x double> %381)
  br i1 %201, label %384, label %390

384:
  %385 = insertelement <4 x double> poison, double %198, i64 0
  %386 = shufflevector <4 x double> %385, <4 x double> poison, <4 x i32> zeroinitializer
  %387 = fmul <4 x double> %386, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %388 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> splat (double 2.000000e+00), <4 x double> %387)
  %389 = fadd <4 x double> %383, %388
  br label %396

390:
  %391 = fadd <4 x double> %324, %365
  %392 = insertelement <4 x double> poison, double %198, i64 0
  %393 = shufflevector <4 x double> %392, <4 x double> poison, <4 x i32> zeroinitializer
  %394 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %393, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %371)
  %395 = fadd <4 x double> %377, %394
  br label %396

396:
  %397 = phi <4 x double> [ %389, %384 ], [ %383, %390 ]
  %398 = phi <4 x double> [ %377, %384 ], [ %395, %390 ]
  %399 = phi <4 x double> [ %324, %384 ], [ %391, %390 ]
  %400 = getelementptr inbounds double, ptr %192, i64 16
  %401 = bitcast ptr %400 to ptr
  %402 = load <4 x double>, ptr %401, align 8
  %403 = getelementptr inbounds double, ptr %192, i64 20
  %404 = bitcast ptr %403 to ptr
  %405 = load <4 x double>, ptr %404, align 8
  %406 = getelementptr inbounds double, ptr %192, i64 24
  %407 = bitcast ptr %406 to ptr
  %408 = load <4 x double>, ptr %407, align 8
  %409 = getelementptr inbounds double, ptr %192, i64 28
  %410 = bitcast ptr %409 to ptr
  %411 = load <4 x double>, ptr %410, align 8
  %412 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 0, i32 0
  store <4 x double> %296, ptr %412, align 32
  %413 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 0, i32 1
  store <4 x double> %297, ptr %413, align 32
  %414 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 0, i32 2
  store <4 x double> %298, ptr %414, align 32
  %415 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 1
  store <4 x double> %316, ptr %415, align 32
  %416 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 2
  store <4 x double> %399, ptr %416, align 32
  %417 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 3
  store <4 x double> %398, ptr %417, align 32
  %418 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 4
  store <4 x double> %397, ptr %418, align 32
  %419 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 5
  store <4 x double> %360, ptr %419, align 32
  %420 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 6, i32 0
  store <4 x double> %405, ptr %420, align 32
  %421 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 6, i32 1
  store <4 x double> %408, ptr %421, align 32
  %422 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 6, i32 2
  store <4 x double> %411, ptr %422, align 32
  %423 = extractelement <4 x double> %402, i64 2
  %424 = extractelement <4 x double> %402, i64 1
  %425 = fneg double %424
  %426 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %423, i64 1
  %427 = insertelement <4 x double> %426, double %425, i64 2
  %428 = fneg double %423
  %429 = extractelement <4 x double> %402, i64 0
  %430 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %428, i64 0
  %431 = shufflevector <4 x double> %430, <4 x double> %402, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %432 = fneg double %429
  %433 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %424, i64 0
  %434 = insertelement <4 x double> %433, double %432, i64 1
  %435 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 7, i32 0
  store <4 x double> %427, ptr %435, align 32
  %436 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 7, i32 1
  store <4 x double> %431, ptr %436, align 32
  %437 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 7, i32 2
  store <4 x double> %434, ptr %437, align 32
  %438 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %402, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %439 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %402, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %440 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %402, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %441 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 8, i32 0
  store <4 x double> %438, ptr %441, align 32
  %442 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 8, i32 1
  store <4 x double> %439, ptr %442, align 32
  %443 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 8, i32 2
  store <4 x double> %440, ptr %443, align 32
  %444 = shufflevector <4 x double> %402, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %445 = shufflevector <4 x double> %402, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %446 = fmul <4 x double> %398, %445
  %447 = shufflevector <4 x double> %398, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %448 = fmul <4 x double> %447, %402
  %449 = fsub <4 x double> %446, %448
  %450 = shufflevector <4 x double> %449, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %451 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %444, <4 x double> %397, <4 x double> %450)
  %452 = fmul <4 x double> %399, %445
  %453 = shufflevector <4 x double> %399, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %454 = fmul <4 x double> %402, %453
  %455 = fsub <4 x double> %452, %454
  %456 = shufflevector <4 x double> %455, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %457 = shufflevector <4 x double> %456, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %458 = fmul <4 x double> %399, %457
  %459 = fmul <4 x double> %453, %456
  %460 = fsub <4 x double> %458, %459
  %461 = shufflevector <4 x double> %460, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %462 = fadd <4 x double> %451, %461
  %463 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 9
  store <4 x double> %462, ptr %463, align 32
  %464 = shufflevector <4 x double> %398, <4 x double> poison, <4 x i32> zeroinitializer
  %465 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %466 = fmul <4 x double> %465, %408
  %467 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %405, <4 x double> %464, <4 x double> %466)
  %468 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %469 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %411, <4 x double> %468, <4 x double> %467)
  %470 = shufflevector <4 x double> %399, <4 x double> poison, <4 x i32> zeroinitializer
  %471 = shufflevector <4 x double> %399, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %472 = fmul <4 x double> %471, %408
  %473 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %405, <4 x double> %470, <4 x double> %472)
  %474 = shufflevector <4 x double> %399, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %475 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %411, <4 x double> %474, <4 x double> %473)
  %476 = shufflevector <4 x double> %475, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %477 = fmul <4 x double> %399, %476
  %478 = fmul <4 x double> %453, %475
  %479 = fsub <4 x double> %477, %478
  %480 = shufflevector <4 x double> %479, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %481 = fadd <4 x double> %469, %480
  %482 = shufflevector <4 x double> %397, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %483 = fmul <4 x double> %482, %402
  %484 = fmul <4 x double> %397, %445
  %485 = fsub <4 x double> %483, %484
  %486 = shufflevector <4 x double> %485, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %487 = fadd <4 x double> %486, %481
  %488 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 10
  store <4 x double> %487, ptr %488, align 32
  %489 = load i64, ptr %141, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %565, label %491

491:
  %492 = getelementptr inbounds %struct.place, ptr %143, i64 %183
  %493 = load i64, ptr %186, align 8
  %494 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 0, i32 0
  %495 = load <4 x double>, ptr %494, align 32
  %496 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> zeroinitializer
  %497 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 0, i32 1
  %498 = load <4 x double>, ptr %497, align 32
  %499 = shufflevector <4 x double> %296, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %500 = fmul <4 x double> %499, %498
  %501 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %495, <4 x double> %496, <4 x double> %500)
  %502 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 0, i32 2
  %503 = load <4 x double>, ptr %502, align 32
  %504 = shufflevector <4 x double> %296, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %505 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %504, <4 x double> %501)
  %506 = shufflevector <4 x double> %297, <4 x double> poison, <4 x i32> zeroinitializer
  %507 = shufflevector <4 x double> %297, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %508 = fmul <4 x double> %507, %498
  %509 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %495, <4 x double> %506, <4 x double> %508)
  %510 = shufflevector <4 x double> %297, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %511 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %510, <4 x double> %509)
  %512 = shufflevector <4 x double> %298, <4 x double> poison, <4 x i32> zeroinitializer
  %513 = shufflevector <4 x double> %298, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %514 = fmul <4 x double> %513, %498
  %515 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %495, <4 x double> %512, <4 x double> %514)
  %516 = shufflevector <4 x double> %298, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %517 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %516, <4 x double> %515)
  %518 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 0, i32 0
  store <4 x double> %505, ptr %518, align 32
  %519 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 0, i32 1
  store <4 x double> %511, ptr %519, align 32
  %520 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 0, i32 2
  store <4 x double> %517, ptr %520, align 32
  %521 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 1
  %522 = load <4 x double>, ptr %521, align 32
  %523 = load <4 x double>, ptr %415, align 32
  %524 = load <4 x double>, ptr %494, align 32
  %525 = shufflevector <4 x double> %523, <4 x double> poison, <4 x i32> zeroinitializer
  %526 = load <4 x double>, ptr %497, align 32
  %527 = shufflevector <4 x double> %523, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %528 = fmul <4 x double> %527, %526
  %529 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %524, <4 x double> %525, <4 x double> %528)
  %530 = load <4 x double>, ptr %502, align 32
  %531 = shufflevector <4 x double> %523, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %532 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %530, <4 x double> %531, <4 x double> %529)
  %533 = fadd <4 x double> %522, %532
  %534 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 1
  store <4 x double> %533, ptr %534, align 32
  %535 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 2
  %536 = load <4 x double>, ptr %535, align 32
  %537 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 3
  %538 = load <4 x double>, ptr %537, align 32
  %539 = load <4 x double>, ptr %415, align 32
  %540 = shufflevector <4 x double> %539, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %541 = fmul <4 x double> %538, %540
  %542 = shufflevector <4 x double> %538, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %543 = fmul <4 x double> %539, %542
  %544 = fsub <4 x double> %541, %543
  %545 = shufflevector <4 x double> %544, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %546 = fadd <4 x double> %536, %545
  %547 = shufflevector <4 x double> %546, <4 x double> poison, <4 x i32> zeroinitializer
  %548 = shufflevector <4 x double> %546, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %549 = fmul <4 x double> %302, %548
  %550 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %547, <4 x double> %549)
  %551 = shufflevector <4 x double> %546, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %552 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %551, <4 x double> %550)
  %553 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 2
  store <4 x double> %552, ptr %553, align 32
  %554 = load <4 x double>, ptr %416, align 32
  %555 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 3
  store <4 x double> %554, ptr %555, align 32
  %556 = load i64, ptr %199, align 8
  %557 = icmp eq i64 %556, 1
  br i1 %557, label %558, label %565

558:
  %559 = load i64, ptr %187, align 8
  %560 = getelementptr inbounds double, ptr %115, i64 %559
  %561 = load double, ptr %560, align 8
  %562 = extractelement <4 x double> %552, i64 2
  %563 = fadd double %562, %561
  %564 = insertelement <4 x double> %552, double %563, i64 2
  store <4 x double> %564, ptr %553, align 32
  br label %565

565:
  %566 = add nuw nsw i64 %183, 1
  %567 = load i64, ptr %136, align 8
  %568 = icmp slt i64 %566, %567
  br i1 %568, label %182, label %144

569:
  %570 = phi i64 [ %175, %177 ], [ %571, %621 ]
  %571 = add nsw i64 %570, -1
  %572 = load ptr, ptr %178, align 8
  %573 = mul nsw i64 %571, 5
  %574 = getelementptr inbounds i64, ptr %572, i64 %573
  %575 = getelementptr inbounds i64, ptr %574, i64 3
  %576 = load i64, ptr %575, align 8
  %577 = load i64, ptr %574, align 8
  %578 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 9
  %579 = load <4 x double>, ptr %578, align 32
  %580 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 0, i32 0
  %581 = load <4 x double>, ptr %580, align 32
  %582 = shufflevector <4 x double> %579, <4 x double> poison, <4 x i32> zeroinitializer
  %583 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 0, i32 1
  %584 = load <4 x double>, ptr %583, align 32
  %585 = shufflevector <4 x double> %579, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %586 = fmul <4 x double> %585, %584
  %587 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %581, <4 x double> %582, <4 x double> %586)
  %588 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 0, i32 2
  %589 = load <4 x double>, ptr %588, align 32
  %590 = shufflevector <4 x double> %579, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %591 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %589, <4 x double> %590, <4 x double> %587)
  %592 = icmp slt i64 %576, %113
  br i1 %592, label %593, label %621

593:
  %594 = getelementptr inbounds i64, ptr %574, i64 1
  %595 = load i64, ptr %594, align 8
  %596 = icmp eq i64 %595, 1
  br i1 %596, label %600, label %597

597:
  %598 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 10
  %599 = load <4 x double>, ptr %598, align 32
  br label %600

600:
  %601 = phi <4 x double> [ %599, %597 ], [ %579, %593 ]
  %602 = extractelement <4 x double> %601, i64 2
  %603 = mul nsw i64 %571, 36
  %604 = add nsw i64 %603, 32
  %605 = getelementptr inbounds double, ptr %117, i64 %604
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds double, ptr %4, i64 %576
  %608 = load double, ptr %607, align 8
  %609 = tail call double @llvm.fmuladd.f64(double %606, double %608, double %602)
  br i1 %179, label %614, label %610

610:
  %611 = mul nsw i64 %571, %119
  %612 = getelementptr inbounds double, ptr %181, i64 %611
  %613 = load double, ptr %612, align 8
  br label %614

614:
  %615 = phi double [ %613, %610 ], [ 0.000000e+00, %600 ]
  %616 = fsub double %609, %615
  %617 = getelementptr inbounds double, ptr %9, i64 %576
  store double %616, ptr %617, align 8
  %618 = load <4 x double>, ptr %580, align 32
  %619 = load <4 x double>, ptr %583, align 32
  %620 = load <4 x double>, ptr %588, align 32
  br label %621

621:
  %622 = phi <4 x double> [ %620, %614 ], [ %589, %569 ]
  %623 = phi <4 x double> [ %619, %614 ], [ %584, %569 ]
  %624 = phi <4 x double> [ %618, %614 ], [ %581, %569 ]
  %625 = getelementptr inbounds %struct.body, ptr %123, i64 %577, i32 9
  %626 = load <4 x double>, ptr %625, align 32
  %627 = fadd <4 x double> %591, %626
  store <4 x double> %627, ptr %625, align 32
  %628 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 10
  %629 = load <4 x double>, ptr %628, align 32
  %630 = shufflevector <4 x double> %629, <4 x double> poison, <4 x i32> zeroinitializer
  %631 = shufflevector <4 x double> %629, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %632 = fmul <4 x double> %623, %631
  %633 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %624, <4 x double> %630, <4 x double> %632)
  %634 = shufflevector <4 x double> %629, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %635 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %634, <4 x double> %633)
  %636 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 1
  %637 = load <4 x double>, ptr %636, align 32
  %638 = shufflevector <4 x double> %591, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %639 = fmul <4 x double> %638, %637
  %640 = shufflevector <4 x double> %637, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %641 = fmul <4 x double> %591, %640
  %642 = fsub <4 x double> %639, %641
  %643 = shufflevector <4 x double> %642, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %644 = fadd <4 x double> %635, %643
  %645 = getelementptr inbounds %struct.body, ptr %123, i64 %577, i32 10
  %646 = load <4 x double>, ptr %645, align 32
  %647 = fadd <4 x double> %646, %644
  store <4 x double> %647, ptr %645, align 32
  %648 = icmp ugt i64 %570, 1
  br i1 %648, label %569, label %649

649:
  tail call void @free(ptr %25)
  br i1 %44, label %660, label %674

650:
  %651 = phi i1 [ %29, %28 ], [ %44, %43 ]
  %652 = call i64 @llvm.smax.i64(i64 %18, i64 0)
  %653 = icmp slt i64 %18, 1
  br i1 %653, label %654, label %655

654:
  tail call void @free(ptr %25)
  br i1 %651, label %660, label %674

655:
  %656 = phi i64 [ %658, %655 ], [ 0, %650 ]
  %657 = getelementptr inbounds double, ptr %9, i64 %656
  store double 0x7FF8000000000000, ptr %657, align 8
  %658 = add nuw i64 %656, 1
  %659 = icmp eq i64 %658, %652
  br i1 %659, label %654, label %655

660:
  %661 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 0
  %662 = load i64, ptr %661, align 8
  %663 = icmp slt i64 %662, 0
  br i1 %663, label %664, label %668

664:
  %665 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 1
  %666 = bitcast ptr %665 to ptr
  %667 = load ptr, ptr %666, align 8
  tail call void @free(ptr %667)
  br label %674

668:
  %669 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %662
  %670 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 1
  %671 = load ptr, ptr %670, align 8
  %672 = bitcast ptr %669 to ptr
  %673 = ptrtoint ptr %671 to i64
  store atomic i64 %673, ptr %672 release, align 8
  br label %674

674:
  ret void
}

define void @tree_motion_energy(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr  %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.call, align 8
  %10 = alloca %struct.motion, align 8
  %11 = getelementptr inbounds double, ptr %5, i64 4
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = bitcast ptr %8 to ptr
  %15 = call i32 @tree_take(ptr %0, ptr %8)
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, double 0x7FF8000000000000, double 0.000000e+00
  %18 = getelementptr inbounds double, ptr %6, i64 2
  store double %17, ptr %18, align 8
  %19 = getelementptr inbounds double, ptr %6, i64 1
  store double %17, ptr %19, align 8
  store double %17, ptr %6, align 8
  br i1 %16, label %531, label %20

20:
  %21 = bitcast ptr %9 to ptr
  %22 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 0
  store double %1, ptr %22, align 8
  %23 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 1
  store ptr %2, ptr %23, align 8
  %24 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 2
  store ptr %3, ptr %24, align 8
  %25 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 3
  store ptr %4, ptr %25, align 8
  %26 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 4
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %41, label %30

30:
  %31 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %5, i64 %32
  %34 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %35 = load ptr, ptr %34, align 8
  %36 = load i64, ptr %12, align 8
  %37 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %36
  %40 = getelementptr inbounds double, ptr %35, i64 %39
  tail call void %28(double %1, ptr %2, ptr %3, ptr %4, ptr %33, ptr %40)
  br label %41

41:
  %42 = bitcast ptr %10 to ptr
  %43 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %55

50:
  %51 = getelementptr inbounds double, ptr %2, i64 %44
  %52 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 0
  store ptr %2, ptr %52, align 8
  %53 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 1
  store ptr %51, ptr %53, align 8
  %54 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 2
  store ptr null, ptr %54, align 8
  br label %212

55:
  %56 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %57 = load ptr, ptr %56, align 8
  %58 = load i64, ptr %12, align 8
  %59 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %60, %58
  %62 = getelementptr inbounds double, ptr %57, i64 %61
  %63 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %62, i64 %64
  %66 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 6
  %67 = bitcast ptr %66 to ptr
  %68 = load ptr, ptr %67, align 8
  %69 = bitcast ptr %2 to ptr
  %70 = shl i64 %44, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %69, i64 %70, i1 false)
  %71 = bitcast ptr %68 to ptr
  %72 = getelementptr inbounds double, ptr %71, i64 %44
  %73 = bitcast ptr %72 to ptr
  %74 = bitcast ptr %65 to ptr
  %75 = shl i64 %48, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %74, i64 %75, i1 false)
  %76 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 7
  %77 = bitcast ptr %76 to ptr
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %2, i64 %44
  %80 = bitcast ptr %79 to ptr
  %81 = shl i64 %46, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %80, i64 %81, i1 false)
  %82 = bitcast ptr %78 to ptr
  %83 = getelementptr inbounds double, ptr %82, i64 %46
  %84 = bitcast ptr %83 to ptr
  %85 = getelementptr inbounds double, ptr %65, i64 %48
  %86 = bitcast ptr %85 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %86, i64 %75, i1 false)
  %87 = shl nsw i64 %48, 1
  %88 = getelementptr inbounds double, ptr %65, i64 %87
  %89 = load i64, ptr %47, align 8
  %90 = icmp eq i64 %89, 0
  %91 = bitcast ptr %10 to ptr
  store ptr %68, ptr %91, align 8
  %92 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 1
  %93 = bitcast ptr %92 to ptr
  store ptr %78, ptr %93, align 8
  %94 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 2
  store ptr %88, ptr %94, align 8
  br i1 %90, label %212, label %95

95:
  %96 = load i64, ptr %12, align 8
  %97 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 8
  %98 = load ptr, ptr %97, align 8
  call void @solve(ptr %0, ptr %8, ptr %10, ptr %9, ptr %5, ptr %98)
  %99 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %210

102:
  %103 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %45, align 8
  %106 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %107 = icmp eq i64 %96, 0
  %108 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %109 = load ptr, ptr %106, align 8
  %110 = getelementptr inbounds %struct.body, ptr %109, i64 1
  %111 = load ptr, ptr %108, align 8
  br label %112

112:
  %113 = phi double [ 0.000000e+00, %102 ], [ %207, %206 ]
  %114 = phi i64 [ 0, %102 ], [ %208, %206 ]
  %115 = mul nuw nsw i64 %114, 5
  %116 = getelementptr inbounds i64, ptr %104, i64 %115
  %117 = getelementptr inbounds i64, ptr %116, i64 3
  %118 = load i64, ptr %117, align 8
  %119 = sub nsw i64 %118, %105
  %120 = icmp slt i64 %119, 0
  br i1 %120, label %206, label %121

121:
  %122 = getelementptr inbounds %struct.body, ptr %110, i64 %114
  %123 = getelementptr inbounds %struct.body, ptr %122, i64 0, i32 7
  %124 = getelementptr inbounds %struct.mat, ptr %123, i64 0, i32 0
  %125 = load <4 x double>, ptr %124, align 32
  %126 = getelementptr inbounds %struct.mat, ptr %123, i64 0, i32 1
  %127 = load <4 x double>, ptr %126, align 32
  %128 = shufflevector <4 x double> %125, <4 x double> %127, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %129 = shufflevector <4 x double> %125, <4 x double> %127, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %130 = getelementptr inbounds %struct.mat, ptr %123, i64 0, i32 2
  %131 = load <4 x double>, ptr %130, align 32
  %132 = shufflevector <4 x double> %128, <4 x double> %131, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %133 = shufflevector <4 x double> %128, <4 x double> %131, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %134 = shufflevector <4 x double> %129, <4 x double> %131, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %135 = getelementptr inbounds %struct.body, ptr %122, i64 0, i32 10
  %136 = load <4 x double>, ptr %135, align 32
  %137 = getelementptr inbounds %struct.body, ptr %122, i64 0, i32 6
  %138 = getelementptr inbounds %struct.body, ptr %122, i64 0, i32 3
  %139 = load <4 x double>, ptr %138, align 32
  %140 = getelementptr inbounds %struct.mat, ptr %137, i64 0, i32 0
  %141 = load <4 x double>, ptr %140, align 32
  %142 = shufflevector <4 x double> %139, <4 x double> poison, <4 x i32> zeroinitializer
  %143 = getelementptr inbounds %struct.mat, ptr %137, i64 0, i32 1
  %144 = load <4 x double>, ptr %143, align 32
  %145 = shufflevector <4 x double> %139, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %146 = fmul <4 x double> %145, %144
  %147 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %141, <4 x double> %142, <4 x double> %146)
  %148 = getelementptr inbounds %struct.mat, ptr %137, i64 0, i32 2
  %149 = load <4 x double>, ptr %148, align 32
  %150 = shufflevector <4 x double> %139, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %151 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %149, <4 x double> %150, <4 x double> %147)
  %152 = getelementptr inbounds %struct.body, ptr %122, i64 0, i32 4
  %153 = load <4 x double>, ptr %152, align 32
  %154 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> zeroinitializer
  %155 = shufflevector <4 x double> %153, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %156 = fmul <4 x double> %127, %155
  %157 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %125, <4 x double> %154, <4 x double> %156)
  %158 = shufflevector <4 x double> %153, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %159 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %131, <4 x double> %158, <4 x double> %157)
  %160 = getelementptr inbounds %struct.body, ptr %122, i64 0, i32 9
  %161 = fmul <4 x double> %133, %145
  %162 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %132, <4 x double> %142, <4 x double> %161)
  %163 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %134, <4 x double> %150, <4 x double> %162)
  %164 = getelementptr inbounds %struct.body, ptr %122, i64 0, i32 8
  %165 = getelementptr inbounds %struct.mat, ptr %164, i64 0, i32 0
  %166 = load <4 x double>, ptr %165, align 32
  %167 = getelementptr inbounds %struct.mat, ptr %164, i64 0, i32 1
  %168 = load <4 x double>, ptr %167, align 32
  %169 = fmul <4 x double> %155, %168
  %170 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %166, <4 x double> %154, <4 x double> %169)
  %171 = getelementptr inbounds %struct.mat, ptr %164, i64 0, i32 2
  %172 = load <4 x double>, ptr %171, align 32
  %173 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %172, <4 x double> %158, <4 x double> %170)
  %174 = getelementptr inbounds i64, ptr %116, i64 1
  %175 = load i64, ptr %174, align 8
  %176 = icmp eq i64 %175, 1
  %177 = getelementptr inbounds <4 x double>, ptr %160, i64 0, i64 2
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
  %189 = mul nsw i64 %114, 36
  %190 = add nuw nsw i64 %189, 32
  %191 = getelementptr inbounds double, ptr %11, i64 %190
  %192 = load double, ptr %191, align 8
  br i1 %107, label %197, label %193

193:
  %194 = mul nsw i64 %114, %96
  %195 = getelementptr inbounds double, ptr %111, i64 %194
  %196 = load double, ptr %195, align 8
  br label %197

197:
  %198 = phi double [ %196, %193 ], [ 0.000000e+00, %121 ]
  %199 = getelementptr inbounds double, ptr %82, i64 %118
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds double, ptr %88, i64 %119
  %202 = load double, ptr %201, align 8
  %203 = call double @llvm.fmuladd.f64(double %192, double %202, double %188)
  %204 = fsub double %203, %198
  %205 = call double @llvm.fmuladd.f64(double %200, double %204, double %113)
  br label %206

206:
  %207 = phi double [ %205, %197 ], [ %113, %112 ]
  %208 = add nuw nsw i64 %114, 1
  %209 = icmp eq i64 %208, %100
  br i1 %209, label %210, label %112

210:
  %211 = phi double [ 0.000000e+00, %95 ], [ %207, %206 ]
  store double %211, ptr %18, align 8
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
  %222 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %223 = load ptr, ptr %222, align 8
  %224 = bitcast ptr %223 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(160) %224, i8 0, i64 160, i1 false)
  %225 = getelementptr inbounds %struct.body, ptr %223, i64 0, i32 3
  store <4 x double> %221, ptr %225, align 32
  %226 = getelementptr inbounds %struct.body, ptr %223, i64 0, i32 4
  %227 = bitcast ptr %226 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(512) %227, i8 0, i64 512, i1 false)
  %228 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %229 = load i64, ptr %228, align 8
  %230 = icmp sgt i64 %229, 0
  br i1 %230, label %231, label %238

231:
  %232 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %233 = icmp eq i64 %13, 0
  %234 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %235 = load ptr, ptr %234, align 8
  %236 = icmp eq i64 %13, 8
  %237 = getelementptr inbounds %struct.body, ptr %223, i64 1
  br label %253

238:
  %239 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %240 = load i64, ptr %239, align 8
  %241 = icmp slt i64 %240, 0
  br i1 %241, label %242, label %246

242:
  %243 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %244 = bitcast ptr %243 to ptr
  %245 = load ptr, ptr %244, align 8
  call void @free(ptr %245)
  br label %252

246:
  %247 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %240
  %248 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %249 = load ptr, ptr %248, align 8
  %250 = bitcast ptr %247 to ptr
  %251 = ptrtoint ptr %249 to i64
  store atomic i64 %251, ptr %250 release, align 8
  br label %252

252:
  br label %531

253:
  %254 = phi i64 [ 0, %231 ], [ %528, %527 ]
  %255 = load ptr, ptr %232, align 8
  %256 = mul nuw nsw i64 %254, 5
  %257 = getelementptr inbounds i64, ptr %255, i64 %256
  %258 = getelementptr inbounds %struct.body, ptr %237, i64 %254
  %259 = load i64, ptr %257, align 8
  %260 = mul nuw nsw i64 %254, 36
  %261 = getelementptr inbounds double, ptr %11, i64 %260
  %262 = getelementptr inbounds i64, ptr %257, i64 1
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %263, 1
  %265 = bitcast ptr %261 to ptr
  %266 = load <4 x double>, ptr %265, align 8
  %267 = getelementptr inbounds double, ptr %261, i64 4
  %268 = bitcast ptr %267 to ptr
  %269 = load <4 x double>, ptr %268, align 8
  %270 = getelementptr inbounds double, ptr %261, i64 8
  %271 = bitcast ptr %270 to ptr
  %272 = load <4 x double>, ptr %271, align 8
  %273 = icmp eq i64 %263, 0
  br i1 %273, label %274, label %290

274:
  %275 = getelementptr inbounds i64, ptr %257, i64 2
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds double, ptr %219, i64 %276
  %278 = load double, ptr %277, align 8
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
  %293 = getelementptr inbounds i64, ptr %257, i64 2
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds double, ptr %219, i64 %294
  %296 = load double, ptr %295, align 8
  %297 = getelementptr inbounds double, ptr %295, i64 1
  %298 = load double, ptr %297, align 8
  %299 = getelementptr inbounds double, ptr %295, i64 2
  %300 = load double, ptr %299, align 8
  %301 = getelementptr inbounds double, ptr %295, i64 3
  %302 = load double, ptr %301, align 8
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
  %367 = getelementptr inbounds i64, ptr %257, i64 3
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr inbounds double, ptr %218, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = getelementptr inbounds double, ptr %261, i64 19
  %372 = load double, ptr %371, align 8
  %373 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %370, i64 2
  %374 = getelementptr inbounds double, ptr %261, i64 16
  %375 = bitcast ptr %374 to ptr
  %376 = load <4 x double>, ptr %375, align 8
  %377 = getelementptr inbounds double, ptr %261, i64 20
  %378 = bitcast ptr %377 to ptr
  %379 = load <4 x double>, ptr %378, align 8
  %380 = getelementptr inbounds double, ptr %261, i64 24
  %381 = bitcast ptr %380 to ptr
  %382 = load <4 x double>, ptr %381, align 8
  %383 = getelementptr inbounds double, ptr %261, i64 28
  %384 = bitcast ptr %383 to ptr
  %385 = load <4 x double>, ptr %384, align 8
  %386 = getelementptr inbounds double, ptr %261, i64 12
  %387 = bitcast ptr %386 to ptr
  %388 = load <4 x double>, ptr %387, align 8
  br i1 %264, label %389, label %397

389:
  %390 = getelementptr inbounds i64, ptr %257, i64 2
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %219, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = insertelement <4 x double> poison, double %393, i64 0
  %395 = shufflevector <4 x double> %394, <4 x double> poison, <4 x i32> zeroinitializer
  %396 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %395, <4 x double> %361, <4 x double> %388)
  br label %397

397:
  %398 = phi <4 x double> [ splat (double -0.000000e+00), %389 ], [ %373, %358 ]
  %399 = phi <4 x double> [ %373, %389 ], [ splat (double -0.000000e+00), %358 ]
  %400 = phi <4 x double> [ %396, %389 ], [ %388, %358 ]
  %401 = getelementptr inbounds %struct.body, ptr %223, i64 %259, i32 2
  %402 = load <4 x double>, ptr %401, align 32
  %403 = shufflevector <4 x double> %402, <4 x double> poison, <4 x i32> zeroinitializer
  %404 = shufflevector <4 x double> %402, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %405 = fmul <4 x double> %365, %404
  %406 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %364, <4 x double> %403, <4 x double> %405)
  %407 = shufflevector <4 x double> %402, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %408 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %366, <4 x double> %407, <4 x double> %406)
  %409 = getelementptr inbounds %struct.body, ptr %223, i64 %259, i32 4
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
  %426 = getelementptr inbounds %struct.body, ptr %223, i64 %259, i32 3
  %427 = load <4 x double>, ptr %426, align 32
  %428 = shufflevector <4 x double> %427, <4 x double> poison, <4 x i32> zeroinitializer
  %429 = shufflevector <4 x double> %427, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %430 = fmul <4 x double> %365, %429
  %431 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %364, <4 x double> %428, <4 x double> %430)
  %432 = shufflevector <4 x double> %427, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %433 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %366, <4 x double> %432, <4 x double> %431)
  %434 = getelementptr inbounds %struct.body, ptr %223, i64 %259, i32 13, i64 0
  %435 = load double, ptr %434, align 32
  %436 = fmul <4 x double> %400, %427
  %437 = extractelement <4 x double> %436, i64 0
  %438 = extractelement <4 x double> %436, i64 1
  %439 = fadd double %437, %438
  %440 = extractelement <4 x double> %436, i64 2
  %441 = fadd double %440, %439
  %442 = fadd double %435, %441
  %443 = getelementptr inbounds %struct.body, ptr %258, i64 0, i32 2
  store <4 x double> %425, ptr %443, align 32
  %444 = getelementptr inbounds %struct.body, ptr %258, i64 0, i32 4
  store <4 x double> %424, ptr %444, align 32
  %445 = getelementptr inbounds %struct.body, ptr %258, i64 0, i32 3
  store <4 x double> %433, ptr %445, align 32
  %446 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %442, i64 0
  %447 = getelementptr inbounds %struct.body, ptr %258, i64 0, i32 13
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
  %467 = getelementptr inbounds double, ptr %261, i64 32
  %468 = load double, ptr %467, align 8
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
  %484 = load double, ptr %6, align 8
  %485 = fadd double %484, %483
  store double %485, ptr %6, align 8
  %486 = fmul <4 x double> %376, %433
  %487 = extractelement <4 x double> %486, i64 0
  %488 = extractelement <4 x double> %486, i64 1
  %489 = fadd double %487, %488
  %490 = extractelement <4 x double> %486, i64 2
  %491 = fadd double %490, %489
  %492 = call double @llvm.fmuladd.f64(double %372, double %442, double %491)
  %493 = load double, ptr %19, align 8
  %494 = fsub double %493, %492
  store double %494, ptr %19, align 8
  br i1 %233, label %527, label %495

495:
  %496 = mul nsw i64 %254, %13
  %497 = getelementptr inbounds double, ptr %235, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = load i64, ptr %367, align 8
  %500 = getelementptr inbounds double, ptr %218, i64 %499
  %501 = load double, ptr %500, align 8
  %502 = load double, ptr %18, align 8
  %503 = call double @llvm.fmuladd.f64(double %498, double %501, double %502)
  store double %503, ptr %18, align 8
  br i1 %236, label %504, label %527

504:
  %505 = getelementptr inbounds double, ptr %497, i64 1
  %506 = bitcast ptr %505 to ptr
  %507 = load <4 x double>, ptr %506, align 8
  %508 = load <4 x double>, ptr %444, align 32
  %509 = fmul <4 x double> %507, %508
  %510 = extractelement <4 x double> %509, i64 0
  %511 = extractelement <4 x double> %509, i64 1
  %512 = fadd double %510, %511
  %513 = extractelement <4 x double> %509, i64 2
  %514 = fadd double %513, %512
  %515 = getelementptr inbounds double, ptr %497, i64 4
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
  store double %526, ptr %18, align 8
  br label %527

527:
  %528 = add nuw nsw i64 %254, 1
  %529 = load i64, ptr %228, align 8
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
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %11, 1
  %18 = add i64 %17, %14
  %19 = add i64 %18, %16
  %20 = tail call ptr @calloc(i64 %19, i64 8)
  %21 = icmp ne i32 %9, 0
  %22 = icmp ne ptr %20, null
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %115

24:
  %25 = bitcast ptr %20 to ptr
  %26 = getelementptr inbounds double, ptr %25, i64 %14
  %27 = getelementptr inbounds double, ptr %26, i64 %11
  %28 = icmp eq i64 %13, 0
  br i1 %28, label %29, label %31

29:
  %30 = bitcast ptr %7 to ptr
  br label %90

31:
  %32 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %37

35:
  %36 = bitcast ptr %7 to ptr
  br label %53

37:
  %38 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %4, i64 %39
  %41 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 4
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %46, %44
  %48 = getelementptr inbounds double, ptr %42, i64 %47
  tail call void %33(double %1, ptr %2, ptr %27, ptr %3, ptr %40, ptr %48)
  %49 = load i64, ptr %10, align 8
  %50 = load i64, ptr %12, align 8
  %51 = bitcast ptr %7 to ptr
  %52 = icmp eq i64 %50, 0
  br i1 %52, label %90, label %53

53:
  %54 = phi i64 [ %11, %35 ], [ %49, %37 ]
  %55 = phi i64 [ %13, %35 ], [ %50, %37 ]
  %56 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %63, %61
  %65 = getelementptr inbounds double, ptr %59, i64 %64
  %66 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 6
  %70 = bitcast ptr %69 to ptr
  %71 = load ptr, ptr %70, align 8
  %72 = bitcast ptr %2 to ptr
  %73 = shl i64 %57, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %72, i64 %73, i1 false)
  %74 = bitcast ptr %71 to ptr
  %75 = getelementptr inbounds double, ptr %74, i64 %57
  %76 = bitcast ptr %75 to ptr
  %77 = bitcast ptr %68 to ptr
  %78 = shl i64 %55, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %77, i64 %78, i1 false)
  %79 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 7
  %80 = bitcast ptr %79 to ptr
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %2, i64 %57
  %83 = bitcast ptr %82 to ptr
  %84 = shl i64 %54, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %83, i64 %84, i1 false)
  %85 = bitcast ptr %81 to ptr
  %86 = getelementptr inbounds double, ptr %85, i64 %54
  %87 = bitcast ptr %86 to ptr
  %88 = getelementptr inbounds double, ptr %68, i64 %55
  %89 = bitcast ptr %88 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %89, i64 %78, i1 false)
  br label %90

90:
  %91 = phi ptr [ %74, %53 ], [ %2, %29 ], [ %2, %37 ]
  %92 = bitcast ptr %7 to ptr
  %93 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 0
  store ptr %91, ptr %93, align 8
  %94 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 1
  %95 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 2
  %96 = bitcast ptr %95 to ptr
  store ptr %20, ptr %96, align 8
  %97 = bitcast ptr %94 to ptr
  store ptr %20, ptr %97, align 8
  call void @solve(ptr %0, ptr %6, ptr %7, ptr null, ptr %4, ptr %26)
  %98 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %99 = load i64, ptr %98, align 8
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %101, label %104

101:
  %102 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 2
  %103 = load ptr, ptr %102, align 8
  br label %106

104:
  %105 = phi i64 [ -1, %90 ], [ %113, %106 ]
  br label %115

106:
  %107 = phi i64 [ 0, %101 ], [ %109, %106 ]
  %108 = phi i64 [ -1, %101 ], [ %113, %106 ]
  %109 = add nuw nsw i64 %107, 1
  %110 = getelementptr inbounds %struct.body, ptr %103, i64 %109, i32 13, i64 0
  %111 = load double, ptr %110, align 32
  %112 = fcmp uno double %111, 0.000000e+00
  %113 = select i1 %112, i64 %107, i64 %108
  %114 = icmp eq i64 %109, %99
  br i1 %114, label %104, label %106

115:
  %116 = phi i64 [ %105, %104 ], [ -1, %5 ]
  tail call void @free(ptr %20)
  br i1 %21, label %117, label %131

117:
  %118 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 0
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %119, 0
  br i1 %120, label %121, label %125

121:
  %122 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 1
  %123 = bitcast ptr %122 to ptr
  %124 = load ptr, ptr %123, align 8
  tail call void @free(ptr %124)
  br label %131

125:
  %126 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21, i64 %119
  %127 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8
  %129 = bitcast ptr %126 to ptr
  %130 = ptrtoint ptr %128 to i64
  store atomic i64 %130, ptr %129 release, align 8
  br label %131

131:
  ret i64 %116
}

declare ptr @calloc(i64, i64)

define void @tree_motion_constants(ptr  %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 3
  %9 = add i64 %8, 8
  %10 = tail call ptr @malloc(i64 %9)
  %11 = bitcast ptr %10 to ptr
  %12 = icmp eq ptr %10, null
  %13 = xor i1 %12, true
  %14 = icmp sgt i64 %7, 0
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 9
  br label %24

20:
  %21 = icmp sgt i64 %5, 0
  br i1 %21, label %22, label %109

22:
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10
  br label %113

24:
  %25 = phi i64 [ 0, %16 ], [ %107, %104 ]
  %26 = mul nuw nsw i64 %25, 3
  %27 = getelementptr inbounds i64, ptr %18, i64 %26
  %28 = load i64, ptr %27, align 8
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
  %30 = load ptr, ptr %19, align 8
  %31 = getelementptr inbounds i64, ptr %27, i64 1
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = load double, ptr %33, align 8
  br label %104

35:
  %36 = getelementptr inbounds i64, ptr %27, i64 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8
  br label %104

40:
  %41 = getelementptr inbounds i64, ptr %27, i64 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %11, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds i64, ptr %27, i64 2
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %11, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %44, %48
  br label %104

50:
  %51 = getelementptr inbounds i64, ptr %27, i64 1
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %11, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds i64, ptr %27, i64 2
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %11, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %54, %58
  br label %104

60:
  %61 = getelementptr inbounds i64, ptr %27, i64 1
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %11, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds i64, ptr %27, i64 2
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %11, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fmul double %64, %68
  br label %104

70:
  %71 = getelementptr inbounds i64, ptr %27, i64 1
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %11, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds i64, ptr %27, i64 2
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %11, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fdiv double %74, %78
  br label %104

80:
  %81 = getelementptr inbounds i64, ptr %27, i64 1
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %11, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fneg double %84
  br label %104

86:
  %87 = getelementptr inbounds i64, ptr %27, i64 1
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %11, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.sqrt.f64(double %90)
  br label %104

92:
  %93 = getelementptr inbounds i64, ptr %27, i64 1
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %11, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.sin.f64(double %96)
  br label %104

98:
  %99 = getelementptr inbounds i64, ptr %27, i64 1
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %11, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.cos.f64(double %102)
  br label %104

104:
  %105 = phi double [ %103, %98 ], [ %97, %92 ], [ %91, %86 ], [ %85, %80 ], [ %79, %70 ], [ %69, %60 ], [ %59, %50 ], [ %49, %40 ], [ %39, %35 ], [ %34, %29 ]
  %106 = getelementptr inbounds double, ptr %11, i64 %25
  store double %105, ptr %106, align 8
  %107 = add nuw nsw i64 %25, 1
  %108 = icmp slt i64 %107, %7
  br i1 %108, label %24, label %20

109:
  tail call void @free(ptr %10)
  %110 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %132, label %128

113:
  %114 = phi i64 [ 0, %22 ], [ %126, %123 ]
  br i1 %12, label %123, label %115

115:
  %116 = load ptr, ptr %23, align 8
  %117 = getelementptr inbounds i64, ptr %116, i64 %114
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %118, 0
  br i1 %119, label %123, label %120

120:
  %121 = getelementptr inbounds double, ptr %11, i64 %118
  %122 = load double, ptr %121, align 8
  br label %123

123:
  %124 = phi double [ 0x7FF8000000000000, %113 ], [ %122, %120 ], [ 0.000000e+00, %115 ]
  %125 = getelementptr inbounds double, ptr %2, i64 %114
  store double %124, ptr %125, align 8
  %126 = add nuw nsw i64 %114, 1
  %127 = icmp eq i64 %126, %5
  br i1 %127, label %109, label %113

128:
  %129 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %2, i64 %5
  tail call void %130(ptr %1, ptr %131)
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
  %2 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %39, label %5

5:
  %6 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 17
  %7 = load i64, ptr %6, align 8
  %8 = shl nsw i64 %7, 3
  %9 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 23
  %10 = load i64, ptr %9, align 8
  %11 = shl nsw i64 %10, 2
  %12 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 15
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 29
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 8
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, 24
  %19 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = shl nsw i64 %22, 1
  %24 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 13
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.tree_closing.1, ptr %3, i64 0, i32 12
  %27 = load i64, ptr %26, align 8
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
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %10 = load ptr, ptr %9, align 8
  %11 = bitcast ptr %8 to ptr
  %12 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = add i64 %14, 63
  %16 = and i64 %15, -64
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 0
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 17
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, 6
  %22 = getelementptr inbounds <4 x double>, ptr %17, i64 %21
  %23 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 1
  store ptr %22, ptr %23, align 8
  %24 = getelementptr inbounds <4 x double>, ptr %22, i64 %20
  %25 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 2
  store ptr %24, ptr %25, align 8
  %26 = getelementptr inbounds <4 x double>, ptr %24, i64 %20
  %27 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 3
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 23
  %29 = load i64, ptr %28, align 8
  %30 = shl nsw i64 %29, 2
  %31 = getelementptr inbounds <4 x double>, ptr %26, i64 %30
  %32 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 4
  store ptr %31, ptr %32, align 8
  %33 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 15
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds <4 x double>, ptr %31, i64 %34
  %36 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 5
  store ptr %35, ptr %36, align 8
  %37 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 29
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds <4 x double>, ptr %35, i64 %38
  %40 = getelementptr <4 x double>, ptr %39, i64 0, i64 0
  %41 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 6
  store ptr %40, ptr %41, align 8
  %42 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %43, 18
  %45 = getelementptr inbounds double, ptr %40, i64 %44
  %46 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 7
  store ptr %45, ptr %46, align 8
  %47 = mul nsw i64 %43, 6
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 8
  store ptr %48, ptr %49, align 8
  %50 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %48, i64 %51
  %53 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 9
  store ptr %52, ptr %53, align 8
  %54 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 0
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %52, i64 %55
  %57 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 10
  store ptr %56, ptr %57, align 8
  %58 = shl nsw i64 %34, 2
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 11
  store ptr %59, ptr %60, align 8
  %61 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 13
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %59, i64 %62
  %64 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 12
  store ptr %63, ptr %64, align 8
  %65 = getelementptr inbounds double, ptr %63, i64 %55
  %66 = getelementptr inbounds %struct.closing, ptr %8, i64 0, i32 13
  store ptr %65, ptr %66, align 8
  %67 = getelementptr inbounds %struct.call, ptr %3, i64 0, i32 4
  %68 = load ptr, ptr %67, align 8
  tail call void @tree_go_outward(ptr %0, ptr %1, ptr %2, ptr %68)
  tail call void @tree_act(ptr %0, ptr %1, ptr %3)
  %69 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  %70 = load ptr, ptr %69, align 8
  %71 = load ptr, ptr %67, align 8
  call void @find_rows(ptr %0, ptr %8, ptr %70, ptr %71)
  %72 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  %73 = load ptr, ptr %72, align 8
  %74 = load ptr, ptr %69, align 8
  %75 = load ptr, ptr %67, align 8
  %76 = bitcast ptr %75 to ptr
  %77 = load <4 x double>, ptr %76, align 8
  %78 = load i64, ptr %42, align 8
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %84

80:
  %81 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 9
  %82 = load ptr, ptr %81, align 8
  %83 = load ptr, ptr %46, align 8
  br label %93

84:
  %85 = load i64, ptr %61, align 8
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %152

87:
  %88 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 14
  %89 = load ptr, ptr %88, align 8
  %90 = load ptr, ptr %60, align 8
  %91 = load ptr, ptr %46, align 8
  %92 = load ptr, ptr %57, align 8
  br label %135

93:
  %94 = phi i64 [ 0, %80 ], [ %133, %93 ]
  %95 = getelementptr inbounds i64, ptr %82, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds %struct.place, ptr %74, i64 %96, i32 0, i32 0
  %98 = load <4 x double>, ptr %97, align 32
  %99 = getelementptr inbounds %struct.place, ptr %74, i64 %96, i32 0, i32 1
  %100 = load <4 x double>, ptr %99, align 32
  %101 = getelementptr inbounds %struct.place, ptr %74, i64 %96, i32 0, i32 2
  %102 = load <4 x double>, ptr %101, align 32
  %103 = mul nuw nsw i64 %94, 6
  %104 = getelementptr inbounds double, ptr %83, i64 %103
  %105 = getelementptr inbounds %struct.body, ptr %73, i64 %96, i32 4
  %106 = load <4 x double>, ptr %105, align 32
  %107 = shufflevector <4 x double> %106, <4 x double> poison, <4 x i32> zeroinitializer
  %108 = shufflevector <4 x double> %106, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %109 = fmul <4 x double> %100, %108
  %110 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %98, <4 x double> %107, <4 x double> %109)
  %111 = shufflevector <4 x double> %106, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %112 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %102, <4 x double> %111, <4 x double> %110)
  %113 = fadd <4 x double> %77, %112
  %114 = extractelement <4 x double> %113, i64 0
  store double %114, ptr %104, align 8
  %115 = extractelement <4 x double> %113, i64 1
  %116 = getelementptr inbounds double, ptr %104, i64 1
  store double %115, ptr %116, align 8
  %117 = extractelement <4 x double> %113, i64 2
  %118 = getelementptr inbounds double, ptr %104, i64 2
  store double %117, ptr %118, align 8
  %119 = getelementptr inbounds double, ptr %104, i64 3
  %120 = getelementptr inbounds %struct.body, ptr %73, i64 %96, i32 3
  %121 = load <4 x double>, ptr %120, align 32
  %122 = shufflevector <4 x double> %121, <4 x double> poison, <4 x i32> zeroinitializer
  %123 = shufflevector <4 x double> %121, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %124 = fmul <4 x double> %100, %123
  %125 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %98, <4 x double> %122, <4 x double> %124)
  %126 = shufflevector <4 x double> %121, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %127 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %102, <4 x double> %126, <4 x double> %125)
  %128 = extractelement <4 x double> %127, i64 0
  store double %128, ptr %119, align 8
  %129 = extractelement <4 x double> %127, i64 1
  %130 = getelementptr inbounds double, ptr %119, i64 1
  store double %129, ptr %130, align 8
  %131 = extractelement <4 x double> %127, i64 2
  %132 = getelementptr inbounds double, ptr %119, i64 2
  store double %131, ptr %132, align 8
  %133 = add nuw nsw i64 %94, 1
  %134 = icmp eq i64 %133, %78
  br i1 %134, label %84, label %93

135:
  %136 = phi i64 [ 0, %87 ], [ %150, %135 ]
  %137 = mul nuw nsw i64 %136, 3
  %138 = getelementptr inbounds i64, ptr %89, i64 %137
  %139 = getelementptr inbounds double, ptr %90, i64 %136
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds i64, ptr %138, i64 1
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %91, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = load i64, ptr %138, align 8
  %146 = getelementptr inbounds double, ptr %92, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fneg double %140
  %149 = tail call double @llvm.fmuladd.f64(double %148, double %144, double %147)
  store double %149, ptr %146, align 8
  %150 = add nuw nsw i64 %136, 1
  %151 = icmp eq i64 %150, %85
  br i1 %151, label %152, label %135

152:
  %153 = load ptr, ptr %9, align 8
  %154 = getelementptr inbounds double, ptr %75, i64 4
  %155 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %156 = load i64, ptr %155, align 8
  %157 = bitcast ptr %8 to ptr
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds %struct.tree_closing.1, ptr %153, i64 0, i32 17
  %160 = load i64, ptr %159, align 8
  %161 = mul i64 %160, 192
  tail call void @llvm.memset.p0.i64(ptr align 32 %158, i8 0, i64 %161, i1 false)
  %162 = bitcast ptr %27 to ptr
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr inbounds %struct.tree_closing.1, ptr %153, i64 0, i32 23
  %165 = load i64, ptr %164, align 8
  %166 = shl i64 %165, 7
  tail call void @llvm.memset.p0.i64(ptr align 32 %163, i8 0, i64 %166, i1 false)
  %167 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %168 = load i64, ptr %167, align 8
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %170, label %836

170:
  %171 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %172 = getelementptr inbounds %struct.tree_closing.1, ptr %153, i64 0, i32 18
  %173 = getelementptr inbounds %struct.tree_closing.1, ptr %153, i64 0, i32 22
  %174 = bitcast ptr %7 to ptr
  %175 = getelementptr inbounds %struct.tree_closing.1, ptr %153, i64 0, i32 14
  %176 = getelementptr inbounds [6 x <4 x double>], ptr %7, i64 0, i64 0
  %177 = getelementptr inbounds [6 x <4 x double>], ptr %7, i64 0, i64 1
  %178 = getelementptr inbounds [6 x <4 x double>], ptr %7, i64 0, i64 2
  %179 = getelementptr inbounds [6 x <4 x double>], ptr %7, i64 0, i64 3
  %180 = getelementptr inbounds [6 x <4 x double>], ptr %7, i64 0, i64 4
  %181 = getelementptr inbounds [6 x <4 x double>], ptr %7, i64 0, i64 5
  %182 = icmp eq i64 %156, 0
  %183 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  br label %184

184:
  %185 = phi i64 [ %168, %170 ], [ %187, %834 ]
  %186 = load ptr, ptr %171, align 8
  %187 = add nsw i64 %185, -1
  %188 = mul nsw i64 %187, 5
  %189 = getelementptr inbounds i64, ptr %186, i64 %188
  %190 = getelementptr inbounds %struct.body, ptr %73, i64 %185
  %191 = load ptr, ptr %172, align 8
  %192 = getelementptr inbounds i64, ptr %191, i64 %185
  %193 = load i64, ptr %192, align 8
  %194 = add nuw nsw i64 %185, 1
  %195 = getelementptr inbounds i64, ptr %191, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = icmp slt i64 %193, %196
  br i1 %197, label %206, label %198

198:
  call void @eliminate_fronts(ptr %153, ptr %8, ptr %73, i64 %185)
  %199 = getelementptr inbounds i64, ptr %189, i64 1
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 1
  %202 = mul nsw i64 %187, 36
  %203 = add nsw i64 %202, 32
  %204 = getelementptr inbounds double, ptr %154, i64 %203
  %205 = load double, ptr %204, align 8
  br i1 %182, label %320, label %315

206:
  %207 = phi ptr [ %311, %310 ], [ %191, %184 ]
  %208 = phi i64 [ %211, %310 ], [ %193, %184 ]
  %209 = load ptr, ptr %69, align 8
  %210 = load ptr, ptr %173, align 8
  %211 = add nsw i64 %208, 1
  %212 = getelementptr inbounds i64, ptr %210, i64 %211
  %213 = load i64, ptr %212, align 8
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %174, i8 0, i64 192, i1 false)
  %214 = load ptr, ptr %18, align 8
  %215 = mul nsw i64 %208, 6
  %216 = getelementptr inbounds <4 x double>, ptr %214, i64 %215
  %217 = getelementptr inbounds i64, ptr %210, i64 %208
  %218 = load i64, ptr %217, align 8
  %219 = icmp eq i64 %218, %213
  br i1 %219, label %310, label %220

220:
  %221 = icmp slt i64 %218, %213
  br i1 %221, label %222, label %232

222:
  %223 = load ptr, ptr %175, align 8
  %224 = load ptr, ptr %60, align 8
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
  %239 = getelementptr inbounds %struct.place, ptr %209, i64 %185, i32 0, i32 0
  %240 = load <4 x double>, ptr %239, align 32
  %241 = getelementptr inbounds %struct.place, ptr %209, i64 %185, i32 0, i32 1
  %242 = load <4 x double>, ptr %241, align 32
  %243 = getelementptr inbounds %struct.place, ptr %209, i64 %185, i32 0, i32 2
  %244 = load <4 x double>, ptr %243, align 32
  %245 = shufflevector <4 x double> %240, <4 x double> poison, <4 x i32> zeroinitializer
  %246 = shufflevector <4 x double> %240, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %247 = shufflevector <4 x double> %240, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %248 = fmul <4 x double> %237, %246
  %249 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %245, <4 x double> %238, <4 x double> %248)
  %250 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %247, <4 x double> %236, <4 x double> %249)
  %251 = load <4 x double>, ptr %216, align 32
  %252 = fadd <4 x double> %251, %250
  store <4 x double> %252, ptr %216, align 32
  %253 = fmul <4 x double> %234, %246
  %254 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %245, <4 x double> %235, <4 x double> %253)
  %255 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %247, <4 x double> %233, <4 x double> %254)
  %256 = getelementptr inbounds <4 x double>, ptr %216, i64 3
  %257 = load <4 x double>, ptr %256, align 32
  %258 = fadd <4 x double> %255, %257
  store <4 x double> %258, ptr %256, align 32
  %259 = shufflevector <4 x double> %242, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = shufflevector <4 x double> %242, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %261 = shufflevector <4 x double> %242, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %262 = fmul <4 x double> %237, %260
  %263 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %238, <4 x double> %262)
  %264 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %236, <4 x double> %263)
  %265 = getelementptr inbounds <4 x double>, ptr %216, i64 1
  %266 = load <4 x double>, ptr %265, align 32
  %267 = fadd <4 x double> %264, %266
  store <4 x double> %267, ptr %265, align 32
  %268 = fmul <4 x double> %234, %260
  %269 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %235, <4 x double> %268)
  %270 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %233, <4 x double> %269)
  %271 = getelementptr inbounds <4 x double>, ptr %216, i64 4
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fadd <4 x double> %270, %272
  store <4 x double> %273, ptr %271, align 32
  %274 = shufflevector <4 x double> %244, <4 x double> poison, <4 x i32> zeroinitializer
  %275 = shufflevector <4 x double> %244, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %276 = shufflevector <4 x double> %244, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %277 = fmul <4 x double> %237, %275
  %278 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %238, <4 x double> %277)
  %279 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %276, <4 x double> %236, <4 x double> %278)
  %280 = getelementptr inbounds <4 x double>, ptr %216, i64 2
  %281 = load <4 x double>, ptr %280, align 32
  %282 = fadd <4 x double> %279, %281
  store <4 x double> %282, ptr %280, align 32
  %283 = fmul <4 x double> %234, %275
  %284 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %235, <4 x double> %283)
  %285 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %276, <4 x double> %233, <4 x double> %284)
  %286 = getelementptr inbounds <4 x double>, ptr %216, i64 5
  %287 = load <4 x double>, ptr %286, align 32
  %288 = fadd <4 x double> %285, %287
  store <4 x double> %288, ptr %286, align 32
  %289 = load ptr, ptr %172, align 8
  br label %310

290:
  %291 = phi i64 [ %218, %222 ], [ %308, %290 ]
  %292 = mul nsw i64 %291, 3
  %293 = getelementptr inbounds i64, ptr %223, i64 %292
  %294 = getelementptr inbounds double, ptr %224, i64 %291
  %295 = load double, ptr %294, align 8
  %296 = insertelement <4 x double> poison, double %295, i64 0
  %297 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> zeroinitializer
  %298 = load i64, ptr %293, align 8
  %299 = srem i64 %298, 4
  %300 = getelementptr inbounds [4 x <4 x double>], ptr @push.units, i64 0, i64 %299
  %301 = load <4 x double>, ptr %300, align 32
  %302 = getelementptr inbounds i64, ptr %293, i64 2
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds [6 x <4 x double>], ptr %7, i64 0, i64 %303
  %305 = load <4 x double>, ptr %304, align 32
  %306 = fneg <4 x double> %297
  %307 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %306, <4 x double> %301, <4 x double> %305)
  store <4 x double> %307, ptr %304, align 32
  %308 = add nsw i64 %291, 1
  %309 = icmp eq i64 %308, %213
  br i1 %309, label %225, label %290

310:
  %311 = phi ptr [ %207, %206 ], [ %289, %232 ]
  %312 = getelementptr inbounds i64, ptr %311, i64 %194
  %313 = load i64, ptr %312, align 8
  %314 = icmp slt i64 %211, %313
  br i1 %314, label %206, label %198

315:
  %316 = load ptr, ptr %183, align 8
  %317 = mul nsw i64 %187, %156
  %318 = getelementptr inbounds double, ptr %316, i64 %317
  %319 = load double, ptr %318, align 8
  br label %320

320:
  %321 = phi double [ %319, %315 ], [ 0.000000e+00, %198 ]
  %322 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 7, i32 0
  %323 = load <4 x double>, ptr %322, align 32
  %324 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 7, i32 1
  %325 = load <4 x double>, ptr %324, align 32
  %326 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 7, i32 2
  %327 = load <4 x double>, ptr %326, align 32
  %328 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 6, i32 2
  %329 = select i1 %201, ptr %326, ptr %328
  %330 = load <4 x double>, ptr %329, align 32
  br i1 %201, label %331, label %340

331:
  %332 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 8, i32 2
  %333 = load <4 x double>, ptr %332, align 32
  %334 = extractelement <4 x double> %333, i64 2
  %335 = fadd double %205, %334
  %336 = fcmp ogt double %335, 0.000000e+00
  %337 = fdiv double 1.000000e+00, %335
  %338 = select i1 %336, double %337, double 0x7FF8000000000000
  %339 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 9, i64 2
  br label %351

340:
  %341 = shufflevector <4 x double> %323, <4 x double> %325, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %342 = shufflevector <4 x double> %341, <4 x double> %327, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %343 = extractelement <4 x double> %330, i64 2
  %344 = fadd double %205, %343
  %345 = fcmp ogt double %344, 0.000000e+00
  %346 = fdiv double 1.000000e+00, %344
  %347 = select i1 %345, double %346, double 0x7FF8000000000000
  %348 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 10, i64 2
  %349 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 8, i32 2
  %350 = load <4 x double>, ptr %349, align 32
  br label %351

351:
  %352 = phi <4 x double> [ %333, %331 ], [ %350, %340 ]
  %353 = phi double [ %338, %331 ], [ %347, %340 ]
  %354 = phi <4 x double> [ %333, %331 ], [ %342, %340 ]
  %355 = phi ptr [ %339, %331 ], [ %348, %340 ]
  %356 = load double, ptr %355, align 16
  %357 = fsub double %321, %356
  %358 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 6
  %359 = insertelement <4 x double> poison, double %353, i64 0
  %360 = shufflevector <4 x double> %359, <4 x double> poison, <4 x i32> zeroinitializer
  %361 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> zeroinitializer
  %362 = getelementptr inbounds %struct.mat, ptr %358, i64 0, i32 0
  %363 = load <4 x double>, ptr %362, align 32
  %364 = fneg <4 x double> %360
  %365 = fmul <4 x double> %330, %364
  %366 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %361, <4 x double> %363)
  store <4 x double> %366, ptr %362, align 32
  %367 = shufflevector <4 x double> %330, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %368 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 6, i32 1
  %369 = load <4 x double>, ptr %368, align 32
  %370 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %367, <4 x double> %369)
  store <4 x double> %370, ptr %368, align 32
  %371 = shufflevector <4 x double> %330, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %372 = load <4 x double>, ptr %328, align 32
  %373 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %371, <4 x double> %372)
  store <4 x double> %373, ptr %328, align 32
  %374 = shufflevector <4 x double> %354, <4 x double> poison, <4 x i32> zeroinitializer
  %375 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %374, <4 x double> %323)
  store <4 x double> %375, ptr %322, align 32
  %376 = shufflevector <4 x double> %354, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %377 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %376, <4 x double> %325)
  store <4 x double> %377, ptr %324, align 32
  %378 = shufflevector <4 x double> %354, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %379 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> %378, <4 x double> %327)
  store <4 x double> %379, ptr %326, align 32
  %380 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 8
  %381 = getelementptr inbounds %struct.mat, ptr %380, i64 0, i32 0
  %382 = load <4 x double>, ptr %381, align 32
  %383 = fmul <4 x double> %354, %364
  %384 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> %374, <4 x double> %382)
  store <4 x double> %384, ptr %381, align 32
  %385 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 8, i32 1
  %386 = load <4 x double>, ptr %385, align 32
  %387 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> %376, <4 x double> %386)
  store <4 x double> %387, ptr %385, align 32
  %388 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 8, i32 2
  %389 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> %378, <4 x double> %352)
  store <4 x double> %389, ptr %388, align 32
  %390 = fcmp oeq double %205, 0.000000e+00
  br i1 %390, label %391, label %401

391:
  %392 = select i1 %201, ptr %380, ptr %358
  %393 = getelementptr inbounds %struct.mat, ptr %392, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %393, align 16
  %394 = getelementptr inbounds %struct.mat, ptr %392, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %394, align 16
  %395 = getelementptr inbounds %struct.mat, ptr %392, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %395, align 32
  br i1 %201, label %396, label %397

396:
  store <4 x double> zeroinitializer, ptr %326, align 32
  br label %401

397:
  %398 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %398, align 16
  %399 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %399, align 16
  %400 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %400, align 16
  br label %401

401:
  %402 = fmul double %353, %357
  %403 = insertelement <4 x double> poison, double %402, i64 0
  %404 = shufflevector <4 x double> %403, <4 x double> poison, <4 x i32> zeroinitializer
  %405 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 10
  %406 = load <4 x double>, ptr %405, align 32
  %407 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %404, <4 x double> %330, <4 x double> %406)
  store <4 x double> %407, ptr %405, align 32
  %408 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 9
  %409 = load <4 x double>, ptr %408, align 32
  %410 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %404, <4 x double> %354, <4 x double> %409)
  store <4 x double> %410, ptr %408, align 32
  %411 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 11
  store <4 x double> %330, ptr %411, align 32
  %412 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 12
  store <4 x double> %354, ptr %412, align 32
  %413 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %353, i64 0
  %414 = insertelement <4 x double> %413, double %357, i64 1
  %415 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 13
  store <4 x double> %414, ptr %415, align 32
  %416 = load ptr, ptr %9, align 8
  %417 = load ptr, ptr %171, align 8
  %418 = mul i64 %185, 5
  %419 = add i64 %418, -5
  %420 = getelementptr inbounds i64, ptr %417, i64 %419
  %421 = getelementptr inbounds %struct.tree_closing.1, ptr %416, i64 0, i32 18
  %422 = load ptr, ptr %421, align 8
  %423 = getelementptr inbounds i64, ptr %422, i64 %185
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds %struct.tree_closing.1, ptr %416, i64 0, i32 19
  %426 = load ptr, ptr %425, align 8
  %427 = getelementptr inbounds i64, ptr %426, i64 %185
  %428 = load i64, ptr %427, align 8
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %617

430:
  %431 = getelementptr inbounds %struct.tree_closing.1, ptr %416, i64 0, i32 25
  %432 = load ptr, ptr %431, align 8
  %433 = getelementptr inbounds %struct.tree_closing.1, ptr %416, i64 0, i32 24
  %434 = load ptr, ptr %433, align 8
  %435 = getelementptr inbounds i64, ptr %434, i64 %185
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds i64, ptr %432, i64 %436
  %438 = getelementptr inbounds i64, ptr %420, i64 1
  %439 = getelementptr inbounds %struct.tree_closing.1, ptr %416, i64 0, i32 20
  %440 = getelementptr inbounds %struct.tree_closing.1, ptr %416, i64 0, i32 21
  %441 = getelementptr inbounds %struct.body, ptr %190, i64 0, i32 0, i32 0
  %442 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 0, i32 1
  %443 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 0, i32 2
  %444 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 1
  br label %445

445:
  %446 = phi i64 [ 1, %430 ], [ %615, %613 ]
  %447 = phi ptr [ %437, %430 ], [ %531, %613 ]
  %448 = phi i64 [ 0, %430 ], [ %614, %613 ]
  %449 = add nsw i64 %448, %424
  %450 = load ptr, ptr %18, align 8
  %451 = mul nsw i64 %449, 6
  %452 = getelementptr inbounds <4 x double>, ptr %450, i64 %451
  %453 = load i64, ptr %438, align 8
  %454 = icmp eq i64 %453, 1
  %455 = select i1 %454, i64 2, i64 5
  %456 = getelementptr inbounds <4 x double>, ptr %452, i64 %455
  %457 = load <4 x double>, ptr %456, align 32
  %458 = fneg <4 x double> %457
  %459 = load ptr, ptr %23, align 8
  %460 = getelementptr inbounds <4 x double>, ptr %459, i64 %449
  store <4 x double> %458, ptr %460, align 32
  %461 = load <4 x double>, ptr %415, align 32
  %462 = shufflevector <4 x double> %461, <4 x double> poison, <4 x i32> zeroinitializer
  %463 = fmul <4 x double> %462, %458
  %464 = load ptr, ptr %57, align 8
  %465 = load ptr, ptr %439, align 8
  %466 = getelementptr inbounds i64, ptr %465, i64 %449
  %467 = load i64, ptr %466, align 8
  %468 = shl nsw i64 %467, 2
  %469 = load <4 x double>, ptr %412, align 32
  %470 = shufflevector <4 x double> %469, <4 x double> poison, <4 x i32> zeroinitializer
  %471 = load <4 x double>, ptr %452, align 32
  %472 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %470, <4 x double> %463, <4 x double> %471)
  store <4 x double> %472, ptr %452, align 32
  %473 = load <4 x double>, ptr %411, align 32
  %474 = shufflevector <4 x double> %473, <4 x double> poison, <4 x i32> zeroinitializer
  %475 = getelementptr inbounds <4 x double>, ptr %452, i64 3
  %476 = load <4 x double>, ptr %475, align 32
  %477 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %474, <4 x double> %463, <4 x double> %476)
  store <4 x double> %477, ptr %475, align 32
  %478 = load <4 x double>, ptr %412, align 32
  %479 = shufflevector <4 x double> %478, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %480 = getelementptr inbounds <4 x double>, ptr %452, i64 1
  %481 = load <4 x double>, ptr %480, align 32
  %482 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %479, <4 x double> %463, <4 x double> %481)
  store <4 x double> %482, ptr %480, align 32
  %483 = load <4 x double>, ptr %411, align 32
  %484 = shufflevector <4 x double> %483, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %485 = getelementptr inbounds <4 x double>, ptr %452, i64 4
  %486 = load <4 x double>, ptr %485, align 32
  %487 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %484, <4 x double> %463, <4 x double> %486)
  store <4 x double> %487, ptr %485, align 32
  %488 = load <4 x double>, ptr %412, align 32
  %489 = shufflevector <4 x double> %488, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %490 = getelementptr inbounds <4 x double>, ptr %452, i64 2
  %491 = load <4 x double>, ptr %490, align 32
  %492 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %489, <4 x double> %463, <4 x double> %491)
  store <4 x double> %492, ptr %490, align 32
  %493 = load <4 x double>, ptr %411, align 32
  %494 = shufflevector <4 x double> %493, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %495 = getelementptr inbounds <4 x double>, ptr %452, i64 5
  %496 = load <4 x double>, ptr %495, align 32
  %497 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %494, <4 x double> %463, <4 x double> %496)
  store <4 x double> %497, ptr %495, align 32
  %498 = getelementptr inbounds double, ptr %464, i64 %468
  %499 = load <4 x double>, ptr %415, align 32
  %500 = shufflevector <4 x double> %499, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %501 = bitcast ptr %498 to ptr
  %502 = load <4 x double>, ptr %501, align 8
  %503 = fneg <4 x double> %463
  %504 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %500, <4 x double> %502)
  store <4 x double> %504, ptr %501, align 8
  %505 = shufflevector <4 x double> %463, <4 x double> poison, <4 x i32> zeroinitializer
  %506 = shufflevector <4 x double> %463, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %507 = shufflevector <4 x double> %463, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %508 = shufflevector <4 x double> %463, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %509

509:
  %510 = phi ptr [ %447, %445 ], [ %531, %509 ]
  %511 = phi i64 [ 0, %445 ], [ %532, %509 ]
  %512 = load ptr, ptr %27, align 8
  %513 = load i64, ptr %510, align 8
  %514 = shl nsw i64 %513, 2
  %515 = getelementptr inbounds <4 x double>, ptr %512, i64 %514
  %516 = load ptr, ptr %23, align 8
  %517 = add nsw i64 %511, %424
  %518 = getelementptr inbounds <4 x double>, ptr %516, i64 %517
  %519 = load <4 x double>, ptr %518, align 32
  %520 = load <4 x double>, ptr %515, align 32
  %521 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %505, <4 x double> %519, <4 x double> %520)
  store <4 x double> %521, ptr %515, align 32
  %522 = getelementptr inbounds <4 x double>, ptr %515, i64 1
  %523 = load <4 x double>, ptr %522, align 32
  %524 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %506, <4 x double> %519, <4 x double> %523)
  store <4 x double> %524, ptr %522, align 32
  %525 = getelementptr inbounds <4 x double>, ptr %515, i64 2
  %526 = load <4 x double>, ptr %525, align 32
  %527 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %507, <4 x double> %519, <4 x double> %526)
  store <4 x double> %527, ptr %525, align 32
  %528 = getelementptr inbounds <4 x double>, ptr %515, i64 3
  %529 = load <4 x double>, ptr %528, align 32
  %530 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %508, <4 x double> %519, <4 x double> %529)
  store <4 x double> %530, ptr %528, align 32
  %531 = getelementptr inbounds i64, ptr %510, i64 1
  %532 = add nuw nsw i64 %511, 1
  %533 = icmp eq i64 %532, %446
  br i1 %533, label %534, label %509

534:
  %535 = load i64, ptr %420, align 8
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %613, label %537

537:
  %538 = load ptr, ptr %18, align 8
  %539 = load ptr, ptr %440, align 8
  %540 = getelementptr inbounds i64, ptr %539, i64 %449
  %541 = load i64, ptr %540, align 8
  %542 = mul nsw i64 %541, 6
  %543 = getelementptr inbounds <4 x double>, ptr %538, i64 %542
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
  %557 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %554, <4 x double> %548, <4 x double> %556)
  %558 = shufflevector <4 x double> %546, <4 x double> poison, <4 x i32> zeroinitializer
  %559 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %558, <4 x double> %550, <4 x double> %557)
  %560 = fmul <4 x double> %555, %552
  %561 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %554, <4 x double> %551, <4 x double> %560)
  %562 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %558, <4 x double> %553, <4 x double> %561)
  %563 = shufflevector <4 x double> %544, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %564 = shufflevector <4 x double> %545, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %565 = fmul <4 x double> %564, %549
  %566 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %563, <4 x double> %548, <4 x double> %565)
  %567 = shufflevector <4 x double> %546, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %568 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %567, <4 x double> %550, <4 x double> %566)
  %569 = fmul <4 x double> %564, %552
  %570 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %563, <4 x double> %551, <4 x double> %569)
  %571 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %567, <4 x double> %553, <4 x double> %570)
  %572 = shufflevector <4 x double> %544, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %573 = shufflevector <4 x double> %545, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %574 = fmul <4 x double> %573, %549
  %575 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %572, <4 x double> %548, <4 x double> %574)
  %576 = shufflevector <4 x double> %546, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %577 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %576, <4 x double> %550, <4 x double> %575)
  %578 = fmul <4 x double> %573, %552
  %579 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %572, <4 x double> %551, <4 x double> %578)
  %580 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %576, <4 x double> %553, <4 x double> %579)
  %581 = shufflevector <4 x double> %547, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %582 = shufflevector <4 x double> %547, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %583 = fneg <4 x double> %582
  %584 = fmul <4 x double> %568, %583
  %585 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %581, <4 x double> %577, <4 x double> %584)
  %586 = fadd <4 x double> %585, %562
  %587 = shufflevector <4 x double> %547, <4 x double> poison, <4 x i32> zeroinitializer
  %588 = fneg <4 x double> %587
  %589 = fmul <4 x double> %577, %588
  %590 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %582, <4 x double> %559, <4 x double> %589)
  %591 = fadd <4 x double> %590, %571
  %592 = fneg <4 x double> %581
  %593 = fmul <4 x double> %559, %592
  %594 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %587, <4 x double> %568, <4 x double> %593)
  %595 = fadd <4 x double> %594, %580
  %596 = load <4 x double>, ptr %543, align 32
  %597 = fadd <4 x double> %559, %596
  store <4 x double> %597, ptr %543, align 32
  %598 = getelementptr inbounds <4 x double>, ptr %543, i64 3
  %599 = load <4 x double>, ptr %598, align 32
  %600 = fadd <4 x double> %586, %599
  store <4 x double> %600, ptr %598, align 32
  %601 = getelementptr inbounds <4 x double>, ptr %543, i64 1
  %602 = load <4 x double>, ptr %601, align 32
  %603 = fadd <4 x double> %568, %602
  store <4 x double> %603, ptr %601, align 32
  %604 = getelementptr inbounds <4 x double>, ptr %543, i64 4
  %605 = load <4 x double>, ptr %604, align 32
  %606 = fadd <4 x double> %591, %605
  store <4 x double> %606, ptr %604, align 32
  %607 = getelementptr inbounds <4 x double>, ptr %543, i64 2
  %608 = load <4 x double>, ptr %607, align 32
  %609 = fadd <4 x double> %577, %608
  store <4 x double> %609, ptr %607, align 32
  %610 = getelementptr inbounds <4 x double>, ptr %543, i64 5
  %611 = load <4 x double>, ptr %610, align 32
  %612 = fadd <4 x double> %595, %611
  store <4 x double> %612, ptr %610, align 32
  br label %613

613:
  %614 = add nuw nsw i64 %448, 1
  %615 = add nuw i64 %446, 1
  %616 = icmp eq i64 %614, %428
  br i1 %616, label %617, label %445

617:
  %618 = load i64, ptr %189, align 8
  %619 = icmp eq i64 %618, 0
  br i1 %619, label %834, label %620

620:
  %621 = getelementptr inbounds %struct.body, ptr %190, i64 0, i32 0, i32 0
  %622 = load <4 x double>, ptr %621, align 32
  %623 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 0, i32 1
  %624 = load <4 x double>, ptr %623, align 32
  %625 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 0, i32 2
  %626 = load <4 x double>, ptr %625, align 32
  %627 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 1
  %628 = load <4 x double>, ptr %627, align 32
  %629 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 6, i32 0
  %630 = load <4 x double>, ptr %629, align 32
  %631 = shufflevector <4 x double> %630, <4 x double> poison, <4 x i32> zeroinitializer
  %632 = shufflevector <4 x double> %630, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %633 = fmul <4 x double> %624, %632
  %634 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %631, <4 x double> %633)
  %635 = shufflevector <4 x double> %630, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %636 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %635, <4 x double> %634)
  %637 = load <4 x double>, ptr %368, align 32
  %638 = shufflevector <4 x double> %637, <4 x double> poison, <4 x i32> zeroinitializer
  %639 = shufflevector <4 x double> %637, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %640 = fmul <4 x double> %624, %639
  %641 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %638, <4 x double> %640)
  %642 = shufflevector <4 x double> %637, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %643 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %642, <4 x double> %641)
  %644 = load <4 x double>, ptr %328, align 32
  %645 = shufflevector <4 x double> %644, <4 x double> poison, <4 x i32> zeroinitializer
  %646 = shufflevector <4 x double> %644, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %647 = fmul <4 x double> %624, %646
  %648 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %645, <4 x double> %647)
  %649 = shufflevector <4 x double> %644, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %650 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %649, <4 x double> %648)
  %651 = shufflevector <4 x double> %622, <4 x double> poison, <4 x i32> zeroinitializer
  %652 = shufflevector <4 x double> %624, <4 x double> poison, <4 x i32> zeroinitializer
  %653 = fmul <4 x double> %652, %643
  %654 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %636, <4 x double> %651, <4 x double> %653)
  %655 = shufflevector <4 x double> %626, <4 x double> poison, <4 x i32> zeroinitializer
  %656 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %650, <4 x double> %655, <4 x double> %654)
  %657 = shufflevector <4 x double> %622, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %658 = shufflevector <4 x double> %624, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %659 = fmul <4 x double> %658, %643
  %660 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %636, <4 x double> %657, <4 x double> %659)
  %661 = shufflevector <4 x double> %626, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %662 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %650, <4 x double> %661, <4 x double> %660)
  %663 = shufflevector <4 x double> %622, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %664 = shufflevector <4 x double> %624, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %665 = fmul <4 x double> %664, %643
  %666 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %636, <4 x double> %663, <4 x double> %665)
  %667 = shufflevector <4 x double> %626, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %668 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %650, <4 x double> %667, <4 x double> %666)
  %669 = load <4 x double>, ptr %322, align 32
  %670 = shufflevector <4 x double> %669, <4 x double> poison, <4 x i32> zeroinitializer
  %671 = shufflevector <4 x double> %669, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %672 = fmul <4 x double> %624, %671
  %673 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %670, <4 x double> %672)
  %674 = shufflevector <4 x double> %669, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %675 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %674, <4 x double> %673)
  %676 = load <4 x double>, ptr %324, align 32
  %677 = shufflevector <4 x double> %676, <4 x double> poison, <4 x i32> zeroinitializer
  %678 = shufflevector <4 x double> %676, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %679 = fmul <4 x double> %624, %678
  %680 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %677, <4 x double> %679)
  %681 = shufflevector <4 x double> %676, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %682 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %681, <4 x double> %680)
  %683 = load <4 x double>, ptr %326, align 32
  %684 = shufflevector <4 x double> %683, <4 x double> poison, <4 x i32> zeroinitializer
  %685 = shufflevector <4 x double> %683, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %686 = fmul <4 x double> %624, %685
  %687 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %684, <4 x double> %686)
  %688 = shufflevector <4 x double> %683, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %689 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %688, <4 x double> %687)
  %690 = fmul <4 x double> %652, %682
  %691 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %675, <4 x double> %651, <4 x double> %690)
  %692 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %689, <4 x double> %655, <4 x double> %691)
  %693 = fmul <4 x double> %658, %682
  %694 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %675, <4 x double> %657, <4 x double> %693)
  %695 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %689, <4 x double> %661, <4 x double> %694)
  %696 = fmul <4 x double> %664, %682
  %697 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %675, <4 x double> %663, <4 x double> %696)
  %698 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %689, <4 x double> %667, <4 x double> %697)
  %699 = getelementptr inbounds %struct.body, ptr %73, i64 %185, i32 8, i32 0
  %700 = load <4 x double>, ptr %699, align 32
  %701 = shufflevector <4 x double> %700, <4 x double> poison, <4 x i32> zeroinitializer
  %702 = shufflevector <4 x double> %700, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %703 = fmul <4 x double> %624, %702
  %704 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %701, <4 x double> %703)
  %705 = shufflevector <4 x double> %700, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %706 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %705, <4 x double> %704)
  %707 = load <4 x double>, ptr %385, align 32
  %708 = shufflevector <4 x double> %707, <4 x double> poison, <4 x i32> zeroinitializer
  %709 = shufflevector <4 x double> %707, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %710 = fmul <4 x double> %624, %709
  %711 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %708, <4 x double> %710)
  %712 = shufflevector <4 x double> %707, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %713 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %712, <4 x double> %711)
  %714 = load <4 x double>, ptr %388, align 32
  %715 = shufflevector <4 x double> %714, <4 x double> poison, <4 x i32> zeroinitializer
  %716 = shufflevector <4 x double> %714, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %717 = fmul <4 x double> %624, %716
  %718 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %715, <4 x double> %717)
  %719 = shufflevector <4 x double> %714, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %720 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %719, <4 x double> %718)
  %721 = fmul <4 x double> %652, %713
  %722 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %706, <4 x double> %651, <4 x double> %721)
  %723 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %720, <4 x double> %655, <4 x double> %722)
  %724 = fmul <4 x double> %658, %713
  %725 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %706, <4 x double> %657, <4 x double> %724)
  %726 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %720, <4 x double> %661, <4 x double> %725)
  %727 = fmul <4 x double> %664, %713
  %728 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %706, <4 x double> %663, <4 x double> %727)
  %729 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %720, <4 x double> %667, <4 x double> %728)
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
  %753 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %698, <4 x double> %749, <4 x double> %752)
  %754 = shufflevector <4 x double> %628, <4 x double> poison, <4 x i32> zeroinitializer
  %755 = fneg <4 x double> %698
  %756 = fmul <4 x double> %754, %755
  %757 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %692, <4 x double> %750, <4 x double> %756)
  %758 = fneg <4 x double> %692
  %759 = fmul <4 x double> %749, %758
  %760 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %695, <4 x double> %754, <4 x double> %759)
  %761 = shufflevector <4 x double> %753, <4 x double> %757, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %762 = shufflevector <4 x double> %753, <4 x double> %757, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %763 = shufflevector <4 x double> %761, <4 x double> %760, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %764 = shufflevector <4 x double> %761, <4 x double> %760, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %765 = shufflevector <4 x double> %762, <4 x double> %760, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %766 = fneg <4 x double> %747
  %767 = fmul <4 x double> %750, %766
  %768 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %748, <4 x double> %749, <4 x double> %767)
  %769 = fneg <4 x double> %748
  %770 = fmul <4 x double> %754, %769
  %771 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %746, <4 x double> %750, <4 x double> %770)
  %772 = fneg <4 x double> %746
  %773 = fmul <4 x double> %749, %772
  %774 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %747, <4 x double> %754, <4 x double> %773)
  %775 = fadd <4 x double> %763, %768
  %776 = fadd <4 x double> %764, %771
  %777 = fadd <4 x double> %765, %774
  %778 = fadd <4 x double> %656, %775
  %779 = fadd <4 x double> %662, %776
  %780 = fadd <4 x double> %668, %777
  %781 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 6, i32 0
  %782 = load <4 x double>, ptr %781, align 32
  %783 = fadd <4 x double> %782, %778
  %784 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 6, i32 1
  %785 = load <4 x double>, ptr %784, align 32
  %786 = fadd <4 x double> %785, %779
  %787 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 6, i32 2
  %788 = load <4 x double>, ptr %787, align 32
  %789 = fadd <4 x double> %788, %780
  store <4 x double> %783, ptr %781, align 32
  store <4 x double> %786, ptr %784, align 32
  store <4 x double> %789, ptr %787, align 32
  %790 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 7, i32 0
  %791 = load <4 x double>, ptr %790, align 32
  %792 = fadd <4 x double> %791, %746
  %793 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 7, i32 1
  %794 = load <4 x double>, ptr %793, align 32
  %795 = fadd <4 x double> %794, %747
  %796 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 7, i32 2
  %797 = load <4 x double>, ptr %796, align 32
  %798 = fadd <4 x double> %797, %748
  store <4 x double> %792, ptr %790, align 32
  store <4 x double> %795, ptr %793, align 32
  store <4 x double> %798, ptr %796, align 32
  %799 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 8, i32 0
  %800 = load <4 x double>, ptr %799, align 32
  %801 = fadd <4 x double> %723, %800
  %802 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 8, i32 1
  %803 = load <4 x double>, ptr %802, align 32
  %804 = fadd <4 x double> %726, %803
  %805 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 8, i32 2
  %806 = load <4 x double>, ptr %805, align 32
  %807 = fadd <4 x double> %729, %806
  store <4 x double> %801, ptr %799, align 32
  store <4 x double> %804, ptr %802, align 32
  store <4 x double> %807, ptr %805, align 32
  %808 = load <4 x double>, ptr %408, align 32
  %809 = shufflevector <4 x double> %808, <4 x double> poison, <4 x i32> zeroinitializer
  %810 = shufflevector <4 x double> %808, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %811 = fmul <4 x double> %624, %810
  %812 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %809, <4 x double> %811)
  %813 = shufflevector <4 x double> %808, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %814 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %813, <4 x double> %812)
  %815 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 9
  %816 = load <4 x double>, ptr %815, align 32
  %817 = fadd <4 x double> %816, %814
  store <4 x double> %817, ptr %815, align 32
  %818 = load <4 x double>, ptr %405, align 32
  %819 = shufflevector <4 x double> %818, <4 x double> poison, <4 x i32> zeroinitializer
  %820 = shufflevector <4 x double> %818, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %821 = fmul <4 x double> %624, %820
  %822 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %819, <4 x double> %821)
  %823 = shufflevector <4 x double> %818, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %824 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %823, <4 x double> %822)
  %825 = shufflevector <4 x double> %814, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %826 = fmul <4 x double> %628, %825
  %827 = fmul <4 x double> %732, %814
  %828 = fsub <4 x double> %826, %827
  %829 = shufflevector <4 x double> %828, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %830 = fadd <4 x double> %824, %829
  %831 = getelementptr inbounds %struct.body, ptr %73, i64 %618, i32 10
  %832 = load <4 x double>, ptr %831, align 32
  %833 = fadd <4 x double> %832, %830
  store <4 x double> %833, ptr %831, align 32
  br label %834

834:
  %835 = icmp sgt i64 %185, 1
  br i1 %835, label %184, label %836

836:
  call void @eliminate_fronts(ptr %153, ptr %8, ptr %73, i64 0)
  %837 = load ptr, ptr %72, align 8
  %838 = load ptr, ptr %9, align 8
  %839 = getelementptr inbounds %struct.body, ptr %837, i64 0, i32 3
  %840 = bitcast ptr %32 to ptr
  %841 = bitcast ptr %839 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %841, i8 0, i64 64, i1 false)
  %842 = load ptr, ptr %840, align 8
  %843 = getelementptr inbounds %struct.tree_closing.1, ptr %838, i64 0, i32 15
  %844 = load i64, ptr %843, align 8
  %845 = shl i64 %844, 5
  tail call void @llvm.memset.p0.i64(ptr align 32 %842, i8 0, i64 %845, i1 false)
  call void @find_multipliers(ptr %838, ptr %8, ptr %837, i64 0)
  %846 = load i64, ptr %167, align 8
  %847 = icmp slt i64 %846, 1
  br i1 %847, label %971, label %848

848:
  %849 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %850 = getelementptr inbounds %struct.tree_closing.1, ptr %838, i64 0, i32 18
  %851 = getelementptr inbounds %struct.tree_closing.1, ptr %838, i64 0, i32 19
  %852 = getelementptr inbounds %struct.tree_closing.1, ptr %838, i64 0, i32 20
  br label %853

853:
  %854 = phi i64 [ 1, %848 ], [ %956, %872 ]
  %855 = load ptr, ptr %849, align 8
  %856 = mul i64 %854, 5
  %857 = add i64 %856, -5
  %858 = getelementptr inbounds i64, ptr %855, i64 %857
  %859 = load ptr, ptr %850, align 8
  %860 = getelementptr inbounds i64, ptr %859, i64 %854
  %861 = load i64, ptr %860, align 8
  %862 = getelementptr inbounds %struct.body, ptr %837, i64 %854
  %863 = load ptr, ptr %851, align 8
  %864 = getelementptr inbounds i64, ptr %863, i64 %854
  %865 = load i64, ptr %864, align 8
  %866 = add nsw i64 %865, %861
  %867 = icmp sgt i64 %865, 0
  br i1 %867, label %868, label %872

868:
  %869 = load ptr, ptr %23, align 8
  %870 = load ptr, ptr %32, align 8
  %871 = load ptr, ptr %852, align 8
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
  %881 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 13
  %882 = load <4 x double>, ptr %881, align 32
  %883 = extractelement <4 x double> %882, i64 1
  %884 = fadd double %883, %880
  %885 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 13, i64 1
  store double %884, ptr %885, align 8
  %886 = load i64, ptr %858, align 8
  %887 = getelementptr inbounds i64, ptr %858, i64 1
  %888 = load i64, ptr %887, align 8
  %889 = icmp eq i64 %888, 1
  %890 = getelementptr inbounds %struct.body, ptr %862, i64 0, i32 0, i32 0
  %891 = load <4 x double>, ptr %890, align 32
  %892 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 0, i32 1
  %893 = load <4 x double>, ptr %892, align 32
  %894 = shufflevector <4 x double> %891, <4 x double> %893, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %895 = shufflevector <4 x double> %891, <4 x double> %893, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %896 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 0, i32 2
  %897 = load <4 x double>, ptr %896, align 32
  %898 = shufflevector <4 x double> %894, <4 x double> %897, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %899 = shufflevector <4 x double> %894, <4 x double> %897, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %900 = shufflevector <4 x double> %895, <4 x double> %897, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %901 = getelementptr inbounds %struct.body, ptr %837, i64 %886, i32 3
  %902 = load <4 x double>, ptr %901, align 32
  %903 = shufflevector <4 x double> %902, <4 x double> poison, <4 x i32> zeroinitializer
  %904 = shufflevector <4 x double> %902, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %905 = fmul <4 x double> %899, %904
  %906 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %898, <4 x double> %903, <4 x double> %905)
  %907 = shufflevector <4 x double> %902, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %908 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %900, <4 x double> %907, <4 x double> %906)
  %909 = getelementptr inbounds %struct.body, ptr %837, i64 %886, i32 4
  %910 = load <4 x double>, ptr %909, align 32
  %911 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 1
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
  %923 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %898, <4 x double> %920, <4 x double> %922)
  %924 = shufflevector <4 x double> %919, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %925 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %900, <4 x double> %924, <4 x double> %923)
  %926 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 11
  %927 = load <4 x double>, ptr %926, align 32
  %928 = fmul <4 x double> %927, %908
  %929 = extractelement <4 x double> %928, i64 0
  %930 = extractelement <4 x double> %928, i64 1
  %931 = fadd double %929, %930
  %932 = extractelement <4 x double> %928, i64 2
  %933 = fadd double %932, %931
  %934 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 12
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
  %949 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 3
  store <4 x double> %948, ptr %949, align 32
  %950 = select i1 %889, <4 x double> %946, <4 x double> splat (double -0.000000e+00)
  %951 = fadd <4 x double> %925, %950
  %952 = getelementptr inbounds %struct.body, ptr %837, i64 %854, i32 4
  store <4 x double> %951, ptr %952, align 32
  %953 = getelementptr inbounds i64, ptr %858, i64 3
  %954 = load i64, ptr %953, align 8
  %955 = getelementptr inbounds double, ptr %4, i64 %954
  store double %945, ptr %955, align 8
  call void @find_multipliers(ptr %838, ptr %8, ptr %862, i64 %854)
  %956 = add nuw nsw i64 %854, 1
  %957 = load i64, ptr %167, align 8
  %958 = icmp slt i64 %854, %957
  br i1 %958, label %853, label %971

959:
  %960 = phi i64 [ %861, %868 ], [ %969, %959 ]
  %961 = phi <4 x double> [ zeroinitializer, %868 ], [ %968, %959 ]
  %962 = getelementptr inbounds <4 x double>, ptr %869, i64 %960
  %963 = load <4 x double>, ptr %962, align 32
  %964 = getelementptr inbounds i64, ptr %871, i64 %960
  %965 = load i64, ptr %964, align 8
  %966 = getelementptr inbounds <4 x double>, ptr %870, i64 %965
  %967 = load <4 x double>, ptr %966, align 32
  %968 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %963, <4 x double> %967, <4 x double> %961)
  %969 = add nsw i64 %960, 1
  %970 = icmp slt i64 %969, %866
  br i1 %970, label %959, label %872

971:
  %972 = icmp eq ptr %5, null
  br i1 %972, label %984, label %973

973:
  %974 = load i64, ptr %54, align 8
  %975 = bitcast ptr %32 to ptr
  %976 = load ptr, ptr %975, align 8
  %977 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 3
  %978 = getelementptr inbounds %struct.tree_closing.1, ptr %10, i64 0, i32 2
  %979 = call i64 @llvm.smax.i64(i64 %974, i64 0)
  %980 = icmp slt i64 %974, 1
  br i1 %980, label %984, label %981

981:
  %982 = load ptr, ptr %977, align 8
  %983 = load ptr, ptr %978, align 8
  br label %985

984:
  ret void

985:
  %986 = phi i64 [ %994, %985 ], [ 0, %981 ]
  %987 = getelementptr inbounds i64, ptr %982, i64 %986
  %988 = load i64, ptr %987, align 8
  %989 = getelementptr inbounds double, ptr %976, i64 %988
  %990 = load double, ptr %989, align 8
  %991 = getelementptr inbounds i64, ptr %983, i64 %986
  %992 = load i64, ptr %991, align 8
  %993 = getelementptr inbounds double, ptr %5, i64 %992
  store double %990, ptr %993, align 8
  %994 = add nuw i64 %986, 1
  %995 = icmp eq i64 %994, %979
  br i1 %995, label %984, label %985
}

define internal void @find_rows(ptr  %0, ptr  %1, ptr  %2, ptr %3) {
  %5 = alloca [2 x ptr], align 16
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tree_closing.1, ptr %7, i64 0, i32 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds %struct.tree_closing.1, ptr %7, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 6
  %15 = load ptr, ptr %14, align 8
  br label %41

16:
  %17 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 10
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.tree_closing.1, ptr %7, i64 0, i32 15
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 5
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %22, i1 false)
  %23 = bitcast ptr %5 to ptr
  %24 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 0
  %25 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 6
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 16
  %27 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 1
  %28 = getelementptr inbounds double, ptr %3, i64 4
  %29 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %30, 36
  %32 = getelementptr inbounds double, ptr %28, i64 %31
  store ptr %32, ptr %27, align 8
  %33 = getelementptr inbounds %struct.tree_closing.1, ptr %7, i64 0, i32 11
  %34 = getelementptr inbounds %struct.tree_closing.1, ptr %7, i64 0, i32 10
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %114

37:
  %38 = load ptr, ptr %33, align 8
  %39 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 13
  %40 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 8
  br label %115

41:
  %42 = phi i64 [ 0, %11 ], [ %112, %41 ]
  %43 = getelementptr inbounds i64, ptr %13, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = mul nuw nsw i64 %42, 18
  %46 = getelementptr inbounds double, ptr %15, i64 %45
  %47 = getelementptr inbounds %struct.place, ptr %2, i64 %44, i32 1
  %48 = load <4 x double>, ptr %47, align 32
  %49 = extractelement <4 x double> %48, i64 0
  store double %49, ptr %46, align 8
  %50 = extractelement <4 x double> %48, i64 1
  %51 = getelementptr inbounds double, ptr %46, i64 1
  store double %50, ptr %51, align 8
  %52 = extractelement <4 x double> %48, i64 2
  %53 = getelementptr inbounds double, ptr %46, i64 2
  store double %52, ptr %53, align 8
  %54 = getelementptr inbounds double, ptr %46, i64 3
  %55 = getelementptr inbounds %struct.place, ptr %2, i64 %44, i32 0, i32 0
  %56 = load <4 x double>, ptr %55, align 32
  %57 = extractelement <4 x double> %56, i64 0
  store double %57, ptr %54, align 8
  %58 = extractelement <4 x double> %56, i64 1
  %59 = getelementptr inbounds double, ptr %54, i64 1
  store double %58, ptr %59, align 8
  %60 = extractelement <4 x double> %56, i64 2
  %61 = getelementptr inbounds double, ptr %54, i64 2
  store double %60, ptr %61, align 8
  %62 = getelementptr inbounds double, ptr %54, i64 3
  %63 = getelementptr inbounds %struct.place, ptr %2, i64 %44, i32 0, i32 1
  %64 = load <4 x double>, ptr %63, align 32
  %65 = extractelement <4 x double> %64, i64 0
  store double %65, ptr %62, align 8
  %66 = extractelement <4 x double> %64, i64 1
  %67 = getelementptr inbounds double, ptr %62, i64 1
  store double %66, ptr %67, align 8
  %68 = extractelement <4 x double> %64, i64 2
  %69 = getelementptr inbounds double, ptr %62, i64 2
  store double %68, ptr %69, align 8
  %70 = getelementptr inbounds double, ptr %54, i64 6
  %71 = getelementptr inbounds %struct.place, ptr %2, i64 %44, i32 0, i32 2
  %72 = load <4 x double>, ptr %71, align 32
  %73 = extractelement <4 x double> %72, i64 0
  store double %73, ptr %70, align 8
  %74 = extractelement <4 x double> %72, i64 1
  %75 = getelementptr inbounds double, ptr %70, i64 1
  store double %74, ptr %75, align 8
  %76 = extractelement <4 x double> %72, i64 2
  %77 = getelementptr inbounds double, ptr %70, i64 2
  store double %76, ptr %77, align 8
  %78 = getelementptr inbounds double, ptr %46, i64 12
  %79 = getelementptr inbounds %struct.place, ptr %2, i64 %44, i32 2
  %80 = load <4 x double>, ptr %79, align 32
  %81 = load <4 x double>, ptr %55, align 32
  %82 = shufflevector <4 x double> %80, <4 x double> poison, <4 x i32> zeroinitializer
  %83 = load <4 x double>, ptr %63, align 32
  %84 = shufflevector <4 x double> %80, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %85 = fmul <4 x double> %84, %83
  %86 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %81, <4 x double> %82, <4 x double> %85)
  %87 = load <4 x double>, ptr %71, align 32
  %88 = shufflevector <4 x double> %80, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %89 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %87, <4 x double> %88, <4 x double> %86)
  %90 = extractelement <4 x double> %89, i64 0
  store double %90, ptr %78, align 8
  %91 = extractelement <4 x double> %89, i64 1
  %92 = getelementptr inbounds double, ptr %78, i64 1
  store double %91, ptr %92, align 8
  %93 = extractelement <4 x double> %89, i64 2
  %94 = getelementptr inbounds double, ptr %78, i64 2
  store double %93, ptr %94, align 8
  %95 = getelementptr inbounds double, ptr %78, i64 3
  %96 = getelementptr inbounds %struct.place, ptr %2, i64 %44, i32 3
  %97 = load <4 x double>, ptr %96, align 32
  %98 = load <4 x double>, ptr %55, align 32
  %99 = shufflevector <4 x double> %97, <4 x double> poison, <4 x i32> zeroinitializer
  %100 = load <4 x double>, ptr %63, align 32
  %101 = shufflevector <4 x double> %97, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %102 = fmul <4 x double> %101, %100
  %103 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %98, <4 x double> %99, <4 x double> %102)
  %104 = load <4 x double>, ptr %71, align 32
  %105 = shufflevector <4 x double> %97, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %106 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %104, <4 x double> %105, <4 x double> %103)
  %107 = extractelement <4 x double> %106, i64 0
  store double %107, ptr %95, align 8
  %108 = extractelement <4 x double> %106, i64 1
  %109 = getelementptr inbounds double, ptr %95, i64 1
  store double %108, ptr %109, align 8
  %110 = extractelement <4 x double> %106, i64 2
  %111 = getelementptr inbounds double, ptr %95, i64 2
  store double %110, ptr %111, align 8
  %112 = add nuw nsw i64 %42, 1
  %113 = icmp eq i64 %112, %9
  br i1 %113, label %16, label %41

114:
  ret void

115:
  %116 = phi i64 [ %35, %37 ], [ %136, %135 ]
  %117 = phi ptr [ %38, %37 ], [ %137, %135 ]
  %118 = phi ptr [ %38, %37 ], [ %138, %135 ]
  %119 = load ptr, ptr %39, align 8
  %120 = getelementptr inbounds %struct.tree_loads, ptr %118, i64 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds double, ptr %119, i64 %121
  %123 = getelementptr inbounds %struct.tree_loads, ptr %118, i64 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %135

126:
  %127 = getelementptr inbounds %struct.tree_loads, ptr %118, i64 0, i32 3
  %128 = getelementptr inbounds %struct.tree_loads, ptr %118, i64 0, i32 4
  %129 = getelementptr inbounds %struct.tree_loads, ptr %118, i64 0, i32 2
  %130 = getelementptr inbounds %struct.tree_loads, ptr %118, i64 0, i32 5
  %131 = load i64, ptr %129, align 8
  br label %141

132:
  %133 = load ptr, ptr %33, align 8
  %134 = load i64, ptr %34, align 8
  br label %135

135:
  %136 = phi i64 [ %134, %132 ], [ %116, %115 ]
  %137 = phi ptr [ %133, %132 ], [ %117, %115 ]
  %138 = getelementptr inbounds %struct.tree_loads, ptr %118, i64 1
  %139 = getelementptr inbounds %struct.tree_loads, ptr %137, i64 %136
  %140 = icmp ult ptr %138, %139
  br i1 %140, label %115, label %114

141:
  %142 = phi i64 [ %131, %126 ], [ %154, %175 ]
  %143 = phi i64 [ %121, %126 ], [ %176, %175 ]
  %144 = phi i64 [ 0, %126 ], [ %172, %175 ]
  %145 = load ptr, ptr %127, align 8
  %146 = mul nsw i64 %143, %144
  %147 = getelementptr inbounds i64, ptr %145, i64 %146
  %148 = load ptr, ptr %128, align 8
  %149 = mul nsw i64 %142, %144
  %150 = getelementptr inbounds i64, ptr %148, i64 %149
  %151 = icmp sgt i64 %143, 0
  br i1 %151, label %158, label %152

152:
  %153 = load ptr, ptr %130, align 8
  tail call void %153(double 0.000000e+00, ptr %119, ptr null, ptr null, ptr null, ptr %122)
  %154 = load i64, ptr %129, align 8
  %155 = icmp sgt i64 %154, 0
  br i1 %155, label %156, label %171

156:
  %157 = load ptr, ptr %40, align 8
  br label %177

158:
  %159 = phi i64 [ %169, %158 ], [ 0, %141 ]
  %160 = getelementptr inbounds i64, ptr %147, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = and i64 %161, 1
  %163 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 %162
  %164 = load ptr, ptr %163, align 8
  %165 = ashr i64 %161, 1
  %166 = getelementptr inbounds double, ptr %164, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = getelementptr inbounds double, ptr %119, i64 %159
  store double %167, ptr %168, align 8
  %169 = add nuw nsw i64 %159, 1
  %170 = icmp eq i64 %169, %143
  br i1 %170, label %152, label %158

171:
  %172 = add nuw nsw i64 %144, 1
  %173 = load i64, ptr %123, align 8
  %174 = icmp slt i64 %172, %173
  br i1 %174, label %175, label %132

175:
  %176 = load i64, ptr %120, align 8
  br label %141

177:
  %178 = phi i64 [ 0, %156 ], [ %184, %177 ]
  %179 = getelementptr inbounds double, ptr %122, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds i64, ptr %150, i64 %178
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %157, i64 %182
  store double %180, ptr %183, align 8
  %184 = add nuw nsw i64 %178, 1
  %185 = icmp eq i64 %184, %154
  br i1 %185, label %171, label %177
}

define internal void @eliminate_fronts(ptr  %0, ptr  %1, ptr  %2, i64 %3) {
  %5 = getelementptr inbounds %struct.tree_closing.1, ptr %0, i64 0, i32 26
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 %3
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %3, 1
  %10 = getelementptr inbounds i64, ptr %6, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %8, %11
  br i1 %12, label %13, label %33

13:
  %14 = getelementptr inbounds %struct.tree_closing.1, ptr %0, i64 0, i32 27
  %15 = getelementptr inbounds %struct.tree_closing.1, ptr %0, i64 0, i32 28
  %16 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 5
  %17 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 0
  %18 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 10
  %19 = getelementptr inbounds %struct.tree_closing.1, ptr %0, i64 0, i32 16
  %20 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 3
  %21 = icmp eq i64 %3, 0
  %22 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 6, i32 0
  %23 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 6, i32 1
  %24 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 6, i32 2
  %25 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 7, i32 0
  %26 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 7, i32 1
  %27 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 7, i32 2
  %28 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 8, i32 0
  %29 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 8, i32 1
  %30 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 8, i32 2
  %31 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 9
  %32 = getelementptr inbounds %struct.body, ptr %2, i64 %3, i32 10
  br label %34

33:
  ret void

34:
  %35 = phi i64 [ %8, %13 ], [ %472, %471 ]
  %36 = load ptr, ptr %14, align 8
  %37 = mul nsw i64 %35, 5
  %38 = getelementptr inbounds i64, ptr %36, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %38, i64 1
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, %39
  %43 = getelementptr inbounds i64, ptr %38, i64 2
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %41, 2
  %46 = load ptr, ptr %15, align 8
  %47 = getelementptr inbounds i64, ptr %38, i64 3
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  %50 = load ptr, ptr %16, align 8
  %51 = getelementptr inbounds i64, ptr %38, i64 4
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds <4 x double>, ptr %50, i64 %52
  %54 = getelementptr inbounds i64, ptr %49, i64 %42
  %55 = getelementptr inbounds i64, ptr %54, i64 %42
  %56 = add nsw i64 %39, 1
  %57 = mul nsw i64 %56, %39
  %58 = sdiv i64 %57, 2
  %59 = getelementptr inbounds i64, ptr %55, i64 %58
  %60 = mul nsw i64 %41, %39
  %61 = getelementptr inbounds i64, ptr %59, i64 %60
  %62 = mul nsw i64 %44, %45
  %63 = getelementptr inbounds <4 x double>, ptr %53, i64 %62, i64 0
  %64 = icmp sgt i64 %39, 0
  br i1 %64, label %65, label %204

65:
  %66 = load ptr, ptr %19, align 8
  %67 = icmp sgt i64 %41, 0
  br label %68

68:
  %69 = phi ptr [ %66, %65 ], [ %104, %103 ]
  %70 = phi i64 [ 1, %65 ], [ %107, %103 ]
  %71 = phi ptr [ %53, %65 ], [ %106, %103 ]
  %72 = phi ptr [ %63, %65 ], [ %105, %103 ]
  %73 = phi i64 [ 0, %65 ], [ %87, %103 ]
  %74 = getelementptr inbounds i64, ptr %49, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = load ptr, ptr %17, align 8
  %77 = getelementptr inbounds i64, ptr %54, i64 %73
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %78, 6
  %80 = getelementptr inbounds <4 x double>, ptr %76, i64 %79
  %81 = load ptr, ptr %18, align 8
  %82 = shl nsw i64 %75, 2
  %83 = getelementptr inbounds double, ptr %81, i64 %82
  %84 = getelementptr inbounds i64, ptr %69, i64 %75
  %85 = load i64, ptr %84, align 8
  %86 = icmp sgt i64 %85, 0
  %87 = add nuw nsw i64 %73, 1
  br i1 %86, label %88, label %103

88:
  %89 = mul nsw i64 %87, %73
  %90 = lshr i64 %89, 1
  %91 = getelementptr inbounds <4 x double>, ptr %80, i64 1
  %92 = getelementptr inbounds <4 x double>, ptr %80, i64 2
  %93 = getelementptr inbounds <4 x double>, ptr %80, i64 3
  %94 = getelementptr inbounds <4 x double>, ptr %80, i64 4
  %95 = getelementptr inbounds <4 x double>, ptr %80, i64 5
  br label %96

96:
  %97 = phi ptr [ %69, %88 ], [ %162, %158 ]
  %98 = phi ptr [ %71, %88 ], [ %161, %158 ]
  %99 = phi ptr [ %72, %88 ], [ %160, %158 ]
  %100 = phi i64 [ 0, %88 ], [ %159, %158 ]
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds <4 x double>, ptr %101, i64 %100
  br label %132

103:
  %104 = phi ptr [ %69, %68 ], [ %162, %158 ]
  %105 = phi ptr [ %72, %68 ], [ %160, %158 ]
  %106 = phi ptr [ %71, %68 ], [ %161, %158 ]
  %107 = add nuw i64 %70, 1
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
  %119 = getelementptr inbounds double, ptr %83, i64 %100
  %120 = load double, ptr %119, align 8
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
  %131 = getelementptr inbounds <4 x double>, ptr %98, i64 1
  store <4 x double> %130, ptr %131, align 32
  br i1 %67, label %166, label %158

132:
  %133 = phi i64 [ 0, %96 ], [ %148, %146 ]
  %134 = phi i64 [ 0, %96 ], [ %147, %146 ]
  %135 = getelementptr inbounds i64, ptr %49, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds i64, ptr %97, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp sgt i64 %138, 0
  br i1 %139, label %140, label %146

140:
  %141 = add nuw nsw i64 %134, %90
  %142 = getelementptr inbounds i64, ptr %55, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = shl nsw i64 %143, 2
  %145 = getelementptr inbounds <4 x double>, ptr %102, i64 %144
  br label %150

146:
  %147 = add nuw nsw i64 %134, 1
  %148 = add nsw i64 %138, %133
  %149 = icmp eq i64 %147, %70
  br i1 %149, label %109, label %132

150:
  %151 = phi i64 [ 0, %140 ], [ %156, %150 ]
  %152 = load <4 x double>, ptr %145, align 32
  %153 = extractelement <4 x double> %152, i64 %151
  %154 = add nsw i64 %151, %133
  %155 = getelementptr inbounds double, ptr %99, i64 %154
  store double %153, ptr %155, align 8
  %156 = add nuw nsw i64 %151, 1
  %157 = icmp eq i64 %156, %138
  br i1 %157, label %146, label %150

158:
  %159 = add nuw nsw i64 %100, 1
  %160 = getelementptr inbounds double, ptr %99, i64 %44
  %161 = getelementptr inbounds <4 x double>, ptr %98, i64 %45
  %162 = load ptr, ptr %19, align 8
  %163 = getelementptr inbounds i64, ptr %162, i64 %75
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %159, %164
  br i1 %165, label %96, label %103

166:
  %167 = phi i64 [ %202, %198 ], [ 0, %109 ]
  %168 = load ptr, ptr %20, align 8
  %169 = mul nsw i64 %167, %39
  %170 = add nsw i64 %169, %73
  %171 = getelementptr inbounds i64, ptr %59, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = shl nsw i64 %172, 2
  %174 = getelementptr inbounds <4 x double>, ptr %168, i64 %173
  %175 = add nsw i64 %167, %39
  %176 = getelementptr inbounds i64, ptr %49, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = icmp sgt i64 %177, %75
  br i1 %178, label %179, label %195

179:
  %180 = load <4 x double>, ptr %174, align 32
  %181 = extractelement <4 x double> %180, i64 %100
  %182 = insertelement <4 x double> undef, double %181, i64 0
  %183 = getelementptr inbounds <4 x double>, ptr %174, i64 1
  %184 = load <4 x double>, ptr %183, align 32
  %185 = extractelement <4 x double> %184, i64 %100
  %186 = insertelement <4 x double> %182, double %185, i64 1
  %187 = getelementptr inbounds <4 x double>, ptr %174, i64 2
  %188 = load <4 x double>, ptr %187, align 32
  %189 = extractelement <4 x double> %188, i64 %100
  %190 = insertelement <4 x double> %186, double %189, i64 2
  %191 = getelementptr inbounds <4 x double>, ptr %174, i64 3
  %192 = load <4 x double>, ptr %191, align 32
  %193 = extractelement <4 x double> %192, i64 %100
  %194 = insertelement <4 x double> %190, double %193, i64 3
  br label %198

195:
  %196 = getelementptr inbounds <4 x double>, ptr %174, i64 %100
  %197 = load <4 x double>, ptr %196, align 32
  br label %198

198:
  %199 = phi <4 x double> [ %194, %179 ], [ %197, %195 ]
  %200 = add nuw nsw i64 %167, 2
  %201 = getelementptr inbounds <4 x double>, ptr %98, i64 %200
  store <4 x double> %199, ptr %201, align 32
  %202 = add nuw nsw i64 %167, 1
  %203 = icmp eq i64 %202, %41
  br i1 %203, label %158, label %166

204:
  %205 = icmp sgt i64 %44, 0
  br i1 %205, label %206, label %471

206:
  %207 = phi i64 [ %215, %214 ], [ 0, %204 ]
  %208 = icmp ult i64 %207, 8
  %209 = mul nsw i64 %207, %44
  %210 = getelementptr inbounds double, ptr %63, i64 %209
  %211 = icmp eq i64 %207, 0
  %212 = add nsw i64 %209, %207
  %213 = getelementptr inbounds double, ptr %63, i64 %212
  br label %217

214:
  %215 = add nuw nsw i64 %207, 1
  %216 = icmp eq i64 %215, %44
  br i1 %216, label %298, label %206

217:
  %218 = phi i64 [ %207, %206 ], [ %296, %294 ]
  %219 = mul nsw i64 %218, %44
  %220 = add nsw i64 %219, %207
  %221 = getelementptr inbounds double, ptr %63, i64 %220
  %222 = load double, ptr %221, align 8
  br i1 %208, label %223, label %237

223:
  br i1 %211, label %283, label %224

224:
  %225 = phi i64 [ %235, %224 ], [ 0, %223 ]
  %226 = phi double [ %234, %224 ], [ %222, %223 ]
  %227 = add nsw i64 %225, %219
  %228 = getelementptr inbounds double, ptr %63, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = add nsw i64 %225, %209
  %231 = getelementptr inbounds double, ptr %63, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = fneg double %229
  %234 = tail call double @llvm.fmuladd.f64(double %233, double %232, double %226)
  %235 = add nuw nsw i64 %225, 1
  %236 = icmp eq i64 %235, %207
  br i1 %236, label %283, label %224

237:
  %238 = getelementptr inbounds double, ptr %63, i64 %219
  br label %239

239:
  %240 = phi i64 [ %258, %239 ], [ 8, %237 ]
  %241 = phi <4 x double> [ %250, %239 ], [ zeroinitializer, %237 ]
  %242 = phi i64 [ %240, %239 ], [ 0, %237 ]
  %243 = phi <4 x double> [ %257, %239 ], [ zeroinitializer, %237 ]
  %244 = getelementptr inbounds double, ptr %238, i64 %242
  %245 = bitcast ptr %244 to ptr
  %246 = load <4 x double>, ptr %245, align 8
  %247 = getelementptr inbounds double, ptr %210, i64 %242
  %248 = bitcast ptr %247 to ptr
  %249 = load <4 x double>, ptr %248, align 8
  %250 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %249, <4 x double> %241)
  %251 = getelementptr inbounds double, ptr %244, i64 4
  %252 = bitcast ptr %251 to ptr
  %253 = load <4 x double>, ptr %252, align 8
  %254 = getelementptr inbounds double, ptr %247, i64 4
  %255 = bitcast ptr %254 to ptr
  %256 = load <4 x double>, ptr %255, align 8
  %257 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %253, <4 x double> %256, <4 x double> %243)
  %258 = add nuw nsw i64 %240, 8
  %259 = icmp ugt i64 %258, %207
  br i1 %259, label %260, label %239

260:
  %261 = fadd <4 x double> %250, %257
  %262 = extractelement <4 x double> %261, i64 0
  %263 = extractelement <4 x double> %261, i64 1
  %264 = fadd double %262, %263
  %265 = extractelement <4 x double> %261, i64 2
  %266 = extractelement <4 x double> %261, i64 3
  %267 = fadd double %265, %266
  %268 = fadd double %264, %267
  %269 = icmp ult i64 %240, %207
  br i1 %269, label %270, label %280

270:
  %271 = phi double [ %277, %270 ], [ %268, %260 ]
  %272 = phi i64 [ %278, %270 ], [ %240, %260 ]
  %273 = getelementptr inbounds double, ptr %238, i64 %272
  %274 = load double, ptr %273, align 8
  %275 = getelementptr inbounds double, ptr %210, i64 %272
  %276 = load double, ptr %275, align 8
  %277 = tail call double @llvm.fmuladd.f64(double %274, double %276, double %271)
  %278 = add nuw nsw i64 %272, 1
  %279 = icmp eq i64 %278, %207
  br i1 %279, label %280, label %270

280:
  %281 = phi double [ %268, %260 ], [ %277, %270 ]
  %282 = fsub double %222, %281
  br label %283

283:
  %284 = phi double [ %282, %280 ], [ %222, %223 ], [ %234, %224 ]
  %285 = icmp eq i64 %218, %207
  br i1 %285, label %286, label %291

286:
  %287 = fcmp ogt double %284, 0.000000e+00
  br i1 %287, label %288, label %294

288:
  %289 = tail call double @llvm.sqrt.f64(double %284)
  %290 = fdiv double 1.000000e+00, %289
  br label %294

291:
  %292 = load double, ptr %213, align 8
  %293 = fmul double %284, %292
  br label %294

294:
  %295 = phi double [ %293, %291 ], [ %290, %288 ], [ 0x7FF8000000000000, %286 ]
  store double %295, ptr %221, align 8
  %296 = add nuw nsw i64 %218, 1
  %297 = icmp slt i64 %296, %44
  br i1 %297, label %217, label %214

298:
  %299 = icmp sgt i64 %41, -2
  %300 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  br label %301

301:
  %302 = phi i64 [ %309, %308 ], [ 0, %298 ]
  %303 = phi ptr [ %311, %308 ], [ %63, %298 ]
  %304 = phi ptr [ %310, %308 ], [ %53, %298 ]
  br i1 %299, label %305, label %308

305:
  %306 = icmp eq i64 %302, 0
  %307 = getelementptr inbounds double, ptr %303, i64 %302
  br label %313

308:
  %309 = add nuw nsw i64 %302, 1
  %310 = getelementptr inbounds <4 x double>, ptr %304, i64 %45
  %311 = getelementptr inbounds double, ptr %303, i64 %44
  %312 = icmp eq i64 %309, %44
  br i1 %312, label %340, label %301

313:
  %314 = phi i64 [ 0, %305 ], [ %323, %317 ]
  %315 = getelementptr inbounds <4 x double>, ptr %304, i64 %314
  %316 = load <4 x double>, ptr %315, align 32
  br i1 %306, label %317, label %325

317:
  %318 = phi <4 x double> [ %316, %313 ], [ %337, %325 ]
  %319 = load double, ptr %307, align 8
  %320 = insertelement <4 x double> poison, double %319, i64 0
  %321 = shufflevector <4 x double> %320, <4 x double> poison, <4 x i32> zeroinitializer
  %322 = fmul <4 x double> %318, %321
  store <4 x double> %322, ptr %315, align 32
  %323 = add nuw nsw i64 %314, 1
  %324 = icmp eq i64 %323, %300
  br i1 %324, label %308, label %313

325:
  %326 = phi i64 [ %338, %325 ], [ 0, %313 ]
  %327 = phi <4 x double> [ %337, %325 ], [ %316, %313 ]
  %328 = getelementptr inbounds double, ptr %303, i64 %326
  %329 = load double, ptr %328, align 8
  %330 = insertelement <4 x double> poison, double %329, i64 0
  %331 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> zeroinitializer
  %332 = mul nsw i64 %326, %45
  %333 = add nsw i64 %332, %314
  %334 = getelementptr inbounds <4 x double>, ptr %53, i64 %333
  %335 = load <4 x double>, ptr %334, align 32
  %336 = fneg <4 x double> %331
  %337 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %336, <4 x double> %335, <4 x double> %327)
  %338 = add nuw nsw i64 %326, 1
  %339 = icmp eq i64 %338, %302
  br i1 %339, label %317, label %325

340:
  %341 = xor i1 %205, true
  %342 = select i1 %21, i1 true, i1 %341
  br i1 %342, label %471, label %343

343:
  %344 = icmp sgt i64 %41, 0
  %345 = call i64 @llvm.smax.i64(i64 %44, i64 1)
  br label %346

346:
  %347 = phi ptr [ %53, %343 ], [ %391, %389 ]
  %348 = phi i64 [ 0, %343 ], [ %390, %389 ]
  %349 = load <4 x double>, ptr %347, align 32
  %350 = getelementptr inbounds <4 x double>, ptr %347, i64 1
  %351 = load <4 x double>, ptr %350, align 32
  %352 = shufflevector <4 x double> %351, <4 x double> poison, <4 x i32> zeroinitializer
  %353 = load <4 x double>, ptr %22, align 32
  %354 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %352, <4 x double> %351, <4 x double> %353)
  store <4 x double> %354, ptr %22, align 32
  %355 = shufflevector <4 x double> %351, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %356 = load <4 x double>, ptr %23, align 32
  %357 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %355, <4 x double> %351, <4 x double> %356)
  store <4 x double> %357, ptr %23, align 32
  %358 = shufflevector <4 x double> %351, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %359 = load <4 x double>, ptr %24, align 32
  %360 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %358, <4 x double> %351, <4 x double> %359)
  store <4 x double> %360, ptr %24, align 32
  %361 = shufflevector <4 x double> %349, <4 x double> poison, <4 x i32> zeroinitializer
  %362 = load <4 x double>, ptr %25, align 32
  %363 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %361, <4 x double> %351, <4 x double> %362)
  store <4 x double> %363, ptr %25, align 32
  %364 = shufflevector <4 x double> %349, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %365 = load <4 x double>, ptr %26, align 32
  %366 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %364, <4 x double> %351, <4 x double> %365)
  store <4 x double> %366, ptr %26, align 32
  %367 = shufflevector <4 x double> %349, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %368 = load <4 x double>, ptr %27, align 32
  %369 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %367, <4 x double> %351, <4 x double> %368)
  store <4 x double> %369, ptr %27, align 32
  %370 = load <4 x double>, ptr %28, align 32
  %371 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %361, <4 x double> %349, <4 x double> %370)
  store <4 x double> %371, ptr %28, align 32
  %372 = load <4 x double>, ptr %29, align 32
  %373 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %364, <4 x double> %349, <4 x double> %372)
  store <4 x double> %373, ptr %29, align 32
  %374 = load <4 x double>, ptr %30, align 32
  %375 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %367, <4 x double> %349, <4 x double> %374)
  store <4 x double> %375, ptr %30, align 32
  %376 = shufflevector <4 x double> %349, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %377 = load <4 x double>, ptr %31, align 32
  %378 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %349, <4 x double> %377)
  store <4 x double> %378, ptr %31, align 32
  %379 = load <4 x double>, ptr %32, align 32
  %380 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %351, <4 x double> %379)
  store <4 x double> %380, ptr %32, align 32
  br i1 %344, label %381, label %389

381:
  %382 = fneg <4 x double> %376
  %383 = fneg <4 x double> %361
  %384 = fneg <4 x double> %352
  %385 = fneg <4 x double> %364
  %386 = fneg <4 x double> %355
  %387 = fneg <4 x double> %367
  %388 = fneg <4 x double> %358
  br label %393

389:
  %390 = add nuw nsw i64 %348, 1
  %391 = getelementptr inbounds <4 x double>, ptr %347, i64 %45
  %392 = icmp eq i64 %390, %345
  br i1 %392, label %471, label %346

393:
  %394 = phi i64 [ 1, %381 ], [ %442, %441 ]
  %395 = phi i64 [ 0, %381 ], [ %430, %441 ]
  %396 = add nuw nsw i64 %395, 2
  %397 = getelementptr inbounds <4 x double>, ptr %347, i64 %396
  %398 = load <4 x double>, ptr %397, align 32
  %399 = load ptr, ptr %17, align 8
  %400 = add nsw i64 %395, %39
  %401 = getelementptr inbounds i64, ptr %54, i64 %400
  %402 = load i64, ptr %401, align 8
  %403 = mul nsw i64 %402, 6
  %404 = getelementptr inbounds <4 x double>, ptr %399, i64 %403
  %405 = load ptr, ptr %18, align 8
  %406 = getelementptr inbounds i64, ptr %49, i64 %400
  %407 = load i64, ptr %406, align 8
  %408 = shl nsw i64 %407, 2
  %409 = load <4 x double>, ptr %404, align 32
  %410 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> %398, <4 x double> %409)
  store <4 x double> %410, ptr %404, align 32
  %411 = getelementptr inbounds <4 x double>, ptr %404, i64 3
  %412 = load <4 x double>, ptr %411, align 32
  %413 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %384, <4 x double> %398, <4 x double> %412)
  store <4 x double> %413, ptr %411, align 32
  %414 = getelementptr inbounds <4 x double>, ptr %404, i64 1
  %415 = load <4 x double>, ptr %414, align 32
  %416 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %385, <4 x double> %398, <4 x double> %415)
  store <4 x double> %416, ptr %414, align 32
  %417 = getelementptr inbounds <4 x double>, ptr %404, i64 4
  %418 = load <4 x double>, ptr %417, align 32
  %419 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %386, <4 x double> %398, <4 x double> %418)
  store <4 x double> %419, ptr %417, align 32
  %420 = getelementptr inbounds <4 x double>, ptr %404, i64 2
  %421 = load <4 x double>, ptr %420, align 32
  %422 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %387, <4 x double> %398, <4 x double> %421)
  store <4 x double> %422, ptr %420, align 32
  %423 = getelementptr inbounds <4 x double>, ptr %404, i64 5
  %424 = load <4 x double>, ptr %423, align 32
  %425 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %388, <4 x double> %398, <4 x double> %424)
  store <4 x double> %425, ptr %423, align 32
  %426 = getelementptr inbounds double, ptr %405, i64 %408
  %427 = bitcast ptr %426 to ptr
  %428 = load <4 x double>, ptr %427, align 8
  %429 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %382, <4 x double> %398, <4 x double> %428)
  store <4 x double> %429, ptr %427, align 8
  %430 = add nuw nsw i64 %395, 1
  %431 = mul nsw i64 %430, %395
  %432 = lshr i64 %431, 1
  %433 = shufflevector <4 x double> %398, <4 x double> poison, <4 x i32> zeroinitializer
  %434 = fneg <4 x double> %433
  %435 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %436 = fneg <4 x double> %435
  %437 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %438 = fneg <4 x double> %437
  %439 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %440 = fneg <4 x double> %439
  br label %444

441:
  %442 = add nuw nsw i64 %394, 1
  %443 = icmp eq i64 %430, %41
  br i1 %443, label %389, label %393

444:
  %445 = phi i64 [ 0, %393 ], [ %469, %444 ]
  %446 = load ptr, ptr %20, align 8
  %447 = add nuw nsw i64 %445, %432
  %448 = getelementptr inbounds i64, ptr %61, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = shl nsw i64 %449, 2
  %451 = getelementptr inbounds <4 x double>, ptr %446, i64 %450
  %452 = add nuw nsw i64 %445, 2
  %453 = getelementptr inbounds <4 x double>, ptr %347, i64 %452
  %454 = load <4 x double>, ptr %453, align 32
  %455 = load <4 x double>, ptr %451, align 32
  %456 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %434, <4 x double> %454, <4 x double> %455)
  store <4 x double> %456, ptr %451, align 32
  %457 = load <4 x double>, ptr %453, align 32
  %458 = getelementptr inbounds <4 x double>, ptr %451, i64 1
  %459 = load <4 x double>, ptr %458, align 32
  %460 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %436, <4 x double> %457, <4 x double> %459)
  store <4 x double> %460, ptr %458, align 32
  %461 = load <4 x double>, ptr %453, align 32
  %462 = getelementptr inbounds <4 x double>, ptr %451, i64 2
  %463 = load <4 x double>, ptr %462, align 32
  %464 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %438, <4 x double> %461, <4 x double> %463)
  store <4 x double> %464, ptr %462, align 32
  %465 = load <4 x double>, ptr %453, align 32
  %466 = getelementptr inbounds <4 x double>, ptr %451, i64 3
  %467 = load <4 x double>, ptr %466, align 32
  %468 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %440, <4 x double> %465, <4 x double> %467)
  store <4 x double> %468, ptr %466, align 32
  %469 = add nuw nsw i64 %445, 1
  %470 = icmp eq i64 %469, %394
  br i1 %470, label %441, label %444

471:
  %472 = add nsw i64 %35, 1
  %473 = load ptr, ptr %5, align 8
  %474 = getelementptr inbounds i64, ptr %473, i64 %9
  %475 = load i64, ptr %474, align 8
  %476 = icmp slt i64 %472, %475
  br i1 %476, label %34, label %33
}

define internal void @find_multipliers(ptr  %0, ptr  %1, ptr  %2, i64 %3) {
  %5 = getelementptr inbounds %struct.tree_closing.1, ptr %0, i64 0, i32 26
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 %3
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %3, 1
  %10 = getelementptr inbounds i64, ptr %6, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %8, %11
  br i1 %12, label %13, label %27

13:
  %14 = getelementptr inbounds %struct.tree_closing.1, ptr %0, i64 0, i32 27
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.tree_closing.1, ptr %0, i64 0, i32 28
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 5
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 12
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 4
  %23 = icmp eq i64 %3, 0
  %24 = getelementptr inbounds %struct.body, ptr %2, i64 0, i32 4
  %25 = getelementptr inbounds %struct.body, ptr %2, i64 0, i32 3
  %26 = getelementptr inbounds %struct.tree_closing.1, ptr %0, i64 0, i32 16
  br label %28

27:
  ret void

28:
  %29 = phi i64 [ %8, %13 ], [ %152, %151 ]
  %30 = mul nsw i64 %29, 5
  %31 = getelementptr inbounds i64, ptr %15, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %31, i64 1
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %31, i64 2
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %34, 2
  %38 = getelementptr inbounds i64, ptr %31, i64 3
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %17, i64 %39
  %41 = getelementptr inbounds i64, ptr %31, i64 4
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds <4 x double>, ptr %19, i64 %42
  %44 = mul nsw i64 %36, %37
  %45 = getelementptr inbounds <4 x double>, ptr %43, i64 %44, i64 0
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
  %54 = load ptr, ptr %22, align 8
  br label %68

55:
  %56 = phi <4 x double> [ zeroinitializer, %50 ], [ %79, %68 ]
  %57 = getelementptr inbounds <4 x double>, ptr %52, i64 0, i64 3
  %58 = load double, ptr %57, align 8
  %59 = extractelement <4 x double> %56, i64 0
  %60 = extractelement <4 x double> %56, i64 1
  %61 = fadd double %59, %60
  %62 = extractelement <4 x double> %56, i64 2
  %63 = extractelement <4 x double> %56, i64 3
  %64 = fadd double %62, %63
  %65 = fadd double %61, %64
  %66 = fsub double %58, %65
  %67 = getelementptr inbounds double, ptr %21, i64 %51
  store double %66, ptr %67, align 8
  br i1 %23, label %102, label %82

68:
  %69 = phi i64 [ 0, %53 ], [ %80, %68 ]
  %70 = phi <4 x double> [ zeroinitializer, %53 ], [ %79, %68 ]
  %71 = add nuw nsw i64 %69, 2
  %72 = getelementptr inbounds <4 x double>, ptr %52, i64 %71
  %73 = load <4 x double>, ptr %72, align 32
  %74 = add nsw i64 %69, %32
  %75 = getelementptr inbounds i64, ptr %40, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds <4 x double>, ptr %54, i64 %76
  %78 = load <4 x double>, ptr %77, align 32
  %79 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %73, <4 x double> %78, <4 x double> %70)
  %80 = add nuw nsw i64 %69, 1
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
  %91 = getelementptr inbounds <4 x double>, ptr %52, i64 1
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
  store double %101, ptr %67, align 8
  br label %102

102:
  %103 = add nuw nsw i64 %51, 1
  %104 = getelementptr inbounds <4 x double>, ptr %52, i64 %37
  %105 = icmp eq i64 %103, %36
  br i1 %105, label %49, label %50

106:
  br i1 %121, label %111, label %107

107:
  %108 = icmp sgt i64 %32, 0
  br i1 %108, label %109, label %151

109:
  %110 = load ptr, ptr %26, align 8
  br label %141

111:
  %112 = phi i64 [ %113, %106 ], [ %36, %49 ]
  %113 = add nsw i64 %112, -1
  %114 = mul nsw i64 %113, %36
  %115 = add nsw i64 %114, %113
  %116 = getelementptr inbounds double, ptr %45, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %21, i64 %113
  %119 = load double, ptr %118, align 8
  %120 = fmul double %117, %119
  store double %120, ptr %118, align 8
  %121 = icmp ugt i64 %112, 1
  br i1 %121, label %122, label %107

122:
  %123 = getelementptr inbounds double, ptr %45, i64 %114
  %124 = load double, ptr %123, align 8
  %125 = load double, ptr %21, align 8
  %126 = fneg double %124
  %127 = tail call double @llvm.fmuladd.f64(double %126, double %120, double %125)
  store double %127, ptr %21, align 8
  %128 = icmp sgt i64 %112, 2
  br i1 %128, label %129, label %106

129:
  %130 = phi i64 [ %139, %129 ], [ 1, %122 ]
  %131 = load double, ptr %118, align 8
  %132 = add nsw i64 %130, %114
  %133 = getelementptr inbounds double, ptr %45, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds double, ptr %21, i64 %130
  %136 = load double, ptr %135, align 8
  %137 = fneg double %134
  %138 = tail call double @llvm.fmuladd.f64(double %137, double %131, double %136)
  store double %138, ptr %135, align 8
  %139 = add nuw nsw i64 %130, 1
  %140 = icmp slt i64 %139, %113
  br i1 %140, label %129, label %106

141:
  %142 = phi i64 [ 0, %109 ], [ %155, %154 ]
  %143 = phi i64 [ 0, %109 ], [ %156, %154 ]
  %144 = getelementptr inbounds i64, ptr %40, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds i64, ptr %110, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = icmp sgt i64 %147, 0
  br i1 %148, label %149, label %154

149:
  %150 = load ptr, ptr %22, align 8
  br label %158

151:
  %152 = add nsw i64 %29, 1
  %153 = icmp eq i64 %152, %11
  br i1 %153, label %27, label %28

154:
  %155 = phi i64 [ %142, %141 ], [ %161, %158 ]
  %156 = add nuw nsw i64 %143, 1
  %157 = icmp eq i64 %156, %32
  br i1 %157, label %151, label %141

158:
  %159 = phi i64 [ 0, %149 ], [ %165, %158 ]
  %160 = phi i64 [ %142, %149 ], [ %161, %158 ]
  %161 = add nsw i64 %160, 1
  %162 = getelementptr inbounds double, ptr %21, i64 %160
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds <4 x double>, ptr %150, i64 %145, i64 %159
  store double %163, ptr %164, align 8
  %165 = add nuw nsw i64 %159, 1
  %166 = icmp eq i64 %165, %147
  br i1 %166, label %154, label %158
}

define void @tree_motion_multipliers(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.call, align 8
  %10 = alloca %struct.motion, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %12, 3
  %14 = add i64 %13, 8
  %15 = tail call ptr @malloc(i64 %14)
  %16 = bitcast ptr %15 to ptr
  %17 = bitcast ptr %8 to ptr
  %18 = call i32 @tree_take(ptr %0, ptr %8)
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.tree_closing.1, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8
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
  %35 = getelementptr inbounds double, ptr %6, i64 %34
  store double %28, ptr %35, align 8
  %36 = add nuw nsw i64 %34, 1
  %37 = icmp eq i64 %36, %22
  br i1 %37, label %29, label %33

38:
  %39 = bitcast ptr %9 to ptr
  %40 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 0
  store double %1, ptr %40, align 8
  %41 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 1
  store ptr %2, ptr %41, align 8
  %42 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 2
  store ptr %3, ptr %42, align 8
  %43 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 3
  store ptr %4, ptr %43, align 8
  %44 = getelementptr inbounds %struct.call, ptr %9, i64 0, i32 4
  store ptr %5, ptr %44, align 8
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
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.tree_closing.1, ptr %13, i64 0, i32 38
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.tree_closing.1, ptr %13, i64 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.tree_closing.1, ptr %13, i64 0, i32 39
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %17, %15
  %25 = add i64 %24, %19
  %26 = add i64 %25, %21
  %27 = add i64 %26, %23
  %28 = shl i64 %27, 3
  %29 = tail call ptr @malloc(i64 %28)
  %30 = bitcast ptr %11 to ptr
  %31 = call i32 @tree_take(ptr %0, ptr %11)
  %32 = icmp ne i32 %31, 0
  %33 = icmp ne ptr %29, null
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %649

35:
  %36 = bitcast ptr %29 to ptr
  %37 = load ptr, ptr %12, align 8
  %38 = load i64, ptr %14, align 8
  %39 = load i64, ptr %16, align 8
  %40 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %41 = load i64, ptr %40, align 8
  %42 = bitcast ptr %8 to ptr
  call void @tree_motion_of(ptr sret(%struct.motion) align 8 %8, ptr %0, ptr %11, ptr %2)
  %43 = bitcast ptr %9 to ptr
  %44 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 9
  %45 = load ptr, ptr %44, align 8
  %46 = ptrtoint ptr %45 to i64
  %47 = add i64 %46, 63
  %48 = and i64 %47, -64
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 0
  store ptr %49, ptr %50, align 8
  %51 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 17
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %52, 6
  %54 = getelementptr inbounds <4 x double>, ptr %49, i64 %53
  %55 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 1
  store ptr %54, ptr %55, align 8
  %56 = getelementptr inbounds <4 x double>, ptr %54, i64 %52
  %57 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 2
  store ptr %56, ptr %57, align 8
  %58 = getelementptr inbounds <4 x double>, ptr %56, i64 %52
  %59 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 3
  store ptr %58, ptr %59, align 8
  %60 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 23
  %61 = load i64, ptr %60, align 8
  %62 = shl nsw i64 %61, 2
  %63 = getelementptr inbounds <4 x double>, ptr %58, i64 %62
  %64 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 4
  store ptr %63, ptr %64, align 8
  %65 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 15
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds <4 x double>, ptr %63, i64 %66
  %68 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 5
  store ptr %67, ptr %68, align 8
  %69 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 29
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds <4 x double>, ptr %67, i64 %70
  %72 = getelementptr <4 x double>, ptr %71, i64 0, i64 0
  %73 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 6
  store ptr %72, ptr %73, align 8
  %74 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 8
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %75, 18
  %77 = getelementptr inbounds double, ptr %72, i64 %76
  %78 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 7
  store ptr %77, ptr %78, align 8
  %79 = mul nsw i64 %75, 6
  %80 = getelementptr inbounds double, ptr %77, i64 %79
  %81 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 8
  store ptr %80, ptr %81, align 8
  %82 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds double, ptr %80, i64 %83
  %85 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 9
  store ptr %84, ptr %85, align 8
  %86 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 0
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %84, i64 %87
  %89 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 10
  store ptr %88, ptr %89, align 8
  %90 = shl nsw i64 %66, 2
  %91 = getelementptr inbounds double, ptr %88, i64 %90
  %92 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 11
  store ptr %91, ptr %92, align 8
  %93 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 13
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %91, i64 %94
  %96 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 12
  store ptr %95, ptr %96, align 8
  %97 = getelementptr inbounds double, ptr %95, i64 %87
  %98 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 13
  store ptr %97, ptr %98, align 8
  %99 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 38
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %36, i64 %100
  %102 = getelementptr inbounds double, ptr %101, i64 %87
  %103 = getelementptr inbounds double, ptr %102, i64 %39
  %104 = getelementptr inbounds double, ptr %103, i64 %38
  call void @tree_go_outward(ptr %0, ptr %11, ptr %8, ptr %5)
  %105 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 3
  %106 = load ptr, ptr %105, align 8
  call void @find_rows(ptr %0, ptr %9, ptr %106, ptr %5)
  call void @find_along(ptr %0, ptr %9, ptr %11)
  %107 = load ptr, ptr %12, align 8
  %108 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 38
  %109 = load i64, ptr %108, align 8
  %110 = shl i64 %109, 3
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %110, i1 false)
  %111 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %112, 1
  br i1 %113, label %178, label %114

114:
  %115 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 18
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 19
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 20
  %120 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 35
  %121 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 31
  %122 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 16
  %123 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 36
  %124 = getelementptr inbounds %struct.tree_closing.1, ptr %107, i64 0, i32 37
  br label %125

125:
  %126 = phi i64 [ 1, %114 ], [ %139, %138 ]
  %127 = getelementptr inbounds i64, ptr %116, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds i64, ptr %118, i64 %126
  %130 = load i64, ptr %129, align 8
  %131 = add nsw i64 %130, %128
  %132 = icmp sgt i64 %130, 0
  br i1 %132, label %133, label %138

133:
  %134 = load ptr, ptr %119, align 8
  %135 = load ptr, ptr %120, align 8
  %136 = load ptr, ptr %121, align 8
  %137 = load ptr, ptr %122, align 8
  br label %141

138:
  %139 = add nuw i64 %126, 1
  %140 = icmp eq i64 %126, %112
  br i1 %140, label %178, label %125

141:
  %142 = phi i64 [ %128, %133 ], [ %166, %165 ]
  %143 = getelementptr inbounds i64, ptr %134, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds i64, ptr %135, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %146, 5
  %148 = getelementptr inbounds i64, ptr %136, i64 %147
  %149 = getelementptr inbounds i64, ptr %148, i64 1
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds i64, ptr %148, i64 4
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds double, ptr %36, i64 %152
  %154 = getelementptr inbounds i64, ptr %137, i64 %144
  %155 = load i64, ptr %154, align 8
  %156 = icmp sgt i64 %155, 0
  br i1 %156, label %157, label %165

157:
  %158 = getelementptr inbounds <4 x double>, ptr %54, i64 %142
  %159 = load ptr, ptr %123, align 8
  %160 = getelementptr inbounds i64, ptr %159, i64 %144
  %161 = load i64, ptr %160, align 8
  %162 = load ptr, ptr %124, align 8
  %163 = getelementptr inbounds i64, ptr %162, i64 %142
  %164 = load i64, ptr %163, align 8
  br label %168

165:
  %166 = add nsw i64 %142, 1
  %167 = icmp slt i64 %166, %131
  br i1 %167, label %141, label %138

168:
  %169 = phi i64 [ 0, %157 ], [ %176, %168 ]
  %170 = load <4 x double>, ptr %158, align 32
  %171 = extractelement <4 x double> %170, i64 %169
  %172 = add nsw i64 %169, %161
  %173 = mul nsw i64 %172, %150
  %174 = add nsw i64 %173, %164
  %175 = getelementptr inbounds double, ptr %153, i64 %174
  store double %171, ptr %175, align 8
  %176 = add nuw nsw i64 %169, 1
  %177 = icmp eq i64 %176, %155
  br i1 %177, label %165, label %168

178:
  %179 = load i64, ptr %86, align 8
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %184

181:
  %182 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 2
  %183 = load ptr, ptr %182, align 8
  br label %209

184:
  %185 = bitcast ptr %6 to ptr
  %186 = bitcast ptr %2 to ptr
  %187 = add nsw i64 %39, %38
  %188 = add nsw i64 %187, %41
  %189 = shl i64 %188, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %185, ptr align 8 %186, i64 %189, i1 false)
  %190 = bitcast ptr %102 to ptr
  %191 = shl i64 %39, 3
  call void @llvm.memset.p0.i64(ptr align 8 %190, i8 0, i64 %191, i1 false)
  %192 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 30
  %193 = load i64, ptr %192, align 8
  %194 = icmp sgt i64 %193, 0
  br i1 %194, label %195, label %218

195:
  %196 = bitcast ptr %10 to ptr
  %197 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 31
  %198 = getelementptr inbounds %struct.part, ptr %10, i64 0, i32 0
  %199 = getelementptr inbounds %struct.part, ptr %10, i64 0, i32 1
  %200 = getelementptr inbounds %struct.part, ptr %10, i64 0, i32 2
  %201 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 32
  %202 = getelementptr inbounds %struct.part, ptr %10, i64 0, i32 3
  %203 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 33
  %204 = getelementptr inbounds %struct.part, ptr %10, i64 0, i32 4
  %205 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 34
  %206 = getelementptr inbounds %struct.part, ptr %10, i64 0, i32 5
  %207 = getelementptr inbounds double, ptr %6, i64 %38
  %208 = bitcast ptr %104 to ptr
  br label %221

209:
  %210 = phi i64 [ 0, %181 ], [ %216, %209 ]
  %211 = getelementptr inbounds i64, ptr %183, i64 %210
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds double, ptr %80, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %101, i64 %210
  store double %214, ptr %215, align 8
  %216 = add nuw nsw i64 %210, 1
  %217 = icmp eq i64 %216, %179
  br i1 %217, label %184, label %209

218:
  %219 = phi double [ 0.000000e+00, %184 ], [ %529, %527 ]
  call void @tree_coordinate_rates(ptr %0, ptr %2, ptr %102, ptr %103)
  %220 = icmp sgt i64 %38, 0
  br i1 %220, label %635, label %591

221:
  %222 = phi double [ 0.000000e+00, %195 ], [ %529, %527 ]
  %223 = phi i64 [ 0, %195 ], [ %530, %527 ]
  %224 = load ptr, ptr %197, align 8
  %225 = mul nuw nsw i64 %223, 5
  %226 = getelementptr inbounds i64, ptr %224, i64 %225
  %227 = load i64, ptr %226, align 8
  store i64 %227, ptr %198, align 8
  %228 = getelementptr inbounds i64, ptr %226, i64 1
  %229 = load i64, ptr %228, align 8
  store i64 %229, ptr %199, align 8
  %230 = load ptr, ptr %201, align 8
  %231 = getelementptr inbounds i64, ptr %226, i64 2
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds i64, ptr %230, i64 %232
  store ptr %233, ptr %200, align 8
  %234 = load ptr, ptr %203, align 8
  %235 = getelementptr inbounds i64, ptr %226, i64 3
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds i64, ptr %234, i64 %236
  store ptr %237, ptr %202, align 8
  %238 = load ptr, ptr %205, align 8
  %239 = getelementptr inbounds i64, ptr %238, i64 %232
  store ptr %239, ptr %204, align 8
  %240 = getelementptr inbounds i64, ptr %226, i64 4
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %36, i64 %241
  store ptr %242, ptr %206, align 8
  %243 = shl i64 %227, 1
  %244 = mul nsw i64 %243, %227
  %245 = getelementptr inbounds double, ptr %104, i64 %244
  %246 = icmp sgt i64 %227, 0
  br i1 %246, label %247, label %347

247:
  %248 = icmp slt i64 %229, 8
  br label %249

249:
  %250 = phi i64 [ 1, %247 ], [ %535, %533 ]
  %251 = phi i64 [ 0, %247 ], [ %534, %533 ]
  %252 = mul nsw i64 %251, %229
  %253 = getelementptr inbounds double, ptr %242, i64 %252
  %254 = mul nsw i64 %251, %227
  br label %537

255:
  %256 = phi i64 [ %264, %263 ], [ 0, %533 ]
  %257 = icmp ult i64 %256, 8
  %258 = mul nsw i64 %256, %227
  %259 = getelementptr inbounds double, ptr %104, i64 %258
  %260 = icmp eq i64 %256, 0
  %261 = add nsw i64 %258, %256
  %262 = getelementptr inbounds double, ptr %104, i64 %261
  br label %266

263:
  %264 = add nuw nsw i64 %256, 1
  %265 = icmp eq i64 %264, %227
  br i1 %265, label %347, label %255

266:
  %267 = phi i64 [ %256, %255 ], [ %345, %343 ]
  %268 = mul nsw i64 %267, %227
  %269 = add nsw i64 %268, %256
  %270 = getelementptr inbounds double, ptr %104, i64 %269
  %271 = load double, ptr %270, align 8
  br i1 %257, label %272, label %286

272:
  br i1 %260, label %332, label %273

273:
  %274 = phi i64 [ %284, %273 ], [ 0, %272 ]
  %275 = phi double [ %283, %273 ], [ %271, %272 ]
  %276 = add nsw i64 %274, %268
  %277 = getelementptr inbounds double, ptr %104, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = add nsw i64 %274, %258
  %280 = getelementptr inbounds double, ptr %104, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = fneg double %278
  %283 = call double @llvm.fmuladd.f64(double %282, double %281, double %275)
  %284 = add nuw nsw i64 %274, 1
  %285 = icmp eq i64 %284, %256
  br i1 %285, label %332, label %273

286:
  %287 = getelementptr inbounds double, ptr %104, i64 %268
  br label %288

288:
  %289 = phi i64 [ %307, %288 ], [ 8, %286 ]
  %290 = phi <4 x double> [ %299, %288 ], [ zeroinitializer, %286 ]
  %291 = phi i64 [ %289, %288 ], [ 0, %286 ]
  %292 = phi <4 x double> [ %306, %288 ], [ zeroinitializer, %286 ]
  %293 = getelementptr inbounds double, ptr %287, i64 %291
  %294 = bitcast ptr %293 to ptr
  %295 = load <4 x double>, ptr %294, align 8
  %296 = getelementptr inbounds double, ptr %259, i64 %291
  %297 = bitcast ptr %296 to ptr
  %298 = load <4 x double>, ptr %297, align 8
  %299 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %295, <4 x double> %298, <4 x double> %290)
  %300 = getelementptr inbounds double, ptr %293, i64 4
  %301 = bitcast ptr %300 to ptr
  %302 = load <4 x double>, ptr %301, align 8
  %303 = getelementptr inbounds double, ptr %296, i64 4
  %304 = bitcast ptr %303 to ptr
  %305 = load <4 x double>, ptr %304, align 8
  %306 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %302, <4 x double> %305, <4 x double> %292)
  %307 = add nuw nsw i64 %289, 8
  %308 = icmp ugt i64 %307, %256
  br i1 %308, label %309, label %288

309:
  %310 = fadd <4 x double> %299, %306
  %311 = extractelement <4 x double> %310, i64 0
  %312 = extractelement <4 x double> %310, i64 1
  %313 = fadd double %311, %312
  %314 = extractelement <4 x double> %310, i64 2
  %315 = extractelement <4 x double> %310, i64 3
  %316 = fadd double %314, %315
  %317 = fadd double %313, %316
  %318 = icmp ult i64 %289, %256
  br i1 %318, label %319, label %329

319:
  %320 = phi double [ %326, %319 ], [ %317, %309 ]
  %321 = phi i64 [ %327, %319 ], [ %289, %309 ]
  %322 = getelementptr inbounds double, ptr %287, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds double, ptr %259, i64 %321
  %325 = load double, ptr %324, align 8
  %326 = call double @llvm.fmuladd.f64(double %323, double %325, double %320)
  %327 = add nuw nsw i64 %321, 1
  %328 = icmp eq i64 %327, %256
  br i1 %328, label %329, label %319

329:
  %330 = phi double [ %317, %309 ], [ %326, %319 ]
  %331 = fsub double %271, %330
  br label %332

332:
  %333 = phi double [ %331, %329 ], [ %271, %272 ], [ %283, %273 ]
  %334 = icmp eq i64 %267, %256
  br i1 %334, label %335, label %340

335:
  %336 = fcmp ogt double %333, 0.000000e+00
  br i1 %336, label %337, label %343

337:
  %338 = call double @llvm.sqrt.f64(double %333)
  %339 = fdiv double 1.000000e+00, %338
  br label %343

340:
  %341 = load double, ptr %262, align 8
  %342 = fmul double %333, %341
  br label %343

343:
  %344 = phi double [ %342, %340 ], [ %339, %337 ], [ 0x7FF8000000000000, %335 ]
  store double %344, ptr %270, align 8
  %345 = add nuw nsw i64 %267, 1
  %346 = icmp slt i64 %345, %227
  br i1 %346, label %266, label %263

347:
  call void @step_back(ptr %10, ptr %104, ptr %101, ptr %245, ptr %102)
  call void @step_back(ptr %10, ptr %104, ptr %84, ptr %245, ptr %207)
  %348 = sitofp i64 %227 to double
  %349 = fneg double %348
  %350 = shl i64 %227, 3
  %351 = mul i64 %350, %243
  call void @llvm.memset.p0.i64(ptr align 8 %208, i8 0, i64 %351, i1 false)
  br i1 %246, label %352, label %477

352:
  %353 = phi i64 [ %484, %480 ], [ 0, %347 ]
  %354 = mul nsw i64 %353, %229
  %355 = mul i64 %353, %243
  br label %486

356:
  %357 = icmp sgt i64 %229, 0
  %358 = call i64 @llvm.smax.i64(i64 %243, i64 1)
  br label %361

359:
  %360 = icmp eq i64 %363, %227
  br i1 %360, label %477, label %361

361:
  %362 = phi i64 [ 0, %356 ], [ %363, %359 ]
  %363 = add nuw nsw i64 %362, 1
  %364 = icmp slt i64 %363, %227
  br i1 %364, label %370, label %401

365:
  %366 = icmp eq i64 %384, %362
  br i1 %366, label %401, label %367

367:
  %368 = mul i64 %362, %243
  %369 = mul i64 %384, %243
  br label %391

370:
  %371 = phi i64 [ %384, %370 ], [ %362, %361 ]
  %372 = phi i64 [ %385, %370 ], [ %363, %361 ]
  %373 = mul i64 %372, %243
  %374 = add nsw i64 %373, %362
  %375 = getelementptr inbounds double, ptr %104, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = call double @llvm.fabs.f64(double %376)
  %378 = mul i64 %371, %243
  %379 = add nsw i64 %378, %362
  %380 = getelementptr inbounds double, ptr %104, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = call double @llvm.fabs.f64(double %381)
  %383 = fcmp ogt double %377, %382
  %384 = select i1 %383, i64 %372, i64 %371
  %385 = add nuw nsw i64 %372, 1
  %386 = icmp slt i64 %385, %227
  br i1 %386, label %370, label %365

387:
  br i1 %357, label %388, label %401

388:
  %389 = mul nsw i64 %362, %229
  %390 = mul nsw i64 %384, %229
  br label %408

391:
  %392 = phi i64 [ 0, %367 ], [ %399, %391 ]
  %393 = add nsw i64 %392, %368
  %394 = getelementptr inbounds double, ptr %104, i64 %393
  %395 = load double, ptr %394, align 8
  %396 = add nsw i64 %392, %369
  %397 = getelementptr inbounds double, ptr %104, i64 %396
  %398 = load double, ptr %397, align 8
  store double %398, ptr %394, align 8
  store double %395, ptr %397, align 8
  %399 = add nuw nsw i64 %392, 1
  %400 = icmp eq i64 %399, %358
  br i1 %400, label %387, label %391

401:
  %402 = shl nuw nsw i64 %362, 1
  %403 = mul nsw i64 %402, %227
  %404 = add nsw i64 %403, %362
  %405 = getelementptr inbounds double, ptr %104, i64 %404
  %406 = load double, ptr %405, align 8
  %407 = fdiv double 1.000000e+00, %406
  br label %420

408:
  %409 = phi i64 [ 0, %388 ], [ %416, %408 ]
  %410 = add nsw i64 %409, %389
  %411 = getelementptr inbounds double, ptr %242, i64 %410
  %412 = load double, ptr %411, align 8
  %413 = add nsw i64 %409, %390
  %414 = getelementptr inbounds double, ptr %242, i64 %413
  %415 = load double, ptr %414, align 8
  store double %415, ptr %411, align 8
  store double %412, ptr %414, align 8
  %416 = add nuw nsw i64 %409, 1
  %417 = icmp eq i64 %416, %229
  br i1 %417, label %401, label %408

418:
  %419 = mul nsw i64 %362, %229
  br i1 %357, label %428, label %436

420:
  %421 = phi i64 [ %426, %420 ], [ 0, %401 ]
  %422 = add nsw i64 %421, %403
  %423 = getelementptr inbounds double, ptr %104, i64 %422
  %424 = load double, ptr %423, align 8
  %425 = fmul double %407, %424
  store double %425, ptr %423, align 8
  %426 = add nuw nsw i64 %421, 1
  %427 = icmp eq i64 %426, %358
  br i1 %427, label %418, label %420

428:
  %429 = phi i64 [ %434, %428 ], [ 0, %418 ]
  %430 = add nsw i64 %429, %419
  %431 = getelementptr inbounds double, ptr %242, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = fmul double %407, %432
  store double %433, ptr %431, align 8
  %434 = add nuw nsw i64 %429, 1
  %435 = icmp eq i64 %434, %229
  br i1 %435, label %436, label %428

436:
  br label %437

437:
  %438 = phi i64 [ %475, %474 ], [ 0, %436 ]
  %439 = shl nuw nsw i64 %438, 1
  %440 = mul nsw i64 %439, %227
  %441 = add nsw i64 %440, %362
  %442 = getelementptr inbounds double, ptr %104, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = icmp eq i64 %438, %362
  %445 = fcmp oeq double %443, 0.000000e+00
  %446 = select i1 %444, i1 true, i1 %445
  br i1 %446, label %474, label %447

447:
  %448 = fneg double %443
  br label %452

449:
  br i1 %357, label %450, label %474

450:
  %451 = mul nsw i64 %438, %229
  br label %463

452:
  %453 = phi i64 [ 0, %447 ], [ %461, %452 ]
  %454 = add nsw i64 %453, %403
  %455 = getelementptr inbounds double, ptr %104, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = add nsw i64 %453, %440
  %458 = getelementptr inbounds double, ptr %104, i64 %457
  %459 = load double, ptr %458, align 8
  %460 = call double @llvm.fmuladd.f64(double %448, double %456, double %459)
  store double %460, ptr %458, align 8
  %461 = add nuw nsw i64 %453, 1
  %462 = icmp eq i64 %461, %358
  br i1 %462, label %449, label %452

463:
  %464 = phi i64 [ 0, %450 ], [ %472, %463 ]
  %465 = add nsw i64 %464, %419
  %466 = getelementptr inbounds double, ptr %242, i64 %465
  %467 = load double, ptr %466, align 8
  %468 = add nsw i64 %464, %451
  %469 = getelementptr inbounds double, ptr %242, i64 %468
  %470 = load double, ptr %469, align 8
  %471 = call double @llvm.fmuladd.f64(double %448, double %467, double %470)
  store double %471, ptr %469, align 8
  %472 = add nuw nsw i64 %464, 1
  %473 = icmp eq i64 %472, %229
  br i1 %473, label %474, label %463

474:
  %475 = add nuw nsw i64 %438, 1
  %476 = icmp eq i64 %475, %227
  br i1 %476, label %359, label %437

477:
  %478 = mul i64 %229, %227
  %479 = icmp sgt i64 %478, 0
  br i1 %479, label %501, label %497

480:
  %481 = add i64 %353, %227
  %482 = add i64 %481, %355
  %483 = getelementptr inbounds double, ptr %104, i64 %482
  store double 1.000000e+00, ptr %483, align 8
  %484 = add nuw nsw i64 %353, 1
  %485 = icmp eq i64 %484, %227
  br i1 %485, label %356, label %352

486:
  %487 = phi i64 [ 0, %352 ], [ %495, %486 ]
  %488 = getelementptr inbounds i64, ptr %239, i64 %487
  %489 = load i64, ptr %488, align 8
  %490 = add nsw i64 %489, %354
  %491 = getelementptr inbounds double, ptr %242, i64 %490
  %492 = load double, ptr %491, align 8
  %493 = add nsw i64 %487, %355
  %494 = getelementptr inbounds double, ptr %104, i64 %493
  store double %492, ptr %494, align 8
  %495 = add nuw nsw i64 %487, 1
  %496 = icmp eq i64 %495, %227
  br i1 %496, label %480, label %486

497:
  %498 = phi double [ %349, %477 ], [ %506, %501 ]
  br i1 %246, label %499, label %527

499:
  %500 = icmp slt i64 %227, %243
  br label %509

501:
  %502 = phi i64 [ %507, %501 ], [ 0, %477 ]
  %503 = phi double [ %506, %501 ], [ %349, %477 ]
  %504 = getelementptr inbounds double, ptr %242, i64 %502
  %505 = load double, ptr %504, align 8
  %506 = call double @llvm.fmuladd.f64(double %505, double %505, double %503)
  %507 = add nuw nsw i64 %502, 1
  %508 = icmp eq i64 %507, %478
  br i1 %508, label %497, label %501

509:
  %510 = phi i64 [ 0, %499 ], [ %516, %514 ]
  %511 = phi double [ %498, %499 ], [ %515, %514 ]
  br i1 %500, label %512, label %514

512:
  %513 = mul i64 %510, %243
  br label %518

514:
  %515 = phi double [ %511, %509 ], [ %524, %518 ]
  %516 = add nuw nsw i64 %510, 1
  %517 = icmp eq i64 %516, %227
  br i1 %517, label %527, label %509

518:
  %519 = phi i64 [ %227, %512 ], [ %525, %518 ]
  %520 = phi double [ %511, %512 ], [ %524, %518 ]
  %521 = add nsw i64 %519, %513
  %522 = getelementptr inbounds double, ptr %104, i64 %521
  %523 = load double, ptr %522, align 8
  %524 = call double @llvm.fmuladd.f64(double %523, double %523, double %520)
  %525 = add nsw i64 %519, 1
  %526 = icmp eq i64 %525, %243
  br i1 %526, label %514, label %518

527:
  %528 = phi double [ %498, %497 ], [ %515, %514 ]
  %529 = fadd double %222, %528
  %530 = add nuw nsw i64 %223, 1
  %531 = load i64, ptr %192, align 8
  %532 = icmp slt i64 %530, %531
  br i1 %532, label %221, label %218

533:
  %534 = add nuw nsw i64 %251, 1
  %535 = add nuw i64 %250, 1
  %536 = icmp eq i64 %534, %227
  br i1 %536, label %255, label %249

537:
  %538 = phi i64 [ 0, %249 ], [ %589, %585 ]
  %539 = mul nsw i64 %538, %229
  %540 = getelementptr inbounds double, ptr %242, i64 %539
  br i1 %248, label %564, label %541

541:
  %542 = phi i64 [ %560, %541 ], [ 8, %537 ]
  %543 = phi <4 x double> [ %552, %541 ], [ zeroinitializer, %537 ]
  %544 = phi i64 [ %542, %541 ], [ 0, %537 ]
  %545 = phi <4 x double> [ %559, %541 ], [ zeroinitializer, %537 ]
  %546 = getelementptr inbounds double, ptr %253, i64 %544
  %547 = bitcast ptr %546 to ptr
  %548 = load <4 x double>, ptr %547, align 8
  %549 = getelementptr inbounds double, ptr %540, i64 %544
  %550 = bitcast ptr %549 to ptr
  %551 = load <4 x double>, ptr %550, align 8
  %552 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %548, <4 x double> %551, <4 x double> %543)
  %553 = getelementptr inbounds double, ptr %546, i64 4
  %554 = bitcast ptr %553 to ptr
  %555 = load <4 x double>, ptr %554, align 8
  %556 = getelementptr inbounds double, ptr %549, i64 4
  %557 = bitcast ptr %556 to ptr
  %558 = load <4 x double>, ptr %557, align 8
  %559 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %555, <4 x double> %558, <4 x double> %545)
  %560 = add nuw nsw i64 %542, 8
  %561 = icmp sgt i64 %560, %229
  br i1 %561, label %562, label %541

562:
  %563 = fadd <4 x double> %552, %559
  br label %564

564:
  %565 = phi i64 [ 0, %537 ], [ %542, %562 ]
  %566 = phi <4 x double> [ zeroinitializer, %537 ], [ %563, %562 ]
  %567 = extractelement <4 x double> %566, i64 0
  %568 = extractelement <4 x double> %566, i64 1
  %569 = fadd double %567, %568
  %570 = extractelement <4 x double> %566, i64 2
  %571 = extractelement <4 x double> %566, i64 3
  %572 = fadd double %570, %571
  %573 = fadd double %569, %572
  %574 = icmp slt i64 %565, %229
  br i1 %574, label %575, label %585

575:
  %576 = phi double [ %582, %575 ], [ %573, %564 ]
  %577 = phi i64 [ %583, %575 ], [ %565, %564 ]
  %578 = getelementptr inbounds double, ptr %253, i64 %577
  %579 = load double, ptr %578, align 8
  %580 = getelementptr inbounds double, ptr %540, i64 %577
  %581 = load double, ptr %580, align 8
  %582 = call double @llvm.fmuladd.f64(double %579, double %581, double %576)
  %583 = add nuw nsw i64 %577, 1
  %584 = icmp eq i64 %583, %229
  br i1 %584, label %585, label %575

585:
  %586 = phi double [ %573, %564 ], [ %582, %575 ]
  %587 = add nsw i64 %538, %254
  %588 = getelementptr inbounds double, ptr %104, i64 %587
  store double %586, ptr %588, align 8
  %589 = add nuw nsw i64 %538, 1
  %590 = icmp eq i64 %589, %250
  br i1 %590, label %533, label %537

591:
  %592 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 6
  %593 = load double, ptr %592, align 8
  %594 = fmul double %593, %593
  %595 = load i64, ptr %86, align 8
  %596 = icmp sgt i64 %595, 0
  br i1 %596, label %597, label %602

597:
  %598 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 7
  %599 = load double, ptr %598, align 8
  %600 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 2
  %601 = load ptr, ptr %600, align 8
  br label %610

602:
  %603 = phi double [ %594, %591 ], [ %618, %610 ]
  %604 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 4
  %605 = load i64, ptr %604, align 8
  %606 = icmp sgt i64 %605, 0
  br i1 %606, label %607, label %644

607:
  %608 = getelementptr inbounds %struct.tree_closing.1, ptr %37, i64 0, i32 5
  %609 = load ptr, ptr %608, align 8
  br label %623

610:
  %611 = phi double [ %594, %597 ], [ %618, %610 ]
  %612 = phi i64 [ 0, %597 ], [ %619, %610 ]
  %613 = getelementptr inbounds i64, ptr %601, i64 %612
  %614 = load i64, ptr %613, align 8
  %615 = getelementptr inbounds double, ptr %80, i64 %614
  %616 = load double, ptr %615, align 8
  %617 = fmul double %599, %616
  %618 = call double @llvm.fmuladd.f64(double %617, double %617, double %611)
  %619 = add nuw nsw i64 %612, 1
  %620 = icmp eq i64 %619, %595
  br i1 %620, label %602, label %610

621:
  %622 = icmp eq i64 %631, %605
  br i1 %622, label %644, label %623

623:
  %624 = phi i64 [ 0, %607 ], [ %631, %621 ]
  %625 = getelementptr inbounds i64, ptr %609, i64 %624
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr inbounds double, ptr %80, i64 %626
  %628 = load double, ptr %627, align 8
  %629 = fmul double %628, %628
  %630 = fcmp olt double %603, %629
  %631 = add nuw nsw i64 %624, 1
  br i1 %630, label %632, label %621

632:
  %633 = sitofp i64 %626 to double
  %634 = fsub double -1.000000e+00, %633
  br label %644

635:
  %636 = phi i64 [ %642, %635 ], [ 0, %218 ]
  %637 = getelementptr inbounds double, ptr %103, i64 %636
  %638 = load double, ptr %637, align 8
  %639 = getelementptr inbounds double, ptr %6, i64 %636
  %640 = load double, ptr %639, align 8
  %641 = fadd double %638, %640
  store double %641, ptr %639, align 8
  %642 = add nuw nsw i64 %636, 1
  %643 = icmp eq i64 %642, %38
  br i1 %643, label %591, label %635

644:
  %645 = phi double [ %634, %632 ], [ 0.000000e+00, %602 ], [ 0.000000e+00, %621 ]
  %646 = fcmp olt double %645, 0.000000e+00
  %647 = select i1 %646, double %645, double %219
  %648 = getelementptr inbounds double, ptr %6, i64 %188
  store double %647, ptr %648, align 8
  br i1 %34, label %655, label %649

649:
  %650 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %651 = load i64, ptr %650, align 8
  %652 = add i64 %24, %651
  %653 = call i64 @llvm.smax.i64(i64 %652, i64 -1)
  %654 = icmp slt i64 %652, 0
  br i1 %654, label %655, label %656

655:
  call void @free(ptr %29)
  br i1 %32, label %661, label %662

656:
  %657 = phi i64 [ %659, %656 ], [ 0, %649 ]
  %658 = getelementptr inbounds double, ptr %6, i64 %657
  store double 0x7FF8000000000000, ptr %658, align 8
  %659 = add nuw i64 %657, 1
  %660 = icmp eq i64 %657, %653
  br i1 %660, label %655, label %656

661:
  call void @tree_give_back(ptr %0, ptr %11)
  br label %662

662:
  ret void
}

define internal void @find_along(ptr  %0, ptr  %1, ptr  %2) {
  %4 = alloca [6 x <4 x double>], align 32
  %5 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %6 = load ptr, ptr %5, align 8
  %7 = bitcast ptr %1 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.tree_closing.1, ptr %6, i64 0, i32 17
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, 192
  tail call void @llvm.memset.p0.i64(ptr align 32 %8, i8 0, i64 %11, i1 false)
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %32

15:
  %16 = getelementptr inbounds %struct.tree_closing.1, ptr %6, i64 0, i32 18
  %17 = getelementptr inbounds %struct.scratch, ptr %2, i64 0, i32 3
  %18 = getelementptr inbounds %struct.tree_closing.1, ptr %6, i64 0, i32 22
  %19 = bitcast ptr %4 to ptr
  %20 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 0
  %21 = getelementptr inbounds %struct.tree_closing.1, ptr %6, i64 0, i32 14
  %22 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 11
  %23 = getelementptr inbounds [6 x <4 x double>], ptr %4, i64 0, i64 0
  %24 = getelementptr inbounds [6 x <4 x double>], ptr %4, i64 0, i64 1
  %25 = getelementptr inbounds [6 x <4 x double>], ptr %4, i64 0, i64 2
  %26 = getelementptr inbounds [6 x <4 x double>], ptr %4, i64 0, i64 3
  %27 = getelementptr inbounds [6 x <4 x double>], ptr %4, i64 0, i64 4
  %28 = getelementptr inbounds [6 x <4 x double>], ptr %4, i64 0, i64 5
  %29 = getelementptr inbounds %struct.scratch, ptr %2, i64 0, i32 2
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %31 = getelementptr inbounds %struct.closing, ptr %1, i64 0, i32 1
  br label %33

32:
  ret void

33:
  %34 = phi i64 [ %13, %15 ], [ %166, %165 ]
  %35 = load ptr, ptr %16, align 8
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8
  %38 = add nuw nsw i64 %34, 1
  %39 = getelementptr inbounds i64, ptr %35, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %37, %40
  br i1 %41, label %168, label %42

42:
  %43 = load ptr, ptr %29, align 8
  %44 = load ptr, ptr %5, align 8
  %45 = load ptr, ptr %30, align 8
  %46 = mul i64 %34, 5
  %47 = add i64 %46, -5
  %48 = getelementptr inbounds i64, ptr %45, i64 %47
  %49 = getelementptr inbounds %struct.tree_closing.1, ptr %44, i64 0, i32 18
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i64, ptr %50, i64 %34
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.tree_closing.1, ptr %44, i64 0, i32 19
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds i64, ptr %54, i64 %34
  %56 = load i64, ptr %55, align 8
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %165

58:
  %59 = getelementptr inbounds i64, ptr %48, i64 1
  %60 = getelementptr inbounds %struct.tree_closing.1, ptr %44, i64 0, i32 21
  %61 = getelementptr inbounds %struct.body, ptr %43, i64 %34, i32 0, i32 0
  %62 = getelementptr inbounds %struct.body, ptr %43, i64 %34, i32 0, i32 1
  %63 = getelementptr inbounds %struct.body, ptr %43, i64 %34, i32 0, i32 2
  %64 = getelementptr inbounds %struct.body, ptr %43, i64 %34, i32 1
  br label %65

65:
  %66 = phi i64 [ 0, %58 ], [ %163, %162 ]
  %67 = add nsw i64 %66, %52
  %68 = load ptr, ptr %20, align 8
  %69 = mul nsw i64 %67, 6
  %70 = getelementptr inbounds <4 x double>, ptr %68, i64 %69
  %71 = load i64, ptr %59, align 8
  %72 = icmp eq i64 %71, 1
  %73 = select i1 %72, i64 2, i64 5
  %74 = getelementptr inbounds <4 x double>, ptr %70, i64 %73
  %75 = load <4 x double>, ptr %74, align 32
  %76 = fneg <4 x double> %75
  %77 = load ptr, ptr %31, align 8
  %78 = getelementptr inbounds <4 x double>, ptr %77, i64 %67
  store <4 x double> %76, ptr %78, align 32
  %79 = load i64, ptr %48, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %162, label %81

81:
  %82 = load ptr, ptr %20, align 8
  %83 = load ptr, ptr %60, align 8
  %84 = getelementptr inbounds i64, ptr %83, i64 %67
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %85, 6
  %87 = getelementptr inbounds <4 x double>, ptr %82, i64 %86
  %88 = load <4 x double>, ptr %61, align 32
  %89 = load <4 x double>, ptr %62, align 32
  %90 = load <4 x double>, ptr %63, align 32
  %91 = load <4 x double>, ptr %64, align 32
  %92 = load <4 x double>, ptr %70, align 32
  %93 = getelementptr inbounds <4 x double>, ptr %70, i64 1
  %94 = load <4 x double>, ptr %93, align 32
  %95 = getelementptr inbounds <4 x double>, ptr %70, i64 2
  %96 = load <4 x double>, ptr %95, align 32
  %97 = getelementptr inbounds <4 x double>, ptr %70, i64 3
  %98 = load <4 x double>, ptr %97, align 32
  %99 = getelementptr inbounds <4 x double>, ptr %70, i64 4
  %100 = load <4 x double>, ptr %99, align 32
  %101 = getelementptr inbounds <4 x double>, ptr %70, i64 5
  %102 = load <4 x double>, ptr %101, align 32
  %103 = shufflevector <4 x double> %88, <4 x double> poison, <4 x i32> zeroinitializer
  %104 = shufflevector <4 x double> %89, <4 x double> poison, <4 x i32> zeroinitializer
  %105 = fmul <4 x double> %104, %94
  %106 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %103, <4 x double> %92, <4 x double> %105)
  %107 = shufflevector <4 x double> %90, <4 x double> poison, <4 x i32> zeroinitializer
  %108 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %107, <4 x double> %96, <4 x double> %106)
  %109 = fmul <4 x double> %104, %100
  %110 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %103, <4 x double> %98, <4 x double> %109)
  %111 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %107, <4 x double> %102, <4 x double> %110)
  %112 = shufflevector <4 x double> %88, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %113 = shufflevector <4 x double> %89, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %114 = fmul <4 x double> %113, %94
  %115 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %112, <4 x double> %92, <4 x double> %114)
  %116 = shufflevector <4 x double> %90, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %117 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %116, <4 x double> %96, <4 x double> %115)
  %118 = fmul <4 x double> %113, %100
  %119 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %112, <4 x double> %98, <4 x double> %118)
  %120 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %116, <4 x double> %102, <4 x double> %119)
  %121 = shufflevector <4 x double> %88, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %122 = shufflevector <4 x double> %89, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %123 = fmul <4 x double> %122, %94
  %124 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %121, <4 x double> %92, <4 x double> %123)
  %125 = shufflevector <4 x double> %90, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %126 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %125, <4 x double> %96, <4 x double> %124)
  %127 = fmul <4 x double> %122, %100
  %128 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %121, <4 x double> %98, <4 x double> %127)
  %129 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %125, <4 x double> %102, <4 x double> %128)
  %130 = shufflevector <4 x double> %91, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %131 = shufflevector <4 x double> %91, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %132 = fneg <4 x double> %131
  %133 = fmul <4 x double> %117, %132
  %134 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %130, <4 x double> %126, <4 x double> %133)
  %135 = fadd <4 x double> %134, %111
  %136 = shufflevector <4 x double> %91, <4 x double> poison, <4 x i32> zeroinitializer
  %137 = fneg <4 x double> %136
  %138 = fmul <4 x double> %126, %137
  %139 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %131, <4 x double> %108, <4 x double> %138)
  %140 = fadd <4 x double> %139, %120
  %141 = fneg <4 x double> %130
  %142 = fmul <4 x double> %108, %141
  %143 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> %117, <4 x double> %142)
  %144 = fadd <4 x double> %143, %129
  %145 = load <4 x double>, ptr %87, align 32
  %146 = fadd <4 x double> %108, %145
  store <4 x double> %146, ptr %87, align 32
  %147 = getelementptr inbounds <4 x double>, ptr %87, i64 3
  %148 = load <4 x double>, ptr %147, align 32
  %149 = fadd <4 x double> %135, %148
  store <4 x double> %149, ptr %147, align 32
  %150 = getelementptr inbounds <4 x double>, ptr %87, i64 1
  %151 = load <4 x double>, ptr %150, align 32
  %152 = fadd <4 x double> %117, %151
  store <4 x double> %152, ptr %150, align 32
  %153 = getelementptr inbounds <4 x double>, ptr %87, i64 4
  %154 = load <4 x double>, ptr %153, align 32
  %155 = fadd <4 x double> %140, %154
  store <4 x double> %155, ptr %153, align 32
  %156 = getelementptr inbounds <4 x double>, ptr %87, i64 2
  %157 = load <4 x double>, ptr %156, align 32
  %158 = fadd <4 x double> %126, %157
  store <4 x double> %158, ptr %156, align 32
  %159 = getelementptr inbounds <4 x double>, ptr %87, i64 5
  %160 = load <4 x double>, ptr %159, align 32
  %161 = fadd <4 x double> %144, %160
  store <4 x double> %161, ptr %159, align 32
  br label %162

162:
  %163 = add nuw nsw i64 %66, 1
  %164 = icmp eq i64 %163, %56
  br i1 %164, label %165, label %65

165:
  %166 = add nsw i64 %34, -1
  %167 = icmp sgt i64 %34, 1
  br i1 %167, label %33, label %32

168:
  %169 = phi ptr [ %273, %272 ], [ %35, %33 ]
  %170 = phi i64 [ %173, %272 ], [ %37, %33 ]
  %171 = load ptr, ptr %17, align 8
  %172 = load ptr, ptr %18, align 8
  %173 = add nsw i64 %170, 1
  %174 = getelementptr inbounds i64, ptr %172, i64 %173
  %175 = load i64, ptr %174, align 8
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %19, i8 0, i64 192, i1 false)
  %176 = load ptr, ptr %20, align 8
  %177 = mul nsw i64 %170, 6
  %178 = getelementptr inbounds <4 x double>, ptr %176, i64 %177
  %179 = getelementptr inbounds i64, ptr %172, i64 %170
  %180 = load i64, ptr %179, align 8
  %181 = icmp eq i64 %180, %175
  br i1 %181, label %272, label %182

182:
  %183 = icmp slt i64 %180, %175
  br i1 %183, label %184, label %194

184:
  %185 = load ptr, ptr %21, align 8
  %186 = load ptr, ptr %22, align 8
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
  %201 = getelementptr inbounds %struct.place, ptr %171, i64 %34, i32 0, i32 0
  %202 = load <4 x double>, ptr %201, align 32
  %203 = getelementptr inbounds %struct.place, ptr %171, i64 %34, i32 0, i32 1
  %204 = load <4 x double>, ptr %203, align 32
  %205 = getelementptr inbounds %struct.place, ptr %171, i64 %34, i32 0, i32 2
  %206 = load <4 x double>, ptr %205, align 32
  %207 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %208 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %209 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %210 = fmul <4 x double> %199, %208
  %211 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %207, <4 x double> %200, <4 x double> %210)
  %212 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %198, <4 x double> %211)
  %213 = load <4 x double>, ptr %178, align 32
  %214 = fadd <4 x double> %213, %212
  store <4 x double> %214, ptr %178, align 32
  %215 = fmul <4 x double> %208, %196
  %216 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %207, <4 x double> %197, <4 x double> %215)
  %217 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %195, <4 x double> %216)
  %218 = getelementptr inbounds <4 x double>, ptr %178, i64 3
  %219 = load <4 x double>, ptr %218, align 32
  %220 = fadd <4 x double> %219, %217
  store <4 x double> %220, ptr %218, align 32
  %221 = shufflevector <4 x double> %204, <4 x double> poison, <4 x i32> zeroinitializer
  %222 = shufflevector <4 x double> %204, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %223 = shufflevector <4 x double> %204, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %224 = fmul <4 x double> %199, %222
  %225 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %221, <4 x double> %200, <4 x double> %224)
  %226 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %198, <4 x double> %225)
  %227 = getelementptr inbounds <4 x double>, ptr %178, i64 1
  %228 = load <4 x double>, ptr %227, align 32
  %229 = fadd <4 x double> %228, %226
  store <4 x double> %229, ptr %227, align 32
  %230 = fmul <4 x double> %222, %196
  %231 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %221, <4 x double> %197, <4 x double> %230)
  %232 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %195, <4 x double> %231)
  %233 = getelementptr inbounds <4 x double>, ptr %178, i64 4
  %234 = load <4 x double>, ptr %233, align 32
  %235 = fadd <4 x double> %232, %234
  store <4 x double> %235, ptr %233, align 32
  %236 = shufflevector <4 x double> %206, <4 x double> poison, <4 x i32> zeroinitializer
  %237 = shufflevector <4 x double> %206, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %238 = shufflevector <4 x double> %206, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %239 = fmul <4 x double> %199, %237
  %240 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %236, <4 x double> %200, <4 x double> %239)
  %241 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %238, <4 x double> %198, <4 x double> %240)
  %242 = getelementptr inbounds <4 x double>, ptr %178, i64 2
  %243 = load <4 x double>, ptr %242, align 32
  %244 = fadd <4 x double> %241, %243
  store <4 x double> %244, ptr %242, align 32
  %245 = fmul <4 x double> %237, %196
  %246 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %236, <4 x double> %197, <4 x double> %245)
  %247 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %238, <4 x double> %195, <4 x double> %246)
  %248 = getelementptr inbounds <4 x double>, ptr %178, i64 5
  %249 = load <4 x double>, ptr %248, align 32
  %250 = fadd <4 x double> %247, %249
  store <4 x double> %250, ptr %248, align 32
  %251 = load ptr, ptr %16, align 8
  br label %272

252:
  %253 = phi i64 [ %180, %184 ], [ %270, %252 ]
  %254 = mul nsw i64 %253, 3
  %255 = getelementptr inbounds i64, ptr %185, i64 %254
  %256 = getelementptr inbounds double, ptr %186, i64 %253
  %257 = load double, ptr %256, align 8
  %258 = insertelement <4 x double> poison, double %257, i64 0
  %259 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = load i64, ptr %255, align 8
  %261 = srem i64 %260, 4
  %262 = getelementptr inbounds [4 x <4 x double>], ptr @push.units, i64 0, i64 %261
  %263 = load <4 x double>, ptr %262, align 32
  %264 = getelementptr inbounds i64, ptr %255, i64 2
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds [6 x <4 x double>], ptr %4, i64 0, i64 %265
  %267 = load <4 x double>, ptr %266, align 32
  %268 = fneg <4 x double> %259
  %269 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %268, <4 x double> %263, <4 x double> %267)
  store <4 x double> %269, ptr %266, align 32
  %270 = add nsw i64 %253, 1
  %271 = icmp eq i64 %270, %175
  br i1 %271, label %187, label %252

272:
  %273 = phi ptr [ %169, %168 ], [ %251, %194 ]
  %274 = getelementptr inbounds i64, ptr %273, i64 %38
  %275 = load i64, ptr %274, align 8
  %276 = icmp slt i64 %173, %275
  br i1 %276, label %168, label %42
}

define internal void @step_back(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr inbounds %struct.part, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %140

9:
  %10 = getelementptr inbounds %struct.part, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  br label %124

12:
  br i1 %8, label %13, label %140

13:
  %14 = phi i64 [ %71, %64 ], [ 0, %12 ]
  %15 = getelementptr inbounds double, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = mul nsw i64 %14, %7
  %18 = getelementptr inbounds double, ptr %1, i64 %17
  %19 = icmp ult i64 %14, 8
  br i1 %19, label %43, label %20

20:
  %21 = phi i64 [ %39, %20 ], [ 8, %13 ]
  %22 = phi <4 x double> [ %31, %20 ], [ zeroinitializer, %13 ]
  %23 = phi i64 [ %21, %20 ], [ 0, %13 ]
  %24 = phi <4 x double> [ %38, %20 ], [ zeroinitializer, %13 ]
  %25 = getelementptr inbounds double, ptr %18, i64 %23
  %26 = bitcast ptr %25 to ptr
  %27 = load <4 x double>, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %3, i64 %23
  %29 = bitcast ptr %28 to ptr
  %30 = load <4 x double>, ptr %29, align 8
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %30, <4 x double> %22)
  %32 = getelementptr inbounds double, ptr %25, i64 4
  %33 = bitcast ptr %32 to ptr
  %34 = load <4 x double>, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %28, i64 4
  %36 = bitcast ptr %35 to ptr
  %37 = load <4 x double>, ptr %36, align 8
  %38 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %34, <4 x double> %37, <4 x double> %24)
  %39 = add nuw nsw i64 %21, 8
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
  %57 = getelementptr inbounds double, ptr %18, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %3, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %58, double %60, double %55)
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %14
  br i1 %63, label %64, label %54

64:
  %65 = phi double [ %52, %43 ], [ %61, %54 ]
  %66 = fsub double %16, %65
  %67 = add nsw i64 %17, %14
  %68 = getelementptr inbounds double, ptr %1, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fmul double %66, %69
  store double %70, ptr %15, align 8
  %71 = add nuw nsw i64 %14, 1
  %72 = icmp eq i64 %71, %7
  br i1 %72, label %73, label %13

73:
  %74 = add nsw i64 %7, -1
  %75 = mul nsw i64 %74, %7
  %76 = add nsw i64 %75, %74
  %77 = getelementptr inbounds double, ptr %1, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %3, i64 %74
  %80 = load double, ptr %79, align 8
  %81 = fmul double %78, %80
  store double %81, ptr %79, align 8
  %82 = icmp ugt i64 %7, 1
  br i1 %82, label %93, label %117

83:
  %84 = add nsw i64 %97, -1
  %85 = mul nsw i64 %84, %7
  %86 = add nsw i64 %85, %84
  %87 = getelementptr inbounds double, ptr %1, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %3, i64 %84
  %90 = load double, ptr %89, align 8
  %91 = fmul double %88, %90
  store double %91, ptr %89, align 8
  %92 = icmp ugt i64 %97, 1
  br i1 %92, label %93, label %117

93:
  %94 = phi double [ %91, %83 ], [ %81, %73 ]
  %95 = phi ptr [ %89, %83 ], [ %79, %73 ]
  %96 = phi i64 [ %85, %83 ], [ %75, %73 ]
  %97 = phi i64 [ %84, %83 ], [ %74, %73 ]
  %98 = phi i64 [ %97, %83 ], [ %7, %73 ]
  %99 = getelementptr inbounds double, ptr %1, i64 %96
  %100 = load double, ptr %99, align 8
  %101 = load double, ptr %3, align 8
  %102 = fneg double %100
  %103 = tail call double @llvm.fmuladd.f64(double %102, double %94, double %101)
  store double %103, ptr %3, align 8
  %104 = icmp sgt i64 %98, 2
  br i1 %104, label %105, label %83

105:
  %106 = phi i64 [ %115, %105 ], [ 1, %93 ]
  %107 = load double, ptr %95, align 8
  %108 = add nsw i64 %106, %96
  %109 = getelementptr inbounds double, ptr %1, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %3, i64 %106
  %112 = load double, ptr %111, align 8
  %113 = fneg double %110
  %114 = tail call double @llvm.fmuladd.f64(double %113, double %107, double %112)
  store double %114, ptr %111, align 8
  %115 = add nuw nsw i64 %106, 1
  %116 = icmp slt i64 %115, %97
  br i1 %116, label %105, label %83

117:
  br i1 %8, label %118, label %140

118:
  %119 = getelementptr inbounds %struct.part, ptr %0, i64 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp sgt i64 %120, 0
  %122 = getelementptr inbounds %struct.part, ptr %0, i64 0, i32 5
  %123 = getelementptr inbounds %struct.part, ptr %0, i64 0, i32 3
  br label %133

124:
  %125 = phi i64 [ 0, %9 ], [ %131, %124 ]
  %126 = getelementptr inbounds i64, ptr %11, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %2, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds double, ptr %3, i64 %125
  store double %129, ptr %130, align 8
  %131 = add nuw nsw i64 %125, 1
  %132 = icmp eq i64 %131, %7
  br i1 %132, label %12, label %124

133:
  %134 = phi i64 [ 0, %118 ], [ %142, %141 ]
  br i1 %121, label %135, label %141

135:
  %136 = load ptr, ptr %122, align 8
  %137 = mul nsw i64 %120, %134
  %138 = getelementptr inbounds double, ptr %3, i64 %134
  %139 = load ptr, ptr %123, align 8
  br label %144

140:
  ret void

141:
  %142 = add nuw nsw i64 %134, 1
  %143 = icmp eq i64 %142, %7
  br i1 %143, label %140, label %133

144:
  %145 = phi i64 [ 0, %135 ], [ %156, %144 ]
  %146 = add nsw i64 %137, %145
  %147 = getelementptr inbounds double, ptr %136, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = load double, ptr %138, align 8
  %150 = getelementptr inbounds i64, ptr %139, i64 %145
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %4, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = fneg double %148
  %155 = tail call double @llvm.fmuladd.f64(double %154, double %149, double %153)
  store double %155, ptr %152, align 8
  %156 = add nuw nsw i64 %145, 1
  %157 = icmp eq i64 %156, %120
  br i1 %157, label %141, label %144
}

declare double @llvm.fabs.f64(double)

define void @tree_motion_rows(ptr %0, double %1, ptr %2, ptr  %3, ptr %4, ptr  %5, ptr %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.motion, align 8
  %10 = alloca %struct.closing, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %16 = load i64, ptr %15, align 8
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
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  store double 0x7FF8000000000000, ptr %28, align 8
  %29 = add nuw nsw i64 %27, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %20, label %26

31:
  %32 = icmp eq i32 %18, 0
  br i1 %32, label %182, label %38

33:
  %34 = phi i64 [ 0, %23 ], [ %36, %33 ]
  %35 = getelementptr inbounds double, ptr %6, i64 %34
  store double %25, ptr %35, align 8
  %36 = add nuw nsw i64 %34, 1
  %37 = icmp eq i64 %36, %21
  br i1 %37, label %31, label %33

38:
  %39 = bitcast ptr %9 to ptr
  call void @tree_motion_of(ptr sret(%struct.motion) align 8 %9, ptr %0, ptr %8, ptr %2)
  %40 = bitcast ptr %10 to ptr
  %41 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 9
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = add i64 %43, 63
  %45 = and i64 %44, -64
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 0
  store ptr %46, ptr %47, align 8
  %48 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 17
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, 6
  %51 = getelementptr inbounds <4 x double>, ptr %46, i64 %50
  %52 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 1
  store ptr %51, ptr %52, align 8
  %53 = getelementptr inbounds <4 x double>, ptr %51, i64 %49
  %54 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 2
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds <4 x double>, ptr %53, i64 %49
  %56 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 3
  store ptr %55, ptr %56, align 8
  %57 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 23
  %58 = load i64, ptr %57, align 8
  %59 = shl nsw i64 %58, 2
  %60 = getelementptr inbounds <4 x double>, ptr %55, i64 %59
  %61 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 4
  store ptr %60, ptr %61, align 8
  %62 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 15
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds <4 x double>, ptr %60, i64 %63
  %65 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 5
  store ptr %64, ptr %65, align 8
  %66 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 29
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds <4 x double>, ptr %64, i64 %67
  %69 = getelementptr <4 x double>, ptr %68, i64 0, i64 0
  %70 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 6
  store ptr %69, ptr %70, align 8
  %71 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 8
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %72, 18
  %74 = getelementptr inbounds double, ptr %69, i64 %73
  %75 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 7
  store ptr %74, ptr %75, align 8
  %76 = mul nsw i64 %72, 6
  %77 = getelementptr inbounds double, ptr %74, i64 %76
  %78 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 8
  store ptr %77, ptr %78, align 8
  %79 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %77, i64 %80
  %82 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 9
  store ptr %81, ptr %82, align 8
  %83 = load i64, ptr %13, align 8
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 10
  store ptr %84, ptr %85, align 8
  %86 = shl nsw i64 %63, 2
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 11
  store ptr %87, ptr %88, align 8
  %89 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 13
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds double, ptr %87, i64 %90
  %92 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 12
  store ptr %91, ptr %92, align 8
  %93 = getelementptr inbounds double, ptr %91, i64 %83
  %94 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 13
  store ptr %93, ptr %94, align 8
  call void @tree_go_outward(ptr %0, ptr %8, ptr %9, ptr %4)
  %95 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %96 = load ptr, ptr %95, align 8
  call void @find_rows(ptr %0, ptr %10, ptr %96, ptr %4)
  call void @find_along(ptr %0, ptr %10, ptr %8)
  br i1 %19, label %97, label %100

97:
  %98 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 2
  %99 = load ptr, ptr %98, align 8
  br label %117

100:
  %101 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %102, 1
  br i1 %103, label %126, label %104

104:
  %105 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 18
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 19
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 20
  %112 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 35
  %113 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 31
  %114 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 32
  %115 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 16
  %116 = getelementptr inbounds %struct.tree_closing.1, ptr %12, i64 0, i32 36
  br label %127

117:
  %118 = phi i64 [ 0, %97 ], [ %124, %117 ]
  %119 = getelementptr inbounds i64, ptr %99, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %77, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %5, i64 %118
  store double %122, ptr %123, align 8
  %124 = add nuw nsw i64 %118, 1
  %125 = icmp eq i64 %124, %14
  br i1 %125, label %100, label %117

126:
  call void @tree_give_back(ptr %0, ptr %8)
  br label %182

127:
  %128 = phi i64 [ 1, %104 ], [ %147, %146 ]
  %129 = mul i64 %128, 5
  %130 = add i64 %129, -2
  %131 = getelementptr inbounds i64, ptr %106, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i64, ptr %108, i64 %128
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds i64, ptr %110, i64 %128
  %136 = load i64, ptr %135, align 8
  %137 = add nsw i64 %136, %134
  %138 = icmp sgt i64 %136, 0
  br i1 %138, label %139, label %146

139:
  %140 = load ptr, ptr %111, align 8
  %141 = load ptr, ptr %112, align 8
  %142 = load ptr, ptr %113, align 8
  %143 = load ptr, ptr %114, align 8
  %144 = load ptr, ptr %115, align 8
  %145 = getelementptr inbounds i64, ptr %142, i64 2
  br label %149

146:
  %147 = add nuw i64 %128, 1
  %148 = icmp eq i64 %128, %102
  br i1 %148, label %126, label %127

149:
  %150 = phi i64 [ %134, %139 ], [ %168, %167 ]
  %151 = getelementptr inbounds i64, ptr %140, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds i64, ptr %141, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %154, 5
  %156 = getelementptr inbounds i64, ptr %145, i64 %155
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds i64, ptr %143, i64 %157
  %159 = getelementptr inbounds i64, ptr %144, i64 %152
  %160 = load i64, ptr %159, align 8
  %161 = icmp sgt i64 %160, 0
  br i1 %161, label %162, label %167

162:
  %163 = getelementptr inbounds <4 x double>, ptr %51, i64 %150
  %164 = load ptr, ptr %116, align 8
  %165 = getelementptr inbounds i64, ptr %164, i64 %152
  %166 = load i64, ptr %165, align 8
  br label %170

167:
  %168 = add nsw i64 %150, 1
  %169 = icmp slt i64 %168, %137
  br i1 %169, label %149, label %146

170:
  %171 = phi i64 [ 0, %162 ], [ %180, %170 ]
  %172 = load <4 x double>, ptr %163, align 32
  %173 = extractelement <4 x double> %172, i64 %171
  %174 = add nsw i64 %166, %171
  %175 = getelementptr inbounds i64, ptr %158, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %176, %16
  %178 = add nsw i64 %177, %132
  %179 = getelementptr inbounds double, ptr %6, i64 %178
  store double %173, ptr %179, align 8
  %180 = add nuw nsw i64 %171, 1
  %181 = icmp eq i64 %180, %160
  br i1 %181, label %167, label %170

182:
  ret void
}
