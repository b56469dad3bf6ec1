; closing: made by tools/make_loops_text.py from closing, pivots
; sources 55b3bff9c290539fcbdc5f18d560f1b2133ff7557ed3f49a7768e87ced7c5506
%struct.closing_choice = type { i64, ptr, ptr, ptr, ptr, ptr }
%struct.closing_rows = type { ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr }
%struct.closing_start = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64 }
%struct.closing_starts = type { ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, ptr, i64, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, ptr }

define i64 @closing_work(i64 %0, i64 %1, i64 %2) {
  %4 = shl i64 %1, 1
  %5 = shl i64 %0, 2
  %6 = mul i64 %1, 6
  %7 = add i64 %4, 6
  %8 = mul i64 %7, %2
  %9 = add i64 %5, 16
  %10 = add i64 %9, %6
  %11 = add i64 %10, %8
  ret i64 %11
}

define i64 @closing_places(i64 %0, i64 %1, i64 %2) {
  %4 = mul i64 %1, 6
  %5 = add i64 %2, 3
  %6 = mul i64 %5, %0
  %7 = add i64 %6, %4
  ret i64 %7
}

define i64 @closing_pivots(ptr  %0, i64 %1, ptr  %2, ptr %3, ptr %4, ptr  %5, ptr  %6, ptr  %7) {
  %9 = getelementptr %struct.closing_choice, ptr %2, i64 0, i32 2
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.closing_choice, ptr %2, i64 0, i32 3
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.closing_choice, ptr %2, i64 0, i32 5
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.closing_choice, ptr %2, i64 0, i32 4
  %16 = load ptr, ptr %15
  store double 1.000000e+00, ptr %7
  %17 = getelementptr double, ptr %7, i64 1
  store double 0.000000e+00, ptr %17
  %18 = getelementptr %struct.closing_choice, ptr %2, i64 0, i32 0
  %19 = load i64, ptr %18
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr %struct.closing_choice, ptr %2, i64 0, i32 1
  %23 = bitcast ptr %4 to ptr
  br label %26

24:
  %25 = phi i64 [ 0, %8 ], [ %163, %162 ]
  ret i64 %25

26:
  %27 = phi ptr [ %10, %21 ], [ %164, %162 ]
  %28 = phi ptr [ %12, %21 ], [ %165, %162 ]
  %29 = phi ptr [ %14, %21 ], [ %166, %162 ]
  %30 = phi ptr [ %16, %21 ], [ %167, %162 ]
  %31 = phi i64 [ 0, %21 ], [ %163, %162 ]
  %32 = phi i64 [ 0, %21 ], [ %168, %162 ]
  %33 = load ptr, ptr %22
  %34 = mul i64 %32, 3
  %35 = getelementptr i64, ptr %33, i64 %34
  %36 = load i64, ptr %35
  %37 = getelementptr i64, ptr %35, i64 1
  %38 = load i64, ptr %37
  %39 = getelementptr i64, ptr %35, i64 2
  %40 = load i64, ptr %39
  %41 = icmp sgt i64 %36, 0
  br i1 %41, label %42, label %74

42:
  %43 = icmp sgt i64 %38, 0
  br label %44

44:
  %45 = phi i64 [ 0, %42 ], [ %58, %56 ]
  %46 = phi double [ 1.000000e-03, %42 ], [ %57, %56 ]
  br i1 %43, label %47, label %56

47:
  %48 = getelementptr i64, ptr %27, i64 %45
  %49 = load i64, ptr %48
  %50 = mul i64 %49, %1
  %51 = mul i64 %45, %38
  br label %60

52:
  %53 = fmul double %57, 0x3DA5FD7FE1796495
  br i1 %41, label %54, label %74

54:
  %55 = icmp sgt i64 %38, 0
  br label %94

56:
  %57 = phi double [ %46, %44 ], [ %71, %60 ]
  %58 = add i64 %45, 1
  %59 = icmp eq i64 %58, %36
  br i1 %59, label %52, label %44

60:
  %61 = phi i64 [ 0, %47 ], [ %72, %60 ]
  %62 = phi double [ %46, %47 ], [ %71, %60 ]
  %63 = getelementptr i64, ptr %28, i64 %61
  %64 = load i64, ptr %63
  %65 = add i64 %50, %64
  %66 = getelementptr double, ptr %0, i64 %65
  %67 = load double, ptr %66
  %68 = add i64 %61, %51
  %69 = getelementptr double, ptr %3, i64 %68
  store double %67, ptr %69
  %70 = call double @llvm.fabs.f64(double %67)
  %71 = call double @llvm.maxnum.f64(double %62, double %70)
  %72 = add i64 %61, 1
  %73 = icmp eq i64 %72, %38
  br i1 %73, label %56, label %60

74:
  %75 = mul i64 %38, %36
  %76 = getelementptr double, ptr %3, i64 %75
  %77 = bitcast ptr %76 to ptr
  %78 = bitcast ptr %30 to ptr
  %79 = shl i64 %40, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %78, i64 %79, i1 false)
  %80 = bitcast ptr %29 to ptr
  %81 = mul i64 %40, %38
  %82 = shl i64 %81, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %80, i64 %82, i1 false)
  %83 = call i64 @choose_pivots(i64 %36, i64 %38, i64 %40, ptr %3, ptr %4)
  %84 = getelementptr i64, ptr %4, i64 %81
  %85 = getelementptr i64, ptr %84, i64 %36
  %86 = load double, ptr %7
  %87 = add i64 %75, %40
  %88 = getelementptr double, ptr %3, i64 %87
  %89 = load double, ptr %88
  %90 = call double @llvm.minnum.f64(double %86, double %89)
  store double %90, ptr %7
  br i1 %41, label %91, label %125

91:
  %92 = icmp sgt i64 %83, 0
  %93 = icmp sgt i64 %38, 0
  br label %127

94:
  %95 = phi i64 [ 0, %54 ], [ %111, %110 ]
  %96 = mul i64 %95, %38
  %97 = getelementptr double, ptr %3, i64 %96
  br i1 %55, label %98, label %110

98:
  %99 = phi i64 [ %105, %98 ], [ 0, %94 ]
  %100 = phi double [ %104, %98 ], [ 0.000000e+00, %94 ]
  %101 = getelementptr double, ptr %97, i64 %99
  %102 = load double, ptr %101
  %103 = call double @llvm.fabs.f64(double %102)
  %104 = call double @llvm.maxnum.f64(double %100, double %103)
  %105 = add i64 %99, 1
  %106 = icmp eq i64 %105, %38
  br i1 %106, label %107, label %98

107:
  br i1 %55, label %108, label %110

108:
  %109 = fcmp ogt double %104, %53
  br label %113

110:
  %111 = add i64 %95, 1
  %112 = icmp eq i64 %111, %36
  br i1 %112, label %74, label %94

113:
  %114 = phi i64 [ 0, %108 ], [ %123, %120 ]
  %115 = add i64 %114, %96
  br i1 %109, label %116, label %120

116:
  %117 = getelementptr double, ptr %3, i64 %115
  %118 = load double, ptr %117
  %119 = fdiv double %118, %104
  br label %120

120:
  %121 = phi double [ %119, %116 ], [ 0.000000e+00, %113 ]
  %122 = getelementptr double, ptr %3, i64 %115
  store double %121, ptr %122
  %123 = add i64 %114, 1
  %124 = icmp eq i64 %123, %38
  br i1 %124, label %110, label %113

125:
  %126 = icmp sgt i64 %83, 0
  br i1 %126, label %171, label %162

127:
  %128 = phi i64 [ 0, %91 ], [ %160, %159 ]
  br i1 %92, label %130, label %143

129:
  br i1 %139, label %143, label %159

130:
  %131 = phi i64 [ %141, %138 ], [ 0, %127 ]
  %132 = phi i32 [ %140, %138 ], [ 1, %127 ]
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %138, label %134

134:
  %135 = getelementptr i64, ptr %84, i64 %131
  %136 = load i64, ptr %135
  %137 = icmp ne i64 %136, %128
  br label %138

138:
  %139 = phi i1 [ false, %130 ], [ %137, %134 ]
  %140 = zext i1 %139 to i32
  %141 = add i64 %131, 1
  %142 = icmp eq i64 %141, %83
  br i1 %142, label %129, label %130

143:
  %144 = load double, ptr %17
  %145 = mul i64 %128, %38
  %146 = getelementptr double, ptr %3, i64 %145
  br i1 %93, label %147, label %156

147:
  %148 = phi i64 [ %154, %147 ], [ 0, %143 ]
  %149 = phi double [ %153, %147 ], [ 0.000000e+00, %143 ]
  %150 = getelementptr double, ptr %146, i64 %148
  %151 = load double, ptr %150
  %152 = call double @llvm.fabs.f64(double %151)
  %153 = call double @llvm.maxnum.f64(double %149, double %152)
  %154 = add i64 %148, 1
  %155 = icmp eq i64 %154, %38
  br i1 %155, label %156, label %147

156:
  %157 = phi double [ 0.000000e+00, %143 ], [ %153, %147 ]
  %158 = call double @llvm.maxnum.f64(double %144, double %157)
  store double %158, ptr %17
  br label %159

159:
  %160 = add i64 %128, 1
  %161 = icmp eq i64 %160, %36
  br i1 %161, label %125, label %127

162:
  %163 = phi i64 [ %31, %125 ], [ %183, %171 ]
  %164 = getelementptr i64, ptr %27, i64 %36
  %165 = getelementptr i64, ptr %28, i64 %38
  %166 = getelementptr i64, ptr %29, i64 %81
  %167 = getelementptr double, ptr %30, i64 %40
  %168 = add i64 %32, 1
  %169 = load i64, ptr %18
  %170 = icmp slt i64 %168, %169
  br i1 %170, label %26, label %24

