"""Starts that compiled code closes are those of Newton's method in Python."""

from __future__ import annotations

import re
import warnings

import numpy as np
import pytest

import symbody as sb
from probes.loops import rod_between_balls
from symbody.closure.close_and_partition import Assembly
from symbody.library import closed_by_constraints as known
from symbody.pipeline.assembly import assembly_of


def knife():
    """A body in the plane on a knife edge, which binds no position."""
    model = sb.Model("knife")
    body = model.add_body("body", 1.0, (0.1, 0, 0), (0.1, 0.1, 0.1))
    v = (np.cos(0.3), np.sin(0.3), 1.0)
    axes, q = ["Tx", "Ty", "Rz"], (0.1, 0.2, 0.3)
    model.add_joint("plane", model.world, body, axes, q=q, v=v)
    model.add_constraint("edge", sb.constraints.KnifeEdge(body))
    return model


def ball_on_edges():
    """A free body by quaternions, on a skate; a parallel edge follows from it."""
    model = sb.Model("edges")
    body = model.add_body("body", 1.0, (0, 0, 0.2), (0.1, 0.2, 0.15))
    model.add_joint("free", model.world, body, "free")
    model.add_constraint("skate", sb.constraints.Skate(body, model.world))
    beside = body.add_frame("beside", at=(0, 0.5, 0))
    model.add_constraint("beside", sb.constraints.KnifeEdge(beside))
    return model


def cart():
    """A carriage with a four-bar on it, whose two wheels slip not sideways."""
    model = sb.Model("cart")
    body = model.add_body("body", 2.0, (0.1, 0, 0), (0.1, 0.2, 0.3))
    model.add_joint("plane", model.world, body, ["Tx", "Ty", "Rz"])
    steer = model.add_body("steer", 0.5, (0, 0, 0), (0.1, 0.1, 0.1))
    model.add_joint("pin", body.add_frame("nose", at=(1, 0, 0)), steer, "Rz", q=0.3)
    model.add_constraint("rear", sb.constraints.KnifeEdge(body))
    model.add_constraint("front", sb.constraints.KnifeEdge(steer))
    twin = body.add_frame("twin", at=(0, 0.5, 0))
    model.add_constraint("twin", sb.constraints.KnifeEdge(twin))
    angles = 2.37311944099132, 1.054293231191216
    rod = model.add_body("rod", 0.2, (0.2, 0, 0), (0.01, 0.01, 0.01))
    lever = model.add_body("lever", 0.2, (0.2, 0, 0), (0.01, 0.01, 0.01))
    model.add_joint("a", steer.add_frame("a", at=(0, 0.3, 0)), rod, "Rz", q=angles[0])
    model.add_joint("b", body.add_frame("b", at=(0, 0.3, 0)), lever, "Rz", q=angles[1])
    ends = rod.add_frame("end", at=(0.8, 0, 0)), lever.add_frame("end", at=(0.4, 0, 0))
    model.add_constraint("loop", sb.constraints.PlanarHingeCut(*ends))
    return model


SLIPPING = {
    "rolling disc": known.disc,
    "bicycle": sb.library.bicycle,
    "knife edge": knife,
    "edges": ball_on_edges,
    "cart": cart,
}
MODELS = {
    **SLIPPING,
    "four-bars": known.double_four_bar,
    "windows": lambda: known.windows(2),
    "quaternions": rod_between_balls,
    "explicit loops": known.spatial_slider_crank,
    "redundant equations": known.bennett,
    "redundant rows of a plane": known.sarrus,
    "suspension": sb.library.five_bar_suspension,
}


def slowly(monkeypatch, compiled):
    monkeypatch.setattr(assembly_of(compiled), "_starts", None)


def starts(compiled, rng):
    """Return starts that a user may give: some values, near those of the model."""
    labels, y = compiled.state_labels(), compiled.start_state()
    turned = {i for at in compiled.system.quaternions for i in range(at, at + 4)}
    free = [i for i in range(len(y)) if i not in turned]
    for _ in range(30):
        some = rng.choice(free, size=rng.integers(1, 3), replace=False)
        yield {labels[i]: y[i] + rng.normal(scale=0.02) for i in some}


def closed(compiled, given):
    y, labels = compiled.start_state(), list(compiled.state_labels())
    for name, value in given.items():
        y[labels.index(name)] = value
    try:
        model, found, moved = compiled.settled_start(y, given)
    except sb.errors.AnalysisError as error:
        return str(error)
    return model.system.partition, found, [m.name for m in moved]


@pytest.mark.parametrize("name", MODELS)
def test_starts_are_closed_and_chosen_as_python_does(name, rng, monkeypatch):
    compiled = sb.compile_model(MODELS[name]())
    given = list(starts(compiled, rng))
    quick = [closed(compiled, one) for one in given for _ in range(2)][1::2]
    slowly(monkeypatch, compiled)
    for one, fast in zip(given, quick, strict=True):
        slow = closed(compiled, one)
        if isinstance(slow, str):
            assert fast == slow
            continue
        assert (fast[0], fast[2]) == (slow[0], slow[2])
        # Both close to 1e-12, and where that leads depends on the directions by 1e3.
        np.testing.assert_allclose(fast[1], slow[1], rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("name", ["four-bars", "windows", "explicit loops", *SLIPPING])
def test_a_start_that_is_plain_needs_no_python(name, monkeypatch):
    compiled = sb.compile_model(MODELS[name]())
    wanted = compiled.system.coordinates.by_constraints.independent
    q = compiled.system.q[wanted[0]]
    given = {q.name: compiled.start_state()[wanted[0]] + 1e-3}
    first = closed(compiled, given)
    monkeypatch.setattr(Assembly, "closed", None)
    again = closed(compiled, given)
    assert again[0] == first[0]
    np.testing.assert_array_equal(again[1], first[1])


@pytest.mark.parametrize("name", MODELS)
def test_the_posture_is_that_of_the_determinant(name, rng, monkeypatch):
    compiled = sb.compile_model(MODELS[name]())
    y = compiled.start_state()
    near = [y + rng.normal(scale=0.1, size=y.size) for _ in range(20)]
    quick = [compiled.posture(one) for one in near]
    slowly(monkeypatch, compiled)
    assert quick == [compiled.posture(one) for one in near]


@pytest.mark.parametrize("name", ["four-bars", "windows", "quaternions", *SLIPPING])
def test_the_choice_on_the_way_is_that_of_python(name, rng, monkeypatch):
    compiled = sb.compile_model(MODELS[name]())
    at = [closed(compiled, one) for one in starts(compiled, rng)]
    states = [found[1] for found in at if not isinstance(found, str)]
    quick = [compiled.repartitioned(0.0, y).system.partition for y in states * 2]
    slowly(monkeypatch, compiled)
    slow = [compiled.repartitioned(0.0, y).system.partition for y in states]
    assert quick == slow * 2


def test_a_singular_start_is_told_however_often_it_is_given():
    model = known.parallel_cranks()
    compiled = sb.compile_model(model)
    name = compiled.system.q[0].name
    messages = set()
    for _ in range(3):
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            try:
                sb.simulate(compiled, 0.01, start={name: 0.0})
            except sb.errors.AnalysisError as error:
                messages.add(str(error))
            else:
                messages.add(str(warned[0].message))
    assert len(messages) == 1
    # Rounding says whether it is left at all, and then for which position.
    assert re.search("singular|do not close where it was to start", messages.pop())
