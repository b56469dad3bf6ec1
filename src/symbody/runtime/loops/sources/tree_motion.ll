; tree_motion: made by tools/make_loops_text.py from tree_motion
; sources 60050669c5e4d9462e02ba7137ae34fdd7b4ca0a5e83ef5c7b3533f617f4a4f7
%struct.tree_motion = type { i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr, i64, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, [8 x ptr] }
%struct.scratch = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.motion = type { ptr, ptr, ptr }
%struct.closing = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.place = type { %struct.mat, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }

define i64 @tree_motion_work(ptr  %0) {
  %2 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %16, label %9

9:
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = shl nsw i64 %13, 1
  %15 = add nsw i64 %14, %11
  br label %16

16:
  %17 = phi i64 [ %15, %9 ], [ 0, %1 ]
  %18 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %37, label %21

21:
  %22 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %3, 24
  %25 = mul nsw i64 %23, 30
  %26 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %19, 5
  %31 = mul i64 %30, %19
  %32 = add i64 %24, 32
  %33 = add i64 %32, %31
  %34 = add i64 %33, %25
  %35 = add i64 %34, %27
  %36 = add i64 %35, %29
  br label %37

37:
  %38 = phi i64 [ %36, %21 ], [ 0, %16 ]
  %39 = mul nsw i64 %7, 5
  %40 = mul i64 %3, 96
  %41 = add i64 %5, 96
  %42 = add i64 %41, %40
  %43 = add i64 %42, %39
  %44 = add i64 %43, %17
  %45 = add i64 %44, %38
  ret i64 %45
}

define void @tree_motion_rates(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = alloca %struct.scratch, align 8
  %10 = alloca %struct.motion, align 8
  %11 = alloca %struct.closing, align 8
  %12 = bitcast ptr %9 to ptr
  %13 = call i32 @take(ptr %0, ptr %9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %24

15:
  %16 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %176

19:
  %20 = phi i64 [ %22, %19 ], [ 0, %15 ]
  %21 = getelementptr inbounds double, ptr %7, i64 %20
  store double 0x7FF8000000000000, ptr %21, align 8
  %22 = add nuw nsw i64 %20, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %176, label %19

24:
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %36, label %28

28:
  %29 = getelementptr inbounds double, ptr %5, i64 4
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %31, 36
  %33 = getelementptr inbounds double, ptr %29, i64 %32
  %34 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 3
  %35 = load ptr, ptr %34, align 8
  tail call void %26(double %1, ptr %2, ptr %3, ptr %4, ptr %33, ptr %35)
  br label %36

36:
  %37 = bitcast ptr %10 to ptr
  %38 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %49

45:
  %46 = getelementptr inbounds double, ptr %2, i64 %39
  %47 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 3
  %48 = load ptr, ptr %47, align 8
  br label %84

49:
  %50 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 3
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %55, %53
  %57 = getelementptr inbounds double, ptr %51, i64 %56
  %58 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 4
  %62 = bitcast ptr %61 to ptr
  %63 = load ptr, ptr %62, align 8
  %64 = bitcast ptr %2 to ptr
  %65 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %64, i64 %65, i1 false)
  %66 = bitcast ptr %63 to ptr
  %67 = getelementptr inbounds double, ptr %66, i64 %39
  %68 = bitcast ptr %67 to ptr
  %69 = bitcast ptr %60 to ptr
  %70 = shl i64 %43, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %69, i64 %70, i1 false)
  %71 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 5
  %72 = bitcast ptr %71 to ptr
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %2, i64 %39
  %75 = bitcast ptr %74 to ptr
  %76 = shl i64 %41, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %75, i64 %76, i1 false)
  %77 = bitcast ptr %73 to ptr
  %78 = getelementptr inbounds double, ptr %77, i64 %41
  %79 = bitcast ptr %78 to ptr
  %80 = getelementptr inbounds double, ptr %60, i64 %43
  %81 = bitcast ptr %80 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %81, i64 %70, i1 false)
  %82 = shl nsw i64 %43, 1
  %83 = getelementptr inbounds double, ptr %60, i64 %82
  br label %84

84:
  %85 = phi ptr [ %48, %45 ], [ %51, %49 ]
  %86 = phi ptr [ %2, %45 ], [ %66, %49 ]
  %87 = phi ptr [ %46, %45 ], [ %77, %49 ]
  %88 = phi ptr [ null, %45 ], [ %83, %49 ]
  %89 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 0
  store ptr %86, ptr %89, align 8
  %90 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 1
  store ptr %87, ptr %90, align 8
  %91 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 2
  store ptr %88, ptr %91, align 8
  %92 = load ptr, ptr %25, align 8
  %93 = icmp eq ptr %92, null
  %94 = select i1 %93, ptr null, ptr %85
  %95 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %140, label %98

98:
  %99 = bitcast ptr %11 to ptr
  %100 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 7
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %103 = load i64, ptr %102, align 8
  %104 = ptrtoint ptr %101 to i64
  %105 = add i64 %104, 63
  %106 = and i64 %105, -64
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 0
  store ptr %107, ptr %108, align 8
  %109 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds %struct.place, ptr %107, i64 %110
  %112 = getelementptr inbounds %struct.place, ptr %111, i64 1
  %113 = getelementptr %struct.place, ptr %112, i64 0, i32 0, i32 0, i64 0
  %114 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 1
  store ptr %113, ptr %114, align 8
  %115 = mul nsw i64 %103, 18
  %116 = getelementptr inbounds double, ptr %113, i64 %115
  %117 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 2
  store ptr %116, ptr %117, align 8
  %118 = getelementptr inbounds double, ptr %116, i64 %96
  %119 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 3
  store ptr %118, ptr %119, align 8
  %120 = getelementptr inbounds double, ptr %118, i64 %96
  %121 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 4
  store ptr %120, ptr %121, align 8
  %122 = getelementptr inbounds double, ptr %120, i64 %96
  %123 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 5
  store ptr %122, ptr %123, align 8
  %124 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds double, ptr %122, i64 %125
  %127 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 6
  store ptr %126, ptr %127, align 8
  %128 = mul nsw i64 %103, 6
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  %130 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 7
  store ptr %129, ptr %130, align 8
  %131 = getelementptr inbounds double, ptr %129, i64 %128
  %132 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 8
  store ptr %131, ptr %132, align 8
  %133 = mul nsw i64 %96, %96
  %134 = getelementptr inbounds double, ptr %131, i64 %133
  %135 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 9
  store ptr %134, ptr %135, align 8
  %136 = getelementptr inbounds double, ptr %134, i64 %96
  %137 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 10
  store ptr %136, ptr %137, align 8
  %138 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 2
  %139 = load ptr, ptr %138, align 8
  call void @solve_closed(ptr %0, ptr %139, ptr %11, ptr %10, double %1, ptr %3, ptr %4, ptr %5, ptr %94, ptr %7)
  br label %143

140:
  %141 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 2
  %142 = load ptr, ptr %141, align 8
  call void @solve(ptr %0, ptr %142, ptr %10, ptr %5, ptr %94, ptr %7)
  br label %143

143:
  %144 = icmp eq ptr %6, null
  br i1 %144, label %161, label %145

145:
  tail call void @coordinate_rates(ptr %0, ptr %86, ptr %87, ptr %6)
  %146 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %147 = load i64, ptr %146, align 8
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %161, label %149

149:
  %150 = load i64, ptr %40, align 8
  %151 = getelementptr inbounds double, ptr %7, i64 %150
  %152 = bitcast ptr %151 to ptr
  %153 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %156, %154
  %158 = getelementptr inbounds double, ptr %85, i64 %157
  %159 = bitcast ptr %158 to ptr
  %160 = shl i64 %147, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %152, ptr align 8 %159, i64 %160, i1 false)
  br label %161

161:
  %162 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 0
  %163 = load i64, ptr %162, align 8
  %164 = icmp slt i64 %163, 0
  br i1 %164, label %165, label %169

165:
  %166 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 1
  %167 = bitcast ptr %166 to ptr
  %168 = load ptr, ptr %167, align 8
  tail call void @free(ptr %168)
  br label %175

169:
  %170 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %163
  %171 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 1
  %172 = load ptr, ptr %171, align 8
  %173 = bitcast ptr %170 to ptr
  %174 = ptrtoint ptr %172 to i64
  store atomic i64 %174, ptr %173 release, align 8
  br label %175

175:
  br label %176

176:
  ret void
}

define internal i32 @take(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 0
  store i64 0, ptr %3, align 8
  br label %4

4:
  %5 = phi i64 [ 0, %2 ], [ %12, %10 ]
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %5
  %7 = bitcast ptr %6 to ptr
  %8 = atomicrmw xchg ptr %7, i64 0 acquire, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %62

10:
  %11 = load i64, ptr %3, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %3, align 8
  %13 = icmp slt i64 %11, 7
  br i1 %13, label %4, label %14

14:
  store i64 -1, ptr %3, align 8
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %29, label %22

22:
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = shl nsw i64 %26, 1
  %28 = add nsw i64 %27, %24
  br label %29

29:
  %30 = phi i64 [ %28, %22 ], [ 0, %14 ]
  %31 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %50, label %34

34:
  %35 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %36 = load i64, ptr %35, align 8
  %37 = mul i64 %16, 24
  %38 = mul nsw i64 %36, 30
  %39 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %32, 5
  %44 = mul i64 %43, %32
  %45 = add i64 %37, 32
  %46 = add i64 %45, %44
  %47 = add i64 %46, %38
  %48 = add i64 %47, %40
  %49 = add i64 %48, %42
  br label %50

50:
  %51 = phi i64 [ %49, %34 ], [ 0, %29 ]
  %52 = mul nsw i64 %20, 5
  %53 = mul i64 %16, 96
  %54 = add i64 %18, 96
  %55 = add i64 %54, %53
  %56 = add i64 %55, %52
  %57 = add i64 %56, %30
  %58 = add i64 %57, %51
  %59 = shl i64 %58, 3
  %60 = tail call ptr @malloc(i64 %59)
  %61 = bitcast ptr %60 to ptr
  br label %70

62:
  %63 = inttoptr i64 %8 to ptr
  %64 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %69 = load i64, ptr %68, align 8
  br label %70

70:
  %71 = phi i64 [ %20, %50 ], [ %69, %62 ]
  %72 = phi i64 [ %18, %50 ], [ %67, %62 ]
  %73 = phi i64 [ %16, %50 ], [ %65, %62 ]
  %74 = phi ptr [ %61, %50 ], [ %63, %62 ]
  %75 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 1
  store ptr %74, ptr %75, align 8
  %76 = ptrtoint ptr %74 to i64
  %77 = add i64 %76, 63
  %78 = and i64 %77, -64
  %79 = inttoptr i64 %78 to ptr
  %80 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  store ptr %79, ptr %80, align 8
  %81 = getelementptr inbounds %struct.body, ptr %79, i64 %73
  %82 = getelementptr inbounds %struct.body, ptr %81, i64 1
  %83 = getelementptr %struct.body, ptr %82, i64 0, i32 0, i32 0, i64 0
  %84 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  store ptr %83, ptr %84, align 8
  %85 = shl nsw i64 %73, 3
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = getelementptr inbounds double, ptr %86, i64 %72
  %88 = mul nsw i64 %71, 3
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  %90 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  store ptr %89, ptr %90, align 8
  %91 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds double, ptr %89, i64 %92
  %94 = getelementptr inbounds double, ptr %93, i64 %71
  %95 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 5
  store ptr %94, ptr %95, align 8
  %96 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %94, i64 %97
  %99 = getelementptr inbounds double, ptr %98, i64 %71
  %100 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 6
  store ptr %99, ptr %100, align 8
  %101 = icmp eq i64 %71, 0
  %102 = getelementptr inbounds double, ptr %99, i64 %97
  %103 = select i1 %101, ptr %89, ptr %102
  %104 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 7
  store ptr %103, ptr %104, align 8
  %105 = icmp ne ptr %74, null
  %106 = zext i1 %105 to i32
  ret i32 %106
}

define internal void @solve_closed(ptr %0, ptr %1, ptr  %2, ptr  %3, double %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %12 = load i64, ptr %11, align 8
  %13 = bitcast ptr %7 to ptr
  %14 = load <4 x double>, ptr %13, align 8
  tail call void @go_outward(ptr %0, ptr %1, ptr %3, ptr %7, ptr %8)
  tail call void @find_rows(ptr %0, ptr %1, ptr %2, ptr %3, double %4, ptr %5, ptr %6, ptr %7)
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %74

18:
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 6
  %24 = load ptr, ptr %23, align 8
  br label %25

25:
  %26 = phi i64 [ 0, %18 ], [ %72, %71 ]
  %27 = getelementptr inbounds i64, ptr %20, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.place, ptr %22, i64 %28, i32 0, i32 0
  %30 = load <4 x double>, ptr %29, align 32
  %31 = getelementptr inbounds %struct.place, ptr %22, i64 %28, i32 0, i32 1
  %32 = load <4 x double>, ptr %31, align 32
  %33 = getelementptr inbounds %struct.place, ptr %22, i64 %28, i32 0, i32 2
  %34 = load <4 x double>, ptr %33, align 32
  %35 = mul nuw nsw i64 %26, 6
  %36 = getelementptr inbounds double, ptr %24, i64 %35
  %37 = getelementptr inbounds %struct.body, ptr %1, i64 %28, i32 4
  %38 = load <4 x double>, ptr %37, align 32
  %39 = shufflevector <4 x double> %38, <4 x double> poison, <4 x i32> zeroinitializer
  %40 = shufflevector <4 x double> %38, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %41 = fmul <4 x double> %32, %40
  %42 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %39, <4 x double> %41)
  %43 = shufflevector <4 x double> %38, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %44 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %34, <4 x double> %43, <4 x double> %42)
  br label %45

45:
  %46 = phi i64 [ 0, %25 ], [ %52, %45 ]
  %47 = trunc i64 %46 to i32
  %48 = extractelement <4 x double> %14, i32 %47
  %49 = extractelement <4 x double> %44, i32 %47
  %50 = fadd double %48, %49
  %51 = getelementptr inbounds double, ptr %36, i64 %46
  store double %50, ptr %51, align 8
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, 3
  br i1 %53, label %54, label %45

54:
  %55 = getelementptr inbounds double, ptr %36, i64 3
  %56 = getelementptr inbounds %struct.body, ptr %1, i64 %28, i32 3
  %57 = load <4 x double>, ptr %56, align 32
  %58 = shufflevector <4 x double> %57, <4 x double> poison, <4 x i32> zeroinitializer
  %59 = shufflevector <4 x double> %57, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %60 = fmul <4 x double> %32, %59
  %61 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %58, <4 x double> %60)
  %62 = shufflevector <4 x double> %57, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %63 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %34, <4 x double> %62, <4 x double> %61)
  br label %64

64:
  %65 = phi i64 [ 0, %54 ], [ %69, %64 ]
  %66 = trunc i64 %65 to i32
  %67 = extractelement <4 x double> %63, i32 %66
  %68 = getelementptr inbounds double, ptr %55, i64 %65
  store double %67, ptr %68, align 8
  %69 = add nuw nsw i64 %65, 1
  %70 = icmp eq i64 %69, 3
  br i1 %70, label %71, label %64

71:
  %72 = add nuw nsw i64 %26, 1
  %73 = icmp eq i64 %72, %16
  br i1 %73, label %74, label %25

74:
  %75 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %78 = load i64, ptr %77, align 8
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %104

80:
  %81 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 6
  %86 = load ptr, ptr %85, align 8
  br label %87

87:
  %88 = phi i64 [ 0, %80 ], [ %102, %87 ]
  %89 = shl nuw nsw i64 %88, 1
  %90 = getelementptr inbounds i64, ptr %82, i64 %89
  %91 = getelementptr inbounds double, ptr %84, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = fneg double %92
  %94 = getelementptr inbounds i64, ptr %90, i64 1
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %86, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = load i64, ptr %90, align 8
  %99 = getelementptr inbounds double, ptr %76, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = tail call double @llvm.fmuladd.f64(double %93, double %97, double %100)
  store double %101, ptr %99, align 8
  %102 = add nuw nsw i64 %88, 1
  %103 = icmp eq i64 %102, %78
  br i1 %103, label %104, label %87

104:
  tail call void @eliminate_all(ptr %0, ptr %1, ptr %7, ptr %8)
  %105 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 3
  %106 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %107 = bitcast ptr %105 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %107, i8 0, i64 64, i1 false)
  %108 = load i64, ptr %106, align 8
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %203

110:
  %111 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %112 = icmp eq ptr %9, null
  %113 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %114 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %115

115:
  %116 = phi i64 [ 0, %110 ], [ %200, %199 ]
  %117 = load ptr, ptr %111, align 8
  %118 = mul nuw nsw i64 %116, 5
  %119 = getelementptr inbounds i64, ptr %117, i64 %118
  %120 = getelementptr inbounds %struct.body, ptr %114, i64 %116
  %121 = load i64, ptr %119, align 8
  %122 = getelementptr inbounds i64, ptr %119, i64 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 1
  %125 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 0, i32 0
  %126 = load <4 x double>, ptr %125, align 32
  %127 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 0, i32 1
  %128 = load <4 x double>, ptr %127, align 32
  %129 = shufflevector <4 x double> %126, <4 x double> %128, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %130 = shufflevector <4 x double> %126, <4 x double> %128, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %131 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 0, i32 2
  %132 = load <4 x double>, ptr %131, align 32
  %133 = shufflevector <4 x double> %129, <4 x double> %132, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %134 = shufflevector <4 x double> %129, <4 x double> %132, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %135 = shufflevector <4 x double> %130, <4 x double> %132, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %136 = getelementptr inbounds %struct.body, ptr %1, i64 %121, i32 3
  %137 = load <4 x double>, ptr %136, align 32
  %138 = shufflevector <4 x double> %137, <4 x double> poison, <4 x i32> zeroinitializer
  %139 = shufflevector <4 x double> %137, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %140 = fmul <4 x double> %134, %139
  %141 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %133, <4 x double> %138, <4 x double> %140)
  %142 = shufflevector <4 x double> %137, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %143 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %135, <4 x double> %142, <4 x double> %141)
  %144 = getelementptr inbounds %struct.body, ptr %1, i64 %121, i32 4
  %145 = load <4 x double>, ptr %144, align 32
  %146 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 1
  %147 = load <4 x double>, ptr %146, align 32
  %148 = shufflevector <4 x double> %147, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %149 = fmul <4 x double> %137, %148
  %150 = shufflevector <4 x double> %137, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %151 = fmul <4 x double> %150, %147
  %152 = fsub <4 x double> %149, %151
  %153 = shufflevector <4 x double> %152, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %154 = fadd <4 x double> %145, %153
  %155 = shufflevector <4 x double> %154, <4 x double> poison, <4 x i32> zeroinitializer
  %156 = shufflevector <4 x double> %154, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %157 = fmul <4 x double> %134, %156
  %158 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %133, <4 x double> %155, <4 x double> %157)
  %159 = shufflevector <4 x double> %154, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %160 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %135, <4 x double> %159, <4 x double> %158)
  %161 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 11
  %162 = load <4 x double>, ptr %161, align 32
  %163 = fmul <4 x double> %162, %143
  %164 = extractelement <4 x double> %163, i64 0
  %165 = extractelement <4 x double> %163, i64 1
  %166 = fadd double %164, %165
  %167 = extractelement <4 x double> %163, i64 2
  %168 = fadd double %167, %166
  %169 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 12
  %170 = load <4 x double>, ptr %169, align 32
  %171 = fmul <4 x double> %170, %160
  %172 = extractelement <4 x double> %171, i64 0
  %173 = extractelement <4 x double> %171, i64 1
  %174 = fadd double %172, %173
  %175 = extractelement <4 x double> %171, i64 2
  %176 = fadd double %175, %174
  %177 = fadd double %168, %176
  %178 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 13
  %179 = getelementptr inbounds <4 x double>, ptr %178, i64 0, i64 0
  %180 = load double, ptr %179, align 32
  %181 = getelementptr inbounds <4 x double>, ptr %178, i64 0, i64 1
  %182 = load double, ptr %181, align 8
  %183 = fsub double %182, %177
  %184 = fmul double %180, %183
  %185 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %184, i64 2
  %186 = select i1 %124, <4 x double> splat (double -0.000000e+00), <4 x double> %185
  %187 = fadd <4 x double> %143, %186
  %188 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 3
  store <4 x double> %187, ptr %188, align 32
  %189 = select i1 %124, <4 x double> %185, <4 x double> splat (double -0.000000e+00)
  %190 = fadd <4 x double> %160, %189
  %191 = getelementptr inbounds %struct.body, ptr %120, i64 0, i32 4
  store <4 x double> %190, ptr %191, align 32
  br i1 %112, label %199, label %192

192:
  %193 = getelementptr inbounds i64, ptr %119, i64 3
  %194 = load i64, ptr %193, align 8
  %195 = load i64, ptr %113, align 8
  %196 = icmp slt i64 %194, %195
  br i1 %196, label %197, label %199

197:
  %198 = getelementptr inbounds double, ptr %9, i64 %194
  store double %184, ptr %198, align 8
  br label %199

199:
  %200 = add nuw nsw i64 %116, 1
  %201 = load i64, ptr %106, align 8
  %202 = icmp slt i64 %200, %201
  br i1 %202, label %115, label %203

203:
  %204 = load i64, ptr %15, align 8
  %205 = icmp sgt i64 %204, 0
  br i1 %205, label %206, label %261

206:
  %207 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %210 = load ptr, ptr %209, align 8
  %211 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 6
  %212 = load ptr, ptr %211, align 8
  br label %213

213:
  %214 = phi i64 [ 0, %206 ], [ %259, %258 ]
  %215 = getelementptr inbounds i64, ptr %208, i64 %214
  %216 = load i64, ptr %215, align 8
  %217 = getelementptr inbounds %struct.place, ptr %210, i64 %216, i32 0, i32 0
  %218 = load <4 x double>, ptr %217, align 32
  %219 = getelementptr inbounds %struct.place, ptr %210, i64 %216, i32 0, i32 1
  %220 = load <4 x double>, ptr %219, align 32
  %221 = getelementptr inbounds %struct.place, ptr %210, i64 %216, i32 0, i32 2
  %222 = load <4 x double>, ptr %221, align 32
  %223 = mul nuw nsw i64 %214, 6
  %224 = getelementptr inbounds double, ptr %212, i64 %223
  %225 = getelementptr inbounds %struct.body, ptr %1, i64 %216, i32 4
  %226 = load <4 x double>, ptr %225, align 32
  %227 = shufflevector <4 x double> %226, <4 x double> poison, <4 x i32> zeroinitializer
  %228 = shufflevector <4 x double> %226, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %229 = fmul <4 x double> %220, %228
  %230 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %218, <4 x double> %227, <4 x double> %229)
  %231 = shufflevector <4 x double> %226, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %232 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %222, <4 x double> %231, <4 x double> %230)
  br label %233

233:
  %234 = phi i64 [ 0, %213 ], [ %239, %233 ]
  %235 = trunc i64 %234 to i32
  %236 = extractelement <4 x double> %232, i32 %235
  %237 = fadd double %236, 0.000000e+00
  %238 = getelementptr inbounds double, ptr %224, i64 %234
  store double %237, ptr %238, align 8
  %239 = add nuw nsw i64 %234, 1
  %240 = icmp eq i64 %239, 3
  br i1 %240, label %241, label %233

241:
  %242 = getelementptr inbounds double, ptr %224, i64 3
  %243 = getelementptr inbounds %struct.body, ptr %1, i64 %216, i32 3
  %244 = load <4 x double>, ptr %243, align 32
  %245 = shufflevector <4 x double> %244, <4 x double> poison, <4 x i32> zeroinitializer
  %246 = shufflevector <4 x double> %244, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %247 = fmul <4 x double> %220, %246
  %248 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %218, <4 x double> %245, <4 x double> %247)
  %249 = shufflevector <4 x double> %244, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %250 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %222, <4 x double> %249, <4 x double> %248)
  br label %251

251:
  %252 = phi i64 [ 0, %241 ], [ %256, %251 ]
  %253 = trunc i64 %252 to i32
  %254 = extractelement <4 x double> %250, i32 %253
  %255 = getelementptr inbounds double, ptr %242, i64 %252
  store double %254, ptr %255, align 8
  %256 = add nuw nsw i64 %252, 1
  %257 = icmp eq i64 %256, 3
  br i1 %257, label %258, label %251

258:
  %259 = add nuw nsw i64 %214, 1
  %260 = icmp eq i64 %259, %204
  br i1 %260, label %261, label %213

261:
  %262 = load ptr, ptr %75, align 8
  %263 = load i64, ptr %77, align 8
  %264 = icmp sgt i64 %263, 0
  br i1 %264, label %265, label %289

265:
  %266 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %267 = load ptr, ptr %266, align 8
  %268 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %269 = load ptr, ptr %268, align 8
  %270 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 6
  %271 = load ptr, ptr %270, align 8
  br label %272

272:
  %273 = phi i64 [ 0, %265 ], [ %287, %272 ]
  %274 = shl nuw nsw i64 %273, 1
  %275 = getelementptr inbounds i64, ptr %267, i64 %274
  %276 = getelementptr inbounds double, ptr %269, i64 %273
  %277 = load double, ptr %276, align 8
  %278 = fneg double %277
  %279 = getelementptr inbounds i64, ptr %275, i64 1
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds double, ptr %271, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = load i64, ptr %275, align 8
  %284 = getelementptr inbounds double, ptr %262, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = tail call double @llvm.fmuladd.f64(double %278, double %282, double %285)
  store double %286, ptr %284, align 8
  %287 = add nuw nsw i64 %273, 1
  %288 = icmp eq i64 %287, %263
  br i1 %288, label %289, label %272

289:
  %290 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 8
  %291 = bitcast ptr %290 to ptr
  %292 = load ptr, ptr %291, align 8
  %293 = shl i64 %12, 3
  %294 = mul i64 %293, %12
  tail call void @llvm.memset.p0.i64(ptr align 8 %292, i8 0, i64 %294, i1 false)
  %295 = icmp sgt i64 %12, 0
  br i1 %295, label %296, label %305

296:
  %297 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 9
  %298 = bitcast ptr %297 to ptr
  %299 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %300 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %301 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 6
  %302 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %303 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  br label %418

304:
  br i1 %295, label %307, label %305

305:
  %306 = load ptr, ptr %75, align 8
  br label %409

307:
  %308 = phi i64 [ %314, %313 ], [ 0, %304 ]
  %309 = icmp eq i64 %308, 0
  %310 = mul nsw i64 %308, %12
  %311 = add nsw i64 %310, %308
  %312 = getelementptr inbounds double, ptr %478, i64 %311
  br label %316

313:
  %314 = add nuw nsw i64 %308, 1
  %315 = icmp eq i64 %314, %12
  br i1 %315, label %349, label %307

316:
  %317 = phi i64 [ %308, %307 ], [ %347, %345 ]
  %318 = mul nsw i64 %317, %12
  %319 = add nsw i64 %318, %308
  %320 = getelementptr inbounds double, ptr %478, i64 %319
  %321 = load double, ptr %320, align 8
  br i1 %309, label %322, label %325

322:
  %323 = phi double [ %321, %316 ], [ %335, %325 ]
  %324 = icmp eq i64 %317, %308
  br i1 %324, label %338, label %342

325:
  %326 = phi i64 [ %336, %325 ], [ 0, %316 ]
  %327 = phi double [ %335, %325 ], [ %321, %316 ]
  %328 = add nsw i64 %326, %318
  %329 = getelementptr inbounds double, ptr %478, i64 %328
  %330 = load double, ptr %329, align 8
  %331 = add nsw i64 %326, %310
  %332 = getelementptr inbounds double, ptr %478, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = fneg double %330
  %335 = tail call double @llvm.fmuladd.f64(double %334, double %333, double %327)
  %336 = add nuw nsw i64 %326, 1
  %337 = icmp eq i64 %336, %308
  br i1 %337, label %322, label %325

338:
  %339 = fcmp ogt double %323, 0.000000e+00
  %340 = tail call double @llvm.sqrt.f64(double %323)
  %341 = select i1 %339, double %340, double 0x7FF8000000000000
  br label %345

