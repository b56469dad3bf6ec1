"""Parameters of a model from a table of measurements."""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

from symbody.cli.assignments import assignments
from symbody.cli.given_model import add_model_options, given_model
from symbody.cli.usage import Commands, UsageError, check_names, existing
from symbody.cli.writable import writable_folder
from symbody.results.fit import Fit
from symbody.system.assemble import assemble


def add_fit(commands: Commands) -> None:
    """Add the command `symbody fit`."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "fit", help="parameters from a table of measurements"
    )
    add_model_options(parser)
    parser.add_argument(
        "--data", required=True,
        help="CSV file: a column 'time' [s], the others called like states or sensors",
    )  # fmt: skip
    parser.add_argument(
        "--free", nargs="+", action="extend", required=True, metavar="NAME[=VALUE]",
        help="parameters, and states for their start values; with where to begin",
    )  # fmt: skip
    parser.add_argument(
        "--set", nargs="+", action="extend", default=[], metavar="NAME=VALUE",
        help="values of other parameters",
    )  # fmt: skip
    parser.add_argument("--out", default=".", help="folder for the files")
    parser.set_defaults(run=_fit)


def _fit(options: argparse.Namespace) -> int:
    # SciPy takes half a second to import, which other commands need not wait for.
    from symbody.analyses.tangent.fit import fit

    folder = writable_folder(Path(options.out))
    model = given_model(options)
    parameters = assignments("--set", options.set)
    check_names("--set", parameters, model.parameters)
    names = [word.partition("=")[0] for word in options.free]
    system = assemble(model)
    states = [s.name for s in system.coordinates.y]
    check_names("--free", names, [*model.parameters, *states])
    data = _columns(options.data)
    begun = assignments("--free", [word for word in options.free if "=" in word])
    free = {name: begun.get(name) for name in names} if begun else names
    found: Fit = fit(model, data, free, parameters=parameters)
    print(found)
    picture, file = folder / f"{model.name}_fit.png", folder / f"{model.name}_fit.npz"
    found.plot().savefig(picture, dpi=120)
    found.save(file)
    print(file)
    print(picture)
    return 0 if found.completed else 1


def _columns(file: str) -> dict[str, list[float]]:
    """Return the columns of a table by their headings."""
    path = existing(file, "a table with commas between columns")
    with path.open(newline="", encoding="utf-8-sig") as stream:
        rows = [row for row in csv.reader(stream) if row]
    heading = [name.strip() for name in rows[0]] if rows else []
    if "time" not in heading or len(heading) < 2 or len(rows) < 2:
        raise UsageError(
            f"--data {file!r}: its first line is {', '.join(heading) or 'empty'}. Give "
            f"headings, 'time' and names of states or sensors, and lines of numbers."
        )
    result: dict[str, list[float]] = {name: [] for name in heading}
    for number, row in enumerate(rows[1:], start=2):
        try:
            values = [float(cell) for cell in row]
        except ValueError:
            values = []
        if len(values) != len(heading):
            raise UsageError(
                f"--data {file!r}: line {number} is {','.join(row)!r}, not "
                f"{len(heading)} numbers. Leave out lines with gaps."
            )
        for name, value in zip(heading, values, strict=True):
            result[name].append(value)
    return result
