"""MATLAB files of models with contacts and clauses run in Octave event by event."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.switching import (
    counted,
    dropped,
    notched,
    pushed,
    stepped,
    thermostat,
    touched,
)
from probes.touching import ball, rubbing, stick_slip, thrown_box
from runners.exchange import execute, numbers_in
from symbody.errors import WriterError

TIMES = [0.0, 0.4, 0.8, 1.25, 2.0]
SERIES = 1e-5  # [s]


def door():
    """A door that meets a stop, with dry friction in its hinge."""
    model = sb.Model("door")
    body = model.add_body("door", mass=20, com=(0.4, 0, 0), inertia=(1, 1, 2))
    hinge = model.add_joint("hinge", model.world, body, "Rz", v=1.0)
    stop = sb.contacts.JointStop(hinge, greatest=0.5)
    model.add_contact("stop", stop, restitution=0.3)
    model.add_contact("dry", sb.contacts.DryFriction(hinge, 0.5, normal_force=2.0))
    return model


def weighed():
    """A block that slides on a foot, whose clause notes what force the foot bears."""
    model = sb.Model("weighed")
    body = model.add_body("block", mass=2.0)
    rail = model.add_joint("rail", model.world, body, ["Tx", "Tz"], v=(1.0, 0))
    foot = model.add_body("foot", mass=0.1)
    ankle = model.add_joint("ankle", body, foot, sb.joints.Fixed())
    floor = sb.contacts.PointOnPlane(foot, model.world)
    model.add_contact("floor", floor, friction=0.1)
    borne = model.add_sensor("borne", sb.sensors.ConstraintForce(ankle))
    held = model.add_discrete("held", 0.0)
    model.when(rail.q[0] - 0.2, {held: borne[2]})
    return model


def kicked():
    """A block that a clause kicks back, without a discrete variable or a contact."""
    model = sb.Model("kicked")
    rail = model.add_joint("rail", model.world, model.add_body("b", 2.0), "Tx", v=1.0)
    push = model.add_input("push", unit="N")
    model.add_load("kick", sb.loads.JointForce(rail, push))
    model.when(rail.q[0] - 0.3, impulses={push: -3.0}, name="back")
    return model


def flanks():
    """A wheel that drives another one with play, and leaves its flank slowly."""
    model = sb.Model("flanks")
    wheels = [model.add_body(name, mass=1, inertia=(1, 1, 0.1)) for name in "ab"]
    a, b = (
        model.add_joint(f"j{w.name}", model.world, w, "Rz", v=v)
        for w, v in zip(wheels, (2.0, 0.0), strict=True)
    )
    model.add_contact("play", sb.contacts.Backlash(b, a, 0.1, ratio=0.5))
    model.add_load("drive", sb.loads.JointForce(a, 3 * sb.sin(5 * model.t)))
    return model


def notched_to_a_stop():
    """An oscillator whose formulas switch, and which meets a stop."""
    model = notched(clause=False)
    stop = sb.contacts.JointStop(model.joints["s"], least=-0.3)
    model.add_contact("stop", stop, restitution=0.5)
    return model


def pushed_from_rest():
    """A block that dry friction holds as its force begins, beside one that switches."""
    model = sb.Model("from_rest", gravity=(0, 0, 0))
    rails = [
        model.add_joint(f"rail_{name}", model.world, model.add_body(name, 0.5), "Tx")
        for name in ("held", "free")
    ]
    forces = 2.3 * sb.sin(5 * model.t), -abs(rails[1].q[0] + 0.1)
    for name, rail, force in zip(("push", "pull"), rails, forces, strict=True):
        model.add_load(name, sb.loads.JointForce(rail, force))
    model.add_contact("dry", sb.contacts.DryFriction(rails[0], 0.3, 4.9))
    return model


MODELS = [
    ball, stick_slip, door, thrown_box, weighed, thermostat, pushed, counted, touched,
    dropped, stepped, kicked, flanks, rubbing, notched,
    notched_to_a_stop, pushed_from_rest,
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.compiler("octave")
@pytest.mark.parametrize("make", MODELS)
def test_octave_simulates_the_motion_from_event_to_event(make, tmp_path):
    model = make()
    sb.generate(model, "matlab", tmp_path)
    more = ", F" * bool(model.contacts) + ", D" * bool(model.discretes)
    (tmp_path / "go.m").write_text(f"""