342:
  %343 = load double, ptr %312, align 8
  %344 = fdiv double %323, %343
  br label %345

345:
  %346 = phi double [ %344, %342 ], [ %341, %338 ]
  store double %346, ptr %320, align 8
  %347 = add nuw nsw i64 %317, 1
  %348 = icmp slt i64 %347, %12
  br i1 %348, label %316, label %313

349:
  %350 = load ptr, ptr %75, align 8
  br label %351

351:
  %352 = phi i64 [ %368, %360 ], [ 0, %349 ]
  %353 = icmp eq i64 %352, 0
  br i1 %353, label %354, label %356

354:
  %355 = load double, ptr %350, align 8
  br label %360

356:
  %357 = mul nsw i64 %352, %12
  %358 = getelementptr inbounds double, ptr %350, i64 %352
  %359 = load double, ptr %358, align 8
  br label %370

360:
  %361 = phi i64 [ 0, %354 ], [ %357, %370 ]
  %362 = phi double [ %355, %354 ], [ %379, %370 ]
  %363 = add nsw i64 %361, %352
  %364 = getelementptr inbounds double, ptr %478, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = getelementptr inbounds double, ptr %350, i64 %352
  %367 = fdiv double %362, %365
  store double %367, ptr %366, align 8
  %368 = add nuw nsw i64 %352, 1
  %369 = icmp eq i64 %368, %12
  br i1 %369, label %382, label %351

370:
  %371 = phi double [ %359, %356 ], [ %379, %370 ]
  %372 = phi i64 [ 0, %356 ], [ %380, %370 ]
  %373 = add nsw i64 %372, %357
  %374 = getelementptr inbounds double, ptr %478, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = getelementptr inbounds double, ptr %350, i64 %372
  %377 = load double, ptr %376, align 8
  %378 = fneg double %375
  %379 = tail call double @llvm.fmuladd.f64(double %378, double %377, double %371)
  store double %379, ptr %358, align 8
  %380 = add nuw nsw i64 %372, 1
  %381 = icmp eq i64 %380, %352
  br i1 %381, label %360, label %370

382:
  %383 = phi i64 [ %384, %388 ], [ %12, %360 ]
  %384 = add nsw i64 %383, -1
  %385 = icmp slt i64 %383, %12
  %386 = getelementptr inbounds double, ptr %350, i64 %384
  %387 = load double, ptr %386, align 8
  br i1 %385, label %396, label %388

388:
  %389 = phi double [ %387, %382 ], [ %406, %396 ]
  %390 = mul nsw i64 %384, %12
  %391 = add nsw i64 %390, %384
  %392 = getelementptr inbounds double, ptr %478, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = fdiv double %389, %393
  store double %394, ptr %386, align 8
  %395 = icmp sgt i64 %383, 1
  br i1 %395, label %382, label %409

396:
  %397 = phi double [ %406, %396 ], [ %387, %382 ]
  %398 = phi i64 [ %407, %396 ], [ %383, %382 ]
  %399 = mul nsw i64 %398, %12
  %400 = add nsw i64 %399, %384
  %401 = getelementptr inbounds double, ptr %478, i64 %400
  %402 = load double, ptr %401, align 8
  %403 = getelementptr inbounds double, ptr %350, i64 %398
  %404 = load double, ptr %403, align 8
  %405 = fneg double %402
  %406 = tail call double @llvm.fmuladd.f64(double %405, double %404, double %397)
  store double %406, ptr %386, align 8
  %407 = add nsw i64 %398, 1
  %408 = icmp eq i64 %407, %12
  br i1 %408, label %388, label %396

409:
  %410 = phi ptr [ %306, %305 ], [ %350, %388 ]
  %411 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 10
  %412 = load ptr, ptr %411, align 8
  tail call void @respond(ptr %0, ptr %1, ptr %2, ptr %410, ptr %412)
  %413 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %414 = load i64, ptr %413, align 8
  %415 = icmp sgt i64 %414, 0
  br i1 %415, label %416, label %506

416:
  %417 = load ptr, ptr %411, align 8
  br label %507

418:
  %419 = phi i64 [ 0, %296 ], [ %504, %503 ]
  %420 = load ptr, ptr %298, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %420, i8 0, i64 %293, i1 false)
  %421 = load ptr, ptr %297, align 8
  %422 = getelementptr inbounds double, ptr %421, i64 %419
  store double 1.000000e+00, ptr %422, align 8
  tail call void @respond(ptr %0, ptr %1, ptr %2, ptr %421, ptr null)
  %423 = load i64, ptr %15, align 8
  %424 = icmp sgt i64 %423, 0
  br i1 %424, label %425, label %477

425:
  %426 = load ptr, ptr %299, align 8
  %427 = load ptr, ptr %300, align 8
  %428 = load ptr, ptr %301, align 8
  br label %429

429:
  %430 = phi i64 [ 0, %425 ], [ %475, %474 ]
  %431 = getelementptr inbounds i64, ptr %426, i64 %430
  %432 = load i64, ptr %431, align 8
  %433 = getelementptr inbounds %struct.place, ptr %427, i64 %432, i32 0, i32 0
  %434 = load <4 x double>, ptr %433, align 32
  %435 = getelementptr inbounds %struct.place, ptr %427, i64 %432, i32 0, i32 1
  %436 = load <4 x double>, ptr %435, align 32
  %437 = getelementptr inbounds %struct.place, ptr %427, i64 %432, i32 0, i32 2
  %438 = load <4 x double>, ptr %437, align 32
  %439 = mul nuw nsw i64 %430, 6
  %440 = getelementptr inbounds double, ptr %428, i64 %439
  %441 = getelementptr inbounds %struct.body, ptr %1, i64 %432, i32 4
  %442 = load <4 x double>, ptr %441, align 32
  %443 = shufflevector <4 x double> %442, <4 x double> poison, <4 x i32> zeroinitializer
  %444 = shufflevector <4 x double> %442, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %445 = fmul <4 x double> %436, %444
  %446 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %434, <4 x double> %443, <4 x double> %445)
  %447 = shufflevector <4 x double> %442, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %448 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %438, <4 x double> %447, <4 x double> %446)
  br label %449

449:
  %450 = phi i64 [ 0, %429 ], [ %455, %449 ]
  %451 = trunc i64 %450 to i32
  %452 = extractelement <4 x double> %448, i32 %451
  %453 = fadd double %452, 0.000000e+00
  %454 = getelementptr inbounds double, ptr %440, i64 %450
  store double %453, ptr %454, align 8
  %455 = add nuw nsw i64 %450, 1
  %456 = icmp eq i64 %455, 3
  br i1 %456, label %457, label %449

457:
  %458 = getelementptr inbounds double, ptr %440, i64 3
  %459 = getelementptr inbounds %struct.body, ptr %1, i64 %432, i32 3
  %460 = load <4 x double>, ptr %459, align 32
  %461 = shufflevector <4 x double> %460, <4 x double> poison, <4 x i32> zeroinitializer
  %462 = shufflevector <4 x double> %460, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %463 = fmul <4 x double> %436, %462
  %464 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %434, <4 x double> %461, <4 x double> %463)
  %465 = shufflevector <4 x double> %460, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %466 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %438, <4 x double> %465, <4 x double> %464)
  br label %467

467:
  %468 = phi i64 [ 0, %457 ], [ %472, %467 ]
  %469 = trunc i64 %468 to i32
  %470 = extractelement <4 x double> %466, i32 %469
  %471 = getelementptr inbounds double, ptr %458, i64 %468
  store double %470, ptr %471, align 8
  %472 = add nuw nsw i64 %468, 1
  %473 = icmp eq i64 %472, 3
  br i1 %473, label %474, label %467

474:
  %475 = add nuw nsw i64 %430, 1
  %476 = icmp eq i64 %475, %423
  br i1 %476, label %477, label %429

477:
  %478 = load ptr, ptr %290, align 8
  %479 = getelementptr inbounds double, ptr %478, i64 %419
  %480 = load i64, ptr %77, align 8
  %481 = icmp sgt i64 %480, 0
  br i1 %481, label %482, label %503

482:
  %483 = load ptr, ptr %302, align 8
  %484 = load ptr, ptr %303, align 8
  %485 = load ptr, ptr %301, align 8
  br label %486

486:
  %487 = phi i64 [ 0, %482 ], [ %501, %486 ]
  %488 = shl nuw nsw i64 %487, 1
  %489 = getelementptr inbounds i64, ptr %483, i64 %488
  %490 = getelementptr inbounds double, ptr %484, i64 %487
  %491 = load double, ptr %490, align 8
  %492 = getelementptr inbounds i64, ptr %489, i64 1
  %493 = load i64, ptr %492, align 8
  %494 = getelementptr inbounds double, ptr %485, i64 %493
  %495 = load double, ptr %494, align 8
  %496 = load i64, ptr %489, align 8
  %497 = mul nsw i64 %496, %12
  %498 = getelementptr inbounds double, ptr %479, i64 %497
  %499 = load double, ptr %498, align 8
  %500 = tail call double @llvm.fmuladd.f64(double %491, double %495, double %499)
  store double %500, ptr %498, align 8
  %501 = add nuw nsw i64 %487, 1
  %502 = icmp eq i64 %501, %480
  br i1 %502, label %503, label %486

503:
  %504 = add nuw nsw i64 %419, 1
  %505 = icmp eq i64 %504, %12
  br i1 %505, label %304, label %418

506:
  ret void

507:
  %508 = phi i64 [ 0, %416 ], [ %514, %507 ]
  %509 = getelementptr inbounds double, ptr %417, i64 %508
  %510 = load double, ptr %509, align 8
  %511 = getelementptr inbounds double, ptr %9, i64 %508
  %512 = load double, ptr %511, align 8
  %513 = fadd double %510, %512
  store double %513, ptr %511, align 8
  %514 = add nuw nsw i64 %508, 1
  %515 = icmp eq i64 %514, %414
  br i1 %515, label %506, label %507
}

define internal void @solve(ptr  %0, ptr %1, ptr  %2, ptr  %3, ptr %4, ptr %5) {
  tail call void @go_outward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4)
  tail call void @eliminate_all(ptr %0, ptr %1, ptr %3, ptr %4)
  %7 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 3
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %9 = bitcast ptr %7 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  %10 = load i64, ptr %8, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %105

12:
  %13 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %14 = icmp eq ptr %5, null
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %17

17:
  %18 = phi i64 [ 0, %12 ], [ %102, %101 ]
  %19 = load ptr, ptr %13, align 8
  %20 = mul nuw nsw i64 %18, 5
  %21 = getelementptr inbounds i64, ptr %19, i64 %20
  %22 = getelementptr inbounds %struct.body, ptr %16, i64 %18
  %23 = load i64, ptr %21, align 8
  %24 = getelementptr inbounds i64, ptr %21, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 1
  %27 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 0, i32 0
  %28 = load <4 x double>, ptr %27, align 32
  %29 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 0, i32 1
  %30 = load <4 x double>, ptr %29, align 32
  %31 = shufflevector <4 x double> %28, <4 x double> %30, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %32 = shufflevector <4 x double> %28, <4 x double> %30, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %33 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 0, i32 2
  %34 = load <4 x double>, ptr %33, align 32
  %35 = shufflevector <4 x double> %31, <4 x double> %34, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %36 = shufflevector <4 x double> %31, <4 x double> %34, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %37 = shufflevector <4 x double> %32, <4 x double> %34, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %38 = getelementptr inbounds %struct.body, ptr %1, i64 %23, i32 3
  %39 = load <4 x double>, ptr %38, align 32
  %40 = shufflevector <4 x double> %39, <4 x double> poison, <4 x i32> zeroinitializer
  %41 = shufflevector <4 x double> %39, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %42 = fmul <4 x double> %36, %41
  %43 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %35, <4 x double> %40, <4 x double> %42)
  %44 = shufflevector <4 x double> %39, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %45 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %37, <4 x double> %44, <4 x double> %43)
  %46 = getelementptr inbounds %struct.body, ptr %1, i64 %23, i32 4
  %47 = load <4 x double>, ptr %46, align 32
  %48 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 1
  %49 = load <4 x double>, ptr %48, align 32
  %50 = shufflevector <4 x double> %49, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %51 = fmul <4 x double> %39, %50
  %52 = shufflevector <4 x double> %39, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %53 = fmul <4 x double> %52, %49
  %54 = fsub <4 x double> %51, %53
  %55 = shufflevector <4 x double> %54, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %56 = fadd <4 x double> %47, %55
  %57 = shufflevector <4 x double> %56, <4 x double> poison, <4 x i32> zeroinitializer
  %58 = shufflevector <4 x double> %56, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %59 = fmul <4 x double> %36, %58
  %60 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %35, <4 x double> %57, <4 x double> %59)
  %61 = shufflevector <4 x double> %56, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %62 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %37, <4 x double> %61, <4 x double> %60)
  %63 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 11
  %64 = load <4 x double>, ptr %63, align 32
  %65 = fmul <4 x double> %64, %45
  %66 = extractelement <4 x double> %65, i64 0
  %67 = extractelement <4 x double> %65, i64 1
  %68 = fadd double %66, %67
  %69 = extractelement <4 x double> %65, i64 2
  %70 = fadd double %69, %68
  %71 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 12
  %72 = load <4 x double>, ptr %71, align 32
  %73 = fmul <4 x double> %72, %62
  %74 = extractelement <4 x double> %73, i64 0
  %75 = extractelement <4 x double> %73, i64 1
  %76 = fadd double %74, %75
  %77 = extractelement <4 x double> %73, i64 2
  %78 = fadd double %77, %76
  %79 = fadd double %70, %78
  %80 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 13
  %81 = getelementptr inbounds <4 x double>, ptr %80, i64 0, i64 0
  %82 = load double, ptr %81, align 32
  %83 = getelementptr inbounds <4 x double>, ptr %80, i64 0, i64 1
  %84 = load double, ptr %83, align 8
  %85 = fsub double %84, %79
  %86 = fmul double %82, %85
  %87 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %86, i64 2
  %88 = select i1 %26, <4 x double> splat (double -0.000000e+00), <4 x double> %87
  %89 = fadd <4 x double> %45, %88
  %90 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 3
  store <4 x double> %89, ptr %90, align 32
  %91 = select i1 %26, <4 x double> %87, <4 x double> splat (double -0.000000e+00)
  %92 = fadd <4 x double> %62, %91
  %93 = getelementptr inbounds %struct.body, ptr %22, i64 0, i32 4
  store <4 x double> %92, ptr %93, align 32
  br i1 %14, label %101, label %94

94:
  %95 = getelementptr inbounds i64, ptr %21, i64 3
  %96 = load i64, ptr %95, align 8
  %97 = load i64, ptr %15, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %99, label %101

99:
  %100 = getelementptr inbounds double, ptr %5, i64 %96
  store double %86, ptr %100, align 8
  br label %101

101:
  %102 = add nuw nsw i64 %18, 1
  %103 = load i64, ptr %8, align 8
  %104 = icmp slt i64 %102, %103
  br i1 %104, label %17, label %105

105:
  ret void
}

define internal void @coordinate_rates(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %8 ], [ %96, %95 ]
  %15 = mul nuw nsw i64 %14, 5
  %16 = getelementptr inbounds i64, ptr %10, i64 %15
  %17 = getelementptr inbounds i64, ptr %16, i64 1
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 2
  br i1 %19, label %20, label %82

20:
  %21 = getelementptr inbounds i64, ptr %16, i64 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = getelementptr inbounds i64, ptr %16, i64 3
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = getelementptr inbounds double, ptr %3, i64 %22
  %28 = getelementptr inbounds double, ptr %23, i64 1
  %29 = load double, ptr %28, align 8
  %30 = fneg double %29
  %31 = load double, ptr %26, align 8
  %32 = getelementptr inbounds double, ptr %23, i64 2
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %26, i64 1
  %35 = load double, ptr %34, align 8
  %36 = fneg double %33
  %37 = fmul double %35, %36
  %38 = tail call double @llvm.fmuladd.f64(double %30, double %31, double %37)
  %39 = getelementptr inbounds double, ptr %23, i64 3
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %26, i64 2
  %42 = load double, ptr %41, align 8
  %43 = fneg double %40
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %42, double %38)
  %45 = fmul double %44, 5.000000e-01
  store double %45, ptr %27, align 8
  %46 = load double, ptr %23, align 8
  %47 = load double, ptr %26, align 8
  %48 = load double, ptr %32, align 8
  %49 = load double, ptr %41, align 8
  %50 = fmul double %48, %49
  %51 = tail call double @llvm.fmuladd.f64(double %46, double %47, double %50)
  %52 = load double, ptr %39, align 8
  %53 = load double, ptr %34, align 8
  %54 = fneg double %52
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %53, double %51)
  %56 = fmul double %55, 5.000000e-01
  %57 = getelementptr inbounds double, ptr %27, i64 1
  store double %56, ptr %57, align 8
  %58 = load double, ptr %23, align 8
  %59 = load double, ptr %34, align 8
  %60 = load double, ptr %39, align 8
  %61 = load double, ptr %26, align 8
  %62 = fmul double %60, %61
  %63 = tail call double @llvm.fmuladd.f64(double %58, double %59, double %62)
  %64 = load double, ptr %28, align 8
  %65 = load double, ptr %41, align 8
  %66 = fneg double %64
  %67 = tail call double @llvm.fmuladd.f64(double %66, double %65, double %63)
  %68 = fmul double %67, 5.000000e-01
  %69 = getelementptr inbounds double, ptr %27, i64 2
  store double %68, ptr %69, align 8
  %70 = load double, ptr %23, align 8
  %71 = load double, ptr %41, align 8
  %72 = load double, ptr %28, align 8
  %73 = load double, ptr %34, align 8
  %74 = fmul double %72, %73
  %75 = tail call double @llvm.fmuladd.f64(double %70, double %71, double %74)
  %76 = load double, ptr %32, align 8
  %77 = load double, ptr %26, align 8
  %78 = fneg double %76
  %79 = tail call double @llvm.fmuladd.f64(double %78, double %77, double %75)
  %80 = fmul double %79, 5.000000e-01
  %81 = getelementptr inbounds double, ptr %27, i64 3
  store double %80, ptr %81, align 8
  br label %95

82:
  %83 = icmp eq i64 %18, 2
  br i1 %83, label %95, label %84

84:
  %85 = getelementptr inbounds i64, ptr %16, i64 2
  %86 = load i64, ptr %85, align 8
  %87 = load i64, ptr %11, align 8
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %89, label %95

89:
  %90 = getelementptr inbounds i64, ptr %16, i64 3
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %2, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %3, i64 %86
  store double %93, ptr %94, align 8
  br label %95

95:
  %96 = add nuw nsw i64 %14, 1
  %97 = icmp eq i64 %96, %6
  br i1 %97, label %12, label %13
}

define void @tree_motion_accelerations(ptr %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %13, %11
  %17 = add nsw i64 %16, %15
  %18 = shl i64 %17, 3
  %19 = add i64 %18, 8
  %20 = tail call ptr @malloc(i64 %19)
  %21 = bitcast ptr %20 to ptr
  %22 = icmp eq ptr %20, null
  br i1 %22, label %37, label %23

23:
  %24 = bitcast ptr %2 to ptr
  %25 = shl i64 %11, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %24, i64 %25, i1 false)
  %26 = getelementptr inbounds double, ptr %21, i64 %11
  %27 = bitcast ptr %26 to ptr
  %28 = bitcast ptr %3 to ptr
  %29 = shl i64 %13, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %28, i64 %29, i1 false)
  %30 = icmp eq i64 %15, 0
  br i1 %30, label %36, label %31

31:
  %32 = getelementptr inbounds double, ptr %26, i64 %13
  %33 = bitcast ptr %32 to ptr
  %34 = bitcast ptr %4 to ptr
  %35 = shl i64 %15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %35, i1 false)
  br label %36

36:
  tail call void @tree_motion_rates(ptr %0, double %1, ptr %21, ptr %5, ptr %6, ptr %7, ptr null, ptr %8)
  br label %40

37:
  %38 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %39 = icmp slt i64 %13, 1
  br i1 %39, label %40, label %41

40:
  tail call void @free(ptr %20)
  ret void

41:
  %42 = phi i64 [ %44, %41 ], [ 0, %37 ]
  %43 = getelementptr inbounds double, ptr %8, i64 %42
  store double 0x7FF8000000000000, ptr %43, align 8
  %44 = add nuw i64 %42, 1
  %45 = icmp eq i64 %44, %38
  br i1 %45, label %40, label %41
}

declare void @free(ptr )

define void @tree_motion_multipliers(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr  %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.motion, align 8
  %10 = alloca %struct.closing, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %12, 3
  %14 = add i64 %13, 8
  %15 = tail call ptr @malloc(i64 %14)
  %16 = bitcast ptr %15 to ptr
  %17 = bitcast ptr %8 to ptr
  %18 = call i32 @take(ptr %0, ptr %8)
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %27

22:
  %23 = icmp ne i32 %18, 0
  %24 = icmp ne ptr %15, null
  %25 = and i1 %24, %23
  %26 = select i1 %25, double 0.000000e+00, double 0x7FF8000000000000
  br label %31

27:
  %28 = icmp ne i32 %18, 0
  %29 = icmp ne ptr %15, null
  %30 = and i1 %29, %28
  br i1 %30, label %36, label %164

31:
  %32 = phi i64 [ 0, %22 ], [ %34, %31 ]
  %33 = getelementptr inbounds double, ptr %6, i64 %32
  store double %26, ptr %33, align 8
  %34 = add nuw nsw i64 %32, 1
  %35 = icmp eq i64 %34, %20
  br i1 %35, label %27, label %31

36:
  %37 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %48, label %40

40:
  %41 = getelementptr inbounds double, ptr %5, i64 4
  %42 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %43, 36
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %47 = load ptr, ptr %46, align 8
  tail call void %38(double %1, ptr %2, ptr %3, ptr %4, ptr %45, ptr %47)
  br label %48

48:
  %49 = bitcast ptr %9 to ptr
  %50 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = load i64, ptr %11, align 8
  %53 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %60

56:
  %57 = getelementptr inbounds double, ptr %2, i64 %51
  %58 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %59 = load ptr, ptr %58, align 8
  br label %95

60:
  %61 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %66, %64
  %68 = getelementptr inbounds double, ptr %62, i64 %67
  %69 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %73 = bitcast ptr %72 to ptr
  %74 = load ptr, ptr %73, align 8
  %75 = bitcast ptr %2 to ptr
  %76 = shl i64 %51, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %75, i64 %76, i1 false)
  %77 = bitcast ptr %74 to ptr
  %78 = getelementptr inbounds double, ptr %77, i64 %51
  %79 = bitcast ptr %78 to ptr
  %80 = bitcast ptr %71 to ptr
  %81 = shl i64 %54, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %80, i64 %81, i1 false)
  %82 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 5
  %83 = bitcast ptr %82 to ptr
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %2, i64 %51
  %86 = bitcast ptr %85 to ptr
  %87 = shl i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %86, i64 %87, i1 false)
  %88 = bitcast ptr %84 to ptr
  %89 = getelementptr inbounds double, ptr %88, i64 %52
  %90 = bitcast ptr %89 to ptr
  %91 = getelementptr inbounds double, ptr %71, i64 %54
  %92 = bitcast ptr %91 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %92, i64 %81, i1 false)
  %93 = shl nsw i64 %54, 1
  %94 = getelementptr inbounds double, ptr %71, i64 %93
  br label %95

95:
  %96 = phi ptr [ %59, %56 ], [ %62, %60 ]
  %97 = phi ptr [ %2, %56 ], [ %77, %60 ]
  %98 = phi ptr [ %57, %56 ], [ %88, %60 ]
  %99 = phi ptr [ null, %56 ], [ %94, %60 ]
  %100 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 0
  store ptr %97, ptr %100, align 8
  %101 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 1
  store ptr %98, ptr %101, align 8
  %102 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 2
  store ptr %99, ptr %102, align 8
  %103 = bitcast ptr %10 to ptr
  %104 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 7
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %109 = load i64, ptr %108, align 8
  %110 = ptrtoint ptr %105 to i64
  %111 = add i64 %110, 63
  %112 = and i64 %111, -64
  %113 = inttoptr i64 %112 to ptr
  %114 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 0
  store ptr %113, ptr %114, align 8
  %115 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds %struct.place, ptr %113, i64 %116
  %118 = getelementptr inbounds %struct.place, ptr %117, i64 1
  %119 = getelementptr %struct.place, ptr %118, i64 0, i32 0, i32 0, i64 0
  %120 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 1
  store ptr %119, ptr %120, align 8
  %121 = mul nsw i64 %109, 18
  %122 = getelementptr inbounds double, ptr %119, i64 %121
  %123 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 2
  store ptr %122, ptr %123, align 8
  %124 = getelementptr inbounds double, ptr %122, i64 %107
  %125 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 3
  store ptr %124, ptr %125, align 8
  %126 = getelementptr inbounds double, ptr %124, i64 %107
  %127 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 4
  store ptr %126, ptr %127, align 8
  %128 = getelementptr inbounds double, ptr %126, i64 %107
  %129 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 5
  store ptr %128, ptr %129, align 8
  %130 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds double, ptr %128, i64 %131
  %133 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 6
  store ptr %132, ptr %133, align 8
  %134 = mul nsw i64 %109, 6
  %135 = getelementptr inbounds double, ptr %132, i64 %134
  %136 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 7
  store ptr %135, ptr %136, align 8
  %137 = getelementptr inbounds double, ptr %135, i64 %134
  %138 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 8
  store ptr %137, ptr %138, align 8
  %139 = mul nsw i64 %107, %107
  %140 = getelementptr inbounds double, ptr %137, i64 %139
  %141 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 9
  store ptr %140, ptr %141, align 8
  %142 = getelementptr inbounds double, ptr %140, i64 %107
  %143 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 10
  store ptr %142, ptr %143, align 8
  %144 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %145 = load ptr, ptr %144, align 8
  %146 = load ptr, ptr %37, align 8
  %147 = icmp eq ptr %146, null
  %148 = select i1 %147, ptr null, ptr %96
  call void @solve_closed(ptr %0, ptr %145, ptr %10, ptr %9, double %1, ptr %3, ptr %4, ptr %5, ptr %148, ptr %16)
  %149 = load i64, ptr %106, align 8
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %151, label %154

151:
  %152 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %153 = load ptr, ptr %152, align 8
  br label %155

154:
  br label %164

155:
  %156 = phi i64 [ 0, %151 ], [ %162, %155 ]
  %157 = getelementptr inbounds double, ptr %126, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds i64, ptr %153, i64 %156
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds double, ptr %6, i64 %160
  store double %158, ptr %161, align 8
  %162 = add nuw nsw i64 %156, 1
  %163 = icmp eq i64 %162, %149
  br i1 %163, label %154, label %155

164:
  tail call void @free(ptr %15)
  br i1 %28, label %165, label %179

165:
  %166 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %167 = load i64, ptr %166, align 8
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %169, label %173

169:
  %170 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %171 = bitcast ptr %170 to ptr
  %172 = load ptr, ptr %171, align 8
  tail call void @free(ptr %172)
  br label %179

173:
  %174 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %167
  %175 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %176 = load ptr, ptr %175, align 8
  %177 = bitcast ptr %174 to ptr
  %178 = ptrtoint ptr %176 to i64
  store atomic i64 %178, ptr %177 release, align 8
  br label %179

179:
  ret void
}

declare ptr @malloc(i64)

