"""The commands for equilibria, linear systems, modes and periodic motions."""

from __future__ import annotations

from typing import Any

import numpy as np

import symbody as sb
from symbody.cli.report import save
from symbody.cli.usage import (
    OUT,
    SET,
    Chosen,
    Command,
    Option,
    UsageError,
    positive,
    usage,
    wrote,
)
from symbody.errors import AnalysisError, ModelError
from symbody.io.formats import write
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.pipeline.compile import compile_model
from symbody.results.equilibrium import Equilibrium

_MODES = 50


def _equilibrium_of(options: Chosen, model: Model) -> Equilibrium:
    compiled, search = _search(options, model, along=False)
    wishes = options.named("wish")
    with usage(ModelError):
        return sb.equilibrium(compiled, wishes=wishes, **search)


def _equilibrium(options: Chosen) -> int:
    folder, model = options.out_folder(), options.read_model()
    if options.along is not None:
        name, begin, end, _ = _range(options, options.along, "BEGIN:END", 2)
        compiled, search = _search(options, model, along=True)
        with usage(ModelError):
            path = sb.equilibrium_path(compiled, name, (begin, end), **search)
        return save(path, folder, "equilibrium_path")
    try:
        result = _equilibrium_of(options, model)
    except AnalysisError as error:
        if isinstance(error.result, Equilibrium):
            print(error.result)
        raise
    return save(result, folder, "equilibrium")


def _linearize(options: Chosen) -> int:
    folder, model = options.out_folder(), options.read_model()
    system = sb.linearize(model, **_where(options, model))
    save(system, folder, "linear")
    linear = system.to_model()
    file = folder / f"{linear.name}.json"
    write(linear, file)
    wrote(file)
    return 0


def _modal(options: Chosen) -> int:
    folder, model = options.out_folder(), options.read_model()
    if options.along is not None:
        name, begin, end, count = _range(options, options.along, "BEGIN:END[:COUNT]", 3)
        if options.at_start:
            raise UsageError(
                "--at-start: with --along modes are those at equilibria. Leave it out."
            )
        values = np.linspace(begin, end, count)
        compiled, search = _search(options, model, along=True)
        with usage(ModelError):
            paths = sb.modal_path(
                compiled, name, values, orders=options.orders, **search
            )
        return save(paths, folder, "mode_paths")
    if options.orders:
        raise UsageError(
            f"--orders {options.orders}: they are multiples of a speed. Give it, "
            f"for example --along v_rotor=0:100."
        )
    return save(sb.modal(model, **_where(options, model)), folder, "modes")


def _bode(options: Chosen) -> int:
    folder, model = options.out_folder(), options.read_model()
    system = sb.linearize(model, **_where(options, model))
    with usage():
        response = system.bode(options.of, options.by)
    if response.response[0].size == 1:
        print(system.transfer_function(*response.outputs.names, *response.inputs.names))
    save(response, folder, "bode")
    for what, figure in (
        ("nyquist", response.plot("Nyquist")),
        ("step", system.step_response(options.of, options.by).plot()),
    ):
        picture = folder / f"{response.model}_{what}.png"
        figure.savefig(picture, dpi=120)
        wrote(picture)
    return 0


def _periodic(options: Chosen) -> int:
    folder, model = options.out_folder(), options.read_model()
    parameters, inputs = options.values_of(model)
    compiled = compile_model(model, parameters=parameters)
    search: dict[str, Any] = {
        "inputs": inputs, "start": options.named("start") or None,
        "advance": options.named("advance"), "segments": options.segments,
    }  # fmt: skip
    with usage(ModelError):
        if options.chart:
            axes = (
                _range(options, one, "BEGIN:END[:COUNT]", 3, "--chart")
                for one in options.chart
            )
            grid = {name: np.linspace(a, b, count) for name, a, b, count in axes}
            chart = sb.stability_chart(compiled, grid, options.period, **search)
            return save(chart, folder, "stability_chart")
        if options.along is not None:
            name, begin, end, _ = _range(options, options.along, "BEGIN:END", 2)
            ends = (begin, end)
            path = sb.periodic_path(compiled, name, ends, options.period, **search)
            return save(path, folder, "periodic_path")
        orbit = sb.periodic_motion(compiled, options.period, **search)
        return save(orbit, folder, "periodic_motion")


def _where(options: Chosen, model: Model) -> dict[str, Any]:
    if not options.at_start:
        return {"at": _equilibrium_of(options, model)}
    for name in ("speed", "target", "wish", "free"):
        if getattr(options, name):
            raise UsageError(
                f"--{name} {getattr(options, name)}: with --at-start the start is "
                f"taken as it is, and nothing is solved for. Leave out one of the two."
            )
    return {
        "at": options.named("start") or None,
        "parameters": options.named("set") or None,
        "inputs": options.named("input") or None,
    }


