; batch: made by tools/make_loops_text.py from batch, lanes
; sources cfb592eab9286f5c0033f55388de2fd17a17d6defaf068d6fbcf4b841af63ca8
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }
%struct.lanes_run = type { ptr, ptr, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, i64, i64, double, i64, i64 }

define void @batch_run(ptr  %0, i64 %1, i64 %2) {
  %4 = icmp slt i64 %1, %2
  br i1 %4, label %5, label %19

5:
  %6 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 4
  %7 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 9
  %8 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 11
  %9 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 2
  %10 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 7
  %11 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 8
  %12 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 0
  %13 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 3
  %14 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 1
  %15 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 6
  %16 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 5
  %17 = getelementptr %struct.batch_function, ptr %0, i64 0, i32 10
  %18 = load i64, ptr %8
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ %18, %5 ], [ %48, %44 ]
  %22 = phi i64 [ %1, %5 ], [ %49, %44 ]
  %23 = load ptr, ptr %6
  %24 = load i64, ptr %7
  call void @move_rows(ptr %23, i64 %24, i64 %21, i32 1, i64 %22, i64 %2)
  %25 = load ptr, ptr %9
  %26 = icmp eq ptr %25, null
  br i1 %26, label %30, label %27

27:
  %28 = load ptr, ptr %10
  %29 = load ptr, ptr %11
  call void %25(ptr %28, ptr %29)
  br label %30

30:
  %31 = load ptr, ptr %12
  %32 = icmp eq ptr %31, null
  br i1 %32, label %35, label %33

33:
  %34 = load ptr, ptr %13
  call void %31(ptr %34)
  br label %44

35:
  %36 = load ptr, ptr %14
  %37 = load ptr, ptr %15
  %38 = icmp eq ptr %37, null
  br i1 %38, label %41, label %39

39:
  %40 = load double, ptr %37
  br label %41

41:
  %42 = phi double [ %40, %39 ], [ 0.000000e+00, %35 ]
  %43 = load ptr, ptr %13
  call void %36(double %42, ptr %43)
  br label %44

44:
  %45 = load ptr, ptr %16
  %46 = load i64, ptr %17
  %47 = load i64, ptr %8
  call void @move_rows(ptr %45, i64 %46, i64 %47, i32 0, i64 %22, i64 %2)
  %48 = load i64, ptr %8
  %49 = add i64 %48, %22
  %50 = icmp slt i64 %49, %2
  br i1 %50, label %20, label %19
}

define internal void @move_rows(ptr %0, i64 %1, i64 %2, i32 %3, i64 %4, i64 %5) {
  %7 = getelementptr %struct.batch_array, ptr %0, i64 %1
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %13

9:
  %10 = icmp eq i32 %3, 0
  %11 = select i1 %10, ptr @scatter, ptr @gather
  %12 = select i1 %10, ptr @scatter_single, ptr @gather_single
  br label %14

13:
  ret void

14:
  %15 = phi ptr [ %0, %9 ], [ %20, %19 ]
  switch i64 %2, label %18 [
    i64 1, label %16
    i64 8, label %17
  ]

16:
  call void @one_row(ptr %15, i32 %3, i64 %4)
  br label %19

17:
  call void %11(ptr %15, i64 %4, i64 %5)
  br label %19

18:
  call void %12(ptr %15, i64 %4, i64 %5)
  br label %19

19:
  %20 = getelementptr %struct.batch_array, ptr %15, i64 1
  %21 = icmp ult ptr %20, %7
  br i1 %21, label %14, label %13
}

define internal void @one_row(ptr  %0, i32 %1, i64 %2) {
  %4 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6
  %8 = mul i64 %7, %2
  %9 = getelementptr double, ptr %5, i64 %8
  %10 = icmp sgt i64 %7, 0
  br i1 %10, label %11, label %17

11:
  %12 = icmp eq i32 %1, 0
  %13 = getelementptr %struct.batch_array, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13
  %15 = select i1 %12, ptr %9, ptr %14
  %16 = select i1 %12, ptr %14, ptr %9
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %11 ], [ %23, %18 ]
  %20 = getelementptr double, ptr %16, i64 %19
  %21 = load double, ptr %20
  %22 = getelementptr double, ptr %15, i64 %19
  store double %21, ptr %22
  %23 = add i64 %19, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %17, label %18
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
  %15 = bitcast ptr %0 to ptr
  %16 = load ptr, ptr %15
  %17 = mul i64 %7, %1
  %18 = getelementptr i8, ptr %16, i64 %17
  %19 = getelementptr [1024 x i8], ptr %4, i64 0, i64 0
  %20 = icmp sgt i64 %6, 0
  br i1 %20, label %21, label %112

21:
  %22 = icmp ugt i64 %7, 64
  %23 = add i64 %7, -64
  %24 = icmp ult i64 %7, 64
  %25 = select i1 %24, i64 %7, i64 64
  %26 = icmp slt i64 %8, 8
  %27 = select i1 %26, i64 %8, i64 8
  br label %28

28:
  %29 = phi i64 [ 0, %21 ], [ %110, %41 ]
  %30 = add i64 %29, 64
  %31 = icmp sgt i64 %30, %7
  %32 = and i1 %22, %31
  %33 = select i1 %32, i64 %23, i64 %29
  %34 = icmp sgt i64 %33, %11
  %35 = getelementptr i8, ptr %18, i64 %33
  %36 = select i1 %34, ptr %19, ptr %35
  %37 = shl i64 %33, 3
  %38 = getelementptr i8, ptr %14, i64 %37
  %39 = select i1 %34, i64 64, i64 %7
  br i1 %34, label %40, label %41

40:
  call void @copy(ptr %19, ptr %35, i32 1, i64 8, i64 %27, i64 %7, i64 %25)
  br label %41

