"""Commands and their options."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import NoReturn, get_args

from symbody import __version__
from symbody.analyses.run import methods
from symbody.analyses.run.options import Default, Monitor, Run, Save
from symbody.analyses.simulate import simulate
from symbody.arguments import near
from symbody.cli.analyses import FIT, INVERSE, PLAN, STUDY
from symbody.cli.check import CHECK
from symbody.cli.environment import docs, doctor, print_completion
from symbody.cli.files import CONVERT, NEW, PICTURE, PLOT, RUN_PYMBS, SHOW
from symbody.cli.mcp_server import MCP
from symbody.cli.report import print_equations, save_motion, timings_table
from symbody.cli.steady import PERIODIC, STEADY
from symbody.cli.usage import (
    OUT,
    REPLY,
    SET,
    Chosen,
    Command,
    Option,
    UsageError,
    check_names,
    positive,
    usage,
    writable_folder,
    wrote,
)
from symbody.equations import Formalism
from symbody.errors import AnalysisError, SymbodyError
from symbody.exports.interface import Options
from symbody.exports.packages import PACKAGES, check_functions, generate_set, package_of
from symbody.pipeline.compile import compile_model
from symbody.pipeline.functions import FORM, FUNCTIONS, derivatives_in
from symbody.results.motion import Motion
from symbody.waiting import tell_in_commands

_DEMOS = ("crane", "four-bar", "stewart", "pump")
# What results are looked at with, which a small installation lacks.
_LOOKS = ("matplotlib", "pandas", "xarray", "trimesh")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0, 1 if it failed, 2 for wrong arguments, 130: Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        # Pipes of some systems know few characters: what they lack is shown as "?".
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    parser = _parser()
    options, left = parser.parse_known_args(arguments, namespace=Chosen())
    # Names behind an option are left over.
    if "names" in options and not any(word.startswith("-") for word in left):
        options.names += left
    elif left:
        parser.error(f"unrecognized arguments: {' '.join(left)}")
    if options.run is None:
        parser.print_help()
        return 0
    tell_in_commands()
    if not options.json:
        return _run(options)
    REPLY.clear()
    text, errors = StringIO(), StringIO()
    with redirect_stdout(text), redirect_stderr(errors):
        status = _run(options)
    error = errors.getvalue().removeprefix("symbody: ").strip() or None
    heard = {"warnings": error} if not status and error else {"error": error}
    shown = {"status": status, **heard, **REPLY, "text": text.getvalue()}

    def answer(_: Chosen) -> int:
        print(json.dumps(shown, indent=1, default=str))
        return status

    options.run = answer
    return _run(options)


def _run(options: Chosen) -> int:
    """Run a command, and print errors instead of raising them."""
    try:
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except SymbodyError as error:
        print(f"symbody: {error}", file=sys.stderr)
        return 2 if isinstance(error, UsageError) else 1
    except ModuleNotFoundError as error:
        if error.name not in _LOOKS:
            raise
        hint = f"{error.name} is needed and not installed: pip install {error.name}"
        print(f"symbody: {hint}", file=sys.stderr)
        return 1
    except OSError as error:
        # Only what is printed goes to a file without a name.
        if error.filename is not None:
            raise
        # Python would complain when it flushes at the end: nothing more is printed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0  # the reader of a pipe, such as head, has seen enough
        print(
            f"symbody: what this command prints cannot be written: {error.strerror}. "
            f"Let it go to another place.",
            file=sys.stderr,
        )
        return 1
    except KeyboardInterrupt:
        print("symbody: interrupted", file=sys.stderr)
        return 130


class _Parser(argparse.ArgumentParser):
    """A parser that answers a word it does not know with one like it."""

    def error(self, message: str) -> NoReturn:
        """Print usage and message, and exit with the status 2."""
        wrong = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)$", message)
        hint = near(wrong[1], re.findall(r"[\w-]+", wrong[2])) if wrong else ""
        super().error(f"{message}. {hint}" if hint else message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="symbody", description="Symbolic multibody dynamics.")
    parser.add_argument("--version", action="version", version=f"symbody {__version__}")
    parser.set_defaults(run=None, json=None)
    commands = parser.add_subparsers(metavar="command")
    for command in _COMMANDS:
        command.add(commands)
    return parser


def _demo(options: Chosen) -> int:
    # Pictures bring Matplotlib along, which other commands need not wait for.
    from symbody.cli.demos import DEMOS

    return DEMOS[options.mechanism](options.out_folder())


def _derive(options: Chosen) -> int:
    model = options.read_model()
    compiled = compile_model(model, formalism=options.formalism)
    program = print_equations(model, compiled, full=options.full)
    REPLY["operations"] = program.counts.total
    REPLY["formalism"] = program.formalism
    print(f"\n{timings_table(compiled.timings)}")
    return 0


def _generate(options: Chosen) -> int:
    model = options.read_model()
    languages = [name.strip() for name in options.lang.split(",") if name.strip()]
    functions = options.functions or ["derivatives"]
    with usage():
        for language in languages or [options.lang]:
            package_of(language)
        check_functions(languages, functions)
    known = [*FUNCTIONS, *derivatives_in(functions)]
    check_names("--functions", functions, known)
    if options.no_binaries and not any(name.startswith("fmu") for name in languages):
        raise UsageError(
            f"--no-binaries: it is for FMUs, and --lang {options.lang} makes none. "
            f"Leave it out."
        )
    folder = writable_folder(Path(options.out or f"{model.name}-code"))
    paths, renamed = generate_set(
        compile_model(model, formalism=options.formalism),
        languages,
        folder,
        Options(model.name, tuple(functions), not options.no_binaries),
        force=options.force,
    )
    wrote(*paths)
    for language, names in renamed.items():
        changed = ", ".join(f"{name} -> {other}" for name, other in names.items())
        print(f"names that {language} does not allow: {changed}")
    return 0


# Methods with steps of one length.
_STEPPING: Mapping[str, type[methods.RK4 | methods.Moreau]] = {
    "RK4": methods.RK4, "Moreau": methods.Moreau,
}  # fmt: skip


def _method_of(options: Chosen) -> methods.IntegrationMethod:
    name, step, rtol = options.method, options.step, options.rtol
    if name in _STEPPING and step is None:
        raise UsageError(f"--method {name}: it needs a step. Give --step 0.001.")
    if name not in _STEPPING and step is not None:
        raise UsageError(
            f"--step {step}: it is for {' and '.join(_STEPPING)}: "
            f"{name or 'the default'} chooses its own. Give --method RK4 --step 0.001."
        )
    if name in _STEPPING:
        if rtol is not None:
            raise UsageError(f"--rtol {rtol}: {name} has no tolerance. Leave it out.")
        return _STEPPING[name](step)
    own: methods.Adaptive = getattr(methods, name)() if name else methods.AUTOMATIC
    return own if rtol is None else replace(own, rtol=rtol)


def _simulate(options: Chosen) -> int:
    folder, model = options.out_folder(), options.read_model()
    parameters, inputs = options.values_of(model)
    start = options.named("start")
    compiled = compile_model(
        model, formalism=options.formalism, backend=options.backend,
        parameters=parameters,
    )  # fmt: skip
    check_names("--start", start, compiled.state_labels())
    for word in options.without:
        if word in options.monitor:
            raise UsageError(f"--without {word}: --monitor names it, too. Drop one.")
    words = dict.fromkeys(options.monitor, True) | dict.fromkeys(options.without, False)
    failed = None
    try:
        motion = simulate(
            compiled, options.duration, inputs=inputs, start=start,
            method=_method_of(options), save=Save(**words),
            run=Run(on_interrupt="return"),
        )  # fmt: skip
    except AnalysisError as error:
        if not isinstance(error.result, Motion):
            raise
        failed, motion = error, error.result
    print(motion)
    REPLY["outcome"], REPLY["notes"] = str(motion.status), [*motion.notes]
    REPLY["final"] = {name: motion.array(name)[-1].tolist() for name in motion}
    for name in ("energy_error", "residual"):
        if name in motion:
            print(f"largest {name}: {float(abs(motion.array(name)).max()):.2g}")
    save_motion(motion, folder, model.name)
    if failed is not None:
        raise failed
    return 0 if motion.status.completed else 130


_FORMALISM = Option("--formalism", default="auto", choices=get_args(Formalism))
_COMMANDS = (
    RUN_PYMBS,
    Command(
        "demo", "derive, compile and simulate a mechanism, with plot and C code", _demo,
        Option(
            "mechanism", "the crane by default", nargs="?", default="crane",
            choices=_DEMOS,
        ),
        Option("--out", "folder for files", default="symbody-demo"),
    ),
    Command(
        "derive", "print the equations of motion", _derive,
        _FORMALISM, Option.flag("--full", "however long they are"),
        of_model=True,
    ),
    Command(
        "generate", "write code", _generate,
        _FORMALISM,
        Option(
            "--lang", f"one or several of {', '.join(PACKAGES)}", default="c",
            metavar="NAME[,NAME…]",
        ),
        Option(
            "--out", "folder for the files, new or empty; default: the model's name"
        ),
        Option.several(
            "--functions", "NAME", f"{', '.join(FUNCTIONS)}; or derivatives: {FORM}",
        ),
        Option.flag("--force", "overwrite files"),
        Option.flag("--no-binaries", "FMUs of sources alone, which need no compiler"),
        of_model=True,
    ),
    Command(
        "simulate", "simulate and plot", _simulate,
        _FORMALISM,
        Option("--duration", "seconds", type=positive, default=10.0),
        Option(
            "--method", "by default DP853, then Radau if stiff",
            choices=methods.METHODS,
        ),
        Option("--step", "step of RK4 or Moreau in seconds", type=positive),
        Option("--rtol", type=positive),
        Option(
            "--monitor",
            "beside accelerations, energy and multipliers: work, with the balance "
            "of energy; residual of the equations; that of constraints; drives",
            nargs="+", action="extend", default=[], choices=get_args(Monitor),
        ),
        Option(
            "--without", "which of those three to leave out", nargs="+",
            action="extend", choices=get_args(Default), default=[],
        ),
        SET,
        Option.named("--start", "start values of coordinates and velocities"),
        Option.named("--input", "values of inputs, constant over time"),
        Option("--backend", default="llvm", choices=("llvm", "c", "python")),
        OUT,
        of_model=True,
    ),
    *STEADY, PERIODIC, CONVERT, FIT, INVERSE, PLAN, STUDY, SHOW, PICTURE, NEW,
    PLOT, CHECK, MCP,
    Command("doctor", "what is installed, what is missing, and how to get it", doctor),
    Command(
        "docs", "build the documentation as a site and open it; extra docs", docs,
        Option("--out", "folder for the site, to build it without a browser"),
    ),
    Command(
        "completion", "print completion for a shell",
        lambda options: print_completion(options.shell, _parser()),
        Option("shell", choices=("bash", "zsh", "fish")),
    ),
)  # fmt: skip
