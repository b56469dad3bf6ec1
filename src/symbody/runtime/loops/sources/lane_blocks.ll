; lane_blocks: made by tools/make_loops_text.py from lane_blocks
; sources 4a9989621fb79dbac55715cb00f37cbdaa44fdd230d75bfc185ffdcc1619b547
define void @lanes_solve(i64 %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %58

6:
  %7 = icmp sgt i64 %1, 0
  br label %59

8:
  %9 = icmp eq i64 %64, %0
  br i1 %9, label %10, label %59

10:
  br i1 %5, label %11, label %58

11:
  %12 = icmp sgt i64 %1, 0
  br label %15

13:
  %14 = icmp sgt i64 %16, 1
  br i1 %14, label %15, label %58

15:
  %16 = phi i64 [ %0, %11 ], [ %17, %13 ]
  %17 = add nsw i64 %16, -1
  %18 = icmp slt i64 %16, %0
  br i1 %18, label %19, label %24

19:
  %20 = mul nsw i64 %17, %0
  %21 = getelementptr inbounds <8 x double>, ptr %2, i64 %20
  %22 = mul nsw i64 %17, %1
  %23 = getelementptr inbounds <8 x double>, ptr %3, i64 %22
  br label %30

24:
  br i1 %12, label %25, label %13

25:
  %26 = mul nsw i64 %17, %0
  %27 = add nsw i64 %26, %17
  %28 = getelementptr inbounds <8 x double>, ptr %2, i64 %27
  %29 = mul nsw i64 %17, %1
  br label %49

30:
  %31 = phi i64 [ %16, %19 ], [ %47, %46 ]
  %32 = getelementptr inbounds <8 x double>, ptr %21, i64 %31
  %33 = mul nsw i64 %31, %1
  %34 = getelementptr inbounds <8 x double>, ptr %3, i64 %33
  br i1 %12, label %35, label %46

35:
  %36 = phi i64 [ %44, %35 ], [ 0, %30 ]
  %37 = load <8 x double>, ptr %32, align 64
  %38 = getelementptr inbounds <8 x double>, ptr %34, i64 %36
  %39 = load <8 x double>, ptr %38, align 64
  %40 = getelementptr inbounds <8 x double>, ptr %23, i64 %36
  %41 = load <8 x double>, ptr %40, align 64
  %42 = fneg <8 x double> %37
  %43 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %39, <8 x double> %41)
  store <8 x double> %43, ptr %40, align 64
  %44 = add nuw nsw i64 %36, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %46, label %35

46:
  %47 = add nsw i64 %31, 1
  %48 = icmp eq i64 %47, %0
  br i1 %48, label %24, label %30

49:
  %50 = phi i64 [ 0, %25 ], [ %56, %49 ]
  %51 = load <8 x double>, ptr %28, align 64
  %52 = add nsw i64 %50, %29
  %53 = getelementptr inbounds <8 x double>, ptr %3, i64 %52
  %54 = load <8 x double>, ptr %53, align 64
  %55 = fdiv <8 x double> %54, %51
  store <8 x double> %55, ptr %53, align 64
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %13, label %49

58:
  ret void

59:
  %60 = phi i64 [ 0, %6 ], [ %64, %8 ]
  %61 = mul nsw i64 %60, %0
  %62 = add nsw i64 %61, %60
  %63 = getelementptr inbounds <8 x double>, ptr %2, i64 %62
  %64 = add nuw nsw i64 %60, 1
  %65 = icmp slt i64 %64, %0
  br i1 %65, label %66, label %8

66:
  %67 = insertelement <8 x i64> poison, i64 %60, i64 0
  %68 = shufflevector <8 x i64> %67, <8 x i64> poison, <8 x i32> zeroinitializer
  %69 = bitcast ptr %63 to ptr
  %70 = load <8 x i64>, ptr %69, align 64
  %71 = and <8 x i64> %70, splat (i64 9223372036854775807)
  br label %77

72:
  br i1 %65, label %73, label %8

