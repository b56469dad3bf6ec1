; radau: made by tools/make_loops_text.py from radau
; sources 7f7b5681072bafda1401d53a9b4da40bce9fe58b703d10d22934ac1f58d12f43
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64, i64 }

@ode_radau = constant { ptr, ptr, ptr, ptr, i64, i64, i64 } { ptr @step, ptr null, ptr @interpolate, ptr @refine, i64 33, i64 16, i64 0 }, align 8
@RADAU3 = internal constant [29 x double] [double 6.100000e-02, double 1.000000e-02, double 0x3FC3D8B64657CAE9, double 0x3FE4A36C0803A6DF, double 1.000000e+00, double 0x3FB75B01984E65F7, double 0xBFC214A74C403BF7, double 0xBF9EBFF91A6D688F, double 0x3FCEF09CFBEAB86E, double 0x3FCA20E91E20B551, double 0x3FD8821FA2A36DED, double 0x3FEEE9DDE0D6255B, double 1.000000e+00, double 0.000000e+00, double 0x40114D64D09039E2, double 0x3FD5B570C75819C1, double 0x3FE1562F2BDEBF3D, double 0xC010B70201A79C46, double 0xBFD4F8C15DA84E86, double 0x3FDE810014C55221, double 0xBFE017885A24A7F3, double 0x4004934E6FCAA598, double 0xBFE312C0CF7BDFD1, double 0x400D1A48D83E731D, double 0x400572DB93E0C671, double 0x40086747F2C3FCB5, double 0xC02418FD8BAFFE06, double 0x3FF61D41B2D54584, double 0xBFD5555555555555], align 16
@RADAU5 = internal constant [67 x double] [double 2.900000e-02, double 6.000000e-03, double 0x3FAD3CC2DD8D6D32, double 0x3FD1B7CBC26CEAAE, double 0x3FE2ACC5D7A90E51, double 0x3FEB8716522B33BE, double 1.000000e+00, double 0x3F89A2D1FB890948, double 0xBF87820C3D05D519, double 0xBF8CB6719B83F651, double 0xBF84F9C863603A7F, double 0x3FA868B5DFABB152, double 0x3F587084A1342EF1, double 0xBF7F695A1442B72F, double 0x3F994D34A11716E1, double 0x3FA9B041F87F5BD6, double 0xBFB826214E5B71E4, double 0x3FB2AEF0B4499CCE, double 0x3F93DD30E1DED383, double 0x3FB4F0DE33F576C9, double 0xBFCD8251C7936647, double 0x3FBA4ABF2D1B7462, double 0x3FD8536B0C138302, double 0x3FDA1623391D6C89, double 0x3FC98F319CAE0A7F, double 0x3FD82F69E7E11149, double 0x3FDDDF22C5D8318F, double 0x3FED80DA0C71EF28, double 1.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0x403E0AA42EA49A3A, double 0x402BBAEF6ABC6593, double 0x400BD70BB1DDE069, double 0xBFF0831BA83D8022, double 0x3FE9BCD9BD554FE1, double 0xC040855C54B1B4F1, double 0xC031608005F0B102, double 0xBFC608533CAEFC20, double 0xBFB96330C92FC51E, double 0x3FE0FFD21B07B821, double 0xC021390F2F71CD09, double 0x402366654626D079, double 0x3FFEA2BA7F8366FC, double 0x4003597B31C9DA03, double 0xBFF0C2691306FB5A, double 0x4015607268D8E926, double 0x40125FDCC267B033, double 0xC0084A7748010AAB, double 0x3FF0CF810F440D55, double 0xBFD175346C4058F7, double 0x400DFC06C7C33F87, double 0xC00FE135B74A3869, double 0xBFF0B5ED2D02325F, double 0x3FF2F21157164963, double 0xBFDCCB73E72D9B82, double 0x40192595EE3123E2, double 0x4016CDC6B397464E, double 0x4009AE9FBB266469, double 0x400D3EDCAAA04F82, double 0x401A2CC95DA18518, double 0xC03BC7EB4976180A, double 0x400D21BF7A91AB27, double 0xBFF40A6F7AB19C6F, double 0x3FE2F1B0A045F3F9, double -2.000000e-01], align 16
@RADAU7 = internal constant [121 x double] [double 1.700000e-02, double 4.000000e-03, double 0x3F9E05201F8C2062, double 0x3FC2F43D53682496, double 0x3FD591283C00A7E2, double 0x3FE1E0A317CA931C, double 0x3FE89D90550CA2B2, double 0x3FEDA989F7EF95F1, double 1.000000e+00, double 0x3F61A4C036035656, double 0xBF544B423796B1CC, double 0xBF669D6F3976638B, double 0xBF709C251D158D33, double 0x3F72224A3E316D81, double 0x3F9615CDDED5BB91, double 0x3F81FD1E87D8734E, double 0xBF5A36FDD87736FD, double 0xBF1179E73AF3CD03, double 0x3F6A186CC6484147, double 0x3F813C2E74335C5E, double 0xBF7083CE38B117EA, double 0xBFA385FDCB5C18D7, double 0xBF960ACBEB1E079A, double 0x3F70A04851CE1C72, double 0xBF6344E18CAC272C, double 0x3F3B528D3F9B4DFB, double 0xBF8188219B981005, double 0xBF7C5B83BFAC2860, double 0x3FAD6313419932DB, double 0x3FAE21A8149ADF6C, double 0x3F9020E55CC9B040, double 0x3F6984C7172B55A2, double 0x3F99B82AD2C253C3, double 0xBFA32252CEFFCFE5, double 0x3F80DF9CD7305315, double 0xBFA390E05673870B, double 0xBFC536DD24148F21, double 0x3FBCEC1A9F4710F1, double 0x3FBA0A2C5E6EA782, double 0x3FB854DED613ADF0, double 0x3F75FB7509BE8D64, double 0x3FC8BB245070754A, double 0xBFCFE4F0CAC5BE13, double 0x3FD1820FAAF29E23, double 0x3FDD561D716534D5, double 0x3FE0B23122B28B41, double 0x3FC064A956DF5512, double 0x3FE0D9B23131C6F7, double 0x3FD1A25B03D9D467, double 0x3FE102BDCF5BD592, double 0x3FDF1FE9D1A481DF, double 0x3FEC345C1C7FFBAC, double 1.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0x4070221C5EC5DCE3, double 0x4067A25C4464C848, double 0x40488B2D21C7BBA9, double 0x4010714D91FE52EE, double 0x401036BB0B229A30, double 0xC008E6EC49203762, double 0x3FFA5930A6D9B53C, double 0xC072B2FADF366499, double 0xC06E614DC93B471D, double 0xC0486378257C6164, double 0xC0004F3337537C1D, double 0x3FFAC6E71A216DAC, double 0xBFF165E250234761, double 0x3FECDCAD9A779FAD, double 0xC05744E56C68A22B, double 0x4037E1B292A9DD8E, double 0x4043A3B25D212A3F, double 0x402CC71FF4EC2BD5, double 0xC00C1560BA4057BE, double 0x40137400F3FA8D28, double 0xC001F8CBEFF4FC49, double 0x4052AB69CB9B4FAF, double 0x4055DA2652648B85, double 0x401018BD116BD6C7, double 0xC00DB7EC5F94A2B3, double 0xC00B70D51DA000B0, double 0x400592A58AE16D32, double 0xBFEE09C55D592E7B, double 0x404D2DA2BCC78274, double 0xC0242336571722F3, double 0xC03E5DCBA8C07172, double 0xBFF0520166134E55, double 0xBFBCC764AF9F9754, double 0x3FFE4010999A0FE9, double 0xBFEF17BEE32B5008, double 0xC0080F2293C0D772, double 0xC026081F9942D45A, double 0x3FF7CE06CD71790A, double 0x40010B08F288BDF3, double 0xBFFD0EE9F4CCDA7C, double 0x3FF226329670693A, double 0xBFDA8A6DDE0091A8, double 0xC020E248FFBFBFF9, double 0xBFE4D11A61298D05, double 0x401BC33F301CF8E3, double 0xC009A3EFF5048CB1, double 0x3FF123F77C95C32A, double 0xBFD6B5DFEA9C0FDC, double 0x3FB78C5C74F5AD34, double 0x4021DFA88C180AB2, double 0x4021060F36D58AC5, double 0x400A3F841231A708, double 0x401C9070C7855D36, double 0x401A7DFFC016913E, double 0x401183C83EB7828E, double 0x402456E209C08037, double 0xC04B2FED8C53595F, double 0x401C00064AE6085E, double 0xC002D864D7B45EA1, double 0x3FF21DDB23C8B52A, double 0xBFE4B355709104F5, double 0x3FD8CD58D412E63F, double 0xBFC2492492492492], align 16

define internal i64 @step(ptr %0) {
  %2 = alloca [7 x [8 x double]], align 16
  %3 = alloca [7 x [8 x double]], align 16
  %4 = alloca [4 x double], align 16
  %5 = alloca [4 x double], align 16
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 47
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 48
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 46
  %27 = bitcast ptr %4 to ptr
  %28 = bitcast ptr %5 to ptr
  %29 = getelementptr [4 x double], ptr %4, i64 0, i64 0
  %30 = getelementptr [4 x double], ptr %4, i64 0, i64 3
  %31 = getelementptr [4 x double], ptr %4, i64 0, i64 2
  %32 = getelementptr [4 x double], ptr %4, i64 0, i64 1
  %33 = getelementptr [4 x double], ptr %5, i64 0, i64 0
  %34 = getelementptr [4 x double], ptr %5, i64 0, i64 3
  %35 = getelementptr [4 x double], ptr %5, i64 0, i64 2
  %36 = getelementptr [4 x double], ptr %5, i64 0, i64 1
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  %38 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %39 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %40 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  %41 = bitcast ptr %3 to ptr
  %42 = getelementptr [7 x [8 x double]], ptr %3, i64 0, i64 0
  %43 = bitcast ptr %2 to ptr
  %44 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 0
  %45 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %46 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %47 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %48 = bitcast ptr %47 to ptr
  %49 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %50 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %51 = bitcast ptr %11 to ptr
  br label %52

52:
  %53 = load double, ptr %6
  %54 = load ptr, ptr %7
  %55 = load ptr, ptr %8
  %56 = getelementptr %struct.ode_system, ptr %55, i64 0, i32 0
  %57 = load i64, ptr %56
  %58 = mul i64 %57, 10
  %59 = getelementptr double, ptr %54, i64 %58
  %60 = getelementptr %struct.ode_system, ptr %55, i64 0, i32 5
  %61 = load ptr, ptr %60
  %62 = getelementptr %struct.ode_system, ptr %55, i64 0, i32 4
  %63 = load ptr, ptr %62
  %64 = call i64 %61(ptr %63, double %53, ptr %54, ptr %59)
  %65 = load i64, ptr %9
  %66 = add i64 %65, 1
  store i64 %66, ptr %9
  switch i64 %64, label %3175 [
    i64 3, label %67
    i64 0, label %86
  ]

67:
  store i64 3, ptr %38
  store double %53, ptr %39
  %68 = load ptr, ptr %7
  %69 = load ptr, ptr %8
  %70 = getelementptr %struct.ode_system, ptr %69, i64 0, i32 0
  %71 = load i64, ptr %70
  %72 = shl i64 %71, 2
  %73 = getelementptr double, ptr %68, i64 %72
  %74 = bitcast ptr %73 to ptr
  %75 = bitcast ptr %59 to ptr
  %76 = shl i64 %71, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %75, i64 %76, i1 false)
  %77 = load ptr, ptr %7
  %78 = load ptr, ptr %8
  %79 = getelementptr %struct.ode_system, ptr %78, i64 0, i32 0
  %80 = load i64, ptr %79
  %81 = mul i64 %80, 5
  %82 = getelementptr double, ptr %77, i64 %81
  %83 = bitcast ptr %82 to ptr
  %84 = bitcast ptr %54 to ptr
  %85 = shl i64 %80, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 8 %84, i64 %85, i1 false)
  br label %3175

86:
  %87 = load double, ptr %10
  %88 = fcmp oeq double %87, 0.000000e+00
  br i1 %88, label %89, label %103

89:
  %90 = load i64, ptr %11
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %101, label %92

92:
  %93 = load ptr, ptr %12
  %94 = getelementptr %struct.ode_options, ptr %93, i64 0, i32 1
  %95 = load double, ptr %94
  %96 = fcmp olt double %95, 1.000000e-01
  %97 = select i1 %96, i64 5, i64 3
  %98 = fcmp olt double %95, 1.000000e-05
  %99 = select i1 %98, i64 2, i64 0
  %100 = add i64 %97, %99
  br label %101

101:
  %102 = phi i64 [ %100, %92 ], [ 3, %89 ]
  store i64 %102, ptr %13
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  store double 1.000000e+00, ptr %15
  store double 0.000000e+00, ptr %16
  store i64 0, ptr %17
  store double 0.000000e+00, ptr %18
  br label %103

103:
  call void @write_scale(ptr %0)
  %104 = load double, ptr %19
  %105 = fcmp oeq double %104, 0.000000e+00
  br i1 %105, label %106, label %191

106:
  %107 = load double, ptr %20
  %108 = load double, ptr %6
  %109 = fsub double %107, %108
  %110 = load ptr, ptr %7
  %111 = load ptr, ptr %8
  %112 = getelementptr %struct.ode_system, ptr %111, i64 0, i32 0
  %113 = load i64, ptr %112
  %114 = mul i64 %113, 10
  %115 = getelementptr double, ptr %110, i64 %114
  %116 = icmp sgt i64 %113, 0
  br i1 %116, label %117, label %138

117:
  %118 = load ptr, ptr %12
  %119 = getelementptr %struct.ode_options, ptr %118, i64 0, i32 2
  %120 = load ptr, ptr %119
  %121 = getelementptr %struct.ode_options, ptr %118, i64 0, i32 1
  %122 = load double, ptr %121
  br label %123

123:
  %124 = phi double [ 0.000000e+00, %117 ], [ %135, %123 ]
  %125 = phi i64 [ 0, %117 ], [ %136, %123 ]
  %126 = getelementptr double, ptr %115, i64 %125
  %127 = load double, ptr %126
  %128 = getelementptr double, ptr %120, i64 %125
  %129 = load double, ptr %128
  %130 = getelementptr double, ptr %110, i64 %125
  %131 = load double, ptr %130
  %132 = call double @llvm.fabs.f64(double %131)
  %133 = call double @llvm.fmuladd.f64(double %122, double %132, double %129)
  %134 = fdiv double %127, %133
  %135 = call double @llvm.fmuladd.f64(double %134, double %134, double %124)
  %136 = add i64 %125, 1
  %137 = icmp eq i64 %136, %113
  br i1 %137, label %138, label %123

138:
  %139 = phi double [ 0.000000e+00, %106 ], [ %135, %123 ]
  %140 = call double @llvm.sqrt.f64(double %139)
  %141 = fcmp ogt double %140, 0.000000e+00
  br i1 %141, label %142, label %178

142:
  %143 = getelementptr %struct.ode_system, ptr %111, i64 0, i32 3
  %144 = load i64, ptr %143
  %145 = icmp eq i64 %144, 2
  %146 = select i1 %145, double 1.000000e-04, double 1.000000e-01
  %147 = load ptr, ptr %12
  br i1 %116, label %151, label %148

148:
  %149 = getelementptr %struct.ode_options, ptr %147, i64 0, i32 1
  %150 = load double, ptr %149
  br label %169

151:
  %152 = getelementptr %struct.ode_options, ptr %147, i64 0, i32 2
  %153 = load ptr, ptr %152
  %154 = getelementptr %struct.ode_options, ptr %147, i64 0, i32 1
  %155 = load double, ptr %154
  br label %156

156:
  %157 = phi double [ 0.000000e+00, %151 ], [ %166, %156 ]
  %158 = phi i64 [ 0, %151 ], [ %167, %156 ]
  %159 = getelementptr double, ptr %110, i64 %158
  %160 = load double, ptr %159
  %161 = getelementptr double, ptr %153, i64 %158
  %162 = load double, ptr %161
  %163 = call double @llvm.fabs.f64(double %160)
  %164 = call double @llvm.fmuladd.f64(double %155, double %163, double %162)
  %165 = fdiv double %160, %164
  %166 = call double @llvm.fmuladd.f64(double %165, double %165, double %157)
  %167 = add i64 %158, 1
  %168 = icmp eq i64 %167, %113
  br i1 %168, label %169, label %156

169:
  %170 = phi double [ %150, %148 ], [ %155, %156 ]
  %171 = phi double [ 0.000000e+00, %148 ], [ %166, %156 ]
  %172 = call double @llvm.sqrt.f64(double %171)
  %173 = fdiv double 1.000000e+00, %170
  %174 = call double @llvm.maxnum.f64(double %172, double %173)
  %175 = fmul double %146, %174
  %176 = fdiv double %175, %140
  %177 = call double @llvm.fabs.f64(double %109)
  br label %182

178:
  %179 = call double @llvm.fabs.f64(double %109)
  %180 = fmul double %179, 1.000000e-03
  %181 = load ptr, ptr %12
  br label %182

182:
  %183 = phi double [ %179, %178 ], [ %177, %169 ]
  %184 = phi ptr [ %181, %178 ], [ %147, %169 ]
  %185 = phi double [ %180, %178 ], [ %176, %169 ]
  %186 = call double @llvm.minnum.f64(double %185, double %183)
  %187 = getelementptr %struct.ode_options, ptr %184, i64 0, i32 3
  %188 = load double, ptr %187
  %189 = call double @llvm.minnum.f64(double %186, double %188)
  %190 = call double @llvm.copysign.f64(double %189, double %109)
  store double %190, ptr %19
  br label %191

191:
  %192 = load double, ptr %10
  %193 = fcmp oeq double %192, 0.000000e+00
  %194 = zext i1 %193 to i32
  %195 = load i64, ptr %17
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %197, label %200

197:
  %198 = call i64 @evaluate_jacobian(ptr %0)
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %3175

200:
  %201 = phi i32 [ %194, %191 ], [ 1, %197 ]
  br label %202

202:
  %203 = phi i32 [ %3173, %3171 ], [ %201, %200 ]
  %204 = load double, ptr %6
  %205 = load double, ptr %19
  %206 = call double @llvm.fabs.f64(double %205)
  %207 = call double @llvm.fabs.f64(double %204)
  %208 = load double, ptr %20
  %209 = call double @llvm.fabs.f64(double %208)
  %210 = call double @llvm.maxnum.f64(double %207, double %209)
  %211 = fmul double %210, 0x3CE4000000000000
  %212 = fcmp ugt double %206, %211
  br i1 %212, label %217, label %213

213:
  %214 = load i64, ptr %38
  %215 = icmp eq i64 %214, 0
  %216 = select i1 %215, i64 4, i64 %214
  br label %3175

217:
  %218 = load double, ptr %21
  %219 = fcmp ogt double %218, 0.000000e+00
  br i1 %219, label %220, label %240

220:
  %221 = load double, ptr %22
  %222 = fsub double %221, %204
  %223 = fmul double %222, 5.000000e-01
  %224 = fcmp olt double %205, 0.000000e+00
  %225 = fneg double %223
  %226 = select i1 %224, double %225, double %223
  %227 = fcmp ult double %226, 0.000000e+00
  br i1 %227, label %240, label %228

228:
  %229 = call double @llvm.maxnum.f64(double %226, double %218)
  %230 = fcmp ogt double %206, %229
  br i1 %230, label %231, label %240

231:
  %232 = load double, ptr %18
  %233 = call double @llvm.fabs.f64(double %232)
  %234 = fdiv double %229, %233
  %235 = fcmp oge double %234, 1.000000e+00
  %236 = fcmp olt double %234, 1.500000e+00
  %237 = and i1 %235, %236
  %238 = call double @llvm.copysign.f64(double %229, double %205)
  %239 = select i1 %237, double %232, double %238
  store double %239, ptr %19
  br label %240

240:
  %241 = phi double [ %205, %220 ], [ %205, %217 ], [ %239, %231 ], [ %205, %228 ]
  %242 = call double @llvm.fmuladd.f64(double %241, double 1.000100e+00, double %204)
  %243 = fsub double %242, %208
  %244 = fmul double %241, %243
  %245 = fcmp oge double %244, 0.000000e+00
  %246 = fsub double %208, %204
  %247 = select i1 %245, double %246, double %241
  %248 = load double, ptr %18
  %249 = fcmp une double %248, %247
  br i1 %249, label %250, label %1247

250:
  %251 = load i64, ptr %13
  %252 = icmp eq i64 %251, 3
  %253 = icmp eq i64 %251, 5
  %254 = select i1 %253, ptr @RADAU5, ptr @RADAU7
  %255 = select i1 %252, ptr @RADAU3, ptr %254
  %256 = getelementptr double, ptr %255, i64 2
  %257 = getelementptr double, ptr %256, i64 %251
  %258 = mul i64 %251, %251
  %259 = getelementptr double, ptr %257, i64 %258
  %260 = getelementptr double, ptr %259, i64 %258
  %261 = load i64, ptr %23
  %262 = add i64 %261, 1
  store i64 %262, ptr %23
  store double %247, ptr %18
  %263 = load double, ptr %260
  %264 = load ptr, ptr %24
  %265 = load ptr, ptr %8
  %266 = getelementptr %struct.ode_system, ptr %265, i64 0, i32 0
  %267 = load i64, ptr %266
  %268 = mul i64 %267, 5
  %269 = getelementptr i64, ptr %264, i64 %268
  %270 = load i64, ptr %269
  %271 = add i64 %270, 7
  %272 = and i64 %271, -8
  %273 = add i64 %267, 7
  %274 = and i64 %273, -8
  %275 = or i64 %274, 1
  %276 = mul i64 %275, %274
  %277 = load ptr, ptr %12
  %278 = getelementptr %struct.ode_options, ptr %277, i64 0, i32 0
  %279 = load ptr, ptr %278
  %280 = getelementptr %struct.ode_method, ptr %279, i64 0, i32 4
  %281 = load i64, ptr %280
  %282 = add i64 %281, 10
  %283 = load ptr, ptr %7
  %284 = mul i64 %282, %267
  %285 = add i64 %284, 7
  %286 = and i64 %285, -8
  %287 = getelementptr double, ptr %283, i64 %286
  %288 = getelementptr double, ptr %287, i64 %276
  %289 = shl i64 %276, 1
  %290 = getelementptr double, ptr %287, i64 %289
  %291 = mul i64 %276, 3
  %292 = getelementptr double, ptr %287, i64 %291
  %293 = shl i64 %276, 2
  %294 = getelementptr double, ptr %287, i64 %293
  %295 = sub i64 0, %274
  %296 = getelementptr double, ptr %294, i64 %295
  %297 = mul i64 %272, %270
  %298 = shl i64 %297, 3
  %299 = sub i64 %272, %270
  %300 = shl i64 %272, 3
  %301 = mul i64 %300, %299
  %302 = bitcast ptr %292 to ptr
  %303 = bitcast ptr %288 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %302, ptr align 8 %303, i64 %298, i1 false)
  %304 = shl i64 %299, 3
  %305 = getelementptr double, ptr %290, i64 %297
  %306 = getelementptr double, ptr %292, i64 %297
  %307 = getelementptr double, ptr %296, i64 %270
  br label %312

308:
  %309 = fdiv double %263, %247
  %310 = call double @llvm.fmuladd.f64(double %309, double %309, double 0.000000e+00)
  %311 = icmp sgt i64 %270, 0
  br i1 %311, label %344, label %322

312:
  %313 = phi i64 [ 0, %250 ], [ %320, %312 ]
  %314 = getelementptr double, ptr %305, i64 %313
  %315 = bitcast ptr %314 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %315, i8 0, i64 %301, i1 false)
  %316 = getelementptr double, ptr %306, i64 %313
  %317 = bitcast ptr %316 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %317, i8 0, i64 %301, i1 false)
  %318 = getelementptr double, ptr %307, i64 %313
  %319 = bitcast ptr %318 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %319, i8 0, i64 %304, i1 false)
  %320 = add i64 %313, %276
  %321 = icmp sgt i64 %320, 0
  br i1 %321, label %308, label %312

322:
  %323 = icmp slt i64 %270, %267
  br i1 %323, label %324, label %353

324:
  %325 = load ptr, ptr %24
  %326 = load ptr, ptr %8
  %327 = getelementptr %struct.ode_system, ptr %326, i64 0, i32 0
  %328 = load i64, ptr %327
  %329 = shl i64 %328, 2
  %330 = getelementptr i64, ptr %325, i64 %329
  %331 = mul i64 %328, 5
  %332 = getelementptr i64, ptr %325, i64 %331
  %333 = load ptr, ptr %12
  %334 = getelementptr %struct.ode_options, ptr %333, i64 0, i32 0
  %335 = load ptr, ptr %334
  %336 = getelementptr %struct.ode_method, ptr %335, i64 0, i32 4
  %337 = load i64, ptr %336
  %338 = add i64 %337, 10
  %339 = load ptr, ptr %7
  %340 = mul i64 %338, %328
  %341 = add i64 %340, 7
  %342 = and i64 %341, -8
  %343 = getelementptr double, ptr %339, i64 %342
  br label %357

344:
  %345 = phi i64 [ %351, %344 ], [ 0, %308 ]
  %346 = mul i64 %345, %272
  %347 = add i64 %346, %345
  %348 = getelementptr double, ptr %292, i64 %347
  %349 = load double, ptr %348
  %350 = fadd double %309, %349
  store double %350, ptr %348
  %351 = add i64 %345, 1
  %352 = icmp eq i64 %351, %270
  br i1 %352, label %322, label %344

353:
  br i1 %311, label %354, label %634

354:
  %355 = shl i64 %272, 1
  %356 = mul i64 %272, 3
  br label %399

357:
  %358 = phi i64 [ %270, %324 ], [ %397, %396 ]
  %359 = getelementptr i64, ptr %330, i64 %358
  %360 = load i64, ptr %359
  %361 = mul i64 %360, %328
  %362 = getelementptr i64, ptr %332, i64 %358
  %363 = load i64, ptr %362
  %364 = getelementptr i64, ptr %330, i64 %363
  %365 = load i64, ptr %364
  %366 = add i64 %365, %361
  %367 = getelementptr double, ptr %343, i64 %366
  %368 = load double, ptr %367
  %369 = mul i64 %363, %272
  %370 = getelementptr double, ptr %292, i64 %369
  %371 = mul i64 %358, %272
  %372 = getelementptr double, ptr %288, i64 %371
  br i1 %311, label %373, label %396

373:
  %374 = fdiv double %368, %310
  %375 = fmul double %309, %374
  %376 = insertelement <8 x double> poison, double %375, i64 0
  %377 = shufflevector <8 x double> %376, <8 x double> poison, <8 x i32> zeroinitializer
  br label %378

378:
  %379 = phi i64 [ %394, %393 ], [ 0, %373 ]
  br label %380

380:
  %381 = phi i64 [ 0, %378 ], [ %391, %380 ]
  %382 = add i64 %379, %381
  %383 = getelementptr double, ptr %372, i64 %382
  %384 = bitcast ptr %383 to ptr
  %385 = load <8 x double>, ptr %384, align 8
  %386 = getelementptr double, ptr %370, i64 %382
  %387 = bitcast ptr %386 to ptr
  %388 = load <8 x double>, ptr %387, align 8
  %389 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %377, <8 x double> %385, <8 x double> %388)
  %390 = bitcast ptr %386 to ptr
  store <8 x double> %389, ptr %390, align 8
  %391 = add i64 %381, 8
  %392 = icmp eq i64 %381, 0
  br i1 %392, label %393, label %380

393:
  %394 = add i64 %379, 8
  %395 = icmp slt i64 %394, %270
  br i1 %395, label %378, label %396

396:
  %397 = add i64 %358, 1
  %398 = icmp eq i64 %397, %267
  br i1 %398, label %353, label %357

399:
  %400 = phi i64 [ 0, %354 ], [ %402, %631 ]
  %401 = and i64 %400, 9223372036854775800
  %402 = add i64 %400, 4
  %403 = icmp slt i64 %402, %270
  %404 = select i1 %403, i64 %402, i64 %270
  %405 = icmp slt i64 %400, %404
  br i1 %405, label %406, label %507

406:
  %407 = phi i64 [ %400, %399 ], [ %432, %504 ]
  %408 = mul i64 %407, %272
  %409 = getelementptr double, ptr %292, i64 %408
  br label %416

410:
  %411 = getelementptr double, ptr %290, i64 %408
  %412 = getelementptr i64, ptr %264, i64 %407
  store i64 %424, ptr %412
  %413 = fcmp oeq double %425, 0.000000e+00
  br i1 %413, label %1235, label %414

414:
  %415 = icmp eq i64 %424, %407
  br i1 %415, label %428, label %443

416:
  %417 = phi double [ %425, %416 ], [ -1.000000e+00, %406 ]
  %418 = phi i64 [ %424, %416 ], [ %407, %406 ]
  %419 = phi i64 [ %426, %416 ], [ %407, %406 ]
  %420 = getelementptr double, ptr %409, i64 %419
  %421 = load double, ptr %420
  %422 = call double @llvm.fabs.f64(double %421)
  %423 = fcmp ogt double %422, %417
  %424 = select i1 %423, i64 %419, i64 %418
  %425 = select i1 %423, double %422, double %417
  %426 = add i64 %419, 1
  %427 = icmp slt i64 %426, %270
  br i1 %427, label %416, label %410

428:
  %429 = getelementptr double, ptr %409, i64 %407
  %430 = load double, ptr %429
  %431 = fdiv double 1.000000e+00, %430
  %432 = add i64 %407, 1
  %433 = shl i64 %432, 3
  %434 = sub i64 %272, %407
  %435 = shl i64 %434, 3
  %436 = bitcast ptr %411 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %436, i8 0, i64 %300, i1 false)
  %437 = getelementptr double, ptr %296, i64 %407
  store double %431, ptr %437
  %438 = and i64 %432, 9223372036854775800
  %439 = icmp slt i64 %438, %270
  br i1 %439, label %440, label %473

440:
  %441 = insertelement <8 x double> poison, double %431, i64 0
  %442 = shufflevector <8 x double> %441, <8 x double> poison, <8 x i32> zeroinitializer
  br label %455

443:
  %444 = phi i64 [ %453, %443 ], [ %400, %414 ]
  %445 = icmp ult i64 %444, %407
  %446 = select i1 %445, ptr %290, ptr %292
  %447 = mul i64 %444, %272
  %448 = getelementptr double, ptr %446, i64 %447
  %449 = getelementptr double, ptr %448, i64 %407
  %450 = load double, ptr %449
  %451 = getelementptr double, ptr %448, i64 %424
  %452 = load double, ptr %451
  store double %452, ptr %449
  store double %450, ptr %451
  %453 = add i64 %444, 1
  %454 = icmp slt i64 %453, %404
  br i1 %454, label %443, label %428

455:
  %456 = phi i64 [ %471, %470 ], [ %438, %440 ]
  br label %457

457:
  %458 = phi i64 [ 0, %455 ], [ %468, %457 ]
  %459 = add i64 %456, %458
  %460 = getelementptr double, ptr %409, i64 %459
  %461 = bitcast ptr %460 to ptr
  %462 = load <8 x double>, ptr %461, align 8
  %463 = getelementptr double, ptr %411, i64 %459
  %464 = bitcast ptr %463 to ptr
  %465 = load <8 x double>, ptr %464, align 8
  %466 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %442, <8 x double> %462, <8 x double> %465)
  %467 = bitcast ptr %463 to ptr
  store <8 x double> %466, ptr %467, align 8
  %468 = add i64 %458, 8
  %469 = icmp eq i64 %458, 0
  br i1 %469, label %470, label %457

470:
  %471 = add i64 %456, 8
  %472 = icmp slt i64 %471, %270
  br i1 %472, label %455, label %473

473:
  call void @llvm.memset.p0.i64(ptr align 8 %436, i8 0, i64 %433, i1 false)
  %474 = bitcast ptr %429 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %474, i8 0, i64 %435, i1 false)
  %475 = icmp slt i64 %432, %404
  br i1 %475, label %476, label %507

476:
  %477 = phi i64 [ %505, %504 ], [ %432, %473 ]
  %478 = mul i64 %477, %272
  %479 = getelementptr double, ptr %292, i64 %478
  %480 = getelementptr double, ptr %479, i64 %407
  %481 = load double, ptr %480
  br i1 %439, label %482, label %504

482:
  %483 = fneg double %481
  %484 = insertelement <8 x double> poison, double %483, i64 0
  %485 = shufflevector <8 x double> %484, <8 x double> poison, <8 x i32> zeroinitializer
  br label %486

486:
  %487 = phi i64 [ %502, %501 ], [ %438, %482 ]
  br label %488

488:
  %489 = phi i64 [ 0, %486 ], [ %499, %488 ]
  %490 = add i64 %487, %489
  %491 = getelementptr double, ptr %411, i64 %490
  %492 = bitcast ptr %491 to ptr
  %493 = load <8 x double>, ptr %492, align 8
  %494 = getelementptr double, ptr %479, i64 %490
  %495 = bitcast ptr %494 to ptr
  %496 = load <8 x double>, ptr %495, align 8
  %497 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %485, <8 x double> %493, <8 x double> %496)
  %498 = bitcast ptr %494 to ptr
  store <8 x double> %497, ptr %498, align 8
  %499 = add i64 %489, 8
  %500 = icmp eq i64 %489, 0
  br i1 %500, label %501, label %488

501:
  %502 = add i64 %487, 8
  %503 = icmp slt i64 %502, %270
  br i1 %503, label %486, label %504

504:
  %505 = add i64 %477, 1
  %506 = icmp slt i64 %505, %404
  br i1 %506, label %476, label %406

507:
  br i1 %403, label %508, label %634

508:
  %509 = mul i64 %400, %272
  %510 = getelementptr double, ptr %290, i64 %509
  %511 = or i64 %400, 3
  %512 = or i64 %400, 1
  %513 = getelementptr double, ptr %510, i64 %512
  %514 = or i64 %400, 2
  %515 = getelementptr double, ptr %510, i64 %514
  %516 = add i64 %514, %272
  %517 = getelementptr double, ptr %510, i64 %516
  %518 = getelementptr double, ptr %510, i64 %511
  %519 = add i64 %511, %272
  %520 = getelementptr double, ptr %510, i64 %519
  %521 = add i64 %511, %355
  %522 = getelementptr double, ptr %510, i64 %521
  %523 = icmp slt i64 %401, %270
  br label %524

524:
  %525 = phi i64 [ %402, %508 ], [ %632, %631 ]
  %526 = mul i64 %525, %272
  %527 = getelementptr double, ptr %292, i64 %526
  br label %528

528:
  %529 = phi i64 [ %400, %524 ], [ %548, %547 ]
  %530 = getelementptr i64, ptr %264, i64 %529
  %531 = load i64, ptr %530
  %532 = icmp eq i64 %531, %529
  br i1 %532, label %542, label %533

533:
  %534 = getelementptr double, ptr %527, i64 %529
  %535 = load double, ptr %534
  %536 = getelementptr double, ptr %527, i64 %531
  %537 = load double, ptr %536
  store double %537, ptr %534
  store double %535, ptr %536
  %538 = add i64 %529, 1
  %539 = icmp slt i64 %529, %511
  %540 = icmp slt i64 %538, %270
  %541 = and i1 %539, %540
  br i1 %541, label %547, label %549

542:
  %543 = add i64 %529, 1
  %544 = icmp slt i64 %529, %511
  %545 = icmp slt i64 %543, %270
  %546 = and i1 %544, %545
  br i1 %546, label %547, label %549

547:
  %548 = phi i64 [ %543, %542 ], [ %538, %533 ]
  br label %528

549:
  %550 = getelementptr double, ptr %527, i64 %400
  %551 = load double, ptr %550
  %552 = call double @llvm.fabs.f64(double %551)
  %553 = getelementptr double, ptr %527, i64 %512
  %554 = load double, ptr %553
  %555 = load double, ptr %513
  %556 = fmul double %551, %555
  %557 = fsub double %554, %556
  %558 = call double @llvm.fabs.f64(double %557)
  %559 = fadd double %552, %558
  %560 = getelementptr double, ptr %527, i64 %514
  %561 = load double, ptr %560
  %562 = load double, ptr %515
  %563 = fmul double %551, %562
  %564 = load double, ptr %517
  %565 = fmul double %557, %564
  %566 = fsub double %561, %563
  %567 = fsub double %566, %565
  %568 = call double @llvm.fabs.f64(double %567)
  %569 = fadd double %559, %568
  %570 = getelementptr double, ptr %527, i64 %511
  %571 = load double, ptr %570
  %572 = load double, ptr %518
  %573 = fmul double %551, %572
  %574 = fsub double %571, %573
  %575 = load double, ptr %520
  %576 = fmul double %557, %575
  %577 = fsub double %574, %576
  %578 = load double, ptr %522
  %579 = fmul double %567, %578
  %580 = fsub double %577, %579
  %581 = call double @llvm.fabs.f64(double %580)
  %582 = fadd double %569, %581
  %583 = fcmp oeq double %582, 0.000000e+00
  br i1 %583, label %631, label %584

