; closing: made by tools/make_loops_text.py from closing, pivots
; sources 161f3d4f95d77c13f0763321196b4fe5f205b71d01a3382c04e1fceb0d8d81ec
%struct.closing_rows = type { ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, ptr, ptr }
%struct.closing_start = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.closing_choice = type { i64, ptr, ptr, ptr, ptr, ptr }

define i64 @closing_work(i64 %0, i64 %1, i64 %2) {
  %4 = shl i64 %1, 1
  %5 = shl nsw i64 %0, 2
  %6 = mul nsw i64 %1, 6
  %7 = add i64 %4, 6
  %8 = mul i64 %7, %2
  %9 = add i64 %5, 16
  %10 = add i64 %9, %6
  %11 = add i64 %10, %8
  ret i64 %11
}

define i64 @closing_places(i64 %0, i64 %1, i64 %2) {
  %4 = mul nsw i64 %1, 6
  %5 = add i64 %2, 3
  %6 = mul i64 %5, %0
  %7 = add i64 %6, %4
  ret i64 %7
}

define i64 @closing_sign(ptr  %0, ptr  %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 15
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 3
  %9 = bitcast ptr %8 to ptr
  %10 = load ptr, ptr %9, align 8
  %11 = bitcast ptr %1 to ptr
  %12 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 9
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %13, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 %14, i1 false)
  %15 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 2
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  tail call void %16(double %18, ptr %20)
  %21 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8
  %25 = icmp sgt i64 %22, 0
  br i1 %25, label %26, label %36

26:
  %27 = phi i64 [ %32, %26 ], [ 0, %5 ]
  %28 = phi double [ %31, %26 ], [ 0.000000e+00, %5 ]
  %29 = getelementptr inbounds double, ptr %24, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %30, double 0.000000e+00, double %28)
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %22
  br i1 %33, label %34, label %26

34:
  %35 = fcmp une double %31, 0.000000e+00
  br i1 %35, label %154, label %36

36:
  %37 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %22
  %40 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8
  %42 = icmp sgt i64 %39, 0
  br i1 %42, label %47, label %43

43:
  %44 = icmp sgt i64 %2, 0
  br i1 %44, label %55, label %61

45:
  %46 = fcmp une double %52, 0.000000e+00
  br i1 %46, label %154, label %43

47:
  %48 = phi i64 [ %53, %47 ], [ 0, %36 ]
  %49 = phi double [ %52, %47 ], [ 0.000000e+00, %36 ]
  %50 = getelementptr inbounds double, ptr %41, i64 %48
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %51, double 0.000000e+00, double %49)
  %53 = add nuw nsw i64 %48, 1
  %54 = icmp eq i64 %53, %39
  br i1 %54, label %45, label %47

55:
  %56 = phi i64 [ %65, %64 ], [ 0, %43 ]
  %57 = getelementptr inbounds i64, ptr %3, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %38, %58
  %60 = mul nsw i64 %56, %2
  br label %67

61:
  %62 = call i64 @llvm.smax.i64(i64 %2, i64 0)
  %63 = icmp slt i64 %2, 1
  br i1 %63, label %154, label %78

64:
  %65 = add nuw nsw i64 %56, 1
  %66 = icmp eq i64 %65, %2
  br i1 %66, label %61, label %55

67:
  %68 = phi i64 [ 0, %55 ], [ %76, %67 ]
  %69 = getelementptr inbounds i64, ptr %4, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %59, %70
  %72 = getelementptr inbounds double, ptr %41, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = add nsw i64 %68, %60
  %75 = getelementptr inbounds double, ptr %7, i64 %74
  store double %73, ptr %75, align 8
  %76 = add nuw nsw i64 %68, 1
  %77 = icmp eq i64 %76, %2
  br i1 %77, label %64, label %67

78:
  %79 = phi i64 [ %118, %152 ], [ 1, %61 ]
  %80 = phi i64 [ %81, %152 ], [ 0, %61 ]
  %81 = add nuw i64 %80, 1
  %82 = icmp slt i64 %81, %2
  br i1 %82, label %94, label %83

83:
  %84 = phi i64 [ %80, %78 ], [ %108, %94 ]
  %85 = mul nsw i64 %84, %2
  %86 = add nsw i64 %85, %80
  %87 = getelementptr inbounds double, ptr %7, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fcmp oeq double %88, 0.000000e+00
  br i1 %89, label %154, label %90

90:
  %91 = icmp ne i64 %84, %80
  %92 = select i1 %44, i1 %91, i1 false
  %93 = mul nsw i64 %80, %2
  br i1 %92, label %119, label %111

94:
  %95 = phi i64 [ %109, %94 ], [ %81, %78 ]
  %96 = phi i64 [ %108, %94 ], [ %80, %78 ]
  %97 = mul nsw i64 %95, %2
  %98 = add nsw i64 %97, %80
  %99 = getelementptr inbounds double, ptr %7, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = tail call double @llvm.fabs.f64(double %100)
  %102 = mul nsw i64 %96, %2
  %103 = add nsw i64 %102, %80
  %104 = getelementptr inbounds double, ptr %7, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = tail call double @llvm.fabs.f64(double %105)
  %107 = fcmp ogt double %101, %106
  %108 = select i1 %107, i64 %95, i64 %96
  %109 = add nuw nsw i64 %95, 1
  %110 = icmp slt i64 %109, %2
  br i1 %110, label %94, label %83

111:
  %112 = add nsw i64 %93, %80
  %113 = getelementptr inbounds double, ptr %7, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fcmp uge double %114, 0.000000e+00
  %116 = xor i1 %91, %115
  %117 = sub nsw i64 0, %79
  %118 = select i1 %116, i64 %79, i64 %117
  br i1 %82, label %129, label %152

119:
  %120 = phi i64 [ %127, %119 ], [ 0, %90 ]
  %121 = add nsw i64 %120, %93
  %122 = getelementptr inbounds double, ptr %7, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = add nsw i64 %120, %85
  %125 = getelementptr inbounds double, ptr %7, i64 %124
  %126 = load double, ptr %125, align 8
  store double %126, ptr %122, align 8
  store double %123, ptr %125, align 8
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp slt i64 %127, %2
  br i1 %128, label %119, label %111

129:
  %130 = phi i64 [ %139, %138 ], [ %81, %111 ]
  %131 = mul nsw i64 %130, %2
  %132 = load double, ptr %113, align 8
  %133 = add nsw i64 %131, %80
  %134 = getelementptr inbounds double, ptr %7, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fneg double %135
  %137 = fdiv double %136, %132
  br label %141

138:
  %139 = add nuw nsw i64 %130, 1
  %140 = icmp slt i64 %139, %2
  br i1 %140, label %129, label %152

141:
  %142 = phi i64 [ %80, %129 ], [ %150, %141 ]
  %143 = add nsw i64 %142, %93
  %144 = getelementptr inbounds double, ptr %7, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = add nsw i64 %142, %131
  %147 = getelementptr inbounds double, ptr %7, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = tail call double @llvm.fmuladd.f64(double %137, double %145, double %148)
  store double %149, ptr %147, align 8
  %150 = add nuw nsw i64 %142, 1
  %151 = icmp slt i64 %150, %2
  br i1 %151, label %141, label %138

152:
  %153 = icmp eq i64 %81, %62
  br i1 %153, label %154, label %78

154:
  %155 = phi i64 [ 0, %45 ], [ 0, %34 ], [ 1, %61 ], [ %118, %152 ], [ 0, %83 ]
  ret i64 %155
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @closing_chosen(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 4
  %4 = bitcast ptr %3 to ptr
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 3
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %5, i64 %11, i1 false)
  %12 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  tail call void %13(double %15, ptr %17)
  %18 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = icmp sgt i64 %19, 0
  br i1 %22, label %23, label %33

23:
  %24 = phi i64 [ %29, %23 ], [ 0, %2 ]
  %25 = phi double [ %28, %23 ], [ 0.000000e+00, %2 ]
  %26 = getelementptr inbounds double, ptr %21, i64 %24
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fmuladd.f64(double %27, double 0.000000e+00, double %25)
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %19
  br i1 %30, label %31, label %23

31:
  %32 = fcmp une double %28, 0.000000e+00
  br i1 %32, label %59, label %33

33:
  %34 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %35, %19
  %37 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8
  %39 = icmp sgt i64 %36, 0
  br i1 %39, label %40, label %50

40:
  %41 = phi i64 [ %46, %40 ], [ 0, %33 ]
  %42 = phi double [ %45, %40 ], [ 0.000000e+00, %33 ]
  %43 = getelementptr inbounds double, ptr %38, i64 %41
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fmuladd.f64(double %44, double 0.000000e+00, double %42)
  %46 = add nuw nsw i64 %41, 1
  %47 = icmp eq i64 %46, %36
  br i1 %47, label %48, label %40

48:
  %49 = fcmp une double %45, 0.000000e+00
  br i1 %49, label %59, label %50

50:
  %51 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 6
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 7
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 8
  %58 = tail call i64 @choose(ptr %0, ptr %52, ptr %54, ptr %56, ptr %57)
  br label %59

