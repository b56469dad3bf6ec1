"""Operations of each function of each mechanism of the library, kept and compared.

`python tools/count_operations.py FILE` writes them to a file; where it exists, what
differs from it is printed, and the exit status is 1 if as many results take more than
one operation more.
To count another version, let PYTHONPATH begin with its `src`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import symbody as sb
from symbody.errors import DerivationError
from symbody.library.catalog import LIBRARY
from symbody.library.chains import chain
from symbody.pipeline.functions import FUNCTIONS

_OTHERS = (
    "belt", "bicycle", "five_bar_suspension", "fuel_injection_pump", "rattleback",
)  # fmt: skip
# Of chains this long, slopes take long to derive.
_LONG = 30
_OF_LONG = ("derivatives", "inverse_dynamics", "mass_matrix", "bias", "balance")

_RESULTS = "results of"

Counts = dict[str, int]


def counted() -> Counts:
    """Return the numbers of operations, by "mechanism: function"."""
    own = {name: getattr(sb.library, name) for name in _OTHERS}
    found: Counts = {}
    for name, make in (LIBRARY | own).items():
        found |= _of(name, make(), tuple(FUNCTIONS))
    return found | _of(f"chain of {_LONG}", partial(chain, _LONG)(), _OF_LONG)


def _of(name: str, model: sb.Model, functions: tuple[str, ...]) -> Counts:
    compiled = sb.compile_model(model)
    found: Counts = {}
    for function in functions:
        try:
            program = compiled.program(function)
        except DerivationError:
            continue  # the mechanism does not have it, as one without constraints
        found[f"{name}: {function}"] = program.counts.total
        found[f"{name}: {_RESULTS} {function}"] = len(program.outputs())
    return found


def differences(before: Mapping[str, int], now: Mapping[str, int]) -> list[str]:
    """Return a line for each number that has changed."""
    return [
        f"{key}: {before[key]} -> {now[key]}"
        for key in sorted(before.keys() & now.keys())
        if before[key] != now[key]
    ]


def main() -> int:
    """Keep the numbers, or compare them with those that are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    file: Path = parser.parse_args().file
    now = counted()
    if not file.exists():
        file.write_text(json.dumps(now, indent=0), encoding="utf-8")
        return 0
    before = json.loads(file.read_text(encoding="utf-8"))
    print("\n".join(differences(before, now)) or "no number differs")
    return int(any(_has_risen(before, now, key) for key in before.keys() & now.keys()))


def _has_risen(before: Mapping[str, int], now: Mapping[str, int], key: str) -> bool:
    """Return whether as many results take more than one operation more."""
    results = key.replace(": ", f": {_RESULTS} ")
    alike = before.get(results) == now.get(results)
    return _RESULTS not in key and alike and now[key] > before[key] + 1


if __name__ == "__main__":
    sys.exit(main())
