; tree_motion: made by tools/make_loops_text.py from tree_motion
; sources 88cd0f77f4534bb717770d4a1ff73949b2045a3037f672307a4988014c6aed9b
%struct.tree_motion = type { i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr, i64, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, [8 x ptr] }
%struct.scratch = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.motion = type { ptr, ptr, ptr }
%struct.closing = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  %20 = add nsw i64 %3, 1
  %21 = icmp eq i64 %19, 0
  br i1 %21, label %43, label %22

22:
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %19, 3
  %26 = sdiv i64 %25, 4
  %27 = add i64 %24, %20
  %28 = mul nsw i64 %27, 6
  %29 = add nsw i64 %26, 1
  %30 = mul nsw i64 %29, %20
  %31 = add nsw i64 %28, %30
  %32 = shl nsw i64 %31, 2
  %33 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %34 = load i64, ptr %33, align 8
  %35 = sdiv i64 %20, 8
  %36 = mul i64 %27, 24
  %37 = mul i64 %25, %19
  %38 = add nsw i64 %35, 9
  %39 = add i64 %38, %37
  %40 = add i64 %39, %34
  %41 = add i64 %40, %36
  %42 = add i64 %41, %32
  br label %43

43:
  %44 = phi i64 [ %42, %22 ], [ 0, %16 ]
  %45 = mul nsw i64 %7, 5
  %46 = mul i64 %3, 96
  %47 = add i64 %5, 96
  %48 = add i64 %47, %46
  %49 = add i64 %48, %45
  %50 = add i64 %49, %17
  %51 = add i64 %50, %44
  ret i64 %51
}

define void @tree_motion_rates(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr  %7) {
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
  br i1 %18, label %19, label %185

19:
  %20 = phi i64 [ %22, %19 ], [ 0, %15 ]
  %21 = getelementptr inbounds double, ptr %7, i64 %20
  store double 0x7FF8000000000000, ptr %21, align 8
  %22 = add nuw nsw i64 %20, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %185, label %19

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
  br i1 %97, label %149, label %98

98:
  %99 = bitcast ptr %11 to ptr
  %100 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 7
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %105 = load i64, ptr %104, align 8
  %106 = add nsw i64 %105, 1
  %107 = ptrtoint ptr %101 to i64
  %108 = add i64 %107, 63
  %109 = and i64 %108, -64
  %110 = inttoptr i64 %109 to ptr
  %111 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 0
  store ptr %110, ptr %111, align 8
  %112 = getelementptr inbounds %struct.place, ptr %110, i64 %106, i32 0, i32 0
  %113 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 8
  store ptr %112, ptr %113, align 8
  %114 = mul nsw i64 %103, 6
  %115 = getelementptr inbounds <4 x double>, ptr %112, i64 %114
  %116 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 9
  store ptr %115, ptr %116, align 8
  %117 = mul nsw i64 %106, 6
  %118 = getelementptr inbounds <4 x double>, ptr %115, i64 %117
  %119 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 11
  store ptr %118, ptr %119, align 8
  %120 = getelementptr inbounds <4 x double>, ptr %118, i64 %106
  %121 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 10
  store ptr %120, ptr %121, align 8
  %122 = add nsw i64 %96, 3
  %123 = sdiv i64 %122, 4
  %124 = mul nsw i64 %106, %123
  %125 = getelementptr inbounds <4 x double>, ptr %120, i64 %124
  %126 = getelementptr <4 x double>, ptr %125, i64 0, i64 0
  %127 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 1
  store ptr %126, ptr %127, align 8
  %128 = mul nsw i64 %103, 18
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  %130 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 2
  store ptr %129, ptr %130, align 8
  %131 = getelementptr inbounds double, ptr %129, i64 %96
  %132 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 3
  store ptr %131, ptr %132, align 8
  %133 = getelementptr inbounds double, ptr %131, i64 %96
  %134 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 4
  store ptr %133, ptr %134, align 8
  %135 = getelementptr inbounds double, ptr %133, i64 %96
  %136 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 5
  store ptr %135, ptr %136, align 8
  %137 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds double, ptr %135, i64 %138
  %140 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 6
  store ptr %139, ptr %140, align 8
  %141 = getelementptr inbounds double, ptr %139, i64 %114
  %142 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 7
  store ptr %141, ptr %142, align 8
  %143 = mul nsw i64 %96, %96
  %144 = getelementptr inbounds double, ptr %141, i64 %143
  %145 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 12
  %146 = bitcast ptr %145 to ptr
  store ptr %144, ptr %146, align 8
  %147 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 2
  %148 = load ptr, ptr %147, align 8
  call void @solve_closed(ptr %0, ptr %148, ptr %11, ptr %10, double %1, ptr %3, ptr %4, ptr %5, ptr %94, ptr %7)
  br label %152

149:
  %150 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 2
  %151 = load ptr, ptr %150, align 8
  call void @solve(ptr %0, ptr %151, ptr %10, ptr %5, ptr %94, ptr %7)
  br label %152

152:
  %153 = icmp eq ptr %6, null
  br i1 %153, label %170, label %154

154:
  call void @coordinate_rates(ptr %0, ptr %86, ptr %87, ptr %6)
  %155 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %170, label %158

158:
  %159 = load i64, ptr %40, align 8
  %160 = getelementptr inbounds double, ptr %7, i64 %159
  %161 = bitcast ptr %160 to ptr
  %162 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %165, %163
  %167 = getelementptr inbounds double, ptr %85, i64 %166
  %168 = bitcast ptr %167 to ptr
  %169 = shl i64 %156, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %161, ptr align 8 %168, i64 %169, i1 false)
  br label %170

170:
  %171 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 0
  %172 = load i64, ptr %171, align 8
  %173 = icmp slt i64 %172, 0
  br i1 %173, label %174, label %178

174:
  %175 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 1
  %176 = bitcast ptr %175 to ptr
  %177 = load ptr, ptr %176, align 8
  call void @free(ptr %177)
  br label %184

178:
  %179 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %172
  %180 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 1
  %181 = load ptr, ptr %180, align 8
  %182 = bitcast ptr %179 to ptr
  %183 = ptrtoint ptr %181 to i64
  store atomic i64 %183, ptr %182 release, align 8
  br label %184

184:
  br label %185

185:
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
  br i1 %9, label %10, label %68

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
  %33 = add nsw i64 %16, 1
  %34 = icmp eq i64 %32, 0
  br i1 %34, label %56, label %35

35:
  %36 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %32, 3
  %39 = sdiv i64 %38, 4
  %40 = add i64 %37, %33
  %41 = mul nsw i64 %40, 6
  %42 = add nsw i64 %39, 1
  %43 = mul nsw i64 %42, %33
  %44 = add nsw i64 %41, %43
  %45 = shl nsw i64 %44, 2
  %46 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %47 = load i64, ptr %46, align 8
  %48 = sdiv i64 %33, 8
  %49 = mul i64 %40, 24
  %50 = mul i64 %38, %32
  %51 = add nsw i64 %48, 9
  %52 = add i64 %51, %50
  %53 = add i64 %52, %47
  %54 = add i64 %53, %49
  %55 = add i64 %54, %45
  br label %56

56:
  %57 = phi i64 [ %55, %35 ], [ 0, %29 ]
  %58 = mul nsw i64 %20, 5
  %59 = mul i64 %16, 96
  %60 = add i64 %18, 96
  %61 = add i64 %60, %59
  %62 = add i64 %61, %58
  %63 = add i64 %62, %30
  %64 = add i64 %63, %57
  %65 = shl i64 %64, 3
  %66 = tail call ptr @malloc(i64 %65)
  %67 = bitcast ptr %66 to ptr
  br label %76

68:
  %69 = inttoptr i64 %8 to ptr
  %70 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %75 = load i64, ptr %74, align 8
  br label %76

76:
  %77 = phi i64 [ %20, %56 ], [ %75, %68 ]
  %78 = phi i64 [ %18, %56 ], [ %73, %68 ]
  %79 = phi i64 [ %16, %56 ], [ %71, %68 ]
  %80 = phi ptr [ %67, %56 ], [ %69, %68 ]
  %81 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 1
  store ptr %80, ptr %81, align 8
  %82 = ptrtoint ptr %80 to i64
  %83 = add i64 %82, 63
  %84 = and i64 %83, -64
  %85 = inttoptr i64 %84 to ptr
  %86 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  store ptr %85, ptr %86, align 8
  %87 = getelementptr inbounds %struct.body, ptr %85, i64 %79
  %88 = getelementptr inbounds %struct.body, ptr %87, i64 1
  %89 = getelementptr %struct.body, ptr %88, i64 0, i32 0, i32 0, i64 0
  %90 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  store ptr %89, ptr %90, align 8
  %91 = shl nsw i64 %79, 3
  %92 = getelementptr inbounds double, ptr %89, i64 %91
  %93 = getelementptr inbounds double, ptr %92, i64 %78
  %94 = mul nsw i64 %77, 3
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  store ptr %95, ptr %96, align 8
  %97 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %95, i64 %98
  %100 = getelementptr inbounds double, ptr %99, i64 %77
  %101 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 5
  store ptr %100, ptr %101, align 8
  %102 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %100, i64 %103
  %105 = getelementptr inbounds double, ptr %104, i64 %77
  %106 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 6
  store ptr %105, ptr %106, align 8
  %107 = icmp eq i64 %77, 0
  %108 = getelementptr inbounds double, ptr %105, i64 %103
  %109 = select i1 %107, ptr %95, ptr %108
  %110 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 7
  store ptr %109, ptr %110, align 8
  %111 = icmp ne ptr %80, null
  %112 = zext i1 %111 to i32
  ret i32 %112
}

define internal void @solve_closed(ptr %0, ptr %1, ptr %2, ptr  %3, double %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr  %9) {
  %11 = alloca [4 x <4 x double>], align 32
  %12 = alloca [3 x <4 x double>], align 32
  %13 = alloca [3 x <4 x double>], align 32
  %14 = alloca [3 x <4 x double>], align 32
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8
  %17 = bitcast ptr %7 to ptr
  %18 = load <4 x double>, ptr %17, align 8
  %19 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %20 = load ptr, ptr %19, align 8
  tail call void @go_outward(ptr %0, ptr %1, ptr %20, ptr %3, ptr %7, ptr %8)
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %27, label %24

24:
  %25 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8
  br label %106

27:
  %28 = load ptr, ptr %19, align 8
  %29 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 1
  %32 = load ptr, ptr %31, align 8
  br label %33

33:
  %34 = phi i64 [ 0, %27 ], [ %104, %103 ]
  %35 = getelementptr inbounds i64, ptr %30, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = mul nuw nsw i64 %34, 18
  %38 = getelementptr inbounds double, ptr %32, i64 %37
  %39 = getelementptr inbounds %struct.place, ptr %28, i64 %36, i32 1
  %40 = load <4 x double>, ptr %39, align 32
  br label %41

41:
  %42 = phi i64 [ 0, %33 ], [ %46, %41 ]
  %43 = trunc i64 %42 to i32
  %44 = extractelement <4 x double> %40, i32 %43
  %45 = getelementptr inbounds double, ptr %38, i64 %42
  store double %44, ptr %45, align 8
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, 3
  br i1 %47, label %48, label %41

48:
  %49 = getelementptr inbounds double, ptr %38, i64 3
  %50 = getelementptr inbounds %struct.place, ptr %28, i64 %36, i32 0, i32 0
  %51 = load <4 x double>, ptr %50, align 32
  br label %52

52:
  %53 = phi i64 [ 0, %48 ], [ %57, %52 ]
  %54 = trunc i64 %53 to i32
  %55 = extractelement <4 x double> %51, i32 %54
  %56 = getelementptr inbounds double, ptr %49, i64 %53
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %53, 1
  %58 = icmp eq i64 %57, 3
  br i1 %58, label %59, label %52

59:
  %60 = getelementptr inbounds double, ptr %49, i64 3
  %61 = getelementptr inbounds %struct.place, ptr %28, i64 %36, i32 0, i32 1
  %62 = load <4 x double>, ptr %61, align 32
  br label %63

63:
  %64 = phi i64 [ 0, %59 ], [ %68, %63 ]
  %65 = trunc i64 %64 to i32
  %66 = extractelement <4 x double> %62, i32 %65
  %67 = getelementptr inbounds double, ptr %60, i64 %64
  store double %66, ptr %67, align 8
  %68 = add nuw nsw i64 %64, 1
  %69 = icmp eq i64 %68, 3
  br i1 %69, label %70, label %63

70:
  %71 = getelementptr inbounds double, ptr %49, i64 6
  %72 = getelementptr inbounds %struct.place, ptr %28, i64 %36, i32 0, i32 2
  %73 = load <4 x double>, ptr %72, align 32
  br label %74

74:
  %75 = phi i64 [ 0, %70 ], [ %79, %74 ]
  %76 = trunc i64 %75 to i32
  %77 = extractelement <4 x double> %73, i32 %76
  %78 = getelementptr inbounds double, ptr %71, i64 %75
  store double %77, ptr %78, align 8
  %79 = add nuw nsw i64 %75, 1
  %80 = icmp eq i64 %79, 3
  br i1 %80, label %81, label %74

81:
  %82 = getelementptr inbounds double, ptr %38, i64 12
  %83 = getelementptr inbounds %struct.place, ptr %28, i64 %36, i32 2
  %84 = load <4 x double>, ptr %83, align 32
  br label %85

85:
  %86 = phi i64 [ 0, %81 ], [ %90, %85 ]
  %87 = trunc i64 %86 to i32
  %88 = extractelement <4 x double> %84, i32 %87
  %89 = getelementptr inbounds double, ptr %82, i64 %86
  store double %88, ptr %89, align 8
  %90 = add nuw nsw i64 %86, 1
  %91 = icmp eq i64 %90, 3
  br i1 %91, label %92, label %85

92:
  %93 = getelementptr inbounds double, ptr %82, i64 3
  %94 = getelementptr inbounds %struct.place, ptr %28, i64 %36, i32 3
  %95 = load <4 x double>, ptr %94, align 32
  br label %96

96:
  %97 = phi i64 [ 0, %92 ], [ %101, %96 ]
  %98 = trunc i64 %97 to i32
  %99 = extractelement <4 x double> %95, i32 %98
  %100 = getelementptr inbounds double, ptr %93, i64 %97
  store double %99, ptr %100, align 8
  %101 = add nuw nsw i64 %97, 1
  %102 = icmp eq i64 %101, 3
  br i1 %102, label %103, label %96

103:
  %104 = add nuw nsw i64 %34, 1
  %105 = icmp eq i64 %104, %22
  br i1 %105, label %106, label %33

106:
  %107 = phi ptr [ %26, %24 ], [ %32, %103 ]
  %108 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %7, i64 4
  %111 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %112, 36
  %114 = getelementptr inbounds double, ptr %110, i64 %113
  %115 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %114, i64 %116
  %118 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 2
  %119 = load ptr, ptr %118, align 8
  tail call void %109(double %4, ptr %107, ptr %5, ptr %6, ptr %117, ptr %119)
  %120 = load i64, ptr %21, align 8
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %177

122:
  %123 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %124 = load ptr, ptr %123, align 8
  %125 = load ptr, ptr %19, align 8
  %126 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 6
  %127 = load ptr, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ 0, %122 ], [ %175, %174 ]
  %130 = getelementptr inbounds i64, ptr %124, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds %struct.place, ptr %125, i64 %131, i32 0, i32 0
  %133 = load <4 x double>, ptr %132, align 32
  %134 = getelementptr inbounds %struct.place, ptr %125, i64 %131, i32 0, i32 1
  %135 = load <4 x double>, ptr %134, align 32
  %136 = getelementptr inbounds %struct.place, ptr %125, i64 %131, i32 0, i32 2
  %137 = load <4 x double>, ptr %136, align 32
  %138 = mul nuw nsw i64 %129, 6
  %139 = getelementptr inbounds double, ptr %127, i64 %138
  %140 = getelementptr inbounds %struct.body, ptr %1, i64 %131, i32 4
  %141 = load <4 x double>, ptr %140, align 32
  %142 = shufflevector <4 x double> %141, <4 x double> poison, <4 x i32> zeroinitializer
  %143 = shufflevector <4 x double> %141, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %144 = fmul <4 x double> %135, %143
  %145 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %133, <4 x double> %142, <4 x double> %144)
  %146 = shufflevector <4 x double> %141, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %147 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %146, <4 x double> %145)
  br label %148

148:
  %149 = phi i64 [ 0, %128 ], [ %155, %148 ]
  %150 = trunc i64 %149 to i32
  %151 = extractelement <4 x double> %18, i32 %150
  %152 = extractelement <4 x double> %147, i32 %150
  %153 = fadd double %151, %152
  %154 = getelementptr inbounds double, ptr %139, i64 %149
  store double %153, ptr %154, align 8
  %155 = add nuw nsw i64 %149, 1
  %156 = icmp eq i64 %155, 3
  br i1 %156, label %157, label %148

157:
  %158 = getelementptr inbounds double, ptr %139, i64 3
  %159 = getelementptr inbounds %struct.body, ptr %1, i64 %131, i32 3
  %160 = load <4 x double>, ptr %159, align 32
  %161 = shufflevector <4 x double> %160, <4 x double> poison, <4 x i32> zeroinitializer
  %162 = shufflevector <4 x double> %160, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %163 = fmul <4 x double> %135, %162
  %164 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %133, <4 x double> %161, <4 x double> %163)
  %165 = shufflevector <4 x double> %160, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %166 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %137, <4 x double> %165, <4 x double> %164)
  br label %167

167:
  %168 = phi i64 [ 0, %157 ], [ %172, %167 ]
  %169 = trunc i64 %168 to i32
  %170 = extractelement <4 x double> %166, i32 %169
  %171 = getelementptr inbounds double, ptr %158, i64 %168
  store double %170, ptr %171, align 8
  %172 = add nuw nsw i64 %168, 1
  %173 = icmp eq i64 %172, 3
  br i1 %173, label %174, label %167

174:
  %175 = add nuw nsw i64 %129, 1
  %176 = icmp eq i64 %175, %120
  br i1 %176, label %177, label %128

177:
  %178 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %179 = load i64, ptr %178, align 8
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %207

181:
  %182 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %183 = load ptr, ptr %182, align 8
  %184 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 6
  %187 = load ptr, ptr %186, align 8
  %188 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  %189 = load ptr, ptr %188, align 8
  br label %190

