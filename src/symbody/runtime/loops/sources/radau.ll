; radau: made by tools/make_loops_text.py from radau
; sources 3278d16b2d408663db520d0fa208a19e4dd21fc959f545944c72977850e3631c
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double, i64, double }
%struct.ode_method = type { ptr, ptr, ptr, ptr, i64, i64, i64 }

@ode_radau = constant { ptr, ptr, ptr, ptr, i64, i64, i64 } { ptr @step, ptr null, ptr @interpolate, ptr @refine, i64 33, i64 16, i64 0 }, align 8
@RADAU3 = internal constant [29 x double] [double 6.100000e-02, double 1.000000e-02, double 0x3FC3D8B64657CAE9, double 0x3FE4A36C0803A6DF, double 1.000000e+00, double 0x3FB75B01984E65F7, double 0xBFC214A74C403BF7, double 0xBF9EBFF91A6D688F, double 0x3FCEF09CFBEAB86E, double 0x3FCA20E91E20B551, double 0x3FD8821FA2A36DED, double 0x3FEEE9DDE0D6255B, double 1.000000e+00, double 0.000000e+00, double 0x40114D64D09039E2, double 0x3FD5B570C75819C1, double 0x3FE1562F2BDEBF3D, double 0xC010B70201A79C46, double 0xBFD4F8C15DA84E86, double 0x3FDE810014C55221, double 0xBFE017885A24A7F3, double 0x4004934E6FCAA598, double 0xBFE312C0CF7BDFD1, double 0x400D1A48D83E731D, double 0x400572DB93E0C671, double 0x40086747F2C3FCB5, double 0xC02418FD8BAFFE06, double 0x3FF61D41B2D54584, double 0xBFD5555555555555], align 16
@RADAU5 = internal constant [67 x double] [double 2.900000e-02, double 6.000000e-03, double 0x3FAD3CC2DD8D6D32, double 0x3FD1B7CBC26CEAAE, double 0x3FE2ACC5D7A90E51, double 0x3FEB8716522B33BE, double 1.000000e+00, double 0x3F89A2D1FB890948, double 0xBF87820C3D05D519, double 0xBF8CB6719B83F651, double 0xBF84F9C863603A7F, double 0x3FA868B5DFABB152, double 0x3F587084A1342EF1, double 0xBF7F695A1442B72F, double 0x3F994D34A11716E1, double 0x3FA9B041F87F5BD6, double 0xBFB826214E5B71E4, double 0x3FB2AEF0B4499CCE, double 0x3F93DD30E1DED383, double 0x3FB4F0DE33F576C9, double 0xBFCD8251C7936647, double 0x3FBA4ABF2D1B7462, double 0x3FD8536B0C138302, double 0x3FDA1623391D6C89, double 0x3FC98F319CAE0A7F, double 0x3FD82F69E7E11149, double 0x3FDDDF22C5D8318F, double 0x3FED80DA0C71EF28, double 1.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0x403E0AA42EA49A3A, double 0x402BBAEF6ABC6593, double 0x400BD70BB1DDE069, double 0xBFF0831BA83D8022, double 0x3FE9BCD9BD554FE1, double 0xC040855C54B1B4F1, double 0xC031608005F0B102, double 0xBFC608533CAEFC20, double 0xBFB96330C92FC51E, double 0x3FE0FFD21B07B821, double 0xC021390F2F71CD09, double 0x402366654626D079, double 0x3FFEA2BA7F8366FC, double 0x4003597B31C9DA03, double 0xBFF0C2691306FB5A, double 0x4015607268D8E926, double 0x40125FDCC267B033, double 0xC0084A7748010AAB, double 0x3FF0CF810F440D55, double 0xBFD175346C4058F7, double 0x400DFC06C7C33F87, double 0xC00FE135B74A3869, double 0xBFF0B5ED2D02325F, double 0x3FF2F21157164963, double 0xBFDCCB73E72D9B82, double 0x40192595EE3123E2, double 0x4016CDC6B397464E, double 0x4009AE9FBB266469, double 0x400D3EDCAAA04F82, double 0x401A2CC95DA18518, double 0xC03BC7EB4976180A, double 0x400D21BF7A91AB27, double 0xBFF40A6F7AB19C6F, double 0x3FE2F1B0A045F3F9, double -2.000000e-01], align 16
@RADAU7 = internal constant [121 x double] [double 1.700000e-02, double 4.000000e-03, double 0x3F9E05201F8C2062, double 0x3FC2F43D53682496, double 0x3FD591283C00A7E2, double 0x3FE1E0A317CA931C, double 0x3FE89D90550CA2B2, double 0x3FEDA989F7EF95F1, double 1.000000e+00, double 0x3F61A4C036035656, double 0xBF544B423796B1CC, double 0xBF669D6F3976638B, double 0xBF709C251D158D33, double 0x3F72224A3E316D81, double 0x3F9615CDDED5BB91, double 0x3F81FD1E87D8734E, double 0xBF5A36FDD87736FD, double 0xBF1179E73AF3CD03, double 0x3F6A186CC6484147, double 0x3F813C2E74335C5E, double 0xBF7083CE38B117EA, double 0xBFA385FDCB5C18D7, double 0xBF960ACBEB1E079A, double 0x3F70A04851CE1C72, double 0xBF6344E18CAC272C, double 0x3F3B528D3F9B4DFB, double 0xBF8188219B981005, double 0xBF7C5B83BFAC2860, double 0x3FAD6313419932DB, double 0x3FAE21A8149ADF6C, double 0x3F9020E55CC9B040, double 0x3F6984C7172B55A2, double 0x3F99B82AD2C253C3, double 0xBFA32252CEFFCFE5, double 0x3F80DF9CD7305315, double 0xBFA390E05673870B, double 0xBFC536DD24148F21, double 0x3FBCEC1A9F4710F1, double 0x3FBA0A2C5E6EA782, double 0x3FB854DED613ADF0, double 0x3F75FB7509BE8D64, double 0x3FC8BB245070754A, double 0xBFCFE4F0CAC5BE13, double 0x3FD1820FAAF29E23, double 0x3FDD561D716534D5, double 0x3FE0B23122B28B41, double 0x3FC064A956DF5512, double 0x3FE0D9B23131C6F7, double 0x3FD1A25B03D9D467, double 0x3FE102BDCF5BD592, double 0x3FDF1FE9D1A481DF, double 0x3FEC345C1C7FFBAC, double 1.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0x4070221C5EC5DCE3, double 0x4067A25C4464C848, double 0x40488B2D21C7BBA9, double 0x4010714D91FE52EE, double 0x401036BB0B229A30, double 0xC008E6EC49203762, double 0x3FFA5930A6D9B53C, double 0xC072B2FADF366499, double 0xC06E614DC93B471D, double 0xC0486378257C6164, double 0xC0004F3337537C1D, double 0x3FFAC6E71A216DAC, double 0xBFF165E250234761, double 0x3FECDCAD9A779FAD, double 0xC05744E56C68A22B, double 0x4037E1B292A9DD8E, double 0x4043A3B25D212A3F, double 0x402CC71FF4EC2BD5, double 0xC00C1560BA4057BE, double 0x40137400F3FA8D28, double 0xC001F8CBEFF4FC49, double 0x4052AB69CB9B4FAF, double 0x4055DA2652648B85, double 0x401018BD116BD6C7, double 0xC00DB7EC5F94A2B3, double 0xC00B70D51DA000B0, double 0x400592A58AE16D32, double 0xBFEE09C55D592E7B, double 0x404D2DA2BCC78274, double 0xC0242336571722F3, double 0xC03E5DCBA8C07172, double 0xBFF0520166134E55, double 0xBFBCC764AF9F9754, double 0x3FFE4010999A0FE9, double 0xBFEF17BEE32B5008, double 0xC0080F2293C0D772, double 0xC026081F9942D45A, double 0x3FF7CE06CD71790A, double 0x40010B08F288BDF3, double 0xBFFD0EE9F4CCDA7C, double 0x3FF226329670693A, double 0xBFDA8A6DDE0091A8, double 0xC020E248FFBFBFF9, double 0xBFE4D11A61298D05, double 0x401BC33F301CF8E3, double 0xC009A3EFF5048CB1, double 0x3FF123F77C95C32A, double 0xBFD6B5DFEA9C0FDC, double 0x3FB78C5C74F5AD34, double 0x4021DFA88C180AB2, double 0x4021060F36D58AC5, double 0x400A3F841231A708, double 0x401C9070C7855D36, double 0x401A7DFFC016913E, double 0x401183C83EB7828E, double 0x402456E209C08037, double 0xC04B2FED8C53595F, double 0x401C00064AE6085E, double 0xC002D864D7B45EA1, double 0x3FF21DDB23C8B52A, double 0xBFE4B355709104F5, double 0x3FD8CD58D412E63F, double 0xBFC2492492492492], align 16

define internal i64 @step(ptr %0) {
  %2 = alloca [7 x double], align 16
  %3 = alloca [7 x double], align 16
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %5 = load double, ptr %4
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %9 = load ptr, ptr %8
  %10 = getelementptr %struct.ode_system, ptr %9, i64 0, i32 0
  %11 = load i64, ptr %10
  %12 = mul i64 %11, 10
  %13 = getelementptr double, ptr %7, i64 %12
  %14 = getelementptr %struct.ode_system, ptr %9, i64 0, i32 4
  %15 = load ptr, ptr %14
  %16 = getelementptr %struct.ode_system, ptr %9, i64 0, i32 3
  %17 = load ptr, ptr %16
  %18 = call i64 %15(ptr %17, double %5, ptr %7, ptr %13)
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19
  %21 = add i64 %20, 1
  store i64 %21, ptr %19
  switch i64 %18, label %2930 [
    i64 3, label %22
    i64 0, label %43
  ]

22:
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 33
  store i64 3, ptr %23
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %5, ptr %24
  %25 = load ptr, ptr %6
  %26 = load ptr, ptr %8
  %27 = getelementptr %struct.ode_system, ptr %26, i64 0, i32 0
  %28 = load i64, ptr %27
  %29 = shl i64 %28, 2
  %30 = getelementptr double, ptr %25, i64 %29
  %31 = bitcast ptr %30 to ptr
  %32 = bitcast ptr %13 to ptr
  %33 = shl i64 %28, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %32, i64 %33, i1 false)
  %34 = load ptr, ptr %6
  %35 = load ptr, ptr %8
  %36 = getelementptr %struct.ode_system, ptr %35, i64 0, i32 0
  %37 = load i64, ptr %36
  %38 = mul i64 %37, 5
  %39 = getelementptr double, ptr %34, i64 %38
  %40 = bitcast ptr %39 to ptr
  %41 = bitcast ptr %7 to ptr
  %42 = shl i64 %37, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %41, i64 %42, i1 false)
  br label %2930

43:
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %45 = load double, ptr %44
  %46 = fcmp oeq double %45, 0.000000e+00
  br i1 %46, label %47, label %55

47:
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  store i64 3, ptr %48
  %49 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  store i64 0, ptr %49
  %50 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  store i64 8, ptr %50
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  store double 1.000000e+00, ptr %51
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  store double 0.000000e+00, ptr %52
  %53 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  store i64 0, ptr %53
  %54 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %54
  br label %55

55:
  call void @write_scale(ptr %0)
  %56 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %57 = load double, ptr %56
  %58 = fcmp oeq double %57, 0.000000e+00
  br i1 %58, label %59, label %109

59:
  %60 = load ptr, ptr %8
  %61 = getelementptr %struct.ode_system, ptr %60, i64 0, i32 0
  %62 = load i64, ptr %61
  %63 = load ptr, ptr %6
  %64 = mul i64 %62, 10
  %65 = getelementptr double, ptr %63, i64 %64
  %66 = mul i64 %62, 11
  %67 = getelementptr double, ptr %63, i64 %66
  %68 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %69 = load double, ptr %68
  %70 = load double, ptr %4
  %71 = fsub double %69, %70
  %72 = icmp sgt i64 %62, 0
  br i1 %72, label %81, label %73

73:
  %74 = phi double [ 0.000000e+00, %59 ], [ %89, %81 ]
  %75 = icmp sgt i64 %62, 1
  %76 = select i1 %75, i64 %62, i64 1
  %77 = sitofp i64 %76 to double
  %78 = fdiv double %74, %77
  %79 = call double @llvm.sqrt.f64(double %78)
  %80 = fcmp ogt double %79, 0.000000e+00
  br i1 %80, label %92, label %95

81:
  %82 = phi double [ %89, %81 ], [ 0.000000e+00, %59 ]
  %83 = phi i64 [ %90, %81 ], [ 0, %59 ]
  %84 = getelementptr double, ptr %65, i64 %83
  %85 = load double, ptr %84
  %86 = getelementptr double, ptr %67, i64 %83
  %87 = load double, ptr %86
  %88 = fdiv double %85, %87
  %89 = call double @llvm.fmuladd.f64(double %88, double %88, double %82)
  %90 = add i64 %83, 1
  %91 = icmp eq i64 %90, %62
  br i1 %91, label %73, label %81

92:
  %93 = fdiv double 1.000000e-01, %79
  %94 = call double @llvm.fabs.f64(double %71)
  br label %98

95:
  %96 = call double @llvm.fabs.f64(double %71)
  %97 = fmul double %96, 1.000000e-03
  br label %98

98:
  %99 = phi double [ %96, %95 ], [ %94, %92 ]
  %100 = phi double [ %97, %95 ], [ %93, %92 ]
  %101 = call double @llvm.maxnum.f64(double %100, double 0x3EB0C6F7A0B5ED8D)
  %102 = call double @llvm.minnum.f64(double %101, double %99)
  %103 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %104 = load ptr, ptr %103
  %105 = getelementptr %struct.ode_options, ptr %104, i64 0, i32 3
  %106 = load double, ptr %105
  %107 = call double @llvm.minnum.f64(double %102, double %106)
  %108 = call double @llvm.copysign.f64(double %107, double %71)
  store double %108, ptr %56
  br label %109

109:
  %110 = load double, ptr %44
  %111 = fcmp oeq double %110, 0.000000e+00
  %112 = zext i1 %111 to i32
  %113 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %114 = load i64, ptr %113
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %119

116:
  %117 = call i64 @evaluate_jacobian(ptr %0)
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %2930

119:
  %120 = phi i32 [ 1, %116 ], [ %112, %109 ]
  %121 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %122 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  %123 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %124 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %125 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  %126 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %127 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %128 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %129 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  %130 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  %131 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 41
  %132 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 32
  %133 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 33
  %134 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %135 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %136 = bitcast ptr %3 to ptr
  %137 = getelementptr [7 x double], ptr %3, i64 0, i64 0
  %138 = bitcast ptr %2 to ptr
  %139 = getelementptr [7 x double], ptr %2, i64 0, i64 0
  %140 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %141 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %142 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  %143 = bitcast ptr %142 to ptr
  %144 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  %145 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %146 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %147 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  %148 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %149

149:
  %150 = phi i32 [ %120, %119 ], [ %2928, %2926 ]
  %151 = load double, ptr %4
  %152 = load double, ptr %56
  %153 = call double @llvm.fabs.f64(double %152)
  %154 = call double @llvm.fabs.f64(double %151)
  %155 = load double, ptr %121
  %156 = call double @llvm.fabs.f64(double %155)
  %157 = call double @llvm.maxnum.f64(double %154, double %156)
  %158 = fmul double %157, 0x3CE4000000000000
  %159 = fcmp ugt double %153, %158
  br i1 %159, label %164, label %160

160:
  %161 = load i64, ptr %133
  %162 = icmp eq i64 %161, 0
  %163 = select i1 %162, i64 4, i64 %161
  br label %2930

164:
  %165 = load double, ptr %122
  %166 = fcmp ogt double %165, 0.000000e+00
  br i1 %166, label %167, label %187

167:
  %168 = load double, ptr %123
  %169 = fsub double %168, %151
  %170 = fmul double %169, 5.000000e-01
  %171 = fcmp olt double %152, 0.000000e+00
  %172 = fneg double %170
  %173 = select i1 %171, double %172, double %170
  %174 = fcmp ult double %173, 0.000000e+00
  br i1 %174, label %187, label %175

175:
  %176 = call double @llvm.maxnum.f64(double %173, double %165)
  %177 = fcmp ogt double %153, %176
  br i1 %177, label %178, label %187

178:
  %179 = load double, ptr %124
  %180 = call double @llvm.fabs.f64(double %179)
  %181 = fdiv double %176, %180
  %182 = fcmp oge double %181, 1.000000e+00
  %183 = fcmp olt double %181, 1.500000e+00
  %184 = and i1 %182, %183
  %185 = call double @llvm.copysign.f64(double %176, double %152)
  %186 = select i1 %184, double %179, double %185
  store double %186, ptr %56
  br label %187

187:
  %188 = phi double [ %152, %167 ], [ %152, %164 ], [ %186, %178 ], [ %152, %175 ]
  %189 = call double @llvm.fmuladd.f64(double %188, double 1.000100e+00, double %151)
  %190 = fsub double %189, %155
  %191 = fmul double %188, %190
  %192 = fcmp oge double %191, 0.000000e+00
  %193 = fsub double %155, %151
  %194 = select i1 %192, double %193, double %188
  %195 = load double, ptr %124
  %196 = fcmp une double %195, %194
  br i1 %196, label %197, label %1184

197:
  %198 = load i64, ptr %125
  %199 = icmp eq i64 %198, 3
  %200 = icmp eq i64 %198, 5
  %201 = select i1 %200, ptr @RADAU5, ptr @RADAU7
  %202 = select i1 %199, ptr @RADAU3, ptr %201
  %203 = getelementptr double, ptr %202, i64 2
  %204 = getelementptr double, ptr %203, i64 %198
  %205 = mul i64 %198, %198
  %206 = getelementptr double, ptr %204, i64 %205
  %207 = getelementptr double, ptr %206, i64 %205
  %208 = load i64, ptr %126
  %209 = add i64 %208, 1
  store i64 %209, ptr %126
  store double %194, ptr %124
  %210 = load double, ptr %207
  %211 = load ptr, ptr %127
  %212 = load ptr, ptr %8
  %213 = getelementptr %struct.ode_system, ptr %212, i64 0, i32 0
  %214 = load i64, ptr %213
  %215 = mul i64 %214, 5
  %216 = getelementptr i64, ptr %211, i64 %215
  %217 = load i64, ptr %216
  %218 = add i64 %217, 7
  %219 = and i64 %218, -8
  %220 = add i64 %214, 7
  %221 = and i64 %220, -8
  %222 = or i64 %221, 1
  %223 = mul i64 %222, %221
  %224 = load ptr, ptr %128
  %225 = getelementptr %struct.ode_options, ptr %224, i64 0, i32 0
  %226 = load ptr, ptr %225
  %227 = getelementptr %struct.ode_method, ptr %226, i64 0, i32 4
  %228 = load i64, ptr %227
  %229 = add i64 %228, 10
  %230 = load ptr, ptr %6
  %231 = mul i64 %229, %214
  %232 = add i64 %231, 7
  %233 = and i64 %232, -8
  %234 = getelementptr double, ptr %230, i64 %233
  %235 = getelementptr double, ptr %234, i64 %223
  %236 = shl i64 %223, 1
  %237 = getelementptr double, ptr %234, i64 %236
  %238 = mul i64 %223, 3
  %239 = getelementptr double, ptr %234, i64 %238
  %240 = shl i64 %223, 2
  %241 = getelementptr double, ptr %234, i64 %240
  %242 = sub i64 0, %221
  %243 = getelementptr double, ptr %241, i64 %242
  %244 = mul i64 %219, %217
  %245 = shl i64 %244, 3
  %246 = sub i64 %219, %217
  %247 = shl i64 %219, 3
  %248 = mul i64 %247, %246
  %249 = bitcast ptr %239 to ptr
  %250 = bitcast ptr %235 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %250, i64 %245, i1 false)
  %251 = shl i64 %246, 3
  %252 = getelementptr double, ptr %237, i64 %244
  %253 = getelementptr double, ptr %239, i64 %244
  %254 = getelementptr double, ptr %243, i64 %217
  br label %259

255:
  %256 = fdiv double %210, %194
  %257 = call double @llvm.fmuladd.f64(double %256, double %256, double 0.000000e+00)
  %258 = icmp sgt i64 %217, 0
  br i1 %258, label %291, label %269

259:
  %260 = phi i64 [ 0, %197 ], [ %267, %259 ]
  %261 = getelementptr double, ptr %252, i64 %260
  %262 = bitcast ptr %261 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %262, i8 0, i64 %248, i1 false)
  %263 = getelementptr double, ptr %253, i64 %260
  %264 = bitcast ptr %263 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %264, i8 0, i64 %248, i1 false)
  %265 = getelementptr double, ptr %254, i64 %260
  %266 = bitcast ptr %265 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %266, i8 0, i64 %251, i1 false)
  %267 = add i64 %260, %223
  %268 = icmp sgt i64 %267, 0
  br i1 %268, label %255, label %259

269:
  %270 = icmp slt i64 %217, %214
  br i1 %270, label %271, label %300

271:
  %272 = load ptr, ptr %127
  %273 = load ptr, ptr %8
  %274 = getelementptr %struct.ode_system, ptr %273, i64 0, i32 0
  %275 = load i64, ptr %274
  %276 = shl i64 %275, 2
  %277 = getelementptr i64, ptr %272, i64 %276
  %278 = mul i64 %275, 5
  %279 = getelementptr i64, ptr %272, i64 %278
  %280 = load ptr, ptr %128
  %281 = getelementptr %struct.ode_options, ptr %280, i64 0, i32 0
  %282 = load ptr, ptr %281
  %283 = getelementptr %struct.ode_method, ptr %282, i64 0, i32 4
  %284 = load i64, ptr %283
  %285 = add i64 %284, 10
  %286 = load ptr, ptr %6
  %287 = mul i64 %285, %275
  %288 = add i64 %287, 7
  %289 = and i64 %288, -8
  %290 = getelementptr double, ptr %286, i64 %289
  br label %304

291:
  %292 = phi i64 [ %298, %291 ], [ 0, %255 ]
  %293 = mul i64 %292, %219
  %294 = add i64 %293, %292
  %295 = getelementptr double, ptr %239, i64 %294
  %296 = load double, ptr %295
  %297 = fadd double %256, %296
  store double %297, ptr %295
  %298 = add i64 %292, 1
  %299 = icmp eq i64 %298, %217
  br i1 %299, label %269, label %291

300:
  br i1 %258, label %301, label %581

301:
  %302 = shl i64 %219, 1
  %303 = mul i64 %219, 3
  br label %346

304:
  %305 = phi i64 [ %217, %271 ], [ %344, %343 ]
  %306 = getelementptr i64, ptr %277, i64 %305
  %307 = load i64, ptr %306
  %308 = mul i64 %307, %275
  %309 = getelementptr i64, ptr %279, i64 %305
  %310 = load i64, ptr %309
  %311 = getelementptr i64, ptr %277, i64 %310
  %312 = load i64, ptr %311
  %313 = add i64 %312, %308
  %314 = getelementptr double, ptr %290, i64 %313
  %315 = load double, ptr %314
  %316 = mul i64 %310, %219
  %317 = getelementptr double, ptr %239, i64 %316
  %318 = mul i64 %305, %219
  %319 = getelementptr double, ptr %235, i64 %318
  br i1 %258, label %320, label %343

320:
  %321 = fdiv double %315, %257
  %322 = fmul double %256, %321
  %323 = insertelement <8 x double> poison, double %322, i64 0
  %324 = shufflevector <8 x double> %323, <8 x double> poison, <8 x i32> zeroinitializer
  br label %325

325:
  %326 = phi i64 [ %341, %340 ], [ 0, %320 ]
  br label %327

327:
  %328 = phi i64 [ 0, %325 ], [ %338, %327 ]
  %329 = add i64 %326, %328
  %330 = getelementptr double, ptr %319, i64 %329
  %331 = bitcast ptr %330 to ptr
  %332 = load <8 x double>, ptr %331, align 8
  %333 = getelementptr double, ptr %317, i64 %329
  %334 = bitcast ptr %333 to ptr
  %335 = load <8 x double>, ptr %334, align 8
  %336 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %324, <8 x double> %332, <8 x double> %335)
  %337 = bitcast ptr %333 to ptr
  store <8 x double> %336, ptr %337, align 8
  %338 = add i64 %328, 8
  %339 = icmp eq i64 %328, 0
  br i1 %339, label %340, label %327

340:
  %341 = add i64 %326, 8
  %342 = icmp slt i64 %341, %217
  br i1 %342, label %325, label %343

343:
  %344 = add i64 %305, 1
  %345 = icmp eq i64 %344, %214
  br i1 %345, label %300, label %304

346:
  %347 = phi i64 [ 0, %301 ], [ %349, %578 ]
  %348 = and i64 %347, 9223372036854775800
  %349 = add i64 %347, 4
  %350 = icmp slt i64 %349, %217
  %351 = select i1 %350, i64 %349, i64 %217
  %352 = icmp slt i64 %347, %351
  br i1 %352, label %353, label %454

353:
  %354 = phi i64 [ %347, %346 ], [ %379, %451 ]
  %355 = mul i64 %354, %219
  %356 = getelementptr double, ptr %239, i64 %355
  br label %363

357:
  %358 = getelementptr double, ptr %237, i64 %355
  %359 = getelementptr i64, ptr %211, i64 %354
  store i64 %371, ptr %359
  %360 = fcmp oeq double %372, 0.000000e+00
  br i1 %360, label %1182, label %361

361:
  %362 = icmp eq i64 %371, %354
  br i1 %362, label %375, label %390

363:
  %364 = phi double [ %372, %363 ], [ -1.000000e+00, %353 ]
  %365 = phi i64 [ %371, %363 ], [ %354, %353 ]
  %366 = phi i64 [ %373, %363 ], [ %354, %353 ]
  %367 = getelementptr double, ptr %356, i64 %366
  %368 = load double, ptr %367
  %369 = call double @llvm.fabs.f64(double %368)
  %370 = fcmp ogt double %369, %364
  %371 = select i1 %370, i64 %366, i64 %365
  %372 = select i1 %370, double %369, double %364
  %373 = add i64 %366, 1
  %374 = icmp slt i64 %373, %217
  br i1 %374, label %363, label %357

375:
  %376 = getelementptr double, ptr %356, i64 %354
  %377 = load double, ptr %376
  %378 = fdiv double 1.000000e+00, %377
  %379 = add i64 %354, 1
  %380 = shl i64 %379, 3
  %381 = sub i64 %219, %354
  %382 = shl i64 %381, 3
  %383 = bitcast ptr %358 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %383, i8 0, i64 %247, i1 false)
  %384 = getelementptr double, ptr %243, i64 %354
  store double %378, ptr %384
  %385 = and i64 %379, 9223372036854775800
  %386 = icmp slt i64 %385, %217
  br i1 %386, label %387, label %420

387:
  %388 = insertelement <8 x double> poison, double %378, i64 0
  %389 = shufflevector <8 x double> %388, <8 x double> poison, <8 x i32> zeroinitializer
  br label %402

390:
  %391 = phi i64 [ %400, %390 ], [ %347, %361 ]
  %392 = icmp ult i64 %391, %354
  %393 = select i1 %392, ptr %237, ptr %239
  %394 = mul i64 %391, %219
  %395 = getelementptr double, ptr %393, i64 %394
  %396 = getelementptr double, ptr %395, i64 %354
  %397 = load double, ptr %396
  %398 = getelementptr double, ptr %395, i64 %371
  %399 = load double, ptr %398
  store double %399, ptr %396
  store double %397, ptr %398
  %400 = add i64 %391, 1
  %401 = icmp slt i64 %400, %351
  br i1 %401, label %390, label %375

402:
  %403 = phi i64 [ %418, %417 ], [ %385, %387 ]
  br label %404

404:
  %405 = phi i64 [ 0, %402 ], [ %415, %404 ]
  %406 = add i64 %403, %405
  %407 = getelementptr double, ptr %356, i64 %406
  %408 = bitcast ptr %407 to ptr
  %409 = load <8 x double>, ptr %408, align 8
  %410 = getelementptr double, ptr %358, i64 %406
  %411 = bitcast ptr %410 to ptr
  %412 = load <8 x double>, ptr %411, align 8
  %413 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %389, <8 x double> %409, <8 x double> %412)
  %414 = bitcast ptr %410 to ptr
  store <8 x double> %413, ptr %414, align 8
  %415 = add i64 %405, 8
  %416 = icmp eq i64 %405, 0
  br i1 %416, label %417, label %404

417:
  %418 = add i64 %403, 8
  %419 = icmp slt i64 %418, %217
  br i1 %419, label %402, label %420

420:
  call void @llvm.memset.p0.i64(ptr align 8 %383, i8 0, i64 %380, i1 false)
  %421 = bitcast ptr %376 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %421, i8 0, i64 %382, i1 false)
  %422 = icmp slt i64 %379, %351
  br i1 %422, label %423, label %454

423:
  %424 = phi i64 [ %452, %451 ], [ %379, %420 ]
  %425 = mul i64 %424, %219
  %426 = getelementptr double, ptr %239, i64 %425
  %427 = getelementptr double, ptr %426, i64 %354
  %428 = load double, ptr %427
  br i1 %386, label %429, label %451

