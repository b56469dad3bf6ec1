"""Runs of one model and the same options: what is made ready once, and what is not."""

import warnings
from dataclasses import replace

import numpy as np
import pytest

import symbody as sb
from probes import touching
from probes.executions import calls_again
from symbody import formalisms
from symbody.errors import ModelWarning
from symbody.runtime.loops.solver import LoopSolver


def tip(model):
    """Return a frame of the first body, off its joint."""
    return next(iter(model.bodies.values())).add_frame("side", at=(0.3, 0.2, 0.1))


def states(motion):
    """Return the states, a row a time."""
    names = [n for n in motion if n.startswith(("q_", "v_"))]
    return np.column_stack([motion[name] for name in names])


def test_another_run_has_the_same_bits_and_may_differ_in_its_times():
    compiled = sb.compile_model(sb.library.loop_chain(1))
    first, _, third = (
        sb.simulate(compiled, times) for times in ([0, 0.2], [0, 0.1, 0.3], [0, 0.2])
    )
    assert len(compiled.ready_runs) == 1
    assert (states(first) == states(third)).all()


def test_another_run_changes_its_method_without_python(monkeypatch):
    """With the same bits and words, also after a run that stayed with its method."""
    compiled = sb.compile_model(sb.library.clock())
    first = sb.simulate(compiled, [0, 0.2, 0.5])
    assert first.statistics.method == "Radau"
    monkeypatch.delattr(LoopSolver, "followed_by")
    for end in (0.5, 0.01, 0.5):
        again = sb.simulate(compiled, [0, 0.4 * end, end])
    assert (states(first) == states(again)).all()
    assert replace(again.statistics, seconds=0.0) == replace(
        first.statistics, seconds=0.0
    )
    assert again.notes == first.notes


def test_other_options_values_and_starts_are_looked_at_anew():
    model = sb.library.chain(2)
    L = model.add_parameter("L", 1.0)
    model.add_load("pull", sb.loads.Force(tip(model), (L, 0, 0)))
    compiled = sb.compile_model(model)
    plain = sb.simulate(compiled, [0, 0.2])
    tight = sb.simulate(compiled, [0, 0.2], method=sb.DP54(rtol=1e-4))
    pulled = sb.simulate(compiled, [0, 0.2], parameters={"L": 3.0})
    begun = sb.simulate(compiled, [0, 0.2], start={compiled.state_labels()[0]: 0.3})
    again = sb.simulate(compiled, [0, 0.2])
    for other in (tight, pulled, begun):
        assert (states(other)[-1] != states(plain)[-1]).any()
    assert (states(again) == states(plain)).all()


@pytest.mark.covering(1)
@pytest.mark.parametrize("options", [{}, {"save": sb.Save(work=True)}])
@pytest.mark.parametrize("name", ["pendulum", "crane_crab", "four_bar", "loader"])
def test_runs_that_differ_in_numbers_are_those_of_a_model_without_runs(
    name, options, rng
):
    always = options
    model = getattr(sb.library, name)(**({"explicit": False} if "bar" in name else {}))
    compiled, times = sb.compile_model(model), [0, 0.05, 0.1]
    labels, y = compiled.state_labels(), compiled.start_state()
    parameters = compiled.system.parameters
    symbol = next(s for s in compiled.system.p if s.name in parameters)
    mass = float(compiled.parameters[compiled.system.p.index(symbol)])
    for i in range(6):
        begun = {"start": {labels[-1]: y[-1] + rng.normal()}} if i % 3 else {}
        options = {**always, **begun}
        if i % 3 != 1:
            # One is impossible, and said to be so as before.
            factor = -1.0 if i == 3 else rng.uniform(0.9, 1.1)
            options["parameters"] = {symbol.name: mass * factor}
        said = []
        for own in (compiled, sb.compile_model(model)):
            try:
                motion = sb.simulate(own, times, **options)
                said.append((states(motion).tobytes(), motion.notes))
            except sb.errors.SymbodyError as error:
                said.append(str(error))
        assert said[0] == said[1]
        assert (i == 3) == isinstance(said[0], str)
    assert len(compiled.ready_runs) >= 1


