; batch: made by tools/make_loops_text.py from batch, lanes
; sources f9e9d781930f68a3e480c297a75246a922060016f3b8bad56df82be7207cb435
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }
%struct.lanes_run = type { ptr, ptr, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, i64, i64, double, i64, i64 }

define void @batch_run(ptr %0, i64 %1, i64 %2) {
  %4 = icmp slt i64 %1, %2
  br i1 %4, label %5, label %18

5:
  %6 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 0
  %7 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 11
  %8 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 9
  %9 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 4
  %10 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 2
  %11 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 7
  %12 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 8
  %13 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 5
  %14 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 10
  %15 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 3
  %16 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 1
  %17 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 6
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ %1, %5 ], [ %115, %113 ]
  %21 = load ptr, ptr %6
  %22 = icmp eq ptr %21, null
  br i1 %22, label %64, label %23

23:
  %24 = load i64, ptr %7
  %25 = icmp sgt i64 %24, 8
  %26 = load i64, ptr %8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %30

28:
  %29 = select i1 %25, ptr @gather_single, ptr @gather
  br label %34

30:
  %31 = phi i64 [ %26, %23 ], [ %39, %34 ]
  %32 = load ptr, ptr %10
  %33 = icmp eq ptr %32, null
  br i1 %33, label %46, label %41

34:
  %35 = phi i64 [ 0, %28 ], [ %38, %34 ]
  %36 = load ptr, ptr %9
  %37 = getelementptr %struct.batch_array, ptr %36, i64 %35
  call void %29(ptr %37, i64 %20, i64 %2)
  %38 = add i64 %35, 1
  %39 = load i64, ptr %8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %34, label %30

41:
  %42 = load ptr, ptr %11
  %43 = load ptr, ptr %42
  %44 = load ptr, ptr %12
  call void %32(ptr %43, ptr %44)
  %45 = load i64, ptr %8
  br label %46

46:
  %47 = phi i64 [ %45, %41 ], [ %31, %30 ]
  %48 = load ptr, ptr %9
  call void @announce(ptr %0, ptr %48, i64 %47, i64 %20, i64 %2)
  %49 = load ptr, ptr %13
  %50 = load i64, ptr %14
  call void @announce(ptr %0, ptr %49, i64 %50, i64 %20, i64 %2)
  %51 = load ptr, ptr %6
  %52 = load ptr, ptr %15
  call void %51(ptr %52)
  %53 = load i64, ptr %14
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %113

55:
  %56 = select i1 %25, ptr @scatter_single, ptr @scatter
  br label %57

57:
  %58 = phi i64 [ 0, %55 ], [ %61, %57 ]
  %59 = load ptr, ptr %13
  %60 = getelementptr %struct.batch_array, ptr %59, i64 %58
  call void %56(ptr %60, i64 %20, i64 %2)
  %61 = add i64 %58, 1
  %62 = load i64, ptr %14
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %57, label %113

64:
  %65 = load ptr, ptr %9
  %66 = load i64, ptr %8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %80

68:
  %69 = phi i64 [ %78, %68 ], [ 0, %64 ]
  %70 = getelementptr %struct.batch_array, ptr %65, i64 %69, i32 0
  %71 = load ptr, ptr %70
  %72 = getelementptr %struct.batch_array, ptr %65, i64 %69, i32 2
  %73 = load i64, ptr %72
  %74 = mul i64 %73, %20
  %75 = getelementptr double, ptr %71, i64 %74
  %76 = getelementptr %struct.batch_array, ptr %65, i64 %69, i32 1
  %77 = load ptr, ptr %76
  store ptr %75, ptr %77
  %78 = add i64 %69, 1
  %79 = icmp eq i64 %78, %66
  br i1 %79, label %80, label %68

80:
  %81 = load ptr, ptr %13
  %82 = load i64, ptr %14
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %96

84:
  %85 = phi i64 [ %94, %84 ], [ 0, %80 ]
  %86 = getelementptr %struct.batch_array, ptr %81, i64 %85, i32 0
  %87 = load ptr, ptr %86
  %88 = getelementptr %struct.batch_array, ptr %81, i64 %85, i32 2
  %89 = load i64, ptr %88
  %90 = mul i64 %89, %20
  %91 = getelementptr double, ptr %87, i64 %90
  %92 = getelementptr %struct.batch_array, ptr %81, i64 %85, i32 1
  %93 = load ptr, ptr %92
  store ptr %91, ptr %93
  %94 = add i64 %85, 1
  %95 = icmp eq i64 %94, %82
  br i1 %95, label %96, label %84

96:
  %97 = load ptr, ptr %10
  %98 = icmp eq ptr %97, null
  br i1 %98, label %103, label %99

99:
  %100 = load ptr, ptr %11
  %101 = load ptr, ptr %100
  %102 = load ptr, ptr %12
  call void %97(ptr %101, ptr %102)
  br label %103

103:
  %104 = load ptr, ptr %16
  %105 = load ptr, ptr %17
  %106 = icmp eq ptr %105, null
  br i1 %106, label %110, label %107

107:
  %108 = load ptr, ptr %105
  %109 = load double, ptr %108
  br label %110

110:
  %111 = phi double [ %109, %107 ], [ 0.000000e+00, %103 ]
  %112 = load ptr, ptr %15
  call void %104(double %111, ptr %112)
  br label %113

113:
  %114 = load i64, ptr %7
  %115 = add i64 %114, %20
  %116 = icmp slt i64 %115, %2
  br i1 %116, label %19, label %18
}

