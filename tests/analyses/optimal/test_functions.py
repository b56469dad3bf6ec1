"""Problems as functions for other solvers: SciPy, CasADi and C against ours."""

import subprocess

import casadi
import numpy as np
import pytest
from scipy.optimize import NonlinearConstraint, minimize

import symbody as sb
from symbody.errors import AnalysisError, ModelError, WriterError

REST = {"q_slide": 1, "v_slide": 0}
QUIET = {"print_time": False, "ipopt": {"print_level": 0, "sb": "yes"}}


def cart(duration=1.0, **options):
    """Return a cart of 1 kg that moves by 1 m at least effort: 12 in 1 s."""
    model = sb.Model("cart")
    slide = model.add_joint("slide", model.world, model.add_body("b", 1.0), "Tx")
    F = model.add_input("F")
    model.add_load("push", sb.loads.JointForce(slide, F))
    options = {"running": F**2, "at_end": REST} | options
    return sb.OptimalControl(model, duration, **options)


def satellite():
    """Return a quaternion with a free parameter, times, and what holds throughout."""
    model = sb.Model("satellite", gravity=(0, 0, 0))
    J = model.add_parameter("J", 2.0, positive=True)
    stiff = model.add_parameter("stiff", 0.3)
    body = model.add_body("body", 1.0, inertia=(1, J, 3))
    joint = model.add_joint("turn", model.world, body, "spherical")
    torques = [model.add_input(f"M{axis}") for axis in "xyz"]
    springs = [M - stiff * e for M, e in zip(torques, joint.q[1:], strict=True)]
    model.add_load("wheels", sb.loads.JointForce(joint, springs))
    cost = sum(M**2 for M in torques) * (1 + model.t)
    return sb.OptimalControl(
        model, 1.5, running=cost, free="J", final=J * torques[0],
        throughout={sum(e**2 for e in joint.q): (0, 2)},
        at_times={0.5: {"Mx": 0.1}}, costs_at={1.0: J**2},
    )  # fmt: skip


def test_scipy_finds_the_least_effort_of_a_cubic():
    """∫F² dt from rest to rest over 1 m in 1 s is 12, with F = 6 - 12 t."""
    of = cart().functions(sb.Collocation(intervals=2))

    def hessian(w):
        return of.hessian(w, np.zeros(len(of.least)))

    rows = NonlinearConstraint(
        of.constraints, of.least, of.most, jac=of.jacobian,
        hess=lambda w, v: of.hessian(w, v, 0.0),
    )  # fmt: skip
    end = minimize(
        of.objective, of.start, jac=of.gradient, hess=hessian, constraints=rows,
        method="trust-constr", bounds=np.column_stack([of.low, of.high]),
        options={"gtol": 1e-10, "xtol": 1e-12},
    )  # fmt: skip
    assert end.fun == pytest.approx(12.0, rel=1e-8)
    times, F = of.table(end.x)["F"]
    np.testing.assert_allclose(F[1:], 6 - 12 * times[1:], atol=1e-3)


@pytest.mark.slow
def test_opti_finds_the_optimum_in_as_many_steps_as_nlpsol_finds_ours():
    problem = cart((0.5, 3), throughout={"v_slide": (-1, 1.2)})
    ours = problem.solve(sb.Collocation(refinements=0))
    of = problem.functions()
    function = of.to_casadi()
    opti = casadi.Opti()
    w = opti.variable(len(of.start))
    cost, rows = function(w)
    opti.minimize(cost)
    opti.subject_to(opti.bounded(of.least, rows, of.most))
    opti.subject_to(opti.bounded(of.low, w, of.high))
    opti.set_initial(w, of.start)
    opti.solver("ipopt", QUIET)
    end = opti.solve()
    assert end.value(cost) == pytest.approx(ours.cost, rel=1e-6)
    again = problem.solve(guess=of.table(end.value(w)))
    assert again.cost == pytest.approx(ours.cost, rel=1e-7)


@pytest.mark.compiler("c")
@pytest.mark.parametrize("scheme", ["radau", "hermite-simpson"])
def test_c_gives_the_values_and_derivatives_of_python(scheme, tmp_path, rng):
    of = satellite().functions(sb.Collocation(scheme, intervals=3))
    library = compiled(of, tmp_path)
    w, lam = rng.uniform(0.5, 1, len(of.start)), rng.normal(size=len(of.least))

    def call(name, *arguments):
        results = casadi.external(name, library)(*arguments)
        several = results if isinstance(results, tuple) else (results,)
        return [np.array(casadi.DM(r).full()) for r in several]

    close = {"rtol": 1e-12, "atol": 1e-12}
    f, g = call("nlp", w, [])
    np.testing.assert_allclose(f.item(), of.objective(w), **close)
    np.testing.assert_allclose(g.ravel(), of.constraints(w), **close)
    np.testing.assert_allclose(
        call("nlp_grad_f", w, [])[1].ravel(), of.gradient(w), **close
    )
    J = of.jacobian(w)
    np.testing.assert_allclose(call("nlp_jac_g", w, [])[1], J.toarray(), **close)
    H = call("nlp_hess_l", w, [], 0.7, lam)[0]
    np.testing.assert_allclose(H, np.triu(of.hessian(w, lam, 0.7).toarray()), **close)
    slopes = 0.7 * of.gradient(w) + J.T @ lam
    both = call("nlp_grad", w, [], 0.7, lam)[2].ravel()
    np.testing.assert_allclose(both, slopes, **close)


@pytest.mark.compiler("c")
def test_ipopt_finds_the_optimum_of_functions_in_c(tmp_path):
    of = cart().functions(sb.Collocation(intervals=3))
    solver = casadi.nlpsol("s", "ipopt", compiled(of, tmp_path), QUIET)
    end = solver(x0=of.start, lbx=of.low, ubx=of.high, lbg=of.least, ubg=of.most)
    assert float(end["f"]) == pytest.approx(12.0, rel=1e-7)


def compiled(of, folder):
    """Return the path of a shared library of the functions, without warnings."""
    sources = [p for p in of.write_c(folder) if p.suffix == ".c"]
    flags = [
        "-std=c99",
        "-Wall",
        "-Wextra",
        "-Wpedantic",
        "-Werror",
        "-O1",
        "-fPIC",
        "-shared",
    ]
    path = folder / "nlp.so"
    subprocess.run(["gcc", *flags, "-shared", "-o", path, *sources, "-lm"], check=True)
    return str(path)


def test_what_has_no_functions_is_refused(tmp_path):
    of = cart().functions(sb.Collocation(intervals=2))
    with pytest.raises(AnalysisError, match="one number for each of"):
        of.objective([1.0])
    with pytest.raises(AnalysisError, match="one number for each of"):
        of.hessian(of.start, [1.0])
    with pytest.raises(WriterError, match="shooting"):
        cart().functions("shooting").write_c(tmp_path)
    with pytest.raises(ModelError, match="guess"):
        cart().functions(guess={"none": 1.0})
    paths = of.write_c(tmp_path)
    paths[0].write_text("other")
    with pytest.raises(WriterError, match="holds something else"):
        of.write_c(tmp_path)
    of.write_c(tmp_path, force=True)
    assert "other" not in paths[0].read_text()
    assert of.labels[0] == "the rate of q_slide"
