"""Jumps of slopes at events of contacts and when clauses.

Slopes are integrated through a phase with the mode held, and jump at its end. Where the
guard g(t, y, s) = 0 ends a phase, its time moves with states y and variables s by

    dτ = -(g_y dy + g_s ds) / (g_t + g_y f)

and slopes go on as those of the state behind the event (Aizerman and Gantmakher,
Saltzman), in which J is what impulses do, f and f' are the rates before and behind:

    dy' = J_y (dy + f dτ) + J_t dτ + J_s ds - f' dτ

References:
    Leine, Nijmeijer (2004), Dynamics and Bifurcations of Non-Smooth Mechanical Systems,
    section 7.1; Aizerman, Gantmakher (1958), Determination of stability by linear
    approximation of a periodic solution of a system with discontinuous right-hand side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.problem import Prepared
from symbody.analyses.tangent.phases import ClauseJumps, Integers, Phase, Phases
from symbody.arguments import listed
from symbody.errors import AnalysisError
from symbody.expr.node import Node
from symbody.model.contacts.contact import LawKind
from symbody.pipeline.mode_forces import LawRows
from symbody.pipeline.tangent import Direction, Formulas, event_function
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.contacts import ContactLaws, ContactMode, ContactStatus

# An event is caused by what is so near to its guard [s]; guards so near to each other
# pass at once. One that grazes was open for so many times as long as its speed takes.
_AT_ONCE, _NEAR, _LONG = 1e-9, 1e-6, 20.0
# A condition grazes that passes zero by so little of its value at the phase's begin. It
# bends as rates do so long before, in relation to the phase.
_DEEP, _BACK = 1e-6, 1e-4
# Steps of differences of the law of impacts, in relation to its numbers, and how far in
# relation to impulses it bends by more than rounding.
_STEP, _CORNER = 1e-3, 1e-8
# How much finer a step may be, where a corner is near that of a slow contact.
_FINER = 1.0, 1e-2, 1e-4
# Times of events, and slopes that are alike, agree so well.
_SAME = 1e-6


@final
class Jumps:
    """Jumps of slopes at the events of a run; `cost` is a state behind the others."""

    def __init__(
        self,
        phases: Phases,
        ready: Prepared,
        wrt: Sequence[Direction],
        formulas: Formulas,
        cost: Node | None,
    ) -> None:
        self._of, self._wrt = phases, len(wrt)
        self._n, self._clauses = len(ready.problem.labels), None
        model, c = ready.model, phases.contacts
        clauses = ClauseJumps(model) if model.system.whens else None
        if c is None and clauses is None:
            return
        self._functions: dict[bytes, CompiledFunction] = {}

        def function(numbers: Array) -> CompiledFunction:
            values = np.concatenate([model.parameters, numbers])
            return event_function(model.shared, wrt, formulas, cost, values)

        self._function, sizes = function, dict[str, int]()
        if c is not None:
            laws, m, self._contacts = len(c.table), c.rows, c
            sizes = {
                "gap": laws, "speed": m, "A": m * m, "strength": 3 * laws, "force": m,
                "Nq": c.nq * m, "D": c.nv * m,
            }  # fmt: skip
        if clauses is not None:
            self._clauses = clauses
            sizes |= clauses.sizes
        sizes["rates"] = self._n + (cost is not None)
        ends = np.cumsum([*sizes.values()]).tolist()
        self._places = {
            name: slice(end - size, end)
            for (name, size), end in zip(sizes.items(), ends, strict=True)
        }
        self._changing = ends[-1] - sizes["rates"]
        laws_with = enumerate(phases.laws)
        self._gaps = {i for i, one in laws_with if one.kind == LawKind.UNILATERAL}

    def _at(self, phase: Phase, t: float, y: Array, ways: Array) -> tuple[Array, Array]:
        """Return parts in a mode, and their changes in directions, (parts, columns)."""
        key = phase.numbers.tobytes()
        if key not in self._functions:
            self._functions[key] = self._function(phase.numbers)
        function, u = self._functions[key], self._of.inputs(t, y)
        count = ways.shape[1]
        each = ways.T if count else np.zeros((1, len(ways)))
        whole = np.array(
            [function(t, np.concatenate([y, direction]), u) for direction in each]
        )
        return whole[0, : -self._changing], whole[:count, -self._changing :].T

    def begun(self, slopes: Array, moves: Array) -> Array:
        """Return slopes at the start that keep what is closed or sticks there."""
        if not self._of.names:
            return slopes
        phase, n = self._of.phases[0], self._n
        ways = np.vstack([np.zeros((1, moves.shape[1])), slopes[:n], moves])
        held = self._held(phase, phase.begin, phase.state, ways)[1 : 1 + n]
        return np.vstack([held, slopes[n:]])

    def over(self, k: int, y: Array, slopes: Array, moves: Array) -> Array:
        """Return slopes behind the event that ends phase k, from those before.

        `moves` (wrt, columns) are the changes of the variables; y is the state before
        the event.
        """
        before, after = self._of.phases[k], self._of.phases[k + 1]
        t, n, at = after.begin, self._n, self._places
        rows = len(slopes)
        still = np.vstack([np.zeros((1, moves.shape[1])), slopes[:n], moves])
        values, changes = self._at(before, t, y, still)
        rates = values[at["rates"]]
        flow = np.concatenate([[1.0], rates[:n], np.zeros(self._wrt)])[:, None]
        hits: list[tuple[int, Array]] = []
        if after.rounds and after.rounds[0]:
            causes = self._guards(before, after, t, y, flow)
        else:
            if not after.fixed:
                hits = self._causes(before, after, values, t, y, flow)
            causes = [(self._of.names[i].contact, weights) for i, weights in hits]
        tau = self._time(causes, changes) if causes else np.zeros(moves.shape[1])
        ways, state = still + flow * tau, y.copy()
        for acting in after.rounds or ((),):
            if acting:
                assert self._clauses is not None
                here, turned = self._at(before, t, state, ways)
                state, ways = self._clauses.over(
                    acting, state, ways, here, turned, self._places
                )
            if self._of.names and (acting or hits or after.fixed):
                state, ways = self._impacts(before, after, t, state, ways, hits)
            hits = []
        ways = self._held(after, t, after.state, ways)
        behind = self._at(after, t, after.state, ways[:, :0])[0][at["rates"]]
        result = np.empty_like(slopes)
        result[:n] = ways[1 : 1 + n] - np.outer(behind[:n], tau)
        if rows > n:
            result[n:] = slopes[n:] + np.outer((rates - behind)[n:], tau)
        if not after.rests:
            self._check(k, state, after.state)
        return result

    def _check(self, k: int, own: Array, state: Array) -> None:
        size = 1 + np.abs(state).max(initial=0.0)
        if np.abs(own - state).max(initial=0.0) > np.sqrt(_SAME) * size:
            raise AnalysisError(
                f"{self._of.who}: the state behind the event at t = "
                f"{self._of.phases[k + 1].begin:.6g} s is not found again: it misses "
                f"itself by {np.abs(own - state).max():.3g}. Take tighter tolerances."
            )

    def _causes(
        self, before: Phase, after: Phase, values: Array, t: float, y: Array,
        flow: Array,
    ) -> list[tuple[int, Array]]:  # fmt: skip
        """Return laws whose guards pass zero, and weights of changes by their rates."""
        _, along = self._at(before, t, y, flow)
        known = []
        for i, law in enumerate(self._of.laws):
            weights, value = self._guard(before, after, values, i, law)
            if weights is None:
                continue
            rate = float(weights @ along[:, 0])
            far = abs(value / rate) if rate else np.inf
            known.append((far, i, weights, rate))
        if not known:
            return []
        known.sort(key=lambda one: one[0])
        nearest, first, _, rate = known[0]
        meets = before.modes[first] == ContactMode.OPEN and first in self._gaps
        if nearest > _NEAR or (meets and self._grazes(before, first, rate, along)):
            raise self._grazing(f"contact {self._of.names[known[0][1]].contact!r}", t)
        return [(i, w / rate) for far, i, w, rate in known if far < nearest + _AT_ONCE]

    def _grazes(self, before: Phase, i: int, rate: float, along: Array) -> bool:
        """Return whether a gap would hardly close; not as one that closes anew does."""
        speed = self._places["speed"].start + self._of.laws[i].normal
        bend = abs(float(along[speed, 0]))
        is_low = rate * rate < 2 * bend * self._contacts.tolerances[i, 0]
        return is_low and bend * (before.end - before.begin) > _LONG * abs(rate)

    def _guard(
        self, before: Phase, after: Phase, values: Array, i: int, law: LawRows
    ) -> tuple[Array | None, float]:
        """Return what parts weigh in the guard of a law, or None; and its value."""
        at, c = self._places, self._contacts
        was, now = before.modes[i], after.modes[i]
        weights = np.zeros(self._changing)
        gap, speed, force = (at[name].start for name in ("gap", "speed", "force"))
        tangents = list(law.tangents)
        if was == ContactMode.OPEN:
            normal = values[speed + law.normal]
            if law.kind == LawKind.UNILATERAL:
                near = values[gap + i] <= max(c.tolerances[i, 0], -_NEAR * normal)
                if not (normal < 0 and near):
                    return None, 0.0
                weights[gap + i] = 1.0
            elif now != was:
                weights[speed + law.normal] = 1.0
            else:
                return None, 0.0
        elif now == ContactMode.OPEN:
            weights[force + law.normal] = 1.0
        elif was == ContactMode.STICK and now == ContactMode.SLIP:
            own = values[at["force"]][tangents]
            size = float(np.linalg.norm(own))
            weights[[force + i for i in tangents]] = -own / size
            strength = at["strength"].start + 3 * i + 1
            normal = values[force + law.normal] if law.normal >= 0 else 1.0
            weights[strength] = normal
            if law.normal >= 0:
                weights[force + law.normal] = values[strength]
            return weights, float(values[strength] * normal - size)
        elif was == ContactMode.SLIP:
            direction = before.numbers[c.rows :][tangents]
            behind = after.numbers[c.rows :][tangents]
            if now == ContactMode.SLIP and behind @ direction >= 0:
                return None, 0.0
            if len(tangents) > 1:
                slip = values[speed : speed + c.rows][tangents]
                direction = behind if now == ContactMode.SLIP else slip
                direction = direction / max(float(np.linalg.norm(direction)), 1e-300)
            weights[[speed + i for i in tangents]] = direction
        else:
            return None, 0.0
        return weights, float(weights @ values[: self._changing])

    def _guards(
        self, before: Phase, after: Phase, t: float, y: Array, flow: Array
    ) -> list[tuple[str, Array]]:
        """Return clauses whose conditions pass zero, and weights by their rates."""
        assert self._clauses is not None
        values, along = self._at(before, t, y, flow)
        at, known = self._places.get("when guards", slice(0)).start, []
        for name, i in self._clauses.guards_of(after.rounds):
            weights = np.zeros(self._changing)
            if i < 0:
                known.append((0.0, name, weights))
                continue
            value, rate = float(values[at + i]), float(along[at + i, 0])
            far = abs(value / rate) if rate else np.inf
            if far <= _NEAR or (name in after.rounds[0] and not after.fixed):
                if far > _NEAR or self._turns(before, at + i, t, y, rate, flow):
                    raise self._grazing(f"when clause {name!r}", t)
                weights[at + i] = 1 / rate
                known.append((far, name, weights))
        nearest = min((far for far, _, _ in known), default=0.0)
        return [(name, w) for far, name, w in known if far < nearest + _AT_ONCE]

    def _turns(
        self, before: Phase, row: int, t: float, y: Array, rate: float, flow: Array
    ) -> bool:
        """Return whether a condition turns back as soon as it has passed zero."""
        h, columns = _BACK * (before.end - before.begin), np.zeros((len(flow), 0))
        if not h:
            return False
        t, y = t - h, y - h * flow[1 : 1 + self._n, 0]
        flow = flow.copy()
        flow[1 : 1 + self._n, 0] = self._at(before, t, y, columns)[0][
            self._places["rates"]
        ][: self._n]
        bend = (rate - self._at(before, t, y, flow)[1][row, 0]) / h
        first = self._at(before, before.begin, before.state, columns)[0][row]
        return bool(rate * bend < 0 and rate**2 < 2 * abs(bend * first) * _DEEP)

    def _grazing(self, what: str, t: float) -> AnalysisError:
        return AnalysisError(
            f"{self._of.who}: the event of {what} at t = {t:.6g} s grazes, so that its "
            f"time, and with it the motion behind, has no slope. Choose values with "
            f"which it passes clearly, or not at all."
        )

    def _time(self, causes: Sequence[tuple[str, Array]], changes: Array) -> Array:
        """Return how the time of an event changes; raise if it has several slopes."""
        every = [-(weights @ changes) for _, weights in causes]
        size = max(float(np.abs(one).max(initial=0.0)) for one in every)
        for (name, _), other in zip(causes[1:], every[1:], strict=True):
            if np.abs(other - every[0]).max(initial=0.0) > _SAME * size:
                two = listed([repr(causes[0][0]), repr(name)])
                raise AnalysisError(
                    f"{self._of.who}: events of {two} happen at the same time, and a "
                    f"change lets one of them be the first, so that the motion behind "
                    f"has several slopes. Start otherwise, or differentiate by what "
                    f"keeps them together."
                )
        return every[0]

    def _impacts(
        self, before: Phase, after: Phase, t: float, y: Array, ways: Array,
        causes: Sequence[tuple[int, Array]],
    ) -> tuple[Array, Array]:  # fmt: skip
        """Return the state behind all impacts of an instant, and its changes."""
        c, at = self._contacts, self._places
        v = slice(c.nq, c.nq + c.nv)
        first = [i for i, _ in causes if before.modes[i] == ContactMode.OPEN]
        for hit in range(20):
            values, changes = self._at(before, t, y, ways)
            speeds = values[at["speed"]]
            presence = np.zeros(len(c.table), np.int64)
            approaches = False
            for i, law in enumerate(self._of.laws):
                if law.normal < 0:
                    continue
                speed = speeds[law.normal]
                near = values[at["gap"]][i] if law.kind == LawKind.UNILATERAL else speed
                is_open = before.modes[i] == ContactMode.OPEN and i not in first
                if is_open and near > c.tolerances[i, int(law.kind)]:
                    continue
                presence[i] = 1
                least = 0.0 if i in first and not hit else -c.tolerances[i, 1]
                approaches = approaches or speed < least
            if not approaches:
                return y, ways
            impulses, slopes = self._law(presence, values, changes)
            D = values[at["D"]].reshape(c.nv, c.rows)
            y, ways = y.copy(), ways.copy()
            y[v] += D @ impulses
            turned = changes[at["D"]].reshape(c.nv, c.rows, -1)
            ways[1 + v.start : 1 + v.stop] += D @ slopes + np.einsum(
                "imk,m->ik", turned, impulses
            )
        return y, ways

    def _law(
        self, presence: Integers, values: Array, changes: Array
    ) -> tuple[Array, Array]:
        """Return impulses, and their changes by differences of the law alone."""
        c, at = self._contacts, self._places
        m = c.rows
        parts = [values[at[name]] for name in ("A", "speed", "strength")]
        ways = [changes[at[name]] for name in ("A", "speed", "strength")]
        laws = ContactLaws(c.table, parts[2].reshape(-1, 3).copy(), m)

        def impulses(step: float, k: int) -> Array:
            A, speeds, numbers = (
                part + step * direction[:, k] if step else part
                for part, direction in zip(parts, ways, strict=True)
            )
            laws.numbers[:] = numbers.reshape(-1, 3)
            status, _ = laws.impact(A.reshape(m, m), speeds, presence)
            if status != ContactStatus.SOLVED:
                raise AnalysisError(
                    f"{self._of.who}: the law of an impact is not solved beside it "
                    f"({status.name.lower()}), so that its slope is not known."
                )
            return laws.forces.copy()

        here = impulses(0.0, 0)
        slopes = np.zeros((m, changes.shape[1]))
        sizes = [np.abs(part).max(initial=1e-300) for part in parts]
        for k in range(changes.shape[1]):
            change = max(
                float(np.abs(direction[:, k]).max(initial=0.0)) / size
                for direction, size in zip(ways, sizes, strict=True)
            )
            if not change:
                continue
            for finer in _FINER:
                step = finer * _STEP / change
                left2, left, right, right2 = (
                    impulses(f * step, k) for f in (-2.0, -1.0, 1.0, 2.0)
                )
                bent, further = (
                    float(np.abs(a - 2 * here + b).max())
                    for a, b in ((left, right), (left2, right2))
                )
                # It grows as the step where there is a corner, else as its square.
                least = finer * _CORNER * np.abs(here).max()
                if bent <= least or further >= 3 * bent:
                    break
            else:
                raise AnalysisError(
                    f"{self._of.who}: at an impact a change to one side has other "
                    f"slopes than to the other side, since friction begins to slip or "
                    f"a contact to part. Choose values beside these."
                )
            slopes[:, k] = (8 * (right - left) - (right2 - left2)) / (12 * step)
        return here, slopes

    def _held(self, after: Phase, t: float, y: Array, ways: Array) -> Array:
        """Return changes that keep the gaps and speeds that a mode holds at zero."""
        if not after.numbers.any():
            return ways
        c, at = self._contacts, self._places
        held = after.numbers[: c.rows] > 0
        if not held.any():
            return ways
        ways = ways.copy()
        gaps = np.zeros(c.rows, dtype=np.int64) - 1
        for i, law in enumerate(self._of.laws):
            if law.kind == LawKind.UNILATERAL and held[law.normal]:
                gaps[law.normal] = i
        normals = np.nonzero(gaps >= 0)[0]
        for rows, name, first in (
            (normals, "Nq", 1),
            (np.nonzero(held)[0], "D", 1 + c.nq),
        ):
            if not rows.size:
                continue
            values, changes = self._at(after, t, y, ways)
            A = values[at["A"]].reshape(c.rows, c.rows)[np.ix_(rows, rows)]
            response = values[at[name]].reshape(-1, c.rows)[:, rows]
            left = (
                changes[at["gap"]][gaps[rows]] if name == "Nq"
                else changes[at["speed"]][rows]
            )  # fmt: skip
            ways[first : first + len(response)] -= response @ np.linalg.solve(A, left)
        return ways
