; closing: made by tools/make_loops_text.py from closing, pivots
; sources 955204d44e0982bde69f1b2536f7628958ffcc0b16323bec77552b13abcf03bc
%struct.closing_choice = type { i64, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.closing_rows = type { ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, ptr, ptr }
%struct.closing_start = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64 }
%struct.closing_starts = type { ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, ptr, i64, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, ptr }

define i64 @closing_work(i64 %0, i64 %1, i64 %2) {
  %4 = mul i64 %1, 3
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
  %16 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %17 = load i64, ptr %16
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %31

19:
  %20 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %21 = load i64, ptr %20
  %22 = icmp sgt i64 %21, 0
  %23 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 14
  %24 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  br label %25

25:
  %26 = phi i64 [ 0, %19 ], [ %51, %50 ]
  br i1 %22, label %27, label %50

27:
  %28 = load ptr, ptr %23
  %29 = load ptr, ptr %24
  %30 = mul i64 %21, %26
  br label %53

31:
  %32 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 12
  %33 = load i64, ptr %32
  %34 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 5
  %35 = load ptr, ptr %34
  %36 = icmp sgt i64 %33, 0
  br i1 %36, label %37, label %63

37:
  %38 = phi i64 [ %46, %37 ], [ 0, %31 ]
  %39 = phi i32 [ %45, %37 ], [ 1, %31 ]
  %40 = getelementptr double, ptr %35, i64 %38
  %41 = load double, ptr %40
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = fcmp olt double %42, 0x7FF0000000000000
  %44 = zext i1 %43 to i32
  %45 = and i32 %39, %44
  %46 = add i64 %38, 1
  %47 = icmp eq i64 %46, %33
  br i1 %47, label %48, label %37

48:
  %49 = icmp eq i32 %45, 0
  br i1 %49, label %81, label %63

50:
  %51 = add i64 %26, 1
  %52 = icmp eq i64 %51, %17
  br i1 %52, label %31, label %25

53:
  %54 = phi i64 [ 0, %27 ], [ %61, %53 ]
  %55 = getelementptr double, ptr %28, i64 %54
  %56 = load double, ptr %55
  %57 = add i64 %30, %54
  %58 = getelementptr double, ptr %29, i64 %57
  %59 = load double, ptr %58
  %60 = fmul double %56, %59
  store double %60, ptr %58
  %61 = add i64 %54, 1
  %62 = icmp eq i64 %61, %21
  br i1 %62, label %50, label %53

63:
  %64 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %65 = load i64, ptr %64
  %66 = mul i64 %65, %17
  %67 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %68 = load ptr, ptr %67
  %69 = icmp sgt i64 %66, 0
  br i1 %69, label %70, label %81

70:
  %71 = phi i64 [ %79, %70 ], [ 0, %63 ]
  %72 = phi i32 [ %78, %70 ], [ 1, %63 ]
  %73 = getelementptr double, ptr %68, i64 %71
  %74 = load double, ptr %73
  %75 = call double @llvm.fabs.f64(double %74)
  %76 = fcmp olt double %75, 0x7FF0000000000000
  %77 = zext i1 %76 to i32
  %78 = and i32 %72, %77
  %79 = add i64 %71, 1
  %80 = icmp eq i64 %79, %66
  br i1 %80, label %81, label %70

81:
  %82 = phi i32 [ 0, %48 ], [ 1, %63 ], [ %78, %70 ]
  ret i32 %82
}

define internal i64 @newton(ptr %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 9
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 12
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %12 = load i64, ptr %11
  %13 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %14 = load i64, ptr %13
  %15 = mul i64 %14, %12
  %16 = getelementptr double, ptr %10, i64 %15
  %17 = shl i64 %12, 1
  %18 = getelementptr double, ptr %16, i64 %17
  %19 = shl i64 %14, 1
  %20 = getelementptr double, ptr %18, i64 %19
  %21 = getelementptr double, ptr %20, i64 %14
  %22 = getelementptr double, ptr %21, i64 %8
  %23 = getelementptr double, ptr %22, i64 %6
  %24 = getelementptr double, ptr %23, i64 %8
  %25 = bitcast ptr %24 to ptr
  %26 = bitcast ptr %3 to ptr
  %27 = shl i64 %6, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %26, i64 %27, i1 false)
  %28 = call i64 @descend(ptr %0, ptr %1, ptr %2, double 1.000000e+00, ptr %3)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 %27, i1 false)
  %31 = call i32 @evaluate_rows(ptr %0, ptr %3)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %85, label %33

33:
  %34 = call i64 @descend(ptr %0, ptr %1, ptr %2, double 0x7FF0000000000000, ptr %3)
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %85

36:
  %37 = icmp sgt i64 %6, 0
  br i1 %37, label %40, label %85

38:
  %39 = icmp eq i32 %53, 0
  br i1 %39, label %85, label %58

40:
  %41 = phi i64 [ %56, %40 ], [ 0, %36 ]
  %42 = phi i32 [ %53, %40 ], [ 0, %36 ]
  %43 = getelementptr double, ptr %3, i64 %41
  %44 = load double, ptr %43
  %45 = getelementptr double, ptr %24, i64 %41
  %46 = load double, ptr %45
  %47 = fsub double %44, %46
  %48 = fdiv double %47, 0x401921FB54442D18
  %49 = fadd double %48, 5.000000e-01
  %50 = call double @llvm.floor.f64(double %49)
  %51 = fcmp une double %50, 0.000000e+00
  %52 = zext i1 %51 to i32
  %53 = or i32 %42, %52
  %54 = call double @llvm.fmuladd.f64(double %50, double 0xC01921FB54442D18, double %44)
  %55 = getelementptr double, ptr %22, i64 %41
  store double %54, ptr %55
  %56 = add i64 %41, 1
  %57 = icmp eq i64 %56, %6
  br i1 %57, label %38, label %40

58:
  %59 = call i32 @evaluate_rows(ptr %0, ptr %22)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %81, label %61

61:
  %62 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 5
  %63 = load ptr, ptr %62
  %64 = icmp sgt i64 %8, 0
  br i1 %64, label %65, label %79

65:
  %66 = phi i64 [ %75, %65 ], [ 0, %61 ]
  %67 = phi double [ %74, %65 ], [ 0.000000e+00, %61 ]
  %68 = getelementptr double, ptr %63, i64 %66
  %69 = load double, ptr %68
  %70 = getelementptr double, ptr %23, i64 %66
  %71 = load double, ptr %70
  %72 = fdiv double %69, %71
  %73 = call double @llvm.fabs.f64(double %72)
  %74 = call double @llvm.maxnum.f64(double %67, double %73)
  %75 = add i64 %66, 1
  %76 = icmp eq i64 %75, %8
  br i1 %76, label %77, label %65

77:
  %78 = fcmp olt double %74, 0x3D719799812DEA11
  br i1 %78, label %79, label %81

79:
  %80 = bitcast ptr %22 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %80, i64 %27, i1 false)
  br label %81

81:
  %82 = call i32 @evaluate_rows(ptr %0, ptr %3)
  %83 = icmp eq i32 %82, 0
  %84 = zext i1 %83 to i64
  br label %85

85:
  %86 = phi i64 [ 1, %33 ], [ 1, %30 ], [ %84, %81 ], [ 0, %38 ], [ 0, %36 ]
  ret i64 %86
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
  %5 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
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
  %15 = call i64 @choose_dependent(ptr %0, ptr %9, ptr %11, ptr %13, ptr %14)
  br label %16

