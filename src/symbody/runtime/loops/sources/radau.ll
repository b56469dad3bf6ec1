; radau: made by tools/make_loops_text.py from radau
; sources b85d9cab03c5c93f6bd7cd04d960fd79d0ffaeae57ac88af5020f0a0734b17e5
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
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 2
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 41
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 32
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 33
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %29 = bitcast ptr %3 to ptr
  %30 = getelementptr [7 x double], ptr %3, i64 0, i64 0
  %31 = bitcast ptr %2 to ptr
  %32 = getelementptr [7 x double], ptr %2, i64 0, i64 0
  %33 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 31
  %36 = bitcast ptr %35 to ptr
  %37 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %38 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %39

39:
  %40 = load double, ptr %4
  %41 = load ptr, ptr %5
  %42 = load ptr, ptr %6
  %43 = getelementptr %struct.ode_system, ptr %42, i64 0, i32 0
  %44 = load i64, ptr %43
  %45 = mul i64 %44, 10
  %46 = getelementptr double, ptr %41, i64 %45
  %47 = getelementptr %struct.ode_system, ptr %42, i64 0, i32 4
  %48 = load ptr, ptr %47
  %49 = getelementptr %struct.ode_system, ptr %42, i64 0, i32 3
  %50 = load ptr, ptr %49
  %51 = call i64 %48(ptr %50, double %40, ptr %41, ptr %46)
  %52 = load i64, ptr %7
  %53 = add i64 %52, 1
  store i64 %53, ptr %7
  switch i64 %51, label %2932 [
    i64 3, label %54
    i64 0, label %73
  ]

54:
  store i64 3, ptr %26
  store double %40, ptr %27
  %55 = load ptr, ptr %5
  %56 = load ptr, ptr %6
  %57 = getelementptr %struct.ode_system, ptr %56, i64 0, i32 0
  %58 = load i64, ptr %57
  %59 = shl i64 %58, 2
  %60 = getelementptr double, ptr %55, i64 %59
  %61 = bitcast ptr %60 to ptr
  %62 = bitcast ptr %46 to ptr
  %63 = shl i64 %58, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %62, i64 %63, i1 false)
  %64 = load ptr, ptr %5
  %65 = load ptr, ptr %6
  %66 = getelementptr %struct.ode_system, ptr %65, i64 0, i32 0
  %67 = load i64, ptr %66
  %68 = mul i64 %67, 5
  %69 = getelementptr double, ptr %64, i64 %68
  %70 = bitcast ptr %69 to ptr
  %71 = bitcast ptr %41 to ptr
  %72 = shl i64 %67, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %71, i64 %72, i1 false)
  br label %2932

73:
  %74 = load double, ptr %8
  %75 = fcmp oeq double %74, 0.000000e+00
  br i1 %75, label %76, label %77

76:
  store i64 3, ptr %9
  store i64 0, ptr %10
  store i64 8, ptr %11
  store double 1.000000e+00, ptr %12
  store double 0.000000e+00, ptr %13
  store i64 0, ptr %14
  store double 0.000000e+00, ptr %15
  br label %77

77:
  call void @write_scale(ptr %0)
  %78 = load double, ptr %16
  %79 = fcmp oeq double %78, 0.000000e+00
  br i1 %79, label %80, label %128

80:
  %81 = load ptr, ptr %6
  %82 = getelementptr %struct.ode_system, ptr %81, i64 0, i32 0
  %83 = load i64, ptr %82
  %84 = load ptr, ptr %5
  %85 = mul i64 %83, 10
  %86 = getelementptr double, ptr %84, i64 %85
  %87 = mul i64 %83, 11
  %88 = getelementptr double, ptr %84, i64 %87
  %89 = load double, ptr %17
  %90 = load double, ptr %4
  %91 = fsub double %89, %90
  %92 = icmp sgt i64 %83, 0
  br i1 %92, label %101, label %93

93:
  %94 = phi double [ 0.000000e+00, %80 ], [ %109, %101 ]
  %95 = icmp sgt i64 %83, 1
  %96 = select i1 %95, i64 %83, i64 1
  %97 = sitofp i64 %96 to double
  %98 = fdiv double %94, %97
  %99 = call double @llvm.sqrt.f64(double %98)
  %100 = fcmp ogt double %99, 0.000000e+00
  br i1 %100, label %112, label %115

101:
  %102 = phi double [ %109, %101 ], [ 0.000000e+00, %80 ]
  %103 = phi i64 [ %110, %101 ], [ 0, %80 ]
  %104 = getelementptr double, ptr %86, i64 %103
  %105 = load double, ptr %104
  %106 = getelementptr double, ptr %88, i64 %103
  %107 = load double, ptr %106
  %108 = fdiv double %105, %107
  %109 = call double @llvm.fmuladd.f64(double %108, double %108, double %102)
  %110 = add i64 %103, 1
  %111 = icmp eq i64 %110, %83
  br i1 %111, label %93, label %101

112:
  %113 = fdiv double 1.000000e-01, %99
  %114 = call double @llvm.fabs.f64(double %91)
  br label %118

115:
  %116 = call double @llvm.fabs.f64(double %91)
  %117 = fmul double %116, 1.000000e-03
  br label %118

118:
  %119 = phi double [ %116, %115 ], [ %114, %112 ]
  %120 = phi double [ %117, %115 ], [ %113, %112 ]
  %121 = call double @llvm.maxnum.f64(double %120, double 0x3EB0C6F7A0B5ED8D)
  %122 = call double @llvm.minnum.f64(double %121, double %119)
  %123 = load ptr, ptr %18
  %124 = getelementptr %struct.ode_options, ptr %123, i64 0, i32 3
  %125 = load double, ptr %124
  %126 = call double @llvm.minnum.f64(double %122, double %125)
  %127 = call double @llvm.copysign.f64(double %126, double %91)
  store double %127, ptr %16
  br label %128

128:
  %129 = load double, ptr %8
  %130 = fcmp oeq double %129, 0.000000e+00
  %131 = zext i1 %130 to i32
  %132 = load i64, ptr %14
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %134, label %137

134:
  %135 = call i64 @evaluate_jacobian(ptr %0)
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %137, label %2932

137:
  %138 = phi i32 [ %131, %128 ], [ 1, %134 ]
  br label %139

139:
  %140 = phi i32 [ %2930, %2928 ], [ %138, %137 ]
  %141 = load double, ptr %4
  %142 = load double, ptr %16
  %143 = call double @llvm.fabs.f64(double %142)
  %144 = call double @llvm.fabs.f64(double %141)
  %145 = load double, ptr %17
  %146 = call double @llvm.fabs.f64(double %145)
  %147 = call double @llvm.maxnum.f64(double %144, double %146)
  %148 = fmul double %147, 0x3CE4000000000000
  %149 = fcmp ugt double %143, %148
  br i1 %149, label %154, label %150

150:
  %151 = load i64, ptr %26
  %152 = icmp eq i64 %151, 0
  %153 = select i1 %152, i64 4, i64 %151
  br label %2932

154:
  %155 = load double, ptr %19
  %156 = fcmp ogt double %155, 0.000000e+00
  br i1 %156, label %157, label %177

157:
  %158 = load double, ptr %20
  %159 = fsub double %158, %141
  %160 = fmul double %159, 5.000000e-01
  %161 = fcmp olt double %142, 0.000000e+00
  %162 = fneg double %160
  %163 = select i1 %161, double %162, double %160
  %164 = fcmp ult double %163, 0.000000e+00
  br i1 %164, label %177, label %165

165:
  %166 = call double @llvm.maxnum.f64(double %163, double %155)
  %167 = fcmp ogt double %143, %166
  br i1 %167, label %168, label %177

168:
  %169 = load double, ptr %15
  %170 = call double @llvm.fabs.f64(double %169)
  %171 = fdiv double %166, %170
  %172 = fcmp oge double %171, 1.000000e+00
  %173 = fcmp olt double %171, 1.500000e+00
  %174 = and i1 %172, %173
  %175 = call double @llvm.copysign.f64(double %166, double %142)
  %176 = select i1 %174, double %169, double %175
  store double %176, ptr %16
  br label %177

177:
  %178 = phi double [ %142, %157 ], [ %142, %154 ], [ %176, %168 ], [ %142, %165 ]
  %179 = call double @llvm.fmuladd.f64(double %178, double 1.000100e+00, double %141)
  %180 = fsub double %179, %145
  %181 = fmul double %178, %180
  %182 = fcmp oge double %181, 0.000000e+00
  %183 = fsub double %145, %141
  %184 = select i1 %182, double %183, double %178
  %185 = load double, ptr %15
  %186 = fcmp une double %185, %184
  br i1 %186, label %187, label %1174

187:
  %188 = load i64, ptr %9
  %189 = icmp eq i64 %188, 3
  %190 = icmp eq i64 %188, 5
  %191 = select i1 %190, ptr @RADAU5, ptr @RADAU7
  %192 = select i1 %189, ptr @RADAU3, ptr %191
  %193 = getelementptr double, ptr %192, i64 2
  %194 = getelementptr double, ptr %193, i64 %188
  %195 = mul i64 %188, %188
  %196 = getelementptr double, ptr %194, i64 %195
  %197 = getelementptr double, ptr %196, i64 %195
  %198 = load i64, ptr %21
  %199 = add i64 %198, 1
  store i64 %199, ptr %21
  store double %184, ptr %15
  %200 = load double, ptr %197
  %201 = load ptr, ptr %22
  %202 = load ptr, ptr %6
  %203 = getelementptr %struct.ode_system, ptr %202, i64 0, i32 0
  %204 = load i64, ptr %203
  %205 = mul i64 %204, 5
  %206 = getelementptr i64, ptr %201, i64 %205
  %207 = load i64, ptr %206
  %208 = add i64 %207, 7
  %209 = and i64 %208, -8
  %210 = add i64 %204, 7
  %211 = and i64 %210, -8
  %212 = or i64 %211, 1
  %213 = mul i64 %212, %211
  %214 = load ptr, ptr %18
  %215 = getelementptr %struct.ode_options, ptr %214, i64 0, i32 0
  %216 = load ptr, ptr %215
  %217 = getelementptr %struct.ode_method, ptr %216, i64 0, i32 4
  %218 = load i64, ptr %217
  %219 = add i64 %218, 10
  %220 = load ptr, ptr %5
  %221 = mul i64 %219, %204
  %222 = add i64 %221, 7
  %223 = and i64 %222, -8
  %224 = getelementptr double, ptr %220, i64 %223
  %225 = getelementptr double, ptr %224, i64 %213
  %226 = shl i64 %213, 1
  %227 = getelementptr double, ptr %224, i64 %226
  %228 = mul i64 %213, 3
  %229 = getelementptr double, ptr %224, i64 %228
  %230 = shl i64 %213, 2
  %231 = getelementptr double, ptr %224, i64 %230
  %232 = sub i64 0, %211
  %233 = getelementptr double, ptr %231, i64 %232
  %234 = mul i64 %209, %207
  %235 = shl i64 %234, 3
  %236 = sub i64 %209, %207
  %237 = shl i64 %209, 3
  %238 = mul i64 %237, %236
  %239 = bitcast ptr %229 to ptr
  %240 = bitcast ptr %225 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %239, ptr align 8 %240, i64 %235, i1 false)
  %241 = shl i64 %236, 3
  %242 = getelementptr double, ptr %227, i64 %234
  %243 = getelementptr double, ptr %229, i64 %234
  %244 = getelementptr double, ptr %233, i64 %207
  br label %249

245:
  %246 = fdiv double %200, %184
  %247 = call double @llvm.fmuladd.f64(double %246, double %246, double 0.000000e+00)
  %248 = icmp sgt i64 %207, 0
  br i1 %248, label %281, label %259

249:
  %250 = phi i64 [ 0, %187 ], [ %257, %249 ]
  %251 = getelementptr double, ptr %242, i64 %250
  %252 = bitcast ptr %251 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %252, i8 0, i64 %238, i1 false)
  %253 = getelementptr double, ptr %243, i64 %250
  %254 = bitcast ptr %253 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %254, i8 0, i64 %238, i1 false)
  %255 = getelementptr double, ptr %244, i64 %250
  %256 = bitcast ptr %255 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %256, i8 0, i64 %241, i1 false)
  %257 = add i64 %250, %213
  %258 = icmp sgt i64 %257, 0
  br i1 %258, label %245, label %249

259:
  %260 = icmp slt i64 %207, %204
  br i1 %260, label %261, label %290

261:
  %262 = load ptr, ptr %22
  %263 = load ptr, ptr %6
  %264 = getelementptr %struct.ode_system, ptr %263, i64 0, i32 0
  %265 = load i64, ptr %264
  %266 = shl i64 %265, 2
  %267 = getelementptr i64, ptr %262, i64 %266
  %268 = mul i64 %265, 5
  %269 = getelementptr i64, ptr %262, i64 %268
  %270 = load ptr, ptr %18
  %271 = getelementptr %struct.ode_options, ptr %270, i64 0, i32 0
  %272 = load ptr, ptr %271
  %273 = getelementptr %struct.ode_method, ptr %272, i64 0, i32 4
  %274 = load i64, ptr %273
  %275 = add i64 %274, 10
  %276 = load ptr, ptr %5
  %277 = mul i64 %275, %265
  %278 = add i64 %277, 7
  %279 = and i64 %278, -8
  %280 = getelementptr double, ptr %276, i64 %279
  br label %294

281:
  %282 = phi i64 [ %288, %281 ], [ 0, %245 ]
  %283 = mul i64 %282, %209
  %284 = add i64 %283, %282
  %285 = getelementptr double, ptr %229, i64 %284
  %286 = load double, ptr %285
  %287 = fadd double %246, %286
  store double %287, ptr %285
  %288 = add i64 %282, 1
  %289 = icmp eq i64 %288, %207
  br i1 %289, label %259, label %281

290:
  br i1 %248, label %291, label %571

291:
  %292 = shl i64 %209, 1
  %293 = mul i64 %209, 3
  br label %336

294:
  %295 = phi i64 [ %207, %261 ], [ %334, %333 ]
  %296 = getelementptr i64, ptr %267, i64 %295
  %297 = load i64, ptr %296
  %298 = mul i64 %297, %265
  %299 = getelementptr i64, ptr %269, i64 %295
  %300 = load i64, ptr %299
  %301 = getelementptr i64, ptr %267, i64 %300
  %302 = load i64, ptr %301
  %303 = add i64 %302, %298
  %304 = getelementptr double, ptr %280, i64 %303
  %305 = load double, ptr %304
  %306 = mul i64 %300, %209
  %307 = getelementptr double, ptr %229, i64 %306
  %308 = mul i64 %295, %209
  %309 = getelementptr double, ptr %225, i64 %308
  br i1 %248, label %310, label %333

310:
  %311 = fdiv double %305, %247
  %312 = fmul double %246, %311
  %313 = insertelement <8 x double> poison, double %312, i64 0
  %314 = shufflevector <8 x double> %313, <8 x double> poison, <8 x i32> zeroinitializer
  br label %315

315:
  %316 = phi i64 [ %331, %330 ], [ 0, %310 ]
  br label %317

317:
  %318 = phi i64 [ 0, %315 ], [ %328, %317 ]
  %319 = add i64 %316, %318
  %320 = getelementptr double, ptr %309, i64 %319
  %321 = bitcast ptr %320 to ptr
  %322 = load <8 x double>, ptr %321, align 8
  %323 = getelementptr double, ptr %307, i64 %319
  %324 = bitcast ptr %323 to ptr
  %325 = load <8 x double>, ptr %324, align 8
  %326 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %314, <8 x double> %322, <8 x double> %325)
  %327 = bitcast ptr %323 to ptr
  store <8 x double> %326, ptr %327, align 8
  %328 = add i64 %318, 8
  %329 = icmp eq i64 %318, 0
  br i1 %329, label %330, label %317

330:
  %331 = add i64 %316, 8
  %332 = icmp slt i64 %331, %207
  br i1 %332, label %315, label %333

333:
  %334 = add i64 %295, 1
  %335 = icmp eq i64 %334, %204
  br i1 %335, label %290, label %294

336:
  %337 = phi i64 [ 0, %291 ], [ %339, %568 ]
  %338 = and i64 %337, 9223372036854775800
  %339 = add i64 %337, 4
  %340 = icmp slt i64 %339, %207
  %341 = select i1 %340, i64 %339, i64 %207
  %342 = icmp slt i64 %337, %341
  br i1 %342, label %343, label %444

343:
  %344 = phi i64 [ %337, %336 ], [ %369, %441 ]
  %345 = mul i64 %344, %209
  %346 = getelementptr double, ptr %229, i64 %345
  br label %353

347:
  %348 = getelementptr double, ptr %227, i64 %345
  %349 = getelementptr i64, ptr %201, i64 %344
  store i64 %361, ptr %349
  %350 = fcmp oeq double %362, 0.000000e+00
  br i1 %350, label %1172, label %351

351:
  %352 = icmp eq i64 %361, %344
  br i1 %352, label %365, label %380

353:
  %354 = phi double [ %362, %353 ], [ -1.000000e+00, %343 ]
  %355 = phi i64 [ %361, %353 ], [ %344, %343 ]
  %356 = phi i64 [ %363, %353 ], [ %344, %343 ]
  %357 = getelementptr double, ptr %346, i64 %356
  %358 = load double, ptr %357
  %359 = call double @llvm.fabs.f64(double %358)
  %360 = fcmp ogt double %359, %354
  %361 = select i1 %360, i64 %356, i64 %355
  %362 = select i1 %360, double %359, double %354
  %363 = add i64 %356, 1
  %364 = icmp slt i64 %363, %207
  br i1 %364, label %353, label %347

365:
  %366 = getelementptr double, ptr %346, i64 %344
  %367 = load double, ptr %366
  %368 = fdiv double 1.000000e+00, %367
  %369 = add i64 %344, 1
  %370 = shl i64 %369, 3
  %371 = sub i64 %209, %344
  %372 = shl i64 %371, 3
  %373 = bitcast ptr %348 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %373, i8 0, i64 %237, i1 false)
  %374 = getelementptr double, ptr %233, i64 %344
  store double %368, ptr %374
  %375 = and i64 %369, 9223372036854775800
  %376 = icmp slt i64 %375, %207
  br i1 %376, label %377, label %410

377:
  %378 = insertelement <8 x double> poison, double %368, i64 0
  %379 = shufflevector <8 x double> %378, <8 x double> poison, <8 x i32> zeroinitializer
  br label %392

380:
  %381 = phi i64 [ %390, %380 ], [ %337, %351 ]
  %382 = icmp ult i64 %381, %344
  %383 = select i1 %382, ptr %227, ptr %229
  %384 = mul i64 %381, %209
  %385 = getelementptr double, ptr %383, i64 %384
  %386 = getelementptr double, ptr %385, i64 %344
  %387 = load double, ptr %386
  %388 = getelementptr double, ptr %385, i64 %361
  %389 = load double, ptr %388
  store double %389, ptr %386
  store double %387, ptr %388
  %390 = add i64 %381, 1
  %391 = icmp slt i64 %390, %341
  br i1 %391, label %380, label %365

392:
  %393 = phi i64 [ %408, %407 ], [ %375, %377 ]
  br label %394

394:
  %395 = phi i64 [ 0, %392 ], [ %405, %394 ]
  %396 = add i64 %393, %395
  %397 = getelementptr double, ptr %346, i64 %396
  %398 = bitcast ptr %397 to ptr
  %399 = load <8 x double>, ptr %398, align 8
  %400 = getelementptr double, ptr %348, i64 %396
  %401 = bitcast ptr %400 to ptr
  %402 = load <8 x double>, ptr %401, align 8
  %403 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %379, <8 x double> %399, <8 x double> %402)
  %404 = bitcast ptr %400 to ptr
  store <8 x double> %403, ptr %404, align 8
  %405 = add i64 %395, 8
  %406 = icmp eq i64 %395, 0
  br i1 %406, label %407, label %394

407:
  %408 = add i64 %393, 8
  %409 = icmp slt i64 %408, %207
  br i1 %409, label %392, label %410

410:
  call void @llvm.memset.p0.i64(ptr align 8 %373, i8 0, i64 %370, i1 false)
  %411 = bitcast ptr %366 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %411, i8 0, i64 %372, i1 false)
  %412 = icmp slt i64 %369, %341
  br i1 %412, label %413, label %444

413:
  %414 = phi i64 [ %442, %441 ], [ %369, %410 ]
  %415 = mul i64 %414, %209
  %416 = getelementptr double, ptr %229, i64 %415
  %417 = getelementptr double, ptr %416, i64 %344
  %418 = load double, ptr %417
  br i1 %376, label %419, label %441

419:
  %420 = fneg double %418
  %421 = insertelement <8 x double> poison, double %420, i64 0
  %422 = shufflevector <8 x double> %421, <8 x double> poison, <8 x i32> zeroinitializer
  br label %423

