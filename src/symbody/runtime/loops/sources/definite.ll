; definite: made by tools/make_loops_text.py from definite
; sources 00ee7109ae54fdbd0b10706a075e8f9486df9bb69cc5f92d67b196c9d5ab32f1
define i64 @definite_solve(i64 %0, ptr  %1, i64 %2, ptr  %3, double %4, ptr  %5) {
  %7 = alloca <8 x double>, align 8
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %201

9:
  %10 = phi i64 [ %31, %30 ], [ 0, %6 ]
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %30, label %12

12:
  %13 = mul i64 %10, %0
  br label %19

14:
  %15 = bitcast ptr %7 to ptr
  %16 = getelementptr double, ptr %1, i64 -32
  br label %35

17:
  %18 = icmp eq i64 %29, %10
  br i1 %18, label %30, label %19

19:
  %20 = phi i64 [ 0, %12 ], [ %29, %17 ]
  %21 = add i64 %20, %13
  %22 = getelementptr double, ptr %1, i64 %21
  %23 = load double, ptr %22
  %24 = mul i64 %20, %0
  %25 = add i64 %24, %10
  %26 = getelementptr double, ptr %1, i64 %25
  %27 = load double, ptr %26
  %28 = fcmp une double %23, %27
  %29 = add i64 %20, 1
  br i1 %28, label %258, label %17

30:
  %31 = add i64 %10, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %14, label %9

33:
  %34 = icmp eq i64 %178, %0
  br i1 %34, label %201, label %35

35:
  %36 = phi i1 [ true, %14 ], [ %179, %33 ]
  %37 = phi double [ 0x7FF0000000000000, %14 ], [ %174, %33 ]
  %38 = phi double [ 0.000000e+00, %14 ], [ %175, %33 ]
  %39 = phi i64 [ 0, %14 ], [ %178, %33 ]
  %40 = mul i64 %39, %0
  %41 = getelementptr double, ptr %1, i64 %40
  %42 = sub i64 %0, %39
  %43 = icmp sgt i64 %42, 31
  br i1 %43, label %44, label %46

44:
  %45 = icmp eq i64 %39, 0
  br label %53

46:
  %47 = phi i64 [ %0, %35 ], [ %104, %99 ]
  %48 = icmp sgt i64 %47, %39
  %49 = icmp sgt i64 %47, 7
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %107

51:
  %52 = icmp eq i64 %39, 0
  br label %112

53:
  %54 = phi i64 [ %0, %44 ], [ %104, %99 ]
  %55 = getelementptr double, ptr %41, i64 %54
  %56 = getelementptr double, ptr %55, i64 -32
  %57 = bitcast ptr %56 to ptr
  %58 = load <8 x double>, ptr %57, align 8
  %59 = getelementptr double, ptr %55, i64 -24
  %60 = bitcast ptr %59 to ptr
  %61 = load <8 x double>, ptr %60, align 8
  %62 = getelementptr double, ptr %55, i64 -16
  %63 = bitcast ptr %62 to ptr
  %64 = load <8 x double>, ptr %63, align 8
  %65 = getelementptr double, ptr %55, i64 -8
  %66 = bitcast ptr %65 to ptr
  %67 = load <8 x double>, ptr %66, align 8
  %68 = getelementptr double, ptr %16, i64 %54
  br i1 %45, label %99, label %69

69:
  %70 = phi <8 x double> [ %96, %69 ], [ %67, %53 ]
  %71 = phi <8 x double> [ %92, %69 ], [ %64, %53 ]
  %72 = phi <8 x double> [ %88, %69 ], [ %61, %53 ]
  %73 = phi <8 x double> [ %84, %69 ], [ %58, %53 ]
  %74 = phi i64 [ %97, %69 ], [ 0, %53 ]
  %75 = mul i64 %74, %0
  %76 = getelementptr double, ptr %68, i64 %75
  %77 = bitcast ptr %76 to ptr
  %78 = getelementptr double, ptr %41, i64 %74
  %79 = load double, ptr %78
  %80 = insertelement <8 x double> poison, double %79, i64 0
  %81 = shufflevector <8 x double> %80, <8 x double> poison, <8 x i32> zeroinitializer
  %82 = fneg <8 x double> %81
  %83 = load <8 x double>, ptr %77, align 8
  %84 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %83, <8 x double> %73)
  %85 = getelementptr double, ptr %76, i64 8
  %86 = bitcast ptr %85 to ptr
  %87 = load <8 x double>, ptr %86, align 8
  %88 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %87, <8 x double> %72)
  %89 = getelementptr double, ptr %76, i64 16
  %90 = bitcast ptr %89 to ptr
  %91 = load <8 x double>, ptr %90, align 8
  %92 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %91, <8 x double> %71)
  %93 = getelementptr double, ptr %76, i64 24
  %94 = bitcast ptr %93 to ptr
  %95 = load <8 x double>, ptr %94, align 8
  %96 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %95, <8 x double> %70)
  %97 = add i64 %74, 1
  %98 = icmp eq i64 %97, %39
  br i1 %98, label %99, label %69