171:
  %172 = phi i64 [ %185, %171 ], [ 0, %125 ]
  %173 = phi i64 [ %183, %171 ], [ %31, %125 ]
  %174 = getelementptr i64, ptr %84, i64 %172
  %175 = load i64, ptr %174
  %176 = getelementptr i64, ptr %27, i64 %175
  %177 = load i64, ptr %176
  %178 = getelementptr i64, ptr %5, i64 %173
  store i64 %177, ptr %178
  %179 = getelementptr i64, ptr %85, i64 %172
  %180 = load i64, ptr %179
  %181 = getelementptr i64, ptr %28, i64 %180
  %182 = load i64, ptr %181
  %183 = add i64 %173, 1
  %184 = getelementptr i64, ptr %6, i64 %173
  store i64 %182, ptr %184
  %185 = add i64 %172, 1
  %186 = icmp eq i64 %185, %83
  br i1 %186, label %162, label %171
}

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.minnum.f64(double, double)

define i64 @closing_newton(ptr %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = call i32 @evaluate_rows(ptr %0, ptr %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:
  %8 = call i64 @newton(ptr %0, ptr %1, ptr %2, ptr %3)
  br label %9

9:
  %10 = phi i64 [ %8, %7 ], [ 1, %4 ]
  ret i64 %10
}

define internal i32 @evaluate_rows(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 3
  %4 = bitcast ptr %3 to ptr
  %5 = load ptr, ptr %4
  %6 = bitcast ptr %1 to ptr
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 9
  %8 = load i64, ptr %7
  %9 = shl i64 %8, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 %9, i1 false)
  %10 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 0
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 2
  %13 = load double, ptr %12
  %14 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14
  call void %11(double %13, ptr %15)
  %16 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 12
  %17 = load i64, ptr %16
  %18 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 5
  %19 = load ptr, ptr %18
  %20 = icmp sgt i64 %17, 0
  br i1 %20, label %21, label %34

21:
  %22 = phi i64 [ %30, %21 ], [ 0, %2 ]
  %23 = phi i32 [ %29, %21 ], [ 1, %2 ]
  %24 = getelementptr double, ptr %19, i64 %22
  %25 = load double, ptr %24
  %26 = call double @llvm.fabs.f64(double %25)
  %27 = fcmp olt double %26, 0x7FF0000000000000
  %28 = zext i1 %27 to i32
  %29 = and i32 %23, %28
  %30 = add i64 %22, 1
  %31 = icmp eq i64 %30, %17
  br i1 %31, label %32, label %21

32:
  %33 = icmp eq i32 %29, 0
  br i1 %33, label %54, label %34

34:
  %35 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %36 = load i64, ptr %35
  %37 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %38 = load i64, ptr %37
  %39 = mul i64 %38, %36
  %40 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40
  %42 = icmp sgt i64 %39, 0
  br i1 %42, label %43, label %54

43:
  %44 = phi i64 [ %52, %43 ], [ 0, %34 ]
  %45 = phi i32 [ %51, %43 ], [ 1, %34 ]
  %46 = getelementptr double, ptr %41, i64 %44
  %47 = load double, ptr %46
  %48 = call double @llvm.fabs.f64(double %47)
  %49 = fcmp olt double %48, 0x7FF0000000000000
  %50 = zext i1 %49 to i32
  %51 = and i32 %45, %50
  %52 = add i64 %44, 1
  %53 = icmp eq i64 %52, %39
  br i1 %53, label %54, label %43

54:
  %55 = phi i32 [ 0, %32 ], [ 1, %34 ], [ %51, %43 ]
  ret i32 %55
}

define internal i64 @newton(ptr %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 9
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 12
  %10 = load i64, ptr %9
  %11 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 16
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %14 = load i64, ptr %13
  %15 = mul i64 %14, %8
  %16 = getelementptr double, ptr %12, i64 %15
  %17 = shl i64 %14, 1
  %18 = getelementptr double, ptr %16, i64 %17
  %19 = shl i64 %8, 1
  %20 = getelementptr double, ptr %18, i64 %19
  %21 = getelementptr double, ptr %20, i64 %8
  %22 = getelementptr double, ptr %21, i64 %10
  %23 = bitcast ptr %21 to ptr
  %24 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 5
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25
  %27 = shl i64 %10, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %26, i64 %27, i1 false)
  %28 = icmp sgt i64 %10, 0
  br i1 %28, label %29, label %37

29:
  %30 = phi i64 [ %35, %29 ], [ 0, %4 ]
  %31 = phi double [ %34, %29 ], [ 0.000000e+00, %4 ]
  %32 = getelementptr double, ptr %21, i64 %30
  %33 = load double, ptr %32
  %34 = call double @llvm.fmuladd.f64(double %33, double %33, double %31)
  %35 = add i64 %30, 1
  %36 = icmp eq i64 %35, %10
  br i1 %36, label %37, label %29

37:
  %38 = phi double [ 0.000000e+00, %4 ], [ %34, %29 ]
  %39 = call double @llvm.sqrt.f64(double %38)
  %40 = bitcast ptr %20 to ptr
  %41 = shl i64 %8, 3
  %42 = icmp sgt i64 %8, 0
  %43 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 13
  %44 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 3
  %45 = bitcast ptr %44 to ptr
  %46 = bitcast ptr %3 to ptr
  %47 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 4
  %48 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 0
  %49 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 2
  %50 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 1
  %51 = bitcast ptr %47 to ptr
  %52 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 8
  %53 = bitcast ptr %22 to ptr
  %54 = shl i64 %6, 3
  br label %55

55:
  %56 = phi i32 [ 0, %37 ], [ %179, %177 ]
  %57 = phi double [ %39, %37 ], [ %152, %177 ]
  call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %41, i1 false)
  call void @reduce(ptr %0, ptr %1, ptr %2, ptr %21, ptr %20)
  br i1 %28, label %58, label %69

58:
  %59 = phi i64 [ %65, %58 ], [ 0, %55 ]
  %60 = phi double [ %64, %58 ], [ 0.000000e+00, %55 ]
  %61 = getelementptr double, ptr %21, i64 %59
  %62 = load double, ptr %61
  %63 = call double @llvm.fabs.f64(double %62)
  %64 = call double @llvm.maxnum.f64(double %60, double %63)
  %65 = add i64 %59, 1
  %66 = icmp eq i64 %65, %10
  br i1 %66, label %67, label %58

67:
  %68 = fcmp olt double %64, 0x3D719799812DEA11
  br i1 %68, label %69, label %81

69:
  br i1 %42, label %70, label %181

70:
  %71 = phi i64 [ %77, %70 ], [ 0, %69 ]
  %72 = phi double [ %76, %70 ], [ 0.000000e+00, %69 ]
  %73 = getelementptr double, ptr %20, i64 %71
  %74 = load double, ptr %73
  %75 = call double @llvm.fabs.f64(double %74)
  %76 = call double @llvm.maxnum.f64(double %72, double %75)
  %77 = add i64 %71, 1
  %78 = icmp eq i64 %77, %8
  br i1 %78, label %79, label %70

79:
  %80 = fcmp olt double %76, 1.000000e-09
  br i1 %80, label %181, label %81

81:
  br label %82

82:
  %83 = phi double [ %159, %158 ], [ 1.000000e+00, %81 ]
  %84 = load i64, ptr %43
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %99, label %86

86:
  %87 = load i64, ptr %5
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %137

89:
  %90 = phi i64 [ %97, %89 ], [ 0, %86 ]
  %91 = getelementptr double, ptr %3, i64 %90
  %92 = load double, ptr %91
  %93 = getelementptr double, ptr %20, i64 %90
  %94 = load double, ptr %93
  %95 = call double @llvm.fmuladd.f64(double %83, double %94, double %92)
  %96 = getelementptr double, ptr %22, i64 %90
  store double %95, ptr %96
  %97 = add i64 %90, 1
  %98 = icmp eq i64 %97, %87
  br i1 %98, label %137, label %89

99:
  %100 = load ptr, ptr %45
  %101 = load i64, ptr %5
  %102 = shl i64 %101, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 8 %46, i64 %102, i1 false)
  %103 = load i64, ptr %7
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %105, label %107

105:
  %106 = load ptr, ptr %47
  br label %118

107:
  %108 = load ptr, ptr %48
  %109 = load double, ptr %49
  %110 = load ptr, ptr %50
  call void %108(double %109, ptr %110)
  %111 = load ptr, ptr %51
  %112 = load i64, ptr %7
  %113 = shl i64 %112, 3
  call void @llvm.memset.p0.i64(ptr align 8 %111, i8 0, i64 %113, i1 false)
  %114 = load i64, ptr %5
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %116, label %126

116:
  %117 = load ptr, ptr %52
  br label %127

118:
  %119 = phi i64 [ 0, %105 ], [ %124, %118 ]
  %120 = getelementptr double, ptr %20, i64 %119
  %121 = load double, ptr %120
  %122 = fmul double %83, %121
  %123 = getelementptr double, ptr %106, i64 %119
  store double %122, ptr %123
  %124 = add i64 %119, 1
  %125 = icmp eq i64 %124, %103
  br i1 %125, label %107, label %118

126:
  call void @normalize(ptr %0, ptr %22)
  br label %137

127:
  %128 = phi i64 [ 0, %116 ], [ %135, %127 ]
  %129 = getelementptr double, ptr %3, i64 %128
  %130 = load double, ptr %129
  %131 = getelementptr double, ptr %117, i64 %128
  %132 = load double, ptr %131
  %133 = fadd double %130, %132
  %134 = getelementptr double, ptr %22, i64 %128
  store double %133, ptr %134
  %135 = add i64 %128, 1
  %136 = icmp eq i64 %135, %114
  br i1 %136, label %126, label %127

137:
  %138 = call i32 @evaluate_rows(ptr %0, ptr %22)
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %181, label %140

140:
  %141 = load ptr, ptr %24
  br i1 %28, label %142, label %150

142:
  %143 = phi i64 [ %148, %142 ], [ 0, %140 ]
  %144 = phi double [ %147, %142 ], [ 0.000000e+00, %140 ]
  %145 = getelementptr double, ptr %141, i64 %143
  %146 = load double, ptr %145
  %147 = call double @llvm.fmuladd.f64(double %146, double %146, double %144)
  %148 = add i64 %143, 1
  %149 = icmp eq i64 %148, %10
  br i1 %149, label %150, label %142