16:
  %17 = phi i64 [ %15, %7 ], [ 1, %2 ]
  ret i64 %17
}

define internal i64 @choose_dependent(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = alloca [2 x double], align 16
  %7 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 6
  %8 = load ptr, ptr %7
  %9 = bitcast ptr %6 to ptr
  %10 = call i64 @choose(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %171

12:
  %13 = icmp eq ptr %8, null
  br i1 %13, label %171, label %14

14:
  %15 = load i64, ptr %4
  %16 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %17 = load i64, ptr %16
  %18 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %19 = load i64, ptr %18
  %20 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 12
  %21 = load i64, ptr %20
  %22 = mul i64 %19, %17
  %23 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %24 = load ptr, ptr %23
  %25 = icmp sgt i64 %22, 0
  %26 = bitcast ptr %24 to ptr
  br i1 %25, label %27, label %36

27:
  %28 = phi i64 [ %34, %27 ], [ 0, %14 ]
  %29 = phi double [ %33, %27 ], [ 0.000000e+00, %14 ]
  %30 = getelementptr double, ptr %24, i64 %28
  %31 = load double, ptr %30
  %32 = call double @llvm.fabs.f64(double %31)
  %33 = call double @llvm.maxnum.f64(double %29, double %32)
  %34 = add i64 %28, 1
  %35 = icmp eq i64 %34, %22
  br i1 %35, label %36, label %27

36:
  %37 = phi double [ 0.000000e+00, %14 ], [ %33, %27 ]
  %38 = call double @llvm.maxnum.f64(double %37, double 1.000000e-03)
  %39 = fmul double %38, 0x3DA5FD7FE1796495
  %40 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %41 = load ptr, ptr %40
  %42 = shl i64 %17, 1
  %43 = mul i64 %42, %19
  %44 = getelementptr double, ptr %41, i64 %43
  %45 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 9
  %46 = load i64, ptr %45
  %47 = shl i64 %46, 2
  %48 = getelementptr double, ptr %44, i64 %47
  %49 = mul i64 %17, 6
  %50 = getelementptr double, ptr %48, i64 %49
  %51 = mul i64 %19, 6
  %52 = getelementptr double, ptr %50, i64 %51
  %53 = getelementptr double, ptr %52, i64 16
  %54 = bitcast ptr %53 to ptr
  %55 = shl i64 %22, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %26, i64 %55, i1 false)
  %56 = icmp sgt i64 %15, 0
  br i1 %56, label %57, label %64

57:
  %58 = add i64 %19, %15
  %59 = sub i64 %58, %21
  %60 = sub i64 %21, %15
  %61 = icmp sgt i64 %17, 0
  br label %69

62:
  %63 = icmp eq i64 %75, %15
  br i1 %63, label %64, label %69

64:
  %65 = icmp slt i64 %21, %19
  br i1 %65, label %66, label %148

66:
  %67 = load ptr, ptr %23
  %68 = icmp sgt i64 %17, 0
  br label %115

69:
  %70 = phi i64 [ 0, %57 ], [ %75, %62 ]
  %71 = getelementptr i64, ptr %2, i64 %70
  %72 = load i64, ptr %71
  %73 = mul i64 %72, %17
  %74 = getelementptr double, ptr %53, i64 %73
  %75 = add i64 %70, 1
  %76 = icmp slt i64 %75, %59
  br i1 %76, label %77, label %62

77:
  %78 = getelementptr i64, ptr %3, i64 %70
  %79 = load i64, ptr %78
  %80 = getelementptr double, ptr %74, i64 %79
  br label %81

81:
  %82 = phi i64 [ %75, %77 ], [ %102, %101 ]
  %83 = icmp slt i64 %82, %15
  br i1 %83, label %84, label %87

84:
  %85 = getelementptr i64, ptr %2, i64 %82
  %86 = load i64, ptr %85
  br label %89

87:
  %88 = add i64 %60, %82
  br label %89

89:
  %90 = phi i64 [ %86, %84 ], [ %88, %87 ]
  %91 = mul i64 %90, %17
  %92 = getelementptr double, ptr %53, i64 %91
  %93 = getelementptr double, ptr %92, i64 %79
  %94 = load double, ptr %93
  %95 = load double, ptr %80
  %96 = fdiv double %94, %95
  %97 = fcmp une double %96, 0.000000e+00
  %98 = select i1 %61, i1 %97, i1 false
  br i1 %98, label %99, label %101

99:
  %100 = fneg double %96
  br label %104

101:
  store double 0.000000e+00, ptr %93
  %102 = add i64 %82, 1
  %103 = icmp slt i64 %102, %59
  br i1 %103, label %81, label %62

104:
  %105 = phi i64 [ 0, %99 ], [ %111, %104 ]
  %106 = getelementptr double, ptr %74, i64 %105
  %107 = load double, ptr %106
  %108 = getelementptr double, ptr %92, i64 %105
  %109 = load double, ptr %108
  %110 = call double @llvm.fmuladd.f64(double %100, double %107, double %109)
  store double %110, ptr %108
  %111 = add i64 %105, 1
  %112 = icmp eq i64 %111, %17
  br i1 %112, label %101, label %104

113:
  %114 = icmp eq i64 %130, %19
  br i1 %114, label %148, label %115

115:
  %116 = phi i64 [ %21, %66 ], [ %130, %113 ]
  %117 = mul i64 %116, %17
  %118 = getelementptr double, ptr %67, i64 %117
  br i1 %68, label %119, label %128

119:
  %120 = phi i64 [ %126, %119 ], [ 0, %115 ]
  %121 = phi double [ %125, %119 ], [ 0.000000e+00, %115 ]
  %122 = getelementptr double, ptr %118, i64 %120
  %123 = load double, ptr %122
  %124 = call double @llvm.fabs.f64(double %123)
  %125 = call double @llvm.maxnum.f64(double %121, double %124)
  %126 = add i64 %120, 1
  %127 = icmp eq i64 %126, %17
  br i1 %127, label %128, label %119

128:
  %129 = phi double [ 0.000000e+00, %115 ], [ %125, %119 ]
  %130 = add i64 %116, 1
  %131 = mul i64 %130, %17
  %132 = getelementptr double, ptr %53, i64 %131
  %133 = icmp slt i64 %117, %131
  br i1 %133, label %134, label %113

134:
  %135 = getelementptr double, ptr %53, i64 %117
  %136 = fmul double %129, 1.000000e-08
  %137 = fcmp ogt double %129, %39
  %138 = select i1 %137, double %129, double 1.000000e+00
  br label %139

139:
  %140 = phi ptr [ %135, %134 ], [ %146, %139 ]
  %141 = load double, ptr %140
  %142 = call double @llvm.fabs.f64(double %141)
  %143 = fcmp ogt double %142, %136
  %144 = fdiv double %141, %138
  %145 = select i1 %143, double %144, double 0.000000e+00
  store double %145, ptr %140
  %146 = getelementptr double, ptr %140, i64 1
  %147 = icmp ult ptr %146, %132
  br i1 %147, label %139, label %113

148:
  %149 = load i64, ptr %16
  %150 = load ptr, ptr %40
  %151 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 18
  %152 = load ptr, ptr %151
  %153 = load i64, ptr %18
  %154 = shl i64 %153, 1
  %155 = getelementptr i64, ptr %152, i64 %154
  %156 = getelementptr i64, ptr %155, i64 %149
  %157 = load i64, ptr %4
  %158 = getelementptr i64, ptr %2, i64 %157
  %159 = getelementptr i64, ptr %3, i64 %157
  %160 = getelementptr [2 x double], ptr %6, i64 0, i64 0
  %161 = call i64 @closing_pivots(ptr %53, i64 %149, ptr %8, ptr %150, ptr %156, ptr %158, ptr %159, ptr %160)
  %162 = load i64, ptr %4
  %163 = add i64 %162, %161
  store i64 %163, ptr %4
  %164 = load double, ptr %160, align 16
  %165 = fcmp ogt double %164, 1.000000e-04
  br i1 %165, label %166, label %171

166:
  %167 = getelementptr [2 x double], ptr %6, i64 0, i64 1
  %168 = load double, ptr %167
  %169 = fcmp uge double %168, 0x3DA5FD7FE1796495
  %170 = zext i1 %169 to i64
  br label %171

171:
  %172 = phi i64 [ 1, %5 ], [ 0, %12 ], [ 1, %148 ], [ %170, %166 ]
  ret i64 %172
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
  %9 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %10 = load ptr, ptr %9
  %11 = mul i64 %8, %6
  %12 = getelementptr double, ptr %10, i64 %11
  %13 = shl i64 %8, 1
  %14 = getelementptr double, ptr %12, i64 %13
  %15 = shl i64 %6, 1
  %16 = getelementptr double, ptr %14, i64 %15
  %17 = getelementptr double, ptr %16, i64 %8
  %18 = getelementptr double, ptr %17, i64 %6
  %19 = icmp sgt i64 %6, 0
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 14
  %22 = load ptr, ptr %21
  br label %27

23:
  %24 = icmp sgt i64 %8, 0
  %25 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 7
  %26 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  br i1 %24, label %37, label %72

27:
  %28 = phi i64 [ 0, %20 ], [ %35, %27 ]
  %29 = getelementptr double, ptr %3, i64 %28
  %30 = load double, ptr %29
  %31 = getelementptr double, ptr %22, i64 %28
  %32 = load double, ptr %31
  %33 = fdiv double %30, %32
  %34 = getelementptr double, ptr %17, i64 %28
  store double %33, ptr %34
  %35 = add i64 %28, 1
  %36 = icmp eq i64 %35, %6
  br i1 %36, label %23, label %27

37:
  %38 = phi i1 [ false, %70 ], [ true, %23 ]
  %39 = load ptr, ptr %25
  br label %43

40:
  %41 = icmp eq i32 %56, 0
  %42 = and i1 %41, %38
  br i1 %42, label %70, label %71

43:
  %44 = phi i64 [ 0, %37 ], [ %57, %52 ]
  %45 = phi i32 [ 1, %37 ], [ %56, %52 ]
  %46 = getelementptr double, ptr %39, i64 %44
  %47 = load double, ptr %46
  %48 = getelementptr double, ptr %16, i64 %44
  store double %47, ptr %48
  br i1 %19, label %49, label %52

49:
  %50 = load ptr, ptr %26
  %51 = mul i64 %44, %6
  br label %59

52:
  %53 = phi double [ %47, %43 ], [ %67, %59 ]
  %54 = fcmp oeq double %53, 0.000000e+00
  %55 = zext i1 %54 to i32
  %56 = and i32 %45, %55
  %57 = add i64 %44, 1
  %58 = icmp eq i64 %57, %8
  br i1 %58, label %40, label %43

59:
  %60 = phi double [ %47, %49 ], [ %67, %59 ]
  %61 = phi i64 [ 0, %49 ], [ %68, %59 ]
  %62 = add i64 %61, %51
  %63 = getelementptr double, ptr %50, i64 %62
  %64 = load double, ptr %63
  %65 = getelementptr double, ptr %17, i64 %61
  %66 = load double, ptr %65
  %67 = call double @llvm.fmuladd.f64(double %64, double %66, double %60)
  store double %67, ptr %48
  %68 = add i64 %61, 1
  %69 = icmp eq i64 %68, %6
  br i1 %69, label %52, label %59

70:
  call void @reduce(ptr %0, ptr %1, ptr %2, ptr %16, ptr %17)
  br i1 %24, label %37, label %72

71:
  br i1 %19, label %74, label %78

72:
  br i1 %19, label %74, label %73

73:
  call void @measures(ptr %0, i64 %8, ptr %18)
  br label %135

74:
  %75 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 14
  %76 = load ptr, ptr %75
  br label %111

77:
  call void @measures(ptr %0, i64 %8, ptr %18)
  br i1 %24, label %79, label %93

78:
  call void @measures(ptr %0, i64 %8, ptr %18)
  br i1 %24, label %79, label %135

79:
  br label %80

80:
  %81 = phi i64 [ %90, %80 ], [ 0, %79 ]
  %82 = phi double [ %89, %80 ], [ 0.000000e+00, %79 ]
  %83 = getelementptr double, ptr %16, i64 %81
  %84 = load double, ptr %83
  %85 = getelementptr double, ptr %18, i64 %81
  %86 = load double, ptr %85
  %87 = fdiv double %84, %86
  %88 = call double @llvm.fabs.f64(double %87)
  %89 = call double @llvm.maxnum.f64(double %82, double %88)
  %90 = add i64 %81, 1
  %91 = icmp eq i64 %90, %8
  br i1 %91, label %92, label %80

92:
  br i1 %19, label %94, label %109

93:
  br i1 %19, label %94, label %135

94:
  %95 = phi double [ 0.000000e+00, %93 ], [ %89, %92 ]
  br label %96

96:
  %97 = phi i64 [ %103, %96 ], [ 0, %94 ]
  %98 = phi double [ %102, %96 ], [ 0.000000e+00, %94 ]
  %99 = getelementptr double, ptr %17, i64 %97
  %100 = load double, ptr %99
  %101 = call double @llvm.fabs.f64(double %100)
  %102 = call double @llvm.maxnum.f64(double %98, double %101)
  %103 = add i64 %97, 1
  %104 = icmp eq i64 %103, %6
  br i1 %104, label %105, label %96

105:
  %106 = fadd double %102, 1.000000e+00
  %107 = fmul double %106, 1.000000e-09
  %108 = fcmp olt double %95, %107
  br i1 %108, label %121, label %137

109:
  %110 = fcmp olt double %89, 1.000000e-09
  br i1 %110, label %135, label %137

111:
  %112 = phi i64 [ 0, %74 ], [ %119, %111 ]
  %113 = getelementptr double, ptr %17, i64 %112
  %114 = load double, ptr %113
  %115 = getelementptr double, ptr %76, i64 %112
  %116 = load double, ptr %115
  %117 = fmul double %114, %116
  %118 = getelementptr double, ptr %3, i64 %112
  store double %117, ptr %118
  %119 = add i64 %112, 1
  %120 = icmp eq i64 %119, %6
  br i1 %120, label %77, label %111

121:
  %122 = phi i64 [ %130, %121 ], [ 0, %105 ]
  %123 = phi i32 [ %129, %121 ], [ 1, %105 ]
  %124 = getelementptr double, ptr %17, i64 %122
  %125 = load double, ptr %124
  %126 = call double @llvm.fabs.f64(double %125)
  %127 = fcmp olt double %126, 0x7FF0000000000000
  %128 = zext i1 %127 to i32
  %129 = and i32 %123, %128
  %130 = add i64 %122, 1
  %131 = icmp eq i64 %130, %6
  br i1 %131, label %132, label %121

132:
  %133 = xor i32 %129, 1
  %134 = zext i32 %133 to i64
  br label %135

135:
  %136 = phi i64 [ 0, %109 ], [ 0, %93 ], [ %134, %132 ], [ 0, %73 ], [ 0, %78 ]
  br label %137

137:
  %138 = phi i64 [ 1, %105 ], [ %136, %135 ], [ 1, %109 ]
  ret i64 %138
}

