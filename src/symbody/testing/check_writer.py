"""One suite over any writer: what it writes is executed and compared.

A refusal with a reason is no mistake, nor infinity where the reference gives NaN.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.errors import WriterError
from symbody.program.program import Program
from symbody.testing.cases import GROUPS, Case, cases
from symbody.writers.generate import Writer, writer_of

# By name of the program, points: of each the values of the arguments in call order,
# without the constants k, which the run computes from p.
Inputs: TypeAlias = Mapping[str, Sequence[Sequence[Any]]]

# By name of the program, for each point its results by name, in their shapes.
Outputs: TypeAlias = dict[str, list[dict[str, NDArray[np.float64]]]]

Runner: TypeAlias = Callable[[Sequence[Program], Inputs, Path], Outputs]

_MOST_SHOWN = 5


@final
@dataclass(frozen=True)
class CheckedCase:
    """The outcome of one case.

    Attributes:
        case: The case.
        difference: The largest difference from the reference, in relation to the
            largest entry of the result; infinite where one of both is no number.
        refused: Why the writer did not write it; empty if it did.
    """

    case: Case
    difference: float
    refused: str = ""

    @property
    def agrees(self) -> bool:
        """Whether the results are those of the reference, up to rounding."""
        return bool(self.refused) or self.difference <= self.case.rtol


@final
@dataclass(frozen=True)
class CheckedWriter:
    """The outcome of all cases; printed as a table of kinds.

    Attributes:
        language: Name of the writer.
        cases: In the order of the suite.
    """

    language: str
    cases: tuple[CheckedCase, ...]

    def worst(self, group: str) -> float | None:
        """Return the largest difference in a group of cases; None if none was run."""
        differences = [
            checked.difference
            for checked in self.cases
            if checked.case.group == group and not checked.refused
        ]
        return max(differences, default=None)

    @property
    def wrong(self) -> tuple[CheckedCase, ...]:
        """The cases with other results than the reference."""
        return tuple(checked for checked in self.cases if not checked.agrees)

    @property
    def refused(self) -> tuple[CheckedCase, ...]:
        """The cases that the writer did not write."""
        return tuple(checked for checked in self.cases if checked.refused)

    def __str__(self) -> str:
        lines = [f"{self.language:18}{'run':>6}{'refused':>9}{'difference':>12}"]
        for group in GROUPS:
            mine = [checked for checked in self.cases if checked.case.group == group]
            refused = sum(bool(checked.refused) for checked in mine)
            worst = self.worst(group)
            shown = "" if worst is None else f"{worst:.1e}"
            run = len(mine) - refused
            lines.append(f"{group:18}{run:6}{refused:9}{shown:>12}")
        return "\n".join(lines)


def check_writer(
    language: str,
    run: Runner,
    *,
    writer: Writer | None = None,
    folder: Path | None = None,
    suite: Sequence[Case] | None = None,
) -> CheckedWriter:
    """Run the suite over a writer.

    Args:
        language: Its name; a name that `generate` knows if no writer is given.
        run: Writes, builds and executes programs in a folder, and returns what they
            gave.
        writer: From programs and a name to the texts of files.
        folder: Where the files go; a temporary one by default.
        suite: The cases; all by default.

    Returns:
        What became of each case.

    Raises:
        WriterError: A case gives other results than the reference; the message names
            it. Or nothing at all can be written.
    """
    write = writer_of(language) if writer is None else writer
    chosen = cases() if suite is None else tuple(suite)
    refused = {case.name: _refusal(write, case) for case in chosen}
    accepted = [case for case in chosen if not refused[case.name]]
    if not accepted:
        raise WriterError(
            f"check_writer: the {language} writer writes none of {len(chosen)} cases; "
            f"of the first it says: {next(iter(refused.values()))}"
        )
    programs = [case.program for case in accepted]
    inputs = {case.program.name: case.points for case in accepted}
    with tempfile.TemporaryDirectory() as temporary:
        outputs = run(programs, inputs, folder or Path(temporary))
    checked = [
        CheckedCase(case, np.nan, refused[case.name])
        if refused[case.name]
        else CheckedCase(case, difference(case, outputs[case.program.name]))
        for case in chosen
    ]
    result = CheckedWriter(language, tuple(checked))
    if result.wrong:
        raise WriterError(_complaint(result, outputs))
    return result


def _refusal(write: Writer, case: Case) -> str:
    try:
        write([case.program], "case")
    except WriterError as error:
        return str(error)
    return ""


def difference(case: Case, outputs: Sequence[Mapping[str, object]]) -> float:
    """Return the largest difference of results from those expected, see CheckedCase."""
    worst = 0.0
    for output, expected in zip(outputs, case.expected, strict=True):
        for name, values in expected.items():
            actual = np.asarray(output[name], dtype=float)
            if actual.shape != values.shape:
                return float("inf")
            worst = max(worst, _of_arrays(actual, values))
    return worst


def _of_arrays(actual: NDArray[np.float64], values: NDArray[np.float64]) -> float:
    finite = np.isfinite(values)
    same = np.isnan(values) & ~np.isfinite(actual) | (values == actual)
    if not (same | finite & np.isfinite(actual)).all():
        return float("inf")
    size = float(np.abs(values).max(initial=0.0, where=finite))
    apart = np.abs(np.subtract(actual, values, where=~same, out=np.zeros(values.shape)))
    return float(apart.max(initial=0.0)) / (size or 1.0)


def _complaint(result: CheckedWriter, outputs: Outputs) -> str:
    lines = []
    for checked in result.wrong[:_MOST_SHOWN]:
        case = checked.case
        lines.append(
            f"  {case.name}: difference {checked.difference:.1e}, allowed "
            f"{case.rtol:.0e}; found {outputs[case.program.name][0]}, expected "
            f"{dict(case.expected[0])}"
        )
    more = len(result.wrong) - len(lines)
    lines += [f"  and {more} more"] * (more > 0)
    return (
        f"check_writer: {len(result.wrong)} of {len(result.cases)} cases give other "
        f"results in {result.language} than the reference evaluation:\n"
        + "\n".join(lines)
    )
