; radau: made by tools/make_loops_text.py from radau
; sources bcb7afb96a969dd624ff7b3e50e9a8e6934eceef88909cdb1fb7154ffd3dc27c
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
  switch i64 %64, label %3137 [
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
  br label %3137

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
  br i1 %105, label %106, label %154

106:
  %107 = load ptr, ptr %8
  %108 = getelementptr %struct.ode_system, ptr %107, i64 0, i32 0
  %109 = load i64, ptr %108
  %110 = load ptr, ptr %7
  %111 = mul i64 %109, 10
  %112 = getelementptr double, ptr %110, i64 %111
  %113 = mul i64 %109, 11
  %114 = getelementptr double, ptr %110, i64 %113
  %115 = load double, ptr %20
  %116 = load double, ptr %6
  %117 = fsub double %115, %116
  %118 = icmp sgt i64 %109, 0
  br i1 %118, label %127, label %119

119:
  %120 = phi double [ 0.000000e+00, %106 ], [ %135, %127 ]
  %121 = icmp sgt i64 %109, 1
  %122 = select i1 %121, i64 %109, i64 1
  %123 = sitofp i64 %122 to double
  %124 = fdiv double %120, %123
  %125 = call double @llvm.sqrt.f64(double %124)
  %126 = fcmp ogt double %125, 0.000000e+00
  br i1 %126, label %138, label %141

127:
  %128 = phi double [ %135, %127 ], [ 0.000000e+00, %106 ]
  %129 = phi i64 [ %136, %127 ], [ 0, %106 ]
  %130 = getelementptr double, ptr %112, i64 %129
  %131 = load double, ptr %130
  %132 = getelementptr double, ptr %114, i64 %129
  %133 = load double, ptr %132
  %134 = fdiv double %131, %133
  %135 = call double @llvm.fmuladd.f64(double %134, double %134, double %128)
  %136 = add i64 %129, 1
  %137 = icmp eq i64 %136, %109
  br i1 %137, label %119, label %127

138:
  %139 = fdiv double 1.000000e-01, %125
  %140 = call double @llvm.fabs.f64(double %117)
  br label %144

141:
  %142 = call double @llvm.fabs.f64(double %117)
  %143 = fmul double %142, 1.000000e-03
  br label %144

144:
  %145 = phi double [ %142, %141 ], [ %140, %138 ]
  %146 = phi double [ %143, %141 ], [ %139, %138 ]
  %147 = call double @llvm.maxnum.f64(double %146, double 0x3EB0C6F7A0B5ED8D)
  %148 = call double @llvm.minnum.f64(double %147, double %145)
  %149 = load ptr, ptr %12
  %150 = getelementptr %struct.ode_options, ptr %149, i64 0, i32 3
  %151 = load double, ptr %150
  %152 = call double @llvm.minnum.f64(double %148, double %151)
  %153 = call double @llvm.copysign.f64(double %152, double %117)
  store double %153, ptr %19
  br label %154

154:
  %155 = load double, ptr %10
  %156 = fcmp oeq double %155, 0.000000e+00
  %157 = zext i1 %156 to i32
  %158 = load i64, ptr %17
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %160, label %163

160:
  %161 = call i64 @evaluate_jacobian(ptr %0)
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %3137

163:
  %164 = phi i32 [ %157, %154 ], [ 1, %160 ]
  br label %165

165:
  %166 = phi i32 [ %3135, %3133 ], [ %164, %163 ]
  %167 = load double, ptr %6
  %168 = load double, ptr %19
  %169 = call double @llvm.fabs.f64(double %168)
  %170 = call double @llvm.fabs.f64(double %167)
  %171 = load double, ptr %20
  %172 = call double @llvm.fabs.f64(double %171)
  %173 = call double @llvm.maxnum.f64(double %170, double %172)
  %174 = fmul double %173, 0x3CE4000000000000
  %175 = fcmp ugt double %169, %174
  br i1 %175, label %180, label %176

176:
  %177 = load i64, ptr %38
  %178 = icmp eq i64 %177, 0
  %179 = select i1 %178, i64 4, i64 %177
  br label %3137

180:
  %181 = load double, ptr %21
  %182 = fcmp ogt double %181, 0.000000e+00
  br i1 %182, label %183, label %203

183:
  %184 = load double, ptr %22
  %185 = fsub double %184, %167
  %186 = fmul double %185, 5.000000e-01
  %187 = fcmp olt double %168, 0.000000e+00
  %188 = fneg double %186
  %189 = select i1 %187, double %188, double %186
  %190 = fcmp ult double %189, 0.000000e+00
  br i1 %190, label %203, label %191

191:
  %192 = call double @llvm.maxnum.f64(double %189, double %181)
  %193 = fcmp ogt double %169, %192
  br i1 %193, label %194, label %203

194:
  %195 = load double, ptr %18
  %196 = call double @llvm.fabs.f64(double %195)
  %197 = fdiv double %192, %196
  %198 = fcmp oge double %197, 1.000000e+00
  %199 = fcmp olt double %197, 1.500000e+00
  %200 = and i1 %198, %199
  %201 = call double @llvm.copysign.f64(double %192, double %168)
  %202 = select i1 %200, double %195, double %201
  store double %202, ptr %19
  br label %203

203:
  %204 = phi double [ %168, %183 ], [ %168, %180 ], [ %202, %194 ], [ %168, %191 ]
  %205 = call double @llvm.fmuladd.f64(double %204, double 1.000100e+00, double %167)
  %206 = fsub double %205, %171
  %207 = fmul double %204, %206
  %208 = fcmp oge double %207, 0.000000e+00
  %209 = fsub double %171, %167
  %210 = select i1 %208, double %209, double %204
  %211 = load double, ptr %18
  %212 = fcmp une double %211, %210
  br i1 %212, label %213, label %1210

213:
  %214 = load i64, ptr %13
  %215 = icmp eq i64 %214, 3
  %216 = icmp eq i64 %214, 5
  %217 = select i1 %216, ptr @RADAU5, ptr @RADAU7
  %218 = select i1 %215, ptr @RADAU3, ptr %217
  %219 = getelementptr double, ptr %218, i64 2
  %220 = getelementptr double, ptr %219, i64 %214
  %221 = mul i64 %214, %214
  %222 = getelementptr double, ptr %220, i64 %221
  %223 = getelementptr double, ptr %222, i64 %221
  %224 = load i64, ptr %23
  %225 = add i64 %224, 1
  store i64 %225, ptr %23
  store double %210, ptr %18
  %226 = load double, ptr %223
  %227 = load ptr, ptr %24
  %228 = load ptr, ptr %8
  %229 = getelementptr %struct.ode_system, ptr %228, i64 0, i32 0
  %230 = load i64, ptr %229
  %231 = mul i64 %230, 5
  %232 = getelementptr i64, ptr %227, i64 %231
  %233 = load i64, ptr %232
  %234 = add i64 %233, 7
  %235 = and i64 %234, -8
  %236 = add i64 %230, 7
  %237 = and i64 %236, -8
  %238 = or i64 %237, 1
  %239 = mul i64 %238, %237
  %240 = load ptr, ptr %12
  %241 = getelementptr %struct.ode_options, ptr %240, i64 0, i32 0
  %242 = load ptr, ptr %241
  %243 = getelementptr %struct.ode_method, ptr %242, i64 0, i32 4
  %244 = load i64, ptr %243
  %245 = add i64 %244, 10
  %246 = load ptr, ptr %7
  %247 = mul i64 %245, %230
  %248 = add i64 %247, 7
  %249 = and i64 %248, -8
  %250 = getelementptr double, ptr %246, i64 %249
  %251 = getelementptr double, ptr %250, i64 %239
  %252 = shl i64 %239, 1
  %253 = getelementptr double, ptr %250, i64 %252
  %254 = mul i64 %239, 3
  %255 = getelementptr double, ptr %250, i64 %254
  %256 = shl i64 %239, 2
  %257 = getelementptr double, ptr %250, i64 %256
  %258 = sub i64 0, %237
  %259 = getelementptr double, ptr %257, i64 %258
  %260 = mul i64 %235, %233
  %261 = shl i64 %260, 3
  %262 = sub i64 %235, %233
  %263 = shl i64 %235, 3
  %264 = mul i64 %263, %262
  %265 = bitcast ptr %255 to ptr
  %266 = bitcast ptr %251 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %265, ptr align 8 %266, i64 %261, i1 false)
  %267 = shl i64 %262, 3
  %268 = getelementptr double, ptr %253, i64 %260
  %269 = getelementptr double, ptr %255, i64 %260
  %270 = getelementptr double, ptr %259, i64 %233
  br label %275

271:
  %272 = fdiv double %226, %210
  %273 = call double @llvm.fmuladd.f64(double %272, double %272, double 0.000000e+00)
  %274 = icmp sgt i64 %233, 0
  br i1 %274, label %307, label %285

275:
  %276 = phi i64 [ 0, %213 ], [ %283, %275 ]
  %277 = getelementptr double, ptr %268, i64 %276
  %278 = bitcast ptr %277 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %278, i8 0, i64 %264, i1 false)
  %279 = getelementptr double, ptr %269, i64 %276
  %280 = bitcast ptr %279 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %280, i8 0, i64 %264, i1 false)
  %281 = getelementptr double, ptr %270, i64 %276
  %282 = bitcast ptr %281 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %282, i8 0, i64 %267, i1 false)
  %283 = add i64 %276, %239
  %284 = icmp sgt i64 %283, 0
  br i1 %284, label %271, label %275

285:
  %286 = icmp slt i64 %233, %230
  br i1 %286, label %287, label %316

287:
  %288 = load ptr, ptr %24
  %289 = load ptr, ptr %8
  %290 = getelementptr %struct.ode_system, ptr %289, i64 0, i32 0
  %291 = load i64, ptr %290
  %292 = shl i64 %291, 2
  %293 = getelementptr i64, ptr %288, i64 %292
  %294 = mul i64 %291, 5
  %295 = getelementptr i64, ptr %288, i64 %294
  %296 = load ptr, ptr %12
  %297 = getelementptr %struct.ode_options, ptr %296, i64 0, i32 0
  %298 = load ptr, ptr %297
  %299 = getelementptr %struct.ode_method, ptr %298, i64 0, i32 4
  %300 = load i64, ptr %299
  %301 = add i64 %300, 10
  %302 = load ptr, ptr %7
  %303 = mul i64 %301, %291
  %304 = add i64 %303, 7
  %305 = and i64 %304, -8
  %306 = getelementptr double, ptr %302, i64 %305
  br label %320

307:
  %308 = phi i64 [ %314, %307 ], [ 0, %271 ]
  %309 = mul i64 %308, %235
  %310 = add i64 %309, %308
  %311 = getelementptr double, ptr %255, i64 %310
  %312 = load double, ptr %311
  %313 = fadd double %272, %312
  store double %313, ptr %311
  %314 = add i64 %308, 1
  %315 = icmp eq i64 %314, %233
  br i1 %315, label %285, label %307

316:
  br i1 %274, label %317, label %597

317:
  %318 = shl i64 %235, 1
  %319 = mul i64 %235, 3
  br label %362

320:
  %321 = phi i64 [ %233, %287 ], [ %360, %359 ]
  %322 = getelementptr i64, ptr %293, i64 %321
  %323 = load i64, ptr %322
  %324 = mul i64 %323, %291
  %325 = getelementptr i64, ptr %295, i64 %321
  %326 = load i64, ptr %325
  %327 = getelementptr i64, ptr %293, i64 %326
  %328 = load i64, ptr %327
  %329 = add i64 %328, %324
  %330 = getelementptr double, ptr %306, i64 %329
  %331 = load double, ptr %330
  %332 = mul i64 %326, %235
  %333 = getelementptr double, ptr %255, i64 %332
  %334 = mul i64 %321, %235
  %335 = getelementptr double, ptr %251, i64 %334
  br i1 %274, label %336, label %359

336:
  %337 = fdiv double %331, %273
  %338 = fmul double %272, %337
  %339 = insertelement <8 x double> poison, double %338, i64 0
  %340 = shufflevector <8 x double> %339, <8 x double> poison, <8 x i32> zeroinitializer
  br label %341

341:
  %342 = phi i64 [ %357, %356 ], [ 0, %336 ]
  br label %343

343:
  %344 = phi i64 [ 0, %341 ], [ %354, %343 ]
  %345 = add i64 %342, %344
  %346 = getelementptr double, ptr %335, i64 %345
  %347 = bitcast ptr %346 to ptr
  %348 = load <8 x double>, ptr %347, align 8
  %349 = getelementptr double, ptr %333, i64 %345
  %350 = bitcast ptr %349 to ptr
  %351 = load <8 x double>, ptr %350, align 8
  %352 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %340, <8 x double> %348, <8 x double> %351)
  %353 = bitcast ptr %349 to ptr
  store <8 x double> %352, ptr %353, align 8
  %354 = add i64 %344, 8
  %355 = icmp eq i64 %344, 0
  br i1 %355, label %356, label %343

356:
  %357 = add i64 %342, 8
  %358 = icmp slt i64 %357, %233
  br i1 %358, label %341, label %359

359:
  %360 = add i64 %321, 1
  %361 = icmp eq i64 %360, %230
  br i1 %361, label %316, label %320

362:
  %363 = phi i64 [ 0, %317 ], [ %365, %594 ]
  %364 = and i64 %363, 9223372036854775800
  %365 = add i64 %363, 4
  %366 = icmp slt i64 %365, %233
  %367 = select i1 %366, i64 %365, i64 %233
  %368 = icmp slt i64 %363, %367
  br i1 %368, label %369, label %470

369:
  %370 = phi i64 [ %363, %362 ], [ %395, %467 ]
  %371 = mul i64 %370, %235
  %372 = getelementptr double, ptr %255, i64 %371
  br label %379

373:
  %374 = getelementptr double, ptr %253, i64 %371
  %375 = getelementptr i64, ptr %227, i64 %370
  store i64 %387, ptr %375
  %376 = fcmp oeq double %388, 0.000000e+00
  br i1 %376, label %1198, label %377

377:
  %378 = icmp eq i64 %387, %370
  br i1 %378, label %391, label %406

379:
  %380 = phi double [ %388, %379 ], [ -1.000000e+00, %369 ]
  %381 = phi i64 [ %387, %379 ], [ %370, %369 ]
  %382 = phi i64 [ %389, %379 ], [ %370, %369 ]
  %383 = getelementptr double, ptr %372, i64 %382
  %384 = load double, ptr %383
  %385 = call double @llvm.fabs.f64(double %384)
  %386 = fcmp ogt double %385, %380
  %387 = select i1 %386, i64 %382, i64 %381
  %388 = select i1 %386, double %385, double %380
  %389 = add i64 %382, 1
  %390 = icmp slt i64 %389, %233
  br i1 %390, label %379, label %373

391:
  %392 = getelementptr double, ptr %372, i64 %370
  %393 = load double, ptr %392
  %394 = fdiv double 1.000000e+00, %393
  %395 = add i64 %370, 1
  %396 = shl i64 %395, 3
  %397 = sub i64 %235, %370
  %398 = shl i64 %397, 3
  %399 = bitcast ptr %374 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %399, i8 0, i64 %263, i1 false)
  %400 = getelementptr double, ptr %259, i64 %370
  store double %394, ptr %400
  %401 = and i64 %395, 9223372036854775800
  %402 = icmp slt i64 %401, %233
  br i1 %402, label %403, label %436

403:
  %404 = insertelement <8 x double> poison, double %394, i64 0
  %405 = shufflevector <8 x double> %404, <8 x double> poison, <8 x i32> zeroinitializer
  br label %418

406:
  %407 = phi i64 [ %416, %406 ], [ %363, %377 ]
  %408 = icmp ult i64 %407, %370
  %409 = select i1 %408, ptr %253, ptr %255
  %410 = mul i64 %407, %235
  %411 = getelementptr double, ptr %409, i64 %410
  %412 = getelementptr double, ptr %411, i64 %370
  %413 = load double, ptr %412
  %414 = getelementptr double, ptr %411, i64 %387
  %415 = load double, ptr %414
  store double %415, ptr %412
  store double %413, ptr %414
  %416 = add i64 %407, 1
  %417 = icmp slt i64 %416, %367
  br i1 %417, label %406, label %391

418:
  %419 = phi i64 [ %434, %433 ], [ %401, %403 ]
  br label %420

420:
  %421 = phi i64 [ 0, %418 ], [ %431, %420 ]
  %422 = add i64 %419, %421
  %423 = getelementptr double, ptr %372, i64 %422
  %424 = bitcast ptr %423 to ptr
  %425 = load <8 x double>, ptr %424, align 8
  %426 = getelementptr double, ptr %374, i64 %422
  %427 = bitcast ptr %426 to ptr
  %428 = load <8 x double>, ptr %427, align 8
  %429 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %405, <8 x double> %425, <8 x double> %428)
  %430 = bitcast ptr %426 to ptr
  store <8 x double> %429, ptr %430, align 8
  %431 = add i64 %421, 8
  %432 = icmp eq i64 %421, 0
  br i1 %432, label %433, label %420

433:
  %434 = add i64 %419, 8
  %435 = icmp slt i64 %434, %233
  br i1 %435, label %418, label %436

436:
  call void @llvm.memset.p0.i64(ptr align 8 %399, i8 0, i64 %396, i1 false)
  %437 = bitcast ptr %392 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %437, i8 0, i64 %398, i1 false)
  %438 = icmp slt i64 %395, %367
  br i1 %438, label %439, label %470

439:
  %440 = phi i64 [ %468, %467 ], [ %395, %436 ]
  %441 = mul i64 %440, %235
  %442 = getelementptr double, ptr %255, i64 %441
  %443 = getelementptr double, ptr %442, i64 %370
  %444 = load double, ptr %443
  br i1 %402, label %445, label %467

445:
  %446 = fneg double %444
  %447 = insertelement <8 x double> poison, double %446, i64 0
  %448 = shufflevector <8 x double> %447, <8 x double> poison, <8 x i32> zeroinitializer
  br label %449

449:
  %450 = phi i64 [ %465, %464 ], [ %401, %445 ]
  br label %451

451:
  %452 = phi i64 [ 0, %449 ], [ %462, %451 ]
  %453 = add i64 %450, %452
  %454 = getelementptr double, ptr %374, i64 %453
  %455 = bitcast ptr %454 to ptr
  %456 = load <8 x double>, ptr %455, align 8
  %457 = getelementptr double, ptr %442, i64 %453
  %458 = bitcast ptr %457 to ptr
  %459 = load <8 x double>, ptr %458, align 8
  %460 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %448, <8 x double> %456, <8 x double> %459)
  %461 = bitcast ptr %457 to ptr
  store <8 x double> %460, ptr %461, align 8
  %462 = add i64 %452, 8
  %463 = icmp eq i64 %452, 0
  br i1 %463, label %464, label %451

464:
  %465 = add i64 %450, 8
  %466 = icmp slt i64 %465, %233
  br i1 %466, label %449, label %467

467:
  %468 = add i64 %440, 1
  %469 = icmp slt i64 %468, %367
  br i1 %469, label %439, label %369

470:
  br i1 %366, label %471, label %597

471:
  %472 = mul i64 %363, %235
  %473 = getelementptr double, ptr %253, i64 %472
  %474 = or i64 %363, 3
  %475 = or i64 %363, 1
  %476 = getelementptr double, ptr %473, i64 %475
  %477 = or i64 %363, 2
  %478 = getelementptr double, ptr %473, i64 %477
  %479 = add i64 %477, %235
  %480 = getelementptr double, ptr %473, i64 %479
  %481 = getelementptr double, ptr %473, i64 %474
  %482 = add i64 %474, %235
  %483 = getelementptr double, ptr %473, i64 %482
  %484 = add i64 %474, %318
  %485 = getelementptr double, ptr %473, i64 %484
  %486 = icmp slt i64 %364, %233
  br label %487

487:
  %488 = phi i64 [ %365, %471 ], [ %595, %594 ]
  %489 = mul i64 %488, %235
  %490 = getelementptr double, ptr %255, i64 %489
  br label %491

491:
  %492 = phi i64 [ %363, %487 ], [ %511, %510 ]
  %493 = getelementptr i64, ptr %227, i64 %492
  %494 = load i64, ptr %493
  %495 = icmp eq i64 %494, %492
  br i1 %495, label %505, label %496

496:
  %497 = getelementptr double, ptr %490, i64 %492
  %498 = load double, ptr %497
  %499 = getelementptr double, ptr %490, i64 %494
  %500 = load double, ptr %499
  store double %500, ptr %497
  store double %498, ptr %499
  %501 = add i64 %492, 1
  %502 = icmp slt i64 %492, %474
  %503 = icmp slt i64 %501, %233
  %504 = and i1 %502, %503
  br i1 %504, label %510, label %512

505:
  %506 = add i64 %492, 1
  %507 = icmp slt i64 %492, %474
  %508 = icmp slt i64 %506, %233
  %509 = and i1 %507, %508
  br i1 %509, label %510, label %512

510:
  %511 = phi i64 [ %506, %505 ], [ %501, %496 ]
  br label %491

512:
  %513 = getelementptr double, ptr %490, i64 %363
  %514 = load double, ptr %513
  %515 = call double @llvm.fabs.f64(double %514)
  %516 = getelementptr double, ptr %490, i64 %475
  %517 = load double, ptr %516
  %518 = load double, ptr %476
  %519 = fmul double %514, %518
  %520 = fsub double %517, %519
  %521 = call double @llvm.fabs.f64(double %520)
  %522 = fadd double %515, %521
  %523 = getelementptr double, ptr %490, i64 %477
  %524 = load double, ptr %523
  %525 = load double, ptr %478
  %526 = fmul double %514, %525
  %527 = load double, ptr %480
  %528 = fmul double %520, %527
  %529 = fsub double %524, %526
  %530 = fsub double %529, %528
  %531 = call double @llvm.fabs.f64(double %530)
  %532 = fadd double %522, %531
  %533 = getelementptr double, ptr %490, i64 %474
  %534 = load double, ptr %533
  %535 = load double, ptr %481
  %536 = fmul double %514, %535
  %537 = fsub double %534, %536
  %538 = load double, ptr %483
  %539 = fmul double %520, %538
  %540 = fsub double %537, %539
  %541 = load double, ptr %485
  %542 = fmul double %530, %541
  %543 = fsub double %540, %542
  %544 = call double @llvm.fabs.f64(double %543)
  %545 = fadd double %532, %544
  %546 = fcmp oeq double %545, 0.000000e+00
  br i1 %546, label %594, label %547

