"""Nodes, implicit laws and algebraic loops move alike in every language."""

import numpy as np
import pytest

import symbody as sb
from runners.tools import TOOLS
from symbody.testing.cases import reference

# One compiled language of each family, and one that is interpreted.
LANGUAGES = ("c", "fortran", "rust", "numpy", "matlab")
HERE = [
    pytest.param(tool, id=tool.label, marks=pytest.mark.compiler(tool.command or "cc"))
    for tool in TOOLS
    if tool.language in LANGUAGES and tool.here
]


def connected():
    """Return two arms that meet in a node, one with friction by its own reaction."""
    model = sb.Model("meeting")
    tips = [model.world.add_frame("wall", at=(0, 0, 1))]
    for name, x in (("left", -0.8), ("right", 0.9)):
        place = model.world.add_frame(name, at=(x, 0, 0))
        arm = model.add_body(f"arm_{name}", 1.0, com=(0, 0, -0.3), inertia=(0.1,) * 3)
        model.add_joint(f"hinge_{name}", place, arm, "Ry")
        tips.append(arm.add_frame("tip", at=(0, 0, -0.5)))
    node = model.add_node("node", at=(0, 0, 0), moves="xz")
    F = sb.symbol("F")

    def law(e):
        return [sb.implicit(F + 1e-3 * F**3 - 90 * e[0], F)]

    def stretch(a, b):
        return [a.distance_to(b) - 0.3]

    for i, tip in enumerate(tips):
        model.add_load(f"bar{i}", sb.loads.Connector([tip, node], stretch, law))
    hinge = model.joints["hinge_left"]
    R = model.add_sensor("R", sb.sensors.ConstraintForce(hinge))
    size = sb.sqrt(R[0] ** 2 + R[2] ** 2)
    rub = -0.02 * size * sb.tanh(hinge.v[0] / 0.1)
    model.add_load("rub", sb.loads.JointForce(hinge, rub))
    return model


def on_a_tendon():
    """Return a node on a spring that stiffens like a tendon, and on one to a body."""
    model = sb.Model("tendon")
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, ["Tx", "Tz"], q=(0.05, -0.6))
    node = model.add_node("node")

    def law(e):
        return [200 * sb.maximum(sb.exp(35 * (e[0] / 0.2 - 1)) - 1, 0)]

    ends = [model.world, node]
    tendon = sb.loads.Connector(ends, lambda a, b: [a.distance_to(b)], law)
    model.add_load("tendon", tendon)
    model.add_load("spring", sb.loads.SpringDamper(node, body, 2000, free_length=0.25))
    side = model.world.add_frame("side", at=(0.4, 0, -0.2))
    model.add_load("guy", sb.loads.SpringDamper(side, node, 300, free_length=0.3))
    return model


@pytest.mark.parametrize("tool", HERE)
def test_nodes_on_tendons_are_led_to_the_reference_values(tool, tmp_path):
    program = sb.compile_model(on_a_tendon()).program("derivatives")
    states = [[0.05, -0.62, 0, 0], [0.1, -0.7, 0.3, 0], [-0.1, -0.8, 0, 1]]
    points = [
        [{"t": 0.0, "y": y}.get(a.name, []) for a in program.arguments] for y in states
    ]
    found = tool.run([program], {program.name: points}, tmp_path)
    for point, results in zip(points, found[program.name], strict=True):
        (expected,) = reference(program, point).values()
        assert np.isfinite(expected).all()
        # Newton's method ends within 1e-10 of what it steps over.
        np.testing.assert_allclose(*results.values(), expected, rtol=1e-7, atol=1e-9)


@pytest.mark.parametrize("tool", HERE)
def test_blocks_of_connections_give_the_reference_values(tool, tmp_path, rng):
    program = sb.compile_model(connected()).program("derivatives")
    points = []
    for _ in range(3):
        values = {"t": 0.0, "y": 0.3 * rng.normal(size=4)}
        points.append([values.get(a.name, []) for a in program.arguments])
    found = tool.run([program], {program.name: points}, tmp_path)
    for point, results in zip(points, found[program.name], strict=True):
        (expected,) = reference(program, point).values()
        assert np.isfinite(expected).all()
        # Newton's method ends within 1e-10 of what it steps over.
        np.testing.assert_allclose(*results.values(), expected, rtol=1e-9)
