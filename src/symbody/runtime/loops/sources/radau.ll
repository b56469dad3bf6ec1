; radau: made by tools/make_loops_text.py from radau
; sources 7cf9cd60c94c23e10fe2bb1d9b67b2c430522fb62a6c337912548aae2fc80108
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
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 49
  %16 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  %18 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  %19 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %20 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %21 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %22 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %24 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %25 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %26 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  %27 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 46
  %28 = bitcast ptr %4 to ptr
  %29 = bitcast ptr %5 to ptr
  %30 = getelementptr [4 x double], ptr %4, i64 0, i64 0
  %31 = getelementptr [4 x double], ptr %4, i64 0, i64 3
  %32 = getelementptr [4 x double], ptr %4, i64 0, i64 2
  %33 = getelementptr [4 x double], ptr %4, i64 0, i64 1
  %34 = getelementptr [4 x double], ptr %5, i64 0, i64 0
  %35 = getelementptr [4 x double], ptr %5, i64 0, i64 3
  %36 = getelementptr [4 x double], ptr %5, i64 0, i64 2
  %37 = getelementptr [4 x double], ptr %5, i64 0, i64 1
  %38 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  %39 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 38
  %40 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %41 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  %42 = bitcast ptr %3 to ptr
  %43 = getelementptr [7 x [8 x double]], ptr %3, i64 0, i64 0
  %44 = bitcast ptr %2 to ptr
  %45 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 0
  %46 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %47 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %49 = bitcast ptr %48 to ptr
  %50 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %51 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  %52 = bitcast ptr %11 to ptr
  br label %53

53:
  %54 = load double, ptr %6
  %55 = load ptr, ptr %7
  %56 = load ptr, ptr %8
  %57 = getelementptr %struct.ode_system, ptr %56, i64 0, i32 0
  %58 = load i64, ptr %57
  %59 = mul i64 %58, 10
  %60 = getelementptr double, ptr %55, i64 %59
  %61 = getelementptr %struct.ode_system, ptr %56, i64 0, i32 5
  %62 = load ptr, ptr %61
  %63 = getelementptr %struct.ode_system, ptr %56, i64 0, i32 4
  %64 = load ptr, ptr %63
  %65 = call i64 %62(ptr %64, double %54, ptr %55, ptr %60)
  %66 = load i64, ptr %9
  %67 = add i64 %66, 1
  store i64 %67, ptr %9
  switch i64 %65, label %3118 [
    i64 3, label %68
    i64 0, label %87
  ]

68:
  store i64 3, ptr %39
  store double %54, ptr %40
  %69 = load ptr, ptr %7
  %70 = load ptr, ptr %8
  %71 = getelementptr %struct.ode_system, ptr %70, i64 0, i32 0
  %72 = load i64, ptr %71
  %73 = shl i64 %72, 2
  %74 = getelementptr double, ptr %69, i64 %73
  %75 = bitcast ptr %74 to ptr
  %76 = bitcast ptr %60 to ptr
  %77 = shl i64 %72, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %76, i64 %77, i1 false)
  %78 = load ptr, ptr %7
  %79 = load ptr, ptr %8
  %80 = getelementptr %struct.ode_system, ptr %79, i64 0, i32 0
  %81 = load i64, ptr %80
  %82 = mul i64 %81, 5
  %83 = getelementptr double, ptr %78, i64 %82
  %84 = bitcast ptr %83 to ptr
  %85 = bitcast ptr %55 to ptr
  %86 = shl i64 %81, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %85, i64 %86, i1 false)
  br label %3118

87:
  %88 = load double, ptr %10
  %89 = fcmp oeq double %88, 0.000000e+00
  br i1 %89, label %90, label %104

90:
  %91 = load i64, ptr %11
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %102, label %93

93:
  %94 = load ptr, ptr %12
  %95 = getelementptr %struct.ode_options, ptr %94, i64 0, i32 1
  %96 = load double, ptr %95
  %97 = fcmp olt double %96, 1.000000e-01
  %98 = select i1 %97, i64 5, i64 3
  %99 = fcmp olt double %96, 1.000000e-05
  %100 = select i1 %99, i64 2, i64 0
  %101 = add i64 %98, %100
  br label %102

102:
  %103 = phi i64 [ %101, %93 ], [ 3, %90 ]
  store i64 %103, ptr %13
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false)
  store i64 8, ptr %15
  store double 1.000000e+00, ptr %16
  store double 0.000000e+00, ptr %17
  store i64 0, ptr %18
  store double 0.000000e+00, ptr %19
  br label %104

104:
  call void @write_scale(ptr %0)
  %105 = load double, ptr %20
  %106 = fcmp oeq double %105, 0.000000e+00
  br i1 %106, label %107, label %155

107:
  %108 = load ptr, ptr %8
  %109 = getelementptr %struct.ode_system, ptr %108, i64 0, i32 0
  %110 = load i64, ptr %109
  %111 = load ptr, ptr %7
  %112 = mul i64 %110, 10
  %113 = getelementptr double, ptr %111, i64 %112
  %114 = mul i64 %110, 11
  %115 = getelementptr double, ptr %111, i64 %114
  %116 = load double, ptr %21
  %117 = load double, ptr %6
  %118 = fsub double %116, %117
  %119 = icmp sgt i64 %110, 0
  br i1 %119, label %128, label %120

120:
  %121 = phi double [ 0.000000e+00, %107 ], [ %136, %128 ]
  %122 = icmp sgt i64 %110, 1
  %123 = select i1 %122, i64 %110, i64 1
  %124 = sitofp i64 %123 to double
  %125 = fdiv double %121, %124
  %126 = call double @llvm.sqrt.f64(double %125)
  %127 = fcmp ogt double %126, 0.000000e+00
  br i1 %127, label %139, label %142

128:
  %129 = phi double [ %136, %128 ], [ 0.000000e+00, %107 ]
  %130 = phi i64 [ %137, %128 ], [ 0, %107 ]
  %131 = getelementptr double, ptr %113, i64 %130
  %132 = load double, ptr %131
  %133 = getelementptr double, ptr %115, i64 %130
  %134 = load double, ptr %133
  %135 = fdiv double %132, %134
  %136 = call double @llvm.fmuladd.f64(double %135, double %135, double %129)
  %137 = add i64 %130, 1
  %138 = icmp eq i64 %137, %110
  br i1 %138, label %120, label %128

139:
  %140 = fdiv double 1.000000e-01, %126
  %141 = call double @llvm.fabs.f64(double %118)
  br label %145

142:
  %143 = call double @llvm.fabs.f64(double %118)
  %144 = fmul double %143, 1.000000e-03
  br label %145

145:
  %146 = phi double [ %143, %142 ], [ %141, %139 ]
  %147 = phi double [ %144, %142 ], [ %140, %139 ]
  %148 = call double @llvm.maxnum.f64(double %147, double 0x3EB0C6F7A0B5ED8D)
  %149 = call double @llvm.minnum.f64(double %148, double %146)
  %150 = load ptr, ptr %12
  %151 = getelementptr %struct.ode_options, ptr %150, i64 0, i32 3
  %152 = load double, ptr %151
  %153 = call double @llvm.minnum.f64(double %149, double %152)
  %154 = call double @llvm.copysign.f64(double %153, double %118)
  store double %154, ptr %20
  br label %155

155:
  %156 = load double, ptr %10
  %157 = fcmp oeq double %156, 0.000000e+00
  %158 = zext i1 %157 to i32
  %159 = load i64, ptr %18
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %161, label %164

161:
  %162 = call i64 @evaluate_jacobian(ptr %0)
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %3118

164:
  %165 = phi i32 [ %158, %155 ], [ 1, %161 ]
  br label %166

166:
  %167 = phi i32 [ %3116, %3114 ], [ %165, %164 ]
  %168 = load double, ptr %6
  %169 = load double, ptr %20
  %170 = call double @llvm.fabs.f64(double %169)
  %171 = call double @llvm.fabs.f64(double %168)
  %172 = load double, ptr %21
  %173 = call double @llvm.fabs.f64(double %172)
  %174 = call double @llvm.maxnum.f64(double %171, double %173)
  %175 = fmul double %174, 0x3CE4000000000000
  %176 = fcmp ugt double %170, %175
  br i1 %176, label %181, label %177

177:
  %178 = load i64, ptr %39
  %179 = icmp eq i64 %178, 0
  %180 = select i1 %179, i64 4, i64 %178
  br label %3118

181:
  %182 = load double, ptr %22
  %183 = fcmp ogt double %182, 0.000000e+00
  br i1 %183, label %184, label %204

184:
  %185 = load double, ptr %23
  %186 = fsub double %185, %168
  %187 = fmul double %186, 5.000000e-01
  %188 = fcmp olt double %169, 0.000000e+00
  %189 = fneg double %187
  %190 = select i1 %188, double %189, double %187
  %191 = fcmp ult double %190, 0.000000e+00
  br i1 %191, label %204, label %192

192:
  %193 = call double @llvm.maxnum.f64(double %190, double %182)
  %194 = fcmp ogt double %170, %193
  br i1 %194, label %195, label %204

195:
  %196 = load double, ptr %19
  %197 = call double @llvm.fabs.f64(double %196)
  %198 = fdiv double %193, %197
  %199 = fcmp oge double %198, 1.000000e+00
  %200 = fcmp olt double %198, 1.500000e+00
  %201 = and i1 %199, %200
  %202 = call double @llvm.copysign.f64(double %193, double %169)
  %203 = select i1 %201, double %196, double %202
  store double %203, ptr %20
  br label %204

204:
  %205 = phi double [ %169, %184 ], [ %169, %181 ], [ %203, %195 ], [ %169, %192 ]
  %206 = call double @llvm.fmuladd.f64(double %205, double 1.000100e+00, double %168)
  %207 = fsub double %206, %172
  %208 = fmul double %205, %207
  %209 = fcmp oge double %208, 0.000000e+00
  %210 = fsub double %172, %168
  %211 = select i1 %209, double %210, double %205
  %212 = load double, ptr %19
  %213 = fcmp une double %212, %211
  br i1 %213, label %214, label %1201

214:
  %215 = load i64, ptr %13
  %216 = icmp eq i64 %215, 3
  %217 = icmp eq i64 %215, 5
  %218 = select i1 %217, ptr @RADAU5, ptr @RADAU7
  %219 = select i1 %216, ptr @RADAU3, ptr %218
  %220 = getelementptr double, ptr %219, i64 2
  %221 = getelementptr double, ptr %220, i64 %215
  %222 = mul i64 %215, %215
  %223 = getelementptr double, ptr %221, i64 %222
  %224 = getelementptr double, ptr %223, i64 %222
  %225 = load i64, ptr %24
  %226 = add i64 %225, 1
  store i64 %226, ptr %24
  store double %211, ptr %19
  %227 = load double, ptr %224
  %228 = load ptr, ptr %25
  %229 = load ptr, ptr %8
  %230 = getelementptr %struct.ode_system, ptr %229, i64 0, i32 0
  %231 = load i64, ptr %230
  %232 = mul i64 %231, 5
  %233 = getelementptr i64, ptr %228, i64 %232
  %234 = load i64, ptr %233
  %235 = add i64 %234, 7
  %236 = and i64 %235, -8
  %237 = add i64 %231, 7
  %238 = and i64 %237, -8
  %239 = or i64 %238, 1
  %240 = mul i64 %239, %238
  %241 = load ptr, ptr %12
  %242 = getelementptr %struct.ode_options, ptr %241, i64 0, i32 0
  %243 = load ptr, ptr %242
  %244 = getelementptr %struct.ode_method, ptr %243, i64 0, i32 4
  %245 = load i64, ptr %244
  %246 = add i64 %245, 10
  %247 = load ptr, ptr %7
  %248 = mul i64 %246, %231
  %249 = add i64 %248, 7
  %250 = and i64 %249, -8
  %251 = getelementptr double, ptr %247, i64 %250
  %252 = getelementptr double, ptr %251, i64 %240
  %253 = shl i64 %240, 1
  %254 = getelementptr double, ptr %251, i64 %253
  %255 = mul i64 %240, 3
  %256 = getelementptr double, ptr %251, i64 %255
  %257 = shl i64 %240, 2
  %258 = getelementptr double, ptr %251, i64 %257
  %259 = sub i64 0, %238
  %260 = getelementptr double, ptr %258, i64 %259
  %261 = mul i64 %236, %234
  %262 = shl i64 %261, 3
  %263 = sub i64 %236, %234
  %264 = shl i64 %236, 3
  %265 = mul i64 %264, %263
  %266 = bitcast ptr %256 to ptr
  %267 = bitcast ptr %252 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %266, ptr align 8 %267, i64 %262, i1 false)
  %268 = shl i64 %263, 3
  %269 = getelementptr double, ptr %254, i64 %261
  %270 = getelementptr double, ptr %256, i64 %261
  %271 = getelementptr double, ptr %260, i64 %234
  br label %276

272:
  %273 = fdiv double %227, %211
  %274 = call double @llvm.fmuladd.f64(double %273, double %273, double 0.000000e+00)
  %275 = icmp sgt i64 %234, 0
  br i1 %275, label %308, label %286

276:
  %277 = phi i64 [ 0, %214 ], [ %284, %276 ]
  %278 = getelementptr double, ptr %269, i64 %277
  %279 = bitcast ptr %278 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %279, i8 0, i64 %265, i1 false)
  %280 = getelementptr double, ptr %270, i64 %277
  %281 = bitcast ptr %280 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %281, i8 0, i64 %265, i1 false)
  %282 = getelementptr double, ptr %271, i64 %277
  %283 = bitcast ptr %282 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %283, i8 0, i64 %268, i1 false)
  %284 = add i64 %277, %240
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %272, label %276

286:
  %287 = icmp slt i64 %234, %231
  br i1 %287, label %288, label %317

288:
  %289 = load ptr, ptr %25
  %290 = load ptr, ptr %8
  %291 = getelementptr %struct.ode_system, ptr %290, i64 0, i32 0
  %292 = load i64, ptr %291
  %293 = shl i64 %292, 2
  %294 = getelementptr i64, ptr %289, i64 %293
  %295 = mul i64 %292, 5
  %296 = getelementptr i64, ptr %289, i64 %295
  %297 = load ptr, ptr %12
  %298 = getelementptr %struct.ode_options, ptr %297, i64 0, i32 0
  %299 = load ptr, ptr %298
  %300 = getelementptr %struct.ode_method, ptr %299, i64 0, i32 4
  %301 = load i64, ptr %300
  %302 = add i64 %301, 10
  %303 = load ptr, ptr %7
  %304 = mul i64 %302, %292
  %305 = add i64 %304, 7
  %306 = and i64 %305, -8
  %307 = getelementptr double, ptr %303, i64 %306
  br label %321

308:
  %309 = phi i64 [ %315, %308 ], [ 0, %272 ]
  %310 = mul i64 %309, %236
  %311 = add i64 %310, %309
  %312 = getelementptr double, ptr %256, i64 %311
  %313 = load double, ptr %312
  %314 = fadd double %273, %313
  store double %314, ptr %312
  %315 = add i64 %309, 1
  %316 = icmp eq i64 %315, %234
  br i1 %316, label %286, label %308

317:
  br i1 %275, label %318, label %598

318:
  %319 = shl i64 %236, 1
  %320 = mul i64 %236, 3
  br label %363

321:
  %322 = phi i64 [ %234, %288 ], [ %361, %360 ]
  %323 = getelementptr i64, ptr %294, i64 %322
  %324 = load i64, ptr %323
  %325 = mul i64 %324, %292
  %326 = getelementptr i64, ptr %296, i64 %322
  %327 = load i64, ptr %326
  %328 = getelementptr i64, ptr %294, i64 %327
  %329 = load i64, ptr %328
  %330 = add i64 %329, %325
  %331 = getelementptr double, ptr %307, i64 %330
  %332 = load double, ptr %331
  %333 = mul i64 %327, %236
  %334 = getelementptr double, ptr %256, i64 %333
  %335 = mul i64 %322, %236
  %336 = getelementptr double, ptr %252, i64 %335
  br i1 %275, label %337, label %360

337:
  %338 = fdiv double %332, %274
  %339 = fmul double %273, %338
  %340 = insertelement <8 x double> poison, double %339, i64 0
  %341 = shufflevector <8 x double> %340, <8 x double> poison, <8 x i32> zeroinitializer
  br label %342

342:
  %343 = phi i64 [ %358, %357 ], [ 0, %337 ]
  br label %344

344:
  %345 = phi i64 [ 0, %342 ], [ %355, %344 ]
  %346 = add i64 %343, %345
  %347 = getelementptr double, ptr %336, i64 %346
  %348 = bitcast ptr %347 to ptr
  %349 = load <8 x double>, ptr %348, align 8
  %350 = getelementptr double, ptr %334, i64 %346
  %351 = bitcast ptr %350 to ptr
  %352 = load <8 x double>, ptr %351, align 8
  %353 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %341, <8 x double> %349, <8 x double> %352)
  %354 = bitcast ptr %350 to ptr
  store <8 x double> %353, ptr %354, align 8
  %355 = add i64 %345, 8
  %356 = icmp eq i64 %345, 0
  br i1 %356, label %357, label %344

357:
  %358 = add i64 %343, 8
  %359 = icmp slt i64 %358, %234
  br i1 %359, label %342, label %360

360:
  %361 = add i64 %322, 1
  %362 = icmp eq i64 %361, %231
  br i1 %362, label %317, label %321

363:
  %364 = phi i64 [ 0, %318 ], [ %366, %595 ]
  %365 = and i64 %364, 9223372036854775800
  %366 = add i64 %364, 4
  %367 = icmp slt i64 %366, %234
  %368 = select i1 %367, i64 %366, i64 %234
  %369 = icmp slt i64 %364, %368
  br i1 %369, label %370, label %471

370:
  %371 = phi i64 [ %364, %363 ], [ %396, %468 ]
  %372 = mul i64 %371, %236
  %373 = getelementptr double, ptr %256, i64 %372
  br label %380

374:
  %375 = getelementptr double, ptr %254, i64 %372
  %376 = getelementptr i64, ptr %228, i64 %371
  store i64 %388, ptr %376
  %377 = fcmp oeq double %389, 0.000000e+00
  br i1 %377, label %1199, label %378

378:
  %379 = icmp eq i64 %388, %371
  br i1 %379, label %392, label %407

380:
  %381 = phi double [ %389, %380 ], [ -1.000000e+00, %370 ]
  %382 = phi i64 [ %388, %380 ], [ %371, %370 ]
  %383 = phi i64 [ %390, %380 ], [ %371, %370 ]
  %384 = getelementptr double, ptr %373, i64 %383
  %385 = load double, ptr %384
  %386 = call double @llvm.fabs.f64(double %385)
  %387 = fcmp ogt double %386, %381
  %388 = select i1 %387, i64 %383, i64 %382
  %389 = select i1 %387, double %386, double %381
  %390 = add i64 %383, 1
  %391 = icmp slt i64 %390, %234
  br i1 %391, label %380, label %374

392:
  %393 = getelementptr double, ptr %373, i64 %371
  %394 = load double, ptr %393
  %395 = fdiv double 1.000000e+00, %394
  %396 = add i64 %371, 1
  %397 = shl i64 %396, 3
  %398 = sub i64 %236, %371
  %399 = shl i64 %398, 3
  %400 = bitcast ptr %375 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %400, i8 0, i64 %264, i1 false)
  %401 = getelementptr double, ptr %260, i64 %371
  store double %395, ptr %401
  %402 = and i64 %396, 9223372036854775800
  %403 = icmp slt i64 %402, %234
  br i1 %403, label %404, label %437

404:
  %405 = insertelement <8 x double> poison, double %395, i64 0
  %406 = shufflevector <8 x double> %405, <8 x double> poison, <8 x i32> zeroinitializer
  br label %419

407:
  %408 = phi i64 [ %417, %407 ], [ %364, %378 ]
  %409 = icmp ult i64 %408, %371
  %410 = select i1 %409, ptr %254, ptr %256
  %411 = mul i64 %408, %236
  %412 = getelementptr double, ptr %410, i64 %411
  %413 = getelementptr double, ptr %412, i64 %371
  %414 = load double, ptr %413
  %415 = getelementptr double, ptr %412, i64 %388
  %416 = load double, ptr %415
  store double %416, ptr %413
  store double %414, ptr %415
  %417 = add i64 %408, 1
  %418 = icmp slt i64 %417, %368
  br i1 %418, label %407, label %392

419:
  %420 = phi i64 [ %435, %434 ], [ %402, %404 ]
  br label %421

421:
  %422 = phi i64 [ 0, %419 ], [ %432, %421 ]
  %423 = add i64 %420, %422
  %424 = getelementptr double, ptr %373, i64 %423
  %425 = bitcast ptr %424 to ptr
  %426 = load <8 x double>, ptr %425, align 8
  %427 = getelementptr double, ptr %375, i64 %423
  %428 = bitcast ptr %427 to ptr
  %429 = load <8 x double>, ptr %428, align 8
  %430 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %406, <8 x double> %426, <8 x double> %429)
  %431 = bitcast ptr %427 to ptr
  store <8 x double> %430, ptr %431, align 8
  %432 = add i64 %422, 8
  %433 = icmp eq i64 %422, 0
  br i1 %433, label %434, label %421

434:
  %435 = add i64 %420, 8
  %436 = icmp slt i64 %435, %234
  br i1 %436, label %419, label %437

437:
  call void @llvm.memset.p0.i64(ptr align 8 %400, i8 0, i64 %397, i1 false)
  %438 = bitcast ptr %393 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %438, i8 0, i64 %399, i1 false)
  %439 = icmp slt i64 %396, %368
  br i1 %439, label %440, label %471

440:
  %441 = phi i64 [ %469, %468 ], [ %396, %437 ]
  %442 = mul i64 %441, %236
  %443 = getelementptr double, ptr %256, i64 %442
  %444 = getelementptr double, ptr %443, i64 %371
  %445 = load double, ptr %444
  br i1 %403, label %446, label %468

446:
  %447 = fneg double %445
  %448 = insertelement <8 x double> poison, double %447, i64 0
  %449 = shufflevector <8 x double> %448, <8 x double> poison, <8 x i32> zeroinitializer
  br label %450

450:
  %451 = phi i64 [ %466, %465 ], [ %402, %446 ]
  br label %452

