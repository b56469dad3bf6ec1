"""Large trees: their accelerations in a loop over the links, with tables of their data.

What is derived for each body of a tree is alike, so the text of a thousand bodies says
the same a thousand times, and compilers take minutes for it. Here the text is that of
one link, in C, and the system is a table. Loads that are alike are one formula.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import DerivationError, warn_user
from symbody.expr.node import ZERO, Const, Node
from symbody.expr.traverse import reachable
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.choose import parts_alike
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.solved import state_rates
from symbody.formalisms.tree.loads_on_tree import (
    LooseLinks,
    OnMember,
    loads_by_links,
    tree_kinematics,
)
from symbody.model.loads.load import Load
from symbody.pipeline.functions import STATE, Compile, FunctionSpec, request_of
from symbody.pipeline.inertia import Clear, Inertia
from symbody.pipeline.rolled_elimination import meeting_link, reached_links
from symbody.pipeline.rolled_rows import closing_of
from symbody.pipeline.rolled_tables import (
    NotRolledError,
    check_rolled,
    entry_check,
    normals_of,
    table_axes,
    tables_of,
)
from symbody.program.content import ProgramRequest, alike, joined
from symbody.program.program import Program
from symbody.runtime.arrays import Slot, Vector
from symbody.runtime.functions import Entry, Signature
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
    RolledTree,
    TableKind,
)
from symbody.system.system import System

# Nanoseconds of an evaluation: by the link, and the cube of those an equation connects;
# of a link in a loop, in space and in a plane.
_FORMULA, _CUBE, _LOOP, _MOST_LINKS = 10.0, 0.5, (120.0, 60.0), 600
# Formulas of many links must take less than this part of the time of the loop, as they
# compile much longer; those of fewer, which have lanes and closed starts in compiled
# code, may take so much more. Of plane rings of 30, 50 and 100 links they take 6, 11
# and 60 times as long, where the figures above say 15, 42 and 170.
_OF_MANY, _OF_FEWER = 0.5, 25.0


@final
@dataclass(frozen=True, eq=False)
class Rolled(Inertia):
    """A system with accelerations by a loop over links; `forces` are formulas."""

    tree: RolledTree
    forces: tuple[Node, ...]
    system: System

    def entry(
        self,
        spec: FunctionSpec,
        again: Callable[[], Entry],
        lowered: Callable[[], Program],
    ) -> Entry:
        """Return one of the functions that are rolled; `again` makes it elsewhere."""
        signature = signature_of(spec, self.system, self.tree.constants)
        return self.tree.entry(signature, again, lowered)

    def message(self, t: float, y: Vector, p: Vector, nearly: bool) -> str | None:
        """See `Inertia`; nothing is named that has little inertia."""
        result = self.tree.lacking(t, y, p)
        if result is None:
            return None
        system = self.system
        return (
            f"model {system.name!r}: the mass matrix is singular, or indefinite, at "
            f"t = {t:.6g} s: {str(system.links[result].v)!r} moves nothing that has "
            f"positive inertia. Give the bodies that it moves mass, or inertia about "
            f"its axis, or drive or lock the joint."
            + " With compile_model(…, rolled=False) constraints may hold what has no "
            "inertia." * bool(system.constraints)
        )

    def clear(self) -> Clear:
        """See `Inertia`."""

        def clear(t: float, y: Vector, p: Vector) -> NDArray[np.bool_]:
            rows = zip(y, p, strict=True)
            return np.array([self.tree.lacking(t, *row) is None for row in rows])

        return clear


def rolled_tree(
    of: Derivations,
    options: Compile,
    compiled: Callable[[ProgramRequest], Entry],
    *,
    many: bool,
) -> Rolled | None:
    """Return a system as tables to loop over; None if it is better or only unrolled.

    One of many links only unrolled is warned of; a DerivationError if the loop was
    asked for.
    """
    system, wanted, backend = of.system, options.rolled, options.maker
    if wanted is None and parts_alike(of):
        return None
    try:
        if backend != "llvm":
            raise NotRolledError(f"it is compiled by {backend!r}, not by 'llvm'")
        if options.formalism not in ("auto", "articulated"):
            raise NotRolledError(f"the formalism {options.formalism!r} was asked for")
        check_rolled(system)
        if wanted is None and _formulas_are_faster(system, many):
            return None
        loads, constants, formulas = rolled_loads(of, compiled)
        forces = formulas_beside(of)
        request = request_of(system, "forces on links", forces, arguments_of(system))
        entry = compiled(request) if forces else None
        closing = None
        if system.constraints:
            closing, added = closing_of(of, compiled, constants, settled=True)
            constants = [*constants, *added]
        tables = tables_of(system, loads, constants, entry, closing)
        return Rolled(RolledTree(tables), (*formulas, *forces), system)
    except NotRolledError as reason:
        if wanted is None and not many:
            return None
        if wanted is None:
            warn_user(
                f"model {system.name!r}: its {len(system.links)} links are not "
                f"computed in a loop, as {reason}. The formulas of all of them are "
                f"written one after the other, which takes minutes and gigabytes for a "
                f"thousand. Change that, or say rolled=False if it is meant; see "
                f"docs/howto/large-models.md."
            )
            return None
        raise DerivationError(
            f"rolled=True: model {system.name!r} cannot be computed in a loop over its "
            f"links: {reason}. Leave the option out, so that the formulas of all links "
            f"are written one after the other."
        ) from None


def _formulas_are_faster(system: System, many: bool) -> bool:
    """Return whether loops are so short that they are better as formulas."""
    n, cubes = len(system.links), 0
    if not system.constraints or n > _MOST_LINKS:
        return False
    parents = [0, *(link.parent for link in system.links)]
    for named in system.constraints:
        frames = named.constraint.frames()
        links = {system.placements[frame.body.name].link for frame in frames}
        between = reached_links(parents, links, meeting_link(parents, links))
        cubes += len(named.multipliers) * len(between) ** 3
    loop = (_OF_MANY if many else _OF_FEWER) * n
    loop *= _LOOP[normals_of(system.links)[0] >= 0]
    return _FORMULA * n + _CUBE * cubes < loop


def formulas_beside(of: Derivations) -> list[Node]:
    """Return the rates of states, then how driven links are, move and accelerate."""
    system = of.system
    rates = list(state_rates(of, system.vd, merge=False)) if system.x else []
    if set(system.vd).intersection(reachable(rates)):
        raise NotRolledError("the rate of a state follows accelerations")
    driven = [link for link in system.links if link.driven]
    if not driven:
        return rates
    nodes = [link.q for link in driven if link.q is not None]
    nodes += [*(link.v for link in driven), *(link.vd for link in driven)]
    return [*rates, *tree_kinematics(of, merge=False).kinematics.resolve(nodes)]


def signature_of(spec: FunctionSpec, system: System, constants: int) -> Signature:
    """Return how a rolled function of a system is called."""
    names = {
        group: tuple(s.name for s in symbols)
        for group, symbols in arguments_of(system).items()
    }
    names["vd"] = tuple(s.name for s in system.vd)
    arrays = [
        Slot(argument, (len(entries),), entries)
        for argument, groups in spec.arguments_for(system).items()
        if argument != "t"
        for entries in [tuple(name for group in groups for name in names[group])]
    ]
    names |= {
        "qd": tuple(f"d/dt {name}" for name in names["q"]),
        "xd": tuple(f"d/dt {name}" for name in names["x"]),
        "tau": names["v"],
        "growth": ("growth[0]",),
        "lam": tuple(m for named in system.constraints for m in named.multipliers),
    }
    labels = tuple(name for part in spec.parts for name in names.get(part, (part,)))
    result = Slot(spec.result, (len(labels),), labels)
    return Signature(
        f"{system.name}_{spec.name}", tuple(arrays), True, (result,), constants
    )


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
    wrenches = (part for load in loads for on in load for part in on.wrench)
    on_bodies = any(entry is not ZERO for part in wrenches for entry in part)
    size = FORCE_NUMBERS if on_bodies else 1
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
            TableKind(entry, np.array(leaves, np.int32), np.array(to, np.int32))
        )
    placed = any((kind.leaves % POOLS == _PLACES).any() for kind in kinds)
    tables = LoadTables(size, tuple(kinds), placed)
    return tables, list(constants), [node for group in groups for node in group]


def _entries(system: System, load: Sequence[OnMember]) -> list[tuple[int, int, Node]]:
    """Return link, place among its numbers, and formula of what a load does."""
    entries = []
    for on in load:
        link = system.links[on.member - 1]
        formulas = [(ALONG, on.joint)]
        places = table_axes(link)
        for first, part in ((LINEAR, on.wrench.force), (TORQUE, on.wrench.torque)):
            formulas += [
                (first + places.index(i), entry) for i, entry in enumerate(part)
            ]
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
