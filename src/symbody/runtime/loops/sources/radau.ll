; radau: made by tools/make_loops_text.py from radau
; sources 6d8880fd4d0a567b4ea83ce9a723bbed10abc1ed7df84ddb052a4f9e5dd0844d
%struct.ode_solver = type { ptr, ptr, ptr, ptr, %struct.ode_counts, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, ptr, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ode_counts = type { i64, i64, i64, i64, i64, i64 }
%struct.ode_system = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  switch i64 %18, label %2945 [
    i64 3, label %22
    i64 0, label %43
  ]

22:
  %23 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
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
  br label %2945

43:
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 8
  %45 = load double, ptr %44
  %46 = fcmp oeq double %45, 0.000000e+00
  br i1 %46, label %47, label %70

47:
  %48 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 46
  %49 = load i64, ptr %48
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %61, label %51

51:
  %52 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %53 = load ptr, ptr %52
  %54 = getelementptr %struct.ode_options, ptr %53, i64 0, i32 1
  %55 = load double, ptr %54
  %56 = fcmp olt double %55, 1.000000e-01
  %57 = select i1 %56, i64 5, i64 3
  %58 = fcmp olt double %55, 1.000000e-05
  %59 = select i1 %58, i64 2, i64 0
  %60 = add i64 %57, %59
  br label %61

61:
  %62 = phi i64 [ %60, %51 ], [ 3, %47 ]
  %63 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  store i64 %62, ptr %63
  %64 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 48
  %65 = bitcast ptr %48 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %65, i8 0, i64 16, i1 false)
  store i64 8, ptr %64
  %66 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  store double 1.000000e+00, ptr %66
  %67 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  store double 0.000000e+00, ptr %67
  %68 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  store i64 0, ptr %68
  %69 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  store double 0.000000e+00, ptr %69
  br label %70

70:
  call void @write_scale(ptr %0)
  %71 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 7
  %72 = load double, ptr %71
  %73 = fcmp oeq double %72, 0.000000e+00
  br i1 %73, label %74, label %124

74:
  %75 = load ptr, ptr %8
  %76 = getelementptr %struct.ode_system, ptr %75, i64 0, i32 0
  %77 = load i64, ptr %76
  %78 = load ptr, ptr %6
  %79 = mul i64 %77, 10
  %80 = getelementptr double, ptr %78, i64 %79
  %81 = mul i64 %77, 11
  %82 = getelementptr double, ptr %78, i64 %81
  %83 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %84 = load double, ptr %83
  %85 = load double, ptr %4
  %86 = fsub double %84, %85
  %87 = icmp sgt i64 %77, 0
  br i1 %87, label %96, label %88

88:
  %89 = phi double [ 0.000000e+00, %74 ], [ %104, %96 ]
  %90 = icmp sgt i64 %77, 1
  %91 = select i1 %90, i64 %77, i64 1
  %92 = sitofp i64 %91 to double
  %93 = fdiv double %89, %92
  %94 = call double @llvm.sqrt.f64(double %93)
  %95 = fcmp ogt double %94, 0.000000e+00
  br i1 %95, label %107, label %110

96:
  %97 = phi double [ %104, %96 ], [ 0.000000e+00, %74 ]
  %98 = phi i64 [ %105, %96 ], [ 0, %74 ]
  %99 = getelementptr double, ptr %80, i64 %98
  %100 = load double, ptr %99
  %101 = getelementptr double, ptr %82, i64 %98
  %102 = load double, ptr %101
  %103 = fdiv double %100, %102
  %104 = call double @llvm.fmuladd.f64(double %103, double %103, double %97)
  %105 = add i64 %98, 1
  %106 = icmp eq i64 %105, %77
  br i1 %106, label %88, label %96

107:
  %108 = fdiv double 1.000000e-01, %94
  %109 = call double @llvm.fabs.f64(double %86)
  br label %113

110:
  %111 = call double @llvm.fabs.f64(double %86)
  %112 = fmul double %111, 1.000000e-03
  br label %113

113:
  %114 = phi double [ %111, %110 ], [ %109, %107 ]
  %115 = phi double [ %112, %110 ], [ %108, %107 ]
  %116 = call double @llvm.maxnum.f64(double %115, double 0x3EB0C6F7A0B5ED8D)
  %117 = call double @llvm.minnum.f64(double %116, double %114)
  %118 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %119 = load ptr, ptr %118
  %120 = getelementptr %struct.ode_options, ptr %119, i64 0, i32 3
  %121 = load double, ptr %120
  %122 = call double @llvm.minnum.f64(double %117, double %121)
  %123 = call double @llvm.copysign.f64(double %122, double %86)
  store double %123, ptr %71
  br label %124

124:
  %125 = load double, ptr %44
  %126 = fcmp oeq double %125, 0.000000e+00
  %127 = zext i1 %126 to i32
  %128 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
  %129 = load i64, ptr %128
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %134

131:
  %132 = call i64 @evaluate_jacobian(ptr %0)
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %134, label %2945

134:
  %135 = phi i32 [ 1, %131 ], [ %127, %124 ]
  %136 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 9
  %137 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 24
  %138 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 23
  %139 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 13
  %140 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
  %141 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 4
  %142 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 3
  %143 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 1
  %144 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 14
  %145 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 15
  %146 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
  %147 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  %148 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
  %149 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 11
  %150 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 42
  %151 = bitcast ptr %3 to ptr
  %152 = getelementptr [7 x double], ptr %3, i64 0, i64 0
  %153 = bitcast ptr %2 to ptr
  %154 = getelementptr [7 x double], ptr %2, i64 0, i64 0
  %155 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 6
  %156 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 0
  %157 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 35
  %158 = bitcast ptr %157 to ptr
  %159 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 16
  %160 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 12
  %161 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 47
  %162 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 48
  %163 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 4, i32 1
  br label %164

164:
  %165 = phi i32 [ %135, %134 ], [ %2943, %2941 ]
  %166 = load double, ptr %4
  %167 = load double, ptr %71
  %168 = call double @llvm.fabs.f64(double %167)
  %169 = call double @llvm.fabs.f64(double %166)
  %170 = load double, ptr %136
  %171 = call double @llvm.fabs.f64(double %170)
  %172 = call double @llvm.maxnum.f64(double %169, double %171)
  %173 = fmul double %172, 0x3CE4000000000000
  %174 = fcmp ugt double %168, %173
  br i1 %174, label %179, label %175

175:
  %176 = load i64, ptr %148
  %177 = icmp eq i64 %176, 0
  %178 = select i1 %177, i64 4, i64 %176
  br label %2945

179:
  %180 = load double, ptr %137
  %181 = fcmp ogt double %180, 0.000000e+00
  br i1 %181, label %182, label %202

182:
  %183 = load double, ptr %138
  %184 = fsub double %183, %166
  %185 = fmul double %184, 5.000000e-01
  %186 = fcmp olt double %167, 0.000000e+00
  %187 = fneg double %185
  %188 = select i1 %186, double %187, double %185
  %189 = fcmp ult double %188, 0.000000e+00
  br i1 %189, label %202, label %190

190:
  %191 = call double @llvm.maxnum.f64(double %188, double %180)
  %192 = fcmp ogt double %168, %191
  br i1 %192, label %193, label %202

193:
  %194 = load double, ptr %139
  %195 = call double @llvm.fabs.f64(double %194)
  %196 = fdiv double %191, %195
  %197 = fcmp oge double %196, 1.000000e+00
  %198 = fcmp olt double %196, 1.500000e+00
  %199 = and i1 %197, %198
  %200 = call double @llvm.copysign.f64(double %191, double %167)
  %201 = select i1 %199, double %194, double %200
  store double %201, ptr %71
  br label %202

202:
  %203 = phi double [ %167, %182 ], [ %167, %179 ], [ %201, %193 ], [ %167, %190 ]
  %204 = call double @llvm.fmuladd.f64(double %203, double 1.000100e+00, double %166)
  %205 = fsub double %204, %170
  %206 = fmul double %203, %205
  %207 = fcmp oge double %206, 0.000000e+00
  %208 = fsub double %170, %166
  %209 = select i1 %207, double %208, double %203
  %210 = load double, ptr %139
  %211 = fcmp une double %210, %209
  br i1 %211, label %212, label %1199

212:
  %213 = load i64, ptr %140
  %214 = icmp eq i64 %213, 3
  %215 = icmp eq i64 %213, 5
  %216 = select i1 %215, ptr @RADAU5, ptr @RADAU7
  %217 = select i1 %214, ptr @RADAU3, ptr %216
  %218 = getelementptr double, ptr %217, i64 2
  %219 = getelementptr double, ptr %218, i64 %213
  %220 = mul i64 %213, %213
  %221 = getelementptr double, ptr %219, i64 %220
  %222 = getelementptr double, ptr %221, i64 %220
  %223 = load i64, ptr %141
  %224 = add i64 %223, 1
  store i64 %224, ptr %141
  store double %209, ptr %139
  %225 = load double, ptr %222
  %226 = load ptr, ptr %142
  %227 = load ptr, ptr %8
  %228 = getelementptr %struct.ode_system, ptr %227, i64 0, i32 0
  %229 = load i64, ptr %228
  %230 = mul i64 %229, 5
  %231 = getelementptr i64, ptr %226, i64 %230
  %232 = load i64, ptr %231
  %233 = add i64 %232, 7
  %234 = and i64 %233, -8
  %235 = add i64 %229, 7
  %236 = and i64 %235, -8
  %237 = or i64 %236, 1
  %238 = mul i64 %237, %236
  %239 = load ptr, ptr %143
  %240 = getelementptr %struct.ode_options, ptr %239, i64 0, i32 0
  %241 = load ptr, ptr %240
  %242 = getelementptr %struct.ode_method, ptr %241, i64 0, i32 4
  %243 = load i64, ptr %242
  %244 = add i64 %243, 10
  %245 = load ptr, ptr %6
  %246 = mul i64 %244, %229
  %247 = add i64 %246, 7
  %248 = and i64 %247, -8
  %249 = getelementptr double, ptr %245, i64 %248
  %250 = getelementptr double, ptr %249, i64 %238
  %251 = shl i64 %238, 1
  %252 = getelementptr double, ptr %249, i64 %251
  %253 = mul i64 %238, 3
  %254 = getelementptr double, ptr %249, i64 %253
  %255 = shl i64 %238, 2
  %256 = getelementptr double, ptr %249, i64 %255
  %257 = sub i64 0, %236
  %258 = getelementptr double, ptr %256, i64 %257
  %259 = mul i64 %234, %232
  %260 = shl i64 %259, 3
  %261 = sub i64 %234, %232
  %262 = shl i64 %234, 3
  %263 = mul i64 %262, %261
  %264 = bitcast ptr %254 to ptr
  %265 = bitcast ptr %250 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %264, ptr align 8 %265, i64 %260, i1 false)
  %266 = shl i64 %261, 3
  %267 = getelementptr double, ptr %252, i64 %259
  %268 = getelementptr double, ptr %254, i64 %259
  %269 = getelementptr double, ptr %258, i64 %232
  br label %274

270:
  %271 = fdiv double %225, %209
  %272 = call double @llvm.fmuladd.f64(double %271, double %271, double 0.000000e+00)
  %273 = icmp sgt i64 %232, 0
  br i1 %273, label %306, label %284

274:
  %275 = phi i64 [ 0, %212 ], [ %282, %274 ]
  %276 = getelementptr double, ptr %267, i64 %275
  %277 = bitcast ptr %276 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %277, i8 0, i64 %263, i1 false)
  %278 = getelementptr double, ptr %268, i64 %275
  %279 = bitcast ptr %278 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %279, i8 0, i64 %263, i1 false)
  %280 = getelementptr double, ptr %269, i64 %275
  %281 = bitcast ptr %280 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %281, i8 0, i64 %266, i1 false)
  %282 = add i64 %275, %238
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %270, label %274

284:
  %285 = icmp slt i64 %232, %229
  br i1 %285, label %286, label %315

286:
  %287 = load ptr, ptr %142
  %288 = load ptr, ptr %8
  %289 = getelementptr %struct.ode_system, ptr %288, i64 0, i32 0
  %290 = load i64, ptr %289
  %291 = shl i64 %290, 2
  %292 = getelementptr i64, ptr %287, i64 %291
  %293 = mul i64 %290, 5
  %294 = getelementptr i64, ptr %287, i64 %293
  %295 = load ptr, ptr %143
  %296 = getelementptr %struct.ode_options, ptr %295, i64 0, i32 0
  %297 = load ptr, ptr %296
  %298 = getelementptr %struct.ode_method, ptr %297, i64 0, i32 4
  %299 = load i64, ptr %298
  %300 = add i64 %299, 10
  %301 = load ptr, ptr %6
  %302 = mul i64 %300, %290
  %303 = add i64 %302, 7
  %304 = and i64 %303, -8
  %305 = getelementptr double, ptr %301, i64 %304
  br label %319

306:
  %307 = phi i64 [ %313, %306 ], [ 0, %270 ]
  %308 = mul i64 %307, %234
  %309 = add i64 %308, %307
  %310 = getelementptr double, ptr %254, i64 %309
  %311 = load double, ptr %310
  %312 = fadd double %271, %311
  store double %312, ptr %310
  %313 = add i64 %307, 1
  %314 = icmp eq i64 %313, %232
  br i1 %314, label %284, label %306

315:
  br i1 %273, label %316, label %596

316:
  %317 = shl i64 %234, 1
  %318 = mul i64 %234, 3
  br label %361

319:
  %320 = phi i64 [ %232, %286 ], [ %359, %358 ]
  %321 = getelementptr i64, ptr %292, i64 %320
  %322 = load i64, ptr %321
  %323 = mul i64 %322, %290
  %324 = getelementptr i64, ptr %294, i64 %320
  %325 = load i64, ptr %324
  %326 = getelementptr i64, ptr %292, i64 %325
  %327 = load i64, ptr %326
  %328 = add i64 %327, %323
  %329 = getelementptr double, ptr %305, i64 %328
  %330 = load double, ptr %329
  %331 = mul i64 %325, %234
  %332 = getelementptr double, ptr %254, i64 %331
  %333 = mul i64 %320, %234
  %334 = getelementptr double, ptr %250, i64 %333
  br i1 %273, label %335, label %358

335:
  %336 = fdiv double %330, %272
  %337 = fmul double %271, %336
  %338 = insertelement <8 x double> poison, double %337, i64 0
  %339 = shufflevector <8 x double> %338, <8 x double> poison, <8 x i32> zeroinitializer
  br label %340

340:
  %341 = phi i64 [ %356, %355 ], [ 0, %335 ]
  br label %342

342:
  %343 = phi i64 [ 0, %340 ], [ %353, %342 ]
  %344 = add i64 %341, %343
  %345 = getelementptr double, ptr %334, i64 %344
  %346 = bitcast ptr %345 to ptr
  %347 = load <8 x double>, ptr %346, align 8
  %348 = getelementptr double, ptr %332, i64 %344
  %349 = bitcast ptr %348 to ptr
  %350 = load <8 x double>, ptr %349, align 8
  %351 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %339, <8 x double> %347, <8 x double> %350)
  %352 = bitcast ptr %348 to ptr
  store <8 x double> %351, ptr %352, align 8
  %353 = add i64 %343, 8
  %354 = icmp eq i64 %343, 0
  br i1 %354, label %355, label %342

355:
  %356 = add i64 %341, 8
  %357 = icmp slt i64 %356, %232
  br i1 %357, label %340, label %358

358:
  %359 = add i64 %320, 1
  %360 = icmp eq i64 %359, %229
  br i1 %360, label %315, label %319

361:
  %362 = phi i64 [ 0, %316 ], [ %364, %593 ]
  %363 = and i64 %362, 9223372036854775800
  %364 = add i64 %362, 4
  %365 = icmp slt i64 %364, %232
  %366 = select i1 %365, i64 %364, i64 %232
  %367 = icmp slt i64 %362, %366
  br i1 %367, label %368, label %469

368:
  %369 = phi i64 [ %362, %361 ], [ %394, %466 ]
  %370 = mul i64 %369, %234
  %371 = getelementptr double, ptr %254, i64 %370
  br label %378

372:
  %373 = getelementptr double, ptr %252, i64 %370
  %374 = getelementptr i64, ptr %226, i64 %369
  store i64 %386, ptr %374
  %375 = fcmp oeq double %387, 0.000000e+00
  br i1 %375, label %1197, label %376

376:
  %377 = icmp eq i64 %386, %369
  br i1 %377, label %390, label %405

378:
  %379 = phi double [ %387, %378 ], [ -1.000000e+00, %368 ]
  %380 = phi i64 [ %386, %378 ], [ %369, %368 ]
  %381 = phi i64 [ %388, %378 ], [ %369, %368 ]
  %382 = getelementptr double, ptr %371, i64 %381
  %383 = load double, ptr %382
  %384 = call double @llvm.fabs.f64(double %383)
  %385 = fcmp ogt double %384, %379
  %386 = select i1 %385, i64 %381, i64 %380
  %387 = select i1 %385, double %384, double %379
  %388 = add i64 %381, 1
  %389 = icmp slt i64 %388, %232
  br i1 %389, label %378, label %372

390:
  %391 = getelementptr double, ptr %371, i64 %369
  %392 = load double, ptr %391
  %393 = fdiv double 1.000000e+00, %392
  %394 = add i64 %369, 1
  %395 = shl i64 %394, 3
  %396 = sub i64 %234, %369
  %397 = shl i64 %396, 3
  %398 = bitcast ptr %373 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %398, i8 0, i64 %262, i1 false)
  %399 = getelementptr double, ptr %258, i64 %369
  store double %393, ptr %399
  %400 = and i64 %394, 9223372036854775800
  %401 = icmp slt i64 %400, %232
  br i1 %401, label %402, label %435

402:
  %403 = insertelement <8 x double> poison, double %393, i64 0
  %404 = shufflevector <8 x double> %403, <8 x double> poison, <8 x i32> zeroinitializer
  br label %417

405:
  %406 = phi i64 [ %415, %405 ], [ %362, %376 ]
  %407 = icmp ult i64 %406, %369
  %408 = select i1 %407, ptr %252, ptr %254
  %409 = mul i64 %406, %234
  %410 = getelementptr double, ptr %408, i64 %409
  %411 = getelementptr double, ptr %410, i64 %369
  %412 = load double, ptr %411
  %413 = getelementptr double, ptr %410, i64 %386
  %414 = load double, ptr %413
  store double %414, ptr %411
  store double %412, ptr %413
  %415 = add i64 %406, 1
  %416 = icmp slt i64 %415, %366
  br i1 %416, label %405, label %390

417:
  %418 = phi i64 [ %433, %432 ], [ %400, %402 ]
  br label %419

419:
  %420 = phi i64 [ 0, %417 ], [ %430, %419 ]
  %421 = add i64 %418, %420
  %422 = getelementptr double, ptr %371, i64 %421
  %423 = bitcast ptr %422 to ptr
  %424 = load <8 x double>, ptr %423, align 8
  %425 = getelementptr double, ptr %373, i64 %421
  %426 = bitcast ptr %425 to ptr
  %427 = load <8 x double>, ptr %426, align 8
  %428 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %404, <8 x double> %424, <8 x double> %427)
  %429 = bitcast ptr %425 to ptr
  store <8 x double> %428, ptr %429, align 8
  %430 = add i64 %420, 8
  %431 = icmp eq i64 %420, 0
  br i1 %431, label %432, label %419

432:
  %433 = add i64 %418, 8
  %434 = icmp slt i64 %433, %232
  br i1 %434, label %417, label %435

435:
  call void @llvm.memset.p0.i64(ptr align 8 %398, i8 0, i64 %395, i1 false)
  %436 = bitcast ptr %391 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %436, i8 0, i64 %397, i1 false)
  %437 = icmp slt i64 %394, %366
  br i1 %437, label %438, label %469

438:
  %439 = phi i64 [ %467, %466 ], [ %394, %435 ]
  %440 = mul i64 %439, %234
  %441 = getelementptr double, ptr %254, i64 %440
  %442 = getelementptr double, ptr %441, i64 %369
  %443 = load double, ptr %442
  br i1 %401, label %444, label %466

444:
  %445 = fneg double %443
  %446 = insertelement <8 x double> poison, double %445, i64 0
  %447 = shufflevector <8 x double> %446, <8 x double> poison, <8 x i32> zeroinitializer
  br label %448

448:
  %449 = phi i64 [ %464, %463 ], [ %400, %444 ]
  br label %450

