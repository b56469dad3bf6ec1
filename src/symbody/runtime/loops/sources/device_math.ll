; device_math: made by tools/make_loops_text.py from device_math
; sources ad4ff7f0aeafd0d82f33595ef7f9cf1af5832f1798b77b25ef3629b5c2136e9e
%struct.pair = type { double, double }

@TWO_OVER_PI = internal constant [20 x i64] [i64 -6703182060581546711, i64 -277156292786332224, i64 -2638381946312093631, i64 -121206125134887583, i64 -5249950069107600672, i64 452944820249399836, i64 -135693905287338178, i64 -1692731182770600828, i64 -1613291254968254911, i64 4148332274289687028, i64 -7168499653074671557, i64 2303758334597371919, i64 -1211730484530615009, i64 7869616827067468215, i64 5712322887342352941, i64 8441921394348257659, i64 4397547296490951402, i64 7780917995555872008, i64 6197850593633725355, i64 -1094449336203069923], align 16
@exp_of.FACTORIALS = internal constant [12 x double] [double 0x41F7328CC0000000, double 0x41BC8CFC00000000, double 3.991680e+07, double 3.628800e+06, double 3.628800e+05, double 4.032000e+04, double 5.040000e+03, double 7.200000e+02, double 1.200000e+02, double 2.400000e+01, double 6.000000e+00, double 2.000000e+00], align 16
@TANGENTS = internal constant [9 x %struct.pair] [%struct.pair zeroinitializer, %struct.pair { double 0x3FBFD5BA9AAC2F6E, double 0xBC4CD37686760C17 }, %struct.pair { double 0x3FCF5B75F92C80DD, double 0x3C68AB6E3CF7AFBD }, %struct.pair { double 0x3FD6F61941E4DEF1, double 0xBC7C63AAE6F6E918 }, %struct.pair { double 0x3FDDAC670561BB4F, double 0x3C7A2B7F222F65E2 }, %struct.pair { double 0x3FE1E00BABDEFEB4, double 0xBC5928DF287A668F }, %struct.pair { double 0x3FE4978FA3269EE1, double 0x3C72419A87F2A458 }, %struct.pair { double 0x3FE700A7C5784634, double 0xBC78C34D25AADEF6 }, %struct.pair { double 0x3FE921FB54442D18, double 0x3C81A62633145C07 }], align 16

