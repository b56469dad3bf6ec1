"""What notebooks show."""

import pytest

import symbody as sb
from symbody.library import closed_by_constraints as closed


def test_a_model_is_a_table_and_a_picture():
    shown = sb.library.crane_crab()._repr_html_()
    for text in (
        "4 parameters, 1 input, ",
        ">pendulum</td>",
        ">q_rot_pendulum</td>",
        "data:image/png",
    ):
        assert text in shown


def test_a_model_that_contradicts_itself_is_shown_with_the_reason():
    model = sb.Model("loose")
    model.add_body("part", mass=1)
    shown = model._repr_html_()
    assert "part" in shown
    assert "<img" not in shown


def test_names_of_the_user_are_no_markup():
    model = sb.Model("plain")
    m = model.add_parameter("m", 1.0)
    body = model.add_body("b", mass=sb.where(m < 2, m, 2))
    model.add_joint("j", model.world, body, "Tx")
    assert "m < 2" not in model._repr_html_()


def test_formulas_are_latex():
    x, y = sb.symbol("x"), sb.symbol("y")
    assert (x / y)._repr_latex_() == r"$\displaystyle \frac{x}{y}$"
    assert sb.sqrt(x)._repr_latex_() == r"$\displaystyle \sqrt{x}$"


def test_arrays_of_formulas_are_latex():
    x, y = sb.symbol("x"), sb.symbol("y")
    vector = sb.latex([x / y, 1])
    assert vector == r"\begin{pmatrix} \frac{x}{y} \\ 1 \end{pmatrix}"
    assert vector._repr_latex_() == rf"$\displaystyle {vector}$"
    assert sb.latex(sb.rotation("z", x)).startswith(
        r"\begin{pmatrix} \cos x & -\sin x & 0 \\ \sin x & \cos x & 0"
    )
    shared = sb.sin(x + y * x) / (1 + x * y * y)
    both = sb.latex([[shared, x], [y, shared**2 + shared]])
    assert both.startswith(r"\begin{aligned} & \begin{pmatrix} a_{1} & x")
    assert r"a_{1} &= \frac{" in both
    assert sb.latex(x) == "x"
    model = sb.library.crane_crab()
    assert sb.latex(model.parameters["m1"]) == "m_{1}"
    with pytest.raises(sb.errors.ExpressionError, match="a vector or a matrix"):
        sb.latex([[[x]]])


def test_equations_are_latex_and_long_ones_their_size():
    shown = sb.derive(sb.library.pendulum())._repr_latex_()
    assert shown.startswith("$$\\begin{aligned}")
    assert r"\sin" in shown
    long = sb.derive(sb.library.quadruped())._repr_latex_()
    assert len(long) < 500
    assert "quadruped" in long


def test_equations_are_printed_and_typeset_whole():
    equations = sb.derive(sb.library.double_pendulum(), "composite")
    lines = str(equations).splitlines()
    assert lines[0] == "double_pendulum: M vd + c = tau, by the composite formalism:"
    assert lines[-1] == f"c[v_lower] = {lines[-1].split(' = ')[1]}"
    assert sum(line.startswith("M[v_") for line in lines) == 3
    assert sb.latex(equations).startswith(r"\begin{aligned} a_{1} &= ")
    assert len(sb.latex(equations)) > len(sb.latex(equations.results["M"]))
    assert "M_{1,2} &= " in sb.latex(equations)
    long = sb.derive(sb.library.quadruped())
    assert "lines; print(equations.listing(full=True)) shows them)" in str(long)
    assert long.listing(full=True).count("\n") > 60
    by_links = str(sb.derive(sb.library.double_pendulum(), "articulated"))
    assert "\nvd_upper = " in by_links
    with pytest.raises(sb.errors.ExpressionError, match=r'results\["M"\]'):
        sb.latex(sb.library.pendulum())


@pytest.mark.parametrize("make", [sb.library.crane_crab, lambda: closed.windows(1)])
def test_a_motion_is_a_plot_and_a_table(make):
    shown = sb.simulate(make(), duration=0.1)._repr_html_()
    assert "data:image/png" in shown
    assert "<table" in shown
