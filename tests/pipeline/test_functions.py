"""The table of functions says what programs are."""

import pytest

import symbody as sb
from symbody.library.closed_by_constraints import disc, double_four_bar
from symbody.pipeline.functions import FUNCTIONS
from symbody.testing.cases import _motor

MODELS = {
    "driven": sb.library.excavator,
    "loop": sb.library.four_bar,
    "constraints": double_four_bar,
    "nonholonomic": disc,
    "states": _motor,
    "quaternion": sb.library.free_body,
}


@pytest.mark.parametrize("make", MODELS.values(), ids=MODELS)
def test_results_have_the_names_and_shapes_of_the_table(make):
    compiled = sb.compile_model(make())
    told, found = {}, {}
    for name, spec in FUNCTIONS.items():
        # What would depend on others, but belongs to a quaternion, is not solved for.
        unsolved = name.startswith("clos") and compiled.system.quaternions
        if spec.unavailable(compiled.system) or unsolved:
            continue
        (result,) = compiled.program(name).results
        told[name] = spec.output.name, spec.shape(compiled.derivations)
        found[name] = result.name, result.shape
    assert found == told


def test_each_function_is_listed_once_and_lowered_from_equations_that_exist():
    compiled = sb.compile_model(sb.library.four_bar(explicit=False))
    for name, spec in FUNCTIONS.items():
        assert spec.name == name
        equations = compiled.equations(spec.equations)
        assert set(spec.output.parts) <= set(equations.results)
        groups = [g for part in spec.arguments.values() for g in part]
        known = {*equations.arguments, "x"}
        assert set(groups) <= known
