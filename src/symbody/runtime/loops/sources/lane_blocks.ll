; lane_blocks: made by tools/make_loops_text.py from lane_blocks
; sources 96ff9ab9863bfceb8120e7bf75b8cf9d7981a101d1ab4162a7980311b582cf2a
define void @lanes_solve(i64 %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp sgt i64 %1, 0
  br label %11

8:
  %9 = icmp eq i64 %16, %0
  br i1 %9, label %10, label %11

10:
  call void @substitute_back(i64 %0, i64 %1, ptr %2, ptr %3)
  ret void

11:
  %12 = phi i64 [ 0, %6 ], [ %16, %8 ]
  %13 = mul i64 %12, %0
  %14 = add i64 %13, %12
  %15 = getelementptr <8 x double>, ptr %2, i64 %14
  %16 = add i64 %12, 1
  %17 = icmp slt i64 %16, %0
  br i1 %17, label %18, label %8

18:
  %19 = insertelement <8 x i64> poison, i64 %12, i64 0
  %20 = shufflevector <8 x i64> %19, <8 x i64> poison, <8 x i32> zeroinitializer
  %21 = bitcast ptr %15 to ptr
  %22 = load <8 x i64>, ptr %21, align 64
  %23 = and <8 x i64> %22, splat (i64 9223372036854775807)
  br label %29

24:
  br i1 %17, label %25, label %8

25:
  %26 = getelementptr <8 x double>, ptr %2, i64 %13
  %27 = mul i64 %12, %1
  %28 = getelementptr <8 x double>, ptr %3, i64 %27
  br label %53

29:
  %30 = phi <8 x i64> [ %45, %29 ], [ %23, %18 ]
  %31 = phi <8 x i64> [ %44, %29 ], [ %20, %18 ]
  %32 = phi i64 [ %46, %29 ], [ %16, %18 ]
  %33 = bitcast <8 x i64> %30 to <8 x double>
  %34 = mul i64 %32, %0
  %35 = add i64 %34, %12
  %36 = getelementptr <8 x double>, ptr %2, i64 %35
  %37 = bitcast ptr %36 to ptr
  %38 = load <8 x i64>, ptr %37, align 64
  %39 = and <8 x i64> %38, splat (i64 9223372036854775807)
  %40 = bitcast <8 x i64> %39 to <8 x double>
  %41 = fcmp ogt <8 x double> %40, %33
  %42 = insertelement <8 x i64> poison, i64 %32, i64 0
  %43 = shufflevector <8 x i64> %42, <8 x i64> poison, <8 x i32> zeroinitializer
  %44 = select <8 x i1> %41, <8 x i64> %43, <8 x i64> %31
  %45 = select <8 x i1> %41, <8 x i64> %39, <8 x i64> %30
  %46 = add i64 %32, 1
  %47 = icmp slt i64 %46, %0
  br i1 %47, label %29, label %24

48:
  br i1 %17, label %49, label %8

49:
  %50 = getelementptr <8 x double>, ptr %2, i64 %13
  %51 = mul i64 %12, %1
  %52 = getelementptr <8 x double>, ptr %3, i64 %51
  br label %100

53:
  %54 = phi i64 [ %16, %25 ], [ %98, %97 ]
  %55 = insertelement <8 x i64> poison, i64 %54, i64 0
  %56 = shufflevector <8 x i64> %55, <8 x i64> poison, <8 x i32> zeroinitializer
  %57 = icmp eq <8 x i64> %44, %56
  br label %58

58:
  %59 = phi i32 [ 0, %53 ], [ %63, %58 ]
  %60 = phi i64 [ 0, %53 ], [ %62, %58 ]
  %61 = extractelement <8 x i1> %57, i32 %59
  %62 = select i1 %61, i64 -1, i64 %60
  %63 = add i32 %59, 1
  %64 = icmp eq i32 %63, 8
  br i1 %64, label %65, label %58

65:
  %66 = icmp eq i64 %62, 0
  br i1 %66, label %97, label %67

67:
  %68 = mul i64 %54, %0
  %69 = getelementptr <8 x double>, ptr %2, i64 %68
  br label %70

70:
  %71 = phi i64 [ %80, %70 ], [ 0, %67 ]
  %72 = getelementptr <8 x double>, ptr %26, i64 %71
  %73 = bitcast ptr %72 to ptr
  %74 = load <8 x i64>, ptr %73, align 64
  %75 = getelementptr <8 x double>, ptr %69, i64 %71
  %76 = bitcast ptr %75 to ptr
  %77 = load <8 x i64>, ptr %76, align 64
  %78 = select <8 x i1> %57, <8 x i64> %77, <8 x i64> %74
  store <8 x i64> %78, ptr %73, align 64
  %79 = select <8 x i1> %57, <8 x i64> %74, <8 x i64> %77
  store <8 x i64> %79, ptr %76, align 64
  %80 = add i64 %71, 1
  %81 = icmp eq i64 %80, %0
  br i1 %81, label %82, label %70

82:
  %83 = mul i64 %54, %1
  %84 = getelementptr <8 x double>, ptr %3, i64 %83
  br i1 %7, label %85, label %97

85:
  %86 = phi i64 [ %95, %85 ], [ 0, %82 ]
  %87 = getelementptr <8 x double>, ptr %28, i64 %86
  %88 = bitcast ptr %87 to ptr
  %89 = load <8 x i64>, ptr %88, align 64
  %90 = getelementptr <8 x double>, ptr %84, i64 %86
  %91 = bitcast ptr %90 to ptr
  %92 = load <8 x i64>, ptr %91, align 64
  %93 = select <8 x i1> %57, <8 x i64> %92, <8 x i64> %89
  store <8 x i64> %93, ptr %88, align 64
  %94 = select <8 x i1> %57, <8 x i64> %89, <8 x i64> %92
  store <8 x i64> %94, ptr %91, align 64
  %95 = add i64 %86, 1
  %96 = icmp eq i64 %95, %1
  br i1 %96, label %97, label %85

97:
  %98 = add i64 %54, 1
  %99 = icmp slt i64 %98, %0
  br i1 %99, label %53, label %48

100:
  %101 = phi i64 [ %16, %49 ], [ %134, %133 ]
  %102 = mul i64 %101, %0
  %103 = add i64 %102, %12
  %104 = getelementptr <8 x double>, ptr %2, i64 %103
  %105 = load <8 x double>, ptr %104, align 64
  %106 = load <8 x double>, ptr %15, align 64
  %107 = fdiv <8 x double> %105, %106
  %108 = getelementptr <8 x double>, ptr %2, i64 %102
  %109 = fneg <8 x double> %107
  br label %110

110:
  %111 = phi i64 [ %117, %110 ], [ %16, %100 ]
  %112 = getelementptr <8 x double>, ptr %50, i64 %111
  %113 = load <8 x double>, ptr %112, align 64
  %114 = getelementptr <8 x double>, ptr %108, i64 %111
  %115 = load <8 x double>, ptr %114, align 64
  %116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %113, <8 x double> %115)
  store <8 x double> %116, ptr %114, align 64
  %117 = add i64 %111, 1
  %118 = icmp eq i64 %117, %0
  br i1 %118, label %119, label %110