423:
  %424 = phi i64 [ %439, %438 ], [ %375, %419 ]
  br label %425

425:
  %426 = phi i64 [ 0, %423 ], [ %436, %425 ]
  %427 = add i64 %424, %426
  %428 = getelementptr double, ptr %348, i64 %427
  %429 = bitcast ptr %428 to ptr
  %430 = load <8 x double>, ptr %429, align 8
  %431 = getelementptr double, ptr %416, i64 %427
  %432 = bitcast ptr %431 to ptr
  %433 = load <8 x double>, ptr %432, align 8
  %434 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %422, <8 x double> %430, <8 x double> %433)
  %435 = bitcast ptr %431 to ptr
  store <8 x double> %434, ptr %435, align 8
  %436 = add i64 %426, 8
  %437 = icmp eq i64 %426, 0
  br i1 %437, label %438, label %425

438:
  %439 = add i64 %424, 8
  %440 = icmp slt i64 %439, %207
  br i1 %440, label %423, label %441

441:
  %442 = add i64 %414, 1
  %443 = icmp slt i64 %442, %341
  br i1 %443, label %413, label %343

444:
  br i1 %340, label %445, label %571

445:
  %446 = mul i64 %337, %209
  %447 = getelementptr double, ptr %227, i64 %446
  %448 = or i64 %337, 3
  %449 = or i64 %337, 1
  %450 = getelementptr double, ptr %447, i64 %449
  %451 = or i64 %337, 2
  %452 = getelementptr double, ptr %447, i64 %451
  %453 = add i64 %451, %209
  %454 = getelementptr double, ptr %447, i64 %453
  %455 = getelementptr double, ptr %447, i64 %448
  %456 = add i64 %448, %209
  %457 = getelementptr double, ptr %447, i64 %456
  %458 = add i64 %448, %292
  %459 = getelementptr double, ptr %447, i64 %458
  %460 = icmp slt i64 %338, %207
  br label %461

461:
  %462 = phi i64 [ %339, %445 ], [ %569, %568 ]
  %463 = mul i64 %462, %209
  %464 = getelementptr double, ptr %229, i64 %463
  br label %465

465:
  %466 = phi i64 [ %337, %461 ], [ %485, %484 ]
  %467 = getelementptr i64, ptr %201, i64 %466
  %468 = load i64, ptr %467
  %469 = icmp eq i64 %468, %466
  br i1 %469, label %479, label %470

470:
  %471 = getelementptr double, ptr %464, i64 %466
  %472 = load double, ptr %471
  %473 = getelementptr double, ptr %464, i64 %468
  %474 = load double, ptr %473
  store double %474, ptr %471
  store double %472, ptr %473
  %475 = add i64 %466, 1
  %476 = icmp slt i64 %466, %448
  %477 = icmp slt i64 %475, %207
  %478 = and i1 %476, %477
  br i1 %478, label %484, label %486

479:
  %480 = add i64 %466, 1
  %481 = icmp slt i64 %466, %448
  %482 = icmp slt i64 %480, %207
  %483 = and i1 %481, %482
  br i1 %483, label %484, label %486

484:
  %485 = phi i64 [ %480, %479 ], [ %475, %470 ]
  br label %465

486:
  %487 = getelementptr double, ptr %464, i64 %337
  %488 = load double, ptr %487
  %489 = call double @llvm.fabs.f64(double %488)
  %490 = getelementptr double, ptr %464, i64 %449
  %491 = load double, ptr %490
  %492 = load double, ptr %450
  %493 = fmul double %488, %492
  %494 = fsub double %491, %493
  %495 = call double @llvm.fabs.f64(double %494)
  %496 = fadd double %489, %495
  %497 = getelementptr double, ptr %464, i64 %451
  %498 = load double, ptr %497
  %499 = load double, ptr %452
  %500 = fmul double %488, %499
  %501 = load double, ptr %454
  %502 = fmul double %494, %501
  %503 = fsub double %498, %500
  %504 = fsub double %503, %502
  %505 = call double @llvm.fabs.f64(double %504)
  %506 = fadd double %496, %505
  %507 = getelementptr double, ptr %464, i64 %448
  %508 = load double, ptr %507
  %509 = load double, ptr %455
  %510 = fmul double %488, %509
  %511 = fsub double %508, %510
  %512 = load double, ptr %457
  %513 = fmul double %494, %512
  %514 = fsub double %511, %513
  %515 = load double, ptr %459
  %516 = fmul double %504, %515
  %517 = fsub double %514, %516
  %518 = call double @llvm.fabs.f64(double %517)
  %519 = fadd double %506, %518
  %520 = fcmp oeq double %519, 0.000000e+00
  br i1 %520, label %568, label %521

521:
  br i1 %460, label %522, label %568

522:
  %523 = fneg double %488
  %524 = fneg double %494
  %525 = fneg double %504
  %526 = fneg double %517
  %527 = insertelement <8 x double> poison, double %523, i64 0
  %528 = shufflevector <8 x double> %527, <8 x double> poison, <8 x i32> zeroinitializer
  %529 = insertelement <8 x double> poison, double %524, i64 0
  %530 = shufflevector <8 x double> %529, <8 x double> poison, <8 x i32> zeroinitializer
  %531 = insertelement <8 x double> poison, double %525, i64 0
  %532 = shufflevector <8 x double> %531, <8 x double> poison, <8 x i32> zeroinitializer
  %533 = insertelement <8 x double> poison, double %526, i64 0
  %534 = shufflevector <8 x double> %533, <8 x double> poison, <8 x i32> zeroinitializer
  br label %535

535:
  %536 = phi i64 [ %537, %566 ], [ %338, %522 ]
  %537 = add i64 %536, 8
  br label %538

538:
  %539 = phi i64 [ 0, %535 ], [ %564, %538 ]
  %540 = add i64 %536, %539
  %541 = getelementptr double, ptr %464, i64 %540
  %542 = bitcast ptr %541 to ptr
  %543 = load <8 x double>, ptr %542, align 8
  %544 = getelementptr double, ptr %447, i64 %540
  %545 = bitcast ptr %544 to ptr
  %546 = load <8 x double>, ptr %545, align 8
  %547 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %528, <8 x double> %546, <8 x double> %543)
  %548 = add i64 %540, %209
  %549 = getelementptr double, ptr %447, i64 %548
  %550 = bitcast ptr %549 to ptr
  %551 = load <8 x double>, ptr %550, align 8
  %552 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %530, <8 x double> %551, <8 x double> %547)
  %553 = add i64 %540, %292
  %554 = getelementptr double, ptr %447, i64 %553
  %555 = bitcast ptr %554 to ptr
  %556 = load <8 x double>, ptr %555, align 8
  %557 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %532, <8 x double> %556, <8 x double> %552)
  %558 = add i64 %540, %293
  %559 = getelementptr double, ptr %447, i64 %558
  %560 = bitcast ptr %559 to ptr
  %561 = load <8 x double>, ptr %560, align 8
  %562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %534, <8 x double> %561, <8 x double> %557)
  %563 = bitcast ptr %541 to ptr
  store <8 x double> %562, ptr %563, align 8
  %564 = add i64 %539, 8
  %565 = icmp eq i64 %539, 0
  br i1 %565, label %566, label %538

566:
  %567 = icmp slt i64 %537, %207
  br i1 %567, label %535, label %568

568:
  %569 = add i64 %462, 1
  %570 = icmp slt i64 %569, %207
  br i1 %570, label %461, label %336

571:
  %572 = icmp sgt i64 %188, 1
  br i1 %572, label %573, label %1174

573:
  %574 = phi i64 [ %1170, %1169 ], [ 1, %571 ]
  %575 = getelementptr double, ptr %197, i64 %574
  %576 = load double, ptr %575
  %577 = fdiv double %576, %184
  %578 = add i64 %574, 1
  %579 = getelementptr double, ptr %197, i64 %578
  %580 = load double, ptr %579
  %581 = fdiv double %580, %184
  %582 = lshr i64 %574, 1
  %583 = load ptr, ptr %22
  %584 = load ptr, ptr %6
  %585 = getelementptr %struct.ode_system, ptr %584, i64 0, i32 0
  %586 = load i64, ptr %585
  %587 = mul i64 %586, 5
  %588 = getelementptr i64, ptr %583, i64 %587
  %589 = load i64, ptr %588
  %590 = add i64 %589, 7
  %591 = and i64 %590, -8
  %592 = add i64 %586, 7
  %593 = and i64 %592, -8
  %594 = or i64 %593, 1
  %595 = mul i64 %594, %593
  %596 = load ptr, ptr %18
  %597 = getelementptr %struct.ode_options, ptr %596, i64 0, i32 0
  %598 = load ptr, ptr %597
  %599 = getelementptr %struct.ode_method, ptr %598, i64 0, i32 4
  %600 = load i64, ptr %599
  %601 = add i64 %600, 10
  %602 = load ptr, ptr %5
  %603 = mul i64 %601, %586
  %604 = add i64 %603, 7
  %605 = and i64 %604, -8
  %606 = getelementptr double, ptr %602, i64 %605
  %607 = getelementptr double, ptr %606, i64 %595
  %608 = fmul double %581, %581
  %609 = call double @llvm.fmuladd.f64(double %577, double %577, double %608)
  %610 = shl i64 %582, 2
  %611 = add i64 %610, 4
  %612 = mul i64 %595, %611
  %613 = getelementptr double, ptr %606, i64 %612
  %614 = add i64 %610, 6
  %615 = mul i64 %595, %614
  %616 = getelementptr double, ptr %606, i64 %615
  %617 = add i64 %610, 7
  %618 = mul i64 %595, %617
  %619 = getelementptr double, ptr %606, i64 %618
  %620 = sub i64 0, %593
  %621 = getelementptr double, ptr %619, i64 %620
  %622 = add i64 %582, 1
  %623 = mul i64 %586, %622
  %624 = getelementptr i64, ptr %583, i64 %623
  %625 = mul i64 %591, %589
  %626 = shl i64 %625, 3
  %627 = sub i64 %591, %589
  %628 = shl i64 %591, 3
  %629 = mul i64 %628, %627
  %630 = bitcast ptr %616 to ptr
  %631 = bitcast ptr %607 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %630, ptr align 8 %631, i64 %626, i1 false)
  %632 = icmp slt i64 %595, 0
  br i1 %632, label %638, label %633

633:
  %634 = shl i64 %627, 3
  %635 = getelementptr double, ptr %613, i64 %625
  %636 = getelementptr double, ptr %616, i64 %625
  %637 = getelementptr double, ptr %621, i64 %589
  br label %642

638:
  %639 = getelementptr double, ptr %616, i64 %595
  %640 = bitcast ptr %639 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %640, i8 0, i64 %626, i1 false)
  %641 = icmp sgt i64 %589, 0
  br i1 %641, label %674, label %652

642:
  %643 = phi i64 [ 0, %633 ], [ %650, %642 ]
  %644 = getelementptr double, ptr %635, i64 %643
  %645 = bitcast ptr %644 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %645, i8 0, i64 %629, i1 false)
  %646 = getelementptr double, ptr %636, i64 %643
  %647 = bitcast ptr %646 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %647, i8 0, i64 %629, i1 false)
  %648 = getelementptr double, ptr %637, i64 %643
  %649 = bitcast ptr %648 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %649, i8 0, i64 %634, i1 false)
  %650 = add i64 %643, %595
  %651 = icmp sgt i64 %643, 0
  br i1 %651, label %638, label %642

652:
  %653 = icmp slt i64 %589, %586
  br i1 %653, label %654, label %685

654:
  %655 = load ptr, ptr %22
  %656 = load ptr, ptr %6
  %657 = getelementptr %struct.ode_system, ptr %656, i64 0, i32 0
  %658 = load i64, ptr %657
  %659 = shl i64 %658, 2
  %660 = getelementptr i64, ptr %655, i64 %659
  %661 = mul i64 %658, 5
  %662 = getelementptr i64, ptr %655, i64 %661
  %663 = load ptr, ptr %18
  %664 = getelementptr %struct.ode_options, ptr %663, i64 0, i32 0
  %665 = load ptr, ptr %664
  %666 = getelementptr %struct.ode_method, ptr %665, i64 0, i32 4
  %667 = load i64, ptr %666
  %668 = add i64 %667, 10
  %669 = load ptr, ptr %5
  %670 = mul i64 %668, %658
  %671 = add i64 %670, 7
  %672 = and i64 %671, -8
  %673 = getelementptr double, ptr %669, i64 %672
  br label %689

674:
  %675 = phi i64 [ %683, %674 ], [ 0, %638 ]
  %676 = mul i64 %675, %591
  %677 = add i64 %676, %675
  %678 = getelementptr double, ptr %616, i64 %677
  %679 = load double, ptr %678
  %680 = fadd double %577, %679
  store double %680, ptr %678
  %681 = add i64 %677, %595
  %682 = getelementptr double, ptr %616, i64 %681
  store double %581, ptr %682
  %683 = add i64 %675, 1
  %684 = icmp eq i64 %683, %589
  br i1 %684, label %652, label %674

685:
  br i1 %641, label %686, label %1169

686:
  %687 = shl i64 %591, 1
  %688 = mul i64 %591, 3
  br label %755

689:
  %690 = phi i64 [ %589, %654 ], [ %753, %752 ]
  %691 = getelementptr i64, ptr %660, i64 %690
  %692 = load i64, ptr %691
  %693 = mul i64 %692, %658
  %694 = getelementptr i64, ptr %662, i64 %690
  %695 = load i64, ptr %694
  %696 = getelementptr i64, ptr %660, i64 %695
  %697 = load i64, ptr %696
  %698 = add i64 %697, %693
  %699 = getelementptr double, ptr %673, i64 %698
  %700 = load double, ptr %699
  %701 = fdiv double %700, %609
  %702 = mul i64 %695, %591
  %703 = getelementptr double, ptr %616, i64 %702
  %704 = mul i64 %690, %591
  %705 = getelementptr double, ptr %607, i64 %704
  br i1 %641, label %706, label %752

706:
  %707 = fmul double %577, %701
  %708 = insertelement <8 x double> poison, double %707, i64 0
  %709 = shufflevector <8 x double> %708, <8 x double> poison, <8 x i32> zeroinitializer
  br label %710

710:
  %711 = phi i64 [ %726, %725 ], [ 0, %706 ]
  br label %712

712:
  %713 = phi i64 [ 0, %710 ], [ %723, %712 ]
  %714 = add i64 %711, %713
  %715 = getelementptr double, ptr %705, i64 %714
  %716 = bitcast ptr %715 to ptr
  %717 = load <8 x double>, ptr %716, align 8
  %718 = getelementptr double, ptr %703, i64 %714
  %719 = bitcast ptr %718 to ptr
  %720 = load <8 x double>, ptr %719, align 8
  %721 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %709, <8 x double> %717, <8 x double> %720)
  %722 = bitcast ptr %718 to ptr
  store <8 x double> %721, ptr %722, align 8
  %723 = add i64 %713, 8
  %724 = icmp eq i64 %713, 0
  br i1 %724, label %725, label %712

725:
  %726 = add i64 %711, 8
  %727 = icmp slt i64 %726, %589
  br i1 %727, label %710, label %728

728:
  %729 = getelementptr double, ptr %703, i64 %595
  %730 = fneg double %701
  %731 = fmul double %581, %730
  %732 = insertelement <8 x double> poison, double %731, i64 0
  %733 = shufflevector <8 x double> %732, <8 x double> poison, <8 x i32> zeroinitializer
  br label %734

734:
  %735 = phi i64 [ %750, %749 ], [ 0, %728 ]
  br label %736

736:
  %737 = phi i64 [ 0, %734 ], [ %747, %736 ]
  %738 = add i64 %735, %737
  %739 = getelementptr double, ptr %705, i64 %738
  %740 = bitcast ptr %739 to ptr
  %741 = load <8 x double>, ptr %740, align 8
  %742 = getelementptr double, ptr %729, i64 %738
  %743 = bitcast ptr %742 to ptr
  %744 = load <8 x double>, ptr %743, align 8
  %745 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %733, <8 x double> %741, <8 x double> %744)
  %746 = bitcast ptr %742 to ptr
  store <8 x double> %745, ptr %746, align 8
  %747 = add i64 %737, 8
  %748 = icmp eq i64 %737, 0
  br i1 %748, label %749, label %736

749:
  %750 = add i64 %735, 8
  %751 = icmp slt i64 %750, %589
  br i1 %751, label %734, label %752

752:
  %753 = add i64 %690, 1
  %754 = icmp eq i64 %753, %586
  br i1 %754, label %685, label %689

755:
  %756 = phi i64 [ 0, %686 ], [ %758, %1166 ]
  %757 = and i64 %756, 9223372036854775800
  %758 = add i64 %756, 4
  %759 = icmp slt i64 %758, %589
  %760 = select i1 %759, i64 %758, i64 %589
  %761 = icmp slt i64 %756, %760
  br i1 %761, label %762, label %919

762:
  %763 = phi i64 [ %756, %755 ], [ %800, %916 ]
  %764 = mul i64 %763, %591
  %765 = getelementptr double, ptr %616, i64 %764
  %766 = getelementptr double, ptr %765, i64 %595
  br label %774

767:
  %768 = getelementptr double, ptr %613, i64 %764
  %769 = getelementptr double, ptr %768, i64 %595
  %770 = getelementptr i64, ptr %624, i64 %763
  store i64 %786, ptr %770
  %771 = fcmp oeq double %787, 0.000000e+00
  br i1 %771, label %1172, label %772

772:
  %773 = icmp eq i64 %786, %763
  br i1 %773, label %790, label %820

774:
  %775 = phi double [ %787, %774 ], [ -1.000000e+00, %762 ]
  %776 = phi i64 [ %786, %774 ], [ %763, %762 ]
  %777 = phi i64 [ %788, %774 ], [ %763, %762 ]
  %778 = getelementptr double, ptr %765, i64 %777
  %779 = load double, ptr %778
  %780 = call double @llvm.fabs.f64(double %779)
  %781 = getelementptr double, ptr %766, i64 %777
  %782 = load double, ptr %781
  %783 = call double @llvm.fabs.f64(double %782)
  %784 = fadd double %780, %783
  %785 = fcmp ogt double %784, %775
  %786 = select i1 %785, i64 %777, i64 %776
  %787 = select i1 %785, double %784, double %775
  %788 = add i64 %777, 1
  %789 = icmp slt i64 %788, %589
  br i1 %789, label %774, label %767

790:
  %791 = getelementptr double, ptr %765, i64 %763
  %792 = load double, ptr %791
  %793 = getelementptr double, ptr %766, i64 %763
  %794 = load double, ptr %793
  %795 = fmul double %794, %794
  %796 = call double @llvm.fmuladd.f64(double %792, double %792, double %795)
  %797 = fdiv double %792, %796
  %798 = fneg double %794
  %799 = fdiv double %798, %796
  %800 = add i64 %763, 1
  %801 = shl i64 %800, 3
  %802 = sub i64 %591, %763
  %803 = shl i64 %802, 3
  %804 = bitcast ptr %768 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %804, i8 0, i64 %628, i1 false)
  %805 = getelementptr double, ptr %621, i64 %763
  store double %797, ptr %805
  %806 = add i64 %763, %595
  %807 = getelementptr double, ptr %621, i64 %806
  store double %799, ptr %807
  %808 = bitcast ptr %769 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %808, i8 0, i64 %628, i1 false)
  %809 = fneg double %797
  %810 = fneg double %799
  %811 = and i64 %800, 9223372036854775800
  %812 = icmp slt i64 %811, %589
  br i1 %812, label %813, label %867

813:
  %814 = insertelement <8 x double> poison, double %799, i64 0
  %815 = shufflevector <8 x double> %814, <8 x double> poison, <8 x i32> zeroinitializer
  %816 = insertelement <8 x double> poison, double %809, i64 0
  %817 = shufflevector <8 x double> %816, <8 x double> poison, <8 x i32> zeroinitializer
  %818 = insertelement <8 x double> poison, double %810, i64 0
  %819 = shufflevector <8 x double> %818, <8 x double> poison, <8 x i32> zeroinitializer
  br label %837

820:
  %821 = phi i64 [ %835, %820 ], [ %756, %772 ]
  %822 = icmp ult i64 %821, %763
  %823 = select i1 %822, ptr %613, ptr %616
  %824 = mul i64 %821, %591
  %825 = getelementptr double, ptr %823, i64 %824
  %826 = getelementptr double, ptr %825, i64 %763
  %827 = load double, ptr %826
  %828 = getelementptr double, ptr %825, i64 %786
  %829 = load double, ptr %828
  store double %829, ptr %826
  store double %827, ptr %828
  %830 = getelementptr double, ptr %825, i64 %595
  %831 = getelementptr double, ptr %830, i64 %763
  %832 = load double, ptr %831
  %833 = getelementptr double, ptr %830, i64 %786
  %834 = load double, ptr %833
  store double %834, ptr %831
  store double %832, ptr %833
  %835 = add i64 %821, 1
  %836 = icmp slt i64 %835, %760
  br i1 %836, label %820, label %790

