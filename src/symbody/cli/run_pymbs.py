"""The command run-pymbs: PyMbs scripts as they are."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from symbody.cli.usage import UsageError, existing, positive
from symbody.cli.writable import writable_folder
from symbody.whole_files import write_file


def run_pymbs(options: argparse.Namespace) -> int:
    """Run a script; print or write what it described."""
    # SciPy and Matplotlib are only imported for this command.
    from symbody.compat.pymbs.motion import world_page

    # As is what runs scripts.
    from symbody.compat.pymbs.run import report, run_script

    if options.html is not None:
        if Path(options.html).suffix.lower() not in (".html", ".htm"):
            raise UsageError(f"--html {options.html!r}: end it in .html.")
        writable_folder(Path(options.html).parent)
    folder = writable_folder(Path(options.out))
    if options.json is not None:
        writable_folder(Path(options.json).parent)
    duration = options.simulate
    opens = options.html is None and not options.no_browser
    it = run_script(existing(options.file, "a PyMbs script"), folder, browser=opens)
    found = report(it, duration)
    if options.html is not None:
        write_file(options.html, world_page(it))
        it.written.append(Path(options.html))
    for note in it.notes:
        print(f"note: {note}")
    for path in it.written:
        print(path)
    if options.json is None:
        for name, values in found.items():
            print(f"{name}: {values}")
        return 0
    path = Path(options.json)
    write_file(path, json.dumps(found, indent=1) + "\n")
    print(path)
    return 0


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "run-pymbs", help="run a PyMbs script as it is; it may do what any program may"
    )
    parser.add_argument("file", help="PyMbs script")
    parser.add_argument(
        "--simulate", type=positive, metavar="T", help="seconds; gives the state there"
    )
    parser.add_argument("--out", default=".", help="folder for the files it writes")
    parser.add_argument("--json", help="file for joints, states, y0, yd0, t1, y1")
    parser.add_argument(
        "--html", metavar="FILE", help="write a page that shows it and computes"
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="open no page that the script shows"
    )
    parser.set_defaults(run=run_pymbs)
