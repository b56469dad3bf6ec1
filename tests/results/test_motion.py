import dataclasses
import pickle

import numpy as np
import pandas as pd
import pytest
import scipy.io
import xarray as xr

import symbody as sb
from symbody.errors import (
    AnalysisError,
    CallError,
    ModelError,
    UnknownQuantityError,
)
from symbody.results.motion import Motion
from symbody.results.record import Quantity, Statistics, Status

COMPLETED = Status("completed", "reached t = 4 s.")
STATISTICS = Statistics("DP54", 12, 1, 80, 0, 0.002)
TIME = np.linspace(0, 4, 41)


def turning(t):
    """Return R about z by the angle t, shape (N, 3, 3)."""
    R = np.zeros((len(t), 3, 3))
    R[:, 0, 0] = R[:, 1, 1] = np.cos(t)
    R[:, 1, 0] = np.sin(t)
    R[:, 0, 1] = -np.sin(t)
    R[:, 2, 2] = 1
    return R


def make(time=TIME, status=COMPLETED, statistics=STATISTICS, extra=()):
    quantities = [
        Quantity("q_hip", np.sin(time), "coordinate", "rad", "hip angle"),
        Quantity("x_cart", time**2, "coordinate", "m"),
        Quantity("v_hip", np.cos(time), "velocity", "rad/s"),
        Quantity("v_cart", 2 * time, "velocity", "m/s"),
        Quantity("current", np.exp(-time), "state", "A"),
        Quantity("F", np.ones_like(time), "input", "N"),
        Quantity("tip", np.outer(time, [1, 2, 3]), "sensor", "m"),
        Quantity("R_tip", turning(time), "sensor", "1"),
        Quantity("kinetic_energy", time, "energy", "J"),
        Quantity("potential_energy", -time, "energy", "J"),
        Quantity("total_energy", 0 * time, "energy", "J"),
        *extra,
    ]
    return Motion.from_arrays(
        time, quantities, model="leg", status=status, statistics=statistics
    )


@pytest.fixture
def motion():
    return make()


def test_a_quantity_is_found_under_the_name_the_user_gave(motion):
    assert motion["q_hip"].dims == ("time",)
    assert motion["q_hip"].to_numpy().tolist() == np.sin(TIME).tolist()
    assert motion["q_hip"].attrs == {
        "kind": "coordinate",
        "units": "rad",
        "long_name": "hip angle",
    }


def test_arrays_of_the_caller_may_change_without_the_motion():
    values = np.ones_like(TIME)
    motion = make(extra=[Quantity("own", values, "sensor")])
    values[:] = 7
    assert motion.array("own").tolist() == [1.0] * len(TIME)


def test_an_unknown_name_is_answered_with_similar_ones(motion):
    with pytest.raises(KeyError, match="q_hip"):
        motion["q_hpi"]


def test_a_plain_array_needs_no_labels(motion):
    tip = motion.array("tip")
    assert tip.tolist() == motion["tip"].to_numpy().tolist()
    with pytest.raises(ValueError, match="read-only"):
        tip[0] = 1.0
    with pytest.raises(UnknownQuantityError, match="q_hip"):
        motion.array("q_hpi")


def test_labelled_data_cannot_change_what_the_motion_has(motion):
    for data in (motion["q_hip"], motion.data["tip"], motion["tip[z]"]):
        with pytest.raises(ValueError, match="read-only"):
            data -= 1.0
    copied = motion["q_hip"].copy()
    copied -= 1.0
    assert motion.q[:, 0].tolist() == np.sin(TIME).tolist()


def test_names_can_be_listed_and_asked_for(motion):
    assert "q_hip" in motion
    assert "q_hpi" not in motion
    assert list(motion) == list(motion.data.data_vars)


def test_vectors_and_matrices_have_axes(motion):
    assert motion["tip"].sel(axis="y").to_numpy().tolist() == (2 * TIME).tolist()
    entry = motion["R_tip"].sel(row="y", column="x")
    assert entry.to_numpy().tolist() == np.sin(TIME).tolist()


def test_values_of_any_other_shape_get_dimensions_of_their_own():
    extra = [Quantity("wheel", np.arange(82.0).reshape(41, 2), "sensor", "N")]
    assert make(extra=extra)["wheel"].dims == ("time", "wheel_0")


