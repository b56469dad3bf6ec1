"""Print the oldest versions that the project allows, as constraints for pip.

    python tools/oldest.py >oldest.txt
    pip install '.[test]' -c oldest.txt

Arguments name extras whose versions are wanted beside those of all users.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
# What the oldest versions do not know yet, though they allow it: Matplotlib 3.10.0 is
# warned by later ones that its spellings are old, and tests take warnings as errors.
_BESIDE = ("pyparsing<3.3",)
_BOUND = re.compile(r"^([\w.-]+)(?:\[[\w,-]+\])?>=([\w.]+)(.*)$")


def oldest(extras: Sequence[str] = ()) -> Iterator[str]:
    """Yield a constraint for each lower bound; the highest where several stand."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    lines = list(project["dependencies"])
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    bounds: dict[str, tuple[str, str]] = {}
    for line in lines:
        bound = _BOUND.match(line)
        if bound is None:
            continue
        name, version, marker = bound.groups()
        known = bounds.get(name)
        if known is None or _number(version) > _number(known[0]):
            bounds[name] = version, marker
    for name, (version, marker) in bounds.items():
        yield f"{name}=={version}{marker}"
    yield from _BESIDE


def _number(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part.isdigit()]


if __name__ == "__main__":
    print("\n".join(oldest(sys.argv[1:])))
