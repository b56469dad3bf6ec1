"""The system: a checked, numbered and frozen model.

Body 0 is the world, parent[i] < i, and joint i carries body i.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import counted
from symbody.dataclass import dataclass
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import ONE, ZERO, Node, Symbol
from symbody.expr.traverse import flatten, symbols_of
from symbody.model.body import Body, ConnectionNode
from symbody.model.constraints.constraint import Constraint, NamedConstraint
from symbody.model.contacts.contact import NamedContact
from symbody.model.field import ModelElement
from symbody.model.joint import Drives, Joint, placed_elements
from symbody.model.loads.load import NamedLoad, Promise, Range
from symbody.model.loops.path import NamedLoop
from symbody.model.quantities import (
    Discrete,
    Expression,
    Input,
    ModelQuantity,
    Parameter,
    StartCondition,
    State,
    When,
)
from symbody.model.sensors.frames import NamedSensor
from symbody.model.visuals import Visual
from symbody.spatial.rotation import quaternion_rate
from symbody.spatial.vectors import Vec
from symbody.system.coordinates import Coordinates, NamedSolution, Partition
from symbody.system.formulas_in_fields import Followed, followed
from symbody.system.links import Link, Placement
from symbody.system.parts import (
    AlgebraicLoops,
    Defaults,
    Massless,
    MovedStart,
    NodeMotion,
    NodesOfLoops,
)
from symbody.system.spanning_tree import Chord


@final
@dataclass(frozen=True)
class System:
    """A mechanism ready for derivation.

    Attributes:
        name: Of the model.
        bodies: The bodies by number, without the world.
        joints: joints[i-1] carries body i.
        drives: By name of the joint, for each coordinate the formula of time that it
            follows, or None.
        parent: parent[i-1] is the number of the body that carries body i.
        links: The freedoms by number; links[i-1].index == i.
        placements: Where each body is, by its name; the world included.
        gravity: In the world's axes [m/s²].
        t: Time.
        q: Free coordinates, nq of them.
        v: Free velocities, nv of them.
        vd: Their accelerations.
        q_start: Coordinates at the start.
        v_start: Velocities at the start.
        quaternions: Where in q the four entries of a unit quaternion begin.
        parameters: By name.
        inputs: By name.
        expressions: By name.
        states: Extra states, each with its rate, by name.
        loads: In the order of the model.
        sensors: By name.
        visuals: Shapes to look at, in the order of the model.
        undrawn: Shapes of a file that are missing where it is shown, a sentence each.
        loops: Closed explicitly, in the order of the model; see `loop_solutions`.
        constraints: In the order of the model.
        contacts: In the order of the model; their forces stand behind the inputs.
        discretes: By name; they stand between the inputs and the forces of contacts.
        whens: What gives them other values, by name.
        requested_independent: Names of the coordinates or velocities that the user
            wants to be independent.
        start_conditions: What holds at the start of a motion.
        promises: What sets of elements rely on.
        ranges: In which their laws hold, by their names.
        partition: How loops and constraints are solved; None until it is chosen.
        loop_solutions: Solutions of the explicit loops, in order of evaluation.
        stabilization: α and β of Baumgarte's feedback [1/s]; None without.
        moved: Start values that are not what was given.
        idle: Names of inputs and parameters that no formula of the model holds.
        algebraic: Sensors that loads follow, though they follow from the loads; see
            `with_algebraic_loops`.
        chords: Joints that were cut, and those that bodies without one were given, by
            `Model(cut="auto")`.
        nodes: Of connections, in the order of the model; `placements` has their place.
        node_motions: Their velocities, by name.
        nodes_of_loops: Those whose loads follow sensors that are part of a loop.
        held_turns: Rotations of nodes on which no load depends, held at zero, by name.
        bars: Bodies without mass between two balls, whose turn affects no load, which
            is held by a constraint.
        massless: Bodies without mass that move as the balance of their loads demands.
        tree: The same with the dependent coordinates of these among q and v; None if
            there are none.
    """

    name: str
    bodies: tuple[Body, ...]
    joints: tuple[Joint, ...]
    drives: Mapping[str, Drives]
    parent: tuple[int, ...]
    links: tuple[Link, ...]
    placements: Mapping[str, Placement]
    gravity: Vec
    t: Symbol
    q: tuple[Symbol, ...]
    v: tuple[Symbol, ...]
    vd: tuple[Symbol, ...]
    q_start: tuple[float, ...]
    v_start: tuple[float, ...]
    quaternions: tuple[int, ...]
    parameters: Mapping[str, Parameter]
    inputs: Mapping[str, Input]
    expressions: Mapping[str, Expression]
    states: Mapping[str, State]
    loads: tuple[NamedLoad, ...]
    sensors: Mapping[str, NamedSensor]
    visuals: tuple[Visual, ...] = ()
    undrawn: tuple[str, ...] = ()
    loops: tuple[NamedLoop, ...] = ()
    constraints: tuple[NamedConstraint, ...] = ()
    contacts: tuple[NamedContact, ...] = ()
    discretes: Mapping[str, Discrete] = field(default_factory=dict)
    whens: Mapping[str, When] = field(default_factory=dict)
    requested_independent: tuple[str, ...] = ()
    start_conditions: tuple[StartCondition, ...] = ()
    promises: tuple[Promise, ...] = ()
    ranges: tuple[tuple[str, Range], ...] = ()
    partition: Partition | None = None
    loop_solutions: tuple[NamedSolution, ...] = ()
    stabilization: tuple[float, float] | None = None
    moved: tuple[MovedStart, ...] = ()
    idle: tuple[str, ...] = ()
    algebraic: AlgebraicLoops = AlgebraicLoops()
    chords: tuple[Chord, ...] = ()
    nodes: tuple[ConnectionNode, ...] = ()
    node_motions: Mapping[str, NodeMotion] = field(default_factory=dict)
    nodes_of_loops: NodesOfLoops = NodesOfLoops()
    held_turns: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    massless: Massless = Massless()
    tree: System | None = None

    @property
    def spanning_tree(self) -> System:
        """The system whose coordinates are all of the spanning tree's."""
        return self if self.tree is None else self.tree

    @property
    def constrained(self) -> bool:
        """Whether velocities depend on one another."""
        return bool(self.constraints or self.loop_solutions)

    @property
    def holonomic(self) -> bool:
        """Whether all constraints bind positions, and give no friction."""
        return all(
            type(one.constraint).velocities is Constraint.velocities
            and type(one.constraint).friction is Constraint.friction
            for one in self.constraints
        )

    @cached_property
    def coordinates(self) -> Coordinates:
        """The places of coordinates, velocities and rows of constraints."""
        tree, driven = self.spanning_tree, driven_motion(self)
        return Coordinates(
            model=self.name,
            q=self.q,
            v=self.v,
            x=self.x,
            tree_q=tree.q,
            tree_v=tree.v,
            tree_rates=coordinate_rates(tree),
            driven_q=tuple(q for j in self.joints for q in j.q if q in driven),
            driven_v=tuple(v for j in self.joints for v in j.v if v in driven),
            loops=self.loop_solutions,
            partition=self.partition,
        )

    @cached_property
    def moved_by(self) -> dict[Symbol, tuple[Symbol, ...]]:
        """The velocities that each coordinate changes with; of a quaternion three."""
        every = [zip(joint.q, joint.moved_by, strict=True) for joint in self.joints]
        return {q: own for pairs in every for q, own in pairs}

    @cached_property
    def joint_starts(self) -> tuple[tuple[Symbol, float, set[str]], ...]:
        """Free coordinates and velocities, start values, and names of given ones."""
        tree = self.spanning_tree
        free = {s.name for s in (*tree.q, *tree.v)}
        return tuple(
            (symbol, value, joint.given | joint.fixed)
            for joint in self.joints
            for symbols, values in ((joint.q, joint.q_start), (joint.v, joint.v_start))
            for symbol, value in zip(symbols, values, strict=True)
            if symbol.name in free
        )

    @cached_property
    def units(self) -> dict[Symbol, str]:
        """The unit of each coordinate, velocity and acceleration of the joints."""
        unit: dict[Symbol, str] = {}
        for joint in self.joints:
            for element, of_q, of_v in placed_elements(joint):
                rate = element.rate_unit
                unit |= dict.fromkeys(joint.q[of_q], element.unit)
                unit |= dict.fromkeys(joint.v[of_v], rate)
                unit |= dict.fromkeys(joint.vd[of_v], f"{rate}²" if rate else "")
        return unit

    @cached_property
    def force_units(self) -> dict[Symbol, str]:
        """The unit of the generalized force along each velocity of the joints."""
        return {
            v: element.force_unit
            for joint in self.joints
            for element, _, of_v in placed_elements(joint)
            for v in joint.v[of_v]
        }

    @cached_property
    def measuring(self) -> Mapping[str, NamedSensor]:
        """The sensors of the model, without those that assembly added."""
        added = self.massless.added
        if not added:
            return self.sensors
        return {name: s for name, s in self.sensors.items() if name not in added}

    @cached_property
    def p(self) -> tuple[Symbol, ...]:
        """All parameters' symbols, in order of definition."""
        return _symbols(self.parameters)

    @cached_property
    def defaults(self) -> Defaults:
        """The defaults of the parameters."""
        return Defaults(self.parameters)

    @cached_property
    def scales(self) -> tuple[float, float]:
        """Length of the mechanism at its start [m], and gravity [m/s²], by defaults.

        What follows more than parameters is left out.
        """
        own = zip(self.q, self.q_start, strict=True)
        slides = [abs(x) for s, x in own if self.units.get(s) == "m"]
        reach, gravity = self._reach(self.defaults.values[None])
        return max([float(reach[0]), *slides]), float(gravity[0])

    def _reach(
        self, p: NDArray[np.float64]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return how far frames are from others [m], and gravity, of several runs."""
        values = self._places[0].over(dict(zip(self.p, p.T, strict=True)))
        rows: NDArray[np.float64] = np.zeros((len(values), len(p)))
        for row, value in zip(rows, values, strict=True):
            row[:] = np.abs(value)
        return rows[:-3].max(axis=0, initial=0.0), np.sqrt((rows[-3:] ** 2).sum(axis=0))

    @cached_property
    def _places(self) -> tuple[Evaluation, list[int]]:
        """Formulas of places of frames and of gravity; places of their parameters."""
        places = [f.p for one in self.joints for f in (one.parent, one.child)]
        places += [body.com for body in self.bodies]
        places += [f.p for one in self.contacts for f in one.contact.frames()]
        known, entries = {*self.p}, [*dict.fromkeys(flatten(places)), *self.gravity]
        clear = [x if known.issuperset(symbols_of(x)) else ZERO for x in entries]
        own = {*symbols_of(*clear)}
        of_parameters = [i for i, s in enumerate(self.p) if s in own]
        return Evaluation(clear), of_parameters

    @cached_property
    def inertial_symbols(self) -> tuple[tuple[Body, frozenset[Symbol]], ...]:
        """Bodies whose mass or inertia follows parameters, and these."""
        bodies = (
            (body, frozenset(symbols_of(body.mass, *body.inertia)))
            for body in self.bodies
        )
        return tuple((body, symbols) for body, symbols in bodies if symbols)

    @cached_property
    def element_symbols(self) -> tuple[Followed, ...]:
        """Elements that follow parameters or anything else, and their symbols."""
        elements = [(f"{kind} {name!r}", one) for kind, name, one in self.elements()]
        elements += [(one.of, one) for one in self.promises]
        return followed(elements, self.expressions)

    def elements(self) -> Iterator[tuple[str, str, ModelElement]]:
        """Yield kind, name and element: load, constraint, contact, loop or sensor."""
        yield from (("load", one.name, one.load) for one in self.loads)
        for named in self.constraints:
            yield "constraint", named.name, named.constraint
        yield from (("contact", one.name, one.contact) for one in self.contacts)
        yield from (("loop", one.name, one.loop) for one in self.loops)
        yield from (("sensor", one.name, one.sensor) for one in self.sensors.values())

    @cached_property
    def u(self) -> tuple[Symbol, ...]:
        """All inputs' symbols, then discrete variables, then forces of contacts."""
        return (*_symbols(self.inputs), *self.discrete, *self.contact_forces)

    @cached_property
    def discrete(self) -> tuple[Symbol, ...]:
        """The symbols of the discrete variables, which hold between events."""
        return _symbols(self.discretes)

    @cached_property
    def contact_forces(self) -> tuple[Symbol, ...]:
        """The symbols of the forces of contacts, which their laws determine."""
        return tuple(s for one in self.contacts for s in one.symbols.tolist())

    @cached_property
    def forces_in_u(self) -> slice:
        """The place of the forces of contacts in u."""
        return slice(len(self.u) - len(self.contact_forces), len(self.u))

    @cached_property
    def discrete_in_u(self) -> slice:
        """The place of the discrete variables in u."""
        stop = self.forces_in_u.start
        return slice(stop - len(self.discrete), stop)

    @cached_property
    def acting(self) -> tuple[NamedLoad, ...]:
        """The loads, and the forces of contacts."""
        if not self.contacts:
            return self.loads
        # Models without contacts do without.
        from symbody.model.contacts.held import ContactForces

        forces = (
            ContactForces(one, self.sensors, self.joints, self.expressions)
            for one in self.contacts
        )
        names = (one.name for one in self.contacts)
        return (*self.loads, *map(NamedLoad, names, forces))

    @cached_property
    def x(self) -> tuple[Symbol, ...]:
        """All extra states' symbols, in order of definition."""
        return _symbols(self.states)

    @cached_property
    def x_start(self) -> tuple[float, ...]:
        """The start values of the extra states."""
        starts = (x.start.ravel().tolist() for x in self.states.values())
        return tuple(value for start in starts for value in start)

    def tree_matrix(self) -> NDArray[np.int_]:
        """Return the path matrix of the tree: the joints that lead to each body.

        Returns:
            T, shape (n, n): T[j, i] is 1 if joint j+1 lies on the way from the world
            to body i+1, else 0.

        References:
            Sol (1983), section 4.2.
        """
        n = len(self.bodies)
        T = np.eye(n, dtype=int)
        for i, h in enumerate(self.parent):
            if h:
                T[:, i] += T[:, h - 1]
        return T

    def location_matrix(self) -> NDArray[np.int_]:
        """Return the incidence matrix of the tree: the bodies that each joint connects.

        Returns:
            L, shape (n+1, n): column j has -1 in the row of the parent (row 0 is the
            world) and +1 in the row of the child of joint j+1.

        References:
            Sol (1983), section 4.2.
        """
        n = len(self.bodies)
        L = np.zeros((n + 1, n), dtype=int)
        for j, h in enumerate(self.parent):
            L[h, j] = -1
            L[j + 1, j] = 1
        return L

    def chord_matrix(self) -> NDArray[np.int_]:
        """Return the incidence matrix of the chords: the bodies of each constraint.

        Returns:
            C, shape (n+1, m), one column a constraint, in their order: -1 in the row of
            the body that it begins on, 1 in those of the others; row 0 is the world.
            That of a cut joint begins on the body that the joint was on. A condition by
            formulas, as `Algebraic`, has zeros.

        References:
            Sol (1983), section 4.2.
        """
        cut = {chord.constraint: (chord.parent, chord.child) for chord in self.chords}
        names = ["world", *(body.name for body in self.bodies)]
        C = np.zeros((len(names), len(self.constraints)), dtype=int)
        for j, named in enumerate(self.constraints):
            frames = [frame.body.name for frame in named.constraint.frames()]
            ends = dict.fromkeys(cut.get(named.name, frames))
            for k, name in enumerate(ends if len(ends) > 1 else ()):
                C[names.index(name), j] = 1 if k else -1
        return C

    def describe(self) -> str:
        """Return a table of bodies, joints and coordinates."""
        rows = [("body", "name", "parent", "joint", "motion", "coordinates", "start")]
        names = ["world", *(body.name for body in self.bodies)]
        for i, (joint, h) in enumerate(zip(self.joints, self.parent, strict=True), 1):
            pairs = zip(joint.q, self.drives[joint.name], strict=True)
            coordinates = [
                q.name + ("" if drive is None else " (driven)") for q, drive in pairs
            ]
            motion = " ".join(element.label for element in joint.elements) or "fixed"
            start = ", ".join(f"{value:g}" for value in joint.q_start) or "-"
            ends = str(i), names[i], names[h], joint.name
            rows.append((*ends, motion, ", ".join(coordinates) or "-", start))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        padded = [map(str.ljust, row, widths) for row in rows]
        lines = ["  ".join(row).rstrip() for row in padded]
        lines.insert(1, "  ".join("-" * width for width in widths))
        title = (
            f"{self.name}: {counted(len(self.bodies), 'body', 'bodies')}, "
            f"{counted(len(self.q), 'coordinate')}, "
            f"{counted(len(self.v), 'velocity', 'velocities')}, "
            f"{counted(len(self.u), 'input')}, {counted(len(self.p), 'parameter')}"
        )
        if self.states:
            title += f", {len(self.x)} extra states: {', '.join(self.states)}"
        for chord in self.chords:
            title += f"\n{chord.text()}"
        for node in self.nodes:
            free = ", ".join(s.name for s in node.coordinates)
            title += f"\nnode {node.name!r}, where loads on it are in balance: {free}"
        turns = "rotations on which no load depends, held at zero"
        bars = "bars without mass, whose turn between two balls affects no load and "
        bars += "a constraint holds"
        for what, held in ((turns, self.held_turns), (bars, self.bars)):
            title += f"\n{what}: {', '.join(held)}" if held else ""
        title += "".join(f"\n{line}" for line in self.massless.lines())
        return "\n".join([title, "", *lines])

    def __repr__(self) -> str:
        return (
            f"System({self.name!r}: {counted(len(self.bodies), 'body', 'bodies')}, "
            f"nq={len(self.q)}, nv={len(self.v)})"
        )


def with_loops(system: System, loops: AlgebraicLoops) -> System:
    """Return a system with solved loops and the nodes that depend on them."""
    tree = system.tree and with_loops(system.tree, loops)
    nodes = system.nodes_of_loops
    if nodes.unknowns:
        nodes = nodes.known(loops.unknowns)
    return replace(
        system,
        algebraic=loops,
        tree=tree,
        placements={**system.placements, **nodes.placements},
        node_motions={**system.node_motions, **nodes.motions},
        states={**system.states, **nodes.states},
    )


def _symbols(quantities: Mapping[str, ModelQuantity]) -> tuple[Symbol, ...]:
    return tuple(s for one in quantities.values() for s in one.symbols.ravel().tolist())


def driven_motion(system: System) -> dict[Symbol, Node]:
    """Return the coordinates and velocities that are driven, as formulas of time."""
    formulas: dict[Symbol, Node] = {}
    for joint in system.joints:
        drives = system.drives[joint.name]
        # One with a quaternion is not driven: here coordinates pair with velocities.
        for q, v, drive in zip(joint.q, joint.v, drives, strict=False):
            if drive is not None:
                formulas[q], formulas[v] = drive, derivative(drive, system.t)
    return formulas


def velocity_links(system: System) -> dict[str, list[Link]]:
    """Return by joint one link a velocity, without links that stand for time."""
    result: dict[str, list[Link]] = {joint.name: [] for joint in system.joints}
    for link in system.links:
        if link.general is None or link.q is not None:
            result[system.joints[link.joint].name].append(link)
    return result


def driven_links(system: System) -> list[Link]:
    """Return the links whose motion the user's drives prescribe."""
    links = velocity_links(system).values()
    return [link for of_joint in links for link in of_joint if link.driven]


def coordinate_rates(system: System) -> tuple[Node, ...]:
    """Return qd = N(q) v, one entry a free coordinate."""
    from_links: dict[Node, Node] = {}
    ball: list[Link] = []
    for link in system.links:
        if link.ball is None or link.general is not None:
            if link.q is not None and not link.driven:
                from_links[link.q] = link.v
            continue
        ball.append(link)
        if link.ball == 2:
            quaternion = ball[0].quaternion
            assert quaternion is not None
            rates = quaternion_rate(quaternion, (ball[0].v, ball[1].v, link.v))
            from_links.update(zip(quaternion, rates, strict=True))
            ball = []
    return tuple(from_links[q] for q in system.q)


def flow_of(system: System) -> dict[Symbol, Node]:
    """Return the derivatives in time of time itself and of the coordinates."""
    return {system.t: ONE, **dict(zip(system.q, coordinate_rates(system), strict=True))}


def unit_of(size: float) -> float:
    """Return the power of 1024 nearest to four sizes, such as 1 m from 8 mm to 8 m."""
    return 1024.0 ** round(math.log2(4 * size) / 10) if 0 < size < math.inf else 1.0


def step_units(system: System) -> NDArray[np.float64]:
    """Return one rad, or the unit of the mechanism's length, for each velocity."""
    return sizes_in([system.units[v] for v in system.v], unit_of(system.scales[0]))


def sizes_in(units: Sequence[str], length: float) -> NDArray[np.float64]:
    """Return a length for what is in metres, or dual to it, and 1 for anything else."""
    return np.where([unit in ("m", "m/s", "m/s²", "N") for unit in units], length, 1.0)


def units_of(system: System, p: NDArray[np.float64]) -> tuple[float, float, float]:
    """Return units of the mechanism's length [m] and of a fall [s], and gravity."""
    length, gravity = (float(np.max(size)) for size in scales_of(system, p[None]))
    fall = math.sqrt(length / gravity) if gravity else 0.0
    return unit_of(length), unit_of(fall), gravity


def state_sizes(system: System, p: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return one, or the mechanism's length, for each state; of rates by its time."""
    length, second, _ = units_of(system, p)
    sizes = sizes_in([system.units.get(s, "") for s in system.coordinates.y], length)
    sizes[system.coordinates.v_in_y] /= second
    return sizes


def scales_of(system: System, p: NDArray[np.float64]) -> tuple[Any, Any]:
    """Return `System.scales` by parameters of several runs, shape (runs, parameters).

    Coordinates at the start count as they do by defaults beside the frames.
    """
    own, defaults = system._places[1], system.defaults.values[None]
    if not own or np.array_equal(p[:, own], np.repeat(defaults[:, own], len(p), 0)):
        return system.scales
    (by_defaults, *reach), (_, *gravity) = system._reach(np.vstack([defaults, p]))
    if by_defaults > 0:
        return np.array(reach) * (system.scales[0] / by_defaults), np.array(gravity)
    return np.maximum(reach, system.scales[0]), np.array(gravity)


def normalized(system: System, q: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return coordinates or states whose quaternions get length one, in place."""
    for at in system.quaternions:
        q[at : at + 4] /= np.linalg.norm(q[at : at + 4])
    return q


def with_fields(system: System, **fields: Any) -> System:
    """Return a system, and its spanning tree, with other values of fields."""
    tree = system.tree and replace(system.tree, **fields)
    return replace(system, tree=tree, **fields)


def independent_states(system: System, *, partly: bool = False) -> set[Symbol]:
    """Return the coordinates and velocities that stay when loops are closed anew.

    Quaternions do of which all velocities are independent; `partly`, of which one is.
    """
    coordinates, enough = system.coordinates, any if partly else all
    if not system.constraints:
        return {*coordinates.y}
    free = {system.v[j] for j in coordinates.by_constraints.independent}
    every = system.moved_by.items()
    return free | {q for q, by in every if enough(v in free for v in by)}
