"""Equilibria and modes along a quantity, from the command line."""

from __future__ import annotations

import argparse
from typing import TypedDict

import numpy as np

from symbody.cli.assignments import assignments
from symbody.cli.usage import UsageError, check_names
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.pipeline.stages import compile_model
from symbody.results.equilibrium_path import EquilibriumPath
from symbody.results.mode_paths import ModePaths

_MODES = 50


def equilibrium_along(options: argparse.Namespace, model: Model) -> EquilibriumPath:
    """Return the equilibria along the quantity that a command names."""
    # SciPy takes half a second to import, which other commands need not wait for.
    from symbody.analyses.equilibrium.equilibrium_path import equilibrium_path

    name, begin, end, _ = _range(options.along, "BEGIN:END", 2)
    compiled, common = _common(options, model)
    try:
        return equilibrium_path(compiled, name, end, begin=begin, **common)
    except ModelError as error:
        raise UsageError(str(error)) from error


def modes_along(options: argparse.Namespace, model: Model) -> ModePaths:
    """Return the modes along the quantity that a command names."""
    # SciPy takes half a second to import, which other commands need not wait for.
    from symbody.analyses.linear.modal_path import modal_path

    name, begin, end, count = _range(options.along, "BEGIN:END[:COUNT]", 3)
    if options.at_start:
        raise UsageError(
            "--at-start: with --along modes are those at equilibria. Leave it out."
        )
    values = np.linspace(begin, end, count)
    compiled, common = _common(options, model)
    try:
        return modal_path(compiled, name, values, orders=options.orders, **common)
    except ModelError as error:
        raise UsageError(str(error)) from error


class _Common(TypedDict):
    """Arguments that both analyses take."""

    inputs: dict[str, object]
    start: dict[str, float]
    speeds: dict[str, float]
    free: list[str]
    targets: dict[str, float]


def _common(options: argparse.Namespace, model: Model) -> tuple[CompiledModel, _Common]:
    if options.wish:
        raise UsageError(
            f"--wish {options.wish}: with --along only targets are met. Give it as "
            f"--target, or leave it out."
        )
    parameters = assignments("--set", options.set)
    inputs = assignments("--input", options.input)
    check_names("--set", parameters, model.parameters)
    check_names("--input", inputs, model.inputs)
    return compile_model(model, parameters=parameters), {
        "inputs": inputs,
        "start": assignments("--start", options.start),
        "speeds": assignments("--speed", options.speed),
        "free": options.free,
        "targets": assignments("--target", options.target),
    }


def _range(given: str, form: str, most: int) -> tuple[str, float, float, int]:
    """Return name, begin, end and the number of values."""
    name, _, text = given.partition("=")
    parts = text.split(":")
    try:
        numbers = [float(part) for part in parts[:2]]
        count = int(parts[2]) if len(parts) == 3 else _MODES
    except ValueError:
        numbers = []
    if len(numbers) != 2 or not name or len(parts) > most:
        raise UsageError(
            f"--along {given!r}: give NAME={form}, for example k=1:10, numbers and a "
            f"name of a parameter, an input, a velocity or a load."
        )
    if count < 2:
        raise UsageError(
            f"--along {given!r}: {count} is not at least 2 values. Give for example "
            f"{name}={parts[0]}:{parts[1]}:{_MODES}."
        )
    return name, numbers[0], numbers[1], count
