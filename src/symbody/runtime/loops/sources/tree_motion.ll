; tree_motion: made by tools/make_loops_text.py from tree_motion
; sources 9c4e83e3a01e909c262f9721da1e4fff3f48d75e88bee20dbdf371f3de4bbf30
%struct.tree_motion = type { i64, i64, i64, ptr, i64, ptr, ptr, ptr, ptr, ptr, [8 x ptr] }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }

define i64 @tree_motion_work(i64 %0) {
  %2 = mul i64 %0, 88
  %3 = add i64 %0, 96
  %4 = add i64 %3, %2
  ret i64 %4
}

define void @tree_motion_rates(ptr  %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr  %7) {
  br label %9

9:
  %10 = phi i64 [ 0, %8 ], [ %16, %15 ]
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10, i64 %10
  %12 = bitcast ptr %11 to ptr
  %13 = atomicrmw xchg ptr %12, i64 0 acquire, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %27

15:
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, 8
  br i1 %17, label %18, label %9

18:
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %20, 88
  %22 = add i64 %20, 96
  %23 = add i64 %22, %21
  %24 = shl i64 %23, 3
  %25 = tail call ptr @malloc(i64 %24)
  %26 = bitcast ptr %25 to ptr
  br label %29

27:
  %28 = inttoptr i64 %13 to ptr
  br label %29

29:
  %30 = phi i64 [ -1, %18 ], [ %10, %27 ]
  %31 = phi ptr [ %26, %18 ], [ %28, %27 ]
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %42

33:
  %34 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %163

37:
  %38 = phi i64 [ %40, %37 ], [ 0, %33 ]
  %39 = getelementptr inbounds double, ptr %7, i64 %38
  store double 0x7FF8000000000000, ptr %39, align 8
  %40 = add nuw nsw i64 %38, 1
  %41 = icmp eq i64 %40, %35
  br i1 %41, label %163, label %37

42:
  %43 = ptrtoint ptr %31 to i64
  %44 = add i64 %43, 63
  %45 = and i64 %44, -64
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.body, ptr %46, i64 %48
  %50 = getelementptr inbounds %struct.body, ptr %49, i64 1
  %51 = getelementptr %struct.body, ptr %50, i64 0, i32 0, i32 0, i64 0
  %52 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %2, i64 %53
  %55 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 8
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %65, label %58

58:
  %59 = getelementptr inbounds double, ptr %5, i64 4
  %60 = mul nsw i64 %48, 36
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  tail call void %56(double %1, ptr %2, ptr %3, ptr %4, ptr %61, ptr %51)
  %62 = load ptr, ptr %55, align 8
  %63 = icmp eq ptr %62, null
  %64 = select i1 %63, ptr null, ptr %51
  br label %65

65:
  %66 = phi ptr [ %64, %58 ], [ null, %42 ]
  tail call void @solve(ptr %0, ptr %46, ptr %2, ptr %54, ptr %5, ptr %66, ptr %7)
  %67 = icmp eq ptr %6, null
  br i1 %67, label %156, label %68

68:
  %69 = load i64, ptr %47, align 8
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %156

71:
  %72 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %73 = load ptr, ptr %72, align 8
  br label %74

74:
  %75 = phi i64 [ 0, %71 ], [ %154, %153 ]
  %76 = mul nuw nsw i64 %75, 5
  %77 = getelementptr inbounds i64, ptr %73, i64 %76
  %78 = getelementptr inbounds i64, ptr %77, i64 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp sgt i64 %79, 2
  br i1 %80, label %81, label %143

81:
  %82 = getelementptr inbounds i64, ptr %77, i64 2
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds double, ptr %2, i64 %83
  %85 = getelementptr inbounds i64, ptr %77, i64 3
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %54, i64 %86
  %88 = getelementptr inbounds double, ptr %6, i64 %83
  %89 = getelementptr inbounds double, ptr %84, i64 1
  %90 = load double, ptr %89, align 8
  %91 = fneg double %90
  %92 = load double, ptr %87, align 8
  %93 = getelementptr inbounds double, ptr %84, i64 2
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %87, i64 1
  %96 = load double, ptr %95, align 8
  %97 = fneg double %94
  %98 = fmul double %96, %97
  %99 = tail call double @llvm.fmuladd.f64(double %91, double %92, double %98)
  %100 = getelementptr inbounds double, ptr %84, i64 3
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds double, ptr %87, i64 2
  %103 = load double, ptr %102, align 8
  %104 = fneg double %101
  %105 = tail call double @llvm.fmuladd.f64(double %104, double %103, double %99)
  %106 = fmul double %105, 5.000000e-01
  store double %106, ptr %88, align 8
  %107 = load double, ptr %84, align 8
  %108 = load double, ptr %87, align 8
  %109 = load double, ptr %93, align 8
  %110 = load double, ptr %102, align 8
  %111 = fmul double %109, %110
  %112 = tail call double @llvm.fmuladd.f64(double %107, double %108, double %111)
  %113 = load double, ptr %100, align 8
  %114 = load double, ptr %95, align 8
  %115 = fneg double %113
  %116 = tail call double @llvm.fmuladd.f64(double %115, double %114, double %112)
  %117 = fmul double %116, 5.000000e-01
  %118 = getelementptr inbounds double, ptr %88, i64 1
  store double %117, ptr %118, align 8
  %119 = load double, ptr %84, align 8
  %120 = load double, ptr %95, align 8
  %121 = load double, ptr %100, align 8
  %122 = load double, ptr %87, align 8
  %123 = fmul double %121, %122
  %124 = tail call double @llvm.fmuladd.f64(double %119, double %120, double %123)
  %125 = load double, ptr %89, align 8
  %126 = load double, ptr %102, align 8
  %127 = fneg double %125
  %128 = tail call double @llvm.fmuladd.f64(double %127, double %126, double %124)
  %129 = fmul double %128, 5.000000e-01
  %130 = getelementptr inbounds double, ptr %88, i64 2
  store double %129, ptr %130, align 8
  %131 = load double, ptr %84, align 8
  %132 = load double, ptr %102, align 8
  %133 = load double, ptr %89, align 8
  %134 = load double, ptr %95, align 8
  %135 = fmul double %133, %134
  %136 = tail call double @llvm.fmuladd.f64(double %131, double %132, double %135)
  %137 = load double, ptr %93, align 8
  %138 = load double, ptr %87, align 8
  %139 = fneg double %137
  %140 = tail call double @llvm.fmuladd.f64(double %139, double %138, double %136)
  %141 = fmul double %140, 5.000000e-01
  %142 = getelementptr inbounds double, ptr %88, i64 3
  store double %141, ptr %142, align 8
  br label %153

143:
  %144 = icmp eq i64 %79, 2
  br i1 %144, label %153, label %145

145:
  %146 = getelementptr inbounds i64, ptr %77, i64 3
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %54, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds i64, ptr %77, i64 2
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %6, i64 %151
  store double %149, ptr %152, align 8
  br label %153

153:
  %154 = add nuw nsw i64 %75, 1
  %155 = icmp eq i64 %154, %69
  br i1 %155, label %156, label %74

156:
  %157 = icmp slt i64 %30, 0
  br i1 %157, label %158, label %160

158:
  %159 = bitcast ptr %31 to ptr
  tail call void @free(ptr %159)
  br label %163

160:
  %161 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10, i64 %30
  %162 = bitcast ptr %161 to ptr
  store atomic i64 %43, ptr %162 release, align 8
  br label %163

163:
  ret void
}

define internal void @solve(ptr  %0, ptr %1, ptr  %2, ptr  %3, ptr  %4, ptr %5, ptr  %6) {
  %8 = getelementptr inbounds double, ptr %4, i64 4
  %9 = bitcast ptr %4 to ptr
  %10 = load <4 x double>, ptr %9, align 8
  %11 = fneg <4 x double> %10
  %12 = bitcast ptr %1 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %12, i8 0, i64 192, i1 false)
  %13 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 4
  store <4 x double> %11, ptr %13, align 32
  %14 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 5
  %15 = bitcast ptr %14 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %15, i8 0, i64 480, i1 false)
  %16 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %321

19:
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %21 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %27

22:
  %23 = icmp sgt i64 %319, 0
  br i1 %23, label %24, label %321

24:
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %26 = icmp eq ptr %5, null
  br label %329

27:
  %28 = phi i64 [ 0, %19 ], [ %318, %196 ]
  %29 = load ptr, ptr %20, align 8
  %30 = mul nuw nsw i64 %28, 5
  %31 = getelementptr inbounds i64, ptr %29, i64 %30
  %32 = getelementptr inbounds %struct.body, ptr %21, i64 %28
  %33 = load i64, ptr %31, align 8
  %34 = mul nuw nsw i64 %28, 36
  %35 = getelementptr inbounds double, ptr %8, i64 %34
  %36 = getelementptr inbounds i64, ptr %31, i64 1
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 1
  %39 = bitcast ptr %35 to ptr
  %40 = load <4 x double>, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %35, i64 4
  %42 = bitcast ptr %41 to ptr
  %43 = load <4 x double>, ptr %42, align 8
  %44 = getelementptr inbounds double, ptr %35, i64 8
  %45 = bitcast ptr %44 to ptr
  %46 = load <4 x double>, ptr %45, align 8
  %47 = icmp eq i64 %37, 0
  br i1 %47, label %48, label %64

