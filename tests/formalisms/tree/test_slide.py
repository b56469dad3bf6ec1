import numpy as np

from probes.random_systems import random_values
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ZERO
from symbody.formalisms.tree.tree import build_tree, slide_origins
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.library.chains import chain
from symbody.library.robots import arm7
from symbody.model.model import Model
from symbody.model.sensors.frames import Position
from symbody.spatial.vectors import ZERO_VEC
from symbody.system import assemble


def test_offsets_along_turning_axes_vanish():
    system = assemble(chain(3))
    links, _ = slide_origins(system.links, system.placements)
    for link in links:
        assert link.p[link.axis] is ZERO


def test_offsets_of_sliding_links_vanish():
    model = Model("m")
    body = model.add_body("body", 1)
    at = model.world.add_frame("at", at=(1, 2, 3))
    model.add_joint("slide", at, body, "Ty")
    system = assemble(model)
    (link,), placements = slide_origins(system.links, system.placements)
    assert link.p == ZERO_VEC
    assert evaluate(placements["body"].p, {}).tolist() == [1, 2, 3]


def test_bodies_stay_where_they_are(rng):
    model = arm7()
    place = model.add_sensor("place", Position(model.bodies["a7_link"]))
    system = assemble(model)
    values = random_values(rng, system)
    R, p = np.eye(3), np.zeros(3)
    for joint, q in zip(system.joints, system.q, strict=True):
        p = p + R @ evaluate(joint.parent.p, values)
        c, s = np.cos(values[q]), np.sin(values[q])
        about_z = [[c, -s, 0], [s, c, 0], [0, 0, 1]]
        about_y = [[c, 0, s], [0, 1, 0], [-s, 0, c]]
        R = R @ (about_z if joint.elements[0].label == "Rz" else about_y)
    for merge in (False, True):
        measured = TreeKinematics(system, build_tree(system, merge=merge))
        found = evaluate(measured.resolve(list(place)), values)
        np.testing.assert_allclose(found, p, rtol=1e-13, atol=1e-14)
