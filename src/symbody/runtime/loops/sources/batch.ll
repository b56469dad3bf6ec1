; batch: made by tools/make_loops_text.py from batch, lanes
; sources 056df06e83f28a348e0ce1b480e4a2b680e8beb73d5d9f2baedb90e3eeabd181
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64 }
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
  %13 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 3
  %14 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 10
  %15 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 5
  %16 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 1
  %17 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 6
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ %1, %5 ], [ %109, %107 ]
  %21 = load ptr, ptr %6
  %22 = icmp eq ptr %21, null
  br i1 %22, label %58, label %23

23:
  %24 = load i64, ptr %7
  %25 = icmp sgt i64 %24, 8
  %26 = load i64, ptr %8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %30

28:
  %29 = select i1 %25, ptr @gather_single, ptr @gather
  br label %33

30:
  %31 = load ptr, ptr %10
  %32 = icmp eq ptr %31, null
  br i1 %32, label %44, label %40

33:
  %34 = phi i64 [ 0, %28 ], [ %37, %33 ]
  %35 = load ptr, ptr %9
  %36 = getelementptr %struct.batch_array, ptr %35, i64 %34
  call void %29(ptr %36, i64 %20, i64 %2)
  %37 = add i64 %34, 1
  %38 = load i64, ptr %8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %33, label %30

40:
  %41 = load ptr, ptr %11
  %42 = load ptr, ptr %41
  %43 = load ptr, ptr %12
  call void %31(ptr %42, ptr %43)
  br label %44

44:
  %45 = load ptr, ptr %6
  %46 = load ptr, ptr %13
  call void %45(ptr %46)
  %47 = load i64, ptr %14
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %107

49:
  %50 = select i1 %25, ptr @scatter_single, ptr @scatter
  br label %51

51:
  %52 = phi i64 [ 0, %49 ], [ %55, %51 ]
  %53 = load ptr, ptr %15
  %54 = getelementptr %struct.batch_array, ptr %53, i64 %52
  call void %50(ptr %54, i64 %20, i64 %2)
  %55 = add i64 %52, 1
  %56 = load i64, ptr %14
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %51, label %107

58:
  %59 = load ptr, ptr %9
  %60 = load i64, ptr %8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %74

62:
  %63 = phi i64 [ %72, %62 ], [ 0, %58 ]
  %64 = getelementptr %struct.batch_array, ptr %59, i64 %63, i32 0
  %65 = load ptr, ptr %64
  %66 = getelementptr %struct.batch_array, ptr %59, i64 %63, i32 2
  %67 = load i64, ptr %66
  %68 = mul i64 %67, %20
  %69 = getelementptr double, ptr %65, i64 %68
  %70 = getelementptr %struct.batch_array, ptr %59, i64 %63, i32 1
  %71 = load ptr, ptr %70
  store ptr %69, ptr %71
  %72 = add i64 %63, 1
  %73 = icmp eq i64 %72, %60
  br i1 %73, label %74, label %62

74:
  %75 = load ptr, ptr %15
  %76 = load i64, ptr %14
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %90

78:
  %79 = phi i64 [ %88, %78 ], [ 0, %74 ]
  %80 = getelementptr %struct.batch_array, ptr %75, i64 %79, i32 0
  %81 = load ptr, ptr %80
  %82 = getelementptr %struct.batch_array, ptr %75, i64 %79, i32 2
  %83 = load i64, ptr %82
  %84 = mul i64 %83, %20
  %85 = getelementptr double, ptr %81, i64 %84
  %86 = getelementptr %struct.batch_array, ptr %75, i64 %79, i32 1
  %87 = load ptr, ptr %86
  store ptr %85, ptr %87
  %88 = add i64 %79, 1
  %89 = icmp eq i64 %88, %76
  br i1 %89, label %90, label %78

90:
  %91 = load ptr, ptr %10
  %92 = icmp eq ptr %91, null
  br i1 %92, label %97, label %93

93:
  %94 = load ptr, ptr %11
  %95 = load ptr, ptr %94
  %96 = load ptr, ptr %12
  call void %91(ptr %95, ptr %96)
  br label %97

97:
  %98 = load ptr, ptr %16
  %99 = load ptr, ptr %17
  %100 = icmp eq ptr %99, null
  br i1 %100, label %104, label %101

101:
  %102 = load ptr, ptr %99
  %103 = load double, ptr %102
  br label %104

104:
  %105 = phi double [ %103, %101 ], [ 0.000000e+00, %97 ]
  %106 = load ptr, ptr %13
  call void %98(double %105, ptr %106)
  br label %107

107:
  %108 = load i64, ptr %7
  %109 = add i64 %108, %20
  %110 = icmp slt i64 %109, %2
  br i1 %110, label %19, label %18
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
  br i1 %21, label %22, label %298

22:
  %23 = icmp slt i64 %10, 524353
  %24 = icmp ugt i64 %7, 64
  %25 = add i64 %7, -64
  %26 = icmp ult i64 %7, 64
  %27 = select i1 %26, i64 %7, i64 64
  %28 = icmp slt i64 %8, 16
  %29 = select i1 %28, i64 %8, i64 16
  %30 = shl i64 %6, 6
  br label %31

31:
  %32 = phi i64 [ 0, %22 ], [ %296, %91 ]
  %33 = add i64 %32, 64
  %34 = icmp sgt i64 %33, %7
  %35 = and i1 %24, %34
  %36 = select i1 %35, i64 %25, i64 %32
  %37 = icmp sgt i64 %36, %11
  %38 = getelementptr i8, ptr %19, i64 %36
  %39 = select i1 %37, ptr %20, ptr %38
  %40 = shl i64 %36, 4
  %41 = getelementptr i8, ptr %15, i64 %40
  %42 = select i1 %37, i64 64, i64 %7
  br i1 %37, label %43, label %44

43:
  call void @copy(ptr %20, ptr %38, i32 1, i64 16, i64 %29, i64 %7, i64 %27)
  br label %44

44:
  br i1 %23, label %45, label %60

45:
  %46 = shl i64 %42, 1
  %47 = mul i64 %42, 3
  %48 = shl i64 %42, 2
  %49 = mul i64 %42, 5
  %50 = mul i64 %42, 6
  %51 = mul i64 %42, 7
  %52 = shl i64 %42, 3
  %53 = mul i64 %42, 9
  %54 = mul i64 %42, 10
  %55 = mul i64 %42, 11
  %56 = mul i64 %42, 12
  %57 = mul i64 %42, 13
  %58 = mul i64 %42, 14
  %59 = mul i64 %42, 15
  br label %91

