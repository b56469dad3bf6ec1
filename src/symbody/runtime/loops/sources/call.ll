; call: made by tools/make_loops_text.py from call
; sources 387ccc3d3322d68a7dd6e128f0f9dd5244612e2ed0b8c83a96251a6af5015ec2
%struct.python_api = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.slot = type { i64, i64, [4 x i64] }
%struct.call_plan = type { ptr, i64, i64, [0 x %struct.slot] }
%struct.rows_plan = type { ptr, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, i64, %union.anon, i64, i64, [0 x %struct.slot] }
%union.anon = type { double }
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }

@call_api = global %struct.python_api zeroinitializer, align 8
@.str = private constant [2 x i8] c"d\00", align 1
@.str.1 = private constant [2 x i8] c"f\00", align 1

define ptr @call_function(ptr %0, ptr  %1, i64 %2) {
  %4 = alloca [32 x ptr], align 16
  %5 = alloca %struct.buffer, align 8
  %6 = alloca [32 x %struct.buffer], align 16
  %7 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 4)
  %8 = call ptr %7(ptr %0)
  %9 = bitcast ptr %8 to ptr
  %10 = getelementptr i8, ptr %8, i64 24
  %11 = bitcast ptr %10 to ptr
  %12 = getelementptr i8, ptr %8, i64 8
  %13 = bitcast ptr %12 to ptr
  %14 = load i64, ptr %13
  %15 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 4)
  %16 = load ptr, ptr %1
  %17 = call ptr %15(ptr %16)
  %18 = bitcast ptr %17 to ptr
  %19 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 17)
  %20 = getelementptr i8, ptr %8, i64 16
  %21 = bitcast ptr %20 to ptr
  %22 = load i64, ptr %21
  %23 = add i64 %14, 2
  %24 = add i64 %23, %22
  %25 = icmp eq i64 %24, %2
  %26 = select i1 %25, i64 %14, i64 -1
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %143

28:
  %29 = bitcast ptr %5 to ptr
  %30 = getelementptr %struct.buffer, ptr %5, i64 0, i32 5
  %31 = getelementptr %struct.buffer, ptr %5, i64 0, i32 7
  %32 = getelementptr %struct.buffer, ptr %5, i64 0, i32 8
  %33 = getelementptr %struct.buffer, ptr %5, i64 0, i32 6
  %34 = getelementptr %struct.buffer, ptr %5, i64 0, i32 3
  %35 = getelementptr %struct.buffer, ptr %5, i64 0, i32 0
  br label %36

36:
  %37 = phi i64 [ %14, %28 ], [ %41, %141 ]
  %38 = add i64 %37, 1
  %39 = getelementptr ptr, ptr %1, i64 %38
  %40 = load ptr, ptr %39
  %41 = add i64 %37, -1
  %42 = getelementptr %struct.slot, ptr %11, i64 %41, i32 2, i64 0
  %43 = load i64, ptr %42
  %44 = getelementptr %struct.slot, ptr %11, i64 %41, i32 0
  %45 = load i64, ptr %44
  %46 = getelementptr ptr, ptr %18, i64 %45
  %47 = bitcast ptr %46 to ptr
  %48 = load ptr, ptr %47
  %49 = load ptr, ptr @call_api
  %50 = call ptr %49(ptr %40)
  %51 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %51(ptr %50)
  %52 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 12)
  %53 = icmp eq ptr %50, %52
  br i1 %53, label %54, label %90

54:
  %55 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 5)
  %56 = call i64 %55(ptr %40)
  %57 = icmp eq i64 %56, %43
  br i1 %57, label %58, label %241

58:
  %59 = icmp sgt i64 %43, 0
  br i1 %59, label %60, label %141

60:
  %61 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 6)
  %62 = call ptr %61(ptr %40, i64 0)
  %63 = load ptr, ptr @call_api
  %64 = call ptr %63(ptr %62)
  %65 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 13)
  %66 = icmp ne ptr %64, %65
  %67 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 14)
  %68 = icmp ne ptr %64, %67
  %69 = select i1 %66, i1 %68, i1 false
  %70 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %70(ptr %64)
  br i1 %69, label %241, label %82