define internal void @gather_single(ptr  %0, i64 %1, i64 %2) {
  %4 = alloca [1024 x i8], align 16
  %5 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5
  %7 = shl i64 %6, 2
  %8 = sub i64 %2, %1
  %9 = add i64 %8, -15
  %10 = mul i64 %7, %9
  %11 = add i64 %10, -64
  %12 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 1
  %13 = bitcast ptr %12 to ptr
  %14 = load ptr, ptr %13
  %15 = load ptr, ptr %14
  %16 = bitcast ptr %0 to ptr
  %17 = load ptr, ptr %16
  %18 = mul i64 %7, %1
  %19 = getelementptr i8, ptr %17, i64 %18
  %20 = getelementptr [1024 x i8], ptr %4, i64 0, i64 0
  %21 = icmp sgt i64 %6, 0
  br i1 %21, label %22, label %249

22:
  %23 = icmp ugt i64 %7, 64
  %24 = add i64 %7, -64
  %25 = icmp ult i64 %7, 64
  %26 = select i1 %25, i64 %7, i64 64
  %27 = icmp slt i64 %8, 16
  %28 = select i1 %27, i64 %8, i64 16
  br label %29

29:
  %30 = phi i64 [ 0, %22 ], [ %247, %42 ]
  %31 = add i64 %30, 64
  %32 = icmp sgt i64 %31, %7
  %33 = and i1 %23, %32
  %34 = select i1 %33, i64 %24, i64 %30
  %35 = icmp sgt i64 %34, %11
  %36 = getelementptr i8, ptr %19, i64 %34
  %37 = select i1 %35, ptr %20, ptr %36
  %38 = shl i64 %34, 4
  %39 = getelementptr i8, ptr %15, i64 %38
  %40 = select i1 %35, i64 64, i64 %7
  br i1 %35, label %41, label %42

41:
  call void @copy(ptr %20, ptr %36, i32 1, i64 16, i64 %28, i64 %7, i64 %26)
  br label %42

42:
  %43 = bitcast ptr %37 to ptr
  %44 = load <8 x double>, ptr %43, align 4
  %45 = getelementptr i8, ptr %37, i64 %40
  %46 = bitcast ptr %45 to ptr
  %47 = load <8 x double>, ptr %46, align 4
  %48 = shl i64 %40, 1
  %49 = getelementptr i8, ptr %37, i64 %48
  %50 = bitcast ptr %49 to ptr
  %51 = load <8 x double>, ptr %50, align 4
  %52 = mul i64 %40, 3
  %53 = getelementptr i8, ptr %37, i64 %52
  %54 = bitcast ptr %53 to ptr
  %55 = load <8 x double>, ptr %54, align 4
  %56 = shl i64 %40, 2
  %57 = getelementptr i8, ptr %37, i64 %56
  %58 = bitcast ptr %57 to ptr
  %59 = load <8 x double>, ptr %58, align 4
  %60 = mul i64 %40, 5
  %61 = getelementptr i8, ptr %37, i64 %60
  %62 = bitcast ptr %61 to ptr
  %63 = load <8 x double>, ptr %62, align 4
  %64 = mul i64 %40, 6
  %65 = getelementptr i8, ptr %37, i64 %64
  %66 = bitcast ptr %65 to ptr
  %67 = load <8 x double>, ptr %66, align 4
  %68 = mul i64 %40, 7
  %69 = getelementptr i8, ptr %37, i64 %68
  %70 = bitcast ptr %69 to ptr
  %71 = load <8 x double>, ptr %70, align 4
  %72 = shl i64 %40, 3
  %73 = getelementptr i8, ptr %37, i64 %72
  %74 = bitcast ptr %73 to ptr
  %75 = load <8 x double>, ptr %74, align 4
  %76 = mul i64 %40, 9
  %77 = getelementptr i8, ptr %37, i64 %76
  %78 = bitcast ptr %77 to ptr
  %79 = load <8 x double>, ptr %78, align 4
  %80 = mul i64 %40, 10
  %81 = getelementptr i8, ptr %37, i64 %80
  %82 = bitcast ptr %81 to ptr
  %83 = load <8 x double>, ptr %82, align 4
  %84 = mul i64 %40, 11
  %85 = getelementptr i8, ptr %37, i64 %84
  %86 = bitcast ptr %85 to ptr
  %87 = load <8 x double>, ptr %86, align 4
  %88 = mul i64 %40, 12
  %89 = getelementptr i8, ptr %37, i64 %88
  %90 = bitcast ptr %89 to ptr
  %91 = load <8 x double>, ptr %90, align 4
  %92 = mul i64 %40, 13
  %93 = getelementptr i8, ptr %37, i64 %92
  %94 = bitcast ptr %93 to ptr
  %95 = load <8 x double>, ptr %94, align 4
  %96 = mul i64 %40, 14
  %97 = getelementptr i8, ptr %37, i64 %96
  %98 = bitcast ptr %97 to ptr
  %99 = load <8 x double>, ptr %98, align 4
  %100 = mul i64 %40, 15
  %101 = getelementptr i8, ptr %37, i64 %100
  %102 = bitcast ptr %101 to ptr
  %103 = load <8 x double>, ptr %102, align 4
  %104 = shufflevector <8 x double> %44, <8 x double> %51, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %105 = shufflevector <8 x double> %44, <8 x double> %51, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %106 = shufflevector <8 x double> %59, <8 x double> %67, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %107 = shufflevector <8 x double> %59, <8 x double> %67, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %108 = shufflevector <8 x double> %75, <8 x double> %83, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %109 = shufflevector <8 x double> %75, <8 x double> %83, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %110 = shufflevector <8 x double> %91, <8 x double> %99, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %111 = shufflevector <8 x double> %91, <8 x double> %99, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %112 = shufflevector <8 x double> %104, <8 x double> %106, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %113 = shufflevector <8 x double> %104, <8 x double> %106, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %114 = shufflevector <8 x double> %105, <8 x double> %107, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %115 = shufflevector <8 x double> %105, <8 x double> %107, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %116 = shufflevector <8 x double> %108, <8 x double> %110, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %117 = shufflevector <8 x double> %108, <8 x double> %110, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %118 = shufflevector <8 x double> %109, <8 x double> %111, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %119 = shufflevector <8 x double> %109, <8 x double> %111, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %120 = shufflevector <8 x double> %112, <8 x double> %116, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %121 = shufflevector <8 x double> %112, <8 x double> %116, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %122 = shufflevector <8 x double> %114, <8 x double> %118, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %123 = shufflevector <8 x double> %114, <8 x double> %118, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %124 = shufflevector <8 x double> %113, <8 x double> %117, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %125 = shufflevector <8 x double> %113, <8 x double> %117, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %126 = shufflevector <8 x double> %115, <8 x double> %119, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %127 = shufflevector <8 x double> %115, <8 x double> %119, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %128 = bitcast <8 x double> %120 to <8 x i64>
  %129 = bitcast <8 x double> %122 to <8 x i64>
  %130 = bitcast <8 x double> %124 to <8 x i64>
  %131 = bitcast <8 x double> %126 to <8 x i64>
  %132 = bitcast <8 x double> %121 to <8 x i64>
  %133 = bitcast <8 x double> %123 to <8 x i64>
  %134 = bitcast <8 x double> %125 to <8 x i64>
  %135 = bitcast <8 x double> %127 to <8 x i64>
  %136 = shufflevector <8 x double> %47, <8 x double> %55, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %137 = shufflevector <8 x double> %47, <8 x double> %55, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %138 = shufflevector <8 x double> %63, <8 x double> %71, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %139 = shufflevector <8 x double> %63, <8 x double> %71, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %140 = shufflevector <8 x double> %79, <8 x double> %87, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %141 = shufflevector <8 x double> %79, <8 x double> %87, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %142 = shufflevector <8 x double> %95, <8 x double> %103, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %143 = shufflevector <8 x double> %95, <8 x double> %103, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %144 = shufflevector <8 x double> %136, <8 x double> %138, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %145 = shufflevector <8 x double> %136, <8 x double> %138, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %146 = shufflevector <8 x double> %137, <8 x double> %139, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %147 = shufflevector <8 x double> %137, <8 x double> %139, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %148 = shufflevector <8 x double> %140, <8 x double> %142, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %149 = shufflevector <8 x double> %140, <8 x double> %142, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %150 = shufflevector <8 x double> %141, <8 x double> %143, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %151 = shufflevector <8 x double> %141, <8 x double> %143, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %152 = shufflevector <8 x double> %144, <8 x double> %148, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %153 = shufflevector <8 x double> %144, <8 x double> %148, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %154 = shufflevector <8 x double> %146, <8 x double> %150, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %155 = shufflevector <8 x double> %146, <8 x double> %150, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %156 = shufflevector <8 x double> %145, <8 x double> %149, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %157 = shufflevector <8 x double> %145, <8 x double> %149, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %158 = shufflevector <8 x double> %147, <8 x double> %151, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %159 = shufflevector <8 x double> %147, <8 x double> %151, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %160 = bitcast <8 x double> %152 to <8 x i64>
  %161 = bitcast <8 x double> %154 to <8 x i64>
  %162 = bitcast <8 x double> %156 to <8 x i64>
  %163 = bitcast <8 x double> %158 to <8 x i64>
  %164 = bitcast <8 x double> %153 to <8 x i64>
  %165 = bitcast <8 x double> %155 to <8 x i64>
  %166 = bitcast <8 x double> %157 to <8 x i64>
  %167 = bitcast <8 x double> %159 to <8 x i64>
  %168 = and <8 x i64> %128, splat (i64 4294967295)
  %169 = shl <8 x i64> %160, splat (i64 32)
  %170 = or <8 x i64> %169, %168
  %171 = lshr <8 x i64> %128, splat (i64 32)
  %172 = and <8 x i64> %160, splat (i64 -4294967296)
  %173 = or <8 x i64> %172, %171
  %174 = and <8 x i64> %129, splat (i64 4294967295)
  %175 = shl <8 x i64> %161, splat (i64 32)
  %176 = or <8 x i64> %175, %174
  %177 = lshr <8 x i64> %129, splat (i64 32)
  %178 = and <8 x i64> %161, splat (i64 -4294967296)
  %179 = or <8 x i64> %178, %177
  %180 = and <8 x i64> %130, splat (i64 4294967295)
  %181 = shl <8 x i64> %162, splat (i64 32)
  %182 = or <8 x i64> %181, %180
  %183 = lshr <8 x i64> %130, splat (i64 32)
  %184 = and <8 x i64> %162, splat (i64 -4294967296)
  %185 = or <8 x i64> %184, %183
  %186 = and <8 x i64> %131, splat (i64 4294967295)
  %187 = shl <8 x i64> %163, splat (i64 32)
  %188 = or <8 x i64> %187, %186
  %189 = lshr <8 x i64> %131, splat (i64 32)
  %190 = and <8 x i64> %163, splat (i64 -4294967296)
  %191 = or <8 x i64> %190, %189
  %192 = and <8 x i64> %132, splat (i64 4294967295)
  %193 = shl <8 x i64> %164, splat (i64 32)
  %194 = or <8 x i64> %193, %192
  %195 = lshr <8 x i64> %132, splat (i64 32)
  %196 = and <8 x i64> %164, splat (i64 -4294967296)
  %197 = or <8 x i64> %196, %195
  %198 = and <8 x i64> %133, splat (i64 4294967295)
  %199 = shl <8 x i64> %165, splat (i64 32)
  %200 = or <8 x i64> %199, %198
  %201 = lshr <8 x i64> %133, splat (i64 32)
  %202 = and <8 x i64> %165, splat (i64 -4294967296)
  %203 = or <8 x i64> %202, %201
  %204 = and <8 x i64> %134, splat (i64 4294967295)
  %205 = shl <8 x i64> %166, splat (i64 32)
  %206 = or <8 x i64> %205, %204
  %207 = lshr <8 x i64> %134, splat (i64 32)
  %208 = and <8 x i64> %166, splat (i64 -4294967296)
  %209 = or <8 x i64> %208, %207
  %210 = and <8 x i64> %135, splat (i64 4294967295)
  %211 = shl <8 x i64> %167, splat (i64 32)
  %212 = or <8 x i64> %211, %210
  %213 = lshr <8 x i64> %135, splat (i64 32)
  %214 = and <8 x i64> %167, splat (i64 -4294967296)
  %215 = or <8 x i64> %214, %213
  %216 = bitcast ptr %39 to ptr
  store <8 x i64> %170, ptr %216, align 64
  %217 = getelementptr i8, ptr %39, i64 64
  %218 = bitcast ptr %217 to ptr
  store <8 x i64> %173, ptr %218, align 64
  %219 = getelementptr i8, ptr %39, i64 128
  %220 = bitcast ptr %219 to ptr
  store <8 x i64> %176, ptr %220, align 64
  %221 = getelementptr i8, ptr %39, i64 192
  %222 = bitcast ptr %221 to ptr
  store <8 x i64> %179, ptr %222, align 64
  %223 = getelementptr i8, ptr %39, i64 256
  %224 = bitcast ptr %223 to ptr
  store <8 x i64> %182, ptr %224, align 64
  %225 = getelementptr i8, ptr %39, i64 320
  %226 = bitcast ptr %225 to ptr
  store <8 x i64> %185, ptr %226, align 64
  %227 = getelementptr i8, ptr %39, i64 384
  %228 = bitcast ptr %227 to ptr
  store <8 x i64> %188, ptr %228, align 64
  %229 = getelementptr i8, ptr %39, i64 448
  %230 = bitcast ptr %229 to ptr
  store <8 x i64> %191, ptr %230, align 64
  %231 = getelementptr i8, ptr %39, i64 512
  %232 = bitcast ptr %231 to ptr
  store <8 x i64> %194, ptr %232, align 64
  %233 = getelementptr i8, ptr %39, i64 576
  %234 = bitcast ptr %233 to ptr
  store <8 x i64> %197, ptr %234, align 64
  %235 = getelementptr i8, ptr %39, i64 640
  %236 = bitcast ptr %235 to ptr
  store <8 x i64> %200, ptr %236, align 64
  %237 = getelementptr i8, ptr %39, i64 704
  %238 = bitcast ptr %237 to ptr
  store <8 x i64> %203, ptr %238, align 64
  %239 = getelementptr i8, ptr %39, i64 768
  %240 = bitcast ptr %239 to ptr
  store <8 x i64> %206, ptr %240, align 64
  %241 = getelementptr i8, ptr %39, i64 832
  %242 = bitcast ptr %241 to ptr
  store <8 x i64> %209, ptr %242, align 64
  %243 = getelementptr i8, ptr %39, i64 896
  %244 = bitcast ptr %243 to ptr
  store <8 x i64> %212, ptr %244, align 64
  %245 = getelementptr i8, ptr %39, i64 960
  %246 = bitcast ptr %245 to ptr
  store <8 x i64> %215, ptr %246, align 64
  %247 = add i64 %34, 64
  %248 = icmp slt i64 %247, %7
  br i1 %248, label %29, label %249

249:
  ret void
}

