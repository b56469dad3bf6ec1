"""The impedance of a finite bearing against Reynolds' equation, solved on a grid."""

import numpy as np
import pytest
from scipy.sparse import coo_matrix, diags
from scipy.sparse.linalg import spsolve

import symbody as sb
from symbody.expr.evaluate import evaluate
from symbody.model.loads.journal_bearings import impedance

R, C, MU = 6e-3, 6e-6, 0.017


def on_a_grid(x, y, ratio, n=96, m=12):
    """Return W of Reynolds' equation with Reynolds' condition, squeezed along x.

    Half of the length, in units of itself; p = 0 at its end. Where p is not positive
    the equation is left for p = 0, until nothing changes any more.
    """
    angle = 2 * np.pi * np.arange(n) / n
    step, h3 = angle[1], lambda a: (1 - x * np.cos(a) - y * np.sin(a)) ** 3
    i, j = np.meshgrid(np.arange(n), np.arange(m), indexing="ij")
    here, ahead, behind = (((i + k) % n) * m + j for k in (0, 1, -1))
    east, west = (h3(angle[i] + k * step / 2) / step**2 for k in (1, -1))
    up = h3(angle[i]) * m**2 / ratio**2
    inner = np.where(j > 0, here - 1, here + 1)
    parts = [(ahead, east), (behind, west), (inner, up), (here, -east - west - 2 * up)]
    parts.append((np.where(j + 1 < m, here + 1, here), np.where(j + 1 < m, up, 0)))
    entries = np.concatenate([value.ravel() for _, value in parts])
    columns = np.concatenate([column.ravel() for column, _ in parts])
    A = coo_matrix((entries, (np.tile(here.ravel(), 5), columns))).tocsr()
    b = -12 * np.cos(angle[i]).ravel()
    empty = np.zeros(n * m, dtype=bool)
    for _ in range(60):
        kept = diags((~empty).astype(float))
        p = spsolve(
            (kept @ A + diags(empty.astype(float))).tocsc(), np.where(empty, 0, b)
        )
        now = (p < 0) | (empty & (A @ p <= b))
        if (now == empty).all():
            break
        empty = now
    weights = np.where(np.arange(m) == 0, 0.5, 1.0) / m
    around = p.reshape(n, m) @ weights
    return np.array([around @ f(angle) for f in (np.cos, np.sin)]) * step / 2


def formula(x, y, ratio):
    names = [sb.symbol(name) for name in ("x", "y", "ratio")]
    values = {"x": x, "y": y, "ratio": ratio}
    return np.array([evaluate(part, values) for part in impedance(*names)])


@pytest.mark.covering(1)
@pytest.mark.parametrize("ratio", [0.4, 1.0])
@pytest.mark.parametrize(
    ("x", "y", "within"),
    [
        (0.3, 0.0, 0.10), (-0.3, 0.0, 0.12), (0.0, 0.3, 0.09), (0.6, 0.0, 0.04),
        (0.0, 0.6, 0.07), (0.4, 0.4, 0.03), (-0.4, -0.4, 0.06), (0.0, -0.8, 0.18),
        (0.8, 0.0, 0.05),
    ],
)  # fmt: skip
def test_it_agrees_with_reynolds_as_well_as_it_says(x, y, ratio, within):
    exact = on_a_grid(x, y, ratio)
    # The published fit is not exact: these are the errors that its docstring tells.
    error = np.linalg.norm(formula(x, y, ratio) - exact) / np.linalg.norm(exact)
    assert error < within


def shaft_in(kind, length, **place):
    """Return force and torque of a bearing on its journal."""
    model = sb.Model("bearing", gravity=(0, 0, 0))
    shaft = model.add_body("shaft", mass=0.1, inertia=(1e-5, 1e-5, 1e-5))
    model.add_joint("way", model.world, shaft, ["Tx", "Ty", "Rz"])
    model.add_load("film", kind(model.world, shaft, R, length, C, MU))
    model.add_sensor("F", sb.sensors.LoadValue("film"))
    compiled = sb.compile_model(model, backend="python")
    state = [place.get(name, 0.0) for name in ("x", "y", "a", "vx", "vy", "w")]
    return compiled.sensor_values(0.0, state)["F"]


@pytest.mark.parametrize("place", [{"vx": 1e-3}, {"x": 2e-6, "y": 1e-6, "w": 300.0}])
def test_a_short_one_is_the_short_bearing(place):
    short = shaft_in(sb.loads.JournalBearing, R / 20, **place)
    finite = shaft_in(sb.loads.FiniteJournalBearing, R / 20, **place)
    np.testing.assert_allclose(finite, short, rtol=0.03)


def test_a_long_one_carries_less_than_the_law_of_short_ones():
    steady = {"x": 0.3 * C, "w": 300.0}
    short = shaft_in(sb.loads.JournalBearing, 2 * R, **steady)
    finite = shaft_in(sb.loads.FiniteJournalBearing, 2 * R, **steady)
    assert np.hypot(*finite[:2]) < 0.7 * np.hypot(*short[:2])
    # Either pushes back and on, and brakes.
    assert finite[0] < 0 < finite[1]
    assert finite[2] < 0


def test_it_takes_power_and_needs_a_clearance():
    for place in ({"x": 3e-6, "w": 300.0}, {"x": -4e-6, "y": 3e-6, "vx": 1e-3}):
        fx, fy, torque = shaft_in(sb.loads.FiniteJournalBearing, R, **place)
        speeds = [place.get(name, 0.0) for name in ("vx", "vy", "w")]
        assert np.dot((fx, fy, torque), speeds) < 0
    model = sb.Model("none")
    shaft = model.add_body("shaft", mass=1)
    bearing = sb.loads.FiniteJournalBearing(model.world, shaft, R, R, 0, MU)
    with pytest.raises(sb.errors.ModelError, match="the clearance is 0"):
        model.add_load("film", bearing)
