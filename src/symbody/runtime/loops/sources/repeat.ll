; repeat: made by tools/make_loops_text.py from repeat
; sources 3e1c1b818a394d787175a043ab648044fd4e45df2274c31e7fa3418b604a3861
%struct.repeat_runs = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, double, double, double }
%struct.model_run = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.model_context = type { i64, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, %struct.model_call, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, double, double, ptr, i64, [2 x double], ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.model_call = type { ptr, ptr, ptr }
%struct.repeat_function = type { ptr, ptr, ptr, i64 }

define void @repeat_advance(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 7
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 8
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 9
  %9 = load i64, ptr %8
  %10 = icmp slt i64 %1, %2
  br i1 %10, label %11, label %38

11:
  %12 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 6
  %13 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 5
  %14 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 10
  %15 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 3
  %16 = bitcast ptr %15 to ptr
  %17 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 11
  %18 = shl i64 %7, 3
  %19 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 4
  %20 = bitcast ptr %19 to ptr
  %21 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 12
  %22 = shl i64 %9, 3
  %23 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 13
  %24 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 2
  %25 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 16
  %26 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 17
  %27 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 0
  %28 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 1
  %29 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 15
  %30 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 18
  %31 = getelementptr %struct.repeat_runs, ptr %0, i64 0, i32 14
  br label %32

32:
  %33 = phi i64 [ %1, %11 ], [ %184, %180 ]
  %34 = load i64, ptr %12
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %39

36:
  %37 = mul i64 %33, %5
  br label %186

38:
  ret void

39:
  %40 = load ptr, ptr %16
  %41 = load ptr, ptr %17
  %42 = mul i64 %33, %7
  %43 = getelementptr double, ptr %41, i64 %42
  %44 = bitcast ptr %43 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %44, i64 %18, i1 false)
  %45 = load ptr, ptr %20
  %46 = load ptr, ptr %21
  %47 = mul i64 %33, %9
  %48 = getelementptr double, ptr %46, i64 %47
  %49 = bitcast ptr %48 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %49, i64 %22, i1 false)
  %50 = load ptr, ptr %23
  %51 = load ptr, ptr %24
  %52 = getelementptr %struct.model_run, ptr %51, i64 0, i32 3
  %53 = load i64, ptr %52
  %54 = mul i64 %42, %53
  %55 = getelementptr double, ptr %50, i64 %54
  %56 = getelementptr %struct.model_run, ptr %51, i64 0, i32 2
  store ptr %55, ptr %56
  %57 = load i64, ptr %6
  %58 = shl i64 %57, 3
  %59 = getelementptr %struct.model_run, ptr %51, i64 0, i32 1
  %60 = load ptr, ptr %59
  %61 = load double, ptr %60
  %62 = add i64 %53, -1
  %63 = getelementptr double, ptr %60, i64 %62
  %64 = load double, ptr %63
  %65 = getelementptr %struct.model_run, ptr %51, i64 0, i32 0
  %66 = load ptr, ptr %65
  %67 = getelementptr %struct.ode_solver, ptr %66, i64 0, i32 0
  %68 = load ptr, ptr %67
  %69 = getelementptr %struct.ode_system, ptr %68, i64 0, i32 2
  %70 = bitcast ptr %69 to ptr
  %71 = load ptr, ptr %70
  %72 = getelementptr %struct.model_context, ptr %71, i64 0, i32 4, i32 0
  %73 = load ptr, ptr %72
  %74 = icmp eq ptr %73, null
  br i1 %74, label %104, label %75

75:
  %76 = getelementptr %struct.model_context, ptr %71, i64 0, i32 12
  %77 = load i64, ptr %76
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %104, label %79

79:
  %80 = getelementptr %struct.ode_solver, ptr %66, i64 0, i32 25
  store double 0.000000e+00, ptr %80
  %81 = getelementptr %struct.ode_solver, ptr %66, i64 0, i32 19
  %82 = bitcast ptr %81 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %82, i8 0, i64 16, i1 false)
  %83 = load ptr, ptr %15
  %84 = getelementptr %struct.model_context, ptr %71, i64 0, i32 7
  %85 = load ptr, ptr %84
  %86 = getelementptr %struct.model_context, ptr %71, i64 0, i32 4, i32 1
  %87 = load ptr, ptr %86
  %88 = getelementptr %struct.model_context, ptr %71, i64 0, i32 4, i32 2
  %89 = load ptr, ptr %88
  %90 = getelementptr %struct.model_context, ptr %71, i64 0, i32 14
  %91 = load ptr, ptr %90
  call void %73(double %61, ptr %83, ptr %85, ptr %87, ptr %89, ptr %91)
  %92 = load double, ptr %25
  %93 = load double, ptr %26
  %94 = load ptr, ptr %90
  %95 = getelementptr %struct.model_context, ptr %71, i64 0, i32 15
  %96 = load i64, ptr %95
  %97 = getelementptr double, ptr %94, i64 %96
  %98 = load double, ptr %97
  %99 = fmul double %93, %98
  %100 = call double @llvm.maxnum.f64(double %92, double %99)
  %101 = getelementptr %struct.model_context, ptr %71, i64 0, i32 17
  store double %100, ptr %101
  %102 = getelementptr %struct.model_context, ptr %71, i64 0, i32 16
  store double %100, ptr %102
  %103 = load ptr, ptr %65
  br label %104

104:
  %105 = phi ptr [ %66, %39 ], [ %66, %75 ], [ %103, %79 ]
  %106 = load ptr, ptr %27
  call void %106(ptr %105, double %61, double 0.000000e+00)
  %107 = getelementptr %struct.model_run, ptr %51, i64 0, i32 4
  store i64 0, ptr %107
  %108 = load i64, ptr %52
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %131

