; call: made by tools/make_loops_text.py from call
; sources 6cc38249772a2e8cd944fd74d9d51623d02072a67195a40811fb9474fcf63e38
%struct.python_api = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.anon = type { i64, i64 }

@call_api = global %struct.python_api zeroinitializer, align 8
@.str = private constant [2 x i8] c"d\00", align 1

define ptr @call_function(ptr %0, ptr  %1, i64 %2) {
  %4 = alloca %struct.buffer, align 8
  %5 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 4), align 8
  %6 = tail call ptr %5(ptr %0)
  %7 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 4), align 8
  %8 = load ptr, ptr %1, align 8
  %9 = tail call ptr %7(ptr %8)
  %10 = bitcast ptr %9 to ptr
  %11 = getelementptr inbounds i8, ptr %6, i64 8
  %12 = bitcast ptr %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 2
  %15 = icmp eq i64 %14, %2
  %16 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 15), align 8
  %17 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 16), align 8
  %18 = select i1 %15, ptr %16, ptr %17
  %19 = icmp sgt i64 %13, 0
  %20 = icmp eq ptr %18, %16
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %32

22:
  %23 = getelementptr inbounds i8, ptr %6, i64 16
  %24 = bitcast ptr %23 to ptr
  %25 = bitcast ptr %4 to ptr
  %26 = getelementptr inbounds %struct.buffer, ptr %4, i64 0, i32 5
  %27 = getelementptr inbounds %struct.buffer, ptr %4, i64 0, i32 7
  %28 = getelementptr inbounds %struct.buffer, ptr %4, i64 0, i32 8
  %29 = getelementptr inbounds %struct.buffer, ptr %4, i64 0, i32 6
  %30 = getelementptr inbounds %struct.buffer, ptr %4, i64 0, i32 3
  %31 = getelementptr inbounds %struct.buffer, ptr %4, i64 0, i32 0
  br label %35

32:
  %33 = phi ptr [ %18, %3 ], [ %146, %145 ]
  %34 = phi i1 [ %20, %3 ], [ %151, %145 ]
  br i1 %34, label %153, label %163

35:
  %36 = phi ptr [ %16, %22 ], [ %146, %145 ]
  %37 = phi i64 [ 0, %22 ], [ %147, %145 ]
  %38 = add nuw nsw i64 %37, 2
  %39 = getelementptr inbounds ptr, ptr %1, i64 %38
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds [0 x %struct.anon], ptr %24, i64 0, i64 %37, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds [0 x %struct.anon], ptr %24, i64 0, i64 %37, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds ptr, ptr %10, i64 %44
  %46 = bitcast ptr %45 to ptr
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr @call_api, align 8
  %49 = call ptr %48(ptr %40)
  %50 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 1), align 8
  call void %50(ptr %49)
  %51 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 12), align 8
  %52 = icmp eq ptr %49, %51
  br i1 %52, label %53, label %93

53:
  %54 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 5), align 8
  %55 = call i64 %54(ptr %40)
  %56 = icmp eq i64 %55, %42
  br i1 %56, label %57, label %143

57:
  %58 = icmp sgt i64 %42, 0
  br i1 %58, label %59, label %145

59:
  %60 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 6), align 8
  %61 = call ptr %60(ptr %40, i64 0)
  %62 = load ptr, ptr @call_api, align 8
  %63 = call ptr %62(ptr %61)
  %64 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 13), align 8
  %65 = icmp ne ptr %63, %64
  %66 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 14), align 8
  %67 = icmp ne ptr %63, %66
  %68 = select i1 %65, i1 %67, i1 false
  %69 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 1), align 8
  call void %69(ptr %63)
  br i1 %68, label %143, label %81

70:
  %71 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 6), align 8
  %72 = call ptr %71(ptr %40, i64 %87)
  %73 = load ptr, ptr @call_api, align 8
  %74 = call ptr %73(ptr %72)
  %75 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 13), align 8
  %76 = icmp ne ptr %74, %75
  %77 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 14), align 8
  %78 = icmp ne ptr %74, %77
  %79 = select i1 %76, i1 %78, i1 false
  %80 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 1), align 8
  call void %80(ptr %74)
  br i1 %79, label %89, label %81

