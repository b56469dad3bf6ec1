; radau: made by tools/make_loops_text.py from radau
; sources a583a7415c8f7d39e066b9ec049ddc4b12cb6077cc43fc034cb68783a9f3b8b5
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
  switch i64 %64, label %3180 [
    i64 12, label %67
    i64 3, label %67
    i64 0, label %86
  ]

67:
  store i64 %64, ptr %38
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
  br label %3180

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
  br i1 %105, label %106, label %197

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
  %186 = call double @llvm.fabs.f64(double %108)
  %187 = call double @llvm.fabs.f64(double %107)
  %188 = call double @llvm.maxnum.f64(double %186, double %187)
  %189 = fmul double %188, 0x3CE4000000000000
  %190 = fmul double %189, 2.000000e+00
  %191 = call double @llvm.maxnum.f64(double %185, double %190)
  %192 = call double @llvm.minnum.f64(double %191, double %183)
  %193 = getelementptr %struct.ode_options, ptr %184, i64 0, i32 3
  %194 = load double, ptr %193
  %195 = call double @llvm.minnum.f64(double %192, double %194)
  %196 = call double @llvm.copysign.f64(double %195, double %109)
  store double %196, ptr %19
  br label %197

197:
  %198 = load double, ptr %10
  %199 = fcmp oeq double %198, 0.000000e+00
  %200 = zext i1 %199 to i32
  %201 = load i64, ptr %17
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %203, label %206

203:
  %204 = call i64 @evaluate_jacobian(ptr %0)
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %206, label %3180

206:
  %207 = phi i32 [ %200, %197 ], [ 1, %203 ]
  br label %208

208:
  %209 = phi i32 [ %3178, %3176 ], [ %207, %206 ]
  %210 = load double, ptr %6
  %211 = load double, ptr %19
  %212 = call double @llvm.fabs.f64(double %211)
  %213 = call double @llvm.fabs.f64(double %210)
  %214 = load double, ptr %20
  %215 = call double @llvm.fabs.f64(double %214)
  %216 = call double @llvm.maxnum.f64(double %213, double %215)
  %217 = fmul double %216, 0x3CE4000000000000
  %218 = fcmp ugt double %212, %217
  br i1 %218, label %223, label %219

219:
  %220 = load i64, ptr %38
  %221 = icmp eq i64 %220, 0
  %222 = select i1 %221, i64 4, i64 %220
  br label %3180

223:
  %224 = load double, ptr %21
  %225 = fcmp ogt double %224, 0.000000e+00
  br i1 %225, label %226, label %246

226:
  %227 = load double, ptr %22
  %228 = fsub double %227, %210
  %229 = fmul double %228, 5.000000e-01
  %230 = fcmp olt double %211, 0.000000e+00
  %231 = fneg double %229
  %232 = select i1 %230, double %231, double %229
  %233 = fcmp ult double %232, 0.000000e+00
  br i1 %233, label %246, label %234

234:
  %235 = call double @llvm.maxnum.f64(double %232, double %224)
  %236 = fcmp ogt double %212, %235
  br i1 %236, label %237, label %246

237:
  %238 = load double, ptr %18
  %239 = call double @llvm.fabs.f64(double %238)
  %240 = fdiv double %235, %239
  %241 = fcmp oge double %240, 1.000000e+00
  %242 = fcmp olt double %240, 1.500000e+00
  %243 = and i1 %241, %242
  %244 = call double @llvm.copysign.f64(double %235, double %211)
  %245 = select i1 %243, double %238, double %244
  store double %245, ptr %19
  br label %246

246:
  %247 = phi double [ %211, %226 ], [ %211, %223 ], [ %245, %237 ], [ %211, %234 ]
  %248 = call double @llvm.fmuladd.f64(double %247, double 1.000100e+00, double %210)
  %249 = fsub double %248, %214
  %250 = fmul double %247, %249
  %251 = fcmp oge double %250, 0.000000e+00
  %252 = fadd double %210, %247
  %253 = select i1 %251, double %214, double %252
  %254 = fsub double %253, %210
  %255 = load double, ptr %18
  %256 = fsub double %255, %254
  %257 = call double @llvm.fabs.f64(double %256)
  %258 = call double @llvm.fabs.f64(double %254)
  %259 = fmul double %258, 1.000000e-04
  %260 = fcmp ogt double %257, %259
  br i1 %260, label %261, label %1258

261:
  %262 = load i64, ptr %13
  %263 = icmp eq i64 %262, 3
  %264 = icmp eq i64 %262, 5
  %265 = select i1 %264, ptr @RADAU5, ptr @RADAU7
  %266 = select i1 %263, ptr @RADAU3, ptr %265
  %267 = getelementptr double, ptr %266, i64 2
  %268 = getelementptr double, ptr %267, i64 %262
  %269 = mul i64 %262, %262
  %270 = getelementptr double, ptr %268, i64 %269
  %271 = getelementptr double, ptr %270, i64 %269
  %272 = load i64, ptr %23
  %273 = add i64 %272, 1
  store i64 %273, ptr %23
  store double %254, ptr %18
  %274 = load double, ptr %271
  %275 = load ptr, ptr %24
  %276 = load ptr, ptr %8
  %277 = getelementptr %struct.ode_system, ptr %276, i64 0, i32 0
  %278 = load i64, ptr %277
  %279 = mul i64 %278, 5
  %280 = getelementptr i64, ptr %275, i64 %279
  %281 = load i64, ptr %280
  %282 = add i64 %281, 7
  %283 = and i64 %282, -8
  %284 = add i64 %278, 7
  %285 = and i64 %284, -8
  %286 = or i64 %285, 1
  %287 = mul i64 %286, %285
  %288 = load ptr, ptr %12
  %289 = getelementptr %struct.ode_options, ptr %288, i64 0, i32 0
  %290 = load ptr, ptr %289
  %291 = getelementptr %struct.ode_method, ptr %290, i64 0, i32 4
  %292 = load i64, ptr %291
  %293 = add i64 %292, 10
  %294 = load ptr, ptr %7
  %295 = mul i64 %293, %278
  %296 = add i64 %295, 7
  %297 = and i64 %296, -8
  %298 = getelementptr double, ptr %294, i64 %297
  %299 = getelementptr double, ptr %298, i64 %287
  %300 = shl i64 %287, 1
  %301 = getelementptr double, ptr %298, i64 %300
  %302 = mul i64 %287, 3
  %303 = getelementptr double, ptr %298, i64 %302
  %304 = shl i64 %287, 2
  %305 = getelementptr double, ptr %298, i64 %304
  %306 = sub i64 0, %285
  %307 = getelementptr double, ptr %305, i64 %306
  %308 = mul i64 %283, %281
  %309 = shl i64 %308, 3
  %310 = sub i64 %283, %281
  %311 = shl i64 %283, 3
  %312 = mul i64 %311, %310
  %313 = bitcast ptr %303 to ptr
  %314 = bitcast ptr %299 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %313, ptr align 8 %314, i64 %309, i1 false)
  %315 = shl i64 %310, 3
  %316 = getelementptr double, ptr %301, i64 %308
  %317 = getelementptr double, ptr %303, i64 %308
  %318 = getelementptr double, ptr %307, i64 %281
  br label %323

319:
  %320 = fdiv double %274, %254
  %321 = call double @llvm.fmuladd.f64(double %320, double %320, double 0.000000e+00)
  %322 = icmp sgt i64 %281, 0
  br i1 %322, label %355, label %333

323:
  %324 = phi i64 [ 0, %261 ], [ %331, %323 ]
  %325 = getelementptr double, ptr %316, i64 %324
  %326 = bitcast ptr %325 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %326, i8 0, i64 %312, i1 false)
  %327 = getelementptr double, ptr %317, i64 %324
  %328 = bitcast ptr %327 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %328, i8 0, i64 %312, i1 false)
  %329 = getelementptr double, ptr %318, i64 %324
  %330 = bitcast ptr %329 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %330, i8 0, i64 %315, i1 false)
  %331 = add i64 %324, %287
  %332 = icmp sgt i64 %331, 0
  br i1 %332, label %319, label %323

333:
  %334 = icmp slt i64 %281, %278
  br i1 %334, label %335, label %364

335:
  %336 = load ptr, ptr %24
  %337 = load ptr, ptr %8
  %338 = getelementptr %struct.ode_system, ptr %337, i64 0, i32 0
  %339 = load i64, ptr %338
  %340 = shl i64 %339, 2
  %341 = getelementptr i64, ptr %336, i64 %340
  %342 = mul i64 %339, 5
  %343 = getelementptr i64, ptr %336, i64 %342
  %344 = load ptr, ptr %12
  %345 = getelementptr %struct.ode_options, ptr %344, i64 0, i32 0
  %346 = load ptr, ptr %345
  %347 = getelementptr %struct.ode_method, ptr %346, i64 0, i32 4
  %348 = load i64, ptr %347
  %349 = add i64 %348, 10
  %350 = load ptr, ptr %7
  %351 = mul i64 %349, %339
  %352 = add i64 %351, 7
  %353 = and i64 %352, -8
  %354 = getelementptr double, ptr %350, i64 %353
  br label %368

355:
  %356 = phi i64 [ %362, %355 ], [ 0, %319 ]
  %357 = mul i64 %356, %283
  %358 = add i64 %357, %356
  %359 = getelementptr double, ptr %303, i64 %358
  %360 = load double, ptr %359
  %361 = fadd double %320, %360
  store double %361, ptr %359
  %362 = add i64 %356, 1
  %363 = icmp eq i64 %362, %281
  br i1 %363, label %333, label %355

364:
  br i1 %322, label %365, label %645

365:
  %366 = shl i64 %283, 1
  %367 = mul i64 %283, 3
  br label %410

368:
  %369 = phi i64 [ %281, %335 ], [ %408, %407 ]
  %370 = getelementptr i64, ptr %341, i64 %369
  %371 = load i64, ptr %370
  %372 = mul i64 %371, %339
  %373 = getelementptr i64, ptr %343, i64 %369
  %374 = load i64, ptr %373
  %375 = getelementptr i64, ptr %341, i64 %374
  %376 = load i64, ptr %375
  %377 = add i64 %376, %372
  %378 = getelementptr double, ptr %354, i64 %377
  %379 = load double, ptr %378
  %380 = mul i64 %374, %283
  %381 = getelementptr double, ptr %303, i64 %380
  %382 = mul i64 %369, %283
  %383 = getelementptr double, ptr %299, i64 %382
  br i1 %322, label %384, label %407

384:
  %385 = fdiv double %379, %321
  %386 = fmul double %320, %385
  %387 = insertelement <8 x double> poison, double %386, i64 0
  %388 = shufflevector <8 x double> %387, <8 x double> poison, <8 x i32> zeroinitializer
  br label %389

389:
  %390 = phi i64 [ %405, %404 ], [ 0, %384 ]
  br label %391

391:
  %392 = phi i64 [ 0, %389 ], [ %402, %391 ]
  %393 = add i64 %390, %392
  %394 = getelementptr double, ptr %383, i64 %393
  %395 = bitcast ptr %394 to ptr
  %396 = load <8 x double>, ptr %395, align 8
  %397 = getelementptr double, ptr %381, i64 %393
  %398 = bitcast ptr %397 to ptr
  %399 = load <8 x double>, ptr %398, align 8
  %400 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %388, <8 x double> %396, <8 x double> %399)
  %401 = bitcast ptr %397 to ptr
  store <8 x double> %400, ptr %401, align 8
  %402 = add i64 %392, 8
  %403 = icmp eq i64 %392, 0
  br i1 %403, label %404, label %391

404:
  %405 = add i64 %390, 8
  %406 = icmp slt i64 %405, %281
  br i1 %406, label %389, label %407

407:
  %408 = add i64 %369, 1
  %409 = icmp eq i64 %408, %278
  br i1 %409, label %364, label %368

410:
  %411 = phi i64 [ 0, %365 ], [ %413, %642 ]
  %412 = and i64 %411, 9223372036854775800
  %413 = add i64 %411, 4
  %414 = icmp slt i64 %413, %281
  %415 = select i1 %414, i64 %413, i64 %281
  %416 = icmp slt i64 %411, %415
  br i1 %416, label %417, label %518

417:
  %418 = phi i64 [ %411, %410 ], [ %443, %515 ]
  %419 = mul i64 %418, %283
  %420 = getelementptr double, ptr %303, i64 %419
  br label %427

421:
  %422 = getelementptr double, ptr %301, i64 %419
  %423 = getelementptr i64, ptr %275, i64 %418
  store i64 %435, ptr %423
  %424 = fcmp oeq double %436, 0.000000e+00
  br i1 %424, label %1246, label %425

425:
  %426 = icmp eq i64 %435, %418
  br i1 %426, label %439, label %454

427:
  %428 = phi double [ %436, %427 ], [ -1.000000e+00, %417 ]
  %429 = phi i64 [ %435, %427 ], [ %418, %417 ]
  %430 = phi i64 [ %437, %427 ], [ %418, %417 ]
  %431 = getelementptr double, ptr %420, i64 %430
  %432 = load double, ptr %431
  %433 = call double @llvm.fabs.f64(double %432)
  %434 = fcmp ogt double %433, %428
  %435 = select i1 %434, i64 %430, i64 %429
  %436 = select i1 %434, double %433, double %428
  %437 = add i64 %430, 1
  %438 = icmp slt i64 %437, %281
  br i1 %438, label %427, label %421

439:
  %440 = getelementptr double, ptr %420, i64 %418
  %441 = load double, ptr %440
  %442 = fdiv double 1.000000e+00, %441
  %443 = add i64 %418, 1
  %444 = shl i64 %443, 3
  %445 = sub i64 %283, %418
  %446 = shl i64 %445, 3
  %447 = bitcast ptr %422 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %447, i8 0, i64 %311, i1 false)
  %448 = getelementptr double, ptr %307, i64 %418
  store double %442, ptr %448
  %449 = and i64 %443, 9223372036854775800
  %450 = icmp slt i64 %449, %281
  br i1 %450, label %451, label %484

451:
  %452 = insertelement <8 x double> poison, double %442, i64 0
  %453 = shufflevector <8 x double> %452, <8 x double> poison, <8 x i32> zeroinitializer
  br label %466

454:
  %455 = phi i64 [ %464, %454 ], [ %411, %425 ]
  %456 = icmp ult i64 %455, %418
  %457 = select i1 %456, ptr %301, ptr %303
  %458 = mul i64 %455, %283
  %459 = getelementptr double, ptr %457, i64 %458
  %460 = getelementptr double, ptr %459, i64 %418
  %461 = load double, ptr %460
  %462 = getelementptr double, ptr %459, i64 %435
  %463 = load double, ptr %462
  store double %463, ptr %460
  store double %461, ptr %462
  %464 = add i64 %455, 1
  %465 = icmp slt i64 %464, %415
  br i1 %465, label %454, label %439

466:
  %467 = phi i64 [ %482, %481 ], [ %449, %451 ]
  br label %468

468:
  %469 = phi i64 [ 0, %466 ], [ %479, %468 ]
  %470 = add i64 %467, %469
  %471 = getelementptr double, ptr %420, i64 %470
  %472 = bitcast ptr %471 to ptr
  %473 = load <8 x double>, ptr %472, align 8
  %474 = getelementptr double, ptr %422, i64 %470
  %475 = bitcast ptr %474 to ptr
  %476 = load <8 x double>, ptr %475, align 8
  %477 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %453, <8 x double> %473, <8 x double> %476)
  %478 = bitcast ptr %474 to ptr
  store <8 x double> %477, ptr %478, align 8
  %479 = add i64 %469, 8
  %480 = icmp eq i64 %469, 0
  br i1 %480, label %481, label %468

481:
  %482 = add i64 %467, 8
  %483 = icmp slt i64 %482, %281
  br i1 %483, label %466, label %484

484:
  call void @llvm.memset.p0.i64(ptr align 8 %447, i8 0, i64 %444, i1 false)
  %485 = bitcast ptr %440 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %485, i8 0, i64 %446, i1 false)
  %486 = icmp slt i64 %443, %415
  br i1 %486, label %487, label %518

487:
  %488 = phi i64 [ %516, %515 ], [ %443, %484 ]
  %489 = mul i64 %488, %283
  %490 = getelementptr double, ptr %303, i64 %489
  %491 = getelementptr double, ptr %490, i64 %418
  %492 = load double, ptr %491
  br i1 %450, label %493, label %515

493:
  %494 = fneg double %492
  %495 = insertelement <8 x double> poison, double %494, i64 0
  %496 = shufflevector <8 x double> %495, <8 x double> poison, <8 x i32> zeroinitializer
  br label %497

497:
  %498 = phi i64 [ %513, %512 ], [ %449, %493 ]
  br label %499

499:
  %500 = phi i64 [ 0, %497 ], [ %510, %499 ]
  %501 = add i64 %498, %500
  %502 = getelementptr double, ptr %422, i64 %501
  %503 = bitcast ptr %502 to ptr
  %504 = load <8 x double>, ptr %503, align 8
  %505 = getelementptr double, ptr %490, i64 %501
  %506 = bitcast ptr %505 to ptr
  %507 = load <8 x double>, ptr %506, align 8
  %508 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %496, <8 x double> %504, <8 x double> %507)
  %509 = bitcast ptr %505 to ptr
  store <8 x double> %508, ptr %509, align 8
  %510 = add i64 %500, 8
  %511 = icmp eq i64 %500, 0
  br i1 %511, label %512, label %499

512:
  %513 = add i64 %498, 8
  %514 = icmp slt i64 %513, %281
  br i1 %514, label %497, label %515

515:
  %516 = add i64 %488, 1
  %517 = icmp slt i64 %516, %415
  br i1 %517, label %487, label %417

518:
  br i1 %414, label %519, label %645

519:
  %520 = mul i64 %411, %283
  %521 = getelementptr double, ptr %301, i64 %520
  %522 = or i64 %411, 3
  %523 = or i64 %411, 1
  %524 = getelementptr double, ptr %521, i64 %523
  %525 = or i64 %411, 2
  %526 = getelementptr double, ptr %521, i64 %525
  %527 = add i64 %525, %283
  %528 = getelementptr double, ptr %521, i64 %527
  %529 = getelementptr double, ptr %521, i64 %522
  %530 = add i64 %522, %283
  %531 = getelementptr double, ptr %521, i64 %530
  %532 = add i64 %522, %366
  %533 = getelementptr double, ptr %521, i64 %532
  %534 = icmp slt i64 %412, %281
  br label %535

535:
  %536 = phi i64 [ %413, %519 ], [ %643, %642 ]
  %537 = mul i64 %536, %283
  %538 = getelementptr double, ptr %303, i64 %537
  br label %539

539:
  %540 = phi i64 [ %411, %535 ], [ %559, %558 ]
  %541 = getelementptr i64, ptr %275, i64 %540
  %542 = load i64, ptr %541
  %543 = icmp eq i64 %542, %540
  br i1 %543, label %553, label %544

544:
  %545 = getelementptr double, ptr %538, i64 %540
  %546 = load double, ptr %545
  %547 = getelementptr double, ptr %538, i64 %542
  %548 = load double, ptr %547
  store double %548, ptr %545
  store double %546, ptr %547
  %549 = add i64 %540, 1
  %550 = icmp slt i64 %540, %522
  %551 = icmp slt i64 %549, %281
  %552 = and i1 %550, %551
  br i1 %552, label %558, label %560

553:
  %554 = add i64 %540, 1
  %555 = icmp slt i64 %540, %522
  %556 = icmp slt i64 %554, %281
  %557 = and i1 %555, %556
  br i1 %557, label %558, label %560

558:
  %559 = phi i64 [ %554, %553 ], [ %549, %544 ]
  br label %539

560:
  %561 = getelementptr double, ptr %538, i64 %411
  %562 = load double, ptr %561
  %563 = call double @llvm.fabs.f64(double %562)
  %564 = getelementptr double, ptr %538, i64 %523
  %565 = load double, ptr %564
  %566 = load double, ptr %524
  %567 = fmul double %562, %566
  %568 = fsub double %565, %567
  %569 = call double @llvm.fabs.f64(double %568)
  %570 = fadd double %563, %569
  %571 = getelementptr double, ptr %538, i64 %525
  %572 = load double, ptr %571
  %573 = load double, ptr %526
  %574 = fmul double %562, %573
  %575 = load double, ptr %528
  %576 = fmul double %568, %575
  %577 = fsub double %572, %574
  %578 = fsub double %577, %576
  %579 = call double @llvm.fabs.f64(double %578)
  %580 = fadd double %570, %579
  %581 = getelementptr double, ptr %538, i64 %522
  %582 = load double, ptr %581
  %583 = load double, ptr %529
  %584 = fmul double %562, %583
  %585 = fsub double %582, %584
  %586 = load double, ptr %531
  %587 = fmul double %568, %586
  %588 = fsub double %585, %587
  %589 = load double, ptr %533
  %590 = fmul double %578, %589
  %591 = fsub double %588, %590
  %592 = call double @llvm.fabs.f64(double %591)
  %593 = fadd double %580, %592
  %594 = fcmp oeq double %593, 0.000000e+00
  br i1 %594, label %642, label %595

595:
  br i1 %534, label %596, label %642

596:
  %597 = fneg double %562
  %598 = fneg double %568
  %599 = fneg double %578
  %600 = fneg double %591
  %601 = insertelement <8 x double> poison, double %597, i64 0
  %602 = shufflevector <8 x double> %601, <8 x double> poison, <8 x i32> zeroinitializer
  %603 = insertelement <8 x double> poison, double %598, i64 0
  %604 = shufflevector <8 x double> %603, <8 x double> poison, <8 x i32> zeroinitializer
  %605 = insertelement <8 x double> poison, double %599, i64 0
  %606 = shufflevector <8 x double> %605, <8 x double> poison, <8 x i32> zeroinitializer
  %607 = insertelement <8 x double> poison, double %600, i64 0
  %608 = shufflevector <8 x double> %607, <8 x double> poison, <8 x i32> zeroinitializer
  br label %609

609:
  %610 = phi i64 [ %611, %640 ], [ %412, %596 ]
  %611 = add i64 %610, 8
  br label %612

612:
  %613 = phi i64 [ 0, %609 ], [ %638, %612 ]
  %614 = add i64 %610, %613
  %615 = getelementptr double, ptr %538, i64 %614
  %616 = bitcast ptr %615 to ptr
  %617 = load <8 x double>, ptr %616, align 8
  %618 = getelementptr double, ptr %521, i64 %614
  %619 = bitcast ptr %618 to ptr
  %620 = load <8 x double>, ptr %619, align 8
  %621 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %602, <8 x double> %620, <8 x double> %617)
  %622 = add i64 %614, %283
  %623 = getelementptr double, ptr %521, i64 %622
  %624 = bitcast ptr %623 to ptr
  %625 = load <8 x double>, ptr %624, align 8
  %626 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %604, <8 x double> %625, <8 x double> %621)
  %627 = add i64 %614, %366
  %628 = getelementptr double, ptr %521, i64 %627
  %629 = bitcast ptr %628 to ptr
  %630 = load <8 x double>, ptr %629, align 8
  %631 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %606, <8 x double> %630, <8 x double> %626)
  %632 = add i64 %614, %367
  %633 = getelementptr double, ptr %521, i64 %632
  %634 = bitcast ptr %633 to ptr
  %635 = load <8 x double>, ptr %634, align 8
  %636 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %608, <8 x double> %635, <8 x double> %631)
  %637 = bitcast ptr %615 to ptr
  store <8 x double> %636, ptr %637, align 8
  %638 = add i64 %613, 8
  %639 = icmp eq i64 %613, 0
  br i1 %639, label %640, label %612

