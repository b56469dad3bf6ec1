"""How much a benchmark does: all of it, or the least that shows that it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import TypeVar

import symbody as sb
from symbody.analyses.run.problem import Trajectory

Size = TypeVar("Size")


def run(main: Callable[[Size], None], full: Size, smallest: Size) -> None:
    """Run a benchmark in the size that the command line says."""
    parser = argparse.ArgumentParser()
    add_option(parser)
    main(smallest if parser.parse_args().smallest else full)


def add_option(parser: argparse.ArgumentParser) -> None:
    """Add the option for the smallest size."""
    parser.add_argument(
        "--smallest",
        action="store_true",
        help="once and with the least mechanisms: to see that it runs, not how fast",
    )


def has(package: str, module: str = "") -> bool:
    """Return whether a peer is installed; say so if it is left out.

    Args:
        package: By which it is installed.
        module: By which it is imported, if that differs.
    """
    if find_spec(module or package) is not None:
        return True
    left_out(f"{package} is not installed (pip install {package})")
    return False


@cache
def left_out(reason: str) -> None:
    """Say once that rows are missing, and why."""
    print(f"(left out: {reason})", flush=True)


def operations(compiled: sb.CompiledModel, *functions: str) -> dict[str, int]:
    """Return how many operations functions take, for the counts of a page."""
    return {
        f"{name}: operations": compiled.program(name).counts.total for name in functions
    }


def steps(motion: sb.results.Motion | Trajectory) -> dict[str, int]:
    """Return the steps and evaluations of a run, for the counts of a page."""
    done = motion.statistics
    return {"steps": done.steps, "evaluations": done.evaluations}


def named(name: str, counts: dict[str, int]) -> dict[str, int]:
    """Return counts with a name before each."""
    return {f"{name}, {key}": count for key, count in counts.items()}