547:
  br i1 %486, label %548, label %594

548:
  %549 = fneg double %514
  %550 = fneg double %520
  %551 = fneg double %530
  %552 = fneg double %543
  %553 = insertelement <8 x double> poison, double %549, i64 0
  %554 = shufflevector <8 x double> %553, <8 x double> poison, <8 x i32> zeroinitializer
  %555 = insertelement <8 x double> poison, double %550, i64 0
  %556 = shufflevector <8 x double> %555, <8 x double> poison, <8 x i32> zeroinitializer
  %557 = insertelement <8 x double> poison, double %551, i64 0
  %558 = shufflevector <8 x double> %557, <8 x double> poison, <8 x i32> zeroinitializer
  %559 = insertelement <8 x double> poison, double %552, i64 0
  %560 = shufflevector <8 x double> %559, <8 x double> poison, <8 x i32> zeroinitializer
  br label %561

561:
  %562 = phi i64 [ %563, %592 ], [ %364, %548 ]
  %563 = add i64 %562, 8
  br label %564

564:
  %565 = phi i64 [ 0, %561 ], [ %590, %564 ]
  %566 = add i64 %562, %565
  %567 = getelementptr double, ptr %490, i64 %566
  %568 = bitcast ptr %567 to ptr
  %569 = load <8 x double>, ptr %568, align 8
  %570 = getelementptr double, ptr %473, i64 %566
  %571 = bitcast ptr %570 to ptr
  %572 = load <8 x double>, ptr %571, align 8
  %573 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %554, <8 x double> %572, <8 x double> %569)
  %574 = add i64 %566, %235
  %575 = getelementptr double, ptr %473, i64 %574
  %576 = bitcast ptr %575 to ptr
  %577 = load <8 x double>, ptr %576, align 8
  %578 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %556, <8 x double> %577, <8 x double> %573)
  %579 = add i64 %566, %318
  %580 = getelementptr double, ptr %473, i64 %579
  %581 = bitcast ptr %580 to ptr
  %582 = load <8 x double>, ptr %581, align 8
  %583 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %582, <8 x double> %578)
  %584 = add i64 %566, %319
  %585 = getelementptr double, ptr %473, i64 %584
  %586 = bitcast ptr %585 to ptr
  %587 = load <8 x double>, ptr %586, align 8
  %588 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %560, <8 x double> %587, <8 x double> %583)
  %589 = bitcast ptr %567 to ptr
  store <8 x double> %588, ptr %589, align 8
  %590 = add i64 %565, 8
  %591 = icmp eq i64 %565, 0
  br i1 %591, label %592, label %564

592:
  %593 = icmp slt i64 %563, %233
  br i1 %593, label %561, label %594

594:
  %595 = add i64 %488, 1
  %596 = icmp slt i64 %595, %233
  br i1 %596, label %487, label %362

597:
  %598 = icmp sgt i64 %214, 1
  br i1 %598, label %599, label %1210

599:
  %600 = phi i64 [ %1196, %1195 ], [ 1, %597 ]
  %601 = getelementptr double, ptr %223, i64 %600
  %602 = load double, ptr %601
  %603 = fdiv double %602, %210
  %604 = add i64 %600, 1
  %605 = getelementptr double, ptr %223, i64 %604
  %606 = load double, ptr %605
  %607 = fdiv double %606, %210
  %608 = lshr i64 %600, 1
  %609 = load ptr, ptr %24
  %610 = load ptr, ptr %8
  %611 = getelementptr %struct.ode_system, ptr %610, i64 0, i32 0
  %612 = load i64, ptr %611
  %613 = mul i64 %612, 5
  %614 = getelementptr i64, ptr %609, i64 %613
  %615 = load i64, ptr %614
  %616 = add i64 %615, 7
  %617 = and i64 %616, -8
  %618 = add i64 %612, 7
  %619 = and i64 %618, -8
  %620 = or i64 %619, 1
  %621 = mul i64 %620, %619
  %622 = load ptr, ptr %12
  %623 = getelementptr %struct.ode_options, ptr %622, i64 0, i32 0
  %624 = load ptr, ptr %623
  %625 = getelementptr %struct.ode_method, ptr %624, i64 0, i32 4
  %626 = load i64, ptr %625
  %627 = add i64 %626, 10
  %628 = load ptr, ptr %7
  %629 = mul i64 %627, %612
  %630 = add i64 %629, 7
  %631 = and i64 %630, -8
  %632 = getelementptr double, ptr %628, i64 %631
  %633 = getelementptr double, ptr %632, i64 %621
  %634 = fmul double %607, %607
  %635 = call double @llvm.fmuladd.f64(double %603, double %603, double %634)
  %636 = shl i64 %608, 2
  %637 = add i64 %636, 4
  %638 = mul i64 %621, %637
  %639 = getelementptr double, ptr %632, i64 %638
  %640 = add i64 %636, 6
  %641 = mul i64 %621, %640
  %642 = getelementptr double, ptr %632, i64 %641
  %643 = add i64 %636, 7
  %644 = mul i64 %621, %643
  %645 = getelementptr double, ptr %632, i64 %644
  %646 = sub i64 0, %619
  %647 = getelementptr double, ptr %645, i64 %646
  %648 = add i64 %608, 1
  %649 = mul i64 %612, %648
  %650 = getelementptr i64, ptr %609, i64 %649
  %651 = mul i64 %617, %615
  %652 = shl i64 %651, 3
  %653 = sub i64 %617, %615
  %654 = shl i64 %617, 3
  %655 = mul i64 %654, %653
  %656 = bitcast ptr %642 to ptr
  %657 = bitcast ptr %633 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %656, ptr align 8 %657, i64 %652, i1 false)
  %658 = icmp slt i64 %621, 0
  br i1 %658, label %664, label %659

659:
  %660 = shl i64 %653, 3
  %661 = getelementptr double, ptr %639, i64 %651
  %662 = getelementptr double, ptr %642, i64 %651
  %663 = getelementptr double, ptr %647, i64 %615
  br label %668

664:
  %665 = getelementptr double, ptr %642, i64 %621
  %666 = bitcast ptr %665 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %666, i8 0, i64 %652, i1 false)
  %667 = icmp sgt i64 %615, 0
  br i1 %667, label %700, label %678

668:
  %669 = phi i64 [ 0, %659 ], [ %676, %668 ]
  %670 = getelementptr double, ptr %661, i64 %669
  %671 = bitcast ptr %670 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %671, i8 0, i64 %655, i1 false)
  %672 = getelementptr double, ptr %662, i64 %669
  %673 = bitcast ptr %672 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %673, i8 0, i64 %655, i1 false)
  %674 = getelementptr double, ptr %663, i64 %669
  %675 = bitcast ptr %674 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %675, i8 0, i64 %660, i1 false)
  %676 = add i64 %669, %621
  %677 = icmp sgt i64 %669, 0
  br i1 %677, label %664, label %668

678:
  %679 = icmp slt i64 %615, %612
  br i1 %679, label %680, label %711

680:
  %681 = load ptr, ptr %24
  %682 = load ptr, ptr %8
  %683 = getelementptr %struct.ode_system, ptr %682, i64 0, i32 0
  %684 = load i64, ptr %683
  %685 = shl i64 %684, 2
  %686 = getelementptr i64, ptr %681, i64 %685
  %687 = mul i64 %684, 5
  %688 = getelementptr i64, ptr %681, i64 %687
  %689 = load ptr, ptr %12
  %690 = getelementptr %struct.ode_options, ptr %689, i64 0, i32 0
  %691 = load ptr, ptr %690
  %692 = getelementptr %struct.ode_method, ptr %691, i64 0, i32 4
  %693 = load i64, ptr %692
  %694 = add i64 %693, 10
  %695 = load ptr, ptr %7
  %696 = mul i64 %694, %684
  %697 = add i64 %696, 7
  %698 = and i64 %697, -8
  %699 = getelementptr double, ptr %695, i64 %698
  br label %715

700:
  %701 = phi i64 [ %709, %700 ], [ 0, %664 ]
  %702 = mul i64 %701, %617
  %703 = add i64 %702, %701
  %704 = getelementptr double, ptr %642, i64 %703
  %705 = load double, ptr %704
  %706 = fadd double %603, %705
  store double %706, ptr %704
  %707 = add i64 %703, %621
  %708 = getelementptr double, ptr %642, i64 %707
  store double %607, ptr %708
  %709 = add i64 %701, 1
  %710 = icmp eq i64 %709, %615
  br i1 %710, label %678, label %700

711:
  br i1 %667, label %712, label %1195

712:
  %713 = shl i64 %617, 1
  %714 = mul i64 %617, 3
  br label %781

715:
  %716 = phi i64 [ %615, %680 ], [ %779, %778 ]
  %717 = getelementptr i64, ptr %686, i64 %716
  %718 = load i64, ptr %717
  %719 = mul i64 %718, %684
  %720 = getelementptr i64, ptr %688, i64 %716
  %721 = load i64, ptr %720
  %722 = getelementptr i64, ptr %686, i64 %721
  %723 = load i64, ptr %722
  %724 = add i64 %723, %719
  %725 = getelementptr double, ptr %699, i64 %724
  %726 = load double, ptr %725
  %727 = fdiv double %726, %635
  %728 = mul i64 %721, %617
  %729 = getelementptr double, ptr %642, i64 %728
  %730 = mul i64 %716, %617
  %731 = getelementptr double, ptr %633, i64 %730
  br i1 %667, label %732, label %778

732:
  %733 = fmul double %603, %727
  %734 = insertelement <8 x double> poison, double %733, i64 0
  %735 = shufflevector <8 x double> %734, <8 x double> poison, <8 x i32> zeroinitializer
  br label %736

736:
  %737 = phi i64 [ %752, %751 ], [ 0, %732 ]
  br label %738

738:
  %739 = phi i64 [ 0, %736 ], [ %749, %738 ]
  %740 = add i64 %737, %739
  %741 = getelementptr double, ptr %731, i64 %740
  %742 = bitcast ptr %741 to ptr
  %743 = load <8 x double>, ptr %742, align 8
  %744 = getelementptr double, ptr %729, i64 %740
  %745 = bitcast ptr %744 to ptr
  %746 = load <8 x double>, ptr %745, align 8
  %747 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %735, <8 x double> %743, <8 x double> %746)
  %748 = bitcast ptr %744 to ptr
  store <8 x double> %747, ptr %748, align 8
  %749 = add i64 %739, 8
  %750 = icmp eq i64 %739, 0
  br i1 %750, label %751, label %738

751:
  %752 = add i64 %737, 8
  %753 = icmp slt i64 %752, %615
  br i1 %753, label %736, label %754

754:
  %755 = getelementptr double, ptr %729, i64 %621
  %756 = fneg double %727
  %757 = fmul double %607, %756
  %758 = insertelement <8 x double> poison, double %757, i64 0
  %759 = shufflevector <8 x double> %758, <8 x double> poison, <8 x i32> zeroinitializer
  br label %760

760:
  %761 = phi i64 [ %776, %775 ], [ 0, %754 ]
  br label %762

762:
  %763 = phi i64 [ 0, %760 ], [ %773, %762 ]
  %764 = add i64 %761, %763
  %765 = getelementptr double, ptr %731, i64 %764
  %766 = bitcast ptr %765 to ptr
  %767 = load <8 x double>, ptr %766, align 8
  %768 = getelementptr double, ptr %755, i64 %764
  %769 = bitcast ptr %768 to ptr
  %770 = load <8 x double>, ptr %769, align 8
  %771 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %759, <8 x double> %767, <8 x double> %770)
  %772 = bitcast ptr %768 to ptr
  store <8 x double> %771, ptr %772, align 8
  %773 = add i64 %763, 8
  %774 = icmp eq i64 %763, 0
  br i1 %774, label %775, label %762

775:
  %776 = add i64 %761, 8
  %777 = icmp slt i64 %776, %615
  br i1 %777, label %760, label %778

778:
  %779 = add i64 %716, 1
  %780 = icmp eq i64 %779, %612
  br i1 %780, label %711, label %715

781:
  %782 = phi i64 [ 0, %712 ], [ %784, %1192 ]
  %783 = and i64 %782, 9223372036854775800
  %784 = add i64 %782, 4
  %785 = icmp slt i64 %784, %615
  %786 = select i1 %785, i64 %784, i64 %615
  %787 = icmp slt i64 %782, %786
  br i1 %787, label %788, label %945

788:
  %789 = phi i64 [ %782, %781 ], [ %826, %942 ]
  %790 = mul i64 %789, %617
  %791 = getelementptr double, ptr %642, i64 %790
  %792 = getelementptr double, ptr %791, i64 %621
  br label %800

793:
  %794 = getelementptr double, ptr %639, i64 %790
  %795 = getelementptr double, ptr %794, i64 %621
  %796 = getelementptr i64, ptr %650, i64 %789
  store i64 %812, ptr %796
  %797 = fcmp oeq double %813, 0.000000e+00
  br i1 %797, label %1198, label %798

798:
  %799 = icmp eq i64 %812, %789
  br i1 %799, label %816, label %846

800:
  %801 = phi double [ %813, %800 ], [ -1.000000e+00, %788 ]
  %802 = phi i64 [ %812, %800 ], [ %789, %788 ]
  %803 = phi i64 [ %814, %800 ], [ %789, %788 ]
  %804 = getelementptr double, ptr %791, i64 %803
  %805 = load double, ptr %804
  %806 = call double @llvm.fabs.f64(double %805)
  %807 = getelementptr double, ptr %792, i64 %803
  %808 = load double, ptr %807
  %809 = call double @llvm.fabs.f64(double %808)
  %810 = fadd double %806, %809
  %811 = fcmp ogt double %810, %801
  %812 = select i1 %811, i64 %803, i64 %802
  %813 = select i1 %811, double %810, double %801
  %814 = add i64 %803, 1
  %815 = icmp slt i64 %814, %615
  br i1 %815, label %800, label %793

816:
  %817 = getelementptr double, ptr %791, i64 %789
  %818 = load double, ptr %817
  %819 = getelementptr double, ptr %792, i64 %789
  %820 = load double, ptr %819
  %821 = fmul double %820, %820
  %822 = call double @llvm.fmuladd.f64(double %818, double %818, double %821)
  %823 = fdiv double %818, %822
  %824 = fneg double %820
  %825 = fdiv double %824, %822
  %826 = add i64 %789, 1
  %827 = shl i64 %826, 3
  %828 = sub i64 %617, %789
  %829 = shl i64 %828, 3
  %830 = bitcast ptr %794 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %830, i8 0, i64 %654, i1 false)
  %831 = getelementptr double, ptr %647, i64 %789
  store double %823, ptr %831
  %832 = add i64 %789, %621
  %833 = getelementptr double, ptr %647, i64 %832
  store double %825, ptr %833
  %834 = bitcast ptr %795 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %834, i8 0, i64 %654, i1 false)
  %835 = fneg double %823
  %836 = fneg double %825
  %837 = and i64 %826, 9223372036854775800
  %838 = icmp slt i64 %837, %615
  br i1 %838, label %839, label %893

839:
  %840 = insertelement <8 x double> poison, double %825, i64 0
  %841 = shufflevector <8 x double> %840, <8 x double> poison, <8 x i32> zeroinitializer
  %842 = insertelement <8 x double> poison, double %835, i64 0
  %843 = shufflevector <8 x double> %842, <8 x double> poison, <8 x i32> zeroinitializer
  %844 = insertelement <8 x double> poison, double %836, i64 0
  %845 = shufflevector <8 x double> %844, <8 x double> poison, <8 x i32> zeroinitializer
  br label %863

846:
  %847 = phi i64 [ %861, %846 ], [ %782, %798 ]
  %848 = icmp ult i64 %847, %789
  %849 = select i1 %848, ptr %639, ptr %642
  %850 = mul i64 %847, %617
  %851 = getelementptr double, ptr %849, i64 %850
  %852 = getelementptr double, ptr %851, i64 %789
  %853 = load double, ptr %852
  %854 = getelementptr double, ptr %851, i64 %812
  %855 = load double, ptr %854
  store double %855, ptr %852
  store double %853, ptr %854
  %856 = getelementptr double, ptr %851, i64 %621
  %857 = getelementptr double, ptr %856, i64 %789
  %858 = load double, ptr %857
  %859 = getelementptr double, ptr %856, i64 %812
  %860 = load double, ptr %859
  store double %860, ptr %857
  store double %858, ptr %859
  %861 = add i64 %847, 1
  %862 = icmp slt i64 %861, %786
  br i1 %862, label %846, label %816

863:
  %864 = phi i64 [ %891, %890 ], [ %837, %839 ]
  br label %865

865:
  %866 = phi i64 [ 0, %863 ], [ %888, %865 ]
  %867 = add i64 %864, %866
  %868 = getelementptr double, ptr %791, i64 %867
  %869 = bitcast ptr %868 to ptr
  %870 = load <8 x double>, ptr %869, align 8
  %871 = getelementptr double, ptr %792, i64 %867
  %872 = bitcast ptr %871 to ptr
  %873 = load <8 x double>, ptr %872, align 8
  %874 = fmul <8 x double> %841, %873
  %875 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %843, <8 x double> %870, <8 x double> %874)
  %876 = getelementptr double, ptr %794, i64 %867
  %877 = bitcast ptr %876 to ptr
  %878 = load <8 x double>, ptr %877, align 8
  %879 = fsub <8 x double> %878, %875
  %880 = bitcast ptr %876 to ptr
  store <8 x double> %879, ptr %880, align 8
  %881 = fmul <8 x double> %870, %845
  %882 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %843, <8 x double> %873, <8 x double> %881)
  %883 = getelementptr double, ptr %795, i64 %867
  %884 = bitcast ptr %883 to ptr
  %885 = load <8 x double>, ptr %884, align 8
  %886 = fsub <8 x double> %885, %882
  %887 = bitcast ptr %883 to ptr
  store <8 x double> %886, ptr %887, align 8
  %888 = add i64 %866, 8
  %889 = icmp eq i64 %866, 0
  br i1 %889, label %890, label %865

890:
  %891 = add i64 %864, 8
  %892 = icmp slt i64 %891, %615
  br i1 %892, label %863, label %893

893:
  call void @llvm.memset.p0.i64(ptr align 8 %834, i8 0, i64 %827, i1 false)
  %894 = bitcast ptr %819 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %894, i8 0, i64 %829, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %830, i8 0, i64 %827, i1 false)
  %895 = bitcast ptr %817 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %895, i8 0, i64 %829, i1 false)
  %896 = icmp slt i64 %826, %786
  br i1 %896, label %897, label %945

897:
  %898 = phi i64 [ %943, %942 ], [ %826, %893 ]
  %899 = mul i64 %898, %617
  %900 = getelementptr double, ptr %642, i64 %899
  %901 = getelementptr double, ptr %900, i64 %621
  %902 = getelementptr double, ptr %900, i64 %789
  %903 = load double, ptr %902
  %904 = getelementptr double, ptr %901, i64 %789
  %905 = load double, ptr %904
  br i1 %838, label %906, label %942

906:
  %907 = insertelement <8 x double> poison, double %905, i64 0
  %908 = shufflevector <8 x double> %907, <8 x double> poison, <8 x i32> zeroinitializer
  %909 = insertelement <8 x double> poison, double %903, i64 0
  %910 = shufflevector <8 x double> %909, <8 x double> poison, <8 x i32> zeroinitializer
  br label %911

911:
  %912 = phi i64 [ %940, %939 ], [ %837, %906 ]
  br label %913

913:
  %914 = phi i64 [ 0, %911 ], [ %937, %913 ]
  %915 = add i64 %912, %914
  %916 = getelementptr double, ptr %794, i64 %915
  %917 = bitcast ptr %916 to ptr
  %918 = load <8 x double>, ptr %917, align 8
  %919 = getelementptr double, ptr %795, i64 %915
  %920 = bitcast ptr %919 to ptr
  %921 = load <8 x double>, ptr %920, align 8
  %922 = fneg <8 x double> %921
  %923 = fmul <8 x double> %908, %922
  %924 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %910, <8 x double> %918, <8 x double> %923)
  %925 = getelementptr double, ptr %900, i64 %915
  %926 = bitcast ptr %925 to ptr
  %927 = load <8 x double>, ptr %926, align 8
  %928 = fsub <8 x double> %927, %924
  %929 = bitcast ptr %925 to ptr
  store <8 x double> %928, ptr %929, align 8
  %930 = fmul <8 x double> %908, %918
  %931 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %910, <8 x double> %921, <8 x double> %930)
  %932 = getelementptr double, ptr %901, i64 %915
  %933 = bitcast ptr %932 to ptr
  %934 = load <8 x double>, ptr %933, align 8
  %935 = fsub <8 x double> %934, %931
  %936 = bitcast ptr %932 to ptr
  store <8 x double> %935, ptr %936, align 8
  %937 = add i64 %914, 8
  %938 = icmp eq i64 %914, 0
  br i1 %938, label %939, label %913

939:
  %940 = add i64 %912, 8
  %941 = icmp slt i64 %940, %615
  br i1 %941, label %911, label %942

942:
  %943 = add i64 %898, 1
  %944 = icmp slt i64 %943, %786
  br i1 %944, label %897, label %788

945:
  br i1 %785, label %946, label %1195