150:
  %151 = phi double [ 0.000000e+00, %140 ], [ %147, %142 ]
  %152 = call double @llvm.sqrt.f64(double %151)
  %153 = call double @llvm.fmuladd.f64(double %83, double -1.000000e-01, double 1.000000e+00)
  %154 = fmul double %57, %153
  %155 = fcmp olt double %152, %154
  %156 = fcmp olt double %152, 0x3D719799812DEA11
  %157 = or i1 %155, %156
  br i1 %157, label %177, label %158

158:
  %159 = fmul double %83, 5.000000e-01
  %160 = fcmp ogt double %159, 1.000000e-04
  br i1 %160, label %82, label %161

161:
  br i1 %28, label %162, label %173

162:
  %163 = phi i64 [ %169, %162 ], [ 0, %161 ]
  %164 = phi double [ %168, %162 ], [ 0.000000e+00, %161 ]
  %165 = getelementptr double, ptr %21, i64 %163
  %166 = load double, ptr %165
  %167 = call double @llvm.fabs.f64(double %166)
  %168 = call double @llvm.maxnum.f64(double %164, double %167)
  %169 = add i64 %163, 1
  %170 = icmp eq i64 %169, %10
  br i1 %170, label %171, label %162

171:
  %172 = fcmp olt double %168, 1.000000e-10
  br i1 %172, label %173, label %181

173:
  %174 = call i32 @evaluate_rows(ptr %0, ptr %3)
  %175 = icmp eq i32 %174, 0
  %176 = zext i1 %175 to i64
  br label %181

177:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %53, i64 %54, i1 false)
  %178 = load ptr, ptr %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %178, i64 %27, i1 false)
  %179 = add i32 %56, 1
  %180 = icmp eq i32 %179, 60
  br i1 %180, label %181, label %55

181:
  %182 = phi i64 [ 1, %171 ], [ %176, %173 ], [ 1, %137 ], [ 0, %69 ], [ 0, %79 ], [ 1, %177 ]
  ret i64 %182
}

define i64 @closing_sign(ptr  %0, ptr  %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = call i32 @evaluate_rows(ptr %0, ptr %1)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = call i64 @sign_of(ptr %0, i64 %2, ptr %3, ptr %4)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ 0, %5 ]
  ret i64 %11
}

define internal i64 @sign_of(ptr  %0, i64 %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 16
  %6 = load ptr, ptr %5
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %19

8:
  %9 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %10 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %11 = load ptr, ptr %9
  %12 = load i64, ptr %10
  br label %13

13:
  %14 = phi i64 [ 0, %8 ], [ %23, %22 ]
  %15 = getelementptr i64, ptr %2, i64 %14
  %16 = load i64, ptr %15
  %17 = mul i64 %12, %16
  %18 = mul i64 %14, %1
  br label %25

19:
  %20 = call i64 @llvm.smax.i64(i64 %1, i64 0)
  %21 = icmp slt i64 %1, 1
  br i1 %21, label %112, label %36

22:
  %23 = add i64 %14, 1
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %19, label %13

25:
  %26 = phi i64 [ 0, %13 ], [ %34, %25 ]
  %27 = getelementptr i64, ptr %3, i64 %26
  %28 = load i64, ptr %27
  %29 = add i64 %17, %28
  %30 = getelementptr double, ptr %11, i64 %29
  %31 = load double, ptr %30
  %32 = add i64 %26, %18
  %33 = getelementptr double, ptr %6, i64 %32
  store double %31, ptr %33
  %34 = add i64 %26, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %22, label %25

36:
  %37 = phi i64 [ %76, %110 ], [ 1, %19 ]
  %38 = phi i64 [ %39, %110 ], [ 0, %19 ]
  %39 = add i64 %38, 1
  %40 = icmp slt i64 %39, %1
  br i1 %40, label %52, label %41

41:
  %42 = phi i64 [ %38, %36 ], [ %66, %52 ]
  %43 = mul i64 %42, %1
  %44 = add i64 %43, %38
  %45 = getelementptr double, ptr %6, i64 %44
  %46 = load double, ptr %45
  %47 = fcmp oeq double %46, 0.000000e+00
  br i1 %47, label %112, label %48

48:
  %49 = icmp ne i64 %42, %38
  %50 = select i1 %7, i1 %49, i1 false
  %51 = mul i64 %38, %1
  br i1 %50, label %77, label %69

52:
  %53 = phi i64 [ %67, %52 ], [ %39, %36 ]
  %54 = phi i64 [ %66, %52 ], [ %38, %36 ]
  %55 = mul i64 %53, %1
  %56 = add i64 %55, %38
  %57 = getelementptr double, ptr %6, i64 %56
  %58 = load double, ptr %57
  %59 = call double @llvm.fabs.f64(double %58)
  %60 = mul i64 %54, %1
  %61 = add i64 %60, %38
  %62 = getelementptr double, ptr %6, i64 %61
  %63 = load double, ptr %62
  %64 = call double @llvm.fabs.f64(double %63)
  %65 = fcmp ogt double %59, %64
  %66 = select i1 %65, i64 %53, i64 %54
  %67 = add i64 %53, 1
  %68 = icmp slt i64 %67, %1
  br i1 %68, label %52, label %41

69:
  %70 = add i64 %51, %38
  %71 = getelementptr double, ptr %6, i64 %70
  %72 = load double, ptr %71
  %73 = fcmp uge double %72, 0.000000e+00
  %74 = xor i1 %49, %73
  %75 = sub i64 0, %37
  %76 = select i1 %74, i64 %37, i64 %75
  br i1 %40, label %87, label %110

77:
  %78 = phi i64 [ %85, %77 ], [ 0, %48 ]
  %79 = add i64 %78, %51
  %80 = getelementptr double, ptr %6, i64 %79
  %81 = load double, ptr %80
  %82 = add i64 %78, %43
  %83 = getelementptr double, ptr %6, i64 %82
  %84 = load double, ptr %83
  store double %84, ptr %80
  store double %81, ptr %83
  %85 = add i64 %78, 1
  %86 = icmp slt i64 %85, %1
  br i1 %86, label %77, label %69

87:
  %88 = phi i64 [ %97, %96 ], [ %39, %69 ]
  %89 = mul i64 %88, %1
  %90 = load double, ptr %71
  %91 = add i64 %89, %38
  %92 = getelementptr double, ptr %6, i64 %91
  %93 = load double, ptr %92
  %94 = fneg double %93
  %95 = fdiv double %94, %90
  br label %99

96:
  %97 = add i64 %88, 1
  %98 = icmp slt i64 %97, %1
  br i1 %98, label %87, label %110

99:
  %100 = phi i64 [ %38, %87 ], [ %108, %99 ]
  %101 = add i64 %100, %51
  %102 = getelementptr double, ptr %6, i64 %101
  %103 = load double, ptr %102
  %104 = add i64 %100, %89
  %105 = getelementptr double, ptr %6, i64 %104
  %106 = load double, ptr %105
  %107 = call double @llvm.fmuladd.f64(double %95, double %103, double %106)
  store double %107, ptr %105
  %108 = add i64 %100, 1
  %109 = icmp slt i64 %108, %1
  br i1 %109, label %99, label %96

110:
  %111 = icmp eq i64 %39, %20
  br i1 %111, label %112, label %36

112:
  %113 = phi i64 [ 1, %19 ], [ %76, %110 ], [ 0, %41 ]
  ret i64 %113
}

define i64 @closing_chosen(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 4
  %4 = load ptr, ptr %3
  %5 = call i32 @evaluate_rows(ptr %0, ptr %4)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %16, label %7

7:
  %8 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 1
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 6
  %11 = load ptr, ptr %10
  %12 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 7
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 8
  %15 = call i64 @choose(ptr %0, ptr %9, ptr %11, ptr %13, ptr %14)
  br label %16

16:
  %17 = phi i64 [ %15, %7 ], [ 1, %2 ]
  ret i64 %17
}

define internal i64 @choose(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = alloca [2 x double], align 16
  %7 = bitcast ptr %6 to ptr
  %8 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 16
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %17 = load i64, ptr %16
  %18 = shl i64 %17, 1
  %19 = getelementptr i64, ptr %15, i64 %18
  %20 = getelementptr i64, ptr %19, i64 %11
  %21 = getelementptr [2 x double], ptr %6, i64 0, i64 0
  %22 = call i64 @closing_pivots(ptr %9, i64 %11, ptr %1, ptr %13, ptr %20, ptr %2, ptr %3, ptr %21)
  store i64 %22, ptr %4
  %23 = load double, ptr %21, align 16
  %24 = fcmp ule double %23, 1.000000e-04
  %25 = getelementptr [2 x double], ptr %6, i64 0, i64 1
  %26 = load double, ptr %25
  %27 = fcmp uge double %26, 0x3DA5FD7FE1796495
  %28 = select i1 %24, i1 true, i1 %27
  %29 = zext i1 %28 to i64
  ret i64 %29
}

define i64 @closing_velocities(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = call i32 @evaluate_rows(ptr %0, ptr %3)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = call i64 @keep_velocities(ptr %0, ptr %1, ptr %2, ptr %4)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ 1, %5 ]
  ret i64 %11
}

define internal i64 @keep_velocities(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 16
  %10 = load ptr, ptr %9
  %11 = mul i64 %8, %6
  %12 = getelementptr double, ptr %10, i64 %11
  %13 = shl i64 %8, 1
  %14 = getelementptr double, ptr %12, i64 %13
  %15 = shl i64 %6, 1
  %16 = getelementptr double, ptr %14, i64 %15
  %17 = getelementptr double, ptr %16, i64 %8
  %18 = bitcast ptr %17 to ptr
  %19 = bitcast ptr %3 to ptr
  %20 = shl i64 %6, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %19, i64 %20, i1 false)
  %21 = icmp sgt i64 %8, 0
  %22 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 7
  %23 = icmp sgt i64 %6, 0
  %24 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  br i1 %21, label %26, label %25

25:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %18, i64 %20, i1 false)
  br label %71

26:
  %27 = phi i1 [ false, %59 ], [ true, %4 ]
  %28 = load ptr, ptr %22
  br label %32