452:
  %453 = phi i64 [ 0, %450 ], [ %463, %452 ]
  %454 = add i64 %451, %453
  %455 = getelementptr double, ptr %375, i64 %454
  %456 = bitcast ptr %455 to ptr
  %457 = load <8 x double>, ptr %456, align 8
  %458 = getelementptr double, ptr %443, i64 %454
  %459 = bitcast ptr %458 to ptr
  %460 = load <8 x double>, ptr %459, align 8
  %461 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %449, <8 x double> %457, <8 x double> %460)
  %462 = bitcast ptr %458 to ptr
  store <8 x double> %461, ptr %462, align 8
  %463 = add i64 %453, 8
  %464 = icmp eq i64 %453, 0
  br i1 %464, label %465, label %452

465:
  %466 = add i64 %451, 8
  %467 = icmp slt i64 %466, %234
  br i1 %467, label %450, label %468

468:
  %469 = add i64 %441, 1
  %470 = icmp slt i64 %469, %368
  br i1 %470, label %440, label %370

471:
  br i1 %367, label %472, label %598

472:
  %473 = mul i64 %364, %236
  %474 = getelementptr double, ptr %254, i64 %473
  %475 = or i64 %364, 3
  %476 = or i64 %364, 1
  %477 = getelementptr double, ptr %474, i64 %476
  %478 = or i64 %364, 2
  %479 = getelementptr double, ptr %474, i64 %478
  %480 = add i64 %478, %236
  %481 = getelementptr double, ptr %474, i64 %480
  %482 = getelementptr double, ptr %474, i64 %475
  %483 = add i64 %475, %236
  %484 = getelementptr double, ptr %474, i64 %483
  %485 = add i64 %475, %319
  %486 = getelementptr double, ptr %474, i64 %485
  %487 = icmp slt i64 %365, %234
  br label %488

488:
  %489 = phi i64 [ %366, %472 ], [ %596, %595 ]
  %490 = mul i64 %489, %236
  %491 = getelementptr double, ptr %256, i64 %490
  br label %492

492:
  %493 = phi i64 [ %364, %488 ], [ %512, %511 ]
  %494 = getelementptr i64, ptr %228, i64 %493
  %495 = load i64, ptr %494
  %496 = icmp eq i64 %495, %493
  br i1 %496, label %506, label %497

497:
  %498 = getelementptr double, ptr %491, i64 %493
  %499 = load double, ptr %498
  %500 = getelementptr double, ptr %491, i64 %495
  %501 = load double, ptr %500
  store double %501, ptr %498
  store double %499, ptr %500
  %502 = add i64 %493, 1
  %503 = icmp slt i64 %493, %475
  %504 = icmp slt i64 %502, %234
  %505 = and i1 %503, %504
  br i1 %505, label %511, label %513

506:
  %507 = add i64 %493, 1
  %508 = icmp slt i64 %493, %475
  %509 = icmp slt i64 %507, %234
  %510 = and i1 %508, %509
  br i1 %510, label %511, label %513

511:
  %512 = phi i64 [ %507, %506 ], [ %502, %497 ]
  br label %492

513:
  %514 = getelementptr double, ptr %491, i64 %364
  %515 = load double, ptr %514
  %516 = call double @llvm.fabs.f64(double %515)
  %517 = getelementptr double, ptr %491, i64 %476
  %518 = load double, ptr %517
  %519 = load double, ptr %477
  %520 = fmul double %515, %519
  %521 = fsub double %518, %520
  %522 = call double @llvm.fabs.f64(double %521)
  %523 = fadd double %516, %522
  %524 = getelementptr double, ptr %491, i64 %478
  %525 = load double, ptr %524
  %526 = load double, ptr %479
  %527 = fmul double %515, %526
  %528 = load double, ptr %481
  %529 = fmul double %521, %528
  %530 = fsub double %525, %527
  %531 = fsub double %530, %529
  %532 = call double @llvm.fabs.f64(double %531)
  %533 = fadd double %523, %532
  %534 = getelementptr double, ptr %491, i64 %475
  %535 = load double, ptr %534
  %536 = load double, ptr %482
  %537 = fmul double %515, %536
  %538 = fsub double %535, %537
  %539 = load double, ptr %484
  %540 = fmul double %521, %539
  %541 = fsub double %538, %540
  %542 = load double, ptr %486
  %543 = fmul double %531, %542
  %544 = fsub double %541, %543
  %545 = call double @llvm.fabs.f64(double %544)
  %546 = fadd double %533, %545
  %547 = fcmp oeq double %546, 0.000000e+00
  br i1 %547, label %595, label %548

548:
  br i1 %487, label %549, label %595

549:
  %550 = fneg double %515
  %551 = fneg double %521
  %552 = fneg double %531
  %553 = fneg double %544
  %554 = insertelement <8 x double> poison, double %550, i64 0
  %555 = shufflevector <8 x double> %554, <8 x double> poison, <8 x i32> zeroinitializer
  %556 = insertelement <8 x double> poison, double %551, i64 0
  %557 = shufflevector <8 x double> %556, <8 x double> poison, <8 x i32> zeroinitializer
  %558 = insertelement <8 x double> poison, double %552, i64 0
  %559 = shufflevector <8 x double> %558, <8 x double> poison, <8 x i32> zeroinitializer
  %560 = insertelement <8 x double> poison, double %553, i64 0
  %561 = shufflevector <8 x double> %560, <8 x double> poison, <8 x i32> zeroinitializer
  br label %562

562:
  %563 = phi i64 [ %564, %593 ], [ %365, %549 ]
  %564 = add i64 %563, 8
  br label %565

565:
  %566 = phi i64 [ 0, %562 ], [ %591, %565 ]
  %567 = add i64 %563, %566
  %568 = getelementptr double, ptr %491, i64 %567
  %569 = bitcast ptr %568 to ptr
  %570 = load <8 x double>, ptr %569, align 8
  %571 = getelementptr double, ptr %474, i64 %567
  %572 = bitcast ptr %571 to ptr
  %573 = load <8 x double>, ptr %572, align 8
  %574 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %555, <8 x double> %573, <8 x double> %570)
  %575 = add i64 %567, %236
  %576 = getelementptr double, ptr %474, i64 %575
  %577 = bitcast ptr %576 to ptr
  %578 = load <8 x double>, ptr %577, align 8
  %579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %557, <8 x double> %578, <8 x double> %574)
  %580 = add i64 %567, %319
  %581 = getelementptr double, ptr %474, i64 %580
  %582 = bitcast ptr %581 to ptr
  %583 = load <8 x double>, ptr %582, align 8
  %584 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %559, <8 x double> %583, <8 x double> %579)
  %585 = add i64 %567, %320
  %586 = getelementptr double, ptr %474, i64 %585
  %587 = bitcast ptr %586 to ptr
  %588 = load <8 x double>, ptr %587, align 8
  %589 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %561, <8 x double> %588, <8 x double> %584)
  %590 = bitcast ptr %568 to ptr
  store <8 x double> %589, ptr %590, align 8
  %591 = add i64 %566, 8
  %592 = icmp eq i64 %566, 0
  br i1 %592, label %593, label %565

593:
  %594 = icmp slt i64 %564, %234
  br i1 %594, label %562, label %595

595:
  %596 = add i64 %489, 1
  %597 = icmp slt i64 %596, %234
  br i1 %597, label %488, label %363

598:
  %599 = icmp sgt i64 %215, 1
  br i1 %599, label %600, label %1201

600:
  %601 = phi i64 [ %1197, %1196 ], [ 1, %598 ]
  %602 = getelementptr double, ptr %224, i64 %601
  %603 = load double, ptr %602
  %604 = fdiv double %603, %211
  %605 = add i64 %601, 1
  %606 = getelementptr double, ptr %224, i64 %605
  %607 = load double, ptr %606
  %608 = fdiv double %607, %211
  %609 = lshr i64 %601, 1
  %610 = load ptr, ptr %25
  %611 = load ptr, ptr %8
  %612 = getelementptr %struct.ode_system, ptr %611, i64 0, i32 0
  %613 = load i64, ptr %612
  %614 = mul i64 %613, 5
  %615 = getelementptr i64, ptr %610, i64 %614
  %616 = load i64, ptr %615
  %617 = add i64 %616, 7
  %618 = and i64 %617, -8
  %619 = add i64 %613, 7
  %620 = and i64 %619, -8
  %621 = or i64 %620, 1
  %622 = mul i64 %621, %620
  %623 = load ptr, ptr %12
  %624 = getelementptr %struct.ode_options, ptr %623, i64 0, i32 0
  %625 = load ptr, ptr %624
  %626 = getelementptr %struct.ode_method, ptr %625, i64 0, i32 4
  %627 = load i64, ptr %626
  %628 = add i64 %627, 10
  %629 = load ptr, ptr %7
  %630 = mul i64 %628, %613
  %631 = add i64 %630, 7
  %632 = and i64 %631, -8
  %633 = getelementptr double, ptr %629, i64 %632
  %634 = getelementptr double, ptr %633, i64 %622
  %635 = fmul double %608, %608
  %636 = call double @llvm.fmuladd.f64(double %604, double %604, double %635)
  %637 = shl i64 %609, 2
  %638 = add i64 %637, 4
  %639 = mul i64 %622, %638
  %640 = getelementptr double, ptr %633, i64 %639
  %641 = add i64 %637, 6
  %642 = mul i64 %622, %641
  %643 = getelementptr double, ptr %633, i64 %642
  %644 = add i64 %637, 7
  %645 = mul i64 %622, %644
  %646 = getelementptr double, ptr %633, i64 %645
  %647 = sub i64 0, %620
  %648 = getelementptr double, ptr %646, i64 %647
  %649 = add i64 %609, 1
  %650 = mul i64 %613, %649
  %651 = getelementptr i64, ptr %610, i64 %650
  %652 = mul i64 %618, %616
  %653 = shl i64 %652, 3
  %654 = sub i64 %618, %616
  %655 = shl i64 %618, 3
  %656 = mul i64 %655, %654
  %657 = bitcast ptr %643 to ptr
  %658 = bitcast ptr %634 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %657, ptr align 8 %658, i64 %653, i1 false)
  %659 = icmp slt i64 %622, 0
  br i1 %659, label %665, label %660

660:
  %661 = shl i64 %654, 3
  %662 = getelementptr double, ptr %640, i64 %652
  %663 = getelementptr double, ptr %643, i64 %652
  %664 = getelementptr double, ptr %648, i64 %616
  br label %669

665:
  %666 = getelementptr double, ptr %643, i64 %622
  %667 = bitcast ptr %666 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %667, i8 0, i64 %653, i1 false)
  %668 = icmp sgt i64 %616, 0
  br i1 %668, label %701, label %679

669:
  %670 = phi i64 [ 0, %660 ], [ %677, %669 ]
  %671 = getelementptr double, ptr %662, i64 %670
  %672 = bitcast ptr %671 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %672, i8 0, i64 %656, i1 false)
  %673 = getelementptr double, ptr %663, i64 %670
  %674 = bitcast ptr %673 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %674, i8 0, i64 %656, i1 false)
  %675 = getelementptr double, ptr %664, i64 %670
  %676 = bitcast ptr %675 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %676, i8 0, i64 %661, i1 false)
  %677 = add i64 %670, %622
  %678 = icmp sgt i64 %670, 0
  br i1 %678, label %665, label %669

679:
  %680 = icmp slt i64 %616, %613
  br i1 %680, label %681, label %712

681:
  %682 = load ptr, ptr %25
  %683 = load ptr, ptr %8
  %684 = getelementptr %struct.ode_system, ptr %683, i64 0, i32 0
  %685 = load i64, ptr %684
  %686 = shl i64 %685, 2
  %687 = getelementptr i64, ptr %682, i64 %686
  %688 = mul i64 %685, 5
  %689 = getelementptr i64, ptr %682, i64 %688
  %690 = load ptr, ptr %12
  %691 = getelementptr %struct.ode_options, ptr %690, i64 0, i32 0
  %692 = load ptr, ptr %691
  %693 = getelementptr %struct.ode_method, ptr %692, i64 0, i32 4
  %694 = load i64, ptr %693
  %695 = add i64 %694, 10
  %696 = load ptr, ptr %7
  %697 = mul i64 %695, %685
  %698 = add i64 %697, 7
  %699 = and i64 %698, -8
  %700 = getelementptr double, ptr %696, i64 %699
  br label %716

701:
  %702 = phi i64 [ %710, %701 ], [ 0, %665 ]
  %703 = mul i64 %702, %618
  %704 = add i64 %703, %702
  %705 = getelementptr double, ptr %643, i64 %704
  %706 = load double, ptr %705
  %707 = fadd double %604, %706
  store double %707, ptr %705
  %708 = add i64 %704, %622
  %709 = getelementptr double, ptr %643, i64 %708
  store double %608, ptr %709
  %710 = add i64 %702, 1
  %711 = icmp eq i64 %710, %616
  br i1 %711, label %679, label %701

712:
  br i1 %668, label %713, label %1196

713:
  %714 = shl i64 %618, 1
  %715 = mul i64 %618, 3
  br label %782

716:
  %717 = phi i64 [ %616, %681 ], [ %780, %779 ]
  %718 = getelementptr i64, ptr %687, i64 %717
  %719 = load i64, ptr %718
  %720 = mul i64 %719, %685
  %721 = getelementptr i64, ptr %689, i64 %717
  %722 = load i64, ptr %721
  %723 = getelementptr i64, ptr %687, i64 %722
  %724 = load i64, ptr %723
  %725 = add i64 %724, %720
  %726 = getelementptr double, ptr %700, i64 %725
  %727 = load double, ptr %726
  %728 = fdiv double %727, %636
  %729 = mul i64 %722, %618
  %730 = getelementptr double, ptr %643, i64 %729
  %731 = mul i64 %717, %618
  %732 = getelementptr double, ptr %634, i64 %731
  br i1 %668, label %733, label %779

733:
  %734 = fmul double %604, %728
  %735 = insertelement <8 x double> poison, double %734, i64 0
  %736 = shufflevector <8 x double> %735, <8 x double> poison, <8 x i32> zeroinitializer
  br label %737

737:
  %738 = phi i64 [ %753, %752 ], [ 0, %733 ]
  br label %739

739:
  %740 = phi i64 [ 0, %737 ], [ %750, %739 ]
  %741 = add i64 %738, %740
  %742 = getelementptr double, ptr %732, i64 %741
  %743 = bitcast ptr %742 to ptr
  %744 = load <8 x double>, ptr %743, align 8
  %745 = getelementptr double, ptr %730, i64 %741
  %746 = bitcast ptr %745 to ptr
  %747 = load <8 x double>, ptr %746, align 8
  %748 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %736, <8 x double> %744, <8 x double> %747)
  %749 = bitcast ptr %745 to ptr
  store <8 x double> %748, ptr %749, align 8
  %750 = add i64 %740, 8
  %751 = icmp eq i64 %740, 0
  br i1 %751, label %752, label %739

752:
  %753 = add i64 %738, 8
  %754 = icmp slt i64 %753, %616
  br i1 %754, label %737, label %755

755:
  %756 = getelementptr double, ptr %730, i64 %622
  %757 = fneg double %728
  %758 = fmul double %608, %757
  %759 = insertelement <8 x double> poison, double %758, i64 0
  %760 = shufflevector <8 x double> %759, <8 x double> poison, <8 x i32> zeroinitializer
  br label %761

761:
  %762 = phi i64 [ %777, %776 ], [ 0, %755 ]
  br label %763

763:
  %764 = phi i64 [ 0, %761 ], [ %774, %763 ]
  %765 = add i64 %762, %764
  %766 = getelementptr double, ptr %732, i64 %765
  %767 = bitcast ptr %766 to ptr
  %768 = load <8 x double>, ptr %767, align 8
  %769 = getelementptr double, ptr %756, i64 %765
  %770 = bitcast ptr %769 to ptr
  %771 = load <8 x double>, ptr %770, align 8
  %772 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %760, <8 x double> %768, <8 x double> %771)
  %773 = bitcast ptr %769 to ptr
  store <8 x double> %772, ptr %773, align 8
  %774 = add i64 %764, 8
  %775 = icmp eq i64 %764, 0
  br i1 %775, label %776, label %763

776:
  %777 = add i64 %762, 8
  %778 = icmp slt i64 %777, %616
  br i1 %778, label %761, label %779

779:
  %780 = add i64 %717, 1
  %781 = icmp eq i64 %780, %613
  br i1 %781, label %712, label %716

782:
  %783 = phi i64 [ 0, %713 ], [ %785, %1193 ]
  %784 = and i64 %783, 9223372036854775800
  %785 = add i64 %783, 4
  %786 = icmp slt i64 %785, %616
  %787 = select i1 %786, i64 %785, i64 %616
  %788 = icmp slt i64 %783, %787
  br i1 %788, label %789, label %946

789:
  %790 = phi i64 [ %783, %782 ], [ %827, %943 ]
  %791 = mul i64 %790, %618
  %792 = getelementptr double, ptr %643, i64 %791
  %793 = getelementptr double, ptr %792, i64 %622
  br label %801

794:
  %795 = getelementptr double, ptr %640, i64 %791
  %796 = getelementptr double, ptr %795, i64 %622
  %797 = getelementptr i64, ptr %651, i64 %790
  store i64 %813, ptr %797
  %798 = fcmp oeq double %814, 0.000000e+00
  br i1 %798, label %1199, label %799

799:
  %800 = icmp eq i64 %813, %790
  br i1 %800, label %817, label %847

801:
  %802 = phi double [ %814, %801 ], [ -1.000000e+00, %789 ]
  %803 = phi i64 [ %813, %801 ], [ %790, %789 ]
  %804 = phi i64 [ %815, %801 ], [ %790, %789 ]
  %805 = getelementptr double, ptr %792, i64 %804
  %806 = load double, ptr %805
  %807 = call double @llvm.fabs.f64(double %806)
  %808 = getelementptr double, ptr %793, i64 %804
  %809 = load double, ptr %808
  %810 = call double @llvm.fabs.f64(double %809)
  %811 = fadd double %807, %810
  %812 = fcmp ogt double %811, %802
  %813 = select i1 %812, i64 %804, i64 %803
  %814 = select i1 %812, double %811, double %802
  %815 = add i64 %804, 1
  %816 = icmp slt i64 %815, %616
  br i1 %816, label %801, label %794

817:
  %818 = getelementptr double, ptr %792, i64 %790
  %819 = load double, ptr %818
  %820 = getelementptr double, ptr %793, i64 %790
  %821 = load double, ptr %820
  %822 = fmul double %821, %821
  %823 = call double @llvm.fmuladd.f64(double %819, double %819, double %822)
  %824 = fdiv double %819, %823
  %825 = fneg double %821
  %826 = fdiv double %825, %823
  %827 = add i64 %790, 1
  %828 = shl i64 %827, 3
  %829 = sub i64 %618, %790
  %830 = shl i64 %829, 3
  %831 = bitcast ptr %795 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %831, i8 0, i64 %655, i1 false)
  %832 = getelementptr double, ptr %648, i64 %790
  store double %824, ptr %832
  %833 = add i64 %790, %622
  %834 = getelementptr double, ptr %648, i64 %833
  store double %826, ptr %834
  %835 = bitcast ptr %796 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %835, i8 0, i64 %655, i1 false)
  %836 = fneg double %824
  %837 = fneg double %826
  %838 = and i64 %827, 9223372036854775800
  %839 = icmp slt i64 %838, %616
  br i1 %839, label %840, label %894

840:
  %841 = insertelement <8 x double> poison, double %826, i64 0
  %842 = shufflevector <8 x double> %841, <8 x double> poison, <8 x i32> zeroinitializer
  %843 = insertelement <8 x double> poison, double %836, i64 0
  %844 = shufflevector <8 x double> %843, <8 x double> poison, <8 x i32> zeroinitializer
  %845 = insertelement <8 x double> poison, double %837, i64 0
  %846 = shufflevector <8 x double> %845, <8 x double> poison, <8 x i32> zeroinitializer
  br label %864

847:
  %848 = phi i64 [ %862, %847 ], [ %783, %799 ]
  %849 = icmp ult i64 %848, %790
  %850 = select i1 %849, ptr %640, ptr %643
  %851 = mul i64 %848, %618
  %852 = getelementptr double, ptr %850, i64 %851
  %853 = getelementptr double, ptr %852, i64 %790
  %854 = load double, ptr %853
  %855 = getelementptr double, ptr %852, i64 %813
  %856 = load double, ptr %855
  store double %856, ptr %853
  store double %854, ptr %855
  %857 = getelementptr double, ptr %852, i64 %622
  %858 = getelementptr double, ptr %857, i64 %790
  %859 = load double, ptr %858
  %860 = getelementptr double, ptr %857, i64 %813
  %861 = load double, ptr %860
  store double %861, ptr %858
  store double %859, ptr %860
  %862 = add i64 %848, 1
  %863 = icmp slt i64 %862, %787
  br i1 %863, label %847, label %817

864:
  %865 = phi i64 [ %892, %891 ], [ %838, %840 ]
  br label %866

866:
  %867 = phi i64 [ 0, %864 ], [ %889, %866 ]
  %868 = add i64 %865, %867
  %869 = getelementptr double, ptr %792, i64 %868
  %870 = bitcast ptr %869 to ptr
  %871 = load <8 x double>, ptr %870, align 8
  %872 = getelementptr double, ptr %793, i64 %868
  %873 = bitcast ptr %872 to ptr
  %874 = load <8 x double>, ptr %873, align 8
  %875 = fmul <8 x double> %842, %874
  %876 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %844, <8 x double> %871, <8 x double> %875)
  %877 = getelementptr double, ptr %795, i64 %868
  %878 = bitcast ptr %877 to ptr
  %879 = load <8 x double>, ptr %878, align 8
  %880 = fsub <8 x double> %879, %876
  %881 = bitcast ptr %877 to ptr
  store <8 x double> %880, ptr %881, align 8
  %882 = fmul <8 x double> %871, %846
  %883 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %844, <8 x double> %874, <8 x double> %882)
  %884 = getelementptr double, ptr %796, i64 %868
  %885 = bitcast ptr %884 to ptr
  %886 = load <8 x double>, ptr %885, align 8
  %887 = fsub <8 x double> %886, %883
  %888 = bitcast ptr %884 to ptr
  store <8 x double> %887, ptr %888, align 8
  %889 = add i64 %867, 8
  %890 = icmp eq i64 %867, 0
  br i1 %890, label %891, label %866

