"""Accuracy and time of contact, impact and friction, against closed forms and peers.

A box slides to rest, a ball's bounces end, a block on a belt sticks and slips: each
answer has a closed form. MuJoCo, whose contacts are soft by design, slides the same box
with an elliptic cone, at steps of several lengths; Drake by its integrator with control
of errors, CENIC; Exudyn by friction along a line that sticks on a stiff spring. What a
contact costs is the time of a chain with one, open or dragged, against that without.

Many contacts are stepped through: spheres that fall between walls, a chain that falls
on the floor, a quadruped that drops and stands; MuJoCo drops the same spheres beside.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from size import has, run

import symbody as sb

Array = NDArray[np.float64]
PEER, DRAKE = has("mujoco"), has("drake", "pydrake")
EXUDYN = has("exudyn")
G, FRICTION, SPEED, MASS = 9.81, 0.3, 5.0, 2.0
FAR, STOP = SPEED**2 / (2 * FRICTION * G), SPEED / (FRICTION * G)


class Size(NamedTuple):
    """What is measured.

    Attributes:
        tolerances: Relative ones; the absolute ones are a hundredth.
        steps: Of MuJoCo, Exudyn and time stepping [s].
        links: Of chains with a contact.
        rounds: Of which the least counts.
        spheres: Numbers of them in a box.
        fallen: Links of the chain that falls.
    """

    tolerances: tuple[float, ...]
    steps: tuple[float, ...]
    links: tuple[int, ...]
    rounds: int
    spheres: tuple[int, ...]
    fallen: int


FULL = Size(
    (1e-4, 1e-8, 1e-12), (1e-2, 1e-3, 1e-4), (1, 6, 12), 9, (25, 50, 100, 200), 100
)
SMALLEST = Size((1e-4,), (1e-2,), (1,), 1, (4,), 4)
Errors = Callable[[sb.results.Motion], dict[str, float]]
Slides = Callable[[float, int], tuple[float, float]]


def sliding() -> tuple[sb.Model, float, Errors]:
    """Return a box that slides to rest along both axes of a plane."""
    model = sb.Model("sliding_box")
    box = model.add_body("box", MASS)
    start = (0.6 * SPEED, 0.8 * SPEED, 0)
    model.add_joint("j", model.world, box, ["Tx", "Ty", "Tz"], v=start)
    contact = sb.contacts.PointOnPlane(box, model.world)
    model.add_contact("c", contact, friction=FRICTION)

    def errors(motion: sb.results.Motion) -> dict[str, float]:
        return {
            "stop [m]": abs(float(np.hypot(*motion.q[-1, :2])) - FAR),
            "stop [s]": abs(motion.events[-1].time - STOP),
        }

    return model, 3.0, errors


def bouncing() -> tuple[sb.Model, float, Errors]:
    """Return a ball that comes to rest after infinitely many impacts."""
    model = sb.Model("bouncing_ball")
    ball = model.add_body("ball", MASS)
    model.add_joint("j", model.world, ball, "Tz", q=1.1)
    contact = sb.contacts.SphereOnPlane(ball, model.world, 0.1)
    model.add_contact("c", contact, restitution=0.5)
    first = np.sqrt(2 / G)

    def errors(motion: sb.results.Motion) -> dict[str, float]:
        (end,) = motion.events.of(kind="rest")
        return {"end [s]": abs(end.time - 3 * first)}

    return model, 2.0, errors


def on_belt() -> tuple[sb.Model, float, Errors]:
    """Return a block on a spring upon a belt, which sticks and slips."""
    k, v, kinetic, static = 50.0, 0.4, 0.2, 0.35
    model = sb.Model("stick_slip")
    belt, block = model.add_body("belt", 1.0), model.add_body("block", MASS)
    model.drive(model.add_joint("run", model.world, belt, "Tx"), v * model.t)
    slide = model.add_joint("slide", model.world, block, ["Tx", "Tz"], v=(v, 0))
    model.add_load("spring", sb.loads.Force(block, (-k * slide.q[0], 0, 0)))
    contact = sb.contacts.PointOnPlane(block, belt, friction=kinetic, stiction=static)
    model.add_contact("c", contact)
    w, far = np.sqrt(k / MASS), (static - kinetic) * MASS * G / k
    period = 2 * far / v + 2 * (np.pi - np.arctan(far * w / v)) / w

    def errors(motion: sb.results.Motion) -> dict[str, float]:
        periods = np.diff(motion.events.of(kind="slip").times)
        return {"period [s]": float(np.abs(periods - period).max())}

    return model, 6.0, errors


def mujoco_slides(step: float, rounds: int) -> tuple[float, float]:
    """Return MuJoCo's error of the stop [m], and its time [s]."""
    import mujoco

    text = f"""
    <mujoco><option timestep="{step}" gravity="0 0 -{G}" cone="elliptic"
      impratio="100" integrator="implicitfast"/><worldbody>
      <geom type="plane" size="9 9 1" friction="{FRICTION} 0 0"/>
      <body pos="0 0 0.1"><joint type="slide" axis="1 0 0"/>
        <joint type="slide" axis="0 1 0"/><joint type="slide" axis="0 0 1"/>
        <geom type="sphere" size="0.1" mass="{MASS}" friction="{FRICTION} 0 0"
          condim="3"/></body></worldbody></mujoco>"""
    model = mujoco.MjModel.from_xml_string(text)
    least, far = np.inf, 0.0
    for _ in range(rounds):
        data = mujoco.MjData(model)
        data.qvel[:2] = 0.6 * SPEED, 0.8 * SPEED
        begin = time.perf_counter()
        mujoco.mj_step(model, data, nstep=round(3.0 / step))
        least = min(least, time.perf_counter() - begin)
        far = float(np.hypot(*data.qpos[:2]))
    return abs(far - FAR), least