640:
  %641 = icmp slt i64 %611, %281
  br i1 %641, label %609, label %642

642:
  %643 = add i64 %536, 1
  %644 = icmp slt i64 %643, %281
  br i1 %644, label %535, label %410

645:
  %646 = icmp sgt i64 %262, 1
  br i1 %646, label %647, label %1258

647:
  %648 = phi i64 [ %1244, %1243 ], [ 1, %645 ]
  %649 = getelementptr double, ptr %271, i64 %648
  %650 = load double, ptr %649
  %651 = fdiv double %650, %254
  %652 = add i64 %648, 1
  %653 = getelementptr double, ptr %271, i64 %652
  %654 = load double, ptr %653
  %655 = fdiv double %654, %254
  %656 = lshr i64 %648, 1
  %657 = load ptr, ptr %24
  %658 = load ptr, ptr %8
  %659 = getelementptr %struct.ode_system, ptr %658, i64 0, i32 0
  %660 = load i64, ptr %659
  %661 = mul i64 %660, 5
  %662 = getelementptr i64, ptr %657, i64 %661
  %663 = load i64, ptr %662
  %664 = add i64 %663, 7
  %665 = and i64 %664, -8
  %666 = add i64 %660, 7
  %667 = and i64 %666, -8
  %668 = or i64 %667, 1
  %669 = mul i64 %668, %667
  %670 = load ptr, ptr %12
  %671 = getelementptr %struct.ode_options, ptr %670, i64 0, i32 0
  %672 = load ptr, ptr %671
  %673 = getelementptr %struct.ode_method, ptr %672, i64 0, i32 4
  %674 = load i64, ptr %673
  %675 = add i64 %674, 10
  %676 = load ptr, ptr %7
  %677 = mul i64 %675, %660
  %678 = add i64 %677, 7
  %679 = and i64 %678, -8
  %680 = getelementptr double, ptr %676, i64 %679
  %681 = getelementptr double, ptr %680, i64 %669
  %682 = fmul double %655, %655
  %683 = call double @llvm.fmuladd.f64(double %651, double %651, double %682)
  %684 = shl i64 %656, 2
  %685 = add i64 %684, 4
  %686 = mul i64 %669, %685
  %687 = getelementptr double, ptr %680, i64 %686
  %688 = add i64 %684, 6
  %689 = mul i64 %669, %688
  %690 = getelementptr double, ptr %680, i64 %689
  %691 = add i64 %684, 7
  %692 = mul i64 %669, %691
  %693 = getelementptr double, ptr %680, i64 %692
  %694 = sub i64 0, %667
  %695 = getelementptr double, ptr %693, i64 %694
  %696 = add i64 %656, 1
  %697 = mul i64 %660, %696
  %698 = getelementptr i64, ptr %657, i64 %697
  %699 = mul i64 %665, %663
  %700 = shl i64 %699, 3
  %701 = sub i64 %665, %663
  %702 = shl i64 %665, 3
  %703 = mul i64 %702, %701
  %704 = bitcast ptr %690 to ptr
  %705 = bitcast ptr %681 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %704, ptr align 8 %705, i64 %700, i1 false)
  %706 = icmp slt i64 %669, 0
  br i1 %706, label %712, label %707

707:
  %708 = shl i64 %701, 3
  %709 = getelementptr double, ptr %687, i64 %699
  %710 = getelementptr double, ptr %690, i64 %699
  %711 = getelementptr double, ptr %695, i64 %663
  br label %716

712:
  %713 = getelementptr double, ptr %690, i64 %669
  %714 = bitcast ptr %713 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %714, i8 0, i64 %700, i1 false)
  %715 = icmp sgt i64 %663, 0
  br i1 %715, label %748, label %726

716:
  %717 = phi i64 [ 0, %707 ], [ %724, %716 ]
  %718 = getelementptr double, ptr %709, i64 %717
  %719 = bitcast ptr %718 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %719, i8 0, i64 %703, i1 false)
  %720 = getelementptr double, ptr %710, i64 %717
  %721 = bitcast ptr %720 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %721, i8 0, i64 %703, i1 false)
  %722 = getelementptr double, ptr %711, i64 %717
  %723 = bitcast ptr %722 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %723, i8 0, i64 %708, i1 false)
  %724 = add i64 %717, %669
  %725 = icmp sgt i64 %717, 0
  br i1 %725, label %712, label %716

726:
  %727 = icmp slt i64 %663, %660
  br i1 %727, label %728, label %759

728:
  %729 = load ptr, ptr %24
  %730 = load ptr, ptr %8
  %731 = getelementptr %struct.ode_system, ptr %730, i64 0, i32 0
  %732 = load i64, ptr %731
  %733 = shl i64 %732, 2
  %734 = getelementptr i64, ptr %729, i64 %733
  %735 = mul i64 %732, 5
  %736 = getelementptr i64, ptr %729, i64 %735
  %737 = load ptr, ptr %12
  %738 = getelementptr %struct.ode_options, ptr %737, i64 0, i32 0
  %739 = load ptr, ptr %738
  %740 = getelementptr %struct.ode_method, ptr %739, i64 0, i32 4
  %741 = load i64, ptr %740
  %742 = add i64 %741, 10
  %743 = load ptr, ptr %7
  %744 = mul i64 %742, %732
  %745 = add i64 %744, 7
  %746 = and i64 %745, -8
  %747 = getelementptr double, ptr %743, i64 %746
  br label %763

748:
  %749 = phi i64 [ %757, %748 ], [ 0, %712 ]
  %750 = mul i64 %749, %665
  %751 = add i64 %750, %749
  %752 = getelementptr double, ptr %690, i64 %751
  %753 = load double, ptr %752
  %754 = fadd double %651, %753
  store double %754, ptr %752
  %755 = add i64 %751, %669
  %756 = getelementptr double, ptr %690, i64 %755
  store double %655, ptr %756
  %757 = add i64 %749, 1
  %758 = icmp eq i64 %757, %663
  br i1 %758, label %726, label %748

759:
  br i1 %715, label %760, label %1243

760:
  %761 = shl i64 %665, 1
  %762 = mul i64 %665, 3
  br label %829

763:
  %764 = phi i64 [ %663, %728 ], [ %827, %826 ]
  %765 = getelementptr i64, ptr %734, i64 %764
  %766 = load i64, ptr %765
  %767 = mul i64 %766, %732
  %768 = getelementptr i64, ptr %736, i64 %764
  %769 = load i64, ptr %768
  %770 = getelementptr i64, ptr %734, i64 %769
  %771 = load i64, ptr %770
  %772 = add i64 %771, %767
  %773 = getelementptr double, ptr %747, i64 %772
  %774 = load double, ptr %773
  %775 = fdiv double %774, %683
  %776 = mul i64 %769, %665
  %777 = getelementptr double, ptr %690, i64 %776
  %778 = mul i64 %764, %665
  %779 = getelementptr double, ptr %681, i64 %778
  br i1 %715, label %780, label %826

780:
  %781 = fmul double %651, %775
  %782 = insertelement <8 x double> poison, double %781, i64 0
  %783 = shufflevector <8 x double> %782, <8 x double> poison, <8 x i32> zeroinitializer
  br label %784

784:
  %785 = phi i64 [ %800, %799 ], [ 0, %780 ]
  br label %786

786:
  %787 = phi i64 [ 0, %784 ], [ %797, %786 ]
  %788 = add i64 %785, %787
  %789 = getelementptr double, ptr %779, i64 %788
  %790 = bitcast ptr %789 to ptr
  %791 = load <8 x double>, ptr %790, align 8
  %792 = getelementptr double, ptr %777, i64 %788
  %793 = bitcast ptr %792 to ptr
  %794 = load <8 x double>, ptr %793, align 8
  %795 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %783, <8 x double> %791, <8 x double> %794)
  %796 = bitcast ptr %792 to ptr
  store <8 x double> %795, ptr %796, align 8
  %797 = add i64 %787, 8
  %798 = icmp eq i64 %787, 0
  br i1 %798, label %799, label %786

799:
  %800 = add i64 %785, 8
  %801 = icmp slt i64 %800, %663
  br i1 %801, label %784, label %802

802:
  %803 = getelementptr double, ptr %777, i64 %669
  %804 = fneg double %775
  %805 = fmul double %655, %804
  %806 = insertelement <8 x double> poison, double %805, i64 0
  %807 = shufflevector <8 x double> %806, <8 x double> poison, <8 x i32> zeroinitializer
  br label %808

808:
  %809 = phi i64 [ %824, %823 ], [ 0, %802 ]
  br label %810

810:
  %811 = phi i64 [ 0, %808 ], [ %821, %810 ]
  %812 = add i64 %809, %811
  %813 = getelementptr double, ptr %779, i64 %812
  %814 = bitcast ptr %813 to ptr
  %815 = load <8 x double>, ptr %814, align 8
  %816 = getelementptr double, ptr %803, i64 %812
  %817 = bitcast ptr %816 to ptr
  %818 = load <8 x double>, ptr %817, align 8
  %819 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %807, <8 x double> %815, <8 x double> %818)
  %820 = bitcast ptr %816 to ptr
  store <8 x double> %819, ptr %820, align 8
  %821 = add i64 %811, 8
  %822 = icmp eq i64 %811, 0
  br i1 %822, label %823, label %810

823:
  %824 = add i64 %809, 8
  %825 = icmp slt i64 %824, %663
  br i1 %825, label %808, label %826

826:
  %827 = add i64 %764, 1
  %828 = icmp eq i64 %827, %660
  br i1 %828, label %759, label %763

829:
  %830 = phi i64 [ 0, %760 ], [ %832, %1240 ]
  %831 = and i64 %830, 9223372036854775800
  %832 = add i64 %830, 4
  %833 = icmp slt i64 %832, %663
  %834 = select i1 %833, i64 %832, i64 %663
  %835 = icmp slt i64 %830, %834
  br i1 %835, label %836, label %993

836:
  %837 = phi i64 [ %830, %829 ], [ %874, %990 ]
  %838 = mul i64 %837, %665
  %839 = getelementptr double, ptr %690, i64 %838
  %840 = getelementptr double, ptr %839, i64 %669
  br label %848

841:
  %842 = getelementptr double, ptr %687, i64 %838
  %843 = getelementptr double, ptr %842, i64 %669
  %844 = getelementptr i64, ptr %698, i64 %837
  store i64 %860, ptr %844
  %845 = fcmp oeq double %861, 0.000000e+00
  br i1 %845, label %1246, label %846

846:
  %847 = icmp eq i64 %860, %837
  br i1 %847, label %864, label %894

848:
  %849 = phi double [ %861, %848 ], [ -1.000000e+00, %836 ]
  %850 = phi i64 [ %860, %848 ], [ %837, %836 ]
  %851 = phi i64 [ %862, %848 ], [ %837, %836 ]
  %852 = getelementptr double, ptr %839, i64 %851
  %853 = load double, ptr %852
  %854 = call double @llvm.fabs.f64(double %853)
  %855 = getelementptr double, ptr %840, i64 %851
  %856 = load double, ptr %855
  %857 = call double @llvm.fabs.f64(double %856)
  %858 = fadd double %854, %857
  %859 = fcmp ogt double %858, %849
  %860 = select i1 %859, i64 %851, i64 %850
  %861 = select i1 %859, double %858, double %849
  %862 = add i64 %851, 1
  %863 = icmp slt i64 %862, %663
  br i1 %863, label %848, label %841

864:
  %865 = getelementptr double, ptr %839, i64 %837
  %866 = load double, ptr %865
  %867 = getelementptr double, ptr %840, i64 %837
  %868 = load double, ptr %867
  %869 = fmul double %868, %868
  %870 = call double @llvm.fmuladd.f64(double %866, double %866, double %869)
  %871 = fdiv double %866, %870
  %872 = fneg double %868
  %873 = fdiv double %872, %870
  %874 = add i64 %837, 1
  %875 = shl i64 %874, 3
  %876 = sub i64 %665, %837
  %877 = shl i64 %876, 3
  %878 = bitcast ptr %842 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %878, i8 0, i64 %702, i1 false)
  %879 = getelementptr double, ptr %695, i64 %837
  store double %871, ptr %879
  %880 = add i64 %837, %669
  %881 = getelementptr double, ptr %695, i64 %880
  store double %873, ptr %881
  %882 = bitcast ptr %843 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %882, i8 0, i64 %702, i1 false)
  %883 = fneg double %871
  %884 = fneg double %873
  %885 = and i64 %874, 9223372036854775800
  %886 = icmp slt i64 %885, %663
  br i1 %886, label %887, label %941

887:
  %888 = insertelement <8 x double> poison, double %873, i64 0
  %889 = shufflevector <8 x double> %888, <8 x double> poison, <8 x i32> zeroinitializer
  %890 = insertelement <8 x double> poison, double %883, i64 0
  %891 = shufflevector <8 x double> %890, <8 x double> poison, <8 x i32> zeroinitializer
  %892 = insertelement <8 x double> poison, double %884, i64 0
  %893 = shufflevector <8 x double> %892, <8 x double> poison, <8 x i32> zeroinitializer
  br label %911

894:
  %895 = phi i64 [ %909, %894 ], [ %830, %846 ]
  %896 = icmp ult i64 %895, %837
  %897 = select i1 %896, ptr %687, ptr %690
  %898 = mul i64 %895, %665
  %899 = getelementptr double, ptr %897, i64 %898
  %900 = getelementptr double, ptr %899, i64 %837
  %901 = load double, ptr %900
  %902 = getelementptr double, ptr %899, i64 %860
  %903 = load double, ptr %902
  store double %903, ptr %900
  store double %901, ptr %902
  %904 = getelementptr double, ptr %899, i64 %669
  %905 = getelementptr double, ptr %904, i64 %837
  %906 = load double, ptr %905
  %907 = getelementptr double, ptr %904, i64 %860
  %908 = load double, ptr %907
  store double %908, ptr %905
  store double %906, ptr %907
  %909 = add i64 %895, 1
  %910 = icmp slt i64 %909, %834
  br i1 %910, label %894, label %864

911:
  %912 = phi i64 [ %939, %938 ], [ %885, %887 ]
  br label %913

913:
  %914 = phi i64 [ 0, %911 ], [ %936, %913 ]
  %915 = add i64 %912, %914
  %916 = getelementptr double, ptr %839, i64 %915
  %917 = bitcast ptr %916 to ptr
  %918 = load <8 x double>, ptr %917, align 8
  %919 = getelementptr double, ptr %840, i64 %915
  %920 = bitcast ptr %919 to ptr
  %921 = load <8 x double>, ptr %920, align 8
  %922 = fmul <8 x double> %889, %921
  %923 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %891, <8 x double> %918, <8 x double> %922)
  %924 = getelementptr double, ptr %842, i64 %915
  %925 = bitcast ptr %924 to ptr
  %926 = load <8 x double>, ptr %925, align 8
  %927 = fsub <8 x double> %926, %923
  %928 = bitcast ptr %924 to ptr
  store <8 x double> %927, ptr %928, align 8
  %929 = fmul <8 x double> %918, %893
  %930 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %891, <8 x double> %921, <8 x double> %929)
  %931 = getelementptr double, ptr %843, i64 %915
  %932 = bitcast ptr %931 to ptr
  %933 = load <8 x double>, ptr %932, align 8
  %934 = fsub <8 x double> %933, %930
  %935 = bitcast ptr %931 to ptr
  store <8 x double> %934, ptr %935, align 8
  %936 = add i64 %914, 8
  %937 = icmp eq i64 %914, 0
  br i1 %937, label %938, label %913

938:
  %939 = add i64 %912, 8
  %940 = icmp slt i64 %939, %663
  br i1 %940, label %911, label %941

941:
  call void @llvm.memset.p0.i64(ptr align 8 %882, i8 0, i64 %875, i1 false)
  %942 = bitcast ptr %867 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %942, i8 0, i64 %877, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %878, i8 0, i64 %875, i1 false)
  %943 = bitcast ptr %865 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %943, i8 0, i64 %877, i1 false)
  %944 = icmp slt i64 %874, %834
  br i1 %944, label %945, label %993

945:
  %946 = phi i64 [ %991, %990 ], [ %874, %941 ]
  %947 = mul i64 %946, %665
  %948 = getelementptr double, ptr %690, i64 %947
  %949 = getelementptr double, ptr %948, i64 %669
  %950 = getelementptr double, ptr %948, i64 %837
  %951 = load double, ptr %950
  %952 = getelementptr double, ptr %949, i64 %837
  %953 = load double, ptr %952
  br i1 %886, label %954, label %990

954:
  %955 = insertelement <8 x double> poison, double %953, i64 0
  %956 = shufflevector <8 x double> %955, <8 x double> poison, <8 x i32> zeroinitializer
  %957 = insertelement <8 x double> poison, double %951, i64 0
  %958 = shufflevector <8 x double> %957, <8 x double> poison, <8 x i32> zeroinitializer
  br label %959

959:
  %960 = phi i64 [ %988, %987 ], [ %885, %954 ]
  br label %961

961:
  %962 = phi i64 [ 0, %959 ], [ %985, %961 ]
  %963 = add i64 %960, %962
  %964 = getelementptr double, ptr %842, i64 %963
  %965 = bitcast ptr %964 to ptr
  %966 = load <8 x double>, ptr %965, align 8
  %967 = getelementptr double, ptr %843, i64 %963
  %968 = bitcast ptr %967 to ptr
  %969 = load <8 x double>, ptr %968, align 8
  %970 = fneg <8 x double> %969
  %971 = fmul <8 x double> %956, %970
  %972 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %958, <8 x double> %966, <8 x double> %971)
  %973 = getelementptr double, ptr %948, i64 %963
  %974 = bitcast ptr %973 to ptr
  %975 = load <8 x double>, ptr %974, align 8
  %976 = fsub <8 x double> %975, %972
  %977 = bitcast ptr %973 to ptr
  store <8 x double> %976, ptr %977, align 8
  %978 = fmul <8 x double> %956, %966
  %979 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %958, <8 x double> %969, <8 x double> %978)
  %980 = getelementptr double, ptr %949, i64 %963
  %981 = bitcast ptr %980 to ptr
  %982 = load <8 x double>, ptr %981, align 8
  %983 = fsub <8 x double> %982, %979
  %984 = bitcast ptr %980 to ptr
  store <8 x double> %983, ptr %984, align 8
  %985 = add i64 %962, 8
  %986 = icmp eq i64 %962, 0
  br i1 %986, label %987, label %961

987:
  %988 = add i64 %960, 8
  %989 = icmp slt i64 %988, %663
  br i1 %989, label %959, label %990

990:
  %991 = add i64 %946, 1
  %992 = icmp slt i64 %991, %834
  br i1 %992, label %945, label %836

993:
  br i1 %833, label %994, label %1243

994:
  %995 = mul i64 %830, %665
  %996 = getelementptr double, ptr %687, i64 %995
  %997 = getelementptr double, ptr %996, i64 %669
  %998 = or i64 %830, 3
  %999 = or i64 %830, 1
  %1000 = getelementptr double, ptr %996, i64 %999
  %1001 = getelementptr double, ptr %997, i64 %999
  %1002 = or i64 %830, 2
  %1003 = getelementptr double, ptr %996, i64 %1002
  %1004 = getelementptr double, ptr %997, i64 %1002
  %1005 = add i64 %1002, %665
  %1006 = getelementptr double, ptr %996, i64 %1005
  %1007 = getelementptr double, ptr %997, i64 %1005
  %1008 = getelementptr double, ptr %996, i64 %998
  %1009 = getelementptr double, ptr %997, i64 %998
  %1010 = add i64 %998, %665
  %1011 = getelementptr double, ptr %996, i64 %1010
  %1012 = getelementptr double, ptr %997, i64 %1010
  %1013 = add i64 %998, %761
  %1014 = getelementptr double, ptr %996, i64 %1013
  %1015 = getelementptr double, ptr %997, i64 %1013
  %1016 = icmp slt i64 %831, %663
  br label %1017

1017:
  %1018 = phi i64 [ %832, %994 ], [ %1241, %1240 ]
  %1019 = mul i64 %1018, %665
  %1020 = getelementptr double, ptr %690, i64 %1019
  %1021 = getelementptr double, ptr %713, i64 %1019
  br label %1022

1022:
  %1023 = phi i64 [ %830, %1017 ], [ %1046, %1045 ]
  %1024 = getelementptr i64, ptr %698, i64 %1023
  %1025 = load i64, ptr %1024
  %1026 = icmp eq i64 %1025, %1023
  br i1 %1026, label %1040, label %1027

1027:
  %1028 = getelementptr double, ptr %1020, i64 %1023
  %1029 = load double, ptr %1028
  %1030 = getelementptr double, ptr %1020, i64 %1025
  %1031 = load double, ptr %1030
  store double %1031, ptr %1028
  store double %1029, ptr %1030
  %1032 = getelementptr double, ptr %1021, i64 %1023
  %1033 = load double, ptr %1032
  %1034 = getelementptr double, ptr %1021, i64 %1025
  %1035 = load double, ptr %1034
  store double %1035, ptr %1032
  store double %1033, ptr %1034
  %1036 = add i64 %1023, 1
  %1037 = icmp slt i64 %1023, %998
  %1038 = icmp slt i64 %1036, %663
  %1039 = and i1 %1037, %1038
  br i1 %1039, label %1045, label %1047

1040:
  %1041 = add i64 %1023, 1
  %1042 = icmp slt i64 %1023, %998
  %1043 = icmp slt i64 %1041, %663
  %1044 = and i1 %1042, %1043
  br i1 %1044, label %1045, label %1047

1045:
  %1046 = phi i64 [ %1041, %1040 ], [ %1036, %1027 ]
  br label %1022