190:
  %191 = phi i64 [ 0, %181 ], [ %205, %190 ]
  %192 = shl nuw nsw i64 %191, 1
  %193 = getelementptr inbounds i64, ptr %183, i64 %192
  %194 = getelementptr inbounds double, ptr %185, i64 %191
  %195 = load double, ptr %194, align 8
  %196 = getelementptr inbounds i64, ptr %193, i64 1
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %187, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = load i64, ptr %193, align 8
  %201 = getelementptr inbounds double, ptr %189, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = fneg double %195
  %204 = tail call double @llvm.fmuladd.f64(double %203, double %199, double %202)
  store double %204, ptr %201, align 8
  %205 = add nuw nsw i64 %191, 1
  %206 = icmp eq i64 %205, %179
  br i1 %206, label %207, label %190

207:
  tail call void @eliminate_all(ptr %0, ptr %1, ptr %7, ptr %8)
  %208 = load i64, ptr %15, align 8
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %239

210:
  %211 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 10
  %212 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 8
  %213 = bitcast ptr %212 to ptr
  %214 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 12
  %215 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %216 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %217 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %218 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 9
  %219 = bitcast ptr %12 to ptr
  %220 = getelementptr inbounds [3 x <4 x double>], ptr %12, i64 0, i64 0
  %221 = getelementptr inbounds [3 x <4 x double>], ptr %12, i64 0, i64 1
  %222 = getelementptr inbounds [3 x <4 x double>], ptr %12, i64 0, i64 2
  %223 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %224 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %225 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 11
  %226 = bitcast ptr %13 to ptr
  %227 = bitcast ptr %14 to ptr
  %228 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 2
  %229 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 1
  %230 = getelementptr inbounds [3 x <4 x double>], ptr %14, i64 0, i64 0
  %231 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 0
  %232 = getelementptr inbounds [3 x <4 x double>], ptr %14, i64 0, i64 1
  %233 = getelementptr inbounds [3 x <4 x double>], ptr %14, i64 0, i64 2
  %234 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  %235 = bitcast ptr %11 to ptr
  %236 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 7
  %237 = load ptr, ptr %211, align 8
  %238 = load i64, ptr %111, align 8
  br label %556

239:
  %240 = phi i64 [ %208, %207 ], [ %860, %927 ]
  %241 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 7
  %242 = load ptr, ptr %241, align 8
  %243 = icmp sgt i64 %16, 0
  br i1 %243, label %246, label %244

244:
  %245 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  br label %383

246:
  %247 = phi i64 [ %254, %253 ], [ 0, %239 ]
  %248 = mul nsw i64 %247, %16
  %249 = getelementptr inbounds double, ptr %242, i64 %248
  %250 = icmp ult i64 %247, 8
  %251 = add nsw i64 %248, %247
  %252 = getelementptr inbounds double, ptr %242, i64 %251
  br label %256

253:
  %254 = add nuw nsw i64 %247, 1
  %255 = icmp eq i64 %254, %16
  br i1 %255, label %322, label %246

256:
  %257 = phi i64 [ %247, %246 ], [ %320, %318 ]
  %258 = mul nsw i64 %257, %16
  %259 = add nsw i64 %258, %247
  %260 = getelementptr inbounds double, ptr %242, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = getelementptr inbounds double, ptr %242, i64 %258
  br i1 %250, label %286, label %263

263:
  %264 = phi i64 [ %282, %263 ], [ 8, %256 ]
  %265 = phi <4 x double> [ %274, %263 ], [ zeroinitializer, %256 ]
  %266 = phi i64 [ %264, %263 ], [ 0, %256 ]
  %267 = phi <4 x double> [ %281, %263 ], [ zeroinitializer, %256 ]
  %268 = getelementptr inbounds double, ptr %262, i64 %266
  %269 = bitcast ptr %268 to ptr
  %270 = load <4 x double>, ptr %269, align 8
  %271 = getelementptr inbounds double, ptr %249, i64 %266
  %272 = bitcast ptr %271 to ptr
  %273 = load <4 x double>, ptr %272, align 8
  %274 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %270, <4 x double> %273, <4 x double> %265)
  %275 = getelementptr inbounds double, ptr %268, i64 4
  %276 = bitcast ptr %275 to ptr
  %277 = load <4 x double>, ptr %276, align 8
  %278 = getelementptr inbounds double, ptr %271, i64 4
  %279 = bitcast ptr %278 to ptr
  %280 = load <4 x double>, ptr %279, align 8
  %281 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %277, <4 x double> %280, <4 x double> %267)
  %282 = add nuw nsw i64 %264, 8
  %283 = icmp ugt i64 %282, %247
  br i1 %283, label %284, label %263

284:
  %285 = fadd <4 x double> %274, %281
  br label %286

286:
  %287 = phi i64 [ 0, %256 ], [ %264, %284 ]
  %288 = phi <4 x double> [ zeroinitializer, %256 ], [ %285, %284 ]
  %289 = extractelement <4 x double> %288, i64 0
  %290 = extractelement <4 x double> %288, i64 1
  %291 = fadd double %289, %290
  %292 = extractelement <4 x double> %288, i64 2
  %293 = extractelement <4 x double> %288, i64 3
  %294 = fadd double %292, %293
  %295 = fadd double %291, %294
  %296 = icmp ult i64 %287, %247
  br i1 %296, label %297, label %307

297:
  %298 = phi double [ %304, %297 ], [ %295, %286 ]
  %299 = phi i64 [ %305, %297 ], [ %287, %286 ]
  %300 = getelementptr inbounds double, ptr %262, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = getelementptr inbounds double, ptr %249, i64 %299
  %303 = load double, ptr %302, align 8
  %304 = tail call double @llvm.fmuladd.f64(double %301, double %303, double %298)
  %305 = add nuw nsw i64 %299, 1
  %306 = icmp eq i64 %305, %247
  br i1 %306, label %307, label %297

307:
  %308 = phi double [ %295, %286 ], [ %304, %297 ]
  %309 = fsub double %261, %308
  %310 = icmp eq i64 %257, %247
  br i1 %310, label %311, label %315

311:
  %312 = fcmp ogt double %309, 0.000000e+00
  %313 = tail call double @llvm.sqrt.f64(double %309)
  %314 = select i1 %312, double %313, double 0x7FF8000000000000
  br label %318

315:
  %316 = load double, ptr %252, align 8
  %317 = fdiv double %309, %316
  br label %318

318:
  %319 = phi double [ %317, %315 ], [ %314, %311 ]
  store double %319, ptr %260, align 8
  %320 = add nuw nsw i64 %257, 1
  %321 = icmp slt i64 %320, %16
  br i1 %321, label %256, label %253

322:
  %323 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  %324 = load ptr, ptr %323, align 8
  br label %325

325:
  %326 = phi i64 [ %342, %334 ], [ 0, %322 ]
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %328, label %330

328:
  %329 = load double, ptr %324, align 8
  br label %334

330:
  %331 = mul nsw i64 %326, %16
  %332 = getelementptr inbounds double, ptr %324, i64 %326
  %333 = load double, ptr %332, align 8
  br label %344

334:
  %335 = phi i64 [ 0, %328 ], [ %331, %344 ]
  %336 = phi double [ %329, %328 ], [ %353, %344 ]
  %337 = add nsw i64 %335, %326
  %338 = getelementptr inbounds double, ptr %242, i64 %337
  %339 = load double, ptr %338, align 8
  %340 = getelementptr inbounds double, ptr %324, i64 %326
  %341 = fdiv double %336, %339
  store double %341, ptr %340, align 8
  %342 = add nuw nsw i64 %326, 1
  %343 = icmp eq i64 %342, %16
  br i1 %343, label %356, label %325

344:
  %345 = phi double [ %333, %330 ], [ %353, %344 ]
  %346 = phi i64 [ 0, %330 ], [ %354, %344 ]
  %347 = add nsw i64 %346, %331
  %348 = getelementptr inbounds double, ptr %242, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = getelementptr inbounds double, ptr %324, i64 %346
  %351 = load double, ptr %350, align 8
  %352 = fneg double %349
  %353 = tail call double @llvm.fmuladd.f64(double %352, double %351, double %345)
  store double %353, ptr %332, align 8
  %354 = add nuw nsw i64 %346, 1
  %355 = icmp eq i64 %354, %326
  br i1 %355, label %334, label %344

356:
  %357 = phi i64 [ %358, %362 ], [ %16, %334 ]
  %358 = add nsw i64 %357, -1
  %359 = icmp slt i64 %357, %16
  %360 = getelementptr inbounds double, ptr %324, i64 %358
  %361 = load double, ptr %360, align 8
  br i1 %359, label %370, label %362

362:
  %363 = phi double [ %361, %356 ], [ %380, %370 ]
  %364 = mul nsw i64 %358, %16
  %365 = add nsw i64 %364, %358
  %366 = getelementptr inbounds double, ptr %242, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = fdiv double %363, %367
  store double %368, ptr %360, align 8
  %369 = icmp sgt i64 %357, 1
  br i1 %369, label %356, label %383

370:
  %371 = phi double [ %380, %370 ], [ %361, %356 ]
  %372 = phi i64 [ %381, %370 ], [ %357, %356 ]
  %373 = mul nsw i64 %372, %16
  %374 = add nsw i64 %373, %358
  %375 = getelementptr inbounds double, ptr %242, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = getelementptr inbounds double, ptr %324, i64 %372
  %378 = load double, ptr %377, align 8
  %379 = fneg double %376
  %380 = tail call double @llvm.fmuladd.f64(double %379, double %378, double %371)
  store double %380, ptr %360, align 8
  %381 = add nsw i64 %372, 1
  %382 = icmp eq i64 %381, %16
  br i1 %382, label %362, label %370

383:
  %384 = phi ptr [ %245, %244 ], [ %323, %362 ]
  %385 = load i64, ptr %111, align 8
  %386 = add i64 %385, 1
  %387 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 11
  %388 = bitcast ptr %387 to ptr
  %389 = load ptr, ptr %388, align 8
  %390 = shl i64 %386, 5
  tail call void @llvm.memset.p0.i64(ptr align 32 %389, i8 0, i64 %390, i1 false)
  %391 = load i64, ptr %15, align 8
  %392 = icmp sgt i64 %391, 0
  br i1 %392, label %393, label %438

393:
  %394 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 10
  %395 = icmp slt i64 %385, 1
  br label %396

396:
  %397 = phi i64 [ %391, %393 ], [ %423, %422 ]
  %398 = phi i64 [ 0, %393 ], [ %424, %422 ]
  %399 = load ptr, ptr %394, align 8
  %400 = mul nsw i64 %398, %386
  %401 = getelementptr inbounds <4 x double>, ptr %399, i64 %400
  %402 = shl i64 %398, 2
  %403 = add nuw nsw i64 %402, 4
  %404 = icmp slt i64 %402, %240
  br i1 %404, label %405, label %407

405:
  %406 = load ptr, ptr %384, align 8
  br label %409

407:
  %408 = phi <4 x double> [ zeroinitializer, %396 ], [ %415, %409 ]
  br i1 %395, label %422, label %428

409:
  %410 = phi i64 [ %402, %405 ], [ %416, %409 ]
  %411 = phi <4 x double> [ zeroinitializer, %405 ], [ %415, %409 ]
  %412 = getelementptr inbounds double, ptr %406, i64 %410
  %413 = load double, ptr %412, align 8
  %414 = and i64 %410, 3
  %415 = insertelement <4 x double> %411, double %413, i64 %414
  %416 = add nuw nsw i64 %410, 1
  %417 = icmp slt i64 %416, %240
  %418 = icmp ult i64 %416, %403
  %419 = select i1 %417, i1 %418, i1 false
  br i1 %419, label %409, label %407

420:
  %421 = load i64, ptr %15, align 8
  br label %422

422:
  %423 = phi i64 [ %421, %420 ], [ %397, %407 ]
  %424 = add nuw nsw i64 %398, 1
  %425 = add nsw i64 %423, 3
  %426 = sdiv i64 %425, 4
  %427 = icmp slt i64 %424, %426
  br i1 %427, label %396, label %438

428:
  %429 = phi i64 [ %436, %428 ], [ 1, %407 ]
  %430 = getelementptr inbounds <4 x double>, ptr %401, i64 %429
  %431 = load <4 x double>, ptr %430, align 32
  %432 = load ptr, ptr %387, align 8
  %433 = getelementptr inbounds <4 x double>, ptr %432, i64 %429
  %434 = load <4 x double>, ptr %433, align 32
  %435 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %408, <4 x double> %431, <4 x double> %434)
  store <4 x double> %435, ptr %433, align 32
  %436 = add nuw i64 %429, 1
  %437 = icmp eq i64 %429, %385
  br i1 %437, label %420, label %428

438:
  %439 = load ptr, ptr %387, align 8
  %440 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 3
  %441 = bitcast ptr %440 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %441, i8 0, i64 64, i1 false)
  %442 = load i64, ptr %111, align 8
  %443 = icmp sgt i64 %442, 0
  br i1 %443, label %444, label %555

444:
  %445 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %446 = icmp eq ptr %439, null
  %447 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %448 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %449

449:
  %450 = phi i64 [ 0, %444 ], [ %552, %551 ]
  %451 = load ptr, ptr %445, align 8
  %452 = mul nsw i64 %450, 5
  %453 = getelementptr inbounds i64, ptr %451, i64 %452
  %454 = getelementptr inbounds %struct.body, ptr %448, i64 %450
  br i1 %446, label %455, label %458

455:
  %456 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 13
  %457 = load <4 x double>, ptr %456, align 32
  br label %475

458:
  %459 = add nuw nsw i64 %450, 1
  %460 = getelementptr inbounds <4 x double>, ptr %439, i64 %459
  %461 = load <4 x double>, ptr %460, align 32
  %462 = extractelement <4 x double> %461, i64 0
  %463 = extractelement <4 x double> %461, i64 1
  %464 = fadd double %462, %463
  %465 = extractelement <4 x double> %461, i64 2
  %466 = extractelement <4 x double> %461, i64 3
  %467 = fadd double %465, %466
  %468 = fadd double %464, %467
  %469 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 13
  %470 = load <4 x double>, ptr %469, align 32
  %471 = extractelement <4 x double> %470, i64 1
  %472 = fadd double %471, %468
  %473 = insertelement <4 x double> %470, double %472, i64 1
  %474 = getelementptr inbounds <4 x double>, ptr %469, i64 0, i64 1
  store double %472, ptr %474, align 8
  br label %475

475:
  %476 = phi <4 x double> [ %457, %455 ], [ %473, %458 ]
  %477 = load i64, ptr %453, align 8
  %478 = getelementptr inbounds i64, ptr %453, i64 1
  %479 = load i64, ptr %478, align 8
  %480 = icmp eq i64 %479, 1
  %481 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 0, i32 0
  %482 = load <4 x double>, ptr %481, align 32
  %483 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 0, i32 1
  %484 = load <4 x double>, ptr %483, align 32
  %485 = shufflevector <4 x double> %482, <4 x double> %484, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %486 = shufflevector <4 x double> %482, <4 x double> %484, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %487 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 0, i32 2
  %488 = load <4 x double>, ptr %487, align 32
  %489 = shufflevector <4 x double> %485, <4 x double> %488, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %490 = shufflevector <4 x double> %485, <4 x double> %488, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %491 = shufflevector <4 x double> %486, <4 x double> %488, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %492 = getelementptr inbounds %struct.body, ptr %1, i64 %477, i32 3
  %493 = load <4 x double>, ptr %492, align 32
  %494 = shufflevector <4 x double> %493, <4 x double> poison, <4 x i32> zeroinitializer
  %495 = shufflevector <4 x double> %493, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %496 = fmul <4 x double> %490, %495
  %497 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %489, <4 x double> %494, <4 x double> %496)
  %498 = shufflevector <4 x double> %493, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %499 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %491, <4 x double> %498, <4 x double> %497)
  %500 = getelementptr inbounds %struct.body, ptr %1, i64 %477, i32 4
  %501 = load <4 x double>, ptr %500, align 32
  %502 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 1
  %503 = load <4 x double>, ptr %502, align 32
  %504 = shufflevector <4 x double> %503, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %505 = fmul <4 x double> %493, %504
  %506 = shufflevector <4 x double> %493, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %507 = fmul <4 x double> %506, %503
  %508 = fsub <4 x double> %505, %507
  %509 = shufflevector <4 x double> %508, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %510 = fadd <4 x double> %501, %509
  %511 = shufflevector <4 x double> %510, <4 x double> poison, <4 x i32> zeroinitializer
  %512 = shufflevector <4 x double> %510, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %513 = fmul <4 x double> %490, %512
  %514 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %489, <4 x double> %511, <4 x double> %513)
  %515 = shufflevector <4 x double> %510, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %516 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %491, <4 x double> %515, <4 x double> %514)
  %517 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 11
  %518 = load <4 x double>, ptr %517, align 32
  %519 = fmul <4 x double> %518, %499
  %520 = extractelement <4 x double> %519, i64 0
  %521 = extractelement <4 x double> %519, i64 1
  %522 = fadd double %520, %521
  %523 = extractelement <4 x double> %519, i64 2
  %524 = fadd double %523, %522
  %525 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 12
  %526 = load <4 x double>, ptr %525, align 32
  %527 = fmul <4 x double> %526, %516
  %528 = extractelement <4 x double> %527, i64 0
  %529 = extractelement <4 x double> %527, i64 1
  %530 = fadd double %528, %529
  %531 = extractelement <4 x double> %527, i64 2
  %532 = fadd double %531, %530
  %533 = fadd double %524, %532
  %534 = extractelement <4 x double> %476, i64 0
  %535 = extractelement <4 x double> %476, i64 1
  %536 = fsub double %535, %533
  %537 = fmul double %534, %536
  %538 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %537, i64 2
  %539 = select i1 %480, <4 x double> splat (double -0.000000e+00), <4 x double> %538
  %540 = fadd <4 x double> %499, %539
  %541 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 3
  store <4 x double> %540, ptr %541, align 32
  %542 = select i1 %480, <4 x double> %538, <4 x double> splat (double -0.000000e+00)
  %543 = fadd <4 x double> %516, %542
  %544 = getelementptr inbounds %struct.body, ptr %454, i64 0, i32 4
  store <4 x double> %543, ptr %544, align 32
  %545 = getelementptr inbounds i64, ptr %453, i64 3
  %546 = load i64, ptr %545, align 8
  %547 = load i64, ptr %447, align 8
  %548 = icmp slt i64 %546, %547
  br i1 %548, label %549, label %551