837:
  %838 = phi i64 [ %865, %864 ], [ %811, %813 ]
  br label %839

839:
  %840 = phi i64 [ 0, %837 ], [ %862, %839 ]
  %841 = add i64 %838, %840
  %842 = getelementptr double, ptr %765, i64 %841
  %843 = bitcast ptr %842 to ptr
  %844 = load <8 x double>, ptr %843, align 8
  %845 = getelementptr double, ptr %766, i64 %841
  %846 = bitcast ptr %845 to ptr
  %847 = load <8 x double>, ptr %846, align 8
  %848 = fmul <8 x double> %815, %847
  %849 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %817, <8 x double> %844, <8 x double> %848)
  %850 = getelementptr double, ptr %768, i64 %841
  %851 = bitcast ptr %850 to ptr
  %852 = load <8 x double>, ptr %851, align 8
  %853 = fsub <8 x double> %852, %849
  %854 = bitcast ptr %850 to ptr
  store <8 x double> %853, ptr %854, align 8
  %855 = fmul <8 x double> %844, %819
  %856 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %817, <8 x double> %847, <8 x double> %855)
  %857 = getelementptr double, ptr %769, i64 %841
  %858 = bitcast ptr %857 to ptr
  %859 = load <8 x double>, ptr %858, align 8
  %860 = fsub <8 x double> %859, %856
  %861 = bitcast ptr %857 to ptr
  store <8 x double> %860, ptr %861, align 8
  %862 = add i64 %840, 8
  %863 = icmp eq i64 %840, 0
  br i1 %863, label %864, label %839

864:
  %865 = add i64 %838, 8
  %866 = icmp slt i64 %865, %589
  br i1 %866, label %837, label %867

867:
  call void @llvm.memset.p0.i64(ptr align 8 %808, i8 0, i64 %801, i1 false)
  %868 = bitcast ptr %793 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %868, i8 0, i64 %803, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %804, i8 0, i64 %801, i1 false)
  %869 = bitcast ptr %791 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %869, i8 0, i64 %803, i1 false)
  %870 = icmp slt i64 %800, %760
  br i1 %870, label %871, label %919

871:
  %872 = phi i64 [ %917, %916 ], [ %800, %867 ]
  %873 = mul i64 %872, %591
  %874 = getelementptr double, ptr %616, i64 %873
  %875 = getelementptr double, ptr %874, i64 %595
  %876 = getelementptr double, ptr %874, i64 %763
  %877 = load double, ptr %876
  %878 = getelementptr double, ptr %875, i64 %763
  %879 = load double, ptr %878
  br i1 %812, label %880, label %916

880:
  %881 = insertelement <8 x double> poison, double %879, i64 0
  %882 = shufflevector <8 x double> %881, <8 x double> poison, <8 x i32> zeroinitializer
  %883 = insertelement <8 x double> poison, double %877, i64 0
  %884 = shufflevector <8 x double> %883, <8 x double> poison, <8 x i32> zeroinitializer
  br label %885

885:
  %886 = phi i64 [ %914, %913 ], [ %811, %880 ]
  br label %887

887:
  %888 = phi i64 [ 0, %885 ], [ %911, %887 ]
  %889 = add i64 %886, %888
  %890 = getelementptr double, ptr %768, i64 %889
  %891 = bitcast ptr %890 to ptr
  %892 = load <8 x double>, ptr %891, align 8
  %893 = getelementptr double, ptr %769, i64 %889
  %894 = bitcast ptr %893 to ptr
  %895 = load <8 x double>, ptr %894, align 8
  %896 = fneg <8 x double> %895
  %897 = fmul <8 x double> %882, %896
  %898 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %884, <8 x double> %892, <8 x double> %897)
  %899 = getelementptr double, ptr %874, i64 %889
  %900 = bitcast ptr %899 to ptr
  %901 = load <8 x double>, ptr %900, align 8
  %902 = fsub <8 x double> %901, %898
  %903 = bitcast ptr %899 to ptr
  store <8 x double> %902, ptr %903, align 8
  %904 = fmul <8 x double> %882, %892
  %905 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %884, <8 x double> %895, <8 x double> %904)
  %906 = getelementptr double, ptr %875, i64 %889
  %907 = bitcast ptr %906 to ptr
  %908 = load <8 x double>, ptr %907, align 8
  %909 = fsub <8 x double> %908, %905
  %910 = bitcast ptr %906 to ptr
  store <8 x double> %909, ptr %910, align 8
  %911 = add i64 %888, 8
  %912 = icmp eq i64 %888, 0
  br i1 %912, label %913, label %887

913:
  %914 = add i64 %886, 8
  %915 = icmp slt i64 %914, %589
  br i1 %915, label %885, label %916

916:
  %917 = add i64 %872, 1
  %918 = icmp slt i64 %917, %760
  br i1 %918, label %871, label %762

919:
  br i1 %759, label %920, label %1169

920:
  %921 = mul i64 %756, %591
  %922 = getelementptr double, ptr %613, i64 %921
  %923 = getelementptr double, ptr %922, i64 %595
  %924 = or i64 %756, 3
  %925 = or i64 %756, 1
  %926 = getelementptr double, ptr %922, i64 %925
  %927 = getelementptr double, ptr %923, i64 %925
  %928 = or i64 %756, 2
  %929 = getelementptr double, ptr %922, i64 %928
  %930 = getelementptr double, ptr %923, i64 %928
  %931 = add i64 %928, %591
  %932 = getelementptr double, ptr %922, i64 %931
  %933 = getelementptr double, ptr %923, i64 %931
  %934 = getelementptr double, ptr %922, i64 %924
  %935 = getelementptr double, ptr %923, i64 %924
  %936 = add i64 %924, %591
  %937 = getelementptr double, ptr %922, i64 %936
  %938 = getelementptr double, ptr %923, i64 %936
  %939 = add i64 %924, %687
  %940 = getelementptr double, ptr %922, i64 %939
  %941 = getelementptr double, ptr %923, i64 %939
  %942 = icmp slt i64 %757, %589
  br label %943

943:
  %944 = phi i64 [ %758, %920 ], [ %1167, %1166 ]
  %945 = mul i64 %944, %591
  %946 = getelementptr double, ptr %616, i64 %945
  %947 = getelementptr double, ptr %639, i64 %945
  br label %948

948:
  %949 = phi i64 [ %756, %943 ], [ %972, %971 ]
  %950 = getelementptr i64, ptr %624, i64 %949
  %951 = load i64, ptr %950
  %952 = icmp eq i64 %951, %949
  br i1 %952, label %966, label %953

953:
  %954 = getelementptr double, ptr %946, i64 %949
  %955 = load double, ptr %954
  %956 = getelementptr double, ptr %946, i64 %951
  %957 = load double, ptr %956
  store double %957, ptr %954
  store double %955, ptr %956
  %958 = getelementptr double, ptr %947, i64 %949
  %959 = load double, ptr %958
  %960 = getelementptr double, ptr %947, i64 %951
  %961 = load double, ptr %960
  store double %961, ptr %958
  store double %959, ptr %960
  %962 = add i64 %949, 1
  %963 = icmp slt i64 %949, %924
  %964 = icmp slt i64 %962, %589
  %965 = and i1 %963, %964
  br i1 %965, label %971, label %973

966:
  %967 = add i64 %949, 1
  %968 = icmp slt i64 %949, %924
  %969 = icmp slt i64 %967, %589
  %970 = and i1 %968, %969
  br i1 %970, label %971, label %973

971:
  %972 = phi i64 [ %967, %966 ], [ %962, %953 ]
  br label %948

973:
  %974 = getelementptr double, ptr %946, i64 %756
  %975 = load double, ptr %974
  %976 = getelementptr double, ptr %947, i64 %756
  %977 = load double, ptr %976
  %978 = call double @llvm.fabs.f64(double %975)
  %979 = call double @llvm.fabs.f64(double %977)
  %980 = fadd double %978, %979
  %981 = fadd double %980, 0.000000e+00
  %982 = getelementptr double, ptr %946, i64 %925
  %983 = load double, ptr %982
  %984 = getelementptr double, ptr %947, i64 %925
  %985 = load double, ptr %984
  %986 = load double, ptr %926
  %987 = load double, ptr %927
  %988 = fneg double %987
  %989 = fmul double %977, %988
  %990 = call double @llvm.fmuladd.f64(double %986, double %975, double %989)
  %991 = fmul double %975, %987
  %992 = call double @llvm.fmuladd.f64(double %986, double %977, double %991)
  %993 = fsub double %985, %992
  %994 = fsub double %983, %990
  %995 = call double @llvm.fabs.f64(double %994)
  %996 = call double @llvm.fabs.f64(double %993)
  %997 = fadd double %996, %995
  %998 = fadd double %981, %997
  %999 = getelementptr double, ptr %946, i64 %928
  %1000 = load double, ptr %999
  %1001 = getelementptr double, ptr %947, i64 %928
  %1002 = load double, ptr %1001
  %1003 = load double, ptr %929
  %1004 = load double, ptr %930
  %1005 = fneg double %1004
  %1006 = fmul double %977, %1005
  %1007 = call double @llvm.fmuladd.f64(double %1003, double %975, double %1006)
  %1008 = fmul double %975, %1004
  %1009 = call double @llvm.fmuladd.f64(double %1003, double %977, double %1008)
  %1010 = fsub double %1002, %1009
  %1011 = load double, ptr %932
  %1012 = load double, ptr %933
  %1013 = fneg double %1012
  %1014 = fmul double %993, %1013
  %1015 = call double @llvm.fmuladd.f64(double %1011, double %994, double %1014)
  %1016 = fmul double %994, %1012
  %1017 = call double @llvm.fmuladd.f64(double %1011, double %993, double %1016)
  %1018 = fsub double %1010, %1017
  %1019 = fsub double %1000, %1007
  %1020 = fsub double %1019, %1015
  %1021 = call double @llvm.fabs.f64(double %1020)
  %1022 = call double @llvm.fabs.f64(double %1018)
  %1023 = fadd double %1022, %1021
  %1024 = fadd double %998, %1023
  %1025 = getelementptr double, ptr %946, i64 %924
  %1026 = load double, ptr %1025
  %1027 = getelementptr double, ptr %947, i64 %924
  %1028 = load double, ptr %1027
  %1029 = load double, ptr %934
  %1030 = load double, ptr %935
  %1031 = fneg double %1030
  %1032 = fmul double %977, %1031
  %1033 = call double @llvm.fmuladd.f64(double %1029, double %975, double %1032)
  %1034 = fmul double %975, %1030
  %1035 = call double @llvm.fmuladd.f64(double %1029, double %977, double %1034)
  %1036 = fsub double %1028, %1035
  %1037 = fsub double %1026, %1033
  %1038 = load double, ptr %937
  %1039 = load double, ptr %938
  %1040 = fneg double %1039
  %1041 = fmul double %993, %1040
  %1042 = call double @llvm.fmuladd.f64(double %1038, double %994, double %1041)
  %1043 = fmul double %994, %1039
  %1044 = call double @llvm.fmuladd.f64(double %1038, double %993, double %1043)
  %1045 = fsub double %1036, %1044
  %1046 = fsub double %1037, %1042
  %1047 = load double, ptr %940
  %1048 = load double, ptr %941
  %1049 = fneg double %1048
  %1050 = fmul double %1018, %1049
  %1051 = call double @llvm.fmuladd.f64(double %1047, double %1020, double %1050)
  %1052 = fmul double %1020, %1048
  %1053 = call double @llvm.fmuladd.f64(double %1047, double %1018, double %1052)
  %1054 = fsub double %1045, %1053
  %1055 = fsub double %1046, %1051
  %1056 = call double @llvm.fabs.f64(double %1055)
  %1057 = call double @llvm.fabs.f64(double %1054)
  %1058 = fadd double %1057, %1056
  %1059 = fadd double %1024, %1058
  %1060 = fcmp oeq double %1059, 0.000000e+00
  br i1 %1060, label %1166, label %1061

1061:
  br i1 %942, label %1062, label %1166

1062:
  %1063 = fneg double %975
  %1064 = fneg double %994
  %1065 = fneg double %1020
  %1066 = fneg double %1055
  %1067 = fneg double %977
  %1068 = fneg double %993
  %1069 = fneg double %1018
  %1070 = fneg double %1054
  %1071 = insertelement <8 x double> poison, double %1063, i64 0
  %1072 = shufflevector <8 x double> %1071, <8 x double> poison, <8 x i32> zeroinitializer
  %1073 = insertelement <8 x double> poison, double %1064, i64 0
  %1074 = shufflevector <8 x double> %1073, <8 x double> poison, <8 x i32> zeroinitializer
  %1075 = insertelement <8 x double> poison, double %1065, i64 0
  %1076 = shufflevector <8 x double> %1075, <8 x double> poison, <8 x i32> zeroinitializer
  %1077 = insertelement <8 x double> poison, double %1066, i64 0
  %1078 = shufflevector <8 x double> %1077, <8 x double> poison, <8 x i32> zeroinitializer
  %1079 = insertelement <8 x double> poison, double %993, i64 0
  %1080 = shufflevector <8 x double> %1079, <8 x double> poison, <8 x i32> zeroinitializer
  %1081 = insertelement <8 x double> poison, double %977, i64 0
  %1082 = shufflevector <8 x double> %1081, <8 x double> poison, <8 x i32> zeroinitializer
  %1083 = insertelement <8 x double> poison, double %1018, i64 0
  %1084 = shufflevector <8 x double> %1083, <8 x double> poison, <8 x i32> zeroinitializer
  %1085 = insertelement <8 x double> poison, double %1054, i64 0
  %1086 = shufflevector <8 x double> %1085, <8 x double> poison, <8 x i32> zeroinitializer
  %1087 = insertelement <8 x double> poison, double %1067, i64 0
  %1088 = shufflevector <8 x double> %1087, <8 x double> poison, <8 x i32> zeroinitializer
  %1089 = insertelement <8 x double> poison, double %1068, i64 0
  %1090 = shufflevector <8 x double> %1089, <8 x double> poison, <8 x i32> zeroinitializer
  %1091 = insertelement <8 x double> poison, double %1069, i64 0
  %1092 = shufflevector <8 x double> %1091, <8 x double> poison, <8 x i32> zeroinitializer
  %1093 = insertelement <8 x double> poison, double %1070, i64 0
  %1094 = shufflevector <8 x double> %1093, <8 x double> poison, <8 x i32> zeroinitializer
  %1095 = insertelement <8 x double> poison, double %994, i64 0
  %1096 = shufflevector <8 x double> %1095, <8 x double> poison, <8 x i32> zeroinitializer
  %1097 = insertelement <8 x double> poison, double %975, i64 0
  %1098 = shufflevector <8 x double> %1097, <8 x double> poison, <8 x i32> zeroinitializer
  %1099 = insertelement <8 x double> poison, double %1020, i64 0
  %1100 = shufflevector <8 x double> %1099, <8 x double> poison, <8 x i32> zeroinitializer
  %1101 = insertelement <8 x double> poison, double %1055, i64 0
  %1102 = shufflevector <8 x double> %1101, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1103

1103:
  %1104 = phi i64 [ %1105, %1164 ], [ %757, %1062 ]
  %1105 = add i64 %1104, 8
  br label %1106

1106:
  %1107 = phi i64 [ 0, %1103 ], [ %1162, %1106 ]
  %1108 = add i64 %1104, %1107
  %1109 = getelementptr double, ptr %922, i64 %1108
  %1110 = bitcast ptr %1109 to ptr
  %1111 = load <8 x double>, ptr %1110, align 8
  %1112 = add i64 %1108, %591
  %1113 = getelementptr double, ptr %922, i64 %1112
  %1114 = bitcast ptr %1113 to ptr
  %1115 = load <8 x double>, ptr %1114, align 8
  %1116 = add i64 %1108, %687
  %1117 = getelementptr double, ptr %922, i64 %1116
  %1118 = bitcast ptr %1117 to ptr
  %1119 = load <8 x double>, ptr %1118, align 8
  %1120 = add i64 %1108, %688
  %1121 = getelementptr double, ptr %922, i64 %1120
  %1122 = bitcast ptr %1121 to ptr
  %1123 = load <8 x double>, ptr %1122, align 8
  %1124 = getelementptr double, ptr %923, i64 %1108
  %1125 = bitcast ptr %1124 to ptr
  %1126 = load <8 x double>, ptr %1125, align 8
  %1127 = getelementptr double, ptr %923, i64 %1112
  %1128 = bitcast ptr %1127 to ptr
  %1129 = load <8 x double>, ptr %1128, align 8
  %1130 = getelementptr double, ptr %923, i64 %1116
  %1131 = bitcast ptr %1130 to ptr
  %1132 = load <8 x double>, ptr %1131, align 8
  %1133 = getelementptr double, ptr %923, i64 %1120
  %1134 = bitcast ptr %1133 to ptr
  %1135 = load <8 x double>, ptr %1134, align 8
  %1136 = getelementptr double, ptr %946, i64 %1108
  %1137 = bitcast ptr %1136 to ptr
  %1138 = load <8 x double>, ptr %1137, align 8
  %1139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1072, <8 x double> %1111, <8 x double> %1138)
  %1140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1074, <8 x double> %1115, <8 x double> %1139)
  %1141 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1076, <8 x double> %1119, <8 x double> %1140)
  %1142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1078, <8 x double> %1123, <8 x double> %1141)
  %1143 = fmul <8 x double> %1080, %1129
  %1144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1082, <8 x double> %1126, <8 x double> %1143)
  %1145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1084, <8 x double> %1132, <8 x double> %1144)
  %1146 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1086, <8 x double> %1135, <8 x double> %1145)
  %1147 = fadd <8 x double> %1146, %1142
  %1148 = bitcast ptr %1136 to ptr
  store <8 x double> %1147, ptr %1148, align 8
  %1149 = getelementptr double, ptr %947, i64 %1108
  %1150 = bitcast ptr %1149 to ptr
  %1151 = load <8 x double>, ptr %1150, align 8
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1088, <8 x double> %1111, <8 x double> %1151)
  %1153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1090, <8 x double> %1115, <8 x double> %1152)
  %1154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1092, <8 x double> %1119, <8 x double> %1153)
  %1155 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1094, <8 x double> %1123, <8 x double> %1154)
  %1156 = fmul <8 x double> %1096, %1129
  %1157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1098, <8 x double> %1126, <8 x double> %1156)
  %1158 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1100, <8 x double> %1132, <8 x double> %1157)
  %1159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1102, <8 x double> %1135, <8 x double> %1158)
  %1160 = fsub <8 x double> %1155, %1159
  %1161 = bitcast ptr %1149 to ptr
  store <8 x double> %1160, ptr %1161, align 8
  %1162 = add i64 %1107, 8
  %1163 = icmp eq i64 %1107, 0
  br i1 %1163, label %1164, label %1106

1164:
  %1165 = icmp slt i64 %1105, %589
  br i1 %1165, label %1103, label %1166

1166:
  %1167 = add i64 %944, 1
  %1168 = icmp slt i64 %1167, %589
  br i1 %1168, label %943, label %755

1169:
  %1170 = add i64 %574, 2
  %1171 = icmp slt i64 %1170, %188
  br i1 %1171, label %573, label %1174

1172:
  %1173 = fmul double %184, 5.000000e-01
  store double %1173, ptr %16
  call void @reject(ptr %0)
  br label %2928

1174:
  call void @write_scale(ptr %0)
  %1175 = load i64, ptr %9
  %1176 = icmp eq i64 %1175, 3
  %1177 = icmp eq i64 %1175, 5
  %1178 = select i1 %1177, ptr @RADAU5, ptr @RADAU7
  %1179 = select i1 %1176, ptr @RADAU3, ptr %1178
  %1180 = getelementptr double, ptr %1179, i64 1
  %1181 = load double, ptr %1180
  %1182 = sitofp i64 %1175 to double
  %1183 = load ptr, ptr %18
  %1184 = getelementptr %struct.ode_options, ptr %1183, i64 0, i32 1
  %1185 = load double, ptr %1184
  %1186 = fadd double %1182, 1.000000e+00
  %1187 = fmul double %1186, 5.000000e-01
  %1188 = fdiv double %1187, %1182
  %1189 = call double @llvm.pow.f64(double %1185, double %1188)
  %1190 = fmul double %1181, %1189
  %1191 = fdiv double 0x3CE4000000000000, %1190
  %1192 = call double @llvm.sqrt.f64(double %1190)
  %1193 = fmul double %1192, 3.000000e+00
  %1194 = call double @llvm.minnum.f64(double %1193, double 3.000000e-02)
  %1195 = call double @llvm.maxnum.f64(double %1191, double %1194)
  %1196 = add i64 %1175, 4
  store double 1.000000e-02, ptr %23
  %1197 = load double, ptr %12
  %1198 = call double @llvm.maxnum.f64(double %1197, double 0x3CB0000000000000)
  %1199 = call double @llvm.pow.f64(double %1198, double 8.000000e-01)
  store double %1199, ptr %12
  %1200 = load ptr, ptr %6
  %1201 = getelementptr %struct.ode_system, ptr %1200, i64 0, i32 0
  %1202 = load i64, ptr %1201
  %1203 = getelementptr double, ptr %1179, i64 2
  %1204 = load i64, ptr %24
  %1205 = icmp eq i64 %1204, 3
  %1206 = icmp eq i64 %1204, 5
  %1207 = select i1 %1206, ptr @RADAU5, ptr @RADAU7
  %1208 = select i1 %1205, ptr @RADAU3, ptr %1207
  %1209 = getelementptr double, ptr %1208, i64 2
  %1210 = icmp sgt i64 %1175, 0
  br i1 %1210, label %1211, label %1269

