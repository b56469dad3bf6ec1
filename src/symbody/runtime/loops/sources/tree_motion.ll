; tree_motion: made by tools/make_loops_text.py from tree_motion
; sources 7314b110c5864c26e94dd922e83bd49a264e49d20c71e13852b60ab33551bee2
%struct.tree_motion = type { i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr, [8 x ptr] }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }

define i64 @tree_motion_work(i64 %0) {
  %2 = mul i64 %0, 96
  %3 = add i64 %2, 96
  ret i64 %3
}

define void @tree_motion_rates(ptr  %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr  %7) {
  br label %9

9:
  %10 = phi i64 [ 0, %8 ], [ %16, %15 ]
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11, i64 %10
  %12 = bitcast ptr %11 to ptr
  %13 = atomicrmw xchg ptr %12, i64 0 acquire, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %25

15:
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, 8
  br i1 %17, label %18, label %9

18:
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %20, 768
  %22 = add i64 %21, 768
  %23 = tail call ptr @malloc(i64 %22)
  %24 = bitcast ptr %23 to ptr
  br label %27

25:
  %26 = inttoptr i64 %13 to ptr
  br label %27

27:
  %28 = phi i64 [ -1, %18 ], [ %10, %25 ]
  %29 = phi ptr [ %24, %18 ], [ %26, %25 ]
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %40

31:
  %32 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %161

35:
  %36 = phi i64 [ %38, %35 ], [ 0, %31 ]
  %37 = getelementptr inbounds double, ptr %7, i64 %36
  store double 0x7FF8000000000000, ptr %37, align 8
  %38 = add nuw nsw i64 %36, 1
  %39 = icmp eq i64 %38, %33
  br i1 %39, label %161, label %35

40:
  %41 = ptrtoint ptr %29 to i64
  %42 = add i64 %41, 63
  %43 = and i64 %42, -64
  %44 = inttoptr i64 %43 to ptr
  %45 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.body, ptr %44, i64 %46
  %48 = getelementptr inbounds %struct.body, ptr %47, i64 1
  %49 = getelementptr %struct.body, ptr %48, i64 0, i32 0, i32 0, i64 0
  %50 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %2, i64 %51
  %53 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 9
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %63, label %56

56:
  %57 = getelementptr inbounds double, ptr %5, i64 4
  %58 = mul nsw i64 %46, 36
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  tail call void %54(double %1, ptr %2, ptr %3, ptr %4, ptr %59, ptr %49)
  %60 = load ptr, ptr %53, align 8
  %61 = icmp eq ptr %60, null
  %62 = select i1 %61, ptr null, ptr %49
  br label %63

63:
  %64 = phi ptr [ %62, %56 ], [ null, %40 ]
  tail call void @solve(ptr %0, ptr %44, ptr %2, ptr %52, ptr %5, ptr %64, ptr %7)
  %65 = icmp eq ptr %6, null
  br i1 %65, label %154, label %66

66:
  %67 = load i64, ptr %45, align 8
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %154

69:
  %70 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %71 = load ptr, ptr %70, align 8
  br label %72

72:
  %73 = phi i64 [ 0, %69 ], [ %152, %151 ]
  %74 = mul nuw nsw i64 %73, 5
  %75 = getelementptr inbounds i64, ptr %71, i64 %74
  %76 = getelementptr inbounds i64, ptr %75, i64 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp sgt i64 %77, 2
  br i1 %78, label %79, label %141

79:
  %80 = getelementptr inbounds i64, ptr %75, i64 2
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %2, i64 %81
  %83 = getelementptr inbounds i64, ptr %75, i64 3
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %52, i64 %84
  %86 = getelementptr inbounds double, ptr %6, i64 %81
  %87 = getelementptr inbounds double, ptr %82, i64 1
  %88 = load double, ptr %87, align 8
  %89 = fneg double %88
  %90 = load double, ptr %85, align 8
  %91 = getelementptr inbounds double, ptr %82, i64 2
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds double, ptr %85, i64 1
  %94 = load double, ptr %93, align 8
  %95 = fneg double %92
  %96 = fmul double %94, %95
  %97 = tail call double @llvm.fmuladd.f64(double %89, double %90, double %96)
  %98 = getelementptr inbounds double, ptr %82, i64 3
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %85, i64 2
  %101 = load double, ptr %100, align 8
  %102 = fneg double %99
  %103 = tail call double @llvm.fmuladd.f64(double %102, double %101, double %97)
  %104 = fmul double %103, 5.000000e-01
  store double %104, ptr %86, align 8
  %105 = load double, ptr %82, align 8
  %106 = load double, ptr %85, align 8
  %107 = load double, ptr %91, align 8
  %108 = load double, ptr %100, align 8
  %109 = fmul double %107, %108
  %110 = tail call double @llvm.fmuladd.f64(double %105, double %106, double %109)
  %111 = load double, ptr %98, align 8
  %112 = load double, ptr %93, align 8
  %113 = fneg double %111
  %114 = tail call double @llvm.fmuladd.f64(double %113, double %112, double %110)
  %115 = fmul double %114, 5.000000e-01
  %116 = getelementptr inbounds double, ptr %86, i64 1
  store double %115, ptr %116, align 8
  %117 = load double, ptr %82, align 8
  %118 = load double, ptr %93, align 8
  %119 = load double, ptr %98, align 8
  %120 = load double, ptr %85, align 8
  %121 = fmul double %119, %120
  %122 = tail call double @llvm.fmuladd.f64(double %117, double %118, double %121)
  %123 = load double, ptr %87, align 8
  %124 = load double, ptr %100, align 8
  %125 = fneg double %123
  %126 = tail call double @llvm.fmuladd.f64(double %125, double %124, double %122)
  %127 = fmul double %126, 5.000000e-01
  %128 = getelementptr inbounds double, ptr %86, i64 2
  store double %127, ptr %128, align 8
  %129 = load double, ptr %82, align 8
  %130 = load double, ptr %100, align 8
  %131 = load double, ptr %87, align 8
  %132 = load double, ptr %93, align 8
  %133 = fmul double %131, %132
  %134 = tail call double @llvm.fmuladd.f64(double %129, double %130, double %133)
  %135 = load double, ptr %91, align 8
  %136 = load double, ptr %85, align 8
  %137 = fneg double %135
  %138 = tail call double @llvm.fmuladd.f64(double %137, double %136, double %134)
  %139 = fmul double %138, 5.000000e-01
  %140 = getelementptr inbounds double, ptr %86, i64 3
  store double %139, ptr %140, align 8
  br label %151

141:
  %142 = icmp eq i64 %77, 2
  br i1 %142, label %151, label %143

143:
  %144 = getelementptr inbounds i64, ptr %75, i64 3
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds double, ptr %52, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds i64, ptr %75, i64 2
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %6, i64 %149
  store double %147, ptr %150, align 8
  br label %151

151:
  %152 = add nuw nsw i64 %73, 1
  %153 = icmp eq i64 %152, %67
  br i1 %153, label %154, label %72

154:
  %155 = icmp slt i64 %28, 0
  br i1 %155, label %156, label %158

156:
  %157 = bitcast ptr %29 to ptr
  tail call void @free(ptr %157)
  br label %161

158:
  %159 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11, i64 %28
  %160 = bitcast ptr %159 to ptr
  store atomic i64 %41, ptr %160 release, align 8
  br label %161

161:
  ret void
}

define internal void @solve(ptr  %0, ptr %1, ptr  %2, ptr  %3, ptr  %4, ptr %5, ptr  %6) {
  %8 = getelementptr inbounds double, ptr %4, i64 4
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 8
  %12 = select i1 %11, ptr %5, ptr null
  %13 = bitcast ptr %4 to ptr
  %14 = load <4 x double>, ptr %13, align 8
  %15 = fneg <4 x double> %14
  %16 = bitcast ptr %1 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %16, i8 0, i64 192, i1 false)
  %17 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 4
  store <4 x double> %15, ptr %17, align 32
  %18 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 5
  %19 = bitcast ptr %18 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %19, i8 0, i64 480, i1 false)
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %340

23:
  %24 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %25 = icmp eq ptr %12, null
  %26 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %32

27:
  %28 = icmp sgt i64 %338, 0
  br i1 %28, label %29, label %340

29:
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %31 = icmp eq ptr %5, null
  br label %348

32:
  %33 = phi i64 [ 0, %23 ], [ %337, %336 ]
  %34 = load ptr, ptr %24, align 8
  %35 = mul nuw nsw i64 %33, 5
  %36 = getelementptr inbounds i64, ptr %34, i64 %35
  %37 = getelementptr inbounds %struct.body, ptr %26, i64 %33
  %38 = load i64, ptr %36, align 8
  %39 = mul nuw nsw i64 %33, 36
  %40 = getelementptr inbounds double, ptr %8, i64 %39
  %41 = mul nsw i64 %33, %10
  %42 = getelementptr inbounds double, ptr %12, i64 %41
  %43 = select i1 %25, ptr null, ptr %42
  %44 = getelementptr inbounds i64, ptr %36, i64 1
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 1
  %47 = bitcast ptr %40 to ptr
  %48 = load <4 x double>, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %40, i64 4
  %50 = bitcast ptr %49 to ptr
  %51 = load <4 x double>, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %40, i64 8
  %53 = bitcast ptr %52 to ptr
  %54 = load <4 x double>, ptr %53, align 8
  %55 = icmp eq i64 %45, 0
  br i1 %55, label %56, label %72