41:
  %42 = bitcast ptr %36 to ptr
  %43 = load <8 x double>, ptr %42, align 4
  %44 = getelementptr i8, ptr %36, i64 %39
  %45 = bitcast ptr %44 to ptr
  %46 = load <8 x double>, ptr %45, align 4
  %47 = shl i64 %39, 1
  %48 = getelementptr i8, ptr %36, i64 %47
  %49 = bitcast ptr %48 to ptr
  %50 = load <8 x double>, ptr %49, align 4
  %51 = mul i64 %39, 3
  %52 = getelementptr i8, ptr %36, i64 %51
  %53 = bitcast ptr %52 to ptr
  %54 = load <8 x double>, ptr %53, align 4
  %55 = shl i64 %39, 2
  %56 = getelementptr i8, ptr %36, i64 %55
  %57 = bitcast ptr %56 to ptr
  %58 = load <8 x double>, ptr %57, align 4
  %59 = mul i64 %39, 5
  %60 = getelementptr i8, ptr %36, i64 %59
  %61 = bitcast ptr %60 to ptr
  %62 = load <8 x double>, ptr %61, align 4
  %63 = mul i64 %39, 6
  %64 = getelementptr i8, ptr %36, i64 %63
  %65 = bitcast ptr %64 to ptr
  %66 = load <8 x double>, ptr %65, align 4
  %67 = mul i64 %39, 7
  %68 = getelementptr i8, ptr %36, i64 %67
  %69 = bitcast ptr %68 to ptr
  %70 = load <8 x double>, ptr %69, align 4
  %71 = shufflevector <8 x double> %43, <8 x double> %46, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %72 = shufflevector <8 x double> %43, <8 x double> %46, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %73 = shufflevector <8 x double> %50, <8 x double> %54, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %74 = shufflevector <8 x double> %50, <8 x double> %54, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %75 = shufflevector <8 x double> %58, <8 x double> %62, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %76 = shufflevector <8 x double> %58, <8 x double> %62, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %77 = shufflevector <8 x double> %66, <8 x double> %70, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %78 = shufflevector <8 x double> %66, <8 x double> %70, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %79 = shufflevector <8 x double> %71, <8 x double> %73, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %80 = shufflevector <8 x double> %71, <8 x double> %73, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %81 = shufflevector <8 x double> %72, <8 x double> %74, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %82 = shufflevector <8 x double> %72, <8 x double> %74, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %83 = shufflevector <8 x double> %75, <8 x double> %77, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %84 = shufflevector <8 x double> %75, <8 x double> %77, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %85 = shufflevector <8 x double> %76, <8 x double> %78, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %86 = shufflevector <8 x double> %76, <8 x double> %78, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %87 = shufflevector <8 x double> %79, <8 x double> %83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %88 = shufflevector <8 x double> %79, <8 x double> %83, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %89 = shufflevector <8 x double> %81, <8 x double> %85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %90 = shufflevector <8 x double> %81, <8 x double> %85, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %91 = shufflevector <8 x double> %80, <8 x double> %84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %92 = shufflevector <8 x double> %80, <8 x double> %84, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %93 = shufflevector <8 x double> %82, <8 x double> %86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %94 = shufflevector <8 x double> %82, <8 x double> %86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %95 = bitcast ptr %38 to ptr
  store <8 x double> %87, ptr %95, align 64
  %96 = getelementptr i8, ptr %38, i64 64
  %97 = bitcast ptr %96 to ptr
  store <8 x double> %89, ptr %97, align 64
  %98 = getelementptr i8, ptr %38, i64 128
  %99 = bitcast ptr %98 to ptr
  store <8 x double> %91, ptr %99, align 64
  %100 = getelementptr i8, ptr %38, i64 192
  %101 = bitcast ptr %100 to ptr
  store <8 x double> %93, ptr %101, align 64
  %102 = getelementptr i8, ptr %38, i64 256
  %103 = bitcast ptr %102 to ptr
  store <8 x double> %88, ptr %103, align 64
  %104 = getelementptr i8, ptr %38, i64 320
  %105 = bitcast ptr %104 to ptr
  store <8 x double> %90, ptr %105, align 64
  %106 = getelementptr i8, ptr %38, i64 384
  %107 = bitcast ptr %106 to ptr
  store <8 x double> %92, ptr %107, align 64
  %108 = getelementptr i8, ptr %38, i64 448
  %109 = bitcast ptr %108 to ptr
  store <8 x double> %94, ptr %109, align 64
  %110 = add i64 %33, 64
  %111 = icmp slt i64 %110, %7
  br i1 %111, label %28, label %112

112:
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
  %15 = bitcast ptr %0 to ptr
  %16 = load ptr, ptr %15
  %17 = mul i64 %7, %1
  %18 = getelementptr i8, ptr %16, i64 %17
  %19 = getelementptr [1024 x i8], ptr %4, i64 0, i64 0
  %20 = icmp sgt i64 %6, 0
  br i1 %20, label %21, label %112

21:
  %22 = icmp ugt i64 %7, 64
  %23 = add i64 %7, -64
  %24 = icmp ult i64 %7, 64
  %25 = select i1 %24, i64 %7, i64 64
  %26 = icmp slt i64 %8, 8
  %27 = select i1 %26, i64 %8, i64 8
  br label %28

