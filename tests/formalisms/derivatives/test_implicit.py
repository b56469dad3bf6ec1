"""The implicit form: derivatives against differences, residuals against runs."""

import numpy as np
import pytest

import symbody as sb
from symbody.library.closed_by_constraints import disc, spatial_slider_crank
from symbody.library.zoo import zoo
from symbody.pipeline.implicit import ImplicitFunctions

MODELS = {
    "explicit loop": sb.library.crank_slider,
    "several explicit loops": sb.library.andrews,
    "constraints": spatial_slider_crank,
    "quaternion": sb.library.free_body,
    "nonholonomic": disc,
    "several kinds": zoo,
}


def point(functions, rng):
    """Return a random point as one array, and what splits it into arguments."""
    form = functions.form
    s = form.system
    groups = (s.q, s.v, s.vd, form.lam, s.x, s.u, (s.t,))
    ends = np.cumsum([len(group) for group in groups])[:-1]
    z = rng.normal(scale=0.3, size=sum(map(len, groups)))
    z[: len(s.q)] = np.array(s.q_start) + 0.05 * z[: len(s.q)]
    for at in s.quaternions:
        z[at : at + 4] /= np.linalg.norm(z[at : at + 4])

    def arguments(z):
        *parts, t = np.split(z, ends)
        return t[0], *parts

    return z, arguments


# The last one takes seconds, and has of each kind what the others have alone.
MOST = [*MODELS][:-1]


@pytest.mark.parametrize(
    "name", [*MOST, pytest.param("several kinds", marks=pytest.mark.slow)]
)
def test_the_jacobian_is_the_slope_of_the_residuals(name, rng):
    functions = ImplicitFunctions(sb.compile_model(MODELS[name]()))
    z, arguments = point(functions, rng)
    J = functions.at(*arguments(z)).jacobian
    for k in range(len(z)):
        step = 1e-6 * np.eye(len(z))[k]
        above, below = (
            functions.at(*arguments(z + d)).residuals for d in (step, -step)
        )
        slope = (above - below) / 2e-6
        size = 1e-6 * (1 + np.abs(above).max())
        assert J[:, k] == pytest.approx(slope, rel=1e-6, abs=size)


def test_the_curvature_is_the_slope_of_the_jacobian(rng):
    functions = ImplicitFunctions(sb.compile_model(sb.library.andrews()))
    z, arguments = point(functions, rng)
    J = functions.at(*arguments(z)).jacobian
    weights, direction = rng.normal(size=len(J)), rng.normal(size=len(z))
    found = functions.curvature(*arguments(z), weights, direction)[: len(z)]
    along = rng.normal(size=len(z))
    above, below = (
        functions.at(*arguments(z + h * along)).jacobian for h in (1e-6, -1e-6)
    )
    slope = weights @ (above - below) @ direction / 2e-6
    assert found @ along == pytest.approx(slope, rel=1e-6)


def test_parameters_and_outputs_have_exact_slopes(rng):
    compiled = sb.compile_model(sb.library.four_bar())
    functions = ImplicitFunctions(compiled)
    z, arguments = point(functions, rng)
    symbol = compiled.system.p[0]
    value = float(compiled.parameters[0])
    J = functions.by((symbol,), *arguments(z))[:, 0]
    outputs = functions.outputs_by((symbol,), *arguments(z))[:, 0]
    changed = [
        ImplicitFunctions(compiled.with_parameters({symbol.name: value + h}))
        for h in (1e-6, -1e-6)
    ]
    above, below = (f.at(*arguments(z)).residuals for f in changed)
    assert pytest.approx((above - below) / 2e-6, rel=1e-6, abs=1e-6) == J
    above, below = (f.outputs(*arguments(z)) for f in changed)
    assert outputs == pytest.approx((above - below) / 2e-6, rel=1e-6, abs=1e-6)


def test_the_residuals_vanish_along_a_motion():
    compiled = sb.compile_model(spatial_slider_crank())
    functions = ImplicitFunctions(compiled)
    t, y = 0.0, compiled.start_state()
    u = np.zeros(len(compiled.system.u))
    n, nv = len(compiled.system.q), len(compiled.system.v)
    vd = compiled.derivatives(t, y, u)[n : n + nv]
    lam = compiled.function("multipliers")(t, y, u)
    none = np.zeros(0)
    found = functions.at(t, y[:n], y[n:], vd, lam, none, u).residuals
    assert np.abs(found).max() < 1e-9 * (1 + np.abs(lam).max())
