"""Coordinates that move nothing that has mass are named, in trees and with loops."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_tree, random_values
from symbody.closure import close_and_partition
from symbody.formalisms.constraints.singular_mass import InertiaCheck, start_values
from symbody.formalisms.dynamics.matrices import NumericMass
from symbody.formalisms.quantities.choose import derive_by
from symbody.library import chains
from symbody.library.linkages import loop_chain
from symbody.system.assemble import assemble

FORMALISMS = ("composite", "recursive", "articulated", "kane", "tmt")


@pytest.mark.parametrize("seed", range(8))
def test_the_mass_matrix_in_numbers_is_that_of_the_formulas(seed):
    rng = np.random.default_rng(seed)
    model = random_tree(rng, 6)
    joint = next(iter(model.joints.values()))
    if joint.v and len(joint.v) == len(joint.q):
        model.drive(joint, [model.t for _ in joint.q])
    system = assemble(model)
    values = random_values(rng, system)
    M = derive_by(system, "composite", merge=False).M
    found = NumericMass(system).matrix(values)
    np.testing.assert_allclose(found, sb.evaluate(M, values), rtol=1e-10, atol=1e-12)


def with_sled(model: sb.Model, *, constrained: bool) -> sb.Model:
    """The model with a sled on a knife edge beside it."""
    sled = model.add_body("sled", 1, inertia=(0.1, 0.1, 0.1))
    model.add_joint("slide", model.world, sled, ["Tx", "Ty", "Rz"], v=(1, 0, 0.3))
    if constrained:
        model.add_constraint("edge", sb.constraints.KnifeEdge(sled))
    return model


def turning(kind, **joint) -> sb.Model:
    model = sb.Model("turning")
    body = model.add_body("b", 1, (0, 0.1, 0), inertia=(0.1, 0.1, 0.1))
    model.add_joint("j", model.world, body, kind, **joint)
    return model


def massless_link() -> sb.Model:
    """Two skew axes in line, of a body without mass and one with it."""
    model = sb.Model("turning")
    link = model.add_body("link")
    body = model.add_body("b", 1, (0, 0.1, 0), inertia=(0.1, 0.1, 0.1))
    model.add_joint("j", model.world, link, sb.joints.Revolute((1, 2, 3)))
    model.add_joint("k", link, body, sb.joints.Revolute((-1, -2, -3)))
    return model


DEAD = {
    "parallel": (lambda: turning(["Rx", "Rx"]), "j_Rx together with j_Rx2 moves"),
    "slides": (lambda: turning(["Tx", "Rx", "Tx"]), "j_Tx together with j_Tx2 moves"),
    "gimbal lock": (
        lambda: turning(["Rz", "Rx", "Rz"]),
        "j_Rz together with j_Rz2 moves",
    ),
    "in line": (massless_link, "j together with k moves"),
}


@pytest.mark.filterwarnings("ignore:joint 'j'. its motion Rx2 only repeats")
@pytest.mark.parametrize("constrained", [False, True])
@pytest.mark.parametrize("dead", DEAD)
def test_motions_that_cancel_in_all_that_has_mass_are_named_together(dead, constrained):
    build, message = DEAD[dead]
    model = with_sled(build(), constrained=constrained)
    error = (sb.errors.DerivationError, sb.errors.AnalysisError)
    with pytest.raises(error, match=rf"singular.*{message} without inertia.*parallel"):
        sb.simulate(model, 0.1)


@pytest.mark.parametrize("formalism", FORMALISMS)
@pytest.mark.parametrize("constrained", [False, True])
def test_every_formalism_names_what_is_singular_whatever_the_motion(
    formalism, constrained
):
    model = with_sled(sb.Model("dead"), constrained=constrained)
    bead = model.add_body("bead", 1)
    model.add_joint("spin", model.world, bead, "Rx")
    with pytest.raises(
        sb.errors.DerivationError, match=r"'dead'.*: spin moves without"
    ):
        sb.derive(model, formalism)


def test_what_a_loop_leaves_without_inertia_is_named_with_all_that_moves():
    """A rod between two ball joints turns about itself; it has no inertia about it."""
    model = sb.Model("rod", gravity=(0, 0, -9.81))
    arm = model.add_body("arm", 1, (0.5, 0, 0), (0.01, 0.1, 0.1))
    model.add_joint("a", model.world, arm, "Rz", q=0.3)
    rod = model.add_body("rod", 1, (0, 0, 0.5), (0.1, 0.1, 0))
    model.add_joint("ball", arm.add_frame("end", at=(1, 0, 0)), rod, "spherical")
    other = model.add_body("other", 1, inertia=(0.1, 0.1, 0.1))
    above = model.world.add_frame("above", at=(0, 0, 1))
    model.add_joint("b", above, other, "Rz", q=0.3)
    end, top = other.add_frame("end", at=(1, 0, 0)), rod.add_frame("top", at=(0, 0, 1))
    model.add_constraint("cut", sb.constraints.BallCut(end, top))
    found = "singular at t = 0 s: ball_wz moves without inertia"
    with pytest.raises(sb.errors.AnalysisError, match=found):
        sb.simulate(model, 0.1)


def test_what_a_constraint_holds_needs_no_inertia():
    """A massless arm that a rod locks: nothing that moves is without inertia."""
    model = sb.Model("locked", gravity=(0, -9.81, 0))
    arm, bob = model.add_body("arm"), model.add_body("bob", 1, (0.5, 0, 0))
    model.add_joint("a", model.world, arm, "Rz")
    end = arm.add_frame("end", at=(1, 0, 0))
    model.add_joint("b", end, bob, "Rz", q=1.0)
    hook = model.world.add_frame("hook", at=(1, 1, 0))
    model.add_constraint("rod", sb.constraints.Rod(hook, end, 1.0))
    assert sb.simulate(model, 0.2).status.completed


@pytest.mark.parametrize("constrained", [False, True])
def test_a_negative_inertia_is_told_as_such(constrained):
    model = sb.Model("file")
    body = model.add_body("b", 1, inertia=(-0.1, 0.1, 0.1), allow_invalid_inertia=True)
    model.add_joint("j", model.world, body, "Rx")
    with_sled(model, constrained=constrained)
    with pytest.warns(sb.errors.ModelWarning, match="negative principal moment"):
        compiled = sb.compile_model(model)
    found = r"indefinite.*: j moves with the negative inertia -0\.1, .*allow_invalid"
    with pytest.raises(sb.errors.AnalysisError, match=found):
        sb.simulate(compiled, 0.1)


@pytest.mark.parametrize("build", [lambda: chains.chain(300), lambda: loop_chain(60)])
def test_large_mechanisms_are_checked_and_long_chains_are_not_called_singular(build):
    system = close_and_partition(assemble(build()))
    assert len(system.v) > 60
    assert (
        InertiaCheck(system.spanning_tree).message(start_values(system.spanning_tree))
        is None
    )


def test_a_coordinate_without_inertia_is_found_among_a_hundred():
    model = chains.chain(100)
    last = list(model.bodies.values())[-1]
    bead = model.add_body("bead", 1)
    needle = model.add_parameter("needle", 0.0)
    tip = model.add_body("tip", inertia=(needle, needle, needle))
    model.add_joint("seat", last, bead, "Tx")
    model.add_joint("spin", bead, tip, "Rz")
    system = assemble(model)
    message = InertiaCheck(system).message(start_values(system))
    assert message is not None
    assert "singular: spin moves without inertia" in message


def test_a_run_that_fails_near_a_singular_position_names_what_could_move():
    model = turning(["Rz", "Rx", "Rz"], q=(0, 1e-6, 0), v=(0, 1e-9, 1.0))
    found = "nearly singular at t = .*: j_Rz together with j_Rz2 moves"
    with pytest.raises(sb.errors.AnalysisError, match=found):
        sb.simulate(model, 1.0, method=sb.DP54(max_steps=1))


def test_angles_that_lock_are_named_with_the_joint_that_has_no_such_place():
    model = sb.Model("ball")
    ball = model.add_body("ball", 1.0, inertia=(0.1, 0.2, 0.3))
    turn = sb.joints.Spherical("cardan")
    model.add_joint("turn", model.world, ball, turn, q=(0.1, np.pi / 2, 0.2))
    with pytest.raises(sb.errors.AnalysisError, match=r"\(gimbal lock\): take joints"):
        sb.simulate(model, 1.0)