define void @tree_motion_rows(ptr  %0, double %1, ptr %2, ptr %3, ptr %4, ptr  %5, ptr  %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.motion, align 8
  %10 = alloca %struct.closing, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %12 = load i64, ptr %11, align 8
  %13 = bitcast ptr %8 to ptr
  %14 = call i32 @take(ptr %0, ptr %8)
  %15 = icmp sgt i64 %12, 0
  br i1 %15, label %24, label %16

16:
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %18, %12
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %29

21:
  %22 = icmp eq i32 %14, 0
  %23 = select i1 %22, double 0x7FF8000000000000, double 0.000000e+00
  br label %31

24:
  %25 = phi i64 [ %27, %24 ], [ 0, %7 ]
  %26 = getelementptr inbounds double, ptr %5, i64 %25
  store double 0x7FF8000000000000, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, %12
  br i1 %28, label %16, label %24

29:
  %30 = icmp eq i32 %14, 0
  br i1 %30, label %146, label %36

31:
  %32 = phi i64 [ 0, %21 ], [ %34, %31 ]
  %33 = getelementptr inbounds double, ptr %6, i64 %32
  store double %23, ptr %33, align 8
  %34 = add nuw nsw i64 %32, 1
  %35 = icmp eq i64 %34, %19
  br i1 %35, label %29, label %31

36:
  %37 = bitcast ptr %9 to ptr
  %38 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %45

43:
  %44 = getelementptr inbounds double, ptr %2, i64 %39
  br label %80

45:
  %46 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %51, %49
  %53 = getelementptr inbounds double, ptr %47, i64 %52
  %54 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %53, i64 %55
  %57 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %58 = bitcast ptr %57 to ptr
  %59 = load ptr, ptr %58, align 8
  %60 = bitcast ptr %2 to ptr
  %61 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %60, i64 %61, i1 false)
  %62 = bitcast ptr %59 to ptr
  %63 = getelementptr inbounds double, ptr %62, i64 %39
  %64 = bitcast ptr %63 to ptr
  %65 = bitcast ptr %56 to ptr
  %66 = shl i64 %41, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %65, i64 %66, i1 false)
  %67 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 5
  %68 = bitcast ptr %67 to ptr
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %2, i64 %39
  %71 = bitcast ptr %70 to ptr
  %72 = shl i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %71, i64 %72, i1 false)
  %73 = bitcast ptr %69 to ptr
  %74 = getelementptr inbounds double, ptr %73, i64 %18
  %75 = bitcast ptr %74 to ptr
  %76 = getelementptr inbounds double, ptr %56, i64 %41
  %77 = bitcast ptr %76 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %77, i64 %66, i1 false)
  %78 = shl nsw i64 %41, 1
  %79 = getelementptr inbounds double, ptr %56, i64 %78
  br label %80

80:
  %81 = phi ptr [ %2, %43 ], [ %62, %45 ]
  %82 = phi ptr [ %44, %43 ], [ %73, %45 ]
  %83 = phi ptr [ null, %43 ], [ %79, %45 ]
  %84 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 0
  store ptr %81, ptr %84, align 8
  %85 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 1
  store ptr %82, ptr %85, align 8
  %86 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 2
  store ptr %83, ptr %86, align 8
  %87 = bitcast ptr %10 to ptr
  %88 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 7
  %89 = load ptr, ptr %88, align 8
  %90 = load i64, ptr %11, align 8
  %91 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %92 = load i64, ptr %91, align 8
  %93 = ptrtoint ptr %89 to i64
  %94 = add i64 %93, 63
  %95 = and i64 %94, -64
  %96 = inttoptr i64 %95 to ptr
  %97 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 0
  store ptr %96, ptr %97, align 8
  %98 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds %struct.place, ptr %96, i64 %99
  %101 = getelementptr inbounds %struct.place, ptr %100, i64 1
  %102 = getelementptr %struct.place, ptr %101, i64 0, i32 0, i32 0, i64 0
  %103 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 1
  store ptr %102, ptr %103, align 8
  %104 = mul nsw i64 %92, 18
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  %106 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 2
  store ptr %105, ptr %106, align 8
  %107 = getelementptr inbounds double, ptr %105, i64 %90
  %108 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 3
  store ptr %107, ptr %108, align 8
  %109 = getelementptr inbounds double, ptr %107, i64 %90
  %110 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 4
  store ptr %109, ptr %110, align 8
  %111 = getelementptr inbounds double, ptr %109, i64 %90
  %112 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 5
  store ptr %111, ptr %112, align 8
  %113 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds double, ptr %111, i64 %114
  %116 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 6
  store ptr %115, ptr %116, align 8
  %117 = mul nsw i64 %92, 6
  %118 = getelementptr inbounds double, ptr %115, i64 %117
  %119 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 7
  store ptr %118, ptr %119, align 8
  %120 = getelementptr inbounds double, ptr %118, i64 %117
  %121 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 8
  store ptr %120, ptr %121, align 8
  %122 = mul nsw i64 %90, %90
  %123 = getelementptr inbounds double, ptr %120, i64 %122
  %124 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 9
  store ptr %123, ptr %124, align 8
  %125 = getelementptr inbounds double, ptr %123, i64 %90
  %126 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 10
  store ptr %125, ptr %126, align 8
  %127 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %128 = load ptr, ptr %127, align 8
  call void @go_outward(ptr %0, ptr %128, ptr %9, ptr %4, ptr null)
  call void @find_rows(ptr %0, ptr %128, ptr %10, ptr %9, double %1, ptr null, ptr %3, ptr %4)
  call void @find_J(ptr %0, ptr %128, ptr %10, ptr %6)
  %129 = bitcast ptr %5 to ptr
  %130 = bitcast ptr %105 to ptr
  %131 = shl i64 %12, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %130, i64 %131, i1 false)
  %132 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %133, 0
  br i1 %134, label %135, label %139

135:
  %136 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %137 = bitcast ptr %136 to ptr
  %138 = load ptr, ptr %137, align 8
  tail call void @free(ptr %138)
  br label %145

139:
  %140 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %133
  %141 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %142 = load ptr, ptr %141, align 8
  %143 = bitcast ptr %140 to ptr
  %144 = ptrtoint ptr %142 to i64
  store atomic i64 %144, ptr %143 release, align 8
  br label %145

145:
  br label %146

146:
  ret void
}

define internal void @go_outward(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr %4) {
  %6 = getelementptr inbounds double, ptr %3, i64 4
  %7 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, 8
  %12 = select i1 %11, ptr %4, ptr null
  %13 = bitcast ptr %3 to ptr
  %14 = load <4 x double>, ptr %13, align 8
  %15 = fneg <4 x double> %14
  %16 = bitcast ptr %1 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %16, i8 0, i64 192, i1 false)
  %17 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 4
  store <4 x double> %15, ptr %17, align 32
  %18 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 5
  %19 = bitcast ptr %18 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %19, i8 0, i64 480, i1 false)
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %30

23:
  %24 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %25 = icmp eq ptr %12, null
  %26 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 0
  %27 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 1
  %28 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 2
  %29 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %31

30:
  ret void

31:
  %32 = phi i64 [ 0, %23 ], [ %356, %355 ]
  %33 = load ptr, ptr %24, align 8
  %34 = mul nuw nsw i64 %32, 5
  %35 = getelementptr inbounds i64, ptr %33, i64 %34
  %36 = getelementptr inbounds i64, ptr %35, i64 3
  %37 = load i64, ptr %36, align 8
  %38 = sub nsw i64 %37, %10
  %39 = getelementptr inbounds %struct.body, ptr %29, i64 %32
  %40 = load i64, ptr %35, align 8
  %41 = mul nsw i64 %32, 36
  %42 = getelementptr inbounds double, ptr %6, i64 %41
  %43 = mul nsw i64 %32, %8
  %44 = getelementptr inbounds double, ptr %12, i64 %43
  %45 = select i1 %25, ptr null, ptr %44
  %46 = load ptr, ptr %26, align 8
  %47 = load ptr, ptr %27, align 8
  %48 = icmp sgt i64 %38, -1
  br i1 %48, label %49, label %53

49:
  %50 = load ptr, ptr %28, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 %38
  %52 = load double, ptr %51, align 8
  br label %53

53:
  %54 = phi double [ %52, %49 ], [ 0.000000e+00, %31 ]
  %55 = getelementptr inbounds i64, ptr %35, i64 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 1
  %58 = bitcast ptr %42 to ptr
  %59 = load <4 x double>, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %42, i64 4
  %61 = bitcast ptr %60 to ptr
  %62 = load <4 x double>, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %42, i64 8
  %64 = bitcast ptr %63 to ptr
  %65 = load <4 x double>, ptr %64, align 8
  %66 = icmp eq i64 %56, 0
  br i1 %66, label %67, label %83

67:
  %68 = getelementptr inbounds i64, ptr %35, i64 2
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %46, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.cos.f64(double %71)
  %73 = tail call double @llvm.sin.f64(double %71)
  %74 = insertelement <4 x double> poison, double %72, i64 0
  %75 = shufflevector <4 x double> %74, <4 x double> poison, <4 x i32> zeroinitializer
  %76 = insertelement <4 x double> poison, double %73, i64 0
  %77 = shufflevector <4 x double> %76, <4 x double> poison, <4 x i32> zeroinitializer
  %78 = fmul <4 x double> %62, %77
  %79 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %59, <4 x double> %75, <4 x double> %78)
  %80 = fneg <4 x double> %59
  %81 = fmul <4 x double> %77, %80
  %82 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %62, <4 x double> %75, <4 x double> %81)
  br label %151

83:
  %84 = icmp slt i64 %56, 3
  br i1 %84, label %151, label %85

85:
  %86 = getelementptr inbounds i64, ptr %35, i64 2
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %46, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %88, i64 1
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %88, i64 2
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %88, i64 3
  %95 = load double, ptr %94, align 8
  %96 = fmul double %95, %95
  %97 = tail call double @llvm.fmuladd.f64(double %93, double %93, double %96)
  %98 = tail call double @llvm.fmuladd.f64(double %97, double -2.000000e+00, double 1.000000e+00)
  %99 = fmul double %89, %95
  %100 = tail call double @llvm.fmuladd.f64(double %91, double %93, double %99)
  %101 = fmul double %100, 2.000000e+00
  %102 = fmul double %89, %93
  %103 = fneg double %102
  %104 = tail call double @llvm.fmuladd.f64(double %91, double %95, double %103)
  %105 = fmul double %104, 2.000000e+00
  %106 = insertelement <4 x double> poison, double %98, i64 0
  %107 = fneg double %99
  %108 = tail call double @llvm.fmuladd.f64(double %91, double %93, double %107)
  %109 = fmul double %108, 2.000000e+00
  %110 = tail call double @llvm.fmuladd.f64(double %91, double %91, double %96)
  %111 = tail call double @llvm.fmuladd.f64(double %110, double -2.000000e+00, double 1.000000e+00)
  %112 = fmul double %89, %91
  %113 = tail call double @llvm.fmuladd.f64(double %93, double %95, double %112)
  %114 = fmul double %113, 2.000000e+00
  %115 = insertelement <4 x double> poison, double %109, i64 0
  %116 = tail call double @llvm.fmuladd.f64(double %91, double %95, double %102)
  %117 = fmul double %116, 2.000000e+00
  %118 = fneg double %112
  %119 = tail call double @llvm.fmuladd.f64(double %93, double %95, double %118)
  %120 = fmul double %119, 2.000000e+00
  %121 = fmul double %93, %93
  %122 = tail call double @llvm.fmuladd.f64(double %91, double %91, double %121)
  %123 = tail call double @llvm.fmuladd.f64(double %122, double -2.000000e+00, double 1.000000e+00)
  %124 = insertelement <4 x double> poison, double %117, i64 0
  %125 = shufflevector <4 x double> %106, <4 x double> poison, <4 x i32> zeroinitializer
  %126 = insertelement <4 x double> undef, double %101, i64 0
  %127 = shufflevector <4 x double> %126, <4 x double> poison, <4 x i32> zeroinitializer
  %128 = fmul <4 x double> %62, %127
  %129 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %59, <4 x double> %125, <4 x double> %128)
  %130 = insertelement <4 x double> undef, double %105, i64 0
  %131 = shufflevector <4 x double> %130, <4 x double> poison, <4 x i32> zeroinitializer
  %132 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %65, <4 x double> %131, <4 x double> %129)
  %133 = shufflevector <4 x double> %115, <4 x double> poison, <4 x i32> zeroinitializer
  %134 = insertelement <4 x double> undef, double %111, i64 0
  %135 = shufflevector <4 x double> %134, <4 x double> poison, <4 x i32> zeroinitializer
  %136 = fmul <4 x double> %62, %135
  %137 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %59, <4 x double> %133, <4 x double> %136)
  %138 = insertelement <4 x double> undef, double %114, i64 0
  %139 = shufflevector <4 x double> %138, <4 x double> poison, <4 x i32> zeroinitializer
  %140 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %65, <4 x double> %139, <4 x double> %137)
  %141 = shufflevector <4 x double> %124, <4 x double> poison, <4 x i32> zeroinitializer
  %142 = insertelement <4 x double> undef, double %120, i64 0
  %143 = shufflevector <4 x double> %142, <4 x double> poison, <4 x i32> zeroinitializer
  %144 = fmul <4 x double> %62, %143
  %145 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %59, <4 x double> %141, <4 x double> %144)
  %146 = insertelement <4 x double> undef, double %123, i64 0
  %147 = shufflevector <4 x double> %146, <4 x double> poison, <4 x i32> zeroinitializer
  %148 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %65, <4 x double> %147, <4 x double> %145)
  switch i64 %56, label %150 [
    i64 3, label %151
    i64 4, label %149
  ]

149:
  br label %151

150:
  br label %151

151:
  %152 = phi <4 x double> [ %79, %67 ], [ %132, %150 ], [ %148, %149 ], [ %59, %83 ], [ %140, %85 ]
  %153 = phi <4 x double> [ %82, %67 ], [ %140, %150 ], [ %132, %149 ], [ %62, %83 ], [ %148, %85 ]
  %154 = phi <4 x double> [ %65, %67 ], [ %148, %150 ], [ %140, %149 ], [ %65, %83 ], [ %132, %85 ]
  %155 = shufflevector <4 x double> %152, <4 x double> %153, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %156 = shufflevector <4 x double> %152, <4 x double> %153, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %157 = shufflevector <4 x double> %155, <4 x double> %154, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %158 = shufflevector <4 x double> %155, <4 x double> %154, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %159 = shufflevector <4 x double> %156, <4 x double> %154, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %160 = getelementptr inbounds double, ptr %42, i64 12
  %161 = bitcast ptr %160 to ptr
  %162 = load <4 x double>, ptr %161, align 8
  br i1 %57, label %163, label %171

163:
  %164 = getelementptr inbounds i64, ptr %35, i64 2
  %165 = load i64, ptr %164, align 8
  %166 = getelementptr inbounds double, ptr %46, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = insertelement <4 x double> poison, double %167, i64 0
  %169 = shufflevector <4 x double> %168, <4 x double> poison, <4 x i32> zeroinitializer
  %170 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %154, <4 x double> %162)
  br label %171

171:
  %172 = phi <4 x double> [ %170, %163 ], [ %162, %151 ]
  %173 = getelementptr inbounds %struct.body, ptr %1, i64 %40, i32 2
  %174 = load <4 x double>, ptr %173, align 32
  %175 = shufflevector <4 x double> %174, <4 x double> poison, <4 x i32> zeroinitializer
  %176 = shufflevector <4 x double> %174, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %177 = fmul <4 x double> %158, %176
  %178 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %175, <4 x double> %177)
  %179 = shufflevector <4 x double> %174, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %180 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %159, <4 x double> %179, <4 x double> %178)
  %181 = getelementptr inbounds %struct.body, ptr %1, i64 %40, i32 4
  %182 = load <4 x double>, ptr %181, align 32
  %183 = getelementptr inbounds %struct.body, ptr %1, i64 %40, i32 3
  %184 = load <4 x double>, ptr %183, align 32
  %185 = shufflevector <4 x double> %172, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %186 = fmul <4 x double> %185, %184
  %187 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %188 = fmul <4 x double> %172, %187
  %189 = fsub <4 x double> %186, %188
  %190 = shufflevector <4 x double> %189, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %191 = fadd <4 x double> %182, %190
  %192 = fmul <4 x double> %174, %185
  %193 = shufflevector <4 x double> %174, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %194 = fmul <4 x double> %172, %193
  %195 = fsub <4 x double> %192, %194
  %196 = shufflevector <4 x double> %195, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %197 = shufflevector <4 x double> %196, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %198 = fmul <4 x double> %174, %197
  %199 = fmul <4 x double> %193, %196
  %200 = fsub <4 x double> %198, %199
  %201 = shufflevector <4 x double> %200, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %202 = fadd <4 x double> %191, %201
  %203 = getelementptr inbounds i64, ptr %35, i64 4
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %215, label %206

206:
  %207 = getelementptr inbounds %struct.body, ptr %1, i64 %40, i32 5
  %208 = load <4 x double>, ptr %207, align 32
  %209 = shufflevector <4 x double> %208, <4 x double> poison, <4 x i32> zeroinitializer
  %210 = shufflevector <4 x double> %208, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %211 = fmul <4 x double> %158, %210
  %212 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %209, <4 x double> %211)
  %213 = shufflevector <4 x double> %208, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %214 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %159, <4 x double> %213, <4 x double> %212)
  br label %215

215:
  %216 = phi <4 x double> [ %214, %206 ], [ %180, %171 ]
  %217 = getelementptr inbounds double, ptr %47, i64 %37
  %218 = load double, ptr %217, align 8
  %219 = insertelement <4 x double> poison, double %218, i64 0
  %220 = shufflevector <4 x double> %219, <4 x double> poison, <4 x i32> zeroinitializer
  %221 = fmul <4 x double> %220, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %222 = shufflevector <4 x double> %221, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %223 = fmul <4 x double> %216, %222
  %224 = shufflevector <4 x double> %216, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %225 = fmul <4 x double> %224, %221
  %226 = fsub <4 x double> %223, %225
  %227 = shufflevector <4 x double> %226, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %228 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %229 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %230 = fmul <4 x double> %158, %229
  %231 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %228, <4 x double> %230)
  %232 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %233 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %159, <4 x double> %232, <4 x double> %231)
  %234 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %235 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %236 = fmul <4 x double> %158, %235
  %237 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %157, <4 x double> %234, <4 x double> %236)
  %238 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %239 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %159, <4 x double> %238, <4 x double> %237)
  br i1 %57, label %240, label %246

240:
  %241 = insertelement <4 x double> poison, double %54, i64 0
  %242 = shufflevector <4 x double> %241, <4 x double> poison, <4 x i32> zeroinitializer
  %243 = fmul <4 x double> %242, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %244 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %227, <4 x double> splat (double 2.000000e+00), <4 x double> %243)
  %245 = fadd <4 x double> %239, %244
  br label %252

246:
  %247 = fadd <4 x double> %180, %221
  %248 = insertelement <4 x double> poison, double %54, i64 0
  %249 = shufflevector <4 x double> %248, <4 x double> poison, <4 x i32> zeroinitializer
  %250 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %249, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %227)
  %251 = fadd <4 x double> %233, %250
  br label %252

252:
  %253 = phi <4 x double> [ %245, %240 ], [ %239, %246 ]
  %254 = phi <4 x double> [ %233, %240 ], [ %251, %246 ]
  %255 = phi <4 x double> [ %180, %240 ], [ %247, %246 ]
  %256 = getelementptr inbounds double, ptr %42, i64 16
  %257 = bitcast ptr %256 to ptr
  %258 = load <4 x double>, ptr %257, align 8
  %259 = getelementptr inbounds double, ptr %42, i64 20
  %260 = bitcast ptr %259 to ptr
  %261 = load <4 x double>, ptr %260, align 8
  %262 = getelementptr inbounds double, ptr %42, i64 24
  %263 = bitcast ptr %262 to ptr
  %264 = load <4 x double>, ptr %263, align 8
  %265 = getelementptr inbounds double, ptr %42, i64 28
  %266 = bitcast ptr %265 to ptr
  %267 = load <4 x double>, ptr %266, align 8
  %268 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 0, i32 0
  store <4 x double> %152, ptr %268, align 32
  %269 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 0, i32 1
  store <4 x double> %153, ptr %269, align 32
  %270 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 0, i32 2
  store <4 x double> %154, ptr %270, align 32
  %271 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 1
  store <4 x double> %172, ptr %271, align 32
  %272 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 2
  store <4 x double> %255, ptr %272, align 32
  %273 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 3
  store <4 x double> %254, ptr %273, align 32
  %274 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 4
  store <4 x double> %253, ptr %274, align 32
  %275 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 5
  store <4 x double> %216, ptr %275, align 32
  %276 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 6, i32 0
  store <4 x double> %261, ptr %276, align 32
  %277 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 6, i32 1
  store <4 x double> %264, ptr %277, align 32
  %278 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 6, i32 2
  store <4 x double> %267, ptr %278, align 32
  %279 = extractelement <4 x double> %258, i64 2
  %280 = extractelement <4 x double> %258, i64 1
  %281 = fneg double %280
  %282 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %279, i64 1
  %283 = insertelement <4 x double> %282, double %281, i64 2
  %284 = fneg double %279
  %285 = extractelement <4 x double> %258, i64 0
  %286 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %284, i64 0
  %287 = shufflevector <4 x double> %286, <4 x double> %258, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %288 = fneg double %285
  %289 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %280, i64 0
  %290 = insertelement <4 x double> %289, double %288, i64 1
  %291 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 7, i32 0
  store <4 x double> %283, ptr %291, align 32
  %292 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 7, i32 1
  store <4 x double> %287, ptr %292, align 32
  %293 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 7, i32 2
  store <4 x double> %290, ptr %293, align 32
  %294 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %258, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %295 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %258, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %296 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %258, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %297 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 8, i32 0
  store <4 x double> %294, ptr %297, align 32
  %298 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 8, i32 1
  store <4 x double> %295, ptr %298, align 32
  %299 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 8, i32 2
  store <4 x double> %296, ptr %299, align 32
  %300 = shufflevector <4 x double> %258, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %301 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %302 = fmul <4 x double> %254, %301
  %303 = shufflevector <4 x double> %254, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %304 = fmul <4 x double> %303, %258
  %305 = fsub <4 x double> %302, %304
  %306 = shufflevector <4 x double> %305, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %307 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %300, <4 x double> %253, <4 x double> %306)
  %308 = fmul <4 x double> %255, %301
  %309 = shufflevector <4 x double> %255, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %310 = fmul <4 x double> %258, %309
  %311 = fsub <4 x double> %308, %310
  %312 = shufflevector <4 x double> %311, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %313 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %314 = fmul <4 x double> %255, %313
  %315 = fmul <4 x double> %309, %312
  %316 = fsub <4 x double> %314, %315
  %317 = shufflevector <4 x double> %316, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %318 = fadd <4 x double> %307, %317
  %319 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 9
  store <4 x double> %318, ptr %319, align 32
  %320 = shufflevector <4 x double> %254, <4 x double> poison, <4 x i32> zeroinitializer
  %321 = shufflevector <4 x double> %254, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %322 = fmul <4 x double> %321, %264
  %323 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %320, <4 x double> %322)
  %324 = shufflevector <4 x double> %254, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %325 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %267, <4 x double> %324, <4 x double> %323)
  %326 = shufflevector <4 x double> %255, <4 x double> poison, <4 x i32> zeroinitializer
  %327 = shufflevector <4 x double> %255, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %328 = fmul <4 x double> %327, %264
  %329 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %261, <4 x double> %326, <4 x double> %328)
  %330 = shufflevector <4 x double> %255, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %331 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %267, <4 x double> %330, <4 x double> %329)
  %332 = shufflevector <4 x double> %331, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %333 = fmul <4 x double> %255, %332
  %334 = fmul <4 x double> %309, %331
  %335 = fsub <4 x double> %333, %334
  %336 = shufflevector <4 x double> %335, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %337 = fadd <4 x double> %325, %336
  %338 = shufflevector <4 x double> %253, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %339 = fmul <4 x double> %338, %258
  %340 = fmul <4 x double> %253, %301
  %341 = fsub <4 x double> %339, %340
  %342 = shufflevector <4 x double> %341, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %343 = fadd <4 x double> %342, %337
  %344 = getelementptr inbounds %struct.body, ptr %39, i64 0, i32 10
  store <4 x double> %343, ptr %344, align 32
  %345 = icmp eq ptr %45, null
  br i1 %345, label %355, label %346

346:
  %347 = getelementptr inbounds double, ptr %45, i64 1
  %348 = bitcast ptr %347 to ptr
  %349 = load <4 x double>, ptr %348, align 8
  %350 = fsub <4 x double> %318, %349
  store <4 x double> %350, ptr %319, align 32
  %351 = getelementptr inbounds double, ptr %45, i64 4
  %352 = bitcast ptr %351 to ptr
  %353 = load <4 x double>, ptr %352, align 8
  %354 = fsub <4 x double> %343, %353
  store <4 x double> %354, ptr %344, align 32
  br label %355

355:
  %356 = add nuw nsw i64 %32, 1
  %357 = load i64, ptr %20, align 8
  %358 = icmp slt i64 %356, %357
  br i1 %358, label %31, label %30
}

define internal void @find_rows(ptr  %0, ptr  %1, ptr  %2, ptr  %3, double %4, ptr %5, ptr %6, ptr %7) {
  %9 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.place, ptr %10, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %11, align 32
  %12 = getelementptr inbounds %struct.place, ptr %10, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %12, align 32
  %13 = getelementptr inbounds %struct.place, ptr %10, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %13, align 32
  %14 = getelementptr inbounds %struct.place, ptr %10, i64 0, i32 1
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %16 = bitcast ptr %14 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %16, i8 0, i64 96, i1 false)
  %17 = load i64, ptr %15, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.motion, ptr %3, i64 0, i32 1
  %22 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %36

23:
  %24 = phi i64 [ %17, %8 ], [ %125, %123 ]
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %31, label %28

28:
  %29 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8
  br label %127

31:
  %32 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8
  br label %139

36:
  %37 = phi i64 [ 0, %19 ], [ %124, %123 ]
  %38 = load ptr, ptr %20, align 8
  %39 = mul nuw nsw i64 %37, 5
  %40 = getelementptr inbounds i64, ptr %38, i64 %39
  %41 = getelementptr inbounds %struct.body, ptr %22, i64 %37
  %42 = load i64, ptr %40, align 8
  %43 = getelementptr inbounds %struct.place, ptr %10, i64 %37
  %44 = getelementptr inbounds %struct.place, ptr %43, i64 1
  %45 = getelementptr inbounds %struct.body, ptr %41, i64 0, i32 1
  %46 = load <4 x double>, ptr %45, align 32
  %47 = getelementptr inbounds %struct.place, ptr %10, i64 %42, i32 0, i32 0
  %48 = load <4 x double>, ptr %47, align 32
  %49 = shufflevector <4 x double> %46, <4 x double> poison, <4 x i32> zeroinitializer
  %50 = getelementptr inbounds %struct.place, ptr %10, i64 %42, i32 0, i32 1
  %51 = load <4 x double>, ptr %50, align 32
  %52 = shufflevector <4 x double> %46, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %53 = fmul <4 x double> %52, %51
  %54 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %49, <4 x double> %53)
  %55 = getelementptr inbounds %struct.place, ptr %10, i64 %42, i32 0, i32 2
  %56 = load <4 x double>, ptr %55, align 32
  %57 = shufflevector <4 x double> %46, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %58 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %56, <4 x double> %57, <4 x double> %54)
  %59 = getelementptr inbounds %struct.body, ptr %41, i64 0, i32 0, i32 0
  %60 = load <4 x double>, ptr %59, align 32
  %61 = shufflevector <4 x double> %60, <4 x double> poison, <4 x i32> zeroinitializer
  %62 = shufflevector <4 x double> %60, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %63 = fmul <4 x double> %51, %62
  %64 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %61, <4 x double> %63)
  %65 = shufflevector <4 x double> %60, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %66 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %56, <4 x double> %65, <4 x double> %64)
  %67 = getelementptr inbounds %struct.body, ptr %41, i64 0, i32 0, i32 1
  %68 = load <4 x double>, ptr %67, align 32
  %69 = shufflevector <4 x double> %68, <4 x double> poison, <4 x i32> zeroinitializer
  %70 = shufflevector <4 x double> %68, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %71 = fmul <4 x double> %51, %70
  %72 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %69, <4 x double> %71)
  %73 = shufflevector <4 x double> %68, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %74 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %56, <4 x double> %73, <4 x double> %72)
  %75 = getelementptr inbounds %struct.body, ptr %41, i64 0, i32 0, i32 2
  %76 = load <4 x double>, ptr %75, align 32
  %77 = shufflevector <4 x double> %76, <4 x double> poison, <4 x i32> zeroinitializer
  %78 = shufflevector <4 x double> %76, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %79 = fmul <4 x double> %51, %78
  %80 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %77, <4 x double> %79)
  %81 = shufflevector <4 x double> %76, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %82 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %56, <4 x double> %81, <4 x double> %80)
  %83 = getelementptr inbounds %struct.place, ptr %43, i64 1, i32 0, i32 0
  store <4 x double> %66, ptr %83, align 32
  %84 = getelementptr inbounds %struct.place, ptr %43, i64 1, i32 0, i32 1
  store <4 x double> %74, ptr %84, align 32
  %85 = getelementptr inbounds %struct.place, ptr %43, i64 1, i32 0, i32 2
  store <4 x double> %82, ptr %85, align 32
  %86 = getelementptr inbounds %struct.place, ptr %10, i64 %42, i32 1
  %87 = load <4 x double>, ptr %86, align 32
  %88 = fadd <4 x double> %58, %87
  %89 = getelementptr inbounds %struct.place, ptr %44, i64 0, i32 1
  store <4 x double> %88, ptr %89, align 32
  %90 = getelementptr inbounds %struct.place, ptr %10, i64 %42, i32 2
  %91 = load <4 x double>, ptr %90, align 32
  %92 = getelementptr inbounds %struct.place, ptr %10, i64 %42, i32 3
  %93 = load <4 x double>, ptr %92, align 32
  %94 = shufflevector <4 x double> %58, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %95 = fmul <4 x double> %94, %93
  %96 = shufflevector <4 x double> %93, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %97 = fmul <4 x double> %58, %96
  %98 = fsub <4 x double> %95, %97
  %99 = shufflevector <4 x double> %98, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %100 = fadd <4 x double> %91, %99
  %101 = getelementptr inbounds %struct.place, ptr %44, i64 0, i32 2
  store <4 x double> %100, ptr %101, align 32
  %102 = getelementptr inbounds %struct.body, ptr %41, i64 0, i32 2
  %103 = load <4 x double>, ptr %102, align 32
  %104 = shufflevector <4 x double> %103, <4 x double> poison, <4 x i32> zeroinitializer
  %105 = shufflevector <4 x double> %103, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %106 = fmul <4 x double> %105, %74
  %107 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %66, <4 x double> %104, <4 x double> %106)
  %108 = shufflevector <4 x double> %103, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %109 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %82, <4 x double> %108, <4 x double> %107)
  %110 = getelementptr inbounds %struct.place, ptr %44, i64 0, i32 3
  store <4 x double> %109, ptr %110, align 32
  %111 = getelementptr inbounds i64, ptr %40, i64 1
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %112, 1
  br i1 %113, label %114, label %123

