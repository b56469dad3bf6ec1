"""S-functions compile against Simulink's calls and compute what the model does.

Simulink itself is not run: a small simstruc.h of the tests stands in for it.
"""

from __future__ import annotations

import ctypes
import math
import subprocess
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from probes.switching import counted, pushed, thermostat
from symbody.exports.packages import generate
from symbody.system.laws import CONTINUOUS_KINDS, contact_quantities

pytestmark = pytest.mark.compiler("c")

MOCK = Path(__file__).parent / "simulink"
MOST = 2000
FLAGS = "-std=c99 -fPIC -shared -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror"


class Array(ctypes.Structure):
    _fields_ = (("count", ctypes.c_size_t), ("values", ctypes.c_void_p))


class Block(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_int) for name in ("expected", "given")),
        ("parameters", Array * 4),
        ("tunable", ctypes.c_int * 4),
        *(
            (name, ctypes.c_int)
            for name in (
                "states", "inputs", "outputs", "work", "crossings", "sample_times",
                "input_width", "feedthrough", "contiguous",
            )
        ),
        ("output_width", ctypes.c_int * 2),
        *((name, ctypes.c_double) for name in ("t", "sample_time")),
        *((name, ctypes.c_double * MOST) for name in ("y", "dx", "u")),
        ("z", ctypes.c_double * MOST * 2),
        ("rwork", ctypes.c_double * (50 * MOST)),
        ("zc", ctypes.c_double * MOST),
        ("reset", ctypes.c_int),
        ("error", ctypes.c_char_p),
    )  # fmt: skip


class Simulink:
    """One block in the mock.

    What the compiler warns of only as it optimizes is seen in the model of most files.
    """

    def __init__(self, model, folder, level="-O0"):
        generate(model, "sfunction", folder)
        name = model.name
        script = (folder / f"build_{name}.m").read_text("utf-8").split("\nmex ")[1]
        files = script.replace("...\n", " ").split()
        command = ["cc", level, *FLAGS.split(), "-DMATLAB_MEX_FILE", f"-I{MOCK}"]
        command += ["-o", "b.so", *files, "-lm"]
        subprocess.run(command, cwd=folder, check=True)
        self.library = ctypes.CDLL(str(folder / "b.so"))
        self.library.begin.restype = ctypes.c_char_p
        self.library.state.restype = ctypes.POINTER(Block)

    def begin(self, p=(), start=()):
        text = self.library.begin(len(p), doubles(p), len(start), doubles(start))
        return text and text.decode()

    def run(self, end, step=0.01, u=(), *, fixed=False):
        """Simulate on to a time; return the states and the entries of the sensors."""
        run, block = self.library.run, self.block
        run.argtypes = [ctypes.c_double, ctypes.c_double, ctypes.c_int]
        block.u[: len(u)] = u
        run(end, step, fixed)
        assert block.error is None, block.error
        return np.array(block.y[: block.states]), np.array(block.z[0])

    def evaluate(self, t, y, u=()):
        self.library.evaluate(ctypes.c_double(t), doubles(y), doubles(u))
        return self.block

    @property
    def block(self):
        return self.library.state().contents


def doubles(values):
    return (ctypes.c_double * max(1, len(values)))(*values)


def cart():
    model = sb.Model("cart")
    m = model.add_parameter("m", 2.0, positive=True, unit="kg")
    I = model.add_parameter("I", 0.1 * m)
    push = model.add_input("push", limits=(-10.0, 10.0), unit="N")
    cart = model.add_body("cart", mass=m)
    rail = model.add_joint("rail", model.world, cart, "Tx", v=1.0)
    bob = model.add_body("bob", mass=0.5, com=(0.1, 0, 0.4), inertia=(I, I, I))
    model.add_joint("ball", cart, bob, sb.joints.Spherical("quaternion"))
    x = rail.q[0]
    stop = sb.where(x > 0.3, -800 * (x - 0.3), 0)
    model.add_load("force", sb.loads.JointForce(rail, push + stop))
    model.add_sensor("tip", sb.sensors.Position(bob))
    return model


@pytest.fixture(scope="module")
def simulink(tmp_path_factory):
    return Simulink(cart(), tmp_path_factory.mktemp("sfunction"))


@pytest.fixture(scope="module")
def compiled():
    return sb.compile_model(cart())


def test_the_sizes_are_those_of_the_model(simulink, compiled):
    assert simulink.begin() is None
    block = simulink.block
    assert (block.states, block.input_width, block.crossings) == (9, 1, 1)
    assert (block.outputs, list(block.output_width)) == (2, [3, 9])
    assert not block.feedthrough
    assert block.contiguous
    assert list(block.tunable[:2]) == [1, 0]
    assert 0 < block.work < 50 * MOST
    np.testing.assert_array_equal(block.y[:9], compiled.start_state())


