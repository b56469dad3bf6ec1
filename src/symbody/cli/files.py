"""`symbody new`, `convert`, `plot`, `show`, `run-pymbs`: models, motions, scripts."""

from __future__ import annotations

import re
import tempfile
import webbrowser
from importlib.resources import files
from pathlib import Path

from symbody.cli.usage import (
    REPLY,
    Chosen,
    Command,
    Option,
    UsageError,
    check_names,
    existing,
    positive,
    usage,
    writable_folder,
    wrote,
)
from symbody.errors import CallError
from symbody.io.formats import FORMATS, writable_format, write
from symbody.io.urdf.write import LEAVABLE
from symbody.results.motion import Motion
from symbody.results.tabulated import figure_of
from symbody.whole_files import write_file

TEMPLATES = {
    "pendulum": "a body that turns about an axis",
    "cart": "a cart with a pole, moved by an input",
    "arm": "a robot arm of three joints with motors",
    "four-bar": "a four-bar linkage, closed by a constraint",
    "cam": "a cam that lifts a tappet against a spring",
    "car": "a car on two wheels and springs, over a bump",
    "walker": "a walker with a knee and feet that touch the ground",
}
_PYMBS = re.compile(r"^\s*(?:from|import)\s+pymbs\b", re.MULTILINE | re.IGNORECASE)
_HOST = "127.0.0.1"
_ENDINGS = (".png", ".svg", ".pdf", ".jpg")


def _new(options: Chosen) -> int:
    if options.list:
        if options.name is not None or options.like is not None:
            raise UsageError("--list writes no file: leave out the name and --like.")
        print("\n".join(f"{name:<10} {what}" for name, what in TEMPLATES.items()))
        REPLY["templates"] = TEMPLATES
        return 0
    if options.name is None:
        raise UsageError("name: the new model has none. Give one, or --list.")
    name = options.name.removesuffix(".py")
    like = options.like or (name if name in TEMPLATES else "pendulum")
    # Names of templates are names of models, but for a hyphen.
    name = name.replace("-", "_") if name in TEMPLATES else name
    if not name.isidentifier():
        raise UsageError(
            f"name {options.name!r}: a model is called by letters, digits and "
            f"underscores, not beginning with a digit. Take for example 'crane'."
        )
    path = options.out_folder() / f"{name}.py"
    if path.exists():
        raise UsageError(
            f"file {str(path)!r}: it is there already, and is not overwritten. Take "
            f"another name, or remove it."
        )
    template = files("symbody.cli") / "templates" / f"{like}.txt"
    write_file(path, template.read_text(encoding="utf-8").replace("{name}", name))
    wrote(path)
    print(f"Look at it with: symbody show {path}")
    return 0


def _convert(options: Chosen) -> int:
    with usage():
        writable_format(Path(options.out), options.to)
    check_names("--leave-out", options.leave_out or [], LEAVABLE)
    model = options.read_model()
    more = {} if options.leave_out is None else {"leave_out": options.leave_out}
    wrote(write(model, options.out, format=options.to, force=options.force, **more))
    return 0


def _picture(options: Chosen) -> int:
    if options.out is not None:
        _check_ending("--out", options.out, *_ENDINGS)
    model = options.read_model()
    out = Path(options.out or f"{model.name}.png")
    model.picture().savefig(out)
    wrote(out)
    return 0


def _check_ending(option: str, file: str | Path, *endings: str) -> None:
    if Path(file).suffix.lower() not in endings:
        raise UsageError(f"{option} {str(file)!r}: end it in {', '.join(endings)}.")


def _plot(options: Chosen) -> int:
    path = existing(options.file, "a netCDF file that `symbody simulate` wrote")
    models = (".py", ".ipynb", *(end for f in FORMATS.values() for end in f.endings))
    if path.suffix.lower() in models:
        raise UsageError(
            f"file {options.file!r}: a motion is in a netCDF file, .nc. Of a model, "
            f"symbody show makes a page, picture a picture, and simulate a motion."
        )
    out = Path(options.out or path.with_suffix(".png").name)
    _check_ending("--out", out, *_ENDINGS)
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
    wrote(out)
    return 0


def _show(options: Chosen) -> int:
    if options.html is not None:
        if options.no_browser or options.port or options.host != _HOST:
            raise UsageError(
                "--html writes a file and opens nothing: leave out --port, --host and "
                "--no-browser."
            )
        _check_ending("--html", options.html, ".html", ".htm")
    if _is_pymbs(options.file):
        return _show_pymbs(options)
    if options.html is not None:
        options.read_model().to_html(options.html)
        wrote(options.html)
        return 0
    if options.json:
        raise UsageError("--json: a server has no answer. Give --html FILE, too.")

    options.read_model()
    # A server, and what pages compute with: 50 ms for commands that show nothing.
    from symbody.view.live import live_page

    # As above.
    from symbody.view.model_page import model_data

    try:
        watched = [path for path in [Path(options.file)] if path.exists()]
        live = live_page(
            lambda: model_data(options.read_model()),
            options.port, False, options.host, watched,
        )  # fmt: skip
    except CallError as error:
        raise UsageError(f"--port, --host: {error}") from None
    print(f"{live.url}\nEnd with Ctrl-C.", flush=True)
    if not options.no_browser:
        webbrowser.open(live.url)
    live.wait()
    return 0