946:
  %947 = mul i64 %782, %617
  %948 = getelementptr double, ptr %639, i64 %947
  %949 = getelementptr double, ptr %948, i64 %621
  %950 = or i64 %782, 3
  %951 = or i64 %782, 1
  %952 = getelementptr double, ptr %948, i64 %951
  %953 = getelementptr double, ptr %949, i64 %951
  %954 = or i64 %782, 2
  %955 = getelementptr double, ptr %948, i64 %954
  %956 = getelementptr double, ptr %949, i64 %954
  %957 = add i64 %954, %617
  %958 = getelementptr double, ptr %948, i64 %957
  %959 = getelementptr double, ptr %949, i64 %957
  %960 = getelementptr double, ptr %948, i64 %950
  %961 = getelementptr double, ptr %949, i64 %950
  %962 = add i64 %950, %617
  %963 = getelementptr double, ptr %948, i64 %962
  %964 = getelementptr double, ptr %949, i64 %962
  %965 = add i64 %950, %713
  %966 = getelementptr double, ptr %948, i64 %965
  %967 = getelementptr double, ptr %949, i64 %965
  %968 = icmp slt i64 %783, %615
  br label %969

969:
  %970 = phi i64 [ %784, %946 ], [ %1193, %1192 ]
  %971 = mul i64 %970, %617
  %972 = getelementptr double, ptr %642, i64 %971
  %973 = getelementptr double, ptr %665, i64 %971
  br label %974

974:
  %975 = phi i64 [ %782, %969 ], [ %998, %997 ]
  %976 = getelementptr i64, ptr %650, i64 %975
  %977 = load i64, ptr %976
  %978 = icmp eq i64 %977, %975
  br i1 %978, label %992, label %979

979:
  %980 = getelementptr double, ptr %972, i64 %975
  %981 = load double, ptr %980
  %982 = getelementptr double, ptr %972, i64 %977
  %983 = load double, ptr %982
  store double %983, ptr %980
  store double %981, ptr %982
  %984 = getelementptr double, ptr %973, i64 %975
  %985 = load double, ptr %984
  %986 = getelementptr double, ptr %973, i64 %977
  %987 = load double, ptr %986
  store double %987, ptr %984
  store double %985, ptr %986
  %988 = add i64 %975, 1
  %989 = icmp slt i64 %975, %950
  %990 = icmp slt i64 %988, %615
  %991 = and i1 %989, %990
  br i1 %991, label %997, label %999

992:
  %993 = add i64 %975, 1
  %994 = icmp slt i64 %975, %950
  %995 = icmp slt i64 %993, %615
  %996 = and i1 %994, %995
  br i1 %996, label %997, label %999

997:
  %998 = phi i64 [ %993, %992 ], [ %988, %979 ]
  br label %974

999:
  %1000 = getelementptr double, ptr %972, i64 %782
  %1001 = load double, ptr %1000
  %1002 = getelementptr double, ptr %973, i64 %782
  %1003 = load double, ptr %1002
  %1004 = call double @llvm.fabs.f64(double %1001)
  %1005 = call double @llvm.fabs.f64(double %1003)
  %1006 = fadd double %1004, %1005
  %1007 = fadd double %1006, 0.000000e+00
  %1008 = getelementptr double, ptr %972, i64 %951
  %1009 = load double, ptr %1008
  %1010 = getelementptr double, ptr %973, i64 %951
  %1011 = load double, ptr %1010
  %1012 = load double, ptr %952
  %1013 = load double, ptr %953
  %1014 = fneg double %1013
  %1015 = fmul double %1003, %1014
  %1016 = call double @llvm.fmuladd.f64(double %1012, double %1001, double %1015)
  %1017 = fmul double %1001, %1013
  %1018 = call double @llvm.fmuladd.f64(double %1012, double %1003, double %1017)
  %1019 = fsub double %1011, %1018
  %1020 = fsub double %1009, %1016
  %1021 = call double @llvm.fabs.f64(double %1020)
  %1022 = call double @llvm.fabs.f64(double %1019)
  %1023 = fadd double %1022, %1021
  %1024 = fadd double %1007, %1023
  %1025 = getelementptr double, ptr %972, i64 %954
  %1026 = load double, ptr %1025
  %1027 = getelementptr double, ptr %973, i64 %954
  %1028 = load double, ptr %1027
  %1029 = load double, ptr %955
  %1030 = load double, ptr %956
  %1031 = fneg double %1030
  %1032 = fmul double %1003, %1031
  %1033 = call double @llvm.fmuladd.f64(double %1029, double %1001, double %1032)
  %1034 = fmul double %1001, %1030
  %1035 = call double @llvm.fmuladd.f64(double %1029, double %1003, double %1034)
  %1036 = fsub double %1028, %1035
  %1037 = load double, ptr %958
  %1038 = load double, ptr %959
  %1039 = fneg double %1038
  %1040 = fmul double %1019, %1039
  %1041 = call double @llvm.fmuladd.f64(double %1037, double %1020, double %1040)
  %1042 = fmul double %1020, %1038
  %1043 = call double @llvm.fmuladd.f64(double %1037, double %1019, double %1042)
  %1044 = fsub double %1036, %1043
  %1045 = fsub double %1026, %1033
  %1046 = fsub double %1045, %1041
  %1047 = call double @llvm.fabs.f64(double %1046)
  %1048 = call double @llvm.fabs.f64(double %1044)
  %1049 = fadd double %1048, %1047
  %1050 = fadd double %1024, %1049
  %1051 = getelementptr double, ptr %972, i64 %950
  %1052 = load double, ptr %1051
  %1053 = getelementptr double, ptr %973, i64 %950
  %1054 = load double, ptr %1053
  %1055 = load double, ptr %960
  %1056 = load double, ptr %961
  %1057 = fneg double %1056
  %1058 = fmul double %1003, %1057
  %1059 = call double @llvm.fmuladd.f64(double %1055, double %1001, double %1058)
  %1060 = fmul double %1001, %1056
  %1061 = call double @llvm.fmuladd.f64(double %1055, double %1003, double %1060)
  %1062 = fsub double %1054, %1061
  %1063 = fsub double %1052, %1059
  %1064 = load double, ptr %963
  %1065 = load double, ptr %964
  %1066 = fneg double %1065
  %1067 = fmul double %1019, %1066
  %1068 = call double @llvm.fmuladd.f64(double %1064, double %1020, double %1067)
  %1069 = fmul double %1020, %1065
  %1070 = call double @llvm.fmuladd.f64(double %1064, double %1019, double %1069)
  %1071 = fsub double %1062, %1070
  %1072 = fsub double %1063, %1068
  %1073 = load double, ptr %966
  %1074 = load double, ptr %967
  %1075 = fneg double %1074
  %1076 = fmul double %1044, %1075
  %1077 = call double @llvm.fmuladd.f64(double %1073, double %1046, double %1076)
  %1078 = fmul double %1046, %1074
  %1079 = call double @llvm.fmuladd.f64(double %1073, double %1044, double %1078)
  %1080 = fsub double %1071, %1079
  %1081 = fsub double %1072, %1077
  %1082 = call double @llvm.fabs.f64(double %1081)
  %1083 = call double @llvm.fabs.f64(double %1080)
  %1084 = fadd double %1083, %1082
  %1085 = fadd double %1050, %1084
  %1086 = fcmp oeq double %1085, 0.000000e+00
  br i1 %1086, label %1192, label %1087

1087:
  br i1 %968, label %1088, label %1192

1088:
  %1089 = fneg double %1001
  %1090 = fneg double %1020
  %1091 = fneg double %1046
  %1092 = fneg double %1081
  %1093 = fneg double %1003
  %1094 = fneg double %1019
  %1095 = fneg double %1044
  %1096 = fneg double %1080
  %1097 = insertelement <8 x double> poison, double %1089, i64 0
  %1098 = shufflevector <8 x double> %1097, <8 x double> poison, <8 x i32> zeroinitializer
  %1099 = insertelement <8 x double> poison, double %1090, i64 0
  %1100 = shufflevector <8 x double> %1099, <8 x double> poison, <8 x i32> zeroinitializer
  %1101 = insertelement <8 x double> poison, double %1091, i64 0
  %1102 = shufflevector <8 x double> %1101, <8 x double> poison, <8 x i32> zeroinitializer
  %1103 = insertelement <8 x double> poison, double %1092, i64 0
  %1104 = shufflevector <8 x double> %1103, <8 x double> poison, <8 x i32> zeroinitializer
  %1105 = insertelement <8 x double> poison, double %1019, i64 0
  %1106 = shufflevector <8 x double> %1105, <8 x double> poison, <8 x i32> zeroinitializer
  %1107 = insertelement <8 x double> poison, double %1003, i64 0
  %1108 = shufflevector <8 x double> %1107, <8 x double> poison, <8 x i32> zeroinitializer
  %1109 = insertelement <8 x double> poison, double %1044, i64 0
  %1110 = shufflevector <8 x double> %1109, <8 x double> poison, <8 x i32> zeroinitializer
  %1111 = insertelement <8 x double> poison, double %1080, i64 0
  %1112 = shufflevector <8 x double> %1111, <8 x double> poison, <8 x i32> zeroinitializer
  %1113 = insertelement <8 x double> poison, double %1093, i64 0
  %1114 = shufflevector <8 x double> %1113, <8 x double> poison, <8 x i32> zeroinitializer
  %1115 = insertelement <8 x double> poison, double %1094, i64 0
  %1116 = shufflevector <8 x double> %1115, <8 x double> poison, <8 x i32> zeroinitializer
  %1117 = insertelement <8 x double> poison, double %1095, i64 0
  %1118 = shufflevector <8 x double> %1117, <8 x double> poison, <8 x i32> zeroinitializer
  %1119 = insertelement <8 x double> poison, double %1096, i64 0
  %1120 = shufflevector <8 x double> %1119, <8 x double> poison, <8 x i32> zeroinitializer
  %1121 = insertelement <8 x double> poison, double %1020, i64 0
  %1122 = shufflevector <8 x double> %1121, <8 x double> poison, <8 x i32> zeroinitializer
  %1123 = insertelement <8 x double> poison, double %1001, i64 0
  %1124 = shufflevector <8 x double> %1123, <8 x double> poison, <8 x i32> zeroinitializer
  %1125 = insertelement <8 x double> poison, double %1046, i64 0
  %1126 = shufflevector <8 x double> %1125, <8 x double> poison, <8 x i32> zeroinitializer
  %1127 = insertelement <8 x double> poison, double %1081, i64 0
  %1128 = shufflevector <8 x double> %1127, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1129

1129:
  %1130 = phi i64 [ %1131, %1190 ], [ %783, %1088 ]
  %1131 = add i64 %1130, 8
  br label %1132

1132:
  %1133 = phi i64 [ 0, %1129 ], [ %1188, %1132 ]
  %1134 = add i64 %1130, %1133
  %1135 = getelementptr double, ptr %948, i64 %1134
  %1136 = bitcast ptr %1135 to ptr
  %1137 = load <8 x double>, ptr %1136, align 8
  %1138 = add i64 %1134, %617
  %1139 = getelementptr double, ptr %948, i64 %1138
  %1140 = bitcast ptr %1139 to ptr
  %1141 = load <8 x double>, ptr %1140, align 8
  %1142 = add i64 %1134, %713
  %1143 = getelementptr double, ptr %948, i64 %1142
  %1144 = bitcast ptr %1143 to ptr
  %1145 = load <8 x double>, ptr %1144, align 8
  %1146 = add i64 %1134, %714
  %1147 = getelementptr double, ptr %948, i64 %1146
  %1148 = bitcast ptr %1147 to ptr
  %1149 = load <8 x double>, ptr %1148, align 8
  %1150 = getelementptr double, ptr %949, i64 %1134
  %1151 = bitcast ptr %1150 to ptr
  %1152 = load <8 x double>, ptr %1151, align 8
  %1153 = getelementptr double, ptr %949, i64 %1138
  %1154 = bitcast ptr %1153 to ptr
  %1155 = load <8 x double>, ptr %1154, align 8
  %1156 = getelementptr double, ptr %949, i64 %1142
  %1157 = bitcast ptr %1156 to ptr
  %1158 = load <8 x double>, ptr %1157, align 8
  %1159 = getelementptr double, ptr %949, i64 %1146
  %1160 = bitcast ptr %1159 to ptr
  %1161 = load <8 x double>, ptr %1160, align 8
  %1162 = getelementptr double, ptr %972, i64 %1134
  %1163 = bitcast ptr %1162 to ptr
  %1164 = load <8 x double>, ptr %1163, align 8
  %1165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1098, <8 x double> %1137, <8 x double> %1164)
  %1166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1100, <8 x double> %1141, <8 x double> %1165)
  %1167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1102, <8 x double> %1145, <8 x double> %1166)
  %1168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1104, <8 x double> %1149, <8 x double> %1167)
  %1169 = fmul <8 x double> %1106, %1155
  %1170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1108, <8 x double> %1152, <8 x double> %1169)
  %1171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1110, <8 x double> %1158, <8 x double> %1170)
  %1172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1112, <8 x double> %1161, <8 x double> %1171)
  %1173 = fadd <8 x double> %1172, %1168
  %1174 = bitcast ptr %1162 to ptr
  store <8 x double> %1173, ptr %1174, align 8
  %1175 = getelementptr double, ptr %973, i64 %1134
  %1176 = bitcast ptr %1175 to ptr
  %1177 = load <8 x double>, ptr %1176, align 8
  %1178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1114, <8 x double> %1137, <8 x double> %1177)
  %1179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1116, <8 x double> %1141, <8 x double> %1178)
  %1180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1118, <8 x double> %1145, <8 x double> %1179)
  %1181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1120, <8 x double> %1149, <8 x double> %1180)
  %1182 = fmul <8 x double> %1122, %1155
  %1183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1124, <8 x double> %1152, <8 x double> %1182)
  %1184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1126, <8 x double> %1158, <8 x double> %1183)
  %1185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1128, <8 x double> %1161, <8 x double> %1184)
  %1186 = fsub <8 x double> %1181, %1185
  %1187 = bitcast ptr %1175 to ptr
  store <8 x double> %1186, ptr %1187, align 8
  %1188 = add i64 %1133, 8
  %1189 = icmp eq i64 %1133, 0
  br i1 %1189, label %1190, label %1132

1190:
  %1191 = icmp slt i64 %1131, %615
  br i1 %1191, label %1129, label %1192

1192:
  %1193 = add i64 %970, 1
  %1194 = icmp slt i64 %1193, %615
  br i1 %1194, label %969, label %781

1195:
  %1196 = add i64 %600, 2
  %1197 = icmp slt i64 %1196, %214
  br i1 %1197, label %599, label %1210

1198:
  %1199 = fmul double %210, 5.000000e-01
  store double %1199, ptr %19
  %1200 = load i64, ptr %50
  %1201 = add i64 %1200, 1
  store i64 %1201, ptr %50
  store i64 1, ptr %37
  %1202 = load i64, ptr %14
  %1203 = icmp slt i64 %1202, 2
  br i1 %1203, label %1204, label %1209

1204:
  %1205 = load i64, ptr %13
  %1206 = icmp sgt i64 %1205, 3
  br i1 %1206, label %1207, label %1209

1207:
  %1208 = add i64 %1205, -2
  store i64 %1208, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %1209

1209:
  store i64 0, ptr %14
  br label %3133

1210:
  call void @write_scale(ptr %0)
  %1211 = load i64, ptr %13
  %1212 = icmp eq i64 %1211, 3
  %1213 = icmp eq i64 %1211, 5
  %1214 = select i1 %1213, ptr @RADAU5, ptr @RADAU7
  %1215 = select i1 %1212, ptr @RADAU3, ptr %1214
  %1216 = getelementptr double, ptr %1215, i64 1
  %1217 = load double, ptr %1216
  %1218 = sitofp i64 %1211 to double
  %1219 = load ptr, ptr %12
  %1220 = getelementptr %struct.ode_options, ptr %1219, i64 0, i32 1
  %1221 = load double, ptr %1220
  %1222 = fadd double %1218, 1.000000e+00
  %1223 = fmul double %1222, 5.000000e-01
  %1224 = fdiv double %1223, %1218
  %1225 = call double @llvm.pow.f64(double %1221, double %1224)
  %1226 = fmul double %1217, %1225
  %1227 = fdiv double 0x3CE4000000000000, %1226
  %1228 = call double @llvm.sqrt.f64(double %1226)
  %1229 = fmul double %1228, 3.000000e+00
  %1230 = call double @llvm.minnum.f64(double %1229, double 3.000000e-02)
  %1231 = call double @llvm.maxnum.f64(double %1227, double %1230)
  %1232 = add i64 %1211, 4
  store double 0.000000e+00, ptr %25
  %1233 = load double, ptr %15
  %1234 = call double @llvm.maxnum.f64(double %1233, double 0x3CB0000000000000)
  %1235 = call double @llvm.pow.f64(double %1234, double 8.000000e-01)
  store double %1235, ptr %15
  %1236 = load ptr, ptr %8
  %1237 = getelementptr %struct.ode_system, ptr %1236, i64 0, i32 0
  %1238 = load i64, ptr %1237
  %1239 = getelementptr double, ptr %1215, i64 2
  %1240 = load i64, ptr %26
  %1241 = icmp eq i64 %1240, 3
  %1242 = icmp eq i64 %1240, 5
  %1243 = select i1 %1242, ptr @RADAU5, ptr @RADAU7
  %1244 = select i1 %1241, ptr @RADAU3, ptr %1243
  %1245 = getelementptr double, ptr %1244, i64 2
  %1246 = icmp sgt i64 %1211, 0
  br i1 %1246, label %1247, label %1305

1247:
  %1248 = shl i64 %1238, 3
  %1249 = icmp sgt i64 %1240, 0
  %1250 = icmp sgt i64 %1238, 0
  br label %1251

1251:
  %1252 = phi i64 [ %1238, %1247 ], [ %1304, %1301 ]
  %1253 = phi i64 [ 0, %1247 ], [ %1299, %1301 ]
  %1254 = add i64 %1253, 15
  %1255 = load ptr, ptr %7
  %1256 = mul i64 %1254, %1252
  %1257 = getelementptr double, ptr %1255, i64 %1256
  %1258 = bitcast ptr %1257 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %1258, i8 0, i64 %1248, i1 false)
  %1259 = load double, ptr %10
  %1260 = fcmp oeq double %1259, 0.000000e+00
  br i1 %1260, label %1298, label %1261

1261:
  %1262 = getelementptr double, ptr %1239, i64 %1253
  %1263 = load double, ptr %1262
  %1264 = fmul double %210, %1263
  %1265 = fdiv double %1264, %1259
  br i1 %1249, label %1266, label %1298

1266:
  %1267 = load ptr, ptr %7
  %1268 = load ptr, ptr %8
  %1269 = getelementptr %struct.ode_system, ptr %1268, i64 0, i32 0
  %1270 = load i64, ptr %1269
  br label %1273

1271:
  %1272 = icmp sgt i64 %1274, 1
  br i1 %1272, label %1273, label %1298

1273:
  %1274 = phi i64 [ %1240, %1266 ], [ %1275, %1271 ]
  %1275 = add i64 %1274, -1
  %1276 = add i64 %1274, 35
  %1277 = mul i64 %1276, %1270
  %1278 = getelementptr double, ptr %1267, i64 %1277
  %1279 = icmp slt i64 %1240, %1274
  br i1 %1279, label %1285, label %1280

1280:
  %1281 = sub i64 %1240, %1274
  %1282 = getelementptr double, ptr %1245, i64 %1281
  %1283 = load double, ptr %1282
  %1284 = fadd double %1283, -1.000000e+00
  br label %1285

1285:
  %1286 = phi double [ %1284, %1280 ], [ -1.000000e+00, %1273 ]
  %1287 = fsub double %1265, %1286
  br i1 %1250, label %1288, label %1271

1288:
  %1289 = phi i64 [ %1296, %1288 ], [ 0, %1285 ]
  %1290 = getelementptr double, ptr %1278, i64 %1289
  %1291 = load double, ptr %1290
  %1292 = getelementptr double, ptr %1257, i64 %1289
  %1293 = load double, ptr %1292
  %1294 = fadd double %1291, %1293
  %1295 = fmul double %1287, %1294
  store double %1295, ptr %1292
  %1296 = add i64 %1289, 1
  %1297 = icmp eq i64 %1296, %1238
  br i1 %1297, label %1271, label %1288

1298:
  %1299 = add i64 %1253, 1
  %1300 = icmp eq i64 %1299, %1211
  br i1 %1300, label %1305, label %1301

1301:
  %1302 = load ptr, ptr %8
  %1303 = getelementptr %struct.ode_system, ptr %1302, i64 0, i32 0
  %1304 = load i64, ptr %1303
  br label %1251

1305:
  %1306 = getelementptr double, ptr %1239, i64 %1211
  %1307 = mul i64 %1211, %1211
  %1308 = getelementptr double, ptr %1306, i64 %1307
  call void @transform(ptr %0, ptr %1308, i64 5, i64 19)
  %1309 = icmp slt i64 %1211, -3
  br i1 %1309, label %2387, label %1310

1310:
  %1311 = phi i64 [ %2385, %2383 ], [ 1, %1305 ]
  %1312 = phi double [ %2384, %2383 ], [ 0.000000e+00, %1305 ]
  %1313 = phi double [ %2381, %2383 ], [ 0.000000e+00, %1305 ]
  %1314 = load ptr, ptr %8
  %1315 = getelementptr %struct.ode_system, ptr %1314, i64 0, i32 0
  %1316 = load i64, ptr %1315
  %1317 = load i64, ptr %13
  %1318 = icmp eq i64 %1317, 3
  %1319 = icmp eq i64 %1317, 5
  %1320 = select i1 %1319, ptr @RADAU5, ptr @RADAU7
  %1321 = select i1 %1318, ptr @RADAU3, ptr %1320
  %1322 = getelementptr double, ptr %1321, i64 2
  %1323 = load ptr, ptr %7
  %1324 = mul i64 %1316, 3
  %1325 = getelementptr double, ptr %1323, i64 %1324
  %1326 = icmp sgt i64 %1317, 0
  br i1 %1326, label %1327, label %1395

