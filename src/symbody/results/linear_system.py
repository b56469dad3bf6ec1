"""A linear system, under the user's names, as numbers, as formulas and as a model."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody import late_methods
from symbody.arguments import Arguments
from symbody.errors import CallError, ExpressionError, from_extra
from symbody.expr.node import Array as Formulas
from symbody.expr.node import Node, as_node
from symbody.expr.sympy_bridge import from_sympy, to_sympy
from symbody.expr.traverse import as_vector, symbols_of
from symbody.model.model import Model
from symbody.notes import Note
from symbody.results.record import Array
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Axes, Table, draw_complex_plane, framed
from symbody.slow_packages import scipy
from symbody.system.spellings import quantities_of

Matrix: TypeAlias = Literal["A", "B", "C", "D", "M", "G", "K", "L", "F"]


class LinearizationStatus(AnalysisStatus):
    """The kind of deviations that a linear system describes."""

    AT_EQUILIBRIUM = True, "small deviations from an equilibrium"
    ALONG_MOTION = True, "small deviations from the motion through this state"


@final
@dataclass(frozen=True, repr=False, eq=False)
class LinearSystem(Result):
    """dx/dt = A x + B u, y = C x + D u for small deviations, constraints eliminated.

    The states are the independent coordinates, the independent velocities and the
    extra states; of a quaternion small turns about the axes of its child, "turn_…".
    The same by forces: M vd + G v + K q + L x = F u.

    Attributes:
        states: Names and units of the states.
        inputs: Names and units of the inputs.
        outputs: Names and units of the outputs, all entries of all sensors.
        A: Shape (n, n).
        B: Shape (n, nu).
        C: Shape (ny, n).
        D: Shape (ny, nu).
        velocities: Names and units of the independent velocities, the rows of M.
        forces: Units of the forces along them.
        M: Mass matrix, with what loads that depend on accelerations add; that of the
            bodies alone where loads follow multipliers of constraints.
        G: Damping and gyroscopic matrix.
        K: Stiffness matrix, by the independent coordinates.
        L: By the extra states.
        F: By the inputs.
        coordinates: Names and units of steps along all velocities.
        q: Their changes by the states: also those of dependent ones.
        v: Changes of all velocities by the states.
        rates: The rates of the states at the point itself; zero at an equilibrium.
        state: The state of the model there.
        state_names: Its names.
        t: Time [s].
    """

    _copies: ClassVar[bool] = False

    status: LinearizationStatus
    states: Labels
    inputs: Labels
    outputs: Labels
    A: Array
    B: Array
    C: Array
    D: Array
    velocities: Labels
    forces: tuple[str, ...]
    M: Array
    G: Array
    K: Array
    L: Array
    F: Array
    coordinates: Labels
    q: Array
    v: Array
    rates: Array
    state: Array
    state_names: tuple[str, ...]
    t: float

    bode = late_methods.bode
    to_model = late_methods.linear_to_model
    step_response = late_methods.step_response
    transfer_function = late_methods.transfer_function

    def eigenvalues(self) -> NDArray[np.complex128]:
        """Return the eigenvalues of A [1/s]."""
        return np.linalg.eigvals(self.A).astype(complex)

    def table(self, matrix: Matrix = "A") -> Table:
        """Return one of the matrices as a table.

        Args:
            matrix: "A", "B", "C", "D", "M", "G", "K", "L" or "F".
        """
        Arguments(self.title()).word("matrix", matrix, Matrix)
        rows, columns = self._sides()[matrix]
        return Table.of_matrix(matrix, getattr(self, matrix), rows, columns)

    def _sides(self) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
        """Return the names of rows and columns of each matrix."""
        x, u, y = self.states.names, self.inputs.names, self.outputs.names
        rates = tuple(f"d/dt {name}" for name in x)
        v = self.velocities.names
        fv = len(v)
        fq = self.K.shape[1]
        forces = tuple(f"force along {name}" for name in v)
        return {
            "A": (rates, x), "B": (rates, u), "C": (y, x), "D": (y, u),
            "M": (forces, tuple(f"d/dt {name}" for name in v)), "G": (forces, v),
            "K": (forces, x[:fq]), "L": (forces, x[fq + fv :]), "F": (forces, u),
        }  # fmt: skip

    def to_scipy(self) -> Any:
        """Return it as scipy.signal.StateSpace, which knows no names.

        Raises:
            CallError: It has no inputs or no outputs.
        """
        for kind in ("inputs", "outputs"):
            check_ends(self, self.title(), kind, "scipy.signal.StateSpace")
        return scipy.signal.StateSpace(self.A, self.B, self.C, self.D)

    def to_control(self) -> Any:
        """Return it as control.StateSpace of python-control, names kept.

        Raises:
            CallError: python-control is not installed.
        """
        control = python_control(f"{self.title()}: to_control")
        return control.ss(
            self.A, self.B, self.C, self.D, name=self.model,
            states=list(self.states.names), inputs=list(self.inputs.names),
            outputs=list(self.outputs.names),
        )  # fmt: skip

    def draw(self, ax: Axes) -> None:
        """Draw the eigenvalues in the complex plane."""
        s = self.eigenvalues()
        draw_complex_plane(ax, s)
        ax.plot(s.real, s.imag, "x")
        words = "real part [1/s]", "imaginary part [rad/s]"
        framed(ax, *words, self.title(), legend=False)

    def _beside(self) -> tuple[str, ...]:
        return _ends_of(self, _MOST_SHOWN)

    def __repr__(self) -> str:
        if len(self.A) <= _MOST_SHOWN:
            return super().__repr__()
        lines = [f"{self.title()}: {self.status}", *self._beside()]
        return "\n".join([*lines, *(f"  {note}" for note in self.notes)])


def note_of_motion(system: LinearSystem, what: str) -> tuple[Note, ...]:
    """Return a note that a linear system is of a state which is no equilibrium."""
    if system.status is LinearizationStatus.AT_EQUILIBRIUM:
        return ()
    worst = int(np.abs(system.rates).argmax())
    text = (
        f"The state is no equilibrium: d/dt {system.states.names[worst]} = "
        f"{system.rates[worst]:.3g}. The {what} are of deviations from the motion "
        f"through it, for as long as that hardly changes; find an equilibrium by "
        f"equilibrium."
    )
    return (Note(text, "instant"),)


def check_ends(system: LinearSystem, who: str, kind: str, what: str) -> None:
    """Raise CallError if a linear system lacks inputs, or outputs, needed by `what`."""
    if not len(getattr(system, kind)):
        add = "add_input" if kind == "inputs" else "add_sensor"
        raise CallError(
            f"{who}: it has no {kind}, but {what} needs some. Add them to the model "
            f"by {add}."
        )


def python_control(who: str) -> Any:
    """Return python-control, an extra that is slow to import."""
    return from_extra(who, "control", "control", CallError, name="python-control")


_MOST_SHOWN = 10


def linear_to_model(self: LinearSystem, name: str | None = None) -> Model:
    """Return it as a model of extra states, to be written in any language.

    The states are the small deviations, zero at the start, under their names;
    inputs and outputs have the model's names and units. `generate` writes it as
    Modelica, FMU or C as it does any model, and `simulate` moves it.

    Args:
        self: The linear self.
        name: Of the model; by default that of the mechanism with "_linear".

    Example:
        >>> import symbody as sb
        >>> linear = sb.linearize(sb.library.crane_crab()).to_model()
        >>> [*linear.inputs], [*linear.states][:1]
        (['F'], ['q_trans_crab'])
    """
    model = Model(f"{self.model}_linear" if name is None else name)
    u: list[Node] = []
    for own, shape, unit, _ in _quantities(self.inputs):
        value = model.add_input(own, shape=shape, unit=unit)
        u += np.ravel(np.asarray(value, dtype=object)).tolist()
    x: list[Node] = []
    states = list(_quantities(self.states))
    for own, shape, unit, _ in states:
        value = model.add_state(own, np.zeros(shape), unit=unit)
        x += np.ravel(np.asarray(value, dtype=object)).tolist()
    rates = _sums(self.A, x, self.B, u)
    for own, shape, _, place in states:
        model.set_rate(own, _shaped(rates[place], shape))
    outputs = _sums(self.C, x, self.D, u)
    for own, shape, unit, place in _quantities(self.outputs):
        formula = _shaped(outputs[place], shape)
        model.add_expression(own, formula, sensor=True, unit=unit)
    return model


def _sums(P: Array, x: list[Node], Q: Array, u: list[Node]) -> list[Node]:
    """Return P x + Q u."""
    rows = np.hstack([P, Q]).tolist()
    return [
        as_node(sum(factor * node for factor, node in zip(row, (*x, *u), strict=True)))
        for row in rows
    ]


def _quantities(labels: Labels) -> Iterator[tuple[str, tuple[int, ...], str, slice]]:
    """Yield name, shape, unit ("" where entries differ in it) and place of each."""
    for name, (shape, place) in quantities_of(labels.names).items():
        first, *others = {*labels.units[place]}
        yield name, shape, "" if others else first, place


def _shaped(nodes: list[Node], shape: tuple[int, ...]) -> Any:
    return as_vector(nodes).reshape(shape) if shape else nodes[0]


@final
@dataclass(frozen=True, repr=False, eq=False)
class LinearFormulas:
    """dx/dt = A x + B u, y = C x + D u, each entry a formula.

    Attributes:
        model: Name of the mechanism.
        states: Names and units of the states.
        inputs: Names and units of the inputs.
        outputs: Names and units of the outputs, all entries of all sensors.
        A: Shape (n, n).
        B: Shape (n, nu).
        C: Shape (ny, n).
        D: Shape (ny, nu).
    """

    model: str
    states: Labels
    inputs: Labels
    outputs: Labels
    A: Formulas
    B: Formulas
    C: Formulas
    D: Formulas

    def to_sympy(self) -> tuple[Any, Any, Any, Any]:
        """Return A, B, C and D as matrices of SymPy, for example to simplify them."""
        return (
            to_sympy(self.A), to_sympy(self.B), to_sympy(self.C), to_sympy(self.D)
        )  # fmt: skip

    def simplified(self) -> LinearFormulas:
        """Return the same with shorter entries: what cancels is cancelled, by SymPy.

        That takes seconds for entries that are long.

        Raises:
            ExpressionError: SymPy is not installed.
        """
        sympy = from_extra(
            "simplified", "sympy", "sympy", ExpressionError, name="SymPy"
        )
        every = [self.A, self.B, self.C, self.D]
        nodes = [node for matrix in every for node in matrix.ravel().tolist()]
        own = {s.name: s for s in symbols_of(*nodes)}
        undefined = (sympy.nan, sympy.zoo, sympy.oo)
        short = []
        for node in nodes:
            entry = sympy.simplify(to_sympy(node))
            # What has no value, such as 0/0, is no formula of SymPy's, and stays.
            short.append(node if entry.has(*undefined) else from_sympy(entry, own))
        parts = np.split(as_vector(short), np.cumsum([m.size for m in every])[:-1])
        A, B, C, D = (
            part.reshape(m.shape) for part, m in zip(parts, every, strict=True)
        )
        return replace(self, A=A, B=B, C=C, D=D)

    def __repr__(self) -> str:
        return "\n".join([f"LinearFormulas of {self.model!r}", *_ends_of(self)])


def _ends_of(
    system: LinearSystem | LinearFormulas, most: int | None = None
) -> tuple[str, ...]:
    """Return a line each of states, inputs and outputs."""
    lines = []
    for title in ("states", "inputs", "outputs"):
        names = getattr(system, title).with_units()
        more = f", … ({len(names)} in all)" if names[most or len(names) :] else ""
        lines.append(f"  {title}: {', '.join(names[:most]) or 'none'}{more}")
    return tuple(lines)