60:
  %61 = getelementptr i8, ptr %39, i64 %30
  call void @llvm.prefetch.p0(ptr %61, i32 0, i32 2, i32 1)
  %62 = getelementptr i8, ptr %61, i64 %42
  call void @llvm.prefetch.p0(ptr %62, i32 0, i32 2, i32 1)
  %63 = shl i64 %42, 1
  %64 = getelementptr i8, ptr %61, i64 %63
  call void @llvm.prefetch.p0(ptr %64, i32 0, i32 2, i32 1)
  %65 = mul i64 %42, 3
  %66 = getelementptr i8, ptr %61, i64 %65
  call void @llvm.prefetch.p0(ptr %66, i32 0, i32 2, i32 1)
  %67 = shl i64 %42, 2
  %68 = getelementptr i8, ptr %61, i64 %67
  call void @llvm.prefetch.p0(ptr %68, i32 0, i32 2, i32 1)
  %69 = mul i64 %42, 5
  %70 = getelementptr i8, ptr %61, i64 %69
  call void @llvm.prefetch.p0(ptr %70, i32 0, i32 2, i32 1)
  %71 = mul i64 %42, 6
  %72 = getelementptr i8, ptr %61, i64 %71
  call void @llvm.prefetch.p0(ptr %72, i32 0, i32 2, i32 1)
  %73 = mul i64 %42, 7
  %74 = getelementptr i8, ptr %61, i64 %73
  call void @llvm.prefetch.p0(ptr %74, i32 0, i32 2, i32 1)
  %75 = shl i64 %42, 3
  %76 = getelementptr i8, ptr %61, i64 %75
  call void @llvm.prefetch.p0(ptr %76, i32 0, i32 2, i32 1)
  %77 = mul i64 %42, 9
  %78 = getelementptr i8, ptr %61, i64 %77
  call void @llvm.prefetch.p0(ptr %78, i32 0, i32 2, i32 1)
  %79 = mul i64 %42, 10
  %80 = getelementptr i8, ptr %61, i64 %79
  call void @llvm.prefetch.p0(ptr %80, i32 0, i32 2, i32 1)
  %81 = mul i64 %42, 11
  %82 = getelementptr i8, ptr %61, i64 %81
  call void @llvm.prefetch.p0(ptr %82, i32 0, i32 2, i32 1)
  %83 = mul i64 %42, 12
  %84 = getelementptr i8, ptr %61, i64 %83
  call void @llvm.prefetch.p0(ptr %84, i32 0, i32 2, i32 1)
  %85 = mul i64 %42, 13
  %86 = getelementptr i8, ptr %61, i64 %85
  call void @llvm.prefetch.p0(ptr %86, i32 0, i32 2, i32 1)
  %87 = mul i64 %42, 14
  %88 = getelementptr i8, ptr %61, i64 %87
  call void @llvm.prefetch.p0(ptr %88, i32 0, i32 2, i32 1)
  %89 = mul i64 %42, 15
  %90 = getelementptr i8, ptr %61, i64 %89
  call void @llvm.prefetch.p0(ptr %90, i32 0, i32 2, i32 1)
  br label %91

