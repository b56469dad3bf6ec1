"""Pages of figures are as old as the engine that they describe: what can be counted
of it, operations, steps and evaluations, is what stands in them.
"""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
with pytest.MonkeyPatch.context() as patch:
    patch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    import make_figures

PAGES = {name: (make_figures.FOLDER / f"{name}.md").read_text("utf-8")
         for name in make_figures.PAGES}  # fmt: skip
FAST = "speed-of-languages"
MARKED = [
    pytest.param(name, marks=[pytest.mark.slow] * (name != FAST)) for name in PAGES
]


@pytest.mark.parametrize("name", MARKED)
def test_a_page_of_figures_is_as_old_as_the_engine(name, monkeypatch):
    monkeypatch.setattr(sys, "path", [*make_figures.PATHS, *sys.path])
    now = make_figures.counts_of(name)
    assert make_figures.older(name, make_figures.counts_in(PAGES[name]), now) == ""


@pytest.mark.parametrize("name", PAGES)
def test_each_section_of_a_page_is_counted(name):
    counted = {key.split(":")[0] for key in make_figures.counts_in(PAGES[name])}
    assert counted == {*make_figures.PAGES[name].sections}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("change", [-0.1, 0.1])
def test_a_page_that_is_older_is_named_with_the_count_and_the_command(name, change):
    before = make_figures.counts_in(PAGES[name])
    key = max(before, key=before.__getitem__)
    now = before | {key: round(before[key] * (1 + change))}
    said = make_figures.older(name, before, now)
    assert said == (
        f"docs/reference/{name}.md is older than the engine it describes: {key}: "
        f"{before[key]} then, {now[key]} now. Make it anew, without other work on the "
        f"machine: python tools/make_figures.py {name}"
    )
    assert make_figures.older(name, before, {**before, "more": 1})
    assert make_figures.older(name, {**before, "less": 1}, before)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_the_text_that_its_maker_has(name):
    """Whoever writes into a page writes into its maker, so that nothing is lost."""
    text = PAGES[name]
    figures = re.findall(r"^```\n(.*?)\n```$", text, re.S | re.M)
    run = text.split("\n\n", 3)[2]
    *figures, counts = figures
    sections = make_figures.PAGES[name].sections
    made = make_figures.page(
        name, dict(zip(sections, figures, strict=True)), run, counts
    )
    assert made == text
