"""FMUs of models with contacts move as simulate does, inside and in a tool's solver."""

from __future__ import annotations

import fmpy
import numpy as np
import pytest

import symbody as sb
from probes.touching import ball, rubbing, stick_slip, thrown_box, turning
from symbody.exports.packages import generate
from symbody.library import closed_by_constraints
from symbody.system.laws import contact_quantities

pytestmark = pytest.mark.compiler("c")

VERSIONS = (2, 3)
KINDS = ("CoSimulation", "ModelExchange")
TIMES = np.linspace(0.0, 2.0, 21)
# Tolerance of the tool's solver, and what its events, one after the other, make of it.
RTOL, ATOL = 1e-9, 1e-6


def looped():
    """A slider crank closed by constraints, whose slider meets a stop."""
    model = closed_by_constraints.spatial_slider_crank()
    stop = sb.contacts.JointStop(model.joints["x"], greatest=0.27)
    model.add_contact("stop", stop, restitution=0.4)
    return model


def simulated(folder, model, version, kind, names, **options):
    """What FMPy gets at the times, one column a name."""
    result = fmpy.simulate_fmu(
        str(folder / f"{model.name}_fmi{version}.fmu"), fmi_type=kind, output=names,
        stop_time=TIMES[-1], output_interval=TIMES[1], relative_tolerance=RTOL,
        **options,
    )  # fmt: skip
    rows = [np.flatnonzero(np.abs(result["time"] - t) < 1e-9)[-1] for t in TIMES]
    return np.column_stack([result[name][rows] for name in names])


def columns(motion, names):
    return np.column_stack([motion[name].values for name in names])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fmu")
    for model in (ball(), stick_slip()):
        for version in VERSIONS:
            generate(model, f"fmu{version}", folder)
    generate(thrown_box(), "fmu3", folder)
    return folder


def names_of(model):
    """States and all quantities of contacts."""
    compiled = sb.compile_model(model)
    touching = contact_quantities(compiled.system)
    labels = [label for one in touching for label in one.labels]
    return [*compiled.state_labels(), *labels]


def expected(model, names, **options):
    method = sb.DP54(rtol=1e-10, atol=1e-12)
    return columns(sb.simulate(model, TIMES, method=method, **options), names)


def assert_near(actual, wanted, names, kind, atol):
    """Columns are near each other, sums of impulses of a tool's solver less so.

    It ends a series of impacts after other ones than ours.
    """
    loose = [n.startswith("impulse_") and kind == "ModelExchange" for n in names]
    errors = np.abs(actual - wanted).max(axis=0)
    assert (errors <= np.where(loose, 1e-3, atol)).all(), errors


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("make", [ball, stick_slip])
def test_the_motion_is_ours(folder, make, version, kind):
    model = make()
    names = names_of(model)
    moving = ["F_floor[n]", "gap_floor", "slip_floor[x]", "impulse_floor[n]"]
    moving = moving if make is ball else ["F_dry[t]", "slip_dry[t]"]
    actual = simulated(folder, model, version, kind, names)
    assert_near(actual, expected(model, names), names, kind, ATOL)
    for name in moving:
        assert np.ptp(actual[:, names.index(name)]) > 0.1, name


@pytest.mark.parametrize("kind", KINDS)
def test_a_box_lands_on_its_corners_and_is_pushed_later(folder, kind):
    model = thrown_box()
    # Of two feet of one box either may have the force of friction.
    names = [name for name in names_of(model) if not name.startswith("F_")]
    actual = simulated(folder, model, 3, kind, names)
    wanted = expected(model, names)
    # It slides again, from where it rests.
    assert wanted[-1, 3] > 0.1
    assert_near(actual, wanted, names, kind, 1e-5)


@pytest.mark.parametrize("kind", KINDS)
def test_an_input_that_jumps_breaks_the_box_loose(folder, kind):
    table = np.array(
        [(0.0, -3.0), (1.25, -3.0), (1.25, 20.0), (2.0, 20.0)],
        dtype=[("time", np.double), ("pull", np.double)],
    )
    model, names = stick_slip(), ["q_slide", "v_slide"]
    actual = simulated(folder, model, 3, kind, names, input=table)
    jump = ([0.0, 1.25, 1.25 + 1e-12, 2.0], [-3.0, -3.0, 20.0, 20.0])
    wanted = expected(model, names, inputs={"pull": jump})
    # Inputs of co-simulation are constant over a communication step.
    atol = 1e-5 if kind == "ModelExchange" else 0.1
    np.testing.assert_allclose(actual, wanted, rtol=0, atol=atol)


def test_a_constraint_is_kept_where_a_stop_is_met(tmp_path):
    model = looped()
    names = sb.compile_model(model).state_labels()
    generate(model, "fmu2", tmp_path)
    wanted = expected(model, names)
    assert len(sb.simulate(model, TIMES).events.of(kind="impact")) > 2
    for kind in KINDS:
        actual = simulated(tmp_path, model, 2, kind, [*names])
        np.testing.assert_allclose(actual, wanted, rtol=0, atol=1e-5)