1211:
  %1212 = shl i64 %1202, 3
  %1213 = icmp sgt i64 %1204, 0
  %1214 = icmp sgt i64 %1202, 0
  br label %1215

1215:
  %1216 = phi i64 [ %1202, %1211 ], [ %1268, %1265 ]
  %1217 = phi i64 [ 0, %1211 ], [ %1263, %1265 ]
  %1218 = add i64 %1217, 15
  %1219 = load ptr, ptr %5
  %1220 = mul i64 %1218, %1216
  %1221 = getelementptr double, ptr %1219, i64 %1220
  %1222 = bitcast ptr %1221 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %1222, i8 0, i64 %1212, i1 false)
  %1223 = load double, ptr %8
  %1224 = fcmp oeq double %1223, 0.000000e+00
  br i1 %1224, label %1262, label %1225

1225:
  %1226 = getelementptr double, ptr %1203, i64 %1217
  %1227 = load double, ptr %1226
  %1228 = fmul double %184, %1227
  %1229 = fdiv double %1228, %1223
  br i1 %1213, label %1230, label %1262

1230:
  %1231 = load ptr, ptr %5
  %1232 = load ptr, ptr %6
  %1233 = getelementptr %struct.ode_system, ptr %1232, i64 0, i32 0
  %1234 = load i64, ptr %1233
  br label %1237

1235:
  %1236 = icmp sgt i64 %1238, 1
  br i1 %1236, label %1237, label %1262

1237:
  %1238 = phi i64 [ %1204, %1230 ], [ %1239, %1235 ]
  %1239 = add i64 %1238, -1
  %1240 = add i64 %1238, 35
  %1241 = mul i64 %1240, %1234
  %1242 = getelementptr double, ptr %1231, i64 %1241
  %1243 = icmp slt i64 %1204, %1238
  br i1 %1243, label %1249, label %1244

1244:
  %1245 = sub i64 %1204, %1238
  %1246 = getelementptr double, ptr %1209, i64 %1245
  %1247 = load double, ptr %1246
  %1248 = fadd double %1247, -1.000000e+00
  br label %1249

1249:
  %1250 = phi double [ %1248, %1244 ], [ -1.000000e+00, %1237 ]
  %1251 = fsub double %1229, %1250
  br i1 %1214, label %1252, label %1235

1252:
  %1253 = phi i64 [ %1260, %1252 ], [ 0, %1249 ]
  %1254 = getelementptr double, ptr %1242, i64 %1253
  %1255 = load double, ptr %1254
  %1256 = getelementptr double, ptr %1221, i64 %1253
  %1257 = load double, ptr %1256
  %1258 = fadd double %1255, %1257
  %1259 = fmul double %1251, %1258
  store double %1259, ptr %1256
  %1260 = add i64 %1253, 1
  %1261 = icmp eq i64 %1260, %1202
  br i1 %1261, label %1235, label %1252

1262:
  %1263 = add i64 %1217, 1
  %1264 = icmp eq i64 %1263, %1175
  br i1 %1264, label %1269, label %1265

1265:
  %1266 = load ptr, ptr %6
  %1267 = getelementptr %struct.ode_system, ptr %1266, i64 0, i32 0
  %1268 = load i64, ptr %1267
  br label %1215

1269:
  %1270 = getelementptr double, ptr %1203, i64 %1175
  %1271 = mul i64 %1175, %1175
  %1272 = getelementptr double, ptr %1270, i64 %1271
  call void @transform(ptr %0, ptr %1272, i64 5, i64 19)
  %1273 = icmp slt i64 %1175, -3
  br i1 %1273, label %2224, label %1274

1274:
  %1275 = phi i64 [ %2222, %2220 ], [ 1, %1269 ]
  %1276 = phi double [ %2221, %2220 ], [ 0.000000e+00, %1269 ]
  %1277 = phi double [ %2218, %2220 ], [ 0.000000e+00, %1269 ]
  %1278 = load ptr, ptr %6
  %1279 = getelementptr %struct.ode_system, ptr %1278, i64 0, i32 0
  %1280 = load i64, ptr %1279
  %1281 = load i64, ptr %9
  %1282 = icmp eq i64 %1281, 3
  %1283 = icmp eq i64 %1281, 5
  %1284 = select i1 %1283, ptr @RADAU5, ptr @RADAU7
  %1285 = select i1 %1282, ptr @RADAU3, ptr %1284
  %1286 = getelementptr double, ptr %1285, i64 2
  %1287 = load ptr, ptr %5
  %1288 = mul i64 %1280, 3
  %1289 = getelementptr double, ptr %1287, i64 %1288
  %1290 = icmp sgt i64 %1281, 0
  br i1 %1290, label %1291, label %1359

1291:
  %1292 = icmp sgt i64 %1280, 0
  br label %1293

1293:
  %1294 = phi i64 [ %1280, %1291 ], [ %1352, %1348 ]
  %1295 = phi ptr [ %1278, %1291 ], [ %1350, %1348 ]
  %1296 = phi ptr [ %1287, %1291 ], [ %1349, %1348 ]
  %1297 = phi i64 [ 0, %1291 ], [ %1346, %1348 ]
  %1298 = add i64 %1297, 15
  %1299 = mul i64 %1298, %1294
  %1300 = getelementptr double, ptr %1296, i64 %1299
  %1301 = load double, ptr %4
  %1302 = getelementptr double, ptr %1286, i64 %1297
  %1303 = load double, ptr %1302
  %1304 = call double @llvm.fmuladd.f64(double %1303, double %184, double %1301)
  br i1 %1292, label %1335, label %1305

1305:
  %1306 = add i64 %1297, 22
  %1307 = mul i64 %1306, %1294
  %1308 = getelementptr double, ptr %1296, i64 %1307
  %1309 = getelementptr %struct.ode_system, ptr %1295, i64 0, i32 4
  %1310 = load ptr, ptr %1309
  %1311 = getelementptr %struct.ode_system, ptr %1295, i64 0, i32 3
  %1312 = load ptr, ptr %1311
  %1313 = call i64 %1310(ptr %1312, double %1304, ptr %1289, ptr %1308)
  %1314 = load i64, ptr %7
  %1315 = add i64 %1314, 1
  store i64 %1315, ptr %7
  switch i64 %1313, label %2932 [
    i64 3, label %1316
    i64 0, label %1345
  ]

1316:
  store i64 3, ptr %26
  store double %1304, ptr %27
  %1317 = load ptr, ptr %5
  %1318 = load ptr, ptr %6
  %1319 = getelementptr %struct.ode_system, ptr %1318, i64 0, i32 0
  %1320 = load i64, ptr %1319
  %1321 = shl i64 %1320, 2
  %1322 = getelementptr double, ptr %1317, i64 %1321
  %1323 = bitcast ptr %1322 to ptr
  %1324 = bitcast ptr %1308 to ptr
  %1325 = shl i64 %1320, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1323, ptr align 8 %1324, i64 %1325, i1 false)
  %1326 = load ptr, ptr %5
  %1327 = load ptr, ptr %6
  %1328 = getelementptr %struct.ode_system, ptr %1327, i64 0, i32 0
  %1329 = load i64, ptr %1328
  %1330 = mul i64 %1329, 5
  %1331 = getelementptr double, ptr %1326, i64 %1330
  %1332 = bitcast ptr %1331 to ptr
  %1333 = bitcast ptr %1289 to ptr
  %1334 = shl i64 %1329, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1332, ptr align 8 %1333, i64 %1334, i1 false)
  br label %2224

1335:
  %1336 = phi i64 [ %1343, %1335 ], [ 0, %1293 ]
  %1337 = getelementptr double, ptr %1287, i64 %1336
  %1338 = load double, ptr %1337
  %1339 = getelementptr double, ptr %1300, i64 %1336
  %1340 = load double, ptr %1339
  %1341 = fadd double %1338, %1340
  %1342 = getelementptr double, ptr %1289, i64 %1336
  store double %1341, ptr %1342
  %1343 = add i64 %1336, 1
  %1344 = icmp eq i64 %1343, %1280
  br i1 %1344, label %1305, label %1335

1345:
  %1346 = add i64 %1297, 1
  %1347 = icmp eq i64 %1346, %1281
  br i1 %1347, label %1353, label %1348

1348:
  %1349 = load ptr, ptr %5
  %1350 = load ptr, ptr %6
  %1351 = getelementptr %struct.ode_system, ptr %1350, i64 0, i32 0
  %1352 = load i64, ptr %1351
  br label %1293

1353:
  %1354 = load ptr, ptr %6
  %1355 = getelementptr %struct.ode_system, ptr %1354, i64 0, i32 0
  %1356 = load i64, ptr %1355
  %1357 = load i64, ptr %9
  %1358 = load ptr, ptr %5
  br label %1359

1359:
  %1360 = phi ptr [ %1358, %1353 ], [ %1287, %1274 ]
  %1361 = phi i64 [ %1357, %1353 ], [ %1281, %1274 ]
  %1362 = phi i64 [ %1356, %1353 ], [ %1280, %1274 ]
  %1363 = icmp eq i64 %1361, 3
  %1364 = icmp eq i64 %1361, 5
  %1365 = select i1 %1364, ptr @RADAU5, ptr @RADAU7
  %1366 = select i1 %1363, ptr @RADAU3, ptr %1365
  %1367 = getelementptr double, ptr %1366, i64 2
  %1368 = getelementptr double, ptr %1367, i64 %1361
  %1369 = mul i64 %1361, %1361
  %1370 = getelementptr double, ptr %1368, i64 %1369
  %1371 = getelementptr double, ptr %1370, i64 %1369
  %1372 = mul i64 %1362, 11
  %1373 = getelementptr double, ptr %1360, i64 %1372
  call void @transform(ptr %0, ptr %1370, i64 12, i64 12)
  %1374 = icmp sgt i64 %1361, 0
  br i1 %1374, label %1375, label %2173

1375:
  %1376 = icmp sgt i64 %1362, 0
  br label %1382

1377:
  %1378 = load ptr, ptr %5
  %1379 = load ptr, ptr %6
  %1380 = getelementptr %struct.ode_system, ptr %1379, i64 0, i32 0
  %1381 = load i64, ptr %1380
  br label %2146

1382:
  %1383 = phi i64 [ 0, %1375 ], [ %2144, %2142 ]
  %1384 = add i64 %1383, 22
  %1385 = load ptr, ptr %5
  %1386 = load ptr, ptr %6
  %1387 = getelementptr %struct.ode_system, ptr %1386, i64 0, i32 0
  %1388 = load i64, ptr %1387
  %1389 = mul i64 %1388, %1384
  %1390 = getelementptr double, ptr %1385, i64 %1389
  %1391 = add i64 %1383, 29
  %1392 = mul i64 %1388, %1391
  %1393 = getelementptr double, ptr %1385, i64 %1392
  %1394 = add i64 %1383, 23
  %1395 = mul i64 %1388, %1394
  %1396 = getelementptr double, ptr %1385, i64 %1395
  %1397 = add i64 %1383, 30
  %1398 = mul i64 %1388, %1397
  %1399 = getelementptr double, ptr %1385, i64 %1398
  %1400 = getelementptr double, ptr %1371, i64 %1383
  %1401 = load double, ptr %1400
  %1402 = fdiv double %1401, %184
  %1403 = icmp eq i64 %1383, 0
  br i1 %1403, label %1409, label %1404

1404:
  %1405 = add i64 %1383, 1
  %1406 = getelementptr double, ptr %1371, i64 %1405
  %1407 = load double, ptr %1406
  %1408 = fdiv double %1407, %184
  br label %1409

1409:
  %1410 = phi double [ %1408, %1404 ], [ 0.000000e+00, %1382 ]
  br i1 %1376, label %1411, label %1413

1411:
  %1412 = fneg double %1402
  br label %1414

1413:
  br i1 %1403, label %2141, label %1435

1414:
  %1415 = phi i64 [ 0, %1411 ], [ %1433, %1432 ]
  %1416 = getelementptr double, ptr %1393, i64 %1415
  %1417 = load double, ptr %1416
  %1418 = getelementptr double, ptr %1390, i64 %1415
  %1419 = load double, ptr %1418
  %1420 = call double @llvm.fmuladd.f64(double %1412, double %1417, double %1419)
  store double %1420, ptr %1418
  br i1 %1403, label %1432, label %1421

1421:
  %1422 = getelementptr double, ptr %1399, i64 %1415
  %1423 = load double, ptr %1422
  %1424 = call double @llvm.fmuladd.f64(double %1410, double %1423, double %1420)
  store double %1424, ptr %1418
  %1425 = load double, ptr %1422
  %1426 = load double, ptr %1416
  %1427 = fmul double %1410, %1426
  %1428 = call double @llvm.fmuladd.f64(double %1402, double %1425, double %1427)
  %1429 = getelementptr double, ptr %1396, i64 %1415
  %1430 = load double, ptr %1429
  %1431 = fsub double %1430, %1428
  store double %1431, ptr %1429
  br label %1432

1432:
  %1433 = add i64 %1415, 1
  %1434 = icmp eq i64 %1433, %1362
  br i1 %1434, label %1413, label %1414

1435:
  %1436 = lshr i64 %1383, 1
  %1437 = load ptr, ptr %22
  %1438 = mul i64 %1388, 5
  %1439 = getelementptr i64, ptr %1437, i64 %1438
  %1440 = load i64, ptr %1439
  %1441 = add i64 %1440, 7
  %1442 = and i64 %1441, -8
  %1443 = add i64 %1388, 7
  %1444 = and i64 %1443, -8
  %1445 = or i64 %1444, 1
  %1446 = mul i64 %1445, %1444
  %1447 = shl i64 %1388, 2
  %1448 = getelementptr i64, ptr %1437, i64 %1447
  %1449 = load ptr, ptr %18
  %1450 = getelementptr %struct.ode_options, ptr %1449, i64 0, i32 0
  %1451 = load ptr, ptr %1450
  %1452 = getelementptr %struct.ode_method, ptr %1451, i64 0, i32 4
  %1453 = load i64, ptr %1452
  %1454 = add i64 %1453, 10
  %1455 = mul i64 %1454, %1388
  %1456 = add i64 %1455, 7
  %1457 = and i64 %1456, -8
  %1458 = getelementptr double, ptr %1385, i64 %1457
  %1459 = getelementptr double, ptr %1458, i64 %1446
  %1460 = fmul double %1410, %1410
  %1461 = call double @llvm.fmuladd.f64(double %1402, double %1402, double %1460)
  %1462 = shl i64 %1436, 2
  %1463 = add i64 %1462, 4
  %1464 = mul i64 %1446, %1463
  %1465 = getelementptr double, ptr %1458, i64 %1464
  %1466 = add i64 %1462, 6
  %1467 = mul i64 %1446, %1466
  %1468 = getelementptr double, ptr %1458, i64 %1467
  %1469 = add i64 %1462, 7
  %1470 = mul i64 %1446, %1469
  %1471 = getelementptr double, ptr %1458, i64 %1470
  %1472 = sub i64 0, %1444
  %1473 = getelementptr double, ptr %1471, i64 %1472
  %1474 = add i64 %1436, 1
  %1475 = mul i64 %1388, %1474
  %1476 = getelementptr i64, ptr %1437, i64 %1475
  %1477 = mul i64 %1446, 5
  %1478 = getelementptr double, ptr %1458, i64 %1477
  %1479 = getelementptr double, ptr %1478, i64 %1472
  %1480 = getelementptr double, ptr %1479, i64 %1446
  %1481 = icmp sgt i64 %1442, 0
  br i1 %1481, label %1487, label %1482

1482:
  %1483 = icmp slt i64 %1440, %1388
  br i1 %1483, label %1484, label %1505

1484:
  %1485 = icmp sgt i64 %1440, 0
  %1486 = fneg double %1410
  br label %1510

1487:
  %1488 = phi i64 [ %1503, %1500 ], [ 0, %1435 ]
  %1489 = icmp slt i64 %1488, %1440
  br i1 %1489, label %1490, label %1498

1490:
  %1491 = getelementptr i64, ptr %1448, i64 %1488
  %1492 = load i64, ptr %1491
  %1493 = getelementptr double, ptr %1390, i64 %1492
  %1494 = load double, ptr %1493
  %1495 = getelementptr double, ptr %1479, i64 %1488
  store double %1494, ptr %1495
  %1496 = getelementptr double, ptr %1396, i64 %1492
  %1497 = load double, ptr %1496
  br label %1500

1498:
  %1499 = getelementptr double, ptr %1479, i64 %1488
  store double 0.000000e+00, ptr %1499
  br label %1500

1500:
  %1501 = phi double [ %1497, %1490 ], [ 0.000000e+00, %1498 ]
  %1502 = getelementptr double, ptr %1480, i64 %1488
  store double %1501, ptr %1502
  %1503 = add i64 %1488, 1
  %1504 = icmp eq i64 %1503, %1442
  br i1 %1504, label %1482, label %1487

1505:
  %1506 = icmp sgt i64 %1440, 0
  br i1 %1506, label %1507, label %1577

1507:
  %1508 = shl i64 %1442, 1
  %1509 = mul i64 %1442, 3
  br label %1584

1510:
  %1511 = phi i64 [ %1440, %1484 ], [ %1575, %1574 ]
  %1512 = getelementptr i64, ptr %1448, i64 %1511
  %1513 = load i64, ptr %1512
  %1514 = getelementptr double, ptr %1390, i64 %1513
  %1515 = load double, ptr %1514
  %1516 = getelementptr double, ptr %1396, i64 %1513
  %1517 = load double, ptr %1516
  %1518 = fmul double %1410, %1517
  %1519 = call double @llvm.fmuladd.f64(double %1515, double %1402, double %1518)
  %1520 = fdiv double %1519, %1461
  store double %1520, ptr %1514
  br i1 %1485, label %1521, label %1552

1521:
  %1522 = mul i64 %1511, %1442
  %1523 = getelementptr double, ptr %1459, i64 %1522
  %1524 = fneg double %1520
  %1525 = insertelement <8 x double> poison, double %1524, i64 0
  %1526 = shufflevector <8 x double> %1525, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1527

1527:
  %1528 = phi i64 [ %1543, %1542 ], [ 0, %1521 ]
  br label %1529

1529:
  %1530 = phi i64 [ 0, %1527 ], [ %1540, %1529 ]
  %1531 = add i64 %1528, %1530
  %1532 = getelementptr double, ptr %1523, i64 %1531
  %1533 = bitcast ptr %1532 to ptr
  %1534 = load <8 x double>, ptr %1533, align 8
  %1535 = getelementptr double, ptr %1479, i64 %1531
  %1536 = bitcast ptr %1535 to ptr
  %1537 = load <8 x double>, ptr %1536, align 8
  %1538 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1526, <8 x double> %1534, <8 x double> %1537)
  %1539 = bitcast ptr %1535 to ptr
  store <8 x double> %1538, ptr %1539, align 8
  %1540 = add i64 %1530, 8
  %1541 = icmp eq i64 %1530, 0
  br i1 %1541, label %1542, label %1529

1542:
  %1543 = add i64 %1528, 8
  %1544 = icmp slt i64 %1543, %1440
  br i1 %1544, label %1527, label %1545

1545:
  %1546 = load double, ptr %1516
  %1547 = call double @llvm.fmuladd.f64(double %1486, double %1520, double %1546)
  %1548 = fdiv double %1547, %1402
  store double %1548, ptr %1516
  %1549 = fneg double %1548
  %1550 = insertelement <8 x double> poison, double %1549, i64 0
  %1551 = shufflevector <8 x double> %1550, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1556

1552:
  %1553 = load double, ptr %1516
  %1554 = call double @llvm.fmuladd.f64(double %1486, double %1520, double %1553)
  %1555 = fdiv double %1554, %1402
  store double %1555, ptr %1516
  br label %1574

1556:
  %1557 = phi i64 [ %1572, %1571 ], [ 0, %1545 ]
  br label %1558

