"""Checks that what the user named is also defined, and not by itself."""

from __future__ import annotations

from symbody.errors import ModelError
from symbody.expr.traverse import symbols_of
from symbody.model.model import Model


def check_definitions(model: Model) -> None:
    """Raise ModelError for states without rate and expressions without formula.

    Raises:
        ModelError: A state has no rate, an expression has no formula, or expressions
            depend on each other in a ring.
    """
    for state in model.states.values():
        if state.rate is None:
            raise ModelError(
                f"state {state.name!r}: it has no rate. Give its time derivative with "
                f"add_state(..., rate=formula) or set_rate; a quantity that stays "
                f"constant is a parameter."
            )
    for name in model.undefined:
        raise ModelError(
            f"expression {name!r}: it was added without formula and has none yet. Give "
            f"it one with define({name!r}, formula)."
        )
    ring = _ring(_uses(model))
    if ring:
        raise ModelError(
            f"expression {ring[0]!r}: it depends on itself: {' -> '.join(ring)}. Break "
            f"the ring: one of them must be a state, an input or a formula of others."
        )


def _uses(model: Model) -> dict[str, list[str]]:
    """Return for each expression the expressions in its formula."""
    owner = {
        symbol: name
        for name, expression in model.expressions.items()
        for symbol in expression.symbols.ravel().tolist()
    }
    return {
        name: list(
            dict.fromkeys(
                owner[s]
                for s in symbols_of(*expression.formula.ravel().tolist())
                if s in owner
            )
        )
        for name, expression in model.expressions.items()
    }


def _ring(uses: dict[str, list[str]]) -> list[str]:
    """Return names that lead back to the first of them; empty if there are none."""
    done: set[str] = set()
    for start in uses:
        path: dict[str, None] = {}
        todo = [(start, False)]
        while todo:
            name, leaving = todo.pop()
            if leaving:
                del path[name]
                done.add(name)
            elif name in path:
                names = list(path)
                return [*names[names.index(name) :], name]
            elif name not in done:
                path[name] = None
                todo.append((name, True))
                todo += [(used, False) for used in reversed(uses[name])]
    return []
