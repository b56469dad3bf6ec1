"""Motions that repeat, forced or by themselves, and their stability."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Unpack

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import labels_of
from symbody.analyses.instant.newton import TOLERANCE, Root, newton
from symbody.analyses.periodic.harmonics import HarmonicBalance, balance_of
from symbody.analyses.periodic.orbits import Orbit, Orbits, independent_places
from symbody.analyses.run.integrate import integrate
from symbody.analyses.tangent.sensitivities import (
    check_jumps,
    notes_of_run,
    without_jumps,
)
from symbody.analyses.tangent.tangent_runs import (
    Problem,
    Run,
    SlopeOptions,
    problem_of,
    variables,
)
from symbody.arguments import Arguments, listed, near
from symbody.errors import AnalysisError, ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.periodic import DOUBLE, Complex, PeriodicMotion, PeriodicStatus

ROUNDS = 40


def periodic_motion(
    model: Model | CompiledModel,
    period: float | Node,
    *,
    advance: Mapping[str, float | None] | None = None,
    exchange: Mapping[str, str] | None = None,
    segments: int = 1,
    harmonics: int | None = None,
    **options: Unpack[SlopeOptions],
) -> PeriodicMotion:
    """Find a motion that repeats after a period, and its Floquet multipliers.

    Newton's method on the state at the start, with the exact monodromy matrix of the
    tangent equations. Where formulas of time enter, as in a drive or an input, the
    motion is forced and the period is that of these; else the motion repeats by itself,
    and its period is solved for. A family of motions, as of a mechanism without
    friction, has one nearby.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        period: How long a period is [s]: a number, or of a forced motion a formula of
            parameters, such as 2*pi/omega. Of a motion that repeats by itself it is a
            first guess.
        advance: What coordinates have more after a period, by name, as
            {"q_wheel": 2*pi} for a wheel that turns; 0 for those not named. None is
            for a place on which nothing depends, such as how far a walker has come.
        exchange: Joints by name that exchange their parts after a period, as
            {"left": "right"} for a walker's legs after one step.
        segments: In how many parts the period is integrated (multiple shooting); more
            than one for motions of which small deviations grow very much.
        harmonics: In place of shooting, states of a forced motion are Fourier series of
            so many harmonics (harmonic balance); `residual` says how far a run from
            their start misses itself, and a note what the highest two still are.
        **options: Inputs, parameters, method of the runs, and `start`, where the search
            begins; see `SlopeOptions`. Of a method that is a word, atol is finer for
            motions that are small.

    Returns:
        The motion over a period, with its multipliers.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: No periodic motion was found; its `result` has where it ended.

    Example:
        >>> import symbody as sb
        >>> model = sb.Model("oscillator")
        >>> body = model.add_body("mass", mass=1)
        >>> x = model.add_joint("x", model.world, body, "Tx")
        >>> push = sb.cos(2 * model.t) - x.q[0] - 0.1 * x.v[0]
        >>> _ = model.add_load("push", sb.loads.JointForce(x, push))
        >>> orbit = sb.periodic_motion(model, period=3.141592653589793)
        >>> orbit.stable
        True
    """
    arguments = Arguments("periodic_motion", ModelError)
    problem = problem_of(arguments, model, options)
    orbits, first = sought(problem, period, advance, exchange, segments)
    if harmonics is not None:
        return _balanced(balance_of(orbits, first, harmonics))
    orbits, root = search(*orbits.scaled(first))
    shot = root.at.shot
    wrt = [shot[0].run.model.system.coordinates.y[i] for i in orbits.places]
    chosen = variables(arguments, shot[0].run.model, wrt)
    return without_jumps(result_of(orbits, root), [s.run for s in shot], chosen)


def _balanced(balance: HarmonicBalance) -> PeriodicMotion:
    """Return the motion of Fourier series, with the multipliers of its runs."""
    root, orbits = newton(balance, balance.start, ROUNDS), balance.orbits
    orbit, steps = balance.orbit(root.at), root.iterations
    shown = result_of(
        orbits, Root(orbit, root.converged, steps, root.residual, root.step)
    )
    if not root.converged:
        raise AnalysisError(
            f"{orbits.problem.arguments.who}: after {steps} steps of Newton's method "
            f"{balance.count} harmonics of model {shown.model!r} are not in balance. "
            f"Begin nearer, by start=, give more harmonics, or leave harmonics= out.",
            shown,
        )
    text = (
        f"Of {balance.count} harmonics the highest two are at most "
        f"{balance.share(root.at):.2g} of the largest."
    )
    return replace(
        shown, values=balance.states(shown.time, root.at),
        notes=(*shown.notes, Note(text, "accuracy")),
    )  # fmt: skip


def sought(
    problem: Problem,
    period: object,
    advance: Mapping[str, float | None] | None,
    exchange: Mapping[str, str] | None,
    segments: int,
    along: Symbol | None = None,
) -> tuple[Orbits, Orbit]:
    """Return the equations of a periodic motion, and where the search begins."""
    arguments = problem.arguments
    count = arguments.whole("segments", segments, least=1)
    law, length = _period(arguments, problem.model, period)
    run = problem.run(length)
    with building_graph():
        # Whether formulas of time enter neither the rates nor the inputs.
        of = run.model.shared.formulas_of
        roots = [*of("derivatives"), *run.formulas.values()]
        roots += of("contact_laws") if run.model.system.contacts else []
        whens = run.model.system.whens.values()
        for w in whens:
            guards = [] if w.condition is None else [w.condition]
            roots += [*w.values, *w.impulses, *guards]
        is_timed = any(w.at or w.every for w in whens)
        autonomous = not is_timed and run.model.system.t not in symbols_of(roots)
    if autonomous and law is not None and symbols_of(law):
        rule = "a number, since no formula of time enters and the motion has its own"
        raise arguments.refused("period", period, rule, "Give a first guess of it.")
    places, quaternions = independent_places(run.model)
    if not places:
        raise ModelError(
            f"{arguments.who}: model {run.model.system.name!r} has no independent "
            f"states: all coordinates are driven, so its motion is what drives it. "
            f"See it by simulate."
        )
    names = run.model.state_labels()
    more, without = np.zeros(len(names)), list[int]()
    turns = {i + k for i in run.model.system.quaternions for k in range(4)}
    known = [names[i] for i in places if i not in turns]
    for name, value in arguments.mapping("advance", advance).items():
        if name not in known:
            rule = f"independent coordinates by name, of {listed(known)}"
            raise arguments.refused("advance", advance, rule, "Others follow.")
        place = names.index(name)
        if value is None:
            without.append(place)
        else:
            more[place] = arguments.number(f"advance[{name!r}]", value)
    places, quaternions = independent_places(run.model, without)
    order = _order(arguments, run.model, exchange)
    orbits = Orbits(
        replace(problem, model=run.model), places, quaternions, more, autonomous,
        law, along, count, order=order,
    )  # fmt: skip
    value = 0.0 if along is None else orbits.of_parameters(along, run.model)
    if autonomous:
        # When a run comes back nearest to its start, around the first guess [s].
        grid, own = np.linspace(0.0, _OFF * length, _LOOKS), list(places)
        passed = integrate(run.ready.problem, grid, run.method).y[:, : run.y0.size]
        ends = passed if order is None else passed[:, list(order)]
        sizes = np.ptp(passed[:, own], axis=0)
        missing = (ends - run.y0 - more)[:, own] / np.where(sizes > 0, sizes, 1.0)
        far = np.abs(missing).max(axis=1)
        later = grid >= length / _OFF
        grid, far, missing = grid[later], far[later], missing[later]
        # The first return of those that are as near, but for what passes in a look.
        k = int(np.argmax(far <= far.min() + _AS_NEAR))
        while k + 1 < len(far) and far[k + 1] < far[k]:
            k += 1
        # Beside a look, where it goes across what it misses.
        rate, look = np.gradient(missing, grid, axis=0)[k], grid[1] - grid[0]
        beside = -float(missing[k] @ rate) / max(float(rate @ rate), 1e-300)
        length = float(grid[k]) + float(np.clip(beside, -look, look))
    states = _spread(run, length, count)
    first = Orbit(orbits, run.model, states, length, value)
    wrt = [run.model.system.coordinates.y[i] for i in places]
    wrt += [] if along is None else [along]
    check_jumps(replace(run, end=length), variables(arguments, run.model, wrt))
    return orbits, first


def _order(
    arguments: Arguments, model: CompiledModel, exchange: Mapping[str, str] | None
) -> tuple[int, ...] | None:
    """Return where each state stands after joints have exchanged their parts."""
    pairs = arguments.mapping("exchange", exchange, "names of joints")
    if not pairs:
        return None
    place = {s: i for i, s in enumerate(model.system.coordinates.y)}
    joints = {joint.name: joint for joint in model.system.joints}
    order = [*range(len(place))]
    for one, other in pairs.items():
        two = [joints.get(name) for name in (one, other)]
        a, b = ([] if j is None else [*j.q, *j.v] for j in two)
        known = all(s in place for s in (*a, *b))
        if not (a and len(a) == len(b) and known) or one == other:
            rule = "pairs of two joints with as many coordinates, which are states"
            remedy = near(other if a else one, list(joints))
            raise arguments.refused("exchange", exchange, rule, remedy)
        for s, r in zip(a, b, strict=True):
            order[place[s]], order[place[r]] = place[r], place[s]
    return tuple(order)


def _period(
    arguments: Arguments, model: CompiledModel, period: object
) -> tuple[Node | None, float]:
    """Return the formula of a period, and its value [s]."""
    if not isinstance(period, Node):
        return None, arguments.number("period", period, above=0, unit="s")
    law = as_node(period)
    values = dict(zip(model.system.p, model.parameters.tolist(), strict=True))
    others = [s.name for s in symbols_of(law) if s not in values]
    if others:
        rule = f"a number or a formula of parameters, and {others[0]!r} is none"
        raise arguments.refused("period", period, rule, "Give it by parameters.")
    return law, arguments.number("period", float(evaluate(law, values)), above=0)


# A first guess of the period may be off by this factor.
_OFF, _LOOKS, _AS_NEAR = 1.6, 512, 0.03


def _spread(run: Run, period: float, count: int) -> tuple[Array, ...]:
    """Return the states of a run at the beginnings of segments."""
    if count == 1:
        return (run.y0,)
    grid = np.linspace(0.0, period, count + 1)
    y = integrate(run.ready.problem, grid, run.method).y
    return tuple(y[:count, : run.y0.size].copy())


# As much as that motions are alike, and of a first one they miss so small a part.
_ALIKE, _NEAR = 3.0, 1e-4


def converged(orbits: Orbits, first: Orbit) -> tuple[Orbits, Root[Orbit]]:
    """Return where Newton's method ends, and its equations in relation to that."""
    root = newton(orbits, first, ROUNDS)
    again, at = orbits.scaled(root.at, orbits.span)
    change = np.abs(np.log(again.scale / np.asarray(orbits.scale)))
    missing = np.abs(orbits.residual(root.at)).max(initial=0.0)
    if change.max(initial=0.0) <= np.log(_ALIKE) or not missing < _NEAR:
        return orbits, root
    return again, newton(again, at, ROUNDS)