1558:
  %1559 = phi i64 [ 0, %1556 ], [ %1569, %1558 ]
  %1560 = add i64 %1557, %1559
  %1561 = getelementptr double, ptr %1523, i64 %1560
  %1562 = bitcast ptr %1561 to ptr
  %1563 = load <8 x double>, ptr %1562, align 8
  %1564 = getelementptr double, ptr %1480, i64 %1560
  %1565 = bitcast ptr %1564 to ptr
  %1566 = load <8 x double>, ptr %1565, align 8
  %1567 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1551, <8 x double> %1563, <8 x double> %1566)
  %1568 = bitcast ptr %1564 to ptr
  store <8 x double> %1567, ptr %1568, align 8
  %1569 = add i64 %1559, 8
  %1570 = icmp eq i64 %1559, 0
  br i1 %1570, label %1571, label %1558

1571:
  %1572 = add i64 %1557, 8
  %1573 = icmp slt i64 %1572, %1440
  br i1 %1573, label %1556, label %1574

1574:
  %1575 = add i64 %1511, 1
  %1576 = icmp eq i64 %1575, %1388
  br i1 %1576, label %1505, label %1510

1577:
  %1578 = add i64 %1440, -1
  %1579 = and i64 %1578, -4
  %1580 = icmp sgt i64 %1579, -1
  br i1 %1580, label %1581, label %1830

1581:
  %1582 = shl i64 %1442, 1
  %1583 = mul i64 %1442, 3
  br label %1831

1584:
  %1585 = phi i64 [ 0, %1507 ], [ %1828, %1827 ]
  %1586 = and i64 %1585, 9223372036854775800
  %1587 = mul i64 %1585, %1442
  %1588 = getelementptr double, ptr %1465, i64 %1587
  %1589 = getelementptr double, ptr %1588, i64 %1446
  %1590 = or i64 %1585, 3
  br label %1591

1591:
  %1592 = phi i64 [ %1585, %1584 ], [ %1615, %1614 ]
  %1593 = getelementptr i64, ptr %1476, i64 %1592
  %1594 = load i64, ptr %1593
  %1595 = icmp eq i64 %1594, %1592
  br i1 %1595, label %1609, label %1596

1596:
  %1597 = getelementptr double, ptr %1479, i64 %1592
  %1598 = load double, ptr %1597
  %1599 = getelementptr double, ptr %1479, i64 %1594
  %1600 = load double, ptr %1599
  store double %1600, ptr %1597
  store double %1598, ptr %1599
  %1601 = getelementptr double, ptr %1480, i64 %1592
  %1602 = load double, ptr %1601
  %1603 = getelementptr double, ptr %1480, i64 %1594
  %1604 = load double, ptr %1603
  store double %1604, ptr %1601
  store double %1602, ptr %1603
  %1605 = add i64 %1592, 1
  %1606 = icmp slt i64 %1592, %1590
  %1607 = icmp slt i64 %1605, %1440
  %1608 = and i1 %1606, %1607
  br i1 %1608, label %1614, label %1616

1609:
  %1610 = add i64 %1592, 1
  %1611 = icmp slt i64 %1592, %1590
  %1612 = icmp slt i64 %1610, %1440
  %1613 = and i1 %1611, %1612
  br i1 %1613, label %1614, label %1616

1614:
  %1615 = phi i64 [ %1610, %1609 ], [ %1605, %1596 ]
  br label %1591

1616:
  %1617 = getelementptr double, ptr %1479, i64 %1585
  %1618 = load double, ptr %1617
  %1619 = getelementptr double, ptr %1480, i64 %1585
  %1620 = load double, ptr %1619
  %1621 = call double @llvm.fabs.f64(double %1618)
  %1622 = call double @llvm.fabs.f64(double %1620)
  %1623 = fadd double %1621, %1622
  %1624 = fadd double %1623, 0.000000e+00
  %1625 = or i64 %1585, 1
  %1626 = getelementptr double, ptr %1479, i64 %1625
  %1627 = load double, ptr %1626
  %1628 = getelementptr double, ptr %1480, i64 %1625
  %1629 = load double, ptr %1628
  %1630 = getelementptr double, ptr %1588, i64 %1625
  %1631 = load double, ptr %1630
  %1632 = getelementptr double, ptr %1589, i64 %1625
  %1633 = load double, ptr %1632
  %1634 = fneg double %1633
  %1635 = fmul double %1620, %1634
  %1636 = call double @llvm.fmuladd.f64(double %1631, double %1618, double %1635)
  %1637 = fmul double %1618, %1633
  %1638 = call double @llvm.fmuladd.f64(double %1631, double %1620, double %1637)
  %1639 = fsub double %1629, %1638
  %1640 = fsub double %1627, %1636
  %1641 = call double @llvm.fabs.f64(double %1640)
  %1642 = call double @llvm.fabs.f64(double %1639)
  %1643 = fadd double %1642, %1641
  %1644 = fadd double %1624, %1643
  %1645 = or i64 %1585, 2
  %1646 = getelementptr double, ptr %1479, i64 %1645
  %1647 = load double, ptr %1646
  %1648 = getelementptr double, ptr %1480, i64 %1645
  %1649 = load double, ptr %1648
  %1650 = getelementptr double, ptr %1588, i64 %1645
  %1651 = load double, ptr %1650
  %1652 = getelementptr double, ptr %1589, i64 %1645
  %1653 = load double, ptr %1652
  %1654 = fneg double %1653
  %1655 = fmul double %1620, %1654
  %1656 = call double @llvm.fmuladd.f64(double %1651, double %1618, double %1655)
  %1657 = fmul double %1618, %1653
  %1658 = call double @llvm.fmuladd.f64(double %1651, double %1620, double %1657)
  %1659 = fsub double %1649, %1658
  %1660 = add i64 %1645, %1442
  %1661 = getelementptr double, ptr %1588, i64 %1660
  %1662 = load double, ptr %1661
  %1663 = getelementptr double, ptr %1589, i64 %1660
  %1664 = load double, ptr %1663
  %1665 = fneg double %1664
  %1666 = fmul double %1639, %1665
  %1667 = call double @llvm.fmuladd.f64(double %1662, double %1640, double %1666)
  %1668 = fmul double %1640, %1664
  %1669 = call double @llvm.fmuladd.f64(double %1662, double %1639, double %1668)
  %1670 = fsub double %1659, %1669
  %1671 = fsub double %1647, %1656
  %1672 = fsub double %1671, %1667
  %1673 = call double @llvm.fabs.f64(double %1672)
  %1674 = call double @llvm.fabs.f64(double %1670)
  %1675 = fadd double %1674, %1673
  %1676 = fadd double %1644, %1675
  %1677 = getelementptr double, ptr %1479, i64 %1590
  %1678 = load double, ptr %1677
  %1679 = getelementptr double, ptr %1480, i64 %1590
  %1680 = load double, ptr %1679
  %1681 = getelementptr double, ptr %1588, i64 %1590
  %1682 = load double, ptr %1681
  %1683 = getelementptr double, ptr %1589, i64 %1590
  %1684 = load double, ptr %1683
  %1685 = fneg double %1684
  %1686 = fmul double %1620, %1685
  %1687 = call double @llvm.fmuladd.f64(double %1682, double %1618, double %1686)
  %1688 = fmul double %1618, %1684
  %1689 = call double @llvm.fmuladd.f64(double %1682, double %1620, double %1688)
  %1690 = fsub double %1680, %1689
  %1691 = fsub double %1678, %1687
  %1692 = add i64 %1590, %1442
  %1693 = getelementptr double, ptr %1588, i64 %1692
  %1694 = load double, ptr %1693
  %1695 = getelementptr double, ptr %1589, i64 %1692
  %1696 = load double, ptr %1695
  %1697 = fneg double %1696
  %1698 = fmul double %1639, %1697
  %1699 = call double @llvm.fmuladd.f64(double %1694, double %1640, double %1698)
  %1700 = fmul double %1640, %1696
  %1701 = call double @llvm.fmuladd.f64(double %1694, double %1639, double %1700)
  %1702 = fsub double %1690, %1701
  %1703 = fsub double %1691, %1699
  %1704 = add i64 %1590, %1508
  %1705 = getelementptr double, ptr %1588, i64 %1704
  %1706 = load double, ptr %1705
  %1707 = getelementptr double, ptr %1589, i64 %1704
  %1708 = load double, ptr %1707
  %1709 = fneg double %1708
  %1710 = fmul double %1670, %1709
  %1711 = call double @llvm.fmuladd.f64(double %1706, double %1672, double %1710)
  %1712 = fmul double %1672, %1708
  %1713 = call double @llvm.fmuladd.f64(double %1706, double %1670, double %1712)
  %1714 = fsub double %1702, %1713
  %1715 = fsub double %1703, %1711
  %1716 = call double @llvm.fabs.f64(double %1715)
  %1717 = call double @llvm.fabs.f64(double %1714)
  %1718 = fadd double %1717, %1716
  %1719 = fadd double %1676, %1718
  %1720 = fcmp oeq double %1719, 0.000000e+00
  br i1 %1720, label %1827, label %1721

1721:
  %1722 = icmp slt i64 %1586, %1440
  br i1 %1722, label %1723, label %1827

1723:
  %1724 = fneg double %1618
  %1725 = fneg double %1640
  %1726 = fneg double %1672
  %1727 = fneg double %1715
  %1728 = fneg double %1620
  %1729 = fneg double %1639
  %1730 = fneg double %1670
  %1731 = fneg double %1714
  %1732 = insertelement <8 x double> poison, double %1724, i64 0
  %1733 = shufflevector <8 x double> %1732, <8 x double> poison, <8 x i32> zeroinitializer
  %1734 = insertelement <8 x double> poison, double %1725, i64 0
  %1735 = shufflevector <8 x double> %1734, <8 x double> poison, <8 x i32> zeroinitializer
  %1736 = insertelement <8 x double> poison, double %1726, i64 0
  %1737 = shufflevector <8 x double> %1736, <8 x double> poison, <8 x i32> zeroinitializer
  %1738 = insertelement <8 x double> poison, double %1727, i64 0
  %1739 = shufflevector <8 x double> %1738, <8 x double> poison, <8 x i32> zeroinitializer
  %1740 = insertelement <8 x double> poison, double %1639, i64 0
  %1741 = shufflevector <8 x double> %1740, <8 x double> poison, <8 x i32> zeroinitializer
  %1742 = insertelement <8 x double> poison, double %1620, i64 0
  %1743 = shufflevector <8 x double> %1742, <8 x double> poison, <8 x i32> zeroinitializer
  %1744 = insertelement <8 x double> poison, double %1670, i64 0
  %1745 = shufflevector <8 x double> %1744, <8 x double> poison, <8 x i32> zeroinitializer
  %1746 = insertelement <8 x double> poison, double %1714, i64 0
  %1747 = shufflevector <8 x double> %1746, <8 x double> poison, <8 x i32> zeroinitializer
  %1748 = insertelement <8 x double> poison, double %1728, i64 0
  %1749 = shufflevector <8 x double> %1748, <8 x double> poison, <8 x i32> zeroinitializer
  %1750 = insertelement <8 x double> poison, double %1729, i64 0
  %1751 = shufflevector <8 x double> %1750, <8 x double> poison, <8 x i32> zeroinitializer
  %1752 = insertelement <8 x double> poison, double %1730, i64 0
  %1753 = shufflevector <8 x double> %1752, <8 x double> poison, <8 x i32> zeroinitializer
  %1754 = insertelement <8 x double> poison, double %1731, i64 0
  %1755 = shufflevector <8 x double> %1754, <8 x double> poison, <8 x i32> zeroinitializer
  %1756 = insertelement <8 x double> poison, double %1640, i64 0
  %1757 = shufflevector <8 x double> %1756, <8 x double> poison, <8 x i32> zeroinitializer
  %1758 = insertelement <8 x double> poison, double %1618, i64 0
  %1759 = shufflevector <8 x double> %1758, <8 x double> poison, <8 x i32> zeroinitializer
  %1760 = insertelement <8 x double> poison, double %1672, i64 0
  %1761 = shufflevector <8 x double> %1760, <8 x double> poison, <8 x i32> zeroinitializer
  %1762 = insertelement <8 x double> poison, double %1715, i64 0
  %1763 = shufflevector <8 x double> %1762, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1764

1764:
  %1765 = phi i64 [ %1766, %1825 ], [ %1586, %1723 ]
  %1766 = add i64 %1765, 8
  br label %1767

1767:
  %1768 = phi i64 [ 0, %1764 ], [ %1823, %1767 ]
  %1769 = add i64 %1765, %1768
  %1770 = getelementptr double, ptr %1588, i64 %1769
  %1771 = bitcast ptr %1770 to ptr
  %1772 = load <8 x double>, ptr %1771, align 8
  %1773 = add i64 %1769, %1442
  %1774 = getelementptr double, ptr %1588, i64 %1773
  %1775 = bitcast ptr %1774 to ptr
  %1776 = load <8 x double>, ptr %1775, align 8
  %1777 = add i64 %1769, %1508
  %1778 = getelementptr double, ptr %1588, i64 %1777
  %1779 = bitcast ptr %1778 to ptr
  %1780 = load <8 x double>, ptr %1779, align 8
  %1781 = add i64 %1769, %1509
  %1782 = getelementptr double, ptr %1588, i64 %1781
  %1783 = bitcast ptr %1782 to ptr
  %1784 = load <8 x double>, ptr %1783, align 8
  %1785 = getelementptr double, ptr %1589, i64 %1769
  %1786 = bitcast ptr %1785 to ptr
  %1787 = load <8 x double>, ptr %1786, align 8
  %1788 = getelementptr double, ptr %1589, i64 %1773
  %1789 = bitcast ptr %1788 to ptr
  %1790 = load <8 x double>, ptr %1789, align 8
  %1791 = getelementptr double, ptr %1589, i64 %1777
  %1792 = bitcast ptr %1791 to ptr
  %1793 = load <8 x double>, ptr %1792, align 8
  %1794 = getelementptr double, ptr %1589, i64 %1781
  %1795 = bitcast ptr %1794 to ptr
  %1796 = load <8 x double>, ptr %1795, align 8
  %1797 = getelementptr double, ptr %1479, i64 %1769
  %1798 = bitcast ptr %1797 to ptr
  %1799 = load <8 x double>, ptr %1798, align 8
  %1800 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1733, <8 x double> %1772, <8 x double> %1799)
  %1801 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1735, <8 x double> %1776, <8 x double> %1800)
  %1802 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1737, <8 x double> %1780, <8 x double> %1801)
  %1803 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1739, <8 x double> %1784, <8 x double> %1802)
  %1804 = fmul <8 x double> %1741, %1790
  %1805 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1743, <8 x double> %1787, <8 x double> %1804)
  %1806 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1745, <8 x double> %1793, <8 x double> %1805)
  %1807 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1747, <8 x double> %1796, <8 x double> %1806)
  %1808 = fadd <8 x double> %1807, %1803
  %1809 = bitcast ptr %1797 to ptr
  store <8 x double> %1808, ptr %1809, align 8
  %1810 = getelementptr double, ptr %1480, i64 %1769
  %1811 = bitcast ptr %1810 to ptr
  %1812 = load <8 x double>, ptr %1811, align 8
  %1813 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1749, <8 x double> %1772, <8 x double> %1812)
  %1814 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1751, <8 x double> %1776, <8 x double> %1813)
  %1815 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1753, <8 x double> %1780, <8 x double> %1814)
  %1816 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1755, <8 x double> %1784, <8 x double> %1815)
  %1817 = fmul <8 x double> %1757, %1790
  %1818 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1759, <8 x double> %1787, <8 x double> %1817)
  %1819 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1761, <8 x double> %1793, <8 x double> %1818)
  %1820 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1763, <8 x double> %1796, <8 x double> %1819)
  %1821 = fsub <8 x double> %1816, %1820
  %1822 = bitcast ptr %1810 to ptr
  store <8 x double> %1821, ptr %1822, align 8
  %1823 = add i64 %1768, 8
  %1824 = icmp eq i64 %1768, 0
  br i1 %1824, label %1825, label %1767

1825:
  %1826 = icmp slt i64 %1766, %1440
  br i1 %1826, label %1764, label %1827

1827:
  %1828 = add i64 %1585, 4
  %1829 = icmp slt i64 %1828, %1440
  br i1 %1829, label %1584, label %1577

1830:
  br i1 %1483, label %2109, label %2142

1831:
  %1832 = phi i64 [ %1579, %1581 ], [ %2107, %2106 ]
  %1833 = mul i64 %1832, %1442
  %1834 = getelementptr double, ptr %1468, i64 %1833
  %1835 = or i64 %1832, 3
  %1836 = getelementptr double, ptr %1479, i64 %1835
  %1837 = load double, ptr %1836
  %1838 = getelementptr double, ptr %1480, i64 %1835
  %1839 = load double, ptr %1838
  %1840 = getelementptr double, ptr %1473, i64 %1835
  %1841 = load double, ptr %1840
  %1842 = add i64 %1835, %1446
  %1843 = getelementptr double, ptr %1473, i64 %1842
  %1844 = load double, ptr %1843
  %1845 = fneg double %1839
  %1846 = fmul double %1844, %1845
  %1847 = call double @llvm.fmuladd.f64(double %1837, double %1841, double %1846)
  %1848 = fmul double %1839, %1841
  %1849 = call double @llvm.fmuladd.f64(double %1837, double %1844, double %1848)
  %1850 = icmp slt i64 %1835, %1440
  br i1 %1850, label %1851, label %1856

1851:
  %1852 = getelementptr i64, ptr %1448, i64 %1835
  %1853 = load i64, ptr %1852
  %1854 = getelementptr double, ptr %1390, i64 %1853
  store double %1847, ptr %1854
  %1855 = getelementptr double, ptr %1396, i64 %1853
  store double %1849, ptr %1855
  br label %1856

1856:
  %1857 = or i64 %1832, 2
  %1858 = getelementptr double, ptr %1479, i64 %1857
  %1859 = load double, ptr %1858
  %1860 = getelementptr double, ptr %1480, i64 %1857
  %1861 = load double, ptr %1860
  %1862 = add i64 %1857, %1583
  %1863 = getelementptr double, ptr %1834, i64 %1862
  %1864 = load double, ptr %1863
  %1865 = add i64 %1862, %1446
  %1866 = getelementptr double, ptr %1834, i64 %1865
  %1867 = load double, ptr %1866
  %1868 = fneg double %1867
  %1869 = fmul double %1849, %1868
  %1870 = call double @llvm.fmuladd.f64(double %1864, double %1847, double %1869)
  %1871 = fmul double %1847, %1867
  %1872 = call double @llvm.fmuladd.f64(double %1864, double %1849, double %1871)
  %1873 = fsub double %1861, %1872
  %1874 = fsub double %1859, %1870
  %1875 = getelementptr double, ptr %1473, i64 %1857
  %1876 = load double, ptr %1875
  %1877 = add i64 %1857, %1446
  %1878 = getelementptr double, ptr %1473, i64 %1877
  %1879 = load double, ptr %1878
  %1880 = fneg double %1873
  %1881 = fmul double %1879, %1880
  %1882 = call double @llvm.fmuladd.f64(double %1874, double %1876, double %1881)
  %1883 = fmul double %1876, %1873
  %1884 = call double @llvm.fmuladd.f64(double %1874, double %1879, double %1883)
  %1885 = icmp slt i64 %1857, %1440
  br i1 %1885, label %1886, label %1891

1886:
  %1887 = getelementptr i64, ptr %1448, i64 %1857
  %1888 = load i64, ptr %1887
  %1889 = getelementptr double, ptr %1390, i64 %1888
  store double %1882, ptr %1889
  %1890 = getelementptr double, ptr %1396, i64 %1888
  store double %1884, ptr %1890
  br label %1891

1891:
  %1892 = or i64 %1832, 1
  %1893 = getelementptr double, ptr %1479, i64 %1892
  %1894 = load double, ptr %1893
  %1895 = getelementptr double, ptr %1480, i64 %1892
  %1896 = load double, ptr %1895
  %1897 = add i64 %1892, %1582
  %1898 = getelementptr double, ptr %1834, i64 %1897
  %1899 = load double, ptr %1898
  %1900 = add i64 %1897, %1446
  %1901 = getelementptr double, ptr %1834, i64 %1900
  %1902 = load double, ptr %1901
  %1903 = fneg double %1902
  %1904 = fmul double %1884, %1903
  %1905 = call double @llvm.fmuladd.f64(double %1899, double %1882, double %1904)
  %1906 = fmul double %1882, %1902
  %1907 = call double @llvm.fmuladd.f64(double %1899, double %1884, double %1906)
  %1908 = fsub double %1896, %1907
  %1909 = fsub double %1894, %1905
  %1910 = add i64 %1892, %1583
  %1911 = getelementptr double, ptr %1834, i64 %1910
  %1912 = load double, ptr %1911
  %1913 = add i64 %1910, %1446
  %1914 = getelementptr double, ptr %1834, i64 %1913
  %1915 = load double, ptr %1914
  %1916 = fneg double %1915
  %1917 = fmul double %1849, %1916
  %1918 = call double @llvm.fmuladd.f64(double %1912, double %1847, double %1917)
  %1919 = fmul double %1847, %1915
  %1920 = call double @llvm.fmuladd.f64(double %1912, double %1849, double %1919)
  %1921 = fsub double %1908, %1920
  %1922 = fsub double %1909, %1918
  %1923 = getelementptr double, ptr %1473, i64 %1892
  %1924 = load double, ptr %1923
  %1925 = add i64 %1892, %1446
  %1926 = getelementptr double, ptr %1473, i64 %1925
  %1927 = load double, ptr %1926
  %1928 = fneg double %1921
  %1929 = fmul double %1927, %1928
  %1930 = call double @llvm.fmuladd.f64(double %1922, double %1924, double %1929)
  %1931 = fmul double %1924, %1921
  %1932 = call double @llvm.fmuladd.f64(double %1922, double %1927, double %1931)
  %1933 = icmp slt i64 %1892, %1440
  br i1 %1933, label %1934, label %1939

