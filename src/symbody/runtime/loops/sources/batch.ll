; batch: made by tools/make_loops_text.py from batch, lanes
; sources 0fa1f39d924b3d7df84c8fc04177b09ba0927e3bfcc8b295dff766cfe6315061
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }
%struct.lanes_run = type { ptr, ptr, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, ptr, i64, i64, double, i64, i64 }

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

define i64 @lanes_advance(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 10
  %4 = load ptr, ptr %3, align 8
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 14
  %7 = load double, ptr %6, align 8
  %8 = fsub double %7, %5
  %9 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 15
  %10 = load i64, ptr %9, align 8
  %11 = sitofp i64 %10 to double
  %12 = fdiv double %8, %11
  %13 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %16, 2
  %18 = getelementptr inbounds <8 x double>, ptr %14, i64 %17
  %19 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 16
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %22, label %135

22:
  %23 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 13
  %24 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 12
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %23, align 8
  %27 = icmp slt i64 %26, %25
  br i1 %27, label %28, label %62

28:
  %29 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 11
  %30 = icmp sgt i64 %16, 0
  br label %31

31:
  %32 = phi i64 [ %26, %28 ], [ %60, %59 ]
  %33 = getelementptr inbounds double, ptr %4, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fcmp oeq double %34, %5
  br i1 %35, label %36, label %62

36:
  %37 = load ptr, ptr %29, align 8
  %38 = mul nsw i64 %32, %16
  br label %39

39:
  %40 = phi i64 [ 0, %36 ], [ %57, %56 ]
  %41 = getelementptr inbounds ptr, ptr %37, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %56, label %44

44:
  %45 = getelementptr inbounds double, ptr %42, i64 %38
  br i1 %30, label %46, label %56

46:
  %47 = trunc i64 %40 to i32
  br label %48

48:
  %49 = phi i64 [ %54, %48 ], [ 0, %46 ]
  %50 = getelementptr inbounds <8 x double>, ptr %14, i64 %49
  %51 = load <8 x double>, ptr %50, align 64
  %52 = extractelement <8 x double> %51, i32 %47
  %53 = getelementptr inbounds double, ptr %45, i64 %49
  store double %52, ptr %53, align 8
  %54 = add nuw nsw i64 %49, 1
  %55 = icmp eq i64 %54, %16
  br i1 %55, label %56, label %48

56:
  %57 = add nuw nsw i64 %40, 1
  %58 = icmp eq i64 %57, 8
  br i1 %58, label %59, label %39

59:
  %60 = add i64 %32, 1
  store i64 %60, ptr %23, align 8
  %61 = icmp eq i64 %60, %25
  br i1 %61, label %62, label %31

62:
  %63 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 4
  %64 = load ptr, ptr %63, align 8
  store double %5, ptr %64, align 8
  %65 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 1
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds ptr, ptr %66, i64 %68
  %70 = bitcast ptr %69 to ptr
  store ptr %14, ptr %70, align 8
  %71 = load ptr, ptr %65, align 8
  %72 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 3
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds ptr, ptr %71, i64 %73
  %75 = bitcast ptr %74 to ptr
  store ptr %18, ptr %75, align 8
  %76 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 0
  %77 = load ptr, ptr %76, align 8
  %78 = load ptr, ptr %65, align 8
  tail call void %77(ptr %78)
  %79 = load i64, ptr %15, align 8
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %100, label %81

81:
  %82 = phi <8 x double> [ zeroinitializer, %62 ], [ %105, %100 ]
  %83 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 9
  br label %84

84:
  %85 = phi i64 [ 0, %81 ], [ %96, %95 ]
  %86 = trunc i64 %85 to i32
  %87 = extractelement <8 x double> %82, i32 %86
  %88 = fcmp oeq double %87, 0.000000e+00
  br i1 %88, label %95, label %89

89:
  %90 = load ptr, ptr %83, align 8
  %91 = getelementptr inbounds double, ptr %90, i64 %85
  %92 = load double, ptr %91, align 8
  %93 = fcmp uno double %92, 0.000000e+00
  br i1 %93, label %94, label %95

94:
  store double %5, ptr %91, align 8
  br label %95

95:
  %96 = add nuw nsw i64 %85, 1
  %97 = icmp eq i64 %96, 8
  br i1 %97, label %98, label %84

98:
  %99 = load ptr, ptr %83, align 8
  br label %112

100:
  %101 = phi i64 [ %106, %100 ], [ 0, %62 ]
  %102 = phi <8 x double> [ %105, %100 ], [ zeroinitializer, %62 ]
  %103 = getelementptr inbounds <8 x double>, ptr %18, i64 %101
  %104 = load <8 x double>, ptr %103, align 64
  %105 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %104, <8 x double> zeroinitializer, <8 x double> %102)
  %106 = add nuw nsw i64 %101, 1
  %107 = icmp eq i64 %106, %79
  br i1 %107, label %81, label %100

