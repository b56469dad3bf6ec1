"""Methods, ways to keep constraints, what is saved: objects with their options."""

import copy
import inspect
import math
import pickle

import numpy as np
import pytest

import symbody as sb
from symbody.errors import CallError
from symbody.library import closed_by_constraints

METHODS = [sb.DP54(), sb.DP853(), sb.Taylor(), sb.Radau()]
OBJECTS = [
    *METHODS,
    sb.RK4(0.01),
    sb.DP54(1e-5, [1e-9, 1e-8], 0.1, input_times=[0.5]),
    sb.Projection(),
    sb.Baumgarte(1.0, 2.0),
    sb.Save(work=True, every=0.1),
    sb.Compile(backend="c"),
    sb.Run(progress=False, on_interrupt="return"),
]


@pytest.mark.parametrize("method", METHODS, ids=lambda one: one.name)
def test_a_word_means_the_object_with_its_defaults(method):
    model = sb.compile_model(sb.library.pendulum())
    one, other = (sb.simulate(model, 0.5, method=m) for m in (method, method.name))
    assert one.q.tolist() == other.q.tolist()
    assert one.statistics.method == method.name


@pytest.mark.parametrize(
    ("way", "word"),
    [
        (sb.Projection(), "projection"),
        (sb.Partition(), "partition"),
        (sb.Baumgarte(), "baumgarte"),
    ],
)
def test_a_way_to_keep_constraints_means_what_its_word_means(way, word):
    model = sb.compile_model(closed_by_constraints.double_four_bar())
    one = sb.simulate(model, 0.2, constraints=way)
    assert one.q.tolist() == sb.simulate(model, 0.2, constraints=word).q.tolist()


def test_feedback_is_that_of_its_object():
    model = sb.compile_model(closed_by_constraints.double_four_bar())
    ways = sb.Baumgarte(), sb.Baumgarte(1.0, 1.0)
    one, other = (sb.simulate(model, 0.2, constraints=way) for way in ways)
    assert one.q.tolist() != other.q.tolist()


@pytest.mark.parametrize("one", OBJECTS, ids=lambda one: type(one).__name__)
def test_objects_are_compared_hashed_copied_and_pickled(one):
    for other in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
        assert other == one
        assert hash(other) == hash(one)


def test_a_tolerance_for_each_state_is_taken():
    model = sb.library.pendulum()
    fine = sb.simulate(model, 1.0, method=sb.DP54(1e-3, [1e-12, 1e-12]))
    coarse = sb.simulate(model, 1.0, method=sb.DP54(1e-3, np.array([1e-1, 1e-1])))
    assert fine.statistics.steps > coarse.statistics.steps
    with pytest.raises(CallError, match=r"shape \(3,\), but there are 2 states: q_h"):
        sb.simulate(model, 1.0, method=sb.DP54(atol=np.ones(3)))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: sb.DP54(rtol=0.0), "rtol=0.0: .* of at least 2.2"),
        (lambda: sb.DP54(rtol=math.nan), "rtol=nan: "),
        (lambda: sb.DP853(rtol="a"), "DP853: rtol='a': "),
        (lambda: sb.DP54(atol=0.0), "atol=0.0: it must be positive"),
        (lambda: sb.Radau(atol=[1e-6, -1.0]), "Radau: atol=.*must be positive"),
        (lambda: sb.DP54(atol="a"), "atol='a': "),
        (lambda: sb.RK4(0.0), "step=0.0: .* greater than 0"),
        (lambda: sb.Radau(max_step=0.0), "max_step=0.0: .* greater than 0"),
        (lambda: sb.DP54(max_steps=0), "max_steps=0: .*at least 1"),
        (lambda: sb.RK4(0.1, max_steps=1.5), "max_steps=1.5: .*whole number"),
        (lambda: sb.DP54(input_times=["noon"]), "input_times=.*list of finite times"),
        (lambda: sb.Baumgarte(-1.0), "alpha=-1.0"),
        (lambda: sb.Save(work=1), "work=1: .*True or False"),
        (lambda: sb.Save(every=0.0), "every=0.0: .* greater than 0"),
        (lambda: sb.Save(work=True, energy=False), "energy=False: .*balance of work"),
        (lambda: sb.Compile(backend="gcc"), "backend='gcc'"),
        (lambda: sb.Compile(rolled=1), "rolled=1: .*True or False"),
        (lambda: sb.Run(progress=5), "progress=5: .*function of"),
        (lambda: sb.Run(on_interrupt="stop"), "on_interrupt='stop'.*one of 'raise'"),
    ],
)
def test_options_that_make_no_sense_are_refused(make, message):
    with pytest.raises(sb.errors.SymbodyError, match=message):
        make()