549:
  %550 = getelementptr inbounds double, ptr %9, i64 %546
  store double %537, ptr %550, align 8
  br label %551

551:
  %552 = add nuw nsw i64 %450, 1
  %553 = load i64, ptr %111, align 8
  %554 = icmp slt i64 %552, %553
  br i1 %554, label %449, label %555

555:
  ret void

556:
  %557 = phi i64 [ %238, %210 ], [ %861, %927 ]
  %558 = phi ptr [ %237, %210 ], [ %866, %927 ]
  %559 = phi i64 [ %208, %210 ], [ %860, %927 ]
  %560 = phi i64 [ 0, %210 ], [ %928, %927 ]
  %561 = add nsw i64 %557, 1
  %562 = mul nsw i64 %561, %560
  %563 = getelementptr inbounds <4 x double>, ptr %558, i64 %562
  %564 = load ptr, ptr %213, align 8
  %565 = load i64, ptr %21, align 8
  %566 = mul i64 %565, 192
  tail call void @llvm.memset.p0.i64(ptr align 32 %564, i8 0, i64 %566, i1 false)
  %567 = load ptr, ptr %214, align 8
  %568 = load i64, ptr %111, align 8
  %569 = add nsw i64 %568, 1
  tail call void @llvm.memset.p0.i64(ptr align 1 %567, i8 0, i64 %569, i1 false)
  %570 = load i64, ptr %178, align 8
  %571 = icmp sgt i64 %570, 0
  br i1 %571, label %575, label %572

572:
  %573 = load i64, ptr %21, align 8
  %574 = icmp sgt i64 %573, 0
  br i1 %574, label %606, label %664

575:
  %576 = phi i64 [ %603, %602 ], [ %570, %556 ]
  %577 = phi i64 [ %604, %602 ], [ 0, %556 ]
  %578 = load ptr, ptr %215, align 8
  %579 = shl nuw nsw i64 %577, 1
  %580 = getelementptr inbounds i64, ptr %578, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = sdiv i64 %581, 4
  %583 = srem i64 %581, 4
  %584 = icmp eq i64 %582, %560
  br i1 %584, label %585, label %602

585:
  %586 = load ptr, ptr %216, align 8
  %587 = getelementptr inbounds double, ptr %586, i64 %577
  %588 = load double, ptr %587, align 8
  %589 = load ptr, ptr %212, align 8
  %590 = getelementptr inbounds i64, ptr %580, i64 1
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds <4 x double>, ptr %589, i64 %591, i64 %583
  %593 = load double, ptr %592, align 8
  %594 = fsub double %593, %588
  store double %594, ptr %592, align 8
  %595 = load ptr, ptr %214, align 8
  %596 = load ptr, ptr %217, align 8
  %597 = sdiv i64 %591, 6
  %598 = getelementptr inbounds i64, ptr %596, i64 %597
  %599 = load i64, ptr %598, align 8
  %600 = getelementptr inbounds i8, ptr %595, i64 %599
  store i8 1, ptr %600, align 1
  %601 = load i64, ptr %178, align 8
  br label %602

602:
  %603 = phi i64 [ %576, %575 ], [ %601, %585 ]
  %604 = add nuw nsw i64 %577, 1
  %605 = icmp slt i64 %604, %603
  br i1 %605, label %575, label %572

606:
  %607 = phi i64 [ %661, %660 ], [ %573, %572 ]
  %608 = phi i64 [ %662, %660 ], [ 0, %572 ]
  %609 = load ptr, ptr %214, align 8
  %610 = load ptr, ptr %217, align 8
  %611 = getelementptr inbounds i64, ptr %610, i64 %608
  %612 = load i64, ptr %611, align 8
  %613 = getelementptr inbounds i8, ptr %609, i64 %612
  %614 = load i8, ptr %613, align 1
  %615 = icmp eq i8 %614, 0
  br i1 %615, label %660, label %616

616:
  %617 = load ptr, ptr %19, align 8
  %618 = load ptr, ptr %212, align 8
  %619 = mul nsw i64 %608, 6
  %620 = getelementptr inbounds <4 x double>, ptr %618, i64 %619
  %621 = load ptr, ptr %218, align 8
  %622 = mul nsw i64 %612, 6
  %623 = getelementptr inbounds <4 x double>, ptr %621, i64 %622
  %624 = getelementptr inbounds %struct.place, ptr %617, i64 %612, i32 0, i32 0
  %625 = load <4 x double>, ptr %624, align 32
  store <4 x double> %625, ptr %220, align 32
  %626 = getelementptr inbounds %struct.place, ptr %617, i64 %612, i32 0, i32 1
  %627 = load <4 x double>, ptr %626, align 32
  store <4 x double> %627, ptr %221, align 32
  %628 = getelementptr inbounds %struct.place, ptr %617, i64 %612, i32 0, i32 2
  %629 = load <4 x double>, ptr %628, align 32
  store <4 x double> %629, ptr %222, align 32
  br label %630

630:
  %631 = phi <4 x double> [ %625, %616 ], [ %641, %639 ]
  %632 = phi i64 [ 0, %616 ], [ %637, %639 ]
  %633 = shufflevector <4 x double> %631, <4 x double> poison, <4 x i32> zeroinitializer
  %634 = shufflevector <4 x double> %631, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %635 = shufflevector <4 x double> %631, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  br label %642

636:
  %637 = add nuw nsw i64 %632, 1
  %638 = icmp eq i64 %637, 3
  br i1 %638, label %658, label %639

639:
  %640 = getelementptr inbounds [3 x <4 x double>], ptr %12, i64 0, i64 %637
  %641 = load <4 x double>, ptr %640, align 32
  br label %630

642:
  %643 = phi i1 [ true, %630 ], [ false, %642 ]
  %644 = phi i64 [ 0, %630 ], [ 3, %642 ]
  %645 = getelementptr inbounds <4 x double>, ptr %620, i64 %644
  %646 = load <4 x double>, ptr %645, align 32
  %647 = add nuw nsw i64 %644, 1
  %648 = getelementptr inbounds <4 x double>, ptr %620, i64 %647
  %649 = load <4 x double>, ptr %648, align 32
  %650 = fmul <4 x double> %634, %649
  %651 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %633, <4 x double> %646, <4 x double> %650)
  %652 = add nuw nsw i64 %644, 2
  %653 = getelementptr inbounds <4 x double>, ptr %620, i64 %652
  %654 = load <4 x double>, ptr %653, align 32
  %655 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %635, <4 x double> %654, <4 x double> %651)
  %656 = add nuw nsw i64 %644, %632
  %657 = getelementptr inbounds <4 x double>, ptr %623, i64 %656
  store <4 x double> %655, ptr %657, align 32
  br i1 %643, label %642, label %636

658:
  %659 = load i64, ptr %21, align 8
  br label %660

660:
  %661 = phi i64 [ %607, %606 ], [ %659, %658 ]
  %662 = add nuw nsw i64 %608, 1
  %663 = icmp slt i64 %662, %661
  br i1 %663, label %606, label %664

664:
  %665 = load i64, ptr %111, align 8
  %666 = icmp sgt i64 %665, 0
  br i1 %666, label %674, label %667

667:
  %668 = phi <4 x double> [ zeroinitializer, %664 ], [ %844, %842 ]
  %669 = shl i64 %560, 2
  %670 = add nuw nsw i64 %669, 4
  %671 = icmp slt i64 %669, %559
  br i1 %671, label %672, label %859

672:
  %673 = load ptr, ptr %234, align 8
  br label %848

674:
  %675 = phi <4 x double> [ %844, %842 ], [ zeroinitializer, %664 ]
  %676 = phi i64 [ %846, %842 ], [ %665, %664 ]
  %677 = load ptr, ptr %223, align 8
  %678 = mul i64 %676, 5
  %679 = add i64 %678, -5
  %680 = getelementptr inbounds i64, ptr %677, i64 %679
  %681 = load ptr, ptr %218, align 8
  %682 = mul nsw i64 %676, 6
  %683 = getelementptr inbounds <4 x double>, ptr %681, i64 %682
  %684 = load ptr, ptr %214, align 8
  %685 = getelementptr inbounds i8, ptr %684, i64 %676
  %686 = load i8, ptr %685, align 1
  %687 = icmp eq i8 %686, 0
  br i1 %687, label %842, label %688

688:
  %689 = getelementptr inbounds i64, ptr %680, i64 3
  %690 = load i64, ptr %689, align 8
  %691 = load i64, ptr %224, align 8
  %692 = icmp slt i64 %690, %691
  br i1 %692, label %693, label %701

693:
  %694 = getelementptr inbounds i64, ptr %680, i64 1
  %695 = load i64, ptr %694, align 8
  %696 = icmp eq i64 %695, 1
  %697 = select i1 %696, i64 2, i64 5
  %698 = getelementptr inbounds <4 x double>, ptr %683, i64 %697
  %699 = load <4 x double>, ptr %698, align 32
  %700 = fneg <4 x double> %699
  br label %701

701:
  %702 = phi <4 x double> [ zeroinitializer, %688 ], [ %700, %693 ]
  %703 = getelementptr inbounds %struct.body, ptr %1, i64 %676, i32 13
  %704 = load <4 x double>, ptr %703, align 32
  %705 = shufflevector <4 x double> %704, <4 x double> poison, <4 x i32> zeroinitializer
  %706 = fmul <4 x double> %702, %705
  %707 = getelementptr inbounds %struct.body, ptr %1, i64 %676, i32 12
  %708 = getelementptr inbounds %struct.body, ptr %1, i64 %676, i32 11
  br label %717

709:
  %710 = load ptr, ptr %225, align 8
  %711 = getelementptr inbounds <4 x double>, ptr %710, i64 %676
  store <4 x double> %706, ptr %711, align 32
  %712 = load <4 x double>, ptr %703, align 32
  %713 = shufflevector <4 x double> %712, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %714 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %706, <4 x double> %713, <4 x double> %675)
  %715 = load i64, ptr %680, align 8
  %716 = icmp eq i64 %715, 0
  br i1 %716, label %842, label %737

717:
  %718 = phi i64 [ 0, %701 ], [ %735, %717 ]
  %719 = load <4 x double>, ptr %707, align 32
  %720 = trunc i64 %718 to i32
  %721 = extractelement <4 x double> %719, i32 %720
  %722 = insertelement <4 x double> poison, double %721, i64 0
  %723 = shufflevector <4 x double> %722, <4 x double> poison, <4 x i32> zeroinitializer
  %724 = getelementptr inbounds <4 x double>, ptr %683, i64 %718
  %725 = load <4 x double>, ptr %724, align 32
  %726 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %723, <4 x double> %706, <4 x double> %725)
  store <4 x double> %726, ptr %724, align 32
  %727 = load <4 x double>, ptr %708, align 32
  %728 = extractelement <4 x double> %727, i32 %720
  %729 = insertelement <4 x double> poison, double %728, i64 0
  %730 = shufflevector <4 x double> %729, <4 x double> poison, <4 x i32> zeroinitializer
  %731 = add nuw nsw i64 %718, 3
  %732 = getelementptr inbounds <4 x double>, ptr %683, i64 %731
  %733 = load <4 x double>, ptr %732, align 32
  %734 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %730, <4 x double> %706, <4 x double> %733)
  store <4 x double> %734, ptr %732, align 32
  %735 = add nuw nsw i64 %718, 1
  %736 = icmp eq i64 %735, 3
  br i1 %736, label %709, label %717

737:
  %738 = load ptr, ptr %218, align 8
  %739 = load ptr, ptr %214, align 8
  %740 = getelementptr inbounds %struct.body, ptr %1, i64 %676, i32 0, i32 0
  %741 = load <4 x double>, ptr %740, align 32
  %742 = getelementptr inbounds %struct.body, ptr %1, i64 %676, i32 0, i32 1
  %743 = load <4 x double>, ptr %742, align 32
  %744 = getelementptr inbounds %struct.body, ptr %1, i64 %676, i32 0, i32 2
  %745 = load <4 x double>, ptr %744, align 32
  %746 = getelementptr inbounds %struct.body, ptr %1, i64 %676, i32 1
  %747 = load <4 x double>, ptr %746, align 32
  %748 = load <4 x double>, ptr %683, align 32
  %749 = getelementptr inbounds <4 x double>, ptr %683, i64 1
  %750 = load <4 x double>, ptr %749, align 32
  %751 = getelementptr inbounds <4 x double>, ptr %683, i64 2
  %752 = load <4 x double>, ptr %751, align 32
  %753 = getelementptr inbounds <4 x double>, ptr %683, i64 3
  %754 = load <4 x double>, ptr %753, align 32
  %755 = getelementptr inbounds <4 x double>, ptr %683, i64 4
  %756 = load <4 x double>, ptr %755, align 32
  %757 = getelementptr inbounds <4 x double>, ptr %683, i64 5
  %758 = load <4 x double>, ptr %757, align 32
  br label %784

759:
  %760 = mul nsw i64 %715, 6
  %761 = getelementptr inbounds <4 x double>, ptr %738, i64 %760
  %762 = getelementptr inbounds i8, ptr %739, i64 %715
  %763 = shufflevector <4 x double> %747, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %764 = load <4 x double>, ptr %228, align 32
  %765 = shufflevector <4 x double> %747, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %766 = load <4 x double>, ptr %229, align 32
  %767 = fneg <4 x double> %765
  %768 = fmul <4 x double> %766, %767
  %769 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %763, <4 x double> %764, <4 x double> %768)
  %770 = load <4 x double>, ptr %230, align 32
  %771 = fadd <4 x double> %770, %769
  store <4 x double> %771, ptr %230, align 32
  %772 = load <4 x double>, ptr %231, align 32
  %773 = shufflevector <4 x double> %747, <4 x double> poison, <4 x i32> zeroinitializer
  %774 = fneg <4 x double> %773
  %775 = fmul <4 x double> %764, %774
  %776 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %765, <4 x double> %772, <4 x double> %775)
  %777 = load <4 x double>, ptr %232, align 32
  %778 = fadd <4 x double> %777, %776
  store <4 x double> %778, ptr %232, align 32
  %779 = fneg <4 x double> %763
  %780 = fmul <4 x double> %772, %779
  %781 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %773, <4 x double> %766, <4 x double> %780)
  %782 = load <4 x double>, ptr %233, align 32
  %783 = fadd <4 x double> %781, %782
  store <4 x double> %783, ptr %233, align 32
  br label %806

784:
  %785 = phi i64 [ 0, %737 ], [ %804, %784 ]
  %786 = trunc i64 %785 to i32
  %787 = extractelement <4 x double> %741, i32 %786
  %788 = insertelement <4 x double> poison, double %787, i64 0
  %789 = shufflevector <4 x double> %788, <4 x double> poison, <4 x i32> zeroinitializer
  %790 = extractelement <4 x double> %743, i32 %786
  %791 = insertelement <4 x double> poison, double %790, i64 0
  %792 = shufflevector <4 x double> %791, <4 x double> poison, <4 x i32> zeroinitializer
  %793 = fmul <4 x double> %750, %792
  %794 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %789, <4 x double> %748, <4 x double> %793)
  %795 = extractelement <4 x double> %745, i32 %786
  %796 = insertelement <4 x double> poison, double %795, i64 0
  %797 = shufflevector <4 x double> %796, <4 x double> poison, <4 x i32> zeroinitializer
  %798 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %797, <4 x double> %752, <4 x double> %794)
  %799 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 %785
  store <4 x double> %798, ptr %799, align 32
  %800 = fmul <4 x double> %756, %792
  %801 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %789, <4 x double> %754, <4 x double> %800)
  %802 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %797, <4 x double> %758, <4 x double> %801)
  %803 = getelementptr inbounds [3 x <4 x double>], ptr %14, i64 0, i64 %785
  store <4 x double> %802, ptr %803, align 32
  %804 = add nuw nsw i64 %785, 1
  %805 = icmp eq i64 %804, 3
  br i1 %805, label %759, label %784

806:
  %807 = phi i64 [ 0, %759 ], [ %839, %835 ]
  %808 = load i8, ptr %762, align 1
  %809 = icmp eq i8 %808, 0
  br i1 %809, label %816, label %810

810:
  %811 = getelementptr inbounds <4 x double>, ptr %761, i64 %807
  %812 = load <4 x double>, ptr %811, align 32
  %813 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 %807
  %814 = load <4 x double>, ptr %813, align 32
  %815 = fadd <4 x double> %812, %814
  br label %819

816:
  %817 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 %807
  %818 = load <4 x double>, ptr %817, align 32
  br label %819

819:
  %820 = phi <4 x double> [ %815, %810 ], [ %818, %816 ]
  %821 = getelementptr inbounds <4 x double>, ptr %761, i64 %807
  store <4 x double> %820, ptr %821, align 32
  %822 = load i8, ptr %762, align 1
  %823 = icmp eq i8 %822, 0
  br i1 %823, label %831, label %824

824:
  %825 = add nuw nsw i64 %807, 3
  %826 = getelementptr inbounds <4 x double>, ptr %761, i64 %825
  %827 = load <4 x double>, ptr %826, align 32
  %828 = getelementptr inbounds [3 x <4 x double>], ptr %14, i64 0, i64 %807
  %829 = load <4 x double>, ptr %828, align 32
  %830 = fadd <4 x double> %827, %829
  br label %835

831:
  %832 = getelementptr inbounds [3 x <4 x double>], ptr %14, i64 0, i64 %807
  %833 = load <4 x double>, ptr %832, align 32
  %834 = add nuw nsw i64 %807, 3
  br label %835

835:
  %836 = phi i64 [ %834, %831 ], [ %825, %824 ]
  %837 = phi <4 x double> [ %833, %831 ], [ %830, %824 ]
  %838 = getelementptr inbounds <4 x double>, ptr %761, i64 %836
  store <4 x double> %837, ptr %838, align 32
  %839 = add nuw nsw i64 %807, 1
  %840 = icmp eq i64 %839, 3
  br i1 %840, label %841, label %806

841:
  store i8 1, ptr %762, align 1
  br label %842

842:
  %843 = phi <4 x double> [ %702, %841 ], [ %702, %709 ], [ zeroinitializer, %674 ]
  %844 = phi <4 x double> [ %714, %841 ], [ %714, %709 ], [ %675, %674 ]
  %845 = getelementptr inbounds <4 x double>, ptr %563, i64 %676
  store <4 x double> %843, ptr %845, align 32
  %846 = add nsw i64 %676, -1
  %847 = icmp sgt i64 %676, 1
  br i1 %847, label %674, label %667