108:
  %109 = icmp ne i64 %122, 0
  %110 = xor i1 %80, true
  %111 = select i1 %109, i1 true, i1 %110
  br i1 %111, label %134, label %125

112:
  %113 = phi i64 [ 0, %98 ], [ %123, %112 ]
  %114 = phi i64 [ -1, %98 ], [ %122, %112 ]
  %115 = phi <8 x i64> [ undef, %98 ], [ %121, %112 ]
  %116 = getelementptr inbounds double, ptr %99, i64 %113
  %117 = load double, ptr %116, align 8
  %118 = fcmp uno double %117, 0.000000e+00
  %119 = sext i1 %118 to i64
  %120 = trunc i64 %113 to i32
  %121 = insertelement <8 x i64> %115, i64 %119, i32 %120
  %122 = and i64 %114, %119
  %123 = add nuw nsw i64 %113, 1
  %124 = icmp eq i64 %123, 8
  br i1 %124, label %108, label %112

125:
  %126 = phi i64 [ %131, %125 ], [ 0, %108 ]
  %127 = getelementptr inbounds <8 x double>, ptr %18, i64 %126
  %128 = bitcast ptr %127 to ptr
  %129 = load <8 x i64>, ptr %128, align 64
  %130 = and <8 x i64> %129, %121
  store <8 x i64> %130, ptr %128, align 64
  %131 = add nuw nsw i64 %126, 1
  %132 = load i64, ptr %15, align 8
  %133 = icmp slt i64 %131, %132
  br i1 %133, label %125, label %134

134:
  store i64 0, ptr %19, align 8
  br label %135

135:
  %136 = phi i64 [ 0, %134 ], [ %20, %2 ]
  %137 = icmp sgt i64 %1, 0
  br i1 %137, label %138, label %676

138:
  %139 = bitcast ptr %18 to ptr
  %140 = fmul double %12, 5.000000e-01
  %141 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 4
  %142 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 1
  %143 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 2
  %144 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 3
  %145 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 0
  %146 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 9
  %147 = fdiv double %12, 6.000000e+00
  %148 = insertelement <8 x double> poison, double %147, i64 0
  %149 = shufflevector <8 x double> %148, <8 x double> poison, <8 x i32> zeroinitializer
  %150 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 7
  %151 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 6
  %152 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 13
  %153 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 12
  %154 = insertelement <8 x double> poison, double %12, i64 0
  %155 = shufflevector <8 x double> %154, <8 x double> poison, <8 x i32> zeroinitializer
  %156 = fneg <8 x double> %155
  %157 = getelementptr inbounds %struct.lanes_run, ptr %0, i64 0, i32 11
  %158 = load i64, ptr %9, align 8
  %159 = icmp slt i64 %136, %158
  br i1 %159, label %169, label %676

160:
  %161 = icmp sgt i64 %171, 1
  br i1 %161, label %164, label %162

162:
  %163 = load i64, ptr %19, align 8
  br label %676

164:
  %165 = add nsw i64 %171, -1
  %166 = load i64, ptr %19, align 8
  %167 = load i64, ptr %9, align 8
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %169, label %676

169:
  %170 = phi i64 [ %167, %164 ], [ %158, %138 ]
  %171 = phi i64 [ %165, %164 ], [ %1, %138 ]
  %172 = phi i64 [ %166, %164 ], [ %136, %138 ]
  %173 = sitofp i64 %172 to double
  %174 = tail call double @llvm.fmuladd.f64(double %173, double %12, double %5)
  %175 = add nsw i64 %172, 1
  %176 = icmp eq i64 %175, %170
  br i1 %176, label %177, label %179

177:
  %178 = load double, ptr %6, align 8
  br label %182

179:
  %180 = sitofp i64 %175 to double
  %181 = tail call double @llvm.fmuladd.f64(double %180, double %12, double %5)
  br label %182

182:
  %183 = phi double [ %178, %177 ], [ %181, %179 ]
  %184 = icmp sgt i64 %172, 0
  br i1 %184, label %185, label %191

185:
  %186 = load i64, ptr %15, align 8
  %187 = shl nsw i64 %186, 2
  %188 = getelementptr inbounds <8 x double>, ptr %18, i64 %187
  %189 = bitcast ptr %188 to ptr
  %190 = shl i64 %186, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %139, ptr align 64 %189, i64 %190, i1 false)
  br label %191

191:
  %192 = load i64, ptr %15, align 8
  %193 = load ptr, ptr %13, align 8
  %194 = mul nsw i64 %192, 3
  %195 = getelementptr inbounds <8 x double>, ptr %193, i64 %194
  %196 = shl nsw i64 %192, 2
  %197 = getelementptr inbounds <8 x double>, ptr %193, i64 %196
  %198 = icmp sgt i64 %192, 0
  br label %202