29:
  %30 = icmp eq i32 %45, 0
  %31 = and i1 %30, %27
  br i1 %31, label %59, label %60

32:
  %33 = phi i64 [ 0, %26 ], [ %46, %41 ]
  %34 = phi i32 [ 1, %26 ], [ %45, %41 ]
  %35 = getelementptr double, ptr %28, i64 %33
  %36 = load double, ptr %35
  %37 = getelementptr double, ptr %16, i64 %33
  store double %36, ptr %37
  br i1 %23, label %38, label %41

38:
  %39 = load ptr, ptr %24
  %40 = mul i64 %33, %6
  br label %48

41:
  %42 = phi double [ %36, %32 ], [ %56, %48 ]
  %43 = fcmp oeq double %42, 0.000000e+00
  %44 = zext i1 %43 to i32
  %45 = and i32 %34, %44
  %46 = add i64 %33, 1
  %47 = icmp eq i64 %46, %8
  br i1 %47, label %29, label %32

48:
  %49 = phi double [ %36, %38 ], [ %56, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %57, %48 ]
  %51 = add i64 %50, %40
  %52 = getelementptr double, ptr %39, i64 %51
  %53 = load double, ptr %52
  %54 = getelementptr double, ptr %17, i64 %50
  %55 = load double, ptr %54
  %56 = call double @llvm.fmuladd.f64(double %53, double %55, double %49)
  store double %56, ptr %37
  %57 = add i64 %50, 1
  %58 = icmp eq i64 %57, %6
  br i1 %58, label %41, label %48

59:
  call void @reduce(ptr %0, ptr %1, ptr %2, ptr %16, ptr %17)
  br i1 %21, label %26, label %25

60:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %18, i64 %20, i1 false)
  br i1 %21, label %61, label %71

61:
  %62 = phi i64 [ %68, %61 ], [ 0, %60 ]
  %63 = phi double [ %67, %61 ], [ 0.000000e+00, %60 ]
  %64 = getelementptr double, ptr %16, i64 %62
  %65 = load double, ptr %64
  %66 = call double @llvm.fabs.f64(double %65)
  %67 = call double @llvm.maxnum.f64(double %63, double %66)
  %68 = add i64 %62, 1
  %69 = icmp eq i64 %68, %8
  br i1 %69, label %70, label %61

70:
  br i1 %23, label %72, label %87

71:
  br i1 %23, label %72, label %103

72:
  %73 = phi double [ 0.000000e+00, %71 ], [ %67, %70 ]
  br label %74

74:
  %75 = phi i64 [ %81, %74 ], [ 0, %72 ]
  %76 = phi double [ %80, %74 ], [ 0.000000e+00, %72 ]
  %77 = getelementptr double, ptr %17, i64 %75
  %78 = load double, ptr %77
  %79 = call double @llvm.fabs.f64(double %78)
  %80 = call double @llvm.maxnum.f64(double %76, double %79)
  %81 = add i64 %75, 1
  %82 = icmp eq i64 %81, %6
  br i1 %82, label %83, label %74

83:
  %84 = fadd double %80, 1.000000e+00
  %85 = fmul double %84, 1.000000e-09
  %86 = fcmp olt double %73, %85
  br i1 %86, label %89, label %105

87:
  %88 = fcmp olt double %67, 1.000000e-09
  br i1 %88, label %103, label %105

89:
  %90 = phi i64 [ %98, %89 ], [ 0, %83 ]
  %91 = phi i32 [ %97, %89 ], [ 1, %83 ]
  %92 = getelementptr double, ptr %17, i64 %90
  %93 = load double, ptr %92
  %94 = call double @llvm.fabs.f64(double %93)
  %95 = fcmp olt double %94, 0x7FF0000000000000
  %96 = zext i1 %95 to i32
  %97 = and i32 %91, %96
  %98 = add i64 %90, 1
  %99 = icmp eq i64 %98, %6
  br i1 %99, label %100, label %89

100:
  %101 = xor i32 %97, 1
  %102 = zext i32 %101 to i64
  br label %103

103:
  %104 = phi i64 [ 0, %87 ], [ 0, %71 ], [ %102, %100 ]
  br label %105

105:
  %106 = phi i64 [ 1, %83 ], [ %104, %103 ], [ 1, %87 ]
  ret i64 %106
}

define i64 @closing_settled(ptr %0, ptr  %1) {
  %3 = alloca i64, align 8
  %4 = alloca [2 x double], align 16
  %5 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %10 = load i64, ptr %9
  %11 = getelementptr i64, ptr %8, i64 %10
  %12 = getelementptr i64, ptr %11, i64 %10
  %13 = bitcast ptr %3 to ptr
  %14 = bitcast ptr %4 to ptr
  %15 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 4
  %16 = load ptr, ptr %15
  call void @normalize(ptr %0, ptr %16)
  %17 = load ptr, ptr %15
  %18 = call i32 @evaluate_rows(ptr %0, ptr %17)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %106, label %20

20:
  %21 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 0
  %24 = load ptr, ptr %23
  %25 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 16
  %26 = load ptr, ptr %25
  %27 = load ptr, ptr %7
  %28 = load i64, ptr %9
  %29 = shl i64 %28, 1
  %30 = getelementptr i64, ptr %27, i64 %29
  %31 = load i64, ptr %5
  %32 = getelementptr i64, ptr %30, i64 %31
  %33 = getelementptr [2 x double], ptr %4, i64 0, i64 0
  %34 = call i64 @closing_pivots(ptr %22, i64 %6, ptr %24, ptr %26, ptr %32, ptr %8, ptr %11, ptr %33)
  store i64 %34, ptr %3
  %35 = bitcast ptr %12 to ptr
  %36 = shl i64 %6, 3
  call void @llvm.memset.p0.i64(ptr align 8 %35, i8 0, i64 %36, i1 false)
  %37 = icmp sgt i64 %34, 0
  br i1 %37, label %43, label %38

38:
  %39 = load ptr, ptr %23
  %40 = load ptr, ptr %15
  %41 = call i64 @newton(ptr %0, ptr %39, ptr %12, ptr %40)
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %50, label %106

43:
  %44 = phi i64 [ %48, %43 ], [ 0, %20 ]
  %45 = getelementptr i64, ptr %11, i64 %44
  %46 = load i64, ptr %45
  %47 = getelementptr i64, ptr %12, i64 %46
  store i64 1, ptr %47
  %48 = add i64 %44, 1
  %49 = icmp eq i64 %48, %34
  br i1 %49, label %38, label %43

50:
  %51 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 1
  %52 = load ptr, ptr %51
  %53 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 6
  %54 = load ptr, ptr %53
  %55 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 7
  %56 = load ptr, ptr %55
  %57 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 8
  %58 = call i64 @choose(ptr %0, ptr %52, ptr %54, ptr %56, ptr %57)
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %106

60:
  call void @llvm.memset.p0.i64(ptr align 8 %35, i8 0, i64 %36, i1 false)
  %61 = load i64, ptr %57
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %101

63:
  %64 = load ptr, ptr %55
  %65 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 3
  br label %67

66:
  br i1 %81, label %86, label %101

67:
  %68 = phi i64 [ 0, %63 ], [ %83, %80 ]
  %69 = phi i32 [ 0, %63 ], [ %82, %80 ]
  %70 = getelementptr i64, ptr %64, i64 %68
  %71 = load i64, ptr %70
  %72 = getelementptr i64, ptr %12, i64 %71
  store i64 1, ptr %72
  %73 = icmp eq i32 %69, 0
  br i1 %73, label %74, label %80

74:
  %75 = load ptr, ptr %65
  %76 = load i64, ptr %70
  %77 = getelementptr i64, ptr %75, i64 %76
  %78 = load i64, ptr %77
  %79 = icmp ne i64 %78, 0
  br label %80

80:
  %81 = phi i1 [ true, %67 ], [ %79, %74 ]
  %82 = zext i1 %81 to i32
  %83 = add i64 %68, 1
  %84 = load i64, ptr %57
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %67, label %66

86:
  %87 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 2
  %88 = load ptr, ptr %87
  %89 = call i64 @choose(ptr %0, ptr %88, ptr %8, ptr %11, ptr %3)
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %106

91:
  call void @llvm.memset.p0.i64(ptr align 8 %35, i8 0, i64 %36, i1 false)
  %92 = load i64, ptr %3
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %94, label %101

94:
  %95 = phi i64 [ %99, %94 ], [ 0, %91 ]
  %96 = getelementptr i64, ptr %11, i64 %95
  %97 = load i64, ptr %96
  %98 = getelementptr i64, ptr %12, i64 %97
  store i64 1, ptr %98
  %99 = add i64 %95, 1
  %100 = icmp eq i64 %99, %92
  br i1 %100, label %101, label %94

101:
  %102 = load ptr, ptr %23
  %103 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 5
  %104 = load ptr, ptr %103
  %105 = call i64 @keep_velocities(ptr %0, ptr %102, ptr %12, ptr %104)
  br label %106

106:
  %107 = phi i64 [ 1, %2 ], [ 1, %50 ], [ 1, %38 ], [ %105, %101 ], [ 1, %86 ]
  ret i64 %107
}

define internal void @normalize(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 15
  %4 = load i64, ptr %3
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 14
  %8 = load ptr, ptr %7
  br label %10

9:
  ret void

10:
  %11 = phi i64 [ 0, %6 ], [ %26, %25 ]
  %12 = getelementptr i64, ptr %8, i64 %11
  %13 = load i64, ptr %12
  %14 = getelementptr double, ptr %1, i64 %13
  br label %15

15:
  %16 = phi i64 [ %21, %15 ], [ 0, %10 ]
  %17 = phi double [ %20, %15 ], [ 0.000000e+00, %10 ]
  %18 = getelementptr double, ptr %14, i64 %16
  %19 = load double, ptr %18
  %20 = call double @llvm.fmuladd.f64(double %19, double %19, double %17)
  %21 = add i64 %16, 1
  %22 = icmp eq i64 %21, 4
  br i1 %22, label %23, label %15

23:
  %24 = call double @llvm.sqrt.f64(double %20)
  br label %28

25:
  %26 = add i64 %11, 1
  %27 = icmp eq i64 %26, %4
  br i1 %27, label %9, label %10

28:
  %29 = phi i64 [ 0, %23 ], [ %33, %28 ]
  %30 = getelementptr double, ptr %14, i64 %29
  %31 = load double, ptr %30
  %32 = fdiv double %31, %24
  store double %32, ptr %30
  %33 = add i64 %29, 1
  %34 = icmp eq i64 %33, 4
  br i1 %34, label %25, label %28
}

