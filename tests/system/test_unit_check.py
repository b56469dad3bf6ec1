"""Formulas that contradict the units that were given are found, others are not."""

import re
from dataclasses import replace

import pytest

import symbody as sb
from symbody.model.loads.load import NamedLoad
from symbody.model.units import dimension_of, written
from symbody.system.unit_check import unit_flaws

UNITS = ("m", "s", "kg", "N", "rad", "m/s", "N m", "kg m²")


def slider():
    model = sb.Model("slider")
    for i, unit in enumerate(UNITS):
        for letter in "ab":
            model.add_parameter(f"{letter}{i}", 1.0, unit=unit)
    body = model.add_body("body", mass=model.parameters["a2"].value)
    model.add_joint("slide", model.world, body, "Tx")
    return model


def p(model, name):
    return model.parameters[name].value


def flaws_of(formula, unit="", model=None):
    model = model or slider()
    system = sb.assemble(model)
    model.add_expression("probe", formula(model), unit=unit)
    return unit_flaws(replace(system, expressions=dict(model.expressions)))


@pytest.mark.parametrize("name", sb.library.LIBRARY)
def test_no_mechanism_of_the_library_is_certainly_wrong(name):
    flaws = unit_flaws(sb.assemble(sb.library.LIBRARY[name]()))
    assert [flaw.text for flaw in flaws if flaw.is_certain] == []


def test_a_sum_of_length_and_time_names_both():
    (flaw,) = flaws_of(lambda m: p(m, "a0") + p(m, "a1"))
    assert flaw.is_certain
    assert "a0 in m and a1 in s are added" in flaw.text


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        (lambda m: sb.sin(p(m, "a0")), "sin takes a number"),
        (lambda m: sb.maximum(p(m, "a0"), p(m, "a1")), "are compared"),
        (lambda m: sb.where(p(m, "a0") < p(m, "a1"), 1, 2), "are compared"),
        (lambda m: sb.sqrt(p(m, "a0") ** 2 + p(m, "a1") ** 2), "are added"),
        (lambda m: m.t + p(m, "a0"), "are added"),
        (lambda m: m.joints["slide"].q[0] - p(m, "a1"), "are"),
    ],
    ids=["function", "extremum", "condition", "root", "time", "coordinate"],
)
def test_other_contradictions_are_found(formula, said):
    (flaw,) = flaws_of(formula)
    assert said in flaw.text


@pytest.mark.parametrize(
    "formula",
    [
        lambda m: p(m, "a0") + 0.1,
        lambda m: p(m, "a3") * p(m, "a0") + p(m, "a6"),
        lambda m: p(m, "a7") * (p(m, "a5") / p(m, "a0")) ** 2 / p(m, "a0") + p(m, "a3"),
        lambda m: sb.sin(p(m, "a0") / p(m, "b0")) * p(m, "a1"),
        lambda m: sb.sqrt(p(m, "a0") * p(m, "b0")) + p(m, "a0"),
        lambda m: sb.atan2(p(m, "a0"), p(m, "b0")) + p(m, "a4"),
    ],
)
def test_what_agrees_is_no_flaw(formula):
    assert flaws_of(formula) == ()


def test_a_bare_number_may_have_the_missing_unit():
    (flaw,) = flaws_of(lambda m: 9.81 * p(m, "a2"), unit="N")
    assert not flaw.is_certain
    assert "9.81*a2 is in kg" in flaw.text


def test_loads_must_be_in_their_units():
    model = slider()
    slide = model.joints["slide"]
    model.add_load("push", sb.loads.JointForce(slide, p(model, "a6")))
    wrong = "of load 'push': a6 is in N m (m² kg s⁻²), but it must be in N (m kg s⁻²)"
    with pytest.raises(sb.errors.ModelError, match=re.escape(wrong)):
        sb.assemble(model)