59:
  %60 = phi i64 [ %58, %50 ], [ 1, %48 ], [ 1, %31 ]
  ret i64 %60
}

define internal i64 @choose(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 5
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 4
  %15 = load ptr, ptr %14, align 8
  store i64 0, ptr %4, align 8
  %16 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %209

19:
  %20 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 1
  %21 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %23 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %24 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  br label %25

25:
  %26 = phi ptr [ %9, %19 ], [ %202, %201 ]
  %27 = phi ptr [ %11, %19 ], [ %203, %201 ]
  %28 = phi ptr [ %13, %19 ], [ %204, %201 ]
  %29 = phi ptr [ %15, %19 ], [ %205, %201 ]
  %30 = phi i64 [ 0, %19 ], [ %206, %201 ]
  %31 = load ptr, ptr %20, align 8
  %32 = mul nuw nsw i64 %30, 3
  %33 = getelementptr inbounds i64, ptr %31, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %33, i64 1
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %33, i64 2
  %38 = load i64, ptr %37, align 8
  %39 = load ptr, ptr %21, align 8
  %40 = icmp sgt i64 %34, 0
  br i1 %40, label %41, label %74

41:
  %42 = icmp sgt i64 %36, 0
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %58, %56 ]
  %45 = phi double [ 0.000000e+00, %41 ], [ %57, %56 ]
  br i1 %42, label %46, label %56

46:
  %47 = load ptr, ptr %22, align 8
  %48 = getelementptr inbounds i64, ptr %26, i64 %44
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %7
  %51 = mul nsw i64 %44, %36
  br label %60

52:
  %53 = fmul double %57, 0x3DA5FD7FE1796495
  br i1 %40, label %54, label %74

54:
  %55 = icmp sgt i64 %36, 0
  br label %115

56:
  %57 = phi double [ %45, %43 ], [ %71, %60 ]
  %58 = add nuw nsw i64 %44, 1
  %59 = icmp eq i64 %58, %34
  br i1 %59, label %52, label %43

60:
  %61 = phi i64 [ 0, %46 ], [ %72, %60 ]
  %62 = phi double [ %45, %46 ], [ %71, %60 ]
  %63 = getelementptr inbounds i64, ptr %27, i64 %61
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %50, %64
  %66 = getelementptr inbounds double, ptr %47, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = add nsw i64 %61, %51
  %69 = getelementptr inbounds double, ptr %39, i64 %68
  store double %67, ptr %69, align 8
  %70 = tail call double @llvm.fabs.f64(double %67)
  %71 = tail call double @llvm.maxnum.f64(double %62, double %70)
  %72 = add nuw nsw i64 %61, 1
  %73 = icmp eq i64 %72, %36
  br i1 %73, label %56, label %60

74:
  %75 = mul nsw i64 %36, %34
  %76 = getelementptr inbounds double, ptr %39, i64 %75
  %77 = bitcast ptr %76 to ptr
  %78 = bitcast ptr %29 to ptr
  %79 = shl i64 %38, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %78, i64 %79, i1 false)
  %80 = load ptr, ptr %23, align 8
  %81 = load i64, ptr %24, align 8
  %82 = shl nsw i64 %81, 1
  %83 = getelementptr inbounds i64, ptr %80, i64 %82
  %84 = load i64, ptr %6, align 8
  %85 = getelementptr inbounds i64, ptr %83, i64 %84
  %86 = bitcast ptr %85 to ptr
  %87 = bitcast ptr %28 to ptr
  %88 = mul nsw i64 %38, %36
  %89 = shl i64 %88, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %87, i64 %89, i1 false)
  %90 = load ptr, ptr %23, align 8
  %91 = load i64, ptr %24, align 8
  %92 = shl nsw i64 %91, 1
  %93 = getelementptr inbounds i64, ptr %90, i64 %92
  %94 = load i64, ptr %6, align 8
  %95 = getelementptr inbounds i64, ptr %93, i64 %94
  %96 = tail call i64 @choose_pivots(i64 %34, i64 %36, i64 %38, ptr %39, ptr %95)
  %97 = add nsw i64 %75, %38
  %98 = getelementptr inbounds double, ptr %39, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %23, align 8
  %101 = load i64, ptr %24, align 8
  %102 = shl nsw i64 %101, 1
  %103 = getelementptr inbounds i64, ptr %100, i64 %102
  %104 = load i64, ptr %6, align 8
  %105 = getelementptr inbounds i64, ptr %103, i64 %104
  %106 = getelementptr inbounds i64, ptr %105, i64 %88
  %107 = getelementptr inbounds i64, ptr %106, i64 %34
  %108 = icmp slt i64 %96, 1
  %109 = fcmp ogt double %99, 1.000000e-04
  %110 = select i1 %108, i1 true, i1 %109
  br i1 %110, label %111, label %209

111:
  br i1 %40, label %112, label %182

112:
  %113 = icmp sgt i64 %96, 0
  %114 = icmp sgt i64 %36, 0
  br label %146

115:
  %116 = phi i64 [ 0, %54 ], [ %132, %131 ]
  %117 = mul nsw i64 %116, %36
  %118 = getelementptr inbounds double, ptr %39, i64 %117
  br i1 %55, label %119, label %131

119:
  %120 = phi i64 [ %126, %119 ], [ 0, %115 ]
  %121 = phi double [ %125, %119 ], [ 0.000000e+00, %115 ]
  %122 = getelementptr inbounds double, ptr %118, i64 %120
  %123 = load double, ptr %122, align 8
  %124 = tail call double @llvm.fabs.f64(double %123)
  %125 = tail call double @llvm.maxnum.f64(double %121, double %124)
  %126 = add nuw nsw i64 %120, 1
  %127 = icmp eq i64 %126, %36
  br i1 %127, label %128, label %119

128:
  br i1 %55, label %129, label %131

129:
  %130 = fcmp ogt double %125, %53
  br label %134

131:
  %132 = add nuw nsw i64 %116, 1
  %133 = icmp eq i64 %132, %34
  br i1 %133, label %74, label %115

134:
  %135 = phi i64 [ 0, %129 ], [ %144, %141 ]
  %136 = add nsw i64 %135, %117
  br i1 %130, label %137, label %141

137:
  %138 = getelementptr inbounds double, ptr %39, i64 %136
  %139 = load double, ptr %138, align 8
  %140 = fdiv double %139, %125
  br label %141

141:
  %142 = phi double [ %140, %137 ], [ 0.000000e+00, %134 ]
  %143 = getelementptr inbounds double, ptr %39, i64 %136
  store double %142, ptr %143, align 8
  %144 = add nuw nsw i64 %135, 1
  %145 = icmp eq i64 %144, %36
  br i1 %145, label %131, label %134

146:
  %147 = phi i1 [ true, %112 ], [ %179, %177 ]
  %148 = phi i64 [ 0, %112 ], [ %178, %177 ]
  br i1 %113, label %150, label %163

149:
  br i1 %159, label %163, label %177

150:
  %151 = phi i64 [ %161, %158 ], [ 0, %146 ]
  %152 = phi i32 [ %160, %158 ], [ 1, %146 ]
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %158, label %154

154:
  %155 = getelementptr inbounds i64, ptr %106, i64 %151
  %156 = load i64, ptr %155, align 8
  %157 = icmp ne i64 %156, %148
  br label %158

158:
  %159 = phi i1 [ false, %150 ], [ %157, %154 ]
  %160 = zext i1 %159 to i32
  %161 = add nuw nsw i64 %151, 1
  %162 = icmp eq i64 %161, %96
  br i1 %162, label %149, label %150

163:
  %164 = mul nsw i64 %148, %36
  %165 = getelementptr inbounds double, ptr %39, i64 %164
  br i1 %114, label %166, label %177

166:
  %167 = phi i64 [ %173, %166 ], [ 0, %163 ]
  %168 = phi double [ %172, %166 ], [ 0.000000e+00, %163 ]
  %169 = getelementptr inbounds double, ptr %165, i64 %167
  %170 = load double, ptr %169, align 8
  %171 = tail call double @llvm.fabs.f64(double %170)
  %172 = tail call double @llvm.maxnum.f64(double %168, double %171)
  %173 = add nuw nsw i64 %167, 1
  %174 = icmp eq i64 %173, %36
  br i1 %174, label %175, label %166

175:
  %176 = fcmp olt double %172, 0x3DA5FD7FE1796495
  br i1 %176, label %177, label %181

177:
  %178 = add nuw nsw i64 %148, 1
  %179 = icmp slt i64 %178, %34
  %180 = icmp eq i64 %178, %34
  br i1 %180, label %182, label %146

181:
  br i1 %147, label %209, label %182

182:
  %183 = icmp sgt i64 %96, 0
  br i1 %183, label %184, label %201

184:
  %185 = phi i64 [ %199, %184 ], [ 0, %182 ]
  %186 = getelementptr inbounds i64, ptr %106, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds i64, ptr %26, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = load i64, ptr %4, align 8
  %191 = getelementptr inbounds i64, ptr %2, i64 %190
  store i64 %189, ptr %191, align 8
  %192 = getelementptr inbounds i64, ptr %107, i64 %185
  %193 = load i64, ptr %192, align 8
  %194 = getelementptr inbounds i64, ptr %27, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = load i64, ptr %4, align 8
  %197 = add nsw i64 %196, 1
  store i64 %197, ptr %4, align 8
  %198 = getelementptr inbounds i64, ptr %3, i64 %196
  store i64 %195, ptr %198, align 8
  %199 = add nuw nsw i64 %185, 1
  %200 = icmp eq i64 %199, %96
  br i1 %200, label %201, label %184