114:
  %115 = load ptr, ptr %21, align 8
  %116 = getelementptr inbounds i64, ptr %40, i64 3
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %115, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = insertelement <4 x double> poison, double %119, i64 0
  %121 = shufflevector <4 x double> %120, <4 x double> poison, <4 x i32> zeroinitializer
  %122 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %121, <4 x double> %82, <4 x double> %100)
  store <4 x double> %122, ptr %101, align 32
  br label %123

123:
  %124 = add nuw nsw i64 %37, 1
  %125 = load i64, ptr %15, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %36, label %23

127:
  %128 = phi ptr [ %30, %28 ], [ %35, %209 ]
  %129 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %7, i64 4
  %132 = mul nsw i64 %24, 36
  %133 = getelementptr inbounds double, ptr %131, i64 %132
  %134 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  %137 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 2
  %138 = load ptr, ptr %137, align 8
  tail call void %130(double %4, ptr %128, ptr %5, ptr %6, ptr %136, ptr %138)
  ret void

139:
  %140 = phi i64 [ 0, %31 ], [ %210, %209 ]
  %141 = getelementptr inbounds i64, ptr %33, i64 %140
  %142 = load i64, ptr %141, align 8
  %143 = mul nuw nsw i64 %140, 18
  %144 = getelementptr inbounds double, ptr %35, i64 %143
  %145 = getelementptr inbounds %struct.place, ptr %10, i64 %142, i32 1
  %146 = load <4 x double>, ptr %145, align 32
  br label %147

147:
  %148 = phi i64 [ 0, %139 ], [ %152, %147 ]
  %149 = trunc i64 %148 to i32
  %150 = extractelement <4 x double> %146, i32 %149
  %151 = getelementptr inbounds double, ptr %144, i64 %148
  store double %150, ptr %151, align 8
  %152 = add nuw nsw i64 %148, 1
  %153 = icmp eq i64 %152, 3
  br i1 %153, label %154, label %147

154:
  %155 = getelementptr inbounds double, ptr %144, i64 3
  %156 = getelementptr inbounds %struct.place, ptr %10, i64 %142, i32 0, i32 0
  %157 = load <4 x double>, ptr %156, align 32
  br label %158

158:
  %159 = phi i64 [ 0, %154 ], [ %163, %158 ]
  %160 = trunc i64 %159 to i32
  %161 = extractelement <4 x double> %157, i32 %160
  %162 = getelementptr inbounds double, ptr %155, i64 %159
  store double %161, ptr %162, align 8
  %163 = add nuw nsw i64 %159, 1
  %164 = icmp eq i64 %163, 3
  br i1 %164, label %165, label %158

165:
  %166 = getelementptr inbounds double, ptr %155, i64 3
  %167 = getelementptr inbounds %struct.place, ptr %10, i64 %142, i32 0, i32 1
  %168 = load <4 x double>, ptr %167, align 32
  br label %169

169:
  %170 = phi i64 [ 0, %165 ], [ %174, %169 ]
  %171 = trunc i64 %170 to i32
  %172 = extractelement <4 x double> %168, i32 %171
  %173 = getelementptr inbounds double, ptr %166, i64 %170
  store double %172, ptr %173, align 8
  %174 = add nuw nsw i64 %170, 1
  %175 = icmp eq i64 %174, 3
  br i1 %175, label %176, label %169

176:
  %177 = getelementptr inbounds double, ptr %155, i64 6
  %178 = getelementptr inbounds %struct.place, ptr %10, i64 %142, i32 0, i32 2
  %179 = load <4 x double>, ptr %178, align 32
  br label %180

180:
  %181 = phi i64 [ 0, %176 ], [ %185, %180 ]
  %182 = trunc i64 %181 to i32
  %183 = extractelement <4 x double> %179, i32 %182
  %184 = getelementptr inbounds double, ptr %177, i64 %181
  store double %183, ptr %184, align 8
  %185 = add nuw nsw i64 %181, 1
  %186 = icmp eq i64 %185, 3
  br i1 %186, label %187, label %180

187:
  %188 = getelementptr inbounds double, ptr %144, i64 12
  %189 = getelementptr inbounds %struct.place, ptr %10, i64 %142, i32 2
  %190 = load <4 x double>, ptr %189, align 32
  br label %191

191:
  %192 = phi i64 [ 0, %187 ], [ %196, %191 ]
  %193 = trunc i64 %192 to i32
  %194 = extractelement <4 x double> %190, i32 %193
  %195 = getelementptr inbounds double, ptr %188, i64 %192
  store double %194, ptr %195, align 8
  %196 = add nuw nsw i64 %192, 1
  %197 = icmp eq i64 %196, 3
  br i1 %197, label %198, label %191

198:
  %199 = getelementptr inbounds double, ptr %188, i64 3
  %200 = getelementptr inbounds %struct.place, ptr %10, i64 %142, i32 3
  %201 = load <4 x double>, ptr %200, align 32
  br label %202

202:
  %203 = phi i64 [ 0, %198 ], [ %207, %202 ]
  %204 = trunc i64 %203 to i32
  %205 = extractelement <4 x double> %201, i32 %204
  %206 = getelementptr inbounds double, ptr %199, i64 %203
  store double %205, ptr %206, align 8
  %207 = add nuw nsw i64 %203, 1
  %208 = icmp eq i64 %207, 3
  br i1 %208, label %209, label %202

209:
  %210 = add nuw nsw i64 %140, 1
  %211 = icmp eq i64 %210, %26
  br i1 %211, label %127, label %139
}

define internal void @find_J(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %6, 0
  br i1 %9, label %10, label %24

10:
  %11 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 9
  %12 = bitcast ptr %11 to ptr
  %13 = shl i64 %6, 3
  %14 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 7
  %15 = bitcast ptr %14 to ptr
  %16 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %18 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %19 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %22 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  br label %25

24:
  ret void

25:
  %26 = phi i64 [ 0, %10 ], [ %135, %134 ]
  %27 = load ptr, ptr %12, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 %13, i1 false)
  %28 = load ptr, ptr %11, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 %26
  store double 1.000000e+00, ptr %29, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = load i64, ptr %16, align 8
  %32 = mul i64 %31, 48
  tail call void @llvm.memset.p0.i64(ptr align 8 %30, i8 0, i64 %32, i1 false)
  %33 = load i64, ptr %17, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %39

35:
  %36 = load ptr, ptr %18, align 8
  %37 = load ptr, ptr %19, align 8
  %38 = load ptr, ptr %14, align 8
  br label %42

39:
  %40 = load i64, ptr %20, align 8
  %41 = icmp slt i64 %40, 0
  br i1 %41, label %58, label %62

42:
  %43 = phi i64 [ 0, %35 ], [ %56, %42 ]
  %44 = shl nuw nsw i64 %43, 1
  %45 = getelementptr inbounds i64, ptr %36, i64 %44
  %46 = getelementptr inbounds double, ptr %37, i64 %43
  %47 = load double, ptr %46, align 8
  %48 = load i64, ptr %45, align 8
  %49 = getelementptr inbounds double, ptr %28, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds i64, ptr %45, i64 1
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %38, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fmuladd.f64(double %47, double %50, double %54)
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i64 %43, 1
  %57 = icmp eq i64 %56, %33
  br i1 %57, label %39, label %42

58:
  %59 = phi i64 [ %40, %39 ], [ %67, %62 ]
  %60 = load i64, ptr %16, align 8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %69, label %129

62:
  %63 = phi i64 [ %65, %62 ], [ 0, %39 ]
  %64 = getelementptr inbounds %struct.body, ptr %1, i64 %63, i32 9
  %65 = add nuw nsw i64 %63, 1
  %66 = bitcast ptr %64 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %66, i8 0, i64 64, i1 false)
  %67 = load i64, ptr %20, align 8
  %68 = icmp slt i64 %63, %67
  br i1 %68, label %62, label %58

69:
  %70 = phi i64 [ %124, %69 ], [ 0, %58 ]
  %71 = load ptr, ptr %21, align 8
  %72 = getelementptr inbounds i64, ptr %71, i64 %70
  %73 = load i64, ptr %72, align 8
  %74 = load ptr, ptr %22, align 8
  %75 = getelementptr inbounds %struct.place, ptr %74, i64 %73, i32 0, i32 0
  %76 = load <4 x double>, ptr %75, align 32
  %77 = getelementptr inbounds %struct.place, ptr %74, i64 %73, i32 0, i32 1
  %78 = load <4 x double>, ptr %77, align 32
  %79 = shufflevector <4 x double> %76, <4 x double> %78, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %80 = shufflevector <4 x double> %76, <4 x double> %78, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %81 = getelementptr inbounds %struct.place, ptr %74, i64 %73, i32 0, i32 2
  %82 = load <4 x double>, ptr %81, align 32
  %83 = shufflevector <4 x double> %79, <4 x double> %82, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %84 = shufflevector <4 x double> %79, <4 x double> %82, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %85 = shufflevector <4 x double> %80, <4 x double> %82, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %86 = load ptr, ptr %14, align 8
  %87 = mul nuw nsw i64 %70, 6
  %88 = getelementptr inbounds double, ptr %86, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %88, i64 1
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %88, i64 2
  %93 = load double, ptr %92, align 8
  %94 = insertelement <4 x double> poison, double %89, i64 0
  %95 = shufflevector <4 x double> %94, <4 x double> poison, <4 x i32> zeroinitializer
  %96 = insertelement <4 x double> undef, double %91, i64 0
  %97 = shufflevector <4 x double> %96, <4 x double> poison, <4 x i32> zeroinitializer
  %98 = fmul <4 x double> %84, %97
  %99 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %83, <4 x double> %95, <4 x double> %98)
  %100 = insertelement <4 x double> undef, double %93, i64 0
  %101 = shufflevector <4 x double> %100, <4 x double> poison, <4 x i32> zeroinitializer
  %102 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %85, <4 x double> %101, <4 x double> %99)
  %103 = fneg <4 x double> %102
  %104 = getelementptr inbounds %struct.body, ptr %1, i64 %73, i32 9
  store <4 x double> %103, ptr %104, align 32
  %105 = load ptr, ptr %14, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 3
  %107 = getelementptr inbounds double, ptr %106, i64 %87
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds double, ptr %107, i64 1
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %107, i64 2
  %112 = load double, ptr %111, align 8
  %113 = insertelement <4 x double> poison, double %108, i64 0
  %114 = shufflevector <4 x double> %113, <4 x double> poison, <4 x i32> zeroinitializer
  %115 = insertelement <4 x double> undef, double %110, i64 0
  %116 = shufflevector <4 x double> %115, <4 x double> poison, <4 x i32> zeroinitializer
  %117 = fmul <4 x double> %84, %116
  %118 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %83, <4 x double> %114, <4 x double> %117)
  %119 = insertelement <4 x double> undef, double %112, i64 0
  %120 = shufflevector <4 x double> %119, <4 x double> poison, <4 x i32> zeroinitializer
  %121 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %85, <4 x double> %120, <4 x double> %118)
  %122 = fneg <4 x double> %121
  %123 = getelementptr inbounds %struct.body, ptr %1, i64 %73, i32 10
  store <4 x double> %122, ptr %123, align 32
  %124 = add nuw nsw i64 %70, 1
  %125 = load i64, ptr %16, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %69, label %127

127:
  %128 = load i64, ptr %20, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %127 ], [ %59, %58 ]
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %134

132:
  %133 = mul nsw i64 %26, %8
  br label %137

134:
  %135 = add nuw nsw i64 %26, 1
  %136 = icmp eq i64 %135, %6
  br i1 %136, label %24, label %25

137:
  %138 = phi i64 [ %130, %132 ], [ %139, %158 ]
  %139 = add nsw i64 %138, -1
  %140 = load ptr, ptr %23, align 8
  %141 = mul nsw i64 %139, 5
  %142 = getelementptr inbounds i64, ptr %140, i64 %141
  %143 = getelementptr inbounds i64, ptr %142, i64 3
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %144, %8
  br i1 %145, label %146, label %158

146:
  %147 = getelementptr inbounds i64, ptr %142, i64 1
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %148, 1
  %150 = getelementptr inbounds %struct.body, ptr %1, i64 %138, i32 10
  %151 = getelementptr inbounds %struct.body, ptr %1, i64 %138, i32 9
  %152 = select i1 %149, ptr %151, ptr %150
  %153 = getelementptr inbounds <4 x double>, ptr %152, i64 0, i64 2
  %154 = load double, ptr %153, align 16
  %155 = fneg double %154
  %156 = add nsw i64 %144, %133
  %157 = getelementptr inbounds double, ptr %3, i64 %156
  store double %155, ptr %157, align 8
  br label %158

158:
  %159 = load i64, ptr %142, align 8
  %160 = getelementptr inbounds %struct.body, ptr %1, i64 %138, i32 9
  %161 = load <4 x double>, ptr %160, align 32
  %162 = getelementptr inbounds %struct.body, ptr %1, i64 %138, i32 0, i32 0
  %163 = load <4 x double>, ptr %162, align 32
  %164 = shufflevector <4 x double> %161, <4 x double> poison, <4 x i32> zeroinitializer
  %165 = getelementptr inbounds %struct.body, ptr %1, i64 %138, i32 0, i32 1
  %166 = load <4 x double>, ptr %165, align 32
  %167 = shufflevector <4 x double> %161, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %168 = fmul <4 x double> %167, %166
  %169 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %163, <4 x double> %164, <4 x double> %168)
  %170 = getelementptr inbounds %struct.body, ptr %1, i64 %138, i32 0, i32 2
  %171 = load <4 x double>, ptr %170, align 32
  %172 = shufflevector <4 x double> %161, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %173 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %171, <4 x double> %172, <4 x double> %169)
  %174 = getelementptr inbounds %struct.body, ptr %1, i64 %159, i32 9
  %175 = load <4 x double>, ptr %174, align 32
  %176 = fadd <4 x double> %175, %173
  store <4 x double> %176, ptr %174, align 32
  %177 = getelementptr inbounds %struct.body, ptr %1, i64 %138, i32 10
  %178 = load <4 x double>, ptr %177, align 32
  %179 = shufflevector <4 x double> %178, <4 x double> poison, <4 x i32> zeroinitializer
  %180 = shufflevector <4 x double> %178, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %181 = fmul <4 x double> %166, %180
  %182 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %163, <4 x double> %179, <4 x double> %181)
  %183 = shufflevector <4 x double> %178, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %184 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %171, <4 x double> %183, <4 x double> %182)
  %185 = getelementptr inbounds %struct.body, ptr %1, i64 %138, i32 1
  %186 = load <4 x double>, ptr %185, align 32
  %187 = shufflevector <4 x double> %173, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %188 = fmul <4 x double> %187, %186
  %189 = shufflevector <4 x double> %186, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %190 = fmul <4 x double> %173, %189
  %191 = fsub <4 x double> %188, %190
  %192 = shufflevector <4 x double> %191, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %193 = fadd <4 x double> %184, %192
  %194 = getelementptr inbounds %struct.body, ptr %1, i64 %159, i32 10
  %195 = load <4 x double>, ptr %194, align 32
  %196 = fadd <4 x double> %195, %193
  store <4 x double> %196, ptr %194, align 32
  %197 = icmp ugt i64 %138, 1
  br i1 %197, label %137, label %134
}

define void @tree_motion_correction(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr  %6) {
  %8 = alloca %struct.motion, align 8
  %9 = alloca %struct.closing, align 8
  %10 = alloca %struct.scratch, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %12, 1
  %18 = add i64 %16, %17
  %19 = mul i64 %18, %12
  %20 = add i64 %16, %14
  %21 = add i64 %20, %19
  %22 = shl i64 %21, 3
  %23 = tail call ptr @malloc(i64 %22)
  %24 = bitcast ptr %10 to ptr
  %25 = call i32 @take(ptr %0, ptr %10)
  %26 = icmp ne i32 %25, 0
  %27 = icmp ne ptr %23, null
  %28 = and i1 %27, %26
  br i1 %28, label %29, label %417

29:
  %30 = bitcast ptr %23 to ptr
  %31 = load i64, ptr %11, align 8
  %32 = load i64, ptr %13, align 8
  %33 = load i64, ptr %15, align 8
  %34 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %35 = load i64, ptr %34, align 8
  %36 = bitcast ptr %8 to ptr
  %37 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %42

40:
  %41 = getelementptr inbounds double, ptr %2, i64 %32
  br label %76

42:
  %43 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 3
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %48, %46
  %50 = getelementptr inbounds double, ptr %44, i64 %49
  %51 = getelementptr inbounds double, ptr %50, i64 %35
  %52 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 4
  %53 = bitcast ptr %52 to ptr
  %54 = load ptr, ptr %53, align 8
  %55 = bitcast ptr %2 to ptr
  %56 = shl i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %55, i64 %56, i1 false)
  %57 = bitcast ptr %54 to ptr
  %58 = getelementptr inbounds double, ptr %57, i64 %32
  %59 = bitcast ptr %58 to ptr
  %60 = bitcast ptr %51 to ptr
  %61 = shl i64 %38, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %60, i64 %61, i1 false)
  %62 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 5
  %63 = bitcast ptr %62 to ptr
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %2, i64 %32
  %66 = bitcast ptr %65 to ptr
  %67 = shl i64 %33, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %66, i64 %67, i1 false)
  %68 = bitcast ptr %64 to ptr
  %69 = getelementptr inbounds double, ptr %68, i64 %33
  %70 = bitcast ptr %69 to ptr
  %71 = getelementptr inbounds double, ptr %51, i64 %38
  %72 = bitcast ptr %71 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %72, i64 %61, i1 false)
  %73 = shl nsw i64 %38, 1
  %74 = getelementptr inbounds double, ptr %51, i64 %73
  %75 = load i64, ptr %11, align 8
  br label %76

76:
  %77 = phi i64 [ %31, %40 ], [ %75, %42 ]
  %78 = phi ptr [ %2, %40 ], [ %57, %42 ]
  %79 = phi ptr [ %41, %40 ], [ %68, %42 ]
  %80 = phi ptr [ null, %40 ], [ %74, %42 ]
  %81 = getelementptr inbounds %struct.motion, ptr %8, i64 0, i32 0
  store ptr %78, ptr %81, align 8
  %82 = getelementptr inbounds %struct.motion, ptr %8, i64 0, i32 1
  store ptr %79, ptr %82, align 8
  %83 = getelementptr inbounds %struct.motion, ptr %8, i64 0, i32 2
  store ptr %80, ptr %83, align 8
  %84 = bitcast ptr %9 to ptr
  %85 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 7
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %88 = load i64, ptr %87, align 8
  %89 = ptrtoint ptr %86 to i64
  %90 = add i64 %89, 63
  %91 = and i64 %90, -64
  %92 = inttoptr i64 %91 to ptr
  %93 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 0
  store ptr %92, ptr %93, align 8
  %94 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds %struct.place, ptr %92, i64 %95
  %97 = getelementptr inbounds %struct.place, ptr %96, i64 1
  %98 = getelementptr %struct.place, ptr %97, i64 0, i32 0, i32 0, i64 0
  %99 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 1
  store ptr %98, ptr %99, align 8
  %100 = mul nsw i64 %88, 18
  %101 = getelementptr inbounds double, ptr %98, i64 %100
  %102 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 2
  store ptr %101, ptr %102, align 8
  %103 = getelementptr inbounds double, ptr %101, i64 %77
  %104 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 3
  store ptr %103, ptr %104, align 8
  %105 = getelementptr inbounds double, ptr %103, i64 %77
  %106 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 4
  store ptr %105, ptr %106, align 8
  %107 = getelementptr inbounds double, ptr %105, i64 %77
  %108 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 5
  store ptr %107, ptr %108, align 8
  %109 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %107, i64 %110
  %112 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 6
  store ptr %111, ptr %112, align 8
  %113 = mul nsw i64 %88, 6
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  %115 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 7
  store ptr %114, ptr %115, align 8
  %116 = getelementptr inbounds double, ptr %114, i64 %113
  %117 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 8
  store ptr %116, ptr %117, align 8
  %118 = mul nsw i64 %77, %77
  %119 = getelementptr inbounds double, ptr %116, i64 %118
  %120 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 9
  store ptr %119, ptr %120, align 8
  %121 = getelementptr inbounds double, ptr %119, i64 %77
  %122 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 10
  store ptr %121, ptr %122, align 8
  %123 = mul i64 %33, %31
  %124 = getelementptr inbounds double, ptr %30, i64 %123
  %125 = shl nsw i64 %31, 1
  %126 = mul nsw i64 %125, %31
  %127 = getelementptr inbounds double, ptr %124, i64 %126
  %128 = getelementptr inbounds double, ptr %127, i64 %33
  %129 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 2
  %130 = load ptr, ptr %129, align 8
  call void @go_outward(ptr %0, ptr %130, ptr %8, ptr %5, ptr null)
  call void @find_rows(ptr %0, ptr %130, ptr %9, ptr %8, double %1, ptr %3, ptr %4, ptr %5)
  call void @find_J(ptr %0, ptr %130, ptr %9, ptr %30)
  %131 = icmp sgt i64 %31, 0
  br i1 %131, label %132, label %181

132:
  %133 = icmp sgt i64 %33, 0
  br label %134

134:
  %135 = phi i64 [ 1, %132 ], [ %197, %195 ]
  %136 = phi i64 [ 0, %132 ], [ %196, %195 ]
  %137 = mul nsw i64 %136, %31
  %138 = mul nsw i64 %136, %33
  br label %191

139:
  %140 = phi i64 [ %146, %145 ], [ 0, %195 ]
  %141 = icmp eq i64 %140, 0
  %142 = mul nsw i64 %140, %31
  %143 = add nsw i64 %142, %140
  %144 = getelementptr inbounds double, ptr %116, i64 %143
  br label %148

145:
  %146 = add nuw nsw i64 %140, 1
  %147 = icmp eq i64 %146, %31
  br i1 %147, label %181, label %139

148:
  %149 = phi i64 [ %140, %139 ], [ %179, %177 ]
  %150 = mul nsw i64 %149, %31
  %151 = add nsw i64 %150, %140
  %152 = getelementptr inbounds double, ptr %116, i64 %151
  %153 = load double, ptr %152, align 8
  br i1 %141, label %154, label %157

154:
  %155 = phi double [ %153, %148 ], [ %167, %157 ]
  %156 = icmp eq i64 %149, %140
  br i1 %156, label %170, label %174

157:
  %158 = phi i64 [ %168, %157 ], [ 0, %148 ]
  %159 = phi double [ %167, %157 ], [ %153, %148 ]
  %160 = add nsw i64 %158, %150
  %161 = getelementptr inbounds double, ptr %116, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = add nsw i64 %158, %142
  %164 = getelementptr inbounds double, ptr %116, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = fneg double %162
  %167 = tail call double @llvm.fmuladd.f64(double %166, double %165, double %159)
  %168 = add nuw nsw i64 %158, 1
  %169 = icmp eq i64 %168, %140
  br i1 %169, label %154, label %157

170:
  %171 = fcmp ogt double %155, 0.000000e+00
  %172 = tail call double @llvm.sqrt.f64(double %155)
  %173 = select i1 %171, double %172, double 0x7FF8000000000000
  br label %177

174:
  %175 = load double, ptr %144, align 8
  %176 = fdiv double %155, %175
  br label %177

177:
  %178 = phi double [ %176, %174 ], [ %173, %170 ]
  store double %178, ptr %152, align 8
  %179 = add nuw nsw i64 %149, 1
  %180 = icmp slt i64 %179, %31
  br i1 %180, label %148, label %145

181:
  %182 = bitcast ptr %6 to ptr
  %183 = bitcast ptr %2 to ptr
  %184 = add nsw i64 %33, %32
  %185 = add nsw i64 %184, %35
  %186 = shl i64 %185, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %183, i64 %186, i1 false)
  %187 = bitcast ptr %127 to ptr
  %188 = shl i64 %33, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %187, i8 0, i64 %188, i1 false)
  call void @step_back(ptr %9, ptr %30, i64 %31, i64 %33, ptr %101, ptr %127)
  %189 = getelementptr inbounds double, ptr %6, i64 %32
  call void @step_back(ptr %9, ptr %30, i64 %31, i64 %33, ptr %103, ptr %189)
  tail call void @coordinate_rates(ptr %0, ptr %2, ptr %127, ptr %128)
  %190 = icmp sgt i64 %32, 0
  br i1 %190, label %405, label %217

191:
  %192 = phi i64 [ 0, %134 ], [ %203, %199 ]
  br i1 %133, label %193, label %199

193:
  %194 = mul nsw i64 %192, %33
  br label %205

195:
  %196 = add nuw nsw i64 %136, 1
  %197 = add nuw i64 %135, 1
  %198 = icmp eq i64 %196, %31
  br i1 %198, label %139, label %134

199:
  %200 = phi double [ 0.000000e+00, %191 ], [ %214, %205 ]
  %201 = add nsw i64 %192, %137
  %202 = getelementptr inbounds double, ptr %116, i64 %201
  store double %200, ptr %202, align 8
  %203 = add nuw nsw i64 %192, 1
  %204 = icmp eq i64 %203, %135
  br i1 %204, label %195, label %191

205:
  %206 = phi i64 [ 0, %193 ], [ %215, %205 ]
  %207 = phi double [ 0.000000e+00, %193 ], [ %214, %205 ]
  %208 = add nsw i64 %206, %138
  %209 = getelementptr inbounds double, ptr %30, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = add nsw i64 %206, %194
  %212 = getelementptr inbounds double, ptr %30, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = tail call double @llvm.fmuladd.f64(double %210, double %213, double %207)
  %215 = add nuw nsw i64 %206, 1
  %216 = icmp eq i64 %215, %33
  br i1 %216, label %199, label %205

