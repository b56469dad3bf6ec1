from __future__ import annotations

import gc
import platform
import weakref

import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.equations import Equations
from symbody.errors import CallError, CompileError
from symbody.expr.functions import sqrt
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.runtime import load_llvm, machine_code
from symbody.runtime.loops.library import loop_text
from symbody.writers.llvm.write import module
from symbody.writers.source_file import Used


def test_an_unknown_backend_is_named_together_with_the_known_ones(program):
    with pytest.raises(CompileError, match=r"no backend 'fortran'.*llvm, c, python"):
        load([program], "fortran")


def test_parameters_must_fit(program):
    with pytest.raises(
        CallError, match=r"f: the argument 'p' has shape \(3,\).*mass, g"
    ):
        load([program], parameters=[1, 2, 3])


@pytest.mark.parametrize(
    "backend", ["llvm", pytest.param("c", marks=pytest.mark.compiler("c")), "python"]
)
def test_functions_without_arguments_or_time_work(backend):
    groups = {"p": (Symbol("p"),)}
    formulas = {"r": np.array([sqrt(groups["p"][0]), 2 + 0 * groups["p"][0]], object)}
    equations = Equations("constant", "direct", groups, formulas)
    program = lower(equations, "f", {"p": ("p",)}, {"r": ("r",)})
    function = load([program], backend, [9.0])["f"]
    out = np.empty(2)
    function.into(out)
    assert function().tolist() == out.tolist() == [3.0, 2.0]


def test_a_scalar_result_has_no_dimensions():
    x = Symbol("x")
    equations = Equations("s", "direct", {"q": (x,)}, {"r": np.array(x * x, object)})
    program = lower(equations, "f", {"y": ("q",)}, {"r": ("r",)})
    for backend in ("llvm", "python"):
        result = load([program], backend)["f"]([3.0])
        assert result.shape == ()
        assert float(result) == 9.0


def test_a_missing_function_of_the_library_is_named(program, monkeypatch):
    monkeypatch.setattr(load_llvm.binding(), "address_of_symbol", lambda name: None)
    with pytest.raises(CompileError, match="the functions sin, cos of the C library"):
        load([program])


def test_long_code_computes_the_same_bits_and_leaves_llvm_as_it_was(
    monkeypatch, tmp_path
):
    compiled = sb.compile_model(sb.library.chain(3))
    program = compiled.program("forward_dynamics")
    text, states = module([program], Used()), np.linspace(-1.0, 1.0, 3)

    def accelerations(folder):
        place = tmp_path / folder
        place.mkdir(mode=0o700)
        monkeypatch.setenv("SYMBODY_CACHE_DIR", str(place))
        function = load([program], parameters=compiled.parameters)[program.name]
        return function(0.0, states, states[::-1], []).tobytes()

    ordered, code = accelerations("short"), machine_code._compiled(text, 1)
    with monkeypatch.context() as patched:
        patched.setattr(machine_code, "_LONG", 0)
        assert accelerations("long") == ordered
        if platform.machine() in ("x86_64", "AMD64"):
            assert machine_code._compiled(text, 1) != code
    assert machine_code._compiled(text, 1) == code


def test_units_of_many_loops_compile_without_other_counters_and_leave_llvm_as_it_was():
    text = loop_text("closing")
    code = machine_code._compiled(text, 1)
    plain = machine_code._compiled(text, 1, many_loops=True)
    if platform.machine() in ("x86_64", "AMD64"):
        assert len(plain) < len(code)
    assert machine_code._compiled(text, 1) == code


def test_functions_that_nobody_needs_give_their_memory_back(rate_program):
    first = load([rate_program])["rate"]
    kept = weakref.ref(first)
    engine = weakref.ref(first.entry.code.owner[1])
    del first
    gc.collect()
    assert kept() is None
    assert engine() is None
