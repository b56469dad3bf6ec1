"""Forces and impulses obey set-valued laws, whatever the shape and rank of A."""

from __future__ import annotations

import numpy as np
import pytest

from symbody.runtime.loops.contacts import ContactLaws, ContactMode, ContactStatus

GAP, SPEED, FRICTION = range(3)
HELD, SLIDES = 1, 2
SOLVED = ContactStatus.SOLVED
# Of the sums that forces and accelerations are made of.
RESIDUAL = 1e-10


def random_laws(rng, most, kinds=(GAP,), poisson=False):
    """Return laws, rows of W, and inverse masses: A is W diag W^T, of any rank."""
    table, row = [], 0
    for _ in range(rng.integers(1, 5)):
        kind = rng.choice(kinds)
        tangents = max(rng.integers(0, 3), kind == FRICTION)
        table.append((kind, row, tangents, int(poisson)))
        row += tangents + (kind != FRICTION)
    laws, rank = len(table), rng.integers(1, row + 3)
    friction = rng.uniform(0, most, laws)
    numbers = np.column_stack([friction, friction, rng.uniform(0, 1, laws)])
    W = rng.normal(size=(row, rank))
    if rng.random() < 0.3:
        W[rng.integers(row)] = 0.0
    return ContactLaws(np.array(table), numbers, row), W, 10 ** rng.uniform(-2, 2, rank)


def shrunk(x, radius):
    size = np.linalg.norm(x)
    return x if size <= radius else x * (radius / size)


def residual(laws, A, offset, presence, directions):
    """Return how far laws are from being obeyed, by projections on their cones."""
    F = laws.forces
    a = A @ F + offset
    np.testing.assert_allclose(a, laws.accelerations, rtol=1e-9, atol=1e-9)
    scale = np.abs(A) @ np.abs(F) + np.abs(offset)
    # An acceleration all parts of which are small beside those of others is rounding.
    units = np.sqrt(np.diag(A))
    scale = np.maximum(scale, 1e-4 * units * np.max(scale / np.maximum(units, 1e-300)))
    worst = [0.0]
    for (kind, row, tangents, _), (kinetic, _, _), what in zip(
        laws.table, laws.numbers, presence, strict=True
    ):
        first, bound = row, kinetic
        if kind != FRICTION:
            first, bound = row + 1, kinetic * F[row]
            if A[row, row] > 0:
                stepped = max(0.0, F[row] - a[row] / A[row, row])
                worst.append(abs(F[row] - stepped) * A[row, row] / scale[row])
            else:
                assert F[row] == 0
        part = slice(first, first + tangents)
        most = np.diag(A)[part].max(initial=0.0)
        if most > 0:
            target = shrunk(F[part] - a[part] / most, bound)
            if what == SLIDES:
                target = -bound * directions[part]
            error = np.linalg.norm(F[part] - target) * most
            worst.append(error / scale[part].max())
    return max(worst)


@pytest.mark.parametrize("most", [0.0, 0.3, 0.8])
def test_forces_obey_the_laws_of_all_kinds_at_every_rank(most, rng):
    for _ in range(500):
        laws, W, inverse = random_laws(rng, most, (GAP, GAP, SPEED, FRICTION))
        A = W @ np.diag(inverse) @ W.T
        offset = W @ rng.normal(size=len(inverse))
        for kind, row, tangents, _ in laws.table:
            across = row + (kind != FRICTION) + np.arange(tangents * (tangents == 2))
            # What is driven across moves however large friction is.
            offset[across[~W[across].any(axis=1)]] = rng.normal()
        presence = np.full(len(laws.table), HELD)
        # A law that slides makes A unsymmetric; then there may be no solution.
        if most < 0.5 and rng.random() < 0.3:
            presence[0] = SLIDES
        tangents = laws.table[0, 2]
        first = laws.table[0, 1] + (laws.table[0, 0] != FRICTION)
        laws.directions[first : first + tangents] = np.ones(tangents) / max(
            1, np.sqrt(tangents)
        )
        directions = laws.directions.copy()
        status = laws.solve(A, offset, presence)
        if presence[0] == SLIDES and status != SOLVED:
            continue
        assert status == SOLVED
        assert laws.structure.residual <= RESIDUAL
        assert residual(laws, A, offset, presence, directions) <= 3 * RESIDUAL


