; tree_motion: made by tools/make_loops_text.py from tree_motion
; sources 0e898b24d6492e58ede812e066af2ce6759fc8d793fba3e367774f6723ae54b4
%struct.tree_motion = type { i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr, [8 x ptr] }
%struct.motion = type { ptr, ptr, ptr }
%struct.body = type { %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double>, %struct.mat, %struct.mat, %struct.mat, <4 x double>, <4 x double>, <4 x double>, <4 x double>, <4 x double> }
%struct.mat = type { <4 x double>, <4 x double>, <4 x double> }

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
  %18 = mul nsw i64 %7, 5
  %19 = mul i64 %3, 96
  %20 = add i64 %5, 96
  %21 = add i64 %20, %19
  %22 = add i64 %21, %18
  %23 = add i64 %22, %17
  ret i64 %23
}

define void @tree_motion_rates(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr  %7) {
  %9 = alloca %struct.motion, align 8
  br label %10

10:
  %11 = phi i64 [ 0, %8 ], [ %17, %16 ]
  %12 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14, i64 %11
  %13 = bitcast ptr %12 to ptr
  %14 = atomicrmw xchg ptr %13, i64 0 acquire, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %45

16:
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, 8
  br i1 %18, label %19, label %10

19:
  %20 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %34, label %27

27:
  %28 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = shl nsw i64 %31, 1
  %33 = add nsw i64 %32, %29
  br label %34

34:
  %35 = phi i64 [ %33, %27 ], [ 0, %19 ]
  %36 = mul nsw i64 %25, 5
  %37 = mul i64 %21, 96
  %38 = add i64 %23, 96
  %39 = add i64 %38, %37
  %40 = add i64 %39, %36
  %41 = add i64 %40, %35
  %42 = shl i64 %41, 3
  %43 = tail call ptr @malloc(i64 %42)
  %44 = bitcast ptr %43 to ptr
  br label %53

45:
  %46 = inttoptr i64 %14 to ptr
  %47 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ -1, %34 ], [ %11, %45 ]
  %55 = phi i64 [ %25, %34 ], [ %52, %45 ]
  %56 = phi i64 [ %23, %34 ], [ %50, %45 ]
  %57 = phi i64 [ %21, %34 ], [ %48, %45 ]
  %58 = phi ptr [ %44, %34 ], [ %46, %45 ]
  %59 = ptrtoint ptr %58 to i64
  %60 = add i64 %59, 63
  %61 = and i64 %60, -64
  %62 = inttoptr i64 %61 to ptr
  %63 = getelementptr inbounds %struct.body, ptr %62, i64 %57
  %64 = getelementptr inbounds %struct.body, ptr %63, i64 1
  %65 = getelementptr %struct.body, ptr %64, i64 0, i32 0, i32 0, i64 0
  %66 = shl nsw i64 %57, 3
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = getelementptr inbounds double, ptr %67, i64 %56
  %69 = mul nsw i64 %55, 3
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  %71 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  %74 = getelementptr inbounds double, ptr %73, i64 %55
  %75 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq ptr %58, null
  br i1 %77, label %78, label %85

78:
  %79 = icmp sgt i64 %76, 0
  br i1 %79, label %80, label %257

80:
  %81 = phi i64 [ %83, %80 ], [ 0, %78 ]
  %82 = getelementptr inbounds double, ptr %7, i64 %81
  store double 0x7FF8000000000000, ptr %82, align 8
  %83 = add nuw nsw i64 %81, 1
  %84 = icmp eq i64 %83, %76
  br i1 %84, label %257, label %80

85:
  %86 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %97, label %89

89:
  %90 = getelementptr inbounds double, ptr %5, i64 4
  %91 = mul nsw i64 %57, 36
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  tail call void %87(double %1, ptr %2, ptr %3, ptr %4, ptr %92, ptr %65)
  %93 = load i64, ptr %71, align 8
  %94 = load i64, ptr %75, align 8
  %95 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %96 = load i64, ptr %95, align 8
  br label %97

97:
  %98 = phi i64 [ %55, %85 ], [ %96, %89 ]
  %99 = phi i64 [ %76, %85 ], [ %94, %89 ]
  %100 = phi i64 [ %72, %85 ], [ %93, %89 ]
  %101 = bitcast ptr %9 to ptr
  %102 = icmp eq i64 %98, 0
  br i1 %102, label %103, label %105

103:
  %104 = getelementptr inbounds double, ptr %2, i64 %100
  br label %132

105:
  %106 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %109, %107
  %111 = getelementptr inbounds double, ptr %65, i64 %110
  %112 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  %115 = bitcast ptr %70 to ptr
  %116 = bitcast ptr %2 to ptr
  %117 = shl i64 %100, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %116, i64 %117, i1 false)
  %118 = getelementptr inbounds double, ptr %70, i64 %100
  %119 = bitcast ptr %118 to ptr
  %120 = bitcast ptr %114 to ptr
  %121 = shl i64 %98, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %119, ptr align 8 %120, i64 %121, i1 false)
  %122 = bitcast ptr %74 to ptr
  %123 = getelementptr inbounds double, ptr %2, i64 %100
  %124 = bitcast ptr %123 to ptr
  %125 = shl i64 %99, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %122, ptr align 8 %124, i64 %125, i1 false)
  %126 = getelementptr inbounds double, ptr %74, i64 %99
  %127 = bitcast ptr %126 to ptr
  %128 = getelementptr inbounds double, ptr %114, i64 %98
  %129 = bitcast ptr %128 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %127, ptr align 8 %129, i64 %121, i1 false)
  %130 = shl nsw i64 %98, 1
  %131 = getelementptr inbounds double, ptr %114, i64 %130
  br label %132

132:
  %133 = phi ptr [ %2, %103 ], [ %70, %105 ]
  %134 = phi ptr [ %104, %103 ], [ %74, %105 ]
  %135 = phi ptr [ null, %103 ], [ %131, %105 ]
  %136 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 0
  store ptr %133, ptr %136, align 8
  %137 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 1
  store ptr %134, ptr %137, align 8
  %138 = getelementptr inbounds %struct.motion, ptr %9, i64 0, i32 2
  store ptr %135, ptr %138, align 8
  %139 = load ptr, ptr %86, align 8
  %140 = icmp eq ptr %139, null
  %141 = select i1 %140, ptr null, ptr %65
  call void @solve(ptr %0, ptr %62, ptr %9, ptr %5, ptr %141, ptr %7)
  %142 = icmp eq ptr %6, null
  br i1 %142, label %249, label %143

143:
  %144 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %145 = load i64, ptr %144, align 8
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %235

147:
  %148 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %149 = load ptr, ptr %148, align 8
  br label %150

150:
  %151 = phi i64 [ 0, %147 ], [ %233, %232 ]
  %152 = mul nuw nsw i64 %151, 5
  %153 = getelementptr inbounds i64, ptr %149, i64 %152
  %154 = getelementptr inbounds i64, ptr %153, i64 1
  %155 = load i64, ptr %154, align 8
  %156 = icmp sgt i64 %155, 2
  br i1 %156, label %157, label %219

157:
  %158 = getelementptr inbounds i64, ptr %153, i64 2
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %133, i64 %159
  %161 = getelementptr inbounds i64, ptr %153, i64 3
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds double, ptr %134, i64 %162
  %164 = getelementptr inbounds double, ptr %6, i64 %159
  %165 = getelementptr inbounds double, ptr %160, i64 1
  %166 = load double, ptr %165, align 8
  %167 = fneg double %166
  %168 = load double, ptr %163, align 8
  %169 = getelementptr inbounds double, ptr %160, i64 2
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds double, ptr %163, i64 1
  %172 = load double, ptr %171, align 8
  %173 = fneg double %170
  %174 = fmul double %172, %173
  %175 = tail call double @llvm.fmuladd.f64(double %167, double %168, double %174)
  %176 = getelementptr inbounds double, ptr %160, i64 3
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %163, i64 2
  %179 = load double, ptr %178, align 8
  %180 = fneg double %177
  %181 = tail call double @llvm.fmuladd.f64(double %180, double %179, double %175)
  %182 = fmul double %181, 5.000000e-01
  store double %182, ptr %164, align 8
  %183 = load double, ptr %160, align 8
  %184 = load double, ptr %163, align 8
  %185 = load double, ptr %169, align 8
  %186 = load double, ptr %178, align 8
  %187 = fmul double %185, %186
  %188 = tail call double @llvm.fmuladd.f64(double %183, double %184, double %187)
  %189 = load double, ptr %176, align 8
  %190 = load double, ptr %171, align 8
  %191 = fneg double %189
  %192 = tail call double @llvm.fmuladd.f64(double %191, double %190, double %188)
  %193 = fmul double %192, 5.000000e-01
  %194 = getelementptr inbounds double, ptr %164, i64 1
  store double %193, ptr %194, align 8
  %195 = load double, ptr %160, align 8
  %196 = load double, ptr %171, align 8
  %197 = load double, ptr %176, align 8
  %198 = load double, ptr %163, align 8
  %199 = fmul double %197, %198
  %200 = tail call double @llvm.fmuladd.f64(double %195, double %196, double %199)
  %201 = load double, ptr %165, align 8
  %202 = load double, ptr %178, align 8
  %203 = fneg double %201
  %204 = tail call double @llvm.fmuladd.f64(double %203, double %202, double %200)
  %205 = fmul double %204, 5.000000e-01
  %206 = getelementptr inbounds double, ptr %164, i64 2
  store double %205, ptr %206, align 8
  %207 = load double, ptr %160, align 8
  %208 = load double, ptr %178, align 8
  %209 = load double, ptr %165, align 8
  %210 = load double, ptr %171, align 8
  %211 = fmul double %209, %210
  %212 = tail call double @llvm.fmuladd.f64(double %207, double %208, double %211)
  %213 = load double, ptr %169, align 8
  %214 = load double, ptr %163, align 8
  %215 = fneg double %213
  %216 = tail call double @llvm.fmuladd.f64(double %215, double %214, double %212)
  %217 = fmul double %216, 5.000000e-01
  %218 = getelementptr inbounds double, ptr %164, i64 3
  store double %217, ptr %218, align 8
  br label %232

219:
  %220 = icmp eq i64 %155, 2
  br i1 %220, label %232, label %221

221:
  %222 = getelementptr inbounds i64, ptr %153, i64 2
  %223 = load i64, ptr %222, align 8
  %224 = load i64, ptr %71, align 8
  %225 = icmp slt i64 %223, %224
  br i1 %225, label %226, label %232

226:
  %227 = getelementptr inbounds i64, ptr %153, i64 3
  %228 = load i64, ptr %227, align 8
  %229 = getelementptr inbounds double, ptr %134, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = getelementptr inbounds double, ptr %6, i64 %223
  store double %230, ptr %231, align 8
  br label %232

232:
  %233 = add nuw nsw i64 %151, 1
  %234 = icmp eq i64 %233, %145
  br i1 %234, label %235, label %150

235:
  %236 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %237 = load i64, ptr %236, align 8
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %249, label %239

239:
  %240 = load i64, ptr %75, align 8
  %241 = getelementptr inbounds double, ptr %7, i64 %240
  %242 = bitcast ptr %241 to ptr
  %243 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %244 = load i64, ptr %243, align 8
  %245 = mul nsw i64 %244, %145
  %246 = getelementptr inbounds double, ptr %65, i64 %245
  %247 = bitcast ptr %246 to ptr
  %248 = shl i64 %237, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %242, ptr align 8 %247, i64 %248, i1 false)
  br label %249

249:
  %250 = icmp slt i64 %54, 0
  br i1 %250, label %251, label %253

251:
  %252 = bitcast ptr %58 to ptr
  tail call void @free(ptr %252)
  br label %256

253:
  %254 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14, i64 %54
  %255 = bitcast ptr %254 to ptr
  store atomic i64 %59, ptr %255 release, align 8
  br label %256

256:
  br label %257

257:
  ret void
}

define internal void @solve(ptr  %0, ptr %1, ptr  %2, ptr  %3, ptr %4, ptr  %5) {
  %7 = getelementptr inbounds double, ptr %3, i64 4
  %8 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %9, 8
  %13 = select i1 %12, ptr %4, ptr null
  %14 = bitcast ptr %3 to ptr
  %15 = load <4 x double>, ptr %14, align 8
  %16 = fneg <4 x double> %15
  %17 = bitcast ptr %1 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(192) %17, i8 0, i64 192, i1 false)
  %18 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 4
  store <4 x double> %16, ptr %18, align 32
  %19 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 5
  %20 = bitcast ptr %19 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %20, i8 0, i64 480, i1 false)
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %366

24:
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %26 = icmp eq ptr %13, null
  %27 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 0
  %28 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 1
  %29 = getelementptr inbounds %struct.motion, ptr %2, i64 0, i32 2
  %30 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %38

31:
  %32 = icmp sgt i64 %364, 0
  br i1 %32, label %33, label %366

33:
  %34 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %35 = icmp ne ptr %4, null
  %36 = icmp ne i64 %9, 0
  %37 = select i1 %35, i1 %36, i1 false
  br label %374

38:
  %39 = phi i64 [ 0, %24 ], [ %363, %362 ]
  %40 = load ptr, ptr %25, align 8
  %41 = mul nuw nsw i64 %39, 5
  %42 = getelementptr inbounds i64, ptr %40, i64 %41
  %43 = getelementptr inbounds i64, ptr %42, i64 3
  %44 = load i64, ptr %43, align 8
  %45 = sub nsw i64 %44, %11
  %46 = getelementptr inbounds %struct.body, ptr %30, i64 %39
  %47 = load i64, ptr %42, align 8
  %48 = mul nsw i64 %39, 36
  %49 = getelementptr inbounds double, ptr %7, i64 %48
  %50 = mul nsw i64 %39, %9
  %51 = getelementptr inbounds double, ptr %13, i64 %50
  %52 = select i1 %26, ptr null, ptr %51
  %53 = load ptr, ptr %27, align 8
  %54 = load ptr, ptr %28, align 8
  %55 = icmp sgt i64 %45, -1
  br i1 %55, label %56, label %60

56:
  %57 = load ptr, ptr %29, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %45
  %59 = load double, ptr %58, align 8
  br label %60

60:
  %61 = phi double [ %59, %56 ], [ 0.000000e+00, %38 ]
  %62 = getelementptr inbounds i64, ptr %42, i64 1
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 1
  %65 = bitcast ptr %49 to ptr
  %66 = load <4 x double>, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %49, i64 4
  %68 = bitcast ptr %67 to ptr
  %69 = load <4 x double>, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %49, i64 8
  %71 = bitcast ptr %70 to ptr
  %72 = load <4 x double>, ptr %71, align 8
  %73 = icmp eq i64 %63, 0
  br i1 %73, label %74, label %90

74:
  %75 = getelementptr inbounds i64, ptr %42, i64 2
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %53, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = tail call double @llvm.cos.f64(double %78)
  %80 = tail call double @llvm.sin.f64(double %78)
  %81 = insertelement <4 x double> poison, double %79, i64 0
  %82 = shufflevector <4 x double> %81, <4 x double> poison, <4 x i32> zeroinitializer
  %83 = insertelement <4 x double> poison, double %80, i64 0
  %84 = shufflevector <4 x double> %83, <4 x double> poison, <4 x i32> zeroinitializer
  %85 = fmul <4 x double> %69, %84
  %86 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %66, <4 x double> %82, <4 x double> %85)
  %87 = fneg <4 x double> %66
  %88 = fmul <4 x double> %84, %87
  %89 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %82, <4 x double> %88)
  br label %158

90:
  %91 = icmp slt i64 %63, 3
  br i1 %91, label %158, label %92

