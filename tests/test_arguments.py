"""The checks at the door: what they take, and what their messages say."""

import math
import pickle
from decimal import Decimal
from fractions import Fraction
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import sympy
import xarray as xr

import symbody as sb
from symbody.arguments import (
    Arguments,
    listed,
    near,
    real,
    real_array,
    saying_unknown,
    shown,
    takes,
)
from symbody.errors import CallError, ModelError

asked = Arguments("brake", ModelError)


@pytest.mark.parametrize(
    "number",
    [
        2, 2.0, np.float32(2), np.int64(2), np.array(2), Fraction(2), Decimal(2),
        sympy.Integer(2), xr.DataArray(2.0), True + True,
    ],
)  # fmt: skip
def test_real_numbers_of_all_kinds_are_numbers(number):
    assert real(number) == 2.0
    assert asked.number("force", number, least=2) == 2.0


@pytest.mark.parametrize(
    "other",
    ["2", b"2", 2j, np.complex128(2), None, [2.0], [], {}, object(), 10**400,
     sb.symbol("a"), sympy.Symbol("a"), np.array([2.0])],
)  # fmt: skip
def test_what_is_no_real_number_is_refused(other):
    assert real(other) is None
    with pytest.raises(ModelError, match=r"brake: force=.*: it must be one finite"):
        asked.number("force", other)


@pytest.mark.parametrize(
    ("function", "counts"),
    [
        (lambda x: x, {1}),
        (lambda x, k=2.0: k * x, {1}),
        (lambda x, y, *, k=2.0: k * x, {2}),
        (lambda x, *more: x, {1, 2, 3}),
        (lambda x, *, k: k * x, set()),
        (partial(lambda x, k: k * x, k=2.0), {1}),
        (partial(lambda k, x: k * x, 2.0), {1}),
        (math.sin, {1}),
        (3.0, set()),
    ],
)
def test_arguments_with_defaults_are_the_users(function, counts):
    assert {count for count in range(4) if takes(function, count)} == counts


def test_a_message_says_who_what_rule_and_remedy():
    with pytest.raises(ModelError) as error:
        asked.number("force", -1, above=0, unit="N", remedy="Give its size.")
    assert str(error.value) == (
        "brake: force=-1: it must be one finite real number greater than 0 [N]. Give "
        "its size."
    )
    with pytest.raises(CallError, match=r"run: end=inf: .*finite"):
        Arguments("run").number("end", math.inf)
    assert Arguments("run").number("end", math.inf, infinite=True) == math.inf


def test_arrays_are_of_finite_real_numbers_in_a_shape():
    assert asked.numbers("x", [[1, Fraction(1, 2)]]).tolist() == [[1.0, 0.5]]
    assert real_array([]).shape == (0,)
    for wrong in (["1"], [1j], [[1], [1, 2]], [None], "ab", [math.nan]):
        with pytest.raises(ModelError, match=r"brake: x=.*finite real numbers"):
            asked.numbers("x", wrong)
    with pytest.raises(ModelError, match=r"in the shape \(2,\)"):
        asked.numbers("x", [1.0], (2,))


def test_numbers_of_other_packages_do_not_change_with_these():
    given = xr.DataArray(np.arange(3.0), dims="time")
    array = real_array(given)
    given.values[1] = 7.0
    assert array.tolist() == [0.0, 1.0, 2.0]


def test_whole_numbers_words_flags_texts_and_paths():
    assert asked.whole("n", 3.0) == 3
    assert asked.flag("on", np.True_) is True
    assert asked.text("unit", "kg") == "kg"
    assert asked.path("file", "a/b") == Path("a/b")
    assert asked.words("kinds", ["x"], ("x", "y")) == ("x",)
    for check in (
        lambda: asked.whole("n", 1.5),
        lambda: asked.whole("n", 5, most=4),
        lambda: asked.flag("on", 1),
        lambda: asked.text("unit", 5),
        lambda: asked.path("file", "a\0b"),
        lambda: asked.words("kinds", "x", ("x", "y")),
        lambda: asked.items("parts", [1], str),
        lambda: asked.mapping("values", {1: 2}),
        lambda: asked.function("law", lambda: 0, ("t",), "Give one."),
    ):
        with pytest.raises(ModelError, match=r"brake: \w+=.*: it must be .*\. \w.*\."):
            check()


