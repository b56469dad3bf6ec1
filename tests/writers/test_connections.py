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
        model.add_load(f"bar{i}", sb.Connector([tip, node], stretch, law))
    hinge = model.joints["hinge_left"]
    R = model.add_sensor("R", sb.ConstraintForce(hinge))
    size = sb.sqrt(R[0] ** 2 + R[2] ** 2)
    rub = -0.02 * size * sb.tanh(hinge.v[0] / 0.1)
    model.add_load("rub", sb.JointForce(hinge, rub))
    return model


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
