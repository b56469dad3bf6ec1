"""Whole runs on a device: their text, and every call to the driver."""

import re

import numpy as np
import pytest

import symbody as sb
import symbody.runtime.cuda.batch as runs
from symbody.errors import CallError
from symbody.library.catalog import LIBRARY
from symbody.runtime.cuda.batch import DeviceRuns
from symbody.runtime.cuda.text import ptx
from symbody.writers.llvm.kernel import runs_kernel

pytestmark = pytest.mark.compiler("c")
TIMES = np.array([0.0, 0.05, 0.1])


def made(compiled, where, own=("p",), times=TIMES):
    rates = compiled.function("derivatives")
    return DeviceRuns(rates, where, own, times, 0.01, compiled.system.quaternions)


def given(compiled, count, rng):
    P = compiled.parameters * rng.uniform(0.9, 1.1, (count, compiled.parameters.size))
    Y = compiled.start_state() + rng.uniform(-0.1, 0.1, (count, 1))
    return P, Y, np.zeros((count, len(compiled.system.u)))


def text_of(compiled, *, own):
    program = compiled.function("derivatives").entry.program
    places, size = compiled.system.quaternions, len(compiled.start_state())
    return runs_kernel(program, size, places, own_parameters=own)


@pytest.mark.covering(1)
@pytest.mark.parametrize("name", ["arm7", "free_body"])
@pytest.mark.parametrize("own", [False, True])
def test_nothing_is_called_that_devices_do_not_have(name, own):
    text = ptx(text_of(sb.compile_model(LIBRARY[name]()), own=own), 70)
    assert ".extern" not in text
    assert len(re.findall(r"\.visible \.entry", text)) == 1
    assert not re.search(r"\.visible \.func", text)
    # What is called by address would need a stack of unknown size.
    assert not re.search(r"\bcall \(?.*%rd", text)


def test_the_driver_does_what_the_emulation_does(fake, rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    fake.run_kernel(text_of(compiled, own=True))
    rows = given(compiled, 700, rng)
    there, failed = made(compiled, "cuda").states(*rows)
    wanted, _ = made(compiled, "emulated_cuda").states(*rows)
    assert there.tobytes() == wanted.tobytes()
    assert np.isnan(failed).all()
    assert fake.count("launches") == 1
    assert fake.count("pushed") == 0


def test_what_does_not_fit_at_once_is_done_in_pieces(monkeypatch, rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    rows = given(compiled, 23, rng)
    whole, _ = made(compiled, "emulated_cuda").states(*rows)
    monkeypatch.setattr(runs, "_MOST", 5 * 8 * (4 * 4 + rows[0].shape[1] + 2))
    parts = made(compiled, "emulated_cuda")
    assert len(parts._pieces(23, rows[0].shape[1] + 1)) == 5
    assert parts.states(*rows)[0].tobytes() == whole.tobytes()


def test_a_device_without_room_is_told(fake, rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    fake.run_kernel(text_of(compiled, own=True))
    there = made(compiled, "cuda")
    fake.set(largest=64)
    with pytest.raises(CallError, match="Ask for fewer times"):
        there.states(*given(compiled, 7, rng))
