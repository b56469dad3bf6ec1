"""Derivatives of equilibria by parameters: closed forms, and equilibria beside."""

import numpy as np
import pytest

import symbody as sb

G = 9.81


def test_the_slopes_of_a_mass_on_a_spring_are_those_of_the_closed_form():
    model = sb.Model("hanging", gravity=(0, 0, -G))
    k, m = model.add_parameter("k", 400.0), model.add_parameter("m", 2.0)
    slide = model.add_joint("z", model.world, model.add_body("mass", mass=m), "Tz")
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    model.add_expression("pull", k * slide.q[0], sensor=True)
    found = sb.equilibrium(model, sensitivities=["k", "m"])
    assert found.sensitivity("q_z", "k") == pytest.approx(2 * G / 400**2, rel=1e-12)
    assert found.sensitivity("q_z", "m") == pytest.approx(-G / 400, rel=1e-12)
    assert found.sensitivity("pull", "k") == pytest.approx(0, abs=1e-12)
    assert found.sensitivity("pull", "m") == pytest.approx(-G, rel=1e-12)
    with pytest.raises(sb.errors.SymbodyError, match="no entry 'q_x'"):
        found.sensitivity("q_x", "k")


def held_rod():
    """Return a rod on a ball, whose end a rod ties to a mass on a spring."""
    model = sb.Model("held", gravity=(0, 0, -G))
    k = model.add_parameter("k", 80.0)
    length = model.add_parameter("l", 1.1)
    rod = model.add_body("rod", mass=2, com=(0.5, 0, 0), inertia=(0.01, 0.2, 0.2))
    start = (0.6, -0.417, 0.506)
    model.add_joint("ball", model.world, rod, ["Rx", "Ry", "Rz"], q=start)
    slide = model.world.add_frame("slide", at=(0.8, 0.2, 0))
    block = model.add_body("block", mass=1)
    z = model.add_joint("z", slide, block, "Tz", q=0.5)
    model.add_load("spring", sb.loads.JointForce(z, -k * (z.q[0] - 0.1) - 5 * z.v[0]))
    model.add_constraint(
        "link", sb.constraints.Rod(rod.add_frame("end", at=(1, 0, 0)), block, length)
    )
    model.add_sensor("tip", sb.sensors.Position(rod.frames["end"]))
    turn = model.joints["ball"]
    model.add_load("turns", sb.loads.JointForce(turn, [-30 * q for q in turn.q]))
    return sb.compile_model(model)


@pytest.mark.filterwarnings("ignore:model 'held'")
@pytest.mark.parametrize("name", ["k", "l"])
def test_slopes_with_a_loop_are_those_of_equilibria_beside(name):
    model = held_rod()
    at = {"k": 80.0, "l": 1.1}[name]
    found = sb.equilibrium(model, sensitivities=[name])
    step = 1e-4 * at
    beside = [
        sb.equilibrium(model, parameters={name: at + s * step}, start=found.start)
        for s in (-2, -1, 1, 2)
    ]
    values = np.array([each.values()[1] for each in beside])
    slope = (values[0] - 8 * values[1] + 8 * values[2] - values[3]) / (12 * step)
    assert found.sensitivities[:, 0] == pytest.approx(slope, rel=1e-6, abs=1e-7)


def test_what_is_solved_for_has_slopes_too():
    model = sb.Model("swing", gravity=(0, 0, -G))
    length, moment = model.add_parameter("l", 0.5), model.add_input("M")
    bob = model.add_body("bob", mass=2, com=(0, 0, -length))
    hinge = model.add_joint("hinge", model.world, bob, "Ry", q=0.3)
    model.add_load("motor", sb.loads.JointForce(hinge, moment))
    found = sb.equilibrium(
        model, free=["M"], targets={"q_hinge": 0.4}, sensitivities=["l"]
    )
    assert found.sensitivity("M", "l") == pytest.approx(2 * G * np.sin(0.4), rel=1e-10)
    assert found.sensitivity("q_hinge", "l") == pytest.approx(0, abs=1e-14)


def test_at_a_fold_there_are_no_slopes():
    model = sb.Model("column")
    P = model.add_parameter("P", 2.0)
    aside = model.add_parameter("aside", 0.0)
    slide = model.add_joint("x", model.world, model.add_body("b", mass=1), "Tx")
    push = aside + (P - 2.0) * slide.q[0] - slide.q[0] ** 3
    model.add_load("f", sb.loads.JointForce(slide, push))
    found = sb.equilibrium(model, sensitivities=["aside"])
    assert np.isnan(found.sensitivity("q_x", "aside"))


def test_slopes_by_what_is_unknown_or_free_are_refused():
    model = sb.Model("hanging", gravity=(0, 0, -G))
    k = model.add_parameter("k", 400.0)
    slide = model.add_joint("z", model.world, model.add_body("mass", mass=2), "Tz")
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    with pytest.raises(
        sb.errors.ModelError, match=r"names of parameters or their entries: k"
    ):
        sb.equilibrium(model, sensitivities=["kk"])
    with pytest.raises(sb.errors.ModelError, match="parameters that are not free"):
        sb.equilibrium(model, free=["k"], targets={"q_z": -0.1}, sensitivities=["k"])