201:
  %202 = getelementptr inbounds i64, ptr %26, i64 %34
  %203 = getelementptr inbounds i64, ptr %27, i64 %36
  %204 = getelementptr inbounds i64, ptr %28, i64 %88
  %205 = getelementptr inbounds double, ptr %29, i64 %38
  %206 = add nuw nsw i64 %30, 1
  %207 = load i64, ptr %16, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %25, label %209

209:
  %210 = phi i64 [ 0, %5 ], [ 0, %201 ], [ 1, %74 ], [ 1, %181 ]
  ret i64 %210
}

define i64 @closing_settled(ptr %0, ptr  %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %7, i64 %9
  %11 = getelementptr inbounds i64, ptr %10, i64 %9
  %12 = bitcast ptr %3 to ptr
  %13 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 14
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %46

18:
  %19 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 13
  %20 = load ptr, ptr %19, align 8
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %37, %36 ]
  %23 = getelementptr inbounds i64, ptr %20, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %14, i64 %24
  br label %26

26:
  %27 = phi i64 [ %32, %26 ], [ 0, %21 ]
  %28 = phi double [ %31, %26 ], [ 0.000000e+00, %21 ]
  %29 = getelementptr inbounds double, ptr %25, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %30, double %30, double %28)
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, 4
  br i1 %33, label %34, label %26

34:
  %35 = tail call double @llvm.sqrt.f64(double %31)
  br label %39

36:
  %37 = add nuw nsw i64 %22, 1
  %38 = icmp eq i64 %37, %16
  br i1 %38, label %46, label %21

39:
  %40 = phi i64 [ 0, %34 ], [ %44, %39 ]
  %41 = getelementptr inbounds double, ptr %25, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fdiv double %42, %35
  store double %43, ptr %41, align 8
  %44 = add nuw nsw i64 %40, 1
  %45 = icmp eq i64 %44, 4
  br i1 %45, label %36, label %39

46:
  %47 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 3
  %48 = bitcast ptr %47 to ptr
  %49 = load ptr, ptr %48, align 8
  %50 = bitcast ptr %14 to ptr
  %51 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 9
  %52 = load i64, ptr %51, align 8
  %53 = shl i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %50, i64 %53, i1 false)
  %54 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 2
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 1
  %59 = load ptr, ptr %58, align 8
  tail call void %55(double %57, ptr %59)
  %60 = load i64, ptr %8, align 8
  %61 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 5
  %62 = load ptr, ptr %61, align 8
  %63 = icmp sgt i64 %60, 0
  br i1 %63, label %64, label %74

64:
  %65 = phi i64 [ %70, %64 ], [ 0, %46 ]
  %66 = phi double [ %69, %64 ], [ 0.000000e+00, %46 ]
  %67 = getelementptr inbounds double, ptr %62, i64 %65
  %68 = load double, ptr %67, align 8
  %69 = tail call double @llvm.fmuladd.f64(double %68, double 0.000000e+00, double %66)
  %70 = add nuw nsw i64 %65, 1
  %71 = icmp eq i64 %70, %60
  br i1 %71, label %72, label %64

72:
  %73 = fcmp une double %69, 0.000000e+00
  br i1 %73, label %542, label %74

74:
  %75 = load i64, ptr %4, align 8
  %76 = mul nsw i64 %75, %60
  %77 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  %78 = load ptr, ptr %77, align 8
  %79 = icmp sgt i64 %76, 0
  br i1 %79, label %80, label %90

80:
  %81 = phi i64 [ %86, %80 ], [ 0, %74 ]
  %82 = phi double [ %85, %80 ], [ 0.000000e+00, %74 ]
  %83 = getelementptr inbounds double, ptr %78, i64 %81
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fmuladd.f64(double %84, double 0.000000e+00, double %82)
  %86 = add nuw nsw i64 %81, 1
  %87 = icmp eq i64 %86, %76
  br i1 %87, label %88, label %80

88:
  %89 = fcmp une double %85, 0.000000e+00
  br i1 %89, label %542, label %90

90:
  %91 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 0
  %92 = load ptr, ptr %91, align 8
  %93 = call i64 @choose(ptr %0, ptr %92, ptr %7, ptr %10, ptr %3)
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %542

95:
  %96 = bitcast ptr %11 to ptr
  %97 = shl i64 %5, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %96, i8 0, i64 %97, i1 false)
  %98 = load i64, ptr %3, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %359, label %100

100:
  %101 = load ptr, ptr %91, align 8
  %102 = load ptr, ptr %13, align 8
  %103 = load i64, ptr %51, align 8
  %104 = load i64, ptr %4, align 8
  %105 = load i64, ptr %8, align 8
  %106 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 15
  %107 = load ptr, ptr %106, align 8
  %108 = mul nsw i64 %105, %104
  %109 = getelementptr inbounds double, ptr %107, i64 %108
  %110 = getelementptr inbounds double, ptr %109, i64 %105
  %111 = getelementptr inbounds double, ptr %110, i64 %104
  %112 = getelementptr inbounds double, ptr %111, i64 %104
  %113 = getelementptr inbounds double, ptr %112, i64 %105
  %114 = load ptr, ptr %48, align 8
  %115 = bitcast ptr %102 to ptr
  %116 = shl i64 %103, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %114, ptr align 8 %115, i64 %116, i1 false)
  %117 = load ptr, ptr %54, align 8
  %118 = load double, ptr %56, align 8
  %119 = load ptr, ptr %58, align 8
  tail call void %117(double %118, ptr %119)
  %120 = load i64, ptr %8, align 8
  %121 = load ptr, ptr %61, align 8
  %122 = icmp sgt i64 %120, 0
  %123 = bitcast ptr %121 to ptr
  br i1 %122, label %124, label %134

124:
  %125 = phi i64 [ %130, %124 ], [ 0, %100 ]
  %126 = phi double [ %129, %124 ], [ 0.000000e+00, %100 ]
  %127 = getelementptr inbounds double, ptr %121, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = tail call double @llvm.fmuladd.f64(double %128, double 0.000000e+00, double %126)
  %130 = add nuw nsw i64 %125, 1
  %131 = icmp eq i64 %130, %120
  br i1 %131, label %132, label %124

132:
  %133 = fcmp une double %129, 0.000000e+00
  br i1 %133, label %542, label %134

134:
  %135 = load i64, ptr %4, align 8
  %136 = mul nsw i64 %135, %120
  %137 = load ptr, ptr %77, align 8
  %138 = icmp sgt i64 %136, 0
  br i1 %138, label %139, label %149

139:
  %140 = phi i64 [ %145, %139 ], [ 0, %134 ]
  %141 = phi double [ %144, %139 ], [ 0.000000e+00, %134 ]
  %142 = getelementptr inbounds double, ptr %137, i64 %140
  %143 = load double, ptr %142, align 8
  %144 = tail call double @llvm.fmuladd.f64(double %143, double 0.000000e+00, double %141)
  %145 = add nuw nsw i64 %140, 1
  %146 = icmp eq i64 %145, %136
  br i1 %146, label %147, label %139

147:
  %148 = fcmp une double %144, 0.000000e+00
  br i1 %148, label %542, label %149

149:
  %150 = bitcast ptr %112 to ptr
  %151 = bitcast ptr %61 to ptr
  %152 = shl i64 %105, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %150, ptr align 8 %123, i64 %152, i1 false)
  %153 = icmp sgt i64 %105, 0
  br i1 %153, label %154, label %162

154:
  %155 = phi i64 [ %160, %154 ], [ 0, %149 ]
  %156 = phi double [ %159, %154 ], [ 0.000000e+00, %149 ]
  %157 = getelementptr inbounds double, ptr %112, i64 %155
  %158 = load double, ptr %157, align 8
  %159 = tail call double @llvm.fmuladd.f64(double %158, double %158, double %156)
  %160 = add nuw nsw i64 %155, 1
  %161 = icmp eq i64 %160, %105
  br i1 %161, label %162, label %154

162:
  %163 = phi double [ 0.000000e+00, %149 ], [ %159, %154 ]
  %164 = tail call double @llvm.sqrt.f64(double %163)
  %165 = bitcast ptr %111 to ptr
  %166 = shl i64 %104, 3
  %167 = icmp sgt i64 %104, 0
  %168 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 12
  %169 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 4
  %170 = bitcast ptr %169 to ptr
  %171 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 8
  %172 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 13
  %173 = bitcast ptr %113 to ptr
  br label %174

174:
  %175 = phi i32 [ 0, %162 ], [ %355, %353 ]
  %176 = phi double [ %164, %162 ], [ %334, %353 ]
  tail call void @llvm.memset.p0.i64(ptr align 8 %165, i8 0, i64 %166, i1 false)
  %177 = tail call i64 @reduce(ptr %0, ptr %101, ptr %11, ptr %112, ptr %111)
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %179, label %542

