"""Documents and docstrings are true: links lead somewhere, examples run."""

import doctest
import importlib
import re
import runpy
import shlex
from pathlib import Path

import pytest

import symbody
import symbody.library.catalog
from symbody.cli.main import _parser, main

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(path, languages="python"):
    """Return the examples of a page; those of a tutorial belong together."""
    pattern = rf"^```(?:{languages})\n(.*?)^```"
    found = re.findall(pattern, path.read_text("utf-8"), re.S | re.M)
    return ["\n".join(found)] if "tutorials" in path.parts else found


# Examples of several seconds; what they call is tested elsewhere: pictures in
# tests/view, traced functions in tests/writers, large models in tests/pipeline,
# studies in tests/studies, the mechanisms of tutorials in tests/library and
# tests/known.
LONG = {
    "docs/howto/build-in-one-go.md-3",
    "docs/howto/see-it.md-0",
    "docs/howto/see-it.md-3",
    "docs/howto/see-it.md-4",
    "docs/howto/large-models.md-0",
    "docs/howto/use-casadi-jax-torch.md-1",
    "docs/howto/use-casadi-jax-torch.md-2",
    "docs/howto/see-it.md-2",
    "docs/howto/make-an-fmu.md-1",
    "docs/tutorials/a-writer-of-your-own.md-0",
    "docs/tutorials/bicycle.md-0",
    "docs/tutorials/elements-and-connections.md-0",
    "docs/tutorials/four-bar.md-0",
    "docs/tutorials/fuel-injection-pump.md-0",
    "docs/tutorials/identification.md-0",
    "docs/tutorials/parameter-study.md-0",
    "docs/tutorials/robot-arm.md-0",
    "docs/tutorials/suspension.md-0",
}


def example(block, name):
    """Return the parameter of an example."""
    return pytest.param(block, id=name, marks=[pytest.mark.slow] * (name in LONG))


EXAMPLES = [
    example(block, f"{path.relative_to(ROOT)}-{number}")
    for path in DOCUMENTS
    for number, block in enumerate(blocks(path))
]
SOURCES = Path(symbody.__file__).parents[1]
# Their examples take seconds; tests/analyses and tests/library have what they say.
LONG_MODULES = {"symbody.analyses.linear.modal_path", "symbody.library.machines"}
MODULES = [
    pytest.param(name, marks=[pytest.mark.slow] * (name in LONG_MODULES))
    for path in sorted((SOURCES / "symbody").rglob("*.py"))
    if ">>>" in path.read_text("utf-8")
    for name in [".".join(path.relative_to(SOURCES).with_suffix("").parts)]
]


def test_every_link_leads_to_a_file():
    broken = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in DOCUMENTS
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text("utf-8"))
        if "://" not in target and not (path.parent / target).exists()
    ]
    assert broken == []


def test_the_index_leads_to_every_page():
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    pages = [p.relative_to(ROOT / "docs") for p in (ROOT / "docs").rglob("*.md")]
    missing = [str(p) for p in pages if f"({p.as_posix()})" not in index]
    assert missing == ["index.md"]


def test_every_mechanism_of_the_library_is_shown():
    page = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert [name for name in symbody.library.LIBRARY if f"`{name}`" not in page] == []


def test_each_machine_is_on_the_page_of_trust_with_a_small_error():
    page = (ROOT / "docs" / "reference" / "trust.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .* \| ([\d.]+e[+-]\d+) \| [\d.]+ \|", page, re.M)
    subjects = symbody.library.catalog.SUBJECTS.values()
    assert {name for name, _ in rows} == {n for one in subjects for n in one.machines}
    # A governor and a clock come near to their speed; the rocket wastes steam.
    rough = {"rocket", "governor", "clock", "gyro_compass", "watch_escapement"}
    assert [
        row for row in rows if float(row[1]) > (0.1 if row[0] in rough else 1e-4)
    ] == []


def test_the_list_for_automated_readers_is_what_its_script_writes():
    run = runpy.run_path(str(ROOT / "docs" / "make_llms.py"))
    listed = (ROOT / "docs" / "llms.txt").read_text("utf-8")
    assert listed == run["llms"](), "python docs/make_llms.py"
    assert "(howto/close-loops.md)" in listed
    assert "`sb.simulate`" in listed