1047:
  %1048 = getelementptr double, ptr %1020, i64 %830
  %1049 = load double, ptr %1048
  %1050 = getelementptr double, ptr %1021, i64 %830
  %1051 = load double, ptr %1050
  %1052 = call double @llvm.fabs.f64(double %1049)
  %1053 = call double @llvm.fabs.f64(double %1051)
  %1054 = fadd double %1052, %1053
  %1055 = fadd double %1054, 0.000000e+00
  %1056 = getelementptr double, ptr %1020, i64 %999
  %1057 = load double, ptr %1056
  %1058 = getelementptr double, ptr %1021, i64 %999
  %1059 = load double, ptr %1058
  %1060 = load double, ptr %1000
  %1061 = load double, ptr %1001
  %1062 = fneg double %1061
  %1063 = fmul double %1051, %1062
  %1064 = call double @llvm.fmuladd.f64(double %1060, double %1049, double %1063)
  %1065 = fmul double %1049, %1061
  %1066 = call double @llvm.fmuladd.f64(double %1060, double %1051, double %1065)
  %1067 = fsub double %1059, %1066
  %1068 = fsub double %1057, %1064
  %1069 = call double @llvm.fabs.f64(double %1068)
  %1070 = call double @llvm.fabs.f64(double %1067)
  %1071 = fadd double %1070, %1069
  %1072 = fadd double %1055, %1071
  %1073 = getelementptr double, ptr %1020, i64 %1002
  %1074 = load double, ptr %1073
  %1075 = getelementptr double, ptr %1021, i64 %1002
  %1076 = load double, ptr %1075
  %1077 = load double, ptr %1003
  %1078 = load double, ptr %1004
  %1079 = fneg double %1078
  %1080 = fmul double %1051, %1079
  %1081 = call double @llvm.fmuladd.f64(double %1077, double %1049, double %1080)
  %1082 = fmul double %1049, %1078
  %1083 = call double @llvm.fmuladd.f64(double %1077, double %1051, double %1082)
  %1084 = fsub double %1076, %1083
  %1085 = load double, ptr %1006
  %1086 = load double, ptr %1007
  %1087 = fneg double %1086
  %1088 = fmul double %1067, %1087
  %1089 = call double @llvm.fmuladd.f64(double %1085, double %1068, double %1088)
  %1090 = fmul double %1068, %1086
  %1091 = call double @llvm.fmuladd.f64(double %1085, double %1067, double %1090)
  %1092 = fsub double %1084, %1091
  %1093 = fsub double %1074, %1081
  %1094 = fsub double %1093, %1089
  %1095 = call double @llvm.fabs.f64(double %1094)
  %1096 = call double @llvm.fabs.f64(double %1092)
  %1097 = fadd double %1096, %1095
  %1098 = fadd double %1072, %1097
  %1099 = getelementptr double, ptr %1020, i64 %998
  %1100 = load double, ptr %1099
  %1101 = getelementptr double, ptr %1021, i64 %998
  %1102 = load double, ptr %1101
  %1103 = load double, ptr %1008
  %1104 = load double, ptr %1009
  %1105 = fneg double %1104
  %1106 = fmul double %1051, %1105
  %1107 = call double @llvm.fmuladd.f64(double %1103, double %1049, double %1106)
  %1108 = fmul double %1049, %1104
  %1109 = call double @llvm.fmuladd.f64(double %1103, double %1051, double %1108)
  %1110 = fsub double %1102, %1109
  %1111 = fsub double %1100, %1107
  %1112 = load double, ptr %1011
  %1113 = load double, ptr %1012
  %1114 = fneg double %1113
  %1115 = fmul double %1067, %1114
  %1116 = call double @llvm.fmuladd.f64(double %1112, double %1068, double %1115)
  %1117 = fmul double %1068, %1113
  %1118 = call double @llvm.fmuladd.f64(double %1112, double %1067, double %1117)
  %1119 = fsub double %1110, %1118
  %1120 = fsub double %1111, %1116
  %1121 = load double, ptr %1014
  %1122 = load double, ptr %1015
  %1123 = fneg double %1122
  %1124 = fmul double %1092, %1123
  %1125 = call double @llvm.fmuladd.f64(double %1121, double %1094, double %1124)
  %1126 = fmul double %1094, %1122
  %1127 = call double @llvm.fmuladd.f64(double %1121, double %1092, double %1126)
  %1128 = fsub double %1119, %1127
  %1129 = fsub double %1120, %1125
  %1130 = call double @llvm.fabs.f64(double %1129)
  %1131 = call double @llvm.fabs.f64(double %1128)
  %1132 = fadd double %1131, %1130
  %1133 = fadd double %1098, %1132
  %1134 = fcmp oeq double %1133, 0.000000e+00
  br i1 %1134, label %1240, label %1135

1135:
  br i1 %1016, label %1136, label %1240

1136:
  %1137 = fneg double %1049
  %1138 = fneg double %1068
  %1139 = fneg double %1094
  %1140 = fneg double %1129
  %1141 = fneg double %1051
  %1142 = fneg double %1067
  %1143 = fneg double %1092
  %1144 = fneg double %1128
  %1145 = insertelement <8 x double> poison, double %1137, i64 0
  %1146 = shufflevector <8 x double> %1145, <8 x double> poison, <8 x i32> zeroinitializer
  %1147 = insertelement <8 x double> poison, double %1138, i64 0
  %1148 = shufflevector <8 x double> %1147, <8 x double> poison, <8 x i32> zeroinitializer
  %1149 = insertelement <8 x double> poison, double %1139, i64 0
  %1150 = shufflevector <8 x double> %1149, <8 x double> poison, <8 x i32> zeroinitializer
  %1151 = insertelement <8 x double> poison, double %1140, i64 0
  %1152 = shufflevector <8 x double> %1151, <8 x double> poison, <8 x i32> zeroinitializer
  %1153 = insertelement <8 x double> poison, double %1067, i64 0
  %1154 = shufflevector <8 x double> %1153, <8 x double> poison, <8 x i32> zeroinitializer
  %1155 = insertelement <8 x double> poison, double %1051, i64 0
  %1156 = shufflevector <8 x double> %1155, <8 x double> poison, <8 x i32> zeroinitializer
  %1157 = insertelement <8 x double> poison, double %1092, i64 0
  %1158 = shufflevector <8 x double> %1157, <8 x double> poison, <8 x i32> zeroinitializer
  %1159 = insertelement <8 x double> poison, double %1128, i64 0
  %1160 = shufflevector <8 x double> %1159, <8 x double> poison, <8 x i32> zeroinitializer
  %1161 = insertelement <8 x double> poison, double %1141, i64 0
  %1162 = shufflevector <8 x double> %1161, <8 x double> poison, <8 x i32> zeroinitializer
  %1163 = insertelement <8 x double> poison, double %1142, i64 0
  %1164 = shufflevector <8 x double> %1163, <8 x double> poison, <8 x i32> zeroinitializer
  %1165 = insertelement <8 x double> poison, double %1143, i64 0
  %1166 = shufflevector <8 x double> %1165, <8 x double> poison, <8 x i32> zeroinitializer
  %1167 = insertelement <8 x double> poison, double %1144, i64 0
  %1168 = shufflevector <8 x double> %1167, <8 x double> poison, <8 x i32> zeroinitializer
  %1169 = insertelement <8 x double> poison, double %1068, i64 0
  %1170 = shufflevector <8 x double> %1169, <8 x double> poison, <8 x i32> zeroinitializer
  %1171 = insertelement <8 x double> poison, double %1049, i64 0
  %1172 = shufflevector <8 x double> %1171, <8 x double> poison, <8 x i32> zeroinitializer
  %1173 = insertelement <8 x double> poison, double %1094, i64 0
  %1174 = shufflevector <8 x double> %1173, <8 x double> poison, <8 x i32> zeroinitializer
  %1175 = insertelement <8 x double> poison, double %1129, i64 0
  %1176 = shufflevector <8 x double> %1175, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1177

1177:
  %1178 = phi i64 [ %1179, %1238 ], [ %831, %1136 ]
  %1179 = add i64 %1178, 8
  br label %1180

1180:
  %1181 = phi i64 [ 0, %1177 ], [ %1236, %1180 ]
  %1182 = add i64 %1178, %1181
  %1183 = getelementptr double, ptr %996, i64 %1182
  %1184 = bitcast ptr %1183 to ptr
  %1185 = load <8 x double>, ptr %1184, align 8
  %1186 = add i64 %1182, %665
  %1187 = getelementptr double, ptr %996, i64 %1186
  %1188 = bitcast ptr %1187 to ptr
  %1189 = load <8 x double>, ptr %1188, align 8
  %1190 = add i64 %1182, %761
  %1191 = getelementptr double, ptr %996, i64 %1190
  %1192 = bitcast ptr %1191 to ptr
  %1193 = load <8 x double>, ptr %1192, align 8
  %1194 = add i64 %1182, %762
  %1195 = getelementptr double, ptr %996, i64 %1194
  %1196 = bitcast ptr %1195 to ptr
  %1197 = load <8 x double>, ptr %1196, align 8
  %1198 = getelementptr double, ptr %997, i64 %1182
  %1199 = bitcast ptr %1198 to ptr
  %1200 = load <8 x double>, ptr %1199, align 8
  %1201 = getelementptr double, ptr %997, i64 %1186
  %1202 = bitcast ptr %1201 to ptr
  %1203 = load <8 x double>, ptr %1202, align 8
  %1204 = getelementptr double, ptr %997, i64 %1190
  %1205 = bitcast ptr %1204 to ptr
  %1206 = load <8 x double>, ptr %1205, align 8
  %1207 = getelementptr double, ptr %997, i64 %1194
  %1208 = bitcast ptr %1207 to ptr
  %1209 = load <8 x double>, ptr %1208, align 8
  %1210 = getelementptr double, ptr %1020, i64 %1182
  %1211 = bitcast ptr %1210 to ptr
  %1212 = load <8 x double>, ptr %1211, align 8
  %1213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1146, <8 x double> %1185, <8 x double> %1212)
  %1214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1148, <8 x double> %1189, <8 x double> %1213)
  %1215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1150, <8 x double> %1193, <8 x double> %1214)
  %1216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1152, <8 x double> %1197, <8 x double> %1215)
  %1217 = fmul <8 x double> %1154, %1203
  %1218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1156, <8 x double> %1200, <8 x double> %1217)
  %1219 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1158, <8 x double> %1206, <8 x double> %1218)
  %1220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1160, <8 x double> %1209, <8 x double> %1219)
  %1221 = fadd <8 x double> %1220, %1216
  %1222 = bitcast ptr %1210 to ptr
  store <8 x double> %1221, ptr %1222, align 8
  %1223 = getelementptr double, ptr %1021, i64 %1182
  %1224 = bitcast ptr %1223 to ptr
  %1225 = load <8 x double>, ptr %1224, align 8
  %1226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1162, <8 x double> %1185, <8 x double> %1225)
  %1227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1164, <8 x double> %1189, <8 x double> %1226)
  %1228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1166, <8 x double> %1193, <8 x double> %1227)
  %1229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1168, <8 x double> %1197, <8 x double> %1228)
  %1230 = fmul <8 x double> %1170, %1203
  %1231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1172, <8 x double> %1200, <8 x double> %1230)
  %1232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1174, <8 x double> %1206, <8 x double> %1231)
  %1233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1176, <8 x double> %1209, <8 x double> %1232)
  %1234 = fsub <8 x double> %1229, %1233
  %1235 = bitcast ptr %1223 to ptr
  store <8 x double> %1234, ptr %1235, align 8
  %1236 = add i64 %1181, 8
  %1237 = icmp eq i64 %1181, 0
  br i1 %1237, label %1238, label %1180

1238:
  %1239 = icmp slt i64 %1179, %663
  br i1 %1239, label %1177, label %1240

1240:
  %1241 = add i64 %1018, 1
  %1242 = icmp slt i64 %1241, %663
  br i1 %1242, label %1017, label %829

1243:
  %1244 = add i64 %648, 2
  %1245 = icmp slt i64 %1244, %262
  br i1 %1245, label %647, label %1258

1246:
  %1247 = fmul double %254, 5.000000e-01
  store double %1247, ptr %19
  %1248 = load i64, ptr %50
  %1249 = add i64 %1248, 1
  store i64 %1249, ptr %50
  store i64 1, ptr %37
  %1250 = load i64, ptr %14
  %1251 = icmp slt i64 %1250, 2
  br i1 %1251, label %1252, label %1257

1252:
  %1253 = load i64, ptr %13
  %1254 = icmp sgt i64 %1253, 3
  br i1 %1254, label %1255, label %1257

1255:
  %1256 = add i64 %1253, -2
  store i64 %1256, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %1257

1257:
  store i64 0, ptr %14
  br label %3176

1258:
  call void @write_scale(ptr %0)
  %1259 = load i64, ptr %13
  %1260 = icmp eq i64 %1259, 3
  %1261 = icmp eq i64 %1259, 5
  %1262 = select i1 %1261, ptr @RADAU5, ptr @RADAU7
  %1263 = select i1 %1260, ptr @RADAU3, ptr %1262
  %1264 = getelementptr double, ptr %1263, i64 1
  %1265 = load double, ptr %1264
  %1266 = sitofp i64 %1259 to double
  %1267 = load ptr, ptr %12
  %1268 = getelementptr %struct.ode_options, ptr %1267, i64 0, i32 1
  %1269 = load double, ptr %1268
  %1270 = fadd double %1266, 1.000000e+00
  %1271 = fmul double %1270, 5.000000e-01
  %1272 = fdiv double %1271, %1266
  %1273 = call double @llvm.pow.f64(double %1269, double %1272)
  %1274 = fmul double %1265, %1273
  %1275 = fdiv double 0x3CE4000000000000, %1274
  %1276 = call double @llvm.sqrt.f64(double %1274)
  %1277 = fmul double %1276, 3.000000e+00
  %1278 = call double @llvm.minnum.f64(double %1277, double 3.000000e-02)
  %1279 = call double @llvm.maxnum.f64(double %1275, double %1278)
  %1280 = add i64 %1259, 4
  store double 0.000000e+00, ptr %25
  %1281 = load double, ptr %15
  %1282 = call double @llvm.maxnum.f64(double %1281, double 0x3CB0000000000000)
  %1283 = call double @llvm.pow.f64(double %1282, double 8.000000e-01)
  store double %1283, ptr %15
  %1284 = load ptr, ptr %8
  %1285 = getelementptr %struct.ode_system, ptr %1284, i64 0, i32 0
  %1286 = load i64, ptr %1285
  %1287 = getelementptr double, ptr %1263, i64 2
  %1288 = load i64, ptr %26
  %1289 = icmp eq i64 %1288, 3
  %1290 = icmp eq i64 %1288, 5
  %1291 = select i1 %1290, ptr @RADAU5, ptr @RADAU7
  %1292 = select i1 %1289, ptr @RADAU3, ptr %1291
  %1293 = getelementptr double, ptr %1292, i64 2
  %1294 = icmp sgt i64 %1259, 0
  br i1 %1294, label %1295, label %1353

1295:
  %1296 = shl i64 %1286, 3
  %1297 = icmp sgt i64 %1288, 0
  %1298 = icmp sgt i64 %1286, 0
  br label %1299

1299:
  %1300 = phi i64 [ %1286, %1295 ], [ %1352, %1349 ]
  %1301 = phi i64 [ 0, %1295 ], [ %1347, %1349 ]
  %1302 = add i64 %1301, 15
  %1303 = load ptr, ptr %7
  %1304 = mul i64 %1302, %1300
  %1305 = getelementptr double, ptr %1303, i64 %1304
  %1306 = bitcast ptr %1305 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %1306, i8 0, i64 %1296, i1 false)
  %1307 = load double, ptr %10
  %1308 = fcmp oeq double %1307, 0.000000e+00
  br i1 %1308, label %1346, label %1309

1309:
  %1310 = getelementptr double, ptr %1287, i64 %1301
  %1311 = load double, ptr %1310
  %1312 = fmul double %254, %1311
  %1313 = fdiv double %1312, %1307
  br i1 %1297, label %1314, label %1346

1314:
  %1315 = load ptr, ptr %7
  %1316 = load ptr, ptr %8
  %1317 = getelementptr %struct.ode_system, ptr %1316, i64 0, i32 0
  %1318 = load i64, ptr %1317
  br label %1321

1319:
  %1320 = icmp sgt i64 %1322, 1
  br i1 %1320, label %1321, label %1346

1321:
  %1322 = phi i64 [ %1288, %1314 ], [ %1323, %1319 ]
  %1323 = add i64 %1322, -1
  %1324 = add i64 %1322, 35
  %1325 = mul i64 %1324, %1318
  %1326 = getelementptr double, ptr %1315, i64 %1325
  %1327 = icmp slt i64 %1288, %1322
  br i1 %1327, label %1333, label %1328

1328:
  %1329 = sub i64 %1288, %1322
  %1330 = getelementptr double, ptr %1293, i64 %1329
  %1331 = load double, ptr %1330
  %1332 = fadd double %1331, -1.000000e+00
  br label %1333

1333:
  %1334 = phi double [ %1332, %1328 ], [ -1.000000e+00, %1321 ]
  %1335 = fsub double %1313, %1334
  br i1 %1298, label %1336, label %1319

1336:
  %1337 = phi i64 [ %1344, %1336 ], [ 0, %1333 ]
  %1338 = getelementptr double, ptr %1326, i64 %1337
  %1339 = load double, ptr %1338
  %1340 = getelementptr double, ptr %1305, i64 %1337
  %1341 = load double, ptr %1340
  %1342 = fadd double %1339, %1341
  %1343 = fmul double %1335, %1342
  store double %1343, ptr %1340
  %1344 = add i64 %1337, 1
  %1345 = icmp eq i64 %1344, %1286
  br i1 %1345, label %1319, label %1336

1346:
  %1347 = add i64 %1301, 1
  %1348 = icmp eq i64 %1347, %1259
  br i1 %1348, label %1353, label %1349

1349:
  %1350 = load ptr, ptr %8
  %1351 = getelementptr %struct.ode_system, ptr %1350, i64 0, i32 0
  %1352 = load i64, ptr %1351
  br label %1299

1353:
  %1354 = getelementptr double, ptr %1287, i64 %1259
  %1355 = mul i64 %1259, %1259
  %1356 = getelementptr double, ptr %1354, i64 %1355
  call void @transform(ptr %0, ptr %1356, i64 5, i64 19)
  %1357 = icmp slt i64 %1259, -3
  br i1 %1357, label %2435, label %1358

1358:
  %1359 = phi i64 [ %2433, %2431 ], [ 1, %1353 ]
  %1360 = phi double [ %2432, %2431 ], [ 0.000000e+00, %1353 ]
  %1361 = phi double [ %2429, %2431 ], [ 0.000000e+00, %1353 ]
  %1362 = load ptr, ptr %8
  %1363 = getelementptr %struct.ode_system, ptr %1362, i64 0, i32 0
  %1364 = load i64, ptr %1363
  %1365 = load i64, ptr %13
  %1366 = icmp eq i64 %1365, 3
  %1367 = icmp eq i64 %1365, 5
  %1368 = select i1 %1367, ptr @RADAU5, ptr @RADAU7
  %1369 = select i1 %1366, ptr @RADAU3, ptr %1368
  %1370 = getelementptr double, ptr %1369, i64 2
  %1371 = load ptr, ptr %7
  %1372 = mul i64 %1364, 3
  %1373 = getelementptr double, ptr %1371, i64 %1372
  %1374 = icmp sgt i64 %1365, 0
  br i1 %1374, label %1375, label %1443

1375:
  %1376 = icmp sgt i64 %1364, 0
  br label %1377

1377:
  %1378 = phi i64 [ %1364, %1375 ], [ %1436, %1432 ]
  %1379 = phi ptr [ %1362, %1375 ], [ %1434, %1432 ]
  %1380 = phi ptr [ %1371, %1375 ], [ %1433, %1432 ]
  %1381 = phi i64 [ 0, %1375 ], [ %1430, %1432 ]
  %1382 = add i64 %1381, 15
  %1383 = mul i64 %1382, %1378
  %1384 = getelementptr double, ptr %1380, i64 %1383
  %1385 = load double, ptr %6
  %1386 = getelementptr double, ptr %1370, i64 %1381
  %1387 = load double, ptr %1386
  %1388 = call double @llvm.fmuladd.f64(double %1387, double %254, double %1385)
  br i1 %1376, label %1419, label %1389

1389:
  %1390 = add i64 %1381, 22
  %1391 = mul i64 %1390, %1378
  %1392 = getelementptr double, ptr %1380, i64 %1391
  %1393 = getelementptr %struct.ode_system, ptr %1379, i64 0, i32 5
  %1394 = load ptr, ptr %1393
  %1395 = getelementptr %struct.ode_system, ptr %1379, i64 0, i32 4
  %1396 = load ptr, ptr %1395
  %1397 = call i64 %1394(ptr %1396, double %1388, ptr %1373, ptr %1392)
  %1398 = load i64, ptr %9
  %1399 = add i64 %1398, 1
  store i64 %1399, ptr %9
  switch i64 %1397, label %3180 [
    i64 12, label %1400
    i64 3, label %1400
    i64 0, label %1429
  ]

1400:
  store i64 %1397, ptr %38
  store double %1388, ptr %39
  %1401 = load ptr, ptr %7
  %1402 = load ptr, ptr %8
  %1403 = getelementptr %struct.ode_system, ptr %1402, i64 0, i32 0
  %1404 = load i64, ptr %1403
  %1405 = shl i64 %1404, 2
  %1406 = getelementptr double, ptr %1401, i64 %1405
  %1407 = bitcast ptr %1406 to ptr
  %1408 = bitcast ptr %1392 to ptr
  %1409 = shl i64 %1404, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1407, ptr align 8 %1408, i64 %1409, i1 false)
  %1410 = load ptr, ptr %7
  %1411 = load ptr, ptr %8
  %1412 = getelementptr %struct.ode_system, ptr %1411, i64 0, i32 0
  %1413 = load i64, ptr %1412
  %1414 = mul i64 %1413, 5
  %1415 = getelementptr double, ptr %1410, i64 %1414
  %1416 = bitcast ptr %1415 to ptr
  %1417 = bitcast ptr %1373 to ptr
  %1418 = shl i64 %1413, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1416, ptr align 8 %1417, i64 %1418, i1 false)
  switch i64 %1397, label %3180 [
    i64 12, label %2435
    i64 3, label %2435
  ]

1419:
  %1420 = phi i64 [ %1427, %1419 ], [ 0, %1377 ]
  %1421 = getelementptr double, ptr %1371, i64 %1420
  %1422 = load double, ptr %1421
  %1423 = getelementptr double, ptr %1384, i64 %1420
  %1424 = load double, ptr %1423
  %1425 = fadd double %1422, %1424
  %1426 = getelementptr double, ptr %1373, i64 %1420
  store double %1425, ptr %1426
  %1427 = add i64 %1420, 1
  %1428 = icmp eq i64 %1427, %1364
  br i1 %1428, label %1389, label %1419

1429:
  %1430 = add i64 %1381, 1
  %1431 = icmp eq i64 %1430, %1365
  br i1 %1431, label %1437, label %1432

1432:
  %1433 = load ptr, ptr %7
  %1434 = load ptr, ptr %8
  %1435 = getelementptr %struct.ode_system, ptr %1434, i64 0, i32 0
  %1436 = load i64, ptr %1435
  br label %1377