450:
  %451 = phi i64 [ 0, %448 ], [ %461, %450 ]
  %452 = add i64 %449, %451
  %453 = getelementptr double, ptr %373, i64 %452
  %454 = bitcast ptr %453 to ptr
  %455 = load <8 x double>, ptr %454, align 8
  %456 = getelementptr double, ptr %441, i64 %452
  %457 = bitcast ptr %456 to ptr
  %458 = load <8 x double>, ptr %457, align 8
  %459 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %447, <8 x double> %455, <8 x double> %458)
  %460 = bitcast ptr %456 to ptr
  store <8 x double> %459, ptr %460, align 8
  %461 = add i64 %451, 8
  %462 = icmp eq i64 %451, 0
  br i1 %462, label %463, label %450

463:
  %464 = add i64 %449, 8
  %465 = icmp slt i64 %464, %232
  br i1 %465, label %448, label %466

466:
  %467 = add i64 %439, 1
  %468 = icmp slt i64 %467, %366
  br i1 %468, label %438, label %368

469:
  br i1 %365, label %470, label %596

470:
  %471 = mul i64 %362, %234
  %472 = getelementptr double, ptr %252, i64 %471
  %473 = or i64 %362, 3
  %474 = or i64 %362, 1
  %475 = getelementptr double, ptr %472, i64 %474
  %476 = or i64 %362, 2
  %477 = getelementptr double, ptr %472, i64 %476
  %478 = add i64 %476, %234
  %479 = getelementptr double, ptr %472, i64 %478
  %480 = getelementptr double, ptr %472, i64 %473
  %481 = add i64 %473, %234
  %482 = getelementptr double, ptr %472, i64 %481
  %483 = add i64 %473, %317
  %484 = getelementptr double, ptr %472, i64 %483
  %485 = icmp slt i64 %363, %232
  br label %486

486:
  %487 = phi i64 [ %364, %470 ], [ %594, %593 ]
  %488 = mul i64 %487, %234
  %489 = getelementptr double, ptr %254, i64 %488
  br label %490

490:
  %491 = phi i64 [ %362, %486 ], [ %510, %509 ]
  %492 = getelementptr i64, ptr %226, i64 %491
  %493 = load i64, ptr %492
  %494 = icmp eq i64 %493, %491
  br i1 %494, label %504, label %495

495:
  %496 = getelementptr double, ptr %489, i64 %491
  %497 = load double, ptr %496
  %498 = getelementptr double, ptr %489, i64 %493
  %499 = load double, ptr %498
  store double %499, ptr %496
  store double %497, ptr %498
  %500 = add i64 %491, 1
  %501 = icmp slt i64 %491, %473
  %502 = icmp slt i64 %500, %232
  %503 = and i1 %501, %502
  br i1 %503, label %509, label %511

504:
  %505 = add i64 %491, 1
  %506 = icmp slt i64 %491, %473
  %507 = icmp slt i64 %505, %232
  %508 = and i1 %506, %507
  br i1 %508, label %509, label %511

509:
  %510 = phi i64 [ %505, %504 ], [ %500, %495 ]
  br label %490

511:
  %512 = getelementptr double, ptr %489, i64 %362
  %513 = load double, ptr %512
  %514 = call double @llvm.fabs.f64(double %513)
  %515 = getelementptr double, ptr %489, i64 %474
  %516 = load double, ptr %515
  %517 = load double, ptr %475
  %518 = fmul double %513, %517
  %519 = fsub double %516, %518
  %520 = call double @llvm.fabs.f64(double %519)
  %521 = fadd double %514, %520
  %522 = getelementptr double, ptr %489, i64 %476
  %523 = load double, ptr %522
  %524 = load double, ptr %477
  %525 = fmul double %513, %524
  %526 = load double, ptr %479
  %527 = fmul double %519, %526
  %528 = fsub double %523, %525
  %529 = fsub double %528, %527
  %530 = call double @llvm.fabs.f64(double %529)
  %531 = fadd double %521, %530
  %532 = getelementptr double, ptr %489, i64 %473
  %533 = load double, ptr %532
  %534 = load double, ptr %480
  %535 = fmul double %513, %534
  %536 = fsub double %533, %535
  %537 = load double, ptr %482
  %538 = fmul double %519, %537
  %539 = fsub double %536, %538
  %540 = load double, ptr %484
  %541 = fmul double %529, %540
  %542 = fsub double %539, %541
  %543 = call double @llvm.fabs.f64(double %542)
  %544 = fadd double %531, %543
  %545 = fcmp oeq double %544, 0.000000e+00
  br i1 %545, label %593, label %546

546:
  br i1 %485, label %547, label %593

547:
  %548 = fneg double %513
  %549 = fneg double %519
  %550 = fneg double %529
  %551 = fneg double %542
  %552 = insertelement <8 x double> poison, double %548, i64 0
  %553 = shufflevector <8 x double> %552, <8 x double> poison, <8 x i32> zeroinitializer
  %554 = insertelement <8 x double> poison, double %549, i64 0
  %555 = shufflevector <8 x double> %554, <8 x double> poison, <8 x i32> zeroinitializer
  %556 = insertelement <8 x double> poison, double %550, i64 0
  %557 = shufflevector <8 x double> %556, <8 x double> poison, <8 x i32> zeroinitializer
  %558 = insertelement <8 x double> poison, double %551, i64 0
  %559 = shufflevector <8 x double> %558, <8 x double> poison, <8 x i32> zeroinitializer
  br label %560

560:
  %561 = phi i64 [ %562, %591 ], [ %363, %547 ]
  %562 = add i64 %561, 8
  br label %563

563:
  %564 = phi i64 [ 0, %560 ], [ %589, %563 ]
  %565 = add i64 %561, %564
  %566 = getelementptr double, ptr %489, i64 %565
  %567 = bitcast ptr %566 to ptr
  %568 = load <8 x double>, ptr %567, align 8
  %569 = getelementptr double, ptr %472, i64 %565
  %570 = bitcast ptr %569 to ptr
  %571 = load <8 x double>, ptr %570, align 8
  %572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %553, <8 x double> %571, <8 x double> %568)
  %573 = add i64 %565, %234
  %574 = getelementptr double, ptr %472, i64 %573
  %575 = bitcast ptr %574 to ptr
  %576 = load <8 x double>, ptr %575, align 8
  %577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %555, <8 x double> %576, <8 x double> %572)
  %578 = add i64 %565, %317
  %579 = getelementptr double, ptr %472, i64 %578
  %580 = bitcast ptr %579 to ptr
  %581 = load <8 x double>, ptr %580, align 8
  %582 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %557, <8 x double> %581, <8 x double> %577)
  %583 = add i64 %565, %318
  %584 = getelementptr double, ptr %472, i64 %583
  %585 = bitcast ptr %584 to ptr
  %586 = load <8 x double>, ptr %585, align 8
  %587 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %559, <8 x double> %586, <8 x double> %582)
  %588 = bitcast ptr %566 to ptr
  store <8 x double> %587, ptr %588, align 8
  %589 = add i64 %564, 8
  %590 = icmp eq i64 %564, 0
  br i1 %590, label %591, label %563

591:
  %592 = icmp slt i64 %562, %232
  br i1 %592, label %560, label %593

593:
  %594 = add i64 %487, 1
  %595 = icmp slt i64 %594, %232
  br i1 %595, label %486, label %361

596:
  %597 = icmp sgt i64 %213, 1
  br i1 %597, label %598, label %1199

598:
  %599 = phi i64 [ %1195, %1194 ], [ 1, %596 ]
  %600 = getelementptr double, ptr %222, i64 %599
  %601 = load double, ptr %600
  %602 = fdiv double %601, %209
  %603 = add i64 %599, 1
  %604 = getelementptr double, ptr %222, i64 %603
  %605 = load double, ptr %604
  %606 = fdiv double %605, %209
  %607 = lshr i64 %599, 1
  %608 = load ptr, ptr %142
  %609 = load ptr, ptr %8
  %610 = getelementptr %struct.ode_system, ptr %609, i64 0, i32 0
  %611 = load i64, ptr %610
  %612 = mul i64 %611, 5
  %613 = getelementptr i64, ptr %608, i64 %612
  %614 = load i64, ptr %613
  %615 = add i64 %614, 7
  %616 = and i64 %615, -8
  %617 = add i64 %611, 7
  %618 = and i64 %617, -8
  %619 = or i64 %618, 1
  %620 = mul i64 %619, %618
  %621 = load ptr, ptr %143
  %622 = getelementptr %struct.ode_options, ptr %621, i64 0, i32 0
  %623 = load ptr, ptr %622
  %624 = getelementptr %struct.ode_method, ptr %623, i64 0, i32 4
  %625 = load i64, ptr %624
  %626 = add i64 %625, 10
  %627 = load ptr, ptr %6
  %628 = mul i64 %626, %611
  %629 = add i64 %628, 7
  %630 = and i64 %629, -8
  %631 = getelementptr double, ptr %627, i64 %630
  %632 = getelementptr double, ptr %631, i64 %620
  %633 = fmul double %606, %606
  %634 = call double @llvm.fmuladd.f64(double %602, double %602, double %633)
  %635 = shl i64 %607, 2
  %636 = add i64 %635, 4
  %637 = mul i64 %620, %636
  %638 = getelementptr double, ptr %631, i64 %637
  %639 = add i64 %635, 6
  %640 = mul i64 %620, %639
  %641 = getelementptr double, ptr %631, i64 %640
  %642 = add i64 %635, 7
  %643 = mul i64 %620, %642
  %644 = getelementptr double, ptr %631, i64 %643
  %645 = sub i64 0, %618
  %646 = getelementptr double, ptr %644, i64 %645
  %647 = add i64 %607, 1
  %648 = mul i64 %611, %647
  %649 = getelementptr i64, ptr %608, i64 %648
  %650 = mul i64 %616, %614
  %651 = shl i64 %650, 3
  %652 = sub i64 %616, %614
  %653 = shl i64 %616, 3
  %654 = mul i64 %653, %652
  %655 = bitcast ptr %641 to ptr
  %656 = bitcast ptr %632 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %655, ptr align 8 %656, i64 %651, i1 false)
  %657 = icmp slt i64 %620, 0
  br i1 %657, label %663, label %658

658:
  %659 = shl i64 %652, 3
  %660 = getelementptr double, ptr %638, i64 %650
  %661 = getelementptr double, ptr %641, i64 %650
  %662 = getelementptr double, ptr %646, i64 %614
  br label %667

663:
  %664 = getelementptr double, ptr %641, i64 %620
  %665 = bitcast ptr %664 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %665, i8 0, i64 %651, i1 false)
  %666 = icmp sgt i64 %614, 0
  br i1 %666, label %699, label %677

667:
  %668 = phi i64 [ 0, %658 ], [ %675, %667 ]
  %669 = getelementptr double, ptr %660, i64 %668
  %670 = bitcast ptr %669 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %670, i8 0, i64 %654, i1 false)
  %671 = getelementptr double, ptr %661, i64 %668
  %672 = bitcast ptr %671 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %672, i8 0, i64 %654, i1 false)
  %673 = getelementptr double, ptr %662, i64 %668
  %674 = bitcast ptr %673 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %674, i8 0, i64 %659, i1 false)
  %675 = add i64 %668, %620
  %676 = icmp sgt i64 %668, 0
  br i1 %676, label %663, label %667

677:
  %678 = icmp slt i64 %614, %611
  br i1 %678, label %679, label %710

679:
  %680 = load ptr, ptr %142
  %681 = load ptr, ptr %8
  %682 = getelementptr %struct.ode_system, ptr %681, i64 0, i32 0
  %683 = load i64, ptr %682
  %684 = shl i64 %683, 2
  %685 = getelementptr i64, ptr %680, i64 %684
  %686 = mul i64 %683, 5
  %687 = getelementptr i64, ptr %680, i64 %686
  %688 = load ptr, ptr %143
  %689 = getelementptr %struct.ode_options, ptr %688, i64 0, i32 0
  %690 = load ptr, ptr %689
  %691 = getelementptr %struct.ode_method, ptr %690, i64 0, i32 4
  %692 = load i64, ptr %691
  %693 = add i64 %692, 10
  %694 = load ptr, ptr %6
  %695 = mul i64 %693, %683
  %696 = add i64 %695, 7
  %697 = and i64 %696, -8
  %698 = getelementptr double, ptr %694, i64 %697
  br label %714

699:
  %700 = phi i64 [ %708, %699 ], [ 0, %663 ]
  %701 = mul i64 %700, %616
  %702 = add i64 %701, %700
  %703 = getelementptr double, ptr %641, i64 %702
  %704 = load double, ptr %703
  %705 = fadd double %602, %704
  store double %705, ptr %703
  %706 = add i64 %702, %620
  %707 = getelementptr double, ptr %641, i64 %706
  store double %606, ptr %707
  %708 = add i64 %700, 1
  %709 = icmp eq i64 %708, %614
  br i1 %709, label %677, label %699

710:
  br i1 %666, label %711, label %1194

711:
  %712 = shl i64 %616, 1
  %713 = mul i64 %616, 3
  br label %780

714:
  %715 = phi i64 [ %614, %679 ], [ %778, %777 ]
  %716 = getelementptr i64, ptr %685, i64 %715
  %717 = load i64, ptr %716
  %718 = mul i64 %717, %683
  %719 = getelementptr i64, ptr %687, i64 %715
  %720 = load i64, ptr %719
  %721 = getelementptr i64, ptr %685, i64 %720
  %722 = load i64, ptr %721
  %723 = add i64 %722, %718
  %724 = getelementptr double, ptr %698, i64 %723
  %725 = load double, ptr %724
  %726 = fdiv double %725, %634
  %727 = mul i64 %720, %616
  %728 = getelementptr double, ptr %641, i64 %727
  %729 = mul i64 %715, %616
  %730 = getelementptr double, ptr %632, i64 %729
  br i1 %666, label %731, label %777

731:
  %732 = fmul double %602, %726
  %733 = insertelement <8 x double> poison, double %732, i64 0
  %734 = shufflevector <8 x double> %733, <8 x double> poison, <8 x i32> zeroinitializer
  br label %735

735:
  %736 = phi i64 [ %751, %750 ], [ 0, %731 ]
  br label %737

737:
  %738 = phi i64 [ 0, %735 ], [ %748, %737 ]
  %739 = add i64 %736, %738
  %740 = getelementptr double, ptr %730, i64 %739
  %741 = bitcast ptr %740 to ptr
  %742 = load <8 x double>, ptr %741, align 8
  %743 = getelementptr double, ptr %728, i64 %739
  %744 = bitcast ptr %743 to ptr
  %745 = load <8 x double>, ptr %744, align 8
  %746 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %734, <8 x double> %742, <8 x double> %745)
  %747 = bitcast ptr %743 to ptr
  store <8 x double> %746, ptr %747, align 8
  %748 = add i64 %738, 8
  %749 = icmp eq i64 %738, 0
  br i1 %749, label %750, label %737

750:
  %751 = add i64 %736, 8
  %752 = icmp slt i64 %751, %614
  br i1 %752, label %735, label %753

753:
  %754 = getelementptr double, ptr %728, i64 %620
  %755 = fneg double %726
  %756 = fmul double %606, %755
  %757 = insertelement <8 x double> poison, double %756, i64 0
  %758 = shufflevector <8 x double> %757, <8 x double> poison, <8 x i32> zeroinitializer
  br label %759

759:
  %760 = phi i64 [ %775, %774 ], [ 0, %753 ]
  br label %761

761:
  %762 = phi i64 [ 0, %759 ], [ %772, %761 ]
  %763 = add i64 %760, %762
  %764 = getelementptr double, ptr %730, i64 %763
  %765 = bitcast ptr %764 to ptr
  %766 = load <8 x double>, ptr %765, align 8
  %767 = getelementptr double, ptr %754, i64 %763
  %768 = bitcast ptr %767 to ptr
  %769 = load <8 x double>, ptr %768, align 8
  %770 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %758, <8 x double> %766, <8 x double> %769)
  %771 = bitcast ptr %767 to ptr
  store <8 x double> %770, ptr %771, align 8
  %772 = add i64 %762, 8
  %773 = icmp eq i64 %762, 0
  br i1 %773, label %774, label %761

774:
  %775 = add i64 %760, 8
  %776 = icmp slt i64 %775, %614
  br i1 %776, label %759, label %777

777:
  %778 = add i64 %715, 1
  %779 = icmp eq i64 %778, %611
  br i1 %779, label %710, label %714

780:
  %781 = phi i64 [ 0, %711 ], [ %783, %1191 ]
  %782 = and i64 %781, 9223372036854775800
  %783 = add i64 %781, 4
  %784 = icmp slt i64 %783, %614
  %785 = select i1 %784, i64 %783, i64 %614
  %786 = icmp slt i64 %781, %785
  br i1 %786, label %787, label %944

787:
  %788 = phi i64 [ %781, %780 ], [ %825, %941 ]
  %789 = mul i64 %788, %616
  %790 = getelementptr double, ptr %641, i64 %789
  %791 = getelementptr double, ptr %790, i64 %620
  br label %799

792:
  %793 = getelementptr double, ptr %638, i64 %789
  %794 = getelementptr double, ptr %793, i64 %620
  %795 = getelementptr i64, ptr %649, i64 %788
  store i64 %811, ptr %795
  %796 = fcmp oeq double %812, 0.000000e+00
  br i1 %796, label %1197, label %797

797:
  %798 = icmp eq i64 %811, %788
  br i1 %798, label %815, label %845

799:
  %800 = phi double [ %812, %799 ], [ -1.000000e+00, %787 ]
  %801 = phi i64 [ %811, %799 ], [ %788, %787 ]
  %802 = phi i64 [ %813, %799 ], [ %788, %787 ]
  %803 = getelementptr double, ptr %790, i64 %802
  %804 = load double, ptr %803
  %805 = call double @llvm.fabs.f64(double %804)
  %806 = getelementptr double, ptr %791, i64 %802
  %807 = load double, ptr %806
  %808 = call double @llvm.fabs.f64(double %807)
  %809 = fadd double %805, %808
  %810 = fcmp ogt double %809, %800
  %811 = select i1 %810, i64 %802, i64 %801
  %812 = select i1 %810, double %809, double %800
  %813 = add i64 %802, 1
  %814 = icmp slt i64 %813, %614
  br i1 %814, label %799, label %792

815:
  %816 = getelementptr double, ptr %790, i64 %788
  %817 = load double, ptr %816
  %818 = getelementptr double, ptr %791, i64 %788
  %819 = load double, ptr %818
  %820 = fmul double %819, %819
  %821 = call double @llvm.fmuladd.f64(double %817, double %817, double %820)
  %822 = fdiv double %817, %821
  %823 = fneg double %819
  %824 = fdiv double %823, %821
  %825 = add i64 %788, 1
  %826 = shl i64 %825, 3
  %827 = sub i64 %616, %788
  %828 = shl i64 %827, 3
  %829 = bitcast ptr %793 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %829, i8 0, i64 %653, i1 false)
  %830 = getelementptr double, ptr %646, i64 %788
  store double %822, ptr %830
  %831 = add i64 %788, %620
  %832 = getelementptr double, ptr %646, i64 %831
  store double %824, ptr %832
  %833 = bitcast ptr %794 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %833, i8 0, i64 %653, i1 false)
  %834 = fneg double %822
  %835 = fneg double %824
  %836 = and i64 %825, 9223372036854775800
  %837 = icmp slt i64 %836, %614
  br i1 %837, label %838, label %892

838:
  %839 = insertelement <8 x double> poison, double %824, i64 0
  %840 = shufflevector <8 x double> %839, <8 x double> poison, <8 x i32> zeroinitializer
  %841 = insertelement <8 x double> poison, double %834, i64 0
  %842 = shufflevector <8 x double> %841, <8 x double> poison, <8 x i32> zeroinitializer
  %843 = insertelement <8 x double> poison, double %835, i64 0
  %844 = shufflevector <8 x double> %843, <8 x double> poison, <8 x i32> zeroinitializer
  br label %862

845:
  %846 = phi i64 [ %860, %845 ], [ %781, %797 ]
  %847 = icmp ult i64 %846, %788
  %848 = select i1 %847, ptr %638, ptr %641
  %849 = mul i64 %846, %616
  %850 = getelementptr double, ptr %848, i64 %849
  %851 = getelementptr double, ptr %850, i64 %788
  %852 = load double, ptr %851
  %853 = getelementptr double, ptr %850, i64 %811
  %854 = load double, ptr %853
  store double %854, ptr %851
  store double %852, ptr %853
  %855 = getelementptr double, ptr %850, i64 %620
  %856 = getelementptr double, ptr %855, i64 %788
  %857 = load double, ptr %856
  %858 = getelementptr double, ptr %855, i64 %811
  %859 = load double, ptr %858
  store double %859, ptr %856
  store double %857, ptr %858
  %860 = add i64 %846, 1
  %861 = icmp slt i64 %860, %785
  br i1 %861, label %845, label %815

862:
  %863 = phi i64 [ %890, %889 ], [ %836, %838 ]
  br label %864