define i64 @closing_settled(ptr %0, ptr  %1) {
  %3 = alloca i64, align 8
  %4 = alloca [2 x double], align 16
  %5 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %6 = load i64, ptr %5
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 18
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
  br i1 %19, label %107, label %20

20:
  %21 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 0
  %24 = load ptr, ptr %23
  %25 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
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
  br i1 %42, label %50, label %107

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
  %58 = call i64 @choose_dependent(ptr %0, ptr %52, ptr %54, ptr %56, ptr %57)
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %107

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
  br i1 %90, label %91, label %107

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
  %102 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 2
  %103 = load ptr, ptr %102
  %104 = getelementptr %struct.closing_start, ptr %1, i64 0, i32 5
  %105 = load ptr, ptr %104
  %106 = call i64 @keep_velocities(ptr %0, ptr %103, ptr %12, ptr %105)
  br label %107

107:
  %108 = phi i64 [ 1, %2 ], [ 1, %50 ], [ 1, %38 ], [ %106, %101 ], [ 1, %86 ]
  ret i64 %108
}

define internal void @normalize(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 16
  %4 = load i64, ptr %3
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 15
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
  %16 = phi i64 [ 0, %10 ], [ %21, %15 ]
  %17 = phi double [ 0.000000e+00, %10 ], [ %20, %15 ]
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

define internal i64 @choose(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = alloca [2 x double], align 16
  %7 = bitcast ptr %6 to ptr
  %8 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 18
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

define internal i64 @descend(ptr %0, ptr  %1, ptr  %2, double %3, ptr  %4) {
  %6 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 9
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %9 = load i64, ptr %8
  %10 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 12
  %11 = load i64, ptr %10
  %12 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %15 = load i64, ptr %14
  %16 = mul i64 %15, %9
  %17 = getelementptr double, ptr %13, i64 %16
  %18 = shl i64 %15, 1
  %19 = getelementptr double, ptr %17, i64 %18
  %20 = shl i64 %9, 1
  %21 = getelementptr double, ptr %19, i64 %20
  %22 = getelementptr double, ptr %21, i64 %9
  %23 = getelementptr double, ptr %22, i64 %11
  %24 = getelementptr double, ptr %23, i64 %7
  %25 = bitcast ptr %22 to ptr
  %26 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 5
  %27 = bitcast ptr %26 to ptr
  %28 = load ptr, ptr %27
  %29 = shl i64 %11, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %28, i64 %29, i1 false)
  call void @measures(ptr %0, i64 %11, ptr %24)
  %30 = icmp sgt i64 %11, 0
  br i1 %30, label %31, label %42

31:
  %32 = phi i64 [ %40, %31 ], [ 0, %5 ]
  %33 = phi double [ %39, %31 ], [ 0.000000e+00, %5 ]
  %34 = getelementptr double, ptr %22, i64 %32
  %35 = load double, ptr %34
  %36 = getelementptr double, ptr %24, i64 %32
  %37 = load double, ptr %36
  %38 = fdiv double %35, %37
  %39 = call double @llvm.fmuladd.f64(double %38, double %38, double %33)
  %40 = add i64 %32, 1
  %41 = icmp eq i64 %40, %11
  br i1 %41, label %42, label %31

42:
  %43 = phi double [ 0.000000e+00, %5 ], [ %39, %31 ]
  %44 = call double @llvm.sqrt.f64(double %43)
  %45 = bitcast ptr %21 to ptr
  %46 = shl i64 %9, 3
  %47 = icmp sgt i64 %9, 0
  %48 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 13
  %49 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 14
  %50 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 3
  %51 = bitcast ptr %50 to ptr
  %52 = bitcast ptr %4 to ptr
  %53 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 4
  %54 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 0
  %55 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 2
  %56 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 1
  %57 = bitcast ptr %53 to ptr
  %58 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 8
  %59 = bitcast ptr %23 to ptr
  %60 = shl i64 %7, 3
  br label %61

61:
  %62 = phi i32 [ 0, %42 ], [ %207, %205 ]
  %63 = phi double [ %44, %42 ], [ %174, %205 ]
  call void @llvm.memset.p0.i64(ptr align 8 %45, i8 0, i64 %46, i1 false)
  call void @reduce(ptr %0, ptr %1, ptr %2, ptr %22, ptr %21)
  br i1 %47, label %64, label %73

64:
  %65 = phi i64 [ %71, %64 ], [ 0, %61 ]
  %66 = phi double [ %70, %64 ], [ 0.000000e+00, %61 ]
  %67 = getelementptr double, ptr %21, i64 %65
  %68 = load double, ptr %67
  %69 = call double @llvm.fabs.f64(double %68)
  %70 = call double @llvm.maxnum.f64(double %66, double %69)
  %71 = add i64 %65, 1
  %72 = icmp eq i64 %71, %9
  br i1 %72, label %73, label %64

73:
  %74 = phi double [ 0.000000e+00, %61 ], [ %70, %64 ]
  br i1 %30, label %75, label %87

75:
  %76 = phi i64 [ %85, %75 ], [ 0, %73 ]
  %77 = phi double [ %84, %75 ], [ 0.000000e+00, %73 ]
  %78 = getelementptr double, ptr %22, i64 %76
  %79 = load double, ptr %78
  %80 = getelementptr double, ptr %24, i64 %76
  %81 = load double, ptr %80
  %82 = fdiv double %79, %81
  %83 = call double @llvm.fabs.f64(double %82)
  %84 = call double @llvm.maxnum.f64(double %77, double %83)
  %85 = add i64 %76, 1
  %86 = icmp eq i64 %85, %11
  br i1 %86, label %87, label %75

87:
  %88 = phi double [ 0.000000e+00, %73 ], [ %84, %75 ]
  %89 = fcmp olt double %88, 0x3D719799812DEA11
  %90 = fcmp olt double %74, 1.000000e-09
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %209, label %92

92:
  %93 = phi double [ %184, %183 ], [ 1.000000e+00, %87 ]
  %94 = load i64, ptr %48
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %114, label %96

96:
  %97 = load i64, ptr %6
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %156

99:
  %100 = load ptr, ptr %49
  br label %101

101:
  %102 = phi i64 [ 0, %99 ], [ %112, %101 ]
  %103 = getelementptr double, ptr %4, i64 %102
  %104 = load double, ptr %103
  %105 = getelementptr double, ptr %21, i64 %102
  %106 = load double, ptr %105
  %107 = fmul double %93, %106
  %108 = getelementptr double, ptr %100, i64 %102
  %109 = load double, ptr %108
  %110 = call double @llvm.fmuladd.f64(double %107, double %109, double %104)
  %111 = getelementptr double, ptr %23, i64 %102
  store double %110, ptr %111
  %112 = add i64 %102, 1
  %113 = icmp eq i64 %112, %97
  br i1 %113, label %156, label %101

114:
  %115 = load ptr, ptr %51
  %116 = load i64, ptr %6
  %117 = shl i64 %116, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %52, i64 %117, i1 false)
  %118 = load i64, ptr %8
  %119 = icmp sgt i64 %118, 0
  br i1 %119, label %120, label %123

120:
  %121 = load ptr, ptr %49
  %122 = load ptr, ptr %53
  br label %134

123:
  %124 = load ptr, ptr %54
  %125 = load double, ptr %55
  %126 = load ptr, ptr %56
  call void %124(double %125, ptr %126)
  %127 = load ptr, ptr %57
  %128 = load i64, ptr %8
  %129 = shl i64 %128, 3
  call void @llvm.memset.p0.i64(ptr align 8 %127, i8 0, i64 %129, i1 false)
  %130 = load i64, ptr %6
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %145

132:
  %133 = load ptr, ptr %58
  br label %146

134:
  %135 = phi i64 [ 0, %120 ], [ %143, %134 ]
  %136 = getelementptr double, ptr %21, i64 %135
  %137 = load double, ptr %136
  %138 = fmul double %93, %137
  %139 = getelementptr double, ptr %121, i64 %135
  %140 = load double, ptr %139
  %141 = fmul double %138, %140
  %142 = getelementptr double, ptr %122, i64 %135
  store double %141, ptr %142
  %143 = add i64 %135, 1
  %144 = icmp eq i64 %143, %118
  br i1 %144, label %123, label %134

145:
  call void @normalize(ptr %0, ptr %23)
  br label %156

146:
  %147 = phi i64 [ 0, %132 ], [ %154, %146 ]
  %148 = getelementptr double, ptr %4, i64 %147
  %149 = load double, ptr %148
  %150 = getelementptr double, ptr %133, i64 %147
  %151 = load double, ptr %150
  %152 = fadd double %149, %151
  %153 = getelementptr double, ptr %23, i64 %147
  store double %152, ptr %153
  %154 = add i64 %147, 1
  %155 = icmp eq i64 %154, %130
  br i1 %155, label %145, label %146

156:
  %157 = call i32 @evaluate_rows(ptr %0, ptr %23)
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %209, label %159

159:
  %160 = load ptr, ptr %26
  br i1 %30, label %161, label %172

161:
  %162 = phi i64 [ %170, %161 ], [ 0, %159 ]
  %163 = phi double [ %169, %161 ], [ 0.000000e+00, %159 ]
  %164 = getelementptr double, ptr %160, i64 %162
  %165 = load double, ptr %164
  %166 = getelementptr double, ptr %24, i64 %162
  %167 = load double, ptr %166
  %168 = fdiv double %165, %167
  %169 = call double @llvm.fmuladd.f64(double %168, double %168, double %163)
  %170 = add i64 %162, 1
  %171 = icmp eq i64 %170, %11
  br i1 %171, label %172, label %161

172:
  %173 = phi double [ 0.000000e+00, %159 ], [ %169, %161 ]
  %174 = call double @llvm.sqrt.f64(double %173)
  %175 = fmul double %74, %93
  %176 = fcmp ogt double %175, %3
  %177 = call double @llvm.fmuladd.f64(double %93, double -1.000000e-01, double 1.000000e+00)
  %178 = select i1 %176, double 1.000000e-02, double %177
  %179 = fmul double %63, %178
  %180 = fcmp olt double %174, %179
  %181 = fcmp olt double %174, 0x3D719799812DEA11
  %182 = or i1 %180, %181
  br i1 %182, label %205, label %183

183:
  %184 = fmul double %93, 5.000000e-01
  %185 = fcmp ogt double %184, 1.000000e-04
  br i1 %185, label %92, label %186

186:
  br i1 %30, label %187, label %201

187:
  %188 = phi i64 [ %197, %187 ], [ 0, %186 ]
  %189 = phi double [ %196, %187 ], [ 0.000000e+00, %186 ]
  %190 = getelementptr double, ptr %22, i64 %188
  %191 = load double, ptr %190
  %192 = getelementptr double, ptr %24, i64 %188
  %193 = load double, ptr %192
  %194 = fdiv double %191, %193
  %195 = call double @llvm.fabs.f64(double %194)
  %196 = call double @llvm.maxnum.f64(double %189, double %195)
  %197 = add i64 %188, 1
  %198 = icmp eq i64 %197, %11
  br i1 %198, label %199, label %187

199:
  %200 = fcmp olt double %196, 1.000000e-10
  br i1 %200, label %201, label %209

201:
  %202 = call i32 @evaluate_rows(ptr %0, ptr %4)
  %203 = icmp eq i32 %202, 0
  %204 = zext i1 %203 to i64
  br label %209

205:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %59, i64 %60, i1 false)
  %206 = load ptr, ptr %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %206, i64 %29, i1 false)
  %207 = add i32 %62, 1
  %208 = icmp eq i32 %207, 60
  br i1 %208, label %209, label %61