1437:
  %1438 = load ptr, ptr %8
  %1439 = getelementptr %struct.ode_system, ptr %1438, i64 0, i32 0
  %1440 = load i64, ptr %1439
  %1441 = load i64, ptr %13
  %1442 = load ptr, ptr %7
  br label %1443

1443:
  %1444 = phi ptr [ %1442, %1437 ], [ %1371, %1358 ]
  %1445 = phi i64 [ %1441, %1437 ], [ %1365, %1358 ]
  %1446 = phi i64 [ %1440, %1437 ], [ %1364, %1358 ]
  %1447 = icmp eq i64 %1445, 3
  %1448 = icmp eq i64 %1445, 5
  %1449 = select i1 %1448, ptr @RADAU5, ptr @RADAU7
  %1450 = select i1 %1447, ptr @RADAU3, ptr %1449
  %1451 = getelementptr double, ptr %1450, i64 2
  %1452 = getelementptr double, ptr %1451, i64 %1445
  %1453 = mul i64 %1445, %1445
  %1454 = getelementptr double, ptr %1452, i64 %1453
  %1455 = getelementptr double, ptr %1454, i64 %1453
  %1456 = mul i64 %1446, 11
  %1457 = getelementptr double, ptr %1444, i64 %1456
  call void @transform(ptr %0, ptr %1454, i64 12, i64 12)
  %1458 = icmp sgt i64 %1445, 0
  br i1 %1458, label %1459, label %2384

1459:
  %1460 = icmp sgt i64 %1446, 0
  br label %1466

1461:
  %1462 = load ptr, ptr %7
  %1463 = load ptr, ptr %8
  %1464 = getelementptr %struct.ode_system, ptr %1463, i64 0, i32 0
  %1465 = load i64, ptr %1464
  br label %2357

1466:
  %1467 = phi i64 [ 0, %1459 ], [ %2355, %2353 ]
  %1468 = add i64 %1467, 22
  %1469 = load ptr, ptr %7
  %1470 = load ptr, ptr %8
  %1471 = getelementptr %struct.ode_system, ptr %1470, i64 0, i32 0
  %1472 = load i64, ptr %1471
  %1473 = mul i64 %1472, %1468
  %1474 = getelementptr double, ptr %1469, i64 %1473
  %1475 = add i64 %1467, 29
  %1476 = mul i64 %1472, %1475
  %1477 = getelementptr double, ptr %1469, i64 %1476
  %1478 = add i64 %1467, 23
  %1479 = mul i64 %1472, %1478
  %1480 = getelementptr double, ptr %1469, i64 %1479
  %1481 = add i64 %1467, 30
  %1482 = mul i64 %1472, %1481
  %1483 = getelementptr double, ptr %1469, i64 %1482
  %1484 = getelementptr double, ptr %1455, i64 %1467
  %1485 = load double, ptr %1484
  %1486 = fdiv double %1485, %254
  %1487 = icmp eq i64 %1467, 0
  br i1 %1487, label %1493, label %1488

1488:
  %1489 = add i64 %1467, 1
  %1490 = getelementptr double, ptr %1455, i64 %1489
  %1491 = load double, ptr %1490
  %1492 = fdiv double %1491, %254
  br label %1493

1493:
  %1494 = phi double [ %1492, %1488 ], [ 0.000000e+00, %1466 ]
  br i1 %1460, label %1495, label %1497

1495:
  %1496 = fneg double %1486
  br label %1498

1497:
  br i1 %1487, label %2352, label %1519

1498:
  %1499 = phi i64 [ 0, %1495 ], [ %1517, %1516 ]
  %1500 = getelementptr double, ptr %1477, i64 %1499
  %1501 = load double, ptr %1500
  %1502 = getelementptr double, ptr %1474, i64 %1499
  %1503 = load double, ptr %1502
  %1504 = call double @llvm.fmuladd.f64(double %1496, double %1501, double %1503)
  store double %1504, ptr %1502
  br i1 %1487, label %1516, label %1505

1505:
  %1506 = getelementptr double, ptr %1483, i64 %1499
  %1507 = load double, ptr %1506
  %1508 = call double @llvm.fmuladd.f64(double %1494, double %1507, double %1504)
  store double %1508, ptr %1502
  %1509 = load double, ptr %1506
  %1510 = load double, ptr %1500
  %1511 = fmul double %1494, %1510
  %1512 = call double @llvm.fmuladd.f64(double %1486, double %1509, double %1511)
  %1513 = getelementptr double, ptr %1480, i64 %1499
  %1514 = load double, ptr %1513
  %1515 = fsub double %1514, %1512
  store double %1515, ptr %1513
  br label %1516

1516:
  %1517 = add i64 %1499, 1
  %1518 = icmp eq i64 %1517, %1446
  br i1 %1518, label %1497, label %1498

1519:
  %1520 = lshr i64 %1467, 1
  %1521 = load ptr, ptr %24
  %1522 = mul i64 %1472, 5
  %1523 = getelementptr i64, ptr %1521, i64 %1522
  %1524 = load i64, ptr %1523
  %1525 = add i64 %1524, 7
  %1526 = and i64 %1525, -8
  %1527 = add i64 %1472, 7
  %1528 = and i64 %1527, -8
  %1529 = or i64 %1528, 1
  %1530 = mul i64 %1529, %1528
  %1531 = shl i64 %1472, 2
  %1532 = getelementptr i64, ptr %1521, i64 %1531
  %1533 = load ptr, ptr %12
  %1534 = getelementptr %struct.ode_options, ptr %1533, i64 0, i32 0
  %1535 = load ptr, ptr %1534
  %1536 = getelementptr %struct.ode_method, ptr %1535, i64 0, i32 4
  %1537 = load i64, ptr %1536
  %1538 = add i64 %1537, 10
  %1539 = mul i64 %1538, %1472
  %1540 = add i64 %1539, 7
  %1541 = and i64 %1540, -8
  %1542 = getelementptr double, ptr %1469, i64 %1541
  %1543 = getelementptr double, ptr %1542, i64 %1530
  %1544 = fmul double %1494, %1494
  %1545 = call double @llvm.fmuladd.f64(double %1486, double %1486, double %1544)
  %1546 = shl i64 %1520, 2
  %1547 = add i64 %1546, 4
  %1548 = mul i64 %1530, %1547
  %1549 = getelementptr double, ptr %1542, i64 %1548
  %1550 = add i64 %1546, 6
  %1551 = mul i64 %1530, %1550
  %1552 = getelementptr double, ptr %1542, i64 %1551
  %1553 = add i64 %1546, 7
  %1554 = mul i64 %1530, %1553
  %1555 = getelementptr double, ptr %1542, i64 %1554
  %1556 = sub i64 0, %1528
  %1557 = getelementptr double, ptr %1555, i64 %1556
  %1558 = add i64 %1520, 1
  %1559 = mul i64 %1472, %1558
  %1560 = getelementptr i64, ptr %1521, i64 %1559
  %1561 = mul i64 %1530, 5
  %1562 = getelementptr double, ptr %1542, i64 %1561
  %1563 = getelementptr double, ptr %1562, i64 %1556
  %1564 = getelementptr double, ptr %1563, i64 %1530
  %1565 = icmp sgt i64 %1526, 0
  br i1 %1565, label %1573, label %1566

1566:
  %1567 = icmp sgt i64 %1472, %1524
  br i1 %1567, label %1568, label %1591

1568:
  %1569 = fneg double %1494
  %1570 = icmp sgt i64 %1524, 0
  %1571 = shl i64 %1526, 1
  %1572 = mul i64 %1526, 3
  br label %1596

1573:
  %1574 = phi i64 [ %1589, %1586 ], [ 0, %1519 ]
  %1575 = icmp slt i64 %1574, %1524
  br i1 %1575, label %1576, label %1584

1576:
  %1577 = getelementptr i64, ptr %1532, i64 %1574
  %1578 = load i64, ptr %1577
  %1579 = getelementptr double, ptr %1474, i64 %1578
  %1580 = load double, ptr %1579
  %1581 = getelementptr double, ptr %1563, i64 %1574
  store double %1580, ptr %1581
  %1582 = getelementptr double, ptr %1480, i64 %1578
  %1583 = load double, ptr %1582
  br label %1586

1584:
  %1585 = getelementptr double, ptr %1563, i64 %1574
  store double 0.000000e+00, ptr %1585
  br label %1586

1586:
  %1587 = phi double [ %1583, %1576 ], [ 0.000000e+00, %1584 ]
  %1588 = getelementptr double, ptr %1564, i64 %1574
  store double %1587, ptr %1588
  %1589 = add i64 %1574, 1
  %1590 = icmp eq i64 %1589, %1526
  br i1 %1590, label %1566, label %1573

1591:
  %1592 = icmp sgt i64 %1524, 0
  br i1 %1592, label %1593, label %1788

1593:
  %1594 = shl i64 %1526, 1
  %1595 = mul i64 %1526, 3
  br label %1795

1596:
  %1597 = phi i64 [ %1524, %1568 ], [ %1600, %1731 ]
  %1598 = mul i64 %1597, %1526
  %1599 = getelementptr double, ptr %1543, i64 %1598
  %1600 = add i64 %1597, 4
  %1601 = icmp slt i64 %1600, %1472
  %1602 = sub i64 %1472, %1597
  %1603 = select i1 %1601, i64 4, i64 %1602
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) %28, i8 0, i64 32, i1 false)
  %1604 = icmp sgt i64 %1603, 0
  br i1 %1604, label %1607, label %1731

1605:
  %1606 = icmp eq i64 %1603, 4
  br i1 %1606, label %1626, label %1727

1607:
  %1608 = phi i64 [ %1624, %1607 ], [ 0, %1596 ]
  %1609 = add i64 %1608, %1597
  %1610 = getelementptr i64, ptr %1532, i64 %1609
  %1611 = load i64, ptr %1610
  %1612 = getelementptr double, ptr %1474, i64 %1611
  %1613 = load double, ptr %1612
  %1614 = getelementptr double, ptr %1480, i64 %1611
  %1615 = load double, ptr %1614
  %1616 = fmul double %1494, %1615
  %1617 = call double @llvm.fmuladd.f64(double %1613, double %1486, double %1616)
  %1618 = fdiv double %1617, %1545
  store double %1618, ptr %1612
  %1619 = load double, ptr %1614
  %1620 = call double @llvm.fmuladd.f64(double %1569, double %1618, double %1619)
  %1621 = fdiv double %1620, %1486
  %1622 = getelementptr [4 x double], ptr %5, i64 0, i64 %1608
  store double %1621, ptr %1622
  store double %1621, ptr %1614
  %1623 = getelementptr [4 x double], ptr %4, i64 0, i64 %1608
  store double %1618, ptr %1623
  %1624 = add i64 %1608, 1
  %1625 = icmp slt i64 %1624, %1603
  br i1 %1625, label %1607, label %1605

1626:
  br i1 %1570, label %1627, label %1731

1627:
  %1628 = load double, ptr %30
  %1629 = load double, ptr %31, align 16
  %1630 = load double, ptr %32
  %1631 = load double, ptr %29, align 16
  %1632 = fneg double %1631
  %1633 = fneg double %1630
  %1634 = fneg double %1629
  %1635 = fneg double %1628
  %1636 = insertelement <8 x double> poison, double %1632, i64 0
  %1637 = shufflevector <8 x double> %1636, <8 x double> poison, <8 x i32> zeroinitializer
  %1638 = insertelement <8 x double> poison, double %1633, i64 0
  %1639 = shufflevector <8 x double> %1638, <8 x double> poison, <8 x i32> zeroinitializer
  %1640 = insertelement <8 x double> poison, double %1634, i64 0
  %1641 = shufflevector <8 x double> %1640, <8 x double> poison, <8 x i32> zeroinitializer
  %1642 = insertelement <8 x double> poison, double %1635, i64 0
  %1643 = shufflevector <8 x double> %1642, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1644

1644:
  %1645 = phi i64 [ %1675, %1674 ], [ 0, %1627 ]
  br label %1646

1646:
  %1647 = phi i64 [ 0, %1644 ], [ %1672, %1646 ]
  %1648 = add i64 %1645, %1647
  %1649 = getelementptr double, ptr %1563, i64 %1648
  %1650 = bitcast ptr %1649 to ptr
  %1651 = load <8 x double>, ptr %1650, align 8
  %1652 = getelementptr double, ptr %1599, i64 %1648
  %1653 = bitcast ptr %1652 to ptr
  %1654 = load <8 x double>, ptr %1653, align 8
  %1655 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1637, <8 x double> %1654, <8 x double> %1651)
  %1656 = add i64 %1648, %1526
  %1657 = getelementptr double, ptr %1599, i64 %1656
  %1658 = bitcast ptr %1657 to ptr
  %1659 = load <8 x double>, ptr %1658, align 8
  %1660 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1639, <8 x double> %1659, <8 x double> %1655)
  %1661 = add i64 %1648, %1571
  %1662 = getelementptr double, ptr %1599, i64 %1661
  %1663 = bitcast ptr %1662 to ptr
  %1664 = load <8 x double>, ptr %1663, align 8
  %1665 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1641, <8 x double> %1664, <8 x double> %1660)
  %1666 = add i64 %1648, %1572
  %1667 = getelementptr double, ptr %1599, i64 %1666
  %1668 = bitcast ptr %1667 to ptr
  %1669 = load <8 x double>, ptr %1668, align 8
  %1670 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1643, <8 x double> %1669, <8 x double> %1665)
  %1671 = bitcast ptr %1649 to ptr
  store <8 x double> %1670, ptr %1671, align 8
  %1672 = add i64 %1647, 8
  %1673 = icmp eq i64 %1647, 0
  br i1 %1673, label %1674, label %1646

1674:
  %1675 = add i64 %1645, 8
  %1676 = icmp slt i64 %1675, %1524
  br i1 %1676, label %1644, label %1677

1677:
  %1678 = load double, ptr %34
  %1679 = load double, ptr %35, align 16
  %1680 = load double, ptr %36
  %1681 = load double, ptr %33, align 16
  %1682 = fneg double %1681
  %1683 = fneg double %1680
  %1684 = fneg double %1679
  %1685 = fneg double %1678
  %1686 = insertelement <8 x double> poison, double %1682, i64 0
  %1687 = shufflevector <8 x double> %1686, <8 x double> poison, <8 x i32> zeroinitializer
  %1688 = insertelement <8 x double> poison, double %1683, i64 0
  %1689 = shufflevector <8 x double> %1688, <8 x double> poison, <8 x i32> zeroinitializer
  %1690 = insertelement <8 x double> poison, double %1684, i64 0
  %1691 = shufflevector <8 x double> %1690, <8 x double> poison, <8 x i32> zeroinitializer
  %1692 = insertelement <8 x double> poison, double %1685, i64 0
  %1693 = shufflevector <8 x double> %1692, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1694

1694:
  %1695 = phi i64 [ %1725, %1724 ], [ 0, %1677 ]
  br label %1696

1696:
  %1697 = phi i64 [ 0, %1694 ], [ %1722, %1696 ]
  %1698 = add i64 %1695, %1697
  %1699 = getelementptr double, ptr %1564, i64 %1698
  %1700 = bitcast ptr %1699 to ptr
  %1701 = load <8 x double>, ptr %1700, align 8
  %1702 = getelementptr double, ptr %1599, i64 %1698
  %1703 = bitcast ptr %1702 to ptr
  %1704 = load <8 x double>, ptr %1703, align 8
  %1705 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1687, <8 x double> %1704, <8 x double> %1701)
  %1706 = add i64 %1698, %1526
  %1707 = getelementptr double, ptr %1599, i64 %1706
  %1708 = bitcast ptr %1707 to ptr
  %1709 = load <8 x double>, ptr %1708, align 8
  %1710 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1689, <8 x double> %1709, <8 x double> %1705)
  %1711 = add i64 %1698, %1571
  %1712 = getelementptr double, ptr %1599, i64 %1711
  %1713 = bitcast ptr %1712 to ptr
  %1714 = load <8 x double>, ptr %1713, align 8
  %1715 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1691, <8 x double> %1714, <8 x double> %1710)
  %1716 = add i64 %1698, %1572
  %1717 = getelementptr double, ptr %1599, i64 %1716
  %1718 = bitcast ptr %1717 to ptr
  %1719 = load <8 x double>, ptr %1718, align 8
  %1720 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1693, <8 x double> %1719, <8 x double> %1715)
  %1721 = bitcast ptr %1699 to ptr
  store <8 x double> %1720, ptr %1721, align 8
  %1722 = add i64 %1697, 8
  %1723 = icmp eq i64 %1697, 0
  br i1 %1723, label %1724, label %1696

1724:
  %1725 = add i64 %1695, 8
  %1726 = icmp slt i64 %1725, %1524
  br i1 %1726, label %1694, label %1727

1727:
  %1728 = icmp slt i64 %1603, 4
  %1729 = add i64 %1603, -1
  %1730 = icmp ult i64 %1729, 3
  br i1 %1730, label %1732, label %1731

1731:
  br i1 %1601, label %1596, label %1591

1732:
  %1733 = phi i64 [ %1785, %1784 ], [ 0, %1727 ]
  %1734 = getelementptr [4 x double], ptr %4, i64 0, i64 %1733
  %1735 = load double, ptr %1734
  %1736 = mul i64 %1733, %1526
  %1737 = getelementptr double, ptr %1599, i64 %1736
  br i1 %1570, label %1738, label %1784

1738:
  %1739 = fneg double %1735
  %1740 = insertelement <8 x double> poison, double %1739, i64 0
  %1741 = shufflevector <8 x double> %1740, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1742

1742:
  %1743 = phi i64 [ %1758, %1757 ], [ 0, %1738 ]
  br label %1744

1744:
  %1745 = phi i64 [ 0, %1742 ], [ %1755, %1744 ]
  %1746 = add i64 %1743, %1745
  %1747 = getelementptr double, ptr %1737, i64 %1746
  %1748 = bitcast ptr %1747 to ptr
  %1749 = load <8 x double>, ptr %1748, align 8
  %1750 = getelementptr double, ptr %1563, i64 %1746
  %1751 = bitcast ptr %1750 to ptr
  %1752 = load <8 x double>, ptr %1751, align 8
  %1753 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1741, <8 x double> %1749, <8 x double> %1752)
  %1754 = bitcast ptr %1750 to ptr
  store <8 x double> %1753, ptr %1754, align 8
  %1755 = add i64 %1745, 8
  %1756 = icmp eq i64 %1745, 0
  br i1 %1756, label %1757, label %1744

1757:
  %1758 = add i64 %1743, 8
  %1759 = icmp slt i64 %1758, %1524
  br i1 %1759, label %1742, label %1760

1760:
  %1761 = getelementptr [4 x double], ptr %5, i64 0, i64 %1733
  %1762 = load double, ptr %1761
  %1763 = fneg double %1762
  %1764 = insertelement <8 x double> poison, double %1763, i64 0
  %1765 = shufflevector <8 x double> %1764, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1766

1766:
  %1767 = phi i64 [ %1782, %1781 ], [ 0, %1760 ]
  br label %1768

1768:
  %1769 = phi i64 [ 0, %1766 ], [ %1779, %1768 ]
  %1770 = add i64 %1767, %1769
  %1771 = getelementptr double, ptr %1737, i64 %1770
  %1772 = bitcast ptr %1771 to ptr
  %1773 = load <8 x double>, ptr %1772, align 8
  %1774 = getelementptr double, ptr %1564, i64 %1770
  %1775 = bitcast ptr %1774 to ptr
  %1776 = load <8 x double>, ptr %1775, align 8
  %1777 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1765, <8 x double> %1773, <8 x double> %1776)
  %1778 = bitcast ptr %1774 to ptr
  store <8 x double> %1777, ptr %1778, align 8
  %1779 = add i64 %1769, 8
  %1780 = icmp eq i64 %1769, 0
  br i1 %1780, label %1781, label %1768

1781:
  %1782 = add i64 %1767, 8
  %1783 = icmp slt i64 %1782, %1524
  br i1 %1783, label %1766, label %1784

1784:
  %1785 = add i64 %1733, 1
  %1786 = icmp slt i64 %1785, %1603
  %1787 = select i1 %1728, i1 %1786, i1 false
  br i1 %1787, label %1732, label %1731

1788:
  %1789 = add i64 %1524, -1
  %1790 = and i64 %1789, -4
  %1791 = icmp sgt i64 %1790, -1
  br i1 %1791, label %1792, label %2041

1792:
  %1793 = shl i64 %1526, 1
  %1794 = mul i64 %1526, 3
  br label %2042

1795:
  %1796 = phi i64 [ 0, %1593 ], [ %2039, %2038 ]
  %1797 = and i64 %1796, 9223372036854775800
  %1798 = mul i64 %1796, %1526
  %1799 = getelementptr double, ptr %1549, i64 %1798
  %1800 = getelementptr double, ptr %1799, i64 %1530
  %1801 = or i64 %1796, 3
  br label %1802

1802:
  %1803 = phi i64 [ %1796, %1795 ], [ %1826, %1825 ]
  %1804 = getelementptr i64, ptr %1560, i64 %1803
  %1805 = load i64, ptr %1804
  %1806 = icmp eq i64 %1805, %1803
  br i1 %1806, label %1820, label %1807

1807:
  %1808 = getelementptr double, ptr %1563, i64 %1803
  %1809 = load double, ptr %1808
  %1810 = getelementptr double, ptr %1563, i64 %1805
  %1811 = load double, ptr %1810
  store double %1811, ptr %1808
  store double %1809, ptr %1810
  %1812 = getelementptr double, ptr %1564, i64 %1803
  %1813 = load double, ptr %1812
  %1814 = getelementptr double, ptr %1564, i64 %1805
  %1815 = load double, ptr %1814
  store double %1815, ptr %1812
  store double %1813, ptr %1814
  %1816 = add i64 %1803, 1
  %1817 = icmp slt i64 %1803, %1801
  %1818 = icmp slt i64 %1816, %1524
  %1819 = and i1 %1817, %1818
  br i1 %1819, label %1825, label %1827

1820:
  %1821 = add i64 %1803, 1
  %1822 = icmp slt i64 %1803, %1801
  %1823 = icmp slt i64 %1821, %1524
  %1824 = and i1 %1822, %1823
  br i1 %1824, label %1825, label %1827

1825:
  %1826 = phi i64 [ %1821, %1820 ], [ %1816, %1807 ]
  br label %1802