48:
  %49 = getelementptr inbounds i64, ptr %31, i64 2
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.cos.f64(double %52)
  %54 = tail call double @llvm.sin.f64(double %52)
  %55 = insertelement <4 x double> poison, double %53, i64 0
  %56 = shufflevector <4 x double> %55, <4 x double> poison, <4 x i32> zeroinitializer
  %57 = insertelement <4 x double> poison, double %54, i64 0
  %58 = shufflevector <4 x double> %57, <4 x double> poison, <4 x i32> zeroinitializer
  %59 = fmul <4 x double> %43, %58
  %60 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %40, <4 x double> %56, <4 x double> %59)
  %61 = fneg <4 x double> %40
  %62 = fmul <4 x double> %58, %61
  %63 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %43, <4 x double> %56, <4 x double> %62)
  br label %132

64:
  %65 = icmp slt i64 %37, 3
  br i1 %65, label %132, label %66

66:
  %67 = getelementptr inbounds i64, ptr %31, i64 2
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds double, ptr %2, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %69, i64 1
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %69, i64 2
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %69, i64 3
  %76 = load double, ptr %75, align 8
  %77 = fmul double %76, %76
  %78 = tail call double @llvm.fmuladd.f64(double %74, double %74, double %77)
  %79 = tail call double @llvm.fmuladd.f64(double %78, double -2.000000e+00, double 1.000000e+00)
  %80 = fmul double %70, %76
  %81 = tail call double @llvm.fmuladd.f64(double %72, double %74, double %80)
  %82 = fmul double %81, 2.000000e+00
  %83 = fmul double %70, %74
  %84 = fneg double %83
  %85 = tail call double @llvm.fmuladd.f64(double %72, double %76, double %84)
  %86 = fmul double %85, 2.000000e+00
  %87 = insertelement <4 x double> poison, double %79, i64 0
  %88 = fneg double %80
  %89 = tail call double @llvm.fmuladd.f64(double %72, double %74, double %88)
  %90 = fmul double %89, 2.000000e+00
  %91 = tail call double @llvm.fmuladd.f64(double %72, double %72, double %77)
  %92 = tail call double @llvm.fmuladd.f64(double %91, double -2.000000e+00, double 1.000000e+00)
  %93 = fmul double %70, %72
  %94 = tail call double @llvm.fmuladd.f64(double %74, double %76, double %93)
  %95 = fmul double %94, 2.000000e+00
  %96 = insertelement <4 x double> poison, double %90, i64 0
  %97 = tail call double @llvm.fmuladd.f64(double %72, double %76, double %83)
  %98 = fmul double %97, 2.000000e+00
  %99 = fneg double %93
  %100 = tail call double @llvm.fmuladd.f64(double %74, double %76, double %99)
  %101 = fmul double %100, 2.000000e+00
  %102 = fmul double %74, %74
  %103 = tail call double @llvm.fmuladd.f64(double %72, double %72, double %102)
  %104 = tail call double @llvm.fmuladd.f64(double %103, double -2.000000e+00, double 1.000000e+00)
  %105 = insertelement <4 x double> poison, double %98, i64 0
  %106 = shufflevector <4 x double> %87, <4 x double> poison, <4 x i32> zeroinitializer
  %107 = insertelement <4 x double> undef, double %82, i64 0
  %108 = shufflevector <4 x double> %107, <4 x double> poison, <4 x i32> zeroinitializer
  %109 = fmul <4 x double> %43, %108
  %110 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %40, <4 x double> %106, <4 x double> %109)
  %111 = insertelement <4 x double> undef, double %86, i64 0
  %112 = shufflevector <4 x double> %111, <4 x double> poison, <4 x i32> zeroinitializer
  %113 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %46, <4 x double> %112, <4 x double> %110)
  %114 = shufflevector <4 x double> %96, <4 x double> poison, <4 x i32> zeroinitializer
  %115 = insertelement <4 x double> undef, double %92, i64 0
  %116 = shufflevector <4 x double> %115, <4 x double> poison, <4 x i32> zeroinitializer
  %117 = fmul <4 x double> %43, %116
  %118 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %40, <4 x double> %114, <4 x double> %117)
  %119 = insertelement <4 x double> undef, double %95, i64 0
  %120 = shufflevector <4 x double> %119, <4 x double> poison, <4 x i32> zeroinitializer
  %121 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %46, <4 x double> %120, <4 x double> %118)
  %122 = shufflevector <4 x double> %105, <4 x double> poison, <4 x i32> zeroinitializer
  %123 = insertelement <4 x double> undef, double %101, i64 0
  %124 = shufflevector <4 x double> %123, <4 x double> poison, <4 x i32> zeroinitializer
  %125 = fmul <4 x double> %43, %124
  %126 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %40, <4 x double> %122, <4 x double> %125)
  %127 = insertelement <4 x double> undef, double %104, i64 0
  %128 = shufflevector <4 x double> %127, <4 x double> poison, <4 x i32> zeroinitializer
  %129 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %46, <4 x double> %128, <4 x double> %126)
  switch i64 %37, label %131 [
    i64 3, label %132
    i64 4, label %130
  ]

130:
  br label %132

131:
  br label %132

132:
  %133 = phi <4 x double> [ %60, %48 ], [ %113, %131 ], [ %129, %130 ], [ %40, %64 ], [ %121, %66 ]
  %134 = phi <4 x double> [ %63, %48 ], [ %121, %131 ], [ %113, %130 ], [ %43, %64 ], [ %129, %66 ]
  %135 = phi <4 x double> [ %46, %48 ], [ %129, %131 ], [ %121, %130 ], [ %46, %64 ], [ %113, %66 ]
  %136 = shufflevector <4 x double> %133, <4 x double> %134, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %137 = shufflevector <4 x double> %133, <4 x double> %134, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %138 = shufflevector <4 x double> %136, <4 x double> %135, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %139 = shufflevector <4 x double> %136, <4 x double> %135, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %140 = shufflevector <4 x double> %137, <4 x double> %135, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %141 = getelementptr inbounds double, ptr %35, i64 12
  %142 = bitcast ptr %141 to ptr
  %143 = load <4 x double>, ptr %142, align 8
  br i1 %38, label %144, label %152

144:
  %145 = getelementptr inbounds i64, ptr %31, i64 2
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds double, ptr %2, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = insertelement <4 x double> poison, double %148, i64 0
  %150 = shufflevector <4 x double> %149, <4 x double> poison, <4 x i32> zeroinitializer
  %151 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %150, <4 x double> %135, <4 x double> %143)
  br label %152

152:
  %153 = phi <4 x double> [ %151, %144 ], [ %143, %132 ]
  %154 = getelementptr inbounds %struct.body, ptr %1, i64 %33, i32 2
  %155 = load <4 x double>, ptr %154, align 32
  %156 = shufflevector <4 x double> %155, <4 x double> poison, <4 x i32> zeroinitializer
  %157 = shufflevector <4 x double> %155, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %158 = fmul <4 x double> %139, %157
  %159 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %138, <4 x double> %156, <4 x double> %158)
  %160 = shufflevector <4 x double> %155, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %161 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %140, <4 x double> %160, <4 x double> %159)
  %162 = getelementptr inbounds %struct.body, ptr %1, i64 %33, i32 4
  %163 = load <4 x double>, ptr %162, align 32
  %164 = getelementptr inbounds %struct.body, ptr %1, i64 %33, i32 3
  %165 = load <4 x double>, ptr %164, align 32
  %166 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %167 = fmul <4 x double> %166, %165
  %168 = shufflevector <4 x double> %165, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %169 = fmul <4 x double> %153, %168
  %170 = fsub <4 x double> %167, %169
  %171 = shufflevector <4 x double> %170, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %172 = fadd <4 x double> %163, %171
  %173 = fmul <4 x double> %155, %166
  %174 = shufflevector <4 x double> %155, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %175 = fmul <4 x double> %153, %174
  %176 = fsub <4 x double> %173, %175
  %177 = shufflevector <4 x double> %176, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %178 = shufflevector <4 x double> %177, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %179 = fmul <4 x double> %155, %178
  %180 = fmul <4 x double> %174, %177
  %181 = fsub <4 x double> %179, %180
  %182 = shufflevector <4 x double> %181, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %183 = fadd <4 x double> %172, %182
  %184 = getelementptr inbounds i64, ptr %31, i64 4
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %196, label %187

