"""First and second derivatives of mechanisms are the same in every language."""

import numpy as np
import pytest

import symbody as sb
from probes.nets import hung_net
from runners.tools import TOOLS
from symbody.library.closed_by_constraints import bennett
from symbody.testing.cases import reference

# One compiled language, and those that people read; the others share their texts.
LANGUAGES = ("fortran", "julia", "matlab", "numpy")
HERE = [
    pytest.param(tool, id=tool.label, marks=pytest.mark.compiler(tool.command or "cc"))
    for tool in TOOLS
    if tool.here and tool.language in LANGUAGES
]
NAMES = ["jacobian(vd; q)", "jvp(vd; y)", "vjp(vd, kinetic; y)", "hessian(vd; q, v)"]


def cam_and_pad():
    """Return a slide with a curve, a condition, and an equation for its friction."""
    model = sb.Model("cam")
    body = model.add_body("body", mass=1.5, inertia=(0.1, 0.1, 0.1))
    joint = model.add_joint("rail", model.world, body, ["Tx", "Rz"], q=(0.4, 0.2))
    x, v = joint.q[0], joint.v[0]
    lift = model.add_curve("lift", [0, 0.5, 1, 2], [0, 0.4, 0.3, 0])
    F = sb.symbol("F")
    pad = sb.implicit(F + 0.1 * F**3 - 40 * v * lift(x), F)
    bump = sb.where(x < 1, -30 * x**3, -30 * (2 * x - 1))
    model.add_load(
        "pad", sb.loads.JointForce(joint, [bump - pad, -sb.sin(3 * x) * pad])
    )
    return model


MODELS = [cam_and_pad, hung_net, bennett, sb.library.four_bar]


@pytest.fixture(scope="module")
def asked():
    """Return programs, and points of each near the start of its model."""
    rng = np.random.default_rng(7)
    programs, points = [], {}
    for make in MODELS:
        compiled = sb.compile_model(make())
        start, u = compiled.start_state(), np.full(len(compiled.system.u), 0.2)
        for name in NAMES:
            program = compiled.program(name)
            known = {"t": 0.1, "u": u, "p": compiled.parameters}
            given = []
            for _ in range(2):
                known["y"] = start + rng.uniform(-0.05, 0.05, len(start))
                more = {
                    a.name: rng.normal(size=len(a.symbols)) for a in program.arguments
                }
                given.append([(more | known)[a.name] for a in program.arguments])
            programs.append(program)
            points[program.name] = given
    return programs, points


@pytest.mark.parametrize("tool", HERE)
def test_derivatives_are_those_of_the_reference(tool, asked, tmp_path):
    programs, points = asked
    found = tool.run(programs, points, tmp_path)
    for program in programs:
        pairs = zip(points[program.name], found[program.name], strict=True)
        for point, results in pairs:
            (expected,) = reference(program, point).values()
            assert np.isfinite(expected).all()
            # Newton's method ends within 1e-10 of what it steps over.
            atol = 1e-8 * np.abs(expected).max()
            np.testing.assert_allclose(*results.values(), expected, rtol=0, atol=atol)