1827:
  %1828 = getelementptr double, ptr %1563, i64 %1796
  %1829 = load double, ptr %1828
  %1830 = getelementptr double, ptr %1564, i64 %1796
  %1831 = load double, ptr %1830
  %1832 = call double @llvm.fabs.f64(double %1829)
  %1833 = call double @llvm.fabs.f64(double %1831)
  %1834 = fadd double %1832, %1833
  %1835 = fadd double %1834, 0.000000e+00
  %1836 = or i64 %1796, 1
  %1837 = getelementptr double, ptr %1563, i64 %1836
  %1838 = load double, ptr %1837
  %1839 = getelementptr double, ptr %1564, i64 %1836
  %1840 = load double, ptr %1839
  %1841 = getelementptr double, ptr %1799, i64 %1836
  %1842 = load double, ptr %1841
  %1843 = getelementptr double, ptr %1800, i64 %1836
  %1844 = load double, ptr %1843
  %1845 = fneg double %1844
  %1846 = fmul double %1831, %1845
  %1847 = call double @llvm.fmuladd.f64(double %1842, double %1829, double %1846)
  %1848 = fmul double %1829, %1844
  %1849 = call double @llvm.fmuladd.f64(double %1842, double %1831, double %1848)
  %1850 = fsub double %1840, %1849
  %1851 = fsub double %1838, %1847
  %1852 = call double @llvm.fabs.f64(double %1851)
  %1853 = call double @llvm.fabs.f64(double %1850)
  %1854 = fadd double %1853, %1852
  %1855 = fadd double %1835, %1854
  %1856 = or i64 %1796, 2
  %1857 = getelementptr double, ptr %1563, i64 %1856
  %1858 = load double, ptr %1857
  %1859 = getelementptr double, ptr %1564, i64 %1856
  %1860 = load double, ptr %1859
  %1861 = getelementptr double, ptr %1799, i64 %1856
  %1862 = load double, ptr %1861
  %1863 = getelementptr double, ptr %1800, i64 %1856
  %1864 = load double, ptr %1863
  %1865 = fneg double %1864
  %1866 = fmul double %1831, %1865
  %1867 = call double @llvm.fmuladd.f64(double %1862, double %1829, double %1866)
  %1868 = fmul double %1829, %1864
  %1869 = call double @llvm.fmuladd.f64(double %1862, double %1831, double %1868)
  %1870 = fsub double %1860, %1869
  %1871 = add i64 %1856, %1526
  %1872 = getelementptr double, ptr %1799, i64 %1871
  %1873 = load double, ptr %1872
  %1874 = getelementptr double, ptr %1800, i64 %1871
  %1875 = load double, ptr %1874
  %1876 = fneg double %1875
  %1877 = fmul double %1850, %1876
  %1878 = call double @llvm.fmuladd.f64(double %1873, double %1851, double %1877)
  %1879 = fmul double %1851, %1875
  %1880 = call double @llvm.fmuladd.f64(double %1873, double %1850, double %1879)
  %1881 = fsub double %1870, %1880
  %1882 = fsub double %1858, %1867
  %1883 = fsub double %1882, %1878
  %1884 = call double @llvm.fabs.f64(double %1883)
  %1885 = call double @llvm.fabs.f64(double %1881)
  %1886 = fadd double %1885, %1884
  %1887 = fadd double %1855, %1886
  %1888 = getelementptr double, ptr %1563, i64 %1801
  %1889 = load double, ptr %1888
  %1890 = getelementptr double, ptr %1564, i64 %1801
  %1891 = load double, ptr %1890
  %1892 = getelementptr double, ptr %1799, i64 %1801
  %1893 = load double, ptr %1892
  %1894 = getelementptr double, ptr %1800, i64 %1801
  %1895 = load double, ptr %1894
  %1896 = fneg double %1895
  %1897 = fmul double %1831, %1896
  %1898 = call double @llvm.fmuladd.f64(double %1893, double %1829, double %1897)
  %1899 = fmul double %1829, %1895
  %1900 = call double @llvm.fmuladd.f64(double %1893, double %1831, double %1899)
  %1901 = fsub double %1891, %1900
  %1902 = fsub double %1889, %1898
  %1903 = add i64 %1801, %1526
  %1904 = getelementptr double, ptr %1799, i64 %1903
  %1905 = load double, ptr %1904
  %1906 = getelementptr double, ptr %1800, i64 %1903
  %1907 = load double, ptr %1906
  %1908 = fneg double %1907
  %1909 = fmul double %1850, %1908
  %1910 = call double @llvm.fmuladd.f64(double %1905, double %1851, double %1909)
  %1911 = fmul double %1851, %1907
  %1912 = call double @llvm.fmuladd.f64(double %1905, double %1850, double %1911)
  %1913 = fsub double %1901, %1912
  %1914 = fsub double %1902, %1910
  %1915 = add i64 %1801, %1594
  %1916 = getelementptr double, ptr %1799, i64 %1915
  %1917 = load double, ptr %1916
  %1918 = getelementptr double, ptr %1800, i64 %1915
  %1919 = load double, ptr %1918
  %1920 = fneg double %1919
  %1921 = fmul double %1881, %1920
  %1922 = call double @llvm.fmuladd.f64(double %1917, double %1883, double %1921)
  %1923 = fmul double %1883, %1919
  %1924 = call double @llvm.fmuladd.f64(double %1917, double %1881, double %1923)
  %1925 = fsub double %1913, %1924
  %1926 = fsub double %1914, %1922
  %1927 = call double @llvm.fabs.f64(double %1926)
  %1928 = call double @llvm.fabs.f64(double %1925)
  %1929 = fadd double %1928, %1927
  %1930 = fadd double %1887, %1929
  %1931 = fcmp oeq double %1930, 0.000000e+00
  br i1 %1931, label %2038, label %1932

1932:
  %1933 = icmp slt i64 %1797, %1524
  br i1 %1933, label %1934, label %2038

1934:
  %1935 = fneg double %1829
  %1936 = fneg double %1851
  %1937 = fneg double %1883
  %1938 = fneg double %1926
  %1939 = fneg double %1831
  %1940 = fneg double %1850
  %1941 = fneg double %1881
  %1942 = fneg double %1925
  %1943 = insertelement <8 x double> poison, double %1935, i64 0
  %1944 = shufflevector <8 x double> %1943, <8 x double> poison, <8 x i32> zeroinitializer
  %1945 = insertelement <8 x double> poison, double %1936, i64 0
  %1946 = shufflevector <8 x double> %1945, <8 x double> poison, <8 x i32> zeroinitializer
  %1947 = insertelement <8 x double> poison, double %1937, i64 0
  %1948 = shufflevector <8 x double> %1947, <8 x double> poison, <8 x i32> zeroinitializer
  %1949 = insertelement <8 x double> poison, double %1938, i64 0
  %1950 = shufflevector <8 x double> %1949, <8 x double> poison, <8 x i32> zeroinitializer
  %1951 = insertelement <8 x double> poison, double %1850, i64 0
  %1952 = shufflevector <8 x double> %1951, <8 x double> poison, <8 x i32> zeroinitializer
  %1953 = insertelement <8 x double> poison, double %1831, i64 0
  %1954 = shufflevector <8 x double> %1953, <8 x double> poison, <8 x i32> zeroinitializer
  %1955 = insertelement <8 x double> poison, double %1881, i64 0
  %1956 = shufflevector <8 x double> %1955, <8 x double> poison, <8 x i32> zeroinitializer
  %1957 = insertelement <8 x double> poison, double %1925, i64 0
  %1958 = shufflevector <8 x double> %1957, <8 x double> poison, <8 x i32> zeroinitializer
  %1959 = insertelement <8 x double> poison, double %1939, i64 0
  %1960 = shufflevector <8 x double> %1959, <8 x double> poison, <8 x i32> zeroinitializer
  %1961 = insertelement <8 x double> poison, double %1940, i64 0
  %1962 = shufflevector <8 x double> %1961, <8 x double> poison, <8 x i32> zeroinitializer
  %1963 = insertelement <8 x double> poison, double %1941, i64 0
  %1964 = shufflevector <8 x double> %1963, <8 x double> poison, <8 x i32> zeroinitializer
  %1965 = insertelement <8 x double> poison, double %1942, i64 0
  %1966 = shufflevector <8 x double> %1965, <8 x double> poison, <8 x i32> zeroinitializer
  %1967 = insertelement <8 x double> poison, double %1851, i64 0
  %1968 = shufflevector <8 x double> %1967, <8 x double> poison, <8 x i32> zeroinitializer
  %1969 = insertelement <8 x double> poison, double %1829, i64 0
  %1970 = shufflevector <8 x double> %1969, <8 x double> poison, <8 x i32> zeroinitializer
  %1971 = insertelement <8 x double> poison, double %1883, i64 0
  %1972 = shufflevector <8 x double> %1971, <8 x double> poison, <8 x i32> zeroinitializer
  %1973 = insertelement <8 x double> poison, double %1926, i64 0
  %1974 = shufflevector <8 x double> %1973, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1975

1975:
  %1976 = phi i64 [ %1977, %2036 ], [ %1797, %1934 ]
  %1977 = add i64 %1976, 8
  br label %1978

1978:
  %1979 = phi i64 [ 0, %1975 ], [ %2034, %1978 ]
  %1980 = add i64 %1976, %1979
  %1981 = getelementptr double, ptr %1799, i64 %1980
  %1982 = bitcast ptr %1981 to ptr
  %1983 = load <8 x double>, ptr %1982, align 8
  %1984 = add i64 %1980, %1526
  %1985 = getelementptr double, ptr %1799, i64 %1984
  %1986 = bitcast ptr %1985 to ptr
  %1987 = load <8 x double>, ptr %1986, align 8
  %1988 = add i64 %1980, %1594
  %1989 = getelementptr double, ptr %1799, i64 %1988
  %1990 = bitcast ptr %1989 to ptr
  %1991 = load <8 x double>, ptr %1990, align 8
  %1992 = add i64 %1980, %1595
  %1993 = getelementptr double, ptr %1799, i64 %1992
  %1994 = bitcast ptr %1993 to ptr
  %1995 = load <8 x double>, ptr %1994, align 8
  %1996 = getelementptr double, ptr %1800, i64 %1980
  %1997 = bitcast ptr %1996 to ptr
  %1998 = load <8 x double>, ptr %1997, align 8
  %1999 = getelementptr double, ptr %1800, i64 %1984
  %2000 = bitcast ptr %1999 to ptr
  %2001 = load <8 x double>, ptr %2000, align 8
  %2002 = getelementptr double, ptr %1800, i64 %1988
  %2003 = bitcast ptr %2002 to ptr
  %2004 = load <8 x double>, ptr %2003, align 8
  %2005 = getelementptr double, ptr %1800, i64 %1992
  %2006 = bitcast ptr %2005 to ptr
  %2007 = load <8 x double>, ptr %2006, align 8
  %2008 = getelementptr double, ptr %1563, i64 %1980
  %2009 = bitcast ptr %2008 to ptr
  %2010 = load <8 x double>, ptr %2009, align 8
  %2011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1944, <8 x double> %1983, <8 x double> %2010)
  %2012 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1946, <8 x double> %1987, <8 x double> %2011)
  %2013 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1948, <8 x double> %1991, <8 x double> %2012)
  %2014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1950, <8 x double> %1995, <8 x double> %2013)
  %2015 = fmul <8 x double> %1952, %2001
  %2016 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1954, <8 x double> %1998, <8 x double> %2015)
  %2017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1956, <8 x double> %2004, <8 x double> %2016)
  %2018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1958, <8 x double> %2007, <8 x double> %2017)
  %2019 = fadd <8 x double> %2018, %2014
  %2020 = bitcast ptr %2008 to ptr
  store <8 x double> %2019, ptr %2020, align 8
  %2021 = getelementptr double, ptr %1564, i64 %1980
  %2022 = bitcast ptr %2021 to ptr
  %2023 = load <8 x double>, ptr %2022, align 8
  %2024 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1960, <8 x double> %1983, <8 x double> %2023)
  %2025 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1962, <8 x double> %1987, <8 x double> %2024)
  %2026 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1964, <8 x double> %1991, <8 x double> %2025)
  %2027 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1966, <8 x double> %1995, <8 x double> %2026)
  %2028 = fmul <8 x double> %1968, %2001
  %2029 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1970, <8 x double> %1998, <8 x double> %2028)
  %2030 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1972, <8 x double> %2004, <8 x double> %2029)
  %2031 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1974, <8 x double> %2007, <8 x double> %2030)
  %2032 = fsub <8 x double> %2027, %2031
  %2033 = bitcast ptr %2021 to ptr
  store <8 x double> %2032, ptr %2033, align 8
  %2034 = add i64 %1979, 8
  %2035 = icmp eq i64 %1979, 0
  br i1 %2035, label %2036, label %1978

2036:
  %2037 = icmp slt i64 %1977, %1524
  br i1 %2037, label %1975, label %2038

2038:
  %2039 = add i64 %1796, 4
  %2040 = icmp slt i64 %2039, %1524
  br i1 %2040, label %1795, label %1788

2041:
  br i1 %1567, label %2320, label %2353

2042:
  %2043 = phi i64 [ %1790, %1792 ], [ %2318, %2317 ]
  %2044 = mul i64 %2043, %1526
  %2045 = getelementptr double, ptr %1552, i64 %2044
  %2046 = or i64 %2043, 3
  %2047 = getelementptr double, ptr %1563, i64 %2046
  %2048 = load double, ptr %2047
  %2049 = getelementptr double, ptr %1564, i64 %2046
  %2050 = load double, ptr %2049
  %2051 = getelementptr double, ptr %1557, i64 %2046
  %2052 = load double, ptr %2051
  %2053 = add i64 %2046, %1530
  %2054 = getelementptr double, ptr %1557, i64 %2053
  %2055 = load double, ptr %2054
  %2056 = fneg double %2050
  %2057 = fmul double %2055, %2056
  %2058 = call double @llvm.fmuladd.f64(double %2048, double %2052, double %2057)
  %2059 = fmul double %2050, %2052
  %2060 = call double @llvm.fmuladd.f64(double %2048, double %2055, double %2059)
  %2061 = icmp slt i64 %2046, %1524
  br i1 %2061, label %2062, label %2067

2062:
  %2063 = getelementptr i64, ptr %1532, i64 %2046
  %2064 = load i64, ptr %2063
  %2065 = getelementptr double, ptr %1474, i64 %2064
  store double %2058, ptr %2065
  %2066 = getelementptr double, ptr %1480, i64 %2064
  store double %2060, ptr %2066
  br label %2067

2067:
  %2068 = or i64 %2043, 2
  %2069 = getelementptr double, ptr %1563, i64 %2068
  %2070 = load double, ptr %2069
  %2071 = getelementptr double, ptr %1564, i64 %2068
  %2072 = load double, ptr %2071
  %2073 = add i64 %2068, %1794
  %2074 = getelementptr double, ptr %2045, i64 %2073
  %2075 = load double, ptr %2074
  %2076 = add i64 %2073, %1530
  %2077 = getelementptr double, ptr %2045, i64 %2076
  %2078 = load double, ptr %2077
  %2079 = fneg double %2078
  %2080 = fmul double %2060, %2079
  %2081 = call double @llvm.fmuladd.f64(double %2075, double %2058, double %2080)
  %2082 = fmul double %2058, %2078
  %2083 = call double @llvm.fmuladd.f64(double %2075, double %2060, double %2082)
  %2084 = fsub double %2072, %2083
  %2085 = fsub double %2070, %2081
  %2086 = getelementptr double, ptr %1557, i64 %2068
  %2087 = load double, ptr %2086
  %2088 = add i64 %2068, %1530
  %2089 = getelementptr double, ptr %1557, i64 %2088
  %2090 = load double, ptr %2089
  %2091 = fneg double %2084
  %2092 = fmul double %2090, %2091
  %2093 = call double @llvm.fmuladd.f64(double %2085, double %2087, double %2092)
  %2094 = fmul double %2087, %2084
  %2095 = call double @llvm.fmuladd.f64(double %2085, double %2090, double %2094)
  %2096 = icmp slt i64 %2068, %1524
  br i1 %2096, label %2097, label %2102

2097:
  %2098 = getelementptr i64, ptr %1532, i64 %2068
  %2099 = load i64, ptr %2098
  %2100 = getelementptr double, ptr %1474, i64 %2099
  store double %2093, ptr %2100
  %2101 = getelementptr double, ptr %1480, i64 %2099
  store double %2095, ptr %2101
  br label %2102

2102:
  %2103 = or i64 %2043, 1
  %2104 = getelementptr double, ptr %1563, i64 %2103
  %2105 = load double, ptr %2104
  %2106 = getelementptr double, ptr %1564, i64 %2103
  %2107 = load double, ptr %2106
  %2108 = add i64 %2103, %1793
  %2109 = getelementptr double, ptr %2045, i64 %2108
  %2110 = load double, ptr %2109
  %2111 = add i64 %2108, %1530
  %2112 = getelementptr double, ptr %2045, i64 %2111
  %2113 = load double, ptr %2112
  %2114 = fneg double %2113
  %2115 = fmul double %2095, %2114
  %2116 = call double @llvm.fmuladd.f64(double %2110, double %2093, double %2115)
  %2117 = fmul double %2093, %2113
  %2118 = call double @llvm.fmuladd.f64(double %2110, double %2095, double %2117)
  %2119 = fsub double %2107, %2118
  %2120 = fsub double %2105, %2116
  %2121 = add i64 %2103, %1794
  %2122 = getelementptr double, ptr %2045, i64 %2121
  %2123 = load double, ptr %2122
  %2124 = add i64 %2121, %1530
  %2125 = getelementptr double, ptr %2045, i64 %2124
  %2126 = load double, ptr %2125
  %2127 = fneg double %2126
  %2128 = fmul double %2060, %2127
  %2129 = call double @llvm.fmuladd.f64(double %2123, double %2058, double %2128)
  %2130 = fmul double %2058, %2126
  %2131 = call double @llvm.fmuladd.f64(double %2123, double %2060, double %2130)
  %2132 = fsub double %2119, %2131
  %2133 = fsub double %2120, %2129
  %2134 = getelementptr double, ptr %1557, i64 %2103
  %2135 = load double, ptr %2134
  %2136 = add i64 %2103, %1530
  %2137 = getelementptr double, ptr %1557, i64 %2136
  %2138 = load double, ptr %2137
  %2139 = fneg double %2132
  %2140 = fmul double %2138, %2139
  %2141 = call double @llvm.fmuladd.f64(double %2133, double %2135, double %2140)
  %2142 = fmul double %2135, %2132
  %2143 = call double @llvm.fmuladd.f64(double %2133, double %2138, double %2142)
  %2144 = icmp slt i64 %2103, %1524
  br i1 %2144, label %2145, label %2150

2145:
  %2146 = getelementptr i64, ptr %1532, i64 %2103
  %2147 = load i64, ptr %2146
  %2148 = getelementptr double, ptr %1474, i64 %2147
  store double %2141, ptr %2148
  %2149 = getelementptr double, ptr %1480, i64 %2147
  store double %2143, ptr %2149
  br label %2150

2150:
  %2151 = getelementptr double, ptr %1563, i64 %2043
  %2152 = load double, ptr %2151
  %2153 = getelementptr double, ptr %1564, i64 %2043
  %2154 = load double, ptr %2153
  %2155 = add i64 %2043, %1526
  %2156 = getelementptr double, ptr %2045, i64 %2155
  %2157 = load double, ptr %2156
  %2158 = add i64 %2155, %1530
  %2159 = getelementptr double, ptr %2045, i64 %2158
  %2160 = load double, ptr %2159
  %2161 = fneg double %2160
  %2162 = fmul double %2143, %2161
  %2163 = call double @llvm.fmuladd.f64(double %2157, double %2141, double %2162)
  %2164 = fmul double %2141, %2160
  %2165 = call double @llvm.fmuladd.f64(double %2157, double %2143, double %2164)
  %2166 = fsub double %2154, %2165
  %2167 = fsub double %2152, %2163
  %2168 = add i64 %2043, %1793
  %2169 = getelementptr double, ptr %2045, i64 %2168
  %2170 = load double, ptr %2169
  %2171 = add i64 %2168, %1530
  %2172 = getelementptr double, ptr %2045, i64 %2171
  %2173 = load double, ptr %2172
  %2174 = fneg double %2173
  %2175 = fmul double %2095, %2174
  %2176 = call double @llvm.fmuladd.f64(double %2170, double %2093, double %2175)
  %2177 = fmul double %2093, %2173
  %2178 = call double @llvm.fmuladd.f64(double %2170, double %2095, double %2177)
  %2179 = fsub double %2166, %2178
  %2180 = fsub double %2167, %2176
  %2181 = add i64 %2043, %1794
  %2182 = getelementptr double, ptr %2045, i64 %2181
  %2183 = load double, ptr %2182
  %2184 = add i64 %2181, %1530
  %2185 = getelementptr double, ptr %2045, i64 %2184
  %2186 = load double, ptr %2185
  %2187 = fneg double %2186
  %2188 = fmul double %2060, %2187
  %2189 = call double @llvm.fmuladd.f64(double %2183, double %2058, double %2188)
  %2190 = fmul double %2058, %2186
  %2191 = call double @llvm.fmuladd.f64(double %2183, double %2060, double %2190)
  %2192 = fsub double %2179, %2191
  %2193 = fsub double %2180, %2189
  %2194 = getelementptr double, ptr %1557, i64 %2043
  %2195 = load double, ptr %2194
  %2196 = add i64 %2043, %1530
  %2197 = getelementptr double, ptr %1557, i64 %2196
  %2198 = load double, ptr %2197
  %2199 = fneg double %2192
  %2200 = fmul double %2198, %2199
  %2201 = call double @llvm.fmuladd.f64(double %2193, double %2195, double %2200)
  %2202 = fmul double %2195, %2192
  %2203 = call double @llvm.fmuladd.f64(double %2193, double %2198, double %2202)
  %2204 = icmp slt i64 %2043, %1524
  br i1 %2204, label %2205, label %2210

2205:
  %2206 = getelementptr i64, ptr %1532, i64 %2043
  %2207 = load i64, ptr %2206
  %2208 = getelementptr double, ptr %1474, i64 %2207
  store double %2201, ptr %2208
  %2209 = getelementptr double, ptr %1480, i64 %2207
  store double %2203, ptr %2209
  br label %2210

2210:
  %2211 = getelementptr double, ptr %2045, i64 %1530
  %2212 = icmp eq i64 %2043, 0
  br i1 %2212, label %2041, label %2213