56:
  %57 = getelementptr inbounds i64, ptr %36, i64 2
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %2, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.cos.f64(double %60)
  %62 = tail call double @llvm.sin.f64(double %60)
  %63 = insertelement <4 x double> poison, double %61, i64 0
  %64 = shufflevector <4 x double> %63, <4 x double> poison, <4 x i32> zeroinitializer
  %65 = insertelement <4 x double> poison, double %62, i64 0
  %66 = shufflevector <4 x double> %65, <4 x double> poison, <4 x i32> zeroinitializer
  %67 = fmul <4 x double> %51, %66
  %68 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %64, <4 x double> %67)
  %69 = fneg <4 x double> %48
  %70 = fmul <4 x double> %66, %69
  %71 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %51, <4 x double> %64, <4 x double> %70)
  br label %140

72:
  %73 = icmp slt i64 %45, 3
  br i1 %73, label %140, label %74

74:
  %75 = getelementptr inbounds i64, ptr %36, i64 2
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %2, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %77, i64 1
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %77, i64 2
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %77, i64 3
  %84 = load double, ptr %83, align 8
  %85 = fmul double %84, %84
  %86 = tail call double @llvm.fmuladd.f64(double %82, double %82, double %85)
  %87 = tail call double @llvm.fmuladd.f64(double %86, double -2.000000e+00, double 1.000000e+00)
  %88 = fmul double %78, %84
  %89 = tail call double @llvm.fmuladd.f64(double %80, double %82, double %88)
  %90 = fmul double %89, 2.000000e+00
  %91 = fmul double %78, %82
  %92 = fneg double %91
  %93 = tail call double @llvm.fmuladd.f64(double %80, double %84, double %92)
  %94 = fmul double %93, 2.000000e+00
  %95 = insertelement <4 x double> poison, double %87, i64 0
  %96 = fneg double %88
  %97 = tail call double @llvm.fmuladd.f64(double %80, double %82, double %96)
  %98 = fmul double %97, 2.000000e+00
  %99 = tail call double @llvm.fmuladd.f64(double %80, double %80, double %85)
  %100 = tail call double @llvm.fmuladd.f64(double %99, double -2.000000e+00, double 1.000000e+00)
  %101 = fmul double %78, %80
  %102 = tail call double @llvm.fmuladd.f64(double %82, double %84, double %101)
  %103 = fmul double %102, 2.000000e+00
  %104 = insertelement <4 x double> poison, double %98, i64 0
  %105 = tail call double @llvm.fmuladd.f64(double %80, double %84, double %91)
  %106 = fmul double %105, 2.000000e+00
  %107 = fneg double %101
  %108 = tail call double @llvm.fmuladd.f64(double %82, double %84, double %107)
  %109 = fmul double %108, 2.000000e+00
  %110 = fmul double %82, %82
  %111 = tail call double @llvm.fmuladd.f64(double %80, double %80, double %110)
  %112 = tail call double @llvm.fmuladd.f64(double %111, double -2.000000e+00, double 1.000000e+00)
  %113 = insertelement <4 x double> poison, double %106, i64 0
  %114 = shufflevector <4 x double> %95, <4 x double> poison, <4 x i32> zeroinitializer
  %115 = insertelement <4 x double> undef, double %90, i64 0
  %116 = shufflevector <4 x double> %115, <4 x double> poison, <4 x i32> zeroinitializer
  %117 = fmul <4 x double> %51, %116
  %118 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %114, <4 x double> %117)
  %119 = insertelement <4 x double> undef, double %94, i64 0
  %120 = shufflevector <4 x double> %119, <4 x double> poison, <4 x i32> zeroinitializer
  %121 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %54, <4 x double> %120, <4 x double> %118)
  %122 = shufflevector <4 x double> %104, <4 x double> poison, <4 x i32> zeroinitializer
  %123 = insertelement <4 x double> undef, double %100, i64 0
  %124 = shufflevector <4 x double> %123, <4 x double> poison, <4 x i32> zeroinitializer
  %125 = fmul <4 x double> %51, %124
  %126 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %122, <4 x double> %125)
  %127 = insertelement <4 x double> undef, double %103, i64 0
  %128 = shufflevector <4 x double> %127, <4 x double> poison, <4 x i32> zeroinitializer
  %129 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %54, <4 x double> %128, <4 x double> %126)
  %130 = shufflevector <4 x double> %113, <4 x double> poison, <4 x i32> zeroinitializer
  %131 = insertelement <4 x double> undef, double %109, i64 0
  %132 = shufflevector <4 x double> %131, <4 x double> poison, <4 x i32> zeroinitializer
  %133 = fmul <4 x double> %51, %132
  %134 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %130, <4 x double> %133)
  %135 = insertelement <4 x double> undef, double %112, i64 0
  %136 = shufflevector <4 x double> %135, <4 x double> poison, <4 x i32> zeroinitializer
  %137 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %54, <4 x double> %136, <4 x double> %134)
  switch i64 %45, label %139 [
    i64 3, label %140
    i64 4, label %138
  ]

138:
  br label %140

139:
  br label %140

140:
  %141 = phi <4 x double> [ %68, %56 ], [ %121, %139 ], [ %137, %138 ], [ %48, %72 ], [ %129, %74 ]
  %142 = phi <4 x double> [ %71, %56 ], [ %129, %139 ], [ %121, %138 ], [ %51, %72 ], [ %137, %74 ]
  %143 = phi <4 x double> [ %54, %56 ], [ %137, %139 ], [ %129, %138 ], [ %54, %72 ], [ %121, %74 ]
  %144 = shufflevector <4 x double> %141, <4 x double> %142, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %145 = shufflevector <4 x double> %141, <4 x double> %142, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %146 = shufflevector <4 x double> %144, <4 x double> %143, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %147 = shufflevector <4 x double> %144, <4 x double> %143, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %148 = shufflevector <4 x double> %145, <4 x double> %143, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %149 = getelementptr inbounds double, ptr %40, i64 12
  %150 = bitcast ptr %149 to ptr
  %151 = load <4 x double>, ptr %150, align 8
  br i1 %46, label %152, label %160

152:
  %153 = getelementptr inbounds i64, ptr %36, i64 2
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds double, ptr %2, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = insertelement <4 x double> poison, double %156, i64 0
  %158 = shufflevector <4 x double> %157, <4 x double> poison, <4 x i32> zeroinitializer
  %159 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %158, <4 x double> %143, <4 x double> %151)
  br label %160

160:
  %161 = phi <4 x double> [ %159, %152 ], [ %151, %140 ]
  %162 = getelementptr inbounds %struct.body, ptr %1, i64 %38, i32 2
  %163 = load <4 x double>, ptr %162, align 32
  %164 = shufflevector <4 x double> %163, <4 x double> poison, <4 x i32> zeroinitializer
  %165 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %166 = fmul <4 x double> %147, %165
  %167 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %146, <4 x double> %164, <4 x double> %166)
  %168 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %169 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %168, <4 x double> %167)
  %170 = getelementptr inbounds %struct.body, ptr %1, i64 %38, i32 4
  %171 = load <4 x double>, ptr %170, align 32
  %172 = getelementptr inbounds %struct.body, ptr %1, i64 %38, i32 3
  %173 = load <4 x double>, ptr %172, align 32
  %174 = shufflevector <4 x double> %161, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %175 = fmul <4 x double> %174, %173
  %176 = shufflevector <4 x double> %173, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %177 = fmul <4 x double> %161, %176
  %178 = fsub <4 x double> %175, %177
  %179 = shufflevector <4 x double> %178, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %180 = fadd <4 x double> %171, %179
  %181 = fmul <4 x double> %163, %174
  %182 = shufflevector <4 x double> %163, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %183 = fmul <4 x double> %161, %182
  %184 = fsub <4 x double> %181, %183
  %185 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %186 = shufflevector <4 x double> %185, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %187 = fmul <4 x double> %163, %186
  %188 = fmul <4 x double> %182, %185
  %189 = fsub <4 x double> %187, %188
  %190 = shufflevector <4 x double> %189, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %191 = fadd <4 x double> %180, %190
  %192 = getelementptr inbounds i64, ptr %36, i64 4
  %193 = load i64, ptr %192, align 8
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %204, label %195

195:
  %196 = getelementptr inbounds %struct.body, ptr %1, i64 %38, i32 5
  %197 = load <4 x double>, ptr %196, align 32
  %198 = shufflevector <4 x double> %197, <4 x double> poison, <4 x i32> zeroinitializer
  %199 = shufflevector <4 x double> %197, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %200 = fmul <4 x double> %147, %199
  %201 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %146, <4 x double> %198, <4 x double> %200)
  %202 = shufflevector <4 x double> %197, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %203 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %202, <4 x double> %201)
  br label %204

