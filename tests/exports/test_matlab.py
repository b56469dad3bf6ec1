"""The MATLAB files of whole mechanisms run in Octave as they are."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from runners.exchange import execute, numbers_in
from symbody.errors import WriterError
from symbody.library.zoo import zoo

TIMES = np.linspace(0.0, 0.5, 6)


def crane():
    """A crane with an input, a state, a sensor matrix, and every kind of visual."""
    model = sb.Model("crane")
    length = model.add_parameter("l", 0.8, positive=True)
    half = model.add_parameter("half", length / 2)
    sizes = model.add_parameter("sizes", [[0.3, 0.2], [0.1, length]])
    F = model.add_input("end", limits=(-1, 1), unit="N")
    filtered = model.add_state("filtered", 0.5, rate=F - 2 * model.t)
    crab = model.add_body("crab", mass=2)
    load = model.add_body("load", mass=1 + half)
    rail = model.add_joint("rail", model.world, crab, "Tx", v=0.3)
    hook = load.add_frame("hook", at=(0, 0, length))
    model.add_joint("rope", crab, hook, "Ry", q=0.5)
    model.add_load("motor", sb.loads.JointForce(rail, F + filtered))
    model.add_sensor("turn", sb.sensors.Orientation(load))
    model.add_sensor("way", sb.sensors.Position(load))
    model.add_sensor("energy", sb.sensors.Energy())
    model.add_visual(crab, sb.visuals.Box((sizes[0, 0], sizes[0, 1], 0.1)), name="box")
    model.add_visual(load, sb.visuals.Sphere(length / 10), name="ball")
    model.add_visual(
        load, sb.visuals.Cylinder(0.1, 0.4, axis="y"), opacity=0.5, name="drum"
    )
    model.add_visual(crab, sb.visuals.Line(load), name="line")
    model.add_visual(crab, sb.visuals.Arrow((F + 1, 0, 0), scale=0.5), name="arrow")
    model.add_visual(crab, sb.visuals.FrameAxes(0.3), name="axes")
    return model


def constrained():
    """Two pendulums whose ends a rod keeps apart: a loop closed by a constraint."""
    model = sb.Model("constrained")
    length = model.add_parameter("l", 1.0)
    ends = []
    for name, x in (("left", 0.0), ("right", 1.0)):
        at = model.world.add_frame(name, at=(x, 0, 0))
        body = model.add_body(name, mass=1.0, inertia=(0, 0.1, 0), com=(0, 0, -0.5))
        model.add_joint(f"hinge_{name}", at, body, "Ry", q=0.2)
        ends.append(body.add_frame("end", at=(0, 0, -1)))
    model.add_constraint("rod", sb.constraints.Rod(*ends, length))
    model.add_sensor("way", sb.sensors.Position(ends[0]))
    return model


MODELS = {
    "crane": crane,
    "quaternion": sb.library.LIBRARY["quaternion_pendulum"],
    "driven": sb.library.driven_pendulum,
    "arm": sb.library.arm6,
    "zoo": zoo,
    "constrained": constrained,
}


def script(name, base):
    """Return what writes motion, sensors and pictures of one model as numbers."""
    return f"""
