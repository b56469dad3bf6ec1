import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib.figure import Figure

import symbody as sb
from symbody.results.motion import Motion
from symbody.results.record import Quantity, Statistics, Status

TIME = np.linspace(0, 1, 5)


@pytest.fixture(autouse=True)
def _closed_figures():
    yield
    plt.close("all")


def make(*quantities, outcome="completed"):
    return Motion.from_arrays(
        TIME,
        quantities,
        model="leg",
        status=Status(outcome, ""),
        statistics=Statistics("RK4", 4, 0, 17, 0, 0.0),
    )


@pytest.fixture
def motion():
    return make(
        Quantity("q_hip", TIME, "coordinate", "rad"),
        Quantity("x_cart", TIME, "coordinate", "m"),
        Quantity("q_knee", 2 * TIME, "coordinate", "rad"),
        Quantity("tip", np.outer(TIME, [1, 2, 3]), "sensor", "m"),
        Quantity("ratio", TIME, "sensor"),
    )


def legend(ax):
    return [text.get_text() for text in ax.get_legend().get_texts()]


def test_each_kind_and_unit_has_a_panel_with_its_lines(motion):
    axes = motion.plot().axes
    labels = [ax.get_ylabel() for ax in axes]
    assert labels == ["coordinate [rad]", "coordinate [m]", "sensor [m]", "sensor"]
    assert legend(axes[0]) == ["q_hip", "q_knee"]
    assert legend(axes[2]) == ["tip_x", "tip_y", "tip_z"]
    assert axes[0].lines[1].get_ydata().tolist() == (2 * TIME).tolist()
    assert axes[-1].get_xlabel() == "time [s]"


def test_entries_of_several_units_have_a_panel_of_their_own():
    values = np.column_stack([TIME, TIME])
    motion = make(
        Quantity("ratio", TIME, "sensor", "1"),
        Quantity("d", values, "sensor", "m, m/s", entries=("length", "rate")),
        Quantity("e", values, "sensor", entries=("length", "rate")),
    )
    axes = motion.plot().axes
    assert [ax.get_ylabel() for ax in axes] == [
        "sensor",
        "sensor d [m, m/s]",
        "sensor e",
    ]
    assert legend(axes[1]) == ["d_length", "d_rate"]


def test_an_input_that_stays_zero_is_drawn_only_if_asked_for():
    motion = make(
        Quantity("q", TIME, "coordinate", "rad"),
        Quantity("F", 0 * TIME, "input", "N"),
        Quantity("U", 1 + TIME, "input", "V"),
    )
    labels = [ax.get_ylabel() for ax in motion.plot().axes]
    assert labels == ["coordinate [rad]", "input [V]"]
    assert motion.plot(["F"]).axes[0].get_ylabel() == "input [N]"


def test_many_panels_stand_in_two_columns_each_with_its_time():
    motion = make(*(Quantity(f"s{i}", TIME, "sensor", f"m{i}") for i in range(7)))
    figure = motion.plot()
    axes = figure.axes
    columns = [ax.get_subplotspec().colspan.start for ax in axes]
    assert columns == [0, 0, 0, 0, 1, 1, 1]
    timed = [i for i, ax in enumerate(axes) if ax.get_xlabel() == "time [s]"]
    assert timed == [3, 6]
    assert figure.get_suptitle() == "leg"


@pytest.mark.parametrize("name", ["q_knee", "tip_y", "tip[1]"])
def test_one_name_may_stand_alone_and_be_that_of_an_entry(motion, name):
    (ax,) = motion.plot(name).axes
    (line,) = ax.lines
    np.testing.assert_array_equal(line.get_ydata(), motion.array(name))
    assert line.get_label() == name


def test_chosen_quantities_are_plotted_alone(motion):
    axes = motion.plot(["tip", "q_knee"]).axes
    assert [ax.get_ylabel() for ax in axes] == ["sensor [m]", "coordinate [rad]"]
    assert legend(axes[1]) == ["q_knee"]


def test_an_unknown_name_is_answered_with_similar_ones(motion):
    with pytest.raises(KeyError, match="q_knee"):
        motion.plot(["q_kne"])


def test_a_figure_may_be_given(motion):
    figure = Figure()
    assert motion.plot(figure=figure) is figure
    assert len(figure.axes) == 4
    assert not plt.get_fignums()


def test_the_title_says_if_the_motion_ended_early():
    quantity = Quantity("q", TIME, "coordinate", "rad")
    assert make(quantity).plot().axes[0].get_title() == "leg"
    early = make(quantity, outcome="interrupted").plot()
    assert early.axes[0].get_title() == "leg (interrupted)"


def test_many_lines_differ_and_are_counted_in_the_legend():
    many = [Quantity(f"q_{i}", i * TIME, "coordinate", "rad") for i in range(40)]
    names = [quantity.name for quantity in many]
    ax = make(*many).plot(names).axes[0]
    assert legend(ax)[-1] == "… 29 more"
    assert len(legend(ax)) == 12
    looks = {(line.get_color(), line.get_linestyle()) for line in ax.lines}
    assert len(looks) == 40


def test_the_picture_can_be_saved(motion, tmp_path):
    motion.plot().savefig(tmp_path / "leg.png")
    assert (tmp_path / "leg.png").stat().st_size > 1000


def test_a_motion_without_quantities_has_an_empty_picture():
    assert len(make().plot().axes) == 1


@pytest.fixture(scope="module")
def crane_motion():
    return sb.simulate(sb.library.crane_crab(), 0.2)


def lines_of(figure):
    """Return the names in the legends of a figure."""
    drawn = [ax.get_legend_handles_labels()[1] for ax in figure.axes]
    return [name for names in drawn for name in names]


def test_a_group_of_names_is_drawn_whole(crane_motion):
    names = [*crane_motion]
    q = [name for name in names if name.startswith("q_")]
    assert len(q) > 1
    assert sorted(lines_of(crane_motion.plot("q"))) == sorted(q)
    v = [name for name in names if name.startswith("v_")]
    assert sorted(lines_of(crane_motion.plot(["q", "v"]))) == sorted(q + v)
    assert lines_of(crane_motion.plot(q[0])) == [q[0]]


def test_a_joint_of_several_coordinates_is_a_group():
    motion = sb.simulate(sb.library.free_body(), 0.1)
    joint = next(iter(sb.library.free_body().joints))
    found = lines_of(motion.plot(f"q_{joint}"))
    assert len(found) == 7
    assert all(name.startswith(f"q_{joint}_") for name in found)


def test_sensors_that_are_called_like_velocities_are_no_velocities():
    model = sb.library.pendulum()
    model.add_sensor("v_tip", sb.sensors.Velocity(next(iter(model.bodies.values()))))
    motion = sb.simulate(model, 0.1)
    assert motion.named("v") == tuple(f"v_{joint}" for joint in model.joints)
    assert motion.named("v_tip") == ("v_tip",)


def test_what_begins_no_name_is_refused_with_what_there_is(crane_motion):
    with pytest.raises(sb.errors.UnknownQuantityError, match=r"'z'. It has q_"):
        crane_motion.plot("z")
    with pytest.raises(sb.errors.UnknownQuantityError, match="'q_ro'"):
        crane_motion.plot(["q", "q_ro"])


def test_spectra_and_comparisons_take_groups_too(crane_motion):
    spectrum = crane_motion.plot_spectrum("q")
    assert len(spectrum.lines) == len(crane_motion.named("q"))
    compared = sb.compare({"a": crane_motion, "b": crane_motion}, "q")
    assert len(compared.lines) == 2 * len(crane_motion.named("q"))