2213:
  %2214 = fneg double %2201
  %2215 = fneg double %2141
  %2216 = fneg double %2093
  %2217 = fneg double %2058
  %2218 = fneg double %2203
  %2219 = fneg double %2143
  %2220 = fneg double %2095
  %2221 = fneg double %2060
  %2222 = insertelement <8 x double> poison, double %2214, i64 0
  %2223 = shufflevector <8 x double> %2222, <8 x double> poison, <8 x i32> zeroinitializer
  %2224 = insertelement <8 x double> poison, double %2215, i64 0
  %2225 = shufflevector <8 x double> %2224, <8 x double> poison, <8 x i32> zeroinitializer
  %2226 = insertelement <8 x double> poison, double %2216, i64 0
  %2227 = shufflevector <8 x double> %2226, <8 x double> poison, <8 x i32> zeroinitializer
  %2228 = insertelement <8 x double> poison, double %2217, i64 0
  %2229 = shufflevector <8 x double> %2228, <8 x double> poison, <8 x i32> zeroinitializer
  %2230 = insertelement <8 x double> poison, double %2143, i64 0
  %2231 = shufflevector <8 x double> %2230, <8 x double> poison, <8 x i32> zeroinitializer
  %2232 = insertelement <8 x double> poison, double %2203, i64 0
  %2233 = shufflevector <8 x double> %2232, <8 x double> poison, <8 x i32> zeroinitializer
  %2234 = insertelement <8 x double> poison, double %2095, i64 0
  %2235 = shufflevector <8 x double> %2234, <8 x double> poison, <8 x i32> zeroinitializer
  %2236 = insertelement <8 x double> poison, double %2060, i64 0
  %2237 = shufflevector <8 x double> %2236, <8 x double> poison, <8 x i32> zeroinitializer
  %2238 = insertelement <8 x double> poison, double %2218, i64 0
  %2239 = shufflevector <8 x double> %2238, <8 x double> poison, <8 x i32> zeroinitializer
  %2240 = insertelement <8 x double> poison, double %2219, i64 0
  %2241 = shufflevector <8 x double> %2240, <8 x double> poison, <8 x i32> zeroinitializer
  %2242 = insertelement <8 x double> poison, double %2220, i64 0
  %2243 = shufflevector <8 x double> %2242, <8 x double> poison, <8 x i32> zeroinitializer
  %2244 = insertelement <8 x double> poison, double %2221, i64 0
  %2245 = shufflevector <8 x double> %2244, <8 x double> poison, <8 x i32> zeroinitializer
  %2246 = insertelement <8 x double> poison, double %2141, i64 0
  %2247 = shufflevector <8 x double> %2246, <8 x double> poison, <8 x i32> zeroinitializer
  %2248 = insertelement <8 x double> poison, double %2201, i64 0
  %2249 = shufflevector <8 x double> %2248, <8 x double> poison, <8 x i32> zeroinitializer
  %2250 = insertelement <8 x double> poison, double %2093, i64 0
  %2251 = shufflevector <8 x double> %2250, <8 x double> poison, <8 x i32> zeroinitializer
  %2252 = insertelement <8 x double> poison, double %2058, i64 0
  %2253 = shufflevector <8 x double> %2252, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2254

2254:
  %2255 = phi i64 [ %2315, %2314 ], [ 0, %2213 ]
  br label %2256

2256:
  %2257 = phi i64 [ 0, %2254 ], [ %2312, %2256 ]
  %2258 = add i64 %2255, %2257
  %2259 = getelementptr double, ptr %2045, i64 %2258
  %2260 = bitcast ptr %2259 to ptr
  %2261 = load <8 x double>, ptr %2260, align 8
  %2262 = add i64 %2258, %1526
  %2263 = getelementptr double, ptr %2045, i64 %2262
  %2264 = bitcast ptr %2263 to ptr
  %2265 = load <8 x double>, ptr %2264, align 8
  %2266 = add i64 %2258, %1793
  %2267 = getelementptr double, ptr %2045, i64 %2266
  %2268 = bitcast ptr %2267 to ptr
  %2269 = load <8 x double>, ptr %2268, align 8
  %2270 = add i64 %2258, %1794
  %2271 = getelementptr double, ptr %2045, i64 %2270
  %2272 = bitcast ptr %2271 to ptr
  %2273 = load <8 x double>, ptr %2272, align 8
  %2274 = getelementptr double, ptr %2211, i64 %2258
  %2275 = bitcast ptr %2274 to ptr
  %2276 = load <8 x double>, ptr %2275, align 8
  %2277 = getelementptr double, ptr %2211, i64 %2262
  %2278 = bitcast ptr %2277 to ptr
  %2279 = load <8 x double>, ptr %2278, align 8
  %2280 = getelementptr double, ptr %2211, i64 %2266
  %2281 = bitcast ptr %2280 to ptr
  %2282 = load <8 x double>, ptr %2281, align 8
  %2283 = getelementptr double, ptr %2211, i64 %2270
  %2284 = bitcast ptr %2283 to ptr
  %2285 = load <8 x double>, ptr %2284, align 8
  %2286 = getelementptr double, ptr %1563, i64 %2258
  %2287 = bitcast ptr %2286 to ptr
  %2288 = load <8 x double>, ptr %2287, align 8
  %2289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2223, <8 x double> %2261, <8 x double> %2288)
  %2290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2225, <8 x double> %2265, <8 x double> %2289)
  %2291 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2227, <8 x double> %2269, <8 x double> %2290)
  %2292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2229, <8 x double> %2273, <8 x double> %2291)
  %2293 = fmul <8 x double> %2231, %2279
  %2294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2233, <8 x double> %2276, <8 x double> %2293)
  %2295 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2235, <8 x double> %2282, <8 x double> %2294)
  %2296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2237, <8 x double> %2285, <8 x double> %2295)
  %2297 = fadd <8 x double> %2296, %2292
  %2298 = bitcast ptr %2286 to ptr
  store <8 x double> %2297, ptr %2298, align 8
  %2299 = getelementptr double, ptr %1564, i64 %2258
  %2300 = bitcast ptr %2299 to ptr
  %2301 = load <8 x double>, ptr %2300, align 8
  %2302 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2239, <8 x double> %2261, <8 x double> %2301)
  %2303 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2241, <8 x double> %2265, <8 x double> %2302)
  %2304 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2243, <8 x double> %2269, <8 x double> %2303)
  %2305 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2245, <8 x double> %2273, <8 x double> %2304)
  %2306 = fmul <8 x double> %2247, %2279
  %2307 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2249, <8 x double> %2276, <8 x double> %2306)
  %2308 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2251, <8 x double> %2282, <8 x double> %2307)
  %2309 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2253, <8 x double> %2285, <8 x double> %2308)
  %2310 = fsub <8 x double> %2305, %2309
  %2311 = bitcast ptr %2299 to ptr
  store <8 x double> %2310, ptr %2311, align 8
  %2312 = add i64 %2257, 8
  %2313 = icmp eq i64 %2257, 0
  br i1 %2313, label %2314, label %2256

2314:
  %2315 = add i64 %2255, 8
  %2316 = icmp slt i64 %2315, %2043
  br i1 %2316, label %2254, label %2317

2317:
  %2318 = add i64 %2043, -4
  %2319 = icmp sgt i64 %2043, 3
  br i1 %2319, label %2042, label %2041

2320:
  %2321 = phi i64 [ %2350, %2320 ], [ %1524, %2041 ]
  %2322 = getelementptr i64, ptr %1523, i64 %2321
  %2323 = load i64, ptr %2322
  %2324 = getelementptr i64, ptr %1532, i64 %2323
  %2325 = load i64, ptr %2324
  %2326 = getelementptr i64, ptr %1532, i64 %2321
  %2327 = load i64, ptr %2326
  %2328 = mul i64 %2327, %1472
  %2329 = add i64 %2328, %2325
  %2330 = getelementptr double, ptr %1542, i64 %2329
  %2331 = load double, ptr %2330
  %2332 = fdiv double %2331, %1545
  %2333 = getelementptr double, ptr %1474, i64 %2325
  %2334 = load double, ptr %2333
  %2335 = getelementptr double, ptr %1480, i64 %2325
  %2336 = load double, ptr %2335
  %2337 = fmul double %1494, %2336
  %2338 = call double @llvm.fmuladd.f64(double %2334, double %1486, double %2337)
  %2339 = getelementptr double, ptr %1474, i64 %2327
  %2340 = load double, ptr %2339
  %2341 = call double @llvm.fmuladd.f64(double %2332, double %2338, double %2340)
  store double %2341, ptr %2339
  %2342 = load double, ptr %2335
  %2343 = load double, ptr %2333
  %2344 = fneg double %2343
  %2345 = fmul double %1494, %2344
  %2346 = call double @llvm.fmuladd.f64(double %2342, double %1486, double %2345)
  %2347 = getelementptr double, ptr %1480, i64 %2327
  %2348 = load double, ptr %2347
  %2349 = call double @llvm.fmuladd.f64(double %2332, double %2346, double %2348)
  store double %2349, ptr %2347
  %2350 = add i64 %2321, 1
  %2351 = icmp eq i64 %2350, %1472
  br i1 %2351, label %2353, label %2320

2352:
  call void @solve_real(ptr %0, double %254, ptr %1474)
  br label %2353

2353:
  %2354 = phi i64 [ 1, %2352 ], [ 2, %2041 ], [ 2, %2320 ]
  %2355 = add i64 %2354, %1467
  %2356 = icmp slt i64 %2355, %1445
  br i1 %2356, label %1466, label %1461

2357:
  %2358 = phi double [ 0.000000e+00, %1461 ], [ %2367, %2366 ]
  %2359 = phi i64 [ 0, %1461 ], [ %2368, %2366 ]
  %2360 = add i64 %2359, 22
  %2361 = mul i64 %2360, %1465
  %2362 = getelementptr double, ptr %1462, i64 %2361
  %2363 = add i64 %2359, 29
  %2364 = mul i64 %2363, %1465
  %2365 = getelementptr double, ptr %1462, i64 %2364
  br i1 %1460, label %2370, label %2366

2366:
  %2367 = phi double [ %2358, %2357 ], [ %2378, %2370 ]
  %2368 = add i64 %2359, 1
  %2369 = icmp eq i64 %2368, %1445
  br i1 %2369, label %2384, label %2357

2370:
  %2371 = phi i64 [ %2382, %2370 ], [ 0, %2357 ]
  %2372 = phi double [ %2378, %2370 ], [ %2358, %2357 ]
  %2373 = getelementptr double, ptr %2362, i64 %2371
  %2374 = load double, ptr %2373
  %2375 = getelementptr double, ptr %1457, i64 %2371
  %2376 = load double, ptr %2375
  %2377 = fdiv double %2374, %2376
  %2378 = call double @llvm.fmuladd.f64(double %2377, double %2377, double %2372)
  %2379 = getelementptr double, ptr %2365, i64 %2371
  %2380 = load double, ptr %2379
  %2381 = fadd double %2374, %2380
  store double %2381, ptr %2379
  %2382 = add i64 %2371, 1
  %2383 = icmp eq i64 %2382, %1446
  br i1 %2383, label %2366, label %2370

2384:
  %2385 = phi double [ 0.000000e+00, %1443 ], [ %2367, %2366 ]
  call void @transform(ptr %0, ptr %1452, i64 19, i64 5)
  %2386 = mul i64 %1446, %1445
  %2387 = sitofp i64 %2386 to double
  %2388 = fdiv double %2385, %2387
  %2389 = call double @llvm.sqrt.f64(double %2388)
  %2390 = call double @llvm.fabs.f64(double %2389)
  %2391 = fcmp ueq double %2390, 0x7FF0000000000000
  br i1 %2391, label %2435, label %2392

2392:
  %2393 = icmp ugt i64 %1359, 1
  br i1 %2393, label %2397, label %2394

2394:
  %2395 = load double, ptr %15
  %2396 = fmul double %2389, %2395
  br label %2427

2397:
  %2398 = fdiv double %2389, %1360
  %2399 = icmp eq i64 %1359, 2
  br i1 %2399, label %2403, label %2400

2400:
  %2401 = fmul double %1361, %2398
  %2402 = call double @llvm.sqrt.f64(double %2401)
  br label %2403

2403:
  %2404 = phi double [ %2402, %2400 ], [ %2398, %2397 ]
  store double %2404, ptr %25
  %2405 = fcmp olt double %2404, 0x3FEFAE147AE147AE
  br i1 %2405, label %2406, label %2435

2406:
  %2407 = fsub double 1.000000e+00, %2404
  %2408 = fdiv double %2404, %2407
  store double %2408, ptr %15
  %2409 = sub i64 %1280, %1359
  %2410 = sitofp i64 %2409 to double
  %2411 = fmul double %2389, %2408
  %2412 = fadd double %2410, -1.000000e+00
  %2413 = call double @llvm.pow.f64(double %2404, double %2412)
  %2414 = fmul double %2413, %2411
  %2415 = icmp sle i64 %1280, %1359
  %2416 = fcmp ult double %2414, %1279
  %2417 = select i1 %2415, i1 true, i1 %2416
  br i1 %2417, label %2427, label %2418

2418:
  %2419 = fdiv double %2414, %1279
  %2420 = call double @llvm.minnum.f64(double %2419, double 2.000000e+01)
  %2421 = call double @llvm.maxnum.f64(double %2420, double 1.000000e-04)
  %2422 = fadd double %2410, 4.000000e+00
  %2423 = fadd double %2422, -1.000000e+00
  %2424 = fdiv double -1.000000e+00, %2423
  %2425 = call double @llvm.pow.f64(double %2421, double %2424)
  %2426 = fmul double %2425, 8.000000e-01
  br label %2435

2427:
  %2428 = phi double [ %2396, %2394 ], [ %2411, %2406 ]
  %2429 = phi double [ %1361, %2394 ], [ %2398, %2406 ]
  %2430 = fcmp ugt double %2428, %1279
  br i1 %2430, label %2431, label %2458

2431:
  %2432 = call double @llvm.maxnum.f64(double %2389, double 0x3CB0000000000000)
  %2433 = add i64 %1359, 1
  %2434 = icmp slt i64 %1280, %2433
  br i1 %2434, label %2435, label %1358

2435:
  %2436 = phi double [ 5.000000e-01, %1353 ], [ 1.250000e-01, %1400 ], [ %2426, %2418 ], [ 1.250000e-01, %1400 ], [ 5.000000e-01, %2431 ], [ 5.000000e-01, %2403 ], [ 5.000000e-01, %2384 ]
  %2437 = call i32 @takes_side(ptr %0, double %254)
  %2438 = icmp eq i32 %2437, 0
  br i1 %2438, label %2443, label %2439

2439:
  %2440 = call i32 @ode_is_hasty(ptr %0)
  %2441 = icmp eq i32 %2440, 0
  br i1 %2441, label %2442, label %3180

2442:
  br label %52

2443:
  %2444 = load i64, ptr %50
  %2445 = add i64 %2444, 1
  store i64 %2445, ptr %50
  store i64 1, ptr %37
  %2446 = load i64, ptr %14
  %2447 = icmp slt i64 %2446, 2
  br i1 %2447, label %2448, label %2453

2448:
  %2449 = load i64, ptr %13
  %2450 = icmp sgt i64 %2449, 3
  br i1 %2450, label %2451, label %2453

2451:
  %2452 = add i64 %2449, -2
  store i64 %2452, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %2453

2453:
  store i64 0, ptr %14
  %2454 = fmul double %254, %2436
  store double %2454, ptr %19
  %2455 = icmp eq i32 %209, 0
  br i1 %2455, label %2456, label %3176

2456:
  %2457 = call i64 @evaluate_jacobian(ptr %0)
  br label %3176

2458:
  %2459 = trunc i64 %1359 to i32
  %2460 = load ptr, ptr %8
  %2461 = getelementptr %struct.ode_system, ptr %2460, i64 0, i32 0
  %2462 = load i64, ptr %2461
  %2463 = load i64, ptr %13
  %2464 = icmp eq i64 %2463, 3
  %2465 = icmp eq i64 %2463, 5
  %2466 = select i1 %2465, ptr @RADAU5, ptr @RADAU7
  %2467 = select i1 %2464, ptr @RADAU3, ptr %2466
  %2468 = getelementptr double, ptr %2467, i64 2
  %2469 = getelementptr double, ptr %2468, i64 %2463
  %2470 = mul i64 %2463, %2463
  %2471 = getelementptr double, ptr %2469, i64 %2470
  %2472 = getelementptr double, ptr %2471, i64 %2470
  %2473 = getelementptr double, ptr %2472, i64 %2463
  %2474 = load ptr, ptr %7
  %2475 = mul i64 %2462, 11
  %2476 = getelementptr double, ptr %2474, i64 %2475
  %2477 = mul i64 %2462, 22
  %2478 = getelementptr double, ptr %2474, i64 %2477
  %2479 = mul i64 %2462, 12
  %2480 = getelementptr double, ptr %2474, i64 %2479
  %2481 = mul i64 %2462, 10
  %2482 = getelementptr double, ptr %2474, i64 %2481
  %2483 = icmp sgt i64 %2462, 0
  br i1 %2483, label %2484, label %2486

2484:
  %2485 = icmp sgt i64 %2463, 0
  br label %2488

2486:
  %2487 = sitofp i64 %2462 to double
  br label %2514

2488:
  %2489 = phi i64 [ 0, %2484 ], [ %2500, %2493 ]
  %2490 = getelementptr double, ptr %2478, i64 %2489
  store double 0.000000e+00, ptr %2490
  br i1 %2485, label %2491, label %2493

2491:
  %2492 = getelementptr double, ptr %2474, i64 %2489
  br label %2502

2493:
  %2494 = phi double [ 0.000000e+00, %2488 ], [ %2511, %2502 ]
  %2495 = fdiv double %2494, %254
  store double %2495, ptr %2490
  %2496 = getelementptr double, ptr %2482, i64 %2489
  %2497 = load double, ptr %2496
  %2498 = fadd double %2495, %2497
  %2499 = getelementptr double, ptr %2480, i64 %2489
  store double %2498, ptr %2499
  %2500 = add i64 %2489, 1
  %2501 = icmp eq i64 %2500, %2462
  br i1 %2501, label %2486, label %2488

2502:
  %2503 = phi double [ 0.000000e+00, %2491 ], [ %2511, %2502 ]
  %2504 = phi i64 [ 0, %2491 ], [ %2512, %2502 ]
  %2505 = getelementptr double, ptr %2473, i64 %2504
  %2506 = load double, ptr %2505
  %2507 = add i64 %2504, 15
  %2508 = mul i64 %2507, %2462
  %2509 = getelementptr double, ptr %2492, i64 %2508
  %2510 = load double, ptr %2509
  %2511 = call double @llvm.fmuladd.f64(double %2506, double %2510, double %2503)
  store double %2511, ptr %2490
  %2512 = add i64 %2504, 1
  %2513 = icmp eq i64 %2512, %2463
  br i1 %2513, label %2493, label %2502

2514:
  %2515 = phi i1 [ false, %2486 ], [ true, %2576 ]
  call void @solve_real(ptr %0, double %254, ptr %2480)
  br i1 %2483, label %2523, label %2516

2516:
  %2517 = phi double [ 0.000000e+00, %2514 ], [ %2531, %2523 ]
  %2518 = fdiv double %2517, %2487
  %2519 = call double @llvm.sqrt.f64(double %2518)
  %2520 = call double @llvm.maxnum.f64(double %2519, double 1.000000e-10)
  %2521 = fcmp olt double %2520, 1.000000e+00
  %2522 = or i1 %2515, %2521
  br i1 %2522, label %2596, label %2534

2523:
  %2524 = phi i64 [ %2532, %2523 ], [ 0, %2514 ]
  %2525 = phi double [ %2531, %2523 ], [ 0.000000e+00, %2514 ]
  %2526 = getelementptr double, ptr %2480, i64 %2524
  %2527 = load double, ptr %2526
  %2528 = getelementptr double, ptr %2476, i64 %2524
  %2529 = load double, ptr %2528
  %2530 = fdiv double %2527, %2529
  %2531 = call double @llvm.fmuladd.f64(double %2530, double %2530, double %2525)
  %2532 = add i64 %2524, 1
  %2533 = icmp eq i64 %2532, %2462
  br i1 %2533, label %2516, label %2523

2534:
  %2535 = load double, ptr %10
  %2536 = fcmp oeq double %2535, 0.000000e+00
  br i1 %2536, label %2540, label %2537

2537:
  %2538 = load i64, ptr %37
  %2539 = icmp eq i64 %2538, 0
  br i1 %2539, label %2600, label %2540

2540:
  %2541 = load ptr, ptr %7
  %2542 = load ptr, ptr %8
  %2543 = getelementptr %struct.ode_system, ptr %2542, i64 0, i32 0
  %2544 = load i64, ptr %2543
  %2545 = mul i64 %2544, 3
  %2546 = getelementptr double, ptr %2541, i64 %2545
  br i1 %2483, label %2577, label %2547

2547:
  %2548 = load double, ptr %6
  %2549 = getelementptr %struct.ode_system, ptr %2542, i64 0, i32 5
  %2550 = load ptr, ptr %2549
  %2551 = getelementptr %struct.ode_system, ptr %2542, i64 0, i32 4
  %2552 = load ptr, ptr %2551
  %2553 = call i64 %2550(ptr %2552, double %2548, ptr %2546, ptr %2480)
  %2554 = load i64, ptr %9
  %2555 = add i64 %2554, 1
  store i64 %2555, ptr %9
  switch i64 %2553, label %3180 [
    i64 12, label %2556
    i64 3, label %2556
    i64 0, label %2575
  ]

2556:
  store i64 %2553, ptr %38
  store double %2548, ptr %39
  %2557 = load ptr, ptr %7
  %2558 = load ptr, ptr %8
  %2559 = getelementptr %struct.ode_system, ptr %2558, i64 0, i32 0
  %2560 = load i64, ptr %2559
  %2561 = shl i64 %2560, 2
  %2562 = getelementptr double, ptr %2557, i64 %2561
  %2563 = bitcast ptr %2562 to ptr
  %2564 = bitcast ptr %2480 to ptr
  %2565 = shl i64 %2560, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2563, ptr align 8 %2564, i64 %2565, i1 false)
  %2566 = load ptr, ptr %7
  %2567 = load ptr, ptr %8
  %2568 = getelementptr %struct.ode_system, ptr %2567, i64 0, i32 0
  %2569 = load i64, ptr %2568
  %2570 = mul i64 %2569, 5
  %2571 = getelementptr double, ptr %2566, i64 %2570
  %2572 = bitcast ptr %2571 to ptr
  %2573 = bitcast ptr %2546 to ptr
  %2574 = shl i64 %2569, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2572, ptr align 8 %2573, i64 %2574, i1 false)
  switch i64 %2553, label %3180 [
    i64 12, label %2596
    i64 3, label %2596
  ]

2575:
  br i1 %2483, label %2587, label %2576

2576:
  br label %2514

2577:
  %2578 = phi i64 [ %2585, %2577 ], [ 0, %2540 ]
  %2579 = getelementptr double, ptr %2474, i64 %2578
  %2580 = load double, ptr %2579
  %2581 = getelementptr double, ptr %2480, i64 %2578
  %2582 = load double, ptr %2581
  %2583 = fadd double %2580, %2582
  %2584 = getelementptr double, ptr %2546, i64 %2578
  store double %2583, ptr %2584
  %2585 = add i64 %2578, 1
  %2586 = icmp eq i64 %2585, %2462
  br i1 %2586, label %2547, label %2577

