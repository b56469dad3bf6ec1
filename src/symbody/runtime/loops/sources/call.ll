; call: made by tools/make_loops_text.py from call
; sources e0d86530005fedae9c91013b949301fefc67b2221f6241e3945ef8b6956957d5
%struct.python_api = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.slot = type { i64, i64, [4 x i64] }
%struct.call_plan = type { ptr, i64, i64, [0 x %struct.slot] }
%struct.rows_plan = type { ptr, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, [0 x %struct.slot] }
%struct.batch_function = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.batch_array = type { ptr, ptr, i64 }

@call_api = global %struct.python_api zeroinitializer, align 8
@.str = private constant [2 x i8] c"d\00", align 1

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
  %159 = call i32 @look_at(ptr %156, ptr %157, i32 1, ptr %158)
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
  %16 = getelementptr i8, ptr %8, i64 88
  %17 = bitcast ptr %16 to ptr
  %18 = load i64, ptr %17
  %19 = getelementptr i8, ptr %8, i64 96
  %20 = bitcast ptr %19 to ptr
  %21 = load i64, ptr %20
  %22 = add i64 %21, %18
  %23 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 17)
  %24 = bitcast ptr %6 to ptr
  %25 = getelementptr i8, ptr %8, i64 72
  %26 = bitcast ptr %25 to ptr
  %27 = load i64, ptr %26
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %67

29:
  %30 = add i64 %22, %15
  %31 = icmp eq i64 %30, %2
  %32 = icmp slt i64 %22, 33
  %33 = and i1 %32, %31
  br i1 %33, label %34, label %67

34:
  br i1 %13, label %35, label %47

35:
  %36 = load ptr, ptr %1
  %37 = load ptr, ptr @call_api
  %38 = call ptr %37(ptr %36)
  %39 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 13)
  %40 = icmp eq ptr %38, %39
  %41 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 14)
  %42 = icmp eq ptr %38, %41
  %43 = select i1 %40, i1 true, i1 %42
  %44 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %44(ptr %38)
  %45 = icmp sgt i64 %22, 0
  %46 = select i1 %43, i1 %45, i1 false
  br i1 %46, label %49, label %67

47:
  %48 = icmp sgt i64 %22, 0
  br i1 %48, label %49, label %67

49:
  %50 = getelementptr i8, ptr %8, i64 104
  %51 = bitcast ptr %50 to ptr
  br label %52

52:
  %53 = phi i64 [ 0, %49 ], [ %65, %64 ]
  %54 = add i64 %53, %15
  %55 = getelementptr ptr, ptr %1, i64 %54
  %56 = load ptr, ptr %55
  %57 = getelementptr %struct.slot, ptr %51, i64 %53
  %58 = load i64, ptr %17
  %59 = icmp sge i64 %53, %58
  %60 = zext i1 %59 to i32
  %61 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %53
  %62 = call i32 @look_at(ptr %56, ptr %57, i32 %60, ptr %61)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %67, label %64

64:
  %65 = add i64 %53, 1
  %66 = icmp eq i64 %65, %22
  br i1 %66, label %67, label %52

67:
  %68 = phi i64 [ 0, %3 ], [ 0, %35 ], [ 0, %29 ], [ 0, %47 ], [ %22, %64 ], [ %53, %52 ]
  %69 = icmp ne i64 %22, 0
  %70 = icmp eq i64 %68, %22
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %72, label %228

72:
  %73 = bitcast ptr %4 to ptr
  %74 = bitcast ptr %5 to ptr
  %75 = getelementptr i8, ptr %8, i64 16
  %76 = bitcast ptr %75 to ptr
  %77 = load ptr, ptr %76
  store ptr %77, ptr %4
  %78 = getelementptr i8, ptr %8, i64 24
  %79 = bitcast ptr %78 to ptr
  %80 = load i64, ptr %79
  store i64 %80, ptr %5
  %81 = load i64, ptr %17
  %82 = load i64, ptr %20
  %83 = add i64 %82, %81
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %135

85:
  %86 = phi i64 [ %128, %127 ], [ 0, %72 ]
  %87 = phi i64 [ %103, %127 ], [ 0, %72 ]
  %88 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 13, i64 %86, i32 1
  %89 = load i64, ptr %88
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %102, label %91

91:
  %92 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 13, i64 %86, i32 2, i64 0
  %93 = load i64, ptr %92
  %94 = icmp eq i64 %93, -1
  br i1 %94, label %95, label %102

95:
  %96 = icmp eq i64 %87, 0
  %97 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %86, i32 7
  %98 = load ptr, ptr %97, align 16
  %99 = load i64, ptr %98
  br i1 %96, label %102, label %100

100:
  %101 = icmp eq i64 %99, %87
  br i1 %101, label %102, label %141

102:
  %103 = phi i64 [ %87, %91 ], [ %87, %85 ], [ %87, %100 ], [ %99, %95 ]
  %104 = icmp slt i64 %86, %81
  br i1 %104, label %127, label %105