@pytest.fixture
def distance():
    values = np.column_stack([TIME, 1 + 0 * TIME])
    return Quantity("d", values, "sensor", entries=("length", "rate"))


def test_entries_are_found_by_their_names(distance, tmp_path):
    motion = make(extra=[distance])
    motion.to_netcdf(tmp_path / "d.nc")
    for either in (motion, Motion.from_netcdf(tmp_path / "d.nc")):
        assert either["d"].sel(d_entry="length").to_numpy().tolist() == TIME.tolist()
        assert list(either.to_dataframe().columns[-2:]) == ["d_length", "d_rate"]
        assert "R_tip [3×3], d (length, rate)" in repr(either)


def test_coordinates_velocities_and_states_are_stacked_in_order(motion):
    assert motion.time.tolist() == TIME.tolist()
    assert motion.q.tolist() == np.column_stack([np.sin(TIME), TIME**2]).tolist()
    assert motion.v.tolist() == np.column_stack([np.cos(TIME), 2 * TIME]).tolist()
    assert motion.x.tolist() == np.exp(-TIME)[:, None].tolist()


def test_a_motion_is_saved_and_told_as_a_table_like_any_result(motion, tmp_path):
    motion.save(tmp_path / "motion.nc")
    again = Motion.load(tmp_path / "motion.nc")
    table = motion.table()
    assert again.table() == table
    assert table.columns == ("quantity", "unit", "start", "end", "least", "greatest")
    rows = {row[0]: row[1:] for row in table.rows}
    assert rows["tip_y"][1:] == (0.0, 2 * TIME[-1], 0.0, 2 * TIME[-1])
    assert "<td" in motion._repr_html_()


def test_a_motion_is_saved_in_the_format_of_the_ending(motion, tmp_path):
    motion.save(tmp_path / "m.csv")
    table = pd.read_csv(tmp_path / "m.csv", index_col="time")
    pd.testing.assert_frame_equal(table, motion.to_dataframe(), rtol=1e-15)
    motion.save(tmp_path / "m.MAT")
    arrays = scipy.io.loadmat(tmp_path / "m.MAT")
    assert {"time", *motion.record.quantities} == {n for n in arrays if n[0] != "_"}
    for name in motion.record.quantities:
        values = motion.array(name).reshape(41, *motion[name].shape[1:] or (1,))
        np.testing.assert_array_equal(arrays[name], values)
    for name in ("m.xlsx", "m"):
        with pytest.raises(CallError, match=r"path=.*ending is .nc, .csv, .parquet or"):
            motion.save(tmp_path / name)
    assert {p.name for p in tmp_path.iterdir()} == {"m.csv", "m.MAT"}


def test_a_motion_is_saved_as_parquet(motion, tmp_path):
    pytest.importorskip("pyarrow")
    motion.save(tmp_path / "m.parquet")
    table = pd.read_parquet(tmp_path / "m.parquet")
    pd.testing.assert_frame_equal(table, motion.to_dataframe(), check_exact=True)


def test_a_name_that_matlab_cannot_have_is_told(tmp_path):
    extra = [Quantity("f" * 64, TIME, "sensor", "N")]
    with pytest.raises(CallError, match="more than 63 characters"):
        make(extra=extra).save(tmp_path / "m.mat")
    assert not [*tmp_path.iterdir()]


def test_what_a_model_does_not_have_is_empty():
    only = [Quantity("q", TIME, "coordinate", "rad")]
    motion = Motion.from_arrays(
        TIME, only, model="m", status=COMPLETED, statistics=STATISTICS
    )
    assert motion.x.shape == (41, 0)
    assert not motion.sensors
    assert not motion.energy


def test_sensors_inputs_and_energies_are_grouped(motion):
    assert list(motion.sensors) == ["tip", "R_tip"]
    assert list(motion.inputs) == ["F"]
    assert list(motion.energy) == ["kinetic", "potential", "total"]
    assert motion.energy["potential"].to_numpy().tolist() == (-TIME).tolist()