891:
  %892 = add i64 %865, 8
  %893 = icmp slt i64 %892, %616
  br i1 %893, label %864, label %894

894:
  call void @llvm.memset.p0.i64(ptr align 8 %835, i8 0, i64 %828, i1 false)
  %895 = bitcast ptr %820 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %895, i8 0, i64 %830, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %831, i8 0, i64 %828, i1 false)
  %896 = bitcast ptr %818 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %896, i8 0, i64 %830, i1 false)
  %897 = icmp slt i64 %827, %787
  br i1 %897, label %898, label %946

898:
  %899 = phi i64 [ %944, %943 ], [ %827, %894 ]
  %900 = mul i64 %899, %618
  %901 = getelementptr double, ptr %643, i64 %900
  %902 = getelementptr double, ptr %901, i64 %622
  %903 = getelementptr double, ptr %901, i64 %790
  %904 = load double, ptr %903
  %905 = getelementptr double, ptr %902, i64 %790
  %906 = load double, ptr %905
  br i1 %839, label %907, label %943

907:
  %908 = insertelement <8 x double> poison, double %906, i64 0
  %909 = shufflevector <8 x double> %908, <8 x double> poison, <8 x i32> zeroinitializer
  %910 = insertelement <8 x double> poison, double %904, i64 0
  %911 = shufflevector <8 x double> %910, <8 x double> poison, <8 x i32> zeroinitializer
  br label %912

912:
  %913 = phi i64 [ %941, %940 ], [ %838, %907 ]
  br label %914

914:
  %915 = phi i64 [ 0, %912 ], [ %938, %914 ]
  %916 = add i64 %913, %915
  %917 = getelementptr double, ptr %795, i64 %916
  %918 = bitcast ptr %917 to ptr
  %919 = load <8 x double>, ptr %918, align 8
  %920 = getelementptr double, ptr %796, i64 %916
  %921 = bitcast ptr %920 to ptr
  %922 = load <8 x double>, ptr %921, align 8
  %923 = fneg <8 x double> %922
  %924 = fmul <8 x double> %909, %923
  %925 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %911, <8 x double> %919, <8 x double> %924)
  %926 = getelementptr double, ptr %901, i64 %916
  %927 = bitcast ptr %926 to ptr
  %928 = load <8 x double>, ptr %927, align 8
  %929 = fsub <8 x double> %928, %925
  %930 = bitcast ptr %926 to ptr
  store <8 x double> %929, ptr %930, align 8
  %931 = fmul <8 x double> %909, %919
  %932 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %911, <8 x double> %922, <8 x double> %931)
  %933 = getelementptr double, ptr %902, i64 %916
  %934 = bitcast ptr %933 to ptr
  %935 = load <8 x double>, ptr %934, align 8
  %936 = fsub <8 x double> %935, %932
  %937 = bitcast ptr %933 to ptr
  store <8 x double> %936, ptr %937, align 8
  %938 = add i64 %915, 8
  %939 = icmp eq i64 %915, 0
  br i1 %939, label %940, label %914

940:
  %941 = add i64 %913, 8
  %942 = icmp slt i64 %941, %616
  br i1 %942, label %912, label %943

943:
  %944 = add i64 %899, 1
  %945 = icmp slt i64 %944, %787
  br i1 %945, label %898, label %789

946:
  br i1 %786, label %947, label %1196

947:
  %948 = mul i64 %783, %618
  %949 = getelementptr double, ptr %640, i64 %948
  %950 = getelementptr double, ptr %949, i64 %622
  %951 = or i64 %783, 3
  %952 = or i64 %783, 1
  %953 = getelementptr double, ptr %949, i64 %952
  %954 = getelementptr double, ptr %950, i64 %952
  %955 = or i64 %783, 2
  %956 = getelementptr double, ptr %949, i64 %955
  %957 = getelementptr double, ptr %950, i64 %955
  %958 = add i64 %955, %618
  %959 = getelementptr double, ptr %949, i64 %958
  %960 = getelementptr double, ptr %950, i64 %958
  %961 = getelementptr double, ptr %949, i64 %951
  %962 = getelementptr double, ptr %950, i64 %951
  %963 = add i64 %951, %618
  %964 = getelementptr double, ptr %949, i64 %963
  %965 = getelementptr double, ptr %950, i64 %963
  %966 = add i64 %951, %714
  %967 = getelementptr double, ptr %949, i64 %966
  %968 = getelementptr double, ptr %950, i64 %966
  %969 = icmp slt i64 %784, %616
  br label %970

970:
  %971 = phi i64 [ %785, %947 ], [ %1194, %1193 ]
  %972 = mul i64 %971, %618
  %973 = getelementptr double, ptr %643, i64 %972
  %974 = getelementptr double, ptr %666, i64 %972
  br label %975

975:
  %976 = phi i64 [ %783, %970 ], [ %999, %998 ]
  %977 = getelementptr i64, ptr %651, i64 %976
  %978 = load i64, ptr %977
  %979 = icmp eq i64 %978, %976
  br i1 %979, label %993, label %980

980:
  %981 = getelementptr double, ptr %973, i64 %976
  %982 = load double, ptr %981
  %983 = getelementptr double, ptr %973, i64 %978
  %984 = load double, ptr %983
  store double %984, ptr %981
  store double %982, ptr %983
  %985 = getelementptr double, ptr %974, i64 %976
  %986 = load double, ptr %985
  %987 = getelementptr double, ptr %974, i64 %978
  %988 = load double, ptr %987
  store double %988, ptr %985
  store double %986, ptr %987
  %989 = add i64 %976, 1
  %990 = icmp slt i64 %976, %951
  %991 = icmp slt i64 %989, %616
  %992 = and i1 %990, %991
  br i1 %992, label %998, label %1000

993:
  %994 = add i64 %976, 1
  %995 = icmp slt i64 %976, %951
  %996 = icmp slt i64 %994, %616
  %997 = and i1 %995, %996
  br i1 %997, label %998, label %1000

998:
  %999 = phi i64 [ %994, %993 ], [ %989, %980 ]
  br label %975

1000:
  %1001 = getelementptr double, ptr %973, i64 %783
  %1002 = load double, ptr %1001
  %1003 = getelementptr double, ptr %974, i64 %783
  %1004 = load double, ptr %1003
  %1005 = call double @llvm.fabs.f64(double %1002)
  %1006 = call double @llvm.fabs.f64(double %1004)
  %1007 = fadd double %1005, %1006
  %1008 = fadd double %1007, 0.000000e+00
  %1009 = getelementptr double, ptr %973, i64 %952
  %1010 = load double, ptr %1009
  %1011 = getelementptr double, ptr %974, i64 %952
  %1012 = load double, ptr %1011
  %1013 = load double, ptr %953
  %1014 = load double, ptr %954
  %1015 = fneg double %1014
  %1016 = fmul double %1004, %1015
  %1017 = call double @llvm.fmuladd.f64(double %1013, double %1002, double %1016)
  %1018 = fmul double %1002, %1014
  %1019 = call double @llvm.fmuladd.f64(double %1013, double %1004, double %1018)
  %1020 = fsub double %1012, %1019
  %1021 = fsub double %1010, %1017
  %1022 = call double @llvm.fabs.f64(double %1021)
  %1023 = call double @llvm.fabs.f64(double %1020)
  %1024 = fadd double %1023, %1022
  %1025 = fadd double %1008, %1024
  %1026 = getelementptr double, ptr %973, i64 %955
  %1027 = load double, ptr %1026
  %1028 = getelementptr double, ptr %974, i64 %955
  %1029 = load double, ptr %1028
  %1030 = load double, ptr %956
  %1031 = load double, ptr %957
  %1032 = fneg double %1031
  %1033 = fmul double %1004, %1032
  %1034 = call double @llvm.fmuladd.f64(double %1030, double %1002, double %1033)
  %1035 = fmul double %1002, %1031
  %1036 = call double @llvm.fmuladd.f64(double %1030, double %1004, double %1035)
  %1037 = fsub double %1029, %1036
  %1038 = load double, ptr %959
  %1039 = load double, ptr %960
  %1040 = fneg double %1039
  %1041 = fmul double %1020, %1040
  %1042 = call double @llvm.fmuladd.f64(double %1038, double %1021, double %1041)
  %1043 = fmul double %1021, %1039
  %1044 = call double @llvm.fmuladd.f64(double %1038, double %1020, double %1043)
  %1045 = fsub double %1037, %1044
  %1046 = fsub double %1027, %1034
  %1047 = fsub double %1046, %1042
  %1048 = call double @llvm.fabs.f64(double %1047)
  %1049 = call double @llvm.fabs.f64(double %1045)
  %1050 = fadd double %1049, %1048
  %1051 = fadd double %1025, %1050
  %1052 = getelementptr double, ptr %973, i64 %951
  %1053 = load double, ptr %1052
  %1054 = getelementptr double, ptr %974, i64 %951
  %1055 = load double, ptr %1054
  %1056 = load double, ptr %961
  %1057 = load double, ptr %962
  %1058 = fneg double %1057
  %1059 = fmul double %1004, %1058
  %1060 = call double @llvm.fmuladd.f64(double %1056, double %1002, double %1059)
  %1061 = fmul double %1002, %1057
  %1062 = call double @llvm.fmuladd.f64(double %1056, double %1004, double %1061)
  %1063 = fsub double %1055, %1062
  %1064 = fsub double %1053, %1060
  %1065 = load double, ptr %964
  %1066 = load double, ptr %965
  %1067 = fneg double %1066
  %1068 = fmul double %1020, %1067
  %1069 = call double @llvm.fmuladd.f64(double %1065, double %1021, double %1068)
  %1070 = fmul double %1021, %1066
  %1071 = call double @llvm.fmuladd.f64(double %1065, double %1020, double %1070)
  %1072 = fsub double %1063, %1071
  %1073 = fsub double %1064, %1069
  %1074 = load double, ptr %967
  %1075 = load double, ptr %968
  %1076 = fneg double %1075
  %1077 = fmul double %1045, %1076
  %1078 = call double @llvm.fmuladd.f64(double %1074, double %1047, double %1077)
  %1079 = fmul double %1047, %1075
  %1080 = call double @llvm.fmuladd.f64(double %1074, double %1045, double %1079)
  %1081 = fsub double %1072, %1080
  %1082 = fsub double %1073, %1078
  %1083 = call double @llvm.fabs.f64(double %1082)
  %1084 = call double @llvm.fabs.f64(double %1081)
  %1085 = fadd double %1084, %1083
  %1086 = fadd double %1051, %1085
  %1087 = fcmp oeq double %1086, 0.000000e+00
  br i1 %1087, label %1193, label %1088

1088:
  br i1 %969, label %1089, label %1193

1089:
  %1090 = fneg double %1002
  %1091 = fneg double %1021
  %1092 = fneg double %1047
  %1093 = fneg double %1082
  %1094 = fneg double %1004
  %1095 = fneg double %1020
  %1096 = fneg double %1045
  %1097 = fneg double %1081
  %1098 = insertelement <8 x double> poison, double %1090, i64 0
  %1099 = shufflevector <8 x double> %1098, <8 x double> poison, <8 x i32> zeroinitializer
  %1100 = insertelement <8 x double> poison, double %1091, i64 0
  %1101 = shufflevector <8 x double> %1100, <8 x double> poison, <8 x i32> zeroinitializer
  %1102 = insertelement <8 x double> poison, double %1092, i64 0
  %1103 = shufflevector <8 x double> %1102, <8 x double> poison, <8 x i32> zeroinitializer
  %1104 = insertelement <8 x double> poison, double %1093, i64 0
  %1105 = shufflevector <8 x double> %1104, <8 x double> poison, <8 x i32> zeroinitializer
  %1106 = insertelement <8 x double> poison, double %1020, i64 0
  %1107 = shufflevector <8 x double> %1106, <8 x double> poison, <8 x i32> zeroinitializer
  %1108 = insertelement <8 x double> poison, double %1004, i64 0
  %1109 = shufflevector <8 x double> %1108, <8 x double> poison, <8 x i32> zeroinitializer
  %1110 = insertelement <8 x double> poison, double %1045, i64 0
  %1111 = shufflevector <8 x double> %1110, <8 x double> poison, <8 x i32> zeroinitializer
  %1112 = insertelement <8 x double> poison, double %1081, i64 0
  %1113 = shufflevector <8 x double> %1112, <8 x double> poison, <8 x i32> zeroinitializer
  %1114 = insertelement <8 x double> poison, double %1094, i64 0
  %1115 = shufflevector <8 x double> %1114, <8 x double> poison, <8 x i32> zeroinitializer
  %1116 = insertelement <8 x double> poison, double %1095, i64 0
  %1117 = shufflevector <8 x double> %1116, <8 x double> poison, <8 x i32> zeroinitializer
  %1118 = insertelement <8 x double> poison, double %1096, i64 0
  %1119 = shufflevector <8 x double> %1118, <8 x double> poison, <8 x i32> zeroinitializer
  %1120 = insertelement <8 x double> poison, double %1097, i64 0
  %1121 = shufflevector <8 x double> %1120, <8 x double> poison, <8 x i32> zeroinitializer
  %1122 = insertelement <8 x double> poison, double %1021, i64 0
  %1123 = shufflevector <8 x double> %1122, <8 x double> poison, <8 x i32> zeroinitializer
  %1124 = insertelement <8 x double> poison, double %1002, i64 0
  %1125 = shufflevector <8 x double> %1124, <8 x double> poison, <8 x i32> zeroinitializer
  %1126 = insertelement <8 x double> poison, double %1047, i64 0
  %1127 = shufflevector <8 x double> %1126, <8 x double> poison, <8 x i32> zeroinitializer
  %1128 = insertelement <8 x double> poison, double %1082, i64 0
  %1129 = shufflevector <8 x double> %1128, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1130

1130:
  %1131 = phi i64 [ %1132, %1191 ], [ %784, %1089 ]
  %1132 = add i64 %1131, 8
  br label %1133

1133:
  %1134 = phi i64 [ 0, %1130 ], [ %1189, %1133 ]
  %1135 = add i64 %1131, %1134
  %1136 = getelementptr double, ptr %949, i64 %1135
  %1137 = bitcast ptr %1136 to ptr
  %1138 = load <8 x double>, ptr %1137, align 8
  %1139 = add i64 %1135, %618
  %1140 = getelementptr double, ptr %949, i64 %1139
  %1141 = bitcast ptr %1140 to ptr
  %1142 = load <8 x double>, ptr %1141, align 8
  %1143 = add i64 %1135, %714
  %1144 = getelementptr double, ptr %949, i64 %1143
  %1145 = bitcast ptr %1144 to ptr
  %1146 = load <8 x double>, ptr %1145, align 8
  %1147 = add i64 %1135, %715
  %1148 = getelementptr double, ptr %949, i64 %1147
  %1149 = bitcast ptr %1148 to ptr
  %1150 = load <8 x double>, ptr %1149, align 8
  %1151 = getelementptr double, ptr %950, i64 %1135
  %1152 = bitcast ptr %1151 to ptr
  %1153 = load <8 x double>, ptr %1152, align 8
  %1154 = getelementptr double, ptr %950, i64 %1139
  %1155 = bitcast ptr %1154 to ptr
  %1156 = load <8 x double>, ptr %1155, align 8
  %1157 = getelementptr double, ptr %950, i64 %1143
  %1158 = bitcast ptr %1157 to ptr
  %1159 = load <8 x double>, ptr %1158, align 8
  %1160 = getelementptr double, ptr %950, i64 %1147
  %1161 = bitcast ptr %1160 to ptr
  %1162 = load <8 x double>, ptr %1161, align 8
  %1163 = getelementptr double, ptr %973, i64 %1135
  %1164 = bitcast ptr %1163 to ptr
  %1165 = load <8 x double>, ptr %1164, align 8
  %1166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1099, <8 x double> %1138, <8 x double> %1165)
  %1167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1101, <8 x double> %1142, <8 x double> %1166)
  %1168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1103, <8 x double> %1146, <8 x double> %1167)
  %1169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1105, <8 x double> %1150, <8 x double> %1168)
  %1170 = fmul <8 x double> %1107, %1156
  %1171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1109, <8 x double> %1153, <8 x double> %1170)
  %1172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1111, <8 x double> %1159, <8 x double> %1171)
  %1173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1113, <8 x double> %1162, <8 x double> %1172)
  %1174 = fadd <8 x double> %1173, %1169
  %1175 = bitcast ptr %1163 to ptr
  store <8 x double> %1174, ptr %1175, align 8
  %1176 = getelementptr double, ptr %974, i64 %1135
  %1177 = bitcast ptr %1176 to ptr
  %1178 = load <8 x double>, ptr %1177, align 8
  %1179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1115, <8 x double> %1138, <8 x double> %1178)
  %1180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1117, <8 x double> %1142, <8 x double> %1179)
  %1181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1119, <8 x double> %1146, <8 x double> %1180)
  %1182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1121, <8 x double> %1150, <8 x double> %1181)
  %1183 = fmul <8 x double> %1123, %1156
  %1184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1125, <8 x double> %1153, <8 x double> %1183)
  %1185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1127, <8 x double> %1159, <8 x double> %1184)
  %1186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1129, <8 x double> %1162, <8 x double> %1185)
  %1187 = fsub <8 x double> %1182, %1186
  %1188 = bitcast ptr %1176 to ptr
  store <8 x double> %1187, ptr %1188, align 8
  %1189 = add i64 %1134, 8
  %1190 = icmp eq i64 %1134, 0
  br i1 %1190, label %1191, label %1133

1191:
  %1192 = icmp slt i64 %1132, %616
  br i1 %1192, label %1130, label %1193

1193:
  %1194 = add i64 %971, 1
  %1195 = icmp slt i64 %1194, %616
  br i1 %1195, label %970, label %782

1196:
  %1197 = add i64 %601, 2
  %1198 = icmp slt i64 %1197, %215
  br i1 %1198, label %600, label %1201

1199:
  %1200 = fmul double %211, 5.000000e-01
  store double %1200, ptr %20
  call void @reject(ptr %0)
  br label %3114

1201:
  call void @write_scale(ptr %0)
  %1202 = load i64, ptr %13
  %1203 = icmp eq i64 %1202, 3
  %1204 = icmp eq i64 %1202, 5
  %1205 = select i1 %1204, ptr @RADAU5, ptr @RADAU7
  %1206 = select i1 %1203, ptr @RADAU3, ptr %1205
  %1207 = getelementptr double, ptr %1206, i64 1
  %1208 = load double, ptr %1207
  %1209 = sitofp i64 %1202 to double
  %1210 = load ptr, ptr %12
  %1211 = getelementptr %struct.ode_options, ptr %1210, i64 0, i32 1
  %1212 = load double, ptr %1211
  %1213 = fadd double %1209, 1.000000e+00
  %1214 = fmul double %1213, 5.000000e-01
  %1215 = fdiv double %1214, %1209
  %1216 = call double @llvm.pow.f64(double %1212, double %1215)
  %1217 = fmul double %1208, %1216
  %1218 = fdiv double 0x3CE4000000000000, %1217
  %1219 = call double @llvm.sqrt.f64(double %1217)
  %1220 = fmul double %1219, 3.000000e+00
  %1221 = call double @llvm.minnum.f64(double %1220, double 3.000000e-02)
  %1222 = call double @llvm.maxnum.f64(double %1218, double %1221)
  %1223 = add i64 %1202, 4
  store double 0.000000e+00, ptr %26
  %1224 = load double, ptr %16
  %1225 = call double @llvm.maxnum.f64(double %1224, double 0x3CB0000000000000)
  %1226 = call double @llvm.pow.f64(double %1225, double 8.000000e-01)
  store double %1226, ptr %16
  %1227 = load ptr, ptr %8
  %1228 = getelementptr %struct.ode_system, ptr %1227, i64 0, i32 0
  %1229 = load i64, ptr %1228
  %1230 = getelementptr double, ptr %1206, i64 2
  %1231 = load i64, ptr %27
  %1232 = icmp eq i64 %1231, 3
  %1233 = icmp eq i64 %1231, 5
  %1234 = select i1 %1233, ptr @RADAU5, ptr @RADAU7
  %1235 = select i1 %1232, ptr @RADAU3, ptr %1234
  %1236 = getelementptr double, ptr %1235, i64 2
  %1237 = icmp sgt i64 %1202, 0
  br i1 %1237, label %1238, label %1296

1238:
  %1239 = shl i64 %1229, 3
  %1240 = icmp sgt i64 %1231, 0
  %1241 = icmp sgt i64 %1229, 0
  br label %1242

1242:
  %1243 = phi i64 [ %1229, %1238 ], [ %1295, %1292 ]
  %1244 = phi i64 [ 0, %1238 ], [ %1290, %1292 ]
  %1245 = add i64 %1244, 15
  %1246 = load ptr, ptr %7
  %1247 = mul i64 %1245, %1243
  %1248 = getelementptr double, ptr %1246, i64 %1247
  %1249 = bitcast ptr %1248 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %1249, i8 0, i64 %1239, i1 false)
  %1250 = load double, ptr %10
  %1251 = fcmp oeq double %1250, 0.000000e+00
  br i1 %1251, label %1289, label %1252

1252:
  %1253 = getelementptr double, ptr %1230, i64 %1244
  %1254 = load double, ptr %1253
  %1255 = fmul double %211, %1254
  %1256 = fdiv double %1255, %1250
  br i1 %1240, label %1257, label %1289

1257:
  %1258 = load ptr, ptr %7
  %1259 = load ptr, ptr %8
  %1260 = getelementptr %struct.ode_system, ptr %1259, i64 0, i32 0
  %1261 = load i64, ptr %1260
  br label %1264

1262:
  %1263 = icmp sgt i64 %1265, 1
  br i1 %1263, label %1264, label %1289

1264:
  %1265 = phi i64 [ %1231, %1257 ], [ %1266, %1262 ]
  %1266 = add i64 %1265, -1
  %1267 = add i64 %1265, 35
  %1268 = mul i64 %1267, %1261
  %1269 = getelementptr double, ptr %1258, i64 %1268
  %1270 = icmp slt i64 %1231, %1265
  br i1 %1270, label %1276, label %1271

