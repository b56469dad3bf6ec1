"""Parts of cars, bicycles and aircraft: suspensions, differential, gear, derailleur."""

from __future__ import annotations

import math

from symbody.library.planar import add_linkage, add_shapes
from symbody.model.constraints.cuts import Lock
from symbody.model.loads.contact import CompliantContact
from symbody.model.loads.joint_loads import JointForce, TorsionalSpringDamper
from symbody.model.loads.springs import SpringDamper
from symbody.model.loops.relations import JointFormula
from symbody.model.model import Model
from symbody.model.sensors.frames import Position
from symbody.model.visuals import Box, Cylinder, Line
from symbody.spatial.rotation import rotation

_WHEEL = (
    ("rubber", "carrier_body", (0.05, 0, 0.1), Cylinder(0.29, 0.15, "x"), "#2a2c30"),
    ("rim", "carrier_body", (0.05, 0, 0.1), Cylinder(0.19, 0.16, "x"), "silver"),
    ("hub", "carrier_body", (0.03, 0, 0.1), Cylinder(0.05, 0.26, "x"), "gray"),
    ("subframe", "chassis", (0.30, 0, 0.22), Box((0.12, 0.40, 0.07)), "blue"),
)
_ARMS = (
    ("lower_front", "lower_arm_body", (0, -0.14, 0), Line((0.35, 0.14, -0.02), 0.017),
     "orange"),
    ("lower_back", "lower_arm_body", (0, 0.14, 0), Line((0.35, -0.14, -0.02), 0.017),
     "orange"),
)  # fmt: skip
_DOUBLE_WISHBONE = (
    *_WHEEL, *_ARMS,
    ("upper_front", "upper_arm_body", (0, -0.1, 0), Line((0.24, 0.1, -0.01), 0.013),
     "green"),
    ("upper_back", "upper_arm_body", (0, 0.1, 0), Line((0.24, -0.1, -0.01), 0.013),
     "green"),
    ("upright", "carrier_body", (0, 0, 0), Line((-0.04, 0, 0.27), 0.024), "silver"),
    ("rail", "chassis", (0.37, 0, 0.48), Box((0.10, 0.34, 0.07)), "blue"),
    ("post", "chassis", (0.32, 0, 0.22), Line((0.05, 0, 0.41), 0.03), "blue"),
    ("turret", "chassis", (0.44, 0, 0.64), Box((0.20, 0.16, 0.035)), "blue"),
)  # fmt: skip
_MACPHERSON = (
    *_WHEEL, *_ARMS,
    ("strut_tube", "carrier_body", (0, 0, 0), Line((-0.04, 0, 0.21), 0.027), "silver"),
    ("seat", "carrier_body", (-0.045, 0, 0.235), Cylinder(0.06, 0.02), "silver"),
    ("wall", "chassis", (0.33, 0, 0.5), Box((0.05, 0.40, 0.56)), "blue"),
    ("dome", "chassis", (0.48, 0, 0.815), Box((0.28, 0.26, 0.03)), "blue"),
)  # fmt: skip
_DERAILLEUR = (
    *((f"sprocket_{i}", "world", (0.046 - 0.004 * i, 0, 0.07),
       Cylinder(0.026 + 0.005 * i, 0.002, "x"), "silver") for i in range(7)),
    ("axle", "world", (0.03, 0, 0.07), Cylinder(0.008, 0.06, "x"), "black"),
    ("hanger", "world", (0.007, 0.004, 0.03), Box((0.02, 0.005, 0.06)), "gray"),
    *((f"side_{side % 3}", "cage", (0.0035 * side, 0, -0.029),
       Box((0.0012, 0.014, 0.07)), "gray") for side in (-1, 1)),
    *((f"{name}_teeth", f"{name}_wheel", (0, 0, 0), Cylinder(0.017, 0.003, "x"),
       "black") for name in ("guide", "idler")),
)  # fmt: skip
_DIFFERENTIAL = (
    ("ring_gear", "case_wheel", (0, 0.09, 0), Cylinder(0.13, 0.03, "y"), "orange"),
    ("collar", "case_wheel", (0, -0.09, 0), Cylinder(0.05, 0.03, "y"), "orange"),
    *((f"cheek_{z % 3}", "case_wheel", (0, 0, 0.078 * z), Box((0.06, 0.21, 0.014)),
       "orange") for z in (-1, 1)),
    *((f"{name}_bevel", f"{name}_pinion", (0, 0, 0), Cylinder(0.025, 0.026), "blue")
      for name in ("upper", "lower")),
    *((part, f"{name}_wheel", (0, y * side, 0), Cylinder(r, wide, "y"), color)
      for name, side in (("left", 1), ("right", -1)) for part, y, r, wide, color in (
          (f"{name}_tire", 0, 0.29, 0.16, "#2a2c30"),
          (f"{name}_rim", 0, 0.19, 0.17, "silver"),
          (f"{name}_shaft", -0.33, 0.018, 0.67, "gray"),
          (f"{name}_gear", -0.66, 0.052, 0.024, "green"))),
    ("drive", "world", (-0.16, 0.09, 0), Cylinder(0.035, 0.06, "x"), "red"),
    ("propeller_shaft", "world", (-0.5, 0.09, 0), Cylinder(0.025, 0.7, "x"), "gray"),
)  # fmt: skip