217:
  %218 = load i64, ptr %11, align 8
  %219 = load i64, ptr %15, align 8
  %220 = sitofp i64 %218 to double
  %221 = fneg double %220
  %222 = bitcast ptr %124 to ptr
  %223 = shl i64 %218, 1
  %224 = shl i64 %218, 3
  %225 = mul i64 %224, %223
  tail call void @llvm.memset.p0.i64(ptr align 8 %222, i8 0, i64 %225, i1 false)
  %226 = icmp sgt i64 %218, 0
  br i1 %226, label %227, label %355

227:
  %228 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 22
  %229 = load ptr, ptr %228, align 8
  br label %230

230:
  %231 = phi i64 [ 0, %227 ], [ %362, %358 ]
  %232 = mul nsw i64 %231, %219
  %233 = mul i64 %231, %223
  br label %364

234:
  %235 = icmp sgt i64 %219, 0
  %236 = tail call i64 @llvm.smax.i64(i64 %223, i64 1)
  br label %239

237:
  %238 = icmp eq i64 %241, %218
  br i1 %238, label %355, label %239

239:
  %240 = phi i64 [ 0, %234 ], [ %241, %237 ]
  %241 = add nuw nsw i64 %240, 1
  %242 = icmp slt i64 %241, %218
  br i1 %242, label %248, label %279

243:
  %244 = icmp eq i64 %262, %240
  br i1 %244, label %279, label %245

245:
  %246 = mul i64 %240, %223
  %247 = mul i64 %262, %223
  br label %269

248:
  %249 = phi i64 [ %262, %248 ], [ %240, %239 ]
  %250 = phi i64 [ %263, %248 ], [ %241, %239 ]
  %251 = mul i64 %250, %223
  %252 = add nsw i64 %251, %240
  %253 = getelementptr inbounds double, ptr %124, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = tail call double @llvm.fabs.f64(double %254)
  %256 = mul i64 %249, %223
  %257 = add nsw i64 %256, %240
  %258 = getelementptr inbounds double, ptr %124, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = tail call double @llvm.fabs.f64(double %259)
  %261 = fcmp ogt double %255, %260
  %262 = select i1 %261, i64 %250, i64 %249
  %263 = add nuw nsw i64 %250, 1
  %264 = icmp slt i64 %263, %218
  br i1 %264, label %248, label %243

265:
  br i1 %235, label %266, label %279

266:
  %267 = mul nsw i64 %240, %219
  %268 = mul nsw i64 %262, %219
  br label %286

269:
  %270 = phi i64 [ 0, %245 ], [ %277, %269 ]
  %271 = add nsw i64 %270, %246
  %272 = getelementptr inbounds double, ptr %124, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = add nsw i64 %270, %247
  %275 = getelementptr inbounds double, ptr %124, i64 %274
  %276 = load double, ptr %275, align 8
  store double %276, ptr %272, align 8
  store double %273, ptr %275, align 8
  %277 = add nuw nsw i64 %270, 1
  %278 = icmp eq i64 %277, %236
  br i1 %278, label %265, label %269

279:
  %280 = shl nuw nsw i64 %240, 1
  %281 = mul nsw i64 %280, %218
  %282 = add nsw i64 %281, %240
  %283 = getelementptr inbounds double, ptr %124, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = fdiv double 1.000000e+00, %284
  br label %298

286:
  %287 = phi i64 [ 0, %266 ], [ %294, %286 ]
  %288 = add nsw i64 %287, %267
  %289 = getelementptr inbounds double, ptr %30, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = add nsw i64 %287, %268
  %292 = getelementptr inbounds double, ptr %30, i64 %291
  %293 = load double, ptr %292, align 8
  store double %293, ptr %289, align 8
  store double %290, ptr %292, align 8
  %294 = add nuw nsw i64 %287, 1
  %295 = icmp eq i64 %294, %219
  br i1 %295, label %279, label %286

296:
  %297 = mul nsw i64 %240, %219
  br i1 %235, label %306, label %314

298:
  %299 = phi i64 [ %304, %298 ], [ 0, %279 ]
  %300 = add nsw i64 %299, %281
  %301 = getelementptr inbounds double, ptr %124, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = fmul double %285, %302
  store double %303, ptr %301, align 8
  %304 = add nuw nsw i64 %299, 1
  %305 = icmp eq i64 %304, %236
  br i1 %305, label %296, label %298

306:
  %307 = phi i64 [ %312, %306 ], [ 0, %296 ]
  %308 = add nsw i64 %307, %297
  %309 = getelementptr inbounds double, ptr %30, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = fmul double %285, %310
  store double %311, ptr %309, align 8
  %312 = add nuw nsw i64 %307, 1
  %313 = icmp eq i64 %312, %219
  br i1 %313, label %314, label %306

314:
  br label %315

315:
  %316 = phi i64 [ %353, %352 ], [ 0, %314 ]
  %317 = shl nuw nsw i64 %316, 1
  %318 = mul nsw i64 %317, %218
  %319 = add nsw i64 %318, %240
  %320 = getelementptr inbounds double, ptr %124, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = icmp eq i64 %316, %240
  %323 = fcmp oeq double %321, 0.000000e+00
  %324 = select i1 %322, i1 true, i1 %323
  br i1 %324, label %352, label %325

325:
  %326 = fneg double %321
  br label %330

327:
  br i1 %235, label %328, label %352

328:
  %329 = mul nsw i64 %316, %219
  br label %341

330:
  %331 = phi i64 [ 0, %325 ], [ %339, %330 ]
  %332 = add nsw i64 %331, %281
  %333 = getelementptr inbounds double, ptr %124, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = add nsw i64 %331, %318
  %336 = getelementptr inbounds double, ptr %124, i64 %335
  %337 = load double, ptr %336, align 8
  %338 = tail call double @llvm.fmuladd.f64(double %326, double %334, double %337)
  store double %338, ptr %336, align 8
  %339 = add nuw nsw i64 %331, 1
  %340 = icmp eq i64 %339, %236
  br i1 %340, label %327, label %330

341:
  %342 = phi i64 [ 0, %328 ], [ %350, %341 ]
  %343 = add nsw i64 %342, %297
  %344 = getelementptr inbounds double, ptr %30, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = add nsw i64 %342, %329
  %347 = getelementptr inbounds double, ptr %30, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = tail call double @llvm.fmuladd.f64(double %326, double %345, double %348)
  store double %349, ptr %347, align 8
  %350 = add nuw nsw i64 %342, 1
  %351 = icmp eq i64 %350, %219
  br i1 %351, label %352, label %341

352:
  %353 = add nuw nsw i64 %316, 1
  %354 = icmp eq i64 %353, %218
  br i1 %354, label %237, label %315

355:
  %356 = mul i64 %219, %218
  %357 = icmp sgt i64 %356, 0
  br i1 %357, label %379, label %375

358:
  %359 = add i64 %231, %218
  %360 = add i64 %359, %233
  %361 = getelementptr inbounds double, ptr %124, i64 %360
  store double 1.000000e+00, ptr %361, align 8
  %362 = add nuw nsw i64 %231, 1
  %363 = icmp eq i64 %362, %218
  br i1 %363, label %234, label %230

364:
  %365 = phi i64 [ 0, %230 ], [ %373, %364 ]
  %366 = getelementptr inbounds i64, ptr %229, i64 %365
  %367 = load i64, ptr %366, align 8
  %368 = add nsw i64 %367, %232
  %369 = getelementptr inbounds double, ptr %30, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = add nsw i64 %365, %233
  %372 = getelementptr inbounds double, ptr %124, i64 %371
  store double %370, ptr %372, align 8
  %373 = add nuw nsw i64 %365, 1
  %374 = icmp eq i64 %373, %218
  br i1 %374, label %358, label %364

375:
  %376 = phi double [ %221, %355 ], [ %384, %379 ]
  br i1 %226, label %377, label %414

377:
  %378 = icmp slt i64 %218, %223
  br label %387

379:
  %380 = phi i64 [ %385, %379 ], [ 0, %355 ]
  %381 = phi double [ %384, %379 ], [ %221, %355 ]
  %382 = getelementptr inbounds double, ptr %30, i64 %380
  %383 = load double, ptr %382, align 8
  %384 = tail call double @llvm.fmuladd.f64(double %383, double %383, double %381)
  %385 = add nuw nsw i64 %380, 1
  %386 = icmp eq i64 %385, %356
  br i1 %386, label %375, label %379

387:
  %388 = phi i64 [ 0, %377 ], [ %394, %392 ]
  %389 = phi double [ %376, %377 ], [ %393, %392 ]
  br i1 %378, label %390, label %392

390:
  %391 = mul i64 %388, %223
  br label %396

392:
  %393 = phi double [ %389, %387 ], [ %402, %396 ]
  %394 = add nuw nsw i64 %388, 1
  %395 = icmp eq i64 %394, %218
  br i1 %395, label %414, label %387

396:
  %397 = phi i64 [ %218, %390 ], [ %403, %396 ]
  %398 = phi double [ %389, %390 ], [ %402, %396 ]
  %399 = add nsw i64 %397, %391
  %400 = getelementptr inbounds double, ptr %124, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = tail call double @llvm.fmuladd.f64(double %401, double %401, double %398)
  %403 = add nsw i64 %397, 1
  %404 = icmp eq i64 %403, %223
  br i1 %404, label %392, label %396

405:
  %406 = phi i64 [ %412, %405 ], [ 0, %181 ]
  %407 = getelementptr inbounds double, ptr %128, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = getelementptr inbounds double, ptr %6, i64 %406
  %410 = load double, ptr %409, align 8
  %411 = fadd double %408, %410
  store double %411, ptr %409, align 8
  %412 = add nuw nsw i64 %406, 1
  %413 = icmp eq i64 %412, %32
  br i1 %413, label %217, label %405

414:
  %415 = phi double [ %376, %375 ], [ %393, %392 ]
  %416 = getelementptr inbounds double, ptr %6, i64 %185
  store double %415, ptr %416, align 8
  br i1 %28, label %423, label %417

417:
  %418 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %419 = load i64, ptr %418, align 8
  %420 = add i64 %20, %419
  %421 = call i64 @llvm.smax.i64(i64 %420, i64 -1)
  %422 = icmp slt i64 %420, 0
  br i1 %422, label %423, label %424

423:
  tail call void @free(ptr %23)
  br i1 %26, label %429, label %443

424:
  %425 = phi i64 [ %427, %424 ], [ 0, %417 ]
  %426 = getelementptr inbounds double, ptr %6, i64 %425
  store double 0x7FF8000000000000, ptr %426, align 8
  %427 = add nuw i64 %425, 1
  %428 = icmp eq i64 %425, %421
  br i1 %428, label %423, label %424

429:
  %430 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 0
  %431 = load i64, ptr %430, align 8
  %432 = icmp slt i64 %431, 0
  br i1 %432, label %433, label %437

433:
  %434 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 1
  %435 = bitcast ptr %434 to ptr
  %436 = load ptr, ptr %435, align 8
  tail call void @free(ptr %436)
  br label %443

437:
  %438 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %431
  %439 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 1
  %440 = load ptr, ptr %439, align 8
  %441 = bitcast ptr %438 to ptr
  %442 = ptrtoint ptr %440 to i64
  store atomic i64 %442, ptr %441 release, align 8
  br label %443

443:
  ret void
}

define void @tree_motion_inverse(ptr  %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr  %5, ptr %6, ptr %7, ptr %8, ptr  %9) {
  %11 = alloca %struct.scratch, align 8
  %12 = bitcast ptr %11 to ptr
  %13 = call i32 @take(ptr %0, ptr %11)
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %17, %15
  %21 = add nsw i64 %20, %19
  %22 = shl i64 %21, 3
  %23 = add i64 %22, 8
  %24 = tail call ptr @malloc(i64 %23)
  %25 = bitcast ptr %24 to ptr
  %26 = icmp eq ptr %24, null
  br i1 %26, label %27, label %29

27:
  %28 = icmp ne i32 %13, 0
  br label %539

29:
  %30 = bitcast ptr %2 to ptr
  %31 = shl i64 %15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %30, i64 %31, i1 false)
  %32 = getelementptr inbounds double, ptr %25, i64 %15
  %33 = bitcast ptr %32 to ptr
  %34 = bitcast ptr %3 to ptr
  %35 = shl i64 %17, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 %35, i1 false)
  %36 = icmp eq i64 %19, 0
  br i1 %36, label %42, label %37

37:
  %38 = getelementptr inbounds double, ptr %32, i64 %17
  %39 = bitcast ptr %38 to ptr
  %40 = bitcast ptr %5 to ptr
  %41 = shl i64 %19, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %40, i64 %41, i1 false)
  br label %42

42:
  %43 = icmp ne i32 %13, 0
  br i1 %43, label %44, label %539

44:
  %45 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %58, label %48

48:
  %49 = getelementptr inbounds double, ptr %8, i64 4
  %50 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %51, 36
  %53 = getelementptr inbounds double, ptr %49, i64 %52
  %54 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 3
  %55 = load ptr, ptr %54, align 8
  tail call void %46(double %1, ptr %25, ptr %6, ptr %7, ptr %53, ptr %55)
  %56 = load i64, ptr %14, align 8
  %57 = load i64, ptr %16, align 8
  br label %58

58:
  %59 = phi i64 [ %17, %44 ], [ %57, %48 ]
  %60 = phi i64 [ %15, %44 ], [ %56, %48 ]
  %61 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds double, ptr %25, i64 %60
  %66 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 3
  %67 = load ptr, ptr %66, align 8
  br label %102

68:
  %69 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 3
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %74, %72
  %76 = getelementptr inbounds double, ptr %70, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds double, ptr %76, i64 %77
  %79 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %80 = bitcast ptr %79 to ptr
  %81 = load ptr, ptr %80, align 8
  %82 = shl i64 %60, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %24, i64 %82, i1 false)
  %83 = bitcast ptr %81 to ptr
  %84 = getelementptr inbounds double, ptr %83, i64 %60
  %85 = bitcast ptr %84 to ptr
  %86 = bitcast ptr %78 to ptr
  %87 = shl i64 %62, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %86, i64 %87, i1 false)
  %88 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 5
  %89 = bitcast ptr %88 to ptr
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds double, ptr %25, i64 %60
  %92 = bitcast ptr %91 to ptr
  %93 = shl i64 %59, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %92, i64 %93, i1 false)
  %94 = bitcast ptr %90 to ptr
  %95 = getelementptr inbounds double, ptr %94, i64 %59
  %96 = bitcast ptr %95 to ptr
  %97 = getelementptr inbounds double, ptr %78, i64 %62
  %98 = bitcast ptr %97 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %96, ptr align 8 %98, i64 %87, i1 false)
  %99 = shl nsw i64 %62, 1
  %100 = getelementptr inbounds double, ptr %78, i64 %99
  %101 = load i64, ptr %16, align 8
  br label %102

102:
  %103 = phi ptr [ %67, %64 ], [ %70, %68 ]
  %104 = phi i64 [ %59, %64 ], [ %101, %68 ]
  %105 = phi ptr [ %25, %64 ], [ %83, %68 ]
  %106 = phi ptr [ %65, %64 ], [ %94, %68 ]
  %107 = phi ptr [ null, %64 ], [ %100, %68 ]
  %108 = getelementptr inbounds double, ptr %8, i64 4
  %109 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, 8
  %112 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 3
  %113 = select i1 %111, ptr %103, ptr null
  %114 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 2
  %115 = load ptr, ptr %114, align 8
  %116 = bitcast ptr %8 to ptr
  %117 = load <4 x double>, ptr %116, align 8
  %118 = fneg <4 x double> %117
  %119 = bitcast ptr %115 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %119, i8 0, i64 192, i1 false)
  %120 = getelementptr inbounds %struct.body, ptr %115, i64 0, i32 4
  store <4 x double> %118, ptr %120, align 32
  %121 = getelementptr inbounds %struct.body, ptr %115, i64 0, i32 5
  %122 = bitcast ptr %121 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %122, i8 0, i64 480, i1 false)
  %123 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %543

126:
  %127 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %128 = icmp eq ptr %113, null
  %129 = getelementptr inbounds %struct.body, ptr %115, i64 1
  br label %135

130:
  %131 = icmp sgt i64 %457, 0
  br i1 %131, label %132, label %543

132:
  %133 = icmp eq i64 %110, 0
  %134 = load ptr, ptr %112, align 8
  br label %459

135:
  %136 = phi i64 [ 0, %126 ], [ %456, %455 ]
  %137 = load ptr, ptr %127, align 8
  %138 = mul nuw nsw i64 %136, 5
  %139 = getelementptr inbounds i64, ptr %137, i64 %138
  %140 = getelementptr inbounds i64, ptr %139, i64 3
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds %struct.body, ptr %129, i64 %136
  %143 = load i64, ptr %139, align 8
  %144 = mul nuw nsw i64 %136, 36
  %145 = getelementptr inbounds double, ptr %108, i64 %144
  %146 = mul nsw i64 %136, %110
  %147 = getelementptr inbounds double, ptr %113, i64 %146
  %148 = select i1 %128, ptr null, ptr %147
  %149 = icmp slt i64 %141, %104
  %150 = getelementptr inbounds double, ptr %4, i64 %141
  %151 = sub nsw i64 %141, %104
  %152 = getelementptr inbounds double, ptr %107, i64 %151
  %153 = select i1 %149, ptr %150, ptr %152
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds i64, ptr %139, i64 1
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, 1
  %158 = bitcast ptr %145 to ptr
  %159 = load <4 x double>, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %145, i64 4
  %161 = bitcast ptr %160 to ptr
  %162 = load <4 x double>, ptr %161, align 8
  %163 = getelementptr inbounds double, ptr %145, i64 8
  %164 = bitcast ptr %163 to ptr
  %165 = load <4 x double>, ptr %164, align 8
  %166 = icmp eq i64 %156, 0
  br i1 %166, label %167, label %183

167:
  %168 = getelementptr inbounds i64, ptr %139, i64 2
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds double, ptr %105, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = tail call double @llvm.cos.f64(double %171)
  %173 = tail call double @llvm.sin.f64(double %171)
  %174 = insertelement <4 x double> poison, double %172, i64 0
  %175 = shufflevector <4 x double> %174, <4 x double> poison, <4 x i32> zeroinitializer
  %176 = insertelement <4 x double> poison, double %173, i64 0
  %177 = shufflevector <4 x double> %176, <4 x double> poison, <4 x i32> zeroinitializer
  %178 = fmul <4 x double> %162, %177
  %179 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %159, <4 x double> %175, <4 x double> %178)
  %180 = fneg <4 x double> %159
  %181 = fmul <4 x double> %177, %180
  %182 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %162, <4 x double> %175, <4 x double> %181)
  br label %251

183:
  %184 = icmp slt i64 %156, 3
  br i1 %184, label %251, label %185

185:
  %186 = getelementptr inbounds i64, ptr %139, i64 2
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds double, ptr %105, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = getelementptr inbounds double, ptr %188, i64 1
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds double, ptr %188, i64 2
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds double, ptr %188, i64 3
  %195 = load double, ptr %194, align 8
  %196 = fmul double %195, %195
  %197 = tail call double @llvm.fmuladd.f64(double %193, double %193, double %196)
  %198 = tail call double @llvm.fmuladd.f64(double %197, double -2.000000e+00, double 1.000000e+00)
  %199 = fmul double %189, %195
  %200 = tail call double @llvm.fmuladd.f64(double %191, double %193, double %199)
  %201 = fmul double %200, 2.000000e+00
  %202 = fmul double %189, %193
  %203 = fneg double %202
  %204 = tail call double @llvm.fmuladd.f64(double %191, double %195, double %203)
  %205 = fmul double %204, 2.000000e+00
  %206 = insertelement <4 x double> poison, double %198, i64 0
  %207 = fneg double %199
  %208 = tail call double @llvm.fmuladd.f64(double %191, double %193, double %207)
  %209 = fmul double %208, 2.000000e+00
  %210 = tail call double @llvm.fmuladd.f64(double %191, double %191, double %196)
  %211 = tail call double @llvm.fmuladd.f64(double %210, double -2.000000e+00, double 1.000000e+00)
  %212 = fmul double %189, %191
  %213 = tail call double @llvm.fmuladd.f64(double %193, double %195, double %212)
  %214 = fmul double %213, 2.000000e+00
  %215 = insertelement <4 x double> poison, double %209, i64 0
  %216 = tail call double @llvm.fmuladd.f64(double %191, double %195, double %202)
  %217 = fmul double %216, 2.000000e+00
  %218 = fneg double %212
  %219 = tail call double @llvm.fmuladd.f64(double %193, double %195, double %218)
  %220 = fmul double %219, 2.000000e+00
  %221 = fmul double %193, %193
  %222 = tail call double @llvm.fmuladd.f64(double %191, double %191, double %221)
  %223 = tail call double @llvm.fmuladd.f64(double %222, double -2.000000e+00, double 1.000000e+00)
  %224 = insertelement <4 x double> poison, double %217, i64 0
  %225 = shufflevector <4 x double> %206, <4 x double> poison, <4 x i32> zeroinitializer
  %226 = insertelement <4 x double> undef, double %201, i64 0
  %227 = shufflevector <4 x double> %226, <4 x double> poison, <4 x i32> zeroinitializer
  %228 = fmul <4 x double> %162, %227
  %229 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %159, <4 x double> %225, <4 x double> %228)
  %230 = insertelement <4 x double> undef, double %205, i64 0
  %231 = shufflevector <4 x double> %230, <4 x double> poison, <4 x i32> zeroinitializer
  %232 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %165, <4 x double> %231, <4 x double> %229)
  %233 = shufflevector <4 x double> %215, <4 x double> poison, <4 x i32> zeroinitializer
  %234 = insertelement <4 x double> undef, double %211, i64 0
  %235 = shufflevector <4 x double> %234, <4 x double> poison, <4 x i32> zeroinitializer
  %236 = fmul <4 x double> %162, %235
  %237 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %159, <4 x double> %233, <4 x double> %236)
  %238 = insertelement <4 x double> undef, double %214, i64 0
  %239 = shufflevector <4 x double> %238, <4 x double> poison, <4 x i32> zeroinitializer
  %240 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %165, <4 x double> %239, <4 x double> %237)
  %241 = shufflevector <4 x double> %224, <4 x double> poison, <4 x i32> zeroinitializer
  %242 = insertelement <4 x double> undef, double %220, i64 0
  %243 = shufflevector <4 x double> %242, <4 x double> poison, <4 x i32> zeroinitializer
  %244 = fmul <4 x double> %162, %243
  %245 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %159, <4 x double> %241, <4 x double> %244)
  %246 = insertelement <4 x double> undef, double %223, i64 0
  %247 = shufflevector <4 x double> %246, <4 x double> poison, <4 x i32> zeroinitializer
  %248 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %165, <4 x double> %247, <4 x double> %245)
  switch i64 %156, label %250 [
    i64 3, label %251
    i64 4, label %249
  ]

249:
  br label %251

250:
  br label %251

251:
  %252 = phi <4 x double> [ %179, %167 ], [ %232, %250 ], [ %248, %249 ], [ %159, %183 ], [ %240, %185 ]
  %253 = phi <4 x double> [ %182, %167 ], [ %240, %250 ], [ %232, %249 ], [ %162, %183 ], [ %248, %185 ]
  %254 = phi <4 x double> [ %165, %167 ], [ %248, %250 ], [ %240, %249 ], [ %165, %183 ], [ %232, %185 ]
  %255 = shufflevector <4 x double> %252, <4 x double> %253, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %256 = shufflevector <4 x double> %252, <4 x double> %253, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %257 = shufflevector <4 x double> %255, <4 x double> %254, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %258 = shufflevector <4 x double> %255, <4 x double> %254, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %259 = shufflevector <4 x double> %256, <4 x double> %254, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %260 = getelementptr inbounds double, ptr %145, i64 12
  %261 = bitcast ptr %260 to ptr
  %262 = load <4 x double>, ptr %261, align 8
  br i1 %157, label %263, label %271

263:
  %264 = getelementptr inbounds i64, ptr %139, i64 2
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds double, ptr %105, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = insertelement <4 x double> poison, double %267, i64 0
  %269 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> zeroinitializer
  %270 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %254, <4 x double> %262)
  br label %271

271:
  %272 = phi <4 x double> [ %270, %263 ], [ %262, %251 ]
  %273 = getelementptr inbounds %struct.body, ptr %115, i64 %143, i32 2
  %274 = load <4 x double>, ptr %273, align 32
  %275 = shufflevector <4 x double> %274, <4 x double> poison, <4 x i32> zeroinitializer
  %276 = shufflevector <4 x double> %274, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %277 = fmul <4 x double> %258, %276
  %278 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %275, <4 x double> %277)
  %279 = shufflevector <4 x double> %274, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %280 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %279, <4 x double> %278)
  %281 = getelementptr inbounds %struct.body, ptr %115, i64 %143, i32 4
  %282 = load <4 x double>, ptr %281, align 32
  %283 = getelementptr inbounds %struct.body, ptr %115, i64 %143, i32 3
  %284 = load <4 x double>, ptr %283, align 32
  %285 = shufflevector <4 x double> %272, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %286 = fmul <4 x double> %285, %284
  %287 = shufflevector <4 x double> %284, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %288 = fmul <4 x double> %272, %287
  %289 = fsub <4 x double> %286, %288
  %290 = shufflevector <4 x double> %289, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %291 = fadd <4 x double> %282, %290
  %292 = fmul <4 x double> %274, %285
  %293 = shufflevector <4 x double> %274, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %294 = fmul <4 x double> %272, %293
  %295 = fsub <4 x double> %292, %294
  %296 = shufflevector <4 x double> %295, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %297 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %298 = fmul <4 x double> %274, %297
  %299 = fmul <4 x double> %293, %296
  %300 = fsub <4 x double> %298, %299
  %301 = shufflevector <4 x double> %300, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %302 = fadd <4 x double> %291, %301
  %303 = getelementptr inbounds i64, ptr %139, i64 4
  %304 = load i64, ptr %303, align 8
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %315, label %306

306:
  %307 = getelementptr inbounds %struct.body, ptr %115, i64 %143, i32 5
  %308 = load <4 x double>, ptr %307, align 32
  %309 = shufflevector <4 x double> %308, <4 x double> poison, <4 x i32> zeroinitializer
  %310 = shufflevector <4 x double> %308, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %311 = fmul <4 x double> %258, %310
  %312 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %309, <4 x double> %311)
  %313 = shufflevector <4 x double> %308, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %314 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %313, <4 x double> %312)
  br label %315

315:
  %316 = phi <4 x double> [ %314, %306 ], [ %280, %271 ]
  %317 = getelementptr inbounds double, ptr %106, i64 %141
  %318 = load double, ptr %317, align 8
  %319 = insertelement <4 x double> poison, double %318, i64 0
  %320 = shufflevector <4 x double> %319, <4 x double> poison, <4 x i32> zeroinitializer
  %321 = fmul <4 x double> %320, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %322 = shufflevector <4 x double> %321, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %323 = fmul <4 x double> %316, %322
  %324 = shufflevector <4 x double> %316, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %325 = fmul <4 x double> %324, %321
  %326 = fsub <4 x double> %323, %325
  %327 = shufflevector <4 x double> %326, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %328 = shufflevector <4 x double> %284, <4 x double> poison, <4 x i32> zeroinitializer
  %329 = shufflevector <4 x double> %284, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %330 = fmul <4 x double> %258, %329
  %331 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %328, <4 x double> %330)
  %332 = shufflevector <4 x double> %284, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %333 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %332, <4 x double> %331)
  %334 = shufflevector <4 x double> %302, <4 x double> poison, <4 x i32> zeroinitializer
  %335 = shufflevector <4 x double> %302, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %336 = fmul <4 x double> %258, %335
  %337 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %334, <4 x double> %336)
  %338 = shufflevector <4 x double> %302, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %339 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> %338, <4 x double> %337)
  br i1 %157, label %340, label %346