73:
  %74 = getelementptr inbounds <8 x double>, ptr %2, i64 %61
  %75 = mul nsw i64 %60, %1
  %76 = getelementptr inbounds <8 x double>, ptr %3, i64 %75
  br label %101

77:
  %78 = phi <8 x i64> [ %93, %77 ], [ %71, %66 ]
  %79 = phi <8 x i64> [ %92, %77 ], [ %68, %66 ]
  %80 = phi i64 [ %94, %77 ], [ %64, %66 ]
  %81 = bitcast <8 x i64> %78 to <8 x double>
  %82 = mul nsw i64 %80, %0
  %83 = add nsw i64 %82, %60
  %84 = getelementptr inbounds <8 x double>, ptr %2, i64 %83
  %85 = bitcast ptr %84 to ptr
  %86 = load <8 x i64>, ptr %85, align 64
  %87 = and <8 x i64> %86, splat (i64 9223372036854775807)
  %88 = bitcast <8 x i64> %87 to <8 x double>
  %89 = fcmp ogt <8 x double> %88, %81
  %90 = insertelement <8 x i64> poison, i64 %80, i64 0
  %91 = shufflevector <8 x i64> %90, <8 x i64> poison, <8 x i32> zeroinitializer
  %92 = select <8 x i1> %89, <8 x i64> %91, <8 x i64> %79
  %93 = select <8 x i1> %89, <8 x i64> %87, <8 x i64> %78
  %94 = add nuw nsw i64 %80, 1
  %95 = icmp slt i64 %94, %0
  br i1 %95, label %77, label %72

96:
  br i1 %65, label %97, label %8

97:
  %98 = getelementptr inbounds <8 x double>, ptr %2, i64 %61
  %99 = mul nsw i64 %60, %1
  %100 = getelementptr inbounds <8 x double>, ptr %3, i64 %99
  br label %148

101:
  %102 = phi i64 [ %64, %73 ], [ %146, %145 ]
  %103 = insertelement <8 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <8 x i64> %103, <8 x i64> poison, <8 x i32> zeroinitializer
  %105 = icmp eq <8 x i64> %92, %104
  br label %106

106:
  %107 = phi i32 [ 0, %101 ], [ %111, %106 ]
  %108 = phi i64 [ 0, %101 ], [ %110, %106 ]
  %109 = extractelement <8 x i1> %105, i32 %107
  %110 = select i1 %109, i64 -1, i64 %108
  %111 = add nuw nsw i32 %107, 1
  %112 = icmp eq i32 %111, 8
  br i1 %112, label %113, label %106

113:
  %114 = icmp eq i64 %110, 0
  br i1 %114, label %145, label %115

115:
  %116 = mul nsw i64 %102, %0
  %117 = getelementptr inbounds <8 x double>, ptr %2, i64 %116
  br label %118

118:
  %119 = phi i64 [ %128, %118 ], [ 0, %115 ]
  %120 = getelementptr inbounds <8 x double>, ptr %74, i64 %119
  %121 = bitcast ptr %120 to ptr
  %122 = load <8 x i64>, ptr %121, align 64
  %123 = getelementptr inbounds <8 x double>, ptr %117, i64 %119
  %124 = bitcast ptr %123 to ptr
  %125 = load <8 x i64>, ptr %124, align 64
  %126 = select <8 x i1> %105, <8 x i64> %125, <8 x i64> %122
  store <8 x i64> %126, ptr %121, align 64
  %127 = select <8 x i1> %105, <8 x i64> %122, <8 x i64> %125
  store <8 x i64> %127, ptr %124, align 64
  %128 = add nuw nsw i64 %119, 1
  %129 = icmp eq i64 %128, %0
  br i1 %129, label %130, label %118

130:
  %131 = mul nsw i64 %102, %1
  %132 = getelementptr inbounds <8 x double>, ptr %3, i64 %131
  br i1 %7, label %133, label %145