187:
  %188 = getelementptr inbounds %struct.body, ptr %1, i64 %33, i32 5
  %189 = load <4 x double>, ptr %188, align 32
  %190 = shufflevector <4 x double> %189, <4 x double> poison, <4 x i32> zeroinitializer
  %191 = shufflevector <4 x double> %189, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %192 = fmul <4 x double> %139, %191
  %193 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %138, <4 x double> %190, <4 x double> %192)
  %194 = shufflevector <4 x double> %189, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %195 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %140, <4 x double> %194, <4 x double> %193)
  br label %196

196:
  %197 = phi <4 x double> [ %195, %187 ], [ %161, %152 ]
  %198 = getelementptr inbounds i64, ptr %31, i64 3
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds double, ptr %3, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = insertelement <4 x double> poison, double %201, i64 0
  %203 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %204 = fmul <4 x double> %203, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %205 = shufflevector <4 x double> %204, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %206 = fmul <4 x double> %197, %205
  %207 = shufflevector <4 x double> %197, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %208 = fmul <4 x double> %207, %204
  %209 = fsub <4 x double> %206, %208
  %210 = shufflevector <4 x double> %209, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %211 = shufflevector <4 x double> %165, <4 x double> poison, <4 x i32> zeroinitializer
  %212 = shufflevector <4 x double> %165, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %213 = fmul <4 x double> %139, %212
  %214 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %138, <4 x double> %211, <4 x double> %213)
  %215 = shufflevector <4 x double> %165, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %216 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %140, <4 x double> %215, <4 x double> %214)
  %217 = shufflevector <4 x double> %183, <4 x double> poison, <4 x i32> zeroinitializer
  %218 = shufflevector <4 x double> %183, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %219 = fmul <4 x double> %139, %218
  %220 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %138, <4 x double> %217, <4 x double> %219)
  %221 = shufflevector <4 x double> %183, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %222 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %140, <4 x double> %221, <4 x double> %220)
  %223 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %210, <4 x double> splat (double 2.000000e+00), <4 x double> %222)
  %224 = select i1 %38, <4 x double> %223, <4 x double> %222
  %225 = select i1 %38, <4 x double> splat (double -0.000000e+00), <4 x double> %210
  %226 = fadd <4 x double> %216, %225
  %227 = select i1 %38, <4 x double> splat (double -0.000000e+00), <4 x double> %204
  %228 = fadd <4 x double> %161, %227
  %229 = getelementptr inbounds double, ptr %35, i64 16
  %230 = bitcast ptr %229 to ptr
  %231 = load <4 x double>, ptr %230, align 8
  %232 = getelementptr inbounds double, ptr %35, i64 20
  %233 = bitcast ptr %232 to ptr
  %234 = load <4 x double>, ptr %233, align 8
  %235 = getelementptr inbounds double, ptr %35, i64 24
  %236 = bitcast ptr %235 to ptr
  %237 = load <4 x double>, ptr %236, align 8
  %238 = getelementptr inbounds double, ptr %35, i64 28
  %239 = bitcast ptr %238 to ptr
  %240 = load <4 x double>, ptr %239, align 8
  %241 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 0, i32 0
  store <4 x double> %133, ptr %241, align 32
  %242 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 0, i32 1
  store <4 x double> %134, ptr %242, align 32
  %243 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 0, i32 2
  store <4 x double> %135, ptr %243, align 32
  %244 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 1
  store <4 x double> %153, ptr %244, align 32
  %245 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 2
  store <4 x double> %228, ptr %245, align 32
  %246 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 3
  store <4 x double> %226, ptr %246, align 32
  %247 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 4
  store <4 x double> %224, ptr %247, align 32
  %248 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 5
  store <4 x double> %197, ptr %248, align 32
  %249 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 6, i32 0
  store <4 x double> %234, ptr %249, align 32
  %250 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 6, i32 1
  store <4 x double> %237, ptr %250, align 32
  %251 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 6, i32 2
  store <4 x double> %240, ptr %251, align 32
  %252 = extractelement <4 x double> %231, i64 2
  %253 = extractelement <4 x double> %231, i64 1
  %254 = fneg double %253
  %255 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %252, i64 1
  %256 = insertelement <4 x double> %255, double %254, i64 2
  %257 = fneg double %252
  %258 = extractelement <4 x double> %231, i64 0
  %259 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %257, i64 0
  %260 = shufflevector <4 x double> %259, <4 x double> %231, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %261 = fneg double %258
  %262 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %253, i64 0
  %263 = insertelement <4 x double> %262, double %261, i64 1
  %264 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 7, i32 0
  store <4 x double> %256, ptr %264, align 32
  %265 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 7, i32 1
  store <4 x double> %260, ptr %265, align 32
  %266 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 7, i32 2
  store <4 x double> %263, ptr %266, align 32
  %267 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %231, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %268 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %231, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %269 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %231, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %270 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 8, i32 0
  store <4 x double> %267, ptr %270, align 32
  %271 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 8, i32 1
  store <4 x double> %268, ptr %271, align 32
  %272 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 8, i32 2
  store <4 x double> %269, ptr %272, align 32
  %273 = shufflevector <4 x double> %231, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %274 = shufflevector <4 x double> %231, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %275 = fmul <4 x double> %274, %226
  %276 = shufflevector <4 x double> %226, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %277 = fmul <4 x double> %231, %276
  %278 = fsub <4 x double> %275, %277
  %279 = shufflevector <4 x double> %278, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %280 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %273, <4 x double> %224, <4 x double> %279)
  %281 = fmul <4 x double> %274, %228
  %282 = shufflevector <4 x double> %228, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %283 = fmul <4 x double> %231, %282
  %284 = fsub <4 x double> %281, %283
  %285 = shufflevector <4 x double> %284, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %286 = shufflevector <4 x double> %285, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %287 = fmul <4 x double> %228, %286
  %288 = fmul <4 x double> %282, %285
  %289 = fsub <4 x double> %287, %288
  %290 = shufflevector <4 x double> %289, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %291 = fadd <4 x double> %290, %280
  %292 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 9
  store <4 x double> %291, ptr %292, align 32
  %293 = shufflevector <4 x double> %226, <4 x double> poison, <4 x i32> zeroinitializer
  %294 = shufflevector <4 x double> %226, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %295 = fmul <4 x double> %237, %294
  %296 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %293, <4 x double> %295)
  %297 = shufflevector <4 x double> %226, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %298 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %240, <4 x double> %297, <4 x double> %296)
  %299 = shufflevector <4 x double> %228, <4 x double> poison, <4 x i32> zeroinitializer
  %300 = shufflevector <4 x double> %228, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %301 = fmul <4 x double> %237, %300
  %302 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> %299, <4 x double> %301)
  %303 = shufflevector <4 x double> %228, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %304 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %240, <4 x double> %303, <4 x double> %302)
  %305 = shufflevector <4 x double> %304, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %306 = fmul <4 x double> %228, %305
  %307 = fmul <4 x double> %282, %304
  %308 = fsub <4 x double> %306, %307
  %309 = shufflevector <4 x double> %308, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %310 = fadd <4 x double> %298, %309
  %311 = shufflevector <4 x double> %224, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %312 = fmul <4 x double> %231, %311
  %313 = fmul <4 x double> %274, %224
  %314 = fsub <4 x double> %312, %313
  %315 = shufflevector <4 x double> %314, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %316 = fadd <4 x double> %315, %310
  %317 = getelementptr inbounds %struct.body, ptr %32, i64 0, i32 10
  store <4 x double> %316, ptr %317, align 32
  %318 = add nuw nsw i64 %28, 1
  %319 = load i64, ptr %16, align 8
  %320 = icmp slt i64 %318, %319
  br i1 %320, label %27, label %22

321:
  %322 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 3
  %323 = bitcast ptr %322 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %323, i8 0, i64 64, i1 false)
  %324 = load i64, ptr %16, align 8
  %325 = icmp sgt i64 %324, 0
  br i1 %325, label %326, label %659

326:
  %327 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %328 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %660

329:
  %330 = phi i64 [ %319, %24 ], [ %331, %657 ]
  %331 = add nsw i64 %330, -1
  %332 = load ptr, ptr %25, align 8
  %333 = mul nsw i64 %331, 5
  %334 = getelementptr inbounds i64, ptr %332, i64 %333
  %335 = getelementptr inbounds i64, ptr %334, i64 1
  %336 = load i64, ptr %335, align 8
  %337 = icmp eq i64 %336, 1
  %338 = mul nsw i64 %331, 36
  %339 = add nsw i64 %338, 32
  %340 = getelementptr inbounds double, ptr %8, i64 %339
  %341 = load double, ptr %340, align 8
  br i1 %26, label %345, label %342

342:
  %343 = getelementptr inbounds double, ptr %5, i64 %331
  %344 = load double, ptr %343, align 8
  br label %345