@pytest.mark.parametrize("name", ["pendulum", "crane_crab", "four_bar", "loader"])
def test_models_with_other_values_take_over_what_is_ready(name, rng, monkeypatch):
    def made():
        bars = {"explicit": False} if "bar" in name else {}
        return sb.compile_model(getattr(sb.library, name)(**bars))

    compiled, times = made(), [0, 0.05, 0.1]
    symbol = next(s for s in compiled.system.p if s.name in compiled.system.parameters)
    value = float(compiled.parameters[compiled.system.p.index(symbol)])
    speed = compiled.state_labels()[-1]
    own = sb.simulate(compiled, times)
    for i in range(4):
        factor = rng.uniform(0.95, 1.05)
        fresh, other = (
            model.with_parameters({symbol.name: value * factor})
            for model in (made(), compiled)
        )
        starts = None, {speed: rng.normal()}
        expected = [sb.simulate(fresh, times, start=s) for s in starts]
        with monkeypatch.context() as patch:
            if i:
                # Nothing is prepared from the beginning.
                patch.setattr("symbody.analyses.simulate.prepared", None)
            # The last one is what the first has made ready.
            motions = [sb.simulate(other, times, start=s) for s in (*starts, None)]
        for motion, wanted in zip(motions, (*expected, expected[0]), strict=True):
            assert states(motion).tobytes() == states(wanted).tobytes()
            assert [*motion.notes] == [*wanted.notes]
    again = sb.simulate(compiled, times)
    assert states(again).tobytes() == states(own).tobytes()


def bouncing():
    """A mass that falls on a floor, and rubs there."""
    model = sb.Model("bouncing")
    value = {
        n: model.add_parameter(n, 0.4) for n in ("friction", "restitution", "mass")
    }
    body = model.add_body("body", value.pop("mass"), (0, 0, 0), (0.1, 0.1, 0.1))
    model.add_joint("x", model.world, body, ["Tx", "Tz"], q=(0, 0.02), v=(1.0, 0))
    floor = model.world.add_frame("floor")
    model.add_contact("c", sb.contacts.PointOnPlane(body, floor, **value))
    return model


def rolling():
    """A disc that rolls."""
    model = sb.Model("rolling")
    radius, mass = model.add_parameter("radius", 0.5), model.add_parameter("mass", 1.0)
    J = mass * radius * radius / 4
    wheel = model.add_body("wheel", mass, (0, 0, 0), (J, 2 * J, J))
    q, axes = (0, 1, 0.5 * np.cos(0.3), 0, 0.3, 0), ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"]
    model.add_joint("free", model.world, wheel, axes, q=q)
    disc = sb.constraints.RollingDisc(wheel, model.world, radius)
    model.add_constraint("rolls", disc)
    return model


METHODS = [None, "Radau", sb.Moreau(0.005)]


@pytest.mark.parametrize(
    ("build", "method"), [(bouncing, one) for one in METHODS] + [(rolling, None)]
)
def test_what_touches_or_slips_takes_over_what_is_ready(
    build, method, rng, monkeypatch
):
    compiled, times = sb.compile_model(build()), [0, 0.1, 0.4]
    labels, y, own = compiled.state_labels(), compiled.start_state(), build().parameters
    for i in range(12):
        start = {labels[j]: y[j] + rng.uniform(0.0, 0.02) for j in (0, 1)}
        given = {n: rng.uniform(0.39, 0.41) for n in own if n != "radius" or i % 3}
        options = {
            "start": start if i % 2 else None,
            "parameters": given,
            "method": method,
        }
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ModelWarning)
            fresh = sb.simulate(build(), times, **options)
            with monkeypatch.context() as patch:
                if i > 1:
                    patch.setattr("symbody.analyses.simulate.prepared", None)
                motion = sb.simulate(compiled, times, **options)
        assert states(motion).tobytes() == states(fresh).tobytes()
        assert motion.events == fresh.events
        assert [*motion.notes] == [*fresh.notes]


def test_models_that_close_loops_in_turn_do_not_share_their_lengths():
    model = sb.library.four_bar(explicit=False)
    compiled = sb.compile_model(model)
    models = [compiled.with_parameters({"ground": k}) for k in (1.0, 1.02, 1.04)]
    y = compiled.start_state()
    name = compiled.state_labels()[0]
    for _ in range(2):
        closed = [m.settled_start(y, {name: y[0]})[1].tobytes() for m in models]
    alone = [
        m.settled_start(y, {name: y[0]})[1].tobytes() for m in models for _ in "ab"
    ]
    assert len({*closed}) == 3
    assert alone[::2] == alone[1::2] == closed


