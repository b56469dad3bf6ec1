; tree_motion: made by tools/make_loops_text.py from tree_motion
; sources 15de6864ac4d3835089315dc1543cfafba037c392c598d1195c8203005e26aed
%struct.tree_motion = type { i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, ptr, ptr, i64, i64, i64, ptr, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, [8 x ptr] }
%struct.scratch = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.motion = type { ptr, ptr, ptr }
%struct.call = type { double, ptr, ptr, ptr, ptr }
%struct.closing = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }
%struct.place = type { %struct.mat, <4 x double>, <4 x double>, <4 x double> }
%struct.tree_loads = type { i64, i64, i64, ptr, ptr, ptr }

define i64 @tree_motion_work(ptr  %0) {
  %2 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 13
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11

11:
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 1
  %17 = add nsw i64 %16, %13
  br label %18

18:
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %3, 1
  %25 = icmp eq i64 %21, 0
  br i1 %25, label %45, label %26

26:
  %27 = add i64 %21, 3
  %28 = sdiv i64 %27, 4
  %29 = add nsw i64 %23, %24
  %30 = mul nsw i64 %29, 6
  %31 = add nsw i64 %28, 1
  %32 = mul nsw i64 %31, %24
  %33 = add nsw i64 %32, %30
  %34 = shl nsw i64 %33, 2
  %35 = mul nsw i64 %23, 24
  %36 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %37 = load i64, ptr %36, align 8
  %38 = sdiv i64 %24, 8
  %39 = mul i64 %27, %21
  %40 = add nsw i64 %38, 10
  %41 = add i64 %40, %35
  %42 = add i64 %41, %39
  %43 = add i64 %42, %34
  %44 = add i64 %43, %37
  br label %45

45:
  %46 = phi i64 [ %44, %26 ], [ 0, %18 ]
  %47 = mul nsw i64 %9, 5
  %48 = mul i64 %3, 120
  %49 = add i64 %5, 120
  %50 = add i64 %49, %48
  %51 = add i64 %50, %7
  %52 = add i64 %51, %47
  %53 = add i64 %52, %19
  %54 = add i64 %53, %46
  ret i64 %54
}

define void @tree_motion_rates(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr  %7) {
  %9 = alloca %struct.scratch, align 8
  %10 = alloca %struct.motion, align 8
  %11 = alloca %struct.call, align 8
  %12 = alloca %struct.closing, align 8
  %13 = bitcast ptr %9 to ptr
  %14 = call i32 @take(ptr %0, ptr %9)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %25

16:
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %191

20:
  %21 = phi i64 [ %23, %20 ], [ 0, %16 ]
  %22 = getelementptr inbounds double, ptr %7, i64 %21
  store double 0x7FF8000000000000, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %18
  br i1 %24, label %191, label %20

25:
  %26 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %41, label %29

29:
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %5, i64 %31
  %33 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 4
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %36
  %40 = getelementptr inbounds double, ptr %34, i64 %39
  tail call void %27(double %1, ptr %2, ptr %3, ptr %4, ptr %32, ptr %40)
  br label %41

41:
  %42 = bitcast ptr %10 to ptr
  %43 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %52

50:
  %51 = getelementptr inbounds double, ptr %2, i64 %44
  br label %87

52:
  %53 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 4
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %58, %56
  %60 = getelementptr inbounds double, ptr %54, i64 %59
  %61 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 6
  %65 = bitcast ptr %64 to ptr
  %66 = load ptr, ptr %65, align 8
  %67 = bitcast ptr %2 to ptr
  %68 = shl i64 %44, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %67, i64 %68, i1 false)
  %69 = bitcast ptr %66 to ptr
  %70 = getelementptr inbounds double, ptr %69, i64 %44
  %71 = bitcast ptr %70 to ptr
  %72 = bitcast ptr %63 to ptr
  %73 = shl i64 %48, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %72, i64 %73, i1 false)
  %74 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 7
  %75 = bitcast ptr %74 to ptr
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %2, i64 %44
  %78 = bitcast ptr %77 to ptr
  %79 = shl i64 %46, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %78, i64 %79, i1 false)
  %80 = bitcast ptr %76 to ptr
  %81 = getelementptr inbounds double, ptr %80, i64 %46
  %82 = bitcast ptr %81 to ptr
  %83 = getelementptr inbounds double, ptr %63, i64 %48
  %84 = bitcast ptr %83 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %84, i64 %73, i1 false)
  %85 = shl nsw i64 %48, 1
  %86 = getelementptr inbounds double, ptr %63, i64 %85
  br label %87

87:
  %88 = phi ptr [ %2, %50 ], [ %69, %52 ]
  %89 = phi ptr [ %51, %50 ], [ %80, %52 ]
  %90 = phi ptr [ null, %50 ], [ %86, %52 ]
  %91 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 0
  store ptr %88, ptr %91, align 8
  %92 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 1
  store ptr %89, ptr %92, align 8
  %93 = getelementptr inbounds %struct.motion, ptr %10, i64 0, i32 2
  store ptr %90, ptr %93, align 8
  %94 = bitcast ptr %11 to ptr
  %95 = getelementptr inbounds %struct.call, ptr %11, i64 0, i32 0
  store double %1, ptr %95, align 8
  %96 = getelementptr inbounds %struct.call, ptr %11, i64 0, i32 1
  store ptr %2, ptr %96, align 8
  %97 = getelementptr inbounds %struct.call, ptr %11, i64 0, i32 2
  store ptr %3, ptr %97, align 8
  %98 = getelementptr inbounds %struct.call, ptr %11, i64 0, i32 3
  store ptr %4, ptr %98, align 8
  %99 = getelementptr inbounds %struct.call, ptr %11, i64 0, i32 4
  store ptr %5, ptr %99, align 8
  %100 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %155, label %103

103:
  %104 = bitcast ptr %12 to ptr
  %105 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %108 = load i64, ptr %107, align 8
  %109 = add nsw i64 %108, 1
  %110 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 3
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 0
  store ptr %111, ptr %112, align 8
  %113 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 9
  %114 = load ptr, ptr %113, align 8
  %115 = ptrtoint ptr %114 to i64
  %116 = add i64 %115, 63
  %117 = and i64 %116, -64
  %118 = inttoptr i64 %117 to ptr
  %119 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 9
  store ptr %118, ptr %119, align 8
  %120 = mul nsw i64 %106, 6
  %121 = getelementptr inbounds <4 x double>, ptr %118, i64 %120
  %122 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 10
  store ptr %121, ptr %122, align 8
  %123 = mul nsw i64 %109, 6
  %124 = getelementptr inbounds <4 x double>, ptr %121, i64 %123
  %125 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 12
  store ptr %124, ptr %125, align 8
  %126 = getelementptr inbounds <4 x double>, ptr %124, i64 %109
  %127 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 11
  store ptr %126, ptr %127, align 8
  %128 = add nsw i64 %101, 3
  %129 = sdiv i64 %128, 4
  %130 = mul nsw i64 %109, %129
  %131 = getelementptr inbounds <4 x double>, ptr %126, i64 %130
  %132 = getelementptr <4 x double>, ptr %131, i64 0, i64 0
  %133 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 1
  store ptr %132, ptr %133, align 8
  %134 = mul nsw i64 %106, 18
  %135 = getelementptr inbounds double, ptr %132, i64 %134
  %136 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 2
  store ptr %135, ptr %136, align 8
  %137 = getelementptr inbounds double, ptr %135, i64 %101
  %138 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 3
  store ptr %137, ptr %138, align 8
  %139 = getelementptr inbounds double, ptr %137, i64 %101
  %140 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 4
  store ptr %139, ptr %140, align 8
  %141 = getelementptr inbounds double, ptr %139, i64 %101
  %142 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 5
  store ptr %141, ptr %142, align 8
  %143 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds double, ptr %141, i64 %144
  %146 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 6
  store ptr %145, ptr %146, align 8
  %147 = getelementptr inbounds double, ptr %145, i64 1
  %148 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 7
  store ptr %147, ptr %148, align 8
  %149 = getelementptr inbounds double, ptr %147, i64 %120
  %150 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 8
  store ptr %149, ptr %150, align 8
  %151 = mul nsw i64 %101, %101
  %152 = getelementptr inbounds double, ptr %149, i64 %151
  %153 = getelementptr inbounds %struct.closing, ptr %12, i64 0, i32 13
  %154 = bitcast ptr %153 to ptr
  store ptr %152, ptr %154, align 8
  call void @solve_closed(ptr %0, ptr %9, ptr %12, ptr %10, ptr %11, ptr %7)
  br label %156

155:
  call void @solve(ptr %0, ptr %9, ptr %10, ptr %11, ptr %5, ptr %7)
  br label %156

156:
  %157 = icmp eq ptr %6, null
  br i1 %157, label %176, label %158

158:
  call void @coordinate_rates(ptr %0, ptr %88, ptr %89, ptr %6)
  %159 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %160 = load i64, ptr %159, align 8
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %176, label %162

162:
  %163 = load i64, ptr %45, align 8
  %164 = getelementptr inbounds double, ptr %7, i64 %163
  %165 = bitcast ptr %164 to ptr
  %166 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 4
  %167 = load ptr, ptr %166, align 8
  %168 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %171, %169
  %173 = getelementptr inbounds double, ptr %167, i64 %172
  %174 = bitcast ptr %173 to ptr
  %175 = shl i64 %160, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %165, ptr align 8 %174, i64 %175, i1 false)
  br label %176

176:
  %177 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 0
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %178, 0
  br i1 %179, label %180, label %184

180:
  %181 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 1
  %182 = bitcast ptr %181 to ptr
  %183 = load ptr, ptr %182, align 8
  call void @free(ptr %183)
  br label %190

184:
  %185 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 31, i64 %178
  %186 = getelementptr inbounds %struct.scratch, ptr %9, i64 0, i32 1
  %187 = load ptr, ptr %186, align 8
  %188 = bitcast ptr %185 to ptr
  %189 = ptrtoint ptr %187 to i64
  store atomic i64 %189, ptr %188 release, align 8
  br label %190

190:
  br label %191

191:
  ret void
}

define internal i32 @take(ptr  %0, ptr  %1) {
  %3 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 0
  store i64 0, ptr %3, align 8
  br label %4

4:
  %5 = phi i64 [ 0, %2 ], [ %12, %10 ]
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 31, i64 %5
  %7 = bitcast ptr %6 to ptr
  %8 = atomicrmw xchg ptr %7, i64 0 acquire, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %71

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
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 13
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %31, label %24

24:
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = shl nsw i64 %28, 1
  %30 = add nsw i64 %29, %26
  br label %31

31:
  %32 = phi i64 [ %30, %24 ], [ 0, %14 ]
  %33 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %16, 1
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %58, label %39

39:
  %40 = add i64 %34, 3
  %41 = sdiv i64 %40, 4
  %42 = add nsw i64 %36, %37
  %43 = mul nsw i64 %42, 6
  %44 = add nsw i64 %41, 1
  %45 = mul nsw i64 %44, %37
  %46 = add nsw i64 %45, %43
  %47 = shl nsw i64 %46, 2
  %48 = mul nsw i64 %36, 24
  %49 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %50 = load i64, ptr %49, align 8
  %51 = sdiv i64 %37, 8
  %52 = mul i64 %40, %34
  %53 = add nsw i64 %51, 10
  %54 = add i64 %53, %48
  %55 = add i64 %54, %52
  %56 = add i64 %55, %47
  %57 = add i64 %56, %50
  br label %58

58:
  %59 = phi i64 [ %57, %39 ], [ 0, %31 ]
  %60 = mul nsw i64 %22, 5
  %61 = mul i64 %16, 120
  %62 = add i64 %18, 120
  %63 = add i64 %62, %61
  %64 = add i64 %63, %20
  %65 = add i64 %64, %60
  %66 = add i64 %65, %32
  %67 = add i64 %66, %59
  %68 = shl i64 %67, 3
  %69 = tail call ptr @malloc(i64 %68)
  %70 = bitcast ptr %69 to ptr
  br label %81

71:
  %72 = inttoptr i64 %8 to ptr
  %73 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 13
  %80 = load i64, ptr %79, align 8
  br label %81

81:
  %82 = phi i64 [ %18, %58 ], [ %80, %71 ]
  %83 = phi i64 [ %22, %58 ], [ %78, %71 ]
  %84 = phi i64 [ %20, %58 ], [ %76, %71 ]
  %85 = phi i64 [ %16, %58 ], [ %74, %71 ]
  %86 = phi ptr [ %70, %58 ], [ %72, %71 ]
  %87 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 1
  store ptr %86, ptr %87, align 8
  %88 = ptrtoint ptr %86 to i64
  %89 = add i64 %88, 63
  %90 = and i64 %89, -64
  %91 = inttoptr i64 %90 to ptr
  %92 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  store ptr %91, ptr %92, align 8
  %93 = getelementptr inbounds %struct.body, ptr %91, i64 %85
  %94 = getelementptr inbounds %struct.body, ptr %93, i64 1
  %95 = bitcast ptr %94 to ptr
  %96 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  %97 = bitcast ptr %96 to ptr
  store ptr %94, ptr %97, align 8
  %98 = getelementptr inbounds %struct.place, ptr %95, i64 %85
  %99 = getelementptr inbounds %struct.place, ptr %98, i64 1
  %100 = getelementptr %struct.place, ptr %99, i64 0, i32 0, i32 0, i64 0
  %101 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  store ptr %100, ptr %101, align 8
  %102 = shl nsw i64 %85, 3
  %103 = getelementptr inbounds double, ptr %100, i64 %102
  %104 = getelementptr inbounds double, ptr %103, i64 %84
  %105 = mul nsw i64 %83, 3
  %106 = getelementptr inbounds double, ptr %104, i64 %105
  %107 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 5
  store ptr %106, ptr %107, align 8
  %108 = getelementptr inbounds double, ptr %106, i64 %82
  %109 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 6
  store ptr %108, ptr %109, align 8
  %110 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %108, i64 %111
  %113 = getelementptr inbounds double, ptr %112, i64 %83
  %114 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 7
  store ptr %113, ptr %114, align 8
  %115 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %113, i64 %116
  %118 = getelementptr inbounds double, ptr %117, i64 %83
  %119 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 8
  store ptr %118, ptr %119, align 8
  %120 = icmp eq i64 %83, 0
  %121 = getelementptr inbounds double, ptr %118, i64 %116
  %122 = select i1 %120, ptr %108, ptr %121
  %123 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 9
  store ptr %122, ptr %123, align 8
  %124 = icmp ne ptr %86, null
  %125 = zext i1 %124 to i32
  ret i32 %125
}

define internal void @solve_closed(ptr %0, ptr  %1, ptr %2, ptr  %3, ptr  %4, ptr  %5) {
  %7 = alloca [4 x <4 x double>], align 32
  %8 = alloca [3 x <4 x double>], align 32
  %9 = alloca [3 x <4 x double>], align 32
  %10 = alloca [3 x <4 x double>], align 32
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.call, ptr %4, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = bitcast ptr %14 to ptr
  %16 = load <4 x double>, ptr %15, align 8
  %17 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  tail call void @go_outward(ptr %0, ptr %1, ptr %3, ptr %14)
  tail call void @find_loads(ptr %0, ptr %1, ptr %4)
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 8
  br i1 %22, label %23, label %50

23:
  %24 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  br label %25

25:
  %26 = phi i64 [ 0, %23 ], [ %37, %29 ]
  %27 = load i64, ptr %19, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %50

29:
  %30 = load ptr, ptr %24, align 8
  %31 = shl nsw i64 %26, 3
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  %33 = getelementptr inbounds double, ptr %32, i64 1
  %34 = bitcast ptr %33 to ptr
  %35 = load <4 x double>, ptr %34, align 8
  %36 = load ptr, ptr %17, align 8
  %37 = add nuw nsw i64 %26, 1
  %38 = getelementptr inbounds %struct.body, ptr %36, i64 %37, i32 9
  %39 = load <4 x double>, ptr %38, align 32
  %40 = fsub <4 x double> %39, %35
  store <4 x double> %40, ptr %38, align 32
  %41 = getelementptr inbounds double, ptr %32, i64 4
  %42 = bitcast ptr %41 to ptr
  %43 = load <4 x double>, ptr %42, align 8
  %44 = load ptr, ptr %17, align 8
  %45 = getelementptr inbounds %struct.body, ptr %44, i64 %37, i32 10
  %46 = load <4 x double>, ptr %45, align 32
  %47 = fsub <4 x double> %46, %43
  store <4 x double> %47, ptr %45, align 32
  %48 = load i64, ptr %20, align 8
  %49 = icmp eq i64 %48, 8
  br i1 %49, label %25, label %50

50:
  %51 = getelementptr inbounds %struct.call, ptr %4, i64 0, i32 0
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds %struct.call, ptr %4, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.call, ptr %4, i64 0, i32 3
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %63, label %60

60:
  %61 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8
  br label %161

63:
  %64 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 22
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 1
  %69 = load ptr, ptr %68, align 8
  br label %70

70:
  %71 = phi i64 [ 0, %63 ], [ %159, %158 ]
  %72 = getelementptr inbounds i64, ptr %67, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = mul nuw nsw i64 %71, 18
  %75 = getelementptr inbounds double, ptr %69, i64 %74
  %76 = getelementptr inbounds %struct.place, ptr %65, i64 %73, i32 1
  %77 = load <4 x double>, ptr %76, align 32
  br label %78

78:
  %79 = phi i64 [ 0, %70 ], [ %83, %78 ]
  %80 = trunc i64 %79 to i32
  %81 = extractelement <4 x double> %77, i32 %80
  %82 = getelementptr inbounds double, ptr %75, i64 %79
  store double %81, ptr %82, align 8
  %83 = add nuw nsw i64 %79, 1
  %84 = icmp eq i64 %83, 3
  br i1 %84, label %85, label %78

85:
  %86 = getelementptr inbounds double, ptr %75, i64 3
  %87 = getelementptr inbounds %struct.place, ptr %65, i64 %73, i32 0, i32 0
  %88 = load <4 x double>, ptr %87, align 32
  br label %89

89:
  %90 = phi i64 [ 0, %85 ], [ %94, %89 ]
  %91 = trunc i64 %90 to i32
  %92 = extractelement <4 x double> %88, i32 %91
  %93 = getelementptr inbounds double, ptr %86, i64 %90
  store double %92, ptr %93, align 8
  %94 = add nuw nsw i64 %90, 1
  %95 = icmp eq i64 %94, 3
  br i1 %95, label %96, label %89

96:
  %97 = getelementptr inbounds double, ptr %86, i64 3
  %98 = getelementptr inbounds %struct.place, ptr %65, i64 %73, i32 0, i32 1
  %99 = load <4 x double>, ptr %98, align 32
  br label %100

100:
  %101 = phi i64 [ 0, %96 ], [ %105, %100 ]
  %102 = trunc i64 %101 to i32
  %103 = extractelement <4 x double> %99, i32 %102
  %104 = getelementptr inbounds double, ptr %97, i64 %101
  store double %103, ptr %104, align 8
  %105 = add nuw nsw i64 %101, 1
  %106 = icmp eq i64 %105, 3
  br i1 %106, label %107, label %100

107:
  %108 = getelementptr inbounds double, ptr %86, i64 6
  %109 = getelementptr inbounds %struct.place, ptr %65, i64 %73, i32 0, i32 2
  %110 = load <4 x double>, ptr %109, align 32
  br label %111

111:
  %112 = phi i64 [ 0, %107 ], [ %116, %111 ]
  %113 = trunc i64 %112 to i32
  %114 = extractelement <4 x double> %110, i32 %113
  %115 = getelementptr inbounds double, ptr %108, i64 %112
  store double %114, ptr %115, align 8
  %116 = add nuw nsw i64 %112, 1
  %117 = icmp eq i64 %116, 3
  br i1 %117, label %118, label %111

118:
  %119 = getelementptr inbounds double, ptr %75, i64 12
  %120 = getelementptr inbounds %struct.place, ptr %65, i64 %73, i32 2
  %121 = load <4 x double>, ptr %120, align 32
  %122 = load <4 x double>, ptr %87, align 32
  %123 = shufflevector <4 x double> %121, <4 x double> poison, <4 x i32> zeroinitializer
  %124 = load <4 x double>, ptr %98, align 32
  %125 = shufflevector <4 x double> %121, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %126 = fmul <4 x double> %125, %124
  %127 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %122, <4 x double> %123, <4 x double> %126)
  %128 = load <4 x double>, ptr %109, align 32
  %129 = shufflevector <4 x double> %121, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %130 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %128, <4 x double> %129, <4 x double> %127)
  br label %131

131:
  %132 = phi i64 [ 0, %118 ], [ %136, %131 ]
  %133 = trunc i64 %132 to i32
  %134 = extractelement <4 x double> %130, i32 %133
  %135 = getelementptr inbounds double, ptr %119, i64 %132
  store double %134, ptr %135, align 8
  %136 = add nuw nsw i64 %132, 1
  %137 = icmp eq i64 %136, 3
  br i1 %137, label %138, label %131

138:
  %139 = getelementptr inbounds double, ptr %119, i64 3
  %140 = getelementptr inbounds %struct.place, ptr %65, i64 %73, i32 3
  %141 = load <4 x double>, ptr %140, align 32
  %142 = load <4 x double>, ptr %87, align 32
  %143 = shufflevector <4 x double> %141, <4 x double> poison, <4 x i32> zeroinitializer
  %144 = load <4 x double>, ptr %98, align 32
  %145 = shufflevector <4 x double> %141, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %146 = fmul <4 x double> %145, %144
  %147 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %142, <4 x double> %143, <4 x double> %146)
  %148 = load <4 x double>, ptr %109, align 32
  %149 = shufflevector <4 x double> %141, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %150 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %148, <4 x double> %149, <4 x double> %147)
  br label %151

151:
  %152 = phi i64 [ 0, %138 ], [ %156, %151 ]
  %153 = trunc i64 %152 to i32
  %154 = extractelement <4 x double> %150, i32 %153
  %155 = getelementptr inbounds double, ptr %139, i64 %152
  store double %154, ptr %155, align 8
  %156 = add nuw nsw i64 %152, 1
  %157 = icmp eq i64 %156, 3
  br i1 %157, label %158, label %151

158:
  %159 = add nuw nsw i64 %71, 1
  %160 = icmp eq i64 %159, %58
  br i1 %160, label %161, label %70

161:
  %162 = phi ptr [ %62, %60 ], [ %69, %158 ]
  %163 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 29
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds double, ptr %14, i64 %166
  %168 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds double, ptr %167, i64 %169
  %171 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 2
  %172 = load ptr, ptr %171, align 8
  tail call void %164(double %52, ptr %162, ptr %54, ptr %56, ptr %170, ptr %172)
  %173 = load i64, ptr %57, align 8
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %175, label %231

175:
  %176 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 22
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 7
  %181 = load ptr, ptr %180, align 8
  br label %182

182:
  %183 = phi i64 [ 0, %175 ], [ %229, %228 ]
  %184 = getelementptr inbounds i64, ptr %177, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds %struct.place, ptr %179, i64 %185, i32 0, i32 0
  %187 = load <4 x double>, ptr %186, align 32
  %188 = getelementptr inbounds %struct.place, ptr %179, i64 %185, i32 0, i32 1
  %189 = load <4 x double>, ptr %188, align 32
  %190 = getelementptr inbounds %struct.place, ptr %179, i64 %185, i32 0, i32 2
  %191 = load <4 x double>, ptr %190, align 32
  %192 = mul nuw nsw i64 %183, 6
  %193 = getelementptr inbounds double, ptr %181, i64 %192
  %194 = getelementptr inbounds %struct.body, ptr %18, i64 %185, i32 4
  %195 = load <4 x double>, ptr %194, align 32
  %196 = shufflevector <4 x double> %195, <4 x double> poison, <4 x i32> zeroinitializer
  %197 = shufflevector <4 x double> %195, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %198 = fmul <4 x double> %189, %197
  %199 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %187, <4 x double> %196, <4 x double> %198)
  %200 = shufflevector <4 x double> %195, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %201 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %191, <4 x double> %200, <4 x double> %199)
  br label %202

202:
  %203 = phi i64 [ 0, %182 ], [ %209, %202 ]
  %204 = trunc i64 %203 to i32
  %205 = extractelement <4 x double> %16, i32 %204
  %206 = extractelement <4 x double> %201, i32 %204
  %207 = fadd double %205, %206
  %208 = getelementptr inbounds double, ptr %193, i64 %203
  store double %207, ptr %208, align 8
  %209 = add nuw nsw i64 %203, 1
  %210 = icmp eq i64 %209, 3
  br i1 %210, label %211, label %202

211:
  %212 = getelementptr inbounds double, ptr %193, i64 3
  %213 = getelementptr inbounds %struct.body, ptr %18, i64 %185, i32 3
  %214 = load <4 x double>, ptr %213, align 32
  %215 = shufflevector <4 x double> %214, <4 x double> poison, <4 x i32> zeroinitializer
  %216 = shufflevector <4 x double> %214, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %217 = fmul <4 x double> %189, %216
  %218 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %187, <4 x double> %215, <4 x double> %217)
  %219 = shufflevector <4 x double> %214, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %220 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %191, <4 x double> %219, <4 x double> %218)
  br label %221

221:
  %222 = phi i64 [ 0, %211 ], [ %226, %221 ]
  %223 = trunc i64 %222 to i32
  %224 = extractelement <4 x double> %220, i32 %223
  %225 = getelementptr inbounds double, ptr %212, i64 %222
  store double %224, ptr %225, align 8
  %226 = add nuw nsw i64 %222, 1
  %227 = icmp eq i64 %226, 3
  br i1 %227, label %228, label %221

228:
  %229 = add nuw nsw i64 %183, 1
  %230 = icmp eq i64 %229, %173
  br i1 %230, label %231, label %182

231:
  %232 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %233 = load i64, ptr %232, align 8
  %234 = icmp sgt i64 %233, 0
  br i1 %234, label %235, label %261