204:
  %205 = phi <4 x double> [ %203, %195 ], [ %169, %160 ]
  %206 = getelementptr inbounds i64, ptr %36, i64 3
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds double, ptr %3, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = insertelement <4 x double> poison, double %209, i64 0
  %211 = shufflevector <4 x double> %210, <4 x double> poison, <4 x i32> zeroinitializer
  %212 = fmul <4 x double> %211, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %213 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %214 = fmul <4 x double> %205, %213
  %215 = shufflevector <4 x double> %205, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %216 = fmul <4 x double> %215, %212
  %217 = fsub <4 x double> %214, %216
  %218 = shufflevector <4 x double> %217, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %219 = shufflevector <4 x double> %173, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = shufflevector <4 x double> %173, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %221 = fmul <4 x double> %147, %220
  %222 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %146, <4 x double> %219, <4 x double> %221)
  %223 = shufflevector <4 x double> %173, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %224 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %223, <4 x double> %222)
  %225 = shufflevector <4 x double> %191, <4 x double> poison, <4 x i32> zeroinitializer
  %226 = shufflevector <4 x double> %191, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %227 = fmul <4 x double> %147, %226
  %228 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %146, <4 x double> %225, <4 x double> %227)
  %229 = shufflevector <4 x double> %191, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %230 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %229, <4 x double> %228)
  %231 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %218, <4 x double> splat (double 2.000000e+00), <4 x double> %230)
  %232 = select i1 %46, <4 x double> %231, <4 x double> %230
  %233 = select i1 %46, <4 x double> splat (double -0.000000e+00), <4 x double> %218
  %234 = fadd <4 x double> %224, %233
  %235 = select i1 %46, <4 x double> splat (double -0.000000e+00), <4 x double> %212
  %236 = fadd <4 x double> %169, %235
  %237 = getelementptr inbounds double, ptr %40, i64 16
  %238 = bitcast ptr %237 to ptr
  %239 = load <4 x double>, ptr %238, align 8
  %240 = getelementptr inbounds double, ptr %40, i64 20
  %241 = bitcast ptr %240 to ptr
  %242 = load <4 x double>, ptr %241, align 8
  %243 = getelementptr inbounds double, ptr %40, i64 24
  %244 = bitcast ptr %243 to ptr
  %245 = load <4 x double>, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %40, i64 28
  %247 = bitcast ptr %246 to ptr
  %248 = load <4 x double>, ptr %247, align 8
  %249 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 0, i32 0
  store <4 x double> %141, ptr %249, align 32
  %250 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 0, i32 1
  store <4 x double> %142, ptr %250, align 32
  %251 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 0, i32 2
  store <4 x double> %143, ptr %251, align 32
  %252 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 1
  store <4 x double> %161, ptr %252, align 32
  %253 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 2
  store <4 x double> %236, ptr %253, align 32
  %254 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 3
  store <4 x double> %234, ptr %254, align 32
  %255 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 4
  store <4 x double> %232, ptr %255, align 32
  %256 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 5
  store <4 x double> %205, ptr %256, align 32
  %257 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 6, i32 0
  store <4 x double> %242, ptr %257, align 32
  %258 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 6, i32 1
  store <4 x double> %245, ptr %258, align 32
  %259 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 6, i32 2
  store <4 x double> %248, ptr %259, align 32
  %260 = extractelement <4 x double> %239, i64 2
  %261 = extractelement <4 x double> %239, i64 1
  %262 = fneg double %261
  %263 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %260, i64 1
  %264 = insertelement <4 x double> %263, double %262, i64 2
  %265 = fneg double %260
  %266 = extractelement <4 x double> %239, i64 0
  %267 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %265, i64 0
  %268 = shufflevector <4 x double> %267, <4 x double> %239, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %269 = fneg double %266
  %270 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %261, i64 0
  %271 = insertelement <4 x double> %270, double %269, i64 1
  %272 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 7, i32 0
  store <4 x double> %264, ptr %272, align 32
  %273 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 7, i32 1
  store <4 x double> %268, ptr %273, align 32
  %274 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 7, i32 2
  store <4 x double> %271, ptr %274, align 32
  %275 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %239, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %276 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %239, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %277 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %239, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %278 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 8, i32 0
  store <4 x double> %275, ptr %278, align 32
  %279 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 8, i32 1
  store <4 x double> %276, ptr %279, align 32
  %280 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 8, i32 2
  store <4 x double> %277, ptr %280, align 32
  %281 = shufflevector <4 x double> %239, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %282 = shufflevector <4 x double> %239, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %283 = fmul <4 x double> %282, %234
  %284 = shufflevector <4 x double> %234, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %285 = fmul <4 x double> %239, %284
  %286 = fsub <4 x double> %283, %285
  %287 = shufflevector <4 x double> %286, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %288 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %281, <4 x double> %232, <4 x double> %287)
  %289 = fmul <4 x double> %282, %236
  %290 = shufflevector <4 x double> %236, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %291 = fmul <4 x double> %239, %290
  %292 = fsub <4 x double> %289, %291
  %293 = shufflevector <4 x double> %292, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %294 = shufflevector <4 x double> %293, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %295 = fmul <4 x double> %236, %294
  %296 = fmul <4 x double> %290, %293
  %297 = fsub <4 x double> %295, %296
  %298 = shufflevector <4 x double> %297, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %299 = fadd <4 x double> %298, %288
  %300 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 9
  store <4 x double> %299, ptr %300, align 32
  %301 = shufflevector <4 x double> %234, <4 x double> poison, <4 x i32> zeroinitializer
  %302 = shufflevector <4 x double> %234, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %303 = fmul <4 x double> %245, %302
  %304 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %301, <4 x double> %303)
  %305 = shufflevector <4 x double> %234, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %306 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %305, <4 x double> %304)
  %307 = shufflevector <4 x double> %236, <4 x double> poison, <4 x i32> zeroinitializer
  %308 = shufflevector <4 x double> %236, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %309 = fmul <4 x double> %245, %308
  %310 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %242, <4 x double> %307, <4 x double> %309)
  %311 = shufflevector <4 x double> %236, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %312 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %248, <4 x double> %311, <4 x double> %310)
  %313 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %314 = fmul <4 x double> %236, %313
  %315 = fmul <4 x double> %290, %312
  %316 = fsub <4 x double> %314, %315
  %317 = shufflevector <4 x double> %316, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %318 = fadd <4 x double> %306, %317
  %319 = shufflevector <4 x double> %232, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %320 = fmul <4 x double> %239, %319
  %321 = fmul <4 x double> %282, %232
  %322 = fsub <4 x double> %320, %321
  %323 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %324 = fadd <4 x double> %323, %318
  %325 = getelementptr inbounds %struct.body, ptr %37, i64 0, i32 10
  store <4 x double> %324, ptr %325, align 32
  %326 = icmp eq ptr %43, null
  br i1 %326, label %336, label %327

327:
  %328 = getelementptr inbounds double, ptr %43, i64 1
  %329 = bitcast ptr %328 to ptr
  %330 = load <4 x double>, ptr %329, align 8
  %331 = fsub <4 x double> %299, %330
  store <4 x double> %331, ptr %300, align 32
  %332 = getelementptr inbounds double, ptr %43, i64 4
  %333 = bitcast ptr %332 to ptr
  %334 = load <4 x double>, ptr %333, align 8
  %335 = fsub <4 x double> %324, %334
  store <4 x double> %335, ptr %325, align 32
  br label %336

336:
  %337 = add nuw nsw i64 %33, 1
  %338 = load i64, ptr %20, align 8
  %339 = icmp slt i64 %337, %338
  br i1 %339, label %32, label %27

340:
  %341 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 3
  %342 = bitcast ptr %341 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %342, i8 0, i64 64, i1 false)
  %343 = load i64, ptr %20, align 8
  %344 = icmp sgt i64 %343, 0
  br i1 %344, label %345, label %679

345:
  %346 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %347 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %680

348:
  %349 = phi i64 [ %338, %29 ], [ %350, %677 ]
  %350 = add nsw i64 %349, -1
  %351 = load ptr, ptr %30, align 8
  %352 = mul nsw i64 %350, 5
  %353 = getelementptr inbounds i64, ptr %351, i64 %352
  %354 = getelementptr inbounds i64, ptr %353, i64 1
  %355 = load i64, ptr %354, align 8
  %356 = icmp eq i64 %355, 1
  %357 = mul nsw i64 %350, 36
  %358 = add nsw i64 %357, 32
  %359 = getelementptr inbounds double, ptr %8, i64 %358
  %360 = load double, ptr %359, align 8
  br i1 %31, label %365, label %361

361:
  %362 = mul nsw i64 %350, %10
  %363 = getelementptr inbounds double, ptr %5, i64 %362
  %364 = load double, ptr %363, align 8
  br label %365

365:
  %366 = phi double [ %364, %361 ], [ 0.000000e+00, %348 ]
  %367 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 7, i32 0
  %368 = load <4 x double>, ptr %367, align 32
  %369 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 7, i32 1
  %370 = load <4 x double>, ptr %369, align 32
  %371 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 7, i32 2
  %372 = load <4 x double>, ptr %371, align 32
  %373 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 6, i32 2
  %374 = select i1 %356, ptr %371, ptr %373
  %375 = load <4 x double>, ptr %374, align 32
  br i1 %356, label %376, label %385

376:
  %377 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 8, i32 2
  %378 = load <4 x double>, ptr %377, align 32
  %379 = extractelement <4 x double> %378, i64 2
  %380 = fadd double %360, %379
  %381 = fcmp ogt double %380, 0.000000e+00
  %382 = fdiv double 1.000000e+00, %380
  %383 = select i1 %381, double %382, double 0x7FF8000000000000
  %384 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 9, i64 2
  br label %396

385:
  %386 = shufflevector <4 x double> %368, <4 x double> %370, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %387 = shufflevector <4 x double> %386, <4 x double> %372, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %388 = extractelement <4 x double> %375, i64 2
  %389 = fadd double %360, %388
  %390 = fcmp ogt double %389, 0.000000e+00
  %391 = fdiv double 1.000000e+00, %389
  %392 = select i1 %390, double %391, double 0x7FF8000000000000
  %393 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 10, i64 2
  %394 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 8, i32 2
  %395 = load <4 x double>, ptr %394, align 32
  br label %396