@pytest.mark.parametrize("method", [None, "Radau", sb.RK4(step=0.001)])
def test_a_run_after_one_that_failed_or_chose_other_coordinates_is_as_before(method):
    model = sb.library.four_bar(explicit=False)
    name = sb.compile_model(model).state_labels()[0]
    compiled = sb.compile_model(model)
    long, times = {"start": {f"v_{name[2:]}": 9.0}}, np.linspace(0.0, 1.0, 6)
    first = sb.simulate(compiled, times, method=method)
    turning = [sb.simulate(compiled, times, method=method, **long) for _ in "ab"]
    for lengths in ({"ground": 1e6}, {"ground": np.nan}):
        with pytest.raises(sb.errors.SymbodyError):
            sb.simulate(compiled, times, method=method, parameters=lengths)
    with pytest.raises(sb.errors.AnalysisError, match="steps"):
        sb.simulate(compiled, times, method=sb.DP853(max_steps=2), **long)
    again = sb.simulate(compiled, times, method=method)
    assert states(turning[0]).tobytes() == states(turning[1]).tobytes()
    assert states(again).tobytes() == states(first).tobytes()
    assert again.statistics.evaluations == first.statistics.evaluations


def arm():
    """Return an arm whose elbow has inertia by a parameter, and a force by a root."""
    model = sb.Model("arm", gravity=(0, 0, -9.81))
    mass, L = model.add_parameter("mass", 1.0), model.add_parameter("L", 1.0)
    upper = model.add_body("upper", mass=1.0, com=(0, 0, -1), inertia=(1, 1, 1))
    tip = model.add_body("tip", mass=mass, com=(0, 0, -1), allow_invalid_inertia=True)
    shoulder = model.add_joint("shoulder", model.world, upper, "Ry")
    model.add_joint("elbow", upper.add_frame("end", at=(0, 0, -2)), tip, "Ry", q=0.3)
    force = sb.sqrt(L + shoulder.q[0])
    model.add_load("push", sb.loads.JointForce(shoulder, force))
    return model


@pytest.mark.covering(1)
@pytest.mark.parametrize("method", ["DP853", "DP54", "Radau", sb.RK4(step=0.01)])
@pytest.mark.parametrize("times", [[0.0, 0.05], [0.0]])
def test_a_bad_start_is_told_of_as_in_a_first_run(method, times):
    compiled, said = sb.compile_model(arm()), []
    good = {"start": {"q_shoulder": 0.1}}, {"parameters": {"L": 2.0}}
    bad = (
        {"start": {"q_shoulder": -3.0}},
        {"parameters": {"L": -2.0}},
        {"parameters": {"mass": 0.0}},
        {"parameters": {"mass": 0.0}, "start": {"q_shoulder": 0.1}},
    )
    for options in (*good, *bad):
        said.append([])
        for own in (compiled, sb.compile_model(arm())):
            try:
                motion = sb.simulate(own, times, method=method, **options)
                said[-1].append(states(motion).tobytes())
            except sb.errors.AnalysisError as error:
                said[-1].append(str(error))
        assert said[-1][0] == said[-1][1]
    assert [isinstance(one, str) for one, _ in said] == [False] * 2 + [True] * 4
    assert "elbow moves without inertia" in said[-1][0]


def test_time_events_and_words_on_a_start_are_not_shared():
    model = sb.library.chain(1)
    push = sb.where(model.t > 1, 5, 0)
    model.add_load("kick", sb.loads.Force(tip(model), (push, push, push)))
    compiled = sb.compile_model(model)
    motions = [sb.simulate(compiled, [0, span]) for span in (0.5, 2.0, 2.0)]
    assert [motion.statistics.events for motion in motions] == [0, 1, 1]
    assert not compiled.ready_runs