92:
  %93 = getelementptr inbounds i64, ptr %42, i64 2
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %53, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %95, i64 1
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %95, i64 2
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %95, i64 3
  %102 = load double, ptr %101, align 8
  %103 = fmul double %102, %102
  %104 = tail call double @llvm.fmuladd.f64(double %100, double %100, double %103)
  %105 = tail call double @llvm.fmuladd.f64(double %104, double -2.000000e+00, double 1.000000e+00)
  %106 = fmul double %96, %102
  %107 = tail call double @llvm.fmuladd.f64(double %98, double %100, double %106)
  %108 = fmul double %107, 2.000000e+00
  %109 = fmul double %96, %100
  %110 = fneg double %109
  %111 = tail call double @llvm.fmuladd.f64(double %98, double %102, double %110)
  %112 = fmul double %111, 2.000000e+00
  %113 = insertelement <4 x double> poison, double %105, i64 0
  %114 = fneg double %106
  %115 = tail call double @llvm.fmuladd.f64(double %98, double %100, double %114)
  %116 = fmul double %115, 2.000000e+00
  %117 = tail call double @llvm.fmuladd.f64(double %98, double %98, double %103)
  %118 = tail call double @llvm.fmuladd.f64(double %117, double -2.000000e+00, double 1.000000e+00)
  %119 = fmul double %96, %98
  %120 = tail call double @llvm.fmuladd.f64(double %100, double %102, double %119)
  %121 = fmul double %120, 2.000000e+00
  %122 = insertelement <4 x double> poison, double %116, i64 0
  %123 = tail call double @llvm.fmuladd.f64(double %98, double %102, double %109)
  %124 = fmul double %123, 2.000000e+00
  %125 = fneg double %119
  %126 = tail call double @llvm.fmuladd.f64(double %100, double %102, double %125)
  %127 = fmul double %126, 2.000000e+00
  %128 = fmul double %100, %100
  %129 = tail call double @llvm.fmuladd.f64(double %98, double %98, double %128)
  %130 = tail call double @llvm.fmuladd.f64(double %129, double -2.000000e+00, double 1.000000e+00)
  %131 = insertelement <4 x double> poison, double %124, i64 0
  %132 = shufflevector <4 x double> %113, <4 x double> poison, <4 x i32> zeroinitializer
  %133 = insertelement <4 x double> undef, double %108, i64 0
  %134 = shufflevector <4 x double> %133, <4 x double> poison, <4 x i32> zeroinitializer
  %135 = fmul <4 x double> %69, %134
  %136 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %66, <4 x double> %132, <4 x double> %135)
  %137 = insertelement <4 x double> undef, double %112, i64 0
  %138 = shufflevector <4 x double> %137, <4 x double> poison, <4 x i32> zeroinitializer
  %139 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %72, <4 x double> %138, <4 x double> %136)
  %140 = shufflevector <4 x double> %122, <4 x double> poison, <4 x i32> zeroinitializer
  %141 = insertelement <4 x double> undef, double %118, i64 0
  %142 = shufflevector <4 x double> %141, <4 x double> poison, <4 x i32> zeroinitializer
  %143 = fmul <4 x double> %69, %142
  %144 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %66, <4 x double> %140, <4 x double> %143)
  %145 = insertelement <4 x double> undef, double %121, i64 0
  %146 = shufflevector <4 x double> %145, <4 x double> poison, <4 x i32> zeroinitializer
  %147 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %72, <4 x double> %146, <4 x double> %144)
  %148 = shufflevector <4 x double> %131, <4 x double> poison, <4 x i32> zeroinitializer
  %149 = insertelement <4 x double> undef, double %127, i64 0
  %150 = shufflevector <4 x double> %149, <4 x double> poison, <4 x i32> zeroinitializer
  %151 = fmul <4 x double> %69, %150
  %152 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %66, <4 x double> %148, <4 x double> %151)
  %153 = insertelement <4 x double> undef, double %130, i64 0
  %154 = shufflevector <4 x double> %153, <4 x double> poison, <4 x i32> zeroinitializer
  %155 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %72, <4 x double> %154, <4 x double> %152)
  switch i64 %63, label %157 [
    i64 3, label %158
    i64 4, label %156
  ]

156:
  br label %158

157:
  br label %158

158:
  %159 = phi <4 x double> [ %86, %74 ], [ %139, %157 ], [ %155, %156 ], [ %66, %90 ], [ %147, %92 ]
  %160 = phi <4 x double> [ %89, %74 ], [ %147, %157 ], [ %139, %156 ], [ %69, %90 ], [ %155, %92 ]
  %161 = phi <4 x double> [ %72, %74 ], [ %155, %157 ], [ %147, %156 ], [ %72, %90 ], [ %139, %92 ]
  %162 = shufflevector <4 x double> %159, <4 x double> %160, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %163 = shufflevector <4 x double> %159, <4 x double> %160, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %164 = shufflevector <4 x double> %162, <4 x double> %161, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %165 = shufflevector <4 x double> %162, <4 x double> %161, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %166 = shufflevector <4 x double> %163, <4 x double> %161, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %167 = getelementptr inbounds double, ptr %49, i64 12
  %168 = bitcast ptr %167 to ptr
  %169 = load <4 x double>, ptr %168, align 8
  br i1 %64, label %170, label %178

170:
  %171 = getelementptr inbounds i64, ptr %42, i64 2
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds double, ptr %53, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = insertelement <4 x double> poison, double %174, i64 0
  %176 = shufflevector <4 x double> %175, <4 x double> poison, <4 x i32> zeroinitializer
  %177 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %176, <4 x double> %161, <4 x double> %169)
  br label %178

178:
  %179 = phi <4 x double> [ %177, %170 ], [ %169, %158 ]
  %180 = getelementptr inbounds %struct.body, ptr %1, i64 %47, i32 2
  %181 = load <4 x double>, ptr %180, align 32
  %182 = shufflevector <4 x double> %181, <4 x double> poison, <4 x i32> zeroinitializer
  %183 = shufflevector <4 x double> %181, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %184 = fmul <4 x double> %165, %183
  %185 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %164, <4 x double> %182, <4 x double> %184)
  %186 = shufflevector <4 x double> %181, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %187 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %166, <4 x double> %186, <4 x double> %185)
  %188 = getelementptr inbounds %struct.body, ptr %1, i64 %47, i32 4
  %189 = load <4 x double>, ptr %188, align 32
  %190 = getelementptr inbounds %struct.body, ptr %1, i64 %47, i32 3
  %191 = load <4 x double>, ptr %190, align 32
  %192 = shufflevector <4 x double> %179, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %193 = fmul <4 x double> %192, %191
  %194 = shufflevector <4 x double> %191, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %195 = fmul <4 x double> %179, %194
  %196 = fsub <4 x double> %193, %195
  %197 = shufflevector <4 x double> %196, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %198 = fadd <4 x double> %189, %197
  %199 = fmul <4 x double> %181, %192
  %200 = shufflevector <4 x double> %181, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %201 = fmul <4 x double> %179, %200
  %202 = fsub <4 x double> %199, %201
  %203 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %204 = shufflevector <4 x double> %203, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %205 = fmul <4 x double> %181, %204
  %206 = fmul <4 x double> %200, %203
  %207 = fsub <4 x double> %205, %206
  %208 = shufflevector <4 x double> %207, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %209 = fadd <4 x double> %198, %208
  %210 = getelementptr inbounds i64, ptr %42, i64 4
  %211 = load i64, ptr %210, align 8
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %222, label %213

213:
  %214 = getelementptr inbounds %struct.body, ptr %1, i64 %47, i32 5
  %215 = load <4 x double>, ptr %214, align 32
  %216 = shufflevector <4 x double> %215, <4 x double> poison, <4 x i32> zeroinitializer
  %217 = shufflevector <4 x double> %215, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %218 = fmul <4 x double> %165, %217
  %219 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %164, <4 x double> %216, <4 x double> %218)
  %220 = shufflevector <4 x double> %215, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %221 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %166, <4 x double> %220, <4 x double> %219)
  br label %222

222:
  %223 = phi <4 x double> [ %221, %213 ], [ %187, %178 ]
  %224 = getelementptr inbounds double, ptr %54, i64 %44
  %225 = load double, ptr %224, align 8
  %226 = insertelement <4 x double> poison, double %225, i64 0
  %227 = shufflevector <4 x double> %226, <4 x double> poison, <4 x i32> zeroinitializer
  %228 = fmul <4 x double> %227, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %229 = shufflevector <4 x double> %228, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %230 = fmul <4 x double> %223, %229
  %231 = shufflevector <4 x double> %223, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %232 = fmul <4 x double> %231, %228
  %233 = fsub <4 x double> %230, %232
  %234 = shufflevector <4 x double> %233, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %235 = shufflevector <4 x double> %191, <4 x double> poison, <4 x i32> zeroinitializer
  %236 = shufflevector <4 x double> %191, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %237 = fmul <4 x double> %165, %236
  %238 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %164, <4 x double> %235, <4 x double> %237)
  %239 = shufflevector <4 x double> %191, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %240 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %166, <4 x double> %239, <4 x double> %238)
  %241 = shufflevector <4 x double> %209, <4 x double> poison, <4 x i32> zeroinitializer
  %242 = shufflevector <4 x double> %209, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %243 = fmul <4 x double> %165, %242
  %244 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %164, <4 x double> %241, <4 x double> %243)
  %245 = shufflevector <4 x double> %209, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %246 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %166, <4 x double> %245, <4 x double> %244)
  br i1 %64, label %247, label %253

247:
  %248 = insertelement <4 x double> poison, double %61, i64 0
  %249 = shufflevector <4 x double> %248, <4 x double> poison, <4 x i32> zeroinitializer
  %250 = fmul <4 x double> %249, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %251 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> splat (double 2.000000e+00), <4 x double> %250)
  %252 = fadd <4 x double> %246, %251
  br label %259

253:
  %254 = fadd <4 x double> %187, %228
  %255 = insertelement <4 x double> poison, double %61, i64 0
  %256 = shufflevector <4 x double> %255, <4 x double> poison, <4 x i32> zeroinitializer
  %257 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %256, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %234)
  %258 = fadd <4 x double> %240, %257
  br label %259

259:
  %260 = phi <4 x double> [ %252, %247 ], [ %246, %253 ]
  %261 = phi <4 x double> [ %240, %247 ], [ %258, %253 ]
  %262 = phi <4 x double> [ %187, %247 ], [ %254, %253 ]
  %263 = getelementptr inbounds double, ptr %49, i64 16
  %264 = bitcast ptr %263 to ptr
  %265 = load <4 x double>, ptr %264, align 8
  %266 = getelementptr inbounds double, ptr %49, i64 20
  %267 = bitcast ptr %266 to ptr
  %268 = load <4 x double>, ptr %267, align 8
  %269 = getelementptr inbounds double, ptr %49, i64 24
  %270 = bitcast ptr %269 to ptr
  %271 = load <4 x double>, ptr %270, align 8
  %272 = getelementptr inbounds double, ptr %49, i64 28
  %273 = bitcast ptr %272 to ptr
  %274 = load <4 x double>, ptr %273, align 8
  %275 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 0, i32 0
  store <4 x double> %159, ptr %275, align 32
  %276 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 0, i32 1
  store <4 x double> %160, ptr %276, align 32
  %277 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 0, i32 2
  store <4 x double> %161, ptr %277, align 32
  %278 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 1
  store <4 x double> %179, ptr %278, align 32
  %279 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 2
  store <4 x double> %262, ptr %279, align 32
  %280 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 3
  store <4 x double> %261, ptr %280, align 32
  %281 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 4
  store <4 x double> %260, ptr %281, align 32
  %282 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 5
  store <4 x double> %223, ptr %282, align 32
  %283 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 6, i32 0
  store <4 x double> %268, ptr %283, align 32
  %284 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 6, i32 1
  store <4 x double> %271, ptr %284, align 32
  %285 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 6, i32 2
  store <4 x double> %274, ptr %285, align 32
  %286 = extractelement <4 x double> %265, i64 2
  %287 = extractelement <4 x double> %265, i64 1
  %288 = fneg double %287
  %289 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %286, i64 1
  %290 = insertelement <4 x double> %289, double %288, i64 2
  %291 = fneg double %286
  %292 = extractelement <4 x double> %265, i64 0
  %293 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %291, i64 0
  %294 = shufflevector <4 x double> %293, <4 x double> %265, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %295 = fneg double %292
  %296 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %287, i64 0
  %297 = insertelement <4 x double> %296, double %295, i64 1
  %298 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 7, i32 0
  store <4 x double> %290, ptr %298, align 32
  %299 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 7, i32 1
  store <4 x double> %294, ptr %299, align 32
  %300 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 7, i32 2
  store <4 x double> %297, ptr %300, align 32
  %301 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %265, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %302 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %265, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %303 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %265, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %304 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 8, i32 0
  store <4 x double> %301, ptr %304, align 32
  %305 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 8, i32 1
  store <4 x double> %302, ptr %305, align 32
  %306 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 8, i32 2
  store <4 x double> %303, ptr %306, align 32
  %307 = shufflevector <4 x double> %265, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %308 = shufflevector <4 x double> %265, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %309 = fmul <4 x double> %261, %308
  %310 = shufflevector <4 x double> %261, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %311 = fmul <4 x double> %310, %265
  %312 = fsub <4 x double> %309, %311
  %313 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %314 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %307, <4 x double> %260, <4 x double> %313)
  %315 = fmul <4 x double> %262, %308
  %316 = shufflevector <4 x double> %262, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %317 = fmul <4 x double> %265, %316
  %318 = fsub <4 x double> %315, %317
  %319 = shufflevector <4 x double> %318, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %320 = shufflevector <4 x double> %319, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %321 = fmul <4 x double> %262, %320
  %322 = fmul <4 x double> %316, %319
  %323 = fsub <4 x double> %321, %322
  %324 = shufflevector <4 x double> %323, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %325 = fadd <4 x double> %314, %324
  %326 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 9
  store <4 x double> %325, ptr %326, align 32
  %327 = shufflevector <4 x double> %261, <4 x double> poison, <4 x i32> zeroinitializer
  %328 = shufflevector <4 x double> %261, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %329 = fmul <4 x double> %328, %271
  %330 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %268, <4 x double> %327, <4 x double> %329)
  %331 = shufflevector <4 x double> %261, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %332 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %331, <4 x double> %330)
  %333 = shufflevector <4 x double> %262, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = shufflevector <4 x double> %262, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %335 = fmul <4 x double> %334, %271
  %336 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %268, <4 x double> %333, <4 x double> %335)
  %337 = shufflevector <4 x double> %262, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %338 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %274, <4 x double> %337, <4 x double> %336)
  %339 = shufflevector <4 x double> %338, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %340 = fmul <4 x double> %262, %339
  %341 = fmul <4 x double> %316, %338
  %342 = fsub <4 x double> %340, %341
  %343 = shufflevector <4 x double> %342, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %344 = fadd <4 x double> %332, %343
  %345 = shufflevector <4 x double> %260, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %346 = fmul <4 x double> %345, %265
  %347 = fmul <4 x double> %260, %308
  %348 = fsub <4 x double> %346, %347
  %349 = shufflevector <4 x double> %348, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %350 = fadd <4 x double> %349, %344
  %351 = getelementptr inbounds %struct.body, ptr %46, i64 0, i32 10
  store <4 x double> %350, ptr %351, align 32
  %352 = icmp eq ptr %52, null
  br i1 %352, label %362, label %353

353:
  %354 = getelementptr inbounds double, ptr %52, i64 1
  %355 = bitcast ptr %354 to ptr
  %356 = load <4 x double>, ptr %355, align 8
  %357 = fsub <4 x double> %325, %356
  store <4 x double> %357, ptr %326, align 32
  %358 = getelementptr inbounds double, ptr %52, i64 4
  %359 = bitcast ptr %358 to ptr
  %360 = load <4 x double>, ptr %359, align 8
  %361 = fsub <4 x double> %350, %360
  store <4 x double> %361, ptr %351, align 32
  br label %362

362:
  %363 = add nuw nsw i64 %39, 1
  %364 = load i64, ptr %21, align 8
  %365 = icmp slt i64 %363, %364
  br i1 %365, label %38, label %31

