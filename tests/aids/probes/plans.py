"""Plans of random trees for Hypothesis, and what is measured on them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from hypothesis import strategies as st
from numpy.random import Generator

from probes.random_systems import KINDS, random_frames, random_values, tree_of
from symbody.expr.node import Array, Symbol
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.sensors.frames import Sensor
from symbody.system import assemble
from symbody.system.system import System

Plan = list[tuple[int, str]]
SEEDS = st.integers(0, 2**32 - 1)
BOTH = st.booleans()


def plans(
    parents: int, most: int, least: int = 1, kinds: Sequence[str] = KINDS
) -> st.SearchStrategy[Plan]:
    """Return plans of `least` to `most` joints, each on one of the first bodies."""
    joint = st.tuples(st.integers(0, parents), st.sampled_from(kinds))
    return st.lists(joint, min_size=least, max_size=most)


def system_at(plan: Plan, seed: int) -> tuple[System, dict[Symbol, float]]:
    """Return the system of a plan at a random state."""
    rng = np.random.default_rng(seed)
    system = assemble(tree_of(plan, rng))
    return system, random_values(rng, system)


class Scene:
    """A random tree with frames `of`, `by` and `axes` anywhere."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.model = tree_of(plan, self.rng)
        self.prepare(self.rng)
        self.of, self.by, self.axes = random_frames(
            self.model, self.rng, ("of", "by", "axes")
        )

    def prepare(self, rng: Generator) -> None:
        """Change the tree before frames are added."""

    def kinematics(self, merge: bool) -> tuple[TreeKinematics, dict[Symbol, float]]:
        """Return what resolves sensors, and all values."""
        raise NotImplementedError

    def measure(
        self, *sensors: Sensor, merge: bool
    ) -> tuple[list[Array], dict[Symbol, float]]:
        """Return the formulas of sensors, and all values."""
        symbols = [
            self.model.add_sensor(f"sensor_{i}", sensor)
            for i, sensor in enumerate(sensors)
        ]
        self.system = assemble(self.model)
        measured, values = self.kinematics(merge)
        resolved = (np.array(measured.resolve(s.ravel().tolist())) for s in symbols)
        formulas = [
            a.astype(object).reshape(s.shape)
            for a, s in zip(resolved, symbols, strict=True)
        ]
        return formulas, values
