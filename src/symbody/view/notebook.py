"""Notebooks: models, equations and formulas in cells, and a page as a widget."""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, final

from symbody.analyses.run.keeping import StartLike
from symbody.analyses.run.methods import LoopMethodLike
from symbody.arguments import Arguments, counted, listed
from symbody.equations import Equations
from symbody.errors import CallError, SymbodyError, from_extra
from symbody.expr.node import Node
from symbody.expr.traverse import symbols_of
from symbody.model.model import Model
from symbody.model.visuals import ArrowsLike
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.plot import image
from symbody.results.tabulated import Table
from symbody.system.assemble import assemble
from symbody.system.system import System
from symbody.view.files import model_picture
from symbody.view.model_page import model_data
from symbody.view.pages import Data, motion_data, page
from symbody.writers.latex.equations import Paper, on_paper

# Longer listings are for files.
_MOST_ENTRIES = 60
# A drawing of more bodies is unreadable at this size.
_MOST_BODIES = 60
_HEIGHT = 480
# The values that a page reports and takes.
_GROUPS = ("states", "inputs", "parameters")


def model_html(self: Model) -> str:
    """Return a table of bodies and joints, and a picture, for notebooks."""
    try:
        system = assemble(self)
        table = _table(self, system)
    except SymbodyError as error:
        return f"<p>{html.escape(repr(self))}</p><p>{html.escape(str(error))}</p>"
    if len(system.bodies) > _MOST_BODIES:
        return table
    try:
        return f"{table}{image(model_picture(self), 55)}"
    except SymbodyError as error:  # such as loops that do not close
        return f"{table}<p>{html.escape(str(error))}</p>"


def _table(model: Model, system: System) -> str:
    head = ("body", "carried by", "joint", "motion", "coordinates", "start", "mass")
    names = ["world", *(body.name for body in system.bodies)]
    rows = tuple(
        (
            body.name, names[parent], joint.name,
            " ".join(element.label for element in joint.elements) or "fixed",
            ", ".join(symbol.name for symbol in joint.q),
            ", ".join(f"{value:g}" for value in joint.q_start), str(body.mass),
        )
        for body, joint, parent in zip(
            system.bodies, system.joints, system.parent, strict=True
        )
    )  # fmt: skip
    kinds = "parameter", "input", "load", "loop", "constraint", "contact", "sensor"
    there = [counted(len(n), k) for k in kinds if (n := getattr(model, f"{k}s"))]
    title = html.escape(f"Model {model.name!r}: {', '.join(there)}")
    return f"<p>{title}</p>{Table(head, rows)._repr_html_()}"


def node_latex(self: Node) -> str:
    """Return a formula as LaTeX, for notebooks."""
    paper = Paper([self], sorted(symbols_of(self), key=lambda symbol: symbol.serial))
    defined = [line for part in paper.definitions() for line in part.lines()]
    return _displayed([*defined, *paper.equation("", self).lines()])


def equations_latex(self: Equations) -> str:
    """Return named arrays of formulas as LaTeX, for notebooks; if long, their size."""
    shown = on_paper(self)
    if len(shown) > _MOST_ENTRIES:
        return rf"$\text{{{self!r}}}$"
    return _displayed([line for equation in shown for line in equation.lines()])


def _displayed(lines: list[str]) -> str:
    if len(lines) == 1:
        return f"$\\displaystyle {lines[0].replace('&', '').removeprefix(' = ')}$"
    inner = " \\\\\n".join(lines)
    return f"$$\\begin{{aligned}}\n{inner}\n\\end{{aligned}}$$"