429:
  %430 = fneg double %428
  %431 = insertelement <8 x double> poison, double %430, i64 0
  %432 = shufflevector <8 x double> %431, <8 x double> poison, <8 x i32> zeroinitializer
  br label %433

433:
  %434 = phi i64 [ %449, %448 ], [ %385, %429 ]
  br label %435

435:
  %436 = phi i64 [ 0, %433 ], [ %446, %435 ]
  %437 = add i64 %434, %436
  %438 = getelementptr double, ptr %358, i64 %437
  %439 = bitcast ptr %438 to ptr
  %440 = load <8 x double>, ptr %439, align 8
  %441 = getelementptr double, ptr %426, i64 %437
  %442 = bitcast ptr %441 to ptr
  %443 = load <8 x double>, ptr %442, align 8
  %444 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %432, <8 x double> %440, <8 x double> %443)
  %445 = bitcast ptr %441 to ptr
  store <8 x double> %444, ptr %445, align 8
  %446 = add i64 %436, 8
  %447 = icmp eq i64 %436, 0
  br i1 %447, label %448, label %435

448:
  %449 = add i64 %434, 8
  %450 = icmp slt i64 %449, %217
  br i1 %450, label %433, label %451

451:
  %452 = add i64 %424, 1
  %453 = icmp slt i64 %452, %351
  br i1 %453, label %423, label %353

454:
  br i1 %350, label %455, label %581

455:
  %456 = mul i64 %347, %219
  %457 = getelementptr double, ptr %237, i64 %456
  %458 = or i64 %347, 3
  %459 = or i64 %347, 1
  %460 = getelementptr double, ptr %457, i64 %459
  %461 = or i64 %347, 2
  %462 = getelementptr double, ptr %457, i64 %461
  %463 = add i64 %461, %219
  %464 = getelementptr double, ptr %457, i64 %463
  %465 = getelementptr double, ptr %457, i64 %458
  %466 = add i64 %458, %219
  %467 = getelementptr double, ptr %457, i64 %466
  %468 = add i64 %458, %302
  %469 = getelementptr double, ptr %457, i64 %468
  %470 = icmp slt i64 %348, %217
  br label %471

471:
  %472 = phi i64 [ %349, %455 ], [ %579, %578 ]
  %473 = mul i64 %472, %219
  %474 = getelementptr double, ptr %239, i64 %473
  br label %475

475:
  %476 = phi i64 [ %347, %471 ], [ %495, %494 ]
  %477 = getelementptr i64, ptr %211, i64 %476
  %478 = load i64, ptr %477
  %479 = icmp eq i64 %478, %476
  br i1 %479, label %489, label %480

480:
  %481 = getelementptr double, ptr %474, i64 %476
  %482 = load double, ptr %481
  %483 = getelementptr double, ptr %474, i64 %478
  %484 = load double, ptr %483
  store double %484, ptr %481
  store double %482, ptr %483
  %485 = add i64 %476, 1
  %486 = icmp slt i64 %476, %458
  %487 = icmp slt i64 %485, %217
  %488 = and i1 %486, %487
  br i1 %488, label %494, label %496

489:
  %490 = add i64 %476, 1
  %491 = icmp slt i64 %476, %458
  %492 = icmp slt i64 %490, %217
  %493 = and i1 %491, %492
  br i1 %493, label %494, label %496

494:
  %495 = phi i64 [ %490, %489 ], [ %485, %480 ]
  br label %475

496:
  %497 = getelementptr double, ptr %474, i64 %347
  %498 = load double, ptr %497
  %499 = call double @llvm.fabs.f64(double %498)
  %500 = getelementptr double, ptr %474, i64 %459
  %501 = load double, ptr %500
  %502 = load double, ptr %460
  %503 = fmul double %498, %502
  %504 = fsub double %501, %503
  %505 = call double @llvm.fabs.f64(double %504)
  %506 = fadd double %499, %505
  %507 = getelementptr double, ptr %474, i64 %461
  %508 = load double, ptr %507
  %509 = load double, ptr %462
  %510 = fmul double %498, %509
  %511 = load double, ptr %464
  %512 = fmul double %504, %511
  %513 = fsub double %508, %510
  %514 = fsub double %513, %512
  %515 = call double @llvm.fabs.f64(double %514)
  %516 = fadd double %506, %515
  %517 = getelementptr double, ptr %474, i64 %458
  %518 = load double, ptr %517
  %519 = load double, ptr %465
  %520 = fmul double %498, %519
  %521 = fsub double %518, %520
  %522 = load double, ptr %467
  %523 = fmul double %504, %522
  %524 = fsub double %521, %523
  %525 = load double, ptr %469
  %526 = fmul double %514, %525
  %527 = fsub double %524, %526
  %528 = call double @llvm.fabs.f64(double %527)
  %529 = fadd double %516, %528
  %530 = fcmp oeq double %529, 0.000000e+00
  br i1 %530, label %578, label %531

531:
  br i1 %470, label %532, label %578

532:
  %533 = fneg double %498
  %534 = fneg double %504
  %535 = fneg double %514
  %536 = fneg double %527
  %537 = insertelement <8 x double> poison, double %533, i64 0
  %538 = shufflevector <8 x double> %537, <8 x double> poison, <8 x i32> zeroinitializer
  %539 = insertelement <8 x double> poison, double %534, i64 0
  %540 = shufflevector <8 x double> %539, <8 x double> poison, <8 x i32> zeroinitializer
  %541 = insertelement <8 x double> poison, double %535, i64 0
  %542 = shufflevector <8 x double> %541, <8 x double> poison, <8 x i32> zeroinitializer
  %543 = insertelement <8 x double> poison, double %536, i64 0
  %544 = shufflevector <8 x double> %543, <8 x double> poison, <8 x i32> zeroinitializer
  br label %545

545:
  %546 = phi i64 [ %547, %576 ], [ %348, %532 ]
  %547 = add i64 %546, 8
  br label %548

548:
  %549 = phi i64 [ 0, %545 ], [ %574, %548 ]
  %550 = add i64 %546, %549
  %551 = getelementptr double, ptr %474, i64 %550
  %552 = bitcast ptr %551 to ptr
  %553 = load <8 x double>, ptr %552, align 8
  %554 = getelementptr double, ptr %457, i64 %550
  %555 = bitcast ptr %554 to ptr
  %556 = load <8 x double>, ptr %555, align 8
  %557 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %538, <8 x double> %556, <8 x double> %553)
  %558 = add i64 %550, %219
  %559 = getelementptr double, ptr %457, i64 %558
  %560 = bitcast ptr %559 to ptr
  %561 = load <8 x double>, ptr %560, align 8
  %562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %540, <8 x double> %561, <8 x double> %557)
  %563 = add i64 %550, %302
  %564 = getelementptr double, ptr %457, i64 %563
  %565 = bitcast ptr %564 to ptr
  %566 = load <8 x double>, ptr %565, align 8
  %567 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %542, <8 x double> %566, <8 x double> %562)
  %568 = add i64 %550, %303
  %569 = getelementptr double, ptr %457, i64 %568
  %570 = bitcast ptr %569 to ptr
  %571 = load <8 x double>, ptr %570, align 8
  %572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %544, <8 x double> %571, <8 x double> %567)
  %573 = bitcast ptr %551 to ptr
  store <8 x double> %572, ptr %573, align 8
  %574 = add i64 %549, 8
  %575 = icmp eq i64 %549, 0
  br i1 %575, label %576, label %548

576:
  %577 = icmp slt i64 %547, %217
  br i1 %577, label %545, label %578

578:
  %579 = add i64 %472, 1
  %580 = icmp slt i64 %579, %217
  br i1 %580, label %471, label %346

581:
  %582 = icmp sgt i64 %198, 1
  br i1 %582, label %583, label %1184

583:
  %584 = phi i64 [ %1180, %1179 ], [ 1, %581 ]
  %585 = getelementptr double, ptr %207, i64 %584
  %586 = load double, ptr %585
  %587 = fdiv double %586, %194
  %588 = add i64 %584, 1
  %589 = getelementptr double, ptr %207, i64 %588
  %590 = load double, ptr %589
  %591 = fdiv double %590, %194
  %592 = lshr i64 %584, 1
  %593 = load ptr, ptr %127
  %594 = load ptr, ptr %8
  %595 = getelementptr %struct.ode_system, ptr %594, i64 0, i32 0
  %596 = load i64, ptr %595
  %597 = mul i64 %596, 5
  %598 = getelementptr i64, ptr %593, i64 %597
  %599 = load i64, ptr %598
  %600 = add i64 %599, 7
  %601 = and i64 %600, -8
  %602 = add i64 %596, 7
  %603 = and i64 %602, -8
  %604 = or i64 %603, 1
  %605 = mul i64 %604, %603
  %606 = load ptr, ptr %128
  %607 = getelementptr %struct.ode_options, ptr %606, i64 0, i32 0
  %608 = load ptr, ptr %607
  %609 = getelementptr %struct.ode_method, ptr %608, i64 0, i32 4
  %610 = load i64, ptr %609
  %611 = add i64 %610, 10
  %612 = load ptr, ptr %6
  %613 = mul i64 %611, %596
  %614 = add i64 %613, 7
  %615 = and i64 %614, -8
  %616 = getelementptr double, ptr %612, i64 %615
  %617 = getelementptr double, ptr %616, i64 %605
  %618 = fmul double %591, %591
  %619 = call double @llvm.fmuladd.f64(double %587, double %587, double %618)
  %620 = shl i64 %592, 2
  %621 = add i64 %620, 4
  %622 = mul i64 %605, %621
  %623 = getelementptr double, ptr %616, i64 %622
  %624 = add i64 %620, 6
  %625 = mul i64 %605, %624
  %626 = getelementptr double, ptr %616, i64 %625
  %627 = add i64 %620, 7
  %628 = mul i64 %605, %627
  %629 = getelementptr double, ptr %616, i64 %628
  %630 = sub i64 0, %603
  %631 = getelementptr double, ptr %629, i64 %630
  %632 = add i64 %592, 1
  %633 = mul i64 %596, %632
  %634 = getelementptr i64, ptr %593, i64 %633
  %635 = mul i64 %601, %599
  %636 = shl i64 %635, 3
  %637 = sub i64 %601, %599
  %638 = shl i64 %601, 3
  %639 = mul i64 %638, %637
  %640 = bitcast ptr %626 to ptr
  %641 = bitcast ptr %617 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %640, ptr align 8 %641, i64 %636, i1 false)
  %642 = icmp slt i64 %605, 0
  br i1 %642, label %648, label %643

643:
  %644 = shl i64 %637, 3
  %645 = getelementptr double, ptr %623, i64 %635
  %646 = getelementptr double, ptr %626, i64 %635
  %647 = getelementptr double, ptr %631, i64 %599
  br label %652

648:
  %649 = getelementptr double, ptr %626, i64 %605
  %650 = bitcast ptr %649 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %650, i8 0, i64 %636, i1 false)
  %651 = icmp sgt i64 %599, 0
  br i1 %651, label %684, label %662

652:
  %653 = phi i64 [ 0, %643 ], [ %660, %652 ]
  %654 = getelementptr double, ptr %645, i64 %653
  %655 = bitcast ptr %654 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %655, i8 0, i64 %639, i1 false)
  %656 = getelementptr double, ptr %646, i64 %653
  %657 = bitcast ptr %656 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %657, i8 0, i64 %639, i1 false)
  %658 = getelementptr double, ptr %647, i64 %653
  %659 = bitcast ptr %658 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %659, i8 0, i64 %644, i1 false)
  %660 = add i64 %653, %605
  %661 = icmp sgt i64 %653, 0
  br i1 %661, label %648, label %652

662:
  %663 = icmp slt i64 %599, %596
  br i1 %663, label %664, label %695

664:
  %665 = load ptr, ptr %127
  %666 = load ptr, ptr %8
  %667 = getelementptr %struct.ode_system, ptr %666, i64 0, i32 0
  %668 = load i64, ptr %667
  %669 = shl i64 %668, 2
  %670 = getelementptr i64, ptr %665, i64 %669
  %671 = mul i64 %668, 5
  %672 = getelementptr i64, ptr %665, i64 %671
  %673 = load ptr, ptr %128
  %674 = getelementptr %struct.ode_options, ptr %673, i64 0, i32 0
  %675 = load ptr, ptr %674
  %676 = getelementptr %struct.ode_method, ptr %675, i64 0, i32 4
  %677 = load i64, ptr %676
  %678 = add i64 %677, 10
  %679 = load ptr, ptr %6
  %680 = mul i64 %678, %668
  %681 = add i64 %680, 7
  %682 = and i64 %681, -8
  %683 = getelementptr double, ptr %679, i64 %682
  br label %699

684:
  %685 = phi i64 [ %693, %684 ], [ 0, %648 ]
  %686 = mul i64 %685, %601
  %687 = add i64 %686, %685
  %688 = getelementptr double, ptr %626, i64 %687
  %689 = load double, ptr %688
  %690 = fadd double %587, %689
  store double %690, ptr %688
  %691 = add i64 %687, %605
  %692 = getelementptr double, ptr %626, i64 %691
  store double %591, ptr %692
  %693 = add i64 %685, 1
  %694 = icmp eq i64 %693, %599
  br i1 %694, label %662, label %684

695:
  br i1 %651, label %696, label %1179

696:
  %697 = shl i64 %601, 1
  %698 = mul i64 %601, 3
  br label %765

699:
  %700 = phi i64 [ %599, %664 ], [ %763, %762 ]
  %701 = getelementptr i64, ptr %670, i64 %700
  %702 = load i64, ptr %701
  %703 = mul i64 %702, %668
  %704 = getelementptr i64, ptr %672, i64 %700
  %705 = load i64, ptr %704
  %706 = getelementptr i64, ptr %670, i64 %705
  %707 = load i64, ptr %706
  %708 = add i64 %707, %703
  %709 = getelementptr double, ptr %683, i64 %708
  %710 = load double, ptr %709
  %711 = fdiv double %710, %619
  %712 = mul i64 %705, %601
  %713 = getelementptr double, ptr %626, i64 %712
  %714 = mul i64 %700, %601
  %715 = getelementptr double, ptr %617, i64 %714
  br i1 %651, label %716, label %762

716:
  %717 = fmul double %587, %711
  %718 = insertelement <8 x double> poison, double %717, i64 0
  %719 = shufflevector <8 x double> %718, <8 x double> poison, <8 x i32> zeroinitializer
  br label %720

720:
  %721 = phi i64 [ %736, %735 ], [ 0, %716 ]
  br label %722

722:
  %723 = phi i64 [ 0, %720 ], [ %733, %722 ]
  %724 = add i64 %721, %723
  %725 = getelementptr double, ptr %715, i64 %724
  %726 = bitcast ptr %725 to ptr
  %727 = load <8 x double>, ptr %726, align 8
  %728 = getelementptr double, ptr %713, i64 %724
  %729 = bitcast ptr %728 to ptr
  %730 = load <8 x double>, ptr %729, align 8
  %731 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %719, <8 x double> %727, <8 x double> %730)
  %732 = bitcast ptr %728 to ptr
  store <8 x double> %731, ptr %732, align 8
  %733 = add i64 %723, 8
  %734 = icmp eq i64 %723, 0
  br i1 %734, label %735, label %722

735:
  %736 = add i64 %721, 8
  %737 = icmp slt i64 %736, %599
  br i1 %737, label %720, label %738

738:
  %739 = getelementptr double, ptr %713, i64 %605
  %740 = fneg double %711
  %741 = fmul double %591, %740
  %742 = insertelement <8 x double> poison, double %741, i64 0
  %743 = shufflevector <8 x double> %742, <8 x double> poison, <8 x i32> zeroinitializer
  br label %744

744:
  %745 = phi i64 [ %760, %759 ], [ 0, %738 ]
  br label %746

746:
  %747 = phi i64 [ 0, %744 ], [ %757, %746 ]
  %748 = add i64 %745, %747
  %749 = getelementptr double, ptr %715, i64 %748
  %750 = bitcast ptr %749 to ptr
  %751 = load <8 x double>, ptr %750, align 8
  %752 = getelementptr double, ptr %739, i64 %748
  %753 = bitcast ptr %752 to ptr
  %754 = load <8 x double>, ptr %753, align 8
  %755 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %743, <8 x double> %751, <8 x double> %754)
  %756 = bitcast ptr %752 to ptr
  store <8 x double> %755, ptr %756, align 8
  %757 = add i64 %747, 8
  %758 = icmp eq i64 %747, 0
  br i1 %758, label %759, label %746

759:
  %760 = add i64 %745, 8
  %761 = icmp slt i64 %760, %599
  br i1 %761, label %744, label %762

762:
  %763 = add i64 %700, 1
  %764 = icmp eq i64 %763, %596
  br i1 %764, label %695, label %699

765:
  %766 = phi i64 [ 0, %696 ], [ %768, %1176 ]
  %767 = and i64 %766, 9223372036854775800
  %768 = add i64 %766, 4
  %769 = icmp slt i64 %768, %599
  %770 = select i1 %769, i64 %768, i64 %599
  %771 = icmp slt i64 %766, %770
  br i1 %771, label %772, label %929

772:
  %773 = phi i64 [ %766, %765 ], [ %810, %926 ]
  %774 = mul i64 %773, %601
  %775 = getelementptr double, ptr %626, i64 %774
  %776 = getelementptr double, ptr %775, i64 %605
  br label %784

777:
  %778 = getelementptr double, ptr %623, i64 %774
  %779 = getelementptr double, ptr %778, i64 %605
  %780 = getelementptr i64, ptr %634, i64 %773
  store i64 %796, ptr %780
  %781 = fcmp oeq double %797, 0.000000e+00
  br i1 %781, label %1182, label %782

782:
  %783 = icmp eq i64 %796, %773
  br i1 %783, label %800, label %830

784:
  %785 = phi double [ %797, %784 ], [ -1.000000e+00, %772 ]
  %786 = phi i64 [ %796, %784 ], [ %773, %772 ]
  %787 = phi i64 [ %798, %784 ], [ %773, %772 ]
  %788 = getelementptr double, ptr %775, i64 %787
  %789 = load double, ptr %788
  %790 = call double @llvm.fabs.f64(double %789)
  %791 = getelementptr double, ptr %776, i64 %787
  %792 = load double, ptr %791
  %793 = call double @llvm.fabs.f64(double %792)
  %794 = fadd double %790, %793
  %795 = fcmp ogt double %794, %785
  %796 = select i1 %795, i64 %787, i64 %786
  %797 = select i1 %795, double %794, double %785
  %798 = add i64 %787, 1
  %799 = icmp slt i64 %798, %599
  br i1 %799, label %784, label %777

800:
  %801 = getelementptr double, ptr %775, i64 %773
  %802 = load double, ptr %801
  %803 = getelementptr double, ptr %776, i64 %773
  %804 = load double, ptr %803
  %805 = fmul double %804, %804
  %806 = call double @llvm.fmuladd.f64(double %802, double %802, double %805)
  %807 = fdiv double %802, %806
  %808 = fneg double %804
  %809 = fdiv double %808, %806
  %810 = add i64 %773, 1
  %811 = shl i64 %810, 3
  %812 = sub i64 %601, %773
  %813 = shl i64 %812, 3
  %814 = bitcast ptr %778 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %814, i8 0, i64 %638, i1 false)
  %815 = getelementptr double, ptr %631, i64 %773
  store double %807, ptr %815
  %816 = add i64 %773, %605
  %817 = getelementptr double, ptr %631, i64 %816
  store double %809, ptr %817
  %818 = bitcast ptr %779 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %818, i8 0, i64 %638, i1 false)
  %819 = fneg double %807
  %820 = fneg double %809
  %821 = and i64 %810, 9223372036854775800
  %822 = icmp slt i64 %821, %599
  br i1 %822, label %823, label %877

823:
  %824 = insertelement <8 x double> poison, double %809, i64 0
  %825 = shufflevector <8 x double> %824, <8 x double> poison, <8 x i32> zeroinitializer
  %826 = insertelement <8 x double> poison, double %819, i64 0
  %827 = shufflevector <8 x double> %826, <8 x double> poison, <8 x i32> zeroinitializer
  %828 = insertelement <8 x double> poison, double %820, i64 0
  %829 = shufflevector <8 x double> %828, <8 x double> poison, <8 x i32> zeroinitializer
  br label %847

830:
  %831 = phi i64 [ %845, %830 ], [ %766, %782 ]
  %832 = icmp ult i64 %831, %773
  %833 = select i1 %832, ptr %623, ptr %626
  %834 = mul i64 %831, %601
  %835 = getelementptr double, ptr %833, i64 %834
  %836 = getelementptr double, ptr %835, i64 %773
  %837 = load double, ptr %836
  %838 = getelementptr double, ptr %835, i64 %796
  %839 = load double, ptr %838
  store double %839, ptr %836
  store double %837, ptr %838
  %840 = getelementptr double, ptr %835, i64 %605
  %841 = getelementptr double, ptr %840, i64 %773
  %842 = load double, ptr %841
  %843 = getelementptr double, ptr %840, i64 %796
  %844 = load double, ptr %843
  store double %844, ptr %841
  store double %842, ptr %843
  %845 = add i64 %831, 1
  %846 = icmp slt i64 %845, %770
  br i1 %846, label %830, label %800

847:
  %848 = phi i64 [ %875, %874 ], [ %821, %823 ]
  br label %849

849:
  %850 = phi i64 [ 0, %847 ], [ %872, %849 ]
  %851 = add i64 %848, %850
  %852 = getelementptr double, ptr %775, i64 %851
  %853 = bitcast ptr %852 to ptr
  %854 = load <8 x double>, ptr %853, align 8
  %855 = getelementptr double, ptr %776, i64 %851
  %856 = bitcast ptr %855 to ptr
  %857 = load <8 x double>, ptr %856, align 8
  %858 = fmul <8 x double> %825, %857
  %859 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %827, <8 x double> %854, <8 x double> %858)
  %860 = getelementptr double, ptr %778, i64 %851
  %861 = bitcast ptr %860 to ptr
  %862 = load <8 x double>, ptr %861, align 8
  %863 = fsub <8 x double> %862, %859
  %864 = bitcast ptr %860 to ptr
  store <8 x double> %863, ptr %864, align 8
  %865 = fmul <8 x double> %854, %829
  %866 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %827, <8 x double> %857, <8 x double> %865)
  %867 = getelementptr double, ptr %779, i64 %851
  %868 = bitcast ptr %867 to ptr
  %869 = load <8 x double>, ptr %868, align 8
  %870 = fsub <8 x double> %869, %866
  %871 = bitcast ptr %867 to ptr
  store <8 x double> %870, ptr %871, align 8
  %872 = add i64 %850, 8
  %873 = icmp eq i64 %850, 0
  br i1 %873, label %874, label %849

874:
  %875 = add i64 %848, 8
  %876 = icmp slt i64 %875, %599
  br i1 %876, label %847, label %877

877:
  call void @llvm.memset.p0.i64(ptr align 8 %818, i8 0, i64 %811, i1 false)
  %878 = bitcast ptr %803 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %878, i8 0, i64 %813, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %814, i8 0, i64 %811, i1 false)
  %879 = bitcast ptr %801 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %879, i8 0, i64 %813, i1 false)
  %880 = icmp slt i64 %810, %770
  br i1 %880, label %881, label %929

881:
  %882 = phi i64 [ %927, %926 ], [ %810, %877 ]
  %883 = mul i64 %882, %601
  %884 = getelementptr double, ptr %626, i64 %883
  %885 = getelementptr double, ptr %884, i64 %605
  %886 = getelementptr double, ptr %884, i64 %773
  %887 = load double, ptr %886
  %888 = getelementptr double, ptr %885, i64 %773
  %889 = load double, ptr %888
  br i1 %822, label %890, label %926

890:
  %891 = insertelement <8 x double> poison, double %889, i64 0
  %892 = shufflevector <8 x double> %891, <8 x double> poison, <8 x i32> zeroinitializer
  %893 = insertelement <8 x double> poison, double %887, i64 0
  %894 = shufflevector <8 x double> %893, <8 x double> poison, <8 x i32> zeroinitializer
  br label %895

895:
  %896 = phi i64 [ %924, %923 ], [ %821, %890 ]
  br label %897

897:
  %898 = phi i64 [ 0, %895 ], [ %921, %897 ]
  %899 = add i64 %896, %898
  %900 = getelementptr double, ptr %778, i64 %899
  %901 = bitcast ptr %900 to ptr
  %902 = load <8 x double>, ptr %901, align 8
  %903 = getelementptr double, ptr %779, i64 %899
  %904 = bitcast ptr %903 to ptr
  %905 = load <8 x double>, ptr %904, align 8
  %906 = fneg <8 x double> %905
  %907 = fmul <8 x double> %892, %906
  %908 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %894, <8 x double> %902, <8 x double> %907)
  %909 = getelementptr double, ptr %884, i64 %899
  %910 = bitcast ptr %909 to ptr
  %911 = load <8 x double>, ptr %910, align 8
  %912 = fsub <8 x double> %911, %908
  %913 = bitcast ptr %909 to ptr
  store <8 x double> %912, ptr %913, align 8
  %914 = fmul <8 x double> %892, %902
  %915 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %894, <8 x double> %905, <8 x double> %914)
  %916 = getelementptr double, ptr %885, i64 %899
  %917 = bitcast ptr %916 to ptr
  %918 = load <8 x double>, ptr %917, align 8
  %919 = fsub <8 x double> %918, %915
  %920 = bitcast ptr %916 to ptr
  store <8 x double> %919, ptr %920, align 8
  %921 = add i64 %898, 8
  %922 = icmp eq i64 %898, 0
  br i1 %922, label %923, label %897

923:
  %924 = add i64 %896, 8
  %925 = icmp slt i64 %924, %599
  br i1 %925, label %895, label %926

926:
  %927 = add i64 %882, 1
  %928 = icmp slt i64 %927, %770
  br i1 %928, label %881, label %772

929:
  br i1 %769, label %930, label %1179

930:
  %931 = mul i64 %766, %601
  %932 = getelementptr double, ptr %623, i64 %931
  %933 = getelementptr double, ptr %932, i64 %605
  %934 = or i64 %766, 3
  %935 = or i64 %766, 1
  %936 = getelementptr double, ptr %932, i64 %935
  %937 = getelementptr double, ptr %933, i64 %935
  %938 = or i64 %766, 2
  %939 = getelementptr double, ptr %932, i64 %938
  %940 = getelementptr double, ptr %933, i64 %938
  %941 = add i64 %938, %601
  %942 = getelementptr double, ptr %932, i64 %941
  %943 = getelementptr double, ptr %933, i64 %941
  %944 = getelementptr double, ptr %932, i64 %934
  %945 = getelementptr double, ptr %933, i64 %934
  %946 = add i64 %934, %601
  %947 = getelementptr double, ptr %932, i64 %946
  %948 = getelementptr double, ptr %933, i64 %946
  %949 = add i64 %934, %697
  %950 = getelementptr double, ptr %932, i64 %949
  %951 = getelementptr double, ptr %933, i64 %949
  %952 = icmp slt i64 %767, %599
  br label %953

953:
  %954 = phi i64 [ %768, %930 ], [ %1177, %1176 ]
  %955 = mul i64 %954, %601
  %956 = getelementptr double, ptr %626, i64 %955
  %957 = getelementptr double, ptr %649, i64 %955
  br label %958

958:
  %959 = phi i64 [ %766, %953 ], [ %982, %981 ]
  %960 = getelementptr i64, ptr %634, i64 %959
  %961 = load i64, ptr %960
  %962 = icmp eq i64 %961, %959
  br i1 %962, label %976, label %963

963:
  %964 = getelementptr double, ptr %956, i64 %959
  %965 = load double, ptr %964
  %966 = getelementptr double, ptr %956, i64 %961
  %967 = load double, ptr %966
  store double %967, ptr %964
  store double %965, ptr %966
  %968 = getelementptr double, ptr %957, i64 %959
  %969 = load double, ptr %968
  %970 = getelementptr double, ptr %957, i64 %961
  %971 = load double, ptr %970
  store double %971, ptr %968
  store double %969, ptr %970
  %972 = add i64 %959, 1
  %973 = icmp slt i64 %959, %934
  %974 = icmp slt i64 %972, %599
  %975 = and i1 %973, %974
  br i1 %975, label %981, label %983

976:
  %977 = add i64 %959, 1
  %978 = icmp slt i64 %959, %934
  %979 = icmp slt i64 %977, %599
  %980 = and i1 %978, %979
  br i1 %980, label %981, label %983

981:
  %982 = phi i64 [ %977, %976 ], [ %972, %963 ]
  br label %958

