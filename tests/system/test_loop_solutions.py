"""All loops of a system: their order, their start, and what cannot be closed."""

import math

import pytest

import symbody as sb
from symbody.expr.traverse import symbols_of


def four_bar(lengths=(2.0, 1.0, 2.5, 2.0), **options):
    """Return a model with a four-bar in the x-z plane: ground, crank, rod, rocker."""
    ground, *bars = lengths
    model = sb.Model("four_bar")
    crank, rod, rocker = (model.add_body(n, 1) for n in ("crank", "rod", "rocker"))
    tips = [
        body.add_frame("tip", at=(length, 0, 0))
        for body, length in zip((crank, rod, rocker), bars, strict=True)
    ]
    model.add_joint("A", model.world, crank, "Ry", q=-1.0)
    model.add_joint("B", tips[0], rod, "Ry")
    model.add_joint("D", model.world.add_frame("D", at=(ground, 0, 0)), rocker, "Ry")
    model.add_loop("loop", sb.loops.FourBar(tips[1], tips[2], **options))
    return model


def test_a_four_bar_opens_upward_in_posture_one():
    # Seen against +y, x points left and z up; the crank stands up at q = -1.
    for posture, sign in ((1, 1), (-1, -1)):
        model = four_bar(posture=posture)
        (named,) = sb.assemble(model).loop_solutions
        start = dict(zip(named.solution.dependent, named.start, strict=True))
        rocker = start[model.joints["D"].q[0]]
        B = math.cos(1.0) + 1j * math.sin(1.0)
        C = 2 + 2 * complex(math.cos(rocker), -math.sin(rocker))
        # The axis y points into the x-z plane as drawn, so left and right change.
        side = ((2 - B).conjugate() * (C - B)).imag
        assert abs(C - B) == pytest.approx(2.5)
        assert side * sign < 0


def test_without_posture_the_start_values_choose():
    model = four_bar()
    (named,) = sb.assemble(model).loop_solutions
    for posture in (1, -1):
        (given,) = sb.assemble(four_bar(posture=posture)).loop_solutions
        again = four_bar()
        for q, value in zip(given.solution.dependent, given.start, strict=True):
            joint = next(j for j in again.joints.values() if j.q[0].name == q.name)
            joint.q_start = (value + 0.3 + 4 * math.pi,)
        (chosen,) = sb.assemble(again).loop_solutions
        assert chosen.start == pytest.approx([x + 4 * math.pi for x in given.start])
    assert all(abs(x) <= math.pi for x in named.start)


def test_the_coordinates_run_through_whole_turns_without_a_jump():
    model = four_bar(lengths=(1.0, 2.0, 2.2, 2.1), posture=1)
    system = sb.assemble(model)
    (named,) = system.loop_solutions
    q_A = model.joints["A"].q[0]
    before = named.start
    for k in range(1, 400):
        values = {q_A: -1.0 + 0.1 * k}
        now = sb.evaluate(list(named.solution.formulas), values)
        assert max(abs(now - before)) < 0.4
        before = now
    assert max(abs(before)) > 20


def test_a_loop_that_cannot_close_says_with_which_configuration():
    model = four_bar(lengths=(5.0, 1.0, 2.5, 2.0))
    with pytest.raises(sb.errors.ModelError) as error:
        sb.assemble(model)
    text = str(error.value)
    assert "loop 'loop': it does not close at the start: with q_A = -1 two " in text
    assert "two links of 2.5 m and 2 m, which span from 0.5 m to 4.5 m, " in text
    assert "would have to span 4.538 m" in text


def test_a_loop_that_starts_with_its_links_in_line_is_refused():
    model = four_bar(lengths=(5.5, 1.0, 2.5, 2.0))
    model.joints["A"].q_start = (0.0,)
    text = "singular .* position, with q_A = 0: .* No other coordinate of the loop"
    with pytest.raises(sb.errors.ModelError, match=text):
        sb.assemble(model)


def test_at_a_dead_position_it_is_told_which_coordinate_would_do():
    """Rod and rocker are in line, the crank is not."""
    model = four_bar(lengths=(5.0, 1.0, 2.5, 2.0))
    model.joints["A"].q_start = (math.acos(0.575),)
    text = "starts at a singular .* position, .* Choose q_[BD] as independent"
    with pytest.raises(sb.errors.ModelError, match=text) as told:
        sb.assemble(model)
    # What it says helps.
    name = "B" if "q_B as" in str(told.value) else "D"
    for joint, q in (("B", 2.0), ("D", -2.7)):
        model.joints[joint].q_start = (q,)
    at = sb.loops.FourBar(
        model.bodies["rod"]["tip"], model.bodies["rocker"]["tip"],
        independent=model.joints[name],
    )  # fmt: skip
    model.loops.clear()
    model.add_loop("other", at)
    assert sb.assemble(model).loop_solutions[0].name == "other"


def test_a_loop_on_one_body_is_refused():
    model = four_bar()
    rod = model.bodies["rod"]
    with pytest.raises(
        sb.errors.ModelError, match=r"both frames, rod\.tip and rod, are on the"
    ):
        model.add_loop("bad", sb.loops.FourBar(rod["tip"], rod))