345:
  %346 = phi double [ %344, %342 ], [ 0.000000e+00, %329 ]
  %347 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 7, i32 0
  %348 = load <4 x double>, ptr %347, align 32
  %349 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 7, i32 1
  %350 = load <4 x double>, ptr %349, align 32
  %351 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 7, i32 2
  %352 = load <4 x double>, ptr %351, align 32
  %353 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 6, i32 2
  %354 = select i1 %337, ptr %351, ptr %353
  %355 = load <4 x double>, ptr %354, align 32
  br i1 %337, label %356, label %365

356:
  %357 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 8, i32 2
  %358 = load <4 x double>, ptr %357, align 32
  %359 = extractelement <4 x double> %358, i64 2
  %360 = fadd double %341, %359
  %361 = fcmp ogt double %360, 0.000000e+00
  %362 = fdiv double 1.000000e+00, %360
  %363 = select i1 %361, double %362, double 0x7FF8000000000000
  %364 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 9, i64 2
  br label %376

365:
  %366 = shufflevector <4 x double> %348, <4 x double> %350, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %367 = shufflevector <4 x double> %366, <4 x double> %352, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %368 = extractelement <4 x double> %355, i64 2
  %369 = fadd double %341, %368
  %370 = fcmp ogt double %369, 0.000000e+00
  %371 = fdiv double 1.000000e+00, %369
  %372 = select i1 %370, double %371, double 0x7FF8000000000000
  %373 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 10, i64 2
  %374 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 8, i32 2
  %375 = load <4 x double>, ptr %374, align 32
  br label %376

376:
  %377 = phi <4 x double> [ %358, %356 ], [ %375, %365 ]
  %378 = phi double [ %363, %356 ], [ %372, %365 ]
  %379 = phi <4 x double> [ %358, %356 ], [ %367, %365 ]
  %380 = phi ptr [ %364, %356 ], [ %373, %365 ]
  %381 = load double, ptr %380, align 16
  %382 = fsub double %346, %381
  %383 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 6
  %384 = insertelement <4 x double> poison, double %378, i64 0
  %385 = shufflevector <4 x double> %384, <4 x double> poison, <4 x i32> zeroinitializer
  %386 = shufflevector <4 x double> %355, <4 x double> poison, <4 x i32> zeroinitializer
  %387 = getelementptr inbounds %struct.mat, ptr %383, i64 0, i32 0
  %388 = load <4 x double>, ptr %387, align 32
  %389 = fneg <4 x double> %385
  %390 = fmul <4 x double> %355, %389
  %391 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %390, <4 x double> %386, <4 x double> %388)
  store <4 x double> %391, ptr %387, align 32
  %392 = shufflevector <4 x double> %355, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %393 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 6, i32 1
  %394 = load <4 x double>, ptr %393, align 32
  %395 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %390, <4 x double> %392, <4 x double> %394)
  store <4 x double> %395, ptr %393, align 32
  %396 = shufflevector <4 x double> %355, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %397 = load <4 x double>, ptr %353, align 32
  %398 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %390, <4 x double> %396, <4 x double> %397)
  store <4 x double> %398, ptr %353, align 32
  %399 = shufflevector <4 x double> %379, <4 x double> poison, <4 x i32> zeroinitializer
  %400 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %390, <4 x double> %399, <4 x double> %348)
  store <4 x double> %400, ptr %347, align 32
  %401 = shufflevector <4 x double> %379, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %402 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %390, <4 x double> %401, <4 x double> %350)
  store <4 x double> %402, ptr %349, align 32
  %403 = shufflevector <4 x double> %379, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %404 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %390, <4 x double> %403, <4 x double> %352)
  store <4 x double> %404, ptr %351, align 32
  %405 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 8
  %406 = getelementptr inbounds %struct.mat, ptr %405, i64 0, i32 0
  %407 = load <4 x double>, ptr %406, align 32
  %408 = fmul <4 x double> %379, %389
  %409 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %408, <4 x double> %399, <4 x double> %407)
  store <4 x double> %409, ptr %406, align 32
  %410 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 8, i32 1
  %411 = load <4 x double>, ptr %410, align 32
  %412 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %408, <4 x double> %401, <4 x double> %411)
  store <4 x double> %412, ptr %410, align 32
  %413 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 8, i32 2
  %414 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %408, <4 x double> %403, <4 x double> %377)
  store <4 x double> %414, ptr %413, align 32
  %415 = fcmp oeq double %341, 0.000000e+00
  br i1 %415, label %416, label %428

416:
  %417 = select i1 %337, ptr %405, ptr %383
  %418 = getelementptr inbounds %struct.mat, ptr %417, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %418, align 16
  %419 = getelementptr inbounds %struct.mat, ptr %417, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %419, align 16
  %420 = getelementptr inbounds %struct.mat, ptr %417, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %420, align 32
  br i1 %337, label %421, label %422

421:
  store <4 x double> zeroinitializer, ptr %351, align 32
  br label %428

422:
  %423 = load <4 x double>, ptr %351, align 32
  %424 = insertelement <4 x double> %423, double 0.000000e+00, i64 2
  %425 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %425, align 16
  %426 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %426, align 16
  %427 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %427, align 16
  br label %428

428:
  %429 = phi <4 x double> [ %404, %376 ], [ zeroinitializer, %421 ], [ %424, %422 ]
  %430 = fmul double %378, %382
  %431 = insertelement <4 x double> poison, double %430, i64 0
  %432 = shufflevector <4 x double> %431, <4 x double> poison, <4 x i32> zeroinitializer
  %433 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 10
  %434 = load <4 x double>, ptr %433, align 32
  %435 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %432, <4 x double> %355, <4 x double> %434)
  store <4 x double> %435, ptr %433, align 32
  %436 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 9
  %437 = load <4 x double>, ptr %436, align 32
  %438 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %432, <4 x double> %379, <4 x double> %437)
  store <4 x double> %438, ptr %436, align 32
  %439 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 11
  store <4 x double> %355, ptr %439, align 32
  %440 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 12
  store <4 x double> %379, ptr %440, align 32
  %441 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %378, i64 0
  %442 = insertelement <4 x double> %441, double %382, i64 1
  %443 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 13
  store <4 x double> %442, ptr %443, align 32
  %444 = load i64, ptr %334, align 8
  %445 = icmp eq i64 %444, 0
  br i1 %445, label %657, label %446

