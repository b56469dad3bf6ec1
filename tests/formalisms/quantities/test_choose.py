"""The formalism and the frames that are chosen, against all others after the passes."""

import numpy as np
import pytest

import symbody as sb
from symbody.closure import close_and_partition
from symbody.expr.traverse import operations_of
from symbody.formalisms.quantities import choose, dynamics
from symbody.system import assemble

WAYS = ("kane", "recursive", "composite", "articulated")
SMALL = ("cart_pole", "double_pendulum", "furuta_pendulum", "spherical_pendulum")
WITH_PARALLEL_AXES = (
    "andrews", "arm6", "branching_tree", "excavator", "four_bar", "loader", "scara"
)  # fmt: skip


def operations(model, formalism, merge=None):
    """Return how many operations one evaluation takes."""
    compiled = sb.compile_model(
        model, backend="python", formalism=formalism, merge=merge
    )
    counts = compiled.program("derivatives").counts
    return counts.multiplications + counts.additions


@pytest.mark.parametrize("name", WITH_PARALLEL_AXES)
def test_frames_are_merged_where_it_is_shorter_after_the_passes(name):
    """The choice is made before them, which saves to make the text of both."""
    model = getattr(sb.library, name)()
    ways = [
        operations(model, formalism, merge)
        for formalism in ("composite", "articulated")
        for merge in (False, True)
    ]
    # Andrews' mechanism has 353 where 345 are possible; all others have the least.
    assert operations(model, "auto") <= 1.03 * min(ways)


@pytest.mark.parametrize("name", SMALL)
def test_no_formalism_is_shorter_for_small_mechanisms(name):
    model = getattr(sb.library, name)()
    least = min(operations(model, way, False) for way in WAYS)
    assert operations(model, "auto") <= least


@pytest.mark.parametrize("name", WITH_PARALLEL_AXES)
def test_a_mass_matrix_has_the_shorter_frames_whatever_accelerations_have(name):
    """They are not derived for it; its values are those of other formalisms."""
    model = getattr(sb.library, name)()
    ways = [
        sb.compile_model(model, backend="python", merge=m) for m in (None, False, True)
    ]
    least = min(way.program("mass_matrix").counts.total for way in ways[1:])
    assert ways[0].program("mass_matrix").counts.total <= 1.03 * least
    other = sb.compile_model(model, backend="python", formalism="recursive")
    q = other.start_state()[: len(other.system.q)]
    np.testing.assert_allclose(
        ways[0].mass_matrix(q), other.mass_matrix(q), rtol=1e-10, atol=1e-12
    )


def test_a_mass_matrix_is_derived_without_accelerations(monkeypatch):
    compiled = sb.compile_model(sb.library.excavator())
    monkeypatch.delattr(dynamics, "best_derivation")
    assert compiled.program("mass_matrix").counts.functions > 0
    with pytest.raises(NameError, match="best_derivation"):
        compiled.program("bias")


@pytest.mark.parametrize("name", ["cardan_shaft", "hexapod"])
def test_long_chains_of_operations_cost_more_than_some_that_can_begin_at_once(name):
    """Articulated bodies took 1.3 and 1.5 times as long, if with less to do."""
    compiled = sb.compile_model(getattr(sb.library, name)())
    assert compiled.equations("dynamics").formalism.startswith("composite")


def test_an_articulated_inertia_does_not_wait_for_its_pivot_to_be_turned():
    """A joint adds 18 operations that need each other; turned behind it adds 20."""

    def longest(joints):
        system = assemble(sb.library.chain(joints))
        vd = choose.derive_by(system, "articulated", merge=False).vd
        depth = {}
        for node in operations_of(vd):
            depth[node] = 1 + max(depth.get(arg, 0) for arg in node.args)
        return max(depth[node] for node in vd)

    assert longest(9) - longest(6) == 3 * 18


def test_joints_that_carry_a_loop_are_eliminated_as_those_that_carry_none():
    """At their parents' origins, a joint took 36 operations more."""

    def size(joints, *, closed):
        model = sb.library.chain(joints)
        first, _, last = [*model.bodies.values()][-3:]
        if closed:
            model.add_constraint("rod", sb.constraints.Rod(first, last, length=0.7))
        system = close_and_partition(assemble(model))
        return len(
            operations_of(choose.derive_by(system, "articulated", merge=False).vd)
        )

    grown = [size(9, closed=each) - size(6, closed=each) for each in (True, False)]
    assert grown[0] <= grown[1]


def side_by_side(count, kinds, measured=False):
    """Return mechanisms beside each other: some by constraints, driven or forced."""
    model = sb.Model("beside", gravity=(0, 0, -9.81))
    push = model.add_input("push")
    for i in range(count):
        kind = kinds[i % len(kinds)]
        foot, upper, lower = (
            model.world.add_frame(f"foot{i}", at=(i, 0, 0)),
            *(
                model.add_body(
                    f"{name}{i}",
                    mass=1 + i,
                    com=(0, 0.1, -0.5),
                    inertia=(0.1, 0.2, 0.2),
                )
                for name in ("upper", "lower")
            ),
        )
        knee = upper.add_frame("knee", at=(0, 0, -1))
        first = model.add_joint(f"hip{i}", foot, upper, "Ry", q=0.3)
        turns = "spherical" if kind == "ball" else "Ry"
        start = {"q": -0.3} if kind == "loop" else {}
        model.add_joint(f"knee{i}", knee, lower, turns, **start)
        if kind == "loop":
            top = model.world.add_frame(f"top{i}", at=(i + 2, 0, 0))
            rod = model.add_body(f"rod{i}", mass=1, com=(0, 0, -1), inertia=(0.1,) * 3)
            model.add_joint(f"pin{i}", top, rod, "Ry", q=0.3)
            end, tip = lower.add_frame("end", at=(2, 0, 0)), (0, 0, -1)
            cut = sb.constraints.BallCut(end, rod.add_frame("tip", at=tip))
            model.add_constraint(f"cut{i}", cut)
        if kind == "driven":
            model.drive(first, sb.sin(model.t))
        if kind == "forced":
            force = push - first.v[0]
            if measured:
                tip = model.add_sensor(f"tip{i}", sb.sensors.Position(lower))
                force = force + tip[0]
            model.add_load(f"motor{i}", sb.loads.JointForce(first, force))
    return model


@pytest.mark.parametrize("measured", [False, True])
@pytest.mark.parametrize(
    "kinds", [("forced",), ("ball", "forced"), ("loop", "driven", "ball", "forced")]
)
def test_one_of_each_kind_of_parts_chooses_as_all_of_them_do(
    kinds, measured, monkeypatch
):
    """Where loads follow sensors, all are derived."""
    model = side_by_side(40, kinds, measured)
    compiled = sb.compile_model(model, rolled=False)
    examples = choose._one_of_each_kind(compiled.derivations)
    assert (examples is None) == measured
    assert measured or len(examples.system.links) < 12
    own = compiled.equations("dynamics")
    monkeypatch.setattr(choose, "_one_of_each_kind", lambda of: None)
    every = sb.compile_model(model, rolled=False).equations("dynamics")
    assert own.formalism == every.formalism
    assert own.results["vd"].tolist() == every.results["vd"].tolist()