99:
  %100 = phi <8 x double> [ %67, %53 ], [ %96, %69 ]
  %101 = phi <8 x double> [ %64, %53 ], [ %92, %69 ]
  %102 = phi <8 x double> [ %61, %53 ], [ %88, %69 ]
  %103 = phi <8 x double> [ %58, %53 ], [ %84, %69 ]
  store <8 x double> %103, ptr %57, align 8
  store <8 x double> %102, ptr %60, align 8
  store <8 x double> %101, ptr %63, align 8
  store <8 x double> %100, ptr %66, align 8
  %104 = add i64 %54, -32
  %105 = sub i64 %104, %39
  %106 = icmp sgt i64 %105, 31
  br i1 %106, label %53, label %46

107:
  %108 = phi i64 [ %47, %46 ], [ %114, %138 ]
  %109 = icmp sgt i64 %108, %39
  br i1 %109, label %110, label %169

110:
  %111 = icmp eq i64 %39, 0
  br label %148

112:
  %113 = phi i64 [ %47, %51 ], [ %114, %138 ]
  %114 = add i64 %113, -8
  %115 = icmp sgt i64 %39, %114
  %116 = sub i64 %39, %114
  %117 = select i1 %115, i64 %116, i64 0
  %118 = getelementptr double, ptr %41, i64 %114
  %119 = bitcast ptr %118 to ptr
  %120 = load <8 x double>, ptr %119, align 8
  store <8 x double> %120, ptr %7, align 8
  %121 = getelementptr double, ptr %1, i64 %114
  br i1 %52, label %138, label %122

122:
  %123 = phi <8 x double> [ %134, %122 ], [ %120, %112 ]
  %124 = phi i64 [ %135, %122 ], [ 0, %112 ]
  %125 = mul i64 %124, %0
  %126 = getelementptr double, ptr %121, i64 %125
  %127 = bitcast ptr %126 to ptr
  %128 = getelementptr double, ptr %41, i64 %124
  %129 = load double, ptr %128
  %130 = insertelement <8 x double> poison, double %129, i64 0
  %131 = shufflevector <8 x double> %130, <8 x double> poison, <8 x i32> zeroinitializer
  %132 = fneg <8 x double> %131
  %133 = load <8 x double>, ptr %127, align 8
  %134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %132, <8 x double> %133, <8 x double> %123)
  %135 = add i64 %124, 1
  %136 = icmp eq i64 %135, %39
  br i1 %136, label %137, label %122

137:
  store <8 x double> %134, ptr %7, align 8
  br label %138

138:
  %139 = getelementptr double, ptr %118, i64 %117
  %140 = bitcast ptr %139 to ptr
  %141 = getelementptr <8 x double>, ptr %7, i64 0, i64 %117
  %142 = bitcast ptr %141 to ptr
  %143 = mul i64 %117, -8
  %144 = add i64 %143, 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %140, ptr align 8 %142, i64 %144, i1 false)
  %145 = icmp slt i64 %39, %114
  %146 = icmp sgt i64 %113, 15
  %147 = and i1 %146, %145
  br i1 %147, label %112, label %107

148:
  %149 = phi i64 [ %108, %110 ], [ %150, %154 ]
  %150 = add i64 %149, -1
  br i1 %111, label %154, label %151

151:
  %152 = getelementptr double, ptr %41, i64 %150
  %153 = load double, ptr %152
  br label %156

154:
  %155 = icmp sgt i64 %150, %39
  br i1 %155, label %148, label %169

156:
  %157 = phi double [ %153, %151 ], [ %166, %156 ]
  %158 = phi i64 [ 0, %151 ], [ %167, %156 ]
  %159 = getelementptr double, ptr %41, i64 %158
  %160 = load double, ptr %159
  %161 = mul i64 %158, %0
  %162 = add i64 %161, %150
  %163 = getelementptr double, ptr %1, i64 %162
  %164 = load double, ptr %163
  %165 = fneg double %160
  %166 = call double @llvm.fmuladd.f64(double %165, double %164, double %157)
  store double %166, ptr %152
  %167 = add i64 %158, 1
  %168 = icmp eq i64 %167, %39
  br i1 %168, label %154, label %156

169:
  %170 = getelementptr double, ptr %41, i64 %39
  %171 = load double, ptr %170
  %172 = fcmp ogt double %171, 0.000000e+00
  br i1 %172, label %173, label %200

