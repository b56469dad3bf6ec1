"""Conversion of model files from one format to another."""

from __future__ import annotations

import argparse
from pathlib import Path

from symbody.cli.given_model import add_model_options, given_model
from symbody.cli.usage import Commands, check_names, usage
from symbody.io.formats import writable_format, write
from symbody.io.urdf import LEAVABLE


def add_convert(commands: Commands) -> None:
    """Add the command `symbody convert`."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "convert", help="write a model as a file of another format"
    )
    add_model_options(parser)
    parser.add_argument("out", help="the file to write: .json or .urdf")
    parser.add_argument("--to", help="its format, if the ending does not tell")
    parser.add_argument(
        "--leave-out", nargs="+", action="extend", metavar="KIND",
        help="kinds of elements that a URDF file need not hold: " + ", ".join(LEAVABLE),
    )  # fmt: skip
    parser.add_argument("--force", action="store_true", help="overwrite another file")
    parser.set_defaults(run=_convert)


def _convert(options: argparse.Namespace) -> int:
    with usage():
        writable_format(Path(options.out), options.to)
    check_names("--leave-out", options.leave_out or [], LEAVABLE)
    model = given_model(options)
    more = {} if options.leave_out is None else {"leave_out": options.leave_out}
    print(write(model, options.out, format=options.to, force=options.force, **more))
    return 0
