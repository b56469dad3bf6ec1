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

# What a user's checker does by default, though symbody and the rest are read strictly.
DEFAULTS = (
    "# mypy: disallow-any-generics=False, disallow-subclassing-any=False, "
    "disallow-untyped-calls=False, disallow-untyped-defs=False, "
    "disallow-incomplete-defs=False, check-untyped-defs=False, "
    "disallow-untyped-decorators=False, warn-redundant-casts=False, "
    "warn-unused-ignores=False, warn-return-any=False, strict-equality=False, "
    'extra-checks=False, disable-error-code="import-untyped,import-not-found"\n'
)

pytestmark = pytest.mark.slow


def marked(path):
    """Return what must be said of a line, by its number."""
    lines = path.read_text("utf-8").splitlines()
    found = {n: line.partition("# E: ")[2] for n, line in enumerate(lines, 1)}
    return {number: words for number, words in found.items() if words}


# Lines where SciPy's stubs are wrong: they know neither that the Hessian of constraints
# takes multipliers, as its documentation says, nor that one may be sparse.
OF_STUBS = {"docs_howto_plan_motions_md_1.py": {16, 18}}


@pytest.fixture(scope="module")
def documents(tmp_path_factory):
    """Return a folder with what documents show."""
    folder = tmp_path_factory.mktemp("documents")
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        found = re.findall(
            r"^```python\n(.*?)^```", page.read_text("utf-8"), re.S | re.M
        )
        # Those of a tutorial belong together.
        blocks = ["\n".join(found)] if "tutorials" in page.parts else found
        for number, block in enumerate(blocks):
            name = re.sub(r"\W", "_", str(page.relative_to(ROOT)))
            (folder / f"{name}_{number}.py").write_text(DEFAULTS + block, "utf-8")
    return folder


@pytest.fixture(scope="module")
def said(documents):
    """Return what mypy says of all files: by file and line, the errors."""
    settings = ["--strict", "--config-file", str(ROOT / "pyproject.toml")]
    files = [str(MISTAKES), str(ACCEPTED), str(EXAMPLES)]
    files += sorted(map(str, documents.glob("*.py")))
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


def test_what_documents_show_is_typed_as_users_check_it(documents, said):
    files = [path.name for path in documents.iterdir()]
    assert len(files) > 150
    left = {
        name: {*said[name]} - OF_STUBS.get(name, set())
        for name in files
        if name in said
    }
    assert {name: said[name] for name, lines in left.items() if lines} == {}