def _is_pymbs(file: str) -> bool:
    path = Path(file)
    if path.suffix.lower() != ".py" or not path.is_file():
        return False
    return bool(_PYMBS.search(path.read_text("utf-8", errors="replace")))


def _show_pymbs(options: Chosen) -> int:
    """Run a PyMbs script, write the page of its world, and open that."""
    # As below.
    from symbody_pymbs.motion import world_page

    # As below.
    from symbody_pymbs.run import run_script

    given = [options.model, *options.folder, *options.option, options.port]
    if any(given) or options.host != _HOST:
        raise UsageError(
            f"file {options.file!r}: it is a script for PyMbs, which is run and shown "
            f"as a page. Leave out --model, --folder, --option, --port and --host."
        )
    folder = Path(tempfile.mkdtemp(prefix="symbody-"))
    it = run_script(Path(options.file), folder, browser=False)
    page = Path(options.html or folder / f"{Path(options.file).stem}.html")
    write_file(page, world_page(it))
    wrote(page)
    if options.html is None and not options.no_browser:
        webbrowser.open(page.resolve().as_uri())
    return 0


def _run_pymbs(options: Chosen) -> int:
    # SciPy and Matplotlib are only imported for this command.
    from symbody_pymbs.motion import world_page

    # As is what runs scripts.
    from symbody_pymbs.run import report, run_script

    if options.html is not None:
        _check_ending("--html", options.html, ".html", ".htm")
        writable_folder(Path(options.html).parent)
    folder = options.out_folder()
    opens = options.html is None and not options.no_browser
    it = run_script(existing(options.file, "a PyMbs script"), folder, browser=opens)
    results = report(it, options.simulate)
    REPLY.update(results)
    if options.html is not None:
        write_file(options.html, world_page(it))
        it.written.append(Path(options.html))
    for note in it.notes:
        print(f"note: {note}")
    wrote(*it.written)
    for name, values in results.items():
        print(f"{name}: {values}")
    return 0


NEW = Command(
    "new", "write a commented model file", _new,
    Option("name", "of the model, and of its file NAME.py", nargs="?"),
    Option.flag("--list", "list what a file can begin with"),
    Option(
        "--like", "; ".join(f"{name}: {what}" for name, what in TEMPLATES.items())
        + "; by default the one of that name, or the pendulum", choices=TEMPLATES,
    ),
    Option("--out", "folder for the file", default="."),
)  # fmt: skip
CONVERT = Command(
    "convert", "write a model as a file of another format", _convert,
    Option("out", "the file to write: .json or .urdf"),
    Option("--to", "its format, if the ending does not tell"),
    Option.several(
        "--leave-out", "KIND",
        f"kinds of elements that a URDF file need not hold: {', '.join(LEAVABLE)}",
    ),
    Option.flag("--force", "overwrite another file"),
    of_model=True,
)  # fmt: skip
PLOT = Command(
    "plot", "plot a motion that was simulated", _plot,
    Option("file", "netCDF file that `symbody simulate` wrote"),
    Option(
        "names", "of quantities, entries, or groups such as q; default: everything",
        nargs="*",
    ),
    Option("--out", "picture: .png, .svg, .pdf; default: FILE.png"),
    alternatives=(
        Option.flag("--phase", "velocity over coordinate"),
        Option.flag("--spectrum", "amplitude over frequency"),
    ),
)  # fmt: skip
PICTURE = Command(
    "picture", "draw a model at its start", _picture,
    Option("--out", "picture: .png, .svg, .pdf; default: the model's name, .png"),
    of_model=True,
)  # fmt: skip
SHOW = Command(
    "show", "show a model in a browser, and again whenever its file is saved", _show,
    Option("--port", "default: any free one", type=int, default=0),
    Option(
        "--host",
        "address to listen on; others than the default let other machines in, if "
        "they know the token", default=_HOST,
    ),
    Option.flag("--no-browser", "print the address only"),
    Option("--html", "write a page that computes, and end", metavar="FILE"),
    of_model=True,
)  # fmt: skip
RUN_PYMBS = Command(
    "run-pymbs", "run a PyMbs script as it is; it may do what any program may",
    _run_pymbs,
    Option("file", "PyMbs script"),
    Option("--simulate", "seconds; gives the state there", type=positive, metavar="T"),
    Option("--out", "folder for the files it writes", default="."),
    Option("--html", "write a page that shows it and computes", metavar="FILE"),
    Option.flag("--no-browser", "open no page that the script shows"),
)  # fmt: skip