133:
  %134 = phi i64 [ %143, %133 ], [ 0, %130 ]
  %135 = getelementptr inbounds <8 x double>, ptr %76, i64 %134
  %136 = bitcast ptr %135 to ptr
  %137 = load <8 x i64>, ptr %136, align 64
  %138 = getelementptr inbounds <8 x double>, ptr %132, i64 %134
  %139 = bitcast ptr %138 to ptr
  %140 = load <8 x i64>, ptr %139, align 64
  %141 = select <8 x i1> %105, <8 x i64> %140, <8 x i64> %137
  store <8 x i64> %141, ptr %136, align 64
  %142 = select <8 x i1> %105, <8 x i64> %137, <8 x i64> %140
  store <8 x i64> %142, ptr %139, align 64
  %143 = add nuw nsw i64 %134, 1
  %144 = icmp eq i64 %143, %1
  br i1 %144, label %145, label %133

145:
  %146 = add nuw nsw i64 %102, 1
  %147 = icmp slt i64 %146, %0
  br i1 %147, label %101, label %96

148:
  %149 = phi i64 [ %64, %97 ], [ %182, %181 ]
  %150 = mul nsw i64 %149, %0
  %151 = add nsw i64 %150, %60
  %152 = getelementptr inbounds <8 x double>, ptr %2, i64 %151
  %153 = load <8 x double>, ptr %152, align 64
  %154 = load <8 x double>, ptr %63, align 64
  %155 = fdiv <8 x double> %153, %154
  %156 = getelementptr inbounds <8 x double>, ptr %2, i64 %150
  %157 = fneg <8 x double> %155
  br label %158

158:
  %159 = phi i64 [ %165, %158 ], [ %64, %148 ]
  %160 = getelementptr inbounds <8 x double>, ptr %98, i64 %159
  %161 = load <8 x double>, ptr %160, align 64
  %162 = getelementptr inbounds <8 x double>, ptr %156, i64 %159
  %163 = load <8 x double>, ptr %162, align 64
  %164 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %161, <8 x double> %163)
  store <8 x double> %164, ptr %162, align 64
  %165 = add nuw nsw i64 %159, 1
  %166 = icmp eq i64 %165, %0
  br i1 %166, label %167, label %158

167:
  %168 = mul nsw i64 %149, %1
  %169 = getelementptr inbounds <8 x double>, ptr %3, i64 %168
  br i1 %7, label %170, label %181

170:
  %171 = fneg <8 x double> %155
  br label %172

172:
  %173 = phi i64 [ %179, %172 ], [ 0, %170 ]
  %174 = getelementptr inbounds <8 x double>, ptr %100, i64 %173
  %175 = load <8 x double>, ptr %174, align 64
  %176 = getelementptr inbounds <8 x double>, ptr %169, i64 %173
  %177 = load <8 x double>, ptr %176, align 64
  %178 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %171, <8 x double> %175, <8 x double> %177)
  store <8 x double> %178, ptr %176, align 64
  %179 = add nuw nsw i64 %173, 1
  %180 = icmp eq i64 %179, %1
  br i1 %180, label %181, label %172

181:
  %182 = add nuw nsw i64 %149, 1
  %183 = icmp slt i64 %182, %0
  br i1 %183, label %148, label %8
}