983:
  %984 = getelementptr double, ptr %956, i64 %766
  %985 = load double, ptr %984
  %986 = getelementptr double, ptr %957, i64 %766
  %987 = load double, ptr %986
  %988 = call double @llvm.fabs.f64(double %985)
  %989 = call double @llvm.fabs.f64(double %987)
  %990 = fadd double %988, %989
  %991 = fadd double %990, 0.000000e+00
  %992 = getelementptr double, ptr %956, i64 %935
  %993 = load double, ptr %992
  %994 = getelementptr double, ptr %957, i64 %935
  %995 = load double, ptr %994
  %996 = load double, ptr %936
  %997 = load double, ptr %937
  %998 = fneg double %997
  %999 = fmul double %987, %998
  %1000 = call double @llvm.fmuladd.f64(double %996, double %985, double %999)
  %1001 = fmul double %985, %997
  %1002 = call double @llvm.fmuladd.f64(double %996, double %987, double %1001)
  %1003 = fsub double %995, %1002
  %1004 = fsub double %993, %1000
  %1005 = call double @llvm.fabs.f64(double %1004)
  %1006 = call double @llvm.fabs.f64(double %1003)
  %1007 = fadd double %1006, %1005
  %1008 = fadd double %991, %1007
  %1009 = getelementptr double, ptr %956, i64 %938
  %1010 = load double, ptr %1009
  %1011 = getelementptr double, ptr %957, i64 %938
  %1012 = load double, ptr %1011
  %1013 = load double, ptr %939
  %1014 = load double, ptr %940
  %1015 = fneg double %1014
  %1016 = fmul double %987, %1015
  %1017 = call double @llvm.fmuladd.f64(double %1013, double %985, double %1016)
  %1018 = fmul double %985, %1014
  %1019 = call double @llvm.fmuladd.f64(double %1013, double %987, double %1018)
  %1020 = fsub double %1012, %1019
  %1021 = load double, ptr %942
  %1022 = load double, ptr %943
  %1023 = fneg double %1022
  %1024 = fmul double %1003, %1023
  %1025 = call double @llvm.fmuladd.f64(double %1021, double %1004, double %1024)
  %1026 = fmul double %1004, %1022
  %1027 = call double @llvm.fmuladd.f64(double %1021, double %1003, double %1026)
  %1028 = fsub double %1020, %1027
  %1029 = fsub double %1010, %1017
  %1030 = fsub double %1029, %1025
  %1031 = call double @llvm.fabs.f64(double %1030)
  %1032 = call double @llvm.fabs.f64(double %1028)
  %1033 = fadd double %1032, %1031
  %1034 = fadd double %1008, %1033
  %1035 = getelementptr double, ptr %956, i64 %934
  %1036 = load double, ptr %1035
  %1037 = getelementptr double, ptr %957, i64 %934
  %1038 = load double, ptr %1037
  %1039 = load double, ptr %944
  %1040 = load double, ptr %945
  %1041 = fneg double %1040
  %1042 = fmul double %987, %1041
  %1043 = call double @llvm.fmuladd.f64(double %1039, double %985, double %1042)
  %1044 = fmul double %985, %1040
  %1045 = call double @llvm.fmuladd.f64(double %1039, double %987, double %1044)
  %1046 = fsub double %1038, %1045
  %1047 = fsub double %1036, %1043
  %1048 = load double, ptr %947
  %1049 = load double, ptr %948
  %1050 = fneg double %1049
  %1051 = fmul double %1003, %1050
  %1052 = call double @llvm.fmuladd.f64(double %1048, double %1004, double %1051)
  %1053 = fmul double %1004, %1049
  %1054 = call double @llvm.fmuladd.f64(double %1048, double %1003, double %1053)
  %1055 = fsub double %1046, %1054
  %1056 = fsub double %1047, %1052
  %1057 = load double, ptr %950
  %1058 = load double, ptr %951
  %1059 = fneg double %1058
  %1060 = fmul double %1028, %1059
  %1061 = call double @llvm.fmuladd.f64(double %1057, double %1030, double %1060)
  %1062 = fmul double %1030, %1058
  %1063 = call double @llvm.fmuladd.f64(double %1057, double %1028, double %1062)
  %1064 = fsub double %1055, %1063
  %1065 = fsub double %1056, %1061
  %1066 = call double @llvm.fabs.f64(double %1065)
  %1067 = call double @llvm.fabs.f64(double %1064)
  %1068 = fadd double %1067, %1066
  %1069 = fadd double %1034, %1068
  %1070 = fcmp oeq double %1069, 0.000000e+00
  br i1 %1070, label %1176, label %1071

1071:
  br i1 %952, label %1072, label %1176

1072:
  %1073 = fneg double %985
  %1074 = fneg double %1004
  %1075 = fneg double %1030
  %1076 = fneg double %1065
  %1077 = fneg double %987
  %1078 = fneg double %1003
  %1079 = fneg double %1028
  %1080 = fneg double %1064
  %1081 = insertelement <8 x double> poison, double %1073, i64 0
  %1082 = shufflevector <8 x double> %1081, <8 x double> poison, <8 x i32> zeroinitializer
  %1083 = insertelement <8 x double> poison, double %1074, i64 0
  %1084 = shufflevector <8 x double> %1083, <8 x double> poison, <8 x i32> zeroinitializer
  %1085 = insertelement <8 x double> poison, double %1075, i64 0
  %1086 = shufflevector <8 x double> %1085, <8 x double> poison, <8 x i32> zeroinitializer
  %1087 = insertelement <8 x double> poison, double %1076, i64 0
  %1088 = shufflevector <8 x double> %1087, <8 x double> poison, <8 x i32> zeroinitializer
  %1089 = insertelement <8 x double> poison, double %1003, i64 0
  %1090 = shufflevector <8 x double> %1089, <8 x double> poison, <8 x i32> zeroinitializer
  %1091 = insertelement <8 x double> poison, double %987, i64 0
  %1092 = shufflevector <8 x double> %1091, <8 x double> poison, <8 x i32> zeroinitializer
  %1093 = insertelement <8 x double> poison, double %1028, i64 0
  %1094 = shufflevector <8 x double> %1093, <8 x double> poison, <8 x i32> zeroinitializer
  %1095 = insertelement <8 x double> poison, double %1064, i64 0
  %1096 = shufflevector <8 x double> %1095, <8 x double> poison, <8 x i32> zeroinitializer
  %1097 = insertelement <8 x double> poison, double %1077, i64 0
  %1098 = shufflevector <8 x double> %1097, <8 x double> poison, <8 x i32> zeroinitializer
  %1099 = insertelement <8 x double> poison, double %1078, i64 0
  %1100 = shufflevector <8 x double> %1099, <8 x double> poison, <8 x i32> zeroinitializer
  %1101 = insertelement <8 x double> poison, double %1079, i64 0
  %1102 = shufflevector <8 x double> %1101, <8 x double> poison, <8 x i32> zeroinitializer
  %1103 = insertelement <8 x double> poison, double %1080, i64 0
  %1104 = shufflevector <8 x double> %1103, <8 x double> poison, <8 x i32> zeroinitializer
  %1105 = insertelement <8 x double> poison, double %1004, i64 0
  %1106 = shufflevector <8 x double> %1105, <8 x double> poison, <8 x i32> zeroinitializer
  %1107 = insertelement <8 x double> poison, double %985, i64 0
  %1108 = shufflevector <8 x double> %1107, <8 x double> poison, <8 x i32> zeroinitializer
  %1109 = insertelement <8 x double> poison, double %1030, i64 0
  %1110 = shufflevector <8 x double> %1109, <8 x double> poison, <8 x i32> zeroinitializer
  %1111 = insertelement <8 x double> poison, double %1065, i64 0
  %1112 = shufflevector <8 x double> %1111, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1113

1113:
  %1114 = phi i64 [ %1115, %1174 ], [ %767, %1072 ]
  %1115 = add i64 %1114, 8
  br label %1116

1116:
  %1117 = phi i64 [ 0, %1113 ], [ %1172, %1116 ]
  %1118 = add i64 %1114, %1117
  %1119 = getelementptr double, ptr %932, i64 %1118
  %1120 = bitcast ptr %1119 to ptr
  %1121 = load <8 x double>, ptr %1120, align 8
  %1122 = add i64 %1118, %601
  %1123 = getelementptr double, ptr %932, i64 %1122
  %1124 = bitcast ptr %1123 to ptr
  %1125 = load <8 x double>, ptr %1124, align 8
  %1126 = add i64 %1118, %697
  %1127 = getelementptr double, ptr %932, i64 %1126
  %1128 = bitcast ptr %1127 to ptr
  %1129 = load <8 x double>, ptr %1128, align 8
  %1130 = add i64 %1118, %698
  %1131 = getelementptr double, ptr %932, i64 %1130
  %1132 = bitcast ptr %1131 to ptr
  %1133 = load <8 x double>, ptr %1132, align 8
  %1134 = getelementptr double, ptr %933, i64 %1118
  %1135 = bitcast ptr %1134 to ptr
  %1136 = load <8 x double>, ptr %1135, align 8
  %1137 = getelementptr double, ptr %933, i64 %1122
  %1138 = bitcast ptr %1137 to ptr
  %1139 = load <8 x double>, ptr %1138, align 8
  %1140 = getelementptr double, ptr %933, i64 %1126
  %1141 = bitcast ptr %1140 to ptr
  %1142 = load <8 x double>, ptr %1141, align 8
  %1143 = getelementptr double, ptr %933, i64 %1130
  %1144 = bitcast ptr %1143 to ptr
  %1145 = load <8 x double>, ptr %1144, align 8
  %1146 = getelementptr double, ptr %956, i64 %1118
  %1147 = bitcast ptr %1146 to ptr
  %1148 = load <8 x double>, ptr %1147, align 8
  %1149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1082, <8 x double> %1121, <8 x double> %1148)
  %1150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1084, <8 x double> %1125, <8 x double> %1149)
  %1151 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1086, <8 x double> %1129, <8 x double> %1150)
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1088, <8 x double> %1133, <8 x double> %1151)
  %1153 = fmul <8 x double> %1090, %1139
  %1154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1092, <8 x double> %1136, <8 x double> %1153)
  %1155 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1094, <8 x double> %1142, <8 x double> %1154)
  %1156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1096, <8 x double> %1145, <8 x double> %1155)
  %1157 = fadd <8 x double> %1156, %1152
  %1158 = bitcast ptr %1146 to ptr
  store <8 x double> %1157, ptr %1158, align 8
  %1159 = getelementptr double, ptr %957, i64 %1118
  %1160 = bitcast ptr %1159 to ptr
  %1161 = load <8 x double>, ptr %1160, align 8
  %1162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1098, <8 x double> %1121, <8 x double> %1161)
  %1163 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1100, <8 x double> %1125, <8 x double> %1162)
  %1164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1102, <8 x double> %1129, <8 x double> %1163)
  %1165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1104, <8 x double> %1133, <8 x double> %1164)
  %1166 = fmul <8 x double> %1106, %1139
  %1167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1108, <8 x double> %1136, <8 x double> %1166)
  %1168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1110, <8 x double> %1142, <8 x double> %1167)
  %1169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1112, <8 x double> %1145, <8 x double> %1168)
  %1170 = fsub <8 x double> %1165, %1169
  %1171 = bitcast ptr %1159 to ptr
  store <8 x double> %1170, ptr %1171, align 8
  %1172 = add i64 %1117, 8
  %1173 = icmp eq i64 %1117, 0
  br i1 %1173, label %1174, label %1116

1174:
  %1175 = icmp slt i64 %1115, %599
  br i1 %1175, label %1113, label %1176

1176:
  %1177 = add i64 %954, 1
  %1178 = icmp slt i64 %1177, %599
  br i1 %1178, label %953, label %765

1179:
  %1180 = add i64 %584, 2
  %1181 = icmp slt i64 %1180, %198
  br i1 %1181, label %583, label %1184

1182:
  %1183 = fmul double %194, 5.000000e-01
  store double %1183, ptr %56
  call void @reject(ptr %0)
  br label %2926

1184:
  call void @write_scale(ptr %0)
  %1185 = load i64, ptr %125
  %1186 = icmp eq i64 %1185, 3
  %1187 = icmp eq i64 %1185, 5
  %1188 = select i1 %1187, ptr @RADAU5, ptr @RADAU7
  %1189 = select i1 %1186, ptr @RADAU3, ptr %1188
  %1190 = getelementptr double, ptr %1189, i64 1
  %1191 = load double, ptr %1190
  %1192 = sitofp i64 %1185 to double
  %1193 = load ptr, ptr %128
  %1194 = getelementptr %struct.ode_options, ptr %1193, i64 0, i32 1
  %1195 = load double, ptr %1194
  %1196 = fadd double %1192, 1.000000e+00
  %1197 = fmul double %1196, 5.000000e-01
  %1198 = fdiv double %1197, %1192
  %1199 = call double @llvm.pow.f64(double %1195, double %1198)
  %1200 = fmul double %1191, %1199
  %1201 = fdiv double 0x3CE4000000000000, %1200
  %1202 = call double @llvm.sqrt.f64(double %1200)
  %1203 = fmul double %1202, 3.000000e+00
  %1204 = call double @llvm.minnum.f64(double %1203, double 3.000000e-02)
  %1205 = call double @llvm.maxnum.f64(double %1201, double %1204)
  %1206 = add i64 %1185, 4
  store double 1.000000e-02, ptr %129
  %1207 = load double, ptr %130
  %1208 = call double @llvm.maxnum.f64(double %1207, double 0x3CB0000000000000)
  %1209 = call double @llvm.pow.f64(double %1208, double 8.000000e-01)
  store double %1209, ptr %130
  %1210 = load ptr, ptr %8
  %1211 = getelementptr %struct.ode_system, ptr %1210, i64 0, i32 0
  %1212 = load i64, ptr %1211
  %1213 = getelementptr double, ptr %1189, i64 2
  %1214 = load i64, ptr %131
  %1215 = icmp eq i64 %1214, 3
  %1216 = icmp eq i64 %1214, 5
  %1217 = select i1 %1216, ptr @RADAU5, ptr @RADAU7
  %1218 = select i1 %1215, ptr @RADAU3, ptr %1217
  %1219 = getelementptr double, ptr %1218, i64 2
  %1220 = icmp sgt i64 %1185, 0
  br i1 %1220, label %1221, label %1279

1221:
  %1222 = shl i64 %1212, 3
  %1223 = icmp sgt i64 %1214, 0
  %1224 = icmp sgt i64 %1212, 0
  br label %1225

1225:
  %1226 = phi i64 [ %1212, %1221 ], [ %1278, %1275 ]
  %1227 = phi i64 [ 0, %1221 ], [ %1273, %1275 ]
  %1228 = add i64 %1227, 15
  %1229 = load ptr, ptr %6
  %1230 = mul i64 %1228, %1226
  %1231 = getelementptr double, ptr %1229, i64 %1230
  %1232 = bitcast ptr %1231 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %1232, i8 0, i64 %1222, i1 false)
  %1233 = load double, ptr %44
  %1234 = fcmp oeq double %1233, 0.000000e+00
  br i1 %1234, label %1272, label %1235

1235:
  %1236 = getelementptr double, ptr %1213, i64 %1227
  %1237 = load double, ptr %1236
  %1238 = fmul double %194, %1237
  %1239 = fdiv double %1238, %1233
  br i1 %1223, label %1240, label %1272

1240:
  %1241 = load ptr, ptr %6
  %1242 = load ptr, ptr %8
  %1243 = getelementptr %struct.ode_system, ptr %1242, i64 0, i32 0
  %1244 = load i64, ptr %1243
  br label %1247

1245:
  %1246 = icmp sgt i64 %1248, 1
  br i1 %1246, label %1247, label %1272

1247:
  %1248 = phi i64 [ %1214, %1240 ], [ %1249, %1245 ]
  %1249 = add i64 %1248, -1
  %1250 = add i64 %1248, 35
  %1251 = mul i64 %1250, %1244
  %1252 = getelementptr double, ptr %1241, i64 %1251
  %1253 = icmp slt i64 %1214, %1248
  br i1 %1253, label %1259, label %1254

1254:
  %1255 = sub i64 %1214, %1248
  %1256 = getelementptr double, ptr %1219, i64 %1255
  %1257 = load double, ptr %1256
  %1258 = fadd double %1257, -1.000000e+00
  br label %1259

1259:
  %1260 = phi double [ %1258, %1254 ], [ -1.000000e+00, %1247 ]
  %1261 = fsub double %1239, %1260
  br i1 %1224, label %1262, label %1245

1262:
  %1263 = phi i64 [ %1270, %1262 ], [ 0, %1259 ]
  %1264 = getelementptr double, ptr %1252, i64 %1263
  %1265 = load double, ptr %1264
  %1266 = getelementptr double, ptr %1231, i64 %1263
  %1267 = load double, ptr %1266
  %1268 = fadd double %1265, %1267
  %1269 = fmul double %1261, %1268
  store double %1269, ptr %1266
  %1270 = add i64 %1263, 1
  %1271 = icmp eq i64 %1270, %1212
  br i1 %1271, label %1245, label %1262

1272:
  %1273 = add i64 %1227, 1
  %1274 = icmp eq i64 %1273, %1185
  br i1 %1274, label %1279, label %1275

1275:
  %1276 = load ptr, ptr %8
  %1277 = getelementptr %struct.ode_system, ptr %1276, i64 0, i32 0
  %1278 = load i64, ptr %1277
  br label %1225

1279:
  %1280 = getelementptr double, ptr %1213, i64 %1185
  %1281 = mul i64 %1185, %1185
  %1282 = getelementptr double, ptr %1280, i64 %1281
  call void @transform(ptr %0, ptr %1282, i64 5, i64 19)
  %1283 = icmp slt i64 %1185, -3
  br i1 %1283, label %2215, label %1284

1284:
  %1285 = phi i64 [ %2213, %2211 ], [ 1, %1279 ]
  %1286 = phi double [ %2212, %2211 ], [ 0.000000e+00, %1279 ]
  %1287 = phi double [ %2209, %2211 ], [ 0.000000e+00, %1279 ]
  %1288 = load ptr, ptr %8
  %1289 = getelementptr %struct.ode_system, ptr %1288, i64 0, i32 0
  %1290 = load i64, ptr %1289
  %1291 = load i64, ptr %125
  %1292 = icmp eq i64 %1291, 3
  %1293 = icmp eq i64 %1291, 5
  %1294 = select i1 %1293, ptr @RADAU5, ptr @RADAU7
  %1295 = select i1 %1292, ptr @RADAU3, ptr %1294
  %1296 = getelementptr double, ptr %1295, i64 2
  %1297 = load ptr, ptr %6
  %1298 = mul i64 %1290, 3
  %1299 = getelementptr double, ptr %1297, i64 %1298
  %1300 = icmp sgt i64 %1291, 0
  br i1 %1300, label %1301, label %1350

1301:
  %1302 = icmp sgt i64 %1290, 0
  br label %1303

1303:
  %1304 = phi i64 [ %1290, %1301 ], [ %1343, %1339 ]
  %1305 = phi ptr [ %1288, %1301 ], [ %1341, %1339 ]
  %1306 = phi ptr [ %1297, %1301 ], [ %1340, %1339 ]
  %1307 = phi i64 [ 0, %1301 ], [ %1337, %1339 ]
  %1308 = add i64 %1307, 15
  %1309 = mul i64 %1308, %1304
  %1310 = getelementptr double, ptr %1306, i64 %1309
  %1311 = load double, ptr %4
  %1312 = getelementptr double, ptr %1296, i64 %1307
  %1313 = load double, ptr %1312
  %1314 = call double @llvm.fmuladd.f64(double %1313, double %194, double %1311)
  br i1 %1302, label %1326, label %1315

1315:
  %1316 = add i64 %1307, 22
  %1317 = mul i64 %1316, %1304
  %1318 = getelementptr double, ptr %1306, i64 %1317
  %1319 = getelementptr %struct.ode_system, ptr %1305, i64 0, i32 4
  %1320 = load ptr, ptr %1319
  %1321 = getelementptr %struct.ode_system, ptr %1305, i64 0, i32 3
  %1322 = load ptr, ptr %1321
  %1323 = call i64 %1320(ptr %1322, double %1314, ptr %1299, ptr %1318)
  %1324 = load i64, ptr %19
  %1325 = add i64 %1324, 1
  store i64 %1325, ptr %19
  switch i64 %1323, label %2930 [
    i64 3, label %2218
    i64 0, label %1336
  ]

1326:
  %1327 = phi i64 [ %1334, %1326 ], [ 0, %1303 ]
  %1328 = getelementptr double, ptr %1297, i64 %1327
  %1329 = load double, ptr %1328
  %1330 = getelementptr double, ptr %1310, i64 %1327
  %1331 = load double, ptr %1330
  %1332 = fadd double %1329, %1331
  %1333 = getelementptr double, ptr %1299, i64 %1327
  store double %1332, ptr %1333
  %1334 = add i64 %1327, 1
  %1335 = icmp eq i64 %1334, %1290
  br i1 %1335, label %1315, label %1326

1336:
  %1337 = add i64 %1307, 1
  %1338 = icmp eq i64 %1337, %1291
  br i1 %1338, label %1344, label %1339

1339:
  %1340 = load ptr, ptr %6
  %1341 = load ptr, ptr %8
  %1342 = getelementptr %struct.ode_system, ptr %1341, i64 0, i32 0
  %1343 = load i64, ptr %1342
  br label %1303

1344:
  %1345 = load ptr, ptr %8
  %1346 = getelementptr %struct.ode_system, ptr %1345, i64 0, i32 0
  %1347 = load i64, ptr %1346
  %1348 = load i64, ptr %125
  %1349 = load ptr, ptr %6
  br label %1350

1350:
  %1351 = phi ptr [ %1349, %1344 ], [ %1297, %1284 ]
  %1352 = phi i64 [ %1348, %1344 ], [ %1291, %1284 ]
  %1353 = phi i64 [ %1347, %1344 ], [ %1290, %1284 ]
  %1354 = icmp eq i64 %1352, 3
  %1355 = icmp eq i64 %1352, 5
  %1356 = select i1 %1355, ptr @RADAU5, ptr @RADAU7
  %1357 = select i1 %1354, ptr @RADAU3, ptr %1356
  %1358 = getelementptr double, ptr %1357, i64 2
  %1359 = getelementptr double, ptr %1358, i64 %1352
  %1360 = mul i64 %1352, %1352
  %1361 = getelementptr double, ptr %1359, i64 %1360
  %1362 = getelementptr double, ptr %1361, i64 %1360
  %1363 = mul i64 %1353, 11
  %1364 = getelementptr double, ptr %1351, i64 %1363
  call void @transform(ptr %0, ptr %1361, i64 12, i64 12)
  %1365 = icmp sgt i64 %1352, 0
  br i1 %1365, label %1366, label %2164

1366:
  %1367 = icmp sgt i64 %1353, 0
  br label %1373

1368:
  %1369 = load ptr, ptr %6
  %1370 = load ptr, ptr %8
  %1371 = getelementptr %struct.ode_system, ptr %1370, i64 0, i32 0
  %1372 = load i64, ptr %1371
  br label %2137

1373:
  %1374 = phi i64 [ 0, %1366 ], [ %2135, %2133 ]
  %1375 = add i64 %1374, 22
  %1376 = load ptr, ptr %6
  %1377 = load ptr, ptr %8
  %1378 = getelementptr %struct.ode_system, ptr %1377, i64 0, i32 0
  %1379 = load i64, ptr %1378
  %1380 = mul i64 %1379, %1375
  %1381 = getelementptr double, ptr %1376, i64 %1380
  %1382 = add i64 %1374, 29
  %1383 = mul i64 %1379, %1382
  %1384 = getelementptr double, ptr %1376, i64 %1383
  %1385 = add i64 %1374, 23
  %1386 = mul i64 %1379, %1385
  %1387 = getelementptr double, ptr %1376, i64 %1386
  %1388 = add i64 %1374, 30
  %1389 = mul i64 %1379, %1388
  %1390 = getelementptr double, ptr %1376, i64 %1389
  %1391 = getelementptr double, ptr %1362, i64 %1374
  %1392 = load double, ptr %1391
  %1393 = fdiv double %1392, %194
  %1394 = icmp eq i64 %1374, 0
  br i1 %1394, label %1400, label %1395

1395:
  %1396 = add i64 %1374, 1
  %1397 = getelementptr double, ptr %1362, i64 %1396
  %1398 = load double, ptr %1397
  %1399 = fdiv double %1398, %194
  br label %1400

1400:
  %1401 = phi double [ %1399, %1395 ], [ 0.000000e+00, %1373 ]
  br i1 %1367, label %1402, label %1404

1402:
  %1403 = fneg double %1393
  br label %1405

1404:
  br i1 %1394, label %2132, label %1426

1405:
  %1406 = phi i64 [ 0, %1402 ], [ %1424, %1423 ]
  %1407 = getelementptr double, ptr %1384, i64 %1406
  %1408 = load double, ptr %1407
  %1409 = getelementptr double, ptr %1381, i64 %1406
  %1410 = load double, ptr %1409
  %1411 = call double @llvm.fmuladd.f64(double %1403, double %1408, double %1410)
  store double %1411, ptr %1409
  br i1 %1394, label %1423, label %1412

1412:
  %1413 = getelementptr double, ptr %1390, i64 %1406
  %1414 = load double, ptr %1413
  %1415 = call double @llvm.fmuladd.f64(double %1401, double %1414, double %1411)
  store double %1415, ptr %1409
  %1416 = load double, ptr %1413
  %1417 = load double, ptr %1407
  %1418 = fmul double %1401, %1417
  %1419 = call double @llvm.fmuladd.f64(double %1393, double %1416, double %1418)
  %1420 = getelementptr double, ptr %1387, i64 %1406
  %1421 = load double, ptr %1420
  %1422 = fsub double %1421, %1419
  store double %1422, ptr %1420
  br label %1423

1423:
  %1424 = add i64 %1406, 1
  %1425 = icmp eq i64 %1424, %1353
  br i1 %1425, label %1404, label %1405

1426:
  %1427 = lshr i64 %1374, 1
  %1428 = load ptr, ptr %127
  %1429 = mul i64 %1379, 5
  %1430 = getelementptr i64, ptr %1428, i64 %1429
  %1431 = load i64, ptr %1430
  %1432 = add i64 %1431, 7
  %1433 = and i64 %1432, -8
  %1434 = add i64 %1379, 7
  %1435 = and i64 %1434, -8
  %1436 = or i64 %1435, 1
  %1437 = mul i64 %1436, %1435
  %1438 = shl i64 %1379, 2
  %1439 = getelementptr i64, ptr %1428, i64 %1438
  %1440 = load ptr, ptr %128
  %1441 = getelementptr %struct.ode_options, ptr %1440, i64 0, i32 0
  %1442 = load ptr, ptr %1441
  %1443 = getelementptr %struct.ode_method, ptr %1442, i64 0, i32 4
  %1444 = load i64, ptr %1443
  %1445 = add i64 %1444, 10
  %1446 = mul i64 %1445, %1379
  %1447 = add i64 %1446, 7
  %1448 = and i64 %1447, -8
  %1449 = getelementptr double, ptr %1376, i64 %1448
  %1450 = getelementptr double, ptr %1449, i64 %1437
  %1451 = fmul double %1401, %1401
  %1452 = call double @llvm.fmuladd.f64(double %1393, double %1393, double %1451)
  %1453 = shl i64 %1427, 2
  %1454 = add i64 %1453, 4
  %1455 = mul i64 %1437, %1454
  %1456 = getelementptr double, ptr %1449, i64 %1455
  %1457 = add i64 %1453, 6
  %1458 = mul i64 %1437, %1457
  %1459 = getelementptr double, ptr %1449, i64 %1458
  %1460 = add i64 %1453, 7
  %1461 = mul i64 %1437, %1460
  %1462 = getelementptr double, ptr %1449, i64 %1461
  %1463 = sub i64 0, %1435
  %1464 = getelementptr double, ptr %1462, i64 %1463
  %1465 = add i64 %1427, 1
  %1466 = mul i64 %1379, %1465
  %1467 = getelementptr i64, ptr %1428, i64 %1466
  %1468 = mul i64 %1437, 5
  %1469 = getelementptr double, ptr %1449, i64 %1468
  %1470 = getelementptr double, ptr %1469, i64 %1463
  %1471 = getelementptr double, ptr %1470, i64 %1437
  %1472 = icmp sgt i64 %1433, 0
  br i1 %1472, label %1478, label %1473

1473:
  %1474 = icmp slt i64 %1431, %1379
  br i1 %1474, label %1475, label %1496

1475:
  %1476 = icmp sgt i64 %1431, 0
  %1477 = fneg double %1401
  br label %1501

1478:
  %1479 = phi i64 [ %1494, %1491 ], [ 0, %1426 ]
  %1480 = icmp slt i64 %1479, %1431
  br i1 %1480, label %1481, label %1489

1481:
  %1482 = getelementptr i64, ptr %1439, i64 %1479
  %1483 = load i64, ptr %1482
  %1484 = getelementptr double, ptr %1381, i64 %1483
  %1485 = load double, ptr %1484
  %1486 = getelementptr double, ptr %1470, i64 %1479
  store double %1485, ptr %1486
  %1487 = getelementptr double, ptr %1387, i64 %1483
  %1488 = load double, ptr %1487
  br label %1491

1489:
  %1490 = getelementptr double, ptr %1470, i64 %1479
  store double 0.000000e+00, ptr %1490
  br label %1491

