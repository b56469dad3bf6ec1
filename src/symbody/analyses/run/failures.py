"""Messages about the end of a time integration, and the reason if it is too early."""

from __future__ import annotations

from itertools import compress

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.contacts import TOO_DEEP, explain_contact
from symbody.analyses.run.keeping import off_set_aside
from symbody.analyses.run.methods import IntegrationMethod
from symbody.analyses.run.problem import Reached
from symbody.analyses.run.sampled import ControllerError
from symbody.errors import AnalysisError
from symbody.runtime.loops.contacts import MoreauSystem
from symbody.runtime.loops.library import map_over
from symbody.runtime.loops.structures import END_ENTRIES, Ending

# A state that has grown by this factor has left what a mechanism can do.
_BOUNDLESS = 1e15
# Accelerations that grow by this factor within a step of time stepping diverge.
_DIVERGES = 2.0
_EXPLICIT = (
    "Stiff springs and dampers are explicit in steps of Moreau. Take a much shorter "
    "one, or method='Radau', which locates events"
)


def explain_ending(ending: Ending, method: IntegrationMethod, run: Reached) -> str:
    """Return why a run has failed."""
    who = f"time integration with {method.name}"
    problem, solver = run.problem, run.solver
    t, at = solver.t, _state(problem.labels, solver.y)
    if ending == Ending.MET:
        meeting = problem.end_messages[solver.context.met]
        state = f" with {at}," if at else ""
        return f"{who}: after t = {t:.6g} s,{state} {meeting}"
    if ending == Ending.CONTACT:
        back = run.end < run.begin
        why = _divergence(run) or explain_contact(problem.laws, solver, back=back)
        return f"{who}: {why}{_of_shapes(run)}"
    if ending == Ending.NOT_FINITE:
        return f"{who}: {_not_finite(run)}{_of_shapes(run)}"
    correction = problem.correction
    of_loop = correction is not None and correction.is_at_end(t, solver.y)
    passes = correction is not None and correction.can_repartition and not of_loop
    if ending == Ending.REPARTITION and passes:
        return (
            f"{who}: the mechanism has come to a singular position at t = {t:.6g} s, "
            f"with {at}, or is so near to it that the motion may branch, and a stiff "
            f"method takes one by chance. Take method='DP853', which steps across; "
            f"mobility() says what can move there."
        )
    if ending == Ending.REPARTITION:
        return (
            f"{who}: a loop has come to a singular (dead-centre) position at "
            f"t = {t:.6g} s, with {at}."
            f"{_of_loops(run)} The independent coordinate is at the end of its "
            f"range there; choose another one, or close the loop by add_constraint."
        )
    if ending == Ending.SET_ASIDE:
        assert correction is not None
        why = off_set_aside(correction.model, round(-1 - solver.growth))
        return f"{who}: beyond t = {t:.6g} s, with {at}, {why}"
    if ending == Ending.NOT_KEPT:
        reason = _of_loops(run) or (
            " The mechanism has come to the end of its range, or the step was too "
            "long; check the geometry, or set max_step."
        )
        text = f"{who}: the constraints cannot be kept beyond t = {t:.6g} s, with {at}."
        return text + reason
    if ending == Ending.JACOBIAN_NOT_FINITE:
        return (
            f"{who}: the Jacobian of the right-hand side is not finite at "
            f"t = {solver.bad_time:.6g} s. A formula has an infinite slope there, such "
            f"as a square root at 0; smooth it, or take a nonstiff method."
            f"{_of_loops(run)}{_of_ends(run) or _of_loads(run)}"
        )
    return f"{who}: {_short_steps(ending, method, run)}{_of_shapes(run)}"