# As near to 1 a multiplier of a first candidate may be that of a family.
_LIKELY = 0.5
# What is conserved drifts over a period by no more than so many errors of steps.
_DRIFT = 1e3


def search(orbits: Orbits, first: Orbit) -> tuple[Orbits, Root[Orbit]]:
    """Return where Newton's method ends; AnalysisError if that is no solution.

    If a family of motions is likely, it is first looked for across it (Deuflhard, 2011,
    section 4.4, Newton's method with a rank that is given).
    """
    # A first run that fails says so itself.
    likely = _further_ones(orbits, floquet(orbits, first)[0], _LIKELY)
    if likely and orbits.along is None:
        root = newton(replace(orbits, family=likely), first, ROUNDS)
        missing = np.abs(orbits.residual(root.at)) / orbits.sizes
        repeats = missing.max(initial=0.0) < _DRIFT * TOLERANCE
        if root.converged and repeats and not orbits.is_at_rest(root.at):
            return orbits, root
    orbits, root = converged(orbits, first)
    at_rest = orbits.is_at_rest(root.at, first)
    if root.converged and not at_rest:
        return orbits, root
    who, shown = orbits.problem.arguments.who, result_of(orbits, root)
    if at_rest:
        raise AnalysisError(
            f"{who}: the search ended where model {shown.model!r} is at rest, which "
            f"repeats after any time. Begin on the motion, for example by start= and "
            f"period from a long simulation; equilibrium and modal tell of the rest.",
            shown,
        )
    raise AnalysisError(
        f"{who}: no periodic motion of model {shown.model!r} was found near the start. "
        f"After {root.iterations} steps of Newton's method, at period "
        f"{shown.period:.6g} s, the motion misses itself by {shown.residual:.3g}. "
        f"Begin nearer, for example by start= from the end of a long simulation; or "
        f"give segments=4 if small deviations grow much within a period.",
        shown,
    )