define internal void @gather(ptr  %0, i64 %1, i64 %2) {
  %4 = alloca [1024 x i8], align 16
  %5 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5
  %7 = shl i64 %6, 3
  %8 = sub i64 %2, %1
  %9 = add i64 %8, -7
  %10 = mul i64 %7, %9
  %11 = add i64 %10, -64
  %12 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 1
  %13 = bitcast ptr %12 to ptr
  %14 = load ptr, ptr %13
  %15 = load ptr, ptr %14
  %16 = bitcast ptr %0 to ptr
  %17 = load ptr, ptr %16
  %18 = mul i64 %7, %1
  %19 = getelementptr i8, ptr %17, i64 %18
  %20 = getelementptr [1024 x i8], ptr %4, i64 0, i64 0
  %21 = icmp sgt i64 %6, 0
  br i1 %21, label %22, label %113

22:
  %23 = icmp ugt i64 %7, 64
  %24 = add i64 %7, -64
  %25 = icmp ult i64 %7, 64
  %26 = select i1 %25, i64 %7, i64 64
  %27 = icmp slt i64 %8, 8
  %28 = select i1 %27, i64 %8, i64 8
  br label %29

29:
  %30 = phi i64 [ 0, %22 ], [ %111, %42 ]
  %31 = add i64 %30, 64
  %32 = icmp sgt i64 %31, %7
  %33 = and i1 %23, %32
  %34 = select i1 %33, i64 %24, i64 %30
  %35 = icmp sgt i64 %34, %11
  %36 = getelementptr i8, ptr %19, i64 %34
  %37 = select i1 %35, ptr %20, ptr %36
  %38 = shl i64 %34, 3
  %39 = getelementptr i8, ptr %15, i64 %38
  %40 = select i1 %35, i64 64, i64 %7
  br i1 %35, label %41, label %42

41:
  call void @copy(ptr %20, ptr %36, i32 1, i64 8, i64 %28, i64 %7, i64 %26)
  br label %42

42:
  %43 = bitcast ptr %37 to ptr
  %44 = load <8 x double>, ptr %43, align 4
  %45 = getelementptr i8, ptr %37, i64 %40
  %46 = bitcast ptr %45 to ptr
  %47 = load <8 x double>, ptr %46, align 4
  %48 = shl i64 %40, 1
  %49 = getelementptr i8, ptr %37, i64 %48
  %50 = bitcast ptr %49 to ptr
  %51 = load <8 x double>, ptr %50, align 4
  %52 = mul i64 %40, 3
  %53 = getelementptr i8, ptr %37, i64 %52
  %54 = bitcast ptr %53 to ptr
  %55 = load <8 x double>, ptr %54, align 4
  %56 = shl i64 %40, 2
  %57 = getelementptr i8, ptr %37, i64 %56
  %58 = bitcast ptr %57 to ptr
  %59 = load <8 x double>, ptr %58, align 4
  %60 = mul i64 %40, 5
  %61 = getelementptr i8, ptr %37, i64 %60
  %62 = bitcast ptr %61 to ptr
  %63 = load <8 x double>, ptr %62, align 4
  %64 = mul i64 %40, 6
  %65 = getelementptr i8, ptr %37, i64 %64
  %66 = bitcast ptr %65 to ptr
  %67 = load <8 x double>, ptr %66, align 4
  %68 = mul i64 %40, 7
  %69 = getelementptr i8, ptr %37, i64 %68
  %70 = bitcast ptr %69 to ptr
  %71 = load <8 x double>, ptr %70, align 4
  %72 = shufflevector <8 x double> %44, <8 x double> %47, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %73 = shufflevector <8 x double> %44, <8 x double> %47, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %74 = shufflevector <8 x double> %51, <8 x double> %55, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %75 = shufflevector <8 x double> %51, <8 x double> %55, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %76 = shufflevector <8 x double> %59, <8 x double> %63, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %77 = shufflevector <8 x double> %59, <8 x double> %63, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %78 = shufflevector <8 x double> %67, <8 x double> %71, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %79 = shufflevector <8 x double> %67, <8 x double> %71, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %80 = shufflevector <8 x double> %72, <8 x double> %74, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %81 = shufflevector <8 x double> %72, <8 x double> %74, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %82 = shufflevector <8 x double> %73, <8 x double> %75, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %83 = shufflevector <8 x double> %73, <8 x double> %75, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %84 = shufflevector <8 x double> %76, <8 x double> %78, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %85 = shufflevector <8 x double> %76, <8 x double> %78, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %86 = shufflevector <8 x double> %77, <8 x double> %79, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %87 = shufflevector <8 x double> %77, <8 x double> %79, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %88 = shufflevector <8 x double> %80, <8 x double> %84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %89 = shufflevector <8 x double> %80, <8 x double> %84, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %90 = shufflevector <8 x double> %82, <8 x double> %86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %91 = shufflevector <8 x double> %82, <8 x double> %86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %92 = shufflevector <8 x double> %81, <8 x double> %85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %93 = shufflevector <8 x double> %81, <8 x double> %85, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %94 = shufflevector <8 x double> %83, <8 x double> %87, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %95 = shufflevector <8 x double> %83, <8 x double> %87, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %96 = bitcast ptr %39 to ptr
  store <8 x double> %88, ptr %96, align 64
  %97 = getelementptr i8, ptr %39, i64 64
  %98 = bitcast ptr %97 to ptr
  store <8 x double> %90, ptr %98, align 64
  %99 = getelementptr i8, ptr %39, i64 128
  %100 = bitcast ptr %99 to ptr
  store <8 x double> %92, ptr %100, align 64
  %101 = getelementptr i8, ptr %39, i64 192
  %102 = bitcast ptr %101 to ptr
  store <8 x double> %94, ptr %102, align 64
  %103 = getelementptr i8, ptr %39, i64 256
  %104 = bitcast ptr %103 to ptr
  store <8 x double> %89, ptr %104, align 64
  %105 = getelementptr i8, ptr %39, i64 320
  %106 = bitcast ptr %105 to ptr
  store <8 x double> %91, ptr %106, align 64
  %107 = getelementptr i8, ptr %39, i64 384
  %108 = bitcast ptr %107 to ptr
  store <8 x double> %93, ptr %108, align 64
  %109 = getelementptr i8, ptr %39, i64 448
  %110 = bitcast ptr %109 to ptr
  store <8 x double> %95, ptr %110, align 64
  %111 = add i64 %34, 64
  %112 = icmp slt i64 %111, %7
  br i1 %112, label %29, label %113

113:
  ret void
}

define internal void @announce(ptr  %0, ptr  %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %7, label %14

7:
  %8 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8
  %10 = add i64 %9, %3
  %11 = icmp slt i64 %10, %4
  %12 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 12
  %13 = load i64, ptr %12
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %7 ], [ %34, %31 ]
  %17 = getelementptr %struct.batch_array, ptr %1, i64 %16, i32 1
  %18 = load ptr, ptr %17
  br i1 %11, label %19, label %29

19:
  %20 = getelementptr %struct.batch_array, ptr %1, i64 %16, i32 0
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.batch_array, ptr %1, i64 %16, i32 2
  %23 = load i64, ptr %22
  %24 = mul i64 %23, %10
  %25 = sdiv i64 64, %9
  %26 = mul i64 %24, %25
  %27 = sdiv i64 %26, 8
  %28 = getelementptr double, ptr %21, i64 %27
  br label %31

29:
  %30 = load ptr, ptr %18
  br label %31

