"""Nodes that jump from one place to another during a motion are told."""

import warnings

import numpy as np
import pytest

import symbody as sb

# Places to which nodes jump may be such ones.
UNSTABLE = pytest.mark.filterwarnings("ignore:.*the equilibrium is not stable")
HOOKS = ((-1, 0, 0.1), (1, 0, 0), (0, 1, 0), (0, -1, 0.2))


def net(at=None, mass=8.0, *, massless=False):
    """Return a net of springs that holds a body, with two nodes or massless bodies."""
    model = sb.Model("net")
    body = model.add_body("body", mass)
    model.add_joint("free", model.world, body, ["Tx", "Ty", "Tz"], q=(0.2, 0.1, -1))
    if massless:
        upper, lower = model.add_body("upper"), model.add_body("lower")
        for knot, place in ((upper, (0, 0, -0.1)), (lower, (0.2, 0.1, -0.5))):
            name = f"free_{knot.name}"
            model.add_joint(name, model.world, knot, ["Tx", "Ty", "Tz"], q=place)
    else:
        upper, lower = model.add_node("upper"), model.add_node("lower", at)
    for i, place in enumerate(HOOKS):
        hook = model.world.add_frame(f"hook{i}", at=place)
        model.add_load(
            f"rope{i}", sb.loads.SpringDamper(hook, upper, 300, free_length=0.6)
        )
    side = model.world.add_frame("side", at=(0.3, 0.5, -0.5))
    for name, first, last in (
        ("between", upper, lower), ("tail", lower, body), ("guy", side, lower)
    ):  # fmt: skip
        law = sb.loads.SpringDamper(first, last, 500, free_length=0.25)
        model.add_load(name, law)
    model.add_sensor("place", sb.sensors.Position(lower))
    return model


@UNSTABLE
def test_a_node_that_jumps_is_told_with_times_and_places():
    # The body draws the lower node to where the search finds the place below it.
    with pytest.warns(sb.errors.ModelWarning, match="node 'lower' jumped between t = "):
        motion = sb.simulate(net(mass=2.0), 0.25)
    places = motion["place"].values
    notes = [note for note in motion.notes if "jumped" in note]
    steps = np.linalg.norm(np.diff(places, axis=0), axis=1)
    # It moves by 18 mm at most from time to time, beside.
    (jumps,) = np.nonzero(steps > 0.05)
    assert len(notes) == len(jumps) > 0
    for note, k in zip(notes, jumps, strict=True):
        assert f"t = {motion.time[k]:.6g} s and" in note
        assert f"{places[k + 1, 2]:.4g}) m" in note


def test_a_node_that_keeps_its_place_is_not_told():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        motion = sb.simulate(net(), 0.3)
    assert not any("jumped" in note for note in motion.notes)


def test_a_search_that_begins_far_away_finds_the_same_places_all_along():
    near, far = (sb.simulate(net(at), 0.3) for at in (None, (0.1, 0, 0.2)))
    np.testing.assert_allclose(far["place"], near["place"], atol=1e-6)


@pytest.mark.slow
@UNSTABLE
@pytest.mark.filterwarnings("ignore:.*without mass body 'upper', body 'lower' goes")
def test_bodies_without_mass_keep_to_the_equilibrium_that_nodes_lose():
    massless = sb.simulate(net(mass=2.0, massless=True), 0.25)
    with pytest.warns(sb.errors.ModelWarning, match="jumped"):
        nodes = sb.simulate(net(mass=2.0), 0.25)
    before = nodes.time < 0.22
    assert np.linalg.norm(np.diff(massless["place"], axis=0), axis=1).max() < 0.02
    # Where nodes have not jumped, both ways have the tolerance of DP54.
    np.testing.assert_allclose(
        massless["place"][before], nodes["place"][before], atol=1e-6
    )


def hung(damping):
    """Return a body on a node, whose dampers have a damping [N s/m]."""
    model = sb.Model("hung", gravity=(0, 0, -9.81))
    length = model.add_parameter("length", 0.3)
    heavy = model.add_parameter("m", 2.0)
    body = model.add_body("body", heavy)
    model.add_joint("z", model.world, body, "Tz", q=-0.9)
    node = model.add_node("n", at=(0.01, 0, -1.2 * length), moves="xz")
    for name, x in (("left", -0.3), ("right", 0.3)):
        hook = model.world.add_frame(name, at=(x, 0, 0))
        law = sb.loads.SpringDamper(hook, node, 100, damping, length)
        model.add_load(f"to_{name}", law)
    model.add_load("down", sb.loads.SpringDamper(node, body, 200, 5, 0.4))
    model.add_sensor("place", sb.sensors.Position(node))
    return model


@pytest.mark.parametrize("damping", [0.0, 5.0])
def test_nodes_that_begin_by_the_parameters_of_the_compiled_model_are_told(damping):
    model = hung(damping)
    compiled, other = sb.compile_model(model), {"length": 0.25}
    begin = [sb.simulate(m, [0, 0.1], parameters=other) for m in (model, compiled)]
    apart = begin[0].array("place")[0] - begin[1].array("place")[0]
    assert np.abs(apart).max() > 0.05
    told = "the compiled model put them"
    assert [any(told in n for n in m.notes) for m in begin] == [False, True]
    names = [s for s in compiled.state_labels() if s.startswith("n_")]
    start = dict(zip(names, begin[1].array("place")[0][[0, 2]], strict=False))
    for options in ({"start": start}, {"start": {"v_z": 0.1}}, {}):
        run = sb.simulate(compiled, [0, 0.1], parameters=other, **options)
        assert any(told in n for n in run.notes) == (options != {"start": start})
    if damping:
        run = sb.simulate(compiled, [0, 0.1], parameters={"m": 2.1})
        assert not any(told in n for n in run.notes)
