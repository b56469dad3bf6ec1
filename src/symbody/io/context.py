"""The model that a reader builds: free names for its elements, constants, notes."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, final

from symbody.errors import ModelError
from symbody.expr.node import Array, Symbol
from symbody.io.bodies import Inertial
from symbody.io.source import Notes
from symbody.model.body import Body
from symbody.model.joint import Joint
from symbody.model.loads.load import Load
from symbody.model.model import Model
from symbody.model.names import NameBook
from symbody.model.sensors.sensor import Sensor

_LONGEST = 200
Parameters: TypeAlias = Literal["numbers", "symbols"]


@final
class Naming:
    """Finds a free name for each element of a file.

    A file may call a body, its joint and its motor all the same, with any characters;
    a model may not. Who comes first keeps the name; others have their kind added to
    it, and a number if that is not enough.
    """

    def __init__(self) -> None:
        self._book = NameBook()
        # The last number that was added to a name.
        self._numbers: dict[str, int] = {}
        # Beginnings, up to an underscore, of all names like those of coordinates.
        self._beginnings: set[str] = set()

    def take(self, kind: str, wanted: str) -> str:
        """Return a free name for an element, which then is taken.

        Args:
            kind: What it is: "body", "joint", "input", ….
            wanted: Its name in the file; empty if it has none.
        """
        first = valid_name(wanted) if wanted else kind
        with_kind = first if first.endswith(kind) else f"{first}_{kind}"
        for name in (first, with_kind):
            if self._is_free(kind, name):
                self._keep(kind, name)
                return name
        number = self._numbers.get(with_kind, 1) + 1
        while not self._is_free(kind, f"{with_kind}_{number}"):
            number += 1
        self._numbers[with_kind] = number
        self._keep(kind, f"{with_kind}_{number}")
        return f"{with_kind}_{number}"

    def moves(self, joint: Joint) -> None:
        """Take the names of the coordinates of a joint."""
        for symbol in (*joint.q, *joint.v, *joint.vd):
            self._keep("coordinate", symbol.name)

    def _keep(self, kind: str, name: str) -> None:
        self._book.take(kind, name)
        if name.startswith(("q_", "v_", "vd_")):
            words = name.split("_")
            self._beginnings.update("_".join(words[:n]) for n in range(2, len(words)))

    def _is_free(self, kind: str, name: str) -> bool:
        try:
            self._book.check(kind, name)
        except ModelError:
            return False
        if kind != "joint":
            return True
        motions = (f"q_{name}", f"v_{name}", f"vd_{name}")
        return all(
            motion not in self._beginnings and self._book.kind_of(motion) is None
            for motion in motions
        )


def valid_name(wanted: str) -> str:
    """Return a name with the characters replaced that a model does not allow."""
    cleaned = re.sub(r"\W+", "_", wanted[:_LONGEST], flags=re.ASCII).strip("_")
    return cleaned if cleaned[:1].isalpha() else f"a_{cleaned}".rstrip("_")


@dataclass(eq=False)
class ImportContext:
    """A model under construction, and the notes of its reader.

    Attributes:
        model: The model.
        notes: What is left out.
        parameters: Whether constants stay numbers or become parameters. A zero stays a
            number, so that equations stay as short as they were.
        naming: The names of the model.
    """

    model: Model
    notes: Notes
    parameters: Parameters
    naming: Naming = field(default_factory=Naming, init=False)

    def constant(self, name: str, value: float, unit: str) -> float | Symbol:
        """Return a number, or a new parameter that has it as default."""
        if self.parameters == "numbers" or value == 0:
            return value
        own = self.naming.take("parameter", name)
        return self.model.add_parameter(own, value, unit=unit)

    def mass_properties(self, name: str, inertial: Inertial) -> dict[str, Any]:
        """Return mass, center of mass and inertia as `add_body` takes them."""
        if inertial.mass == 0 and not inertial.inertia.any():
            return {}
        J = inertial.inertia
        com = zip("xyz", inertial.com.tolist(), strict=True)
        return {
            "as_given": True,
            "mass": self.constant(f"m_{name}", inertial.mass, "kg"),
            "com": [self.constant(f"c{axis}_{name}", c, "m") for axis, c in com],
            "inertia": [
                self.constant(f"I{'xyz'[i]}{'xyz'[j]}_{name}", float(J[i, j]), "kg m²")
                for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
            ],
        }

    def links(self, body: Body, wanted: str, count: int) -> list[Body]:
        """Return what so many joints carry: bodies between them, then the body."""
        names = [
            self.naming.take("body", f"{wanted}_{place}") for place in range(1, count)
        ]
        return [*map(self.model.add_body, names), body]

    def add_load(self, name: str, load: Load) -> None:
        """Add a load under a free name."""
        self.model.add_load(self.naming.take("load", name), load)

    def add_sensor(self, name: str, sensor: Sensor) -> Array:
        """Add a sensor under a free name; return its symbols."""
        return self.model.add_sensor(self.naming.take("sensor", name), sensor)

    def add_measured(self, name: str, formula: Any, unit: str = "") -> None:
        """Add an expression that is measured under a free name."""
        own = self.naming.take("expression", name)
        self.model.add_expression(own, formula, sensor=True, unit=unit)
