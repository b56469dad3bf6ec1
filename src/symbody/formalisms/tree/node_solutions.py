"""Nodes of connections as formulas of the motion of bodies.

The loads on a node vanish in sum. Where springs alone act on it, that says where it
is: its coordinates n solve B(n, q, x, u, t) = 0, and its rates follow from Ḃ = 0. Where
dampers act, too, the coordinates that they determine are extra states, whose rates
solve B(n, ṅ, q, v, x, u, t) = 0. Both are solved in the generated code.

References:
    Sol (1983), sections 7.1 to 7.3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.errors import DerivationError, ModelError
from symbody.expr.blocks import linear_solve, solve_by_blocks
from symbody.expr.differentiate import directional
from symbody.expr.evaluate import evaluate_all, substitute
from symbody.expr.functions import where
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.node_balance import Balance, balances, loads_on_nodes
from symbody.formalisms.tree.node_directions import (
    TURNS,
    along_dampers,
    check_held,
    raise_loose,
    raise_partly_damped,
    refuse_torques,
)
from symbody.formalisms.tree.node_search import nearest, regular, searched
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.formalisms.tree.unknowns import (
    Rows,
    Solve,
    Values,
    by_newton,
    by_size,
    linear,
    pivots,
    rank,
    with_other_parameters,
)
from symbody.formalisms.tree.user_formulas import with_states
from symbody.model.body import ConnectionNode
from symbody.model.quantities import State
from symbody.spatial.vectors import array
from symbody.system.links import Placement
from symbody.system.parts import LoadsOnNodes, NodeMotion, NodesOfLoops
from symbody.system.system import System
from symbody.system.values import values_at_start

# Velocities of nodes whose laws are not linear are searched in steps of this size [m/s
# or rad/s] where Newton's method does not arrive by itself.
_FAST = 10.0
_GREATEST = 1e300


@final
@dataclass()
class Solved:
    """The solutions of nodes so far.

    Values of coordinates and rates; by node why rates are `unknown`, which `states` it
    has, and the loads on nodes that depend on each other; turns on which no load
    depends are `held_turns`, and `unknowns` stand for sensors that are not known yet.
    """

    values: dict[Symbol, Node] = field(default_factory=dict)
    unknown: dict[str, str] = field(default_factory=dict)
    states: dict[str, list[Symbol]] = field(default_factory=dict)
    starts: dict[Symbol, float] = field(default_factory=dict)
    flow: dict[Symbol, Node] = field(default_factory=dict)
    held_turns: list[str] = field(default_factory=list)
    loads: dict[str, LoadsOnNodes] = field(default_factory=dict)
    unknowns: Mapping[str, Array] = field(default_factory=dict)

    def sensors(self) -> dict[Symbol, str]:
        """Return the sensors that loads on nodes follow, by the symbols for them."""
        return {s: n for n, a in self.unknowns.items() for s in a.ravel().tolist()}


def with_nodes(system: System, parameters: Sequence[float]) -> System:
    """Return a system whose nodes are formulas of its state."""
    if not system.nodes:
        return system
    tree = system.spanning_tree
    start = values_at_start(tree, parameters)
    unknowns: dict[str, Array] = {}
    kinematics = TreeKinematics(tree, build_tree(tree, merge=False), unknowns=unknowns)
    solved = Solved(unknowns=unknowns)
    node_balances = balances(kinematics, start)
    # What loads follow that is not known yet is zero where slopes are looked at.
    start |= dict.fromkeys(solved.sensors(), 0.0)
    for balance in node_balances:
        begun = regular(balance, start)
        check_held(begun, start)
        turned = along_dampers(begun, start, tree.v) or begun
        loads = replace(begun.loads(), along=turned.along)
        _Solution(kinematics, turned, start, solved, nearest(begun, start)).solve()
        places = [solved.values.get(s, s) for s in loads.coordinates]
        flow = [solved.values.get(s, ZERO) for s in loads.rates]
        loads = replace(loads, places=tuple(places), flow=tuple(flow))
        solved.loads |= dict.fromkeys((n.name for n in begun.nodes), loads)
    refuse_torques(tree.nodes, loads_on_nodes(kinematics), start, tree.p)
    if system.tree is not None:
        system = replace(system, tree=_put_in(tree, solved))
    return _put_in(system, solved)


def _put_in(system: System, solved: Solved) -> System:
    """Return a system with the places and velocities of its nodes, and their states."""
    placements, motions = {}, {}
    states: dict[str, State] = {}
    for node in system.nodes:
        values = [solved.values.get(s, s) for s in node.coordinates]
        rates = [solved.values.get(s, ZERO) for s in node.rates]
        R, p = node.placement(values)
        placements[node.name] = Placement(0, R, p)
        unknown = solved.unknown.get(node.name, "")
        loads = solved.loads.get(node.name)
        motions[node.name] = NodeMotion(*node.motion(values, rates), unknown, loads)
        own = solved.states.get(node.name)
        if own:
            states[node.name] = State(
                node.name,
                array(own),
                np.array([solved.starts[s] for s in own]),
                array([solved.flow[s] for s in own]),
                _unit(node, own),
            )
    nodes = NodesOfLoops(solved.unknowns, placements, motions, states)
    return replace(
        system,
        placements={**system.placements, **placements},
        node_motions=motions,
        states={**system.states, **states},
        held_turns=tuple(solved.held_turns),
        nodes_of_loops=nodes if solved.unknowns else NodesOfLoops(),
    )


def _unit(node: ConnectionNode, states: Sequence[Symbol]) -> str:
    """Return the unit of a node's states; none where it moves and turns."""
    turns = node.coordinates[len(node.moves) :]
    if turns and not set(states) <= set(node.coordinates):
        return ""
    units = {"rad" if s in turns else "m" for s in states}
    return units.pop() if len(units) == 1 else ""


