"""Nodes whose loads follow what is not known before the equations of motion."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Array, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.model.quantities import State
from symbody.spatial.vectors import Mat, Vec, array
from symbody.system.link import Placement
from symbody.system.node_motion import LoadsOnNodes, NodeMotion


@final
@dataclass(frozen=True)
class NodesOfLoops:
    """The solution of nodes by symbols of the sensors that loads on them follow.

    Attributes:
        unknowns: The symbols, by name of the sensor.
        placements: Of the nodes, by name.
        motions: Their velocities.
        states: Those that are places of nodes.
    """

    unknowns: Mapping[str, Array] = field(default_factory=dict)
    placements: Mapping[str, Placement] = field(default_factory=dict)
    motions: Mapping[str, NodeMotion] = field(default_factory=dict)
    states: Mapping[str, State] = field(default_factory=dict)

    def known(self, values: Mapping[Symbol, Node]) -> NodesOfLoops:
        """Return the same with values in place of the symbols."""
        return replace(
            self,
            placements={
                name: replace(one, R=_matrix(one.R, values), p=_vector(one.p, values))
                for name, one in self.placements.items()
            },
            motions={n: _motion(one, values) for n, one in self.motions.items()},
            states={n: _state(one, values) for n, one in self.states.items()},
        )


NO_NODES_OF_LOOPS = NodesOfLoops()


def _vector(v: Vec, values: Mapping[Symbol, Node]) -> Vec:
    x, y, z = substitute(list(v), dict(values))
    return x, y, z


def _matrix(R: Mat, values: Mapping[Symbol, Node]) -> Mat:
    x, y, z = (_vector(row, values) for row in R)
    return x, y, z


def _state(state: State, values: Mapping[Symbol, Node]) -> State:
    assert state.rate is not None, "the rates of nodes are known"
    flat = substitute(state.rate.ravel().tolist(), dict(values))
    return replace(state, rate=array(flat).reshape(state.rate.shape))


def _motion(motion: NodeMotion, values: Mapping[Symbol, Node]) -> NodeMotion:
    loads = motion.loads
    if loads is not None:
        loads = _loads(loads, values)
    return replace(
        motion,
        velocity=_vector(motion.velocity, values),
        spin=_vector(motion.spin, values),
        loads=loads,
    )


def _loads(loads: LoadsOnNodes, values: Mapping[Symbol, Node]) -> LoadsOnNodes:
    parts = tuple(
        (name, tuple(substitute(list(rows), dict(values))))
        for name, rows in loads.parts
    )
    places = tuple(substitute(list(loads.places), dict(values)))
    return replace(loads, parts=parts, places=places)