1934:
  %1935 = getelementptr i64, ptr %1448, i64 %1892
  %1936 = load i64, ptr %1935
  %1937 = getelementptr double, ptr %1390, i64 %1936
  store double %1930, ptr %1937
  %1938 = getelementptr double, ptr %1396, i64 %1936
  store double %1932, ptr %1938
  br label %1939

1939:
  %1940 = getelementptr double, ptr %1479, i64 %1832
  %1941 = load double, ptr %1940
  %1942 = getelementptr double, ptr %1480, i64 %1832
  %1943 = load double, ptr %1942
  %1944 = add i64 %1832, %1442
  %1945 = getelementptr double, ptr %1834, i64 %1944
  %1946 = load double, ptr %1945
  %1947 = add i64 %1944, %1446
  %1948 = getelementptr double, ptr %1834, i64 %1947
  %1949 = load double, ptr %1948
  %1950 = fneg double %1949
  %1951 = fmul double %1932, %1950
  %1952 = call double @llvm.fmuladd.f64(double %1946, double %1930, double %1951)
  %1953 = fmul double %1930, %1949
  %1954 = call double @llvm.fmuladd.f64(double %1946, double %1932, double %1953)
  %1955 = fsub double %1943, %1954
  %1956 = fsub double %1941, %1952
  %1957 = add i64 %1832, %1582
  %1958 = getelementptr double, ptr %1834, i64 %1957
  %1959 = load double, ptr %1958
  %1960 = add i64 %1957, %1446
  %1961 = getelementptr double, ptr %1834, i64 %1960
  %1962 = load double, ptr %1961
  %1963 = fneg double %1962
  %1964 = fmul double %1884, %1963
  %1965 = call double @llvm.fmuladd.f64(double %1959, double %1882, double %1964)
  %1966 = fmul double %1882, %1962
  %1967 = call double @llvm.fmuladd.f64(double %1959, double %1884, double %1966)
  %1968 = fsub double %1955, %1967
  %1969 = fsub double %1956, %1965
  %1970 = add i64 %1832, %1583
  %1971 = getelementptr double, ptr %1834, i64 %1970
  %1972 = load double, ptr %1971
  %1973 = add i64 %1970, %1446
  %1974 = getelementptr double, ptr %1834, i64 %1973
  %1975 = load double, ptr %1974
  %1976 = fneg double %1975
  %1977 = fmul double %1849, %1976
  %1978 = call double @llvm.fmuladd.f64(double %1972, double %1847, double %1977)
  %1979 = fmul double %1847, %1975
  %1980 = call double @llvm.fmuladd.f64(double %1972, double %1849, double %1979)
  %1981 = fsub double %1968, %1980
  %1982 = fsub double %1969, %1978
  %1983 = getelementptr double, ptr %1473, i64 %1832
  %1984 = load double, ptr %1983
  %1985 = add i64 %1832, %1446
  %1986 = getelementptr double, ptr %1473, i64 %1985
  %1987 = load double, ptr %1986
  %1988 = fneg double %1981
  %1989 = fmul double %1987, %1988
  %1990 = call double @llvm.fmuladd.f64(double %1982, double %1984, double %1989)
  %1991 = fmul double %1984, %1981
  %1992 = call double @llvm.fmuladd.f64(double %1982, double %1987, double %1991)
  %1993 = icmp slt i64 %1832, %1440
  br i1 %1993, label %1994, label %1999

1994:
  %1995 = getelementptr i64, ptr %1448, i64 %1832
  %1996 = load i64, ptr %1995
  %1997 = getelementptr double, ptr %1390, i64 %1996
  store double %1990, ptr %1997
  %1998 = getelementptr double, ptr %1396, i64 %1996
  store double %1992, ptr %1998
  br label %1999

1999:
  %2000 = getelementptr double, ptr %1834, i64 %1446
  %2001 = icmp eq i64 %1832, 0
  br i1 %2001, label %1830, label %2002

2002:
  %2003 = fneg double %1990
  %2004 = fneg double %1930
  %2005 = fneg double %1882
  %2006 = fneg double %1847
  %2007 = fneg double %1992
  %2008 = fneg double %1932
  %2009 = fneg double %1884
  %2010 = fneg double %1849
  %2011 = insertelement <8 x double> poison, double %2003, i64 0
  %2012 = shufflevector <8 x double> %2011, <8 x double> poison, <8 x i32> zeroinitializer
  %2013 = insertelement <8 x double> poison, double %2004, i64 0
  %2014 = shufflevector <8 x double> %2013, <8 x double> poison, <8 x i32> zeroinitializer
  %2015 = insertelement <8 x double> poison, double %2005, i64 0
  %2016 = shufflevector <8 x double> %2015, <8 x double> poison, <8 x i32> zeroinitializer
  %2017 = insertelement <8 x double> poison, double %2006, i64 0
  %2018 = shufflevector <8 x double> %2017, <8 x double> poison, <8 x i32> zeroinitializer
  %2019 = insertelement <8 x double> poison, double %1932, i64 0
  %2020 = shufflevector <8 x double> %2019, <8 x double> poison, <8 x i32> zeroinitializer
  %2021 = insertelement <8 x double> poison, double %1992, i64 0
  %2022 = shufflevector <8 x double> %2021, <8 x double> poison, <8 x i32> zeroinitializer
  %2023 = insertelement <8 x double> poison, double %1884, i64 0
  %2024 = shufflevector <8 x double> %2023, <8 x double> poison, <8 x i32> zeroinitializer
  %2025 = insertelement <8 x double> poison, double %1849, i64 0
  %2026 = shufflevector <8 x double> %2025, <8 x double> poison, <8 x i32> zeroinitializer
  %2027 = insertelement <8 x double> poison, double %2007, i64 0
  %2028 = shufflevector <8 x double> %2027, <8 x double> poison, <8 x i32> zeroinitializer
  %2029 = insertelement <8 x double> poison, double %2008, i64 0
  %2030 = shufflevector <8 x double> %2029, <8 x double> poison, <8 x i32> zeroinitializer
  %2031 = insertelement <8 x double> poison, double %2009, i64 0
  %2032 = shufflevector <8 x double> %2031, <8 x double> poison, <8 x i32> zeroinitializer
  %2033 = insertelement <8 x double> poison, double %2010, i64 0
  %2034 = shufflevector <8 x double> %2033, <8 x double> poison, <8 x i32> zeroinitializer
  %2035 = insertelement <8 x double> poison, double %1930, i64 0
  %2036 = shufflevector <8 x double> %2035, <8 x double> poison, <8 x i32> zeroinitializer
  %2037 = insertelement <8 x double> poison, double %1990, i64 0
  %2038 = shufflevector <8 x double> %2037, <8 x double> poison, <8 x i32> zeroinitializer
  %2039 = insertelement <8 x double> poison, double %1882, i64 0
  %2040 = shufflevector <8 x double> %2039, <8 x double> poison, <8 x i32> zeroinitializer
  %2041 = insertelement <8 x double> poison, double %1847, i64 0
  %2042 = shufflevector <8 x double> %2041, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2043

2043:
  %2044 = phi i64 [ %2104, %2103 ], [ 0, %2002 ]
  br label %2045

2045:
  %2046 = phi i64 [ 0, %2043 ], [ %2101, %2045 ]
  %2047 = add i64 %2044, %2046
  %2048 = getelementptr double, ptr %1834, i64 %2047
  %2049 = bitcast ptr %2048 to ptr
  %2050 = load <8 x double>, ptr %2049, align 8
  %2051 = add i64 %2047, %1442
  %2052 = getelementptr double, ptr %1834, i64 %2051
  %2053 = bitcast ptr %2052 to ptr
  %2054 = load <8 x double>, ptr %2053, align 8
  %2055 = add i64 %2047, %1582
  %2056 = getelementptr double, ptr %1834, i64 %2055
  %2057 = bitcast ptr %2056 to ptr
  %2058 = load <8 x double>, ptr %2057, align 8
  %2059 = add i64 %2047, %1583
  %2060 = getelementptr double, ptr %1834, i64 %2059
  %2061 = bitcast ptr %2060 to ptr
  %2062 = load <8 x double>, ptr %2061, align 8
  %2063 = getelementptr double, ptr %2000, i64 %2047
  %2064 = bitcast ptr %2063 to ptr
  %2065 = load <8 x double>, ptr %2064, align 8
  %2066 = getelementptr double, ptr %2000, i64 %2051
  %2067 = bitcast ptr %2066 to ptr
  %2068 = load <8 x double>, ptr %2067, align 8
  %2069 = getelementptr double, ptr %2000, i64 %2055
  %2070 = bitcast ptr %2069 to ptr
  %2071 = load <8 x double>, ptr %2070, align 8
  %2072 = getelementptr double, ptr %2000, i64 %2059
  %2073 = bitcast ptr %2072 to ptr
  %2074 = load <8 x double>, ptr %2073, align 8
  %2075 = getelementptr double, ptr %1479, i64 %2047
  %2076 = bitcast ptr %2075 to ptr
  %2077 = load <8 x double>, ptr %2076, align 8
  %2078 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2012, <8 x double> %2050, <8 x double> %2077)
  %2079 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2014, <8 x double> %2054, <8 x double> %2078)
  %2080 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2016, <8 x double> %2058, <8 x double> %2079)
  %2081 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2018, <8 x double> %2062, <8 x double> %2080)
  %2082 = fmul <8 x double> %2020, %2068
  %2083 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2022, <8 x double> %2065, <8 x double> %2082)
  %2084 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2024, <8 x double> %2071, <8 x double> %2083)
  %2085 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2026, <8 x double> %2074, <8 x double> %2084)
  %2086 = fadd <8 x double> %2085, %2081
  %2087 = bitcast ptr %2075 to ptr
  store <8 x double> %2086, ptr %2087, align 8
  %2088 = getelementptr double, ptr %1480, i64 %2047
  %2089 = bitcast ptr %2088 to ptr
  %2090 = load <8 x double>, ptr %2089, align 8
  %2091 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2028, <8 x double> %2050, <8 x double> %2090)
  %2092 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2030, <8 x double> %2054, <8 x double> %2091)
  %2093 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2032, <8 x double> %2058, <8 x double> %2092)
  %2094 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2034, <8 x double> %2062, <8 x double> %2093)
  %2095 = fmul <8 x double> %2036, %2068
  %2096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2038, <8 x double> %2065, <8 x double> %2095)
  %2097 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2040, <8 x double> %2071, <8 x double> %2096)
  %2098 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2042, <8 x double> %2074, <8 x double> %2097)
  %2099 = fsub <8 x double> %2094, %2098
  %2100 = bitcast ptr %2088 to ptr
  store <8 x double> %2099, ptr %2100, align 8
  %2101 = add i64 %2046, 8
  %2102 = icmp eq i64 %2046, 0
  br i1 %2102, label %2103, label %2045

2103:
  %2104 = add i64 %2044, 8
  %2105 = icmp slt i64 %2104, %1832
  br i1 %2105, label %2043, label %2106

2106:
  %2107 = add i64 %1832, -4
  %2108 = icmp sgt i64 %1832, 3
  br i1 %2108, label %1831, label %1830

2109:
  %2110 = phi i64 [ %2139, %2109 ], [ %1440, %1830 ]
  %2111 = getelementptr i64, ptr %1439, i64 %2110
  %2112 = load i64, ptr %2111
  %2113 = getelementptr i64, ptr %1448, i64 %2112
  %2114 = load i64, ptr %2113
  %2115 = getelementptr i64, ptr %1448, i64 %2110
  %2116 = load i64, ptr %2115
  %2117 = mul i64 %2116, %1388
  %2118 = add i64 %2117, %2114
  %2119 = getelementptr double, ptr %1458, i64 %2118
  %2120 = load double, ptr %2119
  %2121 = fdiv double %2120, %1461
  %2122 = getelementptr double, ptr %1390, i64 %2114
  %2123 = load double, ptr %2122
  %2124 = getelementptr double, ptr %1396, i64 %2114
  %2125 = load double, ptr %2124
  %2126 = fmul double %1410, %2125
  %2127 = call double @llvm.fmuladd.f64(double %2123, double %1402, double %2126)
  %2128 = getelementptr double, ptr %1390, i64 %2116
  %2129 = load double, ptr %2128
  %2130 = call double @llvm.fmuladd.f64(double %2121, double %2127, double %2129)
  store double %2130, ptr %2128
  %2131 = load double, ptr %2124
  %2132 = load double, ptr %2122
  %2133 = fneg double %2132
  %2134 = fmul double %1410, %2133
  %2135 = call double @llvm.fmuladd.f64(double %2131, double %1402, double %2134)
  %2136 = getelementptr double, ptr %1396, i64 %2116
  %2137 = load double, ptr %2136
  %2138 = call double @llvm.fmuladd.f64(double %2121, double %2135, double %2137)
  store double %2138, ptr %2136
  %2139 = add i64 %2110, 1
  %2140 = icmp eq i64 %2139, %1388
  br i1 %2140, label %2142, label %2109

2141:
  call void @solve_real(ptr %0, double %184, ptr %1390)
  br label %2142

2142:
  %2143 = phi i64 [ 1, %2141 ], [ 2, %1830 ], [ 2, %2109 ]
  %2144 = add i64 %2143, %1383
  %2145 = icmp slt i64 %2144, %1361
  br i1 %2145, label %1382, label %1377

2146:
  %2147 = phi double [ 0.000000e+00, %1377 ], [ %2156, %2155 ]
  %2148 = phi i64 [ 0, %1377 ], [ %2157, %2155 ]
  %2149 = add i64 %2148, 22
  %2150 = mul i64 %2149, %1381
  %2151 = getelementptr double, ptr %1378, i64 %2150
  %2152 = add i64 %2148, 29
  %2153 = mul i64 %2152, %1381
  %2154 = getelementptr double, ptr %1378, i64 %2153
  br i1 %1376, label %2159, label %2155

2155:
  %2156 = phi double [ %2147, %2146 ], [ %2167, %2159 ]
  %2157 = add i64 %2148, 1
  %2158 = icmp eq i64 %2157, %1361
  br i1 %2158, label %2173, label %2146

2159:
  %2160 = phi i64 [ %2171, %2159 ], [ 0, %2146 ]
  %2161 = phi double [ %2167, %2159 ], [ %2147, %2146 ]
  %2162 = getelementptr double, ptr %2151, i64 %2160
  %2163 = load double, ptr %2162
  %2164 = getelementptr double, ptr %1373, i64 %2160
  %2165 = load double, ptr %2164
  %2166 = fdiv double %2163, %2165
  %2167 = call double @llvm.fmuladd.f64(double %2166, double %2166, double %2161)
  %2168 = getelementptr double, ptr %2154, i64 %2160
  %2169 = load double, ptr %2168
  %2170 = fadd double %2163, %2169
  store double %2170, ptr %2168
  %2171 = add i64 %2160, 1
  %2172 = icmp eq i64 %2171, %1362
  br i1 %2172, label %2155, label %2159

2173:
  %2174 = phi double [ 0.000000e+00, %1359 ], [ %2156, %2155 ]
  call void @transform(ptr %0, ptr %1368, i64 19, i64 5)
  %2175 = mul i64 %1362, %1361
  %2176 = sitofp i64 %2175 to double
  %2177 = fdiv double %2174, %2176
  %2178 = call double @llvm.sqrt.f64(double %2177)
  %2179 = call double @llvm.fabs.f64(double %2178)
  %2180 = fcmp ueq double %2179, 0x7FF0000000000000
  br i1 %2180, label %2224, label %2181

2181:
  %2182 = icmp ugt i64 %1275, 1
  br i1 %2182, label %2186, label %2183

2183:
  %2184 = load double, ptr %12
  %2185 = fmul double %2178, %2184
  br label %2216

2186:
  %2187 = fdiv double %2178, %1276
  %2188 = icmp eq i64 %1275, 2
  br i1 %2188, label %2192, label %2189

2189:
  %2190 = fmul double %1277, %2187
  %2191 = call double @llvm.sqrt.f64(double %2190)
  br label %2192

2192:
  %2193 = phi double [ %2191, %2189 ], [ %2187, %2186 ]
  store double %2193, ptr %23
  %2194 = fcmp olt double %2193, 0x3FEFAE147AE147AE
  br i1 %2194, label %2195, label %2224

2195:
  %2196 = fsub double 1.000000e+00, %2193
  %2197 = fdiv double %2193, %2196
  store double %2197, ptr %12
  %2198 = sub i64 %1196, %1275
  %2199 = sitofp i64 %2198 to double
  %2200 = fmul double %2178, %2197
  %2201 = fadd double %2199, -1.000000e+00
  %2202 = call double @llvm.pow.f64(double %2193, double %2201)
  %2203 = fmul double %2202, %2200
  %2204 = icmp sle i64 %1196, %1275
  %2205 = fcmp ult double %2203, %1195
  %2206 = select i1 %2204, i1 true, i1 %2205
  br i1 %2206, label %2216, label %2207

2207:
  %2208 = fdiv double %2203, %1195
  %2209 = call double @llvm.minnum.f64(double %2208, double 2.000000e+01)
  %2210 = call double @llvm.maxnum.f64(double %2209, double 1.000000e-04)
  %2211 = fadd double %2199, 4.000000e+00
  %2212 = fadd double %2211, -1.000000e+00
  %2213 = fdiv double -1.000000e+00, %2212
  %2214 = call double @llvm.pow.f64(double %2210, double %2213)
  %2215 = fmul double %2214, 8.000000e-01
  br label %2224

2216:
  %2217 = phi double [ %2185, %2183 ], [ %2200, %2195 ]
  %2218 = phi double [ %1277, %2183 ], [ %2187, %2195 ]
  %2219 = fcmp ugt double %2217, %1195
  br i1 %2219, label %2220, label %2237

2220:
  %2221 = call double @llvm.maxnum.f64(double %2178, double 0x3CB0000000000000)
  %2222 = add i64 %1275, 1
  %2223 = icmp slt i64 %1196, %2222
  br i1 %2223, label %2224, label %1274

2224:
  %2225 = phi double [ %2215, %2207 ], [ 1.250000e-01, %1316 ], [ 5.000000e-01, %1269 ], [ 5.000000e-01, %2220 ], [ 5.000000e-01, %2192 ], [ 5.000000e-01, %2173 ]
  %2226 = call i32 @takes_side(ptr %0, double %184)
  %2227 = icmp eq i32 %2226, 0
  br i1 %2227, label %2232, label %2228

2228:
  %2229 = call i32 @ode_is_hasty(ptr %0)
  %2230 = icmp eq i32 %2229, 0
  br i1 %2230, label %2231, label %2932

2231:
  br label %39

2232:
  call void @reject(ptr %0)
  %2233 = fmul double %184, %2225
  store double %2233, ptr %16
  %2234 = icmp eq i32 %140, 0
  br i1 %2234, label %2235, label %2928

2235:
  %2236 = call i64 @evaluate_jacobian(ptr %0)
  br label %2928

2237:
  %2238 = trunc i64 %1275 to i32
  %2239 = load ptr, ptr %6
  %2240 = getelementptr %struct.ode_system, ptr %2239, i64 0, i32 0
  %2241 = load i64, ptr %2240
  %2242 = load i64, ptr %9
  %2243 = icmp eq i64 %2242, 3
  %2244 = icmp eq i64 %2242, 5
  %2245 = select i1 %2244, ptr @RADAU5, ptr @RADAU7
  %2246 = select i1 %2243, ptr @RADAU3, ptr %2245
  %2247 = getelementptr double, ptr %2246, i64 2
  %2248 = getelementptr double, ptr %2247, i64 %2242
  %2249 = mul i64 %2242, %2242
  %2250 = getelementptr double, ptr %2248, i64 %2249
  %2251 = getelementptr double, ptr %2250, i64 %2249
  %2252 = getelementptr double, ptr %2251, i64 %2242
  %2253 = load ptr, ptr %5
  %2254 = mul i64 %2241, 11
  %2255 = getelementptr double, ptr %2253, i64 %2254
  %2256 = mul i64 %2241, 22
  %2257 = getelementptr double, ptr %2253, i64 %2256
  %2258 = mul i64 %2241, 12
  %2259 = getelementptr double, ptr %2253, i64 %2258
  %2260 = mul i64 %2241, 10
  %2261 = getelementptr double, ptr %2253, i64 %2260
  %2262 = icmp sgt i64 %2241, 0
  br i1 %2262, label %2263, label %2265