1271:
  %1272 = sub i64 %1231, %1265
  %1273 = getelementptr double, ptr %1236, i64 %1272
  %1274 = load double, ptr %1273
  %1275 = fadd double %1274, -1.000000e+00
  br label %1276

1276:
  %1277 = phi double [ %1275, %1271 ], [ -1.000000e+00, %1264 ]
  %1278 = fsub double %1256, %1277
  br i1 %1241, label %1279, label %1262

1279:
  %1280 = phi i64 [ %1287, %1279 ], [ 0, %1276 ]
  %1281 = getelementptr double, ptr %1269, i64 %1280
  %1282 = load double, ptr %1281
  %1283 = getelementptr double, ptr %1248, i64 %1280
  %1284 = load double, ptr %1283
  %1285 = fadd double %1282, %1284
  %1286 = fmul double %1278, %1285
  store double %1286, ptr %1283
  %1287 = add i64 %1280, 1
  %1288 = icmp eq i64 %1287, %1229
  br i1 %1288, label %1262, label %1279

1289:
  %1290 = add i64 %1244, 1
  %1291 = icmp eq i64 %1290, %1202
  br i1 %1291, label %1296, label %1292

1292:
  %1293 = load ptr, ptr %8
  %1294 = getelementptr %struct.ode_system, ptr %1293, i64 0, i32 0
  %1295 = load i64, ptr %1294
  br label %1242

1296:
  %1297 = getelementptr double, ptr %1230, i64 %1202
  %1298 = mul i64 %1202, %1202
  %1299 = getelementptr double, ptr %1297, i64 %1298
  call void @transform(ptr %0, ptr %1299, i64 5, i64 19)
  %1300 = icmp slt i64 %1202, -3
  br i1 %1300, label %2378, label %1301

1301:
  %1302 = phi i64 [ %2376, %2374 ], [ 1, %1296 ]
  %1303 = phi double [ %2375, %2374 ], [ 0.000000e+00, %1296 ]
  %1304 = phi double [ %2372, %2374 ], [ 0.000000e+00, %1296 ]
  %1305 = load ptr, ptr %8
  %1306 = getelementptr %struct.ode_system, ptr %1305, i64 0, i32 0
  %1307 = load i64, ptr %1306
  %1308 = load i64, ptr %13
  %1309 = icmp eq i64 %1308, 3
  %1310 = icmp eq i64 %1308, 5
  %1311 = select i1 %1310, ptr @RADAU5, ptr @RADAU7
  %1312 = select i1 %1309, ptr @RADAU3, ptr %1311
  %1313 = getelementptr double, ptr %1312, i64 2
  %1314 = load ptr, ptr %7
  %1315 = mul i64 %1307, 3
  %1316 = getelementptr double, ptr %1314, i64 %1315
  %1317 = icmp sgt i64 %1308, 0
  br i1 %1317, label %1318, label %1386

1318:
  %1319 = icmp sgt i64 %1307, 0
  br label %1320

1320:
  %1321 = phi i64 [ %1307, %1318 ], [ %1379, %1375 ]
  %1322 = phi ptr [ %1305, %1318 ], [ %1377, %1375 ]
  %1323 = phi ptr [ %1314, %1318 ], [ %1376, %1375 ]
  %1324 = phi i64 [ 0, %1318 ], [ %1373, %1375 ]
  %1325 = add i64 %1324, 15
  %1326 = mul i64 %1325, %1321
  %1327 = getelementptr double, ptr %1323, i64 %1326
  %1328 = load double, ptr %6
  %1329 = getelementptr double, ptr %1313, i64 %1324
  %1330 = load double, ptr %1329
  %1331 = call double @llvm.fmuladd.f64(double %1330, double %211, double %1328)
  br i1 %1319, label %1362, label %1332

1332:
  %1333 = add i64 %1324, 22
  %1334 = mul i64 %1333, %1321
  %1335 = getelementptr double, ptr %1323, i64 %1334
  %1336 = getelementptr %struct.ode_system, ptr %1322, i64 0, i32 5
  %1337 = load ptr, ptr %1336
  %1338 = getelementptr %struct.ode_system, ptr %1322, i64 0, i32 4
  %1339 = load ptr, ptr %1338
  %1340 = call i64 %1337(ptr %1339, double %1331, ptr %1316, ptr %1335)
  %1341 = load i64, ptr %9
  %1342 = add i64 %1341, 1
  store i64 %1342, ptr %9
  switch i64 %1340, label %3118 [
    i64 3, label %1343
    i64 0, label %1372
  ]

1343:
  store i64 3, ptr %39
  store double %1331, ptr %40
  %1344 = load ptr, ptr %7
  %1345 = load ptr, ptr %8
  %1346 = getelementptr %struct.ode_system, ptr %1345, i64 0, i32 0
  %1347 = load i64, ptr %1346
  %1348 = shl i64 %1347, 2
  %1349 = getelementptr double, ptr %1344, i64 %1348
  %1350 = bitcast ptr %1349 to ptr
  %1351 = bitcast ptr %1335 to ptr
  %1352 = shl i64 %1347, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1350, ptr align 8 %1351, i64 %1352, i1 false)
  %1353 = load ptr, ptr %7
  %1354 = load ptr, ptr %8
  %1355 = getelementptr %struct.ode_system, ptr %1354, i64 0, i32 0
  %1356 = load i64, ptr %1355
  %1357 = mul i64 %1356, 5
  %1358 = getelementptr double, ptr %1353, i64 %1357
  %1359 = bitcast ptr %1358 to ptr
  %1360 = bitcast ptr %1316 to ptr
  %1361 = shl i64 %1356, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1359, ptr align 8 %1360, i64 %1361, i1 false)
  br label %2378

1362:
  %1363 = phi i64 [ %1370, %1362 ], [ 0, %1320 ]
  %1364 = getelementptr double, ptr %1314, i64 %1363
  %1365 = load double, ptr %1364
  %1366 = getelementptr double, ptr %1327, i64 %1363
  %1367 = load double, ptr %1366
  %1368 = fadd double %1365, %1367
  %1369 = getelementptr double, ptr %1316, i64 %1363
  store double %1368, ptr %1369
  %1370 = add i64 %1363, 1
  %1371 = icmp eq i64 %1370, %1307
  br i1 %1371, label %1332, label %1362

1372:
  %1373 = add i64 %1324, 1
  %1374 = icmp eq i64 %1373, %1308
  br i1 %1374, label %1380, label %1375

1375:
  %1376 = load ptr, ptr %7
  %1377 = load ptr, ptr %8
  %1378 = getelementptr %struct.ode_system, ptr %1377, i64 0, i32 0
  %1379 = load i64, ptr %1378
  br label %1320

1380:
  %1381 = load ptr, ptr %8
  %1382 = getelementptr %struct.ode_system, ptr %1381, i64 0, i32 0
  %1383 = load i64, ptr %1382
  %1384 = load i64, ptr %13
  %1385 = load ptr, ptr %7
  br label %1386

1386:
  %1387 = phi ptr [ %1385, %1380 ], [ %1314, %1301 ]
  %1388 = phi i64 [ %1384, %1380 ], [ %1308, %1301 ]
  %1389 = phi i64 [ %1383, %1380 ], [ %1307, %1301 ]
  %1390 = icmp eq i64 %1388, 3
  %1391 = icmp eq i64 %1388, 5
  %1392 = select i1 %1391, ptr @RADAU5, ptr @RADAU7
  %1393 = select i1 %1390, ptr @RADAU3, ptr %1392
  %1394 = getelementptr double, ptr %1393, i64 2
  %1395 = getelementptr double, ptr %1394, i64 %1388
  %1396 = mul i64 %1388, %1388
  %1397 = getelementptr double, ptr %1395, i64 %1396
  %1398 = getelementptr double, ptr %1397, i64 %1396
  %1399 = mul i64 %1389, 11
  %1400 = getelementptr double, ptr %1387, i64 %1399
  call void @transform(ptr %0, ptr %1397, i64 12, i64 12)
  %1401 = icmp sgt i64 %1388, 0
  br i1 %1401, label %1402, label %2327

1402:
  %1403 = icmp sgt i64 %1389, 0
  br label %1409

1404:
  %1405 = load ptr, ptr %7
  %1406 = load ptr, ptr %8
  %1407 = getelementptr %struct.ode_system, ptr %1406, i64 0, i32 0
  %1408 = load i64, ptr %1407
  br label %2300

1409:
  %1410 = phi i64 [ 0, %1402 ], [ %2298, %2296 ]
  %1411 = add i64 %1410, 22
  %1412 = load ptr, ptr %7
  %1413 = load ptr, ptr %8
  %1414 = getelementptr %struct.ode_system, ptr %1413, i64 0, i32 0
  %1415 = load i64, ptr %1414
  %1416 = mul i64 %1415, %1411
  %1417 = getelementptr double, ptr %1412, i64 %1416
  %1418 = add i64 %1410, 29
  %1419 = mul i64 %1415, %1418
  %1420 = getelementptr double, ptr %1412, i64 %1419
  %1421 = add i64 %1410, 23
  %1422 = mul i64 %1415, %1421
  %1423 = getelementptr double, ptr %1412, i64 %1422
  %1424 = add i64 %1410, 30
  %1425 = mul i64 %1415, %1424
  %1426 = getelementptr double, ptr %1412, i64 %1425
  %1427 = getelementptr double, ptr %1398, i64 %1410
  %1428 = load double, ptr %1427
  %1429 = fdiv double %1428, %211
  %1430 = icmp eq i64 %1410, 0
  br i1 %1430, label %1436, label %1431

1431:
  %1432 = add i64 %1410, 1
  %1433 = getelementptr double, ptr %1398, i64 %1432
  %1434 = load double, ptr %1433
  %1435 = fdiv double %1434, %211
  br label %1436

1436:
  %1437 = phi double [ %1435, %1431 ], [ 0.000000e+00, %1409 ]
  br i1 %1403, label %1438, label %1440

1438:
  %1439 = fneg double %1429
  br label %1441

1440:
  br i1 %1430, label %2295, label %1462

1441:
  %1442 = phi i64 [ 0, %1438 ], [ %1460, %1459 ]
  %1443 = getelementptr double, ptr %1420, i64 %1442
  %1444 = load double, ptr %1443
  %1445 = getelementptr double, ptr %1417, i64 %1442
  %1446 = load double, ptr %1445
  %1447 = call double @llvm.fmuladd.f64(double %1439, double %1444, double %1446)
  store double %1447, ptr %1445
  br i1 %1430, label %1459, label %1448

1448:
  %1449 = getelementptr double, ptr %1426, i64 %1442
  %1450 = load double, ptr %1449
  %1451 = call double @llvm.fmuladd.f64(double %1437, double %1450, double %1447)
  store double %1451, ptr %1445
  %1452 = load double, ptr %1449
  %1453 = load double, ptr %1443
  %1454 = fmul double %1437, %1453
  %1455 = call double @llvm.fmuladd.f64(double %1429, double %1452, double %1454)
  %1456 = getelementptr double, ptr %1423, i64 %1442
  %1457 = load double, ptr %1456
  %1458 = fsub double %1457, %1455
  store double %1458, ptr %1456
  br label %1459

1459:
  %1460 = add i64 %1442, 1
  %1461 = icmp eq i64 %1460, %1389
  br i1 %1461, label %1440, label %1441

1462:
  %1463 = lshr i64 %1410, 1
  %1464 = load ptr, ptr %25
  %1465 = mul i64 %1415, 5
  %1466 = getelementptr i64, ptr %1464, i64 %1465
  %1467 = load i64, ptr %1466
  %1468 = add i64 %1467, 7
  %1469 = and i64 %1468, -8
  %1470 = add i64 %1415, 7
  %1471 = and i64 %1470, -8
  %1472 = or i64 %1471, 1
  %1473 = mul i64 %1472, %1471
  %1474 = shl i64 %1415, 2
  %1475 = getelementptr i64, ptr %1464, i64 %1474
  %1476 = load ptr, ptr %12
  %1477 = getelementptr %struct.ode_options, ptr %1476, i64 0, i32 0
  %1478 = load ptr, ptr %1477
  %1479 = getelementptr %struct.ode_method, ptr %1478, i64 0, i32 4
  %1480 = load i64, ptr %1479
  %1481 = add i64 %1480, 10
  %1482 = mul i64 %1481, %1415
  %1483 = add i64 %1482, 7
  %1484 = and i64 %1483, -8
  %1485 = getelementptr double, ptr %1412, i64 %1484
  %1486 = getelementptr double, ptr %1485, i64 %1473
  %1487 = fmul double %1437, %1437
  %1488 = call double @llvm.fmuladd.f64(double %1429, double %1429, double %1487)
  %1489 = shl i64 %1463, 2
  %1490 = add i64 %1489, 4
  %1491 = mul i64 %1473, %1490
  %1492 = getelementptr double, ptr %1485, i64 %1491
  %1493 = add i64 %1489, 6
  %1494 = mul i64 %1473, %1493
  %1495 = getelementptr double, ptr %1485, i64 %1494
  %1496 = add i64 %1489, 7
  %1497 = mul i64 %1473, %1496
  %1498 = getelementptr double, ptr %1485, i64 %1497
  %1499 = sub i64 0, %1471
  %1500 = getelementptr double, ptr %1498, i64 %1499
  %1501 = add i64 %1463, 1
  %1502 = mul i64 %1415, %1501
  %1503 = getelementptr i64, ptr %1464, i64 %1502
  %1504 = mul i64 %1473, 5
  %1505 = getelementptr double, ptr %1485, i64 %1504
  %1506 = getelementptr double, ptr %1505, i64 %1499
  %1507 = getelementptr double, ptr %1506, i64 %1473
  %1508 = icmp sgt i64 %1469, 0
  br i1 %1508, label %1516, label %1509

1509:
  %1510 = icmp sgt i64 %1415, %1467
  br i1 %1510, label %1511, label %1534

1511:
  %1512 = fneg double %1437
  %1513 = icmp sgt i64 %1467, 0
  %1514 = shl i64 %1469, 1
  %1515 = mul i64 %1469, 3
  br label %1539

1516:
  %1517 = phi i64 [ %1532, %1529 ], [ 0, %1462 ]
  %1518 = icmp slt i64 %1517, %1467
  br i1 %1518, label %1519, label %1527

1519:
  %1520 = getelementptr i64, ptr %1475, i64 %1517
  %1521 = load i64, ptr %1520
  %1522 = getelementptr double, ptr %1417, i64 %1521
  %1523 = load double, ptr %1522
  %1524 = getelementptr double, ptr %1506, i64 %1517
  store double %1523, ptr %1524
  %1525 = getelementptr double, ptr %1423, i64 %1521
  %1526 = load double, ptr %1525
  br label %1529

1527:
  %1528 = getelementptr double, ptr %1506, i64 %1517
  store double 0.000000e+00, ptr %1528
  br label %1529

1529:
  %1530 = phi double [ %1526, %1519 ], [ 0.000000e+00, %1527 ]
  %1531 = getelementptr double, ptr %1507, i64 %1517
  store double %1530, ptr %1531
  %1532 = add i64 %1517, 1
  %1533 = icmp eq i64 %1532, %1469
  br i1 %1533, label %1509, label %1516

1534:
  %1535 = icmp sgt i64 %1467, 0
  br i1 %1535, label %1536, label %1731

1536:
  %1537 = shl i64 %1469, 1
  %1538 = mul i64 %1469, 3
  br label %1738

1539:
  %1540 = phi i64 [ %1467, %1511 ], [ %1543, %1674 ]
  %1541 = mul i64 %1540, %1469
  %1542 = getelementptr double, ptr %1486, i64 %1541
  %1543 = add i64 %1540, 4
  %1544 = icmp slt i64 %1543, %1415
  %1545 = sub i64 %1415, %1540
  %1546 = select i1 %1544, i64 4, i64 %1545
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) %29, i8 0, i64 32, i1 false)
  %1547 = icmp sgt i64 %1546, 0
  br i1 %1547, label %1550, label %1674

1548:
  %1549 = icmp eq i64 %1546, 4
  br i1 %1549, label %1569, label %1670

1550:
  %1551 = phi i64 [ %1567, %1550 ], [ 0, %1539 ]
  %1552 = add i64 %1551, %1540
  %1553 = getelementptr i64, ptr %1475, i64 %1552
  %1554 = load i64, ptr %1553
  %1555 = getelementptr double, ptr %1417, i64 %1554
  %1556 = load double, ptr %1555
  %1557 = getelementptr double, ptr %1423, i64 %1554
  %1558 = load double, ptr %1557
  %1559 = fmul double %1437, %1558
  %1560 = call double @llvm.fmuladd.f64(double %1556, double %1429, double %1559)
  %1561 = fdiv double %1560, %1488
  store double %1561, ptr %1555
  %1562 = load double, ptr %1557
  %1563 = call double @llvm.fmuladd.f64(double %1512, double %1561, double %1562)
  %1564 = fdiv double %1563, %1429
  %1565 = getelementptr [4 x double], ptr %5, i64 0, i64 %1551
  store double %1564, ptr %1565
  store double %1564, ptr %1557
  %1566 = getelementptr [4 x double], ptr %4, i64 0, i64 %1551
  store double %1561, ptr %1566
  %1567 = add i64 %1551, 1
  %1568 = icmp slt i64 %1567, %1546
  br i1 %1568, label %1550, label %1548

1569:
  br i1 %1513, label %1570, label %1674

1570:
  %1571 = load double, ptr %31
  %1572 = load double, ptr %32, align 16
  %1573 = load double, ptr %33
  %1574 = load double, ptr %30, align 16
  %1575 = fneg double %1574
  %1576 = fneg double %1573
  %1577 = fneg double %1572
  %1578 = fneg double %1571
  %1579 = insertelement <8 x double> poison, double %1575, i64 0
  %1580 = shufflevector <8 x double> %1579, <8 x double> poison, <8 x i32> zeroinitializer
  %1581 = insertelement <8 x double> poison, double %1576, i64 0
  %1582 = shufflevector <8 x double> %1581, <8 x double> poison, <8 x i32> zeroinitializer
  %1583 = insertelement <8 x double> poison, double %1577, i64 0
  %1584 = shufflevector <8 x double> %1583, <8 x double> poison, <8 x i32> zeroinitializer
  %1585 = insertelement <8 x double> poison, double %1578, i64 0
  %1586 = shufflevector <8 x double> %1585, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1587

1587:
  %1588 = phi i64 [ %1618, %1617 ], [ 0, %1570 ]
  br label %1589

1589:
  %1590 = phi i64 [ 0, %1587 ], [ %1615, %1589 ]
  %1591 = add i64 %1588, %1590
  %1592 = getelementptr double, ptr %1506, i64 %1591
  %1593 = bitcast ptr %1592 to ptr
  %1594 = load <8 x double>, ptr %1593, align 8
  %1595 = getelementptr double, ptr %1542, i64 %1591
  %1596 = bitcast ptr %1595 to ptr
  %1597 = load <8 x double>, ptr %1596, align 8
  %1598 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1580, <8 x double> %1597, <8 x double> %1594)
  %1599 = add i64 %1591, %1469
  %1600 = getelementptr double, ptr %1542, i64 %1599
  %1601 = bitcast ptr %1600 to ptr
  %1602 = load <8 x double>, ptr %1601, align 8
  %1603 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1582, <8 x double> %1602, <8 x double> %1598)
  %1604 = add i64 %1591, %1514
  %1605 = getelementptr double, ptr %1542, i64 %1604
  %1606 = bitcast ptr %1605 to ptr
  %1607 = load <8 x double>, ptr %1606, align 8
  %1608 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1584, <8 x double> %1607, <8 x double> %1603)
  %1609 = add i64 %1591, %1515
  %1610 = getelementptr double, ptr %1542, i64 %1609
  %1611 = bitcast ptr %1610 to ptr
  %1612 = load <8 x double>, ptr %1611, align 8
  %1613 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1586, <8 x double> %1612, <8 x double> %1608)
  %1614 = bitcast ptr %1592 to ptr
  store <8 x double> %1613, ptr %1614, align 8
  %1615 = add i64 %1590, 8
  %1616 = icmp eq i64 %1590, 0
  br i1 %1616, label %1617, label %1589

1617:
  %1618 = add i64 %1588, 8
  %1619 = icmp slt i64 %1618, %1467
  br i1 %1619, label %1587, label %1620

1620:
  %1621 = load double, ptr %35
  %1622 = load double, ptr %36, align 16
  %1623 = load double, ptr %37
  %1624 = load double, ptr %34, align 16
  %1625 = fneg double %1624
  %1626 = fneg double %1623
  %1627 = fneg double %1622
  %1628 = fneg double %1621
  %1629 = insertelement <8 x double> poison, double %1625, i64 0
  %1630 = shufflevector <8 x double> %1629, <8 x double> poison, <8 x i32> zeroinitializer
  %1631 = insertelement <8 x double> poison, double %1626, i64 0
  %1632 = shufflevector <8 x double> %1631, <8 x double> poison, <8 x i32> zeroinitializer
  %1633 = insertelement <8 x double> poison, double %1627, i64 0
  %1634 = shufflevector <8 x double> %1633, <8 x double> poison, <8 x i32> zeroinitializer
  %1635 = insertelement <8 x double> poison, double %1628, i64 0
  %1636 = shufflevector <8 x double> %1635, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1637

1637:
  %1638 = phi i64 [ %1668, %1667 ], [ 0, %1620 ]
  br label %1639