235:
  %236 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 24
  %237 = load ptr, ptr %236, align 8
  %238 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 7
  %241 = load ptr, ptr %240, align 8
  %242 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  %243 = load ptr, ptr %242, align 8
  br label %244

244:
  %245 = phi i64 [ 0, %235 ], [ %259, %244 ]
  %246 = shl nuw nsw i64 %245, 1
  %247 = getelementptr inbounds i64, ptr %237, i64 %246
  %248 = getelementptr inbounds double, ptr %239, i64 %245
  %249 = load double, ptr %248, align 8
  %250 = getelementptr inbounds i64, ptr %247, i64 1
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds double, ptr %241, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = load i64, ptr %247, align 8
  %255 = getelementptr inbounds double, ptr %243, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fneg double %249
  %258 = tail call double @llvm.fmuladd.f64(double %257, double %253, double %256)
  store double %258, ptr %255, align 8
  %259 = add nuw nsw i64 %245, 1
  %260 = icmp eq i64 %259, %233
  br i1 %260, label %261, label %244

261:
  %262 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %263 = load ptr, ptr %262, align 8
  tail call void @eliminate_all(ptr %0, ptr %18, ptr %14, ptr %263)
  %264 = load i64, ptr %11, align 8
  %265 = icmp sgt i64 %264, 0
  br i1 %265, label %266, label %296

266:
  %267 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 11
  %268 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 9
  %269 = bitcast ptr %268 to ptr
  %270 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 13
  %271 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 24
  %272 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %273 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 22
  %274 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %275 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 10
  %276 = bitcast ptr %8 to ptr
  %277 = getelementptr inbounds [3 x <4 x double>], ptr %8, i64 0, i64 0
  %278 = getelementptr inbounds [3 x <4 x double>], ptr %8, i64 0, i64 1
  %279 = getelementptr inbounds [3 x <4 x double>], ptr %8, i64 0, i64 2
  %280 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %281 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %282 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 12
  %283 = bitcast ptr %9 to ptr
  %284 = bitcast ptr %10 to ptr
  %285 = getelementptr inbounds [3 x <4 x double>], ptr %9, i64 0, i64 2
  %286 = getelementptr inbounds [3 x <4 x double>], ptr %9, i64 0, i64 1
  %287 = getelementptr inbounds [3 x <4 x double>], ptr %10, i64 0, i64 0
  %288 = getelementptr inbounds [3 x <4 x double>], ptr %9, i64 0, i64 0
  %289 = getelementptr inbounds [3 x <4 x double>], ptr %10, i64 0, i64 1
  %290 = getelementptr inbounds [3 x <4 x double>], ptr %10, i64 0, i64 2
  %291 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  %292 = bitcast ptr %7 to ptr
  %293 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 8
  %294 = load ptr, ptr %267, align 8
  %295 = load i64, ptr %19, align 8
  br label %613

296:
  %297 = phi i64 [ %264, %261 ], [ %917, %984 ]
  %298 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 8
  %299 = load ptr, ptr %298, align 8
  %300 = icmp sgt i64 %12, 0
  br i1 %300, label %303, label %301

301:
  %302 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  br label %440

303:
  %304 = phi i64 [ %311, %310 ], [ 0, %296 ]
  %305 = mul nsw i64 %304, %12
  %306 = getelementptr inbounds double, ptr %299, i64 %305
  %307 = icmp ult i64 %304, 8
  %308 = add nsw i64 %305, %304
  %309 = getelementptr inbounds double, ptr %299, i64 %308
  br label %313

310:
  %311 = add nuw nsw i64 %304, 1
  %312 = icmp eq i64 %311, %12
  br i1 %312, label %379, label %303

313:
  %314 = phi i64 [ %304, %303 ], [ %377, %375 ]
  %315 = mul nsw i64 %314, %12
  %316 = add nsw i64 %315, %304
  %317 = getelementptr inbounds double, ptr %299, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %299, i64 %315
  br i1 %307, label %343, label %320

320:
  %321 = phi i64 [ %339, %320 ], [ 8, %313 ]
  %322 = phi <4 x double> [ %331, %320 ], [ zeroinitializer, %313 ]
  %323 = phi i64 [ %321, %320 ], [ 0, %313 ]
  %324 = phi <4 x double> [ %338, %320 ], [ zeroinitializer, %313 ]
  %325 = getelementptr inbounds double, ptr %319, i64 %323
  %326 = bitcast ptr %325 to ptr
  %327 = load <4 x double>, ptr %326, align 8
  %328 = getelementptr inbounds double, ptr %306, i64 %323
  %329 = bitcast ptr %328 to ptr
  %330 = load <4 x double>, ptr %329, align 8
  %331 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %327, <4 x double> %330, <4 x double> %322)
  %332 = getelementptr inbounds double, ptr %325, i64 4
  %333 = bitcast ptr %332 to ptr
  %334 = load <4 x double>, ptr %333, align 8
  %335 = getelementptr inbounds double, ptr %328, i64 4
  %336 = bitcast ptr %335 to ptr
  %337 = load <4 x double>, ptr %336, align 8
  %338 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %334, <4 x double> %337, <4 x double> %324)
  %339 = add nuw nsw i64 %321, 8
  %340 = icmp ugt i64 %339, %304
  br i1 %340, label %341, label %320

341:
  %342 = fadd <4 x double> %331, %338
  br label %343

343:
  %344 = phi i64 [ 0, %313 ], [ %321, %341 ]
  %345 = phi <4 x double> [ zeroinitializer, %313 ], [ %342, %341 ]
  %346 = extractelement <4 x double> %345, i64 0
  %347 = extractelement <4 x double> %345, i64 1
  %348 = fadd double %346, %347
  %349 = extractelement <4 x double> %345, i64 2
  %350 = extractelement <4 x double> %345, i64 3
  %351 = fadd double %349, %350
  %352 = fadd double %348, %351
  %353 = icmp ult i64 %344, %304
  br i1 %353, label %354, label %364

354:
  %355 = phi double [ %361, %354 ], [ %352, %343 ]
  %356 = phi i64 [ %362, %354 ], [ %344, %343 ]
  %357 = getelementptr inbounds double, ptr %319, i64 %356
  %358 = load double, ptr %357, align 8
  %359 = getelementptr inbounds double, ptr %306, i64 %356
  %360 = load double, ptr %359, align 8
  %361 = tail call double @llvm.fmuladd.f64(double %358, double %360, double %355)
  %362 = add nuw nsw i64 %356, 1
  %363 = icmp eq i64 %362, %304
  br i1 %363, label %364, label %354

364:
  %365 = phi double [ %352, %343 ], [ %361, %354 ]
  %366 = fsub double %318, %365
  %367 = icmp eq i64 %314, %304
  br i1 %367, label %368, label %372

368:
  %369 = fcmp ogt double %366, 0.000000e+00
  %370 = tail call double @llvm.sqrt.f64(double %366)
  %371 = select i1 %369, double %370, double 0x7FF8000000000000
  br label %375

372:
  %373 = load double, ptr %309, align 8
  %374 = fdiv double %366, %373
  br label %375

375:
  %376 = phi double [ %374, %372 ], [ %371, %368 ]
  store double %376, ptr %317, align 8
  %377 = add nuw nsw i64 %314, 1
  %378 = icmp slt i64 %377, %12
  br i1 %378, label %313, label %310

379:
  %380 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 4
  %381 = load ptr, ptr %380, align 8
  br label %382

382:
  %383 = phi i64 [ %399, %391 ], [ 0, %379 ]
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %385, label %387

385:
  %386 = load double, ptr %381, align 8
  br label %391

387:
  %388 = mul nsw i64 %383, %12
  %389 = getelementptr inbounds double, ptr %381, i64 %383
  %390 = load double, ptr %389, align 8
  br label %401

391:
  %392 = phi i64 [ 0, %385 ], [ %388, %401 ]
  %393 = phi double [ %386, %385 ], [ %410, %401 ]
  %394 = add nsw i64 %392, %383
  %395 = getelementptr inbounds double, ptr %299, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = getelementptr inbounds double, ptr %381, i64 %383
  %398 = fdiv double %393, %396
  store double %398, ptr %397, align 8
  %399 = add nuw nsw i64 %383, 1
  %400 = icmp eq i64 %399, %12
  br i1 %400, label %413, label %382

401:
  %402 = phi double [ %390, %387 ], [ %410, %401 ]
  %403 = phi i64 [ 0, %387 ], [ %411, %401 ]
  %404 = add nsw i64 %403, %388
  %405 = getelementptr inbounds double, ptr %299, i64 %404
  %406 = load double, ptr %405, align 8
  %407 = getelementptr inbounds double, ptr %381, i64 %403
  %408 = load double, ptr %407, align 8
  %409 = fneg double %406
  %410 = tail call double @llvm.fmuladd.f64(double %409, double %408, double %402)
  store double %410, ptr %389, align 8
  %411 = add nuw nsw i64 %403, 1
  %412 = icmp eq i64 %411, %383
  br i1 %412, label %391, label %401

413:
  %414 = phi i64 [ %415, %419 ], [ %12, %391 ]
  %415 = add nsw i64 %414, -1
  %416 = icmp slt i64 %414, %12
  %417 = getelementptr inbounds double, ptr %381, i64 %415
  %418 = load double, ptr %417, align 8
  br i1 %416, label %427, label %419

419:
  %420 = phi double [ %418, %413 ], [ %437, %427 ]
  %421 = mul nsw i64 %415, %12
  %422 = add nsw i64 %421, %415
  %423 = getelementptr inbounds double, ptr %299, i64 %422
  %424 = load double, ptr %423, align 8
  %425 = fdiv double %420, %424
  store double %425, ptr %417, align 8
  %426 = icmp sgt i64 %414, 1
  br i1 %426, label %413, label %440

427:
  %428 = phi double [ %437, %427 ], [ %418, %413 ]
  %429 = phi i64 [ %438, %427 ], [ %414, %413 ]
  %430 = mul nsw i64 %429, %12
  %431 = add nsw i64 %430, %415
  %432 = getelementptr inbounds double, ptr %299, i64 %431
  %433 = load double, ptr %432, align 8
  %434 = getelementptr inbounds double, ptr %381, i64 %429
  %435 = load double, ptr %434, align 8
  %436 = fneg double %433
  %437 = tail call double @llvm.fmuladd.f64(double %436, double %435, double %428)
  store double %437, ptr %417, align 8
  %438 = add nsw i64 %429, 1
  %439 = icmp eq i64 %438, %12
  br i1 %439, label %419, label %427

440:
  %441 = phi ptr [ %302, %301 ], [ %380, %419 ]
  %442 = load i64, ptr %19, align 8
  %443 = add i64 %442, 1
  %444 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 12
  %445 = bitcast ptr %444 to ptr
  %446 = load ptr, ptr %445, align 8
  %447 = shl i64 %443, 5
  tail call void @llvm.memset.p0.i64(ptr align 32 %446, i8 0, i64 %447, i1 false)
  %448 = load i64, ptr %11, align 8
  %449 = icmp sgt i64 %448, 0
  br i1 %449, label %450, label %495

450:
  %451 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 11
  %452 = icmp slt i64 %442, 1
  br label %453

453:
  %454 = phi i64 [ %448, %450 ], [ %480, %479 ]
  %455 = phi i64 [ 0, %450 ], [ %481, %479 ]
  %456 = load ptr, ptr %451, align 8
  %457 = mul nsw i64 %455, %443
  %458 = getelementptr inbounds <4 x double>, ptr %456, i64 %457
  %459 = shl i64 %455, 2
  %460 = add nuw nsw i64 %459, 4
  %461 = icmp slt i64 %459, %297
  br i1 %461, label %462, label %464

462:
  %463 = load ptr, ptr %441, align 8
  br label %466

464:
  %465 = phi <4 x double> [ zeroinitializer, %453 ], [ %472, %466 ]
  br i1 %452, label %479, label %485

466:
  %467 = phi i64 [ %459, %462 ], [ %473, %466 ]
  %468 = phi <4 x double> [ zeroinitializer, %462 ], [ %472, %466 ]
  %469 = getelementptr inbounds double, ptr %463, i64 %467
  %470 = load double, ptr %469, align 8
  %471 = and i64 %467, 3
  %472 = insertelement <4 x double> %468, double %470, i64 %471
  %473 = add nuw nsw i64 %467, 1
  %474 = icmp slt i64 %473, %297
  %475 = icmp ult i64 %473, %460
  %476 = select i1 %474, i1 %475, i1 false
  br i1 %476, label %466, label %464

477:
  %478 = load i64, ptr %11, align 8
  br label %479

479:
  %480 = phi i64 [ %478, %477 ], [ %454, %464 ]
  %481 = add nuw nsw i64 %455, 1
  %482 = add nsw i64 %480, 3
  %483 = sdiv i64 %482, 4
  %484 = icmp slt i64 %481, %483
  br i1 %484, label %453, label %495

485:
  %486 = phi i64 [ %493, %485 ], [ 1, %464 ]
  %487 = getelementptr inbounds <4 x double>, ptr %458, i64 %486
  %488 = load <4 x double>, ptr %487, align 32
  %489 = load ptr, ptr %444, align 8
  %490 = getelementptr inbounds <4 x double>, ptr %489, i64 %486
  %491 = load <4 x double>, ptr %490, align 32
  %492 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %465, <4 x double> %488, <4 x double> %491)
  store <4 x double> %492, ptr %490, align 32
  %493 = add nuw i64 %486, 1
  %494 = icmp eq i64 %486, %442
  br i1 %494, label %477, label %485

495:
  %496 = load ptr, ptr %444, align 8
  %497 = getelementptr inbounds %struct.body, ptr %18, i64 0, i32 3
  %498 = bitcast ptr %497 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %498, i8 0, i64 64, i1 false)
  %499 = load i64, ptr %19, align 8
  %500 = icmp sgt i64 %499, 0
  br i1 %500, label %501, label %612

501:
  %502 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %503 = icmp eq ptr %496, null
  %504 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %505 = getelementptr inbounds %struct.body, ptr %18, i64 1
  br label %506

506:
  %507 = phi i64 [ 0, %501 ], [ %609, %608 ]
  %508 = load ptr, ptr %502, align 8
  %509 = mul nsw i64 %507, 5
  %510 = getelementptr inbounds i64, ptr %508, i64 %509
  %511 = getelementptr inbounds %struct.body, ptr %505, i64 %507
  br i1 %503, label %512, label %515

512:
  %513 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 13
  %514 = load <4 x double>, ptr %513, align 32
  br label %532

515:
  %516 = add nuw nsw i64 %507, 1
  %517 = getelementptr inbounds <4 x double>, ptr %496, i64 %516
  %518 = load <4 x double>, ptr %517, align 32
  %519 = extractelement <4 x double> %518, i64 0
  %520 = extractelement <4 x double> %518, i64 1
  %521 = fadd double %519, %520
  %522 = extractelement <4 x double> %518, i64 2
  %523 = extractelement <4 x double> %518, i64 3
  %524 = fadd double %522, %523
  %525 = fadd double %521, %524
  %526 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 13
  %527 = load <4 x double>, ptr %526, align 32
  %528 = extractelement <4 x double> %527, i64 1
  %529 = fadd double %528, %525
  %530 = insertelement <4 x double> %527, double %529, i64 1
  %531 = getelementptr inbounds <4 x double>, ptr %526, i64 0, i64 1
  store double %529, ptr %531, align 8
  br label %532

532:
  %533 = phi <4 x double> [ %514, %512 ], [ %530, %515 ]
  %534 = load i64, ptr %510, align 8
  %535 = getelementptr inbounds i64, ptr %510, i64 1
  %536 = load i64, ptr %535, align 8
  %537 = icmp eq i64 %536, 1
  %538 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 0, i32 0
  %539 = load <4 x double>, ptr %538, align 32
  %540 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 0, i32 1
  %541 = load <4 x double>, ptr %540, align 32
  %542 = shufflevector <4 x double> %539, <4 x double> %541, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %543 = shufflevector <4 x double> %539, <4 x double> %541, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %544 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 0, i32 2
  %545 = load <4 x double>, ptr %544, align 32
  %546 = shufflevector <4 x double> %542, <4 x double> %545, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %547 = shufflevector <4 x double> %542, <4 x double> %545, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %548 = shufflevector <4 x double> %543, <4 x double> %545, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %549 = getelementptr inbounds %struct.body, ptr %18, i64 %534, i32 3
  %550 = load <4 x double>, ptr %549, align 32
  %551 = shufflevector <4 x double> %550, <4 x double> poison, <4 x i32> zeroinitializer
  %552 = shufflevector <4 x double> %550, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %553 = fmul <4 x double> %547, %552
  %554 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %546, <4 x double> %551, <4 x double> %553)
  %555 = shufflevector <4 x double> %550, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %556 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %548, <4 x double> %555, <4 x double> %554)
  %557 = getelementptr inbounds %struct.body, ptr %18, i64 %534, i32 4
  %558 = load <4 x double>, ptr %557, align 32
  %559 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 1
  %560 = load <4 x double>, ptr %559, align 32
  %561 = shufflevector <4 x double> %560, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %562 = fmul <4 x double> %550, %561
  %563 = shufflevector <4 x double> %550, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %564 = fmul <4 x double> %563, %560
  %565 = fsub <4 x double> %562, %564
  %566 = shufflevector <4 x double> %565, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %567 = fadd <4 x double> %558, %566
  %568 = shufflevector <4 x double> %567, <4 x double> poison, <4 x i32> zeroinitializer
  %569 = shufflevector <4 x double> %567, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %570 = fmul <4 x double> %547, %569
  %571 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %546, <4 x double> %568, <4 x double> %570)
  %572 = shufflevector <4 x double> %567, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %573 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %548, <4 x double> %572, <4 x double> %571)
  %574 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 11
  %575 = load <4 x double>, ptr %574, align 32
  %576 = fmul <4 x double> %575, %556
  %577 = extractelement <4 x double> %576, i64 0
  %578 = extractelement <4 x double> %576, i64 1
  %579 = fadd double %577, %578
  %580 = extractelement <4 x double> %576, i64 2
  %581 = fadd double %580, %579
  %582 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 12
  %583 = load <4 x double>, ptr %582, align 32
  %584 = fmul <4 x double> %583, %573
  %585 = extractelement <4 x double> %584, i64 0
  %586 = extractelement <4 x double> %584, i64 1
  %587 = fadd double %585, %586
  %588 = extractelement <4 x double> %584, i64 2
  %589 = fadd double %588, %587
  %590 = fadd double %581, %589
  %591 = extractelement <4 x double> %533, i64 0
  %592 = extractelement <4 x double> %533, i64 1
  %593 = fsub double %592, %590
  %594 = fmul double %591, %593
  %595 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %594, i64 2
  %596 = select i1 %537, <4 x double> splat (double -0.000000e+00), <4 x double> %595
  %597 = fadd <4 x double> %556, %596
  %598 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 3
  store <4 x double> %597, ptr %598, align 32
  %599 = select i1 %537, <4 x double> %595, <4 x double> splat (double -0.000000e+00)
  %600 = fadd <4 x double> %573, %599
  %601 = getelementptr inbounds %struct.body, ptr %511, i64 0, i32 4
  store <4 x double> %600, ptr %601, align 32
  %602 = getelementptr inbounds i64, ptr %510, i64 3
  %603 = load i64, ptr %602, align 8
  %604 = load i64, ptr %504, align 8
  %605 = icmp slt i64 %603, %604
  br i1 %605, label %606, label %608

606:
  %607 = getelementptr inbounds double, ptr %5, i64 %603
  store double %594, ptr %607, align 8
  br label %608

608:
  %609 = add nuw nsw i64 %507, 1
  %610 = load i64, ptr %19, align 8
  %611 = icmp slt i64 %609, %610
  br i1 %611, label %506, label %612

612:
  ret void

613:
  %614 = phi i64 [ %295, %266 ], [ %918, %984 ]
  %615 = phi ptr [ %294, %266 ], [ %923, %984 ]
  %616 = phi i64 [ %264, %266 ], [ %917, %984 ]
  %617 = phi i64 [ 0, %266 ], [ %985, %984 ]
  %618 = add nsw i64 %614, 1
  %619 = mul nsw i64 %618, %617
  %620 = getelementptr inbounds <4 x double>, ptr %615, i64 %619
  %621 = load ptr, ptr %269, align 8
  %622 = load i64, ptr %57, align 8
  %623 = mul i64 %622, 192
  tail call void @llvm.memset.p0.i64(ptr align 32 %621, i8 0, i64 %623, i1 false)
  %624 = load ptr, ptr %270, align 8
  %625 = load i64, ptr %19, align 8
  %626 = add nsw i64 %625, 1
  tail call void @llvm.memset.p0.i64(ptr align 1 %624, i8 0, i64 %626, i1 false)
  %627 = load i64, ptr %232, align 8
  %628 = icmp sgt i64 %627, 0
  br i1 %628, label %632, label %629

629:
  %630 = load i64, ptr %57, align 8
  %631 = icmp sgt i64 %630, 0
  br i1 %631, label %663, label %721

632:
  %633 = phi i64 [ %660, %659 ], [ %627, %613 ]
  %634 = phi i64 [ %661, %659 ], [ 0, %613 ]
  %635 = load ptr, ptr %271, align 8
  %636 = shl nuw nsw i64 %634, 1
  %637 = getelementptr inbounds i64, ptr %635, i64 %636
  %638 = load i64, ptr %637, align 8
  %639 = sdiv i64 %638, 4
  %640 = srem i64 %638, 4
  %641 = icmp eq i64 %639, %617
  br i1 %641, label %642, label %659

642:
  %643 = load ptr, ptr %272, align 8
  %644 = getelementptr inbounds double, ptr %643, i64 %634
  %645 = load double, ptr %644, align 8
  %646 = load ptr, ptr %268, align 8
  %647 = getelementptr inbounds i64, ptr %637, i64 1
  %648 = load i64, ptr %647, align 8
  %649 = getelementptr inbounds <4 x double>, ptr %646, i64 %648, i64 %640
  %650 = load double, ptr %649, align 8
  %651 = fsub double %650, %645
  store double %651, ptr %649, align 8
  %652 = load ptr, ptr %270, align 8
  %653 = load ptr, ptr %273, align 8
  %654 = sdiv i64 %648, 6
  %655 = getelementptr inbounds i64, ptr %653, i64 %654
  %656 = load i64, ptr %655, align 8
  %657 = getelementptr inbounds i8, ptr %652, i64 %656
  store i8 1, ptr %657, align 1
  %658 = load i64, ptr %232, align 8
  br label %659

659:
  %660 = phi i64 [ %633, %632 ], [ %658, %642 ]
  %661 = add nuw nsw i64 %634, 1
  %662 = icmp slt i64 %661, %660
  br i1 %662, label %632, label %629

663:
  %664 = phi i64 [ %718, %717 ], [ %630, %629 ]
  %665 = phi i64 [ %719, %717 ], [ 0, %629 ]
  %666 = load ptr, ptr %270, align 8
  %667 = load ptr, ptr %273, align 8
  %668 = getelementptr inbounds i64, ptr %667, i64 %665
  %669 = load i64, ptr %668, align 8
  %670 = getelementptr inbounds i8, ptr %666, i64 %669
  %671 = load i8, ptr %670, align 1
  %672 = icmp eq i8 %671, 0
  br i1 %672, label %717, label %673

673:
  %674 = load ptr, ptr %274, align 8
  %675 = load ptr, ptr %268, align 8
  %676 = mul nsw i64 %665, 6
  %677 = getelementptr inbounds <4 x double>, ptr %675, i64 %676
  %678 = load ptr, ptr %275, align 8
  %679 = mul nsw i64 %669, 6
  %680 = getelementptr inbounds <4 x double>, ptr %678, i64 %679
  %681 = getelementptr inbounds %struct.place, ptr %674, i64 %669, i32 0, i32 0
  %682 = load <4 x double>, ptr %681, align 32
  store <4 x double> %682, ptr %277, align 32
  %683 = getelementptr inbounds %struct.place, ptr %674, i64 %669, i32 0, i32 1
  %684 = load <4 x double>, ptr %683, align 32
  store <4 x double> %684, ptr %278, align 32
  %685 = getelementptr inbounds %struct.place, ptr %674, i64 %669, i32 0, i32 2
  %686 = load <4 x double>, ptr %685, align 32
  store <4 x double> %686, ptr %279, align 32
  br label %687

687:
  %688 = phi <4 x double> [ %682, %673 ], [ %698, %696 ]
  %689 = phi i64 [ 0, %673 ], [ %694, %696 ]
  %690 = shufflevector <4 x double> %688, <4 x double> poison, <4 x i32> zeroinitializer
  %691 = shufflevector <4 x double> %688, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %692 = shufflevector <4 x double> %688, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  br label %699

693:
  %694 = add nuw nsw i64 %689, 1
  %695 = icmp eq i64 %694, 3
  br i1 %695, label %715, label %696

696:
  %697 = getelementptr inbounds [3 x <4 x double>], ptr %8, i64 0, i64 %694
  %698 = load <4 x double>, ptr %697, align 32
  br label %687

699:
  %700 = phi i1 [ true, %687 ], [ false, %699 ]
  %701 = phi i64 [ 0, %687 ], [ 3, %699 ]
  %702 = getelementptr inbounds <4 x double>, ptr %677, i64 %701
  %703 = load <4 x double>, ptr %702, align 32
  %704 = add nuw nsw i64 %701, 1
  %705 = getelementptr inbounds <4 x double>, ptr %677, i64 %704
  %706 = load <4 x double>, ptr %705, align 32
  %707 = fmul <4 x double> %691, %706
  %708 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %690, <4 x double> %703, <4 x double> %707)
  %709 = add nuw nsw i64 %701, 2
  %710 = getelementptr inbounds <4 x double>, ptr %677, i64 %709
  %711 = load <4 x double>, ptr %710, align 32
  %712 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %692, <4 x double> %711, <4 x double> %708)
  %713 = add nuw nsw i64 %701, %689
  %714 = getelementptr inbounds <4 x double>, ptr %680, i64 %713
  store <4 x double> %712, ptr %714, align 32
  br i1 %700, label %699, label %693