def test_values_without_effect_are_told_of_in_runs_of_other_values():
    model = sb.library.pendulum()
    model.add_parameter("idle", 1.0)
    compiled = sb.compile_model(model)
    values = {"l": 1.1}, {"idle": 2.0}, {"l": 1.2}, {"l": 1.2, "idle": 2.0}
    motions = [sb.simulate(compiled, 0.1, parameters=one) for one in values]
    told = [any("idle" in note for note in motion.notes) for motion in motions]
    assert told == [False, True, False, True]


def test_a_run_of_no_length_hides_no_pulse_from_later_ones():
    pulse = sb.ExternalFunction("pulse", lambda t: 50.0 if 1 < float(t) < 1.02 else 0.0)
    model = sb.library.chain(1)
    push = pulse(model.t)
    model.add_load("kick", sb.loads.Force(tip(model), (push, push, push)))
    compiled = sb.compile_model(model)
    sb.simulate(compiled, [0.0])
    after, fresh = (sb.simulate(m, [0, 2.0]) for m in (compiled, model))
    assert "no step longer" in after.statistics.note
    assert (states(after) == states(fresh)).all()


@pytest.mark.parametrize("times", [[0.0, 1.0, np.nan], [0.0, np.inf], [1.0, 0.5, 0.7]])
def test_times_out_of_order_are_refused_as_before(times):
    with pytest.raises(sb.errors.CallError):
        sb.simulate(sb.library.chain(1), times)


def test_a_step_without_events_is_that_of_a_run_with_them():
    model = sb.library.chain(2)
    stepper = sb.Stepper(model, 0.01, method="RK4")
    for _ in range(5):
        y = stepper.step()
    motion = sb.simulate(model, np.linspace(0, 0.05, 6), method=sb.RK4(step=0.01))
    np.testing.assert_allclose(y, states(motion)[-1], rtol=1e-12, atol=1e-14)
    with warnings.catch_warnings():
        warnings.simplefilter("error", ModelWarning)
        assert stepper.t == pytest.approx(0.05)


def test_another_run_calls_few_functions_however_large_the_model():
    counts = []
    for joints in (2, 20):
        compiled = sb.compile_model(sb.library.chain(joints))
        for _ in range(2):  # a class makes its __init__ for the second instance
            sb.simulate(compiled, [0, 0.01])
        counts.append(calls_again(lambda c=compiled: sb.simulate(c, [0, 0.01])))
    # It was 423 when options were looked at each time, and all results computed.
    assert max(counts) < 170, counts
    assert counts[0] == counts[1]


def test_a_step_calls_few_functions():
    stepper = sb.Stepper(sb.library.chain(2), 0.01, method="RK4")
    stepper.step()
    assert calls_again(stepper.step) < 8
    driven = sb.Stepper(sb.library.cart_pole(), 0.01)
    forces = iter(np.linspace(0.0, 1.0, 9)[:, None])
    driven.step(next(forces))
    assert calls_again(lambda: driven.step(next(forces))) < 40


@pytest.mark.parametrize("method", ["DP54", "Radau", sb.Moreau(0.005)])
def test_runs_with_contacts_take_memory_over_and_have_the_same_bits(method):
    model = touching.thrown_box()
    compiled = sb.compile_model(model)
    height = compiled.state_labels()[1]
    starts = [{}, {height: 0.15}, {height: 2.0}, {}, {height: 0.15}]
    motions = [sb.simulate(compiled, 1.0, method=method, start=s) for s in starts]
    fresh = [sb.simulate(touching.thrown_box(), 1.0, method=method, start=starts[1])]
    for one, other in zip(motions[:2] + fresh, motions[3:] + motions[4:], strict=True):
        assert (states(one) == states(other)).all()
        assert one.events == other.events
        assert one.notes == other.notes
    with pytest.raises(sb.errors.AnalysisError, match="overlap"):
        sb.simulate(compiled, 1.0, method=method, start={height: 0.0})
    after = sb.simulate(compiled, 1.0, method=method)
    assert (states(after) == states(motions[0])).all()
    assert after.events == motions[0].events