31:
  %32 = phi ptr [ %28, %19 ], [ %30, %29 ]
  %33 = getelementptr ptr, ptr %18, i64 %13
  store ptr %32, ptr %33
  %34 = add i64 %16, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %14, label %15
}

define internal void @scatter_single(ptr  %0, i64 %1, i64 %2) {
  %4 = alloca [1024 x i8], align 16
  %5 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5
  %7 = shl i64 %6, 2
  %8 = sub i64 %2, %1
  %9 = add i64 %8, -15
  %10 = mul i64 %7, %9
  %11 = add i64 %10, -64
  %12 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 1
  %13 = bitcast ptr %12 to ptr
  %14 = load ptr, ptr %13
  %15 = load ptr, ptr %14
  %16 = bitcast ptr %0 to ptr
  %17 = load ptr, ptr %16
  %18 = mul i64 %7, %1
  %19 = getelementptr i8, ptr %17, i64 %18
  %20 = getelementptr [1024 x i8], ptr %4, i64 0, i64 0
  %21 = icmp sgt i64 %6, 0
  br i1 %21, label %22, label %249

22:
  %23 = icmp ugt i64 %7, 64
  %24 = add i64 %7, -64
  %25 = icmp ult i64 %7, 64
  %26 = select i1 %25, i64 %7, i64 64
  %27 = icmp slt i64 %8, 16
  %28 = select i1 %27, i64 %8, i64 16
  br label %29

29:
  %30 = phi i64 [ 0, %22 ], [ %247, %246 ]
  %31 = add i64 %30, 64
  %32 = icmp sgt i64 %31, %7
  %33 = and i1 %23, %32
  %34 = select i1 %33, i64 %24, i64 %30
  %35 = getelementptr i8, ptr %19, i64 %34
  %36 = shl i64 %34, 4
  %37 = getelementptr i8, ptr %15, i64 %36
  %38 = bitcast ptr %37 to ptr
  %39 = load <8 x i64>, ptr %38, align 4
  %40 = getelementptr i8, ptr %37, i64 64
  %41 = bitcast ptr %40 to ptr
  %42 = load <8 x i64>, ptr %41, align 4
  %43 = getelementptr i8, ptr %37, i64 128
  %44 = bitcast ptr %43 to ptr
  %45 = load <8 x i64>, ptr %44, align 4
  %46 = getelementptr i8, ptr %37, i64 192
  %47 = bitcast ptr %46 to ptr
  %48 = load <8 x i64>, ptr %47, align 4
  %49 = getelementptr i8, ptr %37, i64 256
  %50 = bitcast ptr %49 to ptr
  %51 = load <8 x i64>, ptr %50, align 4
  %52 = getelementptr i8, ptr %37, i64 320
  %53 = bitcast ptr %52 to ptr
  %54 = load <8 x i64>, ptr %53, align 4
  %55 = getelementptr i8, ptr %37, i64 384
  %56 = bitcast ptr %55 to ptr
  %57 = load <8 x i64>, ptr %56, align 4
  %58 = getelementptr i8, ptr %37, i64 448
  %59 = bitcast ptr %58 to ptr
  %60 = load <8 x i64>, ptr %59, align 4
  %61 = getelementptr i8, ptr %37, i64 512
  %62 = bitcast ptr %61 to ptr
  %63 = load <8 x i64>, ptr %62, align 4
  %64 = getelementptr i8, ptr %37, i64 576
  %65 = bitcast ptr %64 to ptr
  %66 = load <8 x i64>, ptr %65, align 4
  %67 = getelementptr i8, ptr %37, i64 640
  %68 = bitcast ptr %67 to ptr
  %69 = load <8 x i64>, ptr %68, align 4
  %70 = getelementptr i8, ptr %37, i64 704
  %71 = bitcast ptr %70 to ptr
  %72 = load <8 x i64>, ptr %71, align 4
  %73 = getelementptr i8, ptr %37, i64 768
  %74 = bitcast ptr %73 to ptr
  %75 = load <8 x i64>, ptr %74, align 4
  %76 = getelementptr i8, ptr %37, i64 832
  %77 = bitcast ptr %76 to ptr
  %78 = load <8 x i64>, ptr %77, align 4
  %79 = getelementptr i8, ptr %37, i64 896
  %80 = bitcast ptr %79 to ptr
  %81 = load <8 x i64>, ptr %80, align 4
  %82 = getelementptr i8, ptr %37, i64 960
  %83 = bitcast ptr %82 to ptr
  %84 = load <8 x i64>, ptr %83, align 4
  %85 = icmp sgt i64 %34, %11
  %86 = select i1 %85, ptr %20, ptr %35
  %87 = select i1 %85, i64 64, i64 %7
  %88 = and <8 x i64> %39, splat (i64 4294967295)
  %89 = shl <8 x i64> %42, splat (i64 32)
  %90 = or <8 x i64> %89, %88
  %91 = lshr <8 x i64> %39, splat (i64 32)
  %92 = and <8 x i64> %42, splat (i64 -4294967296)
  %93 = or <8 x i64> %92, %91
  %94 = and <8 x i64> %45, splat (i64 4294967295)
  %95 = shl <8 x i64> %48, splat (i64 32)
  %96 = or <8 x i64> %95, %94
  %97 = lshr <8 x i64> %45, splat (i64 32)
  %98 = and <8 x i64> %48, splat (i64 -4294967296)
  %99 = or <8 x i64> %98, %97
  %100 = and <8 x i64> %51, splat (i64 4294967295)
  %101 = shl <8 x i64> %54, splat (i64 32)
  %102 = or <8 x i64> %101, %100
  %103 = lshr <8 x i64> %51, splat (i64 32)
  %104 = and <8 x i64> %54, splat (i64 -4294967296)
  %105 = or <8 x i64> %104, %103
  %106 = and <8 x i64> %57, splat (i64 4294967295)
  %107 = shl <8 x i64> %60, splat (i64 32)
  %108 = or <8 x i64> %107, %106
  %109 = lshr <8 x i64> %57, splat (i64 32)
  %110 = and <8 x i64> %60, splat (i64 -4294967296)
  %111 = or <8 x i64> %110, %109
  %112 = and <8 x i64> %63, splat (i64 4294967295)
  %113 = shl <8 x i64> %66, splat (i64 32)
  %114 = or <8 x i64> %113, %112
  %115 = lshr <8 x i64> %63, splat (i64 32)
  %116 = and <8 x i64> %66, splat (i64 -4294967296)
  %117 = or <8 x i64> %116, %115
  %118 = and <8 x i64> %69, splat (i64 4294967295)
  %119 = shl <8 x i64> %72, splat (i64 32)
  %120 = or <8 x i64> %119, %118
  %121 = lshr <8 x i64> %69, splat (i64 32)
  %122 = and <8 x i64> %72, splat (i64 -4294967296)
  %123 = or <8 x i64> %122, %121
  %124 = and <8 x i64> %75, splat (i64 4294967295)
  %125 = shl <8 x i64> %78, splat (i64 32)
  %126 = or <8 x i64> %125, %124
  %127 = lshr <8 x i64> %75, splat (i64 32)
  %128 = and <8 x i64> %78, splat (i64 -4294967296)
  %129 = or <8 x i64> %128, %127
  %130 = and <8 x i64> %81, splat (i64 4294967295)
  %131 = shl <8 x i64> %84, splat (i64 32)
  %132 = or <8 x i64> %131, %130
  %133 = lshr <8 x i64> %81, splat (i64 32)
  %134 = and <8 x i64> %84, splat (i64 -4294967296)
  %135 = or <8 x i64> %134, %133
  %136 = bitcast <8 x i64> %90 to <8 x double>
  %137 = bitcast <8 x i64> %96 to <8 x double>
  %138 = bitcast <8 x i64> %102 to <8 x double>
  %139 = bitcast <8 x i64> %108 to <8 x double>
  %140 = bitcast <8 x i64> %114 to <8 x double>
  %141 = bitcast <8 x i64> %120 to <8 x double>
  %142 = bitcast <8 x i64> %126 to <8 x double>
  %143 = bitcast <8 x i64> %132 to <8 x double>
  %144 = shufflevector <8 x double> %136, <8 x double> %137, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %145 = shufflevector <8 x double> %136, <8 x double> %137, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %146 = shufflevector <8 x double> %138, <8 x double> %139, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %147 = shufflevector <8 x double> %138, <8 x double> %139, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %148 = shufflevector <8 x double> %140, <8 x double> %141, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %149 = shufflevector <8 x double> %140, <8 x double> %141, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %150 = shufflevector <8 x double> %142, <8 x double> %143, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %151 = shufflevector <8 x double> %142, <8 x double> %143, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %152 = shufflevector <8 x double> %144, <8 x double> %146, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %153 = shufflevector <8 x double> %144, <8 x double> %146, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %154 = shufflevector <8 x double> %145, <8 x double> %147, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %155 = shufflevector <8 x double> %145, <8 x double> %147, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %156 = shufflevector <8 x double> %148, <8 x double> %150, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %157 = shufflevector <8 x double> %148, <8 x double> %150, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %158 = shufflevector <8 x double> %149, <8 x double> %151, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %159 = shufflevector <8 x double> %149, <8 x double> %151, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %160 = shufflevector <8 x double> %152, <8 x double> %156, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %161 = shufflevector <8 x double> %152, <8 x double> %156, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %162 = shufflevector <8 x double> %154, <8 x double> %158, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %163 = shufflevector <8 x double> %154, <8 x double> %158, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %164 = shufflevector <8 x double> %153, <8 x double> %157, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %165 = shufflevector <8 x double> %153, <8 x double> %157, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %166 = shufflevector <8 x double> %155, <8 x double> %159, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %167 = shufflevector <8 x double> %155, <8 x double> %159, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %168 = bitcast <8 x i64> %93 to <8 x double>
  %169 = bitcast <8 x i64> %99 to <8 x double>
  %170 = shufflevector <8 x double> %168, <8 x double> %169, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %171 = shufflevector <8 x double> %168, <8 x double> %169, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %172 = bitcast <8 x i64> %105 to <8 x double>
  %173 = bitcast <8 x i64> %111 to <8 x double>
  %174 = shufflevector <8 x double> %172, <8 x double> %173, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %175 = shufflevector <8 x double> %172, <8 x double> %173, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %176 = bitcast <8 x i64> %117 to <8 x double>
  %177 = bitcast <8 x i64> %123 to <8 x double>
  %178 = shufflevector <8 x double> %176, <8 x double> %177, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %179 = shufflevector <8 x double> %176, <8 x double> %177, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %180 = bitcast <8 x i64> %129 to <8 x double>
  %181 = bitcast <8 x i64> %135 to <8 x double>
  %182 = shufflevector <8 x double> %180, <8 x double> %181, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %183 = shufflevector <8 x double> %180, <8 x double> %181, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %184 = shufflevector <8 x double> %170, <8 x double> %174, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %185 = shufflevector <8 x double> %170, <8 x double> %174, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %186 = shufflevector <8 x double> %171, <8 x double> %175, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %187 = shufflevector <8 x double> %171, <8 x double> %175, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %188 = shufflevector <8 x double> %178, <8 x double> %182, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %189 = shufflevector <8 x double> %178, <8 x double> %182, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %190 = shufflevector <8 x double> %179, <8 x double> %183, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %191 = shufflevector <8 x double> %179, <8 x double> %183, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %192 = shufflevector <8 x double> %184, <8 x double> %188, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %193 = shufflevector <8 x double> %184, <8 x double> %188, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %194 = shufflevector <8 x double> %186, <8 x double> %190, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %195 = shufflevector <8 x double> %186, <8 x double> %190, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %196 = shufflevector <8 x double> %185, <8 x double> %189, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %197 = shufflevector <8 x double> %185, <8 x double> %189, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %198 = shufflevector <8 x double> %187, <8 x double> %191, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %199 = shufflevector <8 x double> %187, <8 x double> %191, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %200 = bitcast ptr %86 to ptr
  store <8 x double> %160, ptr %200, align 4
  %201 = getelementptr i8, ptr %86, i64 %87
  %202 = bitcast ptr %201 to ptr
  store <8 x double> %192, ptr %202, align 4
  %203 = shl i64 %87, 1
  %204 = getelementptr i8, ptr %86, i64 %203
  %205 = bitcast ptr %204 to ptr
  store <8 x double> %162, ptr %205, align 4
  %206 = mul i64 %87, 3
  %207 = getelementptr i8, ptr %86, i64 %206
  %208 = bitcast ptr %207 to ptr
  store <8 x double> %194, ptr %208, align 4
  %209 = shl i64 %87, 2
  %210 = getelementptr i8, ptr %86, i64 %209
  %211 = bitcast ptr %210 to ptr
  store <8 x double> %164, ptr %211, align 4
  %212 = mul i64 %87, 5
  %213 = getelementptr i8, ptr %86, i64 %212
  %214 = bitcast ptr %213 to ptr
  store <8 x double> %196, ptr %214, align 4
  %215 = mul i64 %87, 6
  %216 = getelementptr i8, ptr %86, i64 %215
  %217 = bitcast ptr %216 to ptr
  store <8 x double> %166, ptr %217, align 4
  %218 = mul i64 %87, 7
  %219 = getelementptr i8, ptr %86, i64 %218
  %220 = bitcast ptr %219 to ptr
  store <8 x double> %198, ptr %220, align 4
  %221 = shl i64 %87, 3
  %222 = getelementptr i8, ptr %86, i64 %221
  %223 = bitcast ptr %222 to ptr
  store <8 x double> %161, ptr %223, align 4
  %224 = mul i64 %87, 9
  %225 = getelementptr i8, ptr %86, i64 %224
  %226 = bitcast ptr %225 to ptr
  store <8 x double> %193, ptr %226, align 4
  %227 = mul i64 %87, 10
  %228 = getelementptr i8, ptr %86, i64 %227
  %229 = bitcast ptr %228 to ptr
  store <8 x double> %163, ptr %229, align 4
  %230 = mul i64 %87, 11
  %231 = getelementptr i8, ptr %86, i64 %230
  %232 = bitcast ptr %231 to ptr
  store <8 x double> %195, ptr %232, align 4
  %233 = mul i64 %87, 12
  %234 = getelementptr i8, ptr %86, i64 %233
  %235 = bitcast ptr %234 to ptr
  store <8 x double> %165, ptr %235, align 4
  %236 = mul i64 %87, 13
  %237 = getelementptr i8, ptr %86, i64 %236
  %238 = bitcast ptr %237 to ptr
  store <8 x double> %197, ptr %238, align 4
  %239 = mul i64 %87, 14
  %240 = getelementptr i8, ptr %86, i64 %239
  %241 = bitcast ptr %240 to ptr
  store <8 x double> %167, ptr %241, align 4
  %242 = mul i64 %87, 15
  %243 = getelementptr i8, ptr %86, i64 %242
  %244 = bitcast ptr %243 to ptr
  store <8 x double> %199, ptr %244, align 4
  br i1 %85, label %245, label %246

245:
  call void @copy(ptr %20, ptr %35, i32 0, i64 16, i64 %28, i64 %7, i64 %26)
  br label %246

246:
  %247 = add i64 %34, 64
  %248 = icmp slt i64 %247, %7
  br i1 %248, label %29, label %249

249:
  ret void
}