def test_a_wrong_word_is_answered_with_those_near_it():
    with pytest.raises(ModelError, match=r"one of 'DP54', 'RK4'\. Did you mean 'RK4'"):
        asked.word("method", "rk4", ("DP54", "RK4"))
    assert near("q_hpi", ["q_hip", "x"]) == "Did you mean 'q_hip'?"
    known = ["Steering", "SpringDamper", "sin"]
    assert near("Spring", known) == "Did you mean 'SpringDamper'?"
    assert near(5, ["x"]) == "Give for example 'x'."
    assert listed("abc", most=2) == "a, b, …"
    assert listed([]) == "none"


class Shy:
    def __repr__(self):
        raise RuntimeError("no")


def test_a_value_is_shown_in_one_short_line():
    assert shown(Shy()) == "<Shy>"
    assert shown(np.zeros((3, 3))).count("\n") == 0
    assert len(shown("x" * 1000)) == 80


@pytest.mark.parametrize(
    ("kind", "meant"),
    [("ball", "spherical"), ("hinge", "Rz"), ("slider", "Tx"), ("rx", "Rx")],
)
def test_a_word_of_another_package_is_answered_with_ours(kind, meant):
    model = sb.Model("m")
    with pytest.raises(ModelError, match=f"Did you mean '{meant}'\\?$"):
        model.add_joint("j", model.world, model.add_body("b", 1.0), kind)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("add_spring", "model.add_load(…, sb.loads.SpringDamper(…))"),
        ("add_revolute", "model.add_joint(…, sb.joints.Revolute(…))"),
        ("add_gravity", "model.gravity = (0, 0, -9.81)"),
        ("bar", "model['bar']"),
        ("simulate", "sb.simulate(model, …)"),
        ("compile", "sb.compile_model(model, …)"),
    ],
)
def test_a_missing_attribute_of_a_model_is_answered_with_what_to_write(name, meant):
    with pytest.raises(AttributeError) as error:
        getattr(sb.library.pendulum(), name)
    assert str(error.value).startswith(f"'Model' object has no attribute '{name}'. ")
    assert meant in str(error.value)
    assert not hasattr(sb.library.pendulum(), "_bar")
    # A module is nothing to call.
    with pytest.raises(AttributeError, match=r"no attribute 'loads'$"):
        sb.compile_model(sb.library.pendulum()).loads  # noqa: B018


def test_a_missing_attribute_of_a_part_is_answered_with_what_to_write():
    model = sb.library.pendulum()
    with pytest.raises(AttributeError, match=r"Write joint\.q\[0\]\.$"):
        model["hinge"].angle  # noqa: B018
    with pytest.raises(AttributeError, match=r"Write body\['bob'\]\.$"):
        model["bar"].bob  # noqa: B018
    with pytest.raises(AttributeError, match=r"…, sb\.sensors\.Position\(body\)\)\.$"):
        model["bar"].position  # noqa: B018
    with pytest.raises(AttributeError, match=r"Write compiledmodel\.pose\.$") as error:
        sb.compile_model(model).forward_kinematics  # noqa: B018
    other = pickle.loads(pickle.dumps(error.value))
    assert (type(other), str(other)) == (AttributeError, str(error.value))


def test_a_missing_attribute_of_a_result_is_answered_with_what_to_write():
    model = sb.library.pendulum()
    motion = sb.simulate(model, 0.1)
    with pytest.raises(AttributeError, match=r"Write motion\['q_hinge'\]\.$"):
        motion.q_hinge  # noqa: B018
    with pytest.raises(AttributeError, match=r"^'LinearSystem' .*linearsystem\.bode\."):
        sb.linearize(model).frequency_response  # noqa: B018
    with pytest.raises(AttributeError, match=r"^'Modes' object has no .* 'colour'$"):
        sb.modal(model).colour  # noqa: B018


def test_a_call_that_does_not_fit_is_answered_with_its_arguments():
    model = sb.library.pendulum()
    with pytest.raises(TypeError, match=r"3 were given\. It takes model, duration; by"):
        sb.simulate(model, 0, 10)
    with pytest.raises(TypeError, match=r"'default'\. It takes name, default; by name"):
        model.add_parameter("m")
    # Errors from inside the function stay as they are.
    with pytest.raises(TypeError, match=r"^unsupported operand .* 'str'$"):
        saying_unknown(lambda a, *, b=1: b + a, "half")("2")


def test_a_model_without_parameters_says_how_they_are_added():
    model = sb.Model("m")
    model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
    with pytest.raises(ModelError, match=r"parameters: none\. See add_parameter\.$"):
        sb.simulate(model, 1.0, parameters={"mass": 2.0})