def result_of(orbits: Orbits, root: Root[Orbit]) -> PeriodicMotion:
    """Return a periodic motion under the user's names."""
    at = root.at
    first, model = at.shot[0], at.shot[0].run.model
    multipliers, directions = floquet(orbits, at)
    times = np.concatenate([s.times[i > 0 :] for i, s in enumerate(at.shot)])
    values = np.concatenate([s.states[i > 0 :] for i, s in enumerate(at.shot)])
    names = model.state_labels()
    gone = at.shot[-1].end - first.begin
    free = {*independent_places(model)[0]} - {*orbits.places}
    more = {n: float(a) for n, a in zip(names, orbits.advance, strict=True) if a}
    more |= {names[i]: float(gone[i]) for i in free}
    residual = float(np.abs(orbits.unscaled.residual(at)).max(initial=0.0))
    return PeriodicMotion(
        model=model.system.name,
        status=PeriodicStatus.FOUND if root.converged else PeriodicStatus.NOT_FOUND,
        notes=(
            *dict.fromkeys(n for s in at.shot for n in notes_of_run(s.run)),
            *orbits.note_of_time(at),
            *_family(orbits, multipliers),
        ),
        period=at.period,
        time=times,
        states=labels_of(model.system, names),
        values=values,
        advance=more,
        multipliers=multipliers,
        directions=directions,
        autonomous=orbits.free,
        residual=residual,
        iterations=root.iterations,
        parameters=dict(at.model.overrides),
    )


