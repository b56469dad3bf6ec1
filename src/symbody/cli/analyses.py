"""`symbody fit`, `inverse`, `study`: measurements, forces of actuators, many runs."""

from __future__ import annotations

import csv
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import final

import symbody as sb
from symbody.arguments import Arguments, listed
from symbody.cli.report import save, save_motion
from symbody.cli.usage import (
    OUT,
    SET,
    Chosen,
    Command,
    Option,
    UsageError,
    assignments,
    check_names,
    existing,
    load_only,
    positive,
    usage,
    wrote,
)
from symbody.errors import ExpressionError, Interrupted, ModelError
from symbody.expr.node import Node
from symbody.expr.operation import Operation
from symbody.io.json.formulas import parse_formula
from symbody.io.json.names import FUNCTIONS, NamesToRead
from symbody.model.model import Model
from symbody.pipeline import compile_model
from symbody.results.motion import Motion
from symbody.system.assemble import assemble

# Packages of the extra by which stores are written.
_OF_STORES = ("filelock", "google_crc32c", "zarr")
_PICTURES = (".png", ".svg", ".pdf")


def _fit(options: Chosen) -> int:
    folder, model = options.out_folder(), options.read_model()
    parameters = options.named("set")
    check_names("--set", parameters, model.parameters)
    names = [word.partition("=")[0] for word in options.free]
    system = assemble(model)
    states = [s.name for s in system.coordinates.y]
    check_names("--free", names, [*model.parameters, *states])
    data = _columns(options.data)
    begun = assignments("--free", [word for word in options.free if "=" in word])
    free = {name: begun.get(name) for name in names} if begun else names
    start = options.named("start")
    check_names("--start", start, states)
    result = sb.fit(model, data, free, parameters=parameters, start=start or None)
    return save(result, folder, "fit")


def _columns(file: str) -> dict[str, list[float]]:
    path = existing(file, "a table with commas between columns")
    with path.open(newline="", encoding="utf-8-sig") as stream:
        rows = [row for row in csv.reader(stream) if row]
    heading = [name.strip() for name in rows[0]] if rows else []
    if "time" not in heading or len(heading) < 2 or len(rows) < 2:
        raise UsageError(
            f"--data {file!r}: its first line is {', '.join(heading) or 'empty'}. Give "
            f"headings, 'time' and names of states or sensors, and lines of numbers."
        )
    if len(set(heading)) < len(heading):
        raise UsageError(
            f"--data {file!r}: two columns of {', '.join(heading)} have one heading. "
            f"Leave out one of them."
        )
    lines = []
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
        lines.append(values)
    columns = map(list, zip(*lines, strict=True))
    return dict(zip(heading, columns, strict=True))


def _inverse(options: Chosen) -> int:
    if bool(options.prescribe) == (options.motion is not None):
        raise UsageError(
            "inverse: give one of the two, --prescribe JOINT=FORMULA or --motion FILE."
        )
    folder, model = options.out_folder(), options.read_model()
    parameters, inputs = options.values_of(model)
    moving = [q.name for joint in model.joints.values() for q in joint.q]
    known = [*model.inputs, *model.joints, *moving]
    known += [name.removeprefix("q_") for name in moving]
    check_names("--actuators", options.actuators or [], known)
    if options.motion is not None:
        if options.duration is not None:
            raise UsageError("--duration: a motion has its own. Leave it out.")
        path = existing(options.motion, "a netCDF file of a motion")
        with usage():
            motion = Motion.load(path)
        result = sb.inverse_dynamics(
            compile_model(model, parameters=parameters), motion,
            actuators=options.actuators, inputs=inputs,
        )  # fmt: skip
    else:
        result = sb.inverse_dynamics(
            model, _prescribed(model, options.prescribe), options.duration or 10.0,
            actuators=options.actuators, inputs=inputs, parameters=parameters,
        )  # fmt: skip
    print(result)
    save_motion(result, folder, f"{model.name}_inverse")
    return 0


@final
class _Names(NamesToRead):
    """Names that the user types: the time, parameters, curves and functions."""

    def __init__(self, model: Model) -> None:
        super().__init__(model, {}, sys.maxsize)
        self._curves = model.curves
        self._values: dict[str, Node] = {"t": model.t}
        for parameter in model.parameters.values():
            self._values |= {s.name: s for s in parameter.symbols.ravel().tolist()}

    def symbol(self, name: str) -> Node:
        node = self._values.get("t" if name == "time" else name)
        if node is None:
            raise ExpressionError(
                f"{name!r} is neither the time nor a parameter. Known are "
                f"{', '.join(self._values)}."
            )
        return node

    def function(self, name: str) -> Operation:
        if name not in self._curves:
            known = [*FUNCTIONS, *self._curves]
            raise ExpressionError(
                f"{name!r} is no function. Known are {listed(known, most=40)}."
            )
        return self._curves[name].operation


