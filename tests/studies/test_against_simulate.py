"""Every run of a study is that of `simulate`, whatever varies and is kept together."""

import functools

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import symbody as sb
from symbody import studies


@functools.cache
def zoo():
    model = sb.Model("zoo")
    m = model.add_parameter("m", 1.0, positive=True)
    c = model.add_parameter("c", 0.1 * m)
    k = model.add_parameter("k", [4.0, 1.0])
    a, b = model.add_body("a", mass=m), model.add_body("b", 0.5, (0.1, 0, -0.3))
    s = model.add_joint("s", model.world, a, "Tx", q=1.0)
    j = model.add_joint("j", a, b, "Ry", q=0.3)
    force = model.add_input("F", limits=(-1.0, 2.0))
    more = model.add_input("G", shape=2)
    spring = force + more[0] - k[0] * s.q[0] * k[1] - c * s.v[0]
    model.add_load("spring", sb.loads.JointForce(s, spring))
    model.add_load("turn", sb.loads.JointForce(j, more[1] - 0.1 * j.v[0]))
    model.add_sensor("tip", sb.sensors.Position(b, model.world))
    model.add_expression("e", s.q[0] * m + force, sensor=True)
    return model, m


def compiled():
    return sb.compile_model(zoo()[0])


VALUES = {
    "m": [0.5, 2.0], "c": [0.0, 0.2], "k": [[1.0, 2.0], [3.0, 0.5]],
    "k[0]": [2.0, 5.0], "k[1]": [0.5, 2.0], "q_s": [0.0, 0.7], "v_j": [-1.0, 1.0],
    "F": [0.0, 5.0], "G": [[0.0, 1.0], [1.0, 0.5]],
}  # fmt: skip
KEPT = {
    "tip": "tip", "e": "e", "T": "kinetic_energy", "F_": "F", "a": "vd_s",
    "high": studies.Maximum("q_j"), "all": studies.History("v_s"),
    "own": lambda motion: motion.array("q_s").sum(),
}  # fmt: skip
REDUCED = {
    "F_": lambda motion: motion.array("F")[-1],
    "a": lambda motion: motion.array("vd_s")[-1],
    "T": lambda motion: motion.array("kinetic_energy")[-1],
    "high": lambda motion: motion.array("q_j").max(),
    "all": lambda motion: motion.array("v_s"),
    "own": KEPT["own"],
}
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "parameters": st.sampled_from([{"m": 3.0}, {"c": 0.5}, {"k": [2.0, 3.0]}]),
        "start": st.sampled_from([{"q_j": 0.2}, [0.1, 0.2, 0.3, 0.4]]),
        "inputs": st.sampled_from(["number", "formula", "parameter", "table"]),
        "method": st.sampled_from(
            ["DP54", "DP853", "Radau", sb.RK4(0.01), sb.DP54(max_step=0.05)]
        ),
    },
)
DRIVES = {
    "number": lambda: 3.0,
    "formula": lambda: 2 * zoo()[0].t,
    "parameter": lambda: 2 * zoo()[1],
    "table": lambda: ([0, 0.1], [0, 1]),
}


def some(names, least=1):
    return st.lists(st.sampled_from(names), min_size=least, max_size=3, unique=True)


def by_hand(row, options):
    """Return the arguments of simulate for a run."""
    parameters = dict(options.get("parameters", {}))
    start, inputs = options.get("start", {}), dict(options.get("inputs", {}))
    if isinstance(start, list):
        start = dict(zip(["q_s", "q_j", "v_s", "v_j"], start, strict=True))
    for name, value in row.items():
        if "[" in name:
            entries = np.array(parameters.get("k", [4.0, 1.0]))
            entries[int(name[2])] = value
            parameters["k"] = entries
        elif name in zoo()[0].parameters:
            parameters[name] = value
        else:
            (inputs if name in "FG" else (start := dict(start)))[name] = value
    given = {"parameters": parameters, "start": start, "inputs": inputs}
    return {**options, **given}


@settings(
    settings.get_profile("mechanisms"), suppress_health_check=[HealthCheck.too_slow]
)
@given(some(list(VALUES)), some(list(KEPT)), OPTIONS, st.booleans())
def test_a_run_is_that_of_simulate(names, labels, options, late):
    names = [n for n in names if n != "k" or not {"k[0]", "k[1]"} & {*names}]
    if "inputs" in options:
        options["inputs"] = {"F": DRIVES[options["inputs"]]()}
    for option in ("parameters", "inputs"):
        names = [n for n in names if n not in options.get(option, {})] or ["v_j"]
    times = [1.0, 1.1, 1.2] if late else [0.0, 0.05, 0.2]
    vary = studies.rows({name: VALUES[name] for name in names})
    keep = {label: KEPT[label] for label in labels}
    study = sb.Study(zoo()[0], vary, keep, duration=times, **options)
    result = study.run(progress=False, workers=1)
    for run in range(2):
        asked = by_hand(vary.row(run), options)
        motion = sb.simulate(zoo()[0], times, **asked)
        for label in labels:
            last = functools.partial(lambda name, m: m.array(name)[-1], label)
            wanted = REDUCED.get(label, last)(motion)
            # Functions of fewer results may round the last digit otherwise.
            found = result.array(label)[run]
            np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-13)


def bouncing():
    """Return a ball whose restitution, radius and floor are parameters."""
    model = sb.Model("ball", gravity=(0, 0, -9.81))
    e = model.add_parameter("e", 0.7)
    r = model.add_parameter("r", 0.1)
    ball = model.add_body("ball", mass=0.5)
    model.add_joint("flight", model.world, ball, "Tz", q=1.0)
    floor = sb.contacts.SphereOnPlane(ball, model.world, radius=r)
    model.add_contact("floor", floor, restitution=e)
    return model


@pytest.mark.parametrize("name", ["e", "r", "q_flight"])
@pytest.mark.parametrize("method", [sb.DP54(), sb.Radau(), sb.Moreau(0.002)])
def test_runs_with_contacts_are_those_of_simulate_whatever_varies(name, method):
    model, values = bouncing(), (0.2, 0.35, 0.9)
    many = sb.simulate_many(model, studies.rows({name: values}), 0.8, method=method)
    key = "start" if name == "q_flight" else "parameters"
    single = [
        sb.simulate(model, 0.8, method=method, **{key: {name: value}}).q[-1, 0]
        for value in values
    ]
    assert many["q_flight"][:, -1].tolist() == single
    assert len(set(single)) == 3


def test_a_quaternion_begins_in_the_same_bits_wherever_it_runs():
    """One whose length, summed in another order, is rounded to less than 1."""
    model = sb.library.quaternion_pendulum()
    times, values = [0, 0.02, 0.05], {"m": [1.0, 1.2, 1.3]}
    many = sb.simulate_many(model, values, times)
    loud = sb.Run(progress=lambda share: None)  # goes through slices
    for run, m in enumerate(values["m"]):
        for way in (None, loud):
            alone = sb.simulate(model, times, parameters={"m": m}, run=way)
            assert (many.states[run] == np.hstack([alone.q, alone.v])).all()