@final
@dataclass()
class _Solution:
    _kinematics: TreeKinematics
    _balance: Balance
    _start: Values
    _solved: Solved
    _size: float

    def __post_init__(self) -> None:
        self._n, self._rates = self._balance.coordinates, self._balance.rates
        guesses = evaluate_all(self._balance.guesses, self._start)
        places = dict(zip(self._n, guesses, strict=True))
        self._start = {**self._start, **places, **dict.fromkeys(self._rates, 0.0)}

    def solve(self) -> None:
        rates = set(self._rates)
        damped: list[Node] = []
        elastic: list[Node] = []
        for row in self._balance.rows:
            kind = elastic if rates.isdisjoint(symbols_of(row)) else damped
            kind.append(row)
        if damped:
            self._solve_damped(damped, elastic)
        else:
            self._solve_elastic(elastic)

    def _solve_elastic(self, rows: list[Node]) -> None:
        frozen, dropped = self._frozen(rows)
        for i in frozen:
            self._solved.values[self._n[i]] = ZERO
            self._solved.values[self._rates[i]] = ZERO
            self._solved.held_turns.append(self._n[i].name)
        still = {self._n[i]: ZERO for i in frozen}
        left = [row for i, row in enumerate(rows) if i not in dropped]
        left = substitute(left, still)
        free = [s for i, s in enumerate(self._n) if i not in frozen]
        # Of each node the same rows and coordinates are left.
        solve = solve_by_blocks if frozen == dropped else linear_solve
        solution = self._by_newton(free, left, solve)
        self._solved.values.update(solution)
        self._add_rates(free, [], left, solution, solve)

    def _solve_damped(self, damped: list[Node], elastic: list[Node]) -> None:
        free = [self._n[i] for i in self._chosen(elastic)]
        solution = self._by_newton(free, elastic)
        self._solved.values.update(solution)
        slopes = self._numbers([*damped, *elastic], [*self._n])
        by_rate = self._numbers(damped, self._rates)
        both = np.vstack([by_rate, slopes[len(damped) :]])
        if rank(both) < len(self._n):
            if rank(np.vstack([by_rate, slopes])) == len(self._n):
                raise_partly_damped(self._balance, both)
            raise_loose(self._balance, both, self._start)
        for name, s in zip(self._balance.owners, self._n, strict=True):
            if s not in free:
                self._solved.states.setdefault(name, []).append(s)
                self._solved.starts[s] = self._start[s]
        self._add_rates(self._n, damped, elastic, solution)
        values = self._solved.values
        flow = dict(zip(self._n, self._rates, strict=True))
        self._solved.flow |= {s: values[rate] for s, rate in flow.items()}
        back = self._balance.back
        formulas = substitute(list(back.values()), dict(values))
        values.update(zip(back, formulas, strict=True))

    def _by_newton(
        self, unknowns: list[Symbol], rows: list[Node], solve: Solve = linear_solve
    ) -> dict[Symbol, Node]:
        """Return the coordinates that solve rows without rates, from their guesses."""
        if not unknowns:
            return {}
        guesses = dict(zip(self._n, self._balance.guesses, strict=True))
        begin = {s: guesses[s] for s in unknowns}
        size = None if any(self._turning(s) for s in unknowns) else self._size
        return dict(zip(unknowns, searched(rows, begin, size, solve), strict=True))

    def _add_rates(
        self,
        coordinates: Sequence[Symbol],
        damped: list[Node],
        elastic: list[Node],
        solution: Mapping[Symbol, Node],
        solve: Solve = linear_solve,
    ) -> None:
        """Find the rates of coordinates: of B = 0 where rates are in it, or Ḃ = 0."""
        rate = dict(zip(self._n, self._rates, strict=True))
        unknowns = [rate[s] for s in coordinates]
        flow, reason = self._flow(rate, elastic)
        if reason:
            if damped:
                raise ModelError(reason)
            for node in self._balance.nodes:
                self._solved.unknown[node.name] = reason
            return
        rows = [*damped, *directional(elastic, flow)]
        if not unknowns:
            return
        rates = linear(rows, unknowns, solve)
        if rates is None:
            still: dict[Symbol, Node] = dict.fromkeys(unknowns, ZERO)
            rates = by_newton(rows, still, "flow")
            far = searched(rows, still, _FAST)
            rates = [
                where(abs(near) < _GREATEST, near, led)
                for near, led in zip(rates, far, strict=True)
            ]
        rates = substitute(rates, solution)
        self._solved.values.update(zip(unknowns, rates, strict=True))

    def _flow(
        self, rate: Mapping[Symbol, Symbol], rows: Sequence[Node]
    ) -> tuple[dict[Symbol, Node], str]:
        """Return the rates of all that rows depend on, or why one is not known."""
        system, who = self._kinematics.system, self._balance.who()
        inside = symbols_of(*rows)
        sensors = self._solved.sensors()
        follows = [f"sensor {sensors[s]!r}" for s in inside if s in sensors]
        if follows:
            return {}, (
                f"{who}: its velocity is asked for, but its balance depends on "
                f"{listed(dict.fromkeys(follows))}, which follows from accelerations, "
                f"so that its rate is not known. Let a state follow the value, give "
                f"the node a damper, or measure positions of the node only."
            )
        inputs = [s.name for s in inside if s in {*system.u, *system.v}]
        if inputs:
            return {}, (
                f"{who}: its velocity is asked for, but its balance depends on "
                f"{listed(inputs)}, whose rate is not known. Let a state follow the "
                f"value, or measure positions of the node only."
            )
        resolve = partial(self._kinematics.resolve, who=who)
        try:
            return {**with_states(system, inside, resolve), **rate}, ""
        except DerivationError as error:
            return {}, f"{who}: its velocity is asked for, but: {error}"

    def _numbers(
        self, rows: Sequence[Node], symbols: Sequence[Symbol], at: Values | None = None
    ) -> NDArray[np.float64]:
        """Return ∂rows/∂symbols at the start, each row of length one or zero."""
        return by_size(Rows(rows, symbols).at(at or self._start)[1])

    def _frozen(self, rows: Sequence[Node]) -> tuple[list[int], list[int]]:
        """Return numbers of turns that affect no load, and of rows that say nothing."""
        J = self._numbers(rows, self._n)
        if rank(J) == len(J):
            return [], []
        U, _, V = np.linalg.svd(J)
        loose = V[rank(J) :]
        turning = np.array([self._turning(s) for s in self._n])
        if np.abs(loose[:, ~turning]).max(initial=0.0) > TURNS:
            raise_loose(self._balance, J, self._start)
        frozen = pivots(loose)
        others = with_other_parameters(self._start, self._kinematics.system.p)
        if rank(self._numbers(rows, self._n, others)) > rank(J):
            raise ModelError(
                f"{self._balance.who()}: by the default values of parameters no load "
                f"depends on {listed(self._n[i].name for i in frozen)}, by others one "
                f"does, so that these turns are not held at zero. Let the defaults be "
                f"some by which loads hold them, or leave them out: turns=False."
            )
        return frozen, pivots(U.T[rank(J) :])

    def _turning(self, symbol: Symbol) -> bool:
        return any(
            symbol in node.coordinates[len(node.moves) :]
            for node in self._balance.nodes
        )

    def _chosen(self, rows: list[Node]) -> list[int]:
        """Return which coordinates rows without rates determine."""
        if not rows:
            return []
        J = self._numbers(rows, self._n)
        if rank(J) < len(rows):
            raise_loose(self._balance, J, self._start)
        if not self._balance.back:
            return pivots(J)
        return list(range(len(self._n) - len(rows), len(self._n)))