119:
  %120 = mul i64 %101, %1
  %121 = getelementptr <8 x double>, ptr %3, i64 %120
  br i1 %7, label %122, label %133

122:
  %123 = fneg <8 x double> %107
  br label %124

124:
  %125 = phi i64 [ %131, %124 ], [ 0, %122 ]
  %126 = getelementptr <8 x double>, ptr %52, i64 %125
  %127 = load <8 x double>, ptr %126, align 64
  %128 = getelementptr <8 x double>, ptr %121, i64 %125
  %129 = load <8 x double>, ptr %128, align 64
  %130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %123, <8 x double> %127, <8 x double> %129)
  store <8 x double> %130, ptr %128, align 64
  %131 = add i64 %125, 1
  %132 = icmp eq i64 %131, %1
  br i1 %132, label %133, label %124

133:
  %134 = add i64 %101, 1
  %135 = icmp slt i64 %134, %0
  br i1 %135, label %100, label %8
}

define internal void @substitute_back(i64 %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %19

6:
  %7 = icmp sgt i64 %1, 0
  br label %10

8:
  %9 = icmp sgt i64 %11, 1
  br i1 %9, label %10, label %19

10:
  %11 = phi i64 [ %0, %6 ], [ %12, %8 ]
  %12 = add i64 %11, -1
  %13 = icmp slt i64 %11, %0
  br i1 %13, label %14, label %20

14:
  %15 = mul i64 %12, %0
  %16 = getelementptr <8 x double>, ptr %2, i64 %15
  %17 = mul i64 %12, %1
  %18 = getelementptr <8 x double>, ptr %3, i64 %17
  br label %26

19:
  ret void

20:
  br i1 %7, label %21, label %8

21:
  %22 = mul i64 %12, %0
  %23 = add i64 %22, %12
  %24 = getelementptr <8 x double>, ptr %2, i64 %23
  %25 = mul i64 %12, %1
  br label %45

26:
  %27 = phi i64 [ %11, %14 ], [ %43, %42 ]
  %28 = getelementptr <8 x double>, ptr %16, i64 %27
  %29 = mul i64 %27, %1
  %30 = getelementptr <8 x double>, ptr %3, i64 %29
  br i1 %7, label %31, label %42

31:
  %32 = phi i64 [ %40, %31 ], [ 0, %26 ]
  %33 = load <8 x double>, ptr %28, align 64
  %34 = getelementptr <8 x double>, ptr %30, i64 %32
  %35 = load <8 x double>, ptr %34, align 64
  %36 = getelementptr <8 x double>, ptr %18, i64 %32
  %37 = load <8 x double>, ptr %36, align 64
  %38 = fneg <8 x double> %33
  %39 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %35, <8 x double> %37)
  store <8 x double> %39, ptr %36, align 64
  %40 = add i64 %32, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %42, label %31

