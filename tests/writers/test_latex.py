"""LaTeX says what the programs compute: read from its text, it gives their values."""

from __future__ import annotations

import math
import re
import shutil
import subprocess

import numpy as np
import pytest
from pylatexenc.latexwalker import LatexWalker

import symbody as sb
from runners.latex import run
from symbody.equations import Equations
from symbody.expr.node import Symbol, symbol
from symbody.program.lower import lower
from symbody.testing.cases import GROUPS, cases
from symbody.writers.generate import generate
from symbody.writers.latex.equations import Equation, on_paper
from symbody.writers.latex.formulas import Typesetter, number
from symbody.writers.latex.symbols import escaped, symbol_names, typeset_name

# A paper shows ten digits.
SHOWN = 1e-7
x, y, z = symbol("x"), symbol("y"), symbol("z")
NAMES = {x: "x", y: "y", z: "z"}


def typeset(node):
    return " ".join(Typesetter(NAMES).terms(node))


# These are models that take seconds to typeset and to read again.
LONG = ("everything", "trees")
MOST = [pytest.param(g, marks=[pytest.mark.slow] * (g in LONG)) for g in GROUPS]


@pytest.mark.parametrize("group", MOST)
def test_the_equations_give_the_reference_values(group, tmp_path):
    for case in cases():
        if case.group != group:
            continue
        name = case.program.name
        found = run([case.program], {name: case.points[:1]}, tmp_path)[name][0]
        for result, values in case.expected[0].items():
            size = np.abs(values).max(initial=0.0, where=np.isfinite(values))
            np.testing.assert_allclose(
                found[result], values, SHOWN, SHOWN * size, err_msg=case.name
            )


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (x * x * y / (z * z), r"\frac{x^{2} \, y}{z^{2}}"),
        ((x - y) / 2, r"0.5 \, \left(x - y\right)"),
        (x + y - x, r"y"),
        (3 * x * y + y * x, r"4 \, x \, y"),
        (sb.sin(x) * sb.sin(x) * y, r"y \, \sin^{2} x"),
        (sb.sin(x + y), r"\sin\left(x + y\right)"),
        (x**0.5, r"\sqrt{x}"),
        (x**y, r"x^{y}"),
        (2e-5**x, r"\left(2 \cdot 10^{-5}\right)^{x}"),
        ((1 / 3) ** x, r"\left(\frac{1}{3}\right)^{x}"),
        ((x + y) ** z, r"\left(x + y\right)^{z}"),
        (x / 3, r"\frac{1}{3} \, x"),
        (sb.where(x < y, x, z),
         r"\begin{cases} x & \text{if } x < y \\ z & \text{otherwise} \end{cases}"),
        (sb.absolute(x), r"\left|x\right|"),
        (sb.sqrt(x / y), r"\sqrt{\frac{x}{y}}"),
        (-(x * (y + z) / x), r"-\left(y + z\right)"),
        (x - 2 * (y + z) / 2, r"x - \left(y + z\right)"),
        (-(y + z) / x, r"-\frac{y + z}{x}"),
        (x**math.inf, r"x^{\infty}"),
    ],
)  # fmt: skip
def test_formulas_are_written_as_mathematicians_do(node, text):
    assert typeset(node) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2.0, "2"),
        (9.81, "9.81"),
        (-0.5, "-0.5"),
        (1 / 3, r"\frac{1}{3}"),
        (math.pi, r"\pi"),
        (3 * math.pi / 2, r"\frac{3\pi}{2}"),
        (0.1 + 0.2, "0.3"),
        (1e-7, "10^{-7}"),
        (2.5e-7, r"2.5 \cdot 10^{-7}"),
        (1e15, "10^{15}"),
        (1.7976931348623157e308, r"1.797693135 \cdot 10^{308}"),
        (math.sqrt(2), "1.414213562"),
    ],
)
def test_numbers_are_short_fractions_or_ten_digits(value, text):
    assert number(value) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("q_1", "q_{1}"),
        ("m1", "m_{1}"),
        ("θ", r"\theta"),
        ("theta_dot", r"\theta_{\mathrm{dot}}"),
        ("q_rot_pendulum", r"q_{\mathrm{rot\,pendulum}}"),
        ("I[1,2]", "I_{1,2}"),
        ("length", r"\mathit{length}"),
        ("Ω_x", r"\Omega_{x}"),
    ],
)
def test_names_become_letters_with_indices(name, text):
    assert typeset_name(name) == text


