"""Machines that stand: crane, bridge, wind turbine, trebuchet, and an umbrella."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.library.planar import add_shapes
from symbody.model.constraints.cuts import Rod
from symbody.model.joint_types.pairs import Revolute
from symbody.model.loads.contact import CompliantContact
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loops.relations import Transmission
from symbody.model.model import Model
from symbody.model.sensors.frames import Position, Velocity
from symbody.model.visuals import Box, Cylinder, Line, Sphere
from symbody.spatial.rotation import rotation

_CRANE = (
    ("foot", "world", (0, 0, 0.5), Box((7, 7, 1)), "gray"),
    ("mast", "world", (0, 0, 20), Box((2, 2, 39)), "orange"),
    ("jib", "jib_body", (19, 0, 1.2), Box((62, 1.4, 1.4)), "orange"),
    ("head", "jib_body", (0, 0, 5), Box((1.2, 1.2, 7)), "orange"),
    ("front_tie", "jib_body", (0, 0, 8.4), Line((36, 0, -6.6)), "black"),
    ("back_tie", "jib_body", (0, 0, 8.4), Line((-11, 0, -6.6)), "black"),
    ("cab", "jib_body", (1.6, -1.6, -0.2), Box((2, 1.6, 2.4)), "blue"),
    ("stones", "ballast", (0, 0, 0), Box((4, 2.6, 3.6)), "gray"),
    ("wagon", "trolley", (0, 0, 0), Box((2.4, 2.2, 1)), "blue"),
    ("freight", "hook", (0, 0, -1), Box((2.6, 2.6, 2)), "brown"),
)


def tower_crane() -> Model:
    """Return a tower crane: slewing jib with counterweight, trolley, rope and load.

    The load swings about two axes below the trolley.
    Turning steadily the load swings outwards by the angle with
    tan(angle) = omega² (reach + rope sin(angle))/g. The hoist keeps its rope at the
    length `rope`; inputs are the torque of the slewing gear and the force of the
    trolley. Round sizes of a crane of 1000 kN m with a jib of 50 m.

    References:
        Abdel-Rahman, Nayfeh and Masoud (2003), Dynamics and Control of Cranes.
    """
    model = Model("tower_crane")
    torque = model.add_input("torque", unit="N m")
    force = model.add_input("force", unit="N")
    mass = model.add_parameter("m_load", 2000.0, positive=True, unit="kg")
    length = model.add_parameter("rope", 20.0, positive=True, unit="m")
    jib = model.add_body("jib_body", 9000.0, (20.0, 0, 1.0), (4e4, 2.2e6, 2.2e6))
    top = model.world.add_frame("top", at=(0, 0, 40.0))
    slew = model.add_joint("slew", top, jib, "Rz")
    ballast = model.add_body("ballast", 14_000.0, inertia=(2e4, 2e4, 2e4))
    model.add_joint("bolts", jib.add_frame("back", at=(-12.0, 0, 0)), ballast, "fixed")
    trolley = model.add_body("trolley", 400.0)
    travel = model.add_joint("travel", jib, trolley, "Tx", q=30.0)
    # The rope is massless, and the load hangs on it as a point.
    hook = model.add_body("hook", mass, (0, 0, 0), (100.0, 100.0, 100.0))
    hoist = model.add_joint("hoist", trolley, hook, ["Rx", "Ry", "Tz"])
    model.drive(hoist, [None, None, -length])
    model.add_load("slewing_gear", JointForce(slew, torque))
    model.add_load("winch", JointForce(travel, force))
    model.add_sensor("load", Position(hook))
    add_shapes(model, _CRANE)
    return model


def swing_bridge() -> Model:
    """Return a swing bridge: a deck with counterweight that a pinion turns on its pier.

    The short arm carries ballast, so that the deck balances on the pier. A torque M on
    the pinion for half of the time and -M for the other half turn the bridge by an
    angle phi in the time 2 sqrt(phi J/(i M)), with the moment of inertia J of all about
    the pier and the ratio i. Round sizes of a bridge of 40 m.
    """
    model = Model("swing_bridge")
    torque = model.add_input("torque", unit="N m")
    main = model.add_parameter("main", 28.0, positive=True, unit="m")
    tail = model.add_parameter("tail", 12.0, positive=True, unit="m")
    line = model.add_parameter("line", 3000.0, positive=True, unit="kg/m")
    ratio = model.add_parameter("ratio", 15.0, positive=True, unit="1")
    length, m = main + tail, line * (main + tail)
    middle = (main - tail) / 2
    J = m * length**2 / 12
    deck = model.add_body("deck", m, (middle, 0, 0), (0, J, J))
    pier = model.add_joint("pier", model.world, deck, "Rz")
    weight = model.add_body("ballast", line * (main**2 - tail**2) / (2 * (tail - 1)))
    at = deck.add_frame("chamber", at=(1 - tail, 0, -1.5))
    model.add_joint("bolts", at, weight, "fixed")
    pinion = model.add_body("pinion", 300.0, inertia=(0, 0, 15.0))
    rack = model.world.add_frame("rack", at=(0, 4.0, -2.0))
    motor = model.add_joint("motor", rack, pinion, "Rz")
    model.add_loop("rim", Transmission(pier, motor, ratio))
    model.add_load("drive", JointForce(motor, torque))
    model.add_sensor("end", Position(deck.add_frame("end", at=(main, 0, 0))))
    return model


_TURBINE = (
    ("tower", "world", (0, 0, 43.0), Cylinder(2.3, 86.0), "white"),
    ("house", "nacelle", (1.5, 0, 2.2), Box((13.0, 4.6, 5.0)), "white"),
    ("nose", "hub", (0, 0, 0), Sphere(2.4), "white"),
    ("rotor_of_generator", "armature", (0, 0, 0), Cylinder(1.0, 1.5, "x"), "gray"),
    *((f"sail_{i}", f"blade_{i}", (0, 0, 15.0), Box((0.8, 4.0, 28.0)), "white")
      for i in range(3)),
    *((f"end_{i}", f"blade_{i}", (0, 0.6, 45.5), Box((0.5, 2.6, 33.0)), "red")
      for i in range(3)),
)  # fmt: skip


def wind_turbine() -> Model:
    """Return a wind turbine: nacelle that yaws on its tower, rotor and generator.

    Masses and sizes are those of the reference turbine of 5 MW: blades of 61.5 m and
    17.74 t, hub height 90 m, 97 : 1 between generator and rotor, and a shaft whose
    stiffness lets the rotor swing against the generator. Inputs are the torques of the
    wind on the rotor and of the generator; x is downwind. Blades and tower are rigid.

    References:
        Jonkman et al. (2009), Definition of a 5-MW Reference Wind Turbine, NREL
        TP-500-38060, tables 2-1 to 5-1.
    """
    model = Model("wind_turbine")
    wind = model.add_input("wind", unit="N m")
    brake = model.add_input("generator", unit="N m")
    ratio = model.add_parameter("ratio", 97.0, positive=True, unit="1")
    k = model.add_parameter("k", 867.637e6, positive=True, unit="N m")
    c = model.add_parameter("c", 6.215e6, positive=True, unit="N m s")
    nacelle = model.add_body(
        "nacelle", 240e3, (1.9, 0, 1.75), (1.5e6, 1.5e6, 1.74149e6)
    )
    yaw_bearing = model.world.add_frame("yaw_bearing", at=(0, 0, 87.6))
    model.add_joint("yaw", yaw_bearing, nacelle, "Rz")
    hub = model.add_body("hub", 56_780.0, inertia=(115_926.0, 6e4, 6e4))
    front = nacelle.add_frame("front", at=(-5.0, 0, 2.4))
    speed = 12.1 * math.pi / 30
    rotor = model.add_joint("rotor", front, hub, "Rx", v=speed)
    m, center = 17_740.0, 20.475
    J = 11_776_047.0 - m * center**2
    for i in range(3):
        angle = 2 * math.pi * i / 3
        root = hub.add_frame(f"root_{i}", at=(0, 0, 0), rotation=rotation("x", angle))
        blade = model.add_body(f"blade_{i}", m, (0, 0, 1.5 + center), (J, J, 0.0))
        model.add_joint(f"flange_{i}", root, blade, "fixed")
        blade.add_frame("tip", at=(0, 0, 63.0))
    machine = model.add_body("armature", 1000.0, inertia=(534.116, 0, 0))
    back = nacelle.add_frame("back", at=(3.0, 0, 2.4))
    generator = model.add_joint("shaft", back, machine, "Rx", v=97 * speed)
    twist = rotor.q[0] - generator.q[0] / ratio
    rate = rotor.v[0] - generator.v[0] / ratio
    M = model.add_expression("torque", k * twist + c * rate, sensor=True, unit="N m")
    model.add_load("aerodynamic", JointForce(rotor, wind - M))
    model.add_load("electric", JointForce(generator, M / ratio - brake))
    add_shapes(model, _TURBINE)
    return model


_TOWER = tuple(
    (f"leg_{i}", "world", (0, (-1) ** i, 6.0), Line((3 - i // 2 * 6, 0, -6), 0.18),
     "brown")
    for i in range(4)
)  # fmt: skip


def trebuchet() -> Model:
    """Return a trebuchet: a falling counterweight whirls a stone in a sling.

    The sling first drags the stone along a trough under the beam, then swings it out
    and over. What the counterweight loses in height, the stone gets as motion, apart
    from what beam and weight keep. Round sizes of a large one: counterweight of 6 t,
    arms of 2 m and 10 m, a sling of 8 m, a stone of 80 kg. The sensor `stone` says
    when to let go.

    References:
        Hill (1973), Trebuchets, Viator 4.
    """
    short, long, height, rope = 2.0, 10.0, 6.0, 8.0
    model = Model("trebuchet")
    beam = model.add_body("beam", 900.0, (0, 0, (long - short) / 2), (11e3, 11e3, 30.0))
    axle = model.world.add_frame("axle", at=(0, 0, height))
    lean = math.acos(-height / long)  # of the long arm, which touches the ground
    model.add_joint("pivot", axle, beam, "Ry", q=-lean)
    tip = beam.add_frame("tip", at=(0, 0, long))
    hook = beam.add_frame("hook", at=(0, 0, -short))
    weight = model.add_body("counterweight", 6000.0, (0, 0, -1.2), (2e3, 2e3, 2e3))
    model.add_joint("hanger", hook, weight, "Ry", q=lean)
    stone = model.add_body("stone", 80.0, (rope, 0, 0), (1.0, 1.0, 1.0))
    model.add_joint("sling", tip, stone, "Ry", q=lean)
    bag = stone.add_frame("bag", at=(rope, 0, 0))
    trough = model.world.add_frame("trough", at=(0, 0, -0.005))
    add_shapes(model, _TOWER)
    model.add_load("trough", CompliantContact(bag, trough, 2e5, 1))
    model.add_sensor("place", Position(bag))
    model.add_sensor("speed", Velocity(bag))
    return model


_UMBRELLA = (
    ("stick", "world", (0, 0, 0.4), Cylinder(0.007, 0.92), "silver"),
    ("handle", "world", (0, 0, -0.06), Cylinder(0.016, 0.14), "brown"),
    ("crown", "world", (0, 0, 0.8), Cylinder(0.02, 0.025), "black"),
    ("sleeve", "runner", (0, 0, -0.02), Cylinder(0.017, 0.06), "black"),
)


def umbrella(ribs: int = 8) -> Model:
    """Return an umbrella: a runner on the stick opens ribs by stretchers.

    At the angle phi of a rib from the stick the runner is a cos(phi) + sqrt(l² - a²
    sin²(phi)) below the notch, with a from notch to the stretcher's pin, and the length
    l of a stretcher. Ribs of 0.55 m and 18 g; the stretchers are without mass. The
    hand's force on the runner is the input.

    Args:
        ribs: How many.
    """
    ribs = Arguments("umbrella", ModelError).whole("ribs", ribs, least=2, most=64)
    model = Model("umbrella")
    push = model.add_input("push", unit="N")
    a = model.add_parameter("a", 0.27, positive=True, unit="m")
    l = model.add_parameter("l", 0.29, positive=True, unit="m")  # noqa: E741
    length = model.add_parameter("length", 0.55, positive=True, unit="m")
    notch = model.world.add_frame("notch", at=(0, 0, 0.8))
    runner = model.add_body("runner", 0.03, inertia=(5e-6, 5e-6, 5e-6))
    slide = model.add_joint("slide", notch, runner, "Tz", q=-0.4)
    for i in range(ribs):
        angle = 2 * math.pi * i / ribs
        m = 0.018
        J = m * length**2 / 12
        rib = model.add_body(f"rib_{i}", m, (0, 0, -length / 2), (J, J, 0))
        axis = Revolute((math.sin(angle), -math.cos(angle), 0))
        model.add_joint(f"hinge_{i}", notch, rib, axis, q=0.8)
        pin = rib.add_frame("pin", at=(0, 0, -a))
        rib.add_frame("tip", at=(0, 0, -length))
        model.add_constraint(f"stretcher_{i}", Rod(pin, runner, l))
    bodies = [model.bodies[f"rib_{i}"] for i in range(ribs)]
    for i, rib in enumerate(bodies):
        model.add_visual(rib, Line((0, 0, -length), 0.005), color="black")
        for k in range(1, 5):
            at, name = (0, 0, -k * length / 4), f"seam_{k}"
            far = bodies[(i + 1) % ribs].add_frame(f"{name}_back", at=at)
            model.add_visual(rib.add_frame(name, at=at), Line(far), color="red")
    add_shapes(model, _UMBRELLA)
    model.add_load("hand", JointForce(slide, push))
    model.add_sensor("tip", Position(model.bodies["rib_0"]["tip"], seen_from=notch))
    return model
