"""Papers about whole mechanisms."""

from __future__ import annotations

import re
import shutil
import subprocess

import numpy as np
import pytest
from pylatexenc.latexwalker import LatexWalker

import symbody as sb
from runners.latex_reader import Reader
from symbody.library.zoo import zoo

MODELS = {
    "double_pendulum": sb.library.double_pendulum,
    "quaternion_pendulum": sb.library.LIBRARY["quaternion_pendulum"],
    "driven_pendulum": sb.library.driven_pendulum,
    "four_bar": sb.library.LIBRARY["four_bar"],
    "crane": sb.library.crane_crab,
}


def written(model, folder, **options):
    paths = sb.generate(model, "latex", folder, **options)
    return {path.name: path.read_text("utf-8") for path in paths}


@pytest.mark.parametrize("name", MODELS)
def test_a_paper_is_well_formed(name, tmp_path):
    for text in written(MODELS[name](), tmp_path).values():
        nodes, _, length = LatexWalker(text, tolerant_parsing=False).get_latex_nodes()
        assert nodes
        assert length == len(text)


def test_the_equations_of_motion_are_those_of_the_mechanism(tmp_path):
    model = sb.library.double_pendulum()
    text = written(model, tmp_path)["double_pendulum_equations.tex"]
    compiled = sb.compile_model(model)
    system = compiled.system
    q, v = np.array([0.3, -0.7]), np.array([1.1, 0.4])
    values = {
        r"q_{\mathrm{upper}}": q[0], r"q_{\mathrm{lower}}": q[1],
        r"\dot{q}_{\mathrm{upper}}": v[0], r"\dot{q}_{\mathrm{lower}}": v[1],
        **{
            f"{s.name[0]}_{{\\mathrm{{{s.name[2:]}}}}}": p
            for s, p in zip(system.p, compiled.parameters, strict=True)
        },
    }  # fmt: skip
    for body in re.findall(r"\\begin\{align\*\}\n(.*?)\n\\end\{align\*\}", text, re.S):
        for line in re.sub(r" \\\\\n\s*&\\quad ", " ", body).split(" \\\\\n"):
            left, right = line.strip().split(" &= ")
            for name in left.split(" = "):
                values[name] = Reader(right, values, {}).formula()
    M, c = compiled.mass_matrix(q), compiled.bias(0.0, q, v)
    found = [[values[f"M_{{{i},{j}}}"] for j in (1, 2)] for i in (1, 2)]
    np.testing.assert_allclose(found, M, rtol=1e-8)
    np.testing.assert_allclose([values["c_{1}"], values["c_{2}"]], c, rtol=1e-8)


def test_velocities_that_are_no_rates_keep_their_names(tmp_path):
    model = sb.library.LIBRARY["quaternion_pendulum"]()
    text = written(model, tmp_path)["quaternion_pendulum_equations.tex"]
    assert r"\dot{\mathbf{v}}" in text
    assert r"\dot{q}_{\mathrm{ball},e,0} &= " in text


def test_constraints_stand_with_their_jacobian_and_gamma(tmp_path):
    model = sb.Model("wheel")
    body = model.add_body("bob", mass=1.0)
    model.add_joint("slide", model.world, body, ["Tx", "Tz"], q=(0.6, -0.8))
    model.add_constraint("rope", sb.constraints.Rod(model.world, body, length=1.0))
    text = written(model, tmp_path)["wheel_equations.tex"]
    assert r"= \boldsymbol{\tau} + \mathbf{J}^{T} \boldsymbol{\lambda} \]" in text
    compiled = sb.compile_model(model)
    names = {r"q_{\mathrm{slide\,Tx}}": 0.6, r"q_{\mathrm{slide\,Tz}}": -0.8}
    values = dict(names)
    values |= {
        r"\dot{q}_{\mathrm{slide\,Tx}}": 0.4,
        r"\dot{q}_{\mathrm{slide\,Tz}}": 0.3,
    }
    for left, right in re.findall(r"^  (.*) &= (.*?)(?: \\\\)?$", text, re.M):
        for name in set(left.split(" = ")) - {"0"}:
            values[name] = Reader(right, values, {}).formula()
    q, v = [0.6, -0.8], [0.4, 0.3]
    J = compiled.function("constraint_jacobian")(0.0, [*q, *v], [])
    found = [values["J_{1,1}"], values["J_{1,2}"]]
    np.testing.assert_allclose(found, np.ravel(J), rtol=1e-9)
    assert values[r"\varphi_{1}"] == pytest.approx(0.0, abs=1e-9)
    gamma = compiled.function("constraint_gamma")(0.0, [*q, *v], [])
    assert values[r"\gamma_{1}"] == pytest.approx(gamma.item(), rel=1e-9)


def test_quantities_are_listed_with_units_and_defaults(tmp_path):
    text = written(sb.library.crane_crab(), tmp_path)["crane_crab_equations.tex"]
    assert r"$F$ & F & N \\" in text
    assert r"$I_{2}$ & I2 & $\frac{1}{12} \, m_{2} \, l_{2}^{2}$ & kg m$^2$ \\" in text


def test_functions_asked_for_are_there_too(tmp_path):
    files = written(sb.library.crane_crab(), tmp_path, functions=["sensors", "energy"])
    assert r"crane\_crab\_energy" in files["crane_crab_equations.tex"]
    assert r"\input{crane_crab_equations}" in files["crane_crab.tex"]


@pytest.mark.skipif(
    shutil.which("pdflatex") is None,
    reason="pdflatex is not there; CI does not install it, as it takes too much space",
)
@pytest.mark.parametrize("make", [*MODELS.values(), zoo])
def test_a_paper_compiles(make, tmp_path):
    model = make()
    written(model, tmp_path)
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", model.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    said = done.stdout.decode("latin-1")
    assert done.returncode == 0, said[-2000:]
    assert "Overfull \\hbox" not in said