864:
  %865 = phi i64 [ 0, %862 ], [ %887, %864 ]
  %866 = add i64 %863, %865
  %867 = getelementptr double, ptr %790, i64 %866
  %868 = bitcast ptr %867 to ptr
  %869 = load <8 x double>, ptr %868, align 8
  %870 = getelementptr double, ptr %791, i64 %866
  %871 = bitcast ptr %870 to ptr
  %872 = load <8 x double>, ptr %871, align 8
  %873 = fmul <8 x double> %840, %872
  %874 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %842, <8 x double> %869, <8 x double> %873)
  %875 = getelementptr double, ptr %793, i64 %866
  %876 = bitcast ptr %875 to ptr
  %877 = load <8 x double>, ptr %876, align 8
  %878 = fsub <8 x double> %877, %874
  %879 = bitcast ptr %875 to ptr
  store <8 x double> %878, ptr %879, align 8
  %880 = fmul <8 x double> %869, %844
  %881 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %842, <8 x double> %872, <8 x double> %880)
  %882 = getelementptr double, ptr %794, i64 %866
  %883 = bitcast ptr %882 to ptr
  %884 = load <8 x double>, ptr %883, align 8
  %885 = fsub <8 x double> %884, %881
  %886 = bitcast ptr %882 to ptr
  store <8 x double> %885, ptr %886, align 8
  %887 = add i64 %865, 8
  %888 = icmp eq i64 %865, 0
  br i1 %888, label %889, label %864

889:
  %890 = add i64 %863, 8
  %891 = icmp slt i64 %890, %614
  br i1 %891, label %862, label %892

892:
  call void @llvm.memset.p0.i64(ptr align 8 %833, i8 0, i64 %826, i1 false)
  %893 = bitcast ptr %818 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %893, i8 0, i64 %828, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %829, i8 0, i64 %826, i1 false)
  %894 = bitcast ptr %816 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %894, i8 0, i64 %828, i1 false)
  %895 = icmp slt i64 %825, %785
  br i1 %895, label %896, label %944

896:
  %897 = phi i64 [ %942, %941 ], [ %825, %892 ]
  %898 = mul i64 %897, %616
  %899 = getelementptr double, ptr %641, i64 %898
  %900 = getelementptr double, ptr %899, i64 %620
  %901 = getelementptr double, ptr %899, i64 %788
  %902 = load double, ptr %901
  %903 = getelementptr double, ptr %900, i64 %788
  %904 = load double, ptr %903
  br i1 %837, label %905, label %941

905:
  %906 = insertelement <8 x double> poison, double %904, i64 0
  %907 = shufflevector <8 x double> %906, <8 x double> poison, <8 x i32> zeroinitializer
  %908 = insertelement <8 x double> poison, double %902, i64 0
  %909 = shufflevector <8 x double> %908, <8 x double> poison, <8 x i32> zeroinitializer
  br label %910

910:
  %911 = phi i64 [ %939, %938 ], [ %836, %905 ]
  br label %912

912:
  %913 = phi i64 [ 0, %910 ], [ %936, %912 ]
  %914 = add i64 %911, %913
  %915 = getelementptr double, ptr %793, i64 %914
  %916 = bitcast ptr %915 to ptr
  %917 = load <8 x double>, ptr %916, align 8
  %918 = getelementptr double, ptr %794, i64 %914
  %919 = bitcast ptr %918 to ptr
  %920 = load <8 x double>, ptr %919, align 8
  %921 = fneg <8 x double> %920
  %922 = fmul <8 x double> %907, %921
  %923 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %909, <8 x double> %917, <8 x double> %922)
  %924 = getelementptr double, ptr %899, i64 %914
  %925 = bitcast ptr %924 to ptr
  %926 = load <8 x double>, ptr %925, align 8
  %927 = fsub <8 x double> %926, %923
  %928 = bitcast ptr %924 to ptr
  store <8 x double> %927, ptr %928, align 8
  %929 = fmul <8 x double> %907, %917
  %930 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %909, <8 x double> %920, <8 x double> %929)
  %931 = getelementptr double, ptr %900, i64 %914
  %932 = bitcast ptr %931 to ptr
  %933 = load <8 x double>, ptr %932, align 8
  %934 = fsub <8 x double> %933, %930
  %935 = bitcast ptr %931 to ptr
  store <8 x double> %934, ptr %935, align 8
  %936 = add i64 %913, 8
  %937 = icmp eq i64 %913, 0
  br i1 %937, label %938, label %912

938:
  %939 = add i64 %911, 8
  %940 = icmp slt i64 %939, %614
  br i1 %940, label %910, label %941

941:
  %942 = add i64 %897, 1
  %943 = icmp slt i64 %942, %785
  br i1 %943, label %896, label %787

944:
  br i1 %784, label %945, label %1194

945:
  %946 = mul i64 %781, %616
  %947 = getelementptr double, ptr %638, i64 %946
  %948 = getelementptr double, ptr %947, i64 %620
  %949 = or i64 %781, 3
  %950 = or i64 %781, 1
  %951 = getelementptr double, ptr %947, i64 %950
  %952 = getelementptr double, ptr %948, i64 %950
  %953 = or i64 %781, 2
  %954 = getelementptr double, ptr %947, i64 %953
  %955 = getelementptr double, ptr %948, i64 %953
  %956 = add i64 %953, %616
  %957 = getelementptr double, ptr %947, i64 %956
  %958 = getelementptr double, ptr %948, i64 %956
  %959 = getelementptr double, ptr %947, i64 %949
  %960 = getelementptr double, ptr %948, i64 %949
  %961 = add i64 %949, %616
  %962 = getelementptr double, ptr %947, i64 %961
  %963 = getelementptr double, ptr %948, i64 %961
  %964 = add i64 %949, %712
  %965 = getelementptr double, ptr %947, i64 %964
  %966 = getelementptr double, ptr %948, i64 %964
  %967 = icmp slt i64 %782, %614
  br label %968

968:
  %969 = phi i64 [ %783, %945 ], [ %1192, %1191 ]
  %970 = mul i64 %969, %616
  %971 = getelementptr double, ptr %641, i64 %970
  %972 = getelementptr double, ptr %664, i64 %970
  br label %973

973:
  %974 = phi i64 [ %781, %968 ], [ %997, %996 ]
  %975 = getelementptr i64, ptr %649, i64 %974
  %976 = load i64, ptr %975
  %977 = icmp eq i64 %976, %974
  br i1 %977, label %991, label %978

978:
  %979 = getelementptr double, ptr %971, i64 %974
  %980 = load double, ptr %979
  %981 = getelementptr double, ptr %971, i64 %976
  %982 = load double, ptr %981
  store double %982, ptr %979
  store double %980, ptr %981
  %983 = getelementptr double, ptr %972, i64 %974
  %984 = load double, ptr %983
  %985 = getelementptr double, ptr %972, i64 %976
  %986 = load double, ptr %985
  store double %986, ptr %983
  store double %984, ptr %985
  %987 = add i64 %974, 1
  %988 = icmp slt i64 %974, %949
  %989 = icmp slt i64 %987, %614
  %990 = and i1 %988, %989
  br i1 %990, label %996, label %998

991:
  %992 = add i64 %974, 1
  %993 = icmp slt i64 %974, %949
  %994 = icmp slt i64 %992, %614
  %995 = and i1 %993, %994
  br i1 %995, label %996, label %998

996:
  %997 = phi i64 [ %992, %991 ], [ %987, %978 ]
  br label %973

998:
  %999 = getelementptr double, ptr %971, i64 %781
  %1000 = load double, ptr %999
  %1001 = getelementptr double, ptr %972, i64 %781
  %1002 = load double, ptr %1001
  %1003 = call double @llvm.fabs.f64(double %1000)
  %1004 = call double @llvm.fabs.f64(double %1002)
  %1005 = fadd double %1003, %1004
  %1006 = fadd double %1005, 0.000000e+00
  %1007 = getelementptr double, ptr %971, i64 %950
  %1008 = load double, ptr %1007
  %1009 = getelementptr double, ptr %972, i64 %950
  %1010 = load double, ptr %1009
  %1011 = load double, ptr %951
  %1012 = load double, ptr %952
  %1013 = fneg double %1012
  %1014 = fmul double %1002, %1013
  %1015 = call double @llvm.fmuladd.f64(double %1011, double %1000, double %1014)
  %1016 = fmul double %1000, %1012
  %1017 = call double @llvm.fmuladd.f64(double %1011, double %1002, double %1016)
  %1018 = fsub double %1010, %1017
  %1019 = fsub double %1008, %1015
  %1020 = call double @llvm.fabs.f64(double %1019)
  %1021 = call double @llvm.fabs.f64(double %1018)
  %1022 = fadd double %1021, %1020
  %1023 = fadd double %1006, %1022
  %1024 = getelementptr double, ptr %971, i64 %953
  %1025 = load double, ptr %1024
  %1026 = getelementptr double, ptr %972, i64 %953
  %1027 = load double, ptr %1026
  %1028 = load double, ptr %954
  %1029 = load double, ptr %955
  %1030 = fneg double %1029
  %1031 = fmul double %1002, %1030
  %1032 = call double @llvm.fmuladd.f64(double %1028, double %1000, double %1031)
  %1033 = fmul double %1000, %1029
  %1034 = call double @llvm.fmuladd.f64(double %1028, double %1002, double %1033)
  %1035 = fsub double %1027, %1034
  %1036 = load double, ptr %957
  %1037 = load double, ptr %958
  %1038 = fneg double %1037
  %1039 = fmul double %1018, %1038
  %1040 = call double @llvm.fmuladd.f64(double %1036, double %1019, double %1039)
  %1041 = fmul double %1019, %1037
  %1042 = call double @llvm.fmuladd.f64(double %1036, double %1018, double %1041)
  %1043 = fsub double %1035, %1042
  %1044 = fsub double %1025, %1032
  %1045 = fsub double %1044, %1040
  %1046 = call double @llvm.fabs.f64(double %1045)
  %1047 = call double @llvm.fabs.f64(double %1043)
  %1048 = fadd double %1047, %1046
  %1049 = fadd double %1023, %1048
  %1050 = getelementptr double, ptr %971, i64 %949
  %1051 = load double, ptr %1050
  %1052 = getelementptr double, ptr %972, i64 %949
  %1053 = load double, ptr %1052
  %1054 = load double, ptr %959
  %1055 = load double, ptr %960
  %1056 = fneg double %1055
  %1057 = fmul double %1002, %1056
  %1058 = call double @llvm.fmuladd.f64(double %1054, double %1000, double %1057)
  %1059 = fmul double %1000, %1055
  %1060 = call double @llvm.fmuladd.f64(double %1054, double %1002, double %1059)
  %1061 = fsub double %1053, %1060
  %1062 = fsub double %1051, %1058
  %1063 = load double, ptr %962
  %1064 = load double, ptr %963
  %1065 = fneg double %1064
  %1066 = fmul double %1018, %1065
  %1067 = call double @llvm.fmuladd.f64(double %1063, double %1019, double %1066)
  %1068 = fmul double %1019, %1064
  %1069 = call double @llvm.fmuladd.f64(double %1063, double %1018, double %1068)
  %1070 = fsub double %1061, %1069
  %1071 = fsub double %1062, %1067
  %1072 = load double, ptr %965
  %1073 = load double, ptr %966
  %1074 = fneg double %1073
  %1075 = fmul double %1043, %1074
  %1076 = call double @llvm.fmuladd.f64(double %1072, double %1045, double %1075)
  %1077 = fmul double %1045, %1073
  %1078 = call double @llvm.fmuladd.f64(double %1072, double %1043, double %1077)
  %1079 = fsub double %1070, %1078
  %1080 = fsub double %1071, %1076
  %1081 = call double @llvm.fabs.f64(double %1080)
  %1082 = call double @llvm.fabs.f64(double %1079)
  %1083 = fadd double %1082, %1081
  %1084 = fadd double %1049, %1083
  %1085 = fcmp oeq double %1084, 0.000000e+00
  br i1 %1085, label %1191, label %1086

1086:
  br i1 %967, label %1087, label %1191

1087:
  %1088 = fneg double %1000
  %1089 = fneg double %1019
  %1090 = fneg double %1045
  %1091 = fneg double %1080
  %1092 = fneg double %1002
  %1093 = fneg double %1018
  %1094 = fneg double %1043
  %1095 = fneg double %1079
  %1096 = insertelement <8 x double> poison, double %1088, i64 0
  %1097 = shufflevector <8 x double> %1096, <8 x double> poison, <8 x i32> zeroinitializer
  %1098 = insertelement <8 x double> poison, double %1089, i64 0
  %1099 = shufflevector <8 x double> %1098, <8 x double> poison, <8 x i32> zeroinitializer
  %1100 = insertelement <8 x double> poison, double %1090, i64 0
  %1101 = shufflevector <8 x double> %1100, <8 x double> poison, <8 x i32> zeroinitializer
  %1102 = insertelement <8 x double> poison, double %1091, i64 0
  %1103 = shufflevector <8 x double> %1102, <8 x double> poison, <8 x i32> zeroinitializer
  %1104 = insertelement <8 x double> poison, double %1018, i64 0
  %1105 = shufflevector <8 x double> %1104, <8 x double> poison, <8 x i32> zeroinitializer
  %1106 = insertelement <8 x double> poison, double %1002, i64 0
  %1107 = shufflevector <8 x double> %1106, <8 x double> poison, <8 x i32> zeroinitializer
  %1108 = insertelement <8 x double> poison, double %1043, i64 0
  %1109 = shufflevector <8 x double> %1108, <8 x double> poison, <8 x i32> zeroinitializer
  %1110 = insertelement <8 x double> poison, double %1079, i64 0
  %1111 = shufflevector <8 x double> %1110, <8 x double> poison, <8 x i32> zeroinitializer
  %1112 = insertelement <8 x double> poison, double %1092, i64 0
  %1113 = shufflevector <8 x double> %1112, <8 x double> poison, <8 x i32> zeroinitializer
  %1114 = insertelement <8 x double> poison, double %1093, i64 0
  %1115 = shufflevector <8 x double> %1114, <8 x double> poison, <8 x i32> zeroinitializer
  %1116 = insertelement <8 x double> poison, double %1094, i64 0
  %1117 = shufflevector <8 x double> %1116, <8 x double> poison, <8 x i32> zeroinitializer
  %1118 = insertelement <8 x double> poison, double %1095, i64 0
  %1119 = shufflevector <8 x double> %1118, <8 x double> poison, <8 x i32> zeroinitializer
  %1120 = insertelement <8 x double> poison, double %1019, i64 0
  %1121 = shufflevector <8 x double> %1120, <8 x double> poison, <8 x i32> zeroinitializer
  %1122 = insertelement <8 x double> poison, double %1000, i64 0
  %1123 = shufflevector <8 x double> %1122, <8 x double> poison, <8 x i32> zeroinitializer
  %1124 = insertelement <8 x double> poison, double %1045, i64 0
  %1125 = shufflevector <8 x double> %1124, <8 x double> poison, <8 x i32> zeroinitializer
  %1126 = insertelement <8 x double> poison, double %1080, i64 0
  %1127 = shufflevector <8 x double> %1126, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1128

1128:
  %1129 = phi i64 [ %1130, %1189 ], [ %782, %1087 ]
  %1130 = add i64 %1129, 8
  br label %1131

1131:
  %1132 = phi i64 [ 0, %1128 ], [ %1187, %1131 ]
  %1133 = add i64 %1129, %1132
  %1134 = getelementptr double, ptr %947, i64 %1133
  %1135 = bitcast ptr %1134 to ptr
  %1136 = load <8 x double>, ptr %1135, align 8
  %1137 = add i64 %1133, %616
  %1138 = getelementptr double, ptr %947, i64 %1137
  %1139 = bitcast ptr %1138 to ptr
  %1140 = load <8 x double>, ptr %1139, align 8
  %1141 = add i64 %1133, %712
  %1142 = getelementptr double, ptr %947, i64 %1141
  %1143 = bitcast ptr %1142 to ptr
  %1144 = load <8 x double>, ptr %1143, align 8
  %1145 = add i64 %1133, %713
  %1146 = getelementptr double, ptr %947, i64 %1145
  %1147 = bitcast ptr %1146 to ptr
  %1148 = load <8 x double>, ptr %1147, align 8
  %1149 = getelementptr double, ptr %948, i64 %1133
  %1150 = bitcast ptr %1149 to ptr
  %1151 = load <8 x double>, ptr %1150, align 8
  %1152 = getelementptr double, ptr %948, i64 %1137
  %1153 = bitcast ptr %1152 to ptr
  %1154 = load <8 x double>, ptr %1153, align 8
  %1155 = getelementptr double, ptr %948, i64 %1141
  %1156 = bitcast ptr %1155 to ptr
  %1157 = load <8 x double>, ptr %1156, align 8
  %1158 = getelementptr double, ptr %948, i64 %1145
  %1159 = bitcast ptr %1158 to ptr
  %1160 = load <8 x double>, ptr %1159, align 8
  %1161 = getelementptr double, ptr %971, i64 %1133
  %1162 = bitcast ptr %1161 to ptr
  %1163 = load <8 x double>, ptr %1162, align 8
  %1164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1097, <8 x double> %1136, <8 x double> %1163)
  %1165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1099, <8 x double> %1140, <8 x double> %1164)
  %1166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1101, <8 x double> %1144, <8 x double> %1165)
  %1167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1103, <8 x double> %1148, <8 x double> %1166)
  %1168 = fmul <8 x double> %1105, %1154
  %1169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1107, <8 x double> %1151, <8 x double> %1168)
  %1170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1109, <8 x double> %1157, <8 x double> %1169)
  %1171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1111, <8 x double> %1160, <8 x double> %1170)
  %1172 = fadd <8 x double> %1171, %1167
  %1173 = bitcast ptr %1161 to ptr
  store <8 x double> %1172, ptr %1173, align 8
  %1174 = getelementptr double, ptr %972, i64 %1133
  %1175 = bitcast ptr %1174 to ptr
  %1176 = load <8 x double>, ptr %1175, align 8
  %1177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1113, <8 x double> %1136, <8 x double> %1176)
  %1178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1115, <8 x double> %1140, <8 x double> %1177)
  %1179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1117, <8 x double> %1144, <8 x double> %1178)
  %1180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1119, <8 x double> %1148, <8 x double> %1179)
  %1181 = fmul <8 x double> %1121, %1154
  %1182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1123, <8 x double> %1151, <8 x double> %1181)
  %1183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1125, <8 x double> %1157, <8 x double> %1182)
  %1184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1127, <8 x double> %1160, <8 x double> %1183)
  %1185 = fsub <8 x double> %1180, %1184
  %1186 = bitcast ptr %1174 to ptr
  store <8 x double> %1185, ptr %1186, align 8
  %1187 = add i64 %1132, 8
  %1188 = icmp eq i64 %1132, 0
  br i1 %1188, label %1189, label %1131

1189:
  %1190 = icmp slt i64 %1130, %614
  br i1 %1190, label %1128, label %1191

1191:
  %1192 = add i64 %969, 1
  %1193 = icmp slt i64 %1192, %614
  br i1 %1193, label %968, label %780

1194:
  %1195 = add i64 %599, 2
  %1196 = icmp slt i64 %1195, %213
  br i1 %1196, label %598, label %1199

1197:
  %1198 = fmul double %209, 5.000000e-01
  store double %1198, ptr %71
  call void @reject(ptr %0)
  br label %2941

1199:
  call void @write_scale(ptr %0)
  %1200 = load i64, ptr %140
  %1201 = icmp eq i64 %1200, 3
  %1202 = icmp eq i64 %1200, 5
  %1203 = select i1 %1202, ptr @RADAU5, ptr @RADAU7
  %1204 = select i1 %1201, ptr @RADAU3, ptr %1203
  %1205 = getelementptr double, ptr %1204, i64 1
  %1206 = load double, ptr %1205
  %1207 = sitofp i64 %1200 to double
  %1208 = load ptr, ptr %143
  %1209 = getelementptr %struct.ode_options, ptr %1208, i64 0, i32 1
  %1210 = load double, ptr %1209
  %1211 = fadd double %1207, 1.000000e+00
  %1212 = fmul double %1211, 5.000000e-01
  %1213 = fdiv double %1212, %1207
  %1214 = call double @llvm.pow.f64(double %1210, double %1213)
  %1215 = fmul double %1206, %1214
  %1216 = fdiv double 0x3CE4000000000000, %1215
  %1217 = call double @llvm.sqrt.f64(double %1215)
  %1218 = fmul double %1217, 3.000000e+00
  %1219 = call double @llvm.minnum.f64(double %1218, double 3.000000e-02)
  %1220 = call double @llvm.maxnum.f64(double %1216, double %1219)
  %1221 = add i64 %1200, 4
  store double 1.000000e-02, ptr %144
  %1222 = load double, ptr %145
  %1223 = call double @llvm.maxnum.f64(double %1222, double 0x3CB0000000000000)
  %1224 = call double @llvm.pow.f64(double %1223, double 8.000000e-01)
  store double %1224, ptr %145
  %1225 = load ptr, ptr %8
  %1226 = getelementptr %struct.ode_system, ptr %1225, i64 0, i32 0
  %1227 = load i64, ptr %1226
  %1228 = getelementptr double, ptr %1204, i64 2
  %1229 = load i64, ptr %146
  %1230 = icmp eq i64 %1229, 3
  %1231 = icmp eq i64 %1229, 5
  %1232 = select i1 %1231, ptr @RADAU5, ptr @RADAU7
  %1233 = select i1 %1230, ptr @RADAU3, ptr %1232
  %1234 = getelementptr double, ptr %1233, i64 2
  %1235 = icmp sgt i64 %1200, 0
  br i1 %1235, label %1236, label %1294

