"""Distances of explicit loops from the end of their range.

At a dead position the independent coordinate of a loop has come to the end of its
range, and the loop would have to go on in its other posture.
"""

from __future__ import annotations

from collections.abc import Mapping

from symbody.equations import Equations
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ONE, ZERO, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.constraints.dependents import closed_forms, in_order
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.spatial.vectors import plus
from symbody.system.explicit_loops import better_independent
from symbody.system.system import System

# A loop is far from the end of its range with this share of it left.
_FAR = 0.1


@derivation
def derive_range(of: Derivations) -> Equations:
    """Derive how near the loops are to dead positions.

    Returns:
        Equations with the results "q", "v", "x", the state as it is, and "growth",
        which grows beyond all bounds where a loop comes to the end of its range.
    """
    system = of.system
    growth: Node = ZERO
    formulas = in_order(closed_forms(system.loop_solutions))
    for named in system.loop_solutions:
        for limit in named.solution.limits:
            share = substitute(limit.value / limit.scale, formulas)
            growth = plus(growth, ONE / share)
    results = {"q": system.q, "v": system.v, "x": system.x, "growth": (growth,)}
    return Equations(
        name=system.name,
        formalism="range",
        arguments=arguments_of(system),
        results={name: as_vector(nodes) for name, nodes in results.items()},
        labels={
            name: tuple(s.name for s in group)
            for name, group in {"q": system.q, "v": system.v, "x": system.x}.items()
        },
    )


def narrowest(system: System, values: Mapping[Symbol, float]) -> str:
    """Return which loop is nearest to the end of its range, and why, in a sentence.

    It is empty if all loops are far from there.

    Args:
        system: The system.
        values: Of the coordinates of the state, parameters and time.
    """
    known = dict(values)
    found: list[tuple[float, str, str]] = []
    for named in system.loop_solutions:
        for limit in named.solution.limits:
            numbers = evaluate([limit.value, limit.scale, *limit.numbers], known)
            words = limit.words.format(*numbers[2:])
            share, words = numbers[0] / numbers[1], f"In loop {named.name!r} {words}."
            found.append((share, words, named.name))
        solved = evaluate(list(named.solution.formulas), known)
        known |= dict(zip(named.solution.dependent, solved, strict=True))
    share, sentence, name = min(found)
    if share > _FAR:
        return ""
    return f"{sentence}{_better(system, name, known)}"


def _better(system: System, name: str, values: Mapping[Symbol, float]) -> str:
    """Return which coordinate of a loop would be a better independent one there."""
    loop = next(named.loop for named in system.loops if named.name == name)
    solution = next(n.solution for n in system.loop_solutions if n.name == name)
    own = set(symbols_of(*solution.rows)) - set(solution.dependent)
    inputs = [q for q in system.coordinates.tree_q if q in own]
    found = better_independent(solution, inputs, values)
    if not found or not hasattr(loop, "independent"):
        return ""
    return f" Of its coordinates {', '.join(q.name for q in found)} would do."
