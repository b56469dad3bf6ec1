"""`symbody docs`: the documentation as a site, on this machine, without network."""

from __future__ import annotations

import argparse
import functools
import http.server
import tempfile
import webbrowser
from pathlib import Path

import symbody
from symbody.cli.usage import Commands, UsageError
from symbody.cli.writable import writable_folder

_HERE = Path(symbody.__file__).parent


def add_docs(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "docs", help="build the documentation as a site and open it; extra docs"
    )
    parser.add_argument(
        "--out", help="folder for the site, which is built and not opened"
    )
    parser.set_defaults(run=_docs)


def _docs(options: argparse.Namespace) -> int:
    source = sources()
    if options.out is not None:
        build(source, writable_folder(Path(options.out)))
        print(Path(options.out) / "index.html")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        print("The site is being built; that takes half a minute.", flush=True)
        build(source, Path(folder))
        _serve(Path(folder))
    return 0


def sources() -> Path:
    """Return the configuration of the site: of the package, or of its repository.

    Raises:
        UsageError: There is neither.
    """
    places = (_HERE / "documentation" / "mkdocs.yml", _HERE.parents[1] / "mkdocs.yml")
    for place in places:
        if place.is_file():
            return place
    raise UsageError(
        f"docs: the documentation is not beside the package in {str(_HERE)!r}. Install "
        f"symbody as a package, or from its whole repository."
    )


def build(source: Path, folder: Path) -> None:
    """Build the site.

    Raises:
        UsageError: The extra is not installed.
    """
    try:
        # An extra.
        from mkdocs.commands.build import build as build_site

        # The same.
        from mkdocs.config import load_config
    except ImportError:
        raise UsageError(
            "docs: MkDocs is not installed. Install it with "
            "pip install 'symbody[docs]'."
        ) from None
    # MkDocs counts a relative path from the place of its configuration.
    build_site(load_config(str(source), site_dir=str(folder.resolve())))


def _serve(folder: Path) -> None:
    """Give out the site on this machine until Ctrl-C."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        url = f"http://127.0.0.1:{server.server_address[1]}/index.html"
        print(f"{url}\nEnd with Ctrl-C.", flush=True)
        webbrowser.open(url)
        server.serve_forever()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""
