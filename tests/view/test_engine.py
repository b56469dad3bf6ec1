"""The engine of pages, in node, is the native run again."""

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints as closed
from symbody.view.pages import states_of

pytestmark = pytest.mark.compiler("node")
# The same steps with the same tolerances; sines and fused products differ by rounding,
# which a run of some seconds magnifies a thousandfold. Where loops fold on the way,
# rounding is magnified by how near to that place a step ends: of 21 tolerances about
# 1e-8 starts that differ by 1e-15 end 5e-11 to 3e-5 apart.
SAME, FOLDED = 1e-9, 1e-4


def native(model, duration, **options):
    """Return times and states of the run in this process."""
    motion = sb.simulate(model, duration=duration, **options)
    return motion.time.tolist(), states_of(motion, motion.compiled)


def ran(engine, page, times, **given):
    (answer,) = engine(page, {"task": "run", "times": times, **given})
    return np.reshape(answer, (len(times), -1))


@pytest.mark.parametrize(
    ("make", "same"),
    [
        (sb.library.crane_crab, SAME),
        (sb.library.free_body, SAME),
        (sb.library.four_bar, SAME),
        (closed.spatial_slider_crank, SAME),
        (lambda: closed.windows(2), FOLDED),
    ],
    ids=["crane", "quaternion", "explicit loop", "spatial loop", "several loops"],
)
def test_a_page_runs_as_the_native_loop(make, same, page_of, engine):
    model = make()
    times, states = native(model, 2.0)
    got = ran(engine, page_of(model), times)
    np.testing.assert_allclose(got, states, rtol=0, atol=same)


@pytest.mark.parametrize("method", ["DP853", "Radau"])
def test_other_methods_run_as_natively(method, page_of, engine):
    model = sb.library.cart_pole()
    times, states = native(model, 2.0, method=method)
    got = ran(engine, page_of(model, method=method), times)
    np.testing.assert_allclose(got, states, rtol=0, atol=SAME)


def test_a_module_with_a_long_function_is_optimized_and_runs_alike(
    page_of, engine, monkeypatch
):
    model = sb.library.cart_pole()
    sizes, pages = [], []
    for longest in (10**6, 0):
        monkeypatch.setattr("symbody.runtime.wasm._LONGEST", longest)
        # The page of another duration is another one on disk.
        pages.append(page_of(sb.simulate(model, 0.1 + 0.1 * len(pages))))
        sizes.append(len(pages[-1]["wasm"]["code"]))
    times, states = native(model, 2.0)
    for page in pages:
        np.testing.assert_allclose(ran(engine, page, times), states, rtol=0, atol=SAME)
    assert sizes[1] < sizes[0]


def test_parameters_act_and_formulas_of_them_follow(page_of, engine):
    model = sb.library.crane_crab()
    page = page_of(model)
    changed = {"m2": 2.5, "l2": 0.7}
    names = [row["name"] for row in page["parameters"]]
    by_place = {names.index(name): value for name, value in changed.items()}
    compiled = sb.compile_model(model, parameters=changed)
    times, states = native(compiled, 2.0)
    got = ran(engine, page, times, parameters=by_place)
    np.testing.assert_allclose(got, states, rtol=0, atol=SAME)
    assert names[3] == "I2"
    assert page["parameters"][3]["follows"]


def test_inputs_act(page_of, engine):
    model = sb.library.crane_crab()
    times, states = native(model, 2.0, inputs={"F": 4.0})
    got = ran(engine, page_of(model), times, inputs=[4.0])
    np.testing.assert_allclose(got, states, rtol=0, atol=SAME)


def test_steps_end_at_time_events_in_pages_too(page_of, engine):
    model = sb.library.pendulum()
    joint = next(iter(model.joints.values()))
    beats = sb.where(model.t - sb.floor(model.t) < 0.25, 3.0, 0.0)
    model.add_load("beats", sb.loads.JointForce(joint, beats))
    times, states = native(model, 3.0)
    got = ran(engine, page_of(model), times)
    np.testing.assert_allclose(got, states, rtol=0, atol=SAME)


@pytest.mark.parametrize(
    ("formula", "known"),
    [
        (lambda t: sb.where(t < 1, 3.0, 0.0), None),
        (sb.sin, None),
        (lambda t: sb.where(sb.sin(t) > 0, 3.0, 0.0), 60.0),
        (lambda t: sb.where(sb.exp(-t) < 0.2, 3.0, 0.0), 60.0),
        (lambda t: sb.where((t - 100) ** 2 < 1e-6, 3.0, 0.0), 60.0),
    ],
    ids=["step", "smooth", "square wave", "searched", "later"],
)
def test_a_page_knows_until_when_events_by_time_are_known(formula, known, page_of):
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    model.add_load("beats", sb.loads.JointForce(joint, formula(model.t)))
    assert page_of(model)["known"] == known