@pytest.mark.parametrize(
    ("option", "remedy"),
    [
        ({"rtol": 1e-6}, r"method=sb\.DP853\(rtol=…\)"),
        ({"step": 0.1}, r"method=sb\.RK4\(step=…\)"),
        ({"input_times": [0.5]}, r"method=sb\.DP853\(input_times=…\)"),
        ({"baumgarte": (1, 1)}, r"constraints=sb\.Baumgarte"),
        ({"monitor": ["work"]}, r"save=sb\.Save\(work=True\)"),
        ({"backend": "c"}, r"compile=sb\.Compile\(backend=…\)"),
        ({"on_interrupt": "return"}, r"run=sb\.Run\(on_interrupt=…\)"),
    ],
)
def test_an_option_beside_the_object_that_has_it_names_the_object(option, remedy):
    model = sb.library.pendulum()
    ways = [
        lambda: sb.simulate(model, 1.0, **option),
        lambda: sb.Stepper(model, 0.1, **option),
        lambda: sb.simulate_many(model, {"q_hinge": [0.1]}, 1.0, **option),
        lambda: sb.Study(
            model, {"q_hinge": [0.1]}, ["v_hinge"], duration=1.0, **option
        ),
        lambda: sb.sensitivities(model, "position", "l", 1.0, **option),
        lambda: sb.fit(model, {"q_hinge": [0.1]}, "l", times=[0.0], **option),
    ]
    for way in ways:
        with pytest.raises(sb.errors.ModelError, match=remedy):
            way()


def test_times_are_given_in_place_of_the_duration():
    model = sb.library.pendulum()
    with pytest.raises(
        sb.errors.ModelError, match="the times in place of the duration"
    ):
        sb.simulate(model, times=[0.0, 1.0])
    assert sb.simulate(model, [0.0, 1.0]).time.tolist() == [0.0, 1.0]


def test_results_are_as_far_apart_as_is_said():
    model = sb.library.pendulum()
    motion = sb.simulate(model, 1.0, save=sb.Save(every=0.3))
    np.testing.assert_allclose(motion.time, [0.0, 0.3, 0.6, 0.9, 1.0])
    brief = sb.simulate(model, 1.5e-8, save=sb.Save(every=1e-8))
    assert brief.time.tolist() == [0.0, 1e-8, 1.5e-8]
    save = sb.Save(every=0.3)
    study = sb.Study(model, {"q_hinge": [0.1]}, ["v_hinge"], duration=1.0, save=save)
    assert study.rerun(0).time.tolist() == motion.time.tolist()
    with pytest.raises(
        sb.errors.ModelError, match=r"every=0.3: .*times of the results"
    ):
        sb.simulate(model, [0.0, 1.0], save=sb.Save(every=0.3))


def test_a_compiled_model_is_told_no_more_how_to_compile():
    compiled = sb.compile_model(sb.library.pendulum())
    with pytest.raises(
        sb.errors.ModelError, match=r"compiled already. Give it to compile_m"
    ):
        sb.simulate(compiled, 1.0, compile=sb.Compile(formalism="kane"))


@pytest.mark.parametrize("option", ["save", "run", "compile", "method", "constraints"])
def test_something_else_than_an_object_is_refused(option):
    with pytest.raises(sb.errors.ModelError, match=option):
        sb.simulate(sb.library.pendulum(), 1.0, **{option: 5})


def test_a_method_with_steps_of_one_length_needs_its_step():
    with pytest.raises(
        sb.errors.ModelError, match=r"Give for example method=sb\.RK4\(step="
    ):
        sb.simulate(sb.library.pendulum(), 1.0, method="RK4")


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ({"progress": False}, r"Elsewhere run=.*; optimize takes inputs, parameters"),
        ({"backend": "c"}, r"Elsewhere compile=.*; here give a model that is compiled"),
        ({"rtol": 1e-6}, r"Give method=sb\.DP853\(rtol=…\)"),
    ],
)
def test_an_object_that_a_call_does_not_take_is_no_remedy_there(option, words):
    model = sb.library.pendulum()
    with pytest.raises(sb.errors.ModelError, match=words):
        sb.optimize(model, ["m"], 1.0, final="q_hinge", **option)