179:
  br i1 %153, label %180, label %191

180:
  %181 = phi i64 [ %187, %180 ], [ 0, %179 ]
  %182 = phi double [ %186, %180 ], [ 0.000000e+00, %179 ]
  %183 = getelementptr inbounds double, ptr %112, i64 %181
  %184 = load double, ptr %183, align 8
  %185 = tail call double @llvm.fabs.f64(double %184)
  %186 = tail call double @llvm.maxnum.f64(double %182, double %185)
  %187 = add nuw nsw i64 %181, 1
  %188 = icmp eq i64 %187, %105
  br i1 %188, label %189, label %180

189:
  %190 = fcmp olt double %186, 0x3D719799812DEA11
  br i1 %190, label %191, label %203

191:
  br i1 %167, label %192, label %366

192:
  %193 = phi i64 [ %199, %192 ], [ 0, %191 ]
  %194 = phi double [ %198, %192 ], [ 0.000000e+00, %191 ]
  %195 = getelementptr inbounds double, ptr %111, i64 %193
  %196 = load double, ptr %195, align 8
  %197 = tail call double @llvm.fabs.f64(double %196)
  %198 = tail call double @llvm.maxnum.f64(double %194, double %197)
  %199 = add nuw nsw i64 %193, 1
  %200 = icmp eq i64 %199, %104
  br i1 %200, label %201, label %192

201:
  %202 = fcmp olt double %198, 1.000000e-09
  br i1 %202, label %366, label %203

203:
  br label %204

204:
  %205 = phi double [ %341, %340 ], [ 1.000000e+00, %203 ]
  %206 = load i64, ptr %168, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %221, label %208

208:
  %209 = load i64, ptr %51, align 8
  %210 = icmp sgt i64 %209, 0
  br i1 %210, label %211, label %288

211:
  %212 = phi i64 [ %219, %211 ], [ 0, %208 ]
  %213 = getelementptr inbounds double, ptr %102, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %111, i64 %212
  %216 = load double, ptr %215, align 8
  %217 = tail call double @llvm.fmuladd.f64(double %205, double %216, double %214)
  %218 = getelementptr inbounds double, ptr %113, i64 %212
  store double %217, ptr %218, align 8
  %219 = add nuw nsw i64 %212, 1
  %220 = icmp eq i64 %219, %209
  br i1 %220, label %288, label %211

221:
  %222 = load ptr, ptr %48, align 8
  %223 = load i64, ptr %51, align 8
  %224 = shl i64 %223, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %222, ptr align 8 %115, i64 %224, i1 false)
  %225 = load i64, ptr %4, align 8
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %229

227:
  %228 = load ptr, ptr %169, align 8
  br label %240

229:
  %230 = load ptr, ptr %54, align 8
  %231 = load double, ptr %56, align 8
  %232 = load ptr, ptr %58, align 8
  tail call void %230(double %231, ptr %232)
  %233 = load ptr, ptr %170, align 8
  %234 = load i64, ptr %4, align 8
  %235 = shl i64 %234, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %233, i8 0, i64 %235, i1 false)
  %236 = load i64, ptr %51, align 8
  %237 = icmp sgt i64 %236, 0
  br i1 %237, label %238, label %248

238:
  %239 = load ptr, ptr %171, align 8
  br label %278

240:
  %241 = phi i64 [ 0, %227 ], [ %246, %240 ]
  %242 = getelementptr inbounds double, ptr %111, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = fmul double %205, %243
  %245 = getelementptr inbounds double, ptr %228, i64 %241
  store double %244, ptr %245, align 8
  %246 = add nuw nsw i64 %241, 1
  %247 = icmp eq i64 %246, %225
  br i1 %247, label %229, label %240

248:
  %249 = load i64, ptr %15, align 8
  %250 = icmp sgt i64 %249, 0
  br i1 %250, label %251, label %288

251:
  %252 = load ptr, ptr %172, align 8
  br label %253

253:
  %254 = phi i64 [ 0, %251 ], [ %269, %268 ]
  %255 = getelementptr inbounds i64, ptr %252, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds double, ptr %113, i64 %256
  br label %258

258:
  %259 = phi i64 [ %264, %258 ], [ 0, %253 ]
  %260 = phi double [ %263, %258 ], [ 0.000000e+00, %253 ]
  %261 = getelementptr inbounds double, ptr %257, i64 %259
  %262 = load double, ptr %261, align 8
  %263 = tail call double @llvm.fmuladd.f64(double %262, double %262, double %260)
  %264 = add nuw nsw i64 %259, 1
  %265 = icmp eq i64 %264, 4
  br i1 %265, label %266, label %258

266:
  %267 = tail call double @llvm.sqrt.f64(double %263)
  br label %271

268:
  %269 = add nuw nsw i64 %254, 1
  %270 = icmp eq i64 %269, %249
  br i1 %270, label %288, label %253

271:
  %272 = phi i64 [ 0, %266 ], [ %276, %271 ]
  %273 = getelementptr inbounds double, ptr %257, i64 %272
  %274 = load double, ptr %273, align 8
  %275 = fdiv double %274, %267
  store double %275, ptr %273, align 8
  %276 = add nuw nsw i64 %272, 1
  %277 = icmp eq i64 %276, 4
  br i1 %277, label %268, label %271

278:
  %279 = phi i64 [ 0, %238 ], [ %286, %278 ]
  %280 = getelementptr inbounds double, ptr %102, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = getelementptr inbounds double, ptr %239, i64 %279
  %283 = load double, ptr %282, align 8
  %284 = fadd double %281, %283
  %285 = getelementptr inbounds double, ptr %113, i64 %279
  store double %284, ptr %285, align 8
  %286 = add nuw nsw i64 %279, 1
  %287 = icmp eq i64 %286, %236
  br i1 %287, label %248, label %278

288:
  %289 = phi i64 [ %209, %208 ], [ %236, %248 ], [ %236, %268 ], [ %209, %211 ]
  %290 = load ptr, ptr %48, align 8
  %291 = shl i64 %289, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %290, ptr align 8 %173, i64 %291, i1 false)
  %292 = load ptr, ptr %54, align 8
  %293 = load double, ptr %56, align 8
  %294 = load ptr, ptr %58, align 8
  tail call void %292(double %293, ptr %294)
  %295 = load i64, ptr %8, align 8
  %296 = load ptr, ptr %61, align 8
  %297 = icmp sgt i64 %295, 0
  br i1 %297, label %298, label %308

298:
  %299 = phi i64 [ %304, %298 ], [ 0, %288 ]
  %300 = phi double [ %303, %298 ], [ 0.000000e+00, %288 ]
  %301 = getelementptr inbounds double, ptr %296, i64 %299
  %302 = load double, ptr %301, align 8
  %303 = tail call double @llvm.fmuladd.f64(double %302, double 0.000000e+00, double %300)
  %304 = add nuw nsw i64 %299, 1
  %305 = icmp eq i64 %304, %295
  br i1 %305, label %306, label %298

306:
  %307 = fcmp une double %303, 0.000000e+00
  br i1 %307, label %542, label %308

308:
  %309 = load i64, ptr %4, align 8
  %310 = mul nsw i64 %309, %295
  %311 = load ptr, ptr %77, align 8
  %312 = icmp sgt i64 %310, 0
  br i1 %312, label %313, label %323

313:
  %314 = phi i64 [ %319, %313 ], [ 0, %308 ]
  %315 = phi double [ %318, %313 ], [ 0.000000e+00, %308 ]
  %316 = getelementptr inbounds double, ptr %311, i64 %314
  %317 = load double, ptr %316, align 8
  %318 = tail call double @llvm.fmuladd.f64(double %317, double 0.000000e+00, double %315)
  %319 = add nuw nsw i64 %314, 1
  %320 = icmp eq i64 %319, %310
  br i1 %320, label %321, label %313

321:
  %322 = fcmp une double %318, 0.000000e+00
  br i1 %322, label %542, label %323

323:
  br i1 %153, label %324, label %332

324:
  %325 = phi i64 [ %330, %324 ], [ 0, %323 ]
  %326 = phi double [ %329, %324 ], [ 0.000000e+00, %323 ]
  %327 = getelementptr inbounds double, ptr %296, i64 %325
  %328 = load double, ptr %327, align 8
  %329 = tail call double @llvm.fmuladd.f64(double %328, double %328, double %326)
  %330 = add nuw nsw i64 %325, 1
  %331 = icmp eq i64 %330, %105
  br i1 %331, label %332, label %324

332:
  %333 = phi double [ 0.000000e+00, %323 ], [ %329, %324 ]
  %334 = tail call double @llvm.sqrt.f64(double %333)
  %335 = tail call double @llvm.fmuladd.f64(double %205, double -1.000000e-01, double 1.000000e+00)
  %336 = fmul double %176, %335
  %337 = fcmp olt double %334, %336
  %338 = fcmp olt double %334, 0x3D719799812DEA11
  %339 = or i1 %337, %338
  br i1 %339, label %353, label %340