446:
  %447 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 0, i32 0
  %448 = load <4 x double>, ptr %447, align 32
  %449 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 0, i32 1
  %450 = load <4 x double>, ptr %449, align 32
  %451 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 0, i32 2
  %452 = load <4 x double>, ptr %451, align 32
  %453 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 1
  %454 = load <4 x double>, ptr %453, align 32
  %455 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 6, i32 0
  %456 = load <4 x double>, ptr %455, align 32
  %457 = shufflevector <4 x double> %456, <4 x double> poison, <4 x i32> zeroinitializer
  %458 = shufflevector <4 x double> %456, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %459 = fmul <4 x double> %450, %458
  %460 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %457, <4 x double> %459)
  %461 = shufflevector <4 x double> %456, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %462 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %461, <4 x double> %460)
  %463 = load <4 x double>, ptr %393, align 32
  %464 = shufflevector <4 x double> %463, <4 x double> poison, <4 x i32> zeroinitializer
  %465 = shufflevector <4 x double> %463, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %466 = fmul <4 x double> %450, %465
  %467 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %464, <4 x double> %466)
  %468 = shufflevector <4 x double> %463, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %469 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %468, <4 x double> %467)
  %470 = load <4 x double>, ptr %353, align 32
  %471 = shufflevector <4 x double> %470, <4 x double> poison, <4 x i32> zeroinitializer
  %472 = shufflevector <4 x double> %470, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %473 = fmul <4 x double> %450, %472
  %474 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %471, <4 x double> %473)
  %475 = shufflevector <4 x double> %470, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %476 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %475, <4 x double> %474)
  %477 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> zeroinitializer
  %478 = shufflevector <4 x double> %450, <4 x double> poison, <4 x i32> zeroinitializer
  %479 = fmul <4 x double> %478, %469
  %480 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %462, <4 x double> %477, <4 x double> %479)
  %481 = shufflevector <4 x double> %452, <4 x double> poison, <4 x i32> zeroinitializer
  %482 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %476, <4 x double> %481, <4 x double> %480)
  %483 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %484 = shufflevector <4 x double> %450, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %485 = fmul <4 x double> %484, %469
  %486 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %462, <4 x double> %483, <4 x double> %485)
  %487 = shufflevector <4 x double> %452, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %488 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %476, <4 x double> %487, <4 x double> %486)
  %489 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %490 = shufflevector <4 x double> %450, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %491 = fmul <4 x double> %490, %469
  %492 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %462, <4 x double> %489, <4 x double> %491)
  %493 = shufflevector <4 x double> %452, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %494 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %476, <4 x double> %493, <4 x double> %492)
  %495 = load <4 x double>, ptr %347, align 32
  %496 = shufflevector <4 x double> %495, <4 x double> poison, <4 x i32> zeroinitializer
  %497 = shufflevector <4 x double> %495, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %498 = fmul <4 x double> %450, %497
  %499 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %496, <4 x double> %498)
  %500 = shufflevector <4 x double> %495, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %501 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %500, <4 x double> %499)
  %502 = load <4 x double>, ptr %349, align 32
  %503 = shufflevector <4 x double> %502, <4 x double> poison, <4 x i32> zeroinitializer
  %504 = shufflevector <4 x double> %502, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %505 = fmul <4 x double> %450, %504
  %506 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %503, <4 x double> %505)
  %507 = shufflevector <4 x double> %502, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %508 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %507, <4 x double> %506)
  %509 = shufflevector <4 x double> %429, <4 x double> poison, <4 x i32> zeroinitializer
  %510 = shufflevector <4 x double> %429, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %511 = fmul <4 x double> %450, %510
  %512 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %509, <4 x double> %511)
  %513 = shufflevector <4 x double> %429, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %514 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %513, <4 x double> %512)
  %515 = fmul <4 x double> %478, %508
  %516 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %501, <4 x double> %477, <4 x double> %515)
  %517 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %514, <4 x double> %481, <4 x double> %516)
  %518 = fmul <4 x double> %484, %508
  %519 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %501, <4 x double> %483, <4 x double> %518)
  %520 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %514, <4 x double> %487, <4 x double> %519)
  %521 = fmul <4 x double> %490, %508
  %522 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %501, <4 x double> %489, <4 x double> %521)
  %523 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %514, <4 x double> %493, <4 x double> %522)
  %524 = getelementptr inbounds %struct.body, ptr %1, i64 %330, i32 8, i32 0
  %525 = load <4 x double>, ptr %524, align 32
  %526 = shufflevector <4 x double> %525, <4 x double> poison, <4 x i32> zeroinitializer
  %527 = shufflevector <4 x double> %525, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %528 = fmul <4 x double> %450, %527
  %529 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %526, <4 x double> %528)
  %530 = shufflevector <4 x double> %525, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %531 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %530, <4 x double> %529)
  %532 = load <4 x double>, ptr %410, align 32
  %533 = shufflevector <4 x double> %532, <4 x double> poison, <4 x i32> zeroinitializer
  %534 = shufflevector <4 x double> %532, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %535 = fmul <4 x double> %450, %534
  %536 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %533, <4 x double> %535)
  %537 = shufflevector <4 x double> %532, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %538 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %537, <4 x double> %536)
  %539 = load <4 x double>, ptr %413, align 32
  %540 = shufflevector <4 x double> %539, <4 x double> poison, <4 x i32> zeroinitializer
  %541 = shufflevector <4 x double> %539, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %542 = fmul <4 x double> %450, %541
  %543 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %540, <4 x double> %542)
  %544 = shufflevector <4 x double> %539, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %545 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %544, <4 x double> %543)
  %546 = fmul <4 x double> %478, %538
  %547 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %531, <4 x double> %477, <4 x double> %546)
  %548 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %545, <4 x double> %481, <4 x double> %547)
  %549 = fmul <4 x double> %484, %538
  %550 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %531, <4 x double> %483, <4 x double> %549)
  %551 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %545, <4 x double> %487, <4 x double> %550)
  %552 = fmul <4 x double> %490, %538
  %553 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %531, <4 x double> %489, <4 x double> %552)
  %554 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %545, <4 x double> %493, <4 x double> %553)
  %555 = shufflevector <4 x double> %548, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %556 = fmul <4 x double> %454, %555
  %557 = shufflevector <4 x double> %454, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %558 = fmul <4 x double> %557, %548
  %559 = fsub <4 x double> %556, %558
  %560 = shufflevector <4 x double> %559, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %561 = shufflevector <4 x double> %551, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %562 = fmul <4 x double> %454, %561
  %563 = fmul <4 x double> %557, %551
  %564 = fsub <4 x double> %562, %563
  %565 = shufflevector <4 x double> %564, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %566 = shufflevector <4 x double> %554, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %567 = fmul <4 x double> %454, %566
  %568 = fmul <4 x double> %557, %554
  %569 = fsub <4 x double> %567, %568
  %570 = shufflevector <4 x double> %569, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %571 = fadd <4 x double> %517, %560
  %572 = fadd <4 x double> %520, %565
  %573 = fadd <4 x double> %523, %570
  %574 = shufflevector <4 x double> %454, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %575 = shufflevector <4 x double> %454, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %576 = fneg <4 x double> %520
  %577 = fmul <4 x double> %575, %576
  %578 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %523, <4 x double> %574, <4 x double> %577)
  %579 = shufflevector <4 x double> %454, <4 x double> poison, <4 x i32> zeroinitializer
  %580 = fneg <4 x double> %523
  %581 = fmul <4 x double> %579, %580
  %582 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %517, <4 x double> %575, <4 x double> %581)
  %583 = fneg <4 x double> %517
  %584 = fmul <4 x double> %574, %583
  %585 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %520, <4 x double> %579, <4 x double> %584)
  %586 = shufflevector <4 x double> %578, <4 x double> %582, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %587 = shufflevector <4 x double> %578, <4 x double> %582, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %588 = shufflevector <4 x double> %586, <4 x double> %585, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %589 = shufflevector <4 x double> %586, <4 x double> %585, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %590 = shufflevector <4 x double> %587, <4 x double> %585, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %591 = fneg <4 x double> %572
  %592 = fmul <4 x double> %575, %591
  %593 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %573, <4 x double> %574, <4 x double> %592)
  %594 = fneg <4 x double> %573
  %595 = fmul <4 x double> %579, %594
  %596 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %571, <4 x double> %575, <4 x double> %595)
  %597 = fneg <4 x double> %571
  %598 = fmul <4 x double> %574, %597
  %599 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %572, <4 x double> %579, <4 x double> %598)
  %600 = fadd <4 x double> %588, %593
  %601 = fadd <4 x double> %589, %596
  %602 = fadd <4 x double> %590, %599
  %603 = fadd <4 x double> %482, %600
  %604 = fadd <4 x double> %488, %601
  %605 = fadd <4 x double> %494, %602
  %606 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 6, i32 0
  %607 = load <4 x double>, ptr %606, align 32
  %608 = fadd <4 x double> %607, %603
  %609 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 6, i32 1
  %610 = load <4 x double>, ptr %609, align 32
  %611 = fadd <4 x double> %610, %604
  %612 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 6, i32 2
  %613 = load <4 x double>, ptr %612, align 32
  %614 = fadd <4 x double> %613, %605
  store <4 x double> %608, ptr %606, align 32
  store <4 x double> %611, ptr %609, align 32
  store <4 x double> %614, ptr %612, align 32
  %615 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 7, i32 0
  %616 = load <4 x double>, ptr %615, align 32
  %617 = fadd <4 x double> %616, %571
  %618 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 7, i32 1
  %619 = load <4 x double>, ptr %618, align 32
  %620 = fadd <4 x double> %619, %572
  %621 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 7, i32 2
  %622 = load <4 x double>, ptr %621, align 32
  %623 = fadd <4 x double> %622, %573
  store <4 x double> %617, ptr %615, align 32
  store <4 x double> %620, ptr %618, align 32
  store <4 x double> %623, ptr %621, align 32
  %624 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 8, i32 0
  %625 = load <4 x double>, ptr %624, align 32
  %626 = fadd <4 x double> %548, %625
  %627 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 8, i32 1
  %628 = load <4 x double>, ptr %627, align 32
  %629 = fadd <4 x double> %551, %628
  %630 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 8, i32 2
  %631 = load <4 x double>, ptr %630, align 32
  %632 = fadd <4 x double> %554, %631
  store <4 x double> %626, ptr %624, align 32
  store <4 x double> %629, ptr %627, align 32
  store <4 x double> %632, ptr %630, align 32
  %633 = shufflevector <4 x double> %438, <4 x double> poison, <4 x i32> zeroinitializer
  %634 = shufflevector <4 x double> %438, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %635 = fmul <4 x double> %634, %450
  %636 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %633, <4 x double> %635)
  %637 = shufflevector <4 x double> %438, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %638 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %637, <4 x double> %636)
  %639 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 9
  %640 = load <4 x double>, ptr %639, align 32
  %641 = fadd <4 x double> %638, %640
  store <4 x double> %641, ptr %639, align 32
  %642 = shufflevector <4 x double> %435, <4 x double> poison, <4 x i32> zeroinitializer
  %643 = shufflevector <4 x double> %435, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %644 = fmul <4 x double> %643, %450
  %645 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %642, <4 x double> %644)
  %646 = shufflevector <4 x double> %435, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %647 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %646, <4 x double> %645)
  %648 = shufflevector <4 x double> %638, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %649 = fmul <4 x double> %454, %648
  %650 = fmul <4 x double> %557, %638
  %651 = fsub <4 x double> %649, %650
  %652 = shufflevector <4 x double> %651, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %653 = fadd <4 x double> %647, %652
  %654 = getelementptr inbounds %struct.body, ptr %1, i64 %444, i32 10
  %655 = load <4 x double>, ptr %654, align 32
  %656 = fadd <4 x double> %653, %655
  store <4 x double> %656, ptr %654, align 32
  br label %657