1236:
  %1237 = shl i64 %1227, 3
  %1238 = icmp sgt i64 %1229, 0
  %1239 = icmp sgt i64 %1227, 0
  br label %1240

1240:
  %1241 = phi i64 [ %1227, %1236 ], [ %1293, %1290 ]
  %1242 = phi i64 [ 0, %1236 ], [ %1288, %1290 ]
  %1243 = add i64 %1242, 15
  %1244 = load ptr, ptr %6
  %1245 = mul i64 %1243, %1241
  %1246 = getelementptr double, ptr %1244, i64 %1245
  %1247 = bitcast ptr %1246 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %1247, i8 0, i64 %1237, i1 false)
  %1248 = load double, ptr %44
  %1249 = fcmp oeq double %1248, 0.000000e+00
  br i1 %1249, label %1287, label %1250

1250:
  %1251 = getelementptr double, ptr %1228, i64 %1242
  %1252 = load double, ptr %1251
  %1253 = fmul double %209, %1252
  %1254 = fdiv double %1253, %1248
  br i1 %1238, label %1255, label %1287

1255:
  %1256 = load ptr, ptr %6
  %1257 = load ptr, ptr %8
  %1258 = getelementptr %struct.ode_system, ptr %1257, i64 0, i32 0
  %1259 = load i64, ptr %1258
  br label %1262

1260:
  %1261 = icmp sgt i64 %1263, 1
  br i1 %1261, label %1262, label %1287

1262:
  %1263 = phi i64 [ %1229, %1255 ], [ %1264, %1260 ]
  %1264 = add i64 %1263, -1
  %1265 = add i64 %1263, 35
  %1266 = mul i64 %1265, %1259
  %1267 = getelementptr double, ptr %1256, i64 %1266
  %1268 = icmp slt i64 %1229, %1263
  br i1 %1268, label %1274, label %1269

1269:
  %1270 = sub i64 %1229, %1263
  %1271 = getelementptr double, ptr %1234, i64 %1270
  %1272 = load double, ptr %1271
  %1273 = fadd double %1272, -1.000000e+00
  br label %1274

1274:
  %1275 = phi double [ %1273, %1269 ], [ -1.000000e+00, %1262 ]
  %1276 = fsub double %1254, %1275
  br i1 %1239, label %1277, label %1260

1277:
  %1278 = phi i64 [ %1285, %1277 ], [ 0, %1274 ]
  %1279 = getelementptr double, ptr %1267, i64 %1278
  %1280 = load double, ptr %1279
  %1281 = getelementptr double, ptr %1246, i64 %1278
  %1282 = load double, ptr %1281
  %1283 = fadd double %1280, %1282
  %1284 = fmul double %1276, %1283
  store double %1284, ptr %1281
  %1285 = add i64 %1278, 1
  %1286 = icmp eq i64 %1285, %1227
  br i1 %1286, label %1260, label %1277

1287:
  %1288 = add i64 %1242, 1
  %1289 = icmp eq i64 %1288, %1200
  br i1 %1289, label %1294, label %1290

1290:
  %1291 = load ptr, ptr %8
  %1292 = getelementptr %struct.ode_system, ptr %1291, i64 0, i32 0
  %1293 = load i64, ptr %1292
  br label %1240

1294:
  %1295 = getelementptr double, ptr %1228, i64 %1200
  %1296 = mul i64 %1200, %1200
  %1297 = getelementptr double, ptr %1295, i64 %1296
  call void @transform(ptr %0, ptr %1297, i64 5, i64 19)
  %1298 = icmp slt i64 %1200, -3
  br i1 %1298, label %2230, label %1299

1299:
  %1300 = phi i64 [ %2228, %2226 ], [ 1, %1294 ]
  %1301 = phi double [ %2227, %2226 ], [ 0.000000e+00, %1294 ]
  %1302 = phi double [ %2224, %2226 ], [ 0.000000e+00, %1294 ]
  %1303 = load ptr, ptr %8
  %1304 = getelementptr %struct.ode_system, ptr %1303, i64 0, i32 0
  %1305 = load i64, ptr %1304
  %1306 = load i64, ptr %140
  %1307 = icmp eq i64 %1306, 3
  %1308 = icmp eq i64 %1306, 5
  %1309 = select i1 %1308, ptr @RADAU5, ptr @RADAU7
  %1310 = select i1 %1307, ptr @RADAU3, ptr %1309
  %1311 = getelementptr double, ptr %1310, i64 2
  %1312 = load ptr, ptr %6
  %1313 = mul i64 %1305, 3
  %1314 = getelementptr double, ptr %1312, i64 %1313
  %1315 = icmp sgt i64 %1306, 0
  br i1 %1315, label %1316, label %1365

1316:
  %1317 = icmp sgt i64 %1305, 0
  br label %1318

1318:
  %1319 = phi i64 [ %1305, %1316 ], [ %1358, %1354 ]
  %1320 = phi ptr [ %1303, %1316 ], [ %1356, %1354 ]
  %1321 = phi ptr [ %1312, %1316 ], [ %1355, %1354 ]
  %1322 = phi i64 [ 0, %1316 ], [ %1352, %1354 ]
  %1323 = add i64 %1322, 15
  %1324 = mul i64 %1323, %1319
  %1325 = getelementptr double, ptr %1321, i64 %1324
  %1326 = load double, ptr %4
  %1327 = getelementptr double, ptr %1311, i64 %1322
  %1328 = load double, ptr %1327
  %1329 = call double @llvm.fmuladd.f64(double %1328, double %209, double %1326)
  br i1 %1317, label %1341, label %1330

1330:
  %1331 = add i64 %1322, 22
  %1332 = mul i64 %1331, %1319
  %1333 = getelementptr double, ptr %1321, i64 %1332
  %1334 = getelementptr %struct.ode_system, ptr %1320, i64 0, i32 4
  %1335 = load ptr, ptr %1334
  %1336 = getelementptr %struct.ode_system, ptr %1320, i64 0, i32 3
  %1337 = load ptr, ptr %1336
  %1338 = call i64 %1335(ptr %1337, double %1329, ptr %1314, ptr %1333)
  %1339 = load i64, ptr %19
  %1340 = add i64 %1339, 1
  store i64 %1340, ptr %19
  switch i64 %1338, label %2945 [
    i64 3, label %2233
    i64 0, label %1351
  ]

1341:
  %1342 = phi i64 [ %1349, %1341 ], [ 0, %1318 ]
  %1343 = getelementptr double, ptr %1312, i64 %1342
  %1344 = load double, ptr %1343
  %1345 = getelementptr double, ptr %1325, i64 %1342
  %1346 = load double, ptr %1345
  %1347 = fadd double %1344, %1346
  %1348 = getelementptr double, ptr %1314, i64 %1342
  store double %1347, ptr %1348
  %1349 = add i64 %1342, 1
  %1350 = icmp eq i64 %1349, %1305
  br i1 %1350, label %1330, label %1341

1351:
  %1352 = add i64 %1322, 1
  %1353 = icmp eq i64 %1352, %1306
  br i1 %1353, label %1359, label %1354

1354:
  %1355 = load ptr, ptr %6
  %1356 = load ptr, ptr %8
  %1357 = getelementptr %struct.ode_system, ptr %1356, i64 0, i32 0
  %1358 = load i64, ptr %1357
  br label %1318

1359:
  %1360 = load ptr, ptr %8
  %1361 = getelementptr %struct.ode_system, ptr %1360, i64 0, i32 0
  %1362 = load i64, ptr %1361
  %1363 = load i64, ptr %140
  %1364 = load ptr, ptr %6
  br label %1365

1365:
  %1366 = phi ptr [ %1364, %1359 ], [ %1312, %1299 ]
  %1367 = phi i64 [ %1363, %1359 ], [ %1306, %1299 ]
  %1368 = phi i64 [ %1362, %1359 ], [ %1305, %1299 ]
  %1369 = icmp eq i64 %1367, 3
  %1370 = icmp eq i64 %1367, 5
  %1371 = select i1 %1370, ptr @RADAU5, ptr @RADAU7
  %1372 = select i1 %1369, ptr @RADAU3, ptr %1371
  %1373 = getelementptr double, ptr %1372, i64 2
  %1374 = getelementptr double, ptr %1373, i64 %1367
  %1375 = mul i64 %1367, %1367
  %1376 = getelementptr double, ptr %1374, i64 %1375
  %1377 = getelementptr double, ptr %1376, i64 %1375
  %1378 = mul i64 %1368, 11
  %1379 = getelementptr double, ptr %1366, i64 %1378
  call void @transform(ptr %0, ptr %1376, i64 12, i64 12)
  %1380 = icmp sgt i64 %1367, 0
  br i1 %1380, label %1381, label %2179

1381:
  %1382 = icmp sgt i64 %1368, 0
  br label %1388

1383:
  %1384 = load ptr, ptr %6
  %1385 = load ptr, ptr %8
  %1386 = getelementptr %struct.ode_system, ptr %1385, i64 0, i32 0
  %1387 = load i64, ptr %1386
  br label %2152

1388:
  %1389 = phi i64 [ 0, %1381 ], [ %2150, %2148 ]
  %1390 = add i64 %1389, 22
  %1391 = load ptr, ptr %6
  %1392 = load ptr, ptr %8
  %1393 = getelementptr %struct.ode_system, ptr %1392, i64 0, i32 0
  %1394 = load i64, ptr %1393
  %1395 = mul i64 %1394, %1390
  %1396 = getelementptr double, ptr %1391, i64 %1395
  %1397 = add i64 %1389, 29
  %1398 = mul i64 %1394, %1397
  %1399 = getelementptr double, ptr %1391, i64 %1398
  %1400 = add i64 %1389, 23
  %1401 = mul i64 %1394, %1400
  %1402 = getelementptr double, ptr %1391, i64 %1401
  %1403 = add i64 %1389, 30
  %1404 = mul i64 %1394, %1403
  %1405 = getelementptr double, ptr %1391, i64 %1404
  %1406 = getelementptr double, ptr %1377, i64 %1389
  %1407 = load double, ptr %1406
  %1408 = fdiv double %1407, %209
  %1409 = icmp eq i64 %1389, 0
  br i1 %1409, label %1415, label %1410

1410:
  %1411 = add i64 %1389, 1
  %1412 = getelementptr double, ptr %1377, i64 %1411
  %1413 = load double, ptr %1412
  %1414 = fdiv double %1413, %209
  br label %1415

1415:
  %1416 = phi double [ %1414, %1410 ], [ 0.000000e+00, %1388 ]
  br i1 %1382, label %1417, label %1419

1417:
  %1418 = fneg double %1408
  br label %1420

1419:
  br i1 %1409, label %2147, label %1441

1420:
  %1421 = phi i64 [ 0, %1417 ], [ %1439, %1438 ]
  %1422 = getelementptr double, ptr %1399, i64 %1421
  %1423 = load double, ptr %1422
  %1424 = getelementptr double, ptr %1396, i64 %1421
  %1425 = load double, ptr %1424
  %1426 = call double @llvm.fmuladd.f64(double %1418, double %1423, double %1425)
  store double %1426, ptr %1424
  br i1 %1409, label %1438, label %1427

1427:
  %1428 = getelementptr double, ptr %1405, i64 %1421
  %1429 = load double, ptr %1428
  %1430 = call double @llvm.fmuladd.f64(double %1416, double %1429, double %1426)
  store double %1430, ptr %1424
  %1431 = load double, ptr %1428
  %1432 = load double, ptr %1422
  %1433 = fmul double %1416, %1432
  %1434 = call double @llvm.fmuladd.f64(double %1408, double %1431, double %1433)
  %1435 = getelementptr double, ptr %1402, i64 %1421
  %1436 = load double, ptr %1435
  %1437 = fsub double %1436, %1434
  store double %1437, ptr %1435
  br label %1438

1438:
  %1439 = add i64 %1421, 1
  %1440 = icmp eq i64 %1439, %1368
  br i1 %1440, label %1419, label %1420

1441:
  %1442 = lshr i64 %1389, 1
  %1443 = load ptr, ptr %142
  %1444 = mul i64 %1394, 5
  %1445 = getelementptr i64, ptr %1443, i64 %1444
  %1446 = load i64, ptr %1445
  %1447 = add i64 %1446, 7
  %1448 = and i64 %1447, -8
  %1449 = add i64 %1394, 7
  %1450 = and i64 %1449, -8
  %1451 = or i64 %1450, 1
  %1452 = mul i64 %1451, %1450
  %1453 = shl i64 %1394, 2
  %1454 = getelementptr i64, ptr %1443, i64 %1453
  %1455 = load ptr, ptr %143
  %1456 = getelementptr %struct.ode_options, ptr %1455, i64 0, i32 0
  %1457 = load ptr, ptr %1456
  %1458 = getelementptr %struct.ode_method, ptr %1457, i64 0, i32 4
  %1459 = load i64, ptr %1458
  %1460 = add i64 %1459, 10
  %1461 = mul i64 %1460, %1394
  %1462 = add i64 %1461, 7
  %1463 = and i64 %1462, -8
  %1464 = getelementptr double, ptr %1391, i64 %1463
  %1465 = getelementptr double, ptr %1464, i64 %1452
  %1466 = fmul double %1416, %1416
  %1467 = call double @llvm.fmuladd.f64(double %1408, double %1408, double %1466)
  %1468 = shl i64 %1442, 2
  %1469 = add i64 %1468, 4
  %1470 = mul i64 %1452, %1469
  %1471 = getelementptr double, ptr %1464, i64 %1470
  %1472 = add i64 %1468, 6
  %1473 = mul i64 %1452, %1472
  %1474 = getelementptr double, ptr %1464, i64 %1473
  %1475 = add i64 %1468, 7
  %1476 = mul i64 %1452, %1475
  %1477 = getelementptr double, ptr %1464, i64 %1476
  %1478 = sub i64 0, %1450
  %1479 = getelementptr double, ptr %1477, i64 %1478
  %1480 = add i64 %1442, 1
  %1481 = mul i64 %1394, %1480
  %1482 = getelementptr i64, ptr %1443, i64 %1481
  %1483 = mul i64 %1452, 5
  %1484 = getelementptr double, ptr %1464, i64 %1483
  %1485 = getelementptr double, ptr %1484, i64 %1478
  %1486 = getelementptr double, ptr %1485, i64 %1452
  %1487 = icmp sgt i64 %1448, 0
  br i1 %1487, label %1493, label %1488

1488:
  %1489 = icmp slt i64 %1446, %1394
  br i1 %1489, label %1490, label %1511

1490:
  %1491 = icmp sgt i64 %1446, 0
  %1492 = fneg double %1416
  br label %1516

1493:
  %1494 = phi i64 [ %1509, %1506 ], [ 0, %1441 ]
  %1495 = icmp slt i64 %1494, %1446
  br i1 %1495, label %1496, label %1504

1496:
  %1497 = getelementptr i64, ptr %1454, i64 %1494
  %1498 = load i64, ptr %1497
  %1499 = getelementptr double, ptr %1396, i64 %1498
  %1500 = load double, ptr %1499
  %1501 = getelementptr double, ptr %1485, i64 %1494
  store double %1500, ptr %1501
  %1502 = getelementptr double, ptr %1402, i64 %1498
  %1503 = load double, ptr %1502
  br label %1506

1504:
  %1505 = getelementptr double, ptr %1485, i64 %1494
  store double 0.000000e+00, ptr %1505
  br label %1506

1506:
  %1507 = phi double [ %1503, %1496 ], [ 0.000000e+00, %1504 ]
  %1508 = getelementptr double, ptr %1486, i64 %1494
  store double %1507, ptr %1508
  %1509 = add i64 %1494, 1
  %1510 = icmp eq i64 %1509, %1448
  br i1 %1510, label %1488, label %1493

1511:
  %1512 = icmp sgt i64 %1446, 0
  br i1 %1512, label %1513, label %1583

1513:
  %1514 = shl i64 %1448, 1
  %1515 = mul i64 %1448, 3
  br label %1590

1516:
  %1517 = phi i64 [ %1446, %1490 ], [ %1581, %1580 ]
  %1518 = getelementptr i64, ptr %1454, i64 %1517
  %1519 = load i64, ptr %1518
  %1520 = getelementptr double, ptr %1396, i64 %1519
  %1521 = load double, ptr %1520
  %1522 = getelementptr double, ptr %1402, i64 %1519
  %1523 = load double, ptr %1522
  %1524 = fmul double %1416, %1523
  %1525 = call double @llvm.fmuladd.f64(double %1521, double %1408, double %1524)
  %1526 = fdiv double %1525, %1467
  store double %1526, ptr %1520
  br i1 %1491, label %1527, label %1558

1527:
  %1528 = mul i64 %1517, %1448
  %1529 = getelementptr double, ptr %1465, i64 %1528
  %1530 = fneg double %1526
  %1531 = insertelement <8 x double> poison, double %1530, i64 0
  %1532 = shufflevector <8 x double> %1531, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1533

1533:
  %1534 = phi i64 [ %1549, %1548 ], [ 0, %1527 ]
  br label %1535

1535:
  %1536 = phi i64 [ 0, %1533 ], [ %1546, %1535 ]
  %1537 = add i64 %1534, %1536
  %1538 = getelementptr double, ptr %1529, i64 %1537
  %1539 = bitcast ptr %1538 to ptr
  %1540 = load <8 x double>, ptr %1539, align 8
  %1541 = getelementptr double, ptr %1485, i64 %1537
  %1542 = bitcast ptr %1541 to ptr
  %1543 = load <8 x double>, ptr %1542, align 8
  %1544 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1532, <8 x double> %1540, <8 x double> %1543)
  %1545 = bitcast ptr %1541 to ptr
  store <8 x double> %1544, ptr %1545, align 8
  %1546 = add i64 %1536, 8
  %1547 = icmp eq i64 %1536, 0
  br i1 %1547, label %1548, label %1535

1548:
  %1549 = add i64 %1534, 8
  %1550 = icmp slt i64 %1549, %1446
  br i1 %1550, label %1533, label %1551

1551:
  %1552 = load double, ptr %1522
  %1553 = call double @llvm.fmuladd.f64(double %1492, double %1526, double %1552)
  %1554 = fdiv double %1553, %1408
  store double %1554, ptr %1522
  %1555 = fneg double %1554
  %1556 = insertelement <8 x double> poison, double %1555, i64 0
  %1557 = shufflevector <8 x double> %1556, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1562

1558:
  %1559 = load double, ptr %1522
  %1560 = call double @llvm.fmuladd.f64(double %1492, double %1526, double %1559)
  %1561 = fdiv double %1560, %1408
  store double %1561, ptr %1522
  br label %1580

1562:
  %1563 = phi i64 [ %1578, %1577 ], [ 0, %1551 ]
  br label %1564

1564:
  %1565 = phi i64 [ 0, %1562 ], [ %1575, %1564 ]
  %1566 = add i64 %1563, %1565
  %1567 = getelementptr double, ptr %1529, i64 %1566
  %1568 = bitcast ptr %1567 to ptr
  %1569 = load <8 x double>, ptr %1568, align 8
  %1570 = getelementptr double, ptr %1486, i64 %1566
  %1571 = bitcast ptr %1570 to ptr
  %1572 = load <8 x double>, ptr %1571, align 8
  %1573 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1557, <8 x double> %1569, <8 x double> %1572)
  %1574 = bitcast ptr %1570 to ptr
  store <8 x double> %1573, ptr %1574, align 8
  %1575 = add i64 %1565, 8
  %1576 = icmp eq i64 %1565, 0
  br i1 %1576, label %1577, label %1564

1577:
  %1578 = add i64 %1563, 8
  %1579 = icmp slt i64 %1578, %1446
  br i1 %1579, label %1562, label %1580

1580:
  %1581 = add i64 %1517, 1
  %1582 = icmp eq i64 %1581, %1394
  br i1 %1582, label %1511, label %1516

1583:
  %1584 = add i64 %1446, -1
  %1585 = and i64 %1584, -4
  %1586 = icmp sgt i64 %1585, -1
  br i1 %1586, label %1587, label %1836