def _short_steps(ending: Ending, method: IntegrationMethod, run: Reached) -> str:
    t, at = run.solver.t, _state(run.problem.labels, run.solver.y)
    causes, remedy = run.problem.causes, _remedy_for_small_steps(method, run)
    jump = "" if causes is None else causes.jump(run.solver.t, run.solver.y)
    if ending == Ending.TOO_MANY_STEPS:
        counts = run.solver.counts
        led = f"have led only to t = {t:.6g} s of {run.end:g} s"
        if run.pace is not None:
            tried = counts.steps + counts.rejected
            text = f"{tried} steps {led}, the last of them {run.pace:.2g} s long"
        else:
            text = f"{method.max_steps} steps {led}"
            remedy = f"{remedy}, or raise max_steps"
        return f"{text}. {jump or remedy}.{_of_loops(run) or _of_rates(method, run)}"
    reason = _growth(run) or (
        f"The solution has a singularity there, the system is very stiff, or the "
        f"tolerances are too tight. {remedy}"
    )
    why = f" {jump}." if jump else _of_loops(run)
    if not why and causes is not None and causes.model.system.nodes:
        # Which nodes have no velocity, if any has none.
        words = causes.undefined(t, run.solver.y, run.solver.bad_inputs)
        why = f" {words}" if words else ""
    why = why or f" {reason}.{_of_rates(method, run)}"
    return (
        f"the step has become smaller than rounding allows at t = {t:.6g} s, with {at}."
        f"{why}{_of_ends(run)}"
    )


_STOPPED = (
    "The integration stopped there; what was computed until then is the result of this "
    "error."
)


def explain_inputs(error: Exception, t: float) -> str:
    """Return the message for an exception in the user's function of the inputs."""
    return (
        f"inputs: the Python function raised {type(error).__name__} at t = {t:.6g} s: "
        f"{_sentence(error)} {_STOPPED}"
    )


def explain_controller(error: ControllerError | AnalysisError) -> str:
    """Return the message for an exception in a controller, or at an event."""
    if isinstance(error, AnalysisError):
        return f"{error} {_STOPPED}"
    cause = error.__cause__
    return (
        f"{error.who}: its controller raised {type(cause).__name__} at "
        f"t = {error.t:.6g} s: {_sentence(cause)} {_STOPPED}"
    )


def _sentence(cause: BaseException | None) -> str:
    return f"{cause}" if str(cause).endswith(("?", ".")) else f"{cause}."


def _not_finite(run: Reached) -> str:
    problem, solver = run.problem, run.solver
    t, inputs = solver.bad_time, solver.bad_inputs
    if not np.isfinite(inputs).all():
        names = tuple(f"the input {label!r}" for label in problem.input_labels)
        return (
            f"{_named(names, inputs)} at t = {t:.6g} s. Inputs must be finite; check "
            f"the function or the table that gives them."
        )
    names = tuple(f"the rate of {label!r}" for label in problem.labels)
    result, at = _named(names, solver.bad_rates), _state(problem.labels, solver.y)
    if growth := _growth(run):
        return f"{result} at t = {t:.6g} s, after the state {at}. {growth}."
    return (
        f"{result} at t = {t:.6g} s, after the state {at}. "
        f"Rates must be finite: some formula was evaluated where it is not defined "
        f"(division by zero, root or logarithm of a negative number, singular mass "
        f"matrix), or the motion grows without bound. Check parameters and start."
        f"{_of_loops(run)}{_of_ends(run) or _of_loads(run)}"
    )


def _growth(run: Reached) -> str:
    """Return that a state has grown beyond anything mechanical, if one has."""
    y, first = np.abs(run.solver.y), np.abs(run.first_state).max(initial=1.0)
    if not (y > _BOUNDLESS * first).any():
        return ""
    name = run.problem.labels[int(np.argmax(y))]
    remedy = f". {_EXPLICIT}" if _steps(run) is not None else ""
    return (
        f"The motion grows without bound, {name!r} most of all: something feeds energy "
        f"into it without limit. Check the signs of loads, of stiffness and of damping"
        f"{remedy}"
    )


def _steps(run: Reached) -> MoreauSystem | None:
    """Return what steps in time, in whose steps forces but contacts' are explicit."""
    memory = run.solver.contacts
    steps = None if memory is None else memory.structure
    return steps if isinstance(steps, MoreauSystem) else None


def _divergence(run: Reached) -> str:
    """Return that bodies overlap as a step of time stepping lets accelerations grow."""
    steps, solver, labels = _steps(run), run.solver, run.problem.labels
    if steps is None or steps.status != TOO_DEEP:
        return ""
    t, step, y = solver.t, solver.structure.h_old, solver.y.copy()
    _, now = solver.rates(t, y)
    _, later = solver.rates(t + step, y + step * now)
    own = slice(steps.nq, steps.nq + steps.nv)
    i = own.start + int(np.argmax(np.abs(later[own])))
    if abs(later[i]) <= _DIVERGES * np.abs(now[own]).max():  # NaN is more
        return ""
    return (
        f"at t = {t:.6g} s the motion diverges: the rate of {labels[i]!r} goes from "
        f"{now[i]:.3g} to {later[i]:.3g} within a step of {step:.3g} s. {_EXPLICIT}."
    )