340:
  %341 = insertelement <4 x double> poison, double %154, i64 0
  %342 = shufflevector <4 x double> %341, <4 x double> poison, <4 x i32> zeroinitializer
  %343 = fmul <4 x double> %342, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %344 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %327, <4 x double> splat (double 2.000000e+00), <4 x double> %343)
  %345 = fadd <4 x double> %339, %344
  br label %352

346:
  %347 = fadd <4 x double> %280, %321
  %348 = insertelement <4 x double> poison, double %154, i64 0
  %349 = shufflevector <4 x double> %348, <4 x double> poison, <4 x i32> zeroinitializer
  %350 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %349, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %327)
  %351 = fadd <4 x double> %333, %350
  br label %352

352:
  %353 = phi <4 x double> [ %345, %340 ], [ %339, %346 ]
  %354 = phi <4 x double> [ %333, %340 ], [ %351, %346 ]
  %355 = phi <4 x double> [ %280, %340 ], [ %347, %346 ]
  %356 = getelementptr inbounds double, ptr %145, i64 16
  %357 = bitcast ptr %356 to ptr
  %358 = load <4 x double>, ptr %357, align 8
  %359 = getelementptr inbounds double, ptr %145, i64 20
  %360 = bitcast ptr %359 to ptr
  %361 = load <4 x double>, ptr %360, align 8
  %362 = getelementptr inbounds double, ptr %145, i64 24
  %363 = bitcast ptr %362 to ptr
  %364 = load <4 x double>, ptr %363, align 8
  %365 = getelementptr inbounds double, ptr %145, i64 28
  %366 = bitcast ptr %365 to ptr
  %367 = load <4 x double>, ptr %366, align 8
  %368 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 0, i32 0
  store <4 x double> %252, ptr %368, align 32
  %369 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 0, i32 1
  store <4 x double> %253, ptr %369, align 32
  %370 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 0, i32 2
  store <4 x double> %254, ptr %370, align 32
  %371 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 1
  store <4 x double> %272, ptr %371, align 32
  %372 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 2
  store <4 x double> %355, ptr %372, align 32
  %373 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 3
  store <4 x double> %354, ptr %373, align 32
  %374 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 4
  store <4 x double> %353, ptr %374, align 32
  %375 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 5
  store <4 x double> %316, ptr %375, align 32
  %376 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 6, i32 0
  store <4 x double> %361, ptr %376, align 32
  %377 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 6, i32 1
  store <4 x double> %364, ptr %377, align 32
  %378 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 6, i32 2
  store <4 x double> %367, ptr %378, align 32
  %379 = extractelement <4 x double> %358, i64 2
  %380 = extractelement <4 x double> %358, i64 1
  %381 = fneg double %380
  %382 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %379, i64 1
  %383 = insertelement <4 x double> %382, double %381, i64 2
  %384 = fneg double %379
  %385 = extractelement <4 x double> %358, i64 0
  %386 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %384, i64 0
  %387 = shufflevector <4 x double> %386, <4 x double> %358, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %388 = fneg double %385
  %389 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %380, i64 0
  %390 = insertelement <4 x double> %389, double %388, i64 1
  %391 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 7, i32 0
  store <4 x double> %383, ptr %391, align 32
  %392 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 7, i32 1
  store <4 x double> %387, ptr %392, align 32
  %393 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 7, i32 2
  store <4 x double> %390, ptr %393, align 32
  %394 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %358, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %395 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %358, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %396 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %358, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %397 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 8, i32 0
  store <4 x double> %394, ptr %397, align 32
  %398 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 8, i32 1
  store <4 x double> %395, ptr %398, align 32
  %399 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 8, i32 2
  store <4 x double> %396, ptr %399, align 32
  %400 = shufflevector <4 x double> %358, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %401 = shufflevector <4 x double> %358, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %402 = fmul <4 x double> %354, %401
  %403 = shufflevector <4 x double> %354, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %404 = fmul <4 x double> %403, %358
  %405 = fsub <4 x double> %402, %404
  %406 = shufflevector <4 x double> %405, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %407 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %400, <4 x double> %353, <4 x double> %406)
  %408 = fmul <4 x double> %355, %401
  %409 = shufflevector <4 x double> %355, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %410 = fmul <4 x double> %358, %409
  %411 = fsub <4 x double> %408, %410
  %412 = shufflevector <4 x double> %411, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %413 = shufflevector <4 x double> %412, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %414 = fmul <4 x double> %355, %413
  %415 = fmul <4 x double> %409, %412
  %416 = fsub <4 x double> %414, %415
  %417 = shufflevector <4 x double> %416, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %418 = fadd <4 x double> %407, %417
  %419 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 9
  store <4 x double> %418, ptr %419, align 32
  %420 = shufflevector <4 x double> %354, <4 x double> poison, <4 x i32> zeroinitializer
  %421 = shufflevector <4 x double> %354, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %422 = fmul <4 x double> %421, %364
  %423 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %361, <4 x double> %420, <4 x double> %422)
  %424 = shufflevector <4 x double> %354, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %425 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %367, <4 x double> %424, <4 x double> %423)
  %426 = shufflevector <4 x double> %355, <4 x double> poison, <4 x i32> zeroinitializer
  %427 = shufflevector <4 x double> %355, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %428 = fmul <4 x double> %427, %364
  %429 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %361, <4 x double> %426, <4 x double> %428)
  %430 = shufflevector <4 x double> %355, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %431 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %367, <4 x double> %430, <4 x double> %429)
  %432 = shufflevector <4 x double> %431, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %433 = fmul <4 x double> %355, %432
  %434 = fmul <4 x double> %409, %431
  %435 = fsub <4 x double> %433, %434
  %436 = shufflevector <4 x double> %435, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %437 = fadd <4 x double> %425, %436
  %438 = shufflevector <4 x double> %353, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %439 = fmul <4 x double> %438, %358
  %440 = fmul <4 x double> %353, %401
  %441 = fsub <4 x double> %439, %440
  %442 = shufflevector <4 x double> %441, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %443 = fadd <4 x double> %442, %437
  %444 = getelementptr inbounds %struct.body, ptr %142, i64 0, i32 10
  store <4 x double> %443, ptr %444, align 32
  %445 = icmp eq ptr %148, null
  br i1 %445, label %455, label %446

446:
  %447 = getelementptr inbounds double, ptr %148, i64 1
  %448 = bitcast ptr %447 to ptr
  %449 = load <4 x double>, ptr %448, align 8
  %450 = fsub <4 x double> %418, %449
  store <4 x double> %450, ptr %419, align 32
  %451 = getelementptr inbounds double, ptr %148, i64 4
  %452 = bitcast ptr %451 to ptr
  %453 = load <4 x double>, ptr %452, align 8
  %454 = fsub <4 x double> %443, %453
  store <4 x double> %454, ptr %444, align 32
  br label %455

455:
  %456 = add nuw nsw i64 %136, 1
  %457 = load i64, ptr %123, align 8
  %458 = icmp slt i64 %456, %457
  br i1 %458, label %135, label %130

459:
  %460 = phi i64 [ %457, %132 ], [ %461, %511 ]
  %461 = add nsw i64 %460, -1
  %462 = load ptr, ptr %127, align 8
  %463 = mul nsw i64 %461, 5
  %464 = getelementptr inbounds i64, ptr %462, i64 %463
  %465 = getelementptr inbounds i64, ptr %464, i64 3
  %466 = load i64, ptr %465, align 8
  %467 = load i64, ptr %464, align 8
  %468 = getelementptr inbounds %struct.body, ptr %115, i64 %460, i32 9
  %469 = load <4 x double>, ptr %468, align 32
  %470 = getelementptr inbounds %struct.body, ptr %115, i64 %460, i32 0, i32 0
  %471 = load <4 x double>, ptr %470, align 32
  %472 = shufflevector <4 x double> %469, <4 x double> poison, <4 x i32> zeroinitializer
  %473 = getelementptr inbounds %struct.body, ptr %115, i64 %460, i32 0, i32 1
  %474 = load <4 x double>, ptr %473, align 32
  %475 = shufflevector <4 x double> %469, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %476 = fmul <4 x double> %475, %474
  %477 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %471, <4 x double> %472, <4 x double> %476)
  %478 = getelementptr inbounds %struct.body, ptr %115, i64 %460, i32 0, i32 2
  %479 = load <4 x double>, ptr %478, align 32
  %480 = shufflevector <4 x double> %469, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %481 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %479, <4 x double> %480, <4 x double> %477)
  %482 = icmp slt i64 %466, %104
  br i1 %482, label %483, label %511

483:
  %484 = getelementptr inbounds i64, ptr %464, i64 1
  %485 = load i64, ptr %484, align 8
  %486 = icmp eq i64 %485, 1
  br i1 %486, label %490, label %487

487:
  %488 = getelementptr inbounds %struct.body, ptr %115, i64 %460, i32 10
  %489 = load <4 x double>, ptr %488, align 32
  br label %490

490:
  %491 = phi <4 x double> [ %489, %487 ], [ %469, %483 ]
  %492 = extractelement <4 x double> %491, i64 2
  %493 = mul nsw i64 %461, 36
  %494 = add nsw i64 %493, 32
  %495 = getelementptr inbounds double, ptr %108, i64 %494
  %496 = load double, ptr %495, align 8
  %497 = getelementptr inbounds double, ptr %4, i64 %466
  %498 = load double, ptr %497, align 8
  %499 = tail call double @llvm.fmuladd.f64(double %496, double %498, double %492)
  br i1 %133, label %504, label %500

500:
  %501 = mul nsw i64 %461, %110
  %502 = getelementptr inbounds double, ptr %134, i64 %501
  %503 = load double, ptr %502, align 8
  br label %504

504:
  %505 = phi double [ %503, %500 ], [ 0.000000e+00, %490 ]
  %506 = fsub double %499, %505
  %507 = getelementptr inbounds double, ptr %9, i64 %466
  store double %506, ptr %507, align 8
  %508 = load <4 x double>, ptr %470, align 32
  %509 = load <4 x double>, ptr %473, align 32
  %510 = load <4 x double>, ptr %478, align 32
  br label %511

511:
  %512 = phi <4 x double> [ %510, %504 ], [ %479, %459 ]
  %513 = phi <4 x double> [ %509, %504 ], [ %474, %459 ]
  %514 = phi <4 x double> [ %508, %504 ], [ %471, %459 ]
  %515 = getelementptr inbounds %struct.body, ptr %115, i64 %467, i32 9
  %516 = load <4 x double>, ptr %515, align 32
  %517 = fadd <4 x double> %481, %516
  store <4 x double> %517, ptr %515, align 32
  %518 = getelementptr inbounds %struct.body, ptr %115, i64 %460, i32 10
  %519 = load <4 x double>, ptr %518, align 32
  %520 = shufflevector <4 x double> %519, <4 x double> poison, <4 x i32> zeroinitializer
  %521 = shufflevector <4 x double> %519, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %522 = fmul <4 x double> %513, %521
  %523 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %514, <4 x double> %520, <4 x double> %522)
  %524 = shufflevector <4 x double> %519, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %525 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %512, <4 x double> %524, <4 x double> %523)
  %526 = getelementptr inbounds %struct.body, ptr %115, i64 %460, i32 1
  %527 = load <4 x double>, ptr %526, align 32
  %528 = shufflevector <4 x double> %481, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %529 = fmul <4 x double> %528, %527
  %530 = shufflevector <4 x double> %527, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %531 = fmul <4 x double> %481, %530
  %532 = fsub <4 x double> %529, %531
  %533 = shufflevector <4 x double> %532, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %534 = fadd <4 x double> %525, %533
  %535 = getelementptr inbounds %struct.body, ptr %115, i64 %467, i32 10
  %536 = load <4 x double>, ptr %535, align 32
  %537 = fadd <4 x double> %536, %534
  store <4 x double> %537, ptr %535, align 32
  %538 = icmp ugt i64 %460, 1
  br i1 %538, label %459, label %543

539:
  %540 = phi i1 [ %28, %27 ], [ %43, %42 ]
  %541 = call i64 @llvm.smax.i64(i64 %17, i64 0)
  %542 = icmp slt i64 %17, 1
  br i1 %542, label %543, label %545

543:
  %544 = phi i1 [ %43, %130 ], [ %43, %102 ], [ %540, %539 ], [ %540, %545 ], [ %43, %511 ]
  tail call void @free(ptr %24)
  br i1 %544, label %550, label %564

545:
  %546 = phi i64 [ %548, %545 ], [ 0, %539 ]
  %547 = getelementptr inbounds double, ptr %9, i64 %546
  store double 0x7FF8000000000000, ptr %547, align 8
  %548 = add nuw i64 %546, 1
  %549 = icmp eq i64 %548, %541
  br i1 %549, label %543, label %545

550:
  %551 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 0
  %552 = load i64, ptr %551, align 8
  %553 = icmp slt i64 %552, 0
  br i1 %553, label %554, label %558

554:
  %555 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 1
  %556 = bitcast ptr %555 to ptr
  %557 = load ptr, ptr %556, align 8
  tail call void @free(ptr %557)
  br label %564

558:
  %559 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %552
  %560 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 1
  %561 = load ptr, ptr %560, align 8
  %562 = bitcast ptr %559 to ptr
  %563 = ptrtoint ptr %561 to i64
  store atomic i64 %563, ptr %562 release, align 8
  br label %564

564:
  ret void
}

define void @tree_motion_energy(ptr  %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr  %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.motion, align 8
  %10 = getelementptr inbounds double, ptr %5, i64 4
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %12 = load i64, ptr %11, align 8
  %13 = bitcast ptr %8 to ptr
  %14 = call i32 @take(ptr %0, ptr %8)
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, double 0x7FF8000000000000, double 0.000000e+00
  %17 = getelementptr inbounds double, ptr %6, i64 2
  store double %16, ptr %17, align 8
  %18 = getelementptr inbounds double, ptr %6, i64 1
  store double %16, ptr %18, align 8
  store double %16, ptr %6, align 8
  br i1 %15, label %519, label %19

19:
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %30, label %23

23:
  %24 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %25, 36
  %27 = getelementptr inbounds double, ptr %10, i64 %26
  %28 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8
  tail call void %21(double %1, ptr %2, ptr %3, ptr %4, ptr %27, ptr %29)
  br label %30

30:
  %31 = bitcast ptr %9 to ptr
  %32 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %44

39:
  %40 = getelementptr inbounds double, ptr %2, i64 %33
  %41 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 0
  store ptr %2, ptr %41, align 8
  %42 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 1
  store ptr %40, ptr %42, align 8
  %43 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 2
  store ptr null, ptr %43, align 8
  br label %84

44:
  %45 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %46 = load ptr, ptr %45, align 8
  %47 = load i64, ptr %11, align 8
  %48 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %47
  %51 = getelementptr inbounds double, ptr %46, i64 %50
  %52 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %56 = bitcast ptr %55 to ptr
  %57 = load ptr, ptr %56, align 8
  %58 = bitcast ptr %2 to ptr
  %59 = shl i64 %33, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %58, i64 %59, i1 false)
  %60 = bitcast ptr %57 to ptr
  %61 = getelementptr inbounds double, ptr %60, i64 %33
  %62 = bitcast ptr %61 to ptr
  %63 = bitcast ptr %54 to ptr
  %64 = shl i64 %37, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %63, i64 %64, i1 false)
  %65 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 5
  %66 = bitcast ptr %65 to ptr
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %2, i64 %33
  %69 = bitcast ptr %68 to ptr
  %70 = shl i64 %35, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %69, i64 %70, i1 false)
  %71 = bitcast ptr %67 to ptr
  %72 = getelementptr inbounds double, ptr %71, i64 %35
  %73 = bitcast ptr %72 to ptr
  %74 = getelementptr inbounds double, ptr %54, i64 %37
  %75 = bitcast ptr %74 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %75, i64 %64, i1 false)
  %76 = shl nsw i64 %37, 1
  %77 = getelementptr inbounds double, ptr %54, i64 %76
  %78 = load i64, ptr %36, align 8
  %79 = icmp eq i64 %78, 0
  %80 = bitcast ptr %9 to ptr
  store ptr %57, ptr %80, align 8
  %81 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 1
  %82 = bitcast ptr %81 to ptr
  store ptr %67, ptr %82, align 8
  %83 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 2
  store ptr %77, ptr %83, align 8
  br i1 %79, label %84, label %89

84:
  %85 = phi ptr [ %40, %39 ], [ %71, %44 ]
  %86 = phi ptr [ %2, %39 ], [ %60, %44 ]
  %87 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %88 = load ptr, ptr %87, align 8
  br label %206

89:
  %90 = load i64, ptr %11, align 8
  %91 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 6
  %96 = load ptr, ptr %95, align 8
  call void @solve(ptr %0, ptr %92, ptr %9, ptr %5, ptr %94, ptr %96)
  %97 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %98 = load i64, ptr %97, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %204

100:
  %101 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %102 = load ptr, ptr %101, align 8
  %103 = load i64, ptr %34, align 8
  %104 = icmp eq i64 %90, 0
  %105 = getelementptr inbounds %struct.body, ptr %92, i64 1
  br label %106

106:
  %107 = phi double [ 0.000000e+00, %100 ], [ %201, %200 ]
  %108 = phi i64 [ 0, %100 ], [ %202, %200 ]
  %109 = mul nuw nsw i64 %108, 5
  %110 = getelementptr inbounds i64, ptr %102, i64 %109
  %111 = getelementptr inbounds i64, ptr %110, i64 3
  %112 = load i64, ptr %111, align 8
  %113 = sub nsw i64 %112, %103
  %114 = icmp slt i64 %113, 0
  br i1 %114, label %200, label %115

115:
  %116 = getelementptr inbounds %struct.body, ptr %105, i64 %108
  %117 = getelementptr inbounds %struct.body, ptr %116, i64 0, i32 7
  %118 = getelementptr inbounds %struct.mat, ptr %117, i64 0, i32 0
  %119 = load <4 x double>, ptr %118, align 32
  %120 = getelementptr inbounds %struct.mat, ptr %117, i64 0, i32 1
  %121 = load <4 x double>, ptr %120, align 32
  %122 = shufflevector <4 x double> %119, <4 x double> %121, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %123 = shufflevector <4 x double> %119, <4 x double> %121, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %124 = getelementptr inbounds %struct.mat, ptr %117, i64 0, i32 2
  %125 = load <4 x double>, ptr %124, align 32
  %126 = shufflevector <4 x double> %122, <4 x double> %125, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %127 = shufflevector <4 x double> %122, <4 x double> %125, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %128 = shufflevector <4 x double> %123, <4 x double> %125, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %129 = getelementptr inbounds %struct.body, ptr %116, i64 0, i32 10
  %130 = load <4 x double>, ptr %129, align 32
  %131 = getelementptr inbounds %struct.body, ptr %116, i64 0, i32 6
  %132 = getelementptr inbounds %struct.body, ptr %116, i64 0, i32 3
  %133 = load <4 x double>, ptr %132, align 32
  %134 = getelementptr inbounds %struct.mat, ptr %131, i64 0, i32 0
  %135 = load <4 x double>, ptr %134, align 32
  %136 = shufflevector <4 x double> %133, <4 x double> poison, <4 x i32> zeroinitializer
  %137 = getelementptr inbounds %struct.mat, ptr %131, i64 0, i32 1
  %138 = load <4 x double>, ptr %137, align 32
  %139 = shufflevector <4 x double> %133, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %140 = fmul <4 x double> %139, %138
  %141 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %135, <4 x double> %136, <4 x double> %140)
  %142 = getelementptr inbounds %struct.mat, ptr %131, i64 0, i32 2
  %143 = load <4 x double>, ptr %142, align 32
  %144 = shufflevector <4 x double> %133, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %145 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %143, <4 x double> %144, <4 x double> %141)
  %146 = getelementptr inbounds %struct.body, ptr %116, i64 0, i32 4
  %147 = load <4 x double>, ptr %146, align 32
  %148 = shufflevector <4 x double> %147, <4 x double> poison, <4 x i32> zeroinitializer
  %149 = shufflevector <4 x double> %147, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %150 = fmul <4 x double> %121, %149
  %151 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %119, <4 x double> %148, <4 x double> %150)
  %152 = shufflevector <4 x double> %147, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %153 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %125, <4 x double> %152, <4 x double> %151)
  %154 = getelementptr inbounds %struct.body, ptr %116, i64 0, i32 9
  %155 = fmul <4 x double> %127, %139
  %156 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %126, <4 x double> %136, <4 x double> %155)
  %157 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %128, <4 x double> %144, <4 x double> %156)
  %158 = getelementptr inbounds %struct.body, ptr %116, i64 0, i32 8
  %159 = getelementptr inbounds %struct.mat, ptr %158, i64 0, i32 0
  %160 = load <4 x double>, ptr %159, align 32
  %161 = getelementptr inbounds %struct.mat, ptr %158, i64 0, i32 1
  %162 = load <4 x double>, ptr %161, align 32
  %163 = fmul <4 x double> %149, %162
  %164 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %160, <4 x double> %148, <4 x double> %163)
  %165 = getelementptr inbounds %struct.mat, ptr %158, i64 0, i32 2
  %166 = load <4 x double>, ptr %165, align 32
  %167 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %166, <4 x double> %152, <4 x double> %164)
  %168 = getelementptr inbounds i64, ptr %110, i64 1
  %169 = load i64, ptr %168, align 8
  %170 = icmp eq i64 %169, 1
  %171 = getelementptr inbounds <4 x double>, ptr %154, i64 0, i64 2
  %172 = load double, ptr %171, align 16
  %173 = extractelement <4 x double> %157, i64 2
  %174 = fadd double %173, %172
  %175 = extractelement <4 x double> %167, i64 2
  %176 = fadd double %174, %175
  %177 = extractelement <4 x double> %130, i64 2
  %178 = extractelement <4 x double> %145, i64 2
  %179 = fadd double %177, %178
  %180 = extractelement <4 x double> %153, i64 2
  %181 = fadd double %179, %180
  %182 = select i1 %170, double %176, double %181
  %183 = mul nsw i64 %108, 36
  %184 = add nuw nsw i64 %183, 32
  %185 = getelementptr inbounds double, ptr %10, i64 %184
  %186 = load double, ptr %185, align 8
  br i1 %104, label %191, label %187

187:
  %188 = mul nsw i64 %108, %90
  %189 = getelementptr inbounds double, ptr %94, i64 %188
  %190 = load double, ptr %189, align 8
  br label %191

191:
  %192 = phi double [ %190, %187 ], [ 0.000000e+00, %115 ]
  %193 = getelementptr inbounds double, ptr %71, i64 %112
  %194 = load double, ptr %193, align 8
  %195 = getelementptr inbounds double, ptr %77, i64 %113
  %196 = load double, ptr %195, align 8
  %197 = tail call double @llvm.fmuladd.f64(double %186, double %196, double %182)
  %198 = fsub double %197, %192
  %199 = tail call double @llvm.fmuladd.f64(double %194, double %198, double %107)
  br label %200

200:
  %201 = phi double [ %199, %191 ], [ %107, %106 ]
  %202 = add nuw nsw i64 %108, 1
  %203 = icmp eq i64 %202, %98
  br i1 %203, label %204, label %106

204:
  %205 = phi double [ 0.000000e+00, %89 ], [ %201, %200 ]
  store double %205, ptr %17, align 8
  br label %206

206:
  %207 = phi ptr [ %85, %84 ], [ %71, %204 ]
  %208 = phi ptr [ %86, %84 ], [ %60, %204 ]
  %209 = phi ptr [ %88, %84 ], [ %92, %204 ]
  %210 = bitcast ptr %5 to ptr
  %211 = load <4 x double>, ptr %210, align 8
  %212 = bitcast ptr %209 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(160) %212, i8 0, i64 160, i1 false)
  %213 = getelementptr inbounds %struct.body, ptr %209, i64 0, i32 3
  store <4 x double> %211, ptr %213, align 32
  %214 = getelementptr inbounds %struct.body, ptr %209, i64 0, i32 4
  %215 = bitcast ptr %214 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(512) %215, i8 0, i64 512, i1 false)
  %216 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %217 = load i64, ptr %216, align 8
  %218 = icmp sgt i64 %217, 0
  br i1 %218, label %219, label %226

219:
  %220 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %221 = icmp eq i64 %12, 0
  %222 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %223 = load ptr, ptr %222, align 8
  %224 = icmp eq i64 %12, 8
  %225 = getelementptr inbounds %struct.body, ptr %209, i64 1
  br label %241

226:
  %227 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %228 = load i64, ptr %227, align 8
  %229 = icmp slt i64 %228, 0
  br i1 %229, label %230, label %234

230:
  %231 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %232 = bitcast ptr %231 to ptr
  %233 = load ptr, ptr %232, align 8
  tail call void @free(ptr %233)
  br label %240

234:
  %235 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %228
  %236 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %237 = load ptr, ptr %236, align 8
  %238 = bitcast ptr %235 to ptr
  %239 = ptrtoint ptr %237 to i64
  store atomic i64 %239, ptr %238 release, align 8
  br label %240

240:
  br label %519

241:
  %242 = phi i64 [ 0, %219 ], [ %516, %515 ]
  %243 = load ptr, ptr %220, align 8
  %244 = mul nuw nsw i64 %242, 5
  %245 = getelementptr inbounds i64, ptr %243, i64 %244
  %246 = getelementptr inbounds %struct.body, ptr %225, i64 %242
  %247 = load i64, ptr %245, align 8
  %248 = mul nuw nsw i64 %242, 36
  %249 = getelementptr inbounds double, ptr %10, i64 %248
  %250 = getelementptr inbounds i64, ptr %245, i64 1
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, 1
  %253 = bitcast ptr %249 to ptr
  %254 = load <4 x double>, ptr %253, align 8
  %255 = getelementptr inbounds double, ptr %249, i64 4
  %256 = bitcast ptr %255 to ptr
  %257 = load <4 x double>, ptr %256, align 8
  %258 = getelementptr inbounds double, ptr %249, i64 8
  %259 = bitcast ptr %258 to ptr
  %260 = load <4 x double>, ptr %259, align 8
  %261 = icmp eq i64 %251, 0
  br i1 %261, label %262, label %278

262:
  %263 = getelementptr inbounds i64, ptr %245, i64 2
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds double, ptr %208, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = tail call double @llvm.cos.f64(double %266)
  %268 = tail call double @llvm.sin.f64(double %266)
  %269 = insertelement <4 x double> poison, double %267, i64 0
  %270 = shufflevector <4 x double> %269, <4 x double> poison, <4 x i32> zeroinitializer
  %271 = insertelement <4 x double> poison, double %268, i64 0
  %272 = shufflevector <4 x double> %271, <4 x double> poison, <4 x i32> zeroinitializer
  %273 = fmul <4 x double> %257, %272
  %274 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %254, <4 x double> %270, <4 x double> %273)
  %275 = fneg <4 x double> %254
  %276 = fmul <4 x double> %272, %275
  %277 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %257, <4 x double> %270, <4 x double> %276)
  br label %346

278:
  %279 = icmp slt i64 %251, 3
  br i1 %279, label %346, label %280

