"""Programs in Julia, read by Julia's grammar and executed as what they say.

Where there is no Julia, this tells more of a text than that it looks right: tree-sitter
parses it, and the tree is turned into Python statement by statement. What the text
means is known here for what our writer uses of Julia, and for nothing else; functions
of Base throw where they do in Julia. It is no proof that Julia takes the text.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from runners.exchange import Inputs, Outputs
from symbody.errors import SymbodyError
from symbody.program.program import Program
from symbody.writers.generate import generate


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give as they are read; see exchange.py.

    Raises:
        SymbodyError: The text is not Julia, or uses of it what is not known here.
    """
    # Only who reads Julia needs tree-sitter.
    from runners.julia_tree import python_of

    (text,) = generate(programs, "julia", name="generated").values()
    (folder / "generated.jl").write_text(text, encoding="utf-8")
    source = python_of(text)
    (folder / "generated.py").write_text(source, encoding="utf-8")
    scope: dict[str, Any] = dict(_BASE)
    with np.errstate(all="ignore"):
        exec(compile(source, "generated.py", "exec"), scope)
        return {
            program.name: [
                _evaluated(program, point, scope) for point in inputs[program.name]
            ]
            for program in programs
        }


def _evaluated(
    program: Program, point: Sequence[Any], scope: dict[str, Any]
) -> dict[str, Any]:
    values = {
        argument.name: np.float64(value)
        if argument.scalar
        else np.array(value, dtype=float).reshape(-1)
        for argument, value in zip(program.arguments, point, strict=True)
    }
    k = np.full(len(program.constants), np.nan)
    scope[f"{program.name}_constants_"](k, values.get("p", np.zeros(0)))
    results = {r.name: np.full(r.shape or (1,), np.nan) for r in program.results}
    scope[f"{program.name}_"](*results.values(), *values.values(), k)
    return {r.name: results[r.name].reshape(r.shape) for r in program.results}


def _throwing(function: Callable[..., float]) -> Callable[..., Any]:
    """Return a function that throws where Julia's throws, and nowhere else."""

    def value(*args: float) -> Any:
        try:
            return np.float64(function(*args))
        except OverflowError:
            return np.float64(math.copysign(math.inf, args[0] if _is_odd else 1.0))

    _is_odd = function in (math.sinh,)
    return value


def _log(a: float) -> float:
    return -math.inf if a == 0 else math.log(a)


def _atanh(a: float) -> float:
    return math.copysign(math.inf, a) if abs(a) == 1 else math.atanh(a)


def _atan(a: float, *b: float) -> float:
    return math.atan2(a, *b) if b else math.atan(a)


def _power(a: Any, b: Any) -> Any:
    if a < 0 and math.isfinite(b) and b != math.floor(b):
        raise ValueError("DomainError")
    return np.power(np.float64(a), np.float64(b))


def _thrown(error: Exception) -> Any:
    raise error


class _Base:
    """What the module Base holds of the functions that the text replaces."""

    sin, cos, tan = map(_throwing, (math.sin, math.cos, math.tan))
    asin, acos = map(_throwing, (math.asin, math.acos))
    acosh, sqrt = map(_throwing, (math.acosh, math.sqrt))
    atanh, log = map(_throwing, (_atanh, _log))


_BASE: dict[str, Any] = {
    "Base": _Base,
    "DimensionMismatch": SymbodyError,
    "Float64": np.float64,
    "Inf": np.float64(math.inf),
    "NaN": np.float64(math.nan),
    "abs": abs,
    "asinh": _throwing(math.asinh),
    "atan": _throwing(_atan),
    "cosh": _throwing(math.cosh),
    "exp": _throwing(math.exp),
    "fill": lambda value, n: np.full(n, value),
    "float": np.float64,
    "hypot": _throwing(math.hypot),
    "isfinite": math.isfinite,
    "isinf": math.isinf,
    "isinteger": lambda a: a == math.floor(a),
    "length": len,
    "max": max,
    "min": min,
    "mod": np.mod,
    "nothing": None,
    "number_": np.float64,
    "oftype": lambda a, b: np.float64(b),
    "power_": _power,
    "range_": lambda a, b, step=1: range(a, b + (1 if step > 0 else -1), step),
    "searchsortedlast": lambda a, x: (
        len(a) if math.isnan(x) else int(np.searchsorted(a, x, side="right"))
    ),
    "floor": np.floor,
    "sign": np.sign,
    "similar": lambda a, n=None: np.full(len(a) if n is None else n, np.nan),
    "sinh": _throwing(math.sinh),
    "size": np.shape,
    "tanh": _throwing(math.tanh),
    "throw": _thrown,
    "vcat": lambda *a: np.concatenate(a),
    "vector_": lambda *a: np.array(a, dtype=float),
    "zeros": np.zeros,
}