715:
  %716 = load i64, ptr %57, align 8
  br label %717

717:
  %718 = phi i64 [ %664, %663 ], [ %716, %715 ]
  %719 = add nuw nsw i64 %665, 1
  %720 = icmp slt i64 %719, %718
  br i1 %720, label %663, label %721

721:
  %722 = load i64, ptr %19, align 8
  %723 = icmp sgt i64 %722, 0
  br i1 %723, label %731, label %724

724:
  %725 = phi <4 x double> [ zeroinitializer, %721 ], [ %901, %899 ]
  %726 = shl i64 %617, 2
  %727 = add nuw nsw i64 %726, 4
  %728 = icmp slt i64 %726, %616
  br i1 %728, label %729, label %916

729:
  %730 = load ptr, ptr %291, align 8
  br label %905

731:
  %732 = phi <4 x double> [ %901, %899 ], [ zeroinitializer, %721 ]
  %733 = phi i64 [ %903, %899 ], [ %722, %721 ]
  %734 = load ptr, ptr %280, align 8
  %735 = mul i64 %733, 5
  %736 = add i64 %735, -5
  %737 = getelementptr inbounds i64, ptr %734, i64 %736
  %738 = load ptr, ptr %275, align 8
  %739 = mul nsw i64 %733, 6
  %740 = getelementptr inbounds <4 x double>, ptr %738, i64 %739
  %741 = load ptr, ptr %270, align 8
  %742 = getelementptr inbounds i8, ptr %741, i64 %733
  %743 = load i8, ptr %742, align 1
  %744 = icmp eq i8 %743, 0
  br i1 %744, label %899, label %745

745:
  %746 = getelementptr inbounds i64, ptr %737, i64 3
  %747 = load i64, ptr %746, align 8
  %748 = load i64, ptr %281, align 8
  %749 = icmp slt i64 %747, %748
  br i1 %749, label %750, label %758

750:
  %751 = getelementptr inbounds i64, ptr %737, i64 1
  %752 = load i64, ptr %751, align 8
  %753 = icmp eq i64 %752, 1
  %754 = select i1 %753, i64 2, i64 5
  %755 = getelementptr inbounds <4 x double>, ptr %740, i64 %754
  %756 = load <4 x double>, ptr %755, align 32
  %757 = fneg <4 x double> %756
  br label %758

758:
  %759 = phi <4 x double> [ zeroinitializer, %745 ], [ %757, %750 ]
  %760 = getelementptr inbounds %struct.body, ptr %18, i64 %733, i32 13
  %761 = load <4 x double>, ptr %760, align 32
  %762 = shufflevector <4 x double> %761, <4 x double> poison, <4 x i32> zeroinitializer
  %763 = fmul <4 x double> %759, %762
  %764 = getelementptr inbounds %struct.body, ptr %18, i64 %733, i32 12
  %765 = getelementptr inbounds %struct.body, ptr %18, i64 %733, i32 11
  br label %774

766:
  %767 = load ptr, ptr %282, align 8
  %768 = getelementptr inbounds <4 x double>, ptr %767, i64 %733
  store <4 x double> %763, ptr %768, align 32
  %769 = load <4 x double>, ptr %760, align 32
  %770 = shufflevector <4 x double> %769, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %771 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %763, <4 x double> %770, <4 x double> %732)
  %772 = load i64, ptr %737, align 8
  %773 = icmp eq i64 %772, 0
  br i1 %773, label %899, label %794

774:
  %775 = phi i64 [ 0, %758 ], [ %792, %774 ]
  %776 = load <4 x double>, ptr %764, align 32
  %777 = trunc i64 %775 to i32
  %778 = extractelement <4 x double> %776, i32 %777
  %779 = insertelement <4 x double> poison, double %778, i64 0
  %780 = shufflevector <4 x double> %779, <4 x double> poison, <4 x i32> zeroinitializer
  %781 = getelementptr inbounds <4 x double>, ptr %740, i64 %775
  %782 = load <4 x double>, ptr %781, align 32
  %783 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %780, <4 x double> %763, <4 x double> %782)
  store <4 x double> %783, ptr %781, align 32
  %784 = load <4 x double>, ptr %765, align 32
  %785 = extractelement <4 x double> %784, i32 %777
  %786 = insertelement <4 x double> poison, double %785, i64 0
  %787 = shufflevector <4 x double> %786, <4 x double> poison, <4 x i32> zeroinitializer
  %788 = add nuw nsw i64 %775, 3
  %789 = getelementptr inbounds <4 x double>, ptr %740, i64 %788
  %790 = load <4 x double>, ptr %789, align 32
  %791 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %787, <4 x double> %763, <4 x double> %790)
  store <4 x double> %791, ptr %789, align 32
  %792 = add nuw nsw i64 %775, 1
  %793 = icmp eq i64 %792, 3
  br i1 %793, label %766, label %774

794:
  %795 = load ptr, ptr %275, align 8
  %796 = load ptr, ptr %270, align 8
  %797 = getelementptr inbounds %struct.body, ptr %18, i64 %733, i32 0, i32 0
  %798 = load <4 x double>, ptr %797, align 32
  %799 = getelementptr inbounds %struct.body, ptr %18, i64 %733, i32 0, i32 1
  %800 = load <4 x double>, ptr %799, align 32
  %801 = getelementptr inbounds %struct.body, ptr %18, i64 %733, i32 0, i32 2
  %802 = load <4 x double>, ptr %801, align 32
  %803 = getelementptr inbounds %struct.body, ptr %18, i64 %733, i32 1
  %804 = load <4 x double>, ptr %803, align 32
  %805 = load <4 x double>, ptr %740, align 32
  %806 = getelementptr inbounds <4 x double>, ptr %740, i64 1
  %807 = load <4 x double>, ptr %806, align 32
  %808 = getelementptr inbounds <4 x double>, ptr %740, i64 2
  %809 = load <4 x double>, ptr %808, align 32
  %810 = getelementptr inbounds <4 x double>, ptr %740, i64 3
  %811 = load <4 x double>, ptr %810, align 32
  %812 = getelementptr inbounds <4 x double>, ptr %740, i64 4
  %813 = load <4 x double>, ptr %812, align 32
  %814 = getelementptr inbounds <4 x double>, ptr %740, i64 5
  %815 = load <4 x double>, ptr %814, align 32
  br label %841

816:
  %817 = mul nsw i64 %772, 6
  %818 = getelementptr inbounds <4 x double>, ptr %795, i64 %817
  %819 = getelementptr inbounds i8, ptr %796, i64 %772
  %820 = shufflevector <4 x double> %804, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %821 = load <4 x double>, ptr %285, align 32
  %822 = shufflevector <4 x double> %804, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %823 = load <4 x double>, ptr %286, align 32
  %824 = fneg <4 x double> %822
  %825 = fmul <4 x double> %823, %824
  %826 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %820, <4 x double> %821, <4 x double> %825)
  %827 = load <4 x double>, ptr %287, align 32
  %828 = fadd <4 x double> %827, %826
  store <4 x double> %828, ptr %287, align 32
  %829 = load <4 x double>, ptr %288, align 32
  %830 = shufflevector <4 x double> %804, <4 x double> poison, <4 x i32> zeroinitializer
  %831 = fneg <4 x double> %830
  %832 = fmul <4 x double> %821, %831
  %833 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %822, <4 x double> %829, <4 x double> %832)
  %834 = load <4 x double>, ptr %289, align 32
  %835 = fadd <4 x double> %834, %833
  store <4 x double> %835, ptr %289, align 32
  %836 = fneg <4 x double> %820
  %837 = fmul <4 x double> %829, %836
  %838 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %830, <4 x double> %823, <4 x double> %837)
  %839 = load <4 x double>, ptr %290, align 32
  %840 = fadd <4 x double> %838, %839
  store <4 x double> %840, ptr %290, align 32
  br label %863

841:
  %842 = phi i64 [ 0, %794 ], [ %861, %841 ]
  %843 = trunc i64 %842 to i32
  %844 = extractelement <4 x double> %798, i32 %843
  %845 = insertelement <4 x double> poison, double %844, i64 0
  %846 = shufflevector <4 x double> %845, <4 x double> poison, <4 x i32> zeroinitializer
  %847 = extractelement <4 x double> %800, i32 %843
  %848 = insertelement <4 x double> poison, double %847, i64 0
  %849 = shufflevector <4 x double> %848, <4 x double> poison, <4 x i32> zeroinitializer
  %850 = fmul <4 x double> %807, %849
  %851 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %846, <4 x double> %805, <4 x double> %850)
  %852 = extractelement <4 x double> %802, i32 %843
  %853 = insertelement <4 x double> poison, double %852, i64 0
  %854 = shufflevector <4 x double> %853, <4 x double> poison, <4 x i32> zeroinitializer
  %855 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %854, <4 x double> %809, <4 x double> %851)
  %856 = getelementptr inbounds [3 x <4 x double>], ptr %9, i64 0, i64 %842
  store <4 x double> %855, ptr %856, align 32
  %857 = fmul <4 x double> %813, %849
  %858 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %846, <4 x double> %811, <4 x double> %857)
  %859 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %854, <4 x double> %815, <4 x double> %858)
  %860 = getelementptr inbounds [3 x <4 x double>], ptr %10, i64 0, i64 %842
  store <4 x double> %859, ptr %860, align 32
  %861 = add nuw nsw i64 %842, 1
  %862 = icmp eq i64 %861, 3
  br i1 %862, label %816, label %841

863:
  %864 = phi i64 [ 0, %816 ], [ %896, %892 ]
  %865 = load i8, ptr %819, align 1
  %866 = icmp eq i8 %865, 0
  br i1 %866, label %873, label %867

867:
  %868 = getelementptr inbounds <4 x double>, ptr %818, i64 %864
  %869 = load <4 x double>, ptr %868, align 32
  %870 = getelementptr inbounds [3 x <4 x double>], ptr %9, i64 0, i64 %864
  %871 = load <4 x double>, ptr %870, align 32
  %872 = fadd <4 x double> %869, %871
  br label %876

873:
  %874 = getelementptr inbounds [3 x <4 x double>], ptr %9, i64 0, i64 %864
  %875 = load <4 x double>, ptr %874, align 32
  br label %876

876:
  %877 = phi <4 x double> [ %872, %867 ], [ %875, %873 ]
  %878 = getelementptr inbounds <4 x double>, ptr %818, i64 %864
  store <4 x double> %877, ptr %878, align 32
  %879 = load i8, ptr %819, align 1
  %880 = icmp eq i8 %879, 0
  br i1 %880, label %888, label %881

881:
  %882 = add nuw nsw i64 %864, 3
  %883 = getelementptr inbounds <4 x double>, ptr %818, i64 %882
  %884 = load <4 x double>, ptr %883, align 32
  %885 = getelementptr inbounds [3 x <4 x double>], ptr %10, i64 0, i64 %864
  %886 = load <4 x double>, ptr %885, align 32
  %887 = fadd <4 x double> %884, %886
  br label %892

888:
  %889 = getelementptr inbounds [3 x <4 x double>], ptr %10, i64 0, i64 %864
  %890 = load <4 x double>, ptr %889, align 32
  %891 = add nuw nsw i64 %864, 3
  br label %892

892:
  %893 = phi i64 [ %891, %888 ], [ %882, %881 ]
  %894 = phi <4 x double> [ %890, %888 ], [ %887, %881 ]
  %895 = getelementptr inbounds <4 x double>, ptr %818, i64 %893
  store <4 x double> %894, ptr %895, align 32
  %896 = add nuw nsw i64 %864, 1
  %897 = icmp eq i64 %896, 3
  br i1 %897, label %898, label %863

898:
  store i8 1, ptr %819, align 1
  br label %899

899:
  %900 = phi <4 x double> [ %759, %898 ], [ %759, %766 ], [ zeroinitializer, %731 ]
  %901 = phi <4 x double> [ %771, %898 ], [ %771, %766 ], [ %732, %731 ]
  %902 = getelementptr inbounds <4 x double>, ptr %620, i64 %733
  store <4 x double> %900, ptr %902, align 32
  %903 = add nsw i64 %733, -1
  %904 = icmp sgt i64 %733, 1
  br i1 %904, label %731, label %724

905:
  %906 = phi i64 [ %726, %729 ], [ %912, %905 ]
  %907 = and i64 %906, 3
  %908 = extractelement <4 x double> %725, i64 %907
  %909 = getelementptr inbounds double, ptr %730, i64 %906
  %910 = load double, ptr %909, align 8
  %911 = fsub double %910, %908
  store double %911, ptr %909, align 8
  %912 = add nuw nsw i64 %906, 1
  %913 = icmp slt i64 %912, %616
  %914 = icmp ult i64 %912, %727
  %915 = and i1 %913, %914
  br i1 %915, label %905, label %916

916:
  %917 = load i64, ptr %11, align 8
  %918 = load i64, ptr %19, align 8
  %919 = add i64 %918, 1
  %920 = sub nsw i64 %917, %726
  %921 = icmp slt i64 %920, 4
  %922 = select i1 %921, i64 %920, i64 4
  %923 = load ptr, ptr %267, align 8
  %924 = icmp slt i64 %918, 1
  %925 = icmp sgt i64 %920, 0
  %926 = tail call i64 @llvm.smax.i64(i64 %922, i64 1)
  br label %927

927:
  %928 = phi i64 [ 0, %916 ], [ %967, %966 ]
  %929 = mul nsw i64 %928, %919
  %930 = getelementptr inbounds <4 x double>, ptr %923, i64 %929
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(128) %292, i8 0, i64 128, i1 false)
  br i1 %924, label %933, label %931

931:
  %932 = load ptr, ptr %270, align 8
  br label %936

933:
  br i1 %925, label %934, label %966

934:
  %935 = shl nsw i64 %928, 2
  br label %961

936:
  %937 = phi i64 [ 1, %931 ], [ %959, %958 ]
  %938 = getelementptr inbounds i8, ptr %932, i64 %937
  %939 = load i8, ptr %938, align 1
  %940 = icmp eq i8 %939, 0
  br i1 %940, label %958, label %941

941:
  %942 = load ptr, ptr %282, align 8
  %943 = getelementptr inbounds <4 x double>, ptr %942, i64 %937
  %944 = load <4 x double>, ptr %943, align 32
  %945 = getelementptr inbounds <4 x double>, ptr %930, i64 %937
  %946 = load <4 x double>, ptr %945, align 32
  br label %947

947:
  %948 = phi i64 [ 0, %941 ], [ %956, %947 ]
  %949 = trunc i64 %948 to i32
  %950 = extractelement <4 x double> %944, i32 %949
  %951 = insertelement <4 x double> poison, double %950, i64 0
  %952 = shufflevector <4 x double> %951, <4 x double> poison, <4 x i32> zeroinitializer
  %953 = getelementptr inbounds [4 x <4 x double>], ptr %7, i64 0, i64 %948
  %954 = load <4 x double>, ptr %953, align 32
  %955 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %952, <4 x double> %946, <4 x double> %954)
  store <4 x double> %955, ptr %953, align 32
  %956 = add nuw nsw i64 %948, 1
  %957 = icmp eq i64 %956, 4
  br i1 %957, label %958, label %947

958:
  %959 = add nuw i64 %937, 1
  %960 = icmp eq i64 %937, %918
  br i1 %960, label %933, label %936

961:
  %962 = phi i64 [ 0, %934 ], [ %974, %973 ]
  %963 = getelementptr inbounds [4 x <4 x double>], ptr %7, i64 0, i64 %962
  %964 = add nuw nsw i64 %962, %726
  %965 = mul nsw i64 %964, %917
  br label %969

966:
  %967 = add nuw nsw i64 %928, 1
  %968 = icmp eq i64 %928, %617
  br i1 %968, label %984, label %927

969:
  %970 = phi i64 [ 0, %961 ], [ %982, %976 ]
  %971 = add nuw nsw i64 %970, %935
  %972 = icmp slt i64 %971, %917
  br i1 %972, label %976, label %973

973:
  %974 = add nuw nsw i64 %962, 1
  %975 = icmp eq i64 %974, %926
  br i1 %975, label %966, label %961

976:
  %977 = load <4 x double>, ptr %963, align 32
  %978 = extractelement <4 x double> %977, i64 %970
  %979 = load ptr, ptr %293, align 8
  %980 = add i64 %971, %965
  %981 = getelementptr inbounds double, ptr %979, i64 %980
  store double %978, ptr %981, align 8
  %982 = add nuw nsw i64 %970, 1
  %983 = icmp eq i64 %982, 4
  br i1 %983, label %973, label %969

984:
  %985 = add nuw nsw i64 %617, 1
  %986 = add nsw i64 %917, 3
  %987 = sdiv i64 %986, 4
  %988 = icmp slt i64 %985, %987
  br i1 %988, label %613, label %296
}

define internal void @solve(ptr  %0, ptr  %1, ptr  %2, ptr %3, ptr  %4, ptr  %5) {
  tail call void @go_outward(ptr %0, ptr %1, ptr %2, ptr %4)
  %7 = icmp eq ptr %3, null
  br i1 %7, label %8, label %10

8:
  %9 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  br label %49

10:
  tail call void @find_loads(ptr %0, ptr %1, ptr %3)
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 8
  br i1 %14, label %17, label %15

15:
  %16 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  br label %45

17:
  %18 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %19 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %32, %24 ]
  %22 = load i64, ptr %11, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %45

24:
  %25 = load ptr, ptr %18, align 8
  %26 = shl nsw i64 %21, 3
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = getelementptr inbounds double, ptr %27, i64 1
  %29 = bitcast ptr %28 to ptr
  %30 = load <4 x double>, ptr %29, align 8
  %31 = load ptr, ptr %19, align 8
  %32 = add nuw nsw i64 %21, 1
  %33 = getelementptr inbounds %struct.body, ptr %31, i64 %32, i32 9
  %34 = load <4 x double>, ptr %33, align 32
  %35 = fsub <4 x double> %34, %30
  store <4 x double> %35, ptr %33, align 32
  %36 = getelementptr inbounds double, ptr %27, i64 4
  %37 = bitcast ptr %36 to ptr
  %38 = load <4 x double>, ptr %37, align 8
  %39 = load ptr, ptr %19, align 8
  %40 = getelementptr inbounds %struct.body, ptr %39, i64 %32, i32 10
  %41 = load <4 x double>, ptr %40, align 32
  %42 = fsub <4 x double> %41, %38
  store <4 x double> %42, ptr %40, align 32
  %43 = load i64, ptr %12, align 8
  %44 = icmp eq i64 %43, 8
  br i1 %44, label %20, label %45

45:
  %46 = phi ptr [ %16, %15 ], [ %19, %24 ], [ %19, %20 ]
  %47 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %48 = load ptr, ptr %47, align 8
  br label %49

49:
  %50 = phi ptr [ %46, %45 ], [ %9, %8 ]
  %51 = phi ptr [ %48, %45 ], [ null, %8 ]
  %52 = load ptr, ptr %50, align 8
  tail call void @eliminate_all(ptr %0, ptr %52, ptr %4, ptr %51)
  %53 = load ptr, ptr %50, align 8
  %54 = getelementptr inbounds %struct.body, ptr %53, i64 0, i32 3
  %55 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %56 = bitcast ptr %54 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %56, i8 0, i64 64, i1 false)
  %57 = load i64, ptr %55, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %149

59:
  %60 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %61 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %62 = getelementptr inbounds %struct.body, ptr %53, i64 1
  br label %63

63:
  %64 = phi i64 [ 0, %59 ], [ %146, %145 ]
  %65 = load ptr, ptr %60, align 8
  %66 = mul nuw nsw i64 %64, 5
  %67 = getelementptr inbounds i64, ptr %65, i64 %66
  %68 = getelementptr inbounds %struct.body, ptr %62, i64 %64
  %69 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 13
  %70 = load <4 x double>, ptr %69, align 32
  %71 = load i64, ptr %67, align 8
  %72 = getelementptr inbounds i64, ptr %67, i64 1
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 1
  %75 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 0, i32 0
  %76 = load <4 x double>, ptr %75, align 32
  %77 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 0, i32 1
  %78 = load <4 x double>, ptr %77, align 32
  %79 = shufflevector <4 x double> %76, <4 x double> %78, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %80 = shufflevector <4 x double> %76, <4 x double> %78, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %81 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 0, i32 2
  %82 = load <4 x double>, ptr %81, align 32
  %83 = shufflevector <4 x double> %79, <4 x double> %82, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %84 = shufflevector <4 x double> %79, <4 x double> %82, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %85 = shufflevector <4 x double> %80, <4 x double> %82, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %86 = getelementptr inbounds %struct.body, ptr %53, i64 %71, i32 3
  %87 = load <4 x double>, ptr %86, align 32
  %88 = shufflevector <4 x double> %87, <4 x double> poison, <4 x i32> zeroinitializer
  %89 = shufflevector <4 x double> %87, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %90 = fmul <4 x double> %84, %89
  %91 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %83, <4 x double> %88, <4 x double> %90)
  %92 = shufflevector <4 x double> %87, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %93 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %85, <4 x double> %92, <4 x double> %91)
  %94 = getelementptr inbounds %struct.body, ptr %53, i64 %71, i32 4
  %95 = load <4 x double>, ptr %94, align 32
  %96 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 1
  %97 = load <4 x double>, ptr %96, align 32
  %98 = shufflevector <4 x double> %97, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %99 = fmul <4 x double> %87, %98
  %100 = shufflevector <4 x double> %87, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %101 = fmul <4 x double> %100, %97
  %102 = fsub <4 x double> %99, %101
  %103 = shufflevector <4 x double> %102, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %104 = fadd <4 x double> %95, %103
  %105 = shufflevector <4 x double> %104, <4 x double> poison, <4 x i32> zeroinitializer
  %106 = shufflevector <4 x double> %104, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %107 = fmul <4 x double> %84, %106
  %108 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %83, <4 x double> %105, <4 x double> %107)
  %109 = shufflevector <4 x double> %104, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %110 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %85, <4 x double> %109, <4 x double> %108)
  %111 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 11
  %112 = load <4 x double>, ptr %111, align 32
  %113 = fmul <4 x double> %112, %93
  %114 = extractelement <4 x double> %113, i64 0
  %115 = extractelement <4 x double> %113, i64 1
  %116 = fadd double %114, %115
  %117 = extractelement <4 x double> %113, i64 2
  %118 = fadd double %117, %116
  %119 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 12
  %120 = load <4 x double>, ptr %119, align 32
  %121 = fmul <4 x double> %120, %110
  %122 = extractelement <4 x double> %121, i64 0
  %123 = extractelement <4 x double> %121, i64 1
  %124 = fadd double %122, %123
  %125 = extractelement <4 x double> %121, i64 2
  %126 = fadd double %125, %124
  %127 = fadd double %118, %126
  %128 = extractelement <4 x double> %70, i64 0
  %129 = extractelement <4 x double> %70, i64 1
  %130 = fsub double %129, %127
  %131 = fmul double %128, %130
  %132 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %131, i64 2
  %133 = select i1 %74, <4 x double> splat (double -0.000000e+00), <4 x double> %132
  %134 = fadd <4 x double> %93, %133
  %135 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 3
  store <4 x double> %134, ptr %135, align 32
  %136 = select i1 %74, <4 x double> %132, <4 x double> splat (double -0.000000e+00)
  %137 = fadd <4 x double> %110, %136
  %138 = getelementptr inbounds %struct.body, ptr %68, i64 0, i32 4
  store <4 x double> %137, ptr %138, align 32
  %139 = getelementptr inbounds i64, ptr %67, i64 3
  %140 = load i64, ptr %139, align 8
  %141 = load i64, ptr %61, align 8
  %142 = icmp slt i64 %140, %141
  br i1 %142, label %143, label %145

143:
  %144 = getelementptr inbounds double, ptr %5, i64 %140
  store double %131, ptr %144, align 8
  br label %145

145:
  %146 = add nuw nsw i64 %64, 1
  %147 = load i64, ptr %55, align 8
  %148 = icmp slt i64 %146, %147
  br i1 %148, label %63, label %149

149:
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
  %10 = alloca %struct.call, align 8
  %11 = alloca %struct.closing, align 8
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %13, 3
  %15 = add i64 %14, 8
  %16 = tail call ptr @malloc(i64 %15)
  %17 = bitcast ptr %16 to ptr
  %18 = bitcast ptr %8 to ptr
  %19 = call i32 @take(ptr %0, ptr %8)
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 25
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %28

23:
  %24 = icmp ne i32 %19, 0
  %25 = icmp ne ptr %16, null
  %26 = and i1 %25, %24
  %27 = select i1 %26, double 0.000000e+00, double 0x7FF8000000000000
  br label %32

28:
  %29 = icmp ne i32 %19, 0
  %30 = icmp ne ptr %16, null
  %31 = and i1 %30, %29
  br i1 %31, label %37, label %180

32:
  %33 = phi i64 [ 0, %23 ], [ %35, %32 ]
  %34 = getelementptr inbounds double, ptr %6, i64 %33
  store double %27, ptr %34, align 8
  %35 = add nuw nsw i64 %33, 1
  %36 = icmp eq i64 %35, %21
  br i1 %36, label %28, label %32

37:
  %38 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %53, label %41

41:
  %42 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds double, ptr %5, i64 %43
  %45 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %50, %48
  %52 = getelementptr inbounds double, ptr %46, i64 %51
  tail call void %39(double %1, ptr %2, ptr %3, ptr %4, ptr %44, ptr %52)
  br label %53

53:
  %54 = bitcast ptr %9 to ptr
  %55 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = load i64, ptr %12, align 8
  %58 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %63

61:
  %62 = getelementptr inbounds double, ptr %2, i64 %56
  br label %98