366:
  %367 = getelementptr inbounds %struct.body, ptr %1, i64 0, i32 3
  %368 = bitcast ptr %367 to ptr
  call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(64) %368, i8 0, i64 64, i1 false)
  %369 = load i64, ptr %21, align 8
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %722

371:
  %372 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %373 = getelementptr inbounds %struct.body, ptr %1, i64 1
  br label %723

374:
  %375 = phi i64 [ %364, %33 ], [ %376, %720 ]
  %376 = add nsw i64 %375, -1
  %377 = load ptr, ptr %34, align 8
  %378 = mul nsw i64 %376, 5
  %379 = getelementptr inbounds i64, ptr %377, i64 %378
  %380 = getelementptr inbounds i64, ptr %379, i64 3
  %381 = load i64, ptr %380, align 8
  %382 = icmp slt i64 %381, %11
  br i1 %382, label %386, label %383

383:
  %384 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 11
  %385 = bitcast ptr %384 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(96) %385, i8 0, i64 96, i1 false)
  br label %494

386:
  %387 = getelementptr inbounds i64, ptr %379, i64 1
  %388 = load i64, ptr %387, align 8
  %389 = icmp eq i64 %388, 1
  %390 = mul nsw i64 %376, 36
  %391 = add nsw i64 %390, 32
  %392 = getelementptr inbounds double, ptr %7, i64 %391
  %393 = load double, ptr %392, align 8
  br i1 %37, label %394, label %398

394:
  %395 = mul nsw i64 %376, %9
  %396 = getelementptr inbounds double, ptr %4, i64 %395
  %397 = load double, ptr %396, align 8
  br label %398

398:
  %399 = phi double [ %397, %394 ], [ 0.000000e+00, %386 ]
  %400 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 0
  %401 = load <4 x double>, ptr %400, align 32
  %402 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 1
  %403 = load <4 x double>, ptr %402, align 32
  %404 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 2
  %405 = load <4 x double>, ptr %404, align 32
  %406 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 6, i32 2
  %407 = select i1 %389, ptr %404, ptr %406
  %408 = load <4 x double>, ptr %407, align 32
  br i1 %389, label %409, label %418

409:
  %410 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 8, i32 2
  %411 = load <4 x double>, ptr %410, align 32
  %412 = extractelement <4 x double> %411, i64 2
  %413 = fadd double %393, %412
  %414 = fcmp ogt double %413, 0.000000e+00
  %415 = fdiv double 1.000000e+00, %413
  %416 = select i1 %414, double %415, double 0x7FF8000000000000
  %417 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 9, i64 2
  br label %429

418:
  %419 = shufflevector <4 x double> %401, <4 x double> %403, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %420 = shufflevector <4 x double> %419, <4 x double> %405, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %421 = extractelement <4 x double> %408, i64 2
  %422 = fadd double %393, %421
  %423 = fcmp ogt double %422, 0.000000e+00
  %424 = fdiv double 1.000000e+00, %422
  %425 = select i1 %423, double %424, double 0x7FF8000000000000
  %426 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 10, i64 2
  %427 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 8, i32 2
  %428 = load <4 x double>, ptr %427, align 32
  br label %429

429:
  %430 = phi <4 x double> [ %411, %409 ], [ %428, %418 ]
  %431 = phi double [ %416, %409 ], [ %425, %418 ]
  %432 = phi <4 x double> [ %411, %409 ], [ %420, %418 ]
  %433 = phi ptr [ %417, %409 ], [ %426, %418 ]
  %434 = load double, ptr %433, align 16
  %435 = fsub double %399, %434
  %436 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 6
  %437 = insertelement <4 x double> poison, double %431, i64 0
  %438 = shufflevector <4 x double> %437, <4 x double> poison, <4 x i32> zeroinitializer
  %439 = shufflevector <4 x double> %408, <4 x double> poison, <4 x i32> zeroinitializer
  %440 = getelementptr inbounds %struct.mat, ptr %436, i64 0, i32 0
  %441 = load <4 x double>, ptr %440, align 32
  %442 = fneg <4 x double> %438
  %443 = fmul <4 x double> %408, %442
  %444 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %443, <4 x double> %439, <4 x double> %441)
  store <4 x double> %444, ptr %440, align 32
  %445 = shufflevector <4 x double> %408, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %446 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 6, i32 1
  %447 = load <4 x double>, ptr %446, align 32
  %448 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %443, <4 x double> %445, <4 x double> %447)
  store <4 x double> %448, ptr %446, align 32
  %449 = shufflevector <4 x double> %408, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %450 = load <4 x double>, ptr %406, align 32
  %451 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %443, <4 x double> %449, <4 x double> %450)
  store <4 x double> %451, ptr %406, align 32
  %452 = shufflevector <4 x double> %432, <4 x double> poison, <4 x i32> zeroinitializer
  %453 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %443, <4 x double> %452, <4 x double> %401)
  store <4 x double> %453, ptr %400, align 32
  %454 = shufflevector <4 x double> %432, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %455 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %443, <4 x double> %454, <4 x double> %403)
  store <4 x double> %455, ptr %402, align 32
  %456 = shufflevector <4 x double> %432, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %457 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %443, <4 x double> %456, <4 x double> %405)
  store <4 x double> %457, ptr %404, align 32
  %458 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 8
  %459 = getelementptr inbounds %struct.mat, ptr %458, i64 0, i32 0
  %460 = load <4 x double>, ptr %459, align 32
  %461 = fmul <4 x double> %432, %442
  %462 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %461, <4 x double> %452, <4 x double> %460)
  store <4 x double> %462, ptr %459, align 32
  %463 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 8, i32 1
  %464 = load <4 x double>, ptr %463, align 32
  %465 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %461, <4 x double> %454, <4 x double> %464)
  store <4 x double> %465, ptr %463, align 32
  %466 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 8, i32 2
  %467 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %461, <4 x double> %456, <4 x double> %430)
  store <4 x double> %467, ptr %466, align 32
  %468 = fcmp oeq double %393, 0.000000e+00
  br i1 %468, label %469, label %479

469:
  %470 = select i1 %389, ptr %458, ptr %436
  %471 = getelementptr inbounds %struct.mat, ptr %470, i64 0, i32 1, i64 2
  store double 0.000000e+00, ptr %471, align 16
  %472 = getelementptr inbounds %struct.mat, ptr %470, i64 0, i32 0, i64 2
  store double 0.000000e+00, ptr %472, align 16
  %473 = getelementptr inbounds %struct.mat, ptr %470, i64 0, i32 2
  store <4 x double> zeroinitializer, ptr %473, align 32
  br i1 %389, label %474, label %475

474:
  store <4 x double> zeroinitializer, ptr %404, align 32
  br label %479

475:
  %476 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 2, i64 2
  store double 0.000000e+00, ptr %476, align 16
  %477 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 1, i64 2
  store double 0.000000e+00, ptr %477, align 16
  %478 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 0, i64 2
  store double 0.000000e+00, ptr %478, align 16
  br label %479

479:
  %480 = fmul double %431, %435
  %481 = insertelement <4 x double> poison, double %480, i64 0
  %482 = shufflevector <4 x double> %481, <4 x double> poison, <4 x i32> zeroinitializer
  %483 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 10
  %484 = load <4 x double>, ptr %483, align 32
  %485 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %482, <4 x double> %408, <4 x double> %484)
  store <4 x double> %485, ptr %483, align 32
  %486 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 9
  %487 = load <4 x double>, ptr %486, align 32
  %488 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %482, <4 x double> %432, <4 x double> %487)
  store <4 x double> %488, ptr %486, align 32
  %489 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 11
  store <4 x double> %408, ptr %489, align 32
  %490 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 12
  store <4 x double> %432, ptr %490, align 32
  %491 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %431, i64 0
  %492 = insertelement <4 x double> %491, double %435, i64 1
  %493 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 13
  store <4 x double> %492, ptr %493, align 32
  br label %494

494:
  %495 = load i64, ptr %379, align 8
  %496 = icmp eq i64 %495, 0
  br i1 %496, label %720, label %497

497:
  %498 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 0, i32 0
  %499 = load <4 x double>, ptr %498, align 32
  %500 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 0, i32 1
  %501 = load <4 x double>, ptr %500, align 32
  %502 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 0, i32 2
  %503 = load <4 x double>, ptr %502, align 32
  %504 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 1
  %505 = load <4 x double>, ptr %504, align 32
  %506 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 6, i32 0
  %507 = load <4 x double>, ptr %506, align 32
  %508 = shufflevector <4 x double> %507, <4 x double> poison, <4 x i32> zeroinitializer
  %509 = shufflevector <4 x double> %507, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %510 = fmul <4 x double> %501, %509
  %511 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %508, <4 x double> %510)
  %512 = shufflevector <4 x double> %507, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %513 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %512, <4 x double> %511)
  %514 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 6, i32 1
  %515 = load <4 x double>, ptr %514, align 32
  %516 = shufflevector <4 x double> %515, <4 x double> poison, <4 x i32> zeroinitializer
  %517 = shufflevector <4 x double> %515, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %518 = fmul <4 x double> %501, %517
  %519 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %516, <4 x double> %518)
  %520 = shufflevector <4 x double> %515, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %521 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %520, <4 x double> %519)
  %522 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 6, i32 2
  %523 = load <4 x double>, ptr %522, align 32
  %524 = shufflevector <4 x double> %523, <4 x double> poison, <4 x i32> zeroinitializer
  %525 = shufflevector <4 x double> %523, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %526 = fmul <4 x double> %501, %525
  %527 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %524, <4 x double> %526)
  %528 = shufflevector <4 x double> %523, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %529 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %528, <4 x double> %527)
  %530 = shufflevector <4 x double> %499, <4 x double> poison, <4 x i32> zeroinitializer
  %531 = shufflevector <4 x double> %501, <4 x double> poison, <4 x i32> zeroinitializer
  %532 = fmul <4 x double> %531, %521
  %533 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %513, <4 x double> %530, <4 x double> %532)
  %534 = shufflevector <4 x double> %503, <4 x double> poison, <4 x i32> zeroinitializer
  %535 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %529, <4 x double> %534, <4 x double> %533)
  %536 = shufflevector <4 x double> %499, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %537 = shufflevector <4 x double> %501, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %538 = fmul <4 x double> %537, %521
  %539 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %513, <4 x double> %536, <4 x double> %538)
  %540 = shufflevector <4 x double> %503, <4 x double> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %541 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %529, <4 x double> %540, <4 x double> %539)
  %542 = shufflevector <4 x double> %499, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %543 = shufflevector <4 x double> %501, <4 x double> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %544 = fmul <4 x double> %543, %521
  %545 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %513, <4 x double> %542, <4 x double> %544)
  %546 = shufflevector <4 x double> %503, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %547 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %529, <4 x double> %546, <4 x double> %545)
  %548 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 0
  %549 = load <4 x double>, ptr %548, align 32
  %550 = shufflevector <4 x double> %549, <4 x double> poison, <4 x i32> zeroinitializer
  %551 = shufflevector <4 x double> %549, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %552 = fmul <4 x double> %501, %551
  %553 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %550, <4 x double> %552)
  %554 = shufflevector <4 x double> %549, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %555 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %554, <4 x double> %553)
  %556 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 1
  %557 = load <4 x double>, ptr %556, align 32
  %558 = shufflevector <4 x double> %557, <4 x double> poison, <4 x i32> zeroinitializer
  %559 = shufflevector <4 x double> %557, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %560 = fmul <4 x double> %501, %559
  %561 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %558, <4 x double> %560)
  %562 = shufflevector <4 x double> %557, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %563 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %562, <4 x double> %561)
  %564 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 7, i32 2
  %565 = load <4 x double>, ptr %564, align 32
  %566 = shufflevector <4 x double> %565, <4 x double> poison, <4 x i32> zeroinitializer
  %567 = shufflevector <4 x double> %565, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %568 = fmul <4 x double> %501, %567
  %569 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %566, <4 x double> %568)
  %570 = shufflevector <4 x double> %565, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %571 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %570, <4 x double> %569)
  %572 = fmul <4 x double> %531, %563
  %573 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %555, <4 x double> %530, <4 x double> %572)
  %574 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %571, <4 x double> %534, <4 x double> %573)
  %575 = fmul <4 x double> %537, %563
  %576 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %555, <4 x double> %536, <4 x double> %575)
  %577 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %571, <4 x double> %540, <4 x double> %576)
  %578 = fmul <4 x double> %543, %563
  %579 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %555, <4 x double> %542, <4 x double> %578)
  %580 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %571, <4 x double> %546, <4 x double> %579)
  %581 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 8, i32 0
  %582 = load <4 x double>, ptr %581, align 32
  %583 = shufflevector <4 x double> %582, <4 x double> poison, <4 x i32> zeroinitializer
  %584 = shufflevector <4 x double> %582, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %585 = fmul <4 x double> %501, %584
  %586 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %583, <4 x double> %585)
  %587 = shufflevector <4 x double> %582, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %588 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %587, <4 x double> %586)
  %589 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 8, i32 1
  %590 = load <4 x double>, ptr %589, align 32
  %591 = shufflevector <4 x double> %590, <4 x double> poison, <4 x i32> zeroinitializer
  %592 = shufflevector <4 x double> %590, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %593 = fmul <4 x double> %501, %592
  %594 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %591, <4 x double> %593)
  %595 = shufflevector <4 x double> %590, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %596 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %595, <4 x double> %594)
  %597 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 8, i32 2
  %598 = load <4 x double>, ptr %597, align 32
  %599 = shufflevector <4 x double> %598, <4 x double> poison, <4 x i32> zeroinitializer
  %600 = shufflevector <4 x double> %598, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %601 = fmul <4 x double> %501, %600
  %602 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %599, <4 x double> %601)
  %603 = shufflevector <4 x double> %598, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %604 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %603, <4 x double> %602)
  %605 = fmul <4 x double> %531, %596
  %606 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %588, <4 x double> %530, <4 x double> %605)
  %607 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %604, <4 x double> %534, <4 x double> %606)
  %608 = fmul <4 x double> %537, %596
  %609 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %588, <4 x double> %536, <4 x double> %608)
  %610 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %604, <4 x double> %540, <4 x double> %609)
  %611 = fmul <4 x double> %543, %596
  %612 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %588, <4 x double> %542, <4 x double> %611)
  %613 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %604, <4 x double> %546, <4 x double> %612)
  %614 = shufflevector <4 x double> %607, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %615 = fmul <4 x double> %505, %614
  %616 = shufflevector <4 x double> %505, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %617 = fmul <4 x double> %616, %607
  %618 = fsub <4 x double> %615, %617
  %619 = shufflevector <4 x double> %618, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %620 = shufflevector <4 x double> %610, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %621 = fmul <4 x double> %505, %620
  %622 = fmul <4 x double> %616, %610
  %623 = fsub <4 x double> %621, %622
  %624 = shufflevector <4 x double> %623, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %625 = shufflevector <4 x double> %613, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %626 = fmul <4 x double> %505, %625
  %627 = fmul <4 x double> %616, %613
  %628 = fsub <4 x double> %626, %627
  %629 = shufflevector <4 x double> %628, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %630 = fadd <4 x double> %574, %619
  %631 = fadd <4 x double> %577, %624
  %632 = fadd <4 x double> %580, %629
  %633 = shufflevector <4 x double> %505, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %634 = shufflevector <4 x double> %505, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %635 = fneg <4 x double> %577
  %636 = fmul <4 x double> %634, %635
  %637 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %580, <4 x double> %633, <4 x double> %636)
  %638 = shufflevector <4 x double> %505, <4 x double> poison, <4 x i32> zeroinitializer
  %639 = fneg <4 x double> %580
  %640 = fmul <4 x double> %638, %639
  %641 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %574, <4 x double> %634, <4 x double> %640)
  %642 = fneg <4 x double> %574
  %643 = fmul <4 x double> %633, %642
  %644 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %577, <4 x double> %638, <4 x double> %643)
  %645 = shufflevector <4 x double> %637, <4 x double> %641, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %646 = shufflevector <4 x double> %637, <4 x double> %641, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %647 = shufflevector <4 x double> %645, <4 x double> %644, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %648 = shufflevector <4 x double> %645, <4 x double> %644, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %649 = shufflevector <4 x double> %646, <4 x double> %644, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %650 = fneg <4 x double> %631
  %651 = fmul <4 x double> %634, %650
  %652 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %632, <4 x double> %633, <4 x double> %651)
  %653 = fneg <4 x double> %632
  %654 = fmul <4 x double> %638, %653
  %655 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %630, <4 x double> %634, <4 x double> %654)
  %656 = fneg <4 x double> %630
  %657 = fmul <4 x double> %633, %656
  %658 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %631, <4 x double> %638, <4 x double> %657)
  %659 = fadd <4 x double> %647, %652
  %660 = fadd <4 x double> %648, %655
  %661 = fadd <4 x double> %649, %658
  %662 = fadd <4 x double> %535, %659
  %663 = fadd <4 x double> %541, %660
  %664 = fadd <4 x double> %547, %661
  %665 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 6, i32 0
  %666 = load <4 x double>, ptr %665, align 32
  %667 = fadd <4 x double> %666, %662
  %668 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 6, i32 1
  %669 = load <4 x double>, ptr %668, align 32
  %670 = fadd <4 x double> %669, %663
  %671 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 6, i32 2
  %672 = load <4 x double>, ptr %671, align 32
  %673 = fadd <4 x double> %672, %664
  store <4 x double> %667, ptr %665, align 32
  store <4 x double> %670, ptr %668, align 32
  store <4 x double> %673, ptr %671, align 32
  %674 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 7, i32 0
  %675 = load <4 x double>, ptr %674, align 32
  %676 = fadd <4 x double> %675, %630
  %677 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 7, i32 1
  %678 = load <4 x double>, ptr %677, align 32
  %679 = fadd <4 x double> %678, %631
  %680 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 7, i32 2
  %681 = load <4 x double>, ptr %680, align 32
  %682 = fadd <4 x double> %681, %632
  store <4 x double> %676, ptr %674, align 32
  store <4 x double> %679, ptr %677, align 32
  store <4 x double> %682, ptr %680, align 32
  %683 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 8, i32 0
  %684 = load <4 x double>, ptr %683, align 32
  %685 = fadd <4 x double> %607, %684
  %686 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 8, i32 1
  %687 = load <4 x double>, ptr %686, align 32
  %688 = fadd <4 x double> %610, %687
  %689 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 8, i32 2
  %690 = load <4 x double>, ptr %689, align 32
  %691 = fadd <4 x double> %613, %690
  store <4 x double> %685, ptr %683, align 32
  store <4 x double> %688, ptr %686, align 32
  store <4 x double> %691, ptr %689, align 32
  %692 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 9
  %693 = load <4 x double>, ptr %692, align 32
  %694 = shufflevector <4 x double> %693, <4 x double> poison, <4 x i32> zeroinitializer
  %695 = shufflevector <4 x double> %693, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %696 = fmul <4 x double> %501, %695
  %697 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %694, <4 x double> %696)
  %698 = shufflevector <4 x double> %693, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %699 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %698, <4 x double> %697)
  %700 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 9
  %701 = load <4 x double>, ptr %700, align 32
  %702 = fadd <4 x double> %701, %699
  store <4 x double> %702, ptr %700, align 32
  %703 = getelementptr inbounds %struct.body, ptr %1, i64 %375, i32 10
  %704 = load <4 x double>, ptr %703, align 32
  %705 = shufflevector <4 x double> %704, <4 x double> poison, <4 x i32> zeroinitializer
  %706 = shufflevector <4 x double> %704, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %707 = fmul <4 x double> %501, %706
  %708 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %499, <4 x double> %705, <4 x double> %707)
  %709 = shufflevector <4 x double> %704, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %710 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %503, <4 x double> %709, <4 x double> %708)
  %711 = shufflevector <4 x double> %699, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %712 = fmul <4 x double> %505, %711
  %713 = fmul <4 x double> %616, %699
  %714 = fsub <4 x double> %712, %713
  %715 = shufflevector <4 x double> %714, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %716 = fadd <4 x double> %710, %715
  %717 = getelementptr inbounds %struct.body, ptr %1, i64 %495, i32 10
  %718 = load <4 x double>, ptr %717, align 32
  %719 = fadd <4 x double> %718, %716
  store <4 x double> %719, ptr %717, align 32
  br label %720