173:
  %174 = call double @llvm.minnum.f64(double %37, double %171)
  %175 = call double @llvm.maxnum.f64(double %38, double %171)
  %176 = call double @llvm.sqrt.f64(double %171)
  %177 = fdiv double 1.000000e+00, %176
  store double %177, ptr %170
  %178 = add i64 %39, 1
  %179 = icmp slt i64 %178, %0
  br i1 %179, label %180, label %33

180:
  %181 = getelementptr double, ptr %41, i64 %178
  %182 = load double, ptr %181
  %183 = fmul double %177, %182
  store double %183, ptr %181
  %184 = mul i64 %178, %0
  %185 = add i64 %184, %39
  %186 = getelementptr double, ptr %1, i64 %185
  store double %183, ptr %186
  %187 = add i64 %39, 2
  %188 = icmp slt i64 %187, %0
  br i1 %188, label %189, label %33

189:
  %190 = phi i64 [ %198, %189 ], [ %187, %180 ]
  %191 = load double, ptr %170
  %192 = getelementptr double, ptr %41, i64 %190
  %193 = load double, ptr %192
  %194 = fmul double %191, %193
  store double %194, ptr %192
  %195 = mul i64 %190, %0
  %196 = add i64 %195, %39
  %197 = getelementptr double, ptr %1, i64 %196
  store double %194, ptr %197
  %198 = add i64 %190, 1
  %199 = icmp slt i64 %198, %0
  br i1 %199, label %189, label %33

200:
  br i1 %36, label %258, label %201

201:
  %202 = phi double [ %37, %200 ], [ 0x7FF0000000000000, %6 ], [ %174, %33 ]
  %203 = phi double [ %38, %200 ], [ 0.000000e+00, %6 ], [ %175, %33 ]
  %204 = fmul double %203, %4
  %205 = fcmp ule double %202, %204
  %206 = fcmp uge double %203, 0x7FF0000000000000
  %207 = or i1 %206, %205
  br i1 %207, label %258, label %208

208:
  %209 = icmp sgt i64 %2, 0
  br i1 %209, label %210, label %258

210:
  %211 = phi i64 [ %246, %245 ], [ 0, %208 ]
  %212 = sub i64 %2, %211
  %213 = icmp slt i64 %212, 32
  %214 = select i1 %213, i64 %212, i64 32
  %215 = shl i64 %214, 3
  br i1 %8, label %216, label %245

216:
  %217 = getelementptr double, ptr %3, i64 %211
  br label %219

218:
  br i1 %8, label %230, label %245

219:
  %220 = phi i64 [ %227, %219 ], [ 0, %216 ]
  %221 = shl i64 %220, 5
  %222 = getelementptr double, ptr %5, i64 %221
  %223 = bitcast ptr %222 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(256) %223, i8 0, i64 256, i1 false)
  %224 = mul i64 %220, %2
  %225 = getelementptr double, ptr %217, i64 %224
  %226 = bitcast ptr %225 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %223, ptr align 8 %226, i64 %215, i1 false)
  %227 = add i64 %220, 1
  %228 = icmp eq i64 %227, %0
  br i1 %228, label %218, label %219

229:
  br i1 %8, label %239, label %245

230:
  %231 = phi i64 [ %234, %230 ], [ 0, %218 ]
  %232 = mul i64 %231, %0
  %233 = getelementptr double, ptr %1, i64 %232
  call void @eliminate(i64 %231, i64 0, i64 %231, ptr %233, ptr %5)
  %234 = add i64 %231, 1
  %235 = icmp eq i64 %234, %0
  br i1 %235, label %229, label %230

236:
  br i1 %8, label %237, label %245

237:
  %238 = getelementptr double, ptr %3, i64 %211
  br label %248

239:
  %240 = phi i64 [ %241, %239 ], [ %0, %229 ]
  %241 = add i64 %240, -1
  %242 = mul i64 %241, %0
  %243 = getelementptr double, ptr %1, i64 %242
  call void @eliminate(i64 %241, i64 %240, i64 %0, ptr %243, ptr %5)
  %244 = icmp ugt i64 %240, 1
  br i1 %244, label %239, label %236

245:
  %246 = add i64 %211, 32
  %247 = icmp slt i64 %246, %2
  br i1 %247, label %210, label %258

248:
  %249 = phi i64 [ %256, %248 ], [ 0, %237 ]
  %250 = mul i64 %249, %2
  %251 = getelementptr double, ptr %238, i64 %250
  %252 = bitcast ptr %251 to ptr
  %253 = shl i64 %249, 5
  %254 = getelementptr double, ptr %5, i64 %253
  %255 = bitcast ptr %254 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %252, ptr align 8 %255, i64 %215, i1 false)
  %256 = add i64 %249, 1
  %257 = icmp eq i64 %256, %0
  br i1 %257, label %245, label %248

258:
  %259 = phi i64 [ 0, %201 ], [ 0, %200 ], [ 1, %208 ], [ 1, %245 ], [ 0, %19 ]
  ret i64 %259
}