584:
  br i1 %523, label %585, label %631

585:
  %586 = fneg double %551
  %587 = fneg double %557
  %588 = fneg double %567
  %589 = fneg double %580
  %590 = insertelement <8 x double> poison, double %586, i64 0
  %591 = shufflevector <8 x double> %590, <8 x double> poison, <8 x i32> zeroinitializer
  %592 = insertelement <8 x double> poison, double %587, i64 0
  %593 = shufflevector <8 x double> %592, <8 x double> poison, <8 x i32> zeroinitializer
  %594 = insertelement <8 x double> poison, double %588, i64 0
  %595 = shufflevector <8 x double> %594, <8 x double> poison, <8 x i32> zeroinitializer
  %596 = insertelement <8 x double> poison, double %589, i64 0
  %597 = shufflevector <8 x double> %596, <8 x double> poison, <8 x i32> zeroinitializer
  br label %598

598:
  %599 = phi i64 [ %600, %629 ], [ %401, %585 ]
  %600 = add i64 %599, 8
  br label %601

601:
  %602 = phi i64 [ 0, %598 ], [ %627, %601 ]
  %603 = add i64 %599, %602
  %604 = getelementptr double, ptr %527, i64 %603
  %605 = bitcast ptr %604 to ptr
  %606 = load <8 x double>, ptr %605, align 8
  %607 = getelementptr double, ptr %510, i64 %603
  %608 = bitcast ptr %607 to ptr
  %609 = load <8 x double>, ptr %608, align 8
  %610 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %591, <8 x double> %609, <8 x double> %606)
  %611 = add i64 %603, %272
  %612 = getelementptr double, ptr %510, i64 %611
  %613 = bitcast ptr %612 to ptr
  %614 = load <8 x double>, ptr %613, align 8
  %615 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %593, <8 x double> %614, <8 x double> %610)
  %616 = add i64 %603, %355
  %617 = getelementptr double, ptr %510, i64 %616
  %618 = bitcast ptr %617 to ptr
  %619 = load <8 x double>, ptr %618, align 8
  %620 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %595, <8 x double> %619, <8 x double> %615)
  %621 = add i64 %603, %356
  %622 = getelementptr double, ptr %510, i64 %621
  %623 = bitcast ptr %622 to ptr
  %624 = load <8 x double>, ptr %623, align 8
  %625 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %597, <8 x double> %624, <8 x double> %620)
  %626 = bitcast ptr %604 to ptr
  store <8 x double> %625, ptr %626, align 8
  %627 = add i64 %602, 8
  %628 = icmp eq i64 %602, 0
  br i1 %628, label %629, label %601

629:
  %630 = icmp slt i64 %600, %270
  br i1 %630, label %598, label %631

631:
  %632 = add i64 %525, 1
  %633 = icmp slt i64 %632, %270
  br i1 %633, label %524, label %399

634:
  %635 = icmp sgt i64 %251, 1
  br i1 %635, label %636, label %1247

636:
  %637 = phi i64 [ %1233, %1232 ], [ 1, %634 ]
  %638 = getelementptr double, ptr %260, i64 %637
  %639 = load double, ptr %638
  %640 = fdiv double %639, %247
  %641 = add i64 %637, 1
  %642 = getelementptr double, ptr %260, i64 %641
  %643 = load double, ptr %642
  %644 = fdiv double %643, %247
  %645 = lshr i64 %637, 1
  %646 = load ptr, ptr %24
  %647 = load ptr, ptr %8
  %648 = getelementptr %struct.ode_system, ptr %647, i64 0, i32 0
  %649 = load i64, ptr %648
  %650 = mul i64 %649, 5
  %651 = getelementptr i64, ptr %646, i64 %650
  %652 = load i64, ptr %651
  %653 = add i64 %652, 7
  %654 = and i64 %653, -8
  %655 = add i64 %649, 7
  %656 = and i64 %655, -8
  %657 = or i64 %656, 1
  %658 = mul i64 %657, %656
  %659 = load ptr, ptr %12
  %660 = getelementptr %struct.ode_options, ptr %659, i64 0, i32 0
  %661 = load ptr, ptr %660
  %662 = getelementptr %struct.ode_method, ptr %661, i64 0, i32 4
  %663 = load i64, ptr %662
  %664 = add i64 %663, 10
  %665 = load ptr, ptr %7
  %666 = mul i64 %664, %649
  %667 = add i64 %666, 7
  %668 = and i64 %667, -8
  %669 = getelementptr double, ptr %665, i64 %668
  %670 = getelementptr double, ptr %669, i64 %658
  %671 = fmul double %644, %644
  %672 = call double @llvm.fmuladd.f64(double %640, double %640, double %671)
  %673 = shl i64 %645, 2
  %674 = add i64 %673, 4
  %675 = mul i64 %658, %674
  %676 = getelementptr double, ptr %669, i64 %675
  %677 = add i64 %673, 6
  %678 = mul i64 %658, %677
  %679 = getelementptr double, ptr %669, i64 %678
  %680 = add i64 %673, 7
  %681 = mul i64 %658, %680
  %682 = getelementptr double, ptr %669, i64 %681
  %683 = sub i64 0, %656
  %684 = getelementptr double, ptr %682, i64 %683
  %685 = add i64 %645, 1
  %686 = mul i64 %649, %685
  %687 = getelementptr i64, ptr %646, i64 %686
  %688 = mul i64 %654, %652
  %689 = shl i64 %688, 3
  %690 = sub i64 %654, %652
  %691 = shl i64 %654, 3
  %692 = mul i64 %691, %690
  %693 = bitcast ptr %679 to ptr
  %694 = bitcast ptr %670 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %693, ptr align 8 %694, i64 %689, i1 false)
  %695 = icmp slt i64 %658, 0
  br i1 %695, label %701, label %696

696:
  %697 = shl i64 %690, 3
  %698 = getelementptr double, ptr %676, i64 %688
  %699 = getelementptr double, ptr %679, i64 %688
  %700 = getelementptr double, ptr %684, i64 %652
  br label %705

701:
  %702 = getelementptr double, ptr %679, i64 %658
  %703 = bitcast ptr %702 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %703, i8 0, i64 %689, i1 false)
  %704 = icmp sgt i64 %652, 0
  br i1 %704, label %737, label %715

705:
  %706 = phi i64 [ 0, %696 ], [ %713, %705 ]
  %707 = getelementptr double, ptr %698, i64 %706
  %708 = bitcast ptr %707 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %708, i8 0, i64 %692, i1 false)
  %709 = getelementptr double, ptr %699, i64 %706
  %710 = bitcast ptr %709 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %710, i8 0, i64 %692, i1 false)
  %711 = getelementptr double, ptr %700, i64 %706
  %712 = bitcast ptr %711 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %712, i8 0, i64 %697, i1 false)
  %713 = add i64 %706, %658
  %714 = icmp sgt i64 %706, 0
  br i1 %714, label %701, label %705

715:
  %716 = icmp slt i64 %652, %649
  br i1 %716, label %717, label %748

717:
  %718 = load ptr, ptr %24
  %719 = load ptr, ptr %8
  %720 = getelementptr %struct.ode_system, ptr %719, i64 0, i32 0
  %721 = load i64, ptr %720
  %722 = shl i64 %721, 2
  %723 = getelementptr i64, ptr %718, i64 %722
  %724 = mul i64 %721, 5
  %725 = getelementptr i64, ptr %718, i64 %724
  %726 = load ptr, ptr %12
  %727 = getelementptr %struct.ode_options, ptr %726, i64 0, i32 0
  %728 = load ptr, ptr %727
  %729 = getelementptr %struct.ode_method, ptr %728, i64 0, i32 4
  %730 = load i64, ptr %729
  %731 = add i64 %730, 10
  %732 = load ptr, ptr %7
  %733 = mul i64 %731, %721
  %734 = add i64 %733, 7
  %735 = and i64 %734, -8
  %736 = getelementptr double, ptr %732, i64 %735
  br label %752

737:
  %738 = phi i64 [ %746, %737 ], [ 0, %701 ]
  %739 = mul i64 %738, %654
  %740 = add i64 %739, %738
  %741 = getelementptr double, ptr %679, i64 %740
  %742 = load double, ptr %741
  %743 = fadd double %640, %742
  store double %743, ptr %741
  %744 = add i64 %740, %658
  %745 = getelementptr double, ptr %679, i64 %744
  store double %644, ptr %745
  %746 = add i64 %738, 1
  %747 = icmp eq i64 %746, %652
  br i1 %747, label %715, label %737

748:
  br i1 %704, label %749, label %1232

749:
  %750 = shl i64 %654, 1
  %751 = mul i64 %654, 3
  br label %818

752:
  %753 = phi i64 [ %652, %717 ], [ %816, %815 ]
  %754 = getelementptr i64, ptr %723, i64 %753
  %755 = load i64, ptr %754
  %756 = mul i64 %755, %721
  %757 = getelementptr i64, ptr %725, i64 %753
  %758 = load i64, ptr %757
  %759 = getelementptr i64, ptr %723, i64 %758
  %760 = load i64, ptr %759
  %761 = add i64 %760, %756
  %762 = getelementptr double, ptr %736, i64 %761
  %763 = load double, ptr %762
  %764 = fdiv double %763, %672
  %765 = mul i64 %758, %654
  %766 = getelementptr double, ptr %679, i64 %765
  %767 = mul i64 %753, %654
  %768 = getelementptr double, ptr %670, i64 %767
  br i1 %704, label %769, label %815

769:
  %770 = fmul double %640, %764
  %771 = insertelement <8 x double> poison, double %770, i64 0
  %772 = shufflevector <8 x double> %771, <8 x double> poison, <8 x i32> zeroinitializer
  br label %773

773:
  %774 = phi i64 [ %789, %788 ], [ 0, %769 ]
  br label %775

775:
  %776 = phi i64 [ 0, %773 ], [ %786, %775 ]
  %777 = add i64 %774, %776
  %778 = getelementptr double, ptr %768, i64 %777
  %779 = bitcast ptr %778 to ptr
  %780 = load <8 x double>, ptr %779, align 8
  %781 = getelementptr double, ptr %766, i64 %777
  %782 = bitcast ptr %781 to ptr
  %783 = load <8 x double>, ptr %782, align 8
  %784 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %772, <8 x double> %780, <8 x double> %783)
  %785 = bitcast ptr %781 to ptr
  store <8 x double> %784, ptr %785, align 8
  %786 = add i64 %776, 8
  %787 = icmp eq i64 %776, 0
  br i1 %787, label %788, label %775

788:
  %789 = add i64 %774, 8
  %790 = icmp slt i64 %789, %652
  br i1 %790, label %773, label %791

791:
  %792 = getelementptr double, ptr %766, i64 %658
  %793 = fneg double %764
  %794 = fmul double %644, %793
  %795 = insertelement <8 x double> poison, double %794, i64 0
  %796 = shufflevector <8 x double> %795, <8 x double> poison, <8 x i32> zeroinitializer
  br label %797

797:
  %798 = phi i64 [ %813, %812 ], [ 0, %791 ]
  br label %799

799:
  %800 = phi i64 [ 0, %797 ], [ %810, %799 ]
  %801 = add i64 %798, %800
  %802 = getelementptr double, ptr %768, i64 %801
  %803 = bitcast ptr %802 to ptr
  %804 = load <8 x double>, ptr %803, align 8
  %805 = getelementptr double, ptr %792, i64 %801
  %806 = bitcast ptr %805 to ptr
  %807 = load <8 x double>, ptr %806, align 8
  %808 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %796, <8 x double> %804, <8 x double> %807)
  %809 = bitcast ptr %805 to ptr
  store <8 x double> %808, ptr %809, align 8
  %810 = add i64 %800, 8
  %811 = icmp eq i64 %800, 0
  br i1 %811, label %812, label %799

812:
  %813 = add i64 %798, 8
  %814 = icmp slt i64 %813, %652
  br i1 %814, label %797, label %815

815:
  %816 = add i64 %753, 1
  %817 = icmp eq i64 %816, %649
  br i1 %817, label %748, label %752

818:
  %819 = phi i64 [ 0, %749 ], [ %821, %1229 ]
  %820 = and i64 %819, 9223372036854775800
  %821 = add i64 %819, 4
  %822 = icmp slt i64 %821, %652
  %823 = select i1 %822, i64 %821, i64 %652
  %824 = icmp slt i64 %819, %823
  br i1 %824, label %825, label %982

825:
  %826 = phi i64 [ %819, %818 ], [ %863, %979 ]
  %827 = mul i64 %826, %654
  %828 = getelementptr double, ptr %679, i64 %827
  %829 = getelementptr double, ptr %828, i64 %658
  br label %837

830:
  %831 = getelementptr double, ptr %676, i64 %827
  %832 = getelementptr double, ptr %831, i64 %658
  %833 = getelementptr i64, ptr %687, i64 %826
  store i64 %849, ptr %833
  %834 = fcmp oeq double %850, 0.000000e+00
  br i1 %834, label %1235, label %835

835:
  %836 = icmp eq i64 %849, %826
  br i1 %836, label %853, label %883

837:
  %838 = phi double [ %850, %837 ], [ -1.000000e+00, %825 ]
  %839 = phi i64 [ %849, %837 ], [ %826, %825 ]
  %840 = phi i64 [ %851, %837 ], [ %826, %825 ]
  %841 = getelementptr double, ptr %828, i64 %840
  %842 = load double, ptr %841
  %843 = call double @llvm.fabs.f64(double %842)
  %844 = getelementptr double, ptr %829, i64 %840
  %845 = load double, ptr %844
  %846 = call double @llvm.fabs.f64(double %845)
  %847 = fadd double %843, %846
  %848 = fcmp ogt double %847, %838
  %849 = select i1 %848, i64 %840, i64 %839
  %850 = select i1 %848, double %847, double %838
  %851 = add i64 %840, 1
  %852 = icmp slt i64 %851, %652
  br i1 %852, label %837, label %830

853:
  %854 = getelementptr double, ptr %828, i64 %826
  %855 = load double, ptr %854
  %856 = getelementptr double, ptr %829, i64 %826
  %857 = load double, ptr %856
  %858 = fmul double %857, %857
  %859 = call double @llvm.fmuladd.f64(double %855, double %855, double %858)
  %860 = fdiv double %855, %859
  %861 = fneg double %857
  %862 = fdiv double %861, %859
  %863 = add i64 %826, 1
  %864 = shl i64 %863, 3
  %865 = sub i64 %654, %826
  %866 = shl i64 %865, 3
  %867 = bitcast ptr %831 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %867, i8 0, i64 %691, i1 false)
  %868 = getelementptr double, ptr %684, i64 %826
  store double %860, ptr %868
  %869 = add i64 %826, %658
  %870 = getelementptr double, ptr %684, i64 %869
  store double %862, ptr %870
  %871 = bitcast ptr %832 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %871, i8 0, i64 %691, i1 false)
  %872 = fneg double %860
  %873 = fneg double %862
  %874 = and i64 %863, 9223372036854775800
  %875 = icmp slt i64 %874, %652
  br i1 %875, label %876, label %930

876:
  %877 = insertelement <8 x double> poison, double %862, i64 0
  %878 = shufflevector <8 x double> %877, <8 x double> poison, <8 x i32> zeroinitializer
  %879 = insertelement <8 x double> poison, double %872, i64 0
  %880 = shufflevector <8 x double> %879, <8 x double> poison, <8 x i32> zeroinitializer
  %881 = insertelement <8 x double> poison, double %873, i64 0
  %882 = shufflevector <8 x double> %881, <8 x double> poison, <8 x i32> zeroinitializer
  br label %900

883:
  %884 = phi i64 [ %898, %883 ], [ %819, %835 ]
  %885 = icmp ult i64 %884, %826
  %886 = select i1 %885, ptr %676, ptr %679
  %887 = mul i64 %884, %654
  %888 = getelementptr double, ptr %886, i64 %887
  %889 = getelementptr double, ptr %888, i64 %826
  %890 = load double, ptr %889
  %891 = getelementptr double, ptr %888, i64 %849
  %892 = load double, ptr %891
  store double %892, ptr %889
  store double %890, ptr %891
  %893 = getelementptr double, ptr %888, i64 %658
  %894 = getelementptr double, ptr %893, i64 %826
  %895 = load double, ptr %894
  %896 = getelementptr double, ptr %893, i64 %849
  %897 = load double, ptr %896
  store double %897, ptr %894
  store double %895, ptr %896
  %898 = add i64 %884, 1
  %899 = icmp slt i64 %898, %823
  br i1 %899, label %883, label %853

900:
  %901 = phi i64 [ %928, %927 ], [ %874, %876 ]
  br label %902

902:
  %903 = phi i64 [ 0, %900 ], [ %925, %902 ]
  %904 = add i64 %901, %903
  %905 = getelementptr double, ptr %828, i64 %904
  %906 = bitcast ptr %905 to ptr
  %907 = load <8 x double>, ptr %906, align 8
  %908 = getelementptr double, ptr %829, i64 %904
  %909 = bitcast ptr %908 to ptr
  %910 = load <8 x double>, ptr %909, align 8
  %911 = fmul <8 x double> %878, %910
  %912 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %880, <8 x double> %907, <8 x double> %911)
  %913 = getelementptr double, ptr %831, i64 %904
  %914 = bitcast ptr %913 to ptr
  %915 = load <8 x double>, ptr %914, align 8
  %916 = fsub <8 x double> %915, %912
  %917 = bitcast ptr %913 to ptr
  store <8 x double> %916, ptr %917, align 8
  %918 = fmul <8 x double> %907, %882
  %919 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %880, <8 x double> %910, <8 x double> %918)
  %920 = getelementptr double, ptr %832, i64 %904
  %921 = bitcast ptr %920 to ptr
  %922 = load <8 x double>, ptr %921, align 8
  %923 = fsub <8 x double> %922, %919
  %924 = bitcast ptr %920 to ptr
  store <8 x double> %923, ptr %924, align 8
  %925 = add i64 %903, 8
  %926 = icmp eq i64 %903, 0
  br i1 %926, label %927, label %902

927:
  %928 = add i64 %901, 8
  %929 = icmp slt i64 %928, %652
  br i1 %929, label %900, label %930

930:
  call void @llvm.memset.p0.i64(ptr align 8 %871, i8 0, i64 %864, i1 false)
  %931 = bitcast ptr %856 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %931, i8 0, i64 %866, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %867, i8 0, i64 %864, i1 false)
  %932 = bitcast ptr %854 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %932, i8 0, i64 %866, i1 false)
  %933 = icmp slt i64 %863, %823
  br i1 %933, label %934, label %982

934:
  %935 = phi i64 [ %980, %979 ], [ %863, %930 ]
  %936 = mul i64 %935, %654
  %937 = getelementptr double, ptr %679, i64 %936
  %938 = getelementptr double, ptr %937, i64 %658
  %939 = getelementptr double, ptr %937, i64 %826
  %940 = load double, ptr %939
  %941 = getelementptr double, ptr %938, i64 %826
  %942 = load double, ptr %941
  br i1 %875, label %943, label %979

943:
  %944 = insertelement <8 x double> poison, double %942, i64 0
  %945 = shufflevector <8 x double> %944, <8 x double> poison, <8 x i32> zeroinitializer
  %946 = insertelement <8 x double> poison, double %940, i64 0
  %947 = shufflevector <8 x double> %946, <8 x double> poison, <8 x i32> zeroinitializer
  br label %948

948:
  %949 = phi i64 [ %977, %976 ], [ %874, %943 ]
  br label %950

950:
  %951 = phi i64 [ 0, %948 ], [ %974, %950 ]
  %952 = add i64 %949, %951
  %953 = getelementptr double, ptr %831, i64 %952
  %954 = bitcast ptr %953 to ptr
  %955 = load <8 x double>, ptr %954, align 8
  %956 = getelementptr double, ptr %832, i64 %952
  %957 = bitcast ptr %956 to ptr
  %958 = load <8 x double>, ptr %957, align 8
  %959 = fneg <8 x double> %958
  %960 = fmul <8 x double> %945, %959
  %961 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %947, <8 x double> %955, <8 x double> %960)
  %962 = getelementptr double, ptr %937, i64 %952
  %963 = bitcast ptr %962 to ptr
  %964 = load <8 x double>, ptr %963, align 8
  %965 = fsub <8 x double> %964, %961
  %966 = bitcast ptr %962 to ptr
  store <8 x double> %965, ptr %966, align 8
  %967 = fmul <8 x double> %945, %955
  %968 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %947, <8 x double> %958, <8 x double> %967)
  %969 = getelementptr double, ptr %938, i64 %952
  %970 = bitcast ptr %969 to ptr
  %971 = load <8 x double>, ptr %970, align 8
  %972 = fsub <8 x double> %971, %968
  %973 = bitcast ptr %969 to ptr
  store <8 x double> %972, ptr %973, align 8
  %974 = add i64 %951, 8
  %975 = icmp eq i64 %951, 0
  br i1 %975, label %976, label %950

976:
  %977 = add i64 %949, 8
  %978 = icmp slt i64 %977, %652
  br i1 %978, label %948, label %979

979:
  %980 = add i64 %935, 1
  %981 = icmp slt i64 %980, %823
  br i1 %981, label %934, label %825

982:
  br i1 %822, label %983, label %1232

983:
  %984 = mul i64 %819, %654
  %985 = getelementptr double, ptr %676, i64 %984
  %986 = getelementptr double, ptr %985, i64 %658
  %987 = or i64 %819, 3
  %988 = or i64 %819, 1
  %989 = getelementptr double, ptr %985, i64 %988
  %990 = getelementptr double, ptr %986, i64 %988
  %991 = or i64 %819, 2
  %992 = getelementptr double, ptr %985, i64 %991
  %993 = getelementptr double, ptr %986, i64 %991
  %994 = add i64 %991, %654
  %995 = getelementptr double, ptr %985, i64 %994
  %996 = getelementptr double, ptr %986, i64 %994
  %997 = getelementptr double, ptr %985, i64 %987
  %998 = getelementptr double, ptr %986, i64 %987
  %999 = add i64 %987, %654
  %1000 = getelementptr double, ptr %985, i64 %999
  %1001 = getelementptr double, ptr %986, i64 %999
  %1002 = add i64 %987, %750
  %1003 = getelementptr double, ptr %985, i64 %1002
  %1004 = getelementptr double, ptr %986, i64 %1002
  %1005 = icmp slt i64 %820, %652
  br label %1006

1006:
  %1007 = phi i64 [ %821, %983 ], [ %1230, %1229 ]
  %1008 = mul i64 %1007, %654
  %1009 = getelementptr double, ptr %679, i64 %1008
  %1010 = getelementptr double, ptr %702, i64 %1008
  br label %1011

1011:
  %1012 = phi i64 [ %819, %1006 ], [ %1035, %1034 ]
  %1013 = getelementptr i64, ptr %687, i64 %1012
  %1014 = load i64, ptr %1013
  %1015 = icmp eq i64 %1014, %1012
  br i1 %1015, label %1029, label %1016

1016:
  %1017 = getelementptr double, ptr %1009, i64 %1012
  %1018 = load double, ptr %1017
  %1019 = getelementptr double, ptr %1009, i64 %1014
  %1020 = load double, ptr %1019
  store double %1020, ptr %1017
  store double %1018, ptr %1019
  %1021 = getelementptr double, ptr %1010, i64 %1012
  %1022 = load double, ptr %1021
  %1023 = getelementptr double, ptr %1010, i64 %1014
  %1024 = load double, ptr %1023
  store double %1024, ptr %1021
  store double %1022, ptr %1023
  %1025 = add i64 %1012, 1
  %1026 = icmp slt i64 %1012, %987
  %1027 = icmp slt i64 %1025, %652
  %1028 = and i1 %1026, %1027
  br i1 %1028, label %1034, label %1036

1029:
  %1030 = add i64 %1012, 1
  %1031 = icmp slt i64 %1012, %987
  %1032 = icmp slt i64 %1030, %652
  %1033 = and i1 %1031, %1032
  br i1 %1033, label %1034, label %1036

1034:
  %1035 = phi i64 [ %1030, %1029 ], [ %1025, %1016 ]
  br label %1011

1036:
  %1037 = getelementptr double, ptr %1009, i64 %819
  %1038 = load double, ptr %1037
  %1039 = getelementptr double, ptr %1010, i64 %819
  %1040 = load double, ptr %1039
  %1041 = call double @llvm.fabs.f64(double %1038)
  %1042 = call double @llvm.fabs.f64(double %1040)
  %1043 = fadd double %1041, %1042
  %1044 = fadd double %1043, 0.000000e+00
  %1045 = getelementptr double, ptr %1009, i64 %988
  %1046 = load double, ptr %1045
  %1047 = getelementptr double, ptr %1010, i64 %988
  %1048 = load double, ptr %1047
  %1049 = load double, ptr %989
  %1050 = load double, ptr %990
  %1051 = fneg double %1050
  %1052 = fmul double %1040, %1051
  %1053 = call double @llvm.fmuladd.f64(double %1049, double %1038, double %1052)
  %1054 = fmul double %1038, %1050
  %1055 = call double @llvm.fmuladd.f64(double %1049, double %1040, double %1054)
  %1056 = fsub double %1048, %1055
  %1057 = fsub double %1046, %1053
  %1058 = call double @llvm.fabs.f64(double %1057)
  %1059 = call double @llvm.fabs.f64(double %1056)
  %1060 = fadd double %1059, %1058
  %1061 = fadd double %1044, %1060
  %1062 = getelementptr double, ptr %1009, i64 %991
  %1063 = load double, ptr %1062
  %1064 = getelementptr double, ptr %1010, i64 %991
  %1065 = load double, ptr %1064
  %1066 = load double, ptr %992
  %1067 = load double, ptr %993
  %1068 = fneg double %1067
  %1069 = fmul double %1040, %1068
  %1070 = call double @llvm.fmuladd.f64(double %1066, double %1038, double %1069)
  %1071 = fmul double %1038, %1067
  %1072 = call double @llvm.fmuladd.f64(double %1066, double %1040, double %1071)
  %1073 = fsub double %1065, %1072
  %1074 = load double, ptr %995
  %1075 = load double, ptr %996
  %1076 = fneg double %1075
  %1077 = fmul double %1056, %1076
  %1078 = call double @llvm.fmuladd.f64(double %1074, double %1057, double %1077)
  %1079 = fmul double %1057, %1075
  %1080 = call double @llvm.fmuladd.f64(double %1074, double %1056, double %1079)
  %1081 = fsub double %1073, %1080
  %1082 = fsub double %1063, %1070
  %1083 = fsub double %1082, %1078
  %1084 = call double @llvm.fabs.f64(double %1083)
  %1085 = call double @llvm.fabs.f64(double %1081)
  %1086 = fadd double %1085, %1084
  %1087 = fadd double %1061, %1086
  %1088 = getelementptr double, ptr %1009, i64 %987
  %1089 = load double, ptr %1088
  %1090 = getelementptr double, ptr %1010, i64 %987
  %1091 = load double, ptr %1090
  %1092 = load double, ptr %997
  %1093 = load double, ptr %998
  %1094 = fneg double %1093
  %1095 = fmul double %1040, %1094
  %1096 = call double @llvm.fmuladd.f64(double %1092, double %1038, double %1095)
  %1097 = fmul double %1038, %1093
  %1098 = call double @llvm.fmuladd.f64(double %1092, double %1040, double %1097)
  %1099 = fsub double %1091, %1098
  %1100 = fsub double %1089, %1096
  %1101 = load double, ptr %1000
  %1102 = load double, ptr %1001
  %1103 = fneg double %1102
  %1104 = fmul double %1056, %1103
  %1105 = call double @llvm.fmuladd.f64(double %1101, double %1057, double %1104)
  %1106 = fmul double %1057, %1102
  %1107 = call double @llvm.fmuladd.f64(double %1101, double %1056, double %1106)
  %1108 = fsub double %1099, %1107
  %1109 = fsub double %1100, %1105
  %1110 = load double, ptr %1003
  %1111 = load double, ptr %1004
  %1112 = fneg double %1111
  %1113 = fmul double %1081, %1112
  %1114 = call double @llvm.fmuladd.f64(double %1110, double %1083, double %1113)
  %1115 = fmul double %1083, %1111
  %1116 = call double @llvm.fmuladd.f64(double %1110, double %1081, double %1115)
  %1117 = fsub double %1108, %1116
  %1118 = fsub double %1109, %1114
  %1119 = call double @llvm.fabs.f64(double %1118)
  %1120 = call double @llvm.fabs.f64(double %1117)
  %1121 = fadd double %1120, %1119
  %1122 = fadd double %1087, %1121
  %1123 = fcmp oeq double %1122, 0.000000e+00
  br i1 %1123, label %1229, label %1124

1124:
  br i1 %1005, label %1125, label %1229

1125:
  %1126 = fneg double %1038
  %1127 = fneg double %1057
  %1128 = fneg double %1083
  %1129 = fneg double %1118
  %1130 = fneg double %1040
  %1131 = fneg double %1056
  %1132 = fneg double %1081
  %1133 = fneg double %1117
  %1134 = insertelement <8 x double> poison, double %1126, i64 0
  %1135 = shufflevector <8 x double> %1134, <8 x double> poison, <8 x i32> zeroinitializer
  %1136 = insertelement <8 x double> poison, double %1127, i64 0
  %1137 = shufflevector <8 x double> %1136, <8 x double> poison, <8 x i32> zeroinitializer
  %1138 = insertelement <8 x double> poison, double %1128, i64 0
  %1139 = shufflevector <8 x double> %1138, <8 x double> poison, <8 x i32> zeroinitializer
  %1140 = insertelement <8 x double> poison, double %1129, i64 0
  %1141 = shufflevector <8 x double> %1140, <8 x double> poison, <8 x i32> zeroinitializer
  %1142 = insertelement <8 x double> poison, double %1056, i64 0
  %1143 = shufflevector <8 x double> %1142, <8 x double> poison, <8 x i32> zeroinitializer
  %1144 = insertelement <8 x double> poison, double %1040, i64 0
  %1145 = shufflevector <8 x double> %1144, <8 x double> poison, <8 x i32> zeroinitializer
  %1146 = insertelement <8 x double> poison, double %1081, i64 0
  %1147 = shufflevector <8 x double> %1146, <8 x double> poison, <8 x i32> zeroinitializer
  %1148 = insertelement <8 x double> poison, double %1117, i64 0
  %1149 = shufflevector <8 x double> %1148, <8 x double> poison, <8 x i32> zeroinitializer
  %1150 = insertelement <8 x double> poison, double %1130, i64 0
  %1151 = shufflevector <8 x double> %1150, <8 x double> poison, <8 x i32> zeroinitializer
  %1152 = insertelement <8 x double> poison, double %1131, i64 0
  %1153 = shufflevector <8 x double> %1152, <8 x double> poison, <8 x i32> zeroinitializer
  %1154 = insertelement <8 x double> poison, double %1132, i64 0
  %1155 = shufflevector <8 x double> %1154, <8 x double> poison, <8 x i32> zeroinitializer
  %1156 = insertelement <8 x double> poison, double %1133, i64 0
  %1157 = shufflevector <8 x double> %1156, <8 x double> poison, <8 x i32> zeroinitializer
  %1158 = insertelement <8 x double> poison, double %1057, i64 0
  %1159 = shufflevector <8 x double> %1158, <8 x double> poison, <8 x i32> zeroinitializer
  %1160 = insertelement <8 x double> poison, double %1038, i64 0
  %1161 = shufflevector <8 x double> %1160, <8 x double> poison, <8 x i32> zeroinitializer
  %1162 = insertelement <8 x double> poison, double %1083, i64 0
  %1163 = shufflevector <8 x double> %1162, <8 x double> poison, <8 x i32> zeroinitializer
  %1164 = insertelement <8 x double> poison, double %1118, i64 0
  %1165 = shufflevector <8 x double> %1164, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1166

1166:
  %1167 = phi i64 [ %1168, %1227 ], [ %820, %1125 ]
  %1168 = add i64 %1167, 8
  br label %1169

1169:
  %1170 = phi i64 [ 0, %1166 ], [ %1225, %1169 ]
  %1171 = add i64 %1167, %1170
  %1172 = getelementptr double, ptr %985, i64 %1171
  %1173 = bitcast ptr %1172 to ptr
  %1174 = load <8 x double>, ptr %1173, align 8
  %1175 = add i64 %1171, %654
  %1176 = getelementptr double, ptr %985, i64 %1175
  %1177 = bitcast ptr %1176 to ptr
  %1178 = load <8 x double>, ptr %1177, align 8
  %1179 = add i64 %1171, %750
  %1180 = getelementptr double, ptr %985, i64 %1179
  %1181 = bitcast ptr %1180 to ptr
  %1182 = load <8 x double>, ptr %1181, align 8
  %1183 = add i64 %1171, %751
  %1184 = getelementptr double, ptr %985, i64 %1183
  %1185 = bitcast ptr %1184 to ptr
  %1186 = load <8 x double>, ptr %1185, align 8
  %1187 = getelementptr double, ptr %986, i64 %1171
  %1188 = bitcast ptr %1187 to ptr
  %1189 = load <8 x double>, ptr %1188, align 8
  %1190 = getelementptr double, ptr %986, i64 %1175
  %1191 = bitcast ptr %1190 to ptr
  %1192 = load <8 x double>, ptr %1191, align 8
  %1193 = getelementptr double, ptr %986, i64 %1179
  %1194 = bitcast ptr %1193 to ptr
  %1195 = load <8 x double>, ptr %1194, align 8
  %1196 = getelementptr double, ptr %986, i64 %1183
  %1197 = bitcast ptr %1196 to ptr
  %1198 = load <8 x double>, ptr %1197, align 8
  %1199 = getelementptr double, ptr %1009, i64 %1171
  %1200 = bitcast ptr %1199 to ptr
  %1201 = load <8 x double>, ptr %1200, align 8
  %1202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1135, <8 x double> %1174, <8 x double> %1201)
  %1203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1137, <8 x double> %1178, <8 x double> %1202)
  %1204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1139, <8 x double> %1182, <8 x double> %1203)
  %1205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1141, <8 x double> %1186, <8 x double> %1204)
  %1206 = fmul <8 x double> %1143, %1192
  %1207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1145, <8 x double> %1189, <8 x double> %1206)
  %1208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1147, <8 x double> %1195, <8 x double> %1207)
  %1209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1149, <8 x double> %1198, <8 x double> %1208)
  %1210 = fadd <8 x double> %1209, %1205
  %1211 = bitcast ptr %1199 to ptr
  store <8 x double> %1210, ptr %1211, align 8
  %1212 = getelementptr double, ptr %1010, i64 %1171
  %1213 = bitcast ptr %1212 to ptr
  %1214 = load <8 x double>, ptr %1213, align 8
  %1215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1151, <8 x double> %1174, <8 x double> %1214)
  %1216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1153, <8 x double> %1178, <8 x double> %1215)
  %1217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1155, <8 x double> %1182, <8 x double> %1216)
  %1218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1157, <8 x double> %1186, <8 x double> %1217)
  %1219 = fmul <8 x double> %1159, %1192
  %1220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1161, <8 x double> %1189, <8 x double> %1219)
  %1221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1163, <8 x double> %1195, <8 x double> %1220)
  %1222 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1165, <8 x double> %1198, <8 x double> %1221)
  %1223 = fsub <8 x double> %1218, %1222
  %1224 = bitcast ptr %1212 to ptr
  store <8 x double> %1223, ptr %1224, align 8
  %1225 = add i64 %1170, 8
  %1226 = icmp eq i64 %1170, 0
  br i1 %1226, label %1227, label %1169

1227:
  %1228 = icmp slt i64 %1168, %652
  br i1 %1228, label %1166, label %1229

1229:
  %1230 = add i64 %1007, 1
  %1231 = icmp slt i64 %1230, %652
  br i1 %1231, label %1006, label %818

1232:
  %1233 = add i64 %637, 2
  %1234 = icmp slt i64 %1233, %251
  br i1 %1234, label %636, label %1247

1235:
  %1236 = fmul double %247, 5.000000e-01
  store double %1236, ptr %19
  %1237 = load i64, ptr %50
  %1238 = add i64 %1237, 1
  store i64 %1238, ptr %50
  store i64 1, ptr %37
  %1239 = load i64, ptr %14
  %1240 = icmp slt i64 %1239, 2
  br i1 %1240, label %1241, label %1246

