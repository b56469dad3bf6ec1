"""Large trees: their accelerations in a loop over the links, with tables of their data.

What is derived for each body of a tree is alike, so the text of a thousand bodies says
the same a thousand times, and compilers take minutes for it. Here the text is that of
one link, in C, and the system is a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.errors import DerivationError, warn_user
from symbody.expr.node import (
    Node,
)
from symbody.expr.traverse import as_vector, reachable
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.closure import derive_correction
from symbody.formalisms.quantities.dynamics import (
    arguments_of,
    derive_dynamics,
    derive_inverse,
)
from symbody.formalisms.quantities.outputs import derive_energy
from symbody.formalisms.quantities.solved import state_rates
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.pipeline.functions import FUNCTIONS
from symbody.pipeline.rolled_loads import rolled_loads
from symbody.pipeline.rolled_tables import (
    NotRolledError,
    check_rolled,
    closing_of,
    tables_of,
)
from symbody.program.content import Asked
from symbody.program.program import Program
from symbody.runtime.arrays import Slot
from symbody.runtime.functions import Entry, Signature
from symbody.runtime.kept_entries import compiled_entry
from symbody.runtime.rolled_tree import RolledTree
from symbody.system.system import System

# From so many links on "auto" loops over them: their text takes longer to compile than
# it saves.
MANY_LINKS = 150
# A loop over n links solves m equations of constraints at once, in m (50 + m) n times
# 0.1 ns beside the 130 n ns of a tree. Formulas take 0.2 ns times the cube of the links
# that an equation connects. A loop may take three times as long as without them.
_PASSES, _FREE, _CUBE = 50, 2600, 2
# Which functions are rolled, and their arguments.
ROLLED = {
    "derivatives": ("y", "u", "p"), "forward_dynamics": ("q", "v", "x", "u", "p"),
    "energy": ("y", "u", "p"), "inverse_dynamics": ("q", "v", "vd", "x", "u", "p"),
    "correction": ("y", "u", "p"), "multipliers": ("y", "u", "p"),
}  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class Rolled:
    """A system whose accelerations are computed by a loop over its links.

    Attributes:
        tree: The tree as tables.
        forces: Of loads, and what follows beside them, see `formulas_beside`.
        system: The system.
    """

    tree: RolledTree
    forces: tuple[Node, ...]
    system: System

    def entry(self, name: str, lowered: Callable[[], Program]) -> Entry:
        """Return one of the functions that are rolled.

        Args:
            name: See `ROLLED`.
            lowered: Gives the program that it stands for, if somebody asks.
        """
        signature = signature_of(name, self.system, self.tree.constants)
        return self.tree.entry(
            signature, partial(entry_again, self.system, name), lowered
        )

    def message(
        self, t: float, y: Any, p: NDArray[np.float64], nearly: bool
    ) -> str | None:
        """Return what moves without inertia; None if nothing does.

        Args:
            t: Time [s].
            y: State.
            p: Parameters.
            nearly: Whether what has little inertia is named, too: nothing is, here.
        """
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

    def clear(
        self,
    ) -> Callable[[float, NDArray[np.float64], NDArray[np.float64]], NDArray[np.bool_]]:
        """Return what tells whether all has inertia, by time, states and parameters.

        States and parameters have a row a run.
        """

        def clear(
            t: float, y: NDArray[np.float64], p: NDArray[np.float64]
        ) -> NDArray[np.bool_]:
            rows = zip(y, p, strict=True)
            return np.array([self.tree.lacking(t, *row) is None for row in rows])

        return clear


def rolled_tree(
    of: Derivations,
    request: bool | None,
    formalism: str,
    backend: str,
    compiled: Callable[[Asked], Entry],
) -> Rolled | None:
    """Return a system as tables to loop over; None if it is better or only unrolled.

    A warning tells of a large one that is only unrolled, and why.

    Args:
        of: The system.
        request: Whether the user wants it; None for where it pays.
        formalism: The formalism of the equations, as asked for.
        backend: What makes the functions.
        compiled: Compiles the forces of loads.

    Raises:
        DerivationError: It was asked for, and there is none; the text says why.
    """
    system = of.system
    if request is False or (request is None and len(system.links) < MANY_LINKS):
        return None
    try:
        if backend != "llvm":
            raise NotRolledError(f"it is compiled by {backend!r}, not by 'llvm'")
        if formalism not in ("auto", "articulated"):
            raise NotRolledError(f"the formalism {formalism!r} was asked for")
        check_rolled(system)
        if request is None and (count := _equations_beyond_loops(system)):
            raise NotRolledError(f"a loop would solve {_at_once(count)}")
        loads = rolled_loads(of, compiled) if system.loads else None
        forces = formulas_beside(of)
        entry = compiled(force_equations(system, forces)) if forces else None
        closing = closing_of(of, compiled, settled=True) if system.constraints else None
        tables = tables_of(
            system, loads and loads.tables, loads.constants if loads else (), entry,
            closing,
        )  # fmt: skip
        formulas = (*(loads.formulas if loads else ()), *forces)
        return Rolled(RolledTree(tables), formulas, system)
    except NotRolledError as reason:
        if request is None:
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

    Formulas of a loop know which few links it connects. A loop over all links is
    faster where equations are few, or connect many links each.
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


def warn_of_many(system: System, what: str) -> None:
    """Warn before formulas of all links of a large model are written.

    Args:
        system: The system.
        what: They are asked for.
    """
    if len(system.links) >= MANY_LINKS:
        warn_user(
            f"model {system.name!r}: {what}: this is not computed in a loop over the "
            f"{len(system.links)} links, but written as formulas of all of them, which "
            f"take some ten seconds for 100 links, and minutes and gigabytes for 300. "
            f"docs/howto/large-models.md says what is a loop; rolled=False says that "
            f"formulas are meant."
        )


def entry_again(system: System, name: str) -> Entry:
    """Return a rolled function of a system in another process."""
    made = rolled_tree(Derivations(system), True, "auto", "llvm", compiled_alone)
    assert made is not None
    return made.entry(name, partial(program_alone, system, name))


def compiled_alone(request: Asked) -> Entry:
    """Return a compiled function that no compiled model keeps."""
    return compiled_entry(request, "llvm")


def program_alone(system: System, name: str) -> Program:
    """Return the program that a rolled function stands for."""
    spec = FUNCTIONS[name]
    of = Derivations(system)
    derive = {
        "energy": derive_energy,
        "inverse_dynamics": derive_inverse,
        "correction": derive_correction,
    }
    derived = derive.get(name, derive_dynamics)(of)
    parts = {spec.output.name: spec.output.parts or tuple(derived.results)}
    full_name = f"{system.name}_{name}"
    return Asked(derived, full_name, spec.arguments_for(system), parts).lowered()


def formulas_beside(of: Derivations) -> list[Node]:
    """Return the rates of states, then how driven links are, move and accelerate.

    Raises:
        NotRolledError: A rate of a state follows accelerations.
    """
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


def force_equations(system: System, forces: Sequence[Node]) -> Asked:
    """Return what the forces are lowered from."""
    array = as_vector(forces)
    equations = Equations(
        system.name, "forces on links", arguments_of(system), {"forces": array}
    )
    arguments = {"t": ("t",), "y": ("q", "v", "x"), "u": ("u",), "p": ("p",)}
    name = f"{system.name}_forces_on_links"
    return Asked(equations, name, arguments, {"forces": ("forces",)})


def signature_of(name: str, system: System, constants: int) -> Signature:
    """Return how a rolled function of a system is called."""
    symbols = {
        "y": system.coordinates.y, "q": system.q, "v": system.v, "x": system.x,
        "vd": system.vd, "u": system.u, "p": system.p,
    }  # fmt: skip
    arrays = [
        Slot(one, (len(symbols[one]),), tuple(s.name for s in symbols[one]))
        for one in ROLLED[name]
        if one != "x" or system.x
    ]
    labels = tuple(s.name for s in system.vd)
    result = Slot("vd", (len(labels),), labels)
    if name == "derivatives":
        rates = (
            *(f"d/dt {s.name}" for s in system.q), *labels,
            *(f"d/dt {s.name}" for s in system.x),
        )  # fmt: skip
        result = Slot("yd", (len(rates),), rates)
    elif name == "inverse_dynamics":
        result = Slot("tau", (len(labels),), tuple(s.name for s in system.v))
    elif name == "correction":
        names = (*(s.name for s in symbols["y"]), "growth")
        result = Slot("state", (len(names),), names)
    elif name == "multipliers":
        names = tuple(m for named in system.constraints for m in named.multipliers)
        result = Slot("lam", (len(names),), names)
    elif name == "energy":
        result = Slot("energy", (3,), ("kinetic", "potential", "power"))
    full_name = f"{system.name}_{name}"
    return Signature(full_name, tuple(arrays), True, (result,), constants)