848:
  %849 = phi i64 [ %669, %672 ], [ %855, %848 ]
  %850 = and i64 %849, 3
  %851 = extractelement <4 x double> %668, i64 %850
  %852 = getelementptr inbounds double, ptr %673, i64 %849
  %853 = load double, ptr %852, align 8
  %854 = fsub double %853, %851
  store double %854, ptr %852, align 8
  %855 = add nuw nsw i64 %849, 1
  %856 = icmp slt i64 %855, %559
  %857 = icmp ult i64 %855, %670
  %858 = and i1 %856, %857
  br i1 %858, label %848, label %859

859:
  %860 = load i64, ptr %15, align 8
  %861 = load i64, ptr %111, align 8
  %862 = add i64 %861, 1
  %863 = sub nsw i64 %860, %669
  %864 = icmp slt i64 %863, 4
  %865 = select i1 %864, i64 %863, i64 4
  %866 = load ptr, ptr %211, align 8
  %867 = icmp slt i64 %861, 1
  %868 = icmp sgt i64 %863, 0
  %869 = tail call i64 @llvm.smax.i64(i64 %865, i64 1)
  br label %870

870:
  %871 = phi i64 [ 0, %859 ], [ %910, %909 ]
  %872 = mul nsw i64 %871, %862
  %873 = getelementptr inbounds <4 x double>, ptr %866, i64 %872
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(128) %235, i8 0, i64 128, i1 false)
  br i1 %867, label %876, label %874

874:
  %875 = load ptr, ptr %214, align 8
  br label %879

876:
  br i1 %868, label %877, label %909

877:
  %878 = shl nsw i64 %871, 2
  br label %904

879:
  %880 = phi i64 [ 1, %874 ], [ %902, %901 ]
  %881 = getelementptr inbounds i8, ptr %875, i64 %880
  %882 = load i8, ptr %881, align 1
  %883 = icmp eq i8 %882, 0
  br i1 %883, label %901, label %884

884:
  %885 = load ptr, ptr %225, align 8
  %886 = getelementptr inbounds <4 x double>, ptr %885, i64 %880
  %887 = load <4 x double>, ptr %886, align 32
  %888 = getelementptr inbounds <4 x double>, ptr %873, i64 %880
  %889 = load <4 x double>, ptr %888, align 32
  br label %890

890:
  %891 = phi i64 [ 0, %884 ], [ %899, %890 ]
  %892 = trunc i64 %891 to i32
  %893 = extractelement <4 x double> %887, i32 %892
  %894 = insertelement <4 x double> poison, double %893, i64 0
  %895 = shufflevector <4 x double> %894, <4 x double> poison, <4 x i32> zeroinitializer
  %896 = getelementptr inbounds [4 x <4 x double>], ptr %11, i64 0, i64 %891
  %897 = load <4 x double>, ptr %896, align 32
  %898 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %895, <4 x double> %889, <4 x double> %897)
  store <4 x double> %898, ptr %896, align 32
  %899 = add nuw nsw i64 %891, 1
  %900 = icmp eq i64 %899, 4
  br i1 %900, label %901, label %890

901:
  %902 = add nuw i64 %880, 1
  %903 = icmp eq i64 %880, %861
  br i1 %903, label %876, label %879

904:
  %905 = phi i64 [ 0, %877 ], [ %917, %916 ]
  %906 = getelementptr inbounds [4 x <4 x double>], ptr %11, i64 0, i64 %905
  %907 = add nuw nsw i64 %905, %669
  %908 = mul nsw i64 %907, %860
  br label %912

909:
  %910 = add nuw nsw i64 %871, 1
  %911 = icmp eq i64 %871, %560
  br i1 %911, label %927, label %870

912:
  %913 = phi i64 [ 0, %904 ], [ %925, %919 ]
  %914 = add nuw nsw i64 %913, %878
  %915 = icmp slt i64 %914, %860
  br i1 %915, label %919, label %916

916:
  %917 = add nuw nsw i64 %905, 1
  %918 = icmp eq i64 %917, %869
  br i1 %918, label %909, label %904

919:
  %920 = load <4 x double>, ptr %906, align 32
  %921 = extractelement <4 x double> %920, i64 %913
  %922 = load ptr, ptr %236, align 8
  %923 = add i64 %914, %908
  %924 = getelementptr inbounds double, ptr %922, i64 %923
  store double %921, ptr %924, align 8
  %925 = add nuw nsw i64 %913, 1
  %926 = icmp eq i64 %925, 4
  br i1 %926, label %916, label %912

927:
  %928 = add nuw nsw i64 %560, 1
  %929 = add nsw i64 %860, 3
  %930 = sdiv i64 %929, 4
  %931 = icmp slt i64 %928, %930
  br i1 %931, label %556, label %239
}

define internal void @solve(ptr  %0, ptr %1, ptr  %2, ptr  %3, ptr %4, ptr  %5) {
  tail call void @go_outward(ptr %0, ptr %1, ptr null, ptr %2, ptr %3, ptr %4)
  tail call void @eliminate_all(ptr %0, ptr %1, ptr %3, ptr %4)
  %7 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 3
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %9 = bitcast ptr %7 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  %10 = load i64, ptr %8, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %102

12:
  %13 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %16

16:
  %17 = phi i64 [ 0, %12 ], [ %99, %98 ]
  %18 = load ptr, ptr %13, align 8
  %19 = mul nuw nsw i64 %17, 5
  %20 = getelementptr inbounds i64, ptr %18, i64 %19
  %21 = getelementptr inbounds %struct.body, ptr %15, i64 %17
  %22 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 13
  %23 = load <4 x double>, ptr %22, align 32
  %24 = load i64, ptr %20, align 8
  %25 = getelementptr inbounds i64, ptr %20, i64 1
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 1
  %28 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 0, i32 0
  %29 = load <4 x double>, ptr %28, align 32
  %30 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 0, i32 1
  %31 = load <4 x double>, ptr %30, align 32
  %32 = shufflevector <4 x double> %29, <4 x double> %31, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %33 = shufflevector <4 x double> %29, <4 x double> %31, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %34 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 0, i32 2
  %35 = load <4 x double>, ptr %34, align 32
  %36 = shufflevector <4 x double> %32, <4 x double> %35, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %37 = shufflevector <4 x double> %32, <4 x double> %35, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %38 = shufflevector <4 x double> %33, <4 x double> %35, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %39 = getelementptr inbounds %struct.body, ptr %1, i64 %24, i32 3
  %40 = load <4 x double>, ptr %39, align 32
  %41 = shufflevector <4 x double> %40, <4 x double> poison, <4 x i32> zeroinitializer
  %42 = shufflevector <4 x double> %40, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %43 = fmul <4 x double> %37, %42
  %44 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %36, <4 x double> %41, <4 x double> %43)
  %45 = shufflevector <4 x double> %40, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %46 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %38, <4 x double> %45, <4 x double> %44)
  %47 = getelementptr inbounds %struct.body, ptr %1, i64 %24, i32 4
  %48 = load <4 x double>, ptr %47, align 32
  %49 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 1
  %50 = load <4 x double>, ptr %49, align 32
  %51 = shufflevector <4 x double> %50, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %52 = fmul <4 x double> %40, %51
  %53 = shufflevector <4 x double> %40, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %54 = fmul <4 x double> %53, %50
  %55 = fsub <4 x double> %52, %54
  %56 = shufflevector <4 x double> %55, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %57 = fadd <4 x double> %48, %56
  %58 = shufflevector <4 x double> %57, <4 x double> poison, <4 x i32> zeroinitializer
  %59 = shufflevector <4 x double> %57, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %60 = fmul <4 x double> %37, %59
  %61 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %36, <4 x double> %58, <4 x double> %60)
  %62 = shufflevector <4 x double> %57, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %63 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %38, <4 x double> %62, <4 x double> %61)
  %64 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 11
  %65 = load <4 x double>, ptr %64, align 32
  %66 = fmul <4 x double> %65, %46
  %67 = extractelement <4 x double> %66, i64 0
  %68 = extractelement <4 x double> %66, i64 1
  %69 = fadd double %67, %68
  %70 = extractelement <4 x double> %66, i64 2
  %71 = fadd double %70, %69
  %72 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 12
  %73 = load <4 x double>, ptr %72, align 32
  %74 = fmul <4 x double> %73, %63
  %75 = extractelement <4 x double> %74, i64 0
  %76 = extractelement <4 x double> %74, i64 1
  %77 = fadd double %75, %76
  %78 = extractelement <4 x double> %74, i64 2
  %79 = fadd double %78, %77
  %80 = fadd double %71, %79
  %81 = extractelement <4 x double> %23, i64 0
  %82 = extractelement <4 x double> %23, i64 1
  %83 = fsub double %82, %80
  %84 = fmul double %81, %83
  %85 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %84, i64 2
  %86 = select i1 %27, <4 x double> splat (double -0.000000e+00), <4 x double> %85
  %87 = fadd <4 x double> %46, %86
  %88 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 3
  store <4 x double> %87, ptr %88, align 32
  %89 = select i1 %27, <4 x double> %85, <4 x double> splat (double -0.000000e+00)
  %90 = fadd <4 x double> %63, %89
  %91 = getelementptr inbounds %struct.body, ptr %21, i64 0, i32 4
  store <4 x double> %90, ptr %91, align 32
  %92 = getelementptr inbounds i64, ptr %20, i64 3
  %93 = load i64, ptr %92, align 8
  %94 = load i64, ptr %14, align 8
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %96, label %98

96:
  %97 = getelementptr inbounds double, ptr %5, i64 %93
  store double %84, ptr %97, align 8
  br label %98

98:
  %99 = add nuw nsw i64 %17, 1
  %100 = load i64, ptr %8, align 8
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %16, label %102

102:
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

define void @tree_motion_accelerations(ptr %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr %5, ptr %6, ptr %7, ptr  %8) {
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
  br i1 %30, label %36, label %174

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
  %110 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %111 = load i64, ptr %110, align 8
  %112 = add nsw i64 %111, 1
  %113 = ptrtoint ptr %105 to i64
  %114 = add i64 %113, 63
  %115 = and i64 %114, -64
  %116 = inttoptr i64 %115 to ptr
  %117 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 0
  store ptr %116, ptr %117, align 8
  %118 = getelementptr inbounds %struct.place, ptr %116, i64 %112, i32 0, i32 0
  %119 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 8
  store ptr %118, ptr %119, align 8
  %120 = mul nsw i64 %109, 6
  %121 = getelementptr inbounds <4 x double>, ptr %118, i64 %120
  %122 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 9
  store ptr %121, ptr %122, align 8
  %123 = mul nsw i64 %112, 6
  %124 = getelementptr inbounds <4 x double>, ptr %121, i64 %123
  %125 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 11
  store ptr %124, ptr %125, align 8
  %126 = getelementptr inbounds <4 x double>, ptr %124, i64 %112
  %127 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 10
  store ptr %126, ptr %127, align 8
  %128 = add nsw i64 %107, 3
  %129 = sdiv i64 %128, 4
  %130 = mul nsw i64 %112, %129
  %131 = getelementptr inbounds <4 x double>, ptr %126, i64 %130
  %132 = getelementptr <4 x double>, ptr %131, i64 0, i64 0
  %133 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 1
  store ptr %132, ptr %133, align 8
  %134 = mul nsw i64 %109, 18
  %135 = getelementptr inbounds double, ptr %132, i64 %134
  %136 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 2
  store ptr %135, ptr %136, align 8
  %137 = getelementptr inbounds double, ptr %135, i64 %107
  %138 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 3
  store ptr %137, ptr %138, align 8
  %139 = getelementptr inbounds double, ptr %137, i64 %107
  %140 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 4
  store ptr %139, ptr %140, align 8
  %141 = getelementptr inbounds double, ptr %139, i64 %107
  %142 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 5
  store ptr %141, ptr %142, align 8
  %143 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds double, ptr %141, i64 %144
  %146 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 6
  store ptr %145, ptr %146, align 8
  %147 = getelementptr inbounds double, ptr %145, i64 %120
  %148 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 7
  store ptr %147, ptr %148, align 8
  %149 = mul nsw i64 %107, %107
  %150 = getelementptr inbounds double, ptr %147, i64 %149
  %151 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 12
  %152 = bitcast ptr %151 to ptr
  store ptr %150, ptr %152, align 8
  %153 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %154 = load ptr, ptr %153, align 8
  %155 = load ptr, ptr %37, align 8
  %156 = icmp eq ptr %155, null
  %157 = select i1 %156, ptr null, ptr %96
  call void @solve_closed(ptr %0, ptr %154, ptr %10, ptr %9, double %1, ptr %3, ptr %4, ptr %5, ptr %157, ptr %16)
  %158 = load i64, ptr %106, align 8
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %164

160:
  %161 = load ptr, ptr %140, align 8
  %162 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %163 = load ptr, ptr %162, align 8
  br label %165

164:
  br label %174

165:
  %166 = phi i64 [ 0, %160 ], [ %172, %165 ]
  %167 = getelementptr inbounds double, ptr %161, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = getelementptr inbounds i64, ptr %163, i64 %166
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds double, ptr %6, i64 %170
  store double %168, ptr %171, align 8
  %172 = add nuw nsw i64 %166, 1
  %173 = icmp eq i64 %172, %158
  br i1 %173, label %164, label %165

174:
  call void @free(ptr %15)
  br i1 %28, label %175, label %189

175:
  %176 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %177 = load i64, ptr %176, align 8
  %178 = icmp slt i64 %177, 0
  br i1 %178, label %179, label %183

179:
  %180 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %181 = bitcast ptr %180 to ptr
  %182 = load ptr, ptr %181, align 8
  call void @free(ptr %182)
  br label %189

183:
  %184 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %177
  %185 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %186 = load ptr, ptr %185, align 8
  %187 = bitcast ptr %184 to ptr
  %188 = ptrtoint ptr %186 to i64
  store atomic i64 %188, ptr %187 release, align 8
  br label %189

189:
  ret void
}

declare ptr @malloc(i64)

define void @tree_motion_rows(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr  %5, ptr  %6) {
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
  br i1 %30, label %243, label %36

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
  %93 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %94, 1
  %96 = ptrtoint ptr %89 to i64
  %97 = add i64 %96, 63
  %98 = and i64 %97, -64
  %99 = inttoptr i64 %98 to ptr
  %100 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 0
  store ptr %99, ptr %100, align 8
  %101 = getelementptr inbounds %struct.place, ptr %99, i64 %95, i32 0, i32 0
  %102 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 8
  store ptr %101, ptr %102, align 8
  %103 = mul nsw i64 %92, 6
  %104 = getelementptr inbounds <4 x double>, ptr %101, i64 %103
  %105 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 9
  store ptr %104, ptr %105, align 8
  %106 = mul nsw i64 %95, 6
  %107 = getelementptr inbounds <4 x double>, ptr %104, i64 %106
  %108 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 11
  store ptr %107, ptr %108, align 8
  %109 = getelementptr inbounds <4 x double>, ptr %107, i64 %95
  %110 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 10
  store ptr %109, ptr %110, align 8
  %111 = add nsw i64 %90, 3
  %112 = sdiv i64 %111, 4
  %113 = mul nsw i64 %95, %112
  %114 = getelementptr inbounds <4 x double>, ptr %109, i64 %113
  %115 = getelementptr <4 x double>, ptr %114, i64 0, i64 0
  %116 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 1
  store ptr %115, ptr %116, align 8
  %117 = mul nsw i64 %92, 18
  %118 = getelementptr inbounds double, ptr %115, i64 %117
  %119 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 2
  store ptr %118, ptr %119, align 8
  %120 = getelementptr inbounds double, ptr %118, i64 %90
  %121 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 3
  store ptr %120, ptr %121, align 8
  %122 = getelementptr inbounds double, ptr %120, i64 %90
  %123 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 4
  store ptr %122, ptr %123, align 8
  %124 = getelementptr inbounds double, ptr %122, i64 %90
  %125 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 5
  store ptr %124, ptr %125, align 8
  %126 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %124, i64 %127
  %129 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 6
  store ptr %128, ptr %129, align 8
  %130 = getelementptr inbounds double, ptr %128, i64 %103
  %131 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 7
  store ptr %130, ptr %131, align 8
  %132 = mul nsw i64 %90, %90
  %133 = getelementptr inbounds double, ptr %130, i64 %132
  %134 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 12
  %135 = bitcast ptr %134 to ptr
  store ptr %133, ptr %135, align 8
  %136 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %137 = load ptr, ptr %136, align 8
  call void @go_outward(ptr %0, ptr %137, ptr %99, ptr %9, ptr %4, ptr null)
  %138 = load i64, ptr %91, align 8
  %139 = icmp sgt i64 %138, 0
  br i1 %139, label %140, label %216

140:
  %141 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %142 = load ptr, ptr %141, align 8
  br label %143

143:
  %144 = phi i64 [ 0, %140 ], [ %214, %213 ]
  %145 = getelementptr inbounds i64, ptr %142, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul nuw nsw i64 %144, 18
  %148 = getelementptr inbounds double, ptr %115, i64 %147
  %149 = getelementptr inbounds %struct.place, ptr %99, i64 %146, i32 1
  %150 = load <4 x double>, ptr %149, align 32
  br label %151

151:
  %152 = phi i64 [ 0, %143 ], [ %156, %151 ]
  %153 = trunc i64 %152 to i32
  %154 = extractelement <4 x double> %150, i32 %153
  %155 = getelementptr inbounds double, ptr %148, i64 %152
  store double %154, ptr %155, align 8
  %156 = add nuw nsw i64 %152, 1
  %157 = icmp eq i64 %156, 3
  br i1 %157, label %158, label %151

158:
  %159 = getelementptr inbounds double, ptr %148, i64 3
  %160 = getelementptr inbounds %struct.place, ptr %99, i64 %146, i32 0, i32 0
  %161 = load <4 x double>, ptr %160, align 64
  br label %162

162:
  %163 = phi i64 [ 0, %158 ], [ %167, %162 ]
  %164 = trunc i64 %163 to i32
  %165 = extractelement <4 x double> %161, i32 %164
  %166 = getelementptr inbounds double, ptr %159, i64 %163
  store double %165, ptr %166, align 8
  %167 = add nuw nsw i64 %163, 1
  %168 = icmp eq i64 %167, 3
  br i1 %168, label %169, label %162

169:
  %170 = getelementptr inbounds double, ptr %159, i64 3
  %171 = getelementptr inbounds %struct.place, ptr %99, i64 %146, i32 0, i32 1
  %172 = load <4 x double>, ptr %171, align 32
  br label %173

173:
  %174 = phi i64 [ 0, %169 ], [ %178, %173 ]
  %175 = trunc i64 %174 to i32
  %176 = extractelement <4 x double> %172, i32 %175
  %177 = getelementptr inbounds double, ptr %170, i64 %174
  store double %176, ptr %177, align 8
  %178 = add nuw nsw i64 %174, 1
  %179 = icmp eq i64 %178, 3
  br i1 %179, label %180, label %173

180:
  %181 = getelementptr inbounds double, ptr %159, i64 6
  %182 = getelementptr inbounds %struct.place, ptr %99, i64 %146, i32 0, i32 2
  %183 = load <4 x double>, ptr %182, align 64
  br label %184

184:
  %185 = phi i64 [ 0, %180 ], [ %189, %184 ]
  %186 = trunc i64 %185 to i32
  %187 = extractelement <4 x double> %183, i32 %186
  %188 = getelementptr inbounds double, ptr %181, i64 %185
  store double %187, ptr %188, align 8
  %189 = add nuw nsw i64 %185, 1
  %190 = icmp eq i64 %189, 3
  br i1 %190, label %191, label %184

191:
  %192 = getelementptr inbounds double, ptr %148, i64 12
  %193 = getelementptr inbounds %struct.place, ptr %99, i64 %146, i32 2
  %194 = load <4 x double>, ptr %193, align 64
  br label %195

195:
  %196 = phi i64 [ 0, %191 ], [ %200, %195 ]
  %197 = trunc i64 %196 to i32
  %198 = extractelement <4 x double> %194, i32 %197
  %199 = getelementptr inbounds double, ptr %192, i64 %196
  store double %198, ptr %199, align 8
  %200 = add nuw nsw i64 %196, 1
  %201 = icmp eq i64 %200, 3
  br i1 %201, label %202, label %195

202:
  %203 = getelementptr inbounds double, ptr %192, i64 3
  %204 = getelementptr inbounds %struct.place, ptr %99, i64 %146, i32 3
  %205 = load <4 x double>, ptr %204, align 32
  br label %206

206:
  %207 = phi i64 [ 0, %202 ], [ %211, %206 ]
  %208 = trunc i64 %207 to i32
  %209 = extractelement <4 x double> %205, i32 %208
  %210 = getelementptr inbounds double, ptr %203, i64 %207
  store double %209, ptr %210, align 8
  %211 = add nuw nsw i64 %207, 1
  %212 = icmp eq i64 %211, 3
  br i1 %212, label %213, label %206

213:
  %214 = add nuw nsw i64 %144, 1
  %215 = icmp eq i64 %214, %138
  br i1 %215, label %216, label %143

216:
  %217 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %218 = load ptr, ptr %217, align 8
  %219 = getelementptr inbounds double, ptr %4, i64 4
  %220 = load i64, ptr %93, align 8
  %221 = mul nsw i64 %220, 36
  %222 = getelementptr inbounds double, ptr %219, i64 %221
  %223 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds double, ptr %222, i64 %224
  tail call void %218(double %1, ptr %115, ptr null, ptr %3, ptr %225, ptr %118)
  call void @find_J(ptr %0, ptr %137, ptr %10, ptr %6)
  %226 = bitcast ptr %5 to ptr
  %227 = bitcast ptr %118 to ptr
  %228 = shl i64 %12, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %226, ptr align 8 %227, i64 %228, i1 false)
  %229 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %230 = load i64, ptr %229, align 8
  %231 = icmp slt i64 %230, 0
  br i1 %231, label %232, label %236

