"""What choices that nobody makes cost, beside the best of all that there is to choose.

*Formalism*: accelerations by the derivation of the least cost, by counts, and by each
formalism with merged axes and without. *Loop*: large trees written out, and as a loop
over their links, an evaluation with its part of the time until they are ready for the
first time, if there are a million: thirty motions of ten seconds.
*Lanes*: batches in lanes, and row by row. *Method*: the default, DP853 at 1e-8, and
DP54 and Radau, at the error that the default has; also where something touches, stiff
and not, and where what is stiff is so for a while only.

Times are of one thread, in turns: the least of several. A choice that takes more than
1.15 of the best is named at the end.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from functools import partial
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

import numpy as np
from size import left_out, run

import symbody as sb
from symbody.library.catalog import LIBRARY
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.batch import Batch
from symbody.runtime.loops.library import map_over

ALLOWED = 1.15
ROWS = 4096
# Over which the time until a large tree is ready is spread.
EVALUATIONS = 1_000_000
# A choice is no better if the clock cannot tell it.
NOISE = 20e-9
FORMALISMS = ("composite", "articulated")
# The default first.
METHODS: Mapping[str, Callable[..., sb.DP54 | sb.DP853 | sb.Radau]] = {
    "DP853": partial(sb.DP853, may_change=True),
    "DP54": sb.DP54,
    "Radau": sb.Radau,
}
END, TOLERANCES = 0.5, (1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12)
NO_WORK = sb.Save(accelerations=False, energy=False, multipliers=False)
# The package's own choice; characters of a reason.
AUTO, LONGEST = "auto", 120

Calls = Mapping[str, Callable[[], object]]


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Of the library, by name.
        touching: Models with contacts, or stiff for a while, of `TOUCHING`.
        lengths: Of chains, written out and as loops.
        rounds: Of which the least counts.
    """

    mechanisms: tuple[str, ...]
    touching: tuple[str, ...]
    lengths: tuple[int, ...]
    rounds: int


def shaken(model: sb.Model) -> sb.Model:
    """Return a model with a box beside it, which slips six times in half a second."""
    box = model.add_body("shaken_box", 1.0)
    slide = model.add_joint("slide", model.world, box, "Tx")
    dry = sb.contacts.DryFriction(slide, 1.0, normal_force=1.0)
    model.add_contact("dry", dry)
    shake = sb.loads.JointForce(slide, 1.2 * sb.sin(20.0 * model.t))
    model.add_load("shake", shake)
    return model


def over_floor(model: sb.Model, tip: str, height: float) -> sb.Model:
    """Return a model of which a body, as a sphere, may touch a floor."""
    floor = model.world.add_frame("floor", at=(0, 0, height))
    touch = sb.contacts.SphereOnPlane(model.bodies[tip], floor, 0.006)
    model.add_contact("touch", touch, restitution=0.5, friction=0.3)
    return model


def pulled(model: sb.Model) -> sb.Model:
    """Return a model in strong gravity beside what is stiff for its first 50 ms."""
    model.gravity = (0.0, 0.0, -981.0)
    cart = model.add_body("pulled_cart", 1.0)
    rail = model.add_joint("pulled_rail", model.world, cart, "Tx")
    d = 2e5 / (1 + sb.exp(400 * (model.t - 0.05)))
    pull = -d * rail.v[0] - d * (rail.q[0] - 0.1)
    model.add_load("pull", sb.loads.JointForce(rail, pull))
    return model


TOUCHING: Mapping[str, Callable[[], sb.Model]] = {
    "pulled rods": lambda: pulled(sb.library.planar_pendulums(3)),
    "shaken box": lambda: shaken(sb.Model("shaken")),
    "shaken pendulum": lambda: shaken(LIBRARY["double_pendulum"]()),
    "shaken clock": lambda: shaken(LIBRARY["clock"]()),
    "shaken hand": lambda: shaken(LIBRARY["hand"]()),
    "hand over a floor": lambda: over_floor(
        LIBRARY["hand"](), "index_far_bone", -0.055
    ),
}

FULL = Size(tuple(LIBRARY), tuple(TOUCHING), (60, 100, 150, 200), 15)
SMALLEST = Size(("double_pendulum",), ("shaken box",), (3,), 1)


class Row(NamedTuple):
    """A choice of one mechanism: seconds by each answer, of which one is chosen."""

    mechanism: str
    choice: str
    seconds: dict[str, float]
    chosen: str

    @property
    def ratio(self) -> float:
        """The time of what is chosen in relation to the best."""
        own, best = self.seconds[self.chosen], min(self.seconds.values())
        return 1.0 if own - best < NOISE else own / best

    def __str__(self) -> str:
        """Return the row of the table."""
        best = min(self.seconds, key=lambda name: self.seconds[name])
        own = f"{self.seconds[self.chosen] * 1e6:12.3f}  {self.chosen:28}"
        return f"{self.mechanism:22}{self.choice:11}{own}{self.ratio:6.2f}  {best}"


def seconds_of(calls: Calls, rounds: int) -> dict[str, float]:
    """Return the least time of each call, taken in turns."""
    best = dict.fromkeys(calls, np.inf)
    for call in calls.values():
        call()
    for _ in range(rounds):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            best[name] = min(best[name], time.perf_counter() - start)
    return best