define { double, double } @math_sincos(double %0) {
  %2 = alloca [5 x i64], align 16
  %3 = alloca [3 x i64], align 16
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ugt double %4, 1.000000e+05
  br i1 %5, label %21, label %6

6:
  %7 = fmul double %0, 0x3FE45F306DC9C883
  %8 = tail call double @llvm.rint.f64(double %7)
  %9 = fneg double %8
  %10 = tail call double @llvm.fmuladd.f64(double %9, double 0x3FF921FB54400000, double %0)
  %11 = fmul double %8, 0x3DD0B4611A600000
  %12 = fsub double %10, %11
  %13 = fsub double %10, %12
  %14 = fsub double %13, %11
  %15 = tail call double @llvm.fmuladd.f64(double %9, double 0x3BA3198A2E000000, double %14)
  %16 = fadd double %12, %15
  %17 = fptosi double %8 to i64
  %18 = fsub double %12, %16
  %19 = fadd double %15, %18
  %20 = tail call double @llvm.fmuladd.f64(double %9, double 0x397B839A252049C1, double %19)
  br label %146

21:
  %22 = fcmp olt double %4, 0x7FF0000000000000
  br i1 %22, label %23, label %190

23:
  %24 = bitcast double %4 to i64
  %25 = lshr i64 %24, 52
  %26 = and i64 %24, 4503599627370495
  %27 = or i64 %26, 4503599627370496
  %28 = icmp ugt i64 %24, 4850376798678024191
  br i1 %28, label %29, label %34

29:
  %30 = trunc i64 %25 to i16
  %31 = add nsw i16 %30, -1077
  %32 = sdiv i16 %31, 64
  %33 = sext i16 %32 to i64
  br label %34

34:
  %35 = phi i64 [ %33, %29 ], [ 0, %23 ]
  %36 = bitcast ptr %2 to ptr
  %37 = add nsw i64 %35, 3
  %38 = zext i64 %27 to i128
  br label %49

39:
  %40 = trunc i128 %61 to i64
  %41 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 4
  store i64 %40, ptr %41, align 16
  %42 = mul nsw i64 %35, -64
  %43 = add nsw i64 %25, -1013
  %44 = add nsw i64 %43, %42
  %45 = ashr i64 %44, 6
  %46 = and i64 %44, 63
  %47 = bitcast ptr %3 to ptr
  %48 = icmp eq i64 %46, 0
  br label %76

49:
  %50 = phi i64 [ 0, %34 ], [ %63, %49 ]
  %51 = phi i64 [ 0, %34 ], [ %62, %49 ]
  %52 = sub nsw i64 %37, %50
  %53 = getelementptr inbounds [20 x i64], ptr @TWO_OVER_PI, i64 0, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = zext i64 %54 to i128
  %56 = mul nuw nsw i128 %55, %38
  %57 = zext i64 %51 to i128
  %58 = add nuw nsw i128 %56, %57
  %59 = trunc i128 %58 to i64
  %60 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %50
  store i64 %59, ptr %60, align 8
  %61 = lshr i128 %58, 64
  %62 = trunc i128 %61 to i64
  %63 = add nuw nsw i64 %50, 1
  %64 = icmp eq i64 %63, 4
  br i1 %64, label %39, label %49

65:
  %66 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 0
  %67 = load i64, ptr %66, align 16
  %68 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 1
  %69 = load i64, ptr %68, align 8
  %70 = tail call i64 @llvm.fshl.i64(i64 %67, i64 %69, i64 2)
  %71 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 2
  %72 = load i64, ptr %71, align 16
  %73 = tail call i64 @llvm.fshl.i64(i64 %69, i64 %72, i64 2)
  %74 = lshr i64 %67, 62
  %75 = icmp sgt i64 %70, -1
  br i1 %75, label %101, label %94

76:
  %77 = phi i64 [ 0, %39 ], [ %92, %85 ]
  %78 = add nsw i64 %77, %45
  %79 = sub i64 4, %78
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %81, label %85

81:
  %82 = sub i64 3, %78
  %83 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %82
  %84 = load i64, ptr %83, align 8
  br label %85

85:
  %86 = phi i64 [ %84, %81 ], [ 0, %76 ]
  %87 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %79
  %88 = load i64, ptr %87, align 8
  %89 = tail call i64 @llvm.fshl.i64(i64 %88, i64 %86, i64 %46)
  %90 = select i1 %48, i64 %88, i64 %89
  %91 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %77
  store i64 %90, ptr %91, align 8
  %92 = add nuw nsw i64 %77, 1
  %93 = icmp eq i64 %92, 3
  br i1 %93, label %65, label %76

94:
  %95 = add nuw nsw i64 %74, 1
  %96 = xor i64 %70, -1
  %97 = icmp eq i64 %73, 0
  %98 = zext i1 %97 to i64
  %99 = add i64 %98, %96
  %100 = sub i64 0, %73
  br label %101

101:
  %102 = phi i64 [ %74, %65 ], [ %95, %94 ]
  %103 = phi i64 [ %73, %65 ], [ %100, %94 ]
  %104 = phi i64 [ %70, %65 ], [ %99, %94 ]
  %105 = tail call i64 @llvm.ctlz.i64(i64 %104, i1 false)
  %106 = trunc i64 %105 to i32
  switch i32 %106, label %107 [
    i32 64, label %114
    i32 0, label %113
  ]

107:
  %108 = shl i64 %104, %105
  %109 = sub nuw nsw i64 64, %105
  %110 = lshr i64 %103, %109
  %111 = or i64 %110, %108
  %112 = shl i64 %103, %105
  br label %114

113:
  br label %114

114:
  %115 = phi i64 [ %112, %107 ], [ 0, %101 ], [ %103, %113 ]
  %116 = phi i64 [ %111, %107 ], [ %103, %101 ], [ %104, %113 ]
  %117 = mul nsw i64 %105, -4503599627370496
  %118 = add nsw i64 %117, 4318952042648305664
  %119 = bitcast i64 %118 to double
  %120 = and i64 %116, -2048
  %121 = uitofp i64 %120 to double
  %122 = fmul double %119, %121
  %123 = and i64 %116, 2047
  %124 = uitofp i64 %123 to double
  %125 = uitofp i64 %115 to double
  %126 = tail call double @llvm.fmuladd.f64(double %125, double 0x3BF0000000000000, double %124)
  %127 = fmul double %126, %119
  %128 = fmul double %122, 0x3FF921FB54442D18
  %129 = fneg double %128
  %130 = tail call double @llvm.fma.f64(double %122, double 0x3FF921FB54442D18, double %129)
  %131 = fmul double %127, 0x3FF921FB54442D18
  %132 = tail call double @llvm.fmuladd.f64(double %122, double 0x3C91A62633145C07, double %131)
  %133 = fadd double %130, %132
  %134 = fadd double %128, %133
  %135 = fsub double %134, %128
  %136 = fsub double %133, %135
  %137 = fneg double %134
  %138 = fneg double %136
  %139 = select i1 %75, double %134, double %137
  %140 = select i1 %75, double %136, double %138
  %141 = fcmp olt double %0, 0.000000e+00
  br i1 %141, label %142, label %146

142:
  %143 = fneg double %139
  %144 = fneg double %140
  %145 = sub nsw i64 0, %102
  br label %146

146:
  %147 = phi i64 [ %145, %142 ], [ %102, %114 ], [ %17, %6 ]
  %148 = phi double [ %143, %142 ], [ %139, %114 ], [ %16, %6 ]
  %149 = phi double [ %144, %142 ], [ %140, %114 ], [ %20, %6 ]
  %150 = fmul double %148, %148
  %151 = fmul double %150, 5.000000e-01
  %152 = fsub double 1.000000e+00, %151
  %153 = tail call double @llvm.fmuladd.f64(double %150, double 0x3DE5D93A5ACFD57C, double 0xBE5AE5E68A2B9CEB)
  %154 = tail call double @llvm.fmuladd.f64(double %150, double %153, double 0x3EC71DE357B1FE7D)
  %155 = tail call double @llvm.fmuladd.f64(double %150, double %154, double 0xBF2A01A019C161D5)
  %156 = tail call double @llvm.fmuladd.f64(double %150, double %155, double 0x3F8111111110F8A6)
  %157 = tail call double @llvm.fmuladd.f64(double %150, double %156, double 0xBFC5555555555549)
  %158 = fmul double %150, %157
  %159 = fmul double %150, %150
  %160 = fneg double %150
  %161 = tail call double @llvm.fmuladd.f64(double %160, double 0x3DA8FAE9BE8838D4, double 0x3E21EE9EBDB4B1C4)
  %162 = tail call double @llvm.fmuladd.f64(double %150, double %161, double 0xBE927E4F809C52AD)
  %163 = tail call double @llvm.fmuladd.f64(double %150, double %162, double 0x3EFA01A019CB1590)
  %164 = tail call double @llvm.fmuladd.f64(double %150, double %163, double 0xBF56C16C16C15177)
  %165 = tail call double @llvm.fmuladd.f64(double %150, double %164, double 0x3FA555555555554C)
  %166 = fmul double %159, %165
  %167 = fneg double %151
  %168 = tail call double @llvm.fmuladd.f64(double %167, double %149, double %149)
  %169 = tail call double @llvm.fmuladd.f64(double %148, double %158, double %168)
  %170 = fadd double %148, %169
  %171 = fsub double 1.000000e+00, %152
  %172 = fsub double %171, %151
  %173 = fneg double %148
  %174 = tail call double @llvm.fmuladd.f64(double %173, double %149, double %166)
  %175 = fadd double %172, %174
  %176 = fadd double %152, %175
  %177 = and i64 %147, 1
  %178 = icmp eq i64 %177, 0
  %179 = select i1 %178, double %170, double %176
  %180 = select i1 %178, double %176, double %170
  %181 = and i64 %147, 2
  %182 = icmp eq i64 %181, 0
  %183 = fneg double %179
  %184 = select i1 %182, double %179, double %183
  %185 = add nsw i64 %147, 1
  %186 = and i64 %185, 2
  %187 = icmp eq i64 %186, 0
  %188 = fneg double %180
  %189 = select i1 %187, double %180, double %188
  br label %190

190:
  %191 = phi double [ %184, %146 ], [ 0x7FF8000000000000, %21 ]
  %192 = phi double [ %189, %146 ], [ 0x7FF8000000000000, %21 ]
  %193 = insertvalue { double, double } poison, double %191, 0
  %194 = insertvalue { double, double } %193, double %192, 1
  ret { double, double } %194
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

define double @math_sin(double %0) {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %6, label %3

3:
  %4 = tail call { double, double } @math_sincos(double %0)
  %5 = extractvalue { double, double } %4, 0
  br label %6

6:
  %7 = phi double [ %5, %3 ], [ %0, %1 ]
  ret double %7
}

define double @math_cos(double %0) {
  %2 = tail call { double, double } @math_sincos(double %0)
  %3 = extractvalue { double, double } %2, 1
  ret double %3
}

define double @math_tan(double %0) {
  %2 = tail call { double, double } @math_sincos(double %0)
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = extractvalue { double, double } %2, 1
  %5 = extractvalue { double, double } %2, 0
  %6 = fdiv double %5, %4
  %7 = select i1 %3, double %0, double %6
  ret double %7
}

define double @math_exp(double %0) {
  %2 = fcmp ogt double %0, 7.100000e+02
  br i1 %2, label %38, label %3

3:
  %4 = fcmp olt double %0, -7.460000e+02
  br i1 %4, label %38, label %5

5:
  %6 = fcmp uno double %0, 0.000000e+00
  br i1 %6, label %38, label %7

7:
  %8 = fmul double %0, 0x3FF71547652B82FE
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fneg double %9
  %11 = tail call double @llvm.fmuladd.f64(double %10, double 0x3FE62E42FEE00000, double %0)
  %12 = tail call double @llvm.fmuladd.f64(double %10, double 0x3DEA39EF35793C76, double 0.000000e+00)
  %13 = fadd double %11, %12
  br label %29

14:
  %15 = fmul double %13, %13
  %16 = tail call double @llvm.fmuladd.f64(double %15, double %35, double %13)
  %17 = fadd double %16, 1.000000e+00
  %18 = fptosi double %9 to i64
  %19 = ashr i64 %18, 1
  %20 = shl i64 %19, 52
  %21 = add i64 %20, 4607182418800017408
  %22 = bitcast i64 %21 to double
  %23 = fmul double %17, %22
  %24 = sub nsw i64 %18, %19
  %25 = shl i64 %24, 52
  %26 = add i64 %25, 4607182418800017408
  %27 = bitcast i64 %26 to double
  %28 = fmul double %23, %27
  br label %38

29:
  %30 = phi i64 [ 0, %7 ], [ %36, %29 ]
  %31 = phi double [ 0x3DA93974A8C07C9D, %7 ], [ %35, %29 ]
  %32 = getelementptr inbounds [12 x double], ptr @exp_of.FACTORIALS, i64 0, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = fdiv double 1.000000e+00, %33
  %35 = tail call double @llvm.fmuladd.f64(double %31, double %13, double %34)
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, 12
  br i1 %37, label %14, label %29

38:
  %39 = phi double [ %28, %14 ], [ 0x7FF0000000000000, %1 ], [ 0.000000e+00, %3 ], [ %0, %5 ]
  ret double %39
}

define internal double @exp_of(double %0, double %1) {
  %3 = fcmp ogt double %0, 7.100000e+02
  br i1 %3, label %39, label %4

4:
  %5 = fcmp olt double %0, -7.460000e+02
  br i1 %5, label %39, label %6

6:
  %7 = fcmp uno double %0, 0.000000e+00
  br i1 %7, label %39, label %8

8:
  %9 = fmul double %0, 0x3FF71547652B82FE
  %10 = tail call double @llvm.rint.f64(double %9)
  %11 = fneg double %10
  %12 = tail call double @llvm.fmuladd.f64(double %11, double 0x3FE62E42FEE00000, double %0)
  %13 = tail call double @llvm.fmuladd.f64(double %11, double 0x3DEA39EF35793C76, double %1)
  %14 = fadd double %12, %13
  br label %30

15:
  %16 = fmul double %14, %14
  %17 = tail call double @llvm.fmuladd.f64(double %16, double %36, double %14)
  %18 = fadd double %17, 1.000000e+00
  %19 = fptosi double %10 to i64
  %20 = ashr i64 %19, 1
  %21 = shl i64 %20, 52
  %22 = add i64 %21, 4607182418800017408
  %23 = bitcast i64 %22 to double
  %24 = fmul double %18, %23
  %25 = sub nsw i64 %19, %20
  %26 = shl i64 %25, 52
  %27 = add i64 %26, 4607182418800017408
  %28 = bitcast i64 %27 to double
  %29 = fmul double %24, %28
  br label %39

30:
  %31 = phi i64 [ 0, %8 ], [ %37, %30 ]
  %32 = phi double [ 0x3DA93974A8C07C9D, %8 ], [ %36, %30 ]
  %33 = getelementptr inbounds [12 x double], ptr @exp_of.FACTORIALS, i64 0, i64 %31
  %34 = load double, ptr %33, align 8
  %35 = fdiv double 1.000000e+00, %34
  %36 = tail call double @llvm.fmuladd.f64(double %32, double %14, double %35)
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, 12
  br i1 %38, label %15, label %30

39:
  %40 = phi double [ %29, %15 ], [ 0x7FF0000000000000, %2 ], [ 0.000000e+00, %4 ], [ %0, %6 ]
  ret double %40
}

define double @math_log(double %0) {
  %2 = fcmp ogt double %0, 0.000000e+00
  %3 = fcmp olt double %0, 0x7FF0000000000000
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %56

5:
  %6 = fcmp olt double %0, 0x10000000000000
  %7 = fmul double %0, 0x4350000000000000
  %8 = select i1 %6, double %7, double %0
  %9 = bitcast double %8 to i64
  %10 = and i64 %9, 4503599627370495
  %11 = or i64 %10, 4607182418800017408
  %12 = bitcast i64 %11 to double
  %13 = fcmp ogt double %12, 0x3FF6A09E667F3BCD
  %14 = fmul double %12, 5.000000e-01
  %15 = select i1 %13, double %14, double %12
  %16 = fadd double %15, 1.000000e+00
  %17 = fadd double %15, -1.000000e+00
  %18 = fadd double %16, -1.000000e+00
  %19 = fdiv double %17, %16
  %20 = fneg double %19
  %21 = tail call double @llvm.fma.f64(double %20, double %16, double %17)
  %22 = fmul double %19, %19
  br label %23

23:
  %24 = phi i32 [ 23, %5 ], [ %29, %23 ]
  %25 = phi double [ 8.000000e-02, %5 ], [ %28, %23 ]
  %26 = sitofp i32 %24 to double
  %27 = fdiv double 2.000000e+00, %26
  %28 = tail call double @llvm.fmuladd.f64(double %25, double %22, double %27)
  %29 = add nsw i32 %24, -2
  %30 = icmp ugt i32 %24, 3
  br i1 %30, label %23, label %31

31:
  %32 = lshr i64 %9, 52
  %33 = zext i1 %13 to i64
  %34 = fsub double %15, %18
  %35 = tail call double @llvm.fmuladd.f64(double %20, double %34, double %21)
  %36 = select i1 %6, i64 -1077, i64 -1023
  %37 = add nsw i64 %32, %36
  %38 = add nsw i64 %37, %33
  %39 = fdiv double %35, %16
  %40 = fmul double %19, 2.000000e+00
  %41 = fmul double %19, %22
  %42 = fmul double %41, %28
  %43 = tail call double @llvm.fmuladd.f64(double %39, double 2.000000e+00, double %42)
  %44 = icmp eq i64 %38, 0
  br i1 %44, label %45, label %47

45:
  %46 = fadd double %40, %43
  br label %60

47:
  %48 = sitofp i64 %38 to double
  %49 = fmul double %48, 0x3FE62E42FEE00000
  %50 = fadd double %49, %40
  %51 = fsub double %50, %49
  %52 = fsub double %40, %51
  %53 = tail call double @llvm.fmuladd.f64(double %48, double 0x3DEA39EF35793C76, double %43)
  %54 = fadd double %52, %53
  %55 = fadd double %50, %54
  br label %60

56:
  %57 = fcmp oeq double %0, 0.000000e+00
  %58 = select i1 %2, double %0, double 0x7FF8000000000000
  %59 = select i1 %57, double 0xFFF0000000000000, double %58
  br label %60

60:
  %61 = phi double [ %59, %56 ], [ %46, %45 ], [ %55, %47 ]
  ret double %61
}

define double @math_pow(double %0, double %1) {
  %3 = fcmp oeq double %1, 0.000000e+00
  %4 = fcmp oeq double %0, 1.000000e+00
  %5 = or i1 %4, %3
  br i1 %5, label %115, label %6

6:
  %7 = fcmp uno double %0, %1
  br i1 %7, label %115, label %8

8:
  %9 = tail call double @llvm.fabs.f64(double %0)
  %10 = tail call double @llvm.floor.f64(double %1)
  %11 = fcmp oeq double %10, %1
  %12 = tail call double @llvm.fabs.f64(double %1)
  %13 = fcmp olt double %12, 0x4340000000000000
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %15, label %20

15:
  %16 = fmul double %1, 5.000000e-01
  %17 = tail call double @llvm.floor.f64(double %16)
  %18 = fmul double %17, 2.000000e+00
  %19 = fcmp une double %18, %1
  br label %20

20:
  %21 = phi i1 [ false, %8 ], [ %19, %15 ]
  %22 = bitcast double %0 to i64
  %23 = icmp slt i64 %22, 0
  %24 = select i1 %23, i1 %21, i1 false
  %25 = fcmp oeq double %12, 0x7FF0000000000000
  br i1 %25, label %26, label %33

26:
  %27 = fcmp oeq double %9, 1.000000e+00
  %28 = fcmp ule double %9, 1.000000e+00
  %29 = fcmp ogt double %1, 0.000000e+00
  %30 = xor i1 %28, %29
  %31 = select i1 %30, double 0x7FF0000000000000, double 0.000000e+00
  %32 = select i1 %27, double 1.000000e+00, double %31
  br label %111

33:
  %34 = fcmp oeq double %0, 0.000000e+00
  %35 = fcmp oeq double %9, 0x7FF0000000000000
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %37, label %41

37:
  %38 = fcmp uge double %1, 0.000000e+00
  %39 = xor i1 %34, %38
  %40 = select i1 %39, double 0x7FF0000000000000, double 0.000000e+00
  br label %111

41:
  %42 = fcmp uge double %0, 0.000000e+00
  %43 = select i1 %42, i1 true, i1 %11
  br i1 %43, label %44, label %115

44:
  %45 = fcmp olt double %9, 0x10000000000000
  %46 = fmul double %9, 0x4350000000000000
  %47 = select i1 %45, double %46, double %9
  %48 = bitcast double %47 to i64
  %49 = and i64 %48, 4503599627370495
  %50 = or i64 %49, 4607182418800017408
  %51 = bitcast i64 %50 to double
  %52 = fcmp ogt double %51, 0x3FF6A09E667F3BCD
  %53 = fmul double %51, 5.000000e-01
  %54 = select i1 %52, double %53, double %51
  %55 = fadd double %54, 1.000000e+00
  %56 = fadd double %54, -1.000000e+00
  %57 = fadd double %55, -1.000000e+00
  %58 = fdiv double %56, %55
  %59 = fneg double %58
  %60 = tail call double @llvm.fma.f64(double %59, double %55, double %56)
  %61 = fmul double %58, %58
  br label %62

62:
  %63 = phi i32 [ 23, %44 ], [ %68, %62 ]
  %64 = phi double [ 8.000000e-02, %44 ], [ %67, %62 ]
  %65 = sitofp i32 %63 to double
  %66 = fdiv double 2.000000e+00, %65
  %67 = tail call double @llvm.fmuladd.f64(double %64, double %61, double %66)
  %68 = add nsw i32 %63, -2
  %69 = icmp ugt i32 %63, 3
  br i1 %69, label %62, label %70

70:
  %71 = lshr i64 %48, 52
  %72 = zext i1 %52 to i64
  %73 = fsub double %54, %57
  %74 = tail call double @llvm.fmuladd.f64(double %59, double %73, double %60)
  %75 = select i1 %45, i64 -1077, i64 -1023
  %76 = add nsw i64 %71, %75
  %77 = add nsw i64 %76, %72
  %78 = fdiv double %74, %55
  %79 = fmul double %58, 2.000000e+00
  %80 = fmul double %58, %61
  %81 = fmul double %80, %67
  %82 = tail call double @llvm.fmuladd.f64(double %78, double 2.000000e+00, double %81)
  %83 = icmp eq i64 %77, 0
  br i1 %83, label %84, label %88

84:
  %85 = fadd double %79, %82
  %86 = fsub double %85, %79
  %87 = fsub double %82, %86
  br label %99

88:
  %89 = sitofp i64 %77 to double
  %90 = fmul double %89, 0x3FE62E42FEE00000
  %91 = fadd double %90, %79
  %92 = fsub double %91, %90
  %93 = fsub double %79, %92
  %94 = tail call double @llvm.fmuladd.f64(double %89, double 0x3DEA39EF35793C76, double %82)
  %95 = fadd double %93, %94
  %96 = fadd double %91, %95
  %97 = fsub double %96, %91
  %98 = fsub double %95, %97
  br label %99

99:
  %100 = phi double [ %85, %84 ], [ %96, %88 ]
  %101 = phi double [ %87, %84 ], [ %98, %88 ]
  %102 = fmul double %100, %1
  %103 = fcmp ogt double %102, 7.100000e+02
  br i1 %103, label %111, label %104

104:
  %105 = fcmp olt double %102, -7.460000e+02
  br i1 %105, label %111, label %106

106:
  %107 = fneg double %102
  %108 = tail call double @llvm.fma.f64(double %1, double %100, double %107)
  %109 = tail call double @llvm.fmuladd.f64(double %1, double %101, double %108)
  %110 = tail call double @exp_of(double %102, double %109)
  br label %111

111:
  %112 = phi double [ %32, %26 ], [ %40, %37 ], [ %110, %106 ], [ 0x7FF0000000000000, %99 ], [ 0.000000e+00, %104 ]
  %113 = fneg double %112
  %114 = select i1 %24, double %113, double %112
  br label %115

115:
  %116 = phi double [ 1.000000e+00, %2 ], [ 0x7FF8000000000000, %6 ], [ %114, %111 ], [ 0x7FF8000000000000, %41 ]
  ret double %116
}

declare double @llvm.floor.f64(double)

declare double @llvm.fma.f64(double, double, double)

define double @math_atan(double %0) {
  %2 = fcmp ueq double %0, 0.000000e+00
  br i1 %2, label %50, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %5, label %47, label %6

6:
  %7 = fcmp ogt double %4, 1.000000e+00
  %8 = select i1 %7, double 1.000000e+00, double %4
  %9 = select i1 %7, double %4, double 1.000000e+00
  %10 = fdiv double %8, %9
  %11 = fmul double %10, 8.000000e+00
  %12 = tail call double @llvm.rint.f64(double %11)
  %13 = fmul double %12, 1.250000e-01
  %14 = fcmp oeq double %12, 0.000000e+00
  br i1 %14, label %20, label %15

15:
  %16 = fneg double %13
  %17 = tail call double @llvm.fma.f64(double %16, double %9, double %8)
  %18 = tail call double @llvm.fma.f64(double %13, double %8, double %9)
  %19 = fdiv double %17, %18
  br label %20

20:
  %21 = phi double [ %19, %15 ], [ %10, %6 ]
  %22 = fmul double %21, %21
  br label %23

23:
  %24 = phi i32 [ 17, %20 ], [ %32, %23 ]
  %25 = phi double [ 0.000000e+00, %20 ], [ %31, %23 ]
  %26 = and i32 %24, 2
  %27 = icmp eq i32 %26, 0
  %28 = sitofp i32 %24 to double
  %29 = select i1 %27, double 1.000000e+00, double -1.000000e+00
  %30 = fdiv double %29, %28
  %31 = tail call double @llvm.fmuladd.f64(double %22, double %25, double %30)
  %32 = add nsw i32 %24, -2
  %33 = icmp ugt i32 %24, 3
  br i1 %33, label %23, label %34

34:
  %35 = fptosi double %12 to i64
  %36 = getelementptr inbounds [9 x %struct.pair], ptr @TANGENTS, i64 0, i64 %35, i32 0
  %37 = load double, ptr %36, align 16
  %38 = getelementptr inbounds [9 x %struct.pair], ptr @TANGENTS, i64 0, i64 %35, i32 1
  %39 = load double, ptr %38, align 8
  %40 = fmul double %21, %22
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %31, double %39)
  %42 = fadd double %21, %41
  %43 = fadd double %37, %42
  %44 = fadd double %43, 0xBC91A62633145C07
  %45 = fsub double 0x3FF921FB54442D18, %44
  %46 = select i1 %7, double %45, double %43
  br label %47

47:
  %48 = phi double [ %46, %34 ], [ 0x3FF921FB54442D18, %3 ]
  %49 = tail call double @llvm.copysign.f64(double %48, double %0)
  br label %50

50:
  %51 = phi double [ %49, %47 ], [ %0, %1 ]
  ret double %51
}