1587:
  %1588 = shl i64 %1448, 1
  %1589 = mul i64 %1448, 3
  br label %1837

1590:
  %1591 = phi i64 [ 0, %1513 ], [ %1834, %1833 ]
  %1592 = and i64 %1591, 9223372036854775800
  %1593 = mul i64 %1591, %1448
  %1594 = getelementptr double, ptr %1471, i64 %1593
  %1595 = getelementptr double, ptr %1594, i64 %1452
  %1596 = or i64 %1591, 3
  br label %1597

1597:
  %1598 = phi i64 [ %1591, %1590 ], [ %1621, %1620 ]
  %1599 = getelementptr i64, ptr %1482, i64 %1598
  %1600 = load i64, ptr %1599
  %1601 = icmp eq i64 %1600, %1598
  br i1 %1601, label %1615, label %1602

1602:
  %1603 = getelementptr double, ptr %1485, i64 %1598
  %1604 = load double, ptr %1603
  %1605 = getelementptr double, ptr %1485, i64 %1600
  %1606 = load double, ptr %1605
  store double %1606, ptr %1603
  store double %1604, ptr %1605
  %1607 = getelementptr double, ptr %1486, i64 %1598
  %1608 = load double, ptr %1607
  %1609 = getelementptr double, ptr %1486, i64 %1600
  %1610 = load double, ptr %1609
  store double %1610, ptr %1607
  store double %1608, ptr %1609
  %1611 = add i64 %1598, 1
  %1612 = icmp slt i64 %1598, %1596
  %1613 = icmp slt i64 %1611, %1446
  %1614 = and i1 %1612, %1613
  br i1 %1614, label %1620, label %1622

1615:
  %1616 = add i64 %1598, 1
  %1617 = icmp slt i64 %1598, %1596
  %1618 = icmp slt i64 %1616, %1446
  %1619 = and i1 %1617, %1618
  br i1 %1619, label %1620, label %1622

1620:
  %1621 = phi i64 [ %1616, %1615 ], [ %1611, %1602 ]
  br label %1597

1622:
  %1623 = getelementptr double, ptr %1485, i64 %1591
  %1624 = load double, ptr %1623
  %1625 = getelementptr double, ptr %1486, i64 %1591
  %1626 = load double, ptr %1625
  %1627 = call double @llvm.fabs.f64(double %1624)
  %1628 = call double @llvm.fabs.f64(double %1626)
  %1629 = fadd double %1627, %1628
  %1630 = fadd double %1629, 0.000000e+00
  %1631 = or i64 %1591, 1
  %1632 = getelementptr double, ptr %1485, i64 %1631
  %1633 = load double, ptr %1632
  %1634 = getelementptr double, ptr %1486, i64 %1631
  %1635 = load double, ptr %1634
  %1636 = getelementptr double, ptr %1594, i64 %1631
  %1637 = load double, ptr %1636
  %1638 = getelementptr double, ptr %1595, i64 %1631
  %1639 = load double, ptr %1638
  %1640 = fneg double %1639
  %1641 = fmul double %1626, %1640
  %1642 = call double @llvm.fmuladd.f64(double %1637, double %1624, double %1641)
  %1643 = fmul double %1624, %1639
  %1644 = call double @llvm.fmuladd.f64(double %1637, double %1626, double %1643)
  %1645 = fsub double %1635, %1644
  %1646 = fsub double %1633, %1642
  %1647 = call double @llvm.fabs.f64(double %1646)
  %1648 = call double @llvm.fabs.f64(double %1645)
  %1649 = fadd double %1648, %1647
  %1650 = fadd double %1630, %1649
  %1651 = or i64 %1591, 2
  %1652 = getelementptr double, ptr %1485, i64 %1651
  %1653 = load double, ptr %1652
  %1654 = getelementptr double, ptr %1486, i64 %1651
  %1655 = load double, ptr %1654
  %1656 = getelementptr double, ptr %1594, i64 %1651
  %1657 = load double, ptr %1656
  %1658 = getelementptr double, ptr %1595, i64 %1651
  %1659 = load double, ptr %1658
  %1660 = fneg double %1659
  %1661 = fmul double %1626, %1660
  %1662 = call double @llvm.fmuladd.f64(double %1657, double %1624, double %1661)
  %1663 = fmul double %1624, %1659
  %1664 = call double @llvm.fmuladd.f64(double %1657, double %1626, double %1663)
  %1665 = fsub double %1655, %1664
  %1666 = add i64 %1651, %1448
  %1667 = getelementptr double, ptr %1594, i64 %1666
  %1668 = load double, ptr %1667
  %1669 = getelementptr double, ptr %1595, i64 %1666
  %1670 = load double, ptr %1669
  %1671 = fneg double %1670
  %1672 = fmul double %1645, %1671
  %1673 = call double @llvm.fmuladd.f64(double %1668, double %1646, double %1672)
  %1674 = fmul double %1646, %1670
  %1675 = call double @llvm.fmuladd.f64(double %1668, double %1645, double %1674)
  %1676 = fsub double %1665, %1675
  %1677 = fsub double %1653, %1662
  %1678 = fsub double %1677, %1673
  %1679 = call double @llvm.fabs.f64(double %1678)
  %1680 = call double @llvm.fabs.f64(double %1676)
  %1681 = fadd double %1680, %1679
  %1682 = fadd double %1650, %1681
  %1683 = getelementptr double, ptr %1485, i64 %1596
  %1684 = load double, ptr %1683
  %1685 = getelementptr double, ptr %1486, i64 %1596
  %1686 = load double, ptr %1685
  %1687 = getelementptr double, ptr %1594, i64 %1596
  %1688 = load double, ptr %1687
  %1689 = getelementptr double, ptr %1595, i64 %1596
  %1690 = load double, ptr %1689
  %1691 = fneg double %1690
  %1692 = fmul double %1626, %1691
  %1693 = call double @llvm.fmuladd.f64(double %1688, double %1624, double %1692)
  %1694 = fmul double %1624, %1690
  %1695 = call double @llvm.fmuladd.f64(double %1688, double %1626, double %1694)
  %1696 = fsub double %1686, %1695
  %1697 = fsub double %1684, %1693
  %1698 = add i64 %1596, %1448
  %1699 = getelementptr double, ptr %1594, i64 %1698
  %1700 = load double, ptr %1699
  %1701 = getelementptr double, ptr %1595, i64 %1698
  %1702 = load double, ptr %1701
  %1703 = fneg double %1702
  %1704 = fmul double %1645, %1703
  %1705 = call double @llvm.fmuladd.f64(double %1700, double %1646, double %1704)
  %1706 = fmul double %1646, %1702
  %1707 = call double @llvm.fmuladd.f64(double %1700, double %1645, double %1706)
  %1708 = fsub double %1696, %1707
  %1709 = fsub double %1697, %1705
  %1710 = add i64 %1596, %1514
  %1711 = getelementptr double, ptr %1594, i64 %1710
  %1712 = load double, ptr %1711
  %1713 = getelementptr double, ptr %1595, i64 %1710
  %1714 = load double, ptr %1713
  %1715 = fneg double %1714
  %1716 = fmul double %1676, %1715
  %1717 = call double @llvm.fmuladd.f64(double %1712, double %1678, double %1716)
  %1718 = fmul double %1678, %1714
  %1719 = call double @llvm.fmuladd.f64(double %1712, double %1676, double %1718)
  %1720 = fsub double %1708, %1719
  %1721 = fsub double %1709, %1717
  %1722 = call double @llvm.fabs.f64(double %1721)
  %1723 = call double @llvm.fabs.f64(double %1720)
  %1724 = fadd double %1723, %1722
  %1725 = fadd double %1682, %1724
  %1726 = fcmp oeq double %1725, 0.000000e+00
  br i1 %1726, label %1833, label %1727

1727:
  %1728 = icmp slt i64 %1592, %1446
  br i1 %1728, label %1729, label %1833

1729:
  %1730 = fneg double %1624
  %1731 = fneg double %1646
  %1732 = fneg double %1678
  %1733 = fneg double %1721
  %1734 = fneg double %1626
  %1735 = fneg double %1645
  %1736 = fneg double %1676
  %1737 = fneg double %1720
  %1738 = insertelement <8 x double> poison, double %1730, i64 0
  %1739 = shufflevector <8 x double> %1738, <8 x double> poison, <8 x i32> zeroinitializer
  %1740 = insertelement <8 x double> poison, double %1731, i64 0
  %1741 = shufflevector <8 x double> %1740, <8 x double> poison, <8 x i32> zeroinitializer
  %1742 = insertelement <8 x double> poison, double %1732, i64 0
  %1743 = shufflevector <8 x double> %1742, <8 x double> poison, <8 x i32> zeroinitializer
  %1744 = insertelement <8 x double> poison, double %1733, i64 0
  %1745 = shufflevector <8 x double> %1744, <8 x double> poison, <8 x i32> zeroinitializer
  %1746 = insertelement <8 x double> poison, double %1645, i64 0
  %1747 = shufflevector <8 x double> %1746, <8 x double> poison, <8 x i32> zeroinitializer
  %1748 = insertelement <8 x double> poison, double %1626, i64 0
  %1749 = shufflevector <8 x double> %1748, <8 x double> poison, <8 x i32> zeroinitializer
  %1750 = insertelement <8 x double> poison, double %1676, i64 0
  %1751 = shufflevector <8 x double> %1750, <8 x double> poison, <8 x i32> zeroinitializer
  %1752 = insertelement <8 x double> poison, double %1720, i64 0
  %1753 = shufflevector <8 x double> %1752, <8 x double> poison, <8 x i32> zeroinitializer
  %1754 = insertelement <8 x double> poison, double %1734, i64 0
  %1755 = shufflevector <8 x double> %1754, <8 x double> poison, <8 x i32> zeroinitializer
  %1756 = insertelement <8 x double> poison, double %1735, i64 0
  %1757 = shufflevector <8 x double> %1756, <8 x double> poison, <8 x i32> zeroinitializer
  %1758 = insertelement <8 x double> poison, double %1736, i64 0
  %1759 = shufflevector <8 x double> %1758, <8 x double> poison, <8 x i32> zeroinitializer
  %1760 = insertelement <8 x double> poison, double %1737, i64 0
  %1761 = shufflevector <8 x double> %1760, <8 x double> poison, <8 x i32> zeroinitializer
  %1762 = insertelement <8 x double> poison, double %1646, i64 0
  %1763 = shufflevector <8 x double> %1762, <8 x double> poison, <8 x i32> zeroinitializer
  %1764 = insertelement <8 x double> poison, double %1624, i64 0
  %1765 = shufflevector <8 x double> %1764, <8 x double> poison, <8 x i32> zeroinitializer
  %1766 = insertelement <8 x double> poison, double %1678, i64 0
  %1767 = shufflevector <8 x double> %1766, <8 x double> poison, <8 x i32> zeroinitializer
  %1768 = insertelement <8 x double> poison, double %1721, i64 0
  %1769 = shufflevector <8 x double> %1768, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1770

1770:
  %1771 = phi i64 [ %1772, %1831 ], [ %1592, %1729 ]
  %1772 = add i64 %1771, 8
  br label %1773

1773:
  %1774 = phi i64 [ 0, %1770 ], [ %1829, %1773 ]
  %1775 = add i64 %1771, %1774
  %1776 = getelementptr double, ptr %1594, i64 %1775
  %1777 = bitcast ptr %1776 to ptr
  %1778 = load <8 x double>, ptr %1777, align 8
  %1779 = add i64 %1775, %1448
  %1780 = getelementptr double, ptr %1594, i64 %1779
  %1781 = bitcast ptr %1780 to ptr
  %1782 = load <8 x double>, ptr %1781, align 8
  %1783 = add i64 %1775, %1514
  %1784 = getelementptr double, ptr %1594, i64 %1783
  %1785 = bitcast ptr %1784 to ptr
  %1786 = load <8 x double>, ptr %1785, align 8
  %1787 = add i64 %1775, %1515
  %1788 = getelementptr double, ptr %1594, i64 %1787
  %1789 = bitcast ptr %1788 to ptr
  %1790 = load <8 x double>, ptr %1789, align 8
  %1791 = getelementptr double, ptr %1595, i64 %1775
  %1792 = bitcast ptr %1791 to ptr
  %1793 = load <8 x double>, ptr %1792, align 8
  %1794 = getelementptr double, ptr %1595, i64 %1779
  %1795 = bitcast ptr %1794 to ptr
  %1796 = load <8 x double>, ptr %1795, align 8
  %1797 = getelementptr double, ptr %1595, i64 %1783
  %1798 = bitcast ptr %1797 to ptr
  %1799 = load <8 x double>, ptr %1798, align 8
  %1800 = getelementptr double, ptr %1595, i64 %1787
  %1801 = bitcast ptr %1800 to ptr
  %1802 = load <8 x double>, ptr %1801, align 8
  %1803 = getelementptr double, ptr %1485, i64 %1775
  %1804 = bitcast ptr %1803 to ptr
  %1805 = load <8 x double>, ptr %1804, align 8
  %1806 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1739, <8 x double> %1778, <8 x double> %1805)
  %1807 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1741, <8 x double> %1782, <8 x double> %1806)
  %1808 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1743, <8 x double> %1786, <8 x double> %1807)
  %1809 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1745, <8 x double> %1790, <8 x double> %1808)
  %1810 = fmul <8 x double> %1747, %1796
  %1811 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1749, <8 x double> %1793, <8 x double> %1810)
  %1812 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1751, <8 x double> %1799, <8 x double> %1811)
  %1813 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1753, <8 x double> %1802, <8 x double> %1812)
  %1814 = fadd <8 x double> %1813, %1809
  %1815 = bitcast ptr %1803 to ptr
  store <8 x double> %1814, ptr %1815, align 8
  %1816 = getelementptr double, ptr %1486, i64 %1775
  %1817 = bitcast ptr %1816 to ptr
  %1818 = load <8 x double>, ptr %1817, align 8
  %1819 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1755, <8 x double> %1778, <8 x double> %1818)
  %1820 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1757, <8 x double> %1782, <8 x double> %1819)
  %1821 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1759, <8 x double> %1786, <8 x double> %1820)
  %1822 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1761, <8 x double> %1790, <8 x double> %1821)
  %1823 = fmul <8 x double> %1763, %1796
  %1824 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1765, <8 x double> %1793, <8 x double> %1823)
  %1825 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1767, <8 x double> %1799, <8 x double> %1824)
  %1826 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1769, <8 x double> %1802, <8 x double> %1825)
  %1827 = fsub <8 x double> %1822, %1826
  %1828 = bitcast ptr %1816 to ptr
  store <8 x double> %1827, ptr %1828, align 8
  %1829 = add i64 %1774, 8
  %1830 = icmp eq i64 %1774, 0
  br i1 %1830, label %1831, label %1773

1831:
  %1832 = icmp slt i64 %1772, %1446
  br i1 %1832, label %1770, label %1833

1833:
  %1834 = add i64 %1591, 4
  %1835 = icmp slt i64 %1834, %1446
  br i1 %1835, label %1590, label %1583

1836:
  br i1 %1489, label %2115, label %2148

1837:
  %1838 = phi i64 [ %1585, %1587 ], [ %2113, %2112 ]
  %1839 = mul i64 %1838, %1448
  %1840 = getelementptr double, ptr %1474, i64 %1839
  %1841 = or i64 %1838, 3
  %1842 = getelementptr double, ptr %1485, i64 %1841
  %1843 = load double, ptr %1842
  %1844 = getelementptr double, ptr %1486, i64 %1841
  %1845 = load double, ptr %1844
  %1846 = getelementptr double, ptr %1479, i64 %1841
  %1847 = load double, ptr %1846
  %1848 = add i64 %1841, %1452
  %1849 = getelementptr double, ptr %1479, i64 %1848
  %1850 = load double, ptr %1849
  %1851 = fneg double %1845
  %1852 = fmul double %1850, %1851
  %1853 = call double @llvm.fmuladd.f64(double %1843, double %1847, double %1852)
  %1854 = fmul double %1845, %1847
  %1855 = call double @llvm.fmuladd.f64(double %1843, double %1850, double %1854)
  %1856 = icmp slt i64 %1841, %1446
  br i1 %1856, label %1857, label %1862

1857:
  %1858 = getelementptr i64, ptr %1454, i64 %1841
  %1859 = load i64, ptr %1858
  %1860 = getelementptr double, ptr %1396, i64 %1859
  store double %1853, ptr %1860
  %1861 = getelementptr double, ptr %1402, i64 %1859
  store double %1855, ptr %1861
  br label %1862

1862:
  %1863 = or i64 %1838, 2
  %1864 = getelementptr double, ptr %1485, i64 %1863
  %1865 = load double, ptr %1864
  %1866 = getelementptr double, ptr %1486, i64 %1863
  %1867 = load double, ptr %1866
  %1868 = add i64 %1863, %1589
  %1869 = getelementptr double, ptr %1840, i64 %1868
  %1870 = load double, ptr %1869
  %1871 = add i64 %1868, %1452
  %1872 = getelementptr double, ptr %1840, i64 %1871
  %1873 = load double, ptr %1872
  %1874 = fneg double %1873
  %1875 = fmul double %1855, %1874
  %1876 = call double @llvm.fmuladd.f64(double %1870, double %1853, double %1875)
  %1877 = fmul double %1853, %1873
  %1878 = call double @llvm.fmuladd.f64(double %1870, double %1855, double %1877)
  %1879 = fsub double %1867, %1878
  %1880 = fsub double %1865, %1876
  %1881 = getelementptr double, ptr %1479, i64 %1863
  %1882 = load double, ptr %1881
  %1883 = add i64 %1863, %1452
  %1884 = getelementptr double, ptr %1479, i64 %1883
  %1885 = load double, ptr %1884
  %1886 = fneg double %1879
  %1887 = fmul double %1885, %1886
  %1888 = call double @llvm.fmuladd.f64(double %1880, double %1882, double %1887)
  %1889 = fmul double %1882, %1879
  %1890 = call double @llvm.fmuladd.f64(double %1880, double %1885, double %1889)
  %1891 = icmp slt i64 %1863, %1446
  br i1 %1891, label %1892, label %1897

1892:
  %1893 = getelementptr i64, ptr %1454, i64 %1863
  %1894 = load i64, ptr %1893
  %1895 = getelementptr double, ptr %1396, i64 %1894
  store double %1888, ptr %1895
  %1896 = getelementptr double, ptr %1402, i64 %1894
  store double %1890, ptr %1896
  br label %1897

1897:
  %1898 = or i64 %1838, 1
  %1899 = getelementptr double, ptr %1485, i64 %1898
  %1900 = load double, ptr %1899
  %1901 = getelementptr double, ptr %1486, i64 %1898
  %1902 = load double, ptr %1901
  %1903 = add i64 %1898, %1588
  %1904 = getelementptr double, ptr %1840, i64 %1903
  %1905 = load double, ptr %1904
  %1906 = add i64 %1903, %1452
  %1907 = getelementptr double, ptr %1840, i64 %1906
  %1908 = load double, ptr %1907
  %1909 = fneg double %1908
  %1910 = fmul double %1890, %1909
  %1911 = call double @llvm.fmuladd.f64(double %1905, double %1888, double %1910)
  %1912 = fmul double %1888, %1908
  %1913 = call double @llvm.fmuladd.f64(double %1905, double %1890, double %1912)
  %1914 = fsub double %1902, %1913
  %1915 = fsub double %1900, %1911
  %1916 = add i64 %1898, %1589
  %1917 = getelementptr double, ptr %1840, i64 %1916
  %1918 = load double, ptr %1917
  %1919 = add i64 %1916, %1452
  %1920 = getelementptr double, ptr %1840, i64 %1919
  %1921 = load double, ptr %1920
  %1922 = fneg double %1921
  %1923 = fmul double %1855, %1922
  %1924 = call double @llvm.fmuladd.f64(double %1918, double %1853, double %1923)
  %1925 = fmul double %1853, %1921
  %1926 = call double @llvm.fmuladd.f64(double %1918, double %1855, double %1925)
  %1927 = fsub double %1914, %1926
  %1928 = fsub double %1915, %1924
  %1929 = getelementptr double, ptr %1479, i64 %1898
  %1930 = load double, ptr %1929
  %1931 = add i64 %1898, %1452
  %1932 = getelementptr double, ptr %1479, i64 %1931
  %1933 = load double, ptr %1932
  %1934 = fneg double %1927
  %1935 = fmul double %1933, %1934
  %1936 = call double @llvm.fmuladd.f64(double %1928, double %1930, double %1935)
  %1937 = fmul double %1930, %1927
  %1938 = call double @llvm.fmuladd.f64(double %1928, double %1933, double %1937)
  %1939 = icmp slt i64 %1898, %1446
  br i1 %1939, label %1940, label %1945