1327:
  %1328 = icmp sgt i64 %1316, 0
  br label %1329

1329:
  %1330 = phi i64 [ %1316, %1327 ], [ %1388, %1384 ]
  %1331 = phi ptr [ %1314, %1327 ], [ %1386, %1384 ]
  %1332 = phi ptr [ %1323, %1327 ], [ %1385, %1384 ]
  %1333 = phi i64 [ 0, %1327 ], [ %1382, %1384 ]
  %1334 = add i64 %1333, 15
  %1335 = mul i64 %1334, %1330
  %1336 = getelementptr double, ptr %1332, i64 %1335
  %1337 = load double, ptr %6
  %1338 = getelementptr double, ptr %1322, i64 %1333
  %1339 = load double, ptr %1338
  %1340 = call double @llvm.fmuladd.f64(double %1339, double %210, double %1337)
  br i1 %1328, label %1371, label %1341

1341:
  %1342 = add i64 %1333, 22
  %1343 = mul i64 %1342, %1330
  %1344 = getelementptr double, ptr %1332, i64 %1343
  %1345 = getelementptr %struct.ode_system, ptr %1331, i64 0, i32 5
  %1346 = load ptr, ptr %1345
  %1347 = getelementptr %struct.ode_system, ptr %1331, i64 0, i32 4
  %1348 = load ptr, ptr %1347
  %1349 = call i64 %1346(ptr %1348, double %1340, ptr %1325, ptr %1344)
  %1350 = load i64, ptr %9
  %1351 = add i64 %1350, 1
  store i64 %1351, ptr %9
  switch i64 %1349, label %3137 [
    i64 3, label %1352
    i64 0, label %1381
  ]

1352:
  store i64 3, ptr %38
  store double %1340, ptr %39
  %1353 = load ptr, ptr %7
  %1354 = load ptr, ptr %8
  %1355 = getelementptr %struct.ode_system, ptr %1354, i64 0, i32 0
  %1356 = load i64, ptr %1355
  %1357 = shl i64 %1356, 2
  %1358 = getelementptr double, ptr %1353, i64 %1357
  %1359 = bitcast ptr %1358 to ptr
  %1360 = bitcast ptr %1344 to ptr
  %1361 = shl i64 %1356, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1359, ptr align 8 %1360, i64 %1361, i1 false)
  %1362 = load ptr, ptr %7
  %1363 = load ptr, ptr %8
  %1364 = getelementptr %struct.ode_system, ptr %1363, i64 0, i32 0
  %1365 = load i64, ptr %1364
  %1366 = mul i64 %1365, 5
  %1367 = getelementptr double, ptr %1362, i64 %1366
  %1368 = bitcast ptr %1367 to ptr
  %1369 = bitcast ptr %1325 to ptr
  %1370 = shl i64 %1365, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1368, ptr align 8 %1369, i64 %1370, i1 false)
  br label %2387

1371:
  %1372 = phi i64 [ %1379, %1371 ], [ 0, %1329 ]
  %1373 = getelementptr double, ptr %1323, i64 %1372
  %1374 = load double, ptr %1373
  %1375 = getelementptr double, ptr %1336, i64 %1372
  %1376 = load double, ptr %1375
  %1377 = fadd double %1374, %1376
  %1378 = getelementptr double, ptr %1325, i64 %1372
  store double %1377, ptr %1378
  %1379 = add i64 %1372, 1
  %1380 = icmp eq i64 %1379, %1316
  br i1 %1380, label %1341, label %1371

1381:
  %1382 = add i64 %1333, 1
  %1383 = icmp eq i64 %1382, %1317
  br i1 %1383, label %1389, label %1384

1384:
  %1385 = load ptr, ptr %7
  %1386 = load ptr, ptr %8
  %1387 = getelementptr %struct.ode_system, ptr %1386, i64 0, i32 0
  %1388 = load i64, ptr %1387
  br label %1329

1389:
  %1390 = load ptr, ptr %8
  %1391 = getelementptr %struct.ode_system, ptr %1390, i64 0, i32 0
  %1392 = load i64, ptr %1391
  %1393 = load i64, ptr %13
  %1394 = load ptr, ptr %7
  br label %1395

1395:
  %1396 = phi ptr [ %1394, %1389 ], [ %1323, %1310 ]
  %1397 = phi i64 [ %1393, %1389 ], [ %1317, %1310 ]
  %1398 = phi i64 [ %1392, %1389 ], [ %1316, %1310 ]
  %1399 = icmp eq i64 %1397, 3
  %1400 = icmp eq i64 %1397, 5
  %1401 = select i1 %1400, ptr @RADAU5, ptr @RADAU7
  %1402 = select i1 %1399, ptr @RADAU3, ptr %1401
  %1403 = getelementptr double, ptr %1402, i64 2
  %1404 = getelementptr double, ptr %1403, i64 %1397
  %1405 = mul i64 %1397, %1397
  %1406 = getelementptr double, ptr %1404, i64 %1405
  %1407 = getelementptr double, ptr %1406, i64 %1405
  %1408 = mul i64 %1398, 11
  %1409 = getelementptr double, ptr %1396, i64 %1408
  call void @transform(ptr %0, ptr %1406, i64 12, i64 12)
  %1410 = icmp sgt i64 %1397, 0
  br i1 %1410, label %1411, label %2336

1411:
  %1412 = icmp sgt i64 %1398, 0
  br label %1418

1413:
  %1414 = load ptr, ptr %7
  %1415 = load ptr, ptr %8
  %1416 = getelementptr %struct.ode_system, ptr %1415, i64 0, i32 0
  %1417 = load i64, ptr %1416
  br label %2309

1418:
  %1419 = phi i64 [ 0, %1411 ], [ %2307, %2305 ]
  %1420 = add i64 %1419, 22
  %1421 = load ptr, ptr %7
  %1422 = load ptr, ptr %8
  %1423 = getelementptr %struct.ode_system, ptr %1422, i64 0, i32 0
  %1424 = load i64, ptr %1423
  %1425 = mul i64 %1424, %1420
  %1426 = getelementptr double, ptr %1421, i64 %1425
  %1427 = add i64 %1419, 29
  %1428 = mul i64 %1424, %1427
  %1429 = getelementptr double, ptr %1421, i64 %1428
  %1430 = add i64 %1419, 23
  %1431 = mul i64 %1424, %1430
  %1432 = getelementptr double, ptr %1421, i64 %1431
  %1433 = add i64 %1419, 30
  %1434 = mul i64 %1424, %1433
  %1435 = getelementptr double, ptr %1421, i64 %1434
  %1436 = getelementptr double, ptr %1407, i64 %1419
  %1437 = load double, ptr %1436
  %1438 = fdiv double %1437, %210
  %1439 = icmp eq i64 %1419, 0
  br i1 %1439, label %1445, label %1440

1440:
  %1441 = add i64 %1419, 1
  %1442 = getelementptr double, ptr %1407, i64 %1441
  %1443 = load double, ptr %1442
  %1444 = fdiv double %1443, %210
  br label %1445

1445:
  %1446 = phi double [ %1444, %1440 ], [ 0.000000e+00, %1418 ]
  br i1 %1412, label %1447, label %1449

1447:
  %1448 = fneg double %1438
  br label %1450

1449:
  br i1 %1439, label %2304, label %1471

1450:
  %1451 = phi i64 [ 0, %1447 ], [ %1469, %1468 ]
  %1452 = getelementptr double, ptr %1429, i64 %1451
  %1453 = load double, ptr %1452
  %1454 = getelementptr double, ptr %1426, i64 %1451
  %1455 = load double, ptr %1454
  %1456 = call double @llvm.fmuladd.f64(double %1448, double %1453, double %1455)
  store double %1456, ptr %1454
  br i1 %1439, label %1468, label %1457

1457:
  %1458 = getelementptr double, ptr %1435, i64 %1451
  %1459 = load double, ptr %1458
  %1460 = call double @llvm.fmuladd.f64(double %1446, double %1459, double %1456)
  store double %1460, ptr %1454
  %1461 = load double, ptr %1458
  %1462 = load double, ptr %1452
  %1463 = fmul double %1446, %1462
  %1464 = call double @llvm.fmuladd.f64(double %1438, double %1461, double %1463)
  %1465 = getelementptr double, ptr %1432, i64 %1451
  %1466 = load double, ptr %1465
  %1467 = fsub double %1466, %1464
  store double %1467, ptr %1465
  br label %1468

1468:
  %1469 = add i64 %1451, 1
  %1470 = icmp eq i64 %1469, %1398
  br i1 %1470, label %1449, label %1450

1471:
  %1472 = lshr i64 %1419, 1
  %1473 = load ptr, ptr %24
  %1474 = mul i64 %1424, 5
  %1475 = getelementptr i64, ptr %1473, i64 %1474
  %1476 = load i64, ptr %1475
  %1477 = add i64 %1476, 7
  %1478 = and i64 %1477, -8
  %1479 = add i64 %1424, 7
  %1480 = and i64 %1479, -8
  %1481 = or i64 %1480, 1
  %1482 = mul i64 %1481, %1480
  %1483 = shl i64 %1424, 2
  %1484 = getelementptr i64, ptr %1473, i64 %1483
  %1485 = load ptr, ptr %12
  %1486 = getelementptr %struct.ode_options, ptr %1485, i64 0, i32 0
  %1487 = load ptr, ptr %1486
  %1488 = getelementptr %struct.ode_method, ptr %1487, i64 0, i32 4
  %1489 = load i64, ptr %1488
  %1490 = add i64 %1489, 10
  %1491 = mul i64 %1490, %1424
  %1492 = add i64 %1491, 7
  %1493 = and i64 %1492, -8
  %1494 = getelementptr double, ptr %1421, i64 %1493
  %1495 = getelementptr double, ptr %1494, i64 %1482
  %1496 = fmul double %1446, %1446
  %1497 = call double @llvm.fmuladd.f64(double %1438, double %1438, double %1496)
  %1498 = shl i64 %1472, 2
  %1499 = add i64 %1498, 4
  %1500 = mul i64 %1482, %1499
  %1501 = getelementptr double, ptr %1494, i64 %1500
  %1502 = add i64 %1498, 6
  %1503 = mul i64 %1482, %1502
  %1504 = getelementptr double, ptr %1494, i64 %1503
  %1505 = add i64 %1498, 7
  %1506 = mul i64 %1482, %1505
  %1507 = getelementptr double, ptr %1494, i64 %1506
  %1508 = sub i64 0, %1480
  %1509 = getelementptr double, ptr %1507, i64 %1508
  %1510 = add i64 %1472, 1
  %1511 = mul i64 %1424, %1510
  %1512 = getelementptr i64, ptr %1473, i64 %1511
  %1513 = mul i64 %1482, 5
  %1514 = getelementptr double, ptr %1494, i64 %1513
  %1515 = getelementptr double, ptr %1514, i64 %1508
  %1516 = getelementptr double, ptr %1515, i64 %1482
  %1517 = icmp sgt i64 %1478, 0
  br i1 %1517, label %1525, label %1518

1518:
  %1519 = icmp sgt i64 %1424, %1476
  br i1 %1519, label %1520, label %1543

1520:
  %1521 = fneg double %1446
  %1522 = icmp sgt i64 %1476, 0
  %1523 = shl i64 %1478, 1
  %1524 = mul i64 %1478, 3
  br label %1548

1525:
  %1526 = phi i64 [ %1541, %1538 ], [ 0, %1471 ]
  %1527 = icmp slt i64 %1526, %1476
  br i1 %1527, label %1528, label %1536

1528:
  %1529 = getelementptr i64, ptr %1484, i64 %1526
  %1530 = load i64, ptr %1529
  %1531 = getelementptr double, ptr %1426, i64 %1530
  %1532 = load double, ptr %1531
  %1533 = getelementptr double, ptr %1515, i64 %1526
  store double %1532, ptr %1533
  %1534 = getelementptr double, ptr %1432, i64 %1530
  %1535 = load double, ptr %1534
  br label %1538

1536:
  %1537 = getelementptr double, ptr %1515, i64 %1526
  store double 0.000000e+00, ptr %1537
  br label %1538

1538:
  %1539 = phi double [ %1535, %1528 ], [ 0.000000e+00, %1536 ]
  %1540 = getelementptr double, ptr %1516, i64 %1526
  store double %1539, ptr %1540
  %1541 = add i64 %1526, 1
  %1542 = icmp eq i64 %1541, %1478
  br i1 %1542, label %1518, label %1525

1543:
  %1544 = icmp sgt i64 %1476, 0
  br i1 %1544, label %1545, label %1740

1545:
  %1546 = shl i64 %1478, 1
  %1547 = mul i64 %1478, 3
  br label %1747

1548:
  %1549 = phi i64 [ %1476, %1520 ], [ %1552, %1683 ]
  %1550 = mul i64 %1549, %1478
  %1551 = getelementptr double, ptr %1495, i64 %1550
  %1552 = add i64 %1549, 4
  %1553 = icmp slt i64 %1552, %1424
  %1554 = sub i64 %1424, %1549
  %1555 = select i1 %1553, i64 4, i64 %1554
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) %28, i8 0, i64 32, i1 false)
  %1556 = icmp sgt i64 %1555, 0
  br i1 %1556, label %1559, label %1683

1557:
  %1558 = icmp eq i64 %1555, 4
  br i1 %1558, label %1578, label %1679

1559:
  %1560 = phi i64 [ %1576, %1559 ], [ 0, %1548 ]
  %1561 = add i64 %1560, %1549
  %1562 = getelementptr i64, ptr %1484, i64 %1561
  %1563 = load i64, ptr %1562
  %1564 = getelementptr double, ptr %1426, i64 %1563
  %1565 = load double, ptr %1564
  %1566 = getelementptr double, ptr %1432, i64 %1563
  %1567 = load double, ptr %1566
  %1568 = fmul double %1446, %1567
  %1569 = call double @llvm.fmuladd.f64(double %1565, double %1438, double %1568)
  %1570 = fdiv double %1569, %1497
  store double %1570, ptr %1564
  %1571 = load double, ptr %1566
  %1572 = call double @llvm.fmuladd.f64(double %1521, double %1570, double %1571)
  %1573 = fdiv double %1572, %1438
  %1574 = getelementptr [4 x double], ptr %5, i64 0, i64 %1560
  store double %1573, ptr %1574
  store double %1573, ptr %1566
  %1575 = getelementptr [4 x double], ptr %4, i64 0, i64 %1560
  store double %1570, ptr %1575
  %1576 = add i64 %1560, 1
  %1577 = icmp slt i64 %1576, %1555
  br i1 %1577, label %1559, label %1557

1578:
  br i1 %1522, label %1579, label %1683

1579:
  %1580 = load double, ptr %30
  %1581 = load double, ptr %31, align 16
  %1582 = load double, ptr %32
  %1583 = load double, ptr %29, align 16
  %1584 = fneg double %1583
  %1585 = fneg double %1582
  %1586 = fneg double %1581
  %1587 = fneg double %1580
  %1588 = insertelement <8 x double> poison, double %1584, i64 0
  %1589 = shufflevector <8 x double> %1588, <8 x double> poison, <8 x i32> zeroinitializer
  %1590 = insertelement <8 x double> poison, double %1585, i64 0
  %1591 = shufflevector <8 x double> %1590, <8 x double> poison, <8 x i32> zeroinitializer
  %1592 = insertelement <8 x double> poison, double %1586, i64 0
  %1593 = shufflevector <8 x double> %1592, <8 x double> poison, <8 x i32> zeroinitializer
  %1594 = insertelement <8 x double> poison, double %1587, i64 0
  %1595 = shufflevector <8 x double> %1594, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1596

1596:
  %1597 = phi i64 [ %1627, %1626 ], [ 0, %1579 ]
  br label %1598

1598:
  %1599 = phi i64 [ 0, %1596 ], [ %1624, %1598 ]
  %1600 = add i64 %1597, %1599
  %1601 = getelementptr double, ptr %1515, i64 %1600
  %1602 = bitcast ptr %1601 to ptr
  %1603 = load <8 x double>, ptr %1602, align 8
  %1604 = getelementptr double, ptr %1551, i64 %1600
  %1605 = bitcast ptr %1604 to ptr
  %1606 = load <8 x double>, ptr %1605, align 8
  %1607 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1589, <8 x double> %1606, <8 x double> %1603)
  %1608 = add i64 %1600, %1478
  %1609 = getelementptr double, ptr %1551, i64 %1608
  %1610 = bitcast ptr %1609 to ptr
  %1611 = load <8 x double>, ptr %1610, align 8
  %1612 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1591, <8 x double> %1611, <8 x double> %1607)
  %1613 = add i64 %1600, %1523
  %1614 = getelementptr double, ptr %1551, i64 %1613
  %1615 = bitcast ptr %1614 to ptr
  %1616 = load <8 x double>, ptr %1615, align 8
  %1617 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1593, <8 x double> %1616, <8 x double> %1612)
  %1618 = add i64 %1600, %1524
  %1619 = getelementptr double, ptr %1551, i64 %1618
  %1620 = bitcast ptr %1619 to ptr
  %1621 = load <8 x double>, ptr %1620, align 8
  %1622 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1595, <8 x double> %1621, <8 x double> %1617)
  %1623 = bitcast ptr %1601 to ptr
  store <8 x double> %1622, ptr %1623, align 8
  %1624 = add i64 %1599, 8
  %1625 = icmp eq i64 %1599, 0
  br i1 %1625, label %1626, label %1598

1626:
  %1627 = add i64 %1597, 8
  %1628 = icmp slt i64 %1627, %1476
  br i1 %1628, label %1596, label %1629

1629:
  %1630 = load double, ptr %34
  %1631 = load double, ptr %35, align 16
  %1632 = load double, ptr %36
  %1633 = load double, ptr %33, align 16
  %1634 = fneg double %1633
  %1635 = fneg double %1632
  %1636 = fneg double %1631
  %1637 = fneg double %1630
  %1638 = insertelement <8 x double> poison, double %1634, i64 0
  %1639 = shufflevector <8 x double> %1638, <8 x double> poison, <8 x i32> zeroinitializer
  %1640 = insertelement <8 x double> poison, double %1635, i64 0
  %1641 = shufflevector <8 x double> %1640, <8 x double> poison, <8 x i32> zeroinitializer
  %1642 = insertelement <8 x double> poison, double %1636, i64 0
  %1643 = shufflevector <8 x double> %1642, <8 x double> poison, <8 x i32> zeroinitializer
  %1644 = insertelement <8 x double> poison, double %1637, i64 0
  %1645 = shufflevector <8 x double> %1644, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1646

1646:
  %1647 = phi i64 [ %1677, %1676 ], [ 0, %1629 ]
  br label %1648

1648:
  %1649 = phi i64 [ 0, %1646 ], [ %1674, %1648 ]
  %1650 = add i64 %1647, %1649
  %1651 = getelementptr double, ptr %1516, i64 %1650
  %1652 = bitcast ptr %1651 to ptr
  %1653 = load <8 x double>, ptr %1652, align 8
  %1654 = getelementptr double, ptr %1551, i64 %1650
  %1655 = bitcast ptr %1654 to ptr
  %1656 = load <8 x double>, ptr %1655, align 8
  %1657 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1639, <8 x double> %1656, <8 x double> %1653)
  %1658 = add i64 %1650, %1478
  %1659 = getelementptr double, ptr %1551, i64 %1658
  %1660 = bitcast ptr %1659 to ptr
  %1661 = load <8 x double>, ptr %1660, align 8
  %1662 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1641, <8 x double> %1661, <8 x double> %1657)
  %1663 = add i64 %1650, %1523
  %1664 = getelementptr double, ptr %1551, i64 %1663
  %1665 = bitcast ptr %1664 to ptr
  %1666 = load <8 x double>, ptr %1665, align 8
  %1667 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1643, <8 x double> %1666, <8 x double> %1662)
  %1668 = add i64 %1650, %1524
  %1669 = getelementptr double, ptr %1551, i64 %1668
  %1670 = bitcast ptr %1669 to ptr
  %1671 = load <8 x double>, ptr %1670, align 8
  %1672 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1645, <8 x double> %1671, <8 x double> %1667)
  %1673 = bitcast ptr %1651 to ptr
  store <8 x double> %1672, ptr %1673, align 8
  %1674 = add i64 %1649, 8
  %1675 = icmp eq i64 %1649, 0
  br i1 %1675, label %1676, label %1648

1676:
  %1677 = add i64 %1647, 8
  %1678 = icmp slt i64 %1677, %1476
  br i1 %1678, label %1646, label %1679

1679:
  %1680 = icmp slt i64 %1555, 4
  %1681 = add i64 %1555, -1
  %1682 = icmp ult i64 %1681, 3
  br i1 %1682, label %1684, label %1683

1683:
  br i1 %1553, label %1548, label %1543

1684:
  %1685 = phi i64 [ %1737, %1736 ], [ 0, %1679 ]
  %1686 = getelementptr [4 x double], ptr %4, i64 0, i64 %1685
  %1687 = load double, ptr %1686
  %1688 = mul i64 %1685, %1478
  %1689 = getelementptr double, ptr %1551, i64 %1688
  br i1 %1522, label %1690, label %1736

1690:
  %1691 = fneg double %1687
  %1692 = insertelement <8 x double> poison, double %1691, i64 0
  %1693 = shufflevector <8 x double> %1692, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1694

1694:
  %1695 = phi i64 [ %1710, %1709 ], [ 0, %1690 ]
  br label %1696