[T, Y{more}, E] = {model.name}_sim({TIMES});
out = fopen("out.txt", "w");
fprintf(out, "%.17g\\n", [Y{more}].');
fclose(out);
for e = E
  printf("%s %s %.15g\\n", e.kind, e.element, e.time);
end
""")
    said = execute(["octave-cli", "--no-gui", "--norc", "go.m"], tmp_path)
    motion = sb.simulate(model, TIMES, method=sb.DP54(rtol=1e-10, atol=1e-12))
    forces = [s.name for s in motion.compiled.system.contact_forces]
    names = [*motion.compiled.state_labels(), *forces, *model.discretes]
    wanted = np.column_stack([motion[name].values for name in names])
    numbers = np.array(numbers_in((tmp_path / "out.txt").read_text()))
    np.testing.assert_allclose(numbers.reshape(wanted.shape), wanted, rtol=0, atol=1e-6)
    told = [line.split() for line in said.splitlines() if len(line.split()) == 3]
    for kind in ("impact", "stick", "slip", "switch"):
        times = [float(t) for k, _, t in told if k == kind]
        expected = [event.time for event in motion.events if event.kind == kind]
        apart = np.abs(np.subtract.outer(times, expected))
        # The files end a series of impacts where so little of it is left.
        near = 1e-6 if kind == "impact" else SERIES
        assert not expected or apart.min(axis=1).max() <= near
        assert not expected or apart.min(axis=0).max() <= SERIES


def driven_back():
    """A block that a force with a jump drives back to where it jumps."""
    model = sb.Model("back", gravity=(0, 0, 0))
    rail = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx", v=1.0)
    force = -3 * sb.sign(rail.v[0]) + 2 * sb.sin(model.t)
    model.add_load("rub", sb.loads.JointForce(rail, force))
    return model


@pytest.mark.compiler("octave")
def test_steps_end_where_formulas_switch_by_the_state(tmp_path):
    models = notched(clause=False), driven_back()
    for model in models:
        sb.generate(model, "matlab", tmp_path)
    (tmp_path / "go.m").write_text(f"""1;
[T, Y] = notched_sim({TIMES});
printf("%.17g\\n", Y.');
[T, A] = notched_sim([0, 0.25]);
[T, B] = notched_sim([0.25, 0], [], A(end, :));
printf("%s\\n%g\\n", lastwarn(), norm(B(end, :) - [1, 0]) < 1e-6);
try
  back_sim([0, 0.4]);
catch problem
  disp(problem.message);
end
""")
    said = execute(["octave-cli", "--no-gui", "--norc", "go.m"], tmp_path).splitlines()
    motion = sb.simulate(models[0], TIMES, method=sb.DP54(rtol=1e-11, atol=1e-12))
    wanted = np.column_stack([motion["q_s"].values, motion["v_s"].values])
    found = np.array(said[:10], dtype=float).reshape(5, 2)
    # What passes over 1 mm is wrong by 0.2 m.
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-6)
    assert "backwards in time steps go over switches" in said[10]
    assert said[11] == "1"
    assert "where they switch, at t = 0.3" in said[12]


@pytest.mark.parametrize(
    ("change", "text"),
    [({"law": "poisson"}, "Poisson"), ({"friction": 0.3}, "two directions")],
)
def test_what_these_files_have_not_is_refused_by_name(change, text, tmp_path):
    model = sb.Model("stone")
    body = model.add_body("stone", mass=1.0, inertia=(1, 1, 1))
    model.add_joint("flight", model.world, body, ["Tx", "Ty", "Tz"], q=(0, 0, 1))
    floor = sb.contacts.PointOnPlane(body, model.world)
    model.add_contact("floor", floor, **change)
    with pytest.raises(WriterError, match=text):
        sb.generate(model, "matlab", tmp_path)