1241:
  %1242 = load i64, ptr %13
  %1243 = icmp sgt i64 %1242, 3
  br i1 %1243, label %1244, label %1246

1244:
  %1245 = add i64 %1242, -2
  store i64 %1245, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %1246

1246:
  store i64 0, ptr %14
  br label %3171

1247:
  call void @write_scale(ptr %0)
  %1248 = load i64, ptr %13
  %1249 = icmp eq i64 %1248, 3
  %1250 = icmp eq i64 %1248, 5
  %1251 = select i1 %1250, ptr @RADAU5, ptr @RADAU7
  %1252 = select i1 %1249, ptr @RADAU3, ptr %1251
  %1253 = getelementptr double, ptr %1252, i64 1
  %1254 = load double, ptr %1253
  %1255 = sitofp i64 %1248 to double
  %1256 = load ptr, ptr %12
  %1257 = getelementptr %struct.ode_options, ptr %1256, i64 0, i32 1
  %1258 = load double, ptr %1257
  %1259 = fadd double %1255, 1.000000e+00
  %1260 = fmul double %1259, 5.000000e-01
  %1261 = fdiv double %1260, %1255
  %1262 = call double @llvm.pow.f64(double %1258, double %1261)
  %1263 = fmul double %1254, %1262
  %1264 = fdiv double 0x3CE4000000000000, %1263
  %1265 = call double @llvm.sqrt.f64(double %1263)
  %1266 = fmul double %1265, 3.000000e+00
  %1267 = call double @llvm.minnum.f64(double %1266, double 3.000000e-02)
  %1268 = call double @llvm.maxnum.f64(double %1264, double %1267)
  %1269 = add i64 %1248, 4
  store double 0.000000e+00, ptr %25
  %1270 = load double, ptr %15
  %1271 = call double @llvm.maxnum.f64(double %1270, double 0x3CB0000000000000)
  %1272 = call double @llvm.pow.f64(double %1271, double 8.000000e-01)
  store double %1272, ptr %15
  %1273 = load ptr, ptr %8
  %1274 = getelementptr %struct.ode_system, ptr %1273, i64 0, i32 0
  %1275 = load i64, ptr %1274
  %1276 = getelementptr double, ptr %1252, i64 2
  %1277 = load i64, ptr %26
  %1278 = icmp eq i64 %1277, 3
  %1279 = icmp eq i64 %1277, 5
  %1280 = select i1 %1279, ptr @RADAU5, ptr @RADAU7
  %1281 = select i1 %1278, ptr @RADAU3, ptr %1280
  %1282 = getelementptr double, ptr %1281, i64 2
  %1283 = icmp sgt i64 %1248, 0
  br i1 %1283, label %1284, label %1342

1284:
  %1285 = shl i64 %1275, 3
  %1286 = icmp sgt i64 %1277, 0
  %1287 = icmp sgt i64 %1275, 0
  br label %1288

1288:
  %1289 = phi i64 [ %1275, %1284 ], [ %1341, %1338 ]
  %1290 = phi i64 [ 0, %1284 ], [ %1336, %1338 ]
  %1291 = add i64 %1290, 15
  %1292 = load ptr, ptr %7
  %1293 = mul i64 %1291, %1289
  %1294 = getelementptr double, ptr %1292, i64 %1293
  %1295 = bitcast ptr %1294 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %1295, i8 0, i64 %1285, i1 false)
  %1296 = load double, ptr %10
  %1297 = fcmp oeq double %1296, 0.000000e+00
  br i1 %1297, label %1335, label %1298

1298:
  %1299 = getelementptr double, ptr %1276, i64 %1290
  %1300 = load double, ptr %1299
  %1301 = fmul double %247, %1300
  %1302 = fdiv double %1301, %1296
  br i1 %1286, label %1303, label %1335

1303:
  %1304 = load ptr, ptr %7
  %1305 = load ptr, ptr %8
  %1306 = getelementptr %struct.ode_system, ptr %1305, i64 0, i32 0
  %1307 = load i64, ptr %1306
  br label %1310

1308:
  %1309 = icmp sgt i64 %1311, 1
  br i1 %1309, label %1310, label %1335

1310:
  %1311 = phi i64 [ %1277, %1303 ], [ %1312, %1308 ]
  %1312 = add i64 %1311, -1
  %1313 = add i64 %1311, 35
  %1314 = mul i64 %1313, %1307
  %1315 = getelementptr double, ptr %1304, i64 %1314
  %1316 = icmp slt i64 %1277, %1311
  br i1 %1316, label %1322, label %1317

1317:
  %1318 = sub i64 %1277, %1311
  %1319 = getelementptr double, ptr %1282, i64 %1318
  %1320 = load double, ptr %1319
  %1321 = fadd double %1320, -1.000000e+00
  br label %1322

1322:
  %1323 = phi double [ %1321, %1317 ], [ -1.000000e+00, %1310 ]
  %1324 = fsub double %1302, %1323
  br i1 %1287, label %1325, label %1308

1325:
  %1326 = phi i64 [ %1333, %1325 ], [ 0, %1322 ]
  %1327 = getelementptr double, ptr %1315, i64 %1326
  %1328 = load double, ptr %1327
  %1329 = getelementptr double, ptr %1294, i64 %1326
  %1330 = load double, ptr %1329
  %1331 = fadd double %1328, %1330
  %1332 = fmul double %1324, %1331
  store double %1332, ptr %1329
  %1333 = add i64 %1326, 1
  %1334 = icmp eq i64 %1333, %1275
  br i1 %1334, label %1308, label %1325

1335:
  %1336 = add i64 %1290, 1
  %1337 = icmp eq i64 %1336, %1248
  br i1 %1337, label %1342, label %1338

1338:
  %1339 = load ptr, ptr %8
  %1340 = getelementptr %struct.ode_system, ptr %1339, i64 0, i32 0
  %1341 = load i64, ptr %1340
  br label %1288

1342:
  %1343 = getelementptr double, ptr %1276, i64 %1248
  %1344 = mul i64 %1248, %1248
  %1345 = getelementptr double, ptr %1343, i64 %1344
  call void @transform(ptr %0, ptr %1345, i64 5, i64 19)
  %1346 = icmp slt i64 %1248, -3
  br i1 %1346, label %2424, label %1347

1347:
  %1348 = phi i64 [ %2422, %2420 ], [ 1, %1342 ]
  %1349 = phi double [ %2421, %2420 ], [ 0.000000e+00, %1342 ]
  %1350 = phi double [ %2418, %2420 ], [ 0.000000e+00, %1342 ]
  %1351 = load ptr, ptr %8
  %1352 = getelementptr %struct.ode_system, ptr %1351, i64 0, i32 0
  %1353 = load i64, ptr %1352
  %1354 = load i64, ptr %13
  %1355 = icmp eq i64 %1354, 3
  %1356 = icmp eq i64 %1354, 5
  %1357 = select i1 %1356, ptr @RADAU5, ptr @RADAU7
  %1358 = select i1 %1355, ptr @RADAU3, ptr %1357
  %1359 = getelementptr double, ptr %1358, i64 2
  %1360 = load ptr, ptr %7
  %1361 = mul i64 %1353, 3
  %1362 = getelementptr double, ptr %1360, i64 %1361
  %1363 = icmp sgt i64 %1354, 0
  br i1 %1363, label %1364, label %1432

1364:
  %1365 = icmp sgt i64 %1353, 0
  br label %1366

1366:
  %1367 = phi i64 [ %1353, %1364 ], [ %1425, %1421 ]
  %1368 = phi ptr [ %1351, %1364 ], [ %1423, %1421 ]
  %1369 = phi ptr [ %1360, %1364 ], [ %1422, %1421 ]
  %1370 = phi i64 [ 0, %1364 ], [ %1419, %1421 ]
  %1371 = add i64 %1370, 15
  %1372 = mul i64 %1371, %1367
  %1373 = getelementptr double, ptr %1369, i64 %1372
  %1374 = load double, ptr %6
  %1375 = getelementptr double, ptr %1359, i64 %1370
  %1376 = load double, ptr %1375
  %1377 = call double @llvm.fmuladd.f64(double %1376, double %247, double %1374)
  br i1 %1365, label %1408, label %1378

1378:
  %1379 = add i64 %1370, 22
  %1380 = mul i64 %1379, %1367
  %1381 = getelementptr double, ptr %1369, i64 %1380
  %1382 = getelementptr %struct.ode_system, ptr %1368, i64 0, i32 5
  %1383 = load ptr, ptr %1382
  %1384 = getelementptr %struct.ode_system, ptr %1368, i64 0, i32 4
  %1385 = load ptr, ptr %1384
  %1386 = call i64 %1383(ptr %1385, double %1377, ptr %1362, ptr %1381)
  %1387 = load i64, ptr %9
  %1388 = add i64 %1387, 1
  store i64 %1388, ptr %9
  switch i64 %1386, label %3175 [
    i64 3, label %1389
    i64 0, label %1418
  ]

1389:
  store i64 3, ptr %38
  store double %1377, ptr %39
  %1390 = load ptr, ptr %7
  %1391 = load ptr, ptr %8
  %1392 = getelementptr %struct.ode_system, ptr %1391, i64 0, i32 0
  %1393 = load i64, ptr %1392
  %1394 = shl i64 %1393, 2
  %1395 = getelementptr double, ptr %1390, i64 %1394
  %1396 = bitcast ptr %1395 to ptr
  %1397 = bitcast ptr %1381 to ptr
  %1398 = shl i64 %1393, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1396, ptr align 8 %1397, i64 %1398, i1 false)
  %1399 = load ptr, ptr %7
  %1400 = load ptr, ptr %8
  %1401 = getelementptr %struct.ode_system, ptr %1400, i64 0, i32 0
  %1402 = load i64, ptr %1401
  %1403 = mul i64 %1402, 5
  %1404 = getelementptr double, ptr %1399, i64 %1403
  %1405 = bitcast ptr %1404 to ptr
  %1406 = bitcast ptr %1362 to ptr
  %1407 = shl i64 %1402, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1405, ptr align 8 %1406, i64 %1407, i1 false)
  br label %2424

1408:
  %1409 = phi i64 [ %1416, %1408 ], [ 0, %1366 ]
  %1410 = getelementptr double, ptr %1360, i64 %1409
  %1411 = load double, ptr %1410
  %1412 = getelementptr double, ptr %1373, i64 %1409
  %1413 = load double, ptr %1412
  %1414 = fadd double %1411, %1413
  %1415 = getelementptr double, ptr %1362, i64 %1409
  store double %1414, ptr %1415
  %1416 = add i64 %1409, 1
  %1417 = icmp eq i64 %1416, %1353
  br i1 %1417, label %1378, label %1408

1418:
  %1419 = add i64 %1370, 1
  %1420 = icmp eq i64 %1419, %1354
  br i1 %1420, label %1426, label %1421

1421:
  %1422 = load ptr, ptr %7
  %1423 = load ptr, ptr %8
  %1424 = getelementptr %struct.ode_system, ptr %1423, i64 0, i32 0
  %1425 = load i64, ptr %1424
  br label %1366

1426:
  %1427 = load ptr, ptr %8
  %1428 = getelementptr %struct.ode_system, ptr %1427, i64 0, i32 0
  %1429 = load i64, ptr %1428
  %1430 = load i64, ptr %13
  %1431 = load ptr, ptr %7
  br label %1432

1432:
  %1433 = phi ptr [ %1431, %1426 ], [ %1360, %1347 ]
  %1434 = phi i64 [ %1430, %1426 ], [ %1354, %1347 ]
  %1435 = phi i64 [ %1429, %1426 ], [ %1353, %1347 ]
  %1436 = icmp eq i64 %1434, 3
  %1437 = icmp eq i64 %1434, 5
  %1438 = select i1 %1437, ptr @RADAU5, ptr @RADAU7
  %1439 = select i1 %1436, ptr @RADAU3, ptr %1438
  %1440 = getelementptr double, ptr %1439, i64 2
  %1441 = getelementptr double, ptr %1440, i64 %1434
  %1442 = mul i64 %1434, %1434
  %1443 = getelementptr double, ptr %1441, i64 %1442
  %1444 = getelementptr double, ptr %1443, i64 %1442
  %1445 = mul i64 %1435, 11
  %1446 = getelementptr double, ptr %1433, i64 %1445
  call void @transform(ptr %0, ptr %1443, i64 12, i64 12)
  %1447 = icmp sgt i64 %1434, 0
  br i1 %1447, label %1448, label %2373

1448:
  %1449 = icmp sgt i64 %1435, 0
  br label %1455

1450:
  %1451 = load ptr, ptr %7
  %1452 = load ptr, ptr %8
  %1453 = getelementptr %struct.ode_system, ptr %1452, i64 0, i32 0
  %1454 = load i64, ptr %1453
  br label %2346

1455:
  %1456 = phi i64 [ 0, %1448 ], [ %2344, %2342 ]
  %1457 = add i64 %1456, 22
  %1458 = load ptr, ptr %7
  %1459 = load ptr, ptr %8
  %1460 = getelementptr %struct.ode_system, ptr %1459, i64 0, i32 0
  %1461 = load i64, ptr %1460
  %1462 = mul i64 %1461, %1457
  %1463 = getelementptr double, ptr %1458, i64 %1462
  %1464 = add i64 %1456, 29
  %1465 = mul i64 %1461, %1464
  %1466 = getelementptr double, ptr %1458, i64 %1465
  %1467 = add i64 %1456, 23
  %1468 = mul i64 %1461, %1467
  %1469 = getelementptr double, ptr %1458, i64 %1468
  %1470 = add i64 %1456, 30
  %1471 = mul i64 %1461, %1470
  %1472 = getelementptr double, ptr %1458, i64 %1471
  %1473 = getelementptr double, ptr %1444, i64 %1456
  %1474 = load double, ptr %1473
  %1475 = fdiv double %1474, %247
  %1476 = icmp eq i64 %1456, 0
  br i1 %1476, label %1482, label %1477

1477:
  %1478 = add i64 %1456, 1
  %1479 = getelementptr double, ptr %1444, i64 %1478
  %1480 = load double, ptr %1479
  %1481 = fdiv double %1480, %247
  br label %1482

1482:
  %1483 = phi double [ %1481, %1477 ], [ 0.000000e+00, %1455 ]
  br i1 %1449, label %1484, label %1486

1484:
  %1485 = fneg double %1475
  br label %1487

1486:
  br i1 %1476, label %2341, label %1508

1487:
  %1488 = phi i64 [ 0, %1484 ], [ %1506, %1505 ]
  %1489 = getelementptr double, ptr %1466, i64 %1488
  %1490 = load double, ptr %1489
  %1491 = getelementptr double, ptr %1463, i64 %1488
  %1492 = load double, ptr %1491
  %1493 = call double @llvm.fmuladd.f64(double %1485, double %1490, double %1492)
  store double %1493, ptr %1491
  br i1 %1476, label %1505, label %1494

1494:
  %1495 = getelementptr double, ptr %1472, i64 %1488
  %1496 = load double, ptr %1495
  %1497 = call double @llvm.fmuladd.f64(double %1483, double %1496, double %1493)
  store double %1497, ptr %1491
  %1498 = load double, ptr %1495
  %1499 = load double, ptr %1489
  %1500 = fmul double %1483, %1499
  %1501 = call double @llvm.fmuladd.f64(double %1475, double %1498, double %1500)
  %1502 = getelementptr double, ptr %1469, i64 %1488
  %1503 = load double, ptr %1502
  %1504 = fsub double %1503, %1501
  store double %1504, ptr %1502
  br label %1505

1505:
  %1506 = add i64 %1488, 1
  %1507 = icmp eq i64 %1506, %1435
  br i1 %1507, label %1486, label %1487

1508:
  %1509 = lshr i64 %1456, 1
  %1510 = load ptr, ptr %24
  %1511 = mul i64 %1461, 5
  %1512 = getelementptr i64, ptr %1510, i64 %1511
  %1513 = load i64, ptr %1512
  %1514 = add i64 %1513, 7
  %1515 = and i64 %1514, -8
  %1516 = add i64 %1461, 7
  %1517 = and i64 %1516, -8
  %1518 = or i64 %1517, 1
  %1519 = mul i64 %1518, %1517
  %1520 = shl i64 %1461, 2
  %1521 = getelementptr i64, ptr %1510, i64 %1520
  %1522 = load ptr, ptr %12
  %1523 = getelementptr %struct.ode_options, ptr %1522, i64 0, i32 0
  %1524 = load ptr, ptr %1523
  %1525 = getelementptr %struct.ode_method, ptr %1524, i64 0, i32 4
  %1526 = load i64, ptr %1525
  %1527 = add i64 %1526, 10
  %1528 = mul i64 %1527, %1461
  %1529 = add i64 %1528, 7
  %1530 = and i64 %1529, -8
  %1531 = getelementptr double, ptr %1458, i64 %1530
  %1532 = getelementptr double, ptr %1531, i64 %1519
  %1533 = fmul double %1483, %1483
  %1534 = call double @llvm.fmuladd.f64(double %1475, double %1475, double %1533)
  %1535 = shl i64 %1509, 2
  %1536 = add i64 %1535, 4
  %1537 = mul i64 %1519, %1536
  %1538 = getelementptr double, ptr %1531, i64 %1537
  %1539 = add i64 %1535, 6
  %1540 = mul i64 %1519, %1539
  %1541 = getelementptr double, ptr %1531, i64 %1540
  %1542 = add i64 %1535, 7
  %1543 = mul i64 %1519, %1542
  %1544 = getelementptr double, ptr %1531, i64 %1543
  %1545 = sub i64 0, %1517
  %1546 = getelementptr double, ptr %1544, i64 %1545
  %1547 = add i64 %1509, 1
  %1548 = mul i64 %1461, %1547
  %1549 = getelementptr i64, ptr %1510, i64 %1548
  %1550 = mul i64 %1519, 5
  %1551 = getelementptr double, ptr %1531, i64 %1550
  %1552 = getelementptr double, ptr %1551, i64 %1545
  %1553 = getelementptr double, ptr %1552, i64 %1519
  %1554 = icmp sgt i64 %1515, 0
  br i1 %1554, label %1562, label %1555

1555:
  %1556 = icmp sgt i64 %1461, %1513
  br i1 %1556, label %1557, label %1580

1557:
  %1558 = fneg double %1483
  %1559 = icmp sgt i64 %1513, 0
  %1560 = shl i64 %1515, 1
  %1561 = mul i64 %1515, 3
  br label %1585

1562:
  %1563 = phi i64 [ %1578, %1575 ], [ 0, %1508 ]
  %1564 = icmp slt i64 %1563, %1513
  br i1 %1564, label %1565, label %1573

1565:
  %1566 = getelementptr i64, ptr %1521, i64 %1563
  %1567 = load i64, ptr %1566
  %1568 = getelementptr double, ptr %1463, i64 %1567
  %1569 = load double, ptr %1568
  %1570 = getelementptr double, ptr %1552, i64 %1563
  store double %1569, ptr %1570
  %1571 = getelementptr double, ptr %1469, i64 %1567
  %1572 = load double, ptr %1571
  br label %1575

1573:
  %1574 = getelementptr double, ptr %1552, i64 %1563
  store double 0.000000e+00, ptr %1574
  br label %1575

1575:
  %1576 = phi double [ %1572, %1565 ], [ 0.000000e+00, %1573 ]
  %1577 = getelementptr double, ptr %1553, i64 %1563
  store double %1576, ptr %1577
  %1578 = add i64 %1563, 1
  %1579 = icmp eq i64 %1578, %1515
  br i1 %1579, label %1555, label %1562

1580:
  %1581 = icmp sgt i64 %1513, 0
  br i1 %1581, label %1582, label %1777

1582:
  %1583 = shl i64 %1515, 1
  %1584 = mul i64 %1515, 3
  br label %1784

1585:
  %1586 = phi i64 [ %1513, %1557 ], [ %1589, %1720 ]
  %1587 = mul i64 %1586, %1515
  %1588 = getelementptr double, ptr %1532, i64 %1587
  %1589 = add i64 %1586, 4
  %1590 = icmp slt i64 %1589, %1461
  %1591 = sub i64 %1461, %1586
  %1592 = select i1 %1590, i64 4, i64 %1591
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) %28, i8 0, i64 32, i1 false)
  %1593 = icmp sgt i64 %1592, 0
  br i1 %1593, label %1596, label %1720

1594:
  %1595 = icmp eq i64 %1592, 4
  br i1 %1595, label %1615, label %1716

1596:
  %1597 = phi i64 [ %1613, %1596 ], [ 0, %1585 ]
  %1598 = add i64 %1597, %1586
  %1599 = getelementptr i64, ptr %1521, i64 %1598
  %1600 = load i64, ptr %1599
  %1601 = getelementptr double, ptr %1463, i64 %1600
  %1602 = load double, ptr %1601
  %1603 = getelementptr double, ptr %1469, i64 %1600
  %1604 = load double, ptr %1603
  %1605 = fmul double %1483, %1604
  %1606 = call double @llvm.fmuladd.f64(double %1602, double %1475, double %1605)
  %1607 = fdiv double %1606, %1534
  store double %1607, ptr %1601
  %1608 = load double, ptr %1603
  %1609 = call double @llvm.fmuladd.f64(double %1558, double %1607, double %1608)
  %1610 = fdiv double %1609, %1475
  %1611 = getelementptr [4 x double], ptr %5, i64 0, i64 %1597
  store double %1610, ptr %1611
  store double %1610, ptr %1603
  %1612 = getelementptr [4 x double], ptr %4, i64 0, i64 %1597
  store double %1607, ptr %1612
  %1613 = add i64 %1597, 1
  %1614 = icmp slt i64 %1613, %1592
  br i1 %1614, label %1596, label %1594

1615:
  br i1 %1559, label %1616, label %1720

1616:
  %1617 = load double, ptr %30
  %1618 = load double, ptr %31, align 16
  %1619 = load double, ptr %32
  %1620 = load double, ptr %29, align 16
  %1621 = fneg double %1620
  %1622 = fneg double %1619
  %1623 = fneg double %1618
  %1624 = fneg double %1617
  %1625 = insertelement <8 x double> poison, double %1621, i64 0
  %1626 = shufflevector <8 x double> %1625, <8 x double> poison, <8 x i32> zeroinitializer
  %1627 = insertelement <8 x double> poison, double %1622, i64 0
  %1628 = shufflevector <8 x double> %1627, <8 x double> poison, <8 x i32> zeroinitializer
  %1629 = insertelement <8 x double> poison, double %1623, i64 0
  %1630 = shufflevector <8 x double> %1629, <8 x double> poison, <8 x i32> zeroinitializer
  %1631 = insertelement <8 x double> poison, double %1624, i64 0
  %1632 = shufflevector <8 x double> %1631, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1633

1633:
  %1634 = phi i64 [ %1664, %1663 ], [ 0, %1616 ]
  br label %1635

1635:
  %1636 = phi i64 [ 0, %1633 ], [ %1661, %1635 ]
  %1637 = add i64 %1634, %1636
  %1638 = getelementptr double, ptr %1552, i64 %1637
  %1639 = bitcast ptr %1638 to ptr
  %1640 = load <8 x double>, ptr %1639, align 8
  %1641 = getelementptr double, ptr %1588, i64 %1637
  %1642 = bitcast ptr %1641 to ptr
  %1643 = load <8 x double>, ptr %1642, align 8
  %1644 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1626, <8 x double> %1643, <8 x double> %1640)
  %1645 = add i64 %1637, %1515
  %1646 = getelementptr double, ptr %1588, i64 %1645
  %1647 = bitcast ptr %1646 to ptr
  %1648 = load <8 x double>, ptr %1647, align 8
  %1649 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1628, <8 x double> %1648, <8 x double> %1644)
  %1650 = add i64 %1637, %1560
  %1651 = getelementptr double, ptr %1588, i64 %1650
  %1652 = bitcast ptr %1651 to ptr
  %1653 = load <8 x double>, ptr %1652, align 8
  %1654 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1630, <8 x double> %1653, <8 x double> %1649)
  %1655 = add i64 %1637, %1561
  %1656 = getelementptr double, ptr %1588, i64 %1655
  %1657 = bitcast ptr %1656 to ptr
  %1658 = load <8 x double>, ptr %1657, align 8
  %1659 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1632, <8 x double> %1658, <8 x double> %1654)
  %1660 = bitcast ptr %1638 to ptr
  store <8 x double> %1659, ptr %1660, align 8
  %1661 = add i64 %1636, 8
  %1662 = icmp eq i64 %1636, 0
  br i1 %1662, label %1663, label %1635

1663:
  %1664 = add i64 %1634, 8
  %1665 = icmp slt i64 %1664, %1513
  br i1 %1665, label %1633, label %1666

1666:
  %1667 = load double, ptr %34
  %1668 = load double, ptr %35, align 16
  %1669 = load double, ptr %36
  %1670 = load double, ptr %33, align 16
  %1671 = fneg double %1670
  %1672 = fneg double %1669
  %1673 = fneg double %1668
  %1674 = fneg double %1667
  %1675 = insertelement <8 x double> poison, double %1671, i64 0
  %1676 = shufflevector <8 x double> %1675, <8 x double> poison, <8 x i32> zeroinitializer
  %1677 = insertelement <8 x double> poison, double %1672, i64 0
  %1678 = shufflevector <8 x double> %1677, <8 x double> poison, <8 x i32> zeroinitializer
  %1679 = insertelement <8 x double> poison, double %1673, i64 0
  %1680 = shufflevector <8 x double> %1679, <8 x double> poison, <8 x i32> zeroinitializer
  %1681 = insertelement <8 x double> poison, double %1674, i64 0
  %1682 = shufflevector <8 x double> %1681, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1683

1683:
  %1684 = phi i64 [ %1714, %1713 ], [ 0, %1666 ]
  br label %1685

1685:
  %1686 = phi i64 [ 0, %1683 ], [ %1711, %1685 ]
  %1687 = add i64 %1684, %1686
  %1688 = getelementptr double, ptr %1553, i64 %1687
  %1689 = bitcast ptr %1688 to ptr
  %1690 = load <8 x double>, ptr %1689, align 8
  %1691 = getelementptr double, ptr %1588, i64 %1687
  %1692 = bitcast ptr %1691 to ptr
  %1693 = load <8 x double>, ptr %1692, align 8
  %1694 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1676, <8 x double> %1693, <8 x double> %1690)
  %1695 = add i64 %1687, %1515
  %1696 = getelementptr double, ptr %1588, i64 %1695
  %1697 = bitcast ptr %1696 to ptr
  %1698 = load <8 x double>, ptr %1697, align 8
  %1699 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1678, <8 x double> %1698, <8 x double> %1694)
  %1700 = add i64 %1687, %1560
  %1701 = getelementptr double, ptr %1588, i64 %1700
  %1702 = bitcast ptr %1701 to ptr
  %1703 = load <8 x double>, ptr %1702, align 8
  %1704 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1680, <8 x double> %1703, <8 x double> %1699)
  %1705 = add i64 %1687, %1561
  %1706 = getelementptr double, ptr %1588, i64 %1705
  %1707 = bitcast ptr %1706 to ptr
  %1708 = load <8 x double>, ptr %1707, align 8
  %1709 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1682, <8 x double> %1708, <8 x double> %1704)
  %1710 = bitcast ptr %1688 to ptr
  store <8 x double> %1709, ptr %1710, align 8
  %1711 = add i64 %1686, 8
  %1712 = icmp eq i64 %1686, 0
  br i1 %1712, label %1713, label %1685

1713:
  %1714 = add i64 %1684, 8
  %1715 = icmp slt i64 %1714, %1513
  br i1 %1715, label %1683, label %1716

1716:
  %1717 = icmp slt i64 %1592, 4
  %1718 = add i64 %1592, -1
  %1719 = icmp ult i64 %1718, 3
  br i1 %1719, label %1721, label %1720

1720:
  br i1 %1590, label %1585, label %1580

1721:
  %1722 = phi i64 [ %1774, %1773 ], [ 0, %1716 ]
  %1723 = getelementptr [4 x double], ptr %4, i64 0, i64 %1722
  %1724 = load double, ptr %1723
  %1725 = mul i64 %1722, %1515
  %1726 = getelementptr double, ptr %1588, i64 %1725
  br i1 %1559, label %1727, label %1773

1727:
  %1728 = fneg double %1724
  %1729 = insertelement <8 x double> poison, double %1728, i64 0
  %1730 = shufflevector <8 x double> %1729, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1731

1731:
  %1732 = phi i64 [ %1747, %1746 ], [ 0, %1727 ]
  br label %1733

1733:
  %1734 = phi i64 [ 0, %1731 ], [ %1744, %1733 ]
  %1735 = add i64 %1732, %1734
  %1736 = getelementptr double, ptr %1726, i64 %1735
  %1737 = bitcast ptr %1736 to ptr
  %1738 = load <8 x double>, ptr %1737, align 8
  %1739 = getelementptr double, ptr %1552, i64 %1735
  %1740 = bitcast ptr %1739 to ptr
  %1741 = load <8 x double>, ptr %1740, align 8
  %1742 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1730, <8 x double> %1738, <8 x double> %1741)
  %1743 = bitcast ptr %1739 to ptr
  store <8 x double> %1742, ptr %1743, align 8
  %1744 = add i64 %1734, 8
  %1745 = icmp eq i64 %1734, 0
  br i1 %1745, label %1746, label %1733

1746:
  %1747 = add i64 %1732, 8
  %1748 = icmp slt i64 %1747, %1513
  br i1 %1748, label %1731, label %1749

1749:
  %1750 = getelementptr [4 x double], ptr %5, i64 0, i64 %1722
  %1751 = load double, ptr %1750
  %1752 = fneg double %1751
  %1753 = insertelement <8 x double> poison, double %1752, i64 0
  %1754 = shufflevector <8 x double> %1753, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1755

1755:
  %1756 = phi i64 [ %1771, %1770 ], [ 0, %1749 ]
  br label %1757

1757:
  %1758 = phi i64 [ 0, %1755 ], [ %1768, %1757 ]
  %1759 = add i64 %1756, %1758
  %1760 = getelementptr double, ptr %1726, i64 %1759
  %1761 = bitcast ptr %1760 to ptr
  %1762 = load <8 x double>, ptr %1761, align 8
  %1763 = getelementptr double, ptr %1553, i64 %1759
  %1764 = bitcast ptr %1763 to ptr
  %1765 = load <8 x double>, ptr %1764, align 8
  %1766 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1754, <8 x double> %1762, <8 x double> %1765)
  %1767 = bitcast ptr %1763 to ptr
  store <8 x double> %1766, ptr %1767, align 8
  %1768 = add i64 %1758, 8
  %1769 = icmp eq i64 %1758, 0
  br i1 %1769, label %1770, label %1757

1770:
  %1771 = add i64 %1756, 8
  %1772 = icmp slt i64 %1771, %1513
  br i1 %1772, label %1755, label %1773

1773:
  %1774 = add i64 %1722, 1
  %1775 = icmp slt i64 %1774, %1592
  %1776 = select i1 %1717, i1 %1775, i1 false
  br i1 %1776, label %1721, label %1720

1777:
  %1778 = add i64 %1513, -1
  %1779 = and i64 %1778, -4
  %1780 = icmp sgt i64 %1779, -1
  br i1 %1780, label %1781, label %2030

1781:
  %1782 = shl i64 %1515, 1
  %1783 = mul i64 %1515, 3
  br label %2031

1784:
  %1785 = phi i64 [ 0, %1582 ], [ %2028, %2027 ]
  %1786 = and i64 %1785, 9223372036854775800
  %1787 = mul i64 %1785, %1515
  %1788 = getelementptr double, ptr %1538, i64 %1787
  %1789 = getelementptr double, ptr %1788, i64 %1519
  %1790 = or i64 %1785, 3
  br label %1791

1791:
  %1792 = phi i64 [ %1785, %1784 ], [ %1815, %1814 ]
  %1793 = getelementptr i64, ptr %1549, i64 %1792
  %1794 = load i64, ptr %1793
  %1795 = icmp eq i64 %1794, %1792
  br i1 %1795, label %1809, label %1796

1796:
  %1797 = getelementptr double, ptr %1552, i64 %1792
  %1798 = load double, ptr %1797
  %1799 = getelementptr double, ptr %1552, i64 %1794
  %1800 = load double, ptr %1799
  store double %1800, ptr %1797
  store double %1798, ptr %1799
  %1801 = getelementptr double, ptr %1553, i64 %1792
  %1802 = load double, ptr %1801
  %1803 = getelementptr double, ptr %1553, i64 %1794
  %1804 = load double, ptr %1803
  store double %1804, ptr %1801
  store double %1802, ptr %1803
  %1805 = add i64 %1792, 1
  %1806 = icmp slt i64 %1792, %1790
  %1807 = icmp slt i64 %1805, %1513
  %1808 = and i1 %1806, %1807
  br i1 %1808, label %1814, label %1816

1809:
  %1810 = add i64 %1792, 1
  %1811 = icmp slt i64 %1792, %1790
  %1812 = icmp slt i64 %1810, %1513
  %1813 = and i1 %1811, %1812
  br i1 %1813, label %1814, label %1816

1814:
  %1815 = phi i64 [ %1810, %1809 ], [ %1805, %1796 ]
  br label %1791

1816:
  %1817 = getelementptr double, ptr %1552, i64 %1785
  %1818 = load double, ptr %1817
  %1819 = getelementptr double, ptr %1553, i64 %1785
  %1820 = load double, ptr %1819
  %1821 = call double @llvm.fabs.f64(double %1818)
  %1822 = call double @llvm.fabs.f64(double %1820)
  %1823 = fadd double %1821, %1822
  %1824 = fadd double %1823, 0.000000e+00
  %1825 = or i64 %1785, 1
  %1826 = getelementptr double, ptr %1552, i64 %1825
  %1827 = load double, ptr %1826
  %1828 = getelementptr double, ptr %1553, i64 %1825
  %1829 = load double, ptr %1828
  %1830 = getelementptr double, ptr %1788, i64 %1825
  %1831 = load double, ptr %1830
  %1832 = getelementptr double, ptr %1789, i64 %1825
  %1833 = load double, ptr %1832
  %1834 = fneg double %1833
  %1835 = fmul double %1820, %1834
  %1836 = call double @llvm.fmuladd.f64(double %1831, double %1818, double %1835)
  %1837 = fmul double %1818, %1833
  %1838 = call double @llvm.fmuladd.f64(double %1831, double %1820, double %1837)
  %1839 = fsub double %1829, %1838
  %1840 = fsub double %1827, %1836
  %1841 = call double @llvm.fabs.f64(double %1840)
  %1842 = call double @llvm.fabs.f64(double %1839)
  %1843 = fadd double %1842, %1841
  %1844 = fadd double %1824, %1843
  %1845 = or i64 %1785, 2
  %1846 = getelementptr double, ptr %1552, i64 %1845
  %1847 = load double, ptr %1846
  %1848 = getelementptr double, ptr %1553, i64 %1845
  %1849 = load double, ptr %1848
  %1850 = getelementptr double, ptr %1788, i64 %1845
  %1851 = load double, ptr %1850
  %1852 = getelementptr double, ptr %1789, i64 %1845
  %1853 = load double, ptr %1852
  %1854 = fneg double %1853
  %1855 = fmul double %1820, %1854
  %1856 = call double @llvm.fmuladd.f64(double %1851, double %1818, double %1855)
  %1857 = fmul double %1818, %1853
  %1858 = call double @llvm.fmuladd.f64(double %1851, double %1820, double %1857)
  %1859 = fsub double %1849, %1858
  %1860 = add i64 %1845, %1515
  %1861 = getelementptr double, ptr %1788, i64 %1860
  %1862 = load double, ptr %1861
  %1863 = getelementptr double, ptr %1789, i64 %1860
  %1864 = load double, ptr %1863
  %1865 = fneg double %1864
  %1866 = fmul double %1839, %1865
  %1867 = call double @llvm.fmuladd.f64(double %1862, double %1840, double %1866)
  %1868 = fmul double %1840, %1864
  %1869 = call double @llvm.fmuladd.f64(double %1862, double %1839, double %1868)
  %1870 = fsub double %1859, %1869
  %1871 = fsub double %1847, %1856
  %1872 = fsub double %1871, %1867
  %1873 = call double @llvm.fabs.f64(double %1872)
  %1874 = call double @llvm.fabs.f64(double %1870)
  %1875 = fadd double %1874, %1873
  %1876 = fadd double %1844, %1875
  %1877 = getelementptr double, ptr %1552, i64 %1790
  %1878 = load double, ptr %1877
  %1879 = getelementptr double, ptr %1553, i64 %1790
  %1880 = load double, ptr %1879
  %1881 = getelementptr double, ptr %1788, i64 %1790
  %1882 = load double, ptr %1881
  %1883 = getelementptr double, ptr %1789, i64 %1790
  %1884 = load double, ptr %1883
  %1885 = fneg double %1884
  %1886 = fmul double %1820, %1885
  %1887 = call double @llvm.fmuladd.f64(double %1882, double %1818, double %1886)
  %1888 = fmul double %1818, %1884
  %1889 = call double @llvm.fmuladd.f64(double %1882, double %1820, double %1888)
  %1890 = fsub double %1880, %1889
  %1891 = fsub double %1878, %1887
  %1892 = add i64 %1790, %1515
  %1893 = getelementptr double, ptr %1788, i64 %1892
  %1894 = load double, ptr %1893
  %1895 = getelementptr double, ptr %1789, i64 %1892
  %1896 = load double, ptr %1895
  %1897 = fneg double %1896
  %1898 = fmul double %1839, %1897
  %1899 = call double @llvm.fmuladd.f64(double %1894, double %1840, double %1898)
  %1900 = fmul double %1840, %1896
  %1901 = call double @llvm.fmuladd.f64(double %1894, double %1839, double %1900)
  %1902 = fsub double %1890, %1901
  %1903 = fsub double %1891, %1899
  %1904 = add i64 %1790, %1583
  %1905 = getelementptr double, ptr %1788, i64 %1904
  %1906 = load double, ptr %1905
  %1907 = getelementptr double, ptr %1789, i64 %1904
  %1908 = load double, ptr %1907
  %1909 = fneg double %1908
  %1910 = fmul double %1870, %1909
  %1911 = call double @llvm.fmuladd.f64(double %1906, double %1872, double %1910)
  %1912 = fmul double %1872, %1908
  %1913 = call double @llvm.fmuladd.f64(double %1906, double %1870, double %1912)
  %1914 = fsub double %1902, %1913
  %1915 = fsub double %1903, %1911
  %1916 = call double @llvm.fabs.f64(double %1915)
  %1917 = call double @llvm.fabs.f64(double %1914)
  %1918 = fadd double %1917, %1916
  %1919 = fadd double %1876, %1918
  %1920 = fcmp oeq double %1919, 0.000000e+00
  br i1 %1920, label %2027, label %1921

