"""Figures of the house: what a simulation derives, and how the sources are built.

`python tools/measure_house.py` prints them in a table. What has to hold among them is
tested in `tests/test_house.py`.
"""

from __future__ import annotations

import ast
import io
import os
import re
import subprocess
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "symbody"
# The map, the only file that knows in which order y has q, v and x.
MAP = "system/coordinates.py"
WORDS = ("closure", "closing", "to settle", "explicit")
_OF_STATE = re.compile(r"(nq|len\(\S*\.q\))( \+ (nv|len\(\S*\.v\)))?")
# Texts without these need not be parsed.
_MAY_SHIFT = re.compile(r"\b(nq|len\([^)]*\.q)\b")
_QUESTIONS = ("What", "Who", "Where", "How", "Which", "When", "Why")
_MAY_ASK = re.compile(rf'""" *\s*({"|".join(_QUESTIONS)})\b')
_LIMIT = 300
_SMALL = 60
# Words that name the grammar and not the thing.
LOOSE = frozenset(
    ("found", "given", "asked", "kept", "told", "way", "quick", "plain", "seen")
)
_DOCSTRING = re.compile(r'^ *r?"""[\s\S]*?"""', re.MULTILINE)
_MAY_BE_LOOSE = re.compile(rf"(?i)(?<![a-z])({'|'.join(LOOSE)})(?![a-z])")
# The left columns of the tables of words in NOTATION that say what the field says.
RIDDLES = (
    "handed_on", "moving_wrench", "chosen_anew", "chosen_as", "close_from_rough",
    "told_way", "home_posture", "meetings", "coincidences", "bent_files",
    "ranged", "undirected", "light_links", "held_motion", "given_motion", "as_given",
    "mildly", "dead position", "frozen_turns", "nobody feels", "_felt",
    "Foreign", "SEVERAL", "Built", "Purpose", "Keeping", "Measured", "opened",
    "Asked", "Heard", "heard_warnings", "rough_start", "passed_at",
)  # fmt: skip


@cache
def parsed(text: str) -> ast.Module:
    """Return the syntax tree of a text."""
    return ast.parse(text)


def sources() -> dict[str, str]:
    """Return the texts of the package by path."""
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def shifts(text: str) -> list[int]:
    """Return the lines that cut states themselves, as `y[nq : nq + nv]` does."""
    if not _MAY_SHIFT.search(text):
        return []
    return [
        node.lineno
        for node in ast.walk(parsed(text))
        if isinstance(node, ast.Slice)
        and any(
            bound is not None and _OF_STATE.fullmatch(ast.unparse(bound))
            for bound in (node.lower, node.upper)
        )
    ]


def magic(text: str) -> list[int]:
    """Return the lines with numbers for statuses or for entries of C structures."""
    numbers = re.compile(
        r"\b(clock|counts)\[\d"
        r"|\b(status|ending)\w* *(==|!=|<|>|in) *\(?-?\d"
        r"|\bc_(double|int64) \* ([3-9]|\d\d)"
    )
    lines = enumerate(text.splitlines(), 1)
    return [number for number, line in lines if numbers.search(line)]


def questions(text: str) -> list[int]:
    """Return the lines where docstrings begin with a question in place of a noun."""
    if not _MAY_ASK.search(text):
        return []
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(parsed(text)) if isinstance(node, kinds)]
    first = {node: (ast.get_docstring(node) or "").partition(" ")[0] for node in nodes}
    return [node.body[0].lineno for node in nodes if first[node] in _QUESTIONS]


def meanings(notation: str, word: str) -> list[str]:
    """Return what NOTATION says that a word of loops means, once a row."""
    rows = re.findall(r"(?m)^\| ([^|]+) \| ([^|]+) \|", notation)
    return [meaning for words, meaning in rows if word in words.split(", ")]


def written_twice(texts: Mapping[str, str]) -> dict[str, list[str]]:
    """Return private functions that stand in several files with the same body."""
    private = {p: set(re.findall(r"(?m)^def (_[^_]\w*)", texts[p])) for p in texts}
    times = Counter(name for names in private.values() for name in names)
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path, text in texts.items():
        twice = {name for name in private[path] if times[name] > 1}
        for node in parsed(text).body if twice else ():
            if isinstance(node, ast.FunctionDef) and node.name in twice:
                body = node.body[bool(ast.get_docstring(node)) :]
                content = ast.dump(node.args) + "".join(map(ast.dump, body))
                found[node.name, content].append(path)
    return {name: paths for (name, _), paths in found.items() if len(paths) > 1}