def double_wishbone() -> Model:
    """Return a quarter of a car on a double wishbone, seen from the front.

    Two wishbones of different length guide the wheel carrier, so that the wheel leans
    inwards as it rises and stands upright on the road in a bend. Spring and damper
    stand on the lower one, the tire on the road; x is outwards. Round sizes of a car of
    1400 kg.

    References:
        Milliken and Milliken (1995), Race Car Vehicle Dynamics, chapter 17.
    """
    model = Model("double_wishbone")
    k = model.add_parameter("k", 6e4, positive=True, unit="N/m")
    c = model.add_parameter("c", 4e3, positive=True, unit="N s/m")
    chassis = model.add_body("chassis", 310.0)
    model.add_joint("heave", model.world, chassis, "Tz", q=0.05)
    points = {
        "P": (0.35, 0.22), "L": (0.70, 0.20), "Q": (0.42, 0.48), "U": (0.66, 0.47),
        "W": (0.75, 0.30), "S": (0.60, 0.206), "T": (0.48, 0.62),
    }  # fmt: skip
    bars = {
        "lower_arm": (5.0, "P L S"),
        "upper_arm": (3.0, "Q U"),
        "carrier": (35.0, "L U W"),
    }
    add_linkage(model, points, bars, ground="P Q T", carrier=chassis)
    top, seat = chassis["T"], model.bodies["lower_arm_body"]["S"]
    model.add_load("spring", SpringDamper(top, seat, k, c, free_length=0.50))
    carrier = model.bodies["carrier_body"]
    patch = carrier.add_frame("patch", at=(0.05, 0, -0.20))
    add_shapes(model, _DOUBLE_WISHBONE)
    model.add_load("tire", CompliantContact(patch, model.world, 2e5, 1))
    model.add_sensor("wheel", Position(carrier["W"], seen_from=chassis))
    return model