def test_names_that_look_alike_stay_apart():
    names = symbol_names([Symbol("m1"), Symbol("m_1"), Symbol("m[1]"), Symbol("m1")])
    assert len(set(names.values())) == 4


def test_entries_of_arrays_have_one_subscript_each_of_its_own():
    results = {"M": np.full((12, 12), x), "tip_place": np.full(2, y)}
    left = [e.left for e in on_paper(Equations("of", "direct", {}, results))]
    assert len({side.replace(" ", "") for side in left}) == len(left)
    assert left[1] == "M_{1,2}"
    assert left[-1] == r"\mathit{tip}_{\mathrm{place},2}"


def test_plain_text_is_escaped():
    assert escaped("a_b & 5% #1 kg m²") == r"a\_b \& 5\% \#1 kg m$^2$"


def test_long_sums_are_broken_and_parts_named():
    symbols = [Symbol(f"x{i}") for i in range(60)]
    inner = [a * b * sb.sin(c) for a, b, c in zip(symbols, symbols[1:], symbols[2:],
                                                 strict=False)]  # fmt: skip
    total = sum(0.123456789 * a for a in inner)
    groups = {"y": tuple(symbols)}
    equations = Equations("long", "direct", groups, {"out": np.array([total], object)})
    program = lower(equations, "f", {"y": ("y",)}, {"out": ("out",)})
    text = generate([program], "latex")["long_equations.tex"]
    lines = [re.sub(r"[\\{}_, ]", "", line) for line in text.splitlines()]
    assert max(len(line) for line in lines if not line.startswith("%")) < 115
    assert "a_{2} &= " in text
    terms = ("x_{0}", *(rf"+ \mathit{{length}}_{{{i}}}" for i in range(9)))
    first, second = Equation("y", terms).lines()
    assert first.startswith("y &= x_{0} + ")
    assert second.startswith(r"&\quad + ")


def test_a_letter_of_the_users_is_no_abbreviation():
    a = Symbol("a")
    shared = sb.exp(a * x + y) * z
    array = np.array([shared * x, shared * y], object)
    groups = {"y": (a, x, y, z)}
    equations = Equations("letters", "direct", groups, {"out": array})
    program = lower(equations, "f", {"y": ("y",)}, {"out": ("out",)})
    text = generate([program], "latex")["letters_equations.tex"]
    assert "b_{1} &= " in text
    assert "a_{1}" not in text


@pytest.mark.parametrize("step", [36, pytest.param(3, marks=pytest.mark.slow)])
def test_the_text_is_well_formed(step):
    programs = [c.program for c in cases() if "zoo" not in c.name][::step]
    for name, text in generate(programs, "latex").items():
        walker = LatexWalker(text, tolerant_parsing=False)
        nodes, _, length = walker.get_latex_nodes()
        assert nodes
        assert length == len(text), name


@pytest.mark.skipif(
    shutil.which("pdflatex") is None,
    reason="pdflatex is not there; CI does not install it, as it takes too much space",
)
def test_a_document_compiles(tmp_path):
    programs = [case.program for case in cases() if "zoo" not in case.name]
    for name, text in generate(programs, "latex", name="paper").items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper.tex"],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode("latin-1")[-2000:]
    assert (tmp_path / "paper.pdf").stat().st_size > 10_000