105:
  %106 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %86, i32 0
  %107 = load ptr, ptr %106, align 16
  %108 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %86, i32 2
  br label %109

109:
  %110 = phi i64 [ -1, %105 ], [ %125, %124 ]
  %111 = icmp slt i64 %110, 0
  %112 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %110, i32 0
  %113 = select i1 %111, ptr %4, ptr %112
  %114 = load ptr, ptr %113
  %115 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %110, i32 2
  %116 = select i1 %111, ptr %5, ptr %115
  %117 = load i64, ptr %116
  %118 = getelementptr i8, ptr %114, i64 %117
  %119 = icmp ult ptr %107, %118
  br i1 %119, label %120, label %124

120:
  %121 = load i64, ptr %108, align 16
  %122 = getelementptr i8, ptr %107, i64 %121
  %123 = icmp ult ptr %114, %122
  br i1 %123, label %141, label %124

124:
  %125 = add i64 %110, 1
  %126 = icmp eq i64 %125, %86
  br i1 %126, label %127, label %109

127:
  %128 = add i64 %86, 1
  %129 = icmp eq i64 %128, %83
  br i1 %129, label %130, label %85

130:
  %131 = getelementptr i8, ptr %8, i64 64
  %132 = bitcast ptr %131 to ptr
  %133 = load i64, ptr %132
  %134 = icmp sgt i64 %103, %133
  br i1 %134, label %141, label %142

135:
  %136 = getelementptr i8, ptr %8, i64 64
  %137 = bitcast ptr %136 to ptr
  %138 = load i64, ptr %137
  %139 = icmp slt i64 %138, 0
  br i1 %139, label %141, label %140

140:
  br label %228

141:
  br label %228

142:
  %143 = icmp eq i64 %103, 0
  br i1 %143, label %228, label %144

144:
  br i1 %13, label %145, label %152

145:
  %146 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 3)
  %147 = load ptr, ptr %1
  %148 = call double %146(ptr %147)
  %149 = getelementptr i8, ptr %8, i64 80
  %150 = bitcast ptr %149 to ptr
  store double %148, ptr %150
  %151 = load ptr, ptr %76
  br label %152

152:
  %153 = phi ptr [ %151, %145 ], [ %77, %144 ]
  %154 = getelementptr i8, ptr %8, i64 8
  %155 = bitcast ptr %154 to ptr
  %156 = load ptr, ptr %155
  %157 = getelementptr %struct.batch_function, ptr %156, i64 0, i32 3
  %158 = load ptr, ptr %157
  store i64 1, ptr %26
  %159 = getelementptr %struct.batch_function, ptr %156, i64 0, i32 4
  %160 = load ptr, ptr %159
  %161 = getelementptr %struct.batch_function, ptr %156, i64 0, i32 5
  %162 = load ptr, ptr %161
  %163 = getelementptr i8, ptr %8, i64 40
  %164 = bitcast ptr %163 to ptr
  %165 = load i64, ptr %164
  %166 = getelementptr ptr, ptr %158, i64 %165
  store ptr %153, ptr %166
  %167 = getelementptr i8, ptr %8, i64 32
  %168 = bitcast ptr %167 to ptr
  %169 = load ptr, ptr %168
  %170 = getelementptr i8, ptr %8, i64 48
  %171 = bitcast ptr %170 to ptr
  %172 = load i64, ptr %171
  %173 = getelementptr ptr, ptr %158, i64 %172
  store ptr %169, ptr %173
  %174 = load i64, ptr %11
  %175 = icmp sgt i64 %174, -1
  br i1 %175, label %176, label %179

176:
  %177 = getelementptr i8, ptr %8, i64 80
  %178 = getelementptr ptr, ptr %158, i64 %174
  store ptr %177, ptr %178
  br label %179

179:
  %180 = load i64, ptr %17
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %185, label %182

182:
  %183 = load i64, ptr %20
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %211, label %220

185:
  %186 = phi ptr [ %208, %207 ], [ %160, %179 ]
  %187 = phi i64 [ %209, %207 ], [ 0, %179 ]
  %188 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 13, i64 %187, i32 1
  %189 = load i64, ptr %188
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %201, label %191

191:
  %192 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 13, i64 %187, i32 2, i64 0
  %193 = load i64, ptr %192
  %194 = icmp eq i64 %193, -1
  br i1 %194, label %195, label %201

195:
  %196 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %187, i32 0
  %197 = bitcast ptr %196 to ptr
  %198 = load ptr, ptr %197, align 16
  %199 = getelementptr %struct.batch_array, ptr %186, i64 1
  %200 = getelementptr %struct.batch_array, ptr %186, i64 0, i32 0
  store ptr %198, ptr %200
  br label %207

