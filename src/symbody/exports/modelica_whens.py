"""Clauses of events in Modelica: one `when`, and a function of what jumps.

Each clause has a Boolean, which says that its condition has passed zero or that one of
its times has come. The function lets clauses act round by round, by their priorities,
and gives what is behind the last of them. It follows from what was before the event, so
that iterations of the event find the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import final

from symbody.exports.tool_functions import Switches, scheduled_times, times_of
from symbody.expr.node import Node
from symbody.model.quantities import guarded
from symbody.program.program import Program
from symbody.system.system import System
from symbody.writers.curves import signed
from symbody.writers.modelica import (
    braced,
    comment,
    number,
    sizes,
    solve_function,
    solve_name,
)
from symbody.writers.printer import broken

_WIDTH = 84
_INDENT = "  "
# The period behind a time of `at`: no run lasts so long [s].
_NEVER = "1e9"
# Rounds of clauses at one instant; some tools write each of them out.
_ROUNDS = 12


@final
@dataclass(frozen=True)
class ClauseNames:
    """Names of discrete variables, and of what clauses follow.

    `booleans` are of clauses. `zeros` are the conditions, `begun` their sides of zero
    at the start, and `side` those of the present, relative to these. `turns` turn at
    first + k period, by these two, and `noted` is what clauses have acted on. `behind`
    is what the function returns.
    """

    discretes: dict[str, str]
    booleans: tuple[str, ...]
    turns: dict[tuple[float, float], str]
    noted: dict[str, str]
    zeros: str
    begun: str
    side: str
    behind: str


def wanted_names(system: System) -> list[str]:
    """Return names for what ClauseNames holds, in its order, to be made identifiers."""
    scheduled = [when for when in system.whens.values() if times_of(when)]
    return [
        *system.discretes,
        *(f"when_{name}" for name in system.whens),
        *(f"turns_{i}" for i, _ in enumerate(scheduled_times(system), 1)),
        *(f"seen_by_{when.name}" for when in scheduled),
        "zeros_of_clauses",
        "sides_at_the_start",
        "sides_of_zero",
        "behind_clauses",
    ]


def clause_names(system: System, names: Iterable[str]) -> ClauseNames:
    """Return the names from identifiers for those wanted."""
    left = iter(names)
    scheduled = [when.name for when in system.whens.values() if times_of(when)]
    return ClauseNames(
        {name: next(left) for name in system.discretes},
        tuple(next(left) for _ in system.whens),
        {time: next(left) for time in scheduled_times(system)},
        {name: next(left) for name in scheduled},
        *left,
    )


def declarations(system: System, names: ClauseNames, switches: Switches) -> list[str]:
    """Return the variables of clauses."""
    count = switches.conditions
    size = len(_jumping(system)) + switches.discretes + count
    flags = [*names.turns.values(), *names.noted.values()]
    start = "each start = {}, each fixed = true"
    lines = [f"Boolean {name};" for name in names.booleans]
    lines += [f"discrete Boolean {f}(start = false, fixed = true);" for f in flags]
    if count:
        lines += [
            f"Real {names.zeros}[{count}];",
            f"discrete Real {names.begun}[{count}];",
            f"discrete Real {names.side}[{count}]({start.format('1.0')});",
        ]
    return [*lines, f"discrete Real {names.behind}[{size}]({start.format('0.0')});"]


def equations(
    system: System,
    names: ClauseNames,
    programs: Mapping[str, Program],
    nodes: Mapping[Node, str],
) -> list[str]:
    """Return the equations of clauses, whose formulas hold `nodes`."""
    states = [nodes[symbol] for symbol in system.coordinates.y]
    held = set(system.discrete)
    u = braced([f"pre({nodes[s]})" if s in held else nodes[s] for s in system.u])
    p = braced([nodes[symbol] for symbol in system.p])
    lines, conditions = [], guarded(system.whens)
    if conditions:
        call = call_of(programs["guards"], "time", braced(states), u, p)
        sides = [
            f"if {names.zeros}[{i}] < 0.0 then -1.0 else 1.0"
            for i, _ in enumerate(conditions, 1)
        ]
        lines += _broken(f"{names.zeros} = {call};")
        lines += _when(["initial()"], _broken(f"{names.begun} = {braced(sides)};"))
    for (first, period), name in names.turns.items():
        at = f"sample({signed(first, number)}, {number(period) if period else _NEVER})"
        lines += _when([at], [f"{name} = not pre({name});"])
    now = [
        f"{names.begun}[{i}]*pre({names.side}[{i}])"
        for i, _ in enumerate(conditions, 1)
    ]
    inner: list[str] = []
    for name, when in zip(names.booleans, system.whens.values(), strict=True):
        turns = [names.turns[time] for time in times_of(when)]
        turning = reduce(lambda a, b: f"({a} <> {b})", turns) if turns else ""
        if turning:
            noted = names.noted[when.name]
            lines += _broken(f"{name} = {turning} <> pre({noted});")
            inner += _broken(f"{noted} = {turning};")
        else:
            i = conditions.index(when)
            lines += _broken(f"{name} = {names.zeros}[{i + 1}]*{now[i]} < 0.0;")
    passed = [
        braced(names.booleans), braced(now), "time",
        braced([f"pre({state})" for state in states]), u, p,
    ]  # fmt: skip
    call = f"{function_name(system)}({', '.join(passed)})"
    inner = [*_broken(f"{names.behind} = {call};"), *inner]
    return [*lines, *_when(names.booleans, [*inner, *_jumps(system, names, states)])]


def _jumps(system: System, names: ClauseNames, states: Sequence[str]) -> list[str]:
    """Return what the `when` does with the result of the function."""
    behind, jumping = names.behind, _jumping(system)
    lines = [f"reinit({states[k]}, {behind}[{i}]);" for i, k in enumerate(jumping, 1)]
    at = len(jumping)
    for name, quantity in system.discretes.items():
        shape, first = quantity.symbols.shape, at + 1
        at += quantity.symbols.size
        own = [f"{behind}[{k}]" for k in range(first, at + 1)]
        lines += _broken(f"{names.discretes[name]} = {nested(own, shape)};")
    count = len(guarded(system.whens))
    sides = [f"{names.begun}[{i}]*{behind}[{at + i}]" for i in range(1, count + 1)]
    return [*lines, *(_broken(f"{names.side} = {braced(sides)};") if sides else [])]


def _jumping(system: System) -> list[int]:
    """Return the places of states that clauses change."""
    places = {s: i for i, s in enumerate(system.coordinates.y)}
    whens = system.whens.values()
    jumping = {places[s] for when in whens for s in when.changed if s in places}
    if any(when.pushed for when in whens):
        jumping |= {*range(*system.coordinates.v_in_y.indices(len(places)))}
    return sorted(jumping)


def function_name(system: System) -> str:
    """Return the name of the function of what clauses change."""
    return f"{system.name}_behind_clauses"


def behind_clauses(
    system: System, switches: Switches, programs: Mapping[str, Program]
) -> list[str]:
    """Return the function of states, discrete variables and sides behind clauses."""
    n, sides = len(switches.by_velocity), switches.conditions
    states = len(system.coordinates.y)
    discretes, size = switches.discretes, len(system.u)
    jumps = programs["jumps"]
    results = [f"x[{k + 1}]" for k in _jumping(system)]
    results += [f"w[{size - discretes + i}]" for i in range(1, discretes + 1)]
    results += [f"side[{i}]" for i in range(1, sides + 1)]
    body = ["x := y;", "w := u;", "now := due;", "done := false;", "agree := true;"]
    body += ["side := sides;"] if sides else []
    body += [f"for round in 1:{_ROUNDS} loop", "  if not done then"]
    inner = (
        [f"g := {call_of(programs['guards'], 't', 'x', 'w', 'p')};"] if sides else []
    )
    inner += _due(switches)
    acting = _act(system, switches, jumps)
    inner += ["if not done then", *(f"  {line}" for line in acting)]
    body += [*(f"    {line}" for line in [*inner, "end if;"]), "  end if;", "end for;"]
    again = "when clauses act again and again, so that time does not go on"
    twice = "two clauses give one variable different values at once"
    for flag, said in (("done", again), ("agree", twice)):
        body += _broken(f"assert({flag}, {comment(said)});")
    body += [f"z[{i}] := {text};" for i, text in enumerate(results, 1)]
    said = comment("jumping states, discrete variables, sides of zero")
    lines = [
        f"function {function_name(system)} {said}",
        f"  input Boolean due[{len(switches.table)}];",
        f"  input Real sides[{sides}];",
        "  input Real t;",
        *(f"  input Real {a}[{k}];" for a, k in (
            ("y", states), ("u", size), ("p", len(system.p)))),
        f"  output Real z[{len(results)}];",
        "protected",
        f"  Real x[{states}], w[{size}], r[{len(jumps.outputs())}];",
        f"  Boolean now[{len(switches.table)}], acts[{len(switches.table)}];",
        f"  Boolean fresh[{states + discretes}];",
        "  Boolean done, agree;",
        *([f"  Real side[{sides}], g[{sides}];"] if sides else []),
        *([f"  Real A{sizes([n * n])}, P{sizes([n])};"] if n else []),
        "algorithm",
        *(f"  {line}" for line in body),
        f"end {function_name(system)};",
        "",
    ]  # fmt: skip
    return [*([solve_function(n, 1)] if n else []), "\n".join(lines)]


def _due(switches: Switches) -> list[str]:
    """Return statements that find which clauses are due, and which of them act."""
    lines, clauses = [], range(1, len(switches.table) + 1)
    for i, row in zip(clauses, switches.table, strict=True):
        if row[0] < 0:
            continue
        k, direction = row[0] + 1, row[1]
        passes = f"g[{k}]*side[{k}] < 0.0"
        lines.append(f"now[{i}] := {passes} or (round == 1 and due[{i}]);")
        if direction:
            # The other way, in which it does not act.
            other = ">" if direction > 0 else "<"
            lines += [
                f"if now[{i}] and side[{k}] {other} 0.0 then",
                f"  side[{k}] := -side[{k}];",
                f"  now[{i}] := false;",
                "end if;",
            ]
    for i, row in zip(clauses, switches.table, strict=True):
        before = [
            f" and not now[{j}]"
            for j, other in zip(clauses, switches.table, strict=True)
            if other[2] > row[2]
        ]
        lines += _broken(f"acts[{i}] := now[{i}]{''.join(before)};")
    any_acts = " or ".join(f"acts[{i}]" for i in clauses)
    return [*lines, *_broken(f"done := not ({any_acts});")]


def _act(system: System, switches: Switches, jumps: Program) -> list[str]:
    """Return statements that let clauses act at once on what was before."""
    m, n = len(switches.targets), len(switches.by_velocity)
    states, held = len(system.coordinates.y), system.discrete_in_u.start
    lines = [f"r := {call_of(jumps, 't', 'x', 'w', 'p')};"]
    lines.append(f"fresh := fill(false, {states + switches.discretes});")
    if n:
        lines += [f"A := zeros({n * n});", f"P := zeros({n});"]
        lines += [f"A[{j * n + j + 1}] := 1.0;" for j in range(n)]
    for i, row in enumerate(switches.table, 1):
        own = [f"now[{i}] := false;"]
        own += [f"side[{row[0] + 1}] := -side[{row[0] + 1}];"] if row[0] >= 0 else []
        for j in range(row[3], row[3] + row[4]):
            k = switches.targets[j]
            place = f"x[{k + 1}]"
            if k >= states:
                place = f"w[{held + k - states + 1}]"
            agrees = f"not fresh[{k + 1}] or {place} == r[{j + 1}]"
            own += _broken(f"agree := agree and ({agrees});")
            own += [f"{place} := r[{j + 1}];", f"fresh[{k + 1}] := true;"]
        for j in range(row[5], row[5] + row[6]):
            wanted = f"r[{m + j + 1}]"
            if switches.by_velocity[j]:
                wanted += f" - r[{m + n + j + 1}]"
                entries = range(j * n + 1, j * n + n + 1)
                own += [f"A[{k}] := r[{m + 2 * n + k}];" for k in entries]
            own.append(f"P[{j + 1}] := {wanted};")
        lines += [f"if acts[{i}] then", *(f"{_INDENT}{line}" for line in own)]
        lines.append("end if;")
    if n:
        first, at = system.coordinates.v_in_y.start, m + 2 * n + n * n
        lines.append(f"P := {solve_name(n, 1)}(A, P);")
        for i in range(len(system.v)):
            terms = [f"r[{at + i * n + j + 1}]*P[{j + 1}]" for j in range(n)]
            place = f"x[{first + i + 1}]"
            lines += _broken(f"{place} := {place} + {' + '.join(terms)};")
    return lines


def call_of(program: Program, *arguments: str) -> str:
    """Return the call of a function of time, state, inputs and parameters."""
    p = arguments[-1]
    k = f"{program.name}_constants({p})" if program.constants else braced(())
    return f"{program.name}({', '.join([*arguments, k])})"


def nested(texts: Sequence[str], shape: tuple[int, ...]) -> str:
    """Return the entries of an array, row by row, in braces."""
    if not shape:
        return texts[0]
    size = len(texts) // shape[0]
    parts = [texts[i * size : (i + 1) * size] for i in range(shape[0])]
    return "{" + ", ".join(nested(part, shape[1:]) for part in parts) + "}"


def _when(conditions: Sequence[str], inner: Sequence[str]) -> list[str]:
    """Return a `when` that acts where one of some conditions becomes true."""
    head = conditions[0] if len(conditions) == 1 else braced(conditions)
    lines = [*_broken(f"when {head} then"), *(f"{_INDENT}{line}" for line in inner)]
    return [*lines, "end when;"]


def _broken(text: str) -> list[str]:
    return broken(text, width=_WIDTH, indent=_INDENT)