657:
  %658 = icmp ugt i64 %330, 1
  br i1 %658, label %329, label %321

659:
  ret void

660:
  %661 = phi i64 [ 0, %326 ], [ %740, %660 ]
  %662 = load ptr, ptr %327, align 8
  %663 = mul nuw nsw i64 %661, 5
  %664 = getelementptr inbounds i64, ptr %662, i64 %663
  %665 = getelementptr inbounds %struct.body, ptr %328, i64 %661
  %666 = load i64, ptr %664, align 8
  %667 = getelementptr inbounds i64, ptr %664, i64 1
  %668 = load i64, ptr %667, align 8
  %669 = icmp eq i64 %668, 1
  %670 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 0, i32 0
  %671 = load <4 x double>, ptr %670, align 32
  %672 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 0, i32 1
  %673 = load <4 x double>, ptr %672, align 32
  %674 = shufflevector <4 x double> %671, <4 x double> %673, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %675 = shufflevector <4 x double> %671, <4 x double> %673, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %676 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 0, i32 2
  %677 = load <4 x double>, ptr %676, align 32
  %678 = shufflevector <4 x double> %674, <4 x double> %677, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %679 = shufflevector <4 x double> %674, <4 x double> %677, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %680 = shufflevector <4 x double> %675, <4 x double> %677, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %681 = getelementptr inbounds %struct.body, ptr %1, i64 %666, i32 3
  %682 = load <4 x double>, ptr %681, align 32
  %683 = shufflevector <4 x double> %682, <4 x double> poison, <4 x i32> zeroinitializer
  %684 = shufflevector <4 x double> %682, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %685 = fmul <4 x double> %679, %684
  %686 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %678, <4 x double> %683, <4 x double> %685)
  %687 = shufflevector <4 x double> %682, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %688 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %680, <4 x double> %687, <4 x double> %686)
  %689 = getelementptr inbounds %struct.body, ptr %1, i64 %666, i32 4
  %690 = load <4 x double>, ptr %689, align 32
  %691 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 1
  %692 = load <4 x double>, ptr %691, align 32
  %693 = shufflevector <4 x double> %692, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %694 = fmul <4 x double> %682, %693
  %695 = shufflevector <4 x double> %682, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %696 = fmul <4 x double> %695, %692
  %697 = fsub <4 x double> %694, %696
  %698 = shufflevector <4 x double> %697, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %699 = fadd <4 x double> %690, %698
  %700 = shufflevector <4 x double> %699, <4 x double> poison, <4 x i32> zeroinitializer
  %701 = shufflevector <4 x double> %699, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %702 = fmul <4 x double> %679, %701
  %703 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %678, <4 x double> %700, <4 x double> %702)
  %704 = shufflevector <4 x double> %699, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %705 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %680, <4 x double> %704, <4 x double> %703)
  %706 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 11
  %707 = load <4 x double>, ptr %706, align 32
  %708 = fmul <4 x double> %707, %688
  %709 = extractelement <4 x double> %708, i64 0
  %710 = extractelement <4 x double> %708, i64 1
  %711 = fadd double %709, %710
  %712 = extractelement <4 x double> %708, i64 2
  %713 = fadd double %712, %711
  %714 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 12
  %715 = load <4 x double>, ptr %714, align 32
  %716 = fmul <4 x double> %715, %705
  %717 = extractelement <4 x double> %716, i64 0
  %718 = extractelement <4 x double> %716, i64 1
  %719 = fadd double %717, %718
  %720 = extractelement <4 x double> %716, i64 2
  %721 = fadd double %720, %719
  %722 = fadd double %713, %721
  %723 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 13
  %724 = getelementptr inbounds <4 x double>, ptr %723, i64 0, i64 0
  %725 = load double, ptr %724, align 32
  %726 = getelementptr inbounds <4 x double>, ptr %723, i64 0, i64 1
  %727 = load double, ptr %726, align 8
  %728 = fsub double %727, %722
  %729 = fmul double %725, %728
  %730 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %729, i64 2
  %731 = select i1 %669, <4 x double> splat (double -0.000000e+00), <4 x double> %730
  %732 = fadd <4 x double> %688, %731
  %733 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 3
  store <4 x double> %732, ptr %733, align 32
  %734 = select i1 %669, <4 x double> %730, <4 x double> splat (double -0.000000e+00)
  %735 = fadd <4 x double> %705, %734
  %736 = getelementptr inbounds %struct.body, ptr %665, i64 0, i32 4
  store <4 x double> %735, ptr %736, align 32
  %737 = getelementptr inbounds i64, ptr %664, i64 3
  %738 = load i64, ptr %737, align 8
  %739 = getelementptr inbounds double, ptr %6, i64 %738
  store double %729, ptr %739, align 8
  %740 = add nuw nsw i64 %661, 1
  %741 = load i64, ptr %16, align 8
  %742 = icmp slt i64 %740, %741
  br i1 %742, label %660, label %659
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
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10, i64 %13
  %15 = bitcast ptr %14 to ptr
  %16 = atomicrmw xchg ptr %15, i64 0 acquire, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %30

18:
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, 8
  br i1 %20, label %21, label %12

21:
  %22 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, 88
  %25 = add i64 %23, 96
  %26 = add i64 %25, %24
  %27 = shl i64 %26, 3
  %28 = tail call ptr @malloc(i64 %27)
  %29 = bitcast ptr %28 to ptr
  br label %32

30:
  %31 = inttoptr i64 %16 to ptr
  br label %32

32:
  %33 = phi i64 [ -1, %21 ], [ %13, %30 ]
  %34 = phi ptr [ %29, %21 ], [ %31, %30 ]
  %35 = icmp eq ptr %34, null
  %36 = select i1 %35, double 0x7FF8000000000000, double 0.000000e+00
  %37 = getelementptr inbounds double, ptr %6, i64 2
  store double %36, ptr %37, align 8
  %38 = getelementptr inbounds double, ptr %6, i64 1
  store double %36, ptr %38, align 8
  store double %36, ptr %6, align 8
  br i1 %35, label %332, label %39

39:
  %40 = ptrtoint ptr %34 to i64
  %41 = add i64 %40, 63
  %42 = and i64 %41, -64
  %43 = inttoptr i64 %42 to ptr
  %44 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.body, ptr %43, i64 %45
  %47 = getelementptr inbounds %struct.body, ptr %46, i64 1
  %48 = getelementptr %struct.body, ptr %47, i64 0, i32 0, i32 0, i64 0
  %49 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 8
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %55, label %52

52:
  %53 = mul nsw i64 %45, 36
  %54 = getelementptr inbounds double, ptr %8, i64 %53
  tail call void %50(double %1, ptr %2, ptr %3, ptr %4, ptr %54, ptr %48)
  br label %55

55:
  %56 = bitcast ptr %5 to ptr
  %57 = load <4 x double>, ptr %56, align 8
  %58 = inttoptr i64 %42 to ptr
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(160) %58, i8 0, i64 160, i1 false)
  %59 = getelementptr inbounds %struct.body, ptr %43, i64 0, i32 3
  store <4 x double> %57, ptr %59, align 32
  %60 = getelementptr inbounds %struct.body, ptr %43, i64 0, i32 4
  %61 = bitcast ptr %60 to ptr
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(512) %61, i8 0, i64 512, i1 false)
  %62 = load i64, ptr %44, align 8
  %63 = icmp sgt i64 %62, 0
  br i1 %63, label %64, label %67

64:
  %65 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %66 = getelementptr inbounds %struct.body, ptr %43, i64 1
  br label %74

67:
  %68 = icmp slt i64 %33, 0
  br i1 %68, label %69, label %71

69:
  %70 = bitcast ptr %34 to ptr
  tail call void @free(ptr %70)
  br label %332

71:
  %72 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10, i64 %33
  %73 = bitcast ptr %72 to ptr
  store atomic i64 %40, ptr %73 release, align 8
  br label %332