1921:
  %1922 = icmp slt i64 %1786, %1513
  br i1 %1922, label %1923, label %2027

1923:
  %1924 = fneg double %1818
  %1925 = fneg double %1840
  %1926 = fneg double %1872
  %1927 = fneg double %1915
  %1928 = fneg double %1820
  %1929 = fneg double %1839
  %1930 = fneg double %1870
  %1931 = fneg double %1914
  %1932 = insertelement <8 x double> poison, double %1924, i64 0
  %1933 = shufflevector <8 x double> %1932, <8 x double> poison, <8 x i32> zeroinitializer
  %1934 = insertelement <8 x double> poison, double %1925, i64 0
  %1935 = shufflevector <8 x double> %1934, <8 x double> poison, <8 x i32> zeroinitializer
  %1936 = insertelement <8 x double> poison, double %1926, i64 0
  %1937 = shufflevector <8 x double> %1936, <8 x double> poison, <8 x i32> zeroinitializer
  %1938 = insertelement <8 x double> poison, double %1927, i64 0
  %1939 = shufflevector <8 x double> %1938, <8 x double> poison, <8 x i32> zeroinitializer
  %1940 = insertelement <8 x double> poison, double %1839, i64 0
  %1941 = shufflevector <8 x double> %1940, <8 x double> poison, <8 x i32> zeroinitializer
  %1942 = insertelement <8 x double> poison, double %1820, i64 0
  %1943 = shufflevector <8 x double> %1942, <8 x double> poison, <8 x i32> zeroinitializer
  %1944 = insertelement <8 x double> poison, double %1870, i64 0
  %1945 = shufflevector <8 x double> %1944, <8 x double> poison, <8 x i32> zeroinitializer
  %1946 = insertelement <8 x double> poison, double %1914, i64 0
  %1947 = shufflevector <8 x double> %1946, <8 x double> poison, <8 x i32> zeroinitializer
  %1948 = insertelement <8 x double> poison, double %1928, i64 0
  %1949 = shufflevector <8 x double> %1948, <8 x double> poison, <8 x i32> zeroinitializer
  %1950 = insertelement <8 x double> poison, double %1929, i64 0
  %1951 = shufflevector <8 x double> %1950, <8 x double> poison, <8 x i32> zeroinitializer
  %1952 = insertelement <8 x double> poison, double %1930, i64 0
  %1953 = shufflevector <8 x double> %1952, <8 x double> poison, <8 x i32> zeroinitializer
  %1954 = insertelement <8 x double> poison, double %1931, i64 0
  %1955 = shufflevector <8 x double> %1954, <8 x double> poison, <8 x i32> zeroinitializer
  %1956 = insertelement <8 x double> poison, double %1840, i64 0
  %1957 = shufflevector <8 x double> %1956, <8 x double> poison, <8 x i32> zeroinitializer
  %1958 = insertelement <8 x double> poison, double %1818, i64 0
  %1959 = shufflevector <8 x double> %1958, <8 x double> poison, <8 x i32> zeroinitializer
  %1960 = insertelement <8 x double> poison, double %1872, i64 0
  %1961 = shufflevector <8 x double> %1960, <8 x double> poison, <8 x i32> zeroinitializer
  %1962 = insertelement <8 x double> poison, double %1915, i64 0
  %1963 = shufflevector <8 x double> %1962, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1964

1964:
  %1965 = phi i64 [ %1966, %2025 ], [ %1786, %1923 ]
  %1966 = add i64 %1965, 8
  br label %1967

1967:
  %1968 = phi i64 [ 0, %1964 ], [ %2023, %1967 ]
  %1969 = add i64 %1965, %1968
  %1970 = getelementptr double, ptr %1788, i64 %1969
  %1971 = bitcast ptr %1970 to ptr
  %1972 = load <8 x double>, ptr %1971, align 8
  %1973 = add i64 %1969, %1515
  %1974 = getelementptr double, ptr %1788, i64 %1973
  %1975 = bitcast ptr %1974 to ptr
  %1976 = load <8 x double>, ptr %1975, align 8
  %1977 = add i64 %1969, %1583
  %1978 = getelementptr double, ptr %1788, i64 %1977
  %1979 = bitcast ptr %1978 to ptr
  %1980 = load <8 x double>, ptr %1979, align 8
  %1981 = add i64 %1969, %1584
  %1982 = getelementptr double, ptr %1788, i64 %1981
  %1983 = bitcast ptr %1982 to ptr
  %1984 = load <8 x double>, ptr %1983, align 8
  %1985 = getelementptr double, ptr %1789, i64 %1969
  %1986 = bitcast ptr %1985 to ptr
  %1987 = load <8 x double>, ptr %1986, align 8
  %1988 = getelementptr double, ptr %1789, i64 %1973
  %1989 = bitcast ptr %1988 to ptr
  %1990 = load <8 x double>, ptr %1989, align 8
  %1991 = getelementptr double, ptr %1789, i64 %1977
  %1992 = bitcast ptr %1991 to ptr
  %1993 = load <8 x double>, ptr %1992, align 8
  %1994 = getelementptr double, ptr %1789, i64 %1981
  %1995 = bitcast ptr %1994 to ptr
  %1996 = load <8 x double>, ptr %1995, align 8
  %1997 = getelementptr double, ptr %1552, i64 %1969
  %1998 = bitcast ptr %1997 to ptr
  %1999 = load <8 x double>, ptr %1998, align 8
  %2000 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1933, <8 x double> %1972, <8 x double> %1999)
  %2001 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1935, <8 x double> %1976, <8 x double> %2000)
  %2002 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1937, <8 x double> %1980, <8 x double> %2001)
  %2003 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1939, <8 x double> %1984, <8 x double> %2002)
  %2004 = fmul <8 x double> %1941, %1990
  %2005 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1943, <8 x double> %1987, <8 x double> %2004)
  %2006 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1945, <8 x double> %1993, <8 x double> %2005)
  %2007 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1947, <8 x double> %1996, <8 x double> %2006)
  %2008 = fadd <8 x double> %2007, %2003
  %2009 = bitcast ptr %1997 to ptr
  store <8 x double> %2008, ptr %2009, align 8
  %2010 = getelementptr double, ptr %1553, i64 %1969
  %2011 = bitcast ptr %2010 to ptr
  %2012 = load <8 x double>, ptr %2011, align 8
  %2013 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1949, <8 x double> %1972, <8 x double> %2012)
  %2014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1951, <8 x double> %1976, <8 x double> %2013)
  %2015 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1953, <8 x double> %1980, <8 x double> %2014)
  %2016 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1955, <8 x double> %1984, <8 x double> %2015)
  %2017 = fmul <8 x double> %1957, %1990
  %2018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1959, <8 x double> %1987, <8 x double> %2017)
  %2019 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1961, <8 x double> %1993, <8 x double> %2018)
  %2020 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1963, <8 x double> %1996, <8 x double> %2019)
  %2021 = fsub <8 x double> %2016, %2020
  %2022 = bitcast ptr %2010 to ptr
  store <8 x double> %2021, ptr %2022, align 8
  %2023 = add i64 %1968, 8
  %2024 = icmp eq i64 %1968, 0
  br i1 %2024, label %2025, label %1967

2025:
  %2026 = icmp slt i64 %1966, %1513
  br i1 %2026, label %1964, label %2027

2027:
  %2028 = add i64 %1785, 4
  %2029 = icmp slt i64 %2028, %1513
  br i1 %2029, label %1784, label %1777

2030:
  br i1 %1556, label %2309, label %2342

2031:
  %2032 = phi i64 [ %1779, %1781 ], [ %2307, %2306 ]
  %2033 = mul i64 %2032, %1515
  %2034 = getelementptr double, ptr %1541, i64 %2033
  %2035 = or i64 %2032, 3
  %2036 = getelementptr double, ptr %1552, i64 %2035
  %2037 = load double, ptr %2036
  %2038 = getelementptr double, ptr %1553, i64 %2035
  %2039 = load double, ptr %2038
  %2040 = getelementptr double, ptr %1546, i64 %2035
  %2041 = load double, ptr %2040
  %2042 = add i64 %2035, %1519
  %2043 = getelementptr double, ptr %1546, i64 %2042
  %2044 = load double, ptr %2043
  %2045 = fneg double %2039
  %2046 = fmul double %2044, %2045
  %2047 = call double @llvm.fmuladd.f64(double %2037, double %2041, double %2046)
  %2048 = fmul double %2039, %2041
  %2049 = call double @llvm.fmuladd.f64(double %2037, double %2044, double %2048)
  %2050 = icmp slt i64 %2035, %1513
  br i1 %2050, label %2051, label %2056

2051:
  %2052 = getelementptr i64, ptr %1521, i64 %2035
  %2053 = load i64, ptr %2052
  %2054 = getelementptr double, ptr %1463, i64 %2053
  store double %2047, ptr %2054
  %2055 = getelementptr double, ptr %1469, i64 %2053
  store double %2049, ptr %2055
  br label %2056

2056:
  %2057 = or i64 %2032, 2
  %2058 = getelementptr double, ptr %1552, i64 %2057
  %2059 = load double, ptr %2058
  %2060 = getelementptr double, ptr %1553, i64 %2057
  %2061 = load double, ptr %2060
  %2062 = add i64 %2057, %1783
  %2063 = getelementptr double, ptr %2034, i64 %2062
  %2064 = load double, ptr %2063
  %2065 = add i64 %2062, %1519
  %2066 = getelementptr double, ptr %2034, i64 %2065
  %2067 = load double, ptr %2066
  %2068 = fneg double %2067
  %2069 = fmul double %2049, %2068
  %2070 = call double @llvm.fmuladd.f64(double %2064, double %2047, double %2069)
  %2071 = fmul double %2047, %2067
  %2072 = call double @llvm.fmuladd.f64(double %2064, double %2049, double %2071)
  %2073 = fsub double %2061, %2072
  %2074 = fsub double %2059, %2070
  %2075 = getelementptr double, ptr %1546, i64 %2057
  %2076 = load double, ptr %2075
  %2077 = add i64 %2057, %1519
  %2078 = getelementptr double, ptr %1546, i64 %2077
  %2079 = load double, ptr %2078
  %2080 = fneg double %2073
  %2081 = fmul double %2079, %2080
  %2082 = call double @llvm.fmuladd.f64(double %2074, double %2076, double %2081)
  %2083 = fmul double %2076, %2073
  %2084 = call double @llvm.fmuladd.f64(double %2074, double %2079, double %2083)
  %2085 = icmp slt i64 %2057, %1513
  br i1 %2085, label %2086, label %2091

2086:
  %2087 = getelementptr i64, ptr %1521, i64 %2057
  %2088 = load i64, ptr %2087
  %2089 = getelementptr double, ptr %1463, i64 %2088
  store double %2082, ptr %2089
  %2090 = getelementptr double, ptr %1469, i64 %2088
  store double %2084, ptr %2090
  br label %2091

2091:
  %2092 = or i64 %2032, 1
  %2093 = getelementptr double, ptr %1552, i64 %2092
  %2094 = load double, ptr %2093
  %2095 = getelementptr double, ptr %1553, i64 %2092
  %2096 = load double, ptr %2095
  %2097 = add i64 %2092, %1782
  %2098 = getelementptr double, ptr %2034, i64 %2097
  %2099 = load double, ptr %2098
  %2100 = add i64 %2097, %1519
  %2101 = getelementptr double, ptr %2034, i64 %2100
  %2102 = load double, ptr %2101
  %2103 = fneg double %2102
  %2104 = fmul double %2084, %2103
  %2105 = call double @llvm.fmuladd.f64(double %2099, double %2082, double %2104)
  %2106 = fmul double %2082, %2102
  %2107 = call double @llvm.fmuladd.f64(double %2099, double %2084, double %2106)
  %2108 = fsub double %2096, %2107
  %2109 = fsub double %2094, %2105
  %2110 = add i64 %2092, %1783
  %2111 = getelementptr double, ptr %2034, i64 %2110
  %2112 = load double, ptr %2111
  %2113 = add i64 %2110, %1519
  %2114 = getelementptr double, ptr %2034, i64 %2113
  %2115 = load double, ptr %2114
  %2116 = fneg double %2115
  %2117 = fmul double %2049, %2116
  %2118 = call double @llvm.fmuladd.f64(double %2112, double %2047, double %2117)
  %2119 = fmul double %2047, %2115
  %2120 = call double @llvm.fmuladd.f64(double %2112, double %2049, double %2119)
  %2121 = fsub double %2108, %2120
  %2122 = fsub double %2109, %2118
  %2123 = getelementptr double, ptr %1546, i64 %2092
  %2124 = load double, ptr %2123
  %2125 = add i64 %2092, %1519
  %2126 = getelementptr double, ptr %1546, i64 %2125
  %2127 = load double, ptr %2126
  %2128 = fneg double %2121
  %2129 = fmul double %2127, %2128
  %2130 = call double @llvm.fmuladd.f64(double %2122, double %2124, double %2129)
  %2131 = fmul double %2124, %2121
  %2132 = call double @llvm.fmuladd.f64(double %2122, double %2127, double %2131)
  %2133 = icmp slt i64 %2092, %1513
  br i1 %2133, label %2134, label %2139

2134:
  %2135 = getelementptr i64, ptr %1521, i64 %2092
  %2136 = load i64, ptr %2135
  %2137 = getelementptr double, ptr %1463, i64 %2136
  store double %2130, ptr %2137
  %2138 = getelementptr double, ptr %1469, i64 %2136
  store double %2132, ptr %2138
  br label %2139

2139:
  %2140 = getelementptr double, ptr %1552, i64 %2032
  %2141 = load double, ptr %2140
  %2142 = getelementptr double, ptr %1553, i64 %2032
  %2143 = load double, ptr %2142
  %2144 = add i64 %2032, %1515
  %2145 = getelementptr double, ptr %2034, i64 %2144
  %2146 = load double, ptr %2145
  %2147 = add i64 %2144, %1519
  %2148 = getelementptr double, ptr %2034, i64 %2147
  %2149 = load double, ptr %2148
  %2150 = fneg double %2149
  %2151 = fmul double %2132, %2150
  %2152 = call double @llvm.fmuladd.f64(double %2146, double %2130, double %2151)
  %2153 = fmul double %2130, %2149
  %2154 = call double @llvm.fmuladd.f64(double %2146, double %2132, double %2153)
  %2155 = fsub double %2143, %2154
  %2156 = fsub double %2141, %2152
  %2157 = add i64 %2032, %1782
  %2158 = getelementptr double, ptr %2034, i64 %2157
  %2159 = load double, ptr %2158
  %2160 = add i64 %2157, %1519
  %2161 = getelementptr double, ptr %2034, i64 %2160
  %2162 = load double, ptr %2161
  %2163 = fneg double %2162
  %2164 = fmul double %2084, %2163
  %2165 = call double @llvm.fmuladd.f64(double %2159, double %2082, double %2164)
  %2166 = fmul double %2082, %2162
  %2167 = call double @llvm.fmuladd.f64(double %2159, double %2084, double %2166)
  %2168 = fsub double %2155, %2167
  %2169 = fsub double %2156, %2165
  %2170 = add i64 %2032, %1783
  %2171 = getelementptr double, ptr %2034, i64 %2170
  %2172 = load double, ptr %2171
  %2173 = add i64 %2170, %1519
  %2174 = getelementptr double, ptr %2034, i64 %2173
  %2175 = load double, ptr %2174
  %2176 = fneg double %2175
  %2177 = fmul double %2049, %2176
  %2178 = call double @llvm.fmuladd.f64(double %2172, double %2047, double %2177)
  %2179 = fmul double %2047, %2175
  %2180 = call double @llvm.fmuladd.f64(double %2172, double %2049, double %2179)
  %2181 = fsub double %2168, %2180
  %2182 = fsub double %2169, %2178
  %2183 = getelementptr double, ptr %1546, i64 %2032
  %2184 = load double, ptr %2183
  %2185 = add i64 %2032, %1519
  %2186 = getelementptr double, ptr %1546, i64 %2185
  %2187 = load double, ptr %2186
  %2188 = fneg double %2181
  %2189 = fmul double %2187, %2188
  %2190 = call double @llvm.fmuladd.f64(double %2182, double %2184, double %2189)
  %2191 = fmul double %2184, %2181
  %2192 = call double @llvm.fmuladd.f64(double %2182, double %2187, double %2191)
  %2193 = icmp slt i64 %2032, %1513
  br i1 %2193, label %2194, label %2199

2194:
  %2195 = getelementptr i64, ptr %1521, i64 %2032
  %2196 = load i64, ptr %2195
  %2197 = getelementptr double, ptr %1463, i64 %2196
  store double %2190, ptr %2197
  %2198 = getelementptr double, ptr %1469, i64 %2196
  store double %2192, ptr %2198
  br label %2199

2199:
  %2200 = getelementptr double, ptr %2034, i64 %1519
  %2201 = icmp eq i64 %2032, 0
  br i1 %2201, label %2030, label %2202

2202:
  %2203 = fneg double %2190
  %2204 = fneg double %2130
  %2205 = fneg double %2082
  %2206 = fneg double %2047
  %2207 = fneg double %2192
  %2208 = fneg double %2132
  %2209 = fneg double %2084
  %2210 = fneg double %2049
  %2211 = insertelement <8 x double> poison, double %2203, i64 0
  %2212 = shufflevector <8 x double> %2211, <8 x double> poison, <8 x i32> zeroinitializer
  %2213 = insertelement <8 x double> poison, double %2204, i64 0
  %2214 = shufflevector <8 x double> %2213, <8 x double> poison, <8 x i32> zeroinitializer
  %2215 = insertelement <8 x double> poison, double %2205, i64 0
  %2216 = shufflevector <8 x double> %2215, <8 x double> poison, <8 x i32> zeroinitializer
  %2217 = insertelement <8 x double> poison, double %2206, i64 0
  %2218 = shufflevector <8 x double> %2217, <8 x double> poison, <8 x i32> zeroinitializer
  %2219 = insertelement <8 x double> poison, double %2132, i64 0
  %2220 = shufflevector <8 x double> %2219, <8 x double> poison, <8 x i32> zeroinitializer
  %2221 = insertelement <8 x double> poison, double %2192, i64 0
  %2222 = shufflevector <8 x double> %2221, <8 x double> poison, <8 x i32> zeroinitializer
  %2223 = insertelement <8 x double> poison, double %2084, i64 0
  %2224 = shufflevector <8 x double> %2223, <8 x double> poison, <8 x i32> zeroinitializer
  %2225 = insertelement <8 x double> poison, double %2049, i64 0
  %2226 = shufflevector <8 x double> %2225, <8 x double> poison, <8 x i32> zeroinitializer
  %2227 = insertelement <8 x double> poison, double %2207, i64 0
  %2228 = shufflevector <8 x double> %2227, <8 x double> poison, <8 x i32> zeroinitializer
  %2229 = insertelement <8 x double> poison, double %2208, i64 0
  %2230 = shufflevector <8 x double> %2229, <8 x double> poison, <8 x i32> zeroinitializer
  %2231 = insertelement <8 x double> poison, double %2209, i64 0
  %2232 = shufflevector <8 x double> %2231, <8 x double> poison, <8 x i32> zeroinitializer
  %2233 = insertelement <8 x double> poison, double %2210, i64 0
  %2234 = shufflevector <8 x double> %2233, <8 x double> poison, <8 x i32> zeroinitializer
  %2235 = insertelement <8 x double> poison, double %2130, i64 0
  %2236 = shufflevector <8 x double> %2235, <8 x double> poison, <8 x i32> zeroinitializer
  %2237 = insertelement <8 x double> poison, double %2190, i64 0
  %2238 = shufflevector <8 x double> %2237, <8 x double> poison, <8 x i32> zeroinitializer
  %2239 = insertelement <8 x double> poison, double %2082, i64 0
  %2240 = shufflevector <8 x double> %2239, <8 x double> poison, <8 x i32> zeroinitializer
  %2241 = insertelement <8 x double> poison, double %2047, i64 0
  %2242 = shufflevector <8 x double> %2241, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2243

2243:
  %2244 = phi i64 [ %2304, %2303 ], [ 0, %2202 ]
  br label %2245

2245:
  %2246 = phi i64 [ 0, %2243 ], [ %2301, %2245 ]
  %2247 = add i64 %2244, %2246
  %2248 = getelementptr double, ptr %2034, i64 %2247
  %2249 = bitcast ptr %2248 to ptr
  %2250 = load <8 x double>, ptr %2249, align 8
  %2251 = add i64 %2247, %1515
  %2252 = getelementptr double, ptr %2034, i64 %2251
  %2253 = bitcast ptr %2252 to ptr
  %2254 = load <8 x double>, ptr %2253, align 8
  %2255 = add i64 %2247, %1782
  %2256 = getelementptr double, ptr %2034, i64 %2255
  %2257 = bitcast ptr %2256 to ptr
  %2258 = load <8 x double>, ptr %2257, align 8
  %2259 = add i64 %2247, %1783
  %2260 = getelementptr double, ptr %2034, i64 %2259
  %2261 = bitcast ptr %2260 to ptr
  %2262 = load <8 x double>, ptr %2261, align 8
  %2263 = getelementptr double, ptr %2200, i64 %2247
  %2264 = bitcast ptr %2263 to ptr
  %2265 = load <8 x double>, ptr %2264, align 8
  %2266 = getelementptr double, ptr %2200, i64 %2251
  %2267 = bitcast ptr %2266 to ptr
  %2268 = load <8 x double>, ptr %2267, align 8
  %2269 = getelementptr double, ptr %2200, i64 %2255
  %2270 = bitcast ptr %2269 to ptr
  %2271 = load <8 x double>, ptr %2270, align 8
  %2272 = getelementptr double, ptr %2200, i64 %2259
  %2273 = bitcast ptr %2272 to ptr
  %2274 = load <8 x double>, ptr %2273, align 8
  %2275 = getelementptr double, ptr %1552, i64 %2247
  %2276 = bitcast ptr %2275 to ptr
  %2277 = load <8 x double>, ptr %2276, align 8
  %2278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2212, <8 x double> %2250, <8 x double> %2277)
  %2279 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2214, <8 x double> %2254, <8 x double> %2278)
  %2280 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2216, <8 x double> %2258, <8 x double> %2279)
  %2281 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2218, <8 x double> %2262, <8 x double> %2280)
  %2282 = fmul <8 x double> %2220, %2268
  %2283 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2222, <8 x double> %2265, <8 x double> %2282)
  %2284 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2224, <8 x double> %2271, <8 x double> %2283)
  %2285 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2226, <8 x double> %2274, <8 x double> %2284)
  %2286 = fadd <8 x double> %2285, %2281
  %2287 = bitcast ptr %2275 to ptr
  store <8 x double> %2286, ptr %2287, align 8
  %2288 = getelementptr double, ptr %1553, i64 %2247
  %2289 = bitcast ptr %2288 to ptr
  %2290 = load <8 x double>, ptr %2289, align 8
  %2291 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2228, <8 x double> %2250, <8 x double> %2290)
  %2292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2230, <8 x double> %2254, <8 x double> %2291)
  %2293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2232, <8 x double> %2258, <8 x double> %2292)
  %2294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2234, <8 x double> %2262, <8 x double> %2293)
  %2295 = fmul <8 x double> %2236, %2268
  %2296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2238, <8 x double> %2265, <8 x double> %2295)
  %2297 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2240, <8 x double> %2271, <8 x double> %2296)
  %2298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2242, <8 x double> %2274, <8 x double> %2297)
  %2299 = fsub <8 x double> %2294, %2298
  %2300 = bitcast ptr %2288 to ptr
  store <8 x double> %2299, ptr %2300, align 8
  %2301 = add i64 %2246, 8
  %2302 = icmp eq i64 %2246, 0
  br i1 %2302, label %2303, label %2245

2303:
  %2304 = add i64 %2244, 8
  %2305 = icmp slt i64 %2304, %2032
  br i1 %2305, label %2243, label %2306

2306:
  %2307 = add i64 %2032, -4
  %2308 = icmp sgt i64 %2032, 3
  br i1 %2308, label %2031, label %2030

2309:
  %2310 = phi i64 [ %2339, %2309 ], [ %1513, %2030 ]
  %2311 = getelementptr i64, ptr %1512, i64 %2310
  %2312 = load i64, ptr %2311
  %2313 = getelementptr i64, ptr %1521, i64 %2312
  %2314 = load i64, ptr %2313
  %2315 = getelementptr i64, ptr %1521, i64 %2310
  %2316 = load i64, ptr %2315
  %2317 = mul i64 %2316, %1461
  %2318 = add i64 %2317, %2314
  %2319 = getelementptr double, ptr %1531, i64 %2318
  %2320 = load double, ptr %2319
  %2321 = fdiv double %2320, %1534
  %2322 = getelementptr double, ptr %1463, i64 %2314
  %2323 = load double, ptr %2322
  %2324 = getelementptr double, ptr %1469, i64 %2314
  %2325 = load double, ptr %2324
  %2326 = fmul double %1483, %2325
  %2327 = call double @llvm.fmuladd.f64(double %2323, double %1475, double %2326)
  %2328 = getelementptr double, ptr %1463, i64 %2316
  %2329 = load double, ptr %2328
  %2330 = call double @llvm.fmuladd.f64(double %2321, double %2327, double %2329)
  store double %2330, ptr %2328
  %2331 = load double, ptr %2324
  %2332 = load double, ptr %2322
  %2333 = fneg double %2332
  %2334 = fmul double %1483, %2333
  %2335 = call double @llvm.fmuladd.f64(double %2331, double %1475, double %2334)
  %2336 = getelementptr double, ptr %1469, i64 %2316
  %2337 = load double, ptr %2336
  %2338 = call double @llvm.fmuladd.f64(double %2321, double %2335, double %2337)
  store double %2338, ptr %2336
  %2339 = add i64 %2310, 1
  %2340 = icmp eq i64 %2339, %1461
  br i1 %2340, label %2342, label %2309

2341:
  call void @solve_real(ptr %0, double %247, ptr %1463)
  br label %2342

2342:
  %2343 = phi i64 [ 1, %2341 ], [ 2, %2030 ], [ 2, %2309 ]
  %2344 = add i64 %2343, %1456
  %2345 = icmp slt i64 %2344, %1434
  br i1 %2345, label %1455, label %1450

2346:
  %2347 = phi double [ 0.000000e+00, %1450 ], [ %2356, %2355 ]
  %2348 = phi i64 [ 0, %1450 ], [ %2357, %2355 ]
  %2349 = add i64 %2348, 22
  %2350 = mul i64 %2349, %1454
  %2351 = getelementptr double, ptr %1451, i64 %2350
  %2352 = add i64 %2348, 29
  %2353 = mul i64 %2352, %1454
  %2354 = getelementptr double, ptr %1451, i64 %2353
  br i1 %1449, label %2359, label %2355

2355:
  %2356 = phi double [ %2347, %2346 ], [ %2367, %2359 ]
  %2357 = add i64 %2348, 1
  %2358 = icmp eq i64 %2357, %1434
  br i1 %2358, label %2373, label %2346

2359:
  %2360 = phi i64 [ %2371, %2359 ], [ 0, %2346 ]
  %2361 = phi double [ %2367, %2359 ], [ %2347, %2346 ]
  %2362 = getelementptr double, ptr %2351, i64 %2360
  %2363 = load double, ptr %2362
  %2364 = getelementptr double, ptr %1446, i64 %2360
  %2365 = load double, ptr %2364
  %2366 = fdiv double %2363, %2365
  %2367 = call double @llvm.fmuladd.f64(double %2366, double %2366, double %2361)
  %2368 = getelementptr double, ptr %2354, i64 %2360
  %2369 = load double, ptr %2368
  %2370 = fadd double %2363, %2369
  store double %2370, ptr %2368
  %2371 = add i64 %2360, 1
  %2372 = icmp eq i64 %2371, %1435
  br i1 %2372, label %2355, label %2359

2373:
  %2374 = phi double [ 0.000000e+00, %1432 ], [ %2356, %2355 ]
  call void @transform(ptr %0, ptr %1441, i64 19, i64 5)
  %2375 = mul i64 %1435, %1434
  %2376 = sitofp i64 %2375 to double
  %2377 = fdiv double %2374, %2376
  %2378 = call double @llvm.sqrt.f64(double %2377)
  %2379 = call double @llvm.fabs.f64(double %2378)
  %2380 = fcmp ueq double %2379, 0x7FF0000000000000
  br i1 %2380, label %2424, label %2381

2381:
  %2382 = icmp ugt i64 %1348, 1
  br i1 %2382, label %2386, label %2383

2383:
  %2384 = load double, ptr %15
  %2385 = fmul double %2378, %2384
  br label %2416

2386:
  %2387 = fdiv double %2378, %1349
  %2388 = icmp eq i64 %1348, 2
  br i1 %2388, label %2392, label %2389

2389:
  %2390 = fmul double %1350, %2387
  %2391 = call double @llvm.sqrt.f64(double %2390)
  br label %2392

2392:
  %2393 = phi double [ %2391, %2389 ], [ %2387, %2386 ]
  store double %2393, ptr %25
  %2394 = fcmp olt double %2393, 0x3FEFAE147AE147AE
  br i1 %2394, label %2395, label %2424

2395:
  %2396 = fsub double 1.000000e+00, %2393
  %2397 = fdiv double %2393, %2396
  store double %2397, ptr %15
  %2398 = sub i64 %1269, %1348
  %2399 = sitofp i64 %2398 to double
  %2400 = fmul double %2378, %2397
  %2401 = fadd double %2399, -1.000000e+00
  %2402 = call double @llvm.pow.f64(double %2393, double %2401)
  %2403 = fmul double %2402, %2400
  %2404 = icmp sle i64 %1269, %1348
  %2405 = fcmp ult double %2403, %1268
  %2406 = select i1 %2404, i1 true, i1 %2405
  br i1 %2406, label %2416, label %2407

2407:
  %2408 = fdiv double %2403, %1268
  %2409 = call double @llvm.minnum.f64(double %2408, double 2.000000e+01)
  %2410 = call double @llvm.maxnum.f64(double %2409, double 1.000000e-04)
  %2411 = fadd double %2399, 4.000000e+00
  %2412 = fadd double %2411, -1.000000e+00
  %2413 = fdiv double -1.000000e+00, %2412
  %2414 = call double @llvm.pow.f64(double %2410, double %2413)
  %2415 = fmul double %2414, 8.000000e-01
  br label %2424

2416:
  %2417 = phi double [ %2385, %2383 ], [ %2400, %2395 ]
  %2418 = phi double [ %1350, %2383 ], [ %2387, %2395 ]
  %2419 = fcmp ugt double %2417, %1268
  br i1 %2419, label %2420, label %2447

2420:
  %2421 = call double @llvm.maxnum.f64(double %2378, double 0x3CB0000000000000)
  %2422 = add i64 %1348, 1
  %2423 = icmp slt i64 %1269, %2422
  br i1 %2423, label %2424, label %1347

2424:
  %2425 = phi double [ %2415, %2407 ], [ 1.250000e-01, %1389 ], [ 5.000000e-01, %1342 ], [ 5.000000e-01, %2420 ], [ 5.000000e-01, %2392 ], [ 5.000000e-01, %2373 ]
  %2426 = call i32 @takes_side(ptr %0, double %247)
  %2427 = icmp eq i32 %2426, 0
  br i1 %2427, label %2432, label %2428

2428:
  %2429 = call i32 @ode_is_hasty(ptr %0)
  %2430 = icmp eq i32 %2429, 0
  br i1 %2430, label %2431, label %3175

2431:
  br label %52

2432:
  %2433 = load i64, ptr %50
  %2434 = add i64 %2433, 1
  store i64 %2434, ptr %50
  store i64 1, ptr %37
  %2435 = load i64, ptr %14
  %2436 = icmp slt i64 %2435, 2
  br i1 %2436, label %2437, label %2442

2437:
  %2438 = load i64, ptr %13
  %2439 = icmp sgt i64 %2438, 3
  br i1 %2439, label %2440, label %2442

2440:
  %2441 = add i64 %2438, -2
  store i64 %2441, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %2442

2442:
  store i64 0, ptr %14
  %2443 = fmul double %247, %2425
  store double %2443, ptr %19
  %2444 = icmp eq i32 %203, 0
  br i1 %2444, label %2445, label %3171

2445:
  %2446 = call i64 @evaluate_jacobian(ptr %0)
  br label %3171

2447:
  %2448 = trunc i64 %1348 to i32
  %2449 = load ptr, ptr %8
  %2450 = getelementptr %struct.ode_system, ptr %2449, i64 0, i32 0
  %2451 = load i64, ptr %2450
  %2452 = load i64, ptr %13
  %2453 = icmp eq i64 %2452, 3
  %2454 = icmp eq i64 %2452, 5
  %2455 = select i1 %2454, ptr @RADAU5, ptr @RADAU7
  %2456 = select i1 %2453, ptr @RADAU3, ptr %2455
  %2457 = getelementptr double, ptr %2456, i64 2
  %2458 = getelementptr double, ptr %2457, i64 %2452
  %2459 = mul i64 %2452, %2452
  %2460 = getelementptr double, ptr %2458, i64 %2459
  %2461 = getelementptr double, ptr %2460, i64 %2459
  %2462 = getelementptr double, ptr %2461, i64 %2452
  %2463 = load ptr, ptr %7
  %2464 = mul i64 %2451, 11
  %2465 = getelementptr double, ptr %2463, i64 %2464
  %2466 = mul i64 %2451, 22
  %2467 = getelementptr double, ptr %2463, i64 %2466
  %2468 = mul i64 %2451, 12
  %2469 = getelementptr double, ptr %2463, i64 %2468
  %2470 = mul i64 %2451, 10
  %2471 = getelementptr double, ptr %2463, i64 %2470
  %2472 = icmp sgt i64 %2451, 0
  br i1 %2472, label %2473, label %2475

2473:
  %2474 = icmp sgt i64 %2452, 0
  br label %2477

2475:
  %2476 = sitofp i64 %2451 to double
  br label %2503

2477:
  %2478 = phi i64 [ 0, %2473 ], [ %2489, %2482 ]
  %2479 = getelementptr double, ptr %2467, i64 %2478
  store double 0.000000e+00, ptr %2479
  br i1 %2474, label %2480, label %2482

2480:
  %2481 = getelementptr double, ptr %2463, i64 %2478
  br label %2491