define double @math_atan2(double %0, double %1) {
  %3 = fcmp uno double %1, %0
  br i1 %3, label %87, label %4

4:
  %5 = tail call double @llvm.fabs.f64(double %0)
  %6 = bitcast double %1 to i64
  %7 = fcmp oeq double %0, 0.000000e+00
  br i1 %7, label %8, label %12

8:
  %9 = icmp sgt i64 %6, -1
  %10 = select i1 %9, double 0.000000e+00, double 0x400921FB54442D18
  %11 = tail call double @llvm.copysign.f64(double %10, double %0)
  br label %87

12:
  %13 = fcmp oeq double %5, 0x7FF0000000000000
  %14 = tail call double @llvm.fabs.f64(double %1)
  %15 = fcmp oeq double %14, 0x7FF0000000000000
  br i1 %13, label %17, label %16

16:
  br i1 %15, label %20, label %24

17:
  %18 = select i1 %15, double 1.000000e+00, double 0.000000e+00
  %19 = tail call double @llvm.copysign.f64(double %18, double %1)
  br label %38

20:
  %21 = icmp sgt i64 %6, -1
  %22 = select i1 %21, double 0.000000e+00, double 0x400921FB54442D18
  %23 = tail call double @llvm.copysign.f64(double %22, double %0)
  br label %87

24:
  %25 = fcmp olt double %5, 0x7B0000000000000
  %26 = fcmp olt double %14, 0x7B0000000000000
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %31

28:
  %29 = fmul double %5, 0x4770000000000000
  %30 = fmul double %1, 0x4770000000000000
  br label %38

31:
  %32 = fcmp ogt double %5, 0x7E70000000000000
  %33 = fcmp ogt double %14, 0x7E70000000000000
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %35, label %38

35:
  %36 = fmul double %5, 6.250000e-02
  %37 = fmul double %1, 6.250000e-02
  br label %38

38:
  %39 = phi double [ 1.000000e+00, %17 ], [ %29, %28 ], [ %36, %35 ], [ %5, %31 ]
  %40 = phi double [ %19, %17 ], [ %30, %28 ], [ %37, %35 ], [ %1, %31 ]
  %41 = tail call double @llvm.fabs.f64(double %40)
  %42 = fcmp olt double %41, %39
  %43 = select i1 %42, double %41, double %39
  %44 = select i1 %42, double %39, double %41
  %45 = fdiv double %43, %44
  %46 = fmul double %45, 8.000000e+00
  %47 = tail call double @llvm.rint.f64(double %46)
  %48 = fmul double %47, 1.250000e-01
  %49 = fcmp oeq double %47, 0.000000e+00
  br i1 %49, label %55, label %50

50:
  %51 = fneg double %48
  %52 = tail call double @llvm.fma.f64(double %51, double %44, double %43)
  %53 = tail call double @llvm.fma.f64(double %48, double %43, double %44)
  %54 = fdiv double %52, %53
  br label %55

55:
  %56 = phi double [ %54, %50 ], [ %45, %38 ]
  %57 = fmul double %56, %56
  br label %58

58:
  %59 = phi i32 [ 17, %55 ], [ %67, %58 ]
  %60 = phi double [ 0.000000e+00, %55 ], [ %66, %58 ]
  %61 = and i32 %59, 2
  %62 = icmp eq i32 %61, 0
  %63 = sitofp i32 %59 to double
  %64 = select i1 %62, double 1.000000e+00, double -1.000000e+00
  %65 = fdiv double %64, %63
  %66 = tail call double @llvm.fmuladd.f64(double %57, double %60, double %65)
  %67 = add nsw i32 %59, -2
  %68 = icmp ugt i32 %59, 3
  br i1 %68, label %58, label %69

69:
  %70 = fptosi double %47 to i64
  %71 = getelementptr inbounds [9 x %struct.pair], ptr @TANGENTS, i64 0, i64 %70, i32 0
  %72 = load double, ptr %71, align 16
  %73 = getelementptr inbounds [9 x %struct.pair], ptr @TANGENTS, i64 0, i64 %70, i32 1
  %74 = load double, ptr %73, align 8
  %75 = fmul double %56, %57
  %76 = tail call double @llvm.fmuladd.f64(double %75, double %66, double %74)
  %77 = fadd double %56, %76
  %78 = fadd double %72, %77
  %79 = fadd double %78, 0xBC91A62633145C07
  %80 = fsub double 0x3FF921FB54442D18, %79
  %81 = select i1 %42, double %80, double %78
  %82 = fcmp olt double %40, 0.000000e+00
  %83 = fadd double %81, 0xBCA1A62633145C07
  %84 = fsub double 0x400921FB54442D18, %83
  %85 = select i1 %82, double %84, double %81
  %86 = tail call double @llvm.copysign.f64(double %85, double %0)
  br label %87

87:
  %88 = phi double [ 0x7FF8000000000000, %2 ], [ %11, %8 ], [ %23, %20 ], [ %86, %69 ]
  ret double %88
}