def _of_loads(run: Reached) -> str:
    """Return which loads are not finite when rates were not, if any is."""
    causes, solver = run.problem.causes, run.solver
    if causes is None:
        return ""
    tried = (solver.t, solver.y), (solver.bad_time, solver.bad_state)
    ends = causes.node_ends(*tried[0], *tried[1], solver.bad_inputs)
    entries = [ends or causes.undefined(*at, solver.bad_inputs) for at in tried]
    return next((f" {words}" for words in entries if words), "")


def _of_shapes(run: Reached) -> str:
    """Return which contacts are not defined everywhere."""
    laws = {law.undefined: law.contact for law in run.problem.laws if law.undefined}
    return "".join(f" Of contact {name!r}: {words}." for words, name in laws.items())


def _of_loops(run: Reached) -> str:
    """Return what is singular: a position, or the end of an explicit loop's range."""
    correction, solver = run.problem.correction, run.solver
    result = "" if correction is None else correction.explain(solver.t, solver.y)
    return f" {result}" if result else ""


def _of_rates(method: IntegrationMethod, run: Reached) -> str:
    """Return which state's rate changes most within a step, in its tolerances."""
    solver, labels = run.solver, run.problem.labels
    t, y = solver.t, solver.y.copy()
    step = run.pace or abs(solver.next_step)
    step = step if run.end >= run.begin else -step
    ending, rates = solver.rates(t, y)
    after, later = solver.rates(t + step, y + step * rates)
    if not step or Ending.NOT_FINITE in (ending, after):
        return ""
    with np.errstate(over="ignore", invalid="ignore"):
        allowed = method.tolerances(labels) + method.rtol * np.abs(y)
        change = np.abs(later - rates) * abs(step) / allowed
    if not np.isfinite(change).all() or not change.any():
        return ""
    i = int(np.argmax(change))
    return (
        f" The rate of {labels[i]!r} changes fastest there, from {rates[i]:.3g} to "
        f"{later[i]:.3g} within {abs(step):.2g} s; look at what acts on it."
    )


# So near, in m and in relation to the distance at the start, the ends of a load meet.
_MEETING = (1e-9, 1e-6)


def _of_ends(run: Reached) -> str:
    """Return which loads have ends that meet where a run has ended, if any."""
    problem = run.problem
    if problem.ends is None:
        return ""
    n = len(problem.end_messages)
    Y = np.vstack([run.first_state, run.solver.y])
    times = np.array([run.begin, run.solver.t])
    U = np.zeros((2, len(problem.input_labels)))
    out = map_over(problem.ends, times, Y, U, END_ENTRIES * n)
    lengths = np.linalg.norm(out.reshape(2, n, END_ENTRIES)[:, :, :3], axis=2)
    near = lengths[1] < _MEETING[0] + _MEETING[1] * lengths[0]
    words = next(compress(problem.end_messages, near), None)
    return f" There {words}" if words else ""


def _named(labels: tuple[str, ...], values: Array) -> str:
    """Return which values are not finite: the first by name, the others as number."""
    bad = np.flatnonzero(~np.isfinite(values))
    others = f" ({bad.size - 1} more are not finite)" if bad.size > 1 else ""
    return f"{labels[bad[0]]} is {values[bad[0]]}{others}"


def _state(labels: tuple[str, ...], y: Array, most: int = 6) -> str:
    shown = [f"{a} = {b:.5g}" for a, b in zip(labels[:most], y[:most], strict=True)]
    return ", ".join(shown) + (", …" if len(labels) > most else "")


def _remedy_for_small_steps(method: IntegrationMethod, run: Reached) -> str:
    if method.is_implicit:
        return "Check the model at this time, loosen rtol and atol"
    if run.solver.counts.stiff:
        return "The system is stiff: take method='Radau'"
    return "If the system is stiff, take method='Radau'; else loosen rtol and atol"
