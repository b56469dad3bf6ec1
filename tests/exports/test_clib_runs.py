"""Runs of C libraries: contacts with their events, inputs, loops, corners in time."""

from __future__ import annotations

import re
import subprocess

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
from probes.touching import ball, stick_slip
from symbody.exports.packages import generate
from symbody.library import closed_by_constraints

pytestmark = pytest.mark.compiler("c")

# Two runs side by side, with inputs that follow the state; states, events, forces.
USER = """\
#include <stdio.h>
#include <stdlib.h>
#include <NAME/NAME_run.h>

static void inputs(void *context, double t, const double *y, double *u)
{
    for (int i = 0; i < NAME_INPUTS_COUNT; i++)
        u[i] = *(double *)context*(t - y[0]);
}

static void print_events(NAME_run *run)
{
    NAME_event events[3];
    char text[200];
    int64_t count;
    while ((count = NAME_run_events(run, events, 3)) > 0)
        for (int64_t i = 0; i < count; i++) {
            NAME_run_tell(&events[i], text, sizeof text);
            printf("%s (%.17g)\\n", text, events[i].impulse[0]);
        }
}

int main(void)
{
    double gain = GAIN, p[NAME_PARAMETERS_COUNT + 1];
    for (int i = 0; i < NAME_PARAMETERS_COUNT; i++)
        p[i] = NAME_default[i];
    CHANGES
    const NAME_run_options options = {
        .method = &ode_METHOD, .rtol = 1e-10, .atol = 1e-12, .inputs = inputs,
        .step = 0.01, .context = &gain}; /* which &ode_rk4 alone takes */
    NAME_run *runs[2];
    for (int i = 0; i < 2; i++)
        runs[i] = NAME_run_start(malloc(NAME_run_bytes(options.method)), &options, 0.0,
                                 NAME_start, p);
    for (int step = 1; step <= 20; step++)
        for (int i = 0; i < 2; i++) {
            int64_t status;
            while ((status = NAME_run_advance(runs[i], 0.1*step)) == ODE_EVENTS_FULL)
                print_events(runs[i]);
            if (status != ODE_DONE) {
                char text[400];
                NAME_run_problem(runs[i], text, sizeof text);
                printf("ended (%d) at t = %g s: %s\\n", (int)status,
                       NAME_run_time(runs[i]), text);
                return 0;
            }
            if (i)
                continue;
            print_events(runs[i]);
            printf("t = %.17g", NAME_run_time(runs[i]));
            for (int k = 0; k < NAME_STATES_COUNT; k++)
                printf(" %.17g", NAME_run_state(runs[i])[k]);
            for (int k = 0; k < FORCES; k++)
                printf(" %.17g", NAME_run_forces(runs[i])[NAME_INPUTS_COUNT + k]);
            printf("\\n");
        }
    for (int k = 0; k < NAME_STATES_COUNT; k++)
        if (NAME_run_state(runs[0])[k] != NAME_run_state(runs[1])[k])
            printf("differs\\n");
    free(runs[0]);
    free(runs[1]);
    return 0;
}
"""
TIMES = np.linspace(0.0, 2.0, 21)
STRICT = "-std=c99 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror"


# By all texts: runs of one model by several methods have one library.
_objects = {}


def call(*command, folder):
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def library(folder, level):
    """Return arguments that compile a program with the library, which is made once."""
    sources = sorted((folder / "src").glob("*.c"))
    headers = sorted((folder / "include").glob("*/*.h"))
    flags = [level, *STRICT.split(), "-Iinclude", f"-I{headers[0].parent}", "-Isrc"]
    texts = [path.read_text("utf-8") for path in (folder / "src").iterdir()]
    key = level, *sorted(texts), *(path.read_text("utf-8") for path in headers)
    if key not in _objects:
        call("cc", *flags, "-c", *map(str, sources), folder=folder)
        _objects[key] = [str(folder / f"{path.stem}.o") for path in sources]
    return [*flags, "-o", "user", "user.c", *_objects[key], "-lm"]