def macpherson_strut() -> Model:
    """Return a quarter of a car on a MacPherson strut, seen from the front.

    One lower arm, and a strut that is fixed to the wheel carrier and slides through its
    mount in the body: the cheapest suspension that steers. The strut points from the
    arm's ball to the mount; x is outwards. Round sizes of a car of 1200 kg.

    References:
        Reimpell, Stoll and Betzler (2001), The Automotive Chassis, chapter 1.
    """
    model = Model("macpherson_strut")
    k = model.add_parameter("k", 2.2e4, positive=True, unit="N/m")
    c = model.add_parameter("c", 1.8e3, positive=True, unit="N s/m")
    chassis = model.add_body("chassis", 270.0)
    model.add_joint("heave", model.world, chassis, "Tz", q=0.02)
    L, T = (0.68, 0.19), (0.55, 0.80)
    points = {"P": (0.32, 0.21), "L": L, "T": T, "W": (0.73, 0.29), "S": (0.64, 0.40)}
    bars = {"lower_arm": (5.0, "P L"), "carrier": (40.0, "L W S")}
    add_linkage(model, points, bars, ground="P T", carrier=chassis)
    carrier = model.bodies["carrier_body"]
    lean = math.atan2(T[0] - L[0], T[1] - L[1])
    strut = carrier.add_frame("strut", rotation=rotation("y", lean))
    model.add_constraint("mount", Lock(strut, chassis["T"], (1, 0, 0)))
    spring = SpringDamper(chassis["T"], carrier["S"], k, c, free_length=0.53)
    model.add_load("spring", spring)
    patch = carrier.add_frame("patch", at=(0.05, 0, -0.19))
    add_shapes(model, _MACPHERSON)
    model.add_load("tire", CompliantContact(patch, model.world, 1.8e5, 1))
    model.add_sensor("wheel", Position(carrier["W"], seen_from=chassis))
    return model


def landing_gear() -> Model:
    """Return the main landing gear of a light transport: leg, folding brace and oleo.

    An upper and a lower brace hold the leg down; the drive of the upper one, the angle
    `retracted`, folds them and swings the leg up. In the leg a piston compresses
    nitrogen, p = p0 (V0/V)^1.1, and oil damps it; the tire stands on the runway. Under
    its share of the aircraft the oleo comes to rest where p times the piston's area
    equals the weight. Round sizes of an aircraft of 13 t.

    References:
        Currey (1988), Aircraft Landing Gear Design, chapter 5.
    """
    model = Model("landing_gear")
    mass = model.add_parameter("mass", 6000.0, positive=True, unit="kg")
    area = model.add_parameter("area", 0.01, positive=True, unit="m²")
    p0 = model.add_parameter("p0", 2e6, positive=True, unit="N/m²")
    column = model.add_parameter("column", 0.40, positive=True, unit="m")
    damping = model.add_parameter("damping", 2e4, positive=True, unit="N s/m")
    retracted = model.add_parameter("retracted", 0.0, unit="rad")
    fuselage = model.add_body("fuselage", mass)
    model.add_joint("heave", model.world, fuselage, "Tz", q=-0.15)
    points = {
        "O": (0.0, 2.0), "C": (0.9, 1.9), "D": (0.47, 1.50), "B": (0.0, 1.15),
    }  # fmt: skip
    bars = {
        "upper_brace": (15.0, "C D"),
        "leg": (90.0, "O B"),
        "lower_brace": (15.0, "D B"),
    }
    joints = add_linkage(model, points, bars, ground="O C", carrier=fuselage)
    model.drive(joints["upper_brace"], retracted)
    leg, wheel = model.bodies["leg_body"], model.add_body("wheel", 110.0)
    seat = leg.add_frame("seat", at=(0, 0, -1.6))
    stroke = model.add_joint("stroke", seat, wheel, "Tz", q=0.15)
    gas = p0 * area * (column / (column - stroke.q[0])) ** 1.1
    model.add_load("oleo", JointForce(stroke, -gas - damping * stroke.v[0]))
    patch = wheel.add_frame("patch", at=(0, 0, -0.4))
    tire = CompliantContact(patch, model.world, 1.5e6, 1, dissipation=0.5)
    model.add_load("tire", tire)
    return model