42:
  %43 = add i64 %27, 1
  %44 = icmp eq i64 %43, %0
  br i1 %44, label %20, label %26

45:
  %46 = phi i64 [ 0, %21 ], [ %52, %45 ]
  %47 = load <8 x double>, ptr %24, align 64
  %48 = add i64 %46, %25
  %49 = getelementptr <8 x double>, ptr %3, i64 %48
  %50 = load <8 x double>, ptr %49, align 64
  %51 = fdiv <8 x double> %50, %47
  store <8 x double> %51, ptr %49, align 64
  %52 = add i64 %46, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %8, label %45
}

define void @lanes_solve_definite(i64 %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp sgt i64 %1, 0
  br label %11

8:
  %9 = icmp eq i64 %13, %0
  br i1 %9, label %10, label %11

10:
  call void @substitute_back(i64 %0, i64 %1, ptr %2, ptr %3)
  ret void

11:
  %12 = phi i64 [ 0, %6 ], [ %13, %8 ]
  %13 = add i64 %12, 1
  %14 = icmp slt i64 %13, %0
  br i1 %14, label %15, label %8

15:
  %16 = mul i64 %12, %0
  %17 = add i64 %16, %12
  %18 = getelementptr <8 x double>, ptr %2, i64 %17
  %19 = getelementptr <8 x double>, ptr %2, i64 %16
  %20 = mul i64 %12, %1
  %21 = getelementptr <8 x double>, ptr %3, i64 %20
  br label %22

22:
  %23 = phi i64 [ %13, %15 ], [ %65, %64 ]
  %24 = add i64 %23, %16
  %25 = getelementptr <8 x double>, ptr %2, i64 %24
  %26 = load <8 x double>, ptr %25, align 64
  br label %27

27:
  %28 = phi i32 [ 0, %22 ], [ %33, %27 ]
  %29 = phi i64 [ 0, %22 ], [ %32, %27 ]
  %30 = extractelement <8 x double> %26, i32 %28
  %31 = fcmp une double %30, 0.000000e+00
  %32 = select i1 %31, i64 -1, i64 %29
  %33 = add i32 %28, 1
  %34 = icmp eq i32 %33, 8
  br i1 %34, label %35, label %27

35:
  %36 = icmp eq i64 %32, 0
  br i1 %36, label %64, label %37

37:
  %38 = load <8 x double>, ptr %18, align 64
  %39 = mul i64 %23, %0
  %40 = getelementptr <8 x double>, ptr %2, i64 %39
  %41 = fneg <8 x double> %26
  %42 = fdiv <8 x double> %41, %38
  br label %43

43:
  %44 = phi i64 [ %50, %43 ], [ %23, %37 ]
  %45 = getelementptr <8 x double>, ptr %19, i64 %44
  %46 = load <8 x double>, ptr %45, align 64
  %47 = getelementptr <8 x double>, ptr %40, i64 %44
  %48 = load <8 x double>, ptr %47, align 64
  %49 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %46, <8 x double> %48)
  store <8 x double> %49, ptr %47, align 64
  %50 = add i64 %44, 1
  %51 = icmp eq i64 %50, %0
  br i1 %51, label %52, label %43

