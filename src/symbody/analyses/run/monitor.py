"""Quantities that a simulation computes beside the states, for which the user asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

from symbody.errors import ModelError
from symbody.system.system import System, driven_links

Monitor: TypeAlias = Literal[
    "accelerations", "energy", "multipliers", "work", "residual", "constraints",
    "drives",
]  # fmt: skip
Default: TypeAlias = Literal["accelerations", "energy", "multipliers"]
DEFAULTS: tuple[Default, ...] = get_args(Default)


def checked_monitor(
    system: System, wanted: Sequence[Monitor], without: Sequence[Default]
) -> frozenset[Monitor]:
    """Return what is computed: the defaults, less some, and what is wanted beside.

    Args:
        system: The system.
        wanted: What the user names.
        without: Which of the defaults the user does not want.

    Raises:
        ModelError: A word is unknown, stands in both, or names what the model does not
            have.
    """
    _check_words("monitor", wanted, get_args(Monitor), "work")
    _check_words("without", without, DEFAULTS, "energy")
    both = [word for word in without if word in wanted]
    if both or ("work" in wanted and "energy" in without):
        raise ModelError(
            f"simulate: monitor={list(wanted)!r} and without={list(without)!r} "
            f"contradict each other, as the balance of work needs the energy. Name "
            f"{both[0] if both else 'energy'!r} in one of them."
        )
    if not wanted:
        return frozenset(set(DEFAULTS) - set(without))
    missing = {
        "constraints": (not system.constraints, "constraints", "add_constraint"),
        "multipliers": (not system.constraints, "constraints", "add_constraint"),
        "drives": (not driven_links(system), "driven coordinates", "drive"),
    }
    for word in wanted:
        is_missing, what, remedy = missing.get(word, (False, "", ""))
        if is_missing:
            raise ModelError(
                f"simulate: monitor={list(wanted)!r}: model {system.name!r} has no "
                f"{what}, so there is nothing to monitor. Leave {word!r} out, or add "
                f"some with {remedy}."
            )
    return frozenset(set(DEFAULTS) - set(without) | set(wanted))


def _check_words(option: str, values: Any, known: Sequence[str], example: str) -> None:
    listed = isinstance(values, list | tuple | set | frozenset)
    if not listed or not all(word in known for word in values):
        raise ModelError(
            f"simulate: {option}={values!r}: give a list of {', '.join(known)}, for "
            f"example [{example!r}]."
        )
