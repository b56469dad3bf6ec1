"""The command that does the runs of a study."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from symbody.cli.usage import Commands, UsageError, positive, usage
from symbody.cli.user_model import load_only
from symbody.errors import Interrupted

_PICTURES = (".png", ".svg", ".pdf")


def add_study(commands: Commands) -> None:
    """Add the command `symbody study`."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "study", help="do the runs of a study that a Python file describes"
    )
    parser.add_argument("file", help="a Python file that leaves a sb.Study behind")
    parser.add_argument("--study", help="its name, if there are several")
    parser.add_argument(
        "--store",
        help="folder for the results, where the study goes on if it is there already; "
             "default: the file's name with the ending .zarr",
    )  # fmt: skip
    parser.add_argument(
        "--where", default="threads",
        help="threads, processes, dask, the address of a scheduler of Dask, or cuda",
    )  # fmt: skip
    parser.add_argument("--workers", type=int, help="default: one a processor")
    parser.add_argument(
        "--time-limit", type=positive, help="seconds for a run; with processes"
    )
    parser.add_argument("--plot", help="file for a picture of the first result kept")
    parser.set_defaults(run=_study)


def _study(options: argparse.Namespace) -> int:
    # Studies bring tables and statistics along, which other commands need not wait for.
    from symbody.studies.engine_choice import check_place

    # As above.
    from symbody.studies.study import Study

    study = load_only(options.file, options.study, Study, "--study", "a study")
    store = options.store or str(Path(options.file).with_suffix(".zarr"))
    if Path(store).is_file():
        raise UsageError(f"--store {store!r}: it is a file. Name a folder.")
    if options.plot and Path(options.plot).suffix not in _PICTURES:
        raise UsageError(f"--plot {options.plot!r}: give {' or '.join(_PICTURES)}.")
    with usage():
        check_place(options.where, options.workers, options.time_limit)
    print(study)
    try:
        result = study.run(
            store, where=options.where, workers=options.workers,
            time_limit=options.time_limit,
        )  # fmt: skip
    except Interrupted as interrupted:
        print(interrupted.result)
        print(f"{store}: the same command goes on from here", file=sys.stderr)
        raise
    print(result)
    print(store)
    if options.plot is not None:
        result.plot().savefig(options.plot, dpi=120)
        print(options.plot)
    return 0
