"""What is special to functions in Modelica, executed by Rumoca.

Modelica has no NaN, so what has no value stops with a message.
"""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from runners.modelica import run
from symbody.equations import Equations
from symbody.errors import WriterError
from symbody.expr.node import Symbol, const
from symbody.program.lower import lower
from symbody.testing.cases import cases
from symbody.writers.generate import generate


def program_of(nodes, symbols, name="f"):
    array = np.empty(len(nodes), dtype=object)
    array[:] = nodes
    equations = Equations("alone", "direct", {"y": tuple(symbols)}, {"out": array})
    return lower(equations, name, {"y": ("y",), "p": ("p",)}, {"out": ("out",)})


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("singular system", "the matrix is singular"),
        ("Newton's method that may fail", "Newton's method finds no solution"),
    ],
)
def test_what_has_no_solution_stops_with_a_message(name, said, tmp_path):
    (case,) = (case for case in cases() if case.name == name)
    assert said in generate([case.program], "modelica")["coverage.mo"]
    found = run([case.program], {case.program.name: case.points}, tmp_path)
    assert np.isnan(found[case.program.name][0]["out"]).all()


def test_a_curve_without_values_beyond_its_table_stops_there(tmp_path):
    cam = sb.Model("m").add_curve(
        "cam", [0, 1, 2, 3], [0, 1, 0, 1], extrapolation="error"
    )
    a = Symbol("a")
    program = program_of([cam(a)], [a])
    found = run([program], {"f": [[[1.0], []]]}, tmp_path)
    assert found["f"][0]["out"][0] == pytest.approx(1.0)
    said = "the curve cam has no value beyond its table"
    assert said in generate([program], "modelica")["alone.mo"]
    found = run([program], {"f": [[[4.0], []]]}, tmp_path)
    assert np.isnan(found["f"][0]["out"][0])


def test_area_functions_are_exact_near_zero(tmp_path):
    a = Symbol("a")
    nodes = [sb.asinh(a), sb.atanh(a), sb.acosh(1 + a)]
    found = run([program_of(nodes, [a])], {"f": [[[1e-9], []]]}, tmp_path)
    exact = [1e-9, 1e-9, float(np.arccosh(1 + 1e-9))]
    np.testing.assert_allclose(found["f"][0]["out"], exact, rtol=1e-14)


def test_what_modelica_cannot_say_is_named():
    a = Symbol("a")
    endless = program_of([a * const(np.inf)], [a])
    with pytest.raises(WriterError, match="holds the constant inf"):
        generate([endless], "modelica")
    drag = sb.ExternalFunction("drag", lambda v: v * abs(v), c="return v*fabs(v);")
    with pytest.raises(WriterError, match="'drag' has no body"):
        generate([program_of([drag(a)], [a])], "modelica")


def test_a_package_that_would_be_a_keyword_is_renamed():
    a = Symbol("a")
    text = generate([program_of([a], [a])], "modelica", name="model")["model.mo"]
    assert "package model_ " in text
    assert text.endswith("end model_;\n")
