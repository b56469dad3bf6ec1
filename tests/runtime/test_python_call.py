"""What is read by a function in C is what is read in Python."""

from __future__ import annotations

import ctypes
import gc
import sys
from array import array

import numpy as np
import pytest

import symbody as sb
from symbody.errors import CallError
from symbody.runtime import calls, functions
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.machine_code import TextRefusedError

Q = np.array([0.3, -0.2, 0.1])
GIVEN = {
    "an array": Q,
    "a slice": np.repeat(Q, 2)[::2],
    "a reversed slice": Q[::-1].copy()[::-1],
    "a column": np.outer(Q, [1.0, 2.0])[:, 0],
    "a read-only array": np.frombuffer(Q.tobytes()),
    "an unaligned array": np.frombuffer(b"x" + Q.tobytes(), "d", offset=1),
    "the other byte order": Q.astype(Q.dtype.newbyteorder()),
    "short floats": Q.astype(np.float32),
    "a list": Q.tolist(),
    "a list of numbers of NumPy": list(Q),
    "a list of several kinds": [0.3, np.float32(-0.2), np.int64(0)],
    "a tuple": tuple(Q),
    "an array of Python": array("d", Q),
    "a memoryview": memoryview(Q),
    "an array of ctypes": (ctypes.c_double * 3)(*Q),
    "integers": np.arange(3),
    "truths": np.array([True, False, True]),
}
WANTED = {
    "side by side": lambda: np.empty((3, 3)),
    "by columns": lambda: np.empty((3, 3), order="F"),
    "with gaps": lambda: np.empty((6, 6))[::2, ::2],
    "reversed": lambda: np.empty((3, 3))[::-1],
    "unaligned": lambda: np.frombuffer(bytearray(73), offset=1).reshape(3, 3),
    "a kind of array of its own": lambda: np.empty((3, 3)).view(np.matrix),
}
REFUSED = [
    np.zeros(4), [0.0] * 2, np.zeros((3, 1)), Q * 1j, ["a"] * 3, 0.0, None, b"xyz"
]  # fmt: skip


@pytest.fixture(scope="module")
def compiled():
    return sb.compile_model(sb.library.chain(3))


@pytest.fixture(scope="module")
def slow(compiled):
    """The same function, whose arguments are read in Python."""
    fast = compiled.function("forward_dynamics")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(functions, "_invoking", lambda _: {"_invoke": lambda *_: False})
        function = CompiledFunction.of(fast.entry, fast.parameters)
        assert function.call(0.0, Q, Q, []).shape == (3,)
    return function


@pytest.mark.parametrize("kind", GIVEN)
def test_whatever_holds_numbers_is_read_as_in_python(compiled, slow, kind):
    given = GIVEN[kind]
    fast = compiled.function("forward_dynamics")
    np.testing.assert_array_equal(
        fast.call(0.0, given, Q, []), slow.call(0.0, given, Q, [])
    )


@pytest.mark.parametrize("given", REFUSED, ids=repr)
def test_what_does_not_fit_is_refused_alike(compiled, slow, given):
    fast = compiled.function("forward_dynamics")
    messages = []
    for function in (fast, slow):
        with pytest.raises((CallError, TypeError)) as refused:
            function(0.0, given, Q, [])
        messages.append(str(refused.value))
    assert messages[0] == messages[1]


def test_plain_arguments_are_read_in_c(compiled, monkeypatch):
    fast = compiled.function("forward_dynamics")
    # What is called once arguments have been read in Python.
    monkeypatch.setattr(fast.entry, "packed", None)
    made = CompiledFunction.of(fast.entry, fast.parameters)
    assert made.call(0.0, Q, Q.tolist(), np.zeros(0)).shape == (3,)


def test_results_are_written_in_c_where_they_are_wanted(compiled, monkeypatch):
    fast = compiled.function("mass_matrix")
    monkeypatch.setattr(fast.entry, "packed", None)
    made = CompiledFunction.of(fast.entry, fast.parameters)
    M = np.full((3, 3), np.nan)
    made.into(0.0, Q, np.zeros(0), M)
    np.testing.assert_array_equal(M, made.call(0.0, Q, np.zeros(0)))


@pytest.mark.parametrize("kind", WANTED)
def test_results_go_into_whatever_array_takes_them(compiled, kind):
    function, M = compiled.function("mass_matrix"), WANTED[kind]()
    function.into(0.0, Q, [], M)
    np.testing.assert_array_equal(M, function(0.0, Q, []))


def test_arrays_that_results_were_written_into_are_let_go(compiled):
    function, M = compiled.function("mass_matrix"), np.zeros((3, 3))
    before = sys.getrefcount(M)
    for _ in range(100):
        function.into(0.0, Q, [], M)
    assert sys.getrefcount(M) == before


def test_calls_keep_no_references(compiled):
    call = compiled.function("forward_dynamics").call
    given = [Q.copy(), Q.tolist(), np.zeros(0)]
    call(0.0, *given)
    counted = [*given, *given[1], list, np.ndarray, float]
    gc.collect()
    before = [sys.getrefcount(x) for x in counted]
    for _ in range(100):
        call(0.0, *given)
        with pytest.raises(CallError):
            call(0.0, np.zeros(2), *given[1:])
    gc.collect()
    changes = np.subtract([sys.getrefcount(x) for x in counted], before)
    assert np.abs(changes).max() < 50


def test_what_python_reads_of_functions_outlives_them():
    """The collector may free what is kept with a function before the function."""
    definition = 2 * ctypes.sizeof(ctypes.c_void_p)  # behind count and type
    made = [calls.python_call("call_function", [0], [], []) for _ in range(2)]
    first, second = (
        ctypes.c_void_p.from_address(id(function) + definition).value
        for function, _ in made
    )
    assert first == second


@pytest.mark.parametrize("reason", ["text", "python"])
def test_without_it_arguments_are_read_in_python(compiled, monkeypatch, reason):
    def refused(text: str, *, seldom: bool) -> None:
        raise TextRefusedError("not this one")

    if reason == "text":
        monkeypatch.setattr(calls, "machine_code", refused)
    else:
        monkeypatch.setattr(calls.sys.implementation, "name", "other")
    again = calls._loaded.__wrapped__
    monkeypatch.setattr(calls, "_loaded", again)
    fast = compiled.function("forward_dynamics")
    made = CompiledFunction.of(fast.entry, fast.parameters)
    expected = fast.call(0.0, Q, Q, [])
    np.testing.assert_array_equal(made.call(0.0, Q, Q, []), expected)
