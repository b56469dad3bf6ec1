; repeat: made by tools/make_loops_text.py from repeat
; sources e110a53a6d55dc92df4efe8dfd12ce761faf7e332efd69cf237272e636a6ec64
%struct.repeat_runs = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.repeat_function = type { ptr, ptr, ptr, i64 }

define void @repeat_advance(ptr  %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 7
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 9
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %1, %2
  br i1 %10, label %11, label %35

11:
  %12 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 5
  %14 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 10
  %15 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 3
  %16 = bitcast ptr %15 to ptr
  %17 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 11
  %18 = shl i64 %7, 3
  %19 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 4
  %20 = bitcast ptr %19 to ptr
  %21 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 12
  %22 = shl i64 %9, 3
  %23 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 13
  %24 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 0
  %26 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 1
  %27 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 15
  %28 = getelementptr inbounds %struct.repeat_runs, ptr %0, i64 0, i32 14
  br label %29

29:
  %30 = phi i64 [ %1, %11 ], [ %123, %119 ]
  %31 = load i64, ptr %12, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %36

33:
  %34 = mul nsw i64 %30, %5
  br label %125

35:
  ret void

36:
  %37 = load ptr, ptr %16, align 8
  %38 = load ptr, ptr %17, align 8
  %39 = mul i64 %30, %7
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = bitcast ptr %40 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %41, i64 %18, i1 false)
  %42 = load ptr, ptr %20, align 8
  %43 = load ptr, ptr %21, align 8
  %44 = mul nsw i64 %30, %9
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = bitcast ptr %45 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %46, i64 %22, i1 false)
  %47 = load ptr, ptr %23, align 8
  %48 = load ptr, ptr %24, align 8
  %49 = getelementptr inbounds %struct.model_run, ptr %48, i64 0, i32 3
  %50 = load i64, ptr %49, align 8
  %51 = mul i64 %39, %50
  %52 = getelementptr inbounds double, ptr %47, i64 %51
  %53 = getelementptr inbounds %struct.model_run, ptr %48, i64 0, i32 2
  store ptr %52, ptr %53, align 8
  %54 = load i64, ptr %6, align 8
  %55 = shl i64 %54, 3
  %56 = getelementptr inbounds %struct.model_run, ptr %48, i64 0, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = load double, ptr %57, align 8
  %59 = add nsw i64 %50, -1
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = load ptr, ptr %25, align 8
  %63 = getelementptr inbounds %struct.model_run, ptr %48, i64 0, i32 0
  %64 = load ptr, ptr %63, align 8
  tail call void %62(ptr %64, double %58, double 0.000000e+00)
  %65 = getelementptr inbounds %struct.model_run, ptr %48, i64 0, i32 4
  store i64 0, ptr %65, align 8
  %66 = load i64, ptr %49, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %89

68:
  %69 = load ptr, ptr %56, align 8
  %70 = load double, ptr %69, align 8
  %71 = fcmp oeq double %70, %58
  br i1 %71, label %77, label %89

72:
  %73 = load ptr, ptr %56, align 8
  %74 = getelementptr inbounds double, ptr %73, i64 %86
  %75 = load double, ptr %74, align 8
  %76 = fcmp oeq double %75, %58
  br i1 %76, label %77, label %89

77:
  %78 = phi i64 [ %86, %72 ], [ 0, %68 ]
  %79 = load ptr, ptr %53, align 8
  %80 = add nsw i64 %78, 1
  store i64 %80, ptr %65, align 8
  %81 = load i64, ptr %6, align 8
  %82 = mul nsw i64 %81, %78
  %83 = getelementptr inbounds double, ptr %79, i64 %82
  %84 = bitcast ptr %83 to ptr
  %85 = load ptr, ptr %16, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %85, i64 %55, i1 false)
  %86 = load i64, ptr %65, align 8
  %87 = load i64, ptr %49, align 8
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %72, label %89

89:
  %90 = phi i64 [ %66, %36 ], [ %66, %68 ], [ %87, %77 ], [ %87, %72 ]
  %91 = phi i64 [ 0, %36 ], [ 0, %68 ], [ %86, %77 ], [ %86, %72 ]
  %92 = fcmp une double %58, %61
  br i1 %92, label %93, label %103

93:
  %94 = load ptr, ptr %63, align 8
  %95 = getelementptr inbounds %struct.ode_solver, ptr %94, i64 0, i32 9
  store double %61, ptr %95, align 8
  %96 = load ptr, ptr %26, align 8
  %97 = load i64, ptr %27, align 8
  %98 = tail call i64 %96(ptr %48, i64 %97)
  %99 = icmp eq i64 %98, 1
  br i1 %99, label %100, label %119

100:
  %101 = load i64, ptr %65, align 8
  %102 = load i64, ptr %49, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %100 ], [ %90, %89 ]
  %105 = phi i64 [ %101, %100 ], [ %91, %89 ]
  %106 = icmp slt i64 %105, %104
  br i1 %106, label %107, label %119

107:
  %108 = phi i64 [ %116, %107 ], [ %105, %103 ]
  %109 = load ptr, ptr %53, align 8
  %110 = load i64, ptr %6, align 8
  %111 = mul nsw i64 %110, %108
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  %113 = bitcast ptr %112 to ptr
  %114 = load ptr, ptr %16, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %113, ptr align 8 %114, i64 %55, i1 false)
  %115 = load i64, ptr %65, align 8
  %116 = add nsw i64 %115, 1
  store i64 %116, ptr %65, align 8
  %117 = load i64, ptr %49, align 8
  %118 = icmp slt i64 %116, %117
  br i1 %118, label %107, label %119

119:
  %120 = phi i64 [ %98, %93 ], [ 1, %103 ], [ 1, %107 ]
  %121 = load ptr, ptr %28, align 8
  %122 = getelementptr inbounds i64, ptr %121, i64 %30
  store i64 %120, ptr %122, align 8
  %123 = add i64 %30, 1
  %124 = icmp eq i64 %123, %2
  br i1 %124, label %35, label %29

125:
  %126 = phi i64 [ 0, %33 ], [ %142, %125 ]
  %127 = load ptr, ptr %13, align 8
  %128 = getelementptr inbounds %struct.repeat_function, ptr %127, i64 %126, i32 1
  %129 = bitcast ptr %128 to ptr
  %130 = load ptr, ptr %129, align 8
  %131 = load ptr, ptr %14, align 8
  %132 = getelementptr inbounds double, ptr %131, i64 %34
  %133 = bitcast ptr %132 to ptr
  %134 = getelementptr inbounds %struct.repeat_function, ptr %127, i64 %126, i32 3
  %135 = load i64, ptr %134, align 8
  %136 = shl i64 %135, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr align 8 %133, i64 %136, i1 false)
  %137 = getelementptr inbounds %struct.repeat_function, ptr %127, i64 %126, i32 0
  %138 = load ptr, ptr %137, align 8
  %139 = load ptr, ptr %128, align 8
  %140 = getelementptr inbounds %struct.repeat_function, ptr %127, i64 %126, i32 2
  %141 = load ptr, ptr %140, align 8
  tail call void %138(ptr %139, ptr %141)
  %142 = add nuw nsw i64 %126, 1
  %143 = load i64, ptr %12, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %125, label %36
}

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