2263:
  %2264 = icmp sgt i64 %2242, 0
  br label %2267

2265:
  %2266 = sitofp i64 %2241 to double
  br label %2293

2267:
  %2268 = phi i64 [ 0, %2263 ], [ %2279, %2272 ]
  %2269 = getelementptr double, ptr %2257, i64 %2268
  store double 0.000000e+00, ptr %2269
  br i1 %2264, label %2270, label %2272

2270:
  %2271 = getelementptr double, ptr %2253, i64 %2268
  br label %2281

2272:
  %2273 = phi double [ 0.000000e+00, %2267 ], [ %2290, %2281 ]
  %2274 = fdiv double %2273, %184
  store double %2274, ptr %2269
  %2275 = getelementptr double, ptr %2261, i64 %2268
  %2276 = load double, ptr %2275
  %2277 = fadd double %2274, %2276
  %2278 = getelementptr double, ptr %2259, i64 %2268
  store double %2277, ptr %2278
  %2279 = add i64 %2268, 1
  %2280 = icmp eq i64 %2279, %2241
  br i1 %2280, label %2265, label %2267

2281:
  %2282 = phi double [ 0.000000e+00, %2270 ], [ %2290, %2281 ]
  %2283 = phi i64 [ 0, %2270 ], [ %2291, %2281 ]
  %2284 = getelementptr double, ptr %2252, i64 %2283
  %2285 = load double, ptr %2284
  %2286 = add i64 %2283, 15
  %2287 = mul i64 %2286, %2241
  %2288 = getelementptr double, ptr %2271, i64 %2287
  %2289 = load double, ptr %2288
  %2290 = call double @llvm.fmuladd.f64(double %2285, double %2289, double %2282)
  store double %2290, ptr %2269
  %2291 = add i64 %2283, 1
  %2292 = icmp eq i64 %2291, %2242
  br i1 %2292, label %2272, label %2281

2293:
  %2294 = phi i1 [ false, %2265 ], [ true, %2355 ]
  call void @solve_real(ptr %0, double %184, ptr %2259)
  br i1 %2262, label %2302, label %2295

2295:
  %2296 = phi double [ 0.000000e+00, %2293 ], [ %2310, %2302 ]
  %2297 = fdiv double %2296, %2266
  %2298 = call double @llvm.sqrt.f64(double %2297)
  %2299 = call double @llvm.maxnum.f64(double %2298, double 1.000000e-10)
  %2300 = fcmp olt double %2299, 1.000000e+00
  %2301 = or i1 %2294, %2300
  br i1 %2301, label %2375, label %2313

2302:
  %2303 = phi i64 [ %2311, %2302 ], [ 0, %2293 ]
  %2304 = phi double [ %2310, %2302 ], [ 0.000000e+00, %2293 ]
  %2305 = getelementptr double, ptr %2259, i64 %2303
  %2306 = load double, ptr %2305
  %2307 = getelementptr double, ptr %2255, i64 %2303
  %2308 = load double, ptr %2307
  %2309 = fdiv double %2306, %2308
  %2310 = call double @llvm.fmuladd.f64(double %2309, double %2309, double %2304)
  %2311 = add i64 %2303, 1
  %2312 = icmp eq i64 %2311, %2241
  br i1 %2312, label %2295, label %2302

2313:
  %2314 = load double, ptr %8
  %2315 = fcmp oeq double %2314, 0.000000e+00
  br i1 %2315, label %2319, label %2316

2316:
  %2317 = load i64, ptr %25
  %2318 = icmp eq i64 %2317, 0
  br i1 %2318, label %2379, label %2319

2319:
  %2320 = load ptr, ptr %5
  %2321 = load ptr, ptr %6
  %2322 = getelementptr %struct.ode_system, ptr %2321, i64 0, i32 0
  %2323 = load i64, ptr %2322
  %2324 = mul i64 %2323, 3
  %2325 = getelementptr double, ptr %2320, i64 %2324
  br i1 %2262, label %2356, label %2326

2326:
  %2327 = load double, ptr %4
  %2328 = getelementptr %struct.ode_system, ptr %2321, i64 0, i32 4
  %2329 = load ptr, ptr %2328
  %2330 = getelementptr %struct.ode_system, ptr %2321, i64 0, i32 3
  %2331 = load ptr, ptr %2330
  %2332 = call i64 %2329(ptr %2331, double %2327, ptr %2325, ptr %2259)
  %2333 = load i64, ptr %7
  %2334 = add i64 %2333, 1
  store i64 %2334, ptr %7
  switch i64 %2332, label %2932 [
    i64 3, label %2335
    i64 0, label %2354
  ]

2335:
  store i64 3, ptr %26
  store double %2327, ptr %27
  %2336 = load ptr, ptr %5
  %2337 = load ptr, ptr %6
  %2338 = getelementptr %struct.ode_system, ptr %2337, i64 0, i32 0
  %2339 = load i64, ptr %2338
  %2340 = shl i64 %2339, 2
  %2341 = getelementptr double, ptr %2336, i64 %2340
  %2342 = bitcast ptr %2341 to ptr
  %2343 = bitcast ptr %2259 to ptr
  %2344 = shl i64 %2339, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2342, ptr align 8 %2343, i64 %2344, i1 false)
  %2345 = load ptr, ptr %5
  %2346 = load ptr, ptr %6
  %2347 = getelementptr %struct.ode_system, ptr %2346, i64 0, i32 0
  %2348 = load i64, ptr %2347
  %2349 = mul i64 %2348, 5
  %2350 = getelementptr double, ptr %2345, i64 %2349
  %2351 = bitcast ptr %2350 to ptr
  %2352 = bitcast ptr %2325 to ptr
  %2353 = shl i64 %2348, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2351, ptr align 8 %2352, i64 %2353, i1 false)
  br label %2375

2354:
  br i1 %2262, label %2366, label %2355

2355:
  br label %2293

2356:
  %2357 = phi i64 [ %2364, %2356 ], [ 0, %2319 ]
  %2358 = getelementptr double, ptr %2253, i64 %2357
  %2359 = load double, ptr %2358
  %2360 = getelementptr double, ptr %2259, i64 %2357
  %2361 = load double, ptr %2360
  %2362 = fadd double %2359, %2361
  %2363 = getelementptr double, ptr %2325, i64 %2357
  store double %2362, ptr %2363
  %2364 = add i64 %2357, 1
  %2365 = icmp eq i64 %2364, %2241
  br i1 %2365, label %2326, label %2356

2366:
  %2367 = phi i64 [ %2373, %2366 ], [ 0, %2354 ]
  %2368 = getelementptr double, ptr %2257, i64 %2367
  %2369 = load double, ptr %2368
  %2370 = getelementptr double, ptr %2259, i64 %2367
  %2371 = load double, ptr %2370
  %2372 = fadd double %2369, %2371
  store double %2372, ptr %2370
  %2373 = add i64 %2367, 1
  %2374 = icmp eq i64 %2373, %2241
  br i1 %2374, label %2355, label %2366

2375:
  %2376 = phi i1 [ false, %2335 ], [ %2300, %2295 ]
  %2377 = phi i64 [ 3, %2335 ], [ 0, %2295 ]
  %2378 = load i64, ptr %25
  br label %2379

2379:
  %2380 = phi i64 [ %2378, %2375 ], [ 0, %2316 ]
  %2381 = phi i1 [ %2376, %2375 ], [ false, %2316 ]
  %2382 = phi i64 [ %2377, %2375 ], [ 0, %2316 ]
  %2383 = load i64, ptr %9
  %2384 = sitofp i64 %2383 to double
  %2385 = fadd double %2384, 4.000000e+00
  %2386 = fmul double %2385, 2.000000e+00
  %2387 = fadd double %2386, 1.000000e+00
  %2388 = fmul double %2387, 9.000000e-01
  %2389 = sitofp i32 %2238 to double
  %2390 = fadd double %2386, %2389
  %2391 = fdiv double %2388, %2390
  %2392 = call double @llvm.minnum.f64(double %2391, double 9.000000e-01)
  store i64 0, ptr %28
  %2393 = icmp eq i64 %2382, 0
  %2394 = select i1 %2393, i1 %2381, i1 false
  br i1 %2394, label %2395, label %2897

2395:
  %2396 = call double @llvm.fabs.f64(double %184)
  %2397 = load double, ptr %20
  %2398 = fsub double %2397, %141
  %2399 = call double @llvm.fabs.f64(double %2398)
  %2400 = fmul double %2399, 5.000000e-01
  %2401 = fcmp ogt double %2396, %2400
  br i1 %2401, label %2402, label %2730

2402:
  %2403 = icmp eq i64 %2383, 3
  %2404 = icmp eq i64 %2383, 5
  %2405 = select i1 %2404, ptr @RADAU5, ptr @RADAU7
  %2406 = select i1 %2403, ptr @RADAU3, ptr %2405
  %2407 = getelementptr double, ptr %2406, i64 2
  %2408 = getelementptr double, ptr %2407, i64 %2383
  %2409 = mul i64 %2383, %2383
  %2410 = getelementptr double, ptr %2408, i64 %2409
  %2411 = getelementptr double, ptr %2410, i64 %2409
  %2412 = getelementptr double, ptr %2406, i64 1
  %2413 = load double, ptr %2411
  %2414 = load ptr, ptr %6
  %2415 = getelementptr %struct.ode_system, ptr %2414, i64 0, i32 0
  %2416 = load i64, ptr %2415
  %2417 = load ptr, ptr %18
  %2418 = getelementptr %struct.ode_options, ptr %2417, i64 0, i32 0
  %2419 = load ptr, ptr %2418
  %2420 = getelementptr %struct.ode_method, ptr %2419, i64 0, i32 4
  %2421 = load i64, ptr %2420
  %2422 = add i64 %2421, 10
  %2423 = load ptr, ptr %5
  %2424 = mul i64 %2422, %2416
  %2425 = add i64 %2424, 7
  %2426 = and i64 %2425, -8
  %2427 = getelementptr double, ptr %2423, i64 %2426
  %2428 = mul i64 %2416, 14
  %2429 = getelementptr double, ptr %2423, i64 %2428
  %2430 = icmp sgt i64 %2416, 0
  br i1 %2430, label %2431, label %2468

2431:
  %2432 = phi i64 [ %2436, %2435 ], [ 0, %2402 ]
  %2433 = getelementptr double, ptr %2429, i64 %2432
  store double 0.000000e+00, ptr %2433
  %2434 = mul i64 %2432, %2416
  br label %2438

2435:
  %2436 = add i64 %2432, 1
  %2437 = icmp eq i64 %2436, %2416
  br i1 %2437, label %2448, label %2431

2438:
  %2439 = phi double [ 0.000000e+00, %2431 ], [ %2445, %2438 ]
  %2440 = phi i64 [ 0, %2431 ], [ %2446, %2438 ]
  %2441 = add i64 %2440, %2434
  %2442 = getelementptr double, ptr %2427, i64 %2441
  %2443 = load double, ptr %2442
  %2444 = call double @llvm.fabs.f64(double %2443)
  %2445 = fadd double %2439, %2444
  store double %2445, ptr %2433
  %2446 = add i64 %2440, 1
  %2447 = icmp eq i64 %2446, %2416
  br i1 %2447, label %2435, label %2438

2448:
  %2449 = phi i64 [ %2454, %2452 ], [ 0, %2435 ]
  %2450 = phi double [ %2453, %2452 ], [ 0.000000e+00, %2435 ]
  %2451 = mul i64 %2449, %2416
  br label %2456

2452:
  %2453 = call double @llvm.maxnum.f64(double %2450, double %2465)
  %2454 = add i64 %2449, 1
  %2455 = icmp eq i64 %2454, %2416
  br i1 %2455, label %2468, label %2448

2456:
  %2457 = phi i64 [ 0, %2448 ], [ %2466, %2456 ]
  %2458 = phi double [ 0.000000e+00, %2448 ], [ %2465, %2456 ]
  %2459 = add i64 %2457, %2451
  %2460 = getelementptr double, ptr %2427, i64 %2459
  %2461 = load double, ptr %2460
  %2462 = call double @llvm.fabs.f64(double %2461)
  %2463 = getelementptr double, ptr %2429, i64 %2457
  %2464 = load double, ptr %2463
  %2465 = call double @llvm.fmuladd.f64(double %2462, double %2464, double %2458)
  %2466 = add i64 %2457, 1
  %2467 = icmp eq i64 %2466, %2416
  br i1 %2467, label %2452, label %2456

2468:
  %2469 = phi double [ 0.000000e+00, %2402 ], [ %2453, %2452 ]
  %2470 = call double @llvm.sqrt.f64(double %2469)
  %2471 = fmul double %2396, %2470
  %2472 = fmul double %2413, 2.000000e-01
  %2473 = fcmp ogt double %2471, %2472
  br i1 %2473, label %2474, label %2711

2474:
  %2475 = mul i64 %2416, 10
  %2476 = getelementptr double, ptr %2423, i64 %2475
  %2477 = mul i64 %2416, 11
  %2478 = getelementptr double, ptr %2423, i64 %2477
  %2479 = mul i64 %2416, 22
  %2480 = getelementptr double, ptr %2423, i64 %2479
  %2481 = mul i64 %2416, 23
  %2482 = getelementptr double, ptr %2423, i64 %2481
  %2483 = load double, ptr %2406, align 16
  %2484 = load double, ptr %2412
  %2485 = getelementptr %struct.ode_options, ptr %2417, i64 0, i32 1
  %2486 = load double, ptr %2485
  %2487 = fadd double %2384, 1.000000e+00
  %2488 = fmul double %2487, 5.000000e-01
  %2489 = fdiv double %2488, %2384
  %2490 = call double @llvm.pow.f64(double %2486, double %2489)
  %2491 = fmul double %2484, %2490
  %2492 = fdiv double 0x3CE4000000000000, %2491
  %2493 = call double @llvm.sqrt.f64(double %2491)
  %2494 = fmul double %2493, 3.000000e+00
  %2495 = call double @llvm.minnum.f64(double %2494, double 3.000000e-02)
  %2496 = call double @llvm.maxnum.f64(double %2492, double %2495)
  %2497 = load double, ptr %8
  %2498 = fadd double %184, %2497
  %2499 = call double @llvm.fabs.f64(double %2498)
  %2500 = fdiv double %2413, %184
  %2501 = call double @llvm.pow.f64(double %184, double %2384)
  %2502 = icmp sgt i64 %2383, 1
  br i1 %2502, label %2515, label %2503

2503:
  %2504 = phi double [ 1.000000e+00, %2474 ], [ %2527, %2515 ]
  %2505 = phi double [ 1.000000e+00, %2474 ], [ %2525, %2515 ]
  br i1 %2430, label %2507, label %2506

2506:
  br label %2647

2507:
  %2508 = icmp sgt i64 %2383, 0
  %2509 = fmul double %2505, 2.000000e+00
  %2510 = fdiv double %2509, %2487
  %2511 = add i64 %2383, -1
  %2512 = getelementptr [7 x double], ptr %3, i64 0, i64 %2511
  %2513 = fneg double %2501
  %2514 = fdiv double %2505, %2504
  br label %2530

2515:
  %2516 = phi double [ %2525, %2515 ], [ 1.000000e+00, %2474 ]
  %2517 = phi i64 [ %2528, %2515 ], [ 1, %2474 ]
  %2518 = phi double [ %2527, %2515 ], [ 1.000000e+00, %2474 ]
  %2519 = xor i64 %2517, -1
  %2520 = add i64 %2383, %2519
  %2521 = getelementptr double, ptr %2407, i64 %2520
  %2522 = load double, ptr %2521
  %2523 = fadd double %2522, -1.000000e+00
  %2524 = fneg double %2523
  %2525 = fmul double %2516, %2524
  %2526 = fadd double %2523, 1.000000e+00
  %2527 = fmul double %2518, %2526
  %2528 = add i64 %2517, 1
  %2529 = icmp eq i64 %2528, %2383
  br i1 %2529, label %2503, label %2515

2530:
  %2531 = phi i64 [ 0, %2507 ], [ %2632, %2610 ]
  %2532 = getelementptr double, ptr %2423, i64 %2531
  %2533 = load double, ptr %2532
  %2534 = fdiv double %2533, %184
  %2535 = call double @llvm.fabs.f64(double %2534)
  call void @write_coefficients(ptr %0, i64 %2531, ptr %30)
  br i1 %2508, label %2536, label %2556

2536:
  %2537 = phi double [ %2554, %2547 ], [ 0.000000e+00, %2530 ]
  %2538 = phi double [ %2553, %2547 ], [ 0.000000e+00, %2530 ]
  %2539 = phi i64 [ %2540, %2547 ], [ %2383, %2530 ]
  %2540 = add i64 %2539, -1
  %2541 = icmp slt i64 %2383, %2539
  br i1 %2541, label %2547, label %2542

2542:
  %2543 = sub i64 %2383, %2539
  %2544 = getelementptr double, ptr %2407, i64 %2543
  %2545 = load double, ptr %2544
  %2546 = fadd double %2545, -1.000000e+00
  br label %2547

2547:
  %2548 = phi double [ %2546, %2542 ], [ -1.000000e+00, %2536 ]
  %2549 = fsub double 0.000000e+00, %2548
  %2550 = getelementptr [7 x double], ptr %3, i64 0, i64 %2540
  %2551 = load double, ptr %2550
  %2552 = fadd double %2537, %2551
  %2553 = call double @llvm.fmuladd.f64(double %2549, double %2538, double %2552)
  %2554 = fmul double %2549, %2552
  %2555 = icmp ugt i64 %2539, 1
  br i1 %2555, label %2536, label %2556

2556:
  %2557 = phi double [ 0.000000e+00, %2530 ], [ %2553, %2547 ]
  %2558 = fdiv double %2557, %184
  %2559 = load double, ptr %8
  %2560 = fcmp oeq double %2559, 0.000000e+00
  br i1 %2560, label %2564, label %2561

2561:
  %2562 = load i64, ptr %24
  %2563 = icmp eq i64 %2562, %2383
  br i1 %2563, label %2592, label %2564

2564:
  %2565 = getelementptr double, ptr %2476, i64 %2531
  %2566 = load double, ptr %2565
  br i1 %2508, label %2567, label %2587

2567:
  %2568 = phi double [ %2585, %2578 ], [ 0.000000e+00, %2564 ]
  %2569 = phi double [ %2584, %2578 ], [ 0.000000e+00, %2564 ]
  %2570 = phi i64 [ %2571, %2578 ], [ %2383, %2564 ]
  %2571 = add i64 %2570, -1
  %2572 = icmp slt i64 %2383, %2570
  br i1 %2572, label %2578, label %2573

2573:
  %2574 = sub i64 %2383, %2570
  %2575 = getelementptr double, ptr %2407, i64 %2574
  %2576 = load double, ptr %2575
  %2577 = fadd double %2576, -1.000000e+00
  br label %2578

2578:
  %2579 = phi double [ %2577, %2573 ], [ -1.000000e+00, %2567 ]
  %2580 = fsub double -1.000000e+00, %2579
  %2581 = getelementptr [7 x double], ptr %3, i64 0, i64 %2571
  %2582 = load double, ptr %2581
  %2583 = fadd double %2568, %2582
  %2584 = call double @llvm.fmuladd.f64(double %2580, double %2569, double %2583)
  %2585 = fmul double %2580, %2583
  %2586 = icmp ugt i64 %2570, 1
  br i1 %2586, label %2567, label %2587

2587:
  %2588 = phi double [ 0.000000e+00, %2564 ], [ %2584, %2578 ]
  %2589 = fdiv double %2588, %184
  %2590 = fsub double %2566, %2589
  %2591 = fmul double %2514, %2590
  br label %2605

2592:
  %2593 = load double, ptr %2512
  %2594 = load ptr, ptr %5
  %2595 = load ptr, ptr %6
  %2596 = getelementptr %struct.ode_system, ptr %2595, i64 0, i32 0
  %2597 = load i64, ptr %2596
  %2598 = mul i64 %2597, 13
  %2599 = getelementptr double, ptr %2594, i64 %2598
  %2600 = getelementptr double, ptr %2599, i64 %2531
  %2601 = load double, ptr %2600
  %2602 = call double @llvm.fmuladd.f64(double %2513, double %2601, double %2593)
  %2603 = fmul double %2510, %2602
  %2604 = fdiv double %2603, %2499
  br label %2605