2587:
  %2588 = phi i64 [ %2594, %2587 ], [ 0, %2575 ]
  %2589 = getelementptr double, ptr %2478, i64 %2588
  %2590 = load double, ptr %2589
  %2591 = getelementptr double, ptr %2480, i64 %2588
  %2592 = load double, ptr %2591
  %2593 = fadd double %2590, %2592
  store double %2593, ptr %2591
  %2594 = add i64 %2588, 1
  %2595 = icmp eq i64 %2594, %2462
  br i1 %2595, label %2576, label %2587

2596:
  %2597 = phi i1 [ false, %2556 ], [ false, %2556 ], [ %2521, %2516 ]
  %2598 = phi i64 [ %2553, %2556 ], [ %2553, %2556 ], [ 0, %2516 ]
  %2599 = load i64, ptr %37
  br label %2600

2600:
  %2601 = phi i64 [ %2599, %2596 ], [ 0, %2537 ]
  %2602 = phi i1 [ %2597, %2596 ], [ false, %2537 ]
  %2603 = phi i64 [ %2598, %2596 ], [ 0, %2537 ]
  %2604 = load i64, ptr %13
  %2605 = sitofp i64 %2604 to double
  %2606 = fadd double %2605, 4.000000e+00
  %2607 = fmul double %2606, 2.000000e+00
  %2608 = fadd double %2607, 1.000000e+00
  %2609 = fmul double %2608, 9.000000e-01
  %2610 = sitofp i32 %2459 to double
  %2611 = fadd double %2607, %2610
  %2612 = fdiv double %2609, %2611
  %2613 = call double @llvm.minnum.f64(double %2612, double 9.000000e-01)
  store i64 0, ptr %40
  br i1 %2602, label %2614, label %3134

2614:
  %2615 = load double, ptr %22
  %2616 = fsub double %2615, %210
  %2617 = call double @llvm.fabs.f64(double %2616)
  %2618 = fmul double %2617, 5.000000e-01
  %2619 = fcmp ogt double %258, %2618
  br i1 %2619, label %2620, label %2942

2620:
  %2621 = icmp eq i64 %2604, 3
  %2622 = icmp eq i64 %2604, 5
  %2623 = select i1 %2622, ptr @RADAU5, ptr @RADAU7
  %2624 = select i1 %2621, ptr @RADAU3, ptr %2623
  %2625 = getelementptr double, ptr %2624, i64 2
  %2626 = getelementptr double, ptr %2625, i64 %2604
  %2627 = mul i64 %2604, %2604
  %2628 = getelementptr double, ptr %2626, i64 %2627
  %2629 = getelementptr double, ptr %2628, i64 %2627
  %2630 = load double, ptr %2629
  %2631 = load ptr, ptr %8
  %2632 = getelementptr %struct.ode_system, ptr %2631, i64 0, i32 0
  %2633 = load i64, ptr %2632
  %2634 = load ptr, ptr %7
  %2635 = mul i64 %2633, 14
  %2636 = getelementptr double, ptr %2634, i64 %2635
  %2637 = mul i64 %2633, 3
  %2638 = getelementptr double, ptr %2634, i64 %2637
  %2639 = icmp sgt i64 %2633, 0
  br i1 %2639, label %2641, label %2646

2640:
  call void @multiply(ptr %0, ptr %2638, ptr %2636, i32 1)
  call void @multiply(ptr %0, ptr %2636, ptr %2638, i32 1)
  br label %2647

2641:
  %2642 = phi i64 [ %2644, %2641 ], [ 0, %2620 ]
  %2643 = getelementptr double, ptr %2638, i64 %2642
  store double 1.000000e+00, ptr %2643
  %2644 = add i64 %2642, 1
  %2645 = icmp eq i64 %2644, %2633
  br i1 %2645, label %2640, label %2641

2646:
  call void @multiply(ptr %0, ptr %2638, ptr %2636, i32 1)
  call void @multiply(ptr %0, ptr %2636, ptr %2638, i32 1)
  br label %2655

2647:
  %2648 = phi i64 [ %2653, %2647 ], [ 0, %2640 ]
  %2649 = phi double [ %2652, %2647 ], [ 0.000000e+00, %2640 ]
  %2650 = getelementptr double, ptr %2638, i64 %2648
  %2651 = load double, ptr %2650
  %2652 = call double @llvm.maxnum.f64(double %2649, double %2651)
  %2653 = add i64 %2648, 1
  %2654 = icmp eq i64 %2653, %2633
  br i1 %2654, label %2655, label %2647

2655:
  %2656 = phi double [ 0.000000e+00, %2646 ], [ %2652, %2647 ]
  %2657 = call double @llvm.sqrt.f64(double %2656)
  %2658 = fmul double %258, %2657
  %2659 = fmul double %2630, 2.000000e-01
  %2660 = fcmp ogt double %2658, %2659
  br i1 %2660, label %2661, label %2921

2661:
  %2662 = load ptr, ptr %8
  %2663 = getelementptr %struct.ode_system, ptr %2662, i64 0, i32 0
  %2664 = load i64, ptr %2663
  %2665 = load ptr, ptr %7
  %2666 = mul i64 %2664, 10
  %2667 = getelementptr double, ptr %2665, i64 %2666
  %2668 = mul i64 %2664, 11
  %2669 = getelementptr double, ptr %2665, i64 %2668
  %2670 = mul i64 %2664, 22
  %2671 = getelementptr double, ptr %2665, i64 %2670
  %2672 = mul i64 %2664, 23
  %2673 = getelementptr double, ptr %2665, i64 %2672
  %2674 = mul i64 %2664, 14
  %2675 = getelementptr double, ptr %2665, i64 %2674
  %2676 = mul i64 %2664, 3
  %2677 = getelementptr double, ptr %2665, i64 %2676
  %2678 = load i64, ptr %13
  %2679 = icmp eq i64 %2678, 3
  %2680 = icmp eq i64 %2678, 5
  %2681 = select i1 %2680, ptr @RADAU5, ptr @RADAU7
  %2682 = select i1 %2679, ptr @RADAU3, ptr %2681
  %2683 = getelementptr double, ptr %2682, i64 2
  %2684 = getelementptr double, ptr %2683, i64 %2678
  %2685 = mul i64 %2678, %2678
  %2686 = getelementptr double, ptr %2684, i64 %2685
  %2687 = getelementptr double, ptr %2686, i64 %2685
  %2688 = load double, ptr %2682, align 16
  %2689 = getelementptr double, ptr %2682, i64 1
  %2690 = load double, ptr %2689
  %2691 = sitofp i64 %2678 to double
  %2692 = load ptr, ptr %12
  %2693 = getelementptr %struct.ode_options, ptr %2692, i64 0, i32 1
  %2694 = load double, ptr %2693
  %2695 = fadd double %2691, 1.000000e+00
  %2696 = fmul double %2695, 5.000000e-01
  %2697 = fdiv double %2696, %2691
  %2698 = call double @llvm.pow.f64(double %2694, double %2697)
  %2699 = fmul double %2690, %2698
  %2700 = fdiv double 0x3CE4000000000000, %2699
  %2701 = call double @llvm.sqrt.f64(double %2699)
  %2702 = fmul double %2701, 3.000000e+00
  %2703 = call double @llvm.minnum.f64(double %2702, double 3.000000e-02)
  %2704 = call double @llvm.maxnum.f64(double %2700, double %2703)
  %2705 = load double, ptr %10
  %2706 = fadd double %254, %2705
  %2707 = call double @llvm.fabs.f64(double %2706)
  %2708 = load double, ptr %2687
  %2709 = fdiv double %2708, %254
  %2710 = call double @llvm.pow.f64(double %254, double %2691)
  %2711 = icmp sgt i64 %2678, 1
  br i1 %2711, label %2717, label %2712

2712:
  %2713 = phi double [ 1.000000e+00, %2661 ], [ %2729, %2717 ]
  %2714 = phi double [ 1.000000e+00, %2661 ], [ %2727, %2717 ]
  %2715 = icmp sgt i64 %2664, 0
  br i1 %2715, label %2740, label %2716

2716:
  call void @multiply(ptr %0, ptr %2671, ptr %2677, i32 1)
  br label %2866

2717:
  %2718 = phi double [ %2727, %2717 ], [ 1.000000e+00, %2661 ]
  %2719 = phi double [ %2729, %2717 ], [ 1.000000e+00, %2661 ]
  %2720 = phi i64 [ %2730, %2717 ], [ 1, %2661 ]
  %2721 = xor i64 %2720, -1
  %2722 = add i64 %2678, %2721
  %2723 = getelementptr double, ptr %2683, i64 %2722
  %2724 = load double, ptr %2723
  %2725 = fadd double %2724, -1.000000e+00
  %2726 = fneg double %2725
  %2727 = fmul double %2718, %2726
  %2728 = fadd double %2725, 1.000000e+00
  %2729 = fmul double %2719, %2728
  %2730 = add i64 %2720, 1
  %2731 = icmp eq i64 %2730, %2678
  br i1 %2731, label %2712, label %2717

2732:
  call void @multiply(ptr %0, ptr %2671, ptr %2677, i32 1)
  %2733 = icmp sgt i64 %2678, 0
  %2734 = fmul double %2714, 2.000000e+00
  %2735 = fdiv double %2734, %2695
  %2736 = shl i64 %2678, 3
  %2737 = add i64 %2736, -8
  %2738 = fneg double %2710
  %2739 = fdiv double %2714, %2713
  br label %2748

2740:
  %2741 = phi i64 [ %2746, %2740 ], [ 0, %2712 ]
  %2742 = getelementptr double, ptr %2665, i64 %2741
  %2743 = load double, ptr %2742
  %2744 = call double @llvm.fabs.f64(double %2743)
  %2745 = getelementptr double, ptr %2671, i64 %2741
  store double %2744, ptr %2745
  %2746 = add i64 %2741, 1
  %2747 = icmp eq i64 %2746, %2664
  br i1 %2747, label %2732, label %2740

2748:
  %2749 = phi i64 [ 0, %2732 ], [ %2864, %2839 ]
  %2750 = getelementptr double, ptr %2665, i64 %2749
  %2751 = load double, ptr %2750
  %2752 = fdiv double %2751, %254
  %2753 = call double @llvm.fabs.f64(double %2752)
  %2754 = getelementptr double, ptr %2677, i64 %2749
  %2755 = load double, ptr %2754
  %2756 = fadd double %2755, %2753
  %2757 = and i64 %2749, 7
  %2758 = getelementptr [7 x [8 x double]], ptr %3, i64 0, i64 0, i64 %2757
  %2759 = icmp eq i64 %2757, 0
  br i1 %2759, label %2760, label %2764

2760:
  %2761 = sub i64 %2664, %2749
  %2762 = icmp slt i64 %2761, 8
  %2763 = select i1 %2762, i64 %2761, i64 8
  call void @write_coefficients(ptr %0, i64 %2749, i64 %2763, ptr %42)
  br label %2764

2764:
  br i1 %2733, label %2765, label %2786

2765:
  %2766 = phi double [ %2784, %2776 ], [ 0.000000e+00, %2764 ]
  %2767 = phi double [ %2783, %2776 ], [ 0.000000e+00, %2764 ]
  %2768 = phi i64 [ %2769, %2776 ], [ %2678, %2764 ]
  %2769 = add i64 %2768, -1
  %2770 = icmp slt i64 %2678, %2768
  br i1 %2770, label %2776, label %2771

2771:
  %2772 = sub i64 %2678, %2768
  %2773 = getelementptr double, ptr %2683, i64 %2772
  %2774 = load double, ptr %2773
  %2775 = fadd double %2774, -1.000000e+00
  br label %2776

2776:
  %2777 = phi double [ %2775, %2771 ], [ -1.000000e+00, %2765 ]
  %2778 = fsub double 0.000000e+00, %2777
  %2779 = shl i64 %2769, 3
  %2780 = getelementptr double, ptr %2758, i64 %2779
  %2781 = load double, ptr %2780
  %2782 = fadd double %2766, %2781
  %2783 = call double @llvm.fmuladd.f64(double %2778, double %2767, double %2782)
  %2784 = fmul double %2778, %2782
  %2785 = icmp ugt i64 %2768, 1
  br i1 %2785, label %2765, label %2786

2786:
  %2787 = phi double [ 0.000000e+00, %2764 ], [ %2783, %2776 ]
  %2788 = fdiv double %2787, %254
  %2789 = load double, ptr %10
  %2790 = fcmp oeq double %2789, 0.000000e+00
  br i1 %2790, label %2794, label %2791

2791:
  %2792 = load i64, ptr %26
  %2793 = icmp eq i64 %2792, %2678
  br i1 %2793, label %2823, label %2794

2794:
  %2795 = getelementptr double, ptr %2667, i64 %2749
  %2796 = load double, ptr %2795
  br i1 %2733, label %2797, label %2818

2797:
  %2798 = phi double [ %2816, %2808 ], [ 0.000000e+00, %2794 ]
  %2799 = phi double [ %2815, %2808 ], [ 0.000000e+00, %2794 ]
  %2800 = phi i64 [ %2801, %2808 ], [ %2678, %2794 ]
  %2801 = add i64 %2800, -1
  %2802 = icmp slt i64 %2678, %2800
  br i1 %2802, label %2808, label %2803

2803:
  %2804 = sub i64 %2678, %2800
  %2805 = getelementptr double, ptr %2683, i64 %2804
  %2806 = load double, ptr %2805
  %2807 = fadd double %2806, -1.000000e+00
  br label %2808

2808:
  %2809 = phi double [ %2807, %2803 ], [ -1.000000e+00, %2797 ]
  %2810 = fsub double -1.000000e+00, %2809
  %2811 = shl i64 %2801, 3
  %2812 = getelementptr double, ptr %2758, i64 %2811
  %2813 = load double, ptr %2812
  %2814 = fadd double %2798, %2813
  %2815 = call double @llvm.fmuladd.f64(double %2810, double %2799, double %2814)
  %2816 = fmul double %2810, %2814
  %2817 = icmp ugt i64 %2800, 1
  br i1 %2817, label %2797, label %2818

2818:
  %2819 = phi double [ 0.000000e+00, %2794 ], [ %2815, %2808 ]
  %2820 = fdiv double %2819, %254
  %2821 = fsub double %2796, %2820
  %2822 = fmul double %2739, %2821
  br label %2839

2823:
  %2824 = getelementptr double, ptr %2758, i64 %2737
  %2825 = load double, ptr %2824
  %2826 = load ptr, ptr %7
  %2827 = load ptr, ptr %8
  %2828 = getelementptr %struct.ode_system, ptr %2827, i64 0, i32 0
  %2829 = load i64, ptr %2828
  %2830 = mul i64 %2829, 13
  %2831 = getelementptr double, ptr %2826, i64 %2830
  %2832 = getelementptr double, ptr %2831, i64 %2749
  %2833 = load double, ptr %2832
  %2834 = call double @llvm.fmuladd.f64(double %2738, double %2833, double %2825)
  %2835 = fmul double %2735, %2834
  %2836 = fdiv double %2835, %2707
  %2837 = getelementptr double, ptr %2667, i64 %2749
  %2838 = load double, ptr %2837
  br label %2839

2839:
  %2840 = phi double [ %2796, %2818 ], [ %2838, %2823 ]
  %2841 = phi double [ %2822, %2818 ], [ %2836, %2823 ]
  %2842 = getelementptr double, ptr %2671, i64 %2749
  store double %2841, ptr %2842
  %2843 = getelementptr double, ptr %2673, i64 %2749
  store double %2841, ptr %2843
  %2844 = load ptr, ptr %12
  %2845 = getelementptr %struct.ode_options, ptr %2844, i64 0, i32 1
  %2846 = load double, ptr %2845
  %2847 = fmul double %2846, 5.000000e+00
  %2848 = call double @llvm.fabs.f64(double %2840)
  %2849 = call double @llvm.fabs.f64(double %2788)
  %2850 = call double @llvm.maxnum.f64(double %2848, double %2849)
  %2851 = getelementptr %struct.ode_options, ptr %2844, i64 0, i32 2
  %2852 = load ptr, ptr %2851
  %2853 = getelementptr double, ptr %2852, i64 %2749
  %2854 = load double, ptr %2853
  %2855 = fdiv double %2854, %258
  %2856 = call double @llvm.fmuladd.f64(double %2847, double %2850, double %2855)
  %2857 = call double @llvm.fmuladd.f64(double %2756, double 0x3CD0000000000000, double %2856)
  %2858 = getelementptr double, ptr %2669, i64 %2749
  %2859 = load double, ptr %2858
  %2860 = fmul double %2704, %2859
  %2861 = fdiv double %2860, %258
  %2862 = fadd double %2857, %2861
  %2863 = getelementptr double, ptr %2675, i64 %2749
  store double %2862, ptr %2863
  %2864 = add i64 %2749, 1
  %2865 = icmp eq i64 %2864, %2664
  br i1 %2865, label %2866, label %2748

2866:
  br label %2867

2867:
  %2868 = phi i1 [ true, %2866 ], [ false, %2871 ]
  call void @solve_real(ptr %0, double %254, ptr %2671)
  br i1 %2715, label %2872, label %2870

2869:
  br i1 %2868, label %2871, label %2885

2870:
  br i1 %2868, label %2871, label %2882

2871:
  br label %2867

2872:
  %2873 = phi i64 [ %2880, %2872 ], [ 0, %2867 ]
  %2874 = getelementptr double, ptr %2671, i64 %2873
  %2875 = load double, ptr %2874
  %2876 = getelementptr double, ptr %2673, i64 %2873
  %2877 = load double, ptr %2876
  %2878 = fneg double %2877
  %2879 = call double @llvm.fmuladd.f64(double %2709, double %2875, double %2878)
  store double %2879, ptr %2876
  store double %2879, ptr %2874
  %2880 = add i64 %2873, 1
  %2881 = icmp eq i64 %2880, %2664
  br i1 %2881, label %2869, label %2872

2882:
  call void @multiply(ptr %0, ptr %2673, ptr %2677, i32 0)
  br label %2913

2883:
  call void @multiply(ptr %0, ptr %2673, ptr %2677, i32 0)
  %2884 = fmul double %254, %2688
  br label %2900

2885:
  %2886 = phi i64 [ %2895, %2885 ], [ 0, %2869 ]
  %2887 = phi double [ %2894, %2885 ], [ 0.000000e+00, %2869 ]
  %2888 = getelementptr double, ptr %2673, i64 %2886
  %2889 = load double, ptr %2888
  %2890 = call double @llvm.fabs.f64(double %2889)
  %2891 = getelementptr double, ptr %2675, i64 %2886
  %2892 = load double, ptr %2891
  %2893 = fdiv double %2890, %2892
  %2894 = call double @llvm.maxnum.f64(double %2887, double %2893)
  %2895 = add i64 %2886, 1
  %2896 = icmp eq i64 %2895, %2664
  br i1 %2896, label %2883, label %2885

2897:
  %2898 = fcmp ogt double %2910, 1.000000e-01
  %2899 = zext i1 %2898 to i64
  br label %2913

2900:
  %2901 = phi i64 [ 0, %2883 ], [ %2911, %2900 ]
  %2902 = phi double [ 0.000000e+00, %2883 ], [ %2910, %2900 ]
  %2903 = getelementptr double, ptr %2677, i64 %2901
  %2904 = load double, ptr %2903
  %2905 = fmul double %2884, %2904
  %2906 = call double @llvm.fabs.f64(double %2905)
  %2907 = getelementptr double, ptr %2675, i64 %2901
  %2908 = load double, ptr %2907
  %2909 = fdiv double %2906, %2908
  %2910 = call double @llvm.maxnum.f64(double %2902, double %2909)
  %2911 = add i64 %2901, 1
  %2912 = icmp eq i64 %2911, %2664
  br i1 %2912, label %2897, label %2900

2913:
  %2914 = phi double [ %2894, %2897 ], [ 0.000000e+00, %2882 ]
  %2915 = phi i64 [ %2899, %2897 ], [ 0, %2882 ]
  store i64 %2915, ptr %40
  %2916 = call double @llvm.maxnum.f64(double %2914, double 1.000000e-09)
  %2917 = fdiv double -1.000000e+00, %2691
  %2918 = call double @llvm.pow.f64(double %2916, double %2917)
  %2919 = fmul double %2918, 8.000000e-01
  %2920 = call double @llvm.minnum.f64(double %2919, double 5.000000e+00)
  br label %2921

2921:
  %2922 = phi double [ %2920, %2913 ], [ 5.000000e+00, %2655 ]
  %2923 = fmul double %258, %2922
  store double %2923, ptr %21
  %2924 = load double, ptr %22
  %2925 = load double, ptr %6
  %2926 = fsub double %2924, %2925
  %2927 = fmul double %2926, 5.000000e-01
  %2928 = load double, ptr %19
  %2929 = fcmp olt double %2928, 0.000000e+00
  %2930 = fneg double %2927
  %2931 = select i1 %2929, double %2930, double %2927
  %2932 = fcmp ult double %2931, 0.000000e+00
  %2933 = call double @llvm.maxnum.f64(double %2931, double %2923)
  %2934 = fdiv double %2933, 9.000000e-01
  %2935 = select i1 %2932, double 0x7FF0000000000000, double %2934
  %2936 = fcmp ogt double %258, %2935
  br i1 %2936, label %2937, label %2940

2937:
  %2938 = load i64, ptr %50
  %2939 = add i64 %2938, 1
  store i64 %2939, ptr %50
  store i64 1, ptr %37
  br label %3176

2940:
  %2941 = load i64, ptr %13
  br label %2942

2942:
  %2943 = phi i64 [ %2941, %2940 ], [ %2604, %2614 ]
  %2944 = add i64 %2943, 14
  %2945 = load ptr, ptr %7
  %2946 = load ptr, ptr %8
  %2947 = getelementptr %struct.ode_system, ptr %2946, i64 0, i32 0
  %2948 = load i64, ptr %2947
  %2949 = mul i64 %2948, %2944
  %2950 = getelementptr double, ptr %2945, i64 %2949
  %2951 = shl i64 %2948, 1
  %2952 = getelementptr double, ptr %2945, i64 %2951
  %2953 = icmp sgt i64 %2948, 0
  br i1 %2953, label %2954, label %2964

2954:
  %2955 = phi i64 [ %2962, %2954 ], [ 0, %2942 ]
  %2956 = getelementptr double, ptr %2945, i64 %2955
  %2957 = load double, ptr %2956
  %2958 = getelementptr double, ptr %2950, i64 %2955
  %2959 = load double, ptr %2958
  %2960 = fadd double %2957, %2959
  %2961 = getelementptr double, ptr %2952, i64 %2955
  store double %2960, ptr %2961
  %2962 = add i64 %2955, 1
  %2963 = icmp eq i64 %2962, %2948
  br i1 %2963, label %2964, label %2954

2964:
  %2965 = call i64 @ode_keep_new(ptr %0, double %253)
  switch i64 %2965, label %3180 [
    i64 7, label %2966
    i64 0, label %2966
    i64 11, label %3124
    i64 8, label %3124
  ]

