"""The crane crab in the words of today's package."""

from pymbs.input import MbsSystem, pi, rot_mat
from pymbs.symbolics import If, Less, VarKind

world = MbsSystem([0, 0, -1])
F = world.addInput("F")
m1 = world.addParam("m1", 1.0, positive=True)
m2 = world.addParam("m2", 1.0, positive=True)
l2 = world.addParam("l2", 1.0, positive=True)
I2 = world.addParam("I2", m2 * l2**2 / 12)

crab = world.addBody(mass=m1)
pend = world.addBody(mass=m2, inertia=[0, 0, I2, 0, 0, 0])
pend.addFrame("joint", p=[0, 0, l2])
pend.addFrame("middle", p=[0, 0, l2 / 2], R=rot_mat(pi / 2, "x"))

world.addJoint(world, crab, "Tx", startVals=1, name="TransCrab")
world.addJoint(crab, pend.joint, ["Ry"], startVals=[-1], name="RotPendulum")

d = world.addSensor.Distance("d", crab, world)
limited = world.addExpression(
    "limited", If(Less(d[0], 100), F, 0), category=VarKind.Sensor
)
world.addLoad.PtPForce(limited, crab, world, name="Drive")

world.addVisualisation.Box(crab, length=1, width=0.5, height=0.1)
world.addVisualisation.Cylinder(pend.middle, radius=0.01, height=1)
world.addVisualisation.Sphere(pend, radius=0.1, color=[0.8, 0.2, 0.1])

world.genEquations.OrderN(graphOptimizations=True)
world.show("CraneCrab", options={"qTransRange": [-3, 3]})