def test_a_page_ends_where_it_knows_no_more_clauses_by_time(page_of, engine):
    model = sb.library.pendulum()
    count = model.add_discrete("count")
    model.when(every=0.01, changes={count: count + 1}, name="tick")
    page = page_of(model)
    assert page["known"] == pytest.approx(19.99)
    (answer,) = engine(page, {"task": "play", "times": [19.98]})
    assert answer[-1] == 1999
    with pytest.raises(AssertionError, match=r"known to this page until t = 19\.99"):
        engine(page, {"task": "play", "times": [20.0]})


def test_playing_gives_the_states_of_a_run(page_of, engine):
    model = closed.windows(1)
    # The last step of a run ends where the run does.
    times, states = native(model, 1.2)
    asked = [t for t in times if 0 < t < 1.0]
    (answer,) = engine(page_of(model), {"task": "play", "times": asked})
    got = np.reshape(answer, (len(asked), -1))
    off = np.abs(got - states[1 : len(asked) + 1]).max(axis=1)
    assert off[np.array(asked) < 0.7].max() < SAME
    assert off.max() < FOLDED


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda: closed.windows(1), id="four-bar"),
        pytest.param(sb.library.hexapod, id="hexapod", marks=pytest.mark.slow),
    ],
)
def test_loops_stay_closed_while_a_coordinate_is_dragged(make, page_of, engine):
    page = page_of(make())
    moves = [
        {"task": "move", "index": i, "value": page["y0"][i] + change}
        for i, state in enumerate(page["states"])
        if state["kind"] == "coordinate"
        for change in (0.04, -0.07)
    ]
    answers = engine(page, *moves)
    assert max(answer["gap"] for answer in answers) < 1e-9
    pairs = zip(answers, moves, strict=True)
    arrived = [abs(a["y"][m["index"]] - m["value"]) for a, m in pairs]
    assert min(arrived) < 1e-9


def test_who_pulls_applies_a_force_at_the_center_of_mass(page_of, engine):
    model = sb.library.double_pendulum()
    body = list(model.bodies.values())[-1]
    # A load that follows accelerations feels the pull, too.
    a = model.add_sensor("a", sb.sensors.Acceleration(body))
    model.add_load("water", sb.loads.Force(body, (-2 * a[0], 0, 0)))
    page = page_of(model)
    inputs = np.zeros(len(page["u"]))
    place = page["pulled"][body.name]
    inputs[place : place + 3] = 2.0, 0.0, -5.0
    (rates,) = engine(page, {"task": "rates", "inputs": inputs.tolist()})
    end = body.add_frame("pulled", body.com)
    model.add_load("pull", sb.loads.Force(end, (2.0, 0.0, -5.0)))
    pulled = sb.compile_model(model)
    expected = pulled.derivatives(0.0, pulled.start_state())
    np.testing.assert_allclose(rates, expected, rtol=1e-12)


def test_what_pages_plot_has_the_values_of_the_motion(page_of, engine):
    model = sb.library.crane_crab()
    motion = sb.simulate(model, duration=0.1)
    page = page_of(motion)
    (values,) = engine(page, {"task": "outputs"})
    table = motion.to_dataframe().iloc[0]
    for row in page["outputs"]:
        got = sum(values[i] for i in row["places"])
        assert got == pytest.approx(table[row["name"]], rel=1e-12), row["name"]


def test_a_function_of_python_is_told_and_nothing_is_computed(page_of):
    model = sb.library.pendulum()
    joint = next(iter(model.joints.values()))
    f = sb.ExternalFunction("drag", lambda v: -v * abs(v))
    model.add_load("drag", sb.loads.JointForce(joint, f(joint.v[0])))
    page = page_of(model)
    assert page["wasm"] is None
    assert "'drag'" in page["obstacle"]


@pytest.mark.parametrize("joints", [6, pytest.param(20, marks=pytest.mark.slow)])
def test_a_page_without_its_motion_is_small(joints, tmp_path):
    page = tmp_path / "chain.html"
    sb.library.chain(joints).to_html(page)
    # Drawing is most of it; what LLVM does not optimize, so that pages are written in
    # half the time, is a tenth larger.
    assert page.stat().st_size < 0.52e6


_ROBOT = """<robot name="r"><link name="a"/>
  <link name="b"><inertial><mass value="1"/>
      <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
    <visual><geometry><mesh filename="lost.stl"/></geometry></visual></link>
  <joint name="j" type="continuous"><parent link="a"/><child link="b"/></joint>
</robot>"""


@pytest.mark.filterwarnings("ignore:.*lost.stl:symbody.errors.ModelWarning")
def test_a_page_tells_which_mesh_of_a_robot_it_lacks(read_page, tmp_path):
    (tmp_path / "r.urdf").write_text(_ROBOT)
    model = sb.read(tmp_path / "r.urdf")
    for shown in (model, sb.simulate(model, duration=0.1)):
        shown.to_html(tmp_path / "page.html")
        page = read_page((tmp_path / "page.html").read_text(encoding="utf-8"))
        (note,) = [n for n in page["notes"] if "lost.stl" in n]
        assert "r.urdf' is drawn without meshes not found beside" in note
