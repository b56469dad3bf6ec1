; device_rows: made by tools/make_loops_text.py from device_rows
; sources ff969f4e654f3122484d3b54230e08bbecd4ef3bdad806265c68df9a70abbb88
define i64 @device_count(i64 %0, i64 %1) {
  %3 = tail call i64 @device_lanes()
  %4 = sub nsw i64 %1, %0
  %5 = icmp slt i64 %4, %3
  %6 = select i1 %5, i64 %4, i64 %3
  ret i64 %6
}

declare i64 @device_lanes()

define i64 @device_place(i64 %0) {
  %2 = tail call i64 @device_lane()
  %3 = icmp slt i64 %2, %0
  %4 = add nsw i64 %0, -1
  %5 = select i1 %3, i64 %2, i64 %4
  ret i64 %5
}

declare i64 @device_lane()

define ptr @device_take(ptr %0, i64 %1, i64 %2, i64 %3, ptr %4, ptr  %5) {
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %28, label %8

8:
  %9 = icmp slt i64 %2, 16
  br i1 %9, label %19, label %10

10:
  %11 = trunc i64 %2 to i32
  %12 = trunc i64 %3 to i32
  br label %13

13:
  %14 = phi i64 [ 16, %10 ], [ %17, %13 ]
  %15 = phi i64 [ 0, %10 ], [ %14, %13 ]
  %16 = trunc i64 %15 to i32
  tail call void @take(ptr %0, i32 %11, i32 %16, i32 16, i32 %12, ptr %4, ptr %5)
  %17 = add nuw nsw i64 %14, 16
  %18 = icmp sgt i64 %17, %2
  br i1 %18, label %19, label %13

19:
  %20 = phi i64 [ 0, %8 ], [ %14, %13 ]
  %21 = srem i64 %2, 16
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %28, label %23

23:
  %24 = trunc i64 %2 to i32
  %25 = trunc i64 %20 to i32
  %26 = trunc i64 %21 to i32
  %27 = trunc i64 %3 to i32
  tail call void @take(ptr %0, i32 %24, i32 %25, i32 %26, i32 %27, ptr %4, ptr %5)
  br label %28

28:
  %29 = phi ptr [ %0, %6 ], [ %4, %23 ], [ %4, %19 ]
  ret ptr %29
}

define internal void @take(ptr  %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr  %5, ptr  %6) {
  %8 = tail call i64 @device_lane()
  %9 = trunc i64 %8 to i32
  %10 = tail call i64 @device_lanes()
  %11 = trunc i64 %10 to i32
  %12 = sext i32 %4 to i64
  %13 = tail call i64 @device_lane()
  %14 = icmp slt i64 %13, %12
  %15 = add nsw i64 %12, 4294967295
  %16 = select i1 %14, i64 %13, i64 %15
  %17 = trunc i64 %16 to i32
  tail call void @device_wait()
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %20, label %19

19:
  tail call void @device_wait()
  br label %52

20:
  %21 = or i32 %3, 1
  br label %30

22:
  tail call void @device_wait()
  br i1 %18, label %23, label %52

23:
  %24 = or i32 %3, 1
  %25 = mul nsw i32 %24, %17
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %6, i64 %26
  %28 = sext i32 %2 to i64
  %29 = zext i32 %3 to i64
  br label %53

30:
  %31 = phi i32 [ 0, %20 ], [ %50, %49 ]
  %32 = mul nsw i32 %31, %11
  %33 = add nsw i32 %32, %9
  %34 = sdiv i32 %33, %3
  %35 = srem i32 %33, %3
  %36 = icmp slt i32 %34, %4
  br i1 %36, label %37, label %49

37:
  %38 = mul nsw i32 %34, %1
  %39 = add nsw i32 %38, %2
  %40 = add nsw i32 %39, %35
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = mul nsw i32 %34, %21
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %6, i64 %45
  %47 = sext i32 %35 to i64
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  store double %43, ptr %48, align 8
  br label %49

49:
  %50 = add nuw nsw i32 %31, 1
  %51 = icmp eq i32 %50, %3
  br i1 %51, label %22, label %30

52:
  ret void

53:
  %54 = phi i64 [ 0, %23 ], [ %59, %53 ]
  %55 = getelementptr inbounds double, ptr %27, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = add nsw i64 %54, %28
  %58 = getelementptr inbounds double, ptr %5, i64 %57
  store double %56, ptr %58, align 8
  %59 = add nuw nsw i64 %54, 1
  %60 = icmp eq i64 %59, %29
  br i1 %60, label %52, label %53
}