232:
  %233 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %234 = bitcast ptr %233 to ptr
  %235 = load ptr, ptr %234, align 8
  tail call void @free(ptr %235)
  br label %242

236:
  %237 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %230
  %238 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %239 = load ptr, ptr %238, align 8
  %240 = bitcast ptr %237 to ptr
  %241 = ptrtoint ptr %239 to i64
  store atomic i64 %241, ptr %240 release, align 8
  br label %242

242:
  br label %243

243:
  ret void
}

define internal void @go_outward(ptr  %0, ptr %1, ptr %2, ptr  %3, ptr  %4, ptr %5) {
  %7 = getelementptr inbounds double, ptr %4, i64 4
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %9, 8
  %13 = select i1 %12, ptr %5, ptr null
  %14 = bitcast ptr %4 to ptr
  %15 = load <4 x double>, ptr %14, align 8
  %16 = fneg <4 x double> %15
  %17 = bitcast ptr %1 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %17, i8 0, i64 192, i1 false)
  %18 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 4
  store <4 x double> %16, ptr %18, align 32
  %19 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 5
  %20 = bitcast ptr %19 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %20, i8 0, i64 480, i1 false)
  %21 = icmp eq ptr %2, null
  br i1 %21, label %28, label %22

22:
  %23 = getelementptr inbounds %struct.place, ptr %2, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %23, align 32
  %24 = getelementptr inbounds %struct.place, ptr %2, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %24, align 32
  %25 = getelementptr inbounds %struct.place, ptr %2, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %25, align 32
  %26 = getelementptr inbounds %struct.place, ptr %2, i64 0, i32 1
  %27 = bitcast ptr %26 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %27, i8 0, i64 96, i1 false)
  br label %28

28:
  %29 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %40

32:
  %33 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %34 = icmp eq ptr %13, null
  %35 = getelementptr inbounds %struct.motion, ptr %3, i64 0, i32 0
  %36 = getelementptr inbounds %struct.motion, ptr %3, i64 0, i32 1
  %37 = getelementptr inbounds %struct.motion, ptr %3, i64 0, i32 2
  %38 = getelementptr inbounds %struct.body, ptr %1, i64 1
  %39 = getelementptr inbounds %struct.place, ptr %2, i64 1
  br label %41

40:
  ret void

41:
  %42 = phi i64 [ 0, %32 ], [ %437, %436 ]
  %43 = load ptr, ptr %33, align 8
  %44 = mul nuw nsw i64 %42, 5
  %45 = getelementptr inbounds i64, ptr %43, i64 %44
  %46 = getelementptr inbounds i64, ptr %45, i64 3
  %47 = load i64, ptr %46, align 8
  %48 = sub nsw i64 %47, %11
  %49 = getelementptr inbounds %struct.body, ptr %38, i64 %42
  %50 = load i64, ptr %45, align 8
  %51 = mul nsw i64 %42, 36
  %52 = getelementptr inbounds double, ptr %7, i64 %51
  %53 = mul nsw i64 %42, %9
  %54 = getelementptr inbounds double, ptr %13, i64 %53
  %55 = select i1 %34, ptr null, ptr %54
  %56 = load ptr, ptr %35, align 8
  %57 = load ptr, ptr %36, align 8
  %58 = icmp sgt i64 %48, -1
  br i1 %58, label %59, label %63

59:
  %60 = load ptr, ptr %37, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %48
  %62 = load double, ptr %61, align 8
  br label %63

63:
  %64 = phi double [ %62, %59 ], [ 0.000000e+00, %41 ]
  %65 = getelementptr inbounds i64, ptr %45, i64 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, 1
  %68 = bitcast ptr %52 to ptr
  %69 = load <4 x double>, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %52, i64 4
  %71 = bitcast ptr %70 to ptr
  %72 = load <4 x double>, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %52, i64 8
  %74 = bitcast ptr %73 to ptr
  %75 = load <4 x double>, ptr %74, align 8
  %76 = icmp eq i64 %66, 0
  br i1 %76, label %77, label %93

77:
  %78 = getelementptr inbounds i64, ptr %45, i64 2
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds double, ptr %56, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = tail call double @llvm.cos.f64(double %81)
  %83 = tail call double @llvm.sin.f64(double %81)
  %84 = insertelement <4 x double> poison, double %82, i64 0
  %85 = shufflevector <4 x double> %84, <4 x double> poison, <4 x i32> zeroinitializer
  %86 = insertelement <4 x double> poison, double %83, i64 0
  %87 = shufflevector <4 x double> %86, <4 x double> poison, <4 x i32> zeroinitializer
  %88 = fmul <4 x double> %72, %87
  %89 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %85, <4 x double> %88)
  %90 = fneg <4 x double> %69
  %91 = fmul <4 x double> %87, %90
  %92 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %72, <4 x double> %85, <4 x double> %91)
  br label %161

93:
  %94 = icmp slt i64 %66, 3
  br i1 %94, label %161, label %95

95:
  %96 = getelementptr inbounds i64, ptr %45, i64 2
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %56, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %98, i64 1
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds double, ptr %98, i64 2
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %98, i64 3
  %105 = load double, ptr %104, align 8
  %106 = fmul double %105, %105
  %107 = tail call double @llvm.fmuladd.f64(double %103, double %103, double %106)
  %108 = tail call double @llvm.fmuladd.f64(double %107, double -2.000000e+00, double 1.000000e+00)
  %109 = fmul double %99, %105
  %110 = tail call double @llvm.fmuladd.f64(double %101, double %103, double %109)
  %111 = fmul double %110, 2.000000e+00
  %112 = fmul double %99, %103
  %113 = fneg double %112
  %114 = tail call double @llvm.fmuladd.f64(double %101, double %105, double %113)
  %115 = fmul double %114, 2.000000e+00
  %116 = insertelement <4 x double> poison, double %108, i64 0
  %117 = fneg double %109
  %118 = tail call double @llvm.fmuladd.f64(double %101, double %103, double %117)
  %119 = fmul double %118, 2.000000e+00
  %120 = tail call double @llvm.fmuladd.f64(double %101, double %101, double %106)
  %121 = tail call double @llvm.fmuladd.f64(double %120, double -2.000000e+00, double 1.000000e+00)
  %122 = fmul double %99, %101
  %123 = tail call double @llvm.fmuladd.f64(double %103, double %105, double %122)
  %124 = fmul double %123, 2.000000e+00
  %125 = insertelement <4 x double> poison, double %119, i64 0
  %126 = tail call double @llvm.fmuladd.f64(double %101, double %105, double %112)
  %127 = fmul double %126, 2.000000e+00
  %128 = fneg double %122
  %129 = tail call double @llvm.fmuladd.f64(double %103, double %105, double %128)
  %130 = fmul double %129, 2.000000e+00
  %131 = fmul double %103, %103
  %132 = tail call double @llvm.fmuladd.f64(double %101, double %101, double %131)
  %133 = tail call double @llvm.fmuladd.f64(double %132, double -2.000000e+00, double 1.000000e+00)
  %134 = insertelement <4 x double> poison, double %127, i64 0
  %135 = shufflevector <4 x double> %116, <4 x double> poison, <4 x i32> zeroinitializer
  %136 = insertelement <4 x double> undef, double %111, i64 0
  %137 = shufflevector <4 x double> %136, <4 x double> poison, <4 x i32> zeroinitializer
  %138 = fmul <4 x double> %72, %137
  %139 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %135, <4 x double> %138)
  %140 = insertelement <4 x double> undef, double %115, i64 0
  %141 = shufflevector <4 x double> %140, <4 x double> poison, <4 x i32> zeroinitializer
  %142 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %141, <4 x double> %139)
  %143 = shufflevector <4 x double> %125, <4 x double> poison, <4 x i32> zeroinitializer
  %144 = insertelement <4 x double> undef, double %121, i64 0
  %145 = shufflevector <4 x double> %144, <4 x double> poison, <4 x i32> zeroinitializer
  %146 = fmul <4 x double> %72, %145
  %147 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %143, <4 x double> %146)
  %148 = insertelement <4 x double> undef, double %124, i64 0
  %149 = shufflevector <4 x double> %148, <4 x double> poison, <4 x i32> zeroinitializer
  %150 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %149, <4 x double> %147)
  %151 = shufflevector <4 x double> %134, <4 x double> poison, <4 x i32> zeroinitializer
  %152 = insertelement <4 x double> undef, double %130, i64 0
  %153 = shufflevector <4 x double> %152, <4 x double> poison, <4 x i32> zeroinitializer
  %154 = fmul <4 x double> %72, %153
  %155 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %151, <4 x double> %154)
  %156 = insertelement <4 x double> undef, double %133, i64 0
  %157 = shufflevector <4 x double> %156, <4 x double> poison, <4 x i32> zeroinitializer
  %158 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %75, <4 x double> %157, <4 x double> %155)
  switch i64 %66, label %160 [
    i64 3, label %161
    i64 4, label %159
  ]

159:
  br label %161

160:
  br label %161

161:
  %162 = phi <4 x double> [ %89, %77 ], [ %142, %160 ], [ %158, %159 ], [ %69, %93 ], [ %150, %95 ]
  %163 = phi <4 x double> [ %92, %77 ], [ %150, %160 ], [ %142, %159 ], [ %72, %93 ], [ %158, %95 ]
  %164 = phi <4 x double> [ %75, %77 ], [ %158, %160 ], [ %150, %159 ], [ %75, %93 ], [ %142, %95 ]
  %165 = shufflevector <4 x double> %162, <4 x double> %163, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %166 = shufflevector <4 x double> %162, <4 x double> %163, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %167 = shufflevector <4 x double> %165, <4 x double> %164, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %168 = shufflevector <4 x double> %165, <4 x double> %164, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %169 = shufflevector <4 x double> %166, <4 x double> %164, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %170 = getelementptr inbounds double, ptr %52, i64 12
  %171 = bitcast ptr %170 to ptr
  %172 = load <4 x double>, ptr %171, align 8
  br i1 %67, label %173, label %181

173:
  %174 = getelementptr inbounds i64, ptr %45, i64 2
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds double, ptr %56, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = insertelement <4 x double> poison, double %177, i64 0
  %179 = shufflevector <4 x double> %178, <4 x double> poison, <4 x i32> zeroinitializer
  %180 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %179, <4 x double> %164, <4 x double> %172)
  br label %181

181:
  %182 = phi <4 x double> [ %180, %173 ], [ %172, %161 ]
  %183 = getelementptr inbounds %struct.body, ptr %1, i64 %50, i32 2
  %184 = load <4 x double>, ptr %183, align 32
  %185 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %186 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %187 = fmul <4 x double> %168, %186
  %188 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %185, <4 x double> %187)
  %189 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %190 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %189, <4 x double> %188)
  %191 = getelementptr inbounds %struct.body, ptr %1, i64 %50, i32 4
  %192 = load <4 x double>, ptr %191, align 32
  %193 = getelementptr inbounds %struct.body, ptr %1, i64 %50, i32 3
  %194 = load <4 x double>, ptr %193, align 32
  %195 = shufflevector <4 x double> %182, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %196 = fmul <4 x double> %195, %194
  %197 = shufflevector <4 x double> %194, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %198 = fmul <4 x double> %182, %197
  %199 = fsub <4 x double> %196, %198
  %200 = shufflevector <4 x double> %199, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %201 = fadd <4 x double> %192, %200
  %202 = fmul <4 x double> %184, %195
  %203 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %204 = fmul <4 x double> %182, %203
  %205 = fsub <4 x double> %202, %204
  %206 = shufflevector <4 x double> %205, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %207 = shufflevector <4 x double> %206, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %208 = fmul <4 x double> %184, %207
  %209 = fmul <4 x double> %203, %206
  %210 = fsub <4 x double> %208, %209
  %211 = shufflevector <4 x double> %210, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %212 = fadd <4 x double> %201, %211
  %213 = getelementptr inbounds i64, ptr %45, i64 4
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %225, label %216

216:
  %217 = getelementptr inbounds %struct.body, ptr %1, i64 %50, i32 5
  %218 = load <4 x double>, ptr %217, align 32
  %219 = shufflevector <4 x double> %218, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = shufflevector <4 x double> %218, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %221 = fmul <4 x double> %168, %220
  %222 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %219, <4 x double> %221)
  %223 = shufflevector <4 x double> %218, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %224 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %223, <4 x double> %222)
  br label %225

225:
  %226 = phi <4 x double> [ %224, %216 ], [ %190, %181 ]
  %227 = getelementptr inbounds double, ptr %57, i64 %47
  %228 = load double, ptr %227, align 8
  %229 = insertelement <4 x double> poison, double %228, i64 0
  %230 = shufflevector <4 x double> %229, <4 x double> poison, <4 x i32> zeroinitializer
  %231 = fmul <4 x double> %230, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %232 = shufflevector <4 x double> %231, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %233 = fmul <4 x double> %226, %232
  %234 = shufflevector <4 x double> %226, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %235 = fmul <4 x double> %234, %231
  %236 = fsub <4 x double> %233, %235
  %237 = shufflevector <4 x double> %236, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %238 = shufflevector <4 x double> %194, <4 x double> poison, <4 x i32> zeroinitializer
  %239 = shufflevector <4 x double> %194, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %240 = fmul <4 x double> %168, %239
  %241 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %238, <4 x double> %240)
  %242 = shufflevector <4 x double> %194, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %243 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %242, <4 x double> %241)
  %244 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> zeroinitializer
  %245 = shufflevector <4 x double> %212, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %246 = fmul <4 x double> %168, %245
  %247 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %244, <4 x double> %246)
  %248 = shufflevector <4 x double> %212, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %249 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %248, <4 x double> %247)
  br i1 %67, label %250, label %256

250:
  %251 = insertelement <4 x double> poison, double %64, i64 0
  %252 = shufflevector <4 x double> %251, <4 x double> poison, <4 x i32> zeroinitializer
  %253 = fmul <4 x double> %252, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %254 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %237, <4 x double> splat (double 2.000000e+00), <4 x double> %253)
  %255 = fadd <4 x double> %249, %254
  br label %262

256:
  %257 = fadd <4 x double> %190, %231
  %258 = insertelement <4 x double> poison, double %64, i64 0
  %259 = shufflevector <4 x double> %258, <4 x double> poison, <4 x i32> zeroinitializer
  %260 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %259, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %237)
  %261 = fadd <4 x double> %243, %260
  br label %262