1940:
  %1941 = getelementptr i64, ptr %1454, i64 %1898
  %1942 = load i64, ptr %1941
  %1943 = getelementptr double, ptr %1396, i64 %1942
  store double %1936, ptr %1943
  %1944 = getelementptr double, ptr %1402, i64 %1942
  store double %1938, ptr %1944
  br label %1945

1945:
  %1946 = getelementptr double, ptr %1485, i64 %1838
  %1947 = load double, ptr %1946
  %1948 = getelementptr double, ptr %1486, i64 %1838
  %1949 = load double, ptr %1948
  %1950 = add i64 %1838, %1448
  %1951 = getelementptr double, ptr %1840, i64 %1950
  %1952 = load double, ptr %1951
  %1953 = add i64 %1950, %1452
  %1954 = getelementptr double, ptr %1840, i64 %1953
  %1955 = load double, ptr %1954
  %1956 = fneg double %1955
  %1957 = fmul double %1938, %1956
  %1958 = call double @llvm.fmuladd.f64(double %1952, double %1936, double %1957)
  %1959 = fmul double %1936, %1955
  %1960 = call double @llvm.fmuladd.f64(double %1952, double %1938, double %1959)
  %1961 = fsub double %1949, %1960
  %1962 = fsub double %1947, %1958
  %1963 = add i64 %1838, %1588
  %1964 = getelementptr double, ptr %1840, i64 %1963
  %1965 = load double, ptr %1964
  %1966 = add i64 %1963, %1452
  %1967 = getelementptr double, ptr %1840, i64 %1966
  %1968 = load double, ptr %1967
  %1969 = fneg double %1968
  %1970 = fmul double %1890, %1969
  %1971 = call double @llvm.fmuladd.f64(double %1965, double %1888, double %1970)
  %1972 = fmul double %1888, %1968
  %1973 = call double @llvm.fmuladd.f64(double %1965, double %1890, double %1972)
  %1974 = fsub double %1961, %1973
  %1975 = fsub double %1962, %1971
  %1976 = add i64 %1838, %1589
  %1977 = getelementptr double, ptr %1840, i64 %1976
  %1978 = load double, ptr %1977
  %1979 = add i64 %1976, %1452
  %1980 = getelementptr double, ptr %1840, i64 %1979
  %1981 = load double, ptr %1980
  %1982 = fneg double %1981
  %1983 = fmul double %1855, %1982
  %1984 = call double @llvm.fmuladd.f64(double %1978, double %1853, double %1983)
  %1985 = fmul double %1853, %1981
  %1986 = call double @llvm.fmuladd.f64(double %1978, double %1855, double %1985)
  %1987 = fsub double %1974, %1986
  %1988 = fsub double %1975, %1984
  %1989 = getelementptr double, ptr %1479, i64 %1838
  %1990 = load double, ptr %1989
  %1991 = add i64 %1838, %1452
  %1992 = getelementptr double, ptr %1479, i64 %1991
  %1993 = load double, ptr %1992
  %1994 = fneg double %1987
  %1995 = fmul double %1993, %1994
  %1996 = call double @llvm.fmuladd.f64(double %1988, double %1990, double %1995)
  %1997 = fmul double %1990, %1987
  %1998 = call double @llvm.fmuladd.f64(double %1988, double %1993, double %1997)
  %1999 = icmp slt i64 %1838, %1446
  br i1 %1999, label %2000, label %2005

2000:
  %2001 = getelementptr i64, ptr %1454, i64 %1838
  %2002 = load i64, ptr %2001
  %2003 = getelementptr double, ptr %1396, i64 %2002
  store double %1996, ptr %2003
  %2004 = getelementptr double, ptr %1402, i64 %2002
  store double %1998, ptr %2004
  br label %2005

2005:
  %2006 = getelementptr double, ptr %1840, i64 %1452
  %2007 = icmp eq i64 %1838, 0
  br i1 %2007, label %1836, label %2008

2008:
  %2009 = fneg double %1996
  %2010 = fneg double %1936
  %2011 = fneg double %1888
  %2012 = fneg double %1853
  %2013 = fneg double %1998
  %2014 = fneg double %1938
  %2015 = fneg double %1890
  %2016 = fneg double %1855
  %2017 = insertelement <8 x double> poison, double %2009, i64 0
  %2018 = shufflevector <8 x double> %2017, <8 x double> poison, <8 x i32> zeroinitializer
  %2019 = insertelement <8 x double> poison, double %2010, i64 0
  %2020 = shufflevector <8 x double> %2019, <8 x double> poison, <8 x i32> zeroinitializer
  %2021 = insertelement <8 x double> poison, double %2011, i64 0
  %2022 = shufflevector <8 x double> %2021, <8 x double> poison, <8 x i32> zeroinitializer
  %2023 = insertelement <8 x double> poison, double %2012, i64 0
  %2024 = shufflevector <8 x double> %2023, <8 x double> poison, <8 x i32> zeroinitializer
  %2025 = insertelement <8 x double> poison, double %1938, i64 0
  %2026 = shufflevector <8 x double> %2025, <8 x double> poison, <8 x i32> zeroinitializer
  %2027 = insertelement <8 x double> poison, double %1998, i64 0
  %2028 = shufflevector <8 x double> %2027, <8 x double> poison, <8 x i32> zeroinitializer
  %2029 = insertelement <8 x double> poison, double %1890, i64 0
  %2030 = shufflevector <8 x double> %2029, <8 x double> poison, <8 x i32> zeroinitializer
  %2031 = insertelement <8 x double> poison, double %1855, i64 0
  %2032 = shufflevector <8 x double> %2031, <8 x double> poison, <8 x i32> zeroinitializer
  %2033 = insertelement <8 x double> poison, double %2013, i64 0
  %2034 = shufflevector <8 x double> %2033, <8 x double> poison, <8 x i32> zeroinitializer
  %2035 = insertelement <8 x double> poison, double %2014, i64 0
  %2036 = shufflevector <8 x double> %2035, <8 x double> poison, <8 x i32> zeroinitializer
  %2037 = insertelement <8 x double> poison, double %2015, i64 0
  %2038 = shufflevector <8 x double> %2037, <8 x double> poison, <8 x i32> zeroinitializer
  %2039 = insertelement <8 x double> poison, double %2016, i64 0
  %2040 = shufflevector <8 x double> %2039, <8 x double> poison, <8 x i32> zeroinitializer
  %2041 = insertelement <8 x double> poison, double %1936, i64 0
  %2042 = shufflevector <8 x double> %2041, <8 x double> poison, <8 x i32> zeroinitializer
  %2043 = insertelement <8 x double> poison, double %1996, i64 0
  %2044 = shufflevector <8 x double> %2043, <8 x double> poison, <8 x i32> zeroinitializer
  %2045 = insertelement <8 x double> poison, double %1888, i64 0
  %2046 = shufflevector <8 x double> %2045, <8 x double> poison, <8 x i32> zeroinitializer
  %2047 = insertelement <8 x double> poison, double %1853, i64 0
  %2048 = shufflevector <8 x double> %2047, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2049

2049:
  %2050 = phi i64 [ %2110, %2109 ], [ 0, %2008 ]
  br label %2051

2051:
  %2052 = phi i64 [ 0, %2049 ], [ %2107, %2051 ]
  %2053 = add i64 %2050, %2052
  %2054 = getelementptr double, ptr %1840, i64 %2053
  %2055 = bitcast ptr %2054 to ptr
  %2056 = load <8 x double>, ptr %2055, align 8
  %2057 = add i64 %2053, %1448
  %2058 = getelementptr double, ptr %1840, i64 %2057
  %2059 = bitcast ptr %2058 to ptr
  %2060 = load <8 x double>, ptr %2059, align 8
  %2061 = add i64 %2053, %1588
  %2062 = getelementptr double, ptr %1840, i64 %2061
  %2063 = bitcast ptr %2062 to ptr
  %2064 = load <8 x double>, ptr %2063, align 8
  %2065 = add i64 %2053, %1589
  %2066 = getelementptr double, ptr %1840, i64 %2065
  %2067 = bitcast ptr %2066 to ptr
  %2068 = load <8 x double>, ptr %2067, align 8
  %2069 = getelementptr double, ptr %2006, i64 %2053
  %2070 = bitcast ptr %2069 to ptr
  %2071 = load <8 x double>, ptr %2070, align 8
  %2072 = getelementptr double, ptr %2006, i64 %2057
  %2073 = bitcast ptr %2072 to ptr
  %2074 = load <8 x double>, ptr %2073, align 8
  %2075 = getelementptr double, ptr %2006, i64 %2061
  %2076 = bitcast ptr %2075 to ptr
  %2077 = load <8 x double>, ptr %2076, align 8
  %2078 = getelementptr double, ptr %2006, i64 %2065
  %2079 = bitcast ptr %2078 to ptr
  %2080 = load <8 x double>, ptr %2079, align 8
  %2081 = getelementptr double, ptr %1485, i64 %2053
  %2082 = bitcast ptr %2081 to ptr
  %2083 = load <8 x double>, ptr %2082, align 8
  %2084 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2018, <8 x double> %2056, <8 x double> %2083)
  %2085 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2020, <8 x double> %2060, <8 x double> %2084)
  %2086 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2022, <8 x double> %2064, <8 x double> %2085)
  %2087 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2024, <8 x double> %2068, <8 x double> %2086)
  %2088 = fmul <8 x double> %2026, %2074
  %2089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2028, <8 x double> %2071, <8 x double> %2088)
  %2090 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2030, <8 x double> %2077, <8 x double> %2089)
  %2091 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2032, <8 x double> %2080, <8 x double> %2090)
  %2092 = fadd <8 x double> %2091, %2087
  %2093 = bitcast ptr %2081 to ptr
  store <8 x double> %2092, ptr %2093, align 8
  %2094 = getelementptr double, ptr %1486, i64 %2053
  %2095 = bitcast ptr %2094 to ptr
  %2096 = load <8 x double>, ptr %2095, align 8
  %2097 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2034, <8 x double> %2056, <8 x double> %2096)
  %2098 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2036, <8 x double> %2060, <8 x double> %2097)
  %2099 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2038, <8 x double> %2064, <8 x double> %2098)
  %2100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2040, <8 x double> %2068, <8 x double> %2099)
  %2101 = fmul <8 x double> %2042, %2074
  %2102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2044, <8 x double> %2071, <8 x double> %2101)
  %2103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2046, <8 x double> %2077, <8 x double> %2102)
  %2104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2048, <8 x double> %2080, <8 x double> %2103)
  %2105 = fsub <8 x double> %2100, %2104
  %2106 = bitcast ptr %2094 to ptr
  store <8 x double> %2105, ptr %2106, align 8
  %2107 = add i64 %2052, 8
  %2108 = icmp eq i64 %2052, 0
  br i1 %2108, label %2109, label %2051

2109:
  %2110 = add i64 %2050, 8
  %2111 = icmp slt i64 %2110, %1838
  br i1 %2111, label %2049, label %2112

2112:
  %2113 = add i64 %1838, -4
  %2114 = icmp sgt i64 %1838, 3
  br i1 %2114, label %1837, label %1836

2115:
  %2116 = phi i64 [ %2145, %2115 ], [ %1446, %1836 ]
  %2117 = getelementptr i64, ptr %1445, i64 %2116
  %2118 = load i64, ptr %2117
  %2119 = getelementptr i64, ptr %1454, i64 %2118
  %2120 = load i64, ptr %2119
  %2121 = getelementptr i64, ptr %1454, i64 %2116
  %2122 = load i64, ptr %2121
  %2123 = mul i64 %2122, %1394
  %2124 = add i64 %2123, %2120
  %2125 = getelementptr double, ptr %1464, i64 %2124
  %2126 = load double, ptr %2125
  %2127 = fdiv double %2126, %1467
  %2128 = getelementptr double, ptr %1396, i64 %2120
  %2129 = load double, ptr %2128
  %2130 = getelementptr double, ptr %1402, i64 %2120
  %2131 = load double, ptr %2130
  %2132 = fmul double %1416, %2131
  %2133 = call double @llvm.fmuladd.f64(double %2129, double %1408, double %2132)
  %2134 = getelementptr double, ptr %1396, i64 %2122
  %2135 = load double, ptr %2134
  %2136 = call double @llvm.fmuladd.f64(double %2127, double %2133, double %2135)
  store double %2136, ptr %2134
  %2137 = load double, ptr %2130
  %2138 = load double, ptr %2128
  %2139 = fneg double %2138
  %2140 = fmul double %1416, %2139
  %2141 = call double @llvm.fmuladd.f64(double %2137, double %1408, double %2140)
  %2142 = getelementptr double, ptr %1402, i64 %2122
  %2143 = load double, ptr %2142
  %2144 = call double @llvm.fmuladd.f64(double %2127, double %2141, double %2143)
  store double %2144, ptr %2142
  %2145 = add i64 %2116, 1
  %2146 = icmp eq i64 %2145, %1394
  br i1 %2146, label %2148, label %2115

2147:
  call void @solve_real(ptr %0, double %209, ptr %1396)
  br label %2148

2148:
  %2149 = phi i64 [ 1, %2147 ], [ 2, %1836 ], [ 2, %2115 ]
  %2150 = add i64 %2149, %1389
  %2151 = icmp slt i64 %2150, %1367
  br i1 %2151, label %1388, label %1383

2152:
  %2153 = phi double [ 0.000000e+00, %1383 ], [ %2162, %2161 ]
  %2154 = phi i64 [ 0, %1383 ], [ %2163, %2161 ]
  %2155 = add i64 %2154, 22
  %2156 = mul i64 %2155, %1387
  %2157 = getelementptr double, ptr %1384, i64 %2156
  %2158 = add i64 %2154, 29
  %2159 = mul i64 %2158, %1387
  %2160 = getelementptr double, ptr %1384, i64 %2159
  br i1 %1382, label %2165, label %2161

2161:
  %2162 = phi double [ %2153, %2152 ], [ %2173, %2165 ]
  %2163 = add i64 %2154, 1
  %2164 = icmp eq i64 %2163, %1367
  br i1 %2164, label %2179, label %2152

2165:
  %2166 = phi i64 [ %2177, %2165 ], [ 0, %2152 ]
  %2167 = phi double [ %2173, %2165 ], [ %2153, %2152 ]
  %2168 = getelementptr double, ptr %2157, i64 %2166
  %2169 = load double, ptr %2168
  %2170 = getelementptr double, ptr %1379, i64 %2166
  %2171 = load double, ptr %2170
  %2172 = fdiv double %2169, %2171
  %2173 = call double @llvm.fmuladd.f64(double %2172, double %2172, double %2167)
  %2174 = getelementptr double, ptr %2160, i64 %2166
  %2175 = load double, ptr %2174
  %2176 = fadd double %2169, %2175
  store double %2176, ptr %2174
  %2177 = add i64 %2166, 1
  %2178 = icmp eq i64 %2177, %1368
  br i1 %2178, label %2161, label %2165

2179:
  %2180 = phi double [ 0.000000e+00, %1365 ], [ %2162, %2161 ]
  call void @transform(ptr %0, ptr %1374, i64 19, i64 5)
  %2181 = mul i64 %1368, %1367
  %2182 = sitofp i64 %2181 to double
  %2183 = fdiv double %2180, %2182
  %2184 = call double @llvm.sqrt.f64(double %2183)
  %2185 = call double @llvm.fabs.f64(double %2184)
  %2186 = fcmp ueq double %2185, 0x7FF0000000000000
  br i1 %2186, label %2231, label %2187

2187:
  %2188 = icmp ugt i64 %1300, 1
  br i1 %2188, label %2192, label %2189

2189:
  %2190 = load double, ptr %145
  %2191 = fmul double %2184, %2190
  br label %2222

2192:
  %2193 = fdiv double %2184, %1301
  %2194 = icmp eq i64 %1300, 2
  br i1 %2194, label %2198, label %2195

2195:
  %2196 = fmul double %1302, %2193
  %2197 = call double @llvm.sqrt.f64(double %2196)
  br label %2198

2198:
  %2199 = phi double [ %2197, %2195 ], [ %2193, %2192 ]
  store double %2199, ptr %144
  %2200 = fcmp olt double %2199, 0x3FEFAE147AE147AE
  br i1 %2200, label %2201, label %2231

2201:
  %2202 = fsub double 1.000000e+00, %2199
  %2203 = fdiv double %2199, %2202
  store double %2203, ptr %145
  %2204 = sub i64 %1221, %1300
  %2205 = sitofp i64 %2204 to double
  %2206 = fmul double %2184, %2203
  %2207 = fadd double %2205, -1.000000e+00
  %2208 = call double @llvm.pow.f64(double %2199, double %2207)
  %2209 = fmul double %2208, %2206
  %2210 = icmp sle i64 %1221, %1300
  %2211 = fcmp ult double %2209, %1220
  %2212 = select i1 %2210, i1 true, i1 %2211
  br i1 %2212, label %2222, label %2213

2213:
  %2214 = fdiv double %2209, %1220
  %2215 = call double @llvm.minnum.f64(double %2214, double 2.000000e+01)
  %2216 = call double @llvm.maxnum.f64(double %2215, double 1.000000e-04)
  %2217 = fadd double %2205, 4.000000e+00
  %2218 = fadd double %2217, -1.000000e+00
  %2219 = fdiv double -1.000000e+00, %2218
  %2220 = call double @llvm.pow.f64(double %2216, double %2219)
  %2221 = fmul double %2220, 8.000000e-01
  br label %2231

2222:
  %2223 = phi double [ %2191, %2189 ], [ %2206, %2201 ]
  %2224 = phi double [ %1302, %2189 ], [ %2193, %2201 ]
  %2225 = fcmp ugt double %2223, %1220
  br i1 %2225, label %2226, label %2258

2226:
  %2227 = call double @llvm.maxnum.f64(double %2184, double 0x3CB0000000000000)
  %2228 = add i64 %1300, 1
  %2229 = icmp slt i64 %1221, %2228
  br i1 %2229, label %2230, label %1299

2230:
  call void @reject(ptr %0)
  br label %2252

2231:
  %2232 = phi double [ %2221, %2213 ], [ 5.000000e-01, %2179 ], [ 5.000000e-01, %2198 ]
  call void @reject(ptr %0)
  br label %2252

2233:
  store i64 3, ptr %148
  store double %1329, ptr %149
  %2234 = load ptr, ptr %6
  %2235 = load ptr, ptr %8
  %2236 = getelementptr %struct.ode_system, ptr %2235, i64 0, i32 0
  %2237 = load i64, ptr %2236
  %2238 = shl i64 %2237, 2
  %2239 = getelementptr double, ptr %2234, i64 %2238
  %2240 = bitcast ptr %2239 to ptr
  %2241 = bitcast ptr %1333 to ptr
  %2242 = shl i64 %2237, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2240, ptr align 8 %2241, i64 %2242, i1 false)
  %2243 = load ptr, ptr %6
  %2244 = load ptr, ptr %8
  %2245 = getelementptr %struct.ode_system, ptr %2244, i64 0, i32 0
  %2246 = load i64, ptr %2245
  %2247 = mul i64 %2246, 5
  %2248 = getelementptr double, ptr %2243, i64 %2247
  %2249 = bitcast ptr %2248 to ptr
  %2250 = bitcast ptr %1314 to ptr
  %2251 = shl i64 %2246, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2249, ptr align 8 %2250, i64 %2251, i1 false)
  call void @reject(ptr %0)
  br label %2252

2252:
  %2253 = phi double [ 1.250000e-01, %2233 ], [ 5.000000e-01, %2230 ], [ %2232, %2231 ]
  %2254 = fmul double %209, %2253
  store double %2254, ptr %71
  %2255 = icmp eq i32 %165, 0
  br i1 %2255, label %2256, label %2941

2256:
  %2257 = call i64 @evaluate_jacobian(ptr %0)
  br label %2941

2258:
  %2259 = trunc i64 %1300 to i32
  %2260 = load ptr, ptr %8
  %2261 = getelementptr %struct.ode_system, ptr %2260, i64 0, i32 0
  %2262 = load i64, ptr %2261
  %2263 = load i64, ptr %140
  %2264 = icmp eq i64 %2263, 3
  %2265 = icmp eq i64 %2263, 5
  %2266 = select i1 %2265, ptr @RADAU5, ptr @RADAU7
  %2267 = select i1 %2264, ptr @RADAU3, ptr %2266
  %2268 = getelementptr double, ptr %2267, i64 2
  %2269 = getelementptr double, ptr %2268, i64 %2263
  %2270 = mul i64 %2263, %2263
  %2271 = getelementptr double, ptr %2269, i64 %2270
  %2272 = getelementptr double, ptr %2271, i64 %2270
  %2273 = getelementptr double, ptr %2272, i64 %2263
  %2274 = load ptr, ptr %6
  %2275 = mul i64 %2262, 11
  %2276 = getelementptr double, ptr %2274, i64 %2275
  %2277 = mul i64 %2262, 22
  %2278 = getelementptr double, ptr %2274, i64 %2277
  %2279 = mul i64 %2262, 12
  %2280 = getelementptr double, ptr %2274, i64 %2279
  %2281 = mul i64 %2262, 10
  %2282 = getelementptr double, ptr %2274, i64 %2281
  %2283 = icmp sgt i64 %2262, 0
  br i1 %2283, label %2284, label %2286

