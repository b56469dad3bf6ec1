"""Every library mechanism, by every formalism that suits it, at a random state."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from probes.random_systems import random_values
from symbody.expr.node import Symbol
from symbody.formalisms.quantities.choose import Dynamics, derive_by
from symbody.formalisms.tree.tree import parallel_groups
from symbody.library.catalog import YARDSTICKS
from symbody.system import System, assemble
from symbody.system.system import coordinate_rates

FORMALISMS = ("composite", "recursive", "articulated", "kane", "tmt")
# Closed formulas of a humanoid would fill the memory.
LARGE = {"humanoid"}
DRIVEN = {"driven_pendulum"}


@functools.cache
def system_of(name: str) -> System:
    return assemble(YARDSTICKS[name]())


@functools.cache
def derivation_of(name: str, formalism: str, merge: bool) -> Dynamics:
    return derive_by(system_of(name), formalism, merge=merge)


# What has loops is tested in coordinates of its state: see test_loops.py.
TREES = [name for name in YARDSTICKS if not system_of(name).constrained]


@dataclass(frozen=True)
class Case:
    """A mechanism at a random state."""

    name: str
    system: System
    values: dict[Symbol, float]

    @property
    def flow(self) -> dict[Symbol, Any]:
        """Derivatives in time of t, q and v, the accelerations being symbols."""
        return {
            self.system.t: 1,
            **dict(zip(self.system.q, coordinate_rates(self.system), strict=True)),
            **dict(zip(self.system.v, self.system.vd, strict=True)),
        }

    def of(self, symbols: tuple[Symbol, ...]) -> np.ndarray:
        """Return the values of some symbols."""
        return np.array([self.values[symbol] for symbol in symbols])


def case_of(name):
    system = system_of(name)
    return Case(name, system, random_values(np.random.default_rng(4), system))


@pytest.fixture(params=TREES)
def case(request):
    return case_of(request.param)


@pytest.fixture(params=[name for name in TREES if name not in DRIVEN])
def undriven(request):
    return case_of(request.param)


def ways_of(name):
    merges = (False, True) if any(parallel_groups(system_of(name).links)) else (False,)
    return [
        (name, formalism, merge)
        for formalism in FORMALISMS
        for merge in merges
        if name not in LARGE or formalism not in ("kane", "tmt")
    ]


WAYS = [way for name in TREES for way in ways_of(name)]


def way_id(way):
    name, formalism, merge = way
    return f"{name}-{formalism}{'-merged' if merge else ''}"


@pytest.fixture(params=WAYS, ids=way_id)
def derived(request):
    """A case and its derivation."""
    return case_of(request.param[0]), derivation_of(*request.param)


@pytest.fixture(params=[way for way in WAYS if way[1] != "articulated"], ids=way_id)
def dense(request):
    """A case and its derivation, if that gives a mass matrix and a bias."""
    return case_of(request.param[0]), derivation_of(*request.param)
