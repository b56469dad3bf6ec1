; radau: made by tools/make_loops_text.py from radau
; sources 0cf5d720f9a12c7f5ec9183daec3a819242928164745cbcc2ea530391c989431
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.ode_options = type { ptr, double, ptr, double, double, i64 }
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
  %9 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 47
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %12 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 48
  %13 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  %14 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 46
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %28 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %29 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  %30 = bitcast ptr %3 to ptr
  %31 = getelementptr [7 x double], ptr %3, i64 0, i64 0
  %32 = bitcast ptr %2 to ptr
  %33 = getelementptr [7 x double], ptr %2, i64 0, i64 0
  %34 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %35 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %36 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %37 = bitcast ptr %36 to ptr
  %38 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %39 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %40 = bitcast ptr %9 to ptr
  br label %41

41:
  %42 = load double, ptr %4
  %43 = load ptr, ptr %5
  %44 = load ptr, ptr %6
  %45 = getelementptr %struct.ode_system, ptr %44, i64 0, i32 0
  %46 = load i64, ptr %45
  %47 = mul i64 %46, 10
  %48 = getelementptr double, ptr %43, i64 %47
  %49 = getelementptr %struct.ode_system, ptr %44, i64 0, i32 5
  %50 = load ptr, ptr %49
  %51 = getelementptr %struct.ode_system, ptr %44, i64 0, i32 4
  %52 = load ptr, ptr %51
  %53 = call i64 %50(ptr %52, double %42, ptr %43, ptr %48)
  %54 = load i64, ptr %7
  %55 = add i64 %54, 1
  store i64 %55, ptr %7
  switch i64 %53, label %2927 [
    i64 3, label %56
    i64 0, label %75
  ]

56:
  store i64 3, ptr %27
  store double %42, ptr %28
  %57 = load ptr, ptr %5
  %58 = load ptr, ptr %6
  %59 = getelementptr %struct.ode_system, ptr %58, i64 0, i32 0
  %60 = load i64, ptr %59
  %61 = shl i64 %60, 2
  %62 = getelementptr double, ptr %57, i64 %61
  %63 = bitcast ptr %62 to ptr
  %64 = bitcast ptr %48 to ptr
  %65 = shl i64 %60, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %64, i64 %65, i1 false)
  %66 = load ptr, ptr %5
  %67 = load ptr, ptr %6
  %68 = getelementptr %struct.ode_system, ptr %67, i64 0, i32 0
  %69 = load i64, ptr %68
  %70 = mul i64 %69, 5
  %71 = getelementptr double, ptr %66, i64 %70
  %72 = bitcast ptr %71 to ptr
  %73 = bitcast ptr %43 to ptr
  %74 = shl i64 %69, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %73, i64 %74, i1 false)
  br label %2927

75:
  %76 = load double, ptr %8
  %77 = fcmp oeq double %76, 0.000000e+00
  br i1 %77, label %78, label %92

78:
  %79 = load i64, ptr %9
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %90, label %81

81:
  %82 = load ptr, ptr %10
  %83 = getelementptr %struct.ode_options, ptr %82, i64 0, i32 1
  %84 = load double, ptr %83
  %85 = fcmp olt double %84, 1.000000e-01
  %86 = select i1 %85, i64 5, i64 3
  %87 = fcmp olt double %84, 1.000000e-05
  %88 = select i1 %87, i64 2, i64 0
  %89 = add i64 %86, %88
  br label %90

90:
  %91 = phi i64 [ %89, %81 ], [ 3, %78 ]
  store i64 %91, ptr %11
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  store i64 8, ptr %13
  store double 1.000000e+00, ptr %14
  store double 0.000000e+00, ptr %15
  store i64 0, ptr %16
  store double 0.000000e+00, ptr %17
  br label %92

92:
  call void @write_scale(ptr %0)
  %93 = load double, ptr %18
  %94 = fcmp oeq double %93, 0.000000e+00
  br i1 %94, label %95, label %143

95:
  %96 = load ptr, ptr %6
  %97 = getelementptr %struct.ode_system, ptr %96, i64 0, i32 0
  %98 = load i64, ptr %97
  %99 = load ptr, ptr %5
  %100 = mul i64 %98, 10
  %101 = getelementptr double, ptr %99, i64 %100
  %102 = mul i64 %98, 11
  %103 = getelementptr double, ptr %99, i64 %102
  %104 = load double, ptr %19
  %105 = load double, ptr %4
  %106 = fsub double %104, %105
  %107 = icmp sgt i64 %98, 0
  br i1 %107, label %116, label %108

108:
  %109 = phi double [ 0.000000e+00, %95 ], [ %124, %116 ]
  %110 = icmp sgt i64 %98, 1
  %111 = select i1 %110, i64 %98, i64 1
  %112 = sitofp i64 %111 to double
  %113 = fdiv double %109, %112
  %114 = call double @llvm.sqrt.f64(double %113)
  %115 = fcmp ogt double %114, 0.000000e+00
  br i1 %115, label %127, label %130

116:
  %117 = phi double [ %124, %116 ], [ 0.000000e+00, %95 ]
  %118 = phi i64 [ %125, %116 ], [ 0, %95 ]
  %119 = getelementptr double, ptr %101, i64 %118
  %120 = load double, ptr %119
  %121 = getelementptr double, ptr %103, i64 %118
  %122 = load double, ptr %121
  %123 = fdiv double %120, %122
  %124 = call double @llvm.fmuladd.f64(double %123, double %123, double %117)
  %125 = add i64 %118, 1
  %126 = icmp eq i64 %125, %98
  br i1 %126, label %108, label %116

127:
  %128 = fdiv double 1.000000e-01, %114
  %129 = call double @llvm.fabs.f64(double %106)
  br label %133

130:
  %131 = call double @llvm.fabs.f64(double %106)
  %132 = fmul double %131, 1.000000e-03
  br label %133

133:
  %134 = phi double [ %131, %130 ], [ %129, %127 ]
  %135 = phi double [ %132, %130 ], [ %128, %127 ]
  %136 = call double @llvm.maxnum.f64(double %135, double 0x3EB0C6F7A0B5ED8D)
  %137 = call double @llvm.minnum.f64(double %136, double %134)
  %138 = load ptr, ptr %10
  %139 = getelementptr %struct.ode_options, ptr %138, i64 0, i32 3
  %140 = load double, ptr %139
  %141 = call double @llvm.minnum.f64(double %137, double %140)
  %142 = call double @llvm.copysign.f64(double %141, double %106)
  store double %142, ptr %18
  br label %143

143:
  %144 = load double, ptr %8
  %145 = fcmp oeq double %144, 0.000000e+00
  %146 = zext i1 %145 to i32
  %147 = load i64, ptr %16
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %152

149:
  %150 = call i64 @evaluate_jacobian(ptr %0)
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %152, label %2927

152:
  %153 = phi i32 [ %146, %143 ], [ 1, %149 ]
  br label %154

154:
  %155 = phi i32 [ %2925, %2923 ], [ %153, %152 ]
  %156 = load double, ptr %4
  %157 = load double, ptr %18
  %158 = call double @llvm.fabs.f64(double %157)
  %159 = call double @llvm.fabs.f64(double %156)
  %160 = load double, ptr %19
  %161 = call double @llvm.fabs.f64(double %160)
  %162 = call double @llvm.maxnum.f64(double %159, double %161)
  %163 = fmul double %162, 0x3CE4000000000000
  %164 = fcmp ugt double %158, %163
  br i1 %164, label %169, label %165

165:
  %166 = load i64, ptr %27
  %167 = icmp eq i64 %166, 0
  %168 = select i1 %167, i64 4, i64 %166
  br label %2927

169:
  %170 = load double, ptr %20
  %171 = fcmp ogt double %170, 0.000000e+00
  br i1 %171, label %172, label %192

172:
  %173 = load double, ptr %21
  %174 = fsub double %173, %156
  %175 = fmul double %174, 5.000000e-01
  %176 = fcmp olt double %157, 0.000000e+00
  %177 = fneg double %175
  %178 = select i1 %176, double %177, double %175
  %179 = fcmp ult double %178, 0.000000e+00
  br i1 %179, label %192, label %180

180:
  %181 = call double @llvm.maxnum.f64(double %178, double %170)
  %182 = fcmp ogt double %158, %181
  br i1 %182, label %183, label %192

183:
  %184 = load double, ptr %17
  %185 = call double @llvm.fabs.f64(double %184)
  %186 = fdiv double %181, %185
  %187 = fcmp oge double %186, 1.000000e+00
  %188 = fcmp olt double %186, 1.500000e+00
  %189 = and i1 %187, %188
  %190 = call double @llvm.copysign.f64(double %181, double %157)
  %191 = select i1 %189, double %184, double %190
  store double %191, ptr %18
  br label %192

192:
  %193 = phi double [ %157, %172 ], [ %157, %169 ], [ %191, %183 ], [ %157, %180 ]
  %194 = call double @llvm.fmuladd.f64(double %193, double 1.000100e+00, double %156)
  %195 = fsub double %194, %160
  %196 = fmul double %193, %195
  %197 = fcmp oge double %196, 0.000000e+00
  %198 = fsub double %160, %156
  %199 = select i1 %197, double %198, double %193
  %200 = load double, ptr %17
  %201 = fcmp une double %200, %199
  br i1 %201, label %202, label %1189

202:
  %203 = load i64, ptr %11
  %204 = icmp eq i64 %203, 3
  %205 = icmp eq i64 %203, 5
  %206 = select i1 %205, ptr @RADAU5, ptr @RADAU7
  %207 = select i1 %204, ptr @RADAU3, ptr %206
  %208 = getelementptr double, ptr %207, i64 2
  %209 = getelementptr double, ptr %208, i64 %203
  %210 = mul i64 %203, %203
  %211 = getelementptr double, ptr %209, i64 %210
  %212 = getelementptr double, ptr %211, i64 %210
  %213 = load i64, ptr %22
  %214 = add i64 %213, 1
  store i64 %214, ptr %22
  store double %199, ptr %17
  %215 = load double, ptr %212
  %216 = load ptr, ptr %23
  %217 = load ptr, ptr %6
  %218 = getelementptr %struct.ode_system, ptr %217, i64 0, i32 0
  %219 = load i64, ptr %218
  %220 = mul i64 %219, 5
  %221 = getelementptr i64, ptr %216, i64 %220
  %222 = load i64, ptr %221
  %223 = add i64 %222, 7
  %224 = and i64 %223, -8
  %225 = add i64 %219, 7
  %226 = and i64 %225, -8
  %227 = or i64 %226, 1
  %228 = mul i64 %227, %226
  %229 = load ptr, ptr %10
  %230 = getelementptr %struct.ode_options, ptr %229, i64 0, i32 0
  %231 = load ptr, ptr %230
  %232 = getelementptr %struct.ode_method, ptr %231, i64 0, i32 4
  %233 = load i64, ptr %232
  %234 = add i64 %233, 10
  %235 = load ptr, ptr %5
  %236 = mul i64 %234, %219
  %237 = add i64 %236, 7
  %238 = and i64 %237, -8
  %239 = getelementptr double, ptr %235, i64 %238
  %240 = getelementptr double, ptr %239, i64 %228
  %241 = shl i64 %228, 1
  %242 = getelementptr double, ptr %239, i64 %241
  %243 = mul i64 %228, 3
  %244 = getelementptr double, ptr %239, i64 %243
  %245 = shl i64 %228, 2
  %246 = getelementptr double, ptr %239, i64 %245
  %247 = sub i64 0, %226
  %248 = getelementptr double, ptr %246, i64 %247
  %249 = mul i64 %224, %222
  %250 = shl i64 %249, 3
  %251 = sub i64 %224, %222
  %252 = shl i64 %224, 3
  %253 = mul i64 %252, %251
  %254 = bitcast ptr %244 to ptr
  %255 = bitcast ptr %240 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %254, ptr align 8 %255, i64 %250, i1 false)
  %256 = shl i64 %251, 3
  %257 = getelementptr double, ptr %242, i64 %249
  %258 = getelementptr double, ptr %244, i64 %249
  %259 = getelementptr double, ptr %248, i64 %222
  br label %264

260:
  %261 = fdiv double %215, %199
  %262 = call double @llvm.fmuladd.f64(double %261, double %261, double 0.000000e+00)
  %263 = icmp sgt i64 %222, 0
  br i1 %263, label %296, label %274

264:
  %265 = phi i64 [ 0, %202 ], [ %272, %264 ]
  %266 = getelementptr double, ptr %257, i64 %265
  %267 = bitcast ptr %266 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %267, i8 0, i64 %253, i1 false)
  %268 = getelementptr double, ptr %258, i64 %265
  %269 = bitcast ptr %268 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %269, i8 0, i64 %253, i1 false)
  %270 = getelementptr double, ptr %259, i64 %265
  %271 = bitcast ptr %270 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %271, i8 0, i64 %256, i1 false)
  %272 = add i64 %265, %228
  %273 = icmp sgt i64 %272, 0
  br i1 %273, label %260, label %264

274:
  %275 = icmp slt i64 %222, %219
  br i1 %275, label %276, label %305

276:
  %277 = load ptr, ptr %23
  %278 = load ptr, ptr %6
  %279 = getelementptr %struct.ode_system, ptr %278, i64 0, i32 0
  %280 = load i64, ptr %279
  %281 = shl i64 %280, 2
  %282 = getelementptr i64, ptr %277, i64 %281
  %283 = mul i64 %280, 5
  %284 = getelementptr i64, ptr %277, i64 %283
  %285 = load ptr, ptr %10
  %286 = getelementptr %struct.ode_options, ptr %285, i64 0, i32 0
  %287 = load ptr, ptr %286
  %288 = getelementptr %struct.ode_method, ptr %287, i64 0, i32 4
  %289 = load i64, ptr %288
  %290 = add i64 %289, 10
  %291 = load ptr, ptr %5
  %292 = mul i64 %290, %280
  %293 = add i64 %292, 7
  %294 = and i64 %293, -8
  %295 = getelementptr double, ptr %291, i64 %294
  br label %309

296:
  %297 = phi i64 [ %303, %296 ], [ 0, %260 ]
  %298 = mul i64 %297, %224
  %299 = add i64 %298, %297
  %300 = getelementptr double, ptr %244, i64 %299
  %301 = load double, ptr %300
  %302 = fadd double %261, %301
  store double %302, ptr %300
  %303 = add i64 %297, 1
  %304 = icmp eq i64 %303, %222
  br i1 %304, label %274, label %296

305:
  br i1 %263, label %306, label %586

306:
  %307 = shl i64 %224, 1
  %308 = mul i64 %224, 3
  br label %351

309:
  %310 = phi i64 [ %222, %276 ], [ %349, %348 ]
  %311 = getelementptr i64, ptr %282, i64 %310
  %312 = load i64, ptr %311
  %313 = mul i64 %312, %280
  %314 = getelementptr i64, ptr %284, i64 %310
  %315 = load i64, ptr %314
  %316 = getelementptr i64, ptr %282, i64 %315
  %317 = load i64, ptr %316
  %318 = add i64 %317, %313
  %319 = getelementptr double, ptr %295, i64 %318
  %320 = load double, ptr %319
  %321 = mul i64 %315, %224
  %322 = getelementptr double, ptr %244, i64 %321
  %323 = mul i64 %310, %224
  %324 = getelementptr double, ptr %240, i64 %323
  br i1 %263, label %325, label %348

325:
  %326 = fdiv double %320, %262
  %327 = fmul double %261, %326
  %328 = insertelement <8 x double> poison, double %327, i64 0
  %329 = shufflevector <8 x double> %328, <8 x double> poison, <8 x i32> zeroinitializer
  br label %330

330:
  %331 = phi i64 [ %346, %345 ], [ 0, %325 ]
  br label %332

332:
  %333 = phi i64 [ 0, %330 ], [ %343, %332 ]
  %334 = add i64 %331, %333
  %335 = getelementptr double, ptr %324, i64 %334
  %336 = bitcast ptr %335 to ptr
  %337 = load <8 x double>, ptr %336, align 8
  %338 = getelementptr double, ptr %322, i64 %334
  %339 = bitcast ptr %338 to ptr
  %340 = load <8 x double>, ptr %339, align 8
  %341 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %329, <8 x double> %337, <8 x double> %340)
  %342 = bitcast ptr %338 to ptr
  store <8 x double> %341, ptr %342, align 8
  %343 = add i64 %333, 8
  %344 = icmp eq i64 %333, 0
  br i1 %344, label %345, label %332

345:
  %346 = add i64 %331, 8
  %347 = icmp slt i64 %346, %222
  br i1 %347, label %330, label %348

348:
  %349 = add i64 %310, 1
  %350 = icmp eq i64 %349, %219
  br i1 %350, label %305, label %309

351:
  %352 = phi i64 [ 0, %306 ], [ %354, %583 ]
  %353 = and i64 %352, 9223372036854775800
  %354 = add i64 %352, 4
  %355 = icmp slt i64 %354, %222
  %356 = select i1 %355, i64 %354, i64 %222
  %357 = icmp slt i64 %352, %356
  br i1 %357, label %358, label %459

358:
  %359 = phi i64 [ %352, %351 ], [ %384, %456 ]
  %360 = mul i64 %359, %224
  %361 = getelementptr double, ptr %244, i64 %360
  br label %368

362:
  %363 = getelementptr double, ptr %242, i64 %360
  %364 = getelementptr i64, ptr %216, i64 %359
  store i64 %376, ptr %364
  %365 = fcmp oeq double %377, 0.000000e+00
  br i1 %365, label %1187, label %366

366:
  %367 = icmp eq i64 %376, %359
  br i1 %367, label %380, label %395

368:
  %369 = phi double [ %377, %368 ], [ -1.000000e+00, %358 ]
  %370 = phi i64 [ %376, %368 ], [ %359, %358 ]
  %371 = phi i64 [ %378, %368 ], [ %359, %358 ]
  %372 = getelementptr double, ptr %361, i64 %371
  %373 = load double, ptr %372
  %374 = call double @llvm.fabs.f64(double %373)
  %375 = fcmp ogt double %374, %369
  %376 = select i1 %375, i64 %371, i64 %370
  %377 = select i1 %375, double %374, double %369
  %378 = add i64 %371, 1
  %379 = icmp slt i64 %378, %222
  br i1 %379, label %368, label %362

380:
  %381 = getelementptr double, ptr %361, i64 %359
  %382 = load double, ptr %381
  %383 = fdiv double 1.000000e+00, %382
  %384 = add i64 %359, 1
  %385 = shl i64 %384, 3
  %386 = sub i64 %224, %359
  %387 = shl i64 %386, 3
  %388 = bitcast ptr %363 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %388, i8 0, i64 %252, i1 false)
  %389 = getelementptr double, ptr %248, i64 %359
  store double %383, ptr %389
  %390 = and i64 %384, 9223372036854775800
  %391 = icmp slt i64 %390, %222
  br i1 %391, label %392, label %425

392:
  %393 = insertelement <8 x double> poison, double %383, i64 0
  %394 = shufflevector <8 x double> %393, <8 x double> poison, <8 x i32> zeroinitializer
  br label %407

395:
  %396 = phi i64 [ %405, %395 ], [ %352, %366 ]
  %397 = icmp ult i64 %396, %359
  %398 = select i1 %397, ptr %242, ptr %244
  %399 = mul i64 %396, %224
  %400 = getelementptr double, ptr %398, i64 %399
  %401 = getelementptr double, ptr %400, i64 %359
  %402 = load double, ptr %401
  %403 = getelementptr double, ptr %400, i64 %376
  %404 = load double, ptr %403
  store double %404, ptr %401
  store double %402, ptr %403
  %405 = add i64 %396, 1
  %406 = icmp slt i64 %405, %356
  br i1 %406, label %395, label %380

407:
  %408 = phi i64 [ %423, %422 ], [ %390, %392 ]
  br label %409

409:
  %410 = phi i64 [ 0, %407 ], [ %420, %409 ]
  %411 = add i64 %408, %410
  %412 = getelementptr double, ptr %361, i64 %411
  %413 = bitcast ptr %412 to ptr
  %414 = load <8 x double>, ptr %413, align 8
  %415 = getelementptr double, ptr %363, i64 %411
  %416 = bitcast ptr %415 to ptr
  %417 = load <8 x double>, ptr %416, align 8
  %418 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %394, <8 x double> %414, <8 x double> %417)
  %419 = bitcast ptr %415 to ptr
  store <8 x double> %418, ptr %419, align 8
  %420 = add i64 %410, 8
  %421 = icmp eq i64 %410, 0
  br i1 %421, label %422, label %409

422:
  %423 = add i64 %408, 8
  %424 = icmp slt i64 %423, %222
  br i1 %424, label %407, label %425

425:
  call void @llvm.memset.p0.i64(ptr align 8 %388, i8 0, i64 %385, i1 false)
  %426 = bitcast ptr %381 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %426, i8 0, i64 %387, i1 false)
  %427 = icmp slt i64 %384, %356
  br i1 %427, label %428, label %459

428:
  %429 = phi i64 [ %457, %456 ], [ %384, %425 ]
  %430 = mul i64 %429, %224
  %431 = getelementptr double, ptr %244, i64 %430
  %432 = getelementptr double, ptr %431, i64 %359
  %433 = load double, ptr %432
  br i1 %391, label %434, label %456

434:
  %435 = fneg double %433
  %436 = insertelement <8 x double> poison, double %435, i64 0
  %437 = shufflevector <8 x double> %436, <8 x double> poison, <8 x i32> zeroinitializer
  br label %438