720:
  %721 = icmp ugt i64 %375, 1
  br i1 %721, label %374, label %366

722:
  ret void

723:
  %724 = phi i64 [ 0, %371 ], [ %806, %805 ]
  %725 = load ptr, ptr %372, align 8
  %726 = mul nuw nsw i64 %724, 5
  %727 = getelementptr inbounds i64, ptr %725, i64 %726
  %728 = getelementptr inbounds %struct.body, ptr %373, i64 %724
  %729 = load i64, ptr %727, align 8
  %730 = getelementptr inbounds i64, ptr %727, i64 1
  %731 = load i64, ptr %730, align 8
  %732 = icmp eq i64 %731, 1
  %733 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 0, i32 0
  %734 = load <4 x double>, ptr %733, align 32
  %735 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 0, i32 1
  %736 = load <4 x double>, ptr %735, align 32
  %737 = shufflevector <4 x double> %734, <4 x double> %736, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %738 = shufflevector <4 x double> %734, <4 x double> %736, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %739 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 0, i32 2
  %740 = load <4 x double>, ptr %739, align 32
  %741 = shufflevector <4 x double> %737, <4 x double> %740, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %742 = shufflevector <4 x double> %737, <4 x double> %740, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %743 = shufflevector <4 x double> %738, <4 x double> %740, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %744 = getelementptr inbounds %struct.body, ptr %1, i64 %729, i32 3
  %745 = load <4 x double>, ptr %744, align 32
  %746 = shufflevector <4 x double> %745, <4 x double> poison, <4 x i32> zeroinitializer
  %747 = shufflevector <4 x double> %745, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %748 = fmul <4 x double> %742, %747
  %749 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %741, <4 x double> %746, <4 x double> %748)
  %750 = shufflevector <4 x double> %745, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %751 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %743, <4 x double> %750, <4 x double> %749)
  %752 = getelementptr inbounds %struct.body, ptr %1, i64 %729, i32 4
  %753 = load <4 x double>, ptr %752, align 32
  %754 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 1
  %755 = load <4 x double>, ptr %754, align 32
  %756 = shufflevector <4 x double> %755, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %757 = fmul <4 x double> %745, %756
  %758 = shufflevector <4 x double> %745, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %759 = fmul <4 x double> %758, %755
  %760 = fsub <4 x double> %757, %759
  %761 = shufflevector <4 x double> %760, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %762 = fadd <4 x double> %753, %761
  %763 = shufflevector <4 x double> %762, <4 x double> poison, <4 x i32> zeroinitializer
  %764 = shufflevector <4 x double> %762, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %765 = fmul <4 x double> %742, %764
  %766 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %741, <4 x double> %763, <4 x double> %765)
  %767 = shufflevector <4 x double> %762, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %768 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %743, <4 x double> %767, <4 x double> %766)
  %769 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 11
  %770 = load <4 x double>, ptr %769, align 32
  %771 = fmul <4 x double> %770, %751
  %772 = extractelement <4 x double> %771, i64 0
  %773 = extractelement <4 x double> %771, i64 1
  %774 = fadd double %772, %773
  %775 = extractelement <4 x double> %771, i64 2
  %776 = fadd double %775, %774
  %777 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 12
  %778 = load <4 x double>, ptr %777, align 32
  %779 = fmul <4 x double> %778, %768
  %780 = extractelement <4 x double> %779, i64 0
  %781 = extractelement <4 x double> %779, i64 1
  %782 = fadd double %780, %781
  %783 = extractelement <4 x double> %779, i64 2
  %784 = fadd double %783, %782
  %785 = fadd double %776, %784
  %786 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 13
  %787 = getelementptr inbounds <4 x double>, ptr %786, i64 0, i64 0
  %788 = load double, ptr %787, align 32
  %789 = getelementptr inbounds <4 x double>, ptr %786, i64 0, i64 1
  %790 = load double, ptr %789, align 8
  %791 = fsub double %790, %785
  %792 = fmul double %788, %791
  %793 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %792, i64 2
  %794 = select i1 %732, <4 x double> splat (double -0.000000e+00), <4 x double> %793
  %795 = fadd <4 x double> %751, %794
  %796 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 3
  store <4 x double> %795, ptr %796, align 32
  %797 = select i1 %732, <4 x double> %793, <4 x double> splat (double -0.000000e+00)
  %798 = fadd <4 x double> %768, %797
  %799 = getelementptr inbounds %struct.body, ptr %728, i64 0, i32 4
  store <4 x double> %798, ptr %799, align 32
  %800 = getelementptr inbounds i64, ptr %727, i64 3
  %801 = load i64, ptr %800, align 8
  %802 = icmp slt i64 %801, %11
  br i1 %802, label %803, label %805

803:
  %804 = getelementptr inbounds double, ptr %5, i64 %801
  store double %792, ptr %804, align 8
  br label %805

805:
  %806 = add nuw nsw i64 %724, 1
  %807 = load i64, ptr %21, align 8
  %808 = icmp slt i64 %806, %807
  br i1 %808, label %723, label %722
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

define void @tree_motion_inverse(ptr %0, double %1, ptr  %2, ptr  %3, ptr  %4, ptr  %5, ptr %6, ptr %7, ptr %8, ptr  %9) {
  br label %11

11:
  %12 = phi i64 [ 0, %10 ], [ %18, %17 ]
  %13 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14, i64 %12
  %14 = bitcast ptr %13 to ptr
  %15 = atomicrmw xchg ptr %14, i64 0 acquire, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %46

17:
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, 8
  br i1 %19, label %20, label %11

20:
  %21 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %35, label %28

28:
  %29 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = shl nsw i64 %32, 1
  %34 = add nsw i64 %33, %30
  br label %35

35:
  %36 = phi i64 [ %34, %28 ], [ 0, %20 ]
  %37 = mul nsw i64 %26, 5
  %38 = mul i64 %22, 96
  %39 = add i64 %24, 96
  %40 = add i64 %39, %38
  %41 = add i64 %40, %37
  %42 = add i64 %41, %36
  %43 = shl i64 %42, 3
  %44 = tail call ptr @malloc(i64 %43)
  %45 = bitcast ptr %44 to ptr
  br label %54

46:
  %47 = inttoptr i64 %15 to ptr
  %48 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %53 = load i64, ptr %52, align 8
  br label %54

54:
  %55 = phi i64 [ -1, %35 ], [ %12, %46 ]
  %56 = phi i64 [ %26, %35 ], [ %53, %46 ]
  %57 = phi i64 [ %24, %35 ], [ %51, %46 ]
  %58 = phi i64 [ %22, %35 ], [ %49, %46 ]
  %59 = phi ptr [ %45, %35 ], [ %47, %46 ]
  %60 = ptrtoint ptr %59 to i64
  %61 = add i64 %60, 63
  %62 = and i64 %61, -64
  %63 = inttoptr i64 %62 to ptr
  %64 = getelementptr inbounds %struct.body, ptr %63, i64 %58
  %65 = getelementptr inbounds %struct.body, ptr %64, i64 1
  %66 = getelementptr %struct.body, ptr %65, i64 0, i32 0, i32 0, i64 0
  %67 = shl nsw i64 %58, 3
  %68 = getelementptr inbounds double, ptr %66, i64 %67
  %69 = getelementptr inbounds double, ptr %68, i64 %57
  %70 = mul nsw i64 %56, 3
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  %72 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  %75 = getelementptr inbounds double, ptr %74, i64 %56
  %76 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq ptr %59, null
  %79 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %80 = add nsw i64 %77, %73
  %81 = add nsw i64 %80, %57
  %82 = shl i64 %81, 3
  %83 = add i64 %82, 8
  %84 = tail call ptr @malloc(i64 %83)
  %85 = bitcast ptr %84 to ptr
  %86 = icmp eq ptr %84, null
  br i1 %86, label %577, label %87

87:
  %88 = bitcast ptr %2 to ptr
  %89 = shl i64 %73, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %88, i64 %89, i1 false)
  %90 = getelementptr inbounds double, ptr %85, i64 %73
  %91 = bitcast ptr %90 to ptr
  %92 = bitcast ptr %3 to ptr
  %93 = shl i64 %77, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %92, i64 %93, i1 false)
  %94 = icmp eq i64 %57, 0
  br i1 %94, label %100, label %95

95:
  %96 = getelementptr inbounds double, ptr %90, i64 %77
  %97 = bitcast ptr %96 to ptr
  %98 = bitcast ptr %5 to ptr
  %99 = shl i64 %57, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %97, ptr align 8 %98, i64 %99, i1 false)
  br label %100

100:
  br i1 %78, label %577, label %101

101:
  %102 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, null
  br i1 %104, label %113, label %105

105:
  %106 = getelementptr inbounds double, ptr %8, i64 4
  %107 = mul nsw i64 %58, 36
  %108 = getelementptr inbounds double, ptr %106, i64 %107
  tail call void %103(double %1, ptr %85, ptr %6, ptr %7, ptr %108, ptr %66)
  %109 = load i64, ptr %72, align 8
  %110 = load i64, ptr %76, align 8
  %111 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %112 = load i64, ptr %111, align 8
  br label %113

113:
  %114 = phi i64 [ %56, %101 ], [ %112, %105 ]
  %115 = phi i64 [ %77, %101 ], [ %110, %105 ]
  %116 = phi i64 [ %73, %101 ], [ %109, %105 ]
  %117 = icmp eq i64 %114, 0
  br i1 %117, label %118, label %120

118:
  %119 = getelementptr inbounds double, ptr %85, i64 %116
  br label %146

120:
  %121 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %124, %122
  %126 = getelementptr inbounds double, ptr %66, i64 %125
  %127 = load i64, ptr %79, align 8
  %128 = getelementptr inbounds double, ptr %126, i64 %127
  %129 = bitcast ptr %71 to ptr
  %130 = shl i64 %116, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %84, i64 %130, i1 false)
  %131 = getelementptr inbounds double, ptr %71, i64 %116
  %132 = bitcast ptr %131 to ptr
  %133 = bitcast ptr %128 to ptr
  %134 = shl i64 %114, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %132, ptr align 8 %133, i64 %134, i1 false)
  %135 = bitcast ptr %75 to ptr
  %136 = getelementptr inbounds double, ptr %85, i64 %116
  %137 = bitcast ptr %136 to ptr
  %138 = shl i64 %115, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %135, ptr align 8 %137, i64 %138, i1 false)
  %139 = getelementptr inbounds double, ptr %75, i64 %115
  %140 = bitcast ptr %139 to ptr
  %141 = getelementptr inbounds double, ptr %128, i64 %114
  %142 = bitcast ptr %141 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %140, ptr align 8 %142, i64 %134, i1 false)
  %143 = shl nsw i64 %114, 1
  %144 = getelementptr inbounds double, ptr %128, i64 %143
  %145 = load i64, ptr %76, align 8
  br label %146

146:
  %147 = phi i64 [ %115, %118 ], [ %145, %120 ]
  %148 = phi ptr [ %85, %118 ], [ %71, %120 ]
  %149 = phi ptr [ %119, %118 ], [ %75, %120 ]
  %150 = phi ptr [ null, %118 ], [ %144, %120 ]
  %151 = getelementptr inbounds double, ptr %8, i64 4
  %152 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 8
  %155 = select i1 %154, ptr %66, ptr null
  %156 = bitcast ptr %8 to ptr
  %157 = load <4 x double>, ptr %156, align 8
  %158 = fneg <4 x double> %157
  %159 = inttoptr i64 %62 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(192) %159, i8 0, i64 192, i1 false)
  %160 = getelementptr inbounds %struct.body, ptr %63, i64 0, i32 4
  store <4 x double> %158, ptr %160, align 64
  %161 = getelementptr inbounds %struct.body, ptr %63, i64 0, i32 5
  %162 = bitcast ptr %161 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 32 dereferenceable(480) %162, i8 0, i64 480, i1 false)
  %163 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %164 = load i64, ptr %163, align 8
  %165 = icmp sgt i64 %164, 0
  br i1 %165, label %166, label %580

