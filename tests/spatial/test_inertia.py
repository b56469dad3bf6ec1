"""Mass properties against Steiner's theorem and clouds of particles, to 1e-13."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from symbody.expr.evaluate import evaluate
from symbody.spatial.rotation import rotation
from symbody.spatial.six import MASSLESS, mass_properties, shift_of_inertia
from symbody.spatial.vectors import IDENTITY, full, mat, symmetric, vec


class Cloud:
    """Particles, of which every mass property is a plain sum."""

    def __init__(self, rng, n=9):
        self.m = rng.uniform(0.1, 2, size=n)
        self.r = rng.normal(size=(n, 3))

    def inertia(self, about):
        d = self.r - about
        squares = np.einsum("i,ij,ij->", self.m, d, d)
        return squares * np.eye(3) - np.einsum("i,ij,ik->jk", self.m, d, d)

    @property
    def com(self):
        return self.m @ self.r / self.m.sum()

    def properties(self):
        """Return what the package makes of mass, centre of mass and inertia there."""
        J = symmetric(mat(self.inertia(self.com)))
        return mass_properties(vec([self.m.sum(), 0, 0])[0], vec(self.com), J)


@pytest.fixture
def cloud(rng):
    return Cloud(rng)


def numbers(properties):
    return (
        evaluate(properties.m, {}),
        evaluate(properties.h, {}),
        evaluate(full(properties.J), {}),
    )


def assert_same(actual, expected):
    for a, b in zip(actual, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-13, atol=1e-13)


def test_properties_are_those_about_the_origin(cloud):
    expected = cloud.m.sum(), cloud.m @ cloud.r, cloud.inertia(np.zeros(3))
    assert_same(numbers(cloud.properties()), expected)


def test_moving_the_origin_is_steiners_theorem(cloud, rng):
    p = rng.normal(size=3)
    moved = cloud.properties().shifted(vec(p))
    expected = (
        cloud.m.sum(),
        cloud.m @ (cloud.r + p),
        cloud.inertia(-p),
    )
    assert_same(numbers(moved), expected)


def test_moving_there_and_back_changes_nothing(cloud, rng):
    p = rng.normal(size=3)
    back = cloud.properties().shifted(vec(p)).shifted(vec(-p))
    assert_same(numbers(back), numbers(cloud.properties()))


def test_turning_the_frame_turns_every_particle(cloud):
    R = Rotation.from_rotvec([0.3, -0.5, 0.8]).as_matrix()
    turned = cloud.properties().turned(mat(R))
    J = R @ cloud.inertia(np.zeros(3)) @ R.T
    assert_same(numbers(turned), (cloud.m.sum(), R @ (cloud.m @ cloud.r), J))


def test_two_clouds_are_one(rng):
    first, second = Cloud(rng), Cloud(rng)
    both = Cloud(rng)
    both.m = np.concatenate([first.m, second.m])
    both.r = np.concatenate([first.r, second.r])
    total = first.properties() + second.properties()
    assert_same(numbers(total), numbers(both.properties()))


def test_a_shift_gains_inertia_by_the_first_moments_before_and_after(cloud, rng):
    p = rng.normal(size=3)
    before = cloud.m @ cloud.r
    gain = shift_of_inertia(vec(p), vec(before), vec(before + cloud.m.sum() * p))
    expected = cloud.inertia(-p) - cloud.inertia(np.zeros(3))
    np.testing.assert_allclose(evaluate(full(gain), {}), expected, rtol=1e-12)


def test_nothing_added_moved_or_turned_stays_the_same_object(cloud):
    properties = cloud.properties()
    assert properties + MASSLESS is properties
    assert MASSLESS + properties is properties
    assert MASSLESS.shifted(vec([1, 2, 3])) is MASSLESS
    assert MASSLESS.turned(mat(rotation("x", 0.3))) is MASSLESS
    assert properties.turned(IDENTITY) is properties
    assert properties.shifted(vec([0, 0, 0])) is properties
