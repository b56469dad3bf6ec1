"""Contacts in compiled loops against closed forms: modes, events, rest, what fails."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from probes.contact_bench import (
    FRICTION,
    GAP,
    SPEED,
    Bench,
    T,
    disc_energies,
    disc_gaps,
    discs,
    run,
    thrown,
)
from symbody.expr.functions import cos, sin
from symbody.runtime.loops.contacts import ContactMode, ContactStatus
from symbody.runtime.loops.library import Answers
from symbody.runtime.loops.structures import Ending

G = 9.81
METHODS = ("dp54", "dp853", "radau")
IMPACT, CLOSED, OPENED, STICKS, SLIPS, RESTS = range(6)  # as in contact.h


def of_kind(events, kind, law=None):
    """Return the times of events of a kind."""
    return [e.time for e in events if e.kind == kind and law in (None, e.law)]


def box(friction=0.3, mass=2.0, planes=1):
    """A box on a floor: coordinates along it, and up."""
    n = planes + 1
    bench = Bench([mass] * n, lambda q, v: [0 * v[0]] * planes + [-mass * G + 0 * v[0]])
    rows = [np.eye(n)[-1], *np.eye(n)[:-1]]
    return bench.law(GAP, bench.q[-1], rows, friction)


@pytest.mark.parametrize("gaps", [True, False])
@pytest.mark.parametrize("method", METHODS)
def test_a_box_slides_to_rest(method, gaps):
    solver = box().solver(method, 1e-10, 1e-10, gaps)
    ending, states, forces, events = run(solver, [0, 0, 3.0, 0], np.linspace(0, 2, 9))
    stop = 9 / (2 * 0.3 * G)
    assert ending == Ending.DONE
    assert abs(states[-1, 0] - stop) < 1e-14
    assert np.abs(states[:, 1]).max() < 1e-12
    np.testing.assert_allclose(forces[0], [2 * G, -0.6 * G], rtol=1e-13)
    np.testing.assert_allclose(forces[-1], [2 * G, 0.0], atol=1e-12)
    assert of_kind(events, STICKS) == pytest.approx([3 / (0.3 * G)], abs=1e-13)
    assert len(events) == 1


@pytest.mark.parametrize("angle", [0.0, 0.3, 2.0])
def test_a_puck_slides_straight_to_rest_in_whatever_direction(angle):
    solver = box(planes=2).solver()
    v = 3.0 * np.array([np.cos(angle), np.sin(angle)])
    *_, events = run(solver, [0, 0, 0, *v, 0], [0, 2.0])
    np.testing.assert_allclose(
        solver.y[:2], v * 3.0 / (2 * 0.3 * G), rtol=1e-12, atol=1e-13
    )
    assert of_kind(events, STICKS) == pytest.approx([3 / (0.3 * G)], abs=1e-12)


@pytest.mark.parametrize("method", METHODS)
def test_a_puck_on_a_slope_curves_as_its_equations_say(method):
    """Friction turns with the velocity, until the puck slides straight down."""
    slope = 0.4
    bench = Bench(
        [1.0] * 3,
        lambda q, v: [G * np.sin(slope) + 0 * v[0], 0 * v[0], -G * np.cos(slope)],
    )
    bench.law(GAP, bench.q[2], [[0, 0, 1], [1, 0, 0], [0, 1, 0]], 0.35)
    solver = bench.solver(method, 1e-11, 1e-11)
    run(solver, [0, 0, 0, 0.0, 2.0, 0], [0, 3.0])

    def rates(_, y):
        friction = -0.35 * G * np.cos(slope) * y[2:] / np.linalg.norm(y[2:])
        return [*y[2:], friction[0] + G * np.sin(slope), friction[1]]

    exact = solve_ivp(rates, (0, 3), [0, 0, 0, 2.0], rtol=1e-13, atol=1e-13)
    np.testing.assert_allclose(solver.y[[0, 1, 3, 4]], exact.y[:, -1], atol=3e-8)


@pytest.mark.parametrize(("method", "error"), [("dp54", 1e-11), ("dp853", 1e-11),
                                              ("radau", 1e-11)])  # fmt: skip
@pytest.mark.parametrize("restitution", [0.5, 0.8])
def test_a_ball_bounces_until_its_impacts_accumulate(method, error, restitution):
    bench = Bench([2.0], lambda q, v: [-2 * G + 0 * v[0]])
    bench.law(GAP, bench.q[0], [[1]], e=restitution)
    solver = bench.solver(method, 1e-10, 1e-10)
    ending, states, forces, events = run(solver, [1.0, 0.0], [0, 6.0])
    first = np.sqrt(2 / G)
    limit = first * (1 + restitution) / (1 - restitution)
    assert ending == Ending.DONE
    assert of_kind(events, RESTS) == pytest.approx([limit], abs=error)
    # Until then each impact takes its share, and all the energy goes.
    assert sum(e.energy for e in events) == pytest.approx(2 * G, abs=1e-9)
    assert np.abs(states[-1]).max() < 1e-12
    assert forces[-1, 0] == pytest.approx(2 * G, rel=1e-13)


@pytest.mark.parametrize("method", METHODS)
def test_a_block_on_a_belt_sticks_and_slips_in_its_period(method):
    V, static, kinetic = 0.1, 0.5, 0.3
    bench = Bench([1.0], lambda q, v: [-q[0] + 0 * v[0]])
    bench.law(FRICTION, None, [[1.0]], kinetic, static, bias=[-V])
    *_, events = run(bench.solver(method), [0.0, V], [0, 60.0])
    slips = of_kind(events, SLIPS)
    drop = static - kinetic
    period = 2 * np.pi - 2 * np.arctan(drop / V) + 2 * drop / V
    assert len(slips) == 7
    np.testing.assert_allclose(np.diff(slips), period, atol=1e-10)
    assert slips[0] == pytest.approx(static / V, abs=1e-10)


def rocking_block(B=0.2, H=0.8):
    """A planar block with its two lower corners on the ground."""
    inertia = (B * B + H * H) / 3
    bench = Bench([1.0, 1.0, inertia], lambda q, v: [0 * v[0], -G + 0 * v[0], 0 * v[0]])
    y, angle = bench.q[1], bench.q[2]
    for side in (-B, B):
        x = side * cos(angle) + H * sin(angle)
        up = side * sin(angle) - H * cos(angle)
        bench.law(GAP, y + up, [[0, 1, x], [1, 0, -up]], 5.0)
    return bench


def test_a_block_rocks_as_housner_says_until_it_stands():
    B, H, angle = 0.2, 0.8, 0.1
    x = B * np.cos(angle) - H * np.sin(angle)
    y = B * np.sin(angle) + H * np.cos(angle)
    solver = rocking_block().solver()
    ending, states, forces, events = run(solver, [x, y, angle, 0, 0, 0], [0, 8.0])
    assert ending == Ending.DONE
    times = sorted(set(of_kind(events, IMPACT)))
    flights = np.diff(times)[60:90]
    rest = 1 - 1.5 * np.sin(np.arctan(B / H)) ** 2
    np.testing.assert_allclose(flights[1:] / flights[:-1], rest, atol=1e-6)
    # The end that its ratio, which is not yet that of the limit, tells early.
    early = times[90] + (times[91] - times[90]) / (1 - rest)
    assert of_kind(events, RESTS)[0] == pytest.approx(early, abs=2e-7)
    np.testing.assert_allclose(states[-1], [B, H, 0, 0, 0, 0], atol=1e-11)
    np.testing.assert_allclose(forces[-1, ::2], G / 2, rtol=1e-9)


def test_a_block_that_lands_flat_hits_with_both_corners_at_once():
    solver = rocking_block().solver()
    *_, events = run(solver, [0.3, 1.8, 0, 0, 0, 0], [0, 1.0])
    times = of_kind(events, IMPACT)
    assert len(times) == 2
    assert times[0] == times[1] == pytest.approx(np.sqrt(2 / G), abs=1e-13)
    assert list(solver.contacts.modes) == [ContactMode.STICK] * 2


@pytest.mark.parametrize("poisson", [0, 1])
def test_balls_with_gaps_hand_their_momentum_on(poisson):
    """Impacts come one after the other, unlike those of balls that touch."""
    bench = Bench([1.0] * 5, lambda q, v: [0 * v[0]] * 5)
    for i, (a, b) in enumerate(itertools.pairwise(bench.q)):
        row = np.zeros(5)
        row[i : i + 2] = -1, 1
        bench.law(GAP, b - a - 1, [row], e=1.0, flags=poisson)
    solver = bench.solver()
    y0 = [-1, *(1.001 * np.arange(1, 5)), 1, 0, 0, 0, 0]
    *_, events = run(solver, y0, [0, 3.0])
    assert [e.law for e in events] == [0, 1, 2, 3]
    np.testing.assert_allclose(solver.y[5:], [0, 0, 0, 0, 1], atol=1e-14)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("depth", [1e-2, 1e-5, 1e-8])
def test_a_gap_that_dips_within_a_step_is_not_jumped(method, depth, rng):
    """A particle flies past a bump, in a step as long as the flight."""
    for at in rng.uniform(0.5, 9.5, 5):
        bench = Bench([1.0, 1.0], lambda q, v: [0 * v[0]] * 2)
        x, y = bench.q
        bump = 1 - depth - y - 50 * (x - at) ** 2
        bench.law(GAP, -bump, [[100 * (x - at), 1]], e=0.5)
        solver = bench.solver(method, 1e-8, 1e-8)
        ending, _, _, events = run(solver, [0, 1 - 2 * depth, 1.0, 0], [0, 10.0])
        assert ending == Ending.DONE
        expected = at - np.sqrt(depth / 50)
        assert of_kind(events, IMPACT)[0] == pytest.approx(expected, abs=1e-9)


def test_a_block_lifts_off_a_table_that_shakes():
    amplitude, w = 0.1, 15.0
    bench = Bench([1.0], lambda q, v: [-G + 0 * v[0]])
    table = amplitude * sin(w * T)
    speed = amplitude * w * cos(w * T)
    bench.law(GAP, bench.q[0] - table, [[1]], bias=[-speed])
    solver = bench.solver()
    ending, _, _, events = run(solver, [0.0, amplitude * w], [0, 0.5])
    assert ending == Ending.DONE
    lifts = np.arcsin(G / (amplitude * w * w)) / w
    assert of_kind(events, OPENED)[0] == pytest.approx(lifts, abs=1e-12)
    y0, v0 = amplitude * np.sin(w * lifts), amplitude * w * np.cos(w * lifts)
    hit = of_kind(events, IMPACT)[0] - lifts
    falls = y0 + v0 * hit - G * hit**2 / 2
    assert falls == pytest.approx(amplitude * np.sin(w * (hit + lifts)), abs=1e-12)


def test_a_pull_that_grows_breaks_stiction_when_it_is_as_large():
    bench = Bench([2.0, 2.0], lambda q, v: [T + 0 * v[0], -2 * G + 0 * v[0]])
    bench.law(GAP, bench.q[1], [[0, 1], [1, 0]], 0.3, 0.5)
    solver = bench.solver()
    *_, events = run(solver, [0, 0, 0, 0], [0, 12.0])
    assert of_kind(events, SLIPS) == pytest.approx([G], rel=1e-12)
    # v' = (t - 0.6 g)/2 from then on.
    speed = ((12 - 0.6 * G) ** 2 - (G - 0.6 * G) ** 2) / 4
    assert solver.y[2] == pytest.approx(speed, rel=1e-11)


@pytest.mark.parametrize("method", METHODS)
def test_slip_in_the_plane_begins_along_its_acceleration(method):
    """Friction turns a velocity the faster the smaller it is; few steps suffice."""
    most = 0.3 * 2 * G

    def pull(t):
        return np.array([4 * t, 2 * t * t])

    bench = Bench([2.0] * 3, lambda q, v: [4 * T, 2 * T * T, -2 * G + 0 * T])
    bench.law(GAP, bench.q[2], [[0, 0, 1], [1, 0, 0], [0, 1, 0]], 0.3)
    solver = bench.solver(method, 1e-9, 1e-10)
    ending, states, _, events = run(solver, np.zeros(6), [0, 3.0])
    assert ending == Ending.DONE
    assert solver.counts.steps < 2000
    # From the same time on in polar coordinates, where the direction is slow.
    (event,) = of_kind(events, SLIPS)
    begin = event + 1e-6
    along = pull(begin) / np.linalg.norm(pull(begin))

    def rates(t, y):
        x = np.array([np.cos(y[3]), np.sin(y[3])])
        across = np.array([-x[1], x[0]])
        return [*(y[2] * x), (pull(t) @ x - most) / 2, pull(t) @ across / 2 / y[2]]

    speed = np.array([4, 4 * event]) @ along / 2 * 1e-12 / 2
    start = [0, 0, speed, np.arctan2(along[1], along[0])]
    exact = solve_ivp(rates, (begin, 3.0), start, "Radau", rtol=1e-11, atol=1e-14)
    np.testing.assert_allclose(states[-1, :2], exact.y[:2, -1], atol=1e-8)


def test_a_freewheel_drives_one_way_and_runs_free_the_other():
    """Its inner ring is driven at a speed, the outer one has drag and inertia."""
    bench = Bench([1.0], lambda q, v: [-0.5 * v[0]])
    drive = 1 + sin(T)
    bench.law(SPEED, None, [[1]], bias=[-drive])
    solver = bench.solver()
    ending, _, forces, events = run(solver, [0.0, 1.0], np.linspace(0, 8, 81))
    assert ending == Ending.DONE
    # It opens when cos t + (1 + sin t)/2 = 0, and closes when the drive catches up.
    opens = of_kind(events, OPENED)[0]
    assert np.cos(opens) + 0.5 * (1 + np.sin(opens)) == pytest.approx(0, abs=1e-11)
    closes = of_kind(events, CLOSED)[0]
    coasts = (1 + np.sin(opens)) * np.exp(-0.5 * (closes - opens))
    assert coasts == pytest.approx(1 + np.sin(closes), abs=1e-11)
    assert forces.min() >= 0


def test_a_table_of_events_that_is_full_loses_nothing():
    bench = Bench([1.0], lambda q, v: [-G + 0 * v[0]])
    bench.law(GAP, bench.q[0], [[1]], e=0.97)
    ending, _, _, events = run(bench.solver(), [1.0, 0.0], [0, 40.0])
    assert ending == Ending.DONE
    assert len(events) > 300
    limit = np.sqrt(2 / G) * 1.97 / 0.03
    assert of_kind(events, RESTS) == pytest.approx([limit], abs=1e-8)


def test_what_rests_long_does_not_drift():
    bench = Bench([2.0, 2.0], lambda q, v: [sin(7 * T) + 0 * v[0], -2 * G + 0 * v[0]])
    bench.law(GAP, bench.q[1], [[0, 1], [1, 0]], 0.3)
    solver = bench.solver("dp54", 1e-5, 1e-5)
    run(solver, [0, 0, 0, 0], [0, 1000.0])
    # A speed of what sticks is zero to a thousandth of its tolerance.
    assert np.abs(solver.y).max() < 1e-12 * 1000


def test_a_start_that_penetrates_is_refused_with_its_gap():
    solver = box().solver()
    ending, *_ = run(solver, [0, -0.01, 0, 0], [0, 1.0])
    assert ending == Ending.CONTACT
    structure = solver.contacts.structure
    assert structure.status == ContactStatus.PENETRATES
    assert (structure.law, structure.value) == (0, -0.01)


def test_a_start_that_approaches_is_an_impact():
    solver = box(friction=0.0).solver()
    *_, events = run(solver, [0, 0, 0, -1.0], [0, 1.0])
    assert of_kind(events, IMPACT) == [0.0]
    assert events[0].impulse[0] == pytest.approx(2.0)
    assert events[0].energy == pytest.approx(1.0)


def test_painleves_paradox_ends_a_run_with_the_law():
    """A rod slides on its tip, with a friction that presses it into the ground."""
    angle = np.deg2rad(40)
    bench = Bench([1, 1, 1 / 3], lambda q, v: [0 * v[0], -G + 0 * v[0], 0 * v[0]])
    x, up = -cos(bench.q[2]), -sin(bench.q[2])
    bench.law(GAP, bench.q[1] + up, [[0, 1, x], [1, 0, -up]], 2.0)
    solver = bench.solver()
    ending, *_ = run(solver, [0, np.sin(angle), angle, -1.0, 0, 0], [0, 1.0])
    assert ending == Ending.CONTACT
    assert solver.contacts.structure.status == ContactStatus.NO_SOLUTION
    assert solver.contacts.structure.law == 0


def test_forces_that_are_not_unique_are_marked():
    corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    bench = Bench([8, 3, 2], lambda q, v: [-8 * G + 0 * v[0], 0 * v[0], 0 * v[0]])
    for x, y in corners:
        row = [1, y - 0.2, 0.1 - x]
        bench.law(GAP, sum(a * b for a, b in zip(row, bench.q, strict=True)), [row])
    solver = bench.solver()
    ending, _, forces, _ = run(solver, np.zeros(6), [0, 1.0])
    assert ending == Ending.DONE
    assert solver.contacts.structure.least_norm == 0.0
    assert forces[-1].sum() == pytest.approx(8 * G, rel=1e-12)
    assert np.abs(solver.y).max() < 1e-11


def test_a_run_goes_on_where_a_copy_was_made():
    bench = Bench([1.0], lambda q, v: [-G + 0 * v[0]])
    bench.law(GAP, bench.q[0], [[1]], e=0.8)
    solver = bench.solver()
    run(solver, [1.0, 0.0], [0, 1.0])
    memory = solver.memory()
    ends = []
    for _ in range(2):
        solver.structure.end = 5.0
        answers, events = Answers(np.array([5.0]), 2), 0
        while solver.advance(5.0, answers, 10_000) != Ending.DONE:
            events += len(solver.contacts.events())
        ends.append((solver.y.copy(), events + len(solver.contacts.events())))
        solver.restore(memory)
    np.testing.assert_array_equal(ends[0][0], ends[1][0])
    assert ends[0][1] == ends[1][1] > 3


def test_a_second_run_forgets_the_first():
    solver = box().solver()
    first = run(solver, [0, 0, 3.0, 0], [0, 2.0])
    solver.renew(np.zeros(2), None)
    second = run(solver, [0, 0, 3.0, 0], [0, 2.0])
    np.testing.assert_array_equal(first[1], second[1])
    assert len(first[3]) == len(second[3])


RANDOM = [
    (2, 0.3, 0.8, 1), (3, 0.8, 0.2, 0), (4, 0.3, 0.8, 0), (4, 0.0, 0.8, 0),
    (3, 0.0, 0.8, 1), (4, 0.3, 0.2, 1), (4, 0.8, 0.8, 0), (3, 0.8, 0.0, 1),
]  # fmt: skip
EVERY = itertools.product((2, 3, 4), (0.0, 0.3, 0.8), (0.0, 0.2, 0.8), (0, 1))


@pytest.mark.parametrize(
    ("count", "restitution", "friction", "poisson"),
    [*RANDOM, *(pytest.param(*one, marks=pytest.mark.slow) for one in EVERY)],
)
def test_discs_thrown_into_a_box_obey_all_laws_all_the_time(
    count, restitution, friction, poisson
):
    """Piles of discs have redundant contacts, whose least forces may break the laws."""
    width, rng = 5.37, np.random.default_rng(101)
    bench = discs(count, width, restitution, friction, poisson)
    solver = bench.solver("dp54", 1e-8, 1e-8)
    times = np.linspace(0, 5, 101)
    for _ in range(3):
        solver.renew(np.zeros(len(solver.u)), None)
        ending, states, forces, _ = run(solver, thrown(count, rng), times)
        assert ending == Ending.DONE
        assert solver.contacts.structure.residual <= 1e-10
        assert disc_gaps(states, width) > -1e-10
        normal, along = forces[:, ::2], forces[:, 1::2]
        assert normal.min() >= -1e-9
        assert (np.abs(along) - friction * normal).max() <= 1e-8
        # Impacts of balls that roll may pass energy on, but give none.
        assert np.diff(disc_energies(states)).max() < 1e-6
