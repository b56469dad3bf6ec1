"""Loads of large trees as tables: one formula for all loads that are alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import numpy as np

from symbody.expr.node import ZERO, Const, Node
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.tree.loads_on_tree import LooseLinks, OnMember, loads_by_links
from symbody.model.loads.load import Load
from symbody.pipeline.functions import STATE, request_of
from symbody.pipeline.rolled_tables import NotRolledError, entry_check, table_axes
from symbody.program.content import ProgramRequest, alike, joined
from symbody.runtime.functions import Entry
from symbody.runtime.rolled_loops import TableKind
from symbody.runtime.rolled_tree import (
    ALONG,
    FORCE_NUMBERS,
    LINEAR,
    PLACE_AXES,
    PLACE_NUMBERS,
    PLACE_ORIGIN,
    PLACE_SPIN,
    PLACE_VELOCITY,
    POOLS,
    TORQUE,
    LoadTables,
)
from symbody.system.system import System

_ARGUMENTS = {**STATE, "y": ("leaves",)}
_CONSTANTS, _STATE, _INPUTS, _PARAMETERS, _PLACES = range(POOLS)


def rolled_loads(
    of: Derivations, compiled: Callable[[ProgramRequest], Entry]
) -> tuple[LoadTables | None, list[Node], list[Node]]:
    """Return loads as tables, the formulas of parameters that these read, and theirs.

    A load with an energy of its own, which gravity has, raises a NotRolledError.
    """
    system = of.system
    if not system.acting:
        return None, [], []
    links, loads = loads_by_links(of, entry_check(system))
    for named in system.acting:
        if type(named.load).potential_energy is not Load.potential_energy:
            raise NotRolledError(
                f"the load {named.name!r} is gravity, with an energy of its own"
            )
    acting = [entries for load in loads if (entries := _entries(system, load))]
    size = FORCE_NUMBERS if any(_on_bodies(load) for load in loads) else 1
    groups = [[formula for _, _, formula in load] for load in acting]
    outs = [[size * link + at for link, at, _ in load] for load in acting]
    addresses = _addresses(system, links)
    of_links = set(links.numbers.values())
    kinds, constants = [], dict[Node, int]()
    for kind in joined(alike(groups, (system.t,), links.numbers)):
        symbols = {"t": (system.t,), "leaves": kind.symbols, "u": (), "p": ()}
        name = f"loads {kind.groups[0]}"
        entry = compiled(request_of(system, name, kind.formulas, symbols, _ARGUMENTS))
        leaves = [
            [_address(leaf, addresses, constants, of_links) for leaf in row]
            for row in kind.leaves
        ]
        to = [outs[i] for i in kind.groups]
        if len(leaves) == 1:
            to = [[out for own in to for out in own]]
        kinds.append(
            TableKind(
                entry,
                np.array(leaves, dtype=np.int64),
                np.array(to, dtype=np.int64),
            )
        )
    placed = any((kind.leaves % POOLS == _PLACES).any() for kind in kinds)
    tables = LoadTables(size, tuple(kinds), placed)
    return tables, list(constants), [node for group in groups for node in group]


def _on_bodies(load: Sequence[OnMember]) -> bool:
    entries = (entry for on in load for part in on.wrench for entry in part)
    return any(entry is not ZERO for entry in entries)


def _entries(system: System, load: Sequence[OnMember]) -> list[tuple[int, int, Node]]:
    """Return link, place among its numbers, and formula of what a load does."""
    entries = []
    for on in load:
        link = system.links[on.member - 1]
        formulas = [(ALONG, on.joint)]
        places = table_axes(link)
        for axis in range(3):
            formulas.append((LINEAR + places.index(axis), on.wrench.force[axis]))
        for axis in range(3):
            formulas.append((TORQUE + places.index(axis), on.wrench.torque[axis]))
        entries += [
            (on.member - 1, at, formula)
            for at, formula in formulas
            if formula is not ZERO
        ]
    return entries


def _addresses(system: System, links: LooseLinks) -> dict[Node, int]:
    """Return where symbols stand: POOLS times the place in a pool, and its number."""
    addresses: dict[Node, int] = {}
    pools = {
        _STATE: system.coordinates.y, _INPUTS: system.u, _PARAMETERS: system.p,
    }  # fmt: skip
    for pool, symbols in pools.items():
        addresses.update((s, POOLS * i + pool) for i, s in enumerate(symbols))
    for link, motion in zip(system.links, links.symbols, strict=True):
        order, first = table_axes(link), PLACE_NUMBERS * link.index
        places = [PLACE_ORIGIN + k for k in range(3)]
        for axis in range(3):
            column = PLACE_AXES + 4 * order.index(axis)
            places += [column, column + 1, column + 2]
        places += [PLACE_VELOCITY + order.index(axis) for axis in range(3)]
        places += [PLACE_SPIN + order.index(axis) for axis in range(3)]
        for symbol, place in zip(motion, places, strict=True):
            addresses[symbol] = POOLS * (first + place) + _PLACES
    return addresses


def _address(
    leaf: Node,
    addresses: dict[Node, int],
    constants: dict[Node, int],
    values: Collection[Node],
) -> int:
    if isinstance(leaf, Const) or leaf in values:
        return POOLS * constants.setdefault(leaf, len(constants)) + _CONSTANTS
    if leaf not in addresses:
        raise NotRolledError(f"a load follows {leaf!r}")
    return addresses[leaf]