438:
  %439 = phi i64 [ %454, %453 ], [ %390, %434 ]
  br label %440

440:
  %441 = phi i64 [ 0, %438 ], [ %451, %440 ]
  %442 = add i64 %439, %441
  %443 = getelementptr double, ptr %363, i64 %442
  %444 = bitcast ptr %443 to ptr
  %445 = load <8 x double>, ptr %444, align 8
  %446 = getelementptr double, ptr %431, i64 %442
  %447 = bitcast ptr %446 to ptr
  %448 = load <8 x double>, ptr %447, align 8
  %449 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %437, <8 x double> %445, <8 x double> %448)
  %450 = bitcast ptr %446 to ptr
  store <8 x double> %449, ptr %450, align 8
  %451 = add i64 %441, 8
  %452 = icmp eq i64 %441, 0
  br i1 %452, label %453, label %440

453:
  %454 = add i64 %439, 8
  %455 = icmp slt i64 %454, %222
  br i1 %455, label %438, label %456

456:
  %457 = add i64 %429, 1
  %458 = icmp slt i64 %457, %356
  br i1 %458, label %428, label %358

459:
  br i1 %355, label %460, label %586

460:
  %461 = mul i64 %352, %224
  %462 = getelementptr double, ptr %242, i64 %461
  %463 = or i64 %352, 3
  %464 = or i64 %352, 1
  %465 = getelementptr double, ptr %462, i64 %464
  %466 = or i64 %352, 2
  %467 = getelementptr double, ptr %462, i64 %466
  %468 = add i64 %466, %224
  %469 = getelementptr double, ptr %462, i64 %468
  %470 = getelementptr double, ptr %462, i64 %463
  %471 = add i64 %463, %224
  %472 = getelementptr double, ptr %462, i64 %471
  %473 = add i64 %463, %307
  %474 = getelementptr double, ptr %462, i64 %473
  %475 = icmp slt i64 %353, %222
  br label %476

476:
  %477 = phi i64 [ %354, %460 ], [ %584, %583 ]
  %478 = mul i64 %477, %224
  %479 = getelementptr double, ptr %244, i64 %478
  br label %480

480:
  %481 = phi i64 [ %352, %476 ], [ %500, %499 ]
  %482 = getelementptr i64, ptr %216, i64 %481
  %483 = load i64, ptr %482
  %484 = icmp eq i64 %483, %481
  br i1 %484, label %494, label %485

485:
  %486 = getelementptr double, ptr %479, i64 %481
  %487 = load double, ptr %486
  %488 = getelementptr double, ptr %479, i64 %483
  %489 = load double, ptr %488
  store double %489, ptr %486
  store double %487, ptr %488
  %490 = add i64 %481, 1
  %491 = icmp slt i64 %481, %463
  %492 = icmp slt i64 %490, %222
  %493 = and i1 %491, %492
  br i1 %493, label %499, label %501

494:
  %495 = add i64 %481, 1
  %496 = icmp slt i64 %481, %463
  %497 = icmp slt i64 %495, %222
  %498 = and i1 %496, %497
  br i1 %498, label %499, label %501

499:
  %500 = phi i64 [ %495, %494 ], [ %490, %485 ]
  br label %480

501:
  %502 = getelementptr double, ptr %479, i64 %352
  %503 = load double, ptr %502
  %504 = call double @llvm.fabs.f64(double %503)
  %505 = getelementptr double, ptr %479, i64 %464
  %506 = load double, ptr %505
  %507 = load double, ptr %465
  %508 = fmul double %503, %507
  %509 = fsub double %506, %508
  %510 = call double @llvm.fabs.f64(double %509)
  %511 = fadd double %504, %510
  %512 = getelementptr double, ptr %479, i64 %466
  %513 = load double, ptr %512
  %514 = load double, ptr %467
  %515 = fmul double %503, %514
  %516 = load double, ptr %469
  %517 = fmul double %509, %516
  %518 = fsub double %513, %515
  %519 = fsub double %518, %517
  %520 = call double @llvm.fabs.f64(double %519)
  %521 = fadd double %511, %520
  %522 = getelementptr double, ptr %479, i64 %463
  %523 = load double, ptr %522
  %524 = load double, ptr %470
  %525 = fmul double %503, %524
  %526 = fsub double %523, %525
  %527 = load double, ptr %472
  %528 = fmul double %509, %527
  %529 = fsub double %526, %528
  %530 = load double, ptr %474
  %531 = fmul double %519, %530
  %532 = fsub double %529, %531
  %533 = call double @llvm.fabs.f64(double %532)
  %534 = fadd double %521, %533
  %535 = fcmp oeq double %534, 0.000000e+00
  br i1 %535, label %583, label %536

536:
  br i1 %475, label %537, label %583

537:
  %538 = fneg double %503
  %539 = fneg double %509
  %540 = fneg double %519
  %541 = fneg double %532
  %542 = insertelement <8 x double> poison, double %538, i64 0
  %543 = shufflevector <8 x double> %542, <8 x double> poison, <8 x i32> zeroinitializer
  %544 = insertelement <8 x double> poison, double %539, i64 0
  %545 = shufflevector <8 x double> %544, <8 x double> poison, <8 x i32> zeroinitializer
  %546 = insertelement <8 x double> poison, double %540, i64 0
  %547 = shufflevector <8 x double> %546, <8 x double> poison, <8 x i32> zeroinitializer
  %548 = insertelement <8 x double> poison, double %541, i64 0
  %549 = shufflevector <8 x double> %548, <8 x double> poison, <8 x i32> zeroinitializer
  br label %550

550:
  %551 = phi i64 [ %552, %581 ], [ %353, %537 ]
  %552 = add i64 %551, 8
  br label %553

553:
  %554 = phi i64 [ 0, %550 ], [ %579, %553 ]
  %555 = add i64 %551, %554
  %556 = getelementptr double, ptr %479, i64 %555
  %557 = bitcast ptr %556 to ptr
  %558 = load <8 x double>, ptr %557, align 8
  %559 = getelementptr double, ptr %462, i64 %555
  %560 = bitcast ptr %559 to ptr
  %561 = load <8 x double>, ptr %560, align 8
  %562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %543, <8 x double> %561, <8 x double> %558)
  %563 = add i64 %555, %224
  %564 = getelementptr double, ptr %462, i64 %563
  %565 = bitcast ptr %564 to ptr
  %566 = load <8 x double>, ptr %565, align 8
  %567 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %545, <8 x double> %566, <8 x double> %562)
  %568 = add i64 %555, %307
  %569 = getelementptr double, ptr %462, i64 %568
  %570 = bitcast ptr %569 to ptr
  %571 = load <8 x double>, ptr %570, align 8
  %572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %547, <8 x double> %571, <8 x double> %567)
  %573 = add i64 %555, %308
  %574 = getelementptr double, ptr %462, i64 %573
  %575 = bitcast ptr %574 to ptr
  %576 = load <8 x double>, ptr %575, align 8
  %577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %549, <8 x double> %576, <8 x double> %572)
  %578 = bitcast ptr %556 to ptr
  store <8 x double> %577, ptr %578, align 8
  %579 = add i64 %554, 8
  %580 = icmp eq i64 %554, 0
  br i1 %580, label %581, label %553

581:
  %582 = icmp slt i64 %552, %222
  br i1 %582, label %550, label %583

583:
  %584 = add i64 %477, 1
  %585 = icmp slt i64 %584, %222
  br i1 %585, label %476, label %351

586:
  %587 = icmp sgt i64 %203, 1
  br i1 %587, label %588, label %1189

588:
  %589 = phi i64 [ %1185, %1184 ], [ 1, %586 ]
  %590 = getelementptr double, ptr %212, i64 %589
  %591 = load double, ptr %590
  %592 = fdiv double %591, %199
  %593 = add i64 %589, 1
  %594 = getelementptr double, ptr %212, i64 %593
  %595 = load double, ptr %594
  %596 = fdiv double %595, %199
  %597 = lshr i64 %589, 1
  %598 = load ptr, ptr %23
  %599 = load ptr, ptr %6
  %600 = getelementptr %struct.ode_system, ptr %599, i64 0, i32 0
  %601 = load i64, ptr %600
  %602 = mul i64 %601, 5
  %603 = getelementptr i64, ptr %598, i64 %602
  %604 = load i64, ptr %603
  %605 = add i64 %604, 7
  %606 = and i64 %605, -8
  %607 = add i64 %601, 7
  %608 = and i64 %607, -8
  %609 = or i64 %608, 1
  %610 = mul i64 %609, %608
  %611 = load ptr, ptr %10
  %612 = getelementptr %struct.ode_options, ptr %611, i64 0, i32 0
  %613 = load ptr, ptr %612
  %614 = getelementptr %struct.ode_method, ptr %613, i64 0, i32 4
  %615 = load i64, ptr %614
  %616 = add i64 %615, 10
  %617 = load ptr, ptr %5
  %618 = mul i64 %616, %601
  %619 = add i64 %618, 7
  %620 = and i64 %619, -8
  %621 = getelementptr double, ptr %617, i64 %620
  %622 = getelementptr double, ptr %621, i64 %610
  %623 = fmul double %596, %596
  %624 = call double @llvm.fmuladd.f64(double %592, double %592, double %623)
  %625 = shl i64 %597, 2
  %626 = add i64 %625, 4
  %627 = mul i64 %610, %626
  %628 = getelementptr double, ptr %621, i64 %627
  %629 = add i64 %625, 6
  %630 = mul i64 %610, %629
  %631 = getelementptr double, ptr %621, i64 %630
  %632 = add i64 %625, 7
  %633 = mul i64 %610, %632
  %634 = getelementptr double, ptr %621, i64 %633
  %635 = sub i64 0, %608
  %636 = getelementptr double, ptr %634, i64 %635
  %637 = add i64 %597, 1
  %638 = mul i64 %601, %637
  %639 = getelementptr i64, ptr %598, i64 %638
  %640 = mul i64 %606, %604
  %641 = shl i64 %640, 3
  %642 = sub i64 %606, %604
  %643 = shl i64 %606, 3
  %644 = mul i64 %643, %642
  %645 = bitcast ptr %631 to ptr
  %646 = bitcast ptr %622 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %645, ptr align 8 %646, i64 %641, i1 false)
  %647 = icmp slt i64 %610, 0
  br i1 %647, label %653, label %648

648:
  %649 = shl i64 %642, 3
  %650 = getelementptr double, ptr %628, i64 %640
  %651 = getelementptr double, ptr %631, i64 %640
  %652 = getelementptr double, ptr %636, i64 %604
  br label %657

653:
  %654 = getelementptr double, ptr %631, i64 %610
  %655 = bitcast ptr %654 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %655, i8 0, i64 %641, i1 false)
  %656 = icmp sgt i64 %604, 0
  br i1 %656, label %689, label %667

657:
  %658 = phi i64 [ 0, %648 ], [ %665, %657 ]
  %659 = getelementptr double, ptr %650, i64 %658
  %660 = bitcast ptr %659 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %660, i8 0, i64 %644, i1 false)
  %661 = getelementptr double, ptr %651, i64 %658
  %662 = bitcast ptr %661 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %662, i8 0, i64 %644, i1 false)
  %663 = getelementptr double, ptr %652, i64 %658
  %664 = bitcast ptr %663 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %664, i8 0, i64 %649, i1 false)
  %665 = add i64 %658, %610
  %666 = icmp sgt i64 %658, 0
  br i1 %666, label %653, label %657

667:
  %668 = icmp slt i64 %604, %601
  br i1 %668, label %669, label %700

669:
  %670 = load ptr, ptr %23
  %671 = load ptr, ptr %6
  %672 = getelementptr %struct.ode_system, ptr %671, i64 0, i32 0
  %673 = load i64, ptr %672
  %674 = shl i64 %673, 2
  %675 = getelementptr i64, ptr %670, i64 %674
  %676 = mul i64 %673, 5
  %677 = getelementptr i64, ptr %670, i64 %676
  %678 = load ptr, ptr %10
  %679 = getelementptr %struct.ode_options, ptr %678, i64 0, i32 0
  %680 = load ptr, ptr %679
  %681 = getelementptr %struct.ode_method, ptr %680, i64 0, i32 4
  %682 = load i64, ptr %681
  %683 = add i64 %682, 10
  %684 = load ptr, ptr %5
  %685 = mul i64 %683, %673
  %686 = add i64 %685, 7
  %687 = and i64 %686, -8
  %688 = getelementptr double, ptr %684, i64 %687
  br label %704

689:
  %690 = phi i64 [ %698, %689 ], [ 0, %653 ]
  %691 = mul i64 %690, %606
  %692 = add i64 %691, %690
  %693 = getelementptr double, ptr %631, i64 %692
  %694 = load double, ptr %693
  %695 = fadd double %592, %694
  store double %695, ptr %693
  %696 = add i64 %692, %610
  %697 = getelementptr double, ptr %631, i64 %696
  store double %596, ptr %697
  %698 = add i64 %690, 1
  %699 = icmp eq i64 %698, %604
  br i1 %699, label %667, label %689

700:
  br i1 %656, label %701, label %1184

701:
  %702 = shl i64 %606, 1
  %703 = mul i64 %606, 3
  br label %770

704:
  %705 = phi i64 [ %604, %669 ], [ %768, %767 ]
  %706 = getelementptr i64, ptr %675, i64 %705
  %707 = load i64, ptr %706
  %708 = mul i64 %707, %673
  %709 = getelementptr i64, ptr %677, i64 %705
  %710 = load i64, ptr %709
  %711 = getelementptr i64, ptr %675, i64 %710
  %712 = load i64, ptr %711
  %713 = add i64 %712, %708
  %714 = getelementptr double, ptr %688, i64 %713
  %715 = load double, ptr %714
  %716 = fdiv double %715, %624
  %717 = mul i64 %710, %606
  %718 = getelementptr double, ptr %631, i64 %717
  %719 = mul i64 %705, %606
  %720 = getelementptr double, ptr %622, i64 %719
  br i1 %656, label %721, label %767

721:
  %722 = fmul double %592, %716
  %723 = insertelement <8 x double> poison, double %722, i64 0
  %724 = shufflevector <8 x double> %723, <8 x double> poison, <8 x i32> zeroinitializer
  br label %725

725:
  %726 = phi i64 [ %741, %740 ], [ 0, %721 ]
  br label %727

727:
  %728 = phi i64 [ 0, %725 ], [ %738, %727 ]
  %729 = add i64 %726, %728
  %730 = getelementptr double, ptr %720, i64 %729
  %731 = bitcast ptr %730 to ptr
  %732 = load <8 x double>, ptr %731, align 8
  %733 = getelementptr double, ptr %718, i64 %729
  %734 = bitcast ptr %733 to ptr
  %735 = load <8 x double>, ptr %734, align 8
  %736 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %724, <8 x double> %732, <8 x double> %735)
  %737 = bitcast ptr %733 to ptr
  store <8 x double> %736, ptr %737, align 8
  %738 = add i64 %728, 8
  %739 = icmp eq i64 %728, 0
  br i1 %739, label %740, label %727

740:
  %741 = add i64 %726, 8
  %742 = icmp slt i64 %741, %604
  br i1 %742, label %725, label %743

743:
  %744 = getelementptr double, ptr %718, i64 %610
  %745 = fneg double %716
  %746 = fmul double %596, %745
  %747 = insertelement <8 x double> poison, double %746, i64 0
  %748 = shufflevector <8 x double> %747, <8 x double> poison, <8 x i32> zeroinitializer
  br label %749

749:
  %750 = phi i64 [ %765, %764 ], [ 0, %743 ]
  br label %751

751:
  %752 = phi i64 [ 0, %749 ], [ %762, %751 ]
  %753 = add i64 %750, %752
  %754 = getelementptr double, ptr %720, i64 %753
  %755 = bitcast ptr %754 to ptr
  %756 = load <8 x double>, ptr %755, align 8
  %757 = getelementptr double, ptr %744, i64 %753
  %758 = bitcast ptr %757 to ptr
  %759 = load <8 x double>, ptr %758, align 8
  %760 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %748, <8 x double> %756, <8 x double> %759)
  %761 = bitcast ptr %757 to ptr
  store <8 x double> %760, ptr %761, align 8
  %762 = add i64 %752, 8
  %763 = icmp eq i64 %752, 0
  br i1 %763, label %764, label %751

764:
  %765 = add i64 %750, 8
  %766 = icmp slt i64 %765, %604
  br i1 %766, label %749, label %767

767:
  %768 = add i64 %705, 1
  %769 = icmp eq i64 %768, %601
  br i1 %769, label %700, label %704

770:
  %771 = phi i64 [ 0, %701 ], [ %773, %1181 ]
  %772 = and i64 %771, 9223372036854775800
  %773 = add i64 %771, 4
  %774 = icmp slt i64 %773, %604
  %775 = select i1 %774, i64 %773, i64 %604
  %776 = icmp slt i64 %771, %775
  br i1 %776, label %777, label %934

777:
  %778 = phi i64 [ %771, %770 ], [ %815, %931 ]
  %779 = mul i64 %778, %606
  %780 = getelementptr double, ptr %631, i64 %779
  %781 = getelementptr double, ptr %780, i64 %610
  br label %789

782:
  %783 = getelementptr double, ptr %628, i64 %779
  %784 = getelementptr double, ptr %783, i64 %610
  %785 = getelementptr i64, ptr %639, i64 %778
  store i64 %801, ptr %785
  %786 = fcmp oeq double %802, 0.000000e+00
  br i1 %786, label %1187, label %787

787:
  %788 = icmp eq i64 %801, %778
  br i1 %788, label %805, label %835

789:
  %790 = phi double [ %802, %789 ], [ -1.000000e+00, %777 ]
  %791 = phi i64 [ %801, %789 ], [ %778, %777 ]
  %792 = phi i64 [ %803, %789 ], [ %778, %777 ]
  %793 = getelementptr double, ptr %780, i64 %792
  %794 = load double, ptr %793
  %795 = call double @llvm.fabs.f64(double %794)
  %796 = getelementptr double, ptr %781, i64 %792
  %797 = load double, ptr %796
  %798 = call double @llvm.fabs.f64(double %797)
  %799 = fadd double %795, %798
  %800 = fcmp ogt double %799, %790
  %801 = select i1 %800, i64 %792, i64 %791
  %802 = select i1 %800, double %799, double %790
  %803 = add i64 %792, 1
  %804 = icmp slt i64 %803, %604
  br i1 %804, label %789, label %782

805:
  %806 = getelementptr double, ptr %780, i64 %778
  %807 = load double, ptr %806
  %808 = getelementptr double, ptr %781, i64 %778
  %809 = load double, ptr %808
  %810 = fmul double %809, %809
  %811 = call double @llvm.fmuladd.f64(double %807, double %807, double %810)
  %812 = fdiv double %807, %811
  %813 = fneg double %809
  %814 = fdiv double %813, %811
  %815 = add i64 %778, 1
  %816 = shl i64 %815, 3
  %817 = sub i64 %606, %778
  %818 = shl i64 %817, 3
  %819 = bitcast ptr %783 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %819, i8 0, i64 %643, i1 false)
  %820 = getelementptr double, ptr %636, i64 %778
  store double %812, ptr %820
  %821 = add i64 %778, %610
  %822 = getelementptr double, ptr %636, i64 %821
  store double %814, ptr %822
  %823 = bitcast ptr %784 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %823, i8 0, i64 %643, i1 false)
  %824 = fneg double %812
  %825 = fneg double %814
  %826 = and i64 %815, 9223372036854775800
  %827 = icmp slt i64 %826, %604
  br i1 %827, label %828, label %882

828:
  %829 = insertelement <8 x double> poison, double %814, i64 0
  %830 = shufflevector <8 x double> %829, <8 x double> poison, <8 x i32> zeroinitializer
  %831 = insertelement <8 x double> poison, double %824, i64 0
  %832 = shufflevector <8 x double> %831, <8 x double> poison, <8 x i32> zeroinitializer
  %833 = insertelement <8 x double> poison, double %825, i64 0
  %834 = shufflevector <8 x double> %833, <8 x double> poison, <8 x i32> zeroinitializer
  br label %852

835:
  %836 = phi i64 [ %850, %835 ], [ %771, %787 ]
  %837 = icmp ult i64 %836, %778
  %838 = select i1 %837, ptr %628, ptr %631
  %839 = mul i64 %836, %606
  %840 = getelementptr double, ptr %838, i64 %839
  %841 = getelementptr double, ptr %840, i64 %778
  %842 = load double, ptr %841
  %843 = getelementptr double, ptr %840, i64 %801
  %844 = load double, ptr %843
  store double %844, ptr %841
  store double %842, ptr %843
  %845 = getelementptr double, ptr %840, i64 %610
  %846 = getelementptr double, ptr %845, i64 %778
  %847 = load double, ptr %846
  %848 = getelementptr double, ptr %845, i64 %801
  %849 = load double, ptr %848
  store double %849, ptr %846
  store double %847, ptr %848
  %850 = add i64 %836, 1
  %851 = icmp slt i64 %850, %775
  br i1 %851, label %835, label %805

852:
  %853 = phi i64 [ %880, %879 ], [ %826, %828 ]
  br label %854