def rows(
    folder, model, method="dp54", gain=0.0, forces=0, level="-O0", parameters=None
):
    """What a program prints: times, states and forces; and the other lines.

    What the compiler warns of only as it optimizes is seen in the model of most files.
    """
    name = model.name
    generate(model, "clib", folder, force=True)
    text = USER.replace("NAME_STATES_COUNT", f"{name.upper()}_STATES")
    for group in ("INPUTS", "PARAMETERS"):
        text = text.replace(f"NAME_{group}_COUNT", f"{name.upper()}_{group}")
    own = (parameters or {}).items()
    changes = " ".join(f"p[{name}_parameter_{n}] = {value!r};" for n, value in own)
    text = text.replace("CHANGES", changes)
    words = {"NAME": name, "METHOD": method, "GAIN": repr(gain), "FORCES": str(forces)}
    for word, meant in words.items():
        text = text.replace(word, meant)
    (folder / "user.c").write_text(text)
    call("cc", *library(folder, level), folder=folder)
    lines = call("./user", folder=folder).splitlines()
    numbers = [line[4:].split() for line in lines if line.startswith("t = ")]
    others = [line for line in lines if not line.startswith("t = ")]
    return np.array(numbers, dtype=float), others


def simulated(model, **options):
    method = sb.DP54(rtol=1e-10, atol=1e-12)
    motion = sb.simulate(model, TIMES, method=method, **options)
    forces = [s.name for s in motion.compiled.system.contact_forces]
    names = [*motion.compiled.state_labels(), *forces]
    return motion, np.column_stack([motion[name].values for name in names])[1:]


@pytest.mark.parametrize("method", ["dp54", "radau"])
def test_a_ball_bounces_and_rests(tmp_path, method):
    motion, wanted = simulated(ball())
    actual, told = rows(tmp_path, ball(), method, forces=3)
    np.testing.assert_allclose(actual[:, 0], TIMES[1:], rtol=1e-15)
    np.testing.assert_allclose(actual[:, 1:], wanted, rtol=0, atol=1e-8)
    pattern = r"at t = (\S+) s: (\w+) of contact (\w+) \((\S+)\)"
    events = [re.fullmatch(pattern, line).groups() for line in told]
    events.sort(key=lambda event: float(event[0]))
    assert [e[1:3] for e in events] == [(e.kind, e.contact) for e in motion.events]
    np.testing.assert_allclose(
        [float(e[0]) for e in events], [e.time for e in motion.events], atol=1e-9
    )
    np.testing.assert_allclose(
        [float(e[3]) for e in events if e[1] == "impact"],
        [e.impulse[0] for e in motion.events if e.kind == "impact"],
        atol=1e-8,
    )


@pytest.mark.slow
def test_a_box_sticks_and_slips_under_inputs_that_follow_it(tmp_path):
    model = stick_slip()
    x = next(iter(model.joints.values())).q[0]
    _, wanted = simulated(model, inputs={"pull": 9.0 * (model.t - x)})
    actual, told = rows(tmp_path, stick_slip(), gain=9.0, forces=1)
    np.testing.assert_allclose(actual[:, 1:], wanted, rtol=0, atol=1e-7)
    kinds = [line.split("s: ")[1].split()[0] for line in told]
    assert {"stick", "slip"} <= set(kinds)


@pytest.mark.slow
def test_loops_stay_closed_where_a_stop_is_met(tmp_path):
    model = closed_by_constraints.spatial_slider_crank()
    stop = sb.contacts.JointStop(model.joints["x"], greatest=0.27)
    model.add_contact("stop", stop, restitution=0.4)
    _, wanted = simulated(model)
    actual, _ = rows(tmp_path, model, forces=1)
    np.testing.assert_allclose(actual[:, 1:], wanted, rtol=0, atol=1e-6)


def test_loops_close_at_the_start_for_the_parameters_given(tmp_path):
    model = sb.Model("swing")
    length = model.add_parameter("l", 1.0)
    # What the header calls so already gets another name there.
    model.add_parameter("names", 1.0)
    ends = []
    for name, x in (("left", 0.0), ("right", 1.0)):
        at = model.world.add_frame(name, at=(x, 0, 0))
        body = model.add_body(name, mass=1.0, com=(0, 0, -0.5), inertia=(0, 0.1, 0))
        model.add_joint(f"hinge_{name}", at, body, "Ry", q=0.2, v=0.5)
        ends.append(body.add_frame("end", at=(0, 0, -1)))
    model.add_constraint("rod", sb.constraints.Rod(*ends, length))
    _, wanted = simulated(model, parameters={"l": 1.03})
    actual, told = rows(tmp_path, model, parameters={"l": 1.03})
    assert told == []
    np.testing.assert_allclose(actual[:, 1:], wanted, rtol=0, atol=1e-8)
    header = (tmp_path / "include" / "swing" / "swing_model.h").read_text("utf-8")
    assert "    swing_parameter_names_2,\n" in header