396:
  %397 = phi <4 x double> [ %378, %376 ], [ %395, %385 ]
  %398 = phi double [ %383, %376 ], [ %392, %385 ]
  %399 = phi <4 x double> [ %378, %376 ], [ %387, %385 ]
  %400 = phi ptr [ %384, %376 ], [ %393, %385 ]
  %401 = load double, ptr %400, align 16
  %402 = fsub double %366, %401
  %403 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 6
  %404 = insertelement <4 x double> poison, double %398, i64 0
  %405 = shufflevector <4 x double> %404, <4 x double> poison, <4 x i32> zeroinitializer
  %406 = shufflevector <4 x double> %375, <4 x double> poison, <4 x i32> zeroinitializer
  %407 = getelementptr inbounds %struct.mat, ptr %403, i64 0, i32 0
  %408 = load <4 x double>, ptr %407, align 32
  %409 = fneg <4 x double> %405
  %410 = fmul <4 x double> %375, %409
  %411 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %410, <4 x double> %406, <4 x double> %408)
  store <4 x double> %411, ptr %407, align 32
  %412 = shufflevector <4 x double> %375, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %413 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 6, i32 1
  %414 = load <4 x double>, ptr %413, align 32
  %415 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %410, <4 x double> %412, <4 x double> %414)
  store <4 x double> %415, ptr %413, align 32
  %416 = shufflevector <4 x double> %375, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %417 = load <4 x double>, ptr %373, align 32
  %418 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %410, <4 x double> %416, <4 x double> %417)
  store <4 x double> %418, ptr %373, align 32
  %419 = shufflevector <4 x double> %399, <4 x double> poison, <4 x i32> zeroinitializer
  %420 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %410, <4 x double> %419, <4 x double> %368)
  store <4 x double> %420, ptr %367, align 32
  %421 = shufflevector <4 x double> %399, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %422 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %410, <4 x double> %421, <4 x double> %370)
  store <4 x double> %422, ptr %369, align 32
  %423 = shufflevector <4 x double> %399, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %424 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %410, <4 x double> %423, <4 x double> %372)
  store <4 x double> %424, ptr %371, align 32
  %425 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 8
  %426 = getelementptr inbounds %struct.mat, ptr %425, i64 0, i32 0
  %427 = load <4 x double>, ptr %426, align 32
  %428 = fmul <4 x double> %399, %409
  %429 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %428, <4 x double> %419, <4 x double> %427)
  store <4 x double> %429, ptr %426, align 32
  %430 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 8, i32 1
  %431 = load <4 x double>, ptr %430, align 32
  %432 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %428, <4 x double> %421, <4 x double> %431)
  store <4 x double> %432, ptr %430, align 32
  %433 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 8, i32 2
  %434 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %428, <4 x double> %423, <4 x double> %397)
  store <4 x double> %434, ptr %433, align 32
  %435 = fcmp oeq double %360, 0.000000e+00
  br i1 %435, label %436, label %448

436:
  %437 = select i1 %356, ptr %425, ptr %403
  %438 = getelementptr inbounds %struct.mat, ptr %437, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %438, align 16
  %439 = getelementptr inbounds %struct.mat, ptr %437, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %439, align 16
  %440 = getelementptr inbounds %struct.mat, ptr %437, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %440, align 32
  br i1 %356, label %441, label %442

441:
  store <4 x double> zeroinitializer, ptr %371, align 32
  br label %448

442:
  %443 = load <4 x double>, ptr %371, align 32
  %444 = insertelement <4 x double> %443, double 0.000000e+00, i64 2
  %445 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %445, align 16
  %446 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %446, align 16
  %447 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %447, align 16
  br label %448

448:
  %449 = phi <4 x double> [ %424, %396 ], [ zeroinitializer, %441 ], [ %444, %442 ]
  %450 = fmul double %398, %402
  %451 = insertelement <4 x double> poison, double %450, i64 0
  %452 = shufflevector <4 x double> %451, <4 x double> poison, <4 x i32> zeroinitializer
  %453 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 10
  %454 = load <4 x double>, ptr %453, align 32
  %455 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %375, <4 x double> %454)
  store <4 x double> %455, ptr %453, align 32
  %456 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 9
  %457 = load <4 x double>, ptr %456, align 32
  %458 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %399, <4 x double> %457)
  store <4 x double> %458, ptr %456, align 32
  %459 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 11
  store <4 x double> %375, ptr %459, align 32
  %460 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 12
  store <4 x double> %399, ptr %460, align 32
  %461 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %398, i64 0
  %462 = insertelement <4 x double> %461, double %402, i64 1
  %463 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 13
  store <4 x double> %462, ptr %463, align 32
  %464 = load i64, ptr %353, align 8
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %677, label %466

466:
  %467 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 0, i32 0
  %468 = load <4 x double>, ptr %467, align 32
  %469 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 0, i32 1
  %470 = load <4 x double>, ptr %469, align 32
  %471 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 0, i32 2
  %472 = load <4 x double>, ptr %471, align 32
  %473 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 1
  %474 = load <4 x double>, ptr %473, align 32
  %475 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 6, i32 0
  %476 = load <4 x double>, ptr %475, align 32
  %477 = shufflevector <4 x double> %476, <4 x double> poison, <4 x i32> zeroinitializer
  %478 = shufflevector <4 x double> %476, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %479 = fmul <4 x double> %470, %478
  %480 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %477, <4 x double> %479)
  %481 = shufflevector <4 x double> %476, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %482 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %481, <4 x double> %480)
  %483 = load <4 x double>, ptr %413, align 32
  %484 = shufflevector <4 x double> %483, <4 x double> poison, <4 x i32> zeroinitializer
  %485 = shufflevector <4 x double> %483, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %486 = fmul <4 x double> %470, %485
  %487 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %484, <4 x double> %486)
  %488 = shufflevector <4 x double> %483, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %489 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %488, <4 x double> %487)
  %490 = load <4 x double>, ptr %373, align 32
  %491 = shufflevector <4 x double> %490, <4 x double> poison, <4 x i32> zeroinitializer
  %492 = shufflevector <4 x double> %490, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %493 = fmul <4 x double> %470, %492
  %494 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %491, <4 x double> %493)
  %495 = shufflevector <4 x double> %490, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %496 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %495, <4 x double> %494)
  %497 = shufflevector <4 x double> %468, <4 x double> poison, <4 x i32> zeroinitializer
  %498 = shufflevector <4 x double> %470, <4 x double> poison, <4 x i32> zeroinitializer
  %499 = fmul <4 x double> %498, %489
  %500 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %482, <4 x double> %497, <4 x double> %499)
  %501 = shufflevector <4 x double> %472, <4 x double> poison, <4 x i32> zeroinitializer
  %502 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %496, <4 x double> %501, <4 x double> %500)
  %503 = shufflevector <4 x double> %468, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %504 = shufflevector <4 x double> %470, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %505 = fmul <4 x double> %504, %489
  %506 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %482, <4 x double> %503, <4 x double> %505)
  %507 = shufflevector <4 x double> %472, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %508 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %496, <4 x double> %507, <4 x double> %506)
  %509 = shufflevector <4 x double> %468, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %510 = shufflevector <4 x double> %470, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %511 = fmul <4 x double> %510, %489
  %512 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %482, <4 x double> %509, <4 x double> %511)
  %513 = shufflevector <4 x double> %472, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %514 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %496, <4 x double> %513, <4 x double> %512)
  %515 = load <4 x double>, ptr %367, align 32
  %516 = shufflevector <4 x double> %515, <4 x double> poison, <4 x i32> zeroinitializer
  %517 = shufflevector <4 x double> %515, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %518 = fmul <4 x double> %470, %517
  %519 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %516, <4 x double> %518)
  %520 = shufflevector <4 x double> %515, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %521 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %520, <4 x double> %519)
  %522 = load <4 x double>, ptr %369, align 32
  %523 = shufflevector <4 x double> %522, <4 x double> poison, <4 x i32> zeroinitializer
  %524 = shufflevector <4 x double> %522, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %525 = fmul <4 x double> %470, %524
  %526 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %523, <4 x double> %525)
  %527 = shufflevector <4 x double> %522, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %528 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %527, <4 x double> %526)
  %529 = shufflevector <4 x double> %449, <4 x double> poison, <4 x i32> zeroinitializer
  %530 = shufflevector <4 x double> %449, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %531 = fmul <4 x double> %470, %530
  %532 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %529, <4 x double> %531)
  %533 = shufflevector <4 x double> %449, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %534 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %533, <4 x double> %532)
  %535 = fmul <4 x double> %498, %528
  %536 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %521, <4 x double> %497, <4 x double> %535)
  %537 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %534, <4 x double> %501, <4 x double> %536)
  %538 = fmul <4 x double> %504, %528
  %539 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %521, <4 x double> %503, <4 x double> %538)
  %540 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %534, <4 x double> %507, <4 x double> %539)
  %541 = fmul <4 x double> %510, %528
  %542 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %521, <4 x double> %509, <4 x double> %541)
  %543 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %534, <4 x double> %513, <4 x double> %542)
  %544 = getelementptr inbounds %struct.body, ptr %1, i64 %349, i32 8, i32 0
  %545 = load <4 x double>, ptr %544, align 32
  %546 = shufflevector <4 x double> %545, <4 x double> poison, <4 x i32> zeroinitializer
  %547 = shufflevector <4 x double> %545, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %548 = fmul <4 x double> %470, %547
  %549 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %546, <4 x double> %548)
  %550 = shufflevector <4 x double> %545, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %551 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %550, <4 x double> %549)
  %552 = load <4 x double>, ptr %430, align 32
  %553 = shufflevector <4 x double> %552, <4 x double> poison, <4 x i32> zeroinitializer
  %554 = shufflevector <4 x double> %552, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %555 = fmul <4 x double> %470, %554
  %556 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %553, <4 x double> %555)
  %557 = shufflevector <4 x double> %552, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %558 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %557, <4 x double> %556)
  %559 = load <4 x double>, ptr %433, align 32
  %560 = shufflevector <4 x double> %559, <4 x double> poison, <4 x i32> zeroinitializer
  %561 = shufflevector <4 x double> %559, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %562 = fmul <4 x double> %470, %561
  %563 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %560, <4 x double> %562)
  %564 = shufflevector <4 x double> %559, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %565 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %564, <4 x double> %563)
  %566 = fmul <4 x double> %498, %558
  %567 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %551, <4 x double> %497, <4 x double> %566)
  %568 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %565, <4 x double> %501, <4 x double> %567)
  %569 = fmul <4 x double> %504, %558
  %570 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %551, <4 x double> %503, <4 x double> %569)
  %571 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %565, <4 x double> %507, <4 x double> %570)
  %572 = fmul <4 x double> %510, %558
  %573 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %551, <4 x double> %509, <4 x double> %572)
  %574 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %565, <4 x double> %513, <4 x double> %573)
  %575 = shufflevector <4 x double> %568, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %576 = fmul <4 x double> %474, %575
  %577 = shufflevector <4 x double> %474, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %578 = fmul <4 x double> %577, %568
  %579 = fsub <4 x double> %576, %578
  %580 = shufflevector <4 x double> %579, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %581 = shufflevector <4 x double> %571, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %582 = fmul <4 x double> %474, %581
  %583 = fmul <4 x double> %577, %571
  %584 = fsub <4 x double> %582, %583
  %585 = shufflevector <4 x double> %584, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %586 = shufflevector <4 x double> %574, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %587 = fmul <4 x double> %474, %586
  %588 = fmul <4 x double> %577, %574
  %589 = fsub <4 x double> %587, %588
  %590 = shufflevector <4 x double> %589, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %591 = fadd <4 x double> %537, %580
  %592 = fadd <4 x double> %540, %585
  %593 = fadd <4 x double> %543, %590
  %594 = shufflevector <4 x double> %474, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %595 = shufflevector <4 x double> %474, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %596 = fneg <4 x double> %540
  %597 = fmul <4 x double> %595, %596
  %598 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %543, <4 x double> %594, <4 x double> %597)
  %599 = shufflevector <4 x double> %474, <4 x double> poison, <4 x i32> zeroinitializer
  %600 = fneg <4 x double> %543
  %601 = fmul <4 x double> %599, %600
  %602 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %537, <4 x double> %595, <4 x double> %601)
  %603 = fneg <4 x double> %537
  %604 = fmul <4 x double> %594, %603
  %605 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %540, <4 x double> %599, <4 x double> %604)
  %606 = shufflevector <4 x double> %598, <4 x double> %602, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %607 = shufflevector <4 x double> %598, <4 x double> %602, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %608 = shufflevector <4 x double> %606, <4 x double> %605, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %609 = shufflevector <4 x double> %606, <4 x double> %605, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %610 = shufflevector <4 x double> %607, <4 x double> %605, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %611 = fneg <4 x double> %592
  %612 = fmul <4 x double> %595, %611
  %613 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %593, <4 x double> %594, <4 x double> %612)
  %614 = fneg <4 x double> %593
  %615 = fmul <4 x double> %599, %614
  %616 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %591, <4 x double> %595, <4 x double> %615)
  %617 = fneg <4 x double> %591
  %618 = fmul <4 x double> %594, %617
  %619 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %592, <4 x double> %599, <4 x double> %618)
  %620 = fadd <4 x double> %608, %613
  %621 = fadd <4 x double> %609, %616
  %622 = fadd <4 x double> %610, %619
  %623 = fadd <4 x double> %502, %620
  %624 = fadd <4 x double> %508, %621
  %625 = fadd <4 x double> %514, %622
  %626 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 6, i32 0
  %627 = load <4 x double>, ptr %626, align 32
  %628 = fadd <4 x double> %627, %623
  %629 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 6, i32 1
  %630 = load <4 x double>, ptr %629, align 32
  %631 = fadd <4 x double> %630, %624
  %632 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 6, i32 2
  %633 = load <4 x double>, ptr %632, align 32
  %634 = fadd <4 x double> %633, %625
  store <4 x double> %628, ptr %626, align 32
  store <4 x double> %631, ptr %629, align 32
  store <4 x double> %634, ptr %632, align 32
  %635 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 7, i32 0
  %636 = load <4 x double>, ptr %635, align 32
  %637 = fadd <4 x double> %636, %591
  %638 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 7, i32 1
  %639 = load <4 x double>, ptr %638, align 32
  %640 = fadd <4 x double> %639, %592
  %641 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 7, i32 2
  %642 = load <4 x double>, ptr %641, align 32
  %643 = fadd <4 x double> %642, %593
  store <4 x double> %637, ptr %635, align 32
  store <4 x double> %640, ptr %638, align 32
  store <4 x double> %643, ptr %641, align 32
  %644 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 8, i32 0
  %645 = load <4 x double>, ptr %644, align 32
  %646 = fadd <4 x double> %568, %645
  %647 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 8, i32 1
  %648 = load <4 x double>, ptr %647, align 32
  %649 = fadd <4 x double> %571, %648
  %650 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 8, i32 2
  %651 = load <4 x double>, ptr %650, align 32
  %652 = fadd <4 x double> %574, %651
  store <4 x double> %646, ptr %644, align 32
  store <4 x double> %649, ptr %647, align 32
  store <4 x double> %652, ptr %650, align 32
  %653 = shufflevector <4 x double> %458, <4 x double> poison, <4 x i32> zeroinitializer
  %654 = shufflevector <4 x double> %458, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %655 = fmul <4 x double> %654, %470
  %656 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %653, <4 x double> %655)
  %657 = shufflevector <4 x double> %458, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %658 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %657, <4 x double> %656)
  %659 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 9
  %660 = load <4 x double>, ptr %659, align 32
  %661 = fadd <4 x double> %658, %660
  store <4 x double> %661, ptr %659, align 32
  %662 = shufflevector <4 x double> %455, <4 x double> poison, <4 x i32> zeroinitializer
  %663 = shufflevector <4 x double> %455, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %664 = fmul <4 x double> %663, %470
  %665 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %468, <4 x double> %662, <4 x double> %664)
  %666 = shufflevector <4 x double> %455, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %667 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> %666, <4 x double> %665)
  %668 = shufflevector <4 x double> %658, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %669 = fmul <4 x double> %474, %668
  %670 = fmul <4 x double> %577, %658
  %671 = fsub <4 x double> %669, %670
  %672 = shufflevector <4 x double> %671, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %673 = fadd <4 x double> %667, %672
  %674 = getelementptr inbounds %struct.body, ptr %1, i64 %464, i32 10
  %675 = load <4 x double>, ptr %674, align 32
  %676 = fadd <4 x double> %673, %675
  store <4 x double> %676, ptr %674, align 32
  br label %677