199:
  %200 = shl nsw i64 %192, 1
  %201 = getelementptr inbounds <8 x double>, ptr %193, i64 %200
  br i1 %198, label %424, label %294

202:
  %203 = phi i64 [ 1, %191 ], [ %281, %280 ]
  %204 = icmp eq i64 %203, 3
  %205 = select i1 %204, double %12, double %140
  br i1 %198, label %206, label %211

206:
  %207 = insertelement <8 x double> poison, double %205, i64 0
  %208 = shufflevector <8 x double> %207, <8 x double> poison, <8 x i32> zeroinitializer
  %209 = add nsw i64 %203, -1
  %210 = mul nsw i64 %209, %192
  br label %283

211:
  %212 = fadd double %174, %205
  %213 = mul nsw i64 %203, %192
  %214 = getelementptr inbounds <8 x double>, ptr %197, i64 %213
  %215 = load ptr, ptr %141, align 8
  store double %212, ptr %215, align 8
  %216 = load ptr, ptr %142, align 8
  %217 = load i64, ptr %143, align 8
  %218 = getelementptr inbounds ptr, ptr %216, i64 %217
  %219 = bitcast ptr %218 to ptr
  store ptr %195, ptr %219, align 8
  %220 = load ptr, ptr %142, align 8
  %221 = load i64, ptr %144, align 8
  %222 = getelementptr inbounds ptr, ptr %220, i64 %221
  %223 = bitcast ptr %222 to ptr
  store ptr %214, ptr %223, align 8
  %224 = load ptr, ptr %145, align 8
  %225 = load ptr, ptr %142, align 8
  tail call void %224(ptr %225)
  %226 = load i64, ptr %15, align 8
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %246, label %228

228:
  %229 = phi <8 x double> [ zeroinitializer, %211 ], [ %251, %246 ]
  br label %230

230:
  %231 = phi i64 [ 0, %228 ], [ %242, %241 ]
  %232 = trunc i64 %231 to i32
  %233 = extractelement <8 x double> %229, i32 %232
  %234 = fcmp oeq double %233, 0.000000e+00
  br i1 %234, label %241, label %235

235:
  %236 = load ptr, ptr %146, align 8
  %237 = getelementptr inbounds double, ptr %236, i64 %231
  %238 = load double, ptr %237, align 8
  %239 = fcmp uno double %238, 0.000000e+00
  br i1 %239, label %240, label %241

240:
  store double %212, ptr %237, align 8
  br label %241

241:
  %242 = add nuw nsw i64 %231, 1
  %243 = icmp eq i64 %242, 8
  br i1 %243, label %244, label %230

244:
  %245 = load ptr, ptr %146, align 8
  br label %258

246:
  %247 = phi i64 [ %252, %246 ], [ 0, %211 ]
  %248 = phi <8 x double> [ %251, %246 ], [ zeroinitializer, %211 ]
  %249 = getelementptr inbounds <8 x double>, ptr %214, i64 %247
  %250 = load <8 x double>, ptr %249, align 64
  %251 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %250, <8 x double> zeroinitializer, <8 x double> %248)
  %252 = add nuw nsw i64 %247, 1
  %253 = icmp eq i64 %252, %226
  br i1 %253, label %228, label %246

254:
  %255 = icmp ne i64 %268, 0
  %256 = xor i1 %227, true
  %257 = select i1 %255, i1 true, i1 %256
  br i1 %257, label %280, label %271

258:
  %259 = phi i64 [ 0, %244 ], [ %269, %258 ]
  %260 = phi i64 [ -1, %244 ], [ %268, %258 ]
  %261 = phi <8 x i64> [ undef, %244 ], [ %267, %258 ]
  %262 = getelementptr inbounds double, ptr %245, i64 %259
  %263 = load double, ptr %262, align 8
  %264 = fcmp uno double %263, 0.000000e+00
  %265 = sext i1 %264 to i64
  %266 = trunc i64 %259 to i32
  %267 = insertelement <8 x i64> %261, i64 %265, i32 %266
  %268 = and i64 %260, %265
  %269 = add nuw nsw i64 %259, 1
  %270 = icmp eq i64 %269, 8
  br i1 %270, label %254, label %258

271:
  %272 = phi i64 [ %277, %271 ], [ 0, %254 ]
  %273 = getelementptr inbounds <8 x double>, ptr %214, i64 %272
  %274 = bitcast ptr %273 to ptr
  %275 = load <8 x i64>, ptr %274, align 64
  %276 = and <8 x i64> %275, %267
  store <8 x i64> %276, ptr %274, align 64
  %277 = add nuw nsw i64 %272, 1
  %278 = load i64, ptr %15, align 8
  %279 = icmp slt i64 %277, %278
  br i1 %279, label %271, label %280

280:
  %281 = add nuw nsw i64 %203, 1
  %282 = icmp eq i64 %281, 4
  br i1 %282, label %199, label %202