define internal void @eliminate(i64 %0, i64 %1, i64 %2, ptr  %3, ptr  %4) {
  %6 = shl i64 %0, 5
  %7 = getelementptr double, ptr %4, i64 %6
  %8 = bitcast ptr %7 to ptr
  %9 = load <8 x double>, ptr %8, align 8
  %10 = getelementptr double, ptr %7, i64 8
  %11 = bitcast ptr %10 to ptr
  %12 = load <8 x double>, ptr %11, align 8
  %13 = getelementptr double, ptr %7, i64 16
  %14 = bitcast ptr %13 to ptr
  %15 = load <8 x double>, ptr %14, align 8
  %16 = getelementptr double, ptr %7, i64 24
  %17 = bitcast ptr %16 to ptr
  %18 = load <8 x double>, ptr %17, align 8
  %19 = icmp slt i64 %1, %2
  br i1 %19, label %20, label %50

20:
  %21 = phi <8 x double> [ %47, %20 ], [ %18, %5 ]
  %22 = phi <8 x double> [ %43, %20 ], [ %15, %5 ]
  %23 = phi <8 x double> [ %39, %20 ], [ %12, %5 ]
  %24 = phi <8 x double> [ %35, %20 ], [ %9, %5 ]
  %25 = phi i64 [ %48, %20 ], [ %1, %5 ]
  %26 = shl i64 %25, 5
  %27 = getelementptr double, ptr %4, i64 %26
  %28 = bitcast ptr %27 to ptr
  %29 = getelementptr double, ptr %3, i64 %25
  %30 = load double, ptr %29
  %31 = insertelement <8 x double> poison, double %30, i64 0
  %32 = shufflevector <8 x double> %31, <8 x double> poison, <8 x i32> zeroinitializer
  %33 = fneg <8 x double> %32
  %34 = load <8 x double>, ptr %28, align 8
  %35 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %34, <8 x double> %24)
  %36 = getelementptr double, ptr %27, i64 8
  %37 = bitcast ptr %36 to ptr
  %38 = load <8 x double>, ptr %37, align 8
  %39 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %38, <8 x double> %23)
  %40 = getelementptr double, ptr %27, i64 16
  %41 = bitcast ptr %40 to ptr
  %42 = load <8 x double>, ptr %41, align 8
  %43 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %42, <8 x double> %22)
  %44 = getelementptr double, ptr %27, i64 24
  %45 = bitcast ptr %44 to ptr
  %46 = load <8 x double>, ptr %45, align 8
  %47 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %46, <8 x double> %21)
  %48 = add i64 %25, 1
  %49 = icmp eq i64 %48, %2
  br i1 %49, label %50, label %20

50:
  %51 = phi <8 x double> [ %18, %5 ], [ %47, %20 ]
  %52 = phi <8 x double> [ %15, %5 ], [ %43, %20 ]
  %53 = phi <8 x double> [ %12, %5 ], [ %39, %20 ]
  %54 = phi <8 x double> [ %9, %5 ], [ %35, %20 ]
  %55 = getelementptr double, ptr %3, i64 %0
  %56 = load double, ptr %55
  %57 = insertelement <8 x double> poison, double %56, i64 0
  %58 = shufflevector <8 x double> %57, <8 x double> poison, <8 x i32> zeroinitializer
  %59 = fmul <8 x double> %54, %58
  store <8 x double> %59, ptr %8, align 8
  %60 = load double, ptr %55
  %61 = insertelement <8 x double> poison, double %60, i64 0
  %62 = shufflevector <8 x double> %61, <8 x double> poison, <8 x i32> zeroinitializer
  %63 = fmul <8 x double> %53, %62
  %64 = getelementptr double, ptr %7, i64 8
  %65 = bitcast ptr %64 to ptr
  store <8 x double> %63, ptr %65, align 8
  %66 = load double, ptr %55
  %67 = insertelement <8 x double> poison, double %66, i64 0
  %68 = shufflevector <8 x double> %67, <8 x double> poison, <8 x i32> zeroinitializer
  %69 = fmul <8 x double> %52, %68
  %70 = getelementptr double, ptr %7, i64 16
  %71 = bitcast ptr %70 to ptr
  store <8 x double> %69, ptr %71, align 8
  %72 = load double, ptr %55
  %73 = insertelement <8 x double> poison, double %72, i64 0
  %74 = shufflevector <8 x double> %73, <8 x double> poison, <8 x i32> zeroinitializer
  %75 = fmul <8 x double> %51, %74
  %76 = getelementptr double, ptr %7, i64 24
  %77 = bitcast ptr %76 to ptr
  store <8 x double> %75, ptr %77, align 8
  ret void
}

define i64 @definite_work(i64 %0) {
  %2 = shl i64 %0, 5
  ret i64 %2
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)
