"""Start values that closing the loops moves, and those that it must not."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints as known


def rod(q=0.3, **options) -> sb.Model:
    model = sb.Model("rodded", gravity=(0, 0, 0))
    body = model.add_body("block", 1)
    model.add_joint("b", model.world, body, "Tx", q=q, **options)
    model.add_constraint("rod", sb.constraints.Rod(body, model.world, 1))
    return model


def slider_crank(close: str = "constraint", **starts) -> sb.Model:
    """A crank of 0.2 m, a rod of 0.5 m; starts: options of the joints by name."""
    model = sb.Model("slider_crank", gravity=(0, 0, 0))
    crank = model.add_body("arm", 1, (0.1, 0, 0), (0, 0, 0.01))
    bar = model.add_body("bar", 1, (0.25, 0, 0), (0, 0, 0.01))
    piston = model.add_body("piston", 2.0)
    pin = crank.add_frame("pin", at=(0.2, 0, 0))
    eye = bar.add_frame("eye", at=(0.5, 0, 0))
    model.add_joint("crank", model.world, crank, "Rz", **starts.get("crank", {}))
    model.add_joint("stroke", model.world, piston, "Tx", **starts.get("stroke", {}))
    model.add_joint("rod", piston, bar, "Rz", **starts.get("rod", {}))
    if close == "loop":
        model.add_loop("loop", sb.loops.CrankSlider(pin, eye))
    else:
        model.add_constraint("loop", sb.constraints.PlanarHingeCut(pin, eye))
    return model


# The rod points back to the crank.
REST = {"rod": {"q": np.pi - 0.2}, "stroke": {"q": 0.66}}


def test_a_start_value_that_moves_far_is_told_everywhere(tmp_path):
    text = r"q_b = 1 m in place of 0.3 \(moved by 0.7\)"
    assert "start: q_b = 1 m in place of 0.3 (moved by 0.7)" in str(sb.mobility(rod()))
    with pytest.warns(sb.errors.ModelWarning, match=text) as told:
        motion = sb.simulate(rod(), 0.1)
    line = inspect.currentframe().f_lineno - 1
    assert [(w.filename, w.lineno) for w in told] == [(__file__, line)]
    motion.to_netcdf(tmp_path / "m.nc")
    for either in (motion, sb.results.Motion.from_netcdf(tmp_path / "m.nc")):
        assert "q_b = 1 m in place of 0.3 (moved by 0.7)" in str(either)
        assert either["q_b"].attrs["given_start"] == 0.3


def test_a_compiled_model_warns_once():
    with pytest.warns(sb.errors.ModelWarning, match="q_b = 1 m in place of"):
        compiled = sb.compile_model(rod())
    assert "q_b = 1 m in place of 0.3" in str(sb.simulate(compiled, 0.1))
    with pytest.warns(sb.errors.ModelWarning, match="q_b = 1 m in place of"):
        sb.derive(rod())


def test_what_moves_a_little_is_told_without_a_warning():
    motion = sb.simulate(rod(0.95), 0.1)
    assert "q_b = 1 m in place of 0.95 (moved by 0.05)" in str(motion)


@pytest.mark.parametrize("q", [1, 1.0000000001])
def test_rounding_of_the_numbers_is_not_told(q):
    motion = sb.simulate(rod(q), 0.1)
    assert motion.notes_of("start") == ()
    assert "given_start" not in motion["q_b"].attrs
    assert "start" not in str(sb.mobility(rod(q)))


def test_a_wheel_that_is_put_on_the_other_side_of_its_ground_is_told():
    model = sb.Model("wheel")
    wheel = model.add_body("wheel", 2, inertia=(0.03, 0.06, 0.03))
    free = ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"]
    model.add_joint("free", model.world, wheel, free, q=(0, 0, -0.3, 0, 0.05, 0))
    model.add_constraint("rolling", sb.constraints.RollingDisc(wheel, model.world, 0.3))
    with pytest.warns(
        sb.errors.ModelWarning, match=r"q_free_Tz = 0.299\d* m in place of -0.3"
    ):
        sb.compile_model(model)


@pytest.mark.parametrize("name", ["crank", "stroke", "rod"])
def test_closing_moves_what_nobody_gave(name):
    rough = {"crank": 0.9, "stroke": 0.6, "rod": 2.8}
    model = slider_crank(**{name: {"q": rough[name]}})
    for other, value in rough.items():
        model.joints[other].q_start = (value,)
    moved = sb.mobility(model).moved
    assert name not in [one.name.removeprefix("q_") for one in moved]
    assert all("(which nobody gave, moved by" in str(one) for one in moved)
    q = dict(zip(rough, sb.compile_model(model).start_state(), strict=False))
    assert q[name] == pytest.approx(rough[name], abs=1e-12)
    assert q != rough


def test_a_fixed_start_value_stays_and_others_move():
    given = REST | {"crank": {"q": 0.5}, "stroke": {"q": 0.6, "fixed": True}}
    with pytest.warns(sb.errors.ModelWarning, match="q_crank = .* in place of 0.5"):
        compiled = sb.compile_model(slider_crank(**given))
    crank, stroke, _ = compiled.start_state()[:3]
    assert stroke == 0.6
    # The law of cosines in the triangle of crank, rod and stroke.
    cosine = (0.2**2 + 0.6**2 - 0.5**2) / (2 * 0.2 * 0.6)
    assert abs(crank) == pytest.approx(np.arccos(cosine), abs=1e-12)


def test_fixed_start_values_that_contradict_each_other_are_refused():
    given = {"crank": {"q": 0.5, "fixed": True}, "stroke": {"q": 0.6, "fixed": True}}
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.compile_model(slider_crank(**given, rod=REST["rod"]))
    text = str(caught.value)
    assert "release one of the fixed ones: q_crank = 0.5, q_stroke = 0.6." in text
    assert "Nearest is q_crank = 0.5, q_stroke = 0.6, q_rod = " in text
    assert "is off by" in text
    with pytest.raises(
        sb.errors.AnalysisError, match="release one of the fixed ones: q_b"
    ):
        sb.simulate(rod(fixed=True), 1.0)


def test_a_fixed_velocity_stays_and_others_follow():
    given = REST | {"crank": {"q": 0.5, "v": 1.0}, "stroke": {"v": -0.3, "fixed": True}}
    with pytest.warns(sb.errors.ModelWarning, match="v_crank = 2.30.* in place of 1 "):
        compiled = sb.compile_model(slider_crank(**given))
    y = compiled.start_state()
    assert y[4] == -0.3
    residuals = compiled.function("constraints")(0.0, y, [])
    assert np.abs(residuals).max() < 1e-12


def test_fixed_velocities_that_contradict_each_other_are_refused():
    given = REST | {"crank": {"q": 0.5, "v": 1.0}, "stroke": {"v": -0.3, "q": 0.66}}
    model = slider_crank(**given)
    model.fix_start("v_crank", "v_stroke")
    with pytest.raises(
        sb.errors.AnalysisError, match="fixed start value: v_crank, v_stroke"
    ):
        sb.compile_model(model)


def test_what_is_given_for_a_run_stays_if_it_can():
    """Whichever coordinate it is, others follow."""
    compiled = sb.compile_model(slider_crank(**REST, crank={"q": 0.5}))
    for start in ({"q_crank": 0.9}, {"q_stroke": 0.5}, {"q_rod": 2.8}):
        motion = sb.simulate(compiled, [0], start=start)
        ((name, value),) = start.items()
        assert motion[name].to_numpy()[0] == pytest.approx(value, abs=1e-12)
        assert motion.notes == ()
    for name, value in {"v_crank": 2.0, "v_stroke": 0.4, "v_rod": -1.0}.items():
        motion = sb.simulate(compiled, [0], start={name: value})
        assert motion[name].to_numpy()[0] == pytest.approx(value, abs=1e-12)


@pytest.mark.parametrize("moving", ["v_pivot0", "v_pivot1", "v_pivot2"])
def test_of_a_whole_state_velocities_other_than_zero_are_kept(moving):
    compiled = sb.compile_model(known.parallel_cranks())
    labels, state = compiled.state_labels(), compiled.start_state()
    state[len(compiled.system.q) :] = 0
    state[labels.index(moving)] = 0.5
    with pytest.warns(
        sb.errors.ModelWarning, match=r"v_pivot. = 0\.5 rad/s in place of 0"
    ):
        motion = sb.simulate(compiled, [0], start=state)
    assert motion[moving].item() == 0.5
    assert f"{moving} =" not in motion.notes[0]


def test_what_is_given_for_a_run_and_cannot_be_is_told():
    compiled = sb.compile_model(slider_crank(**REST, crank={"q": 0.5}))
    start = {"q_crank": 0.5, "q_stroke": 0.2}
    with pytest.warns(sb.errors.ModelWarning, match="in place of"):
        motion = sb.simulate(compiled, [0], start=start)
    moved = [name for name in start if "given_start" in motion[name].attrs]
    assert moved
    assert all(motion[name].attrs["given_start"] == start[name] for name in moved)


def test_what_an_explicit_loop_does_not_agree_with_is_told():
    given = {"crank": {"q": 0.5}, "stroke": {"q": 0.5}, "rod": {"q": 2.9}}
    with pytest.warns(
        sb.errors.ModelWarning, match=r"q_stroke = 0.66\d+ m in place of 0.5"
    ):
        motion = sb.simulate(slider_crank("loop", **given), 0.1)
    assert motion["q_stroke"].attrs["given_start"] == 0.5
    assert "q_rod" in str(motion.notes)


def test_velocities_of_explicit_loops_are_told_too():
    given = REST | {"crank": {"q": 0.5, "v": 2.0}}
    given["stroke"] = {"q": 0.666, "v": 1.0}
    with pytest.warns(
        sb.errors.ModelWarning, match=r"v_stroke = -0\.\d+ m/s in place of 1"
    ):
        sb.compile_model(slider_crank("loop", **given))


def test_a_fixed_value_that_follows_by_a_formula_is_refused():
    given = {"crank": {"q": 0.5}, "stroke": {"q": 0.5, "fixed": True}}
    model = slider_crank("loop", **given, rod=REST["rod"])
    with pytest.raises(
        sb.errors.AnalysisError, match=r"q_stroke = 0.5 is fixed, .* 0.66"
    ):
        sb.compile_model(model)
    model.joints["stroke"].fixed.clear()
    model.fix_start("q_crank")
    with pytest.warns(sb.errors.ModelWarning, match="q_stroke"):
        sb.compile_model(model)


def test_an_unknown_start_value_of_mobility_is_refused():
    with pytest.raises(sb.errors.ModelError, match="it must be a value of q_"):
        sb.mobility(rod(), start={"x": 1})
    assert "in place of 0.8" in str(sb.mobility(rod(), start={"q_b": 0.8}))


def test_a_tree_starts_as_given():
    motion = sb.simulate(sb.library.double_pendulum(), 0.1)
    assert motion.notes == ()


@pytest.mark.parametrize(("crank", "told"), [(-0.5, False), (0.4, False), (0.2, True)])
def test_a_start_beyond_a_dead_center_is_told(crank, told):
    compiled = sb.compile_model(sb.library.four_bar(explicit=False))
    motion = sb.simulate(compiled, 0.01, start={"q_crank": crank})
    # Where the crank turns it there, without a dead center on the way.
    model = sb.library.four_bar(explicit=False)
    turned = sb.kinematics(model, {"crank": crank * model.t + (model.t - 1) * 0.6}, 1.0)
    same = abs(motion.array("q_rocker")[0] - turned.array("q_rocker")[-1]) < 1e-6
    assert same is not told
    assert any("another posture" in note for note in motion.notes) is told


def test_a_posture_stays_along_a_motion_and_differs_between_assemblies():
    compiled = sb.compile_model(sb.library.four_bar(explicit=False))
    motion = sb.simulate(compiled, 3.0, inputs={"torque": 8.0})
    states = np.hstack([motion.q, motion.v])
    assert np.ptp(motion.array("q_crank")) > 2 * np.pi
    assert {compiled.posture(y) for y in states} == {compiled.posture(states[0])}
    _, other = compiled.settled([0.4, 0.16, 1.19, 0, 0, 0])
    assert compiled.posture(other) == -compiled.posture(states[0])
    tree = sb.compile_model(sb.library.pendulum())
    assert tree.posture(tree.start_state()) == 0


def test_start_values_that_take_the_place_of_conditions_say_so():
    free = sb.Model("free", gravity=(0, 0, 0))
    joint = free.add_joint("b", free.world, free.add_body("block", 1), "Tx")
    free.start_at(joint.q[0], 0.25)
    note = "take the place of what start_at asks for: q_b = 0.25."
    assert sb.simulate(free, 0.1).notes == ()
    assert sb.simulate(free, 0.1, start={}).notes == ()
    for start in ({"q_b": 0.5}, [0.5, 0.0]):
        motion = sb.simulate(free, 0.1, start=start)
        assert motion["q_b"][0] == 0.5
        assert any(note in one for one in motion.notes)


def test_other_choices_of_coordinates_have_the_start_of_the_model():
    model = sb.Model("arm", gravity=(0, 0, -9.81))
    length, inertia, tip = model.add_parameter("length", 1.3), (0.1,) * 3, (0, 0, -1)
    carrier = model.world
    for name, q in ("A", 0.3), ("B", 3.0), ("C", 0.4):
        body = model.add_body(name.lower(), 1.0, com=(0, 0, -0.5), inertia=inertia)
        model.add_joint(name, carrier, body, "Ry", q=q)
        carrier = body.add_frame("tip", at=tip)
    foot, end = model.world.add_frame("foot", at=(1.2, 0, 0)), model.bodies["b"]["tip"]
    model.add_constraint("rod", sb.constraints.Rod(foot, end, length))
    compiled, start = sb.compile_model(model), {"q_B": 2.0, "v_B": 1.0}
    # By this start other coordinates depend, with values that are no others' business.
    sb.simulate(compiled, 0.01, start={**start, "q_C": 5.0})
    stepper = sb.Stepper(compiled, 0.05, start=start)
    other = stepper.model.system.partition
    assert other != compiled.system.partition
    y = stepper.y
    assert y[2] == 0.4
    np.testing.assert_array_equal(stepper.reset(start), y)
    # Nor is it closed at other parameters.
    longer = sb.compile_model(model).with_parameters({"length": 1.32})
    motions = [
        sb.simulate(one, [0, 0.1]) for one in (longer, longer.with_partition(other))
    ]
    np.testing.assert_allclose(motions[1].q, motions[0].q, rtol=1e-9)


def test_a_start_that_start_at_asks_for_is_of_the_time_where_a_run_begins():
    model = sb.Model("m", gravity=(0, 0, 0))
    block = model.add_body("block", 1)
    joint = model.add_joint("b", model.world, block, "Tx")
    model.start_at(joint.q[0] - sb.sin(model.t), 0.5)
    begun = [
        sb.simulate(model, [1.0, 2.0]).q[0, 0],
        sb.Stepper(model, 0.1, t=1.0).q[0],
        sb.sensitivities(model, "q_b", "v_b", [1.0, 2.0]).values[0, 0],
    ]
    assert begun == pytest.approx([0.5 + np.sin(1.0)] * 3)


@pytest.mark.parametrize("value", [True, np.bool_(False)])
def test_a_truth_value_is_no_start_value(value):
    with pytest.raises(sb.errors.ModelError, match=r"'q_hinge': .* is not a finite"):
        sb.simulate(sb.library.pendulum(), 0.1, start={"q_hinge": value})