854:
  %855 = phi i64 [ 0, %852 ], [ %877, %854 ]
  %856 = add i64 %853, %855
  %857 = getelementptr double, ptr %780, i64 %856
  %858 = bitcast ptr %857 to ptr
  %859 = load <8 x double>, ptr %858, align 8
  %860 = getelementptr double, ptr %781, i64 %856
  %861 = bitcast ptr %860 to ptr
  %862 = load <8 x double>, ptr %861, align 8
  %863 = fmul <8 x double> %830, %862
  %864 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %832, <8 x double> %859, <8 x double> %863)
  %865 = getelementptr double, ptr %783, i64 %856
  %866 = bitcast ptr %865 to ptr
  %867 = load <8 x double>, ptr %866, align 8
  %868 = fsub <8 x double> %867, %864
  %869 = bitcast ptr %865 to ptr
  store <8 x double> %868, ptr %869, align 8
  %870 = fmul <8 x double> %859, %834
  %871 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %832, <8 x double> %862, <8 x double> %870)
  %872 = getelementptr double, ptr %784, i64 %856
  %873 = bitcast ptr %872 to ptr
  %874 = load <8 x double>, ptr %873, align 8
  %875 = fsub <8 x double> %874, %871
  %876 = bitcast ptr %872 to ptr
  store <8 x double> %875, ptr %876, align 8
  %877 = add i64 %855, 8
  %878 = icmp eq i64 %855, 0
  br i1 %878, label %879, label %854

879:
  %880 = add i64 %853, 8
  %881 = icmp slt i64 %880, %604
  br i1 %881, label %852, label %882

882:
  call void @llvm.memset.p0.i64(ptr align 8 %823, i8 0, i64 %816, i1 false)
  %883 = bitcast ptr %808 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %883, i8 0, i64 %818, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %819, i8 0, i64 %816, i1 false)
  %884 = bitcast ptr %806 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %884, i8 0, i64 %818, i1 false)
  %885 = icmp slt i64 %815, %775
  br i1 %885, label %886, label %934

886:
  %887 = phi i64 [ %932, %931 ], [ %815, %882 ]
  %888 = mul i64 %887, %606
  %889 = getelementptr double, ptr %631, i64 %888
  %890 = getelementptr double, ptr %889, i64 %610
  %891 = getelementptr double, ptr %889, i64 %778
  %892 = load double, ptr %891
  %893 = getelementptr double, ptr %890, i64 %778
  %894 = load double, ptr %893
  br i1 %827, label %895, label %931

895:
  %896 = insertelement <8 x double> poison, double %894, i64 0
  %897 = shufflevector <8 x double> %896, <8 x double> poison, <8 x i32> zeroinitializer
  %898 = insertelement <8 x double> poison, double %892, i64 0
  %899 = shufflevector <8 x double> %898, <8 x double> poison, <8 x i32> zeroinitializer
  br label %900

900:
  %901 = phi i64 [ %929, %928 ], [ %826, %895 ]
  br label %902

902:
  %903 = phi i64 [ 0, %900 ], [ %926, %902 ]
  %904 = add i64 %901, %903
  %905 = getelementptr double, ptr %783, i64 %904
  %906 = bitcast ptr %905 to ptr
  %907 = load <8 x double>, ptr %906, align 8
  %908 = getelementptr double, ptr %784, i64 %904
  %909 = bitcast ptr %908 to ptr
  %910 = load <8 x double>, ptr %909, align 8
  %911 = fneg <8 x double> %910
  %912 = fmul <8 x double> %897, %911
  %913 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %899, <8 x double> %907, <8 x double> %912)
  %914 = getelementptr double, ptr %889, i64 %904
  %915 = bitcast ptr %914 to ptr
  %916 = load <8 x double>, ptr %915, align 8
  %917 = fsub <8 x double> %916, %913
  %918 = bitcast ptr %914 to ptr
  store <8 x double> %917, ptr %918, align 8
  %919 = fmul <8 x double> %897, %907
  %920 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %899, <8 x double> %910, <8 x double> %919)
  %921 = getelementptr double, ptr %890, i64 %904
  %922 = bitcast ptr %921 to ptr
  %923 = load <8 x double>, ptr %922, align 8
  %924 = fsub <8 x double> %923, %920
  %925 = bitcast ptr %921 to ptr
  store <8 x double> %924, ptr %925, align 8
  %926 = add i64 %903, 8
  %927 = icmp eq i64 %903, 0
  br i1 %927, label %928, label %902

928:
  %929 = add i64 %901, 8
  %930 = icmp slt i64 %929, %604
  br i1 %930, label %900, label %931

931:
  %932 = add i64 %887, 1
  %933 = icmp slt i64 %932, %775
  br i1 %933, label %886, label %777

934:
  br i1 %774, label %935, label %1184

935:
  %936 = mul i64 %771, %606
  %937 = getelementptr double, ptr %628, i64 %936
  %938 = getelementptr double, ptr %937, i64 %610
  %939 = or i64 %771, 3
  %940 = or i64 %771, 1
  %941 = getelementptr double, ptr %937, i64 %940
  %942 = getelementptr double, ptr %938, i64 %940
  %943 = or i64 %771, 2
  %944 = getelementptr double, ptr %937, i64 %943
  %945 = getelementptr double, ptr %938, i64 %943
  %946 = add i64 %943, %606
  %947 = getelementptr double, ptr %937, i64 %946
  %948 = getelementptr double, ptr %938, i64 %946
  %949 = getelementptr double, ptr %937, i64 %939
  %950 = getelementptr double, ptr %938, i64 %939
  %951 = add i64 %939, %606
  %952 = getelementptr double, ptr %937, i64 %951
  %953 = getelementptr double, ptr %938, i64 %951
  %954 = add i64 %939, %702
  %955 = getelementptr double, ptr %937, i64 %954
  %956 = getelementptr double, ptr %938, i64 %954
  %957 = icmp slt i64 %772, %604
  br label %958

958:
  %959 = phi i64 [ %773, %935 ], [ %1182, %1181 ]
  %960 = mul i64 %959, %606
  %961 = getelementptr double, ptr %631, i64 %960
  %962 = getelementptr double, ptr %654, i64 %960
  br label %963

963:
  %964 = phi i64 [ %771, %958 ], [ %987, %986 ]
  %965 = getelementptr i64, ptr %639, i64 %964
  %966 = load i64, ptr %965
  %967 = icmp eq i64 %966, %964
  br i1 %967, label %981, label %968

968:
  %969 = getelementptr double, ptr %961, i64 %964
  %970 = load double, ptr %969
  %971 = getelementptr double, ptr %961, i64 %966
  %972 = load double, ptr %971
  store double %972, ptr %969
  store double %970, ptr %971
  %973 = getelementptr double, ptr %962, i64 %964
  %974 = load double, ptr %973
  %975 = getelementptr double, ptr %962, i64 %966
  %976 = load double, ptr %975
  store double %976, ptr %973
  store double %974, ptr %975
  %977 = add i64 %964, 1
  %978 = icmp slt i64 %964, %939
  %979 = icmp slt i64 %977, %604
  %980 = and i1 %978, %979
  br i1 %980, label %986, label %988

981:
  %982 = add i64 %964, 1
  %983 = icmp slt i64 %964, %939
  %984 = icmp slt i64 %982, %604
  %985 = and i1 %983, %984
  br i1 %985, label %986, label %988

986:
  %987 = phi i64 [ %982, %981 ], [ %977, %968 ]
  br label %963

988:
  %989 = getelementptr double, ptr %961, i64 %771
  %990 = load double, ptr %989
  %991 = getelementptr double, ptr %962, i64 %771
  %992 = load double, ptr %991
  %993 = call double @llvm.fabs.f64(double %990)
  %994 = call double @llvm.fabs.f64(double %992)
  %995 = fadd double %993, %994
  %996 = fadd double %995, 0.000000e+00
  %997 = getelementptr double, ptr %961, i64 %940
  %998 = load double, ptr %997
  %999 = getelementptr double, ptr %962, i64 %940
  %1000 = load double, ptr %999
  %1001 = load double, ptr %941
  %1002 = load double, ptr %942
  %1003 = fneg double %1002
  %1004 = fmul double %992, %1003
  %1005 = call double @llvm.fmuladd.f64(double %1001, double %990, double %1004)
  %1006 = fmul double %990, %1002
  %1007 = call double @llvm.fmuladd.f64(double %1001, double %992, double %1006)
  %1008 = fsub double %1000, %1007
  %1009 = fsub double %998, %1005
  %1010 = call double @llvm.fabs.f64(double %1009)
  %1011 = call double @llvm.fabs.f64(double %1008)
  %1012 = fadd double %1011, %1010
  %1013 = fadd double %996, %1012
  %1014 = getelementptr double, ptr %961, i64 %943
  %1015 = load double, ptr %1014
  %1016 = getelementptr double, ptr %962, i64 %943
  %1017 = load double, ptr %1016
  %1018 = load double, ptr %944
  %1019 = load double, ptr %945
  %1020 = fneg double %1019
  %1021 = fmul double %992, %1020
  %1022 = call double @llvm.fmuladd.f64(double %1018, double %990, double %1021)
  %1023 = fmul double %990, %1019
  %1024 = call double @llvm.fmuladd.f64(double %1018, double %992, double %1023)
  %1025 = fsub double %1017, %1024
  %1026 = load double, ptr %947
  %1027 = load double, ptr %948
  %1028 = fneg double %1027
  %1029 = fmul double %1008, %1028
  %1030 = call double @llvm.fmuladd.f64(double %1026, double %1009, double %1029)
  %1031 = fmul double %1009, %1027
  %1032 = call double @llvm.fmuladd.f64(double %1026, double %1008, double %1031)
  %1033 = fsub double %1025, %1032
  %1034 = fsub double %1015, %1022
  %1035 = fsub double %1034, %1030
  %1036 = call double @llvm.fabs.f64(double %1035)
  %1037 = call double @llvm.fabs.f64(double %1033)
  %1038 = fadd double %1037, %1036
  %1039 = fadd double %1013, %1038
  %1040 = getelementptr double, ptr %961, i64 %939
  %1041 = load double, ptr %1040
  %1042 = getelementptr double, ptr %962, i64 %939
  %1043 = load double, ptr %1042
  %1044 = load double, ptr %949
  %1045 = load double, ptr %950
  %1046 = fneg double %1045
  %1047 = fmul double %992, %1046
  %1048 = call double @llvm.fmuladd.f64(double %1044, double %990, double %1047)
  %1049 = fmul double %990, %1045
  %1050 = call double @llvm.fmuladd.f64(double %1044, double %992, double %1049)
  %1051 = fsub double %1043, %1050
  %1052 = fsub double %1041, %1048
  %1053 = load double, ptr %952
  %1054 = load double, ptr %953
  %1055 = fneg double %1054
  %1056 = fmul double %1008, %1055
  %1057 = call double @llvm.fmuladd.f64(double %1053, double %1009, double %1056)
  %1058 = fmul double %1009, %1054
  %1059 = call double @llvm.fmuladd.f64(double %1053, double %1008, double %1058)
  %1060 = fsub double %1051, %1059
  %1061 = fsub double %1052, %1057
  %1062 = load double, ptr %955
  %1063 = load double, ptr %956
  %1064 = fneg double %1063
  %1065 = fmul double %1033, %1064
  %1066 = call double @llvm.fmuladd.f64(double %1062, double %1035, double %1065)
  %1067 = fmul double %1035, %1063
  %1068 = call double @llvm.fmuladd.f64(double %1062, double %1033, double %1067)
  %1069 = fsub double %1060, %1068
  %1070 = fsub double %1061, %1066
  %1071 = call double @llvm.fabs.f64(double %1070)
  %1072 = call double @llvm.fabs.f64(double %1069)
  %1073 = fadd double %1072, %1071
  %1074 = fadd double %1039, %1073
  %1075 = fcmp oeq double %1074, 0.000000e+00
  br i1 %1075, label %1181, label %1076

1076:
  br i1 %957, label %1077, label %1181

1077:
  %1078 = fneg double %990
  %1079 = fneg double %1009
  %1080 = fneg double %1035
  %1081 = fneg double %1070
  %1082 = fneg double %992
  %1083 = fneg double %1008
  %1084 = fneg double %1033
  %1085 = fneg double %1069
  %1086 = insertelement <8 x double> poison, double %1078, i64 0
  %1087 = shufflevector <8 x double> %1086, <8 x double> poison, <8 x i32> zeroinitializer
  %1088 = insertelement <8 x double> poison, double %1079, i64 0
  %1089 = shufflevector <8 x double> %1088, <8 x double> poison, <8 x i32> zeroinitializer
  %1090 = insertelement <8 x double> poison, double %1080, i64 0
  %1091 = shufflevector <8 x double> %1090, <8 x double> poison, <8 x i32> zeroinitializer
  %1092 = insertelement <8 x double> poison, double %1081, i64 0
  %1093 = shufflevector <8 x double> %1092, <8 x double> poison, <8 x i32> zeroinitializer
  %1094 = insertelement <8 x double> poison, double %1008, i64 0
  %1095 = shufflevector <8 x double> %1094, <8 x double> poison, <8 x i32> zeroinitializer
  %1096 = insertelement <8 x double> poison, double %992, i64 0
  %1097 = shufflevector <8 x double> %1096, <8 x double> poison, <8 x i32> zeroinitializer
  %1098 = insertelement <8 x double> poison, double %1033, i64 0
  %1099 = shufflevector <8 x double> %1098, <8 x double> poison, <8 x i32> zeroinitializer
  %1100 = insertelement <8 x double> poison, double %1069, i64 0
  %1101 = shufflevector <8 x double> %1100, <8 x double> poison, <8 x i32> zeroinitializer
  %1102 = insertelement <8 x double> poison, double %1082, i64 0
  %1103 = shufflevector <8 x double> %1102, <8 x double> poison, <8 x i32> zeroinitializer
  %1104 = insertelement <8 x double> poison, double %1083, i64 0
  %1105 = shufflevector <8 x double> %1104, <8 x double> poison, <8 x i32> zeroinitializer
  %1106 = insertelement <8 x double> poison, double %1084, i64 0
  %1107 = shufflevector <8 x double> %1106, <8 x double> poison, <8 x i32> zeroinitializer
  %1108 = insertelement <8 x double> poison, double %1085, i64 0
  %1109 = shufflevector <8 x double> %1108, <8 x double> poison, <8 x i32> zeroinitializer
  %1110 = insertelement <8 x double> poison, double %1009, i64 0
  %1111 = shufflevector <8 x double> %1110, <8 x double> poison, <8 x i32> zeroinitializer
  %1112 = insertelement <8 x double> poison, double %990, i64 0
  %1113 = shufflevector <8 x double> %1112, <8 x double> poison, <8 x i32> zeroinitializer
  %1114 = insertelement <8 x double> poison, double %1035, i64 0
  %1115 = shufflevector <8 x double> %1114, <8 x double> poison, <8 x i32> zeroinitializer
  %1116 = insertelement <8 x double> poison, double %1070, i64 0
  %1117 = shufflevector <8 x double> %1116, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1118

1118:
  %1119 = phi i64 [ %1120, %1179 ], [ %772, %1077 ]
  %1120 = add i64 %1119, 8
  br label %1121

1121:
  %1122 = phi i64 [ 0, %1118 ], [ %1177, %1121 ]
  %1123 = add i64 %1119, %1122
  %1124 = getelementptr double, ptr %937, i64 %1123
  %1125 = bitcast ptr %1124 to ptr
  %1126 = load <8 x double>, ptr %1125, align 8
  %1127 = add i64 %1123, %606
  %1128 = getelementptr double, ptr %937, i64 %1127
  %1129 = bitcast ptr %1128 to ptr
  %1130 = load <8 x double>, ptr %1129, align 8
  %1131 = add i64 %1123, %702
  %1132 = getelementptr double, ptr %937, i64 %1131
  %1133 = bitcast ptr %1132 to ptr
  %1134 = load <8 x double>, ptr %1133, align 8
  %1135 = add i64 %1123, %703
  %1136 = getelementptr double, ptr %937, i64 %1135
  %1137 = bitcast ptr %1136 to ptr
  %1138 = load <8 x double>, ptr %1137, align 8
  %1139 = getelementptr double, ptr %938, i64 %1123
  %1140 = bitcast ptr %1139 to ptr
  %1141 = load <8 x double>, ptr %1140, align 8
  %1142 = getelementptr double, ptr %938, i64 %1127
  %1143 = bitcast ptr %1142 to ptr
  %1144 = load <8 x double>, ptr %1143, align 8
  %1145 = getelementptr double, ptr %938, i64 %1131
  %1146 = bitcast ptr %1145 to ptr
  %1147 = load <8 x double>, ptr %1146, align 8
  %1148 = getelementptr double, ptr %938, i64 %1135
  %1149 = bitcast ptr %1148 to ptr
  %1150 = load <8 x double>, ptr %1149, align 8
  %1151 = getelementptr double, ptr %961, i64 %1123
  %1152 = bitcast ptr %1151 to ptr
  %1153 = load <8 x double>, ptr %1152, align 8
  %1154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1087, <8 x double> %1126, <8 x double> %1153)
  %1155 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1089, <8 x double> %1130, <8 x double> %1154)
  %1156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1091, <8 x double> %1134, <8 x double> %1155)
  %1157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1093, <8 x double> %1138, <8 x double> %1156)
  %1158 = fmul <8 x double> %1095, %1144
  %1159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1097, <8 x double> %1141, <8 x double> %1158)
  %1160 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1099, <8 x double> %1147, <8 x double> %1159)
  %1161 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1101, <8 x double> %1150, <8 x double> %1160)
  %1162 = fadd <8 x double> %1161, %1157
  %1163 = bitcast ptr %1151 to ptr
  store <8 x double> %1162, ptr %1163, align 8
  %1164 = getelementptr double, ptr %962, i64 %1123
  %1165 = bitcast ptr %1164 to ptr
  %1166 = load <8 x double>, ptr %1165, align 8
  %1167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1103, <8 x double> %1126, <8 x double> %1166)
  %1168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1105, <8 x double> %1130, <8 x double> %1167)
  %1169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1107, <8 x double> %1134, <8 x double> %1168)
  %1170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1109, <8 x double> %1138, <8 x double> %1169)
  %1171 = fmul <8 x double> %1111, %1144
  %1172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1113, <8 x double> %1141, <8 x double> %1171)
  %1173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1115, <8 x double> %1147, <8 x double> %1172)
  %1174 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1117, <8 x double> %1150, <8 x double> %1173)
  %1175 = fsub <8 x double> %1170, %1174
  %1176 = bitcast ptr %1164 to ptr
  store <8 x double> %1175, ptr %1176, align 8
  %1177 = add i64 %1122, 8
  %1178 = icmp eq i64 %1122, 0
  br i1 %1178, label %1179, label %1121

1179:
  %1180 = icmp slt i64 %1120, %604
  br i1 %1180, label %1118, label %1181

1181:
  %1182 = add i64 %959, 1
  %1183 = icmp slt i64 %1182, %604
  br i1 %1183, label %958, label %770

1184:
  %1185 = add i64 %589, 2
  %1186 = icmp slt i64 %1185, %203
  br i1 %1186, label %588, label %1189

1187:
  %1188 = fmul double %199, 5.000000e-01
  store double %1188, ptr %18
  call void @reject(ptr %0)
  br label %2923

1189:
  call void @write_scale(ptr %0)
  %1190 = load i64, ptr %11
  %1191 = icmp eq i64 %1190, 3
  %1192 = icmp eq i64 %1190, 5
  %1193 = select i1 %1192, ptr @RADAU5, ptr @RADAU7
  %1194 = select i1 %1191, ptr @RADAU3, ptr %1193
  %1195 = getelementptr double, ptr %1194, i64 1
  %1196 = load double, ptr %1195
  %1197 = sitofp i64 %1190 to double
  %1198 = load ptr, ptr %10
  %1199 = getelementptr %struct.ode_options, ptr %1198, i64 0, i32 1
  %1200 = load double, ptr %1199
  %1201 = fadd double %1197, 1.000000e+00
  %1202 = fmul double %1201, 5.000000e-01
  %1203 = fdiv double %1202, %1197
  %1204 = call double @llvm.pow.f64(double %1200, double %1203)
  %1205 = fmul double %1196, %1204
  %1206 = fdiv double 0x3CE4000000000000, %1205
  %1207 = call double @llvm.sqrt.f64(double %1205)
  %1208 = fmul double %1207, 3.000000e+00
  %1209 = call double @llvm.minnum.f64(double %1208, double 3.000000e-02)
  %1210 = call double @llvm.maxnum.f64(double %1206, double %1209)
  %1211 = add i64 %1190, 4
  store double 1.000000e-02, ptr %24
  %1212 = load double, ptr %14
  %1213 = call double @llvm.maxnum.f64(double %1212, double 0x3CB0000000000000)
  %1214 = call double @llvm.pow.f64(double %1213, double 8.000000e-01)
  store double %1214, ptr %14
  %1215 = load ptr, ptr %6
  %1216 = getelementptr %struct.ode_system, ptr %1215, i64 0, i32 0
  %1217 = load i64, ptr %1216
  %1218 = getelementptr double, ptr %1194, i64 2
  %1219 = load i64, ptr %25
  %1220 = icmp eq i64 %1219, 3
  %1221 = icmp eq i64 %1219, 5
  %1222 = select i1 %1221, ptr @RADAU5, ptr @RADAU7
  %1223 = select i1 %1220, ptr @RADAU3, ptr %1222
  %1224 = getelementptr double, ptr %1223, i64 2
  %1225 = icmp sgt i64 %1190, 0
  br i1 %1225, label %1226, label %1284

1226:
  %1227 = shl i64 %1217, 3
  %1228 = icmp sgt i64 %1219, 0
  %1229 = icmp sgt i64 %1217, 0
  br label %1230