71:
  %72 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 6)
  %73 = call ptr %72(ptr %40, i64 %88)
  %74 = load ptr, ptr @call_api
  %75 = call ptr %74(ptr %73)
  %76 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 13)
  %77 = icmp ne ptr %75, %76
  %78 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 14)
  %79 = icmp ne ptr %75, %78
  %80 = select i1 %77, i1 %79, i1 false
  %81 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %81(ptr %75)
  br i1 %80, label %139, label %82

82:
  %83 = phi ptr [ %73, %71 ], [ %62, %60 ]
  %84 = phi i64 [ %88, %71 ], [ 0, %60 ]
  %85 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 3)
  %86 = call double %85(ptr %83)
  %87 = getelementptr double, ptr %48, i64 %84
  store double %86, ptr %87
  %88 = add i64 %84, 1
  %89 = icmp eq i64 %88, %43
  br i1 %89, label %141, label %71

90:
  %91 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 15)
  %92 = icmp eq ptr %50, %91
  br i1 %92, label %93, label %241

93:
  %94 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 7)
  %95 = call i32 %94(ptr %40, ptr %5, i32 28)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %99, label %97

97:
  %98 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 9)
  call void %98()
  br label %241

99:
  %100 = load i32, ptr %30, align 4
  %101 = icmp eq i32 %100, 1
  %102 = load ptr, ptr %31
  %103 = icmp ne ptr %102, null
  %104 = select i1 %101, i1 %103, i1 false
  %105 = load ptr, ptr %32
  %106 = icmp ne ptr %105, null
  %107 = select i1 %104, i1 %106, i1 false
  %108 = load ptr, ptr %33
  %109 = icmp ne ptr %108, null
  %110 = select i1 %107, i1 %109, i1 false
  br i1 %110, label %111, label %135

111:
  %112 = load i64, ptr %102
  %113 = icmp eq i64 %112, %43
  %114 = load i64, ptr %34
  %115 = icmp eq i64 %114, 8
  %116 = select i1 %113, i1 %115, i1 false
  br i1 %116, label %117, label %135

117:
  %118 = call i32 @strcmp(ptr %108, ptr dereferenceable(2) @.str)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %135

120:
  %121 = icmp sgt i64 %43, 0
  br i1 %121, label %122, label %137

122:
  %123 = load ptr, ptr %35
  br label %124

124:
  %125 = phi i64 [ 0, %122 ], [ %133, %124 ]
  %126 = getelementptr double, ptr %48, i64 %125
  %127 = load i64, ptr %105
  %128 = mul i64 %127, %125
  %129 = getelementptr i8, ptr %123, i64 %128
  %130 = bitcast ptr %129 to ptr
  %131 = bitcast ptr %126 to ptr
  %132 = load i64, ptr %130, align 1
  store i64 %132, ptr %131
  %133 = add i64 %125, 1
  %134 = icmp eq i64 %133, %43
  br i1 %134, label %137, label %124

135:
  %136 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %136(ptr %5)
  br label %241

137:
  %138 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %138(ptr %5)
  br label %141

139:
  %140 = icmp slt i64 %88, %43
  br i1 %140, label %143, label %141

141:
  %142 = icmp sgt i64 %37, 1
  br i1 %142, label %36, label %146

143:
  %144 = phi i64 [ %26, %3 ], [ %37, %139 ]
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %241

146:
  %147 = bitcast ptr %6 to ptr
  %148 = getelementptr ptr, ptr %1, i64 2
  %149 = getelementptr ptr, ptr %148, i64 %14
  %150 = getelementptr %struct.slot, ptr %11, i64 %14
  %151 = load i64, ptr %21
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %187

153:
  %154 = phi i64 [ %185, %184 ], [ 0, %146 ]
  %155 = getelementptr ptr, ptr %149, i64 %154
  %156 = load ptr, ptr %155
  %157 = getelementptr %struct.slot, ptr %150, i64 %154
  %158 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %154
  %159 = call i32 @look_at(ptr %156, ptr %157, i32 1, i64 8, ptr %158)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %187, label %161