1696:
  %1697 = phi i64 [ 0, %1694 ], [ %1707, %1696 ]
  %1698 = add i64 %1695, %1697
  %1699 = getelementptr double, ptr %1689, i64 %1698
  %1700 = bitcast ptr %1699 to ptr
  %1701 = load <8 x double>, ptr %1700, align 8
  %1702 = getelementptr double, ptr %1515, i64 %1698
  %1703 = bitcast ptr %1702 to ptr
  %1704 = load <8 x double>, ptr %1703, align 8
  %1705 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1693, <8 x double> %1701, <8 x double> %1704)
  %1706 = bitcast ptr %1702 to ptr
  store <8 x double> %1705, ptr %1706, align 8
  %1707 = add i64 %1697, 8
  %1708 = icmp eq i64 %1697, 0
  br i1 %1708, label %1709, label %1696

1709:
  %1710 = add i64 %1695, 8
  %1711 = icmp slt i64 %1710, %1476
  br i1 %1711, label %1694, label %1712

1712:
  %1713 = getelementptr [4 x double], ptr %5, i64 0, i64 %1685
  %1714 = load double, ptr %1713
  %1715 = fneg double %1714
  %1716 = insertelement <8 x double> poison, double %1715, i64 0
  %1717 = shufflevector <8 x double> %1716, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1718

1718:
  %1719 = phi i64 [ %1734, %1733 ], [ 0, %1712 ]
  br label %1720

1720:
  %1721 = phi i64 [ 0, %1718 ], [ %1731, %1720 ]
  %1722 = add i64 %1719, %1721
  %1723 = getelementptr double, ptr %1689, i64 %1722
  %1724 = bitcast ptr %1723 to ptr
  %1725 = load <8 x double>, ptr %1724, align 8
  %1726 = getelementptr double, ptr %1516, i64 %1722
  %1727 = bitcast ptr %1726 to ptr
  %1728 = load <8 x double>, ptr %1727, align 8
  %1729 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1717, <8 x double> %1725, <8 x double> %1728)
  %1730 = bitcast ptr %1726 to ptr
  store <8 x double> %1729, ptr %1730, align 8
  %1731 = add i64 %1721, 8
  %1732 = icmp eq i64 %1721, 0
  br i1 %1732, label %1733, label %1720

1733:
  %1734 = add i64 %1719, 8
  %1735 = icmp slt i64 %1734, %1476
  br i1 %1735, label %1718, label %1736

1736:
  %1737 = add i64 %1685, 1
  %1738 = icmp slt i64 %1737, %1555
  %1739 = select i1 %1680, i1 %1738, i1 false
  br i1 %1739, label %1684, label %1683

1740:
  %1741 = add i64 %1476, -1
  %1742 = and i64 %1741, -4
  %1743 = icmp sgt i64 %1742, -1
  br i1 %1743, label %1744, label %1993

1744:
  %1745 = shl i64 %1478, 1
  %1746 = mul i64 %1478, 3
  br label %1994

1747:
  %1748 = phi i64 [ 0, %1545 ], [ %1991, %1990 ]
  %1749 = and i64 %1748, 9223372036854775800
  %1750 = mul i64 %1748, %1478
  %1751 = getelementptr double, ptr %1501, i64 %1750
  %1752 = getelementptr double, ptr %1751, i64 %1482
  %1753 = or i64 %1748, 3
  br label %1754

1754:
  %1755 = phi i64 [ %1748, %1747 ], [ %1778, %1777 ]
  %1756 = getelementptr i64, ptr %1512, i64 %1755
  %1757 = load i64, ptr %1756
  %1758 = icmp eq i64 %1757, %1755
  br i1 %1758, label %1772, label %1759

1759:
  %1760 = getelementptr double, ptr %1515, i64 %1755
  %1761 = load double, ptr %1760
  %1762 = getelementptr double, ptr %1515, i64 %1757
  %1763 = load double, ptr %1762
  store double %1763, ptr %1760
  store double %1761, ptr %1762
  %1764 = getelementptr double, ptr %1516, i64 %1755
  %1765 = load double, ptr %1764
  %1766 = getelementptr double, ptr %1516, i64 %1757
  %1767 = load double, ptr %1766
  store double %1767, ptr %1764
  store double %1765, ptr %1766
  %1768 = add i64 %1755, 1
  %1769 = icmp slt i64 %1755, %1753
  %1770 = icmp slt i64 %1768, %1476
  %1771 = and i1 %1769, %1770
  br i1 %1771, label %1777, label %1779

1772:
  %1773 = add i64 %1755, 1
  %1774 = icmp slt i64 %1755, %1753
  %1775 = icmp slt i64 %1773, %1476
  %1776 = and i1 %1774, %1775
  br i1 %1776, label %1777, label %1779

1777:
  %1778 = phi i64 [ %1773, %1772 ], [ %1768, %1759 ]
  br label %1754

1779:
  %1780 = getelementptr double, ptr %1515, i64 %1748
  %1781 = load double, ptr %1780
  %1782 = getelementptr double, ptr %1516, i64 %1748
  %1783 = load double, ptr %1782
  %1784 = call double @llvm.fabs.f64(double %1781)
  %1785 = call double @llvm.fabs.f64(double %1783)
  %1786 = fadd double %1784, %1785
  %1787 = fadd double %1786, 0.000000e+00
  %1788 = or i64 %1748, 1
  %1789 = getelementptr double, ptr %1515, i64 %1788
  %1790 = load double, ptr %1789
  %1791 = getelementptr double, ptr %1516, i64 %1788
  %1792 = load double, ptr %1791
  %1793 = getelementptr double, ptr %1751, i64 %1788
  %1794 = load double, ptr %1793
  %1795 = getelementptr double, ptr %1752, i64 %1788
  %1796 = load double, ptr %1795
  %1797 = fneg double %1796
  %1798 = fmul double %1783, %1797
  %1799 = call double @llvm.fmuladd.f64(double %1794, double %1781, double %1798)
  %1800 = fmul double %1781, %1796
  %1801 = call double @llvm.fmuladd.f64(double %1794, double %1783, double %1800)
  %1802 = fsub double %1792, %1801
  %1803 = fsub double %1790, %1799
  %1804 = call double @llvm.fabs.f64(double %1803)
  %1805 = call double @llvm.fabs.f64(double %1802)
  %1806 = fadd double %1805, %1804
  %1807 = fadd double %1787, %1806
  %1808 = or i64 %1748, 2
  %1809 = getelementptr double, ptr %1515, i64 %1808
  %1810 = load double, ptr %1809
  %1811 = getelementptr double, ptr %1516, i64 %1808
  %1812 = load double, ptr %1811
  %1813 = getelementptr double, ptr %1751, i64 %1808
  %1814 = load double, ptr %1813
  %1815 = getelementptr double, ptr %1752, i64 %1808
  %1816 = load double, ptr %1815
  %1817 = fneg double %1816
  %1818 = fmul double %1783, %1817
  %1819 = call double @llvm.fmuladd.f64(double %1814, double %1781, double %1818)
  %1820 = fmul double %1781, %1816
  %1821 = call double @llvm.fmuladd.f64(double %1814, double %1783, double %1820)
  %1822 = fsub double %1812, %1821
  %1823 = add i64 %1808, %1478
  %1824 = getelementptr double, ptr %1751, i64 %1823
  %1825 = load double, ptr %1824
  %1826 = getelementptr double, ptr %1752, i64 %1823
  %1827 = load double, ptr %1826
  %1828 = fneg double %1827
  %1829 = fmul double %1802, %1828
  %1830 = call double @llvm.fmuladd.f64(double %1825, double %1803, double %1829)
  %1831 = fmul double %1803, %1827
  %1832 = call double @llvm.fmuladd.f64(double %1825, double %1802, double %1831)
  %1833 = fsub double %1822, %1832
  %1834 = fsub double %1810, %1819
  %1835 = fsub double %1834, %1830
  %1836 = call double @llvm.fabs.f64(double %1835)
  %1837 = call double @llvm.fabs.f64(double %1833)
  %1838 = fadd double %1837, %1836
  %1839 = fadd double %1807, %1838
  %1840 = getelementptr double, ptr %1515, i64 %1753
  %1841 = load double, ptr %1840
  %1842 = getelementptr double, ptr %1516, i64 %1753
  %1843 = load double, ptr %1842
  %1844 = getelementptr double, ptr %1751, i64 %1753
  %1845 = load double, ptr %1844
  %1846 = getelementptr double, ptr %1752, i64 %1753
  %1847 = load double, ptr %1846
  %1848 = fneg double %1847
  %1849 = fmul double %1783, %1848
  %1850 = call double @llvm.fmuladd.f64(double %1845, double %1781, double %1849)
  %1851 = fmul double %1781, %1847
  %1852 = call double @llvm.fmuladd.f64(double %1845, double %1783, double %1851)
  %1853 = fsub double %1843, %1852
  %1854 = fsub double %1841, %1850
  %1855 = add i64 %1753, %1478
  %1856 = getelementptr double, ptr %1751, i64 %1855
  %1857 = load double, ptr %1856
  %1858 = getelementptr double, ptr %1752, i64 %1855
  %1859 = load double, ptr %1858
  %1860 = fneg double %1859
  %1861 = fmul double %1802, %1860
  %1862 = call double @llvm.fmuladd.f64(double %1857, double %1803, double %1861)
  %1863 = fmul double %1803, %1859
  %1864 = call double @llvm.fmuladd.f64(double %1857, double %1802, double %1863)
  %1865 = fsub double %1853, %1864
  %1866 = fsub double %1854, %1862
  %1867 = add i64 %1753, %1546
  %1868 = getelementptr double, ptr %1751, i64 %1867
  %1869 = load double, ptr %1868
  %1870 = getelementptr double, ptr %1752, i64 %1867
  %1871 = load double, ptr %1870
  %1872 = fneg double %1871
  %1873 = fmul double %1833, %1872
  %1874 = call double @llvm.fmuladd.f64(double %1869, double %1835, double %1873)
  %1875 = fmul double %1835, %1871
  %1876 = call double @llvm.fmuladd.f64(double %1869, double %1833, double %1875)
  %1877 = fsub double %1865, %1876
  %1878 = fsub double %1866, %1874
  %1879 = call double @llvm.fabs.f64(double %1878)
  %1880 = call double @llvm.fabs.f64(double %1877)
  %1881 = fadd double %1880, %1879
  %1882 = fadd double %1839, %1881
  %1883 = fcmp oeq double %1882, 0.000000e+00
  br i1 %1883, label %1990, label %1884

1884:
  %1885 = icmp slt i64 %1749, %1476
  br i1 %1885, label %1886, label %1990

1886:
  %1887 = fneg double %1781
  %1888 = fneg double %1803
  %1889 = fneg double %1835
  %1890 = fneg double %1878
  %1891 = fneg double %1783
  %1892 = fneg double %1802
  %1893 = fneg double %1833
  %1894 = fneg double %1877
  %1895 = insertelement <8 x double> poison, double %1887, i64 0
  %1896 = shufflevector <8 x double> %1895, <8 x double> poison, <8 x i32> zeroinitializer
  %1897 = insertelement <8 x double> poison, double %1888, i64 0
  %1898 = shufflevector <8 x double> %1897, <8 x double> poison, <8 x i32> zeroinitializer
  %1899 = insertelement <8 x double> poison, double %1889, i64 0
  %1900 = shufflevector <8 x double> %1899, <8 x double> poison, <8 x i32> zeroinitializer
  %1901 = insertelement <8 x double> poison, double %1890, i64 0
  %1902 = shufflevector <8 x double> %1901, <8 x double> poison, <8 x i32> zeroinitializer
  %1903 = insertelement <8 x double> poison, double %1802, i64 0
  %1904 = shufflevector <8 x double> %1903, <8 x double> poison, <8 x i32> zeroinitializer
  %1905 = insertelement <8 x double> poison, double %1783, i64 0
  %1906 = shufflevector <8 x double> %1905, <8 x double> poison, <8 x i32> zeroinitializer
  %1907 = insertelement <8 x double> poison, double %1833, i64 0
  %1908 = shufflevector <8 x double> %1907, <8 x double> poison, <8 x i32> zeroinitializer
  %1909 = insertelement <8 x double> poison, double %1877, i64 0
  %1910 = shufflevector <8 x double> %1909, <8 x double> poison, <8 x i32> zeroinitializer
  %1911 = insertelement <8 x double> poison, double %1891, i64 0
  %1912 = shufflevector <8 x double> %1911, <8 x double> poison, <8 x i32> zeroinitializer
  %1913 = insertelement <8 x double> poison, double %1892, i64 0
  %1914 = shufflevector <8 x double> %1913, <8 x double> poison, <8 x i32> zeroinitializer
  %1915 = insertelement <8 x double> poison, double %1893, i64 0
  %1916 = shufflevector <8 x double> %1915, <8 x double> poison, <8 x i32> zeroinitializer
  %1917 = insertelement <8 x double> poison, double %1894, i64 0
  %1918 = shufflevector <8 x double> %1917, <8 x double> poison, <8 x i32> zeroinitializer
  %1919 = insertelement <8 x double> poison, double %1803, i64 0
  %1920 = shufflevector <8 x double> %1919, <8 x double> poison, <8 x i32> zeroinitializer
  %1921 = insertelement <8 x double> poison, double %1781, i64 0
  %1922 = shufflevector <8 x double> %1921, <8 x double> poison, <8 x i32> zeroinitializer
  %1923 = insertelement <8 x double> poison, double %1835, i64 0
  %1924 = shufflevector <8 x double> %1923, <8 x double> poison, <8 x i32> zeroinitializer
  %1925 = insertelement <8 x double> poison, double %1878, i64 0
  %1926 = shufflevector <8 x double> %1925, <8 x double> poison, <8 x i32> zeroinitializer
  br label %1927

1927:
  %1928 = phi i64 [ %1929, %1988 ], [ %1749, %1886 ]
  %1929 = add i64 %1928, 8
  br label %1930

1930:
  %1931 = phi i64 [ 0, %1927 ], [ %1986, %1930 ]
  %1932 = add i64 %1928, %1931
  %1933 = getelementptr double, ptr %1751, i64 %1932
  %1934 = bitcast ptr %1933 to ptr
  %1935 = load <8 x double>, ptr %1934, align 8
  %1936 = add i64 %1932, %1478
  %1937 = getelementptr double, ptr %1751, i64 %1936
  %1938 = bitcast ptr %1937 to ptr
  %1939 = load <8 x double>, ptr %1938, align 8
  %1940 = add i64 %1932, %1546
  %1941 = getelementptr double, ptr %1751, i64 %1940
  %1942 = bitcast ptr %1941 to ptr
  %1943 = load <8 x double>, ptr %1942, align 8
  %1944 = add i64 %1932, %1547
  %1945 = getelementptr double, ptr %1751, i64 %1944
  %1946 = bitcast ptr %1945 to ptr
  %1947 = load <8 x double>, ptr %1946, align 8
  %1948 = getelementptr double, ptr %1752, i64 %1932
  %1949 = bitcast ptr %1948 to ptr
  %1950 = load <8 x double>, ptr %1949, align 8
  %1951 = getelementptr double, ptr %1752, i64 %1936
  %1952 = bitcast ptr %1951 to ptr
  %1953 = load <8 x double>, ptr %1952, align 8
  %1954 = getelementptr double, ptr %1752, i64 %1940
  %1955 = bitcast ptr %1954 to ptr
  %1956 = load <8 x double>, ptr %1955, align 8
  %1957 = getelementptr double, ptr %1752, i64 %1944
  %1958 = bitcast ptr %1957 to ptr
  %1959 = load <8 x double>, ptr %1958, align 8
  %1960 = getelementptr double, ptr %1515, i64 %1932
  %1961 = bitcast ptr %1960 to ptr
  %1962 = load <8 x double>, ptr %1961, align 8
  %1963 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1896, <8 x double> %1935, <8 x double> %1962)
  %1964 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1898, <8 x double> %1939, <8 x double> %1963)
  %1965 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1900, <8 x double> %1943, <8 x double> %1964)
  %1966 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1902, <8 x double> %1947, <8 x double> %1965)
  %1967 = fmul <8 x double> %1904, %1953
  %1968 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1906, <8 x double> %1950, <8 x double> %1967)
  %1969 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1908, <8 x double> %1956, <8 x double> %1968)
  %1970 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1910, <8 x double> %1959, <8 x double> %1969)
  %1971 = fadd <8 x double> %1970, %1966
  %1972 = bitcast ptr %1960 to ptr
  store <8 x double> %1971, ptr %1972, align 8
  %1973 = getelementptr double, ptr %1516, i64 %1932
  %1974 = bitcast ptr %1973 to ptr
  %1975 = load <8 x double>, ptr %1974, align 8
  %1976 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1912, <8 x double> %1935, <8 x double> %1975)
  %1977 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1914, <8 x double> %1939, <8 x double> %1976)
  %1978 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1916, <8 x double> %1943, <8 x double> %1977)
  %1979 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1918, <8 x double> %1947, <8 x double> %1978)
  %1980 = fmul <8 x double> %1920, %1953
  %1981 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1922, <8 x double> %1950, <8 x double> %1980)
  %1982 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1924, <8 x double> %1956, <8 x double> %1981)
  %1983 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1926, <8 x double> %1959, <8 x double> %1982)
  %1984 = fsub <8 x double> %1979, %1983
  %1985 = bitcast ptr %1973 to ptr
  store <8 x double> %1984, ptr %1985, align 8
  %1986 = add i64 %1931, 8
  %1987 = icmp eq i64 %1931, 0
  br i1 %1987, label %1988, label %1930

1988:
  %1989 = icmp slt i64 %1929, %1476
  br i1 %1989, label %1927, label %1990

1990:
  %1991 = add i64 %1748, 4
  %1992 = icmp slt i64 %1991, %1476
  br i1 %1992, label %1747, label %1740

1993:
  br i1 %1519, label %2272, label %2305

1994:
  %1995 = phi i64 [ %1742, %1744 ], [ %2270, %2269 ]
  %1996 = mul i64 %1995, %1478
  %1997 = getelementptr double, ptr %1504, i64 %1996
  %1998 = or i64 %1995, 3
  %1999 = getelementptr double, ptr %1515, i64 %1998
  %2000 = load double, ptr %1999
  %2001 = getelementptr double, ptr %1516, i64 %1998
  %2002 = load double, ptr %2001
  %2003 = getelementptr double, ptr %1509, i64 %1998
  %2004 = load double, ptr %2003
  %2005 = add i64 %1998, %1482
  %2006 = getelementptr double, ptr %1509, i64 %2005
  %2007 = load double, ptr %2006
  %2008 = fneg double %2002
  %2009 = fmul double %2007, %2008
  %2010 = call double @llvm.fmuladd.f64(double %2000, double %2004, double %2009)
  %2011 = fmul double %2002, %2004
  %2012 = call double @llvm.fmuladd.f64(double %2000, double %2007, double %2011)
  %2013 = icmp slt i64 %1998, %1476
  br i1 %2013, label %2014, label %2019

2014:
  %2015 = getelementptr i64, ptr %1484, i64 %1998
  %2016 = load i64, ptr %2015
  %2017 = getelementptr double, ptr %1426, i64 %2016
  store double %2010, ptr %2017
  %2018 = getelementptr double, ptr %1432, i64 %2016
  store double %2012, ptr %2018
  br label %2019

2019:
  %2020 = or i64 %1995, 2
  %2021 = getelementptr double, ptr %1515, i64 %2020
  %2022 = load double, ptr %2021
  %2023 = getelementptr double, ptr %1516, i64 %2020
  %2024 = load double, ptr %2023
  %2025 = add i64 %2020, %1746
  %2026 = getelementptr double, ptr %1997, i64 %2025
  %2027 = load double, ptr %2026
  %2028 = add i64 %2025, %1482
  %2029 = getelementptr double, ptr %1997, i64 %2028
  %2030 = load double, ptr %2029
  %2031 = fneg double %2030
  %2032 = fmul double %2012, %2031
  %2033 = call double @llvm.fmuladd.f64(double %2027, double %2010, double %2032)
  %2034 = fmul double %2010, %2030
  %2035 = call double @llvm.fmuladd.f64(double %2027, double %2012, double %2034)
  %2036 = fsub double %2024, %2035
  %2037 = fsub double %2022, %2033
  %2038 = getelementptr double, ptr %1509, i64 %2020
  %2039 = load double, ptr %2038
  %2040 = add i64 %2020, %1482
  %2041 = getelementptr double, ptr %1509, i64 %2040
  %2042 = load double, ptr %2041
  %2043 = fneg double %2036
  %2044 = fmul double %2042, %2043
  %2045 = call double @llvm.fmuladd.f64(double %2037, double %2039, double %2044)
  %2046 = fmul double %2039, %2036
  %2047 = call double @llvm.fmuladd.f64(double %2037, double %2042, double %2046)
  %2048 = icmp slt i64 %2020, %1476
  br i1 %2048, label %2049, label %2054

2049:
  %2050 = getelementptr i64, ptr %1484, i64 %2020
  %2051 = load i64, ptr %2050
  %2052 = getelementptr double, ptr %1426, i64 %2051
  store double %2045, ptr %2052
  %2053 = getelementptr double, ptr %1432, i64 %2051
  store double %2047, ptr %2053
  br label %2054