@pytest.mark.parametrize("given", ["parameters", "inputs"])
def test_a_value_at_which_nothing_happens_hides_no_pulse_from_others(given):
    def made():
        model = sb.library.chain(1)
        by_input = given == "inputs"
        rate = model.add_input("k") if by_input else model.add_parameter("k", 1.0)
        push = sb.where((rate * model.t > 0.5) & (rate * model.t < 0.501), 5e3, 0)
        model.add_load("kick", sb.loads.Force(tip(model), (push, push, push)))
        return sb.compile_model(model)

    compiled, times = made(), [0.0, 0.25, 1.0]
    for k in (0.0, 1.0, 0.7):
        one, other = (
            sb.simulate(own, times, **{given: {"k": k}}) for own in (compiled, made())
        )
        assert states(one).tobytes() == states(other).tobytes()
        assert one.statistics.events == other.statistics.events == 2 * (k > 0)


@pytest.mark.parametrize("name", ["crane_crab", "four_bar", "bars"])
def test_runs_of_other_inputs_and_feedback_take_over_what_is_ready(
    name, rng, monkeypatch
):
    def made():
        if name != "bars":
            return sb.compile_model(getattr(sb.library, name)())
        model = sb.library.four_bar(explicit=False)
        push = model.add_input("push")
        first = next(iter(model.joints.values()))
        model.add_load("pull", sb.loads.JointForce(first, push))
        return sb.compile_model(model)

    compiled, times = made(), [0, 0.05, 0.1]
    system = compiled.system
    symbol = next(s for s in system.p if s.name in system.parameters)
    value = float(compiled.parameters[system.p.index(symbol)])
    (force, *_), speed = system.inputs, compiled.state_labels()[-1]
    options = {"constraints": sb.Baumgarte(5, 5)} if name == "bars" else {}
    for i in range(5):
        own = {"inputs": {force: rng.normal()}} | options
        if i > 2:
            own["parameters"] = {symbol.name: value * rng.uniform(0.98, 1.02)}
        expected = sb.simulate(made(), times, **own)
        with monkeypatch.context() as patch:
            if i not in (0, 3):
                # Nothing is prepared from the beginning.
                patch.setattr("symbody.analyses.simulate.prepared", None)
            motion = sb.simulate(compiled, times, **own)
        assert states(motion).tobytes() == states(expected).tobytes()
        assert (motion[force] == expected[force]).all()
        assert [*motion.notes] == [*expected.notes]
        at = [0.013, 0.07]
        assert (states(motion.at(at)) == states(expected.at(at))).all()
    short = {**own, "method": sb.DP853(max_steps=1)}
    for of in (compiled, compiled, made()):
        with pytest.raises(sb.errors.AnalysisError, match="steps") as failure:
            sb.simulate(of, times, start={speed: 0.1}, **short)
        at_end = failure.value.result[force].to_numpy()
        assert (at_end == own["inputs"][force]).all()


@pytest.mark.parametrize("limits", [None, (-1.0, 0.5)])
def test_inputs_of_several_entries_take_over_what_is_ready(limits, rng, monkeypatch):
    def made():
        model = sb.library.chain(3)
        push = model.add_input("push", shape=(3,), limits=limits)
        for joint, entry in zip(list(model.joints.values()), push, strict=False):
            model.add_load(f"of_{joint.name}", sb.loads.JointForce(joint, entry))
        return sb.compile_model(model)

    compiled, times = made(), [0, 0.05, 0.1]
    several = rng.normal(size=3)
    for i, value in enumerate(
        [0.3, several, several.tolist(), [1, 2, -3], np.array(0.2), 2.0, -7, several]
    ):
        expected = sb.simulate(made(), times, inputs={"push": value})
        with monkeypatch.context() as patch:
            if i:
                patch.setattr("symbody.analyses.simulate.prepared", None)
            motion = sb.simulate(compiled, times, inputs={"push": value})
        assert states(motion).tobytes() == states(expected).tobytes()
        assert (motion["push"] == expected["push"]).all()
        assert [*motion.notes] == [*expected.notes]
    # What a user writes into an array later is not that of the run.
    several += 1.0
    assert (states(motion.at([0.07])) == states(expected.at([0.07]))).all()
    for value in ([1.0, 2.0], np.zeros((3, 1)), [1.0, np.nan, 0.0], [[1.0], 2.0, 3.0]):
        texts = []
        for of in (compiled, made()):
            with pytest.raises(sb.errors.SymbodyError) as failure:
                sb.simulate(of, times, inputs={"push": value})
            texts.append(str(failure.value))
        assert len({*texts}) == 1


