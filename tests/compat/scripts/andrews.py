"""Andrews' squeezing mechanism by three four-bars, one of which moves the others."""

from pymbs.input import *
from pymbs.symbolics import VarKind

world = MbsSystem([0, 0, 0])
masses = [0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498]
moments = [2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5]
m = [
    world.addParam("m%i" % (i + 1), mass, positive=True)
    for i, mass in enumerate(masses)
]
I = [world.addParam("I%i" % (i + 1), value) for i, value in enumerate(moments)]
d = world.addParam("d", 0.028)
e = world.addParam("e", 0.02)
ss = world.addParam("ss_", 0.035)
u = world.addParam("u", 0.04)
zf = world.addParam("zf", 0.02)
zt = world.addParam("zt", 0.04)
c0 = world.addParam("c0", 4530.0)
l0 = world.addParam("l0", 0.07785)

world.addFrame("A", [-0.06934, -0.00227, 0])
world.addFrame("B", [-0.03635, 0.03273, 0])
world.addFrame("C", [0.014, 0.072, 0])


def body(number, centre, **frames):
    inertia = diag([0, 0, I[number - 1]])
    new = world.addBody(m[number - 1], cg=centre, inertia=inertia, name="K%i" % number)
    for name, place in frames.items():
        new.addFrame(name, place)
    return new


K1 = body(1, [0.00092, 0, 0], K2=[0.007, 0, 0])
K2 = body(2, [-0.0115, 0, 0], C=[-d, 0, 0])
K3 = body(3, [0.01043, -0.01874, 0], C=[0, -ss, 0], Spring=[0.02, -0.018, 0])
K4 = body(4, [0, 0.01421, 0], K5=[0, e, 0])
K5 = body(5, [0.02308, 0.00916, 0], K4=[zt, 0, 0])
K6 = body(6, [-0.01421, 0, 0], K7=[-zf, 0, 0])
K7 = body(7, [-0.01228, -0.00449, 0], K6=[0, -u, 0])
for name, parent, child, start in (
    ("rot_beta", world, K1, -0.0617138900142764496358948458001),
    ("rot_Theta", K1.K2, K2, 0.0),
    ("rot_gamma", world.B, K3, 0.455279819163070380255912382449),
    ("rot_delta", world.A, K5, 0.487364979543842550225598953530),
    ("rot_epsilon", world.A, K7, 1.23054744454982119249735015568),
    ("Rot4", K3.C, K4, 0.0),
    ("Rot6", K3.C, K6, 0.0),
):
    world.addJoint(name=name, CS1=parent, CS2=child, dofList="Rz", startVals=start)

world.addLoop.FourBar(K5.K4, K4.K5, posture=-1)
world.addLoop.FourBar(K7.K6, K6.K7, posture=1)
world.addLoop.FourBar(K2.C, K3.C, posture=1)

L = world.addSensor.Distance("L", K3.Spring, world.C, "SpringLength")
F = world.addExpression("F", -c0 * (L[0] - l0), "Force")
world.addLoad.PtPForce(F, K3.Spring, world.C, "Spring")
world.addLoad.CmpTorque([0, 0, -0.033], world, K1, name="DrivingTorque")
E = [world.addSensor.Energy("E_%s" % K.name, K) for K in (K1, K2, K3, K4, K5, K6, K7)]
world.addExpression("E", sum(E), name="Energy", category=VarKind.Sensor)
world.genEquations.Explicit(diff=[0, 1, 2], simplify=False)