2966:
  %2967 = load ptr, ptr %8
  %2968 = getelementptr %struct.ode_system, ptr %2967, i64 0, i32 0
  %2969 = load i64, ptr %2968
  %2970 = load ptr, ptr %7
  %2971 = getelementptr double, ptr %2970, i64 %2969
  %2972 = bitcast ptr %2971 to ptr
  %2973 = bitcast ptr %2970 to ptr
  %2974 = shl i64 %2969, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2972, ptr align 8 %2973, i64 %2974, i1 false)
  %2975 = load ptr, ptr %7
  %2976 = bitcast ptr %2975 to ptr
  %2977 = load ptr, ptr %8
  %2978 = getelementptr %struct.ode_system, ptr %2977, i64 0, i32 0
  %2979 = load i64, ptr %2978
  %2980 = mul i64 %2979, 6
  %2981 = getelementptr double, ptr %2975, i64 %2980
  %2982 = bitcast ptr %2981 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2976, ptr align 8 %2982, i64 %2974, i1 false)
  %2983 = load i64, ptr %13
  %2984 = sitofp i64 %2983 to double
  %2985 = call double @llvm.pow.f64(double %254, double %2984)
  %2986 = icmp sgt i64 %2969, 0
  br i1 %2986, label %2987, label %3040

2987:
  %2988 = icmp sgt i64 %2983, 0
  %2989 = add i64 %2983, -1
  br label %2990

2990:
  %2991 = phi i64 [ %2969, %2987 ], [ %3027, %3024 ]
  %2992 = phi i64 [ 0, %2987 ], [ %3025, %3024 ]
  %2993 = call i64 @llvm.smin.i64(i64 %2991, i64 8)
  %2994 = call i64 @llvm.smax.i64(i64 %2993, i64 1)
  %2995 = sub i64 %2969, %2992
  %2996 = icmp slt i64 %2995, 8
  %2997 = select i1 %2996, i64 %2995, i64 8
  call void @write_coefficients(ptr %0, i64 %2992, i64 %2997, ptr %44)
  br i1 %2988, label %2998, label %3000

2998:
  %2999 = shl i64 %2997, 3
  br label %3009

3000:
  %3001 = icmp sgt i64 %2995, 0
  br i1 %3001, label %3002, label %3024

3002:
  %3003 = load ptr, ptr %7
  %3004 = load ptr, ptr %8
  %3005 = getelementptr %struct.ode_system, ptr %3004, i64 0, i32 0
  %3006 = load i64, ptr %3005
  %3007 = mul i64 %3006, 13
  %3008 = getelementptr double, ptr %3003, i64 %3007
  br label %3028

3009:
  %3010 = phi i64 [ 0, %2998 ], [ %3022, %3009 ]
  %3011 = add i64 %3010, 36
  %3012 = load ptr, ptr %7
  %3013 = load ptr, ptr %8
  %3014 = getelementptr %struct.ode_system, ptr %3013, i64 0, i32 0
  %3015 = load i64, ptr %3014
  %3016 = mul i64 %3015, %3011
  %3017 = getelementptr double, ptr %3012, i64 %2992
  %3018 = getelementptr double, ptr %3017, i64 %3016
  %3019 = bitcast ptr %3018 to ptr
  %3020 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 %3010, i64 0
  %3021 = bitcast ptr %3020 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3019, ptr align 16 %3021, i64 %2999, i1 false)
  %3022 = add i64 %3010, 1
  %3023 = icmp eq i64 %3022, %2983
  br i1 %3023, label %3000, label %3009

3024:
  %3025 = add i64 %2992, 8
  %3026 = icmp sgt i64 %2969, %3025
  %3027 = add i64 %2991, -8
  br i1 %3026, label %2990, label %3037

3028:
  %3029 = phi i64 [ 0, %3002 ], [ %3035, %3028 ]
  %3030 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 %2989, i64 %3029
  %3031 = load double, ptr %3030
  %3032 = fdiv double %3031, %2985
  %3033 = add i64 %3029, %2992
  %3034 = getelementptr double, ptr %3008, i64 %3033
  store double %3032, ptr %3034
  %3035 = add i64 %3029, 1
  %3036 = icmp eq i64 %3035, %2994
  br i1 %3036, label %3024, label %3028

3037:
  %3038 = load i64, ptr %13
  %3039 = sitofp i64 %3038 to double
  br label %3040

3040:
  %3041 = phi double [ %3039, %3037 ], [ %2984, %2966 ]
  %3042 = phi i64 [ %3038, %3037 ], [ %2983, %2966 ]
  %3043 = load double, ptr %6
  store double %3043, ptr %45
  store double %253, ptr %6
  store double %254, ptr %10
  store i64 %2983, ptr %26
  %3044 = load i64, ptr %46
  %3045 = add i64 %3044, 1
  store i64 %3045, ptr %46
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %48, i8 0, i64 24, i1 false)
  %3046 = fadd double %3041, 1.000000e+00
  %3047 = fdiv double 1.000000e+00, %3046
  %3048 = call double @llvm.pow.f64(double %2520, double %3047)
  %3049 = fdiv double %3048, %2613
  %3050 = call double @llvm.minnum.f64(double %3049, double 8.000000e+00)
  %3051 = call double @llvm.maxnum.f64(double %3050, double 2.000000e-01)
  %3052 = load double, ptr %16
  %3053 = fcmp une double %3052, 0.000000e+00
  br i1 %3053, label %3054, label %3066

3054:
  %3055 = fdiv double %3052, %254
  %3056 = fmul double %2520, %2520
  %3057 = load double, ptr %49
  %3058 = fdiv double %3056, %3057
  %3059 = call double @llvm.pow.f64(double %3058, double %3047)
  %3060 = fmul double %3055, %3059
  %3061 = fdiv double %3060, 9.000000e-01
  %3062 = call double @llvm.fabs.f64(double %3061)
  %3063 = call double @llvm.minnum.f64(double %3062, double 8.000000e+00)
  %3064 = call double @llvm.maxnum.f64(double %3063, double 2.000000e-01)
  %3065 = call double @llvm.maxnum.f64(double %3051, double %3064)
  br label %3066

3066:
  %3067 = phi double [ %3065, %3054 ], [ %3051, %3040 ]
  store double %254, ptr %16
  %3068 = call double @llvm.maxnum.f64(double %2519, double 1.000000e-02)
  store double %3068, ptr %49
  %3069 = fdiv double %254, %3067
  %3070 = icmp ne i64 %2601, 0
  %3071 = call double @llvm.fabs.f64(double %3069)
  %3072 = fcmp ogt double %3071, %258
  %3073 = select i1 %3070, i1 %3072, i1 false
  %3074 = select i1 %3073, double %254, double %3069
  %3075 = fdiv double %3074, %254
  %3076 = load double, ptr %25
  %3077 = load ptr, ptr %24
  %3078 = load ptr, ptr %8
  %3079 = getelementptr %struct.ode_system, ptr %3078, i64 0, i32 0
  %3080 = load i64, ptr %3079
  %3081 = mul i64 %3080, 5
  %3082 = getelementptr i64, ptr %3077, i64 %3081
  %3083 = load i64, ptr %3082
  %3084 = sitofp i64 %3083 to double
  %3085 = fmul double %3084, 1.000000e-03
  %3086 = call double @llvm.minnum.f64(double %3085, double 1.000000e-01)
  %3087 = call double @llvm.maxnum.f64(double %3086, double 1.000000e-02)
  %3088 = fcmp ole double %3076, %3087
  %3089 = zext i1 %3088 to i64
  store i64 %3089, ptr %17
  %3090 = fcmp oge double %3075, 9.200000e-01
  %3091 = select i1 %3088, i1 %3090, i1 false
  %3092 = fcmp ole double %3075, 2.000000e+00
  %3093 = select i1 %3091, i1 %3092, i1 false
  %3094 = select i1 %3093, double %254, double %3074
  br i1 %251, label %3095, label %3101

3095:
  %3096 = call double @llvm.fabs.f64(double %3094)
  %3097 = load double, ptr %19
  %3098 = call double @llvm.fabs.f64(double %3097)
  %3099 = call double @llvm.maxnum.f64(double %3096, double %3098)
  %3100 = call double @llvm.copysign.f64(double %3099, double %254)
  br label %3101

3101:
  %3102 = phi double [ %3100, %3095 ], [ %3094, %3066 ]
  %3103 = call double @llvm.fabs.f64(double %3102)
  %3104 = load ptr, ptr %12
  %3105 = getelementptr %struct.ode_options, ptr %3104, i64 0, i32 3
  %3106 = load double, ptr %3105
  %3107 = call double @llvm.minnum.f64(double %3103, double %3106)
  %3108 = call double @llvm.copysign.f64(double %3107, double %254)
  store double %3108, ptr %19
  %3109 = load i64, ptr %14
  %3110 = add i64 %3109, 1
  store i64 %3110, ptr %14
  %3111 = icmp sgt i64 %3109, 6
  br i1 %3111, label %3112, label %3123

3112:
  %3113 = getelementptr %struct.ode_options, ptr %3104, i64 0, i32 1
  %3114 = load double, ptr %3113
  %3115 = fcmp olt double %3114, 1.000000e-01
  %3116 = select i1 %3115, i64 5, i64 3
  %3117 = fcmp olt double %3114, 1.000000e-05
  %3118 = select i1 %3117, i64 2, i64 0
  %3119 = add i64 %3116, %3118
  %3120 = icmp slt i64 %3042, %3119
  br i1 %3120, label %3121, label %3123

3121:
  %3122 = add i64 %3042, 2
  store i64 %3122, ptr %13
  store i64 2, ptr %14
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %3123

3123:
  switch i64 %2965, label %3180 [
    i64 11, label %3124
    i64 8, label %3124
  ]

3124:
  store i64 %2965, ptr %38
  %3125 = icmp eq i64 %2965, 11
  br i1 %3125, label %3126, label %3144

3126:
  %3127 = load double, ptr %6
  %3128 = call double @llvm.fabs.f64(double %3127)
  %3129 = load double, ptr %20
  %3130 = call double @llvm.fabs.f64(double %3129)
  %3131 = call double @llvm.maxnum.f64(double %3128, double %3130)
  %3132 = fmul double %3131, 1.000000e-10
  %3133 = fcmp ugt double %258, %3132
  br i1 %3133, label %3144, label %3180

3134:
  %3135 = icmp eq i64 %2603, 0
  %3136 = fcmp oge double %2520, 1.000000e+00
  %3137 = select i1 %3135, i1 %3136, i1 false
  br i1 %3137, label %3138, label %3144

3138:
  %3139 = call i32 @takes_side(ptr %0, double %254)
  %3140 = icmp eq i32 %3139, 0
  br i1 %3140, label %3144, label %3141

3141:
  %3142 = call i32 @ode_is_hasty(ptr %0)
  %3143 = icmp eq i32 %3142, 0
  br i1 %3143, label %2442, label %3180

3144:
  %3145 = phi i1 [ true, %3138 ], [ %3135, %3134 ], [ false, %3126 ], [ false, %3124 ]
  %3146 = fadd double %2605, 1.000000e+00
  %3147 = fdiv double 1.000000e+00, %3146
  %3148 = call double @llvm.pow.f64(double %2520, double %3147)
  %3149 = fdiv double %3148, %2613
  %3150 = call double @llvm.minnum.f64(double %3149, double 8.000000e+00)
  %3151 = call double @llvm.maxnum.f64(double %3150, double 2.000000e-01)
  %3152 = load i64, ptr %50
  %3153 = add i64 %3152, 1
  store i64 %3153, ptr %50
  store i64 1, ptr %37
  %3154 = load i64, ptr %14
  %3155 = icmp slt i64 %3154, 2
  br i1 %3155, label %3156, label %3161

3156:
  %3157 = load i64, ptr %13
  %3158 = icmp sgt i64 %3157, 3
  br i1 %3158, label %3159, label %3161

3159:
  %3160 = add i64 %3157, -2
  store i64 %3160, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %3161

3161:
  store i64 0, ptr %14
  br i1 %3145, label %3164, label %3162

3162:
  %3163 = fmul double %254, 1.250000e-01
  br label %3171

3164:
  %3165 = load double, ptr %10
  %3166 = fcmp oeq double %3165, 0.000000e+00
  br i1 %3166, label %3167, label %3169

3167:
  %3168 = fmul double %254, 1.000000e-01
  br label %3171

3169:
  %3170 = fdiv double %254, %3151
  br label %3171

3171:
  %3172 = phi double [ %3163, %3162 ], [ %3168, %3167 ], [ %3170, %3169 ]
  store double %3172, ptr %19
  %3173 = icmp eq i32 %209, 0
  br i1 %3173, label %3174, label %3176

3174:
  %3175 = call i64 @evaluate_jacobian(ptr %0)
  br label %3176

3176:
  %3177 = phi i64 [ 0, %1257 ], [ %2457, %2456 ], [ 0, %2453 ], [ %2603, %2937 ], [ %3175, %3174 ], [ 0, %3171 ]
  %3178 = phi i32 [ %209, %1257 ], [ 1, %2456 ], [ 1, %2453 ], [ %209, %2937 ], [ 1, %3174 ], [ 1, %3171 ]
  %3179 = icmp eq i64 %3177, 0
  br i1 %3179, label %208, label %3180

3180:
  %3181 = phi i64 [ %64, %67 ], [ %222, %219 ], [ %1397, %1389 ], [ %2553, %2547 ], [ %3177, %3176 ], [ %2965, %3123 ], [ 11, %3126 ], [ %2965, %2964 ], [ %1397, %1400 ], [ %2553, %2556 ], [ %204, %203 ], [ %64, %52 ], [ 4, %2439 ], [ 4, %3141 ]
  ret i64 %3181
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
  %46 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %47 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %48 = bitcast ptr %36 to ptr
  %49 = icmp sgt i64 %8, 0
  %50 = icmp sgt i64 %17, 0
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %53 = call double @llvm.fmuladd.f64(double %28, double %28, double 0.000000e+00)
  %54 = bitcast ptr %4 to ptr
  %55 = getelementptr [4 x double], ptr %4, i64 0, i64 0
  %56 = getelementptr [4 x double], ptr %4, i64 0, i64 3
  %57 = getelementptr [4 x double], ptr %4, i64 0, i64 2
  %58 = getelementptr [4 x double], ptr %4, i64 0, i64 1
  br label %59

59:
  %60 = phi i32 [ 0, %3 ], [ %603, %602 ]
  %61 = load ptr, ptr %5
  %62 = getelementptr %struct.ode_system, ptr %61, i64 0, i32 5
  %63 = load ptr, ptr %62
  %64 = getelementptr %struct.ode_system, ptr %61, i64 0, i32 4
  %65 = load ptr, ptr %64
  %66 = call i64 %63(ptr %65, double %1, ptr %40, ptr %36)
  %67 = load i64, ptr %45
  %68 = add i64 %67, 1
  store i64 %68, ptr %45
  switch i64 %66, label %606 [
    i64 12, label %69
    i64 3, label %69
    i64 0, label %86
  ]

69:
  store i64 %66, ptr %46
  store double %1, ptr %47
  %70 = load ptr, ptr %29
  %71 = load ptr, ptr %5
  %72 = getelementptr %struct.ode_system, ptr %71, i64 0, i32 0
  %73 = load i64, ptr %72
  %74 = shl i64 %73, 2
  %75 = getelementptr double, ptr %70, i64 %74
  %76 = bitcast ptr %75 to ptr
  %77 = shl i64 %73, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %48, i64 %77, i1 false)
  %78 = load ptr, ptr %29
  %79 = load ptr, ptr %5
  %80 = getelementptr %struct.ode_system, ptr %79, i64 0, i32 0
  %81 = load i64, ptr %80
  %82 = mul i64 %81, 5
  %83 = getelementptr double, ptr %78, i64 %82
  %84 = bitcast ptr %83 to ptr
  %85 = shl i64 %81, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %43, i64 %85, i1 false)
  switch i64 %66, label %606 [
    i64 12, label %607
    i64 3, label %607
  ]

86:
  br i1 %49, label %89, label %605

87:
  %88 = fcmp olt double %127, 1.000000e-01
  br i1 %88, label %605, label %130

89:
  %90 = phi i64 [ %128, %114 ], [ 0, %86 ]
  %91 = phi double [ %127, %114 ], [ 0.000000e+00, %86 ]
  %92 = getelementptr double, ptr %34, i64 %90
  br i1 %50, label %93, label %114

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
  %131 = load ptr, ptr %51
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
  %146 = load ptr, ptr %52
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
  %218 = load double, ptr %56
  %219 = load double, ptr %57, align 16
  %220 = load double, ptr %58
  %221 = load double, ptr %55, align 16
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
  %579 = fdiv double %578, %53
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
  br i1 %49, label %589, label %602

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
  %603 = add i32 %60, 1
  %604 = icmp eq i32 %603, 4
  br i1 %604, label %605, label %59

605:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %43, i64 %42, i1 false)
  br label %607

606:
  br label %607

607:
  %608 = phi i64 [ 0, %605 ], [ %66, %606 ], [ 0, %69 ], [ 0, %69 ]
  ret i64 %608
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
  br label %187

41:
  %42 = icmp eq i64 %37, 0
  %43 = zext i1 %42 to i64
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  store i64 %43, ptr %44
  call void @reduce(ptr %0)
  br label %187

45:
  %46 = bitcast ptr %20 to ptr
  %47 = bitcast ptr %14 to ptr
  %48 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %48, i1 false)
  %49 = icmp sgt i64 %5, 0
  br i1 %49, label %50, label %185

50:
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %53

53:
  %54 = phi i1 [ true, %50 ], [ %180, %177 ]
  %55 = phi i64 [ 0, %50 ], [ %179, %177 ]
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
  br label %123

84:
  %85 = icmp slt i32 %72, 0
  br i1 %85, label %86, label %123

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
  switch i64 %92, label %117 [
    i64 12, label %95
    i64 3, label %95
  ]

95:
  %96 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %92, ptr %96
  %97 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %87, ptr %97
  %98 = load ptr, ptr %13
  %99 = load ptr, ptr %2
  %100 = getelementptr %struct.ode_system, ptr %99, i64 0, i32 0
  %101 = load i64, ptr %100
  %102 = shl i64 %101, 2
  %103 = getelementptr double, ptr %98, i64 %102
  %104 = bitcast ptr %103 to ptr
  %105 = bitcast ptr %24 to ptr
  %106 = shl i64 %101, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %105, i64 %106, i1 false)
  %107 = load ptr, ptr %13
  %108 = load ptr, ptr %2
  %109 = getelementptr %struct.ode_system, ptr %108, i64 0, i32 0
  %110 = load i64, ptr %109
  %111 = mul i64 %110, 5
  %112 = getelementptr double, ptr %107, i64 %111
  %113 = bitcast ptr %112 to ptr
  %114 = shl i64 %110, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %113, ptr align 8 %46, i64 %114, i1 false)
  %115 = load double, ptr %70
  %116 = fadd double %68, %115
  store double %116, ptr %70
  br label %187

117:
  %118 = load double, ptr %70
  %119 = fadd double %68, %118
  store double %119, ptr %70
  %120 = icmp eq i64 %92, 0
  br i1 %120, label %121, label %155

121:
  %122 = load ptr, ptr %2
  br label %123

123:
  %124 = phi ptr [ %122, %121 ], [ %74, %80 ], [ %74, %84 ]
  %125 = phi ptr [ %24, %121 ], [ %78, %80 ], [ %78, %84 ]
  %126 = phi double [ %68, %121 ], [ %82, %80 ], [ %68, %84 ]
  %127 = load double, ptr %51
  %128 = getelementptr %struct.ode_system, ptr %124, i64 0, i32 5
  %129 = load ptr, ptr %128
  %130 = getelementptr %struct.ode_system, ptr %124, i64 0, i32 4
  %131 = load ptr, ptr %130
  %132 = call i64 %129(ptr %131, double %127, ptr %20, ptr %22)
  %133 = load i64, ptr %52
  %134 = add i64 %133, 1
  store i64 %134, ptr %52
  switch i64 %132, label %155 [
    i64 12, label %135
    i64 3, label %135
  ]

135:
  %136 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 %132, ptr %136
  %137 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %127, ptr %137
  %138 = load ptr, ptr %13
  %139 = load ptr, ptr %2
  %140 = getelementptr %struct.ode_system, ptr %139, i64 0, i32 0
  %141 = load i64, ptr %140
  %142 = shl i64 %141, 2
  %143 = getelementptr double, ptr %138, i64 %142
  %144 = bitcast ptr %143 to ptr
  %145 = bitcast ptr %22 to ptr
  %146 = shl i64 %141, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %144, ptr align 8 %145, i64 %146, i1 false)
  %147 = load ptr, ptr %13
  %148 = load ptr, ptr %2
  %149 = getelementptr %struct.ode_system, ptr %148, i64 0, i32 0
  %150 = load i64, ptr %149
  %151 = mul i64 %150, 5
  %152 = getelementptr double, ptr %147, i64 %151
  %153 = bitcast ptr %152 to ptr
  %154 = shl i64 %150, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %153, ptr align 8 %46, i64 %154, i1 false)
  br label %187

155:
  %156 = phi ptr [ %24, %117 ], [ %125, %123 ]
  %157 = phi double [ %68, %117 ], [ %126, %123 ]
  %158 = phi i64 [ %92, %117 ], [ %132, %123 ]
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %162, label %187

160:
  %161 = fcmp une double %174, 0.000000e+00
  br i1 %161, label %182, label %177

162:
  %163 = phi i64 [ %175, %162 ], [ 0, %155 ]
  %164 = phi double [ %174, %162 ], [ 0.000000e+00, %155 ]
  %165 = getelementptr double, ptr %22, i64 %163
  %166 = load double, ptr %165
  %167 = getelementptr double, ptr %156, i64 %163
  %168 = load double, ptr %167
  %169 = fsub double %166, %168
  %170 = fdiv double %169, %157
  %171 = mul i64 %163, %5
  %172 = add i64 %171, %55
  %173 = getelementptr double, ptr %18, i64 %172
  store double %170, ptr %173
  %174 = call double @llvm.fmuladd.f64(double %170, double 0.000000e+00, double %164)
  %175 = add i64 %163, 1
  %176 = icmp eq i64 %175, %5
  br i1 %176, label %160, label %162

177:
  %178 = load double, ptr %64
  store double %178, ptr %70
  %179 = add i64 %55, 1
  %180 = icmp slt i64 %179, %5
  %181 = icmp eq i64 %179, %5
  br i1 %181, label %185, label %53

182:
  %183 = load double, ptr %51
  %184 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %183, ptr %184
  br i1 %54, label %187, label %185

185:
  %186 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  store i64 1, ptr %186
  call void @reduce(ptr %0)
  br label %187

187:
  %188 = phi i64 [ 5, %38 ], [ %37, %41 ], [ 0, %185 ], [ 5, %182 ], [ %132, %135 ], [ %92, %95 ], [ %158, %155 ]
  ret i64 %188
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