def test_the_cheat_sheet_is_one_page():
    run = runpy.run_path(str(ROOT / "docs" / "make_cheat_sheet.py"))
    text = run["PAGE"].read_text("utf-8")
    assert run["sheet"](text).count(b"/Type /Page ") == 1
    with pytest.raises(ValueError, match="does not fit on the page"):
        run["sheet"](text + "## More\n" + "| `a` | b |\n" * 30)


@pytest.mark.filterwarnings("ignore:figure. it is not shown:UserWarning")
def test_the_calls_of_the_cheat_sheet_are_valid(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "reference" / "cheat-sheet.md").read_text("utf-8")
    cells = re.findall(r"^\| (`.*) \|.*$", page, re.M)
    lines = [part for cell in cells for code in cell.split("`")[1::2]
             for part in code.split("; ")]  # fmt: skip
    # Fragments, what needs a screen or a file, and what other lines refuse or close.
    left_out = re.compile(
        r"…|^symbody|^[qv]=|formula of|^\"|add_(loop|constr)|hit|show|video|urdf"
    )
    known = {"sb": symbody, "com": (0, 0, 0), "inertia": (1, 1, 1), "q": [0.1]}
    known |= {"x": 0.1, "y": 0.0, "z": 0.2, "k": 10.0, "c": 1.0, "l0": 0.5}
    for line in lines:
        if left_out.search(line):
            continue
        if "model" in known and "b" in known and "a" not in known:
            world = known["model"].world
            known |= {"parent": world, "child": known["b"], "formula": 0.0}
            known["a"] = world.add_frame("a", at=(1, 0, 0.5))
        exec(line, known)
    assert {"motion", "rest", "d"} <= known.keys()


def test_pictures_are_small():
    pictures = list((ROOT / "docs" / "pictures").glob("*.png"))
    assert len(pictures) > 20
    assert [p.name for p in pictures if p.stat().st_size > 100_000] == []


# There is no screen where tests run.
@pytest.mark.filterwarnings("ignore:figure. it is not shown:UserWarning")
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "example", "exec"), {"__name__": "example"})


def write_robot(path):
    robot = symbody.Model("robot")
    trunk = robot.add_body("trunk", mass=5, inertia=(1, 1, 1))
    arm = robot.add_body("arm", mass=1, com=(0, 0, -0.3), inertia=(0.1, 0.1, 0.1))
    robot.add_joint("base", robot.world, trunk, "fixed")
    robot.add_joint("shoulder", trunk, arm, "Ry")
    symbody.write(robot, path)


# What waits for a browser, or needs files that its page makes: see tests/cli.
APART = "demo|run-pymbs|new|show|docs|fit|inverse"


def takes_a_folder(command):
    """Return whether a command has the option --out for a folder."""
    (commands,) = [a for a in _parser()._actions if isinstance(a.choices, dict)]
    out = commands.choices[command]._option_string_actions.get("--out")
    return out is not None and "folder" in out.help


@pytest.mark.slow
@pytest.mark.compiler("c")
def test_commands_run_in_their_order(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("crane.py").write_text("import symbody as sb\nm = sb.library.crane_crab()\n")
    four_bar = "from symbody.library import four_bar\nm = four_bar(explicit=False)\n"
    Path("model.py").write_text(four_bar)
    for path in ("arm.py", "swing.py"):
        Path(path).write_text("import symbody as sb\nm = sb.library.scara()\n")
    write_robot("robot.urdf")
    shown = [
        shlex.split(line.removeprefix("$ "), comments=True)[1:]
        for path in DOCUMENTS
        for block in blocks(path, "bash|console")
        for line in block.splitlines()
        if re.match(rf"(\$ )?symbody (?!{APART})", line)
    ]
    assert len(shown) > 7
    for number, words in enumerate(shown):
        # Each gets a folder of its own, unless it says where to write.
        takes = takes_a_folder(words[0]) and "--out" not in words
        out = ["--out", f"{number}"] if takes else []
        assert main([*words, *out]) == 0


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_docstrings_give_what_they_say(module, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = doctest.testmod(importlib.import_module(module.removesuffix(".__init__")))
    assert found.failed == 0