161:
  %162 = icmp eq i64 %154, 0
  br i1 %162, label %184, label %163

163:
  %164 = getelementptr %struct.buffer, ptr %158, i64 0, i32 0
  %165 = load ptr, ptr %164, align 16
  %166 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %154, i32 2
  br label %167

167:
  %168 = phi i64 [ 0, %163 ], [ %182, %181 ]
  %169 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %168, i32 0
  %170 = load ptr, ptr %169, align 16
  %171 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %168, i32 2
  %172 = load i64, ptr %171, align 16
  %173 = getelementptr i8, ptr %170, i64 %172
  %174 = icmp ult ptr %165, %173
  br i1 %174, label %175, label %181

175:
  %176 = load i64, ptr %166, align 16
  %177 = getelementptr i8, ptr %165, i64 %176
  %178 = icmp ult ptr %170, %177
  br i1 %178, label %179, label %181

179:
  %180 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %180(ptr %158)
  br label %187

181:
  %182 = add i64 %168, 1
  %183 = icmp eq i64 %182, %154
  br i1 %183, label %184, label %167

184:
  %185 = add i64 %154, 1
  %186 = icmp eq i64 %185, %151
  br i1 %186, label %187, label %153

187:
  %188 = phi i64 [ %154, %179 ], [ %151, %146 ], [ %154, %153 ], [ %151, %184 ]
  %189 = load i64, ptr %21
  %190 = icmp eq i64 %188, %189
  br i1 %190, label %191, label %231

191:
  %192 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 3)
  %193 = getelementptr ptr, ptr %1, i64 1
  %194 = load ptr, ptr %193
  %195 = call double %192(ptr %194)
  %196 = load i64, ptr %13
  %197 = getelementptr %struct.call_plan, ptr %9, i64 0, i32 3, i64 %196
  %198 = bitcast ptr %4 to ptr
  %199 = load i64, ptr %21
  %200 = icmp sgt i64 %199, 0
  br i1 %200, label %209, label %201

201:
  %202 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 10)
  %203 = call ptr %202()
  %204 = bitcast ptr %8 to ptr
  %205 = load ptr, ptr %204
  call void %205(double %195, ptr %18)
  %206 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 11)
  call void %206(ptr %203)
  %207 = load i64, ptr %21
  %208 = icmp sgt i64 %207, 0
  br i1 %208, label %220, label %229

209:
  %210 = phi i64 [ %218, %209 ], [ 0, %191 ]
  %211 = getelementptr %struct.slot, ptr %197, i64 %210, i32 0
  %212 = load i64, ptr %211
  %213 = getelementptr ptr, ptr %18, i64 %212
  %214 = load ptr, ptr %213
  %215 = getelementptr [32 x ptr], ptr %4, i64 0, i64 %210
  store ptr %214, ptr %215
  %216 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %210, i32 0
  %217 = load ptr, ptr %216, align 16
  store ptr %217, ptr %213
  %218 = add i64 %210, 1
  %219 = icmp eq i64 %218, %199
  br i1 %219, label %201, label %209

220:
  %221 = phi i64 [ %227, %220 ], [ 0, %201 ]
  %222 = getelementptr [32 x ptr], ptr %4, i64 0, i64 %221
  %223 = load ptr, ptr %222
  %224 = getelementptr %struct.slot, ptr %197, i64 %221, i32 0
  %225 = load i64, ptr %224
  %226 = getelementptr ptr, ptr %18, i64 %225
  store ptr %223, ptr %226
  %227 = add i64 %221, 1
  %228 = icmp eq i64 %227, %207
  br i1 %228, label %229, label %220

229:
  %230 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 16)
  br label %231

231:
  %232 = phi ptr [ %230, %229 ], [ %19, %187 ]
  %233 = icmp sgt i64 %188, 0
  br i1 %233, label %234, label %240

234:
  %235 = phi i64 [ %237, %234 ], [ %188, %231 ]
  %236 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  %237 = add i64 %235, -1
  %238 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %237
  call void %236(ptr %238)
  %239 = icmp ugt i64 %235, 1
  br i1 %239, label %234, label %240

240:
  br label %241