define double @math_asin(double %0) {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %9, label %3

3:
  %4 = fsub double 1.000000e+00, %0
  %5 = fadd double %0, 1.000000e+00
  %6 = fmul double %4, %5
  %7 = tail call double @llvm.sqrt.f64(double %6)
  %8 = tail call double @math_atan2(double %0, double %7)
  br label %9

9:
  %10 = phi double [ %8, %3 ], [ %0, %1 ]
  ret double %10
}

declare double @llvm.sqrt.f64(double)

define double @math_acos(double %0) {
  %2 = fsub double 1.000000e+00, %0
  %3 = tail call double @llvm.sqrt.f64(double %2)
  %4 = fadd double %0, 1.000000e+00
  %5 = tail call double @llvm.sqrt.f64(double %4)
  %6 = tail call double @math_atan2(double %3, double %5)
  %7 = fmul double %6, 2.000000e+00
  ret double %7
}

define double @math_sinh(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 1.000000e+00
  br i1 %3, label %4, label %19

4:
  %5 = fmul double %0, %0
  br label %6

6:
  %7 = phi i32 [ 21, %4 ], [ %15, %6 ]
  %8 = phi double [ 0.000000e+00, %4 ], [ %14, %6 ]
  %9 = fadd double %8, 1.000000e+00
  %10 = fmul double %5, %9
  %11 = add nsw i32 %7, -1
  %12 = mul nsw i32 %11, %7
  %13 = sitofp i32 %12 to double
  %14 = fdiv double %10, %13
  %15 = add nsw i32 %7, -2
  %16 = icmp ugt i32 %7, 3
  br i1 %16, label %6, label %17

17:
  %18 = tail call double @llvm.fmuladd.f64(double %0, double %14, double %0)
  br label %69

19:
  %20 = fmul double %2, 5.000000e-01
  %21 = fcmp ogt double %20, 7.100000e+02
  br i1 %21, label %55, label %22

22:
  %23 = fcmp uno double %20, 0.000000e+00
  br i1 %23, label %55, label %24

24:
  %25 = fmul double %20, 0x3FF71547652B82FE
  %26 = tail call double @llvm.rint.f64(double %25)
  %27 = fneg double %26
  %28 = tail call double @llvm.fmuladd.f64(double %27, double 0x3FE62E42FEE00000, double %20)
  %29 = tail call double @llvm.fmuladd.f64(double %27, double 0x3DEA39EF35793C76, double 0.000000e+00)
  %30 = fadd double %28, %29
  br label %46

31:
  %32 = fmul double %30, %30
  %33 = tail call double @llvm.fmuladd.f64(double %32, double %52, double %30)
  %34 = fadd double %33, 1.000000e+00
  %35 = fptosi double %26 to i64
  %36 = ashr i64 %35, 1
  %37 = shl i64 %36, 52
  %38 = add i64 %37, 4607182418800017408
  %39 = bitcast i64 %38 to double
  %40 = fmul double %34, %39
  %41 = sub nsw i64 %35, %36
  %42 = shl i64 %41, 52
  %43 = add i64 %42, 4607182418800017408
  %44 = bitcast i64 %43 to double
  %45 = fmul double %40, %44
  br label %55

46:
  %47 = phi i64 [ 0, %24 ], [ %53, %46 ]
  %48 = phi double [ 0x3DA93974A8C07C9D, %24 ], [ %52, %46 ]
  %49 = getelementptr inbounds [12 x double], ptr @exp_of.FACTORIALS, i64 0, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = fdiv double 1.000000e+00, %50
  %52 = tail call double @llvm.fmuladd.f64(double %48, double %30, double %51)
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, 12
  br i1 %54, label %31, label %46

55:
  %56 = phi double [ %45, %31 ], [ 0x7FF0000000000000, %19 ], [ %20, %22 ]
  %57 = fcmp ogt double %2, 2.000000e+01
  br i1 %57, label %58, label %61

58:
  %59 = fmul double %56, 5.000000e-01
  %60 = fmul double %56, %59
  br label %66

61:
  %62 = fmul double %56, %56
  %63 = fdiv double -1.000000e+00, %62
  %64 = tail call double @llvm.fmuladd.f64(double %56, double %56, double %63)
  %65 = fmul double %64, 5.000000e-01
  br label %66

66:
  %67 = phi double [ %60, %58 ], [ %65, %61 ]
  %68 = tail call double @llvm.copysign.f64(double %67, double %0)
  br label %69

69:
  %70 = phi double [ %18, %17 ], [ %68, %66 ]
  ret double %70
}

