import warnings
from dataclasses import replace

import numpy as np
import pytest
from matplotlib.figure import Figure

import symbody as sb
from symbody.results.motion import Motion
from symbody.results.record import Quantity, Statistics, Status

TIME = np.linspace(0, 10, 1001)


def make(*quantities, time=TIME):
    return Motion.from_arrays(
        time,
        quantities,
        model="leg",
        status=Status("completed", ""),
        statistics=Statistics("RK4", 4, 0, 17, 0, 0.0),
    )


@pytest.fixture
def motion():
    q = 0.3 * np.sin(2 * np.pi * 2.5 * TIME)
    return make(
        Quantity("q_hip", q, "coordinate", "rad"),
        Quantity("v_hip", np.gradient(q, TIME), "velocity", "rad/s"),
        Quantity("tip", np.outer(q, [1, 2, 3]), "sensor", "m"),
    )


def test_a_phase_portrait_has_the_velocity_over_the_coordinate(motion):
    ax = motion.plot_phase("q_hip")
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("q_hip [rad]", "v_hip [rad/s]")
    x, y = ax.lines[0].get_data()
    np.testing.assert_array_equal(x, motion.array("q_hip"))
    np.testing.assert_array_equal(y, motion.array("v_hip"))


def test_entries_of_vectors_are_named_as_in_tables(motion):
    ax = motion.plot_phase("tip_x", "tip_z")
    assert ax.get_ylabel() == "tip_z [m]"
    with pytest.raises(sb.errors.CallError, match=r"'tip' has several entries.*tip_x"):
        motion.plot_phase("tip", "tip_x")


def test_what_has_no_velocity_asks_for_both_names(motion):
    with pytest.raises(sb.errors.CallError, match="Name both"):
        motion.plot_phase("tip_x")


def test_the_spectrum_of_a_sine_is_a_peak_of_its_amplitude(motion):
    frequency, amplitude = motion.plot_spectrum("q_hip").lines[0].get_data()
    peak = int(np.argmax(amplitude))
    assert frequency[peak] == pytest.approx(2.5, abs=0.05)
    assert amplitude[peak] == pytest.approx(0.3, rel=0.004)  # see _PADDED


@pytest.mark.parametrize("periods", [20.0, 20.3, 20.5])
@pytest.mark.parametrize("turns", [0.0, 0.4])
def test_peaks_are_as_high_whether_whole_periods_fit_in_and_times_are_even(
    periods, turns
):
    part = np.linspace(0, 1, 801)
    time = 10 * (part + turns * part**2) / (1 + turns)
    wave = 3 + 0.5 * np.sin(2 * np.pi * periods * time / 10)
    motion = make(Quantity("s", wave, "sensor", "m"), time=time)
    _, amplitude = motion.plot_spectrum("s").lines[0].get_data()
    assert amplitude.max() == pytest.approx(0.5, rel=0.004)


def test_times_that_are_not_even_are_made_so_and_told():
    time = TIME**1.2
    motion = make(Quantity("q", np.sin(time), "coordinate", "rad"), time=time)
    assert "times made even" in motion.plot_spectrum("q").get_title()


def test_the_balance_of_energy_tells_its_error():
    motion = sb.simulate(sb.library.pendulum(), 1.0, save=sb.Save(work=True))
    ax = motion.plot_energy()
    names = [text.get_text() for text in ax.get_legend().get_texts()]
    assert names == ["kinetic_energy", "potential_energy", "total_energy", "work"]
    assert "total energy less work is within" in ax.get_title()


def test_without_energies_the_remedy_is_named(motion):
    with pytest.raises(sb.errors.CallError, match=r"save=sb.Save\(work=True\)"):
        motion.plot_energy()


def test_motions_are_compared_by_their_labels(motion):
    ax = sb.compare({"soft": motion, "stiff": motion}, ["q_hip", "v_hip"])
    names = [text.get_text() for text in ax.get_legend().get_texts()]
    assert names == ["q_hip, soft", "v_hip, soft", "q_hip, stiff", "v_hip, stiff"]
    assert ax.lines[0].get_color() == ax.lines[1].get_color() != ax.lines[2].get_color()


@pytest.mark.parametrize(
    "draw",
    [
        lambda m, ax: m.plot(["q_hip"], ax=ax),
        lambda m, ax: m.plot_phase("q_hip", ax=ax),
        lambda m, ax: m.plot_spectrum("q_hip", ax=ax),
        lambda m, ax: sb.compare({"one": m}, "q_hip", ax=ax),
    ],
    ids=["plot", "phase", "spectrum", "compare"],
)
def test_each_draws_into_the_axes_that_it_is_given(draw, motion):
    ax = Figure().add_subplot()
    assert draw(motion, ax) is ax
    assert len(ax.lines) >= 1