1639:
  %1640 = phi i64 [ 0, %1637 ], [ %1665, %1639 ]
  %1641 = add i64 %1638, %1640
  %1642 = getelementptr double, ptr %1507, i64 %1641
  %1643 = bitcast ptr %1642 to ptr
  %1644 = load <8 x double>, ptr %1643, align 8
  %1645 = getelementptr double, ptr %1542, i64 %1641
  %1646 = bitcast ptr %1645 to ptr
  %1647 = load <8 x double>, ptr %1646, align 8
  %1648 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1630, <8 x double> %1647, <8 x double> %1644)
  %1649 = add i64 %1641, %1469
  %1650 = getelementptr double, ptr %1542, i64 %1649
  %1651 = bitcast ptr %1650 to ptr
  %1652 = load <8 x double>, ptr %1651, align 8
  %1653 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1632, <8 x double> %1652, <8 x double> %1648)
  %1654 = add i64 %1641, %1514
  %1655 = getelementptr double, ptr %1542, i64 %1654
  %1656 = bitcast ptr %1655 to ptr
  %1657 = load <8 x double>, ptr %1656, align 8
  %1658 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1634, <8 x double> %1657, <8 x double> %1653)
  %1659 = add i64 %1641, %1515
  %1660 = getelementptr double, ptr %1542, i64 %1659
  %1661 = bitcast ptr %1660 to ptr
  %1662 = load <8 x double>, ptr %1661, align 8
  %1663 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1636, <8 x double> %1662, <8 x double> %1658)
  %1664 = bitcast ptr %1642 to ptr
  store <8 x double> %1663, ptr %1664, align 8
  %1665 = add i64 %1640, 8
  %1666 = icmp eq i64 %1640, 0
  br i1 %1666, label %1667, label %1639

1667:
  %1668 = add i64 %1638, 8
  %1669 = icmp slt i64 %1668, %1467
  br i1 %1669, label %1637, label %1670

1670:
  %1671 = icmp slt i64 %1546, 4
  %1672 = add i64 %1546, -1
  %1673 = icmp ult i64 %1672, 3
  br i1 %1673, label %1675, label %1674

1674:
  br i1 %1544, label %1539, label %1534

1675:
  %1676 = phi i64 [ %1728, %1727 ], [ 0, %1670 ]
  %1677 = getelementptr [4 x double], ptr %4, i64 0, i64 %1676
  %1678 = load double, ptr %1677
  %1679 = mul i64 %1676, %1469
  %1680 = getelementptr double, ptr %1542, i64 %1679
  br i1 %1513, label %1681, label %1727

1681:
  %1682 = fneg double %1678
  %1683 = insertelement <8 x double> poison, double %1682, i64 0
  %1684 = shufflevector <8 x double> %1683, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1685

1685:
  %1686 = phi i64 [ %1701, %1700 ], [ 0, %1681 ]
  br label %1687

1687:
  %1688 = phi i64 [ 0, %1685 ], [ %1698, %1687 ]
  %1689 = add i64 %1686, %1688
  %1690 = getelementptr double, ptr %1680, i64 %1689
  %1691 = bitcast ptr %1690 to ptr
  %1692 = load <8 x double>, ptr %1691, align 8
  %1693 = getelementptr double, ptr %1506, i64 %1689
  %1694 = bitcast ptr %1693 to ptr
  %1695 = load <8 x double>, ptr %1694, align 8
  %1696 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1684, <8 x double> %1692, <8 x double> %1695)
  %1697 = bitcast ptr %1693 to ptr
  store <8 x double> %1696, ptr %1697, align 8
  %1698 = add i64 %1688, 8
  %1699 = icmp eq i64 %1688, 0
  br i1 %1699, label %1700, label %1687

1700:
  %1701 = add i64 %1686, 8
  %1702 = icmp slt i64 %1701, %1467
  br i1 %1702, label %1685, label %1703

1703:
  %1704 = getelementptr [4 x double], ptr %5, i64 0, i64 %1676
  %1705 = load double, ptr %1704
  %1706 = fneg double %1705
  %1707 = insertelement <8 x double> poison, double %1706, i64 0
  %1708 = shufflevector <8 x double> %1707, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1709

1709:
  %1710 = phi i64 [ %1725, %1724 ], [ 0, %1703 ]
  br label %1711

1711:
  %1712 = phi i64 [ 0, %1709 ], [ %1722, %1711 ]
  %1713 = add i64 %1710, %1712
  %1714 = getelementptr double, ptr %1680, i64 %1713
  %1715 = bitcast ptr %1714 to ptr
  %1716 = load <8 x double>, ptr %1715, align 8
  %1717 = getelementptr double, ptr %1507, i64 %1713
  %1718 = bitcast ptr %1717 to ptr
  %1719 = load <8 x double>, ptr %1718, align 8
  %1720 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1708, <8 x double> %1716, <8 x double> %1719)
  %1721 = bitcast ptr %1717 to ptr
  store <8 x double> %1720, ptr %1721, align 8
  %1722 = add i64 %1712, 8
  %1723 = icmp eq i64 %1712, 0
  br i1 %1723, label %1724, label %1711

1724:
  %1725 = add i64 %1710, 8
  %1726 = icmp slt i64 %1725, %1467
  br i1 %1726, label %1709, label %1727

1727:
  %1728 = add i64 %1676, 1
  %1729 = icmp slt i64 %1728, %1546
  %1730 = select i1 %1671, i1 %1729, i1 false
  br i1 %1730, label %1675, label %1674

1731:
  %1732 = add i64 %1467, -1
  %1733 = and i64 %1732, -4
  %1734 = icmp sgt i64 %1733, -1
  br i1 %1734, label %1735, label %1984

1735:
  %1736 = shl i64 %1469, 1
  %1737 = mul i64 %1469, 3
  br label %1985

1738:
  %1739 = phi i64 [ 0, %1536 ], [ %1982, %1981 ]
  %1740 = and i64 %1739, 9223372036854775800
  %1741 = mul i64 %1739, %1469
  %1742 = getelementptr double, ptr %1492, i64 %1741
  %1743 = getelementptr double, ptr %1742, i64 %1473
  %1744 = or i64 %1739, 3
  br label %1745

1745:
  %1746 = phi i64 [ %1739, %1738 ], [ %1769, %1768 ]
  %1747 = getelementptr i64, ptr %1503, i64 %1746
  %1748 = load i64, ptr %1747
  %1749 = icmp eq i64 %1748, %1746
  br i1 %1749, label %1763, label %1750

1750:
  %1751 = getelementptr double, ptr %1506, i64 %1746
  %1752 = load double, ptr %1751
  %1753 = getelementptr double, ptr %1506, i64 %1748
  %1754 = load double, ptr %1753
  store double %1754, ptr %1751
  store double %1752, ptr %1753
  %1755 = getelementptr double, ptr %1507, i64 %1746
  %1756 = load double, ptr %1755
  %1757 = getelementptr double, ptr %1507, i64 %1748
  %1758 = load double, ptr %1757
  store double %1758, ptr %1755
  store double %1756, ptr %1757
  %1759 = add i64 %1746, 1
  %1760 = icmp slt i64 %1746, %1744
  %1761 = icmp slt i64 %1759, %1467
  %1762 = and i1 %1760, %1761
  br i1 %1762, label %1768, label %1770

1763:
  %1764 = add i64 %1746, 1
  %1765 = icmp slt i64 %1746, %1744
  %1766 = icmp slt i64 %1764, %1467
  %1767 = and i1 %1765, %1766
  br i1 %1767, label %1768, label %1770

1768:
  %1769 = phi i64 [ %1764, %1763 ], [ %1759, %1750 ]
  br label %1745

1770:
  %1771 = getelementptr double, ptr %1506, i64 %1739
  %1772 = load double, ptr %1771
  %1773 = getelementptr double, ptr %1507, i64 %1739
  %1774 = load double, ptr %1773
  %1775 = call double @llvm.fabs.f64(double %1772)
  %1776 = call double @llvm.fabs.f64(double %1774)
  %1777 = fadd double %1775, %1776
  %1778 = fadd double %1777, 0.000000e+00
  %1779 = or i64 %1739, 1
  %1780 = getelementptr double, ptr %1506, i64 %1779
  %1781 = load double, ptr %1780
  %1782 = getelementptr double, ptr %1507, i64 %1779
  %1783 = load double, ptr %1782
  %1784 = getelementptr double, ptr %1742, i64 %1779
  %1785 = load double, ptr %1784
  %1786 = getelementptr double, ptr %1743, i64 %1779
  %1787 = load double, ptr %1786
  %1788 = fneg double %1787
  %1789 = fmul double %1774, %1788
  %1790 = call double @llvm.fmuladd.f64(double %1785, double %1772, double %1789)
  %1791 = fmul double %1772, %1787
  %1792 = call double @llvm.fmuladd.f64(double %1785, double %1774, double %1791)
  %1793 = fsub double %1783, %1792
  %1794 = fsub double %1781, %1790
  %1795 = call double @llvm.fabs.f64(double %1794)
  %1796 = call double @llvm.fabs.f64(double %1793)
  %1797 = fadd double %1796, %1795
  %1798 = fadd double %1778, %1797
  %1799 = or i64 %1739, 2
  %1800 = getelementptr double, ptr %1506, i64 %1799
  %1801 = load double, ptr %1800
  %1802 = getelementptr double, ptr %1507, i64 %1799
  %1803 = load double, ptr %1802
  %1804 = getelementptr double, ptr %1742, i64 %1799
  %1805 = load double, ptr %1804
  %1806 = getelementptr double, ptr %1743, i64 %1799
  %1807 = load double, ptr %1806
  %1808 = fneg double %1807
  %1809 = fmul double %1774, %1808
  %1810 = call double @llvm.fmuladd.f64(double %1805, double %1772, double %1809)
  %1811 = fmul double %1772, %1807
  %1812 = call double @llvm.fmuladd.f64(double %1805, double %1774, double %1811)
  %1813 = fsub double %1803, %1812
  %1814 = add i64 %1799, %1469
  %1815 = getelementptr double, ptr %1742, i64 %1814
  %1816 = load double, ptr %1815
  %1817 = getelementptr double, ptr %1743, i64 %1814
  %1818 = load double, ptr %1817
  %1819 = fneg double %1818
  %1820 = fmul double %1793, %1819
  %1821 = call double @llvm.fmuladd.f64(double %1816, double %1794, double %1820)
  %1822 = fmul double %1794, %1818
  %1823 = call double @llvm.fmuladd.f64(double %1816, double %1793, double %1822)
  %1824 = fsub double %1813, %1823
  %1825 = fsub double %1801, %1810
  %1826 = fsub double %1825, %1821
  %1827 = call double @llvm.fabs.f64(double %1826)
  %1828 = call double @llvm.fabs.f64(double %1824)
  %1829 = fadd double %1828, %1827
  %1830 = fadd double %1798, %1829
  %1831 = getelementptr double, ptr %1506, i64 %1744
  %1832 = load double, ptr %1831
  %1833 = getelementptr double, ptr %1507, i64 %1744
  %1834 = load double, ptr %1833
  %1835 = getelementptr double, ptr %1742, i64 %1744
  %1836 = load double, ptr %1835
  %1837 = getelementptr double, ptr %1743, i64 %1744
  %1838 = load double, ptr %1837
  %1839 = fneg double %1838
  %1840 = fmul double %1774, %1839
  %1841 = call double @llvm.fmuladd.f64(double %1836, double %1772, double %1840)
  %1842 = fmul double %1772, %1838
  %1843 = call double @llvm.fmuladd.f64(double %1836, double %1774, double %1842)
  %1844 = fsub double %1834, %1843
  %1845 = fsub double %1832, %1841
  %1846 = add i64 %1744, %1469
  %1847 = getelementptr double, ptr %1742, i64 %1846
  %1848 = load double, ptr %1847
  %1849 = getelementptr double, ptr %1743, i64 %1846
  %1850 = load double, ptr %1849
  %1851 = fneg double %1850
  %1852 = fmul double %1793, %1851
  %1853 = call double @llvm.fmuladd.f64(double %1848, double %1794, double %1852)
  %1854 = fmul double %1794, %1850
  %1855 = call double @llvm.fmuladd.f64(double %1848, double %1793, double %1854)
  %1856 = fsub double %1844, %1855
  %1857 = fsub double %1845, %1853
  %1858 = add i64 %1744, %1537
  %1859 = getelementptr double, ptr %1742, i64 %1858
  %1860 = load double, ptr %1859
  %1861 = getelementptr double, ptr %1743, i64 %1858
  %1862 = load double, ptr %1861
  %1863 = fneg double %1862
  %1864 = fmul double %1824, %1863
  %1865 = call double @llvm.fmuladd.f64(double %1860, double %1826, double %1864)
  %1866 = fmul double %1826, %1862
  %1867 = call double @llvm.fmuladd.f64(double %1860, double %1824, double %1866)
  %1868 = fsub double %1856, %1867
  %1869 = fsub double %1857, %1865
  %1870 = call double @llvm.fabs.f64(double %1869)
  %1871 = call double @llvm.fabs.f64(double %1868)
  %1872 = fadd double %1871, %1870
  %1873 = fadd double %1830, %1872
  %1874 = fcmp oeq double %1873, 0.000000e+00
  br i1 %1874, label %1981, label %1875

1875:
  %1876 = icmp slt i64 %1740, %1467
  br i1 %1876, label %1877, label %1981

1877:
  %1878 = fneg double %1772
  %1879 = fneg double %1794
  %1880 = fneg double %1826
  %1881 = fneg double %1869
  %1882 = fneg double %1774
  %1883 = fneg double %1793
  %1884 = fneg double %1824
  %1885 = fneg double %1868
  %1886 = insertelement <8 x double> poison, double %1878, i64 0
  %1887 = shufflevector <8 x double> %1886, <8 x double> poison, <8 x i32> zeroinitializer
  %1888 = insertelement <8 x double> poison, double %1879, i64 0
  %1889 = shufflevector <8 x double> %1888, <8 x double> poison, <8 x i32> zeroinitializer
  %1890 = insertelement <8 x double> poison, double %1880, i64 0
  %1891 = shufflevector <8 x double> %1890, <8 x double> poison, <8 x i32> zeroinitializer
  %1892 = insertelement <8 x double> poison, double %1881, i64 0
  %1893 = shufflevector <8 x double> %1892, <8 x double> poison, <8 x i32> zeroinitializer
  %1894 = insertelement <8 x double> poison, double %1793, i64 0
  %1895 = shufflevector <8 x double> %1894, <8 x double> poison, <8 x i32> zeroinitializer
  %1896 = insertelement <8 x double> poison, double %1774, i64 0
  %1897 = shufflevector <8 x double> %1896, <8 x double> poison, <8 x i32> zeroinitializer
  %1898 = insertelement <8 x double> poison, double %1824, i64 0
  %1899 = shufflevector <8 x double> %1898, <8 x double> poison, <8 x i32> zeroinitializer
  %1900 = insertelement <8 x double> poison, double %1868, i64 0
  %1901 = shufflevector <8 x double> %1900, <8 x double> poison, <8 x i32> zeroinitializer
  %1902 = insertelement <8 x double> poison, double %1882, i64 0
  %1903 = shufflevector <8 x double> %1902, <8 x double> poison, <8 x i32> zeroinitializer
  %1904 = insertelement <8 x double> poison, double %1883, i64 0
  %1905 = shufflevector <8 x double> %1904, <8 x double> poison, <8 x i32> zeroinitializer
  %1906 = insertelement <8 x double> poison, double %1884, i64 0
  %1907 = shufflevector <8 x double> %1906, <8 x double> poison, <8 x i32> zeroinitializer
  %1908 = insertelement <8 x double> poison, double %1885, i64 0
  %1909 = shufflevector <8 x double> %1908, <8 x double> poison, <8 x i32> zeroinitializer
  %1910 = insertelement <8 x double> poison, double %1794, i64 0
  %1911 = shufflevector <8 x double> %1910, <8 x double> poison, <8 x i32> zeroinitializer
  %1912 = insertelement <8 x double> poison, double %1772, i64 0
  %1913 = shufflevector <8 x double> %1912, <8 x double> poison, <8 x i32> zeroinitializer
  %1914 = insertelement <8 x double> poison, double %1826, i64 0
  %1915 = shufflevector <8 x double> %1914, <8 x double> poison, <8 x i32> zeroinitializer
  %1916 = insertelement <8 x double> poison, double %1869, i64 0
  %1917 = shufflevector <8 x double> %1916, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1918

1918:
  %1919 = phi i64 [ %1920, %1979 ], [ %1740, %1877 ]
  %1920 = add i64 %1919, 8
  br label %1921

1921:
  %1922 = phi i64 [ 0, %1918 ], [ %1977, %1921 ]
  %1923 = add i64 %1919, %1922
  %1924 = getelementptr double, ptr %1742, i64 %1923
  %1925 = bitcast ptr %1924 to ptr
  %1926 = load <8 x double>, ptr %1925, align 8
  %1927 = add i64 %1923, %1469
  %1928 = getelementptr double, ptr %1742, i64 %1927
  %1929 = bitcast ptr %1928 to ptr
  %1930 = load <8 x double>, ptr %1929, align 8
  %1931 = add i64 %1923, %1537
  %1932 = getelementptr double, ptr %1742, i64 %1931
  %1933 = bitcast ptr %1932 to ptr
  %1934 = load <8 x double>, ptr %1933, align 8
  %1935 = add i64 %1923, %1538
  %1936 = getelementptr double, ptr %1742, i64 %1935
  %1937 = bitcast ptr %1936 to ptr
  %1938 = load <8 x double>, ptr %1937, align 8
  %1939 = getelementptr double, ptr %1743, i64 %1923
  %1940 = bitcast ptr %1939 to ptr
  %1941 = load <8 x double>, ptr %1940, align 8
  %1942 = getelementptr double, ptr %1743, i64 %1927
  %1943 = bitcast ptr %1942 to ptr
  %1944 = load <8 x double>, ptr %1943, align 8
  %1945 = getelementptr double, ptr %1743, i64 %1931
  %1946 = bitcast ptr %1945 to ptr
  %1947 = load <8 x double>, ptr %1946, align 8
  %1948 = getelementptr double, ptr %1743, i64 %1935
  %1949 = bitcast ptr %1948 to ptr
  %1950 = load <8 x double>, ptr %1949, align 8
  %1951 = getelementptr double, ptr %1506, i64 %1923
  %1952 = bitcast ptr %1951 to ptr
  %1953 = load <8 x double>, ptr %1952, align 8
  %1954 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1887, <8 x double> %1926, <8 x double> %1953)
  %1955 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1889, <8 x double> %1930, <8 x double> %1954)
  %1956 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1891, <8 x double> %1934, <8 x double> %1955)
  %1957 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1893, <8 x double> %1938, <8 x double> %1956)
  %1958 = fmul <8 x double> %1895, %1944
  %1959 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1897, <8 x double> %1941, <8 x double> %1958)
  %1960 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1899, <8 x double> %1947, <8 x double> %1959)
  %1961 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1901, <8 x double> %1950, <8 x double> %1960)
  %1962 = fadd <8 x double> %1961, %1957
  %1963 = bitcast ptr %1951 to ptr
  store <8 x double> %1962, ptr %1963, align 8
  %1964 = getelementptr double, ptr %1507, i64 %1923
  %1965 = bitcast ptr %1964 to ptr
  %1966 = load <8 x double>, ptr %1965, align 8
  %1967 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1903, <8 x double> %1926, <8 x double> %1966)
  %1968 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1905, <8 x double> %1930, <8 x double> %1967)
  %1969 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1907, <8 x double> %1934, <8 x double> %1968)
  %1970 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1909, <8 x double> %1938, <8 x double> %1969)
  %1971 = fmul <8 x double> %1911, %1944
  %1972 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1913, <8 x double> %1941, <8 x double> %1971)
  %1973 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1915, <8 x double> %1947, <8 x double> %1972)
  %1974 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1917, <8 x double> %1950, <8 x double> %1973)
  %1975 = fsub <8 x double> %1970, %1974
  %1976 = bitcast ptr %1964 to ptr
  store <8 x double> %1975, ptr %1976, align 8
  %1977 = add i64 %1922, 8
  %1978 = icmp eq i64 %1922, 0
  br i1 %1978, label %1979, label %1921

1979:
  %1980 = icmp slt i64 %1920, %1467
  br i1 %1980, label %1918, label %1981

1981:
  %1982 = add i64 %1739, 4
  %1983 = icmp slt i64 %1982, %1467
  br i1 %1983, label %1738, label %1731

1984:
  br i1 %1510, label %2263, label %2296

1985:
  %1986 = phi i64 [ %1733, %1735 ], [ %2261, %2260 ]
  %1987 = mul i64 %1986, %1469
  %1988 = getelementptr double, ptr %1495, i64 %1987
  %1989 = or i64 %1986, 3
  %1990 = getelementptr double, ptr %1506, i64 %1989
  %1991 = load double, ptr %1990
  %1992 = getelementptr double, ptr %1507, i64 %1989
  %1993 = load double, ptr %1992
  %1994 = getelementptr double, ptr %1500, i64 %1989
  %1995 = load double, ptr %1994
  %1996 = add i64 %1989, %1473
  %1997 = getelementptr double, ptr %1500, i64 %1996
  %1998 = load double, ptr %1997
  %1999 = fneg double %1993
  %2000 = fmul double %1998, %1999
  %2001 = call double @llvm.fmuladd.f64(double %1991, double %1995, double %2000)
  %2002 = fmul double %1993, %1995
  %2003 = call double @llvm.fmuladd.f64(double %1991, double %1998, double %2002)
  %2004 = icmp slt i64 %1989, %1467
  br i1 %2004, label %2005, label %2010

2005:
  %2006 = getelementptr i64, ptr %1475, i64 %1989
  %2007 = load i64, ptr %2006
  %2008 = getelementptr double, ptr %1417, i64 %2007
  store double %2001, ptr %2008
  %2009 = getelementptr double, ptr %1423, i64 %2007
  store double %2003, ptr %2009
  br label %2010

2010:
  %2011 = or i64 %1986, 2
  %2012 = getelementptr double, ptr %1506, i64 %2011
  %2013 = load double, ptr %2012
  %2014 = getelementptr double, ptr %1507, i64 %2011
  %2015 = load double, ptr %2014
  %2016 = add i64 %2011, %1737
  %2017 = getelementptr double, ptr %1988, i64 %2016
  %2018 = load double, ptr %2017
  %2019 = add i64 %2016, %1473
  %2020 = getelementptr double, ptr %1988, i64 %2019
  %2021 = load double, ptr %2020
  %2022 = fneg double %2021
  %2023 = fmul double %2003, %2022
  %2024 = call double @llvm.fmuladd.f64(double %2018, double %2001, double %2023)
  %2025 = fmul double %2001, %2021
  %2026 = call double @llvm.fmuladd.f64(double %2018, double %2003, double %2025)
  %2027 = fsub double %2015, %2026
  %2028 = fsub double %2013, %2024
  %2029 = getelementptr double, ptr %1500, i64 %2011
  %2030 = load double, ptr %2029
  %2031 = add i64 %2011, %1473
  %2032 = getelementptr double, ptr %1500, i64 %2031
  %2033 = load double, ptr %2032
  %2034 = fneg double %2027
  %2035 = fmul double %2033, %2034
  %2036 = call double @llvm.fmuladd.f64(double %2028, double %2030, double %2035)
  %2037 = fmul double %2030, %2027
  %2038 = call double @llvm.fmuladd.f64(double %2028, double %2033, double %2037)
  %2039 = icmp slt i64 %2011, %1467
  br i1 %2039, label %2040, label %2045