define i64 @closing_state(ptr %0, ptr  %1, ptr  %2) {
  %4 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 4
  %5 = bitcast ptr %4 to ptr
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 9
  %8 = load i64, ptr %7
  %9 = bitcast ptr %2 to ptr
  %10 = shl i64 %8, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %9, i64 %10, i1 false)
  %11 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 5
  %12 = bitcast ptr %11 to ptr
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 11
  %15 = load i64, ptr %14
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %18 = load i64, ptr %17
  %19 = bitcast ptr %16 to ptr
  %20 = shl i64 %18, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %19, i64 %20, i1 false)
  %21 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 9
  %22 = bitcast ptr %21 to ptr
  %23 = load ptr, ptr %22
  %24 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 12
  %25 = load i64, ptr %24
  %26 = getelementptr double, ptr %2, i64 %25
  %27 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 10
  %28 = load i64, ptr %27
  %29 = bitcast ptr %26 to ptr
  %30 = shl i64 %28, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %29, i64 %30, i1 false)
  %31 = call i64 @closing_settled(ptr %0, ptr %1)
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %51

33:
  %34 = load ptr, ptr %5
  %35 = load i64, ptr %7
  %36 = shl i64 %35, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %34, i64 %36, i1 false)
  %37 = load i64, ptr %14
  %38 = getelementptr double, ptr %2, i64 %37
  %39 = load ptr, ptr %12
  %40 = load i64, ptr %17
  %41 = bitcast ptr %38 to ptr
  %42 = shl i64 %40, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %39, i64 %42, i1 false)
  %43 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 13
  %44 = load i64, ptr %43
  %45 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 14
  %46 = load ptr, ptr %45
  %47 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 15
  %48 = load ptr, ptr %47
  %49 = call i64 @sign_of(ptr %0, i64 %44, ptr %46, ptr %48)
  %50 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 16
  store i64 %49, ptr %50
  br label %51

51:
  %52 = phi i64 [ 0, %33 ], [ 1, %3 ]
  ret i64 %52
}

define void @closing_many(ptr %0, i64 %1) {
  %3 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 5
  %8 = load i64, ptr %7
  %9 = shl i64 %8, 3
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %41

11:
  %12 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 11
  %13 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 8
  %14 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 12
  %15 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 9
  %16 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 10
  %17 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 3
  %18 = bitcast ptr %17 to ptr
  %19 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 2
  %20 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 4
  %21 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 6
  %22 = bitcast ptr %21 to ptr
  %23 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 16
  %24 = bitcast ptr %23 to ptr
  %25 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 7
  %26 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 15
  %27 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 19
  %28 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 20
  %29 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 21
  %30 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 14
  %31 = getelementptr %struct.closing_start, ptr %6, i64 0, i32 4
  %32 = bitcast ptr %31 to ptr
  %33 = getelementptr %struct.closing_rows, ptr %4, i64 0, i32 9
  %34 = getelementptr %struct.closing_start, ptr %6, i64 0, i32 5
  %35 = bitcast ptr %34 to ptr
  %36 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 13
  %37 = getelementptr %struct.closing_rows, ptr %4, i64 0, i32 10
  %38 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 22
  %39 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 17
  %40 = getelementptr %struct.closing_starts, ptr %0, i64 0, i32 18
  br label %42

41:
  ret void

42:
  %43 = phi i64 [ 0, %11 ], [ %82, %143 ]
  %44 = phi i64 [ 0, %11 ], [ %144, %143 ]
  %45 = load ptr, ptr %12
  %46 = load ptr, ptr %13
  %47 = getelementptr i64, ptr %46, i64 %44
  %48 = load i64, ptr %47
  %49 = load i64, ptr %14
  %50 = mul i64 %49, %48
  %51 = getelementptr double, ptr %45, i64 %50
  %52 = load ptr, ptr %15
  %53 = load i64, ptr %16
  %54 = mul i64 %53, %48
  %55 = getelementptr double, ptr %52, i64 %54
  %56 = icmp eq i64 %44, 0
  %57 = load ptr, ptr %18
  br i1 %56, label %62, label %58

58:
  %59 = bitcast ptr %55 to ptr
  %60 = call i32 @bcmp(ptr %57, ptr %59, i64 %9)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %81, label %62

62:
  %63 = bitcast ptr %55 to ptr
  %64 = load i64, ptr %7
  %65 = shl i64 %64, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %63, i64 %65, i1 false)
  %66 = load ptr, ptr %19
  %67 = load ptr, ptr %17
  %68 = load ptr, ptr %20
  call void %66(ptr %67, ptr %68)
  %69 = load ptr, ptr %22
  %70 = load ptr, ptr %24
  %71 = load i64, ptr %25
  %72 = shl i64 %71, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %70, i64 %72, i1 false)
  %73 = load ptr, ptr %26
  %74 = load i64, ptr %27
  %75 = load ptr, ptr %28
  %76 = load ptr, ptr %29
  %77 = call i32 @evaluate_rows(ptr %4, ptr %73)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %81, label %79

79:
  %80 = call i64 @sign_of(ptr %4, i64 %74, ptr %75, ptr %76)
  br label %81

81:
  %82 = phi i64 [ %43, %58 ], [ %80, %79 ], [ 0, %62 ]
  %83 = load ptr, ptr %22
  %84 = load i64, ptr %30
  %85 = getelementptr double, ptr %51, i64 %84
  %86 = load i64, ptr %25
  %87 = bitcast ptr %85 to ptr
  %88 = shl i64 %86, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 8 %87, i64 %88, i1 false)
  %89 = load ptr, ptr %32
  %90 = load i64, ptr %33
  %91 = bitcast ptr %51 to ptr
  %92 = shl i64 %90, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %89, ptr align 8 %91, i64 %92, i1 false)
  %93 = load ptr, ptr %35
  %94 = load i64, ptr %36
  %95 = getelementptr double, ptr %51, i64 %94
  %96 = load i64, ptr %37
  %97 = bitcast ptr %95 to ptr
  %98 = shl i64 %96, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %93, ptr align 8 %97, i64 %98, i1 false)
  %99 = load ptr, ptr %38
  %100 = getelementptr i64, ptr %99, i64 %44
  store i64 0, ptr %100
  %101 = call i64 @closing_settled(ptr %4, ptr %6)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %143

103:
  %104 = load ptr, ptr %5
  %105 = load i64, ptr %39
  %106 = shl i64 %105, 3
  %107 = getelementptr %struct.closing_start, ptr %104, i64 0, i32 8
  %108 = load i64, ptr %107
  %109 = icmp eq i64 %108, %105
  br i1 %109, label %110, label %143

110:
  %111 = getelementptr %struct.closing_start, ptr %104, i64 0, i32 6
  %112 = bitcast ptr %111 to ptr
  %113 = load ptr, ptr %112
  %114 = load ptr, ptr %40
  %115 = bitcast ptr %114 to ptr
  %116 = call i32 @bcmp(ptr %113, ptr %115, i64 %106)
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %143

118:
  %119 = getelementptr %struct.closing_start, ptr %104, i64 0, i32 7
  %120 = bitcast ptr %119 to ptr
  %121 = load ptr, ptr %120
  %122 = getelementptr i64, ptr %114, i64 %105
  %123 = bitcast ptr %122 to ptr
  %124 = call i32 @bcmp(ptr %121, ptr %123, i64 %106)
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %143

126:
  %127 = load ptr, ptr %32
  %128 = load i64, ptr %33
  %129 = shl i64 %128, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %127, i64 %129, i1 false)
  %130 = load i64, ptr %36
  %131 = getelementptr double, ptr %51, i64 %130
  %132 = load ptr, ptr %35
  %133 = load i64, ptr %37
  %134 = bitcast ptr %131 to ptr
  %135 = shl i64 %133, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %134, ptr align 8 %132, i64 %135, i1 false)
  %136 = load i64, ptr %27
  %137 = load ptr, ptr %28
  %138 = load ptr, ptr %29
  %139 = call i64 @sign_of(ptr %4, i64 %136, ptr %137, ptr %138)
  %140 = mul i64 %139, %82
  %141 = load ptr, ptr %38
  %142 = getelementptr i64, ptr %141, i64 %44
  store i64 %140, ptr %142
  br label %143

143:
  %144 = add i64 %44, 1
  %145 = icmp eq i64 %144, %1
  br i1 %145, label %41, label %42
}

