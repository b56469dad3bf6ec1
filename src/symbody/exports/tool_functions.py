"""The functions and clauses of a model that simulation tools call."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.errors import (
    DerivationError,
    ExpressionError,
    WriterError,
    warn_user,
)
from symbody.events.schedule import Affine, affine, arrivals
from symbody.events.switches import Switch, conditions_of, time_switches
from symbody.expr import node as nodes
from symbody.expr.differentiate import directional
from symbody.expr.evaluate import evaluate_all, substitute
from symbody.expr.gradient import gradient
from symbody.expr.node import Apply, Array, Const, Node, Symbol, as_node
from symbody.expr.traverse import as_vector, note_symbols, reachable
from symbody.formalisms.quantities.contacts import conditions_of_time
from symbody.formalisms.quantities.switching import laws_in_time
from symbody.model.quantities import When, guarded
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.content import ProgramRequest
from symbody.program.lower import lower
from symbody.program.program import Program
from symbody.runtime.loops.contacts import ContactSystem
from symbody.runtime.loops.library import library
from symbody.system.laws import law_names, law_table, places_of, tolerances_of
from symbody.system.system import System

DIRECTIONS = {"rising": 1, "falling": -1, "both": 0}


@final
@dataclass(frozen=True)
class Switches:
    """Clauses as switches.c reads them.

    A row of `table` has the number of the condition or -1, its direction, the priority,
    and where its changes, impulses and times begin, each with how many there are.
    """

    names: tuple[str, ...]
    table: tuple[tuple[int, ...], ...]
    every: tuple[float, ...]  # 0 for none [s]
    times: tuple[float, ...]
    targets: tuple[int, ...]  # of changes: places in y, discrete variables behind them
    by_velocity: tuple[int, ...]  # whether an impulse is that of a velocity
    discretes: int
    conditions: int


# How far ahead of the start the files of these tools look at conditions [s].
_AHEAD = 1e-12


def warn_of_zeros(
    compiled: CompiledModel, switches: Switches, who: str, ahead: float = _AHEAD
) -> None:
    """Warn of conditions that are zero at the start, which tools take for above it."""
    system, y0 = compiled.system, compiled.start_state()
    values = dict.fromkeys((system.t, *system.u), 0.0)
    values |= zip(system.coordinates.y, y0, strict=True)
    values |= zip(system.p, compiled.parameters, strict=True)
    begun = [n for d in system.discretes.values() for n in d.start.ravel().tolist()]
    values |= zip(system.discrete, evaluate_all(begun, values), strict=True)
    if ahead:
        rates = evaluate_all(compiled.program("derivatives").outputs(), values)
        later = y0 + ahead * np.array(rates)
        values |= {
            system.t: ahead,
            **dict(zip(system.coordinates.y, later, strict=True)),
        }
    at_start = evaluate_all(compiled.program("guards").outputs(), values)
    for name, row in zip(switches.names, switches.table, strict=True):
        if row[0] >= 0 and at_start[row[0]] == 0.0:
            rests = "rests at zero" if ahead else "is zero"
            warn_user(
                f"generate: the condition of when clause {name!r} {rests} at the "
                f"start: where it falls from there {who} lets the clause act, and "
                f"simulate does not. Let it begin beside zero."
            )


def switches_of(system: System) -> Switches | None:
    """Return the clauses of a system; WriterError for variables without any."""
    if not system.discretes and not system.whens:
        return None
    if not system.whens:
        name = next(iter(system.discretes))
        raise WriterError(
            f"generate: the discrete variable {name!r} is changed by no when clause. "
            f"Add one, or put a parameter in its place."
        )
    numbers = {w.name: i for i, w in enumerate(guarded(system.whens))}
    places = {s: i for i, s in enumerate(system.coordinates.y)}
    places |= {s: len(places) + i for i, s in enumerate(system.discrete)}
    table, at = [], [0, 0, 0]
    for when in system.whens.values():
        counts = len(when.changed), len(when.pushed), len(when.at)
        spans = [n for pair in zip(at, counts, strict=True) for n in pair]
        number, direction = numbers.get(when.name, -1), DIRECTIONS[when.direction]
        table.append((number, direction, when.priority, *spans))
        at = [a + n for a, n in zip(at, counts, strict=True)]
    whens = system.whens.values()
    return Switches(
        names=tuple(system.whens),
        table=tuple(table),
        every=tuple(when.every or 0.0 for when in whens),
        times=tuple(time for when in whens for time in when.at),
        targets=tuple(places[s] for when in whens for s in when.changed),
        by_velocity=tuple(int(v is not None) for w in whens for v in w.velocities),
        discretes=len(system.discrete),
        conditions=len(numbers),
    )


def switch_programs(compiled: CompiledModel) -> dict[str, Program]:
    """Return the programs of clauses by purpose, each with one array of results."""
    system = compiled.system
    starts = [n for d in system.discretes.values() for n in d.start.ravel().tolist()]
    labels = {"values": tuple(symbol.name for symbol in system.discrete)}
    arguments: dict[str, tuple[Symbol, ...]] = {"p": system.p}
    results = {"values": as_vector(starts)}
    equations = Equations(
        system.name, "starts of discrete variables", arguments, results, labels
    )
    name = f"{system.name}_discrete_starts"
    request = ProgramRequest(equations, name, {"p": ("p",)}, {"values": ("values",)})
    programs = {"discrete_starts": request.lowered()}
    programs["jumps"] = compiled.program("jumps")
    if guarded(system.whens):
        programs["guards"] = compiled.program("guards")
    return programs


def times_of(when: When) -> list[tuple[float, float]]:
    """Return times at which a clause acts, each with its period or 0 [s]."""
    return [
        *((time, 0.0) for time in when.at),
        *([(0.0, when.every)] if when.every else []),
    ]


def scheduled_times(system: System) -> list[tuple[float, float]]:
    """Return the times of all clauses, once each."""
    times = (time for when in system.whens.values() for time in times_of(when))
    return list(dict.fromkeys(times))


def time_events(compiled: CompiledModel) -> tuple[Program, Program]:
    """Return the programs time_events and time_conditions of rates and clauses."""
    dynamics = compiled.equations("dynamics")
    rates = _joined([dynamics.results[name] for name in ("qd", "vd", "xd")]).tolist()
    known, others = places_of_time(rates, compiled)
    events = events_program(known, dynamics, scheduled_times(compiled.system))
    return events, _conditions_program(others, dynamics)


def _conditions_program(zeros: Sequence[Node], dynamics: Equations) -> Program:
    results, arguments = {"c": as_vector(zeros)}, {"t": ("t",), "p": ("p",)}
    return _program(dynamics, "time_conditions", results, arguments)


def places_of_time(
    roots: Sequence[Node], compiled: CompiledModel, more: Sequence[Switch] = ()
) -> tuple[dict[Switch, Affine], list[Node]]:
    """Return where formulas of time change, by formula; zeros of other places."""
    t, places = compiled.system.t, [*roots, *laws_in_time(compiled.derivations)]
    known: dict[Switch, Affine] = {}
    others: dict[Node, None] = {}
    for switch in (*time_switches(places, [t], compiled.system.p).switches, *more):
        form = affine(switch, t)
        if form is not None:
            known[switch] = form
            continue
        others |= dict.fromkeys(switch.zeros())
    return known, list(others)


def events_program(
    events: Mapping[Switch, Affine],
    dynamics: Equations,
    times: Sequence[tuple[float, float]] = (),
) -> Program:
    """Return the program of the times of events from the parameters.

    `times` are further ones, each with its period or 0.
    """
    first: dict[tuple[Node, Node], None] = {
        (as_node(time), as_node(period)): None for time, period in times
    }
    for switch, form in events.items():
        for arriving, period in arrivals(form, switch):
            for time in map(as_node, arriving.tolist()):
                if not isinstance(time, Const) or math.isfinite(time.value):
                    first[time, as_node(period)] = None
    results = {
        "first": as_vector([time for time, _ in first]),
        "period": as_vector([period for _, period in first]),
    }
    return _program(replace(dynamics, marks=()), "time_events", results, {"p": ("p",)})


_STATE = {"t": ("t",), "y": ("q", "v", "x"), "u": ("u",), "p": ("p",)}


# Functions of models with contacts, each with one array of results.
OF_CONTACTS = ("contact_laws", "contact_gaps", "contact_changes")


@final
@dataclass(frozen=True)
class Laws:
    """Set-valued laws of contacts, see contact.h, and what their solution needs."""

    names: tuple[str, ...]
    table: NDArray[np.int64]
    tolerances: NDArray[np.float64]
    rows: int
    impulses: tuple[int, ...]  # rows whose impulses have names
    work: int  # doubles
    places: int  # integers


def laws_of(system: System) -> Laws:
    """Return the laws of a system with contacts."""
    table = law_table(system)
    rows, loop = len(system.contact_forces), library("contact")
    sizes = {"laws": len(table), "rows": rows, "nq": len(system.q), "nv": len(system.v)}
    structure = ContactSystem(**sizes)
    pointer, n = ctypes.addressof(structure), len(system.coordinates.y)
    start = np.array([*system.q_start, *system.v_start, *system.x_start])
    return Laws(
        names=tuple(law.contact for law in law_names(system)),
        table=table,
        tolerances=tolerances_of(system, start[None], system.defaults.values[None])[0],
        rows=rows,
        impulses=places_of(system, "impulse"),
        work=loop.contact_work(pointer, n),
        places=loop.contact_places(pointer),
    )


@final
@dataclass(frozen=True)
class ToolFunctions:
    """The programs of a model for a simulation tool, by purpose.

    derivatives: (t, y, u, p) to yd. outputs: (t, y, u, p) to z, the entries of all
    sensors. tangent: (t, y, u, p, dy, du) to the changes dyd and dz, exact; zero where
    `not_differentiable` says why. adjoint: (t, y, u, p, wyd, wz) to the weighted sums
    of derivatives gy and gu, by states and inputs, exact; for tools that can ask for
    it.

    indicators: (t, y, u, p) to e; where an entry changes its sign, the equations change
    their form: a contact closes, a limit is met. time_conditions: (t, p) to those of
    them that depend on time alone and whose zeros no formula gives. time_events: (p) to
    arrays `first` and `period`: formulas of time have corners or jumps at first + k
    period for all whole k, at `first` alone where the period is 0.

    correction: (t, y, u, p) to a state nearer to closed loops, see `projection.c`.
    contact_laws, contact_gaps, contact_changes, only of models with contacts: see
    contact.h; the forces of contacts stand in u behind the inputs, and in z behind the
    sensors and discrete variables, before gaps and slips. Impulses behind these, of
    which packages keep sums, are none of the function.
    switches, only of models whose formulas switch by the state: (t, y, u, p) to what is
    zero there.
    guards, jumps, discrete_starts, only of models with when clauses: see switches.h;
    discrete variables stand between inputs and forces, in u and in z.

    closure: (t, y, u, p) to the state with closed loops that has the same independent
    coordinates. Both give the same state where the model has none. parameters: (given)
    to p, in which formulas of others are computed.
    """

    programs: Mapping[str, Program]
    laws: Laws | None  # of contacts
    switches: Switches | None  # of when clauses
    is_constrained: bool  # the correction does something
    not_differentiable: str
    # For yd, then z: what an entry depends on, as places among time, states, inputs.
    dependencies: tuple[tuple[int, ...], ...]


def tool_functions(compiled: CompiledModel, *, adjoint: bool = False) -> ToolFunctions:
    """Return the programs of a model that simulation tools need."""
    dynamics = compiled.equations("dynamics")
    sensors = compiled.equations("sensors")
    rates = _joined([dynamics.results[name] for name in ("qd", "vd", "xd")])
    forces = compiled.system.contact_forces
    held = (*compiled.system.discrete, *forces)
    outputs = _joined([*sensors.results.values(), as_vector(held)])
    roots = [*rates.tolist(), *outputs.tolist()]
    laws = laws_of(compiled.system) if forces else None
    touching = as_vector(_gaps_and_slips(compiled) if laws else [])
    shown = _joined([outputs, touching])
    known = [
        symbol
        for group in ("t", "q", "v", "x", "u")
        for symbol in dynamics.arguments.get(group, ())
        if symbol not in held
    ]
    switches = switches_of(compiled.system)
    if switches and switches.conditions:
        warn_of_zeros(compiled, switches, "the file")
    of_time = conditions_of_time(compiled.system)
    events, conditions = places_of_time(roots, compiled, of_time)
    switching = _joined([*compiled.equations("switches").results.values()]).tolist()
    at_events = {zero for switch in events for zero in switch.zeros()}
    indicators = dict.fromkeys([*event_indicators(roots, dynamics), *switching])
    remaining = [e for e in indicators if e not in at_events] + conditions
    changing = as_vector(list(dict.fromkeys(remaining)))
    obstacle = ""
    if forces:
        obstacle = (
            f"the contacts of model {compiled.system.name!r} have forces that follow "
            f"from set-valued laws, which formulas do not differentiate"
        )
    tangent, obstacle = _tangent(dynamics, rates, outputs, obstacle)
    programs = {
        "derivatives": compiled.program("derivatives"),
        "outputs": _program(sensors, "outputs", {"z": shown}),
        "tangent": tangent,
        "indicators": _program(dynamics, "indicators", {"e": changing}),
        "correction": _keeping(compiled, "correction"),
        "closure": _keeping(compiled, "closure"),
        "time_events": events_program(
            events, dynamics, scheduled_times(compiled.system)
        ),
        "time_conditions": _conditions_program(conditions, dynamics),
        "parameters": parameters_request(compiled).lowered(),
    }
    if adjoint and not obstacle:
        programs["adjoint"] = _adjoint(dynamics, rates, outputs)
    if switching:
        programs["switches"] = compiled.program("switches")
    if forces:
        programs |= {purpose: compiled.program(purpose) for purpose in OF_CONTACTS}
    if switches:
        programs |= switch_programs(compiled)
    constrained = bool(compiled.system.constraints)
    roots += [*touching.tolist(), *[nodes.ZERO] * len(laws.impulses if laws else ())]
    dependencies = tuple(_dependencies(roots, known, forces))
    return ToolFunctions(programs, laws, switches, constrained, obstacle, dependencies)


def _gaps_and_slips(compiled: CompiledModel) -> list[Node]:
    """Return the formulas of gaps, then sliding velocities, of all contacts."""
    results = compiled.equations("contact laws").results
    every = [*results["gap"].tolist(), *results["speed"].tolist()]
    return [every[i] for i in places_of(compiled.system, "gap", "slip")]


def _program(
    equations: Equations,
    purpose: str,
    results: dict[str, Array],
    arguments: Mapping[str, tuple[str, ...]] = _STATE,
    labels: Mapping[str, tuple[str, ...]] | None = None,
) -> Program:
    """Return a program of other results of a model."""
    own = replace(equations, results=results, labels=labels or {})
    wanted = {name: (name,) for name in results}
    return lower(own, f"{equations.name}_{purpose}", arguments, wanted)


def event_indicators(roots: Sequence[Node], equations: Equations) -> list[Node]:
    """Return the functions that are zero where a conditional in formulas changes.

    a < b, min and max give a - b, |a| and sign(a) a, floor(a) sin(pi a); formulas of
    parameters only give none.
    """
    fixed: set[Node] = {*equations.arguments.get("p", ())}
    indicators: dict[Node, None] = {}
    for node in reachable(list(roots)):
        if not isinstance(node, Apply):
            continue
        if all(arg in fixed or isinstance(arg, Const) for arg in node.args):
            fixed.add(node)
        else:
            indicators.update(dict.fromkeys(conditions_of(node)))
    return list(indicators)


def _tangent(
    dynamics: Equations, rates: Array, outputs: Array, obstacle: str
) -> tuple[Program, str]:
    """Return the derivative along changes of states and inputs; why it is 0, or ""."""
    state, inputs = _states_of(dynamics), dynamics.arguments.get("u", ())
    dy, du = (tuple(Symbol(f"d_{s.name}") for s in some) for some in (state, inputs))
    direction = dict(zip((*state, *inputs), (*dy, *du), strict=True))
    values = {"dyd": rates, "dz": outputs}
    results: dict[str, Array] = {}
    try:
        if not obstacle:
            results = {n: directional(array, direction) for n, array in values.items()}
    except ExpressionError as error:
        obstacle = str(error)
    if obstacle:
        results = {n: np.full_like(array, nodes.ZERO) for n, array in values.items()}
    labels = {
        "dyd": tuple(f"d der({s.name})" for s in state),
        "dz": tuple(f"dz[{i}]" for i in range(len(outputs))),
    }
    title, more = "differentiated", {"dy": dy, "du": du}
    return _derivative(dynamics, "tangent", title, more, results, labels), obstacle


def _adjoint(dynamics: Equations, rates: Array, outputs: Array) -> Program:
    """Return the gradient of a weighted sum, a small multiple of one evaluation."""
    state, inputs = _states_of(dynamics), dynamics.arguments.get("u", ())
    weights = [Symbol(f"w_{i}") for i in range(len(rates) + len(outputs))]
    total: Node = nodes.ZERO
    for weight, entry in zip(weights, [*rates, *outputs], strict=True):
        total = total + weight * entry
    slopes = gradient(total, [*state, *inputs])
    n, m = len(state), len(rates)
    more = {"wyd": tuple(weights[:m]), "wz": tuple(weights[m:])}
    results = {"gy": as_vector(slopes[:n]), "gu": as_vector(slopes[n:])}
    labels = {
        "gy": tuple(f"by {s.name}" for s in state),
        "gu": tuple(f"by {s.name}" for s in inputs),
    }
    title = "differentiated in reverse"
    return _derivative(dynamics, "adjoint", title, more, results, labels)


def _states_of(dynamics: Equations) -> list[Symbol]:
    return [s for group in ("q", "v", "x") for s in dynamics.arguments.get(group, ())]


def _derivative(
    dynamics: Equations,
    purpose: str,
    title: str,
    more: Mapping[str, tuple[Symbol, ...]],
    results: dict[str, Array],
    labels: Mapping[str, tuple[str, ...]],
) -> Program:
    """Return a program of derivatives, which has further arguments."""
    equations = replace(
        dynamics,
        formalism=f"{dynamics.formalism}, {title}",
        arguments={**dynamics.arguments, **more},
        marks=(),
    )
    arguments = {**_STATE, **{name: (name,) for name in more}}
    return _program(equations, purpose, results, arguments, labels)


# Of feedback in the rates of states [1/s].
_GAIN = 10.0


def with_feedback(compiled: CompiledModel) -> CompiledModel:
    """Return a model for tools that cannot correct states, so that loops stay closed.

    In 100 s of a four-bar at a tolerance of 1e-6 they open by 2 cm without it. Gains
    that a model has stay.
    """
    system = compiled.system
    lacks_gains = system.constraints and system.stabilization is None
    return compiled.stabilized(_GAIN, _GAIN) if lacks_gains else compiled


def derivatives_with_feedback(compiled: CompiledModel) -> Program:
    """Return the program derivatives of `with_feedback`, which keeps lengths, too.

    In 1000 s of a ball joint at a tolerance of 1e-6 a quaternion loses 3e-5 of its
    length without it, and 1e-7 with it.
    """
    compiled = with_feedback(compiled)
    system = compiled.system
    if not system.quaternions:
        return compiled.program("derivatives")
    request = compiled.shared.request("derivatives")
    results = request.equations.results
    qd = results["qd"].copy()
    for first in system.quaternions:
        q = as_vector(system.q[first : first + 4])
        qd[first : first + 4] += _GAIN / 2 * (1 - q @ q) * q
    equations = replace(request.equations, results={**results, "qd": qd})
    return replace(request, equations=equations).lowered()


def closing(compiled: CompiledModel) -> list[Program]:
    """Return the programs closure and correction of a model with constraints."""
    purposes = ("closure", "correction") if compiled.system.constraints else ()
    return [_keeping(compiled, purpose) for purpose in purposes]


def _keeping(compiled: CompiledModel, purpose: str) -> Program:
    """Return the program of a state on the constraints; the same state without any."""
    system = compiled.system
    if system.constraints:
        try:
            return compiled.program(purpose)
        except DerivationError:
            # A quaternion is not solved for; the correction closes the loops then.
            assert purpose == "closure"
    results = {"state": as_vector([*system.coordinates.y, nodes.ZERO])}
    return _program(compiled.equations("dynamics"), purpose, results)


def parameters_request(
    compiled: CompiledModel, overridden: Collection[str] = ()
) -> ProgramRequest:
    """Return the function of all parameters from those that are set or overridden."""
    system = compiled.system
    formulas: dict[Node, Node] = {}
    results: list[Node] = []
    for parameter in system.parameters.values():
        for index in np.ndindex(parameter.symbols.shape):
            symbol: Any = parameter.symbols[index]
            default: Any = parameter.default[index]
            if not isinstance(default, Const) and parameter.name not in overridden:
                formulas[symbol] = substitute(default, formulas)
            results.append(formulas.get(symbol, symbol))
    values, labels = {"p": as_vector(results)}, {"p": tuple(s.name for s in system.p)}
    equations = Equations(
        system.name, "formulas of parameters", {"p": system.p}, values, labels
    )
    name = f"{system.name}_parameters"
    return ProgramRequest(equations, name, {"given": ("p",)}, {"p": ("p",)})


def _dependencies(
    roots: Sequence[Node], known: Sequence[Symbol], forces: Sequence[Symbol]
) -> Iterator[tuple[int, ...]]:
    """Yield for each root the places of the symbols that it depends on.

    Forces of contacts follow from all of them.
    """
    bits: dict[Node, int] = {symbol: 1 << i for i, symbol in enumerate(known)}
    bits |= dict.fromkeys(forces, (1 << len(known)) - 1)
    note_symbols(bits, roots)
    for root in roots:
        mask = bits.get(root, 0)
        yield tuple(i for i in range(len(known)) if mask >> i & 1)


def _joined(arrays: Sequence[Array]) -> Array:
    return as_vector([entry for array in arrays for entry in array.ravel().tolist()])