define void @lanes_solve_definite(i64 %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %58

6:
  %7 = icmp sgt i64 %1, 0
  br label %59

8:
  %9 = icmp eq i64 %61, %0
  br i1 %9, label %10, label %59

10:
  br i1 %5, label %11, label %58

11:
  %12 = icmp sgt i64 %1, 0
  br label %15

13:
  %14 = icmp sgt i64 %16, 1
  br i1 %14, label %15, label %58

15:
  %16 = phi i64 [ %0, %11 ], [ %17, %13 ]
  %17 = add nsw i64 %16, -1
  %18 = icmp slt i64 %16, %0
  br i1 %18, label %19, label %24

19:
  %20 = mul nsw i64 %17, %0
  %21 = getelementptr inbounds <8 x double>, ptr %2, i64 %20
  %22 = mul nsw i64 %17, %1
  %23 = getelementptr inbounds <8 x double>, ptr %3, i64 %22
  br label %30

24:
  br i1 %12, label %25, label %13

25:
  %26 = mul nsw i64 %17, %0
  %27 = add nsw i64 %26, %17
  %28 = getelementptr inbounds <8 x double>, ptr %2, i64 %27
  %29 = mul nsw i64 %17, %1
  br label %49

30:
  %31 = phi i64 [ %16, %19 ], [ %47, %46 ]
  %32 = getelementptr inbounds <8 x double>, ptr %21, i64 %31
  %33 = mul nsw i64 %31, %1
  %34 = getelementptr inbounds <8 x double>, ptr %3, i64 %33
  br i1 %12, label %35, label %46

35:
  %36 = phi i64 [ %44, %35 ], [ 0, %30 ]
  %37 = load <8 x double>, ptr %32, align 64
  %38 = getelementptr inbounds <8 x double>, ptr %34, i64 %36
  %39 = load <8 x double>, ptr %38, align 64
  %40 = getelementptr inbounds <8 x double>, ptr %23, i64 %36
  %41 = load <8 x double>, ptr %40, align 64
  %42 = fneg <8 x double> %37
  %43 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %39, <8 x double> %41)
  store <8 x double> %43, ptr %40, align 64
  %44 = add nuw nsw i64 %36, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %46, label %35

46:
  %47 = add nsw i64 %31, 1
  %48 = icmp eq i64 %47, %0
  br i1 %48, label %24, label %30

49:
  %50 = phi i64 [ 0, %25 ], [ %56, %49 ]
  %51 = load <8 x double>, ptr %28, align 64
  %52 = add nsw i64 %50, %29
  %53 = getelementptr inbounds <8 x double>, ptr %3, i64 %52
  %54 = load <8 x double>, ptr %53, align 64
  %55 = fdiv <8 x double> %54, %51
  store <8 x double> %55, ptr %53, align 64
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %13, label %49

58:
  ret void

59:
  %60 = phi i64 [ 0, %6 ], [ %61, %8 ]
  %61 = add nuw nsw i64 %60, 1
  %62 = icmp slt i64 %61, %0
  br i1 %62, label %63, label %8

63:
  %64 = mul nsw i64 %60, %0
  %65 = add nsw i64 %64, %60
  %66 = getelementptr inbounds <8 x double>, ptr %2, i64 %65
  %67 = getelementptr inbounds <8 x double>, ptr %2, i64 %64
  %68 = mul nsw i64 %60, %1
  %69 = getelementptr inbounds <8 x double>, ptr %3, i64 %68
  br label %70

70:
  %71 = phi i64 [ %61, %63 ], [ %113, %112 ]
  %72 = add nsw i64 %71, %64
  %73 = getelementptr inbounds <8 x double>, ptr %2, i64 %72
  %74 = load <8 x double>, ptr %73, align 64
  br label %75

75:
  %76 = phi i32 [ 0, %70 ], [ %81, %75 ]
  %77 = phi i64 [ 0, %70 ], [ %80, %75 ]
  %78 = extractelement <8 x double> %74, i32 %76
  %79 = fcmp une double %78, 0.000000e+00
  %80 = select i1 %79, i64 -1, i64 %77
  %81 = add nuw nsw i32 %76, 1
  %82 = icmp eq i32 %81, 8
  br i1 %82, label %83, label %75

83:
  %84 = icmp eq i64 %80, 0
  br i1 %84, label %112, label %85

85:
  %86 = load <8 x double>, ptr %66, align 64
  %87 = mul nsw i64 %71, %0
  %88 = getelementptr inbounds <8 x double>, ptr %2, i64 %87
  %89 = fneg <8 x double> %74
  %90 = fdiv <8 x double> %89, %86
  br label %91