def losses_by_newton(laws, W, inverse, v, most=8):
    """Return what all solutions of Newton's law lose; None where these are many.

    With friction along lines they are bases of a linear complementarity problem, and
    sums of such; all are tried.
    """
    A, q = W @ np.diag(inverse) @ W.T, W @ v
    q[laws.table[:, 1]] *= 1 + laws.numbers[:, 2]
    forces, extra = [], []  # row, sign and law of each; laws of speeds of slip
    for k, (_, row, tangents, _) in enumerate(laws.table):
        if tangents == 2:
            return None
        signs = [(row, 1)] + [(row + 1, 1), (row + 1, -1)] * bool(tangents)
        forces += [(r, s, k) for r, s in signs if A[r, r] > 0]
        extra += [k] if tangents and A[row + 1, row + 1] > 0 else []
    n, N = len(forces), len(forces) + len(extra)
    if most < N:
        return None
    M, c, B = np.zeros((N, N)), np.zeros(N), np.zeros((laws.rows, N))
    for j, (row, sign, k) in enumerate(forces):
        B[row, j] = sign
        if k in extra:
            is_normal = row == laws.table[k, 1]
            at = n + extra.index(k)
            M[at, j] = laws.numbers[k, 0] if is_normal else -1
            M[j, at] = not is_normal
    M += B.T @ A @ B
    c += B.T @ q
    losses = []
    for bits in range(2**N):
        own = [i for i in range(N) if bits >> i & 1]
        z = np.zeros(N)
        z[own] = np.linalg.lstsq(M[np.ix_(own, own)], -c[own], rcond=1e-12)[0]
        w = M @ z + c
        rounded = 1e-9 * (np.abs(M) @ np.abs(z) + np.abs(c)).max(initial=0)
        some = -1e-9 * np.abs(z).max(initial=0)
        obeys = np.all(w >= -rounded) and np.all(z >= some)
        if obeys and np.all(np.abs(w[own]) <= rounded):
            p = B @ z
            losses.append(-p @ (W @ v + 0.5 * A @ p))
    return losses


