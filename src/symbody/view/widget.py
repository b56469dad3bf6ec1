"""A page in a cell of a notebook that Python reads and sets: an anywidget."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, final

from symbody.analyses.run.keeping import StartLike
from symbody.analyses.run.methods import RTOL
from symbody.arguments import Arguments, listed, near
from symbody.errors import CallError
from symbody.extras import from_extra
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.view.pages import PageMethod, model_page, motion_page

_HEIGHT = 480
# What a page tells, and may be told.
_GROUPS = ("states", "inputs", "parameters")


@final
class Viewer:
    """A page in a cell of a notebook, tied to Python.

    What the reader drags there is found in `states`, `inputs` and `parameters` a moment
    later, and `set` moves the page. It needs a running kernel for that, and none to
    compute.

    Attributes:
        widget: The widget, for layouts of ipywidgets.
    """

    def __init__(
        self, page: Callable[[Mapping[str, object]], str], height: int
    ) -> None:
        """Make the widget.

        Args:
            page: Makes the text of the page, from what it is told of who holds it.
            height: Of the cell [pixels].

        Raises:
            CallError: anywidget is not installed.
        """
        asked = Arguments("widget")
        height = asked.whole("height", height, least=100)
        anywidget = from_extra("widget", "anywidget", "notebook", CallError)
        traitlets = from_extra("widget", "traitlets", "notebook", CallError)
        script = files("symbody.view") / "page" / "widget.js"
        fields = {
            "_esm": script.read_text(encoding="utf-8"),
            "_page": traitlets.Unicode().tag(sync=True),
            "_height": traitlets.Int().tag(sync=True),
            "_told": traitlets.Dict().tag(sync=True),
            "_asked": traitlets.Dict().tag(sync=True),
        }
        made: Any = type("SymbodyViewer", (anywidget.AnyWidget,), fields)
        self.widget = made(_page=page({"widget": True}), _height=height)
        self._turn = 0

    def __repr__(self) -> str:
        told = listed(self.states) if self.states else "not shown yet"
        return f"Viewer(t={self.t:.4g} s, {told})"

    def _repr_mimebundle_(self, **options: object) -> object:
        return self.widget._repr_mimebundle_(**options)

    @property
    def t(self) -> float:
        """The time that is shown [s]."""
        return float(self.widget._told.get("t", 0.0))

    @property
    def states(self) -> Mapping[str, float]:
        """Coordinates, velocities and states that are shown, by name."""
        return self._group("states")

    @property
    def inputs(self) -> Mapping[str, float]:
        """Inputs as they are set on the page, by name."""
        return self._group("inputs")

    @property
    def parameters(self) -> Mapping[str, float]:
        """Parameters as they are set on the page, by name."""
        return self._group("parameters")

    def _group(self, name: str) -> Mapping[str, float]:
        return MappingProxyType(dict(self.widget._told.get(name, {})))

    def set(self, values: Mapping[str, float]) -> None:
        """Set coordinates, velocities, states, inputs or parameters on the page.

        Loops stay closed; what cannot be reached is said on the page.

        Args:
            values: By name.

        Raises:
            CallError: The page is not shown yet, or there is no such name.
        """
        asked = Arguments("set")
        values = asked.mapping("values", values, optional=False)
        known = [name for group in _GROUPS for name in self._group(group)]
        if not known:
            raise CallError(
                "set: the page is not shown yet. Make the widget the value of a cell, "
                "and set values in a later one."
            )
        for name in values:
            if name not in known:
                raise CallError(
                    f"set: there is no {name!r}. There are {listed(known)}. "
                    f"{near(name, known)}"
                )
        numbers = {name: asked.number(name, x) for name, x in values.items()}
        # Setting the same again is another wish.
        self._turn += 1
        self.widget._asked = {"turn": self._turn, "values": numbers}

    def on_change(self, call: Callable[[Viewer], object]) -> None:
        """Let a function be called with this viewer when something changes there.

        Args:
            call: The function.
        """
        remedy = "Give for example print."
        Arguments("on_change").function("call", call, ("viewer",), remedy)
        self.widget.observe(lambda change: call(self), names="_told")


def model_widget(
    self: Model,
    *,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: PageMethod = "DP54",
    rtol: float = RTOL,
    arrows: bool | None = None,
    height: int = _HEIGHT,
) -> Viewer:
    """Return the page as a widget of a notebook, which Python reads and sets.

    Args:
        self: The model.
        parameters: Values by name in place of the defaults.
        start: Start values by name in place of the model's.
        method: "DP54" or "DP853", or "Radau" for stiff models.
        rtol: Error allowed in a step, relative to the state.
        arrows: Whether forces can be drawn as arrows; by default with up to 40 bodies.
        height: Of the cell [pixels].

    Raises:
        ModelError: The model contradicts itself or physics.
        CallError: anywidget is not installed: the extra "notebook".
    """
    return Viewer(
        lambda told: model_page(self, parameters, start, method, rtol, arrows, told),
        height,
    )


def motion_widget(
    self: Motion,
    *,
    model: Model | CompiledModel | None = None,
    method: PageMethod = "DP54",
    rtol: float = RTOL,
    arrows: bool | None = None,
    height: int = _HEIGHT,
) -> Viewer:
    """Return the page of the motion as a widget, see `Model.widget`.

    Args:
        self: The motion.
        model: The model that moved, for a motion that was read from a file.
        method: "DP54" or "DP853", or "Radau" for stiff models.
        rtol: Error allowed in a step, relative to the state.
        arrows: Whether forces can be drawn as arrows; by default with up to 40 bodies.
        height: Of the cell [pixels].

    Raises:
        ModelError: The motion is of another model, or nobody knows of which.
        CallError: anywidget is not installed: the extra "notebook".
    """
    return Viewer(
        lambda told: motion_page(self, model, method, rtol, arrows, told), height
    )