340:
  %341 = fmul double %205, 5.000000e-01
  %342 = fcmp ogt double %341, 1.000000e-04
  br i1 %342, label %204, label %343

343:
  br i1 %153, label %344, label %366

344:
  %345 = phi i64 [ %351, %344 ], [ 0, %343 ]
  %346 = phi double [ %350, %344 ], [ 0.000000e+00, %343 ]
  %347 = getelementptr inbounds double, ptr %112, i64 %345
  %348 = load double, ptr %347, align 8
  %349 = tail call double @llvm.fabs.f64(double %348)
  %350 = tail call double @llvm.maxnum.f64(double %346, double %349)
  %351 = add nuw nsw i64 %345, 1
  %352 = icmp eq i64 %351, %105
  br i1 %352, label %357, label %344

353:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %173, i64 %116, i1 false)
  %354 = load ptr, ptr %151, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %150, ptr align 8 %354, i64 %152, i1 false)
  %355 = add nuw nsw i32 %175, 1
  %356 = icmp eq i32 %355, 60
  br i1 %356, label %542, label %174

357:
  %358 = fcmp olt double %350, 1.000000e-10
  br i1 %358, label %366, label %542

359:
  %360 = phi i64 [ %364, %359 ], [ 0, %95 ]
  %361 = getelementptr inbounds i64, ptr %10, i64 %360
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr inbounds i64, ptr %11, i64 %362
  store i64 1, ptr %363, align 8
  %364 = add nuw nsw i64 %360, 1
  %365 = icmp eq i64 %364, %98
  br i1 %365, label %100, label %359

366:
  %367 = bitcast ptr %13 to ptr
  %368 = load ptr, ptr %367, align 8
  %369 = load ptr, ptr %48, align 8
  %370 = load i64, ptr %51, align 8
  %371 = shl i64 %370, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %369, ptr align 8 %368, i64 %371, i1 false)
  %372 = load ptr, ptr %54, align 8
  %373 = load double, ptr %56, align 8
  %374 = load ptr, ptr %58, align 8
  tail call void %372(double %373, ptr %374)
  %375 = load i64, ptr %8, align 8
  %376 = load ptr, ptr %61, align 8
  %377 = icmp sgt i64 %375, 0
  br i1 %377, label %378, label %388

378:
  %379 = phi i64 [ %384, %378 ], [ 0, %366 ]
  %380 = phi double [ %383, %378 ], [ 0.000000e+00, %366 ]
  %381 = getelementptr inbounds double, ptr %376, i64 %379
  %382 = load double, ptr %381, align 8
  %383 = tail call double @llvm.fmuladd.f64(double %382, double 0.000000e+00, double %380)
  %384 = add nuw nsw i64 %379, 1
  %385 = icmp eq i64 %384, %375
  br i1 %385, label %386, label %378

386:
  %387 = fcmp une double %383, 0.000000e+00
  br i1 %387, label %542, label %388

388:
  %389 = load i64, ptr %4, align 8
  %390 = mul nsw i64 %389, %375
  %391 = load ptr, ptr %77, align 8
  %392 = icmp sgt i64 %390, 0
  br i1 %392, label %393, label %403

393:
  %394 = phi i64 [ %399, %393 ], [ 0, %388 ]
  %395 = phi double [ %398, %393 ], [ 0.000000e+00, %388 ]
  %396 = getelementptr inbounds double, ptr %391, i64 %394
  %397 = load double, ptr %396, align 8
  %398 = tail call double @llvm.fmuladd.f64(double %397, double 0.000000e+00, double %395)
  %399 = add nuw nsw i64 %394, 1
  %400 = icmp eq i64 %399, %390
  br i1 %400, label %401, label %393

401:
  %402 = fcmp une double %398, 0.000000e+00
  br i1 %402, label %542, label %403

403:
  %404 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 1
  %405 = load ptr, ptr %404, align 8
  %406 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 6
  %407 = load ptr, ptr %406, align 8
  %408 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 7
  %409 = load ptr, ptr %408, align 8
  %410 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 8
  %411 = tail call i64 @choose(ptr %0, ptr %405, ptr %407, ptr %409, ptr %410)
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %413, label %542

413:
  tail call void @llvm.memset.p0.i64(ptr align 8 %96, i8 0, i64 %97, i1 false)
  %414 = load i64, ptr %410, align 8
  %415 = icmp sgt i64 %414, 0
  br i1 %415, label %416, label %454

416:
  %417 = load ptr, ptr %408, align 8
  %418 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 3
  br label %420

419:
  br i1 %434, label %439, label %454

420:
  %421 = phi i64 [ 0, %416 ], [ %436, %433 ]
  %422 = phi i32 [ 0, %416 ], [ %435, %433 ]
  %423 = getelementptr inbounds i64, ptr %417, i64 %421
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds i64, ptr %11, i64 %424
  store i64 1, ptr %425, align 8
  %426 = icmp eq i32 %422, 0
  br i1 %426, label %427, label %433

427:
  %428 = load ptr, ptr %418, align 8
  %429 = load i64, ptr %423, align 8
  %430 = getelementptr inbounds i64, ptr %428, i64 %429
  %431 = load i64, ptr %430, align 8
  %432 = icmp ne i64 %431, 0
  br label %433

433:
  %434 = phi i1 [ true, %420 ], [ %432, %427 ]
  %435 = zext i1 %434 to i32
  %436 = add nuw nsw i64 %421, 1
  %437 = load i64, ptr %410, align 8
  %438 = icmp slt i64 %436, %437
  br i1 %438, label %420, label %419

439:
  %440 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 2
  %441 = load ptr, ptr %440, align 8
  %442 = call i64 @choose(ptr %0, ptr %441, ptr %7, ptr %10, ptr %3)
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %444, label %542

444:
  tail call void @llvm.memset.p0.i64(ptr align 8 %96, i8 0, i64 %97, i1 false)
  %445 = load i64, ptr %3, align 8
  %446 = icmp sgt i64 %445, 0
  br i1 %446, label %447, label %454

447:
  %448 = phi i64 [ %452, %447 ], [ 0, %444 ]
  %449 = getelementptr inbounds i64, ptr %10, i64 %448
  %450 = load i64, ptr %449, align 8
  %451 = getelementptr inbounds i64, ptr %11, i64 %450
  store i64 1, ptr %451, align 8
  %452 = add nuw nsw i64 %448, 1
  %453 = icmp eq i64 %452, %445
  br i1 %453, label %454, label %447

454:
  %455 = load ptr, ptr %91, align 8
  %456 = getelementptr inbounds %struct.closing_start, ptr %1, i64 0, i32 5
  %457 = bitcast ptr %456 to ptr
  %458 = load ptr, ptr %457, align 8
  %459 = load i64, ptr %4, align 8
  %460 = load i64, ptr %8, align 8
  %461 = load ptr, ptr %106, align 8
  %462 = mul nsw i64 %460, %459
  %463 = getelementptr inbounds double, ptr %461, i64 %462
  %464 = getelementptr inbounds double, ptr %463, i64 %460
  %465 = getelementptr double, ptr %464, i64 %459
  %466 = getelementptr inbounds double, ptr %465, i64 %460
  %467 = bitcast ptr %466 to ptr
  %468 = shl i64 %459, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %467, ptr align 8 %458, i64 %468, i1 false)
  %469 = icmp sgt i64 %460, 0
  %470 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 7
  %471 = icmp sgt i64 %459, 0
  br label %472

472:
  %473 = phi i1 [ false, %500 ], [ true, %454 ]
  br i1 %469, label %474, label %477

474:
  %475 = load ptr, ptr %470, align 8
  br label %478

476:
  br i1 %473, label %500, label %503

477:
  br i1 %473, label %500, label %513

478:
  %479 = phi i64 [ 0, %474 ], [ %487, %486 ]
  %480 = getelementptr inbounds double, ptr %475, i64 %479
  %481 = load double, ptr %480, align 8
  %482 = getelementptr inbounds double, ptr %465, i64 %479
  store double %481, ptr %482, align 8
  br i1 %471, label %483, label %486

483:
  %484 = load ptr, ptr %77, align 8
  %485 = mul nsw i64 %479, %459
  br label %489

486:
  %487 = add nuw nsw i64 %479, 1
  %488 = icmp eq i64 %487, %460
  br i1 %488, label %476, label %478

489:
  %490 = phi double [ %481, %483 ], [ %497, %489 ]
  %491 = phi i64 [ 0, %483 ], [ %498, %489 ]
  %492 = add nsw i64 %491, %485
  %493 = getelementptr inbounds double, ptr %484, i64 %492
  %494 = load double, ptr %493, align 8
  %495 = getelementptr inbounds double, ptr %466, i64 %491
  %496 = load double, ptr %495, align 8
  %497 = tail call double @llvm.fmuladd.f64(double %494, double %496, double %490)
  store double %497, ptr %482, align 8
  %498 = add nuw nsw i64 %491, 1
  %499 = icmp eq i64 %498, %459
  br i1 %499, label %486, label %489

500:
  %501 = tail call i64 @reduce(ptr %0, ptr %455, ptr %11, ptr %465, ptr %466)
  %502 = icmp eq i64 %501, 0
  br i1 %502, label %472, label %542

