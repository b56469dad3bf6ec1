"""Conditions of time alone as Booleans of a Modelica model, which are its events.

Modelica makes an event of each relation outside noEvent. Where a formula has a corner
or a jump without a relation, as curves and signs have, a Boolean that nothing else
depends on makes the solver end its step there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from symbody.events.switches import time_switches
from symbody.expr.node import LE, LT, ZERO, Apply, Node, less, sub
from symbody.expr.traverse import reachable
from symbody.program.program import Program
from symbody.system.system import System


class Conditions(NamedTuple):
    """Conditions of time alone, with the names of their Booleans.

    Attributes:
        chosen_by: Those in formulas.
        watched: Those that are made for corners and jumps without a relation.
    """

    chosen_by: dict[Node, str]
    watched: dict[Node, str]


def conditions_of_time(
    programs: Sequence[Program], system: System, taken: Collection[str]
) -> Conditions:
    """Return the conditions of time alone below the results of programs.

    Args:
        programs: The programs.
        system: Whose time and parameters they have.
        taken: Names that others have.
    """
    roots = [node for program in programs for node in program.outputs()]
    places = time_switches(roots, [system.t], system.p).switches
    arguments = {place.argument for place in places}
    free = _free(taken)
    chosen_by: dict[Node, str] = {
        node: next(free)
        for node in reachable(roots)
        if isinstance(node, Apply)
        and node.op in (LT, LE)
        and sub(*node.args) in arguments
    }
    compared = {sub(*node.args) for node in chosen_by if isinstance(node, Apply)}
    zeros = dict.fromkeys(zero for place in places for zero in place.zeros())
    watched = {less(ZERO, zero): next(free) for zero in zeros if zero not in compared}
    return Conditions(chosen_by, watched)


def _free(taken: Iterable[str]) -> Iterator[str]:
    known = {*taken}
    return (name for i in count(1) if (name := f"event_{i}") not in known)