1230:
  %1231 = phi i64 [ %1217, %1226 ], [ %1283, %1280 ]
  %1232 = phi i64 [ 0, %1226 ], [ %1278, %1280 ]
  %1233 = add i64 %1232, 15
  %1234 = load ptr, ptr %5
  %1235 = mul i64 %1233, %1231
  %1236 = getelementptr double, ptr %1234, i64 %1235
  %1237 = bitcast ptr %1236 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %1237, i8 0, i64 %1227, i1 false)
  %1238 = load double, ptr %8
  %1239 = fcmp oeq double %1238, 0.000000e+00
  br i1 %1239, label %1277, label %1240

1240:
  %1241 = getelementptr double, ptr %1218, i64 %1232
  %1242 = load double, ptr %1241
  %1243 = fmul double %199, %1242
  %1244 = fdiv double %1243, %1238
  br i1 %1228, label %1245, label %1277

1245:
  %1246 = load ptr, ptr %5
  %1247 = load ptr, ptr %6
  %1248 = getelementptr %struct.ode_system, ptr %1247, i64 0, i32 0
  %1249 = load i64, ptr %1248
  br label %1252

1250:
  %1251 = icmp sgt i64 %1253, 1
  br i1 %1251, label %1252, label %1277

1252:
  %1253 = phi i64 [ %1219, %1245 ], [ %1254, %1250 ]
  %1254 = add i64 %1253, -1
  %1255 = add i64 %1253, 35
  %1256 = mul i64 %1255, %1249
  %1257 = getelementptr double, ptr %1246, i64 %1256
  %1258 = icmp slt i64 %1219, %1253
  br i1 %1258, label %1264, label %1259

1259:
  %1260 = sub i64 %1219, %1253
  %1261 = getelementptr double, ptr %1224, i64 %1260
  %1262 = load double, ptr %1261
  %1263 = fadd double %1262, -1.000000e+00
  br label %1264

1264:
  %1265 = phi double [ %1263, %1259 ], [ -1.000000e+00, %1252 ]
  %1266 = fsub double %1244, %1265
  br i1 %1229, label %1267, label %1250

1267:
  %1268 = phi i64 [ %1275, %1267 ], [ 0, %1264 ]
  %1269 = getelementptr double, ptr %1257, i64 %1268
  %1270 = load double, ptr %1269
  %1271 = getelementptr double, ptr %1236, i64 %1268
  %1272 = load double, ptr %1271
  %1273 = fadd double %1270, %1272
  %1274 = fmul double %1266, %1273
  store double %1274, ptr %1271
  %1275 = add i64 %1268, 1
  %1276 = icmp eq i64 %1275, %1217
  br i1 %1276, label %1250, label %1267

1277:
  %1278 = add i64 %1232, 1
  %1279 = icmp eq i64 %1278, %1190
  br i1 %1279, label %1284, label %1280

1280:
  %1281 = load ptr, ptr %6
  %1282 = getelementptr %struct.ode_system, ptr %1281, i64 0, i32 0
  %1283 = load i64, ptr %1282
  br label %1230

1284:
  %1285 = getelementptr double, ptr %1218, i64 %1190
  %1286 = mul i64 %1190, %1190
  %1287 = getelementptr double, ptr %1285, i64 %1286
  call void @transform(ptr %0, ptr %1287, i64 5, i64 19)
  %1288 = icmp slt i64 %1190, -3
  br i1 %1288, label %2239, label %1289

1289:
  %1290 = phi i64 [ %2237, %2235 ], [ 1, %1284 ]
  %1291 = phi double [ %2236, %2235 ], [ 0.000000e+00, %1284 ]
  %1292 = phi double [ %2233, %2235 ], [ 0.000000e+00, %1284 ]
  %1293 = load ptr, ptr %6
  %1294 = getelementptr %struct.ode_system, ptr %1293, i64 0, i32 0
  %1295 = load i64, ptr %1294
  %1296 = load i64, ptr %11
  %1297 = icmp eq i64 %1296, 3
  %1298 = icmp eq i64 %1296, 5
  %1299 = select i1 %1298, ptr @RADAU5, ptr @RADAU7
  %1300 = select i1 %1297, ptr @RADAU3, ptr %1299
  %1301 = getelementptr double, ptr %1300, i64 2
  %1302 = load ptr, ptr %5
  %1303 = mul i64 %1295, 3
  %1304 = getelementptr double, ptr %1302, i64 %1303
  %1305 = icmp sgt i64 %1296, 0
  br i1 %1305, label %1306, label %1374

1306:
  %1307 = icmp sgt i64 %1295, 0
  br label %1308

1308:
  %1309 = phi i64 [ %1295, %1306 ], [ %1367, %1363 ]
  %1310 = phi ptr [ %1293, %1306 ], [ %1365, %1363 ]
  %1311 = phi ptr [ %1302, %1306 ], [ %1364, %1363 ]
  %1312 = phi i64 [ 0, %1306 ], [ %1361, %1363 ]
  %1313 = add i64 %1312, 15
  %1314 = mul i64 %1313, %1309
  %1315 = getelementptr double, ptr %1311, i64 %1314
  %1316 = load double, ptr %4
  %1317 = getelementptr double, ptr %1301, i64 %1312
  %1318 = load double, ptr %1317
  %1319 = call double @llvm.fmuladd.f64(double %1318, double %199, double %1316)
  br i1 %1307, label %1350, label %1320

1320:
  %1321 = add i64 %1312, 22
  %1322 = mul i64 %1321, %1309
  %1323 = getelementptr double, ptr %1311, i64 %1322
  %1324 = getelementptr %struct.ode_system, ptr %1310, i64 0, i32 5
  %1325 = load ptr, ptr %1324
  %1326 = getelementptr %struct.ode_system, ptr %1310, i64 0, i32 4
  %1327 = load ptr, ptr %1326
  %1328 = call i64 %1325(ptr %1327, double %1319, ptr %1304, ptr %1323)
  %1329 = load i64, ptr %7
  %1330 = add i64 %1329, 1
  store i64 %1330, ptr %7
  switch i64 %1328, label %2927 [
    i64 3, label %1331
    i64 0, label %1360
  ]

1331:
  store i64 3, ptr %27
  store double %1319, ptr %28
  %1332 = load ptr, ptr %5
  %1333 = load ptr, ptr %6
  %1334 = getelementptr %struct.ode_system, ptr %1333, i64 0, i32 0
  %1335 = load i64, ptr %1334
  %1336 = shl i64 %1335, 2
  %1337 = getelementptr double, ptr %1332, i64 %1336
  %1338 = bitcast ptr %1337 to ptr
  %1339 = bitcast ptr %1323 to ptr
  %1340 = shl i64 %1335, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1338, ptr align 8 %1339, i64 %1340, i1 false)
  %1341 = load ptr, ptr %5
  %1342 = load ptr, ptr %6
  %1343 = getelementptr %struct.ode_system, ptr %1342, i64 0, i32 0
  %1344 = load i64, ptr %1343
  %1345 = mul i64 %1344, 5
  %1346 = getelementptr double, ptr %1341, i64 %1345
  %1347 = bitcast ptr %1346 to ptr
  %1348 = bitcast ptr %1304 to ptr
  %1349 = shl i64 %1344, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1347, ptr align 8 %1348, i64 %1349, i1 false)
  br label %2239

1350:
  %1351 = phi i64 [ %1358, %1350 ], [ 0, %1308 ]
  %1352 = getelementptr double, ptr %1302, i64 %1351
  %1353 = load double, ptr %1352
  %1354 = getelementptr double, ptr %1315, i64 %1351
  %1355 = load double, ptr %1354
  %1356 = fadd double %1353, %1355
  %1357 = getelementptr double, ptr %1304, i64 %1351
  store double %1356, ptr %1357
  %1358 = add i64 %1351, 1
  %1359 = icmp eq i64 %1358, %1295
  br i1 %1359, label %1320, label %1350

1360:
  %1361 = add i64 %1312, 1
  %1362 = icmp eq i64 %1361, %1296
  br i1 %1362, label %1368, label %1363

1363:
  %1364 = load ptr, ptr %5
  %1365 = load ptr, ptr %6
  %1366 = getelementptr %struct.ode_system, ptr %1365, i64 0, i32 0
  %1367 = load i64, ptr %1366
  br label %1308

1368:
  %1369 = load ptr, ptr %6
  %1370 = getelementptr %struct.ode_system, ptr %1369, i64 0, i32 0
  %1371 = load i64, ptr %1370
  %1372 = load i64, ptr %11
  %1373 = load ptr, ptr %5
  br label %1374

1374:
  %1375 = phi ptr [ %1373, %1368 ], [ %1302, %1289 ]
  %1376 = phi i64 [ %1372, %1368 ], [ %1296, %1289 ]
  %1377 = phi i64 [ %1371, %1368 ], [ %1295, %1289 ]
  %1378 = icmp eq i64 %1376, 3
  %1379 = icmp eq i64 %1376, 5
  %1380 = select i1 %1379, ptr @RADAU5, ptr @RADAU7
  %1381 = select i1 %1378, ptr @RADAU3, ptr %1380
  %1382 = getelementptr double, ptr %1381, i64 2
  %1383 = getelementptr double, ptr %1382, i64 %1376
  %1384 = mul i64 %1376, %1376
  %1385 = getelementptr double, ptr %1383, i64 %1384
  %1386 = getelementptr double, ptr %1385, i64 %1384
  %1387 = mul i64 %1377, 11
  %1388 = getelementptr double, ptr %1375, i64 %1387
  call void @transform(ptr %0, ptr %1385, i64 12, i64 12)
  %1389 = icmp sgt i64 %1376, 0
  br i1 %1389, label %1390, label %2188

1390:
  %1391 = icmp sgt i64 %1377, 0
  br label %1397

1392:
  %1393 = load ptr, ptr %5
  %1394 = load ptr, ptr %6
  %1395 = getelementptr %struct.ode_system, ptr %1394, i64 0, i32 0
  %1396 = load i64, ptr %1395
  br label %2161

1397:
  %1398 = phi i64 [ 0, %1390 ], [ %2159, %2157 ]
  %1399 = add i64 %1398, 22
  %1400 = load ptr, ptr %5
  %1401 = load ptr, ptr %6
  %1402 = getelementptr %struct.ode_system, ptr %1401, i64 0, i32 0
  %1403 = load i64, ptr %1402
  %1404 = mul i64 %1403, %1399
  %1405 = getelementptr double, ptr %1400, i64 %1404
  %1406 = add i64 %1398, 29
  %1407 = mul i64 %1403, %1406
  %1408 = getelementptr double, ptr %1400, i64 %1407
  %1409 = add i64 %1398, 23
  %1410 = mul i64 %1403, %1409
  %1411 = getelementptr double, ptr %1400, i64 %1410
  %1412 = add i64 %1398, 30
  %1413 = mul i64 %1403, %1412
  %1414 = getelementptr double, ptr %1400, i64 %1413
  %1415 = getelementptr double, ptr %1386, i64 %1398
  %1416 = load double, ptr %1415
  %1417 = fdiv double %1416, %199
  %1418 = icmp eq i64 %1398, 0
  br i1 %1418, label %1424, label %1419

1419:
  %1420 = add i64 %1398, 1
  %1421 = getelementptr double, ptr %1386, i64 %1420
  %1422 = load double, ptr %1421
  %1423 = fdiv double %1422, %199
  br label %1424

1424:
  %1425 = phi double [ %1423, %1419 ], [ 0.000000e+00, %1397 ]
  br i1 %1391, label %1426, label %1428

1426:
  %1427 = fneg double %1417
  br label %1429

1428:
  br i1 %1418, label %2156, label %1450

1429:
  %1430 = phi i64 [ 0, %1426 ], [ %1448, %1447 ]
  %1431 = getelementptr double, ptr %1408, i64 %1430
  %1432 = load double, ptr %1431
  %1433 = getelementptr double, ptr %1405, i64 %1430
  %1434 = load double, ptr %1433
  %1435 = call double @llvm.fmuladd.f64(double %1427, double %1432, double %1434)
  store double %1435, ptr %1433
  br i1 %1418, label %1447, label %1436

1436:
  %1437 = getelementptr double, ptr %1414, i64 %1430
  %1438 = load double, ptr %1437
  %1439 = call double @llvm.fmuladd.f64(double %1425, double %1438, double %1435)
  store double %1439, ptr %1433
  %1440 = load double, ptr %1437
  %1441 = load double, ptr %1431
  %1442 = fmul double %1425, %1441
  %1443 = call double @llvm.fmuladd.f64(double %1417, double %1440, double %1442)
  %1444 = getelementptr double, ptr %1411, i64 %1430
  %1445 = load double, ptr %1444
  %1446 = fsub double %1445, %1443
  store double %1446, ptr %1444
  br label %1447

1447:
  %1448 = add i64 %1430, 1
  %1449 = icmp eq i64 %1448, %1377
  br i1 %1449, label %1428, label %1429

1450:
  %1451 = lshr i64 %1398, 1
  %1452 = load ptr, ptr %23
  %1453 = mul i64 %1403, 5
  %1454 = getelementptr i64, ptr %1452, i64 %1453
  %1455 = load i64, ptr %1454
  %1456 = add i64 %1455, 7
  %1457 = and i64 %1456, -8
  %1458 = add i64 %1403, 7
  %1459 = and i64 %1458, -8
  %1460 = or i64 %1459, 1
  %1461 = mul i64 %1460, %1459
  %1462 = shl i64 %1403, 2
  %1463 = getelementptr i64, ptr %1452, i64 %1462
  %1464 = load ptr, ptr %10
  %1465 = getelementptr %struct.ode_options, ptr %1464, i64 0, i32 0
  %1466 = load ptr, ptr %1465
  %1467 = getelementptr %struct.ode_method, ptr %1466, i64 0, i32 4
  %1468 = load i64, ptr %1467
  %1469 = add i64 %1468, 10
  %1470 = mul i64 %1469, %1403
  %1471 = add i64 %1470, 7
  %1472 = and i64 %1471, -8
  %1473 = getelementptr double, ptr %1400, i64 %1472
  %1474 = getelementptr double, ptr %1473, i64 %1461
  %1475 = fmul double %1425, %1425
  %1476 = call double @llvm.fmuladd.f64(double %1417, double %1417, double %1475)
  %1477 = shl i64 %1451, 2
  %1478 = add i64 %1477, 4
  %1479 = mul i64 %1461, %1478
  %1480 = getelementptr double, ptr %1473, i64 %1479
  %1481 = add i64 %1477, 6
  %1482 = mul i64 %1461, %1481
  %1483 = getelementptr double, ptr %1473, i64 %1482
  %1484 = add i64 %1477, 7
  %1485 = mul i64 %1461, %1484
  %1486 = getelementptr double, ptr %1473, i64 %1485
  %1487 = sub i64 0, %1459
  %1488 = getelementptr double, ptr %1486, i64 %1487
  %1489 = add i64 %1451, 1
  %1490 = mul i64 %1403, %1489
  %1491 = getelementptr i64, ptr %1452, i64 %1490
  %1492 = mul i64 %1461, 5
  %1493 = getelementptr double, ptr %1473, i64 %1492
  %1494 = getelementptr double, ptr %1493, i64 %1487
  %1495 = getelementptr double, ptr %1494, i64 %1461
  %1496 = icmp sgt i64 %1457, 0
  br i1 %1496, label %1502, label %1497

1497:
  %1498 = icmp slt i64 %1455, %1403
  br i1 %1498, label %1499, label %1520

1499:
  %1500 = icmp sgt i64 %1455, 0
  %1501 = fneg double %1425
  br label %1525

1502:
  %1503 = phi i64 [ %1518, %1515 ], [ 0, %1450 ]
  %1504 = icmp slt i64 %1503, %1455
  br i1 %1504, label %1505, label %1513

1505:
  %1506 = getelementptr i64, ptr %1463, i64 %1503
  %1507 = load i64, ptr %1506
  %1508 = getelementptr double, ptr %1405, i64 %1507
  %1509 = load double, ptr %1508
  %1510 = getelementptr double, ptr %1494, i64 %1503
  store double %1509, ptr %1510
  %1511 = getelementptr double, ptr %1411, i64 %1507
  %1512 = load double, ptr %1511
  br label %1515

1513:
  %1514 = getelementptr double, ptr %1494, i64 %1503
  store double 0.000000e+00, ptr %1514
  br label %1515

1515:
  %1516 = phi double [ %1512, %1505 ], [ 0.000000e+00, %1513 ]
  %1517 = getelementptr double, ptr %1495, i64 %1503
  store double %1516, ptr %1517
  %1518 = add i64 %1503, 1
  %1519 = icmp eq i64 %1518, %1457
  br i1 %1519, label %1497, label %1502

1520:
  %1521 = icmp sgt i64 %1455, 0
  br i1 %1521, label %1522, label %1592

1522:
  %1523 = shl i64 %1457, 1
  %1524 = mul i64 %1457, 3
  br label %1599

1525:
  %1526 = phi i64 [ %1455, %1499 ], [ %1590, %1589 ]
  %1527 = getelementptr i64, ptr %1463, i64 %1526
  %1528 = load i64, ptr %1527
  %1529 = getelementptr double, ptr %1405, i64 %1528
  %1530 = load double, ptr %1529
  %1531 = getelementptr double, ptr %1411, i64 %1528
  %1532 = load double, ptr %1531
  %1533 = fmul double %1425, %1532
  %1534 = call double @llvm.fmuladd.f64(double %1530, double %1417, double %1533)
  %1535 = fdiv double %1534, %1476
  store double %1535, ptr %1529
  br i1 %1500, label %1536, label %1567

1536:
  %1537 = mul i64 %1526, %1457
  %1538 = getelementptr double, ptr %1474, i64 %1537
  %1539 = fneg double %1535
  %1540 = insertelement <8 x double> poison, double %1539, i64 0
  %1541 = shufflevector <8 x double> %1540, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1542

1542:
  %1543 = phi i64 [ %1558, %1557 ], [ 0, %1536 ]
  br label %1544

1544:
  %1545 = phi i64 [ 0, %1542 ], [ %1555, %1544 ]
  %1546 = add i64 %1543, %1545
  %1547 = getelementptr double, ptr %1538, i64 %1546
  %1548 = bitcast ptr %1547 to ptr
  %1549 = load <8 x double>, ptr %1548, align 8
  %1550 = getelementptr double, ptr %1494, i64 %1546
  %1551 = bitcast ptr %1550 to ptr
  %1552 = load <8 x double>, ptr %1551, align 8
  %1553 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1541, <8 x double> %1549, <8 x double> %1552)
  %1554 = bitcast ptr %1550 to ptr
  store <8 x double> %1553, ptr %1554, align 8
  %1555 = add i64 %1545, 8
  %1556 = icmp eq i64 %1545, 0
  br i1 %1556, label %1557, label %1544

1557:
  %1558 = add i64 %1543, 8
  %1559 = icmp slt i64 %1558, %1455
  br i1 %1559, label %1542, label %1560

1560:
  %1561 = load double, ptr %1531
  %1562 = call double @llvm.fmuladd.f64(double %1501, double %1535, double %1561)
  %1563 = fdiv double %1562, %1417
  store double %1563, ptr %1531
  %1564 = fneg double %1563
  %1565 = insertelement <8 x double> poison, double %1564, i64 0
  %1566 = shufflevector <8 x double> %1565, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1571

1567:
  %1568 = load double, ptr %1531
  %1569 = call double @llvm.fmuladd.f64(double %1501, double %1535, double %1568)
  %1570 = fdiv double %1569, %1417
  store double %1570, ptr %1531
  br label %1589

1571:
  %1572 = phi i64 [ %1587, %1586 ], [ 0, %1560 ]
  br label %1573

1573:
  %1574 = phi i64 [ 0, %1571 ], [ %1584, %1573 ]
  %1575 = add i64 %1572, %1574
  %1576 = getelementptr double, ptr %1538, i64 %1575
  %1577 = bitcast ptr %1576 to ptr
  %1578 = load <8 x double>, ptr %1577, align 8
  %1579 = getelementptr double, ptr %1495, i64 %1575
  %1580 = bitcast ptr %1579 to ptr
  %1581 = load <8 x double>, ptr %1580, align 8
  %1582 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1566, <8 x double> %1578, <8 x double> %1581)
  %1583 = bitcast ptr %1579 to ptr
  store <8 x double> %1582, ptr %1583, align 8
  %1584 = add i64 %1574, 8
  %1585 = icmp eq i64 %1574, 0
  br i1 %1585, label %1586, label %1573

1586:
  %1587 = add i64 %1572, 8
  %1588 = icmp slt i64 %1587, %1455
  br i1 %1588, label %1571, label %1589

1589:
  %1590 = add i64 %1526, 1
  %1591 = icmp eq i64 %1590, %1403
  br i1 %1591, label %1520, label %1525

1592:
  %1593 = add i64 %1455, -1
  %1594 = and i64 %1593, -4
  %1595 = icmp sgt i64 %1594, -1
  br i1 %1595, label %1596, label %1845

1596:
  %1597 = shl i64 %1457, 1
  %1598 = mul i64 %1457, 3
  br label %1846

1599:
  %1600 = phi i64 [ 0, %1522 ], [ %1843, %1842 ]
  %1601 = and i64 %1600, 9223372036854775800
  %1602 = mul i64 %1600, %1457
  %1603 = getelementptr double, ptr %1480, i64 %1602
  %1604 = getelementptr double, ptr %1603, i64 %1461
  %1605 = or i64 %1600, 3
  br label %1606

