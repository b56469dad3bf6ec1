"""What users write, and what type checkers make of it."""

from collections.abc import Mapping
from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import symbody as sb
from symbody.results.tabulated import Axes, Figure
from symbody.typing import Array, FormulaLike, JointRef, Node, PlaceLike, Symbol


def suspension(model: sb.Model, at: PlaceLike, stiffness: FormulaLike) -> Array:
    """Add a spring below a place, and return how long it is."""
    foot = model.world.add_frame("foot", at=(0, 0, -1))
    spring = sb.loads.SpringDamper(foot, at, stiffness, damping=10, free_length=1.2)
    model.add_load("spring", spring)
    return model.add_sensor("way", sb.sensors.Distance(foot, at))


def held(
    spring: sb.loads.SpringDamper,
    place: sb.sensors.Position,
    loop: sb.loops.FourBar,
    film: sb.loads.JournalBearing,
) -> None:
    """Read what fields hold, those of their own and those of their bases."""
    assert_type(spring.stiffness, Node)
    assert_type(place.of, sb.Frame)
    assert_type(place.seen_from, sb.Frame | None)
    assert_type(loop.a, sb.Frame)
    assert_type(film.radius, Node)


model = sb.Model("accepted", gravity=[0, 0, -9.81])
m = model.add_parameter("m", 2.0, positive=True, unit="kg")
g = model.add_parameter("g", 9.81)
J = model.add_parameter("J", (0.1, 0.2, 0.3), unit="kg m²")
K = model.add_parameter("K", np.eye(3))
F = model.add_input("F", limits=(-5, 5))
U = model.add_input("U", shape=3)
i = model.add_state("i", 0.0)
X = model.add_state("X", [0.0, 1.0], [0.0, m])
e = model.add_expression("e", m * g)
w = model.add_expression("w", sensor=True)
assert_type(m, Symbol)
assert_type(J, Array)
assert_type(U, Array)
assert_type(X, Array)
assert_type(m * g, Node)
assert_type(2 * m - g / 3 + m**2, Node)
assert_type(sb.sin(m * model.t), Node)
assert_type(sb.sin(J), Array)
assert_type(m * J, Array)
assert_type(m % 2 + 7 // m, Node)
assert_type(-m < g, Node)
model.set_rate(i, (F - i) / m)
model.define(w, sb.where(model.t > 5, e, 0))

body = model.add_body("body", mass=m, com=(0, 0, -m / 10), inertia=J)
tip = body.add_frame("tip", at=J, rotation=sb.rotation("x", 0.3) @ K)
swing = model.add_joint("swing", model.world, body, "Rx", q=0.5, limits=(-1, 1))
other = model.add_body("other", mass=1)
model.add_joint(
    "chain",
    tip,
    other,
    ["Tx", sb.joints.Revolute((1, 1, 0))],
    q=np.zeros(2),
    armature=[0, m],
)
model.drive(swing, sb.sin(model.t))
assert_type(swing.q[0], Symbol)
model.add_load("push", sb.loads.Force(tip, (F, 0, 2 * m), reaction_on=model.world))
model.add_load("motor", sb.loads.JointForce(swing, F * g))
model.add_load("turn", sb.loads.Torque(body, m * np.array([0.0, 0.0, 1.0])))
model.add_load(
    "law", sb.loads.SpringDamper(tip, other, law=lambda d, rate: -m * d - rate)
)
length, rate = suspension(model, tip, 1e3 * m)
assert_type(model.add_sensor("place", sb.sensors.Position(tip)), Array)
model.add_constraint("cut", sb.constraints.BallCut(tip, other))
model.add_visual(tip, sb.visuals.Sphere(0.1), color="red")


def control(t: float, measured: Mapping[str, float]) -> float:
    """Push against the swing."""
    return -measured["q_swing"] * t


def drift(motion: sb.results.Motion) -> NDArray[np.float64]:
    """Return the coordinates over time."""
    return motion.q


def run(joint: JointRef) -> None:
    """Simulate in all the ways that there are."""
    compiled = sb.compile_model(model, backend="c", parameters={"m": 1.0})
    motion = sb.simulate(
        compiled,
        np.linspace(0, 1, 3),
        inputs={"F": control, "U": [0, 1, 2]},
        start={"q_swing": 0.1},
        method="Radau",
        save=sb.Save(work=True),
        run=sb.Run(progress=print),
    )
    assert_type(motion, sb.results.Motion)
    drift(motion)
    sb.simulate(model, 1.0, start=[0.0, 1.0], inputs={"F": ([0, 1], [0, 5])})
    sb.kinematics(model, {joint: model.t, swing: None}, 1.0)
    assert_type(sb.evaluate(m * g, {m: 1.0, g: 9.81}), float)
    assert_type(sb.derive(model).results["M"], Array)
    assert_type(compiled.stepper(0.1), sb.Stepper)
    model.to_html("model.html", start={"q_swing": 0.1})
    assert_type(motion.show(browser=False).url, str)
    assert_type(sb.modal(model).plot(), Figure)
    assert_type(sb.modal(model).plot(ax=motion.plot_energy()), Axes)