2040:
  %2041 = getelementptr i64, ptr %1475, i64 %2011
  %2042 = load i64, ptr %2041
  %2043 = getelementptr double, ptr %1417, i64 %2042
  store double %2036, ptr %2043
  %2044 = getelementptr double, ptr %1423, i64 %2042
  store double %2038, ptr %2044
  br label %2045

2045:
  %2046 = or i64 %1986, 1
  %2047 = getelementptr double, ptr %1506, i64 %2046
  %2048 = load double, ptr %2047
  %2049 = getelementptr double, ptr %1507, i64 %2046
  %2050 = load double, ptr %2049
  %2051 = add i64 %2046, %1736
  %2052 = getelementptr double, ptr %1988, i64 %2051
  %2053 = load double, ptr %2052
  %2054 = add i64 %2051, %1473
  %2055 = getelementptr double, ptr %1988, i64 %2054
  %2056 = load double, ptr %2055
  %2057 = fneg double %2056
  %2058 = fmul double %2038, %2057
  %2059 = call double @llvm.fmuladd.f64(double %2053, double %2036, double %2058)
  %2060 = fmul double %2036, %2056
  %2061 = call double @llvm.fmuladd.f64(double %2053, double %2038, double %2060)
  %2062 = fsub double %2050, %2061
  %2063 = fsub double %2048, %2059
  %2064 = add i64 %2046, %1737
  %2065 = getelementptr double, ptr %1988, i64 %2064
  %2066 = load double, ptr %2065
  %2067 = add i64 %2064, %1473
  %2068 = getelementptr double, ptr %1988, i64 %2067
  %2069 = load double, ptr %2068
  %2070 = fneg double %2069
  %2071 = fmul double %2003, %2070
  %2072 = call double @llvm.fmuladd.f64(double %2066, double %2001, double %2071)
  %2073 = fmul double %2001, %2069
  %2074 = call double @llvm.fmuladd.f64(double %2066, double %2003, double %2073)
  %2075 = fsub double %2062, %2074
  %2076 = fsub double %2063, %2072
  %2077 = getelementptr double, ptr %1500, i64 %2046
  %2078 = load double, ptr %2077
  %2079 = add i64 %2046, %1473
  %2080 = getelementptr double, ptr %1500, i64 %2079
  %2081 = load double, ptr %2080
  %2082 = fneg double %2075
  %2083 = fmul double %2081, %2082
  %2084 = call double @llvm.fmuladd.f64(double %2076, double %2078, double %2083)
  %2085 = fmul double %2078, %2075
  %2086 = call double @llvm.fmuladd.f64(double %2076, double %2081, double %2085)
  %2087 = icmp slt i64 %2046, %1467
  br i1 %2087, label %2088, label %2093

2088:
  %2089 = getelementptr i64, ptr %1475, i64 %2046
  %2090 = load i64, ptr %2089
  %2091 = getelementptr double, ptr %1417, i64 %2090
  store double %2084, ptr %2091
  %2092 = getelementptr double, ptr %1423, i64 %2090
  store double %2086, ptr %2092
  br label %2093

2093:
  %2094 = getelementptr double, ptr %1506, i64 %1986
  %2095 = load double, ptr %2094
  %2096 = getelementptr double, ptr %1507, i64 %1986
  %2097 = load double, ptr %2096
  %2098 = add i64 %1986, %1469
  %2099 = getelementptr double, ptr %1988, i64 %2098
  %2100 = load double, ptr %2099
  %2101 = add i64 %2098, %1473
  %2102 = getelementptr double, ptr %1988, i64 %2101
  %2103 = load double, ptr %2102
  %2104 = fneg double %2103
  %2105 = fmul double %2086, %2104
  %2106 = call double @llvm.fmuladd.f64(double %2100, double %2084, double %2105)
  %2107 = fmul double %2084, %2103
  %2108 = call double @llvm.fmuladd.f64(double %2100, double %2086, double %2107)
  %2109 = fsub double %2097, %2108
  %2110 = fsub double %2095, %2106
  %2111 = add i64 %1986, %1736
  %2112 = getelementptr double, ptr %1988, i64 %2111
  %2113 = load double, ptr %2112
  %2114 = add i64 %2111, %1473
  %2115 = getelementptr double, ptr %1988, i64 %2114
  %2116 = load double, ptr %2115
  %2117 = fneg double %2116
  %2118 = fmul double %2038, %2117
  %2119 = call double @llvm.fmuladd.f64(double %2113, double %2036, double %2118)
  %2120 = fmul double %2036, %2116
  %2121 = call double @llvm.fmuladd.f64(double %2113, double %2038, double %2120)
  %2122 = fsub double %2109, %2121
  %2123 = fsub double %2110, %2119
  %2124 = add i64 %1986, %1737
  %2125 = getelementptr double, ptr %1988, i64 %2124
  %2126 = load double, ptr %2125
  %2127 = add i64 %2124, %1473
  %2128 = getelementptr double, ptr %1988, i64 %2127
  %2129 = load double, ptr %2128
  %2130 = fneg double %2129
  %2131 = fmul double %2003, %2130
  %2132 = call double @llvm.fmuladd.f64(double %2126, double %2001, double %2131)
  %2133 = fmul double %2001, %2129
  %2134 = call double @llvm.fmuladd.f64(double %2126, double %2003, double %2133)
  %2135 = fsub double %2122, %2134
  %2136 = fsub double %2123, %2132
  %2137 = getelementptr double, ptr %1500, i64 %1986
  %2138 = load double, ptr %2137
  %2139 = add i64 %1986, %1473
  %2140 = getelementptr double, ptr %1500, i64 %2139
  %2141 = load double, ptr %2140
  %2142 = fneg double %2135
  %2143 = fmul double %2141, %2142
  %2144 = call double @llvm.fmuladd.f64(double %2136, double %2138, double %2143)
  %2145 = fmul double %2138, %2135
  %2146 = call double @llvm.fmuladd.f64(double %2136, double %2141, double %2145)
  %2147 = icmp slt i64 %1986, %1467
  br i1 %2147, label %2148, label %2153

2148:
  %2149 = getelementptr i64, ptr %1475, i64 %1986
  %2150 = load i64, ptr %2149
  %2151 = getelementptr double, ptr %1417, i64 %2150
  store double %2144, ptr %2151
  %2152 = getelementptr double, ptr %1423, i64 %2150
  store double %2146, ptr %2152
  br label %2153

2153:
  %2154 = getelementptr double, ptr %1988, i64 %1473
  %2155 = icmp eq i64 %1986, 0
  br i1 %2155, label %1984, label %2156

2156:
  %2157 = fneg double %2144
  %2158 = fneg double %2084
  %2159 = fneg double %2036
  %2160 = fneg double %2001
  %2161 = fneg double %2146
  %2162 = fneg double %2086
  %2163 = fneg double %2038
  %2164 = fneg double %2003
  %2165 = insertelement <8 x double> poison, double %2157, i64 0
  %2166 = shufflevector <8 x double> %2165, <8 x double> poison, <8 x i32> zeroinitializer
  %2167 = insertelement <8 x double> poison, double %2158, i64 0
  %2168 = shufflevector <8 x double> %2167, <8 x double> poison, <8 x i32> zeroinitializer
  %2169 = insertelement <8 x double> poison, double %2159, i64 0
  %2170 = shufflevector <8 x double> %2169, <8 x double> poison, <8 x i32> zeroinitializer
  %2171 = insertelement <8 x double> poison, double %2160, i64 0
  %2172 = shufflevector <8 x double> %2171, <8 x double> poison, <8 x i32> zeroinitializer
  %2173 = insertelement <8 x double> poison, double %2086, i64 0
  %2174 = shufflevector <8 x double> %2173, <8 x double> poison, <8 x i32> zeroinitializer
  %2175 = insertelement <8 x double> poison, double %2146, i64 0
  %2176 = shufflevector <8 x double> %2175, <8 x double> poison, <8 x i32> zeroinitializer
  %2177 = insertelement <8 x double> poison, double %2038, i64 0
  %2178 = shufflevector <8 x double> %2177, <8 x double> poison, <8 x i32> zeroinitializer
  %2179 = insertelement <8 x double> poison, double %2003, i64 0
  %2180 = shufflevector <8 x double> %2179, <8 x double> poison, <8 x i32> zeroinitializer
  %2181 = insertelement <8 x double> poison, double %2161, i64 0
  %2182 = shufflevector <8 x double> %2181, <8 x double> poison, <8 x i32> zeroinitializer
  %2183 = insertelement <8 x double> poison, double %2162, i64 0
  %2184 = shufflevector <8 x double> %2183, <8 x double> poison, <8 x i32> zeroinitializer
  %2185 = insertelement <8 x double> poison, double %2163, i64 0
  %2186 = shufflevector <8 x double> %2185, <8 x double> poison, <8 x i32> zeroinitializer
  %2187 = insertelement <8 x double> poison, double %2164, i64 0
  %2188 = shufflevector <8 x double> %2187, <8 x double> poison, <8 x i32> zeroinitializer
  %2189 = insertelement <8 x double> poison, double %2084, i64 0
  %2190 = shufflevector <8 x double> %2189, <8 x double> poison, <8 x i32> zeroinitializer
  %2191 = insertelement <8 x double> poison, double %2144, i64 0
  %2192 = shufflevector <8 x double> %2191, <8 x double> poison, <8 x i32> zeroinitializer
  %2193 = insertelement <8 x double> poison, double %2036, i64 0
  %2194 = shufflevector <8 x double> %2193, <8 x double> poison, <8 x i32> zeroinitializer
  %2195 = insertelement <8 x double> poison, double %2001, i64 0
  %2196 = shufflevector <8 x double> %2195, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2197

2197:
  %2198 = phi i64 [ %2258, %2257 ], [ 0, %2156 ]
  br label %2199

2199:
  %2200 = phi i64 [ 0, %2197 ], [ %2255, %2199 ]
  %2201 = add i64 %2198, %2200
  %2202 = getelementptr double, ptr %1988, i64 %2201
  %2203 = bitcast ptr %2202 to ptr
  %2204 = load <8 x double>, ptr %2203, align 8
  %2205 = add i64 %2201, %1469
  %2206 = getelementptr double, ptr %1988, i64 %2205
  %2207 = bitcast ptr %2206 to ptr
  %2208 = load <8 x double>, ptr %2207, align 8
  %2209 = add i64 %2201, %1736
  %2210 = getelementptr double, ptr %1988, i64 %2209
  %2211 = bitcast ptr %2210 to ptr
  %2212 = load <8 x double>, ptr %2211, align 8
  %2213 = add i64 %2201, %1737
  %2214 = getelementptr double, ptr %1988, i64 %2213
  %2215 = bitcast ptr %2214 to ptr
  %2216 = load <8 x double>, ptr %2215, align 8
  %2217 = getelementptr double, ptr %2154, i64 %2201
  %2218 = bitcast ptr %2217 to ptr
  %2219 = load <8 x double>, ptr %2218, align 8
  %2220 = getelementptr double, ptr %2154, i64 %2205
  %2221 = bitcast ptr %2220 to ptr
  %2222 = load <8 x double>, ptr %2221, align 8
  %2223 = getelementptr double, ptr %2154, i64 %2209
  %2224 = bitcast ptr %2223 to ptr
  %2225 = load <8 x double>, ptr %2224, align 8
  %2226 = getelementptr double, ptr %2154, i64 %2213
  %2227 = bitcast ptr %2226 to ptr
  %2228 = load <8 x double>, ptr %2227, align 8
  %2229 = getelementptr double, ptr %1506, i64 %2201
  %2230 = bitcast ptr %2229 to ptr
  %2231 = load <8 x double>, ptr %2230, align 8
  %2232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2166, <8 x double> %2204, <8 x double> %2231)
  %2233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2168, <8 x double> %2208, <8 x double> %2232)
  %2234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2170, <8 x double> %2212, <8 x double> %2233)
  %2235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2172, <8 x double> %2216, <8 x double> %2234)
  %2236 = fmul <8 x double> %2174, %2222
  %2237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2176, <8 x double> %2219, <8 x double> %2236)
  %2238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2178, <8 x double> %2225, <8 x double> %2237)
  %2239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2180, <8 x double> %2228, <8 x double> %2238)
  %2240 = fadd <8 x double> %2239, %2235
  %2241 = bitcast ptr %2229 to ptr
  store <8 x double> %2240, ptr %2241, align 8
  %2242 = getelementptr double, ptr %1507, i64 %2201
  %2243 = bitcast ptr %2242 to ptr
  %2244 = load <8 x double>, ptr %2243, align 8
  %2245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2182, <8 x double> %2204, <8 x double> %2244)
  %2246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2184, <8 x double> %2208, <8 x double> %2245)
  %2247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2186, <8 x double> %2212, <8 x double> %2246)
  %2248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2188, <8 x double> %2216, <8 x double> %2247)
  %2249 = fmul <8 x double> %2190, %2222
  %2250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2192, <8 x double> %2219, <8 x double> %2249)
  %2251 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2194, <8 x double> %2225, <8 x double> %2250)
  %2252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2196, <8 x double> %2228, <8 x double> %2251)
  %2253 = fsub <8 x double> %2248, %2252
  %2254 = bitcast ptr %2242 to ptr
  store <8 x double> %2253, ptr %2254, align 8
  %2255 = add i64 %2200, 8
  %2256 = icmp eq i64 %2200, 0
  br i1 %2256, label %2257, label %2199

2257:
  %2258 = add i64 %2198, 8
  %2259 = icmp slt i64 %2258, %1986
  br i1 %2259, label %2197, label %2260

2260:
  %2261 = add i64 %1986, -4
  %2262 = icmp sgt i64 %1986, 3
  br i1 %2262, label %1985, label %1984

2263:
  %2264 = phi i64 [ %2293, %2263 ], [ %1467, %1984 ]
  %2265 = getelementptr i64, ptr %1466, i64 %2264
  %2266 = load i64, ptr %2265
  %2267 = getelementptr i64, ptr %1475, i64 %2266
  %2268 = load i64, ptr %2267
  %2269 = getelementptr i64, ptr %1475, i64 %2264
  %2270 = load i64, ptr %2269
  %2271 = mul i64 %2270, %1415
  %2272 = add i64 %2271, %2268
  %2273 = getelementptr double, ptr %1485, i64 %2272
  %2274 = load double, ptr %2273
  %2275 = fdiv double %2274, %1488
  %2276 = getelementptr double, ptr %1417, i64 %2268
  %2277 = load double, ptr %2276
  %2278 = getelementptr double, ptr %1423, i64 %2268
  %2279 = load double, ptr %2278
  %2280 = fmul double %1437, %2279
  %2281 = call double @llvm.fmuladd.f64(double %2277, double %1429, double %2280)
  %2282 = getelementptr double, ptr %1417, i64 %2270
  %2283 = load double, ptr %2282
  %2284 = call double @llvm.fmuladd.f64(double %2275, double %2281, double %2283)
  store double %2284, ptr %2282
  %2285 = load double, ptr %2278
  %2286 = load double, ptr %2276
  %2287 = fneg double %2286
  %2288 = fmul double %1437, %2287
  %2289 = call double @llvm.fmuladd.f64(double %2285, double %1429, double %2288)
  %2290 = getelementptr double, ptr %1423, i64 %2270
  %2291 = load double, ptr %2290
  %2292 = call double @llvm.fmuladd.f64(double %2275, double %2289, double %2291)
  store double %2292, ptr %2290
  %2293 = add i64 %2264, 1
  %2294 = icmp eq i64 %2293, %1415
  br i1 %2294, label %2296, label %2263

2295:
  call void @solve_real(ptr %0, double %211, ptr %1417)
  br label %2296

2296:
  %2297 = phi i64 [ 1, %2295 ], [ 2, %1984 ], [ 2, %2263 ]
  %2298 = add i64 %2297, %1410
  %2299 = icmp slt i64 %2298, %1388
  br i1 %2299, label %1409, label %1404

2300:
  %2301 = phi double [ 0.000000e+00, %1404 ], [ %2310, %2309 ]
  %2302 = phi i64 [ 0, %1404 ], [ %2311, %2309 ]
  %2303 = add i64 %2302, 22
  %2304 = mul i64 %2303, %1408
  %2305 = getelementptr double, ptr %1405, i64 %2304
  %2306 = add i64 %2302, 29
  %2307 = mul i64 %2306, %1408
  %2308 = getelementptr double, ptr %1405, i64 %2307
  br i1 %1403, label %2313, label %2309

2309:
  %2310 = phi double [ %2301, %2300 ], [ %2321, %2313 ]
  %2311 = add i64 %2302, 1
  %2312 = icmp eq i64 %2311, %1388
  br i1 %2312, label %2327, label %2300

2313:
  %2314 = phi i64 [ %2325, %2313 ], [ 0, %2300 ]
  %2315 = phi double [ %2321, %2313 ], [ %2301, %2300 ]
  %2316 = getelementptr double, ptr %2305, i64 %2314
  %2317 = load double, ptr %2316
  %2318 = getelementptr double, ptr %1400, i64 %2314
  %2319 = load double, ptr %2318
  %2320 = fdiv double %2317, %2319
  %2321 = call double @llvm.fmuladd.f64(double %2320, double %2320, double %2315)
  %2322 = getelementptr double, ptr %2308, i64 %2314
  %2323 = load double, ptr %2322
  %2324 = fadd double %2317, %2323
  store double %2324, ptr %2322
  %2325 = add i64 %2314, 1
  %2326 = icmp eq i64 %2325, %1389
  br i1 %2326, label %2309, label %2313

2327:
  %2328 = phi double [ 0.000000e+00, %1386 ], [ %2310, %2309 ]
  call void @transform(ptr %0, ptr %1395, i64 19, i64 5)
  %2329 = mul i64 %1389, %1388
  %2330 = sitofp i64 %2329 to double
  %2331 = fdiv double %2328, %2330
  %2332 = call double @llvm.sqrt.f64(double %2331)
  %2333 = call double @llvm.fabs.f64(double %2332)
  %2334 = fcmp ueq double %2333, 0x7FF0000000000000
  br i1 %2334, label %2378, label %2335

2335:
  %2336 = icmp ugt i64 %1302, 1
  br i1 %2336, label %2340, label %2337

2337:
  %2338 = load double, ptr %16
  %2339 = fmul double %2332, %2338
  br label %2370

2340:
  %2341 = fdiv double %2332, %1303
  %2342 = icmp eq i64 %1302, 2
  br i1 %2342, label %2346, label %2343

2343:
  %2344 = fmul double %1304, %2341
  %2345 = call double @llvm.sqrt.f64(double %2344)
  br label %2346

2346:
  %2347 = phi double [ %2345, %2343 ], [ %2341, %2340 ]
  store double %2347, ptr %26
  %2348 = fcmp olt double %2347, 0x3FEFAE147AE147AE
  br i1 %2348, label %2349, label %2378

2349:
  %2350 = fsub double 1.000000e+00, %2347
  %2351 = fdiv double %2347, %2350
  store double %2351, ptr %16
  %2352 = sub i64 %1223, %1302
  %2353 = sitofp i64 %2352 to double
  %2354 = fmul double %2332, %2351
  %2355 = fadd double %2353, -1.000000e+00
  %2356 = call double @llvm.pow.f64(double %2347, double %2355)
  %2357 = fmul double %2356, %2354
  %2358 = icmp sle i64 %1223, %1302
  %2359 = fcmp ult double %2357, %1222
  %2360 = select i1 %2358, i1 true, i1 %2359
  br i1 %2360, label %2370, label %2361

2361:
  %2362 = fdiv double %2357, %1222
  %2363 = call double @llvm.minnum.f64(double %2362, double 2.000000e+01)
  %2364 = call double @llvm.maxnum.f64(double %2363, double 1.000000e-04)
  %2365 = fadd double %2353, 4.000000e+00
  %2366 = fadd double %2365, -1.000000e+00
  %2367 = fdiv double -1.000000e+00, %2366
  %2368 = call double @llvm.pow.f64(double %2364, double %2367)
  %2369 = fmul double %2368, 8.000000e-01
  br label %2378

2370:
  %2371 = phi double [ %2339, %2337 ], [ %2354, %2349 ]
  %2372 = phi double [ %1304, %2337 ], [ %2341, %2349 ]
  %2373 = fcmp ugt double %2371, %1222
  br i1 %2373, label %2374, label %2391

2374:
  %2375 = call double @llvm.maxnum.f64(double %2332, double 0x3CB0000000000000)
  %2376 = add i64 %1302, 1
  %2377 = icmp slt i64 %1223, %2376
  br i1 %2377, label %2378, label %1301

2378:
  %2379 = phi double [ %2369, %2361 ], [ 1.250000e-01, %1343 ], [ 5.000000e-01, %1296 ], [ 5.000000e-01, %2374 ], [ 5.000000e-01, %2346 ], [ 5.000000e-01, %2327 ]
  %2380 = call i32 @takes_side(ptr %0, double %211)
  %2381 = icmp eq i32 %2380, 0
  br i1 %2381, label %2386, label %2382

2382:
  %2383 = call i32 @ode_is_hasty(ptr %0)
  %2384 = icmp eq i32 %2383, 0
  br i1 %2384, label %2385, label %3118

2385:
  br label %53

2386:
  call void @reject(ptr %0)
  %2387 = fmul double %211, %2379
  store double %2387, ptr %20
  %2388 = icmp eq i32 %167, 0
  br i1 %2388, label %2389, label %3114

2389:
  %2390 = call i64 @evaluate_jacobian(ptr %0)
  br label %3114

