import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import symbody as sb


def test_a_quaternion_is_that_of_scipy(rng):
    for _ in range(50):
        matrix = Rotation.random(random_state=int(rng.integers(1 << 30))).as_matrix()
        expected = Rotation.from_matrix(matrix).as_quat(
            canonical=True, scalar_first=True
        )
        np.testing.assert_allclose(sb.quaternion(matrix), expected, atol=1e-14)


@pytest.mark.parametrize("axis", ["x", "y", "z", (1, 2, -2)])
def test_half_a_turn_has_a_quaternion(axis):
    e = sb.quaternion(axis, np.pi)
    assert e[0] == pytest.approx(0, abs=1e-15)
    assert np.linalg.norm(e) == pytest.approx(1)


def test_a_ball_joint_starts_as_rotations_one_after_another_say():
    model = sb.Model("ball")
    body = model.add_body("body", mass=1, inertia=(1, 1, 1))
    R = sb.rotation("x", 0.3) @ sb.rotation("z", -1.1)
    model.add_joint("ball", model.world, body, "spherical", q=sb.quaternion(R))
    compiled = sb.compile_model(model, backend="python")
    found = compiled.pose("body", compiled.system.q_start)[0]
    np.testing.assert_allclose(found, R.astype(float), atol=1e-14)


_WRONG = [
    (np.eye(3) * 2,), ("z",), (np.diag([1, 1, -1]),), (np.eye(3), 0.3), ("x", np.inf)
]  # fmt: skip


@pytest.mark.parametrize("wrong", _WRONG)
def test_what_is_no_rotation_is_refused(wrong):
    with pytest.raises(sb.errors.ModelError, match="quaternion: "):
        sb.quaternion(*wrong)