define internal void @reduce(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 16
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %11 = load i64, ptr %10
  %12 = mul i64 %11, %7
  %13 = getelementptr double, ptr %9, i64 %12
  %14 = getelementptr double, ptr %13, i64 %11
  %15 = getelementptr double, ptr %14, i64 %7
  %16 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %17 = load ptr, ptr %16
  %18 = shl i64 %11, 1
  %19 = getelementptr i64, ptr %17, i64 %18
  %20 = getelementptr i64, ptr %19, i64 %7
  %21 = getelementptr i64, ptr %20, i64 %7
  %22 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 0
  %23 = load i64, ptr %22
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %32

25:
  %26 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 3
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 1
  %31 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  br label %33

32:
  ret void

33:
  %34 = phi ptr [ %29, %25 ], [ %353, %352 ]
  %35 = phi ptr [ %27, %25 ], [ %354, %352 ]
  %36 = phi i64 [ 0, %25 ], [ %355, %352 ]
  %37 = load ptr, ptr %30
  %38 = mul i64 %36, 3
  %39 = getelementptr i64, ptr %37, i64 %38
  %40 = load i64, ptr %39
  %41 = add i64 %38, 1
  %42 = getelementptr i64, ptr %37, i64 %41
  %43 = load i64, ptr %42
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %50, label %45

45:
  %46 = phi i64 [ 0, %33 ], [ %62, %61 ]
  %47 = icmp sgt i64 %40, 0
  br i1 %47, label %48, label %76

48:
  %49 = icmp sgt i64 %46, 0
  br label %65

50:
  %51 = phi i64 [ %63, %61 ], [ 0, %33 ]
  %52 = phi i64 [ %62, %61 ], [ 0, %33 ]
  %53 = getelementptr i64, ptr %35, i64 %51
  %54 = load i64, ptr %53
  %55 = getelementptr i64, ptr %2, i64 %54
  %56 = load i64, ptr %55
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %61, label %58

58:
  %59 = add i64 %52, 1
  %60 = getelementptr i64, ptr %20, i64 %52
  store i64 %54, ptr %60
  br label %61

61:
  %62 = phi i64 [ %59, %58 ], [ %52, %50 ]
  %63 = add i64 %51, 1
  %64 = icmp eq i64 %63, %43
  br i1 %64, label %45, label %50

65:
  %66 = phi i64 [ 0, %48 ], [ %339, %334 ]
  br i1 %49, label %70, label %67

67:
  %68 = getelementptr i64, ptr %34, i64 %66
  %69 = load i64, ptr %68
  br label %334

70:
  %71 = load ptr, ptr %31
  %72 = getelementptr i64, ptr %34, i64 %66
  %73 = load i64, ptr %72
  %74 = mul i64 %73, %7
  %75 = mul i64 %66, %46
  br label %341

76:
  %77 = icmp sgt i64 %46, 0
  br i1 %77, label %84, label %352

78:
  br i1 %47, label %79, label %272

79:
  %80 = add i64 %46, -1
  %81 = add i64 %40, -1
  %82 = call i64 @llvm.umin.i64(i64 %80, i64 %81)
  %83 = add i64 %82, 1
  br label %89

84:
  %85 = phi i64 [ %87, %84 ], [ 0, %76 ]
  %86 = getelementptr i64, ptr %21, i64 %85
  store i64 %85, ptr %86
  %87 = add i64 %85, 1
  %88 = icmp eq i64 %87, %46
  br i1 %88, label %78, label %84

89:
  %90 = phi i1 [ true, %79 ], [ %212, %210 ]
  %91 = phi i1 [ true, %79 ], [ %211, %210 ]
  %92 = phi i64 [ 0, %79 ], [ %141, %210 ]
  br label %93

93:
  %94 = phi i64 [ %92, %89 ], [ %103, %100 ]
  %95 = phi double [ -1.000000e+00, %89 ], [ %102, %100 ]
  %96 = phi i64 [ %92, %89 ], [ %104, %100 ]
  br label %106

97:
  %98 = call double @llvm.sqrt.f64(double %102)
  %99 = icmp eq i64 %92, 0
  br i1 %99, label %120, label %116

100:
  %101 = fcmp ogt double %113, %95
  %102 = select i1 %101, double %113, double %95
  %103 = select i1 %101, i64 %96, i64 %94
  %104 = add i64 %96, 1
  %105 = icmp slt i64 %104, %46
  br i1 %105, label %93, label %97

106:
  %107 = phi i64 [ %114, %106 ], [ %92, %93 ]
  %108 = phi double [ %113, %106 ], [ 0.000000e+00, %93 ]
  %109 = mul i64 %107, %46
  %110 = add i64 %109, %96
  %111 = getelementptr double, ptr %9, i64 %110
  %112 = load double, ptr %111
  %113 = call double @llvm.fmuladd.f64(double %112, double %112, double %108)
  %114 = add i64 %107, 1
  %115 = icmp slt i64 %114, %40
  br i1 %115, label %106, label %100

116:
  %117 = load double, ptr %9
  %118 = call double @llvm.fabs.f64(double %117)
  %119 = fmul double %118, 1.000000e-09
  br label %120

120:
  %121 = phi double [ %119, %116 ], [ 0x3D06849B86A12B9B, %97 ]
  %122 = fcmp ogt double %98, %121
  br i1 %122, label %123, label %214

123:
  %124 = icmp eq i64 %103, %92
  br i1 %124, label %125, label %199

125:
  %126 = getelementptr i64, ptr %21, i64 %92
  %127 = load i64, ptr %126
  %128 = getelementptr i64, ptr %21, i64 %103
  %129 = load i64, ptr %128
  store i64 %129, ptr %126
  store i64 %127, ptr %128
  br i1 %91, label %145, label %130

130:
  %131 = phi double [ 0.000000e+00, %125 ], [ %152, %145 ]
  %132 = mul i64 %92, %46
  %133 = add i64 %132, %92
  %134 = getelementptr double, ptr %9, i64 %133
  %135 = load double, ptr %134
  %136 = fcmp ogt double %135, 0.000000e+00
  %137 = call double @llvm.sqrt.f64(double %131)
  %138 = fneg double %137
  %139 = select i1 %136, double %138, double %137
  %140 = fsub double %135, %139
  %141 = add i64 %92, 1
  br i1 %90, label %142, label %210

142:
  %143 = icmp slt i64 %141, %40
  %144 = fmul double %139, %140
  br label %155

145:
  %146 = phi double [ %152, %145 ], [ 0.000000e+00, %125 ]
  %147 = phi i64 [ %153, %145 ], [ %92, %125 ]
  %148 = mul i64 %147, %46
  %149 = add i64 %148, %92
  %150 = getelementptr double, ptr %9, i64 %149
  %151 = load double, ptr %150
  %152 = call double @llvm.fmuladd.f64(double %151, double %151, double %146)
  %153 = add i64 %147, 1
  %154 = icmp eq i64 %153, %40
  br i1 %154, label %130, label %145

155:
  %156 = phi i64 [ %141, %142 ], [ %185, %184 ]
  %157 = icmp slt i64 %156, %46
  %158 = getelementptr double, ptr %9, i64 %156
  %159 = select i1 %157, ptr %158, ptr %13
  %160 = select i1 %157, i64 %46, i64 1
  %161 = mul i64 %160, %92
  %162 = getelementptr double, ptr %159, i64 %161
  %163 = load double, ptr %162
  %164 = fmul double %140, %163
  br i1 %143, label %171, label %165

165:
  %166 = fdiv double %164, %144
  %167 = call double @llvm.fmuladd.f64(double %166, double %140, double %163)
  store double %167, ptr %162
  br label %184

168:
  %169 = fdiv double %181, %144
  %170 = call double @llvm.fmuladd.f64(double %169, double %140, double %163)
  store double %170, ptr %162
  br label %187

171:
  %172 = phi i64 [ %182, %171 ], [ %141, %155 ]
  %173 = phi double [ %181, %171 ], [ %164, %155 ]
  %174 = mul i64 %172, %46
  %175 = add i64 %174, %92
  %176 = getelementptr double, ptr %9, i64 %175
  %177 = load double, ptr %176
  %178 = mul i64 %172, %160
  %179 = getelementptr double, ptr %159, i64 %178
  %180 = load double, ptr %179
  %181 = call double @llvm.fmuladd.f64(double %177, double %180, double %173)
  %182 = add i64 %172, 1
  %183 = icmp eq i64 %182, %40
  br i1 %183, label %168, label %171

184:
  %185 = add i64 %156, 1
  %186 = icmp eq i64 %156, %46
  br i1 %186, label %210, label %155

187:
  %188 = phi i64 [ %197, %187 ], [ %141, %168 ]
  %189 = mul i64 %188, %46
  %190 = add i64 %189, %92
  %191 = getelementptr double, ptr %9, i64 %190
  %192 = load double, ptr %191
  %193 = mul i64 %188, %160
  %194 = getelementptr double, ptr %159, i64 %193
  %195 = load double, ptr %194
  %196 = call double @llvm.fmuladd.f64(double %169, double %192, double %195)
  store double %196, ptr %194
  %197 = add i64 %188, 1
  %198 = icmp eq i64 %197, %40
  br i1 %198, label %184, label %187

199:
  %200 = phi i64 [ %208, %199 ], [ 0, %123 ]
  %201 = mul i64 %200, %46
  %202 = add i64 %201, %92
  %203 = getelementptr double, ptr %9, i64 %202
  %204 = load double, ptr %203
  %205 = add i64 %201, %103
  %206 = getelementptr double, ptr %9, i64 %205
  %207 = load double, ptr %206
  store double %207, ptr %203
  store double %204, ptr %206
  %208 = add i64 %200, 1
  %209 = icmp eq i64 %208, %40
  br i1 %209, label %125, label %199

210:
  store double %139, ptr %134
  %211 = icmp slt i64 %141, %40
  %212 = icmp slt i64 %141, %46
  %213 = icmp eq i64 %92, %82
  br i1 %213, label %214, label %89

214:
  %215 = phi i64 [ %83, %210 ], [ %92, %120 ]
  %216 = phi i1 [ %212, %210 ], [ %90, %120 ]
  %217 = add i64 %215, -1
  %218 = icmp sgt i64 %215, 0
  %219 = select i1 %218, i1 %216, i1 false
  br i1 %219, label %220, label %222

220:
  %221 = icmp slt i64 %215, %46
  br label %224

222:
  br i1 %218, label %223, label %272

223:
  br label %260

224:
  %225 = phi i64 [ %217, %220 ], [ %252, %251 ]
  %226 = mul i64 %225, %46
  %227 = getelementptr double, ptr %9, i64 %226
  %228 = getelementptr double, ptr %227, i64 %225
  %229 = load double, ptr %228
  %230 = fmul double %229, %229
  br i1 %221, label %243, label %231

231:
  %232 = phi double [ %230, %224 ], [ %248, %243 ]
  %233 = fcmp ogt double %229, 0.000000e+00
  %234 = call double @llvm.sqrt.f64(double %232)
  %235 = fneg double %234
  %236 = select i1 %233, double %235, double %234
  %237 = fsub double %229, %236
  %238 = getelementptr double, ptr %15, i64 %225
  store double %237, ptr %238
  %239 = icmp sgt i64 %225, 0
  br i1 %239, label %240, label %242

240:
  call void @reflect_row(i64 %46, ptr %227, double %237, double %236, i64 %225, i64 %215, ptr %9)
  %241 = icmp eq i64 %225, 1
  br i1 %241, label %251, label %253

242:
  store double %236, ptr %9
  br label %223

243:
  %244 = phi i64 [ %249, %243 ], [ %215, %224 ]
  %245 = phi double [ %248, %243 ], [ %230, %224 ]
  %246 = getelementptr double, ptr %227, i64 %244
  %247 = load double, ptr %246
  %248 = call double @llvm.fmuladd.f64(double %247, double %247, double %245)
  %249 = add i64 %244, 1
  %250 = icmp eq i64 %249, %46
  br i1 %250, label %231, label %243

251:
  store double %236, ptr %228
  %252 = add i64 %225, -1
  br label %224

253:
  %254 = phi i64 [ %258, %253 ], [ 1, %240 ]
  %255 = load double, ptr %238
  %256 = mul i64 %254, %46
  %257 = getelementptr double, ptr %9, i64 %256
  call void @reflect_row(i64 %46, ptr %227, double %255, double %236, i64 %225, i64 %215, ptr %257)
  %258 = add i64 %254, 1
  %259 = icmp slt i64 %258, %225
  br i1 %259, label %253, label %251

260:
  %261 = phi i64 [ %284, %276 ], [ %217, %223 ]
  %262 = add i64 %261, 1
  %263 = icmp slt i64 %262, %215
  br i1 %263, label %268, label %264

264:
  %265 = getelementptr double, ptr %13, i64 %261
  %266 = load double, ptr %265
  %267 = mul i64 %261, %46
  br label %276

268:
  %269 = mul i64 %261, %46
  %270 = getelementptr double, ptr %13, i64 %261
  %271 = load double, ptr %270
  br label %286

272:
  %273 = phi i64 [ %215, %222 ], [ 0, %78 ], [ %215, %276 ]
  %274 = phi i1 [ %216, %222 ], [ true, %78 ], [ %216, %276 ]
  %275 = getelementptr double, ptr %15, i64 %40
  br label %301

276:
  %277 = phi i64 [ %267, %264 ], [ %269, %286 ]
  %278 = phi double [ %266, %264 ], [ %295, %286 ]
  %279 = add i64 %277, %261
  %280 = getelementptr double, ptr %9, i64 %279
  %281 = load double, ptr %280
  %282 = getelementptr double, ptr %13, i64 %261
  %283 = fdiv double %278, %281
  store double %283, ptr %282
  %284 = add i64 %261, -1
  %285 = icmp sgt i64 %261, 0
  br i1 %285, label %260, label %272

286:
  %287 = phi double [ %271, %268 ], [ %295, %286 ]
  %288 = phi i64 [ %262, %268 ], [ %296, %286 ]
  %289 = add i64 %288, %269
  %290 = getelementptr double, ptr %9, i64 %289
  %291 = load double, ptr %290
  %292 = getelementptr double, ptr %13, i64 %288
  %293 = load double, ptr %292
  %294 = fneg double %291
  %295 = call double @llvm.fmuladd.f64(double %294, double %293, double %287)
  store double %295, ptr %270
  %296 = add i64 %288, 1
  %297 = icmp eq i64 %296, %215
  br i1 %297, label %276, label %286

298:
  %299 = icmp ne i64 %273, 0
  %300 = and i1 %274, %299
  br i1 %300, label %312, label %323

301:
  %302 = phi i64 [ %310, %307 ], [ 0, %272 ]
  %303 = icmp ult i64 %302, %273
  br i1 %303, label %304, label %307

304:
  %305 = getelementptr double, ptr %13, i64 %302
  %306 = load double, ptr %305
  br label %307

307:
  %308 = phi double [ %306, %304 ], [ 0.000000e+00, %301 ]
  %309 = getelementptr double, ptr %275, i64 %302
  store double %308, ptr %309
  %310 = add i64 %302, 1
  %311 = icmp eq i64 %310, %46
  br i1 %311, label %298, label %301

312:
  %313 = phi i64 [ %321, %312 ], [ 0, %298 ]
  %314 = mul i64 %313, %46
  %315 = getelementptr double, ptr %9, i64 %314
  %316 = getelementptr double, ptr %15, i64 %313
  %317 = load double, ptr %316
  %318 = add i64 %314, %313
  %319 = getelementptr double, ptr %9, i64 %318
  %320 = load double, ptr %319
  call void @reflect_row(i64 %46, ptr %315, double %317, double %320, i64 %313, i64 %273, ptr %275)
  %321 = add i64 %313, 1
  %322 = icmp eq i64 %321, %273
  br i1 %322, label %323, label %312

323:
  br label %324

324:
  %325 = phi i64 [ %331, %324 ], [ 0, %323 ]
  %326 = getelementptr double, ptr %275, i64 %325
  %327 = load double, ptr %326
  %328 = getelementptr i64, ptr %21, i64 %325
  %329 = load i64, ptr %328
  %330 = getelementptr double, ptr %14, i64 %329
  store double %327, ptr %330
  %331 = add i64 %325, 1
  %332 = icmp eq i64 %331, %46
  br i1 %332, label %333, label %324

333:
  br i1 %77, label %358, label %352

334:
  %335 = phi i64 [ %69, %67 ], [ %73, %341 ]
  %336 = getelementptr double, ptr %3, i64 %335
  %337 = load double, ptr %336
  %338 = getelementptr double, ptr %13, i64 %66
  store double %337, ptr %338
  %339 = add i64 %66, 1
  %340 = icmp eq i64 %339, %40
  br i1 %340, label %76, label %65

341:
  %342 = phi i64 [ 0, %70 ], [ %350, %341 ]
  %343 = getelementptr i64, ptr %20, i64 %342
  %344 = load i64, ptr %343
  %345 = add i64 %74, %344
  %346 = getelementptr double, ptr %71, i64 %345
  %347 = load double, ptr %346
  %348 = add i64 %342, %75
  %349 = getelementptr double, ptr %9, i64 %348
  store double %347, ptr %349
  %350 = add i64 %342, 1
  %351 = icmp eq i64 %350, %46
  br i1 %351, label %334, label %341

352:
  %353 = getelementptr i64, ptr %34, i64 %40
  %354 = getelementptr i64, ptr %35, i64 %43
  %355 = add i64 %36, 1
  %356 = load i64, ptr %22
  %357 = icmp slt i64 %355, %356
  br i1 %357, label %33, label %32

358:
  %359 = phi i64 [ %367, %358 ], [ 0, %333 ]
  %360 = getelementptr double, ptr %14, i64 %359
  %361 = load double, ptr %360
  %362 = getelementptr i64, ptr %20, i64 %359
  %363 = load i64, ptr %362
  %364 = getelementptr double, ptr %4, i64 %363
  %365 = load double, ptr %364
  %366 = fsub double %365, %361
  store double %366, ptr %364
  %367 = add i64 %359, 1
  %368 = icmp eq i64 %367, %46
  br i1 %368, label %352, label %358
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)