1606:
  %1607 = phi i64 [ %1600, %1599 ], [ %1630, %1629 ]
  %1608 = getelementptr i64, ptr %1491, i64 %1607
  %1609 = load i64, ptr %1608
  %1610 = icmp eq i64 %1609, %1607
  br i1 %1610, label %1624, label %1611

1611:
  %1612 = getelementptr double, ptr %1494, i64 %1607
  %1613 = load double, ptr %1612
  %1614 = getelementptr double, ptr %1494, i64 %1609
  %1615 = load double, ptr %1614
  store double %1615, ptr %1612
  store double %1613, ptr %1614
  %1616 = getelementptr double, ptr %1495, i64 %1607
  %1617 = load double, ptr %1616
  %1618 = getelementptr double, ptr %1495, i64 %1609
  %1619 = load double, ptr %1618
  store double %1619, ptr %1616
  store double %1617, ptr %1618
  %1620 = add i64 %1607, 1
  %1621 = icmp slt i64 %1607, %1605
  %1622 = icmp slt i64 %1620, %1455
  %1623 = and i1 %1621, %1622
  br i1 %1623, label %1629, label %1631

1624:
  %1625 = add i64 %1607, 1
  %1626 = icmp slt i64 %1607, %1605
  %1627 = icmp slt i64 %1625, %1455
  %1628 = and i1 %1626, %1627
  br i1 %1628, label %1629, label %1631

1629:
  %1630 = phi i64 [ %1625, %1624 ], [ %1620, %1611 ]
  br label %1606

1631:
  %1632 = getelementptr double, ptr %1494, i64 %1600
  %1633 = load double, ptr %1632
  %1634 = getelementptr double, ptr %1495, i64 %1600
  %1635 = load double, ptr %1634
  %1636 = call double @llvm.fabs.f64(double %1633)
  %1637 = call double @llvm.fabs.f64(double %1635)
  %1638 = fadd double %1636, %1637
  %1639 = fadd double %1638, 0.000000e+00
  %1640 = or i64 %1600, 1
  %1641 = getelementptr double, ptr %1494, i64 %1640
  %1642 = load double, ptr %1641
  %1643 = getelementptr double, ptr %1495, i64 %1640
  %1644 = load double, ptr %1643
  %1645 = getelementptr double, ptr %1603, i64 %1640
  %1646 = load double, ptr %1645
  %1647 = getelementptr double, ptr %1604, i64 %1640
  %1648 = load double, ptr %1647
  %1649 = fneg double %1648
  %1650 = fmul double %1635, %1649
  %1651 = call double @llvm.fmuladd.f64(double %1646, double %1633, double %1650)
  %1652 = fmul double %1633, %1648
  %1653 = call double @llvm.fmuladd.f64(double %1646, double %1635, double %1652)
  %1654 = fsub double %1644, %1653
  %1655 = fsub double %1642, %1651
  %1656 = call double @llvm.fabs.f64(double %1655)
  %1657 = call double @llvm.fabs.f64(double %1654)
  %1658 = fadd double %1657, %1656
  %1659 = fadd double %1639, %1658
  %1660 = or i64 %1600, 2
  %1661 = getelementptr double, ptr %1494, i64 %1660
  %1662 = load double, ptr %1661
  %1663 = getelementptr double, ptr %1495, i64 %1660
  %1664 = load double, ptr %1663
  %1665 = getelementptr double, ptr %1603, i64 %1660
  %1666 = load double, ptr %1665
  %1667 = getelementptr double, ptr %1604, i64 %1660
  %1668 = load double, ptr %1667
  %1669 = fneg double %1668
  %1670 = fmul double %1635, %1669
  %1671 = call double @llvm.fmuladd.f64(double %1666, double %1633, double %1670)
  %1672 = fmul double %1633, %1668
  %1673 = call double @llvm.fmuladd.f64(double %1666, double %1635, double %1672)
  %1674 = fsub double %1664, %1673
  %1675 = add i64 %1660, %1457
  %1676 = getelementptr double, ptr %1603, i64 %1675
  %1677 = load double, ptr %1676
  %1678 = getelementptr double, ptr %1604, i64 %1675
  %1679 = load double, ptr %1678
  %1680 = fneg double %1679
  %1681 = fmul double %1654, %1680
  %1682 = call double @llvm.fmuladd.f64(double %1677, double %1655, double %1681)
  %1683 = fmul double %1655, %1679
  %1684 = call double @llvm.fmuladd.f64(double %1677, double %1654, double %1683)
  %1685 = fsub double %1674, %1684
  %1686 = fsub double %1662, %1671
  %1687 = fsub double %1686, %1682
  %1688 = call double @llvm.fabs.f64(double %1687)
  %1689 = call double @llvm.fabs.f64(double %1685)
  %1690 = fadd double %1689, %1688
  %1691 = fadd double %1659, %1690
  %1692 = getelementptr double, ptr %1494, i64 %1605
  %1693 = load double, ptr %1692
  %1694 = getelementptr double, ptr %1495, i64 %1605
  %1695 = load double, ptr %1694
  %1696 = getelementptr double, ptr %1603, i64 %1605
  %1697 = load double, ptr %1696
  %1698 = getelementptr double, ptr %1604, i64 %1605
  %1699 = load double, ptr %1698
  %1700 = fneg double %1699
  %1701 = fmul double %1635, %1700
  %1702 = call double @llvm.fmuladd.f64(double %1697, double %1633, double %1701)
  %1703 = fmul double %1633, %1699
  %1704 = call double @llvm.fmuladd.f64(double %1697, double %1635, double %1703)
  %1705 = fsub double %1695, %1704
  %1706 = fsub double %1693, %1702
  %1707 = add i64 %1605, %1457
  %1708 = getelementptr double, ptr %1603, i64 %1707
  %1709 = load double, ptr %1708
  %1710 = getelementptr double, ptr %1604, i64 %1707
  %1711 = load double, ptr %1710
  %1712 = fneg double %1711
  %1713 = fmul double %1654, %1712
  %1714 = call double @llvm.fmuladd.f64(double %1709, double %1655, double %1713)
  %1715 = fmul double %1655, %1711
  %1716 = call double @llvm.fmuladd.f64(double %1709, double %1654, double %1715)
  %1717 = fsub double %1705, %1716
  %1718 = fsub double %1706, %1714
  %1719 = add i64 %1605, %1523
  %1720 = getelementptr double, ptr %1603, i64 %1719
  %1721 = load double, ptr %1720
  %1722 = getelementptr double, ptr %1604, i64 %1719
  %1723 = load double, ptr %1722
  %1724 = fneg double %1723
  %1725 = fmul double %1685, %1724
  %1726 = call double @llvm.fmuladd.f64(double %1721, double %1687, double %1725)
  %1727 = fmul double %1687, %1723
  %1728 = call double @llvm.fmuladd.f64(double %1721, double %1685, double %1727)
  %1729 = fsub double %1717, %1728
  %1730 = fsub double %1718, %1726
  %1731 = call double @llvm.fabs.f64(double %1730)
  %1732 = call double @llvm.fabs.f64(double %1729)
  %1733 = fadd double %1732, %1731
  %1734 = fadd double %1691, %1733
  %1735 = fcmp oeq double %1734, 0.000000e+00
  br i1 %1735, label %1842, label %1736

1736:
  %1737 = icmp slt i64 %1601, %1455
  br i1 %1737, label %1738, label %1842

1738:
  %1739 = fneg double %1633
  %1740 = fneg double %1655
  %1741 = fneg double %1687
  %1742 = fneg double %1730
  %1743 = fneg double %1635
  %1744 = fneg double %1654
  %1745 = fneg double %1685
  %1746 = fneg double %1729
  %1747 = insertelement <8 x double> poison, double %1739, i64 0
  %1748 = shufflevector <8 x double> %1747, <8 x double> poison, <8 x i32> zeroinitializer
  %1749 = insertelement <8 x double> poison, double %1740, i64 0
  %1750 = shufflevector <8 x double> %1749, <8 x double> poison, <8 x i32> zeroinitializer
  %1751 = insertelement <8 x double> poison, double %1741, i64 0
  %1752 = shufflevector <8 x double> %1751, <8 x double> poison, <8 x i32> zeroinitializer
  %1753 = insertelement <8 x double> poison, double %1742, i64 0
  %1754 = shufflevector <8 x double> %1753, <8 x double> poison, <8 x i32> zeroinitializer
  %1755 = insertelement <8 x double> poison, double %1654, i64 0
  %1756 = shufflevector <8 x double> %1755, <8 x double> poison, <8 x i32> zeroinitializer
  %1757 = insertelement <8 x double> poison, double %1635, i64 0
  %1758 = shufflevector <8 x double> %1757, <8 x double> poison, <8 x i32> zeroinitializer
  %1759 = insertelement <8 x double> poison, double %1685, i64 0
  %1760 = shufflevector <8 x double> %1759, <8 x double> poison, <8 x i32> zeroinitializer
  %1761 = insertelement <8 x double> poison, double %1729, i64 0
  %1762 = shufflevector <8 x double> %1761, <8 x double> poison, <8 x i32> zeroinitializer
  %1763 = insertelement <8 x double> poison, double %1743, i64 0
  %1764 = shufflevector <8 x double> %1763, <8 x double> poison, <8 x i32> zeroinitializer
  %1765 = insertelement <8 x double> poison, double %1744, i64 0
  %1766 = shufflevector <8 x double> %1765, <8 x double> poison, <8 x i32> zeroinitializer
  %1767 = insertelement <8 x double> poison, double %1745, i64 0
  %1768 = shufflevector <8 x double> %1767, <8 x double> poison, <8 x i32> zeroinitializer
  %1769 = insertelement <8 x double> poison, double %1746, i64 0
  %1770 = shufflevector <8 x double> %1769, <8 x double> poison, <8 x i32> zeroinitializer
  %1771 = insertelement <8 x double> poison, double %1655, i64 0
  %1772 = shufflevector <8 x double> %1771, <8 x double> poison, <8 x i32> zeroinitializer
  %1773 = insertelement <8 x double> poison, double %1633, i64 0
  %1774 = shufflevector <8 x double> %1773, <8 x double> poison, <8 x i32> zeroinitializer
  %1775 = insertelement <8 x double> poison, double %1687, i64 0
  %1776 = shufflevector <8 x double> %1775, <8 x double> poison, <8 x i32> zeroinitializer
  %1777 = insertelement <8 x double> poison, double %1730, i64 0
  %1778 = shufflevector <8 x double> %1777, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1779

1779:
  %1780 = phi i64 [ %1781, %1840 ], [ %1601, %1738 ]
  %1781 = add i64 %1780, 8
  br label %1782

1782:
  %1783 = phi i64 [ 0, %1779 ], [ %1838, %1782 ]
  %1784 = add i64 %1780, %1783
  %1785 = getelementptr double, ptr %1603, i64 %1784
  %1786 = bitcast ptr %1785 to ptr
  %1787 = load <8 x double>, ptr %1786, align 8
  %1788 = add i64 %1784, %1457
  %1789 = getelementptr double, ptr %1603, i64 %1788
  %1790 = bitcast ptr %1789 to ptr
  %1791 = load <8 x double>, ptr %1790, align 8
  %1792 = add i64 %1784, %1523
  %1793 = getelementptr double, ptr %1603, i64 %1792
  %1794 = bitcast ptr %1793 to ptr
  %1795 = load <8 x double>, ptr %1794, align 8
  %1796 = add i64 %1784, %1524
  %1797 = getelementptr double, ptr %1603, i64 %1796
  %1798 = bitcast ptr %1797 to ptr
  %1799 = load <8 x double>, ptr %1798, align 8
  %1800 = getelementptr double, ptr %1604, i64 %1784
  %1801 = bitcast ptr %1800 to ptr
  %1802 = load <8 x double>, ptr %1801, align 8
  %1803 = getelementptr double, ptr %1604, i64 %1788
  %1804 = bitcast ptr %1803 to ptr
  %1805 = load <8 x double>, ptr %1804, align 8
  %1806 = getelementptr double, ptr %1604, i64 %1792
  %1807 = bitcast ptr %1806 to ptr
  %1808 = load <8 x double>, ptr %1807, align 8
  %1809 = getelementptr double, ptr %1604, i64 %1796
  %1810 = bitcast ptr %1809 to ptr
  %1811 = load <8 x double>, ptr %1810, align 8
  %1812 = getelementptr double, ptr %1494, i64 %1784
  %1813 = bitcast ptr %1812 to ptr
  %1814 = load <8 x double>, ptr %1813, align 8
  %1815 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1748, <8 x double> %1787, <8 x double> %1814)
  %1816 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1750, <8 x double> %1791, <8 x double> %1815)
  %1817 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1752, <8 x double> %1795, <8 x double> %1816)
  %1818 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1754, <8 x double> %1799, <8 x double> %1817)
  %1819 = fmul <8 x double> %1756, %1805
  %1820 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1758, <8 x double> %1802, <8 x double> %1819)
  %1821 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1760, <8 x double> %1808, <8 x double> %1820)
  %1822 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1762, <8 x double> %1811, <8 x double> %1821)
  %1823 = fadd <8 x double> %1822, %1818
  %1824 = bitcast ptr %1812 to ptr
  store <8 x double> %1823, ptr %1824, align 8
  %1825 = getelementptr double, ptr %1495, i64 %1784
  %1826 = bitcast ptr %1825 to ptr
  %1827 = load <8 x double>, ptr %1826, align 8
  %1828 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1764, <8 x double> %1787, <8 x double> %1827)
  %1829 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1766, <8 x double> %1791, <8 x double> %1828)
  %1830 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1768, <8 x double> %1795, <8 x double> %1829)
  %1831 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1770, <8 x double> %1799, <8 x double> %1830)
  %1832 = fmul <8 x double> %1772, %1805
  %1833 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1774, <8 x double> %1802, <8 x double> %1832)
  %1834 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1776, <8 x double> %1808, <8 x double> %1833)
  %1835 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1778, <8 x double> %1811, <8 x double> %1834)
  %1836 = fsub <8 x double> %1831, %1835
  %1837 = bitcast ptr %1825 to ptr
  store <8 x double> %1836, ptr %1837, align 8
  %1838 = add i64 %1783, 8
  %1839 = icmp eq i64 %1783, 0
  br i1 %1839, label %1840, label %1782

1840:
  %1841 = icmp slt i64 %1781, %1455
  br i1 %1841, label %1779, label %1842

1842:
  %1843 = add i64 %1600, 4
  %1844 = icmp slt i64 %1843, %1455
  br i1 %1844, label %1599, label %1592

1845:
  br i1 %1498, label %2124, label %2157

1846:
  %1847 = phi i64 [ %1594, %1596 ], [ %2122, %2121 ]
  %1848 = mul i64 %1847, %1457
  %1849 = getelementptr double, ptr %1483, i64 %1848
  %1850 = or i64 %1847, 3
  %1851 = getelementptr double, ptr %1494, i64 %1850
  %1852 = load double, ptr %1851
  %1853 = getelementptr double, ptr %1495, i64 %1850
  %1854 = load double, ptr %1853
  %1855 = getelementptr double, ptr %1488, i64 %1850
  %1856 = load double, ptr %1855
  %1857 = add i64 %1850, %1461
  %1858 = getelementptr double, ptr %1488, i64 %1857
  %1859 = load double, ptr %1858
  %1860 = fneg double %1854
  %1861 = fmul double %1859, %1860
  %1862 = call double @llvm.fmuladd.f64(double %1852, double %1856, double %1861)
  %1863 = fmul double %1854, %1856
  %1864 = call double @llvm.fmuladd.f64(double %1852, double %1859, double %1863)
  %1865 = icmp slt i64 %1850, %1455
  br i1 %1865, label %1866, label %1871

1866:
  %1867 = getelementptr i64, ptr %1463, i64 %1850
  %1868 = load i64, ptr %1867
  %1869 = getelementptr double, ptr %1405, i64 %1868
  store double %1862, ptr %1869
  %1870 = getelementptr double, ptr %1411, i64 %1868
  store double %1864, ptr %1870
  br label %1871

1871:
  %1872 = or i64 %1847, 2
  %1873 = getelementptr double, ptr %1494, i64 %1872
  %1874 = load double, ptr %1873
  %1875 = getelementptr double, ptr %1495, i64 %1872
  %1876 = load double, ptr %1875
  %1877 = add i64 %1872, %1598
  %1878 = getelementptr double, ptr %1849, i64 %1877
  %1879 = load double, ptr %1878
  %1880 = add i64 %1877, %1461
  %1881 = getelementptr double, ptr %1849, i64 %1880
  %1882 = load double, ptr %1881
  %1883 = fneg double %1882
  %1884 = fmul double %1864, %1883
  %1885 = call double @llvm.fmuladd.f64(double %1879, double %1862, double %1884)
  %1886 = fmul double %1862, %1882
  %1887 = call double @llvm.fmuladd.f64(double %1879, double %1864, double %1886)
  %1888 = fsub double %1876, %1887
  %1889 = fsub double %1874, %1885
  %1890 = getelementptr double, ptr %1488, i64 %1872
  %1891 = load double, ptr %1890
  %1892 = add i64 %1872, %1461
  %1893 = getelementptr double, ptr %1488, i64 %1892
  %1894 = load double, ptr %1893
  %1895 = fneg double %1888
  %1896 = fmul double %1894, %1895
  %1897 = call double @llvm.fmuladd.f64(double %1889, double %1891, double %1896)
  %1898 = fmul double %1891, %1888
  %1899 = call double @llvm.fmuladd.f64(double %1889, double %1894, double %1898)
  %1900 = icmp slt i64 %1872, %1455
  br i1 %1900, label %1901, label %1906

1901:
  %1902 = getelementptr i64, ptr %1463, i64 %1872
  %1903 = load i64, ptr %1902
  %1904 = getelementptr double, ptr %1405, i64 %1903
  store double %1897, ptr %1904
  %1905 = getelementptr double, ptr %1411, i64 %1903
  store double %1899, ptr %1905
  br label %1906

1906:
  %1907 = or i64 %1847, 1
  %1908 = getelementptr double, ptr %1494, i64 %1907
  %1909 = load double, ptr %1908
  %1910 = getelementptr double, ptr %1495, i64 %1907
  %1911 = load double, ptr %1910
  %1912 = add i64 %1907, %1597
  %1913 = getelementptr double, ptr %1849, i64 %1912
  %1914 = load double, ptr %1913
  %1915 = add i64 %1912, %1461
  %1916 = getelementptr double, ptr %1849, i64 %1915
  %1917 = load double, ptr %1916
  %1918 = fneg double %1917
  %1919 = fmul double %1899, %1918
  %1920 = call double @llvm.fmuladd.f64(double %1914, double %1897, double %1919)
  %1921 = fmul double %1897, %1917
  %1922 = call double @llvm.fmuladd.f64(double %1914, double %1899, double %1921)
  %1923 = fsub double %1911, %1922
  %1924 = fsub double %1909, %1920
  %1925 = add i64 %1907, %1598
  %1926 = getelementptr double, ptr %1849, i64 %1925
  %1927 = load double, ptr %1926
  %1928 = add i64 %1925, %1461
  %1929 = getelementptr double, ptr %1849, i64 %1928
  %1930 = load double, ptr %1929
  %1931 = fneg double %1930
  %1932 = fmul double %1864, %1931
  %1933 = call double @llvm.fmuladd.f64(double %1927, double %1862, double %1932)
  %1934 = fmul double %1862, %1930
  %1935 = call double @llvm.fmuladd.f64(double %1927, double %1864, double %1934)
  %1936 = fsub double %1923, %1935
  %1937 = fsub double %1924, %1933
  %1938 = getelementptr double, ptr %1488, i64 %1907
  %1939 = load double, ptr %1938
  %1940 = add i64 %1907, %1461
  %1941 = getelementptr double, ptr %1488, i64 %1940
  %1942 = load double, ptr %1941
  %1943 = fneg double %1936
  %1944 = fmul double %1942, %1943
  %1945 = call double @llvm.fmuladd.f64(double %1937, double %1939, double %1944)
  %1946 = fmul double %1939, %1936
  %1947 = call double @llvm.fmuladd.f64(double %1937, double %1942, double %1946)
  %1948 = icmp slt i64 %1907, %1455
  br i1 %1948, label %1949, label %1954

1949:
  %1950 = getelementptr i64, ptr %1463, i64 %1907
  %1951 = load i64, ptr %1950
  %1952 = getelementptr double, ptr %1405, i64 %1951
  store double %1945, ptr %1952
  %1953 = getelementptr double, ptr %1411, i64 %1951
  store double %1947, ptr %1953
  br label %1954

