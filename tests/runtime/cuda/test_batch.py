"""Functions of many rows on a device: the same call, and the same numbers."""

import pickle

import numpy as np
import pytest

import symbody as sb
import symbody.runtime.cuda.device as drivers
from symbody.errors import CallError, CompileError, DerivationError
from symbody.library.catalog import LIBRARY
from symbody.library.closed_by_constraints import sarrus

pytestmark = pytest.mark.compiler("c")
# The text's own sines and logarithms are as exact as those of libm, not the same bits.
TOLERANCE = 1e-13
# Their kernels have numerical blocks, curves, quaternions, loops, many links.
SOME = [
    "crane_crab",
    "four_bar",
    "free_body",
    *(pytest.param(n, marks=pytest.mark.slow) for n in ("arm7", "gantry", "hexapod")),
]


def states(compiled, rng, count):
    start, u = compiled.start_state(), len(compiled.system.u)
    return start + rng.uniform(-0.1, 0.1, (count, len(start))), rng.normal(
        size=(count, u)
    )


def assert_same(found, wanted, tolerance=TOLERANCE):
    largest = np.abs(wanted[np.isfinite(wanted)]).max(initial=0.0)
    np.testing.assert_allclose(found, wanted, rtol=tolerance, atol=tolerance * largest)


@pytest.mark.parametrize("name", SOME)
def test_the_text_for_devices_gives_what_single_rows_give(name, rng):
    compiled = sb.compile_model(LIBRARY[name]())
    Y, U = states(compiled, rng, 7)
    function = compiled.function("derivatives")
    wanted = np.array([function(0.5, y, u) for y, u in zip(Y, U, strict=True)])
    found = compiled.batch("derivatives", device="emulated_cuda")(0.5, Y, U)
    assert_same(found, wanted)


@pytest.mark.parametrize("purpose", ["closed_derivatives", "correction"])
def test_newtons_method_is_in_the_text(purpose, rng):
    compiled = sb.compile_model(sarrus())
    function = compiled.function(purpose)
    Y = compiled.start_state() + rng.uniform(
        -0.02, 0.02, (5, len(compiled.start_state()))
    )
    wanted = np.array([function(0.0, y, []) for y in Y])
    found = compiled.batch(purpose, device="emulated_cuda")(0.0, Y, [])
    # Solving amplifies what is rounded otherwise.
    assert_same(found, wanted, 1e-10)