280:
  %281 = getelementptr inbounds i64, ptr %245, i64 2
  %282 = load i64, ptr %281, align 8
  %283 = getelementptr inbounds double, ptr %208, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = getelementptr inbounds double, ptr %283, i64 1
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds double, ptr %283, i64 2
  %288 = load double, ptr %287, align 8
  %289 = getelementptr inbounds double, ptr %283, i64 3
  %290 = load double, ptr %289, align 8
  %291 = fmul double %290, %290
  %292 = tail call double @llvm.fmuladd.f64(double %288, double %288, double %291)
  %293 = tail call double @llvm.fmuladd.f64(double %292, double -2.000000e+00, double 1.000000e+00)
  %294 = fmul double %284, %290
  %295 = tail call double @llvm.fmuladd.f64(double %286, double %288, double %294)
  %296 = fmul double %295, 2.000000e+00
  %297 = fmul double %284, %288
  %298 = fneg double %297
  %299 = tail call double @llvm.fmuladd.f64(double %286, double %290, double %298)
  %300 = fmul double %299, 2.000000e+00
  %301 = insertelement <4 x double> poison, double %293, i64 0
  %302 = fneg double %294
  %303 = tail call double @llvm.fmuladd.f64(double %286, double %288, double %302)
  %304 = fmul double %303, 2.000000e+00
  %305 = tail call double @llvm.fmuladd.f64(double %286, double %286, double %291)
  %306 = tail call double @llvm.fmuladd.f64(double %305, double -2.000000e+00, double 1.000000e+00)
  %307 = fmul double %284, %286
  %308 = tail call double @llvm.fmuladd.f64(double %288, double %290, double %307)
  %309 = fmul double %308, 2.000000e+00
  %310 = insertelement <4 x double> poison, double %304, i64 0
  %311 = tail call double @llvm.fmuladd.f64(double %286, double %290, double %297)
  %312 = fmul double %311, 2.000000e+00
  %313 = fneg double %307
  %314 = tail call double @llvm.fmuladd.f64(double %288, double %290, double %313)
  %315 = fmul double %314, 2.000000e+00
  %316 = fmul double %288, %288
  %317 = tail call double @llvm.fmuladd.f64(double %286, double %286, double %316)
  %318 = tail call double @llvm.fmuladd.f64(double %317, double -2.000000e+00, double 1.000000e+00)
  %319 = insertelement <4 x double> poison, double %312, i64 0
  %320 = shufflevector <4 x double> %301, <4 x double> poison, <4 x i32> zeroinitializer
  %321 = insertelement <4 x double> undef, double %296, i64 0
  %322 = shufflevector <4 x double> %321, <4 x double> poison, <4 x i32> zeroinitializer
  %323 = fmul <4 x double> %257, %322
  %324 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %254, <4 x double> %320, <4 x double> %323)
  %325 = insertelement <4 x double> undef, double %300, i64 0
  %326 = shufflevector <4 x double> %325, <4 x double> poison, <4 x i32> zeroinitializer
  %327 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %260, <4 x double> %326, <4 x double> %324)
  %328 = shufflevector <4 x double> %310, <4 x double> poison, <4 x i32> zeroinitializer
  %329 = insertelement <4 x double> undef, double %306, i64 0
  %330 = shufflevector <4 x double> %329, <4 x double> poison, <4 x i32> zeroinitializer
  %331 = fmul <4 x double> %257, %330
  %332 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %254, <4 x double> %328, <4 x double> %331)
  %333 = insertelement <4 x double> undef, double %309, i64 0
  %334 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> zeroinitializer
  %335 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %260, <4 x double> %334, <4 x double> %332)
  %336 = shufflevector <4 x double> %319, <4 x double> poison, <4 x i32> zeroinitializer
  %337 = insertelement <4 x double> undef, double %315, i64 0
  %338 = shufflevector <4 x double> %337, <4 x double> poison, <4 x i32> zeroinitializer
  %339 = fmul <4 x double> %257, %338
  %340 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %254, <4 x double> %336, <4 x double> %339)
  %341 = insertelement <4 x double> undef, double %318, i64 0
  %342 = shufflevector <4 x double> %341, <4 x double> poison, <4 x i32> zeroinitializer
  %343 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %260, <4 x double> %342, <4 x double> %340)
  switch i64 %251, label %345 [
    i64 3, label %346
    i64 4, label %344
  ]

344:
  br label %346

345:
  br label %346

346:
  %347 = phi <4 x double> [ %274, %262 ], [ %327, %345 ], [ %343, %344 ], [ %254, %278 ], [ %335, %280 ]
  %348 = phi <4 x double> [ %277, %262 ], [ %335, %345 ], [ %327, %344 ], [ %257, %278 ], [ %343, %280 ]
  %349 = phi <4 x double> [ %260, %262 ], [ %343, %345 ], [ %335, %344 ], [ %260, %278 ], [ %327, %280 ]
  %350 = shufflevector <4 x double> %347, <4 x double> %348, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %351 = shufflevector <4 x double> %347, <4 x double> %348, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %352 = shufflevector <4 x double> %350, <4 x double> %349, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %353 = shufflevector <4 x double> %350, <4 x double> %349, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %354 = shufflevector <4 x double> %351, <4 x double> %349, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %355 = getelementptr inbounds i64, ptr %245, i64 3
  %356 = load i64, ptr %355, align 8
  %357 = getelementptr inbounds double, ptr %207, i64 %356
  %358 = load double, ptr %357, align 8
  %359 = getelementptr inbounds double, ptr %249, i64 19
  %360 = load double, ptr %359, align 8
  %361 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %358, i64 2
  %362 = getelementptr inbounds double, ptr %249, i64 16
  %363 = bitcast ptr %362 to ptr
  %364 = load <4 x double>, ptr %363, align 8
  %365 = getelementptr inbounds double, ptr %249, i64 20
  %366 = bitcast ptr %365 to ptr
  %367 = load <4 x double>, ptr %366, align 8
  %368 = getelementptr inbounds double, ptr %249, i64 24
  %369 = bitcast ptr %368 to ptr
  %370 = load <4 x double>, ptr %369, align 8
  %371 = getelementptr inbounds double, ptr %249, i64 28
  %372 = bitcast ptr %371 to ptr
  %373 = load <4 x double>, ptr %372, align 8
  %374 = getelementptr inbounds double, ptr %249, i64 12
  %375 = bitcast ptr %374 to ptr
  %376 = load <4 x double>, ptr %375, align 8
  br i1 %252, label %377, label %385

377:
  %378 = getelementptr inbounds i64, ptr %245, i64 2
  %379 = load i64, ptr %378, align 8
  %380 = getelementptr inbounds double, ptr %208, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = insertelement <4 x double> poison, double %381, i64 0
  %383 = shufflevector <4 x double> %382, <4 x double> poison, <4 x i32> zeroinitializer
  %384 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> %349, <4 x double> %376)
  br label %385

385:
  %386 = phi <4 x double> [ splat (double -0.000000e+00), %377 ], [ %361, %346 ]
  %387 = phi <4 x double> [ %361, %377 ], [ splat (double -0.000000e+00), %346 ]
  %388 = phi <4 x double> [ %384, %377 ], [ %376, %346 ]
  %389 = getelementptr inbounds %struct.body, ptr %209, i64 %247, i32 2
  %390 = load <4 x double>, ptr %389, align 32
  %391 = shufflevector <4 x double> %390, <4 x double> poison, <4 x i32> zeroinitializer
  %392 = shufflevector <4 x double> %390, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %393 = fmul <4 x double> %353, %392
  %394 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %352, <4 x double> %391, <4 x double> %393)
  %395 = shufflevector <4 x double> %390, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %396 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %354, <4 x double> %395, <4 x double> %394)
  %397 = getelementptr inbounds %struct.body, ptr %209, i64 %247, i32 4
  %398 = load <4 x double>, ptr %397, align 32
  %399 = shufflevector <4 x double> %388, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %400 = fmul <4 x double> %390, %399
  %401 = shufflevector <4 x double> %390, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %402 = fmul <4 x double> %388, %401
  %403 = fsub <4 x double> %400, %402
  %404 = shufflevector <4 x double> %403, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %405 = fadd <4 x double> %398, %404
  %406 = shufflevector <4 x double> %405, <4 x double> poison, <4 x i32> zeroinitializer
  %407 = shufflevector <4 x double> %405, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %408 = fmul <4 x double> %353, %407
  %409 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %352, <4 x double> %406, <4 x double> %408)
  %410 = shufflevector <4 x double> %405, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %411 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %354, <4 x double> %410, <4 x double> %409)
  %412 = fadd <4 x double> %387, %411
  %413 = fadd <4 x double> %386, %396
  %414 = getelementptr inbounds %struct.body, ptr %209, i64 %247, i32 3
  %415 = load <4 x double>, ptr %414, align 32
  %416 = shufflevector <4 x double> %415, <4 x double> poison, <4 x i32> zeroinitializer
  %417 = shufflevector <4 x double> %415, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %418 = fmul <4 x double> %353, %417
  %419 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %352, <4 x double> %416, <4 x double> %418)
  %420 = shufflevector <4 x double> %415, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %421 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %354, <4 x double> %420, <4 x double> %419)
  %422 = getelementptr inbounds %struct.body, ptr %209, i64 %247, i32 13, i64 0
  %423 = load double, ptr %422, align 32
  %424 = fmul <4 x double> %388, %415
  %425 = extractelement <4 x double> %424, i64 0
  %426 = extractelement <4 x double> %424, i64 1
  %427 = fadd double %425, %426
  %428 = extractelement <4 x double> %424, i64 2
  %429 = fadd double %428, %427
  %430 = fadd double %423, %429
  %431 = getelementptr inbounds %struct.body, ptr %246, i64 0, i32 2
  store <4 x double> %413, ptr %431, align 32
  %432 = getelementptr inbounds %struct.body, ptr %246, i64 0, i32 4
  store <4 x double> %412, ptr %432, align 32
  %433 = getelementptr inbounds %struct.body, ptr %246, i64 0, i32 3
  store <4 x double> %421, ptr %433, align 32
  %434 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %430, i64 0
  %435 = getelementptr inbounds %struct.body, ptr %246, i64 0, i32 13
  store <4 x double> %434, ptr %435, align 32
  %436 = fmul <4 x double> %412, %412
  %437 = extractelement <4 x double> %436, i64 0
  %438 = extractelement <4 x double> %436, i64 1
  %439 = fadd double %437, %438
  %440 = extractelement <4 x double> %436, i64 2
  %441 = fadd double %440, %439
  %442 = shufflevector <4 x double> %413, <4 x double> poison, <4 x i32> zeroinitializer
  %443 = shufflevector <4 x double> %413, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %444 = fmul <4 x double> %370, %443
  %445 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %367, <4 x double> %442, <4 x double> %444)
  %446 = shufflevector <4 x double> %413, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %447 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %373, <4 x double> %446, <4 x double> %445)
  %448 = fmul <4 x double> %413, %447
  %449 = extractelement <4 x double> %448, i64 0
  %450 = extractelement <4 x double> %448, i64 1
  %451 = fadd double %449, %450
  %452 = extractelement <4 x double> %448, i64 2
  %453 = fadd double %452, %451
  %454 = tail call double @llvm.fmuladd.f64(double %360, double %441, double %453)
  %455 = getelementptr inbounds double, ptr %249, i64 32
  %456 = load double, ptr %455, align 8
  %457 = fmul double %358, %456
  %458 = tail call double @llvm.fmuladd.f64(double %457, double %358, double %454)
  %459 = shufflevector <4 x double> %364, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %460 = fmul <4 x double> %459, %413
  %461 = shufflevector <4 x double> %413, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %462 = fmul <4 x double> %364, %461
  %463 = fsub <4 x double> %460, %462
  %464 = shufflevector <4 x double> %463, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %465 = fmul <4 x double> %464, %412
  %466 = extractelement <4 x double> %465, i64 0
  %467 = extractelement <4 x double> %465, i64 1
  %468 = fadd double %466, %467
  %469 = extractelement <4 x double> %465, i64 2
  %470 = fadd double %469, %468
  %471 = tail call double @llvm.fmuladd.f64(double %458, double 5.000000e-01, double %470)
  %472 = load double, ptr %6, align 8
  %473 = fadd double %472, %471
  store double %473, ptr %6, align 8
  %474 = fmul <4 x double> %364, %421
  %475 = extractelement <4 x double> %474, i64 0
  %476 = extractelement <4 x double> %474, i64 1
  %477 = fadd double %475, %476
  %478 = extractelement <4 x double> %474, i64 2
  %479 = fadd double %478, %477
  %480 = tail call double @llvm.fmuladd.f64(double %360, double %430, double %479)
  %481 = load double, ptr %18, align 8
  %482 = fsub double %481, %480
  store double %482, ptr %18, align 8
  br i1 %221, label %515, label %483

483:
  %484 = mul nsw i64 %242, %12
  %485 = getelementptr inbounds double, ptr %223, i64 %484
  %486 = load double, ptr %485, align 8
  %487 = load i64, ptr %355, align 8
  %488 = getelementptr inbounds double, ptr %207, i64 %487
  %489 = load double, ptr %488, align 8
  %490 = load double, ptr %17, align 8
  %491 = tail call double @llvm.fmuladd.f64(double %486, double %489, double %490)
  store double %491, ptr %17, align 8
  br i1 %224, label %492, label %515

492:
  %493 = getelementptr inbounds double, ptr %485, i64 1
  %494 = bitcast ptr %493 to ptr
  %495 = load <4 x double>, ptr %494, align 8
  %496 = load <4 x double>, ptr %432, align 32
  %497 = fmul <4 x double> %495, %496
  %498 = extractelement <4 x double> %497, i64 0
  %499 = extractelement <4 x double> %497, i64 1
  %500 = fadd double %498, %499
  %501 = extractelement <4 x double> %497, i64 2
  %502 = fadd double %501, %500
  %503 = getelementptr inbounds double, ptr %485, i64 4
  %504 = bitcast ptr %503 to ptr
  %505 = load <4 x double>, ptr %504, align 8
  %506 = load <4 x double>, ptr %431, align 32
  %507 = fmul <4 x double> %505, %506
  %508 = extractelement <4 x double> %507, i64 0
  %509 = extractelement <4 x double> %507, i64 1
  %510 = fadd double %508, %509
  %511 = extractelement <4 x double> %507, i64 2
  %512 = fadd double %511, %510
  %513 = fadd double %502, %512
  %514 = fadd double %491, %513
  store double %514, ptr %17, align 8
  br label %515

515:
  %516 = add nuw nsw i64 %242, 1
  %517 = load i64, ptr %216, align 8
  %518 = icmp slt i64 %516, %517
  br i1 %518, label %241, label %226

519:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @tree_motion_lacking(ptr  %0, double %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.scratch, align 8
  %7 = alloca %struct.motion, align 8
  %8 = bitcast ptr %6 to ptr
  %9 = call i32 @take(ptr %0, ptr %6)
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %11, 1
  %18 = add i64 %17, %14
  %19 = add i64 %18, %16
  %20 = tail call ptr @calloc(i64 %19, i64 8)
  %21 = bitcast ptr %20 to ptr
  %22 = icmp ne i32 %9, 0
  %23 = icmp ne ptr %20, null
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %111

25:
  %26 = icmp eq i64 %13, 0
  br i1 %26, label %27, label %29

27:
  %28 = bitcast ptr %7 to ptr
  br label %86

29:
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %35

33:
  %34 = bitcast ptr %7 to ptr
  br label %49

35:
  %36 = getelementptr inbounds double, ptr %21, i64 %14
  %37 = getelementptr inbounds double, ptr %36, i64 %11
  %38 = getelementptr inbounds double, ptr %4, i64 4
  %39 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, 36
  %42 = getelementptr inbounds double, ptr %38, i64 %41
  %43 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 3
  %44 = load ptr, ptr %43, align 8
  tail call void %31(double %1, ptr %2, ptr %37, ptr %3, ptr %42, ptr %44)
  %45 = load i64, ptr %10, align 8
  %46 = load i64, ptr %12, align 8
  %47 = bitcast ptr %7 to ptr
  %48 = icmp eq i64 %46, 0
  br i1 %48, label %86, label %49

49:
  %50 = phi i64 [ %11, %33 ], [ %45, %35 ]
  %51 = phi i64 [ %13, %33 ], [ %46, %35 ]
  %52 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 3
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %59, %57
  %61 = getelementptr inbounds double, ptr %55, i64 %60
  %62 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 4
  %66 = bitcast ptr %65 to ptr
  %67 = load ptr, ptr %66, align 8
  %68 = bitcast ptr %2 to ptr
  %69 = shl i64 %53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %68, i64 %69, i1 false)
  %70 = bitcast ptr %67 to ptr
  %71 = getelementptr inbounds double, ptr %70, i64 %53
  %72 = bitcast ptr %71 to ptr
  %73 = bitcast ptr %64 to ptr
  %74 = shl i64 %51, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %73, i64 %74, i1 false)
  %75 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 5
  %76 = bitcast ptr %75 to ptr
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %2, i64 %53
  %79 = bitcast ptr %78 to ptr
  %80 = shl i64 %50, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %79, i64 %80, i1 false)
  %81 = bitcast ptr %77 to ptr
  %82 = getelementptr inbounds double, ptr %81, i64 %50
  %83 = bitcast ptr %82 to ptr
  %84 = getelementptr inbounds double, ptr %64, i64 %51
  %85 = bitcast ptr %84 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 8 %85, i64 %74, i1 false)
  br label %86

86:
  %87 = phi ptr [ %70, %49 ], [ %2, %27 ], [ %2, %35 ]
  %88 = bitcast ptr %7 to ptr
  %89 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 0
  store ptr %87, ptr %89, align 8
  %90 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 1
  %91 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 2
  %92 = bitcast ptr %91 to ptr
  store ptr %20, ptr %92, align 8
  %93 = bitcast ptr %90 to ptr
  store ptr %20, ptr %93, align 8
  %94 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 2
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %21, i64 %14
  call void @solve(ptr %0, ptr %95, ptr %7, ptr %4, ptr null, ptr %96)
  %97 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %98 = load i64, ptr %97, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %102, label %100

100:
  %101 = phi i64 [ -1, %86 ], [ %109, %102 ]
  br label %111

102:
  %103 = phi i64 [ %105, %102 ], [ 0, %86 ]
  %104 = phi i64 [ %109, %102 ], [ -1, %86 ]
  %105 = add nuw nsw i64 %103, 1
  %106 = getelementptr inbounds %struct.body, ptr %95, i64 %105, i32 13, i64 0
  %107 = load double, ptr %106, align 32
  %108 = fcmp uno double %107, 0.000000e+00
  %109 = select i1 %108, i64 %103, i64 %104
  %110 = icmp eq i64 %105, %98
  br i1 %110, label %100, label %102

111:
  %112 = phi i64 [ %101, %100 ], [ -1, %5 ]
  tail call void @free(ptr %20)
  br i1 %22, label %113, label %127

113:
  %114 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 0
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %115, 0
  br i1 %116, label %117, label %121

117:
  %118 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 1
  %119 = bitcast ptr %118 to ptr
  %120 = load ptr, ptr %119, align 8
  tail call void @free(ptr %120)
  br label %127

121:
  %122 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %115
  %123 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 1
  %124 = load ptr, ptr %123, align 8
  %125 = bitcast ptr %122 to ptr
  %126 = ptrtoint ptr %124 to i64
  store atomic i64 %126, ptr %125 release, align 8
  br label %127

127:
  ret i64 %112
}

declare ptr @calloc(i64, i64)

define void @tree_motion_constants(ptr  %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, 36
  %7 = add i64 %6, 4
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 7
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
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 9
  br label %27

22:
  %23 = icmp sgt i64 %6, -4
  br i1 %23, label %24, label %112

24:
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10
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
  %113 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
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
  %132 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 13
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds double, ptr %2, i64 %7
  tail call void %133(ptr %1, ptr %134)
  br label %135

135:
  %136 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %146, label %139

139:
  %140 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 24
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %2, i64 %7
  %143 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds double, ptr %142, i64 %144
  tail call void %141(ptr %1, ptr %145)
  br label %146

146:
  ret void
}

define internal void @eliminate_all(ptr  %0, ptr %1, ptr  %2, ptr %3) {
  %5 = getelementptr inbounds double, ptr %2, i64 4
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %14 = icmp ne ptr %3, null
  %15 = icmp ne i64 %7, 0
  %16 = select i1 %14, i1 %15, i1 false
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ %9, %11 ], [ %20, %365 ]
  %20 = add nsw i64 %19, -1
  %21 = load ptr, ptr %12, align 8
  %22 = mul nsw i64 %20, 5
  %23 = getelementptr inbounds i64, ptr %21, i64 %22
  %24 = getelementptr inbounds i64, ptr %23, i64 3
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %13, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %31, label %28

28:
  %29 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 11
  %30 = bitcast ptr %29 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %30, i8 0, i64 96, i1 false)
  br label %139

31:
  %32 = getelementptr inbounds i64, ptr %23, i64 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 1
  %35 = mul nsw i64 %20, 36
  %36 = add nsw i64 %35, 32
  %37 = getelementptr inbounds double, ptr %5, i64 %36
  %38 = load double, ptr %37, align 8
  br i1 %16, label %39, label %43

39:
  %40 = mul nsw i64 %20, %7
  %41 = getelementptr inbounds double, ptr %3, i64 %40
  %42 = load double, ptr %41, align 8
  br label %43

43:
  %44 = phi double [ %42, %39 ], [ 0.000000e+00, %31 ]
  %45 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 0
  %46 = load <4 x double>, ptr %45, align 32
  %47 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 1
  %48 = load <4 x double>, ptr %47, align 32
  %49 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 2
  %50 = load <4 x double>, ptr %49, align 32
  %51 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 6, i32 2
  %52 = select i1 %34, ptr %49, ptr %51
  %53 = load <4 x double>, ptr %52, align 32
  br i1 %34, label %54, label %63

54:
  %55 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 8, i32 2
  %56 = load <4 x double>, ptr %55, align 32
  %57 = extractelement <4 x double> %56, i64 2
  %58 = fadd double %38, %57
  %59 = fcmp ogt double %58, 0.000000e+00
  %60 = fdiv double 1.000000e+00, %58
  %61 = select i1 %59, double %60, double 0x7FF8000000000000
  %62 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 9, i64 2
  br label %74

63:
  %64 = shufflevector <4 x double> %46, <4 x double> %48, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %65 = shufflevector <4 x double> %64, <4 x double> %50, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %66 = extractelement <4 x double> %53, i64 2
  %67 = fadd double %38, %66
  %68 = fcmp ogt double %67, 0.000000e+00
  %69 = fdiv double 1.000000e+00, %67
  %70 = select i1 %68, double %69, double 0x7FF8000000000000
  %71 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 10, i64 2
  %72 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 8, i32 2
  %73 = load <4 x double>, ptr %72, align 32
  br label %74

74:
  %75 = phi <4 x double> [ %56, %54 ], [ %73, %63 ]
  %76 = phi double [ %61, %54 ], [ %70, %63 ]
  %77 = phi <4 x double> [ %56, %54 ], [ %65, %63 ]
  %78 = phi ptr [ %62, %54 ], [ %71, %63 ]
  %79 = load double, ptr %78, align 16
  %80 = fsub double %44, %79
  %81 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 6
  %82 = insertelement <4 x double> poison, double %76, i64 0
  %83 = shufflevector <4 x double> %82, <4 x double> poison, <4 x i32> zeroinitializer
  %84 = shufflevector <4 x double> %53, <4 x double> poison, <4 x i32> zeroinitializer
  %85 = getelementptr inbounds %struct.mat, ptr %81, i64 0, i32 0
  %86 = load <4 x double>, ptr %85, align 32
  %87 = fneg <4 x double> %83
  %88 = fmul <4 x double> %53, %87
  %89 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %84, <4 x double> %86)
  store <4 x double> %89, ptr %85, align 32
  %90 = shufflevector <4 x double> %53, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %91 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 6, i32 1
  %92 = load <4 x double>, ptr %91, align 32
  %93 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %90, <4 x double> %92)
  store <4 x double> %93, ptr %91, align 32
  %94 = shufflevector <4 x double> %53, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %95 = load <4 x double>, ptr %51, align 32
  %96 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %94, <4 x double> %95)
  store <4 x double> %96, ptr %51, align 32
  %97 = shufflevector <4 x double> %77, <4 x double> poison, <4 x i32> zeroinitializer
  %98 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %97, <4 x double> %46)
  store <4 x double> %98, ptr %45, align 32
  %99 = shufflevector <4 x double> %77, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %100 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %99, <4 x double> %48)
  store <4 x double> %100, ptr %47, align 32
  %101 = shufflevector <4 x double> %77, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %102 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %88, <4 x double> %101, <4 x double> %50)
  store <4 x double> %102, ptr %49, align 32
  %103 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 8
  %104 = getelementptr inbounds %struct.mat, ptr %103, i64 0, i32 0
  %105 = load <4 x double>, ptr %104, align 32
  %106 = fmul <4 x double> %77, %87
  %107 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %106, <4 x double> %97, <4 x double> %105)
  store <4 x double> %107, ptr %104, align 32
  %108 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 8, i32 1
  %109 = load <4 x double>, ptr %108, align 32
  %110 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %106, <4 x double> %99, <4 x double> %109)
  store <4 x double> %110, ptr %108, align 32
  %111 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 8, i32 2
  %112 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %106, <4 x double> %101, <4 x double> %75)
  store <4 x double> %112, ptr %111, align 32
  %113 = fcmp oeq double %38, 0.000000e+00
  br i1 %113, label %114, label %124

114:
  %115 = select i1 %34, ptr %103, ptr %81
  %116 = getelementptr inbounds %struct.mat, ptr %115, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %116, align 16
  %117 = getelementptr inbounds %struct.mat, ptr %115, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %117, align 16
  %118 = getelementptr inbounds %struct.mat, ptr %115, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %118, align 32
  br i1 %34, label %119, label %120

119:
  store <4 x double> zeroinitializer, ptr %49, align 32
  br label %124

120:
  %121 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %121, align 16
  %122 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %122, align 16
  %123 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %123, align 16
  br label %124

124:
  %125 = fmul double %76, %80
  %126 = insertelement <4 x double> poison, double %125, i64 0
  %127 = shufflevector <4 x double> %126, <4 x double> poison, <4 x i32> zeroinitializer
  %128 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 10
  %129 = load <4 x double>, ptr %128, align 32
  %130 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %127, <4 x double> %53, <4 x double> %129)
  store <4 x double> %130, ptr %128, align 32
  %131 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 9
  %132 = load <4 x double>, ptr %131, align 32
  %133 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %127, <4 x double> %77, <4 x double> %132)
  store <4 x double> %133, ptr %131, align 32
  %134 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 11
  store <4 x double> %53, ptr %134, align 32
  %135 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 12
  store <4 x double> %77, ptr %135, align 32
  %136 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %76, i64 0
  %137 = insertelement <4 x double> %136, double %80, i64 1
  %138 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 13
  store <4 x double> %137, ptr %138, align 32
  br label %139

139:
  %140 = load i64, ptr %23, align 8
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %365, label %142