def test_derivatives_outputs_and_crossings_are_the_models(simulink, compiled, rng):
    assert simulink.begin() is None
    y = rng.normal(size=9)
    y[1:5] /= np.linalg.norm(y[1:5])
    for u, used in ((3.0, 3.0), (20.0, 10.0)):
        block = simulink.evaluate(0.5, y, [u])
        expected = compiled.derivatives(0.5, y, [used])
        np.testing.assert_allclose(block.dx[:9], expected, rtol=1e-12, atol=1e-13)
        tip = compiled.sensor_values(0.5, y, [used])["tip"]
        np.testing.assert_allclose(block.z[0][:3], tip, rtol=1e-13, atol=1e-14)
        np.testing.assert_array_equal(block.z[1][:9], y)
        assert block.zc[0] == pytest.approx(0.3 - y[0], rel=1e-14)
        assert not block.reset


def test_parameters_are_tuned_and_others_follow(simulink, compiled):
    y = compiled.start_state()
    assert simulink.begin([3.0, 77.0], np.append(0.1, y[1:])) is None
    assert simulink.block.y[0] == 0.1
    compiled = compiled.with_parameters({"m": 3.0})
    block = simulink.evaluate(0.0, y, [1.0])
    expected = compiled.derivatives(0.0, y, [1.0])
    np.testing.assert_allclose(block.dx[:9], expected, rtol=1e-12, atol=1e-13)
    simulink.library.tune(doubles([4.0, 0.0]))
    compiled = compiled.with_parameters({"m": 4.0})
    block = simulink.evaluate(0.0, y, [1.0])
    expected = compiled.derivatives(0.0, y, [1.0])
    np.testing.assert_allclose(block.dx[:9], expected, rtol=1e-12, atol=1e-13)


def test_a_quaternion_gets_its_length_back(simulink, compiled):
    assert simulink.begin() is None
    y = compiled.start_state()
    y[1] = 1.01
    block = simulink.evaluate(0.0, y, [0.0])
    assert block.reset
    assert sum(e * e for e in block.y[1:5]) == pytest.approx(1.0, abs=1e-15)


def test_wrong_dialog_parameters_are_refused(simulink):
    assert "cart: the parameters are 2 numbers, but 3 are given" in simulink.begin(
        [1.0, 2.0, 3.0]
    )
    assert "the start values are 9 numbers" in simulink.begin((), [1.0])
    assert "parameter 1, m, must be positive" in simulink.begin([-1.0, 2.0])


def test_a_negative_mass_is_refused_and_none_is_taken(tmp_path):
    model = sb.Model("two")
    mass = model.add_parameter("m", 0.0)
    body = model.add_body("body", mass=1.0)
    model.add_joint("x", model.world, body, "Tx")
    model.add_joint(
        "fixed", body, model.add_body("extra", mass=mass), sb.joints.Fixed()
    )
    block = Simulink(model, tmp_path)
    assert "parameter 1, m, must be zero or positive" in block.begin([-1.0])
    assert block.begin([0.0]) is None


def test_a_model_without_inputs_and_sensors_becomes_an_sfunction(tmp_path):
    model = sb.Model("bare")
    body = model.add_body("body", mass=1.0)
    model.add_joint("fall", model.world, body, "Tz")
    bare = Simulink(model, tmp_path)
    assert bare.begin() is None
    block = bare.evaluate(0.0, [0.0, 2.0])
    assert list(block.dx[:2]) == pytest.approx([2.0, -9.81])
    assert (block.inputs, block.outputs, block.output_width[0]) == (0, 1, 2)


def test_the_script_lists_all_signals(tmp_path):
    generate(cart(), "sfunction", tmp_path)
    text = (tmp_path / "build_cart.m").read_text("utf-8")
    assert "%     1  m [kg]\n%     2  I\n" in text
    assert "% inputs:\n%     1  push [N]\n" in text
    assert "\nmex cart_sfun.c adaptive.c cart.c dp54.c instance.c " in text


