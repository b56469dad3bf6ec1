"""What documents name exists: functions, arguments, files, commands, extras."""

import importlib
import inspect
import re
import shlex
import tomllib
from pathlib import Path

import pytest

import symbody as sb
from symbody.cli.main import _parser
from symbody.exports.packages import PACKAGES
from symbody.model import quantities
from symbody.pipeline.functions import FUNCTIONS
from symbody.public_names import by_name, spellings

ROOT = Path(__file__).parents[1]
DOCUMENTS = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
    if path.name != "CHANGELOG.md"
}
# Their files are the package's; other pages name files of the user's as well.
OF_THE_CODE = [
    name
    for name in DOCUMENTS
    if "/" not in name or name.startswith(("docs/decisions", "docs/reference"))
]
PACKAGE = "src/symbody"
PLACES = ("", "src", PACKAGE, f"{PACKAGE}/model", f"{PACKAGE}/exports", "tests", "docs")
# What a text names that somebody else has.
FOREIGN = {"symbody-demo/"}
HOLDERS = (sb.Model, sb.Body, sb.Frame, sb.results.Motion, sb.CompiledModel)


def spans(page):
    """Return what stands in backticks, but not in blocks."""
    text = re.sub(r"^```.*?^```|^    .*?$", "", DOCUMENTS[page], flags=re.S | re.M)
    return re.findall(r"(?<!`)`([^`]+)`(?!`)", text)


def blocks(page, *languages):
    pattern = rf"^```(?:{'|'.join(languages)})\n(.*?)^```"
    return re.findall(pattern, DOCUMENTS[page], re.S | re.M)


def exists(path):
    """Return whether a dotted name is one of the package."""
    found, module = sb, "symbody"
    for part in path.split("."):
        module += f".{part}"
        if hasattr(found, part):
            found = getattr(found, part)
            continue
        try:
            found = importlib.import_module(module)
        except ImportError:
            return False
    return True


def test_names_of_the_package_exist():
    pattern = r"\b(?:sb|symbody)\.(?!json\b|py\b)([A-Za-z_][\w.]*\w)"
    named = {
        (page, name)
        for page in DOCUMENTS
        for span in spans(page)
        for name in re.findall(pattern, span)
    }
    assert [(page, name) for page, name in sorted(named) if not exists(name)] == []


def test_arguments_that_are_named_exist():
    assert [
        (page, span, word)
        for page in DOCUMENTS
        for span in spans(page)
        for call, inside in re.findall(r"\b([A-Za-z_][\w.]*)\((.*)\)", span)
        for word in re.findall(r"(?:^|[,\s])(\w+)=", re.sub(r"\([^()]*\)", "", inside))
        if (known := parameters_of(call)) and word not in known
    ] == []


def parameters_of(call):
    """Return the names of the arguments of a public function, if they are all told."""
    name = call.split(".")[-1]
    if call.startswith(("addLoad", "addSensor", "genCode", "mujoco")):
        return ()  # PyMbs's and MuJoCo's
    functions = [getattr(holder, name, None) for holder in HOLDERS]
    for function in [by_name(name) if name in spellings() else None, *functions]:
        if inspect.isfunction(function) or inspect.isclass(function):
            found = inspect.signature(function).parameters.values()
            return (
                ()
                if any(p.kind is p.VAR_KEYWORD for p in found)
                else tuple(p.name for p in found)
            )
    return ()


def test_files_and_folders_that_are_named_exist():
    named = {
        (page, span)
        for page in OF_THE_CODE
        for span in spans(page)
        if re.fullmatch(r"[\w.-]+(/[\w.-]+)+/?|\w+/|\w+\.(py|toml)", span)
        and not re.search(r"_description/|dm_control|gymnasium|robots/|^k\d|NAME", span)
    }
    names = {path.name for path in ROOT.rglob("*.*") if ".git" not in path.parts}
    assert [
        (page, name)
        for page, name in sorted(named)
        if name not in FOREIGN
        and not any((ROOT / place / name).exists() for place in PLACES)
        and name not in names
    ] == []