241:
  %242 = phi ptr [ %232, %240 ], [ %19, %143 ], [ %19, %97 ], [ %19, %135 ], [ %19, %60 ], [ %19, %54 ], [ %19, %90 ]
  %243 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 2)
  call void %243(ptr %242)
  ret ptr %242
}

define ptr @call_rows(ptr %0, ptr  %1, i64 %2) {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca [32 x %struct.buffer], align 16
  %7 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 4)
  %8 = call ptr %7(ptr %0)
  %9 = bitcast ptr %8 to ptr
  %10 = getelementptr i8, ptr %8, i64 56
  %11 = bitcast ptr %10 to ptr
  %12 = load i64, ptr %11
  %13 = icmp sgt i64 %12, -1
  %14 = xor i64 %12, -1
  %15 = lshr i64 %14, 63
  %16 = getelementptr i8, ptr %8, i64 96
  %17 = bitcast ptr %16 to ptr
  %18 = load i64, ptr %17
  %19 = getelementptr i8, ptr %8, i64 104
  %20 = bitcast ptr %19 to ptr
  %21 = load i64, ptr %20
  %22 = add i64 %21, %18
  %23 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 17)
  %24 = bitcast ptr %6 to ptr
  %25 = getelementptr i8, ptr %8, i64 80
  %26 = bitcast ptr %25 to ptr
  %27 = load i64, ptr %26
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %97

29:
  %30 = add i64 %22, %15
  %31 = icmp ne i64 %30, %2
  %32 = icmp sgt i64 %22, 32
  %33 = or i1 %32, %31
  %34 = xor i1 %13, true
  %35 = select i1 %33, i1 true, i1 %34
  %36 = or i1 %32, %31
  %37 = xor i1 %36, true
  br i1 %35, label %48, label %38

38:
  %39 = load ptr, ptr %1
  %40 = load ptr, ptr @call_api
  %41 = call ptr %40(ptr %39)
  %42 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 13)
  %43 = icmp eq ptr %41, %42
  %44 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 14)
  %45 = icmp eq ptr %41, %44
  %46 = select i1 %43, i1 true, i1 %45
  %47 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %47(ptr %41)
  br label %48

48:
  %49 = phi i1 [ %37, %29 ], [ %46, %38 ]
  %50 = select i1 %49, i1 %13, i1 false
  br i1 %50, label %51, label %55

51:
  %52 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 3)
  %53 = load ptr, ptr %1
  %54 = call double %52(ptr %53)
  br label %56

55:
  br i1 %49, label %56, label %97

56:
  %57 = phi double [ %54, %51 ], [ 0.000000e+00, %55 ]
  %58 = getelementptr i8, ptr %8, i64 64
  %59 = bitcast ptr %58 to ptr
  %60 = load i64, ptr %59
  %61 = icmp eq i64 %60, 8
  br i1 %61, label %68, label %62

62:
  %63 = fcmp ogt double %57, 0xC7D2CED32A16A1B1
  %64 = fcmp olt double %57, 0x47D2CED32A16A1B1
  %65 = and i1 %63, %64
  %66 = icmp sgt i64 %22, 0
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %70, label %97

68:
  %69 = icmp sgt i64 %22, 0
  br i1 %69, label %70, label %97

70:
  %71 = getelementptr i8, ptr %8, i64 112
  %72 = bitcast ptr %71 to ptr
  %73 = getelementptr ptr, ptr %1, i64 %15
  %74 = load ptr, ptr %73
  %75 = load i64, ptr %17
  %76 = icmp slt i64 %75, 1
  %77 = zext i1 %76 to i32
  %78 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 0
  %79 = call i32 @look_at(ptr %74, ptr %72, i32 %77, i64 %60, ptr %78)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %97, label %81

81:
  %82 = phi i64 [ %83, %85 ], [ 0, %70 ]
  %83 = add i64 %82, 1
  %84 = icmp eq i64 %83, %22
  br i1 %84, label %97, label %85