def test_loops_are_closed_at_the_start_and_kept(tmp_path):
    model = sb.Model("slider")
    length = model.add_parameter("l", 0.9)
    crank = model.add_body("crank", 1.0, (0.15, 0, 0), inertia=(0.02, 0.02, 0.02))
    model.add_joint("turn", model.world, crank, "Ry", q=-1.0, v=8.0)
    block = model.add_body("block", mass=0.5)
    model.add_joint("slide", model.world, block, "Tx", q=1.08)
    end = crank.add_frame("end", at=(0.3, 0, 0))
    model.add_constraint("rod", sb.constraints.Rod(end, block, length))
    compiled = sb.compile_model(model, parameters={"l": 1.0})
    slider = Simulink(model, tmp_path)
    assert slider.begin([1.0]) is None
    closed = np.array(slider.block.y[:4])
    assert closed[0] == -1.0
    assert np.abs(compiled.function("constraints")(0.0, closed, [])).max() < 1e-12
    block = slider.evaluate(0.0, closed + np.array([0.0, 1e-4, 0.0, 0.0]))
    assert block.reset
    residual = compiled.function("constraints")(0.0, np.array(block.y[:4]), [])
    assert np.abs(residual).max() < 1e-12
    expected = compiled.derivatives(0.0, np.array(block.y[:4]))
    np.testing.assert_allclose(block.dx[:4], expected, rtol=1e-10, atol=1e-10)
    assert "loops of the model do not close" in slider.begin([0.0])


def test_a_constraint_that_was_set_aside_and_is_broken_is_an_error(tmp_path):
    model = sb.Model("between")
    point = model.add_body("point", 1)
    model.add_joint("plane", model.world, point, ["Tx", "Ty"], v=(0, 1.0))
    for i, x in enumerate((-1, 1)):
        wall = model.world.add_frame(f"wall{i}", at=(x, 0, 0))
        model.add_constraint(f"rod{i}", sb.constraints.Rod(wall, point, 1.0))
    block = Simulink(model, tmp_path)
    assert block.begin() is None
    assert block.evaluate(0.0, [0.0, 0.0, 0.0, 1.0]).error is None
    on_one = [math.sqrt(1 - 0.3**2) - 1, 0.3, 0.0, 0.0]
    assert b"would be broken" in block.evaluate(0.3, on_one).error


def pulses():
    """A free mass under a pulse and a square wave, which depend on time alone."""
    model = sb.Model("pulses", gravity=(0, 0, 0))
    t, begin = model.t, model.add_parameter("begin", 5.0)
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    on = sb.where(sb.both(begin < t, t < begin + 0.06), 1, 0)
    model.add_load(
        "push", sb.loads.JointForce(joint, on + sb.sign(sb.sin(math.pi * t / 3)))
    )
    return model


@pytest.fixture(scope="module")
def pulsing(tmp_path_factory):
    return Simulink(pulses(), tmp_path_factory.mktemp("pulses"))


def crossings_of(block, times):
    """The zero crossing of the time events, as the solver sees it at major steps."""
    values = []
    for t in times:
        block.evaluate(t, [0.0, 0.0])
        values.append(block.block.zc[0])
    return np.array(values)


def test_one_zero_crossing_stands_for_all_time_events(pulsing):
    assert pulsing.begin() is None
    assert pulsing.block.crossings == 1
    events = [3.0, 5.0, 5.06, 6.0, 9.0]
    # The solver steps to both sides of a crossing, and on from there.
    sides = [x for e in events for x in (np.nextafter(e, 0), e + 1e-12)]
    values = crossings_of(pulsing, [0.5, *sides, 10.0])
    signs = np.sign(values[1:].reshape(-1)[:10:2])
    np.testing.assert_array_equal(signs, [1, -1, 1, -1, 1])
    np.testing.assert_allclose(values[1:11:2], 0.0, atol=1e-14)
    # Behind an event the signal keeps the sign that it has crossed to.
    np.testing.assert_array_equal(np.sign(values[2:11:2]), [-1, 1, -1, 1, -1])


def test_the_signal_of_time_events_is_crossed_within_a_long_step(pulsing):
    pulsing.begin()
    pulsing.evaluate(4.0, [0.0, 0.0])
    assert pulsing.block.zc[0] == -1.0  # the event at 3 s is passed
    ahead = pulsing.library.peek
    ahead.argtypes = [ctypes.c_double]
    ahead.restype = ctypes.c_double
    assert ahead(4.9) < 0 < ahead(8.0)


def test_a_tuned_parameter_moves_the_next_time_event(pulsing):
    pulsing.begin([5.0])
    pulsing.evaluate(4.0, [0.0, 0.0])
    pulsing.library.tune(doubles([5.5]))
    pulsing.evaluate(5.4, [0.0, 0.0])
    assert pulsing.block.zc[0] == pytest.approx(-0.1)


