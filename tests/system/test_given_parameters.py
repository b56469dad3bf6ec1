"""Values of parameters that give a body a mass or an inertia that none has."""

import numpy as np
import pytest

import symbody as sb


def weight(**promise):
    """Return a mass on a spring, whose inertia follows a parameter, too."""
    model = sb.Model("scale", gravity=(0, 0, -10.0))
    mass = model.add_parameter("mass", 2.0, **promise)
    J = model.add_parameter("J", (1.0, 1.0, 1.0))
    k = model.add_parameter("k", 100.0)
    body = model.add_body("load", mass=mass, inertia=J)
    lift = model.add_joint("lift", model.world, body, "Tz")
    model.add_load("spring", sb.loads.JointForce(lift, -k * lift.q[0]))
    return model


GIVERS = {
    "simulate": lambda m, p: sb.simulate(m, 0.1, parameters=p),
    "simulate compiled": lambda m, p: sb.simulate(
        sb.compile_model(m), 0.1, parameters=p
    ),
    "compile_model": lambda m, p: sb.compile_model(m, parameters=p),
    "with_parameters": lambda m, p: sb.compile_model(m).with_parameters(p),
    "linearize": lambda m, p: sb.linearize(m, parameters=p),
    "equilibrium": lambda m, p: sb.equilibrium(m, parameters=p),
    "to_html": lambda m, p: m.to_html("unwritten.html", parameters=p),
}


@pytest.mark.parametrize("giver", GIVERS)
def test_a_negative_mass_is_refused_in_the_words_of_defaults(giver):
    said = "body 'load': the mass is -1 kg at the given values of the parameters. A"
    with pytest.raises(sb.errors.ModelError, match=said):
        GIVERS[giver](weight(), {"mass": -1.0})


@pytest.mark.parametrize("giver", ["simulate", "with_parameters"])
def test_a_negative_moment_of_inertia_is_refused(giver):
    with pytest.raises(
        sb.errors.ModelError, match="negative principal moment -1 kg m²"
    ):
        GIVERS[giver](weight(), {"J": [-1.0, 1.0, 1.0]})


def test_a_mass_that_follows_from_what_is_given_is_checked():
    model = sb.Model("made")
    length = model.add_parameter("length", 2.0)
    mass = model.add_parameter("mass", 3.0 - length)
    body = model.add_body("rod", mass=mass, inertia=(1, 1, 1))
    model.add_joint("lift", model.world, body, "Tz")
    sb.simulate(model, 0.1, parameters={"length": 2.5})
    with pytest.raises(
        sb.errors.ModelError, match="'rod': the mass is -1 kg at the given"
    ):
        sb.simulate(model, 0.1, parameters={"length": 4.0})


def test_runs_of_studies_with_impossible_masses_fail_and_say_why():
    study = sb.Study(
        weight(), {"mass": [1.0, -1.0, 2.0]}, {"end": "q_lift"}, duration=0.1
    )
    result = study.run(progress=False)
    assert np.isfinite(result.array("end")).tolist() == [True, False, True]
    assert "the mass is -1 kg at the given values" in str(result.failures)


def test_what_an_equilibrium_has_found_can_be_linearized():
    model = weight()
    found = sb.equilibrium(model, free=["mass"], targets={"q_lift": 0.4})
    assert found["mass"] < 0
    assert sb.linearize(model, at=found).A.shape == (2, 2)
    with pytest.raises(
        sb.errors.ModelError, match="the mass is -3 kg at the given values"
    ):
        sb.linearize(model, at=found, parameters={"mass": -3.0})


def link(kind="Ry", rotation=None, armature=0, **parameters):
    """Return a body on a joint and a frame that follow parameters."""
    model = sb.Model("link")
    p = {name: model.add_parameter(name, x) for name, x in parameters.items()}
    rod = model.add_body("rod", mass=1.0, com=(0.3, 0.2, -1.0), inertia=(1, 1, 1))
    turn = None if rotation is None else rotation(**p)
    hook = model.world.add_frame("hook", rotation=turn)
    kind = kind(**p) if callable(kind) else kind
    armature = armature(**p) if callable(armature) else armature
    model.add_joint("hinge", hook, rod, kind, q=0.2, armature=armature)
    return model


def any_axis(axis):
    return sb.joints.Revolute(tuple(axis))


@pytest.mark.parametrize(
    ("model", "given", "said"),
    [
        (
            link(armature=lambda a: 0.5 * a, a=1.0),
            {"a": -0.4},
            r"joint 'hinge': the armature is 0.5\*a = -0.2; it cannot be negative",
        ),
        (
            link(rotation=lambda c, s: [[c, -s, 0], [s, c, 0], [0, 0, 1]], c=1.0, s=0),
            {"s": 0.5},
            "frame 'world.hook': at the given values .* not a rotation: .* by 0.25",
        ),
        (
            link(rotation=lambda c: [[c, 0, 0], [0, 1, 0], [0, 0, 1]], c=1.0),
            {"c": -1.0},
            "determinant is -1 instead",
        ),
        (link(any_axis, axis=(1.0, 0.5, 0.2)), {"axis": (0, 0, 0)}, "has length zero"),
        (
            link(any_axis, axis=(1.0, 0.5, 0.2)),
            {"axis": (1e-7, 0, -1)},
            "joint 'hinge': at the given values .* is the z axis opposite to",
        ),
    ],
)
@pytest.mark.parametrize("giver", ["simulate", "with_parameters"])
def test_what_no_joint_or_frame_is_by_the_values_given_is_refused(
    model, given, said, giver
):
    with pytest.raises(sb.errors.ModelError, match=said):
        GIVERS[giver](model, given)


def test_rotations_about_axes_and_axes_that_fit_are_not_refused():
    turned = link(rotation=lambda a: sb.rotation((1, 2, 2), a), a=0.3)
    unit = link(lambda axis: any_axis(axis), axis=(1.0, 0.5, 0.2))
    for model, given in ((turned, {"a": -2.5}), (unit, {"axis": (0.1, 0.2, -0.9)})):
        assert sb.simulate(model, 0.1, parameters=given).status.completed