_NOTHING = 1e-12


def floquet(orbits: Orbits, at: Orbit) -> tuple[Complex, Complex]:
    """Return multipliers, the greatest first, and their directions in the states."""
    orbits = orbits.unscaled
    values, vectors = np.linalg.eig(orbits.monodromy(at))
    # What closed contacts hold does not deviate.
    values[np.abs(values) < _NOTHING * np.abs(values).max(initial=0.0)] = 0.0
    order = np.argsort(-np.abs(values), kind="stable")
    own: Complex = orbits.basis(at.shot[0].begin) @ vectors[:, order]
    directions: Complex = at.shot[0].first_slopes[:, : len(own)] @ own + 0j
    multipliers: Complex = values[order].astype(np.complex128)
    return multipliers, directions


def _further_ones(orbits: Orbits, multipliers: Complex, near: float) -> int:
    ones = int((np.abs(multipliers - 1) < near).sum())
    return max(0, ones - int(orbits.free))


def _family(orbits: Orbits, multipliers: Complex) -> tuple[Note, ...]:
    ones = _further_ones(orbits, multipliers, DOUBLE)
    if not ones:
        return ()
    text = (
        f"{ones} more of the multipliers {'is' if ones == 1 else 'are'} 1: the motion "
        f"is one of a family, as of a mechanism that conserves energy, or this is a "
        f"fold or a branch. That nearest to the start was taken."
    )
    return (Note(text, "undetermined"),)
