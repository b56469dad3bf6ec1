"""Clauses of events of a model, as data and functions for the sources of packages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.equations import Equations
from symbody.errors import WriterError
from symbody.expr.node import Symbol
from symbody.expr.traverse import as_vector
from symbody.model.switches import When, guarded
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.content import ProgramRequest
from symbody.program.program import Program
from symbody.system.system import System

_DIRECTIONS = {"rising": 1, "falling": -1, "both": 0}


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
    first_speed: int  # place of v in y
    speeds: int
    states: int
    inputs: int  # of the user, before the discrete variables


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
        number, direction = numbers.get(when.name, -1), _DIRECTIONS[when.direction]
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
        first_speed=system.coordinates.v_in_y.start,
        speeds=len(system.v),
        states=len(system.coordinates.y),
        inputs=sum(entry.symbols.size for entry in system.inputs.values()),
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