63:
  %64 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %69, %67
  %71 = getelementptr inbounds double, ptr %65, i64 %70
  %72 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  %75 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 6
  %76 = bitcast ptr %75 to ptr
  %77 = load ptr, ptr %76, align 8
  %78 = bitcast ptr %2 to ptr
  %79 = shl i64 %56, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %78, i64 %79, i1 false)
  %80 = bitcast ptr %77 to ptr
  %81 = getelementptr inbounds double, ptr %80, i64 %56
  %82 = bitcast ptr %81 to ptr
  %83 = bitcast ptr %74 to ptr
  %84 = shl i64 %59, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %83, i64 %84, i1 false)
  %85 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 7
  %86 = bitcast ptr %85 to ptr
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %2, i64 %56
  %89 = bitcast ptr %88 to ptr
  %90 = shl i64 %57, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %89, i64 %90, i1 false)
  %91 = bitcast ptr %87 to ptr
  %92 = getelementptr inbounds double, ptr %91, i64 %57
  %93 = bitcast ptr %92 to ptr
  %94 = getelementptr inbounds double, ptr %74, i64 %59
  %95 = bitcast ptr %94 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %93, ptr align 8 %95, i64 %84, i1 false)
  %96 = shl nsw i64 %59, 1
  %97 = getelementptr inbounds double, ptr %74, i64 %96
  br label %98

98:
  %99 = phi ptr [ %2, %61 ], [ %80, %63 ]
  %100 = phi ptr [ %62, %61 ], [ %91, %63 ]
  %101 = phi ptr [ null, %61 ], [ %97, %63 ]
  %102 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 0
  store ptr %99, ptr %102, align 8
  %103 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 1
  store ptr %100, ptr %103, align 8
  %104 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 2
  store ptr %101, ptr %104, align 8
  %105 = bitcast ptr %10 to ptr
  %106 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 0
  store double %1, ptr %106, align 8
  %107 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 1
  store ptr %2, ptr %107, align 8
  %108 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 2
  store ptr %3, ptr %108, align 8
  %109 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 3
  store ptr %4, ptr %109, align 8
  %110 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 4
  store ptr %5, ptr %110, align 8
  %111 = bitcast ptr %11 to ptr
  %112 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %117 = load i64, ptr %116, align 8
  %118 = add nsw i64 %117, 1
  %119 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 0
  store ptr %120, ptr %121, align 8
  %122 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 9
  %123 = load ptr, ptr %122, align 8
  %124 = ptrtoint ptr %123 to i64
  %125 = add i64 %124, 63
  %126 = and i64 %125, -64
  %127 = inttoptr i64 %126 to ptr
  %128 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 9
  store ptr %127, ptr %128, align 8
  %129 = mul nsw i64 %115, 6
  %130 = getelementptr inbounds <4 x double>, ptr %127, i64 %129
  %131 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 10
  store ptr %130, ptr %131, align 8
  %132 = mul nsw i64 %118, 6
  %133 = getelementptr inbounds <4 x double>, ptr %130, i64 %132
  %134 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 12
  store ptr %133, ptr %134, align 8
  %135 = getelementptr inbounds <4 x double>, ptr %133, i64 %118
  %136 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 11
  store ptr %135, ptr %136, align 8
  %137 = add nsw i64 %113, 3
  %138 = sdiv i64 %137, 4
  %139 = mul nsw i64 %118, %138
  %140 = getelementptr inbounds <4 x double>, ptr %135, i64 %139
  %141 = getelementptr <4 x double>, ptr %140, i64 0, i64 0
  %142 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 1
  store ptr %141, ptr %142, align 8
  %143 = mul nsw i64 %115, 18
  %144 = getelementptr inbounds double, ptr %141, i64 %143
  %145 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 2
  store ptr %144, ptr %145, align 8
  %146 = getelementptr inbounds double, ptr %144, i64 %113
  %147 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 3
  store ptr %146, ptr %147, align 8
  %148 = getelementptr inbounds double, ptr %146, i64 %113
  %149 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 4
  store ptr %148, ptr %149, align 8
  %150 = getelementptr inbounds double, ptr %148, i64 %113
  %151 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 5
  store ptr %150, ptr %151, align 8
  %152 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds double, ptr %150, i64 %153
  %155 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 6
  store ptr %154, ptr %155, align 8
  %156 = getelementptr inbounds double, ptr %154, i64 1
  %157 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 7
  store ptr %156, ptr %157, align 8
  %158 = getelementptr inbounds double, ptr %156, i64 %129
  %159 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 8
  store ptr %158, ptr %159, align 8
  %160 = mul nsw i64 %113, %113
  %161 = getelementptr inbounds double, ptr %158, i64 %160
  %162 = getelementptr inbounds %struct.closing, ptr %11, i64 0, i32 13
  %163 = bitcast ptr %162 to ptr
  store ptr %161, ptr %163, align 8
  call void @solve_closed(ptr %0, ptr %8, ptr %11, ptr %9, ptr %10, ptr %17)
  %164 = load i64, ptr %112, align 8
  %165 = icmp sgt i64 %164, 0
  br i1 %165, label %166, label %170

166:
  %167 = load ptr, ptr %149, align 8
  %168 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 27
  %169 = load ptr, ptr %168, align 8
  br label %171

170:
  br label %180

171:
  %172 = phi i64 [ 0, %166 ], [ %178, %171 ]
  %173 = getelementptr inbounds double, ptr %167, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds i64, ptr %169, i64 %172
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds double, ptr %6, i64 %176
  store double %174, ptr %177, align 8
  %178 = add nuw nsw i64 %172, 1
  %179 = icmp eq i64 %178, %164
  br i1 %179, label %170, label %171

180:
  call void @free(ptr %16)
  br i1 %29, label %181, label %195

181:
  %182 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %183 = load i64, ptr %182, align 8
  %184 = icmp slt i64 %183, 0
  br i1 %184, label %185, label %189

185:
  %186 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %187 = bitcast ptr %186 to ptr
  %188 = load ptr, ptr %187, align 8
  call void @free(ptr %188)
  br label %195

189:
  %190 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 31, i64 %183
  %191 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %192 = load ptr, ptr %191, align 8
  %193 = bitcast ptr %190 to ptr
  %194 = ptrtoint ptr %192 to i64
  store atomic i64 %194, ptr %193 release, align 8
  br label %195

195:
  ret void
}

declare ptr @malloc(i64)

define void @tree_motion_rows(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr  %5, ptr  %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.motion, align 8
  %10 = alloca %struct.closing, align 8
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
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
  br i1 %30, label %263, label %36

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
  %46 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
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
  %57 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 6
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
  %67 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 7
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
  %88 = load i64, ptr %11, align 8
  %89 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %92 = load i64, ptr %91, align 8
  %93 = add nsw i64 %92, 1
  %94 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 3
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 0
  store ptr %95, ptr %96, align 8
  %97 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 9
  %98 = load ptr, ptr %97, align 8
  %99 = ptrtoint ptr %98 to i64
  %100 = add i64 %99, 63
  %101 = and i64 %100, -64
  %102 = inttoptr i64 %101 to ptr
  %103 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 9
  store ptr %102, ptr %103, align 8
  %104 = mul nsw i64 %90, 6
  %105 = getelementptr inbounds <4 x double>, ptr %102, i64 %104
  %106 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 10
  store ptr %105, ptr %106, align 8
  %107 = mul nsw i64 %93, 6
  %108 = getelementptr inbounds <4 x double>, ptr %105, i64 %107
  %109 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 12
  store ptr %108, ptr %109, align 8
  %110 = getelementptr inbounds <4 x double>, ptr %108, i64 %93
  %111 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 11
  store ptr %110, ptr %111, align 8
  %112 = add nsw i64 %88, 3
  %113 = sdiv i64 %112, 4
  %114 = mul nsw i64 %93, %113
  %115 = getelementptr inbounds <4 x double>, ptr %110, i64 %114
  %116 = getelementptr <4 x double>, ptr %115, i64 0, i64 0
  %117 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 1
  store ptr %116, ptr %117, align 8
  %118 = mul nsw i64 %90, 18
  %119 = getelementptr inbounds double, ptr %116, i64 %118
  %120 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 2
  store ptr %119, ptr %120, align 8
  %121 = getelementptr inbounds double, ptr %119, i64 %88
  %122 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 3
  store ptr %121, ptr %122, align 8
  %123 = getelementptr inbounds double, ptr %121, i64 %88
  %124 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 4
  store ptr %123, ptr %124, align 8
  %125 = getelementptr inbounds double, ptr %123, i64 %88
  %126 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 5
  store ptr %125, ptr %126, align 8
  %127 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %125, i64 %128
  %130 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 6
  store ptr %129, ptr %130, align 8
  %131 = getelementptr inbounds double, ptr %129, i64 1
  %132 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 7
  store ptr %131, ptr %132, align 8
  %133 = getelementptr inbounds double, ptr %131, i64 %104
  %134 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 8
  store ptr %133, ptr %134, align 8
  %135 = mul nsw i64 %88, %88
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  %137 = getelementptr inbounds %struct.closing, ptr %10, i64 0, i32 13
  %138 = bitcast ptr %137 to ptr
  store ptr %136, ptr %138, align 8
  call void @go_outward(ptr %0, ptr %8, ptr %9, ptr %4)
  %139 = load i64, ptr %89, align 8
  %140 = icmp sgt i64 %139, 0
  %141 = bitcast ptr %119 to ptr
  br i1 %140, label %142, label %236

142:
  %143 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 22
  %144 = load ptr, ptr %143, align 8
  br label %145

145:
  %146 = phi i64 [ 0, %142 ], [ %234, %233 ]
  %147 = getelementptr inbounds i64, ptr %144, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = mul nuw nsw i64 %146, 18
  %150 = getelementptr inbounds double, ptr %116, i64 %149
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
  %163 = load <4 x double>, ptr %162, align 32
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
  %185 = load <4 x double>, ptr %184, align 32
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
  %196 = load <4 x double>, ptr %195, align 32
  %197 = load <4 x double>, ptr %162, align 32
  %198 = shufflevector <4 x double> %196, <4 x double> poison, <4 x i32> zeroinitializer
  %199 = load <4 x double>, ptr %173, align 32
  %200 = shufflevector <4 x double> %196, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %201 = fmul <4 x double> %200, %199
  %202 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %198, <4 x double> %201)
  %203 = load <4 x double>, ptr %184, align 32
  %204 = shufflevector <4 x double> %196, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %205 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %204, <4 x double> %202)
  br label %206

206:
  %207 = phi i64 [ 0, %193 ], [ %211, %206 ]
  %208 = trunc i64 %207 to i32
  %209 = extractelement <4 x double> %205, i32 %208
  %210 = getelementptr inbounds double, ptr %194, i64 %207
  store double %209, ptr %210, align 8
  %211 = add nuw nsw i64 %207, 1
  %212 = icmp eq i64 %211, 3
  br i1 %212, label %213, label %206

213:
  %214 = getelementptr inbounds double, ptr %194, i64 3
  %215 = getelementptr inbounds %struct.place, ptr %95, i64 %148, i32 3
  %216 = load <4 x double>, ptr %215, align 32
  %217 = load <4 x double>, ptr %162, align 32
  %218 = shufflevector <4 x double> %216, <4 x double> poison, <4 x i32> zeroinitializer
  %219 = load <4 x double>, ptr %173, align 32
  %220 = shufflevector <4 x double> %216, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %221 = fmul <4 x double> %220, %219
  %222 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %217, <4 x double> %218, <4 x double> %221)
  %223 = load <4 x double>, ptr %184, align 32
  %224 = shufflevector <4 x double> %216, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %225 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %223, <4 x double> %224, <4 x double> %222)
  br label %226

226:
  %227 = phi i64 [ 0, %213 ], [ %231, %226 ]
  %228 = trunc i64 %227 to i32
  %229 = extractelement <4 x double> %225, i32 %228
  %230 = getelementptr inbounds double, ptr %214, i64 %227
  store double %229, ptr %230, align 8
  %231 = add nuw nsw i64 %227, 1
  %232 = icmp eq i64 %231, 3
  br i1 %232, label %233, label %226

233:
  %234 = add nuw nsw i64 %146, 1
  %235 = icmp eq i64 %234, %139
  br i1 %235, label %236, label %145

236:
  %237 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 29
  %238 = load ptr, ptr %237, align 8
  %239 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds double, ptr %4, i64 %240
  %242 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds double, ptr %241, i64 %243
  tail call void %238(double %1, ptr %116, ptr null, ptr %3, ptr %244, ptr %119)
  %245 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %246 = load ptr, ptr %245, align 8
  call void @find_J(ptr %0, ptr %246, ptr %10, ptr %6)
  %247 = bitcast ptr %5 to ptr
  %248 = shl i64 %12, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %247, ptr align 8 %141, i64 %248, i1 false)
  %249 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %250 = load i64, ptr %249, align 8
  %251 = icmp slt i64 %250, 0
  br i1 %251, label %252, label %256

252:
  %253 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %254 = bitcast ptr %253 to ptr
  %255 = load ptr, ptr %254, align 8
  tail call void @free(ptr %255)
  br label %262

256:
  %257 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 31, i64 %250
  %258 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %259 = load ptr, ptr %258, align 8
  %260 = bitcast ptr %257 to ptr
  %261 = ptrtoint ptr %259 to i64
  store atomic i64 %261, ptr %260 release, align 8
  br label %262

262:
  br label %263

263:
  ret void
}

define internal void @go_outward(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = getelementptr inbounds double, ptr %3, i64 4
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  br label %15

15:
  %16 = phi i1 [ true, %4 ], [ %14, %11 ]
  %17 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8
  %21 = bitcast ptr %3 to ptr
  %22 = load <4 x double>, ptr %21, align 8
  %23 = fneg <4 x double> %22
  %24 = bitcast ptr %18 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %24, i8 0, i64 192, i1 false)
  %25 = getelementptr inbounds %struct.body, ptr %18, i64 0, i32 4
  store <4 x double> %23, ptr %25, align 32
  %26 = getelementptr inbounds %struct.body, ptr %18, i64 0, i32 5
  %27 = bitcast ptr %26 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %27, i8 0, i64 480, i1 false)
  %28 = getelementptr inbounds %struct.place, ptr %20, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %28, align 32
  %29 = getelementptr inbounds %struct.place, ptr %20, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %29, align 32
  %30 = getelementptr inbounds %struct.place, ptr %20, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %30, align 32
  %31 = getelementptr inbounds %struct.place, ptr %20, i64 0, i32 1
  %32 = bitcast ptr %31 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %32, i8 0, i64 96, i1 false)
  %33 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %43

36:
  %37 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %38 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 0
  %39 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 1
  %40 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 2
  %41 = getelementptr inbounds %struct.body, ptr %18, i64 1
  %42 = getelementptr inbounds %struct.place, ptr %20, i64 1
  br label %44

43:
  ret void

44:
  %45 = phi i64 [ 0, %36 ], [ %431, %430 ]
  %46 = load ptr, ptr %37, align 8
  %47 = mul nuw nsw i64 %45, 5
  %48 = getelementptr inbounds i64, ptr %46, i64 %47
  %49 = getelementptr inbounds i64, ptr %48, i64 3
  %50 = load i64, ptr %49, align 8
  %51 = sub nsw i64 %50, %7
  %52 = getelementptr inbounds %struct.body, ptr %41, i64 %45
  %53 = load i64, ptr %48, align 8
  %54 = mul nsw i64 %45, 36
  %55 = getelementptr inbounds double, ptr %5, i64 %54
  %56 = load ptr, ptr %38, align 8
  %57 = load ptr, ptr %39, align 8
  %58 = icmp sgt i64 %51, -1
  br i1 %58, label %59, label %63

59:
  %60 = load ptr, ptr %40, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %51
  %62 = load double, ptr %61, align 8
  br label %63

63:
  %64 = phi double [ %62, %59 ], [ 0.000000e+00, %44 ]
  %65 = getelementptr inbounds i64, ptr %48, i64 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, 1
  %68 = bitcast ptr %55 to ptr
  %69 = load <4 x double>, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %55, i64 4
  %71 = bitcast ptr %70 to ptr
  %72 = load <4 x double>, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %55, i64 8
  %74 = bitcast ptr %73 to ptr
  %75 = load <4 x double>, ptr %74, align 8
  %76 = icmp eq i64 %66, 0
  br i1 %76, label %77, label %93

77:
  %78 = getelementptr inbounds i64, ptr %48, i64 2
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
  %96 = getelementptr inbounds i64, ptr %48, i64 2
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
  %170 = getelementptr inbounds double, ptr %55, i64 12
  %171 = bitcast ptr %170 to ptr
  %172 = load <4 x double>, ptr %171, align 8
  br i1 %67, label %173, label %181

173:
  %174 = getelementptr inbounds i64, ptr %48, i64 2
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds double, ptr %56, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = insertelement <4 x double> poison, double %177, i64 0
  %179 = shufflevector <4 x double> %178, <4 x double> poison, <4 x i32> zeroinitializer
  %180 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %179, <4 x double> %164, <4 x double> %172)
  br label %181

181:
  %182 = phi <4 x double> [ %180, %173 ], [ %172, %161 ]
  %183 = getelementptr inbounds %struct.body, ptr %18, i64 %53, i32 2
  %184 = load <4 x double>, ptr %183, align 32
  %185 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %186 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %187 = fmul <4 x double> %168, %186
  %188 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %185, <4 x double> %187)
  %189 = shufflevector <4 x double> %184, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %190 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %189, <4 x double> %188)
  %191 = getelementptr inbounds %struct.body, ptr %18, i64 %53, i32 4
  %192 = load <4 x double>, ptr %191, align 32
  %193 = getelementptr inbounds %struct.body, ptr %18, i64 %53, i32 3
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
  %213 = getelementptr inbounds i64, ptr %48, i64 4
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %225, label %216

216:
  %217 = getelementptr inbounds %struct.body, ptr %18, i64 %53, i32 5
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
  %227 = getelementptr inbounds double, ptr %57, i64 %50
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
  %266 = getelementptr inbounds double, ptr %55, i64 16
  %267 = bitcast ptr %266 to ptr
  %268 = load <4 x double>, ptr %267, align 8
  %269 = getelementptr inbounds double, ptr %55, i64 20
  %270 = bitcast ptr %269 to ptr
  %271 = load <4 x double>, ptr %270, align 8
  %272 = getelementptr inbounds double, ptr %55, i64 24
  %273 = bitcast ptr %272 to ptr
  %274 = load <4 x double>, ptr %273, align 8
  %275 = getelementptr inbounds double, ptr %55, i64 28
  %276 = bitcast ptr %275 to ptr
  %277 = load <4 x double>, ptr %276, align 8
  %278 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 0, i32 0
  store <4 x double> %162, ptr %278, align 32
  %279 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 0, i32 1
  store <4 x double> %163, ptr %279, align 32
  %280 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 0, i32 2
  store <4 x double> %164, ptr %280, align 32
  %281 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 1
  store <4 x double> %182, ptr %281, align 32
  %282 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 2
  store <4 x double> %265, ptr %282, align 32
  %283 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 3
  store <4 x double> %264, ptr %283, align 32
  %284 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 4
  store <4 x double> %263, ptr %284, align 32
  %285 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 5
  store <4 x double> %226, ptr %285, align 32
  %286 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 6, i32 0
  store <4 x double> %271, ptr %286, align 32
  %287 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 6, i32 1
  store <4 x double> %274, ptr %287, align 32
  %288 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 6, i32 2
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
  %301 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 7, i32 0
  store <4 x double> %293, ptr %301, align 32
  %302 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 7, i32 1
  store <4 x double> %297, ptr %302, align 32
  %303 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 7, i32 2
  store <4 x double> %300, ptr %303, align 32
  %304 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %305 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %306 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %268, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %307 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 8, i32 0
  store <4 x double> %304, ptr %307, align 32
  %308 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 8, i32 1
  store <4 x double> %305, ptr %308, align 32
  %309 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 8, i32 2
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
  %329 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 9
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
  %354 = getelementptr inbounds %struct.body, ptr %52, i64 0, i32 10
  store <4 x double> %353, ptr %354, align 32
  br i1 %16, label %355, label %430

355:
  %356 = getelementptr inbounds %struct.place, ptr %42, i64 %45
  %357 = load i64, ptr %48, align 8
  %358 = load ptr, ptr %39, align 8
  %359 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 0, i32 0
  %360 = load <4 x double>, ptr %359, align 32
  %361 = shufflevector <4 x double> %162, <4 x double> poison, <4 x i32> zeroinitializer
  %362 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 0, i32 1
  %363 = load <4 x double>, ptr %362, align 32
  %364 = shufflevector <4 x double> %162, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %365 = fmul <4 x double> %364, %363
  %366 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %361, <4 x double> %365)
  %367 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 0, i32 2
  %368 = load <4 x double>, ptr %367, align 32
  %369 = shufflevector <4 x double> %162, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %370 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %369, <4 x double> %366)
  %371 = shufflevector <4 x double> %163, <4 x double> poison, <4 x i32> zeroinitializer
  %372 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %373 = fmul <4 x double> %372, %363
  %374 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %371, <4 x double> %373)
  %375 = shufflevector <4 x double> %163, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %376 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %375, <4 x double> %374)
  %377 = shufflevector <4 x double> %164, <4 x double> poison, <4 x i32> zeroinitializer
  %378 = shufflevector <4 x double> %164, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %379 = fmul <4 x double> %378, %363
  %380 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %360, <4 x double> %377, <4 x double> %379)
  %381 = shufflevector <4 x double> %164, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %382 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> %381, <4 x double> %380)
  %383 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 0, i32 0
  store <4 x double> %370, ptr %383, align 32
  %384 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 0, i32 1
  store <4 x double> %376, ptr %384, align 32
  %385 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 0, i32 2
  store <4 x double> %382, ptr %385, align 32
  %386 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 1
  %387 = load <4 x double>, ptr %386, align 32
  %388 = load <4 x double>, ptr %281, align 32
  %389 = load <4 x double>, ptr %359, align 32
  %390 = shufflevector <4 x double> %388, <4 x double> poison, <4 x i32> zeroinitializer
  %391 = load <4 x double>, ptr %362, align 32
  %392 = shufflevector <4 x double> %388, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %393 = fmul <4 x double> %392, %391
  %394 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %389, <4 x double> %390, <4 x double> %393)
  %395 = load <4 x double>, ptr %367, align 32
  %396 = shufflevector <4 x double> %388, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %397 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %395, <4 x double> %396, <4 x double> %394)
  %398 = fadd <4 x double> %387, %397
  %399 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 1
  store <4 x double> %398, ptr %399, align 32
  %400 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 2
  %401 = load <4 x double>, ptr %400, align 32
  %402 = getelementptr inbounds %struct.place, ptr %20, i64 %357, i32 3
  %403 = load <4 x double>, ptr %402, align 32
  %404 = load <4 x double>, ptr %281, align 32
  %405 = shufflevector <4 x double> %404, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %406 = fmul <4 x double> %403, %405
  %407 = shufflevector <4 x double> %403, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %408 = fmul <4 x double> %404, %407
  %409 = fsub <4 x double> %406, %408
  %410 = shufflevector <4 x double> %409, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %411 = fadd <4 x double> %401, %410
  %412 = shufflevector <4 x double> %411, <4 x double> poison, <4 x i32> zeroinitializer
  %413 = shufflevector <4 x double> %411, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %414 = fmul <4 x double> %168, %413
  %415 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %412, <4 x double> %414)
  %416 = shufflevector <4 x double> %411, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %417 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %416, <4 x double> %415)
  %418 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 2
  store <4 x double> %417, ptr %418, align 32
  %419 = load <4 x double>, ptr %282, align 32
  %420 = getelementptr inbounds %struct.place, ptr %356, i64 0, i32 3
  store <4 x double> %419, ptr %420, align 32
  %421 = load i64, ptr %65, align 8
  %422 = icmp eq i64 %421, 1
  br i1 %422, label %423, label %430

423:
  %424 = load i64, ptr %49, align 8
  %425 = getelementptr inbounds double, ptr %358, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = extractelement <4 x double> %417, i64 2
  %428 = fadd double %427, %426
  %429 = insertelement <4 x double> %417, double %428, i64 2
  store <4 x double> %429, ptr %418, align 32
  br label %430

430:
  %431 = add nuw nsw i64 %45, 1
  %432 = load i64, ptr %33, align 8
  %433 = icmp slt i64 %431, %432
  br i1 %433, label %44, label %43
}

