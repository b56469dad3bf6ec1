"""Types at the door: checkers find mistakes in what users write, and nothing else."""

import re
import runpy
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[1]
MISTAKES = ROOT / "tests" / "types" / "mistakes.py"
ACCEPTED = ROOT / "tests" / "types" / "accepted.py"
EXAMPLES = ROOT / "examples"

pytestmark = pytest.mark.slow


def marked(path):
    """Return what must be said of a line, by its number."""
    lines = path.read_text("utf-8").splitlines()
    found = {n: line.partition("# E: ")[2] for n, line in enumerate(lines, 1)}
    return {number: words for number, words in found.items() if words}


@pytest.fixture(scope="module")
def said():
    """Return what mypy says of all files: by file and line, the errors."""
    settings = ["--strict", "--config-file", str(ROOT / "pyproject.toml")]
    files = [str(MISTAKES), str(ACCEPTED), str(EXAMPLES)]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        text, trouble, _ = api.run([*settings, "--no-pretty", *files])
    assert trouble == ""
    found = {}
    for path, line, words in re.findall(r"^(.+?):(\d+): error: (.*)$", text, re.M):
        found.setdefault(Path(path).name, {}).setdefault(int(line), []).append(words)
    return found


def test_every_mistake_is_found_and_told(said):
    found, expected = said[MISTAKES.name], marked(MISTAKES)
    assert len(expected) > 50
    assert found.keys() == expected.keys()
    silent = {
        line: found[line]
        for line, words in expected.items()
        if not any(words in one for one in found[line])
    }
    assert silent == {}


def test_what_is_right_is_accepted_and_runs(said):
    assert ACCEPTED.name not in said
    model = runpy.run_path(str(ACCEPTED))["model"]
    assert len(model.joints) == 2


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda p: p.stem)
def test_an_example_is_typed_strictly(path, said):
    assert said.get(path.name, {}) == {}


def test_what_documents_show_is_typed_as_users_check_it(tmp_path):
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        found = re.findall(
            r"^```python\n(.*?)^```", page.read_text("utf-8"), re.S | re.M
        )
        # Those of a tutorial belong together.
        blocks = ["\n".join(found)] if "tutorials" in page.parts else found
        for number, block in enumerate(blocks):
            name = re.sub(r"\W", "_", str(page.relative_to(ROOT)))
            (tmp_path / f"{name}_{number}.py").write_text(block, "utf-8")
    settings = ["--config-file=", "--ignore-missing-imports", "--no-pretty"]
    settings += ["--scripts-are-modules", f"--cache-dir={tmp_path / 'cache'}"]
    files = sorted(map(str, tmp_path.glob("*.py")))
    assert len(files) > 150
    text, trouble, _ = api.run([*settings, *files])
    assert trouble == ""
    errors = [line for line in text.splitlines() if ": error:" in line]
    assert errors == []