@pytest.fixture
def balls(folder, request):
    """Two instances for co-simulation of the ball, ready to step, and what they say."""
    version = request.param
    path = str(folder / f"ball_fmi{version}.fmu")
    unpacked = fmpy.extract(path, str(folder / f"ball{version}"))
    description = fmpy.read_model_description(unpacked)
    said = []

    def note(*arguments):
        said.append(b" ".join(a for a in arguments if isinstance(a, bytes)).decode())

    made = []
    for _ in range(2):
        fmu = fmpy.instantiate_fmu(
            unpacked, description, "CoSimulation", logger=note, debug_logging=True
        )
        fmu.references = {v.name: v.valueReference for v in description.modelVariables}
        begin(fmu, version)
        made.append(fmu)
    yield version, made, said
    for fmu in made:
        fmu.terminate()
        fmu.freeInstance()


def begin(fmu, version):
    if version == 2:
        fmu.setupExperiment(tolerance=RTOL)
    fmu.enterInitializationMode()
    fmu.exitInitializationMode()


def read(fmu, *names):
    getter = getattr(fmu, "getFloat64", None) or fmu.getReal
    return np.array(getter([fmu.references[name] for name in names]))


def step(fmu, t, h):
    fmu.doStep(currentCommunicationPoint=t, communicationStepSize=h)
    return read(fmu, "q_flight_Tx", "q_flight_Tz", "v_flight_Tz", "F_floor[n]")


@pytest.mark.parametrize("balls", VERSIONS, indirect=True)
def test_states_runs_and_instances_are_apart(balls):
    version, (first, second), _ = balls
    kind = "FMUState" if version == 3 else "FMUstate"
    wanted = [step(first, t, 0.2) for t in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4)]
    # Another instance, which goes back to where a state was saved, also as bytes.
    np.testing.assert_array_equal([step(second, t, 0.2) for t in (0, 0.2)], wanted[:2])
    saved = getattr(second, f"get{kind}")()
    serialize = "serializeFMUState" if version == 3 else "serializeFMUstate"
    restore = "deserializeFMUState" if version == 3 else "deSerializeFMUstate"
    content = getattr(second, serialize)(saved)
    for t in (0.4, 0.6):
        step(second, t, 0.2)
    getattr(second, f"set{kind}")(saved)
    np.testing.assert_array_equal(step(second, 0.4, 0.2), wanted[2])
    # At rest in the other instance, and back to before.
    getattr(first, f"set{kind}")(getattr(first, restore)(content))
    np.testing.assert_array_equal(
        [step(first, t, 0.2) for t in (0.4, 0.6, 0.8, 1.0, 1.2)], wanted[2:7]
    )
    first.reset()
    begin(first, version)
    np.testing.assert_array_equal(step(first, 0.0, 0.2), wanted[0])
    getattr(second, f"free{kind}")(saved)
    assert wanted[-1][3] == pytest.approx(0.5 * 9.81, rel=1e-12)


@pytest.mark.parametrize("balls", [3], indirect=True)
def test_events_are_told_and_derivatives_refused(balls):
    _, (fmu, _), said = balls
    step(fmu, 0.0, 1.5)
    told = [line for line in said if "contact floor" in line]
    events = sb.simulate(ball(), 1.5).events
    words = {"impact", "rest", "contact"}
    kinds = [line.split("s: ")[1].split(" of ")[0] for line in told]
    assert set(kinds) == words
    assert kinds.count("impact") == len(events.of(kind="impact"))
    with pytest.raises(Exception, match="DirectionalDerivative"):
        fmu.getDirectionalDerivative([1], [2], [1.0])
    assert "set-valued laws" in said[-1]


def test_a_start_that_overlaps_is_refused_by_name(folder):
    lines = []

    def note(*arguments):
        lines.append(b" ".join(a for a in arguments if isinstance(a, bytes)).decode())

    with pytest.raises(Exception, match="Initialization"):
        fmpy.simulate_fmu(
            str(folder / "ball_fmi3.fmu"), start_values={"q_flight_Tz": -0.3},
            logger=note,
        )  # fmt: skip
    assert any("contact floor: the gap is -0.4: bodies overlap" in x for x in lines)


@pytest.mark.slow
def test_slip_that_turns_by_a_right_angle_in_a_step_of_a_tool_goes_on(tmp_path):
    model = turning()
    generate(model, "fmu3", tmp_path)
    names = ["v_slide_Tx", "v_slide_Ty"]
    actual = simulated(tmp_path, model, 3, "ModelExchange", names)
    np.testing.assert_allclose(actual[-1], [1.0, 0.02], atol=1e-6)


def test_friction_that_turns_at_a_dead_centre_stops_no_crank(tmp_path):
    model = rubbing()
    generate(model, "fmu3", tmp_path)
    names = sb.compile_model(model).state_labels()
    actual = simulated(tmp_path, model, 3, "ModelExchange", names)
    assert_near(actual, expected(rubbing(), names), names, "ModelExchange", 1e-5)


def test_a_rough_patch_is_not_stepped_over(tmp_path):
    model = sb.Model("patched")
    slide = model.add_joint("s", model.world, model.add_body("b", 1.0), "Tx", v=2.0)
    is_rough = sb.both(slide.q[0] > 1.0, slide.q[0] < 1.01)
    dry = sb.contacts.DryFriction(slide, sb.where(is_rough, 5.0, 0.1), normal_force=2)
    model.add_contact("dry", dry)
    generate(model, "fmu3", tmp_path)
    names = sb.compile_model(model).state_labels()
    wanted = expected(model, names)
    for kind in KINDS:
        actual = simulated(tmp_path, model, 3, kind, names)
        assert_near(actual, wanted, names, kind, 1e-6)