91:
  %92 = phi i64 [ %59, %45 ], [ %89, %60 ]
  %93 = phi i64 [ %58, %45 ], [ %87, %60 ]
  %94 = phi i64 [ %57, %45 ], [ %85, %60 ]
  %95 = phi i64 [ %56, %45 ], [ %83, %60 ]
  %96 = phi i64 [ %55, %45 ], [ %81, %60 ]
  %97 = phi i64 [ %54, %45 ], [ %79, %60 ]
  %98 = phi i64 [ %53, %45 ], [ %77, %60 ]
  %99 = phi i64 [ %52, %45 ], [ %75, %60 ]
  %100 = phi i64 [ %51, %45 ], [ %73, %60 ]
  %101 = phi i64 [ %50, %45 ], [ %71, %60 ]
  %102 = phi i64 [ %49, %45 ], [ %69, %60 ]
  %103 = phi i64 [ %48, %45 ], [ %67, %60 ]
  %104 = phi i64 [ %47, %45 ], [ %65, %60 ]
  %105 = phi i64 [ %46, %45 ], [ %63, %60 ]
  %106 = bitcast ptr %39 to ptr
  %107 = load <8 x double>, ptr %106, align 4
  %108 = getelementptr i8, ptr %39, i64 %42
  %109 = bitcast ptr %108 to ptr
  %110 = load <8 x double>, ptr %109, align 4
  %111 = getelementptr i8, ptr %39, i64 %105
  %112 = bitcast ptr %111 to ptr
  %113 = load <8 x double>, ptr %112, align 4
  %114 = getelementptr i8, ptr %39, i64 %104
  %115 = bitcast ptr %114 to ptr
  %116 = load <8 x double>, ptr %115, align 4
  %117 = getelementptr i8, ptr %39, i64 %103
  %118 = bitcast ptr %117 to ptr
  %119 = load <8 x double>, ptr %118, align 4
  %120 = getelementptr i8, ptr %39, i64 %102
  %121 = bitcast ptr %120 to ptr
  %122 = load <8 x double>, ptr %121, align 4
  %123 = getelementptr i8, ptr %39, i64 %101
  %124 = bitcast ptr %123 to ptr
  %125 = load <8 x double>, ptr %124, align 4
  %126 = getelementptr i8, ptr %39, i64 %100
  %127 = bitcast ptr %126 to ptr
  %128 = load <8 x double>, ptr %127, align 4
  %129 = getelementptr i8, ptr %39, i64 %99
  %130 = bitcast ptr %129 to ptr
  %131 = load <8 x double>, ptr %130, align 4
  %132 = getelementptr i8, ptr %39, i64 %98
  %133 = bitcast ptr %132 to ptr
  %134 = load <8 x double>, ptr %133, align 4
  %135 = getelementptr i8, ptr %39, i64 %97
  %136 = bitcast ptr %135 to ptr
  %137 = load <8 x double>, ptr %136, align 4
  %138 = getelementptr i8, ptr %39, i64 %96
  %139 = bitcast ptr %138 to ptr
  %140 = load <8 x double>, ptr %139, align 4
  %141 = getelementptr i8, ptr %39, i64 %95
  %142 = bitcast ptr %141 to ptr
  %143 = load <8 x double>, ptr %142, align 4
  %144 = getelementptr i8, ptr %39, i64 %94
  %145 = bitcast ptr %144 to ptr
  %146 = load <8 x double>, ptr %145, align 4
  %147 = getelementptr i8, ptr %39, i64 %93
  %148 = bitcast ptr %147 to ptr
  %149 = load <8 x double>, ptr %148, align 4
  %150 = getelementptr i8, ptr %39, i64 %92
  %151 = bitcast ptr %150 to ptr
  %152 = load <8 x double>, ptr %151, align 4
  %153 = shufflevector <8 x double> %107, <8 x double> %113, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %154 = shufflevector <8 x double> %107, <8 x double> %113, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %155 = shufflevector <8 x double> %119, <8 x double> %125, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %156 = shufflevector <8 x double> %119, <8 x double> %125, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %157 = shufflevector <8 x double> %131, <8 x double> %137, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %158 = shufflevector <8 x double> %131, <8 x double> %137, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %159 = shufflevector <8 x double> %143, <8 x double> %149, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %160 = shufflevector <8 x double> %143, <8 x double> %149, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %161 = shufflevector <8 x double> %153, <8 x double> %155, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %162 = shufflevector <8 x double> %153, <8 x double> %155, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %163 = shufflevector <8 x double> %154, <8 x double> %156, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %164 = shufflevector <8 x double> %154, <8 x double> %156, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %165 = shufflevector <8 x double> %157, <8 x double> %159, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %166 = shufflevector <8 x double> %157, <8 x double> %159, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %167 = shufflevector <8 x double> %158, <8 x double> %160, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %168 = shufflevector <8 x double> %158, <8 x double> %160, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %169 = shufflevector <8 x double> %161, <8 x double> %165, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %170 = shufflevector <8 x double> %161, <8 x double> %165, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %171 = shufflevector <8 x double> %163, <8 x double> %167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %172 = shufflevector <8 x double> %163, <8 x double> %167, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %173 = shufflevector <8 x double> %162, <8 x double> %166, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %174 = shufflevector <8 x double> %162, <8 x double> %166, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %175 = shufflevector <8 x double> %164, <8 x double> %168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %176 = shufflevector <8 x double> %164, <8 x double> %168, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %177 = bitcast <8 x double> %169 to <8 x i64>
  %178 = bitcast <8 x double> %171 to <8 x i64>
  %179 = bitcast <8 x double> %173 to <8 x i64>
  %180 = bitcast <8 x double> %175 to <8 x i64>
  %181 = bitcast <8 x double> %170 to <8 x i64>
  %182 = bitcast <8 x double> %172 to <8 x i64>
  %183 = bitcast <8 x double> %174 to <8 x i64>
  %184 = bitcast <8 x double> %176 to <8 x i64>
  %185 = shufflevector <8 x double> %110, <8 x double> %116, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %186 = shufflevector <8 x double> %110, <8 x double> %116, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %187 = shufflevector <8 x double> %122, <8 x double> %128, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %188 = shufflevector <8 x double> %122, <8 x double> %128, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %189 = shufflevector <8 x double> %134, <8 x double> %140, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %190 = shufflevector <8 x double> %134, <8 x double> %140, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %191 = shufflevector <8 x double> %146, <8 x double> %152, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %192 = shufflevector <8 x double> %146, <8 x double> %152, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %193 = shufflevector <8 x double> %185, <8 x double> %187, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %194 = shufflevector <8 x double> %185, <8 x double> %187, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %195 = shufflevector <8 x double> %186, <8 x double> %188, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %196 = shufflevector <8 x double> %186, <8 x double> %188, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %197 = shufflevector <8 x double> %189, <8 x double> %191, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %198 = shufflevector <8 x double> %189, <8 x double> %191, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %199 = shufflevector <8 x double> %190, <8 x double> %192, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %200 = shufflevector <8 x double> %190, <8 x double> %192, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %201 = shufflevector <8 x double> %193, <8 x double> %197, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %202 = shufflevector <8 x double> %193, <8 x double> %197, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %203 = shufflevector <8 x double> %195, <8 x double> %199, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %204 = shufflevector <8 x double> %195, <8 x double> %199, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %205 = shufflevector <8 x double> %194, <8 x double> %198, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %206 = shufflevector <8 x double> %194, <8 x double> %198, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %207 = shufflevector <8 x double> %196, <8 x double> %200, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %208 = shufflevector <8 x double> %196, <8 x double> %200, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %209 = bitcast <8 x double> %201 to <8 x i64>
  %210 = bitcast <8 x double> %203 to <8 x i64>
  %211 = bitcast <8 x double> %205 to <8 x i64>
  %212 = bitcast <8 x double> %207 to <8 x i64>
  %213 = bitcast <8 x double> %202 to <8 x i64>
  %214 = bitcast <8 x double> %204 to <8 x i64>
  %215 = bitcast <8 x double> %206 to <8 x i64>
  %216 = bitcast <8 x double> %208 to <8 x i64>
  %217 = and <8 x i64> %177, splat (i64 4294967295)
  %218 = shl <8 x i64> %209, splat (i64 32)
  %219 = or <8 x i64> %218, %217
  %220 = lshr <8 x i64> %177, splat (i64 32)
  %221 = and <8 x i64> %209, splat (i64 -4294967296)
  %222 = or <8 x i64> %221, %220
  %223 = and <8 x i64> %178, splat (i64 4294967295)
  %224 = shl <8 x i64> %210, splat (i64 32)
  %225 = or <8 x i64> %224, %223
  %226 = lshr <8 x i64> %178, splat (i64 32)
  %227 = and <8 x i64> %210, splat (i64 -4294967296)
  %228 = or <8 x i64> %227, %226
  %229 = and <8 x i64> %179, splat (i64 4294967295)
  %230 = shl <8 x i64> %211, splat (i64 32)
  %231 = or <8 x i64> %230, %229
  %232 = lshr <8 x i64> %179, splat (i64 32)
  %233 = and <8 x i64> %211, splat (i64 -4294967296)
  %234 = or <8 x i64> %233, %232
  %235 = and <8 x i64> %180, splat (i64 4294967295)
  %236 = shl <8 x i64> %212, splat (i64 32)
  %237 = or <8 x i64> %236, %235
  %238 = lshr <8 x i64> %180, splat (i64 32)
  %239 = and <8 x i64> %212, splat (i64 -4294967296)
  %240 = or <8 x i64> %239, %238
  %241 = and <8 x i64> %181, splat (i64 4294967295)
  %242 = shl <8 x i64> %213, splat (i64 32)
  %243 = or <8 x i64> %242, %241
  %244 = lshr <8 x i64> %181, splat (i64 32)
  %245 = and <8 x i64> %213, splat (i64 -4294967296)
  %246 = or <8 x i64> %245, %244
  %247 = and <8 x i64> %182, splat (i64 4294967295)
  %248 = shl <8 x i64> %214, splat (i64 32)
  %249 = or <8 x i64> %248, %247
  %250 = lshr <8 x i64> %182, splat (i64 32)
  %251 = and <8 x i64> %214, splat (i64 -4294967296)
  %252 = or <8 x i64> %251, %250
  %253 = and <8 x i64> %183, splat (i64 4294967295)
  %254 = shl <8 x i64> %215, splat (i64 32)
  %255 = or <8 x i64> %254, %253
  %256 = lshr <8 x i64> %183, splat (i64 32)
  %257 = and <8 x i64> %215, splat (i64 -4294967296)
  %258 = or <8 x i64> %257, %256
  %259 = and <8 x i64> %184, splat (i64 4294967295)
  %260 = shl <8 x i64> %216, splat (i64 32)
  %261 = or <8 x i64> %260, %259
  %262 = lshr <8 x i64> %184, splat (i64 32)
  %263 = and <8 x i64> %216, splat (i64 -4294967296)
  %264 = or <8 x i64> %263, %262
  %265 = bitcast ptr %41 to ptr
  store <8 x i64> %219, ptr %265, align 64
  %266 = getelementptr i8, ptr %41, i64 64
  %267 = bitcast ptr %266 to ptr
  store <8 x i64> %222, ptr %267, align 64
  %268 = getelementptr i8, ptr %41, i64 128
  %269 = bitcast ptr %268 to ptr
  store <8 x i64> %225, ptr %269, align 64
  %270 = getelementptr i8, ptr %41, i64 192
  %271 = bitcast ptr %270 to ptr
  store <8 x i64> %228, ptr %271, align 64
  %272 = getelementptr i8, ptr %41, i64 256
  %273 = bitcast ptr %272 to ptr
  store <8 x i64> %231, ptr %273, align 64
  %274 = getelementptr i8, ptr %41, i64 320
  %275 = bitcast ptr %274 to ptr
  store <8 x i64> %234, ptr %275, align 64
  %276 = getelementptr i8, ptr %41, i64 384
  %277 = bitcast ptr %276 to ptr
  store <8 x i64> %237, ptr %277, align 64
  %278 = getelementptr i8, ptr %41, i64 448
  %279 = bitcast ptr %278 to ptr
  store <8 x i64> %240, ptr %279, align 64
  %280 = getelementptr i8, ptr %41, i64 512
  %281 = bitcast ptr %280 to ptr
  store <8 x i64> %243, ptr %281, align 64
  %282 = getelementptr i8, ptr %41, i64 576
  %283 = bitcast ptr %282 to ptr
  store <8 x i64> %246, ptr %283, align 64
  %284 = getelementptr i8, ptr %41, i64 640
  %285 = bitcast ptr %284 to ptr
  store <8 x i64> %249, ptr %285, align 64
  %286 = getelementptr i8, ptr %41, i64 704
  %287 = bitcast ptr %286 to ptr
  store <8 x i64> %252, ptr %287, align 64
  %288 = getelementptr i8, ptr %41, i64 768
  %289 = bitcast ptr %288 to ptr
  store <8 x i64> %255, ptr %289, align 64
  %290 = getelementptr i8, ptr %41, i64 832
  %291 = bitcast ptr %290 to ptr
  store <8 x i64> %258, ptr %291, align 64
  %292 = getelementptr i8, ptr %41, i64 896
  %293 = bitcast ptr %292 to ptr
  store <8 x i64> %261, ptr %293, align 64
  %294 = getelementptr i8, ptr %41, i64 960
  %295 = bitcast ptr %294 to ptr
  store <8 x i64> %264, ptr %295, align 64
  %296 = add i64 %36, 64
  %297 = icmp slt i64 %296, %7
  br i1 %297, label %31, label %298