define internal void @find_J(ptr  %0, ptr  %1, ptr  %2, ptr  %3) {
  %5 = alloca [3 x <4 x double>], align 32
  %6 = alloca [3 x <4 x double>], align 32
  %7 = alloca [3 x <4 x double>], align 32
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %40

13:
  %14 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 11
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %16 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 9
  %17 = bitcast ptr %16 to ptr
  %18 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %19 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 13
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 24
  %22 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 5
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 0
  %25 = getelementptr inbounds %struct.closing, ptr %2, i64 0, i32 10
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
  %11 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
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
  br i1 %28, label %29, label %576

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
  %43 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 4
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %48, %46
  %50 = getelementptr inbounds double, ptr %44, i64 %49
  %51 = getelementptr inbounds double, ptr %50, i64 %35
  %52 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 6
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
  %62 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 7
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
  %85 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 21
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %88 = load i64, ptr %87, align 8
  %89 = add nsw i64 %88, 1
  %90 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 3
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 0
  store ptr %91, ptr %92, align 8
  %93 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 9
  %94 = load ptr, ptr %93, align 8
  %95 = ptrtoint ptr %94 to i64
  %96 = add i64 %95, 63
  %97 = and i64 %96, -64
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 9
  store ptr %98, ptr %99, align 8
  %100 = mul nsw i64 %86, 6
  %101 = getelementptr inbounds <4 x double>, ptr %98, i64 %100
  %102 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 10
  store ptr %101, ptr %102, align 8
  %103 = mul nsw i64 %89, 6
  %104 = getelementptr inbounds <4 x double>, ptr %101, i64 %103
  %105 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 12
  store ptr %104, ptr %105, align 8
  %106 = getelementptr inbounds <4 x double>, ptr %104, i64 %89
  %107 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 11
  store ptr %106, ptr %107, align 8
  %108 = add nsw i64 %77, 3
  %109 = sdiv i64 %108, 4
  %110 = mul nsw i64 %89, %109
  %111 = getelementptr inbounds <4 x double>, ptr %106, i64 %110
  %112 = getelementptr <4 x double>, ptr %111, i64 0, i64 0
  %113 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 1
  store ptr %112, ptr %113, align 8
  %114 = mul nsw i64 %86, 18
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  %116 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 2
  store ptr %115, ptr %116, align 8
  %117 = getelementptr inbounds double, ptr %115, i64 %77
  %118 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 3
  store ptr %117, ptr %118, align 8
  %119 = getelementptr inbounds double, ptr %117, i64 %77
  %120 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 4
  store ptr %119, ptr %120, align 8
  %121 = getelementptr inbounds double, ptr %119, i64 %77
  %122 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 5
  store ptr %121, ptr %122, align 8
  %123 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 23
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds double, ptr %121, i64 %124
  %126 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 6
  store ptr %125, ptr %126, align 8
  %127 = getelementptr inbounds double, ptr %125, i64 1
  %128 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 7
  store ptr %127, ptr %128, align 8
  %129 = getelementptr inbounds double, ptr %127, i64 %100
  %130 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 8
  store ptr %129, ptr %130, align 8
  %131 = mul nsw i64 %77, %77
  %132 = getelementptr inbounds double, ptr %129, i64 %131
  %133 = getelementptr inbounds %struct.closing, ptr %9, i64 0, i32 13
  %134 = bitcast ptr %133 to ptr
  store ptr %132, ptr %134, align 8
  %135 = mul i64 %33, %31
  %136 = getelementptr inbounds double, ptr %30, i64 %135
  %137 = shl nsw i64 %31, 1
  %138 = mul nsw i64 %137, %31
  %139 = getelementptr inbounds double, ptr %136, i64 %138
  %140 = getelementptr inbounds double, ptr %139, i64 %33
  call void @go_outward(ptr %0, ptr %10, ptr %8, ptr %5)
  %141 = load i64, ptr %85, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %237

143:
  %144 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 22
  %145 = load ptr, ptr %144, align 8
  br label %146

146:
  %147 = phi i64 [ 0, %143 ], [ %235, %234 ]
  %148 = getelementptr inbounds i64, ptr %145, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = mul nuw nsw i64 %147, 18
  %151 = getelementptr inbounds double, ptr %112, i64 %150
  %152 = getelementptr inbounds %struct.place, ptr %91, i64 %149, i32 1
  %153 = load <4 x double>, ptr %152, align 32
  br label %154

154:
  %155 = phi i64 [ 0, %146 ], [ %159, %154 ]
  %156 = trunc i64 %155 to i32
  %157 = extractelement <4 x double> %153, i32 %156
  %158 = getelementptr inbounds double, ptr %151, i64 %155
  store double %157, ptr %158, align 8
  %159 = add nuw nsw i64 %155, 1
  %160 = icmp eq i64 %159, 3
  br i1 %160, label %161, label %154

161:
  %162 = getelementptr inbounds double, ptr %151, i64 3
  %163 = getelementptr inbounds %struct.place, ptr %91, i64 %149, i32 0, i32 0
  %164 = load <4 x double>, ptr %163, align 32
  br label %165

165:
  %166 = phi i64 [ 0, %161 ], [ %170, %165 ]
  %167 = trunc i64 %166 to i32
  %168 = extractelement <4 x double> %164, i32 %167
  %169 = getelementptr inbounds double, ptr %162, i64 %166
  store double %168, ptr %169, align 8
  %170 = add nuw nsw i64 %166, 1
  %171 = icmp eq i64 %170, 3
  br i1 %171, label %172, label %165

172:
  %173 = getelementptr inbounds double, ptr %162, i64 3
  %174 = getelementptr inbounds %struct.place, ptr %91, i64 %149, i32 0, i32 1
  %175 = load <4 x double>, ptr %174, align 32
  br label %176

176:
  %177 = phi i64 [ 0, %172 ], [ %181, %176 ]
  %178 = trunc i64 %177 to i32
  %179 = extractelement <4 x double> %175, i32 %178
  %180 = getelementptr inbounds double, ptr %173, i64 %177
  store double %179, ptr %180, align 8
  %181 = add nuw nsw i64 %177, 1
  %182 = icmp eq i64 %181, 3
  br i1 %182, label %183, label %176

183:
  %184 = getelementptr inbounds double, ptr %162, i64 6
  %185 = getelementptr inbounds %struct.place, ptr %91, i64 %149, i32 0, i32 2
  %186 = load <4 x double>, ptr %185, align 32
  br label %187

187:
  %188 = phi i64 [ 0, %183 ], [ %192, %187 ]
  %189 = trunc i64 %188 to i32
  %190 = extractelement <4 x double> %186, i32 %189
  %191 = getelementptr inbounds double, ptr %184, i64 %188
  store double %190, ptr %191, align 8
  %192 = add nuw nsw i64 %188, 1
  %193 = icmp eq i64 %192, 3
  br i1 %193, label %194, label %187

194:
  %195 = getelementptr inbounds double, ptr %151, i64 12
  %196 = getelementptr inbounds %struct.place, ptr %91, i64 %149, i32 2
  %197 = load <4 x double>, ptr %196, align 32
  %198 = load <4 x double>, ptr %163, align 32
  %199 = shufflevector <4 x double> %197, <4 x double> poison, <4 x i32> zeroinitializer
  %200 = load <4 x double>, ptr %174, align 32
  %201 = shufflevector <4 x double> %197, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %202 = fmul <4 x double> %201, %200
  %203 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %198, <4 x double> %199, <4 x double> %202)
  %204 = load <4 x double>, ptr %185, align 32
  %205 = shufflevector <4 x double> %197, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %206 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %204, <4 x double> %205, <4 x double> %203)
  br label %207

207:
  %208 = phi i64 [ 0, %194 ], [ %212, %207 ]
  %209 = trunc i64 %208 to i32
  %210 = extractelement <4 x double> %206, i32 %209
  %211 = getelementptr inbounds double, ptr %195, i64 %208
  store double %210, ptr %211, align 8
  %212 = add nuw nsw i64 %208, 1
  %213 = icmp eq i64 %212, 3
  br i1 %213, label %214, label %207

214:
  %215 = getelementptr inbounds double, ptr %195, i64 3
  %216 = getelementptr inbounds %struct.place, ptr %91, i64 %149, i32 3
  %217 = load <4 x double>, ptr %216, align 32
  %218 = load <4 x double>, ptr %163, align 32
  %219 = shufflevector <4 x double> %217, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = load <4 x double>, ptr %174, align 32
  %221 = shufflevector <4 x double> %217, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %222 = fmul <4 x double> %221, %220
  %223 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %218, <4 x double> %219, <4 x double> %222)
  %224 = load <4 x double>, ptr %185, align 32
  %225 = shufflevector <4 x double> %217, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %226 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %224, <4 x double> %225, <4 x double> %223)
  br label %227

227:
  %228 = phi i64 [ 0, %214 ], [ %232, %227 ]
  %229 = trunc i64 %228 to i32
  %230 = extractelement <4 x double> %226, i32 %229
  %231 = getelementptr inbounds double, ptr %215, i64 %228
  store double %230, ptr %231, align 8
  %232 = add nuw nsw i64 %228, 1
  %233 = icmp eq i64 %232, 3
  br i1 %233, label %234, label %227

234:
  %235 = add nuw nsw i64 %147, 1
  %236 = icmp eq i64 %235, %141
  br i1 %236, label %237, label %146

237:
  %238 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 29
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %5, i64 %241
  %243 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds double, ptr %242, i64 %244
  tail call void %239(double %1, ptr %112, ptr %3, ptr %4, ptr %245, ptr %115)
  %246 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 2
  %247 = load ptr, ptr %246, align 8
  call void @find_J(ptr %0, ptr %247, ptr %9, ptr %30)
  %248 = icmp sgt i64 %31, 0
  br i1 %248, label %249, label %332

249:
  %250 = icmp sgt i64 %33, 0
  br label %251

251:
  %252 = phi i64 [ 1, %249 ], [ %348, %346 ]
  %253 = phi i64 [ 0, %249 ], [ %347, %346 ]
  %254 = mul nsw i64 %253, %31
  %255 = mul nsw i64 %253, %33
  br label %342

256:
  %257 = phi i64 [ %264, %263 ], [ 0, %346 ]
  %258 = mul nsw i64 %257, %31
  %259 = getelementptr inbounds double, ptr %129, i64 %258
  %260 = icmp ult i64 %257, 8
  %261 = add nsw i64 %258, %257
  %262 = getelementptr inbounds double, ptr %129, i64 %261
  br label %266

263:
  %264 = add nuw nsw i64 %257, 1
  %265 = icmp eq i64 %264, %31
  br i1 %265, label %332, label %256

266:
  %267 = phi i64 [ %257, %256 ], [ %330, %328 ]
  %268 = mul nsw i64 %267, %31
  %269 = add nsw i64 %268, %257
  %270 = getelementptr inbounds double, ptr %129, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = getelementptr inbounds double, ptr %129, i64 %268
  br i1 %260, label %296, label %273

273:
  %274 = phi i64 [ %292, %273 ], [ 8, %266 ]
  %275 = phi <4 x double> [ %284, %273 ], [ zeroinitializer, %266 ]
  %276 = phi i64 [ %274, %273 ], [ 0, %266 ]
  %277 = phi <4 x double> [ %291, %273 ], [ zeroinitializer, %266 ]
  %278 = getelementptr inbounds double, ptr %272, i64 %276
  %279 = bitcast ptr %278 to ptr
  %280 = load <4 x double>, ptr %279, align 8
  %281 = getelementptr inbounds double, ptr %259, i64 %276
  %282 = bitcast ptr %281 to ptr
  %283 = load <4 x double>, ptr %282, align 8
  %284 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %280, <4 x double> %283, <4 x double> %275)
  %285 = getelementptr inbounds double, ptr %278, i64 4
  %286 = bitcast ptr %285 to ptr
  %287 = load <4 x double>, ptr %286, align 8
  %288 = getelementptr inbounds double, ptr %281, i64 4
  %289 = bitcast ptr %288 to ptr
  %290 = load <4 x double>, ptr %289, align 8
  %291 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %287, <4 x double> %290, <4 x double> %277)
  %292 = add nuw nsw i64 %274, 8
  %293 = icmp ugt i64 %292, %257
  br i1 %293, label %294, label %273

294:
  %295 = fadd <4 x double> %284, %291
  br label %296

296:
  %297 = phi i64 [ 0, %266 ], [ %274, %294 ]
  %298 = phi <4 x double> [ zeroinitializer, %266 ], [ %295, %294 ]
  %299 = extractelement <4 x double> %298, i64 0
  %300 = extractelement <4 x double> %298, i64 1
  %301 = fadd double %299, %300
  %302 = extractelement <4 x double> %298, i64 2
  %303 = extractelement <4 x double> %298, i64 3
  %304 = fadd double %302, %303
  %305 = fadd double %301, %304
  %306 = icmp ult i64 %297, %257
  br i1 %306, label %307, label %317

307:
  %308 = phi double [ %314, %307 ], [ %305, %296 ]
  %309 = phi i64 [ %315, %307 ], [ %297, %296 ]
  %310 = getelementptr inbounds double, ptr %272, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = getelementptr inbounds double, ptr %259, i64 %309
  %313 = load double, ptr %312, align 8
  %314 = tail call double @llvm.fmuladd.f64(double %311, double %313, double %308)
  %315 = add nuw nsw i64 %309, 1
  %316 = icmp eq i64 %315, %257
  br i1 %316, label %317, label %307

317:
  %318 = phi double [ %305, %296 ], [ %314, %307 ]
  %319 = fsub double %271, %318
  %320 = icmp eq i64 %267, %257
  br i1 %320, label %321, label %325

321:
  %322 = fcmp ogt double %319, 0.000000e+00
  %323 = tail call double @llvm.sqrt.f64(double %319)
  %324 = select i1 %322, double %323, double 0x7FF8000000000000
  br label %328

325:
  %326 = load double, ptr %262, align 8
  %327 = fdiv double %319, %326
  br label %328

328:
  %329 = phi double [ %327, %325 ], [ %324, %321 ]
  store double %329, ptr %270, align 8
  %330 = add nuw nsw i64 %267, 1
  %331 = icmp slt i64 %330, %31
  br i1 %331, label %266, label %263

332:
  %333 = bitcast ptr %6 to ptr
  %334 = bitcast ptr %2 to ptr
  %335 = add nsw i64 %33, %32
  %336 = add nsw i64 %335, %35
  %337 = shl i64 %336, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %333, ptr align 8 %334, i64 %337, i1 false)
  %338 = bitcast ptr %139 to ptr
  %339 = shl i64 %33, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %338, i8 0, i64 %339, i1 false)
  call void @step_back(ptr %9, ptr %30, i64 %31, i64 %33, ptr %115, ptr %139)
  %340 = getelementptr inbounds double, ptr %6, i64 %32
  call void @step_back(ptr %9, ptr %30, i64 %31, i64 %33, ptr %117, ptr %340)
  tail call void @coordinate_rates(ptr %0, ptr %2, ptr %139, ptr %140)
  %341 = icmp sgt i64 %32, 0
  br i1 %341, label %372, label %368

342:
  %343 = phi i64 [ 0, %251 ], [ %354, %350 ]
  br i1 %250, label %344, label %350

344:
  %345 = mul nsw i64 %343, %33
  br label %356

346:
  %347 = add nuw nsw i64 %253, 1
  %348 = add nuw i64 %252, 1
  %349 = icmp eq i64 %347, %31
  br i1 %349, label %256, label %251

350:
  %351 = phi double [ 0.000000e+00, %342 ], [ %365, %356 ]
  %352 = add nsw i64 %343, %254
  %353 = getelementptr inbounds double, ptr %129, i64 %352
  store double %351, ptr %353, align 8
  %354 = add nuw nsw i64 %343, 1
  %355 = icmp eq i64 %354, %252
  br i1 %355, label %346, label %342

356:
  %357 = phi i64 [ 0, %344 ], [ %366, %356 ]
  %358 = phi double [ 0.000000e+00, %344 ], [ %365, %356 ]
  %359 = add nsw i64 %357, %255
  %360 = getelementptr inbounds double, ptr %30, i64 %359
  %361 = load double, ptr %360, align 8
  %362 = add nsw i64 %357, %345
  %363 = getelementptr inbounds double, ptr %30, i64 %362
  %364 = load double, ptr %363, align 8
  %365 = tail call double @llvm.fmuladd.f64(double %361, double %364, double %358)
  %366 = add nuw nsw i64 %357, 1
  %367 = icmp eq i64 %366, %33
  br i1 %367, label %350, label %356

368:
  %369 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 26
  %370 = load i64, ptr %369, align 8
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %385, label %381

372:
  %373 = phi i64 [ %379, %372 ], [ 0, %332 ]
  %374 = getelementptr inbounds double, ptr %140, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = getelementptr inbounds double, ptr %6, i64 %373
  %377 = load double, ptr %376, align 8
  %378 = fadd double %375, %377
  store double %378, ptr %376, align 8
  %379 = add nuw nsw i64 %373, 1
  %380 = icmp eq i64 %379, %32
  br i1 %380, label %368, label %372

381:
  %382 = load ptr, ptr %126, align 8
  %383 = load double, ptr %382, align 8
  %384 = fcmp olt double %383, 0.000000e+00
  br i1 %384, label %573, label %385

385:
  %386 = load i64, ptr %11, align 8
  %387 = load i64, ptr %15, align 8
  %388 = sitofp i64 %386 to double
  %389 = fneg double %388
  %390 = bitcast ptr %136 to ptr
  %391 = shl i64 %386, 1
  %392 = shl i64 %386, 3
  %393 = mul i64 %392, %391
  tail call void @llvm.memset.p0.i64(ptr align 8 %390, i8 0, i64 %393, i1 false)
  %394 = icmp sgt i64 %386, 0
  br i1 %394, label %395, label %523

395:
  %396 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 28
  %397 = load ptr, ptr %396, align 8
  br label %398

398:
  %399 = phi i64 [ 0, %395 ], [ %530, %526 ]
  %400 = mul nsw i64 %399, %387
  %401 = mul i64 %399, %391
  br label %532

402:
  %403 = icmp sgt i64 %387, 0
  %404 = tail call i64 @llvm.smax.i64(i64 %391, i64 1)
  br label %407

405:
  %406 = icmp eq i64 %409, %386
  br i1 %406, label %523, label %407

407:
  %408 = phi i64 [ 0, %402 ], [ %409, %405 ]
  %409 = add nuw nsw i64 %408, 1
  %410 = icmp slt i64 %409, %386
  br i1 %410, label %416, label %447

411:
  %412 = icmp eq i64 %430, %408
  br i1 %412, label %447, label %413

413:
  %414 = mul i64 %408, %391
  %415 = mul i64 %430, %391
  br label %437

416:
  %417 = phi i64 [ %430, %416 ], [ %408, %407 ]
  %418 = phi i64 [ %431, %416 ], [ %409, %407 ]
  %419 = mul i64 %418, %391
  %420 = add nsw i64 %419, %408
  %421 = getelementptr inbounds double, ptr %136, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = tail call double @llvm.fabs.f64(double %422)
  %424 = mul i64 %417, %391
  %425 = add nsw i64 %424, %408
  %426 = getelementptr inbounds double, ptr %136, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = tail call double @llvm.fabs.f64(double %427)
  %429 = fcmp ogt double %423, %428
  %430 = select i1 %429, i64 %418, i64 %417
  %431 = add nuw nsw i64 %418, 1
  %432 = icmp slt i64 %431, %386
  br i1 %432, label %416, label %411

433:
  br i1 %403, label %434, label %447

434:
  %435 = mul nsw i64 %408, %387
  %436 = mul nsw i64 %430, %387
  br label %454

437:
  %438 = phi i64 [ 0, %413 ], [ %445, %437 ]
  %439 = add nsw i64 %438, %414
  %440 = getelementptr inbounds double, ptr %136, i64 %439
  %441 = load double, ptr %440, align 8
  %442 = add nsw i64 %438, %415
  %443 = getelementptr inbounds double, ptr %136, i64 %442
  %444 = load double, ptr %443, align 8
  store double %444, ptr %440, align 8
  store double %441, ptr %443, align 8
  %445 = add nuw nsw i64 %438, 1
  %446 = icmp eq i64 %445, %404
  br i1 %446, label %433, label %437

447:
  %448 = shl nuw nsw i64 %408, 1
  %449 = mul nsw i64 %448, %386
  %450 = add nsw i64 %449, %408
  %451 = getelementptr inbounds double, ptr %136, i64 %450
  %452 = load double, ptr %451, align 8
  %453 = fdiv double 1.000000e+00, %452
  br label %466

454:
  %455 = phi i64 [ 0, %434 ], [ %462, %454 ]
  %456 = add nsw i64 %455, %435
  %457 = getelementptr inbounds double, ptr %30, i64 %456
  %458 = load double, ptr %457, align 8
  %459 = add nsw i64 %455, %436
  %460 = getelementptr inbounds double, ptr %30, i64 %459
  %461 = load double, ptr %460, align 8
  store double %461, ptr %457, align 8
  store double %458, ptr %460, align 8
  %462 = add nuw nsw i64 %455, 1
  %463 = icmp eq i64 %462, %387
  br i1 %463, label %447, label %454

464:
  %465 = mul nsw i64 %408, %387
  br i1 %403, label %474, label %482

466:
  %467 = phi i64 [ %472, %466 ], [ 0, %447 ]
  %468 = add nsw i64 %467, %449
  %469 = getelementptr inbounds double, ptr %136, i64 %468
  %470 = load double, ptr %469, align 8
  %471 = fmul double %453, %470
  store double %471, ptr %469, align 8
  %472 = add nuw nsw i64 %467, 1
  %473 = icmp eq i64 %472, %404
  br i1 %473, label %464, label %466

474:
  %475 = phi i64 [ %480, %474 ], [ 0, %464 ]
  %476 = add nsw i64 %475, %465
  %477 = getelementptr inbounds double, ptr %30, i64 %476
  %478 = load double, ptr %477, align 8
  %479 = fmul double %453, %478
  store double %479, ptr %477, align 8
  %480 = add nuw nsw i64 %475, 1
  %481 = icmp eq i64 %480, %387
  br i1 %481, label %482, label %474

482:
  br label %483

483:
  %484 = phi i64 [ %521, %520 ], [ 0, %482 ]
  %485 = shl nuw nsw i64 %484, 1
  %486 = mul nsw i64 %485, %386
  %487 = add nsw i64 %486, %408
  %488 = getelementptr inbounds double, ptr %136, i64 %487
  %489 = load double, ptr %488, align 8
  %490 = icmp eq i64 %484, %408
  %491 = fcmp oeq double %489, 0.000000e+00
  %492 = select i1 %490, i1 true, i1 %491
  br i1 %492, label %520, label %493

493:
  %494 = fneg double %489
  br label %498

495:
  br i1 %403, label %496, label %520

496:
  %497 = mul nsw i64 %484, %387
  br label %509

498:
  %499 = phi i64 [ 0, %493 ], [ %507, %498 ]
  %500 = add nsw i64 %499, %449
  %501 = getelementptr inbounds double, ptr %136, i64 %500
  %502 = load double, ptr %501, align 8
  %503 = add nsw i64 %499, %486
  %504 = getelementptr inbounds double, ptr %136, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = tail call double @llvm.fmuladd.f64(double %494, double %502, double %505)
  store double %506, ptr %504, align 8
  %507 = add nuw nsw i64 %499, 1
  %508 = icmp eq i64 %507, %404
  br i1 %508, label %495, label %498

509:
  %510 = phi i64 [ 0, %496 ], [ %518, %509 ]
  %511 = add nsw i64 %510, %465
  %512 = getelementptr inbounds double, ptr %30, i64 %511
  %513 = load double, ptr %512, align 8
  %514 = add nsw i64 %510, %497
  %515 = getelementptr inbounds double, ptr %30, i64 %514
  %516 = load double, ptr %515, align 8
  %517 = tail call double @llvm.fmuladd.f64(double %494, double %513, double %516)
  store double %517, ptr %515, align 8
  %518 = add nuw nsw i64 %510, 1
  %519 = icmp eq i64 %518, %387
  br i1 %519, label %520, label %509

520:
  %521 = add nuw nsw i64 %484, 1
  %522 = icmp eq i64 %521, %386
  br i1 %522, label %405, label %483

523:
  %524 = mul i64 %387, %386
  %525 = icmp sgt i64 %524, 0
  br i1 %525, label %547, label %543

526:
  %527 = add i64 %399, %386
  %528 = add i64 %527, %401
  %529 = getelementptr inbounds double, ptr %136, i64 %528
  store double 1.000000e+00, ptr %529, align 8
  %530 = add nuw nsw i64 %399, 1
  %531 = icmp eq i64 %530, %386
  br i1 %531, label %402, label %398

532:
  %533 = phi i64 [ 0, %398 ], [ %541, %532 ]
  %534 = getelementptr inbounds i64, ptr %397, i64 %533
  %535 = load i64, ptr %534, align 8
  %536 = add nsw i64 %535, %400
  %537 = getelementptr inbounds double, ptr %30, i64 %536
  %538 = load double, ptr %537, align 8
  %539 = add nsw i64 %533, %401
  %540 = getelementptr inbounds double, ptr %136, i64 %539
  store double %538, ptr %540, align 8
  %541 = add nuw nsw i64 %533, 1
  %542 = icmp eq i64 %541, %386
  br i1 %542, label %526, label %532

543:
  %544 = phi double [ %389, %523 ], [ %552, %547 ]
  br i1 %394, label %545, label %573

545:
  %546 = icmp slt i64 %386, %391
  br label %555

547:
  %548 = phi i64 [ %553, %547 ], [ 0, %523 ]
  %549 = phi double [ %552, %547 ], [ %389, %523 ]
  %550 = getelementptr inbounds double, ptr %30, i64 %548
  %551 = load double, ptr %550, align 8
  %552 = tail call double @llvm.fmuladd.f64(double %551, double %551, double %549)
  %553 = add nuw nsw i64 %548, 1
  %554 = icmp eq i64 %553, %524
  br i1 %554, label %543, label %547

555:
  %556 = phi i64 [ 0, %545 ], [ %562, %560 ]
  %557 = phi double [ %544, %545 ], [ %561, %560 ]
  br i1 %546, label %558, label %560

558:
  %559 = mul i64 %556, %391
  br label %564

560:
  %561 = phi double [ %557, %555 ], [ %570, %564 ]
  %562 = add nuw nsw i64 %556, 1
  %563 = icmp eq i64 %562, %386
  br i1 %563, label %573, label %555

564:
  %565 = phi i64 [ %386, %558 ], [ %571, %564 ]
  %566 = phi double [ %557, %558 ], [ %570, %564 ]
  %567 = add nsw i64 %565, %559
  %568 = getelementptr inbounds double, ptr %136, i64 %567
  %569 = load double, ptr %568, align 8
  %570 = tail call double @llvm.fmuladd.f64(double %569, double %569, double %566)
  %571 = add nsw i64 %565, 1
  %572 = icmp eq i64 %571, %391
  br i1 %572, label %560, label %564

573:
  %574 = phi double [ %383, %381 ], [ %544, %543 ], [ %561, %560 ]
  %575 = getelementptr inbounds double, ptr %6, i64 %336
  store double %574, ptr %575, align 8
  br i1 %28, label %582, label %576

576:
  %577 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %578 = load i64, ptr %577, align 8
  %579 = add i64 %20, %578
  %580 = call i64 @llvm.smax.i64(i64 %579, i64 -1)
  %581 = icmp slt i64 %579, 0
  br i1 %581, label %582, label %583