677:
  %678 = icmp ugt i64 %349, 1
  br i1 %678, label %348, label %340

679:
  ret void

680:
  %681 = phi i64 [ 0, %345 ], [ %760, %680 ]
  %682 = load ptr, ptr %346, align 8
  %683 = mul nuw nsw i64 %681, 5
  %684 = getelementptr inbounds i64, ptr %682, i64 %683
  %685 = getelementptr inbounds %struct.body, ptr %347, i64 %681
  %686 = load i64, ptr %684, align 8
  %687 = getelementptr inbounds i64, ptr %684, i64 1
  %688 = load i64, ptr %687, align 8
  %689 = icmp eq i64 %688, 1
  %690 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 0, i32 0
  %691 = load <4 x double>, ptr %690, align 32
  %692 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 0, i32 1
  %693 = load <4 x double>, ptr %692, align 32
  %694 = shufflevector <4 x double> %691, <4 x double> %693, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %695 = shufflevector <4 x double> %691, <4 x double> %693, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %696 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 0, i32 2
  %697 = load <4 x double>, ptr %696, align 32
  %698 = shufflevector <4 x double> %694, <4 x double> %697, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %699 = shufflevector <4 x double> %694, <4 x double> %697, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %700 = shufflevector <4 x double> %695, <4 x double> %697, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %701 = getelementptr inbounds %struct.body, ptr %1, i64 %686, i32 3
  %702 = load <4 x double>, ptr %701, align 32
  %703 = shufflevector <4 x double> %702, <4 x double> poison, <4 x i32> zeroinitializer
  %704 = shufflevector <4 x double> %702, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %705 = fmul <4 x double> %699, %704
  %706 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %698, <4 x double> %703, <4 x double> %705)
  %707 = shufflevector <4 x double> %702, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %708 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %700, <4 x double> %707, <4 x double> %706)
  %709 = getelementptr inbounds %struct.body, ptr %1, i64 %686, i32 4
  %710 = load <4 x double>, ptr %709, align 32
  %711 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 1
  %712 = load <4 x double>, ptr %711, align 32
  %713 = shufflevector <4 x double> %712, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %714 = fmul <4 x double> %702, %713
  %715 = shufflevector <4 x double> %702, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %716 = fmul <4 x double> %715, %712
  %717 = fsub <4 x double> %714, %716
  %718 = shufflevector <4 x double> %717, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %719 = fadd <4 x double> %710, %718
  %720 = shufflevector <4 x double> %719, <4 x double> poison, <4 x i32> zeroinitializer
  %721 = shufflevector <4 x double> %719, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %722 = fmul <4 x double> %699, %721
  %723 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %698, <4 x double> %720, <4 x double> %722)
  %724 = shufflevector <4 x double> %719, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %725 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %700, <4 x double> %724, <4 x double> %723)
  %726 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 11
  %727 = load <4 x double>, ptr %726, align 32
  %728 = fmul <4 x double> %727, %708
  %729 = extractelement <4 x double> %728, i64 0
  %730 = extractelement <4 x double> %728, i64 1
  %731 = fadd double %729, %730
  %732 = extractelement <4 x double> %728, i64 2
  %733 = fadd double %732, %731
  %734 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 12
  %735 = load <4 x double>, ptr %734, align 32
  %736 = fmul <4 x double> %735, %725
  %737 = extractelement <4 x double> %736, i64 0
  %738 = extractelement <4 x double> %736, i64 1
  %739 = fadd double %737, %738
  %740 = extractelement <4 x double> %736, i64 2
  %741 = fadd double %740, %739
  %742 = fadd double %733, %741
  %743 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 13
  %744 = getelementptr inbounds <4 x double>, ptr %743, i64 0, i64 0
  %745 = load double, ptr %744, align 32
  %746 = getelementptr inbounds <4 x double>, ptr %743, i64 0, i64 1
  %747 = load double, ptr %746, align 8
  %748 = fsub double %747, %742
  %749 = fmul double %745, %748
  %750 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %749, i64 2
  %751 = select i1 %689, <4 x double> splat (double -0.000000e+00), <4 x double> %750
  %752 = fadd <4 x double> %708, %751
  %753 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 3
  store <4 x double> %752, ptr %753, align 32
  %754 = select i1 %689, <4 x double> %750, <4 x double> splat (double -0.000000e+00)
  %755 = fadd <4 x double> %725, %754
  %756 = getelementptr inbounds %struct.body, ptr %685, i64 0, i32 4
  store <4 x double> %755, ptr %756, align 32
  %757 = getelementptr inbounds i64, ptr %684, i64 3
  %758 = load i64, ptr %757, align 8
  %759 = getelementptr inbounds double, ptr %6, i64 %758
  store double %749, ptr %759, align 8
  %760 = add nuw nsw i64 %681, 1
  %761 = load i64, ptr %20, align 8
  %762 = icmp slt i64 %760, %761
  br i1 %762, label %680, label %679
}