283:
  %284 = phi i64 [ 0, %206 ], [ %292, %283 ]
  %285 = getelementptr inbounds <8 x double>, ptr %193, i64 %284
  %286 = load <8 x double>, ptr %285, align 64
  %287 = add nsw i64 %284, %210
  %288 = getelementptr inbounds <8 x double>, ptr %197, i64 %287
  %289 = load <8 x double>, ptr %288, align 64
  %290 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %208, <8 x double> %289, <8 x double> %286)
  %291 = getelementptr inbounds <8 x double>, ptr %195, i64 %284
  store <8 x double> %290, ptr %291, align 64
  %292 = add nuw nsw i64 %284, 1
  %293 = icmp eq i64 %292, %192
  br i1 %293, label %211, label %283

294:
  %295 = getelementptr inbounds <8 x double>, ptr %197, i64 %196
  %296 = load ptr, ptr %141, align 8
  store double %183, ptr %296, align 8
  %297 = load ptr, ptr %142, align 8
  %298 = load i64, ptr %143, align 8
  %299 = getelementptr inbounds ptr, ptr %297, i64 %298
  %300 = bitcast ptr %299 to ptr
  store ptr %201, ptr %300, align 8
  %301 = load ptr, ptr %142, align 8
  %302 = load i64, ptr %144, align 8
  %303 = getelementptr inbounds ptr, ptr %301, i64 %302
  %304 = bitcast ptr %303 to ptr
  store ptr %295, ptr %304, align 8
  %305 = load ptr, ptr %145, align 8
  %306 = load ptr, ptr %142, align 8
  tail call void %305(ptr %306)
  %307 = load i64, ptr %15, align 8
  %308 = icmp sgt i64 %307, 0
  br i1 %308, label %327, label %309

309:
  %310 = phi <8 x double> [ zeroinitializer, %294 ], [ %332, %327 ]
  br label %311

311:
  %312 = phi i64 [ 0, %309 ], [ %323, %322 ]
  %313 = trunc i64 %312 to i32
  %314 = extractelement <8 x double> %310, i32 %313
  %315 = fcmp oeq double %314, 0.000000e+00
  br i1 %315, label %322, label %316

316:
  %317 = load ptr, ptr %146, align 8
  %318 = getelementptr inbounds double, ptr %317, i64 %312
  %319 = load double, ptr %318, align 8
  %320 = fcmp uno double %319, 0.000000e+00
  br i1 %320, label %321, label %322

321:
  store double %183, ptr %318, align 8
  br label %322

322:
  %323 = add nuw nsw i64 %312, 1
  %324 = icmp eq i64 %323, 8
  br i1 %324, label %325, label %311

325:
  %326 = load ptr, ptr %146, align 8
  br label %339

327:
  %328 = phi i64 [ %333, %327 ], [ 0, %294 ]
  %329 = phi <8 x double> [ %332, %327 ], [ zeroinitializer, %294 ]
  %330 = getelementptr inbounds <8 x double>, ptr %295, i64 %328
  %331 = load <8 x double>, ptr %330, align 64
  %332 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %331, <8 x double> zeroinitializer, <8 x double> %329)
  %333 = add nuw nsw i64 %328, 1
  %334 = icmp eq i64 %333, %307
  br i1 %334, label %309, label %327

335:
  %336 = icmp ne i64 %349, 0
  %337 = xor i1 %308, true
  %338 = select i1 %336, i1 true, i1 %337
  br i1 %338, label %361, label %352

339:
  %340 = phi i64 [ 0, %325 ], [ %350, %339 ]
  %341 = phi i64 [ -1, %325 ], [ %349, %339 ]
  %342 = phi <8 x i64> [ undef, %325 ], [ %348, %339 ]
  %343 = getelementptr inbounds double, ptr %326, i64 %340
  %344 = load double, ptr %343, align 8
  %345 = fcmp uno double %344, 0.000000e+00
  %346 = sext i1 %345 to i64
  %347 = trunc i64 %340 to i32
  %348 = insertelement <8 x i64> %342, i64 %346, i32 %347
  %349 = and i64 %341, %346
  %350 = add nuw nsw i64 %340, 1
  %351 = icmp eq i64 %350, 8
  br i1 %351, label %335, label %339

352:
  %353 = phi i64 [ %358, %352 ], [ 0, %335 ]
  %354 = getelementptr inbounds <8 x double>, ptr %295, i64 %353
  %355 = bitcast ptr %354 to ptr
  %356 = load <8 x i64>, ptr %355, align 64
  %357 = and <8 x i64> %356, %348
  store <8 x i64> %357, ptr %355, align 64
  %358 = add nuw nsw i64 %353, 1
  %359 = load i64, ptr %15, align 8
  %360 = icmp slt i64 %358, %359
  br i1 %360, label %352, label %361