582:
  tail call void @free(ptr %23)
  br i1 %26, label %588, label %602

583:
  %584 = phi i64 [ %586, %583 ], [ 0, %576 ]
  %585 = getelementptr inbounds double, ptr %6, i64 %584
  store double 0x7FF8000000000000, ptr %585, align 8
  %586 = add nuw i64 %584, 1
  %587 = icmp eq i64 %584, %580
  br i1 %587, label %582, label %583

588:
  %589 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 0
  %590 = load i64, ptr %589, align 8
  %591 = icmp slt i64 %590, 0
  br i1 %591, label %592, label %596

592:
  %593 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 1
  %594 = bitcast ptr %593 to ptr
  %595 = load ptr, ptr %594, align 8
  tail call void @free(ptr %595)
  br label %602

596:
  %597 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 31, i64 %590
  %598 = getelementptr inbounds %struct.scratch, ptr %10, i64 0, i32 1
  %599 = load ptr, ptr %598, align 8
  %600 = bitcast ptr %597 to ptr
  %601 = ptrtoint ptr %599 to i64
  store atomic i64 %601, ptr %600 release, align 8
  br label %602

602:
  ret void
}

define void @tree_motion_inverse(ptr %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr  %5, ptr %6, ptr %7, ptr %8, ptr  %9) {
  %11 = alloca %struct.scratch, align 8
  %12 = alloca %struct.call, align 8
  %13 = bitcast ptr %11 to ptr
  %14 = call i32 @take(ptr %0, ptr %11)
  %15 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %18, %16
  %22 = add nsw i64 %21, %20
  %23 = shl i64 %22, 3
  %24 = add i64 %23, 8
  %25 = tail call ptr @malloc(i64 %24)
  %26 = bitcast ptr %25 to ptr
  %27 = icmp eq ptr %25, null
  br i1 %27, label %28, label %30

28:
  %29 = icmp ne i32 %14, 0
  br label %650

30:
  %31 = bitcast ptr %2 to ptr
  %32 = shl i64 %16, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %31, i64 %32, i1 false)
  %33 = getelementptr inbounds double, ptr %26, i64 %16
  %34 = bitcast ptr %33 to ptr
  %35 = bitcast ptr %3 to ptr
  %36 = shl i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %35, i64 %36, i1 false)
  %37 = icmp eq i64 %20, 0
  br i1 %37, label %43, label %38

38:
  %39 = getelementptr inbounds double, ptr %33, i64 %18
  %40 = bitcast ptr %39 to ptr
  %41 = bitcast ptr %5 to ptr
  %42 = shl i64 %20, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %41, i64 %42, i1 false)
  br label %43

43:
  %44 = icmp ne i32 %14, 0
  br i1 %44, label %45, label %650

45:
  %46 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %63, label %49

49:
  %50 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %8, i64 %51
  %53 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %58, %56
  %60 = getelementptr inbounds double, ptr %54, i64 %59
  tail call void %47(double %1, ptr %26, ptr %6, ptr %7, ptr %52, ptr %60)
  %61 = load i64, ptr %15, align 8
  %62 = load i64, ptr %17, align 8
  br label %63

63:
  %64 = phi i64 [ %18, %45 ], [ %62, %49 ]
  %65 = phi i64 [ %16, %45 ], [ %61, %49 ]
  %66 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %71

69:
  %70 = getelementptr inbounds double, ptr %26, i64 %65
  br label %105

71:
  %72 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %77, %75
  %79 = getelementptr inbounds double, ptr %73, i64 %78
  %80 = load i64, ptr %19, align 8
  %81 = getelementptr inbounds double, ptr %79, i64 %80
  %82 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 6
  %83 = bitcast ptr %82 to ptr
  %84 = load ptr, ptr %83, align 8
  %85 = shl i64 %65, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %25, i64 %85, i1 false)
  %86 = bitcast ptr %84 to ptr
  %87 = getelementptr inbounds double, ptr %86, i64 %65
  %88 = bitcast ptr %87 to ptr
  %89 = bitcast ptr %81 to ptr
  %90 = shl i64 %67, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %88, ptr align 8 %89, i64 %90, i1 false)
  %91 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 7
  %92 = bitcast ptr %91 to ptr
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %26, i64 %65
  %95 = bitcast ptr %94 to ptr
  %96 = shl i64 %64, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %93, ptr align 8 %95, i64 %96, i1 false)
  %97 = bitcast ptr %93 to ptr
  %98 = getelementptr inbounds double, ptr %97, i64 %64
  %99 = bitcast ptr %98 to ptr
  %100 = getelementptr inbounds double, ptr %81, i64 %67
  %101 = bitcast ptr %100 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %99, ptr align 8 %101, i64 %90, i1 false)
  %102 = shl nsw i64 %67, 1
  %103 = getelementptr inbounds double, ptr %81, i64 %102
  %104 = load i64, ptr %17, align 8
  br label %105

105:
  %106 = phi i64 [ %64, %69 ], [ %104, %71 ]
  %107 = phi ptr [ %26, %69 ], [ %86, %71 ]
  %108 = phi ptr [ %70, %69 ], [ %97, %71 ]
  %109 = phi ptr [ null, %69 ], [ %103, %71 ]
  %110 = bitcast ptr %12 to ptr
  %111 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 0
  store double %1, ptr %111, align 8
  %112 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 1
  %113 = bitcast ptr %112 to ptr
  store ptr %25, ptr %113, align 8
  %114 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 2
  store ptr %6, ptr %114, align 8
  %115 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 3
  store ptr %7, ptr %115, align 8
  %116 = getelementptr inbounds %struct.call, ptr %12, i64 0, i32 4
  store ptr %8, ptr %116, align 8
  %117 = getelementptr inbounds double, ptr %8, i64 4
  %118 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 3
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 2
  %123 = load ptr, ptr %122, align 8
  %124 = bitcast ptr %8 to ptr
  %125 = load <4 x double>, ptr %124, align 8
  %126 = fneg <4 x double> %125
  %127 = bitcast ptr %123 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %127, i8 0, i64 192, i1 false)
  %128 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 4
  store <4 x double> %126, ptr %128, align 32
  %129 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 5
  %130 = bitcast ptr %129 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %130, i8 0, i64 480, i1 false)
  %131 = getelementptr inbounds %struct.place, ptr %121, i64 0, i32 0, i32 0
  store <4 x double> <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %131, align 32
  %132 = getelementptr inbounds %struct.place, ptr %121, i64 0, i32 0, i32 1
  store <4 x double> <double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00>, ptr %132, align 32
  %133 = getelementptr inbounds %struct.place, ptr %121, i64 0, i32 0, i32 2
  store <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, ptr %133, align 32
  %134 = getelementptr inbounds %struct.place, ptr %121, i64 0, i32 1
  %135 = bitcast ptr %134 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %135, i8 0, i64 96, i1 false)
  %136 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %137 = load i64, ptr %136, align 8
  %138 = icmp sgt i64 %137, 0
  br i1 %138, label %139, label %144

139:
  %140 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %141 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %142 = getelementptr inbounds %struct.body, ptr %123, i64 1
  %143 = getelementptr inbounds %struct.place, ptr %121, i64 1
  br label %182

144:
  call void @find_loads(ptr %0, ptr %11, ptr %12)
  %145 = load i64, ptr %118, align 8
  %146 = icmp eq i64 %145, 8
  br i1 %146, label %147, label %172

147:
  %148 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %149 = load ptr, ptr %148, align 8
  br label %150

150:
  %151 = phi i64 [ 0, %147 ], [ %160, %154 ]
  %152 = load i64, ptr %136, align 8
  %153 = icmp slt i64 %151, %152
  br i1 %153, label %154, label %174

154:
  %155 = shl nsw i64 %151, 3
  %156 = getelementptr inbounds double, ptr %149, i64 %155
  %157 = getelementptr inbounds double, ptr %156, i64 1
  %158 = bitcast ptr %157 to ptr
  %159 = load <4 x double>, ptr %158, align 8
  %160 = add nuw nsw i64 %151, 1
  %161 = getelementptr inbounds %struct.body, ptr %123, i64 %160, i32 9
  %162 = load <4 x double>, ptr %161, align 32
  %163 = fsub <4 x double> %162, %159
  store <4 x double> %163, ptr %161, align 32
  %164 = getelementptr inbounds double, ptr %156, i64 4
  %165 = bitcast ptr %164 to ptr
  %166 = load <4 x double>, ptr %165, align 8
  %167 = getelementptr inbounds %struct.body, ptr %123, i64 %160, i32 10
  %168 = load <4 x double>, ptr %167, align 32
  %169 = fsub <4 x double> %168, %166
  store <4 x double> %169, ptr %167, align 32
  %170 = load i64, ptr %118, align 8
  %171 = icmp eq i64 %170, 8
  br i1 %171, label %150, label %172

172:
  %173 = load i64, ptr %136, align 8
  br label %174

174:
  %175 = phi i64 [ %173, %172 ], [ %152, %150 ]
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %649

177:
  %178 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %179 = icmp eq i64 %119, 0
  %180 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 4
  %181 = load ptr, ptr %180, align 8
  br label %569

182:
  %183 = phi i64 [ 0, %139 ], [ %566, %565 ]
  %184 = load ptr, ptr %140, align 8
  %185 = mul nuw nsw i64 %183, 5
  %186 = getelementptr inbounds i64, ptr %184, i64 %185
  %187 = getelementptr inbounds i64, ptr %186, i64 3
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds %struct.body, ptr %142, i64 %183
  %190 = load i64, ptr %186, align 8
  %191 = mul nuw nsw i64 %183, 36
  %192 = getelementptr inbounds double, ptr %117, i64 %191
  %193 = icmp slt i64 %188, %106
  %194 = getelementptr inbounds double, ptr %4, i64 %188
  %195 = sub nsw i64 %188, %106
  %196 = getelementptr inbounds double, ptr %109, i64 %195
  %197 = select i1 %193, ptr %194, ptr %196
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds i64, ptr %186, i64 1
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 1
  %202 = bitcast ptr %192 to ptr
  %203 = load <4 x double>, ptr %202, align 8
  %204 = getelementptr inbounds double, ptr %192, i64 4
  %205 = bitcast ptr %204 to ptr
  %206 = load <4 x double>, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %192, i64 8
  %208 = bitcast ptr %207 to ptr
  %209 = load <4 x double>, ptr %208, align 8
  %210 = icmp eq i64 %200, 0
  br i1 %210, label %211, label %227

211:
  %212 = getelementptr inbounds i64, ptr %186, i64 2
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds double, ptr %107, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = tail call double @llvm.cos.f64(double %215)
  %217 = tail call double @llvm.sin.f64(double %215)
  %218 = insertelement <4 x double> poison, double %216, i64 0
  %219 = shufflevector <4 x double> %218, <4 x double> poison, <4 x i32> zeroinitializer
  %220 = insertelement <4 x double> poison, double %217, i64 0
  %221 = shufflevector <4 x double> %220, <4 x double> poison, <4 x i32> zeroinitializer
  %222 = fmul <4 x double> %206, %221
  %223 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %219, <4 x double> %222)
  %224 = fneg <4 x double> %203
  %225 = fmul <4 x double> %221, %224
  %226 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %206, <4 x double> %219, <4 x double> %225)
  br label %295

227:
  %228 = icmp slt i64 %200, 3
  br i1 %228, label %295, label %229

229:
  %230 = getelementptr inbounds i64, ptr %186, i64 2
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds double, ptr %107, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds double, ptr %232, i64 1
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %232, i64 2
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds double, ptr %232, i64 3
  %239 = load double, ptr %238, align 8
  %240 = fmul double %239, %239
  %241 = tail call double @llvm.fmuladd.f64(double %237, double %237, double %240)
  %242 = tail call double @llvm.fmuladd.f64(double %241, double -2.000000e+00, double 1.000000e+00)
  %243 = fmul double %233, %239
  %244 = tail call double @llvm.fmuladd.f64(double %235, double %237, double %243)
  %245 = fmul double %244, 2.000000e+00
  %246 = fmul double %233, %237
  %247 = fneg double %246
  %248 = tail call double @llvm.fmuladd.f64(double %235, double %239, double %247)
  %249 = fmul double %248, 2.000000e+00
  %250 = insertelement <4 x double> poison, double %242, i64 0
  %251 = fneg double %243
  %252 = tail call double @llvm.fmuladd.f64(double %235, double %237, double %251)
  %253 = fmul double %252, 2.000000e+00
  %254 = tail call double @llvm.fmuladd.f64(double %235, double %235, double %240)
  %255 = tail call double @llvm.fmuladd.f64(double %254, double -2.000000e+00, double 1.000000e+00)
  %256 = fmul double %233, %235
  %257 = tail call double @llvm.fmuladd.f64(double %237, double %239, double %256)
  %258 = fmul double %257, 2.000000e+00
  %259 = insertelement <4 x double> poison, double %253, i64 0
  %260 = tail call double @llvm.fmuladd.f64(double %235, double %239, double %246)
  %261 = fmul double %260, 2.000000e+00
  %262 = fneg double %256
  %263 = tail call double @llvm.fmuladd.f64(double %237, double %239, double %262)
  %264 = fmul double %263, 2.000000e+00
  %265 = fmul double %237, %237
  %266 = tail call double @llvm.fmuladd.f64(double %235, double %235, double %265)
  %267 = tail call double @llvm.fmuladd.f64(double %266, double -2.000000e+00, double 1.000000e+00)
  %268 = insertelement <4 x double> poison, double %261, i64 0
  %269 = shufflevector <4 x double> %250, <4 x double> poison, <4 x i32> zeroinitializer
  %270 = insertelement <4 x double> undef, double %245, i64 0
  %271 = shufflevector <4 x double> %270, <4 x double> poison, <4 x i32> zeroinitializer
  %272 = fmul <4 x double> %206, %271
  %273 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %269, <4 x double> %272)
  %274 = insertelement <4 x double> undef, double %249, i64 0
  %275 = shufflevector <4 x double> %274, <4 x double> poison, <4 x i32> zeroinitializer
  %276 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %275, <4 x double> %273)
  %277 = shufflevector <4 x double> %259, <4 x double> poison, <4 x i32> zeroinitializer
  %278 = insertelement <4 x double> undef, double %255, i64 0
  %279 = shufflevector <4 x double> %278, <4 x double> poison, <4 x i32> zeroinitializer
  %280 = fmul <4 x double> %206, %279
  %281 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %277, <4 x double> %280)
  %282 = insertelement <4 x double> undef, double %258, i64 0
  %283 = shufflevector <4 x double> %282, <4 x double> poison, <4 x i32> zeroinitializer
  %284 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %283, <4 x double> %281)
  %285 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> zeroinitializer
  %286 = insertelement <4 x double> undef, double %264, i64 0
  %287 = shufflevector <4 x double> %286, <4 x double> poison, <4 x i32> zeroinitializer
  %288 = fmul <4 x double> %206, %287
  %289 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %285, <4 x double> %288)
  %290 = insertelement <4 x double> undef, double %267, i64 0
  %291 = shufflevector <4 x double> %290, <4 x double> poison, <4 x i32> zeroinitializer
  %292 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %291, <4 x double> %289)
  switch i64 %200, label %294 [
    i64 3, label %295
    i64 4, label %293
  ]

293:
  br label %295

294:
  br label %295

295:
  %296 = phi <4 x double> [ %223, %211 ], [ %276, %294 ], [ %292, %293 ], [ %203, %227 ], [ %284, %229 ]
  %297 = phi <4 x double> [ %226, %211 ], [ %284, %294 ], [ %276, %293 ], [ %206, %227 ], [ %292, %229 ]
  %298 = phi <4 x double> [ %209, %211 ], [ %292, %294 ], [ %284, %293 ], [ %209, %227 ], [ %276, %229 ]
  %299 = shufflevector <4 x double> %296, <4 x double> %297, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %300 = shufflevector <4 x double> %296, <4 x double> %297, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %301 = shufflevector <4 x double> %299, <4 x double> %298, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %302 = shufflevector <4 x double> %299, <4 x double> %298, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %303 = shufflevector <4 x double> %300, <4 x double> %298, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %304 = getelementptr inbounds double, ptr %192, i64 12
  %305 = bitcast ptr %304 to ptr
  %306 = load <4 x double>, ptr %305, align 8
  br i1 %201, label %307, label %315

307:
  %308 = getelementptr inbounds i64, ptr %186, i64 2
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds double, ptr %107, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = insertelement <4 x double> poison, double %311, i64 0
  %313 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> zeroinitializer
  %314 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %313, <4 x double> %298, <4 x double> %306)
  br label %315

315:
  %316 = phi <4 x double> [ %314, %307 ], [ %306, %295 ]
  %317 = getelementptr inbounds %struct.body, ptr %123, i64 %190, i32 2
  %318 = load <4 x double>, ptr %317, align 32
  %319 = shufflevector <4 x double> %318, <4 x double> poison, <4 x i32> zeroinitializer
  %320 = shufflevector <4 x double> %318, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %321 = fmul <4 x double> %302, %320
  %322 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %319, <4 x double> %321)
  %323 = shufflevector <4 x double> %318, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %324 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %323, <4 x double> %322)
  %325 = getelementptr inbounds %struct.body, ptr %123, i64 %190, i32 4
  %326 = load <4 x double>, ptr %325, align 32
  %327 = getelementptr inbounds %struct.body, ptr %123, i64 %190, i32 3
  %328 = load <4 x double>, ptr %327, align 32
  %329 = shufflevector <4 x double> %316, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %330 = fmul <4 x double> %329, %328
  %331 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %332 = fmul <4 x double> %316, %331
  %333 = fsub <4 x double> %330, %332
  %334 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %335 = fadd <4 x double> %326, %334
  %336 = fmul <4 x double> %318, %329
  %337 = shufflevector <4 x double> %318, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %338 = fmul <4 x double> %316, %337
  %339 = fsub <4 x double> %336, %338
  %340 = shufflevector <4 x double> %339, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %341 = shufflevector <4 x double> %340, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %342 = fmul <4 x double> %318, %341
  %343 = fmul <4 x double> %337, %340
  %344 = fsub <4 x double> %342, %343
  %345 = shufflevector <4 x double> %344, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %346 = fadd <4 x double> %335, %345
  %347 = getelementptr inbounds i64, ptr %186, i64 4
  %348 = load i64, ptr %347, align 8
  %349 = icmp eq i64 %348, 0
  br i1 %349, label %359, label %350

350:
  %351 = getelementptr inbounds %struct.body, ptr %123, i64 %190, i32 5
  %352 = load <4 x double>, ptr %351, align 32
  %353 = shufflevector <4 x double> %352, <4 x double> poison, <4 x i32> zeroinitializer
  %354 = shufflevector <4 x double> %352, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %355 = fmul <4 x double> %302, %354
  %356 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %353, <4 x double> %355)
  %357 = shufflevector <4 x double> %352, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %358 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %357, <4 x double> %356)
  br label %359

359:
  %360 = phi <4 x double> [ %358, %350 ], [ %324, %315 ]
  %361 = getelementptr inbounds double, ptr %108, i64 %188
  %362 = load double, ptr %361, align 8
  %363 = insertelement <4 x double> poison, double %362, i64 0
  %364 = shufflevector <4 x double> %363, <4 x double> poison, <4 x i32> zeroinitializer
  %365 = fmul <4 x double> %364, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %366 = shufflevector <4 x double> %365, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %367 = fmul <4 x double> %360, %366
  %368 = shufflevector <4 x double> %360, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %369 = fmul <4 x double> %368, %365
  %370 = fsub <4 x double> %367, %369
  %371 = shufflevector <4 x double> %370, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %372 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> zeroinitializer
  %373 = shufflevector <4 x double> %328, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %374 = fmul <4 x double> %302, %373
  %375 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %372, <4 x double> %374)
  %376 = shufflevector <4 x double> %328, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %377 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %376, <4 x double> %375)
  %378 = shufflevector <4 x double> %346, <4 x double> poison, <4 x i32> zeroinitializer
  %379 = shufflevector <4 x double> %346, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %380 = fmul <4 x double> %302, %379
  %381 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %378, <4 x double> %380)
  %382 = shufflevector <4 x double> %346, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %383 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %382, <4 x double> %381)
  br i1 %201, label %384, label %390

384:
  %385 = insertelement <4 x double> poison, double %198, i64 0
  %386 = shufflevector <4 x double> %385, <4 x double> poison, <4 x i32> zeroinitializer
  %387 = fmul <4 x double> %386, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %388 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %371, <4 x double> splat (double 2.000000e+00), <4 x double> %387)
  %389 = fadd <4 x double> %383, %388
  br label %396

390:
  %391 = fadd <4 x double> %324, %365
  %392 = insertelement <4 x double> poison, double %198, i64 0
  %393 = shufflevector <4 x double> %392, <4 x double> poison, <4 x i32> zeroinitializer
  %394 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %393, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %371)
  %395 = fadd <4 x double> %377, %394
  br label %396

396:
  %397 = phi <4 x double> [ %389, %384 ], [ %383, %390 ]
  %398 = phi <4 x double> [ %377, %384 ], [ %395, %390 ]
  %399 = phi <4 x double> [ %324, %384 ], [ %391, %390 ]
  %400 = getelementptr inbounds double, ptr %192, i64 16
  %401 = bitcast ptr %400 to ptr
  %402 = load <4 x double>, ptr %401, align 8
  %403 = getelementptr inbounds double, ptr %192, i64 20
  %404 = bitcast ptr %403 to ptr
  %405 = load <4 x double>, ptr %404, align 8
  %406 = getelementptr inbounds double, ptr %192, i64 24
  %407 = bitcast ptr %406 to ptr
  %408 = load <4 x double>, ptr %407, align 8
  %409 = getelementptr inbounds double, ptr %192, i64 28
  %410 = bitcast ptr %409 to ptr
  %411 = load <4 x double>, ptr %410, align 8
  %412 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 0, i32 0
  store <4 x double> %296, ptr %412, align 32
  %413 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 0, i32 1
  store <4 x double> %297, ptr %413, align 32
  %414 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 0, i32 2
  store <4 x double> %298, ptr %414, align 32
  %415 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 1
  store <4 x double> %316, ptr %415, align 32
  %416 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 2
  store <4 x double> %399, ptr %416, align 32
  %417 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 3
  store <4 x double> %398, ptr %417, align 32
  %418 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 4
  store <4 x double> %397, ptr %418, align 32
  %419 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 5
  store <4 x double> %360, ptr %419, align 32
  %420 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 6, i32 0
  store <4 x double> %405, ptr %420, align 32
  %421 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 6, i32 1
  store <4 x double> %408, ptr %421, align 32
  %422 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 6, i32 2
  store <4 x double> %411, ptr %422, align 32
  %423 = extractelement <4 x double> %402, i64 2
  %424 = extractelement <4 x double> %402, i64 1
  %425 = fneg double %424
  %426 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %423, i64 1
  %427 = insertelement <4 x double> %426, double %425, i64 2
  %428 = fneg double %423
  %429 = extractelement <4 x double> %402, i64 0
  %430 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %428, i64 0
  %431 = shufflevector <4 x double> %430, <4 x double> %402, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %432 = fneg double %429
  %433 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %424, i64 0
  %434 = insertelement <4 x double> %433, double %432, i64 1
  %435 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 7, i32 0
  store <4 x double> %427, ptr %435, align 32
  %436 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 7, i32 1
  store <4 x double> %431, ptr %436, align 32
  %437 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 7, i32 2
  store <4 x double> %434, ptr %437, align 32
  %438 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %402, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %439 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %402, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %440 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %402, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %441 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 8, i32 0
  store <4 x double> %438, ptr %441, align 32
  %442 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 8, i32 1
  store <4 x double> %439, ptr %442, align 32
  %443 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 8, i32 2
  store <4 x double> %440, ptr %443, align 32
  %444 = shufflevector <4 x double> %402, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %445 = shufflevector <4 x double> %402, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %446 = fmul <4 x double> %398, %445
  %447 = shufflevector <4 x double> %398, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %448 = fmul <4 x double> %447, %402
  %449 = fsub <4 x double> %446, %448
  %450 = shufflevector <4 x double> %449, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %451 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %444, <4 x double> %397, <4 x double> %450)
  %452 = fmul <4 x double> %399, %445
  %453 = shufflevector <4 x double> %399, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %454 = fmul <4 x double> %402, %453
  %455 = fsub <4 x double> %452, %454
  %456 = shufflevector <4 x double> %455, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %457 = shufflevector <4 x double> %456, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %458 = fmul <4 x double> %399, %457
  %459 = fmul <4 x double> %453, %456
  %460 = fsub <4 x double> %458, %459
  %461 = shufflevector <4 x double> %460, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %462 = fadd <4 x double> %451, %461
  %463 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 9
  store <4 x double> %462, ptr %463, align 32
  %464 = shufflevector <4 x double> %398, <4 x double> poison, <4 x i32> zeroinitializer
  %465 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %466 = fmul <4 x double> %465, %408
  %467 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %405, <4 x double> %464, <4 x double> %466)
  %468 = shufflevector <4 x double> %398, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %469 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %411, <4 x double> %468, <4 x double> %467)
  %470 = shufflevector <4 x double> %399, <4 x double> poison, <4 x i32> zeroinitializer
  %471 = shufflevector <4 x double> %399, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %472 = fmul <4 x double> %471, %408
  %473 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %405, <4 x double> %470, <4 x double> %472)
  %474 = shufflevector <4 x double> %399, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %475 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %411, <4 x double> %474, <4 x double> %473)
  %476 = shufflevector <4 x double> %475, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %477 = fmul <4 x double> %399, %476
  %478 = fmul <4 x double> %453, %475
  %479 = fsub <4 x double> %477, %478
  %480 = shufflevector <4 x double> %479, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %481 = fadd <4 x double> %469, %480
  %482 = shufflevector <4 x double> %397, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %483 = fmul <4 x double> %482, %402
  %484 = fmul <4 x double> %397, %445
  %485 = fsub <4 x double> %483, %484
  %486 = shufflevector <4 x double> %485, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %487 = fadd <4 x double> %486, %481
  %488 = getelementptr inbounds %struct.body, ptr %189, i64 0, i32 10
  store <4 x double> %487, ptr %488, align 32
  %489 = load i64, ptr %141, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %565, label %491