81:
  %82 = phi ptr [ %72, %70 ], [ %61, %59 ]
  %83 = phi i64 [ %87, %70 ], [ 0, %59 ]
  %84 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 3), align 8
  %85 = call double %84(ptr %82)
  %86 = getelementptr inbounds double, ptr %47, i64 %83
  store double %85, ptr %86, align 8
  %87 = add nuw nsw i64 %83, 1
  %88 = icmp eq i64 %87, %42
  br i1 %88, label %89, label %70

89:
  %90 = phi i64 [ %42, %81 ], [ %87, %70 ]
  %91 = icmp sge i64 %90, %42
  %92 = zext i1 %91 to i32
  br label %140

93:
  %94 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 7), align 8
  %95 = call i32 %94(ptr %40, ptr %4, i32 28)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %99, label %97

97:
  %98 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 9), align 8
  call void %98()
  br label %138

99:
  %100 = load i32, ptr %26, align 4
  %101 = icmp eq i32 %100, 1
  %102 = load ptr, ptr %27, align 8
  %103 = icmp ne ptr %102, null
  %104 = select i1 %101, i1 %103, i1 false
  %105 = load ptr, ptr %28, align 8
  %106 = icmp ne ptr %105, null
  %107 = select i1 %104, i1 %106, i1 false
  %108 = load ptr, ptr %29, align 8
  %109 = icmp ne ptr %108, null
  %110 = select i1 %107, i1 %109, i1 false
  br i1 %110, label %111, label %135

111:
  %112 = load i64, ptr %102, align 8
  %113 = icmp eq i64 %112, %42
  %114 = load i64, ptr %30, align 8
  %115 = icmp eq i64 %114, 8
  %116 = select i1 %113, i1 %115, i1 false
  br i1 %116, label %117, label %135

117:
  %118 = call i32 @strcmp(ptr %108, ptr dereferenceable(2) @.str)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %135

120:
  %121 = icmp sgt i64 %42, 0
  br i1 %121, label %122, label %135

122:
  %123 = load ptr, ptr %31, align 8
  br label %124

124:
  %125 = phi i64 [ 0, %122 ], [ %133, %124 ]
  %126 = getelementptr inbounds double, ptr %47, i64 %125
  %127 = load i64, ptr %105, align 8
  %128 = mul nsw i64 %127, %125
  %129 = getelementptr inbounds i8, ptr %123, i64 %128
  %130 = bitcast ptr %129 to ptr
  %131 = bitcast ptr %126 to ptr
  %132 = load i64, ptr %130, align 1
  store i64 %132, ptr %131, align 8
  %133 = add nuw nsw i64 %125, 1
  %134 = icmp eq i64 %133, %42
  br i1 %134, label %135, label %124

135:
  %136 = phi i32 [ 0, %117 ], [ 0, %111 ], [ 0, %99 ], [ 1, %120 ], [ 1, %124 ]
  %137 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 8), align 8
  call void %137(ptr %4)
  br label %138

138:
  %139 = phi i32 [ 0, %97 ], [ %136, %135 ]
  br label %140

140:
  %141 = phi i32 [ %139, %138 ], [ %92, %89 ]
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %145

143:
  %144 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 16), align 8
  br label %145

145:
  %146 = phi ptr [ %144, %143 ], [ %36, %140 ], [ %36, %57 ]
  %147 = add nuw nsw i64 %37, 1
  %148 = load i64, ptr %12, align 8
  %149 = icmp slt i64 %147, %148
  %150 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 15), align 8
  %151 = icmp eq ptr %146, %150
  %152 = select i1 %149, i1 %151, i1 false
  br i1 %152, label %35, label %32

153:
  %154 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 3), align 8
  %155 = getelementptr inbounds ptr, ptr %1, i64 1
  %156 = load ptr, ptr %155, align 8
  %157 = call double %154(ptr %156)
  %158 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 10), align 8
  %159 = call ptr %158()
  %160 = bitcast ptr %6 to ptr
  %161 = load ptr, ptr %160, align 8
  call void %161(double %157, ptr %10)
  %162 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 11), align 8
  call void %162(ptr %159)
  br label %163

163:
  %164 = load ptr, ptr getelementptr inbounds (%struct.python_api, ptr @call_api, i64 0, i32 2), align 8
  call void %164(ptr %33)
  ret ptr %33
}

declare i32 @strcmp(ptr , ptr )