1491:
  %1492 = phi double [ %1488, %1481 ], [ 0.000000e+00, %1489 ]
  %1493 = getelementptr double, ptr %1471, i64 %1479
  store double %1492, ptr %1493
  %1494 = add i64 %1479, 1
  %1495 = icmp eq i64 %1494, %1433
  br i1 %1495, label %1473, label %1478

1496:
  %1497 = icmp sgt i64 %1431, 0
  br i1 %1497, label %1498, label %1568

1498:
  %1499 = shl i64 %1433, 1
  %1500 = mul i64 %1433, 3
  br label %1575

1501:
  %1502 = phi i64 [ %1431, %1475 ], [ %1566, %1565 ]
  %1503 = getelementptr i64, ptr %1439, i64 %1502
  %1504 = load i64, ptr %1503
  %1505 = getelementptr double, ptr %1381, i64 %1504
  %1506 = load double, ptr %1505
  %1507 = getelementptr double, ptr %1387, i64 %1504
  %1508 = load double, ptr %1507
  %1509 = fmul double %1401, %1508
  %1510 = call double @llvm.fmuladd.f64(double %1506, double %1393, double %1509)
  %1511 = fdiv double %1510, %1452
  store double %1511, ptr %1505
  br i1 %1476, label %1512, label %1543

1512:
  %1513 = mul i64 %1502, %1433
  %1514 = getelementptr double, ptr %1450, i64 %1513
  %1515 = fneg double %1511
  %1516 = insertelement <8 x double> poison, double %1515, i64 0
  %1517 = shufflevector <8 x double> %1516, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1518

1518:
  %1519 = phi i64 [ %1534, %1533 ], [ 0, %1512 ]
  br label %1520

1520:
  %1521 = phi i64 [ 0, %1518 ], [ %1531, %1520 ]
  %1522 = add i64 %1519, %1521
  %1523 = getelementptr double, ptr %1514, i64 %1522
  %1524 = bitcast ptr %1523 to ptr
  %1525 = load <8 x double>, ptr %1524, align 8
  %1526 = getelementptr double, ptr %1470, i64 %1522
  %1527 = bitcast ptr %1526 to ptr
  %1528 = load <8 x double>, ptr %1527, align 8
  %1529 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1517, <8 x double> %1525, <8 x double> %1528)
  %1530 = bitcast ptr %1526 to ptr
  store <8 x double> %1529, ptr %1530, align 8
  %1531 = add i64 %1521, 8
  %1532 = icmp eq i64 %1521, 0
  br i1 %1532, label %1533, label %1520

1533:
  %1534 = add i64 %1519, 8
  %1535 = icmp slt i64 %1534, %1431
  br i1 %1535, label %1518, label %1536

1536:
  %1537 = load double, ptr %1507
  %1538 = call double @llvm.fmuladd.f64(double %1477, double %1511, double %1537)
  %1539 = fdiv double %1538, %1393
  store double %1539, ptr %1507
  %1540 = fneg double %1539
  %1541 = insertelement <8 x double> poison, double %1540, i64 0
  %1542 = shufflevector <8 x double> %1541, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1547

1543:
  %1544 = load double, ptr %1507
  %1545 = call double @llvm.fmuladd.f64(double %1477, double %1511, double %1544)
  %1546 = fdiv double %1545, %1393
  store double %1546, ptr %1507
  br label %1565

1547:
  %1548 = phi i64 [ %1563, %1562 ], [ 0, %1536 ]
  br label %1549

1549:
  %1550 = phi i64 [ 0, %1547 ], [ %1560, %1549 ]
  %1551 = add i64 %1548, %1550
  %1552 = getelementptr double, ptr %1514, i64 %1551
  %1553 = bitcast ptr %1552 to ptr
  %1554 = load <8 x double>, ptr %1553, align 8
  %1555 = getelementptr double, ptr %1471, i64 %1551
  %1556 = bitcast ptr %1555 to ptr
  %1557 = load <8 x double>, ptr %1556, align 8
  %1558 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1542, <8 x double> %1554, <8 x double> %1557)
  %1559 = bitcast ptr %1555 to ptr
  store <8 x double> %1558, ptr %1559, align 8
  %1560 = add i64 %1550, 8
  %1561 = icmp eq i64 %1550, 0
  br i1 %1561, label %1562, label %1549

1562:
  %1563 = add i64 %1548, 8
  %1564 = icmp slt i64 %1563, %1431
  br i1 %1564, label %1547, label %1565

1565:
  %1566 = add i64 %1502, 1
  %1567 = icmp eq i64 %1566, %1379
  br i1 %1567, label %1496, label %1501

1568:
  %1569 = add i64 %1431, -1
  %1570 = and i64 %1569, -4
  %1571 = icmp sgt i64 %1570, -1
  br i1 %1571, label %1572, label %1821

1572:
  %1573 = shl i64 %1433, 1
  %1574 = mul i64 %1433, 3
  br label %1822

1575:
  %1576 = phi i64 [ 0, %1498 ], [ %1819, %1818 ]
  %1577 = and i64 %1576, 9223372036854775800
  %1578 = mul i64 %1576, %1433
  %1579 = getelementptr double, ptr %1456, i64 %1578
  %1580 = getelementptr double, ptr %1579, i64 %1437
  %1581 = or i64 %1576, 3
  br label %1582

1582:
  %1583 = phi i64 [ %1576, %1575 ], [ %1606, %1605 ]
  %1584 = getelementptr i64, ptr %1467, i64 %1583
  %1585 = load i64, ptr %1584
  %1586 = icmp eq i64 %1585, %1583
  br i1 %1586, label %1600, label %1587

1587:
  %1588 = getelementptr double, ptr %1470, i64 %1583
  %1589 = load double, ptr %1588
  %1590 = getelementptr double, ptr %1470, i64 %1585
  %1591 = load double, ptr %1590
  store double %1591, ptr %1588
  store double %1589, ptr %1590
  %1592 = getelementptr double, ptr %1471, i64 %1583
  %1593 = load double, ptr %1592
  %1594 = getelementptr double, ptr %1471, i64 %1585
  %1595 = load double, ptr %1594
  store double %1595, ptr %1592
  store double %1593, ptr %1594
  %1596 = add i64 %1583, 1
  %1597 = icmp slt i64 %1583, %1581
  %1598 = icmp slt i64 %1596, %1431
  %1599 = and i1 %1597, %1598
  br i1 %1599, label %1605, label %1607

1600:
  %1601 = add i64 %1583, 1
  %1602 = icmp slt i64 %1583, %1581
  %1603 = icmp slt i64 %1601, %1431
  %1604 = and i1 %1602, %1603
  br i1 %1604, label %1605, label %1607

1605:
  %1606 = phi i64 [ %1601, %1600 ], [ %1596, %1587 ]
  br label %1582

1607:
  %1608 = getelementptr double, ptr %1470, i64 %1576
  %1609 = load double, ptr %1608
  %1610 = getelementptr double, ptr %1471, i64 %1576
  %1611 = load double, ptr %1610
  %1612 = call double @llvm.fabs.f64(double %1609)
  %1613 = call double @llvm.fabs.f64(double %1611)
  %1614 = fadd double %1612, %1613
  %1615 = fadd double %1614, 0.000000e+00
  %1616 = or i64 %1576, 1
  %1617 = getelementptr double, ptr %1470, i64 %1616
  %1618 = load double, ptr %1617
  %1619 = getelementptr double, ptr %1471, i64 %1616
  %1620 = load double, ptr %1619
  %1621 = getelementptr double, ptr %1579, i64 %1616
  %1622 = load double, ptr %1621
  %1623 = getelementptr double, ptr %1580, i64 %1616
  %1624 = load double, ptr %1623
  %1625 = fneg double %1624
  %1626 = fmul double %1611, %1625
  %1627 = call double @llvm.fmuladd.f64(double %1622, double %1609, double %1626)
  %1628 = fmul double %1609, %1624
  %1629 = call double @llvm.fmuladd.f64(double %1622, double %1611, double %1628)
  %1630 = fsub double %1620, %1629
  %1631 = fsub double %1618, %1627
  %1632 = call double @llvm.fabs.f64(double %1631)
  %1633 = call double @llvm.fabs.f64(double %1630)
  %1634 = fadd double %1633, %1632
  %1635 = fadd double %1615, %1634
  %1636 = or i64 %1576, 2
  %1637 = getelementptr double, ptr %1470, i64 %1636
  %1638 = load double, ptr %1637
  %1639 = getelementptr double, ptr %1471, i64 %1636
  %1640 = load double, ptr %1639
  %1641 = getelementptr double, ptr %1579, i64 %1636
  %1642 = load double, ptr %1641
  %1643 = getelementptr double, ptr %1580, i64 %1636
  %1644 = load double, ptr %1643
  %1645 = fneg double %1644
  %1646 = fmul double %1611, %1645
  %1647 = call double @llvm.fmuladd.f64(double %1642, double %1609, double %1646)
  %1648 = fmul double %1609, %1644
  %1649 = call double @llvm.fmuladd.f64(double %1642, double %1611, double %1648)
  %1650 = fsub double %1640, %1649
  %1651 = add i64 %1636, %1433
  %1652 = getelementptr double, ptr %1579, i64 %1651
  %1653 = load double, ptr %1652
  %1654 = getelementptr double, ptr %1580, i64 %1651
  %1655 = load double, ptr %1654
  %1656 = fneg double %1655
  %1657 = fmul double %1630, %1656
  %1658 = call double @llvm.fmuladd.f64(double %1653, double %1631, double %1657)
  %1659 = fmul double %1631, %1655
  %1660 = call double @llvm.fmuladd.f64(double %1653, double %1630, double %1659)
  %1661 = fsub double %1650, %1660
  %1662 = fsub double %1638, %1647
  %1663 = fsub double %1662, %1658
  %1664 = call double @llvm.fabs.f64(double %1663)
  %1665 = call double @llvm.fabs.f64(double %1661)
  %1666 = fadd double %1665, %1664
  %1667 = fadd double %1635, %1666
  %1668 = getelementptr double, ptr %1470, i64 %1581
  %1669 = load double, ptr %1668
  %1670 = getelementptr double, ptr %1471, i64 %1581
  %1671 = load double, ptr %1670
  %1672 = getelementptr double, ptr %1579, i64 %1581
  %1673 = load double, ptr %1672
  %1674 = getelementptr double, ptr %1580, i64 %1581
  %1675 = load double, ptr %1674
  %1676 = fneg double %1675
  %1677 = fmul double %1611, %1676
  %1678 = call double @llvm.fmuladd.f64(double %1673, double %1609, double %1677)
  %1679 = fmul double %1609, %1675
  %1680 = call double @llvm.fmuladd.f64(double %1673, double %1611, double %1679)
  %1681 = fsub double %1671, %1680
  %1682 = fsub double %1669, %1678
  %1683 = add i64 %1581, %1433
  %1684 = getelementptr double, ptr %1579, i64 %1683
  %1685 = load double, ptr %1684
  %1686 = getelementptr double, ptr %1580, i64 %1683
  %1687 = load double, ptr %1686
  %1688 = fneg double %1687
  %1689 = fmul double %1630, %1688
  %1690 = call double @llvm.fmuladd.f64(double %1685, double %1631, double %1689)
  %1691 = fmul double %1631, %1687
  %1692 = call double @llvm.fmuladd.f64(double %1685, double %1630, double %1691)
  %1693 = fsub double %1681, %1692
  %1694 = fsub double %1682, %1690
  %1695 = add i64 %1581, %1499
  %1696 = getelementptr double, ptr %1579, i64 %1695
  %1697 = load double, ptr %1696
  %1698 = getelementptr double, ptr %1580, i64 %1695
  %1699 = load double, ptr %1698
  %1700 = fneg double %1699
  %1701 = fmul double %1661, %1700
  %1702 = call double @llvm.fmuladd.f64(double %1697, double %1663, double %1701)
  %1703 = fmul double %1663, %1699
  %1704 = call double @llvm.fmuladd.f64(double %1697, double %1661, double %1703)
  %1705 = fsub double %1693, %1704
  %1706 = fsub double %1694, %1702
  %1707 = call double @llvm.fabs.f64(double %1706)
  %1708 = call double @llvm.fabs.f64(double %1705)
  %1709 = fadd double %1708, %1707
  %1710 = fadd double %1667, %1709
  %1711 = fcmp oeq double %1710, 0.000000e+00
  br i1 %1711, label %1818, label %1712

1712:
  %1713 = icmp slt i64 %1577, %1431
  br i1 %1713, label %1714, label %1818

1714:
  %1715 = fneg double %1609
  %1716 = fneg double %1631
  %1717 = fneg double %1663
  %1718 = fneg double %1706
  %1719 = fneg double %1611
  %1720 = fneg double %1630
  %1721 = fneg double %1661
  %1722 = fneg double %1705
  %1723 = insertelement <8 x double> poison, double %1715, i64 0
  %1724 = shufflevector <8 x double> %1723, <8 x double> poison, <8 x i32> zeroinitializer
  %1725 = insertelement <8 x double> poison, double %1716, i64 0
  %1726 = shufflevector <8 x double> %1725, <8 x double> poison, <8 x i32> zeroinitializer
  %1727 = insertelement <8 x double> poison, double %1717, i64 0
  %1728 = shufflevector <8 x double> %1727, <8 x double> poison, <8 x i32> zeroinitializer
  %1729 = insertelement <8 x double> poison, double %1718, i64 0
  %1730 = shufflevector <8 x double> %1729, <8 x double> poison, <8 x i32> zeroinitializer
  %1731 = insertelement <8 x double> poison, double %1630, i64 0
  %1732 = shufflevector <8 x double> %1731, <8 x double> poison, <8 x i32> zeroinitializer
  %1733 = insertelement <8 x double> poison, double %1611, i64 0
  %1734 = shufflevector <8 x double> %1733, <8 x double> poison, <8 x i32> zeroinitializer
  %1735 = insertelement <8 x double> poison, double %1661, i64 0
  %1736 = shufflevector <8 x double> %1735, <8 x double> poison, <8 x i32> zeroinitializer
  %1737 = insertelement <8 x double> poison, double %1705, i64 0
  %1738 = shufflevector <8 x double> %1737, <8 x double> poison, <8 x i32> zeroinitializer
  %1739 = insertelement <8 x double> poison, double %1719, i64 0
  %1740 = shufflevector <8 x double> %1739, <8 x double> poison, <8 x i32> zeroinitializer
  %1741 = insertelement <8 x double> poison, double %1720, i64 0
  %1742 = shufflevector <8 x double> %1741, <8 x double> poison, <8 x i32> zeroinitializer
  %1743 = insertelement <8 x double> poison, double %1721, i64 0
  %1744 = shufflevector <8 x double> %1743, <8 x double> poison, <8 x i32> zeroinitializer
  %1745 = insertelement <8 x double> poison, double %1722, i64 0
  %1746 = shufflevector <8 x double> %1745, <8 x double> poison, <8 x i32> zeroinitializer
  %1747 = insertelement <8 x double> poison, double %1631, i64 0
  %1748 = shufflevector <8 x double> %1747, <8 x double> poison, <8 x i32> zeroinitializer
  %1749 = insertelement <8 x double> poison, double %1609, i64 0
  %1750 = shufflevector <8 x double> %1749, <8 x double> poison, <8 x i32> zeroinitializer
  %1751 = insertelement <8 x double> poison, double %1663, i64 0
  %1752 = shufflevector <8 x double> %1751, <8 x double> poison, <8 x i32> zeroinitializer
  %1753 = insertelement <8 x double> poison, double %1706, i64 0
  %1754 = shufflevector <8 x double> %1753, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1755

1755:
  %1756 = phi i64 [ %1757, %1816 ], [ %1577, %1714 ]
  %1757 = add i64 %1756, 8
  br label %1758

1758:
  %1759 = phi i64 [ 0, %1755 ], [ %1814, %1758 ]
  %1760 = add i64 %1756, %1759
  %1761 = getelementptr double, ptr %1579, i64 %1760
  %1762 = bitcast ptr %1761 to ptr
  %1763 = load <8 x double>, ptr %1762, align 8
  %1764 = add i64 %1760, %1433
  %1765 = getelementptr double, ptr %1579, i64 %1764
  %1766 = bitcast ptr %1765 to ptr
  %1767 = load <8 x double>, ptr %1766, align 8
  %1768 = add i64 %1760, %1499
  %1769 = getelementptr double, ptr %1579, i64 %1768
  %1770 = bitcast ptr %1769 to ptr
  %1771 = load <8 x double>, ptr %1770, align 8
  %1772 = add i64 %1760, %1500
  %1773 = getelementptr double, ptr %1579, i64 %1772
  %1774 = bitcast ptr %1773 to ptr
  %1775 = load <8 x double>, ptr %1774, align 8
  %1776 = getelementptr double, ptr %1580, i64 %1760
  %1777 = bitcast ptr %1776 to ptr
  %1778 = load <8 x double>, ptr %1777, align 8
  %1779 = getelementptr double, ptr %1580, i64 %1764
  %1780 = bitcast ptr %1779 to ptr
  %1781 = load <8 x double>, ptr %1780, align 8
  %1782 = getelementptr double, ptr %1580, i64 %1768
  %1783 = bitcast ptr %1782 to ptr
  %1784 = load <8 x double>, ptr %1783, align 8
  %1785 = getelementptr double, ptr %1580, i64 %1772
  %1786 = bitcast ptr %1785 to ptr
  %1787 = load <8 x double>, ptr %1786, align 8
  %1788 = getelementptr double, ptr %1470, i64 %1760
  %1789 = bitcast ptr %1788 to ptr
  %1790 = load <8 x double>, ptr %1789, align 8
  %1791 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1724, <8 x double> %1763, <8 x double> %1790)
  %1792 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1726, <8 x double> %1767, <8 x double> %1791)
  %1793 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1728, <8 x double> %1771, <8 x double> %1792)
  %1794 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1730, <8 x double> %1775, <8 x double> %1793)
  %1795 = fmul <8 x double> %1732, %1781
  %1796 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1734, <8 x double> %1778, <8 x double> %1795)
  %1797 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1736, <8 x double> %1784, <8 x double> %1796)
  %1798 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1738, <8 x double> %1787, <8 x double> %1797)
  %1799 = fadd <8 x double> %1798, %1794
  %1800 = bitcast ptr %1788 to ptr
  store <8 x double> %1799, ptr %1800, align 8
  %1801 = getelementptr double, ptr %1471, i64 %1760
  %1802 = bitcast ptr %1801 to ptr
  %1803 = load <8 x double>, ptr %1802, align 8
  %1804 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1740, <8 x double> %1763, <8 x double> %1803)
  %1805 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1742, <8 x double> %1767, <8 x double> %1804)
  %1806 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1744, <8 x double> %1771, <8 x double> %1805)
  %1807 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1746, <8 x double> %1775, <8 x double> %1806)
  %1808 = fmul <8 x double> %1748, %1781
  %1809 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1750, <8 x double> %1778, <8 x double> %1808)
  %1810 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1752, <8 x double> %1784, <8 x double> %1809)
  %1811 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1754, <8 x double> %1787, <8 x double> %1810)
  %1812 = fsub <8 x double> %1807, %1811
  %1813 = bitcast ptr %1801 to ptr
  store <8 x double> %1812, ptr %1813, align 8
  %1814 = add i64 %1759, 8
  %1815 = icmp eq i64 %1759, 0
  br i1 %1815, label %1816, label %1758

1816:
  %1817 = icmp slt i64 %1757, %1431
  br i1 %1817, label %1755, label %1818

1818:
  %1819 = add i64 %1576, 4
  %1820 = icmp slt i64 %1819, %1431
  br i1 %1820, label %1575, label %1568

1821:
  br i1 %1474, label %2100, label %2133

1822:
  %1823 = phi i64 [ %1570, %1572 ], [ %2098, %2097 ]
  %1824 = mul i64 %1823, %1433
  %1825 = getelementptr double, ptr %1459, i64 %1824
  %1826 = or i64 %1823, 3
  %1827 = getelementptr double, ptr %1470, i64 %1826
  %1828 = load double, ptr %1827
  %1829 = getelementptr double, ptr %1471, i64 %1826
  %1830 = load double, ptr %1829
  %1831 = getelementptr double, ptr %1464, i64 %1826
  %1832 = load double, ptr %1831
  %1833 = add i64 %1826, %1437
  %1834 = getelementptr double, ptr %1464, i64 %1833
  %1835 = load double, ptr %1834
  %1836 = fneg double %1830
  %1837 = fmul double %1835, %1836
  %1838 = call double @llvm.fmuladd.f64(double %1828, double %1832, double %1837)
  %1839 = fmul double %1830, %1832
  %1840 = call double @llvm.fmuladd.f64(double %1828, double %1835, double %1839)
  %1841 = icmp slt i64 %1826, %1431
  br i1 %1841, label %1842, label %1847

1842:
  %1843 = getelementptr i64, ptr %1439, i64 %1826
  %1844 = load i64, ptr %1843
  %1845 = getelementptr double, ptr %1381, i64 %1844
  store double %1838, ptr %1845
  %1846 = getelementptr double, ptr %1387, i64 %1844
  store double %1840, ptr %1846
  br label %1847

1847:
  %1848 = or i64 %1823, 2
  %1849 = getelementptr double, ptr %1470, i64 %1848
  %1850 = load double, ptr %1849
  %1851 = getelementptr double, ptr %1471, i64 %1848
  %1852 = load double, ptr %1851
  %1853 = add i64 %1848, %1574
  %1854 = getelementptr double, ptr %1825, i64 %1853
  %1855 = load double, ptr %1854
  %1856 = add i64 %1853, %1437
  %1857 = getelementptr double, ptr %1825, i64 %1856
  %1858 = load double, ptr %1857
  %1859 = fneg double %1858
  %1860 = fmul double %1840, %1859
  %1861 = call double @llvm.fmuladd.f64(double %1855, double %1838, double %1860)
  %1862 = fmul double %1838, %1858
  %1863 = call double @llvm.fmuladd.f64(double %1855, double %1840, double %1862)
  %1864 = fsub double %1852, %1863
  %1865 = fsub double %1850, %1861
  %1866 = getelementptr double, ptr %1464, i64 %1848
  %1867 = load double, ptr %1866
  %1868 = add i64 %1848, %1437
  %1869 = getelementptr double, ptr %1464, i64 %1868
  %1870 = load double, ptr %1869
  %1871 = fneg double %1864
  %1872 = fmul double %1870, %1871
  %1873 = call double @llvm.fmuladd.f64(double %1865, double %1867, double %1872)
  %1874 = fmul double %1867, %1864
  %1875 = call double @llvm.fmuladd.f64(double %1865, double %1870, double %1874)
  %1876 = icmp slt i64 %1848, %1431
  br i1 %1876, label %1877, label %1882

1877:
  %1878 = getelementptr i64, ptr %1439, i64 %1848
  %1879 = load i64, ptr %1878
  %1880 = getelementptr double, ptr %1381, i64 %1879
  store double %1873, ptr %1880
  %1881 = getelementptr double, ptr %1387, i64 %1879
  store double %1875, ptr %1881
  br label %1882

1882:
  %1883 = or i64 %1823, 1
  %1884 = getelementptr double, ptr %1470, i64 %1883
  %1885 = load double, ptr %1884
  %1886 = getelementptr double, ptr %1471, i64 %1883
  %1887 = load double, ptr %1886
  %1888 = add i64 %1883, %1573
  %1889 = getelementptr double, ptr %1825, i64 %1888
  %1890 = load double, ptr %1889
  %1891 = add i64 %1888, %1437
  %1892 = getelementptr double, ptr %1825, i64 %1891
  %1893 = load double, ptr %1892
  %1894 = fneg double %1893
  %1895 = fmul double %1875, %1894
  %1896 = call double @llvm.fmuladd.f64(double %1890, double %1873, double %1895)
  %1897 = fmul double %1873, %1893
  %1898 = call double @llvm.fmuladd.f64(double %1890, double %1875, double %1897)
  %1899 = fsub double %1887, %1898
  %1900 = fsub double %1885, %1896
  %1901 = add i64 %1883, %1574
  %1902 = getelementptr double, ptr %1825, i64 %1901
  %1903 = load double, ptr %1902
  %1904 = add i64 %1901, %1437
  %1905 = getelementptr double, ptr %1825, i64 %1904
  %1906 = load double, ptr %1905
  %1907 = fneg double %1906
  %1908 = fmul double %1840, %1907
  %1909 = call double @llvm.fmuladd.f64(double %1903, double %1838, double %1908)
  %1910 = fmul double %1838, %1906
  %1911 = call double @llvm.fmuladd.f64(double %1903, double %1840, double %1910)
  %1912 = fsub double %1899, %1911
  %1913 = fsub double %1900, %1909
  %1914 = getelementptr double, ptr %1464, i64 %1883
  %1915 = load double, ptr %1914
  %1916 = add i64 %1883, %1437
  %1917 = getelementptr double, ptr %1464, i64 %1916
  %1918 = load double, ptr %1917
  %1919 = fneg double %1912
  %1920 = fmul double %1918, %1919
  %1921 = call double @llvm.fmuladd.f64(double %1913, double %1915, double %1920)
  %1922 = fmul double %1915, %1912
  %1923 = call double @llvm.fmuladd.f64(double %1913, double %1918, double %1922)
  %1924 = icmp slt i64 %1883, %1431
  br i1 %1924, label %1925, label %1930

1925:
  %1926 = getelementptr i64, ptr %1439, i64 %1883
  %1927 = load i64, ptr %1926
  %1928 = getelementptr double, ptr %1381, i64 %1927
  store double %1921, ptr %1928
  %1929 = getelementptr double, ptr %1387, i64 %1927
  store double %1923, ptr %1929
  br label %1930

1930:
  %1931 = getelementptr double, ptr %1470, i64 %1823
  %1932 = load double, ptr %1931
  %1933 = getelementptr double, ptr %1471, i64 %1823
  %1934 = load double, ptr %1933
  %1935 = add i64 %1823, %1433
  %1936 = getelementptr double, ptr %1825, i64 %1935
  %1937 = load double, ptr %1936
  %1938 = add i64 %1935, %1437
  %1939 = getelementptr double, ptr %1825, i64 %1938
  %1940 = load double, ptr %1939
  %1941 = fneg double %1940
  %1942 = fmul double %1923, %1941
  %1943 = call double @llvm.fmuladd.f64(double %1937, double %1921, double %1942)
  %1944 = fmul double %1921, %1940
  %1945 = call double @llvm.fmuladd.f64(double %1937, double %1923, double %1944)
  %1946 = fsub double %1934, %1945
  %1947 = fsub double %1932, %1943
  %1948 = add i64 %1823, %1573
  %1949 = getelementptr double, ptr %1825, i64 %1948
  %1950 = load double, ptr %1949
  %1951 = add i64 %1948, %1437
  %1952 = getelementptr double, ptr %1825, i64 %1951
  %1953 = load double, ptr %1952
  %1954 = fneg double %1953
  %1955 = fmul double %1875, %1954
  %1956 = call double @llvm.fmuladd.f64(double %1950, double %1873, double %1955)
  %1957 = fmul double %1873, %1953
  %1958 = call double @llvm.fmuladd.f64(double %1950, double %1875, double %1957)
  %1959 = fsub double %1946, %1958
  %1960 = fsub double %1947, %1956
  %1961 = add i64 %1823, %1574
  %1962 = getelementptr double, ptr %1825, i64 %1961
  %1963 = load double, ptr %1962
  %1964 = add i64 %1961, %1437
  %1965 = getelementptr double, ptr %1825, i64 %1964
  %1966 = load double, ptr %1965
  %1967 = fneg double %1966
  %1968 = fmul double %1840, %1967
  %1969 = call double @llvm.fmuladd.f64(double %1963, double %1838, double %1968)
  %1970 = fmul double %1838, %1966
  %1971 = call double @llvm.fmuladd.f64(double %1963, double %1840, double %1970)
  %1972 = fsub double %1959, %1971
  %1973 = fsub double %1960, %1969
  %1974 = getelementptr double, ptr %1464, i64 %1823
  %1975 = load double, ptr %1974
  %1976 = add i64 %1823, %1437
  %1977 = getelementptr double, ptr %1464, i64 %1976
  %1978 = load double, ptr %1977
  %1979 = fneg double %1972
  %1980 = fmul double %1978, %1979
  %1981 = call double @llvm.fmuladd.f64(double %1973, double %1975, double %1980)
  %1982 = fmul double %1975, %1972
  %1983 = call double @llvm.fmuladd.f64(double %1973, double %1978, double %1982)
  %1984 = icmp slt i64 %1823, %1431
  br i1 %1984, label %1985, label %1990

1985:
  %1986 = getelementptr i64, ptr %1439, i64 %1823
  %1987 = load i64, ptr %1986
  %1988 = getelementptr double, ptr %1381, i64 %1987
  store double %1981, ptr %1988
  %1989 = getelementptr double, ptr %1387, i64 %1987
  store double %1983, ptr %1989
  br label %1990

1990:
  %1991 = getelementptr double, ptr %1825, i64 %1437
  %1992 = icmp eq i64 %1823, 0
  br i1 %1992, label %1821, label %1993