2054:
  %2055 = or i64 %1995, 1
  %2056 = getelementptr double, ptr %1515, i64 %2055
  %2057 = load double, ptr %2056
  %2058 = getelementptr double, ptr %1516, i64 %2055
  %2059 = load double, ptr %2058
  %2060 = add i64 %2055, %1745
  %2061 = getelementptr double, ptr %1997, i64 %2060
  %2062 = load double, ptr %2061
  %2063 = add i64 %2060, %1482
  %2064 = getelementptr double, ptr %1997, i64 %2063
  %2065 = load double, ptr %2064
  %2066 = fneg double %2065
  %2067 = fmul double %2047, %2066
  %2068 = call double @llvm.fmuladd.f64(double %2062, double %2045, double %2067)
  %2069 = fmul double %2045, %2065
  %2070 = call double @llvm.fmuladd.f64(double %2062, double %2047, double %2069)
  %2071 = fsub double %2059, %2070
  %2072 = fsub double %2057, %2068
  %2073 = add i64 %2055, %1746
  %2074 = getelementptr double, ptr %1997, i64 %2073
  %2075 = load double, ptr %2074
  %2076 = add i64 %2073, %1482
  %2077 = getelementptr double, ptr %1997, i64 %2076
  %2078 = load double, ptr %2077
  %2079 = fneg double %2078
  %2080 = fmul double %2012, %2079
  %2081 = call double @llvm.fmuladd.f64(double %2075, double %2010, double %2080)
  %2082 = fmul double %2010, %2078
  %2083 = call double @llvm.fmuladd.f64(double %2075, double %2012, double %2082)
  %2084 = fsub double %2071, %2083
  %2085 = fsub double %2072, %2081
  %2086 = getelementptr double, ptr %1509, i64 %2055
  %2087 = load double, ptr %2086
  %2088 = add i64 %2055, %1482
  %2089 = getelementptr double, ptr %1509, i64 %2088
  %2090 = load double, ptr %2089
  %2091 = fneg double %2084
  %2092 = fmul double %2090, %2091
  %2093 = call double @llvm.fmuladd.f64(double %2085, double %2087, double %2092)
  %2094 = fmul double %2087, %2084
  %2095 = call double @llvm.fmuladd.f64(double %2085, double %2090, double %2094)
  %2096 = icmp slt i64 %2055, %1476
  br i1 %2096, label %2097, label %2102

2097:
  %2098 = getelementptr i64, ptr %1484, i64 %2055
  %2099 = load i64, ptr %2098
  %2100 = getelementptr double, ptr %1426, i64 %2099
  store double %2093, ptr %2100
  %2101 = getelementptr double, ptr %1432, i64 %2099
  store double %2095, ptr %2101
  br label %2102

2102:
  %2103 = getelementptr double, ptr %1515, i64 %1995
  %2104 = load double, ptr %2103
  %2105 = getelementptr double, ptr %1516, i64 %1995
  %2106 = load double, ptr %2105
  %2107 = add i64 %1995, %1478
  %2108 = getelementptr double, ptr %1997, i64 %2107
  %2109 = load double, ptr %2108
  %2110 = add i64 %2107, %1482
  %2111 = getelementptr double, ptr %1997, i64 %2110
  %2112 = load double, ptr %2111
  %2113 = fneg double %2112
  %2114 = fmul double %2095, %2113
  %2115 = call double @llvm.fmuladd.f64(double %2109, double %2093, double %2114)
  %2116 = fmul double %2093, %2112
  %2117 = call double @llvm.fmuladd.f64(double %2109, double %2095, double %2116)
  %2118 = fsub double %2106, %2117
  %2119 = fsub double %2104, %2115
  %2120 = add i64 %1995, %1745
  %2121 = getelementptr double, ptr %1997, i64 %2120
  %2122 = load double, ptr %2121
  %2123 = add i64 %2120, %1482
  %2124 = getelementptr double, ptr %1997, i64 %2123
  %2125 = load double, ptr %2124
  %2126 = fneg double %2125
  %2127 = fmul double %2047, %2126
  %2128 = call double @llvm.fmuladd.f64(double %2122, double %2045, double %2127)
  %2129 = fmul double %2045, %2125
  %2130 = call double @llvm.fmuladd.f64(double %2122, double %2047, double %2129)
  %2131 = fsub double %2118, %2130
  %2132 = fsub double %2119, %2128
  %2133 = add i64 %1995, %1746
  %2134 = getelementptr double, ptr %1997, i64 %2133
  %2135 = load double, ptr %2134
  %2136 = add i64 %2133, %1482
  %2137 = getelementptr double, ptr %1997, i64 %2136
  %2138 = load double, ptr %2137
  %2139 = fneg double %2138
  %2140 = fmul double %2012, %2139
  %2141 = call double @llvm.fmuladd.f64(double %2135, double %2010, double %2140)
  %2142 = fmul double %2010, %2138
  %2143 = call double @llvm.fmuladd.f64(double %2135, double %2012, double %2142)
  %2144 = fsub double %2131, %2143
  %2145 = fsub double %2132, %2141
  %2146 = getelementptr double, ptr %1509, i64 %1995
  %2147 = load double, ptr %2146
  %2148 = add i64 %1995, %1482
  %2149 = getelementptr double, ptr %1509, i64 %2148
  %2150 = load double, ptr %2149
  %2151 = fneg double %2144
  %2152 = fmul double %2150, %2151
  %2153 = call double @llvm.fmuladd.f64(double %2145, double %2147, double %2152)
  %2154 = fmul double %2147, %2144
  %2155 = call double @llvm.fmuladd.f64(double %2145, double %2150, double %2154)
  %2156 = icmp slt i64 %1995, %1476
  br i1 %2156, label %2157, label %2162

2157:
  %2158 = getelementptr i64, ptr %1484, i64 %1995
  %2159 = load i64, ptr %2158
  %2160 = getelementptr double, ptr %1426, i64 %2159
  store double %2153, ptr %2160
  %2161 = getelementptr double, ptr %1432, i64 %2159
  store double %2155, ptr %2161
  br label %2162

2162:
  %2163 = getelementptr double, ptr %1997, i64 %1482
  %2164 = icmp eq i64 %1995, 0
  br i1 %2164, label %1993, label %2165

2165:
  %2166 = fneg double %2153
  %2167 = fneg double %2093
  %2168 = fneg double %2045
  %2169 = fneg double %2010
  %2170 = fneg double %2155
  %2171 = fneg double %2095
  %2172 = fneg double %2047
  %2173 = fneg double %2012
  %2174 = insertelement <8 x double> poison, double %2166, i64 0
  %2175 = shufflevector <8 x double> %2174, <8 x double> poison, <8 x i32> zeroinitializer
  %2176 = insertelement <8 x double> poison, double %2167, i64 0
  %2177 = shufflevector <8 x double> %2176, <8 x double> poison, <8 x i32> zeroinitializer
  %2178 = insertelement <8 x double> poison, double %2168, i64 0
  %2179 = shufflevector <8 x double> %2178, <8 x double> poison, <8 x i32> zeroinitializer
  %2180 = insertelement <8 x double> poison, double %2169, i64 0
  %2181 = shufflevector <8 x double> %2180, <8 x double> poison, <8 x i32> zeroinitializer
  %2182 = insertelement <8 x double> poison, double %2095, i64 0
  %2183 = shufflevector <8 x double> %2182, <8 x double> poison, <8 x i32> zeroinitializer
  %2184 = insertelement <8 x double> poison, double %2155, i64 0
  %2185 = shufflevector <8 x double> %2184, <8 x double> poison, <8 x i32> zeroinitializer
  %2186 = insertelement <8 x double> poison, double %2047, i64 0
  %2187 = shufflevector <8 x double> %2186, <8 x double> poison, <8 x i32> zeroinitializer
  %2188 = insertelement <8 x double> poison, double %2012, i64 0
  %2189 = shufflevector <8 x double> %2188, <8 x double> poison, <8 x i32> zeroinitializer
  %2190 = insertelement <8 x double> poison, double %2170, i64 0
  %2191 = shufflevector <8 x double> %2190, <8 x double> poison, <8 x i32> zeroinitializer
  %2192 = insertelement <8 x double> poison, double %2171, i64 0
  %2193 = shufflevector <8 x double> %2192, <8 x double> poison, <8 x i32> zeroinitializer
  %2194 = insertelement <8 x double> poison, double %2172, i64 0
  %2195 = shufflevector <8 x double> %2194, <8 x double> poison, <8 x i32> zeroinitializer
  %2196 = insertelement <8 x double> poison, double %2173, i64 0
  %2197 = shufflevector <8 x double> %2196, <8 x double> poison, <8 x i32> zeroinitializer
  %2198 = insertelement <8 x double> poison, double %2093, i64 0
  %2199 = shufflevector <8 x double> %2198, <8 x double> poison, <8 x i32> zeroinitializer
  %2200 = insertelement <8 x double> poison, double %2153, i64 0
  %2201 = shufflevector <8 x double> %2200, <8 x double> poison, <8 x i32> zeroinitializer
  %2202 = insertelement <8 x double> poison, double %2045, i64 0
  %2203 = shufflevector <8 x double> %2202, <8 x double> poison, <8 x i32> zeroinitializer
  %2204 = insertelement <8 x double> poison, double %2010, i64 0
  %2205 = shufflevector <8 x double> %2204, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2206

2206:
  %2207 = phi i64 [ %2267, %2266 ], [ 0, %2165 ]
  br label %2208

2208:
  %2209 = phi i64 [ 0, %2206 ], [ %2264, %2208 ]
  %2210 = add i64 %2207, %2209
  %2211 = getelementptr double, ptr %1997, i64 %2210
  %2212 = bitcast ptr %2211 to ptr
  %2213 = load <8 x double>, ptr %2212, align 8
  %2214 = add i64 %2210, %1478
  %2215 = getelementptr double, ptr %1997, i64 %2214
  %2216 = bitcast ptr %2215 to ptr
  %2217 = load <8 x double>, ptr %2216, align 8
  %2218 = add i64 %2210, %1745
  %2219 = getelementptr double, ptr %1997, i64 %2218
  %2220 = bitcast ptr %2219 to ptr
  %2221 = load <8 x double>, ptr %2220, align 8
  %2222 = add i64 %2210, %1746
  %2223 = getelementptr double, ptr %1997, i64 %2222
  %2224 = bitcast ptr %2223 to ptr
  %2225 = load <8 x double>, ptr %2224, align 8
  %2226 = getelementptr double, ptr %2163, i64 %2210
  %2227 = bitcast ptr %2226 to ptr
  %2228 = load <8 x double>, ptr %2227, align 8
  %2229 = getelementptr double, ptr %2163, i64 %2214
  %2230 = bitcast ptr %2229 to ptr
  %2231 = load <8 x double>, ptr %2230, align 8
  %2232 = getelementptr double, ptr %2163, i64 %2218
  %2233 = bitcast ptr %2232 to ptr
  %2234 = load <8 x double>, ptr %2233, align 8
  %2235 = getelementptr double, ptr %2163, i64 %2222
  %2236 = bitcast ptr %2235 to ptr
  %2237 = load <8 x double>, ptr %2236, align 8
  %2238 = getelementptr double, ptr %1515, i64 %2210
  %2239 = bitcast ptr %2238 to ptr
  %2240 = load <8 x double>, ptr %2239, align 8
  %2241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2175, <8 x double> %2213, <8 x double> %2240)
  %2242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2177, <8 x double> %2217, <8 x double> %2241)
  %2243 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2179, <8 x double> %2221, <8 x double> %2242)
  %2244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2181, <8 x double> %2225, <8 x double> %2243)
  %2245 = fmul <8 x double> %2183, %2231
  %2246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2185, <8 x double> %2228, <8 x double> %2245)
  %2247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2187, <8 x double> %2234, <8 x double> %2246)
  %2248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2189, <8 x double> %2237, <8 x double> %2247)
  %2249 = fadd <8 x double> %2248, %2244
  %2250 = bitcast ptr %2238 to ptr
  store <8 x double> %2249, ptr %2250, align 8
  %2251 = getelementptr double, ptr %1516, i64 %2210
  %2252 = bitcast ptr %2251 to ptr
  %2253 = load <8 x double>, ptr %2252, align 8
  %2254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2191, <8 x double> %2213, <8 x double> %2253)
  %2255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2193, <8 x double> %2217, <8 x double> %2254)
  %2256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2195, <8 x double> %2221, <8 x double> %2255)
  %2257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2197, <8 x double> %2225, <8 x double> %2256)
  %2258 = fmul <8 x double> %2199, %2231
  %2259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2201, <8 x double> %2228, <8 x double> %2258)
  %2260 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2203, <8 x double> %2234, <8 x double> %2259)
  %2261 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2205, <8 x double> %2237, <8 x double> %2260)
  %2262 = fsub <8 x double> %2257, %2261
  %2263 = bitcast ptr %2251 to ptr
  store <8 x double> %2262, ptr %2263, align 8
  %2264 = add i64 %2209, 8
  %2265 = icmp eq i64 %2209, 0
  br i1 %2265, label %2266, label %2208

2266:
  %2267 = add i64 %2207, 8
  %2268 = icmp slt i64 %2267, %1995
  br i1 %2268, label %2206, label %2269

2269:
  %2270 = add i64 %1995, -4
  %2271 = icmp sgt i64 %1995, 3
  br i1 %2271, label %1994, label %1993

2272:
  %2273 = phi i64 [ %2302, %2272 ], [ %1476, %1993 ]
  %2274 = getelementptr i64, ptr %1475, i64 %2273
  %2275 = load i64, ptr %2274
  %2276 = getelementptr i64, ptr %1484, i64 %2275
  %2277 = load i64, ptr %2276
  %2278 = getelementptr i64, ptr %1484, i64 %2273
  %2279 = load i64, ptr %2278
  %2280 = mul i64 %2279, %1424
  %2281 = add i64 %2280, %2277
  %2282 = getelementptr double, ptr %1494, i64 %2281
  %2283 = load double, ptr %2282
  %2284 = fdiv double %2283, %1497
  %2285 = getelementptr double, ptr %1426, i64 %2277
  %2286 = load double, ptr %2285
  %2287 = getelementptr double, ptr %1432, i64 %2277
  %2288 = load double, ptr %2287
  %2289 = fmul double %1446, %2288
  %2290 = call double @llvm.fmuladd.f64(double %2286, double %1438, double %2289)
  %2291 = getelementptr double, ptr %1426, i64 %2279
  %2292 = load double, ptr %2291
  %2293 = call double @llvm.fmuladd.f64(double %2284, double %2290, double %2292)
  store double %2293, ptr %2291
  %2294 = load double, ptr %2287
  %2295 = load double, ptr %2285
  %2296 = fneg double %2295
  %2297 = fmul double %1446, %2296
  %2298 = call double @llvm.fmuladd.f64(double %2294, double %1438, double %2297)
  %2299 = getelementptr double, ptr %1432, i64 %2279
  %2300 = load double, ptr %2299
  %2301 = call double @llvm.fmuladd.f64(double %2284, double %2298, double %2300)
  store double %2301, ptr %2299
  %2302 = add i64 %2273, 1
  %2303 = icmp eq i64 %2302, %1424
  br i1 %2303, label %2305, label %2272

2304:
  call void @solve_real(ptr %0, double %210, ptr %1426)
  br label %2305

2305:
  %2306 = phi i64 [ 1, %2304 ], [ 2, %1993 ], [ 2, %2272 ]
  %2307 = add i64 %2306, %1419
  %2308 = icmp slt i64 %2307, %1397
  br i1 %2308, label %1418, label %1413

2309:
  %2310 = phi double [ 0.000000e+00, %1413 ], [ %2319, %2318 ]
  %2311 = phi i64 [ 0, %1413 ], [ %2320, %2318 ]
  %2312 = add i64 %2311, 22
  %2313 = mul i64 %2312, %1417
  %2314 = getelementptr double, ptr %1414, i64 %2313
  %2315 = add i64 %2311, 29
  %2316 = mul i64 %2315, %1417
  %2317 = getelementptr double, ptr %1414, i64 %2316
  br i1 %1412, label %2322, label %2318

2318:
  %2319 = phi double [ %2310, %2309 ], [ %2330, %2322 ]
  %2320 = add i64 %2311, 1
  %2321 = icmp eq i64 %2320, %1397
  br i1 %2321, label %2336, label %2309

2322:
  %2323 = phi i64 [ %2334, %2322 ], [ 0, %2309 ]
  %2324 = phi double [ %2330, %2322 ], [ %2310, %2309 ]
  %2325 = getelementptr double, ptr %2314, i64 %2323
  %2326 = load double, ptr %2325
  %2327 = getelementptr double, ptr %1409, i64 %2323
  %2328 = load double, ptr %2327
  %2329 = fdiv double %2326, %2328
  %2330 = call double @llvm.fmuladd.f64(double %2329, double %2329, double %2324)
  %2331 = getelementptr double, ptr %2317, i64 %2323
  %2332 = load double, ptr %2331
  %2333 = fadd double %2326, %2332
  store double %2333, ptr %2331
  %2334 = add i64 %2323, 1
  %2335 = icmp eq i64 %2334, %1398
  br i1 %2335, label %2318, label %2322

2336:
  %2337 = phi double [ 0.000000e+00, %1395 ], [ %2319, %2318 ]
  call void @transform(ptr %0, ptr %1404, i64 19, i64 5)
  %2338 = mul i64 %1398, %1397
  %2339 = sitofp i64 %2338 to double
  %2340 = fdiv double %2337, %2339
  %2341 = call double @llvm.sqrt.f64(double %2340)
  %2342 = call double @llvm.fabs.f64(double %2341)
  %2343 = fcmp ueq double %2342, 0x7FF0000000000000
  br i1 %2343, label %2387, label %2344

2344:
  %2345 = icmp ugt i64 %1311, 1
  br i1 %2345, label %2349, label %2346

2346:
  %2347 = load double, ptr %15
  %2348 = fmul double %2341, %2347
  br label %2379

2349:
  %2350 = fdiv double %2341, %1312
  %2351 = icmp eq i64 %1311, 2
  br i1 %2351, label %2355, label %2352

2352:
  %2353 = fmul double %1313, %2350
  %2354 = call double @llvm.sqrt.f64(double %2353)
  br label %2355

2355:
  %2356 = phi double [ %2354, %2352 ], [ %2350, %2349 ]
  store double %2356, ptr %25
  %2357 = fcmp olt double %2356, 0x3FEFAE147AE147AE
  br i1 %2357, label %2358, label %2387

2358:
  %2359 = fsub double 1.000000e+00, %2356
  %2360 = fdiv double %2356, %2359
  store double %2360, ptr %15
  %2361 = sub i64 %1232, %1311
  %2362 = sitofp i64 %2361 to double
  %2363 = fmul double %2341, %2360
  %2364 = fadd double %2362, -1.000000e+00
  %2365 = call double @llvm.pow.f64(double %2356, double %2364)
  %2366 = fmul double %2365, %2363
  %2367 = icmp sle i64 %1232, %1311
  %2368 = fcmp ult double %2366, %1231
  %2369 = select i1 %2367, i1 true, i1 %2368
  br i1 %2369, label %2379, label %2370

2370:
  %2371 = fdiv double %2366, %1231
  %2372 = call double @llvm.minnum.f64(double %2371, double 2.000000e+01)
  %2373 = call double @llvm.maxnum.f64(double %2372, double 1.000000e-04)
  %2374 = fadd double %2362, 4.000000e+00
  %2375 = fadd double %2374, -1.000000e+00
  %2376 = fdiv double -1.000000e+00, %2375
  %2377 = call double @llvm.pow.f64(double %2373, double %2376)
  %2378 = fmul double %2377, 8.000000e-01
  br label %2387

2379:
  %2380 = phi double [ %2348, %2346 ], [ %2363, %2358 ]
  %2381 = phi double [ %1313, %2346 ], [ %2350, %2358 ]
  %2382 = fcmp ugt double %2380, %1231
  br i1 %2382, label %2383, label %2410

2383:
  %2384 = call double @llvm.maxnum.f64(double %2341, double 0x3CB0000000000000)
  %2385 = add i64 %1311, 1
  %2386 = icmp slt i64 %1232, %2385
  br i1 %2386, label %2387, label %1310

2387:
  %2388 = phi double [ %2378, %2370 ], [ 1.250000e-01, %1352 ], [ 5.000000e-01, %1305 ], [ 5.000000e-01, %2383 ], [ 5.000000e-01, %2355 ], [ 5.000000e-01, %2336 ]
  %2389 = call i32 @takes_side(ptr %0, double %210)
  %2390 = icmp eq i32 %2389, 0
  br i1 %2390, label %2395, label %2391

2391:
  %2392 = call i32 @ode_is_hasty(ptr %0)
  %2393 = icmp eq i32 %2392, 0
  br i1 %2393, label %2394, label %3137

2394:
  br label %52

2395:
  %2396 = load i64, ptr %50
  %2397 = add i64 %2396, 1
  store i64 %2397, ptr %50
  store i64 1, ptr %37
  %2398 = load i64, ptr %14
  %2399 = icmp slt i64 %2398, 2
  br i1 %2399, label %2400, label %2405

2400:
  %2401 = load i64, ptr %13
  %2402 = icmp sgt i64 %2401, 3
  br i1 %2402, label %2403, label %2405

2403:
  %2404 = add i64 %2401, -2
  store i64 %2404, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %2405

2405:
  store i64 0, ptr %14
  %2406 = fmul double %210, %2388
  store double %2406, ptr %19
  %2407 = icmp eq i32 %166, 0
  br i1 %2407, label %2408, label %3133

2408:
  %2409 = call i64 @evaluate_jacobian(ptr %0)
  br label %3133

2410:
  %2411 = trunc i64 %1311 to i32
  %2412 = load ptr, ptr %8
  %2413 = getelementptr %struct.ode_system, ptr %2412, i64 0, i32 0
  %2414 = load i64, ptr %2413
  %2415 = load i64, ptr %13
  %2416 = icmp eq i64 %2415, 3
  %2417 = icmp eq i64 %2415, 5
  %2418 = select i1 %2417, ptr @RADAU5, ptr @RADAU7
  %2419 = select i1 %2416, ptr @RADAU3, ptr %2418
  %2420 = getelementptr double, ptr %2419, i64 2
  %2421 = getelementptr double, ptr %2420, i64 %2415
  %2422 = mul i64 %2415, %2415
  %2423 = getelementptr double, ptr %2421, i64 %2422
  %2424 = getelementptr double, ptr %2423, i64 %2422
  %2425 = getelementptr double, ptr %2424, i64 %2415
  %2426 = load ptr, ptr %7
  %2427 = mul i64 %2414, 11
  %2428 = getelementptr double, ptr %2426, i64 %2427
  %2429 = mul i64 %2414, 22
  %2430 = getelementptr double, ptr %2426, i64 %2429
  %2431 = mul i64 %2414, 12
  %2432 = getelementptr double, ptr %2426, i64 %2431
  %2433 = mul i64 %2414, 10
  %2434 = getelementptr double, ptr %2426, i64 %2433
  %2435 = icmp sgt i64 %2414, 0
  br i1 %2435, label %2436, label %2438

