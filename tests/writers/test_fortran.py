from __future__ import annotations

import re

import numpy as np
import pytest

import symbody as sb
import symbody.writers.fortran as fortran_writer
from runners import fortran
from symbody.equations import Equations
from symbody.errors import WriterError
from symbody.expr.functions import sin
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.testing.cases import cases
from symbody.writers.generate import generate


@pytest.fixture
def program():
    return sb.compile_model(sb.library.double_pendulum()).program("mass_matrix")


def lowered(name, result="out", symbols=("a",)):
    q = tuple(Symbol(s) for s in symbols)
    results = {result: np.array([sum(2 * x for x in q)], dtype=object)}
    equations = Equations("names", "direct", {"q": q}, results)
    return lower(equations, name, {"y": ("q",)}, {result: (result,)})


def test_a_matrix_has_two_indices_from_one(program):
    (text,) = generate([program], "fortran").values()
    assert "real(dp), intent(out) :: M(2, 2)" in text
    assert "M(1, 2) = " in text
    assert "M(2, 1) = " in text


def test_no_line_is_longer_than_the_standard_allows():
    programs = [case.program for case in cases()][::4]
    (text,) = generate(programs, "fortran").values()
    assert 90 < max(map(len, text.splitlines())) <= 132


def test_names_differ_in_more_than_capitals():
    symbols = ("Mass", "mass", "MASS", "T0", "Sin", "OUT", "names")
    (text,) = generate([lowered("f", symbols=symbols)], "fortran").values()
    found = [line for line in text.splitlines() if " = y(" in line]
    names = [line.split()[0] for line in found]
    # Temporaries leave out the number that is taken, so that T0 stays.
    assert names == ["Mass", "mass_2", "MASS_3", "T0", "Sin_", "OUT_", "names_"]


def test_arrays_that_differ_in_capitals_are_refused():
    with pytest.raises(WriterError, match="cannot tell the array 'Y' from 'y'"):
        generate([lowered("f", "Y")], "fortran")


def test_a_name_that_is_too_long_is_refused():
    with pytest.raises(WriterError, match="at most 63 characters"):
        generate([lowered("f" * 54)], "fortran")


MANY = 1000


def chained():
    """Return a program of several parts that hand many numbers on."""
    q = tuple(Symbol(f"a{i}") for i in range(MANY))
    middle = [sin(x) for x in q]
    total = sum(middle)
    last = [total * x for x in middle]
    results = {"out": np.array(last, dtype=object)}
    equations = Equations("many", "direct", {"q": q}, results)
    return lower(equations, "many", {"y": ("q",)}, {"out": ("out",)})


@pytest.mark.compiler("gfortran")
def test_large_scratch_memory_is_allocated(tmp_path, monkeypatch):
    """Compilers make it static otherwise, which threads share."""
    monkeypatch.setattr(fortran_writer, "_MOST_ON_STACK", 500)
    program = chained()
    (text,) = generate([program], "fortran").values()
    size = re.search(r"^ *allocate\(w\((\d+)\)\)$", text, re.MULTILINE)
    assert size is not None
    assert int(size[1]) > 500
    y = np.linspace(-1, 1, MANY)
    (found,) = fortran.run([program], {"many": [[y]]}, tmp_path)["many"]
    wanted = np.sin(y) * np.sin(y).sum()
    np.testing.assert_allclose(found["out"], wanted, rtol=0, atol=1e-11)


@pytest.mark.parametrize(("name", "module"), [("f", "f_"), ("end", "end_")])
def test_a_module_is_called_as_nothing_else(name, module):
    text = generate([lowered("f")], "fortran", name=name)[f"{name}.f90"]
    assert f"\nend module {module}\n" in text