define internal void @reflect_row(i64 %0, ptr  %1, double %2, double %3, i64 %4, i64 %5, ptr  %6) {
  %8 = getelementptr double, ptr %6, i64 %4
  %9 = load double, ptr %8
  %10 = fmul double %9, %2
  %11 = icmp slt i64 %5, %0
  br i1 %11, label %20, label %12

12:
  %13 = fmul double %2, %3
  %14 = fdiv double %10, %13
  %15 = call double @llvm.fmuladd.f64(double %14, double %2, double %9)
  store double %15, ptr %8
  br label %30

16:
  %17 = fmul double %2, %3
  %18 = fdiv double %27, %17
  %19 = call double @llvm.fmuladd.f64(double %18, double %2, double %9)
  store double %19, ptr %8
  br i1 %11, label %31, label %30

20:
  %21 = phi i64 [ %28, %20 ], [ %5, %7 ]
  %22 = phi double [ %27, %20 ], [ %10, %7 ]
  %23 = getelementptr double, ptr %1, i64 %21
  %24 = load double, ptr %23
  %25 = getelementptr double, ptr %6, i64 %21
  %26 = load double, ptr %25
  %27 = call double @llvm.fmuladd.f64(double %24, double %26, double %22)
  %28 = add i64 %21, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %20

30:
  ret void

31:
  %32 = phi i64 [ %38, %31 ], [ %5, %16 ]
  %33 = getelementptr double, ptr %1, i64 %32
  %34 = load double, ptr %33
  %35 = getelementptr double, ptr %6, i64 %32
  %36 = load double, ptr %35
  %37 = call double @llvm.fmuladd.f64(double %18, double %34, double %36)
  store double %37, ptr %35
  %38 = add i64 %32, 1
  %39 = icmp eq i64 %38, %0
  br i1 %39, label %30, label %31
}