1993:
  %1994 = fneg double %1981
  %1995 = fneg double %1921
  %1996 = fneg double %1873
  %1997 = fneg double %1838
  %1998 = fneg double %1983
  %1999 = fneg double %1923
  %2000 = fneg double %1875
  %2001 = fneg double %1840
  %2002 = insertelement <8 x double> poison, double %1994, i64 0
  %2003 = shufflevector <8 x double> %2002, <8 x double> poison, <8 x i32> zeroinitializer
  %2004 = insertelement <8 x double> poison, double %1995, i64 0
  %2005 = shufflevector <8 x double> %2004, <8 x double> poison, <8 x i32> zeroinitializer
  %2006 = insertelement <8 x double> poison, double %1996, i64 0
  %2007 = shufflevector <8 x double> %2006, <8 x double> poison, <8 x i32> zeroinitializer
  %2008 = insertelement <8 x double> poison, double %1997, i64 0
  %2009 = shufflevector <8 x double> %2008, <8 x double> poison, <8 x i32> zeroinitializer
  %2010 = insertelement <8 x double> poison, double %1923, i64 0
  %2011 = shufflevector <8 x double> %2010, <8 x double> poison, <8 x i32> zeroinitializer
  %2012 = insertelement <8 x double> poison, double %1983, i64 0
  %2013 = shufflevector <8 x double> %2012, <8 x double> poison, <8 x i32> zeroinitializer
  %2014 = insertelement <8 x double> poison, double %1875, i64 0
  %2015 = shufflevector <8 x double> %2014, <8 x double> poison, <8 x i32> zeroinitializer
  %2016 = insertelement <8 x double> poison, double %1840, i64 0
  %2017 = shufflevector <8 x double> %2016, <8 x double> poison, <8 x i32> zeroinitializer
  %2018 = insertelement <8 x double> poison, double %1998, i64 0
  %2019 = shufflevector <8 x double> %2018, <8 x double> poison, <8 x i32> zeroinitializer
  %2020 = insertelement <8 x double> poison, double %1999, i64 0
  %2021 = shufflevector <8 x double> %2020, <8 x double> poison, <8 x i32> zeroinitializer
  %2022 = insertelement <8 x double> poison, double %2000, i64 0
  %2023 = shufflevector <8 x double> %2022, <8 x double> poison, <8 x i32> zeroinitializer
  %2024 = insertelement <8 x double> poison, double %2001, i64 0
  %2025 = shufflevector <8 x double> %2024, <8 x double> poison, <8 x i32> zeroinitializer
  %2026 = insertelement <8 x double> poison, double %1921, i64 0
  %2027 = shufflevector <8 x double> %2026, <8 x double> poison, <8 x i32> zeroinitializer
  %2028 = insertelement <8 x double> poison, double %1981, i64 0
  %2029 = shufflevector <8 x double> %2028, <8 x double> poison, <8 x i32> zeroinitializer
  %2030 = insertelement <8 x double> poison, double %1873, i64 0
  %2031 = shufflevector <8 x double> %2030, <8 x double> poison, <8 x i32> zeroinitializer
  %2032 = insertelement <8 x double> poison, double %1838, i64 0
  %2033 = shufflevector <8 x double> %2032, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2034

2034:
  %2035 = phi i64 [ %2095, %2094 ], [ 0, %1993 ]
  br label %2036

2036:
  %2037 = phi i64 [ 0, %2034 ], [ %2092, %2036 ]
  %2038 = add i64 %2035, %2037
  %2039 = getelementptr double, ptr %1825, i64 %2038
  %2040 = bitcast ptr %2039 to ptr
  %2041 = load <8 x double>, ptr %2040, align 8
  %2042 = add i64 %2038, %1433
  %2043 = getelementptr double, ptr %1825, i64 %2042
  %2044 = bitcast ptr %2043 to ptr
  %2045 = load <8 x double>, ptr %2044, align 8
  %2046 = add i64 %2038, %1573
  %2047 = getelementptr double, ptr %1825, i64 %2046
  %2048 = bitcast ptr %2047 to ptr
  %2049 = load <8 x double>, ptr %2048, align 8
  %2050 = add i64 %2038, %1574
  %2051 = getelementptr double, ptr %1825, i64 %2050
  %2052 = bitcast ptr %2051 to ptr
  %2053 = load <8 x double>, ptr %2052, align 8
  %2054 = getelementptr double, ptr %1991, i64 %2038
  %2055 = bitcast ptr %2054 to ptr
  %2056 = load <8 x double>, ptr %2055, align 8
  %2057 = getelementptr double, ptr %1991, i64 %2042
  %2058 = bitcast ptr %2057 to ptr
  %2059 = load <8 x double>, ptr %2058, align 8
  %2060 = getelementptr double, ptr %1991, i64 %2046
  %2061 = bitcast ptr %2060 to ptr
  %2062 = load <8 x double>, ptr %2061, align 8
  %2063 = getelementptr double, ptr %1991, i64 %2050
  %2064 = bitcast ptr %2063 to ptr
  %2065 = load <8 x double>, ptr %2064, align 8
  %2066 = getelementptr double, ptr %1470, i64 %2038
  %2067 = bitcast ptr %2066 to ptr
  %2068 = load <8 x double>, ptr %2067, align 8
  %2069 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2003, <8 x double> %2041, <8 x double> %2068)
  %2070 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2005, <8 x double> %2045, <8 x double> %2069)
  %2071 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2007, <8 x double> %2049, <8 x double> %2070)
  %2072 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2009, <8 x double> %2053, <8 x double> %2071)
  %2073 = fmul <8 x double> %2011, %2059
  %2074 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2013, <8 x double> %2056, <8 x double> %2073)
  %2075 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2015, <8 x double> %2062, <8 x double> %2074)
  %2076 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2017, <8 x double> %2065, <8 x double> %2075)
  %2077 = fadd <8 x double> %2076, %2072
  %2078 = bitcast ptr %2066 to ptr
  store <8 x double> %2077, ptr %2078, align 8
  %2079 = getelementptr double, ptr %1471, i64 %2038
  %2080 = bitcast ptr %2079 to ptr
  %2081 = load <8 x double>, ptr %2080, align 8
  %2082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2019, <8 x double> %2041, <8 x double> %2081)
  %2083 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2021, <8 x double> %2045, <8 x double> %2082)
  %2084 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2023, <8 x double> %2049, <8 x double> %2083)
  %2085 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2025, <8 x double> %2053, <8 x double> %2084)
  %2086 = fmul <8 x double> %2027, %2059
  %2087 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2029, <8 x double> %2056, <8 x double> %2086)
  %2088 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2031, <8 x double> %2062, <8 x double> %2087)
  %2089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2033, <8 x double> %2065, <8 x double> %2088)
  %2090 = fsub <8 x double> %2085, %2089
  %2091 = bitcast ptr %2079 to ptr
  store <8 x double> %2090, ptr %2091, align 8
  %2092 = add i64 %2037, 8
  %2093 = icmp eq i64 %2037, 0
  br i1 %2093, label %2094, label %2036

2094:
  %2095 = add i64 %2035, 8
  %2096 = icmp slt i64 %2095, %1823
  br i1 %2096, label %2034, label %2097

2097:
  %2098 = add i64 %1823, -4
  %2099 = icmp sgt i64 %1823, 3
  br i1 %2099, label %1822, label %1821

2100:
  %2101 = phi i64 [ %2130, %2100 ], [ %1431, %1821 ]
  %2102 = getelementptr i64, ptr %1430, i64 %2101
  %2103 = load i64, ptr %2102
  %2104 = getelementptr i64, ptr %1439, i64 %2103
  %2105 = load i64, ptr %2104
  %2106 = getelementptr i64, ptr %1439, i64 %2101
  %2107 = load i64, ptr %2106
  %2108 = mul i64 %2107, %1379
  %2109 = add i64 %2108, %2105
  %2110 = getelementptr double, ptr %1449, i64 %2109
  %2111 = load double, ptr %2110
  %2112 = fdiv double %2111, %1452
  %2113 = getelementptr double, ptr %1381, i64 %2105
  %2114 = load double, ptr %2113
  %2115 = getelementptr double, ptr %1387, i64 %2105
  %2116 = load double, ptr %2115
  %2117 = fmul double %1401, %2116
  %2118 = call double @llvm.fmuladd.f64(double %2114, double %1393, double %2117)
  %2119 = getelementptr double, ptr %1381, i64 %2107
  %2120 = load double, ptr %2119
  %2121 = call double @llvm.fmuladd.f64(double %2112, double %2118, double %2120)
  store double %2121, ptr %2119
  %2122 = load double, ptr %2115
  %2123 = load double, ptr %2113
  %2124 = fneg double %2123
  %2125 = fmul double %1401, %2124
  %2126 = call double @llvm.fmuladd.f64(double %2122, double %1393, double %2125)
  %2127 = getelementptr double, ptr %1387, i64 %2107
  %2128 = load double, ptr %2127
  %2129 = call double @llvm.fmuladd.f64(double %2112, double %2126, double %2128)
  store double %2129, ptr %2127
  %2130 = add i64 %2101, 1
  %2131 = icmp eq i64 %2130, %1379
  br i1 %2131, label %2133, label %2100

2132:
  call void @solve_real(ptr %0, double %194, ptr %1381)
  br label %2133

2133:
  %2134 = phi i64 [ 1, %2132 ], [ 2, %1821 ], [ 2, %2100 ]
  %2135 = add i64 %2134, %1374
  %2136 = icmp slt i64 %2135, %1352
  br i1 %2136, label %1373, label %1368

2137:
  %2138 = phi double [ 0.000000e+00, %1368 ], [ %2147, %2146 ]
  %2139 = phi i64 [ 0, %1368 ], [ %2148, %2146 ]
  %2140 = add i64 %2139, 22
  %2141 = mul i64 %2140, %1372
  %2142 = getelementptr double, ptr %1369, i64 %2141
  %2143 = add i64 %2139, 29
  %2144 = mul i64 %2143, %1372
  %2145 = getelementptr double, ptr %1369, i64 %2144
  br i1 %1367, label %2150, label %2146

2146:
  %2147 = phi double [ %2138, %2137 ], [ %2158, %2150 ]
  %2148 = add i64 %2139, 1
  %2149 = icmp eq i64 %2148, %1352
  br i1 %2149, label %2164, label %2137

2150:
  %2151 = phi i64 [ %2162, %2150 ], [ 0, %2137 ]
  %2152 = phi double [ %2158, %2150 ], [ %2138, %2137 ]
  %2153 = getelementptr double, ptr %2142, i64 %2151
  %2154 = load double, ptr %2153
  %2155 = getelementptr double, ptr %1364, i64 %2151
  %2156 = load double, ptr %2155
  %2157 = fdiv double %2154, %2156
  %2158 = call double @llvm.fmuladd.f64(double %2157, double %2157, double %2152)
  %2159 = getelementptr double, ptr %2145, i64 %2151
  %2160 = load double, ptr %2159
  %2161 = fadd double %2154, %2160
  store double %2161, ptr %2159
  %2162 = add i64 %2151, 1
  %2163 = icmp eq i64 %2162, %1353
  br i1 %2163, label %2146, label %2150

2164:
  %2165 = phi double [ 0.000000e+00, %1350 ], [ %2147, %2146 ]
  call void @transform(ptr %0, ptr %1359, i64 19, i64 5)
  %2166 = mul i64 %1353, %1352
  %2167 = sitofp i64 %2166 to double
  %2168 = fdiv double %2165, %2167
  %2169 = call double @llvm.sqrt.f64(double %2168)
  %2170 = call double @llvm.fabs.f64(double %2169)
  %2171 = fcmp ueq double %2170, 0x7FF0000000000000
  br i1 %2171, label %2216, label %2172

2172:
  %2173 = icmp ugt i64 %1285, 1
  br i1 %2173, label %2177, label %2174

2174:
  %2175 = load double, ptr %130
  %2176 = fmul double %2169, %2175
  br label %2207

2177:
  %2178 = fdiv double %2169, %1286
  %2179 = icmp eq i64 %1285, 2
  br i1 %2179, label %2183, label %2180

2180:
  %2181 = fmul double %1287, %2178
  %2182 = call double @llvm.sqrt.f64(double %2181)
  br label %2183

2183:
  %2184 = phi double [ %2182, %2180 ], [ %2178, %2177 ]
  store double %2184, ptr %129
  %2185 = fcmp olt double %2184, 0x3FEFAE147AE147AE
  br i1 %2185, label %2186, label %2216

2186:
  %2187 = fsub double 1.000000e+00, %2184
  %2188 = fdiv double %2184, %2187
  store double %2188, ptr %130
  %2189 = sub i64 %1206, %1285
  %2190 = sitofp i64 %2189 to double
  %2191 = fmul double %2169, %2188
  %2192 = fadd double %2190, -1.000000e+00
  %2193 = call double @llvm.pow.f64(double %2184, double %2192)
  %2194 = fmul double %2193, %2191
  %2195 = icmp sle i64 %1206, %1285
  %2196 = fcmp ult double %2194, %1205
  %2197 = select i1 %2195, i1 true, i1 %2196
  br i1 %2197, label %2207, label %2198

2198:
  %2199 = fdiv double %2194, %1205
  %2200 = call double @llvm.minnum.f64(double %2199, double 2.000000e+01)
  %2201 = call double @llvm.maxnum.f64(double %2200, double 1.000000e-04)
  %2202 = fadd double %2190, 4.000000e+00
  %2203 = fadd double %2202, -1.000000e+00
  %2204 = fdiv double -1.000000e+00, %2203
  %2205 = call double @llvm.pow.f64(double %2201, double %2204)
  %2206 = fmul double %2205, 8.000000e-01
  br label %2216

2207:
  %2208 = phi double [ %2176, %2174 ], [ %2191, %2186 ]
  %2209 = phi double [ %1287, %2174 ], [ %2178, %2186 ]
  %2210 = fcmp ugt double %2208, %1205
  br i1 %2210, label %2211, label %2243

2211:
  %2212 = call double @llvm.maxnum.f64(double %2169, double 0x3CB0000000000000)
  %2213 = add i64 %1285, 1
  %2214 = icmp slt i64 %1206, %2213
  br i1 %2214, label %2215, label %1284

2215:
  call void @reject(ptr %0)
  br label %2237

2216:
  %2217 = phi double [ %2206, %2198 ], [ 5.000000e-01, %2164 ], [ 5.000000e-01, %2183 ]
  call void @reject(ptr %0)
  br label %2237

2218:
  store i64 3, ptr %133
  store double %1314, ptr %134
  %2219 = load ptr, ptr %6
  %2220 = load ptr, ptr %8
  %2221 = getelementptr %struct.ode_system, ptr %2220, i64 0, i32 0
  %2222 = load i64, ptr %2221
  %2223 = shl i64 %2222, 2
  %2224 = getelementptr double, ptr %2219, i64 %2223
  %2225 = bitcast ptr %2224 to ptr
  %2226 = bitcast ptr %1318 to ptr
  %2227 = shl i64 %2222, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2225, ptr align 8 %2226, i64 %2227, i1 false)
  %2228 = load ptr, ptr %6
  %2229 = load ptr, ptr %8
  %2230 = getelementptr %struct.ode_system, ptr %2229, i64 0, i32 0
  %2231 = load i64, ptr %2230
  %2232 = mul i64 %2231, 5
  %2233 = getelementptr double, ptr %2228, i64 %2232
  %2234 = bitcast ptr %2233 to ptr
  %2235 = bitcast ptr %1299 to ptr
  %2236 = shl i64 %2231, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2234, ptr align 8 %2235, i64 %2236, i1 false)
  call void @reject(ptr %0)
  br label %2237

2237:
  %2238 = phi double [ 1.250000e-01, %2218 ], [ 5.000000e-01, %2215 ], [ %2217, %2216 ]
  %2239 = fmul double %194, %2238
  store double %2239, ptr %56
  %2240 = icmp eq i32 %150, 0
  br i1 %2240, label %2241, label %2926

2241:
  %2242 = call i64 @evaluate_jacobian(ptr %0)
  br label %2926

2243:
  %2244 = trunc i64 %1285 to i32
  %2245 = load ptr, ptr %8
  %2246 = getelementptr %struct.ode_system, ptr %2245, i64 0, i32 0
  %2247 = load i64, ptr %2246
  %2248 = load i64, ptr %125
  %2249 = icmp eq i64 %2248, 3
  %2250 = icmp eq i64 %2248, 5
  %2251 = select i1 %2250, ptr @RADAU5, ptr @RADAU7
  %2252 = select i1 %2249, ptr @RADAU3, ptr %2251
  %2253 = getelementptr double, ptr %2252, i64 2
  %2254 = getelementptr double, ptr %2253, i64 %2248
  %2255 = mul i64 %2248, %2248
  %2256 = getelementptr double, ptr %2254, i64 %2255
  %2257 = getelementptr double, ptr %2256, i64 %2255
  %2258 = getelementptr double, ptr %2257, i64 %2248
  %2259 = load ptr, ptr %6
  %2260 = mul i64 %2247, 11
  %2261 = getelementptr double, ptr %2259, i64 %2260
  %2262 = mul i64 %2247, 22
  %2263 = getelementptr double, ptr %2259, i64 %2262
  %2264 = mul i64 %2247, 12
  %2265 = getelementptr double, ptr %2259, i64 %2264
  %2266 = mul i64 %2247, 10
  %2267 = getelementptr double, ptr %2259, i64 %2266
  %2268 = icmp sgt i64 %2247, 0
  br i1 %2268, label %2269, label %2271

2269:
  %2270 = icmp sgt i64 %2248, 0
  br label %2273

2271:
  %2272 = sitofp i64 %2247 to double
  br label %2299

2273:
  %2274 = phi i64 [ 0, %2269 ], [ %2285, %2278 ]
  %2275 = getelementptr double, ptr %2263, i64 %2274
  store double 0.000000e+00, ptr %2275
  br i1 %2270, label %2276, label %2278

2276:
  %2277 = getelementptr double, ptr %2259, i64 %2274
  br label %2287

2278:
  %2279 = phi double [ 0.000000e+00, %2273 ], [ %2296, %2287 ]
  %2280 = fdiv double %2279, %194
  store double %2280, ptr %2275
  %2281 = getelementptr double, ptr %2267, i64 %2274
  %2282 = load double, ptr %2281
  %2283 = fadd double %2280, %2282
  %2284 = getelementptr double, ptr %2265, i64 %2274
  store double %2283, ptr %2284
  %2285 = add i64 %2274, 1
  %2286 = icmp eq i64 %2285, %2247
  br i1 %2286, label %2271, label %2273

2287:
  %2288 = phi double [ 0.000000e+00, %2276 ], [ %2296, %2287 ]
  %2289 = phi i64 [ 0, %2276 ], [ %2297, %2287 ]
  %2290 = getelementptr double, ptr %2258, i64 %2289
  %2291 = load double, ptr %2290
  %2292 = add i64 %2289, 15
  %2293 = mul i64 %2292, %2247
  %2294 = getelementptr double, ptr %2277, i64 %2293
  %2295 = load double, ptr %2294
  %2296 = call double @llvm.fmuladd.f64(double %2291, double %2295, double %2288)
  store double %2296, ptr %2275
  %2297 = add i64 %2289, 1
  %2298 = icmp eq i64 %2297, %2248
  br i1 %2298, label %2278, label %2287

2299:
  %2300 = phi i1 [ false, %2271 ], [ true, %2361 ]
  call void @solve_real(ptr %0, double %194, ptr %2265)
  br i1 %2268, label %2308, label %2301

2301:
  %2302 = phi double [ 0.000000e+00, %2299 ], [ %2316, %2308 ]
  %2303 = fdiv double %2302, %2272
  %2304 = call double @llvm.sqrt.f64(double %2303)
  %2305 = call double @llvm.maxnum.f64(double %2304, double 1.000000e-10)
  %2306 = fcmp olt double %2305, 1.000000e+00
  %2307 = or i1 %2300, %2306
  br i1 %2307, label %2381, label %2319

2308:
  %2309 = phi i64 [ %2317, %2308 ], [ 0, %2299 ]
  %2310 = phi double [ %2316, %2308 ], [ 0.000000e+00, %2299 ]
  %2311 = getelementptr double, ptr %2265, i64 %2309
  %2312 = load double, ptr %2311
  %2313 = getelementptr double, ptr %2261, i64 %2309
  %2314 = load double, ptr %2313
  %2315 = fdiv double %2312, %2314
  %2316 = call double @llvm.fmuladd.f64(double %2315, double %2315, double %2310)
  %2317 = add i64 %2309, 1
  %2318 = icmp eq i64 %2317, %2247
  br i1 %2318, label %2301, label %2308

2319:
  %2320 = load double, ptr %44
  %2321 = fcmp oeq double %2320, 0.000000e+00
  br i1 %2321, label %2325, label %2322

2322:
  %2323 = load i64, ptr %132
  %2324 = icmp eq i64 %2323, 0
  br i1 %2324, label %2385, label %2325

2325:
  %2326 = load ptr, ptr %6
  %2327 = load ptr, ptr %8
  %2328 = getelementptr %struct.ode_system, ptr %2327, i64 0, i32 0
  %2329 = load i64, ptr %2328
  %2330 = mul i64 %2329, 3
  %2331 = getelementptr double, ptr %2326, i64 %2330
  br i1 %2268, label %2362, label %2332

2332:
  %2333 = load double, ptr %4
  %2334 = getelementptr %struct.ode_system, ptr %2327, i64 0, i32 4
  %2335 = load ptr, ptr %2334
  %2336 = getelementptr %struct.ode_system, ptr %2327, i64 0, i32 3
  %2337 = load ptr, ptr %2336
  %2338 = call i64 %2335(ptr %2337, double %2333, ptr %2331, ptr %2265)
  %2339 = load i64, ptr %19
  %2340 = add i64 %2339, 1
  store i64 %2340, ptr %19
  switch i64 %2338, label %2930 [
    i64 3, label %2341
    i64 0, label %2360
  ]

2341:
  store i64 3, ptr %133
  store double %2333, ptr %134
  %2342 = load ptr, ptr %6
  %2343 = load ptr, ptr %8
  %2344 = getelementptr %struct.ode_system, ptr %2343, i64 0, i32 0
  %2345 = load i64, ptr %2344
  %2346 = shl i64 %2345, 2
  %2347 = getelementptr double, ptr %2342, i64 %2346
  %2348 = bitcast ptr %2347 to ptr
  %2349 = bitcast ptr %2265 to ptr
  %2350 = shl i64 %2345, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2348, ptr align 8 %2349, i64 %2350, i1 false)
  %2351 = load ptr, ptr %6
  %2352 = load ptr, ptr %8
  %2353 = getelementptr %struct.ode_system, ptr %2352, i64 0, i32 0
  %2354 = load i64, ptr %2353
  %2355 = mul i64 %2354, 5
  %2356 = getelementptr double, ptr %2351, i64 %2355
  %2357 = bitcast ptr %2356 to ptr
  %2358 = bitcast ptr %2331 to ptr
  %2359 = shl i64 %2354, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2357, ptr align 8 %2358, i64 %2359, i1 false)
  br label %2381

2360:
  br i1 %2268, label %2372, label %2361

2361:
  br label %2299

2362:
  %2363 = phi i64 [ %2370, %2362 ], [ 0, %2325 ]
  %2364 = getelementptr double, ptr %2259, i64 %2363
  %2365 = load double, ptr %2364
  %2366 = getelementptr double, ptr %2265, i64 %2363
  %2367 = load double, ptr %2366
  %2368 = fadd double %2365, %2367
  %2369 = getelementptr double, ptr %2331, i64 %2363
  store double %2368, ptr %2369
  %2370 = add i64 %2363, 1
  %2371 = icmp eq i64 %2370, %2247
  br i1 %2371, label %2332, label %2362

2372:
  %2373 = phi i64 [ %2379, %2372 ], [ 0, %2360 ]
  %2374 = getelementptr double, ptr %2263, i64 %2373
  %2375 = load double, ptr %2374
  %2376 = getelementptr double, ptr %2265, i64 %2373
  %2377 = load double, ptr %2376
  %2378 = fadd double %2375, %2377
  store double %2378, ptr %2376
  %2379 = add i64 %2373, 1
  %2380 = icmp eq i64 %2379, %2247
  br i1 %2380, label %2361, label %2372

2381:
  %2382 = phi i1 [ false, %2341 ], [ %2306, %2301 ]
  %2383 = phi i64 [ 3, %2341 ], [ 0, %2301 ]
  %2384 = load i64, ptr %132
  br label %2385

2385:
  %2386 = phi i64 [ %2384, %2381 ], [ 0, %2322 ]
  %2387 = phi i1 [ %2382, %2381 ], [ false, %2322 ]
  %2388 = phi i64 [ %2383, %2381 ], [ 0, %2322 ]
  %2389 = load i64, ptr %125
  %2390 = sitofp i64 %2389 to double
  %2391 = fadd double %2390, 4.000000e+00
  %2392 = fmul double %2391, 2.000000e+00
  %2393 = fadd double %2392, 1.000000e+00
  %2394 = fmul double %2393, 9.000000e-01
  %2395 = sitofp i32 %2244 to double
  %2396 = fadd double %2392, %2395
  %2397 = fdiv double %2394, %2396
  %2398 = call double @llvm.minnum.f64(double %2397, double 9.000000e-01)
  store i64 0, ptr %135
  %2399 = icmp eq i64 %2388, 0
  %2400 = select i1 %2399, i1 %2387, i1 false
  br i1 %2400, label %2401, label %2903

2401:
  %2402 = call double @llvm.fabs.f64(double %194)
  %2403 = load double, ptr %123
  %2404 = fsub double %2403, %151
  %2405 = call double @llvm.fabs.f64(double %2404)
  %2406 = fmul double %2405, 5.000000e-01
  %2407 = fcmp ogt double %2402, %2406
  br i1 %2407, label %2408, label %2736

2408:
  %2409 = icmp eq i64 %2389, 3
  %2410 = icmp eq i64 %2389, 5
  %2411 = select i1 %2410, ptr @RADAU5, ptr @RADAU7
  %2412 = select i1 %2409, ptr @RADAU3, ptr %2411
  %2413 = getelementptr double, ptr %2412, i64 2
  %2414 = getelementptr double, ptr %2413, i64 %2389
  %2415 = mul i64 %2389, %2389
  %2416 = getelementptr double, ptr %2414, i64 %2415
  %2417 = getelementptr double, ptr %2416, i64 %2415
  %2418 = getelementptr double, ptr %2412, i64 1
  %2419 = load double, ptr %2417
  %2420 = load ptr, ptr %8
  %2421 = getelementptr %struct.ode_system, ptr %2420, i64 0, i32 0
  %2422 = load i64, ptr %2421
  %2423 = load ptr, ptr %128
  %2424 = getelementptr %struct.ode_options, ptr %2423, i64 0, i32 0
  %2425 = load ptr, ptr %2424
  %2426 = getelementptr %struct.ode_method, ptr %2425, i64 0, i32 4
  %2427 = load i64, ptr %2426
  %2428 = add i64 %2427, 10
  %2429 = load ptr, ptr %6
  %2430 = mul i64 %2428, %2422
  %2431 = add i64 %2430, 7
  %2432 = and i64 %2431, -8
  %2433 = getelementptr double, ptr %2429, i64 %2432
  %2434 = mul i64 %2422, 14
  %2435 = getelementptr double, ptr %2429, i64 %2434
  %2436 = icmp sgt i64 %2422, 0
  br i1 %2436, label %2437, label %2474

2437:
  %2438 = phi i64 [ %2442, %2441 ], [ 0, %2408 ]
  %2439 = getelementptr double, ptr %2435, i64 %2438
  store double 0.000000e+00, ptr %2439
  %2440 = mul i64 %2438, %2422
  br label %2444

2441:
  %2442 = add i64 %2438, 1
  %2443 = icmp eq i64 %2442, %2422
  br i1 %2443, label %2454, label %2437

2444:
  %2445 = phi double [ 0.000000e+00, %2437 ], [ %2451, %2444 ]
  %2446 = phi i64 [ 0, %2437 ], [ %2452, %2444 ]
  %2447 = add i64 %2446, %2440
  %2448 = getelementptr double, ptr %2433, i64 %2447
  %2449 = load double, ptr %2448
  %2450 = call double @llvm.fabs.f64(double %2449)
  %2451 = fadd double %2445, %2450
  store double %2451, ptr %2439
  %2452 = add i64 %2446, 1
  %2453 = icmp eq i64 %2452, %2422
  br i1 %2453, label %2441, label %2444

2454:
  %2455 = phi i64 [ %2460, %2458 ], [ 0, %2441 ]
  %2456 = phi double [ %2459, %2458 ], [ 0.000000e+00, %2441 ]
  %2457 = mul i64 %2455, %2422
  br label %2462

2458:
  %2459 = call double @llvm.maxnum.f64(double %2456, double %2471)
  %2460 = add i64 %2455, 1
  %2461 = icmp eq i64 %2460, %2422
  br i1 %2461, label %2474, label %2454