85:
  %86 = load i64, ptr %59
  %87 = add i64 %83, %15
  %88 = getelementptr ptr, ptr %1, i64 %87
  %89 = load ptr, ptr %88
  %90 = getelementptr %struct.slot, ptr %72, i64 %83
  %91 = load i64, ptr %17
  %92 = icmp sge i64 %83, %91
  %93 = zext i1 %92 to i32
  %94 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %83
  %95 = call i32 @look_at(ptr %89, ptr %90, i32 %93, i64 %86, ptr %94)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %81

97:
  %98 = phi double [ %57, %62 ], [ 0.000000e+00, %55 ], [ 0.000000e+00, %3 ], [ %57, %68 ], [ %57, %70 ], [ %57, %81 ], [ %57, %85 ]
  %99 = phi i64 [ 0, %62 ], [ 0, %55 ], [ 0, %3 ], [ 0, %68 ], [ 0, %70 ], [ %83, %85 ], [ %22, %81 ]
  %100 = icmp ne i64 %22, 0
  %101 = icmp eq i64 %99, %22
  %102 = select i1 %100, i1 %101, i1 false
  br i1 %102, label %103, label %260

103:
  %104 = bitcast ptr %4 to ptr
  %105 = bitcast ptr %5 to ptr
  %106 = getelementptr i8, ptr %8, i64 16
  %107 = bitcast ptr %106 to ptr
  %108 = load ptr, ptr %107
  store ptr %108, ptr %4
  %109 = getelementptr i8, ptr %8, i64 24
  %110 = bitcast ptr %109 to ptr
  %111 = load i64, ptr %110
  store i64 %111, ptr %5
  %112 = load i64, ptr %17
  %113 = load i64, ptr %20
  %114 = add i64 %113, %112
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %116, label %166

116:
  %117 = phi i64 [ %159, %158 ], [ 0, %103 ]
  %118 = phi i64 [ %134, %158 ], [ 0, %103 ]
  %119 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 14, i64 %117, i32 1
  %120 = load i64, ptr %119
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %133, label %122

122:
  %123 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 14, i64 %117, i32 2, i64 0
  %124 = load i64, ptr %123
  %125 = icmp eq i64 %124, -1
  br i1 %125, label %126, label %133

126:
  %127 = icmp eq i64 %118, 0
  %128 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %117, i32 7
  %129 = load ptr, ptr %128, align 16
  %130 = load i64, ptr %129
  br i1 %127, label %133, label %131

131:
  %132 = icmp eq i64 %130, %118
  br i1 %132, label %133, label %172

133:
  %134 = phi i64 [ %118, %122 ], [ %118, %116 ], [ %118, %131 ], [ %130, %126 ]
  %135 = icmp slt i64 %117, %112
  br i1 %135, label %158, label %136

136:
  %137 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %117, i32 0
  %138 = load ptr, ptr %137, align 16
  %139 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %117, i32 2
  br label %140

140:
  %141 = phi i64 [ -1, %136 ], [ %156, %155 ]
  %142 = icmp slt i64 %141, 0
  %143 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %141, i32 0
  %144 = select i1 %142, ptr %4, ptr %143
  %145 = load ptr, ptr %144
  %146 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %141, i32 2
  %147 = select i1 %142, ptr %5, ptr %146
  %148 = load i64, ptr %147
  %149 = getelementptr i8, ptr %145, i64 %148
  %150 = icmp ult ptr %138, %149
  br i1 %150, label %151, label %155

151:
  %152 = load i64, ptr %139, align 16
  %153 = getelementptr i8, ptr %138, i64 %152
  %154 = icmp ult ptr %145, %153
  br i1 %154, label %172, label %155

155:
  %156 = add i64 %141, 1
  %157 = icmp eq i64 %156, %117
  br i1 %157, label %158, label %140

158:
  %159 = add i64 %117, 1
  %160 = icmp eq i64 %159, %114
  br i1 %160, label %161, label %116

161:
  %162 = getelementptr i8, ptr %8, i64 72
  %163 = bitcast ptr %162 to ptr
  %164 = load i64, ptr %163
  %165 = icmp sgt i64 %134, %164
  br i1 %165, label %172, label %173

166:
  %167 = getelementptr i8, ptr %8, i64 72
  %168 = bitcast ptr %167 to ptr
  %169 = load i64, ptr %168
  %170 = icmp slt i64 %169, 0
  br i1 %170, label %172, label %171