define double @math_cosh(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fmul double %2, 5.000000e-01
  %4 = fcmp ogt double %3, 7.100000e+02
  br i1 %4, label %38, label %5

5:
  %6 = fcmp uno double %3, 0.000000e+00
  br i1 %6, label %38, label %7

7:
  %8 = fmul double %3, 0x3FF71547652B82FE
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fneg double %9
  %11 = tail call double @llvm.fmuladd.f64(double %10, double 0x3FE62E42FEE00000, double %3)
  %12 = tail call double @llvm.fmuladd.f64(double %10, double 0x3DEA39EF35793C76, double 0.000000e+00)
  %13 = fadd double %11, %12
  br label %29

14:
  %15 = fmul double %13, %13
  %16 = tail call double @llvm.fmuladd.f64(double %15, double %35, double %13)
  %17 = fadd double %16, 1.000000e+00
  %18 = fptosi double %9 to i64
  %19 = ashr i64 %18, 1
  %20 = shl i64 %19, 52
  %21 = add i64 %20, 4607182418800017408
  %22 = bitcast i64 %21 to double
  %23 = fmul double %17, %22
  %24 = sub nsw i64 %18, %19
  %25 = shl i64 %24, 52
  %26 = add i64 %25, 4607182418800017408
  %27 = bitcast i64 %26 to double
  %28 = fmul double %23, %27
  br label %38

29:
  %30 = phi i64 [ 0, %7 ], [ %36, %29 ]
  %31 = phi double [ 0x3DA93974A8C07C9D, %7 ], [ %35, %29 ]
  %32 = getelementptr inbounds [12 x double], ptr @exp_of.FACTORIALS, i64 0, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = fdiv double 1.000000e+00, %33
  %35 = tail call double @llvm.fmuladd.f64(double %31, double %13, double %34)
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, 12
  br i1 %37, label %14, label %29

38:
  %39 = phi double [ %28, %14 ], [ 0x7FF0000000000000, %1 ], [ %3, %5 ]
  %40 = fcmp ogt double %2, 2.000000e+01
  br i1 %40, label %41, label %44

41:
  %42 = fmul double %39, 5.000000e-01
  %43 = fmul double %39, %42
  br label %49

44:
  %45 = fmul double %39, %39
  %46 = fdiv double 1.000000e+00, %45
  %47 = tail call double @llvm.fmuladd.f64(double %39, double %39, double %46)
  %48 = fmul double %47, 5.000000e-01
  br label %49

49:
  %50 = phi double [ %43, %41 ], [ %48, %44 ]
  ret double %50
}