2284:
  %2285 = icmp sgt i64 %2263, 0
  br label %2288

2286:
  %2287 = sitofp i64 %2262 to double
  br label %2314

2288:
  %2289 = phi i64 [ 0, %2284 ], [ %2300, %2293 ]
  %2290 = getelementptr double, ptr %2278, i64 %2289
  store double 0.000000e+00, ptr %2290
  br i1 %2285, label %2291, label %2293

2291:
  %2292 = getelementptr double, ptr %2274, i64 %2289
  br label %2302

2293:
  %2294 = phi double [ 0.000000e+00, %2288 ], [ %2311, %2302 ]
  %2295 = fdiv double %2294, %209
  store double %2295, ptr %2290
  %2296 = getelementptr double, ptr %2282, i64 %2289
  %2297 = load double, ptr %2296
  %2298 = fadd double %2295, %2297
  %2299 = getelementptr double, ptr %2280, i64 %2289
  store double %2298, ptr %2299
  %2300 = add i64 %2289, 1
  %2301 = icmp eq i64 %2300, %2262
  br i1 %2301, label %2286, label %2288

2302:
  %2303 = phi double [ 0.000000e+00, %2291 ], [ %2311, %2302 ]
  %2304 = phi i64 [ 0, %2291 ], [ %2312, %2302 ]
  %2305 = getelementptr double, ptr %2273, i64 %2304
  %2306 = load double, ptr %2305
  %2307 = add i64 %2304, 15
  %2308 = mul i64 %2307, %2262
  %2309 = getelementptr double, ptr %2292, i64 %2308
  %2310 = load double, ptr %2309
  %2311 = call double @llvm.fmuladd.f64(double %2306, double %2310, double %2303)
  store double %2311, ptr %2290
  %2312 = add i64 %2304, 1
  %2313 = icmp eq i64 %2312, %2263
  br i1 %2313, label %2293, label %2302

2314:
  %2315 = phi i1 [ false, %2286 ], [ true, %2376 ]
  call void @solve_real(ptr %0, double %209, ptr %2280)
  br i1 %2283, label %2323, label %2316

2316:
  %2317 = phi double [ 0.000000e+00, %2314 ], [ %2331, %2323 ]
  %2318 = fdiv double %2317, %2287
  %2319 = call double @llvm.sqrt.f64(double %2318)
  %2320 = call double @llvm.maxnum.f64(double %2319, double 1.000000e-10)
  %2321 = fcmp olt double %2320, 1.000000e+00
  %2322 = or i1 %2315, %2321
  br i1 %2322, label %2396, label %2334

2323:
  %2324 = phi i64 [ %2332, %2323 ], [ 0, %2314 ]
  %2325 = phi double [ %2331, %2323 ], [ 0.000000e+00, %2314 ]
  %2326 = getelementptr double, ptr %2280, i64 %2324
  %2327 = load double, ptr %2326
  %2328 = getelementptr double, ptr %2276, i64 %2324
  %2329 = load double, ptr %2328
  %2330 = fdiv double %2327, %2329
  %2331 = call double @llvm.fmuladd.f64(double %2330, double %2330, double %2325)
  %2332 = add i64 %2324, 1
  %2333 = icmp eq i64 %2332, %2262
  br i1 %2333, label %2316, label %2323

2334:
  %2335 = load double, ptr %44
  %2336 = fcmp oeq double %2335, 0.000000e+00
  br i1 %2336, label %2340, label %2337

2337:
  %2338 = load i64, ptr %147
  %2339 = icmp eq i64 %2338, 0
  br i1 %2339, label %2400, label %2340

2340:
  %2341 = load ptr, ptr %6
  %2342 = load ptr, ptr %8
  %2343 = getelementptr %struct.ode_system, ptr %2342, i64 0, i32 0
  %2344 = load i64, ptr %2343
  %2345 = mul i64 %2344, 3
  %2346 = getelementptr double, ptr %2341, i64 %2345
  br i1 %2283, label %2377, label %2347

2347:
  %2348 = load double, ptr %4
  %2349 = getelementptr %struct.ode_system, ptr %2342, i64 0, i32 4
  %2350 = load ptr, ptr %2349
  %2351 = getelementptr %struct.ode_system, ptr %2342, i64 0, i32 3
  %2352 = load ptr, ptr %2351
  %2353 = call i64 %2350(ptr %2352, double %2348, ptr %2346, ptr %2280)
  %2354 = load i64, ptr %19
  %2355 = add i64 %2354, 1
  store i64 %2355, ptr %19
  switch i64 %2353, label %2945 [
    i64 3, label %2356
    i64 0, label %2375
  ]

2356:
  store i64 3, ptr %148
  store double %2348, ptr %149
  %2357 = load ptr, ptr %6
  %2358 = load ptr, ptr %8
  %2359 = getelementptr %struct.ode_system, ptr %2358, i64 0, i32 0
  %2360 = load i64, ptr %2359
  %2361 = shl i64 %2360, 2
  %2362 = getelementptr double, ptr %2357, i64 %2361
  %2363 = bitcast ptr %2362 to ptr
  %2364 = bitcast ptr %2280 to ptr
  %2365 = shl i64 %2360, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2363, ptr align 8 %2364, i64 %2365, i1 false)
  %2366 = load ptr, ptr %6
  %2367 = load ptr, ptr %8
  %2368 = getelementptr %struct.ode_system, ptr %2367, i64 0, i32 0
  %2369 = load i64, ptr %2368
  %2370 = mul i64 %2369, 5
  %2371 = getelementptr double, ptr %2366, i64 %2370
  %2372 = bitcast ptr %2371 to ptr
  %2373 = bitcast ptr %2346 to ptr
  %2374 = shl i64 %2369, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2372, ptr align 8 %2373, i64 %2374, i1 false)
  br label %2396

2375:
  br i1 %2283, label %2387, label %2376

2376:
  br label %2314

2377:
  %2378 = phi i64 [ %2385, %2377 ], [ 0, %2340 ]
  %2379 = getelementptr double, ptr %2274, i64 %2378
  %2380 = load double, ptr %2379
  %2381 = getelementptr double, ptr %2280, i64 %2378
  %2382 = load double, ptr %2381
  %2383 = fadd double %2380, %2382
  %2384 = getelementptr double, ptr %2346, i64 %2378
  store double %2383, ptr %2384
  %2385 = add i64 %2378, 1
  %2386 = icmp eq i64 %2385, %2262
  br i1 %2386, label %2347, label %2377

2387:
  %2388 = phi i64 [ %2394, %2387 ], [ 0, %2375 ]
  %2389 = getelementptr double, ptr %2278, i64 %2388
  %2390 = load double, ptr %2389
  %2391 = getelementptr double, ptr %2280, i64 %2388
  %2392 = load double, ptr %2391
  %2393 = fadd double %2390, %2392
  store double %2393, ptr %2391
  %2394 = add i64 %2388, 1
  %2395 = icmp eq i64 %2394, %2262
  br i1 %2395, label %2376, label %2387

2396:
  %2397 = phi i1 [ false, %2356 ], [ %2321, %2316 ]
  %2398 = phi i64 [ 3, %2356 ], [ 0, %2316 ]
  %2399 = load i64, ptr %147
  br label %2400

2400:
  %2401 = phi i64 [ %2399, %2396 ], [ 0, %2337 ]
  %2402 = phi i1 [ %2397, %2396 ], [ false, %2337 ]
  %2403 = phi i64 [ %2398, %2396 ], [ 0, %2337 ]
  %2404 = load i64, ptr %140
  %2405 = sitofp i64 %2404 to double
  %2406 = fadd double %2405, 4.000000e+00
  %2407 = fmul double %2406, 2.000000e+00
  %2408 = fadd double %2407, 1.000000e+00
  %2409 = fmul double %2408, 9.000000e-01
  %2410 = sitofp i32 %2259 to double
  %2411 = fadd double %2407, %2410
  %2412 = fdiv double %2409, %2411
  %2413 = call double @llvm.minnum.f64(double %2412, double 9.000000e-01)
  store i64 0, ptr %150
  %2414 = icmp eq i64 %2403, 0
  %2415 = select i1 %2414, i1 %2402, i1 false
  br i1 %2415, label %2416, label %2918

2416:
  %2417 = call double @llvm.fabs.f64(double %209)
  %2418 = load double, ptr %138
  %2419 = fsub double %2418, %166
  %2420 = call double @llvm.fabs.f64(double %2419)
  %2421 = fmul double %2420, 5.000000e-01
  %2422 = fcmp ogt double %2417, %2421
  br i1 %2422, label %2423, label %2751

2423:
  %2424 = icmp eq i64 %2404, 3
  %2425 = icmp eq i64 %2404, 5
  %2426 = select i1 %2425, ptr @RADAU5, ptr @RADAU7
  %2427 = select i1 %2424, ptr @RADAU3, ptr %2426
  %2428 = getelementptr double, ptr %2427, i64 2
  %2429 = getelementptr double, ptr %2428, i64 %2404
  %2430 = mul i64 %2404, %2404
  %2431 = getelementptr double, ptr %2429, i64 %2430
  %2432 = getelementptr double, ptr %2431, i64 %2430
  %2433 = getelementptr double, ptr %2427, i64 1
  %2434 = load double, ptr %2432
  %2435 = load ptr, ptr %8
  %2436 = getelementptr %struct.ode_system, ptr %2435, i64 0, i32 0
  %2437 = load i64, ptr %2436
  %2438 = load ptr, ptr %143
  %2439 = getelementptr %struct.ode_options, ptr %2438, i64 0, i32 0
  %2440 = load ptr, ptr %2439
  %2441 = getelementptr %struct.ode_method, ptr %2440, i64 0, i32 4
  %2442 = load i64, ptr %2441
  %2443 = add i64 %2442, 10
  %2444 = load ptr, ptr %6
  %2445 = mul i64 %2443, %2437
  %2446 = add i64 %2445, 7
  %2447 = and i64 %2446, -8
  %2448 = getelementptr double, ptr %2444, i64 %2447
  %2449 = mul i64 %2437, 14
  %2450 = getelementptr double, ptr %2444, i64 %2449
  %2451 = icmp sgt i64 %2437, 0
  br i1 %2451, label %2452, label %2489

2452:
  %2453 = phi i64 [ %2457, %2456 ], [ 0, %2423 ]
  %2454 = getelementptr double, ptr %2450, i64 %2453
  store double 0.000000e+00, ptr %2454
  %2455 = mul i64 %2453, %2437
  br label %2459

2456:
  %2457 = add i64 %2453, 1
  %2458 = icmp eq i64 %2457, %2437
  br i1 %2458, label %2469, label %2452

2459:
  %2460 = phi double [ 0.000000e+00, %2452 ], [ %2466, %2459 ]
  %2461 = phi i64 [ 0, %2452 ], [ %2467, %2459 ]
  %2462 = add i64 %2461, %2455
  %2463 = getelementptr double, ptr %2448, i64 %2462
  %2464 = load double, ptr %2463
  %2465 = call double @llvm.fabs.f64(double %2464)
  %2466 = fadd double %2460, %2465
  store double %2466, ptr %2454
  %2467 = add i64 %2461, 1
  %2468 = icmp eq i64 %2467, %2437
  br i1 %2468, label %2456, label %2459

2469:
  %2470 = phi i64 [ %2475, %2473 ], [ 0, %2456 ]
  %2471 = phi double [ %2474, %2473 ], [ 0.000000e+00, %2456 ]
  %2472 = mul i64 %2470, %2437
  br label %2477

2473:
  %2474 = call double @llvm.maxnum.f64(double %2471, double %2486)
  %2475 = add i64 %2470, 1
  %2476 = icmp eq i64 %2475, %2437
  br i1 %2476, label %2489, label %2469

2477:
  %2478 = phi i64 [ 0, %2469 ], [ %2487, %2477 ]
  %2479 = phi double [ 0.000000e+00, %2469 ], [ %2486, %2477 ]
  %2480 = add i64 %2478, %2472
  %2481 = getelementptr double, ptr %2448, i64 %2480
  %2482 = load double, ptr %2481
  %2483 = call double @llvm.fabs.f64(double %2482)
  %2484 = getelementptr double, ptr %2450, i64 %2478
  %2485 = load double, ptr %2484
  %2486 = call double @llvm.fmuladd.f64(double %2483, double %2485, double %2479)
  %2487 = add i64 %2478, 1
  %2488 = icmp eq i64 %2487, %2437
  br i1 %2488, label %2473, label %2477

2489:
  %2490 = phi double [ 0.000000e+00, %2423 ], [ %2474, %2473 ]
  %2491 = call double @llvm.sqrt.f64(double %2490)
  %2492 = fmul double %2417, %2491
  %2493 = fmul double %2434, 2.000000e-01
  %2494 = fcmp ogt double %2492, %2493
  br i1 %2494, label %2495, label %2732

2495:
  %2496 = mul i64 %2437, 10
  %2497 = getelementptr double, ptr %2444, i64 %2496
  %2498 = mul i64 %2437, 11
  %2499 = getelementptr double, ptr %2444, i64 %2498
  %2500 = mul i64 %2437, 22
  %2501 = getelementptr double, ptr %2444, i64 %2500
  %2502 = mul i64 %2437, 23
  %2503 = getelementptr double, ptr %2444, i64 %2502
  %2504 = load double, ptr %2427, align 16
  %2505 = load double, ptr %2433
  %2506 = getelementptr %struct.ode_options, ptr %2438, i64 0, i32 1
  %2507 = load double, ptr %2506
  %2508 = fadd double %2405, 1.000000e+00
  %2509 = fmul double %2508, 5.000000e-01
  %2510 = fdiv double %2509, %2405
  %2511 = call double @llvm.pow.f64(double %2507, double %2510)
  %2512 = fmul double %2505, %2511
  %2513 = fdiv double 0x3CE4000000000000, %2512
  %2514 = call double @llvm.sqrt.f64(double %2512)
  %2515 = fmul double %2514, 3.000000e+00
  %2516 = call double @llvm.minnum.f64(double %2515, double 3.000000e-02)
  %2517 = call double @llvm.maxnum.f64(double %2513, double %2516)
  %2518 = load double, ptr %44
  %2519 = fadd double %209, %2518
  %2520 = call double @llvm.fabs.f64(double %2519)
  %2521 = fdiv double %2434, %209
  %2522 = call double @llvm.pow.f64(double %209, double %2405)
  %2523 = icmp sgt i64 %2404, 1
  br i1 %2523, label %2536, label %2524

2524:
  %2525 = phi double [ 1.000000e+00, %2495 ], [ %2548, %2536 ]
  %2526 = phi double [ 1.000000e+00, %2495 ], [ %2546, %2536 ]
  br i1 %2451, label %2528, label %2527

2527:
  br label %2668

2528:
  %2529 = icmp sgt i64 %2404, 0
  %2530 = fmul double %2526, 2.000000e+00
  %2531 = fdiv double %2530, %2508
  %2532 = add i64 %2404, -1
  %2533 = getelementptr [7 x double], ptr %3, i64 0, i64 %2532
  %2534 = fneg double %2522
  %2535 = fdiv double %2526, %2525
  br label %2551

2536:
  %2537 = phi double [ %2546, %2536 ], [ 1.000000e+00, %2495 ]
  %2538 = phi i64 [ %2549, %2536 ], [ 1, %2495 ]
  %2539 = phi double [ %2548, %2536 ], [ 1.000000e+00, %2495 ]
  %2540 = xor i64 %2538, -1
  %2541 = add i64 %2404, %2540
  %2542 = getelementptr double, ptr %2428, i64 %2541
  %2543 = load double, ptr %2542
  %2544 = fadd double %2543, -1.000000e+00
  %2545 = fneg double %2544
  %2546 = fmul double %2537, %2545
  %2547 = fadd double %2544, 1.000000e+00
  %2548 = fmul double %2539, %2547
  %2549 = add i64 %2538, 1
  %2550 = icmp eq i64 %2549, %2404
  br i1 %2550, label %2524, label %2536

2551:
  %2552 = phi i64 [ 0, %2528 ], [ %2653, %2631 ]
  %2553 = getelementptr double, ptr %2444, i64 %2552
  %2554 = load double, ptr %2553
  %2555 = fdiv double %2554, %209
  %2556 = call double @llvm.fabs.f64(double %2555)
  call void @write_coefficients(ptr %0, i64 %2552, ptr %152)
  br i1 %2529, label %2557, label %2577

2557:
  %2558 = phi double [ %2575, %2568 ], [ 0.000000e+00, %2551 ]
  %2559 = phi double [ %2574, %2568 ], [ 0.000000e+00, %2551 ]
  %2560 = phi i64 [ %2561, %2568 ], [ %2404, %2551 ]
  %2561 = add i64 %2560, -1
  %2562 = icmp slt i64 %2404, %2560
  br i1 %2562, label %2568, label %2563

2563:
  %2564 = sub i64 %2404, %2560
  %2565 = getelementptr double, ptr %2428, i64 %2564
  %2566 = load double, ptr %2565
  %2567 = fadd double %2566, -1.000000e+00
  br label %2568

2568:
  %2569 = phi double [ %2567, %2563 ], [ -1.000000e+00, %2557 ]
  %2570 = fsub double 0.000000e+00, %2569
  %2571 = getelementptr [7 x double], ptr %3, i64 0, i64 %2561
  %2572 = load double, ptr %2571
  %2573 = fadd double %2558, %2572
  %2574 = call double @llvm.fmuladd.f64(double %2570, double %2559, double %2573)
  %2575 = fmul double %2570, %2573
  %2576 = icmp ugt i64 %2560, 1
  br i1 %2576, label %2557, label %2577

2577:
  %2578 = phi double [ 0.000000e+00, %2551 ], [ %2574, %2568 ]
  %2579 = fdiv double %2578, %209
  %2580 = load double, ptr %44
  %2581 = fcmp oeq double %2580, 0.000000e+00
  br i1 %2581, label %2585, label %2582

2582:
  %2583 = load i64, ptr %146
  %2584 = icmp eq i64 %2583, %2404
  br i1 %2584, label %2613, label %2585

2585:
  %2586 = getelementptr double, ptr %2497, i64 %2552
  %2587 = load double, ptr %2586
  br i1 %2529, label %2588, label %2608

2588:
  %2589 = phi double [ %2606, %2599 ], [ 0.000000e+00, %2585 ]
  %2590 = phi double [ %2605, %2599 ], [ 0.000000e+00, %2585 ]
  %2591 = phi i64 [ %2592, %2599 ], [ %2404, %2585 ]
  %2592 = add i64 %2591, -1
  %2593 = icmp slt i64 %2404, %2591
  br i1 %2593, label %2599, label %2594

2594:
  %2595 = sub i64 %2404, %2591
  %2596 = getelementptr double, ptr %2428, i64 %2595
  %2597 = load double, ptr %2596
  %2598 = fadd double %2597, -1.000000e+00
  br label %2599

2599:
  %2600 = phi double [ %2598, %2594 ], [ -1.000000e+00, %2588 ]
  %2601 = fsub double -1.000000e+00, %2600
  %2602 = getelementptr [7 x double], ptr %3, i64 0, i64 %2592
  %2603 = load double, ptr %2602
  %2604 = fadd double %2589, %2603
  %2605 = call double @llvm.fmuladd.f64(double %2601, double %2590, double %2604)
  %2606 = fmul double %2601, %2604
  %2607 = icmp ugt i64 %2591, 1
  br i1 %2607, label %2588, label %2608

2608:
  %2609 = phi double [ 0.000000e+00, %2585 ], [ %2605, %2599 ]
  %2610 = fdiv double %2609, %209
  %2611 = fsub double %2587, %2610
  %2612 = fmul double %2535, %2611
  br label %2626

2613:
  %2614 = load double, ptr %2533
  %2615 = load ptr, ptr %6
  %2616 = load ptr, ptr %8
  %2617 = getelementptr %struct.ode_system, ptr %2616, i64 0, i32 0
  %2618 = load i64, ptr %2617
  %2619 = mul i64 %2618, 13
  %2620 = getelementptr double, ptr %2615, i64 %2619
  %2621 = getelementptr double, ptr %2620, i64 %2552
  %2622 = load double, ptr %2621
  %2623 = call double @llvm.fmuladd.f64(double %2534, double %2622, double %2614)
  %2624 = fmul double %2531, %2623
  %2625 = fdiv double %2624, %2520
  br label %2626