262:
  %263 = phi <4 x double> [ %255, %250 ], [ %249, %256 ]
  %264 = phi <4 x double> [ %243, %250 ], [ %261, %256 ]
  %265 = phi <4 x double> [ %190, %250 ], [ %257, %256 ]
  %266 = getelementptr inbounds double, ptr %52, i64 16
  %267 = bitcast ptr %266 to ptr
  %268 = load <4 x double>, ptr %267, align 8
  %269 = getelementptr inbounds double, ptr %52, i64 20
  %270 = bitcast ptr %269 to ptr
  %271 = load <4 x double>, ptr %270, align 8
  %272 = getelementptr inbounds double, ptr %52, i64 24
  %273 = bitcast ptr %272 to ptr
  %274 = load <4 x double>, ptr %273, align 8
  %275 = getelementptr inbounds double, ptr %52, i64 28
  %276 = bitcast ptr %275 to ptr
  %277 = load <4 x double>, ptr %276, align 8
  %278 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 0, i32 0
  store <4 x double> %162, ptr %278, align 32
  %279 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 0, i32 1
  store <4 x double> %163, ptr %279, align 32
  %280 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 0, i32 2
  store <4 x double> %164, ptr %280, align 32
  %281 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 1
  store <4 x double> %182, ptr %281, align 32
  %282 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 2
  store <4 x double> %265, ptr %282, align 32
  %283 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 3
  store <4 x double> %264, ptr %283, align 32
  %284 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 4
  store <4 x double> %263, ptr %284, align 32
  %285 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 5
  store <4 x double> %226, ptr %285, align 32
  %286 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 6, i32 0
  store <4 x double> %271, ptr %286, align 32
  %287 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 6, i32 1
  store <4 x double> %274, ptr %287, align 32
  %288 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 6, i32 2
  store <4 x double> %277, ptr %288, align 32
  %289 = extractelement <4 x double> %268, i64 2
  %290 = extractelement <4 x double> %268, i64 1
  %291 = fneg double %290
  %292 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %289, i64 1
  %293 = insertelement <4 x double> %292, double %291, i64 2
  %294 = fneg double %289
  %295 = extractelement <4 x double> %268, i64 0
  %296 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %294, i64 0
  %297 = shufflevector <4 x double> %296, <4 x double> %268, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %298 = fneg double %295
  %299 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %290, i64 0
  %300 = insertelement <4 x double> %299, double %298, i64 1
  %301 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 7, i32 0
  store <4 x double> %293, ptr %301, align 32
  %302 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 7, i32 1
  store <4 x double> %297, ptr %302, align 32
  %303 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 7, i32 2
  store <4 x double> %300, ptr %303, align 32
  %304 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %305 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %306 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %307 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 8, i32 0
  store <4 x double> %304, ptr %307, align 32
  %308 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 8, i32 1
  store <4 x double> %305, ptr %308, align 32
  %309 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 8, i32 2
  store <4 x double> %306, ptr %309, align 32
  %310 = shufflevector <4 x double> %268, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %311 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %312 = fmul <4 x double> %264, %311
  %313 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %314 = fmul <4 x double> %313, %268
  %315 = fsub <4 x double> %312, %314
  %316 = shufflevector <4 x double> %315, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %317 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %310, <4 x double> %263, <4 x double> %316)
  %318 = fmul <4 x double> %265, %311
  %319 = shufflevector <4 x double> %265, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %320 = fmul <4 x double> %268, %319
  %321 = fsub <4 x double> %318, %320
  %322 = shufflevector <4 x double> %321, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %323 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %324 = fmul <4 x double> %265, %323
  %325 = fmul <4 x double> %319, %322
  %326 = fsub <4 x double> %324, %325
  %327 = shufflevector <4 x double> %326, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %328 = fadd <4 x double> %317, %327
  %329 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 9
  store <4 x double> %328, ptr %329, align 32
  %330 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> zeroinitializer
  %331 = shufflevector <4 x double> %264, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %332 = fmul <4 x double> %331, %274
  %333 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %330, <4 x double> %332)
  %334 = shufflevector <4 x double> %264, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %335 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %277, <4 x double> %334, <4 x double> %333)
  %336 = shufflevector <4 x double> %265, <4 x double> poison, <4 x i32> zeroinitializer
  %337 = shufflevector <4 x double> %265, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %338 = fmul <4 x double> %337, %274
  %339 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %271, <4 x double> %336, <4 x double> %338)
  %340 = shufflevector <4 x double> %265, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %341 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %277, <4 x double> %340, <4 x double> %339)
  %342 = shufflevector <4 x double> %341, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %343 = fmul <4 x double> %265, %342
  %344 = fmul <4 x double> %319, %341
  %345 = fsub <4 x double> %343, %344
  %346 = shufflevector <4 x double> %345, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %347 = fadd <4 x double> %335, %346
  %348 = shufflevector <4 x double> %263, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %349 = fmul <4 x double> %348, %268
  %350 = fmul <4 x double> %263, %311
  %351 = fsub <4 x double> %349, %350
  %352 = shufflevector <4 x double> %351, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %353 = fadd <4 x double> %352, %347
  %354 = getelementptr inbounds %struct.body, ptr %49, i64 0, i32 10
  store <4 x double> %353, ptr %354, align 32
  %355 = icmp eq ptr %55, null
  br i1 %355, label %365, label %356

356:
  %357 = getelementptr inbounds double, ptr %55, i64 1
  %358 = bitcast ptr %357 to ptr
  %359 = load <4 x double>, ptr %358, align 8
  %360 = fsub <4 x double> %328, %359
  store <4 x double> %360, ptr %329, align 32
  %361 = getelementptr inbounds double, ptr %55, i64 4
  %362 = bitcast ptr %361 to ptr
  %363 = load <4 x double>, ptr %362, align 8
  %364 = fsub <4 x double> %353, %363
  store <4 x double> %364, ptr %354, align 32
  br label %365

365:
  br i1 %21, label %436, label %366

366:
  %367 = getelementptr inbounds %struct.place, ptr %39, i64 %42
  %368 = load i64, ptr %45, align 8
  %369 = load ptr, ptr %36, align 8
  %370 = getelementptr inbounds %struct.place, ptr %2, i64 %368, i32 0, i32 0
  %371 = load <4 x double>, ptr %370, align 32
  %372 = shufflevector <4 x double> %182, <4 x double> poison, <4 x i32> zeroinitializer
  %373 = getelementptr inbounds %struct.place, ptr %2, i64 %368, i32 0, i32 1
  %374 = load <4 x double>, ptr %373, align 32
  %375 = shufflevector <4 x double> %182, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %376 = fmul <4 x double> %375, %374
  %377 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> %372, <4 x double> %376)
  %378 = getelementptr inbounds %struct.place, ptr %2, i64 %368, i32 0, i32 2
  %379 = load <4 x double>, ptr %378, align 32
  %380 = shufflevector <4 x double> %182, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %381 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %379, <4 x double> %380, <4 x double> %377)
  %382 = shufflevector <4 x double> %162, <4 x double> poison, <4 x i32> zeroinitializer
  %383 = shufflevector <4 x double> %162, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %384 = fmul <4 x double> %374, %383
  %385 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> %382, <4 x double> %384)
  %386 = shufflevector <4 x double> %162, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %387 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %379, <4 x double> %386, <4 x double> %385)
  %388 = shufflevector <4 x double> %163, <4 x double> poison, <4 x i32> zeroinitializer
  %389 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %390 = fmul <4 x double> %374, %389
  %391 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> %388, <4 x double> %390)
  %392 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %393 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %379, <4 x double> %392, <4 x double> %391)
  %394 = shufflevector <4 x double> %164, <4 x double> poison, <4 x i32> zeroinitializer
  %395 = shufflevector <4 x double> %164, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %396 = fmul <4 x double> %374, %395
  %397 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> %394, <4 x double> %396)
  %398 = shufflevector <4 x double> %164, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %399 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %379, <4 x double> %398, <4 x double> %397)
  %400 = getelementptr inbounds %struct.place, ptr %367, i64 0, i32 0, i32 0
  store <4 x double> %387, ptr %400, align 32
  %401 = getelementptr inbounds %struct.place, ptr %367, i64 0, i32 0, i32 1
  store <4 x double> %393, ptr %401, align 32
  %402 = getelementptr inbounds %struct.place, ptr %367, i64 0, i32 0, i32 2
  store <4 x double> %399, ptr %402, align 32
  %403 = getelementptr inbounds %struct.place, ptr %2, i64 %368, i32 1
  %404 = load <4 x double>, ptr %403, align 32
  %405 = fadd <4 x double> %381, %404
  %406 = getelementptr inbounds %struct.place, ptr %367, i64 0, i32 1
  store <4 x double> %405, ptr %406, align 32
  %407 = getelementptr inbounds %struct.place, ptr %2, i64 %368, i32 2
  %408 = load <4 x double>, ptr %407, align 32
  %409 = getelementptr inbounds %struct.place, ptr %2, i64 %368, i32 3
  %410 = load <4 x double>, ptr %409, align 32
  %411 = shufflevector <4 x double> %381, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %412 = fmul <4 x double> %411, %410
  %413 = shufflevector <4 x double> %410, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %414 = fmul <4 x double> %381, %413
  %415 = fsub <4 x double> %412, %414
  %416 = shufflevector <4 x double> %415, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %417 = fadd <4 x double> %408, %416
  %418 = getelementptr inbounds %struct.place, ptr %367, i64 0, i32 2
  store <4 x double> %417, ptr %418, align 32
  %419 = load <4 x double>, ptr %282, align 32
  %420 = shufflevector <4 x double> %419, <4 x double> poison, <4 x i32> zeroinitializer
  %421 = shufflevector <4 x double> %419, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %422 = fmul <4 x double> %393, %421
  %423 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %387, <4 x double> %420, <4 x double> %422)
  %424 = shufflevector <4 x double> %419, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %425 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %399, <4 x double> %424, <4 x double> %423)
  %426 = getelementptr inbounds %struct.place, ptr %367, i64 0, i32 3
  store <4 x double> %425, ptr %426, align 32
  %427 = load i64, ptr %65, align 8
  %428 = icmp eq i64 %427, 1
  br i1 %428, label %429, label %436

429:
  %430 = load i64, ptr %46, align 8
  %431 = getelementptr inbounds double, ptr %369, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = insertelement <4 x double> poison, double %432, i64 0
  %434 = shufflevector <4 x double> %433, <4 x double> poison, <4 x i32> zeroinitializer
  %435 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %434, <4 x double> %399, <4 x double> %417)
  store <4 x double> %435, ptr %418, align 32
  br label %436

436:
  %437 = add nuw nsw i64 %42, 1
  %438 = load i64, ptr %29, align 8
  %439 = icmp slt i64 %437, %438
  br i1 %439, label %41, label %40
}

define internal void @find_J(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = alloca [3 x <4 x double>], align 32
  %6 = alloca [3 x <4 x double>], align 32
  %7 = alloca [3 x <4 x double>], align 32
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %40

13:
  %14 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 10
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %16 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 8
  %17 = bitcast ptr %16 to ptr
  %18 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %19 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 12
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %22 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %24 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %25 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 9
  %26 = bitcast ptr %5 to ptr
  %27 = getelementptr inbounds [3 x <4 x double>], ptr %5, i64 0, i64 0
  %28 = getelementptr inbounds [3 x <4 x double>], ptr %5, i64 0, i64 1
  %29 = getelementptr inbounds [3 x <4 x double>], ptr %5, i64 0, i64 2
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %31 = bitcast ptr %6 to ptr
  %32 = bitcast ptr %7 to ptr
  %33 = getelementptr inbounds [3 x <4 x double>], ptr %6, i64 0, i64 2
  %34 = getelementptr inbounds [3 x <4 x double>], ptr %6, i64 0, i64 1
  %35 = getelementptr inbounds [3 x <4 x double>], ptr %7, i64 0, i64 0
  %36 = getelementptr inbounds [3 x <4 x double>], ptr %6, i64 0, i64 0
  %37 = getelementptr inbounds [3 x <4 x double>], ptr %7, i64 0, i64 1
  %38 = getelementptr inbounds [3 x <4 x double>], ptr %7, i64 0, i64 2
  %39 = load i64, ptr %15, align 8
  br label %41

40:
  ret void

41:
  %42 = phi i64 [ %39, %13 ], [ %297, %296 ]
  %43 = phi i64 [ 0, %13 ], [ %298, %296 ]
  %44 = load ptr, ptr %14, align 8
  %45 = add nsw i64 %42, 1
  %46 = mul nsw i64 %45, %43
  %47 = getelementptr inbounds <4 x double>, ptr %44, i64 %46
  %48 = load ptr, ptr %17, align 8
  %49 = load i64, ptr %18, align 8
  %50 = mul i64 %49, 192
  tail call void @llvm.memset.p0.i64(ptr align 32 %48, i8 0, i64 %50, i1 false)
  %51 = load ptr, ptr %19, align 8
  %52 = load i64, ptr %15, align 8
  %53 = add nsw i64 %52, 1
  tail call void @llvm.memset.p0.i64(ptr align 1 %51, i8 0, i64 %53, i1 false)
  %54 = load i64, ptr %20, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %59, label %56

56:
  %57 = load i64, ptr %18, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %90, label %148

59:
  %60 = phi i64 [ %87, %86 ], [ %54, %41 ]
  %61 = phi i64 [ %88, %86 ], [ 0, %41 ]
  %62 = load ptr, ptr %21, align 8
  %63 = shl nuw nsw i64 %61, 1
  %64 = getelementptr inbounds i64, ptr %62, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = sdiv i64 %65, 4
  %67 = srem i64 %65, 4
  %68 = icmp eq i64 %66, %43
  br i1 %68, label %69, label %86

69:
  %70 = load ptr, ptr %22, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %61
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %16, align 8
  %74 = getelementptr inbounds i64, ptr %64, i64 1
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds <4 x double>, ptr %73, i64 %75, i64 %67
  %77 = load double, ptr %76, align 8
  %78 = fsub double %77, %72
  store double %78, ptr %76, align 8
  %79 = load ptr, ptr %19, align 8
  %80 = load ptr, ptr %23, align 8
  %81 = sdiv i64 %75, 6
  %82 = getelementptr inbounds i64, ptr %80, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store i8 1, ptr %84, align 1
  %85 = load i64, ptr %20, align 8
  br label %86

86:
  %87 = phi i64 [ %60, %59 ], [ %85, %69 ]
  %88 = add nuw nsw i64 %61, 1
  %89 = icmp slt i64 %88, %87
  br i1 %89, label %59, label %56

90:
  %91 = phi i64 [ %145, %144 ], [ %57, %56 ]
  %92 = phi i64 [ %146, %144 ], [ 0, %56 ]
  %93 = load ptr, ptr %19, align 8
  %94 = load ptr, ptr %23, align 8
  %95 = getelementptr inbounds i64, ptr %94, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  %98 = load i8, ptr %97, align 1
  %99 = icmp eq i8 %98, 0
  br i1 %99, label %144, label %100

100:
  %101 = load ptr, ptr %24, align 8
  %102 = load ptr, ptr %16, align 8
  %103 = mul nsw i64 %92, 6
  %104 = getelementptr inbounds <4 x double>, ptr %102, i64 %103
  %105 = load ptr, ptr %25, align 8
  %106 = mul nsw i64 %96, 6
  %107 = getelementptr inbounds <4 x double>, ptr %105, i64 %106
  %108 = getelementptr inbounds %struct.place, ptr %101, i64 %96, i32 0, i32 0
  %109 = load <4 x double>, ptr %108, align 32
  store <4 x double> %109, ptr %27, align 32
  %110 = getelementptr inbounds %struct.place, ptr %101, i64 %96, i32 0, i32 1
  %111 = load <4 x double>, ptr %110, align 32
  store <4 x double> %111, ptr %28, align 32
  %112 = getelementptr inbounds %struct.place, ptr %101, i64 %96, i32 0, i32 2
  %113 = load <4 x double>, ptr %112, align 32
  store <4 x double> %113, ptr %29, align 32
  br label %114

114:
  %115 = phi <4 x double> [ %109, %100 ], [ %125, %123 ]
  %116 = phi i64 [ 0, %100 ], [ %121, %123 ]
  %117 = shufflevector <4 x double> %115, <4 x double> poison, <4 x i32> zeroinitializer
  %118 = shufflevector <4 x double> %115, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %119 = shufflevector <4 x double> %115, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  br label %126

120:
  %121 = add nuw nsw i64 %116, 1
  %122 = icmp eq i64 %121, 3
  br i1 %122, label %142, label %123

123:
  %124 = getelementptr inbounds [3 x <4 x double>], ptr %5, i64 0, i64 %121
  %125 = load <4 x double>, ptr %124, align 32
  br label %114

126:
  %127 = phi i1 [ true, %114 ], [ false, %126 ]
  %128 = phi i64 [ 0, %114 ], [ 3, %126 ]
  %129 = getelementptr inbounds <4 x double>, ptr %104, i64 %128
  %130 = load <4 x double>, ptr %129, align 32
  %131 = add nuw nsw i64 %128, 1
  %132 = getelementptr inbounds <4 x double>, ptr %104, i64 %131
  %133 = load <4 x double>, ptr %132, align 32
  %134 = fmul <4 x double> %118, %133
  %135 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %117, <4 x double> %130, <4 x double> %134)
  %136 = add nuw nsw i64 %128, 2
  %137 = getelementptr inbounds <4 x double>, ptr %104, i64 %136
  %138 = load <4 x double>, ptr %137, align 32
  %139 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %119, <4 x double> %138, <4 x double> %135)
  %140 = add nuw nsw i64 %128, %116
  %141 = getelementptr inbounds <4 x double>, ptr %107, i64 %140
  store <4 x double> %139, ptr %141, align 32
  br i1 %127, label %126, label %120

142:
  %143 = load i64, ptr %18, align 8
  br label %144

144:
  %145 = phi i64 [ %91, %90 ], [ %143, %142 ]
  %146 = add nuw nsw i64 %92, 1
  %147 = icmp slt i64 %146, %145
  br i1 %147, label %90, label %148

148:
  %149 = load i64, ptr %15, align 8
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %151, label %296

151:
  %152 = phi i64 [ %287, %284 ], [ %149, %148 ]
  %153 = load ptr, ptr %30, align 8
  %154 = mul i64 %152, 5
  %155 = add i64 %154, -5
  %156 = getelementptr inbounds i64, ptr %153, i64 %155
  %157 = load ptr, ptr %25, align 8
  %158 = mul nsw i64 %152, 6
  %159 = getelementptr inbounds <4 x double>, ptr %157, i64 %158
  %160 = load ptr, ptr %19, align 8
  %161 = getelementptr inbounds i8, ptr %160, i64 %152
  %162 = load i8, ptr %161, align 1
  %163 = icmp eq i8 %162, 0
  br i1 %163, label %284, label %164