def drake_slides(accuracy: float, rounds: int) -> tuple[float, float]:
    """Return Drake's error of the stop [m], and its time [s]."""
    from pydrake import all as drake

    builder = drake.DiagramBuilder()
    plant, _ = drake.AddMultibodyPlantSceneGraph(builder, 0.0)
    friction, place = drake.CoulombFriction(FRICTION, FRICTION), plant.world_body()
    for i, axis in enumerate(np.eye(3)):
        sphere = drake.UnitInertia.SolidSphere(0.1)
        inertia = drake.SpatialInertia(MASS if i == 2 else 1e-9, [0, 0, 0], sphere)
        body = plant.AddRigidBody(f"b{i}", inertia)
        ends = place.body_frame(), body.body_frame()
        plant.AddJoint(drake.PrismaticJoint(f"j{i}", *ends, axis))
        place = body
    for owner, shape in ((body, drake.Sphere(0.1)),
                         (plant.world_body(), drake.HalfSpace())):  # fmt: skip
        still = drake.RigidTransform()
        plant.RegisterCollisionGeometry(owner, still, shape, "s", friction)
    plant.mutable_gravity_field().set_gravity_vector([0, 0, -G])
    plant.Finalize()
    diagram, least, far = builder.Build(), np.inf, 0.0
    for _ in range(rounds):
        context = diagram.CreateDefaultContext()
        own = plant.GetMyMutableContextFromRoot(context)
        plant.SetPositions(own, [0, 0, 0.1])
        plant.SetVelocities(own, [0.6 * SPEED, 0.8 * SPEED, 0])
        simulator = drake.Simulator(diagram, context)
        drake.ResetIntegratorFromFlags(simulator, "cenic", 0.01)
        simulator.get_mutable_integrator().set_target_accuracy(accuracy)
        simulator.Initialize()
        begin = time.perf_counter()
        simulator.AdvanceTo(3.0)
        least = min(least, time.perf_counter() - begin)
        far = float(np.hypot(*plant.GetPositions(own)[:2]))
    return abs(far - FAR), least


def exudyn_slides(step: float, rounds: int) -> tuple[float, float]:
    """Return Exudyn's error of the stop [m], and its time [s]."""
    import exudyn
    from exudyn.itemInterface import (
        CoordinateSpringDamperExt,
        MarkerNodeCoordinate,
        MassPoint,
        NodeGenericData,
        NodePoint,
        NodePointGround,
    )

    least, far = np.inf, 0.0
    for _ in range(rounds):
        system = exudyn.SystemContainer().AddSystem()
        ground = system.AddNode(NodePointGround())
        node = system.AddNode(NodePoint(initialVelocities=[SPEED, 0, 0]))
        system.AddObject(MassPoint(mass=MASS, nodeNumber=node))
        ends = [
            system.AddMarker(MarkerNodeCoordinate(nodeNumber=one, coordinate=0))
            for one in (ground, node)
        ]
        start = {"numberOfDataCoordinates": 3, "initialCoordinates": [1, 0, 0]}
        data = system.AddNode(NodeGenericData(**start))
        friction = CoordinateSpringDamperExt(
            markerNumbers=ends, nodeNumber=data, stickingStiffness=1e5,
            stickingDamping=1e2, dynamicFrictionForce=FRICTION * MASS * G,
        )  # fmt: skip
        system.AddObject(friction)
        system.Assemble()
        settings = exudyn.SimulationSettings()
        settings.timeIntegration.numberOfSteps = round(3.0 / step)
        settings.timeIntegration.endTime = 3.0
        settings.solution.file.write = False
        begin = time.perf_counter()
        system.SolveDynamic(settings, showHints=False)
        least = min(least, time.perf_counter() - begin)
        kind = exudyn.OutputVariableType.Displacement
        far = float(system.GetNodeOutput(node, kind)[0])
    return abs(far - FAR), least