def code_lines(text: str) -> int:
    """Return how many lines have code: no blank ones, comments or docstrings."""
    quiet = {
        tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT,
        tokenize.DEDENT, tokenize.ENDMARKER,
    }  # fmt: skip
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in quiet:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(parsed(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def public_names() -> int:
    """Return how many names `symbody` itself exports."""
    interface = parsed((PACKAGE / "__init__.pyi").read_text(encoding="utf-8"))
    imports = [node for node in interface.body if isinstance(node, ast.ImportFrom)]
    return sum(len(node.names) for node in imports)


def loose_words(text: str) -> list[int]:
    """Return the lines that define or use a function or variable with a loose name."""
    lines: list[int] = []
    if 'f"""' not in text and not _MAY_BE_LOOSE.search(_DOCSTRING.sub("", text)):
        return lines
    for node in ast.walk(parsed(text)):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names = [name]
            case ast.arg(arg=name) | ast.Name(id=name) | ast.Attribute(attr=name):
                names = [name]
            case _:
                continue
        if LOOSE & set(names[0].lower().split("_")):
            lines.append(node.lineno)
    return lines


def riddles(text: str) -> list[int]:
    """Return the lines with words that are riddles to those who know the textbooks.

    `undercut` is one as the name of a check, and the textbooks' word for what a cam or
    gear has. A former spelling that is still read says itself that it is one.
    """
    words = re.compile(
        rf"(?<![a-z])({'|'.join(RIDDLES)})(?![a-z])"
        r"|def undercut\b|\bundercut ?="
    )
    text = re.sub(r"\bformer(=\"|_options\()\w+", "", text)
    lines = enumerate(text.splitlines(), 1)
    return [number for number, line in lines if words.search(line)]


def walk(run: Callable[[], object]) -> dict[str, set[str]]:
    """Return the functions of the package that a call passes, by file."""
    passed: dict[str, set[str]] = defaultdict(set)
    spec = find_spec("symbody")
    assert spec is not None
    inside = str(Path(str(spec.origin)).parent) + os.sep

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(inside):
            passed[code.co_filename.removeprefix(inside)].add(code.co_qualname)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(before)
    return {path: names - {"<module>"} for path, names in passed.items()}


def _walks() -> Iterator[tuple[str, str]]:
    """Yield what a second simulation of three models passes: files and functions."""
    # They lie in a folder that `figures` makes known.
    import symbody as sb

    sys.path.append(str(Path(__file__).parents[1] / "tests" / "aids"))
    from probes.nets import hung_net

    models = sb.library.pendulum, sb.library.four_bar, hung_net
    for make in models:
        sb.simulate(make(), 0.1)
        passed = walk(partial(sb.simulate, make(), 0.1))
        count = f"{len(passed)}, {sum(map(len, passed.values()))}"
        yield f"files, functions that a `simulate` passes: {make.__name__}", count


_START = "import sys, symbody as sb; sb.simulate(sb.library.crane_crab(), 0.1); "


def _modules_of_a_start() -> int:
    """Return how many of our modules the second start of the crane imports."""
    program = _START + "print(sum(m[:7] == 'symbody' for m in sys.modules))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", program]
    counts = [
        subprocess.check_output(command, env=environment, text=True) for _ in range(2)
    ]
    return int(counts[1])


# Functions with many options, and the files that they stand in.
_MANY_OPTIONS = ("simulate", "prepared", "stepper", "fit", "optimize")


def _parameters(texts: Mapping[str, str]) -> str:
    """Return how many parameters the functions with many options have."""
    counts = {}
    for path, text in texts.items():
        if path.startswith(("analyses/", "pipeline/")):
            for name in set(_MANY_OPTIONS) & set(re.findall(r"(?m)^def (\w+)\(", text)):
                counts[name] = options(text, name)
    return _listed([counts.get(name, 0) for name in _MANY_OPTIONS])


def steps(contributing: str, kind: str) -> int:
    """Return how many files CONTRIBUTING names for a new kind."""
    section = contributing.partition(f"**A new {kind}.**")[2].partition("\n**")[0]
    return len(re.findall(r"(?m)^\d+\. `", section))


def options(text: str, function: str) -> int:
    """Return how many parameters a function of a text has."""
    *_, found = (
        node
        for node in parsed(text).body
        if isinstance(node, ast.FunctionDef) and node.name == function
    )
    return len(found.args.args) + len(found.args.kwonlyargs)


def _runs() -> Iterator[tuple[str, str]]:
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "benchmarks")]
    # They lie in folders that the line above makes known.
    from derived_once import counted, four_bar

    import symbody as sb

    extra = {"save": sb.Save(work=True, drives=True)}
    for title, driven, given in (
        ("run of a four-bar: rows, trees, lowerings", False, {}),
        ("the same with work and drives", True, extra),
    ):
        for way in (True, False):
            numbers = counted(four_bar(explicit=way, driven=driven), **given)
            yield f"{title}, {'loop' if way else 'constraint'}", _listed(numbers)


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _places(texts: Mapping[str, str], find: Callable[[str], list[int]]) -> str:
    """Return how many places there are, and where."""
    found = [f"{p}:{n}" for p, text in texts.items() for n in find(text)]
    return " ".join([str(len(found)), *found])