74:
  %75 = phi i64 [ 0, %64 ], [ %329, %325 ]
  %76 = load ptr, ptr %65, align 8
  %77 = mul nuw nsw i64 %75, 5
  %78 = getelementptr inbounds i64, ptr %76, i64 %77
  %79 = getelementptr inbounds %struct.body, ptr %66, i64 %75
  %80 = load i64, ptr %78, align 8
  %81 = mul nuw nsw i64 %75, 36
  %82 = getelementptr inbounds double, ptr %8, i64 %81
  %83 = getelementptr inbounds i64, ptr %78, i64 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, 1
  %86 = bitcast ptr %82 to ptr
  %87 = load <4 x double>, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %82, i64 4
  %89 = bitcast ptr %88 to ptr
  %90 = load <4 x double>, ptr %89, align 8
  %91 = getelementptr inbounds double, ptr %82, i64 8
  %92 = bitcast ptr %91 to ptr
  %93 = load <4 x double>, ptr %92, align 8
  %94 = icmp eq i64 %84, 0
  br i1 %94, label %95, label %111

95:
  %96 = getelementptr inbounds i64, ptr %78, i64 2
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %2, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.cos.f64(double %99)
  %101 = tail call double @llvm.sin.f64(double %99)
  %102 = insertelement <4 x double> poison, double %100, i64 0
  %103 = shufflevector <4 x double> %102, <4 x double> poison, <4 x i32> zeroinitializer
  %104 = insertelement <4 x double> poison, double %101, i64 0
  %105 = shufflevector <4 x double> %104, <4 x double> poison, <4 x i32> zeroinitializer
  %106 = fmul <4 x double> %90, %105
  %107 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %87, <4 x double> %103, <4 x double> %106)
  %108 = fneg <4 x double> %87
  %109 = fmul <4 x double> %105, %108
  %110 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %90, <4 x double> %103, <4 x double> %109)
  br label %179

111:
  %112 = icmp slt i64 %84, 3
  br i1 %112, label %179, label %113

113:
  %114 = getelementptr inbounds i64, ptr %78, i64 2
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %2, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %116, i64 1
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %116, i64 2
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds double, ptr %116, i64 3
  %123 = load double, ptr %122, align 8
  %124 = fmul double %123, %123
  %125 = tail call double @llvm.fmuladd.f64(double %121, double %121, double %124)
  %126 = tail call double @llvm.fmuladd.f64(double %125, double -2.000000e+00, double 1.000000e+00)
  %127 = fmul double %117, %123
  %128 = tail call double @llvm.fmuladd.f64(double %119, double %121, double %127)
  %129 = fmul double %128, 2.000000e+00
  %130 = fmul double %117, %121
  %131 = fneg double %130
  %132 = tail call double @llvm.fmuladd.f64(double %119, double %123, double %131)
  %133 = fmul double %132, 2.000000e+00
  %134 = insertelement <4 x double> poison, double %126, i64 0
  %135 = fneg double %127
  %136 = tail call double @llvm.fmuladd.f64(double %119, double %121, double %135)
  %137 = fmul double %136, 2.000000e+00
  %138 = tail call double @llvm.fmuladd.f64(double %119, double %119, double %124)
  %139 = tail call double @llvm.fmuladd.f64(double %138, double -2.000000e+00, double 1.000000e+00)
  %140 = fmul double %117, %119
  %141 = tail call double @llvm.fmuladd.f64(double %121, double %123, double %140)
  %142 = fmul double %141, 2.000000e+00
  %143 = insertelement <4 x double> poison, double %137, i64 0
  %144 = tail call double @llvm.fmuladd.f64(double %119, double %123, double %130)
  %145 = fmul double %144, 2.000000e+00
  %146 = fneg double %140
  %147 = tail call double @llvm.fmuladd.f64(double %121, double %123, double %146)
  %148 = fmul double %147, 2.000000e+00
  %149 = fmul double %121, %121
  %150 = tail call double @llvm.fmuladd.f64(double %119, double %119, double %149)
  %151 = tail call double @llvm.fmuladd.f64(double %150, double -2.000000e+00, double 1.000000e+00)
  %152 = insertelement <4 x double> poison, double %145, i64 0
  %153 = shufflevector <4 x double> %134, <4 x double> poison, <4 x i32> zeroinitializer
  %154 = insertelement <4 x double> undef, double %129, i64 0
  %155 = shufflevector <4 x double> %154, <4 x double> poison, <4 x i32> zeroinitializer
  %156 = fmul <4 x double> %90, %155
  %157 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %87, <4 x double> %153, <4 x double> %156)
  %158 = insertelement <4 x double> undef, double %133, i64 0
  %159 = shufflevector <4 x double> %158, <4 x double> poison, <4 x i32> zeroinitializer
  %160 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %93, <4 x double> %159, <4 x double> %157)
  %161 = shufflevector <4 x double> %143, <4 x double> poison, <4 x i32> zeroinitializer
  %162 = insertelement <4 x double> undef, double %139, i64 0
  %163 = shufflevector <4 x double> %162, <4 x double> poison, <4 x i32> zeroinitializer
  %164 = fmul <4 x double> %90, %163
  %165 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %87, <4 x double> %161, <4 x double> %164)
  %166 = insertelement <4 x double> undef, double %142, i64 0
  %167 = shufflevector <4 x double> %166, <4 x double> poison, <4 x i32> zeroinitializer
  %168 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %93, <4 x double> %167, <4 x double> %165)
  %169 = shufflevector <4 x double> %152, <4 x double> poison, <4 x i32> zeroinitializer
  %170 = insertelement <4 x double> undef, double %148, i64 0
  %171 = shufflevector <4 x double> %170, <4 x double> poison, <4 x i32> zeroinitializer
  %172 = fmul <4 x double> %90, %171
  %173 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %87, <4 x double> %169, <4 x double> %172)
  %174 = insertelement <4 x double> undef, double %151, i64 0
  %175 = shufflevector <4 x double> %174, <4 x double> poison, <4 x i32> zeroinitializer
  %176 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %93, <4 x double> %175, <4 x double> %173)
  switch i64 %84, label %178 [
    i64 3, label %179
    i64 4, label %177
  ]

177:
  br label %179

178:
  br label %179

179:
  %180 = phi <4 x double> [ %107, %95 ], [ %160, %178 ], [ %176, %177 ], [ %87, %111 ], [ %168, %113 ]
  %181 = phi <4 x double> [ %110, %95 ], [ %168, %178 ], [ %160, %177 ], [ %90, %111 ], [ %176, %113 ]
  %182 = phi <4 x double> [ %93, %95 ], [ %176, %178 ], [ %168, %177 ], [ %93, %111 ], [ %160, %113 ]
  %183 = shufflevector <4 x double> %180, <4 x double> %181, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %184 = shufflevector <4 x double> %180, <4 x double> %181, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %185 = shufflevector <4 x double> %183, <4 x double> %182, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %186 = shufflevector <4 x double> %183, <4 x double> %182, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %187 = shufflevector <4 x double> %184, <4 x double> %182, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %188 = getelementptr inbounds i64, ptr %78, i64 3
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds double, ptr %11, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds double, ptr %82, i64 19
  %193 = load double, ptr %192, align 8
  %194 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %191, i64 2
  %195 = getelementptr inbounds double, ptr %82, i64 16
  %196 = bitcast ptr %195 to ptr
  %197 = load <4 x double>, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %82, i64 20
  %199 = bitcast ptr %198 to ptr
  %200 = load <4 x double>, ptr %199, align 8
  %201 = getelementptr inbounds double, ptr %82, i64 24
  %202 = bitcast ptr %201 to ptr
  %203 = load <4 x double>, ptr %202, align 8
  %204 = getelementptr inbounds double, ptr %82, i64 28
  %205 = bitcast ptr %204 to ptr
  %206 = load <4 x double>, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %82, i64 12
  %208 = bitcast ptr %207 to ptr
  %209 = load <4 x double>, ptr %208, align 8
  br i1 %85, label %210, label %218

210:
  %211 = getelementptr inbounds i64, ptr %78, i64 2
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds double, ptr %2, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = insertelement <4 x double> poison, double %214, i64 0
  %216 = shufflevector <4 x double> %215, <4 x double> poison, <4 x i32> zeroinitializer
  %217 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %216, <4 x double> %182, <4 x double> %209)
  br label %218

