"""Check a release, and print its notes; the job of releases calls it.

python tools/release.py notes v0.3.0   # prints the section of the changelog
python tools/release.py check dist     # looks into the wheel and the sdist

Both end with a sentence and status 1 where something is wrong.
"""

from __future__ import annotations

import re
import runpy
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
# Files beside Python without which something of the package would be missing.
_NEEDED = (
    "symbody/py.typed", "symbody/__init__.pyi", "symbody/runtime/loops/sources/loop.ll",
    "symbody/runtime/loops/sources/ode.h", "symbody/documentation/mkdocs.yml",
    "symbody/documentation/docs/index.md", "symbody_pymbs/__init__.py",
)  # fmt: skip


def version() -> str:
    """Return the version of the sources."""
    return str(runpy.run_path(str(ROOT / "src/symbody/version.py"))["__version__"])


def notes(tag: str) -> str:
    """Return what the changelog says of the version that a tag names."""
    if tag != f"v{version()}":
        sys.exit(
            f"The tag is {tag!r}, but src/symbody/version.py says {version()!r}. Tag "
            f"v{version()}, or set the version before."
        )
    for file in ("CITATION.cff", "recipe/recipe.yaml"):
        text = (ROOT / file).read_text(encoding="utf-8")
        if not re.search(rf'^ *version: "?{re.escape(version())}"?$', text, re.M):
            sys.exit(f"{file} has another version than {version()}. Set it there, too.")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(
        rf"^## \[{re.escape(version())}\].*?\n(.*?)(?=^## |\Z)", changes, re.M | re.S
    )
    if section is None or not section[1].strip():
        sys.exit(f"CHANGELOG.md says nothing of {version()}. Write what changes.")
    return section[1].strip()


def check(folder: Path) -> None:
    """Look whether a folder has one wheel and one sdist, with all that they need."""
    wheels, sdists = list(folder.glob("*.whl")), list(folder.glob("*.tar.gz"))
    if len(wheels) != 1 or len(sdists) != 1:
        files = ", ".join(sorted(path.name for path in folder.iterdir())) or "nothing"
        sys.exit(f"{folder} has {files}, but one wheel and one sdist are needed.")
    with zipfile.ZipFile(wheels[0]) as wheel:
        names = set(wheel.namelist())
    with tarfile.open(sdists[0]) as sdist:
        sources = {name.partition("/")[2] for name in sdist.getnames()}
    lacking = [f"the wheel {name}" for name in _NEEDED if name not in names]
    # What tests need is in the sdist, so that packagers can run them.
    kept = ("pyproject.toml", "LICENSE", "NOTICE", "tests/conftest.py", "CHANGELOG.md")
    lacking += [f"the sdist {name}" for name in kept if name not in sources]
    if lacking:
        sys.exit(f"Missing are, of {', of '.join(lacking)}.")


def main(arguments: Sequence[str]) -> None:
    """Do what the first word says."""
    match arguments:
        case ["notes", tag]:
            print(notes(tag))
        case ["check", folder]:
            check(Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