def _prescribed(model: Model, pairs: Sequence[str]) -> dict[str, object]:
    names, result = _Names(model), dict[str, object]()
    for pair in pairs:
        joint, separator, text = pair.partition("=")
        if not separator or not text.strip():
            raise UsageError(
                f"--prescribe {pair!r}: give JOINT=FORMULA, such as 'crank=2*t'."
            )
        check_names("--prescribe", [joint.strip()], model.joints)
        try:
            formulas = [parse_formula(part, names) for part in text.split(";")]
        except ExpressionError as error:
            raise UsageError(f"--prescribe {pair!r}: {error}") from None
        name = joint.strip()
        if name in result:
            raise UsageError(
                f"--prescribe {pair!r}: {name!r} is given twice. Leave out one."
            )
        result[name] = formulas[0] if len(formulas) == 1 else formulas
    return result


def _plan(options: Chosen) -> int:
    if options.seed is not None and options.starts == 1:
        raise UsageError("--seed: one search begins nowhere at random. Give --starts.")
    folder = options.out_folder()
    problem = load_only(
        options.file, options.problem, sb.OptimalControl, "--problem",
        "an optimal motion",
    )  # fmt: skip
    guess = None
    if options.guess is not None:
        with usage():
            file = existing(options.guess, "a file of a plan, .npz")
            guess = sb.results.Plan.load(file)
    with usage(ModelError):
        try:
            plan = problem.solve(
                options.method,
                guess=guess,
                starts=options.starts,
                seed=options.seed or 0,
            )
        except Interrupted as interrupted:
            if isinstance(interrupted.result, sb.results.Plan):
                save(interrupted.result, folder, "plan")
            raise
    return save(plan, folder, "plan")


def _study(options: Chosen) -> int:
    # Studies bring tables and statistics along, which other commands need not wait for.
    from symbody.studies.places import place_for

    study = load_only(options.file, options.study, sb.Study, "--study", "a study")
    store = options.store or str(Path(options.file).with_suffix(".zarr"))
    if Path(store).is_file():
        raise UsageError(f"--store {store!r}: it is a file. Name a folder.")
    if options.plot and Path(options.plot).suffix not in _PICTURES:
        raise UsageError(f"--plot {options.plot!r}: give {' or '.join(_PICTURES)}.")
    with usage():
        arguments = Arguments("Study.run", ModelError)
        place_for(arguments, options.where, options.workers, options.time_limit)
    print(study)
    missing = [name for name in _OF_STORES if find_spec(name) is None]
    if missing and options.store is None:
        print(
            f"symbody: results stay in memory and are printed only: a store needs "
            f"{listed(missing)}. Install: pip install 'symbody[studies]'.",
            file=sys.stderr,
        )
    kept = None if missing and options.store is None else store
    try:
        result = study.run(
            kept, where=options.where, workers=options.workers,
            time_limit=options.time_limit,
        )  # fmt: skip
    except Interrupted as interrupted:
        print(interrupted.result)
        if kept is not None:
            print(f"{store}: the same command goes on from here", file=sys.stderr)
        raise
    print(result)
    if kept is not None:
        wrote(store)
    if options.plot is not None:
        result.plot().savefig(options.plot, dpi=120)
        wrote(options.plot)
    return 0


FIT = Command(
    "fit", "parameters from a table of measurements", _fit,
    Option(
        "--data",
        "CSV file: a column 'time' [s], the others called like states or sensors",
        required=True,
    ),
    Option.several(
        "--free", "NAME[=VALUE]",
        "parameters, and states for their start values; with where to begin",
        required=True,
    ),
    Option.named("--set", "values of other parameters"),
    Option.named("--start", "start values of other states"), OUT,
    of_model=True,
)  # fmt: skip
INVERSE = Command(
    "inverse", "forces of actuators for a motion", _inverse,
    Option.several(
        "--prescribe", "JOINT=FORMULA",
        "how joints move, such as crank=0.1+2*t; of several freedoms a formula "
        "each, with ; between", default=[],
    ),
    Option("--motion", "netCDF file of a motion, in place of formulas"),
    Option("--duration", "seconds; default: 10", type=positive),
    Option.several(
        "--actuators", "NAME",
        "inputs or joints; default: all inputs, or the independent joints",
    ),
    SET, Option.named("--input", "values of inputs that are no actuators"), OUT,
    of_model=True,
)  # fmt: skip
PLAN = Command(
    "plan", "the optimal motion that a Python file describes", _plan,
    Option("file", "a Python file that leaves a sb.OptimalControl behind"),
    Option("--problem", "its name, if there are several"),
    Option(
        "--method", "radau by default",
        choices=("radau", "gauss", "hermite-simpson", "shooting"), default="radau",
    ),
    Option("--starts", "number of searches, the others at random", type=int, default=1),
    Option("--seed", "of these, 0 by default", type=int),
    Option("--guess", "file of a plan, .npz, where the search begins"), OUT,
)  # fmt: skip
STUDY = Command(
    "study", "run the study that a Python file describes", _study,
    Option("file", "a Python file that leaves a sb.Study behind"),
    Option("--study", "its name, if there are several"),
    Option(
        "--store",
        "folder for the results, where the study goes on if it is there already; "
        "default: the file's name with the ending .zarr; without the extra `studies` "
        "none",
    ),
    Option(
        "--where",
        "threads, processes, dask, the address of a scheduler of Dask, or cuda",
        default="threads",
    ),
    Option("--workers", "default: one a processor", type=int),
    Option("--time-limit", "seconds for a run; with processes", type=positive),
    Option("--plot", "file for a picture of the first result kept"),
)  # fmt: skip