2436:
  %2437 = icmp sgt i64 %2415, 0
  br label %2440

2438:
  %2439 = sitofp i64 %2414 to double
  br label %2466

2440:
  %2441 = phi i64 [ 0, %2436 ], [ %2452, %2445 ]
  %2442 = getelementptr double, ptr %2430, i64 %2441
  store double 0.000000e+00, ptr %2442
  br i1 %2437, label %2443, label %2445

2443:
  %2444 = getelementptr double, ptr %2426, i64 %2441
  br label %2454

2445:
  %2446 = phi double [ 0.000000e+00, %2440 ], [ %2463, %2454 ]
  %2447 = fdiv double %2446, %210
  store double %2447, ptr %2442
  %2448 = getelementptr double, ptr %2434, i64 %2441
  %2449 = load double, ptr %2448
  %2450 = fadd double %2447, %2449
  %2451 = getelementptr double, ptr %2432, i64 %2441
  store double %2450, ptr %2451
  %2452 = add i64 %2441, 1
  %2453 = icmp eq i64 %2452, %2414
  br i1 %2453, label %2438, label %2440

2454:
  %2455 = phi double [ 0.000000e+00, %2443 ], [ %2463, %2454 ]
  %2456 = phi i64 [ 0, %2443 ], [ %2464, %2454 ]
  %2457 = getelementptr double, ptr %2425, i64 %2456
  %2458 = load double, ptr %2457
  %2459 = add i64 %2456, 15
  %2460 = mul i64 %2459, %2414
  %2461 = getelementptr double, ptr %2444, i64 %2460
  %2462 = load double, ptr %2461
  %2463 = call double @llvm.fmuladd.f64(double %2458, double %2462, double %2455)
  store double %2463, ptr %2442
  %2464 = add i64 %2456, 1
  %2465 = icmp eq i64 %2464, %2415
  br i1 %2465, label %2445, label %2454

2466:
  %2467 = phi i1 [ false, %2438 ], [ true, %2528 ]
  call void @solve_real(ptr %0, double %210, ptr %2432)
  br i1 %2435, label %2475, label %2468

2468:
  %2469 = phi double [ 0.000000e+00, %2466 ], [ %2483, %2475 ]
  %2470 = fdiv double %2469, %2439
  %2471 = call double @llvm.sqrt.f64(double %2470)
  %2472 = call double @llvm.maxnum.f64(double %2471, double 1.000000e-10)
  %2473 = fcmp olt double %2472, 1.000000e+00
  %2474 = or i1 %2467, %2473
  br i1 %2474, label %2548, label %2486

2475:
  %2476 = phi i64 [ %2484, %2475 ], [ 0, %2466 ]
  %2477 = phi double [ %2483, %2475 ], [ 0.000000e+00, %2466 ]
  %2478 = getelementptr double, ptr %2432, i64 %2476
  %2479 = load double, ptr %2478
  %2480 = getelementptr double, ptr %2428, i64 %2476
  %2481 = load double, ptr %2480
  %2482 = fdiv double %2479, %2481
  %2483 = call double @llvm.fmuladd.f64(double %2482, double %2482, double %2477)
  %2484 = add i64 %2476, 1
  %2485 = icmp eq i64 %2484, %2414
  br i1 %2485, label %2468, label %2475

2486:
  %2487 = load double, ptr %10
  %2488 = fcmp oeq double %2487, 0.000000e+00
  br i1 %2488, label %2492, label %2489

2489:
  %2490 = load i64, ptr %37
  %2491 = icmp eq i64 %2490, 0
  br i1 %2491, label %2552, label %2492

2492:
  %2493 = load ptr, ptr %7
  %2494 = load ptr, ptr %8
  %2495 = getelementptr %struct.ode_system, ptr %2494, i64 0, i32 0
  %2496 = load i64, ptr %2495
  %2497 = mul i64 %2496, 3
  %2498 = getelementptr double, ptr %2493, i64 %2497
  br i1 %2435, label %2529, label %2499

2499:
  %2500 = load double, ptr %6
  %2501 = getelementptr %struct.ode_system, ptr %2494, i64 0, i32 5
  %2502 = load ptr, ptr %2501
  %2503 = getelementptr %struct.ode_system, ptr %2494, i64 0, i32 4
  %2504 = load ptr, ptr %2503
  %2505 = call i64 %2502(ptr %2504, double %2500, ptr %2498, ptr %2432)
  %2506 = load i64, ptr %9
  %2507 = add i64 %2506, 1
  store i64 %2507, ptr %9
  switch i64 %2505, label %3137 [
    i64 3, label %2508
    i64 0, label %2527
  ]

2508:
  store i64 3, ptr %38
  store double %2500, ptr %39
  %2509 = load ptr, ptr %7
  %2510 = load ptr, ptr %8
  %2511 = getelementptr %struct.ode_system, ptr %2510, i64 0, i32 0
  %2512 = load i64, ptr %2511
  %2513 = shl i64 %2512, 2
  %2514 = getelementptr double, ptr %2509, i64 %2513
  %2515 = bitcast ptr %2514 to ptr
  %2516 = bitcast ptr %2432 to ptr
  %2517 = shl i64 %2512, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2515, ptr align 8 %2516, i64 %2517, i1 false)
  %2518 = load ptr, ptr %7
  %2519 = load ptr, ptr %8
  %2520 = getelementptr %struct.ode_system, ptr %2519, i64 0, i32 0
  %2521 = load i64, ptr %2520
  %2522 = mul i64 %2521, 5
  %2523 = getelementptr double, ptr %2518, i64 %2522
  %2524 = bitcast ptr %2523 to ptr
  %2525 = bitcast ptr %2498 to ptr
  %2526 = shl i64 %2521, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2524, ptr align 8 %2525, i64 %2526, i1 false)
  br label %2548

2527:
  br i1 %2435, label %2539, label %2528

2528:
  br label %2466

2529:
  %2530 = phi i64 [ %2537, %2529 ], [ 0, %2492 ]
  %2531 = getelementptr double, ptr %2426, i64 %2530
  %2532 = load double, ptr %2531
  %2533 = getelementptr double, ptr %2432, i64 %2530
  %2534 = load double, ptr %2533
  %2535 = fadd double %2532, %2534
  %2536 = getelementptr double, ptr %2498, i64 %2530
  store double %2535, ptr %2536
  %2537 = add i64 %2530, 1
  %2538 = icmp eq i64 %2537, %2414
  br i1 %2538, label %2499, label %2529

2539:
  %2540 = phi i64 [ %2546, %2539 ], [ 0, %2527 ]
  %2541 = getelementptr double, ptr %2430, i64 %2540
  %2542 = load double, ptr %2541
  %2543 = getelementptr double, ptr %2432, i64 %2540
  %2544 = load double, ptr %2543
  %2545 = fadd double %2542, %2544
  store double %2545, ptr %2543
  %2546 = add i64 %2540, 1
  %2547 = icmp eq i64 %2546, %2414
  br i1 %2547, label %2528, label %2539

2548:
  %2549 = phi i1 [ false, %2508 ], [ %2473, %2468 ]
  %2550 = phi i64 [ 3, %2508 ], [ 0, %2468 ]
  %2551 = load i64, ptr %37
  br label %2552

2552:
  %2553 = phi i64 [ %2551, %2548 ], [ 0, %2489 ]
  %2554 = phi i1 [ %2549, %2548 ], [ false, %2489 ]
  %2555 = phi i64 [ %2550, %2548 ], [ 0, %2489 ]
  %2556 = load i64, ptr %13
  %2557 = sitofp i64 %2556 to double
  %2558 = fadd double %2557, 4.000000e+00
  %2559 = fmul double %2558, 2.000000e+00
  %2560 = fadd double %2559, 1.000000e+00
  %2561 = fmul double %2560, 9.000000e-01
  %2562 = sitofp i32 %2411 to double
  %2563 = fadd double %2559, %2562
  %2564 = fdiv double %2561, %2563
  %2565 = call double @llvm.minnum.f64(double %2564, double 9.000000e-01)
  store i64 0, ptr %40
  %2566 = icmp eq i64 %2555, 0
  %2567 = select i1 %2566, i1 %2554, i1 false
  br i1 %2567, label %2568, label %3092

2568:
  %2569 = call double @llvm.fabs.f64(double %210)
  %2570 = load double, ptr %22
  %2571 = fsub double %2570, %167
  %2572 = call double @llvm.fabs.f64(double %2571)
  %2573 = fmul double %2572, 5.000000e-01
  %2574 = fcmp ogt double %2569, %2573
  br i1 %2574, label %2575, label %2894

2575:
  %2576 = icmp eq i64 %2556, 3
  %2577 = icmp eq i64 %2556, 5
  %2578 = select i1 %2577, ptr @RADAU5, ptr @RADAU7
  %2579 = select i1 %2576, ptr @RADAU3, ptr %2578
  %2580 = getelementptr double, ptr %2579, i64 2
  %2581 = getelementptr double, ptr %2580, i64 %2556
  %2582 = mul i64 %2556, %2556
  %2583 = getelementptr double, ptr %2581, i64 %2582
  %2584 = getelementptr double, ptr %2583, i64 %2582
  %2585 = load double, ptr %2584
  %2586 = load ptr, ptr %8
  %2587 = getelementptr %struct.ode_system, ptr %2586, i64 0, i32 0
  %2588 = load i64, ptr %2587
  %2589 = load ptr, ptr %7
  %2590 = mul i64 %2588, 14
  %2591 = getelementptr double, ptr %2589, i64 %2590
  %2592 = mul i64 %2588, 3
  %2593 = getelementptr double, ptr %2589, i64 %2592
  %2594 = icmp sgt i64 %2588, 0
  br i1 %2594, label %2596, label %2601

2595:
  call void @multiply(ptr %0, ptr %2593, ptr %2591, i32 1)
  call void @multiply(ptr %0, ptr %2591, ptr %2593, i32 1)
  br label %2602

2596:
  %2597 = phi i64 [ %2599, %2596 ], [ 0, %2575 ]
  %2598 = getelementptr double, ptr %2593, i64 %2597
  store double 1.000000e+00, ptr %2598
  %2599 = add i64 %2597, 1
  %2600 = icmp eq i64 %2599, %2588
  br i1 %2600, label %2595, label %2596

2601:
  call void @multiply(ptr %0, ptr %2593, ptr %2591, i32 1)
  call void @multiply(ptr %0, ptr %2591, ptr %2593, i32 1)
  br label %2610

2602:
  %2603 = phi i64 [ %2608, %2602 ], [ 0, %2595 ]
  %2604 = phi double [ %2607, %2602 ], [ 0.000000e+00, %2595 ]
  %2605 = getelementptr double, ptr %2593, i64 %2603
  %2606 = load double, ptr %2605
  %2607 = call double @llvm.maxnum.f64(double %2604, double %2606)
  %2608 = add i64 %2603, 1
  %2609 = icmp eq i64 %2608, %2588
  br i1 %2609, label %2610, label %2602

2610:
  %2611 = phi double [ 0.000000e+00, %2601 ], [ %2607, %2602 ]
  %2612 = call double @llvm.sqrt.f64(double %2611)
  %2613 = fmul double %2569, %2612
  %2614 = fmul double %2585, 2.000000e-01
  %2615 = fcmp ogt double %2613, %2614
  br i1 %2615, label %2616, label %2875

2616:
  %2617 = load ptr, ptr %8
  %2618 = getelementptr %struct.ode_system, ptr %2617, i64 0, i32 0
  %2619 = load i64, ptr %2618
  %2620 = load ptr, ptr %7
  %2621 = mul i64 %2619, 10
  %2622 = getelementptr double, ptr %2620, i64 %2621
  %2623 = mul i64 %2619, 11
  %2624 = getelementptr double, ptr %2620, i64 %2623
  %2625 = mul i64 %2619, 22
  %2626 = getelementptr double, ptr %2620, i64 %2625
  %2627 = mul i64 %2619, 23
  %2628 = getelementptr double, ptr %2620, i64 %2627
  %2629 = mul i64 %2619, 14
  %2630 = getelementptr double, ptr %2620, i64 %2629
  %2631 = mul i64 %2619, 3
  %2632 = getelementptr double, ptr %2620, i64 %2631
  %2633 = load i64, ptr %13
  %2634 = icmp eq i64 %2633, 3
  %2635 = icmp eq i64 %2633, 5
  %2636 = select i1 %2635, ptr @RADAU5, ptr @RADAU7
  %2637 = select i1 %2634, ptr @RADAU3, ptr %2636
  %2638 = getelementptr double, ptr %2637, i64 2
  %2639 = getelementptr double, ptr %2638, i64 %2633
  %2640 = mul i64 %2633, %2633
  %2641 = getelementptr double, ptr %2639, i64 %2640
  %2642 = getelementptr double, ptr %2641, i64 %2640
  %2643 = load double, ptr %2637, align 16
  %2644 = getelementptr double, ptr %2637, i64 1
  %2645 = load double, ptr %2644
  %2646 = sitofp i64 %2633 to double
  %2647 = load ptr, ptr %12
  %2648 = getelementptr %struct.ode_options, ptr %2647, i64 0, i32 1
  %2649 = load double, ptr %2648
  %2650 = fadd double %2646, 1.000000e+00
  %2651 = fmul double %2650, 5.000000e-01
  %2652 = fdiv double %2651, %2646
  %2653 = call double @llvm.pow.f64(double %2649, double %2652)
  %2654 = fmul double %2645, %2653
  %2655 = fdiv double 0x3CE4000000000000, %2654
  %2656 = call double @llvm.sqrt.f64(double %2654)
  %2657 = fmul double %2656, 3.000000e+00
  %2658 = call double @llvm.minnum.f64(double %2657, double 3.000000e-02)
  %2659 = call double @llvm.maxnum.f64(double %2655, double %2658)
  %2660 = load double, ptr %10
  %2661 = fadd double %210, %2660
  %2662 = call double @llvm.fabs.f64(double %2661)
  %2663 = load double, ptr %2642
  %2664 = fdiv double %2663, %210
  %2665 = call double @llvm.pow.f64(double %210, double %2646)
  %2666 = icmp sgt i64 %2633, 1
  br i1 %2666, label %2672, label %2667

2667:
  %2668 = phi double [ 1.000000e+00, %2616 ], [ %2684, %2672 ]
  %2669 = phi double [ 1.000000e+00, %2616 ], [ %2682, %2672 ]
  %2670 = icmp sgt i64 %2619, 0
  br i1 %2670, label %2695, label %2671

2671:
  call void @multiply(ptr %0, ptr %2626, ptr %2632, i32 1)
  br label %2820

2672:
  %2673 = phi double [ %2682, %2672 ], [ 1.000000e+00, %2616 ]
  %2674 = phi double [ %2684, %2672 ], [ 1.000000e+00, %2616 ]
  %2675 = phi i64 [ %2685, %2672 ], [ 1, %2616 ]
  %2676 = xor i64 %2675, -1
  %2677 = add i64 %2633, %2676
  %2678 = getelementptr double, ptr %2638, i64 %2677
  %2679 = load double, ptr %2678
  %2680 = fadd double %2679, -1.000000e+00
  %2681 = fneg double %2680
  %2682 = fmul double %2673, %2681
  %2683 = fadd double %2680, 1.000000e+00
  %2684 = fmul double %2674, %2683
  %2685 = add i64 %2675, 1
  %2686 = icmp eq i64 %2685, %2633
  br i1 %2686, label %2667, label %2672

2687:
  call void @multiply(ptr %0, ptr %2626, ptr %2632, i32 1)
  %2688 = icmp sgt i64 %2633, 0
  %2689 = fmul double %2669, 2.000000e+00
  %2690 = fdiv double %2689, %2650
  %2691 = shl i64 %2633, 3
  %2692 = add i64 %2691, -8
  %2693 = fneg double %2665
  %2694 = fdiv double %2669, %2668
  br label %2703

2695:
  %2696 = phi i64 [ %2701, %2695 ], [ 0, %2667 ]
  %2697 = getelementptr double, ptr %2620, i64 %2696
  %2698 = load double, ptr %2697
  %2699 = call double @llvm.fabs.f64(double %2698)
  %2700 = getelementptr double, ptr %2626, i64 %2696
  store double %2699, ptr %2700
  %2701 = add i64 %2696, 1
  %2702 = icmp eq i64 %2701, %2619
  br i1 %2702, label %2687, label %2695

2703:
  %2704 = phi i64 [ 0, %2687 ], [ %2818, %2794 ]
  %2705 = getelementptr double, ptr %2620, i64 %2704
  %2706 = load double, ptr %2705
  %2707 = fdiv double %2706, %210
  %2708 = call double @llvm.fabs.f64(double %2707)
  %2709 = getelementptr double, ptr %2632, i64 %2704
  %2710 = load double, ptr %2709
  %2711 = fadd double %2710, %2708
  %2712 = and i64 %2704, 7
  %2713 = getelementptr [7 x [8 x double]], ptr %3, i64 0, i64 0, i64 %2712
  %2714 = icmp eq i64 %2712, 0
  br i1 %2714, label %2715, label %2719

2715:
  %2716 = sub i64 %2619, %2704
  %2717 = icmp slt i64 %2716, 8
  %2718 = select i1 %2717, i64 %2716, i64 8
  call void @write_coefficients(ptr %0, i64 %2704, i64 %2718, ptr %42)
  br label %2719

2719:
  br i1 %2688, label %2720, label %2741

2720:
  %2721 = phi double [ %2739, %2731 ], [ 0.000000e+00, %2719 ]
  %2722 = phi double [ %2738, %2731 ], [ 0.000000e+00, %2719 ]
  %2723 = phi i64 [ %2724, %2731 ], [ %2633, %2719 ]
  %2724 = add i64 %2723, -1
  %2725 = icmp slt i64 %2633, %2723
  br i1 %2725, label %2731, label %2726

2726:
  %2727 = sub i64 %2633, %2723
  %2728 = getelementptr double, ptr %2638, i64 %2727
  %2729 = load double, ptr %2728
  %2730 = fadd double %2729, -1.000000e+00
  br label %2731

2731:
  %2732 = phi double [ %2730, %2726 ], [ -1.000000e+00, %2720 ]
  %2733 = fsub double 0.000000e+00, %2732
  %2734 = shl i64 %2724, 3
  %2735 = getelementptr double, ptr %2713, i64 %2734
  %2736 = load double, ptr %2735
  %2737 = fadd double %2721, %2736
  %2738 = call double @llvm.fmuladd.f64(double %2733, double %2722, double %2737)
  %2739 = fmul double %2733, %2737
  %2740 = icmp ugt i64 %2723, 1
  br i1 %2740, label %2720, label %2741

2741:
  %2742 = phi double [ 0.000000e+00, %2719 ], [ %2738, %2731 ]
  %2743 = fdiv double %2742, %210
  %2744 = load double, ptr %10
  %2745 = fcmp oeq double %2744, 0.000000e+00
  br i1 %2745, label %2749, label %2746

2746:
  %2747 = load i64, ptr %26
  %2748 = icmp eq i64 %2747, %2633
  br i1 %2748, label %2778, label %2749

2749:
  %2750 = getelementptr double, ptr %2622, i64 %2704
  %2751 = load double, ptr %2750
  br i1 %2688, label %2752, label %2773

2752:
  %2753 = phi double [ %2771, %2763 ], [ 0.000000e+00, %2749 ]
  %2754 = phi double [ %2770, %2763 ], [ 0.000000e+00, %2749 ]
  %2755 = phi i64 [ %2756, %2763 ], [ %2633, %2749 ]
  %2756 = add i64 %2755, -1
  %2757 = icmp slt i64 %2633, %2755
  br i1 %2757, label %2763, label %2758

2758:
  %2759 = sub i64 %2633, %2755
  %2760 = getelementptr double, ptr %2638, i64 %2759
  %2761 = load double, ptr %2760
  %2762 = fadd double %2761, -1.000000e+00
  br label %2763

2763:
  %2764 = phi double [ %2762, %2758 ], [ -1.000000e+00, %2752 ]
  %2765 = fsub double -1.000000e+00, %2764
  %2766 = shl i64 %2756, 3
  %2767 = getelementptr double, ptr %2713, i64 %2766
  %2768 = load double, ptr %2767
  %2769 = fadd double %2753, %2768
  %2770 = call double @llvm.fmuladd.f64(double %2765, double %2754, double %2769)
  %2771 = fmul double %2765, %2769
  %2772 = icmp ugt i64 %2755, 1
  br i1 %2772, label %2752, label %2773

2773:
  %2774 = phi double [ 0.000000e+00, %2749 ], [ %2770, %2763 ]
  %2775 = fdiv double %2774, %210
  %2776 = fsub double %2751, %2775
  %2777 = fmul double %2694, %2776
  br label %2794

2778:
  %2779 = getelementptr double, ptr %2713, i64 %2692
  %2780 = load double, ptr %2779
  %2781 = load ptr, ptr %7
  %2782 = load ptr, ptr %8
  %2783 = getelementptr %struct.ode_system, ptr %2782, i64 0, i32 0
  %2784 = load i64, ptr %2783
  %2785 = mul i64 %2784, 13
  %2786 = getelementptr double, ptr %2781, i64 %2785
  %2787 = getelementptr double, ptr %2786, i64 %2704
  %2788 = load double, ptr %2787
  %2789 = call double @llvm.fmuladd.f64(double %2693, double %2788, double %2780)
  %2790 = fmul double %2690, %2789
  %2791 = fdiv double %2790, %2662
  %2792 = getelementptr double, ptr %2622, i64 %2704
  %2793 = load double, ptr %2792
  br label %2794