166:
  %167 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %168 = getelementptr inbounds %struct.body, ptr %63, i64 1
  br label %173

169:
  %170 = icmp sgt i64 %495, 0
  br i1 %170, label %171, label %580

171:
  %172 = icmp eq i64 %153, 0
  br label %497

173:
  %174 = phi i64 [ 0, %166 ], [ %494, %493 ]
  %175 = load ptr, ptr %167, align 8
  %176 = mul nuw nsw i64 %174, 5
  %177 = getelementptr inbounds i64, ptr %175, i64 %176
  %178 = getelementptr inbounds i64, ptr %177, i64 3
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds %struct.body, ptr %168, i64 %174
  %181 = load i64, ptr %177, align 8
  %182 = mul nuw nsw i64 %174, 36
  %183 = getelementptr inbounds double, ptr %151, i64 %182
  %184 = mul nsw i64 %174, %153
  %185 = getelementptr inbounds double, ptr %155, i64 %184
  %186 = select i1 %154, ptr %185, ptr null
  %187 = icmp slt i64 %179, %147
  %188 = getelementptr inbounds double, ptr %4, i64 %179
  %189 = sub nsw i64 %179, %147
  %190 = getelementptr inbounds double, ptr %150, i64 %189
  %191 = select i1 %187, ptr %188, ptr %190
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds i64, ptr %177, i64 1
  %194 = load i64, ptr %193, align 8
  %195 = icmp eq i64 %194, 1
  %196 = bitcast ptr %183 to ptr
  %197 = load <4 x double>, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %183, i64 4
  %199 = bitcast ptr %198 to ptr
  %200 = load <4 x double>, ptr %199, align 8
  %201 = getelementptr inbounds double, ptr %183, i64 8
  %202 = bitcast ptr %201 to ptr
  %203 = load <4 x double>, ptr %202, align 8
  %204 = icmp eq i64 %194, 0
  br i1 %204, label %205, label %221

205:
  %206 = getelementptr inbounds i64, ptr %177, i64 2
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds double, ptr %148, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = tail call double @llvm.cos.f64(double %209)
  %211 = tail call double @llvm.sin.f64(double %209)
  %212 = insertelement <4 x double> poison, double %210, i64 0
  %213 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> zeroinitializer
  %214 = insertelement <4 x double> poison, double %211, i64 0
  %215 = shufflevector <4 x double> %214, <4 x double> poison, <4 x i32> zeroinitializer
  %216 = fmul <4 x double> %200, %215
  %217 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %213, <4 x double> %216)
  %218 = fneg <4 x double> %197
  %219 = fmul <4 x double> %215, %218
  %220 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %200, <4 x double> %213, <4 x double> %219)
  br label %289

221:
  %222 = icmp slt i64 %194, 3
  br i1 %222, label %289, label %223

223:
  %224 = getelementptr inbounds i64, ptr %177, i64 2
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds double, ptr %148, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %226, i64 1
  %229 = load double, ptr %228, align 8
  %230 = getelementptr inbounds double, ptr %226, i64 2
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds double, ptr %226, i64 3
  %233 = load double, ptr %232, align 8
  %234 = fmul double %233, %233
  %235 = tail call double @llvm.fmuladd.f64(double %231, double %231, double %234)
  %236 = tail call double @llvm.fmuladd.f64(double %235, double -2.000000e+00, double 1.000000e+00)
  %237 = fmul double %227, %233
  %238 = tail call double @llvm.fmuladd.f64(double %229, double %231, double %237)
  %239 = fmul double %238, 2.000000e+00
  %240 = fmul double %227, %231
  %241 = fneg double %240
  %242 = tail call double @llvm.fmuladd.f64(double %229, double %233, double %241)
  %243 = fmul double %242, 2.000000e+00
  %244 = insertelement <4 x double> poison, double %236, i64 0
  %245 = fneg double %237
  %246 = tail call double @llvm.fmuladd.f64(double %229, double %231, double %245)
  %247 = fmul double %246, 2.000000e+00
  %248 = tail call double @llvm.fmuladd.f64(double %229, double %229, double %234)
  %249 = tail call double @llvm.fmuladd.f64(double %248, double -2.000000e+00, double 1.000000e+00)
  %250 = fmul double %227, %229
  %251 = tail call double @llvm.fmuladd.f64(double %231, double %233, double %250)
  %252 = fmul double %251, 2.000000e+00
  %253 = insertelement <4 x double> poison, double %247, i64 0
  %254 = tail call double @llvm.fmuladd.f64(double %229, double %233, double %240)
  %255 = fmul double %254, 2.000000e+00
  %256 = fneg double %250
  %257 = tail call double @llvm.fmuladd.f64(double %231, double %233, double %256)
  %258 = fmul double %257, 2.000000e+00
  %259 = fmul double %231, %231
  %260 = tail call double @llvm.fmuladd.f64(double %229, double %229, double %259)
  %261 = tail call double @llvm.fmuladd.f64(double %260, double -2.000000e+00, double 1.000000e+00)
  %262 = insertelement <4 x double> poison, double %255, i64 0
  %263 = shufflevector <4 x double> %244, <4 x double> poison, <4 x i32> zeroinitializer
  %264 = insertelement <4 x double> undef, double %239, i64 0
  %265 = shufflevector <4 x double> %264, <4 x double> poison, <4 x i32> zeroinitializer
  %266 = fmul <4 x double> %200, %265
  %267 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %263, <4 x double> %266)
  %268 = insertelement <4 x double> undef, double %243, i64 0
  %269 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> zeroinitializer
  %270 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %269, <4 x double> %267)
  %271 = shufflevector <4 x double> %253, <4 x double> poison, <4 x i32> zeroinitializer
  %272 = insertelement <4 x double> undef, double %249, i64 0
  %273 = shufflevector <4 x double> %272, <4 x double> poison, <4 x i32> zeroinitializer
  %274 = fmul <4 x double> %200, %273
  %275 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %271, <4 x double> %274)
  %276 = insertelement <4 x double> undef, double %252, i64 0
  %277 = shufflevector <4 x double> %276, <4 x double> poison, <4 x i32> zeroinitializer
  %278 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %277, <4 x double> %275)
  %279 = shufflevector <4 x double> %262, <4 x double> poison, <4 x i32> zeroinitializer
  %280 = insertelement <4 x double> undef, double %258, i64 0
  %281 = shufflevector <4 x double> %280, <4 x double> poison, <4 x i32> zeroinitializer
  %282 = fmul <4 x double> %200, %281
  %283 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %197, <4 x double> %279, <4 x double> %282)
  %284 = insertelement <4 x double> undef, double %261, i64 0
  %285 = shufflevector <4 x double> %284, <4 x double> poison, <4 x i32> zeroinitializer
  %286 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %203, <4 x double> %285, <4 x double> %283)
  switch i64 %194, label %288 [
    i64 3, label %289
    i64 4, label %287
  ]

287:
  br label %289

288:
  br label %289

289:
  %290 = phi <4 x double> [ %217, %205 ], [ %270, %288 ], [ %286, %287 ], [ %197, %221 ], [ %278, %223 ]
  %291 = phi <4 x double> [ %220, %205 ], [ %278, %288 ], [ %270, %287 ], [ %200, %221 ], [ %286, %223 ]
  %292 = phi <4 x double> [ %203, %205 ], [ %286, %288 ], [ %278, %287 ], [ %203, %221 ], [ %270, %223 ]
  %293 = shufflevector <4 x double> %290, <4 x double> %291, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %294 = shufflevector <4 x double> %290, <4 x double> %291, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %295 = shufflevector <4 x double> %293, <4 x double> %292, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %296 = shufflevector <4 x double> %293, <4 x double> %292, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %297 = shufflevector <4 x double> %294, <4 x double> %292, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %298 = getelementptr inbounds double, ptr %183, i64 12
  %299 = bitcast ptr %298 to ptr
  %300 = load <4 x double>, ptr %299, align 8
  br i1 %195, label %301, label %309

301:
  %302 = getelementptr inbounds i64, ptr %177, i64 2
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds double, ptr %148, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = insertelement <4 x double> poison, double %305, i64 0
  %307 = shufflevector <4 x double> %306, <4 x double> poison, <4 x i32> zeroinitializer
  %308 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %307, <4 x double> %292, <4 x double> %300)
  br label %309

309:
  %310 = phi <4 x double> [ %308, %301 ], [ %300, %289 ]
  %311 = getelementptr inbounds %struct.body, ptr %63, i64 %181, i32 2
  %312 = load <4 x double>, ptr %311, align 64
  %313 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> zeroinitializer
  %314 = shufflevector <4 x double> %312, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %315 = fmul <4 x double> %296, %314
  %316 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %295, <4 x double> %313, <4 x double> %315)
  %317 = shufflevector <4 x double> %312, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %318 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %297, <4 x double> %317, <4 x double> %316)
  %319 = getelementptr inbounds %struct.body, ptr %63, i64 %181, i32 4
  %320 = load <4 x double>, ptr %319, align 64
  %321 = getelementptr inbounds %struct.body, ptr %63, i64 %181, i32 3
  %322 = load <4 x double>, ptr %321, align 32
  %323 = shufflevector <4 x double> %310, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %324 = fmul <4 x double> %323, %322
  %325 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %326 = fmul <4 x double> %310, %325
  %327 = fsub <4 x double> %324, %326
  %328 = shufflevector <4 x double> %327, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %329 = fadd <4 x double> %320, %328
  %330 = fmul <4 x double> %312, %323
  %331 = shufflevector <4 x double> %312, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %332 = fmul <4 x double> %310, %331
  %333 = fsub <4 x double> %330, %332
  %334 = shufflevector <4 x double> %333, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %335 = shufflevector <4 x double> %334, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %336 = fmul <4 x double> %312, %335
  %337 = fmul <4 x double> %331, %334
  %338 = fsub <4 x double> %336, %337
  %339 = shufflevector <4 x double> %338, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %340 = fadd <4 x double> %329, %339
  %341 = getelementptr inbounds i64, ptr %177, i64 4
  %342 = load i64, ptr %341, align 8
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %353, label %344

344:
  %345 = getelementptr inbounds %struct.body, ptr %63, i64 %181, i32 5
  %346 = load <4 x double>, ptr %345, align 32
  %347 = shufflevector <4 x double> %346, <4 x double> poison, <4 x i32> zeroinitializer
  %348 = shufflevector <4 x double> %346, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %349 = fmul <4 x double> %296, %348
  %350 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %295, <4 x double> %347, <4 x double> %349)
  %351 = shufflevector <4 x double> %346, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %352 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %297, <4 x double> %351, <4 x double> %350)
  br label %353

353:
  %354 = phi <4 x double> [ %352, %344 ], [ %318, %309 ]
  %355 = getelementptr inbounds double, ptr %149, i64 %179
  %356 = load double, ptr %355, align 8
  %357 = insertelement <4 x double> poison, double %356, i64 0
  %358 = shufflevector <4 x double> %357, <4 x double> poison, <4 x i32> zeroinitializer
  %359 = fmul <4 x double> %358, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %360 = shufflevector <4 x double> %359, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %361 = fmul <4 x double> %354, %360
  %362 = shufflevector <4 x double> %354, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %363 = fmul <4 x double> %362, %359
  %364 = fsub <4 x double> %361, %363
  %365 = shufflevector <4 x double> %364, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %366 = shufflevector <4 x double> %322, <4 x double> poison, <4 x i32> zeroinitializer
  %367 = shufflevector <4 x double> %322, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %368 = fmul <4 x double> %296, %367
  %369 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %295, <4 x double> %366, <4 x double> %368)
  %370 = shufflevector <4 x double> %322, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %371 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %297, <4 x double> %370, <4 x double> %369)
  %372 = shufflevector <4 x double> %340, <4 x double> poison, <4 x i32> zeroinitializer
  %373 = shufflevector <4 x double> %340, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %374 = fmul <4 x double> %296, %373
  %375 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %295, <4 x double> %372, <4 x double> %374)
  %376 = shufflevector <4 x double> %340, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %377 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %297, <4 x double> %376, <4 x double> %375)
  br i1 %195, label %378, label %384

378:
  %379 = insertelement <4 x double> poison, double %192, i64 0
  %380 = shufflevector <4 x double> %379, <4 x double> poison, <4 x i32> zeroinitializer
  %381 = fmul <4 x double> %380, <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>
  %382 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> splat (double 2.000000e+00), <4 x double> %381)
  %383 = fadd <4 x double> %377, %382
  br label %390

384:
  %385 = fadd <4 x double> %318, %359
  %386 = insertelement <4 x double> poison, double %192, i64 0
  %387 = shufflevector <4 x double> %386, <4 x double> poison, <4 x i32> zeroinitializer
  %388 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %387, <4 x double> <double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00>, <4 x double> %365)
  %389 = fadd <4 x double> %371, %388
  br label %390