define double @math_tanh(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 1.000000e+00
  br i1 %3, label %4, label %22

4:
  %5 = fmul double %0, %0
  br label %6

6:
  %7 = phi i32 [ 21, %4 ], [ %15, %6 ]
  %8 = phi double [ 0.000000e+00, %4 ], [ %14, %6 ]
  %9 = fadd double %8, 1.000000e+00
  %10 = fmul double %5, %9
  %11 = add nsw i32 %7, -1
  %12 = mul nsw i32 %11, %7
  %13 = sitofp i32 %12 to double
  %14 = fdiv double %10, %13
  %15 = add nsw i32 %7, -2
  %16 = icmp ugt i32 %7, 3
  br i1 %16, label %6, label %17

17:
  %18 = tail call double @llvm.fmuladd.f64(double %0, double %14, double %0)
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %18, double 1.000000e+00)
  %20 = tail call double @llvm.sqrt.f64(double %19)
  %21 = fdiv double %18, %20
  br label %64

22:
  %23 = fmul double %2, 2.000000e+00
  %24 = fcmp ogt double %23, 7.100000e+02
  br i1 %24, label %58, label %25

25:
  %26 = fcmp uno double %23, 0.000000e+00
  br i1 %26, label %58, label %27

27:
  %28 = fmul double %23, 0x3FF71547652B82FE
  %29 = tail call double @llvm.rint.f64(double %28)
  %30 = fneg double %29
  %31 = tail call double @llvm.fmuladd.f64(double %30, double 0x3FE62E42FEE00000, double %23)
  %32 = tail call double @llvm.fmuladd.f64(double %30, double 0x3DEA39EF35793C76, double 0.000000e+00)
  %33 = fadd double %31, %32
  br label %49

34:
  %35 = fmul double %33, %33
  %36 = tail call double @llvm.fmuladd.f64(double %35, double %55, double %33)
  %37 = fadd double %36, 1.000000e+00
  %38 = fptosi double %29 to i64
  %39 = ashr i64 %38, 1
  %40 = shl i64 %39, 52
  %41 = add i64 %40, 4607182418800017408
  %42 = bitcast i64 %41 to double
  %43 = fmul double %37, %42
  %44 = sub nsw i64 %38, %39
  %45 = shl i64 %44, 52
  %46 = add i64 %45, 4607182418800017408
  %47 = bitcast i64 %46 to double
  %48 = fmul double %43, %47
  br label %58

