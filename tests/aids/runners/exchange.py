"""Inputs and outputs of programs that run in another language.

Numbers travel as text, one a line, in the order: program after program, of each its
points, of each point its arguments; and the same with results on the way back.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import numpy as np

from symbody.errors import SymbodyError
from symbody.program.program import Program
from symbody.testing.check_writer import Inputs as Inputs
from symbody.testing.check_writer import Outputs as Outputs
from symbody.testing.check_writer import Runner as Runner


def given_numbers(programs: Sequence[Program], inputs: Inputs) -> list[float]:
    """Return all inputs, one after another."""
    return [
        float(number)
        for program in programs
        for point in inputs[program.name]
        for argument, value in zip(program.arguments, point, strict=True)
        for number in _entries(value, 1 if argument.scalar else len(argument.symbols))
    ]


def _entries(value: object, count: int) -> list[float]:
    flat: list[float] = np.asarray(value, dtype=float).reshape(-1).tolist()
    assert len(flat) == count, f"{count} numbers are wanted, {len(flat)} are given"
    return flat


def outputs_of(
    programs: Sequence[Program], inputs: Inputs, numbers: Iterable[float]
) -> Outputs:
    """Return the results that a run wrote, in their shapes."""
    left = iter(numbers)
    outputs: Outputs = {}
    for program in programs:
        outputs[program.name] = [
            {
                result.name: np.array(
                    [next(left) for _ in result.nodes], dtype=float
                ).reshape(result.shape)
                for result in program.results
            }
            for _ in inputs[program.name]
        ]
    more = len(list(left))
    assert not more, f"the run gave {more} numbers too many"
    return outputs


def write_files(
    files: Mapping[str, str],
    programs: Sequence[Program],
    inputs: Inputs,
    folder: Path,
) -> None:
    """Write what is run, and the numbers that it reads: inputs.txt.

    Args:
        files: Texts by name.
        programs: The programs.
        inputs: Points by program.
        folder: Where they go.
    """
    numbers = text_of(given_numbers(programs, inputs))
    for name, text in {**files, "inputs.txt": numbers}.items():
        (folder / name).write_text(text, encoding="utf-8")


def text_of(numbers: Iterable[float]) -> str:
    """Return numbers as lines that every language reads; NaN is "nan"."""
    return "".join(f"{number!r}\n" for number in numbers)


def numbers_in(text: str) -> list[float]:
    """Return the numbers of a text, one a line, as the languages write them."""
    return [float(word) for word in text.split()]


def execute(command: Sequence[str | Path], folder: Path) -> str:
    """Return what a command printed.

    Raises:
        SymbodyError: The command failed; the message holds what it said.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SymbodyError(
            f"command {Path(str(command[0])).name!r} failed with code "
            f"{done.returncode} in {folder}:\n{done.stdout}{done.stderr}"
        )
    return done.stdout


def outputs_of_command(
    programs: Sequence[Program], inputs: Inputs, command: Sequence[str], folder: Path
) -> Outputs:
    """Return the outputs that a command prints, a number a line.

    Args:
        programs: The programs.
        inputs: Points by program.
        command: What is executed.
        folder: Where.

    Raises:
        SymbodyError: The command failed.
    """
    return outputs_of(programs, inputs, numbers_in(execute(command, folder)))