390:
  %391 = phi <4 x double> [ %383, %378 ], [ %377, %384 ]
  %392 = phi <4 x double> [ %371, %378 ], [ %389, %384 ]
  %393 = phi <4 x double> [ %318, %378 ], [ %385, %384 ]
  %394 = getelementptr inbounds double, ptr %183, i64 16
  %395 = bitcast ptr %394 to ptr
  %396 = load <4 x double>, ptr %395, align 8
  %397 = getelementptr inbounds double, ptr %183, i64 20
  %398 = bitcast ptr %397 to ptr
  %399 = load <4 x double>, ptr %398, align 8
  %400 = getelementptr inbounds double, ptr %183, i64 24
  %401 = bitcast ptr %400 to ptr
  %402 = load <4 x double>, ptr %401, align 8
  %403 = getelementptr inbounds double, ptr %183, i64 28
  %404 = bitcast ptr %403 to ptr
  %405 = load <4 x double>, ptr %404, align 8
  %406 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 0, i32 0
  store <4 x double> %290, ptr %406, align 64
  %407 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 0, i32 1
  store <4 x double> %291, ptr %407, align 32
  %408 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 0, i32 2
  store <4 x double> %292, ptr %408, align 64
  %409 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 1
  store <4 x double> %310, ptr %409, align 32
  %410 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 2
  store <4 x double> %393, ptr %410, align 64
  %411 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 3
  store <4 x double> %392, ptr %411, align 32
  %412 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 4
  store <4 x double> %391, ptr %412, align 64
  %413 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 5
  store <4 x double> %354, ptr %413, align 32
  %414 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 6, i32 0
  store <4 x double> %399, ptr %414, align 64
  %415 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 6, i32 1
  store <4 x double> %402, ptr %415, align 32
  %416 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 6, i32 2
  store <4 x double> %405, ptr %416, align 64
  %417 = extractelement <4 x double> %396, i64 2
  %418 = extractelement <4 x double> %396, i64 1
  %419 = fneg double %418
  %420 = insertelement <4 x double> <double 0.000000e+00, double poison, double poison, double 0.000000e+00>, double %417, i64 1
  %421 = insertelement <4 x double> %420, double %419, i64 2
  %422 = fneg double %417
  %423 = extractelement <4 x double> %396, i64 0
  %424 = insertelement <4 x double> <double poison, double 0.000000e+00, double poison, double 0.000000e+00>, double %422, i64 0
  %425 = shufflevector <4 x double> %424, <4 x double> %396, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  %426 = fneg double %423
  %427 = insertelement <4 x double> <double poison, double poison, double 0.000000e+00, double 0.000000e+00>, double %418, i64 0
  %428 = insertelement <4 x double> %427, double %426, i64 1
  %429 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 7, i32 0
  store <4 x double> %421, ptr %429, align 32
  %430 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 7, i32 1
  store <4 x double> %425, ptr %430, align 64
  %431 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 7, i32 2
  store <4 x double> %428, ptr %431, align 32
  %432 = shufflevector <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, <4 x double> %396, <4 x i32> <i32 7, i32 1, i32 2, i32 3>
  %433 = shufflevector <4 x double> <double 0.000000e+00, double poison, double 0.000000e+00, double 0.000000e+00>, <4 x double> %396, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %434 = shufflevector <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, <4 x double> %396, <4 x i32> <i32 0, i32 1, i32 7, i32 3>
  %435 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 8, i32 0
  store <4 x double> %432, ptr %435, align 64
  %436 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 8, i32 1
  store <4 x double> %433, ptr %436, align 32
  %437 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 8, i32 2
  store <4 x double> %434, ptr %437, align 64
  %438 = shufflevector <4 x double> %396, <4 x double> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %439 = shufflevector <4 x double> %396, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %440 = fmul <4 x double> %392, %439
  %441 = shufflevector <4 x double> %392, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %442 = fmul <4 x double> %441, %396
  %443 = fsub <4 x double> %440, %442
  %444 = shufflevector <4 x double> %443, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %445 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %438, <4 x double> %391, <4 x double> %444)
  %446 = fmul <4 x double> %393, %439
  %447 = shufflevector <4 x double> %393, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %448 = fmul <4 x double> %396, %447
  %449 = fsub <4 x double> %446, %448
  %450 = shufflevector <4 x double> %449, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %451 = shufflevector <4 x double> %450, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %452 = fmul <4 x double> %393, %451
  %453 = fmul <4 x double> %447, %450
  %454 = fsub <4 x double> %452, %453
  %455 = shufflevector <4 x double> %454, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %456 = fadd <4 x double> %445, %455
  %457 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 9
  store <4 x double> %456, ptr %457, align 32
  %458 = shufflevector <4 x double> %392, <4 x double> poison, <4 x i32> zeroinitializer
  %459 = shufflevector <4 x double> %392, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %460 = fmul <4 x double> %459, %402
  %461 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %399, <4 x double> %458, <4 x double> %460)
  %462 = shufflevector <4 x double> %392, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %463 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %405, <4 x double> %462, <4 x double> %461)
  %464 = shufflevector <4 x double> %393, <4 x double> poison, <4 x i32> zeroinitializer
  %465 = shufflevector <4 x double> %393, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %466 = fmul <4 x double> %465, %402
  %467 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %399, <4 x double> %464, <4 x double> %466)
  %468 = shufflevector <4 x double> %393, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %469 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %405, <4 x double> %468, <4 x double> %467)
  %470 = shufflevector <4 x double> %469, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %471 = fmul <4 x double> %393, %470
  %472 = fmul <4 x double> %447, %469
  %473 = fsub <4 x double> %471, %472
  %474 = shufflevector <4 x double> %473, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %475 = fadd <4 x double> %463, %474
  %476 = shufflevector <4 x double> %391, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %477 = fmul <4 x double> %476, %396
  %478 = fmul <4 x double> %391, %439
  %479 = fsub <4 x double> %477, %478
  %480 = shufflevector <4 x double> %479, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %481 = fadd <4 x double> %480, %475
  %482 = getelementptr inbounds %struct.body, ptr %180, i64 0, i32 10
  store <4 x double> %481, ptr %482, align 64
  %483 = icmp eq ptr %186, null
  br i1 %483, label %493, label %484

484:
  %485 = getelementptr inbounds double, ptr %186, i64 1
  %486 = bitcast ptr %485 to ptr
  %487 = load <4 x double>, ptr %486, align 8
  %488 = fsub <4 x double> %456, %487
  store <4 x double> %488, ptr %457, align 32
  %489 = getelementptr inbounds double, ptr %186, i64 4
  %490 = bitcast ptr %489 to ptr
  %491 = load <4 x double>, ptr %490, align 8
  %492 = fsub <4 x double> %481, %491
  store <4 x double> %492, ptr %482, align 64
  br label %493

493:
  %494 = add nuw nsw i64 %174, 1
  %495 = load i64, ptr %163, align 8
  %496 = icmp slt i64 %494, %495
  br i1 %496, label %173, label %169

497:
  %498 = phi i64 [ %495, %171 ], [ %499, %549 ]
  %499 = add nsw i64 %498, -1
  %500 = load ptr, ptr %167, align 8
  %501 = mul nsw i64 %499, 5
  %502 = getelementptr inbounds i64, ptr %500, i64 %501
  %503 = getelementptr inbounds i64, ptr %502, i64 3
  %504 = load i64, ptr %503, align 8
  %505 = load i64, ptr %502, align 8
  %506 = getelementptr inbounds %struct.body, ptr %63, i64 %498, i32 9
  %507 = load <4 x double>, ptr %506, align 32
  %508 = getelementptr inbounds %struct.body, ptr %63, i64 %498, i32 0, i32 0
  %509 = load <4 x double>, ptr %508, align 64
  %510 = shufflevector <4 x double> %507, <4 x double> poison, <4 x i32> zeroinitializer
  %511 = getelementptr inbounds %struct.body, ptr %63, i64 %498, i32 0, i32 1
  %512 = load <4 x double>, ptr %511, align 32
  %513 = shufflevector <4 x double> %507, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %514 = fmul <4 x double> %513, %512
  %515 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %509, <4 x double> %510, <4 x double> %514)
  %516 = getelementptr inbounds %struct.body, ptr %63, i64 %498, i32 0, i32 2
  %517 = load <4 x double>, ptr %516, align 64
  %518 = shufflevector <4 x double> %507, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %519 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %517, <4 x double> %518, <4 x double> %515)
  %520 = icmp slt i64 %504, %147
  br i1 %520, label %521, label %549

521:
  %522 = getelementptr inbounds i64, ptr %502, i64 1
  %523 = load i64, ptr %522, align 8
  %524 = icmp eq i64 %523, 1
  br i1 %524, label %528, label %525

525:
  %526 = getelementptr inbounds %struct.body, ptr %63, i64 %498, i32 10
  %527 = load <4 x double>, ptr %526, align 64
  br label %528

528:
  %529 = phi <4 x double> [ %527, %525 ], [ %507, %521 ]
  %530 = extractelement <4 x double> %529, i64 2
  %531 = mul nsw i64 %499, 36
  %532 = add nsw i64 %531, 32
  %533 = getelementptr inbounds double, ptr %151, i64 %532
  %534 = load double, ptr %533, align 8
  %535 = getelementptr inbounds double, ptr %4, i64 %504
  %536 = load double, ptr %535, align 8
  %537 = tail call double @llvm.fmuladd.f64(double %534, double %536, double %530)
  br i1 %172, label %542, label %538

538:
  %539 = mul nsw i64 %499, %153
  %540 = getelementptr inbounds double, ptr %66, i64 %539
  %541 = load double, ptr %540, align 8
  br label %542

542:
  %543 = phi double [ %541, %538 ], [ 0.000000e+00, %528 ]
  %544 = fsub double %537, %543
  %545 = getelementptr inbounds double, ptr %9, i64 %504
  store double %544, ptr %545, align 8
  %546 = load <4 x double>, ptr %508, align 64
  %547 = load <4 x double>, ptr %511, align 32
  %548 = load <4 x double>, ptr %516, align 64
  br label %549

549:
  %550 = phi <4 x double> [ %548, %542 ], [ %517, %497 ]
  %551 = phi <4 x double> [ %547, %542 ], [ %512, %497 ]
  %552 = phi <4 x double> [ %546, %542 ], [ %509, %497 ]
  %553 = getelementptr inbounds %struct.body, ptr %63, i64 %505, i32 9
  %554 = load <4 x double>, ptr %553, align 32
  %555 = fadd <4 x double> %519, %554
  store <4 x double> %555, ptr %553, align 32
  %556 = getelementptr inbounds %struct.body, ptr %63, i64 %498, i32 10
  %557 = load <4 x double>, ptr %556, align 64
  %558 = shufflevector <4 x double> %557, <4 x double> poison, <4 x i32> zeroinitializer
  %559 = shufflevector <4 x double> %557, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %560 = fmul <4 x double> %551, %559
  %561 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %552, <4 x double> %558, <4 x double> %560)
  %562 = shufflevector <4 x double> %557, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %563 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %550, <4 x double> %562, <4 x double> %561)
  %564 = getelementptr inbounds %struct.body, ptr %63, i64 %498, i32 1
  %565 = load <4 x double>, ptr %564, align 32
  %566 = shufflevector <4 x double> %519, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %567 = fmul <4 x double> %566, %565
  %568 = shufflevector <4 x double> %565, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %569 = fmul <4 x double> %519, %568
  %570 = fsub <4 x double> %567, %569
  %571 = shufflevector <4 x double> %570, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %572 = fadd <4 x double> %563, %571
  %573 = getelementptr inbounds %struct.body, ptr %63, i64 %505, i32 10
  %574 = load <4 x double>, ptr %573, align 64
  %575 = fadd <4 x double> %574, %572
  store <4 x double> %575, ptr %573, align 64
  %576 = icmp ugt i64 %498, 1
  br i1 %576, label %497, label %580

577:
  %578 = call i64 @llvm.smax.i64(i64 %77, i64 0)
  %579 = icmp slt i64 %77, 1
  br i1 %579, label %580, label %581

580:
  tail call void @free(ptr %84)
  br i1 %78, label %593, label %586

581:
  %582 = phi i64 [ %584, %581 ], [ 0, %577 ]
  %583 = getelementptr inbounds double, ptr %9, i64 %582
  store double 0x7FF8000000000000, ptr %583, align 8
  %584 = add nuw i64 %582, 1
  %585 = icmp eq i64 %584, %578
  br i1 %585, label %580, label %581

586:
  %587 = icmp slt i64 %55, 0
  br i1 %587, label %588, label %590

588:
  %589 = bitcast ptr %59 to ptr
  tail call void @free(ptr %589)
  br label %593

590:
  %591 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14, i64 %55
  %592 = bitcast ptr %591 to ptr
  store atomic i64 %60, ptr %592 release, align 8
  br label %593

593:
  ret void
}

define void @tree_motion_energy(ptr %0, double %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr  %6) {
  %8 = alloca %struct.motion, align 8
  %9 = getelementptr inbounds double, ptr %5, i64 4
  %10 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %11 = load i64, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ 0, %7 ], [ %19, %18 ]
  %14 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14, i64 %13
  %15 = bitcast ptr %14 to ptr
  %16 = atomicrmw xchg ptr %15, i64 0 acquire, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %47

18:
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, 8
  br i1 %20, label %21, label %12

21:
  %22 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %36, label %29

29:
  %30 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = shl nsw i64 %33, 1
  %35 = add nsw i64 %34, %31
  br label %36

36:
  %37 = phi i64 [ %35, %29 ], [ 0, %21 ]
  %38 = mul nsw i64 %27, 5
  %39 = mul i64 %23, 96
  %40 = add i64 %25, 96
  %41 = add i64 %40, %39
  %42 = add i64 %41, %38
  %43 = add i64 %42, %37
  %44 = shl i64 %43, 3
  %45 = tail call ptr @malloc(i64 %44)
  %46 = bitcast ptr %45 to ptr
  br label %55

47:
  %48 = inttoptr i64 %16 to ptr
  %49 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %54 = load i64, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ -1, %36 ], [ %13, %47 ]
  %57 = phi i64 [ %27, %36 ], [ %54, %47 ]
  %58 = phi i64 [ %25, %36 ], [ %52, %47 ]
  %59 = phi i64 [ %23, %36 ], [ %50, %47 ]
  %60 = phi ptr [ %46, %36 ], [ %48, %47 ]
  %61 = ptrtoint ptr %60 to i64
  %62 = add i64 %61, 63
  %63 = and i64 %62, -64
  %64 = inttoptr i64 %63 to ptr
  %65 = getelementptr inbounds %struct.body, ptr %64, i64 %59
  %66 = getelementptr inbounds %struct.body, ptr %65, i64 1
  %67 = getelementptr %struct.body, ptr %66, i64 0, i32 0, i32 0, i64 0
  %68 = shl nsw i64 %59, 3
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  %70 = getelementptr inbounds double, ptr %69, i64 %58
  %71 = mul nsw i64 %57, 3
  %72 = getelementptr inbounds double, ptr %70, i64 %71
  %73 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = getelementptr inbounds double, ptr %75, i64 %57
  %77 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  %80 = getelementptr inbounds double, ptr %79, i64 %57
  %81 = icmp eq ptr %60, null
  %82 = select i1 %81, double 0x7FF8000000000000, double 0.000000e+00
  %83 = getelementptr inbounds double, ptr %6, i64 2
  store double %82, ptr %83, align 8
  %84 = getelementptr inbounds double, ptr %6, i64 1
  store double %82, ptr %84, align 8
  store double %82, ptr %6, align 8
  br i1 %81, label %554, label %85

85:
  %86 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %94, label %89

89:
  %90 = mul nsw i64 %59, 36
  %91 = getelementptr inbounds double, ptr %9, i64 %90
  tail call void %87(double %1, ptr %2, ptr %3, ptr %4, ptr %91, ptr %67)
  %92 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %93 = load i64, ptr %92, align 8
  br label %94

94:
  %95 = phi i64 [ %57, %85 ], [ %93, %89 ]
  %96 = bitcast ptr %8 to ptr
  %97 = load i64, ptr %73, align 8
  %98 = load i64, ptr %77, align 8
  %99 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %100 = icmp eq i64 %95, 0
  br i1 %100, label %101, label %103

101:
  %102 = getelementptr inbounds double, ptr %2, i64 %97
  br label %129

103:
  %104 = load i64, ptr %10, align 8
  %105 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %106, %104
  %108 = getelementptr inbounds double, ptr %67, i64 %107
  %109 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %108, i64 %110
  %112 = bitcast ptr %72 to ptr
  %113 = bitcast ptr %2 to ptr
  %114 = shl i64 %97, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %112, ptr align 8 %113, i64 %114, i1 false)
  %115 = getelementptr inbounds double, ptr %72, i64 %97
  %116 = bitcast ptr %115 to ptr
  %117 = bitcast ptr %111 to ptr
  %118 = shl i64 %95, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %116, ptr align 8 %117, i64 %118, i1 false)
  %119 = bitcast ptr %76 to ptr
  %120 = getelementptr inbounds double, ptr %2, i64 %97
  %121 = bitcast ptr %120 to ptr
  %122 = shl i64 %98, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %119, ptr align 8 %121, i64 %122, i1 false)
  %123 = getelementptr inbounds double, ptr %76, i64 %98
  %124 = bitcast ptr %123 to ptr
  %125 = getelementptr inbounds double, ptr %111, i64 %95
  %126 = bitcast ptr %125 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %124, ptr align 8 %126, i64 %118, i1 false)
  %127 = shl nsw i64 %95, 1
  %128 = getelementptr inbounds double, ptr %111, i64 %127
  br label %129

129:
  %130 = phi ptr [ %2, %101 ], [ %72, %103 ]
  %131 = phi ptr [ %102, %101 ], [ %76, %103 ]
  %132 = phi ptr [ null, %101 ], [ %128, %103 ]
  %133 = getelementptr inbounds %struct.motion, ptr %8, i64 0, i32 0
  store ptr %130, ptr %133, align 8
  %134 = getelementptr inbounds %struct.motion, ptr %8, i64 0, i32 1
  store ptr %131, ptr %134, align 8
  %135 = getelementptr inbounds %struct.motion, ptr %8, i64 0, i32 2
  store ptr %132, ptr %135, align 8
  %136 = load i64, ptr %99, align 8
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %251, label %138

138:
  %139 = load i64, ptr %10, align 8
  call void @solve(ptr %0, ptr %64, ptr %8, ptr %5, ptr %67, ptr %80)
  %140 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %141 = load i64, ptr %140, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %249

143:
  %144 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %145 = load ptr, ptr %144, align 8
  %146 = load i64, ptr %77, align 8
  %147 = icmp eq i64 %139, 0
  %148 = getelementptr inbounds %struct.body, ptr %64, i64 1
  %149 = load ptr, ptr %134, align 8
  %150 = load ptr, ptr %135, align 8
  br label %151

