"""Reports of commands: tables of a model, the files of results and of motions."""

from __future__ import annotations

from pathlib import Path

from symbody.cli.usage import REPLY, wrote
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program
from symbody.results.motion import Motion
from symbody.results.result import Result
from symbody.results.tabulated import Table


def print_equations(
    model: Model, compiled: CompiledModel, *, full: bool = False, more: str = "--full"
) -> Program:
    """Print the parts of a model, its equations of motion and what passes save."""
    print(compiled.system.describe())
    for kind, names in (("loads", model.loads), ("sensors", model.sensors)):
        if names:
            print(f"{kind}: {', '.join(names)}")
    program, matrices = compiled.program("derivatives"), compiled.equations("matrices")
    print(f"\nM vd + c = tau, by the {matrices.formalism} formalism:")
    print(matrices.listing(full=full, more=more))
    print(f"\nstate derivative, by the {program.formalism} formalism: {program.counts}")
    rows = [
        (r.name.replace("_", " "), of.multiplications, of.additions, of.divisions,
         of.functions, of.total, round(r.milliseconds, 2))
        for r in program.reports for of in (r.after,)
    ]  # fmt: skip
    print(Table(("pass", "mul", "add", "div", "func", "total", "ms"), tuple(rows)))
    return program


def timings_table(timings: dict[str, float]) -> Table:
    """Return the time of each stage in milliseconds."""
    rows = [(stage, round(1e3 * seconds, 2)) for stage, seconds in timings.items()]
    return Table(("stage", "ms"), tuple(rows))


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
