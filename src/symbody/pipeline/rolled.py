"""Large trees: their accelerations in a loop over the links, with tables of their data.

What is derived for each body of a tree is alike, so the text of a thousand bodies says
the same a thousand times, and compilers take minutes for it. Here the text is that of
one link, in C, and the system is a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import DerivationError, warn_user
from symbody.expr.node import Node
from symbody.expr.traverse import reachable
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.solved import state_rates
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.pipeline.functions import Compile, FunctionSpec, request_of
from symbody.pipeline.inertia import Clear, Inertia
from symbody.pipeline.rolled_loads import rolled_loads
from symbody.pipeline.rolled_tables import (
    NotRolledError,
    check_rolled,
    closing_of,
    tables_of,
)
from symbody.program.content import ProgramRequest
from symbody.program.program import Program
from symbody.runtime.arrays import Slot, Vector
from symbody.runtime.functions import Entry, Signature
from symbody.runtime.rolled_tree import RolledTree
from symbody.system.system import System

# A loop over n links solves m equations of constraints at once, in m (50 + m) n times
# 0.1 ns beside the 130 n ns of a tree. Formulas take 0.2 ns times the cube of the links
# that an equation connects. A loop may take three times as long as without them.
_PASSES, _FREE, _CUBE = 50, 2600, 2


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
    of: Derivations, options: Compile, compiled: Callable[[ProgramRequest], Entry]
) -> Rolled | None:
    """Return a system as tables to loop over; None if it is better or only unrolled.

    A large one only unrolled is warned of; a DerivationError if the loop was asked for.
    """
    system, wanted, backend = of.system, options.rolled, options.backend
    try:
        if backend != "llvm":
            raise NotRolledError(f"it is compiled by {backend!r}, not by 'llvm'")
        if options.formalism not in ("auto", "articulated"):
            raise NotRolledError(f"the formalism {options.formalism!r} was asked for")
        check_rolled(system)
        if wanted is None and (count := _equations_beyond_loops(system)):
            raise NotRolledError(f"a loop would solve {_at_once(count)}")
        loads = rolled_loads(of, compiled) if system.loads else None
        forces = formulas_beside(of)
        symbols = arguments_of(system)
        request = request_of(system, "forces on links", forces, symbols)
        entry = compiled(request) if forces else None
        closing = closing_of(of, compiled, settled=True) if system.constraints else None
        tables = tables_of(
            system, loads and loads.tables, loads.constants if loads else (), entry,
            closing,
        )  # fmt: skip
        formulas = (*(loads.formulas if loads else ()), *forces)
        return Rolled(RolledTree(tables), formulas, system)
    except NotRolledError as reason:
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


def _equations_beyond_loops(system: System) -> int:
    """Return the number of equations of constraints where formulas are faster, or 0.

    A loop over all links is faster for few equations, or if each connects many.
    """
    n, cubes = len(system.links), 0
    parents = {link.index: link.parent for link in system.links}
    for named in system.constraints:
        chains: list[set[int]] = []
        for frame in named.constraint.frames():
            chains.append(set())
            at = system.placements[frame.body.name].link
            while at:
                chains[-1].add(at)
                at = parents[at]
        if chains:
            shared = chains[0].intersection(*chains[1:])
            between = len(chains[0].union(*chains[1:])) - len(shared)
            cubes += len(named.multipliers) * between**3
    m = len(system.coordinates.by_constraints.rows) if system.constraints else 0
    return m if m * (_PASSES + m) * n > _FREE * n + _CUBE * cubes else 0


def warn_of_equations(system: System) -> None:
    """Warn of a loop over links that constraints make slower than formulas."""
    if count := _equations_beyond_loops(system):
        warn_user(
            f"rolled=True: model {system.name!r}: each evaluation solves "
            f"{_at_once(count)}. Leave the option out; see docs/howto/large-models.md."
        )


def _at_once(count: int) -> str:
    return (
        f"its {count} equations of constraints at once, in a time that grows with the "
        f"square of their number and more, where the formulas solve each loop by itself"
    )


def formulas_beside(of: Derivations) -> list[Node]:
    """Return the rates of states, then how driven links are, move and accelerate."""
    system = of.system
    rates = list(state_rates(of, system.vd, merge=False)) if system.x else []
    following = set(system.vd).intersection(reachable(rates))
    if following:
        raise NotRolledError("the rate of a state follows accelerations")
    driven = [link for link in system.links if link.driven]
    if not driven:
        return rates
    nodes = [link.q for link in driven if link.q is not None]
    nodes += [*(link.v for link in driven), *(link.vd for link in driven)]
    kinematics = tree_kinematics(of, merge=False).kinematics
    return [*rates, *kinematics.resolve(nodes)]


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
        "lam": tuple(m for named in system.constraints for m in named.multipliers),
    }
    parts = spec.parts
    labels = tuple(name for part in parts for name in names.get(part, (part,)))
    result = Slot(spec.result, (len(labels),), labels)
    return Signature(
        f"{system.name}_{spec.name}", tuple(arrays), True, (result,), constants
    )