define internal void @scatter(ptr  %0, i64 %1, i64 %2) {
  %4 = alloca [1024 x i8], align 16
  %5 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5
  %7 = shl i64 %6, 3
  %8 = sub i64 %2, %1
  %9 = add i64 %8, -7
  %10 = mul i64 %7, %9
  %11 = add i64 %10, -64
  %12 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 1
  %13 = bitcast ptr %12 to ptr
  %14 = load ptr, ptr %13
  %15 = load ptr, ptr %14
  %16 = bitcast ptr %0 to ptr
  %17 = load ptr, ptr %16
  %18 = mul i64 %7, %1
  %19 = getelementptr i8, ptr %17, i64 %18
  %20 = getelementptr [1024 x i8], ptr %4, i64 0, i64 0
  %21 = icmp sgt i64 %6, 0
  br i1 %21, label %22, label %113

22:
  %23 = icmp ugt i64 %7, 64
  %24 = add i64 %7, -64
  %25 = icmp ult i64 %7, 64
  %26 = select i1 %25, i64 %7, i64 64
  %27 = icmp slt i64 %8, 8
  %28 = select i1 %27, i64 %8, i64 8
  br label %29

29:
  %30 = phi i64 [ 0, %22 ], [ %111, %110 ]
  %31 = add i64 %30, 64
  %32 = icmp sgt i64 %31, %7
  %33 = and i1 %23, %32
  %34 = select i1 %33, i64 %24, i64 %30
  %35 = getelementptr i8, ptr %19, i64 %34
  %36 = shl i64 %34, 3
  %37 = getelementptr i8, ptr %15, i64 %36
  %38 = bitcast ptr %37 to ptr
  %39 = load <8 x double>, ptr %38, align 4
  %40 = getelementptr i8, ptr %37, i64 64
  %41 = bitcast ptr %40 to ptr
  %42 = load <8 x double>, ptr %41, align 4
  %43 = getelementptr i8, ptr %37, i64 128
  %44 = bitcast ptr %43 to ptr
  %45 = load <8 x double>, ptr %44, align 4
  %46 = getelementptr i8, ptr %37, i64 192
  %47 = bitcast ptr %46 to ptr
  %48 = load <8 x double>, ptr %47, align 4
  %49 = getelementptr i8, ptr %37, i64 256
  %50 = bitcast ptr %49 to ptr
  %51 = load <8 x double>, ptr %50, align 4
  %52 = getelementptr i8, ptr %37, i64 320
  %53 = bitcast ptr %52 to ptr
  %54 = load <8 x double>, ptr %53, align 4
  %55 = getelementptr i8, ptr %37, i64 384
  %56 = bitcast ptr %55 to ptr
  %57 = load <8 x double>, ptr %56, align 4
  %58 = getelementptr i8, ptr %37, i64 448
  %59 = bitcast ptr %58 to ptr
  %60 = load <8 x double>, ptr %59, align 4
  %61 = icmp sgt i64 %34, %11
  %62 = select i1 %61, ptr %20, ptr %35
  %63 = select i1 %61, i64 64, i64 %7
  %64 = shufflevector <8 x double> %39, <8 x double> %42, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %65 = shufflevector <8 x double> %39, <8 x double> %42, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %66 = shufflevector <8 x double> %45, <8 x double> %48, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %67 = shufflevector <8 x double> %45, <8 x double> %48, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %68 = shufflevector <8 x double> %51, <8 x double> %54, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %69 = shufflevector <8 x double> %51, <8 x double> %54, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %70 = shufflevector <8 x double> %57, <8 x double> %60, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %71 = shufflevector <8 x double> %57, <8 x double> %60, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %72 = shufflevector <8 x double> %64, <8 x double> %66, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %73 = shufflevector <8 x double> %64, <8 x double> %66, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %74 = shufflevector <8 x double> %65, <8 x double> %67, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %75 = shufflevector <8 x double> %65, <8 x double> %67, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %76 = shufflevector <8 x double> %68, <8 x double> %70, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %77 = shufflevector <8 x double> %68, <8 x double> %70, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %78 = shufflevector <8 x double> %69, <8 x double> %71, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %79 = shufflevector <8 x double> %69, <8 x double> %71, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %80 = shufflevector <8 x double> %72, <8 x double> %76, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %81 = shufflevector <8 x double> %72, <8 x double> %76, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %82 = shufflevector <8 x double> %74, <8 x double> %78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %83 = shufflevector <8 x double> %74, <8 x double> %78, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %84 = shufflevector <8 x double> %73, <8 x double> %77, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %85 = shufflevector <8 x double> %73, <8 x double> %77, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %86 = shufflevector <8 x double> %75, <8 x double> %79, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %87 = shufflevector <8 x double> %75, <8 x double> %79, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %88 = bitcast ptr %62 to ptr
  store <8 x double> %80, ptr %88, align 4
  %89 = getelementptr i8, ptr %62, i64 %63
  %90 = bitcast ptr %89 to ptr
  store <8 x double> %82, ptr %90, align 4
  %91 = shl i64 %63, 1
  %92 = getelementptr i8, ptr %62, i64 %91
  %93 = bitcast ptr %92 to ptr
  store <8 x double> %84, ptr %93, align 4
  %94 = mul i64 %63, 3
  %95 = getelementptr i8, ptr %62, i64 %94
  %96 = bitcast ptr %95 to ptr
  store <8 x double> %86, ptr %96, align 4
  %97 = shl i64 %63, 2
  %98 = getelementptr i8, ptr %62, i64 %97
  %99 = bitcast ptr %98 to ptr
  store <8 x double> %81, ptr %99, align 4
  %100 = mul i64 %63, 5
  %101 = getelementptr i8, ptr %62, i64 %100
  %102 = bitcast ptr %101 to ptr
  store <8 x double> %83, ptr %102, align 4
  %103 = mul i64 %63, 6
  %104 = getelementptr i8, ptr %62, i64 %103
  %105 = bitcast ptr %104 to ptr
  store <8 x double> %85, ptr %105, align 4
  %106 = mul i64 %63, 7
  %107 = getelementptr i8, ptr %62, i64 %106
  %108 = bitcast ptr %107 to ptr
  store <8 x double> %87, ptr %108, align 4
  br i1 %61, label %109, label %110

109:
  call void @copy(ptr %20, ptr %35, i32 0, i64 8, i64 %28, i64 %7, i64 %26)
  br label %110

110:
  %111 = add i64 %34, 64
  %112 = icmp slt i64 %111, %7
  br i1 %112, label %29, label %113

113:
  ret void
}