2462:
  %2463 = phi i64 [ 0, %2454 ], [ %2472, %2462 ]
  %2464 = phi double [ 0.000000e+00, %2454 ], [ %2471, %2462 ]
  %2465 = add i64 %2463, %2457
  %2466 = getelementptr double, ptr %2433, i64 %2465
  %2467 = load double, ptr %2466
  %2468 = call double @llvm.fabs.f64(double %2467)
  %2469 = getelementptr double, ptr %2435, i64 %2463
  %2470 = load double, ptr %2469
  %2471 = call double @llvm.fmuladd.f64(double %2468, double %2470, double %2464)
  %2472 = add i64 %2463, 1
  %2473 = icmp eq i64 %2472, %2422
  br i1 %2473, label %2458, label %2462

2474:
  %2475 = phi double [ 0.000000e+00, %2408 ], [ %2459, %2458 ]
  %2476 = call double @llvm.sqrt.f64(double %2475)
  %2477 = fmul double %2402, %2476
  %2478 = fmul double %2419, 2.000000e-01
  %2479 = fcmp ogt double %2477, %2478
  br i1 %2479, label %2480, label %2717

2480:
  %2481 = mul i64 %2422, 10
  %2482 = getelementptr double, ptr %2429, i64 %2481
  %2483 = mul i64 %2422, 11
  %2484 = getelementptr double, ptr %2429, i64 %2483
  %2485 = mul i64 %2422, 22
  %2486 = getelementptr double, ptr %2429, i64 %2485
  %2487 = mul i64 %2422, 23
  %2488 = getelementptr double, ptr %2429, i64 %2487
  %2489 = load double, ptr %2412, align 16
  %2490 = load double, ptr %2418
  %2491 = getelementptr %struct.ode_options, ptr %2423, i64 0, i32 1
  %2492 = load double, ptr %2491
  %2493 = fadd double %2390, 1.000000e+00
  %2494 = fmul double %2493, 5.000000e-01
  %2495 = fdiv double %2494, %2390
  %2496 = call double @llvm.pow.f64(double %2492, double %2495)
  %2497 = fmul double %2490, %2496
  %2498 = fdiv double 0x3CE4000000000000, %2497
  %2499 = call double @llvm.sqrt.f64(double %2497)
  %2500 = fmul double %2499, 3.000000e+00
  %2501 = call double @llvm.minnum.f64(double %2500, double 3.000000e-02)
  %2502 = call double @llvm.maxnum.f64(double %2498, double %2501)
  %2503 = load double, ptr %44
  %2504 = fadd double %194, %2503
  %2505 = call double @llvm.fabs.f64(double %2504)
  %2506 = fdiv double %2419, %194
  %2507 = call double @llvm.pow.f64(double %194, double %2390)
  %2508 = icmp sgt i64 %2389, 1
  br i1 %2508, label %2521, label %2509

2509:
  %2510 = phi double [ 1.000000e+00, %2480 ], [ %2533, %2521 ]
  %2511 = phi double [ 1.000000e+00, %2480 ], [ %2531, %2521 ]
  br i1 %2436, label %2513, label %2512

2512:
  br label %2653

2513:
  %2514 = icmp sgt i64 %2389, 0
  %2515 = fmul double %2511, 2.000000e+00
  %2516 = fdiv double %2515, %2493
  %2517 = add i64 %2389, -1
  %2518 = getelementptr [7 x double], ptr %3, i64 0, i64 %2517
  %2519 = fneg double %2507
  %2520 = fdiv double %2511, %2510
  br label %2536

2521:
  %2522 = phi double [ %2531, %2521 ], [ 1.000000e+00, %2480 ]
  %2523 = phi i64 [ %2534, %2521 ], [ 1, %2480 ]
  %2524 = phi double [ %2533, %2521 ], [ 1.000000e+00, %2480 ]
  %2525 = xor i64 %2523, -1
  %2526 = add i64 %2389, %2525
  %2527 = getelementptr double, ptr %2413, i64 %2526
  %2528 = load double, ptr %2527
  %2529 = fadd double %2528, -1.000000e+00
  %2530 = fneg double %2529
  %2531 = fmul double %2522, %2530
  %2532 = fadd double %2529, 1.000000e+00
  %2533 = fmul double %2524, %2532
  %2534 = add i64 %2523, 1
  %2535 = icmp eq i64 %2534, %2389
  br i1 %2535, label %2509, label %2521

2536:
  %2537 = phi i64 [ 0, %2513 ], [ %2638, %2616 ]
  %2538 = getelementptr double, ptr %2429, i64 %2537
  %2539 = load double, ptr %2538
  %2540 = fdiv double %2539, %194
  %2541 = call double @llvm.fabs.f64(double %2540)
  call void @write_coefficients(ptr %0, i64 %2537, ptr %137)
  br i1 %2514, label %2542, label %2562

2542:
  %2543 = phi double [ %2560, %2553 ], [ 0.000000e+00, %2536 ]
  %2544 = phi double [ %2559, %2553 ], [ 0.000000e+00, %2536 ]
  %2545 = phi i64 [ %2546, %2553 ], [ %2389, %2536 ]
  %2546 = add i64 %2545, -1
  %2547 = icmp slt i64 %2389, %2545
  br i1 %2547, label %2553, label %2548

2548:
  %2549 = sub i64 %2389, %2545
  %2550 = getelementptr double, ptr %2413, i64 %2549
  %2551 = load double, ptr %2550
  %2552 = fadd double %2551, -1.000000e+00
  br label %2553

2553:
  %2554 = phi double [ %2552, %2548 ], [ -1.000000e+00, %2542 ]
  %2555 = fsub double 0.000000e+00, %2554
  %2556 = getelementptr [7 x double], ptr %3, i64 0, i64 %2546
  %2557 = load double, ptr %2556
  %2558 = fadd double %2543, %2557
  %2559 = call double @llvm.fmuladd.f64(double %2555, double %2544, double %2558)
  %2560 = fmul double %2555, %2558
  %2561 = icmp ugt i64 %2545, 1
  br i1 %2561, label %2542, label %2562

2562:
  %2563 = phi double [ 0.000000e+00, %2536 ], [ %2559, %2553 ]
  %2564 = fdiv double %2563, %194
  %2565 = load double, ptr %44
  %2566 = fcmp oeq double %2565, 0.000000e+00
  br i1 %2566, label %2570, label %2567

2567:
  %2568 = load i64, ptr %131
  %2569 = icmp eq i64 %2568, %2389
  br i1 %2569, label %2598, label %2570

2570:
  %2571 = getelementptr double, ptr %2482, i64 %2537
  %2572 = load double, ptr %2571
  br i1 %2514, label %2573, label %2593

2573:
  %2574 = phi double [ %2591, %2584 ], [ 0.000000e+00, %2570 ]
  %2575 = phi double [ %2590, %2584 ], [ 0.000000e+00, %2570 ]
  %2576 = phi i64 [ %2577, %2584 ], [ %2389, %2570 ]
  %2577 = add i64 %2576, -1
  %2578 = icmp slt i64 %2389, %2576
  br i1 %2578, label %2584, label %2579

2579:
  %2580 = sub i64 %2389, %2576
  %2581 = getelementptr double, ptr %2413, i64 %2580
  %2582 = load double, ptr %2581
  %2583 = fadd double %2582, -1.000000e+00
  br label %2584

2584:
  %2585 = phi double [ %2583, %2579 ], [ -1.000000e+00, %2573 ]
  %2586 = fsub double -1.000000e+00, %2585
  %2587 = getelementptr [7 x double], ptr %3, i64 0, i64 %2577
  %2588 = load double, ptr %2587
  %2589 = fadd double %2574, %2588
  %2590 = call double @llvm.fmuladd.f64(double %2586, double %2575, double %2589)
  %2591 = fmul double %2586, %2589
  %2592 = icmp ugt i64 %2576, 1
  br i1 %2592, label %2573, label %2593

2593:
  %2594 = phi double [ 0.000000e+00, %2570 ], [ %2590, %2584 ]
  %2595 = fdiv double %2594, %194
  %2596 = fsub double %2572, %2595
  %2597 = fmul double %2520, %2596
  br label %2611

2598:
  %2599 = load double, ptr %2518
  %2600 = load ptr, ptr %6
  %2601 = load ptr, ptr %8
  %2602 = getelementptr %struct.ode_system, ptr %2601, i64 0, i32 0
  %2603 = load i64, ptr %2602
  %2604 = mul i64 %2603, 13
  %2605 = getelementptr double, ptr %2600, i64 %2604
  %2606 = getelementptr double, ptr %2605, i64 %2537
  %2607 = load double, ptr %2606
  %2608 = call double @llvm.fmuladd.f64(double %2519, double %2607, double %2599)
  %2609 = fmul double %2516, %2608
  %2610 = fdiv double %2609, %2505
  br label %2611

2611:
  %2612 = phi double [ %2597, %2593 ], [ %2610, %2598 ]
  %2613 = getelementptr double, ptr %2486, i64 %2537
  store double %2612, ptr %2613
  %2614 = getelementptr double, ptr %2488, i64 %2537
  store double %2612, ptr %2614
  %2615 = mul i64 %2537, %2422
  br label %2640

2616:
  %2617 = load ptr, ptr %128
  %2618 = getelementptr %struct.ode_options, ptr %2617, i64 0, i32 1
  %2619 = load double, ptr %2618
  %2620 = fmul double %2619, 5.000000e+00
  %2621 = getelementptr double, ptr %2482, i64 %2537
  %2622 = load double, ptr %2621
  %2623 = call double @llvm.fabs.f64(double %2622)
  %2624 = call double @llvm.fabs.f64(double %2564)
  %2625 = call double @llvm.maxnum.f64(double %2623, double %2624)
  %2626 = getelementptr %struct.ode_options, ptr %2617, i64 0, i32 2
  %2627 = load ptr, ptr %2626
  %2628 = getelementptr double, ptr %2627, i64 %2537
  %2629 = load double, ptr %2628
  %2630 = call double @llvm.fmuladd.f64(double %2620, double %2625, double %2629)
  %2631 = call double @llvm.fmuladd.f64(double %2650, double 0x3CD0000000000000, double %2630)
  %2632 = getelementptr double, ptr %2484, i64 %2537
  %2633 = load double, ptr %2632
  %2634 = fmul double %2502, %2633
  %2635 = fdiv double %2634, %2402
  %2636 = fadd double %2631, %2635
  %2637 = getelementptr double, ptr %2435, i64 %2537
  store double %2636, ptr %2637
  %2638 = add i64 %2537, 1
  %2639 = icmp eq i64 %2638, %2422
  br i1 %2639, label %2512, label %2536

2640:
  %2641 = phi i64 [ 0, %2611 ], [ %2651, %2640 ]
  %2642 = phi double [ %2541, %2611 ], [ %2650, %2640 ]
  %2643 = add i64 %2641, %2615
  %2644 = getelementptr double, ptr %2433, i64 %2643
  %2645 = load double, ptr %2644
  %2646 = getelementptr double, ptr %2429, i64 %2641
  %2647 = load double, ptr %2646
  %2648 = fmul double %2645, %2647
  %2649 = call double @llvm.fabs.f64(double %2648)
  %2650 = fadd double %2642, %2649
  %2651 = add i64 %2641, 1
  %2652 = icmp eq i64 %2651, %2422
  br i1 %2652, label %2616, label %2640

2653:
  %2654 = phi i1 [ true, %2512 ], [ false, %2657 ]
  call void @solve_real(ptr %0, double %194, ptr %2486)
  br i1 %2436, label %2658, label %2656

2655:
  br i1 %2654, label %2657, label %2670

2656:
  br i1 %2654, label %2657, label %2709

2657:
  br label %2653

2658:
  %2659 = phi i64 [ %2666, %2658 ], [ 0, %2653 ]
  %2660 = getelementptr double, ptr %2486, i64 %2659
  %2661 = load double, ptr %2660
  %2662 = getelementptr double, ptr %2488, i64 %2659
  %2663 = load double, ptr %2662
  %2664 = fneg double %2663
  %2665 = call double @llvm.fmuladd.f64(double %2506, double %2661, double %2664)
  store double %2665, ptr %2662
  store double %2665, ptr %2660
  %2666 = add i64 %2659, 1
  %2667 = icmp eq i64 %2666, %2422
  br i1 %2667, label %2655, label %2658

2668:
  %2669 = fmul double %194, %2489
  br label %2682

2670:
  %2671 = phi i64 [ %2680, %2670 ], [ 0, %2655 ]
  %2672 = phi double [ %2679, %2670 ], [ 0.000000e+00, %2655 ]
  %2673 = getelementptr double, ptr %2488, i64 %2671
  %2674 = load double, ptr %2673
  %2675 = call double @llvm.fabs.f64(double %2674)
  %2676 = getelementptr double, ptr %2435, i64 %2671
  %2677 = load double, ptr %2676
  %2678 = fdiv double %2675, %2677
  %2679 = call double @llvm.maxnum.f64(double %2672, double %2678)
  %2680 = add i64 %2671, 1
  %2681 = icmp eq i64 %2680, %2422
  br i1 %2681, label %2668, label %2670

2682:
  %2683 = phi i64 [ 0, %2668 ], [ %2696, %2689 ]
  %2684 = phi double [ 0.000000e+00, %2668 ], [ %2695, %2689 ]
  %2685 = mul i64 %2683, %2422
  br label %2698

2686:
  %2687 = fcmp ogt double %2695, 1.000000e-01
  %2688 = zext i1 %2687 to i64
  br label %2709

2689:
  %2690 = fmul double %2669, %2706
  %2691 = call double @llvm.fabs.f64(double %2690)
  %2692 = getelementptr double, ptr %2435, i64 %2683
  %2693 = load double, ptr %2692
  %2694 = fdiv double %2691, %2693
  %2695 = call double @llvm.maxnum.f64(double %2684, double %2694)
  %2696 = add i64 %2683, 1
  %2697 = icmp eq i64 %2696, %2422
  br i1 %2697, label %2686, label %2682

2698:
  %2699 = phi i64 [ 0, %2682 ], [ %2707, %2698 ]
  %2700 = phi double [ 0.000000e+00, %2682 ], [ %2706, %2698 ]
  %2701 = add i64 %2699, %2685
  %2702 = getelementptr double, ptr %2433, i64 %2701
  %2703 = load double, ptr %2702
  %2704 = getelementptr double, ptr %2488, i64 %2699
  %2705 = load double, ptr %2704
  %2706 = call double @llvm.fmuladd.f64(double %2703, double %2705, double %2700)
  %2707 = add i64 %2699, 1
  %2708 = icmp eq i64 %2707, %2422
  br i1 %2708, label %2689, label %2698

2709:
  %2710 = phi double [ %2679, %2686 ], [ 0.000000e+00, %2656 ]
  %2711 = phi i64 [ %2688, %2686 ], [ 0, %2656 ]
  store i64 %2711, ptr %135
  %2712 = call double @llvm.maxnum.f64(double %2710, double 1.000000e-09)
  %2713 = fdiv double -1.000000e+00, %2390
  %2714 = call double @llvm.pow.f64(double %2712, double %2713)
  %2715 = fmul double %2714, 8.000000e-01
  %2716 = call double @llvm.minnum.f64(double %2715, double 5.000000e+00)
  br label %2717

2717:
  %2718 = phi double [ %2716, %2709 ], [ 5.000000e+00, %2474 ]
  %2719 = fmul double %2402, %2718
  store double %2719, ptr %122
  %2720 = load double, ptr %123
  %2721 = load double, ptr %4
  %2722 = fsub double %2720, %2721
  %2723 = fmul double %2722, 5.000000e-01
  %2724 = load double, ptr %56
  %2725 = fcmp olt double %2724, 0.000000e+00
  %2726 = fneg double %2723
  %2727 = select i1 %2725, double %2726, double %2723
  %2728 = fcmp ult double %2727, 0.000000e+00
  %2729 = call double @llvm.maxnum.f64(double %2727, double %2719)
  %2730 = fdiv double %2729, 9.000000e-01
  %2731 = select i1 %2728, double 0x7FF0000000000000, double %2730
  %2732 = fcmp ogt double %2402, %2731
  br i1 %2732, label %2733, label %2736

2733:
  %2734 = load i64, ptr %148
  %2735 = add i64 %2734, 1
  store i64 %2735, ptr %148
  store i64 1, ptr %132
  br label %2926

2736:
  br i1 %192, label %2737, label %2739

2737:
  %2738 = load double, ptr %121
  br label %2741

2739:
  %2740 = fadd double %151, %194
  br label %2741

2741:
  %2742 = phi double [ %2738, %2737 ], [ %2740, %2739 ]
  %2743 = load i64, ptr %125
  %2744 = add i64 %2743, 14
  %2745 = load ptr, ptr %6
  %2746 = load ptr, ptr %8
  %2747 = getelementptr %struct.ode_system, ptr %2746, i64 0, i32 0
  %2748 = load i64, ptr %2747
  %2749 = mul i64 %2748, %2744
  %2750 = getelementptr double, ptr %2745, i64 %2749
  %2751 = shl i64 %2748, 1
  %2752 = getelementptr double, ptr %2745, i64 %2751
  %2753 = icmp sgt i64 %2748, 0
  br i1 %2753, label %2754, label %2764

2754:
  %2755 = phi i64 [ %2762, %2754 ], [ 0, %2741 ]
  %2756 = getelementptr double, ptr %2745, i64 %2755
  %2757 = load double, ptr %2756
  %2758 = getelementptr double, ptr %2750, i64 %2755
  %2759 = load double, ptr %2758
  %2760 = fadd double %2757, %2759
  %2761 = getelementptr double, ptr %2752, i64 %2755
  store double %2760, ptr %2761
  %2762 = add i64 %2755, 1
  %2763 = icmp eq i64 %2762, %2748
  br i1 %2763, label %2764, label %2754

2764:
  %2765 = call i64 @ode_keep_new(ptr %0, double %2742)
  switch i64 %2765, label %2930 [
    i64 7, label %2766
    i64 0, label %2766
    i64 11, label %2893
    i64 8, label %2893
  ]

2766:
  %2767 = load ptr, ptr %8
  %2768 = getelementptr %struct.ode_system, ptr %2767, i64 0, i32 0
  %2769 = load i64, ptr %2768
  %2770 = load ptr, ptr %6
  %2771 = getelementptr double, ptr %2770, i64 %2769
  %2772 = bitcast ptr %2771 to ptr
  %2773 = bitcast ptr %2770 to ptr
  %2774 = shl i64 %2769, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2772, ptr align 8 %2773, i64 %2774, i1 false)
  %2775 = load ptr, ptr %6
  %2776 = bitcast ptr %2775 to ptr
  %2777 = load ptr, ptr %8
  %2778 = getelementptr %struct.ode_system, ptr %2777, i64 0, i32 0
  %2779 = load i64, ptr %2778
  %2780 = mul i64 %2779, 6
  %2781 = getelementptr double, ptr %2775, i64 %2780
  %2782 = bitcast ptr %2781 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2776, ptr align 8 %2782, i64 %2774, i1 false)
  %2783 = load i64, ptr %125
  %2784 = sitofp i64 %2783 to double
  %2785 = call double @llvm.pow.f64(double %194, double %2784)
  %2786 = icmp sgt i64 %2769, 0
  br i1 %2786, label %2787, label %2819

2787:
  %2788 = icmp sgt i64 %2783, 0
  %2789 = add i64 %2783, -1
  %2790 = getelementptr [7 x double], ptr %2, i64 0, i64 %2789
  br label %2791

2791:
  %2792 = phi i64 [ 0, %2787 ], [ %2805, %2799 ]
  call void @write_coefficients(ptr %0, i64 %2792, ptr %139)
  %2793 = load ptr, ptr %6
  %2794 = load ptr, ptr %8
  %2795 = getelementptr %struct.ode_system, ptr %2794, i64 0, i32 0
  %2796 = load i64, ptr %2795
  br i1 %2788, label %2797, label %2799

2797:
  %2798 = getelementptr double, ptr %2793, i64 %2792
  br label %2807

2799:
  %2800 = load double, ptr %2790
  %2801 = fdiv double %2800, %2785
  %2802 = mul i64 %2796, 13
  %2803 = getelementptr double, ptr %2793, i64 %2802
  %2804 = getelementptr double, ptr %2803, i64 %2792
  store double %2801, ptr %2804
  %2805 = add i64 %2792, 1
  %2806 = icmp eq i64 %2805, %2769
  br i1 %2806, label %2816, label %2791

2807:
  %2808 = phi i64 [ 0, %2797 ], [ %2814, %2807 ]
  %2809 = getelementptr [7 x double], ptr %2, i64 0, i64 %2808
  %2810 = load double, ptr %2809
  %2811 = add i64 %2808, 36
  %2812 = mul i64 %2811, %2796
  %2813 = getelementptr double, ptr %2798, i64 %2812
  store double %2810, ptr %2813
  %2814 = add i64 %2808, 1
  %2815 = icmp eq i64 %2814, %2783
  br i1 %2815, label %2799, label %2807

2816:
  %2817 = load i64, ptr %125
  %2818 = sitofp i64 %2817 to double
  br label %2819

2819:
  %2820 = phi double [ %2818, %2816 ], [ %2784, %2766 ]
  %2821 = phi i64 [ %2817, %2816 ], [ %2783, %2766 ]
  %2822 = load double, ptr %4
  store double %2822, ptr %140
  store double %2742, ptr %4
  store double %194, ptr %44
  store i64 %2783, ptr %131
  %2823 = load i64, ptr %141
  %2824 = add i64 %2823, 1
  store i64 %2824, ptr %141
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %143, i8 0, i64 24, i1 false)
  %2825 = fadd double %2820, 1.000000e+00
  %2826 = fdiv double 1.000000e+00, %2825
  %2827 = call double @llvm.pow.f64(double %2305, double %2826)
  %2828 = fdiv double %2827, %2398
  %2829 = call double @llvm.minnum.f64(double %2828, double 8.000000e+00)
  %2830 = call double @llvm.maxnum.f64(double %2829, double 2.000000e-01)
  %2831 = load double, ptr %144
  %2832 = fcmp une double %2831, 0.000000e+00
  br i1 %2832, label %2833, label %2845

2833:
  %2834 = fdiv double %2831, %194
  %2835 = fmul double %2305, %2305
  %2836 = load double, ptr %145
  %2837 = fdiv double %2835, %2836
  %2838 = call double @llvm.pow.f64(double %2837, double %2826)
  %2839 = fmul double %2834, %2838
  %2840 = fdiv double %2839, 9.000000e-01
  %2841 = call double @llvm.fabs.f64(double %2840)
  %2842 = call double @llvm.minnum.f64(double %2841, double 8.000000e+00)
  %2843 = call double @llvm.maxnum.f64(double %2842, double 2.000000e-01)
  %2844 = call double @llvm.maxnum.f64(double %2830, double %2843)
  br label %2845

2845:
  %2846 = phi double [ %2844, %2833 ], [ %2830, %2819 ]
  store double %194, ptr %144
  %2847 = call double @llvm.maxnum.f64(double %2304, double 1.000000e-02)
  store double %2847, ptr %145
  %2848 = fdiv double %194, %2846
  %2849 = icmp ne i64 %2386, 0
  %2850 = call double @llvm.fabs.f64(double %2848)
  %2851 = fcmp ogt double %2850, %2402
  %2852 = select i1 %2849, i1 %2851, i1 false
  %2853 = select i1 %2852, double %194, double %2848
  %2854 = fdiv double %2853, %194
  %2855 = load double, ptr %129
  %2856 = fcmp ole double %2855, 1.000000e-02
  %2857 = zext i1 %2856 to i64
  store i64 %2857, ptr %113
  %2858 = fcmp oge double %2854, 9.200000e-01
  %2859 = select i1 %2856, i1 %2858, i1 false
  %2860 = fcmp ole double %2854, 1.200000e+00
  %2861 = select i1 %2859, i1 %2860, i1 false
  %2862 = select i1 %2861, double %194, double %2853
  br i1 %192, label %2863, label %2869

2863:
  %2864 = call double @llvm.fabs.f64(double %2862)
  %2865 = load double, ptr %56
  %2866 = call double @llvm.fabs.f64(double %2865)
  %2867 = call double @llvm.maxnum.f64(double %2864, double %2866)
  %2868 = call double @llvm.copysign.f64(double %2867, double %194)
  br label %2869

2869:
  %2870 = phi double [ %2868, %2863 ], [ %2862, %2845 ]
  %2871 = call double @llvm.fabs.f64(double %2870)
  %2872 = load ptr, ptr %128
  %2873 = getelementptr %struct.ode_options, ptr %2872, i64 0, i32 3
  %2874 = load double, ptr %2873
  %2875 = call double @llvm.minnum.f64(double %2871, double %2874)
  %2876 = call double @llvm.copysign.f64(double %2875, double %194)
  store double %2876, ptr %56
  %2877 = getelementptr %struct.ode_options, ptr %2872, i64 0, i32 1
  %2878 = load double, ptr %2877
  %2879 = load i64, ptr %146
  %2880 = add i64 %2879, 1
  store i64 %2880, ptr %146
  %2881 = load i64, ptr %147
  %2882 = icmp slt i64 %2880, %2881
  br i1 %2882, label %2892, label %2883

2883:
  %2884 = fcmp olt double %2878, 1.000000e-01
  %2885 = select i1 %2884, i64 5, i64 3
  %2886 = fcmp olt double %2878, 1.000000e-05
  %2887 = select i1 %2886, i64 2, i64 0
  %2888 = add i64 %2885, %2887
  %2889 = icmp slt i64 %2821, %2888
  br i1 %2889, label %2890, label %2892

2890:
  %2891 = add i64 %2821, 2
  store i64 %2891, ptr %125
  store i64 2, ptr %146
  store double 0.000000e+00, ptr %144
  store double 0.000000e+00, ptr %124
  br label %2892

2892:
  switch i64 %2765, label %2930 [
    i64 11, label %2893
    i64 8, label %2893
  ]

2893:
  store i64 %2765, ptr %133
  %2894 = icmp eq i64 %2765, 11
  br i1 %2894, label %2895, label %2903

2895:
  %2896 = load double, ptr %4
  %2897 = call double @llvm.fabs.f64(double %2896)
  %2898 = load double, ptr %121
  %2899 = call double @llvm.fabs.f64(double %2898)
  %2900 = call double @llvm.maxnum.f64(double %2897, double %2899)
  %2901 = fmul double %2900, 1.000000e-10
  %2902 = fcmp ugt double %2402, %2901
  br i1 %2902, label %2903, label %2930

2903:
  %2904 = phi i64 [ 11, %2895 ], [ %2388, %2385 ], [ %2765, %2893 ]
  %2905 = fadd double %2390, 1.000000e+00
  %2906 = fdiv double 1.000000e+00, %2905
  %2907 = call double @llvm.pow.f64(double %2305, double %2906)
  %2908 = fdiv double %2907, %2398
  %2909 = call double @llvm.minnum.f64(double %2908, double 8.000000e+00)
  %2910 = call double @llvm.maxnum.f64(double %2909, double 2.000000e-01)
  call void @reject(ptr %0)
  %2911 = icmp eq i64 %2904, 0
  br i1 %2911, label %2914, label %2912

2912:
  %2913 = fmul double %194, 1.250000e-01
  br label %2921

2914:
  %2915 = load double, ptr %44
  %2916 = fcmp oeq double %2915, 0.000000e+00
  br i1 %2916, label %2917, label %2919

2917:
  %2918 = fmul double %194, 1.000000e-01
  br label %2921

2919:
  %2920 = fdiv double %194, %2910
  br label %2921

2921:
  %2922 = phi double [ %2913, %2912 ], [ %2918, %2917 ], [ %2920, %2919 ]
  store double %2922, ptr %56
  %2923 = icmp eq i32 %150, 0
  br i1 %2923, label %2924, label %2926

2924:
  %2925 = call i64 @evaluate_jacobian(ptr %0)
  br label %2926

2926:
  %2927 = phi i64 [ 0, %1182 ], [ %2242, %2241 ], [ 0, %2237 ], [ 0, %2733 ], [ %2925, %2924 ], [ 0, %2921 ]
  %2928 = phi i32 [ %150, %1182 ], [ 1, %2241 ], [ %150, %2237 ], [ %150, %2733 ], [ 1, %2924 ], [ 1, %2921 ]
  %2929 = icmp eq i64 %2927, 0
  br i1 %2929, label %149, label %2930

