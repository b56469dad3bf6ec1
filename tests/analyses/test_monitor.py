"""What a motion holds beside its states: by default, on request, and of what kind."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints as known
from symbody.library.linkages import four_bar


def test_what_is_asked_for_comes_beside_the_defaults():
    motion = sb.simulate(four_bar(explicit=False), [0, 0.1], save=sb.Save(work=True))
    assert {"vd_crank", "total_energy", "lam_loop", "work"} <= set(motion)


def test_defaults_can_be_left_out_by_name():
    save = sb.Save(accelerations=False, energy=False, multipliers=False)
    motion = sb.simulate(four_bar(explicit=False), [0, 0.1], save=save)
    names = {"vd_crank", "total_energy", "lam_loop"}
    assert names.isdisjoint(motion)
    assert motion.vd.shape == (2, 0)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            {"save": sb.Save(drives=True)},
            "drives=True.*has no driven coordinates.*drive",
        ),
        ({"save": sb.Save(constraints=True)}, "has no constraints.*add_constraint"),
    ],
)
def test_what_would_have_no_effect_is_refused(words, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.simulate(sb.library.pendulum(), 0.1, **words)


@pytest.mark.parametrize("way", ["projection", "partition", "baumgarte", "dae"])
def test_accelerations_are_the_rates_of_velocities_in_every_way(way):
    times = np.linspace(0, 0.2, 401)
    motion = sb.simulate(
        four_bar(explicit=False),
        times,
        constraints=way,
        method=sb.DP54(rtol=1e-10, atol=1e-12),
    )
    assert motion.vd.shape == motion.v.shape == (401, 3)
    v, h = motion.v, times[1]
    slope = (8 * (v[3:-1] - v[1:-3]) - v[4:] + v[:-4]) / (12 * h)  # of fourth order
    scale = np.abs(motion.vd).max()
    np.testing.assert_allclose(motion.vd[2:-2], slope, atol=1e-6 * scale)


def test_accelerations_of_explicit_loops_are_those_of_constraints():
    explicit, cut = (
        sb.simulate(
            four_bar(explicit=e), [0, 0.3], method=sb.DP54(rtol=1e-11, atol=1e-12)
        )
        for e in (True, False)
    )
    for name in ("vd_crank", "vd_coupler", "vd_rocker"):
        np.testing.assert_allclose(explicit[name], cut[name], rtol=1e-7)
    assert explicit["vd_rocker"].attrs["kind"] == "dependent"
    assert explicit["vd_rocker"].attrs["units"] == "rad/s²"


def test_driven_coordinates_are_among_the_results():
    model = sb.Model("shaken", gravity=(0, 0, 0))
    table, bob = model.add_body("table", 1), model.add_body("bob", 2)
    a = model.add_parameter("a", 0.3)
    plane = model.add_joint("plane", model.world, table, ["Tx", "Tz"])
    model.add_joint("free", table, bob, "Ty")
    model.drive(plane, [a * sb.sin(2 * model.t), None])
    motion = sb.simulate(model, [0, 0.5, 1], parameters={"a": 0.5})
    t = motion.time
    np.testing.assert_allclose(motion["q_plane_Tx"], 0.5 * np.sin(2 * t))
    np.testing.assert_allclose(motion["v_plane_Tx"], np.cos(2 * t))
    np.testing.assert_allclose(motion["vd_plane_Tx"], -2 * np.sin(2 * t))
    assert [motion[n].attrs["units"] for n in ("v_plane_Tx", "vd_plane_Tx")] == [
        "m/s",
        "m/s²",
    ]
    assert "driven" in repr(motion)
    assert motion.q.shape == (3, 2)  # of the state, as before


def test_kinematics_gives_accelerations_and_what_was_prescribed():
    model = four_bar(explicit=False)
    motion = sb.kinematics(model, {"crank": 0.5 * model.t**2}, [0, 0.5, 1])
    np.testing.assert_allclose(motion["q_crank"], 0.5 * motion.time**2)
    np.testing.assert_allclose(motion["vd_crank"], 1)
    assert motion.vd.shape == (3, 2)
    assert motion["drive_crank"].attrs["kind"] == "drive force"


def test_each_quantity_has_its_own_kind():
    model = four_bar(explicit=False)
    model.drive(model.joints["crank"], 0.3 * model.t)
    motion = sb.simulate(
        model, [0, 0.1], save=sb.Save(drives=True, constraints=True, residual=True)
    )
    kinds = {name: motion[name].attrs["kind"] for name in motion}
    assert kinds["constraint_residual"] == kinds["residual"] == "residual"
    assert kinds["drive_crank"] == "drive force"
    assert kinds["lam_loop"] == "multiplier"
    assert list(motion.energy) == ["kinetic", "potential", "total"]


def test_a_motion_with_all_of_it_pickles_and_is_written_and_read(tmp_path):
    model = four_bar()
    model.drive(model.joints["crank"], 0.3 * model.t)
    motion = sb.simulate(model, [0, 0.1], save=sb.Save(drives=True))
    motion.to_netcdf(tmp_path / "motion.nc")
    for other in (
        pickle.loads(pickle.dumps(motion)),
        sb.results.Motion.from_netcdf(tmp_path / "motion.nc"),
    ):
        assert other["vd_rocker"].equals(motion["vd_rocker"])
        assert other["q_crank"].attrs == motion["q_crank"].attrs


def test_plots_leave_accelerations_out_unless_they_are_named():
    motion = sb.simulate(four_bar(), [0, 0.1])
    drawn = {line.get_label() for ax in motion.plot().axes for line in ax.lines}
    assert "v_rocker" in drawn
    assert not any(label.startswith("vd_") for label in drawn)
    named = motion.plot(["vd_rocker"]).axes[0]
    assert [line.get_label() for line in named.lines] == ["vd_rocker"]


def units_of(model) -> dict[str, str]:
    motion = sb.simulate(model, [0])
    return {n: motion[n].attrs["units"] for n in motion if n.startswith("lam_")}


def test_multipliers_have_the_units_of_their_entries():
    assert units_of(four_bar(explicit=False)) == {"lam_loop": "N"}
    assert units_of(known.disc()) == {"lam_rolling": "N"}
    found = units_of(known.bennett())
    assert set(found.values()) == {"N, N, N, N m, N m"}


def test_multipliers_of_formulas_have_units_where_they_follow():
    model = sb.Model("rack", gravity=(0, 0, 0))
    rack = model.add_joint("rack", model.world, model.add_body("a", 1), "Tx")
    body = model.add_body("b", 1, inertia=(0, 0, 1))
    pinion = model.add_joint("pinion", model.world, body, "Rz")
    third = model.add_body("c", 1, inertia=(0, 0, 1))
    wheel = model.add_joint("wheel", body, third, "Rz")
    R = model.add_sensor("R", sb.sensors.Orientation(third))
    model.add_constraint("mesh", sb.constraints.RackAndPinion(rack, pinion, 0.2))
    model.add_constraint("turn", sb.constraints.Algebraic(R[0, 1] - 0.5 * pinion.q[0]))
    model.add_constraint("both", sb.constraints.Nonholonomic(rack.v[0] - wheel.v[0]))
    expected = {"lam_mesh": "N", "lam_turn": "N m", "lam_both": ""}
    assert units_of(model) == expected