491:
  %492 = getelementptr inbounds %struct.place, ptr %143, i64 %183
  %493 = load i64, ptr %186, align 8
  %494 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 0, i32 0
  %495 = load <4 x double>, ptr %494, align 32
  %496 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> zeroinitializer
  %497 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 0, i32 1
  %498 = load <4 x double>, ptr %497, align 32
  %499 = shufflevector <4 x double> %296, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %500 = fmul <4 x double> %499, %498
  %501 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %495, <4 x double> %496, <4 x double> %500)
  %502 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 0, i32 2
  %503 = load <4 x double>, ptr %502, align 32
  %504 = shufflevector <4 x double> %296, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %505 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %504, <4 x double> %501)
  %506 = shufflevector <4 x double> %297, <4 x double> poison, <4 x i32> zeroinitializer
  %507 = shufflevector <4 x double> %297, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %508 = fmul <4 x double> %507, %498
  %509 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %495, <4 x double> %506, <4 x double> %508)
  %510 = shufflevector <4 x double> %297, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %511 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %510, <4 x double> %509)
  %512 = shufflevector <4 x double> %298, <4 x double> poison, <4 x i32> zeroinitializer
  %513 = shufflevector <4 x double> %298, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %514 = fmul <4 x double> %513, %498
  %515 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %495, <4 x double> %512, <4 x double> %514)
  %516 = shufflevector <4 x double> %298, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %517 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %516, <4 x double> %515)
  %518 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 0, i32 0
  store <4 x double> %505, ptr %518, align 32
  %519 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 0, i32 1
  store <4 x double> %511, ptr %519, align 32
  %520 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 0, i32 2
  store <4 x double> %517, ptr %520, align 32
  %521 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 1
  %522 = load <4 x double>, ptr %521, align 32
  %523 = load <4 x double>, ptr %415, align 32
  %524 = load <4 x double>, ptr %494, align 32
  %525 = shufflevector <4 x double> %523, <4 x double> poison, <4 x i32> zeroinitializer
  %526 = load <4 x double>, ptr %497, align 32
  %527 = shufflevector <4 x double> %523, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %528 = fmul <4 x double> %527, %526
  %529 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %524, <4 x double> %525, <4 x double> %528)
  %530 = load <4 x double>, ptr %502, align 32
  %531 = shufflevector <4 x double> %523, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %532 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %530, <4 x double> %531, <4 x double> %529)
  %533 = fadd <4 x double> %522, %532
  %534 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 1
  store <4 x double> %533, ptr %534, align 32
  %535 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 2
  %536 = load <4 x double>, ptr %535, align 32
  %537 = getelementptr inbounds %struct.place, ptr %121, i64 %493, i32 3
  %538 = load <4 x double>, ptr %537, align 32
  %539 = load <4 x double>, ptr %415, align 32
  %540 = shufflevector <4 x double> %539, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %541 = fmul <4 x double> %538, %540
  %542 = shufflevector <4 x double> %538, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %543 = fmul <4 x double> %539, %542
  %544 = fsub <4 x double> %541, %543
  %545 = shufflevector <4 x double> %544, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %546 = fadd <4 x double> %536, %545
  %547 = shufflevector <4 x double> %546, <4 x double> poison, <4 x i32> zeroinitializer
  %548 = shufflevector <4 x double> %546, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %549 = fmul <4 x double> %302, %548
  %550 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %301, <4 x double> %547, <4 x double> %549)
  %551 = shufflevector <4 x double> %546, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %552 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %303, <4 x double> %551, <4 x double> %550)
  %553 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 2
  store <4 x double> %552, ptr %553, align 32
  %554 = load <4 x double>, ptr %416, align 32
  %555 = getelementptr inbounds %struct.place, ptr %492, i64 0, i32 3
  store <4 x double> %554, ptr %555, align 32
  %556 = load i64, ptr %199, align 8
  %557 = icmp eq i64 %556, 1
  br i1 %557, label %558, label %565

558:
  %559 = load i64, ptr %187, align 8
  %560 = getelementptr inbounds double, ptr %108, i64 %559
  %561 = load double, ptr %560, align 8
  %562 = extractelement <4 x double> %552, i64 2
  %563 = fadd double %562, %561
  %564 = insertelement <4 x double> %552, double %563, i64 2
  store <4 x double> %564, ptr %553, align 32
  br label %565

565:
  %566 = add nuw nsw i64 %183, 1
  %567 = load i64, ptr %136, align 8
  %568 = icmp slt i64 %566, %567
  br i1 %568, label %182, label %144

569:
  %570 = phi i64 [ %175, %177 ], [ %571, %621 ]
  %571 = add nsw i64 %570, -1
  %572 = load ptr, ptr %178, align 8
  %573 = mul nsw i64 %571, 5
  %574 = getelementptr inbounds i64, ptr %572, i64 %573
  %575 = getelementptr inbounds i64, ptr %574, i64 3
  %576 = load i64, ptr %575, align 8
  %577 = load i64, ptr %574, align 8
  %578 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 9
  %579 = load <4 x double>, ptr %578, align 32
  %580 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 0, i32 0
  %581 = load <4 x double>, ptr %580, align 32
  %582 = shufflevector <4 x double> %579, <4 x double> poison, <4 x i32> zeroinitializer
  %583 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 0, i32 1
  %584 = load <4 x double>, ptr %583, align 32
  %585 = shufflevector <4 x double> %579, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %586 = fmul <4 x double> %585, %584
  %587 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %581, <4 x double> %582, <4 x double> %586)
  %588 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 0, i32 2
  %589 = load <4 x double>, ptr %588, align 32
  %590 = shufflevector <4 x double> %579, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %591 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %589, <4 x double> %590, <4 x double> %587)
  %592 = icmp slt i64 %576, %106
  br i1 %592, label %593, label %621

593:
  %594 = getelementptr inbounds i64, ptr %574, i64 1
  %595 = load i64, ptr %594, align 8
  %596 = icmp eq i64 %595, 1
  br i1 %596, label %600, label %597

597:
  %598 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 10
  %599 = load <4 x double>, ptr %598, align 32
  br label %600

600:
  %601 = phi <4 x double> [ %599, %597 ], [ %579, %593 ]
  %602 = extractelement <4 x double> %601, i64 2
  %603 = mul nsw i64 %571, 36
  %604 = add nsw i64 %603, 32
  %605 = getelementptr inbounds double, ptr %117, i64 %604
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds double, ptr %4, i64 %576
  %608 = load double, ptr %607, align 8
  %609 = tail call double @llvm.fmuladd.f64(double %606, double %608, double %602)
  br i1 %179, label %614, label %610

610:
  %611 = mul nsw i64 %571, %119
  %612 = getelementptr inbounds double, ptr %181, i64 %611
  %613 = load double, ptr %612, align 8
  br label %614

614:
  %615 = phi double [ %613, %610 ], [ 0.000000e+00, %600 ]
  %616 = fsub double %609, %615
  %617 = getelementptr inbounds double, ptr %9, i64 %576
  store double %616, ptr %617, align 8
  %618 = load <4 x double>, ptr %580, align 32
  %619 = load <4 x double>, ptr %583, align 32
  %620 = load <4 x double>, ptr %588, align 32
  br label %621

621:
  %622 = phi <4 x double> [ %620, %614 ], [ %589, %569 ]
  %623 = phi <4 x double> [ %619, %614 ], [ %584, %569 ]
  %624 = phi <4 x double> [ %618, %614 ], [ %581, %569 ]
  %625 = getelementptr inbounds %struct.body, ptr %123, i64 %577, i32 9
  %626 = load <4 x double>, ptr %625, align 32
  %627 = fadd <4 x double> %591, %626
  store <4 x double> %627, ptr %625, align 32
  %628 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 10
  %629 = load <4 x double>, ptr %628, align 32
  %630 = shufflevector <4 x double> %629, <4 x double> poison, <4 x i32> zeroinitializer
  %631 = shufflevector <4 x double> %629, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %632 = fmul <4 x double> %623, %631
  %633 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %624, <4 x double> %630, <4 x double> %632)
  %634 = shufflevector <4 x double> %629, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %635 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %622, <4 x double> %634, <4 x double> %633)
  %636 = getelementptr inbounds %struct.body, ptr %123, i64 %570, i32 1
  %637 = load <4 x double>, ptr %636, align 32
  %638 = shufflevector <4 x double> %591, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %639 = fmul <4 x double> %638, %637
  %640 = shufflevector <4 x double> %637, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %641 = fmul <4 x double> %591, %640
  %642 = fsub <4 x double> %639, %641
  %643 = shufflevector <4 x double> %642, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %644 = fadd <4 x double> %635, %643
  %645 = getelementptr inbounds %struct.body, ptr %123, i64 %577, i32 10
  %646 = load <4 x double>, ptr %645, align 32
  %647 = fadd <4 x double> %646, %644
  store <4 x double> %647, ptr %645, align 32
  %648 = icmp ugt i64 %570, 1
  br i1 %648, label %569, label %649

649:
  tail call void @free(ptr %25)
  br i1 %44, label %660, label %674

650:
  %651 = phi i1 [ %29, %28 ], [ %44, %43 ]
  %652 = call i64 @llvm.smax.i64(i64 %18, i64 0)
  %653 = icmp slt i64 %18, 1
  br i1 %653, label %654, label %655

654:
  tail call void @free(ptr %25)
  br i1 %651, label %660, label %674

655:
  %656 = phi i64 [ %658, %655 ], [ 0, %650 ]
  %657 = getelementptr inbounds double, ptr %9, i64 %656
  store double 0x7FF8000000000000, ptr %657, align 8
  %658 = add nuw i64 %656, 1
  %659 = icmp eq i64 %658, %652
  br i1 %659, label %654, label %655

660:
  %661 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 0
  %662 = load i64, ptr %661, align 8
  %663 = icmp slt i64 %662, 0
  br i1 %663, label %664, label %668

664:
  %665 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 1
  %666 = bitcast ptr %665 to ptr
  %667 = load ptr, ptr %666, align 8
  tail call void @free(ptr %667)
  br label %674

668:
  %669 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 31, i64 %662
  %670 = getelementptr inbounds %struct.scratch, ptr %11, i64 0, i32 1
  %671 = load ptr, ptr %670, align 8
  %672 = bitcast ptr %669 to ptr
  %673 = ptrtoint ptr %671 to i64
  store atomic i64 %673, ptr %672 release, align 8
  br label %674

674:
  ret void
}

define void @tree_motion_energy(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr  %6) {
  %8 = alloca %struct.scratch, align 8
  %9 = alloca %struct.motion, align 8
  %10 = alloca %struct.call, align 8
  %11 = getelementptr inbounds double, ptr %5, i64 4
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = bitcast ptr %8 to ptr
  %15 = call i32 @take(ptr %0, ptr %8)
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, double 0x7FF8000000000000, double 0.000000e+00
  %18 = getelementptr inbounds double, ptr %6, i64 2
  store double %17, ptr %18, align 8
  %19 = getelementptr inbounds double, ptr %6, i64 1
  store double %17, ptr %19, align 8
  store double %17, ptr %6, align 8
  br i1 %16, label %528, label %20

20:
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %35, label %24

24:
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds double, ptr %5, i64 %26
  %28 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %12, align 8
  %31 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %32, %30
  %34 = getelementptr inbounds double, ptr %29, i64 %33
  tail call void %22(double %1, ptr %2, ptr %3, ptr %4, ptr %27, ptr %34)
  br label %35

35:
  %36 = bitcast ptr %9 to ptr
  %37 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %46

44:
  %45 = getelementptr inbounds double, ptr %2, i64 %38
  br label %82

46:
  %47 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %48 = load ptr, ptr %47, align 8
  %49 = load i64, ptr %12, align 8
  %50 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %51, %49
  %53 = getelementptr inbounds double, ptr %48, i64 %52
  %54 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %53, i64 %55
  %57 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 6
  %58 = bitcast ptr %57 to ptr
  %59 = load ptr, ptr %58, align 8
  %60 = bitcast ptr %2 to ptr
  %61 = shl i64 %38, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %60, i64 %61, i1 false)
  %62 = bitcast ptr %59 to ptr
  %63 = getelementptr inbounds double, ptr %62, i64 %38
  %64 = bitcast ptr %63 to ptr
  %65 = bitcast ptr %56 to ptr
  %66 = shl i64 %42, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %65, i64 %66, i1 false)
  %67 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 7
  %68 = bitcast ptr %67 to ptr
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %2, i64 %38
  %71 = bitcast ptr %70 to ptr
  %72 = shl i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %71, i64 %72, i1 false)
  %73 = bitcast ptr %69 to ptr
  %74 = getelementptr inbounds double, ptr %73, i64 %40
  %75 = bitcast ptr %74 to ptr
  %76 = getelementptr inbounds double, ptr %56, i64 %42
  %77 = bitcast ptr %76 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %77, i64 %66, i1 false)
  %78 = shl nsw i64 %42, 1
  %79 = getelementptr inbounds double, ptr %56, i64 %78
  %80 = load i64, ptr %41, align 8
  %81 = icmp eq i64 %80, 0
  br label %82

82:
  %83 = phi i1 [ true, %44 ], [ %81, %46 ]
  %84 = phi ptr [ %2, %44 ], [ %62, %46 ]
  %85 = phi ptr [ %45, %44 ], [ %73, %46 ]
  %86 = phi ptr [ null, %44 ], [ %79, %46 ]
  %87 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 0
  store ptr %84, ptr %87, align 8
  %88 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 1
  store ptr %85, ptr %88, align 8
  %89 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 2
  store ptr %86, ptr %89, align 8
  %90 = bitcast ptr %10 to ptr
  %91 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 0
  store double %1, ptr %91, align 8
  %92 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 1
  store ptr %2, ptr %92, align 8
  %93 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 2
  store ptr %3, ptr %93, align 8
  %94 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 3
  store ptr %4, ptr %94, align 8
  %95 = getelementptr inbounds %struct.call, ptr %10, i64 0, i32 4
  store ptr %5, ptr %95, align 8
  br i1 %83, label %213, label %96

96:
  %97 = load i64, ptr %12, align 8
  %98 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 8
  %99 = load ptr, ptr %98, align 8
  call void @solve(ptr %0, ptr %8, ptr %9, ptr %10, ptr %5, ptr %99)
  %100 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %103, label %211

103:
  %104 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %105 = load ptr, ptr %104, align 8
  %106 = load i64, ptr %39, align 8
  %107 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %108 = icmp eq i64 %97, 0
  %109 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %110 = load ptr, ptr %107, align 8
  %111 = getelementptr inbounds %struct.body, ptr %110, i64 1
  %112 = load ptr, ptr %109, align 8
  br label %113

113:
  %114 = phi double [ 0.000000e+00, %103 ], [ %208, %207 ]
  %115 = phi i64 [ 0, %103 ], [ %209, %207 ]
  %116 = mul nuw nsw i64 %115, 5
  %117 = getelementptr inbounds i64, ptr %105, i64 %116
  %118 = getelementptr inbounds i64, ptr %117, i64 3
  %119 = load i64, ptr %118, align 8
  %120 = sub nsw i64 %119, %106
  %121 = icmp slt i64 %120, 0
  br i1 %121, label %207, label %122

122:
  %123 = getelementptr inbounds %struct.body, ptr %111, i64 %115
  %124 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 7
  %125 = getelementptr inbounds %struct.mat, ptr %124, i64 0, i32 0
  %126 = load <4 x double>, ptr %125, align 32
  %127 = getelementptr inbounds %struct.mat, ptr %124, i64 0, i32 1
  %128 = load <4 x double>, ptr %127, align 32
  %129 = shufflevector <4 x double> %126, <4 x double> %128, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %130 = shufflevector <4 x double> %126, <4 x double> %128, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %131 = getelementptr inbounds %struct.mat, ptr %124, i64 0, i32 2
  %132 = load <4 x double>, ptr %131, align 32
  %133 = shufflevector <4 x double> %129, <4 x double> %132, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %134 = shufflevector <4 x double> %129, <4 x double> %132, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %135 = shufflevector <4 x double> %130, <4 x double> %132, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %136 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 10
  %137 = load <4 x double>, ptr %136, align 32
  %138 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 6
  %139 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 3
  %140 = load <4 x double>, ptr %139, align 32
  %141 = getelementptr inbounds %struct.mat, ptr %138, i64 0, i32 0
  %142 = load <4 x double>, ptr %141, align 32
  %143 = shufflevector <4 x double> %140, <4 x double> poison, <4 x i32> zeroinitializer
  %144 = getelementptr inbounds %struct.mat, ptr %138, i64 0, i32 1
  %145 = load <4 x double>, ptr %144, align 32
  %146 = shufflevector <4 x double> %140, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %147 = fmul <4 x double> %146, %145
  %148 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %142, <4 x double> %143, <4 x double> %147)
  %149 = getelementptr inbounds %struct.mat, ptr %138, i64 0, i32 2
  %150 = load <4 x double>, ptr %149, align 32
  %151 = shufflevector <4 x double> %140, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %152 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %150, <4 x double> %151, <4 x double> %148)
  %153 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 4
  %154 = load <4 x double>, ptr %153, align 32
  %155 = shufflevector <4 x double> %154, <4 x double> poison, <4 x i32> zeroinitializer
  %156 = shufflevector <4 x double> %154, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %157 = fmul <4 x double> %128, %156
  %158 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %126, <4 x double> %155, <4 x double> %157)
  %159 = shufflevector <4 x double> %154, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %160 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %132, <4 x double> %159, <4 x double> %158)
  %161 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 9
  %162 = fmul <4 x double> %134, %146
  %163 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %133, <4 x double> %143, <4 x double> %162)
  %164 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %135, <4 x double> %151, <4 x double> %163)
  %165 = getelementptr inbounds %struct.body, ptr %123, i64 0, i32 8
  %166 = getelementptr inbounds %struct.mat, ptr %165, i64 0, i32 0
  %167 = load <4 x double>, ptr %166, align 32
  %168 = getelementptr inbounds %struct.mat, ptr %165, i64 0, i32 1
  %169 = load <4 x double>, ptr %168, align 32
  %170 = fmul <4 x double> %156, %169
  %171 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %167, <4 x double> %155, <4 x double> %170)
  %172 = getelementptr inbounds %struct.mat, ptr %165, i64 0, i32 2
  %173 = load <4 x double>, ptr %172, align 32
  %174 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %173, <4 x double> %159, <4 x double> %171)
  %175 = getelementptr inbounds i64, ptr %117, i64 1
  %176 = load i64, ptr %175, align 8
  %177 = icmp eq i64 %176, 1
  %178 = getelementptr inbounds <4 x double>, ptr %161, i64 0, i64 2
  %179 = load double, ptr %178, align 16
  %180 = extractelement <4 x double> %164, i64 2
  %181 = fadd double %180, %179
  %182 = extractelement <4 x double> %174, i64 2
  %183 = fadd double %181, %182
  %184 = extractelement <4 x double> %137, i64 2
  %185 = extractelement <4 x double> %152, i64 2
  %186 = fadd double %184, %185
  %187 = extractelement <4 x double> %160, i64 2
  %188 = fadd double %186, %187
  %189 = select i1 %177, double %183, double %188
  %190 = mul nsw i64 %115, 36
  %191 = add nuw nsw i64 %190, 32
  %192 = getelementptr inbounds double, ptr %11, i64 %191
  %193 = load double, ptr %192, align 8
  br i1 %108, label %198, label %194

194:
  %195 = mul nsw i64 %115, %97
  %196 = getelementptr inbounds double, ptr %112, i64 %195
  %197 = load double, ptr %196, align 8
  br label %198

198:
  %199 = phi double [ %197, %194 ], [ 0.000000e+00, %122 ]
  %200 = getelementptr inbounds double, ptr %85, i64 %119
  %201 = load double, ptr %200, align 8
  %202 = getelementptr inbounds double, ptr %86, i64 %120
  %203 = load double, ptr %202, align 8
  %204 = call double @llvm.fmuladd.f64(double %193, double %203, double %189)
  %205 = fsub double %204, %199
  %206 = call double @llvm.fmuladd.f64(double %201, double %205, double %114)
  br label %207

207:
  %208 = phi double [ %206, %198 ], [ %114, %113 ]
  %209 = add nuw nsw i64 %115, 1
  %210 = icmp eq i64 %209, %101
  br i1 %210, label %211, label %113

211:
  %212 = phi double [ 0.000000e+00, %96 ], [ %208, %207 ]
  store double %212, ptr %18, align 8
  br label %216

213:
  %214 = icmp eq i64 %13, 0
  br i1 %214, label %216, label %215

215:
  call void @go_outward(ptr %0, ptr %8, ptr %9, ptr %5)
  call void @find_loads(ptr %0, ptr %8, ptr %10)
  br label %216

216:
  %217 = bitcast ptr %5 to ptr
  %218 = load <4 x double>, ptr %217, align 8
  %219 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 2
  %220 = load ptr, ptr %219, align 8
  %221 = bitcast ptr %220 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(160) %221, i8 0, i64 160, i1 false)
  %222 = getelementptr inbounds %struct.body, ptr %220, i64 0, i32 3
  store <4 x double> %218, ptr %222, align 32
  %223 = getelementptr inbounds %struct.body, ptr %220, i64 0, i32 4
  %224 = bitcast ptr %223 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(512) %224, i8 0, i64 512, i1 false)
  %225 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %226 = load i64, ptr %225, align 8
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %235

228:
  %229 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %230 = icmp eq i64 %13, 0
  %231 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 4
  %232 = load ptr, ptr %231, align 8
  %233 = icmp eq i64 %13, 8
  %234 = getelementptr inbounds %struct.body, ptr %220, i64 1
  br label %250

235:
  %236 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 0
  %237 = load i64, ptr %236, align 8
  %238 = icmp slt i64 %237, 0
  br i1 %238, label %239, label %243

239:
  %240 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %241 = bitcast ptr %240 to ptr
  %242 = load ptr, ptr %241, align 8
  call void @free(ptr %242)
  br label %249

243:
  %244 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 31, i64 %237
  %245 = getelementptr inbounds %struct.scratch, ptr %8, i64 0, i32 1
  %246 = load ptr, ptr %245, align 8
  %247 = bitcast ptr %244 to ptr
  %248 = ptrtoint ptr %246 to i64
  store atomic i64 %248, ptr %247 release, align 8
  br label %249

249:
  br label %528

250:
  %251 = phi i64 [ 0, %228 ], [ %525, %524 ]
  %252 = load ptr, ptr %229, align 8
  %253 = mul nuw nsw i64 %251, 5
  %254 = getelementptr inbounds i64, ptr %252, i64 %253
  %255 = getelementptr inbounds %struct.body, ptr %234, i64 %251
  %256 = load i64, ptr %254, align 8
  %257 = mul nuw nsw i64 %251, 36
  %258 = getelementptr inbounds double, ptr %11, i64 %257
  %259 = getelementptr inbounds i64, ptr %254, i64 1
  %260 = load i64, ptr %259, align 8
  %261 = icmp eq i64 %260, 1
  %262 = bitcast ptr %258 to ptr
  %263 = load <4 x double>, ptr %262, align 8
  %264 = getelementptr inbounds double, ptr %258, i64 4
  %265 = bitcast ptr %264 to ptr
  %266 = load <4 x double>, ptr %265, align 8
  %267 = getelementptr inbounds double, ptr %258, i64 8
  %268 = bitcast ptr %267 to ptr
  %269 = load <4 x double>, ptr %268, align 8
  %270 = icmp eq i64 %260, 0
  br i1 %270, label %271, label %287

271:
  %272 = getelementptr inbounds i64, ptr %254, i64 2
  %273 = load i64, ptr %272, align 8
  %274 = getelementptr inbounds double, ptr %84, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = call double @llvm.cos.f64(double %275)
  %277 = call double @llvm.sin.f64(double %275)
  %278 = insertelement <4 x double> poison, double %276, i64 0
  %279 = shufflevector <4 x double> %278, <4 x double> poison, <4 x i32> zeroinitializer
  %280 = insertelement <4 x double> poison, double %277, i64 0
  %281 = shufflevector <4 x double> %280, <4 x double> poison, <4 x i32> zeroinitializer
  %282 = fmul <4 x double> %266, %281
  %283 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> %279, <4 x double> %282)
  %284 = fneg <4 x double> %263
  %285 = fmul <4 x double> %281, %284
  %286 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %266, <4 x double> %279, <4 x double> %285)
  br label %355

287:
  %288 = icmp slt i64 %260, 3
  br i1 %288, label %355, label %289