@pytest.mark.covering(1)
@pytest.mark.parametrize("name", ["crank_slider", "andrews", "bars"])
def test_start_values_that_move_little_are_listed_when_looked_at(name, monkeypatch):
    """Those of explicit loops, of slides, and of a model whose own start has moved."""
    library, bars = sb.library, name == "bars"
    model = library.four_bar(explicit=False) if bars else getattr(library, name)()
    compiled, calls = sb.compile_model(model), []
    length = next(n for n in compiled.system.parameters if n[0] in "lx")
    value = float(compiled.parameters[compiled.system.defaults.places[length]][0])
    others = [{length: value * (1 + 1e-3 * i)} for i in range(8)]
    for parameters in others[:6]:  # explicit loops are closed in Python at first
        sb.simulate(compiled, [0, 0.01], parameters=parameters)
    list_moved = formalisms.moved_start
    monkeypatch.setattr(
        formalisms, "moved_start", lambda *of: calls.append(of) or list_moved(*of)
    )
    motions = [sb.simulate(compiled, [0, 0.01], parameters=p) for p in others[6:]]
    assert not calls
    limits = dict.fromkeys(formalisms.near_limits(compiled.derivations), (-1.0, 0.0))
    monkeypatch.setattr(formalisms, "near_limits", lambda of: limits)
    for motion, parameters in zip(motions, others[6:], strict=True):
        fresh = sb.compile_model(model)
        at_once = sb.simulate(fresh, [0, 0.01], parameters=parameters)
        assert calls
        assert "close from another start" in motion.notes[0]
        assert [*motion.notes] == [*at_once.notes]
        calls.clear()


@pytest.mark.parametrize("gravity", [9.81, 0.0])
def test_contacts_of_another_span_are_those_of_a_fresh_run(gravity):
    """Tolerances of contacts follow the span, also of runs that take what is ready."""
    model = sb.Model("stop", gravity=(0, 0, -gravity))
    body = model.add_body("b", 1.0, inertia=(0.1, 0.1, 0.1))
    joint = model.add_joint("j", model.world, body, "Tx", v=1.0)
    stop = sb.contacts.JointStop(joint, -1.0, 1.0)
    model.add_contact("stop", stop, restitution=0.8)
    force = -0.3 * joint.q[0] - 0.1 * joint.v[0]
    model.add_load("pull", sb.loads.JointForce(joint, force))
    compiled = sb.compile_model(model)
    for start in (None, {"v_j": 3.0}):
        for times in (np.linspace(0, 1, 5), np.linspace(0, 40, 5), [1.0, 0.8]):
            again = sb.simulate(compiled, times, start=start)
            fresh = sb.simulate(sb.compile_model(model), times, start=start)
            np.testing.assert_array_equal(again.q, fresh.q)
            np.testing.assert_array_equal(again.events.times, fresh.events.times)


@pytest.mark.parametrize("size", [1e-12, 1e-8, 1e6])
def test_contacts_have_the_scales_of_the_run_and_not_of_defaults(size):
    def thrown(default):
        model = sb.Model("ball", gravity=(0, 0, 0))
        length, g = (
            model.add_parameter(n, default * x) for n, x in (("l", 1), ("g", 9.81))
        )
        roof = model.world.add_frame("roof", at=(0, 0, length))
        ball = model.add_body("ball", mass=1)
        fall = model.add_joint("fall", roof, ball, "Tz")
        model.add_load("weight", sb.loads.JointForce(fall, -g))
        floor = sb.contacts.PointOnPlane(ball, model.world, restitution=0.6)
        model.add_contact("floor", floor)
        return sb.compile_model(model)

    model, times = thrown(1.0), np.linspace(0.0, 1.7, 18)
    own = {"l": size, "g": 9.81 * size}
    sb.simulate(model, times)
    motion, known = (
        sb.simulate(model, times, parameters=own),
        sb.simulate(thrown(size), times),
    )
    np.testing.assert_allclose(motion.q / size, known.q / size, atol=1e-9)
    assert len(motion.events) == len(known.events) == 5
    vary = {name: [value, value] for name, value in own.items()}
    many = sb.simulate_many(model, vary, times)
    np.testing.assert_allclose(
        many.states[1, :, 0], motion.q[:, 0], rtol=1e-9, atol=1e-9 * size
    )