201:
  %202 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %187, i32 0
  %203 = load ptr, ptr %202, align 16
  %204 = getelementptr %struct.rows_plan, ptr %9, i64 0, i32 13, i64 %187, i32 0
  %205 = load i64, ptr %204
  %206 = getelementptr ptr, ptr %158, i64 %205
  store ptr %203, ptr %206
  br label %207

207:
  %208 = phi ptr [ %199, %195 ], [ %186, %201 ]
  %209 = add i64 %187, 1
  %210 = icmp eq i64 %209, %180
  br i1 %210, label %182, label %185

211:
  %212 = phi i64 [ %218, %211 ], [ 0, %182 ]
  %213 = add i64 %212, %180
  %214 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %213, i32 0
  %215 = bitcast ptr %214 to ptr
  %216 = load ptr, ptr %215, align 16
  %217 = getelementptr %struct.batch_array, ptr %162, i64 %212, i32 0
  store ptr %216, ptr %217
  %218 = add i64 %212, 1
  %219 = icmp eq i64 %218, %183
  br i1 %219, label %220, label %211

220:
  %221 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 10)
  %222 = call ptr %221()
  %223 = bitcast ptr %8 to ptr
  %224 = load ptr, ptr %223
  %225 = load ptr, ptr %155
  call void %224(ptr %225, i64 0, i64 %103)
  %226 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 11)
  call void %226(ptr %222)
  store i64 0, ptr %26
  %227 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 16)
  br label %228

228:
  %229 = phi ptr [ %227, %220 ], [ %23, %142 ], [ %23, %141 ], [ %23, %67 ], [ %23, %140 ]
  %230 = icmp sgt i64 %68, 0
  br i1 %230, label %231, label %237

231:
  %232 = phi i64 [ %234, %231 ], [ %68, %228 ]
  %233 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  %234 = add i64 %232, -1
  %235 = getelementptr [32 x %struct.buffer], ptr %6, i64 0, i64 %234
  call void %233(ptr %235)
  %236 = icmp ugt i64 %232, 1
  br i1 %236, label %231, label %237

237:
  %238 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 2)
  call void %238(ptr %229)
  ret ptr %229
}

define internal i32 @look_at(ptr %0, ptr  %1, i32 %2, ptr %3) {
  %5 = load ptr, ptr @call_api
  %6 = call ptr %5(ptr %0)
  %7 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 1)
  call void %7(ptr %6)
  %8 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 15)
  %9 = icmp eq ptr %6, %8
  br i1 %9, label %10, label %59

10:
  %11 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 7)
  %12 = or i32 %2, 60
  %13 = call i32 %11(ptr %0, ptr %3, i32 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:
  %16 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 9)
  call void %16()
  br label %59

17:
  %18 = getelementptr %struct.buffer, ptr %3, i64 0, i32 3
  %19 = load i64, ptr %18
  %20 = icmp eq i64 %19, 8
  br i1 %20, label %21, label %57

21:
  %22 = getelementptr %struct.buffer, ptr %3, i64 0, i32 6
  %23 = load ptr, ptr %22
  %24 = icmp eq ptr %23, null
  br i1 %24, label %57, label %25

25:
  %26 = call i32 @strcmp(ptr %23, ptr dereferenceable(2) @.str)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %57

28:
  %29 = getelementptr %struct.buffer, ptr %3, i64 0, i32 0
  %30 = load ptr, ptr %29
  %31 = ptrtoint ptr %30 to i64
  %32 = and i64 %31, 7
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %57

34:
  %35 = getelementptr %struct.buffer, ptr %3, i64 0, i32 5
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr %struct.slot, ptr %1, i64 0, i32 1
  %39 = load i64, ptr %38
  %40 = icmp eq i64 %39, %37
  br i1 %40, label %41, label %57

41:
  %42 = getelementptr %struct.buffer, ptr %3, i64 0, i32 7
  %43 = call i64 @llvm.smax.i64(i64 %37, i64 0)
  br label %44

44:
  %45 = phi i64 [ 0, %41 ], [ %56, %47 ]
  %46 = icmp eq i64 %45, %43
  br i1 %46, label %59, label %47

47:
  %48 = load ptr, ptr %42
  %49 = getelementptr i64, ptr %48, i64 %45
  %50 = load i64, ptr %49
  %51 = getelementptr %struct.slot, ptr %1, i64 0, i32 2, i64 %45
  %52 = load i64, ptr %51
  %53 = icmp eq i64 %50, %52
  %54 = icmp eq i64 %52, -1
  %55 = or i1 %53, %54
  %56 = add i64 %45, 1
  br i1 %55, label %44, label %57

57:
  %58 = load ptr, ptr getelementptr (%struct.python_api, ptr @call_api, i64 0, i32 8)
  call void %58(ptr %3)
  br label %59

59:
  %60 = phi i32 [ 0, %15 ], [ 0, %57 ], [ 0, %4 ], [ 1, %44 ]
  ret i32 %60
}

declare i32 @strcmp(ptr , ptr )

declare i64 @llvm.smax.i64(i64, i64)