49:
  %50 = phi i64 [ 0, %27 ], [ %56, %49 ]
  %51 = phi double [ 0x3DA93974A8C07C9D, %27 ], [ %55, %49 ]
  %52 = getelementptr inbounds [12 x double], ptr @exp_of.FACTORIALS, i64 0, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = fdiv double 1.000000e+00, %53
  %55 = tail call double @llvm.fmuladd.f64(double %51, double %33, double %54)
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, 12
  br i1 %57, label %34, label %49

58:
  %59 = phi double [ %48, %34 ], [ 0x7FF0000000000000, %22 ], [ %23, %25 ]
  %60 = fadd double %59, 1.000000e+00
  %61 = fdiv double 2.000000e+00, %60
  %62 = fsub double 1.000000e+00, %61
  %63 = tail call double @llvm.copysign.f64(double %62, double %0)
  br label %64

64:
  %65 = phi double [ %21, %17 ], [ %63, %58 ]
  ret double %65
}

define double @math_asinh(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 0x3E10000000000000
  br i1 %3, label %80, label %4

4:
  %5 = fcmp olt double %2, 0x41D0000000000000
  br i1 %5, label %71, label %6

6:
  %7 = fcmp uno double %0, 0.000000e+00
  br i1 %7, label %80, label %8

8:
  %9 = fcmp one double %0, 0.000000e+00
  %10 = fcmp olt double %2, 0x7FF0000000000000
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %63

12:
  %13 = fcmp olt double %2, 0x10000000000000
  %14 = fmul double %2, 0x4350000000000000
  %15 = select i1 %13, double %14, double %2
  %16 = bitcast double %15 to i64
  %17 = and i64 %16, 4503599627370495
  %18 = or i64 %17, 4607182418800017408
  %19 = bitcast i64 %18 to double
  %20 = fcmp ogt double %19, 0x3FF6A09E667F3BCD
  %21 = fmul double %19, 5.000000e-01
  %22 = select i1 %20, double %21, double %19
  %23 = fadd double %22, 1.000000e+00
  %24 = fadd double %22, -1.000000e+00
  %25 = fdiv double %24, %23
  %26 = fneg double %25
  %27 = fmul double %25, %25
  br label %28

28:
  %29 = phi i32 [ 23, %12 ], [ %34, %28 ]
  %30 = phi double [ 8.000000e-02, %12 ], [ %33, %28 ]
  %31 = sitofp i32 %29 to double
  %32 = fdiv double 2.000000e+00, %31
  %33 = tail call double @llvm.fmuladd.f64(double %30, double %27, double %32)
  %34 = add nsw i32 %29, -2
  %35 = icmp ugt i32 %29, 3
  br i1 %35, label %28, label %36

36:
  %37 = fadd double %23, -1.000000e+00
  %38 = tail call double @llvm.fma.f64(double %26, double %23, double %24)
  %39 = lshr i64 %16, 52
  %40 = zext i1 %20 to i64
  %41 = fsub double %22, %37
  %42 = tail call double @llvm.fmuladd.f64(double %26, double %41, double %38)
  %43 = select i1 %13, i64 -1077, i64 -1023
  %44 = add nsw i64 %39, %43
  %45 = add nsw i64 %44, %40
  %46 = fdiv double %42, %23
  %47 = fmul double %25, 2.000000e+00
  %48 = fmul double %25, %27
  %49 = fmul double %48, %33
  %50 = tail call double @llvm.fmuladd.f64(double %46, double 2.000000e+00, double %49)
  %51 = icmp eq i64 %45, 0
  br i1 %51, label %52, label %54

52:
  %53 = fadd double %47, %50
  br label %67

54:
  %55 = sitofp i64 %45 to double
  %56 = fmul double %55, 0x3FE62E42FEE00000
  %57 = fadd double %56, %47
  %58 = fsub double %57, %56
  %59 = fsub double %47, %58
  %60 = tail call double @llvm.fmuladd.f64(double %55, double 0x3DEA39EF35793C76, double %50)
  %61 = fadd double %59, %60
  %62 = fadd double %57, %61
  br label %67

63:
  %64 = fcmp oeq double %0, 0.000000e+00
  %65 = select i1 %9, double %2, double 0x7FF8000000000000
  %66 = select i1 %64, double 0xFFF0000000000000, double %65
  br label %67

67:
  %68 = phi double [ %66, %63 ], [ %53, %52 ], [ %62, %54 ]
  %69 = fadd double %68, 0x3FE62E42FEFA39EF
  %70 = tail call double @llvm.copysign.f64(double %69, double %0)
  br label %80

71:
  %72 = fmul double %0, %0
  %73 = fadd double %72, 1.000000e+00
  %74 = tail call double @llvm.sqrt.f64(double %73)
  %75 = fadd double %74, 1.000000e+00
  %76 = fdiv double %72, %75
  %77 = fadd double %2, %76
  %78 = tail call double @log_1_plus(double %77)
  %79 = tail call double @llvm.copysign.f64(double %78, double %0)
  br label %80

80:
  %81 = phi double [ %79, %71 ], [ %0, %1 ], [ %70, %67 ], [ %0, %6 ]
  ret double %81
}

