"""All that connects bodies, in generated C and Fortran: one model of all of it.

The loads that are kinds of elements are in the zoo, which every language runs; here are
sets with states, nodes, laws that are equations, cams, and loads on multipliers.
"""

import numpy as np
import pytest

import symbody as sb
from runners.tools import TOOLS
from symbody.testing.cases import Case
from symbody.testing.check_writer import check_writer

BOTH = {("c", "C compiler"), ("fortran", "gfortran")}
CHOSEN = [tool for tool in TOOLS if (tool.language, tool.name) in BOTH]


def slider(model, name, kind="Tx", q=1.0):
    body = model.add_body(name, mass=1.0, inertia=(0.1, 0.2, 0.3))
    return body, model.add_joint(f"j_{name}", model.world, body, kind, q=q)


def hall():
    """Return a model of one of each."""
    model = sb.Model("hall")
    a, _ = slider(model, "pulled")
    size = {"strength": 100, "fiber_length": 0.5, "tendon_length": 0.4}
    sb.add_muscle(model, "damped", [model.world, a], tendon="elastic", **size)
    b, _ = slider(model, "soft")
    rubber = {"elastic": 100, "relaxation": [(0.3, 0.2), (0.2, 1.0)]}
    sb.add_viscoelastic(model, "tissue", model.world, b, free_length=0.8, **rubber)
    c, _ = slider(model, "ram")
    oil = {"areas": (1e-3, 8e-4), "lengths": (0.5, 1.5)}
    sb.add_hydraulic_actuator(model, "cylinder", model.world, c, **oil)
    _, d = slider(model, "rotor", "Rz", 0.2)
    coil = {"resistance": 2.0, "constant": 0.3, "inductance": 0.1}
    sb.add_dc_motor(model, "motor", d, **coil)
    arm, e = slider(model, "arm", "Ry", 0.2)
    sb.add_position_servo(model, "servo", e, gain=5.0, **coil)
    sb.add_rotor(model, "wheel", arm, 0.01, axis="x", speed=20.0)
    f, _ = slider(model, "massive")
    sb.add_spring_mass(model, "coil", model.world, f, 0.3)
    pin, _ = slider(model, "pin", ["Tx", "Ty", "Rz"], (0.03, 0.02, 0))
    for kind in (sb.loads.JournalBearing, sb.loads.FiniteJournalBearing):
        film = kind(model.world, pin, 0.02, 0.015, 0.1, 5e4)
        model.add_load(kind.__name__, film)
    _add_nodes(model)
    _add_equations(model)
    return model


def _add_nodes(model):
    """Add an elastic node in space, and one whose place is a state."""
    load, _ = slider(model, "load", ["Tx", "Ty", "Tz"], (0.15, 0.1, -0.97))
    knot = model.add_node("knot")
    for i, place in enumerate([(-0.6, -0.4, 0), (0.6, -0.4, 0), (0, 0.7, 0)]):
        hook = model.world.add_frame(f"hook{i}", at=place)
        rope = sb.loads.SpringDamper(hook, knot, stiffness=900, free_length=0.8)
        model.add_load(f"rope{i}", rope)
    tail = sb.loads.SpringDamper(knot, load, stiffness=1200, free_length=0.5)
    model.add_load("tail", tail)
    drop, _ = slider(model, "drop")
    between = model.add_node("between", at=(0.5, 0, 0), moves="x")
    near = sb.loads.SpringDamper(model.world, between, stiffness=200, free_length=0.5)
    model.add_load("near", near)
    model.add_load("far", sb.loads.SpringDamper(between, drop, damping=15))


def _add_equations(model):
    """Add a law that is an equation, friction on a reaction, and a cam."""
    body, _ = slider(model, "stiffening")
    F = sb.symbol("F")
    law = sb.loads.Connector(
        [model.world, body],
        lambda a, b: [a.distance_to(b) - 0.5],
        lambda e: [sb.implicit(F + 0.001 * F**3 - 400 * e[0], F)],
    )
    model.add_load("rope", law)
    block, joint = slider(model, "block", ["Tx", "Tz"], (0.2, 0))
    model.add_constraint("ground", sb.constraints.Algebraic(joint.q[1]))
    N = model.add_sensor("N", sb.sensors.Multiplier("ground"))
    model.add_load("friction", sb.loads.Force(block, (-0.2 * N / (1 + 0.01 * N), 0, 0)))
    cam, _ = slider(model, "cam", "Rz", 0.3)
    follower, _ = slider(model, "follower", "Tx", 0.35)
    profile = sb.constraints.RollerCam(
        cam, follower, lambda angle: 0.3 + 0.05 * sb.cos(angle)
    )
    model.add_constraint("profile", profile)


@pytest.fixture(scope="module")
def case():
    compiled = sb.compile_model(hall())
    program = compiled.program("derivatives")
    y = np.array(compiled.start_state())
    u = np.full(len(compiled.system.u), 0.3)
    points = [
        (t, y + t * 0.01 * np.sin(np.arange(len(y))), u, compiled.parameters)
        for t in (0.1, 0.3)
    ]
    # Of thousands of operations some cancel, as in the suite's mechanisms.
    made = Case("connections", program, points, 1e-9, "everything")
    assert all(np.isfinite(found["yd"]).all() for found in made.expected)
    return made


@pytest.mark.parametrize("tool", CHOSEN, ids=lambda tool: tool.language)
@pytest.mark.compiler("c")
@pytest.mark.compiler("gfortran")
def test_what_connects_gives_the_same_in_c_and_fortran(tool, case, tmp_path):
    checked = check_writer(tool.language, tool.run, folder=tmp_path, suite=[case])
    assert not checked.refused
    assert checked.worst("everything") < 1e-9