def chain(links: int, contact: str) -> sb.Model:
    """Return a chain whose tip has no contact, an open one, or one that is dragged."""
    model = sb.Model("chain")
    place = model.world.origin
    for i in range(links):
        body = model.add_body(f"b{i}", 1.0, com=(0, 0, -0.25), inertia=(0.02,) * 3)
        model.add_joint(f"j{i}", place, body, "Ry", q=0.3)
        place = body.add_frame("end", at=(0, 0, -0.5))
    if contact == "open":
        floor = model.world.add_frame("floor", at=(0, 0, -9.0))
        one = sb.contacts.PointOnPlane(place, floor, friction=FRICTION)
        model.add_contact("c", one)
    elif contact == "dragged":
        joint = model.joints["j0"]
        model.add_contact("c", sb.contacts.DryFriction(joint, FRICTION, 0.01))
    return model


RADIUS, SIDE, ROOMY = 0.05, 5, 2.3
WIDE = RADIUS * (ROOMY * SIDE + 0.4)
# Rotations that turn z along x, -x, y and -y, and where these walls are.
_TURNS = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)), ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    ((0, 1, 0), (0, 0, 1), (1, 0, 0)), ((0, 1, 0), (0, 0, -1), (-1, 0, 0)),
)  # fmt: skip


