"""`symbody new`: a commented model file to begin with."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path

from symbody.cli.usage import Commands, UsageError
from symbody.cli.writable import writable_folder
from symbody.whole_files import write_file

TEMPLATES = {
    "pendulum": "a body that turns about an axis",
    "cart": "a cart with a pole, moved by an input",
    "loop": "a four-bar linkage, closed by a constraint",
}


def add_new(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("new", help="write a commented model file")
    parser.add_argument("name", help="of the model, and of its file NAME.py")
    about = "; ".join(f"{name}: {what}" for name, what in TEMPLATES.items())
    parser.add_argument("--like", default="pendulum", choices=TEMPLATES, help=about)
    parser.add_argument("--out", default=".", help="folder for the file")
    parser.set_defaults(run=_new)


def _new(options: argparse.Namespace) -> int:
    name = options.name.removesuffix(".py")
    if not name.isidentifier():
        raise UsageError(
            f"name {options.name!r}: a model is called by letters, digits and "
            f"underscores, not beginning with a digit. Take for example 'crane'."
        )
    path = writable_folder(Path(options.out)) / f"{name}.py"
    if path.exists():
        raise UsageError(
            f"file {str(path)!r}: it is there already, and is not overwritten. Take "
            f"another name, or remove it."
        )
    template = files("symbody.cli") / "templates" / f"{options.like}.txt"
    write_file(path, template.read_text(encoding="utf-8").replace("{name}", name))
    print(f"{path}\nLook at it with: symbody show {path}")
    return 0