2482:
  %2483 = phi double [ 0.000000e+00, %2477 ], [ %2500, %2491 ]
  %2484 = fdiv double %2483, %247
  store double %2484, ptr %2479
  %2485 = getelementptr double, ptr %2471, i64 %2478
  %2486 = load double, ptr %2485
  %2487 = fadd double %2484, %2486
  %2488 = getelementptr double, ptr %2469, i64 %2478
  store double %2487, ptr %2488
  %2489 = add i64 %2478, 1
  %2490 = icmp eq i64 %2489, %2451
  br i1 %2490, label %2475, label %2477

2491:
  %2492 = phi double [ 0.000000e+00, %2480 ], [ %2500, %2491 ]
  %2493 = phi i64 [ 0, %2480 ], [ %2501, %2491 ]
  %2494 = getelementptr double, ptr %2462, i64 %2493
  %2495 = load double, ptr %2494
  %2496 = add i64 %2493, 15
  %2497 = mul i64 %2496, %2451
  %2498 = getelementptr double, ptr %2481, i64 %2497
  %2499 = load double, ptr %2498
  %2500 = call double @llvm.fmuladd.f64(double %2495, double %2499, double %2492)
  store double %2500, ptr %2479
  %2501 = add i64 %2493, 1
  %2502 = icmp eq i64 %2501, %2452
  br i1 %2502, label %2482, label %2491

2503:
  %2504 = phi i1 [ false, %2475 ], [ true, %2565 ]
  call void @solve_real(ptr %0, double %247, ptr %2469)
  br i1 %2472, label %2512, label %2505

2505:
  %2506 = phi double [ 0.000000e+00, %2503 ], [ %2520, %2512 ]
  %2507 = fdiv double %2506, %2476
  %2508 = call double @llvm.sqrt.f64(double %2507)
  %2509 = call double @llvm.maxnum.f64(double %2508, double 1.000000e-10)
  %2510 = fcmp olt double %2509, 1.000000e+00
  %2511 = or i1 %2504, %2510
  br i1 %2511, label %2585, label %2523

2512:
  %2513 = phi i64 [ %2521, %2512 ], [ 0, %2503 ]
  %2514 = phi double [ %2520, %2512 ], [ 0.000000e+00, %2503 ]
  %2515 = getelementptr double, ptr %2469, i64 %2513
  %2516 = load double, ptr %2515
  %2517 = getelementptr double, ptr %2465, i64 %2513
  %2518 = load double, ptr %2517
  %2519 = fdiv double %2516, %2518
  %2520 = call double @llvm.fmuladd.f64(double %2519, double %2519, double %2514)
  %2521 = add i64 %2513, 1
  %2522 = icmp eq i64 %2521, %2451
  br i1 %2522, label %2505, label %2512

2523:
  %2524 = load double, ptr %10
  %2525 = fcmp oeq double %2524, 0.000000e+00
  br i1 %2525, label %2529, label %2526

2526:
  %2527 = load i64, ptr %37
  %2528 = icmp eq i64 %2527, 0
  br i1 %2528, label %2589, label %2529

2529:
  %2530 = load ptr, ptr %7
  %2531 = load ptr, ptr %8
  %2532 = getelementptr %struct.ode_system, ptr %2531, i64 0, i32 0
  %2533 = load i64, ptr %2532
  %2534 = mul i64 %2533, 3
  %2535 = getelementptr double, ptr %2530, i64 %2534
  br i1 %2472, label %2566, label %2536

2536:
  %2537 = load double, ptr %6
  %2538 = getelementptr %struct.ode_system, ptr %2531, i64 0, i32 5
  %2539 = load ptr, ptr %2538
  %2540 = getelementptr %struct.ode_system, ptr %2531, i64 0, i32 4
  %2541 = load ptr, ptr %2540
  %2542 = call i64 %2539(ptr %2541, double %2537, ptr %2535, ptr %2469)
  %2543 = load i64, ptr %9
  %2544 = add i64 %2543, 1
  store i64 %2544, ptr %9
  switch i64 %2542, label %3175 [
    i64 3, label %2545
    i64 0, label %2564
  ]

2545:
  store i64 3, ptr %38
  store double %2537, ptr %39
  %2546 = load ptr, ptr %7
  %2547 = load ptr, ptr %8
  %2548 = getelementptr %struct.ode_system, ptr %2547, i64 0, i32 0
  %2549 = load i64, ptr %2548
  %2550 = shl i64 %2549, 2
  %2551 = getelementptr double, ptr %2546, i64 %2550
  %2552 = bitcast ptr %2551 to ptr
  %2553 = bitcast ptr %2469 to ptr
  %2554 = shl i64 %2549, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2552, ptr align 8 %2553, i64 %2554, i1 false)
  %2555 = load ptr, ptr %7
  %2556 = load ptr, ptr %8
  %2557 = getelementptr %struct.ode_system, ptr %2556, i64 0, i32 0
  %2558 = load i64, ptr %2557
  %2559 = mul i64 %2558, 5
  %2560 = getelementptr double, ptr %2555, i64 %2559
  %2561 = bitcast ptr %2560 to ptr
  %2562 = bitcast ptr %2535 to ptr
  %2563 = shl i64 %2558, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2561, ptr align 8 %2562, i64 %2563, i1 false)
  br label %2585

2564:
  br i1 %2472, label %2576, label %2565

2565:
  br label %2503

2566:
  %2567 = phi i64 [ %2574, %2566 ], [ 0, %2529 ]
  %2568 = getelementptr double, ptr %2463, i64 %2567
  %2569 = load double, ptr %2568
  %2570 = getelementptr double, ptr %2469, i64 %2567
  %2571 = load double, ptr %2570
  %2572 = fadd double %2569, %2571
  %2573 = getelementptr double, ptr %2535, i64 %2567
  store double %2572, ptr %2573
  %2574 = add i64 %2567, 1
  %2575 = icmp eq i64 %2574, %2451
  br i1 %2575, label %2536, label %2566

2576:
  %2577 = phi i64 [ %2583, %2576 ], [ 0, %2564 ]
  %2578 = getelementptr double, ptr %2467, i64 %2577
  %2579 = load double, ptr %2578
  %2580 = getelementptr double, ptr %2469, i64 %2577
  %2581 = load double, ptr %2580
  %2582 = fadd double %2579, %2581
  store double %2582, ptr %2580
  %2583 = add i64 %2577, 1
  %2584 = icmp eq i64 %2583, %2451
  br i1 %2584, label %2565, label %2576

2585:
  %2586 = phi i1 [ false, %2545 ], [ %2510, %2505 ]
  %2587 = phi i64 [ 3, %2545 ], [ 0, %2505 ]
  %2588 = load i64, ptr %37
  br label %2589

2589:
  %2590 = phi i64 [ %2588, %2585 ], [ 0, %2526 ]
  %2591 = phi i1 [ %2586, %2585 ], [ false, %2526 ]
  %2592 = phi i64 [ %2587, %2585 ], [ 0, %2526 ]
  %2593 = load i64, ptr %13
  %2594 = sitofp i64 %2593 to double
  %2595 = fadd double %2594, 4.000000e+00
  %2596 = fmul double %2595, 2.000000e+00
  %2597 = fadd double %2596, 1.000000e+00
  %2598 = fmul double %2597, 9.000000e-01
  %2599 = sitofp i32 %2448 to double
  %2600 = fadd double %2596, %2599
  %2601 = fdiv double %2598, %2600
  %2602 = call double @llvm.minnum.f64(double %2601, double 9.000000e-01)
  store i64 0, ptr %40
  %2603 = icmp eq i64 %2592, 0
  %2604 = select i1 %2603, i1 %2591, i1 false
  br i1 %2604, label %2605, label %3130

2605:
  %2606 = call double @llvm.fabs.f64(double %247)
  %2607 = load double, ptr %22
  %2608 = fsub double %2607, %204
  %2609 = call double @llvm.fabs.f64(double %2608)
  %2610 = fmul double %2609, 5.000000e-01
  %2611 = fcmp ogt double %2606, %2610
  br i1 %2611, label %2612, label %2932

2612:
  %2613 = icmp eq i64 %2593, 3
  %2614 = icmp eq i64 %2593, 5
  %2615 = select i1 %2614, ptr @RADAU5, ptr @RADAU7
  %2616 = select i1 %2613, ptr @RADAU3, ptr %2615
  %2617 = getelementptr double, ptr %2616, i64 2
  %2618 = getelementptr double, ptr %2617, i64 %2593
  %2619 = mul i64 %2593, %2593
  %2620 = getelementptr double, ptr %2618, i64 %2619
  %2621 = getelementptr double, ptr %2620, i64 %2619
  %2622 = load double, ptr %2621
  %2623 = load ptr, ptr %8
  %2624 = getelementptr %struct.ode_system, ptr %2623, i64 0, i32 0
  %2625 = load i64, ptr %2624
  %2626 = load ptr, ptr %7
  %2627 = mul i64 %2625, 14
  %2628 = getelementptr double, ptr %2626, i64 %2627
  %2629 = mul i64 %2625, 3
  %2630 = getelementptr double, ptr %2626, i64 %2629
  %2631 = icmp sgt i64 %2625, 0
  br i1 %2631, label %2633, label %2638

2632:
  call void @multiply(ptr %0, ptr %2630, ptr %2628, i32 1)
  call void @multiply(ptr %0, ptr %2628, ptr %2630, i32 1)
  br label %2639

2633:
  %2634 = phi i64 [ %2636, %2633 ], [ 0, %2612 ]
  %2635 = getelementptr double, ptr %2630, i64 %2634
  store double 1.000000e+00, ptr %2635
  %2636 = add i64 %2634, 1
  %2637 = icmp eq i64 %2636, %2625
  br i1 %2637, label %2632, label %2633

2638:
  call void @multiply(ptr %0, ptr %2630, ptr %2628, i32 1)
  call void @multiply(ptr %0, ptr %2628, ptr %2630, i32 1)
  br label %2647

2639:
  %2640 = phi i64 [ %2645, %2639 ], [ 0, %2632 ]
  %2641 = phi double [ %2644, %2639 ], [ 0.000000e+00, %2632 ]
  %2642 = getelementptr double, ptr %2630, i64 %2640
  %2643 = load double, ptr %2642
  %2644 = call double @llvm.maxnum.f64(double %2641, double %2643)
  %2645 = add i64 %2640, 1
  %2646 = icmp eq i64 %2645, %2625
  br i1 %2646, label %2647, label %2639

2647:
  %2648 = phi double [ 0.000000e+00, %2638 ], [ %2644, %2639 ]
  %2649 = call double @llvm.sqrt.f64(double %2648)
  %2650 = fmul double %2606, %2649
  %2651 = fmul double %2622, 2.000000e-01
  %2652 = fcmp ogt double %2650, %2651
  br i1 %2652, label %2653, label %2913

2653:
  %2654 = load ptr, ptr %8
  %2655 = getelementptr %struct.ode_system, ptr %2654, i64 0, i32 0
  %2656 = load i64, ptr %2655
  %2657 = load ptr, ptr %7
  %2658 = mul i64 %2656, 10
  %2659 = getelementptr double, ptr %2657, i64 %2658
  %2660 = mul i64 %2656, 11
  %2661 = getelementptr double, ptr %2657, i64 %2660
  %2662 = mul i64 %2656, 22
  %2663 = getelementptr double, ptr %2657, i64 %2662
  %2664 = mul i64 %2656, 23
  %2665 = getelementptr double, ptr %2657, i64 %2664
  %2666 = mul i64 %2656, 14
  %2667 = getelementptr double, ptr %2657, i64 %2666
  %2668 = mul i64 %2656, 3
  %2669 = getelementptr double, ptr %2657, i64 %2668
  %2670 = load i64, ptr %13
  %2671 = icmp eq i64 %2670, 3
  %2672 = icmp eq i64 %2670, 5
  %2673 = select i1 %2672, ptr @RADAU5, ptr @RADAU7
  %2674 = select i1 %2671, ptr @RADAU3, ptr %2673
  %2675 = getelementptr double, ptr %2674, i64 2
  %2676 = getelementptr double, ptr %2675, i64 %2670
  %2677 = mul i64 %2670, %2670
  %2678 = getelementptr double, ptr %2676, i64 %2677
  %2679 = getelementptr double, ptr %2678, i64 %2677
  %2680 = load double, ptr %2674, align 16
  %2681 = getelementptr double, ptr %2674, i64 1
  %2682 = load double, ptr %2681
  %2683 = sitofp i64 %2670 to double
  %2684 = load ptr, ptr %12
  %2685 = getelementptr %struct.ode_options, ptr %2684, i64 0, i32 1
  %2686 = load double, ptr %2685
  %2687 = fadd double %2683, 1.000000e+00
  %2688 = fmul double %2687, 5.000000e-01
  %2689 = fdiv double %2688, %2683
  %2690 = call double @llvm.pow.f64(double %2686, double %2689)
  %2691 = fmul double %2682, %2690
  %2692 = fdiv double 0x3CE4000000000000, %2691
  %2693 = call double @llvm.sqrt.f64(double %2691)
  %2694 = fmul double %2693, 3.000000e+00
  %2695 = call double @llvm.minnum.f64(double %2694, double 3.000000e-02)
  %2696 = call double @llvm.maxnum.f64(double %2692, double %2695)
  %2697 = load double, ptr %10
  %2698 = fadd double %247, %2697
  %2699 = call double @llvm.fabs.f64(double %2698)
  %2700 = load double, ptr %2679
  %2701 = fdiv double %2700, %247
  %2702 = call double @llvm.pow.f64(double %247, double %2683)
  %2703 = icmp sgt i64 %2670, 1
  br i1 %2703, label %2709, label %2704

2704:
  %2705 = phi double [ 1.000000e+00, %2653 ], [ %2721, %2709 ]
  %2706 = phi double [ 1.000000e+00, %2653 ], [ %2719, %2709 ]
  %2707 = icmp sgt i64 %2656, 0
  br i1 %2707, label %2732, label %2708

2708:
  call void @multiply(ptr %0, ptr %2663, ptr %2669, i32 1)
  br label %2858

2709:
  %2710 = phi double [ %2719, %2709 ], [ 1.000000e+00, %2653 ]
  %2711 = phi double [ %2721, %2709 ], [ 1.000000e+00, %2653 ]
  %2712 = phi i64 [ %2722, %2709 ], [ 1, %2653 ]
  %2713 = xor i64 %2712, -1
  %2714 = add i64 %2670, %2713
  %2715 = getelementptr double, ptr %2675, i64 %2714
  %2716 = load double, ptr %2715
  %2717 = fadd double %2716, -1.000000e+00
  %2718 = fneg double %2717
  %2719 = fmul double %2710, %2718
  %2720 = fadd double %2717, 1.000000e+00
  %2721 = fmul double %2711, %2720
  %2722 = add i64 %2712, 1
  %2723 = icmp eq i64 %2722, %2670
  br i1 %2723, label %2704, label %2709

2724:
  call void @multiply(ptr %0, ptr %2663, ptr %2669, i32 1)
  %2725 = icmp sgt i64 %2670, 0
  %2726 = fmul double %2706, 2.000000e+00
  %2727 = fdiv double %2726, %2687
  %2728 = shl i64 %2670, 3
  %2729 = add i64 %2728, -8
  %2730 = fneg double %2702
  %2731 = fdiv double %2706, %2705
  br label %2740

2732:
  %2733 = phi i64 [ %2738, %2732 ], [ 0, %2704 ]
  %2734 = getelementptr double, ptr %2657, i64 %2733
  %2735 = load double, ptr %2734
  %2736 = call double @llvm.fabs.f64(double %2735)
  %2737 = getelementptr double, ptr %2663, i64 %2733
  store double %2736, ptr %2737
  %2738 = add i64 %2733, 1
  %2739 = icmp eq i64 %2738, %2656
  br i1 %2739, label %2724, label %2732

2740:
  %2741 = phi i64 [ 0, %2724 ], [ %2856, %2831 ]
  %2742 = getelementptr double, ptr %2657, i64 %2741
  %2743 = load double, ptr %2742
  %2744 = fdiv double %2743, %247
  %2745 = call double @llvm.fabs.f64(double %2744)
  %2746 = getelementptr double, ptr %2669, i64 %2741
  %2747 = load double, ptr %2746
  %2748 = fadd double %2747, %2745
  %2749 = and i64 %2741, 7
  %2750 = getelementptr [7 x [8 x double]], ptr %3, i64 0, i64 0, i64 %2749
  %2751 = icmp eq i64 %2749, 0
  br i1 %2751, label %2752, label %2756

2752:
  %2753 = sub i64 %2656, %2741
  %2754 = icmp slt i64 %2753, 8
  %2755 = select i1 %2754, i64 %2753, i64 8
  call void @write_coefficients(ptr %0, i64 %2741, i64 %2755, ptr %42)
  br label %2756

2756:
  br i1 %2725, label %2757, label %2778

2757:
  %2758 = phi double [ %2776, %2768 ], [ 0.000000e+00, %2756 ]
  %2759 = phi double [ %2775, %2768 ], [ 0.000000e+00, %2756 ]
  %2760 = phi i64 [ %2761, %2768 ], [ %2670, %2756 ]
  %2761 = add i64 %2760, -1
  %2762 = icmp slt i64 %2670, %2760
  br i1 %2762, label %2768, label %2763

2763:
  %2764 = sub i64 %2670, %2760
  %2765 = getelementptr double, ptr %2675, i64 %2764
  %2766 = load double, ptr %2765
  %2767 = fadd double %2766, -1.000000e+00
  br label %2768

2768:
  %2769 = phi double [ %2767, %2763 ], [ -1.000000e+00, %2757 ]
  %2770 = fsub double 0.000000e+00, %2769
  %2771 = shl i64 %2761, 3
  %2772 = getelementptr double, ptr %2750, i64 %2771
  %2773 = load double, ptr %2772
  %2774 = fadd double %2758, %2773
  %2775 = call double @llvm.fmuladd.f64(double %2770, double %2759, double %2774)
  %2776 = fmul double %2770, %2774
  %2777 = icmp ugt i64 %2760, 1
  br i1 %2777, label %2757, label %2778

2778:
  %2779 = phi double [ 0.000000e+00, %2756 ], [ %2775, %2768 ]
  %2780 = fdiv double %2779, %247
  %2781 = load double, ptr %10
  %2782 = fcmp oeq double %2781, 0.000000e+00
  br i1 %2782, label %2786, label %2783

2783:
  %2784 = load i64, ptr %26
  %2785 = icmp eq i64 %2784, %2670
  br i1 %2785, label %2815, label %2786

2786:
  %2787 = getelementptr double, ptr %2659, i64 %2741
  %2788 = load double, ptr %2787
  br i1 %2725, label %2789, label %2810

2789:
  %2790 = phi double [ %2808, %2800 ], [ 0.000000e+00, %2786 ]
  %2791 = phi double [ %2807, %2800 ], [ 0.000000e+00, %2786 ]
  %2792 = phi i64 [ %2793, %2800 ], [ %2670, %2786 ]
  %2793 = add i64 %2792, -1
  %2794 = icmp slt i64 %2670, %2792
  br i1 %2794, label %2800, label %2795

2795:
  %2796 = sub i64 %2670, %2792
  %2797 = getelementptr double, ptr %2675, i64 %2796
  %2798 = load double, ptr %2797
  %2799 = fadd double %2798, -1.000000e+00
  br label %2800

2800:
  %2801 = phi double [ %2799, %2795 ], [ -1.000000e+00, %2789 ]
  %2802 = fsub double -1.000000e+00, %2801
  %2803 = shl i64 %2793, 3
  %2804 = getelementptr double, ptr %2750, i64 %2803
  %2805 = load double, ptr %2804
  %2806 = fadd double %2790, %2805
  %2807 = call double @llvm.fmuladd.f64(double %2802, double %2791, double %2806)
  %2808 = fmul double %2802, %2806
  %2809 = icmp ugt i64 %2792, 1
  br i1 %2809, label %2789, label %2810

2810:
  %2811 = phi double [ 0.000000e+00, %2786 ], [ %2807, %2800 ]
  %2812 = fdiv double %2811, %247
  %2813 = fsub double %2788, %2812
  %2814 = fmul double %2731, %2813
  br label %2831

2815:
  %2816 = getelementptr double, ptr %2750, i64 %2729
  %2817 = load double, ptr %2816
  %2818 = load ptr, ptr %7
  %2819 = load ptr, ptr %8
  %2820 = getelementptr %struct.ode_system, ptr %2819, i64 0, i32 0
  %2821 = load i64, ptr %2820
  %2822 = mul i64 %2821, 13
  %2823 = getelementptr double, ptr %2818, i64 %2822
  %2824 = getelementptr double, ptr %2823, i64 %2741
  %2825 = load double, ptr %2824
  %2826 = call double @llvm.fmuladd.f64(double %2730, double %2825, double %2817)
  %2827 = fmul double %2727, %2826
  %2828 = fdiv double %2827, %2699
  %2829 = getelementptr double, ptr %2659, i64 %2741
  %2830 = load double, ptr %2829
  br label %2831

2831:
  %2832 = phi double [ %2788, %2810 ], [ %2830, %2815 ]
  %2833 = phi double [ %2814, %2810 ], [ %2828, %2815 ]
  %2834 = getelementptr double, ptr %2663, i64 %2741
  store double %2833, ptr %2834
  %2835 = getelementptr double, ptr %2665, i64 %2741
  store double %2833, ptr %2835
  %2836 = load ptr, ptr %12
  %2837 = getelementptr %struct.ode_options, ptr %2836, i64 0, i32 1
  %2838 = load double, ptr %2837
  %2839 = fmul double %2838, 5.000000e+00
  %2840 = call double @llvm.fabs.f64(double %2832)
  %2841 = call double @llvm.fabs.f64(double %2780)
  %2842 = call double @llvm.maxnum.f64(double %2840, double %2841)
  %2843 = getelementptr %struct.ode_options, ptr %2836, i64 0, i32 2
  %2844 = load ptr, ptr %2843
  %2845 = getelementptr double, ptr %2844, i64 %2741
  %2846 = load double, ptr %2845
  %2847 = fdiv double %2846, %2606
  %2848 = call double @llvm.fmuladd.f64(double %2839, double %2842, double %2847)
  %2849 = call double @llvm.fmuladd.f64(double %2748, double 0x3CD0000000000000, double %2848)
  %2850 = getelementptr double, ptr %2661, i64 %2741
  %2851 = load double, ptr %2850
  %2852 = fmul double %2696, %2851
  %2853 = fdiv double %2852, %2606
  %2854 = fadd double %2849, %2853
  %2855 = getelementptr double, ptr %2667, i64 %2741
  store double %2854, ptr %2855
  %2856 = add i64 %2741, 1
  %2857 = icmp eq i64 %2856, %2656
  br i1 %2857, label %2858, label %2740

2858:
  br label %2859

2859:
  %2860 = phi i1 [ true, %2858 ], [ false, %2863 ]
  call void @solve_real(ptr %0, double %247, ptr %2663)
  br i1 %2707, label %2864, label %2862

2861:
  br i1 %2860, label %2863, label %2877

2862:
  br i1 %2860, label %2863, label %2874

2863:
  br label %2859

2864:
  %2865 = phi i64 [ %2872, %2864 ], [ 0, %2859 ]
  %2866 = getelementptr double, ptr %2663, i64 %2865
  %2867 = load double, ptr %2866
  %2868 = getelementptr double, ptr %2665, i64 %2865
  %2869 = load double, ptr %2868
  %2870 = fneg double %2869
  %2871 = call double @llvm.fmuladd.f64(double %2701, double %2867, double %2870)
  store double %2871, ptr %2868
  store double %2871, ptr %2866
  %2872 = add i64 %2865, 1
  %2873 = icmp eq i64 %2872, %2656
  br i1 %2873, label %2861, label %2864

2874:
  call void @multiply(ptr %0, ptr %2665, ptr %2669, i32 0)
  br label %2905

2875:
  call void @multiply(ptr %0, ptr %2665, ptr %2669, i32 0)
  %2876 = fmul double %247, %2680
  br label %2892

2877:
  %2878 = phi i64 [ %2887, %2877 ], [ 0, %2861 ]
  %2879 = phi double [ %2886, %2877 ], [ 0.000000e+00, %2861 ]
  %2880 = getelementptr double, ptr %2665, i64 %2878
  %2881 = load double, ptr %2880
  %2882 = call double @llvm.fabs.f64(double %2881)
  %2883 = getelementptr double, ptr %2667, i64 %2878
  %2884 = load double, ptr %2883
  %2885 = fdiv double %2882, %2884
  %2886 = call double @llvm.maxnum.f64(double %2879, double %2885)
  %2887 = add i64 %2878, 1
  %2888 = icmp eq i64 %2887, %2656
  br i1 %2888, label %2875, label %2877

2889:
  %2890 = fcmp ogt double %2902, 1.000000e-01
  %2891 = zext i1 %2890 to i64
  br label %2905

2892:
  %2893 = phi i64 [ 0, %2875 ], [ %2903, %2892 ]
  %2894 = phi double [ 0.000000e+00, %2875 ], [ %2902, %2892 ]
  %2895 = getelementptr double, ptr %2669, i64 %2893
  %2896 = load double, ptr %2895
  %2897 = fmul double %2876, %2896
  %2898 = call double @llvm.fabs.f64(double %2897)
  %2899 = getelementptr double, ptr %2667, i64 %2893
  %2900 = load double, ptr %2899
  %2901 = fdiv double %2898, %2900
  %2902 = call double @llvm.maxnum.f64(double %2894, double %2901)
  %2903 = add i64 %2893, 1
  %2904 = icmp eq i64 %2903, %2656
  br i1 %2904, label %2889, label %2892

2905:
  %2906 = phi double [ %2886, %2889 ], [ 0.000000e+00, %2874 ]
  %2907 = phi i64 [ %2891, %2889 ], [ 0, %2874 ]
  store i64 %2907, ptr %40
  %2908 = call double @llvm.maxnum.f64(double %2906, double 1.000000e-09)
  %2909 = fdiv double -1.000000e+00, %2683
  %2910 = call double @llvm.pow.f64(double %2908, double %2909)
  %2911 = fmul double %2910, 8.000000e-01
  %2912 = call double @llvm.minnum.f64(double %2911, double 5.000000e+00)
  br label %2913

2913:
  %2914 = phi double [ %2912, %2905 ], [ 5.000000e+00, %2647 ]
  %2915 = fmul double %2606, %2914
  store double %2915, ptr %21
  %2916 = load double, ptr %22
  %2917 = load double, ptr %6
  %2918 = fsub double %2916, %2917
  %2919 = fmul double %2918, 5.000000e-01
  %2920 = load double, ptr %19
  %2921 = fcmp olt double %2920, 0.000000e+00
  %2922 = fneg double %2919
  %2923 = select i1 %2921, double %2922, double %2919
  %2924 = fcmp ult double %2923, 0.000000e+00
  %2925 = call double @llvm.maxnum.f64(double %2923, double %2915)
  %2926 = fdiv double %2925, 9.000000e-01
  %2927 = select i1 %2924, double 0x7FF0000000000000, double %2926
  %2928 = fcmp ogt double %2606, %2927
  br i1 %2928, label %2929, label %2932

2929:
  %2930 = load i64, ptr %50
  %2931 = add i64 %2930, 1
  store i64 %2931, ptr %50
  store i64 1, ptr %37
  br label %3171

2932:
  br i1 %245, label %2933, label %2935

2933:
  %2934 = load double, ptr %20
  br label %2937

2935:
  %2936 = fadd double %204, %247
  br label %2937

2937:
  %2938 = phi double [ %2934, %2933 ], [ %2936, %2935 ]
  %2939 = load i64, ptr %13
  %2940 = add i64 %2939, 14
  %2941 = load ptr, ptr %7
  %2942 = load ptr, ptr %8
  %2943 = getelementptr %struct.ode_system, ptr %2942, i64 0, i32 0
  %2944 = load i64, ptr %2943
  %2945 = mul i64 %2944, %2940
  %2946 = getelementptr double, ptr %2941, i64 %2945
  %2947 = shl i64 %2944, 1
  %2948 = getelementptr double, ptr %2941, i64 %2947
  %2949 = icmp sgt i64 %2944, 0
  br i1 %2949, label %2950, label %2960

2950:
  %2951 = phi i64 [ %2958, %2950 ], [ 0, %2937 ]
  %2952 = getelementptr double, ptr %2941, i64 %2951
  %2953 = load double, ptr %2952
  %2954 = getelementptr double, ptr %2946, i64 %2951
  %2955 = load double, ptr %2954
  %2956 = fadd double %2953, %2955
  %2957 = getelementptr double, ptr %2948, i64 %2951
  store double %2956, ptr %2957
  %2958 = add i64 %2951, 1
  %2959 = icmp eq i64 %2958, %2944
  br i1 %2959, label %2960, label %2950

2960:
  %2961 = call i64 @ode_keep_new(ptr %0, double %2938)
  switch i64 %2961, label %3175 [
    i64 7, label %2962
    i64 0, label %2962
    i64 11, label %3120
    i64 8, label %3120
  ]

2962:
  %2963 = load ptr, ptr %8
  %2964 = getelementptr %struct.ode_system, ptr %2963, i64 0, i32 0
  %2965 = load i64, ptr %2964
  %2966 = load ptr, ptr %7
  %2967 = getelementptr double, ptr %2966, i64 %2965
  %2968 = bitcast ptr %2967 to ptr
  %2969 = bitcast ptr %2966 to ptr
  %2970 = shl i64 %2965, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2968, ptr align 8 %2969, i64 %2970, i1 false)
  %2971 = load ptr, ptr %7
  %2972 = bitcast ptr %2971 to ptr
  %2973 = load ptr, ptr %8
  %2974 = getelementptr %struct.ode_system, ptr %2973, i64 0, i32 0
  %2975 = load i64, ptr %2974
  %2976 = mul i64 %2975, 6
  %2977 = getelementptr double, ptr %2971, i64 %2976
  %2978 = bitcast ptr %2977 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2972, ptr align 8 %2978, i64 %2970, i1 false)
  %2979 = load i64, ptr %13
  %2980 = sitofp i64 %2979 to double
  %2981 = call double @llvm.pow.f64(double %247, double %2980)
  %2982 = icmp sgt i64 %2965, 0
  br i1 %2982, label %2983, label %3036

2983:
  %2984 = icmp sgt i64 %2979, 0
  %2985 = add i64 %2979, -1
  br label %2986

2986:
  %2987 = phi i64 [ %2965, %2983 ], [ %3023, %3020 ]
  %2988 = phi i64 [ 0, %2983 ], [ %3021, %3020 ]
  %2989 = call i64 @llvm.smin.i64(i64 %2987, i64 8)
  %2990 = call i64 @llvm.smax.i64(i64 %2989, i64 1)
  %2991 = sub i64 %2965, %2988
  %2992 = icmp slt i64 %2991, 8
  %2993 = select i1 %2992, i64 %2991, i64 8
  call void @write_coefficients(ptr %0, i64 %2988, i64 %2993, ptr %44)
  br i1 %2984, label %2994, label %2996

2994:
  %2995 = shl i64 %2993, 3
  br label %3005

2996:
  %2997 = icmp sgt i64 %2991, 0
  br i1 %2997, label %2998, label %3020

2998:
  %2999 = load ptr, ptr %7
  %3000 = load ptr, ptr %8
  %3001 = getelementptr %struct.ode_system, ptr %3000, i64 0, i32 0
  %3002 = load i64, ptr %3001
  %3003 = mul i64 %3002, 13
  %3004 = getelementptr double, ptr %2999, i64 %3003
  br label %3024

3005:
  %3006 = phi i64 [ 0, %2994 ], [ %3018, %3005 ]
  %3007 = add i64 %3006, 36
  %3008 = load ptr, ptr %7
  %3009 = load ptr, ptr %8
  %3010 = getelementptr %struct.ode_system, ptr %3009, i64 0, i32 0
  %3011 = load i64, ptr %3010
  %3012 = mul i64 %3011, %3007
  %3013 = getelementptr double, ptr %3008, i64 %2988
  %3014 = getelementptr double, ptr %3013, i64 %3012
  %3015 = bitcast ptr %3014 to ptr
  %3016 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 %3006, i64 0
  %3017 = bitcast ptr %3016 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3015, ptr align 16 %3017, i64 %2995, i1 false)
  %3018 = add i64 %3006, 1
  %3019 = icmp eq i64 %3018, %2979
  br i1 %3019, label %2996, label %3005

3020:
  %3021 = add i64 %2988, 8
  %3022 = icmp sgt i64 %2965, %3021
  %3023 = add i64 %2987, -8
  br i1 %3022, label %2986, label %3033

3024:
  %3025 = phi i64 [ 0, %2998 ], [ %3031, %3024 ]
  %3026 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 %2985, i64 %3025
  %3027 = load double, ptr %3026
  %3028 = fdiv double %3027, %2981
  %3029 = add i64 %3025, %2988
  %3030 = getelementptr double, ptr %3004, i64 %3029
  store double %3028, ptr %3030
  %3031 = add i64 %3025, 1
  %3032 = icmp eq i64 %3031, %2990
  br i1 %3032, label %3020, label %3024

3033:
  %3034 = load i64, ptr %13
  %3035 = sitofp i64 %3034 to double
  br label %3036

3036:
  %3037 = phi double [ %3035, %3033 ], [ %2980, %2962 ]
  %3038 = phi i64 [ %3034, %3033 ], [ %2979, %2962 ]
  %3039 = load double, ptr %6
  store double %3039, ptr %45
  store double %2938, ptr %6
  store double %247, ptr %10
  store i64 %2979, ptr %26
  %3040 = load i64, ptr %46
  %3041 = add i64 %3040, 1
  store i64 %3041, ptr %46
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %48, i8 0, i64 24, i1 false)
  %3042 = fadd double %3037, 1.000000e+00
  %3043 = fdiv double 1.000000e+00, %3042
  %3044 = call double @llvm.pow.f64(double %2509, double %3043)
  %3045 = fdiv double %3044, %2602
  %3046 = call double @llvm.minnum.f64(double %3045, double 8.000000e+00)
  %3047 = call double @llvm.maxnum.f64(double %3046, double 2.000000e-01)
  %3048 = load double, ptr %16
  %3049 = fcmp une double %3048, 0.000000e+00
  br i1 %3049, label %3050, label %3062

3050:
  %3051 = fdiv double %3048, %247
  %3052 = fmul double %2509, %2509
  %3053 = load double, ptr %49
  %3054 = fdiv double %3052, %3053
  %3055 = call double @llvm.pow.f64(double %3054, double %3043)
  %3056 = fmul double %3051, %3055
  %3057 = fdiv double %3056, 9.000000e-01
  %3058 = call double @llvm.fabs.f64(double %3057)
  %3059 = call double @llvm.minnum.f64(double %3058, double 8.000000e+00)
  %3060 = call double @llvm.maxnum.f64(double %3059, double 2.000000e-01)
  %3061 = call double @llvm.maxnum.f64(double %3047, double %3060)
  br label %3062

3062:
  %3063 = phi double [ %3061, %3050 ], [ %3047, %3036 ]
  store double %247, ptr %16
  %3064 = call double @llvm.maxnum.f64(double %2508, double 1.000000e-02)
  store double %3064, ptr %49
  %3065 = fdiv double %247, %3063
  %3066 = icmp ne i64 %2590, 0
  %3067 = call double @llvm.fabs.f64(double %3065)
  %3068 = fcmp ogt double %3067, %2606
  %3069 = select i1 %3066, i1 %3068, i1 false
  %3070 = select i1 %3069, double %247, double %3065
  %3071 = fdiv double %3070, %247
  %3072 = load double, ptr %25
  %3073 = load ptr, ptr %24
  %3074 = load ptr, ptr %8
  %3075 = getelementptr %struct.ode_system, ptr %3074, i64 0, i32 0
  %3076 = load i64, ptr %3075
  %3077 = mul i64 %3076, 5
  %3078 = getelementptr i64, ptr %3073, i64 %3077
  %3079 = load i64, ptr %3078
  %3080 = sitofp i64 %3079 to double
  %3081 = fmul double %3080, 1.000000e-03
  %3082 = call double @llvm.minnum.f64(double %3081, double 1.000000e-01)
  %3083 = call double @llvm.maxnum.f64(double %3082, double 1.000000e-02)
  %3084 = fcmp ole double %3072, %3083
  %3085 = zext i1 %3084 to i64
  store i64 %3085, ptr %17
  %3086 = fcmp oge double %3071, 9.200000e-01
  %3087 = select i1 %3084, i1 %3086, i1 false
  %3088 = fcmp ole double %3071, 2.000000e+00
  %3089 = select i1 %3087, i1 %3088, i1 false
  %3090 = select i1 %3089, double %247, double %3070
  br i1 %245, label %3091, label %3097