142:
  %143 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 0, i32 0
  %144 = load <4 x double>, ptr %143, align 32
  %145 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 0, i32 1
  %146 = load <4 x double>, ptr %145, align 32
  %147 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 0, i32 2
  %148 = load <4 x double>, ptr %147, align 32
  %149 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 1
  %150 = load <4 x double>, ptr %149, align 32
  %151 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 6, i32 0
  %152 = load <4 x double>, ptr %151, align 32
  %153 = shufflevector <4 x double> %152, <4 x double> poison, <4 x i32> zeroinitializer
  %154 = shufflevector <4 x double> %152, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %155 = fmul <4 x double> %146, %154
  %156 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %153, <4 x double> %155)
  %157 = shufflevector <4 x double> %152, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %158 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %157, <4 x double> %156)
  %159 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 6, i32 1
  %160 = load <4 x double>, ptr %159, align 32
  %161 = shufflevector <4 x double> %160, <4 x double> poison, <4 x i32> zeroinitializer
  %162 = shufflevector <4 x double> %160, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %163 = fmul <4 x double> %146, %162
  %164 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %161, <4 x double> %163)
  %165 = shufflevector <4 x double> %160, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %166 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %165, <4 x double> %164)
  %167 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 6, i32 2
  %168 = load <4 x double>, ptr %167, align 32
  %169 = shufflevector <4 x double> %168, <4 x double> poison, <4 x i32> zeroinitializer
  %170 = shufflevector <4 x double> %168, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %171 = fmul <4 x double> %146, %170
  %172 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %169, <4 x double> %171)
  %173 = shufflevector <4 x double> %168, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %174 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %173, <4 x double> %172)
  %175 = shufflevector <4 x double> %144, <4 x double> poison, <4 x i32> zeroinitializer
  %176 = shufflevector <4 x double> %146, <4 x double> poison, <4 x i32> zeroinitializer
  %177 = fmul <4 x double> %176, %166
  %178 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %158, <4 x double> %175, <4 x double> %177)
  %179 = shufflevector <4 x double> %148, <4 x double> poison, <4 x i32> zeroinitializer
  %180 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %174, <4 x double> %179, <4 x double> %178)
  %181 = shufflevector <4 x double> %144, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %182 = shufflevector <4 x double> %146, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %183 = fmul <4 x double> %182, %166
  %184 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %158, <4 x double> %181, <4 x double> %183)
  %185 = shufflevector <4 x double> %148, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %186 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %174, <4 x double> %185, <4 x double> %184)
  %187 = shufflevector <4 x double> %144, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %188 = shufflevector <4 x double> %146, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %189 = fmul <4 x double> %188, %166
  %190 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %158, <4 x double> %187, <4 x double> %189)
  %191 = shufflevector <4 x double> %148, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %192 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %174, <4 x double> %191, <4 x double> %190)
  %193 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 0
  %194 = load <4 x double>, ptr %193, align 32
  %195 = shufflevector <4 x double> %194, <4 x double> poison, <4 x i32> zeroinitializer
  %196 = shufflevector <4 x double> %194, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %197 = fmul <4 x double> %146, %196
  %198 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %195, <4 x double> %197)
  %199 = shufflevector <4 x double> %194, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %200 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %199, <4 x double> %198)
  %201 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 1
  %202 = load <4 x double>, ptr %201, align 32
  %203 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %204 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %205 = fmul <4 x double> %146, %204
  %206 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %203, <4 x double> %205)
  %207 = shufflevector <4 x double> %202, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %208 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %207, <4 x double> %206)
  %209 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 7, i32 2
  %210 = load <4 x double>, ptr %209, align 32
  %211 = shufflevector <4 x double> %210, <4 x double> poison, <4 x i32> zeroinitializer
  %212 = shufflevector <4 x double> %210, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %213 = fmul <4 x double> %146, %212
  %214 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %211, <4 x double> %213)
  %215 = shufflevector <4 x double> %210, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %216 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %215, <4 x double> %214)
  %217 = fmul <4 x double> %176, %208
  %218 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %200, <4 x double> %175, <4 x double> %217)
  %219 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %216, <4 x double> %179, <4 x double> %218)
  %220 = fmul <4 x double> %182, %208
  %221 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %200, <4 x double> %181, <4 x double> %220)
  %222 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %216, <4 x double> %185, <4 x double> %221)
  %223 = fmul <4 x double> %188, %208
  %224 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %200, <4 x double> %187, <4 x double> %223)
  %225 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %216, <4 x double> %191, <4 x double> %224)
  %226 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 8, i32 0
  %227 = load <4 x double>, ptr %226, align 32
  %228 = shufflevector <4 x double> %227, <4 x double> poison, <4 x i32> zeroinitializer
  %229 = shufflevector <4 x double> %227, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %230 = fmul <4 x double> %146, %229
  %231 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %228, <4 x double> %230)
  %232 = shufflevector <4 x double> %227, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %233 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %232, <4 x double> %231)
  %234 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 8, i32 1
  %235 = load <4 x double>, ptr %234, align 32
  %236 = shufflevector <4 x double> %235, <4 x double> poison, <4 x i32> zeroinitializer
  %237 = shufflevector <4 x double> %235, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %238 = fmul <4 x double> %146, %237
  %239 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %236, <4 x double> %238)
  %240 = shufflevector <4 x double> %235, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %241 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %240, <4 x double> %239)
  %242 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 8, i32 2
  %243 = load <4 x double>, ptr %242, align 32
  %244 = shufflevector <4 x double> %243, <4 x double> poison, <4 x i32> zeroinitializer
  %245 = shufflevector <4 x double> %243, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %246 = fmul <4 x double> %146, %245
  %247 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %244, <4 x double> %246)
  %248 = shufflevector <4 x double> %243, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %249 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %248, <4 x double> %247)
  %250 = fmul <4 x double> %176, %241
  %251 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %233, <4 x double> %175, <4 x double> %250)
  %252 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %249, <4 x double> %179, <4 x double> %251)
  %253 = fmul <4 x double> %182, %241
  %254 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %233, <4 x double> %181, <4 x double> %253)
  %255 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %249, <4 x double> %185, <4 x double> %254)
  %256 = fmul <4 x double> %188, %241
  %257 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %233, <4 x double> %187, <4 x double> %256)
  %258 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %249, <4 x double> %191, <4 x double> %257)
  %259 = shufflevector <4 x double> %252, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %260 = fmul <4 x double> %150, %259
  %261 = shufflevector <4 x double> %150, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %262 = fmul <4 x double> %261, %252
  %263 = fsub <4 x double> %260, %262
  %264 = shufflevector <4 x double> %263, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %265 = shufflevector <4 x double> %255, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %266 = fmul <4 x double> %150, %265
  %267 = fmul <4 x double> %261, %255
  %268 = fsub <4 x double> %266, %267
  %269 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %270 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %271 = fmul <4 x double> %150, %270
  %272 = fmul <4 x double> %261, %258
  %273 = fsub <4 x double> %271, %272
  %274 = shufflevector <4 x double> %273, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %275 = fadd <4 x double> %219, %264
  %276 = fadd <4 x double> %222, %269
  %277 = fadd <4 x double> %225, %274
  %278 = shufflevector <4 x double> %150, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %279 = shufflevector <4 x double> %150, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %280 = fneg <4 x double> %222
  %281 = fmul <4 x double> %279, %280
  %282 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %225, <4 x double> %278, <4 x double> %281)
  %283 = shufflevector <4 x double> %150, <4 x double> poison, <4 x i32> zeroinitializer
  %284 = fneg <4 x double> %225
  %285 = fmul <4 x double> %283, %284
  %286 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %219, <4 x double> %279, <4 x double> %285)
  %287 = fneg <4 x double> %219
  %288 = fmul <4 x double> %278, %287
  %289 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %222, <4 x double> %283, <4 x double> %288)
  %290 = shufflevector <4 x double> %282, <4 x double> %286, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %291 = shufflevector <4 x double> %282, <4 x double> %286, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %292 = shufflevector <4 x double> %290, <4 x double> %289, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %293 = shufflevector <4 x double> %290, <4 x double> %289, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %294 = shufflevector <4 x double> %291, <4 x double> %289, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %295 = fneg <4 x double> %276
  %296 = fmul <4 x double> %279, %295
  %297 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %277, <4 x double> %278, <4 x double> %296)
  %298 = fneg <4 x double> %277
  %299 = fmul <4 x double> %283, %298
  %300 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %275, <4 x double> %279, <4 x double> %299)
  %301 = fneg <4 x double> %275
  %302 = fmul <4 x double> %278, %301
  %303 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %276, <4 x double> %283, <4 x double> %302)
  %304 = fadd <4 x double> %292, %297
  %305 = fadd <4 x double> %293, %300
  %306 = fadd <4 x double> %294, %303
  %307 = fadd <4 x double> %180, %304
  %308 = fadd <4 x double> %186, %305
  %309 = fadd <4 x double> %192, %306
  %310 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 6, i32 0
  %311 = load <4 x double>, ptr %310, align 32
  %312 = fadd <4 x double> %311, %307
  %313 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 6, i32 1
  %314 = load <4 x double>, ptr %313, align 32
  %315 = fadd <4 x double> %314, %308
  %316 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 6, i32 2
  %317 = load <4 x double>, ptr %316, align 32
  %318 = fadd <4 x double> %317, %309
  store <4 x double> %312, ptr %310, align 32
  store <4 x double> %315, ptr %313, align 32
  store <4 x double> %318, ptr %316, align 32
  %319 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 7, i32 0
  %320 = load <4 x double>, ptr %319, align 32
  %321 = fadd <4 x double> %320, %275
  %322 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 7, i32 1
  %323 = load <4 x double>, ptr %322, align 32
  %324 = fadd <4 x double> %323, %276
  %325 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 7, i32 2
  %326 = load <4 x double>, ptr %325, align 32
  %327 = fadd <4 x double> %326, %277
  store <4 x double> %321, ptr %319, align 32
  store <4 x double> %324, ptr %322, align 32
  store <4 x double> %327, ptr %325, align 32
  %328 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 8, i32 0
  %329 = load <4 x double>, ptr %328, align 32
  %330 = fadd <4 x double> %252, %329
  %331 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 8, i32 1
  %332 = load <4 x double>, ptr %331, align 32
  %333 = fadd <4 x double> %255, %332
  %334 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 8, i32 2
  %335 = load <4 x double>, ptr %334, align 32
  %336 = fadd <4 x double> %258, %335
  store <4 x double> %330, ptr %328, align 32
  store <4 x double> %333, ptr %331, align 32
  store <4 x double> %336, ptr %334, align 32
  %337 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 9
  %338 = load <4 x double>, ptr %337, align 32
  %339 = shufflevector <4 x double> %338, <4 x double> poison, <4 x i32> zeroinitializer
  %340 = shufflevector <4 x double> %338, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %341 = fmul <4 x double> %146, %340
  %342 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %339, <4 x double> %341)
  %343 = shufflevector <4 x double> %338, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %344 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %343, <4 x double> %342)
  %345 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 9
  %346 = load <4 x double>, ptr %345, align 32
  %347 = fadd <4 x double> %346, %344
  store <4 x double> %347, ptr %345, align 32
  %348 = getelementptr inbounds %struct.body, ptr %1, i64 %19, i32 10
  %349 = load <4 x double>, ptr %348, align 32
  %350 = shufflevector <4 x double> %349, <4 x double> poison, <4 x i32> zeroinitializer
  %351 = shufflevector <4 x double> %349, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %352 = fmul <4 x double> %146, %351
  %353 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %144, <4 x double> %350, <4 x double> %352)
  %354 = shufflevector <4 x double> %349, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %355 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %354, <4 x double> %353)
  %356 = shufflevector <4 x double> %344, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %357 = fmul <4 x double> %150, %356
  %358 = fmul <4 x double> %261, %344
  %359 = fsub <4 x double> %357, %358
  %360 = shufflevector <4 x double> %359, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %361 = fadd <4 x double> %355, %360
  %362 = getelementptr inbounds %struct.body, ptr %1, i64 %140, i32 10
  %363 = load <4 x double>, ptr %362, align 32
  %364 = fadd <4 x double> %363, %361
  store <4 x double> %364, ptr %362, align 32
  br label %365

365:
  %366 = icmp ugt i64 %19, 1
  br i1 %366, label %18, label %17
}

define internal void @respond(ptr  %0, ptr  %1, ptr  %2, ptr  %3, ptr %4) {
  %6 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 7
  %7 = bitcast ptr %6 to ptr
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, 48
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %11, i1 false)
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %21

15:
  %16 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %6, align 8
  br label %25

21:
  %22 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %23, 0
  br i1 %24, label %41, label %48

25:
  %26 = phi i64 [ 0, %15 ], [ %39, %25 ]
  %27 = shl nuw nsw i64 %26, 1
  %28 = getelementptr inbounds i64, ptr %17, i64 %27
  %29 = getelementptr inbounds double, ptr %19, i64 %26
  %30 = load double, ptr %29, align 8
  %31 = load i64, ptr %28, align 8
  %32 = getelementptr inbounds double, ptr %3, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds i64, ptr %28, i64 1
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %20, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fmuladd.f64(double %30, double %33, double %37)
  store double %38, ptr %36, align 8
  %39 = add nuw nsw i64 %26, 1
  %40 = icmp eq i64 %39, %13
  br i1 %40, label %21, label %25

41:
  %42 = phi i64 [ %23, %21 ], [ %53, %48 ]
  %43 = load i64, ptr %9, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %115

45:
  %46 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %47 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  br label %55

48:
  %49 = phi i64 [ %51, %48 ], [ 0, %21 ]
  %50 = getelementptr inbounds %struct.body, ptr %1, i64 %49, i32 9
  %51 = add nuw nsw i64 %49, 1
  %52 = bitcast ptr %50 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %52, i8 0, i64 64, i1 false)
  %53 = load i64, ptr %22, align 8
  %54 = icmp slt i64 %49, %53
  br i1 %54, label %48, label %41

55:
  %56 = phi i64 [ 0, %45 ], [ %110, %55 ]
  %57 = load ptr, ptr %46, align 8
  %58 = getelementptr inbounds i64, ptr %57, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = load ptr, ptr %47, align 8
  %61 = getelementptr inbounds %struct.place, ptr %60, i64 %59, i32 0, i32 0
  %62 = load <4 x double>, ptr %61, align 32
  %63 = getelementptr inbounds %struct.place, ptr %60, i64 %59, i32 0, i32 1
  %64 = load <4 x double>, ptr %63, align 32
  %65 = shufflevector <4 x double> %62, <4 x double> %64, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %66 = shufflevector <4 x double> %62, <4 x double> %64, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %67 = getelementptr inbounds %struct.place, ptr %60, i64 %59, i32 0, i32 2
  %68 = load <4 x double>, ptr %67, align 32
  %69 = shufflevector <4 x double> %65, <4 x double> %68, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %70 = shufflevector <4 x double> %65, <4 x double> %68, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %71 = shufflevector <4 x double> %66, <4 x double> %68, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %72 = load ptr, ptr %6, align 8
  %73 = mul nuw nsw i64 %56, 6
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds double, ptr %74, i64 1
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %74, i64 2
  %79 = load double, ptr %78, align 8
  %80 = insertelement <4 x double> poison, double %75, i64 0
  %81 = shufflevector <4 x double> %80, <4 x double> poison, <4 x i32> zeroinitializer
  %82 = insertelement <4 x double> undef, double %77, i64 0
  %83 = shufflevector <4 x double> %82, <4 x double> poison, <4 x i32> zeroinitializer
  %84 = fmul <4 x double> %70, %83
  %85 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %81, <4 x double> %84)
  %86 = insertelement <4 x double> undef, double %79, i64 0
  %87 = shufflevector <4 x double> %86, <4 x double> poison, <4 x i32> zeroinitializer
  %88 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %71, <4 x double> %87, <4 x double> %85)
  %89 = fneg <4 x double> %88
  %90 = getelementptr inbounds %struct.body, ptr %1, i64 %59, i32 9
  store <4 x double> %89, ptr %90, align 32
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds double, ptr %91, i64 3
  %93 = getelementptr inbounds double, ptr %92, i64 %73
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %93, i64 1
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %93, i64 2
  %98 = load double, ptr %97, align 8
  %99 = insertelement <4 x double> poison, double %94, i64 0
  %100 = shufflevector <4 x double> %99, <4 x double> poison, <4 x i32> zeroinitializer
  %101 = insertelement <4 x double> undef, double %96, i64 0
  %102 = shufflevector <4 x double> %101, <4 x double> poison, <4 x i32> zeroinitializer
  %103 = fmul <4 x double> %70, %102
  %104 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %100, <4 x double> %103)
  %105 = insertelement <4 x double> undef, double %98, i64 0
  %106 = shufflevector <4 x double> %105, <4 x double> poison, <4 x i32> zeroinitializer
  %107 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %71, <4 x double> %106, <4 x double> %104)
  %108 = fneg <4 x double> %107
  %109 = getelementptr inbounds %struct.body, ptr %1, i64 %59, i32 10
  store <4 x double> %108, ptr %109, align 32
  %110 = add nuw nsw i64 %56, 1
  %111 = load i64, ptr %9, align 8
  %112 = icmp slt i64 %110, %111
  br i1 %112, label %55, label %113

113:
  %114 = load i64, ptr %22, align 8
  br label %115

115:
  %116 = phi i64 [ %114, %113 ], [ %42, %41 ]
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %118, label %121

118:
  %119 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %120 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  br label %220

121:
  %122 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 3
  %123 = bitcast ptr %122 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %123, i8 0, i64 64, i1 false)
  %124 = load i64, ptr %22, align 8
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %219

126:
  %127 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %128 = icmp eq ptr %4, null
  %129 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %130 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %131

131:
  %132 = phi i64 [ 0, %126 ], [ %216, %215 ]
  %133 = load ptr, ptr %127, align 8
  %134 = mul nuw nsw i64 %132, 5
  %135 = getelementptr inbounds i64, ptr %133, i64 %134
  %136 = getelementptr inbounds %struct.body, ptr %130, i64 %132
  %137 = load i64, ptr %135, align 8
  %138 = getelementptr inbounds i64, ptr %135, i64 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp eq i64 %139, 1
  %141 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 0, i32 0
  %142 = load <4 x double>, ptr %141, align 32
  %143 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 0, i32 1
  %144 = load <4 x double>, ptr %143, align 32
  %145 = shufflevector <4 x double> %142, <4 x double> %144, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %146 = shufflevector <4 x double> %142, <4 x double> %144, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %147 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 0, i32 2
  %148 = load <4 x double>, ptr %147, align 32
  %149 = shufflevector <4 x double> %145, <4 x double> %148, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %150 = shufflevector <4 x double> %145, <4 x double> %148, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %151 = shufflevector <4 x double> %146, <4 x double> %148, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %152 = getelementptr inbounds %struct.body, ptr %1, i64 %137, i32 3
  %153 = load <4 x double>, ptr %152, align 32
  %154 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> zeroinitializer
  %155 = shufflevector <4 x double> %153, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %156 = fmul <4 x double> %150, %155
  %157 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %149, <4 x double> %154, <4 x double> %156)
  %158 = shufflevector <4 x double> %153, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %159 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %151, <4 x double> %158, <4 x double> %157)
  %160 = getelementptr inbounds %struct.body, ptr %1, i64 %137, i32 4
  %161 = load <4 x double>, ptr %160, align 32
  %162 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 1
  %163 = load <4 x double>, ptr %162, align 32
  %164 = shufflevector <4 x double> %163, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %165 = fmul <4 x double> %153, %164
  %166 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %167 = fmul <4 x double> %166, %163
  %168 = fsub <4 x double> %165, %167
  %169 = shufflevector <4 x double> %168, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %170 = fadd <4 x double> %161, %169
  %171 = shufflevector <4 x double> %170, <4 x double> poison, <4 x i32> zeroinitializer
  %172 = shufflevector <4 x double> %170, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %173 = fmul <4 x double> %150, %172
  %174 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %149, <4 x double> %171, <4 x double> %173)
  %175 = shufflevector <4 x double> %170, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %176 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %151, <4 x double> %175, <4 x double> %174)
  %177 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 11
  %178 = load <4 x double>, ptr %177, align 32
  %179 = fmul <4 x double> %178, %159
  %180 = extractelement <4 x double> %179, i64 0
  %181 = extractelement <4 x double> %179, i64 1
  %182 = fadd double %180, %181
  %183 = extractelement <4 x double> %179, i64 2
  %184 = fadd double %183, %182
  %185 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 12
  %186 = load <4 x double>, ptr %185, align 32
  %187 = fmul <4 x double> %186, %176
  %188 = extractelement <4 x double> %187, i64 0
  %189 = extractelement <4 x double> %187, i64 1
  %190 = fadd double %188, %189
  %191 = extractelement <4 x double> %187, i64 2
  %192 = fadd double %191, %190
  %193 = fadd double %184, %192
  %194 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 13
  %195 = getelementptr inbounds <4 x double>, ptr %194, i64 0, i64 0
  %196 = load double, ptr %195, align 32
  %197 = getelementptr inbounds <4 x double>, ptr %194, i64 0, i64 1
  %198 = load double, ptr %197, align 8
  %199 = fsub double %198, %193
  %200 = fmul double %196, %199
  %201 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %200, i64 2
  %202 = select i1 %140, <4 x double> splat (double -0.000000e+00), <4 x double> %201
  %203 = fadd <4 x double> %159, %202
  %204 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 3
  store <4 x double> %203, ptr %204, align 32
  %205 = select i1 %140, <4 x double> %201, <4 x double> splat (double -0.000000e+00)
  %206 = fadd <4 x double> %176, %205
  %207 = getelementptr inbounds %struct.body, ptr %136, i64 0, i32 4
  store <4 x double> %206, ptr %207, align 32
  br i1 %128, label %215, label %208

208:
  %209 = getelementptr inbounds i64, ptr %135, i64 3
  %210 = load i64, ptr %209, align 8
  %211 = load i64, ptr %129, align 8
  %212 = icmp slt i64 %210, %211
  br i1 %212, label %213, label %215

213:
  %214 = getelementptr inbounds double, ptr %4, i64 %210
  store double %200, ptr %214, align 8
  br label %215

215:
  %216 = add nuw nsw i64 %132, 1
  %217 = load i64, ptr %22, align 8
  %218 = icmp slt i64 %216, %217
  br i1 %218, label %131, label %219

219:
  ret void

220:
  %221 = phi i64 [ %116, %118 ], [ %222, %240 ]
  %222 = add nsw i64 %221, -1
  %223 = load ptr, ptr %119, align 8
  %224 = mul nsw i64 %222, 5
  %225 = getelementptr inbounds i64, ptr %223, i64 %224
  %226 = getelementptr inbounds i64, ptr %225, i64 3
  %227 = load i64, ptr %226, align 8
  %228 = load i64, ptr %120, align 8
  %229 = icmp slt i64 %227, %228
  br i1 %229, label %230, label %240

230:
  %231 = getelementptr inbounds i64, ptr %225, i64 1
  %232 = load i64, ptr %231, align 8
  %233 = icmp eq i64 %232, 1
  %234 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 9
  %235 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 10
  %236 = select i1 %233, ptr %234, ptr %235
  %237 = getelementptr inbounds <4 x double>, ptr %236, i64 0, i64 2
  %238 = load double, ptr %237, align 16
  %239 = fneg double %238
  br label %240

240:
  %241 = phi double [ 0.000000e+00, %220 ], [ %239, %230 ]
  %242 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 13, i64 0
  %243 = load double, ptr %242, align 32
  %244 = fmul double %241, %243
  %245 = insertelement <4 x double> poison, double %244, i64 0
  %246 = shufflevector <4 x double> %245, <4 x double> poison, <4 x i32> zeroinitializer
  %247 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 11
  %248 = load <4 x double>, ptr %247, align 32
  %249 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 10
  %250 = load <4 x double>, ptr %249, align 32
  %251 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %248, <4 x double> %250)
  store <4 x double> %251, ptr %249, align 32
  %252 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 12
  %253 = load <4 x double>, ptr %252, align 32
  %254 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 9
  %255 = load <4 x double>, ptr %254, align 32
  %256 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %246, <4 x double> %253, <4 x double> %255)
  store <4 x double> %256, ptr %254, align 32
  %257 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 13, i64 1
  store double %241, ptr %257, align 8
  %258 = load i64, ptr %225, align 8
  %259 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 0, i32 0
  %260 = load <4 x double>, ptr %259, align 32
  %261 = shufflevector <4 x double> %256, <4 x double> poison, <4 x i32> zeroinitializer
  %262 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 0, i32 1
  %263 = load <4 x double>, ptr %262, align 32
  %264 = shufflevector <4 x double> %256, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %265 = fmul <4 x double> %264, %263
  %266 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %260, <4 x double> %261, <4 x double> %265)
  %267 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 0, i32 2
  %268 = load <4 x double>, ptr %267, align 32
  %269 = shufflevector <4 x double> %256, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %270 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %268, <4 x double> %269, <4 x double> %266)
  %271 = getelementptr inbounds %struct.body, ptr %1, i64 %258, i32 9
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fadd <4 x double> %272, %270
  store <4 x double> %273, ptr %271, align 32
  %274 = shufflevector <4 x double> %251, <4 x double> poison, <4 x i32> zeroinitializer
  %275 = shufflevector <4 x double> %251, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %276 = fmul <4 x double> %263, %275
  %277 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %260, <4 x double> %274, <4 x double> %276)
  %278 = shufflevector <4 x double> %251, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %279 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %268, <4 x double> %278, <4 x double> %277)
  %280 = getelementptr inbounds %struct.body, ptr %1, i64 %221, i32 1
  %281 = load <4 x double>, ptr %280, align 32
  %282 = shufflevector <4 x double> %270, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %283 = fmul <4 x double> %282, %281
  %284 = shufflevector <4 x double> %281, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %285 = fmul <4 x double> %270, %284
  %286 = fsub <4 x double> %283, %285
  %287 = shufflevector <4 x double> %286, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %288 = fadd <4 x double> %279, %287
  %289 = getelementptr inbounds %struct.body, ptr %1, i64 %258, i32 10
  %290 = load <4 x double>, ptr %289, align 32
  %291 = fadd <4 x double> %290, %288
  store <4 x double> %291, ptr %289, align 32
  %292 = icmp ugt i64 %221, 1
  br i1 %292, label %220, label %121
}

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)

declare double @llvm.sqrt.f64(double)

declare double @llvm.cos.f64(double)

declare double @llvm.sin.f64(double)

define internal void @step_back(ptr  %0, ptr  %1, i64 %2, i64 %3, ptr  %4, ptr  %5) {
  %7 = getelementptr inbounds %struct.closing, ptr %0, i64 0, i32 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %76

10:
  %11 = phi i64 [ %27, %19 ], [ 0, %6 ]
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = load double, ptr %4, align 8
  br label %19

15:
  %16 = mul nsw i64 %11, %2
  %17 = getelementptr inbounds double, ptr %4, i64 %11
  %18 = load double, ptr %17, align 8
  br label %29

19:
  %20 = phi i64 [ 0, %13 ], [ %16, %29 ]
  %21 = phi double [ %14, %13 ], [ %38, %29 ]
  %22 = add nsw i64 %20, %11
  %23 = getelementptr inbounds double, ptr %8, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %4, i64 %11
  %26 = fdiv double %21, %24
  store double %26, ptr %25, align 8
  %27 = add nuw nsw i64 %11, 1
  %28 = icmp eq i64 %27, %2
  br i1 %28, label %41, label %10

29:
  %30 = phi double [ %18, %15 ], [ %38, %29 ]
  %31 = phi i64 [ 0, %15 ], [ %39, %29 ]
  %32 = add nsw i64 %31, %16
  %33 = getelementptr inbounds double, ptr %8, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %4, i64 %31
  %36 = load double, ptr %35, align 8
  %37 = fneg double %34
  %38 = tail call double @llvm.fmuladd.f64(double %37, double %36, double %30)
  store double %38, ptr %17, align 8
  %39 = add nuw nsw i64 %31, 1
  %40 = icmp eq i64 %39, %11
  br i1 %40, label %19, label %29

41:
  %42 = phi i64 [ %43, %47 ], [ %2, %19 ]
  %43 = add nsw i64 %42, -1
  %44 = icmp slt i64 %42, %2
  %45 = getelementptr inbounds double, ptr %4, i64 %43
  %46 = load double, ptr %45, align 8
  br i1 %44, label %55, label %47

47:
  %48 = phi double [ %46, %41 ], [ %65, %55 ]
  %49 = mul nsw i64 %43, %2
  %50 = add nsw i64 %49, %43
  %51 = getelementptr inbounds double, ptr %8, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fdiv double %48, %52
  store double %53, ptr %45, align 8
  %54 = icmp sgt i64 %42, 1
  br i1 %54, label %41, label %68

55:
  %56 = phi double [ %65, %55 ], [ %46, %41 ]
  %57 = phi i64 [ %66, %55 ], [ %42, %41 ]
  %58 = mul nsw i64 %57, %2
  %59 = add nsw i64 %58, %43
  %60 = getelementptr inbounds double, ptr %8, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %4, i64 %57
  %63 = load double, ptr %62, align 8
  %64 = fneg double %61
  %65 = tail call double @llvm.fmuladd.f64(double %64, double %63, double %56)
  store double %65, ptr %45, align 8
  %66 = add nsw i64 %57, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %47, label %55

68:
  br i1 %9, label %69, label %76

69:
  %70 = icmp sgt i64 %3, 0
  br label %71

71:
  %72 = phi i64 [ 0, %69 ], [ %78, %77 ]
  br i1 %70, label %73, label %77

73:
  %74 = mul nsw i64 %72, %3
  %75 = getelementptr inbounds double, ptr %4, i64 %72
  br label %80

76:
  ret void

77:
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %2
  br i1 %79, label %76, label %71

80:
  %81 = phi i64 [ 0, %73 ], [ %90, %80 ]
  %82 = add nsw i64 %81, %74
  %83 = getelementptr inbounds double, ptr %1, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = load double, ptr %75, align 8
  %86 = getelementptr inbounds double, ptr %5, i64 %81
  %87 = load double, ptr %86, align 8
  %88 = fneg double %84
  %89 = tail call double @llvm.fmuladd.f64(double %88, double %85, double %87)
  store double %89, ptr %86, align 8
  %90 = add nuw nsw i64 %81, 1
  %91 = icmp eq i64 %90, %3
  br i1 %91, label %77, label %80
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