def test_a_loop_without_joints_on_its_way_is_refused():
    model = four_bar()
    plate = model.add_body("plate", 1)
    model.add_joint("weld", model.bodies["rod"], plate, "fixed")
    model.add_loop("bad", sb.loops.FourBar(plate, model.bodies["rod"]))
    with pytest.raises(
        sb.errors.ModelError, match="no joint moves its frames plate and rod"
    ):
        sb.assemble(model)


def test_a_coordinate_cannot_follow_from_two_loops():
    model = four_bar()
    model.add_loop("gears", sb.loops.Transmission(model.joints["A"], model.joints["D"]))
    with pytest.raises(
        sb.errors.ModelError, match="q_D would follow from it, but follows"
    ):
        sb.assemble(model)


def test_loops_in_a_ring_are_named():
    model = four_bar()
    model.add_loop("gears", sb.loops.Transmission(model.joints["D"], model.joints["A"]))
    with pytest.raises(
        sb.errors.ModelError, match="in a ring: 'loop' needs q_A of 'gears', "
    ):
        sb.assemble(model)


def test_a_driven_joint_cannot_depend_but_can_be_independent():
    model = four_bar()
    model.drive(model.joints["D"], 2.0 + 0.1 * model.t)
    with pytest.raises(
        sb.errors.ModelError, match="'D' is driven, but would follow from q_A"
    ):
        sb.assemble(model)
    model = four_bar()
    model.drive(model.joints["A"], model.t - 1)
    system = sb.assemble(model)
    (named,) = system.loop_solutions
    assert symbols_of(*named.solution.formulas) == [model.t]


def test_other_joints_on_the_way_are_named():
    model = four_bar()
    model.add_loop(
        "bad", sb.loops.CrankSlider(model.bodies["rod"], model.bodies["rocker"])
    )
    with pytest.raises(sb.errors.ModelError) as error:
        sb.assemble(model)
    assert "way round the loop is B (turns), A (turns), D (turns)" in str(error.value)
    assert "A crank-slider has 2 joints that turn and 1 that slides" in str(error.value)


def test_axes_out_of_the_plane_are_named():
    model = sb.Model("skew")
    bodies = [model.add_body(f"b{k}", 1) for k in range(3)]
    places = [model.world, bodies[0].add_frame("tip", at=(1, 0, 0)), model.world]
    for body, place, kind in zip(bodies, places, ["Rz", "Rz", "Rx"], strict=True):
        model.add_joint(f"j_{body.name}", place, body, kind)
    model.add_loop("loop", sb.loops.FourBar(bodies[1], bodies[2]))
    with pytest.raises(
        sb.errors.ModelError, match="'j_b2' is inclined by 90° to that of the"
    ):
        sb.assemble(model)


def test_a_slider_out_of_the_plane_is_named():
    model = sb.Model("skew")
    bodies = [model.add_body(f"b{k}", 1) for k in range(3)]
    places = [model.world, bodies[0].add_frame("tip", at=(1, 0, 0)), model.world]
    slide = sb.joints.Prismatic((1, 0, 1))
    for body, place, kind in zip(bodies, places, ["Rz", "Rz", slide], strict=True):
        model.add_joint(f"j_{body.name}", place, body, kind)
    model.add_loop("loop", sb.loops.CrankSlider(bodies[1], bodies[2]))
    with pytest.raises(
        sb.errors.ModelError, match="'j_b2' slides at 45° to the loop's plane"
    ):
        sb.assemble(model)


@pytest.mark.parametrize("posture", [0, 2, "open", True, 1.5])
def test_a_posture_that_does_not_exist_is_refused(posture):
    with pytest.raises(
        sb.errors.ModelError, match=r"closes in two ways, called 1 and -1"
    ):
        four_bar(posture=posture)


def test_independent_coordinates_are_checked():
    model = four_bar()
    other = model.add_joint("other", model.world, model.add_body("o", 1), "Rz")
    rod, rocker = model.bodies["rod"], model.bodies["rocker"]
    joints = model.joints
    for given, message in [
        (other, "q_other cannot be independent, because it is not in the loop"),
        ([joints["A"], joints["B"]], "given: q_A and q_B. The loop has 3 coordinates"),
    ]:
        model.loops.clear()
        name = f"loop_{len(message)}"
        model.add_loop(
            name, sb.loops.FourBar(rod["tip"], rocker["tip"], independent=given)
        )
        with pytest.raises(sb.errors.ModelError, match=message):
            sb.assemble(model)


def test_what_is_no_loop_is_refused():
    model = four_bar()
    with pytest.raises(sb.errors.ModelError, match="is not a loop"):
        model.add_loop("bad", model.bodies["rod"])
    cut = sb.constraints.BallCut(model.bodies["rod"], model.bodies["crank"])
    with pytest.raises(sb.errors.ModelError, match=r"model\.add_constraint\('bad'"):
        model.add_loop("bad", cut)
    with pytest.raises(sb.errors.ModelError, match=r"model\.add_loop\('bad'"):
        model.add_constraint("bad", model.loops["loop"].loop)
    with pytest.raises(sb.errors.NameTakenError):
        model.add_loop(
            "loop", sb.loops.FourBar(model.bodies["rod"], model.bodies["crank"])
        )


def test_places_of_another_model_are_refused():
    model, other = four_bar(), four_bar()
    with pytest.raises(sb.errors.ModelError, match="is not in model"):
        model.add_loop(
            "bad", sb.loops.FourBar(model.bodies["rod"], other.bodies["rocker"])
        )