2626:
  %2627 = phi double [ %2612, %2608 ], [ %2625, %2613 ]
  %2628 = getelementptr double, ptr %2501, i64 %2552
  store double %2627, ptr %2628
  %2629 = getelementptr double, ptr %2503, i64 %2552
  store double %2627, ptr %2629
  %2630 = mul i64 %2552, %2437
  br label %2655

2631:
  %2632 = load ptr, ptr %143
  %2633 = getelementptr %struct.ode_options, ptr %2632, i64 0, i32 1
  %2634 = load double, ptr %2633
  %2635 = fmul double %2634, 5.000000e+00
  %2636 = getelementptr double, ptr %2497, i64 %2552
  %2637 = load double, ptr %2636
  %2638 = call double @llvm.fabs.f64(double %2637)
  %2639 = call double @llvm.fabs.f64(double %2579)
  %2640 = call double @llvm.maxnum.f64(double %2638, double %2639)
  %2641 = getelementptr %struct.ode_options, ptr %2632, i64 0, i32 2
  %2642 = load ptr, ptr %2641
  %2643 = getelementptr double, ptr %2642, i64 %2552
  %2644 = load double, ptr %2643
  %2645 = call double @llvm.fmuladd.f64(double %2635, double %2640, double %2644)
  %2646 = call double @llvm.fmuladd.f64(double %2665, double 0x3CD0000000000000, double %2645)
  %2647 = getelementptr double, ptr %2499, i64 %2552
  %2648 = load double, ptr %2647
  %2649 = fmul double %2517, %2648
  %2650 = fdiv double %2649, %2417
  %2651 = fadd double %2646, %2650
  %2652 = getelementptr double, ptr %2450, i64 %2552
  store double %2651, ptr %2652
  %2653 = add i64 %2552, 1
  %2654 = icmp eq i64 %2653, %2437
  br i1 %2654, label %2527, label %2551

2655:
  %2656 = phi i64 [ 0, %2626 ], [ %2666, %2655 ]
  %2657 = phi double [ %2556, %2626 ], [ %2665, %2655 ]
  %2658 = add i64 %2656, %2630
  %2659 = getelementptr double, ptr %2448, i64 %2658
  %2660 = load double, ptr %2659
  %2661 = getelementptr double, ptr %2444, i64 %2656
  %2662 = load double, ptr %2661
  %2663 = fmul double %2660, %2662
  %2664 = call double @llvm.fabs.f64(double %2663)
  %2665 = fadd double %2657, %2664
  %2666 = add i64 %2656, 1
  %2667 = icmp eq i64 %2666, %2437
  br i1 %2667, label %2631, label %2655

2668:
  %2669 = phi i1 [ true, %2527 ], [ false, %2672 ]
  call void @solve_real(ptr %0, double %209, ptr %2501)
  br i1 %2451, label %2673, label %2671

2670:
  br i1 %2669, label %2672, label %2685

2671:
  br i1 %2669, label %2672, label %2724

2672:
  br label %2668

2673:
  %2674 = phi i64 [ %2681, %2673 ], [ 0, %2668 ]
  %2675 = getelementptr double, ptr %2501, i64 %2674
  %2676 = load double, ptr %2675
  %2677 = getelementptr double, ptr %2503, i64 %2674
  %2678 = load double, ptr %2677
  %2679 = fneg double %2678
  %2680 = call double @llvm.fmuladd.f64(double %2521, double %2676, double %2679)
  store double %2680, ptr %2677
  store double %2680, ptr %2675
  %2681 = add i64 %2674, 1
  %2682 = icmp eq i64 %2681, %2437
  br i1 %2682, label %2670, label %2673

2683:
  %2684 = fmul double %209, %2504
  br label %2697

2685:
  %2686 = phi i64 [ %2695, %2685 ], [ 0, %2670 ]
  %2687 = phi double [ %2694, %2685 ], [ 0.000000e+00, %2670 ]
  %2688 = getelementptr double, ptr %2503, i64 %2686
  %2689 = load double, ptr %2688
  %2690 = call double @llvm.fabs.f64(double %2689)
  %2691 = getelementptr double, ptr %2450, i64 %2686
  %2692 = load double, ptr %2691
  %2693 = fdiv double %2690, %2692
  %2694 = call double @llvm.maxnum.f64(double %2687, double %2693)
  %2695 = add i64 %2686, 1
  %2696 = icmp eq i64 %2695, %2437
  br i1 %2696, label %2683, label %2685

2697:
  %2698 = phi i64 [ 0, %2683 ], [ %2711, %2704 ]
  %2699 = phi double [ 0.000000e+00, %2683 ], [ %2710, %2704 ]
  %2700 = mul i64 %2698, %2437
  br label %2713

2701:
  %2702 = fcmp ogt double %2710, 1.000000e-01
  %2703 = zext i1 %2702 to i64
  br label %2724

2704:
  %2705 = fmul double %2684, %2721
  %2706 = call double @llvm.fabs.f64(double %2705)
  %2707 = getelementptr double, ptr %2450, i64 %2698
  %2708 = load double, ptr %2707
  %2709 = fdiv double %2706, %2708
  %2710 = call double @llvm.maxnum.f64(double %2699, double %2709)
  %2711 = add i64 %2698, 1
  %2712 = icmp eq i64 %2711, %2437
  br i1 %2712, label %2701, label %2697

2713:
  %2714 = phi i64 [ 0, %2697 ], [ %2722, %2713 ]
  %2715 = phi double [ 0.000000e+00, %2697 ], [ %2721, %2713 ]
  %2716 = add i64 %2714, %2700
  %2717 = getelementptr double, ptr %2448, i64 %2716
  %2718 = load double, ptr %2717
  %2719 = getelementptr double, ptr %2503, i64 %2714
  %2720 = load double, ptr %2719
  %2721 = call double @llvm.fmuladd.f64(double %2718, double %2720, double %2715)
  %2722 = add i64 %2714, 1
  %2723 = icmp eq i64 %2722, %2437
  br i1 %2723, label %2704, label %2713

2724:
  %2725 = phi double [ %2694, %2701 ], [ 0.000000e+00, %2671 ]
  %2726 = phi i64 [ %2703, %2701 ], [ 0, %2671 ]
  store i64 %2726, ptr %150
  %2727 = call double @llvm.maxnum.f64(double %2725, double 1.000000e-09)
  %2728 = fdiv double -1.000000e+00, %2405
  %2729 = call double @llvm.pow.f64(double %2727, double %2728)
  %2730 = fmul double %2729, 8.000000e-01
  %2731 = call double @llvm.minnum.f64(double %2730, double 5.000000e+00)
  br label %2732

2732:
  %2733 = phi double [ %2731, %2724 ], [ 5.000000e+00, %2489 ]
  %2734 = fmul double %2417, %2733
  store double %2734, ptr %137
  %2735 = load double, ptr %138
  %2736 = load double, ptr %4
  %2737 = fsub double %2735, %2736
  %2738 = fmul double %2737, 5.000000e-01
  %2739 = load double, ptr %71
  %2740 = fcmp olt double %2739, 0.000000e+00
  %2741 = fneg double %2738
  %2742 = select i1 %2740, double %2741, double %2738
  %2743 = fcmp ult double %2742, 0.000000e+00
  %2744 = call double @llvm.maxnum.f64(double %2742, double %2734)
  %2745 = fdiv double %2744, 9.000000e-01
  %2746 = select i1 %2743, double 0x7FF0000000000000, double %2745
  %2747 = fcmp ogt double %2417, %2746
  br i1 %2747, label %2748, label %2751

2748:
  %2749 = load i64, ptr %163
  %2750 = add i64 %2749, 1
  store i64 %2750, ptr %163
  store i64 1, ptr %147
  br label %2941

2751:
  br i1 %207, label %2752, label %2754

2752:
  %2753 = load double, ptr %136
  br label %2756

2754:
  %2755 = fadd double %166, %209
  br label %2756

2756:
  %2757 = phi double [ %2753, %2752 ], [ %2755, %2754 ]
  %2758 = load i64, ptr %140
  %2759 = add i64 %2758, 14
  %2760 = load ptr, ptr %6
  %2761 = load ptr, ptr %8
  %2762 = getelementptr %struct.ode_system, ptr %2761, i64 0, i32 0
  %2763 = load i64, ptr %2762
  %2764 = mul i64 %2763, %2759
  %2765 = getelementptr double, ptr %2760, i64 %2764
  %2766 = shl i64 %2763, 1
  %2767 = getelementptr double, ptr %2760, i64 %2766
  %2768 = icmp sgt i64 %2763, 0
  br i1 %2768, label %2769, label %2779

2769:
  %2770 = phi i64 [ %2777, %2769 ], [ 0, %2756 ]
  %2771 = getelementptr double, ptr %2760, i64 %2770
  %2772 = load double, ptr %2771
  %2773 = getelementptr double, ptr %2765, i64 %2770
  %2774 = load double, ptr %2773
  %2775 = fadd double %2772, %2774
  %2776 = getelementptr double, ptr %2767, i64 %2770
  store double %2775, ptr %2776
  %2777 = add i64 %2770, 1
  %2778 = icmp eq i64 %2777, %2763
  br i1 %2778, label %2779, label %2769

2779:
  %2780 = call i64 @ode_keep_new(ptr %0, double %2757)
  switch i64 %2780, label %2945 [
    i64 7, label %2781
    i64 0, label %2781
    i64 11, label %2908
    i64 8, label %2908
  ]

2781:
  %2782 = load ptr, ptr %8
  %2783 = getelementptr %struct.ode_system, ptr %2782, i64 0, i32 0
  %2784 = load i64, ptr %2783
  %2785 = load ptr, ptr %6
  %2786 = getelementptr double, ptr %2785, i64 %2784
  %2787 = bitcast ptr %2786 to ptr
  %2788 = bitcast ptr %2785 to ptr
  %2789 = shl i64 %2784, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2787, ptr align 8 %2788, i64 %2789, i1 false)
  %2790 = load ptr, ptr %6
  %2791 = bitcast ptr %2790 to ptr
  %2792 = load ptr, ptr %8
  %2793 = getelementptr %struct.ode_system, ptr %2792, i64 0, i32 0
  %2794 = load i64, ptr %2793
  %2795 = mul i64 %2794, 6
  %2796 = getelementptr double, ptr %2790, i64 %2795
  %2797 = bitcast ptr %2796 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2791, ptr align 8 %2797, i64 %2789, i1 false)
  %2798 = load i64, ptr %140
  %2799 = sitofp i64 %2798 to double
  %2800 = call double @llvm.pow.f64(double %209, double %2799)
  %2801 = icmp sgt i64 %2784, 0
  br i1 %2801, label %2802, label %2834

2802:
  %2803 = icmp sgt i64 %2798, 0
  %2804 = add i64 %2798, -1
  %2805 = getelementptr [7 x double], ptr %2, i64 0, i64 %2804
  br label %2806

2806:
  %2807 = phi i64 [ 0, %2802 ], [ %2820, %2814 ]
  call void @write_coefficients(ptr %0, i64 %2807, ptr %154)
  %2808 = load ptr, ptr %6
  %2809 = load ptr, ptr %8
  %2810 = getelementptr %struct.ode_system, ptr %2809, i64 0, i32 0
  %2811 = load i64, ptr %2810
  br i1 %2803, label %2812, label %2814

2812:
  %2813 = getelementptr double, ptr %2808, i64 %2807
  br label %2822

2814:
  %2815 = load double, ptr %2805
  %2816 = fdiv double %2815, %2800
  %2817 = mul i64 %2811, 13
  %2818 = getelementptr double, ptr %2808, i64 %2817
  %2819 = getelementptr double, ptr %2818, i64 %2807
  store double %2816, ptr %2819
  %2820 = add i64 %2807, 1
  %2821 = icmp eq i64 %2820, %2784
  br i1 %2821, label %2831, label %2806

2822:
  %2823 = phi i64 [ 0, %2812 ], [ %2829, %2822 ]
  %2824 = getelementptr [7 x double], ptr %2, i64 0, i64 %2823
  %2825 = load double, ptr %2824
  %2826 = add i64 %2823, 36
  %2827 = mul i64 %2826, %2811
  %2828 = getelementptr double, ptr %2813, i64 %2827
  store double %2825, ptr %2828
  %2829 = add i64 %2823, 1
  %2830 = icmp eq i64 %2829, %2798
  br i1 %2830, label %2814, label %2822

2831:
  %2832 = load i64, ptr %140
  %2833 = sitofp i64 %2832 to double
  br label %2834

2834:
  %2835 = phi double [ %2833, %2831 ], [ %2799, %2781 ]
  %2836 = phi i64 [ %2832, %2831 ], [ %2798, %2781 ]
  %2837 = load double, ptr %4
  store double %2837, ptr %155
  store double %2757, ptr %4
  store double %209, ptr %44
  store i64 %2798, ptr %146
  %2838 = load i64, ptr %156
  %2839 = add i64 %2838, 1
  store i64 %2839, ptr %156
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %158, i8 0, i64 24, i1 false)
  %2840 = fadd double %2835, 1.000000e+00
  %2841 = fdiv double 1.000000e+00, %2840
  %2842 = call double @llvm.pow.f64(double %2320, double %2841)
  %2843 = fdiv double %2842, %2413
  %2844 = call double @llvm.minnum.f64(double %2843, double 8.000000e+00)
  %2845 = call double @llvm.maxnum.f64(double %2844, double 2.000000e-01)
  %2846 = load double, ptr %159
  %2847 = fcmp une double %2846, 0.000000e+00
  br i1 %2847, label %2848, label %2860

2848:
  %2849 = fdiv double %2846, %209
  %2850 = fmul double %2320, %2320
  %2851 = load double, ptr %160
  %2852 = fdiv double %2850, %2851
  %2853 = call double @llvm.pow.f64(double %2852, double %2841)
  %2854 = fmul double %2849, %2853
  %2855 = fdiv double %2854, 9.000000e-01
  %2856 = call double @llvm.fabs.f64(double %2855)
  %2857 = call double @llvm.minnum.f64(double %2856, double 8.000000e+00)
  %2858 = call double @llvm.maxnum.f64(double %2857, double 2.000000e-01)
  %2859 = call double @llvm.maxnum.f64(double %2845, double %2858)
  br label %2860

2860:
  %2861 = phi double [ %2859, %2848 ], [ %2845, %2834 ]
  store double %209, ptr %159
  %2862 = call double @llvm.maxnum.f64(double %2319, double 1.000000e-02)
  store double %2862, ptr %160
  %2863 = fdiv double %209, %2861
  %2864 = icmp ne i64 %2401, 0
  %2865 = call double @llvm.fabs.f64(double %2863)
  %2866 = fcmp ogt double %2865, %2417
  %2867 = select i1 %2864, i1 %2866, i1 false
  %2868 = select i1 %2867, double %209, double %2863
  %2869 = fdiv double %2868, %209
  %2870 = load double, ptr %144
  %2871 = fcmp ole double %2870, 1.000000e-02
  %2872 = zext i1 %2871 to i64
  store i64 %2872, ptr %128
  %2873 = fcmp oge double %2869, 9.200000e-01
  %2874 = select i1 %2871, i1 %2873, i1 false
  %2875 = fcmp ole double %2869, 1.200000e+00
  %2876 = select i1 %2874, i1 %2875, i1 false
  %2877 = select i1 %2876, double %209, double %2868
  br i1 %207, label %2878, label %2884

2878:
  %2879 = call double @llvm.fabs.f64(double %2877)
  %2880 = load double, ptr %71
  %2881 = call double @llvm.fabs.f64(double %2880)
  %2882 = call double @llvm.maxnum.f64(double %2879, double %2881)
  %2883 = call double @llvm.copysign.f64(double %2882, double %209)
  br label %2884

2884:
  %2885 = phi double [ %2883, %2878 ], [ %2877, %2860 ]
  %2886 = call double @llvm.fabs.f64(double %2885)
  %2887 = load ptr, ptr %143
  %2888 = getelementptr %struct.ode_options, ptr %2887, i64 0, i32 3
  %2889 = load double, ptr %2888
  %2890 = call double @llvm.minnum.f64(double %2886, double %2889)
  %2891 = call double @llvm.copysign.f64(double %2890, double %209)
  store double %2891, ptr %71
  %2892 = load i64, ptr %161
  %2893 = add i64 %2892, 1
  store i64 %2893, ptr %161
  %2894 = load i64, ptr %162
  %2895 = icmp slt i64 %2893, %2894
  br i1 %2895, label %2907, label %2896

2896:
  %2897 = getelementptr %struct.ode_options, ptr %2887, i64 0, i32 1
  %2898 = load double, ptr %2897
  %2899 = fcmp olt double %2898, 1.000000e-01
  %2900 = select i1 %2899, i64 5, i64 3
  %2901 = fcmp olt double %2898, 1.000000e-05
  %2902 = select i1 %2901, i64 2, i64 0
  %2903 = add i64 %2900, %2902
  %2904 = icmp slt i64 %2836, %2903
  br i1 %2904, label %2905, label %2907

2905:
  %2906 = add i64 %2836, 2
  store i64 %2906, ptr %140
  store i64 2, ptr %161
  store double 0.000000e+00, ptr %159
  store double 0.000000e+00, ptr %139
  br label %2907

2907:
  switch i64 %2780, label %2945 [
    i64 11, label %2908
    i64 8, label %2908
  ]

2908:
  store i64 %2780, ptr %148
  %2909 = icmp eq i64 %2780, 11
  br i1 %2909, label %2910, label %2918

2910:
  %2911 = load double, ptr %4
  %2912 = call double @llvm.fabs.f64(double %2911)
  %2913 = load double, ptr %136
  %2914 = call double @llvm.fabs.f64(double %2913)
  %2915 = call double @llvm.maxnum.f64(double %2912, double %2914)
  %2916 = fmul double %2915, 1.000000e-10
  %2917 = fcmp ugt double %2417, %2916
  br i1 %2917, label %2918, label %2945

2918:
  %2919 = phi i64 [ 11, %2910 ], [ %2403, %2400 ], [ %2780, %2908 ]
  %2920 = fadd double %2405, 1.000000e+00
  %2921 = fdiv double 1.000000e+00, %2920
  %2922 = call double @llvm.pow.f64(double %2320, double %2921)
  %2923 = fdiv double %2922, %2413
  %2924 = call double @llvm.minnum.f64(double %2923, double 8.000000e+00)
  %2925 = call double @llvm.maxnum.f64(double %2924, double 2.000000e-01)
  call void @reject(ptr %0)
  %2926 = icmp eq i64 %2919, 0
  br i1 %2926, label %2929, label %2927

2927:
  %2928 = fmul double %209, 1.250000e-01
  br label %2936

2929:
  %2930 = load double, ptr %44
  %2931 = fcmp oeq double %2930, 0.000000e+00
  br i1 %2931, label %2932, label %2934

2932:
  %2933 = fmul double %209, 1.000000e-01
  br label %2936

2934:
  %2935 = fdiv double %209, %2925
  br label %2936

2936:
  %2937 = phi double [ %2928, %2927 ], [ %2933, %2932 ], [ %2935, %2934 ]
  store double %2937, ptr %71
  %2938 = icmp eq i32 %165, 0
  br i1 %2938, label %2939, label %2941

2939:
  %2940 = call i64 @evaluate_jacobian(ptr %0)
  br label %2941

2941:
  %2942 = phi i64 [ 0, %1197 ], [ %2257, %2256 ], [ 0, %2252 ], [ 0, %2748 ], [ %2940, %2939 ], [ 0, %2936 ]
  %2943 = phi i32 [ %165, %1197 ], [ 1, %2256 ], [ %165, %2252 ], [ %165, %2748 ], [ 1, %2939 ], [ 1, %2936 ]
  %2944 = icmp eq i64 %2942, 0
  br i1 %2944, label %164, label %2945

2945:
  %2946 = phi i64 [ 3, %22 ], [ %178, %175 ], [ %18, %1 ], [ %132, %131 ], [ %1338, %1330 ], [ %2353, %2347 ], [ %2942, %2941 ], [ 11, %2910 ], [ %2780, %2907 ], [ %2780, %2779 ]
  ret i64 %2946
}

define internal void @interpolate(ptr  %0, double %1, ptr  %2) {
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 0
  %5 = load ptr, ptr %4
  %6 = getelementptr %struct.ode_system, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6
  %8 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
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
  %15 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 45
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
  %62 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
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
  %2 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
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
  %44 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
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
  %74 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 37
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
  %119 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 43
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
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 36
  store i64 1, ptr %5
  %6 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 47
  %7 = load i64, ptr %6
  %8 = icmp slt i64 %7, 2
  br i1 %8, label %9, label %20

9:
  %10 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
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
  %17 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 48
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
  %11 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
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
  %4 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
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
  %5 = getelementptr %struct.ode_solver, ptr %0, i64 0, i32 44
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
