"""What a motion did that its model does not mean is told, with name and time."""

import copy
import pickle
import re
import warnings

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.run import observers
from symbody.analyses.run.observers import has_moving_laws


def slider():
    model = sb.Model("slider", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    return model, body


def test_a_sensor_that_is_no_number_is_told_with_its_first_time():
    model, _ = slider()
    node = model.add_node("node", at=(0.5, 0, 0), moves="x")
    law = sb.loads.Connector(
        [model.world, node], lambda a, b: [b.p[0]], lambda e: [sb.tanh(e[0])]
    )
    model.add_load("soft", law)
    model.add_load("pull", sb.loads.Force(node, (3 * model.t, 0, 0)))
    model.add_sensor("place", sb.sensors.Position(node))
    # Its force is less than 1, so that there is no balance from t = 1/3 on.
    with pytest.warns(
        sb.errors.ModelWarning, match=r"place, first at t = 0\.334 s.*a node"
    ):
        motion = sb.simulate(model, [0, 0.332, 0.334])
    assert "Not numbers are" in motion.notes[0]
    assert "Not numbers are" in str(motion)


@pytest.mark.parametrize(
    "look",
    [
        lambda motion: motion["root"],
        lambda motion: motion.array("root"),
        lambda motion: motion.notes,
        lambda motion: motion.notes_of("value"),
        str,
        lambda motion: motion.to_dataframe(),
        lambda motion: pickle.dumps(motion),
        lambda motion: copy.deepcopy(motion).notes,
    ],
)
def test_what_has_no_value_is_told_where_somebody_looks_and_once(look):
    model, _ = slider()
    model.add_expression("root", sb.sqrt(0.0995 - model.t), sensor=True)
    model.add_expression("well", 2 * model.t, sensor=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        motion = sb.simulate(model, 0.5)
        assert motion.array("q_slide")[-1] == 1.0
    told = r"model 'slider': Not numbers are root, first at t = 0\.1 s\. Look for"
    with pytest.warns(sb.errors.ModelWarning, match=told) as caught:
        look(motion)
    assert len(caught) == 1
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert [note.time for note in motion.notes_of("value")] == [pytest.approx(0.1)]
        assert pickle.loads(pickle.dumps(motion)).notes == motion.notes


def test_a_study_notes_what_has_no_value_and_warns_once():
    model, _ = slider()
    a = model.add_parameter("a", 0.2)
    model.add_expression("root", sb.sqrt(a - model.t), sensor=True)
    study = sb.Study(model, {"a": [0.1, 2.0]}, ["q_slide", "root"], duration=0.5)
    words = "1 of 2 run was warned of: 0. Run 0: Not numbers are root"
    with pytest.warns(sb.errors.ModelWarning, match=words) as caught:
        result = study.run(progress=False)
    assert len(caught) == 1
    (note,) = result.notes
    assert note.startswith("Notes on runs: 0. Run 0: Not numbers are root")


def muscle(activation):
    model, body = slider()
    size = {"strength": 100, "fiber_length": 0.5, "tendon_length": 0.3}
    given = activation(model)
    model.add_load("calf", sb.loads.Muscle([model.world, body], given, **size))
    return model


def test_an_activation_that_leaves_its_range_is_told():
    model = muscle(lambda model: model.add_input("a"))
    told = r"the activation of 'calf' \(a\) is above 1, first at .*, up to 1\.8"
    with pytest.warns(sb.errors.ModelWarning, match=told):
        motion = sb.simulate(model, 0.1, inputs={"a": 1.8})
    assert len(motion.notes) == 1
    state = muscle(lambda model: model.add_state("a", 0.1, rate=-3.0))
    with pytest.warns(
        sb.errors.ModelWarning, match=r"\(a\) is below 0, first at t = 0\.03"
    ):
        sb.simulate(state, 0.1)
    assert sb.simulate(model, 0.1, inputs={"a": 0.8}).notes == ()


def test_inputs_at_their_limits_are_noted_without_a_warning():
    model = muscle(lambda model: model.add_input("a", limits=(0, 1)))
    motion = sb.simulate(model, 0.5, inputs={"a": 3 * model.t})
    (note,) = motion.notes
    assert note == (
        "Inputs are at their limits, which hold them: a at 1, first at t = 0.334 s."
    )


def test_an_input_that_rests_at_a_limit_of_zero_is_not_noted():
    model = muscle(lambda model: model.add_input("a", limits=(0, 1)))
    assert sb.simulate(model, 0.05, inputs={"a": 0.0}).notes == ()
    (note,) = sb.simulate(model, 0.05, inputs={"a": 1.8}).notes
    assert "a at 1, first at t = 0 s" in note


def test_a_law_of_two_values_is_told_unless_one_is_chosen():
    def model(**start):
        model, body = slider()
        F = sb.symbol("F")
        law = [lambda e: [sb.implicit(F**2 + F - 400 * e[0], F, **start)]]
        ends, variables = [model.world, body], lambda a, b: [a.distance_to(b) - 0.5]
        model.add_load("odd", sb.loads.Connector(ends, variables, *law))
        return model

    with pytest.warns(
        sb.errors.ModelWarning, match=r"several values, -14\.651; 13\.651"
    ):
        sb.simulate(model(), 0.01)
    sb.simulate(model(start=1.0), 0.01)


def test_a_law_without_a_value_is_named():
    model, body = slider()
    F = sb.symbol("F")
    law = sb.loads.Connector(
        [model.world, body],
        lambda a, b: [b.p[0]],
        lambda e: [sb.implicit(F**2 - 40 * (e[0] - 0.9), F, start=1)],
    )
    model.add_load("bounded", law)
    with pytest.raises(
        sb.errors.AnalysisError, match="the implicit law of load 'bounded'"
    ):
        sb.simulate(model, 1.0)


def test_a_law_of_two_values_whose_search_begins_between_them_tells_both():
    model, body = slider()
    F = sb.symbol("F")
    # At F = 0 the slope vanishes, so that Newton's method does not leave it.
    law = sb.loads.Connector(
        [model.world, body],
        lambda a, b: [b.p[0]],
        lambda e: [sb.implicit(F**2 - 4, F)],
    )
    model.add_load("odd", law)
    with pytest.raises(sb.errors.AnalysisError, match=r"'odd'.*finds 2 values, -2; 2"):
        sb.simulate(model, 0.1)


def test_a_disc_that_rolls_over_its_ground_tells_from_when_on_it_would_pull():
    model = sb.Model("hop")
    disc = model.add_body("disc", mass=1.0, inertia=(0.1, 0.2, 0.1))
    model.add_joint(
        "free", model.world, disc, ["Tx", "Ty", "Tz", "Ry"], q=[0, 0, 0.5, 0]
    )
    model.add_constraint("wheel", sb.constraints.RollingDisc(disc, model.world, 0.5))
    model.add_load("lift", sb.loads.Force(disc, (0, 0, 20 * model.t)))
    motion = sb.simulate(model, 1.0)
    # The lift exceeds the weight of 9.81 N.
    words = r"would pull: 'wheel' pulls, .* first at t = 0\.49\d* s, by up to 10\.19"
    assert re.search(words, motion.notes[-1])
    assert not sb.simulate(model, 0.45).notes


def slung(greatest=0.0):
    """A weight on a rod that is meant for a cable; it rises above its hook."""
    model = sb.Model("slung")
    weight = model.add_body("weight", mass=1.0)
    model.add_joint("free", model.world, weight, ["Tx", "Tz"], q=[0, -1], v=[6, 0])
    model.add_constraint("cable", sb.constraints.Rod(model.world, weight, 1.0))
    force = model.add_sensor("force", sb.sensors.Multiplier("cable"))
    model.add_range("cable", force, what="the force", greatest=greatest)
    return model


def test_a_rod_that_is_a_cable_tells_from_when_on_it_would_push():
    # v² = 36 - 2 g (1 + sin) of the height; slack where v² = g sin: sin = (36/g - 2)/3.
    height = (36 / 9.81 - 2) / 3
    with pytest.warns(
        sb.errors.ModelWarning, match=r"force of 'cable' \(force\) is above 0"
    ):
        motion = sb.simulate(slung(), np.linspace(0, 0.6, 6001))
    since = float(re.search(r"first at t = (\S+) s", motion.notes[-1])[1])
    row = int(np.argmin(abs(motion.time - since)))
    assert motion.array("q_free_Tz")[row] == pytest.approx(height, abs=1e-3)


def test_an_entry_of_a_matrix_has_a_range_too():
    model, body = slider()
    model.joints["slide"].v_start = (0.5,)
    bar = model.add_load("bar", sb.loads.Bar(model.world, body, 1e-9, 1.0))
    stretch = model.add_sensor("stretch", sb.sensors.Deformation(bar))[0, 0]
    model.add_range("bar", stretch, what="the stretch", greatest=0.1)
    with pytest.warns(sb.errors.ModelWarning, match=r"above 0.1, first"):
        assert sb.simulate(model, [0, 0.1, 0.2, 0.3]).notes


def test_a_range_is_in_files_and_many_runs_tell_of_it(tmp_path):
    sb.write(slung(), tmp_path / "slung.json")
    model = sb.read(tmp_path / "slung.json")
    with pytest.warns(sb.errors.ModelWarning, match="is above 0"):
        sb.simulate(model, 0.6)
    with pytest.warns(sb.errors.ModelWarning, match="is above 0"):
        sb.simulate_many(slung(), {"v_free_Tx": [1.0, 6.0]}, 0.6)


def test_what_a_motion_does_not_have_gets_no_range():
    model = slung()
    hidden = model.add_expression("hidden", 2 * model.t)
    for quantity in (hidden, 2 * model.t):
        with pytest.raises(sb.errors.ModelError, match="sensor=True"):
            model.add_range("cable", quantity, least=0)
    with pytest.raises(sb.errors.ModelError, match="less than the greatest"):
        model.add_range("cable", model.t, least=2, greatest=1)


@pytest.mark.parametrize(
    "contacts", ["rolling", pytest.param("lubricated", marks=pytest.mark.slow)]
)
def test_the_roller_of_the_fuel_pump_lifts_off_when_it_is_fast(contacts):
    fast = sb.library.fuel_injection_pump(contacts=contacts, speed=1500)
    with pytest.warns(
        sb.errors.ModelWarning, match="the load of 'contact' .* is below 0"
    ):
        sb.simulate(fast, 0.005)
    slow = sb.library.fuel_injection_pump(contacts=contacts)
    assert "below" not in " ".join(sb.simulate(slow, 0.005).notes)


@pytest.mark.parametrize("at_once", [7, 1_000_000])
def test_friction_that_becomes_negative_on_the_way_is_told(at_once, monkeypatch):
    """Few values are looked at together, however many times there are."""
    monkeypatch.setattr(observers, "_AT_ONCE", at_once)
    blocks, map_over = [], observers.map_over

    def mapped(*arguments):
        blocks.append(map_over(*arguments))
        return blocks[-1]

    monkeypatch.setattr(observers, "map_over", mapped)
    model = sb.Model("puck")
    puck = model.add_body("puck", mass=1)
    model.add_joint("j", model.world, puck, ["Tx", "Tz"], v=(3.0, 0.0))
    floor = sb.contacts.PointOnPlane(puck, model.world)
    model.add_contact("floor", floor, friction=0.3 - 0.4 * model.t)
    assert not sb.simulate(model, 0.75).notes
    with pytest.warns(sb.errors.ModelWarning, match="friction of 'floor' is below 0"):
        motion = sb.simulate(model, np.linspace(0, 1.5, 151))
    (note,) = motion.notes_of("range")
    assert (note.element, note.time) == ("floor", pytest.approx(0.76))
    assert len(blocks) > 2 or at_once > 7
    study = sb.Study(model, {"v_j_Tx": [3.0]}, {"x": "q_j_Tx"}, duration=1.5)
    with pytest.warns(sb.errors.ModelWarning, match="friction of 'floor' is below 0"):
        study.run()


def sliding(friction):
    """Return a block that is pushed along a floor; friction is of c and time."""
    model = sb.Model("sliding", gravity=(0, 0, -9.81))
    block, c = model.add_body("block", mass=1), model.add_parameter("c", 0.0)
    model.add_joint("j", model.world, block, ["Tx", "Tz"], v=(0.5, 0.0))
    model.add_load("push", sb.loads.Force(block, (8, 0, 0)))
    floor = sb.contacts.PointOnPlane(block, model.world)
    model.add_contact("floor", floor, friction=friction(c, model.t))
    return model


def test_laws_of_the_speed_are_looked_at_with_given_parameters_too():
    """As where they are added: a run meets speeds that its start has not."""
    model = sliding(lambda c, t: lambda speed: 0.5 - c * speed)
    with pytest.raises(sb.errors.ModelError, match=r"friction at a speed of 10 is -1"):
        sb.simulate(model, 1.5, parameters={"c": 0.2})
    model = sb.Model("drop", gravity=(0, 0, -9.81))
    ball, c = model.add_body("ball", mass=1), model.add_parameter("c", 0.0)
    model.add_joint("j", model.world, ball, "Tz", q=1.0)
    floor = sb.contacts.PointOnPlane(ball, model.world)
    model.add_contact("floor", floor, restitution=lambda speed: 0.5 - c * speed)
    with pytest.raises(sb.errors.ModelError, match=r"restitution at a speed of 10 is"):
        sb.simulate(model, 0.1, parameters={"c": 0.2})


def test_laws_of_the_speed_that_follow_time_are_looked_at_on_the_way():
    model = sliding(lambda c, t: lambda speed: 0.5 - c * t * speed)
    with pytest.warns(sb.errors.ModelWarning, match="friction of 'floor' is below 0"):
        motion = sb.simulate(model, np.linspace(0, 1.5, 16), parameters={"c": 0.2})
    assert motion.notes_of("range")


def test_forces_that_press_are_never_negative_and_cost_no_look():
    model = sb.Model("brake")
    block = model.add_body("block", mass=1)
    slide = model.add_joint("j", model.world, block, "Tx", v=1.0)
    press = sb.contacts.DryFriction(slide, 0.3, 9 * sb.cos(5 * model.t))
    model.add_contact("brake", press)
    assert not has_moving_laws(sb.compile_model(model).system)
    assert not sb.simulate(model, np.linspace(0, 1, 11)).notes


@pytest.mark.parametrize(
    ("coefficient", "told"),
    [
        (lambda m, q: m["mu"] - q, "the coefficient of 'rub' (mu - q_j) is below 0"),
        (lambda m, q: 0.3 * sb.cos(3 * m.t), "(0.3*cos(3*t)) is below 0, first at"),
        (lambda m, q: m.add_expression("c", m["mu"] - 2 * q), "'rub' (c) is below 0"),
        (lambda m, q: m["mu"] + q, ""),
        (lambda m, q: m["mu"], ""),
    ],
)
def test_friction_of_a_load_that_becomes_negative_along_the_motion_is_told(
    coefficient, told
):
    model = sb.Model("rubbing")
    body = model.add_body("b", 1.0)
    joint = model.add_joint("j", model.world, body, "Tx", v=1.0)
    model.add_parameter("mu", 0.1)
    friction = coefficient(model, joint.q[0])
    model.add_load("rub", sb.loads.CoulombFriction(joint, friction, 10.0))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        motion = sb.simulate(model, 1.0)
    texts = [str(one.message) for one in caught]
    assert len(texts) == len(motion.notes_of("range")) == bool(told)
    assert all(told in text for text in texts)
