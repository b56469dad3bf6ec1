"""Quantities that only some models have."""

from __future__ import annotations

from symbody.arguments import Arguments

# With what these models have.
_HAD_WITH = {
    "drives": "driven joints",
    "constraints": "constraints",
    "multipliers": "constraints",
    "reactions": "joints",
    "sensors": "sensors",
}


def check_present(arguments: Arguments, what: str, name: object) -> None:
    """Raise if a name is that of a quantity that a model does not have.

    Args:
        arguments: Who asks.
        what: The argument that holds the name.
        name: One that no quantity of the model has.
    """
    missing = _HAD_WITH.get(name) if isinstance(name, str) else None
    if missing is not None:
        rule = f"a quantity of this model, which has no {missing}"
        raise arguments.refused(what, name, rule, "Leave it out.")