298:
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
  br i1 %21, label %22, label %138

22:
  %23 = icmp slt i64 %10, 524353
  %24 = icmp ugt i64 %7, 64
  %25 = add i64 %7, -64
  %26 = icmp ult i64 %7, 64
  %27 = select i1 %26, i64 %7, i64 64
  %28 = icmp slt i64 %8, 8
  %29 = select i1 %28, i64 %8, i64 8
  %30 = shl i64 %6, 6
  br label %31

31:
  %32 = phi i64 [ 0, %22 ], [ %136, %67 ]
  %33 = add i64 %32, 64
  %34 = icmp sgt i64 %33, %7
  %35 = and i1 %24, %34
  %36 = select i1 %35, i64 %25, i64 %32
  %37 = icmp sgt i64 %36, %11
  %38 = getelementptr i8, ptr %19, i64 %36
  %39 = select i1 %37, ptr %20, ptr %38
  %40 = shl i64 %36, 3
  %41 = getelementptr i8, ptr %15, i64 %40
  %42 = select i1 %37, i64 64, i64 %7
  br i1 %37, label %43, label %44

43:
  call void @copy(ptr %20, ptr %38, i32 1, i64 8, i64 %29, i64 %7, i64 %27)
  br label %44

44:
  br i1 %23, label %45, label %52

45:
  %46 = shl i64 %42, 1
  %47 = mul i64 %42, 3
  %48 = shl i64 %42, 2
  %49 = mul i64 %42, 5
  %50 = mul i64 %42, 6
  %51 = mul i64 %42, 7
  br label %67

52:
  %53 = getelementptr i8, ptr %39, i64 %30
  call void @llvm.prefetch.p0(ptr %53, i32 0, i32 2, i32 1)
  %54 = getelementptr i8, ptr %53, i64 %42
  call void @llvm.prefetch.p0(ptr %54, i32 0, i32 2, i32 1)
  %55 = shl i64 %42, 1
  %56 = getelementptr i8, ptr %53, i64 %55
  call void @llvm.prefetch.p0(ptr %56, i32 0, i32 2, i32 1)
  %57 = mul i64 %42, 3
  %58 = getelementptr i8, ptr %53, i64 %57
  call void @llvm.prefetch.p0(ptr %58, i32 0, i32 2, i32 1)
  %59 = shl i64 %42, 2
  %60 = getelementptr i8, ptr %53, i64 %59
  call void @llvm.prefetch.p0(ptr %60, i32 0, i32 2, i32 1)
  %61 = mul i64 %42, 5
  %62 = getelementptr i8, ptr %53, i64 %61
  call void @llvm.prefetch.p0(ptr %62, i32 0, i32 2, i32 1)
  %63 = mul i64 %42, 6
  %64 = getelementptr i8, ptr %53, i64 %63
  call void @llvm.prefetch.p0(ptr %64, i32 0, i32 2, i32 1)
  %65 = mul i64 %42, 7
  %66 = getelementptr i8, ptr %53, i64 %65
  call void @llvm.prefetch.p0(ptr %66, i32 0, i32 2, i32 1)
  br label %67

67:
  %68 = phi i64 [ %51, %45 ], [ %65, %52 ]
  %69 = phi i64 [ %50, %45 ], [ %63, %52 ]
  %70 = phi i64 [ %49, %45 ], [ %61, %52 ]
  %71 = phi i64 [ %48, %45 ], [ %59, %52 ]
  %72 = phi i64 [ %47, %45 ], [ %57, %52 ]
  %73 = phi i64 [ %46, %45 ], [ %55, %52 ]
  %74 = bitcast ptr %39 to ptr
  %75 = load <8 x double>, ptr %74, align 4
  %76 = getelementptr i8, ptr %39, i64 %42
  %77 = bitcast ptr %76 to ptr
  %78 = load <8 x double>, ptr %77, align 4
  %79 = getelementptr i8, ptr %39, i64 %73
  %80 = bitcast ptr %79 to ptr
  %81 = load <8 x double>, ptr %80, align 4
  %82 = getelementptr i8, ptr %39, i64 %72
  %83 = bitcast ptr %82 to ptr
  %84 = load <8 x double>, ptr %83, align 4
  %85 = getelementptr i8, ptr %39, i64 %71
  %86 = bitcast ptr %85 to ptr
  %87 = load <8 x double>, ptr %86, align 4
  %88 = getelementptr i8, ptr %39, i64 %70
  %89 = bitcast ptr %88 to ptr
  %90 = load <8 x double>, ptr %89, align 4
  %91 = getelementptr i8, ptr %39, i64 %69
  %92 = bitcast ptr %91 to ptr
  %93 = load <8 x double>, ptr %92, align 4
  %94 = getelementptr i8, ptr %39, i64 %68
  %95 = bitcast ptr %94 to ptr
  %96 = load <8 x double>, ptr %95, align 4
  %97 = shufflevector <8 x double> %75, <8 x double> %78, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %98 = shufflevector <8 x double> %75, <8 x double> %78, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %99 = shufflevector <8 x double> %81, <8 x double> %84, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %100 = shufflevector <8 x double> %81, <8 x double> %84, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %101 = shufflevector <8 x double> %87, <8 x double> %90, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %102 = shufflevector <8 x double> %87, <8 x double> %90, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %103 = shufflevector <8 x double> %93, <8 x double> %96, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %104 = shufflevector <8 x double> %93, <8 x double> %96, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %105 = shufflevector <8 x double> %97, <8 x double> %99, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %106 = shufflevector <8 x double> %97, <8 x double> %99, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %107 = shufflevector <8 x double> %98, <8 x double> %100, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %108 = shufflevector <8 x double> %98, <8 x double> %100, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %109 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %110 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %111 = shufflevector <8 x double> %102, <8 x double> %104, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %112 = shufflevector <8 x double> %102, <8 x double> %104, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %113 = shufflevector <8 x double> %105, <8 x double> %109, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %114 = shufflevector <8 x double> %105, <8 x double> %109, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %115 = shufflevector <8 x double> %107, <8 x double> %111, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %116 = shufflevector <8 x double> %107, <8 x double> %111, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %117 = shufflevector <8 x double> %106, <8 x double> %110, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %118 = shufflevector <8 x double> %106, <8 x double> %110, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %119 = shufflevector <8 x double> %108, <8 x double> %112, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %120 = shufflevector <8 x double> %108, <8 x double> %112, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %121 = bitcast ptr %41 to ptr
  store <8 x double> %113, ptr %121, align 64
  %122 = getelementptr i8, ptr %41, i64 64
  %123 = bitcast ptr %122 to ptr
  store <8 x double> %115, ptr %123, align 64
  %124 = getelementptr i8, ptr %41, i64 128
  %125 = bitcast ptr %124 to ptr
  store <8 x double> %117, ptr %125, align 64
  %126 = getelementptr i8, ptr %41, i64 192
  %127 = bitcast ptr %126 to ptr
  store <8 x double> %119, ptr %127, align 64
  %128 = getelementptr i8, ptr %41, i64 256
  %129 = bitcast ptr %128 to ptr
  store <8 x double> %114, ptr %129, align 64
  %130 = getelementptr i8, ptr %41, i64 320
  %131 = bitcast ptr %130 to ptr
  store <8 x double> %116, ptr %131, align 64
  %132 = getelementptr i8, ptr %41, i64 384
  %133 = bitcast ptr %132 to ptr
  store <8 x double> %118, ptr %133, align 64
  %134 = getelementptr i8, ptr %41, i64 448
  %135 = bitcast ptr %134 to ptr
  store <8 x double> %120, ptr %135, align 64
  %136 = add i64 %36, 64
  %137 = icmp slt i64 %136, %7
  br i1 %137, label %31, label %138

