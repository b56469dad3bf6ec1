"""Cuts of planar loops across a wrong axis."""

import pytest

import symbody as sb


def linkage(**axis):
    model = sb.Model("linkage")
    ends = []
    for name, length in (("crank", 0.5), ("coupler", 1.3), ("rocker", 0.9)):
        body = model.add_body(name, mass=1, inertia=(0.1, 0.1, 0.1))
        ends.append(body.add_frame("end", at=(length, 0, 0)))
    crank, coupler, rocker = model.bodies.values()
    wall = model.world.add_frame("wall", at=(1.2, 0, 0))
    model.add_joint("motor", model.world, crank, "Ry", q=-1.0)
    model.add_joint("knee", ends[0], coupler, "Ry", q=0.66)
    model.add_joint("hip", wall, rocker, "Ry", q=-1.23)
    model.add_constraint(
        "close", sb.constraints.PlanarHingeCut(ends[1], ends[2], **axis)
    )
    return model


def test_a_cut_across_another_axis_than_that_of_the_hinges_is_warned_of():
    with pytest.warns(
        sb.errors.ModelWarning, match=r"'close': .*lam_close\[y\].*axis='y'"
    ):
        sb.compile_model(linkage())


def test_a_cut_across_the_axis_of_the_hinges_is_not():
    compiled = sb.compile_model(linkage(axis="y"))
    assert len(compiled.system.coordinates.by_constraints.redundant) == 0
