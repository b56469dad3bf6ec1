import pickle

import pytest

from symbody.errors import ModelError, NameTakenError
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy


@pytest.mark.parametrize("name", ["1st", "a b", "_a", "a-b", "é", "a\n", "", 5])
def test_a_name_that_no_language_allows_is_refused_with_another(name):
    with pytest.raises(ModelError, match=r"letter followed by letters.*Try 'a"):
        Model("m").add_body(name)


@pytest.mark.parametrize("name", ["t", "time", "world"])
def test_a_reserved_name_is_refused_with_what_it_stands_for(name):
    with pytest.raises(
        ModelError, match=rf"'{name}': the name is reserved. 't' is time"
    ):
        Model("m").add_parameter(name, 1.0)


@pytest.mark.parametrize("name", ["arm", "T0", "t0", "k7", "k", "t_0", "x", "double"])
def test_any_other_name_of_letters_is_allowed(name):
    assert Model("m").add_body(name).name == name


def test_a_name_is_unique_among_elements_of_all_kinds():
    model = Model("m")
    model.add_parameter("arm", 1.0)
    with pytest.raises(NameTakenError, match=r"body 'arm'.*by a parameter.*'arm_2'"):
        model.add_body("arm")


@pytest.mark.parametrize(
    "add",
    [
        lambda m: m.add_parameter("arm", 1),
        lambda m: m.add_input("arm"),
        lambda m: m.add_expression("arm", 1),
        lambda m: m.add_body("arm"),
        lambda m: m.add_joint("arm", m.world, m.bodies["arm"], "Rx"),
        lambda m: m.add_sensor("arm", Energy()),
    ],
)
def test_every_kind_of_element_needs_a_free_name(add):
    model = Model("m")
    model.add_body("arm")
    with pytest.raises(NameTakenError, match="already used by a body"):
        add(model)


def test_a_bad_name_of_a_model_is_refused():
    with pytest.raises(ModelError, match=r"model 'my crane'.*Try 'my_crane'"):
        Model("my crane")


@pytest.mark.parametrize("name", ["q_hip", "v_hip", "vd_hip"])
def test_names_of_coordinates_and_their_rates_are_taken_by_their_joint(name):
    model = Model("m")
    model.add_joint("hip", model.world, model.add_body("leg"), "Rx")
    with pytest.raises(NameTakenError, match=rf"parameter '{name}'"):
        model.add_parameter(name, 1.0)


def test_a_joint_whose_coordinate_is_taken_is_refused_as_a_whole():
    model = Model("m")
    leg = model.add_body("leg")
    model.add_parameter("v_hip", 1.0)
    with pytest.raises(NameTakenError, match="velocity 'v_hip'"):
        model.add_joint("hip", model.world, leg, "Rx")
    assert model.joints == {}
    model.add_parameter("q_hip", 1.0)


@pytest.mark.parametrize(
    ("bad", "good"),
    [
        (lambda m: m.add_body("x", mass=-1), lambda m: m.add_body("x", mass=1)),
        (lambda m: m.add_parameter("x", "1"), lambda m: m.add_parameter("x", 1)),
        (lambda m: m.add_input("x", shape=-1), lambda m: m.add_input("x")),
        (lambda m: m.add_expression("x", "a"), lambda m: m.add_expression("x", 1)),
        (lambda m: m.add_sensor("x", 1), lambda m: m.add_sensor("x", Energy())),
    ],
)
def test_what_was_refused_can_be_added_again_under_its_name(bad, good):
    model = Model("m")
    with pytest.raises(ModelError):
        bad(model)
    good(model)


def test_a_joint_that_was_refused_can_be_added_again_under_its_name():
    model = Model("m")
    leg = model.add_body("leg")
    with pytest.raises(ModelError, match="start value"):
        model.add_joint("hip", model.world, leg, "Rx", q=2, limits=(-1, 1))
    model.add_joint("hip", model.world, leg, "Rx", q=1, limits=(-1, 1))


@pytest.mark.parametrize("name", ["axis", "work", "total_energy"])
def test_names_of_results_are_refused_before_a_run(name):
    model = Model("m")
    with pytest.raises(ModelError, match=rf"'{name}': a motion has .*'{name}_2'"):
        model.add_sensor(name, Energy())
    with pytest.raises(ModelError, match="a motion has"):
        model.add_input(name)
    model.add_parameter(name, 1.0)


def test_an_attribute_that_no_model_has_is_refused_with_one_like_it():
    model = Model("m")
    with pytest.raises(AttributeError, match=r"'gravty' to set\. .*'gravity'"):
        model.gravty = (0, 0, 0)
    model.gravity = (0, 0, -1.6)
    model.name = "n"
    other = pickle.loads(pickle.dumps(model))
    with pytest.raises(AttributeError, match="model 'n' has no attribute 'bodes'"):
        other.bodes = {}


def test_a_name_is_used_by_an_input():
    model = Model("m")
    model.add_input("F")
    with pytest.raises(NameTakenError, match="already used by an input"):
        model.add_body("F")