28:
  %29 = phi i64 [ 0, %21 ], [ %110, %109 ]
  %30 = add i64 %29, 64
  %31 = icmp sgt i64 %30, %7
  %32 = and i1 %22, %31
  %33 = select i1 %32, i64 %23, i64 %29
  %34 = getelementptr i8, ptr %18, i64 %33
  %35 = shl i64 %33, 3
  %36 = getelementptr i8, ptr %14, i64 %35
  %37 = bitcast ptr %36 to ptr
  %38 = load <8 x double>, ptr %37, align 4
  %39 = getelementptr i8, ptr %36, i64 64
  %40 = bitcast ptr %39 to ptr
  %41 = load <8 x double>, ptr %40, align 4
  %42 = getelementptr i8, ptr %36, i64 128
  %43 = bitcast ptr %42 to ptr
  %44 = load <8 x double>, ptr %43, align 4
  %45 = getelementptr i8, ptr %36, i64 192
  %46 = bitcast ptr %45 to ptr
  %47 = load <8 x double>, ptr %46, align 4
  %48 = getelementptr i8, ptr %36, i64 256
  %49 = bitcast ptr %48 to ptr
  %50 = load <8 x double>, ptr %49, align 4
  %51 = getelementptr i8, ptr %36, i64 320
  %52 = bitcast ptr %51 to ptr
  %53 = load <8 x double>, ptr %52, align 4
  %54 = getelementptr i8, ptr %36, i64 384
  %55 = bitcast ptr %54 to ptr
  %56 = load <8 x double>, ptr %55, align 4
  %57 = getelementptr i8, ptr %36, i64 448
  %58 = bitcast ptr %57 to ptr
  %59 = load <8 x double>, ptr %58, align 4
  %60 = icmp sgt i64 %33, %11
  %61 = select i1 %60, ptr %19, ptr %34
  %62 = select i1 %60, i64 64, i64 %7
  %63 = shufflevector <8 x double> %38, <8 x double> %41, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %64 = shufflevector <8 x double> %38, <8 x double> %41, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %65 = shufflevector <8 x double> %44, <8 x double> %47, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %66 = shufflevector <8 x double> %44, <8 x double> %47, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %67 = shufflevector <8 x double> %50, <8 x double> %53, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %68 = shufflevector <8 x double> %50, <8 x double> %53, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %69 = shufflevector <8 x double> %56, <8 x double> %59, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %70 = shufflevector <8 x double> %56, <8 x double> %59, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %71 = shufflevector <8 x double> %63, <8 x double> %65, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %72 = shufflevector <8 x double> %63, <8 x double> %65, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %73 = shufflevector <8 x double> %64, <8 x double> %66, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %74 = shufflevector <8 x double> %64, <8 x double> %66, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %75 = shufflevector <8 x double> %67, <8 x double> %69, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %76 = shufflevector <8 x double> %67, <8 x double> %69, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %77 = shufflevector <8 x double> %68, <8 x double> %70, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %78 = shufflevector <8 x double> %68, <8 x double> %70, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %79 = shufflevector <8 x double> %71, <8 x double> %75, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %80 = shufflevector <8 x double> %71, <8 x double> %75, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %81 = shufflevector <8 x double> %73, <8 x double> %77, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %82 = shufflevector <8 x double> %73, <8 x double> %77, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %83 = shufflevector <8 x double> %72, <8 x double> %76, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %84 = shufflevector <8 x double> %72, <8 x double> %76, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %85 = shufflevector <8 x double> %74, <8 x double> %78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %86 = shufflevector <8 x double> %74, <8 x double> %78, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %87 = bitcast ptr %61 to ptr
  store <8 x double> %79, ptr %87, align 4
  %88 = getelementptr i8, ptr %61, i64 %62
  %89 = bitcast ptr %88 to ptr
  store <8 x double> %81, ptr %89, align 4
  %90 = shl i64 %62, 1
  %91 = getelementptr i8, ptr %61, i64 %90
  %92 = bitcast ptr %91 to ptr
  store <8 x double> %83, ptr %92, align 4
  %93 = mul i64 %62, 3
  %94 = getelementptr i8, ptr %61, i64 %93
  %95 = bitcast ptr %94 to ptr
  store <8 x double> %85, ptr %95, align 4
  %96 = shl i64 %62, 2
  %97 = getelementptr i8, ptr %61, i64 %96
  %98 = bitcast ptr %97 to ptr
  store <8 x double> %80, ptr %98, align 4
  %99 = mul i64 %62, 5
  %100 = getelementptr i8, ptr %61, i64 %99
  %101 = bitcast ptr %100 to ptr
  store <8 x double> %82, ptr %101, align 4
  %102 = mul i64 %62, 6
  %103 = getelementptr i8, ptr %61, i64 %102
  %104 = bitcast ptr %103 to ptr
  store <8 x double> %84, ptr %104, align 4
  %105 = mul i64 %62, 7
  %106 = getelementptr i8, ptr %61, i64 %105
  %107 = bitcast ptr %106 to ptr
  store <8 x double> %86, ptr %107, align 4
  br i1 %60, label %108, label %109

108:
  call void @copy(ptr %19, ptr %34, i32 0, i64 8, i64 %27, i64 %7, i64 %25)
  br label %109

109:
  %110 = add i64 %33, 64
  %111 = icmp slt i64 %110, %7
  br i1 %111, label %28, label %112

112:
  ret void
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
  %15 = bitcast ptr %0 to ptr
  %16 = load ptr, ptr %15
  %17 = mul i64 %7, %1
  %18 = getelementptr i8, ptr %16, i64 %17
  %19 = getelementptr [1024 x i8], ptr %4, i64 0, i64 0
  %20 = icmp sgt i64 %6, 0
  br i1 %20, label %21, label %248

21:
  %22 = icmp ugt i64 %7, 64
  %23 = add i64 %7, -64
  %24 = icmp ult i64 %7, 64
  %25 = select i1 %24, i64 %7, i64 64
  %26 = icmp slt i64 %8, 16
  %27 = select i1 %26, i64 %8, i64 16
  br label %28