@pytest.mark.parametrize("use", [sb.assemble, sb.compile_model, sb.derive])
def test_a_sum_of_mass_and_length_is_refused_with_both_origins(use):
    model = slider()
    model.add_expression("probe", p(model, "a2") + p(model, "a0"))
    with pytest.raises(sb.errors.ModelError, match="a2 in kg and a0 in m are added"):
        use(model)


def test_a_sine_of_bare_time_may_be_meant():
    (flaw,) = flaws_of(lambda m: sb.sin(m.t) * p(m, "a0"), unit="m")
    assert not flaw.is_certain


def test_500_errors_in_sums_of_products_are_all_found(rng):
    model = slider()
    system = sb.assemble(model)
    missed = []
    for trial in range(500):
        factors = rng.integers(len(UNITS), size=3)
        good = p(model, f"a{factors[0]}") * p(model, f"a{factors[1]}")
        good = good / p(model, f"a{factors[2]}")
        place = int(rng.integers(3))
        replaced = dimension_of(UNITS[factors[place]])
        others = [i for i, u in enumerate(UNITS) if dimension_of(u) != replaced]
        factors[place] = rng.choice(others)
        bad = p(model, f"b{factors[0]}") * p(model, f"b{factors[1]}")
        bad = bad / p(model, f"b{factors[2]}")
        made = slider_with(system, good + bad)
        refused = [f for f in unit_flaws(made) if f.is_certain and f.is_by_user]
        found = [flaw.text for flaw in refused]
        if not any("are added" in text for text in found):
            missed.append((trial, factors.tolist()))
    assert missed == []


def slider_with(system, formula):
    """Return a system with a force of a formula beside its own."""
    load = sb.loads.PointToPoint(system.bodies[0], system.bodies[0], formula)
    return replace(system, loads=(NamedLoad("probe", load),))


@pytest.mark.parametrize(
    ("unit", "same"),
    [
        ("N", "m kg s⁻²"),
        ("N m s/rad", "m² kg s⁻¹"),
        ("kg*m^2", "m² kg"),
        ("m**2 s^-1", "m² s⁻¹"),
        ("N/(m s)", "kg s⁻³"),
        ("1/s", "s⁻¹"),
        ("V", "m² kg s⁻³ A⁻¹"),
        ("rad", "1"),
    ],
)
def test_units_are_read_as_they_are_written(unit, same):
    assert written(dimension_of(unit)) == same


@pytest.mark.parametrize("unit", ["", "foo", "N/m s", "m//s", "kg m²)²"])
def test_what_is_not_understood_is_not_judged(unit):
    assert dimension_of(unit) is None


def test_a_spring_of_stiffness_one_is_no_error_but_told():
    model = slider()
    slide = model.joints["slide"]
    model.add_load("spring", sb.loads.JointForce(slide, -slide.q[0]))
    (flaw,) = unit_flaws(sb.assemble(model))
    assert "must be in N (m kg s⁻²)" in flaw.text


def test_units_of_discrete_variables_and_of_when_clauses_are_checked():
    model = sb.Model("relay")
    arm = model.add_body("arm", mass=1.0, inertia=(1, 1, 1))
    hinge = model.add_joint("hinge", model.world, arm, "Ry")
    pull = model.add_parameter("pull", 2.0, unit="N")
    torque = model.add_discrete("torque", 1.0, unit="N")
    model.add_load("motor", sb.loads.JointForce(hinge, torque))
    (flaw,) = unit_flaws(sb.assemble(model))
    assert "force of load 'motor': torque is in" in flaw.text
    model.when(hinge.q[0] - 0.2, {torque: pull}, name="on")
    assert len(unit_flaws(sb.assemble(model))) == 1
    mass = model.add_parameter("mass", 2.0, unit="kg")
    model.when(hinge.q[0] - 0.3, {torque: mass}, name="off")
    with pytest.raises(sb.errors.ModelError, match="when 'off', torque: mass is in kg"):
        sb.assemble(model)