def test_whole_motions_have_one_default_and_short_steps_another():
    """See decision 64."""
    motion = sb.results.Motion
    default = inspect.signature(sb.simulate).parameters["method"].default
    assert default is None  # DP853, which Radau follows where a run is stiff
    for call in (sb.Model.to_html, sb.Model.show, motion.to_html, motion.show):
        assert inspect.signature(call).parameters["method"].default == "DP853", call
    stepper = inspect.signature(sb.Stepper.__init__).parameters
    assert stepper["method"].default == "DP54"
    model = sb.compile_model(sb.library.double_pendulum())
    design = {model.system.q[0].name: [0.1, 0.9]}
    many, same, other = (
        sb.simulate_many(model, design, [0.0, 3.0], **options).states
        for options in ({}, {"method": "DP853"}, {"method": "DP54"})
    )
    assert (many == same).all()
    assert (many != other).any()


@pytest.mark.parametrize(
    "call",
    [
        lambda m, how: sb.simulate(m, 0.1, method=how),
        lambda m, how: sb.simulate_many(m, {"l": [1.0]}, 0.1, method=how),
        lambda m, how: sb.Stepper(m, 0.1, method=how),
    ],
)
def test_what_a_model_refuses_is_said_of_the_model_whatever_call_it_is(call):
    message = r"^model 'pendulum' has no contacts, for which Moreau is\."
    with pytest.raises(sb.errors.ModelError, match=message):
        call(sb.library.pendulum(), sb.Moreau(step=1e-3))


@pytest.mark.parametrize(("size", "told"), [(1.0, 0), (1e-3, 0), (1e-9, 1), (1e-12, 1)])
def test_motions_that_tolerances_leave_hardly_a_digit_of_are_told(size, told):
    model = sb.Model("small", gravity=(0, 0, 0))
    body = model.add_body("b", 1.0)
    joint = model.add_joint("j", model.world, body, "Tx", q=size)
    model.add_load("spring", sb.loads.JointForce(joint, -joint.q[0]))
    times = np.linspace(0, 20, 41)
    motion = sb.simulate(model, times)
    notes = motion.notes_of("accuracy")
    assert len(notes) == told
    assert all("all digits of the motion may be wrong" in note for note in notes)
    finer = sb.DP853(rtol=1e-10, atol=1e-10 * size)
    motion = sb.simulate(model, times, method=finer)
    assert not motion.notes
    np.testing.assert_allclose(motion.q[:, 0], size * np.cos(times), atol=1e-8 * size)


@pytest.mark.parametrize("own", [True, False])
def test_forces_that_begin_at_zero_leave_a_word_on_lost_digits(own):
    model = sb.Model("small", gravity=(0, 0, 0))
    body = model.add_body("b", 1.0)
    joint = model.add_joint("j", model.world, body, "Tx")
    push, force = 1e-9 * sb.sin(30 * model.t), model.add_input("F")
    model.add_load("push", sb.loads.JointForce(joint, push if own else force))
    motion = sb.simulate(model, [0.0, 0.5, 1.0], inputs={} if own else {"F": push})
    exact = 1e-9 * (1 / 30 - np.sin(30) / 900)
    assert abs(motion.q[-1, 0] - exact) > 0.1 * exact
    assert len(motion.notes_of("accuracy")) == 1
    resting = sb.simulate(sb.library.pendulum(), 1.0, start={"q_hinge": np.pi})
    assert not resting.notes


def test_notes_of_a_run_with_work_know_a_tolerance_for_each_state():
    method = sb.DP853(atol=[1e-10, 1e-10, 1e-9])
    own = {"method": method, "save": sb.Save(work=True)}
    assert not sb.simulate(sb.library.pendulum(), 1.0, **own).notes


def test_a_mechanism_at_rest_has_no_note_on_its_size():
    model = sb.Model("rest")
    body = model.add_body("b", 1.0)
    joint = model.add_joint("j", model.world, body, "Tz", q=-0.0981)
    model.add_load("spring", sb.loads.JointForce(joint, -100 * joint.q[0]))
    assert not sb.simulate(model, 5.0).notes