def test_a_pulse_whose_times_no_formula_gives_is_crossed_too(tmp_path):
    model = sb.Model("cubic", gravity=(0, 0, 0))
    body, t = model.add_body("body", mass=1.0), model.t
    joint = model.add_joint("x", model.world, body, "Tx")
    on = sb.where(sb.both(t**3 > 0.125, t**3 < 0.502**3), 10, 0)
    model.add_load("push", sb.loads.JointForce(joint, on))
    block = Simulink(model, tmp_path)
    assert block.begin() is None
    states, _ = block.run(1.0, step=0.3)
    assert states[1] == pytest.approx(0.02, abs=1e-9)


TIMES = np.linspace(0.0, 1.99, 12)  # beside the times of schedules


@pytest.mark.parametrize("make", [thermostat, pushed, counted])
def test_clauses_and_contacts_jump_as_they_do_in_simulate(make, tmp_path):
    level = "-O1" if make is counted else "-O0"
    block, compiled = Simulink(make(), tmp_path, level), sb.compile_model(make())
    held = [symbol.name for symbol in compiled.system.discrete]
    assert block.begin() is None
    inputs = [0.0] * sum(i.symbols.size for i in compiled.system.inputs.values())
    motion = sb.simulate(compiled, TIMES, method=sb.DP54(rtol=1e-10, atol=1e-12))
    assert len({event.contact for event in motion.events}) > 1
    for i, t in enumerate(TIMES[1:], 1):
        states, measured = block.run(t, 0.005, inputs)
        wanted = [motion[name].values[i] for name in compiled.state_labels()]
        np.testing.assert_allclose(states, wanted, rtol=0, atol=1e-7)
        names = [*held, *touching(compiled.system)]
        first = block.block.output_width[0] - len(names)
        for k, name in enumerate(names):
            if name.startswith("F_"):
                continue  # they jump at events, where the solver may not be yet
            wanted = motion[name].values[i]
            assert measured[first + k] == pytest.approx(wanted, rel=1e-6, abs=1e-6)


def touching(system):
    """Names of what outputs say of contacts, in their order."""
    kinds = (*CONTINUOUS_KINDS, "impulse")
    return [n for one in contact_quantities(system, *kinds) for n in one.labels]


def test_clauses_without_end_end_the_run_by_name(tmp_path):
    model = thermostat()
    side = model.add_discrete("side", start=-1)
    model.when(side, {side: -side}, direction="both", name="never")
    model.when(at=[0.1], changes={side: 1}, name="begin")
    block = Simulink(model, tmp_path)
    assert block.begin() is None
    with pytest.raises(AssertionError, match="act again and again"):
        block.run(0.2)


def sliding():
    """A box that slides to rest on a slope that holds it."""
    model = sb.Model("sliding", gravity=(2.0, 0, -9.81))
    box = model.add_body("box", 1.5)
    model.add_joint("x", model.world, box, ["Tx", "Tz"], v=(-1.0, 0), q=(0, 0.2))
    floor = sb.contacts.SphereOnPlane(box, model.world, radius=0.1)
    model.add_contact("floor", floor, restitution=0.4, friction=0.5)
    return model


@pytest.fixture(scope="module")
def slope(tmp_path_factory):
    return Simulink(sliding(), tmp_path_factory.mktemp("slope"))


@pytest.mark.parametrize("fixed", [False, True])
def test_a_box_bounces_slides_and_rests(fixed, slope):
    block, compiled = slope, sb.compile_model(sliding())
    assert block.begin() is None
    motion = sb.simulate(compiled, (0, 2), method=sb.DP54(rtol=1e-10, atol=1e-12))
    states, measured = block.run(2.0, 0.001, fixed=fixed)
    wanted = [motion[name].values[-1] for name in compiled.state_labels()]
    # Where steps are fixed an impact is late by as much as one of them, and a series of
    # impacts does not end: the box falls for a step or a few.
    np.testing.assert_allclose(states, wanted, rtol=0, atol=5e-3 if fixed else 1e-7)
    if fixed:
        return
    np.testing.assert_allclose(states[2:], 0.0, atol=1e-9)
    names = touching(compiled.system)
    shown = measured[block.block.output_width[0] - len(names) :][: len(names)]
    shown = dict(zip(names, shown, strict=True))
    forces = [shown[symbol.name] for symbol in compiled.system.contact_forces]
    sizes = [0.0, 3.0, 1.5 * 9.81]  # across, along and against gravity
    np.testing.assert_allclose(np.sort(np.abs(forces)), sizes, rtol=1e-9)
    for axis in "nx":
        name = f"impulse_floor[{axis}]"
        pushed = motion[name].values[-1]
        assert shown[name] == pytest.approx(pushed, abs=1e-3)
        assert abs(pushed) > 0.5
