"""Numbers in formulas are in coherent units of SI; others are refused."""

import pint
import pytest

import symbody as sb
from symbody.model.units import checked_unit, dimension_of, written

U = pint.UnitRegistry()
# To pint each is as many times the one that is proposed as the message says.
SCALED = {
    "kN": ("N", 1000.0),
    "g": ("kg", 1e-3),
    "mm": ("m", 1e-3),
    "ms": ("s", 1e-3),
    "deg": ("rad", 0.01745329252),
    "rpm": ("rad/s", 0.1047197551),
    "min": ("s", 60.0),
    "N/mm²": ("N/m²", 1e6),
    "g/cm^3": ("kg/m^3", 1000.0),
    "N mm": ("N m", 1e-3),
    "deg/s": ("rad/s", 0.01745329252),
    "MPa": ("Pa", 1e6),
    "l/min": ("m³ s⁻¹", 1e-3 / 60),
}


@pytest.mark.parametrize("add", ["parameter", "input", "state"])
@pytest.mark.parametrize("unit", SCALED)
def test_units_that_need_a_factor_are_refused_with_the_one_of_si(add, unit):
    model = sb.Model("one")
    si, factor = SCALED[unit]
    given = {"parameter": (1.0,), "input": (), "state": (0.0,)}[add]
    with pytest.raises(sb.errors.ModelError) as caught:
        getattr(model, f"add_{add}")("F", *given, unit=unit)
    text = str(caught.value)
    assert text.startswith(f"{add} 'F': unit={unit!r} is no coherent unit of SI.")
    assert f"Give unit={si!r} and values in it, {factor:.10g} for 1 {unit}" in text
    assert U.Quantity(1, unit).to(si).magnitude == pytest.approx(factor, rel=1e-9)
    assert not getattr(model, f"{add}s")


@pytest.mark.parametrize(
    ("unit", "said"),
    [
        ("furlong/foo", "'furlong' is unknown"),
        ("Nm", "'N m', not 'Nm'"),
        ("Ncm", "'N m', not 'Ncm'"),
        ("Kg", "Did you mean 'kg'?"),
        ("-", "Write '1' for a number"),
        ("°C", "kelvins, unit='K'"),
        ("N/m s", "several in parentheses"),
    ],
)
def test_units_that_are_not_understood_are_refused_with_a_remedy(unit, said):
    with pytest.raises(sb.errors.ModelError, match=said):
        sb.Model("one").add_parameter("a", 1.0, unit=unit)


@pytest.mark.parametrize(
    "unit",
    ["", "1", "N m s/rad", "kg m²", "N/(m s)", "Ohm", "Ω", "Hz", "m^0.5", "rad/s²"],
)
def test_coherent_units_are_taken_as_they_are_written(unit):
    assert checked_unit("parameter 'a'", unit) == unit


def test_roots_of_units_have_a_dimension():
    assert dimension_of("N/m^1.5") == dimension_of("kg m^-0.5 s^-2")
    assert written(dimension_of("m⁰·⁵")) == "m^1/2"


def test_no_quantity_of_pint_brings_a_unit_that_needs_a_factor():
    model = sb.Model("one")
    for i, unit in enumerate(SCALED):
        model.add_parameter(f"p{i}", U.Quantity(1.0, unit))
    for parameter, (_, factor) in zip(
        model.parameters.values(), SCALED.values(), strict=True
    ):
        assert checked_unit("", parameter.unit) == parameter.unit
        value = sb.evaluate(parameter.default.item(), {})
        assert value == pytest.approx(factor, rel=1e-9)