138:
  ret void
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
  br i1 %21, label %22, label %298

22:
  %23 = icmp slt i64 %10, 524353
  %24 = icmp ugt i64 %7, 64
  %25 = add i64 %7, -64
  %26 = icmp ult i64 %7, 64
  %27 = select i1 %26, i64 %7, i64 64
  %28 = icmp slt i64 %8, 16
  %29 = select i1 %28, i64 %8, i64 16
  %30 = shl i64 %6, 6
  br label %31

31:
  %32 = phi i64 [ 0, %22 ], [ %296, %295 ]
  %33 = add i64 %32, 64
  %34 = icmp sgt i64 %33, %7
  %35 = and i1 %24, %34
  %36 = select i1 %35, i64 %25, i64 %32
  %37 = icmp sgt i64 %36, %11
  %38 = getelementptr i8, ptr %19, i64 %36
  %39 = select i1 %37, ptr %20, ptr %38
  %40 = shl i64 %36, 4
  %41 = getelementptr i8, ptr %15, i64 %40
  %42 = select i1 %37, i64 64, i64 %7
  br i1 %23, label %43, label %58

43:
  %44 = shl i64 %42, 1
  %45 = mul i64 %42, 3
  %46 = shl i64 %42, 2
  %47 = mul i64 %42, 5
  %48 = mul i64 %42, 6
  %49 = mul i64 %42, 7
  %50 = shl i64 %42, 3
  %51 = mul i64 %42, 9
  %52 = mul i64 %42, 10
  %53 = mul i64 %42, 11
  %54 = mul i64 %42, 12
  %55 = mul i64 %42, 13
  %56 = mul i64 %42, 14
  %57 = mul i64 %42, 15
  br label %89

58:
  %59 = getelementptr i8, ptr %39, i64 %30
  call void @llvm.prefetch.p0(ptr %59, i32 0, i32 2, i32 1)
  %60 = getelementptr i8, ptr %59, i64 %42
  call void @llvm.prefetch.p0(ptr %60, i32 0, i32 2, i32 1)
  %61 = shl i64 %42, 1
  %62 = getelementptr i8, ptr %59, i64 %61
  call void @llvm.prefetch.p0(ptr %62, i32 0, i32 2, i32 1)
  %63 = mul i64 %42, 3
  %64 = getelementptr i8, ptr %59, i64 %63
  call void @llvm.prefetch.p0(ptr %64, i32 0, i32 2, i32 1)
  %65 = shl i64 %42, 2
  %66 = getelementptr i8, ptr %59, i64 %65
  call void @llvm.prefetch.p0(ptr %66, i32 0, i32 2, i32 1)
  %67 = mul i64 %42, 5
  %68 = getelementptr i8, ptr %59, i64 %67
  call void @llvm.prefetch.p0(ptr %68, i32 0, i32 2, i32 1)
  %69 = mul i64 %42, 6
  %70 = getelementptr i8, ptr %59, i64 %69
  call void @llvm.prefetch.p0(ptr %70, i32 0, i32 2, i32 1)
  %71 = mul i64 %42, 7
  %72 = getelementptr i8, ptr %59, i64 %71
  call void @llvm.prefetch.p0(ptr %72, i32 0, i32 2, i32 1)
  %73 = shl i64 %42, 3
  %74 = getelementptr i8, ptr %59, i64 %73
  call void @llvm.prefetch.p0(ptr %74, i32 0, i32 2, i32 1)
  %75 = mul i64 %42, 9
  %76 = getelementptr i8, ptr %59, i64 %75
  call void @llvm.prefetch.p0(ptr %76, i32 0, i32 2, i32 1)
  %77 = mul i64 %42, 10
  %78 = getelementptr i8, ptr %59, i64 %77
  call void @llvm.prefetch.p0(ptr %78, i32 0, i32 2, i32 1)
  %79 = mul i64 %42, 11
  %80 = getelementptr i8, ptr %59, i64 %79
  call void @llvm.prefetch.p0(ptr %80, i32 0, i32 2, i32 1)
  %81 = mul i64 %42, 12
  %82 = getelementptr i8, ptr %59, i64 %81
  call void @llvm.prefetch.p0(ptr %82, i32 0, i32 2, i32 1)
  %83 = mul i64 %42, 13
  %84 = getelementptr i8, ptr %59, i64 %83
  call void @llvm.prefetch.p0(ptr %84, i32 0, i32 2, i32 1)
  %85 = mul i64 %42, 14
  %86 = getelementptr i8, ptr %59, i64 %85
  call void @llvm.prefetch.p0(ptr %86, i32 0, i32 2, i32 1)
  %87 = mul i64 %42, 15
  %88 = getelementptr i8, ptr %59, i64 %87
  call void @llvm.prefetch.p0(ptr %88, i32 0, i32 2, i32 1)
  br label %89