@pytest.mark.parametrize("count", [1000, pytest.param(10_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("poisson", [False, True])
def test_no_impact_gives_energy(poisson, count, rng):
    """Where Newton's law would, it says so (Kane's paradox); Poisson's hardly ever."""
    refused, looked, huge = 0, 0, 0
    for i in range(count):
        laws, W, inverse = random_laws(rng, 1.0, poisson=poisson)
        v = rng.normal(size=len(inverse))
        presence = np.full(len(laws.table), HELD)
        status, taken = laws.impact(W @ np.diag(inverse) @ W.T, W @ v, presence)
        after = v + inverse * (W.T @ laws.forces)
        before = 0.5 * v @ (v / inverse)
        loss = before - 0.5 * after @ (after / inverse)
        if status != SOLVED:
            refused += 1
            if not poisson and status != ContactStatus.NOT_SOLVED:
                assert status in (ContactStatus.ENERGY_RISES, ContactStatus.NO_IMPACT)
                losses = losses_by_newton(laws, W, inverse, v)
                looked += losses is not None
                assert status == ContactStatus.ENERGY_RISES or not losses
                assert max(losses or [-1.0]) < 0
            continue
        np.testing.assert_allclose(W @ after, laws.accelerations, atol=1e-8)
        if np.abs(laws.forces).max() > 1e6:  # a jam, of which rounding is as large
            huge += 1
            continue
        assert loss >= -1e-10 * before
        if i < 100 and not poisson:  # the other way finds it as well
            losses = losses_by_newton(laws, W, inverse, v)
            assert losses is None or np.abs(np.array(losses) - loss).min() < 1e-6
        # As exact as the velocities above: some random problems are ill-conditioned.
        assert taken.sum() == pytest.approx(loss, abs=1e-8 * before)
        for (_, row, tangents, _), (friction, _, restitution) in zip(
            laws.table, laws.numbers, strict=True
        ):
            normal = laws.forces[row]
            # By Newton's law what parted may come back, for the next impact.
            least = 0.0 if poisson else min(0.0, -restitution * (W @ v)[row])
            assert normal >= -1e-9
            along = laws.forces[row + 1 : row + 1 + tangents]
            assert np.linalg.norm(along) <= friction * normal + 1e-8
            if W[row].any():
                assert laws.accelerations[row] >= least - 1e-7 * np.abs(W[row]).sum()
    assert huge <= 1e-3 * count
    # Newton's law has no solution for redundant contacts of different restitution.
    assert refused <= 0.002 * count if poisson else looked > 0.02 * count


def points(places, mass, inertia, friction, tangents=1):
    """Return laws and W of places below a planar body: normal up, tangent along x."""
    table = [(GAP, i * (1 + tangents), tangents, 0) for i in range(len(places))]
    W = []
    for x, y in places:
        W.append([0.0, 1.0, x])
        if tangents:
            W.append([1.0, 0.0, -y])
    numbers = [(friction, friction, 0.0)] * len(places)
    W = np.array(W)
    A = W @ np.diag([1 / mass, 1 / mass, 1 / inertia]) @ W.T
    return ContactLaws(np.array(table), np.array(numbers), len(W)), W, A


def test_a_table_on_four_legs_has_the_least_forces_and_says_so():
    corners = np.array([(1, 1), (1, -1), (-1, 1), (-1, -1)], dtype=float)
    W = np.column_stack([np.ones(4), corners[:, 1] - 0.2, 0.1 - corners[:, 0]])
    A = W @ np.diag([1 / 8, 1 / 3, 1 / 2]) @ W.T
    laws = ContactLaws(
        np.array([(GAP, i, 0, 0) for i in range(4)]), np.zeros((4, 3)), 4
    )
    offset = W @ np.array([-9.81, 0, 0])
    assert laws.solve(A, offset, np.full(4, HELD)) == SOLVED
    assert laws.structure.redundant == 1
    np.testing.assert_allclose(laws.forces, -np.linalg.pinv(A) @ offset, rtol=1e-12)
    assert laws.forces.sum() == pytest.approx(8 * 9.81, rel=1e-13)


def test_a_rod_that_slides_has_no_forces_in_painleves_regime():
    """Of large friction at its angle, pressing makes the tip accelerate downwards."""
    angle, half = np.deg2rad(40), 1.0
    tip = [(-half * np.cos(angle), -half * np.sin(angle))]
    for friction, expected in ((0.3, SOLVED), (2.0, ContactStatus.NO_SOLUTION)):
        laws, W, A = points(tip, 1.0, 1 / 3, friction)
        laws.directions[1] = -1.0
        offset = W @ np.array([0, -9.81, 0])
        assert laws.solve(A, offset, np.array([SLIDES])) == expected
        effective = A[0, 0] + friction * A[0, 1]
        assert (effective > 0) == (expected == SOLVED)
        if expected == SOLVED:
            assert laws.forces[0] == pytest.approx(9.81 / effective, rel=1e-13)


def test_newtons_law_that_gives_energy_is_named_and_poissons_does_not():
    """A double pendulum strikes a rough plane (Kane, Levinson 1985)."""
    M = np.array([[4 / 3, 0.5 * np.cos(0.4)], [0.5 * np.cos(0.4), 1 / 3]])
    W = np.array([[np.sin(0.3), np.sin(0.7)], [np.cos(0.3), np.cos(0.7)]])
    A = W @ np.linalg.solve(M, W.T)
    v = np.array([-0.1, -0.6])
    statuses = []
    for poisson in (0, 1):
        laws = ContactLaws(
            np.array([(GAP, 0, 1, poisson)]), np.array([(0.5, 0.5, 0.7)]), 2
        )
        statuses.append(laws.impact(A, W @ v, np.array([HELD])))
    assert statuses[0][0] == ContactStatus.ENERGY_RISES
    assert statuses[0][1].sum() < 0
    assert statuses[1][0] == SOLVED
    assert statuses[1][1].sum() > 0


@pytest.mark.parametrize("poisson", [0, 1])
def test_three_equal_balls_part_as_both_laws_say(poisson):
    """All contacts at once: a third goes back, as in Glocker (2001), section 8."""
    W = np.array([[-1.0, 1, 0], [0, -1, 1]])
    laws = ContactLaws(
        np.array([(GAP, 0, 0, poisson), (GAP, 1, 0, poisson)]),
        np.array([(0, 0, 1.0)] * 2), 2,
    )  # fmt: skip
    v = np.array([1.0, 0, 0])
    status, energy = laws.impact(W @ W.T, W @ v, np.full(2, HELD))
    assert status == SOLVED
    np.testing.assert_allclose(
        v + W.T @ laws.forces, np.array([-1, 2, 2]) / 3, rtol=1e-14
    )
    assert abs(energy.sum()) < 1e-15


def test_a_stiction_peak_holds_until_it_breaks():
    laws = ContactLaws(np.array([(GAP, 0, 1, 0)]), np.array([(0.3, 0.5, 0.0)]), 2)
    A = np.eye(2) / 2.0
    for pull, mode, force in (
        (0.49, ContactMode.STICK, -0.49),
        (0.51, ContactMode.SLIP, -0.3),
    ):
        weight = 2.0 * 9.81
        offset = np.array([-9.81, pull * 9.81])
        assert laws.solve(A, offset, np.array([HELD])) == SOLVED
        assert laws.modes[0] == mode
        np.testing.assert_allclose(laws.forces, [weight, force * weight], rtol=1e-13)


def test_what_is_not_finite_is_named():
    laws = ContactLaws(np.array([(GAP, 0, 0, 0)]), np.zeros((1, 3)), 1)
    status = laws.solve(np.array([[np.nan]]), np.zeros(1), np.array([HELD]))
    assert status == ContactStatus.NOT_FINITE


@pytest.mark.parametrize("impact", [False, True])
def test_laws_that_do_not_move_each_other_are_solved_as_if_alone(impact, rng):
    for _ in range(20):
        kinds = (GAP,) if impact else (GAP, GAP, SPEED, FRICTION)
        parts = [random_laws(rng, 0.3, kinds, impact) for _ in range(30)]
        # Laws of all parts by turns, so that none stand one behind the other.
        order = rng.permutation([k for k, (a, *_) in enumerate(parts) for _ in a.table])
        table, rows, seen, row = [], [[] for _ in parts], [0] * len(parts), 0
        numbers = []
        for k in order:
            kind, _, tangents, flags = parts[k][0].table[seen[k]]
            numbers.append(parts[k][0].numbers[seen[k]])
            table.append((kind, row, tangents, flags))
            count = tangents + (kind != FRICTION)
            rows[k] += range(row, row + count)
            seen[k] += 1
            row += count
        whole = ContactLaws(np.array(table), np.array(numbers), row)
        A, offset = np.zeros((row, row)), np.zeros(row)
        absent = [rng.random() < 0.2 for _ in parts]
        for own, (_, W, inverse) in zip(rows, parts, strict=True):
            A[np.ix_(own, own)] = W @ np.diag(inverse) @ W.T
            offset[own] = W @ rng.normal(size=len(inverse))
        presence = np.array([0 if absent[k] else HELD for k in order])
        ask = ContactLaws.impact if impact else ContactLaws.solve
        answer = ask(whole, A, offset, presence)
        redundant, energy = 0, np.zeros(len(order))
        for k, (laws, _, _) in enumerate(parts):
            own = np.ix_(rows[k], rows[k])
            held = np.full(len(laws.table), 0 if absent[k] else HELD)
            alone = ask(laws, A[own], offset[rows[k]], held)
            if impact:
                assert alone[0] == SOLVED
                energy[order == k] = alone[1]
            else:
                assert alone == SOLVED
                assert np.array_equal(whole.modes[order == k], laws.modes)
            redundant += laws.structure.redundant
            assert np.array_equal(whole.forces[rows[k]], laws.forces)
            assert np.array_equal(whole.accelerations[rows[k]], laws.accelerations)
        assert (answer[0] if impact else answer) == SOLVED
        assert whole.structure.redundant == redundant
        assert not impact or np.array_equal(answer[1], energy)