@pytest.mark.parametrize("status", [COMPLETED, Status("failed", "it – broke")])
@pytest.mark.parametrize(
    "statistics", [STATISTICS, Statistics("Radau", 3, None, 40, 2, 0.1, stiff=True)]
)
def test_a_file_gives_the_same_motion(tmp_path, status, statistics):
    motion = make(status=status, statistics=statistics)
    path = tmp_path / "leg.nc"
    motion.to_netcdf(path)
    again = Motion.from_netcdf(path)
    assert again.data.identical(motion.data)
    assert again.status == status
    assert again.statistics == statistics
    path.unlink()  # nothing keeps it open, which matters on Windows


def test_a_file_that_holds_no_motion_is_refused(tmp_path):
    xr.Dataset({"rain": ("day", [1.0])}).to_netcdf(tmp_path / "rain.nc")
    with pytest.raises(CallError, match=r"rain.nc' holds no motion, only .* rain\."):
        Motion.from_netcdf(tmp_path / "rain.nc")


def test_the_table_has_a_column_for_each_number(motion):
    table = motion.to_dataframe()
    assert table.index.name == "time"
    assert table.index.tolist() == TIME.tolist()
    assert list(table.columns[:9]) == [
        "q_hip", "x_cart", "v_hip", "v_cart", "current", "F", "tip_x", "tip_y", "tip_z"
    ]  # fmt: skip
    assert table["R_tip_yx"].tolist() == np.sin(TIME).tolist()
    assert table["R_tip_xy"].tolist() == (-np.sin(TIME)).tolist()


def test_a_quantity_with_the_name_of_an_entry_takes_no_column_from_it():
    extra = [
        Quantity("tip_x", 7 + 0 * TIME, "sensor"),
        Quantity("a", np.outer(TIME, [4, 5]), "sensor", entries=("b_c", "d")),
        Quantity("a_b", np.outer(TIME, [6, 7]), "sensor", entries=("c", "d")),
    ]
    motion = make(extra=extra)
    table = motion.to_dataframe()
    at_1 = table.loc[1.0]
    assert table.columns.is_unique
    assert at_1[["tip[0]", "tip_y", "tip_x"]].tolist() == [1, 2, 7]
    assert at_1[["a[0]", "a_d", "a_b[0]", "a_b_d"]].tolist() == [4, 5, 6, 7]
    assert [row[0] for row in motion.table().rows] == [*table.columns]
    for name in table.columns:
        assert motion.array(name)[10] == at_1[name]


def test_an_entry_has_its_own_unit():
    extra = [Quantity("d", np.outer(TIME, [1, 2]), "sensor", "m, m/s")]
    motion = make(extra=extra)
    assert motion["d"].attrs["units"] == "m, m/s"
    assert [motion[f"d[{i}]"].attrs["units"] for i in range(2)] == ["m", "m/s"]


def test_states_between_times_are_interpolated(motion):
    at = motion.at(1.234)
    assert at["q_hip"].item() == pytest.approx(np.sin(1.234), abs=1e-6)
    assert at["tip"].sel(axis="z").item() == pytest.approx(3 * 1.234)
    assert at["time"].item() == 1.234
    several = motion.at([0.5, 4.0])
    assert several["x_cart"].to_numpy() == pytest.approx([0.25, 16])


@pytest.mark.parametrize("size", [2, 3])
def test_a_few_times_are_interpolated_linearly(size):
    time = np.linspace(0, 1, size)
    assert make(time)["v_cart"].to_numpy()[-1] == 2
    assert make(time).at(0.25)["v_cart"].item() == pytest.approx(0.5)


def test_a_motion_backward_in_time_is_interpolated_too():
    at = make(TIME[::-1]).at(1.234)
    assert at["q_hip"].item() == pytest.approx(np.sin(1.234), abs=1e-6)


@pytest.mark.parametrize("t", [-0.1, [1.0, 4.1], np.nan])
def test_a_time_outside_is_refused(motion, t):
    with pytest.raises(CallError, match=r"'leg': t = .* goes from 0 to 4 s"):
        motion.at(t)


@pytest.mark.parametrize("name", ["q_hip", "time", "axis"])
def test_a_name_given_twice_is_refused(name):
    with pytest.raises(CallError, match=f"the name '{name}' is given to two"):
        make(extra=[Quantity(name, TIME, "sensor")])