define internal double @log_1_plus(double %0) {
  %2 = fcmp ogt double %0, -2.500000e-01
  %3 = fcmp olt double %0, 5.000000e-01
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %29

5:
  %6 = fadd double %0, 2.000000e+00
  %7 = fadd double %6, -2.000000e+00
  %8 = fsub double %0, %7
  %9 = fdiv double %0, %6
  %10 = fneg double %9
  %11 = tail call double @llvm.fma.f64(double %10, double %6, double %0)
  %12 = tail call double @llvm.fmuladd.f64(double %10, double %8, double %11)
  %13 = fmul double %9, %9
  br label %14

14:
  %15 = phi i32 [ 23, %5 ], [ %20, %14 ]
  %16 = phi double [ 8.000000e-02, %5 ], [ %19, %14 ]
  %17 = sitofp i32 %15 to double
  %18 = fdiv double 2.000000e+00, %17
  %19 = tail call double @llvm.fmuladd.f64(double %16, double %13, double %18)
  %20 = add nsw i32 %15, -2
  %21 = icmp ugt i32 %15, 3
  br i1 %21, label %14, label %22

22:
  %23 = fdiv double %12, %6
  %24 = fmul double %9, 2.000000e+00
  %25 = fmul double %9, %13
  %26 = fmul double %25, %19
  %27 = tail call double @llvm.fmuladd.f64(double %23, double 2.000000e+00, double %26)
  %28 = fadd double %24, %27
  br label %99

29:
  %30 = fadd double %0, 1.000000e+00
  %31 = fcmp ogt double %30, 0.000000e+00
  %32 = fcmp olt double %30, 0x7FF0000000000000
  %33 = and i1 %31, %32
  br i1 %33, label %38, label %34

34:
  %35 = fcmp oeq double %30, 0.000000e+00
  %36 = select i1 %31, double %30, double 0x7FF8000000000000
  %37 = select i1 %35, double 0xFFF0000000000000, double %36
  br label %99

38:
  %39 = fsub double %0, %30
  %40 = fadd double %30, -1.000000e+00
  %41 = fsub double %0, %40
  %42 = fcmp olt double %30, 0x10000000000000
  %43 = fmul double %30, 0x4350000000000000
  %44 = select i1 %42, double %43, double %30
  %45 = bitcast double %44 to i64
  %46 = and i64 %45, 4503599627370495
  %47 = or i64 %46, 4607182418800017408
  %48 = bitcast i64 %47 to double
  %49 = fcmp ogt double %48, 0x3FF6A09E667F3BCD
  %50 = fmul double %48, 5.000000e-01
  %51 = select i1 %49, double %50, double %48
  %52 = fadd double %51, 1.000000e+00
  %53 = fadd double %51, -1.000000e+00
  %54 = fadd double %52, -1.000000e+00
  %55 = fdiv double %53, %52
  %56 = fneg double %55
  %57 = tail call double @llvm.fma.f64(double %56, double %52, double %53)
  %58 = fmul double %55, %55
  br label %59

59:
  %60 = phi i32 [ 23, %38 ], [ %65, %59 ]
  %61 = phi double [ 8.000000e-02, %38 ], [ %64, %59 ]
  %62 = sitofp i32 %60 to double
  %63 = fdiv double 2.000000e+00, %62
  %64 = tail call double @llvm.fmuladd.f64(double %61, double %58, double %63)
  %65 = add nsw i32 %60, -2
  %66 = icmp ugt i32 %60, 3
  br i1 %66, label %59, label %67

67:
  %68 = fcmp ogt double %0, 1.000000e+00
  %69 = fadd double %39, 1.000000e+00
  %70 = select i1 %68, double %69, double %41
  %71 = lshr i64 %45, 52
  %72 = zext i1 %49 to i64
  %73 = fsub double %51, %54
  %74 = tail call double @llvm.fmuladd.f64(double %56, double %73, double %57)
  %75 = select i1 %42, i64 -1077, i64 -1023
  %76 = add nsw i64 %71, %75
  %77 = add nsw i64 %76, %72
  %78 = fdiv double %74, %52
  %79 = fmul double %55, 2.000000e+00
  %80 = fmul double %55, %58
  %81 = fmul double %80, %64
  %82 = tail call double @llvm.fmuladd.f64(double %78, double 2.000000e+00, double %81)
  %83 = icmp eq i64 %77, 0
  br i1 %83, label %84, label %86

84:
  %85 = fadd double %79, %82
  br label %95

86:
  %87 = sitofp i64 %77 to double
  %88 = fmul double %87, 0x3FE62E42FEE00000
  %89 = fadd double %88, %79
  %90 = fsub double %89, %88
  %91 = fsub double %79, %90
  %92 = tail call double @llvm.fmuladd.f64(double %87, double 0x3DEA39EF35793C76, double %82)
  %93 = fadd double %91, %92
  %94 = fadd double %89, %93
  br label %95

95:
  %96 = phi double [ %85, %84 ], [ %94, %86 ]
  %97 = fdiv double %70, %30
  %98 = fadd double %97, %96
  br label %99

99:
  %100 = phi double [ %28, %22 ], [ %98, %95 ], [ %37, %34 ]
  ret double %100
}

define double @math_acosh(double %0) {
  %2 = fcmp ult double %0, 1.000000e+00
  br i1 %2, label %74, label %3

3:
  %4 = fcmp ogt double %0, 0x41D0000000000000
  br i1 %4, label %5, label %67

5:
  %6 = fcmp ogt double %0, 0.000000e+00
  %7 = fcmp olt double %0, 0x7FF0000000000000
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %60

9:
  %10 = fcmp olt double %0, 0x10000000000000
  %11 = fmul double %0, 0x4350000000000000
  %12 = select i1 %10, double %11, double %0
  %13 = bitcast double %12 to i64
  %14 = and i64 %13, 4503599627370495
  %15 = or i64 %14, 4607182418800017408
  %16 = bitcast i64 %15 to double
  %17 = fcmp ogt double %16, 0x3FF6A09E667F3BCD
  %18 = fmul double %16, 5.000000e-01
  %19 = select i1 %17, double %18, double %16
  %20 = fadd double %19, 1.000000e+00
  %21 = fadd double %19, -1.000000e+00
  %22 = fdiv double %21, %20
  %23 = fneg double %22
  %24 = fmul double %22, %22
  br label %25

25:
  %26 = phi i32 [ 23, %9 ], [ %31, %25 ]
  %27 = phi double [ 8.000000e-02, %9 ], [ %30, %25 ]
  %28 = sitofp i32 %26 to double
  %29 = fdiv double 2.000000e+00, %28
  %30 = tail call double @llvm.fmuladd.f64(double %27, double %24, double %29)
  %31 = add nsw i32 %26, -2
  %32 = icmp ugt i32 %26, 3
  br i1 %32, label %25, label %33

33:
  %34 = fadd double %20, -1.000000e+00
  %35 = tail call double @llvm.fma.f64(double %23, double %20, double %21)
  %36 = lshr i64 %13, 52
  %37 = zext i1 %17 to i64
  %38 = fsub double %19, %34
  %39 = tail call double @llvm.fmuladd.f64(double %23, double %38, double %35)
  %40 = select i1 %10, i64 -1077, i64 -1023
  %41 = add nsw i64 %36, %40
  %42 = add nsw i64 %41, %37
  %43 = fdiv double %39, %20
  %44 = fmul double %22, 2.000000e+00
  %45 = fmul double %22, %24
  %46 = fmul double %45, %30
  %47 = tail call double @llvm.fmuladd.f64(double %43, double 2.000000e+00, double %46)
  %48 = icmp eq i64 %42, 0
  br i1 %48, label %49, label %51

49:
  %50 = fadd double %44, %47
  br label %64

51:
  %52 = sitofp i64 %42 to double
  %53 = fmul double %52, 0x3FE62E42FEE00000
  %54 = fadd double %53, %44
  %55 = fsub double %54, %53
  %56 = fsub double %44, %55
  %57 = tail call double @llvm.fmuladd.f64(double %52, double 0x3DEA39EF35793C76, double %47)
  %58 = fadd double %56, %57
  %59 = fadd double %54, %58
  br label %64

60:
  %61 = fcmp oeq double %0, 0.000000e+00
  %62 = select i1 %6, double %0, double 0x7FF8000000000000
  %63 = select i1 %61, double 0xFFF0000000000000, double %62
  br label %64

64:
  %65 = phi double [ %63, %60 ], [ %50, %49 ], [ %59, %51 ]
  %66 = fadd double %65, 0x3FE62E42FEFA39EF
  br label %74

67:
  %68 = fadd double %0, -1.000000e+00
  %69 = fadd double %68, 2.000000e+00
  %70 = fmul double %68, %69
  %71 = tail call double @llvm.sqrt.f64(double %70)
  %72 = fadd double %68, %71
  %73 = tail call double @log_1_plus(double %72)
  br label %74

74:
  %75 = phi double [ %66, %64 ], [ %73, %67 ], [ 0x7FF8000000000000, %1 ]
  ret double %75
}

define double @math_atanh(double %0) {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 1.000000e+00
  br i1 %3, label %15, label %4

4:
  %5 = fcmp oeq double %2, 1.000000e+00
  br i1 %5, label %6, label %8

6:
  %7 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %15

8:
  %9 = fmul double %2, 2.000000e+00
  %10 = fsub double 1.000000e+00, %2
  %11 = fdiv double %9, %10
  %12 = tail call double @log_1_plus(double %11)
  %13 = fmul double %12, 5.000000e-01
  %14 = tail call double @llvm.copysign.f64(double %13, double %0)
  br label %15

15:
  %16 = phi double [ %7, %6 ], [ %14, %8 ], [ 0x7FF8000000000000, %1 ]
  ret double %16
}

declare double @llvm.rint.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare double @llvm.copysign.f64(double, double)

declare i64 @llvm.fshl.i64(i64, i64, i64)