2391:
  %2392 = trunc i64 %1302 to i32
  %2393 = load ptr, ptr %8
  %2394 = getelementptr %struct.ode_system, ptr %2393, i64 0, i32 0
  %2395 = load i64, ptr %2394
  %2396 = load i64, ptr %13
  %2397 = icmp eq i64 %2396, 3
  %2398 = icmp eq i64 %2396, 5
  %2399 = select i1 %2398, ptr @RADAU5, ptr @RADAU7
  %2400 = select i1 %2397, ptr @RADAU3, ptr %2399
  %2401 = getelementptr double, ptr %2400, i64 2
  %2402 = getelementptr double, ptr %2401, i64 %2396
  %2403 = mul i64 %2396, %2396
  %2404 = getelementptr double, ptr %2402, i64 %2403
  %2405 = getelementptr double, ptr %2404, i64 %2403
  %2406 = getelementptr double, ptr %2405, i64 %2396
  %2407 = load ptr, ptr %7
  %2408 = mul i64 %2395, 11
  %2409 = getelementptr double, ptr %2407, i64 %2408
  %2410 = mul i64 %2395, 22
  %2411 = getelementptr double, ptr %2407, i64 %2410
  %2412 = mul i64 %2395, 12
  %2413 = getelementptr double, ptr %2407, i64 %2412
  %2414 = mul i64 %2395, 10
  %2415 = getelementptr double, ptr %2407, i64 %2414
  %2416 = icmp sgt i64 %2395, 0
  br i1 %2416, label %2417, label %2419

2417:
  %2418 = icmp sgt i64 %2396, 0
  br label %2421

2419:
  %2420 = sitofp i64 %2395 to double
  br label %2447

2421:
  %2422 = phi i64 [ 0, %2417 ], [ %2433, %2426 ]
  %2423 = getelementptr double, ptr %2411, i64 %2422
  store double 0.000000e+00, ptr %2423
  br i1 %2418, label %2424, label %2426

2424:
  %2425 = getelementptr double, ptr %2407, i64 %2422
  br label %2435

2426:
  %2427 = phi double [ 0.000000e+00, %2421 ], [ %2444, %2435 ]
  %2428 = fdiv double %2427, %211
  store double %2428, ptr %2423
  %2429 = getelementptr double, ptr %2415, i64 %2422
  %2430 = load double, ptr %2429
  %2431 = fadd double %2428, %2430
  %2432 = getelementptr double, ptr %2413, i64 %2422
  store double %2431, ptr %2432
  %2433 = add i64 %2422, 1
  %2434 = icmp eq i64 %2433, %2395
  br i1 %2434, label %2419, label %2421

2435:
  %2436 = phi double [ 0.000000e+00, %2424 ], [ %2444, %2435 ]
  %2437 = phi i64 [ 0, %2424 ], [ %2445, %2435 ]
  %2438 = getelementptr double, ptr %2406, i64 %2437
  %2439 = load double, ptr %2438
  %2440 = add i64 %2437, 15
  %2441 = mul i64 %2440, %2395
  %2442 = getelementptr double, ptr %2425, i64 %2441
  %2443 = load double, ptr %2442
  %2444 = call double @llvm.fmuladd.f64(double %2439, double %2443, double %2436)
  store double %2444, ptr %2423
  %2445 = add i64 %2437, 1
  %2446 = icmp eq i64 %2445, %2396
  br i1 %2446, label %2426, label %2435

2447:
  %2448 = phi i1 [ false, %2419 ], [ true, %2509 ]
  call void @solve_real(ptr %0, double %211, ptr %2413)
  br i1 %2416, label %2456, label %2449

2449:
  %2450 = phi double [ 0.000000e+00, %2447 ], [ %2464, %2456 ]
  %2451 = fdiv double %2450, %2420
  %2452 = call double @llvm.sqrt.f64(double %2451)
  %2453 = call double @llvm.maxnum.f64(double %2452, double 1.000000e-10)
  %2454 = fcmp olt double %2453, 1.000000e+00
  %2455 = or i1 %2448, %2454
  br i1 %2455, label %2529, label %2467

2456:
  %2457 = phi i64 [ %2465, %2456 ], [ 0, %2447 ]
  %2458 = phi double [ %2464, %2456 ], [ 0.000000e+00, %2447 ]
  %2459 = getelementptr double, ptr %2413, i64 %2457
  %2460 = load double, ptr %2459
  %2461 = getelementptr double, ptr %2409, i64 %2457
  %2462 = load double, ptr %2461
  %2463 = fdiv double %2460, %2462
  %2464 = call double @llvm.fmuladd.f64(double %2463, double %2463, double %2458)
  %2465 = add i64 %2457, 1
  %2466 = icmp eq i64 %2465, %2395
  br i1 %2466, label %2449, label %2456

2467:
  %2468 = load double, ptr %10
  %2469 = fcmp oeq double %2468, 0.000000e+00
  br i1 %2469, label %2473, label %2470

2470:
  %2471 = load i64, ptr %38
  %2472 = icmp eq i64 %2471, 0
  br i1 %2472, label %2533, label %2473

2473:
  %2474 = load ptr, ptr %7
  %2475 = load ptr, ptr %8
  %2476 = getelementptr %struct.ode_system, ptr %2475, i64 0, i32 0
  %2477 = load i64, ptr %2476
  %2478 = mul i64 %2477, 3
  %2479 = getelementptr double, ptr %2474, i64 %2478
  br i1 %2416, label %2510, label %2480

2480:
  %2481 = load double, ptr %6
  %2482 = getelementptr %struct.ode_system, ptr %2475, i64 0, i32 5
  %2483 = load ptr, ptr %2482
  %2484 = getelementptr %struct.ode_system, ptr %2475, i64 0, i32 4
  %2485 = load ptr, ptr %2484
  %2486 = call i64 %2483(ptr %2485, double %2481, ptr %2479, ptr %2413)
  %2487 = load i64, ptr %9
  %2488 = add i64 %2487, 1
  store i64 %2488, ptr %9
  switch i64 %2486, label %3118 [
    i64 3, label %2489
    i64 0, label %2508
  ]

2489:
  store i64 3, ptr %39
  store double %2481, ptr %40
  %2490 = load ptr, ptr %7
  %2491 = load ptr, ptr %8
  %2492 = getelementptr %struct.ode_system, ptr %2491, i64 0, i32 0
  %2493 = load i64, ptr %2492
  %2494 = shl i64 %2493, 2
  %2495 = getelementptr double, ptr %2490, i64 %2494
  %2496 = bitcast ptr %2495 to ptr
  %2497 = bitcast ptr %2413 to ptr
  %2498 = shl i64 %2493, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2496, ptr align 8 %2497, i64 %2498, i1 false)
  %2499 = load ptr, ptr %7
  %2500 = load ptr, ptr %8
  %2501 = getelementptr %struct.ode_system, ptr %2500, i64 0, i32 0
  %2502 = load i64, ptr %2501
  %2503 = mul i64 %2502, 5
  %2504 = getelementptr double, ptr %2499, i64 %2503
  %2505 = bitcast ptr %2504 to ptr
  %2506 = bitcast ptr %2479 to ptr
  %2507 = shl i64 %2502, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2505, ptr align 8 %2506, i64 %2507, i1 false)
  br label %2529

2508:
  br i1 %2416, label %2520, label %2509

2509:
  br label %2447

2510:
  %2511 = phi i64 [ %2518, %2510 ], [ 0, %2473 ]
  %2512 = getelementptr double, ptr %2407, i64 %2511
  %2513 = load double, ptr %2512
  %2514 = getelementptr double, ptr %2413, i64 %2511
  %2515 = load double, ptr %2514
  %2516 = fadd double %2513, %2515
  %2517 = getelementptr double, ptr %2479, i64 %2511
  store double %2516, ptr %2517
  %2518 = add i64 %2511, 1
  %2519 = icmp eq i64 %2518, %2395
  br i1 %2519, label %2480, label %2510

2520:
  %2521 = phi i64 [ %2527, %2520 ], [ 0, %2508 ]
  %2522 = getelementptr double, ptr %2411, i64 %2521
  %2523 = load double, ptr %2522
  %2524 = getelementptr double, ptr %2413, i64 %2521
  %2525 = load double, ptr %2524
  %2526 = fadd double %2523, %2525
  store double %2526, ptr %2524
  %2527 = add i64 %2521, 1
  %2528 = icmp eq i64 %2527, %2395
  br i1 %2528, label %2509, label %2520

2529:
  %2530 = phi i1 [ false, %2489 ], [ %2454, %2449 ]
  %2531 = phi i64 [ 3, %2489 ], [ 0, %2449 ]
  %2532 = load i64, ptr %38
  br label %2533

2533:
  %2534 = phi i64 [ %2532, %2529 ], [ 0, %2470 ]
  %2535 = phi i1 [ %2530, %2529 ], [ false, %2470 ]
  %2536 = phi i64 [ %2531, %2529 ], [ 0, %2470 ]
  %2537 = load i64, ptr %13
  %2538 = sitofp i64 %2537 to double
  %2539 = fadd double %2538, 4.000000e+00
  %2540 = fmul double %2539, 2.000000e+00
  %2541 = fadd double %2540, 1.000000e+00
  %2542 = fmul double %2541, 9.000000e-01
  %2543 = sitofp i32 %2392 to double
  %2544 = fadd double %2540, %2543
  %2545 = fdiv double %2542, %2544
  %2546 = call double @llvm.minnum.f64(double %2545, double 9.000000e-01)
  store i64 0, ptr %41
  %2547 = icmp eq i64 %2536, 0
  %2548 = select i1 %2547, i1 %2535, i1 false
  br i1 %2548, label %2549, label %3083

2549:
  %2550 = call double @llvm.fabs.f64(double %211)
  %2551 = load double, ptr %23
  %2552 = fsub double %2551, %168
  %2553 = call double @llvm.fabs.f64(double %2552)
  %2554 = fmul double %2553, 5.000000e-01
  %2555 = fcmp ogt double %2550, %2554
  br i1 %2555, label %2556, label %2875

2556:
  %2557 = icmp eq i64 %2537, 3
  %2558 = icmp eq i64 %2537, 5
  %2559 = select i1 %2558, ptr @RADAU5, ptr @RADAU7
  %2560 = select i1 %2557, ptr @RADAU3, ptr %2559
  %2561 = getelementptr double, ptr %2560, i64 2
  %2562 = getelementptr double, ptr %2561, i64 %2537
  %2563 = mul i64 %2537, %2537
  %2564 = getelementptr double, ptr %2562, i64 %2563
  %2565 = getelementptr double, ptr %2564, i64 %2563
  %2566 = load double, ptr %2565
  %2567 = load ptr, ptr %8
  %2568 = getelementptr %struct.ode_system, ptr %2567, i64 0, i32 0
  %2569 = load i64, ptr %2568
  %2570 = load ptr, ptr %7
  %2571 = mul i64 %2569, 14
  %2572 = getelementptr double, ptr %2570, i64 %2571
  %2573 = mul i64 %2569, 3
  %2574 = getelementptr double, ptr %2570, i64 %2573
  %2575 = icmp sgt i64 %2569, 0
  br i1 %2575, label %2577, label %2582

2576:
  call void @multiply(ptr %0, ptr %2574, ptr %2572, i32 1)
  call void @multiply(ptr %0, ptr %2572, ptr %2574, i32 1)
  br label %2583

2577:
  %2578 = phi i64 [ %2580, %2577 ], [ 0, %2556 ]
  %2579 = getelementptr double, ptr %2574, i64 %2578
  store double 1.000000e+00, ptr %2579
  %2580 = add i64 %2578, 1
  %2581 = icmp eq i64 %2580, %2569
  br i1 %2581, label %2576, label %2577

2582:
  call void @multiply(ptr %0, ptr %2574, ptr %2572, i32 1)
  call void @multiply(ptr %0, ptr %2572, ptr %2574, i32 1)
  br label %2591

2583:
  %2584 = phi i64 [ %2589, %2583 ], [ 0, %2576 ]
  %2585 = phi double [ %2588, %2583 ], [ 0.000000e+00, %2576 ]
  %2586 = getelementptr double, ptr %2574, i64 %2584
  %2587 = load double, ptr %2586
  %2588 = call double @llvm.maxnum.f64(double %2585, double %2587)
  %2589 = add i64 %2584, 1
  %2590 = icmp eq i64 %2589, %2569
  br i1 %2590, label %2591, label %2583

2591:
  %2592 = phi double [ 0.000000e+00, %2582 ], [ %2588, %2583 ]
  %2593 = call double @llvm.sqrt.f64(double %2592)
  %2594 = fmul double %2550, %2593
  %2595 = fmul double %2566, 2.000000e-01
  %2596 = fcmp ogt double %2594, %2595
  br i1 %2596, label %2597, label %2856

2597:
  %2598 = load ptr, ptr %8
  %2599 = getelementptr %struct.ode_system, ptr %2598, i64 0, i32 0
  %2600 = load i64, ptr %2599
  %2601 = load ptr, ptr %7
  %2602 = mul i64 %2600, 10
  %2603 = getelementptr double, ptr %2601, i64 %2602
  %2604 = mul i64 %2600, 11
  %2605 = getelementptr double, ptr %2601, i64 %2604
  %2606 = mul i64 %2600, 22
  %2607 = getelementptr double, ptr %2601, i64 %2606
  %2608 = mul i64 %2600, 23
  %2609 = getelementptr double, ptr %2601, i64 %2608
  %2610 = mul i64 %2600, 14
  %2611 = getelementptr double, ptr %2601, i64 %2610
  %2612 = mul i64 %2600, 3
  %2613 = getelementptr double, ptr %2601, i64 %2612
  %2614 = load i64, ptr %13
  %2615 = icmp eq i64 %2614, 3
  %2616 = icmp eq i64 %2614, 5
  %2617 = select i1 %2616, ptr @RADAU5, ptr @RADAU7
  %2618 = select i1 %2615, ptr @RADAU3, ptr %2617
  %2619 = getelementptr double, ptr %2618, i64 2
  %2620 = getelementptr double, ptr %2619, i64 %2614
  %2621 = mul i64 %2614, %2614
  %2622 = getelementptr double, ptr %2620, i64 %2621
  %2623 = getelementptr double, ptr %2622, i64 %2621
  %2624 = load double, ptr %2618, align 16
  %2625 = getelementptr double, ptr %2618, i64 1
  %2626 = load double, ptr %2625
  %2627 = sitofp i64 %2614 to double
  %2628 = load ptr, ptr %12
  %2629 = getelementptr %struct.ode_options, ptr %2628, i64 0, i32 1
  %2630 = load double, ptr %2629
  %2631 = fadd double %2627, 1.000000e+00
  %2632 = fmul double %2631, 5.000000e-01
  %2633 = fdiv double %2632, %2627
  %2634 = call double @llvm.pow.f64(double %2630, double %2633)
  %2635 = fmul double %2626, %2634
  %2636 = fdiv double 0x3CE4000000000000, %2635
  %2637 = call double @llvm.sqrt.f64(double %2635)
  %2638 = fmul double %2637, 3.000000e+00
  %2639 = call double @llvm.minnum.f64(double %2638, double 3.000000e-02)
  %2640 = call double @llvm.maxnum.f64(double %2636, double %2639)
  %2641 = load double, ptr %10
  %2642 = fadd double %211, %2641
  %2643 = call double @llvm.fabs.f64(double %2642)
  %2644 = load double, ptr %2623
  %2645 = fdiv double %2644, %211
  %2646 = call double @llvm.pow.f64(double %211, double %2627)
  %2647 = icmp sgt i64 %2614, 1
  br i1 %2647, label %2653, label %2648

2648:
  %2649 = phi double [ 1.000000e+00, %2597 ], [ %2665, %2653 ]
  %2650 = phi double [ 1.000000e+00, %2597 ], [ %2663, %2653 ]
  %2651 = icmp sgt i64 %2600, 0
  br i1 %2651, label %2676, label %2652

2652:
  call void @multiply(ptr %0, ptr %2607, ptr %2613, i32 1)
  br label %2801

2653:
  %2654 = phi double [ %2663, %2653 ], [ 1.000000e+00, %2597 ]
  %2655 = phi double [ %2665, %2653 ], [ 1.000000e+00, %2597 ]
  %2656 = phi i64 [ %2666, %2653 ], [ 1, %2597 ]
  %2657 = xor i64 %2656, -1
  %2658 = add i64 %2614, %2657
  %2659 = getelementptr double, ptr %2619, i64 %2658
  %2660 = load double, ptr %2659
  %2661 = fadd double %2660, -1.000000e+00
  %2662 = fneg double %2661
  %2663 = fmul double %2654, %2662
  %2664 = fadd double %2661, 1.000000e+00
  %2665 = fmul double %2655, %2664
  %2666 = add i64 %2656, 1
  %2667 = icmp eq i64 %2666, %2614
  br i1 %2667, label %2648, label %2653

2668:
  call void @multiply(ptr %0, ptr %2607, ptr %2613, i32 1)
  %2669 = icmp sgt i64 %2614, 0
  %2670 = fmul double %2650, 2.000000e+00
  %2671 = fdiv double %2670, %2631
  %2672 = shl i64 %2614, 3
  %2673 = add i64 %2672, -8
  %2674 = fneg double %2646
  %2675 = fdiv double %2650, %2649
  br label %2684

2676:
  %2677 = phi i64 [ %2682, %2676 ], [ 0, %2648 ]
  %2678 = getelementptr double, ptr %2601, i64 %2677
  %2679 = load double, ptr %2678
  %2680 = call double @llvm.fabs.f64(double %2679)
  %2681 = getelementptr double, ptr %2607, i64 %2677
  store double %2680, ptr %2681
  %2682 = add i64 %2677, 1
  %2683 = icmp eq i64 %2682, %2600
  br i1 %2683, label %2668, label %2676

2684:
  %2685 = phi i64 [ 0, %2668 ], [ %2799, %2775 ]
  %2686 = getelementptr double, ptr %2601, i64 %2685
  %2687 = load double, ptr %2686
  %2688 = fdiv double %2687, %211
  %2689 = call double @llvm.fabs.f64(double %2688)
  %2690 = getelementptr double, ptr %2613, i64 %2685
  %2691 = load double, ptr %2690
  %2692 = fadd double %2691, %2689
  %2693 = and i64 %2685, 7
  %2694 = getelementptr [7 x [8 x double]], ptr %3, i64 0, i64 0, i64 %2693
  %2695 = icmp eq i64 %2693, 0
  br i1 %2695, label %2696, label %2700

2696:
  %2697 = sub i64 %2600, %2685
  %2698 = icmp slt i64 %2697, 8
  %2699 = select i1 %2698, i64 %2697, i64 8
  call void @write_coefficients(ptr %0, i64 %2685, i64 %2699, ptr %43)
  br label %2700

2700:
  br i1 %2669, label %2701, label %2722

2701:
  %2702 = phi double [ %2720, %2712 ], [ 0.000000e+00, %2700 ]
  %2703 = phi double [ %2719, %2712 ], [ 0.000000e+00, %2700 ]
  %2704 = phi i64 [ %2705, %2712 ], [ %2614, %2700 ]
  %2705 = add i64 %2704, -1
  %2706 = icmp slt i64 %2614, %2704
  br i1 %2706, label %2712, label %2707

2707:
  %2708 = sub i64 %2614, %2704
  %2709 = getelementptr double, ptr %2619, i64 %2708
  %2710 = load double, ptr %2709
  %2711 = fadd double %2710, -1.000000e+00
  br label %2712

2712:
  %2713 = phi double [ %2711, %2707 ], [ -1.000000e+00, %2701 ]
  %2714 = fsub double 0.000000e+00, %2713
  %2715 = shl i64 %2705, 3
  %2716 = getelementptr double, ptr %2694, i64 %2715
  %2717 = load double, ptr %2716
  %2718 = fadd double %2702, %2717
  %2719 = call double @llvm.fmuladd.f64(double %2714, double %2703, double %2718)
  %2720 = fmul double %2714, %2718
  %2721 = icmp ugt i64 %2704, 1
  br i1 %2721, label %2701, label %2722

2722:
  %2723 = phi double [ 0.000000e+00, %2700 ], [ %2719, %2712 ]
  %2724 = fdiv double %2723, %211
  %2725 = load double, ptr %10
  %2726 = fcmp oeq double %2725, 0.000000e+00
  br i1 %2726, label %2730, label %2727

2727:
  %2728 = load i64, ptr %27
  %2729 = icmp eq i64 %2728, %2614
  br i1 %2729, label %2759, label %2730

2730:
  %2731 = getelementptr double, ptr %2603, i64 %2685
  %2732 = load double, ptr %2731
  br i1 %2669, label %2733, label %2754

2733:
  %2734 = phi double [ %2752, %2744 ], [ 0.000000e+00, %2730 ]
  %2735 = phi double [ %2751, %2744 ], [ 0.000000e+00, %2730 ]
  %2736 = phi i64 [ %2737, %2744 ], [ %2614, %2730 ]
  %2737 = add i64 %2736, -1
  %2738 = icmp slt i64 %2614, %2736
  br i1 %2738, label %2744, label %2739

2739:
  %2740 = sub i64 %2614, %2736
  %2741 = getelementptr double, ptr %2619, i64 %2740
  %2742 = load double, ptr %2741
  %2743 = fadd double %2742, -1.000000e+00
  br label %2744

2744:
  %2745 = phi double [ %2743, %2739 ], [ -1.000000e+00, %2733 ]
  %2746 = fsub double -1.000000e+00, %2745
  %2747 = shl i64 %2737, 3
  %2748 = getelementptr double, ptr %2694, i64 %2747
  %2749 = load double, ptr %2748
  %2750 = fadd double %2734, %2749
  %2751 = call double @llvm.fmuladd.f64(double %2746, double %2735, double %2750)
  %2752 = fmul double %2746, %2750
  %2753 = icmp ugt i64 %2736, 1
  br i1 %2753, label %2733, label %2754

2754:
  %2755 = phi double [ 0.000000e+00, %2730 ], [ %2751, %2744 ]
  %2756 = fdiv double %2755, %211
  %2757 = fsub double %2732, %2756
  %2758 = fmul double %2675, %2757
  br label %2775