def _search(
    options: Chosen, model: Model, *, along: bool
) -> tuple[CompiledModel, dict[str, Any]]:
    """Return the model of a search for equilibria, and the arguments of all of them."""
    if along and options.wish:
        raise UsageError(
            f"--wish {options.wish}: with --along only targets are met. Give it as "
            f"--target, or leave it out."
        )
    parameters, inputs = options.values_of(model)
    speeds, targets = options.named("speed"), options.named("target")
    wanted = {"speeds": speeds, "targets": targets}
    if along:
        if both := speeds.keys() & targets.keys():
            raise UsageError(f"--speed {min(both)}: a --target, too. Leave out one.")
        wanted = {"targets": {**speeds, **targets}}
    start = options.named("start")
    search = {"inputs": inputs, "start": start, "free": options.free, **wanted}
    return compile_model(model, parameters=parameters), search


def _range(
    options: Chosen, argument: str, form: str, most: int, option: str = "--along"
) -> tuple[str, float, float, int]:
    name, _, text = argument.partition("=")
    parts = text.split(":")
    try:
        numbers = [float(part) for part in parts[:2]]
        count = int(parts[2]) if len(parts) == 3 else _MODES
    except ValueError:
        numbers = []
    if len(numbers) != 2 or not name or len(parts) > most:
        raise UsageError(
            f"{option} {argument!r}: give NAME={form}, for example k=1:10, numbers and "
            f"a name of a parameter, an input, a velocity or a load."
        )
    if count < 2:
        raise UsageError(
            f"{option} {argument!r}: {count} is not at least 2 values. Give for "
            f"example {name}={parts[0]}:{parts[1]}:{_MODES}."
        )
    for word in ("set", "input"):
        if name in options.named(word):
            raise UsageError(f"--{word} {name}: {option} varies it. Leave out one.")
    return name, numbers[0], numbers[1], count


_SEARCH = (
    SET,
    Option.named("--start", "coordinates where the search begins"),
    Option.named("--input", "values of inputs"),
    Option.named("--speed", "velocities of a steady motion, others are zero"),
    Option.named("--target", "values that coordinates, sensors or forces shall have"),
    Option.named("--wish", "values that they shall come near to, with low priority"),
    Option.several(
        "--free", "NAME",
        "parameters, inputs or loads that are solved for beside coordinates; "
        "drive_hip is a force in the joint hip", default=[],
    ),
    OUT,
)  # fmt: skip
_ALONG = Option(
    "--along",
    "follow the equilibrium, or the modes, along a quantity; modes at so many values, "
    "50 if left out", metavar="NAME=BEGIN:END[:COUNT]",
)  # fmt: skip
_AT_START = Option.flag(
    "--at-start", "at the start as it is, in place of the equilibrium near it"
)
_ORDERS = Option.several(
    "--orders", "N",
    "of excitation: with --along a speed, a Campbell diagram with critical speeds",
    type=positive, default=[],
)  # fmt: skip
_OF = Option.several(
    "--of", "NAME", "outputs, states or coordinates; all outputs if left out"
)
_BY = Option.several("--by", "NAME", "inputs; all of them if left out")
STEADY = tuple(
    Command(name, about, run, *_SEARCH, *options, of_model=True)
    for name, about, run, options in (
        ("equilibrium", "find where forces balance", _equilibrium, (_ALONG,)),
        ("linearize", "the linear system at an equilibrium or at the start",
         _linearize, (_AT_START,)),
        ("modal", "frequencies, damping and shapes of small motions", _modal,
         (_ORDERS, _ALONG, _AT_START)),
        ("bode", "frequency response: Bode, Nyquist, transfer function, step", _bode,
         (_OF, _BY, _AT_START)),
    )
)  # fmt: skip
PERIODIC = Command(
    "periodic", "a motion that repeats, and its stability", _periodic,
    Option("--period", "after which it repeats [s]; a first guess if time does not "
           "enter", type=positive, required=True),
    SET,
    Option.named("--start", "coordinates and velocities where the search begins"),
    Option.named("--input", "values of inputs"),
    Option.named("--advance", "what coordinates have more after a period"),
    Option("--segments", "parts of the period, for multiple shooting", type=int,
           default=1),
    OUT,
    alternatives=(
        Option("--along", "follow it along a parameter", metavar="NAME=BEGIN:END"),
        Option.several("--chart", "NAME=BEGIN:END[:COUNT]",
                       "where it is stable over two parameters", default=[]),
    ),
    of_model=True,
)  # fmt: skip