define void @tree_motion_accelerations(ptr  %0, double %1, ptr  %2, ptr  %3, ptr %4, ptr %5, ptr %6, ptr  %7) {
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  %14 = shl i64 %13, 3
  %15 = tail call ptr @malloc(i64 %14)
  %16 = bitcast ptr %15 to ptr
  %17 = icmp eq ptr %15, null
  br i1 %17, label %18, label %25

18:
  %19 = icmp sgt i64 %12, 0
  br i1 %19, label %20, label %32

20:
  %21 = phi i64 [ %23, %20 ], [ 0, %18 ]
  %22 = getelementptr inbounds double, ptr %7, i64 %21
  store double 0x7FF8000000000000, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %32, label %20

25:
  %26 = bitcast ptr %2 to ptr
  %27 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %26, i64 %27, i1 false)
  %28 = getelementptr inbounds double, ptr %16, i64 %10
  %29 = bitcast ptr %28 to ptr
  %30 = bitcast ptr %3 to ptr
  %31 = shl i64 %12, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %30, i64 %31, i1 false)
  tail call void @tree_motion_rates(ptr %0, double %1, ptr %16, ptr %4, ptr %5, ptr %6, ptr null, ptr %7)
  tail call void @free(ptr %15)
  br label %32

32:
  ret void
}

declare ptr @malloc(i64)

declare void @free(ptr )

define void @tree_motion_energy(ptr  %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr  %6) {
  %8 = getelementptr inbounds double, ptr %5, i64 4
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  br label %12

12:
  %13 = phi i64 [ 0, %7 ], [ %19, %18 ]
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11, i64 %13
  %15 = bitcast ptr %14 to ptr
  %16 = atomicrmw xchg ptr %15, i64 0 acquire, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %28

18:
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, 8
  br i1 %20, label %21, label %12

21:
  %22 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, 768
  %25 = add i64 %24, 768
  %26 = tail call ptr @malloc(i64 %25)
  %27 = bitcast ptr %26 to ptr
  br label %30

28:
  %29 = inttoptr i64 %16 to ptr
  br label %30

30:
  %31 = phi i64 [ -1, %21 ], [ %13, %28 ]
  %32 = phi ptr [ %27, %21 ], [ %29, %28 ]
  %33 = icmp eq ptr %32, null
  %34 = select i1 %33, double 0x7FF8000000000000, double 0.000000e+00
  %35 = getelementptr inbounds double, ptr %6, i64 2
  store double %34, ptr %35, align 8
  %36 = getelementptr inbounds double, ptr %6, i64 1
  store double %34, ptr %36, align 8
  store double %34, ptr %6, align 8
  br i1 %33, label %358, label %37

37:
  %38 = ptrtoint ptr %32 to i64
  %39 = add i64 %38, 63
  %40 = and i64 %39, -64
  %41 = inttoptr i64 %40 to ptr
  %42 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.body, ptr %41, i64 %43
  %45 = getelementptr inbounds %struct.body, ptr %44, i64 1
  %46 = getelementptr %struct.body, ptr %45, i64 0, i32 0, i32 0, i64 0
  %47 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 9
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %53, label %50

50:
  %51 = mul nsw i64 %43, 36
  %52 = getelementptr inbounds double, ptr %8, i64 %51
  tail call void %48(double %1, ptr %2, ptr %3, ptr %4, ptr %52, ptr %46)
  br label %53

53:
  %54 = bitcast ptr %5 to ptr
  %55 = load <4 x double>, ptr %54, align 8
  %56 = inttoptr i64 %40 to ptr
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(160) %56, i8 0, i64 160, i1 false)
  %57 = getelementptr inbounds %struct.body, ptr %41, i64 0, i32 3
  store <4 x double> %55, ptr %57, align 32
  %58 = getelementptr inbounds %struct.body, ptr %41, i64 0, i32 4
  %59 = bitcast ptr %58 to ptr
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(512) %59, i8 0, i64 512, i1 false)
  %60 = load i64, ptr %42, align 8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %66

62:
  %63 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %64 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 8
  %65 = getelementptr inbounds %struct.body, ptr %41, i64 1
  br label %73

66:
  %67 = icmp slt i64 %31, 0
  br i1 %67, label %68, label %70

68:
  %69 = bitcast ptr %32 to ptr
  tail call void @free(ptr %69)
  br label %358

70:
  %71 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11, i64 %31
  %72 = bitcast ptr %71 to ptr
  store atomic i64 %38, ptr %72 release, align 8
  br label %358

73:
  %74 = phi i64 [ 0, %62 ], [ %355, %354 ]
  %75 = load ptr, ptr %63, align 8
  %76 = mul nuw nsw i64 %74, 5
  %77 = getelementptr inbounds i64, ptr %75, i64 %76
  %78 = getelementptr inbounds %struct.body, ptr %65, i64 %74
  %79 = load i64, ptr %77, align 8
  %80 = mul nuw nsw i64 %74, 36
  %81 = getelementptr inbounds double, ptr %8, i64 %80
  %82 = getelementptr inbounds i64, ptr %77, i64 1
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 1
  %85 = bitcast ptr %81 to ptr
  %86 = load <4 x double>, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %81, i64 4
  %88 = bitcast ptr %87 to ptr
  %89 = load <4 x double>, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %81, i64 8
  %91 = bitcast ptr %90 to ptr
  %92 = load <4 x double>, ptr %91, align 8
  %93 = icmp eq i64 %83, 0
  br i1 %93, label %94, label %110

94:
  %95 = getelementptr inbounds i64, ptr %77, i64 2
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %2, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = tail call double @llvm.cos.f64(double %98)
  %100 = tail call double @llvm.sin.f64(double %98)
  %101 = insertelement <4 x double> poison, double %99, i64 0
  %102 = shufflevector <4 x double> %101, <4 x double> poison, <4 x i32> zeroinitializer
  %103 = insertelement <4 x double> poison, double %100, i64 0
  %104 = shufflevector <4 x double> %103, <4 x double> poison, <4 x i32> zeroinitializer
  %105 = fmul <4 x double> %89, %104
  %106 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %86, <4 x double> %102, <4 x double> %105)
  %107 = fneg <4 x double> %86
  %108 = fmul <4 x double> %104, %107
  %109 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %89, <4 x double> %102, <4 x double> %108)
  br label %178

110:
  %111 = icmp slt i64 %83, 3
  br i1 %111, label %178, label %112

112:
  %113 = getelementptr inbounds i64, ptr %77, i64 2
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds double, ptr %2, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %115, i64 1
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %115, i64 2
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %115, i64 3
  %122 = load double, ptr %121, align 8
  %123 = fmul double %122, %122
  %124 = tail call double @llvm.fmuladd.f64(double %120, double %120, double %123)
  %125 = tail call double @llvm.fmuladd.f64(double %124, double -2.000000e+00, double 1.000000e+00)
  %126 = fmul double %116, %122
  %127 = tail call double @llvm.fmuladd.f64(double %118, double %120, double %126)
  %128 = fmul double %127, 2.000000e+00
  %129 = fmul double %116, %120
  %130 = fneg double %129
  %131 = tail call double @llvm.fmuladd.f64(double %118, double %122, double %130)
  %132 = fmul double %131, 2.000000e+00
  %133 = insertelement <4 x double> poison, double %125, i64 0
  %134 = fneg double %126
  %135 = tail call double @llvm.fmuladd.f64(double %118, double %120, double %134)
  %136 = fmul double %135, 2.000000e+00
  %137 = tail call double @llvm.fmuladd.f64(double %118, double %118, double %123)
  %138 = tail call double @llvm.fmuladd.f64(double %137, double -2.000000e+00, double 1.000000e+00)
  %139 = fmul double %116, %118
  %140 = tail call double @llvm.fmuladd.f64(double %120, double %122, double %139)
  %141 = fmul double %140, 2.000000e+00
  %142 = insertelement <4 x double> poison, double %136, i64 0
  %143 = tail call double @llvm.fmuladd.f64(double %118, double %122, double %129)
  %144 = fmul double %143, 2.000000e+00
  %145 = fneg double %139
  %146 = tail call double @llvm.fmuladd.f64(double %120, double %122, double %145)
  %147 = fmul double %146, 2.000000e+00
  %148 = fmul double %120, %120
  %149 = tail call double @llvm.fmuladd.f64(double %118, double %118, double %148)
  %150 = tail call double @llvm.fmuladd.f64(double %149, double -2.000000e+00, double 1.000000e+00)
  %151 = insertelement <4 x double> poison, double %144, i64 0
  %152 = shufflevector <4 x double> %133, <4 x double> poison, <4 x i32> zeroinitializer
  %153 = insertelement <4 x double> undef, double %128, i64 0
  %154 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> zeroinitializer
  %155 = fmul <4 x double> %89, %154
  %156 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %86, <4 x double> %152, <4 x double> %155)
  %157 = insertelement <4 x double> undef, double %132, i64 0
  %158 = shufflevector <4 x double> %157, <4 x double> poison, <4 x i32> zeroinitializer
  %159 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %92, <4 x double> %158, <4 x double> %156)
  %160 = shufflevector <4 x double> %142, <4 x double> poison, <4 x i32> zeroinitializer
  %161 = insertelement <4 x double> undef, double %138, i64 0
  %162 = shufflevector <4 x double> %161, <4 x double> poison, <4 x i32> zeroinitializer
  %163 = fmul <4 x double> %89, %162
  %164 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %86, <4 x double> %160, <4 x double> %163)
  %165 = insertelement <4 x double> undef, double %141, i64 0
  %166 = shufflevector <4 x double> %165, <4 x double> poison, <4 x i32> zeroinitializer
  %167 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %92, <4 x double> %166, <4 x double> %164)
  %168 = shufflevector <4 x double> %151, <4 x double> poison, <4 x i32> zeroinitializer
  %169 = insertelement <4 x double> undef, double %147, i64 0
  %170 = shufflevector <4 x double> %169, <4 x double> poison, <4 x i32> zeroinitializer
  %171 = fmul <4 x double> %89, %170
  %172 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %86, <4 x double> %168, <4 x double> %171)
  %173 = insertelement <4 x double> undef, double %150, i64 0
  %174 = shufflevector <4 x double> %173, <4 x double> poison, <4 x i32> zeroinitializer
  %175 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %92, <4 x double> %174, <4 x double> %172)
  switch i64 %83, label %177 [
    i64 3, label %178
    i64 4, label %176
  ]