151:
  %152 = phi double [ 0.000000e+00, %143 ], [ %246, %245 ]
  %153 = phi i64 [ 0, %143 ], [ %247, %245 ]
  %154 = mul nuw nsw i64 %153, 5
  %155 = getelementptr inbounds i64, ptr %145, i64 %154
  %156 = getelementptr inbounds i64, ptr %155, i64 3
  %157 = load i64, ptr %156, align 8
  %158 = sub nsw i64 %157, %146
  %159 = icmp slt i64 %158, 0
  br i1 %159, label %245, label %160

160:
  %161 = getelementptr inbounds %struct.body, ptr %148, i64 %153
  %162 = getelementptr inbounds %struct.body, ptr %161, i64 0, i32 7
  %163 = getelementptr inbounds %struct.mat, ptr %162, i64 0, i32 0
  %164 = load <4 x double>, ptr %163, align 32
  %165 = getelementptr inbounds %struct.mat, ptr %162, i64 0, i32 1
  %166 = load <4 x double>, ptr %165, align 64
  %167 = shufflevector <4 x double> %164, <4 x double> %166, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %168 = shufflevector <4 x double> %164, <4 x double> %166, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %169 = getelementptr inbounds %struct.mat, ptr %162, i64 0, i32 2
  %170 = load <4 x double>, ptr %169, align 32
  %171 = shufflevector <4 x double> %167, <4 x double> %170, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %172 = shufflevector <4 x double> %167, <4 x double> %170, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %173 = shufflevector <4 x double> %168, <4 x double> %170, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %174 = getelementptr inbounds %struct.body, ptr %161, i64 0, i32 10
  %175 = load <4 x double>, ptr %174, align 64
  %176 = getelementptr inbounds %struct.body, ptr %161, i64 0, i32 6
  %177 = getelementptr inbounds %struct.body, ptr %161, i64 0, i32 3
  %178 = load <4 x double>, ptr %177, align 32
  %179 = getelementptr inbounds %struct.mat, ptr %176, i64 0, i32 0
  %180 = load <4 x double>, ptr %179, align 64
  %181 = shufflevector <4 x double> %178, <4 x double> poison, <4 x i32> zeroinitializer
  %182 = getelementptr inbounds %struct.mat, ptr %176, i64 0, i32 1
  %183 = load <4 x double>, ptr %182, align 32
  %184 = shufflevector <4 x double> %178, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %185 = fmul <4 x double> %184, %183
  %186 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %180, <4 x double> %181, <4 x double> %185)
  %187 = getelementptr inbounds %struct.mat, ptr %176, i64 0, i32 2
  %188 = load <4 x double>, ptr %187, align 64
  %189 = shufflevector <4 x double> %178, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %190 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %188, <4 x double> %189, <4 x double> %186)
  %191 = getelementptr inbounds %struct.body, ptr %161, i64 0, i32 4
  %192 = load <4 x double>, ptr %191, align 64
  %193 = shufflevector <4 x double> %192, <4 x double> poison, <4 x i32> zeroinitializer
  %194 = shufflevector <4 x double> %192, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %195 = fmul <4 x double> %166, %194
  %196 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %164, <4 x double> %193, <4 x double> %195)
  %197 = shufflevector <4 x double> %192, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %198 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %170, <4 x double> %197, <4 x double> %196)
  %199 = getelementptr inbounds %struct.body, ptr %161, i64 0, i32 9
  %200 = fmul <4 x double> %172, %184
  %201 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %171, <4 x double> %181, <4 x double> %200)
  %202 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %173, <4 x double> %189, <4 x double> %201)
  %203 = getelementptr inbounds %struct.body, ptr %161, i64 0, i32 8
  %204 = getelementptr inbounds %struct.mat, ptr %203, i64 0, i32 0
  %205 = load <4 x double>, ptr %204, align 64
  %206 = getelementptr inbounds %struct.mat, ptr %203, i64 0, i32 1
  %207 = load <4 x double>, ptr %206, align 32
  %208 = fmul <4 x double> %194, %207
  %209 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %205, <4 x double> %193, <4 x double> %208)
  %210 = getelementptr inbounds %struct.mat, ptr %203, i64 0, i32 2
  %211 = load <4 x double>, ptr %210, align 64
  %212 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %211, <4 x double> %197, <4 x double> %209)
  %213 = getelementptr inbounds i64, ptr %155, i64 1
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, 1
  %216 = getelementptr inbounds <4 x double>, ptr %199, i64 0, i64 2
  %217 = load double, ptr %216, align 16
  %218 = extractelement <4 x double> %202, i64 2
  %219 = fadd double %218, %217
  %220 = extractelement <4 x double> %212, i64 2
  %221 = fadd double %219, %220
  %222 = extractelement <4 x double> %175, i64 2
  %223 = extractelement <4 x double> %190, i64 2
  %224 = fadd double %222, %223
  %225 = extractelement <4 x double> %198, i64 2
  %226 = fadd double %224, %225
  %227 = select i1 %215, double %221, double %226
  %228 = mul nsw i64 %153, 36
  %229 = add nuw nsw i64 %228, 32
  %230 = getelementptr inbounds double, ptr %9, i64 %229
  %231 = load double, ptr %230, align 8
  br i1 %147, label %236, label %232

232:
  %233 = mul nsw i64 %153, %139
  %234 = getelementptr inbounds double, ptr %67, i64 %233
  %235 = load double, ptr %234, align 8
  br label %236

236:
  %237 = phi double [ %235, %232 ], [ 0.000000e+00, %160 ]
  %238 = getelementptr inbounds double, ptr %149, i64 %157
  %239 = load double, ptr %238, align 8
  %240 = getelementptr inbounds double, ptr %150, i64 %158
  %241 = load double, ptr %240, align 8
  %242 = tail call double @llvm.fmuladd.f64(double %231, double %241, double %227)
  %243 = fsub double %242, %237
  %244 = tail call double @llvm.fmuladd.f64(double %239, double %243, double %152)
  br label %245

245:
  %246 = phi double [ %244, %236 ], [ %152, %151 ]
  %247 = add nuw nsw i64 %153, 1
  %248 = icmp eq i64 %247, %141
  br i1 %248, label %249, label %151

249:
  %250 = phi double [ 0.000000e+00, %138 ], [ %246, %245 ]
  store double %250, ptr %83, align 8
  br label %251

251:
  %252 = bitcast ptr %5 to ptr
  %253 = load <4 x double>, ptr %252, align 8
  %254 = inttoptr i64 %63 to ptr
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(160) %254, i8 0, i64 160, i1 false)
  %255 = getelementptr inbounds %struct.body, ptr %64, i64 0, i32 3
  store <4 x double> %253, ptr %255, align 32
  %256 = getelementptr inbounds %struct.body, ptr %64, i64 0, i32 4
  %257 = bitcast ptr %256 to ptr
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(512) %257, i8 0, i64 512, i1 false)
  %258 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %259 = load i64, ptr %258, align 8
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %261, label %268

261:
  %262 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 6
  %263 = load ptr, ptr %133, align 8
  %264 = load ptr, ptr %134, align 8
  %265 = icmp eq i64 %11, 0
  %266 = icmp eq i64 %11, 8
  %267 = getelementptr inbounds %struct.body, ptr %64, i64 1
  br label %276

268:
  %269 = icmp slt i64 %56, 0
  br i1 %269, label %270, label %272

270:
  %271 = bitcast ptr %60 to ptr
  tail call void @free(ptr %271)
  br label %275

272:
  %273 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14, i64 %56
  %274 = bitcast ptr %273 to ptr
  store atomic i64 %61, ptr %274 release, align 8
  br label %275

275:
  br label %554

276:
  %277 = phi i64 [ 0, %261 ], [ %551, %550 ]
  %278 = load ptr, ptr %262, align 8
  %279 = mul nuw nsw i64 %277, 5
  %280 = getelementptr inbounds i64, ptr %278, i64 %279
  %281 = getelementptr inbounds %struct.body, ptr %267, i64 %277
  %282 = load i64, ptr %280, align 8
  %283 = mul nuw nsw i64 %277, 36
  %284 = getelementptr inbounds double, ptr %9, i64 %283
  %285 = getelementptr inbounds i64, ptr %280, i64 1
  %286 = load i64, ptr %285, align 8
  %287 = icmp eq i64 %286, 1
  %288 = bitcast ptr %284 to ptr
  %289 = load <4 x double>, ptr %288, align 8
  %290 = getelementptr inbounds double, ptr %284, i64 4
  %291 = bitcast ptr %290 to ptr
  %292 = load <4 x double>, ptr %291, align 8
  %293 = getelementptr inbounds double, ptr %284, i64 8
  %294 = bitcast ptr %293 to ptr
  %295 = load <4 x double>, ptr %294, align 8
  %296 = icmp eq i64 %286, 0
  br i1 %296, label %297, label %313

297:
  %298 = getelementptr inbounds i64, ptr %280, i64 2
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds double, ptr %263, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = tail call double @llvm.cos.f64(double %301)
  %303 = tail call double @llvm.sin.f64(double %301)
  %304 = insertelement <4 x double> poison, double %302, i64 0
  %305 = shufflevector <4 x double> %304, <4 x double> poison, <4 x i32> zeroinitializer
  %306 = insertelement <4 x double> poison, double %303, i64 0
  %307 = shufflevector <4 x double> %306, <4 x double> poison, <4 x i32> zeroinitializer
  %308 = fmul <4 x double> %292, %307
  %309 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %289, <4 x double> %305, <4 x double> %308)
  %310 = fneg <4 x double> %289
  %311 = fmul <4 x double> %307, %310
  %312 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %292, <4 x double> %305, <4 x double> %311)
  br label %381

313:
  %314 = icmp slt i64 %286, 3
  br i1 %314, label %381, label %315

315:
  %316 = getelementptr inbounds i64, ptr %280, i64 2
  %317 = load i64, ptr %316, align 8
  %318 = getelementptr inbounds double, ptr %263, i64 %317
  %319 = load double, ptr %318, align 8
  %320 = getelementptr inbounds double, ptr %318, i64 1
  %321 = load double, ptr %320, align 8
  %322 = getelementptr inbounds double, ptr %318, i64 2
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds double, ptr %318, i64 3
  %325 = load double, ptr %324, align 8
  %326 = fmul double %325, %325
  %327 = tail call double @llvm.fmuladd.f64(double %323, double %323, double %326)
  %328 = tail call double @llvm.fmuladd.f64(double %327, double -2.000000e+00, double 1.000000e+00)
  %329 = fmul double %319, %325
  %330 = tail call double @llvm.fmuladd.f64(double %321, double %323, double %329)
  %331 = fmul double %330, 2.000000e+00
  %332 = fmul double %319, %323
  %333 = fneg double %332
  %334 = tail call double @llvm.fmuladd.f64(double %321, double %325, double %333)
  %335 = fmul double %334, 2.000000e+00
  %336 = insertelement <4 x double> poison, double %328, i64 0
  %337 = fneg double %329
  %338 = tail call double @llvm.fmuladd.f64(double %321, double %323, double %337)
  %339 = fmul double %338, 2.000000e+00
  %340 = tail call double @llvm.fmuladd.f64(double %321, double %321, double %326)
  %341 = tail call double @llvm.fmuladd.f64(double %340, double -2.000000e+00, double 1.000000e+00)
  %342 = fmul double %319, %321
  %343 = tail call double @llvm.fmuladd.f64(double %323, double %325, double %342)
  %344 = fmul double %343, 2.000000e+00
  %345 = insertelement <4 x double> poison, double %339, i64 0
  %346 = tail call double @llvm.fmuladd.f64(double %321, double %325, double %332)
  %347 = fmul double %346, 2.000000e+00
  %348 = fneg double %342
  %349 = tail call double @llvm.fmuladd.f64(double %323, double %325, double %348)
  %350 = fmul double %349, 2.000000e+00
  %351 = fmul double %323, %323
  %352 = tail call double @llvm.fmuladd.f64(double %321, double %321, double %351)
  %353 = tail call double @llvm.fmuladd.f64(double %352, double -2.000000e+00, double 1.000000e+00)
  %354 = insertelement <4 x double> poison, double %347, i64 0
  %355 = shufflevector <4 x double> %336, <4 x double> poison, <4 x i32> zeroinitializer
  %356 = insertelement <4 x double> undef, double %331, i64 0
  %357 = shufflevector <4 x double> %356, <4 x double> poison, <4 x i32> zeroinitializer
  %358 = fmul <4 x double> %292, %357
  %359 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %289, <4 x double> %355, <4 x double> %358)
  %360 = insertelement <4 x double> undef, double %335, i64 0
  %361 = shufflevector <4 x double> %360, <4 x double> poison, <4 x i32> zeroinitializer
  %362 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %295, <4 x double> %361, <4 x double> %359)
  %363 = shufflevector <4 x double> %345, <4 x double> poison, <4 x i32> zeroinitializer
  %364 = insertelement <4 x double> undef, double %341, i64 0
  %365 = shufflevector <4 x double> %364, <4 x double> poison, <4 x i32> zeroinitializer
  %366 = fmul <4 x double> %292, %365
  %367 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %289, <4 x double> %363, <4 x double> %366)
  %368 = insertelement <4 x double> undef, double %344, i64 0
  %369 = shufflevector <4 x double> %368, <4 x double> poison, <4 x i32> zeroinitializer
  %370 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %295, <4 x double> %369, <4 x double> %367)
  %371 = shufflevector <4 x double> %354, <4 x double> poison, <4 x i32> zeroinitializer
  %372 = insertelement <4 x double> undef, double %350, i64 0
  %373 = shufflevector <4 x double> %372, <4 x double> poison, <4 x i32> zeroinitializer
  %374 = fmul <4 x double> %292, %373
  %375 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %289, <4 x double> %371, <4 x double> %374)
  %376 = insertelement <4 x double> undef, double %353, i64 0
  %377 = shufflevector <4 x double> %376, <4 x double> poison, <4 x i32> zeroinitializer
  %378 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %295, <4 x double> %377, <4 x double> %375)
  switch i64 %286, label %380 [
    i64 3, label %381
    i64 4, label %379
  ]

379:
  br label %381

380:
  br label %381

381:
  %382 = phi <4 x double> [ %309, %297 ], [ %362, %380 ], [ %378, %379 ], [ %289, %313 ], [ %370, %315 ]
  %383 = phi <4 x double> [ %312, %297 ], [ %370, %380 ], [ %362, %379 ], [ %292, %313 ], [ %378, %315 ]
  %384 = phi <4 x double> [ %295, %297 ], [ %378, %380 ], [ %370, %379 ], [ %295, %313 ], [ %362, %315 ]
  %385 = shufflevector <4 x double> %382, <4 x double> %383, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %386 = shufflevector <4 x double> %382, <4 x double> %383, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %387 = shufflevector <4 x double> %385, <4 x double> %384, <4 x i32> <i32 0, i32 1, i32 4, i32 7>
  %388 = shufflevector <4 x double> %385, <4 x double> %384, <4 x i32> <i32 2, i32 3, i32 5, i32 7>
  %389 = shufflevector <4 x double> %386, <4 x double> %384, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %390 = getelementptr inbounds i64, ptr %280, i64 3
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %264, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = getelementptr inbounds double, ptr %284, i64 19
  %395 = load double, ptr %394, align 8
  %396 = insertelement <4 x double> <double 0.000000e+00, double 0.000000e+00, double poison, double 0.000000e+00>, double %393, i64 2
  %397 = getelementptr inbounds double, ptr %284, i64 16
  %398 = bitcast ptr %397 to ptr
  %399 = load <4 x double>, ptr %398, align 8
  %400 = getelementptr inbounds double, ptr %284, i64 20
  %401 = bitcast ptr %400 to ptr
  %402 = load <4 x double>, ptr %401, align 8
  %403 = getelementptr inbounds double, ptr %284, i64 24
  %404 = bitcast ptr %403 to ptr
  %405 = load <4 x double>, ptr %404, align 8
  %406 = getelementptr inbounds double, ptr %284, i64 28
  %407 = bitcast ptr %406 to ptr
  %408 = load <4 x double>, ptr %407, align 8
  %409 = getelementptr inbounds double, ptr %284, i64 12
  %410 = bitcast ptr %409 to ptr
  %411 = load <4 x double>, ptr %410, align 8
  br i1 %287, label %412, label %420

