"""From one format of model files to another."""

from __future__ import annotations

import argparse
from typing import Any

from symbody.cli.given_model import add_model_options, given_model
from symbody.io import write


def add_convert(commands: Any) -> None:
    """Add the command `symbody convert`."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "convert", help="write a model as a file of another format"
    )
    add_model_options(parser)
    parser.add_argument("out", help="the file to write: .json or .urdf")
    parser.add_argument("--to", help="its format, if the ending does not tell")
    parser.add_argument("--force", action="store_true", help="overwrite another file")
    parser.set_defaults(run=_convert)


def _convert(options: argparse.Namespace) -> int:
    model = given_model(options)
    print(write(model, options.out, format=options.to, force=options.force))
    return 0
