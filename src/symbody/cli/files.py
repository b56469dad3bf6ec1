"""`symbody new`, `convert`, `plot`, `show`, `run-pymbs`: models, motions, scripts."""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path

from symbody.cli.usage import (
    Commands,
    UsageError,
    add_command,
    add_model_command,
    add_several,
    check_names,
    existing,
    model_of,
    positive,
    usage,
    writable_folder,
)
from symbody.errors import CallError
from symbody.io.formats import writable_format, write
from symbody.io.urdf import LEAVABLE
from symbody.results.motion import Motion
from symbody.results.tabulated import figure_of
from symbody.view.live import LiveData, live_page
from symbody.view.pages import model_page
from symbody.whole_files import write_file

TEMPLATES = {
    "pendulum": "a body that turns about an axis",
    "cart": "a cart with a pole, moved by an input",
    "loop": "a four-bar linkage, closed by a constraint",
}
_ENDINGS = (".png", ".svg", ".pdf", ".jpg")


def add_new(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "new", "write a commented model file", _new)
    parser.add_argument("name", help="of the model, and of its file NAME.py")
    about = "; ".join(f"{name}: {what}" for name, what in TEMPLATES.items())
    parser.add_argument("--like", default="pendulum", choices=TEMPLATES, help=about)
    parser.add_argument("--out", default=".", help="folder for the file")


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


def add_convert(commands: Commands) -> None:
    """Add the command `symbody convert`."""
    parser = add_model_command(
        commands, "convert", "write a model as a file of another format", _convert
    )
    parser.add_argument("out", help="the file to write: .json or .urdf")
    parser.add_argument("--to", help="its format, if the ending does not tell")
    kinds = f"kinds of elements that a URDF file need not hold: {', '.join(LEAVABLE)}"
    add_several(parser, ("--leave-out", "KIND", kinds))
    parser.add_argument("--force", action="store_true", help="overwrite another file")


def _convert(options: argparse.Namespace) -> int:
    with usage():
        writable_format(Path(options.out), options.to)
    check_names("--leave-out", options.leave_out or [], LEAVABLE)
    model = model_of(options)
    more = {} if options.leave_out is None else {"leave_out": options.leave_out}
    print(write(model, options.out, format=options.to, force=options.force, **more))
    return 0


def add_plot(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "plot", "plot a motion that was simulated", _plot)
    parser.add_argument("file", help="netCDF file that `symbody simulate` wrote")
    names = "of quantities, entries, or groups such as q; default: everything"
    parser.add_argument("names", nargs="*", help=names)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--phase", action="store_true", help="velocity over coordinate")
    which.add_argument(
        "--spectrum", action="store_true", help="amplitude over frequency"
    )
    parser.add_argument("--out", help="picture: .png, .svg, .pdf; default: FILE.png")


def _plot(options: argparse.Namespace) -> int:
    path = existing(options.file, "a netCDF file that `symbody simulate` wrote")
    out = Path(options.out or path.with_suffix(".png").name)
    if out.suffix.lower() not in _ENDINGS:
        raise UsageError(f"--out {options.out!r}: end it in {', '.join(_ENDINGS)}.")
    with usage():
        motion = Motion.from_netcdf(path)
    names = options.names
    if options.phase:
        if len(names) not in (1, 2):
            raise UsageError("--phase: give one coordinate, or two quantities.")
        figure = figure_of(motion.plot_phase(*names))
    elif options.spectrum:
        if not names:
            raise UsageError("--spectrum: give the names of quantities.")
        figure = figure_of(motion.plot_spectrum(names))
    else:
        with usage():
            figure = motion.plot(names or None)
    figure.savefig(out, dpi=120)
    print(out)
    return 0


def add_show(commands: Commands) -> None:
    """Add the command."""
    about = "show a model in a browser, and again whenever its file is saved"
    parser = add_model_command(commands, "show", about, _show)
    parser.add_argument("--port", type=int, default=0, help="default: any free one")
    parser.add_argument(
        "--host", default="127.0.0.1",
        help="address to listen on; others than the default let other machines in, "
             "if they know the token",
    )  # fmt: skip
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address only"
    )
    parser.add_argument(
        "--html", metavar="FILE", help="write a page that computes, and end"
    )


def _show(options: argparse.Namespace) -> int:
    if options.html is not None:
        if options.no_browser or options.port:
            raise UsageError(
                "--html writes a file and opens nothing: leave out --port and "
                "--no-browser."
            )
        _check_html(options.html)
        model_of(options).to_html(options.html)
        print(options.html)
        return 0

    def make(live: LiveData) -> str:
        return model_page(model_of(options), live=live)

    model_of(options)
    try:
        live = live_page(make, options.port, False, options.host, [Path(options.file)])
    except CallError as error:
        raise UsageError(f"--port, --host: {error}") from None
    print(f"{live.url}\nEnd with Ctrl-C.", flush=True)
    if not options.no_browser:
        # Takes a moment to import, which only this needs.
        import webbrowser

        webbrowser.open(live.url)
    live.wait()
    return 0


def _check_html(file: str) -> None:
    if Path(file).suffix.lower() not in (".html", ".htm"):
        raise UsageError(f"--html {file!r}: end it in .html.")


def _run_pymbs(options: argparse.Namespace) -> int:
    # SciPy and Matplotlib are only imported for this command.
    from symbody_pymbs.motion import world_page

    # As is what runs scripts.
    from symbody_pymbs.run import report, run_script

    if options.html is not None:
        _check_html(options.html)
        writable_folder(Path(options.html).parent)
    folder = writable_folder(Path(options.out))
    if options.json is not None:
        writable_folder(Path(options.json).parent)
    duration = options.simulate
    opens = options.html is None and not options.no_browser
    it = run_script(existing(options.file, "a PyMbs script"), folder, browser=opens)
    results = report(it, duration)
    if options.html is not None:
        write_file(options.html, world_page(it))
        it.written.append(Path(options.html))
    for note in it.notes:
        print(f"note: {note}")
    for path in it.written:
        print(path)
    if options.json is None:
        for name, values in results.items():
            print(f"{name}: {values}")
        return 0
    path = Path(options.json)
    write_file(path, json.dumps(results, indent=1) + "\n")
    print(path)
    return 0


def add_run_pymbs(commands: Commands) -> None:
    """Add the command and its options."""
    about = "run a PyMbs script as it is; it may do what any program may"
    parser = add_command(commands, "run-pymbs", about, _run_pymbs)
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