2930:
  %2931 = phi i64 [ 3, %22 ], [ %163, %160 ], [ %18, %1 ], [ %117, %116 ], [ %1323, %1315 ], [ %2338, %2332 ], [ %2927, %2926 ], [ 11, %2895 ], [ %2765, %2892 ], [ %2765, %2764 ]
  ret i64 %2931
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 41
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
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %9 = load double, ptr %8
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %11 = load double, ptr %10
  %12 = fsub double %1, %11
  %13 = fdiv double %12, %9
  %14 = fadd double %13, -1.000000e+00
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 41
  %16 = load i64, ptr %15
  %17 = icmp eq i64 %16, 3
  %18 = icmp eq i64 %16, 5
  %19 = select i1 %18, ptr @RADAU5, ptr @RADAU7
  %20 = select i1 %17, ptr @RADAU3, ptr %19
  %21 = getelementptr double, ptr %20, i64 2
  %22 = getelementptr double, ptr %21, i64 %16
  %23 = mul i64 %16, %16
  %24 = getelementptr double, ptr %22, i64 %23
  %25 = getelementptr double, ptr %24, i64 %23
  %26 = load double, ptr %25
  %27 = fdiv double %26, %9
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %29 = load ptr, ptr %28
  %30 = mul i64 %7, 14
  %31 = getelementptr double, ptr %29, i64 %30
  %32 = mul i64 %7, 36
  %33 = getelementptr double, ptr %29, i64 %32
  %34 = mul i64 %7, 22
  %35 = getelementptr double, ptr %29, i64 %34
  %36 = mul i64 %7, 23
  %37 = getelementptr double, ptr %29, i64 %36
  %38 = mul i64 %7, 24
  %39 = getelementptr double, ptr %29, i64 %38
  %40 = bitcast ptr %37 to ptr
  %41 = shl i64 %7, 3
  call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %41, i1 false)
  %42 = bitcast ptr %39 to ptr
  %43 = bitcast ptr %2 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %43, i64 %41, i1 false)
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %45 = icmp sgt i64 %7, 0
  %46 = icmp sgt i64 %16, 0
  %47 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %49 = call double @llvm.fmuladd.f64(double %27, double %27, double 0.000000e+00)
  br label %50

50:
  %51 = phi i32 [ 0, %3 ], [ %519, %518 ]
  %52 = load ptr, ptr %4
  %53 = getelementptr %struct.ode_system, ptr %52, i64 0, i32 4
  %54 = load ptr, ptr %53
  %55 = getelementptr %struct.ode_system, ptr %52, i64 0, i32 3
  %56 = load ptr, ptr %55
  %57 = call i64 %54(ptr %56, double %1, ptr %39, ptr %35)
  %58 = load i64, ptr %44
  %59 = add i64 %58, 1
  store i64 %59, ptr %44
  switch i64 %57, label %522 [
    i64 3, label %61
    i64 0, label %60
  ]

60:
  br i1 %45, label %83, label %521

61:
  %62 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 33
  store i64 3, ptr %62
  %63 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %1, ptr %63
  %64 = load ptr, ptr %28
  %65 = load ptr, ptr %4
  %66 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 0
  %67 = load i64, ptr %66
  %68 = shl i64 %67, 2
  %69 = getelementptr double, ptr %64, i64 %68
  %70 = bitcast ptr %69 to ptr
  %71 = bitcast ptr %35 to ptr
  %72 = shl i64 %67, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %71, i64 %72, i1 false)
  %73 = load ptr, ptr %28
  %74 = load ptr, ptr %4
  %75 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 0
  %76 = load i64, ptr %75
  %77 = mul i64 %76, 5
  %78 = getelementptr double, ptr %73, i64 %77
  %79 = bitcast ptr %78 to ptr
  %80 = shl i64 %76, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %42, i64 %80, i1 false)
  br label %522

81:
  %82 = fcmp olt double %121, 1.000000e-01
  br i1 %82, label %521, label %124

83:
  %84 = phi i64 [ %122, %108 ], [ 0, %60 ]
  %85 = phi double [ %121, %108 ], [ 0.000000e+00, %60 ]
  %86 = getelementptr double, ptr %33, i64 %84
  br i1 %46, label %87, label %108

87:
  %88 = phi double [ %106, %98 ], [ 0.000000e+00, %83 ]
  %89 = phi double [ %105, %98 ], [ 0.000000e+00, %83 ]
  %90 = phi i64 [ %91, %98 ], [ %16, %83 ]
  %91 = add i64 %90, -1
  %92 = icmp slt i64 %16, %90
  br i1 %92, label %98, label %93

93:
  %94 = sub i64 %16, %90
  %95 = getelementptr double, ptr %21, i64 %94
  %96 = load double, ptr %95
  %97 = fadd double %96, -1.000000e+00
  br label %98

98:
  %99 = phi double [ %97, %93 ], [ -1.000000e+00, %87 ]
  %100 = fsub double %14, %99
  %101 = mul i64 %91, %7
  %102 = getelementptr double, ptr %86, i64 %101
  %103 = load double, ptr %102
  %104 = fadd double %88, %103
  %105 = call double @llvm.fmuladd.f64(double %100, double %89, double %104)
  %106 = fmul double %100, %104
  %107 = icmp ugt i64 %90, 1
  br i1 %107, label %87, label %108

108:
  %109 = phi double [ 0.000000e+00, %83 ], [ %105, %98 ]
  %110 = fdiv double %109, %9
  %111 = getelementptr double, ptr %37, i64 %84
  %112 = load double, ptr %111
  %113 = call double @llvm.fmuladd.f64(double %112, double %27, double %110)
  %114 = getelementptr double, ptr %35, i64 %84
  %115 = load double, ptr %114
  %116 = fsub double %115, %113
  store double %116, ptr %114
  %117 = call double @llvm.fabs.f64(double %116)
  %118 = getelementptr double, ptr %31, i64 %84
  %119 = load double, ptr %118
  %120 = fdiv double %117, %119
  %121 = call double @llvm.maxnum.f64(double %85, double %120)
  %122 = add i64 %84, 1
  %123 = icmp eq i64 %122, %7
  br i1 %123, label %81, label %83

124:
  %125 = load ptr, ptr %47
  %126 = load ptr, ptr %4
  %127 = getelementptr %struct.ode_system, ptr %126, i64 0, i32 0
  %128 = load i64, ptr %127
  %129 = mul i64 %128, 5
  %130 = getelementptr i64, ptr %125, i64 %129
  %131 = load i64, ptr %130
  %132 = add i64 %131, 7
  %133 = and i64 %132, -8
  %134 = add i64 %128, 7
  %135 = and i64 %134, -8
  %136 = or i64 %135, 1
  %137 = mul i64 %136, %135
  %138 = shl i64 %128, 2
  %139 = getelementptr i64, ptr %125, i64 %138
  %140 = load ptr, ptr %48
  %141 = getelementptr %struct.ode_options, ptr %140, i64 0, i32 0
  %142 = load ptr, ptr %141
  %143 = getelementptr %struct.ode_method, ptr %142, i64 0, i32 4
  %144 = load i64, ptr %143
  %145 = add i64 %144, 10
  %146 = load ptr, ptr %28
  %147 = mul i64 %145, %128
  %148 = add i64 %147, 7
  %149 = and i64 %148, -8
  %150 = getelementptr double, ptr %146, i64 %149
  %151 = getelementptr double, ptr %150, i64 %137
  %152 = shl i64 %137, 1
  %153 = getelementptr double, ptr %150, i64 %152
  %154 = mul i64 %137, 3
  %155 = getelementptr double, ptr %150, i64 %154
  %156 = shl i64 %137, 2
  %157 = getelementptr double, ptr %150, i64 %156
  %158 = sub i64 0, %135
  %159 = getelementptr double, ptr %157, i64 %158
  %160 = mul i64 %137, 5
  %161 = getelementptr double, ptr %150, i64 %160
  %162 = getelementptr double, ptr %161, i64 %158
  %163 = icmp sgt i64 %133, 0
  br i1 %163, label %168, label %164

164:
  %165 = icmp slt i64 %131, %128
  br i1 %165, label %166, label %181

166:
  %167 = icmp sgt i64 %131, 0
  br label %186

168:
  %169 = phi i64 [ %179, %176 ], [ 0, %124 ]
  %170 = icmp slt i64 %169, %131
  br i1 %170, label %171, label %176

171:
  %172 = getelementptr i64, ptr %139, i64 %169
  %173 = load i64, ptr %172
  %174 = getelementptr double, ptr %35, i64 %173
  %175 = load double, ptr %174
  br label %176

176:
  %177 = phi double [ %175, %171 ], [ 0.000000e+00, %168 ]
  %178 = getelementptr double, ptr %162, i64 %169
  store double %177, ptr %178
  %179 = add i64 %169, 1
  %180 = icmp eq i64 %179, %133
  br i1 %180, label %164, label %168

181:
  %182 = icmp sgt i64 %131, 0
  br i1 %182, label %183, label %220

183:
  %184 = shl i64 %133, 1
  %185 = mul i64 %133, 3
  br label %227

186:
  %187 = phi i64 [ %131, %166 ], [ %218, %217 ]
  %188 = getelementptr i64, ptr %139, i64 %187
  %189 = load i64, ptr %188
  %190 = getelementptr double, ptr %35, i64 %189
  %191 = load double, ptr %190
  %192 = fdiv double %191, %27
  store double %192, ptr %190
  br i1 %167, label %193, label %217

193:
  %194 = mul i64 %187, %133
  %195 = getelementptr double, ptr %151, i64 %194
  %196 = fneg double %192
  %197 = insertelement <8 x double> poison, double %196, i64 0
  %198 = shufflevector <8 x double> %197, <8 x double> poison, <8 x i32> zeroinitializer
  br label %199

199:
  %200 = phi i64 [ %215, %214 ], [ 0, %193 ]
  br label %201

201:
  %202 = phi i64 [ 0, %199 ], [ %212, %201 ]
  %203 = add i64 %200, %202
  %204 = getelementptr double, ptr %195, i64 %203
  %205 = bitcast ptr %204 to ptr
  %206 = load <8 x double>, ptr %205, align 8
  %207 = getelementptr double, ptr %162, i64 %203
  %208 = bitcast ptr %207 to ptr
  %209 = load <8 x double>, ptr %208, align 8
  %210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %206, <8 x double> %209)
  %211 = bitcast ptr %207 to ptr
  store <8 x double> %210, ptr %211, align 8
  %212 = add i64 %202, 8
  %213 = icmp eq i64 %202, 0
  br i1 %213, label %214, label %201

214:
  %215 = add i64 %200, 8
  %216 = icmp slt i64 %215, %131
  br i1 %216, label %199, label %217

217:
  %218 = add i64 %187, 1
  %219 = icmp eq i64 %218, %128
  br i1 %219, label %181, label %186

220:
  %221 = add i64 %131, -1
  %222 = and i64 %221, -4
  %223 = icmp sgt i64 %222, -1
  br i1 %223, label %224, label %351

224:
  %225 = shl i64 %133, 1
  %226 = mul i64 %133, 3
  br label %352

227:
  %228 = phi i64 [ 0, %183 ], [ %349, %348 ]
  %229 = and i64 %228, 9223372036854775800
  %230 = mul i64 %228, %133
  %231 = getelementptr double, ptr %153, i64 %230
  %232 = or i64 %228, 3
  br label %233

233:
  %234 = phi i64 [ %228, %227 ], [ %248, %247 ]
  %235 = getelementptr i64, ptr %125, i64 %234
  %236 = load i64, ptr %235
  %237 = icmp eq i64 %236, %234
  br i1 %237, label %249, label %238

238:
  %239 = getelementptr double, ptr %162, i64 %234
  %240 = load double, ptr %239
  %241 = getelementptr double, ptr %162, i64 %236
  %242 = load double, ptr %241
  store double %242, ptr %239
  store double %240, ptr %241
  %243 = add i64 %234, 1
  %244 = icmp slt i64 %234, %232
  %245 = icmp slt i64 %243, %131
  %246 = and i1 %244, %245
  br i1 %246, label %247, label %254

247:
  %248 = phi i64 [ %250, %249 ], [ %243, %238 ]
  br label %233

249:
  %250 = add i64 %234, 1
  %251 = icmp slt i64 %234, %232
  %252 = icmp slt i64 %250, %131
  %253 = and i1 %251, %252
  br i1 %253, label %247, label %254

254:
  %255 = getelementptr double, ptr %162, i64 %228
  %256 = load double, ptr %255
  %257 = call double @llvm.fabs.f64(double %256)
  %258 = or i64 %228, 1
  %259 = getelementptr double, ptr %162, i64 %258
  %260 = load double, ptr %259
  %261 = getelementptr double, ptr %231, i64 %258
  %262 = load double, ptr %261
  %263 = fmul double %256, %262
  %264 = fsub double %260, %263
  %265 = call double @llvm.fabs.f64(double %264)
  %266 = fadd double %257, %265
  %267 = or i64 %228, 2
  %268 = getelementptr double, ptr %162, i64 %267
  %269 = load double, ptr %268
  %270 = getelementptr double, ptr %231, i64 %267
  %271 = load double, ptr %270
  %272 = fmul double %256, %271
  %273 = add i64 %267, %133
  %274 = getelementptr double, ptr %231, i64 %273
  %275 = load double, ptr %274
  %276 = fmul double %264, %275
  %277 = fsub double %269, %272
  %278 = fsub double %277, %276
  %279 = call double @llvm.fabs.f64(double %278)
  %280 = fadd double %266, %279
  %281 = getelementptr double, ptr %162, i64 %232
  %282 = load double, ptr %281
  %283 = getelementptr double, ptr %231, i64 %232
  %284 = load double, ptr %283
  %285 = fmul double %256, %284
  %286 = fsub double %282, %285
  %287 = add i64 %232, %133
  %288 = getelementptr double, ptr %231, i64 %287
  %289 = load double, ptr %288
  %290 = fmul double %264, %289
  %291 = fsub double %286, %290
  %292 = add i64 %232, %184
  %293 = getelementptr double, ptr %231, i64 %292
  %294 = load double, ptr %293
  %295 = fmul double %278, %294
  %296 = fsub double %291, %295
  %297 = call double @llvm.fabs.f64(double %296)
  %298 = fadd double %280, %297
  %299 = fcmp oeq double %298, 0.000000e+00
  br i1 %299, label %348, label %300

300:
  %301 = icmp slt i64 %229, %131
  br i1 %301, label %302, label %348

302:
  %303 = fneg double %256
  %304 = fneg double %264
  %305 = fneg double %278
  %306 = fneg double %296
  %307 = insertelement <8 x double> poison, double %303, i64 0
  %308 = shufflevector <8 x double> %307, <8 x double> poison, <8 x i32> zeroinitializer
  %309 = insertelement <8 x double> poison, double %304, i64 0
  %310 = shufflevector <8 x double> %309, <8 x double> poison, <8 x i32> zeroinitializer
  %311 = insertelement <8 x double> poison, double %305, i64 0
  %312 = shufflevector <8 x double> %311, <8 x double> poison, <8 x i32> zeroinitializer
  %313 = insertelement <8 x double> poison, double %306, i64 0
  %314 = shufflevector <8 x double> %313, <8 x double> poison, <8 x i32> zeroinitializer
  br label %315

315:
  %316 = phi i64 [ %317, %346 ], [ %229, %302 ]
  %317 = add i64 %316, 8
  br label %318

318:
  %319 = phi i64 [ 0, %315 ], [ %344, %318 ]
  %320 = add i64 %316, %319
  %321 = getelementptr double, ptr %162, i64 %320
  %322 = bitcast ptr %321 to ptr
  %323 = load <8 x double>, ptr %322, align 8
  %324 = getelementptr double, ptr %231, i64 %320
  %325 = bitcast ptr %324 to ptr
  %326 = load <8 x double>, ptr %325, align 8
  %327 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %308, <8 x double> %326, <8 x double> %323)
  %328 = add i64 %320, %133
  %329 = getelementptr double, ptr %231, i64 %328
  %330 = bitcast ptr %329 to ptr
  %331 = load <8 x double>, ptr %330, align 8
  %332 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %310, <8 x double> %331, <8 x double> %327)
  %333 = add i64 %320, %184
  %334 = getelementptr double, ptr %231, i64 %333
  %335 = bitcast ptr %334 to ptr
  %336 = load <8 x double>, ptr %335, align 8
  %337 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %312, <8 x double> %336, <8 x double> %332)
  %338 = add i64 %320, %185
  %339 = getelementptr double, ptr %231, i64 %338
  %340 = bitcast ptr %339 to ptr
  %341 = load <8 x double>, ptr %340, align 8
  %342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %314, <8 x double> %341, <8 x double> %337)
  %343 = bitcast ptr %321 to ptr
  store <8 x double> %342, ptr %343, align 8
  %344 = add i64 %319, 8
  %345 = icmp eq i64 %319, 0
  br i1 %345, label %346, label %318

346:
  %347 = icmp slt i64 %317, %131
  br i1 %347, label %315, label %348

348:
  %349 = add i64 %228, 4
  %350 = icmp slt i64 %349, %131
  br i1 %350, label %227, label %220

351:
  br i1 %165, label %483, label %504

352:
  %353 = phi i64 [ %222, %224 ], [ %481, %480 ]
  %354 = mul i64 %353, %133
  %355 = getelementptr double, ptr %155, i64 %354
  %356 = or i64 %353, 3
  %357 = getelementptr double, ptr %162, i64 %356
  %358 = load double, ptr %357
  %359 = getelementptr double, ptr %159, i64 %356
  %360 = load double, ptr %359
  %361 = fmul double %358, %360
  %362 = icmp slt i64 %356, %131
  br i1 %362, label %363, label %367

363:
  %364 = getelementptr i64, ptr %139, i64 %356
  %365 = load i64, ptr %364
  %366 = getelementptr double, ptr %35, i64 %365
  store double %361, ptr %366
  br label %367

367:
  %368 = or i64 %353, 2
  %369 = getelementptr double, ptr %162, i64 %368
  %370 = load double, ptr %369
  %371 = add i64 %368, %226
  %372 = getelementptr double, ptr %355, i64 %371
  %373 = load double, ptr %372
  %374 = fmul double %361, %373
  %375 = fsub double %370, %374
  %376 = getelementptr double, ptr %159, i64 %368
  %377 = load double, ptr %376
  %378 = fmul double %377, %375
  %379 = icmp slt i64 %368, %131
  br i1 %379, label %380, label %384

380:
  %381 = getelementptr i64, ptr %139, i64 %368
  %382 = load i64, ptr %381
  %383 = getelementptr double, ptr %35, i64 %382
  store double %378, ptr %383
  br label %384

384:
  %385 = or i64 %353, 1
  %386 = getelementptr double, ptr %162, i64 %385
  %387 = load double, ptr %386
  %388 = add i64 %385, %225
  %389 = getelementptr double, ptr %355, i64 %388
  %390 = load double, ptr %389
  %391 = fmul double %378, %390
  %392 = fsub double %387, %391
  %393 = add i64 %385, %226
  %394 = getelementptr double, ptr %355, i64 %393
  %395 = load double, ptr %394
  %396 = fmul double %361, %395
  %397 = fsub double %392, %396
  %398 = getelementptr double, ptr %159, i64 %385
  %399 = load double, ptr %398
  %400 = fmul double %399, %397
  %401 = icmp slt i64 %385, %131
  br i1 %401, label %402, label %406

402:
  %403 = getelementptr i64, ptr %139, i64 %385
  %404 = load i64, ptr %403
  %405 = getelementptr double, ptr %35, i64 %404
  store double %400, ptr %405
  br label %406

406:
  %407 = getelementptr double, ptr %162, i64 %353
  %408 = load double, ptr %407
  %409 = add i64 %353, %133
  %410 = getelementptr double, ptr %355, i64 %409
  %411 = load double, ptr %410
  %412 = fmul double %400, %411
  %413 = fsub double %408, %412
  %414 = add i64 %353, %225
  %415 = getelementptr double, ptr %355, i64 %414
  %416 = load double, ptr %415
  %417 = fmul double %378, %416
  %418 = fsub double %413, %417
  %419 = add i64 %353, %226
  %420 = getelementptr double, ptr %355, i64 %419
  %421 = load double, ptr %420
  %422 = fmul double %361, %421
  %423 = fsub double %418, %422
  %424 = getelementptr double, ptr %159, i64 %353
  %425 = load double, ptr %424
  %426 = fmul double %425, %423
  %427 = icmp slt i64 %353, %131
  br i1 %427, label %428, label %432

428:
  %429 = getelementptr i64, ptr %139, i64 %353
  %430 = load i64, ptr %429
  %431 = getelementptr double, ptr %35, i64 %430
  store double %426, ptr %431
  br label %432

432:
  %433 = icmp eq i64 %353, 0
  br i1 %433, label %351, label %434

434:
  %435 = fneg double %426
  %436 = fneg double %400
  %437 = fneg double %378
  %438 = fneg double %361
  %439 = insertelement <8 x double> poison, double %435, i64 0
  %440 = shufflevector <8 x double> %439, <8 x double> poison, <8 x i32> zeroinitializer
  %441 = insertelement <8 x double> poison, double %436, i64 0
  %442 = shufflevector <8 x double> %441, <8 x double> poison, <8 x i32> zeroinitializer
  %443 = insertelement <8 x double> poison, double %437, i64 0
  %444 = shufflevector <8 x double> %443, <8 x double> poison, <8 x i32> zeroinitializer
  %445 = insertelement <8 x double> poison, double %438, i64 0
  %446 = shufflevector <8 x double> %445, <8 x double> poison, <8 x i32> zeroinitializer
  br label %447

447:
  %448 = phi i64 [ %478, %477 ], [ 0, %434 ]
  br label %449

449:
  %450 = phi i64 [ 0, %447 ], [ %475, %449 ]
  %451 = add i64 %448, %450
  %452 = getelementptr double, ptr %162, i64 %451
  %453 = bitcast ptr %452 to ptr
  %454 = load <8 x double>, ptr %453, align 8
  %455 = getelementptr double, ptr %355, i64 %451
  %456 = bitcast ptr %455 to ptr
  %457 = load <8 x double>, ptr %456, align 8
  %458 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %440, <8 x double> %457, <8 x double> %454)
  %459 = add i64 %451, %133
  %460 = getelementptr double, ptr %355, i64 %459
  %461 = bitcast ptr %460 to ptr
  %462 = load <8 x double>, ptr %461, align 8
  %463 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %442, <8 x double> %462, <8 x double> %458)
  %464 = add i64 %451, %225
  %465 = getelementptr double, ptr %355, i64 %464
  %466 = bitcast ptr %465 to ptr
  %467 = load <8 x double>, ptr %466, align 8
  %468 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %444, <8 x double> %467, <8 x double> %463)
  %469 = add i64 %451, %226
  %470 = getelementptr double, ptr %355, i64 %469
  %471 = bitcast ptr %470 to ptr
  %472 = load <8 x double>, ptr %471, align 8
  %473 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %446, <8 x double> %472, <8 x double> %468)
  %474 = bitcast ptr %452 to ptr
  store <8 x double> %473, ptr %474, align 8
  %475 = add i64 %450, 8
  %476 = icmp eq i64 %450, 0
  br i1 %476, label %477, label %449

477:
  %478 = add i64 %448, 8
  %479 = icmp slt i64 %478, %353
  br i1 %479, label %447, label %480

480:
  %481 = add i64 %353, -4
  %482 = icmp sgt i64 %353, 3
  br i1 %482, label %352, label %351

483:
  %484 = phi i64 [ %502, %483 ], [ %131, %351 ]
  %485 = getelementptr i64, ptr %130, i64 %484
  %486 = load i64, ptr %485
  %487 = getelementptr i64, ptr %139, i64 %486
  %488 = load i64, ptr %487
  %489 = getelementptr i64, ptr %139, i64 %484
  %490 = load i64, ptr %489
  %491 = mul i64 %490, %128
  %492 = add i64 %491, %488
  %493 = getelementptr double, ptr %150, i64 %492
  %494 = load double, ptr %493
  %495 = fdiv double %494, %49
  %496 = fmul double %27, %495
  %497 = getelementptr double, ptr %35, i64 %488
  %498 = load double, ptr %497
  %499 = getelementptr double, ptr %35, i64 %490
  %500 = load double, ptr %499
  %501 = call double @llvm.fmuladd.f64(double %496, double %498, double %500)
  store double %501, ptr %499
  %502 = add i64 %484, 1
  %503 = icmp eq i64 %502, %128
  br i1 %503, label %504, label %483

504:
  br i1 %45, label %505, label %518

505:
  %506 = phi i64 [ %516, %505 ], [ 0, %504 ]
  %507 = getelementptr double, ptr %35, i64 %506
  %508 = load double, ptr %507
  %509 = getelementptr double, ptr %37, i64 %506
  %510 = load double, ptr %509
  %511 = fadd double %508, %510
  store double %511, ptr %509
  %512 = getelementptr double, ptr %2, i64 %506
  %513 = load double, ptr %512
  %514 = fadd double %511, %513
  %515 = getelementptr double, ptr %39, i64 %506
  store double %514, ptr %515
  %516 = add i64 %506, 1
  %517 = icmp eq i64 %516, %7
  br i1 %517, label %518, label %505

518:
  %519 = add i32 %51, 1
  %520 = icmp eq i32 %519, 4
  br i1 %520, label %521, label %50

521:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %42, i64 %41, i1 false)
  br label %522

522:
  %523 = phi i64 [ 0, %521 ], [ 0, %61 ], [ %57, %50 ]
  ret i64 %523
}

define internal void @write_scale(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
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
  %23 = mul i64 %5, 10
  %24 = getelementptr double, ptr %14, i64 %23
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 3
  %26 = load i64, ptr %25
  %27 = add i64 %26, 1
  store i64 %27, ptr %25
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %28
  %29 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 6
  %30 = load ptr, ptr %29
  %31 = icmp eq ptr %30, null
  br i1 %31, label %45, label %32

32:
  %33 = getelementptr %struct.ode_system, ptr %3, i64 0, i32 3
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
  br label %120

41:
  %42 = icmp eq i64 %37, 0
  %43 = zext i1 %42 to i64
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  store i64 %43, ptr %44
  call void @reduce(ptr %0)
  br label %120

45:
  %46 = bitcast ptr %20 to ptr
  %47 = bitcast ptr %14 to ptr
  %48 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %48, i1 false)
  %49 = icmp sgt i64 %5, 0
  br i1 %49, label %50, label %118

50:
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %53

53:
  %54 = phi i1 [ true, %50 ], [ %113, %110 ]
  %55 = phi i64 [ 0, %50 ], [ %112, %110 ]
  %56 = getelementptr double, ptr %14, i64 %55
  %57 = load double, ptr %56
  %58 = call double @llvm.fabs.f64(double %57)
  %59 = call double @llvm.maxnum.f64(double %58, double 1.000000e-05)
  %60 = fmul double %59, 0x3CB0000000000000
  %61 = call double @llvm.sqrt.f64(double %60)
  %62 = fadd double %57, %61
  %63 = getelementptr double, ptr %20, i64 %55
  store double %62, ptr %63
  %64 = load double, ptr %51
  %65 = load ptr, ptr %2
  %66 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 4
  %67 = load ptr, ptr %66
  %68 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 3
  %69 = load ptr, ptr %68
  %70 = call i64 %67(ptr %69, double %64, ptr %20, ptr %22)
  %71 = load i64, ptr %52
  %72 = add i64 %71, 1
  store i64 %72, ptr %52
  switch i64 %70, label %120 [
    i64 3, label %73
    i64 0, label %95
  ]

73:
  %74 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 33
  store i64 3, ptr %74
  %75 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %64, ptr %75
  %76 = load ptr, ptr %13
  %77 = load ptr, ptr %2
  %78 = getelementptr %struct.ode_system, ptr %77, i64 0, i32 0
  %79 = load i64, ptr %78
  %80 = shl i64 %79, 2
  %81 = getelementptr double, ptr %76, i64 %80
  %82 = bitcast ptr %81 to ptr
  %83 = bitcast ptr %22 to ptr
  %84 = shl i64 %79, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %83, i64 %84, i1 false)
  %85 = load ptr, ptr %13
  %86 = load ptr, ptr %2
  %87 = getelementptr %struct.ode_system, ptr %86, i64 0, i32 0
  %88 = load i64, ptr %87
  %89 = mul i64 %88, 5
  %90 = getelementptr double, ptr %85, i64 %89
  %91 = bitcast ptr %90 to ptr
  %92 = shl i64 %88, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %46, i64 %92, i1 false)
  br label %120

93:
  %94 = fcmp une double %107, 0.000000e+00
  br i1 %94, label %115, label %110

95:
  %96 = phi i64 [ %108, %95 ], [ %70, %53 ]
  %97 = phi double [ %107, %95 ], [ 0.000000e+00, %53 ]
  %98 = getelementptr double, ptr %22, i64 %96
  %99 = load double, ptr %98
  %100 = getelementptr double, ptr %24, i64 %96
  %101 = load double, ptr %100
  %102 = fsub double %99, %101
  %103 = fdiv double %102, %61
  %104 = mul i64 %96, %5
  %105 = add i64 %104, %55
  %106 = getelementptr double, ptr %18, i64 %105
  store double %103, ptr %106
  %107 = call double @llvm.fmuladd.f64(double %103, double 0.000000e+00, double %97)
  %108 = add i64 %96, 1
  %109 = icmp eq i64 %108, %5
  br i1 %109, label %93, label %95

110:
  %111 = load double, ptr %56
  store double %111, ptr %63
  %112 = add i64 %55, 1
  %113 = icmp slt i64 %112, %5
  %114 = icmp eq i64 %112, %5
  br i1 %114, label %118, label %53

115:
  %116 = load double, ptr %51
  %117 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %116, ptr %117
  br i1 %54, label %120, label %118