def test_rows_may_have_times_and_parameters_of_their_own(fake, rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    Y, U = states(compiled, rng, 300)
    P = compiled.parameters * rng.uniform(0.9, 1.1, (300, compiled.parameters.size))
    t = np.linspace(0, 1, 300)
    fake.run(compiled.function("derivatives"), own_parameters=True)
    batch, lanes = (compiled.batch("derivatives", device=d) for d in ("cuda", "cpu"))
    assert_same(batch(t, Y, U[0], p=P), lanes(t, Y, U[0], p=P))


def test_shared_parameters_are_those_given_or_of_the_model(fake, rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    Y, U = states(compiled, rng, 5000)
    fake.run(compiled.function("derivatives"))
    batch, lanes = (compiled.batch("derivatives", device=d) for d in ("cuda", "cpu"))
    assert_same(batch(0.0, Y, U), lanes(0.0, Y, U))
    p = compiled.parameters * 1.1
    assert_same(batch(0.0, Y, U, p=p), lanes(0.0, Y, U, p=p))
    assert fake.count("launches") == 2
    assert fake.count("pushed") == 0


def test_memory_of_the_device_is_used_again(fake, rng):
    compiled = sb.compile_model(sb.library.arm7())
    fake.run(compiled.function("derivatives"))
    batch = compiled.batch("derivatives", device="cuda:1")
    Y, U = states(compiled, rng, 10)
    found = batch(0.0, batch.to_device(Y), U)
    assert "Fake 1 (cuda:1, compute capability 9.0, driver of CUDA 12.4)" in repr(found)
    blocks = fake.count("blocks")
    for _ in range(3):
        there, again = batch.to_device(Y), found
        found = batch(0.0, there, U)
        assert found._memory.address != again._memory.address
        del there, again
    assert fake.count("blocks") == blocks + 1


def test_memory_that_waits_is_given_back_where_it_lacks(fake, monkeypatch, rng):
    compiled = sb.compile_model(sb.library.pendulum())
    fake.run(compiled.function("derivatives"))
    batch = compiled.batch("derivatives", device="cuda")
    monkeypatch.setattr(drivers, "MOST", 100)
    small, large = (batch.to_device(np.zeros((count, 2))) for count in (5, 50))
    del small, large
    # There is no room for the large one among what waits.
    assert fake.count("blocks") == 1
    fake.set(largest=8)
    with pytest.raises(CallError, match="in one piece"):
        batch.to_device(np.zeros((9, 2)))
    assert fake.count("blocks") == 0


def test_arrays_on_the_device_stay_there(fake, rng):
    compiled = sb.compile_model(sb.library.arm7())
    fake.run(compiled.function("derivatives"))
    batch = compiled.batch("derivatives", device="cuda")
    Y, U = states(compiled, rng, 10)
    wanted = compiled.batch("derivatives")(0.0, Y, U)
    there = batch.to_device(Y)
    found = batch(0.0, there, U)
    assert found.shape == (10, 14)
    assert_same(found.to_numpy(), wanted)
    assert_same(np.asarray(found), wanted)
    again = batch(0.0, found, U)
    assert_same(again.to_numpy(), compiled.batch("derivatives")(0.0, wanted, U))


def test_the_driver_gets_text_for_what_the_device_can(fake, rng):
    compiled = sb.compile_model(sb.library.pendulum())
    fake.set(capability=75)
    fake.run(compiled.function("derivatives"))
    compiled.batch("derivatives", device="cuda")(0.0, np.zeros((2, 2)), [])
    assert ".target sm_75" in fake.text()


def test_a_batch_on_a_device_is_pickled():
    compiled = sb.compile_model(sb.library.pendulum()).with_parameters({"l": 0.5})
    batch = compiled.batch("derivatives", device="emulated_cuda")
    again, Y = pickle.loads(pickle.dumps(batch)), [[1.0, 0.0], [2.0, 0.1]]
    np.testing.assert_array_equal(again(0.0, Y, []), batch(0.0, Y, []))
    assert_same(batch(0.0, Y, []), compiled.batch("derivatives")(0.0, Y, []))


@pytest.mark.parametrize("device", ["cuda", "emulated_cuda"])
def test_no_rows_give_none(device, request):
    if device == "cuda":
        request.getfixturevalue("fake")
    batch = sb.compile_model(sb.library.pendulum()).batch("derivatives", device=device)
    assert batch(0.0, np.zeros((0, 2)), []).shape == (0, 2)


def derivatives(model=sb.library.pendulum, **given):
    return sb.compile_model(model()).batch("derivatives", **given)


def test_without_a_driver_the_error_says_what_to_do(monkeypatch):
    monkeypatch.setattr(drivers, "LIBRARIES", ("libnothing.so.7",))
    with pytest.raises(CompileError, match=r"libnothing.so.7\) is not on this machine"):
        derivatives(device="cuda")


@pytest.mark.parametrize(
    ("values", "device", "words"),
    [
        ({"initial": 100}, "cuda", "finds no graphics processor"),
        ({"devices": 0}, "cuda", "finds no graphics processor"),
        ({"initial": 803}, "cuda", "cuInit .*error 803, CUDA_ERROR_OTHER, told by"),
        ({}, "cuda:2", "there are 2 graphics processors"),
        ({"capability": 52}, "cuda", "compute capability 5.2.* is too old"),
        ({"version": 11040}, "cuda", r"CUDA 11.4, but .* PTX 7.8, .* CUDA 11.8 or"),
        ({"refused": 218}, "cuda", "error 218.* line 7: a word is wrong"),
        ({"launch": 700}, "cuda", "CUDA_ERROR_ILLEGAL_ADDRESS.* start it anew"),
    ],
)
def test_what_a_driver_or_device_cannot_is_told(fake, values, device, words):
    fake.set(**values)
    compiled = sb.compile_model(sb.library.pendulum())
    fake.run(compiled.function("derivatives"))

    def evaluate():
        return compiled.batch("derivatives", device=device)(0.0, np.zeros((2, 2)), [])

    with pytest.raises(CompileError, match=words):
        evaluate()


def test_memory_that_does_not_suffice_is_told_before(fake):
    compiled = sb.compile_model(sb.library.pendulum())
    fake.run(compiled.function("derivatives"))
    fake.set(free=10_000)
    batch = compiled.batch("derivatives", device="cuda")
    with pytest.raises(CallError, match=r"600000 rows need 0.0192 GB, and 1e-05 GB"):
        batch(0.0, np.zeros((600_000, 2)), [])
    # What is free may lie in pieces.
    fake.set(free=2**40, largest=5000)
    with pytest.raises(CallError, match=r"1.69e-05 GB in one piece, which Fake 0"):
        batch(0.0, np.zeros((1000, 2)), [])
    assert fake.count("launches") == fake.count("blocks") == 0


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ((0.0, np.zeros(14), np.zeros(7)), "no argument has rows"),
        ((0.0, np.zeros((5, 14)), np.zeros((4, 7))), "y 5, u 4"),
        ((0.0, np.zeros((5, 13)), np.zeros(7)), "argument 'y' has the shape"),
        ((0.0, [["a"] * 14], np.zeros(7)), "argument 'y' has no real numbers"),
    ],
)
def test_arguments_that_do_not_fit_are_named(given, words):
    with pytest.raises(CallError, match=words):
        derivatives(sb.library.arm7, device="emulated_cuda")(*given)


def test_wrong_words_for_devices_are_told():
    for given in ({"device": "gpu"}, {"device": 1}, {"device": "cuda", "workers": 2}):
        with pytest.raises(DerivationError, match="it must be"):
            derivatives(**given)


def test_functions_of_python_and_loops_over_links_are_refused():
    twice = sb.ExternalFunction("twice", lambda x: 2 * x, derivatives=[lambda x: 2.0])
    model = sb.Model("outside")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    model.add_load("f", sb.loads.JointForce(slide, twice(slide.q[0])))
    with pytest.raises(CompileError, match="cannot call functions of Python"):
        derivatives(lambda: model, device="emulated_cuda")
    rolled = sb.compile_model(sb.library.chain(3), rolled=True)
    with pytest.raises(CompileError, match="rolled=False"):
        rolled.batch("derivatives", device="emulated_cuda")


def test_the_emulated_device_has_no_memory_of_its_own():
    with pytest.raises(CallError, match="Give arrays of NumPy"):
        derivatives(device="emulated_cuda").to_device([1.0])


def test_results_on_a_device_have_memory_of_their_own():
    batch = derivatives(device="emulated_cuda")
    with pytest.raises(CallError, match="'emulated_cuda' have memory of their own"):
        batch(0.0, np.zeros((3, 2)), [], into=np.empty((3, 2)))