@pytest.mark.parametrize("gain", [0.0, 9.0])
def test_inputs_stay_within_their_limits(tmp_path, gain):
    model = sb.Model("limited", gravity=(0, 0, 0))
    push = model.add_input("push", limits=(0.5, 1.0))
    joint = model.add_joint("x", model.world, model.add_body("body", mass=1), "Tx")
    model.add_load("pull", sb.loads.JointForce(joint, push))
    _, wanted = simulated(model, inputs={"push": gain * (model.t - joint.q[0])})
    actual, _ = rows(tmp_path, model, gain=gain)
    np.testing.assert_allclose(actual[:, 1:], wanted, rtol=0, atol=1e-7)


@pytest.mark.parametrize("by", [1, 3])
def test_a_run_without_contacts_has_corners_in_time_and_no_events(tmp_path, by):
    """No formula gives the times of cubic conditions, which are looked for."""
    model = sb.Model("blink")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    t = model.t**by
    on = sb.where(sb.both(t > 0.5**by, t < 0.502**by), 10, 0)
    model.add_load("push", sb.loads.JointForce(joint, on))
    actual, told = rows(tmp_path, model)
    assert told == []
    np.testing.assert_allclose(actual[-1, 2], 0.02, rtol=1e-9)


@pytest.mark.parametrize("method", ["dp54", "dp853", "radau", "rk4"])
def test_steps_end_where_formulas_switch_by_the_state(tmp_path, method):
    """But those of one length, which go over what is narrow, and take no clauses."""
    model = notched(clause=method != "rk4")
    _, wanted = simulated(model)
    actual, told = rows(tmp_path, model, method)
    assert len(told) == (method != "rk4")
    error = np.abs(actual[:, 1:3] - wanted[:, :2]).max()
    assert error > 0.1 if method == "rk4" else error < 1e-7


def test_clauses_of_times_alone_act_once_each_and_at_the_end(tmp_path):
    model = sb.Model("ticks")
    model.add_joint("rail", model.world, model.add_body("block", 1.0), "Tx")
    n = model.add_state("n", 0.0)
    model.set_rate(n, 0.0)
    model.when(every=0.1, changes={n: n + 1}, name="tick")
    actual, told = rows(tmp_path, model)
    # A library's run takes what is due where a step of 0.1 s ends: 0, 0.1, ..., 2 s.
    assert len(told) == 21
    assert actual[-1, 3] == 21


@pytest.mark.slow
def test_bad_starts_and_methods_are_refused(tmp_path):
    model = ball(height=0.05)
    _, told = rows(tmp_path, model)
    (line,) = told
    assert line.startswith(
        "ended (12) at t = 0 s: contact floor: the gap is -0.05: bodies overlap. Start"
    )
    source = (tmp_path / "src" / "ball_run.c").read_text()
    assert "options->method == &ode_rk4" in source


@pytest.mark.parametrize(
    "make", [thermostat, pushed, counted, touched, dropped, stepped]
)
def test_when_clauses_act_as_in_simulate(tmp_path, make):
    model = make()
    held = [s.name for d in model.discretes.values() for s in d.symbols.ravel()]
    motion, wanted = simulated(model)
    states = len(motion.compiled.state_labels())
    more = np.column_stack([motion[name].values[1:] for name in held])
    level = "-O1" if make is dropped else "-O0"
    actual, told = rows(tmp_path, make(), forces=len(held), level=level)
    np.testing.assert_allclose(
        actual[:, 1:], np.hstack([wanted[:, :states], more]), rtol=0, atol=1e-7
    )
    acts = re.findall(r"when clause (\w+) acts", "\n".join(told))
    assert acts == [e.contact for e in motion.events if e.kind == "switch"]


def test_a_run_with_jumps_in_time_does_not_go_back(tmp_path, monkeypatch):
    back = USER.replace("0.1*step", "2.0 - 0.1*step")
    monkeypatch.setitem(globals(), "USER", back)
    _, told = rows(tmp_path, stepped())
    assert told[-1].startswith("ended (2) at t = 1.9 s: t = 1.8 s lies before 1.9 s")