412:
  %413 = getelementptr inbounds i64, ptr %280, i64 2
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr inbounds double, ptr %263, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = insertelement <4 x double> poison, double %416, i64 0
  %418 = shufflevector <4 x double> %417, <4 x double> poison, <4 x i32> zeroinitializer
  %419 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %418, <4 x double> %384, <4 x double> %411)
  br label %420

420:
  %421 = phi <4 x double> [ splat (double -0.000000e+00), %412 ], [ %396, %381 ]
  %422 = phi <4 x double> [ %396, %412 ], [ splat (double -0.000000e+00), %381 ]
  %423 = phi <4 x double> [ %419, %412 ], [ %411, %381 ]
  %424 = getelementptr inbounds %struct.body, ptr %64, i64 %282, i32 2
  %425 = load <4 x double>, ptr %424, align 64
  %426 = shufflevector <4 x double> %425, <4 x double> poison, <4 x i32> zeroinitializer
  %427 = shufflevector <4 x double> %425, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %428 = fmul <4 x double> %388, %427
  %429 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %387, <4 x double> %426, <4 x double> %428)
  %430 = shufflevector <4 x double> %425, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %431 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %389, <4 x double> %430, <4 x double> %429)
  %432 = getelementptr inbounds %struct.body, ptr %64, i64 %282, i32 4
  %433 = load <4 x double>, ptr %432, align 64
  %434 = shufflevector <4 x double> %423, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %435 = fmul <4 x double> %425, %434
  %436 = shufflevector <4 x double> %425, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %437 = fmul <4 x double> %423, %436
  %438 = fsub <4 x double> %435, %437
  %439 = shufflevector <4 x double> %438, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 3>
  %440 = fadd <4 x double> %433, %439
  %441 = shufflevector <4 x double> %440, <4 x double> poison, <4 x i32> zeroinitializer
  %442 = shufflevector <4 x double> %440, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %443 = fmul <4 x double> %388, %442
  %444 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %387, <4 x double> %441, <4 x double> %443)
  %445 = shufflevector <4 x double> %440, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %446 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %389, <4 x double> %445, <4 x double> %444)
  %447 = fadd <4 x double> %422, %446
  %448 = fadd <4 x double> %421, %431
  %449 = getelementptr inbounds %struct.body, ptr %64, i64 %282, i32 3
  %450 = load <4 x double>, ptr %449, align 32
  %451 = shufflevector <4 x double> %450, <4 x double> poison, <4 x i32> zeroinitializer
  %452 = shufflevector <4 x double> %450, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %453 = fmul <4 x double> %388, %452
  %454 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %387, <4 x double> %451, <4 x double> %453)
  %455 = shufflevector <4 x double> %450, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %456 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %389, <4 x double> %455, <4 x double> %454)
  %457 = getelementptr inbounds %struct.body, ptr %64, i64 %282, i32 13, i64 0
  %458 = load double, ptr %457, align 32
  %459 = fmul <4 x double> %423, %450
  %460 = extractelement <4 x double> %459, i64 0
  %461 = extractelement <4 x double> %459, i64 1
  %462 = fadd double %460, %461
  %463 = extractelement <4 x double> %459, i64 2
  %464 = fadd double %463, %462
  %465 = fadd double %458, %464
  %466 = getelementptr inbounds %struct.body, ptr %281, i64 0, i32 2
  store <4 x double> %448, ptr %466, align 64
  %467 = getelementptr inbounds %struct.body, ptr %281, i64 0, i32 4
  store <4 x double> %447, ptr %467, align 64
  %468 = getelementptr inbounds %struct.body, ptr %281, i64 0, i32 3
  store <4 x double> %456, ptr %468, align 32
  %469 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %465, i64 0
  %470 = getelementptr inbounds %struct.body, ptr %281, i64 0, i32 13
  store <4 x double> %469, ptr %470, align 32
  %471 = fmul <4 x double> %447, %447
  %472 = extractelement <4 x double> %471, i64 0
  %473 = extractelement <4 x double> %471, i64 1
  %474 = fadd double %472, %473
  %475 = extractelement <4 x double> %471, i64 2
  %476 = fadd double %475, %474
  %477 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> zeroinitializer
  %478 = shufflevector <4 x double> %448, <4 x double> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %479 = fmul <4 x double> %405, %478
  %480 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %402, <4 x double> %477, <4 x double> %479)
  %481 = shufflevector <4 x double> %448, <4 x double> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %482 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %408, <4 x double> %481, <4 x double> %480)
  %483 = fmul <4 x double> %448, %482
  %484 = extractelement <4 x double> %483, i64 0
  %485 = extractelement <4 x double> %483, i64 1
  %486 = fadd double %484, %485
  %487 = extractelement <4 x double> %483, i64 2
  %488 = fadd double %487, %486
  %489 = tail call double @llvm.fmuladd.f64(double %395, double %476, double %488)
  %490 = getelementptr inbounds double, ptr %284, i64 32
  %491 = load double, ptr %490, align 8
  %492 = fmul double %393, %491
  %493 = tail call double @llvm.fmuladd.f64(double %492, double %393, double %489)
  %494 = shufflevector <4 x double> %399, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %495 = fmul <4 x double> %494, %448
  %496 = shufflevector <4 x double> %448, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %497 = fmul <4 x double> %399, %496
  %498 = fsub <4 x double> %495, %497
  %499 = shufflevector <4 x double> %498, <4 x double> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %500 = fmul <4 x double> %499, %447
  %501 = extractelement <4 x double> %500, i64 0
  %502 = extractelement <4 x double> %500, i64 1
  %503 = fadd double %501, %502
  %504 = extractelement <4 x double> %500, i64 2
  %505 = fadd double %504, %503
  %506 = tail call double @llvm.fmuladd.f64(double %493, double 5.000000e-01, double %505)
  %507 = load double, ptr %6, align 8
  %508 = fadd double %507, %506
  store double %508, ptr %6, align 8
  %509 = fmul <4 x double> %399, %456
  %510 = extractelement <4 x double> %509, i64 0
  %511 = extractelement <4 x double> %509, i64 1
  %512 = fadd double %510, %511
  %513 = extractelement <4 x double> %509, i64 2
  %514 = fadd double %513, %512
  %515 = tail call double @llvm.fmuladd.f64(double %395, double %465, double %514)
  %516 = load double, ptr %84, align 8
  %517 = fsub double %516, %515
  store double %517, ptr %84, align 8
  br i1 %265, label %550, label %518

518:
  %519 = mul nsw i64 %277, %11
  %520 = getelementptr inbounds double, ptr %67, i64 %519
  %521 = load double, ptr %520, align 8
  %522 = load i64, ptr %390, align 8
  %523 = getelementptr inbounds double, ptr %264, i64 %522
  %524 = load double, ptr %523, align 8
  %525 = load double, ptr %83, align 8
  %526 = tail call double @llvm.fmuladd.f64(double %521, double %524, double %525)
  store double %526, ptr %83, align 8
  br i1 %266, label %527, label %550

527:
  %528 = getelementptr inbounds double, ptr %520, i64 1
  %529 = bitcast ptr %528 to ptr
  %530 = load <4 x double>, ptr %529, align 8
  %531 = load <4 x double>, ptr %467, align 64
  %532 = fmul <4 x double> %530, %531
  %533 = extractelement <4 x double> %532, i64 0
  %534 = extractelement <4 x double> %532, i64 1
  %535 = fadd double %533, %534
  %536 = extractelement <4 x double> %532, i64 2
  %537 = fadd double %536, %535
  %538 = getelementptr inbounds double, ptr %520, i64 4
  %539 = bitcast ptr %538 to ptr
  %540 = load <4 x double>, ptr %539, align 8
  %541 = load <4 x double>, ptr %466, align 64
  %542 = fmul <4 x double> %540, %541
  %543 = extractelement <4 x double> %542, i64 0
  %544 = extractelement <4 x double> %542, i64 1
  %545 = fadd double %543, %544
  %546 = extractelement <4 x double> %542, i64 2
  %547 = fadd double %546, %545
  %548 = fadd double %537, %547
  %549 = fadd double %526, %548
  store double %549, ptr %83, align 8
  br label %550

550:
  %551 = add nuw nsw i64 %277, 1
  %552 = load i64, ptr %258, align 8
  %553 = icmp slt i64 %551, %552
  br i1 %553, label %276, label %268

554:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @tree_motion_lacking(ptr %0, double %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.motion, align 8
  br label %7

7:
  %8 = phi i64 [ 0, %5 ], [ %14, %13 ]
  %9 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14, i64 %8
  %10 = bitcast ptr %9 to ptr
  %11 = atomicrmw xchg ptr %10, i64 0 acquire, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %42

13:
  %14 = add nuw nsw i64 %8, 1
  %15 = icmp eq i64 %14, 8
  br i1 %15, label %16, label %7

16:
  %17 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
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
  %32 = phi i64 [ %30, %24 ], [ 0, %16 ]
  %33 = mul nsw i64 %22, 5
  %34 = mul i64 %18, 96
  %35 = add i64 %20, 96
  %36 = add i64 %35, %34
  %37 = add i64 %36, %33
  %38 = add i64 %37, %32
  %39 = shl i64 %38, 3
  %40 = tail call ptr @malloc(i64 %39)
  %41 = bitcast ptr %40 to ptr
  br label %50

42:
  %43 = inttoptr i64 %11 to ptr
  %44 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %49 = load i64, ptr %48, align 8
  br label %50

50:
  %51 = phi i64 [ -1, %31 ], [ %8, %42 ]
  %52 = phi i64 [ %22, %31 ], [ %49, %42 ]
  %53 = phi i64 [ %20, %31 ], [ %47, %42 ]
  %54 = phi i64 [ %18, %31 ], [ %45, %42 ]
  %55 = phi ptr [ %41, %31 ], [ %43, %42 ]
  %56 = ptrtoint ptr %55 to i64
  %57 = add i64 %56, 63
  %58 = and i64 %57, -64
  %59 = inttoptr i64 %58 to ptr
  %60 = getelementptr inbounds %struct.body, ptr %59, i64 %54
  %61 = getelementptr inbounds %struct.body, ptr %60, i64 1
  %62 = getelementptr %struct.body, ptr %61, i64 0, i32 0, i32 0, i64 0
  %63 = shl nsw i64 %54, 3
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  %65 = getelementptr inbounds double, ptr %64, i64 %53
  %66 = mul nsw i64 %52, 3
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = getelementptr inbounds double, ptr %70, i64 %52
  %72 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 2
  %73 = load i64, ptr %72, align 8
  %74 = icmp ne ptr %55, null
  %75 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 4
  %76 = add nsw i64 %52, %73
  %77 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 5
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %73, 1
  %80 = add i64 %79, %76
  %81 = add i64 %80, %78
  %82 = tail call ptr @calloc(i64 %81, i64 8)
  %83 = bitcast ptr %82 to ptr
  %84 = icmp ne ptr %82, null
  %85 = and i1 %74, %84
  br i1 %85, label %86, label %158

86:
  %87 = icmp eq i64 %52, 0
  br i1 %87, label %88, label %90

88:
  %89 = bitcast ptr %6 to ptr
  br label %135

90:
  %91 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 12
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %96

94:
  %95 = bitcast ptr %6 to ptr
  br label %107

96:
  %97 = getelementptr inbounds double, ptr %83, i64 %76
  %98 = getelementptr inbounds double, ptr %97, i64 %73
  %99 = getelementptr inbounds double, ptr %4, i64 4
  %100 = mul nsw i64 %54, 36
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  tail call void %92(double %1, ptr %2, ptr %98, ptr %3, ptr %101, ptr %62)
  %102 = load i64, ptr %68, align 8
  %103 = load i64, ptr %72, align 8
  %104 = load i64, ptr %75, align 8
  %105 = bitcast ptr %6 to ptr
  %106 = icmp eq i64 %104, 0
  br i1 %106, label %135, label %107

107:
  %108 = phi i64 [ %69, %94 ], [ %102, %96 ]
  %109 = phi i64 [ %73, %94 ], [ %103, %96 ]
  %110 = phi i64 [ %52, %94 ], [ %104, %96 ]
  %111 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 11
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %114, %112
  %116 = getelementptr inbounds double, ptr %62, i64 %115
  %117 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 3
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %116, i64 %118
  %120 = bitcast ptr %67 to ptr
  %121 = bitcast ptr %2 to ptr
  %122 = shl i64 %108, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %120, ptr align 8 %121, i64 %122, i1 false)
  %123 = getelementptr inbounds double, ptr %67, i64 %108
  %124 = bitcast ptr %123 to ptr
  %125 = bitcast ptr %119 to ptr
  %126 = shl i64 %110, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %124, ptr align 8 %125, i64 %126, i1 false)
  %127 = bitcast ptr %71 to ptr
  %128 = getelementptr inbounds double, ptr %2, i64 %108
  %129 = bitcast ptr %128 to ptr
  %130 = shl i64 %109, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %127, ptr align 8 %129, i64 %130, i1 false)
  %131 = getelementptr inbounds double, ptr %71, i64 %109
  %132 = bitcast ptr %131 to ptr
  %133 = getelementptr inbounds double, ptr %119, i64 %110
  %134 = bitcast ptr %133 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %132, ptr align 8 %134, i64 %126, i1 false)
  br label %135

135:
  %136 = phi ptr [ %67, %107 ], [ %2, %88 ], [ %2, %96 ]
  %137 = bitcast ptr %6 to ptr
  %138 = getelementptr inbounds %struct.motion, ptr %6, i64 0, i32 0
  store ptr %136, ptr %138, align 8
  %139 = getelementptr inbounds %struct.motion, ptr %6, i64 0, i32 1
  %140 = getelementptr inbounds %struct.motion, ptr %6, i64 0, i32 2
  %141 = bitcast ptr %140 to ptr
  store ptr %82, ptr %141, align 8
  %142 = bitcast ptr %139 to ptr
  store ptr %82, ptr %142, align 8
  %143 = getelementptr inbounds double, ptr %83, i64 %76
  call void @solve(ptr %0, ptr %59, ptr %6, ptr %4, ptr null, ptr %143)
  %144 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 0
  %145 = load i64, ptr %144, align 8
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %149, label %147

147:
  %148 = phi i64 [ -1, %135 ], [ %156, %149 ]
  br label %158

149:
  %150 = phi i64 [ %152, %149 ], [ 0, %135 ]
  %151 = phi i64 [ %156, %149 ], [ -1, %135 ]
  %152 = add nuw nsw i64 %150, 1
  %153 = getelementptr inbounds %struct.body, ptr %59, i64 %152, i32 13, i64 0
  %154 = load double, ptr %153, align 32
  %155 = fcmp uno double %154, 0.000000e+00
  %156 = select i1 %155, i64 %150, i64 %151
  %157 = icmp eq i64 %152, %145
  br i1 %157, label %147, label %149

158:
  %159 = phi i64 [ %148, %147 ], [ -1, %50 ]
  tail call void @free(ptr %82)
  br i1 %74, label %160, label %167

160:
  %161 = icmp slt i64 %51, 0
  br i1 %161, label %162, label %164

162:
  %163 = bitcast ptr %55 to ptr
  tail call void @free(ptr %163)
  br label %167

164:
  %165 = getelementptr inbounds %struct.tree_motion, ptr %0, i64 0, i32 14, i64 %51
  %166 = bitcast ptr %165 to ptr
  store atomic i64 %56, ptr %166 release, align 8
  br label %167

167:
  ret i64 %159
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
  ret void
}

declare ptr @malloc(i64)

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)

declare double @llvm.cos.f64(double)

declare double @llvm.sin.f64(double)

declare double @llvm.sqrt.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
