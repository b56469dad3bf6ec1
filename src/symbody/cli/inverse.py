"""Forces of a model's actuators for a motion."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import final

from symbody.arguments import listed
from symbody.cli.assignments import assignments
from symbody.cli.given_model import add_model_options, given_model
from symbody.cli.motion_files import save_motion
from symbody.cli.usage import (
    Commands,
    UsageError,
    check_names,
    existing,
    positive,
    usage,
)
from symbody.cli.writable import writable_folder
from symbody.errors import ExpressionError
from symbody.expr.node import Node
from symbody.expr.operation import Operation
from symbody.io.json.formula_parser import FUNCTIONS, parse_formula
from symbody.model.model import Model
from symbody.pipeline import compile_model
from symbody.results.motion import Motion


def add_inverse(commands: Commands) -> None:
    """Add the command `symbody inverse`."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "inverse", help="forces of actuators for a motion"
    )
    add_model_options(parser)
    parser.add_argument(
        "--prescribe", nargs="+", action="extend", default=[], metavar="JOINT=FORMULA",
        help="how joints move, such as crank=0.1+2*t; of several freedoms a formula "
             "each, with ; between",
    )  # fmt: skip
    parser.add_argument(
        "--motion", help="netCDF file of a motion, in place of formulas"
    )
    parser.add_argument("--duration", type=positive, help="seconds; default: 10")
    parser.add_argument(
        "--actuators", nargs="+", action="extend", metavar="NAME",
        help="inputs or joints; default: all inputs, or the independent joints",
    )  # fmt: skip
    for option, meaning in (
        ("--set", "values of parameters, vectors as l=0.5,0.4"),
        ("--input", "values of inputs that are no actuators"),
    ):
        parser.add_argument(
            option, nargs="+", action="extend", default=[], metavar="NAME=VALUE",
            help=meaning,
        )  # fmt: skip
    parser.add_argument("--out", default=".", help="folder for the files")
    parser.set_defaults(run=_inverse)


def _inverse(options: argparse.Namespace) -> int:
    # SciPy takes half a second to import, which other commands need not wait for.
    from symbody.analyses.inverse.inverse_dynamics import inverse_dynamics

    if bool(options.prescribe) == (options.motion is not None):
        raise UsageError(
            "inverse: give one of the two, --prescribe JOINT=FORMULA or --motion FILE."
        )
    folder = writable_folder(Path(options.out))
    model = given_model(options)
    parameters = assignments("--set", options.set)
    inputs = assignments("--input", options.input)
    check_names("--set", parameters, model.parameters)
    check_names("--input", inputs, model.inputs)
    moving = [q.name for joint in model.joints.values() for q in joint.q]
    known = [*model.inputs, *model.joints, *moving]
    known += [name.removeprefix("q_") for name in moving]
    check_names("--actuators", options.actuators or [], known)
    if options.motion is not None:
        if options.duration is not None:
            raise UsageError("--duration: a motion has its own. Leave it out.")
        path = existing(options.motion, "a netCDF file of a motion")
        with usage():
            given = Motion.load(path)
        found = inverse_dynamics(
            compile_model(model, parameters=parameters), given,
            actuators=options.actuators, inputs=inputs,
        )  # fmt: skip
    else:
        found = inverse_dynamics(
            model, _prescribed(model, options.prescribe), options.duration or 10.0,
            actuators=options.actuators, inputs=inputs, parameters=parameters,
        )  # fmt: skip
    print(found)
    for path in save_motion(found, folder, f"{model.name}_inverse"):
        print(path)
    return 0


@final
class _Names:
    """The names that formulas of a prescribed motion may hold."""

    def __init__(self, model: Model) -> None:
        self._model = model

    def symbol(self, name: str) -> Node:
        """Return the time, or a parameter."""
        if name in ("t", "time"):
            return self._model.t
        values: dict[str, Node] = {
            s.name: s
            for parameter in self._model.parameters.values()
            for s in parameter.symbols.ravel().tolist()
        }
        if name not in values:
            known = ", ".join(["t", *values])
            raise ExpressionError(
                f"{name!r} is neither the time nor a parameter. Known are {known}."
            )
        return values[name]

    def function(self, name: str) -> Operation:
        """Return a function, or a curve of the model."""
        if name in self._model.curves:
            return self._model.curves[name].operation
        if name not in FUNCTIONS:
            known = [*FUNCTIONS, *self._model.curves]
            raise ExpressionError(
                f"{name!r} is no function. Known are {listed(known, most=40)}."
            )
        return FUNCTIONS[name]

    def solved(self, name: str, arguments: Sequence[Node]) -> Node | None:
        """Return None: nobody types equations."""
        return None

    def spend(self) -> None:
        """Allow any number of operations, which the user types."""


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