28:
  %29 = phi i64 [ 0, %21 ], [ %246, %41 ]
  %30 = add i64 %29, 64
  %31 = icmp sgt i64 %30, %7
  %32 = and i1 %22, %31
  %33 = select i1 %32, i64 %23, i64 %29
  %34 = icmp sgt i64 %33, %11
  %35 = getelementptr i8, ptr %18, i64 %33
  %36 = select i1 %34, ptr %19, ptr %35
  %37 = shl i64 %33, 4
  %38 = getelementptr i8, ptr %14, i64 %37
  %39 = select i1 %34, i64 64, i64 %7
  br i1 %34, label %40, label %41

40:
  call void @copy(ptr %19, ptr %35, i32 1, i64 16, i64 %27, i64 %7, i64 %25)
  br label %41

41:
  %42 = bitcast ptr %36 to ptr
  %43 = load <8 x double>, ptr %42, align 4
  %44 = getelementptr i8, ptr %36, i64 %39
  %45 = bitcast ptr %44 to ptr
  %46 = load <8 x double>, ptr %45, align 4
  %47 = shl i64 %39, 1
  %48 = getelementptr i8, ptr %36, i64 %47
  %49 = bitcast ptr %48 to ptr
  %50 = load <8 x double>, ptr %49, align 4
  %51 = mul i64 %39, 3
  %52 = getelementptr i8, ptr %36, i64 %51
  %53 = bitcast ptr %52 to ptr
  %54 = load <8 x double>, ptr %53, align 4
  %55 = shl i64 %39, 2
  %56 = getelementptr i8, ptr %36, i64 %55
  %57 = bitcast ptr %56 to ptr
  %58 = load <8 x double>, ptr %57, align 4
  %59 = mul i64 %39, 5
  %60 = getelementptr i8, ptr %36, i64 %59
  %61 = bitcast ptr %60 to ptr
  %62 = load <8 x double>, ptr %61, align 4
  %63 = mul i64 %39, 6
  %64 = getelementptr i8, ptr %36, i64 %63
  %65 = bitcast ptr %64 to ptr
  %66 = load <8 x double>, ptr %65, align 4
  %67 = mul i64 %39, 7
  %68 = getelementptr i8, ptr %36, i64 %67
  %69 = bitcast ptr %68 to ptr
  %70 = load <8 x double>, ptr %69, align 4
  %71 = shl i64 %39, 3
  %72 = getelementptr i8, ptr %36, i64 %71
  %73 = bitcast ptr %72 to ptr
  %74 = load <8 x double>, ptr %73, align 4
  %75 = mul i64 %39, 9
  %76 = getelementptr i8, ptr %36, i64 %75
  %77 = bitcast ptr %76 to ptr
  %78 = load <8 x double>, ptr %77, align 4
  %79 = mul i64 %39, 10
  %80 = getelementptr i8, ptr %36, i64 %79
  %81 = bitcast ptr %80 to ptr
  %82 = load <8 x double>, ptr %81, align 4
  %83 = mul i64 %39, 11
  %84 = getelementptr i8, ptr %36, i64 %83
  %85 = bitcast ptr %84 to ptr
  %86 = load <8 x double>, ptr %85, align 4
  %87 = mul i64 %39, 12
  %88 = getelementptr i8, ptr %36, i64 %87
  %89 = bitcast ptr %88 to ptr
  %90 = load <8 x double>, ptr %89, align 4
  %91 = mul i64 %39, 13
  %92 = getelementptr i8, ptr %36, i64 %91
  %93 = bitcast ptr %92 to ptr
  %94 = load <8 x double>, ptr %93, align 4
  %95 = mul i64 %39, 14
  %96 = getelementptr i8, ptr %36, i64 %95
  %97 = bitcast ptr %96 to ptr
  %98 = load <8 x double>, ptr %97, align 4
  %99 = mul i64 %39, 15
  %100 = getelementptr i8, ptr %36, i64 %99
  %101 = bitcast ptr %100 to ptr
  %102 = load <8 x double>, ptr %101, align 4
  %103 = shufflevector <8 x double> %43, <8 x double> %50, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %104 = shufflevector <8 x double> %43, <8 x double> %50, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %105 = shufflevector <8 x double> %58, <8 x double> %66, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %106 = shufflevector <8 x double> %58, <8 x double> %66, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %107 = shufflevector <8 x double> %74, <8 x double> %82, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %108 = shufflevector <8 x double> %74, <8 x double> %82, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %109 = shufflevector <8 x double> %90, <8 x double> %98, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %110 = shufflevector <8 x double> %90, <8 x double> %98, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %111 = shufflevector <8 x double> %103, <8 x double> %105, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %112 = shufflevector <8 x double> %103, <8 x double> %105, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %113 = shufflevector <8 x double> %104, <8 x double> %106, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %114 = shufflevector <8 x double> %104, <8 x double> %106, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %115 = shufflevector <8 x double> %107, <8 x double> %109, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %116 = shufflevector <8 x double> %107, <8 x double> %109, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %117 = shufflevector <8 x double> %108, <8 x double> %110, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %118 = shufflevector <8 x double> %108, <8 x double> %110, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %119 = shufflevector <8 x double> %111, <8 x double> %115, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %120 = shufflevector <8 x double> %111, <8 x double> %115, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %121 = shufflevector <8 x double> %113, <8 x double> %117, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %122 = shufflevector <8 x double> %113, <8 x double> %117, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %123 = shufflevector <8 x double> %112, <8 x double> %116, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %124 = shufflevector <8 x double> %112, <8 x double> %116, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %125 = shufflevector <8 x double> %114, <8 x double> %118, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %126 = shufflevector <8 x double> %114, <8 x double> %118, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %127 = bitcast <8 x double> %119 to <8 x i64>
  %128 = bitcast <8 x double> %121 to <8 x i64>
  %129 = bitcast <8 x double> %123 to <8 x i64>
  %130 = bitcast <8 x double> %125 to <8 x i64>
  %131 = bitcast <8 x double> %120 to <8 x i64>
  %132 = bitcast <8 x double> %122 to <8 x i64>
  %133 = bitcast <8 x double> %124 to <8 x i64>
  %134 = bitcast <8 x double> %126 to <8 x i64>
  %135 = shufflevector <8 x double> %46, <8 x double> %54, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %136 = shufflevector <8 x double> %46, <8 x double> %54, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %137 = shufflevector <8 x double> %62, <8 x double> %70, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %138 = shufflevector <8 x double> %62, <8 x double> %70, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %139 = shufflevector <8 x double> %78, <8 x double> %86, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %140 = shufflevector <8 x double> %78, <8 x double> %86, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %141 = shufflevector <8 x double> %94, <8 x double> %102, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %142 = shufflevector <8 x double> %94, <8 x double> %102, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %143 = shufflevector <8 x double> %135, <8 x double> %137, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %144 = shufflevector <8 x double> %135, <8 x double> %137, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %145 = shufflevector <8 x double> %136, <8 x double> %138, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %146 = shufflevector <8 x double> %136, <8 x double> %138, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %147 = shufflevector <8 x double> %139, <8 x double> %141, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %148 = shufflevector <8 x double> %139, <8 x double> %141, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %149 = shufflevector <8 x double> %140, <8 x double> %142, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %150 = shufflevector <8 x double> %140, <8 x double> %142, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %151 = shufflevector <8 x double> %143, <8 x double> %147, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %152 = shufflevector <8 x double> %143, <8 x double> %147, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %153 = shufflevector <8 x double> %145, <8 x double> %149, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %154 = shufflevector <8 x double> %145, <8 x double> %149, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %155 = shufflevector <8 x double> %144, <8 x double> %148, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %156 = shufflevector <8 x double> %144, <8 x double> %148, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %157 = shufflevector <8 x double> %146, <8 x double> %150, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %158 = shufflevector <8 x double> %146, <8 x double> %150, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %159 = bitcast <8 x double> %151 to <8 x i64>
  %160 = bitcast <8 x double> %153 to <8 x i64>
  %161 = bitcast <8 x double> %155 to <8 x i64>
  %162 = bitcast <8 x double> %157 to <8 x i64>
  %163 = bitcast <8 x double> %152 to <8 x i64>
  %164 = bitcast <8 x double> %154 to <8 x i64>
  %165 = bitcast <8 x double> %156 to <8 x i64>
  %166 = bitcast <8 x double> %158 to <8 x i64>
  %167 = and <8 x i64> %127, splat (i64 4294967295)
  %168 = shl <8 x i64> %159, splat (i64 32)
  %169 = or <8 x i64> %168, %167
  %170 = lshr <8 x i64> %127, splat (i64 32)
  %171 = and <8 x i64> %159, splat (i64 -4294967296)
  %172 = or <8 x i64> %171, %170
  %173 = and <8 x i64> %128, splat (i64 4294967295)
  %174 = shl <8 x i64> %160, splat (i64 32)
  %175 = or <8 x i64> %174, %173
  %176 = lshr <8 x i64> %128, splat (i64 32)
  %177 = and <8 x i64> %160, splat (i64 -4294967296)
  %178 = or <8 x i64> %177, %176
  %179 = and <8 x i64> %129, splat (i64 4294967295)
  %180 = shl <8 x i64> %161, splat (i64 32)
  %181 = or <8 x i64> %180, %179
  %182 = lshr <8 x i64> %129, splat (i64 32)
  %183 = and <8 x i64> %161, splat (i64 -4294967296)
  %184 = or <8 x i64> %183, %182
  %185 = and <8 x i64> %130, splat (i64 4294967295)
  %186 = shl <8 x i64> %162, splat (i64 32)
  %187 = or <8 x i64> %186, %185
  %188 = lshr <8 x i64> %130, splat (i64 32)
  %189 = and <8 x i64> %162, splat (i64 -4294967296)
  %190 = or <8 x i64> %189, %188
  %191 = and <8 x i64> %131, splat (i64 4294967295)
  %192 = shl <8 x i64> %163, splat (i64 32)
  %193 = or <8 x i64> %192, %191
  %194 = lshr <8 x i64> %131, splat (i64 32)
  %195 = and <8 x i64> %163, splat (i64 -4294967296)
  %196 = or <8 x i64> %195, %194
  %197 = and <8 x i64> %132, splat (i64 4294967295)
  %198 = shl <8 x i64> %164, splat (i64 32)
  %199 = or <8 x i64> %198, %197
  %200 = lshr <8 x i64> %132, splat (i64 32)
  %201 = and <8 x i64> %164, splat (i64 -4294967296)
  %202 = or <8 x i64> %201, %200
  %203 = and <8 x i64> %133, splat (i64 4294967295)
  %204 = shl <8 x i64> %165, splat (i64 32)
  %205 = or <8 x i64> %204, %203
  %206 = lshr <8 x i64> %133, splat (i64 32)
  %207 = and <8 x i64> %165, splat (i64 -4294967296)
  %208 = or <8 x i64> %207, %206
  %209 = and <8 x i64> %134, splat (i64 4294967295)
  %210 = shl <8 x i64> %166, splat (i64 32)
  %211 = or <8 x i64> %210, %209
  %212 = lshr <8 x i64> %134, splat (i64 32)
  %213 = and <8 x i64> %166, splat (i64 -4294967296)
  %214 = or <8 x i64> %213, %212
  %215 = bitcast ptr %38 to ptr
  store <8 x i64> %169, ptr %215, align 64
  %216 = getelementptr i8, ptr %38, i64 64
  %217 = bitcast ptr %216 to ptr
  store <8 x i64> %172, ptr %217, align 64
  %218 = getelementptr i8, ptr %38, i64 128
  %219 = bitcast ptr %218 to ptr
  store <8 x i64> %175, ptr %219, align 64
  %220 = getelementptr i8, ptr %38, i64 192
  %221 = bitcast ptr %220 to ptr
  store <8 x i64> %178, ptr %221, align 64
  %222 = getelementptr i8, ptr %38, i64 256
  %223 = bitcast ptr %222 to ptr
  store <8 x i64> %181, ptr %223, align 64
  %224 = getelementptr i8, ptr %38, i64 320
  %225 = bitcast ptr %224 to ptr
  store <8 x i64> %184, ptr %225, align 64
  %226 = getelementptr i8, ptr %38, i64 384
  %227 = bitcast ptr %226 to ptr
  store <8 x i64> %187, ptr %227, align 64
  %228 = getelementptr i8, ptr %38, i64 448
  %229 = bitcast ptr %228 to ptr
  store <8 x i64> %190, ptr %229, align 64
  %230 = getelementptr i8, ptr %38, i64 512
  %231 = bitcast ptr %230 to ptr
  store <8 x i64> %193, ptr %231, align 64
  %232 = getelementptr i8, ptr %38, i64 576
  %233 = bitcast ptr %232 to ptr
  store <8 x i64> %196, ptr %233, align 64
  %234 = getelementptr i8, ptr %38, i64 640
  %235 = bitcast ptr %234 to ptr
  store <8 x i64> %199, ptr %235, align 64
  %236 = getelementptr i8, ptr %38, i64 704
  %237 = bitcast ptr %236 to ptr
  store <8 x i64> %202, ptr %237, align 64
  %238 = getelementptr i8, ptr %38, i64 768
  %239 = bitcast ptr %238 to ptr
  store <8 x i64> %205, ptr %239, align 64
  %240 = getelementptr i8, ptr %38, i64 832
  %241 = bitcast ptr %240 to ptr
  store <8 x i64> %208, ptr %241, align 64
  %242 = getelementptr i8, ptr %38, i64 896
  %243 = bitcast ptr %242 to ptr
  store <8 x i64> %211, ptr %243, align 64
  %244 = getelementptr i8, ptr %38, i64 960
  %245 = bitcast ptr %244 to ptr
  store <8 x i64> %214, ptr %245, align 64
  %246 = add i64 %33, 64
  %247 = icmp slt i64 %246, %7
  br i1 %247, label %28, label %248