361:
  %362 = phi i64 [ %307, %335 ], [ %359, %352 ]
  %363 = load ptr, ptr %13, align 8
  %364 = getelementptr inbounds <8 x double>, ptr %363, i64 %362
  %365 = bitcast ptr %364 to ptr
  %366 = bitcast ptr %193 to ptr
  %367 = shl i64 %192, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %365, ptr align 64 %366, i64 %367, i1 false)
  %368 = bitcast ptr %201 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %366, ptr align 64 %368, i64 %367, i1 false)
  %369 = load i64, ptr %150, align 8
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %446

371:
  %372 = phi <8 x double> [ %410, %413 ], [ undef, %361 ]
  %373 = phi i64 [ %414, %413 ], [ 0, %361 ]
  %374 = load ptr, ptr %151, align 8
  %375 = getelementptr inbounds i64, ptr %374, i64 %373
  %376 = load i64, ptr %375, align 8
  %377 = getelementptr inbounds <8 x double>, ptr %193, i64 %376
  %378 = load <8 x double>, ptr %377, align 64
  %379 = getelementptr inbounds <8 x double>, ptr %377, i64 1
  %380 = load <8 x double>, ptr %379, align 64
  %381 = fmul <8 x double> %380, %380
  %382 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %378, <8 x double> %378, <8 x double> %381)
  %383 = getelementptr inbounds <8 x double>, ptr %377, i64 2
  %384 = load <8 x double>, ptr %383, align 64
  %385 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %384, <8 x double> %384, <8 x double> %382)
  %386 = getelementptr inbounds <8 x double>, ptr %377, i64 3
  %387 = load <8 x double>, ptr %386, align 64
  %388 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %387, <8 x double> %387, <8 x double> %385)
  br label %405

389:
  %390 = phi i64 [ %403, %402 ], [ 0, %405 ]
  %391 = trunc i64 %390 to i32
  %392 = extractelement <8 x double> %410, i32 %391
  %393 = fcmp olt double %392, 0x3FF000010C6F7A0B
  %394 = fcmp ogt double %392, 0x3FEFFFFDE7210BE9
  %395 = and i1 %393, %394
  br i1 %395, label %402, label %396

396:
  %397 = load ptr, ptr %146, align 8
  %398 = getelementptr inbounds double, ptr %397, i64 %390
  %399 = load double, ptr %398, align 8
  %400 = fcmp uno double %399, 0.000000e+00
  br i1 %400, label %401, label %402

401:
  store double %183, ptr %398, align 8
  br label %402

402:
  %403 = add nuw nsw i64 %390, 1
  %404 = icmp eq i64 %403, 8
  br i1 %404, label %417, label %389

405:
  %406 = phi i32 [ 0, %371 ], [ %411, %405 ]
  %407 = phi <8 x double> [ %372, %371 ], [ %410, %405 ]
  %408 = extractelement <8 x double> %388, i32 %406
  %409 = tail call double @llvm.sqrt.f64(double %408)
  %410 = insertelement <8 x double> %407, double %409, i32 %406
  %411 = add nuw nsw i32 %406, 1
  %412 = icmp eq i32 %411, 8
  br i1 %412, label %389, label %405

413:
  %414 = add nuw nsw i64 %373, 1
  %415 = load i64, ptr %150, align 8
  %416 = icmp slt i64 %414, %415
  br i1 %416, label %371, label %446

417:
  %418 = phi i64 [ %422, %417 ], [ 0, %402 ]
  %419 = getelementptr inbounds <8 x double>, ptr %377, i64 %418
  %420 = load <8 x double>, ptr %419, align 64
  %421 = fdiv <8 x double> %420, %410
  store <8 x double> %421, ptr %419, align 64
  %422 = add nuw nsw i64 %418, 1
  %423 = icmp eq i64 %422, 4
  br i1 %423, label %413, label %417

424:
  %425 = phi i64 [ %444, %424 ], [ 0, %199 ]
  %426 = getelementptr inbounds <8 x double>, ptr %193, i64 %425
  %427 = load <8 x double>, ptr %426, align 64
  %428 = getelementptr inbounds <8 x double>, ptr %197, i64 %425
  %429 = load <8 x double>, ptr %428, align 64
  %430 = add nsw i64 %425, %192
  %431 = getelementptr inbounds <8 x double>, ptr %197, i64 %430
  %432 = load <8 x double>, ptr %431, align 64
  %433 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %432, <8 x double> splat (double 2.000000e+00), <8 x double> %429)
  %434 = add nsw i64 %425, %200
  %435 = getelementptr inbounds <8 x double>, ptr %197, i64 %434
  %436 = load <8 x double>, ptr %435, align 64
  %437 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %436, <8 x double> splat (double 2.000000e+00), <8 x double> %433)
  %438 = add nsw i64 %425, %194
  %439 = getelementptr inbounds <8 x double>, ptr %197, i64 %438
  %440 = load <8 x double>, ptr %439, align 64
  %441 = fadd <8 x double> %437, %440
  %442 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %149, <8 x double> %441, <8 x double> %427)
  %443 = getelementptr inbounds <8 x double>, ptr %201, i64 %425
  store <8 x double> %442, ptr %443, align 64
  %444 = add nuw nsw i64 %425, 1
  %445 = icmp eq i64 %444, %192
  br i1 %445, label %294, label %424