89:
  %90 = phi i64 [ %57, %43 ], [ %87, %58 ]
  %91 = phi i64 [ %56, %43 ], [ %85, %58 ]
  %92 = phi i64 [ %55, %43 ], [ %83, %58 ]
  %93 = phi i64 [ %54, %43 ], [ %81, %58 ]
  %94 = phi i64 [ %53, %43 ], [ %79, %58 ]
  %95 = phi i64 [ %52, %43 ], [ %77, %58 ]
  %96 = phi i64 [ %51, %43 ], [ %75, %58 ]
  %97 = phi i64 [ %50, %43 ], [ %73, %58 ]
  %98 = phi i64 [ %49, %43 ], [ %71, %58 ]
  %99 = phi i64 [ %48, %43 ], [ %69, %58 ]
  %100 = phi i64 [ %47, %43 ], [ %67, %58 ]
  %101 = phi i64 [ %46, %43 ], [ %65, %58 ]
  %102 = phi i64 [ %45, %43 ], [ %63, %58 ]
  %103 = phi i64 [ %44, %43 ], [ %61, %58 ]
  %104 = bitcast ptr %41 to ptr
  %105 = load <8 x i64>, ptr %104, align 4
  %106 = getelementptr i8, ptr %41, i64 64
  %107 = bitcast ptr %106 to ptr
  %108 = load <8 x i64>, ptr %107, align 4
  %109 = getelementptr i8, ptr %41, i64 128
  %110 = bitcast ptr %109 to ptr
  %111 = load <8 x i64>, ptr %110, align 4
  %112 = getelementptr i8, ptr %41, i64 192
  %113 = bitcast ptr %112 to ptr
  %114 = load <8 x i64>, ptr %113, align 4
  %115 = getelementptr i8, ptr %41, i64 256
  %116 = bitcast ptr %115 to ptr
  %117 = load <8 x i64>, ptr %116, align 4
  %118 = getelementptr i8, ptr %41, i64 320
  %119 = bitcast ptr %118 to ptr
  %120 = load <8 x i64>, ptr %119, align 4
  %121 = getelementptr i8, ptr %41, i64 384
  %122 = bitcast ptr %121 to ptr
  %123 = load <8 x i64>, ptr %122, align 4
  %124 = getelementptr i8, ptr %41, i64 448
  %125 = bitcast ptr %124 to ptr
  %126 = load <8 x i64>, ptr %125, align 4
  %127 = getelementptr i8, ptr %41, i64 512
  %128 = bitcast ptr %127 to ptr
  %129 = load <8 x i64>, ptr %128, align 4
  %130 = getelementptr i8, ptr %41, i64 576
  %131 = bitcast ptr %130 to ptr
  %132 = load <8 x i64>, ptr %131, align 4
  %133 = getelementptr i8, ptr %41, i64 640
  %134 = bitcast ptr %133 to ptr
  %135 = load <8 x i64>, ptr %134, align 4
  %136 = getelementptr i8, ptr %41, i64 704
  %137 = bitcast ptr %136 to ptr
  %138 = load <8 x i64>, ptr %137, align 4
  %139 = getelementptr i8, ptr %41, i64 768
  %140 = bitcast ptr %139 to ptr
  %141 = load <8 x i64>, ptr %140, align 4
  %142 = getelementptr i8, ptr %41, i64 832
  %143 = bitcast ptr %142 to ptr
  %144 = load <8 x i64>, ptr %143, align 4
  %145 = getelementptr i8, ptr %41, i64 896
  %146 = bitcast ptr %145 to ptr
  %147 = load <8 x i64>, ptr %146, align 4
  %148 = getelementptr i8, ptr %41, i64 960
  %149 = bitcast ptr %148 to ptr
  %150 = load <8 x i64>, ptr %149, align 4
  %151 = and <8 x i64> %105, splat (i64 4294967295)
  %152 = shl <8 x i64> %108, splat (i64 32)
  %153 = or <8 x i64> %152, %151
  %154 = lshr <8 x i64> %105, splat (i64 32)
  %155 = and <8 x i64> %108, splat (i64 -4294967296)
  %156 = or <8 x i64> %155, %154
  %157 = and <8 x i64> %111, splat (i64 4294967295)
  %158 = shl <8 x i64> %114, splat (i64 32)
  %159 = or <8 x i64> %158, %157
  %160 = lshr <8 x i64> %111, splat (i64 32)
  %161 = and <8 x i64> %114, splat (i64 -4294967296)
  %162 = or <8 x i64> %161, %160
  %163 = and <8 x i64> %117, splat (i64 4294967295)
  %164 = shl <8 x i64> %120, splat (i64 32)
  %165 = or <8 x i64> %164, %163
  %166 = lshr <8 x i64> %117, splat (i64 32)
  %167 = and <8 x i64> %120, splat (i64 -4294967296)
  %168 = or <8 x i64> %167, %166
  %169 = and <8 x i64> %123, splat (i64 4294967295)
  %170 = shl <8 x i64> %126, splat (i64 32)
  %171 = or <8 x i64> %170, %169
  %172 = lshr <8 x i64> %123, splat (i64 32)
  %173 = and <8 x i64> %126, splat (i64 -4294967296)
  %174 = or <8 x i64> %173, %172
  %175 = and <8 x i64> %129, splat (i64 4294967295)
  %176 = shl <8 x i64> %132, splat (i64 32)
  %177 = or <8 x i64> %176, %175
  %178 = lshr <8 x i64> %129, splat (i64 32)
  %179 = and <8 x i64> %132, splat (i64 -4294967296)
  %180 = or <8 x i64> %179, %178
  %181 = and <8 x i64> %135, splat (i64 4294967295)
  %182 = shl <8 x i64> %138, splat (i64 32)
  %183 = or <8 x i64> %182, %181
  %184 = lshr <8 x i64> %135, splat (i64 32)
  %185 = and <8 x i64> %138, splat (i64 -4294967296)
  %186 = or <8 x i64> %185, %184
  %187 = and <8 x i64> %141, splat (i64 4294967295)
  %188 = shl <8 x i64> %144, splat (i64 32)
  %189 = or <8 x i64> %188, %187
  %190 = lshr <8 x i64> %141, splat (i64 32)
  %191 = and <8 x i64> %144, splat (i64 -4294967296)
  %192 = or <8 x i64> %191, %190
  %193 = and <8 x i64> %147, splat (i64 4294967295)
  %194 = shl <8 x i64> %150, splat (i64 32)
  %195 = or <8 x i64> %194, %193
  %196 = lshr <8 x i64> %147, splat (i64 32)
  %197 = and <8 x i64> %150, splat (i64 -4294967296)
  %198 = or <8 x i64> %197, %196
  %199 = bitcast <8 x i64> %153 to <8 x double>
  %200 = bitcast <8 x i64> %159 to <8 x double>
  %201 = bitcast <8 x i64> %165 to <8 x double>
  %202 = bitcast <8 x i64> %171 to <8 x double>
  %203 = bitcast <8 x i64> %177 to <8 x double>
  %204 = bitcast <8 x i64> %183 to <8 x double>
  %205 = bitcast <8 x i64> %189 to <8 x double>
  %206 = bitcast <8 x i64> %195 to <8 x double>
  %207 = shufflevector <8 x double> %199, <8 x double> %200, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %208 = shufflevector <8 x double> %199, <8 x double> %200, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %209 = shufflevector <8 x double> %201, <8 x double> %202, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %210 = shufflevector <8 x double> %201, <8 x double> %202, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %211 = shufflevector <8 x double> %203, <8 x double> %204, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %212 = shufflevector <8 x double> %203, <8 x double> %204, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %213 = shufflevector <8 x double> %205, <8 x double> %206, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %214 = shufflevector <8 x double> %205, <8 x double> %206, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %215 = shufflevector <8 x double> %207, <8 x double> %209, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %216 = shufflevector <8 x double> %207, <8 x double> %209, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %217 = shufflevector <8 x double> %208, <8 x double> %210, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %218 = shufflevector <8 x double> %208, <8 x double> %210, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %219 = shufflevector <8 x double> %211, <8 x double> %213, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %220 = shufflevector <8 x double> %211, <8 x double> %213, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %221 = shufflevector <8 x double> %212, <8 x double> %214, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %222 = shufflevector <8 x double> %212, <8 x double> %214, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %223 = shufflevector <8 x double> %215, <8 x double> %219, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %224 = shufflevector <8 x double> %215, <8 x double> %219, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %225 = shufflevector <8 x double> %217, <8 x double> %221, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %226 = shufflevector <8 x double> %217, <8 x double> %221, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %227 = shufflevector <8 x double> %216, <8 x double> %220, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %228 = shufflevector <8 x double> %216, <8 x double> %220, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %229 = shufflevector <8 x double> %218, <8 x double> %222, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %230 = shufflevector <8 x double> %218, <8 x double> %222, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %231 = bitcast <8 x i64> %156 to <8 x double>
  %232 = bitcast <8 x i64> %162 to <8 x double>
  %233 = shufflevector <8 x double> %231, <8 x double> %232, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %234 = shufflevector <8 x double> %231, <8 x double> %232, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %235 = bitcast <8 x i64> %168 to <8 x double>
  %236 = bitcast <8 x i64> %174 to <8 x double>
  %237 = shufflevector <8 x double> %235, <8 x double> %236, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %238 = shufflevector <8 x double> %235, <8 x double> %236, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %239 = bitcast <8 x i64> %180 to <8 x double>
  %240 = bitcast <8 x i64> %186 to <8 x double>
  %241 = shufflevector <8 x double> %239, <8 x double> %240, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %242 = shufflevector <8 x double> %239, <8 x double> %240, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %243 = bitcast <8 x i64> %192 to <8 x double>
  %244 = bitcast <8 x i64> %198 to <8 x double>
  %245 = shufflevector <8 x double> %243, <8 x double> %244, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %246 = shufflevector <8 x double> %243, <8 x double> %244, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %247 = shufflevector <8 x double> %233, <8 x double> %237, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %248 = shufflevector <8 x double> %233, <8 x double> %237, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %249 = shufflevector <8 x double> %234, <8 x double> %238, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %250 = shufflevector <8 x double> %234, <8 x double> %238, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %251 = shufflevector <8 x double> %241, <8 x double> %245, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %252 = shufflevector <8 x double> %241, <8 x double> %245, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %253 = shufflevector <8 x double> %242, <8 x double> %246, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %254 = shufflevector <8 x double> %242, <8 x double> %246, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %255 = shufflevector <8 x double> %247, <8 x double> %251, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %256 = shufflevector <8 x double> %247, <8 x double> %251, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %257 = shufflevector <8 x double> %249, <8 x double> %253, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %258 = shufflevector <8 x double> %249, <8 x double> %253, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %259 = shufflevector <8 x double> %248, <8 x double> %252, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %260 = shufflevector <8 x double> %248, <8 x double> %252, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %261 = shufflevector <8 x double> %250, <8 x double> %254, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %262 = shufflevector <8 x double> %250, <8 x double> %254, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %263 = bitcast ptr %39 to ptr
  store <8 x double> %223, ptr %263, align 4
  %264 = getelementptr i8, ptr %39, i64 %42
  %265 = bitcast ptr %264 to ptr
  store <8 x double> %255, ptr %265, align 4
  %266 = getelementptr i8, ptr %39, i64 %103
  %267 = bitcast ptr %266 to ptr
  store <8 x double> %225, ptr %267, align 4
  %268 = getelementptr i8, ptr %39, i64 %102
  %269 = bitcast ptr %268 to ptr
  store <8 x double> %257, ptr %269, align 4
  %270 = getelementptr i8, ptr %39, i64 %101
  %271 = bitcast ptr %270 to ptr
  store <8 x double> %227, ptr %271, align 4
  %272 = getelementptr i8, ptr %39, i64 %100
  %273 = bitcast ptr %272 to ptr
  store <8 x double> %259, ptr %273, align 4
  %274 = getelementptr i8, ptr %39, i64 %99
  %275 = bitcast ptr %274 to ptr
  store <8 x double> %229, ptr %275, align 4
  %276 = getelementptr i8, ptr %39, i64 %98
  %277 = bitcast ptr %276 to ptr
  store <8 x double> %261, ptr %277, align 4
  %278 = getelementptr i8, ptr %39, i64 %97
  %279 = bitcast ptr %278 to ptr
  store <8 x double> %224, ptr %279, align 4
  %280 = getelementptr i8, ptr %39, i64 %96
  %281 = bitcast ptr %280 to ptr
  store <8 x double> %256, ptr %281, align 4
  %282 = getelementptr i8, ptr %39, i64 %95
  %283 = bitcast ptr %282 to ptr
  store <8 x double> %226, ptr %283, align 4
  %284 = getelementptr i8, ptr %39, i64 %94
  %285 = bitcast ptr %284 to ptr
  store <8 x double> %258, ptr %285, align 4
  %286 = getelementptr i8, ptr %39, i64 %93
  %287 = bitcast ptr %286 to ptr
  store <8 x double> %228, ptr %287, align 4
  %288 = getelementptr i8, ptr %39, i64 %92
  %289 = bitcast ptr %288 to ptr
  store <8 x double> %260, ptr %289, align 4
  %290 = getelementptr i8, ptr %39, i64 %91
  %291 = bitcast ptr %290 to ptr
  store <8 x double> %230, ptr %291, align 4
  %292 = getelementptr i8, ptr %39, i64 %90
  %293 = bitcast ptr %292 to ptr
  store <8 x double> %262, ptr %293, align 4
  br i1 %37, label %294, label %295