declare i32 @bcmp(ptr , ptr , i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

define i64 @choose_pivots(i64 %0, i64 %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = mul i64 %1, %0
  %7 = getelementptr double, ptr %3, i64 %6
  %8 = getelementptr double, ptr %7, i64 %2
  %9 = mul i64 %2, %1
  %10 = getelementptr i64, ptr %4, i64 %9
  %11 = getelementptr i64, ptr %10, i64 %0
  %12 = getelementptr i64, ptr %11, i64 %0
  %13 = getelementptr i64, ptr %12, i64 %0
  %14 = getelementptr i64, ptr %13, i64 %0
  %15 = getelementptr i64, ptr %14, i64 %1
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %22, label %17

17:
  store double 1.000000e+00, ptr %8
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %33

19:
  %20 = icmp sgt i64 %1, 0
  %21 = bitcast ptr %15 to ptr
  br label %27

22:
  %23 = phi i64 [ %25, %22 ], [ 0, %5 ]
  %24 = getelementptr i64, ptr %12, i64 %23
  store i64 %23, ptr %24
  %25 = add i64 %23, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %17, label %22

27:
  %28 = phi i64 [ %0, %19 ], [ %218, %216 ]
  %29 = phi i64 [ 0, %19 ], [ %217, %216 ]
  %30 = phi i64 [ 0, %19 ], [ %219, %216 ]
  br i1 %20, label %31, label %216

31:
  %32 = mul i64 %30, %1
  br label %41

33:
  %34 = phi i64 [ 0, %17 ], [ %217, %216 ]
  ret i64 %34

35:
  %36 = icmp sgt i64 %28, 0
  %37 = icmp sgt i64 %52, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %216

39:
  %40 = getelementptr double, ptr %7, i64 %30
  br label %55

41:
  %42 = phi i64 [ 0, %31 ], [ %53, %51 ]
  %43 = phi i64 [ 0, %31 ], [ %52, %51 ]
  %44 = add i64 %42, %32
  %45 = getelementptr i64, ptr %4, i64 %44
  %46 = load i64, ptr %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %51, label %48

48:
  %49 = add i64 %43, 1
  %50 = getelementptr i64, ptr %14, i64 %43
  store i64 %42, ptr %50
  br label %51

51:
  %52 = phi i64 [ %49, %48 ], [ %43, %41 ]
  %53 = add i64 %42, 1
  %54 = icmp eq i64 %53, %1
  br i1 %54, label %35, label %41

55:
  %56 = phi i64 [ %28, %39 ], [ %155, %213 ]
  %57 = phi i64 [ %29, %39 ], [ %125, %213 ]
  %58 = phi i64 [ %52, %39 ], [ %167, %213 ]
  %59 = shl i64 %58, 3
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 %59, i1 false)
  br label %60

60:
  %61 = phi double [ %85, %68 ], [ 0.000000e+00, %55 ]
  %62 = phi double [ %86, %68 ], [ 0.000000e+00, %55 ]
  %63 = phi i64 [ %70, %68 ], [ 0, %55 ]
  %64 = getelementptr i64, ptr %12, i64 %63
  %65 = load i64, ptr %64
  %66 = mul i64 %65, %1
  %67 = getelementptr double, ptr %3, i64 %66
  br label %72

68:
  %69 = getelementptr i64, ptr %13, i64 %63
  store i64 %87, ptr %69
  %70 = add i64 %63, 1
  %71 = icmp eq i64 %70, %56
  br i1 %71, label %93, label %60

72:
  %73 = phi double [ %85, %72 ], [ %61, %60 ]
  %74 = phi double [ %86, %72 ], [ %62, %60 ]
  %75 = phi i64 [ %91, %72 ], [ 0, %60 ]
  %76 = phi i64 [ %87, %72 ], [ 0, %60 ]
  %77 = getelementptr i64, ptr %14, i64 %75
  %78 = load i64, ptr %77
  %79 = getelementptr double, ptr %67, i64 %78
  %80 = load double, ptr %79
  %81 = call double @llvm.fabs.f64(double %80)
  %82 = fcmp ogt double %81, 1.000000e-08
  %83 = zext i1 %82 to i64
  %84 = fcmp ogt double %81, %73
  %85 = select i1 %84, double %81, double %73
  %86 = fadd double %74, %81
  %87 = add i64 %76, %83
  %88 = getelementptr i64, ptr %15, i64 %75
  %89 = load i64, ptr %88
  %90 = add i64 %89, %83
  store i64 %90, ptr %88
  %91 = add i64 %75, 1
  %92 = icmp eq i64 %91, %58
  br i1 %92, label %68, label %72

93:
  %94 = fcmp uno double %86, 0.000000e+00
  %95 = select i1 %94, double %86, double %85
  %96 = load double, ptr %40
  %97 = fcmp ogt double %95, %96
  br i1 %97, label %98, label %216

98:
  %99 = fmul double %95, 1.000000e-01
  br label %102

100:
  %101 = icmp sgt i64 %103, 1
  br i1 %101, label %102, label %112

102:
  %103 = phi i64 [ %58, %98 ], [ %107, %100 ]
  %104 = phi i64 [ 9223372036854775807, %98 ], [ %151, %100 ]
  %105 = phi i64 [ -1, %98 ], [ %150, %100 ]
  %106 = phi i64 [ -1, %98 ], [ %149, %100 ]
  %107 = add i64 %103, -1
  %108 = getelementptr i64, ptr %15, i64 %107
  %109 = load i64, ptr %108
  %110 = add i64 %109, -1
  %111 = getelementptr i64, ptr %14, i64 %107
  br label %127

112:
  %113 = getelementptr i64, ptr %12, i64 %149
  %114 = load i64, ptr %113
  %115 = getelementptr i64, ptr %14, i64 %150
  %116 = load i64, ptr %115
  %117 = load double, ptr %8
  %118 = mul i64 %114, %1
  %119 = add i64 %118, %116
  %120 = getelementptr double, ptr %3, i64 %119
  %121 = load double, ptr %120
  %122 = call double @llvm.fabs.f64(double %121)
  %123 = call double @llvm.minnum.f64(double %117, double %122)
  store double %123, ptr %8
  %124 = getelementptr i64, ptr %10, i64 %57
  store i64 %114, ptr %124
  %125 = add i64 %57, 1
  %126 = getelementptr i64, ptr %11, i64 %57
  store i64 %116, ptr %126
  br label %206

127:
  %128 = phi i64 [ 0, %102 ], [ %152, %148 ]
  %129 = phi i64 [ %104, %102 ], [ %151, %148 ]
  %130 = phi i64 [ %105, %102 ], [ %150, %148 ]
  %131 = phi i64 [ %106, %102 ], [ %149, %148 ]
  %132 = getelementptr i64, ptr %13, i64 %128
  %133 = load i64, ptr %132
  %134 = add i64 %133, -1
  %135 = mul i64 %110, %134
  %136 = icmp slt i64 %135, %129
  br i1 %136, label %137, label %148

137:
  %138 = getelementptr i64, ptr %12, i64 %128
  %139 = load i64, ptr %138
  %140 = mul i64 %139, %1
  %141 = load i64, ptr %111
  %142 = add i64 %140, %141
  %143 = getelementptr double, ptr %3, i64 %142
  %144 = load double, ptr %143
  %145 = call double @llvm.fabs.f64(double %144)
  %146 = fcmp ult double %145, %99
  br i1 %146, label %148, label %147

147:
  br label %148

148:
  %149 = phi i64 [ %128, %147 ], [ %131, %137 ], [ %131, %127 ]
  %150 = phi i64 [ %107, %147 ], [ %130, %137 ], [ %130, %127 ]
  %151 = phi i64 [ %135, %147 ], [ %129, %137 ], [ %129, %127 ]
  %152 = add i64 %128, 1
  %153 = icmp slt i64 %152, %56
  br i1 %153, label %127, label %100

154:
  %155 = add i64 %56, -1
  %156 = add i64 %149, 1
  %157 = icmp slt i64 %156, %56
  br i1 %157, label %158, label %166

158:
  %159 = phi i64 [ %164, %158 ], [ %156, %154 ]
  %160 = phi i64 [ %159, %158 ], [ %149, %154 ]
  %161 = getelementptr i64, ptr %12, i64 %159
  %162 = load i64, ptr %161
  %163 = getelementptr i64, ptr %12, i64 %160
  store i64 %162, ptr %163
  %164 = add i64 %159, 1
  %165 = icmp eq i64 %164, %56
  br i1 %165, label %166, label %158

166:
  %167 = add i64 %58, -1
  %168 = add i64 %150, 1
  %169 = icmp slt i64 %168, %58
  br i1 %169, label %170, label %178

170:
  %171 = phi i64 [ %176, %170 ], [ %168, %166 ]
  %172 = phi i64 [ %171, %170 ], [ %150, %166 ]
  %173 = getelementptr i64, ptr %14, i64 %171
  %174 = load i64, ptr %173
  %175 = getelementptr i64, ptr %14, i64 %172
  store i64 %174, ptr %175
  %176 = add i64 %171, 1
  %177 = icmp eq i64 %176, %58
  br i1 %177, label %178, label %170

178:
  %179 = icmp sgt i64 %56, 1
  br i1 %179, label %180, label %216

180:
  %181 = phi i64 [ %193, %192 ], [ 0, %178 ]
  %182 = getelementptr i64, ptr %12, i64 %181
  %183 = load i64, ptr %182
  %184 = mul i64 %183, %1
  %185 = getelementptr double, ptr %3, i64 %184
  %186 = getelementptr double, ptr %185, i64 %116
  %187 = load double, ptr %186
  %188 = load double, ptr %120
  %189 = fdiv double %187, %188
  %190 = fcmp une double %189, 0.000000e+00
  %191 = select i1 %20, i1 %190, i1 false
  br i1 %191, label %195, label %192

192:
  store double 0.000000e+00, ptr %186
  %193 = add i64 %181, 1
  %194 = icmp eq i64 %193, %155
  br i1 %194, label %213, label %180

195:
  %196 = phi i64 [ %204, %195 ], [ 0, %180 ]
  %197 = add i64 %196, %118
  %198 = getelementptr double, ptr %3, i64 %197
  %199 = load double, ptr %198
  %200 = fmul double %189, %199
  %201 = getelementptr double, ptr %185, i64 %196
  %202 = load double, ptr %201
  %203 = fsub double %202, %200
  store double %203, ptr %201
  %204 = add i64 %196, 1
  %205 = icmp eq i64 %204, %1
  br i1 %205, label %192, label %195

206:
  %207 = phi i64 [ %211, %206 ], [ %30, %112 ]
  %208 = mul i64 %207, %1
  %209 = add i64 %208, %116
  %210 = getelementptr i64, ptr %4, i64 %209
  store i64 0, ptr %210
  %211 = add i64 %207, 1
  %212 = icmp slt i64 %211, %2
  br i1 %212, label %206, label %154

213:
  %214 = icmp sgt i64 %58, 1
  %215 = select i1 %179, i1 %214, i1 false
  br i1 %215, label %55, label %216

216:
  %217 = phi i64 [ %29, %35 ], [ %29, %27 ], [ %125, %178 ], [ %57, %93 ], [ %125, %213 ]
  %218 = phi i64 [ %28, %35 ], [ %28, %27 ], [ %155, %178 ], [ %56, %93 ], [ %155, %213 ]
  %219 = add i64 %30, 1
  %220 = icmp eq i64 %219, %2
  br i1 %220, label %33, label %27
}