446:
  store i64 %175, ptr %19, align 8
  %447 = load i64, ptr %15, align 8
  %448 = load i64, ptr %152, align 8
  %449 = load i64, ptr %153, align 8
  %450 = icmp slt i64 %448, %449
  br i1 %450, label %451, label %657

451:
  %452 = icmp sgt i64 %447, 0
  br label %453

453:
  %454 = phi i64 [ %449, %451 ], [ %652, %651 ]
  %455 = phi i64 [ %448, %451 ], [ %655, %651 ]
  %456 = phi i32 [ 0, %451 ], [ %654, %651 ]
  %457 = load ptr, ptr %3, align 8
  %458 = getelementptr inbounds double, ptr %457, i64 %455
  %459 = load double, ptr %458, align 8
  %460 = fsub double %459, %183
  %461 = fmul double %12, %460
  %462 = fcmp ogt double %461, 0.000000e+00
  br i1 %462, label %657, label %463

463:
  %464 = fcmp oeq double %459, %183
  br i1 %464, label %465, label %491

465:
  %466 = load ptr, ptr %13, align 8
  %467 = load ptr, ptr %157, align 8
  br label %468

468:
  %469 = phi i64 [ 0, %465 ], [ %489, %488 ]
  %470 = getelementptr inbounds ptr, ptr %467, i64 %469
  %471 = load ptr, ptr %470, align 8
  %472 = icmp eq ptr %471, null
  br i1 %472, label %488, label %473

473:
  %474 = load i64, ptr %15, align 8
  %475 = mul nsw i64 %474, %455
  %476 = getelementptr inbounds double, ptr %471, i64 %475
  %477 = icmp sgt i64 %474, 0
  br i1 %477, label %478, label %488

478:
  %479 = trunc i64 %469 to i32
  br label %480

480:
  %481 = phi i64 [ %486, %480 ], [ 0, %478 ]
  %482 = getelementptr inbounds <8 x double>, ptr %466, i64 %481
  %483 = load <8 x double>, ptr %482, align 64
  %484 = extractelement <8 x double> %483, i32 %479
  %485 = getelementptr inbounds double, ptr %476, i64 %481
  store double %484, ptr %485, align 8
  %486 = add nuw nsw i64 %481, 1
  %487 = icmp eq i64 %486, %474
  br i1 %487, label %488, label %480

488:
  %489 = add nuw nsw i64 %469, 1
  %490 = icmp eq i64 %489, 8
  br i1 %490, label %651, label %468

491:
  %492 = icmp eq i32 %456, 0
  br i1 %492, label %493, label %531

493:
  %494 = load i64, ptr %15, align 8
  %495 = load ptr, ptr %13, align 8
  %496 = getelementptr inbounds <8 x double>, ptr %495, i64 %494
  %497 = shl nsw i64 %494, 1
  %498 = getelementptr inbounds <8 x double>, ptr %495, i64 %497
  %499 = shl nsw i64 %494, 2
  %500 = getelementptr inbounds <8 x double>, ptr %495, i64 %499
  %501 = shl nsw i64 %494, 3
  %502 = getelementptr inbounds <8 x double>, ptr %495, i64 %501
  %503 = mul nsw i64 %494, 9
  %504 = getelementptr inbounds <8 x double>, ptr %495, i64 %503
  %505 = icmp sgt i64 %494, 0
  br i1 %505, label %506, label %531

506:
  %507 = phi i64 [ %529, %506 ], [ 0, %493 ]
  %508 = getelementptr inbounds <8 x double>, ptr %498, i64 %507
  %509 = load <8 x double>, ptr %508, align 64
  %510 = getelementptr inbounds <8 x double>, ptr %496, i64 %507
  %511 = load <8 x double>, ptr %510, align 64
  %512 = fsub <8 x double> %509, %511
  %513 = getelementptr inbounds <8 x double>, ptr %504, i64 %507
  store <8 x double> %512, ptr %513, align 64
  %514 = getelementptr inbounds <8 x double>, ptr %500, i64 %507
  %515 = load <8 x double>, ptr %514, align 64
  %516 = fneg <8 x double> %512
  %517 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %155, <8 x double> %515, <8 x double> %516)
  %518 = add nsw i64 %507, %494
  %519 = getelementptr inbounds <8 x double>, ptr %504, i64 %518
  store <8 x double> %517, ptr %519, align 64
  %520 = getelementptr inbounds <8 x double>, ptr %502, i64 %507
  %521 = load <8 x double>, ptr %520, align 64
  %522 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %156, <8 x double> %521, <8 x double> %512)
  %523 = fsub <8 x double> %522, %517
  %524 = load ptr, ptr %13, align 8
  %525 = load i64, ptr %15, align 8
  %526 = mul nsw i64 %525, 3
  %527 = getelementptr inbounds <8 x double>, ptr %524, i64 %526
  %528 = getelementptr inbounds <8 x double>, ptr %527, i64 %507
  store <8 x double> %523, ptr %528, align 64
  %529 = add nuw nsw i64 %507, 1
  %530 = icmp eq i64 %529, %494
  br i1 %530, label %531, label %506

