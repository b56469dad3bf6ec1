"""`symbody doctor`: what is installed, what is missing, and how to get it."""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from symbody.cli.usage import Commands
from symbody.errors import SymbodyError
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
    "bench": "benchmarks of symbody itself",
    "casadi": "models in CasADi",
    "control": "linear systems for python-control",
    "docs": "the documentation as a site",
    "fmu": "running FMUs",
    "gymnasium": "environments for learning",
    "jax": "models in JAX",
    "netcdf": "motions as netCDF-4",
    "notebook": "pages as widgets",
    "optuna": "searches by Optuna",
    "parquet": "motions as Parquet",
    "salib": "Sobol's indices by SALib",
    "studies": "stores and clusters for studies",
    "sundials": "constraints='dae'",
    "sympy": "formulas of SymPy",
    "test": "tests of symbody itself",
    "torch": "models in PyTorch",
    "units": "quantities of pint",
    "usd": "Universal Scene Description",
    "video": "films as MP4",
}


def add_doctor(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "doctor", help="what is installed, what is missing, and how to get it"
    )
    parser.set_defaults(run=_doctor)


def _doctor(options: argparse.Namespace) -> int:
    missing = 0
    print(f"Python {platform.python_version()} on {platform.platform()}")
    print(f"  {sys.executable}")
    print("Needed:")
    for name in _required(""):
        found = _version(name)
        missing += found is None
        print(_line(name, found, f"pip install {name}"))
    print("Extras:")
    for extra, names in _extras().items():
        lacking = [name for name in names if _version(name) is None]
        remedy = f"without {', '.join(lacking)}: pip install 'symbody[{extra}]'"
        named = f"{extra} ({_PURPOSES[extra]})" if extra in _PURPOSES else extra
        print(_line(named, None if lacking else "there", remedy))
    if (told := _version("symbody")) != __version__:
        print(f"  The list is that of symbody {told or '?'}, as it was installed, but")
        print(f"  {__version__} runs: install it again for a list that is complete.")
    print("Tools:")
    for commands, purpose in _TOOLS.items():
        there = next(filter(None, map(shutil.which, commands)), None)
        print(_line(" or ".join(commands), there, f"only for {purpose}"))
    print("Here:")
    print(_line("pages that compute", *_checked(_pages)))
    print(_line("cache", *_checked(_cache)))
    return 1 if missing else 0


def _pages() -> str:
    wasm_target()
    return "there"


def _line(name: str, found: str | None, remedy: str) -> str:
    return f"  {'ok' if found else '--'}  {name}: {found or f'missing; {remedy}'}"


def _checked(look: Callable[[], object]) -> tuple[str | None, str]:
    """Return what a look finds, or why it finds nothing."""
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


def _extras() -> dict[str, list[str]]:
    """Return the packages of each extra, by its name."""
    lines = requires("symbody") or []
    found = (re.search(r"extra == [\"'](\w+)", line) for line in lines)
    names = sorted({match[1] for match in found if match})
    return {n: list(_required(n)) for n in names}


def _required(extra: str) -> Iterator[str]:
    """Yield the names of the packages that an extra needs; "" for all users."""
    for line in requires("symbody") or []:
        named = re.search(r"extra == [\"'](\w+)", line)
        if (named[1] if named else "") == extra:
            yield re.split(r"[^\w.-]", line, maxsplit=1)[0]