91:
  %92 = phi i64 [ %98, %91 ], [ %71, %85 ]
  %93 = getelementptr inbounds <8 x double>, ptr %67, i64 %92
  %94 = load <8 x double>, ptr %93, align 64
  %95 = getelementptr inbounds <8 x double>, ptr %88, i64 %92
  %96 = load <8 x double>, ptr %95, align 64
  %97 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %90, <8 x double> %94, <8 x double> %96)
  store <8 x double> %97, ptr %95, align 64
  %98 = add nuw nsw i64 %92, 1
  %99 = icmp eq i64 %98, %0
  br i1 %99, label %100, label %91

100:
  %101 = mul nsw i64 %71, %1
  %102 = getelementptr inbounds <8 x double>, ptr %3, i64 %101
  br i1 %7, label %103, label %112

103:
  %104 = phi i64 [ %110, %103 ], [ 0, %100 ]
  %105 = getelementptr inbounds <8 x double>, ptr %69, i64 %104
  %106 = load <8 x double>, ptr %105, align 64
  %107 = getelementptr inbounds <8 x double>, ptr %102, i64 %104
  %108 = load <8 x double>, ptr %107, align 64
  %109 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %90, <8 x double> %106, <8 x double> %108)
  store <8 x double> %109, ptr %107, align 64
  %110 = add nuw nsw i64 %104, 1
  %111 = icmp eq i64 %110, %1
  br i1 %111, label %112, label %103

112:
  %113 = add nuw nsw i64 %71, 1
  %114 = icmp slt i64 %113, %0
  br i1 %114, label %70, label %8
}

define void @lanes_newton(i64 %0, ptr  %1, ptr %2, ptr %3, ptr %4) {
  %6 = getelementptr inbounds <8 x double>, ptr %4, i64 %0
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
  %18 = add nuw nsw i32 %14, 1
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
  tail call void %1(ptr %3, ptr %2, ptr %4)
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
  %61 = getelementptr inbounds <8 x double>, ptr %4, i64 %60
  %62 = load <8 x double>, ptr %61, align 64
  %63 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %62, <8 x double> %62, <8 x double> %58)
  %64 = getelementptr inbounds <8 x double>, ptr %3, i64 %60
  %65 = load <8 x double>, ptr %64, align 64
  %66 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %65, <8 x double> %59)
  %67 = add nuw nsw i64 %60, 1
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
  %88 = add nuw nsw i32 %12, 1
  %89 = icmp eq i32 %88, 60
  br i1 %89, label %22, label %8

90:
  %91 = phi i64 [ 0, %52 ], [ %119, %90 ]
  %92 = getelementptr inbounds <8 x double>, ptr %3, i64 %91
  %93 = load <8 x double>, ptr %92, align 64
  %94 = getelementptr inbounds <8 x double>, ptr %4, i64 %91
  %95 = load <8 x double>, ptr %94, align 64
  %96 = fsub <8 x double> %93, %95
  %97 = bitcast <8 x double> %96 to <8 x i64>
  %98 = bitcast <8 x double> %93 to <8 x i64>
  %99 = and <8 x i64> %48, %97
  %100 = and <8 x i64> %98, %53
  %101 = or <8 x i64> %99, %100
  %102 = getelementptr inbounds <8 x double>, ptr %6, i64 %91
  %103 = load <8 x double>, ptr %102, align 64
  %104 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %41, <8 x double> %103, <8 x double> %93)
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
  %119 = add nuw nsw i64 %91, 1
  %120 = icmp eq i64 %119, %0
  br i1 %120, label %69, label %90

121:
  ret void

122:
  %123 = phi i64 [ 0, %24 ], [ %129, %122 ]
  %124 = getelementptr inbounds <8 x double>, ptr %3, i64 %123
  %125 = bitcast ptr %124 to ptr
  %126 = load <8 x i64>, ptr %125, align 64
  %127 = and <8 x i64> %126, %26
  %128 = or <8 x i64> %127, %25
  store <8 x i64> %128, ptr %125, align 64
  %129 = add nuw nsw i64 %123, 1
  %130 = icmp eq i64 %129, %0
  br i1 %130, label %121, label %122
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)