531:
  %532 = fsub double %459, %174
  %533 = fdiv double %532, %12
  %534 = load ptr, ptr %13, align 8
  %535 = load i64, ptr %15, align 8
  %536 = getelementptr inbounds <8 x double>, ptr %534, i64 %535
  %537 = mul nsw i64 %535, 9
  %538 = getelementptr inbounds <8 x double>, ptr %534, i64 %537
  %539 = mul nsw i64 %535, 3
  %540 = getelementptr inbounds <8 x double>, ptr %534, i64 %539
  %541 = mul nsw i64 %535, 6
  %542 = getelementptr inbounds <8 x double>, ptr %534, i64 %541
  br i1 %452, label %543, label %549

543:
  %544 = insertelement <8 x double> poison, double %533, i64 0
  %545 = shufflevector <8 x double> %544, <8 x double> poison, <8 x i32> zeroinitializer
  %546 = fsub double 1.000000e+00, %533
  %547 = insertelement <8 x double> poison, double %546, i64 0
  %548 = shufflevector <8 x double> %547, <8 x double> poison, <8 x i32> zeroinitializer
  br label %634

549:
  %550 = load i64, ptr %150, align 8
  %551 = icmp sgt i64 %550, 0
  br i1 %551, label %552, label %605

552:
  %553 = phi <8 x double> [ %591, %594 ], [ undef, %549 ]
  %554 = phi i64 [ %595, %594 ], [ 0, %549 ]
  %555 = load ptr, ptr %151, align 8
  %556 = getelementptr inbounds i64, ptr %555, i64 %554
  %557 = load i64, ptr %556, align 8
  %558 = getelementptr inbounds <8 x double>, ptr %542, i64 %557
  %559 = load <8 x double>, ptr %558, align 64
  %560 = getelementptr inbounds <8 x double>, ptr %558, i64 1
  %561 = load <8 x double>, ptr %560, align 64
  %562 = fmul <8 x double> %561, %561
  %563 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %559, <8 x double> %559, <8 x double> %562)
  %564 = getelementptr inbounds <8 x double>, ptr %558, i64 2
  %565 = load <8 x double>, ptr %564, align 64
  %566 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %565, <8 x double> %565, <8 x double> %563)
  %567 = getelementptr inbounds <8 x double>, ptr %558, i64 3
  %568 = load <8 x double>, ptr %567, align 64
  %569 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %568, <8 x double> %568, <8 x double> %566)
  br label %586

570:
  %571 = phi i64 [ %584, %583 ], [ 0, %586 ]
  %572 = trunc i64 %571 to i32
  %573 = extractelement <8 x double> %591, i32 %572
  %574 = fcmp olt double %573, 0x3FF000010C6F7A0B
  %575 = fcmp ogt double %573, 0x3FEFFFFDE7210BE9
  %576 = and i1 %574, %575
  br i1 %576, label %583, label %577

577:
  %578 = load ptr, ptr %146, align 8
  %579 = getelementptr inbounds double, ptr %578, i64 %571
  %580 = load double, ptr %579, align 8
  %581 = fcmp uno double %580, 0.000000e+00
  br i1 %581, label %582, label %583

582:
  store double %459, ptr %579, align 8
  br label %583

583:
  %584 = add nuw nsw i64 %571, 1
  %585 = icmp eq i64 %584, 8
  br i1 %585, label %598, label %570

586:
  %587 = phi i32 [ 0, %552 ], [ %592, %586 ]
  %588 = phi <8 x double> [ %553, %552 ], [ %591, %586 ]
  %589 = extractelement <8 x double> %569, i32 %587
  %590 = tail call double @llvm.sqrt.f64(double %589)
  %591 = insertelement <8 x double> %588, double %590, i32 %587
  %592 = add nuw nsw i32 %587, 1
  %593 = icmp eq i32 %592, 8
  br i1 %593, label %570, label %586

594:
  %595 = add nuw nsw i64 %554, 1
  %596 = load i64, ptr %150, align 8
  %597 = icmp slt i64 %595, %596
  br i1 %597, label %552, label %605

598:
  %599 = phi i64 [ %603, %598 ], [ 0, %583 ]
  %600 = getelementptr inbounds <8 x double>, ptr %558, i64 %599
  %601 = load <8 x double>, ptr %600, align 64
  %602 = fdiv <8 x double> %601, %591
  store <8 x double> %602, ptr %600, align 64
  %603 = add nuw nsw i64 %599, 1
  %604 = icmp eq i64 %603, 4
  br i1 %604, label %594, label %598