2759:
  %2760 = getelementptr double, ptr %2694, i64 %2673
  %2761 = load double, ptr %2760
  %2762 = load ptr, ptr %7
  %2763 = load ptr, ptr %8
  %2764 = getelementptr %struct.ode_system, ptr %2763, i64 0, i32 0
  %2765 = load i64, ptr %2764
  %2766 = mul i64 %2765, 13
  %2767 = getelementptr double, ptr %2762, i64 %2766
  %2768 = getelementptr double, ptr %2767, i64 %2685
  %2769 = load double, ptr %2768
  %2770 = call double @llvm.fmuladd.f64(double %2674, double %2769, double %2761)
  %2771 = fmul double %2671, %2770
  %2772 = fdiv double %2771, %2643
  %2773 = getelementptr double, ptr %2603, i64 %2685
  %2774 = load double, ptr %2773
  br label %2775

2775:
  %2776 = phi double [ %2732, %2754 ], [ %2774, %2759 ]
  %2777 = phi double [ %2758, %2754 ], [ %2772, %2759 ]
  %2778 = getelementptr double, ptr %2607, i64 %2685
  store double %2777, ptr %2778
  %2779 = getelementptr double, ptr %2609, i64 %2685
  store double %2777, ptr %2779
  %2780 = load ptr, ptr %12
  %2781 = getelementptr %struct.ode_options, ptr %2780, i64 0, i32 1
  %2782 = load double, ptr %2781
  %2783 = fmul double %2782, 5.000000e+00
  %2784 = call double @llvm.fabs.f64(double %2776)
  %2785 = call double @llvm.fabs.f64(double %2724)
  %2786 = call double @llvm.maxnum.f64(double %2784, double %2785)
  %2787 = getelementptr %struct.ode_options, ptr %2780, i64 0, i32 2
  %2788 = load ptr, ptr %2787
  %2789 = getelementptr double, ptr %2788, i64 %2685
  %2790 = load double, ptr %2789
  %2791 = call double @llvm.fmuladd.f64(double %2783, double %2786, double %2790)
  %2792 = call double @llvm.fmuladd.f64(double %2692, double 0x3CD0000000000000, double %2791)
  %2793 = getelementptr double, ptr %2605, i64 %2685
  %2794 = load double, ptr %2793
  %2795 = fmul double %2640, %2794
  %2796 = fdiv double %2795, %2550
  %2797 = fadd double %2792, %2796
  %2798 = getelementptr double, ptr %2611, i64 %2685
  store double %2797, ptr %2798
  %2799 = add i64 %2685, 1
  %2800 = icmp eq i64 %2799, %2600
  br i1 %2800, label %2801, label %2684

2801:
  br label %2802

2802:
  %2803 = phi i1 [ true, %2801 ], [ false, %2806 ]
  call void @solve_real(ptr %0, double %211, ptr %2607)
  br i1 %2651, label %2807, label %2805

2804:
  br i1 %2803, label %2806, label %2820

2805:
  br i1 %2803, label %2806, label %2817

2806:
  br label %2802

2807:
  %2808 = phi i64 [ %2815, %2807 ], [ 0, %2802 ]
  %2809 = getelementptr double, ptr %2607, i64 %2808
  %2810 = load double, ptr %2809
  %2811 = getelementptr double, ptr %2609, i64 %2808
  %2812 = load double, ptr %2811
  %2813 = fneg double %2812
  %2814 = call double @llvm.fmuladd.f64(double %2645, double %2810, double %2813)
  store double %2814, ptr %2811
  store double %2814, ptr %2809
  %2815 = add i64 %2808, 1
  %2816 = icmp eq i64 %2815, %2600
  br i1 %2816, label %2804, label %2807

2817:
  call void @multiply(ptr %0, ptr %2609, ptr %2613, i32 0)
  br label %2848

2818:
  call void @multiply(ptr %0, ptr %2609, ptr %2613, i32 0)
  %2819 = fmul double %211, %2624
  br label %2835

2820:
  %2821 = phi i64 [ %2830, %2820 ], [ 0, %2804 ]
  %2822 = phi double [ %2829, %2820 ], [ 0.000000e+00, %2804 ]
  %2823 = getelementptr double, ptr %2609, i64 %2821
  %2824 = load double, ptr %2823
  %2825 = call double @llvm.fabs.f64(double %2824)
  %2826 = getelementptr double, ptr %2611, i64 %2821
  %2827 = load double, ptr %2826
  %2828 = fdiv double %2825, %2827
  %2829 = call double @llvm.maxnum.f64(double %2822, double %2828)
  %2830 = add i64 %2821, 1
  %2831 = icmp eq i64 %2830, %2600
  br i1 %2831, label %2818, label %2820

2832:
  %2833 = fcmp ogt double %2845, 1.000000e-01
  %2834 = zext i1 %2833 to i64
  br label %2848

2835:
  %2836 = phi i64 [ 0, %2818 ], [ %2846, %2835 ]
  %2837 = phi double [ 0.000000e+00, %2818 ], [ %2845, %2835 ]
  %2838 = getelementptr double, ptr %2613, i64 %2836
  %2839 = load double, ptr %2838
  %2840 = fmul double %2819, %2839
  %2841 = call double @llvm.fabs.f64(double %2840)
  %2842 = getelementptr double, ptr %2611, i64 %2836
  %2843 = load double, ptr %2842
  %2844 = fdiv double %2841, %2843
  %2845 = call double @llvm.maxnum.f64(double %2837, double %2844)
  %2846 = add i64 %2836, 1
  %2847 = icmp eq i64 %2846, %2600
  br i1 %2847, label %2832, label %2835

2848:
  %2849 = phi double [ %2829, %2832 ], [ 0.000000e+00, %2817 ]
  %2850 = phi i64 [ %2834, %2832 ], [ 0, %2817 ]
  store i64 %2850, ptr %41
  %2851 = call double @llvm.maxnum.f64(double %2849, double 1.000000e-09)
  %2852 = fdiv double -1.000000e+00, %2627
  %2853 = call double @llvm.pow.f64(double %2851, double %2852)
  %2854 = fmul double %2853, 8.000000e-01
  %2855 = call double @llvm.minnum.f64(double %2854, double 5.000000e+00)
  br label %2856

2856:
  %2857 = phi double [ %2855, %2848 ], [ 5.000000e+00, %2591 ]
  %2858 = fmul double %2550, %2857
  store double %2858, ptr %22
  %2859 = load double, ptr %23
  %2860 = load double, ptr %6
  %2861 = fsub double %2859, %2860
  %2862 = fmul double %2861, 5.000000e-01
  %2863 = load double, ptr %20
  %2864 = fcmp olt double %2863, 0.000000e+00
  %2865 = fneg double %2862
  %2866 = select i1 %2864, double %2865, double %2862
  %2867 = fcmp ult double %2866, 0.000000e+00
  %2868 = call double @llvm.maxnum.f64(double %2866, double %2858)
  %2869 = fdiv double %2868, 9.000000e-01
  %2870 = select i1 %2867, double 0x7FF0000000000000, double %2869
  %2871 = fcmp ogt double %2550, %2870
  br i1 %2871, label %2872, label %2875

2872:
  %2873 = load i64, ptr %51
  %2874 = add i64 %2873, 1
  store i64 %2874, ptr %51
  store i64 1, ptr %38
  br label %3114

2875:
  br i1 %209, label %2876, label %2878

2876:
  %2877 = load double, ptr %21
  br label %2880

2878:
  %2879 = fadd double %168, %211
  br label %2880

2880:
  %2881 = phi double [ %2877, %2876 ], [ %2879, %2878 ]
  %2882 = load i64, ptr %13
  %2883 = add i64 %2882, 14
  %2884 = load ptr, ptr %7
  %2885 = load ptr, ptr %8
  %2886 = getelementptr %struct.ode_system, ptr %2885, i64 0, i32 0
  %2887 = load i64, ptr %2886
  %2888 = mul i64 %2887, %2883
  %2889 = getelementptr double, ptr %2884, i64 %2888
  %2890 = shl i64 %2887, 1
  %2891 = getelementptr double, ptr %2884, i64 %2890
  %2892 = icmp sgt i64 %2887, 0
  br i1 %2892, label %2893, label %2903

2893:
  %2894 = phi i64 [ %2901, %2893 ], [ 0, %2880 ]
  %2895 = getelementptr double, ptr %2884, i64 %2894
  %2896 = load double, ptr %2895
  %2897 = getelementptr double, ptr %2889, i64 %2894
  %2898 = load double, ptr %2897
  %2899 = fadd double %2896, %2898
  %2900 = getelementptr double, ptr %2891, i64 %2894
  store double %2899, ptr %2900
  %2901 = add i64 %2894, 1
  %2902 = icmp eq i64 %2901, %2887
  br i1 %2902, label %2903, label %2893

2903:
  %2904 = call i64 @ode_keep_new(ptr %0, double %2881)
  switch i64 %2904, label %3118 [
    i64 7, label %2905
    i64 0, label %2905
    i64 11, label %3073
    i64 8, label %3073
  ]

2905:
  %2906 = load ptr, ptr %8
  %2907 = getelementptr %struct.ode_system, ptr %2906, i64 0, i32 0
  %2908 = load i64, ptr %2907
  %2909 = load ptr, ptr %7
  %2910 = getelementptr double, ptr %2909, i64 %2908
  %2911 = bitcast ptr %2910 to ptr
  %2912 = bitcast ptr %2909 to ptr
  %2913 = shl i64 %2908, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2911, ptr align 8 %2912, i64 %2913, i1 false)
  %2914 = load ptr, ptr %7
  %2915 = bitcast ptr %2914 to ptr
  %2916 = load ptr, ptr %8
  %2917 = getelementptr %struct.ode_system, ptr %2916, i64 0, i32 0
  %2918 = load i64, ptr %2917
  %2919 = mul i64 %2918, 6
  %2920 = getelementptr double, ptr %2914, i64 %2919
  %2921 = bitcast ptr %2920 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2915, ptr align 8 %2921, i64 %2913, i1 false)
  %2922 = load i64, ptr %13
  %2923 = sitofp i64 %2922 to double
  %2924 = call double @llvm.pow.f64(double %211, double %2923)
  %2925 = icmp sgt i64 %2908, 0
  br i1 %2925, label %2926, label %2979

2926:
  %2927 = icmp sgt i64 %2922, 0
  %2928 = add i64 %2922, -1
  br label %2929

2929:
  %2930 = phi i64 [ %2908, %2926 ], [ %2966, %2963 ]
  %2931 = phi i64 [ 0, %2926 ], [ %2964, %2963 ]
  %2932 = call i64 @llvm.smin.i64(i64 %2930, i64 8)
  %2933 = call i64 @llvm.smax.i64(i64 %2932, i64 1)
  %2934 = sub i64 %2908, %2931
  %2935 = icmp slt i64 %2934, 8
  %2936 = select i1 %2935, i64 %2934, i64 8
  call void @write_coefficients(ptr %0, i64 %2931, i64 %2936, ptr %45)
  br i1 %2927, label %2937, label %2939

2937:
  %2938 = shl i64 %2936, 3
  br label %2948

2939:
  %2940 = icmp sgt i64 %2934, 0
  br i1 %2940, label %2941, label %2963

2941:
  %2942 = load ptr, ptr %7
  %2943 = load ptr, ptr %8
  %2944 = getelementptr %struct.ode_system, ptr %2943, i64 0, i32 0
  %2945 = load i64, ptr %2944
  %2946 = mul i64 %2945, 13
  %2947 = getelementptr double, ptr %2942, i64 %2946
  br label %2967

2948:
  %2949 = phi i64 [ 0, %2937 ], [ %2961, %2948 ]
  %2950 = add i64 %2949, 36
  %2951 = load ptr, ptr %7
  %2952 = load ptr, ptr %8
  %2953 = getelementptr %struct.ode_system, ptr %2952, i64 0, i32 0
  %2954 = load i64, ptr %2953
  %2955 = mul i64 %2954, %2950
  %2956 = getelementptr double, ptr %2951, i64 %2931
  %2957 = getelementptr double, ptr %2956, i64 %2955
  %2958 = bitcast ptr %2957 to ptr
  %2959 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 %2949, i64 0
  %2960 = bitcast ptr %2959 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2958, ptr align 16 %2960, i64 %2938, i1 false)
  %2961 = add i64 %2949, 1
  %2962 = icmp eq i64 %2961, %2922
  br i1 %2962, label %2939, label %2948

2963:
  %2964 = add i64 %2931, 8
  %2965 = icmp sgt i64 %2908, %2964
  %2966 = add i64 %2930, -8
  br i1 %2965, label %2929, label %2976

2967:
  %2968 = phi i64 [ 0, %2941 ], [ %2974, %2967 ]
  %2969 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 %2928, i64 %2968
  %2970 = load double, ptr %2969
  %2971 = fdiv double %2970, %2924
  %2972 = add i64 %2968, %2931
  %2973 = getelementptr double, ptr %2947, i64 %2972
  store double %2971, ptr %2973
  %2974 = add i64 %2968, 1
  %2975 = icmp eq i64 %2974, %2933
  br i1 %2975, label %2963, label %2967

2976:
  %2977 = load i64, ptr %13
  %2978 = sitofp i64 %2977 to double
  br label %2979

2979:
  %2980 = phi double [ %2978, %2976 ], [ %2923, %2905 ]
  %2981 = phi i64 [ %2977, %2976 ], [ %2922, %2905 ]
  %2982 = load double, ptr %6
  store double %2982, ptr %46
  store double %2881, ptr %6
  store double %211, ptr %10
  store i64 %2922, ptr %27
  %2983 = load i64, ptr %47
  %2984 = add i64 %2983, 1
  store i64 %2984, ptr %47
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %49, i8 0, i64 24, i1 false)
  %2985 = fadd double %2980, 1.000000e+00
  %2986 = fdiv double 1.000000e+00, %2985
  %2987 = call double @llvm.pow.f64(double %2453, double %2986)
  %2988 = fdiv double %2987, %2546
  %2989 = call double @llvm.minnum.f64(double %2988, double 8.000000e+00)
  %2990 = call double @llvm.maxnum.f64(double %2989, double 2.000000e-01)
  %2991 = load double, ptr %17
  %2992 = fcmp une double %2991, 0.000000e+00
  br i1 %2992, label %2993, label %3005

2993:
  %2994 = fdiv double %2991, %211
  %2995 = fmul double %2453, %2453
  %2996 = load double, ptr %50
  %2997 = fdiv double %2995, %2996
  %2998 = call double @llvm.pow.f64(double %2997, double %2986)
  %2999 = fmul double %2994, %2998
  %3000 = fdiv double %2999, 9.000000e-01
  %3001 = call double @llvm.fabs.f64(double %3000)
  %3002 = call double @llvm.minnum.f64(double %3001, double 8.000000e+00)
  %3003 = call double @llvm.maxnum.f64(double %3002, double 2.000000e-01)
  %3004 = call double @llvm.maxnum.f64(double %2990, double %3003)
  br label %3005

3005:
  %3006 = phi double [ %3004, %2993 ], [ %2990, %2979 ]
  store double %211, ptr %17
  %3007 = call double @llvm.maxnum.f64(double %2452, double 1.000000e-02)
  store double %3007, ptr %50
  %3008 = fdiv double %211, %3006
  %3009 = icmp ne i64 %2534, 0
  %3010 = call double @llvm.fabs.f64(double %3008)
  %3011 = fcmp ogt double %3010, %2550
  %3012 = select i1 %3009, i1 %3011, i1 false
  %3013 = select i1 %3012, double %211, double %3008
  %3014 = fdiv double %3013, %211
  %3015 = load double, ptr %26
  %3016 = load ptr, ptr %25
  %3017 = load ptr, ptr %8
  %3018 = getelementptr %struct.ode_system, ptr %3017, i64 0, i32 0
  %3019 = load i64, ptr %3018
  %3020 = mul i64 %3019, 5
  %3021 = getelementptr i64, ptr %3016, i64 %3020
  %3022 = load i64, ptr %3021
  %3023 = sitofp i64 %3022 to double
  %3024 = fmul double %3023, 1.000000e-03
  %3025 = call double @llvm.minnum.f64(double %3024, double 1.000000e-01)
  %3026 = call double @llvm.maxnum.f64(double %3025, double 1.000000e-02)
  %3027 = fcmp ole double %3015, %3026
  %3028 = zext i1 %3027 to i64
  store i64 %3028, ptr %18
  %3029 = fcmp oge double %3014, 9.200000e-01
  %3030 = select i1 %3027, i1 %3029, i1 false
  %3031 = fcmp ole double %3014, 2.000000e+00
  %3032 = select i1 %3030, i1 %3031, i1 false
  %3033 = select i1 %3032, double %211, double %3013
  br i1 %209, label %3034, label %3040

3034:
  %3035 = call double @llvm.fabs.f64(double %3033)
  %3036 = load double, ptr %20
  %3037 = call double @llvm.fabs.f64(double %3036)
  %3038 = call double @llvm.maxnum.f64(double %3035, double %3037)
  %3039 = call double @llvm.copysign.f64(double %3038, double %211)
  br label %3040

3040:
  %3041 = phi double [ %3039, %3034 ], [ %3033, %3005 ]
  %3042 = call double @llvm.fabs.f64(double %3041)
  %3043 = load ptr, ptr %12
  %3044 = getelementptr %struct.ode_options, ptr %3043, i64 0, i32 3
  %3045 = load double, ptr %3044
  %3046 = call double @llvm.minnum.f64(double %3042, double %3045)
  %3047 = call double @llvm.copysign.f64(double %3046, double %211)
  store double %3047, ptr %20
  %3048 = load i64, ptr %14
  %3049 = add i64 %3048, 1
  store i64 %3049, ptr %14
  %3050 = icmp eq i64 %3049, 8
  %3051 = icmp sgt i64 %2981, 3
  %3052 = select i1 %3050, i1 %3051, i1 false
  %3053 = load i64, ptr %15
  %3054 = icmp sgt i64 %3053, 8
  %3055 = select i1 %3052, i1 %3054, i1 false
  br i1 %3055, label %3056, label %3058

3056:
  %3057 = lshr i64 %3053, 1
  store i64 %3057, ptr %15
  br label %3058

3058:
  %3059 = phi i64 [ %3057, %3056 ], [ %3053, %3040 ]
  %3060 = icmp slt i64 %3049, %3059
  br i1 %3060, label %3072, label %3061

3061:
  %3062 = getelementptr %struct.ode_options, ptr %3043, i64 0, i32 1
  %3063 = load double, ptr %3062
  %3064 = fcmp olt double %3063, 1.000000e-01
  %3065 = select i1 %3064, i64 5, i64 3
  %3066 = fcmp olt double %3063, 1.000000e-05
  %3067 = select i1 %3066, i64 2, i64 0
  %3068 = add i64 %3065, %3067
  %3069 = icmp slt i64 %2981, %3068
  br i1 %3069, label %3070, label %3072

3070:
  %3071 = add i64 %2981, 2
  store i64 %3071, ptr %13
  store i64 2, ptr %14
  store double 0.000000e+00, ptr %17
  store double 0.000000e+00, ptr %19
  br label %3072

3072:
  switch i64 %2904, label %3118 [
    i64 11, label %3073
    i64 8, label %3073
  ]

3073:
  store i64 %2904, ptr %39
  %3074 = icmp eq i64 %2904, 11
  br i1 %3074, label %3075, label %3092

3075:
  %3076 = load double, ptr %6
  %3077 = call double @llvm.fabs.f64(double %3076)
  %3078 = load double, ptr %21
  %3079 = call double @llvm.fabs.f64(double %3078)
  %3080 = call double @llvm.maxnum.f64(double %3077, double %3079)
  %3081 = fmul double %3080, 1.000000e-10
  %3082 = fcmp ugt double %2550, %3081
  br i1 %3082, label %3092, label %3118

3083:
  %3084 = fcmp oge double %2453, 1.000000e+00
  %3085 = select i1 %2547, i1 %3084, i1 false
  br i1 %3085, label %3086, label %3092

3086:
  %3087 = call i32 @takes_side(ptr %0, double %211)
  %3088 = icmp eq i32 %3087, 0
  br i1 %3088, label %3092, label %3089

3089:
  %3090 = call i32 @ode_is_hasty(ptr %0)
  %3091 = icmp eq i32 %3090, 0
  br i1 %3091, label %2385, label %3118

3092:
  %3093 = phi i1 [ true, %3086 ], [ %2547, %3083 ], [ false, %3075 ], [ false, %3073 ]
  %3094 = fadd double %2538, 1.000000e+00
  %3095 = fdiv double 1.000000e+00, %3094
  %3096 = call double @llvm.pow.f64(double %2453, double %3095)
  %3097 = fdiv double %3096, %2546
  %3098 = call double @llvm.minnum.f64(double %3097, double 8.000000e+00)
  %3099 = call double @llvm.maxnum.f64(double %3098, double 2.000000e-01)
  call void @reject(ptr %0)
  br i1 %3093, label %3102, label %3100

3100:
  %3101 = fmul double %211, 1.250000e-01
  br label %3109

3102:
  %3103 = load double, ptr %10
  %3104 = fcmp oeq double %3103, 0.000000e+00
  br i1 %3104, label %3105, label %3107

3105:
  %3106 = fmul double %211, 1.000000e-01
  br label %3109

3107:
  %3108 = fdiv double %211, %3099
  br label %3109

3109:
  %3110 = phi double [ %3101, %3100 ], [ %3106, %3105 ], [ %3108, %3107 ]
  store double %3110, ptr %20
  %3111 = icmp eq i32 %167, 0
  br i1 %3111, label %3112, label %3114

3112:
  %3113 = call i64 @evaluate_jacobian(ptr %0)
  br label %3114

3114:
  %3115 = phi i64 [ 0, %1199 ], [ %2390, %2389 ], [ 0, %2386 ], [ 0, %2872 ], [ %3113, %3112 ], [ 0, %3109 ]
  %3116 = phi i32 [ %167, %1199 ], [ 1, %2389 ], [ 1, %2386 ], [ %167, %2872 ], [ 1, %3112 ], [ 1, %3109 ]
  %3117 = icmp eq i64 %3115, 0
  br i1 %3117, label %166, label %3118

3118:
  %3119 = phi i64 [ 3, %68 ], [ %180, %177 ], [ %1340, %1332 ], [ %2486, %2480 ], [ %3115, %3114 ], [ 11, %3075 ], [ %2904, %3072 ], [ %2904, %2903 ], [ %162, %161 ], [ %65, %53 ], [ 4, %2382 ], [ 4, %3089 ]
  ret i64 %3119
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
