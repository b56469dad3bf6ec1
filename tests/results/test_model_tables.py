"""Tables of models and of their mobility, as text and as DataFrames."""

import pytest

import symbody as sb
from symbody.errors import CallError


def test_parameters_inputs_and_states_are_tables():
    model = sb.Model("m")
    k = model.add_parameter("k", [1.0, 2.0], unit="N/m")
    model.add_parameter("l", 3 * k[1])
    model.add_input("F", unit="N", limits=(-5, 5))
    model.add_input("G")
    model.add_state("i", 0.5, unit="A")
    table = model.table()
    assert table.rows[1] == ("k[1]", 2.0, "N/m", "")
    assert table.rows[2] == ("l", 6.0, "", "3*k[1]")
    assert "3*k[1]" in str(table)
    assert table.to_dataframe().loc["k[1]", "default"] == 2.0
    assert model.table("inputs").rows == (("F", "N", -5.0, 5.0), ("G", "", None, None))
    assert model.table("states").rows == (("i", 0.5, "A"),)
    with pytest.raises(CallError, match="'parameters'"):
        model.table("parameter")


def test_the_mobility_is_a_table():
    found = sb.mobility(sb.library.four_bar(explicit=False)).table().to_dataframe()
    assert found.loc["v_crank", "role"] == "independent"
    assert sorted(found[found.role == "dependent"].index) == ["v_coupler", "v_rocker"]
