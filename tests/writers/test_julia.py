from __future__ import annotations

import pytest

import symbody as sb
from runners.julia_reader import run
from runners.julia_tree import python_of
from symbody.errors import SymbodyError
from symbody.testing.cases import cases
from symbody.writers.generate import generate


@pytest.fixture
def program():
    return sb.compile_model(sb.library.double_pendulum()).program("mass_matrix")


def text_of(program):
    return generate([program], "julia")["double_pendulum.jl"]


def test_a_function_writes_into_its_first_argument(program):
    text = text_of(program)
    name = "double_pendulum_mass_matrix!"
    assert f"export {name}, " in text
    assert f"function {name}(M, t, q, u, p, k)" in text
    assert "M[1, 2] = " in text


def test_a_line_goes_on_only_after_a_mark():
    """A line that begins with a sign would be a statement of its own."""
    programs = [case.program for case in cases()][::4]
    text = generate(programs, "julia")["coverage.jl"]
    begins = [line.strip()[:2] for line in text.splitlines()]
    assert not {"+ ", "- ", "* ", "/ ", "*", "/"} & set(begins)
    assert any(line.endswith((" +", " -")) for line in text.splitlines())


def test_arrays_of_another_size_are_refused(program, tmp_path):
    with pytest.raises(SymbodyError, match=r"the size of q must be \(2\)"):
        run([program], {program.name: [(0.0, [1.0], [], [1.0] * 4)]}, tmp_path)


def test_what_is_no_julia_is_told_with_its_line():
    with pytest.raises(SymbodyError, match="grammar refuses the text: line 2"):
        python_of("x = 1.0\ny = (2.0 + \n")
    with pytest.raises(SymbodyError, match=r"line 1: '1\.0im' is a juxtaposition"):
        python_of("x = 1.0im\n")