110:
  %111 = load ptr, ptr %59
  %112 = load double, ptr %111
  %113 = fcmp oeq double %112, %61
  br i1 %113, label %119, label %131

114:
  %115 = load ptr, ptr %59
  %116 = getelementptr double, ptr %115, i64 %128
  %117 = load double, ptr %116
  %118 = fcmp oeq double %117, %61
  br i1 %118, label %119, label %131

119:
  %120 = phi i64 [ %128, %114 ], [ 0, %110 ]
  %121 = load ptr, ptr %56
  %122 = add i64 %120, 1
  store i64 %122, ptr %107
  %123 = load i64, ptr %6
  %124 = mul i64 %123, %120
  %125 = getelementptr double, ptr %121, i64 %124
  %126 = bitcast ptr %125 to ptr
  %127 = load ptr, ptr %16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %126, ptr align 8 %127, i64 %58, i1 false)
  %128 = load i64, ptr %107
  %129 = load i64, ptr %52
  %130 = icmp slt i64 %128, %129
  br i1 %130, label %114, label %131

131:
  %132 = phi i64 [ %108, %104 ], [ %108, %110 ], [ %129, %119 ], [ %129, %114 ]
  %133 = phi i64 [ 0, %104 ], [ 0, %110 ], [ %128, %119 ], [ %128, %114 ]
  %134 = fcmp une double %61, %64
  br i1 %134, label %135, label %145

135:
  %136 = load ptr, ptr %65
  %137 = getelementptr %struct.ode_solver, ptr %136, i64 0, i32 9
  store double %64, ptr %137
  %138 = load ptr, ptr %28
  %139 = load i64, ptr %29
  %140 = call i64 %138(ptr %51, i64 %139)
  %141 = icmp eq i64 %140, 1
  br i1 %141, label %142, label %178

142:
  %143 = load i64, ptr %107
  %144 = load i64, ptr %52
  br label %145

145:
  %146 = phi i64 [ %144, %142 ], [ %132, %131 ]
  %147 = phi i64 [ %143, %142 ], [ %133, %131 ]
  %148 = icmp slt i64 %147, %146
  br i1 %148, label %149, label %161

149:
  %150 = phi i64 [ %158, %149 ], [ %147, %145 ]
  %151 = load ptr, ptr %56
  %152 = load i64, ptr %6
  %153 = mul i64 %152, %150
  %154 = getelementptr double, ptr %151, i64 %153
  %155 = bitcast ptr %154 to ptr
  %156 = load ptr, ptr %16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %156, i64 %58, i1 false)
  %157 = load i64, ptr %107
  %158 = add i64 %157, 1
  store i64 %158, ptr %107
  %159 = load i64, ptr %52
  %160 = icmp slt i64 %158, %159
  br i1 %160, label %149, label %161

161:
  %162 = load ptr, ptr %24
  %163 = getelementptr %struct.model_run, ptr %162, i64 0, i32 0
  %164 = load ptr, ptr %163
  %165 = getelementptr %struct.ode_solver, ptr %164, i64 0, i32 25
  %166 = load double, ptr %165
  %167 = fcmp ogt double %166, 0.000000e+00
  br i1 %167, label %180, label %168

168:
  %169 = getelementptr %struct.ode_solver, ptr %164, i64 0, i32 19
  %170 = load double, ptr %169
  %171 = fcmp ogt double %170, 0.000000e+00
  br i1 %171, label %172, label %178

172:
  %173 = getelementptr %struct.ode_solver, ptr %164, i64 0, i32 20
  %174 = load double, ptr %173
  %175 = load double, ptr %30
  %176 = fmul double %170, %175
  %177 = fcmp ogt double %174, %176
  br i1 %177, label %180, label %178

178:
  %179 = phi i64 [ %140, %135 ], [ 1, %168 ], [ 1, %172 ]
  br label %180

180:
  %181 = phi i64 [ %179, %178 ], [ 0, %172 ], [ 0, %161 ]
  %182 = load ptr, ptr %31
  %183 = getelementptr i64, ptr %182, i64 %33
  store i64 %181, ptr %183
  %184 = add i64 %33, 1
  %185 = icmp eq i64 %184, %2
  br i1 %185, label %38, label %32

186:
  %187 = phi i64 [ 0, %36 ], [ %203, %186 ]
  %188 = load ptr, ptr %13
  %189 = getelementptr %struct.repeat_function, ptr %188, i64 %187, i32 1
  %190 = bitcast ptr %189 to ptr
  %191 = load ptr, ptr %190
  %192 = load ptr, ptr %14
  %193 = getelementptr double, ptr %192, i64 %37
  %194 = bitcast ptr %193 to ptr
  %195 = getelementptr %struct.repeat_function, ptr %188, i64 %187, i32 3
  %196 = load i64, ptr %195
  %197 = shl i64 %196, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %191, ptr align 8 %194, i64 %197, i1 false)
  %198 = getelementptr %struct.repeat_function, ptr %188, i64 %187, i32 0
  %199 = load ptr, ptr %198
  %200 = load ptr, ptr %189
  %201 = getelementptr %struct.repeat_function, ptr %188, i64 %187, i32 2
  %202 = load ptr, ptr %201
  call void %199(ptr %200, ptr %202)
  %203 = add i64 %187, 1
  %204 = load i64, ptr %12
  %205 = icmp slt i64 %203, %204
  br i1 %205, label %186, label %39
}

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