def figures() -> Iterator[tuple[str, str]]:
    """Yield what is counted, and the figures."""
    yield from _runs()
    texts = sources()
    others = {path: text for path, text in texts.items() if path != MAP}
    yield "places that cut states, beside the map", _places(others, shifts)
    notation = (ROOT / "NOTATION.md").read_text(encoding="utf-8")
    for word in WORDS:
        yield f"meanings of {word!r} in NOTATION", str(len(meanings(notation, word)))
    whole = "\n".join(texts.values())
    uses = re.findall(r"(?m)^(?!.*import).*$", whole)
    anys = sum(len(re.findall(r"\bAny\b", line)) for line in uses)
    yield "`Any`, `type: ignore`", f"{anys}, {whole.count('type: ignore')}"
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for kind in ("load", "sensor", "joint", "constraint", "loop", "analysis"):
        yield f"files of a new {kind}", str(steps(contributing, kind))
    flat = len(list((PACKAGE / "formalisms").glob("*.py")))
    folders = len(list((PACKAGE / "formalisms").glob("*/__init__.py")))
    yield "`formalisms/`: folders, flat files", f"{folders}, {flat}"
    yield "lines of `model/model.py`", str(len(texts["model/model.py"].splitlines()))
    twice = [f"{name} ({len(p)})" for name, p in written_twice(texts).items()]
    yield "private functions written again", " ".join([str(len(twice)), *twice])
    yield "magic indices and numbers of status", _places(texts, magic)
    yield "docstrings that begin with a question", _places(texts, questions)
    lengths = {path: len(text.splitlines()) for path, text in texts.items()}
    whole_code = sum(map(code_lines, texts.values()))
    small = sum(length < _SMALL for length in lengths.values())
    total = sum(lengths.values())
    yield (
        f"lines; of code; files; under {_SMALL} lines",
        _listed([total, whole_code, len(texts), small]),
    )
    yield from _walks()
    yield "our modules that a second start imports", str(_modules_of_a_start())
    yield f"parameters of {', '.join(_MANY_OPTIONS)}", _parameters(texts)
    count = sum(len(loose_words(text)) for text in texts.values())
    yield "loose names in 1000 lines", f"{1000 * count / total:.1f}"
    yield "lines with riddles", str(sum(len(riddles(t)) for t in texts.values()))
    yield "public names, modules among them", str(public_names())
    long = [p for p, text in texts.items() if len(text.splitlines()) > _LIMIT]
    code = [p for p in long if code_lines(texts[p]) > _LIMIT]
    yield f"files of more than {_LIMIT} lines", str(len(long))
    names = " ".join([str(len(code)), *code])
    yield f"files of more than {_LIMIT} lines of code", names


if __name__ == "__main__":
    for title, found in figures():
        print(f"| {title} | {found} |")