209:
  %210 = phi i64 [ 1, %199 ], [ %204, %201 ], [ 1, %156 ], [ 1, %205 ], [ 0, %87 ]
  ret i64 %210
}

declare double @llvm.floor.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

define internal void @measures(ptr  %0, i64 %1, ptr  %2) {
  %4 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 14
  %9 = load ptr, ptr %8
  br label %16

10:
  %11 = phi double [ 1.000000e+00, %3 ], [ %21, %16 ]
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %24

13:
  %14 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %15 = load ptr, ptr %14
  br label %25

16:
  %17 = phi i64 [ 0, %7 ], [ %22, %16 ]
  %18 = phi double [ 1.000000e+00, %7 ], [ %21, %16 ]
  %19 = getelementptr double, ptr %9, i64 %17
  %20 = load double, ptr %19
  %21 = call double @llvm.minnum.f64(double %18, double %20)
  %22 = add i64 %17, 1
  %23 = icmp eq i64 %22, %5
  br i1 %23, label %10, label %16

24:
  ret void

25:
  %26 = phi i64 [ 0, %13 ], [ %42, %38 ]
  %27 = mul i64 %26, %5
  %28 = getelementptr double, ptr %15, i64 %27
  br i1 %6, label %29, label %38

29:
  %30 = phi i64 [ %36, %29 ], [ 0, %25 ]
  %31 = phi double [ %35, %29 ], [ 0.000000e+00, %25 ]
  %32 = getelementptr double, ptr %28, i64 %30
  %33 = load double, ptr %32
  %34 = call double @llvm.fabs.f64(double %33)
  %35 = call double @llvm.maxnum.f64(double %31, double %34)
  %36 = add i64 %30, 1
  %37 = icmp eq i64 %36, %5
  br i1 %37, label %38, label %29

38:
  %39 = phi double [ 0.000000e+00, %25 ], [ %35, %29 ]
  %40 = call double @llvm.maxnum.f64(double %11, double %39)
  %41 = getelementptr double, ptr %2, i64 %26
  store double %40, ptr %41
  %42 = add i64 %26, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %24, label %25
}

