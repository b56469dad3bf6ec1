"""Functions of states at many rows: one by one, and in lanes from where these pay.

Lanes give the bits of single rows (writers/llvm/lanes.py), so time alone tells which
way was taken. How many rows are to come is not known, so code in lanes is made when
rows have lost by its lack what it costs: at no time has all taken more than twice what
the better way would have taken. What others have made, or left on disk, is taken at
once. (Karlin, Manasse, Rudolph and Sleator (1988), Competitive snoopy caching.)
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import final

import numpy as np

from symbody.runtime.arrays import Vector
from symbody.runtime.batch import Batch
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.runtime.lanes_code import kind_of, lanes_of, lanes_on_disk
from symbody.runtime.loops.library import map_over

# All but parameters have rows.
_SHARED = frozenset({"p"})
# Lanes have to save so much in a call [s], as they begin slower; and so much in all
# calls before the disk is looked at and what is there is loaded.
_LEAST, _LOADED = 3e-5, 5e-3
# So many rows tell how long one takes; the first call loads more than the function.
_TRIAL = 1024


@final
class _Account:
    """Number of rows of a function that went one by one, and the least time of one."""

    rows, pace = 0, inf  # [s]
    sought = has_none = False
    last: tuple[CompiledFunction, Batch] | None = None  # function of the last call


def saved(pace: float, rows: int) -> float:
    """Return what lanes save of rows that take `pace` one by one [s].

    By measurement: they take a quarter, and rows are put side by side.
    """
    return rows * (0.7 * pace - 4e-8)


def cost(pace: float, *, is_derived: bool) -> float:
    """Return what it takes to write and compile lanes [s].

    It grows with the number of operations, as the time of a row does. Where code is
    from disk, formulas are derived and lowered before.
    """
    return (0.02 + 4e5 * pace) * (1.0 if is_derived else 1.5)


def rows_of(function: CompiledFunction, t: Vector, Y: Vector, U: Vector) -> Vector:
    """Return f(t, y, u) at each row, shape (N, size), as of `map_over`, bit by bit."""
    entry, size, count = function.entry, function.size, len(t)
    account = entry.of_rows.setdefault("account", _Account())
    single = entry.of_states is not None and len(entry.results) == 1
    if entry.content is None or account.has_none or not single or not count:
        return map_over(function, t, Y, U, size)
    result, at = np.empty((count, size)), 0
    while at < count:
        if _pays(entry, account, count - at):
            n, m = (slot.shape[0] for slot in entry.inputs)
            last = account.last
            if last is None or last[0] is not function:
                account.last = last = function, Batch(function)
            into = result[at:].reshape(-1, *entry.results[0].shape) if at else None
            rows: Vector = last[1](t[at:], Y[at:, :n], U[at:, :m], into=into)
            return result if at else rows.reshape(-1, size)
        end = min(count, at + _TRIAL) if account.rows < _TRIAL else count
        some, began = slice(at, end), perf_counter()
        map_over(function, t[some], Y[some], U[some], size, result[some])
        pace = (perf_counter() - began) / (end - at)
        account.pace, account.rows = min(account.pace, pace), account.rows + end - at
        at = end
    return result


def _pays(entry: Entry, account: _Account, rows: int) -> bool:
    """Return whether so many rows go in lanes, made now if they are worth it."""
    if account.rows < _TRIAL or saved(account.pace, rows) < _LEAST:
        return False
    if account.last is not None:
        return True
    gain = saved(account.pace, account.rows + rows)
    if not account.sought and gain > _LOADED:
        account.sought = True
        lanes_on_disk(entry, _SHARED)
    if _SHARED not in entry.of_rows:
        if gain < cost(account.pace, is_derived=entry.is_derived):
            return False
        # Formulas that were derived in another order may round otherwise.
        account.has_none = entry.derived_content != entry.content
    account.has_none |= kind_of(entry) != "equal"
    if not account.has_none:
        lanes_of(entry, _SHARED)
    return not account.has_none