176:
  br label %178

177:
  br label %178

178:
  %179 = phi <4 x double> [ %106, %94 ], [ %159, %177 ], [ %175, %176 ], [ %86, %110 ], [ %167, %112 ]
  %180 = phi <4 x double> [ %109, %94 ], [ %167, %177 ], [ %159, %176 ], [ %89, %110 ], [ %175, %112 ]
  %181 = phi <4 x double> [ %92, %94 ], [ %175, %177 ], [ %167, %176 ], [ %92, %110 ], [ %159, %112 ]
  %182 = shufflevector <4 x double> %179, <4 x double> %180, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %183 = shufflevector <4 x double> %179, <4 x double> %180, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %184 = shufflevector <4 x double> %182, <4 x double> %181, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %185 = shufflevector <4 x double> %182, <4 x double> %181, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %186 = shufflevector <4 x double> %183, <4 x double> %181, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %187 = getelementptr inbounds i64, ptr %77, i64 3
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds double, ptr %11, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds double, ptr %81, i64 19
  %192 = load double, ptr %191, align 8
  %193 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %190, i64 2
  %194 = getelementptr inbounds double, ptr %81, i64 16
  %195 = bitcast ptr %194 to ptr
  %196 = load <4 x double>, ptr %195, align 8
  %197 = getelementptr inbounds double, ptr %81, i64 20
  %198 = bitcast ptr %197 to ptr
  %199 = load <4 x double>, ptr %198, align 8
  %200 = getelementptr inbounds double, ptr %81, i64 24
  %201 = bitcast ptr %200 to ptr
  %202 = load <4 x double>, ptr %201, align 8
  %203 = getelementptr inbounds double, ptr %81, i64 28
  %204 = bitcast ptr %203 to ptr
  %205 = load <4 x double>, ptr %204, align 8
  %206 = getelementptr inbounds double, ptr %81, i64 12
  %207 = bitcast ptr %206 to ptr
  %208 = load <4 x double>, ptr %207, align 8
  br i1 %84, label %209, label %217

209:
  %210 = getelementptr inbounds i64, ptr %77, i64 2
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds double, ptr %2, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = insertelement <4 x double> poison, double %213, i64 0
  %215 = shufflevector <4 x double> %214, <4 x double> poison, <4 x i32> zeroinitializer
  %216 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %215, <4 x double> %181, <4 x double> %208)
  br label %217

217:
  %218 = phi <4 x double> [ splat (double -0.000000e+00), %209 ], [ %193, %178 ]
  %219 = phi <4 x double> [ %193, %209 ], [ splat (double -0.000000e+00), %178 ]
  %220 = phi <4 x double> [ %216, %209 ], [ %208, %178 ]
  %221 = getelementptr inbounds %struct.body, ptr %41, i64 %79, i32 2
  %222 = load <4 x double>, ptr %221, align 64
  %223 = shufflevector <4 x double> %222, <4 x double> poison, <4 x i32> zeroinitializer
  %224 = shufflevector <4 x double> %222, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %225 = fmul <4 x double> %185, %224
  %226 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %184, <4 x double> %223, <4 x double> %225)
  %227 = shufflevector <4 x double> %222, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %228 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %186, <4 x double> %227, <4 x double> %226)
  %229 = getelementptr inbounds %struct.body, ptr %41, i64 %79, i32 4
  %230 = load <4 x double>, ptr %229, align 64
  %231 = shufflevector <4 x double> %220, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %232 = fmul <4 x double> %222, %231
  %233 = shufflevector <4 x double> %222, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %234 = fmul <4 x double> %220, %233
  %235 = fsub <4 x double> %232, %234
  %236 = shufflevector <4 x double> %235, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %237 = fadd <4 x double> %230, %236
  %238 = shufflevector <4 x double> %237, <4 x double> poison, <4 x i32> zeroinitializer
  %239 = shufflevector <4 x double> %237, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %240 = fmul <4 x double> %185, %239
  %241 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %184, <4 x double> %238, <4 x double> %240)
  %242 = shufflevector <4 x double> %237, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %243 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %186, <4 x double> %242, <4 x double> %241)
  %244 = fadd <4 x double> %219, %243
  %245 = fadd <4 x double> %218, %228
  %246 = getelementptr inbounds %struct.body, ptr %41, i64 %79, i32 3
  %247 = load <4 x double>, ptr %246, align 32
  %248 = shufflevector <4 x double> %247, <4 x double> poison, <4 x i32> zeroinitializer
  %249 = shufflevector <4 x double> %247, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %250 = fmul <4 x double> %185, %249
  %251 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %184, <4 x double> %248, <4 x double> %250)
  %252 = shufflevector <4 x double> %247, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %253 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %186, <4 x double> %252, <4 x double> %251)
  %254 = getelementptr inbounds %struct.body, ptr %41, i64 %79, i32 13, i64 0
  %255 = load double, ptr %254, align 32
  %256 = fmul <4 x double> %220, %247
  %257 = extractelement <4 x double> %256, i64 0
  %258 = extractelement <4 x double> %256, i64 1
  %259 = fadd double %257, %258
  %260 = extractelement <4 x double> %256, i64 2
  %261 = fadd double %260, %259
  %262 = fadd double %255, %261
  %263 = getelementptr inbounds %struct.body, ptr %78, i64 0, i32 2
  store <4 x double> %245, ptr %263, align 64
  %264 = getelementptr inbounds %struct.body, ptr %78, i64 0, i32 4
  store <4 x double> %244, ptr %264, align 64
  %265 = getelementptr inbounds %struct.body, ptr %78, i64 0, i32 3
  store <4 x double> %253, ptr %265, align 32
  %266 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %262, i64 0
  %267 = getelementptr inbounds %struct.body, ptr %78, i64 0, i32 13
  store <4 x double> %266, ptr %267, align 32
  %268 = fmul <4 x double> %244, %244
  %269 = extractelement <4 x double> %268, i64 0
  %270 = extractelement <4 x double> %268, i64 1
  %271 = fadd double %269, %270
  %272 = extractelement <4 x double> %268, i64 2
  %273 = fadd double %272, %271
  %274 = shufflevector <4 x double> %245, <4 x double> poison, <4 x i32> zeroinitializer
  %275 = shufflevector <4 x double> %245, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %276 = fmul <4 x double> %202, %275
  %277 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %199, <4 x double> %274, <4 x double> %276)
  %278 = shufflevector <4 x double> %245, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %279 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %205, <4 x double> %278, <4 x double> %277)
  %280 = fmul <4 x double> %245, %279
  %281 = extractelement <4 x double> %280, i64 0
  %282 = extractelement <4 x double> %280, i64 1
  %283 = fadd double %281, %282
  %284 = extractelement <4 x double> %280, i64 2
  %285 = fadd double %284, %283
  %286 = tail call double @llvm.fmuladd.f64(double %192, double %273, double %285)
  %287 = getelementptr inbounds double, ptr %81, i64 32
  %288 = load double, ptr %287, align 8
  %289 = fmul double %190, %288
  %290 = tail call double @llvm.fmuladd.f64(double %289, double %190, double %286)
  %291 = shufflevector <4 x double> %196, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %292 = fmul <4 x double> %291, %245
  %293 = shufflevector <4 x double> %245, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %294 = fmul <4 x double> %196, %293
  %295 = fsub <4 x double> %292, %294
  %296 = shufflevector <4 x double> %295, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %297 = fmul <4 x double> %296, %244
  %298 = extractelement <4 x double> %297, i64 0
  %299 = extractelement <4 x double> %297, i64 1
  %300 = fadd double %298, %299
  %301 = extractelement <4 x double> %297, i64 2
  %302 = fadd double %301, %300
  %303 = tail call double @llvm.fmuladd.f64(double %290, double 5.000000e-01, double %302)
  %304 = load double, ptr %6, align 8
  %305 = fadd double %304, %303
  store double %305, ptr %6, align 8
  %306 = fmul <4 x double> %196, %253
  %307 = extractelement <4 x double> %306, i64 0
  %308 = extractelement <4 x double> %306, i64 1
  %309 = fadd double %307, %308
  %310 = extractelement <4 x double> %306, i64 2
  %311 = fadd double %310, %309
  %312 = tail call double @llvm.fmuladd.f64(double %192, double %262, double %311)
  %313 = load double, ptr %36, align 8
  %314 = fsub double %313, %312
  store double %314, ptr %36, align 8
  %315 = load ptr, ptr %47, align 8
  %316 = icmp eq ptr %315, null
  br i1 %316, label %354, label %317