171:
  br label %260

172:
  br label %260

173:
  %174 = icmp eq i64 %134, 0
  br i1 %174, label %260, label %175

175:
  %176 = getelementptr i8, ptr %8, i64 64
  %177 = bitcast ptr %176 to ptr
  %178 = load i64, ptr %177
  %179 = icmp eq i64 %178, 4
  br i1 %179, label %180, label %184

180:
  %181 = fptrunc double %98 to float
  %182 = getelementptr i8, ptr %8, i64 88
  %183 = bitcast ptr %182 to ptr
  store float %181, ptr %183, align 8
  br label %187

184:
  %185 = getelementptr i8, ptr %8, i64 88
  %186 = bitcast ptr %185 to ptr
  store double %98, ptr %186
  br label %187

187:
  %188 = getelementptr i8, ptr %8, i64 8
  %189 = bitcast ptr %188 to ptr
  %190 = load ptr, ptr %189
  %191 = getelementptr %struct.batch_function, ptr %190, i64 0, i32 3
  %192 = load ptr, ptr %191
  store i64 1, ptr %26
  %193 = getelementptr %struct.batch_function, ptr %190, i64 0, i32 4
  %194 = load ptr, ptr %193
  %195 = getelementptr %struct.batch_function, ptr %190, i64 0, i32 5
  %196 = load ptr, ptr %195
  %197 = getelementptr i8, ptr %8, i64 40
  %198 = bitcast ptr %197 to ptr
  %199 = load i64, ptr %198
  %200 = getelementptr ptr, ptr %192, i64 %199
  store ptr %108, ptr %200
  %201 = getelementptr i8, ptr %8, i64 32
  %202 = bitcast ptr %201 to ptr
  %203 = load ptr, ptr %202
  %204 = getelementptr i8, ptr %8, i64 48
  %205 = bitcast ptr %204 to ptr
  %206 = load i64, ptr %205
  %207 = getelementptr ptr, ptr %192, i64 %206
  store ptr %203, ptr %207
  %208 = load i64, ptr %11
  %209 = icmp sgt i64 %208, -1
  br i1 %209, label %210, label %213

210:
  %211 = getelementptr i8, ptr %8, i64 88
  %212 = getelementptr ptr, ptr %192, i64 %208
  store ptr %211, ptr %212
  br label %213

213:
  %214 = icmp sgt i64 %112, 0
  br i1 %214, label %217, label %215

215:
  %216 = icmp sgt i64 %113, 0
  br i1 %216, label %243, label %252

217:
  %218 = phi ptr [ %240, %239 ], [ %194, %213 ]
  %219 = phi i64 [ %241, %239 ], [ 0, %213 ]
  %220 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 14, i64 %219, i32 1
  %221 = load i64, ptr %220
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %233, label %223

223:
  %224 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 14, i64 %219, i32 2, i64 0
  %225 = load i64, ptr %224
  %226 = icmp eq i64 %225, -1
  br i1 %226, label %227, label %233

227:
  %228 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %219, i32 0
  %229 = bitcast ptr %228 to ptr
  %230 = load ptr, ptr %229, align 16
  %231 = getelementptr %struct.batch_array, ptr %218, i64 1
  %232 = getelementptr %struct.batch_array, ptr %218, i64 0, i32 0
  store ptr %230, ptr %232
  br label %239

233:
  %234 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %219, i32 0
  %235 = load ptr, ptr %234, align 16
  %236 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 14, i64 %219, i32 0
  %237 = load i64, ptr %236
  %238 = getelementptr ptr, ptr %192, i64 %237
  store ptr %235, ptr %238
  br label %239

239:
  %240 = phi ptr [ %231, %227 ], [ %218, %233 ]
  %241 = add i64 %219, 1
  %242 = icmp eq i64 %241, %112
  br i1 %242, label %215, label %217