def derailleur() -> Model:
    """Return a rear derailleur: a parallelogram that shifts the cage of the chain.

    The cable pulls one plate of the parallelogram; the carrier moves across the
    sprockets without turning, by 4 mm for each of them. On it a spring turns the cage
    with the two jockey wheels back and takes up the chain. x is along the axle of the
    wheel. Round sizes of a derailleur for seven sprockets.

    References:
        Berto (2005), The Dancing Chain.
    """
    model = Model("derailleur")
    cable = model.add_input("cable", unit="N m")
    points = {
        "A": (0.0, 0.0), "B": (0.014, 0.004),
        "C": (0.026, -0.024), "D": (0.040, -0.020),
    }  # fmt: skip
    bars = {
        "inner_plate": (0.03, "A C"),
        "outer_plate": (0.04, "B D"),
        "carrier": (0.05, "C D"),
    }
    joints = add_linkage(model, points, bars, ground="A B")
    cage = model.add_body("cage", 0.05, (0, -0.01, -0.028), (2e-5, 2e-5, 5e-6))
    pivot = model.bodies["carrier_body"].add_frame("pivot", at=(0.007, 0, -0.01))
    turn = model.add_joint("tension", pivot, cage, "Rx", q=0.3)
    model.add_load("chain_spring", TorsionalSpringDamper(turn, 0.4, 0.01))
    back = TorsionalSpringDamper(joints["inner_plate"], 1.2, 0.02)
    model.add_load("return_spring", back)
    for name, z in (("guide", -0.002), ("idler", -0.056)):
        wheel = model.add_body(f"{name}_wheel", 0.012, inertia=(1e-6, 6e-7, 6e-7))
        model.add_joint(name, cage.add_frame(f"to_{name}", at=(0, 0, z)), wheel, "Rx")
    add_shapes(model, _DERAILLEUR)
    runs = ("upper", -0.002, (0.034, -0.041, 0.07)), ("lower", -0.073, (0.034, 0.15, 0))
    for name, down, end in runs:
        run = Line(model.world.add_frame(f"{name}_run", at=end))
        model.add_visual(cage.add_frame(f"{name}_run", at=(0, 0, down)), run, name=name)
    model.add_load("pull", JointForce(joints["inner_plate"], cable))
    model.add_sensor("shift", Position(pivot))
    return model


def differential() -> Model:
    """Return a differential: an engine turns two wheels that may turn differently.

    The case carries bevel pinions between the side gears. Its speed is the mean of the
    wheels' speeds, and whatever they are both get half of its torque. Torques act on
    the case and on both wheels. Round sizes of a car.

    References:
        Heisler (2002), Advanced Vehicle Technology, chapter 7.
    """
    model = Model("differential", gravity=(0, 0, 0))
    torque = model.add_input("torque", shape=3, unit="N m")
    J_case = model.add_parameter("J_case", 0.05, positive=True, unit="kg m²")
    J_left = model.add_parameter("J_left", 1.2, positive=True, unit="kg m²")
    J_right = model.add_parameter("J_right", 1.2, positive=True, unit="kg m²")
    J_pinion = model.add_parameter("J_pinion", 2e-4, positive=True, unit="kg m²")
    joints = []
    moments = (("case", J_case), ("left", J_left), ("right", J_right))
    for i, (name, J) in enumerate(moments):
        wheel = model.add_body(f"{name}_wheel", 8.0, inertia=(0, J, 0))
        side = model.world.add_frame(f"{name}_bearing", at=(0, (0, 0.7, -0.7)[i], 0))
        joints.append(model.add_joint(name, side, wheel, "Ry"))
        model.add_load(f"torque_{name}", JointForce(joints[i], torque[i]))
    case, left, right = joints
    model.add_loop("bevel_gears", JointFormula(right, 2 * case.q[0] - left.q[0]))
    for name, z in (("upper", 0.04), ("lower", -0.04)):
        pinion = model.add_body(f"{name}_pinion", 0.4, inertia=(0, 0, J_pinion))
        seat = model.bodies["case_wheel"].add_frame(name, at=(0, 0, z))
        spin = model.add_joint(f"{name}_spin", seat, pinion, "Rz")
        # Twice as many teeth on a side gear.
        turn = math.copysign(2.0, z) * (left.q[0] - case.q[0])
        model.add_loop(f"{name}_mesh", JointFormula(spin, turn))
    add_shapes(model, _DIFFERENTIAL)
    return model