cd("{name}");
[T, Y] = {base}_sim({TIMES.tolist()});
out = fopen("out.txt", "w");
fprintf(out, "%.17g\\n", Y.');
S = {base}_sensors(T(end), Y(end, :).');
for field = fieldnames(S).'
  value = S.(field{{1}});
  fprintf(out, "%.17g\\n", permute(value, ndims(value):-1:1));
end
fclose(out);
cd("..");
"""


PICTURE = """
cd("crane");
set(0, "defaultfigurevisible", "off");
fig = crane_visual(T, Y, 0);
out = fopen("picture.txt", "w");
for patch = findall(fig, "type", "patch").'
  fprintf(out, "%.17g\\n", mean(get(patch, "Vertices")));
end
for line = findall(fig, "type", "line").'
  fprintf(out, "%.17g\\n", get(line, "xdata")(end), get(line, "ydata")(end));
end
fclose(out);
p = crane_parameters(struct("l", 2, "sizes", [1 2; 3 4]));
out = fopen("parameters.txt", "w");
fprintf(out, "%.17g\\n", p);
fclose(out);
try
  crane_parameters(struct("m", 2));
catch problem
  disp(problem.message);
end
"""


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """The folder in which Octave has run the files of all models, and what it said."""
    folder = tmp_path_factory.mktemp("octave")
    text = ""
    for name, make in MODELS.items():
        model = make()
        sb.generate(model, "matlab", folder / name)
        text += script(name, model.name)
    crane_last = text + script("crane", "crane") + PICTURE
    (folder / "run_models.m").write_text(f"1;\n{crane_last}")
    return folder, execute(["octave-cli", "--no-gui", "--norc", "run_models.m"], folder)


@pytest.mark.slow
@pytest.mark.compiler("octave")
@pytest.mark.parametrize("name", MODELS)
def test_octave_simulates_the_motion_and_measures_it(name, ran):
    model = MODELS[name]()
    compiled = sb.compile_model(model)
    motion = sb.simulate(compiled, TIMES, method=sb.DP54(rtol=1e-10, atol=1e-12))
    numbers = np.array(numbers_in((ran[0] / name / "out.txt").read_text()))
    states = compiled.state_labels()
    rows = numbers[: len(TIMES) * len(states)].reshape(len(TIMES), -1)
    expected = np.stack([motion[s].to_numpy() for s in states], axis=1)
    np.testing.assert_allclose(rows, expected, rtol=1e-6, atol=1e-6)
    measured = compiled.sensor_values(TIMES[-1], rows[-1])
    flat = np.concatenate([np.zeros(0), *(np.ravel(v) for v in measured.values())])
    np.testing.assert_allclose(numbers[rows.size :], flat, rtol=1e-9, atol=1e-9)


@pytest.fixture(scope="module")
def pulsed(tmp_path_factory):
    """The last speeds of a free mass under pulses, as Octave finds them."""
    folder = tmp_path_factory.mktemp("pulses")
    model = sb.Model("pulses", gravity=(0, 0, 0))
    F = model.add_input("F")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    t, begin = model.t, model.add_parameter("begin", 5.0)
    on = sb.where(sb.both(begin < t, t < begin + 0.06), 1, 0)
    on += sb.where(sb.both(t**3 > 8, t**3 < 2.01**3), 2, 0)  # no formula says when
    model.add_load("push", sb.loads.JointForce(joint, F + on + sb.sign(sb.sin(2 * t))))
    sb.generate(model, "matlab", folder)
    inputs = folder / "pulses_inputs.m"
    text = inputs.read_text().replace("u(1) = 0;", "u(1) = 10*(t > 3 && t < 3.002);")
    inputs.write_text(text)
    (folder / "run_pulses.m").write_text("""1;
p = pulses_parameters(struct("begin", 7));
[T, A] = pulses_sim([0, 10], [], [], [3, 3.002]);
[T, B] = pulses_sim([0, 5, 10], p, [], [3, 3.002]);
[T, C] = pulses_sim([10, 0], [], [], [3.002, 3]);
[T, D] = pulses_sim([5, 6]);
printf("%.17g\\n", A(end, 2), B(:, 2), C(end, 2), D(end, 2));
""")
    return numbers_in(execute(["octave-cli", "--norc", "run_pulses.m"], folder))


@pytest.mark.compiler("octave")
def test_octave_steps_over_no_brief_pulse(pulsed):
    def wave(t):
        """The integral of sign(sin(2 t)) from 0 to t."""
        rest = t % np.pi
        return min(rest, np.pi - rest)

    assert pulsed == pytest.approx(
        [
            wave(10) + 0.06 + 0.04,
            *(0, wave(5) + 0.04, wave(10) + 0.06 + 0.04),
            -wave(10) - 0.06 - 0.04,
            wave(6) - wave(5) + 0.06,
        ],
        abs=1e-9,
    )


@pytest.mark.slow
@pytest.mark.compiler("octave")
def test_octave_draws_every_shape_where_it_is(ran):
    found = np.array(numbers_in((ran[0] / "crane" / "picture.txt").read_text()))
    compiled = sb.compile_model(crane())
    states = len(compiled.state_labels())
    numbers = numbers_in((ran[0] / "crane" / "out.txt").read_text())
    last = np.reshape(numbers[: len(TIMES) * states], (len(TIMES), -1))[-1]
    scene = compiled.function("scene")(TIMES[-1], last, [0.0])
    names = [visual.name for visual in compiled.system.visuals]
    where = {name: row[9:12] for name, row in zip(names, scene, strict=True)}
    patches = found[:9].reshape(3, 3)
    for name in ("box", "ball", "drum"):
        assert np.abs(patches - where[name]).max(axis=1).min() < 1e-12
    ends = found[9:].reshape(-1, 2)
    rows = dict(zip(names, scene, strict=True))
    for name in ("line", "arrow"):
        assert np.abs(ends - rows[name][12:14]).max(axis=1).min() < 1e-12
    axes = where["axes"] + [0.3, 0, 0]
    assert np.abs(ends - axes[:2]).max(axis=1).min() < 1e-12


@pytest.mark.slow
@pytest.mark.compiler("octave")
def test_octave_computes_parameters_that_depend_on_others(ran):
    folder, said = ran
    found = numbers_in((folder / "crane" / "parameters.txt").read_text())
    assert found == [2.0, 1.0, 1.0, 2.0, 3.0, 4.0]
    assert "there is no parameter m. Known are: l, half, sizes." in said


def test_the_sensors_function_is_not_written_twice(tmp_path):
    paths = sb.generate(crane(), "matlab", tmp_path, functions=["sensors", "energy"])
    names = [path.name for path in paths]
    assert len(names) == len(set(names))
    assert {"crane_sensors.m", "crane_energy.m", "crane_sim.m"} <= set(names)


def test_a_function_without_a_body_in_matlab_is_named(tmp_path):
    model = sb.Model("m")
    drag = sb.ExternalFunction("drag", lambda v: v * abs(v))
    body = model.add_body("body", mass=1)
    joint = model.add_joint("slide", model.world, body, "Tx")
    model.add_load("air", sb.loads.JointForce(joint, -drag(joint.v[0])))
    with pytest.raises(WriterError, match=r"'drag' has no body.*bodies=\{'matlab'"):
        sb.generate(model, "matlab", tmp_path)


def test_a_name_that_matlab_would_cut_is_refused(tmp_path):
    model = sb.Model("m" * 50)
    model.add_joint("slide", model.world, model.add_body("body", mass=1), "Tx")
    with pytest.raises(WriterError, match="at most 63"):
        sb.generate(model, "matlab", tmp_path)


@pytest.mark.compiler("octave")
def test_what_the_documentation_says_runs(tmp_path, monkeypatch):
    page = (Path(__file__).parents[2] / "docs/languages/matlab.md").read_text("utf-8")
    (python,) = re.findall(r"```python\n(.*?)```", page, re.S)
    (matlab,) = re.findall(r"```matlab\n(.*?)```", page, re.S)
    monkeypatch.chdir(tmp_path)
    exec(python, {})
    (tmp_path / "crane" / "run_page.m").write_text(matlab)
    said = execute(["octave-cli", "--norc", "run_page.m"], tmp_path / "crane")
    motion = sb.simulate(
        sb.library.crane_crab(),
        2.0,
        parameters={"m2": 3, "l2": 0.5},
        method=sb.DP54(rtol=1e-10),
    )
    distance = float(abs(motion["q_trans_crab"][-1]))
    assert said == f"distance {distance:.4f} m\n"


@pytest.mark.compiler("octave")
def test_loops_close_at_the_start_and_stay_closed(tmp_path):
    model = constrained()
    sb.generate(model, "matlab", tmp_path)
    times = [0.0, 0.4, 20.0]
    (tmp_path / "run_it.m").write_text(f"""1;
p = constrained_parameters(struct("l", 1.03));
[T, Y] = constrained_sim({times}, p, [0.3, 0.2, 1, 0]);
disp(sprintf("%.17g ", Y.'));
try
  constrained_sim([0, 1], constrained_parameters(struct("l", 5)));
catch problem
  disp(problem.message);
end
""")
    said = execute(["octave-cli", "--no-gui", "--norc", "run_it.m"], tmp_path)
    numbers, refused = said.strip().splitlines()
    rows = np.array(numbers.split(), dtype=float).reshape(3, 4)
    start = {"q_hinge_left": 0.3, "v_hinge_left": 1.0}
    motion = sb.simulate(
        model, times, parameters={"l": 1.03}, start=start,
        method=sb.DP54(rtol=1e-11, atol=1e-12),
    )  # fmt: skip
    wanted = np.hstack([motion.q, motion.v])
    np.testing.assert_allclose(rows[:2], wanted[:2], atol=1e-6)
    # Without feedback they had opened by 1e-6.
    phi = motion.compiled.function("constraints")(20.0, rows[2], [])
    assert np.abs(phi).max() < 1e-7
    assert refused.endswith("the loops do not close from this start and parameters")


@pytest.mark.compiler("octave")
def test_a_motion_that_is_given_entirely_has_times_and_sensors(tmp_path):
    model = sb.Model("given")
    body = model.add_body("body", mass=1.0)
    slide = model.add_joint("slide", model.world, body, "Tx")
    model.drive(slide, sb.sin(model.t))
    model.add_sensor("place", sb.sensors.Position(body))
    sb.generate(model, "matlab", tmp_path)
    (tmp_path / "run_it.m").write_text("""1;
[T, Y] = given_sim([0, 0.5, 1]);
disp(sprintf("%g ", T, size(Y), given_sensors(1, Y(3, :).').place));
""")
    said = execute(["octave-cli", "--no-gui", "--norc", "run_it.m"], tmp_path)
    wanted = [0, 0.5, 1, 3, 0, 0.841471, 0, 0]
    np.testing.assert_allclose([float(x) for x in said.split()], wanted)
