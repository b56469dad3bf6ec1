"""Mistakes that a type checker must find: each line with `# E:` and what it says."""

import symbody as sb

model = sb.Model("mistakes")
arm = model.add_body("arm", mass=1.0)
hand = model.add_body("hand", mass=1.0)
hip = model.add_joint("hip", model.world, arm, "Rx")
mass = model.add_parameter("m", 1.0)

sb.simulate(model, "1", method="rk45")  # E: "str"; expected "float | Sequence
sb.simulate(model, 1.0, method="rk45")  # E: "Literal['rk45']"; expected "Literal['DP54'
sb.simulate(model, 1.0, monitor="energy")  # E: Unexpected keyword argument "monitor"
sb.simulate(model, 1.0, save="energy")  # E: "save"
sb.Save(enrgy=False)  # E: Unexpected keyword argument "enrgy"
sb.simulate(model, 1.0, duraton=2.0)  # E: Unexpected keyword argument "duraton"
sb.simulate(model, 1.0, inputs=5)  # E: "inputs"
sb.simulate(model, 1.0, run=sb.Run(progress=5))  # E: "progress"
sb.simulate(model, 1.0, start="q")  # E: "start"
sb.simulate(arm, 1.0)  # E: "Body"; expected "Model | CompiledModel"
sb.kinematics(sb.compile_model(model), {hip: 1.0})  # E: "CompiledModel"
sb.compile_model(model, backend="gcc")  # E: "backend"
sb.derive(model, "newton")  # E: Literal['newton']
sb.generate(model, "c", functions=None)  # E: "functions"
sb.write(sb.compile_model(model), "model.json")  # E: "CompiledModel"
sb.read(5)  # E: "int"

sb.Model(5)  # E: "int"; expected "str"
model.add_parameter("k", "1.0")  # E: "str"
model.add_parameter("k", 1.0, positve=True)  # E: No overload variant
model.add_input("F", limits=5)  # E: No overload variant
model.add_body("b", mass="1")  # E: "mass"
model.add_body("b", com=0.5)  # E: "com"
model.add_joint("elbow", "arm", hand, "Rx")  # E: "str"; expected "Body | Frame"
model.add_joint("elbow", arm, hand, 5)  # E: "int"
model.add_joint("elbow", arm, hand, "Rx", q="0.5")  # E: "q"
model.add_joint("elbow", arm, hand, "Rx", start=0.5)  # E: Unexpected keyword argument
model.add_load("weight", arm)  # E: cannot be "Body"
model.add_sensor("place", arm)  # E: No overload variant
model.add_constraint("rod", sb.sensors.Position(arm))  # E: expected "Constraint"
model.add_visual(arm, "box")  # E: "str"
model.drive("hip", 1.0)  # E: "str"; expected "Joint"
arm.add_frame("tip", at=0.5)  # E: "at"
arm.add_frame("tip", (0, 0, 1), rotation="x")  # E: "str"

sb.loads.Force("arm", (0, 0, 1))  # E: "str"; expected "Body | Frame"
sb.loads.Force(arm, "up")  # E: "str"
sb.loads.Force(arm)  # E: Missing positional argument "vector"
sb.loads.Force(arm, (0, 0, 1), reaction="world")  # E: Unexpected keyword argument
sb.loads.JointForce(arm, 1.0)  # E: "Body"; expected "Joint"
sb.loads.SpringDamper(model.world, arm, stiffnes=1.0)  # E: Unexpected keyword argument
sb.loads.SpringDamper(model.world, arm, stiffness="soft")  # E: "stiffness"
sb.loads.CompliantContact(arm, model.world)  # E: "stiffness"
sb.sensors.Position("arm")  # E: "str"; expected "Body | Frame"
sb.sensors.Distance(arm)  # E: Missing positional argument "b"
sb.sensors.ConstraintForce(arm)  # E: "Body"; expected "Joint"
sb.constraints.BallCut(arm, "hand")  # E: "str"; expected "Body | Frame"
sb.constraints.Gear(hip, arm, 2.0)  # E: "Body"; expected "Joint"
sb.constraints.Lock(arm, hand, "xyz")  # E: "str"; expected "Sequence[int]"
sb.loops.FourBar(arm, hand, independent="hip")  # E: "independent"
sb.loops.Transmission(hip, "elbow")  # E: "str"; expected "Joint | Symbol"
sb.joints.Revolute(5)  # E: "int"
sb.joints.Spherical("euler")  # E: Literal['euler']
sb.visuals.Box("large")  # E: "str"

sb.sin("angle")  # E: "str"
mass + "1"  # E: No overload variant
"1" * mass  # E: Unsupported operand types
sb.where(mass < 1, "a", 0)  # E: "str"
sb.rotation("x", "30 deg")  # E: "str"

motion = sb.simulate(model, 1.0)
motion.tme  # E: "Motion" has no attribute "tme"
compiled = sb.compile_model(model)
compiled.derivatives(0.0, "start")  # E: "str"
compiled.derivatives("0", [0.0])  # E: "str"; expected "float"
compiled.pose(3, [0.0])  # E: "int"; expected "str"
compiled.frame_jacobian("tip", "start")  # E: "str"
motion.at("end")  # E: "str"
sb.simulat(model, 1.0)  # E: has no attribute "simulat"

model.show(prot=8080)  # E: Unexpected keyword argument "prot"
model.show(port="8080")  # E: "port"
model.to_html(5)  # E: "int"; expected "str | PathLike[str]"
model.picture(start=0.5)  # E: "start"
motion.to_video("a.gif", speed="fast")  # E: "speed"
motion.plot_poincare("q_hip", trough="q_hip")  # E: Unexpected keyword argument
motion.show().adress  # E: has no attribute "adress"
sb.compile_model(model).stepper("0.1")  # E: "str"; expected "float"
sb.compile_model(model).stepper(0.1).stepp()  # E: has no attribute "stepp"