3091:
  %3092 = call double @llvm.fabs.f64(double %3090)
  %3093 = load double, ptr %19
  %3094 = call double @llvm.fabs.f64(double %3093)
  %3095 = call double @llvm.maxnum.f64(double %3092, double %3094)
  %3096 = call double @llvm.copysign.f64(double %3095, double %247)
  br label %3097

3097:
  %3098 = phi double [ %3096, %3091 ], [ %3090, %3062 ]
  %3099 = call double @llvm.fabs.f64(double %3098)
  %3100 = load ptr, ptr %12
  %3101 = getelementptr %struct.ode_options, ptr %3100, i64 0, i32 3
  %3102 = load double, ptr %3101
  %3103 = call double @llvm.minnum.f64(double %3099, double %3102)
  %3104 = call double @llvm.copysign.f64(double %3103, double %247)
  store double %3104, ptr %19
  %3105 = load i64, ptr %14
  %3106 = add i64 %3105, 1
  store i64 %3106, ptr %14
  %3107 = icmp sgt i64 %3105, 6
  br i1 %3107, label %3108, label %3119

3108:
  %3109 = getelementptr %struct.ode_options, ptr %3100, i64 0, i32 1
  %3110 = load double, ptr %3109
  %3111 = fcmp olt double %3110, 1.000000e-01
  %3112 = select i1 %3111, i64 5, i64 3
  %3113 = fcmp olt double %3110, 1.000000e-05
  %3114 = select i1 %3113, i64 2, i64 0
  %3115 = add i64 %3112, %3114
  %3116 = icmp slt i64 %3038, %3115
  br i1 %3116, label %3117, label %3119

3117:
  %3118 = add i64 %3038, 2
  store i64 %3118, ptr %13
  store i64 2, ptr %14
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %3119

3119:
  switch i64 %2961, label %3175 [
    i64 11, label %3120
    i64 8, label %3120
  ]

3120:
  store i64 %2961, ptr %38
  %3121 = icmp eq i64 %2961, 11
  br i1 %3121, label %3122, label %3139

3122:
  %3123 = load double, ptr %6
  %3124 = call double @llvm.fabs.f64(double %3123)
  %3125 = load double, ptr %20
  %3126 = call double @llvm.fabs.f64(double %3125)
  %3127 = call double @llvm.maxnum.f64(double %3124, double %3126)
  %3128 = fmul double %3127, 1.000000e-10
  %3129 = fcmp ugt double %2606, %3128
  br i1 %3129, label %3139, label %3175

3130:
  %3131 = fcmp oge double %2509, 1.000000e+00
  %3132 = select i1 %2603, i1 %3131, i1 false
  br i1 %3132, label %3133, label %3139

3133:
  %3134 = call i32 @takes_side(ptr %0, double %247)
  %3135 = icmp eq i32 %3134, 0
  br i1 %3135, label %3139, label %3136

3136:
  %3137 = call i32 @ode_is_hasty(ptr %0)
  %3138 = icmp eq i32 %3137, 0
  br i1 %3138, label %2431, label %3175

3139:
  %3140 = phi i1 [ true, %3133 ], [ %2603, %3130 ], [ false, %3122 ], [ false, %3120 ]
  %3141 = fadd double %2594, 1.000000e+00
  %3142 = fdiv double 1.000000e+00, %3141
  %3143 = call double @llvm.pow.f64(double %2509, double %3142)
  %3144 = fdiv double %3143, %2602
  %3145 = call double @llvm.minnum.f64(double %3144, double 8.000000e+00)
  %3146 = call double @llvm.maxnum.f64(double %3145, double 2.000000e-01)
  %3147 = load i64, ptr %50
  %3148 = add i64 %3147, 1
  store i64 %3148, ptr %50
  store i64 1, ptr %37
  %3149 = load i64, ptr %14
  %3150 = icmp slt i64 %3149, 2
  br i1 %3150, label %3151, label %3156

3151:
  %3152 = load i64, ptr %13
  %3153 = icmp sgt i64 %3152, 3
  br i1 %3153, label %3154, label %3156

3154:
  %3155 = add i64 %3152, -2
  store i64 %3155, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %3156

3156:
  store i64 0, ptr %14
  br i1 %3140, label %3159, label %3157

3157:
  %3158 = fmul double %247, 1.250000e-01
  br label %3166

3159:
  %3160 = load double, ptr %10
  %3161 = fcmp oeq double %3160, 0.000000e+00
  br i1 %3161, label %3162, label %3164

3162:
  %3163 = fmul double %247, 1.000000e-01
  br label %3166

3164:
  %3165 = fdiv double %247, %3146
  br label %3166

3166:
  %3167 = phi double [ %3158, %3157 ], [ %3163, %3162 ], [ %3165, %3164 ]
  store double %3167, ptr %19
  %3168 = icmp eq i32 %203, 0
  br i1 %3168, label %3169, label %3171

3169:
  %3170 = call i64 @evaluate_jacobian(ptr %0)
  br label %3171

3171:
  %3172 = phi i64 [ 0, %1246 ], [ %2446, %2445 ], [ 0, %2442 ], [ 0, %2929 ], [ %3170, %3169 ], [ 0, %3166 ]
  %3173 = phi i32 [ %203, %1246 ], [ 1, %2445 ], [ 1, %2442 ], [ %203, %2929 ], [ 1, %3169 ], [ 1, %3166 ]
  %3174 = icmp eq i64 %3172, 0
  br i1 %3174, label %202, label %3175

3175:
  %3176 = phi i64 [ 3, %67 ], [ %216, %213 ], [ %1386, %1378 ], [ %2542, %2536 ], [ %3172, %3171 ], [ 11, %3122 ], [ %2961, %3119 ], [ %2961, %2960 ], [ %198, %197 ], [ %64, %52 ], [ 4, %2428 ], [ 4, %3136 ]
  ret i64 %3176
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 46
  %9 = load i64, ptr %8
  %10 = icmp eq i64 %9, 3
  %11 = icmp eq i64 %9, 5
  %12 = select i1 %11, ptr @RADAU5, ptr @RADAU7
  %13 = select i1 %10, ptr @RADAU3, ptr %12
  %14 = getelementptr double, ptr %13, i64 2
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %16 = load double, ptr %15
  %17 = fsub double %1, %16
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %19 = load double, ptr %18
  %20 = fdiv double %17, %19
  %21 = fadd double %20, -1.000000e+00
  %22 = bitcast ptr %2 to ptr
  %23 = shl i64 %7, 3
  call void @llvm.memset.p0.i64(ptr align 8 %22, i8 0, i64 %23, i1 false)
  %24 = icmp sgt i64 %9, 0
  br i1 %24, label %25, label %34

25:
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %27 = load ptr, ptr %26
  %28 = load ptr, ptr %4
  %29 = getelementptr %struct.ode_system, ptr %28, i64 0, i32 0
  %30 = load i64, ptr %29
  %31 = icmp sgt i64 %7, 0
  br label %44

32:
  %33 = icmp sgt i64 %45, 1
  br i1 %33, label %44, label %34

34:
  %35 = icmp sgt i64 %7, 0
  br i1 %35, label %36, label %69

36:
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %38 = load ptr, ptr %37
  %39 = load ptr, ptr %4
  %40 = getelementptr %struct.ode_system, ptr %39, i64 0, i32 0
  %41 = load i64, ptr %40
  %42 = shl i64 %41, 1
  %43 = getelementptr double, ptr %38, i64 %42
  br label %70

44:
  %45 = phi i64 [ %9, %25 ], [ %46, %32 ]
  %46 = add i64 %45, -1
  %47 = add i64 %45, 35
  %48 = mul i64 %30, %47
  %49 = getelementptr double, ptr %27, i64 %48
  %50 = icmp slt i64 %9, %45
  br i1 %50, label %56, label %51

51:
  %52 = sub i64 %9, %45
  %53 = getelementptr double, ptr %14, i64 %52
  %54 = load double, ptr %53
  %55 = fadd double %54, -1.000000e+00
  br label %56

56:
  %57 = phi double [ %55, %51 ], [ -1.000000e+00, %44 ]
  %58 = fsub double %21, %57
  br i1 %31, label %59, label %32

59:
  %60 = phi i64 [ %67, %59 ], [ 0, %56 ]
  %61 = getelementptr double, ptr %49, i64 %60
  %62 = load double, ptr %61
  %63 = getelementptr double, ptr %2, i64 %60
  %64 = load double, ptr %63
  %65 = fadd double %62, %64
  %66 = fmul double %58, %65
  store double %66, ptr %63
  %67 = add i64 %60, 1
  %68 = icmp eq i64 %67, %7
  br i1 %68, label %32, label %59

69:
  ret void

70:
  %71 = phi i64 [ 0, %36 ], [ %77, %70 ]
  %72 = getelementptr double, ptr %43, i64 %71
  %73 = load double, ptr %72
  %74 = getelementptr double, ptr %2, i64 %71
  %75 = load double, ptr %74
  %76 = fadd double %73, %75
  store double %76, ptr %74
  %77 = add i64 %71, 1
  %78 = icmp eq i64 %77, %7
  br i1 %78, label %69, label %70
}

define internal i64 @refine(ptr %0, double %1, ptr  %2) {
  %4 = alloca [4 x double], align 16
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %10 = load double, ptr %9
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %12 = load double, ptr %11
  %13 = fsub double %1, %12
  %14 = fdiv double %13, %10
  %15 = fadd double %14, -1.000000e+00
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 46
  %17 = load i64, ptr %16
  %18 = icmp eq i64 %17, 3
  %19 = icmp eq i64 %17, 5
  %20 = select i1 %19, ptr @RADAU5, ptr @RADAU7
  %21 = select i1 %18, ptr @RADAU3, ptr %20
  %22 = getelementptr double, ptr %21, i64 2
  %23 = getelementptr double, ptr %22, i64 %17
  %24 = mul i64 %17, %17
  %25 = getelementptr double, ptr %23, i64 %24
  %26 = getelementptr double, ptr %25, i64 %24
  %27 = load double, ptr %26
  %28 = fdiv double %27, %10
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %30 = load ptr, ptr %29
  %31 = mul i64 %8, 14
  %32 = getelementptr double, ptr %30, i64 %31
  %33 = mul i64 %8, 36
  %34 = getelementptr double, ptr %30, i64 %33
  %35 = mul i64 %8, 22
  %36 = getelementptr double, ptr %30, i64 %35
  %37 = mul i64 %8, 23
  %38 = getelementptr double, ptr %30, i64 %37
  %39 = mul i64 %8, 24
  %40 = getelementptr double, ptr %30, i64 %39
  %41 = bitcast ptr %38 to ptr
  %42 = shl i64 %8, 3
  call void @llvm.memset.p0.i64(ptr align 8 %41, i8 0, i64 %42, i1 false)
  %43 = bitcast ptr %40 to ptr
  %44 = bitcast ptr %2 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %44, i64 %42, i1 false)
  %45 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %46 = icmp sgt i64 %8, 0
  %47 = icmp sgt i64 %17, 0
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %49 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %50 = call double @llvm.fmuladd.f64(double %28, double %28, double 0.000000e+00)
  %51 = bitcast ptr %4 to ptr
  %52 = getelementptr [4 x double], ptr %4, i64 0, i64 0
  %53 = getelementptr [4 x double], ptr %4, i64 0, i64 3
  %54 = getelementptr [4 x double], ptr %4, i64 0, i64 2
  %55 = getelementptr [4 x double], ptr %4, i64 0, i64 1
  br label %56

56:
  %57 = phi i32 [ 0, %3 ], [ %603, %602 ]
  %58 = load ptr, ptr %5
  %59 = getelementptr %struct.ode_system, ptr %58, i64 0, i32 5
  %60 = load ptr, ptr %59
  %61 = getelementptr %struct.ode_system, ptr %58, i64 0, i32 4
  %62 = load ptr, ptr %61
  %63 = call i64 %60(ptr %62, double %1, ptr %40, ptr %36)
  %64 = load i64, ptr %45
  %65 = add i64 %64, 1
  store i64 %65, ptr %45
  switch i64 %63, label %606 [
    i64 3, label %67
    i64 0, label %66
  ]

66:
  br i1 %46, label %89, label %605

67:
  %68 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %68
  %69 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %69
  %70 = load ptr, ptr %29
  %71 = load ptr, ptr %5
  %72 = getelementptr %struct.ode_system, ptr %71, i64 0, i32 0
  %73 = load i64, ptr %72
  %74 = shl i64 %73, 2
  %75 = getelementptr double, ptr %70, i64 %74
  %76 = bitcast ptr %75 to ptr
  %77 = bitcast ptr %36 to ptr
  %78 = shl i64 %73, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %77, i64 %78, i1 false)
  %79 = load ptr, ptr %29
  %80 = load ptr, ptr %5
  %81 = getelementptr %struct.ode_system, ptr %80, i64 0, i32 0
  %82 = load i64, ptr %81
  %83 = mul i64 %82, 5
  %84 = getelementptr double, ptr %79, i64 %83
  %85 = bitcast ptr %84 to ptr
  %86 = shl i64 %82, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %43, i64 %86, i1 false)
  br label %606

87:
  %88 = fcmp olt double %127, 1.000000e-01
  br i1 %88, label %605, label %130

89:
  %90 = phi i64 [ %128, %114 ], [ 0, %66 ]
  %91 = phi double [ %127, %114 ], [ 0.000000e+00, %66 ]
  %92 = getelementptr double, ptr %34, i64 %90
  br i1 %47, label %93, label %114

93:
  %94 = phi double [ %112, %104 ], [ 0.000000e+00, %89 ]
  %95 = phi double [ %111, %104 ], [ 0.000000e+00, %89 ]
  %96 = phi i64 [ %97, %104 ], [ %17, %89 ]
  %97 = add i64 %96, -1
  %98 = icmp slt i64 %17, %96
  br i1 %98, label %104, label %99

99:
  %100 = sub i64 %17, %96
  %101 = getelementptr double, ptr %22, i64 %100
  %102 = load double, ptr %101
  %103 = fadd double %102, -1.000000e+00
  br label %104

104:
  %105 = phi double [ %103, %99 ], [ -1.000000e+00, %93 ]
  %106 = fsub double %15, %105
  %107 = mul i64 %97, %8
  %108 = getelementptr double, ptr %92, i64 %107
  %109 = load double, ptr %108
  %110 = fadd double %94, %109
  %111 = call double @llvm.fmuladd.f64(double %106, double %95, double %110)
  %112 = fmul double %106, %110
  %113 = icmp ugt i64 %96, 1
  br i1 %113, label %93, label %114

114:
  %115 = phi double [ 0.000000e+00, %89 ], [ %111, %104 ]
  %116 = fdiv double %115, %10
  %117 = getelementptr double, ptr %38, i64 %90
  %118 = load double, ptr %117
  %119 = call double @llvm.fmuladd.f64(double %118, double %28, double %116)
  %120 = getelementptr double, ptr %36, i64 %90
  %121 = load double, ptr %120
  %122 = fsub double %121, %119
  store double %122, ptr %120
  %123 = call double @llvm.fabs.f64(double %122)
  %124 = getelementptr double, ptr %32, i64 %90
  %125 = load double, ptr %124
  %126 = fdiv double %123, %125
  %127 = call double @llvm.maxnum.f64(double %91, double %126)
  %128 = add i64 %90, 1
  %129 = icmp eq i64 %128, %8
  br i1 %129, label %87, label %89

130:
  %131 = load ptr, ptr %48
  %132 = load ptr, ptr %5
  %133 = getelementptr %struct.ode_system, ptr %132, i64 0, i32 0
  %134 = load i64, ptr %133
  %135 = mul i64 %134, 5
  %136 = getelementptr i64, ptr %131, i64 %135
  %137 = load i64, ptr %136
  %138 = add i64 %137, 7
  %139 = and i64 %138, -8
  %140 = add i64 %134, 7
  %141 = and i64 %140, -8
  %142 = or i64 %141, 1
  %143 = mul i64 %142, %141
  %144 = shl i64 %134, 2
  %145 = getelementptr i64, ptr %131, i64 %144
  %146 = load ptr, ptr %49
  %147 = getelementptr %struct.ode_options, ptr %146, i64 0, i32 0
  %148 = load ptr, ptr %147
  %149 = getelementptr %struct.ode_method, ptr %148, i64 0, i32 4
  %150 = load i64, ptr %149
  %151 = add i64 %150, 10
  %152 = load ptr, ptr %29
  %153 = mul i64 %151, %134
  %154 = add i64 %153, 7
  %155 = and i64 %154, -8
  %156 = getelementptr double, ptr %152, i64 %155
  %157 = getelementptr double, ptr %156, i64 %143
  %158 = shl i64 %143, 1
  %159 = getelementptr double, ptr %156, i64 %158
  %160 = mul i64 %143, 3
  %161 = getelementptr double, ptr %156, i64 %160
  %162 = shl i64 %143, 2
  %163 = getelementptr double, ptr %156, i64 %162
  %164 = sub i64 0, %141
  %165 = getelementptr double, ptr %163, i64 %164
  %166 = mul i64 %143, 5
  %167 = getelementptr double, ptr %156, i64 %166
  %168 = getelementptr double, ptr %167, i64 %164
  %169 = icmp sgt i64 %139, 0
  br i1 %169, label %176, label %170

170:
  %171 = icmp sgt i64 %134, %137
  br i1 %171, label %172, label %189

172:
  %173 = icmp sgt i64 %137, 0
  %174 = shl i64 %139, 1
  %175 = mul i64 %139, 3
  br label %194

176:
  %177 = phi i64 [ %187, %184 ], [ 0, %130 ]
  %178 = icmp slt i64 %177, %137
  br i1 %178, label %179, label %184

179:
  %180 = getelementptr i64, ptr %145, i64 %177
  %181 = load i64, ptr %180
  %182 = getelementptr double, ptr %36, i64 %181
  %183 = load double, ptr %182
  br label %184

184:
  %185 = phi double [ %183, %179 ], [ 0.000000e+00, %176 ]
  %186 = getelementptr double, ptr %168, i64 %177
  store double %185, ptr %186
  %187 = add i64 %177, 1
  %188 = icmp eq i64 %187, %139
  br i1 %188, label %170, label %176

189:
  %190 = icmp sgt i64 %137, 0
  br i1 %190, label %191, label %304

191:
  %192 = shl i64 %139, 1
  %193 = mul i64 %139, 3
  br label %311

194:
  %195 = phi i64 [ %137, %172 ], [ %198, %271 ]
  %196 = mul i64 %195, %139
  %197 = getelementptr double, ptr %157, i64 %196
  %198 = add i64 %195, 4
  %199 = icmp slt i64 %198, %134
  %200 = sub i64 %134, %195
  %201 = select i1 %199, i64 4, i64 %200
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %205, label %271

203:
  %204 = icmp eq i64 %201, 4
  br i1 %204, label %216, label %267

205:
  %206 = phi i64 [ %214, %205 ], [ 0, %194 ]
  %207 = add i64 %206, %195
  %208 = getelementptr i64, ptr %145, i64 %207
  %209 = load i64, ptr %208
  %210 = getelementptr double, ptr %36, i64 %209
  %211 = load double, ptr %210
  %212 = fdiv double %211, %28
  store double %212, ptr %210
  %213 = getelementptr [4 x double], ptr %4, i64 0, i64 %206
  store double %212, ptr %213
  %214 = add i64 %206, 1
  %215 = icmp slt i64 %214, %201
  br i1 %215, label %205, label %203

216:
  br i1 %173, label %217, label %271

217:
  %218 = load double, ptr %53
  %219 = load double, ptr %54, align 16
  %220 = load double, ptr %55
  %221 = load double, ptr %52, align 16
  %222 = fneg double %221
  %223 = fneg double %220
  %224 = fneg double %219
  %225 = fneg double %218
  %226 = insertelement <8 x double> poison, double %222, i64 0
  %227 = shufflevector <8 x double> %226, <8 x double> poison, <8 x i32> zeroinitializer
  %228 = insertelement <8 x double> poison, double %223, i64 0
  %229 = shufflevector <8 x double> %228, <8 x double> poison, <8 x i32> zeroinitializer
  %230 = insertelement <8 x double> poison, double %224, i64 0
  %231 = shufflevector <8 x double> %230, <8 x double> poison, <8 x i32> zeroinitializer
  %232 = insertelement <8 x double> poison, double %225, i64 0
  %233 = shufflevector <8 x double> %232, <8 x double> poison, <8 x i32> zeroinitializer
  br label %234

234:
  %235 = phi i64 [ %265, %264 ], [ 0, %217 ]
  br label %236

236:
  %237 = phi i64 [ 0, %234 ], [ %262, %236 ]
  %238 = add i64 %235, %237
  %239 = getelementptr double, ptr %168, i64 %238
  %240 = bitcast ptr %239 to ptr
  %241 = load <8 x double>, ptr %240, align 8
  %242 = getelementptr double, ptr %197, i64 %238
  %243 = bitcast ptr %242 to ptr
  %244 = load <8 x double>, ptr %243, align 8
  %245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %227, <8 x double> %244, <8 x double> %241)
  %246 = add i64 %238, %139
  %247 = getelementptr double, ptr %197, i64 %246
  %248 = bitcast ptr %247 to ptr
  %249 = load <8 x double>, ptr %248, align 8
  %250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %229, <8 x double> %249, <8 x double> %245)
  %251 = add i64 %238, %174
  %252 = getelementptr double, ptr %197, i64 %251
  %253 = bitcast ptr %252 to ptr
  %254 = load <8 x double>, ptr %253, align 8
  %255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %231, <8 x double> %254, <8 x double> %250)
  %256 = add i64 %238, %175
  %257 = getelementptr double, ptr %197, i64 %256
  %258 = bitcast ptr %257 to ptr
  %259 = load <8 x double>, ptr %258, align 8
  %260 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %233, <8 x double> %259, <8 x double> %255)
  %261 = bitcast ptr %239 to ptr
  store <8 x double> %260, ptr %261, align 8
  %262 = add i64 %237, 8
  %263 = icmp eq i64 %237, 0
  br i1 %263, label %264, label %236

264:
  %265 = add i64 %235, 8
  %266 = icmp slt i64 %265, %137
  br i1 %266, label %234, label %267

267:
  %268 = icmp slt i64 %201, 4
  %269 = add i64 %201, -1
  %270 = icmp ult i64 %269, 3
  br i1 %270, label %272, label %271

271:
  br i1 %199, label %194, label %189

272:
  %273 = phi i64 [ %301, %300 ], [ 0, %267 ]
  %274 = getelementptr [4 x double], ptr %4, i64 0, i64 %273
  %275 = load double, ptr %274
  %276 = mul i64 %273, %139
  %277 = getelementptr double, ptr %197, i64 %276
  br i1 %173, label %278, label %300

278:
  %279 = fneg double %275
  %280 = insertelement <8 x double> poison, double %279, i64 0
  %281 = shufflevector <8 x double> %280, <8 x double> poison, <8 x i32> zeroinitializer
  br label %282

282:
  %283 = phi i64 [ %298, %297 ], [ 0, %278 ]
  br label %284

284:
  %285 = phi i64 [ 0, %282 ], [ %295, %284 ]
  %286 = add i64 %283, %285
  %287 = getelementptr double, ptr %277, i64 %286
  %288 = bitcast ptr %287 to ptr
  %289 = load <8 x double>, ptr %288, align 8
  %290 = getelementptr double, ptr %168, i64 %286
  %291 = bitcast ptr %290 to ptr
  %292 = load <8 x double>, ptr %291, align 8
  %293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %281, <8 x double> %289, <8 x double> %292)
  %294 = bitcast ptr %290 to ptr
  store <8 x double> %293, ptr %294, align 8
  %295 = add i64 %285, 8
  %296 = icmp eq i64 %285, 0
  br i1 %296, label %297, label %284

297:
  %298 = add i64 %283, 8
  %299 = icmp slt i64 %298, %137
  br i1 %299, label %282, label %300

300:
  %301 = add i64 %273, 1
  %302 = icmp slt i64 %301, %201
  %303 = select i1 %268, i1 %302, i1 false
  br i1 %303, label %272, label %271

304:
  %305 = add i64 %137, -1
  %306 = and i64 %305, -4
  %307 = icmp sgt i64 %306, -1
  br i1 %307, label %308, label %435

308:
  %309 = shl i64 %139, 1
  %310 = mul i64 %139, 3
  br label %436

311:
  %312 = phi i64 [ 0, %191 ], [ %433, %432 ]
  %313 = and i64 %312, 9223372036854775800
  %314 = mul i64 %312, %139
  %315 = getelementptr double, ptr %159, i64 %314
  %316 = or i64 %312, 3
  br label %317

317:
  %318 = phi i64 [ %312, %311 ], [ %332, %331 ]
  %319 = getelementptr i64, ptr %131, i64 %318
  %320 = load i64, ptr %319
  %321 = icmp eq i64 %320, %318
  br i1 %321, label %333, label %322

322:
  %323 = getelementptr double, ptr %168, i64 %318
  %324 = load double, ptr %323
  %325 = getelementptr double, ptr %168, i64 %320
  %326 = load double, ptr %325
  store double %326, ptr %323
  store double %324, ptr %325
  %327 = add i64 %318, 1
  %328 = icmp slt i64 %318, %316
  %329 = icmp slt i64 %327, %137
  %330 = and i1 %328, %329
  br i1 %330, label %331, label %338

331:
  %332 = phi i64 [ %334, %333 ], [ %327, %322 ]
  br label %317

333:
  %334 = add i64 %318, 1
  %335 = icmp slt i64 %318, %316
  %336 = icmp slt i64 %334, %137
  %337 = and i1 %335, %336
  br i1 %337, label %331, label %338

338:
  %339 = getelementptr double, ptr %168, i64 %312
  %340 = load double, ptr %339
  %341 = call double @llvm.fabs.f64(double %340)
  %342 = or i64 %312, 1
  %343 = getelementptr double, ptr %168, i64 %342
  %344 = load double, ptr %343
  %345 = getelementptr double, ptr %315, i64 %342
  %346 = load double, ptr %345
  %347 = fmul double %340, %346
  %348 = fsub double %344, %347
  %349 = call double @llvm.fabs.f64(double %348)
  %350 = fadd double %341, %349
  %351 = or i64 %312, 2
  %352 = getelementptr double, ptr %168, i64 %351
  %353 = load double, ptr %352
  %354 = getelementptr double, ptr %315, i64 %351
  %355 = load double, ptr %354
  %356 = fmul double %340, %355
  %357 = add i64 %351, %139
  %358 = getelementptr double, ptr %315, i64 %357
  %359 = load double, ptr %358
  %360 = fmul double %348, %359
  %361 = fsub double %353, %356
  %362 = fsub double %361, %360
  %363 = call double @llvm.fabs.f64(double %362)
  %364 = fadd double %350, %363
  %365 = getelementptr double, ptr %168, i64 %316
  %366 = load double, ptr %365
  %367 = getelementptr double, ptr %315, i64 %316
  %368 = load double, ptr %367
  %369 = fmul double %340, %368
  %370 = fsub double %366, %369
  %371 = add i64 %316, %139
  %372 = getelementptr double, ptr %315, i64 %371
  %373 = load double, ptr %372
  %374 = fmul double %348, %373
  %375 = fsub double %370, %374
  %376 = add i64 %316, %192
  %377 = getelementptr double, ptr %315, i64 %376
  %378 = load double, ptr %377
  %379 = fmul double %362, %378
  %380 = fsub double %375, %379
  %381 = call double @llvm.fabs.f64(double %380)
  %382 = fadd double %364, %381
  %383 = fcmp oeq double %382, 0.000000e+00
  br i1 %383, label %432, label %384

384:
  %385 = icmp slt i64 %313, %137
  br i1 %385, label %386, label %432

386:
  %387 = fneg double %340
  %388 = fneg double %348
  %389 = fneg double %362
  %390 = fneg double %380
  %391 = insertelement <8 x double> poison, double %387, i64 0
  %392 = shufflevector <8 x double> %391, <8 x double> poison, <8 x i32> zeroinitializer
  %393 = insertelement <8 x double> poison, double %388, i64 0
  %394 = shufflevector <8 x double> %393, <8 x double> poison, <8 x i32> zeroinitializer
  %395 = insertelement <8 x double> poison, double %389, i64 0
  %396 = shufflevector <8 x double> %395, <8 x double> poison, <8 x i32> zeroinitializer
  %397 = insertelement <8 x double> poison, double %390, i64 0
  %398 = shufflevector <8 x double> %397, <8 x double> poison, <8 x i32> zeroinitializer
  br label %399

399:
  %400 = phi i64 [ %401, %430 ], [ %313, %386 ]
  %401 = add i64 %400, 8
  br label %402

402:
  %403 = phi i64 [ 0, %399 ], [ %428, %402 ]
  %404 = add i64 %400, %403
  %405 = getelementptr double, ptr %168, i64 %404
  %406 = bitcast ptr %405 to ptr
  %407 = load <8 x double>, ptr %406, align 8
  %408 = getelementptr double, ptr %315, i64 %404
  %409 = bitcast ptr %408 to ptr
  %410 = load <8 x double>, ptr %409, align 8
  %411 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %392, <8 x double> %410, <8 x double> %407)
  %412 = add i64 %404, %139
  %413 = getelementptr double, ptr %315, i64 %412
  %414 = bitcast ptr %413 to ptr
  %415 = load <8 x double>, ptr %414, align 8
  %416 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %394, <8 x double> %415, <8 x double> %411)
  %417 = add i64 %404, %192
  %418 = getelementptr double, ptr %315, i64 %417
  %419 = bitcast ptr %418 to ptr
  %420 = load <8 x double>, ptr %419, align 8
  %421 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %396, <8 x double> %420, <8 x double> %416)
  %422 = add i64 %404, %193
  %423 = getelementptr double, ptr %315, i64 %422
  %424 = bitcast ptr %423 to ptr
  %425 = load <8 x double>, ptr %424, align 8
  %426 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %398, <8 x double> %425, <8 x double> %421)
  %427 = bitcast ptr %405 to ptr
  store <8 x double> %426, ptr %427, align 8
  %428 = add i64 %403, 8
  %429 = icmp eq i64 %403, 0
  br i1 %429, label %430, label %402

430:
  %431 = icmp slt i64 %401, %137
  br i1 %431, label %399, label %432

432:
  %433 = add i64 %312, 4
  %434 = icmp slt i64 %433, %137
  br i1 %434, label %311, label %304

435:
  br i1 %171, label %567, label %588

436:
  %437 = phi i64 [ %306, %308 ], [ %565, %564 ]
  %438 = mul i64 %437, %139
  %439 = getelementptr double, ptr %161, i64 %438
  %440 = or i64 %437, 3
  %441 = getelementptr double, ptr %168, i64 %440
  %442 = load double, ptr %441
  %443 = getelementptr double, ptr %165, i64 %440
  %444 = load double, ptr %443
  %445 = fmul double %442, %444
  %446 = icmp slt i64 %440, %137
  br i1 %446, label %447, label %451

447:
  %448 = getelementptr i64, ptr %145, i64 %440
  %449 = load i64, ptr %448
  %450 = getelementptr double, ptr %36, i64 %449
  store double %445, ptr %450
  br label %451

451:
  %452 = or i64 %437, 2
  %453 = getelementptr double, ptr %168, i64 %452
  %454 = load double, ptr %453
  %455 = add i64 %452, %310
  %456 = getelementptr double, ptr %439, i64 %455
  %457 = load double, ptr %456
  %458 = fmul double %445, %457
  %459 = fsub double %454, %458
  %460 = getelementptr double, ptr %165, i64 %452
  %461 = load double, ptr %460
  %462 = fmul double %461, %459
  %463 = icmp slt i64 %452, %137
  br i1 %463, label %464, label %468

464:
  %465 = getelementptr i64, ptr %145, i64 %452
  %466 = load i64, ptr %465
  %467 = getelementptr double, ptr %36, i64 %466
  store double %462, ptr %467
  br label %468

468:
  %469 = or i64 %437, 1
  %470 = getelementptr double, ptr %168, i64 %469
  %471 = load double, ptr %470
  %472 = add i64 %469, %309
  %473 = getelementptr double, ptr %439, i64 %472
  %474 = load double, ptr %473
  %475 = fmul double %462, %474
  %476 = fsub double %471, %475
  %477 = add i64 %469, %310
  %478 = getelementptr double, ptr %439, i64 %477
  %479 = load double, ptr %478
  %480 = fmul double %445, %479
  %481 = fsub double %476, %480
  %482 = getelementptr double, ptr %165, i64 %469
  %483 = load double, ptr %482
  %484 = fmul double %483, %481
  %485 = icmp slt i64 %469, %137
  br i1 %485, label %486, label %490

486:
  %487 = getelementptr i64, ptr %145, i64 %469
  %488 = load i64, ptr %487
  %489 = getelementptr double, ptr %36, i64 %488
  store double %484, ptr %489
  br label %490

490:
  %491 = getelementptr double, ptr %168, i64 %437
  %492 = load double, ptr %491
  %493 = add i64 %437, %139
  %494 = getelementptr double, ptr %439, i64 %493
  %495 = load double, ptr %494
  %496 = fmul double %484, %495
  %497 = fsub double %492, %496
  %498 = add i64 %437, %309
  %499 = getelementptr double, ptr %439, i64 %498
  %500 = load double, ptr %499
  %501 = fmul double %462, %500
  %502 = fsub double %497, %501
  %503 = add i64 %437, %310
  %504 = getelementptr double, ptr %439, i64 %503
  %505 = load double, ptr %504
  %506 = fmul double %445, %505
  %507 = fsub double %502, %506
  %508 = getelementptr double, ptr %165, i64 %437
  %509 = load double, ptr %508
  %510 = fmul double %509, %507
  %511 = icmp slt i64 %437, %137
  br i1 %511, label %512, label %516

512:
  %513 = getelementptr i64, ptr %145, i64 %437
  %514 = load i64, ptr %513
  %515 = getelementptr double, ptr %36, i64 %514
  store double %510, ptr %515
  br label %516

516:
  %517 = icmp eq i64 %437, 0
  br i1 %517, label %435, label %518

518:
  %519 = fneg double %510
  %520 = fneg double %484
  %521 = fneg double %462
  %522 = fneg double %445
  %523 = insertelement <8 x double> poison, double %519, i64 0
  %524 = shufflevector <8 x double> %523, <8 x double> poison, <8 x i32> zeroinitializer
  %525 = insertelement <8 x double> poison, double %520, i64 0
  %526 = shufflevector <8 x double> %525, <8 x double> poison, <8 x i32> zeroinitializer
  %527 = insertelement <8 x double> poison, double %521, i64 0
  %528 = shufflevector <8 x double> %527, <8 x double> poison, <8 x i32> zeroinitializer
  %529 = insertelement <8 x double> poison, double %522, i64 0
  %530 = shufflevector <8 x double> %529, <8 x double> poison, <8 x i32> zeroinitializer
  br label %531

531:
  %532 = phi i64 [ %562, %561 ], [ 0, %518 ]
  br label %533

533:
  %534 = phi i64 [ 0, %531 ], [ %559, %533 ]
  %535 = add i64 %532, %534
  %536 = getelementptr double, ptr %168, i64 %535
  %537 = bitcast ptr %536 to ptr
  %538 = load <8 x double>, ptr %537, align 8
  %539 = getelementptr double, ptr %439, i64 %535
  %540 = bitcast ptr %539 to ptr
  %541 = load <8 x double>, ptr %540, align 8
  %542 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %524, <8 x double> %541, <8 x double> %538)
  %543 = add i64 %535, %139
  %544 = getelementptr double, ptr %439, i64 %543
  %545 = bitcast ptr %544 to ptr
  %546 = load <8 x double>, ptr %545, align 8
  %547 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %526, <8 x double> %546, <8 x double> %542)
  %548 = add i64 %535, %309
  %549 = getelementptr double, ptr %439, i64 %548
  %550 = bitcast ptr %549 to ptr
  %551 = load <8 x double>, ptr %550, align 8
  %552 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %528, <8 x double> %551, <8 x double> %547)
  %553 = add i64 %535, %310
  %554 = getelementptr double, ptr %439, i64 %553
  %555 = bitcast ptr %554 to ptr
  %556 = load <8 x double>, ptr %555, align 8
  %557 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %530, <8 x double> %556, <8 x double> %552)
  %558 = bitcast ptr %536 to ptr
  store <8 x double> %557, ptr %558, align 8
  %559 = add i64 %534, 8
  %560 = icmp eq i64 %534, 0
  br i1 %560, label %561, label %533

561:
  %562 = add i64 %532, 8
  %563 = icmp slt i64 %562, %437
  br i1 %563, label %531, label %564

564:
  %565 = add i64 %437, -4
  %566 = icmp sgt i64 %437, 3
  br i1 %566, label %436, label %435

