import warnings

import numpy as np
import pytest

from symbody.errors import ModelError, ModelWarning
from symbody.model.joint_types.pairs import Revolute
from symbody.model.model import Model
from symbody.system import assemble


def model_with(inertia=None, mass=1):
    model = Model("m")
    body = model.add_body("arm", mass=mass, com=(0, 0, 1), inertia=inertia)
    model.add_joint("hinge", model.world, body, "Rx")
    return model


def test_a_mass_that_its_parameters_make_negative_is_refused():
    model = Model("m")
    p = model.add_parameter("p", 1.0)
    model.add_joint("slide", model.world, model.add_body("arm", mass=p - 2), "Tx")
    with pytest.raises(
        ModelError, match=r"body 'arm': the mass is -1 kg at the default"
    ):
        assemble(model)


@pytest.mark.parametrize(
    ("inertia", "moment"),
    [((-1, 1, 1), "-1"), ((1, 1, 1, 2, 0, 0), "-1"), ((0, -3, 0), "-3")],
)
def test_a_negative_principal_moment_is_refused(inertia, moment):
    with pytest.raises(
        ModelError, match=rf"'arm': .*negative principal .* {moment} kg"
    ):
        assemble(model_with(inertia))


def test_an_inertia_that_its_parameters_make_infinite_is_refused():
    model = Model("m")
    a, b = model.add_parameter("a", 1.0), model.add_parameter("b", 0.0)
    body = model.add_body("arm", mass=1, inertia=(a / b, 1, 1))
    model.add_joint("hinge", model.world, body, "Rx")
    with pytest.raises(ModelError, match=r"'arm': the inertia .* not finite.*default"):
        assemble(model)


@pytest.mark.parametrize("inertia", [(1, 1, 3), (5, 1, 1), (1, 1, 1, 0.9, 0, 0)])
def test_moments_of_no_distribution_of_mass_are_warned_about(inertia):
    with pytest.warns(ModelWarning, match=r"'arm': no distribution of mass.*at most"):
        assemble(model_with(inertia))


@pytest.mark.parametrize(
    "inertia",
    [
        None,
        (0, 1, 0),
        (0, 0, 2, 0, 0, 0),
        np.diag([3, 0, 0]),
        (1, 1, 2),
        (1, 1, 2 + 1e-12),
        (2, 2, 2),
        (0.5, 0.4, 0.3, 0.01, -0.02, 0.03),
    ],
)
def test_planar_and_possible_inertias_pass_without_a_warning(inertia):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assemble(model_with(inertia))


@pytest.mark.parametrize("seed", range(20))
def test_a_rotor_of_one_moment_is_no_matter_of_its_rotation(seed):
    axes, _ = np.linalg.qr(np.random.default_rng(seed).normal(size=(3, 3)))
    J = axes @ np.diag([0, 0, 0.7]) @ axes.T
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assemble(model_with((J + J.T) / 2))


def test_a_body_without_mass_may_turn_others():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assemble(model_with(mass=0))


def test_a_rotation_that_its_parameters_make_none_is_refused():
    model = model_with()
    k = model.add_parameter("k", 2.0)
    model.bodies["arm"].add_frame("tip", rotation=[[k, 0, 0], [0, 1, 0], [0, 0, 1]])
    with pytest.raises(
        ModelError, match=r"frame 'arm.tip': .*not a rotation.*is 2 inst"
    ):
        assemble(model)


def test_a_rotation_that_its_parameters_make_one_passes():
    model = model_with()
    k = model.add_parameter("k", 1.0)
    model.world.add_frame("wall", rotation=[[k, 0, 0], [0, 1, 0], [0, 0, 1]])
    assemble(model)


def test_a_rotation_on_the_world_is_checked_too():
    model = model_with()
    k = model.add_parameter("k", -1.0)
    model.world.add_frame("wall", rotation=[[k, 0, 0], [0, 1, 0], [0, 0, 1]])
    with pytest.raises(ModelError, match=r"frame 'world.wall': .*determinant is -1"):
        assemble(model)


def test_an_axis_that_its_parameters_make_zero_is_refused():
    model = Model("m")
    a = model.add_parameter("a", (0.0, 0.0, 0.0))
    body = model.add_body("arm", mass=1, inertia=(1, 1, 1))
    model.add_joint("hinge", model.world, body, Revolute(a))
    with pytest.raises(ModelError, match=r"joint 'hinge': .*axis.*length"):
        assemble(model)