503:
  %504 = phi i64 [ %510, %503 ], [ 0, %476 ]
  %505 = phi double [ %509, %503 ], [ 0.000000e+00, %476 ]
  %506 = getelementptr inbounds double, ptr %465, i64 %504
  %507 = load double, ptr %506, align 8
  %508 = tail call double @llvm.fabs.f64(double %507)
  %509 = tail call double @llvm.maxnum.f64(double %505, double %508)
  %510 = add nuw nsw i64 %504, 1
  %511 = icmp eq i64 %510, %460
  br i1 %511, label %512, label %503

512:
  br i1 %471, label %514, label %529

513:
  br i1 %471, label %514, label %541

514:
  %515 = phi double [ 0.000000e+00, %513 ], [ %509, %512 ]
  br label %516

516:
  %517 = phi i64 [ %523, %516 ], [ 0, %514 ]
  %518 = phi double [ %522, %516 ], [ 0.000000e+00, %514 ]
  %519 = getelementptr inbounds double, ptr %466, i64 %517
  %520 = load double, ptr %519, align 8
  %521 = tail call double @llvm.fabs.f64(double %520)
  %522 = tail call double @llvm.maxnum.f64(double %518, double %521)
  %523 = add nuw nsw i64 %517, 1
  %524 = icmp eq i64 %523, %459
  br i1 %524, label %525, label %516

525:
  %526 = fadd double %522, 1.000000e+00
  %527 = fmul double %526, 1.000000e-09
  %528 = fcmp olt double %515, %527
  br i1 %528, label %531, label %542

529:
  %530 = fcmp olt double %509, 1.000000e-09
  br i1 %530, label %541, label %542

531:
  %532 = phi i64 [ %537, %531 ], [ 0, %525 ]
  %533 = phi double [ %536, %531 ], [ 0.000000e+00, %525 ]
  %534 = getelementptr inbounds double, ptr %466, i64 %532
  %535 = load double, ptr %534, align 8
  %536 = tail call double @llvm.fmuladd.f64(double %535, double 0.000000e+00, double %533)
  %537 = add nuw nsw i64 %532, 1
  %538 = icmp eq i64 %537, %459
  br i1 %538, label %539, label %531

539:
  %540 = fcmp une double %536, 0.000000e+00
  br i1 %540, label %542, label %541

541:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %458, ptr align 8 %467, i64 %468, i1 false)
  br label %542

542:
  %543 = phi i64 [ 1, %90 ], [ 1, %88 ], [ 1, %403 ], [ 1, %357 ], [ 1, %439 ], [ 0, %541 ], [ 1, %539 ], [ 1, %525 ], [ 1, %529 ], [ 1, %72 ], [ 1, %147 ], [ 1, %132 ], [ 1, %401 ], [ 1, %386 ], [ 1, %500 ], [ 1, %321 ], [ 1, %306 ], [ 1, %174 ], [ 1, %353 ]
  ret i64 %543
}

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i64 @reduce(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 10
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 15
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 11
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %7
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = getelementptr inbounds double, ptr %13, i64 %11
  %15 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 16
  %16 = load ptr, ptr %15, align 8
  %17 = shl nsw i64 %11, 1
  %18 = getelementptr inbounds i64, ptr %16, i64 %17
  %19 = getelementptr inbounds i64, ptr %18, i64 %7
  %20 = getelementptr inbounds i64, ptr %19, i64 %7
  %21 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %276

24:
  %25 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.closing_choice, ptr %1, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.closing_rows, ptr %0, i64 0, i32 6
  br label %32

32:
  %33 = phi ptr [ %28, %24 ], [ %271, %270 ]
  %34 = phi i64 [ 0, %24 ], [ %273, %270 ]
  %35 = phi ptr [ %26, %24 ], [ %272, %270 ]
  %36 = mul nuw nsw i64 %34, 3
  %37 = getelementptr inbounds i64, ptr %30, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = add nuw nsw i64 %36, 1
  %40 = getelementptr inbounds i64, ptr %30, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %48, label %43

43:
  %44 = phi i64 [ 0, %32 ], [ %60, %59 ]
  %45 = icmp sgt i64 %38, 0
  br i1 %45, label %46, label %74

46:
  %47 = icmp sgt i64 %44, 0
  br label %63

48:
  %49 = phi i64 [ %61, %59 ], [ 0, %32 ]
  %50 = phi i64 [ %60, %59 ], [ 0, %32 ]
  %51 = getelementptr inbounds i64, ptr %35, i64 %49
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %2, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %59, label %56

56:
  %57 = add nsw i64 %50, 1
  %58 = getelementptr inbounds i64, ptr %19, i64 %50
  store i64 %52, ptr %58, align 8
  br label %59

59:
  %60 = phi i64 [ %57, %56 ], [ %50, %48 ]
  %61 = add nuw nsw i64 %49, 1
  %62 = icmp eq i64 %61, %41
  br i1 %62, label %43, label %48

63:
  %64 = phi i64 [ 0, %46 ], [ %246, %241 ]
  br i1 %47, label %68, label %65

65:
  %66 = getelementptr inbounds i64, ptr %33, i64 %64
  %67 = load i64, ptr %66, align 8
  br label %241

68:
  %69 = load ptr, ptr %31, align 8
  %70 = getelementptr inbounds i64, ptr %33, i64 %64
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %71, %7
  %73 = mul nsw i64 %64, %44
  br label %248

74:
  %75 = icmp slt i64 %38, %44
  br i1 %75, label %276, label %76

76:
  %77 = icmp sgt i64 %44, 0
  br i1 %77, label %80, label %78

78:
  %79 = tail call i64 @llvm.smax.i64(i64 %44, i64 0)
  br label %85

80:
  %81 = phi i64 [ %83, %80 ], [ 0, %76 ]
  %82 = getelementptr inbounds i64, ptr %20, i64 %81
  store i64 %81, ptr %82, align 8
  %83 = add nuw nsw i64 %81, 1
  %84 = icmp eq i64 %83, %44
  br i1 %84, label %78, label %80

85:
  %86 = phi i64 [ %145, %203 ], [ 0, %78 ]
  %87 = icmp slt i64 %86, %44
  %88 = icmp eq i64 %86, %79
  br i1 %88, label %91, label %89

89:
  %90 = icmp slt i64 %86, %38
  br label %95

91:
  br i1 %77, label %209, label %270

92:
  %93 = icmp ne i64 %102, %86
  %94 = select i1 %45, i1 %93, i1 false
  br i1 %94, label %122, label %116

95:
  %96 = phi i64 [ %86, %89 ], [ %104, %99 ]
  %97 = phi double [ -1.000000e+00, %89 ], [ %103, %99 ]
  %98 = phi i64 [ %86, %89 ], [ %102, %99 ]
  br i1 %90, label %106, label %99

99:
  %100 = phi double [ 0.000000e+00, %95 ], [ %113, %106 ]
  %101 = fcmp ogt double %100, %97
  %102 = select i1 %101, i64 %96, i64 %98
  %103 = select i1 %101, double %100, double %97
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp slt i64 %104, %44
  br i1 %105, label %95, label %92

106:
  %107 = phi i64 [ %114, %106 ], [ %86, %95 ]
  %108 = phi double [ %113, %106 ], [ 0.000000e+00, %95 ]
  %109 = mul nsw i64 %107, %44
  %110 = add nsw i64 %109, %96
  %111 = getelementptr inbounds double, ptr %9, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = tail call double @llvm.fmuladd.f64(double %112, double %112, double %108)
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp slt i64 %114, %38
  br i1 %115, label %106, label %99

116:
  %117 = getelementptr inbounds i64, ptr %20, i64 %86
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i64, ptr %20, i64 %102
  %120 = load i64, ptr %119, align 8
  store i64 %120, ptr %117, align 8
  store i64 %118, ptr %119, align 8
  %121 = fcmp ogt double %103, 0.000000e+00
  br i1 %121, label %133, label %276

122:
  %123 = phi i64 [ %131, %122 ], [ 0, %92 ]
  %124 = mul nsw i64 %123, %44
  %125 = add nsw i64 %124, %86
  %126 = getelementptr inbounds double, ptr %9, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = add nsw i64 %124, %102
  %129 = getelementptr inbounds double, ptr %9, i64 %128
  %130 = load double, ptr %129, align 8
  store double %130, ptr %126, align 8
  store double %127, ptr %129, align 8
  %131 = add nuw nsw i64 %123, 1
  %132 = icmp eq i64 %131, %38
  br i1 %132, label %116, label %122

133:
  br i1 %90, label %146, label %134

134:
  %135 = phi double [ 0.000000e+00, %133 ], [ %153, %146 ]
  %136 = mul nsw i64 %86, %44
  %137 = add nsw i64 %136, %86
  %138 = getelementptr inbounds double, ptr %9, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fcmp ogt double %139, 0.000000e+00
  %141 = tail call double @llvm.sqrt.f64(double %135)
  %142 = fneg double %141
  %143 = select i1 %140, double %142, double %141
  %144 = fsub double %139, %143
  %145 = add nuw i64 %86, 1
  br i1 %87, label %156, label %203

146:
  %147 = phi double [ %153, %146 ], [ 0.000000e+00, %133 ]
  %148 = phi i64 [ %154, %146 ], [ %86, %133 ]
  %149 = mul nsw i64 %148, %44
  %150 = add nsw i64 %149, %86
  %151 = getelementptr inbounds double, ptr %9, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fmuladd.f64(double %152, double %152, double %147)
  %154 = add nuw nsw i64 %148, 1
  %155 = icmp eq i64 %154, %38
  br i1 %155, label %134, label %146

156:
  %157 = icmp slt i64 %145, %38
  %158 = fmul double %143, %144
  br label %159

159:
  %160 = phi i64 [ %145, %156 ], [ %189, %188 ]
  %161 = icmp slt i64 %160, %44
  %162 = getelementptr inbounds double, ptr %9, i64 %160
  %163 = select i1 %161, ptr %162, ptr %13
  %164 = select i1 %161, i64 %44, i64 1
  %165 = mul nsw i64 %164, %86
  %166 = getelementptr inbounds double, ptr %163, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = fmul double %144, %167
  br i1 %157, label %175, label %169

169:
  %170 = fdiv double %168, %158
  %171 = tail call double @llvm.fmuladd.f64(double %170, double %144, double %167)
  store double %171, ptr %166, align 8
  br label %188

172:
  %173 = fdiv double %185, %158
  %174 = tail call double @llvm.fmuladd.f64(double %173, double %144, double %167)
  store double %174, ptr %166, align 8
  br label %191

175:
  %176 = phi i64 [ %186, %175 ], [ %145, %159 ]
  %177 = phi double [ %185, %175 ], [ %168, %159 ]
  %178 = mul nsw i64 %176, %44
  %179 = add nsw i64 %178, %86
  %180 = getelementptr inbounds double, ptr %9, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = mul nsw i64 %176, %164
  %183 = getelementptr inbounds double, ptr %163, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = tail call double @llvm.fmuladd.f64(double %181, double %184, double %177)
  %186 = add nuw nsw i64 %176, 1
  %187 = icmp eq i64 %186, %38
  br i1 %187, label %172, label %175

188:
  %189 = add i64 %160, 1
  %190 = icmp eq i64 %160, %44
  br i1 %190, label %203, label %159

191:
  %192 = phi i64 [ %201, %191 ], [ %145, %172 ]
  %193 = mul nsw i64 %192, %44
  %194 = add nsw i64 %193, %86
  %195 = getelementptr inbounds double, ptr %9, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = mul nsw i64 %192, %164
  %198 = getelementptr inbounds double, ptr %163, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = tail call double @llvm.fmuladd.f64(double %173, double %196, double %199)
  store double %200, ptr %198, align 8
  %201 = add nuw nsw i64 %192, 1
  %202 = icmp eq i64 %201, %38
  br i1 %202, label %188, label %191

203:
  store double %143, ptr %138, align 8
  %204 = tail call double @llvm.fabs.f64(double %141)
  %205 = load double, ptr %9, align 8
  %206 = tail call double @llvm.fabs.f64(double %205)
  %207 = fmul double %206, 0x3EB0C6F7A0B5ED8D
  %208 = fcmp ogt double %204, %207
  br i1 %208, label %85, label %276

209:
  %210 = phi i64 [ %211, %216 ], [ %44, %91 ]
  %211 = add nsw i64 %210, -1
  %212 = getelementptr inbounds double, ptr %13, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = icmp slt i64 %210, %44
  %215 = mul nsw i64 %211, %44
  br i1 %214, label %226, label %216

216:
  %217 = phi double [ %213, %209 ], [ %237, %226 ]
  %218 = add nsw i64 %215, %211
  %219 = getelementptr inbounds double, ptr %9, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = fdiv double %217, %220
  %222 = getelementptr inbounds i64, ptr %20, i64 %211
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds double, ptr %14, i64 %223
  store double %221, ptr %224, align 8
  %225 = icmp sgt i64 %210, 1
  br i1 %225, label %209, label %240

226:
  %227 = phi i64 [ %238, %226 ], [ %210, %209 ]
  %228 = phi double [ %237, %226 ], [ %213, %209 ]
  %229 = add nsw i64 %227, %215
  %230 = getelementptr inbounds double, ptr %9, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds i64, ptr %20, i64 %227
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds double, ptr %14, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = fneg double %231
  %237 = tail call double @llvm.fmuladd.f64(double %236, double %235, double %228)
  %238 = add nsw i64 %227, 1
  %239 = icmp eq i64 %238, %44
  br i1 %239, label %216, label %226

240:
  br i1 %77, label %259, label %270

241:
  %242 = phi i64 [ %67, %65 ], [ %71, %248 ]
  %243 = getelementptr inbounds double, ptr %3, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds double, ptr %13, i64 %64
  store double %244, ptr %245, align 8
  %246 = add nuw nsw i64 %64, 1
  %247 = icmp eq i64 %246, %38
  br i1 %247, label %74, label %63

248:
  %249 = phi i64 [ 0, %68 ], [ %257, %248 ]
  %250 = getelementptr inbounds i64, ptr %19, i64 %249
  %251 = load i64, ptr %250, align 8
  %252 = add nsw i64 %72, %251
  %253 = getelementptr inbounds double, ptr %69, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = add nsw i64 %249, %73
  %256 = getelementptr inbounds double, ptr %9, i64 %255
  store double %254, ptr %256, align 8
  %257 = add nuw nsw i64 %249, 1
  %258 = icmp eq i64 %257, %44
  br i1 %258, label %241, label %248

259:
  %260 = phi i64 [ %268, %259 ], [ 0, %240 ]
  %261 = getelementptr inbounds double, ptr %14, i64 %260
  %262 = load double, ptr %261, align 8
  %263 = getelementptr inbounds i64, ptr %19, i64 %260
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds double, ptr %4, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = fsub double %266, %262
  store double %267, ptr %265, align 8
  %268 = add nuw nsw i64 %260, 1
  %269 = icmp eq i64 %268, %44
  br i1 %269, label %270, label %259

270:
  %271 = getelementptr inbounds i64, ptr %33, i64 %38
  %272 = getelementptr inbounds i64, ptr %35, i64 %41
  %273 = add nuw nsw i64 %34, 1
  %274 = load i64, ptr %21, align 8
  %275 = icmp slt i64 %273, %274
  br i1 %275, label %32, label %276

276:
  %277 = phi i64 [ 0, %5 ], [ 1, %203 ], [ 1, %116 ], [ 0, %270 ], [ 1, %74 ]
  ret i64 %277
}

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

