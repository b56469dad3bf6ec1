"""The description that a PyMbs script gives, shared by all parts of its world."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, final

from symbody.compat.pymbs.matrix import array_of
from symbody.compat.pymbs.names import Names
from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.formalisms.quantities.choose import Formalism
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel


@final
class Description:
    """The model behind a world, and what PyMbs keeps beside it.

    Attributes:
        model: The mechanism.
        names: From the script's names to the model's.
        world: The world itself.
        folder: Where files go.
        bodies, joints, loads, loops, sensors, constraints, expressions, visuals: By
            their names in the script, what its calls returned or gave.
        parameters: Default values by symbol.
        controllers: Python functions by symbol.
        ranges: Range of the slider of a joint.
        formalism: How equations are derived.
        kinematics_only: Whether accelerations are left out.
        compiled: The model with its equations; None until they are asked for.
        before_equations: What is to be done before they are derived.
        rates: Symbols of the derivatives of positions, by the name of the sensor.
        held: Parameters that stand for inputs in the formula of a joint.
        written: Files made so far.
        notes: What the user of the script should know.
        warned: Warnings that were given already.
    """

    def __init__(self, folder: Path) -> None:
        self.model = Model("model")
        self.names = Names()
        self.world: Any = None
        self.folder = folder
        self.bodies: dict[str, object] = {}
        self.joints: dict[str, Any] = {}
        self.loads: dict[str, object] = {}
        self.loops: dict[str, object] = {}
        self.sensors: dict[str, object] = {}
        self.constraints: dict[str, object] = {}
        self.expressions: dict[str, object] = {}
        self.visuals: dict[str, object] = {}
        self.parameters: dict[str, float] = {}
        self.controllers: dict[str, Callable[..., object]] = {}
        self.controller_shapes: dict[str, tuple[int, ...]] = {}
        self.ranges: dict[Any, tuple[object, object]] = {}
        self.formalism: Formalism = "recursive"
        self.kinematics_only = False
        self.compiled: CompiledModel | None = None
        self.before_equations: list[Callable[[], object]] = []
        self.rates: dict[str, Array] = {}
        self.held: dict[object, Any] = {}
        self.written: list[Path] = []
        self.notes: list[str] = []
        self.warned: set[str] = set()

    def number(self, who: str, value: object) -> float:
        """Return the value of a number, or of a formula of parameters.

        Raises:
            ModelError: It is neither.
        """
        try:
            node = array_of(value).item()
            return self.model.default_value(node)
        except (TypeError, ValueError, KeyError):
            raise ModelError(
                f"{who}: {value!r} is neither a number nor a formula of parameters."
            ) from None

    def place_for(self, directory: str) -> Path:
        """Return the folder for a directory that the script names.

        It is inside the folder for files; what leads out of it, as an absolute path,
        is replaced by the folder itself.
        """
        wanted = Path(directory.replace("\\", "/"))
        inside = not wanted.is_absolute() and ".." not in wanted.parts
        folder = self.folder / wanted if inside else self.folder
        folder.mkdir(parents=True, exist_ok=True)
        return folder