289:
  %290 = getelementptr inbounds i64, ptr %254, i64 2
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds double, ptr %84, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = getelementptr inbounds double, ptr %292, i64 1
  %295 = load double, ptr %294, align 8
  %296 = getelementptr inbounds double, ptr %292, i64 2
  %297 = load double, ptr %296, align 8
  %298 = getelementptr inbounds double, ptr %292, i64 3
  %299 = load double, ptr %298, align 8
  %300 = fmul double %299, %299
  %301 = call double @llvm.fmuladd.f64(double %297, double %297, double %300)
  %302 = call double @llvm.fmuladd.f64(double %301, double -2.000000e+00, double 1.000000e+00)
  %303 = fmul double %293, %299
  %304 = call double @llvm.fmuladd.f64(double %295, double %297, double %303)
  %305 = fmul double %304, 2.000000e+00
  %306 = fmul double %293, %297
  %307 = fneg double %306
  %308 = call double @llvm.fmuladd.f64(double %295, double %299, double %307)
  %309 = fmul double %308, 2.000000e+00
  %310 = insertelement <4 x double> poison, double %302, i64 0
  %311 = fneg double %303
  %312 = call double @llvm.fmuladd.f64(double %295, double %297, double %311)
  %313 = fmul double %312, 2.000000e+00
  %314 = call double @llvm.fmuladd.f64(double %295, double %295, double %300)
  %315 = call double @llvm.fmuladd.f64(double %314, double -2.000000e+00, double 1.000000e+00)
  %316 = fmul double %293, %295
  %317 = call double @llvm.fmuladd.f64(double %297, double %299, double %316)
  %318 = fmul double %317, 2.000000e+00
  %319 = insertelement <4 x double> poison, double %313, i64 0
  %320 = call double @llvm.fmuladd.f64(double %295, double %299, double %306)
  %321 = fmul double %320, 2.000000e+00
  %322 = fneg double %316
  %323 = call double @llvm.fmuladd.f64(double %297, double %299, double %322)
  %324 = fmul double %323, 2.000000e+00
  %325 = fmul double %297, %297
  %326 = call double @llvm.fmuladd.f64(double %295, double %295, double %325)
  %327 = call double @llvm.fmuladd.f64(double %326, double -2.000000e+00, double 1.000000e+00)
  %328 = insertelement <4 x double> poison, double %321, i64 0
  %329 = shufflevector <4 x double> %310, <4 x double> poison, <4 x i32> zeroinitializer
  %330 = insertelement <4 x double> undef, double %305, i64 0
  %331 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> zeroinitializer
  %332 = fmul <4 x double> %266, %331
  %333 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> %329, <4 x double> %332)
  %334 = insertelement <4 x double> undef, double %309, i64 0
  %335 = shufflevector <4 x double> %334, <4 x double> poison, <4 x i32> zeroinitializer
  %336 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %335, <4 x double> %333)
  %337 = shufflevector <4 x double> %319, <4 x double> poison, <4 x i32> zeroinitializer
  %338 = insertelement <4 x double> undef, double %315, i64 0
  %339 = shufflevector <4 x double> %338, <4 x double> poison, <4 x i32> zeroinitializer
  %340 = fmul <4 x double> %266, %339
  %341 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> %337, <4 x double> %340)
  %342 = insertelement <4 x double> undef, double %318, i64 0
  %343 = shufflevector <4 x double> %342, <4 x double> poison, <4 x i32> zeroinitializer
  %344 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %343, <4 x double> %341)
  %345 = shufflevector <4 x double> %328, <4 x double> poison, <4 x i32> zeroinitializer
  %346 = insertelement <4 x double> undef, double %324, i64 0
  %347 = shufflevector <4 x double> %346, <4 x double> poison, <4 x i32> zeroinitializer
  %348 = fmul <4 x double> %266, %347
  %349 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> %345, <4 x double> %348)
  %350 = insertelement <4 x double> undef, double %327, i64 0
  %351 = shufflevector <4 x double> %350, <4 x double> poison, <4 x i32> zeroinitializer
  %352 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %351, <4 x double> %349)
  switch i64 %260, label %354 [
    i64 3, label %355
    i64 4, label %353
  ]

353:
  br label %355

354:
  br label %355

355:
  %356 = phi <4 x double> [ %283, %271 ], [ %336, %354 ], [ %352, %353 ], [ %263, %287 ], [ %344, %289 ]
  %357 = phi <4 x double> [ %286, %271 ], [ %344, %354 ], [ %336, %353 ], [ %266, %287 ], [ %352, %289 ]
  %358 = phi <4 x double> [ %269, %271 ], [ %352, %354 ], [ %344, %353 ], [ %269, %287 ], [ %336, %289 ]
  %359 = shufflevector <4 x double> %356, <4 x double> %357, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %360 = shufflevector <4 x double> %356, <4 x double> %357, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %361 = shufflevector <4 x double> %359, <4 x double> %358, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %362 = shufflevector <4 x double> %359, <4 x double> %358, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %363 = shufflevector <4 x double> %360, <4 x double> %358, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %364 = getelementptr inbounds i64, ptr %254, i64 3
  %365 = load i64, ptr %364, align 8
  %366 = getelementptr inbounds double, ptr %85, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = getelementptr inbounds double, ptr %258, i64 19
  %369 = load double, ptr %368, align 8
  %370 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %367, i64 2
  %371 = getelementptr inbounds double, ptr %258, i64 16
  %372 = bitcast ptr %371 to ptr
  %373 = load <4 x double>, ptr %372, align 8
  %374 = getelementptr inbounds double, ptr %258, i64 20
  %375 = bitcast ptr %374 to ptr
  %376 = load <4 x double>, ptr %375, align 8
  %377 = getelementptr inbounds double, ptr %258, i64 24
  %378 = bitcast ptr %377 to ptr
  %379 = load <4 x double>, ptr %378, align 8
  %380 = getelementptr inbounds double, ptr %258, i64 28
  %381 = bitcast ptr %380 to ptr
  %382 = load <4 x double>, ptr %381, align 8
  %383 = getelementptr inbounds double, ptr %258, i64 12
  %384 = bitcast ptr %383 to ptr
  %385 = load <4 x double>, ptr %384, align 8
  br i1 %261, label %386, label %394

386:
  %387 = getelementptr inbounds i64, ptr %254, i64 2
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds double, ptr %84, i64 %388
  %390 = load double, ptr %389, align 8
  %391 = insertelement <4 x double> poison, double %390, i64 0
  %392 = shufflevector <4 x double> %391, <4 x double> poison, <4 x i32> zeroinitializer
  %393 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %392, <4 x double> %358, <4 x double> %385)
  br label %394

394:
  %395 = phi <4 x double> [ splat (double -0.000000e+00), %386 ], [ %370, %355 ]
  %396 = phi <4 x double> [ %370, %386 ], [ splat (double -0.000000e+00), %355 ]
  %397 = phi <4 x double> [ %393, %386 ], [ %385, %355 ]
  %398 = getelementptr inbounds %struct.body, ptr %220, i64 %256, i32 2
  %399 = load <4 x double>, ptr %398, align 32
  %400 = shufflevector <4 x double> %399, <4 x double> poison, <4 x i32> zeroinitializer
  %401 = shufflevector <4 x double> %399, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %402 = fmul <4 x double> %362, %401
  %403 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %361, <4 x double> %400, <4 x double> %402)
  %404 = shufflevector <4 x double> %399, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %405 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %363, <4 x double> %404, <4 x double> %403)
  %406 = getelementptr inbounds %struct.body, ptr %220, i64 %256, i32 4
  %407 = load <4 x double>, ptr %406, align 32
  %408 = shufflevector <4 x double> %397, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %409 = fmul <4 x double> %399, %408
  %410 = shufflevector <4 x double> %399, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %411 = fmul <4 x double> %397, %410
  %412 = fsub <4 x double> %409, %411
  %413 = shufflevector <4 x double> %412, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %414 = fadd <4 x double> %407, %413
  %415 = shufflevector <4 x double> %414, <4 x double> poison, <4 x i32> zeroinitializer
  %416 = shufflevector <4 x double> %414, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %417 = fmul <4 x double> %362, %416
  %418 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %361, <4 x double> %415, <4 x double> %417)
  %419 = shufflevector <4 x double> %414, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %420 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %363, <4 x double> %419, <4 x double> %418)
  %421 = fadd <4 x double> %396, %420
  %422 = fadd <4 x double> %395, %405
  %423 = getelementptr inbounds %struct.body, ptr %220, i64 %256, i32 3
  %424 = load <4 x double>, ptr %423, align 32
  %425 = shufflevector <4 x double> %424, <4 x double> poison, <4 x i32> zeroinitializer
  %426 = shufflevector <4 x double> %424, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %427 = fmul <4 x double> %362, %426
  %428 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %361, <4 x double> %425, <4 x double> %427)
  %429 = shufflevector <4 x double> %424, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %430 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %363, <4 x double> %429, <4 x double> %428)
  %431 = getelementptr inbounds %struct.body, ptr %220, i64 %256, i32 13, i64 0
  %432 = load double, ptr %431, align 32
  %433 = fmul <4 x double> %397, %424
  %434 = extractelement <4 x double> %433, i64 0
  %435 = extractelement <4 x double> %433, i64 1
  %436 = fadd double %434, %435
  %437 = extractelement <4 x double> %433, i64 2
  %438 = fadd double %437, %436
  %439 = fadd double %432, %438
  %440 = getelementptr inbounds %struct.body, ptr %255, i64 0, i32 2
  store <4 x double> %422, ptr %440, align 32
  %441 = getelementptr inbounds %struct.body, ptr %255, i64 0, i32 4
  store <4 x double> %421, ptr %441, align 32
  %442 = getelementptr inbounds %struct.body, ptr %255, i64 0, i32 3
  store <4 x double> %430, ptr %442, align 32
  %443 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %439, i64 0
  %444 = getelementptr inbounds %struct.body, ptr %255, i64 0, i32 13
  store <4 x double> %443, ptr %444, align 32
  %445 = fmul <4 x double> %421, %421
  %446 = extractelement <4 x double> %445, i64 0
  %447 = extractelement <4 x double> %445, i64 1
  %448 = fadd double %446, %447
  %449 = extractelement <4 x double> %445, i64 2
  %450 = fadd double %449, %448
  %451 = shufflevector <4 x double> %422, <4 x double> poison, <4 x i32> zeroinitializer
  %452 = shufflevector <4 x double> %422, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %453 = fmul <4 x double> %379, %452
  %454 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %376, <4 x double> %451, <4 x double> %453)
  %455 = shufflevector <4 x double> %422, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %456 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %382, <4 x double> %455, <4 x double> %454)
  %457 = fmul <4 x double> %422, %456
  %458 = extractelement <4 x double> %457, i64 0
  %459 = extractelement <4 x double> %457, i64 1
  %460 = fadd double %458, %459
  %461 = extractelement <4 x double> %457, i64 2
  %462 = fadd double %461, %460
  %463 = call double @llvm.fmuladd.f64(double %369, double %450, double %462)
  %464 = getelementptr inbounds double, ptr %258, i64 32
  %465 = load double, ptr %464, align 8
  %466 = fmul double %367, %465
  %467 = call double @llvm.fmuladd.f64(double %466, double %367, double %463)
  %468 = shufflevector <4 x double> %373, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %469 = fmul <4 x double> %468, %422
  %470 = shufflevector <4 x double> %422, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %471 = fmul <4 x double> %373, %470
  %472 = fsub <4 x double> %469, %471
  %473 = shufflevector <4 x double> %472, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %474 = fmul <4 x double> %473, %421
  %475 = extractelement <4 x double> %474, i64 0
  %476 = extractelement <4 x double> %474, i64 1
  %477 = fadd double %475, %476
  %478 = extractelement <4 x double> %474, i64 2
  %479 = fadd double %478, %477
  %480 = call double @llvm.fmuladd.f64(double %467, double 5.000000e-01, double %479)
  %481 = load double, ptr %6, align 8
  %482 = fadd double %481, %480
  store double %482, ptr %6, align 8
  %483 = fmul <4 x double> %373, %430
  %484 = extractelement <4 x double> %483, i64 0
  %485 = extractelement <4 x double> %483, i64 1
  %486 = fadd double %484, %485
  %487 = extractelement <4 x double> %483, i64 2
  %488 = fadd double %487, %486
  %489 = call double @llvm.fmuladd.f64(double %369, double %439, double %488)
  %490 = load double, ptr %19, align 8
  %491 = fsub double %490, %489
  store double %491, ptr %19, align 8
  br i1 %230, label %524, label %492

492:
  %493 = mul nsw i64 %251, %13
  %494 = getelementptr inbounds double, ptr %232, i64 %493
  %495 = load double, ptr %494, align 8
  %496 = load i64, ptr %364, align 8
  %497 = getelementptr inbounds double, ptr %85, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = load double, ptr %18, align 8
  %500 = call double @llvm.fmuladd.f64(double %495, double %498, double %499)
  store double %500, ptr %18, align 8
  br i1 %233, label %501, label %524

501:
  %502 = getelementptr inbounds double, ptr %494, i64 1
  %503 = bitcast ptr %502 to ptr
  %504 = load <4 x double>, ptr %503, align 8
  %505 = load <4 x double>, ptr %441, align 32
  %506 = fmul <4 x double> %504, %505
  %507 = extractelement <4 x double> %506, i64 0
  %508 = extractelement <4 x double> %506, i64 1
  %509 = fadd double %507, %508
  %510 = extractelement <4 x double> %506, i64 2
  %511 = fadd double %510, %509
  %512 = getelementptr inbounds double, ptr %494, i64 4
  %513 = bitcast ptr %512 to ptr
  %514 = load <4 x double>, ptr %513, align 8
  %515 = load <4 x double>, ptr %440, align 32
  %516 = fmul <4 x double> %514, %515
  %517 = extractelement <4 x double> %516, i64 0
  %518 = extractelement <4 x double> %516, i64 1
  %519 = fadd double %517, %518
  %520 = extractelement <4 x double> %516, i64 2
  %521 = fadd double %520, %519
  %522 = fadd double %511, %521
  %523 = fadd double %500, %522
  store double %523, ptr %18, align 8
  br label %524

524:
  %525 = add nuw nsw i64 %251, 1
  %526 = load i64, ptr %225, align 8
  %527 = icmp slt i64 %525, %526
  br i1 %527, label %250, label %235

528:
  ret void
}

define internal void @find_loads(ptr  %0, ptr  %1, ptr  %2) {
  %4 = alloca [5 x ptr], align 16
  %5 = bitcast ptr %4 to ptr
  %6 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 0
  %7 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 4
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 4
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, 36
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  store ptr %13, ptr %6, align 16
  %14 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 1
  %15 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 2
  %18 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 2
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 16
  %20 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 3
  %21 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 4
  %24 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 3
  %25 = bitcast ptr %24 to ptr
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %23, align 16
  %27 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 4
  %28 = bitcast ptr %27 to ptr
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %31 = load i64, ptr %30, align 8
  %32 = shl i64 %11, 3
  %33 = mul i64 %32, %31
  tail call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %33, i1 false)
  %34 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 15
  %35 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %42

38:
  %39 = load ptr, ptr %34, align 8
  %40 = getelementptr inbounds %struct.scratch, ptr %1, i64 0, i32 5
  %41 = getelementptr inbounds %struct.call, ptr %2, i64 0, i32 0
  br label %43

42:
  ret void

43:
  %44 = phi i64 [ %36, %38 ], [ %64, %63 ]
  %45 = phi ptr [ %39, %38 ], [ %65, %63 ]
  %46 = phi ptr [ %39, %38 ], [ %66, %63 ]
  %47 = load ptr, ptr %40, align 8
  %48 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  %51 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 0
  %52 = load i64, ptr %51, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %63

54:
  %55 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 3
  %56 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 4
  %57 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 2
  %58 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 0, i32 5
  %59 = load i64, ptr %57, align 8
  br label %69

60:
  %61 = load ptr, ptr %34, align 8
  %62 = load i64, ptr %35, align 8
  br label %63

63:
  %64 = phi i64 [ %62, %60 ], [ %44, %43 ]
  %65 = phi ptr [ %61, %60 ], [ %45, %43 ]
  %66 = getelementptr inbounds %struct.tree_loads, ptr %46, i64 1
  %67 = getelementptr inbounds %struct.tree_loads, ptr %65, i64 %64
  %68 = icmp ult ptr %66, %67
  br i1 %68, label %43, label %42

69:
  %70 = phi i64 [ %59, %54 ], [ %83, %104 ]
  %71 = phi i64 [ %49, %54 ], [ %105, %104 ]
  %72 = phi i64 [ 0, %54 ], [ %101, %104 ]
  %73 = load ptr, ptr %55, align 8
  %74 = mul nsw i64 %71, %72
  %75 = getelementptr inbounds i64, ptr %73, i64 %74
  %76 = load ptr, ptr %56, align 8
  %77 = mul nsw i64 %70, %72
  %78 = getelementptr inbounds i64, ptr %76, i64 %77
  %79 = icmp sgt i64 %71, 0
  br i1 %79, label %87, label %80

80:
  %81 = load ptr, ptr %58, align 8
  %82 = load double, ptr %41, align 8
  tail call void %81(double %82, ptr %47, ptr null, ptr null, ptr null, ptr %50)
  %83 = load i64, ptr %57, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %100

85:
  %86 = load ptr, ptr %27, align 8
  br label %106

87:
  %88 = phi i64 [ %98, %87 ], [ 0, %69 ]
  %89 = getelementptr inbounds i64, ptr %75, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = srem i64 %90, 5
  %92 = getelementptr inbounds [5 x ptr], ptr %4, i64 0, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = sdiv i64 %90, 5
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %47, i64 %88
  store double %96, ptr %97, align 8
  %98 = add nuw nsw i64 %88, 1
  %99 = icmp eq i64 %98, %71
  br i1 %99, label %80, label %87

100:
  %101 = add nuw nsw i64 %72, 1
  %102 = load i64, ptr %51, align 8
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %104, label %60

104:
  %105 = load i64, ptr %48, align 8
  br label %69

106:
  %107 = phi i64 [ 0, %85 ], [ %115, %106 ]
  %108 = getelementptr inbounds double, ptr %50, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %78, i64 %107
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %86, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fadd double %109, %113
  store double %114, ptr %112, align 8
  %115 = add nuw nsw i64 %107, 1
  %116 = icmp eq i64 %115, %83
  br i1 %116, label %100, label %106
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
  br i1 %24, label %25, label %116

25:
  %26 = icmp eq i64 %13, 0
  br i1 %26, label %27, label %29

27:
  %28 = bitcast ptr %7 to ptr
  br label %90

29:
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %35

33:
  %34 = bitcast ptr %7 to ptr
  br label %53

35:
  %36 = getelementptr inbounds double, ptr %21, i64 %14
  %37 = getelementptr inbounds double, ptr %36, i64 %11
  %38 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %4, i64 %39
  %41 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 4
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %46, %44
  %48 = getelementptr inbounds double, ptr %42, i64 %47
  tail call void %31(double %1, ptr %2, ptr %37, ptr %3, ptr %40, ptr %48)
  %49 = load i64, ptr %10, align 8
  %50 = load i64, ptr %12, align 8
  %51 = bitcast ptr %7 to ptr
  %52 = icmp eq i64 %50, 0
  br i1 %52, label %90, label %53

53:
  %54 = phi i64 [ %11, %33 ], [ %49, %35 ]
  %55 = phi i64 [ %13, %33 ], [ %50, %35 ]
  %56 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %63, %61
  %65 = getelementptr inbounds double, ptr %59, i64 %64
  %66 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 6
  %70 = bitcast ptr %69 to ptr
  %71 = load ptr, ptr %70, align 8
  %72 = bitcast ptr %2 to ptr
  %73 = shl i64 %57, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %72, i64 %73, i1 false)
  %74 = bitcast ptr %71 to ptr
  %75 = getelementptr inbounds double, ptr %74, i64 %57
  %76 = bitcast ptr %75 to ptr
  %77 = bitcast ptr %68 to ptr
  %78 = shl i64 %55, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %77, i64 %78, i1 false)
  %79 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 7
  %80 = bitcast ptr %79 to ptr
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %2, i64 %57
  %83 = bitcast ptr %82 to ptr
  %84 = shl i64 %54, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %83, i64 %84, i1 false)
  %85 = bitcast ptr %81 to ptr
  %86 = getelementptr inbounds double, ptr %85, i64 %54
  %87 = bitcast ptr %86 to ptr
  %88 = getelementptr inbounds double, ptr %68, i64 %55
  %89 = bitcast ptr %88 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %89, i64 %78, i1 false)
  br label %90

90:
  %91 = phi ptr [ %74, %53 ], [ %2, %27 ], [ %2, %35 ]
  %92 = bitcast ptr %7 to ptr
  %93 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 0
  store ptr %91, ptr %93, align 8
  %94 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 1
  %95 = getelementptr inbounds %struct.motion, ptr %7, i64 0, i32 2
  %96 = bitcast ptr %95 to ptr
  store ptr %20, ptr %96, align 8
  %97 = bitcast ptr %94 to ptr
  store ptr %20, ptr %97, align 8
  %98 = getelementptr inbounds double, ptr %21, i64 %14
  call void @solve(ptr %0, ptr %6, ptr %7, ptr null, ptr %4, ptr %98)
  %99 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %105

102:
  %103 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 2
  %104 = load ptr, ptr %103, align 8
  br label %107

105:
  %106 = phi i64 [ -1, %90 ], [ %114, %107 ]
  br label %116

107:
  %108 = phi i64 [ 0, %102 ], [ %110, %107 ]
  %109 = phi i64 [ -1, %102 ], [ %114, %107 ]
  %110 = add nuw nsw i64 %108, 1
  %111 = getelementptr inbounds %struct.body, ptr %104, i64 %110, i32 13, i64 0
  %112 = load double, ptr %111, align 32
  %113 = fcmp uno double %112, 0.000000e+00
  %114 = select i1 %113, i64 %108, i64 %109
  %115 = icmp eq i64 %110, %100
  br i1 %115, label %105, label %107

116:
  %117 = phi i64 [ %106, %105 ], [ -1, %5 ]
  tail call void @free(ptr %20)
  br i1 %22, label %118, label %132

118:
  %119 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 0
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %120, 0
  br i1 %121, label %122, label %126

122:
  %123 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 1
  %124 = bitcast ptr %123 to ptr
  %125 = load ptr, ptr %124, align 8
  tail call void @free(ptr %125)
  br label %132

126:
  %127 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 31, i64 %120
  %128 = getelementptr inbounds %struct.scratch, ptr %6, i64 0, i32 1
  %129 = load ptr, ptr %128, align 8
  %130 = bitcast ptr %127 to ptr
  %131 = ptrtoint ptr %129 to i64
  store atomic i64 %131, ptr %130 release, align 8
  br label %132

132:
  ret i64 %117
}

declare ptr @calloc(i64, i64)

define void @tree_motion_constants(ptr  %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 3
  %9 = add i64 %8, 8
  %10 = tail call ptr @malloc(i64 %9)
  %11 = bitcast ptr %10 to ptr
  %12 = icmp eq ptr %10, null
  %13 = xor i1 %12, true
  %14 = icmp sgt i64 %7, 0
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 9
  br label %24

20:
  %21 = icmp sgt i64 %5, 0
  br i1 %21, label %22, label %109

22:
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 10
  br label %113

24:
  %25 = phi i64 [ 0, %16 ], [ %107, %104 ]
  %26 = mul nuw nsw i64 %25, 3
  %27 = getelementptr inbounds i64, ptr %18, i64 %26
  %28 = load i64, ptr %27, align 8
  switch i64 %28, label %98 [
    i64 0, label %29
    i64 1, label %35
    i64 2, label %40
    i64 3, label %50
    i64 4, label %60
    i64 5, label %70
    i64 6, label %80
    i64 7, label %86
    i64 8, label %92
  ]

29:
  %30 = load ptr, ptr %19, align 8
  %31 = getelementptr inbounds i64, ptr %27, i64 1
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = load double, ptr %33, align 8
  br label %104

35:
  %36 = getelementptr inbounds i64, ptr %27, i64 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8
  br label %104

40:
  %41 = getelementptr inbounds i64, ptr %27, i64 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %11, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds i64, ptr %27, i64 2
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %11, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %44, %48
  br label %104

50:
  %51 = getelementptr inbounds i64, ptr %27, i64 1
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %11, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds i64, ptr %27, i64 2
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %11, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %54, %58
  br label %104

60:
  %61 = getelementptr inbounds i64, ptr %27, i64 1
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %11, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds i64, ptr %27, i64 2
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %11, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fmul double %64, %68
  br label %104

70:
  %71 = getelementptr inbounds i64, ptr %27, i64 1
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %11, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds i64, ptr %27, i64 2
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %11, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fdiv double %74, %78
  br label %104

80:
  %81 = getelementptr inbounds i64, ptr %27, i64 1
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %11, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fneg double %84
  br label %104

86:
  %87 = getelementptr inbounds i64, ptr %27, i64 1
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %11, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.sqrt.f64(double %90)
  br label %104

92:
  %93 = getelementptr inbounds i64, ptr %27, i64 1
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %11, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.sin.f64(double %96)
  br label %104

98:
  %99 = getelementptr inbounds i64, ptr %27, i64 1
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %11, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.cos.f64(double %102)
  br label %104

104:
  %105 = phi double [ %103, %98 ], [ %97, %92 ], [ %91, %86 ], [ %85, %80 ], [ %79, %70 ], [ %69, %60 ], [ %59, %50 ], [ %49, %40 ], [ %39, %35 ], [ %34, %29 ]
  %106 = getelementptr inbounds double, ptr %11, i64 %25
  store double %105, ptr %106, align 8
  %107 = add nuw nsw i64 %25, 1
  %108 = icmp slt i64 %107, %7
  br i1 %108, label %24, label %20

109:
  tail call void @free(ptr %10)
  %110 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 17
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %132, label %128

113:
  %114 = phi i64 [ 0, %22 ], [ %126, %123 ]
  br i1 %12, label %123, label %115

115:
  %116 = load ptr, ptr %23, align 8
  %117 = getelementptr inbounds i64, ptr %116, i64 %114
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %118, 0
  br i1 %119, label %123, label %120

120:
  %121 = getelementptr inbounds double, ptr %11, i64 %118
  %122 = load double, ptr %121, align 8
  br label %123

123:
  %124 = phi double [ 0x7FF8000000000000, %113 ], [ %122, %120 ], [ 0.000000e+00, %115 ]
  %125 = getelementptr inbounds double, ptr %2, i64 %114
  store double %124, ptr %125, align 8
  %126 = add nuw nsw i64 %114, 1
  %127 = icmp eq i64 %126, %5
  br i1 %127, label %109, label %113

128:
  %129 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 18
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %2, i64 %5
  tail call void %130(ptr %1, ptr %131)
  br label %132

132:
  %133 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 20
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %143, label %136

136:
  %137 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 30
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds double, ptr %2, i64 %5
  %140 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 19
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %139, i64 %141
  tail call void %138(ptr %1, ptr %142)
  br label %143

143:
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