define i64 @choose_pivots(i64 %0, i64 %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = mul nsw i64 %1, %0
  %7 = getelementptr inbounds double, ptr %3, i64 %6
  %8 = getelementptr inbounds double, ptr %7, i64 %2
  %9 = mul i64 %2, %1
  %10 = getelementptr inbounds i64, ptr %4, i64 %9
  %11 = getelementptr inbounds i64, ptr %10, i64 %0
  %12 = getelementptr inbounds i64, ptr %11, i64 %0
  %13 = getelementptr inbounds i64, ptr %12, i64 %0
  %14 = getelementptr inbounds i64, ptr %13, i64 %0
  %15 = getelementptr inbounds i64, ptr %14, i64 %1
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %22, label %17

17:
  store double 1.000000e+00, ptr %8, align 8
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %34

19:
  %20 = icmp sgt i64 %1, 0
  %21 = bitcast ptr %15 to ptr
  br label %27

22:
  %23 = phi i64 [ %25, %22 ], [ 0, %5 ]
  %24 = getelementptr inbounds i64, ptr %12, i64 %23
  store i64 %23, ptr %24, align 8
  %25 = add nuw nsw i64 %23, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %17, label %22

27:
  %28 = phi i64 [ %0, %19 ], [ %218, %216 ]
  %29 = phi i64 [ 0, %19 ], [ %217, %216 ]
  %30 = phi i64 [ 0, %19 ], [ %219, %216 ]
  br i1 %20, label %31, label %216

31:
  %32 = mul nsw i64 %30, %1
  %33 = icmp sgt i64 %29, 0
  br label %42

34:
  %35 = phi i64 [ 0, %17 ], [ %217, %216 ]
  ret i64 %35

36:
  %37 = icmp sgt i64 %28, 0
  %38 = icmp sgt i64 %66, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %216

40:
  %41 = getelementptr inbounds double, ptr %7, i64 %30
  br label %69

42:
  %43 = phi i64 [ 0, %31 ], [ %67, %65 ]
  %44 = phi i64 [ 0, %31 ], [ %66, %65 ]
  %45 = add nsw i64 %43, %32
  %46 = getelementptr inbounds i64, ptr %4, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp ne i64 %47, 0
  br i1 %33, label %51, label %49

49:
  %50 = phi i1 [ %48, %42 ], [ %59, %58 ]
  br i1 %50, label %62, label %65

51:
  %52 = phi i64 [ %60, %58 ], [ 0, %42 ]
  %53 = phi i1 [ %59, %58 ], [ %48, %42 ]
  br i1 %53, label %54, label %58

54:
  %55 = getelementptr inbounds i64, ptr %11, i64 %52
  %56 = load i64, ptr %55, align 8
  %57 = icmp ne i64 %56, %43
  br label %58

58:
  %59 = phi i1 [ false, %51 ], [ %57, %54 ]
  %60 = add nuw nsw i64 %52, 1
  %61 = icmp eq i64 %60, %29
  br i1 %61, label %49, label %51

62:
  %63 = add nsw i64 %44, 1
  %64 = getelementptr inbounds i64, ptr %14, i64 %44
  store i64 %43, ptr %64, align 8
  br label %65

65:
  %66 = phi i64 [ %63, %62 ], [ %44, %49 ]
  %67 = add nuw nsw i64 %43, 1
  %68 = icmp eq i64 %67, %1
  br i1 %68, label %36, label %42

69:
  %70 = phi i64 [ %28, %40 ], [ %140, %213 ]
  %71 = phi i64 [ %29, %40 ], [ %138, %213 ]
  %72 = phi i64 [ %66, %40 ], [ %152, %213 ]
  %73 = shl nuw i64 %72, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 %73, i1 false)
  br label %74