164:
  %165 = getelementptr inbounds i64, ptr %156, i64 3
  %166 = load i64, ptr %165, align 8
  %167 = load i64, ptr %8, align 8
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %169, label %177

169:
  %170 = getelementptr inbounds i64, ptr %156, i64 1
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, 1
  %173 = select i1 %172, i64 2, i64 5
  %174 = getelementptr inbounds <4 x double>, ptr %159, i64 %173
  %175 = load <4 x double>, ptr %174, align 32
  %176 = fneg <4 x double> %175
  br label %177

177:
  %178 = phi <4 x double> [ zeroinitializer, %164 ], [ %176, %169 ]
  %179 = load i64, ptr %156, align 8
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %284, label %181

181:
  %182 = getelementptr inbounds %struct.body, ptr %1, i64 %152, i32 0, i32 0
  %183 = load <4 x double>, ptr %182, align 32
  %184 = getelementptr inbounds %struct.body, ptr %1, i64 %152, i32 0, i32 1
  %185 = load <4 x double>, ptr %184, align 32
  %186 = getelementptr inbounds %struct.body, ptr %1, i64 %152, i32 0, i32 2
  %187 = load <4 x double>, ptr %186, align 32
  %188 = getelementptr inbounds %struct.body, ptr %1, i64 %152, i32 1
  %189 = load <4 x double>, ptr %188, align 32
  %190 = load <4 x double>, ptr %159, align 32
  %191 = getelementptr inbounds <4 x double>, ptr %159, i64 1
  %192 = load <4 x double>, ptr %191, align 32
  %193 = getelementptr inbounds <4 x double>, ptr %159, i64 2
  %194 = load <4 x double>, ptr %193, align 32
  %195 = getelementptr inbounds <4 x double>, ptr %159, i64 3
  %196 = load <4 x double>, ptr %195, align 32
  %197 = getelementptr inbounds <4 x double>, ptr %159, i64 4
  %198 = load <4 x double>, ptr %197, align 32
  %199 = getelementptr inbounds <4 x double>, ptr %159, i64 5
  %200 = load <4 x double>, ptr %199, align 32
  br label %226

201:
  %202 = mul nsw i64 %179, 6
  %203 = getelementptr inbounds <4 x double>, ptr %157, i64 %202
  %204 = getelementptr inbounds i8, ptr %160, i64 %179
  %205 = shufflevector <4 x double> %189, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %206 = load <4 x double>, ptr %33, align 32
  %207 = shufflevector <4 x double> %189, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %208 = load <4 x double>, ptr %34, align 32
  %209 = fneg <4 x double> %207
  %210 = fmul <4 x double> %208, %209
  %211 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %205, <4 x double> %206, <4 x double> %210)
  %212 = load <4 x double>, ptr %35, align 32
  %213 = fadd <4 x double> %212, %211
  store <4 x double> %213, ptr %35, align 32
  %214 = load <4 x double>, ptr %36, align 32
  %215 = shufflevector <4 x double> %189, <4 x double> poison, <4 x i32> zeroinitializer
  %216 = fneg <4 x double> %215
  %217 = fmul <4 x double> %206, %216
  %218 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %207, <4 x double> %214, <4 x double> %217)
  %219 = load <4 x double>, ptr %37, align 32
  %220 = fadd <4 x double> %219, %218
  store <4 x double> %220, ptr %37, align 32
  %221 = fneg <4 x double> %205
  %222 = fmul <4 x double> %214, %221
  %223 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %215, <4 x double> %208, <4 x double> %222)
  %224 = load <4 x double>, ptr %38, align 32
  %225 = fadd <4 x double> %223, %224
  store <4 x double> %225, ptr %38, align 32
  br label %248

226:
  %227 = phi i64 [ 0, %181 ], [ %246, %226 ]
  %228 = trunc i64 %227 to i32
  %229 = extractelement <4 x double> %183, i32 %228
  %230 = insertelement <4 x double> poison, double %229, i64 0
  %231 = shufflevector <4 x double> %230, <4 x double> poison, <4 x i32> zeroinitializer
  %232 = extractelement <4 x double> %185, i32 %228
  %233 = insertelement <4 x double> poison, double %232, i64 0
  %234 = shufflevector <4 x double> %233, <4 x double> poison, <4 x i32> zeroinitializer
  %235 = fmul <4 x double> %192, %234
  %236 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %231, <4 x double> %190, <4 x double> %235)
  %237 = extractelement <4 x double> %187, i32 %228
  %238 = insertelement <4 x double> poison, double %237, i64 0
  %239 = shufflevector <4 x double> %238, <4 x double> poison, <4 x i32> zeroinitializer
  %240 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %239, <4 x double> %194, <4 x double> %236)
  %241 = getelementptr inbounds [3 x <4 x double>], ptr %6, i64 0, i64 %227
  store <4 x double> %240, ptr %241, align 32
  %242 = fmul <4 x double> %198, %234
  %243 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %231, <4 x double> %196, <4 x double> %242)
  %244 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %239, <4 x double> %200, <4 x double> %243)
  %245 = getelementptr inbounds [3 x <4 x double>], ptr %7, i64 0, i64 %227
  store <4 x double> %244, ptr %245, align 32
  %246 = add nuw nsw i64 %227, 1
  %247 = icmp eq i64 %246, 3
  br i1 %247, label %201, label %226

248:
  %249 = phi i64 [ 0, %201 ], [ %281, %277 ]
  %250 = load i8, ptr %204, align 1
  %251 = icmp eq i8 %250, 0
  br i1 %251, label %258, label %252

252:
  %253 = getelementptr inbounds <4 x double>, ptr %203, i64 %249
  %254 = load <4 x double>, ptr %253, align 32
  %255 = getelementptr inbounds [3 x <4 x double>], ptr %6, i64 0, i64 %249
  %256 = load <4 x double>, ptr %255, align 32
  %257 = fadd <4 x double> %254, %256
  br label %261

258:
  %259 = getelementptr inbounds [3 x <4 x double>], ptr %6, i64 0, i64 %249
  %260 = load <4 x double>, ptr %259, align 32
  br label %261

261:
  %262 = phi <4 x double> [ %257, %252 ], [ %260, %258 ]
  %263 = getelementptr inbounds <4 x double>, ptr %203, i64 %249
  store <4 x double> %262, ptr %263, align 32
  %264 = load i8, ptr %204, align 1
  %265 = icmp eq i8 %264, 0
  br i1 %265, label %273, label %266

266:
  %267 = add nuw nsw i64 %249, 3
  %268 = getelementptr inbounds <4 x double>, ptr %203, i64 %267
  %269 = load <4 x double>, ptr %268, align 32
  %270 = getelementptr inbounds [3 x <4 x double>], ptr %7, i64 0, i64 %249
  %271 = load <4 x double>, ptr %270, align 32
  %272 = fadd <4 x double> %269, %271
  br label %277

273:
  %274 = getelementptr inbounds [3 x <4 x double>], ptr %7, i64 0, i64 %249
  %275 = load <4 x double>, ptr %274, align 32
  %276 = add nuw nsw i64 %249, 3
  br label %277

277:
  %278 = phi i64 [ %276, %273 ], [ %267, %266 ]
  %279 = phi <4 x double> [ %275, %273 ], [ %272, %266 ]
  %280 = getelementptr inbounds <4 x double>, ptr %203, i64 %278
  store <4 x double> %279, ptr %280, align 32
  %281 = add nuw nsw i64 %249, 1
  %282 = icmp eq i64 %281, 3
  br i1 %282, label %283, label %248

283:
  store i8 1, ptr %204, align 1
  br label %284

284:
  %285 = phi <4 x double> [ %178, %283 ], [ %178, %177 ], [ zeroinitializer, %151 ]
  %286 = getelementptr inbounds <4 x double>, ptr %47, i64 %152
  store <4 x double> %285, ptr %286, align 32
  %287 = add nsw i64 %152, -1
  %288 = icmp sgt i64 %152, 1
  br i1 %288, label %151, label %289

289:
  %290 = load i64, ptr %15, align 8
  %291 = shl i64 %43, 2
  %292 = icmp slt i64 %290, 1
  br i1 %292, label %296, label %293

293:
  %294 = load ptr, ptr %30, align 8
  %295 = add nuw nsw i64 %291, 4
  br label %303

296:
  %297 = phi i64 [ %290, %289 ], [ %149, %148 ], [ %290, %314 ]
  %298 = add nuw nsw i64 %43, 1
  %299 = load i64, ptr %10, align 8
  %300 = add nsw i64 %299, 3
  %301 = sdiv i64 %300, 4
  %302 = icmp slt i64 %298, %301
  br i1 %302, label %41, label %40

303:
  %304 = phi i64 [ 1, %293 ], [ %315, %314 ]
  %305 = mul i64 %304, 5
  %306 = add i64 %305, -2
  %307 = getelementptr inbounds i64, ptr %294, i64 %306
  %308 = load i64, ptr %307, align 8
  %309 = icmp slt i64 %308, %9
  br i1 %309, label %310, label %314

310:
  %311 = load i64, ptr %10, align 8
  %312 = getelementptr inbounds <4 x double>, ptr %47, i64 %304
  %313 = icmp slt i64 %291, %311
  br i1 %313, label %317, label %314

314:
  %315 = add nuw i64 %304, 1
  %316 = icmp eq i64 %304, %290
  br i1 %316, label %296, label %303

317:
  %318 = phi i64 [ %328, %327 ], [ %291, %310 ]
  %319 = icmp ult i64 %318, %295
  br i1 %319, label %320, label %327

320:
  %321 = load <4 x double>, ptr %312, align 32
  %322 = and i64 %318, 3
  %323 = extractelement <4 x double> %321, i64 %322
  %324 = mul nsw i64 %318, %9
  %325 = add nsw i64 %324, %308
  %326 = getelementptr inbounds double, ptr %3, i64 %325
  store double %323, ptr %326, align 8
  br label %327

327:
  %328 = add nuw nsw i64 %318, 1
  %329 = icmp slt i64 %328, %311
  br i1 %329, label %317, label %314
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
  br i1 %28, label %29, label %549

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
  %89 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %90 = load i64, ptr %89, align 8
  %91 = add nsw i64 %90, 1
  %92 = ptrtoint ptr %86 to i64
  %93 = add i64 %92, 63
  %94 = and i64 %93, -64
  %95 = inttoptr i64 %94 to ptr
  %96 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 0
  store ptr %95, ptr %96, align 8
  %97 = getelementptr inbounds %struct.place, ptr %95, i64 %91, i32 0, i32 0
  %98 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 8
  store ptr %97, ptr %98, align 8
  %99 = mul nsw i64 %88, 6
  %100 = getelementptr inbounds <4 x double>, ptr %97, i64 %99
  %101 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 9
  store ptr %100, ptr %101, align 8
  %102 = mul nsw i64 %91, 6
  %103 = getelementptr inbounds <4 x double>, ptr %100, i64 %102
  %104 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 11
  store ptr %103, ptr %104, align 8
  %105 = getelementptr inbounds <4 x double>, ptr %103, i64 %91
  %106 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 10
  store ptr %105, ptr %106, align 8
  %107 = add nsw i64 %77, 3
  %108 = sdiv i64 %107, 4
  %109 = mul nsw i64 %91, %108
  %110 = getelementptr inbounds <4 x double>, ptr %105, i64 %109
  %111 = getelementptr <4 x double>, ptr %110, i64 0, i64 0
  %112 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 1
  store ptr %111, ptr %112, align 8
  %113 = mul nsw i64 %88, 18
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  %115 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 2
  store ptr %114, ptr %115, align 8
  %116 = getelementptr inbounds double, ptr %114, i64 %77
  %117 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 3
  store ptr %116, ptr %117, align 8
  %118 = getelementptr inbounds double, ptr %116, i64 %77
  %119 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 4
  store ptr %118, ptr %119, align 8
  %120 = getelementptr inbounds double, ptr %118, i64 %77
  %121 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 5
  store ptr %120, ptr %121, align 8
  %122 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds double, ptr %120, i64 %123
  %125 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 6
  store ptr %124, ptr %125, align 8
  %126 = getelementptr inbounds double, ptr %124, i64 %99
  %127 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 7
  store ptr %126, ptr %127, align 8
  %128 = mul nsw i64 %77, %77
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  %130 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 12
  %131 = bitcast ptr %130 to ptr
  store ptr %129, ptr %131, align 8
  %132 = mul i64 %33, %31
  %133 = getelementptr inbounds double, ptr %30, i64 %132
  %134 = shl nsw i64 %31, 1
  %135 = mul nsw i64 %134, %31
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  %137 = getelementptr inbounds double, ptr %136, i64 %33
  %138 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 2
  %139 = load ptr, ptr %138, align 8
  call void @go_outward(ptr %0, ptr %139, ptr %95, ptr %8, ptr %5, ptr null)
  %140 = load i64, ptr %87, align 8
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %218

142:
  %143 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %144 = load ptr, ptr %143, align 8
  br label %145

145:
  %146 = phi i64 [ 0, %142 ], [ %216, %215 ]
  %147 = getelementptr inbounds i64, ptr %144, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = mul nuw nsw i64 %146, 18
  %150 = getelementptr inbounds double, ptr %111, i64 %149
  %151 = getelementptr inbounds %struct.place, ptr %95, i64 %148, i32 1
  %152 = load <4 x double>, ptr %151, align 32
  br label %153

153:
  %154 = phi i64 [ 0, %145 ], [ %158, %153 ]
  %155 = trunc i64 %154 to i32
  %156 = extractelement <4 x double> %152, i32 %155
  %157 = getelementptr inbounds double, ptr %150, i64 %154
  store double %156, ptr %157, align 8
  %158 = add nuw nsw i64 %154, 1
  %159 = icmp eq i64 %158, 3
  br i1 %159, label %160, label %153

160:
  %161 = getelementptr inbounds double, ptr %150, i64 3
  %162 = getelementptr inbounds %struct.place, ptr %95, i64 %148, i32 0, i32 0
  %163 = load <4 x double>, ptr %162, align 64
  br label %164

164:
  %165 = phi i64 [ 0, %160 ], [ %169, %164 ]
  %166 = trunc i64 %165 to i32
  %167 = extractelement <4 x double> %163, i32 %166
  %168 = getelementptr inbounds double, ptr %161, i64 %165
  store double %167, ptr %168, align 8
  %169 = add nuw nsw i64 %165, 1
  %170 = icmp eq i64 %169, 3
  br i1 %170, label %171, label %164

171:
  %172 = getelementptr inbounds double, ptr %161, i64 3
  %173 = getelementptr inbounds %struct.place, ptr %95, i64 %148, i32 0, i32 1
  %174 = load <4 x double>, ptr %173, align 32
  br label %175

175:
  %176 = phi i64 [ 0, %171 ], [ %180, %175 ]
  %177 = trunc i64 %176 to i32
  %178 = extractelement <4 x double> %174, i32 %177
  %179 = getelementptr inbounds double, ptr %172, i64 %176
  store double %178, ptr %179, align 8
  %180 = add nuw nsw i64 %176, 1
  %181 = icmp eq i64 %180, 3
  br i1 %181, label %182, label %175

182:
  %183 = getelementptr inbounds double, ptr %161, i64 6
  %184 = getelementptr inbounds %struct.place, ptr %95, i64 %148, i32 0, i32 2
  %185 = load <4 x double>, ptr %184, align 64
  br label %186

186:
  %187 = phi i64 [ 0, %182 ], [ %191, %186 ]
  %188 = trunc i64 %187 to i32
  %189 = extractelement <4 x double> %185, i32 %188
  %190 = getelementptr inbounds double, ptr %183, i64 %187
  store double %189, ptr %190, align 8
  %191 = add nuw nsw i64 %187, 1
  %192 = icmp eq i64 %191, 3
  br i1 %192, label %193, label %186

193:
  %194 = getelementptr inbounds double, ptr %150, i64 12
  %195 = getelementptr inbounds %struct.place, ptr %95, i64 %148, i32 2
  %196 = load <4 x double>, ptr %195, align 64
  br label %197

197:
  %198 = phi i64 [ 0, %193 ], [ %202, %197 ]
  %199 = trunc i64 %198 to i32
  %200 = extractelement <4 x double> %196, i32 %199
  %201 = getelementptr inbounds double, ptr %194, i64 %198
  store double %200, ptr %201, align 8
  %202 = add nuw nsw i64 %198, 1
  %203 = icmp eq i64 %202, 3
  br i1 %203, label %204, label %197

204:
  %205 = getelementptr inbounds double, ptr %194, i64 3
  %206 = getelementptr inbounds %struct.place, ptr %95, i64 %148, i32 3
  %207 = load <4 x double>, ptr %206, align 32
  br label %208

208:
  %209 = phi i64 [ 0, %204 ], [ %213, %208 ]
  %210 = trunc i64 %209 to i32
  %211 = extractelement <4 x double> %207, i32 %210
  %212 = getelementptr inbounds double, ptr %205, i64 %209
  store double %211, ptr %212, align 8
  %213 = add nuw nsw i64 %209, 1
  %214 = icmp eq i64 %213, 3
  br i1 %214, label %215, label %208

215:
  %216 = add nuw nsw i64 %146, 1
  %217 = icmp eq i64 %216, %140
  br i1 %217, label %218, label %145

218:
  %219 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds double, ptr %5, i64 4
  %222 = load i64, ptr %89, align 8
  %223 = mul nsw i64 %222, 36
  %224 = getelementptr inbounds double, ptr %221, i64 %223
  %225 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds double, ptr %224, i64 %226
  tail call void %220(double %1, ptr %111, ptr %3, ptr %4, ptr %227, ptr %114)
  call void @find_J(ptr %0, ptr %139, ptr %9, ptr %30)
  %228 = icmp sgt i64 %31, 0
  br i1 %228, label %229, label %312

229:
  %230 = icmp sgt i64 %33, 0
  br label %231

231:
  %232 = phi i64 [ 1, %229 ], [ %329, %327 ]
  %233 = phi i64 [ 0, %229 ], [ %328, %327 ]
  %234 = mul nsw i64 %233, %31
  %235 = mul nsw i64 %233, %33
  br label %323

236:
  %237 = phi i64 [ %244, %243 ], [ 0, %327 ]
  %238 = mul nsw i64 %237, %31
  %239 = getelementptr inbounds double, ptr %126, i64 %238
  %240 = icmp ult i64 %237, 8
  %241 = add nsw i64 %238, %237
  %242 = getelementptr inbounds double, ptr %126, i64 %241
  br label %246

