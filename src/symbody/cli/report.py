"""Reports of commands: tables of a model, the files of results and of motions."""

from __future__ import annotations

from pathlib import Path

from symbody.cli.usage import REPLY, wrote
from symbody.expr.traverse import Counts
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program
from symbody.results.motion import Motion
from symbody.results.result import Result


def passes_table(program: Program) -> str:
    """Return the operations after each pass, one line a pass."""
    rows: list[tuple[str, ...]] = [("pass", "mul", "add", "div", "func", "total", "ms")]
    if program.reports:
        rows.append(("derived", *_numbers(program.reports[0].before), ""))
    for report in program.reports:
        name, ms = report.name.replace("_", " "), f"{report.milliseconds:.2f}"
        rows.append((name, *_numbers(report.after), ms))
    return table(rows)


def _numbers(of: Counts) -> tuple[str, ...]:
    numbers = of.multiplications, of.additions, of.divisions, of.functions, of.total
    return tuple(map(str, numbers))


def timings_table(timings: dict[str, float]) -> str:
    """Return the time of each stage in milliseconds."""
    rows: list[tuple[str, ...]] = [("stage", "ms")]
    rows += [(stage, f"{1e3 * seconds:.2f}") for stage, seconds in timings.items()]
    return table(rows)


def table(rows: list[tuple[str, ...]]) -> str:
    """Return rows as aligned columns, the first to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    cells = [
        [row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])] for row in rows
    ]
    return "\n".join("  " + "  ".join(line).rstrip() for line in cells)


def model_summary(model: Model, compiled: CompiledModel) -> str:
    """Return the table of bodies and joints, with loads and sensors below."""
    lines = [compiled.system.describe()]
    for kind, names in (("loads", model.loads), ("sensors", model.sensors)):
        if names:
            lines.append(f"{kind}: {', '.join(names)}")
    return "\n".join(lines)


def save(result: Result, folder: Path, what: str) -> int:
    """Print a result, write it and its picture, print their paths; return the status.

    It is 1 where the analysis has not come to its end.
    """
    print(result)
    table = result.table()
    REPLY["columns"], REPLY["rows"] = table.columns, table.rows
    name = f"{result.model}_{what}"
    data, picture = folder / f"{name}.npz", folder / f"{name}.png"
    result.save(data)
    result.plot().savefig(picture, dpi=120)
    wrote(data, picture)
    return 0 if result.completed else 1


def save_motion(motion: Motion, folder: Path, name: str) -> None:
    """Write a motion as netCDF and its plot as PNG, and print their paths."""
    data, picture = folder / f"{name}_motion.nc", folder / f"{name}_motion.png"
    motion.to_netcdf(data)
    motion.plot().savefig(picture, dpi=120)
    wrote(data, picture)