567:
  %568 = phi i64 [ %586, %567 ], [ %137, %435 ]
  %569 = getelementptr i64, ptr %136, i64 %568
  %570 = load i64, ptr %569
  %571 = getelementptr i64, ptr %145, i64 %570
  %572 = load i64, ptr %571
  %573 = getelementptr i64, ptr %145, i64 %568
  %574 = load i64, ptr %573
  %575 = mul i64 %574, %134
  %576 = add i64 %575, %572
  %577 = getelementptr double, ptr %156, i64 %576
  %578 = load double, ptr %577
  %579 = fdiv double %578, %50
  %580 = fmul double %28, %579
  %581 = getelementptr double, ptr %36, i64 %572
  %582 = load double, ptr %581
  %583 = getelementptr double, ptr %36, i64 %574
  %584 = load double, ptr %583
  %585 = call double @llvm.fmuladd.f64(double %580, double %582, double %584)
  store double %585, ptr %583
  %586 = add i64 %568, 1
  %587 = icmp eq i64 %586, %134
  br i1 %587, label %588, label %567

588:
  br i1 %46, label %589, label %602

589:
  %590 = phi i64 [ %600, %589 ], [ 0, %588 ]
  %591 = getelementptr double, ptr %36, i64 %590
  %592 = load double, ptr %591
  %593 = getelementptr double, ptr %38, i64 %590
  %594 = load double, ptr %593
  %595 = fadd double %592, %594
  store double %595, ptr %593
  %596 = getelementptr double, ptr %2, i64 %590
  %597 = load double, ptr %596
  %598 = fadd double %595, %597
  %599 = getelementptr double, ptr %40, i64 %590
  store double %598, ptr %599
  %600 = add i64 %590, 1
  %601 = icmp eq i64 %600, %8
  br i1 %601, label %602, label %589

602:
  %603 = add i32 %57, 1
  %604 = icmp eq i32 %603, 4
  br i1 %604, label %605, label %56

605:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %43, i64 %42, i1 false)
  br label %606

606:
  %607 = phi i64 [ 0, %605 ], [ 0, %67 ], [ %63, %56 ]
  ret i64 %607
}

define internal void @write_scale(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %3 = load i64, ptr %2
  %4 = icmp eq i64 %3, 3
  %5 = icmp eq i64 %3, 5
  %6 = select i1 %5, ptr @RADAU5, ptr @RADAU7
  %7 = select i1 %4, ptr @RADAU3, ptr %6
  %8 = getelementptr double, ptr %7, i64 1
  %9 = load double, ptr %8
  %10 = sitofp i64 %3 to double
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11
  %13 = getelementptr %struct.ode_options, ptr %12, i64 0, i32 1
  %14 = load double, ptr %13
  %15 = fadd double %10, 1.000000e+00
  %16 = fmul double %15, 5.000000e-01
  %17 = fdiv double %16, %10
  %18 = call double @llvm.pow.f64(double %14, double %17)
  %19 = fmul double %9, %18
  %20 = fdiv double %19, %14
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %22 = load ptr, ptr %21
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %24 = load ptr, ptr %23
  %25 = getelementptr %struct.ode_system, ptr %24, i64 0, i32 0
  %26 = load i64, ptr %25
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %33

28:
  %29 = getelementptr %struct.ode_options, ptr %12, i64 0, i32 2
  %30 = load ptr, ptr %29
  %31 = mul i64 %26, 11
  %32 = getelementptr double, ptr %22, i64 %31
  br label %34

33:
  ret void

34:
  %35 = phi i64 [ 0, %28 ], [ %44, %34 ]
  %36 = getelementptr double, ptr %30, i64 %35
  %37 = load double, ptr %36
  %38 = getelementptr double, ptr %22, i64 %35
  %39 = load double, ptr %38
  %40 = call double @llvm.fabs.f64(double %39)
  %41 = fmul double %19, %40
  %42 = call double @llvm.fmuladd.f64(double %20, double %37, double %41)
  %43 = getelementptr double, ptr %32, i64 %35
  store double %42, ptr %43
  %44 = add i64 %35, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %33, label %34
}

define internal i64 @evaluate_jacobian(ptr %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_options, ptr %7, i64 0, i32 0
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_method, ptr %9, i64 0, i32 4
  %11 = load i64, ptr %10
  %12 = add i64 %11, 10
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13
  %15 = mul i64 %12, %5
  %16 = add i64 %15, 7
  %17 = and i64 %16, -8
  %18 = getelementptr double, ptr %14, i64 %17
  %19 = mul i64 %5, 22
  %20 = getelementptr double, ptr %14, i64 %19
  %21 = mul i64 %5, 23
  %22 = getelementptr double, ptr %14, i64 %21
  %23 = mul i64 %5, 3
  %24 = getelementptr double, ptr %14, i64 %23
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 3
  %26 = load i64, ptr %25
  %27 = add i64 %26, 1
  store i64 %27, ptr %25
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %28
  %29 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 7
  %30 = load ptr, ptr %29
  %31 = icmp eq ptr %30, null
  br i1 %31, label %45, label %32

32:
  %33 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 4
  %34 = load ptr, ptr %33
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %36 = load double, ptr %35
  %37 = call i64 %30(ptr %34, double %36, ptr %14, ptr %18)
  switch i64 %37, label %41 [
    i64 15, label %45
    i64 3, label %38
  ]

38:
  %39 = load double, ptr %35
  %40 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %39, ptr %40
  br label %189

41:
  %42 = icmp eq i64 %37, 0
  %43 = zext i1 %42 to i64
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  store i64 %43, ptr %44
  call void @reduce(ptr %0)
  br label %189

45:
  %46 = bitcast ptr %20 to ptr
  %47 = bitcast ptr %14 to ptr
  %48 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %48, i1 false)
  %49 = icmp sgt i64 %5, 0
  br i1 %49, label %50, label %187

50:
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %53

53:
  %54 = phi i1 [ true, %50 ], [ %182, %179 ]
  %55 = phi i64 [ 0, %50 ], [ %181, %179 ]
  %56 = load ptr, ptr %6
  %57 = getelementptr %struct.ode_options, ptr %56, i64 0, i32 2
  %58 = load ptr, ptr %57
  %59 = getelementptr double, ptr %58, i64 %55
  %60 = load double, ptr %59
  %61 = getelementptr %struct.ode_options, ptr %56, i64 0, i32 1
  %62 = load double, ptr %61
  %63 = fdiv double %60, %62
  %64 = getelementptr double, ptr %14, i64 %55
  %65 = load double, ptr %64
  %66 = call double @llvm.fabs.f64(double %65)
  %67 = call double @llvm.maxnum.f64(double %63, double %66)
  %68 = fmul double %67, 0x3E50000000000000
  %69 = fadd double %65, %68
  %70 = getelementptr double, ptr %20, i64 %55
  store double %69, ptr %70
  %71 = load double, ptr %51
  %72 = call i32 @ode_is_across(ptr %0, double %71, ptr %20)
  %73 = load ptr, ptr %13
  %74 = load ptr, ptr %2
  %75 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 0
  %76 = load i64, ptr %75
  %77 = mul i64 %76, 10
  %78 = getelementptr double, ptr %73, i64 %77
  %79 = icmp sgt i32 %72, 0
  br i1 %79, label %80, label %84

80:
  %81 = load double, ptr %64
  %82 = fneg double %68
  %83 = fsub double %81, %68
  store double %83, ptr %70
  br label %124

84:
  %85 = icmp slt i32 %72, 0
  br i1 %85, label %86, label %124

86:
  %87 = load double, ptr %51
  %88 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 5
  %89 = load ptr, ptr %88
  %90 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 4
  %91 = load ptr, ptr %90
  %92 = call i64 %89(ptr %91, double %87, ptr %20, ptr %24)
  %93 = load i64, ptr %52
  %94 = add i64 %93, 1
  store i64 %94, ptr %52
  %95 = icmp eq i64 %92, 3
  br i1 %95, label %96, label %118

96:
  %97 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %97
  %98 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %87, ptr %98
  %99 = load ptr, ptr %13
  %100 = load ptr, ptr %2
  %101 = getelementptr %struct.ode_system, ptr %100, i64 0, i32 0
  %102 = load i64, ptr %101
  %103 = shl i64 %102, 2
  %104 = getelementptr double, ptr %99, i64 %103
  %105 = bitcast ptr %104 to ptr
  %106 = bitcast ptr %24 to ptr
  %107 = shl i64 %102, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %105, ptr align 8 %106, i64 %107, i1 false)
  %108 = load ptr, ptr %13
  %109 = load ptr, ptr %2
  %110 = getelementptr %struct.ode_system, ptr %109, i64 0, i32 0
  %111 = load i64, ptr %110
  %112 = mul i64 %111, 5
  %113 = getelementptr double, ptr %108, i64 %112
  %114 = bitcast ptr %113 to ptr
  %115 = shl i64 %111, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %114, ptr align 8 %46, i64 %115, i1 false)
  %116 = load double, ptr %70
  %117 = fadd double %68, %116
  store double %117, ptr %70
  br label %189

118:
  %119 = load double, ptr %70
  %120 = fadd double %68, %119
  store double %120, ptr %70
  %121 = icmp eq i64 %92, 0
  br i1 %121, label %122, label %157

122:
  %123 = load ptr, ptr %2
  br label %124

124:
  %125 = phi ptr [ %123, %122 ], [ %74, %80 ], [ %74, %84 ]
  %126 = phi ptr [ %24, %122 ], [ %78, %80 ], [ %78, %84 ]
  %127 = phi double [ %68, %122 ], [ %82, %80 ], [ %68, %84 ]
  %128 = load double, ptr %51
  %129 = getelementptr %struct.ode_system, ptr %125, i64 0, i32 5
  %130 = load ptr, ptr %129
  %131 = getelementptr %struct.ode_system, ptr %125, i64 0, i32 4
  %132 = load ptr, ptr %131
  %133 = call i64 %130(ptr %132, double %128, ptr %20, ptr %22)
  %134 = load i64, ptr %52
  %135 = add i64 %134, 1
  store i64 %135, ptr %52
  %136 = icmp eq i64 %133, 3
  br i1 %136, label %137, label %157

137:
  %138 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %138
  %139 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %128, ptr %139
  %140 = load ptr, ptr %13
  %141 = load ptr, ptr %2
  %142 = getelementptr %struct.ode_system, ptr %141, i64 0, i32 0
  %143 = load i64, ptr %142
  %144 = shl i64 %143, 2
  %145 = getelementptr double, ptr %140, i64 %144
  %146 = bitcast ptr %145 to ptr
  %147 = bitcast ptr %22 to ptr
  %148 = shl i64 %143, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %146, ptr align 8 %147, i64 %148, i1 false)
  %149 = load ptr, ptr %13
  %150 = load ptr, ptr %2
  %151 = getelementptr %struct.ode_system, ptr %150, i64 0, i32 0
  %152 = load i64, ptr %151
  %153 = mul i64 %152, 5
  %154 = getelementptr double, ptr %149, i64 %153
  %155 = bitcast ptr %154 to ptr
  %156 = shl i64 %152, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %46, i64 %156, i1 false)
  br label %189

157:
  %158 = phi ptr [ %24, %118 ], [ %126, %124 ]
  %159 = phi double [ %68, %118 ], [ %127, %124 ]
  %160 = phi i64 [ %92, %118 ], [ %133, %124 ]
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %164, label %189

162:
  %163 = fcmp une double %176, 0.000000e+00
  br i1 %163, label %184, label %179

164:
  %165 = phi i64 [ %177, %164 ], [ 0, %157 ]
  %166 = phi double [ %176, %164 ], [ 0.000000e+00, %157 ]
  %167 = getelementptr double, ptr %22, i64 %165
  %168 = load double, ptr %167
  %169 = getelementptr double, ptr %158, i64 %165
  %170 = load double, ptr %169
  %171 = fsub double %168, %170
  %172 = fdiv double %171, %159
  %173 = mul i64 %165, %5
  %174 = add i64 %173, %55
  %175 = getelementptr double, ptr %18, i64 %174
  store double %172, ptr %175
  %176 = call double @llvm.fmuladd.f64(double %172, double 0.000000e+00, double %166)
  %177 = add i64 %165, 1
  %178 = icmp eq i64 %177, %5
  br i1 %178, label %162, label %164

179:
  %180 = load double, ptr %64
  store double %180, ptr %70
  %181 = add i64 %55, 1
  %182 = icmp slt i64 %181, %5
  %183 = icmp eq i64 %181, %5
  br i1 %183, label %187, label %53

184:
  %185 = load double, ptr %51
  %186 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %185, ptr %186
  br i1 %54, label %189, label %187

187:
  %188 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  store i64 1, ptr %188
  call void @reduce(ptr %0)
  br label %189

189:
  %190 = phi i64 [ 5, %38 ], [ %37, %41 ], [ 0, %187 ], [ 5, %184 ], [ 3, %137 ], [ 3, %96 ], [ %160, %157 ]
  ret i64 %190
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

define internal i32 @takes_side(ptr %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 2
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %42, label %8

8:
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %10 = load i64, ptr %9
  %11 = add i64 %10, 14
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %13 = load ptr, ptr %12
  %14 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 0
  %15 = load i64, ptr %14
  %16 = mul i64 %15, %11
  %17 = getelementptr double, ptr %13, i64 %16
  %18 = shl i64 %15, 1
  %19 = getelementptr double, ptr %13, i64 %18
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %31

21:
  %22 = phi i64 [ %29, %21 ], [ 0, %8 ]
  %23 = getelementptr double, ptr %13, i64 %22
  %24 = load double, ptr %23
  %25 = getelementptr double, ptr %17, i64 %22
  %26 = load double, ptr %25
  %27 = fadd double %24, %26
  %28 = getelementptr double, ptr %19, i64 %22
  store double %27, ptr %28
  %29 = add i64 %22, 1
  %30 = icmp eq i64 %29, %15
  br i1 %30, label %31, label %21

31:
  %32 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %33 = load double, ptr %32
  %34 = fadd double %33, %1
  %35 = call i32 @ode_takes_side(ptr %0, double %34)
  %36 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  %37 = load i64, ptr %36
  %38 = icmp ne i64 %37, 0
  %39 = icmp eq i32 %35, 0
  %40 = select i1 %38, i1 %39, i1 false
  %41 = zext i1 %40 to i64
  store i64 %41, ptr %36
  br label %42

42:
  %43 = phi i32 [ %35, %31 ], [ 0, %2 ]
  ret i32 %43
}

declare i32 @ode_is_hasty(ptr)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.pow.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal void @reduce(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %3 = load ptr, ptr %2
  %4 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 0
  %5 = load i64, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_options, ptr %7, i64 0, i32 0
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_method, ptr %9, i64 0, i32 4
  %11 = load i64, ptr %10
  %12 = add i64 %11, 10
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13
  %15 = mul i64 %12, %5
  %16 = add i64 %15, 7
  %17 = and i64 %16, -8
  %18 = getelementptr double, ptr %14, i64 %17
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %20 = load ptr, ptr %19
  %21 = getelementptr i64, ptr %20, i64 %5
  %22 = shl i64 %5, 2
  %23 = getelementptr i64, ptr %20, i64 %22
  %24 = mul i64 %5, 5
  %25 = getelementptr i64, ptr %20, i64 %24
  %26 = icmp sgt i64 %5, 0
  br i1 %26, label %28, label %71

27:
  br i1 %26, label %53, label %71

28:
  %29 = phi i64 [ %50, %47 ], [ 0, %1 ]
  %30 = mul i64 %29, %5
  %31 = getelementptr double, ptr %18, i64 %30
  br label %32

32:
  %33 = phi i64 [ %42, %40 ], [ 0, %28 ]
  %34 = phi i64 [ %41, %40 ], [ -1, %28 ]
  %35 = getelementptr double, ptr %31, i64 %33
  %36 = load double, ptr %35
  %37 = fcmp une double %36, 0.000000e+00
  br i1 %37, label %38, label %40

38:
  %39 = icmp sgt i64 %34, -1
  br i1 %39, label %47, label %40

40:
  %41 = phi i64 [ %34, %32 ], [ %33, %38 ]
  %42 = add i64 %33, 1
  %43 = icmp eq i64 %42, %5
  br i1 %43, label %44, label %32

44:
  %45 = icmp eq i64 %41, %29
  %46 = select i1 %45, i64 -1, i64 %41
  br label %47

47:
  %48 = phi i64 [ %46, %44 ], [ -1, %38 ]
  %49 = getelementptr i64, ptr %20, i64 %29
  store i64 %48, ptr %49
  %50 = add i64 %29, 1
  %51 = icmp eq i64 %50, %5
  br i1 %51, label %27, label %28

52:
  br i1 %26, label %91, label %71

53:
  %54 = phi i64 [ %68, %67 ], [ 0, %27 ]
  %55 = phi i64 [ %69, %67 ], [ 0, %27 ]
  %56 = getelementptr i64, ptr %20, i64 %55
  %57 = load i64, ptr %56
  %58 = icmp slt i64 %57, 0
  br i1 %58, label %63, label %59

59:
  %60 = getelementptr i64, ptr %20, i64 %57
  %61 = load i64, ptr %60
  %62 = icmp sgt i64 %61, -1
  br i1 %62, label %63, label %67

63:
  %64 = getelementptr i64, ptr %21, i64 %55
  store i64 %54, ptr %64
  %65 = add i64 %54, 1
  %66 = getelementptr i64, ptr %23, i64 %54
  store i64 %55, ptr %66
  br label %67

67:
  %68 = phi i64 [ %65, %63 ], [ %54, %59 ]
  %69 = add i64 %55, 1
  %70 = icmp eq i64 %69, %5
  br i1 %70, label %52, label %53

71:
  %72 = phi i64 [ %68, %52 ], [ 0, %27 ], [ 0, %1 ], [ %68, %109 ]
  store i64 %72, ptr %25
  %73 = add i64 %72, 7
  %74 = and i64 %73, -8
  %75 = load i64, ptr %4
  %76 = load i64, ptr %10
  %77 = add i64 %76, 10
  %78 = mul i64 %77, %75
  %79 = add i64 %78, 7
  %80 = and i64 %79, -8
  %81 = getelementptr double, ptr %14, i64 %80
  %82 = add i64 %75, 7
  %83 = and i64 %82, -8
  %84 = or i64 %83, 1
  %85 = mul i64 %84, %83
  %86 = getelementptr double, ptr %81, i64 %85
  %87 = bitcast ptr %86 to ptr
  %88 = shl i64 %5, 3
  %89 = mul i64 %88, %74
  call void @llvm.memset.p0.i64(ptr align 8 %87, i8 0, i64 %89, i1 false)
  %90 = icmp sgt i64 %72, 0
  br i1 %90, label %112, label %118

91:
  %92 = phi i64 [ %94, %109 ], [ %5, %52 ]
  %93 = phi i64 [ %110, %109 ], [ %5, %52 ]
  %94 = add i64 %92, -1
  %95 = getelementptr i64, ptr %20, i64 %94
  %96 = load i64, ptr %95
  %97 = icmp sgt i64 %96, -1
  br i1 %97, label %98, label %109

98:
  %99 = getelementptr i64, ptr %20, i64 %96
  %100 = load i64, ptr %99
  %101 = icmp slt i64 %100, 0
  br i1 %101, label %102, label %109

102:
  %103 = add i64 %93, -1
  %104 = getelementptr i64, ptr %23, i64 %103
  store i64 %94, ptr %104
  %105 = load i64, ptr %95
  %106 = getelementptr i64, ptr %21, i64 %105
  %107 = load i64, ptr %106
  %108 = getelementptr i64, ptr %25, i64 %103
  store i64 %107, ptr %108
  br label %109

109:
  %110 = phi i64 [ %103, %102 ], [ %93, %98 ], [ %93, %91 ]
  %111 = icmp ugt i64 %92, 1
  br i1 %111, label %91, label %71

112:
  %113 = phi i64 [ %120, %119 ], [ 0, %71 ]
  br i1 %26, label %114, label %119

114:
  %115 = getelementptr i64, ptr %23, i64 %113
  %116 = load i64, ptr %115
  %117 = mul i64 %116, %5
  br label %122

118:
  ret void

119:
  %120 = add i64 %113, 1
  %121 = icmp eq i64 %120, %72
  br i1 %121, label %118, label %112

122:
  %123 = phi i64 [ 0, %114 ], [ %133, %122 ]
  %124 = getelementptr i64, ptr %23, i64 %123
  %125 = load i64, ptr %124
  %126 = add i64 %117, %125
  %127 = getelementptr double, ptr %18, i64 %126
  %128 = load double, ptr %127
  %129 = fneg double %128
  %130 = mul i64 %123, %74
  %131 = add i64 %130, %113
  %132 = getelementptr double, ptr %86, i64 %131
  store double %129, ptr %132
  %133 = add i64 %123, 1
  %134 = icmp eq i64 %133, %5
  br i1 %134, label %119, label %122
}

declare i32 @ode_is_across(ptr, double, ptr)

define internal void @transform(ptr  %0, ptr  %1, i64 %2, i64 %3) {
  %5 = alloca [7 x [8 x double]], align 16
  %6 = alloca [8 x double], align 16
  %7 = alloca [7 x [8 x double]], align 16
  %8 = alloca [8 x double], align 16
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %10 = load ptr, ptr %9
  %11 = getelementptr %struct.ode_system, ptr %10, i64 0, i32 0
  %12 = load i64, ptr %11
  %13 = and i64 %12, -8
  %14 = add i64 %2, 10
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15
  %17 = mul i64 %12, %14
  %18 = getelementptr double, ptr %16, i64 %17
  %19 = add i64 %3, 10
  %20 = mul i64 %12, %19
  %21 = getelementptr double, ptr %16, i64 %20
  %22 = icmp sgt i64 %13, 0
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %25 = bitcast ptr %7 to ptr
  %26 = bitcast ptr %8 to ptr
  br label %29

27:
  %28 = icmp sgt i64 %12, %13
  br i1 %28, label %144, label %262

29:
  %30 = phi i64 [ 0, %23 ], [ %142, %141 ]
  %31 = load i64, ptr %24
  %32 = getelementptr double, ptr %18, i64 %30
  %33 = getelementptr double, ptr %21, i64 %30
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(448) %25, i8 0, i64 448, i1 false)
  %34 = icmp sgt i64 %31, 0
  br i1 %34, label %42, label %141

35:
  %36 = icmp eq i64 %31, 1
  %37 = icmp ugt i64 %31, 2
  %38 = icmp ugt i64 %31, 3
  %39 = icmp ugt i64 %31, 4
  %40 = icmp ugt i64 %31, 5
  %41 = icmp ugt i64 %31, 6
  br label %51

42:
  %43 = phi i64 [ %49, %42 ], [ 0, %29 ]
  %44 = getelementptr [7 x [8 x double]], ptr %7, i64 0, i64 %43, i64 0
  %45 = bitcast ptr %44 to ptr
  %46 = mul i64 %43, %12
  %47 = getelementptr double, ptr %32, i64 %46
  %48 = bitcast ptr %47 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(64) %45, ptr align 8 dereferenceable(64) %48, i64 64, i1 false)
  %49 = add i64 %43, 1
  %50 = icmp eq i64 %49, %31
  br i1 %50, label %35, label %42

51:
  %52 = phi i64 [ 0, %35 ], [ %139, %135 ]
  %53 = mul i64 %52, %31
  %54 = getelementptr double, ptr %1, i64 %53
  %55 = load double, ptr %54
  br i1 %36, label %80, label %56

56:
  %57 = add i64 %53, 1
  %58 = getelementptr double, ptr %1, i64 %57
  %59 = load double, ptr %58
  br i1 %37, label %60, label %80

60:
  %61 = add i64 %53, 2
  %62 = getelementptr double, ptr %1, i64 %61
  %63 = load double, ptr %62
  br i1 %38, label %64, label %80

64:
  %65 = add i64 %53, 3
  %66 = getelementptr double, ptr %1, i64 %65
  %67 = load double, ptr %66
  br i1 %39, label %68, label %80

68:
  %69 = add i64 %53, 4
  %70 = getelementptr double, ptr %1, i64 %69
  %71 = load double, ptr %70
  br i1 %40, label %72, label %80

72:
  %73 = add i64 %53, 5
  %74 = getelementptr double, ptr %1, i64 %73
  %75 = load double, ptr %74
  br i1 %41, label %76, label %80

76:
  %77 = add i64 %53, 6
  %78 = getelementptr double, ptr %1, i64 %77
  %79 = load double, ptr %78
  br label %80

80:
  %81 = phi double [ %75, %76 ], [ %75, %72 ], [ 0.000000e+00, %68 ], [ 0.000000e+00, %64 ], [ 0.000000e+00, %60 ], [ 0.000000e+00, %56 ], [ 0.000000e+00, %51 ]
  %82 = phi double [ %67, %76 ], [ %67, %72 ], [ %67, %68 ], [ %67, %64 ], [ 0.000000e+00, %60 ], [ 0.000000e+00, %56 ], [ 0.000000e+00, %51 ]
  %83 = phi double [ %59, %76 ], [ %59, %72 ], [ %59, %68 ], [ %59, %64 ], [ %59, %60 ], [ %59, %56 ], [ 0.000000e+00, %51 ]
  %84 = phi double [ %63, %76 ], [ %63, %72 ], [ %63, %68 ], [ %63, %64 ], [ %63, %60 ], [ 0.000000e+00, %56 ], [ 0.000000e+00, %51 ]
  %85 = phi double [ %71, %76 ], [ %71, %72 ], [ %71, %68 ], [ 0.000000e+00, %64 ], [ 0.000000e+00, %60 ], [ 0.000000e+00, %56 ], [ 0.000000e+00, %51 ]
  %86 = phi double [ %79, %76 ], [ 0.000000e+00, %72 ], [ 0.000000e+00, %68 ], [ 0.000000e+00, %64 ], [ 0.000000e+00, %60 ], [ 0.000000e+00, %56 ], [ 0.000000e+00, %51 ]
  %87 = insertelement <8 x double> poison, double %55, i64 0
  %88 = shufflevector <8 x double> %87, <8 x double> poison, <8 x i32> zeroinitializer
  %89 = insertelement <8 x double> poison, double %83, i64 0
  %90 = shufflevector <8 x double> %89, <8 x double> poison, <8 x i32> zeroinitializer
  %91 = insertelement <8 x double> poison, double %84, i64 0
  %92 = shufflevector <8 x double> %91, <8 x double> poison, <8 x i32> zeroinitializer
  %93 = insertelement <8 x double> poison, double %82, i64 0
  %94 = shufflevector <8 x double> %93, <8 x double> poison, <8 x i32> zeroinitializer
  %95 = insertelement <8 x double> poison, double %85, i64 0
  %96 = shufflevector <8 x double> %95, <8 x double> poison, <8 x i32> zeroinitializer
  %97 = insertelement <8 x double> poison, double %81, i64 0
  %98 = shufflevector <8 x double> %97, <8 x double> poison, <8 x i32> zeroinitializer
  %99 = insertelement <8 x double> poison, double %86, i64 0
  %100 = shufflevector <8 x double> %99, <8 x double> poison, <8 x i32> zeroinitializer
  br label %101

101:
  %102 = phi i64 [ 0, %80 ], [ %133, %101 ]
  %103 = getelementptr [7 x [8 x double]], ptr %7, i64 0, i64 0, i64 %102
  %104 = bitcast ptr %103 to ptr
  %105 = load <8 x double>, ptr %104, align 16
  %106 = fmul <8 x double> %88, %105
  %107 = getelementptr [7 x [8 x double]], ptr %7, i64 0, i64 1, i64 %102
  %108 = bitcast ptr %107 to ptr
  %109 = load <8 x double>, ptr %108, align 16
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %90, <8 x double> %109, <8 x double> %106)
  %111 = getelementptr [7 x [8 x double]], ptr %7, i64 0, i64 2, i64 %102
  %112 = bitcast ptr %111 to ptr
  %113 = load <8 x double>, ptr %112, align 16
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %92, <8 x double> %113, <8 x double> %110)
  %115 = getelementptr [7 x [8 x double]], ptr %7, i64 0, i64 3, i64 %102
  %116 = bitcast ptr %115 to ptr
  %117 = load <8 x double>, ptr %116, align 16
  %118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %94, <8 x double> %117, <8 x double> %114)
  %119 = getelementptr [7 x [8 x double]], ptr %7, i64 0, i64 4, i64 %102
  %120 = bitcast ptr %119 to ptr
  %121 = load <8 x double>, ptr %120, align 16
  %122 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %96, <8 x double> %121, <8 x double> %118)
  %123 = getelementptr [7 x [8 x double]], ptr %7, i64 0, i64 5, i64 %102
  %124 = bitcast ptr %123 to ptr
  %125 = load <8 x double>, ptr %124, align 16
  %126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %98, <8 x double> %125, <8 x double> %122)
  %127 = getelementptr [7 x [8 x double]], ptr %7, i64 0, i64 6, i64 %102
  %128 = bitcast ptr %127 to ptr
  %129 = load <8 x double>, ptr %128, align 16
  %130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %100, <8 x double> %129, <8 x double> %126)
  %131 = getelementptr [8 x double], ptr %8, i64 0, i64 %102
  %132 = bitcast ptr %131 to ptr
  store <8 x double> %130, ptr %132, align 16
  %133 = add i64 %102, 8
  %134 = icmp eq i64 %102, 0
  br i1 %134, label %135, label %101

135:
  %136 = mul i64 %52, %12
  %137 = getelementptr double, ptr %33, i64 %136
  %138 = bitcast ptr %137 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(64) %138, ptr align 16 dereferenceable(64) %26, i64 64, i1 false)
  %139 = add i64 %52, 1
  %140 = icmp eq i64 %139, %31
  br i1 %140, label %141, label %51

141:
  %142 = add i64 %30, 8
  %143 = icmp slt i64 %142, %13
  br i1 %143, label %29, label %27

144:
  %145 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %146 = load i64, ptr %145
  %147 = getelementptr double, ptr %18, i64 %13
  %148 = getelementptr double, ptr %21, i64 %13
  %149 = bitcast ptr %5 to ptr
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(448) %149, i8 0, i64 448, i1 false)
  %150 = bitcast ptr %6 to ptr
  %151 = icmp sgt i64 %146, 0
  br i1 %151, label %152, label %261

152:
  %153 = shl i64 %12, 3
  %154 = and i64 %153, 56
  br label %162

155:
  %156 = icmp eq i64 %146, 1
  %157 = icmp ugt i64 %146, 2
  %158 = icmp ugt i64 %146, 3
  %159 = icmp ugt i64 %146, 4
  %160 = icmp ugt i64 %146, 5
  %161 = icmp ugt i64 %146, 6
  br label %171

162:
  %163 = phi i64 [ 0, %152 ], [ %169, %162 ]
  %164 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 %163, i64 0
  %165 = bitcast ptr %164 to ptr
  %166 = mul i64 %163, %12
  %167 = getelementptr double, ptr %147, i64 %166
  %168 = bitcast ptr %167 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %165, ptr align 8 %168, i64 %154, i1 false)
  %169 = add i64 %163, 1
  %170 = icmp eq i64 %169, %146
  br i1 %170, label %155, label %162

171:
  %172 = phi i64 [ 0, %155 ], [ %259, %255 ]
  %173 = mul i64 %172, %146
  %174 = getelementptr double, ptr %1, i64 %173
  %175 = load double, ptr %174
  br i1 %156, label %200, label %176

176:
  %177 = add i64 %173, 1
  %178 = getelementptr double, ptr %1, i64 %177
  %179 = load double, ptr %178
  br i1 %157, label %180, label %200

180:
  %181 = add i64 %173, 2
  %182 = getelementptr double, ptr %1, i64 %181
  %183 = load double, ptr %182
  br i1 %158, label %184, label %200

184:
  %185 = add i64 %173, 3
  %186 = getelementptr double, ptr %1, i64 %185
  %187 = load double, ptr %186
  br i1 %159, label %188, label %200

188:
  %189 = add i64 %173, 4
  %190 = getelementptr double, ptr %1, i64 %189
  %191 = load double, ptr %190
  br i1 %160, label %192, label %200

192:
  %193 = add i64 %173, 5
  %194 = getelementptr double, ptr %1, i64 %193
  %195 = load double, ptr %194
  br i1 %161, label %196, label %200

196:
  %197 = add i64 %173, 6
  %198 = getelementptr double, ptr %1, i64 %197
  %199 = load double, ptr %198
  br label %200

200:
  %201 = phi double [ %195, %196 ], [ %195, %192 ], [ 0.000000e+00, %188 ], [ 0.000000e+00, %184 ], [ 0.000000e+00, %180 ], [ 0.000000e+00, %176 ], [ 0.000000e+00, %171 ]
  %202 = phi double [ %187, %196 ], [ %187, %192 ], [ %187, %188 ], [ %187, %184 ], [ 0.000000e+00, %180 ], [ 0.000000e+00, %176 ], [ 0.000000e+00, %171 ]
  %203 = phi double [ %179, %196 ], [ %179, %192 ], [ %179, %188 ], [ %179, %184 ], [ %179, %180 ], [ %179, %176 ], [ 0.000000e+00, %171 ]
  %204 = phi double [ %183, %196 ], [ %183, %192 ], [ %183, %188 ], [ %183, %184 ], [ %183, %180 ], [ 0.000000e+00, %176 ], [ 0.000000e+00, %171 ]
  %205 = phi double [ %191, %196 ], [ %191, %192 ], [ %191, %188 ], [ 0.000000e+00, %184 ], [ 0.000000e+00, %180 ], [ 0.000000e+00, %176 ], [ 0.000000e+00, %171 ]
  %206 = phi double [ %199, %196 ], [ 0.000000e+00, %192 ], [ 0.000000e+00, %188 ], [ 0.000000e+00, %184 ], [ 0.000000e+00, %180 ], [ 0.000000e+00, %176 ], [ 0.000000e+00, %171 ]
  %207 = insertelement <8 x double> poison, double %175, i64 0
  %208 = shufflevector <8 x double> %207, <8 x double> poison, <8 x i32> zeroinitializer
  %209 = insertelement <8 x double> poison, double %203, i64 0
  %210 = shufflevector <8 x double> %209, <8 x double> poison, <8 x i32> zeroinitializer
  %211 = insertelement <8 x double> poison, double %204, i64 0
  %212 = shufflevector <8 x double> %211, <8 x double> poison, <8 x i32> zeroinitializer
  %213 = insertelement <8 x double> poison, double %202, i64 0
  %214 = shufflevector <8 x double> %213, <8 x double> poison, <8 x i32> zeroinitializer
  %215 = insertelement <8 x double> poison, double %205, i64 0
  %216 = shufflevector <8 x double> %215, <8 x double> poison, <8 x i32> zeroinitializer
  %217 = insertelement <8 x double> poison, double %201, i64 0
  %218 = shufflevector <8 x double> %217, <8 x double> poison, <8 x i32> zeroinitializer
  %219 = insertelement <8 x double> poison, double %206, i64 0
  %220 = shufflevector <8 x double> %219, <8 x double> poison, <8 x i32> zeroinitializer
  br label %221

221:
  %222 = phi i64 [ 0, %200 ], [ %253, %221 ]
  %223 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 0, i64 %222
  %224 = bitcast ptr %223 to ptr
  %225 = load <8 x double>, ptr %224, align 16
  %226 = fmul <8 x double> %208, %225
  %227 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 1, i64 %222
  %228 = bitcast ptr %227 to ptr
  %229 = load <8 x double>, ptr %228, align 16
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %229, <8 x double> %226)
  %231 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 2, i64 %222
  %232 = bitcast ptr %231 to ptr
  %233 = load <8 x double>, ptr %232, align 16
  %234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %212, <8 x double> %233, <8 x double> %230)
  %235 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 3, i64 %222
  %236 = bitcast ptr %235 to ptr
  %237 = load <8 x double>, ptr %236, align 16
  %238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %237, <8 x double> %234)
  %239 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 4, i64 %222
  %240 = bitcast ptr %239 to ptr
  %241 = load <8 x double>, ptr %240, align 16
  %242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %216, <8 x double> %241, <8 x double> %238)
  %243 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 5, i64 %222
  %244 = bitcast ptr %243 to ptr
  %245 = load <8 x double>, ptr %244, align 16
  %246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %245, <8 x double> %242)
  %247 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 6, i64 %222
  %248 = bitcast ptr %247 to ptr
  %249 = load <8 x double>, ptr %248, align 16
  %250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %220, <8 x double> %249, <8 x double> %246)
  %251 = getelementptr [8 x double], ptr %6, i64 0, i64 %222
  %252 = bitcast ptr %251 to ptr
  store <8 x double> %250, ptr %252, align 16
  %253 = add i64 %222, 8
  %254 = icmp eq i64 %222, 0
  br i1 %254, label %255, label %221