def test_a_large_motion_is_readable_and_tells_what_is_left_out():
    names = [f"q{i}" for i in range(40)]
    motion = make(
        *(Quantity(n, i * TIME, "coordinate", "rad") for i, n in enumerate(names)),
        *(Quantity(f"s{i}", TIME, "sensor", f"m{i}") for i in range(9)),
    )
    figure = motion.plot()
    first = figure.axes[0]
    texts = [text.get_text() for text in first.get_legend().get_texts()]
    assert texts == [*names[-8:], "32 that vary less not drawn"]
    assert len(figure.axes) == 8
    assert "2 panels not drawn: sensor [m7], sensor [m8]" in figure.get_suptitle()
    assert len(motion.plot(names).axes[0].lines) == 40


def oscillator():
    """Return two oscillators of 1 and 1.7 rad/s, on a torus."""
    x, y = np.sin(TIME), 0.5 * np.cos(1.7 * TIME)
    return make(
        Quantity("q_a", x, "coordinate", "rad"),
        Quantity("v_a", np.cos(TIME), "velocity", "rad/s"),
        Quantity("q_b", y, "coordinate", "rad"),
        Quantity("v_b", -0.85 * np.sin(1.7 * TIME), "velocity", "rad/s"),
    )


@pytest.mark.parametrize("rising", [True, False])
def test_a_poincare_section_has_the_points_of_passages(rising):
    ax = oscillator().plot_poincare("q_b", through="q_a", rising=rising, after=0.1)
    passages = np.arange(1, 4) * np.pi
    passages = passages[[1]] if rising else passages[[0, 2]]
    x, y = ax.lines[0].get_data()
    # Splines of a sine at steps of 0.01 s, to the fourth power.
    np.testing.assert_allclose(x, 0.5 * np.cos(1.7 * passages), atol=1e-7)
    np.testing.assert_allclose(y, -0.85 * np.sin(1.7 * passages), atol=1e-7)
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("q_b [rad]", "v_b [rad/s]")


def test_a_section_once_a_period_of_a_periodic_motion_is_one_point():
    ax = oscillator().plot_poincare("q_a", period=2 * np.pi, after=1.0)
    x, _ = ax.lines[0].get_data()
    np.testing.assert_allclose(x, np.sin(1.0), atol=1e-7)
    assert len(x) == 2


@pytest.mark.parametrize("options", [{"through": "q_a"}, {"period": 2.5}])
def test_a_section_of_a_motion_backward_has_points_behind_its_start(options):
    motion = oscillator()
    turned = [
        replace(q, values=q.values[::-1]) for q in motion.record.of_kind("coordinate")
    ]
    back = make(*turned, time=TIME[::-1])
    x, y = back.plot_poincare("q_a", "q_b", after=8.0, **options).lines[0].get_data()
    passages = np.array(
        [0, 2 * np.pi] if "through" in options else [8.0, 5.5, 3.0, 0.5]
    )
    np.testing.assert_allclose(x, np.sin(passages), atol=1e-7)
    np.testing.assert_allclose(y, 0.5 * np.cos(1.7 * passages), atol=1e-7)


def test_a_section_of_a_motion_with_few_times_is_told_to_be_rough():
    model = sb.library.double_pendulum()
    with pytest.warns(sb.errors.ModelWarning, match="501 times .* are too few") as told:
        sb.simulate(model, 60.0).plot_poincare("q_lower", through="q_upper")
    assert told[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        fine = sb.simulate(model, np.linspace(0, 60, 5001))
        fine.plot_poincare("q_lower", through="q_upper")


@pytest.mark.parametrize("count", [201, 5001])
def test_a_section_takes_no_curve_through_an_impact(count):
    """A ball comes back to 0.81 of each height, so that each speed is known."""
    model = sb.Model("ball", gravity=(0, 0, -9.81))
    ball = model.add_body("ball", 1.0)
    way = model.add_joint("way", model.world, ball, "Tz", q=1.0)
    model.add_contact("floor", sb.contacts.Gap(way.q[0], restitution=0.9))
    motion = sb.simulate(model, np.linspace(0, 5, count))
    ax = motion.plot_poincare("q_way", through="q_way", at=0.05)
    _, speeds = ax.lines[0].get_data()
    heights = 0.81 ** np.arange(1, 1 + len(speeds))
    assert len(speeds) == 8
    np.testing.assert_allclose(speeds, np.sqrt(2 * 9.81 * (heights - 0.05)), rtol=1e-6)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "it takes one of the two"),
        ({"through": "q_a", "period": 1.0}, "it takes one of the two"),
        ({"through": "q_a", "at": 5.0}, "has no passage rising through q_a = 5 rad"),
        ({"through": "q_c"}, "q_c"),
        ({"period": 1.0, "at": 0.0}, "have no effect with a period"),
    ],
)
def test_a_section_without_points_or_with_two_rules_is_refused(options, said):
    with pytest.raises(sb.errors.SymbodyError, match=said):
        oscillator().plot_poincare("q_b", **options)