def commands(word, found):
    """Yield the page, and the words of each command in some lines of the pages."""
    for page in DOCUMENTS:
        for line in found(page):
            for part in line.removeprefix("$ ").split("&&"):
                words = shlex.split(part, comments=True)
                if words[:1] == [word] and len(words) > 1:
                    yield page, words[1:]


def lines_of_blocks(page):
    return "\n".join(blocks(page, "bash", "sh", "console")).splitlines()


def test_commands_in_blocks_are_understood():
    found = list(commands("symbody", lines_of_blocks))
    assert len(found) > 10
    for _, words in found:
        _parser().parse_args(words)


def test_commands_in_texts_have_the_options_that_they_name(capsys):
    found = list(commands("symbody", spans))
    assert len(found) > 10
    for page, (name, *words) in found:
        if name.startswith("--"):
            name, words = "--help", [name]
        with pytest.raises(SystemExit):
            _parser().parse_args([name, "--help"])
        known = capsys.readouterr().out
        options = [word for word in words if word.startswith("--")]
        assert [o for o in options if o not in known] == [], (page, name, known)


def test_tests_and_benchmarks_that_are_to_be_run_exist():
    for word in ("pytest", "python"):
        found = [*commands(word, spans), *commands(word, lines_of_blocks)]
        files = [
            w for _, words in found for w in words if re.search(r"/|benchmarks", w)
        ]
        assert files
        files = [file for file in files if "NAME" not in file]
        assert [file for file in files if not (ROOT / file).exists()] == []


def test_extras_that_are_to_be_installed_exist():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {
        extra.strip()
        for text in DOCUMENTS.values()
        for group in re.findall(r"pip install (?:-e )?'(?:\.|symbody)\[(.*?)\]'", text)
        for extra in group.split(",")
    }
    assert len(named) > 3
    assert named <= project["optional-dependencies"].keys()


def test_every_function_of_a_model_is_described():
    page = DOCUMENTS["docs/reference/compiled-functions.md"]
    assert [name for name in FUNCTIONS if f"`{name}`" not in page] == []


def test_functions_of_a_model_have_the_arguments_that_are_described():
    page = DOCUMENTS["docs/reference/compiled-functions.md"]
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", page, re.M)
    told = {name: told for names, told in rows for name in re.findall(r"\w+", names)}
    assert told == {name: arguments_of(spec) for name, spec in FUNCTIONS.items()}


def arguments_of(spec):
    """Return arguments as documents tell them."""
    words = dict(zip(spec.arguments, spec.arguments, strict=True))
    if spec.arguments.get("y", ())[3:]:
        words["y"] = f"({', '.join(spec.arguments['y'])})"
    return ", ".join(words.values()).replace("x, u", "[x,] u")


def test_every_language_has_a_page_that_names_it():
    found = " ".join(DOCUMENTS.values())
    assert [
        name for name in PACKAGES if not re.search(rf"[\"`| ]{name}[\"`| ,]", found)
    ] == []


def test_every_mechanism_of_the_library_is_a_function_of_it():
    assert [
        n for n in sb.library.LIBRARY if not callable(getattr(sb.library, n, 0))
    ] == []


def test_the_page_for_one_go_names_all_reserved_names():
    page = DOCUMENTS["docs/howto/build-in-one-go.md"]
    (rule,) = re.findall(r"Names are letters.*?(?=^\d+\. )", page, re.S | re.M)
    kept, _, measured = rule.partition("no input")
    model = sb.Model("names")
    for name in re.findall(r"`(\w+)`", kept):
        with pytest.raises(sb.errors.ModelError, match="the name is reserved"):
            model.add_body(name)
    assert set(re.findall(r"`(\w+)`", kept)) >= quantities._RESERVED
    assert set(re.findall(r"`(\w+)`", measured)) == quantities._OF_RESULTS


def test_the_page_for_one_go_names_all_analyses():
    page = DOCUMENTS["docs/howto/build-in-one-go.md"]
    wanted = """kinematics equilibrium linearize modal inverse_kinematics reactions
        inverse_dynamics Study fit Sampled simulate mobility derive generate"""
    missing = [name for name in wanted.split() if f"sb.{name}(" not in page]
    assert missing == []
    assert "model.add_node(" in page