118:
  %119 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  store i64 1, ptr %119
  call void @reduce(ptr %0)
  br label %120

120:
  %121 = phi i64 [ 5, %38 ], [ %37, %41 ], [ 0, %118 ], [ 5, %115 ], [ 3, %73 ], [ %70, %53 ]
  ret i64 %121
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

define internal void @reject(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %3 = load i64, ptr %2
  %4 = add i64 %3, 1
  store i64 %4, ptr %2
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 32
  store i64 1, ptr %5
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %7 = load i64, ptr %6
  %8 = icmp slt i64 %7, 2
  br i1 %8, label %9, label %20

9:
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  %11 = load i64, ptr %10
  %12 = icmp sgt i64 %11, 3
  br i1 %12, label %13, label %20

13:
  %14 = add i64 %11, -2
  store i64 %14, ptr %10
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  store double 0.000000e+00, ptr %15
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %16
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  %18 = load i64, ptr %17
  %19 = shl i64 %18, 1
  store i64 %19, ptr %17
  br label %20

20:
  store i64 0, ptr %6
  ret void
}

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

define internal void @transform(ptr  %0, ptr  %1, i64 %2, i64 %3) {
  %5 = alloca [7 x [8 x double]], align 16
  %6 = alloca [8 x double], align 16
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.ode_system, ptr %8, i64 0, i32 0
  %10 = load i64, ptr %9
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  %12 = load i64, ptr %11
  %13 = bitcast ptr %5 to ptr
  %14 = bitcast ptr %6 to ptr
  %15 = icmp sgt i64 %10, 0
  br i1 %15, label %16, label %22

16:
  %17 = icmp sgt i64 %12, 0
  %18 = add i64 %2, 10
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %20 = icmp sgt i64 %12, 1
  %21 = add i64 %3, 10
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ 0, %16 ], [ %66, %65 ]
  %25 = sub i64 %10, %24
  %26 = icmp slt i64 %25, 8
  %27 = select i1 %26, i64 %25, i64 8
  br i1 %17, label %28, label %65

28:
  %29 = load ptr, ptr %19
  %30 = load ptr, ptr %7
  %31 = getelementptr %struct.ode_system, ptr %30, i64 0, i32 0
  %32 = load i64, ptr %31
  %33 = shl i64 %27, 3
  %34 = getelementptr double, ptr %29, i64 %24
  br label %38

35:
  br i1 %17, label %36, label %65

36:
  %37 = shl i64 %27, 3
  br label %48

38:
  %39 = phi i64 [ 0, %28 ], [ %46, %38 ]
  %40 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 %39, i64 0
  %41 = bitcast ptr %40 to ptr
  %42 = add i64 %18, %39
  %43 = mul i64 %32, %42
  %44 = getelementptr double, ptr %34, i64 %43
  %45 = bitcast ptr %44 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %41, ptr align 8 %45, i64 %33, i1 false)
  %46 = add i64 %39, 1
  %47 = icmp eq i64 %46, %12
  br i1 %47, label %35, label %38

48:
  %49 = phi i64 [ 0, %36 ], [ %79, %69 ]
  %50 = mul i64 %49, %12
  %51 = getelementptr double, ptr %1, i64 %50
  %52 = load double, ptr %51
  %53 = insertelement <8 x double> poison, double %52, i64 0
  %54 = shufflevector <8 x double> %53, <8 x double> poison, <8 x i32> zeroinitializer
  br label %55

55:
  %56 = phi i64 [ 0, %48 ], [ %63, %55 ]
  %57 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 0, i64 %56
  %58 = bitcast ptr %57 to ptr
  %59 = load <8 x double>, ptr %58, align 16
  %60 = fmul <8 x double> %54, %59
  %61 = getelementptr [8 x double], ptr %6, i64 0, i64 %56
  %62 = bitcast ptr %61 to ptr
  store <8 x double> %60, ptr %62, align 16
  %63 = add i64 %56, 8
  %64 = icmp eq i64 %56, 0
  br i1 %64, label %68, label %55

65:
  %66 = add i64 %24, 8
  %67 = icmp sgt i64 %10, %66
  br i1 %67, label %23, label %22

68:
  br i1 %20, label %81, label %69

69:
  %70 = add i64 %21, %49
  %71 = load ptr, ptr %19
  %72 = load ptr, ptr %7
  %73 = getelementptr %struct.ode_system, ptr %72, i64 0, i32 0
  %74 = load i64, ptr %73
  %75 = mul i64 %74, %70
  %76 = getelementptr double, ptr %71, i64 %24
  %77 = getelementptr double, ptr %76, i64 %75
  %78 = bitcast ptr %77 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 16 %14, i64 %37, i1 false)
  %79 = add i64 %49, 1
  %80 = icmp eq i64 %79, %12
  br i1 %80, label %65, label %48

81:
  %82 = phi i64 [ %101, %100 ], [ 1, %68 ]
  %83 = add i64 %82, %50
  %84 = getelementptr double, ptr %1, i64 %83
  %85 = load double, ptr %84
  %86 = insertelement <8 x double> poison, double %85, i64 0
  %87 = shufflevector <8 x double> %86, <8 x double> poison, <8 x i32> zeroinitializer
  br label %88

88:
  %89 = phi i64 [ 0, %81 ], [ %98, %88 ]
  %90 = getelementptr [7 x [8 x double]], ptr %5, i64 0, i64 %82, i64 %89
  %91 = bitcast ptr %90 to ptr
  %92 = load <8 x double>, ptr %91, align 16
  %93 = getelementptr [8 x double], ptr %6, i64 0, i64 %89
  %94 = bitcast ptr %93 to ptr
  %95 = load <8 x double>, ptr %94, align 16
  %96 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %92, <8 x double> %95)
  %97 = bitcast ptr %93 to ptr
  store <8 x double> %96, ptr %97, align 16
  %98 = add i64 %89, 8
  %99 = icmp eq i64 %89, 0
  br i1 %99, label %100, label %88

100:
  %101 = add i64 %82, 1
  %102 = icmp eq i64 %101, %12
  br i1 %102, label %69, label %81
}

define internal void @solve_real(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  %5 = load i64, ptr %4
  %6 = icmp eq i64 %5, 3
  %7 = icmp eq i64 %5, 5
  %8 = select i1 %7, ptr @RADAU5, ptr @RADAU7
  %9 = select i1 %6, ptr @RADAU3, ptr %8
  %10 = getelementptr double, ptr %9, i64 2
  %11 = getelementptr double, ptr %10, i64 %5
  %12 = mul i64 %5, %5
  %13 = getelementptr double, ptr %11, i64 %12
  %14 = getelementptr double, ptr %13, i64 %12
  %15 = load double, ptr %14
  %16 = fdiv double %15, %1
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %18 = load ptr, ptr %17
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %20 = load ptr, ptr %19
  %21 = getelementptr %struct.ode_system, ptr %20, i64 0, i32 0
  %22 = load i64, ptr %21
  %23 = mul i64 %22, 5
  %24 = getelementptr i64, ptr %18, i64 %23
  %25 = load i64, ptr %24
  %26 = add i64 %25, 7
  %27 = and i64 %26, -8
  %28 = add i64 %22, 7
  %29 = and i64 %28, -8
  %30 = or i64 %29, 1
  %31 = mul i64 %30, %29
  %32 = shl i64 %22, 2
  %33 = getelementptr i64, ptr %18, i64 %32
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %35 = load ptr, ptr %34
  %36 = getelementptr %struct.ode_options, ptr %35, i64 0, i32 0
  %37 = load ptr, ptr %36
  %38 = getelementptr %struct.ode_method, ptr %37, i64 0, i32 4
  %39 = load i64, ptr %38
  %40 = add i64 %39, 10
  %41 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %42 = load ptr, ptr %41
  %43 = mul i64 %40, %22
  %44 = add i64 %43, 7
  %45 = and i64 %44, -8
  %46 = getelementptr double, ptr %42, i64 %45
  %47 = getelementptr double, ptr %46, i64 %31
  %48 = call double @llvm.fmuladd.f64(double %16, double %16, double 0.000000e+00)
  %49 = shl i64 %31, 1
  %50 = getelementptr double, ptr %46, i64 %49
  %51 = mul i64 %31, 3
  %52 = getelementptr double, ptr %46, i64 %51
  %53 = shl i64 %31, 2
  %54 = getelementptr double, ptr %46, i64 %53
  %55 = sub i64 0, %29
  %56 = getelementptr double, ptr %54, i64 %55
  %57 = mul i64 %31, 5
  %58 = getelementptr double, ptr %46, i64 %57
  %59 = getelementptr double, ptr %58, i64 %55
  %60 = icmp sgt i64 %27, 0
  br i1 %60, label %65, label %61

61:
  %62 = icmp slt i64 %25, %22
  br i1 %62, label %63, label %78

63:
  %64 = icmp sgt i64 %25, 0
  br label %83

65:
  %66 = phi i64 [ %76, %73 ], [ 0, %3 ]
  %67 = icmp slt i64 %66, %25
  br i1 %67, label %68, label %73

68:
  %69 = getelementptr i64, ptr %33, i64 %66
  %70 = load i64, ptr %69
  %71 = getelementptr double, ptr %2, i64 %70
  %72 = load double, ptr %71
  br label %73

73:
  %74 = phi double [ %72, %68 ], [ 0.000000e+00, %65 ]
  %75 = getelementptr double, ptr %59, i64 %66
  store double %74, ptr %75
  %76 = add i64 %66, 1
  %77 = icmp eq i64 %76, %27
  br i1 %77, label %61, label %65

78:
  %79 = icmp sgt i64 %25, 0
  br i1 %79, label %80, label %117

80:
  %81 = shl i64 %27, 1
  %82 = mul i64 %27, 3
  br label %124

83:
  %84 = phi i64 [ %25, %63 ], [ %115, %114 ]
  %85 = getelementptr i64, ptr %33, i64 %84
  %86 = load i64, ptr %85
  %87 = getelementptr double, ptr %2, i64 %86
  %88 = load double, ptr %87
  %89 = fdiv double %88, %16
  store double %89, ptr %87
  br i1 %64, label %90, label %114

90:
  %91 = mul i64 %84, %27
  %92 = getelementptr double, ptr %47, i64 %91
  %93 = fneg double %89
  %94 = insertelement <8 x double> poison, double %93, i64 0
  %95 = shufflevector <8 x double> %94, <8 x double> poison, <8 x i32> zeroinitializer
  br label %96

96:
  %97 = phi i64 [ %112, %111 ], [ 0, %90 ]
  br label %98

98:
  %99 = phi i64 [ 0, %96 ], [ %109, %98 ]
  %100 = add i64 %97, %99
  %101 = getelementptr double, ptr %92, i64 %100
  %102 = bitcast ptr %101 to ptr
  %103 = load <8 x double>, ptr %102, align 8
  %104 = getelementptr double, ptr %59, i64 %100
  %105 = bitcast ptr %104 to ptr
  %106 = load <8 x double>, ptr %105, align 8
  %107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %95, <8 x double> %103, <8 x double> %106)
  %108 = bitcast ptr %104 to ptr
  store <8 x double> %107, ptr %108, align 8
  %109 = add i64 %99, 8
  %110 = icmp eq i64 %99, 0
  br i1 %110, label %111, label %98

111:
  %112 = add i64 %97, 8
  %113 = icmp slt i64 %112, %25
  br i1 %113, label %96, label %114

114:
  %115 = add i64 %84, 1
  %116 = icmp eq i64 %115, %22
  br i1 %116, label %78, label %83

117:
  %118 = add i64 %25, -1
  %119 = and i64 %118, -4
  %120 = icmp sgt i64 %119, -1
  br i1 %120, label %121, label %248

121:
  %122 = shl i64 %27, 1
  %123 = mul i64 %27, 3
  br label %249

124:
  %125 = phi i64 [ 0, %80 ], [ %246, %245 ]
  %126 = and i64 %125, 9223372036854775800
  %127 = mul i64 %125, %27
  %128 = getelementptr double, ptr %50, i64 %127
  %129 = or i64 %125, 3
  br label %130

130:
  %131 = phi i64 [ %125, %124 ], [ %145, %144 ]
  %132 = getelementptr i64, ptr %18, i64 %131
  %133 = load i64, ptr %132
  %134 = icmp eq i64 %133, %131
  br i1 %134, label %146, label %135

135:
  %136 = getelementptr double, ptr %59, i64 %131
  %137 = load double, ptr %136
  %138 = getelementptr double, ptr %59, i64 %133
  %139 = load double, ptr %138
  store double %139, ptr %136
  store double %137, ptr %138
  %140 = add i64 %131, 1
  %141 = icmp slt i64 %131, %129
  %142 = icmp slt i64 %140, %25
  %143 = and i1 %141, %142
  br i1 %143, label %144, label %151

144:
  %145 = phi i64 [ %147, %146 ], [ %140, %135 ]
  br label %130

146:
  %147 = add i64 %131, 1
  %148 = icmp slt i64 %131, %129
  %149 = icmp slt i64 %147, %25
  %150 = and i1 %148, %149
  br i1 %150, label %144, label %151

151:
  %152 = getelementptr double, ptr %59, i64 %125
  %153 = load double, ptr %152
  %154 = call double @llvm.fabs.f64(double %153)
  %155 = or i64 %125, 1
  %156 = getelementptr double, ptr %59, i64 %155
  %157 = load double, ptr %156
  %158 = getelementptr double, ptr %128, i64 %155
  %159 = load double, ptr %158
  %160 = fmul double %153, %159
  %161 = fsub double %157, %160
  %162 = call double @llvm.fabs.f64(double %161)
  %163 = fadd double %154, %162
  %164 = or i64 %125, 2
  %165 = getelementptr double, ptr %59, i64 %164
  %166 = load double, ptr %165
  %167 = getelementptr double, ptr %128, i64 %164
  %168 = load double, ptr %167
  %169 = fmul double %153, %168
  %170 = add i64 %164, %27
  %171 = getelementptr double, ptr %128, i64 %170
  %172 = load double, ptr %171
  %173 = fmul double %161, %172
  %174 = fsub double %166, %169
  %175 = fsub double %174, %173
  %176 = call double @llvm.fabs.f64(double %175)
  %177 = fadd double %163, %176
  %178 = getelementptr double, ptr %59, i64 %129
  %179 = load double, ptr %178
  %180 = getelementptr double, ptr %128, i64 %129
  %181 = load double, ptr %180
  %182 = fmul double %153, %181
  %183 = fsub double %179, %182
  %184 = add i64 %129, %27
  %185 = getelementptr double, ptr %128, i64 %184
  %186 = load double, ptr %185
  %187 = fmul double %161, %186
  %188 = fsub double %183, %187
  %189 = add i64 %129, %81
  %190 = getelementptr double, ptr %128, i64 %189
  %191 = load double, ptr %190
  %192 = fmul double %175, %191
  %193 = fsub double %188, %192
  %194 = call double @llvm.fabs.f64(double %193)
  %195 = fadd double %177, %194
  %196 = fcmp oeq double %195, 0.000000e+00
  br i1 %196, label %245, label %197

197:
  %198 = icmp slt i64 %126, %25
  br i1 %198, label %199, label %245

199:
  %200 = fneg double %153
  %201 = fneg double %161
  %202 = fneg double %175
  %203 = fneg double %193
  %204 = insertelement <8 x double> poison, double %200, i64 0
  %205 = shufflevector <8 x double> %204, <8 x double> poison, <8 x i32> zeroinitializer
  %206 = insertelement <8 x double> poison, double %201, i64 0
  %207 = shufflevector <8 x double> %206, <8 x double> poison, <8 x i32> zeroinitializer
  %208 = insertelement <8 x double> poison, double %202, i64 0
  %209 = shufflevector <8 x double> %208, <8 x double> poison, <8 x i32> zeroinitializer
  %210 = insertelement <8 x double> poison, double %203, i64 0
  %211 = shufflevector <8 x double> %210, <8 x double> poison, <8 x i32> zeroinitializer
  br label %212

212:
  %213 = phi i64 [ %214, %243 ], [ %126, %199 ]
  %214 = add i64 %213, 8
  br label %215

215:
  %216 = phi i64 [ 0, %212 ], [ %241, %215 ]
  %217 = add i64 %213, %216
  %218 = getelementptr double, ptr %59, i64 %217
  %219 = bitcast ptr %218 to ptr
  %220 = load <8 x double>, ptr %219, align 8
  %221 = getelementptr double, ptr %128, i64 %217
  %222 = bitcast ptr %221 to ptr
  %223 = load <8 x double>, ptr %222, align 8
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %205, <8 x double> %223, <8 x double> %220)
  %225 = add i64 %217, %27
  %226 = getelementptr double, ptr %128, i64 %225
  %227 = bitcast ptr %226 to ptr
  %228 = load <8 x double>, ptr %227, align 8
  %229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %207, <8 x double> %228, <8 x double> %224)
  %230 = add i64 %217, %81
  %231 = getelementptr double, ptr %128, i64 %230
  %232 = bitcast ptr %231 to ptr
  %233 = load <8 x double>, ptr %232, align 8
  %234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %209, <8 x double> %233, <8 x double> %229)
  %235 = add i64 %217, %82
  %236 = getelementptr double, ptr %128, i64 %235
  %237 = bitcast ptr %236 to ptr
  %238 = load <8 x double>, ptr %237, align 8
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %211, <8 x double> %238, <8 x double> %234)
  %240 = bitcast ptr %218 to ptr
  store <8 x double> %239, ptr %240, align 8
  %241 = add i64 %216, 8
  %242 = icmp eq i64 %216, 0
  br i1 %242, label %243, label %215

243:
  %244 = icmp slt i64 %214, %25
  br i1 %244, label %212, label %245

245:
  %246 = add i64 %125, 4
  %247 = icmp slt i64 %246, %25
  br i1 %247, label %124, label %117

248:
  br i1 %62, label %380, label %401

249:
  %250 = phi i64 [ %119, %121 ], [ %378, %377 ]
  %251 = mul i64 %250, %27
  %252 = getelementptr double, ptr %52, i64 %251
  %253 = or i64 %250, 3
  %254 = getelementptr double, ptr %59, i64 %253
  %255 = load double, ptr %254
  %256 = getelementptr double, ptr %56, i64 %253
  %257 = load double, ptr %256
  %258 = fmul double %255, %257
  %259 = icmp slt i64 %253, %25
  br i1 %259, label %260, label %264

260:
  %261 = getelementptr i64, ptr %33, i64 %253
  %262 = load i64, ptr %261
  %263 = getelementptr double, ptr %2, i64 %262
  store double %258, ptr %263
  br label %264

264:
  %265 = or i64 %250, 2
  %266 = getelementptr double, ptr %59, i64 %265
  %267 = load double, ptr %266
  %268 = add i64 %265, %123
  %269 = getelementptr double, ptr %252, i64 %268
  %270 = load double, ptr %269
  %271 = fmul double %258, %270
  %272 = fsub double %267, %271
  %273 = getelementptr double, ptr %56, i64 %265
  %274 = load double, ptr %273
  %275 = fmul double %274, %272
  %276 = icmp slt i64 %265, %25
  br i1 %276, label %277, label %281

277:
  %278 = getelementptr i64, ptr %33, i64 %265
  %279 = load i64, ptr %278
  %280 = getelementptr double, ptr %2, i64 %279
  store double %275, ptr %280
  br label %281

281:
  %282 = or i64 %250, 1
  %283 = getelementptr double, ptr %59, i64 %282
  %284 = load double, ptr %283
  %285 = add i64 %282, %122
  %286 = getelementptr double, ptr %252, i64 %285
  %287 = load double, ptr %286
  %288 = fmul double %275, %287
  %289 = fsub double %284, %288
  %290 = add i64 %282, %123
  %291 = getelementptr double, ptr %252, i64 %290
  %292 = load double, ptr %291
  %293 = fmul double %258, %292
  %294 = fsub double %289, %293
  %295 = getelementptr double, ptr %56, i64 %282
  %296 = load double, ptr %295
  %297 = fmul double %296, %294
  %298 = icmp slt i64 %282, %25
  br i1 %298, label %299, label %303

299:
  %300 = getelementptr i64, ptr %33, i64 %282
  %301 = load i64, ptr %300
  %302 = getelementptr double, ptr %2, i64 %301
  store double %297, ptr %302
  br label %303

303:
  %304 = getelementptr double, ptr %59, i64 %250
  %305 = load double, ptr %304
  %306 = add i64 %250, %27
  %307 = getelementptr double, ptr %252, i64 %306
  %308 = load double, ptr %307
  %309 = fmul double %297, %308
  %310 = fsub double %305, %309
  %311 = add i64 %250, %122
  %312 = getelementptr double, ptr %252, i64 %311
  %313 = load double, ptr %312
  %314 = fmul double %275, %313
  %315 = fsub double %310, %314
  %316 = add i64 %250, %123
  %317 = getelementptr double, ptr %252, i64 %316
  %318 = load double, ptr %317
  %319 = fmul double %258, %318
  %320 = fsub double %315, %319
  %321 = getelementptr double, ptr %56, i64 %250
  %322 = load double, ptr %321
  %323 = fmul double %322, %320
  %324 = icmp slt i64 %250, %25
  br i1 %324, label %325, label %329

325:
  %326 = getelementptr i64, ptr %33, i64 %250
  %327 = load i64, ptr %326
  %328 = getelementptr double, ptr %2, i64 %327
  store double %323, ptr %328
  br label %329

329:
  %330 = icmp eq i64 %250, 0
  br i1 %330, label %248, label %331

331:
  %332 = fneg double %323
  %333 = fneg double %297
  %334 = fneg double %275
  %335 = fneg double %258
  %336 = insertelement <8 x double> poison, double %332, i64 0
  %337 = shufflevector <8 x double> %336, <8 x double> poison, <8 x i32> zeroinitializer
  %338 = insertelement <8 x double> poison, double %333, i64 0
  %339 = shufflevector <8 x double> %338, <8 x double> poison, <8 x i32> zeroinitializer
  %340 = insertelement <8 x double> poison, double %334, i64 0
  %341 = shufflevector <8 x double> %340, <8 x double> poison, <8 x i32> zeroinitializer
  %342 = insertelement <8 x double> poison, double %335, i64 0
  %343 = shufflevector <8 x double> %342, <8 x double> poison, <8 x i32> zeroinitializer
  br label %344

344:
  %345 = phi i64 [ %375, %374 ], [ 0, %331 ]
  br label %346

346:
  %347 = phi i64 [ 0, %344 ], [ %372, %346 ]
  %348 = add i64 %345, %347
  %349 = getelementptr double, ptr %59, i64 %348
  %350 = bitcast ptr %349 to ptr
  %351 = load <8 x double>, ptr %350, align 8
  %352 = getelementptr double, ptr %252, i64 %348
  %353 = bitcast ptr %352 to ptr
  %354 = load <8 x double>, ptr %353, align 8
  %355 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %337, <8 x double> %354, <8 x double> %351)
  %356 = add i64 %348, %27
  %357 = getelementptr double, ptr %252, i64 %356
  %358 = bitcast ptr %357 to ptr
  %359 = load <8 x double>, ptr %358, align 8
  %360 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %339, <8 x double> %359, <8 x double> %355)
  %361 = add i64 %348, %122
  %362 = getelementptr double, ptr %252, i64 %361
  %363 = bitcast ptr %362 to ptr
  %364 = load <8 x double>, ptr %363, align 8
  %365 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %341, <8 x double> %364, <8 x double> %360)
  %366 = add i64 %348, %123
  %367 = getelementptr double, ptr %252, i64 %366
  %368 = bitcast ptr %367 to ptr
  %369 = load <8 x double>, ptr %368, align 8
  %370 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %369, <8 x double> %365)
  %371 = bitcast ptr %349 to ptr
  store <8 x double> %370, ptr %371, align 8
  %372 = add i64 %347, 8
  %373 = icmp eq i64 %347, 0
  br i1 %373, label %374, label %346

374:
  %375 = add i64 %345, 8
  %376 = icmp slt i64 %375, %250
  br i1 %376, label %344, label %377

377:
  %378 = add i64 %250, -4
  %379 = icmp sgt i64 %250, 3
  br i1 %379, label %249, label %248

380:
  %381 = phi i64 [ %399, %380 ], [ %25, %248 ]
  %382 = getelementptr i64, ptr %24, i64 %381
  %383 = load i64, ptr %382
  %384 = getelementptr i64, ptr %33, i64 %383
  %385 = load i64, ptr %384
  %386 = getelementptr i64, ptr %33, i64 %381
  %387 = load i64, ptr %386
  %388 = mul i64 %387, %22
  %389 = add i64 %388, %385
  %390 = getelementptr double, ptr %46, i64 %389
  %391 = load double, ptr %390
  %392 = fdiv double %391, %48
  %393 = fmul double %16, %392
  %394 = getelementptr double, ptr %2, i64 %385
  %395 = load double, ptr %394
  %396 = getelementptr double, ptr %2, i64 %387
  %397 = load double, ptr %396
  %398 = call double @llvm.fmuladd.f64(double %393, double %395, double %397)
  store double %398, ptr %396
  %399 = add i64 %381, 1
  %400 = icmp eq i64 %399, %22
  br i1 %400, label %401, label %380

401:
  ret void
}

define internal void @write_coefficients(ptr  %0, i64 %1, ptr  %2) {
  %4 = alloca [8 x double], align 16
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 3
  %8 = icmp eq i64 %6, 5
  %9 = select i1 %8, ptr @RADAU5, ptr @RADAU7
  %10 = select i1 %7, ptr @RADAU3, ptr %9
  %11 = getelementptr double, ptr %10, i64 2
  %12 = bitcast ptr %4 to ptr
  %13 = icmp sgt i64 %6, 0
  br i1 %13, label %16, label %14

14:
  %15 = getelementptr [8 x double], ptr %4, i64 0, i64 %6
  store double 0.000000e+00, ptr %15
  br label %45

16:
  %17 = add i64 %6, 14
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %19 = load ptr, ptr %18
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %21 = load ptr, ptr %20
  %22 = getelementptr %struct.ode_system, ptr %21, i64 0, i32 0
  %23 = load i64, ptr %22
  %24 = getelementptr double, ptr %19, i64 %1
  br label %30

25:
  %26 = getelementptr [8 x double], ptr %4, i64 0, i64 %6
  store double 0.000000e+00, ptr %26
  %27 = icmp slt i64 %6, 1
  br i1 %27, label %45, label %28

28:
  %29 = getelementptr [8 x double], ptr %4, i64 0, i64 0
  br label %39

30:
  %31 = phi i64 [ 0, %16 ], [ %37, %30 ]
  %32 = sub i64 %17, %31
  %33 = mul i64 %23, %32
  %34 = getelementptr double, ptr %24, i64 %33
  %35 = load double, ptr %34
  %36 = getelementptr [8 x double], ptr %4, i64 0, i64 %31
  store double %35, ptr %36
  %37 = add i64 %31, 1
  %38 = icmp eq i64 %37, %6
  br i1 %38, label %25, label %30

39:
  %40 = phi i64 [ %6, %28 ], [ %51, %46 ]
  %41 = phi i64 [ 1, %28 ], [ %50, %46 ]
  %42 = icmp slt i64 %6, %41
  br i1 %42, label %46, label %43

43:
  %44 = load double, ptr %29, align 16
  br label %53

45:
  ret void

46:
  %47 = load double, ptr %29, align 16
  %48 = add i64 %41, -1
  %49 = getelementptr double, ptr %2, i64 %48
  store double %47, ptr %49
  %50 = add i64 %41, 1
  %51 = add i64 %40, -1
  %52 = icmp eq i64 %41, %6
  br i1 %52, label %45, label %39

53:
  %54 = phi double [ %58, %78 ], [ %44, %43 ]
  %55 = phi i64 [ %56, %78 ], [ 0, %43 ]
  %56 = add i64 %55, 1
  %57 = getelementptr [8 x double], ptr %4, i64 0, i64 %56
  %58 = load double, ptr %57
  %59 = getelementptr [8 x double], ptr %4, i64 0, i64 %55
  %60 = fsub double %58, %54
  %61 = add i64 %55, %41
  %62 = icmp sgt i64 %6, %61
  br i1 %62, label %63, label %69

63:
  %64 = xor i64 %61, -1
  %65 = add i64 %6, %64
  %66 = getelementptr double, ptr %11, i64 %65
  %67 = load double, ptr %66
  %68 = fadd double %67, -1.000000e+00
  br label %69

69:
  %70 = phi double [ %68, %63 ], [ -1.000000e+00, %53 ]
  %71 = icmp sgt i64 %6, %55
  br i1 %71, label %72, label %78

72:
  %73 = xor i64 %55, -1
  %74 = add i64 %6, %73
  %75 = getelementptr double, ptr %11, i64 %74
  %76 = load double, ptr %75
  %77 = fadd double %76, -1.000000e+00
  br label %78

78:
  %79 = phi double [ %77, %72 ], [ -1.000000e+00, %69 ]
  %80 = fsub double %70, %79
  %81 = fdiv double %60, %80
  store double %81, ptr %59
  %82 = icmp eq i64 %56, %40
  br i1 %82, label %46, label %53
}

declare i64 @ode_keep_new(ptr, double)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