317:
  %318 = load i64, ptr %64, align 8
  %319 = mul nsw i64 %318, %74
  %320 = getelementptr inbounds double, ptr %46, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = load i64, ptr %187, align 8
  %323 = getelementptr inbounds double, ptr %11, i64 %322
  %324 = load double, ptr %323, align 8
  %325 = load double, ptr %35, align 8
  %326 = tail call double @llvm.fmuladd.f64(double %321, double %324, double %325)
  store double %326, ptr %35, align 8
  %327 = icmp eq i64 %318, 8
  br i1 %327, label %328, label %354

328:
  %329 = getelementptr inbounds double, ptr %320, i64 1
  %330 = bitcast ptr %329 to ptr
  %331 = load <4 x double>, ptr %330, align 8
  %332 = add nuw nsw i64 %74, 1
  %333 = getelementptr inbounds %struct.body, ptr %41, i64 %332, i32 4
  %334 = load <4 x double>, ptr %333, align 64
  %335 = fmul <4 x double> %331, %334
  %336 = extractelement <4 x double> %335, i64 0
  %337 = extractelement <4 x double> %335, i64 1
  %338 = fadd double %336, %337
  %339 = extractelement <4 x double> %335, i64 2
  %340 = fadd double %339, %338
  %341 = getelementptr inbounds double, ptr %320, i64 4
  %342 = bitcast ptr %341 to ptr
  %343 = load <4 x double>, ptr %342, align 8
  %344 = getelementptr inbounds %struct.body, ptr %41, i64 %332, i32 2
  %345 = load <4 x double>, ptr %344, align 64
  %346 = fmul <4 x double> %343, %345
  %347 = extractelement <4 x double> %346, i64 0
  %348 = extractelement <4 x double> %346, i64 1
  %349 = fadd double %347, %348
  %350 = extractelement <4 x double> %346, i64 2
  %351 = fadd double %350, %349
  %352 = fadd double %340, %351
  %353 = fadd double %326, %352
  store double %353, ptr %35, align 8
  br label %354

354:
  %355 = add nuw nsw i64 %74, 1
  %356 = load i64, ptr %42, align 8
  %357 = icmp slt i64 %355, %356
  br i1 %357, label %73, label %66

358:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @tree_motion_lacking(ptr  %0, ptr  %1, ptr  %2) {
  br label %4

4:
  %5 = phi i64 [ 0, %3 ], [ %11, %10 ]
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11, i64 %5
  %7 = bitcast ptr %6 to ptr
  %8 = atomicrmw xchg ptr %7, i64 0 acquire, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 8
  br i1 %12, label %13, label %4

13:
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %15, 768
  %17 = add i64 %16, 768
  %18 = tail call ptr @malloc(i64 %17)
  %19 = bitcast ptr %18 to ptr
  br label %22

20:
  %21 = inttoptr i64 %8 to ptr
  br label %22

22:
  %23 = phi i64 [ -1, %13 ], [ %5, %20 ]
  %24 = phi ptr [ %19, %13 ], [ %21, %20 ]
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = shl nsw i64 %26, 1
  %28 = or i64 %27, 1
  %29 = tail call ptr @calloc(i64 %28, i64 8)
  %30 = bitcast ptr %29 to ptr
  %31 = icmp ne ptr %24, null
  %32 = icmp ne ptr %29, null
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %52

34:
  %35 = ptrtoint ptr %24 to i64
  %36 = add i64 %35, 63
  %37 = and i64 %36, -64
  %38 = inttoptr i64 %37 to ptr
  %39 = getelementptr inbounds double, ptr %30, i64 %26
  tail call void @solve(ptr %0, ptr %38, ptr %1, ptr %30, ptr %2, ptr null, ptr %39)
  %40 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %52

43:
  %44 = phi i64 [ %46, %43 ], [ 0, %34 ]
  %45 = phi i64 [ %50, %43 ], [ -1, %34 ]
  %46 = add nuw nsw i64 %44, 1
  %47 = getelementptr inbounds %struct.body, ptr %38, i64 %46, i32 13, i64 0
  %48 = load double, ptr %47, align 32
  %49 = fcmp uno double %48, 0.000000e+00
  %50 = select i1 %49, i64 %44, i64 %45
  %51 = icmp eq i64 %46, %41
  br i1 %51, label %52, label %43

52:
  %53 = phi i64 [ -1, %22 ], [ -1, %34 ], [ %50, %43 ]
  tail call void @free(ptr %29)
  br i1 %31, label %54, label %62

54:
  %55 = icmp slt i64 %23, 0
  br i1 %55, label %56, label %58

56:
  %57 = bitcast ptr %24 to ptr
  tail call void @free(ptr %57)
  br label %62

58:
  %59 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11, i64 %23
  %60 = bitcast ptr %59 to ptr
  %61 = ptrtoint ptr %24 to i64
  store atomic i64 %61, ptr %60 release, align 8
  br label %62

62:
  ret i64 %53
}

declare ptr @calloc(i64, i64)

define void @tree_motion_constants(ptr  %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, 36
  %7 = add i64 %6, 4
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = shl i64 %9, 3
  %11 = add i64 %10, 8
  %12 = tail call ptr @malloc(i64 %11)
  %13 = bitcast ptr %12 to ptr
  %14 = icmp eq ptr %12, null
  %15 = xor i1 %14, true
  %16 = icmp sgt i64 %9, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 5
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  br label %27

22:
  %23 = icmp sgt i64 %6, -4
  br i1 %23, label %24, label %112

24:
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 7
  %26 = call i64 @llvm.smax.i64(i64 %7, i64 1)
  br label %116

27:
  %28 = phi i64 [ 0, %18 ], [ %110, %107 ]
  %29 = mul nuw nsw i64 %28, 3
  %30 = getelementptr inbounds i64, ptr %20, i64 %29
  %31 = load i64, ptr %30, align 8
  switch i64 %31, label %101 [
    i64 0, label %32
    i64 1, label %38
    i64 2, label %43
    i64 3, label %53
    i64 4, label %63
    i64 5, label %73
    i64 6, label %83
    i64 7, label %89
    i64 8, label %95
  ]

32:
  %33 = load ptr, ptr %21, align 8
  %34 = getelementptr inbounds i64, ptr %30, i64 1
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load double, ptr %36, align 8
  br label %107

38:
  %39 = getelementptr inbounds i64, ptr %30, i64 1
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8
  br label %107

43:
  %44 = getelementptr inbounds i64, ptr %30, i64 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %13, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds i64, ptr %30, i64 2
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %13, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fadd double %47, %51
  br label %107

53:
  %54 = getelementptr inbounds i64, ptr %30, i64 1
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %13, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds i64, ptr %30, i64 2
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %13, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fsub double %57, %61
  br label %107

63:
  %64 = getelementptr inbounds i64, ptr %30, i64 1
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %13, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds i64, ptr %30, i64 2
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %13, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul double %67, %71
  br label %107

73:
  %74 = getelementptr inbounds i64, ptr %30, i64 1
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds double, ptr %13, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds i64, ptr %30, i64 2
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds double, ptr %13, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fdiv double %77, %81
  br label %107

83:
  %84 = getelementptr inbounds i64, ptr %30, i64 1
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %13, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fneg double %87
  br label %107

89:
  %90 = getelementptr inbounds i64, ptr %30, i64 1
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %13, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = tail call double @llvm.sqrt.f64(double %93)
  br label %107

95:
  %96 = getelementptr inbounds i64, ptr %30, i64 1
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %13, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.sin.f64(double %99)
  br label %107

101:
  %102 = getelementptr inbounds i64, ptr %30, i64 1
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %13, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = tail call double @llvm.cos.f64(double %105)
  br label %107

107:
  %108 = phi double [ %106, %101 ], [ %100, %95 ], [ %94, %89 ], [ %88, %83 ], [ %82, %73 ], [ %72, %63 ], [ %62, %53 ], [ %52, %43 ], [ %42, %38 ], [ %37, %32 ]
  %109 = getelementptr inbounds double, ptr %13, i64 %28
  store double %108, ptr %109, align 8
  %110 = add nuw nsw i64 %28, 1
  %111 = icmp slt i64 %110, %9
  br i1 %111, label %27, label %22

112:
  tail call void @free(ptr %12)
  %113 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 9
  %114 = load ptr, ptr %113, align 8
  %115 = icmp eq ptr %114, null
  br i1 %115, label %135, label %131

116:
  %117 = phi i64 [ 0, %24 ], [ %129, %126 ]
  br i1 %14, label %126, label %118

118:
  %119 = load ptr, ptr %25, align 8
  %120 = getelementptr inbounds i64, ptr %119, i64 %117
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %121, 0
  br i1 %122, label %126, label %123

123:
  %124 = getelementptr inbounds double, ptr %13, i64 %121
  %125 = load double, ptr %124, align 8
  br label %126

126:
  %127 = phi double [ 0x7FF8000000000000, %116 ], [ %125, %123 ], [ 0.000000e+00, %118 ]
  %128 = getelementptr inbounds double, ptr %2, i64 %117
  store double %127, ptr %128, align 8
  %129 = add nuw nsw i64 %117, 1
  %130 = icmp eq i64 %129, %26
  br i1 %130, label %112, label %116

131:
  %132 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds double, ptr %2, i64 %7
  tail call void %133(ptr %1, ptr %134)
  br label %135

135:
  ret void
}

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)

declare double @llvm.cos.f64(double)

declare double @llvm.sin.f64(double)

declare double @llvm.sqrt.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
