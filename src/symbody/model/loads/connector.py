"""An element of the user's: variables between endpoints, and their law."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array, Node
from symbody.model.body import Frame
from symbody.model.field import element
from symbody.model.loads.connection import Connection
from symbody.model.loads.endpoints import Endpoint, symbols_between
from symbody.model.loads.own_formulas import Ends, OwnForces, OwnVariables


@final
@element
class Connector(Connection):
    """An element between two endpoints or more, by its variables and their law.

    The variables ε are formulas of what is between the endpoints: `a.distance_to(b)`
    [m], and as seen by the first endpoint, in its axes, positions `b.p` [m], shape
    (3,), and rotation matrices `b.R`, shape (3, 3). The law gives for each variable its
    dual force F, in tension positive: the element takes the power Σ F_k ε̇_k, and
    acts on the bodies with what does that virtual work. An elastic law is a function
    of the variables, a viscous one of their rates, an active one of inputs and states;
    for a law that is an equation for F take `implicit`.

    A bar of stiffness k and damping c::

        Connector(
            [a, b],
            lambda a, b: [a.distance_to(b) - 0.5],
            lambda e, rate: [k * e[0] + c * rate[0]],
        )

    Its value is F. `Deformation` measures ε and ε̇.

    Attributes:
        ends: Endpoints, bodies or frames; the first is that which sees the others.
        variables: Function of the endpoints, as many arguments, that returns a list of
            formulas of them and of parameters; called once.
        law: Function of variables, or of variables and rates, arrays of formulas, that
            returns a list of forces; called once.
    """

    ends: Ends
    variables: OwnVariables
    law: OwnForces

    def frames_at_ends(self) -> Sequence[Frame]:
        """Return the frames at its endpoints."""
        return self.ends

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[Node]:
        """Return the user's variables."""
        return self.variables.at(symbols_between(ends))

    def forces(self, variables: Array, rates: Array) -> Sequence[Node]:
        """Return the user's forces."""
        return self.law.at([*variables.tolist(), *rates.tolist()])