define internal void @reduce(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr  %4) {
  %6 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 10
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 17
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 11
  %11 = load i64, ptr %10
  %12 = mul i64 %11, %7
  %13 = getelementptr double, ptr %9, i64 %12
  %14 = getelementptr double, ptr %13, i64 %11
  %15 = getelementptr double, ptr %14, i64 %7
  %16 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 18
  %17 = load ptr, ptr %16
  %18 = shl i64 %11, 1
  %19 = getelementptr i64, ptr %17, i64 %18
  %20 = getelementptr i64, ptr %19, i64 %7
  %21 = getelementptr i64, ptr %20, i64 %7
  %22 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 0
  %23 = load i64, ptr %22
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %33

25:
  %26 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 3
  %27 = load ptr, ptr %26
  %28 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = getelementptr %struct.closing_choice, ptr %1, i64 0, i32 1
  %31 = getelementptr %struct.closing_rows, ptr %0, i64 0, i32 6
  %32 = icmp sgt i64 %7, 0
  br label %34

33:
  ret void

34:
  %35 = phi ptr [ %29, %25 ], [ %423, %422 ]
  %36 = phi ptr [ %27, %25 ], [ %424, %422 ]
  %37 = phi i64 [ 0, %25 ], [ %425, %422 ]
  %38 = load ptr, ptr %30
  %39 = mul i64 %37, 3
  %40 = getelementptr i64, ptr %38, i64 %39
  %41 = load i64, ptr %40
  %42 = add i64 %39, 1
  %43 = getelementptr i64, ptr %38, i64 %42
  %44 = load i64, ptr %43
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %51, label %46

46:
  %47 = phi i64 [ 0, %34 ], [ %63, %62 ]
  %48 = icmp sgt i64 %41, 0
  br i1 %48, label %49, label %126

49:
  %50 = icmp sgt i64 %47, 0
  br label %69

51:
  %52 = phi i64 [ %64, %62 ], [ 0, %34 ]
  %53 = phi i64 [ %63, %62 ], [ 0, %34 ]
  %54 = getelementptr i64, ptr %36, i64 %52
  %55 = load i64, ptr %54
  %56 = getelementptr i64, ptr %2, i64 %55
  %57 = load i64, ptr %56
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %62, label %59

59:
  %60 = add i64 %53, 1
  %61 = getelementptr i64, ptr %20, i64 %53
  store i64 %55, ptr %61
  br label %62

62:
  %63 = phi i64 [ %60, %59 ], [ %53, %51 ]
  %64 = add i64 %52, 1
  %65 = icmp eq i64 %64, %44
  br i1 %65, label %46, label %51

66:
  br i1 %48, label %67, label %126

67:
  %68 = load ptr, ptr %31
  br label %105

69:
  %70 = phi i64 [ 0, %49 ], [ %85, %80 ]
  br i1 %50, label %74, label %71

71:
  %72 = getelementptr i64, ptr %35, i64 %70
  %73 = load i64, ptr %72
  br label %80

74:
  %75 = load ptr, ptr %31
  %76 = getelementptr i64, ptr %35, i64 %70
  %77 = load i64, ptr %76
  %78 = mul i64 %77, %7
  %79 = mul i64 %70, %47
  br label %87

80:
  %81 = phi i64 [ %73, %71 ], [ %77, %87 ]
  %82 = getelementptr double, ptr %3, i64 %81
  %83 = load double, ptr %82
  %84 = getelementptr double, ptr %13, i64 %70
  store double %83, ptr %84
  %85 = add i64 %70, 1
  %86 = icmp eq i64 %85, %41
  br i1 %86, label %66, label %69

87:
  %88 = phi i64 [ 0, %74 ], [ %96, %87 ]
  %89 = getelementptr i64, ptr %20, i64 %88
  %90 = load i64, ptr %89
  %91 = add i64 %78, %90
  %92 = getelementptr double, ptr %75, i64 %91
  %93 = load double, ptr %92
  %94 = add i64 %88, %79
  %95 = getelementptr double, ptr %9, i64 %94
  store double %93, ptr %95
  %96 = add i64 %88, 1
  %97 = icmp eq i64 %96, %47
  br i1 %97, label %80, label %87

98:
  br i1 %48, label %99, label %126

99:
  %100 = load ptr, ptr %31
  %101 = fmul double %123, 1.000000e-03
  %102 = call double @llvm.maxnum.f64(double %123, double 1.000000e-03)
  %103 = fmul double %102, 0x3DA5FD7FE1796495
  %104 = icmp sgt i64 %47, 0
  br label %384

105:
  %106 = phi i64 [ 0, %67 ], [ %124, %121 ]
  %107 = phi double [ 0.000000e+00, %67 ], [ %123, %121 ]
  %108 = getelementptr i64, ptr %35, i64 %106
  %109 = load i64, ptr %108
  %110 = mul i64 %109, %7
  %111 = getelementptr double, ptr %68, i64 %110
  br i1 %32, label %112, label %121

112:
  %113 = phi i64 [ %119, %112 ], [ 0, %105 ]
  %114 = phi double [ %118, %112 ], [ 0.000000e+00, %105 ]
  %115 = getelementptr double, ptr %111, i64 %113
  %116 = load double, ptr %115
  %117 = call double @llvm.fabs.f64(double %116)
  %118 = call double @llvm.maxnum.f64(double %114, double %117)
  %119 = add i64 %113, 1
  %120 = icmp eq i64 %119, %7
  br i1 %120, label %121, label %112

121:
  %122 = phi double [ 0.000000e+00, %105 ], [ %118, %112 ]
  %123 = call double @llvm.maxnum.f64(double %107, double %122)
  %124 = add i64 %106, 1
  %125 = icmp eq i64 %124, %41
  br i1 %125, label %98, label %105

126:
  %127 = icmp sgt i64 %47, 0
  br i1 %127, label %134, label %422

128:
  br i1 %48, label %129, label %322

129:
  %130 = add i64 %47, -1
  %131 = add i64 %41, -1
  %132 = call i64 @llvm.umin.i64(i64 %130, i64 %131)
  %133 = add i64 %132, 1
  br label %139

134:
  %135 = phi i64 [ %137, %134 ], [ 0, %126 ]
  %136 = getelementptr i64, ptr %21, i64 %135
  store i64 %135, ptr %136
  %137 = add i64 %135, 1
  %138 = icmp eq i64 %137, %47
  br i1 %138, label %128, label %134

139:
  %140 = phi i1 [ true, %129 ], [ %262, %260 ]
  %141 = phi i1 [ true, %129 ], [ %261, %260 ]
  %142 = phi i64 [ 0, %129 ], [ %191, %260 ]
  br label %143

143:
  %144 = phi i64 [ %142, %139 ], [ %153, %150 ]
  %145 = phi double [ -1.000000e+00, %139 ], [ %152, %150 ]
  %146 = phi i64 [ %142, %139 ], [ %154, %150 ]
  br label %156

147:
  %148 = call double @llvm.sqrt.f64(double %152)
  %149 = icmp eq i64 %142, 0
  br i1 %149, label %170, label %166

150:
  %151 = fcmp ogt double %163, %145
  %152 = select i1 %151, double %163, double %145
  %153 = select i1 %151, i64 %146, i64 %144
  %154 = add i64 %146, 1
  %155 = icmp slt i64 %154, %47
  br i1 %155, label %143, label %147

156:
  %157 = phi i64 [ %164, %156 ], [ %142, %143 ]
  %158 = phi double [ %163, %156 ], [ 0.000000e+00, %143 ]
  %159 = mul i64 %157, %47
  %160 = add i64 %159, %146
  %161 = getelementptr double, ptr %9, i64 %160
  %162 = load double, ptr %161
  %163 = call double @llvm.fmuladd.f64(double %162, double %162, double %158)
  %164 = add i64 %157, 1
  %165 = icmp slt i64 %164, %41
  br i1 %165, label %156, label %150

166:
  %167 = load double, ptr %9
  %168 = call double @llvm.fabs.f64(double %167)
  %169 = fmul double %168, 1.000000e-09
  br label %170

170:
  %171 = phi double [ %169, %166 ], [ 0x3D06849B86A12B9B, %147 ]
  %172 = fcmp ogt double %148, %171
  br i1 %172, label %173, label %264

173:
  %174 = icmp eq i64 %153, %142
  br i1 %174, label %175, label %249

175:
  %176 = getelementptr i64, ptr %21, i64 %142
  %177 = load i64, ptr %176
  %178 = getelementptr i64, ptr %21, i64 %153
  %179 = load i64, ptr %178
  store i64 %179, ptr %176
  store i64 %177, ptr %178
  br i1 %141, label %195, label %180

180:
  %181 = phi double [ 0.000000e+00, %175 ], [ %202, %195 ]
  %182 = mul i64 %142, %47
  %183 = add i64 %182, %142
  %184 = getelementptr double, ptr %9, i64 %183
  %185 = load double, ptr %184
  %186 = fcmp ogt double %185, 0.000000e+00
  %187 = call double @llvm.sqrt.f64(double %181)
  %188 = fneg double %187
  %189 = select i1 %186, double %188, double %187
  %190 = fsub double %185, %189
  %191 = add i64 %142, 1
  br i1 %140, label %192, label %260

192:
  %193 = icmp slt i64 %191, %41
  %194 = fmul double %189, %190
  br label %205

195:
  %196 = phi double [ %202, %195 ], [ 0.000000e+00, %175 ]
  %197 = phi i64 [ %203, %195 ], [ %142, %175 ]
  %198 = mul i64 %197, %47
  %199 = add i64 %198, %142
  %200 = getelementptr double, ptr %9, i64 %199
  %201 = load double, ptr %200
  %202 = call double @llvm.fmuladd.f64(double %201, double %201, double %196)
  %203 = add i64 %197, 1
  %204 = icmp eq i64 %203, %41
  br i1 %204, label %180, label %195

205:
  %206 = phi i64 [ %191, %192 ], [ %235, %234 ]
  %207 = icmp slt i64 %206, %47
  %208 = getelementptr double, ptr %9, i64 %206
  %209 = select i1 %207, ptr %208, ptr %13
  %210 = select i1 %207, i64 %47, i64 1
  %211 = mul i64 %210, %142
  %212 = getelementptr double, ptr %209, i64 %211
  %213 = load double, ptr %212
  %214 = fmul double %190, %213
  br i1 %193, label %221, label %215

215:
  %216 = fdiv double %214, %194
  %217 = call double @llvm.fmuladd.f64(double %216, double %190, double %213)
  store double %217, ptr %212
  br label %234

218:
  %219 = fdiv double %231, %194
  %220 = call double @llvm.fmuladd.f64(double %219, double %190, double %213)
  store double %220, ptr %212
  br label %237

221:
  %222 = phi i64 [ %232, %221 ], [ %191, %205 ]
  %223 = phi double [ %231, %221 ], [ %214, %205 ]
  %224 = mul i64 %222, %47
  %225 = add i64 %224, %142
  %226 = getelementptr double, ptr %9, i64 %225
  %227 = load double, ptr %226
  %228 = mul i64 %222, %210
  %229 = getelementptr double, ptr %209, i64 %228
  %230 = load double, ptr %229
  %231 = call double @llvm.fmuladd.f64(double %227, double %230, double %223)
  %232 = add i64 %222, 1
  %233 = icmp eq i64 %232, %41
  br i1 %233, label %218, label %221

234:
  %235 = add i64 %206, 1
  %236 = icmp eq i64 %206, %47
  br i1 %236, label %260, label %205

237:
  %238 = phi i64 [ %247, %237 ], [ %191, %218 ]
  %239 = mul i64 %238, %47
  %240 = add i64 %239, %142
  %241 = getelementptr double, ptr %9, i64 %240
  %242 = load double, ptr %241
  %243 = mul i64 %238, %210
  %244 = getelementptr double, ptr %209, i64 %243
  %245 = load double, ptr %244
  %246 = call double @llvm.fmuladd.f64(double %219, double %242, double %245)
  store double %246, ptr %244
  %247 = add i64 %238, 1
  %248 = icmp eq i64 %247, %41
  br i1 %248, label %234, label %237

249:
  %250 = phi i64 [ %258, %249 ], [ 0, %173 ]
  %251 = mul i64 %250, %47
  %252 = add i64 %251, %142
  %253 = getelementptr double, ptr %9, i64 %252
  %254 = load double, ptr %253
  %255 = add i64 %251, %153
  %256 = getelementptr double, ptr %9, i64 %255
  %257 = load double, ptr %256
  store double %257, ptr %253
  store double %254, ptr %256
  %258 = add i64 %250, 1
  %259 = icmp eq i64 %258, %41
  br i1 %259, label %175, label %249

260:
  store double %189, ptr %184
  %261 = icmp slt i64 %191, %41
  %262 = icmp slt i64 %191, %47
  %263 = icmp eq i64 %142, %132
  br i1 %263, label %264, label %139

264:
  %265 = phi i64 [ %133, %260 ], [ %142, %170 ]
  %266 = phi i1 [ %262, %260 ], [ %140, %170 ]
  %267 = add i64 %265, -1
  %268 = icmp sgt i64 %265, 0
  %269 = select i1 %268, i1 %266, i1 false
  br i1 %269, label %270, label %272

270:
  %271 = icmp slt i64 %265, %47
  br label %274

272:
  br i1 %268, label %273, label %322

273:
  br label %310

274:
  %275 = phi i64 [ %267, %270 ], [ %302, %301 ]
  %276 = mul i64 %275, %47
  %277 = getelementptr double, ptr %9, i64 %276
  %278 = getelementptr double, ptr %277, i64 %275
  %279 = load double, ptr %278
  %280 = fmul double %279, %279
  br i1 %271, label %293, label %281

281:
  %282 = phi double [ %280, %274 ], [ %298, %293 ]
  %283 = fcmp ogt double %279, 0.000000e+00
  %284 = call double @llvm.sqrt.f64(double %282)
  %285 = fneg double %284
  %286 = select i1 %283, double %285, double %284
  %287 = fsub double %279, %286
  %288 = getelementptr double, ptr %15, i64 %275
  store double %287, ptr %288
  %289 = icmp sgt i64 %275, 0
  br i1 %289, label %290, label %292

290:
  call void @reflect_row(i64 %47, ptr %277, double %287, double %286, i64 %275, i64 %265, ptr %9)
  %291 = icmp eq i64 %275, 1
  br i1 %291, label %301, label %303

292:
  store double %286, ptr %9
  br label %273

293:
  %294 = phi i64 [ %299, %293 ], [ %265, %274 ]
  %295 = phi double [ %298, %293 ], [ %280, %274 ]
  %296 = getelementptr double, ptr %277, i64 %294
  %297 = load double, ptr %296
  %298 = call double @llvm.fmuladd.f64(double %297, double %297, double %295)
  %299 = add i64 %294, 1
  %300 = icmp eq i64 %299, %47
  br i1 %300, label %281, label %293

301:
  store double %286, ptr %278
  %302 = add i64 %275, -1
  br label %274

303:
  %304 = phi i64 [ %308, %303 ], [ 1, %290 ]
  %305 = load double, ptr %288
  %306 = mul i64 %304, %47
  %307 = getelementptr double, ptr %9, i64 %306
  call void @reflect_row(i64 %47, ptr %277, double %305, double %286, i64 %275, i64 %265, ptr %307)
  %308 = add i64 %304, 1
  %309 = icmp slt i64 %308, %275
  br i1 %309, label %303, label %301

310:
  %311 = phi i64 [ %334, %326 ], [ %267, %273 ]
  %312 = add i64 %311, 1
  %313 = icmp slt i64 %312, %265
  br i1 %313, label %318, label %314

314:
  %315 = getelementptr double, ptr %13, i64 %311
  %316 = load double, ptr %315
  %317 = mul i64 %311, %47
  br label %326

318:
  %319 = mul i64 %311, %47
  %320 = getelementptr double, ptr %13, i64 %311
  %321 = load double, ptr %320
  br label %336

322:
  %323 = phi i64 [ %265, %272 ], [ 0, %128 ], [ %265, %326 ]
  %324 = phi i1 [ %266, %272 ], [ true, %128 ], [ %266, %326 ]
  %325 = getelementptr double, ptr %15, i64 %41
  br label %351

326:
  %327 = phi i64 [ %317, %314 ], [ %319, %336 ]
  %328 = phi double [ %316, %314 ], [ %345, %336 ]
  %329 = add i64 %327, %311
  %330 = getelementptr double, ptr %9, i64 %329
  %331 = load double, ptr %330
  %332 = getelementptr double, ptr %13, i64 %311
  %333 = fdiv double %328, %331
  store double %333, ptr %332
  %334 = add i64 %311, -1
  %335 = icmp sgt i64 %311, 0
  br i1 %335, label %310, label %322

336:
  %337 = phi double [ %321, %318 ], [ %345, %336 ]
  %338 = phi i64 [ %312, %318 ], [ %346, %336 ]
  %339 = add i64 %338, %319
  %340 = getelementptr double, ptr %9, i64 %339
  %341 = load double, ptr %340
  %342 = getelementptr double, ptr %13, i64 %338
  %343 = load double, ptr %342
  %344 = fneg double %341
  %345 = call double @llvm.fmuladd.f64(double %344, double %343, double %337)
  store double %345, ptr %320
  %346 = add i64 %338, 1
  %347 = icmp eq i64 %346, %265
  br i1 %347, label %326, label %336

348:
  %349 = icmp ne i64 %323, 0
  %350 = and i1 %324, %349
  br i1 %350, label %362, label %373

351:
  %352 = phi i64 [ %360, %357 ], [ 0, %322 ]
  %353 = icmp ult i64 %352, %323
  br i1 %353, label %354, label %357

354:
  %355 = getelementptr double, ptr %13, i64 %352
  %356 = load double, ptr %355
  br label %357

357:
  %358 = phi double [ %356, %354 ], [ 0.000000e+00, %351 ]
  %359 = getelementptr double, ptr %325, i64 %352
  store double %358, ptr %359
  %360 = add i64 %352, 1
  %361 = icmp eq i64 %360, %47
  br i1 %361, label %348, label %351

362:
  %363 = phi i64 [ %371, %362 ], [ 0, %348 ]
  %364 = mul i64 %363, %47
  %365 = getelementptr double, ptr %9, i64 %364
  %366 = getelementptr double, ptr %15, i64 %363
  %367 = load double, ptr %366
  %368 = add i64 %364, %363
  %369 = getelementptr double, ptr %9, i64 %368
  %370 = load double, ptr %369
  call void @reflect_row(i64 %47, ptr %365, double %367, double %370, i64 %363, i64 %323, ptr %325)
  %371 = add i64 %363, 1
  %372 = icmp eq i64 %371, %323
  br i1 %372, label %373, label %362

373:
  br label %374

374:
  %375 = phi i64 [ %381, %374 ], [ 0, %373 ]
  %376 = getelementptr double, ptr %325, i64 %375
  %377 = load double, ptr %376
  %378 = getelementptr i64, ptr %21, i64 %375
  %379 = load i64, ptr %378
  %380 = getelementptr double, ptr %14, i64 %379
  store double %377, ptr %380
  %381 = add i64 %375, 1
  %382 = icmp eq i64 %381, %47
  br i1 %382, label %383, label %374

383:
  br i1 %127, label %428, label %422

384:
  %385 = phi i64 [ 0, %99 ], [ %420, %419 ]
  %386 = getelementptr i64, ptr %35, i64 %385
  %387 = load i64, ptr %386
  %388 = mul i64 %387, %7
  %389 = getelementptr double, ptr %100, i64 %388
  br i1 %32, label %390, label %419

390:
  %391 = phi i64 [ %397, %390 ], [ 0, %384 ]
  %392 = phi double [ %396, %390 ], [ 0.000000e+00, %384 ]
  %393 = getelementptr double, ptr %389, i64 %391
  %394 = load double, ptr %393
  %395 = call double @llvm.fabs.f64(double %394)
  %396 = call double @llvm.maxnum.f64(double %392, double %395)
  %397 = add i64 %391, 1
  %398 = icmp eq i64 %397, %7
  br i1 %398, label %399, label %390

399:
  %400 = fcmp ult double %396, %101
  %401 = fcmp ogt double %396, %103
  %402 = select i1 %400, i1 %401, i1 false
  br i1 %402, label %403, label %419

403:
  %404 = fdiv double %123, %396
  br i1 %104, label %405, label %407

405:
  %406 = mul i64 %385, %47
  br label %411

407:
  %408 = getelementptr double, ptr %13, i64 %385
  %409 = load double, ptr %408
  %410 = fmul double %404, %409
  store double %410, ptr %408
  br label %419

411:
  %412 = phi i64 [ 0, %405 ], [ %417, %411 ]
  %413 = add i64 %412, %406
  %414 = getelementptr double, ptr %9, i64 %413
  %415 = load double, ptr %414
  %416 = fmul double %404, %415
  store double %416, ptr %414
  %417 = add i64 %412, 1
  %418 = icmp eq i64 %417, %47
  br i1 %418, label %407, label %411

419:
  %420 = add i64 %385, 1
  %421 = icmp eq i64 %420, %41
  br i1 %421, label %126, label %384

422:
  %423 = getelementptr i64, ptr %35, i64 %41
  %424 = getelementptr i64, ptr %36, i64 %44
  %425 = add i64 %37, 1
  %426 = load i64, ptr %22
  %427 = icmp slt i64 %425, %426
  br i1 %427, label %34, label %33

428:
  %429 = phi i64 [ %437, %428 ], [ 0, %383 ]
  %430 = getelementptr double, ptr %14, i64 %429
  %431 = load double, ptr %430
  %432 = getelementptr i64, ptr %20, i64 %429
  %433 = load i64, ptr %432
  %434 = getelementptr double, ptr %4, i64 %433
  %435 = load double, ptr %434
  %436 = fsub double %435, %431
  store double %436, ptr %434
  %437 = add i64 %429, 1
  %438 = icmp eq i64 %437, %47
  br i1 %438, label %422, label %428
}

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