1954:
  %1955 = getelementptr double, ptr %1494, i64 %1847
  %1956 = load double, ptr %1955
  %1957 = getelementptr double, ptr %1495, i64 %1847
  %1958 = load double, ptr %1957
  %1959 = add i64 %1847, %1457
  %1960 = getelementptr double, ptr %1849, i64 %1959
  %1961 = load double, ptr %1960
  %1962 = add i64 %1959, %1461
  %1963 = getelementptr double, ptr %1849, i64 %1962
  %1964 = load double, ptr %1963
  %1965 = fneg double %1964
  %1966 = fmul double %1947, %1965
  %1967 = call double @llvm.fmuladd.f64(double %1961, double %1945, double %1966)
  %1968 = fmul double %1945, %1964
  %1969 = call double @llvm.fmuladd.f64(double %1961, double %1947, double %1968)
  %1970 = fsub double %1958, %1969
  %1971 = fsub double %1956, %1967
  %1972 = add i64 %1847, %1597
  %1973 = getelementptr double, ptr %1849, i64 %1972
  %1974 = load double, ptr %1973
  %1975 = add i64 %1972, %1461
  %1976 = getelementptr double, ptr %1849, i64 %1975
  %1977 = load double, ptr %1976
  %1978 = fneg double %1977
  %1979 = fmul double %1899, %1978
  %1980 = call double @llvm.fmuladd.f64(double %1974, double %1897, double %1979)
  %1981 = fmul double %1897, %1977
  %1982 = call double @llvm.fmuladd.f64(double %1974, double %1899, double %1981)
  %1983 = fsub double %1970, %1982
  %1984 = fsub double %1971, %1980
  %1985 = add i64 %1847, %1598
  %1986 = getelementptr double, ptr %1849, i64 %1985
  %1987 = load double, ptr %1986
  %1988 = add i64 %1985, %1461
  %1989 = getelementptr double, ptr %1849, i64 %1988
  %1990 = load double, ptr %1989
  %1991 = fneg double %1990
  %1992 = fmul double %1864, %1991
  %1993 = call double @llvm.fmuladd.f64(double %1987, double %1862, double %1992)
  %1994 = fmul double %1862, %1990
  %1995 = call double @llvm.fmuladd.f64(double %1987, double %1864, double %1994)
  %1996 = fsub double %1983, %1995
  %1997 = fsub double %1984, %1993
  %1998 = getelementptr double, ptr %1488, i64 %1847
  %1999 = load double, ptr %1998
  %2000 = add i64 %1847, %1461
  %2001 = getelementptr double, ptr %1488, i64 %2000
  %2002 = load double, ptr %2001
  %2003 = fneg double %1996
  %2004 = fmul double %2002, %2003
  %2005 = call double @llvm.fmuladd.f64(double %1997, double %1999, double %2004)
  %2006 = fmul double %1999, %1996
  %2007 = call double @llvm.fmuladd.f64(double %1997, double %2002, double %2006)
  %2008 = icmp slt i64 %1847, %1455
  br i1 %2008, label %2009, label %2014

2009:
  %2010 = getelementptr i64, ptr %1463, i64 %1847
  %2011 = load i64, ptr %2010
  %2012 = getelementptr double, ptr %1405, i64 %2011
  store double %2005, ptr %2012
  %2013 = getelementptr double, ptr %1411, i64 %2011
  store double %2007, ptr %2013
  br label %2014

2014:
  %2015 = getelementptr double, ptr %1849, i64 %1461
  %2016 = icmp eq i64 %1847, 0
  br i1 %2016, label %1845, label %2017

2017:
  %2018 = fneg double %2005
  %2019 = fneg double %1945
  %2020 = fneg double %1897
  %2021 = fneg double %1862
  %2022 = fneg double %2007
  %2023 = fneg double %1947
  %2024 = fneg double %1899
  %2025 = fneg double %1864
  %2026 = insertelement <8 x double> poison, double %2018, i64 0
  %2027 = shufflevector <8 x double> %2026, <8 x double> poison, <8 x i32> zeroinitializer
  %2028 = insertelement <8 x double> poison, double %2019, i64 0
  %2029 = shufflevector <8 x double> %2028, <8 x double> poison, <8 x i32> zeroinitializer
  %2030 = insertelement <8 x double> poison, double %2020, i64 0
  %2031 = shufflevector <8 x double> %2030, <8 x double> poison, <8 x i32> zeroinitializer
  %2032 = insertelement <8 x double> poison, double %2021, i64 0
  %2033 = shufflevector <8 x double> %2032, <8 x double> poison, <8 x i32> zeroinitializer
  %2034 = insertelement <8 x double> poison, double %1947, i64 0
  %2035 = shufflevector <8 x double> %2034, <8 x double> poison, <8 x i32> zeroinitializer
  %2036 = insertelement <8 x double> poison, double %2007, i64 0
  %2037 = shufflevector <8 x double> %2036, <8 x double> poison, <8 x i32> zeroinitializer
  %2038 = insertelement <8 x double> poison, double %1899, i64 0
  %2039 = shufflevector <8 x double> %2038, <8 x double> poison, <8 x i32> zeroinitializer
  %2040 = insertelement <8 x double> poison, double %1864, i64 0
  %2041 = shufflevector <8 x double> %2040, <8 x double> poison, <8 x i32> zeroinitializer
  %2042 = insertelement <8 x double> poison, double %2022, i64 0
  %2043 = shufflevector <8 x double> %2042, <8 x double> poison, <8 x i32> zeroinitializer
  %2044 = insertelement <8 x double> poison, double %2023, i64 0
  %2045 = shufflevector <8 x double> %2044, <8 x double> poison, <8 x i32> zeroinitializer
  %2046 = insertelement <8 x double> poison, double %2024, i64 0
  %2047 = shufflevector <8 x double> %2046, <8 x double> poison, <8 x i32> zeroinitializer
  %2048 = insertelement <8 x double> poison, double %2025, i64 0
  %2049 = shufflevector <8 x double> %2048, <8 x double> poison, <8 x i32> zeroinitializer
  %2050 = insertelement <8 x double> poison, double %1945, i64 0
  %2051 = shufflevector <8 x double> %2050, <8 x double> poison, <8 x i32> zeroinitializer
  %2052 = insertelement <8 x double> poison, double %2005, i64 0
  %2053 = shufflevector <8 x double> %2052, <8 x double> poison, <8 x i32> zeroinitializer
  %2054 = insertelement <8 x double> poison, double %1897, i64 0
  %2055 = shufflevector <8 x double> %2054, <8 x double> poison, <8 x i32> zeroinitializer
  %2056 = insertelement <8 x double> poison, double %1862, i64 0
  %2057 = shufflevector <8 x double> %2056, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2058

2058:
  %2059 = phi i64 [ %2119, %2118 ], [ 0, %2017 ]
  br label %2060

2060:
  %2061 = phi i64 [ 0, %2058 ], [ %2116, %2060 ]
  %2062 = add i64 %2059, %2061
  %2063 = getelementptr double, ptr %1849, i64 %2062
  %2064 = bitcast ptr %2063 to ptr
  %2065 = load <8 x double>, ptr %2064, align 8
  %2066 = add i64 %2062, %1457
  %2067 = getelementptr double, ptr %1849, i64 %2066
  %2068 = bitcast ptr %2067 to ptr
  %2069 = load <8 x double>, ptr %2068, align 8
  %2070 = add i64 %2062, %1597
  %2071 = getelementptr double, ptr %1849, i64 %2070
  %2072 = bitcast ptr %2071 to ptr
  %2073 = load <8 x double>, ptr %2072, align 8
  %2074 = add i64 %2062, %1598
  %2075 = getelementptr double, ptr %1849, i64 %2074
  %2076 = bitcast ptr %2075 to ptr
  %2077 = load <8 x double>, ptr %2076, align 8
  %2078 = getelementptr double, ptr %2015, i64 %2062
  %2079 = bitcast ptr %2078 to ptr
  %2080 = load <8 x double>, ptr %2079, align 8
  %2081 = getelementptr double, ptr %2015, i64 %2066
  %2082 = bitcast ptr %2081 to ptr
  %2083 = load <8 x double>, ptr %2082, align 8
  %2084 = getelementptr double, ptr %2015, i64 %2070
  %2085 = bitcast ptr %2084 to ptr
  %2086 = load <8 x double>, ptr %2085, align 8
  %2087 = getelementptr double, ptr %2015, i64 %2074
  %2088 = bitcast ptr %2087 to ptr
  %2089 = load <8 x double>, ptr %2088, align 8
  %2090 = getelementptr double, ptr %1494, i64 %2062
  %2091 = bitcast ptr %2090 to ptr
  %2092 = load <8 x double>, ptr %2091, align 8
  %2093 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2027, <8 x double> %2065, <8 x double> %2092)
  %2094 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2029, <8 x double> %2069, <8 x double> %2093)
  %2095 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2031, <8 x double> %2073, <8 x double> %2094)
  %2096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2033, <8 x double> %2077, <8 x double> %2095)
  %2097 = fmul <8 x double> %2035, %2083
  %2098 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2037, <8 x double> %2080, <8 x double> %2097)
  %2099 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2039, <8 x double> %2086, <8 x double> %2098)
  %2100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2041, <8 x double> %2089, <8 x double> %2099)
  %2101 = fadd <8 x double> %2100, %2096
  %2102 = bitcast ptr %2090 to ptr
  store <8 x double> %2101, ptr %2102, align 8
  %2103 = getelementptr double, ptr %1495, i64 %2062
  %2104 = bitcast ptr %2103 to ptr
  %2105 = load <8 x double>, ptr %2104, align 8
  %2106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2043, <8 x double> %2065, <8 x double> %2105)
  %2107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2045, <8 x double> %2069, <8 x double> %2106)
  %2108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2047, <8 x double> %2073, <8 x double> %2107)
  %2109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2049, <8 x double> %2077, <8 x double> %2108)
  %2110 = fmul <8 x double> %2051, %2083
  %2111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2053, <8 x double> %2080, <8 x double> %2110)
  %2112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2055, <8 x double> %2086, <8 x double> %2111)
  %2113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2057, <8 x double> %2089, <8 x double> %2112)
  %2114 = fsub <8 x double> %2109, %2113
  %2115 = bitcast ptr %2103 to ptr
  store <8 x double> %2114, ptr %2115, align 8
  %2116 = add i64 %2061, 8
  %2117 = icmp eq i64 %2061, 0
  br i1 %2117, label %2118, label %2060

2118:
  %2119 = add i64 %2059, 8
  %2120 = icmp slt i64 %2119, %1847
  br i1 %2120, label %2058, label %2121

2121:
  %2122 = add i64 %1847, -4
  %2123 = icmp sgt i64 %1847, 3
  br i1 %2123, label %1846, label %1845

2124:
  %2125 = phi i64 [ %2154, %2124 ], [ %1455, %1845 ]
  %2126 = getelementptr i64, ptr %1454, i64 %2125
  %2127 = load i64, ptr %2126
  %2128 = getelementptr i64, ptr %1463, i64 %2127
  %2129 = load i64, ptr %2128
  %2130 = getelementptr i64, ptr %1463, i64 %2125
  %2131 = load i64, ptr %2130
  %2132 = mul i64 %2131, %1403
  %2133 = add i64 %2132, %2129
  %2134 = getelementptr double, ptr %1473, i64 %2133
  %2135 = load double, ptr %2134
  %2136 = fdiv double %2135, %1476
  %2137 = getelementptr double, ptr %1405, i64 %2129
  %2138 = load double, ptr %2137
  %2139 = getelementptr double, ptr %1411, i64 %2129
  %2140 = load double, ptr %2139
  %2141 = fmul double %1425, %2140
  %2142 = call double @llvm.fmuladd.f64(double %2138, double %1417, double %2141)
  %2143 = getelementptr double, ptr %1405, i64 %2131
  %2144 = load double, ptr %2143
  %2145 = call double @llvm.fmuladd.f64(double %2136, double %2142, double %2144)
  store double %2145, ptr %2143
  %2146 = load double, ptr %2139
  %2147 = load double, ptr %2137
  %2148 = fneg double %2147
  %2149 = fmul double %1425, %2148
  %2150 = call double @llvm.fmuladd.f64(double %2146, double %1417, double %2149)
  %2151 = getelementptr double, ptr %1411, i64 %2131
  %2152 = load double, ptr %2151
  %2153 = call double @llvm.fmuladd.f64(double %2136, double %2150, double %2152)
  store double %2153, ptr %2151
  %2154 = add i64 %2125, 1
  %2155 = icmp eq i64 %2154, %1403
  br i1 %2155, label %2157, label %2124

2156:
  call void @solve_real(ptr %0, double %199, ptr %1405)
  br label %2157

2157:
  %2158 = phi i64 [ 1, %2156 ], [ 2, %1845 ], [ 2, %2124 ]
  %2159 = add i64 %2158, %1398
  %2160 = icmp slt i64 %2159, %1376
  br i1 %2160, label %1397, label %1392

2161:
  %2162 = phi double [ 0.000000e+00, %1392 ], [ %2171, %2170 ]
  %2163 = phi i64 [ 0, %1392 ], [ %2172, %2170 ]
  %2164 = add i64 %2163, 22
  %2165 = mul i64 %2164, %1396
  %2166 = getelementptr double, ptr %1393, i64 %2165
  %2167 = add i64 %2163, 29
  %2168 = mul i64 %2167, %1396
  %2169 = getelementptr double, ptr %1393, i64 %2168
  br i1 %1391, label %2174, label %2170

2170:
  %2171 = phi double [ %2162, %2161 ], [ %2182, %2174 ]
  %2172 = add i64 %2163, 1
  %2173 = icmp eq i64 %2172, %1376
  br i1 %2173, label %2188, label %2161

2174:
  %2175 = phi i64 [ %2186, %2174 ], [ 0, %2161 ]
  %2176 = phi double [ %2182, %2174 ], [ %2162, %2161 ]
  %2177 = getelementptr double, ptr %2166, i64 %2175
  %2178 = load double, ptr %2177
  %2179 = getelementptr double, ptr %1388, i64 %2175
  %2180 = load double, ptr %2179
  %2181 = fdiv double %2178, %2180
  %2182 = call double @llvm.fmuladd.f64(double %2181, double %2181, double %2176)
  %2183 = getelementptr double, ptr %2169, i64 %2175
  %2184 = load double, ptr %2183
  %2185 = fadd double %2178, %2184
  store double %2185, ptr %2183
  %2186 = add i64 %2175, 1
  %2187 = icmp eq i64 %2186, %1377
  br i1 %2187, label %2170, label %2174

2188:
  %2189 = phi double [ 0.000000e+00, %1374 ], [ %2171, %2170 ]
  call void @transform(ptr %0, ptr %1383, i64 19, i64 5)
  %2190 = mul i64 %1377, %1376
  %2191 = sitofp i64 %2190 to double
  %2192 = fdiv double %2189, %2191
  %2193 = call double @llvm.sqrt.f64(double %2192)
  %2194 = call double @llvm.fabs.f64(double %2193)
  %2195 = fcmp ueq double %2194, 0x7FF0000000000000
  br i1 %2195, label %2239, label %2196

2196:
  %2197 = icmp ugt i64 %1290, 1
  br i1 %2197, label %2201, label %2198

2198:
  %2199 = load double, ptr %14
  %2200 = fmul double %2193, %2199
  br label %2231

2201:
  %2202 = fdiv double %2193, %1291
  %2203 = icmp eq i64 %1290, 2
  br i1 %2203, label %2207, label %2204

2204:
  %2205 = fmul double %1292, %2202
  %2206 = call double @llvm.sqrt.f64(double %2205)
  br label %2207

2207:
  %2208 = phi double [ %2206, %2204 ], [ %2202, %2201 ]
  store double %2208, ptr %24
  %2209 = fcmp olt double %2208, 0x3FEFAE147AE147AE
  br i1 %2209, label %2210, label %2239

2210:
  %2211 = fsub double 1.000000e+00, %2208
  %2212 = fdiv double %2208, %2211
  store double %2212, ptr %14
  %2213 = sub i64 %1211, %1290
  %2214 = sitofp i64 %2213 to double
  %2215 = fmul double %2193, %2212
  %2216 = fadd double %2214, -1.000000e+00
  %2217 = call double @llvm.pow.f64(double %2208, double %2216)
  %2218 = fmul double %2217, %2215
  %2219 = icmp sle i64 %1211, %1290
  %2220 = fcmp ult double %2218, %1210
  %2221 = select i1 %2219, i1 true, i1 %2220
  br i1 %2221, label %2231, label %2222

2222:
  %2223 = fdiv double %2218, %1210
  %2224 = call double @llvm.minnum.f64(double %2223, double 2.000000e+01)
  %2225 = call double @llvm.maxnum.f64(double %2224, double 1.000000e-04)
  %2226 = fadd double %2214, 4.000000e+00
  %2227 = fadd double %2226, -1.000000e+00
  %2228 = fdiv double -1.000000e+00, %2227
  %2229 = call double @llvm.pow.f64(double %2225, double %2228)
  %2230 = fmul double %2229, 8.000000e-01
  br label %2239

2231:
  %2232 = phi double [ %2200, %2198 ], [ %2215, %2210 ]
  %2233 = phi double [ %1292, %2198 ], [ %2202, %2210 ]
  %2234 = fcmp ugt double %2232, %1210
  br i1 %2234, label %2235, label %2252

2235:
  %2236 = call double @llvm.maxnum.f64(double %2193, double 0x3CB0000000000000)
  %2237 = add i64 %1290, 1
  %2238 = icmp slt i64 %1211, %2237
  br i1 %2238, label %2239, label %1289

2239:
  %2240 = phi double [ %2230, %2222 ], [ 1.250000e-01, %1331 ], [ 5.000000e-01, %1284 ], [ 5.000000e-01, %2235 ], [ 5.000000e-01, %2207 ], [ 5.000000e-01, %2188 ]
  %2241 = call i32 @takes_side(ptr %0, double %199)
  %2242 = icmp eq i32 %2241, 0
  br i1 %2242, label %2247, label %2243

2243:
  %2244 = call i32 @ode_is_hasty(ptr %0)
  %2245 = icmp eq i32 %2244, 0
  br i1 %2245, label %2246, label %2927

2246:
  br label %41

2247:
  call void @reject(ptr %0)
  %2248 = fmul double %199, %2240
  store double %2248, ptr %18
  %2249 = icmp eq i32 %155, 0
  br i1 %2249, label %2250, label %2923

2250:
  %2251 = call i64 @evaluate_jacobian(ptr %0)
  br label %2923

2252:
  %2253 = trunc i64 %1290 to i32
  %2254 = load ptr, ptr %6
  %2255 = getelementptr %struct.ode_system, ptr %2254, i64 0, i32 0
  %2256 = load i64, ptr %2255
  %2257 = load i64, ptr %11
  %2258 = icmp eq i64 %2257, 3
  %2259 = icmp eq i64 %2257, 5
  %2260 = select i1 %2259, ptr @RADAU5, ptr @RADAU7
  %2261 = select i1 %2258, ptr @RADAU3, ptr %2260
  %2262 = getelementptr double, ptr %2261, i64 2
  %2263 = getelementptr double, ptr %2262, i64 %2257
  %2264 = mul i64 %2257, %2257
  %2265 = getelementptr double, ptr %2263, i64 %2264
  %2266 = getelementptr double, ptr %2265, i64 %2264
  %2267 = getelementptr double, ptr %2266, i64 %2257
  %2268 = load ptr, ptr %5
  %2269 = mul i64 %2256, 11
  %2270 = getelementptr double, ptr %2268, i64 %2269
  %2271 = mul i64 %2256, 22
  %2272 = getelementptr double, ptr %2268, i64 %2271
  %2273 = mul i64 %2256, 12
  %2274 = getelementptr double, ptr %2268, i64 %2273
  %2275 = mul i64 %2256, 10
  %2276 = getelementptr double, ptr %2268, i64 %2275
  %2277 = icmp sgt i64 %2256, 0
  br i1 %2277, label %2278, label %2280

2278:
  %2279 = icmp sgt i64 %2257, 0
  br label %2282

2280:
  %2281 = sitofp i64 %2256 to double
  br label %2308

2282:
  %2283 = phi i64 [ 0, %2278 ], [ %2294, %2287 ]
  %2284 = getelementptr double, ptr %2272, i64 %2283
  store double 0.000000e+00, ptr %2284
  br i1 %2279, label %2285, label %2287

2285:
  %2286 = getelementptr double, ptr %2268, i64 %2283
  br label %2296

2287:
  %2288 = phi double [ 0.000000e+00, %2282 ], [ %2305, %2296 ]
  %2289 = fdiv double %2288, %199
  store double %2289, ptr %2284
  %2290 = getelementptr double, ptr %2276, i64 %2283
  %2291 = load double, ptr %2290
  %2292 = fadd double %2289, %2291
  %2293 = getelementptr double, ptr %2274, i64 %2283
  store double %2292, ptr %2293
  %2294 = add i64 %2283, 1
  %2295 = icmp eq i64 %2294, %2256
  br i1 %2295, label %2280, label %2282

2296:
  %2297 = phi double [ 0.000000e+00, %2285 ], [ %2305, %2296 ]
  %2298 = phi i64 [ 0, %2285 ], [ %2306, %2296 ]
  %2299 = getelementptr double, ptr %2267, i64 %2298
  %2300 = load double, ptr %2299
  %2301 = add i64 %2298, 15
  %2302 = mul i64 %2301, %2256
  %2303 = getelementptr double, ptr %2286, i64 %2302
  %2304 = load double, ptr %2303
  %2305 = call double @llvm.fmuladd.f64(double %2300, double %2304, double %2297)
  store double %2305, ptr %2284
  %2306 = add i64 %2298, 1
  %2307 = icmp eq i64 %2306, %2257
  br i1 %2307, label %2287, label %2296

2308:
  %2309 = phi i1 [ false, %2280 ], [ true, %2370 ]
  call void @solve_real(ptr %0, double %199, ptr %2274)
  br i1 %2277, label %2317, label %2310

2310:
  %2311 = phi double [ 0.000000e+00, %2308 ], [ %2325, %2317 ]
  %2312 = fdiv double %2311, %2281
  %2313 = call double @llvm.sqrt.f64(double %2312)
  %2314 = call double @llvm.maxnum.f64(double %2313, double 1.000000e-10)
  %2315 = fcmp olt double %2314, 1.000000e+00
  %2316 = or i1 %2309, %2315
  br i1 %2316, label %2390, label %2328