define void @device_give(ptr  %0, i64 %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = icmp slt i64 %1, 16
  br i1 %6, label %57, label %7

7:
  %8 = trunc i64 %1 to i32
  %9 = trunc i64 %2 to i32
  br label %13

10:
  %11 = add nuw nsw i64 %14, 16
  %12 = icmp sgt i64 %11, %1
  br i1 %12, label %57, label %13

13:
  %14 = phi i64 [ 16, %7 ], [ %11, %10 ]
  %15 = phi i64 [ 0, %7 ], [ %14, %10 ]
  %16 = tail call i64 @device_lane()
  %17 = tail call i64 @device_lanes()
  tail call void @device_wait()
  %18 = mul i64 %16, 73014444032
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds double, ptr %4, i64 %19
  %21 = shl i64 %15, 32
  %22 = ashr exact i64 %21, 32
  br label %27

23:
  %24 = trunc i64 %15 to i32
  %25 = trunc i64 %16 to i32
  %26 = trunc i64 %17 to i32
  tail call void @device_wait()
  br label %35

27:
  %28 = phi i64 [ 0, %13 ], [ %33, %27 ]
  %29 = add nuw nsw i64 %28, %22
  %30 = getelementptr inbounds double, ptr %3, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %20, i64 %28
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, 16
  br i1 %34, label %23, label %27

35:
  %36 = phi i32 [ 0, %23 ], [ %55, %54 ]
  %37 = mul nsw i32 %36, %26
  %38 = add nsw i32 %37, %25
  %39 = sdiv i32 %38, 16
  %40 = srem i32 %38, 16
  %41 = icmp slt i32 %39, %9
  br i1 %41, label %42, label %54

42:
  %43 = mul nsw i32 %39, 17
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %4, i64 %44
  %46 = sext i32 %40 to i64
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = mul nsw i32 %39, %8
  %50 = add i32 %40, %24
  %51 = add i32 %50, %49
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %0, i64 %52
  store double %48, ptr %53, align 8
  br label %54

54:
  %55 = add nuw nsw i32 %36, 1
  %56 = icmp eq i32 %55, 16
  br i1 %56, label %10, label %35

57:
  %58 = phi i64 [ 0, %5 ], [ %14, %10 ]
  %59 = srem i64 %1, 16
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %111, label %61

61:
  %62 = trunc i64 %1 to i32
  %63 = trunc i64 %58 to i32
  %64 = trunc i64 %59 to i32
  %65 = trunc i64 %2 to i32
  %66 = tail call i64 @device_lane()
  %67 = trunc i64 %66 to i32
  %68 = tail call i64 @device_lanes()
  %69 = trunc i64 %68 to i32
  tail call void @device_wait()
  %70 = icmp sgt i32 %64, 0
  br i1 %70, label %72, label %71

71:
  tail call void @device_wait()
  br label %111

72:
  %73 = or i32 %64, 1
  %74 = mul nsw i32 %73, %67
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %4, i64 %75
  %77 = shl i64 %58, 32
  %78 = ashr exact i64 %77, 32
  %79 = and i64 %59, 4294967295
  br label %81

80:
  tail call void @device_wait()
  br label %89

81:
  %82 = phi i64 [ 0, %72 ], [ %87, %81 ]
  %83 = add nsw i64 %82, %78
  %84 = getelementptr inbounds double, ptr %3, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %76, i64 %82
  store double %85, ptr %86, align 8
  %87 = add nuw nsw i64 %82, 1
  %88 = icmp eq i64 %87, %79
  br i1 %88, label %80, label %81

89:
  %90 = phi i32 [ 0, %80 ], [ %109, %108 ]
  %91 = mul nsw i32 %90, %69
  %92 = add nsw i32 %91, %67
  %93 = sdiv i32 %92, %64
  %94 = srem i32 %92, %64
  %95 = icmp slt i32 %93, %65
  br i1 %95, label %96, label %108

96:
  %97 = mul nsw i32 %93, %73
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %4, i64 %98
  %100 = sext i32 %94 to i64
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = mul nsw i32 %93, %62
  %104 = add nsw i32 %103, %63
  %105 = add nsw i32 %104, %94
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr %0, i64 %106
  store double %102, ptr %107, align 8
  br label %108

108:
  %109 = add nuw nsw i32 %90, 1
  %110 = icmp eq i32 %109, %64
  br i1 %110, label %111, label %89

111:
  ret void
}

declare void @device_wait()