52:
  %53 = mul i64 %23, %1
  %54 = getelementptr <8 x double>, ptr %3, i64 %53
  br i1 %7, label %55, label %64

55:
  %56 = phi i64 [ %62, %55 ], [ 0, %52 ]
  %57 = getelementptr <8 x double>, ptr %21, i64 %56
  %58 = load <8 x double>, ptr %57, align 64
  %59 = getelementptr <8 x double>, ptr %54, i64 %56
  %60 = load <8 x double>, ptr %59, align 64
  %61 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %58, <8 x double> %60)
  store <8 x double> %61, ptr %59, align 64
  %62 = add i64 %56, 1
  %63 = icmp eq i64 %62, %1
  br i1 %63, label %64, label %55

64:
  %65 = add i64 %23, 1
  %66 = icmp slt i64 %65, %0
  br i1 %66, label %22, label %8
}

define void @lanes_newton(i64 %0, ptr  %1, ptr %2, ptr %3, ptr %4) {
  %6 = getelementptr <8 x double>, ptr %4, i64 %0
  %7 = icmp sgt i64 %0, 0
  br label %8

8:
  %9 = phi <8 x double> [ splat (double 0x7FF0000000000000), %5 ], [ %77, %69 ]
  %10 = phi <8 x double> [ splat (double 1.000000e+00), %5 ], [ %86, %69 ]
  %11 = phi <8 x i64> [ splat (i64 -1), %5 ], [ %87, %69 ]
  %12 = phi i32 [ 0, %5 ], [ %88, %69 ]
  br label %13

13:
  %14 = phi i32 [ %18, %13 ], [ 0, %8 ]
  %15 = phi i64 [ %17, %13 ], [ 0, %8 ]
  %16 = extractelement <8 x i64> %11, i32 %14
  %17 = or i64 %16, %15
  %18 = add i32 %14, 1
  %19 = icmp eq i32 %18, 8
  br i1 %19, label %20, label %13

20:
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %27

22:
  %23 = phi <8 x i64> [ %87, %69 ], [ %11, %20 ]
  br i1 %7, label %24, label %121

24:
  %25 = and <8 x i64> %23, splat (i64 9221120237041090560)
  %26 = xor <8 x i64> %23, splat (i64 -1)
  br label %122

27:
  call void %1(ptr %3, ptr %2, ptr %4)
  br i1 %7, label %57, label %28

28:
  %29 = phi <8 x double> [ splat (double 1.000000e+00), %27 ], [ %66, %57 ]
  %30 = phi <8 x double> [ zeroinitializer, %27 ], [ %63, %57 ]
  %31 = fmul <8 x double> %29, splat (double 0x3BC79CA10C924223)
  %32 = fcmp ole <8 x double> %30, %31
  %33 = select <8 x i1> %32, <8 x i64> %11, <8 x i64> zeroinitializer
  %34 = xor <8 x i64> %33, %11
  %35 = fcmp olt <8 x double> %30, %9
  %36 = select <8 x i1> %35, <8 x i64> %34, <8 x i64> zeroinitializer
  %37 = xor <8 x i64> %36, %34
  %38 = fmul <8 x double> %29, splat (double 0x3D719799812DEA11)
  %39 = fcmp ugt <8 x double> %9, %38
  %40 = select <8 x i1> %39, <8 x i64> %37, <8 x i64> zeroinitializer
  %41 = fmul <8 x double> %10, splat (double 5.000000e-01)
  %42 = fcmp oeq <8 x double> %9, splat (double 0x7FF0000000000000)
  %43 = fcmp olt <8 x double> %41, splat (double 1.000000e-03)
  %44 = or <8 x i1> %42, %43
  %45 = select <8 x i1> %44, <8 x i64> %40, <8 x i64> zeroinitializer
  %46 = xor <8 x i64> %45, splat (i64 -1)
  %47 = and <8 x i64> %40, %46
  %48 = or <8 x i64> %36, %33
  br i1 %7, label %52, label %49

49:
  %50 = xor <8 x i64> %36, splat (i64 -1)
  %51 = xor <8 x i64> %47, splat (i64 -1)
  br label %69

52:
  %53 = xor <8 x i64> %48, splat (i64 -1)
  %54 = xor <8 x i64> %47, splat (i64 -1)
  %55 = and <8 x i64> %45, splat (i64 9221120237041090560)
  %56 = xor <8 x i64> %36, splat (i64 -1)
  br label %90

57:
  %58 = phi <8 x double> [ %63, %57 ], [ zeroinitializer, %27 ]
  %59 = phi <8 x double> [ %66, %57 ], [ splat (double 1.000000e+00), %27 ]
  %60 = phi i64 [ %67, %57 ], [ 0, %27 ]
  %61 = getelementptr <8 x double>, ptr %4, i64 %60
  %62 = load <8 x double>, ptr %61, align 64
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %62, <8 x double> %62, <8 x double> %58)
  %64 = getelementptr <8 x double>, ptr %3, i64 %60
  %65 = load <8 x double>, ptr %64, align 64
  %66 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %65, <8 x double> %59)
  %67 = add i64 %60, 1
  %68 = icmp eq i64 %67, %0
  br i1 %68, label %28, label %57