def test_values_for_other_times_are_refused():
    with pytest.raises(CallError, match="'late' has 40 rows, but there are 41 times"):
        make(extra=[Quantity("late", TIME[1:], "sensor")])


def test_the_text_tells_ending_effort_and_quantities(motion):
    assert repr(motion).splitlines() == [
        "Motion of 'leg' from 0 to 4 s at 41 times",
        "  completed: reached t = 4 s.",
        "  DP54: 12 steps, 1 rejected, 80 evaluations in 0.002 s",
        "  coordinates q_hip [rad], x_cart [m]",
        "  velocities  v_hip [rad/s], v_cart [m/s]",
        "  states      current [A]",
        "  inputs      F [N]",
        "  sensors     tip [3 m], R_tip [3×3]",
        "  energy      kinetic_energy [J], potential_energy [J], total_energy [J]",
    ]


def test_a_motion_is_frozen(motion):
    with pytest.raises(dataclasses.FrozenInstanceError):
        motion.data = None


def test_a_motion_makes_its_dataset_when_first_looked_at():
    motion = make()
    assert "data" not in vars(motion)
    assert motion.data is motion.data
    copy = pickle.loads(pickle.dumps(make()))
    xr.testing.assert_identical(copy.data, motion.data)


def test_an_unknown_quantity_is_answered_with_those_near_it(motion):
    with pytest.raises(UnknownQuantityError, match=r"'leg'.*Did you mean 'q_hip'"):
        motion["q_hpi"]
    with pytest.raises(UnknownQuantityError, match="no quantity 'zz'"):
        motion.plot(["zz"])
    assert "zz" not in motion
    assert motion.data.get("zz") is None


def test_notes_stand_in_the_text_and_are_kept_in_files(tmp_path):
    notes = ("Nothing moved.", "It was at rest.")
    motion = Motion.from_arrays(
        TIME, [Quantity("q_hip", TIME, "coordinate", "rad")], model="leg",
        status=Status("completed", "reached t = 1 s."),
        statistics=Statistics("DP54", 1, 0, 7, 0, 0.1), notes=notes,
    )  # fmt: skip
    motion.to_netcdf(tmp_path / "d.nc")
    for either in (motion, Motion.from_netcdf(tmp_path / "d.nc")):
        assert either.notes == notes
        assert "\n  Nothing moved.\n  It was at rest.\n" in str(either)
    assert make().notes == ()


def test_no_times_have_no_rows_and_tables_of_times_are_refused(tmp_path):
    motion = sb.simulate(sb.library.pendulum(), [0, 0.5, 1])
    motion.save(tmp_path / "motion.nc")
    for one in (motion, Motion.load(tmp_path / "motion.nc")):
        assert one.at([]).sizes["time"] == 0
        with pytest.raises(CallError, match=r"a time or a list of times"):
            one.at([[0, 0.5]])


def test_a_motion_in_a_file_tells_its_parameters_to_what_draws_and_computes(tmp_path):
    model = sb.library.pendulum()
    heavy = sb.compile_model(model).with_parameters({"m": 3.0})
    motion = sb.simulate(heavy, [0.0, 0.5], start={"q_hinge": 1.0})
    motion.save(tmp_path / "heavy.nc")
    again = Motion.load(tmp_path / "heavy.nc")
    assert again.parameters == motion.parameters == {"m": 3.0, "l": 1.0}
    again.save(tmp_path / "again.nc")
    assert Motion.load(tmp_path / "again.nc").parameters == motion.parameters
    for one in (motion, again):
        with pytest.raises(ModelError, match="m = 3 in the motion, 1 in the model"):
            one.picture(0.2, model=model)
        # Accelerations of a pendulum do not depend on its mass.
        with pytest.raises(AnalysisError, match="m = 3 in the motion"):
            sb.energy_flow(model, one)
        flow = sb.energy_flow(heavy, one)
        energies = one.array("total_energy")
        np.testing.assert_allclose(flow.array("total_energy"), energies, rtol=1e-12)
        (note,) = sb.inverse_dynamics(model, one).notes_of("result")
        assert "m = 3 in the motion" in note
    again.picture(0.2, model=heavy)