243:
  %244 = add nuw nsw i64 %237, 1
  %245 = icmp eq i64 %244, %31
  br i1 %245, label %312, label %236

246:
  %247 = phi i64 [ %237, %236 ], [ %310, %308 ]
  %248 = mul nsw i64 %247, %31
  %249 = add nsw i64 %248, %237
  %250 = getelementptr inbounds double, ptr %126, i64 %249
  %251 = load double, ptr %250, align 8
  %252 = getelementptr inbounds double, ptr %126, i64 %248
  br i1 %240, label %276, label %253

253:
  %254 = phi i64 [ %272, %253 ], [ 8, %246 ]
  %255 = phi <4 x double> [ %264, %253 ], [ zeroinitializer, %246 ]
  %256 = phi i64 [ %254, %253 ], [ 0, %246 ]
  %257 = phi <4 x double> [ %271, %253 ], [ zeroinitializer, %246 ]
  %258 = getelementptr inbounds double, ptr %252, i64 %256
  %259 = bitcast ptr %258 to ptr
  %260 = load <4 x double>, ptr %259, align 8
  %261 = getelementptr inbounds double, ptr %239, i64 %256
  %262 = bitcast ptr %261 to ptr
  %263 = load <4 x double>, ptr %262, align 8
  %264 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %260, <4 x double> %263, <4 x double> %255)
  %265 = getelementptr inbounds double, ptr %258, i64 4
  %266 = bitcast ptr %265 to ptr
  %267 = load <4 x double>, ptr %266, align 8
  %268 = getelementptr inbounds double, ptr %261, i64 4
  %269 = bitcast ptr %268 to ptr
  %270 = load <4 x double>, ptr %269, align 8
  %271 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %267, <4 x double> %270, <4 x double> %257)
  %272 = add nuw nsw i64 %254, 8
  %273 = icmp ugt i64 %272, %237
  br i1 %273, label %274, label %253

274:
  %275 = fadd <4 x double> %264, %271
  br label %276

276:
  %277 = phi i64 [ 0, %246 ], [ %254, %274 ]
  %278 = phi <4 x double> [ zeroinitializer, %246 ], [ %275, %274 ]
  %279 = extractelement <4 x double> %278, i64 0
  %280 = extractelement <4 x double> %278, i64 1
  %281 = fadd double %279, %280
  %282 = extractelement <4 x double> %278, i64 2
  %283 = extractelement <4 x double> %278, i64 3
  %284 = fadd double %282, %283
  %285 = fadd double %281, %284
  %286 = icmp ult i64 %277, %237
  br i1 %286, label %287, label %297

287:
  %288 = phi double [ %294, %287 ], [ %285, %276 ]
  %289 = phi i64 [ %295, %287 ], [ %277, %276 ]
  %290 = getelementptr inbounds double, ptr %252, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = getelementptr inbounds double, ptr %239, i64 %289
  %293 = load double, ptr %292, align 8
  %294 = tail call double @llvm.fmuladd.f64(double %291, double %293, double %288)
  %295 = add nuw nsw i64 %289, 1
  %296 = icmp eq i64 %295, %237
  br i1 %296, label %297, label %287

297:
  %298 = phi double [ %285, %276 ], [ %294, %287 ]
  %299 = fsub double %251, %298
  %300 = icmp eq i64 %247, %237
  br i1 %300, label %301, label %305

301:
  %302 = fcmp ogt double %299, 0.000000e+00
  %303 = tail call double @llvm.sqrt.f64(double %299)
  %304 = select i1 %302, double %303, double 0x7FF8000000000000
  br label %308

305:
  %306 = load double, ptr %242, align 8
  %307 = fdiv double %299, %306
  br label %308

308:
  %309 = phi double [ %307, %305 ], [ %304, %301 ]
  store double %309, ptr %250, align 8
  %310 = add nuw nsw i64 %247, 1
  %311 = icmp slt i64 %310, %31
  br i1 %311, label %246, label %243

312:
  %313 = bitcast ptr %6 to ptr
  %314 = bitcast ptr %2 to ptr
  %315 = add nsw i64 %33, %32
  %316 = add nsw i64 %315, %35
  %317 = shl i64 %316, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %313, ptr align 8 %314, i64 %317, i1 false)
  %318 = bitcast ptr %136 to ptr
  %319 = shl i64 %33, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %318, i8 0, i64 %319, i1 false)
  call void @step_back(ptr %9, ptr %30, i64 %31, i64 %33, ptr %114, ptr %136)
  %320 = load ptr, ptr %117, align 8
  %321 = getelementptr inbounds double, ptr %6, i64 %32
  call void @step_back(ptr %9, ptr %30, i64 %31, i64 %33, ptr %320, ptr %321)
  tail call void @coordinate_rates(ptr %0, ptr %2, ptr %136, ptr %137)
  %322 = icmp sgt i64 %32, 0
  br i1 %322, label %537, label %349

323:
  %324 = phi i64 [ 0, %231 ], [ %335, %331 ]
  br i1 %230, label %325, label %331

325:
  %326 = mul nsw i64 %324, %33
  br label %337

327:
  %328 = add nuw nsw i64 %233, 1
  %329 = add nuw i64 %232, 1
  %330 = icmp eq i64 %328, %31
  br i1 %330, label %236, label %231

331:
  %332 = phi double [ 0.000000e+00, %323 ], [ %346, %337 ]
  %333 = add nsw i64 %324, %234
  %334 = getelementptr inbounds double, ptr %126, i64 %333
  store double %332, ptr %334, align 8
  %335 = add nuw nsw i64 %324, 1
  %336 = icmp eq i64 %335, %232
  br i1 %336, label %327, label %323

337:
  %338 = phi i64 [ 0, %325 ], [ %347, %337 ]
  %339 = phi double [ 0.000000e+00, %325 ], [ %346, %337 ]
  %340 = add nsw i64 %338, %235
  %341 = getelementptr inbounds double, ptr %30, i64 %340
  %342 = load double, ptr %341, align 8
  %343 = add nsw i64 %338, %326
  %344 = getelementptr inbounds double, ptr %30, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = tail call double @llvm.fmuladd.f64(double %342, double %345, double %339)
  %347 = add nuw nsw i64 %338, 1
  %348 = icmp eq i64 %347, %33
  br i1 %348, label %331, label %337

349:
  %350 = load i64, ptr %11, align 8
  %351 = load i64, ptr %15, align 8
  %352 = sitofp i64 %350 to double
  %353 = fneg double %352
  %354 = bitcast ptr %133 to ptr
  %355 = shl i64 %350, 1
  %356 = shl i64 %350, 3
  %357 = mul i64 %356, %355
  tail call void @llvm.memset.p0.i64(ptr align 8 %354, i8 0, i64 %357, i1 false)
  %358 = icmp sgt i64 %350, 0
  br i1 %358, label %359, label %487

359:
  %360 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 22
  %361 = load ptr, ptr %360, align 8
  br label %362

362:
  %363 = phi i64 [ 0, %359 ], [ %494, %490 ]
  %364 = mul nsw i64 %363, %351
  %365 = mul i64 %363, %355
  br label %496

366:
  %367 = icmp sgt i64 %351, 0
  %368 = tail call i64 @llvm.smax.i64(i64 %355, i64 1)
  br label %371

369:
  %370 = icmp eq i64 %373, %350
  br i1 %370, label %487, label %371

371:
  %372 = phi i64 [ 0, %366 ], [ %373, %369 ]
  %373 = add nuw nsw i64 %372, 1
  %374 = icmp slt i64 %373, %350
  br i1 %374, label %380, label %411

375:
  %376 = icmp eq i64 %394, %372
  br i1 %376, label %411, label %377

377:
  %378 = mul i64 %372, %355
  %379 = mul i64 %394, %355
  br label %401

380:
  %381 = phi i64 [ %394, %380 ], [ %372, %371 ]
  %382 = phi i64 [ %395, %380 ], [ %373, %371 ]
  %383 = mul i64 %382, %355
  %384 = add nsw i64 %383, %372
  %385 = getelementptr inbounds double, ptr %133, i64 %384
  %386 = load double, ptr %385, align 8
  %387 = tail call double @llvm.fabs.f64(double %386)
  %388 = mul i64 %381, %355
  %389 = add nsw i64 %388, %372
  %390 = getelementptr inbounds double, ptr %133, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = tail call double @llvm.fabs.f64(double %391)
  %393 = fcmp ogt double %387, %392
  %394 = select i1 %393, i64 %382, i64 %381
  %395 = add nuw nsw i64 %382, 1
  %396 = icmp slt i64 %395, %350
  br i1 %396, label %380, label %375

397:
  br i1 %367, label %398, label %411

398:
  %399 = mul nsw i64 %372, %351
  %400 = mul nsw i64 %394, %351
  br label %418

401:
  %402 = phi i64 [ 0, %377 ], [ %409, %401 ]
  %403 = add nsw i64 %402, %378
  %404 = getelementptr inbounds double, ptr %133, i64 %403
  %405 = load double, ptr %404, align 8
  %406 = add nsw i64 %402, %379
  %407 = getelementptr inbounds double, ptr %133, i64 %406
  %408 = load double, ptr %407, align 8
  store double %408, ptr %404, align 8
  store double %405, ptr %407, align 8
  %409 = add nuw nsw i64 %402, 1
  %410 = icmp eq i64 %409, %368
  br i1 %410, label %397, label %401

411:
  %412 = shl nuw nsw i64 %372, 1
  %413 = mul nsw i64 %412, %350
  %414 = add nsw i64 %413, %372
  %415 = getelementptr inbounds double, ptr %133, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = fdiv double 1.000000e+00, %416
  br label %430

418:
  %419 = phi i64 [ 0, %398 ], [ %426, %418 ]
  %420 = add nsw i64 %419, %399
  %421 = getelementptr inbounds double, ptr %30, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = add nsw i64 %419, %400
  %424 = getelementptr inbounds double, ptr %30, i64 %423
  %425 = load double, ptr %424, align 8
  store double %425, ptr %421, align 8
  store double %422, ptr %424, align 8
  %426 = add nuw nsw i64 %419, 1
  %427 = icmp eq i64 %426, %351
  br i1 %427, label %411, label %418

428:
  %429 = mul nsw i64 %372, %351
  br i1 %367, label %438, label %446

430:
  %431 = phi i64 [ %436, %430 ], [ 0, %411 ]
  %432 = add nsw i64 %431, %413
  %433 = getelementptr inbounds double, ptr %133, i64 %432
  %434 = load double, ptr %433, align 8
  %435 = fmul double %417, %434
  store double %435, ptr %433, align 8
  %436 = add nuw nsw i64 %431, 1
  %437 = icmp eq i64 %436, %368
  br i1 %437, label %428, label %430

438:
  %439 = phi i64 [ %444, %438 ], [ 0, %428 ]
  %440 = add nsw i64 %439, %429
  %441 = getelementptr inbounds double, ptr %30, i64 %440
  %442 = load double, ptr %441, align 8
  %443 = fmul double %417, %442
  store double %443, ptr %441, align 8
  %444 = add nuw nsw i64 %439, 1
  %445 = icmp eq i64 %444, %351
  br i1 %445, label %446, label %438

446:
  br label %447

447:
  %448 = phi i64 [ %485, %484 ], [ 0, %446 ]
  %449 = shl nuw nsw i64 %448, 1
  %450 = mul nsw i64 %449, %350
  %451 = add nsw i64 %450, %372
  %452 = getelementptr inbounds double, ptr %133, i64 %451
  %453 = load double, ptr %452, align 8
  %454 = icmp eq i64 %448, %372
  %455 = fcmp oeq double %453, 0.000000e+00
  %456 = select i1 %454, i1 true, i1 %455
  br i1 %456, label %484, label %457

457:
  %458 = fneg double %453
  br label %462

459:
  br i1 %367, label %460, label %484

460:
  %461 = mul nsw i64 %448, %351
  br label %473

462:
  %463 = phi i64 [ 0, %457 ], [ %471, %462 ]
  %464 = add nsw i64 %463, %413
  %465 = getelementptr inbounds double, ptr %133, i64 %464
  %466 = load double, ptr %465, align 8
  %467 = add nsw i64 %463, %450
  %468 = getelementptr inbounds double, ptr %133, i64 %467
  %469 = load double, ptr %468, align 8
  %470 = tail call double @llvm.fmuladd.f64(double %458, double %466, double %469)
  store double %470, ptr %468, align 8
  %471 = add nuw nsw i64 %463, 1
  %472 = icmp eq i64 %471, %368
  br i1 %472, label %459, label %462

473:
  %474 = phi i64 [ 0, %460 ], [ %482, %473 ]
  %475 = add nsw i64 %474, %429
  %476 = getelementptr inbounds double, ptr %30, i64 %475
  %477 = load double, ptr %476, align 8
  %478 = add nsw i64 %474, %461
  %479 = getelementptr inbounds double, ptr %30, i64 %478
  %480 = load double, ptr %479, align 8
  %481 = tail call double @llvm.fmuladd.f64(double %458, double %477, double %480)
  store double %481, ptr %479, align 8
  %482 = add nuw nsw i64 %474, 1
  %483 = icmp eq i64 %482, %351
  br i1 %483, label %484, label %473

484:
  %485 = add nuw nsw i64 %448, 1
  %486 = icmp eq i64 %485, %350
  br i1 %486, label %369, label %447

487:
  %488 = mul i64 %351, %350
  %489 = icmp sgt i64 %488, 0
  br i1 %489, label %511, label %507

490:
  %491 = add i64 %363, %350
  %492 = add i64 %491, %365
  %493 = getelementptr inbounds double, ptr %133, i64 %492
  store double 1.000000e+00, ptr %493, align 8
  %494 = add nuw nsw i64 %363, 1
  %495 = icmp eq i64 %494, %350
  br i1 %495, label %366, label %362

496:
  %497 = phi i64 [ 0, %362 ], [ %505, %496 ]
  %498 = getelementptr inbounds i64, ptr %361, i64 %497
  %499 = load i64, ptr %498, align 8
  %500 = add nsw i64 %499, %364
  %501 = getelementptr inbounds double, ptr %30, i64 %500
  %502 = load double, ptr %501, align 8
  %503 = add nsw i64 %497, %365
  %504 = getelementptr inbounds double, ptr %133, i64 %503
  store double %502, ptr %504, align 8
  %505 = add nuw nsw i64 %497, 1
  %506 = icmp eq i64 %505, %350
  br i1 %506, label %490, label %496

507:
  %508 = phi double [ %353, %487 ], [ %516, %511 ]
  br i1 %358, label %509, label %546

509:
  %510 = icmp slt i64 %350, %355
  br label %519

511:
  %512 = phi i64 [ %517, %511 ], [ 0, %487 ]
  %513 = phi double [ %516, %511 ], [ %353, %487 ]
  %514 = getelementptr inbounds double, ptr %30, i64 %512
  %515 = load double, ptr %514, align 8
  %516 = tail call double @llvm.fmuladd.f64(double %515, double %515, double %513)
  %517 = add nuw nsw i64 %512, 1
  %518 = icmp eq i64 %517, %488
  br i1 %518, label %507, label %511

519:
  %520 = phi i64 [ 0, %509 ], [ %526, %524 ]
  %521 = phi double [ %508, %509 ], [ %525, %524 ]
  br i1 %510, label %522, label %524

522:
  %523 = mul i64 %520, %355
  br label %528

524:
  %525 = phi double [ %521, %519 ], [ %534, %528 ]
  %526 = add nuw nsw i64 %520, 1
  %527 = icmp eq i64 %526, %350
  br i1 %527, label %546, label %519

528:
  %529 = phi i64 [ %350, %522 ], [ %535, %528 ]
  %530 = phi double [ %521, %522 ], [ %534, %528 ]
  %531 = add nsw i64 %529, %523
  %532 = getelementptr inbounds double, ptr %133, i64 %531
  %533 = load double, ptr %532, align 8
  %534 = tail call double @llvm.fmuladd.f64(double %533, double %533, double %530)
  %535 = add nsw i64 %529, 1
  %536 = icmp eq i64 %535, %355
  br i1 %536, label %524, label %528

537:
  %538 = phi i64 [ %544, %537 ], [ 0, %312 ]
  %539 = getelementptr inbounds double, ptr %137, i64 %538
  %540 = load double, ptr %539, align 8
  %541 = getelementptr inbounds double, ptr %6, i64 %538
  %542 = load double, ptr %541, align 8
  %543 = fadd double %540, %542
  store double %543, ptr %541, align 8
  %544 = add nuw nsw i64 %538, 1
  %545 = icmp eq i64 %544, %32
  br i1 %545, label %349, label %537

546:
  %547 = phi double [ %508, %507 ], [ %525, %524 ]
  %548 = getelementptr inbounds double, ptr %6, i64 %316
  store double %547, ptr %548, align 8
  br i1 %28, label %555, label %549

549:
  %550 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %551 = load i64, ptr %550, align 8
  %552 = add i64 %20, %551
  %553 = call i64 @llvm.smax.i64(i64 %552, i64 -1)
  %554 = icmp slt i64 %552, 0
  br i1 %554, label %555, label %556

555:
  tail call void @free(ptr %23)
  br i1 %26, label %561, label %575

556:
  %557 = phi i64 [ %559, %556 ], [ 0, %549 ]
  %558 = getelementptr inbounds double, ptr %6, i64 %557
  store double 0x7FF8000000000000, ptr %558, align 8
  %559 = add nuw i64 %557, 1
  %560 = icmp eq i64 %557, %553
  br i1 %560, label %555, label %556

561:
  %562 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 0
  %563 = load i64, ptr %562, align 8
  %564 = icmp slt i64 %563, 0
  br i1 %564, label %565, label %569

565:
  %566 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 1
  %567 = bitcast ptr %566 to ptr
  %568 = load ptr, ptr %567, align 8
  tail call void @free(ptr %568)
  br label %575

569:
  %570 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25, i64 %563
  %571 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 1
  %572 = load ptr, ptr %571, align 8
  %573 = bitcast ptr %570 to ptr
  %574 = ptrtoint ptr %572 to i64
  store atomic i64 %574, ptr %573 release, align 8
  br label %575

575:
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

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)

declare double @llvm.sqrt.f64(double)

declare double @llvm.cos.f64(double)

declare double @llvm.sin.f64(double)

define internal void @step_back(ptr  %0, ptr  %1, i64 %2, i64 %3, ptr  %4, ptr  %5) {
  %7 = getelementptr inbounds %struct.closing, ptr %0, i64 0, i32 7
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
