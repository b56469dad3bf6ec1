"""`symbody doctor`, `docs` and `completion`: the installation, its help, its shell."""

from __future__ import annotations

import argparse
import functools
import platform
import re
import shutil
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files
from pathlib import Path

import symbody
from symbody.cli.usage import Chosen, UsageError
from symbody.errors import SymbodyError, from_extra
from symbody.runtime.cache import cache_folder
from symbody.runtime.wasm import wasm_target
from symbody.version import __version__

# Commands that some parts use, and for what.
_TOOLS = {
    ("cc", "gcc", "clang"): "backend='c', FMUs and C libraries",
    ("octave-cli", "matlab"): "generated MATLAB",
    ("chromium", "google-chrome", "firefox"): "pages: any browser will do",
}
# What extras are for.
_PURPOSES = {
    "bench": "benchmarks of symbody itself", "casadi": "models in CasADi",
    "control": "linear systems for python-control",
    "docs": "the documentation as a site", "fmu": "running FMUs",
    "gymnasium": "environments for learning", "jax": "models in JAX",
    "mcp": "a server for language models", "netcdf": "motions as netCDF-4",
    "notebook": "pages as widgets", "optuna": "searches by Optuna",
    "parquet": "motions as Parquet", "salib": "Sobol's indices by SALib",
    "studies": "stores and clusters for studies",
    "slow": "slow tests of symbody itself", "sundials": "constraints='dae'",
    "sympy": "formulas of SymPy", "test": "tests of symbody itself",
    "torch": "models in PyTorch", "units": "quantities of pint",
    "usd": "Universal Scene Description", "video": "films as MP4",
}  # fmt: skip
_HERE = Path(symbody.__file__).parent
_ZSH = """\
# Completion of symbody for zsh; in ~/.zshrc:  eval "$(symbody completion zsh)"
autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
"""


def doctor(options: Chosen) -> int:
    """Say what is installed, what is missing, and how to get it."""
    missing = 0
    print(f"Python {platform.python_version()} on {platform.platform()}")
    print(f"  {sys.executable}")
    print("Needed:")
    required = _required()
    for name in required.pop("", []):
        installed = _version(name)
        missing += installed is None and name != "llvmlite"
        instead = "C or Python does its work, slower; " if name == "llvmlite" else ""
        print(_line(name, installed, f"{instead}pip install {name}"))
    print("Extras:")
    for extra, names in sorted(required.items()):
        lacking = [name for name in names if _version(name) is None]
        remedy = f"without {', '.join(lacking)}: pip install 'symbody[{extra}]'"
        named = f"{extra} ({_PURPOSES[extra]})" if extra in _PURPOSES else extra
        print(_line(named, None if lacking else "there", remedy))
    if (listed := _version("symbody")) != __version__:
        print(f"  The list is that of symbody {listed or '?'}, as installed, but")
        print(f"  {__version__} runs: install it again for a list that is complete.")
    print("Tools:")
    for commands, purpose in _TOOLS.items():
        there = next(filter(None, map(shutil.which, commands)), None)
        print(_line(" or ".join(commands), there, f"only for {purpose}"))
    print("Here:")
    print(_line("pages that compute", *_checked(lambda: wasm_target() and "there")))
    print(_line("cache", *_checked(_cache)))
    return 1 if missing else 0


def _line(name: str, present: str | None, remedy: str) -> str:
    return f"  {'ok' if present else '--'}  {name}: {present or f'missing; {remedy}'}"


def _checked(look: Callable[[], object]) -> tuple[str | None, str]:
    """Return the result of a check, or why there is none."""
    try:
        return str(look()), ""
    except (SymbodyError, OSError) as error:
        return None, str(error)


def _cache() -> str:
    folder = cache_folder()
    size = sum(p.stat().st_size for p in Path(folder).glob("**/*") if p.is_file())
    return f"{folder}, {size / 1e6:.0f} MB"


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _required() -> dict[str, list[str]]:
    """Return the packages that each extra needs; under "" those for all users."""
    try:
        lines = requires("symbody") or []
    except PackageNotFoundError:  # in a folder of sources
        lines = []
    packages: dict[str, list[str]] = {}
    for line in lines:
        named = re.search(r"extra == [\"'](\w+)", line)
        name = re.split(r"[^\w.-]", line, maxsplit=1)[0]
        packages.setdefault(named[1] if named else "", []).append(name)
    return packages


def docs(options: Chosen) -> int:
    """Build the documentation as a site, and give it out until Ctrl-C."""
    source = sources()
    if options.out is not None:
        build(source, options.out_folder())
        print(Path(options.out) / "index.html")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        # 30 ms for commands that serve nothing.
        from http import server as http

        class Quiet(http.SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: object) -> None:
                """Print nothing."""

        print("The site is being built; that takes half a minute.", flush=True)
        build(source, Path(folder))
        handler = functools.partial(Quiet, directory=folder)
        with http.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            url = f"http://127.0.0.1:{server.server_address[1]}/index.html"
            print(f"{url}\nEnd with Ctrl-C.", flush=True)
            webbrowser.open(url)
            server.serve_forever()
    return 0


def sources() -> Path:
    """Return the configuration of the site: of the package, or of its repository."""
    places = (_HERE / "documentation" / "mkdocs.yml", _HERE.parents[1] / "mkdocs.yml")
    for place in places:
        if place.is_file():
            return place
    raise UsageError(
        f"docs: the documentation is not beside the package in {str(_HERE)!r}. Install "
        f"symbody as a package, or from its whole repository."
    )


def build(source: Path, folder: Path) -> None:
    """Build the site; raises UsageError where MkDocs is not installed."""
    building = from_extra(
        "docs", "mkdocs.commands.build", "docs", UsageError, name="MkDocs"
    )
    config = from_extra("docs", "mkdocs.config", "docs", UsageError, name="MkDocs")
    # MkDocs counts a relative path from the place of its configuration.
    building.build(config.load_config(str(source), site_dir=str(folder.resolve())))


def print_completion(shell: str, parser: argparse.ArgumentParser) -> int:
    """Print the completion of all commands for a shell."""
    options = options_of(parser)
    if shell == "fish":
        print("# symbody completion fish > ~/.config/fish/completions/symbody.fish")
        for name, several in options.items():
            print(f"complete -c symbody -n __fish_use_subcommand -a {name}")
            of = f"-n '__fish_seen_subcommand_from {name}'"
            for option in several:
                print(f"complete -c symbody {of} -l {option[2:]}")
        return 0
    cases = "\n".join(
        f'      {name}) options="{" ".join(of)}" ;;' for name, of in options.items()
    )
    template = files("symbody.cli") / "templates" / "completion.bash"
    text = template.read_text(encoding="utf-8").replace("%CASES%", cases)
    text = text.replace("%COMMANDS%", " ".join(options))
    print(_ZSH + text if shell == "zsh" else text, end="")
    return 0


def options_of(parser: argparse.ArgumentParser) -> dict[str, list[str]]:
    """Return the long options of each command, by its name."""
    (action,) = (
        a for a in parser._actions if isinstance(a, argparse._SubParsersAction)
    )
    return {
        name: [s for a in of._actions for s in a.option_strings if s[:2] == "--"]
        for name, of in action.choices.items()
    }