2605:
  %2606 = phi double [ %2591, %2587 ], [ %2604, %2592 ]
  %2607 = getelementptr double, ptr %2480, i64 %2531
  store double %2606, ptr %2607
  %2608 = getelementptr double, ptr %2482, i64 %2531
  store double %2606, ptr %2608
  %2609 = mul i64 %2531, %2416
  br label %2634

2610:
  %2611 = load ptr, ptr %18
  %2612 = getelementptr %struct.ode_options, ptr %2611, i64 0, i32 1
  %2613 = load double, ptr %2612
  %2614 = fmul double %2613, 5.000000e+00
  %2615 = getelementptr double, ptr %2476, i64 %2531
  %2616 = load double, ptr %2615
  %2617 = call double @llvm.fabs.f64(double %2616)
  %2618 = call double @llvm.fabs.f64(double %2558)
  %2619 = call double @llvm.maxnum.f64(double %2617, double %2618)
  %2620 = getelementptr %struct.ode_options, ptr %2611, i64 0, i32 2
  %2621 = load ptr, ptr %2620
  %2622 = getelementptr double, ptr %2621, i64 %2531
  %2623 = load double, ptr %2622
  %2624 = call double @llvm.fmuladd.f64(double %2614, double %2619, double %2623)
  %2625 = call double @llvm.fmuladd.f64(double %2644, double 0x3CD0000000000000, double %2624)
  %2626 = getelementptr double, ptr %2478, i64 %2531
  %2627 = load double, ptr %2626
  %2628 = fmul double %2496, %2627
  %2629 = fdiv double %2628, %2396
  %2630 = fadd double %2625, %2629
  %2631 = getelementptr double, ptr %2429, i64 %2531
  store double %2630, ptr %2631
  %2632 = add i64 %2531, 1
  %2633 = icmp eq i64 %2632, %2416
  br i1 %2633, label %2506, label %2530

2634:
  %2635 = phi i64 [ 0, %2605 ], [ %2645, %2634 ]
  %2636 = phi double [ %2535, %2605 ], [ %2644, %2634 ]
  %2637 = add i64 %2635, %2609
  %2638 = getelementptr double, ptr %2427, i64 %2637
  %2639 = load double, ptr %2638
  %2640 = getelementptr double, ptr %2423, i64 %2635
  %2641 = load double, ptr %2640
  %2642 = fmul double %2639, %2641
  %2643 = call double @llvm.fabs.f64(double %2642)
  %2644 = fadd double %2636, %2643
  %2645 = add i64 %2635, 1
  %2646 = icmp eq i64 %2645, %2416
  br i1 %2646, label %2610, label %2634

2647:
  %2648 = phi i1 [ true, %2506 ], [ false, %2651 ]
  call void @solve_real(ptr %0, double %184, ptr %2480)
  br i1 %2430, label %2652, label %2650

2649:
  br i1 %2648, label %2651, label %2664

2650:
  br i1 %2648, label %2651, label %2703

2651:
  br label %2647

2652:
  %2653 = phi i64 [ %2660, %2652 ], [ 0, %2647 ]
  %2654 = getelementptr double, ptr %2480, i64 %2653
  %2655 = load double, ptr %2654
  %2656 = getelementptr double, ptr %2482, i64 %2653
  %2657 = load double, ptr %2656
  %2658 = fneg double %2657
  %2659 = call double @llvm.fmuladd.f64(double %2500, double %2655, double %2658)
  store double %2659, ptr %2656
  store double %2659, ptr %2654
  %2660 = add i64 %2653, 1
  %2661 = icmp eq i64 %2660, %2416
  br i1 %2661, label %2649, label %2652

2662:
  %2663 = fmul double %184, %2483
  br label %2676

2664:
  %2665 = phi i64 [ %2674, %2664 ], [ 0, %2649 ]
  %2666 = phi double [ %2673, %2664 ], [ 0.000000e+00, %2649 ]
  %2667 = getelementptr double, ptr %2482, i64 %2665
  %2668 = load double, ptr %2667
  %2669 = call double @llvm.fabs.f64(double %2668)
  %2670 = getelementptr double, ptr %2429, i64 %2665
  %2671 = load double, ptr %2670
  %2672 = fdiv double %2669, %2671
  %2673 = call double @llvm.maxnum.f64(double %2666, double %2672)
  %2674 = add i64 %2665, 1
  %2675 = icmp eq i64 %2674, %2416
  br i1 %2675, label %2662, label %2664

2676:
  %2677 = phi i64 [ 0, %2662 ], [ %2690, %2683 ]
  %2678 = phi double [ 0.000000e+00, %2662 ], [ %2689, %2683 ]
  %2679 = mul i64 %2677, %2416
  br label %2692

2680:
  %2681 = fcmp ogt double %2689, 1.000000e-01
  %2682 = zext i1 %2681 to i64
  br label %2703

2683:
  %2684 = fmul double %2663, %2700
  %2685 = call double @llvm.fabs.f64(double %2684)
  %2686 = getelementptr double, ptr %2429, i64 %2677
  %2687 = load double, ptr %2686
  %2688 = fdiv double %2685, %2687
  %2689 = call double @llvm.maxnum.f64(double %2678, double %2688)
  %2690 = add i64 %2677, 1
  %2691 = icmp eq i64 %2690, %2416
  br i1 %2691, label %2680, label %2676

2692:
  %2693 = phi i64 [ 0, %2676 ], [ %2701, %2692 ]
  %2694 = phi double [ 0.000000e+00, %2676 ], [ %2700, %2692 ]
  %2695 = add i64 %2693, %2679
  %2696 = getelementptr double, ptr %2427, i64 %2695
  %2697 = load double, ptr %2696
  %2698 = getelementptr double, ptr %2482, i64 %2693
  %2699 = load double, ptr %2698
  %2700 = call double @llvm.fmuladd.f64(double %2697, double %2699, double %2694)
  %2701 = add i64 %2693, 1
  %2702 = icmp eq i64 %2701, %2416
  br i1 %2702, label %2683, label %2692

2703:
  %2704 = phi double [ %2673, %2680 ], [ 0.000000e+00, %2650 ]
  %2705 = phi i64 [ %2682, %2680 ], [ 0, %2650 ]
  store i64 %2705, ptr %28
  %2706 = call double @llvm.maxnum.f64(double %2704, double 1.000000e-09)
  %2707 = fdiv double -1.000000e+00, %2384
  %2708 = call double @llvm.pow.f64(double %2706, double %2707)
  %2709 = fmul double %2708, 8.000000e-01
  %2710 = call double @llvm.minnum.f64(double %2709, double 5.000000e+00)
  br label %2711

2711:
  %2712 = phi double [ %2710, %2703 ], [ 5.000000e+00, %2468 ]
  %2713 = fmul double %2396, %2712
  store double %2713, ptr %19
  %2714 = load double, ptr %20
  %2715 = load double, ptr %4
  %2716 = fsub double %2714, %2715
  %2717 = fmul double %2716, 5.000000e-01
  %2718 = load double, ptr %16
  %2719 = fcmp olt double %2718, 0.000000e+00
  %2720 = fneg double %2717
  %2721 = select i1 %2719, double %2720, double %2717
  %2722 = fcmp ult double %2721, 0.000000e+00
  %2723 = call double @llvm.maxnum.f64(double %2721, double %2713)
  %2724 = fdiv double %2723, 9.000000e-01
  %2725 = select i1 %2722, double 0x7FF0000000000000, double %2724
  %2726 = fcmp ogt double %2396, %2725
  br i1 %2726, label %2727, label %2730

2727:
  %2728 = load i64, ptr %38
  %2729 = add i64 %2728, 1
  store i64 %2729, ptr %38
  store i64 1, ptr %25
  br label %2928

2730:
  br i1 %182, label %2731, label %2733

2731:
  %2732 = load double, ptr %17
  br label %2735

2733:
  %2734 = fadd double %141, %184
  br label %2735

2735:
  %2736 = phi double [ %2732, %2731 ], [ %2734, %2733 ]
  %2737 = load i64, ptr %9
  %2738 = add i64 %2737, 14
  %2739 = load ptr, ptr %5
  %2740 = load ptr, ptr %6
  %2741 = getelementptr %struct.ode_system, ptr %2740, i64 0, i32 0
  %2742 = load i64, ptr %2741
  %2743 = mul i64 %2742, %2738
  %2744 = getelementptr double, ptr %2739, i64 %2743
  %2745 = shl i64 %2742, 1
  %2746 = getelementptr double, ptr %2739, i64 %2745
  %2747 = icmp sgt i64 %2742, 0
  br i1 %2747, label %2748, label %2758

2748:
  %2749 = phi i64 [ %2756, %2748 ], [ 0, %2735 ]
  %2750 = getelementptr double, ptr %2739, i64 %2749
  %2751 = load double, ptr %2750
  %2752 = getelementptr double, ptr %2744, i64 %2749
  %2753 = load double, ptr %2752
  %2754 = fadd double %2751, %2753
  %2755 = getelementptr double, ptr %2746, i64 %2749
  store double %2754, ptr %2755
  %2756 = add i64 %2749, 1
  %2757 = icmp eq i64 %2756, %2742
  br i1 %2757, label %2758, label %2748

2758:
  %2759 = call i64 @ode_keep_new(ptr %0, double %2736)
  switch i64 %2759, label %2932 [
    i64 7, label %2760
    i64 0, label %2760
    i64 11, label %2887
    i64 8, label %2887
  ]

2760:
  %2761 = load ptr, ptr %6
  %2762 = getelementptr %struct.ode_system, ptr %2761, i64 0, i32 0
  %2763 = load i64, ptr %2762
  %2764 = load ptr, ptr %5
  %2765 = getelementptr double, ptr %2764, i64 %2763
  %2766 = bitcast ptr %2765 to ptr
  %2767 = bitcast ptr %2764 to ptr
  %2768 = shl i64 %2763, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2766, ptr align 8 %2767, i64 %2768, i1 false)
  %2769 = load ptr, ptr %5
  %2770 = bitcast ptr %2769 to ptr
  %2771 = load ptr, ptr %6
  %2772 = getelementptr %struct.ode_system, ptr %2771, i64 0, i32 0
  %2773 = load i64, ptr %2772
  %2774 = mul i64 %2773, 6
  %2775 = getelementptr double, ptr %2769, i64 %2774
  %2776 = bitcast ptr %2775 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2770, ptr align 8 %2776, i64 %2768, i1 false)
  %2777 = load i64, ptr %9
  %2778 = sitofp i64 %2777 to double
  %2779 = call double @llvm.pow.f64(double %184, double %2778)
  %2780 = icmp sgt i64 %2763, 0
  br i1 %2780, label %2781, label %2813

2781:
  %2782 = icmp sgt i64 %2777, 0
  %2783 = add i64 %2777, -1
  %2784 = getelementptr [7 x double], ptr %2, i64 0, i64 %2783
  br label %2785

2785:
  %2786 = phi i64 [ 0, %2781 ], [ %2799, %2793 ]
  call void @write_coefficients(ptr %0, i64 %2786, ptr %32)
  %2787 = load ptr, ptr %5
  %2788 = load ptr, ptr %6
  %2789 = getelementptr %struct.ode_system, ptr %2788, i64 0, i32 0
  %2790 = load i64, ptr %2789
  br i1 %2782, label %2791, label %2793

2791:
  %2792 = getelementptr double, ptr %2787, i64 %2786
  br label %2801

2793:
  %2794 = load double, ptr %2784
  %2795 = fdiv double %2794, %2779
  %2796 = mul i64 %2790, 13
  %2797 = getelementptr double, ptr %2787, i64 %2796
  %2798 = getelementptr double, ptr %2797, i64 %2786
  store double %2795, ptr %2798
  %2799 = add i64 %2786, 1
  %2800 = icmp eq i64 %2799, %2763
  br i1 %2800, label %2810, label %2785

2801:
  %2802 = phi i64 [ 0, %2791 ], [ %2808, %2801 ]
  %2803 = getelementptr [7 x double], ptr %2, i64 0, i64 %2802
  %2804 = load double, ptr %2803
  %2805 = add i64 %2802, 36
  %2806 = mul i64 %2805, %2790
  %2807 = getelementptr double, ptr %2792, i64 %2806
  store double %2804, ptr %2807
  %2808 = add i64 %2802, 1
  %2809 = icmp eq i64 %2808, %2777
  br i1 %2809, label %2793, label %2801

2810:
  %2811 = load i64, ptr %9
  %2812 = sitofp i64 %2811 to double
  br label %2813

2813:
  %2814 = phi double [ %2812, %2810 ], [ %2778, %2760 ]
  %2815 = phi i64 [ %2811, %2810 ], [ %2777, %2760 ]
  %2816 = load double, ptr %4
  store double %2816, ptr %33
  store double %2736, ptr %4
  store double %184, ptr %8
  store i64 %2777, ptr %24
  %2817 = load i64, ptr %34
  %2818 = add i64 %2817, 1
  store i64 %2818, ptr %34
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %36, i8 0, i64 24, i1 false)
  %2819 = fadd double %2814, 1.000000e+00
  %2820 = fdiv double 1.000000e+00, %2819
  %2821 = call double @llvm.pow.f64(double %2299, double %2820)
  %2822 = fdiv double %2821, %2392
  %2823 = call double @llvm.minnum.f64(double %2822, double 8.000000e+00)
  %2824 = call double @llvm.maxnum.f64(double %2823, double 2.000000e-01)
  %2825 = load double, ptr %13
  %2826 = fcmp une double %2825, 0.000000e+00
  br i1 %2826, label %2827, label %2839

2827:
  %2828 = fdiv double %2825, %184
  %2829 = fmul double %2299, %2299
  %2830 = load double, ptr %37
  %2831 = fdiv double %2829, %2830
  %2832 = call double @llvm.pow.f64(double %2831, double %2820)
  %2833 = fmul double %2828, %2832
  %2834 = fdiv double %2833, 9.000000e-01
  %2835 = call double @llvm.fabs.f64(double %2834)
  %2836 = call double @llvm.minnum.f64(double %2835, double 8.000000e+00)
  %2837 = call double @llvm.maxnum.f64(double %2836, double 2.000000e-01)
  %2838 = call double @llvm.maxnum.f64(double %2824, double %2837)
  br label %2839

2839:
  %2840 = phi double [ %2838, %2827 ], [ %2824, %2813 ]
  store double %184, ptr %13
  %2841 = call double @llvm.maxnum.f64(double %2298, double 1.000000e-02)
  store double %2841, ptr %37
  %2842 = fdiv double %184, %2840
  %2843 = icmp ne i64 %2380, 0
  %2844 = call double @llvm.fabs.f64(double %2842)
  %2845 = fcmp ogt double %2844, %2396
  %2846 = select i1 %2843, i1 %2845, i1 false
  %2847 = select i1 %2846, double %184, double %2842
  %2848 = fdiv double %2847, %184
  %2849 = load double, ptr %23
  %2850 = fcmp ole double %2849, 1.000000e-02
  %2851 = zext i1 %2850 to i64
  store i64 %2851, ptr %14
  %2852 = fcmp oge double %2848, 9.200000e-01
  %2853 = select i1 %2850, i1 %2852, i1 false
  %2854 = fcmp ole double %2848, 1.200000e+00
  %2855 = select i1 %2853, i1 %2854, i1 false
  %2856 = select i1 %2855, double %184, double %2847
  br i1 %182, label %2857, label %2863

2857:
  %2858 = call double @llvm.fabs.f64(double %2856)
  %2859 = load double, ptr %16
  %2860 = call double @llvm.fabs.f64(double %2859)
  %2861 = call double @llvm.maxnum.f64(double %2858, double %2860)
  %2862 = call double @llvm.copysign.f64(double %2861, double %184)
  br label %2863

2863:
  %2864 = phi double [ %2862, %2857 ], [ %2856, %2839 ]
  %2865 = call double @llvm.fabs.f64(double %2864)
  %2866 = load ptr, ptr %18
  %2867 = getelementptr %struct.ode_options, ptr %2866, i64 0, i32 3
  %2868 = load double, ptr %2867
  %2869 = call double @llvm.minnum.f64(double %2865, double %2868)
  %2870 = call double @llvm.copysign.f64(double %2869, double %184)
  store double %2870, ptr %16
  %2871 = getelementptr %struct.ode_options, ptr %2866, i64 0, i32 1
  %2872 = load double, ptr %2871
  %2873 = load i64, ptr %10
  %2874 = add i64 %2873, 1
  store i64 %2874, ptr %10
  %2875 = load i64, ptr %11
  %2876 = icmp slt i64 %2874, %2875
  br i1 %2876, label %2886, label %2877

2877:
  %2878 = fcmp olt double %2872, 1.000000e-01
  %2879 = select i1 %2878, i64 5, i64 3
  %2880 = fcmp olt double %2872, 1.000000e-05
  %2881 = select i1 %2880, i64 2, i64 0
  %2882 = add i64 %2879, %2881
  %2883 = icmp slt i64 %2815, %2882
  br i1 %2883, label %2884, label %2886

2884:
  %2885 = add i64 %2815, 2
  store i64 %2885, ptr %9
  store i64 2, ptr %10
  store double 0.000000e+00, ptr %13
  store double 0.000000e+00, ptr %15
  br label %2886

2886:
  switch i64 %2759, label %2932 [
    i64 11, label %2887
    i64 8, label %2887
  ]

2887:
  store i64 %2759, ptr %26
  %2888 = icmp eq i64 %2759, 11
  br i1 %2888, label %2889, label %2906

2889:
  %2890 = load double, ptr %4
  %2891 = call double @llvm.fabs.f64(double %2890)
  %2892 = load double, ptr %17
  %2893 = call double @llvm.fabs.f64(double %2892)
  %2894 = call double @llvm.maxnum.f64(double %2891, double %2893)
  %2895 = fmul double %2894, 1.000000e-10
  %2896 = fcmp ugt double %2396, %2895
  br i1 %2896, label %2906, label %2932

2897:
  %2898 = fcmp oge double %2299, 1.000000e+00
  %2899 = select i1 %2393, i1 %2898, i1 false
  br i1 %2899, label %2900, label %2906

2900:
  %2901 = call i32 @takes_side(ptr %0, double %184)
  %2902 = icmp eq i32 %2901, 0
  br i1 %2902, label %2906, label %2903

2903:
  %2904 = call i32 @ode_is_hasty(ptr %0)
  %2905 = icmp eq i32 %2904, 0
  br i1 %2905, label %2231, label %2932

2906:
  %2907 = phi i1 [ true, %2900 ], [ %2393, %2897 ], [ false, %2889 ], [ false, %2887 ]
  %2908 = fadd double %2384, 1.000000e+00
  %2909 = fdiv double 1.000000e+00, %2908
  %2910 = call double @llvm.pow.f64(double %2299, double %2909)
  %2911 = fdiv double %2910, %2392
  %2912 = call double @llvm.minnum.f64(double %2911, double 8.000000e+00)
  %2913 = call double @llvm.maxnum.f64(double %2912, double 2.000000e-01)
  call void @reject(ptr %0)
  br i1 %2907, label %2916, label %2914

2914:
  %2915 = fmul double %184, 1.250000e-01
  br label %2923

2916:
  %2917 = load double, ptr %8
  %2918 = fcmp oeq double %2917, 0.000000e+00
  br i1 %2918, label %2919, label %2921

2919:
  %2920 = fmul double %184, 1.000000e-01
  br label %2923

2921:
  %2922 = fdiv double %184, %2913
  br label %2923

2923:
  %2924 = phi double [ %2915, %2914 ], [ %2920, %2919 ], [ %2922, %2921 ]
  store double %2924, ptr %16
  %2925 = icmp eq i32 %140, 0
  br i1 %2925, label %2926, label %2928

2926:
  %2927 = call i64 @evaluate_jacobian(ptr %0)
  br label %2928

2928:
  %2929 = phi i64 [ 0, %1172 ], [ %2236, %2235 ], [ 0, %2232 ], [ 0, %2727 ], [ %2927, %2926 ], [ 0, %2923 ]
  %2930 = phi i32 [ %140, %1172 ], [ 1, %2235 ], [ 1, %2232 ], [ %140, %2727 ], [ 1, %2926 ], [ 1, %2923 ]
  %2931 = icmp eq i64 %2929, 0
  br i1 %2931, label %139, label %2932

2932:
  %2933 = phi i64 [ 3, %54 ], [ %153, %150 ], [ %1313, %1305 ], [ %2332, %2326 ], [ %2929, %2928 ], [ 11, %2889 ], [ %2759, %2886 ], [ %2759, %2758 ], [ %135, %134 ], [ %51, %39 ], [ 4, %2228 ], [ 4, %2903 ]
  ret i64 %2933
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

define internal i32 @takes_side(ptr %0, double %1) {
  %3 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3
  %5 = getelementptr %struct.ode_system, ptr %4, i64 0, i32 2
  %6 = load i64, ptr %5
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %42, label %8

8:
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 40
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
  %36 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 39
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

declare i32 @ode_takes_side(ptr, double)

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
