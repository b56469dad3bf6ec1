"""Every language gives the reference values, executed by its own tool.

With --write-tables the run writes what it measured into the page of the writers.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from runners.tools import TOOLS
from symbody.expr.functions import OPERATIONS, build, log, sin, sqrt, where
from symbody.expr.node import const, symbol
from symbody.testing.cases import GROUPS, Case, cases
from symbody.testing.check_writer import check_writer
from symbody.writers.generate import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "writers.md"
NOT_RUN, REFUSED = "not run", "refused"
# PyTorch's wheels on the usual index bring gigabytes for graphics cards along; Julia is
# neither in Debian nor on PyPI.
OPTIONAL = {"torch", "julia"}
# Writers of other languages take these as they are, or another program checks them.
WITHOUT_TOOL = {"json", "latex"}
ROW = re.compile(r"^\| (\w+) \| ([^|]+?) \| (.+) \|$", re.M)


def marks_of(tool):
    if {tool.module, tool.command} & OPTIONAL:
        return [pytest.mark.skipif(not tool.here, reason=f"{tool.name} is not there")]
    if tool.command:
        name = "c" if tool.command == "cc" else tool.command
        return [pytest.mark.compiler(name)]
    return []


def table():
    """Return the rows of the page: the cells by language and tool."""
    return {
        (language, tool): cells.split(" | ")
        for language, tool, cells in ROW.findall(PAGE.read_text("utf-8"))
        if language in {tool.language for tool in TOOLS}
    }


def written_table(rows):
    """Return the text of the page with other rows."""
    head = ["language", "tool", *GROUPS]
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    lines += [f"| {' | '.join([*key, *cells])} |" for key, cells in rows.items()]
    text = PAGE.read_text("utf-8")
    return re.sub(r"(?m)^\| language \|.*\n(\|.*\n)+", "\n".join(lines) + "\n", text)


every_tool = pytest.mark.parametrize(
    "tool", [pytest.param(t, id=t.label, marks=marks_of(t)) for t in TOOLS]
)


@every_tool
def test_a_language_gives_the_reference_values_of_some_cases(tool, tmp_path):
    suite = [next(c for c in cases() if c.group == group) for group in GROUPS[:-1]]
    check_writer(
        tool.language, tool.run, writer=tool.writer, folder=tmp_path, suite=suite
    )


@every_tool
@pytest.mark.parametrize("parameters", [(), ("a", "b", "c")])
def test_a_branch_not_taken_may_have_no_value(tool, parameters, program_of, tmp_path):
    a, b, c = map(symbol, "abc")
    div, zero = OPERATIONS["div"], const(0)
    without_value = [
        build(div, c, zero), build(div, zero, zero), sqrt(const(-1)) * a,
        sin(log(const(-2))), where(build(div, zero, zero) < a, b, c),
    ]  # fmt: skip
    if tool.language == "modelica":
        pytest.skip("Modelica has no NaN and no infinity")
    formulas = [where(a < b, node, c) for node in without_value]
    program = program_of(formulas, "dead", parameters)
    values = {"a": 2.0, "b": 1.0, "c": 0.5}
    point = [[values[s.name] for s in a.symbols] for a in program.arguments]
    suite = [Case("dead branches", program, [point])]
    assert suite[0].expected[0]["out"].tolist() == [0.5] * len(formulas)
    check_writer(
        tool.language, tool.run, writer=tool.writer, folder=tmp_path, suite=suite
    )


@pytest.mark.slow
@every_tool
def test_a_language_gives_the_reference_values(tool, tmp_path, request):
    checked = check_writer(tool.language, tool.run, writer=tool.writer, folder=tmp_path)
    found = [checked.worst(group) for group in GROUPS]
    cells = [REFUSED if worst is None else f"{worst:.1e}" for worst in found]
    rows = table()
    if request.config.getoption("--write-tables"):
        assert not hasattr(request.config, "workerinput"), "tables are written by -n 0"
        rows[tool.language, tool.name] = cells
        known = [(t.language, t.name) for t in TOOLS]
        kept = {key: rows.get(key, [NOT_RUN] * len(GROUPS)) for key in known}
        PAGE.write_text(written_table(kept), "utf-8")
        rows = table()
    said = rows[tool.language, tool.name]
    assert [cell == REFUSED for cell in said] == [cell == REFUSED for cell in cells]


def test_the_table_in_the_docs_has_every_tool_and_agrees():
    rows = table()
    assert list(rows) == [(tool.language, tool.name) for tool in TOOLS]
    limits = {
        group: max(case.rtol for case in cases() if case.group == group)
        for group in GROUPS
    }
    for key, cells in rows.items():
        for group, cell in zip(GROUPS, cells, strict=True):
            if cell not in (NOT_RUN, REFUSED):
                assert float(cell) <= limits[group], (key, group)


def test_every_writer_has_a_tool():
    tested = {tool.language for tool in TOOLS if tool.writer is None}
    assert tested == LANGUAGES - WITHOUT_TOOL