294:
  call void @copy(ptr %20, ptr %38, i32 0, i64 16, i64 %29, i64 %7, i64 %27)
  br label %295

295:
  %296 = add i64 %36, 64
  %297 = icmp slt i64 %296, %7
  br i1 %297, label %31, label %298

298:
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
  br i1 %21, label %22, label %138

22:
  %23 = icmp slt i64 %10, 524353
  %24 = icmp ugt i64 %7, 64
  %25 = add i64 %7, -64
  %26 = icmp ult i64 %7, 64
  %27 = select i1 %26, i64 %7, i64 64
  %28 = icmp slt i64 %8, 8
  %29 = select i1 %28, i64 %8, i64 8
  %30 = shl i64 %6, 6
  br label %31

31:
  %32 = phi i64 [ 0, %22 ], [ %136, %135 ]
  %33 = add i64 %32, 64
  %34 = icmp sgt i64 %33, %7
  %35 = and i1 %24, %34
  %36 = select i1 %35, i64 %25, i64 %32
  %37 = icmp sgt i64 %36, %11
  %38 = getelementptr i8, ptr %19, i64 %36
  %39 = select i1 %37, ptr %20, ptr %38
  %40 = shl i64 %36, 3
  %41 = getelementptr i8, ptr %15, i64 %40
  %42 = select i1 %37, i64 64, i64 %7
  br i1 %23, label %43, label %50