2317:
  %2318 = phi i64 [ %2326, %2317 ], [ 0, %2308 ]
  %2319 = phi double [ %2325, %2317 ], [ 0.000000e+00, %2308 ]
  %2320 = getelementptr double, ptr %2274, i64 %2318
  %2321 = load double, ptr %2320
  %2322 = getelementptr double, ptr %2270, i64 %2318
  %2323 = load double, ptr %2322
  %2324 = fdiv double %2321, %2323
  %2325 = call double @llvm.fmuladd.f64(double %2324, double %2324, double %2319)
  %2326 = add i64 %2318, 1
  %2327 = icmp eq i64 %2326, %2256
  br i1 %2327, label %2310, label %2317

2328:
  %2329 = load double, ptr %8
  %2330 = fcmp oeq double %2329, 0.000000e+00
  br i1 %2330, label %2334, label %2331

2331:
  %2332 = load i64, ptr %26
  %2333 = icmp eq i64 %2332, 0
  br i1 %2333, label %2394, label %2334

2334:
  %2335 = load ptr, ptr %5
  %2336 = load ptr, ptr %6
  %2337 = getelementptr %struct.ode_system, ptr %2336, i64 0, i32 0
  %2338 = load i64, ptr %2337
  %2339 = mul i64 %2338, 3
  %2340 = getelementptr double, ptr %2335, i64 %2339
  br i1 %2277, label %2371, label %2341

2341:
  %2342 = load double, ptr %4
  %2343 = getelementptr %struct.ode_system, ptr %2336, i64 0, i32 5
  %2344 = load ptr, ptr %2343
  %2345 = getelementptr %struct.ode_system, ptr %2336, i64 0, i32 4
  %2346 = load ptr, ptr %2345
  %2347 = call i64 %2344(ptr %2346, double %2342, ptr %2340, ptr %2274)
  %2348 = load i64, ptr %7
  %2349 = add i64 %2348, 1
  store i64 %2349, ptr %7
  switch i64 %2347, label %2927 [
    i64 3, label %2350
    i64 0, label %2369
  ]

2350:
  store i64 3, ptr %27
  store double %2342, ptr %28
  %2351 = load ptr, ptr %5
  %2352 = load ptr, ptr %6
  %2353 = getelementptr %struct.ode_system, ptr %2352, i64 0, i32 0
  %2354 = load i64, ptr %2353
  %2355 = shl i64 %2354, 2
  %2356 = getelementptr double, ptr %2351, i64 %2355
  %2357 = bitcast ptr %2356 to ptr
  %2358 = bitcast ptr %2274 to ptr
  %2359 = shl i64 %2354, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2357, ptr align 8 %2358, i64 %2359, i1 false)
  %2360 = load ptr, ptr %5
  %2361 = load ptr, ptr %6
  %2362 = getelementptr %struct.ode_system, ptr %2361, i64 0, i32 0
  %2363 = load i64, ptr %2362
  %2364 = mul i64 %2363, 5
  %2365 = getelementptr double, ptr %2360, i64 %2364
  %2366 = bitcast ptr %2365 to ptr
  %2367 = bitcast ptr %2340 to ptr
  %2368 = shl i64 %2363, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2366, ptr align 8 %2367, i64 %2368, i1 false)
  br label %2390

2369:
  br i1 %2277, label %2381, label %2370

2370:
  br label %2308

2371:
  %2372 = phi i64 [ %2379, %2371 ], [ 0, %2334 ]
  %2373 = getelementptr double, ptr %2268, i64 %2372
  %2374 = load double, ptr %2373
  %2375 = getelementptr double, ptr %2274, i64 %2372
  %2376 = load double, ptr %2375
  %2377 = fadd double %2374, %2376
  %2378 = getelementptr double, ptr %2340, i64 %2372
  store double %2377, ptr %2378
  %2379 = add i64 %2372, 1
  %2380 = icmp eq i64 %2379, %2256
  br i1 %2380, label %2341, label %2371

2381:
  %2382 = phi i64 [ %2388, %2381 ], [ 0, %2369 ]
  %2383 = getelementptr double, ptr %2272, i64 %2382
  %2384 = load double, ptr %2383
  %2385 = getelementptr double, ptr %2274, i64 %2382
  %2386 = load double, ptr %2385
  %2387 = fadd double %2384, %2386
  store double %2387, ptr %2385
  %2388 = add i64 %2382, 1
  %2389 = icmp eq i64 %2388, %2256
  br i1 %2389, label %2370, label %2381

2390:
  %2391 = phi i1 [ false, %2350 ], [ %2315, %2310 ]
  %2392 = phi i64 [ 3, %2350 ], [ 0, %2310 ]
  %2393 = load i64, ptr %26
  br label %2394

2394:
  %2395 = phi i64 [ %2393, %2390 ], [ 0, %2331 ]
  %2396 = phi i1 [ %2391, %2390 ], [ false, %2331 ]
  %2397 = phi i64 [ %2392, %2390 ], [ 0, %2331 ]
  %2398 = load i64, ptr %11
  %2399 = sitofp i64 %2398 to double
  %2400 = fadd double %2399, 4.000000e+00
  %2401 = fmul double %2400, 2.000000e+00
  %2402 = fadd double %2401, 1.000000e+00
  %2403 = fmul double %2402, 9.000000e-01
  %2404 = sitofp i32 %2253 to double
  %2405 = fadd double %2401, %2404
  %2406 = fdiv double %2403, %2405
  %2407 = call double @llvm.minnum.f64(double %2406, double 9.000000e-01)
  store i64 0, ptr %29
  %2408 = icmp eq i64 %2397, 0
  %2409 = select i1 %2408, i1 %2396, i1 false
  br i1 %2409, label %2410, label %2892

2410:
  %2411 = call double @llvm.fabs.f64(double %199)
  %2412 = load double, ptr %21
  %2413 = fsub double %2412, %156
  %2414 = call double @llvm.fabs.f64(double %2413)
  %2415 = fmul double %2414, 5.000000e-01
  %2416 = fcmp ogt double %2411, %2415
  br i1 %2416, label %2417, label %2725

2417:
  %2418 = icmp eq i64 %2398, 3
  %2419 = icmp eq i64 %2398, 5
  %2420 = select i1 %2419, ptr @RADAU5, ptr @RADAU7
  %2421 = select i1 %2418, ptr @RADAU3, ptr %2420
  %2422 = getelementptr double, ptr %2421, i64 2
  %2423 = getelementptr double, ptr %2422, i64 %2398
  %2424 = mul i64 %2398, %2398
  %2425 = getelementptr double, ptr %2423, i64 %2424
  %2426 = getelementptr double, ptr %2425, i64 %2424
  %2427 = load double, ptr %2426
  %2428 = load ptr, ptr %6
  %2429 = getelementptr %struct.ode_system, ptr %2428, i64 0, i32 0
  %2430 = load i64, ptr %2429
  %2431 = load ptr, ptr %5
  %2432 = mul i64 %2430, 14
  %2433 = getelementptr double, ptr %2431, i64 %2432
  %2434 = mul i64 %2430, 3
  %2435 = getelementptr double, ptr %2431, i64 %2434
  %2436 = icmp sgt i64 %2430, 0
  br i1 %2436, label %2438, label %2443

2437:
  call void @multiply(ptr %0, ptr %2435, ptr %2433, i32 1)
  call void @multiply(ptr %0, ptr %2433, ptr %2435, i32 1)
  br label %2444

2438:
  %2439 = phi i64 [ %2441, %2438 ], [ 0, %2417 ]
  %2440 = getelementptr double, ptr %2435, i64 %2439
  store double 1.000000e+00, ptr %2440
  %2441 = add i64 %2439, 1
  %2442 = icmp eq i64 %2441, %2430
  br i1 %2442, label %2437, label %2438

2443:
  call void @multiply(ptr %0, ptr %2435, ptr %2433, i32 1)
  call void @multiply(ptr %0, ptr %2433, ptr %2435, i32 1)
  br label %2452

2444:
  %2445 = phi i64 [ %2450, %2444 ], [ 0, %2437 ]
  %2446 = phi double [ %2449, %2444 ], [ 0.000000e+00, %2437 ]
  %2447 = getelementptr double, ptr %2435, i64 %2445
  %2448 = load double, ptr %2447
  %2449 = call double @llvm.maxnum.f64(double %2446, double %2448)
  %2450 = add i64 %2445, 1
  %2451 = icmp eq i64 %2450, %2430
  br i1 %2451, label %2452, label %2444

2452:
  %2453 = phi double [ 0.000000e+00, %2443 ], [ %2449, %2444 ]
  %2454 = call double @llvm.sqrt.f64(double %2453)
  %2455 = fmul double %2411, %2454
  %2456 = fmul double %2427, 2.000000e-01
  %2457 = fcmp ogt double %2455, %2456
  br i1 %2457, label %2458, label %2706

2458:
  %2459 = load ptr, ptr %6
  %2460 = getelementptr %struct.ode_system, ptr %2459, i64 0, i32 0
  %2461 = load i64, ptr %2460
  %2462 = load ptr, ptr %5
  %2463 = mul i64 %2461, 10
  %2464 = getelementptr double, ptr %2462, i64 %2463
  %2465 = mul i64 %2461, 11
  %2466 = getelementptr double, ptr %2462, i64 %2465
  %2467 = mul i64 %2461, 22
  %2468 = getelementptr double, ptr %2462, i64 %2467
  %2469 = mul i64 %2461, 23
  %2470 = getelementptr double, ptr %2462, i64 %2469
  %2471 = mul i64 %2461, 14
  %2472 = getelementptr double, ptr %2462, i64 %2471
  %2473 = mul i64 %2461, 3
  %2474 = getelementptr double, ptr %2462, i64 %2473
  %2475 = load i64, ptr %11
  %2476 = icmp eq i64 %2475, 3
  %2477 = icmp eq i64 %2475, 5
  %2478 = select i1 %2477, ptr @RADAU5, ptr @RADAU7
  %2479 = select i1 %2476, ptr @RADAU3, ptr %2478
  %2480 = getelementptr double, ptr %2479, i64 2
  %2481 = getelementptr double, ptr %2480, i64 %2475
  %2482 = mul i64 %2475, %2475
  %2483 = getelementptr double, ptr %2481, i64 %2482
  %2484 = getelementptr double, ptr %2483, i64 %2482
  %2485 = load double, ptr %2479, align 16
  %2486 = getelementptr double, ptr %2479, i64 1
  %2487 = load double, ptr %2486
  %2488 = sitofp i64 %2475 to double
  %2489 = load ptr, ptr %10
  %2490 = getelementptr %struct.ode_options, ptr %2489, i64 0, i32 1
  %2491 = load double, ptr %2490
  %2492 = fadd double %2488, 1.000000e+00
  %2493 = fmul double %2492, 5.000000e-01
  %2494 = fdiv double %2493, %2488
  %2495 = call double @llvm.pow.f64(double %2491, double %2494)
  %2496 = fmul double %2487, %2495
  %2497 = fdiv double 0x3CE4000000000000, %2496
  %2498 = call double @llvm.sqrt.f64(double %2496)
  %2499 = fmul double %2498, 3.000000e+00
  %2500 = call double @llvm.minnum.f64(double %2499, double 3.000000e-02)
  %2501 = call double @llvm.maxnum.f64(double %2497, double %2500)
  %2502 = load double, ptr %8
  %2503 = fadd double %199, %2502
  %2504 = call double @llvm.fabs.f64(double %2503)
  %2505 = load double, ptr %2484
  %2506 = fdiv double %2505, %199
  %2507 = call double @llvm.pow.f64(double %199, double %2488)
  %2508 = icmp sgt i64 %2475, 1
  br i1 %2508, label %2514, label %2509

2509:
  %2510 = phi double [ 1.000000e+00, %2458 ], [ %2526, %2514 ]
  %2511 = phi double [ 1.000000e+00, %2458 ], [ %2524, %2514 ]
  %2512 = icmp sgt i64 %2461, 0
  br i1 %2512, label %2537, label %2513

2513:
  call void @multiply(ptr %0, ptr %2468, ptr %2474, i32 1)
  br label %2651

2514:
  %2515 = phi double [ %2524, %2514 ], [ 1.000000e+00, %2458 ]
  %2516 = phi double [ %2526, %2514 ], [ 1.000000e+00, %2458 ]
  %2517 = phi i64 [ %2527, %2514 ], [ 1, %2458 ]
  %2518 = xor i64 %2517, -1
  %2519 = add i64 %2475, %2518
  %2520 = getelementptr double, ptr %2480, i64 %2519
  %2521 = load double, ptr %2520
  %2522 = fadd double %2521, -1.000000e+00
  %2523 = fneg double %2522
  %2524 = fmul double %2515, %2523
  %2525 = fadd double %2522, 1.000000e+00
  %2526 = fmul double %2516, %2525
  %2527 = add i64 %2517, 1
  %2528 = icmp eq i64 %2527, %2475
  br i1 %2528, label %2509, label %2514

2529:
  call void @multiply(ptr %0, ptr %2468, ptr %2474, i32 1)
  %2530 = icmp sgt i64 %2475, 0
  %2531 = fmul double %2511, 2.000000e+00
  %2532 = fdiv double %2531, %2492
  %2533 = add i64 %2475, -1
  %2534 = getelementptr [7 x double], ptr %3, i64 0, i64 %2533
  %2535 = fneg double %2507
  %2536 = fdiv double %2511, %2510
  br label %2545

2537:
  %2538 = phi i64 [ %2543, %2537 ], [ 0, %2509 ]
  %2539 = getelementptr double, ptr %2462, i64 %2538
  %2540 = load double, ptr %2539
  %2541 = call double @llvm.fabs.f64(double %2540)
  %2542 = getelementptr double, ptr %2468, i64 %2538
  store double %2541, ptr %2542
  %2543 = add i64 %2538, 1
  %2544 = icmp eq i64 %2543, %2461
  br i1 %2544, label %2529, label %2537

2545:
  %2546 = phi i64 [ 0, %2529 ], [ %2649, %2625 ]
  %2547 = getelementptr double, ptr %2462, i64 %2546
  %2548 = load double, ptr %2547
  %2549 = fdiv double %2548, %199
  %2550 = call double @llvm.fabs.f64(double %2549)
  %2551 = getelementptr double, ptr %2474, i64 %2546
  %2552 = load double, ptr %2551
  %2553 = fadd double %2552, %2550
  call void @write_coefficients(ptr %0, i64 %2546, ptr %31)
  br i1 %2530, label %2554, label %2574

2554:
  %2555 = phi double [ %2572, %2565 ], [ 0.000000e+00, %2545 ]
  %2556 = phi double [ %2571, %2565 ], [ 0.000000e+00, %2545 ]
  %2557 = phi i64 [ %2558, %2565 ], [ %2475, %2545 ]
  %2558 = add i64 %2557, -1
  %2559 = icmp slt i64 %2475, %2557
  br i1 %2559, label %2565, label %2560

2560:
  %2561 = sub i64 %2475, %2557
  %2562 = getelementptr double, ptr %2480, i64 %2561
  %2563 = load double, ptr %2562
  %2564 = fadd double %2563, -1.000000e+00
  br label %2565

2565:
  %2566 = phi double [ %2564, %2560 ], [ -1.000000e+00, %2554 ]
  %2567 = fsub double 0.000000e+00, %2566
  %2568 = getelementptr [7 x double], ptr %3, i64 0, i64 %2558
  %2569 = load double, ptr %2568
  %2570 = fadd double %2555, %2569
  %2571 = call double @llvm.fmuladd.f64(double %2567, double %2556, double %2570)
  %2572 = fmul double %2567, %2570
  %2573 = icmp ugt i64 %2557, 1
  br i1 %2573, label %2554, label %2574

2574:
  %2575 = phi double [ 0.000000e+00, %2545 ], [ %2571, %2565 ]
  %2576 = fdiv double %2575, %199
  %2577 = load double, ptr %8
  %2578 = fcmp oeq double %2577, 0.000000e+00
  br i1 %2578, label %2582, label %2579

2579:
  %2580 = load i64, ptr %25
  %2581 = icmp eq i64 %2580, %2475
  br i1 %2581, label %2610, label %2582

2582:
  %2583 = getelementptr double, ptr %2464, i64 %2546
  %2584 = load double, ptr %2583
  br i1 %2530, label %2585, label %2605

2585:
  %2586 = phi double [ %2603, %2596 ], [ 0.000000e+00, %2582 ]
  %2587 = phi double [ %2602, %2596 ], [ 0.000000e+00, %2582 ]
  %2588 = phi i64 [ %2589, %2596 ], [ %2475, %2582 ]
  %2589 = add i64 %2588, -1
  %2590 = icmp slt i64 %2475, %2588
  br i1 %2590, label %2596, label %2591

2591:
  %2592 = sub i64 %2475, %2588
  %2593 = getelementptr double, ptr %2480, i64 %2592
  %2594 = load double, ptr %2593
  %2595 = fadd double %2594, -1.000000e+00
  br label %2596

2596:
  %2597 = phi double [ %2595, %2591 ], [ -1.000000e+00, %2585 ]
  %2598 = fsub double -1.000000e+00, %2597
  %2599 = getelementptr [7 x double], ptr %3, i64 0, i64 %2589
  %2600 = load double, ptr %2599
  %2601 = fadd double %2586, %2600
  %2602 = call double @llvm.fmuladd.f64(double %2598, double %2587, double %2601)
  %2603 = fmul double %2598, %2601
  %2604 = icmp ugt i64 %2588, 1
  br i1 %2604, label %2585, label %2605

2605:
  %2606 = phi double [ 0.000000e+00, %2582 ], [ %2602, %2596 ]
  %2607 = fdiv double %2606, %199
  %2608 = fsub double %2584, %2607
  %2609 = fmul double %2536, %2608
  br label %2625

2610:
  %2611 = load double, ptr %2534
  %2612 = load ptr, ptr %5
  %2613 = load ptr, ptr %6
  %2614 = getelementptr %struct.ode_system, ptr %2613, i64 0, i32 0
  %2615 = load i64, ptr %2614
  %2616 = mul i64 %2615, 13
  %2617 = getelementptr double, ptr %2612, i64 %2616
  %2618 = getelementptr double, ptr %2617, i64 %2546
  %2619 = load double, ptr %2618
  %2620 = call double @llvm.fmuladd.f64(double %2535, double %2619, double %2611)
  %2621 = fmul double %2532, %2620
  %2622 = fdiv double %2621, %2504
  %2623 = getelementptr double, ptr %2464, i64 %2546
  %2624 = load double, ptr %2623
  br label %2625

2625:
  %2626 = phi double [ %2584, %2605 ], [ %2624, %2610 ]
  %2627 = phi double [ %2609, %2605 ], [ %2622, %2610 ]
  %2628 = getelementptr double, ptr %2468, i64 %2546
  store double %2627, ptr %2628
  %2629 = getelementptr double, ptr %2470, i64 %2546
  store double %2627, ptr %2629
  %2630 = load ptr, ptr %10
  %2631 = getelementptr %struct.ode_options, ptr %2630, i64 0, i32 1
  %2632 = load double, ptr %2631
  %2633 = fmul double %2632, 5.000000e+00
  %2634 = call double @llvm.fabs.f64(double %2626)
  %2635 = call double @llvm.fabs.f64(double %2576)
  %2636 = call double @llvm.maxnum.f64(double %2634, double %2635)
  %2637 = getelementptr %struct.ode_options, ptr %2630, i64 0, i32 2
  %2638 = load ptr, ptr %2637
  %2639 = getelementptr double, ptr %2638, i64 %2546
  %2640 = load double, ptr %2639
  %2641 = call double @llvm.fmuladd.f64(double %2633, double %2636, double %2640)
  %2642 = call double @llvm.fmuladd.f64(double %2553, double 0x3CD0000000000000, double %2641)
  %2643 = getelementptr double, ptr %2466, i64 %2546
  %2644 = load double, ptr %2643
  %2645 = fmul double %2501, %2644
  %2646 = fdiv double %2645, %2411
  %2647 = fadd double %2642, %2646
  %2648 = getelementptr double, ptr %2472, i64 %2546
  store double %2647, ptr %2648
  %2649 = add i64 %2546, 1
  %2650 = icmp eq i64 %2649, %2461
  br i1 %2650, label %2651, label %2545

2651:
  br label %2652

2652:
  %2653 = phi i1 [ true, %2651 ], [ false, %2656 ]
  call void @solve_real(ptr %0, double %199, ptr %2468)
  br i1 %2512, label %2657, label %2655

2654:
  br i1 %2653, label %2656, label %2670

2655:
  br i1 %2653, label %2656, label %2667

2656:
  br label %2652

2657:
  %2658 = phi i64 [ %2665, %2657 ], [ 0, %2652 ]
  %2659 = getelementptr double, ptr %2468, i64 %2658
  %2660 = load double, ptr %2659
  %2661 = getelementptr double, ptr %2470, i64 %2658
  %2662 = load double, ptr %2661
  %2663 = fneg double %2662
  %2664 = call double @llvm.fmuladd.f64(double %2506, double %2660, double %2663)
  store double %2664, ptr %2661
  store double %2664, ptr %2659
  %2665 = add i64 %2658, 1
  %2666 = icmp eq i64 %2665, %2461
  br i1 %2666, label %2654, label %2657

2667:
  call void @multiply(ptr %0, ptr %2470, ptr %2474, i32 0)
  br label %2698

2668:
  call void @multiply(ptr %0, ptr %2470, ptr %2474, i32 0)
  %2669 = fmul double %199, %2485
  br label %2685