218:
  %219 = phi <4 x double> [ splat (double -0.000000e+00), %210 ], [ %194, %179 ]
  %220 = phi <4 x double> [ %194, %210 ], [ splat (double -0.000000e+00), %179 ]
  %221 = phi <4 x double> [ %217, %210 ], [ %209, %179 ]
  %222 = getelementptr inbounds %struct.body, ptr %43, i64 %80, i32 2
  %223 = load <4 x double>, ptr %222, align 64
  %224 = shufflevector <4 x double> %223, <4 x double> poison, <4 x i32> zeroinitializer
  %225 = shufflevector <4 x double> %223, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %226 = fmul <4 x double> %186, %225
  %227 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %185, <4 x double> %224, <4 x double> %226)
  %228 = shufflevector <4 x double> %223, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %229 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %187, <4 x double> %228, <4 x double> %227)
  %230 = getelementptr inbounds %struct.body, ptr %43, i64 %80, i32 4
  %231 = load <4 x double>, ptr %230, align 64
  %232 = shufflevector <4 x double> %221, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %233 = fmul <4 x double> %223, %232
  %234 = shufflevector <4 x double> %223, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %235 = fmul <4 x double> %221, %234
  %236 = fsub <4 x double> %233, %235
  %237 = shufflevector <4 x double> %236, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %238 = fadd <4 x double> %231, %237
  %239 = shufflevector <4 x double> %238, <4 x double> poison, <4 x i32> zeroinitializer
  %240 = shufflevector <4 x double> %238, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %241 = fmul <4 x double> %186, %240
  %242 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %185, <4 x double> %239, <4 x double> %241)
  %243 = shufflevector <4 x double> %238, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %244 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %187, <4 x double> %243, <4 x double> %242)
  %245 = fadd <4 x double> %220, %244
  %246 = fadd <4 x double> %219, %229
  %247 = getelementptr inbounds %struct.body, ptr %43, i64 %80, i32 3
  %248 = load <4 x double>, ptr %247, align 32
  %249 = shufflevector <4 x double> %248, <4 x double> poison, <4 x i32> zeroinitializer
  %250 = shufflevector <4 x double> %248, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %251 = fmul <4 x double> %186, %250
  %252 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %185, <4 x double> %249, <4 x double> %251)
  %253 = shufflevector <4 x double> %248, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %254 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %187, <4 x double> %253, <4 x double> %252)
  %255 = getelementptr inbounds %struct.body, ptr %43, i64 %80, i32 13, i64 0
  %256 = load double, ptr %255, align 32
  %257 = fmul <4 x double> %221, %248
  %258 = extractelement <4 x double> %257, i64 0
  %259 = extractelement <4 x double> %257, i64 1
  %260 = fadd double %258, %259
  %261 = extractelement <4 x double> %257, i64 2
  %262 = fadd double %261, %260
  %263 = fadd double %256, %262
  %264 = getelementptr inbounds %struct.body, ptr %79, i64 0, i32 2
  store <4 x double> %246, ptr %264, align 64
  %265 = getelementptr inbounds %struct.body, ptr %79, i64 0, i32 4
  store <4 x double> %245, ptr %265, align 64
  %266 = getelementptr inbounds %struct.body, ptr %79, i64 0, i32 3
  store <4 x double> %254, ptr %266, align 32
  %267 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %263, i64 0
  %268 = getelementptr inbounds %struct.body, ptr %79, i64 0, i32 13
  store <4 x double> %267, ptr %268, align 32
  %269 = fmul <4 x double> %245, %245
  %270 = extractelement <4 x double> %269, i64 0
  %271 = extractelement <4 x double> %269, i64 1
  %272 = fadd double %270, %271
  %273 = extractelement <4 x double> %269, i64 2
  %274 = fadd double %273, %272
  %275 = shufflevector <4 x double> %246, <4 x double> poison, <4 x i32> zeroinitializer
  %276 = shufflevector <4 x double> %246, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %277 = fmul <4 x double> %203, %276
  %278 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %200, <4 x double> %275, <4 x double> %277)
  %279 = shufflevector <4 x double> %246, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %280 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %206, <4 x double> %279, <4 x double> %278)
  %281 = fmul <4 x double> %246, %280
  %282 = extractelement <4 x double> %281, i64 0
  %283 = extractelement <4 x double> %281, i64 1
  %284 = fadd double %282, %283
  %285 = extractelement <4 x double> %281, i64 2
  %286 = fadd double %285, %284
  %287 = tail call double @llvm.fmuladd.f64(double %193, double %274, double %286)
  %288 = getelementptr inbounds double, ptr %82, i64 32
  %289 = load double, ptr %288, align 8
  %290 = fmul double %191, %289
  %291 = tail call double @llvm.fmuladd.f64(double %290, double %191, double %287)
  %292 = shufflevector <4 x double> %197, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %293 = fmul <4 x double> %292, %246
  %294 = shufflevector <4 x double> %246, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %295 = fmul <4 x double> %197, %294
  %296 = fsub <4 x double> %293, %295
  %297 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %298 = fmul <4 x double> %297, %245
  %299 = extractelement <4 x double> %298, i64 0
  %300 = extractelement <4 x double> %298, i64 1
  %301 = fadd double %299, %300
  %302 = extractelement <4 x double> %298, i64 2
  %303 = fadd double %302, %301
  %304 = tail call double @llvm.fmuladd.f64(double %291, double 5.000000e-01, double %303)
  %305 = load double, ptr %6, align 8
  %306 = fadd double %305, %304
  store double %306, ptr %6, align 8
  %307 = fmul <4 x double> %197, %254
  %308 = extractelement <4 x double> %307, i64 0
  %309 = extractelement <4 x double> %307, i64 1
  %310 = fadd double %308, %309
  %311 = extractelement <4 x double> %307, i64 2
  %312 = fadd double %311, %310
  %313 = tail call double @llvm.fmuladd.f64(double %193, double %263, double %312)
  %314 = load double, ptr %38, align 8
  %315 = fsub double %314, %313
  store double %315, ptr %38, align 8
  %316 = load ptr, ptr %49, align 8
  %317 = icmp eq ptr %316, null
  br i1 %317, label %325, label %318

318:
  %319 = getelementptr inbounds double, ptr %48, i64 %75
  %320 = load double, ptr %319, align 8
  %321 = load i64, ptr %188, align 8
  %322 = getelementptr inbounds double, ptr %11, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = fmul double %320, %323
  br label %325

325:
  %326 = phi double [ %324, %318 ], [ 0.000000e+00, %218 ]
  %327 = load double, ptr %37, align 8
  %328 = fadd double %326, %327
  store double %328, ptr %37, align 8
  %329 = add nuw nsw i64 %75, 1
  %330 = load i64, ptr %44, align 8
  %331 = icmp slt i64 %329, %330
  br i1 %331, label %74, label %67

332:
  ret void
}

define i64 @tree_motion_lacking(ptr  %0, ptr  %1, ptr  %2) {
  br label %4

4:
  %5 = phi i64 [ 0, %3 ], [ %11, %10 ]
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10, i64 %5
  %7 = bitcast ptr %6 to ptr
  %8 = atomicrmw xchg ptr %7, i64 0 acquire, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 8
  br i1 %12, label %13, label %4

13:
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %15, 88
  %17 = add i64 %15, 96
  %18 = add i64 %17, %16
  %19 = shl i64 %18, 3
  %20 = tail call ptr @malloc(i64 %19)
  %21 = bitcast ptr %20 to ptr
  br label %24

22:
  %23 = inttoptr i64 %8 to ptr
  br label %24

24:
  %25 = phi i64 [ -1, %13 ], [ %5, %22 ]
  %26 = phi ptr [ %21, %13 ], [ %23, %22 ]
  %27 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = shl nsw i64 %28, 1
  %30 = or i64 %29, 1
  %31 = tail call ptr @calloc(i64 %30, i64 8)
  %32 = bitcast ptr %31 to ptr
  %33 = icmp ne ptr %26, null
  %34 = icmp ne ptr %31, null
  %35 = and i1 %33, %34
  br i1 %35, label %36, label %54

36:
  %37 = ptrtoint ptr %26 to i64
  %38 = add i64 %37, 63
  %39 = and i64 %38, -64
  %40 = inttoptr i64 %39 to ptr
  %41 = getelementptr inbounds double, ptr %32, i64 %28
  tail call void @solve(ptr %0, ptr %40, ptr %1, ptr %32, ptr %2, ptr null, ptr %41)
  %42 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %54

45:
  %46 = phi i64 [ %48, %45 ], [ 0, %36 ]
  %47 = phi i64 [ %52, %45 ], [ -1, %36 ]
  %48 = add nuw nsw i64 %46, 1
  %49 = getelementptr inbounds %struct.body, ptr %40, i64 %48, i32 13, i64 0
  %50 = load double, ptr %49, align 32
  %51 = fcmp uno double %50, 0.000000e+00
  %52 = select i1 %51, i64 %46, i64 %47
  %53 = icmp eq i64 %48, %43
  br i1 %53, label %54, label %45

54:
  %55 = phi i64 [ -1, %24 ], [ -1, %36 ], [ %52, %45 ]
  tail call void @free(ptr %31)
  br i1 %33, label %56, label %64

56:
  %57 = icmp slt i64 %25, 0
  br i1 %57, label %58, label %60

58:
  %59 = bitcast ptr %26 to ptr
  tail call void @free(ptr %59)
  br label %64

60:
  %61 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10, i64 %25
  %62 = bitcast ptr %61 to ptr
  %63 = ptrtoint ptr %26 to i64
  store atomic i64 %63, ptr %62 release, align 8
  br label %64

64:
  ret i64 %55
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
  %113 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 8
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
  %132 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 9
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

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