43:
  %44 = shl i64 %42, 1
  %45 = mul i64 %42, 3
  %46 = shl i64 %42, 2
  %47 = mul i64 %42, 5
  %48 = mul i64 %42, 6
  %49 = mul i64 %42, 7
  br label %65

50:
  %51 = getelementptr i8, ptr %39, i64 %30
  call void @llvm.prefetch.p0(ptr %51, i32 0, i32 2, i32 1)
  %52 = getelementptr i8, ptr %51, i64 %42
  call void @llvm.prefetch.p0(ptr %52, i32 0, i32 2, i32 1)
  %53 = shl i64 %42, 1
  %54 = getelementptr i8, ptr %51, i64 %53
  call void @llvm.prefetch.p0(ptr %54, i32 0, i32 2, i32 1)
  %55 = mul i64 %42, 3
  %56 = getelementptr i8, ptr %51, i64 %55
  call void @llvm.prefetch.p0(ptr %56, i32 0, i32 2, i32 1)
  %57 = shl i64 %42, 2
  %58 = getelementptr i8, ptr %51, i64 %57
  call void @llvm.prefetch.p0(ptr %58, i32 0, i32 2, i32 1)
  %59 = mul i64 %42, 5
  %60 = getelementptr i8, ptr %51, i64 %59
  call void @llvm.prefetch.p0(ptr %60, i32 0, i32 2, i32 1)
  %61 = mul i64 %42, 6
  %62 = getelementptr i8, ptr %51, i64 %61
  call void @llvm.prefetch.p0(ptr %62, i32 0, i32 2, i32 1)
  %63 = mul i64 %42, 7
  %64 = getelementptr i8, ptr %51, i64 %63
  call void @llvm.prefetch.p0(ptr %64, i32 0, i32 2, i32 1)
  br label %65

65:
  %66 = phi i64 [ %49, %43 ], [ %63, %50 ]
  %67 = phi i64 [ %48, %43 ], [ %61, %50 ]
  %68 = phi i64 [ %47, %43 ], [ %59, %50 ]
  %69 = phi i64 [ %46, %43 ], [ %57, %50 ]
  %70 = phi i64 [ %45, %43 ], [ %55, %50 ]
  %71 = phi i64 [ %44, %43 ], [ %53, %50 ]
  %72 = bitcast ptr %41 to ptr
  %73 = load <8 x double>, ptr %72, align 4
  %74 = getelementptr i8, ptr %41, i64 64
  %75 = bitcast ptr %74 to ptr
  %76 = load <8 x double>, ptr %75, align 4
  %77 = getelementptr i8, ptr %41, i64 128
  %78 = bitcast ptr %77 to ptr
  %79 = load <8 x double>, ptr %78, align 4
  %80 = getelementptr i8, ptr %41, i64 192
  %81 = bitcast ptr %80 to ptr
  %82 = load <8 x double>, ptr %81, align 4
  %83 = getelementptr i8, ptr %41, i64 256
  %84 = bitcast ptr %83 to ptr
  %85 = load <8 x double>, ptr %84, align 4
  %86 = getelementptr i8, ptr %41, i64 320
  %87 = bitcast ptr %86 to ptr
  %88 = load <8 x double>, ptr %87, align 4
  %89 = getelementptr i8, ptr %41, i64 384
  %90 = bitcast ptr %89 to ptr
  %91 = load <8 x double>, ptr %90, align 4
  %92 = getelementptr i8, ptr %41, i64 448
  %93 = bitcast ptr %92 to ptr
  %94 = load <8 x double>, ptr %93, align 4
  %95 = shufflevector <8 x double> %73, <8 x double> %76, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %96 = shufflevector <8 x double> %73, <8 x double> %76, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %97 = shufflevector <8 x double> %79, <8 x double> %82, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %98 = shufflevector <8 x double> %79, <8 x double> %82, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %99 = shufflevector <8 x double> %85, <8 x double> %88, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %100 = shufflevector <8 x double> %85, <8 x double> %88, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %101 = shufflevector <8 x double> %91, <8 x double> %94, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %102 = shufflevector <8 x double> %91, <8 x double> %94, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %103 = shufflevector <8 x double> %95, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %104 = shufflevector <8 x double> %95, <8 x double> %97, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %105 = shufflevector <8 x double> %96, <8 x double> %98, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %106 = shufflevector <8 x double> %96, <8 x double> %98, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %107 = shufflevector <8 x double> %99, <8 x double> %101, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %108 = shufflevector <8 x double> %99, <8 x double> %101, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %109 = shufflevector <8 x double> %100, <8 x double> %102, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %110 = shufflevector <8 x double> %100, <8 x double> %102, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %111 = shufflevector <8 x double> %103, <8 x double> %107, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %112 = shufflevector <8 x double> %103, <8 x double> %107, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %113 = shufflevector <8 x double> %105, <8 x double> %109, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %114 = shufflevector <8 x double> %105, <8 x double> %109, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %115 = shufflevector <8 x double> %104, <8 x double> %108, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %116 = shufflevector <8 x double> %104, <8 x double> %108, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %117 = shufflevector <8 x double> %106, <8 x double> %110, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %118 = shufflevector <8 x double> %106, <8 x double> %110, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %119 = bitcast ptr %39 to ptr
  store <8 x double> %111, ptr %119, align 4
  %120 = getelementptr i8, ptr %39, i64 %42
  %121 = bitcast ptr %120 to ptr
  store <8 x double> %113, ptr %121, align 4
  %122 = getelementptr i8, ptr %39, i64 %71
  %123 = bitcast ptr %122 to ptr
  store <8 x double> %115, ptr %123, align 4
  %124 = getelementptr i8, ptr %39, i64 %70
  %125 = bitcast ptr %124 to ptr
  store <8 x double> %117, ptr %125, align 4
  %126 = getelementptr i8, ptr %39, i64 %69
  %127 = bitcast ptr %126 to ptr
  store <8 x double> %112, ptr %127, align 4
  %128 = getelementptr i8, ptr %39, i64 %68
  %129 = bitcast ptr %128 to ptr
  store <8 x double> %114, ptr %129, align 4
  %130 = getelementptr i8, ptr %39, i64 %67
  %131 = bitcast ptr %130 to ptr
  store <8 x double> %116, ptr %131, align 4
  %132 = getelementptr i8, ptr %39, i64 %66
  %133 = bitcast ptr %132 to ptr
  store <8 x double> %118, ptr %133, align 4
  br i1 %37, label %134, label %135

134:
  call void @copy(ptr %20, ptr %38, i32 0, i64 8, i64 %29, i64 %7, i64 %27)
  br label %135

135:
  %136 = add i64 %36, 64
  %137 = icmp slt i64 %136, %7
  br i1 %137, label %31, label %138

138:
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

declare void @llvm.prefetch.p0(ptr , i32 immarg, i32 immarg, i32 immarg)

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