2670:
  %2671 = phi i64 [ %2680, %2670 ], [ 0, %2654 ]
  %2672 = phi double [ %2679, %2670 ], [ 0.000000e+00, %2654 ]
  %2673 = getelementptr double, ptr %2470, i64 %2671
  %2674 = load double, ptr %2673
  %2675 = call double @llvm.fabs.f64(double %2674)
  %2676 = getelementptr double, ptr %2472, i64 %2671
  %2677 = load double, ptr %2676
  %2678 = fdiv double %2675, %2677
  %2679 = call double @llvm.maxnum.f64(double %2672, double %2678)
  %2680 = add i64 %2671, 1
  %2681 = icmp eq i64 %2680, %2461
  br i1 %2681, label %2668, label %2670

2682:
  %2683 = fcmp ogt double %2695, 1.000000e-01
  %2684 = zext i1 %2683 to i64
  br label %2698

2685:
  %2686 = phi i64 [ 0, %2668 ], [ %2696, %2685 ]
  %2687 = phi double [ 0.000000e+00, %2668 ], [ %2695, %2685 ]
  %2688 = getelementptr double, ptr %2474, i64 %2686
  %2689 = load double, ptr %2688
  %2690 = fmul double %2669, %2689
  %2691 = call double @llvm.fabs.f64(double %2690)
  %2692 = getelementptr double, ptr %2472, i64 %2686
  %2693 = load double, ptr %2692
  %2694 = fdiv double %2691, %2693
  %2695 = call double @llvm.maxnum.f64(double %2687, double %2694)
  %2696 = add i64 %2686, 1
  %2697 = icmp eq i64 %2696, %2461
  br i1 %2697, label %2682, label %2685

2698:
  %2699 = phi double [ %2679, %2682 ], [ 0.000000e+00, %2667 ]
  %2700 = phi i64 [ %2684, %2682 ], [ 0, %2667 ]
  store i64 %2700, ptr %29
  %2701 = call double @llvm.maxnum.f64(double %2699, double 1.000000e-09)
  %2702 = fdiv double -1.000000e+00, %2488
  %2703 = call double @llvm.pow.f64(double %2701, double %2702)
  %2704 = fmul double %2703, 8.000000e-01
  %2705 = call double @llvm.minnum.f64(double %2704, double 5.000000e+00)
  br label %2706

2706:
  %2707 = phi double [ %2705, %2698 ], [ 5.000000e+00, %2452 ]
  %2708 = fmul double %2411, %2707
  store double %2708, ptr %20
  %2709 = load double, ptr %21
  %2710 = load double, ptr %4
  %2711 = fsub double %2709, %2710
  %2712 = fmul double %2711, 5.000000e-01
  %2713 = load double, ptr %18
  %2714 = fcmp olt double %2713, 0.000000e+00
  %2715 = fneg double %2712
  %2716 = select i1 %2714, double %2715, double %2712
  %2717 = fcmp ult double %2716, 0.000000e+00
  %2718 = call double @llvm.maxnum.f64(double %2716, double %2708)
  %2719 = fdiv double %2718, 9.000000e-01
  %2720 = select i1 %2717, double 0x7FF0000000000000, double %2719
  %2721 = fcmp ogt double %2411, %2720
  br i1 %2721, label %2722, label %2725

2722:
  %2723 = load i64, ptr %39
  %2724 = add i64 %2723, 1
  store i64 %2724, ptr %39
  store i64 1, ptr %26
  br label %2923

2725:
  br i1 %197, label %2726, label %2728

2726:
  %2727 = load double, ptr %19
  br label %2730

2728:
  %2729 = fadd double %156, %199
  br label %2730

2730:
  %2731 = phi double [ %2727, %2726 ], [ %2729, %2728 ]
  %2732 = load i64, ptr %11
  %2733 = add i64 %2732, 14
  %2734 = load ptr, ptr %5
  %2735 = load ptr, ptr %6
  %2736 = getelementptr %struct.ode_system, ptr %2735, i64 0, i32 0
  %2737 = load i64, ptr %2736
  %2738 = mul i64 %2737, %2733
  %2739 = getelementptr double, ptr %2734, i64 %2738
  %2740 = shl i64 %2737, 1
  %2741 = getelementptr double, ptr %2734, i64 %2740
  %2742 = icmp sgt i64 %2737, 0
  br i1 %2742, label %2743, label %2753

2743:
  %2744 = phi i64 [ %2751, %2743 ], [ 0, %2730 ]
  %2745 = getelementptr double, ptr %2734, i64 %2744
  %2746 = load double, ptr %2745
  %2747 = getelementptr double, ptr %2739, i64 %2744
  %2748 = load double, ptr %2747
  %2749 = fadd double %2746, %2748
  %2750 = getelementptr double, ptr %2741, i64 %2744
  store double %2749, ptr %2750
  %2751 = add i64 %2744, 1
  %2752 = icmp eq i64 %2751, %2737
  br i1 %2752, label %2753, label %2743

2753:
  %2754 = call i64 @ode_keep_new(ptr %0, double %2731)
  switch i64 %2754, label %2927 [
    i64 7, label %2755
    i64 0, label %2755
    i64 11, label %2882
    i64 8, label %2882
  ]

2755:
  %2756 = load ptr, ptr %6
  %2757 = getelementptr %struct.ode_system, ptr %2756, i64 0, i32 0
  %2758 = load i64, ptr %2757
  %2759 = load ptr, ptr %5
  %2760 = getelementptr double, ptr %2759, i64 %2758
  %2761 = bitcast ptr %2760 to ptr
  %2762 = bitcast ptr %2759 to ptr
  %2763 = shl i64 %2758, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2761, ptr align 8 %2762, i64 %2763, i1 false)
  %2764 = load ptr, ptr %5
  %2765 = bitcast ptr %2764 to ptr
  %2766 = load ptr, ptr %6
  %2767 = getelementptr %struct.ode_system, ptr %2766, i64 0, i32 0
  %2768 = load i64, ptr %2767
  %2769 = mul i64 %2768, 6
  %2770 = getelementptr double, ptr %2764, i64 %2769
  %2771 = bitcast ptr %2770 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2765, ptr align 8 %2771, i64 %2763, i1 false)
  %2772 = load i64, ptr %11
  %2773 = sitofp i64 %2772 to double
  %2774 = call double @llvm.pow.f64(double %199, double %2773)
  %2775 = icmp sgt i64 %2758, 0
  br i1 %2775, label %2776, label %2808

2776:
  %2777 = icmp sgt i64 %2772, 0
  %2778 = add i64 %2772, -1
  %2779 = getelementptr [7 x double], ptr %2, i64 0, i64 %2778
  br label %2780

2780:
  %2781 = phi i64 [ 0, %2776 ], [ %2794, %2788 ]
  call void @write_coefficients(ptr %0, i64 %2781, ptr %33)
  %2782 = load ptr, ptr %5
  %2783 = load ptr, ptr %6
  %2784 = getelementptr %struct.ode_system, ptr %2783, i64 0, i32 0
  %2785 = load i64, ptr %2784
  br i1 %2777, label %2786, label %2788

2786:
  %2787 = getelementptr double, ptr %2782, i64 %2781
  br label %2796

2788:
  %2789 = load double, ptr %2779
  %2790 = fdiv double %2789, %2774
  %2791 = mul i64 %2785, 13
  %2792 = getelementptr double, ptr %2782, i64 %2791
  %2793 = getelementptr double, ptr %2792, i64 %2781
  store double %2790, ptr %2793
  %2794 = add i64 %2781, 1
  %2795 = icmp eq i64 %2794, %2758
  br i1 %2795, label %2805, label %2780

2796:
  %2797 = phi i64 [ 0, %2786 ], [ %2803, %2796 ]
  %2798 = getelementptr [7 x double], ptr %2, i64 0, i64 %2797
  %2799 = load double, ptr %2798
  %2800 = add i64 %2797, 36
  %2801 = mul i64 %2800, %2785
  %2802 = getelementptr double, ptr %2787, i64 %2801
  store double %2799, ptr %2802
  %2803 = add i64 %2797, 1
  %2804 = icmp eq i64 %2803, %2772
  br i1 %2804, label %2788, label %2796

2805:
  %2806 = load i64, ptr %11
  %2807 = sitofp i64 %2806 to double
  br label %2808

2808:
  %2809 = phi double [ %2807, %2805 ], [ %2773, %2755 ]
  %2810 = phi i64 [ %2806, %2805 ], [ %2772, %2755 ]
  %2811 = load double, ptr %4
  store double %2811, ptr %34
  store double %2731, ptr %4
  store double %199, ptr %8
  store i64 %2772, ptr %25
  %2812 = load i64, ptr %35
  %2813 = add i64 %2812, 1
  store i64 %2813, ptr %35
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %37, i8 0, i64 24, i1 false)
  %2814 = fadd double %2809, 1.000000e+00
  %2815 = fdiv double 1.000000e+00, %2814
  %2816 = call double @llvm.pow.f64(double %2314, double %2815)
  %2817 = fdiv double %2816, %2407
  %2818 = call double @llvm.minnum.f64(double %2817, double 8.000000e+00)
  %2819 = call double @llvm.maxnum.f64(double %2818, double 2.000000e-01)
  %2820 = load double, ptr %15
  %2821 = fcmp une double %2820, 0.000000e+00
  br i1 %2821, label %2822, label %2834

2822:
  %2823 = fdiv double %2820, %199
  %2824 = fmul double %2314, %2314
  %2825 = load double, ptr %38
  %2826 = fdiv double %2824, %2825
  %2827 = call double @llvm.pow.f64(double %2826, double %2815)
  %2828 = fmul double %2823, %2827
  %2829 = fdiv double %2828, 9.000000e-01
  %2830 = call double @llvm.fabs.f64(double %2829)
  %2831 = call double @llvm.minnum.f64(double %2830, double 8.000000e+00)
  %2832 = call double @llvm.maxnum.f64(double %2831, double 2.000000e-01)
  %2833 = call double @llvm.maxnum.f64(double %2819, double %2832)
  br label %2834

2834:
  %2835 = phi double [ %2833, %2822 ], [ %2819, %2808 ]
  store double %199, ptr %15
  %2836 = call double @llvm.maxnum.f64(double %2313, double 1.000000e-02)
  store double %2836, ptr %38
  %2837 = fdiv double %199, %2835
  %2838 = icmp ne i64 %2395, 0
  %2839 = call double @llvm.fabs.f64(double %2837)
  %2840 = fcmp ogt double %2839, %2411
  %2841 = select i1 %2838, i1 %2840, i1 false
  %2842 = select i1 %2841, double %199, double %2837
  %2843 = fdiv double %2842, %199
  %2844 = load double, ptr %24
  %2845 = fcmp ole double %2844, 1.000000e-02
  %2846 = zext i1 %2845 to i64
  store i64 %2846, ptr %16
  %2847 = fcmp oge double %2843, 9.200000e-01
  %2848 = select i1 %2845, i1 %2847, i1 false
  %2849 = fcmp ole double %2843, 1.200000e+00
  %2850 = select i1 %2848, i1 %2849, i1 false
  %2851 = select i1 %2850, double %199, double %2842
  br i1 %197, label %2852, label %2858

2852:
  %2853 = call double @llvm.fabs.f64(double %2851)
  %2854 = load double, ptr %18
  %2855 = call double @llvm.fabs.f64(double %2854)
  %2856 = call double @llvm.maxnum.f64(double %2853, double %2855)
  %2857 = call double @llvm.copysign.f64(double %2856, double %199)
  br label %2858

2858:
  %2859 = phi double [ %2857, %2852 ], [ %2851, %2834 ]
  %2860 = call double @llvm.fabs.f64(double %2859)
  %2861 = load ptr, ptr %10
  %2862 = getelementptr %struct.ode_options, ptr %2861, i64 0, i32 3
  %2863 = load double, ptr %2862
  %2864 = call double @llvm.minnum.f64(double %2860, double %2863)
  %2865 = call double @llvm.copysign.f64(double %2864, double %199)
  store double %2865, ptr %18
  %2866 = load i64, ptr %12
  %2867 = add i64 %2866, 1
  store i64 %2867, ptr %12
  %2868 = load i64, ptr %13
  %2869 = icmp slt i64 %2867, %2868
  br i1 %2869, label %2881, label %2870

2870:
  %2871 = getelementptr %struct.ode_options, ptr %2861, i64 0, i32 1
  %2872 = load double, ptr %2871
  %2873 = fcmp olt double %2872, 1.000000e-01
  %2874 = select i1 %2873, i64 5, i64 3
  %2875 = fcmp olt double %2872, 1.000000e-05
  %2876 = select i1 %2875, i64 2, i64 0
  %2877 = add i64 %2874, %2876
  %2878 = icmp slt i64 %2810, %2877
  br i1 %2878, label %2879, label %2881

2879:
  %2880 = add i64 %2810, 2
  store i64 %2880, ptr %11
  store i64 2, ptr %12
  store double 0.000000e+00, ptr %15
  store double 0.000000e+00, ptr %17
  br label %2881

2881:
  switch i64 %2754, label %2927 [
    i64 11, label %2882
    i64 8, label %2882
  ]

2882:
  store i64 %2754, ptr %27
  %2883 = icmp eq i64 %2754, 11
  br i1 %2883, label %2884, label %2901

2884:
  %2885 = load double, ptr %4
  %2886 = call double @llvm.fabs.f64(double %2885)
  %2887 = load double, ptr %19
  %2888 = call double @llvm.fabs.f64(double %2887)
  %2889 = call double @llvm.maxnum.f64(double %2886, double %2888)
  %2890 = fmul double %2889, 1.000000e-10
  %2891 = fcmp ugt double %2411, %2890
  br i1 %2891, label %2901, label %2927

2892:
  %2893 = fcmp oge double %2314, 1.000000e+00
  %2894 = select i1 %2408, i1 %2893, i1 false
  br i1 %2894, label %2895, label %2901

2895:
  %2896 = call i32 @takes_side(ptr %0, double %199)
  %2897 = icmp eq i32 %2896, 0
  br i1 %2897, label %2901, label %2898

2898:
  %2899 = call i32 @ode_is_hasty(ptr %0)
  %2900 = icmp eq i32 %2899, 0
  br i1 %2900, label %2246, label %2927

2901:
  %2902 = phi i1 [ true, %2895 ], [ %2408, %2892 ], [ false, %2884 ], [ false, %2882 ]
  %2903 = fadd double %2399, 1.000000e+00
  %2904 = fdiv double 1.000000e+00, %2903
  %2905 = call double @llvm.pow.f64(double %2314, double %2904)
  %2906 = fdiv double %2905, %2407
  %2907 = call double @llvm.minnum.f64(double %2906, double 8.000000e+00)
  %2908 = call double @llvm.maxnum.f64(double %2907, double 2.000000e-01)
  call void @reject(ptr %0)
  br i1 %2902, label %2911, label %2909

2909:
  %2910 = fmul double %199, 1.250000e-01
  br label %2918

2911:
  %2912 = load double, ptr %8
  %2913 = fcmp oeq double %2912, 0.000000e+00
  br i1 %2913, label %2914, label %2916

2914:
  %2915 = fmul double %199, 1.000000e-01
  br label %2918

2916:
  %2917 = fdiv double %199, %2908
  br label %2918

2918:
  %2919 = phi double [ %2910, %2909 ], [ %2915, %2914 ], [ %2917, %2916 ]
  store double %2919, ptr %18
  %2920 = icmp eq i32 %155, 0
  br i1 %2920, label %2921, label %2923

2921:
  %2922 = call i64 @evaluate_jacobian(ptr %0)
  br label %2923

2923:
  %2924 = phi i64 [ 0, %1187 ], [ %2251, %2250 ], [ 0, %2247 ], [ 0, %2722 ], [ %2922, %2921 ], [ 0, %2918 ]
  %2925 = phi i32 [ %155, %1187 ], [ 1, %2250 ], [ 1, %2247 ], [ %155, %2722 ], [ 1, %2921 ], [ 1, %2918 ]
  %2926 = icmp eq i64 %2924, 0
  br i1 %2926, label %154, label %2927

2927:
  %2928 = phi i64 [ 3, %56 ], [ %168, %165 ], [ %1328, %1320 ], [ %2347, %2341 ], [ %2924, %2923 ], [ 11, %2884 ], [ %2754, %2881 ], [ %2754, %2753 ], [ %150, %149 ], [ %53, %41 ], [ 4, %2243 ], [ 4, %2898 ]
  ret i64 %2928
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
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 46
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
  %53 = getelementptr %struct.ode_system, ptr %52, i64 0, i32 5
  %54 = load ptr, ptr %53
  %55 = getelementptr %struct.ode_system, ptr %52, i64 0, i32 4
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
  %62 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
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
  %23 = mul i64 %5, 10
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
  br label %129

41:
  %42 = icmp eq i64 %37, 0
  %43 = zext i1 %42 to i64
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  store i64 %43, ptr %44
  call void @reduce(ptr %0)
  br label %129

45:
  %46 = bitcast ptr %20 to ptr
  %47 = bitcast ptr %14 to ptr
  %48 = shl i64 %5, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %48, i1 false)
  %49 = icmp sgt i64 %5, 0
  br i1 %49, label %50, label %127

50:
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 5
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 2
  br label %53

53:
  %54 = phi i1 [ true, %50 ], [ %122, %119 ]
  %55 = phi i64 [ 0, %50 ], [ %121, %119 ]
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
  %65 = call i32 @ode_is_across(ptr %0, double %64, ptr %20)
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %71, label %67

67:
  %68 = load double, ptr %56
  %69 = fneg double %61
  %70 = fsub double %68, %61
  store double %70, ptr %63
  br label %71

71:
  %72 = phi double [ %69, %67 ], [ %61, %53 ]
  %73 = load double, ptr %51
  %74 = load ptr, ptr %2
  %75 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 5
  %76 = load ptr, ptr %75
  %77 = getelementptr %struct.ode_system, ptr %74, i64 0, i32 4
  %78 = load ptr, ptr %77
  %79 = call i64 %76(ptr %78, double %73, ptr %20, ptr %22)
  %80 = load i64, ptr %52
  %81 = add i64 %80, 1
  store i64 %81, ptr %52
  switch i64 %79, label %129 [
    i64 3, label %82
    i64 0, label %104
  ]

82:
  %83 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  store i64 3, ptr %83
  %84 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %73, ptr %84
  %85 = load ptr, ptr %13
  %86 = load ptr, ptr %2
  %87 = getelementptr %struct.ode_system, ptr %86, i64 0, i32 0
  %88 = load i64, ptr %87
  %89 = shl i64 %88, 2
  %90 = getelementptr double, ptr %85, i64 %89
  %91 = bitcast ptr %90 to ptr
  %92 = bitcast ptr %22 to ptr
  %93 = shl i64 %88, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %92, i64 %93, i1 false)
  %94 = load ptr, ptr %13
  %95 = load ptr, ptr %2
  %96 = getelementptr %struct.ode_system, ptr %95, i64 0, i32 0
  %97 = load i64, ptr %96
  %98 = mul i64 %97, 5
  %99 = getelementptr double, ptr %94, i64 %98
  %100 = bitcast ptr %99 to ptr
  %101 = shl i64 %97, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 8 %46, i64 %101, i1 false)
  br label %129

102:
  %103 = fcmp une double %116, 0.000000e+00
  br i1 %103, label %124, label %119

104:
  %105 = phi i64 [ %117, %104 ], [ %79, %71 ]
  %106 = phi double [ %116, %104 ], [ 0.000000e+00, %71 ]
  %107 = getelementptr double, ptr %22, i64 %105
  %108 = load double, ptr %107
  %109 = getelementptr double, ptr %24, i64 %105
  %110 = load double, ptr %109
  %111 = fsub double %108, %110
  %112 = fdiv double %111, %72
  %113 = mul i64 %105, %5
  %114 = add i64 %113, %55
  %115 = getelementptr double, ptr %18, i64 %114
  store double %112, ptr %115
  %116 = call double @llvm.fmuladd.f64(double %112, double 0.000000e+00, double %106)
  %117 = add i64 %105, 1
  %118 = icmp eq i64 %117, %5
  br i1 %118, label %102, label %104

119:
  %120 = load double, ptr %56
  store double %120, ptr %63
  %121 = add i64 %55, 1
  %122 = icmp slt i64 %121, %5
  %123 = icmp eq i64 %121, %5
  br i1 %123, label %127, label %53

124:
  %125 = load double, ptr %51
  %126 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  store double %125, ptr %126
  br i1 %54, label %129, label %127

127:
  %128 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  store i64 1, ptr %128
  call void @reduce(ptr %0)
  br label %129

129:
  %130 = phi i64 [ 5, %38 ], [ %37, %41 ], [ 0, %127 ], [ 5, %124 ], [ 3, %82 ], [ %79, %71 ]
  ret i64 %130
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

define internal void @reject(ptr  %0) {
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %3 = load i64, ptr %2
  %4 = add i64 %3, 1
  store i64 %4, ptr %2
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  store i64 1, ptr %5
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 48
  %7 = load i64, ptr %6
  %8 = icmp slt i64 %7, 2
  br i1 %8, label %9, label %20

9:
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
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
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
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
  %7 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %8 = load ptr, ptr %7
  %9 = getelementptr %struct.ode_system, ptr %8, i64 0, i32 0
  %10 = load i64, ptr %9
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
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
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
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

define internal void @write_coefficients(ptr  %0, i64 %1, ptr  %2) {
  %4 = alloca [8 x double], align 16
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
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

declare <8 x double> @llvm.fabs.v8f64(<8 x double>)

declare void @llvm.memcpy.p0.p0.i64(ptr , ptr , i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 immarg)
