import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
EA, L, D = 60.0, 0.5, 0.02


def two_bodies(load):
    model = sb.Model("two", gravity=(0, 0, 0))
    a = model.add_body("a", mass=1.0, inertia=(0.1, 0.2, 0.3))
    b = model.add_body("b", mass=2.0, inertia=(0.3, 0.2, 0.2))
    model.add_joint("j_a", model.world, a, "free", v=(0.1, 0.2, 0.3, 1, 0.5, 0))
    model.add_joint("j_b", model.world, b, "free", q=(1, 0, 0, 1, 0, 0, 0))
    ends = a.add_frame("end", at=(0.1, 0.2, 0)), b.add_frame("end", at=(-0.2, 0, 0.1))
    model.add_load("load", load(*ends))
    model.add_sensor("p", sb.sensors.Position(b))
    return model


def bar(a, b):
    return sb.loads.Bar(a, b, EA, L, D)


def spring(a, b):
    return sb.loads.SpringDamper(a, b, EA / L, EA / L * D, L)


def test_a_bar_is_a_spring_and_damper_of_its_stiffness_over_length():
    one, two = (sb.simulate(two_bodies(x), 2.0, **TIGHT) for x in (bar, spring))
    np.testing.assert_allclose(one.array("p"), two.array("p"), rtol=0, atol=1e-9)


def test_bars_side_by_side_are_one_of_their_sum():
    model, sum_of_both = (
        two_bodies(bar),
        two_bodies(lambda a, b: sb.loads.Bar(a, b, 3 * EA, L, D)),
    )
    ends = (model.bodies[name]["end"] for name in "ab")
    model.add_load("beside", sb.loads.Bar(*ends, 2 * EA, L, D))
    one, two = (sb.simulate(m, 2.0, **TIGHT) for m in (model, sum_of_both))
    np.testing.assert_allclose(one.array("p"), two.array("p"), rtol=0, atol=1e-9)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((0, L), "the stiffness axial is 0"),
        ((EA, -1), "the length is -1"),
        ((EA, L, -1), "the damping_time is -1"),
    ],
)
def test_what_is_no_bar_is_refused(arguments, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        two_bodies(lambda a, b: sb.loads.Bar(a, b, *arguments))