243:
  %244 = phi i64 [ %250, %243 ], [ 0, %215 ]
  %245 = add i64 %244, %112
  %246 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %245, i32 0
  %247 = bitcast ptr %246 to ptr
  %248 = load ptr, ptr %247, align 16
  %249 = getelementptr %struct.batch_array, ptr %196, i64 %244, i32 0
  store ptr %248, ptr %249
  %250 = add i64 %244, 1
  %251 = icmp eq i64 %250, %113
  br i1 %251, label %252, label %243

252:
  %253 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 10)
  %254 = call ptr %253()
  %255 = bitcast ptr %8 to ptr
  %256 = load ptr, ptr %255
  %257 = load ptr, ptr %189
  call void %256(ptr %257, i64 0, i64 %134)
  %258 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 11)
  call void %258(ptr %254)
  store i64 0, ptr %26
  %259 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 16)
  br label %260

260:
  %261 = phi ptr [ %259, %252 ], [ %23, %173 ], [ %23, %172 ], [ %23, %97 ], [ %23, %171 ]
  %262 = icmp sgt i64 %99, 0
  br i1 %262, label %263, label %269

263:
  %264 = phi i64 [ %266, %263 ], [ %99, %260 ]
  %265 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  %266 = add i64 %264, -1
  %267 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %266
  call void %265(ptr %267)
  %268 = icmp ugt i64 %264, 1
  br i1 %268, label %263, label %269

269:
  %270 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 2)
  call void %270(ptr %261)
  ret ptr %261
}

define internal i32 @look_at(ptr %0, ptr  %1, i32 %2, i64 %3, ptr %4) {
  %6 = load ptr, ptr @call_api
  %7 = call ptr %6(ptr %0)
  %8 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %8(ptr %7)
  %9 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 15)
  %10 = icmp eq ptr %7, %9
  br i1 %10, label %11, label %62

11:
  %12 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 7)
  %13 = or i32 %2, 60
  %14 = call i32 %12(ptr %0, ptr %4, i32 %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:
  %17 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 9)
  call void %17()
  br label %62

18:
  %19 = getelementptr %struct.buffer, ptr %4, i64 0, i32 3
  %20 = load i64, ptr %19
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %22, label %60

22:
  %23 = getelementptr %struct.buffer, ptr %4, i64 0, i32 6
  %24 = load ptr, ptr %23
  %25 = icmp eq ptr %24, null
  br i1 %25, label %60, label %26

26:
  %27 = icmp eq i64 %3, 8
  %28 = select i1 %27, ptr @.str, ptr @.str.1
  %29 = call i32 @strcmp(ptr %24, ptr dereferenceable(2) %28)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %60

31:
  %32 = getelementptr %struct.buffer, ptr %4, i64 0, i32 0
  %33 = load ptr, ptr %32
  %34 = ptrtoint ptr %33 to i64
  %35 = urem i64 %34, %3
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %60

37:
  %38 = getelementptr %struct.buffer, ptr %4, i64 0, i32 5
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr %struct.slot, ptr %1, i64 0, i32 1
  %42 = load i64, ptr %41
  %43 = icmp eq i64 %42, %40
  br i1 %43, label %44, label %60

44:
  %45 = getelementptr %struct.buffer, ptr %4, i64 0, i32 7
  %46 = call i64 @llvm.smax.i64(i64 %40, i64 0)
  br label %47

47:
  %48 = phi i64 [ 0, %44 ], [ %59, %50 ]
  %49 = icmp eq i64 %48, %46
  br i1 %49, label %62, label %50

50:
  %51 = load ptr, ptr %45
  %52 = getelementptr i64, ptr %51, i64 %48
  %53 = load i64, ptr %52
  %54 = getelementptr %struct.slot, ptr %1, i64 0, i32 2, i64 %48
  %55 = load i64, ptr %54
  %56 = icmp eq i64 %53, %55
  %57 = icmp eq i64 %55, -1
  %58 = or i1 %56, %57
  %59 = add i64 %48, 1
  br i1 %58, label %47, label %60

60:
  %61 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %61(ptr %4)
  br label %62

62:
  %63 = phi i32 [ 0, %16 ], [ 0, %60 ], [ 0, %5 ], [ 1, %47 ]
  ret i32 %63
}

declare i32 @strcmp(ptr , ptr )

declare i64 @llvm.smax.i64(i64, i64)