define internal void @copy(ptr  %0, ptr  %1, i32 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = icmp eq i32 %2, 0
  %9 = select i1 %8, i64 %4, i64 %3
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = add i64 %4, -1
  %13 = sdiv i64 %6, 4
  %14 = icmp sgt i64 %6, 3
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ 0, %11 ], [ %30, %29 ]
  %18 = shl i64 %17, 6
  %19 = getelementptr i8, ptr %0, i64 %18
  %20 = bitcast ptr %19 to ptr
  %21 = icmp slt i64 %17, %4
  %22 = select i1 %21, i64 %17, i64 %12
  %23 = mul i64 %22, %5
  %24 = getelementptr i8, ptr %1, i64 %23
  %25 = bitcast ptr %24 to ptr
  br i1 %14, label %26, label %29

26:
  %27 = select i1 %8, ptr %20, ptr %25
  %28 = select i1 %8, ptr %25, ptr %20
  br label %32

29:
  %30 = add i64 %17, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %15, label %16

32:
  %33 = phi i64 [ %37, %32 ], [ 0, %26 ]
  %34 = getelementptr i32, ptr %27, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr i32, ptr %28, i64 %33
  store i32 %35, ptr %36, align 4
  %37 = add i64 %33, 1
  %38 = icmp eq i64 %37, %13
  br i1 %38, label %29, label %32
}

define i64 @lanes_advance(ptr %0, i64 %1) {
  %3 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 10
  %4 = load ptr, ptr %3
  %5 = load double, ptr %4
  %6 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 14
  %7 = load double, ptr %6
  %8 = fsub double %7, %5
  %9 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 15
  %10 = load i64, ptr %9
  %11 = sitofp i64 %10 to double
  %12 = fdiv double %8, %11
  %13 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 8
  %14 = load ptr, ptr %13
  %15 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 5
  %16 = load i64, ptr %15
  %17 = shl i64 %16, 2
  %18 = getelementptr <8 x double>, ptr %14, i64 %17
  %19 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 16
  %20 = load i64, ptr %19
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %22, label %46

22:
  %23 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 13
  %24 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 12
  %25 = load i64, ptr %23
  %26 = load i64, ptr %24
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %44

28:
  %29 = getelementptr double, ptr %4, i64 %25
  %30 = load double, ptr %29
  %31 = fcmp oeq double %30, %5
  br i1 %31, label %32, label %42

32:
  %33 = load ptr, ptr %13
  call void @write(ptr %0, ptr %33)
  %34 = load i64, ptr %23
  %35 = load i64, ptr %24
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %42

37:
  %38 = load ptr, ptr %3
  %39 = getelementptr double, ptr %38, i64 %34
  %40 = load double, ptr %39
  %41 = fcmp oeq double %40, %5
  br i1 %41, label %32, label %42

42:
  %43 = load ptr, ptr %13
  br label %44

44:
  %45 = phi ptr [ %43, %42 ], [ %14, %22 ]
  call void @rates(ptr %0, double %5, ptr %45, ptr %18)
  store i64 0, ptr %19
  br label %46

46:
  %47 = phi i64 [ 0, %44 ], [ %20, %2 ]
  %48 = icmp sgt i64 %1, 0
  br i1 %48, label %49, label %282

49:
  %50 = bitcast ptr %18 to ptr
  %51 = fmul double %12, 5.000000e-01
  %52 = fdiv double %12, 6.000000e+00
  %53 = insertelement <8 x double> poison, double %52, i64 0
  %54 = shufflevector <8 x double> %53, <8 x double> poison, <8 x i32> zeroinitializer
  %55 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 13
  %56 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 12
  %57 = insertelement <8 x double> poison, double %12, i64 0
  %58 = shufflevector <8 x double> %57, <8 x double> poison, <8 x i32> zeroinitializer
  %59 = fneg <8 x double> %58
  %60 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 9
  %61 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 11
  %62 = load i64, ptr %9
  %63 = icmp slt i64 %47, %62
  br i1 %63, label %73, label %282

64:
  %65 = icmp sgt i64 %75, 1
  br i1 %65, label %68, label %66

66:
  %67 = load i64, ptr %19
  br label %282

68:
  %69 = add i64 %75, -1
  %70 = load i64, ptr %19
  %71 = load i64, ptr %9
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %73, label %282

73:
  %74 = phi i64 [ %71, %68 ], [ %62, %49 ]
  %75 = phi i64 [ %69, %68 ], [ %1, %49 ]
  %76 = phi i64 [ %70, %68 ], [ %47, %49 ]
  %77 = sitofp i64 %76 to double
  %78 = call double @llvm.fmuladd.f64(double %77, double %12, double %5)
  %79 = add i64 %76, 1
  %80 = icmp eq i64 %79, %74
  br i1 %80, label %81, label %83

81:
  %82 = load double, ptr %6
  br label %86

83:
  %84 = sitofp i64 %79 to double
  %85 = call double @llvm.fmuladd.f64(double %84, double %12, double %5)
  br label %86

86:
  %87 = phi double [ %82, %81 ], [ %85, %83 ]
  %88 = icmp sgt i64 %76, 0
  br i1 %88, label %89, label %95

89:
  %90 = load i64, ptr %15
  %91 = shl i64 %90, 2
  %92 = getelementptr <8 x double>, ptr %18, i64 %91
  %93 = bitcast ptr %92 to ptr
  %94 = shl i64 %90, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %50, ptr align 64 %93, i64 %94, i1 false)
  br label %95

95:
  %96 = load i64, ptr %15
  %97 = load ptr, ptr %13
  %98 = mul i64 %96, 3
  %99 = getelementptr <8 x double>, ptr %97, i64 %98
  %100 = shl i64 %96, 2
  %101 = getelementptr <8 x double>, ptr %97, i64 %100
  %102 = icmp sgt i64 %96, 0
  br label %106

103:
  %104 = shl i64 %96, 1
  %105 = getelementptr <8 x double>, ptr %97, i64 %104
  br i1 %102, label %132, label %154

106:
  %107 = phi i64 [ 1, %95 ], [ %119, %115 ]
  %108 = icmp eq i64 %107, 3
  %109 = select i1 %108, double %12, double %51
  br i1 %102, label %110, label %115

110:
  %111 = insertelement <8 x double> poison, double %109, i64 0
  %112 = shufflevector <8 x double> %111, <8 x double> poison, <8 x i32> zeroinitializer
  %113 = add i64 %107, -1
  %114 = mul i64 %113, %96
  br label %121