605:
  %606 = load ptr, ptr %157, align 8
  br label %607

607:
  %608 = phi i64 [ 0, %605 ], [ %629, %628 ]
  %609 = getelementptr inbounds ptr, ptr %606, i64 %608
  %610 = load ptr, ptr %609, align 8
  %611 = icmp eq ptr %610, null
  br i1 %611, label %628, label %612

612:
  %613 = load i64, ptr %152, align 8
  %614 = load i64, ptr %15, align 8
  %615 = mul nsw i64 %614, %613
  %616 = getelementptr inbounds double, ptr %610, i64 %615
  %617 = icmp sgt i64 %614, 0
  br i1 %617, label %618, label %628

618:
  %619 = trunc i64 %608 to i32
  br label %620

620:
  %621 = phi i64 [ %626, %620 ], [ 0, %618 ]
  %622 = getelementptr inbounds <8 x double>, ptr %542, i64 %621
  %623 = load <8 x double>, ptr %622, align 64
  %624 = extractelement <8 x double> %623, i32 %619
  %625 = getelementptr inbounds double, ptr %616, i64 %621
  store double %624, ptr %625, align 8
  %626 = add nuw nsw i64 %621, 1
  %627 = icmp eq i64 %626, %614
  br i1 %627, label %628, label %620

628:
  %629 = add nuw nsw i64 %608, 1
  %630 = icmp eq i64 %629, 8
  br i1 %630, label %631, label %607

631:
  %632 = load i64, ptr %152, align 8
  %633 = load i64, ptr %153, align 8
  br label %651

634:
  %635 = phi i64 [ 0, %543 ], [ %649, %634 ]
  %636 = getelementptr inbounds <8 x double>, ptr %536, i64 %635
  %637 = load <8 x double>, ptr %636, align 64
  %638 = getelementptr inbounds <8 x double>, ptr %538, i64 %635
  %639 = load <8 x double>, ptr %638, align 64
  %640 = add nsw i64 %635, %447
  %641 = getelementptr inbounds <8 x double>, ptr %538, i64 %640
  %642 = load <8 x double>, ptr %641, align 64
  %643 = getelementptr inbounds <8 x double>, ptr %540, i64 %635
  %644 = load <8 x double>, ptr %643, align 64
  %645 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %545, <8 x double> %644, <8 x double> %642)
  %646 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %548, <8 x double> %645, <8 x double> %639)
  %647 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %545, <8 x double> %646, <8 x double> %637)
  %648 = getelementptr inbounds <8 x double>, ptr %542, i64 %635
  store <8 x double> %647, ptr %648, align 64
  %649 = add nuw nsw i64 %635, 1
  %650 = icmp eq i64 %649, %447
  br i1 %650, label %549, label %634

651:
  %652 = phi i64 [ %633, %631 ], [ %454, %488 ]
  %653 = phi i64 [ %632, %631 ], [ %455, %488 ]
  %654 = phi i32 [ 1, %631 ], [ %456, %488 ]
  %655 = add nsw i64 %653, 1
  store i64 %655, ptr %152, align 8
  %656 = icmp slt i64 %655, %652
  br i1 %656, label %453, label %657

657:
  %658 = load ptr, ptr %157, align 8
  br label %659

659:
  %660 = phi i64 [ 0, %657 ], [ %671, %670 ]
  %661 = phi i1 [ true, %657 ], [ %672, %670 ]
  %662 = getelementptr inbounds ptr, ptr %658, i64 %660
  %663 = load ptr, ptr %662, align 8
  %664 = icmp eq ptr %663, null
  br i1 %664, label %670, label %665

665:
  %666 = load ptr, ptr %146, align 8
  %667 = getelementptr inbounds double, ptr %666, i64 %660
  %668 = load double, ptr %667, align 8
  %669 = fcmp uno double %668, 0.000000e+00
  br i1 %669, label %674, label %670

670:
  %671 = add nuw nsw i64 %660, 1
  %672 = icmp ult i64 %660, 7
  %673 = icmp eq i64 %671, 8
  br i1 %673, label %674, label %659

674:
  %675 = phi i1 [ %661, %665 ], [ %672, %670 ]
  br i1 %675, label %160, label %681

676:
  %677 = phi i64 [ %136, %135 ], [ %163, %162 ], [ %136, %138 ], [ %166, %164 ]
  %678 = load i64, ptr %9, align 8
  %679 = icmp eq i64 %677, %678
  %680 = zext i1 %679 to i64
  br label %681

681:
  %682 = phi i64 [ %680, %676 ], [ 1, %674 ]
  ret i64 %682
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare double @llvm.fmuladd.f64(double, double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare double @llvm.sqrt.f64(double)
