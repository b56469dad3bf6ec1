"""Constructors and the methods of a model name the options like one misspelled."""

import inspect

import pytest

import symbody as sb

CALLS = {
    "gravity": lambda: sb.Model(gravty=1),
    "mass": lambda: sb.Model().add_body("a", mas=1),
    "load": lambda: sb.Model().add_load("a", lod=1),
    "default": lambda: sb.Model().add_parameter("a", defualt=1),
    "energy": lambda: sb.Save(energi=False),
    "rtol": lambda: sb.DP54(rtl=1e-3),
}


@pytest.mark.parametrize("near", CALLS)
def test_error_names_the_option_that_was_meant(near):
    with pytest.raises(sb.errors.ModelError, match=f"Did you mean '{near}'"):
        CALLS[near]()


def test_compiled_constructors_name_it_too_and_show_their_own_options_only():
    [sb.DP853() for _ in range(4)]
    with pytest.raises(sb.errors.ModelError, match="Did you mean 'atol'"):
        sb.DP853(atoll=1e-3)
    assert list(inspect.signature(sb.DP853).parameters)[:2] == ["rtol", "atol"]