2794:
  %2795 = phi double [ %2751, %2773 ], [ %2793, %2778 ]
  %2796 = phi double [ %2777, %2773 ], [ %2791, %2778 ]
  %2797 = getelementptr double, ptr %2626, i64 %2704
  store double %2796, ptr %2797
  %2798 = getelementptr double, ptr %2628, i64 %2704
  store double %2796, ptr %2798
  %2799 = load ptr, ptr %12
  %2800 = getelementptr %struct.ode_options, ptr %2799, i64 0, i32 1
  %2801 = load double, ptr %2800
  %2802 = fmul double %2801, 5.000000e+00
  %2803 = call double @llvm.fabs.f64(double %2795)
  %2804 = call double @llvm.fabs.f64(double %2743)
  %2805 = call double @llvm.maxnum.f64(double %2803, double %2804)
  %2806 = getelementptr %struct.ode_options, ptr %2799, i64 0, i32 2
  %2807 = load ptr, ptr %2806
  %2808 = getelementptr double, ptr %2807, i64 %2704
  %2809 = load double, ptr %2808
  %2810 = call double @llvm.fmuladd.f64(double %2802, double %2805, double %2809)
  %2811 = call double @llvm.fmuladd.f64(double %2711, double 0x3CD0000000000000, double %2810)
  %2812 = getelementptr double, ptr %2624, i64 %2704
  %2813 = load double, ptr %2812
  %2814 = fmul double %2659, %2813
  %2815 = fdiv double %2814, %2569
  %2816 = fadd double %2811, %2815
  %2817 = getelementptr double, ptr %2630, i64 %2704
  store double %2816, ptr %2817
  %2818 = add i64 %2704, 1
  %2819 = icmp eq i64 %2818, %2619
  br i1 %2819, label %2820, label %2703

2820:
  br label %2821

2821:
  %2822 = phi i1 [ true, %2820 ], [ false, %2825 ]
  call void @solve_real(ptr %0, double %210, ptr %2626)
  br i1 %2670, label %2826, label %2824

2823:
  br i1 %2822, label %2825, label %2839

2824:
  br i1 %2822, label %2825, label %2836

2825:
  br label %2821

2826:
  %2827 = phi i64 [ %2834, %2826 ], [ 0, %2821 ]
  %2828 = getelementptr double, ptr %2626, i64 %2827
  %2829 = load double, ptr %2828
  %2830 = getelementptr double, ptr %2628, i64 %2827
  %2831 = load double, ptr %2830
  %2832 = fneg double %2831
  %2833 = call double @llvm.fmuladd.f64(double %2664, double %2829, double %2832)
  store double %2833, ptr %2830
  store double %2833, ptr %2828
  %2834 = add i64 %2827, 1
  %2835 = icmp eq i64 %2834, %2619
  br i1 %2835, label %2823, label %2826

2836:
  call void @multiply(ptr %0, ptr %2628, ptr %2632, i32 0)
  br label %2867

2837:
  call void @multiply(ptr %0, ptr %2628, ptr %2632, i32 0)
  %2838 = fmul double %210, %2643
  br label %2854

2839:
  %2840 = phi i64 [ %2849, %2839 ], [ 0, %2823 ]
  %2841 = phi double [ %2848, %2839 ], [ 0.000000e+00, %2823 ]
  %2842 = getelementptr double, ptr %2628, i64 %2840
  %2843 = load double, ptr %2842
  %2844 = call double @llvm.fabs.f64(double %2843)
  %2845 = getelementptr double, ptr %2630, i64 %2840
  %2846 = load double, ptr %2845
  %2847 = fdiv double %2844, %2846
  %2848 = call double @llvm.maxnum.f64(double %2841, double %2847)
  %2849 = add i64 %2840, 1
  %2850 = icmp eq i64 %2849, %2619
  br i1 %2850, label %2837, label %2839

2851:
  %2852 = fcmp ogt double %2864, 1.000000e-01
  %2853 = zext i1 %2852 to i64
  br label %2867

2854:
  %2855 = phi i64 [ 0, %2837 ], [ %2865, %2854 ]
  %2856 = phi double [ 0.000000e+00, %2837 ], [ %2864, %2854 ]
  %2857 = getelementptr double, ptr %2632, i64 %2855
  %2858 = load double, ptr %2857
  %2859 = fmul double %2838, %2858
  %2860 = call double @llvm.fabs.f64(double %2859)
  %2861 = getelementptr double, ptr %2630, i64 %2855
  %2862 = load double, ptr %2861
  %2863 = fdiv double %2860, %2862
  %2864 = call double @llvm.maxnum.f64(double %2856, double %2863)
  %2865 = add i64 %2855, 1
  %2866 = icmp eq i64 %2865, %2619
  br i1 %2866, label %2851, label %2854

2867:
  %2868 = phi double [ %2848, %2851 ], [ 0.000000e+00, %2836 ]
  %2869 = phi i64 [ %2853, %2851 ], [ 0, %2836 ]
  store i64 %2869, ptr %40
  %2870 = call double @llvm.maxnum.f64(double %2868, double 1.000000e-09)
  %2871 = fdiv double -1.000000e+00, %2646
  %2872 = call double @llvm.pow.f64(double %2870, double %2871)
  %2873 = fmul double %2872, 8.000000e-01
  %2874 = call double @llvm.minnum.f64(double %2873, double 5.000000e+00)
  br label %2875

2875:
  %2876 = phi double [ %2874, %2867 ], [ 5.000000e+00, %2610 ]
  %2877 = fmul double %2569, %2876
  store double %2877, ptr %21
  %2878 = load double, ptr %22
  %2879 = load double, ptr %6
  %2880 = fsub double %2878, %2879
  %2881 = fmul double %2880, 5.000000e-01
  %2882 = load double, ptr %19
  %2883 = fcmp olt double %2882, 0.000000e+00
  %2884 = fneg double %2881
  %2885 = select i1 %2883, double %2884, double %2881
  %2886 = fcmp ult double %2885, 0.000000e+00
  %2887 = call double @llvm.maxnum.f64(double %2885, double %2877)
  %2888 = fdiv double %2887, 9.000000e-01
  %2889 = select i1 %2886, double 0x7FF0000000000000, double %2888
  %2890 = fcmp ogt double %2569, %2889
  br i1 %2890, label %2891, label %2894

2891:
  %2892 = load i64, ptr %50
  %2893 = add i64 %2892, 1
  store i64 %2893, ptr %50
  store i64 1, ptr %37
  br label %3133

2894:
  br i1 %208, label %2895, label %2897

2895:
  %2896 = load double, ptr %20
  br label %2899

2897:
  %2898 = fadd double %167, %210
  br label %2899

2899:
  %2900 = phi double [ %2896, %2895 ], [ %2898, %2897 ]
  %2901 = load i64, ptr %13
  %2902 = add i64 %2901, 14
  %2903 = load ptr, ptr %7
  %2904 = load ptr, ptr %8
  %2905 = getelementptr %struct.ode_system, ptr %2904, i64 0, i32 0
  %2906 = load i64, ptr %2905
  %2907 = mul i64 %2906, %2902
  %2908 = getelementptr double, ptr %2903, i64 %2907
  %2909 = shl i64 %2906, 1
  %2910 = getelementptr double, ptr %2903, i64 %2909
  %2911 = icmp sgt i64 %2906, 0
  br i1 %2911, label %2912, label %2922

2912:
  %2913 = phi i64 [ %2920, %2912 ], [ 0, %2899 ]
  %2914 = getelementptr double, ptr %2903, i64 %2913
  %2915 = load double, ptr %2914
  %2916 = getelementptr double, ptr %2908, i64 %2913
  %2917 = load double, ptr %2916
  %2918 = fadd double %2915, %2917
  %2919 = getelementptr double, ptr %2910, i64 %2913
  store double %2918, ptr %2919
  %2920 = add i64 %2913, 1
  %2921 = icmp eq i64 %2920, %2906
  br i1 %2921, label %2922, label %2912

2922:
  %2923 = call i64 @ode_keep_new(ptr %0, double %2900)
  switch i64 %2923, label %3137 [
    i64 7, label %2924
    i64 0, label %2924
    i64 11, label %3082
    i64 8, label %3082
  ]

2924:
  %2925 = load ptr, ptr %8
  %2926 = getelementptr %struct.ode_system, ptr %2925, i64 0, i32 0
  %2927 = load i64, ptr %2926
  %2928 = load ptr, ptr %7
  %2929 = getelementptr double, ptr %2928, i64 %2927
  %2930 = bitcast ptr %2929 to ptr
  %2931 = bitcast ptr %2928 to ptr
  %2932 = shl i64 %2927, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2930, ptr align 8 %2931, i64 %2932, i1 false)
  %2933 = load ptr, ptr %7
  %2934 = bitcast ptr %2933 to ptr
  %2935 = load ptr, ptr %8
  %2936 = getelementptr %struct.ode_system, ptr %2935, i64 0, i32 0
  %2937 = load i64, ptr %2936
  %2938 = mul i64 %2937, 6
  %2939 = getelementptr double, ptr %2933, i64 %2938
  %2940 = bitcast ptr %2939 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2934, ptr align 8 %2940, i64 %2932, i1 false)
  %2941 = load i64, ptr %13
  %2942 = sitofp i64 %2941 to double
  %2943 = call double @llvm.pow.f64(double %210, double %2942)
  %2944 = icmp sgt i64 %2927, 0
  br i1 %2944, label %2945, label %2998

2945:
  %2946 = icmp sgt i64 %2941, 0
  %2947 = add i64 %2941, -1
  br label %2948

2948:
  %2949 = phi i64 [ %2927, %2945 ], [ %2985, %2982 ]
  %2950 = phi i64 [ 0, %2945 ], [ %2983, %2982 ]
  %2951 = call i64 @llvm.smin.i64(i64 %2949, i64 8)
  %2952 = call i64 @llvm.smax.i64(i64 %2951, i64 1)
  %2953 = sub i64 %2927, %2950
  %2954 = icmp slt i64 %2953, 8
  %2955 = select i1 %2954, i64 %2953, i64 8
  call void @write_coefficients(ptr %0, i64 %2950, i64 %2955, ptr %44)
  br i1 %2946, label %2956, label %2958

2956:
  %2957 = shl i64 %2955, 3
  br label %2967

2958:
  %2959 = icmp sgt i64 %2953, 0
  br i1 %2959, label %2960, label %2982

2960:
  %2961 = load ptr, ptr %7
  %2962 = load ptr, ptr %8
  %2963 = getelementptr %struct.ode_system, ptr %2962, i64 0, i32 0
  %2964 = load i64, ptr %2963
  %2965 = mul i64 %2964, 13
  %2966 = getelementptr double, ptr %2961, i64 %2965
  br label %2986

2967:
  %2968 = phi i64 [ 0, %2956 ], [ %2980, %2967 ]
  %2969 = add i64 %2968, 36
  %2970 = load ptr, ptr %7
  %2971 = load ptr, ptr %8
  %2972 = getelementptr %struct.ode_system, ptr %2971, i64 0, i32 0
  %2973 = load i64, ptr %2972
  %2974 = mul i64 %2973, %2969
  %2975 = getelementptr double, ptr %2970, i64 %2950
  %2976 = getelementptr double, ptr %2975, i64 %2974
  %2977 = bitcast ptr %2976 to ptr
  %2978 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 %2968, i64 0
  %2979 = bitcast ptr %2978 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2977, ptr align 16 %2979, i64 %2957, i1 false)
  %2980 = add i64 %2968, 1
  %2981 = icmp eq i64 %2980, %2941
  br i1 %2981, label %2958, label %2967

2982:
  %2983 = add i64 %2950, 8
  %2984 = icmp sgt i64 %2927, %2983
  %2985 = add i64 %2949, -8
  br i1 %2984, label %2948, label %2995

2986:
  %2987 = phi i64 [ 0, %2960 ], [ %2993, %2986 ]
  %2988 = getelementptr [7 x [8 x double]], ptr %2, i64 0, i64 %2947, i64 %2987
  %2989 = load double, ptr %2988
  %2990 = fdiv double %2989, %2943
  %2991 = add i64 %2987, %2950
  %2992 = getelementptr double, ptr %2966, i64 %2991
  store double %2990, ptr %2992
  %2993 = add i64 %2987, 1
  %2994 = icmp eq i64 %2993, %2952
  br i1 %2994, label %2982, label %2986

2995:
  %2996 = load i64, ptr %13
  %2997 = sitofp i64 %2996 to double
  br label %2998

2998:
  %2999 = phi double [ %2997, %2995 ], [ %2942, %2924 ]
  %3000 = phi i64 [ %2996, %2995 ], [ %2941, %2924 ]
  %3001 = load double, ptr %6
  store double %3001, ptr %45
  store double %2900, ptr %6
  store double %210, ptr %10
  store i64 %2941, ptr %26
  %3002 = load i64, ptr %46
  %3003 = add i64 %3002, 1
  store i64 %3003, ptr %46
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %48, i8 0, i64 24, i1 false)
  %3004 = fadd double %2999, 1.000000e+00
  %3005 = fdiv double 1.000000e+00, %3004
  %3006 = call double @llvm.pow.f64(double %2472, double %3005)
  %3007 = fdiv double %3006, %2565
  %3008 = call double @llvm.minnum.f64(double %3007, double 8.000000e+00)
  %3009 = call double @llvm.maxnum.f64(double %3008, double 2.000000e-01)
  %3010 = load double, ptr %16
  %3011 = fcmp une double %3010, 0.000000e+00
  br i1 %3011, label %3012, label %3024

3012:
  %3013 = fdiv double %3010, %210
  %3014 = fmul double %2472, %2472
  %3015 = load double, ptr %49
  %3016 = fdiv double %3014, %3015
  %3017 = call double @llvm.pow.f64(double %3016, double %3005)
  %3018 = fmul double %3013, %3017
  %3019 = fdiv double %3018, 9.000000e-01
  %3020 = call double @llvm.fabs.f64(double %3019)
  %3021 = call double @llvm.minnum.f64(double %3020, double 8.000000e+00)
  %3022 = call double @llvm.maxnum.f64(double %3021, double 2.000000e-01)
  %3023 = call double @llvm.maxnum.f64(double %3009, double %3022)
  br label %3024

3024:
  %3025 = phi double [ %3023, %3012 ], [ %3009, %2998 ]
  store double %210, ptr %16
  %3026 = call double @llvm.maxnum.f64(double %2471, double 1.000000e-02)
  store double %3026, ptr %49
  %3027 = fdiv double %210, %3025
  %3028 = icmp ne i64 %2553, 0
  %3029 = call double @llvm.fabs.f64(double %3027)
  %3030 = fcmp ogt double %3029, %2569
  %3031 = select i1 %3028, i1 %3030, i1 false
  %3032 = select i1 %3031, double %210, double %3027
  %3033 = fdiv double %3032, %210
  %3034 = load double, ptr %25
  %3035 = load ptr, ptr %24
  %3036 = load ptr, ptr %8
  %3037 = getelementptr %struct.ode_system, ptr %3036, i64 0, i32 0
  %3038 = load i64, ptr %3037
  %3039 = mul i64 %3038, 5
  %3040 = getelementptr i64, ptr %3035, i64 %3039
  %3041 = load i64, ptr %3040
  %3042 = sitofp i64 %3041 to double
  %3043 = fmul double %3042, 1.000000e-03
  %3044 = call double @llvm.minnum.f64(double %3043, double 1.000000e-01)
  %3045 = call double @llvm.maxnum.f64(double %3044, double 1.000000e-02)
  %3046 = fcmp ole double %3034, %3045
  %3047 = zext i1 %3046 to i64
  store i64 %3047, ptr %17
  %3048 = fcmp oge double %3033, 9.200000e-01
  %3049 = select i1 %3046, i1 %3048, i1 false
  %3050 = fcmp ole double %3033, 2.000000e+00
  %3051 = select i1 %3049, i1 %3050, i1 false
  %3052 = select i1 %3051, double %210, double %3032
  br i1 %208, label %3053, label %3059

3053:
  %3054 = call double @llvm.fabs.f64(double %3052)
  %3055 = load double, ptr %19
  %3056 = call double @llvm.fabs.f64(double %3055)
  %3057 = call double @llvm.maxnum.f64(double %3054, double %3056)
  %3058 = call double @llvm.copysign.f64(double %3057, double %210)
  br label %3059

3059:
  %3060 = phi double [ %3058, %3053 ], [ %3052, %3024 ]
  %3061 = call double @llvm.fabs.f64(double %3060)
  %3062 = load ptr, ptr %12
  %3063 = getelementptr %struct.ode_options, ptr %3062, i64 0, i32 3
  %3064 = load double, ptr %3063
  %3065 = call double @llvm.minnum.f64(double %3061, double %3064)
  %3066 = call double @llvm.copysign.f64(double %3065, double %210)
  store double %3066, ptr %19
  %3067 = load i64, ptr %14
  %3068 = add i64 %3067, 1
  store i64 %3068, ptr %14
  %3069 = icmp sgt i64 %3067, 6
  br i1 %3069, label %3070, label %3081

3070:
  %3071 = getelementptr %struct.ode_options, ptr %3062, i64 0, i32 1
  %3072 = load double, ptr %3071
  %3073 = fcmp olt double %3072, 1.000000e-01
  %3074 = select i1 %3073, i64 5, i64 3
  %3075 = fcmp olt double %3072, 1.000000e-05
  %3076 = select i1 %3075, i64 2, i64 0
  %3077 = add i64 %3074, %3076
  %3078 = icmp slt i64 %3000, %3077
  br i1 %3078, label %3079, label %3081

3079:
  %3080 = add i64 %3000, 2
  store i64 %3080, ptr %13
  store i64 2, ptr %14
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %3081

3081:
  switch i64 %2923, label %3137 [
    i64 11, label %3082
    i64 8, label %3082
  ]

3082:
  store i64 %2923, ptr %38
  %3083 = icmp eq i64 %2923, 11
  br i1 %3083, label %3084, label %3101

3084:
  %3085 = load double, ptr %6
  %3086 = call double @llvm.fabs.f64(double %3085)
  %3087 = load double, ptr %20
  %3088 = call double @llvm.fabs.f64(double %3087)
  %3089 = call double @llvm.maxnum.f64(double %3086, double %3088)
  %3090 = fmul double %3089, 1.000000e-10
  %3091 = fcmp ugt double %2569, %3090
  br i1 %3091, label %3101, label %3137

3092:
  %3093 = fcmp oge double %2472, 1.000000e+00
  %3094 = select i1 %2566, i1 %3093, i1 false
  br i1 %3094, label %3095, label %3101

3095:
  %3096 = call i32 @takes_side(ptr %0, double %210)
  %3097 = icmp eq i32 %3096, 0
  br i1 %3097, label %3101, label %3098

3098:
  %3099 = call i32 @ode_is_hasty(ptr %0)
  %3100 = icmp eq i32 %3099, 0
  br i1 %3100, label %2394, label %3137

3101:
  %3102 = phi i1 [ true, %3095 ], [ %2566, %3092 ], [ false, %3084 ], [ false, %3082 ]
  %3103 = fadd double %2557, 1.000000e+00
  %3104 = fdiv double 1.000000e+00, %3103
  %3105 = call double @llvm.pow.f64(double %2472, double %3104)
  %3106 = fdiv double %3105, %2565
  %3107 = call double @llvm.minnum.f64(double %3106, double 8.000000e+00)
  %3108 = call double @llvm.maxnum.f64(double %3107, double 2.000000e-01)
  %3109 = load i64, ptr %50
  %3110 = add i64 %3109, 1
  store i64 %3110, ptr %50
  store i64 1, ptr %37
  %3111 = load i64, ptr %14
  %3112 = icmp slt i64 %3111, 2
  br i1 %3112, label %3113, label %3118

3113:
  %3114 = load i64, ptr %13
  %3115 = icmp sgt i64 %3114, 3
  br i1 %3115, label %3116, label %3118

3116:
  %3117 = add i64 %3114, -2
  store i64 %3117, ptr %13
  store double 0.000000e+00, ptr %16
  store double 0.000000e+00, ptr %18
  br label %3118

3118:
  store i64 0, ptr %14
  br i1 %3102, label %3121, label %3119

3119:
  %3120 = fmul double %210, 1.250000e-01
  br label %3128

3121:
  %3122 = load double, ptr %10
  %3123 = fcmp oeq double %3122, 0.000000e+00
  br i1 %3123, label %3124, label %3126

3124:
  %3125 = fmul double %210, 1.000000e-01
  br label %3128

3126:
  %3127 = fdiv double %210, %3108
  br label %3128

3128:
  %3129 = phi double [ %3120, %3119 ], [ %3125, %3124 ], [ %3127, %3126 ]
  store double %3129, ptr %19
  %3130 = icmp eq i32 %166, 0
  br i1 %3130, label %3131, label %3133

3131:
  %3132 = call i64 @evaluate_jacobian(ptr %0)
  br label %3133

3133:
  %3134 = phi i64 [ 0, %1209 ], [ %2409, %2408 ], [ 0, %2405 ], [ 0, %2891 ], [ %3132, %3131 ], [ 0, %3128 ]
  %3135 = phi i32 [ %166, %1209 ], [ 1, %2408 ], [ 1, %2405 ], [ %166, %2891 ], [ 1, %3131 ], [ 1, %3128 ]
  %3136 = icmp eq i64 %3134, 0
  br i1 %3136, label %165, label %3137

3137:
  %3138 = phi i64 [ 3, %67 ], [ %179, %176 ], [ %1349, %1341 ], [ %2505, %2499 ], [ %3134, %3133 ], [ 11, %3084 ], [ %2923, %3081 ], [ %2923, %2922 ], [ %161, %160 ], [ %64, %52 ], [ 4, %2391 ], [ 4, %3098 ]
  ret i64 %3138
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