def evaluations(compiled: CompiledModel) -> Callable[[], object]:
    """Return a call that evaluates accelerations at some states, by address."""
    f, n = compiled.function("derivatives"), len(compiled.state_labels())
    y = np.tile(compiled.start_state(), (ROWS, 1))
    t, u = np.zeros(ROWS), np.zeros((ROWS, len(compiled.system.u)))
    return lambda: map_over(f, t, y, u, n)


def formalism(name: str, rounds: int) -> Row:
    """Return what each formalism takes."""
    model = LIBRARY[name]()
    calls = {AUTO: evaluations(sb.compile_model(model))}
    for one in FORMALISMS:
        for merge in (False, True):
            words = f"{one}{', merged' if merge else ''}"
            own = sb.compile_model(model, formalism=one, merge=merge)
            calls[words] = evaluations(own)
    times = seconds_of(calls, rounds)
    return Row(name, "formalism", {k: s / ROWS for k, s in times.items()}, AUTO)


def rolled(length: int, rounds: int) -> Row:
    """Return what a chain takes written out and as a loop over its links."""
    model = sb.library.chain(length)
    sb.compile_model(sb.library.chain(2), rolled=True).function("derivatives")
    calls, ready = {}, {}
    for word, loop in (("written out", False), ("loop", True)):
        with (
            TemporaryDirectory() as folder,
            patch.dict(os.environ, SYMBODY_CACHE_DIR=folder),
        ):
            start = time.perf_counter()
            calls[word] = evaluations(sb.compile_model(model, rolled=loop))
            ready[word] = time.perf_counter() - start
    times = {
        word: seconds / ROWS + ready[word] / EVALUATIONS
        for word, seconds in seconds_of(calls, rounds).items()
    }
    own = "loop" if sb.compile_model(model).rolled else "written out"
    return Row(f"chain of {length}", "loop", times, own)


def lanes_of_slopes(name: str, rounds: int) -> Row | None:
    """Return what a batch of Jacobians takes in lanes and row by row."""
    return lanes(name, rounds, "jacobian")


def lanes(name: str, rounds: int, function: str = "derivatives") -> Row | None:
    """Return what a batch takes in lanes and row by row; None if it has no lanes."""
    compiled = sb.compile_model(LIBRARY[name]())
    own = compiled.batch(function, workers=1)
    if not own.in_lanes:
        return None
    rows = Batch(compiled.function(function), in_lanes=False)
    y = np.tile(compiled.start_state(), (ROWS, 1))
    u = np.zeros(len(compiled.system.u))
    calls = {
        "lanes": lambda: own(0.0, y, u),
        "row by row": lambda: rows(0.0, y, u),
    }
    times = {k: s / ROWS for k, s in seconds_of(calls, rounds).items()}
    return Row(name, f"lanes, {function[:3]}", times, "lanes")


def method(name: str, rounds: int) -> Row | None:
    """Return what methods take for the error that the default has at the end."""
    compiled = sb.compile_model({**LIBRARY, **TOUCHING}[name]())
    exact = sb.simulate(compiled, [0, END], method=sb.DP853(1e-13, 1e-14)).q[-1]

    def error(kind: Callable[..., sb.DP54 | sb.DP853 | sb.Radau], rtol: float) -> float:
        motion = sb.simulate(
            compiled, [0, END], method=kind(rtol, 0.01 * rtol), save=NO_WORK
        )
        return float(np.abs(motion.q[-1] - exact).max(initial=0.0))

    wanted = max(error(sb.DP853, 1e-8), 1e-12)
    calls = {}
    for word, kind in METHODS.items():
        rtol = next((r for r in TOLERANCES if error(kind, r) <= wanted), None)
        if word == "DP853":
            rtol = 1e-8
        if rtol is not None:
            own = kind(rtol, 0.01 * rtol)
            calls[f"{word} {rtol:.0e}"] = lambda own=own: sb.simulate(
                compiled, [0, END], method=own, save=NO_WORK
            )
    return Row(name, "method", seconds_of(calls, rounds), next(iter(calls)))


def main(size: Size) -> None:
    """Print a row a mechanism and choice, and what is far from the best."""
    rows: list[Row] = []
    print(f"{'':22}{'choice':11}{'us':>12}  {'chosen':28}{'of best':>6}  best")
    for length in size.lengths:
        rows.append(rolled(length, size.rounds))
        print(rows[-1], flush=True)
    for name in (*size.mechanisms, *size.touching):
        is_free = name in LIBRARY
        for choice in (formalism, lanes, lanes_of_slopes, method)[
            0 if is_free else 3 :
        ]:
            try:
                row = choice(name, size.rounds)
            except sb.errors.SymbodyError as error:
                left_out(f"{name}, {choice.__name__}: {error}"[:LONGEST])
                continue
            if row is not None:
                rows.append(row)
                print(row, flush=True)
    far = [row for row in rows if row.ratio > ALLOWED]
    print(f"\n{len(rows) - len(far)} of {len(rows)} choices take at most "
          f"{ALLOWED} of the best.")  # fmt: skip
    for row in sorted(far, key=lambda row: -row.ratio):
        print(row)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