248:
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
  %15 = bitcast ptr %0 to ptr
  %16 = load ptr, ptr %15
  %17 = mul i64 %7, %1
  %18 = getelementptr i8, ptr %16, i64 %17
  %19 = getelementptr [1024 x i8], ptr %4, i64 0, i64 0
  %20 = icmp sgt i64 %6, 0
  br i1 %20, label %21, label %248

21:
  %22 = icmp ugt i64 %7, 64
  %23 = add i64 %7, -64
  %24 = icmp ult i64 %7, 64
  %25 = select i1 %24, i64 %7, i64 64
  %26 = icmp slt i64 %8, 16
  %27 = select i1 %26, i64 %8, i64 16
  br label %28

28:
  %29 = phi i64 [ 0, %21 ], [ %246, %245 ]
  %30 = add i64 %29, 64
  %31 = icmp sgt i64 %30, %7
  %32 = and i1 %22, %31
  %33 = select i1 %32, i64 %23, i64 %29
  %34 = getelementptr i8, ptr %18, i64 %33
  %35 = shl i64 %33, 4
  %36 = getelementptr i8, ptr %14, i64 %35
  %37 = bitcast ptr %36 to ptr
  %38 = load <8 x i64>, ptr %37, align 4
  %39 = getelementptr i8, ptr %36, i64 64
  %40 = bitcast ptr %39 to ptr
  %41 = load <8 x i64>, ptr %40, align 4
  %42 = getelementptr i8, ptr %36, i64 128
  %43 = bitcast ptr %42 to ptr
  %44 = load <8 x i64>, ptr %43, align 4
  %45 = getelementptr i8, ptr %36, i64 192
  %46 = bitcast ptr %45 to ptr
  %47 = load <8 x i64>, ptr %46, align 4
  %48 = getelementptr i8, ptr %36, i64 256
  %49 = bitcast ptr %48 to ptr
  %50 = load <8 x i64>, ptr %49, align 4
  %51 = getelementptr i8, ptr %36, i64 320
  %52 = bitcast ptr %51 to ptr
  %53 = load <8 x i64>, ptr %52, align 4
  %54 = getelementptr i8, ptr %36, i64 384
  %55 = bitcast ptr %54 to ptr
  %56 = load <8 x i64>, ptr %55, align 4
  %57 = getelementptr i8, ptr %36, i64 448
  %58 = bitcast ptr %57 to ptr
  %59 = load <8 x i64>, ptr %58, align 4
  %60 = getelementptr i8, ptr %36, i64 512
  %61 = bitcast ptr %60 to ptr
  %62 = load <8 x i64>, ptr %61, align 4
  %63 = getelementptr i8, ptr %36, i64 576
  %64 = bitcast ptr %63 to ptr
  %65 = load <8 x i64>, ptr %64, align 4
  %66 = getelementptr i8, ptr %36, i64 640
  %67 = bitcast ptr %66 to ptr
  %68 = load <8 x i64>, ptr %67, align 4
  %69 = getelementptr i8, ptr %36, i64 704
  %70 = bitcast ptr %69 to ptr
  %71 = load <8 x i64>, ptr %70, align 4
  %72 = getelementptr i8, ptr %36, i64 768
  %73 = bitcast ptr %72 to ptr
  %74 = load <8 x i64>, ptr %73, align 4
  %75 = getelementptr i8, ptr %36, i64 832
  %76 = bitcast ptr %75 to ptr
  %77 = load <8 x i64>, ptr %76, align 4
  %78 = getelementptr i8, ptr %36, i64 896
  %79 = bitcast ptr %78 to ptr
  %80 = load <8 x i64>, ptr %79, align 4
  %81 = getelementptr i8, ptr %36, i64 960
  %82 = bitcast ptr %81 to ptr
  %83 = load <8 x i64>, ptr %82, align 4
  %84 = icmp sgt i64 %33, %11
  %85 = select i1 %84, ptr %19, ptr %34
  %86 = select i1 %84, i64 64, i64 %7
  %87 = and <8 x i64> %38, splat (i64 4294967295)
  %88 = shl <8 x i64> %41, splat (i64 32)
  %89 = or <8 x i64> %88, %87
  %90 = lshr <8 x i64> %38, splat (i64 32)
  %91 = and <8 x i64> %41, splat (i64 -4294967296)
  %92 = or <8 x i64> %91, %90
  %93 = and <8 x i64> %44, splat (i64 4294967295)
  %94 = shl <8 x i64> %47, splat (i64 32)
  %95 = or <8 x i64> %94, %93
  %96 = lshr <8 x i64> %44, splat (i64 32)
  %97 = and <8 x i64> %47, splat (i64 -4294967296)
  %98 = or <8 x i64> %97, %96
  %99 = and <8 x i64> %50, splat (i64 4294967295)
  %100 = shl <8 x i64> %53, splat (i64 32)
  %101 = or <8 x i64> %100, %99
  %102 = lshr <8 x i64> %50, splat (i64 32)
  %103 = and <8 x i64> %53, splat (i64 -4294967296)
  %104 = or <8 x i64> %103, %102
  %105 = and <8 x i64> %56, splat (i64 4294967295)
  %106 = shl <8 x i64> %59, splat (i64 32)
  %107 = or <8 x i64> %106, %105
  %108 = lshr <8 x i64> %56, splat (i64 32)
  %109 = and <8 x i64> %59, splat (i64 -4294967296)
  %110 = or <8 x i64> %109, %108
  %111 = and <8 x i64> %62, splat (i64 4294967295)
  %112 = shl <8 x i64> %65, splat (i64 32)
  %113 = or <8 x i64> %112, %111
  %114 = lshr <8 x i64> %62, splat (i64 32)
  %115 = and <8 x i64> %65, splat (i64 -4294967296)
  %116 = or <8 x i64> %115, %114
  %117 = and <8 x i64> %68, splat (i64 4294967295)
  %118 = shl <8 x i64> %71, splat (i64 32)
  %119 = or <8 x i64> %118, %117
  %120 = lshr <8 x i64> %68, splat (i64 32)
  %121 = and <8 x i64> %71, splat (i64 -4294967296)
  %122 = or <8 x i64> %121, %120
  %123 = and <8 x i64> %74, splat (i64 4294967295)
  %124 = shl <8 x i64> %77, splat (i64 32)
  %125 = or <8 x i64> %124, %123
  %126 = lshr <8 x i64> %74, splat (i64 32)
  %127 = and <8 x i64> %77, splat (i64 -4294967296)
  %128 = or <8 x i64> %127, %126
  %129 = and <8 x i64> %80, splat (i64 4294967295)
  %130 = shl <8 x i64> %83, splat (i64 32)
  %131 = or <8 x i64> %130, %129
  %132 = lshr <8 x i64> %80, splat (i64 32)
  %133 = and <8 x i64> %83, splat (i64 -4294967296)
  %134 = or <8 x i64> %133, %132
  %135 = bitcast <8 x i64> %89 to <8 x double>
  %136 = bitcast <8 x i64> %95 to <8 x double>
  %137 = bitcast <8 x i64> %101 to <8 x double>
  %138 = bitcast <8 x i64> %107 to <8 x double>
  %139 = bitcast <8 x i64> %113 to <8 x double>
  %140 = bitcast <8 x i64> %119 to <8 x double>
  %141 = bitcast <8 x i64> %125 to <8 x double>
  %142 = bitcast <8 x i64> %131 to <8 x double>
  %143 = shufflevector <8 x double> %135, <8 x double> %136, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %144 = shufflevector <8 x double> %135, <8 x double> %136, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %145 = shufflevector <8 x double> %137, <8 x double> %138, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %146 = shufflevector <8 x double> %137, <8 x double> %138, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %147 = shufflevector <8 x double> %139, <8 x double> %140, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %148 = shufflevector <8 x double> %139, <8 x double> %140, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %149 = shufflevector <8 x double> %141, <8 x double> %142, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %150 = shufflevector <8 x double> %141, <8 x double> %142, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %151 = shufflevector <8 x double> %143, <8 x double> %145, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %152 = shufflevector <8 x double> %143, <8 x double> %145, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %153 = shufflevector <8 x double> %144, <8 x double> %146, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %154 = shufflevector <8 x double> %144, <8 x double> %146, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %155 = shufflevector <8 x double> %147, <8 x double> %149, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %156 = shufflevector <8 x double> %147, <8 x double> %149, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %157 = shufflevector <8 x double> %148, <8 x double> %150, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %158 = shufflevector <8 x double> %148, <8 x double> %150, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %159 = shufflevector <8 x double> %151, <8 x double> %155, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %160 = shufflevector <8 x double> %151, <8 x double> %155, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %161 = shufflevector <8 x double> %153, <8 x double> %157, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %162 = shufflevector <8 x double> %153, <8 x double> %157, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %163 = shufflevector <8 x double> %152, <8 x double> %156, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %164 = shufflevector <8 x double> %152, <8 x double> %156, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %165 = shufflevector <8 x double> %154, <8 x double> %158, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %166 = shufflevector <8 x double> %154, <8 x double> %158, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %167 = bitcast <8 x i64> %92 to <8 x double>
  %168 = bitcast <8 x i64> %98 to <8 x double>
  %169 = shufflevector <8 x double> %167, <8 x double> %168, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %170 = shufflevector <8 x double> %167, <8 x double> %168, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %171 = bitcast <8 x i64> %104 to <8 x double>
  %172 = bitcast <8 x i64> %110 to <8 x double>
  %173 = shufflevector <8 x double> %171, <8 x double> %172, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %174 = shufflevector <8 x double> %171, <8 x double> %172, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %175 = bitcast <8 x i64> %116 to <8 x double>
  %176 = bitcast <8 x i64> %122 to <8 x double>
  %177 = shufflevector <8 x double> %175, <8 x double> %176, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %178 = shufflevector <8 x double> %175, <8 x double> %176, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %179 = bitcast <8 x i64> %128 to <8 x double>
  %180 = bitcast <8 x i64> %134 to <8 x double>
  %181 = shufflevector <8 x double> %179, <8 x double> %180, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %182 = shufflevector <8 x double> %179, <8 x double> %180, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %183 = shufflevector <8 x double> %169, <8 x double> %173, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %184 = shufflevector <8 x double> %169, <8 x double> %173, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %185 = shufflevector <8 x double> %170, <8 x double> %174, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %186 = shufflevector <8 x double> %170, <8 x double> %174, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %187 = shufflevector <8 x double> %177, <8 x double> %181, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %188 = shufflevector <8 x double> %177, <8 x double> %181, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %189 = shufflevector <8 x double> %178, <8 x double> %182, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %190 = shufflevector <8 x double> %178, <8 x double> %182, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %191 = shufflevector <8 x double> %183, <8 x double> %187, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %192 = shufflevector <8 x double> %183, <8 x double> %187, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %193 = shufflevector <8 x double> %185, <8 x double> %189, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %194 = shufflevector <8 x double> %185, <8 x double> %189, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %195 = shufflevector <8 x double> %184, <8 x double> %188, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %196 = shufflevector <8 x double> %184, <8 x double> %188, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %197 = shufflevector <8 x double> %186, <8 x double> %190, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %198 = shufflevector <8 x double> %186, <8 x double> %190, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %199 = bitcast ptr %85 to ptr
  store <8 x double> %159, ptr %199, align 4
  %200 = getelementptr i8, ptr %85, i64 %86
  %201 = bitcast ptr %200 to ptr
  store <8 x double> %191, ptr %201, align 4
  %202 = shl i64 %86, 1
  %203 = getelementptr i8, ptr %85, i64 %202
  %204 = bitcast ptr %203 to ptr
  store <8 x double> %161, ptr %204, align 4
  %205 = mul i64 %86, 3
  %206 = getelementptr i8, ptr %85, i64 %205
  %207 = bitcast ptr %206 to ptr
  store <8 x double> %193, ptr %207, align 4
  %208 = shl i64 %86, 2
  %209 = getelementptr i8, ptr %85, i64 %208
  %210 = bitcast ptr %209 to ptr
  store <8 x double> %163, ptr %210, align 4
  %211 = mul i64 %86, 5
  %212 = getelementptr i8, ptr %85, i64 %211
  %213 = bitcast ptr %212 to ptr
  store <8 x double> %195, ptr %213, align 4
  %214 = mul i64 %86, 6
  %215 = getelementptr i8, ptr %85, i64 %214
  %216 = bitcast ptr %215 to ptr
  store <8 x double> %165, ptr %216, align 4
  %217 = mul i64 %86, 7
  %218 = getelementptr i8, ptr %85, i64 %217
  %219 = bitcast ptr %218 to ptr
  store <8 x double> %197, ptr %219, align 4
  %220 = shl i64 %86, 3
  %221 = getelementptr i8, ptr %85, i64 %220
  %222 = bitcast ptr %221 to ptr
  store <8 x double> %160, ptr %222, align 4
  %223 = mul i64 %86, 9
  %224 = getelementptr i8, ptr %85, i64 %223
  %225 = bitcast ptr %224 to ptr
  store <8 x double> %192, ptr %225, align 4
  %226 = mul i64 %86, 10
  %227 = getelementptr i8, ptr %85, i64 %226
  %228 = bitcast ptr %227 to ptr
  store <8 x double> %162, ptr %228, align 4
  %229 = mul i64 %86, 11
  %230 = getelementptr i8, ptr %85, i64 %229
  %231 = bitcast ptr %230 to ptr
  store <8 x double> %194, ptr %231, align 4
  %232 = mul i64 %86, 12
  %233 = getelementptr i8, ptr %85, i64 %232
  %234 = bitcast ptr %233 to ptr
  store <8 x double> %164, ptr %234, align 4
  %235 = mul i64 %86, 13
  %236 = getelementptr i8, ptr %85, i64 %235
  %237 = bitcast ptr %236 to ptr
  store <8 x double> %196, ptr %237, align 4
  %238 = mul i64 %86, 14
  %239 = getelementptr i8, ptr %85, i64 %238
  %240 = bitcast ptr %239 to ptr
  store <8 x double> %166, ptr %240, align 4
  %241 = mul i64 %86, 15
  %242 = getelementptr i8, ptr %85, i64 %241
  %243 = bitcast ptr %242 to ptr
  store <8 x double> %198, ptr %243, align 4
  br i1 %84, label %244, label %245

244:
  call void @copy(ptr %19, ptr %34, i32 0, i64 16, i64 %27, i64 %7, i64 %25)
  br label %245

245:
  %246 = add i64 %33, 64
  %247 = icmp slt i64 %246, %7
  br i1 %247, label %28, label %248

248:
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
