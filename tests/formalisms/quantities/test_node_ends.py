"""Where equilibria of nodes end is found between two states, and told."""

import time

import numpy as np
import pytest

import symbody as sb


def pulled():
    """Return a node on a spring that gives way beyond 3/e N, pulled ever more."""
    model = sb.Model("pulled", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=1.0, v=0.2)
    node = model.add_node("node", at=(0.5, 0, 0), moves="x")
    weak = sb.loads.Connector(
        [model.world, node], lambda a, b: [b.p[0]], lambda e: [3 * e[0] * sb.exp(-e[0])]
    )
    model.add_load("weak", weak)
    # As a formula of time the switches of the node would be looked for ahead.
    grown = model.add_state("grown", 0.0, 2.0)
    model.add_load("push", sb.loads.Force(node, (grown, 0, 0)))
    place = model.add_sensor("place", sb.sensors.Position(node))
    model.add_load("follow", sb.loads.Force(body, (place[0], 0, 0)))
    return model


@pytest.mark.parametrize(
    "method",
    [
        pytest.param({"method": "DP54"}, marks=pytest.mark.slow),
        {"method": sb.RK4(0.05)},
    ],
)
def test_a_fold_is_told_with_its_time_place_and_loads(method):
    with pytest.raises(sb.errors.AnalysisError, match="a fold") as raised:
        sb.simulate(pulled(), 2.0, **method)
    # x exp(-x) is largest at one.
    assert f"at t = {1.5 / np.e:.6g}" in str(raised.value)
    assert "the place (1, 0, 0) m" in str(raised.value)
    assert "'weak' 1.104 N, 'push' 1.104 N" in str(raised.value)


@pytest.mark.parametrize(("method", "damping"), [("DP54", 0.5), ("Radau", 5.0)])
def test_dampers_that_cease_to_act_are_told(method, damping):
    # The load is thrown up, so that all cables get slack.
    model = sb.Model("thrown")
    load = model.add_body("load", mass=3.0)
    model.add_joint("hang", model.world, load, "Tz", q=-0.72, v=6.0)
    knot = model.add_node("knot", at=(0, 0, -0.2), moves="xz")
    for i, x in enumerate([-0.7, 0.7]):
        hook = model.world.add_frame(f"hook{i}", at=(x, 0, 0))
        rope = sb.loads.Cable([hook, knot], stiffness=300, free_length=0.7, damping=5)
        model.add_load(f"rope{i}", rope)
    tail = sb.loads.Cable([knot, load], 1200, free_length=0.5, damping=damping)
    model.add_load("tail", tail)
    with pytest.raises(
        sb.errors.AnalysisError, match="node 'knot' do not determine its vel"
    ):
        sb.simulate(model, 1.0, method=method)


@pytest.mark.parametrize("method", ["DP54", "Radau"])
def test_dampers_that_come_into_one_line_are_told_and_a_small_one_across_helps(method):
    model = sb.Model("drawn_taut")
    load = model.add_body("load", mass=1.0)
    model.add_joint("hang", model.world, load, ["Tx", "Tz"], q=(0.1, -2))
    node = model.add_node("node", moves="xz", at=(0, 0, -1))
    for name, ends in (("upper", (model.world, node)), ("lower", (node, load))):
        model.add_load(name, sb.loads.SpringDamper(*ends, 100, 5, 0.9))
    with pytest.raises(
        sb.errors.AnalysisError, match=r"node 'node' do not .* lie in one line"
    ):
        sb.simulate(model, 1.0, method=method)
    v = model.add_sensor("v", sb.sensors.Velocity(node))
    model.add_load("small", sb.loads.Force(node, (-1e-3 * v[0], 0, -1e-3 * v[2])))
    assert sb.simulate(model, 1.0, method="Radau").status.completed


def test_dampers_that_have_turned_across_are_told():
    # A damper between a node in a frame of springs and a body that goes around it.
    model = sb.Model("around", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    hinge = model.add_joint("hinge", model.world, body, "Rz")
    model.drive(hinge, model.t)
    node = model.add_node("node", at=(0.1, 0, 0), moves="xy")
    for i, (x, y) in enumerate([(1, 0), (-1, 0.2), (0, 1), (0.1, -1)]):
        hook = model.world.add_frame(f"hook{i}", at=(x, y, 0))
        model.add_load(
            f"rope{i}", sb.loads.SpringDamper(hook, node, 50, free_length=0.5)
        )
    tip = body.add_frame("tip", at=(2, 0, 0))
    model.add_load("damper", sb.loads.SpringDamper(tip, node, damping=4))
    model.add_sensor("place", sb.sensors.Position(node))
    with pytest.raises(
        sb.errors.AnalysisError, match=r"have turned by [89].° since"
    ) as raised:
        sb.simulate(model, 3.0)
    assert "node 'node'" in str(raised.value)


@pytest.mark.slow  # 5 s
def test_a_slack_net_of_twelve_nodes_ends_and_names_a_node_that_nothing_holds():
    model, rows, columns = sb.Model("net"), 3, 4
    ends = {
        (i, j): model.add_node(f"n{i}_{j}", at=(j, i, 0))
        if i in range(rows) and j in range(columns)
        else model.world.add_frame(f"w{i + 1}_{j + 1}", at=(j, i, 0))
        for i in range(-1, rows + 1)
        for j in range(-1, columns + 1)
    }
    for i in range(-1, rows + 1):
        for j in range(-1, columns + 1):
            for one in ((i + 1, j), (i, j + 1)):
                pair = [ends[i, j], ends.get(one, ends[i, j])]
                if any(end.name.startswith("n") for end in pair) and one in ends:
                    cable = sb.loads.Cable(pair, stiffness=1000, free_length=1.001)
                    model.add_load(f"cable{i + 1}_{j + 1}_{one[0] - i}", cable)
    body = model.add_body("body", mass=1.0)
    model.add_joint("falls", model.world, body, ["Tx", "Ty", "Tz"], q=(1, 1, -2.0))
    tail = sb.loads.Cable([ends[1, 2], body], stiffness=1000, free_length=1.001)
    model.add_load("tail", tail)
    began = time.process_time()
    # In a step, or where one begins.
    named = r"equilibrium of node 'n0_0' ends|There node 'n0_0'.* has no equilibrium"
    with pytest.raises(sb.errors.AnalysisError, match=named):
        sb.simulate(model, 0.5)
    # It took minutes to say what had happened.
    assert time.process_time() - began < 60