@final
class Viewer:
    """A page in a cell of a notebook, tied to Python.

    What the reader drags there is found in `states`, `inputs` and `parameters` a moment
    later, and `set` moves the page. It needs a running kernel for that, and none to
    compute.

    Attributes:
        widget: The widget, for layouts of ipywidgets.
    """

    def __init__(self, make: Callable[[], Data], height: int) -> None:
        """Make the widget of a page, of a height [pixels]; it needs anywidget."""
        arguments = Arguments("widget")
        height = arguments.whole("height", height, least=100)
        anywidget = from_extra("widget", "anywidget", "notebook", CallError)
        traitlets = from_extra("widget", "traitlets", "notebook", CallError)
        script = files("symbody.view") / "page" / "widget.js"
        fields = {
            "_esm": script.read_text(encoding="utf-8"),
            "_page": traitlets.Unicode().tag(sync=True),
            "_height": traitlets.Int().tag(sync=True),
            "_reported": traitlets.Dict().tag(sync=True),
            "_request": traitlets.Dict().tag(sync=True),
        }
        made: Any = type("SymbodyViewer", (anywidget.AnyWidget,), fields)
        self.widget = made(_page=page(make(), {"widget": True}), _height=height)
        self._turn = 0

    def __repr__(self) -> str:
        states = listed(self.states) if self.states else "not shown yet"
        return f"Viewer(t={self.t:.4g} s, {states})"

    def _repr_mimebundle_(self, **options: object) -> object:
        return self.widget._repr_mimebundle_(**options)

    @property
    def t(self) -> float:
        """The time that is shown [s]."""
        return float(self.widget._reported.get("t", 0.0))

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
        return MappingProxyType(dict(self.widget._reported.get(name, {})))

    def set(self, values: Mapping[str, float]) -> None:
        """Set coordinates, velocities, states, inputs or parameters on the page.

        Loops stay closed; what cannot be reached is said on the page.

        Args:
            values: By name.

        Raises:
            CallError: The page is not shown yet, or there is no such name.
        """
        arguments = Arguments("set")
        values = arguments.mapping("values", values, optional=False)
        known = {name: "" for group in _GROUPS for name in self._group(group)}
        if not known:
            raise CallError(
                "set: the page is not shown yet. Make the widget the value of a cell, "
                "and set values in a later one."
            )
        numbers = arguments.numbers_by_name("values", values, known)
        # Setting the same again is another wish.
        self._turn += 1
        self.widget._request = {"turn": self._turn, "values": numbers}

    def on_change(self, call: Callable[[Viewer], object]) -> None:
        """Let a function be called with this viewer when something changes there.

        Args:
            call: The function.
        """
        remedy = "Give for example print."
        Arguments("on_change").function("call", call, ("viewer",), remedy)
        self.widget.observe(lambda change: call(self), names="_reported")


def model_widget(
    self: Model,
    *,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: LoopMethodLike = "DP853",
    arrows: ArrowsLike | None = None,
    height: int = _HEIGHT,
) -> Viewer:
    """Return the page as a widget of a notebook, which Python reads and sets.

    Args:
        parameters: Values by name in place of the defaults.
        start: Start values by name in place of the model's.
        method: "DP853", "DP54", "Radau" for stiff models, or sb.DP853(rtol=1e-10).
        arrows: See `Model.to_html`.
        height: Of the cell [pixels].

    Raises:
        ModelError: The model contradicts itself or physics.
        CallError: anywidget is not installed: the extra "notebook".
    """
    return Viewer(lambda: model_data(self, parameters, start, method, arrows), height)


def motion_widget(
    self: Motion,
    *,
    model: Model | CompiledModel | None = None,
    method: LoopMethodLike = "DP853",
    arrows: ArrowsLike | None = None,
    height: int = _HEIGHT,
) -> Viewer:
    """Return the page of the motion as a widget, see `Model.widget`.

    Args:
        model: The model that moved, for a motion that was read from a file.
        method: "DP853", "DP54", "Radau" for stiff models, or sb.DP853(rtol=1e-10).
        arrows: See `Model.to_html`.
        height: Of the cell [pixels].

    Raises:
        ModelError: The motion is of another model, or its model is unknown.
        CallError: anywidget is not installed: the extra "notebook".
    """
    return Viewer(lambda: motion_data(self, model, method, arrows), height)