255:
  %256 = mul i64 %172, %12
  %257 = getelementptr double, ptr %148, i64 %256
  %258 = bitcast ptr %257 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %258, ptr align 16 %150, i64 %154, i1 false)
  %259 = add i64 %172, 1
  %260 = icmp eq i64 %259, %146
  br i1 %260, label %261, label %171

261:
  br label %262

262:
  ret void
}

define internal void @solve_real(ptr  %0, double %1, ptr  %2) {
  %4 = alloca [4 x double], align 16
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 3
  %8 = icmp eq i64 %6, 5
  %9 = select i1 %8, ptr @RADAU5, ptr @RADAU7
  %10 = select i1 %7, ptr @RADAU3, ptr %9
  %11 = getelementptr double, ptr %10, i64 2
  %12 = getelementptr double, ptr %11, i64 %6
  %13 = mul i64 %6, %6
  %14 = getelementptr double, ptr %12, i64 %13
  %15 = getelementptr double, ptr %14, i64 %13
  %16 = load double, ptr %15
  %17 = fdiv double %16, %1
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.ode_system, ptr %21, i64 0, i32 0
  %23 = load i64, ptr %22
  %24 = mul i64 %23, 5
  %25 = getelementptr i64, ptr %19, i64 %24
  %26 = load i64, ptr %25
  %27 = add i64 %26, 7
  %28 = and i64 %27, -8
  %29 = add i64 %23, 7
  %30 = and i64 %29, -8
  %31 = or i64 %30, 1
  %32 = mul i64 %31, %30
  %33 = shl i64 %23, 2
  %34 = getelementptr i64, ptr %19, i64 %33
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %36 = load ptr, ptr %35
  %37 = getelementptr %struct.ode_options, ptr %36, i64 0, i32 0
  %38 = load ptr, ptr %37
  %39 = getelementptr %struct.ode_method, ptr %38, i64 0, i32 4
  %40 = load i64, ptr %39
  %41 = add i64 %40, 10
  %42 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %43 = load ptr, ptr %42
  %44 = mul i64 %41, %23
  %45 = add i64 %44, 7
  %46 = and i64 %45, -8
  %47 = getelementptr double, ptr %43, i64 %46
  %48 = getelementptr double, ptr %47, i64 %32
  %49 = call double @llvm.fmuladd.f64(double %17, double %17, double 0.000000e+00)
  %50 = shl i64 %32, 1
  %51 = getelementptr double, ptr %47, i64 %50
  %52 = mul i64 %32, 3
  %53 = getelementptr double, ptr %47, i64 %52
  %54 = shl i64 %32, 2
  %55 = getelementptr double, ptr %47, i64 %54
  %56 = sub i64 0, %30
  %57 = getelementptr double, ptr %55, i64 %56
  %58 = mul i64 %32, 5
  %59 = getelementptr double, ptr %47, i64 %58
  %60 = getelementptr double, ptr %59, i64 %56
  %61 = icmp sgt i64 %28, 0
  br i1 %61, label %73, label %62

62:
  %63 = icmp sgt i64 %23, %26
  br i1 %63, label %64, label %86

64:
  %65 = bitcast ptr %4 to ptr
  %66 = icmp sgt i64 %26, 0
  %67 = getelementptr [4 x double], ptr %4, i64 0, i64 0
  %68 = getelementptr [4 x double], ptr %4, i64 0, i64 3
  %69 = getelementptr [4 x double], ptr %4, i64 0, i64 2
  %70 = getelementptr [4 x double], ptr %4, i64 0, i64 1
  %71 = shl i64 %28, 1
  %72 = mul i64 %28, 3
  br label %91

73:
  %74 = phi i64 [ %84, %81 ], [ 0, %3 ]
  %75 = icmp slt i64 %74, %26
  br i1 %75, label %76, label %81

76:
  %77 = getelementptr i64, ptr %34, i64 %74
  %78 = load i64, ptr %77
  %79 = getelementptr double, ptr %2, i64 %78
  %80 = load double, ptr %79
  br label %81

81:
  %82 = phi double [ %80, %76 ], [ 0.000000e+00, %73 ]
  %83 = getelementptr double, ptr %60, i64 %74
  store double %82, ptr %83
  %84 = add i64 %74, 1
  %85 = icmp eq i64 %84, %28
  br i1 %85, label %62, label %73

86:
  %87 = icmp sgt i64 %26, 0
  br i1 %87, label %88, label %201

88:
  %89 = shl i64 %28, 1
  %90 = mul i64 %28, 3
  br label %208

91:
  %92 = phi i64 [ %26, %64 ], [ %95, %168 ]
  %93 = mul i64 %92, %28
  %94 = getelementptr double, ptr %48, i64 %93
  %95 = add i64 %92, 4
  %96 = icmp slt i64 %95, %23
  %97 = sub i64 %23, %92
  %98 = select i1 %96, i64 4, i64 %97
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %102, label %168

100:
  %101 = icmp eq i64 %98, 4
  br i1 %101, label %113, label %164

102:
  %103 = phi i64 [ %111, %102 ], [ 0, %91 ]
  %104 = add i64 %103, %92
  %105 = getelementptr i64, ptr %34, i64 %104
  %106 = load i64, ptr %105
  %107 = getelementptr double, ptr %2, i64 %106
  %108 = load double, ptr %107
  %109 = fdiv double %108, %17
  store double %109, ptr %107
  %110 = getelementptr [4 x double], ptr %4, i64 0, i64 %103
  store double %109, ptr %110
  %111 = add i64 %103, 1
  %112 = icmp slt i64 %111, %98
  br i1 %112, label %102, label %100

113:
  br i1 %66, label %114, label %168

114:
  %115 = load double, ptr %68
  %116 = load double, ptr %69, align 16
  %117 = load double, ptr %70
  %118 = load double, ptr %67, align 16
  %119 = fneg double %118
  %120 = fneg double %117
  %121 = fneg double %116
  %122 = fneg double %115
  %123 = insertelement <8 x double> poison, double %119, i64 0
  %124 = shufflevector <8 x double> %123, <8 x double> poison, <8 x i32> zeroinitializer
  %125 = insertelement <8 x double> poison, double %120, i64 0
  %126 = shufflevector <8 x double> %125, <8 x double> poison, <8 x i32> zeroinitializer
  %127 = insertelement <8 x double> poison, double %121, i64 0
  %128 = shufflevector <8 x double> %127, <8 x double> poison, <8 x i32> zeroinitializer
  %129 = insertelement <8 x double> poison, double %122, i64 0
  %130 = shufflevector <8 x double> %129, <8 x double> poison, <8 x i32> zeroinitializer
  br label %131

131:
  %132 = phi i64 [ %162, %161 ], [ 0, %114 ]
  br label %133

133:
  %134 = phi i64 [ 0, %131 ], [ %159, %133 ]
  %135 = add i64 %132, %134
  %136 = getelementptr double, ptr %60, i64 %135
  %137 = bitcast ptr %136 to ptr
  %138 = load <8 x double>, ptr %137, align 8
  %139 = getelementptr double, ptr %94, i64 %135
  %140 = bitcast ptr %139 to ptr
  %141 = load <8 x double>, ptr %140, align 8
  %142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %124, <8 x double> %141, <8 x double> %138)
  %143 = add i64 %135, %28
  %144 = getelementptr double, ptr %94, i64 %143
  %145 = bitcast ptr %144 to ptr
  %146 = load <8 x double>, ptr %145, align 8
  %147 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %126, <8 x double> %146, <8 x double> %142)
  %148 = add i64 %135, %71
  %149 = getelementptr double, ptr %94, i64 %148
  %150 = bitcast ptr %149 to ptr
  %151 = load <8 x double>, ptr %150, align 8
  %152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %128, <8 x double> %151, <8 x double> %147)
  %153 = add i64 %135, %72
  %154 = getelementptr double, ptr %94, i64 %153
  %155 = bitcast ptr %154 to ptr
  %156 = load <8 x double>, ptr %155, align 8
  %157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %130, <8 x double> %156, <8 x double> %152)
  %158 = bitcast ptr %136 to ptr
  store <8 x double> %157, ptr %158, align 8
  %159 = add i64 %134, 8
  %160 = icmp eq i64 %134, 0
  br i1 %160, label %161, label %133

161:
  %162 = add i64 %132, 8
  %163 = icmp slt i64 %162, %26
  br i1 %163, label %131, label %164

164:
  %165 = icmp slt i64 %98, 4
  %166 = add i64 %98, -1
  %167 = icmp ult i64 %166, 3
  br i1 %167, label %169, label %168

168:
  br i1 %96, label %91, label %86

169:
  %170 = phi i64 [ %198, %197 ], [ 0, %164 ]
  %171 = getelementptr [4 x double], ptr %4, i64 0, i64 %170
  %172 = load double, ptr %171
  %173 = mul i64 %170, %28
  %174 = getelementptr double, ptr %94, i64 %173
  br i1 %66, label %175, label %197

175:
  %176 = fneg double %172
  %177 = insertelement <8 x double> poison, double %176, i64 0
  %178 = shufflevector <8 x double> %177, <8 x double> poison, <8 x i32> zeroinitializer
  br label %179

179:
  %180 = phi i64 [ %195, %194 ], [ 0, %175 ]
  br label %181

181:
  %182 = phi i64 [ 0, %179 ], [ %192, %181 ]
  %183 = add i64 %180, %182
  %184 = getelementptr double, ptr %174, i64 %183
  %185 = bitcast ptr %184 to ptr
  %186 = load <8 x double>, ptr %185, align 8
  %187 = getelementptr double, ptr %60, i64 %183
  %188 = bitcast ptr %187 to ptr
  %189 = load <8 x double>, ptr %188, align 8
  %190 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %186, <8 x double> %189)
  %191 = bitcast ptr %187 to ptr
  store <8 x double> %190, ptr %191, align 8
  %192 = add i64 %182, 8
  %193 = icmp eq i64 %182, 0
  br i1 %193, label %194, label %181

194:
  %195 = add i64 %180, 8
  %196 = icmp slt i64 %195, %26
  br i1 %196, label %179, label %197

197:
  %198 = add i64 %170, 1
  %199 = icmp slt i64 %198, %98
  %200 = select i1 %165, i1 %199, i1 false
  br i1 %200, label %169, label %168

201:
  %202 = add i64 %26, -1
  %203 = and i64 %202, -4
  %204 = icmp sgt i64 %203, -1
  br i1 %204, label %205, label %332

205:
  %206 = shl i64 %28, 1
  %207 = mul i64 %28, 3
  br label %333

208:
  %209 = phi i64 [ 0, %88 ], [ %330, %329 ]
  %210 = and i64 %209, 9223372036854775800
  %211 = mul i64 %209, %28
  %212 = getelementptr double, ptr %51, i64 %211
  %213 = or i64 %209, 3
  br label %214

214:
  %215 = phi i64 [ %209, %208 ], [ %229, %228 ]
  %216 = getelementptr i64, ptr %19, i64 %215
  %217 = load i64, ptr %216
  %218 = icmp eq i64 %217, %215
  br i1 %218, label %230, label %219

219:
  %220 = getelementptr double, ptr %60, i64 %215
  %221 = load double, ptr %220
  %222 = getelementptr double, ptr %60, i64 %217
  %223 = load double, ptr %222
  store double %223, ptr %220
  store double %221, ptr %222
  %224 = add i64 %215, 1
  %225 = icmp slt i64 %215, %213
  %226 = icmp slt i64 %224, %26
  %227 = and i1 %225, %226
  br i1 %227, label %228, label %235

228:
  %229 = phi i64 [ %231, %230 ], [ %224, %219 ]
  br label %214

230:
  %231 = add i64 %215, 1
  %232 = icmp slt i64 %215, %213
  %233 = icmp slt i64 %231, %26
  %234 = and i1 %232, %233
  br i1 %234, label %228, label %235

235:
  %236 = getelementptr double, ptr %60, i64 %209
  %237 = load double, ptr %236
  %238 = call double @llvm.fabs.f64(double %237)
  %239 = or i64 %209, 1
  %240 = getelementptr double, ptr %60, i64 %239
  %241 = load double, ptr %240
  %242 = getelementptr double, ptr %212, i64 %239
  %243 = load double, ptr %242
  %244 = fmul double %237, %243
  %245 = fsub double %241, %244
  %246 = call double @llvm.fabs.f64(double %245)
  %247 = fadd double %238, %246
  %248 = or i64 %209, 2
  %249 = getelementptr double, ptr %60, i64 %248
  %250 = load double, ptr %249
  %251 = getelementptr double, ptr %212, i64 %248
  %252 = load double, ptr %251
  %253 = fmul double %237, %252
  %254 = add i64 %248, %28
  %255 = getelementptr double, ptr %212, i64 %254
  %256 = load double, ptr %255
  %257 = fmul double %245, %256
  %258 = fsub double %250, %253
  %259 = fsub double %258, %257
  %260 = call double @llvm.fabs.f64(double %259)
  %261 = fadd double %247, %260
  %262 = getelementptr double, ptr %60, i64 %213
  %263 = load double, ptr %262
  %264 = getelementptr double, ptr %212, i64 %213
  %265 = load double, ptr %264
  %266 = fmul double %237, %265
  %267 = fsub double %263, %266
  %268 = add i64 %213, %28
  %269 = getelementptr double, ptr %212, i64 %268
  %270 = load double, ptr %269
  %271 = fmul double %245, %270
  %272 = fsub double %267, %271
  %273 = add i64 %213, %89
  %274 = getelementptr double, ptr %212, i64 %273
  %275 = load double, ptr %274
  %276 = fmul double %259, %275
  %277 = fsub double %272, %276
  %278 = call double @llvm.fabs.f64(double %277)
  %279 = fadd double %261, %278
  %280 = fcmp oeq double %279, 0.000000e+00
  br i1 %280, label %329, label %281

281:
  %282 = icmp slt i64 %210, %26
  br i1 %282, label %283, label %329

283:
  %284 = fneg double %237
  %285 = fneg double %245
  %286 = fneg double %259
  %287 = fneg double %277
  %288 = insertelement <8 x double> poison, double %284, i64 0
  %289 = shufflevector <8 x double> %288, <8 x double> poison, <8 x i32> zeroinitializer
  %290 = insertelement <8 x double> poison, double %285, i64 0
  %291 = shufflevector <8 x double> %290, <8 x double> poison, <8 x i32> zeroinitializer
  %292 = insertelement <8 x double> poison, double %286, i64 0
  %293 = shufflevector <8 x double> %292, <8 x double> poison, <8 x i32> zeroinitializer
  %294 = insertelement <8 x double> poison, double %287, i64 0
  %295 = shufflevector <8 x double> %294, <8 x double> poison, <8 x i32> zeroinitializer
  br label %296

296:
  %297 = phi i64 [ %298, %327 ], [ %210, %283 ]
  %298 = add i64 %297, 8
  br label %299

299:
  %300 = phi i64 [ 0, %296 ], [ %325, %299 ]
  %301 = add i64 %297, %300
  %302 = getelementptr double, ptr %60, i64 %301
  %303 = bitcast ptr %302 to ptr
  %304 = load <8 x double>, ptr %303, align 8
  %305 = getelementptr double, ptr %212, i64 %301
  %306 = bitcast ptr %305 to ptr
  %307 = load <8 x double>, ptr %306, align 8
  %308 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %289, <8 x double> %307, <8 x double> %304)
  %309 = add i64 %301, %28
  %310 = getelementptr double, ptr %212, i64 %309
  %311 = bitcast ptr %310 to ptr
  %312 = load <8 x double>, ptr %311, align 8
  %313 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %291, <8 x double> %312, <8 x double> %308)
  %314 = add i64 %301, %89
  %315 = getelementptr double, ptr %212, i64 %314
  %316 = bitcast ptr %315 to ptr
  %317 = load <8 x double>, ptr %316, align 8
  %318 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %317, <8 x double> %313)
  %319 = add i64 %301, %90
  %320 = getelementptr double, ptr %212, i64 %319
  %321 = bitcast ptr %320 to ptr
  %322 = load <8 x double>, ptr %321, align 8
  %323 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %295, <8 x double> %322, <8 x double> %318)
  %324 = bitcast ptr %302 to ptr
  store <8 x double> %323, ptr %324, align 8
  %325 = add i64 %300, 8
  %326 = icmp eq i64 %300, 0
  br i1 %326, label %327, label %299

327:
  %328 = icmp slt i64 %298, %26
  br i1 %328, label %296, label %329

329:
  %330 = add i64 %209, 4
  %331 = icmp slt i64 %330, %26
  br i1 %331, label %208, label %201

332:
  br i1 %63, label %464, label %485

333:
  %334 = phi i64 [ %203, %205 ], [ %462, %461 ]
  %335 = mul i64 %334, %28
  %336 = getelementptr double, ptr %53, i64 %335
  %337 = or i64 %334, 3
  %338 = getelementptr double, ptr %60, i64 %337
  %339 = load double, ptr %338
  %340 = getelementptr double, ptr %57, i64 %337
  %341 = load double, ptr %340
  %342 = fmul double %339, %341
  %343 = icmp slt i64 %337, %26
  br i1 %343, label %344, label %348

344:
  %345 = getelementptr i64, ptr %34, i64 %337
  %346 = load i64, ptr %345
  %347 = getelementptr double, ptr %2, i64 %346
  store double %342, ptr %347
  br label %348

348:
  %349 = or i64 %334, 2
  %350 = getelementptr double, ptr %60, i64 %349
  %351 = load double, ptr %350
  %352 = add i64 %349, %207
  %353 = getelementptr double, ptr %336, i64 %352
  %354 = load double, ptr %353
  %355 = fmul double %342, %354
  %356 = fsub double %351, %355
  %357 = getelementptr double, ptr %57, i64 %349
  %358 = load double, ptr %357
  %359 = fmul double %358, %356
  %360 = icmp slt i64 %349, %26
  br i1 %360, label %361, label %365

361:
  %362 = getelementptr i64, ptr %34, i64 %349
  %363 = load i64, ptr %362
  %364 = getelementptr double, ptr %2, i64 %363
  store double %359, ptr %364
  br label %365

365:
  %366 = or i64 %334, 1
  %367 = getelementptr double, ptr %60, i64 %366
  %368 = load double, ptr %367
  %369 = add i64 %366, %206
  %370 = getelementptr double, ptr %336, i64 %369
  %371 = load double, ptr %370
  %372 = fmul double %359, %371
  %373 = fsub double %368, %372
  %374 = add i64 %366, %207
  %375 = getelementptr double, ptr %336, i64 %374
  %376 = load double, ptr %375
  %377 = fmul double %342, %376
  %378 = fsub double %373, %377
  %379 = getelementptr double, ptr %57, i64 %366
  %380 = load double, ptr %379
  %381 = fmul double %380, %378
  %382 = icmp slt i64 %366, %26
  br i1 %382, label %383, label %387

383:
  %384 = getelementptr i64, ptr %34, i64 %366
  %385 = load i64, ptr %384
  %386 = getelementptr double, ptr %2, i64 %385
  store double %381, ptr %386
  br label %387

387:
  %388 = getelementptr double, ptr %60, i64 %334
  %389 = load double, ptr %388
  %390 = add i64 %334, %28
  %391 = getelementptr double, ptr %336, i64 %390
  %392 = load double, ptr %391
  %393 = fmul double %381, %392
  %394 = fsub double %389, %393
  %395 = add i64 %334, %206
  %396 = getelementptr double, ptr %336, i64 %395
  %397 = load double, ptr %396
  %398 = fmul double %359, %397
  %399 = fsub double %394, %398
  %400 = add i64 %334, %207
  %401 = getelementptr double, ptr %336, i64 %400
  %402 = load double, ptr %401
  %403 = fmul double %342, %402
  %404 = fsub double %399, %403
  %405 = getelementptr double, ptr %57, i64 %334
  %406 = load double, ptr %405
  %407 = fmul double %406, %404
  %408 = icmp slt i64 %334, %26
  br i1 %408, label %409, label %413

409:
  %410 = getelementptr i64, ptr %34, i64 %334
  %411 = load i64, ptr %410
  %412 = getelementptr double, ptr %2, i64 %411
  store double %407, ptr %412
  br label %413

413:
  %414 = icmp eq i64 %334, 0
  br i1 %414, label %332, label %415

415:
  %416 = fneg double %407
  %417 = fneg double %381
  %418 = fneg double %359
  %419 = fneg double %342
  %420 = insertelement <8 x double> poison, double %416, i64 0
  %421 = shufflevector <8 x double> %420, <8 x double> poison, <8 x i32> zeroinitializer
  %422 = insertelement <8 x double> poison, double %417, i64 0
  %423 = shufflevector <8 x double> %422, <8 x double> poison, <8 x i32> zeroinitializer
  %424 = insertelement <8 x double> poison, double %418, i64 0
  %425 = shufflevector <8 x double> %424, <8 x double> poison, <8 x i32> zeroinitializer
  %426 = insertelement <8 x double> poison, double %419, i64 0
  %427 = shufflevector <8 x double> %426, <8 x double> poison, <8 x i32> zeroinitializer
  br label %428

428:
  %429 = phi i64 [ %459, %458 ], [ 0, %415 ]
  br label %430

430:
  %431 = phi i64 [ 0, %428 ], [ %456, %430 ]
  %432 = add i64 %429, %431
  %433 = getelementptr double, ptr %60, i64 %432
  %434 = bitcast ptr %433 to ptr
  %435 = load <8 x double>, ptr %434, align 8
  %436 = getelementptr double, ptr %336, i64 %432
  %437 = bitcast ptr %436 to ptr
  %438 = load <8 x double>, ptr %437, align 8
  %439 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %421, <8 x double> %438, <8 x double> %435)
  %440 = add i64 %432, %28
  %441 = getelementptr double, ptr %336, i64 %440
  %442 = bitcast ptr %441 to ptr
  %443 = load <8 x double>, ptr %442, align 8
  %444 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %423, <8 x double> %443, <8 x double> %439)
  %445 = add i64 %432, %206
  %446 = getelementptr double, ptr %336, i64 %445
  %447 = bitcast ptr %446 to ptr
  %448 = load <8 x double>, ptr %447, align 8
  %449 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %425, <8 x double> %448, <8 x double> %444)
  %450 = add i64 %432, %207
  %451 = getelementptr double, ptr %336, i64 %450
  %452 = bitcast ptr %451 to ptr
  %453 = load <8 x double>, ptr %452, align 8
  %454 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %427, <8 x double> %453, <8 x double> %449)
  %455 = bitcast ptr %433 to ptr
  store <8 x double> %454, ptr %455, align 8
  %456 = add i64 %431, 8
  %457 = icmp eq i64 %431, 0
  br i1 %457, label %458, label %430

458:
  %459 = add i64 %429, 8
  %460 = icmp slt i64 %459, %334
  br i1 %460, label %428, label %461

461:
  %462 = add i64 %334, -4
  %463 = icmp sgt i64 %334, 3
  br i1 %463, label %333, label %332

464:
  %465 = phi i64 [ %483, %464 ], [ %26, %332 ]
  %466 = getelementptr i64, ptr %25, i64 %465
  %467 = load i64, ptr %466
  %468 = getelementptr i64, ptr %34, i64 %467
  %469 = load i64, ptr %468
  %470 = getelementptr i64, ptr %34, i64 %465
  %471 = load i64, ptr %470
  %472 = mul i64 %471, %23
  %473 = add i64 %472, %469
  %474 = getelementptr double, ptr %47, i64 %473
  %475 = load double, ptr %474
  %476 = fdiv double %475, %49
  %477 = fmul double %17, %476
  %478 = getelementptr double, ptr %2, i64 %469
  %479 = load double, ptr %478
  %480 = getelementptr double, ptr %2, i64 %471
  %481 = load double, ptr %480
  %482 = call double @llvm.fmuladd.f64(double %477, double %479, double %481)
  store double %482, ptr %480
  %483 = add i64 %465, 1
  %484 = icmp eq i64 %483, %23
  br i1 %484, label %485, label %464

485:
  ret void
}

declare i32 @ode_takes_side(ptr, double)

define internal void @multiply(ptr  %0, ptr  %1, ptr  %2, i32 %3) {
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5
  %7 = getelementptr %struct.ode_system, ptr %6, i64 0, i32 0
  %8 = load i64, ptr %7
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9
  %11 = shl i64 %8, 2
  %12 = getelementptr i64, ptr %10, i64 %11
  %13 = mul i64 %8, 5
  %14 = getelementptr i64, ptr %10, i64 %13
  %15 = load i64, ptr %14
  %16 = add i64 %15, 7
  %17 = and i64 %16, -8
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.ode_options, ptr %19, i64 0, i32 0
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.ode_method, ptr %21, i64 0, i32 4
  %23 = load i64, ptr %22
  %24 = add i64 %23, 10
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %26 = load ptr, ptr %25
  %27 = mul i64 %24, %8
  %28 = add i64 %27, 7
  %29 = and i64 %28, -8
  %30 = getelementptr double, ptr %26, i64 %29
  %31 = add i64 %8, 7
  %32 = and i64 %31, -8
  %33 = or i64 %32, 1
  %34 = mul i64 %32, 5
  %35 = mul i64 %34, %33
  %36 = getelementptr double, ptr %30, i64 %35
  %37 = sub i64 0, %32
  %38 = getelementptr double, ptr %36, i64 %37
  %39 = bitcast ptr %38 to ptr
  %40 = shl i64 %17, 3
  call void @llvm.memset.p0.i64(ptr align 8 %39, i8 0, i64 %40, i1 false)
  %41 = icmp sgt i64 %8, 0
  br i1 %41, label %42, label %124

42:
  %43 = icmp eq i32 %3, 0
  %44 = icmp sgt i64 %15, 0
  %45 = load ptr, ptr %5
  %46 = getelementptr %struct.ode_system, ptr %45, i64 0, i32 0
  %47 = load i64, ptr %46
  %48 = load ptr, ptr %18
  %49 = getelementptr %struct.ode_options, ptr %48, i64 0, i32 0
  %50 = load ptr, ptr %49
  %51 = getelementptr %struct.ode_method, ptr %50, i64 0, i32 4
  %52 = load i64, ptr %51
  %53 = add i64 %52, 10
  %54 = load ptr, ptr %25
  %55 = mul i64 %53, %47
  %56 = add i64 %55, 7
  %57 = and i64 %56, -8
  %58 = getelementptr double, ptr %54, i64 %57
  %59 = add i64 %47, 7
  %60 = and i64 %59, -8
  %61 = or i64 %60, 1
  %62 = mul i64 %61, %60
  %63 = getelementptr double, ptr %58, i64 %62
  br label %67

64:
  br i1 %41, label %65, label %124

65:
  %66 = icmp eq i32 %3, 0
  br label %125

67:
  %68 = phi i64 [ 0, %42 ], [ %122, %121 ]
  %69 = getelementptr i64, ptr %12, i64 %68
  %70 = load i64, ptr %69
  %71 = getelementptr double, ptr %1, i64 %70
  %72 = load double, ptr %71
  %73 = mul i64 %68, %17
  %74 = getelementptr double, ptr %63, i64 %73
  br i1 %43, label %98, label %75

75:
  br i1 %44, label %76, label %121

76:
  %77 = insertelement <8 x double> poison, double %72, i64 0
  %78 = shufflevector <8 x double> %77, <8 x double> poison, <8 x i32> zeroinitializer
  br label %79

79:
  %80 = phi i64 [ %96, %95 ], [ 0, %76 ]
  br label %81

81:
  %82 = phi i64 [ 0, %79 ], [ %93, %81 ]
  %83 = add i64 %80, %82
  %84 = getelementptr double, ptr %74, i64 %83
  %85 = bitcast ptr %84 to ptr
  %86 = load <8 x double>, ptr %85, align 8
  %87 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %86)
  %88 = getelementptr double, ptr %38, i64 %83
  %89 = bitcast ptr %88 to ptr
  %90 = load <8 x double>, ptr %89, align 8
  %91 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %78, <8 x double> %87, <8 x double> %90)
  %92 = bitcast ptr %88 to ptr
  store <8 x double> %91, ptr %92, align 8
  %93 = add i64 %82, 8
  %94 = icmp eq i64 %82, 0
  br i1 %94, label %95, label %81

95:
  %96 = add i64 %80, 8
  %97 = icmp slt i64 %96, %15
  br i1 %97, label %79, label %121

98:
  br i1 %44, label %99, label %121

99:
  %100 = fneg double %72
  %101 = insertelement <8 x double> poison, double %100, i64 0
  %102 = shufflevector <8 x double> %101, <8 x double> poison, <8 x i32> zeroinitializer
  br label %103

103:
  %104 = phi i64 [ %119, %118 ], [ 0, %99 ]
  br label %105

105:
  %106 = phi i64 [ 0, %103 ], [ %116, %105 ]
  %107 = add i64 %104, %106
  %108 = getelementptr double, ptr %74, i64 %107
  %109 = bitcast ptr %108 to ptr
  %110 = load <8 x double>, ptr %109, align 8
  %111 = getelementptr double, ptr %38, i64 %107
  %112 = bitcast ptr %111 to ptr
  %113 = load <8 x double>, ptr %112, align 8
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %102, <8 x double> %110, <8 x double> %113)
  %115 = bitcast ptr %111 to ptr
  store <8 x double> %114, ptr %115, align 8
  %116 = add i64 %106, 8
  %117 = icmp eq i64 %106, 0
  br i1 %117, label %118, label %105

118:
  %119 = add i64 %104, 8
  %120 = icmp slt i64 %119, %15
  br i1 %120, label %103, label %121

121:
  %122 = add i64 %68, 1
  %123 = icmp eq i64 %122, %8
  br i1 %123, label %64, label %67

124:
  ret void

125:
  %126 = phi i64 [ 0, %65 ], [ %175, %170 ]
  %127 = icmp slt i64 %126, %15
  br i1 %127, label %128, label %131

128:
  %129 = getelementptr double, ptr %38, i64 %126
  %130 = load double, ptr %129
  br label %170

131:
  %132 = load ptr, ptr %9
  %133 = load ptr, ptr %5
  %134 = getelementptr %struct.ode_system, ptr %133, i64 0, i32 0
  %135 = load i64, ptr %134
  %136 = shl i64 %135, 2
  %137 = getelementptr i64, ptr %132, i64 %136
  %138 = mul i64 %135, 5
  %139 = getelementptr i64, ptr %132, i64 %138
  %140 = load ptr, ptr %18
  %141 = getelementptr %struct.ode_options, ptr %140, i64 0, i32 0
  %142 = load ptr, ptr %141
  %143 = getelementptr %struct.ode_method, ptr %142, i64 0, i32 4
  %144 = load i64, ptr %143
  %145 = add i64 %144, 10
  %146 = load ptr, ptr %25
  %147 = mul i64 %145, %135
  %148 = add i64 %147, 7
  %149 = and i64 %148, -8
  %150 = getelementptr double, ptr %146, i64 %149
  %151 = getelementptr i64, ptr %137, i64 %126
  %152 = load i64, ptr %151
  %153 = mul i64 %152, %135
  %154 = getelementptr i64, ptr %139, i64 %126
  %155 = load i64, ptr %154
  %156 = getelementptr i64, ptr %137, i64 %155
  %157 = load i64, ptr %156
  %158 = add i64 %157, %153
  %159 = getelementptr double, ptr %150, i64 %158
  %160 = load double, ptr %159
  %161 = call double @llvm.fabs.f64(double %160)
  %162 = select i1 %66, double %160, double %161
  %163 = getelementptr i64, ptr %14, i64 %126
  %164 = load i64, ptr %163
  %165 = getelementptr i64, ptr %12, i64 %164
  %166 = load i64, ptr %165
  %167 = getelementptr double, ptr %1, i64 %166
  %168 = load double, ptr %167
  %169 = fmul double %162, %168
  br label %170

170:
  %171 = phi double [ %130, %128 ], [ %169, %131 ]
  %172 = getelementptr i64, ptr %12, i64 %126
  %173 = load i64, ptr %172
  %174 = getelementptr double, ptr %2, i64 %173
  store double %171, ptr %174
  %175 = add i64 %126, 1
  %176 = icmp eq i64 %175, %8
  br i1 %176, label %124, label %125
}

define internal void @write_coefficients(ptr  %0, i64 %1, i64 %2, ptr  %3) {
  %5 = alloca [8 x [8 x double]], align 16
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %7 = load i64, ptr %6
  %8 = icmp eq i64 %7, 3
  %9 = icmp eq i64 %7, 5
  %10 = select i1 %9, ptr @RADAU5, ptr @RADAU7
  %11 = select i1 %8, ptr @RADAU3, ptr %10
  %12 = getelementptr double, ptr %11, i64 2
  %13 = bitcast ptr %5 to ptr
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(512) %13, i8 0, i64 512, i1 false)
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %15, label %41

15:
  %16 = add i64 %7, 14
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.ode_system, ptr %20, i64 0, i32 0
  %22 = load i64, ptr %21
  %23 = shl i64 %2, 3
  %24 = getelementptr double, ptr %18, i64 %1
  br label %27

25:
  %26 = icmp slt i64 %7, 1
  br i1 %26, label %41, label %37

27:
  %28 = phi i64 [ 0, %15 ], [ %35, %27 ]
  %29 = getelementptr [8 x [8 x double]], ptr %5, i64 0, i64 %28, i64 0
  %30 = bitcast ptr %29 to ptr
  %31 = sub i64 %16, %28
  %32 = mul i64 %22, %31
  %33 = getelementptr double, ptr %24, i64 %32
  %34 = bitcast ptr %33 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %30, ptr align 8 %34, i64 %23, i1 false)
  %35 = add i64 %28, 1
  %36 = icmp eq i64 %35, %7
  br i1 %36, label %25, label %27

37:
  %38 = phi i64 [ %47, %42 ], [ %7, %25 ]
  %39 = phi i64 [ %46, %42 ], [ 1, %25 ]
  %40 = icmp slt i64 %7, %39
  br i1 %40, label %42, label %49

41:
  ret void

42:
  %43 = add i64 %39, -1
  %44 = getelementptr [8 x double], ptr %3, i64 %43, i64 0
  %45 = bitcast ptr %44 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(64) %45, ptr align 16 dereferenceable(64) %13, i64 64, i1 false)
  %46 = add i64 %39, 1
  %47 = add i64 %38, -1
  %48 = icmp eq i64 %39, %7
  br i1 %48, label %41, label %37

49:
  %50 = phi i64 [ %70, %88 ], [ 0, %37 ]
  %51 = add i64 %50, %39
  %52 = icmp sgt i64 %7, %51
  br i1 %52, label %53, label %59

53:
  %54 = xor i64 %51, -1
  %55 = add i64 %7, %54
  %56 = getelementptr double, ptr %12, i64 %55
  %57 = load double, ptr %56
  %58 = fadd double %57, -1.000000e+00
  br label %59

59:
  %60 = phi double [ %58, %53 ], [ -1.000000e+00, %49 ]
  %61 = icmp sgt i64 %7, %50
  br i1 %61, label %62, label %68

62:
  %63 = xor i64 %50, -1
  %64 = add i64 %7, %63
  %65 = getelementptr double, ptr %12, i64 %64
  %66 = load double, ptr %65
  %67 = fadd double %66, -1.000000e+00
  br label %68

68:
  %69 = phi double [ %67, %62 ], [ -1.000000e+00, %59 ]
  %70 = add i64 %50, 1
  %71 = fsub double %60, %69
  %72 = fdiv double 1.000000e+00, %71
  %73 = insertelement <8 x double> poison, double %72, i64 0
  %74 = shufflevector <8 x double> %73, <8 x double> poison, <8 x i32> zeroinitializer
  br label %75

75:
  %76 = phi i64 [ 0, %68 ], [ %86, %75 ]
  %77 = getelementptr [8 x [8 x double]], ptr %5, i64 0, i64 %70, i64 %76
  %78 = bitcast ptr %77 to ptr
  %79 = load <8 x double>, ptr %78, align 16
  %80 = getelementptr [8 x [8 x double]], ptr %5, i64 0, i64 %50, i64 %76
  %81 = bitcast ptr %80 to ptr
  %82 = load <8 x double>, ptr %81, align 16
  %83 = fsub <8 x double> %79, %82
  %84 = fmul <8 x double> %74, %83
  %85 = bitcast ptr %80 to ptr
  store <8 x double> %84, ptr %85, align 16
  %86 = add i64 %76, 8
  %87 = icmp eq i64 %76, 0
  br i1 %87, label %88, label %75

88:
  %89 = icmp eq i64 %70, %38
  br i1 %89, label %42, label %49
}

declare i64 @ode_keep_new(ptr, double)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare <8 x double> @llvm.fabs.v8f64(<8 x double>)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
