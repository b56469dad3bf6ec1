; batch: made by tools/make_loops_text.py from batch
; sources ad1983b77875d22835f700ae7a6b4853331cbdd90fb27a552b6fc1ed08a98364
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }

define void @batch_run(ptr  %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  %7 = select i1 %6, i64 1, i64 8
  %8 = icmp slt i64 %1, %2
  br i1 %8, label %9, label %27

9:
  %10 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 9
  %11 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 4
  %12 = add nsw i64 %2, -1
  %13 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 7
  %15 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 8
  %16 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 3
  %17 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 1
  %18 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 6
  %19 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 10
  %20 = getelementptr inbounds %struct.batch_function, ptr %0, i64 0, i32 5
  br label %21

21:
  %22 = phi i64 [ %1, %9 ], [ %90, %89 ]
  %23 = load i64, ptr %10, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %28

25:
  %26 = load ptr, ptr %11, align 8
  br label %31

27:
  ret void

28:
  %29 = load ptr, ptr %13, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %66, label %63

31:
  %32 = phi i64 [ 0, %25 ], [ %61, %60 ]
  %33 = getelementptr inbounds %struct.batch_array, ptr %26, i64 %32, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.batch_array, ptr %26, i64 %32, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  %38 = getelementptr inbounds %struct.batch_array, ptr %26, i64 %32, i32 1
  br label %39

39:
  %40 = phi i64 [ 0, %31 ], [ %49, %48 ]
  %41 = add nsw i64 %40, %22
  %42 = icmp slt i64 %41, %2
  %43 = select i1 %42, i64 %41, i64 %12
  %44 = mul nsw i64 %43, %36
  %45 = getelementptr inbounds double, ptr %34, i64 %44
  br i1 %37, label %46, label %48

46:
  %47 = load ptr, ptr %38, align 8
  br label %51

48:
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %49, %7
  br i1 %50, label %60, label %39

51:
  %52 = phi i64 [ 0, %46 ], [ %58, %51 ]
  %53 = getelementptr inbounds double, ptr %45, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = mul nuw nsw i64 %52, %7
  %56 = add nuw nsw i64 %55, %40
  %57 = getelementptr inbounds double, ptr %47, i64 %56
  store double %54, ptr %57, align 8
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %36
  br i1 %59, label %48, label %51

60:
  %61 = add nuw nsw i64 %32, 1
  %62 = icmp eq i64 %61, %23
  br i1 %62, label %28, label %31

63:
  %64 = load ptr, ptr %14, align 8
  %65 = load ptr, ptr %15, align 8
  tail call void %29(ptr %64, ptr %65)
  br label %66

66:
  %67 = load ptr, ptr %4, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %71, label %69

69:
  %70 = load ptr, ptr %16, align 8
  tail call void %67(ptr %70)
  br label %80

71:
  %72 = load ptr, ptr %17, align 8
  %73 = load ptr, ptr %18, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %77, label %75

75:
  %76 = load double, ptr %73, align 8
  br label %77

77:
  %78 = phi double [ %76, %75 ], [ 0.000000e+00, %71 ]
  %79 = load ptr, ptr %16, align 8
  tail call void %72(double %78, ptr %79)
  br label %80

80:
  %81 = load i64, ptr %19, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %89

83:
  %84 = load ptr, ptr %20, align 8
  %85 = sub nsw i64 %2, %22
  %86 = icmp slt i64 %85, %7
  %87 = select i1 %86, i64 %85, i64 %7
  %88 = icmp sgt i64 %85, 0
  br label %92

89:
  %90 = add nsw i64 %22, %7
  %91 = icmp slt i64 %90, %2
  br i1 %91, label %21, label %27

92:
  %93 = phi i64 [ 0, %83 ], [ %121, %120 ]
  br i1 %88, label %94, label %120

94:
  %95 = getelementptr inbounds %struct.batch_array, ptr %84, i64 %93, i32 0
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds %struct.batch_array, ptr %84, i64 %93, i32 2
  %98 = load i64, ptr %97, align 8
  %99 = icmp sgt i64 %98, 0
  %100 = getelementptr inbounds %struct.batch_array, ptr %84, i64 %93, i32 1
  br label %101

101:
  %102 = phi i64 [ 0, %94 ], [ %109, %108 ]
  %103 = add nsw i64 %102, %22
  %104 = mul nsw i64 %103, %98
  %105 = getelementptr inbounds double, ptr %96, i64 %104
  br i1 %99, label %106, label %108

106:
  %107 = load ptr, ptr %100, align 8
  br label %111

108:
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp eq i64 %109, %87
  br i1 %110, label %120, label %101

111:
  %112 = phi i64 [ 0, %106 ], [ %118, %111 ]
  %113 = mul nuw nsw i64 %112, %7
  %114 = add nuw nsw i64 %113, %102
  %115 = getelementptr inbounds double, ptr %107, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %105, i64 %112
  store double %116, ptr %117, align 8
  %118 = add nuw nsw i64 %112, 1
  %119 = icmp eq i64 %118, %98
  br i1 %119, label %108, label %111

120:
  %121 = add nuw nsw i64 %93, 1
  %122 = icmp eq i64 %121, %81
  br i1 %122, label %89, label %92
}