69:
  %70 = phi <8 x i64> [ %51, %49 ], [ %54, %90 ]
  %71 = phi <8 x i64> [ %50, %49 ], [ %56, %90 ]
  %72 = bitcast <8 x double> %30 to <8 x i64>
  %73 = bitcast <8 x double> %9 to <8 x i64>
  %74 = and <8 x i64> %36, %72
  %75 = and <8 x i64> %71, %73
  %76 = or <8 x i64> %75, %74
  %77 = bitcast <8 x i64> %76 to <8 x double>
  %78 = bitcast <8 x double> %41 to <8 x i64>
  %79 = bitcast <8 x double> %10 to <8 x i64>
  %80 = and <8 x i64> %47, %78
  %81 = and <8 x i64> %70, %79
  %82 = or <8 x i64> %81, %80
  %83 = and <8 x i64> %36, splat (i64 4607182418800017408)
  %84 = and <8 x i64> %82, %71
  %85 = or <8 x i64> %84, %83
  %86 = bitcast <8 x i64> %85 to <8 x double>
  %87 = or <8 x i64> %47, %36
  %88 = add i32 %12, 1
  %89 = icmp eq i32 %88, 60
  br i1 %89, label %22, label %8

90:
  %91 = phi i64 [ 0, %52 ], [ %119, %90 ]
  %92 = getelementptr <8 x double>, ptr %3, i64 %91
  %93 = load <8 x double>, ptr %92, align 64
  %94 = getelementptr <8 x double>, ptr %4, i64 %91
  %95 = load <8 x double>, ptr %94, align 64
  %96 = fsub <8 x double> %93, %95
  %97 = bitcast <8 x double> %96 to <8 x i64>
  %98 = bitcast <8 x double> %93 to <8 x i64>
  %99 = and <8 x i64> %48, %97
  %100 = and <8 x i64> %98, %53
  %101 = or <8 x i64> %99, %100
  %102 = getelementptr <8 x double>, ptr %6, i64 %91
  %103 = load <8 x double>, ptr %102, align 64
  %104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %41, <8 x double> %103, <8 x double> %93)
  %105 = bitcast <8 x double> %104 to <8 x i64>
  %106 = and <8 x i64> %47, %105
  %107 = and <8 x i64> %101, %54
  %108 = or <8 x i64> %107, %106
  %109 = and <8 x i64> %108, %46
  %110 = or <8 x i64> %109, %55
  %111 = bitcast ptr %92 to ptr
  store <8 x i64> %110, ptr %111, align 64
  %112 = bitcast ptr %94 to ptr
  %113 = load <8 x i64>, ptr %112, align 64
  %114 = bitcast ptr %102 to ptr
  %115 = load <8 x i64>, ptr %114, align 64
  %116 = and <8 x i64> %113, %36
  %117 = and <8 x i64> %115, %56
  %118 = or <8 x i64> %117, %116
  store <8 x i64> %118, ptr %114, align 64
  %119 = add i64 %91, 1
  %120 = icmp eq i64 %119, %0
  br i1 %120, label %69, label %90

121:
  ret void

122:
  %123 = phi i64 [ 0, %24 ], [ %129, %122 ]
  %124 = getelementptr <8 x double>, ptr %3, i64 %123
  %125 = bitcast ptr %124 to ptr
  %126 = load <8 x i64>, ptr %125, align 64
  %127 = and <8 x i64> %126, %26
  %128 = or <8 x i64> %127, %25
  store <8 x i64> %128, ptr %125, align 64
  %129 = add i64 %123, 1
  %130 = icmp eq i64 %129, %0
  br i1 %130, label %121, label %122
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)