def places(count: int) -> Array:
    """Return where spheres are at first: in layers, not quite in rows."""
    numbers = np.arange(count)
    grid = np.stack(
        [numbers % SIDE, numbers // SIDE % SIDE, numbers // SIDE**2], axis=1
    )
    shift = np.random.default_rng(1).uniform(-0.1, 0.1, (count, 3))
    return RADIUS * (ROOMY * grid + 1.3 + shift)


def spheres(count: int) -> sb.Model:
    """Return spheres above the floor between four walls."""
    model, bodies = sb.Model("spheres"), []
    for i, place in enumerate(places(count)):
        body = model.add_body(f"b{i}", 1.0, inertia=(0.4 * RADIUS**2,) * 3)
        model.add_joint(f"j{i}", model.world, body, "free", q=(*place, 1, 0, 0, 0))
        bodies.append(body)
    walls, wide = [model.world.origin], WIDE
    for i, turn in enumerate(_TURNS):
        at = [0.0, 0.0, 0.0]
        at[i // 2] = wide * (i % 2)
        walls.append(model.world.add_frame(f"wall{i}", at=at, rotation=turn))
    contact = sb.contacts.Spheres(bodies, RADIUS, walls, friction=FRICTION)
    model.add_contact("s", contact)
    return model


def fallen(links: int) -> sb.Model:
    """Return a plane chain above the floor, whose joints touch it."""
    model = sb.Model("chain_falls")
    place = floor = model.world.origin
    for i in range(links + 1):
        if i < links:
            body = model.add_body(f"b{i}", 0.1, com=(0.05, 0, 0), inertia=(1e-4,) * 3)
            first = (["Tx", "Tz", "Ry"], (0, 0.5, -0.05))
            kind, q = ("Ry", 0.3 * (-1) ** i * np.cos(0.2 * i)) if i else first
            model.add_joint(f"j{i}", place, body, kind, q=q)
            place = body.add_frame("end", at=(0.1, 0, 0))
        point = body.origin if i < links else place
        contact = sb.contacts.PointOnPlane(point, floor, friction=0.4)
        model.add_contact(f"c{i}", contact)
    return model


def quadruped() -> sb.Model:
    """Return a quadruped whose feet touch the floor, with springs in its joints."""
    model = sb.library.quadruped()
    for name, joint in list(model.joints.items()):
        if len(joint.q) == 1:
            (q,) = joint.q_start
            spring = sb.loads.TorsionalSpringDamper(joint, 200.0, 5.0, free_angle=q)
            model.add_load(f"hold_{name}", spring)
    for name, body in list(model.bodies.items()):
        if "foot" in body.frames:
            contact = sb.contacts.PointOnPlane(body["foot"], model.world, friction=0.7)
            model.add_contact(f"on_{name}", contact)
    return model


def mujoco_spheres(count: int, step: float, duration: float) -> float:
    """Return MuJoCo's time for the same spheres, a second of motion [s]."""
    import mujoco

    wide = WIDE
    geoms = "".join(
        f'<geom type="plane" size="9 9 1" pos="{p}" zaxis="{z}"/>'
        for p, z in (("0 0 0", "0 0 1"), ("0 0 0", "1 0 0"), ("0 0 0", "0 1 0"),
                     (f"{wide} 0 0", "-1 0 0"), (f"0 {wide} 0", "0 -1 0"))
    )  # fmt: skip
    bodies = "".join(
        f'<body pos="{x} {y} {z}"><freejoint/><geom type="sphere" size="{RADIUS}" '
        f'mass="1"/></body>'
        for x, y, z in places(count)
    )
    text = (
        f'<mujoco><option timestep="{step}" gravity="0 0 -{G}"/><default><geom '
        f'friction="{FRICTION} 0 0"/></default><worldbody>{geoms}{bodies}'
        f"</worldbody></mujoco>"
    )
    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    begin = time.process_time()
    for _ in range(round(duration / step)):
        mujoco.mj_step(model, data)
    return (time.process_time() - begin) / duration


def many(size: Size) -> None:
    """Print what stepping through many contacts costs, as processor's ms a second."""
    step, duration = 0.01, 2.0
    coarse = sb.Moreau(step, tolerance=1e-3, sweeps=30)
    fine = sb.Moreau(step)
    save = sb.Save(every=0.5, energy=False, accelerations=False)
    runs = [(f"{n} spheres", spheres(n), coarse, n) for n in size.spheres]
    runs += [
        (f"{size.fallen} links", fallen(size.fallen), fine, 0),
        ("quadruped", quadruped(), sb.Moreau(1e-3), 0),
    ]
    print(
        f"\n{'many contacts':15}{'step':>8}{'ms/s':>9}{'MuJoCo':>8}  closed, residual"
    )
    for name, model, method, count in runs:
        compiled = sb.compile_model(model)
        sb.simulate(compiled, 0.05, method=method, save=save)  # compiles
        seconds = []
        for end in (0.5, 0.5 + duration):
            begin = time.process_time()
            motion = sb.simulate(compiled, end, method=method, save=save)
            seconds.append(time.process_time() - begin)
        peer = mujoco_spheres(count, step, duration) * 1e3 if count and PEER else np.nan
        own = (seconds[1] - seconds[0]) / duration * 1e3
        note = next(str(n) for n in motion.notes if "Time stepping" in str(n))
        residual = note.partition("hold to ")[2].partition(" ")[0]
        closed = note.partition("at most ")[2].partition(" ")[0]
        print(f"{name:15}{method.step:8.0e}{own:9.0f}{peer:8.0f}  {closed}, {residual}")


def answers(size: Size) -> None:
    """Print the errors of closed forms, and times, by tolerance."""
    print(f"{'motion':15}{'rtol':>8}{'ms':>9}{'events':>8}  errors")
    for make in (sliding, bouncing, on_belt):
        model, duration, errors = make()
        compiled = sb.compile_model(model)
        for rtol in size.tolerances:
            method, least = sb.DP54(rtol=rtol, atol=rtol / 100), np.inf
            for _ in range(size.rounds):
                motion = sb.simulate(compiled, duration, method=method)
                least = min(least, motion.statistics.seconds)
            far = "  ".join(f"{k} {v:.1e}" for k, v in errors(motion).items())
            events = len(motion.events)
            print(f"{model.name:15}{rtol:8.0e}{least * 1e3:9.3f}{events:8}  {far}")


def costs(size: Size) -> None:
    """Print what a contact costs, in relation to a chain without and in ns a rate."""
    print(f"\n{'links':>6}{'contact':>9}{'ratio':>8}{'ns a rate':>11}")
    save = sb.Save(energy=False, accelerations=False)
    for links in size.links:
        kinds = ("none", "open", "dragged")
        compiled = {kind: sb.compile_model(chain(links, kind)) for kind in kinds}
        least = dict.fromkeys(kinds, np.inf)
        rates = dict.fromkeys(kinds, 0)
        for _ in range(size.rounds + 1):
            for kind, model in compiled.items():
                motion = sb.simulate(model, 3.0, save=save)
                least[kind] = min(least[kind], motion.statistics.seconds)
                rates[kind] = motion.statistics.evaluations
        each = {kind: least[kind] / rates[kind] for kind in kinds}
        for kind in kinds[1:]:
            more = (each[kind] - each["none"]) * 1e9
            ratio = each[kind] / each["none"]
            print(f"{links:6}{kind:>9}{ratio:8.2f}{more:11.0f}")


def main(size: Size) -> None:
    """Print answers, those of peers, and costs."""
    answers(size)
    peers: list[tuple[str, Slides, tuple[float, ...]]] = []
    peers += [("MuJoCo slides", mujoco_slides, size.steps)] if PEER else []
    peers += [("Exudyn slides", exudyn_slides, size.steps)] if EXUDYN else []
    peers += [("Drake slides", drake_slides, size.tolerances[:2])] if DRAKE else []
    for name, slides, widths in peers:
        for width in widths:
            error, seconds = slides(width, size.rounds)
            where = f"stop [m] {error:.1e}"
            print(f"{name:15}{width:8.0e}{seconds * 1e3:9.3f}{'':8}  {where}")
    costs(size)
    many(size)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