74:
  %75 = phi i64 [ %104, %103 ], [ 0, %69 ]
  %76 = phi double [ %93, %103 ], [ 0.000000e+00, %69 ]
  %77 = getelementptr inbounds i64, ptr %13, i64 %75
  store i64 0, ptr %77, align 8
  %78 = getelementptr inbounds i64, ptr %12, i64 %75
  br label %79

79:
  %80 = phi i64 [ 0, %74 ], [ %101, %91 ]
  %81 = phi double [ %76, %74 ], [ %93, %91 ]
  %82 = load i64, ptr %78, align 8
  %83 = mul nsw i64 %82, %1
  %84 = getelementptr inbounds i64, ptr %14, i64 %80
  %85 = load i64, ptr %84, align 8
  %86 = add nsw i64 %83, %85
  %87 = getelementptr inbounds double, ptr %3, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fabs.f64(double %88)
  %90 = fcmp uno double %88, 0.000000e+00
  br i1 %90, label %106, label %91

91:
  %92 = fcmp ole double %89, %81
  %93 = select i1 %92, double %81, double %89
  %94 = fcmp ogt double %89, 1.000000e-08
  %95 = zext i1 %94 to i64
  %96 = load i64, ptr %77, align 8
  %97 = add nsw i64 %96, %95
  store i64 %97, ptr %77, align 8
  %98 = getelementptr inbounds i64, ptr %15, i64 %80
  %99 = load i64, ptr %98, align 8
  %100 = add nsw i64 %99, %95
  store i64 %100, ptr %98, align 8
  %101 = add nuw nsw i64 %80, 1
  %102 = icmp eq i64 %101, %72
  br i1 %102, label %103, label %79

103:
  %104 = add nuw nsw i64 %75, 1
  %105 = icmp eq i64 %104, %70
  br i1 %105, label %106, label %74

106:
  %107 = phi double [ %89, %79 ], [ %93, %103 ]
  %108 = load double, ptr %41, align 8
  %109 = fcmp ogt double %107, %108
  br i1 %109, label %110, label %216

110:
  %111 = fmul double %107, 1.000000e-01
  br label %114

112:
  %113 = icmp sgt i64 %115, 1
  br i1 %113, label %114, label %125

114:
  %115 = phi i64 [ %72, %110 ], [ %119, %112 ]
  %116 = phi i64 [ 9223372036854775807, %110 ], [ %210, %112 ]
  %117 = phi i64 [ -1, %110 ], [ %209, %112 ]
  %118 = phi i64 [ -1, %110 ], [ %208, %112 ]
  %119 = add nsw i64 %115, -1
  %120 = getelementptr inbounds i64, ptr %15, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = add nsw i64 %121, -1
  %123 = getelementptr inbounds i64, ptr %14, i64 %119
  %124 = load i64, ptr %123, align 8
  br label %189

125:
  %126 = getelementptr inbounds i64, ptr %12, i64 %208
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds i64, ptr %14, i64 %209
  %129 = load i64, ptr %128, align 8
  %130 = load double, ptr %8, align 8
  %131 = mul nsw i64 %127, %1
  %132 = add nsw i64 %131, %129
  %133 = getelementptr inbounds double, ptr %3, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = tail call double @llvm.fabs.f64(double %134)
  %136 = tail call double @llvm.minnum.f64(double %130, double %135)
  store double %136, ptr %8, align 8
  %137 = getelementptr inbounds i64, ptr %10, i64 %71
  store i64 %127, ptr %137, align 8
  %138 = add nsw i64 %71, 1
  %139 = getelementptr inbounds i64, ptr %11, i64 %71
  store i64 %129, ptr %139, align 8
  %140 = add nsw i64 %70, -1
  %141 = add i64 %208, 1
  %142 = icmp slt i64 %141, %70
  br i1 %142, label %143, label %151

143:
  %144 = phi i64 [ %149, %143 ], [ %141, %125 ]
  %145 = phi i64 [ %144, %143 ], [ %208, %125 ]
  %146 = getelementptr inbounds i64, ptr %12, i64 %144
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds i64, ptr %12, i64 %145
  store i64 %147, ptr %148, align 8
  %149 = add nsw i64 %144, 1
  %150 = icmp eq i64 %149, %70
  br i1 %150, label %151, label %143

151:
  %152 = add nsw i64 %72, -1
  %153 = add i64 %209, 1
  %154 = icmp slt i64 %153, %72
  br i1 %154, label %155, label %163

155:
  %156 = phi i64 [ %161, %155 ], [ %153, %151 ]
  %157 = phi i64 [ %156, %155 ], [ %209, %151 ]
  %158 = getelementptr inbounds i64, ptr %14, i64 %156
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds i64, ptr %14, i64 %157
  store i64 %159, ptr %160, align 8
  %161 = add nsw i64 %156, 1
  %162 = icmp eq i64 %161, %72
  br i1 %162, label %163, label %155

163:
  %164 = icmp sgt i64 %70, 1
  br i1 %164, label %165, label %216

165:
  %166 = phi i64 [ %176, %175 ], [ 0, %163 ]
  %167 = getelementptr inbounds i64, ptr %12, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %168, %1
  %170 = getelementptr inbounds double, ptr %3, i64 %169
  %171 = getelementptr inbounds double, ptr %170, i64 %129
  %172 = load double, ptr %171, align 8
  %173 = load double, ptr %133, align 8
  %174 = fdiv double %172, %173
  br i1 %20, label %178, label %175

175:
  store double 0.000000e+00, ptr %171, align 8
  %176 = add nuw nsw i64 %166, 1
  %177 = icmp eq i64 %176, %140
  br i1 %177, label %213, label %165

178:
  %179 = phi i64 [ %187, %178 ], [ 0, %165 ]
  %180 = add nsw i64 %179, %131
  %181 = getelementptr inbounds double, ptr %3, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = fmul double %174, %182
  %184 = getelementptr inbounds double, ptr %170, i64 %179
  %185 = load double, ptr %184, align 8
  %186 = fsub double %185, %183
  store double %186, ptr %184, align 8
  %187 = add nuw nsw i64 %179, 1
  %188 = icmp eq i64 %187, %1
  br i1 %188, label %175, label %178

189:
  %190 = phi i64 [ 0, %114 ], [ %211, %189 ]
  %191 = phi i64 [ %116, %114 ], [ %210, %189 ]
  %192 = phi i64 [ %117, %114 ], [ %209, %189 ]
  %193 = phi i64 [ %118, %114 ], [ %208, %189 ]
  %194 = getelementptr inbounds i64, ptr %13, i64 %190
  %195 = load i64, ptr %194, align 8
  %196 = add nsw i64 %195, -1
  %197 = mul nsw i64 %122, %196
  %198 = getelementptr inbounds i64, ptr %12, i64 %190
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %199, %1
  %201 = add nsw i64 %200, %124
  %202 = getelementptr inbounds double, ptr %3, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = tail call double @llvm.fabs.f64(double %203)
  %205 = fcmp oge double %204, %111
  %206 = icmp slt i64 %197, %191
  %207 = select i1 %205, i1 %206, i1 false
  %208 = select i1 %207, i64 %190, i64 %193
  %209 = select i1 %207, i64 %119, i64 %192
  %210 = select i1 %207, i64 %197, i64 %191
  %211 = add nuw nsw i64 %190, 1
  %212 = icmp slt i64 %211, %70
  br i1 %212, label %189, label %112

213:
  %214 = icmp sgt i64 %72, 1
  %215 = select i1 %164, i1 %214, i1 false
  br i1 %215, label %69, label %216

216:
  %217 = phi i64 [ %29, %36 ], [ %29, %27 ], [ %138, %163 ], [ %71, %106 ], [ %138, %213 ]
  %218 = phi i64 [ %28, %36 ], [ %28, %27 ], [ %140, %163 ], [ %70, %106 ], [ %140, %213 ]
  %219 = add nuw nsw i64 %30, 1
  %220 = icmp eq i64 %219, %2
  br i1 %220, label %34, label %27
}

declare double @llvm.minnum.f64(double, double)