115:
  %116 = fadd double %78, %109
  %117 = mul i64 %107, %96
  %118 = getelementptr <8 x double>, ptr %101, i64 %117
  call void @rates(ptr %0, double %116, ptr %99, ptr %118)
  %119 = add i64 %107, 1
  %120 = icmp eq i64 %119, 4
  br i1 %120, label %103, label %106

121:
  %122 = phi i64 [ 0, %110 ], [ %130, %121 ]
  %123 = getelementptr <8 x double>, ptr %97, i64 %122
  %124 = load <8 x double>, ptr %123, align 64
  %125 = add i64 %122, %114
  %126 = getelementptr <8 x double>, ptr %101, i64 %125
  %127 = load <8 x double>, ptr %126, align 64
  %128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %127, <8 x double> %124)
  %129 = getelementptr <8 x double>, ptr %99, i64 %122
  store <8 x double> %128, ptr %129, align 64
  %130 = add i64 %122, 1
  %131 = icmp eq i64 %130, %96
  br i1 %131, label %115, label %121

132:
  %133 = phi i64 [ %152, %132 ], [ 0, %103 ]
  %134 = getelementptr <8 x double>, ptr %97, i64 %133
  %135 = load <8 x double>, ptr %134, align 64
  %136 = getelementptr <8 x double>, ptr %101, i64 %133
  %137 = load <8 x double>, ptr %136, align 64
  %138 = add i64 %133, %96
  %139 = getelementptr <8 x double>, ptr %101, i64 %138
  %140 = load <8 x double>, ptr %139, align 64
  %141 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %140, <8 x double> splat (double 2.000000e+00), <8 x double> %137)
  %142 = add i64 %133, %104
  %143 = getelementptr <8 x double>, ptr %101, i64 %142
  %144 = load <8 x double>, ptr %143, align 64
  %145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %144, <8 x double> splat (double 2.000000e+00), <8 x double> %141)
  %146 = add i64 %133, %98
  %147 = getelementptr <8 x double>, ptr %101, i64 %146
  %148 = load <8 x double>, ptr %147, align 64
  %149 = fadd <8 x double> %145, %148
  %150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %54, <8 x double> %149, <8 x double> %135)
  %151 = getelementptr <8 x double>, ptr %105, i64 %133
  store <8 x double> %150, ptr %151, align 64
  %152 = add i64 %133, 1
  %153 = icmp eq i64 %152, %96
  br i1 %153, label %154, label %132

154:
  %155 = getelementptr <8 x double>, ptr %101, i64 %100
  call void @rates(ptr %0, double %87, ptr %105, ptr %155)
  %156 = load ptr, ptr %13
  %157 = load i64, ptr %15
  %158 = getelementptr <8 x double>, ptr %156, i64 %157
  %159 = bitcast ptr %158 to ptr
  %160 = bitcast ptr %97 to ptr
  %161 = shl i64 %96, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %159, ptr align 64 %160, i64 %161, i1 false)
  %162 = bitcast ptr %105 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %160, ptr align 64 %162, i64 %161, i1 false)
  call void @normalize(ptr %0, double %87, ptr %97)
  store i64 %79, ptr %19
  %163 = load i64, ptr %15
  %164 = load i64, ptr %55
  %165 = load i64, ptr %56
  %166 = icmp slt i64 %164, %165
  br i1 %166, label %167, label %263

167:
  %168 = icmp sgt i64 %163, 0
  br label %169

169:
  %170 = phi i64 [ %164, %167 ], [ %260, %258 ]
  %171 = phi i32 [ 0, %167 ], [ %259, %258 ]
  %172 = load ptr, ptr %3
  %173 = getelementptr double, ptr %172, i64 %170
  %174 = load double, ptr %173
  %175 = fsub double %174, %87
  %176 = fmul double %12, %175
  %177 = fcmp ogt double %176, 0.000000e+00
  br i1 %177, label %263, label %178

178:
  %179 = fcmp oeq double %174, %87
  br i1 %179, label %180, label %182

180:
  %181 = load ptr, ptr %13
  call void @write(ptr %0, ptr %181)
  br label %258

182:
  %183 = icmp eq i32 %171, 0
  br i1 %183, label %184, label %222

184:
  %185 = load i64, ptr %15
  %186 = load ptr, ptr %13
  %187 = getelementptr <8 x double>, ptr %186, i64 %185
  %188 = shl i64 %185, 1
  %189 = getelementptr <8 x double>, ptr %186, i64 %188
  %190 = shl i64 %185, 2
  %191 = getelementptr <8 x double>, ptr %186, i64 %190
  %192 = shl i64 %185, 3
  %193 = getelementptr <8 x double>, ptr %186, i64 %192
  %194 = mul i64 %185, 9
  %195 = getelementptr <8 x double>, ptr %186, i64 %194
  %196 = icmp sgt i64 %185, 0
  br i1 %196, label %197, label %222

197:
  %198 = phi i64 [ %220, %197 ], [ 0, %184 ]
  %199 = getelementptr <8 x double>, ptr %189, i64 %198
  %200 = load <8 x double>, ptr %199, align 64
  %201 = getelementptr <8 x double>, ptr %187, i64 %198
  %202 = load <8 x double>, ptr %201, align 64
  %203 = fsub <8 x double> %200, %202
  %204 = getelementptr <8 x double>, ptr %195, i64 %198
  store <8 x double> %203, ptr %204, align 64
  %205 = getelementptr <8 x double>, ptr %191, i64 %198
  %206 = load <8 x double>, ptr %205, align 64
  %207 = fneg <8 x double> %203
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %58, <8 x double> %206, <8 x double> %207)
  %209 = add i64 %198, %185
  %210 = getelementptr <8 x double>, ptr %195, i64 %209
  store <8 x double> %208, ptr %210, align 64
  %211 = getelementptr <8 x double>, ptr %193, i64 %198
  %212 = load <8 x double>, ptr %211, align 64
  %213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %212, <8 x double> %203)
  %214 = fsub <8 x double> %213, %208
  %215 = load ptr, ptr %13
  %216 = load i64, ptr %15
  %217 = mul i64 %216, 3
  %218 = getelementptr <8 x double>, ptr %215, i64 %217
  %219 = getelementptr <8 x double>, ptr %218, i64 %198
  store <8 x double> %214, ptr %219, align 64
  %220 = add i64 %198, 1
  %221 = icmp eq i64 %220, %185
  br i1 %221, label %222, label %197

222:
  %223 = fsub double %174, %78
  %224 = fdiv double %223, %12
  %225 = load ptr, ptr %13
  %226 = load i64, ptr %15
  %227 = getelementptr <8 x double>, ptr %225, i64 %226
  %228 = mul i64 %226, 9
  %229 = getelementptr <8 x double>, ptr %225, i64 %228
  %230 = mul i64 %226, 3
  %231 = getelementptr <8 x double>, ptr %225, i64 %230
  %232 = mul i64 %226, 6
  %233 = getelementptr <8 x double>, ptr %225, i64 %232
  br i1 %168, label %234, label %240

234:
  %235 = insertelement <8 x double> poison, double %224, i64 0
  %236 = shufflevector <8 x double> %235, <8 x double> poison, <8 x i32> zeroinitializer
  %237 = fsub double 1.000000e+00, %224
  %238 = insertelement <8 x double> poison, double %237, i64 0
  %239 = shufflevector <8 x double> %238, <8 x double> poison, <8 x i32> zeroinitializer
  br label %241

240:
  call void @normalize(ptr %0, double %174, ptr %233)
  call void @write(ptr %0, ptr %233)
  br label %258

241:
  %242 = phi i64 [ 0, %234 ], [ %256, %241 ]
  %243 = getelementptr <8 x double>, ptr %227, i64 %242
  %244 = load <8 x double>, ptr %243, align 64
  %245 = getelementptr <8 x double>, ptr %229, i64 %242
  %246 = load <8 x double>, ptr %245, align 64
  %247 = add i64 %242, %163
  %248 = getelementptr <8 x double>, ptr %229, i64 %247
  %249 = load <8 x double>, ptr %248, align 64
  %250 = getelementptr <8 x double>, ptr %231, i64 %242
  %251 = load <8 x double>, ptr %250, align 64
  %252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %251, <8 x double> %249)
  %253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %252, <8 x double> %246)
  %254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %253, <8 x double> %244)
  %255 = getelementptr <8 x double>, ptr %233, i64 %242
  store <8 x double> %254, ptr %255, align 64
  %256 = add i64 %242, 1
  %257 = icmp eq i64 %256, %163
  br i1 %257, label %240, label %241

258:
  %259 = phi i32 [ %171, %180 ], [ 1, %240 ]
  %260 = load i64, ptr %55
  %261 = load i64, ptr %56
  %262 = icmp slt i64 %260, %261
  br i1 %262, label %169, label %263

263:
  %264 = load ptr, ptr %61
  br label %265

265:
  %266 = phi i64 [ 0, %263 ], [ %277, %276 ]
  %267 = phi i1 [ true, %263 ], [ %278, %276 ]
  %268 = getelementptr ptr, ptr %264, i64 %266
  %269 = load ptr, ptr %268
  %270 = icmp eq ptr %269, null
  br i1 %270, label %276, label %271

