"""`symbody show`: a model file or a motion on a live page."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from symbody.cli.given_model import add_model_options, given_model
from symbody.cli.usage import Commands, UsageError
from symbody.errors import CallError
from symbody.view.live import Told, opened
from symbody.view.pages import model_page


def add_show(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "show", help="show a model in a browser, anew when its file is saved"
    )
    add_model_options(parser)
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
    parser.set_defaults(run=_show)


def _show(options: argparse.Namespace) -> int:
    if options.html is not None:
        if options.no_browser or options.port:
            raise UsageError(
                "--html writes a file and opens nothing: leave out --port and "
                "--no-browser."
            )
        if Path(options.html).suffix.lower() not in (".html", ".htm"):
            raise UsageError(f"--html {options.html!r}: end it in .html.")
        given_model(options).to_html(options.html)
        print(options.html)
        return 0
    make, watched = partial(_page, options), (Path(options.file),)
    given_model(options)
    try:
        live = opened(make, watched, options.port, False, options.host)
    except CallError as error:
        raise UsageError(f"--port, --host: {error}") from None
    print(f"{live.url}\nEnd with Ctrl-C.", flush=True)
    if not options.no_browser:
        # Takes a moment to import, which only this needs.
        import webbrowser

        webbrowser.open(live.url)
    live.wait()
    return 0


def _page(options: argparse.Namespace, told: Told) -> str:
    return model_page(given_model(options), live=told)
