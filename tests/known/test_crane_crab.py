"""The crane crab of the PyMbs manual against equations derived by hand.

With x = q_trans_crab and a = q_rot_pendulum the pendulum's centre is at

    (x - l sin a, -l cos a),   velocity (x' - l a' cos a, l a' sin a)

because a turn about y takes the vector (0, 0, -l) to (-l sin a, 0, -l cos a). From

    T = (m1 + m2) x'²/2 - m2 l x' a' cos a + (I2 + m2 l²) a'²/2,   V = -m2 g l cos a

Lagrange's equations are, with the force F that pushes the crab away from x = 0,

    (m1 + m2) x'' - m2 l cos a a'' + m2 l sin a a'² = F
    -m2 l cos a x'' + (I2 + m2 l²) a'' + m2 g l sin a = 0
"""

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.outputs import derive_sensors
from symbody.library.machines import crane_crab
from symbody.system import assemble
from symbody.system.values import parameter_values

MANUAL = {"m1": 1.0, "m2": 1.0, "l2": 1.0}
OTHERS = {"m1": 7.0, "m2": 3.0, "l2": 1.7}
START = ((1.0, -1.0), (0.0, 0.0), 0.0)
MOVING = ((0.8, 0.6), (0.4, -1.9), 12.5)
FORMALISMS = ("composite", "recursive", "articulated", "kane", "tmt")


def by_hand(q, v, F, *, m1, m2, l2):
    g, (_, a), (_, a_d) = 9.81, q, v
    J = m2 * l2**2 / 12 + m2 * l2**2
    coupling = -m2 * l2 * np.cos(a)
    M = np.array([[m1 + m2, coupling], [coupling, J]])
    right = [F - m2 * l2 * np.sin(a) * a_d**2, -m2 * g * l2 * np.sin(a)]
    return np.linalg.solve(M, right)


def found(q, v, F, formalism, parameters):
    system = assemble(crane_crab())
    values = dict(zip(system.p, parameter_values(system, parameters), strict=True))
    state = (*system.q, *system.v, *system.u)
    values.update(zip(state, (*q, *v, F), strict=True))
    return evaluate(list(derive_by(system, formalism, merge=True).vd), values)


@pytest.mark.parametrize("formalism", FORMALISMS)
@pytest.mark.parametrize("parameters", [MANUAL, OTHERS], ids=["manual", "others"])
@pytest.mark.parametrize("state", [START, MOVING], ids=["start", "moving"])
def test_the_crane_moves_as_derived_by_hand(state, parameters, formalism):
    expected = by_hand(*state, **parameters)
    np.testing.assert_allclose(
        found(*state, formalism, parameters), expected, rtol=1e-13
    )


def test_the_model_starts_where_the_manual_says():
    system = assemble(crane_crab())
    assert system.q_start == (1.0, -1.0)
    assert system.v_start == (0.0, 0.0)


def test_the_sensor_gives_the_distance_of_the_crab_and_its_rate():
    system = assemble(crane_crab())
    d = derive_sensors(system).results["d"]
    values = dict(zip((*system.q, *system.v), (-2.0, 0.3, 0.7, 5.0), strict=True))
    assert evaluate(d, values) == pytest.approx([2.0, -0.7])