271:
  %272 = load ptr, ptr %60
  %273 = getelementptr double, ptr %272, i64 %266
  %274 = load double, ptr %273
  %275 = fcmp uno double %274, 0.000000e+00
  br i1 %275, label %280, label %276

276:
  %277 = add i64 %266, 1
  %278 = icmp ult i64 %266, 7
  %279 = icmp eq i64 %277, 8
  br i1 %279, label %280, label %265

280:
  %281 = phi i1 [ %267, %271 ], [ %278, %276 ]
  br i1 %281, label %64, label %287

282:
  %283 = phi i64 [ %47, %46 ], [ %67, %66 ], [ %47, %49 ], [ %70, %68 ]
  %284 = load i64, ptr %9
  %285 = icmp eq i64 %283, %284
  %286 = zext i1 %285 to i64
  br label %287

287:
  %288 = phi i64 [ %286, %282 ], [ 1, %280 ]
  ret i64 %288
}

define internal void @write(ptr  %0, ptr  %1) {
  %3 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 13
  %6 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 5
  %7 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 9
  br label %11

8:
  %9 = load i64, ptr %5
  %10 = add i64 %9, 1
  store i64 %10, ptr %5
  ret void

11:
  %12 = phi i64 [ 0, %2 ], [ %40, %39 ]
  %13 = getelementptr ptr, ptr %4, i64 %12
  %14 = load ptr, ptr %13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %39, label %16

16:
  %17 = load i64, ptr %5
  %18 = load i64, ptr %6
  %19 = mul i64 %18, %17
  %20 = getelementptr double, ptr %14, i64 %19
  %21 = load ptr, ptr %7
  %22 = getelementptr double, ptr %21, i64 %12
  %23 = load double, ptr %22
  %24 = fcmp ord double %23, 0.000000e+00
  %25 = icmp sgt i64 %18, 0
  br i1 %25, label %26, label %39

26:
  %27 = trunc i64 %12 to i32
  br label %28

28:
  %29 = phi i64 [ %37, %34 ], [ 0, %26 ]
  br i1 %24, label %34, label %30

30:
  %31 = getelementptr <8 x double>, ptr %1, i64 %29
  %32 = load <8 x double>, ptr %31, align 64
  %33 = extractelement <8 x double> %32, i32 %27
  br label %34

34:
  %35 = phi double [ %33, %30 ], [ 0x7FF8000000000000, %28 ]
  %36 = getelementptr double, ptr %20, i64 %29
  store double %35, ptr %36
  %37 = add i64 %29, 1
  %38 = icmp eq i64 %37, %18
  br i1 %38, label %39, label %28

39:
  %40 = add i64 %12, 1
  %41 = icmp eq i64 %40, 8
  br i1 %41, label %8, label %11
}

define internal void @rates(ptr  %0, double %1, ptr %2, ptr %3) {
  %5 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 4
  %6 = load ptr, ptr %5
  store double %1, ptr %6
  %7 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9
  %11 = getelementptr ptr, ptr %8, i64 %10
  %12 = bitcast ptr %11 to ptr
  store ptr %2, ptr %12
  %13 = load ptr, ptr %7
  %14 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 3
  %15 = load i64, ptr %14
  %16 = getelementptr ptr, ptr %13, i64 %15
  %17 = bitcast ptr %16 to ptr
  store ptr %3, ptr %17
  %18 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 0
  %19 = load ptr, ptr %18
  %20 = load ptr, ptr %7
  call void %19(ptr %20)
  %21 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 5
  %22 = load i64, ptr %21
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %43, label %24

24:
  %25 = phi <8 x double> [ zeroinitializer, %4 ], [ %48, %43 ]
  %26 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 9
  br label %27

27:
  %28 = phi i64 [ 0, %24 ], [ %39, %38 ]
  %29 = trunc i64 %28 to i32
  %30 = extractelement <8 x double> %25, i32 %29
  %31 = fcmp oeq double %30, 0.000000e+00
  br i1 %31, label %38, label %32

32:
  %33 = load ptr, ptr %26
  %34 = getelementptr double, ptr %33, i64 %28
  %35 = load double, ptr %34
  %36 = fcmp uno double %35, 0.000000e+00
  br i1 %36, label %37, label %38

37:
  store double %1, ptr %34
  br label %38

38:
  %39 = add i64 %28, 1
  %40 = icmp eq i64 %39, 8
  br i1 %40, label %41, label %27

41:
  %42 = load ptr, ptr %26
  br label %55

43:
  %44 = phi i64 [ %49, %43 ], [ 0, %4 ]
  %45 = phi <8 x double> [ %48, %43 ], [ zeroinitializer, %4 ]
  %46 = getelementptr <8 x double>, ptr %3, i64 %44
  %47 = load <8 x double>, ptr %46, align 64
  %48 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %47, <8 x double> zeroinitializer, <8 x double> %45)
  %49 = add i64 %44, 1
  %50 = icmp eq i64 %49, %22
  br i1 %50, label %24, label %43

51:
  %52 = icmp ne i64 %65, 0
  %53 = xor i1 %23, true
  %54 = select i1 %52, i1 true, i1 %53
  br i1 %54, label %77, label %68

55:
  %56 = phi i64 [ 0, %41 ], [ %66, %55 ]
  %57 = phi i64 [ -1, %41 ], [ %65, %55 ]
  %58 = phi <8 x i64> [ undef, %41 ], [ %64, %55 ]
  %59 = getelementptr double, ptr %42, i64 %56
  %60 = load double, ptr %59
  %61 = fcmp uno double %60, 0.000000e+00
  %62 = sext i1 %61 to i64
  %63 = trunc i64 %56 to i32
  %64 = insertelement <8 x i64> %58, i64 %62, i32 %63
  %65 = and i64 %57, %62
  %66 = add i64 %56, 1
  %67 = icmp eq i64 %66, 8
  br i1 %67, label %51, label %55

68:
  %69 = phi i64 [ %74, %68 ], [ 0, %51 ]
  %70 = getelementptr <8 x double>, ptr %3, i64 %69
  %71 = bitcast ptr %70 to ptr
  %72 = load <8 x i64>, ptr %71, align 64
  %73 = and <8 x i64> %72, %64
  store <8 x i64> %73, ptr %71, align 64
  %74 = add i64 %69, 1
  %75 = load i64, ptr %21
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %68, label %77

77:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

define internal void @normalize(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 7
  %5 = load i64, ptr %4
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 6
  %9 = getelementptr %struct.lanes_run, ptr %0, i64 0, i32 9
  br label %11

10:
  ret void

11:
  %12 = phi <8 x double> [ undef, %7 ], [ %50, %53 ]
  %13 = phi i64 [ 0, %7 ], [ %54, %53 ]
  %14 = load ptr, ptr %8
  %15 = getelementptr i64, ptr %14, i64 %13
  %16 = load i64, ptr %15
  %17 = getelementptr <8 x double>, ptr %2, i64 %16
  %18 = load <8 x double>, ptr %17, align 64
  %19 = getelementptr <8 x double>, ptr %17, i64 1
  %20 = load <8 x double>, ptr %19, align 64
  %21 = fmul <8 x double> %20, %20
  %22 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %18, <8 x double> %21)
  %23 = getelementptr <8 x double>, ptr %17, i64 2
  %24 = load <8 x double>, ptr %23, align 64
  %25 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %24, <8 x double> %22)
  %26 = getelementptr <8 x double>, ptr %17, i64 3
  %27 = load <8 x double>, ptr %26, align 64
  %28 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %27, <8 x double> %25)
  br label %45

29:
  %30 = phi i64 [ %43, %42 ], [ 0, %45 ]
  %31 = trunc i64 %30 to i32
  %32 = extractelement <8 x double> %50, i32 %31
  %33 = fcmp olt double %32, 0x3FF000010C6F7A0B
  %34 = fcmp ogt double %32, 0x3FEFFFFDE7210BE9
  %35 = and i1 %33, %34
  br i1 %35, label %42, label %36

36:
  %37 = load ptr, ptr %9
  %38 = getelementptr double, ptr %37, i64 %30
  %39 = load double, ptr %38
  %40 = fcmp uno double %39, 0.000000e+00
  br i1 %40, label %41, label %42

41:
  store double %1, ptr %38
  br label %42

42:
  %43 = add i64 %30, 1
  %44 = icmp eq i64 %43, 8
  br i1 %44, label %57, label %29

45:
  %46 = phi i32 [ 0, %11 ], [ %51, %45 ]
  %47 = phi <8 x double> [ %12, %11 ], [ %50, %45 ]
  %48 = extractelement <8 x double> %28, i32 %46
  %49 = call double @llvm.sqrt.f64(double %48)
  %50 = insertelement <8 x double> %47, double %49, i32 %46
  %51 = add i32 %46, 1
  %52 = icmp eq i32 %51, 8
  br i1 %52, label %29, label %45

53:
  %54 = add i64 %13, 1
  %55 = load i64, ptr %4
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %11, label %10

57:
  %58 = phi i64 [ %62, %57 ], [ 0, %42 ]
  %59 = getelementptr <8 x double>, ptr %17, i64 %58
  %60 = load <8 x double>, ptr %59, align 64
  %61 = fdiv <8 x double> %60, %50
  store <8 x double> %61, ptr %59, align 64
  %62 = add i64 %58, 1
  %63 = icmp eq i64 %62, 4
  br i1 %63, label %53, label %57
}

declare double @llvm.sqrt.f64(double)
