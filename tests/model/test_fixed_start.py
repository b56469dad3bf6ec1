"""Start values that nothing may change."""

import numpy as np
import pytest

from symbody.errors import ModelError
from symbody.model.model import Model


@pytest.fixture
def model():
    model = Model("m")
    model.add_body("arm", mass=1)
    return model


def joint_of(model, kind="Rx", **options):
    return model.add_joint("hip", model.world, model.bodies["arm"], kind, **options)


@pytest.mark.parametrize(
    ("kind", "options", "fixed"),
    [
        ("Rx", {"q": 0.3, "fixed": True}, {"q_hip"}),
        ("Rx", {"q": 0.3, "v": 1.0, "fixed": True}, {"q_hip", "v_hip"}),
        ("Rx", {"v": 1.0, "fixed": True}, {"v_hip"}),
        (["Tx", "Ry"], {"q": (1, 2), "fixed": [False, True]}, {"q_hip_Ry"}),
        (["Tx", "Ry"], {"q": (1, 2), "v": (0, 0), "fixed": [True, False]},
         {"q_hip_Tx", "v_hip_Tx"}),
        ("spherical", {"q": (1, 0, 0, 0), "v": (1, 0, 0), "fixed": True},
         {"q_hip_e0", "q_hip_e1", "q_hip_e2", "q_hip_e3", "v_hip_wx", "v_hip_wy",
          "v_hip_wz"}),
    ],
)  # fmt: skip
def test_start_values_that_are_given_can_be_fixed(model, kind, options, fixed):
    assert joint_of(model, kind, **options).fixed == fixed


@pytest.mark.parametrize(
    ("kind", "options", "message"),
    [
        ("Rx", {"fixed": True}, "no start value is given that could be kept"),
        ("Rx", {"q": 1, "fixed": [True, True]}, "does not fit its coordinates: q_hip"),
        ("Rx", {"q": 1, "fixed": "yes"}, "fixed='yes' does not fit.*Give True or"),
        ("Rx", {"q": 1, "fixed": np.array(1)}, "Give True or False"),
        ("Rx", {"q": 1, "fixed": {"q_hip"}}, "Give True or False"),
        ("free", {"q": (0, 0, 0, 1, 0, 0, 0), "fixed": [False] * 6 + [True]},
         "q_hip_e3 cannot be fixed alone"),
    ],
)  # fmt: skip
def test_what_cannot_be_fixed_is_refused(model, kind, options, message):
    with pytest.raises(ModelError, match=f"joint 'hip': .*{message}"):
        joint_of(model, kind, **options)
    assert not model.joints


def test_start_values_are_fixed_later_by_joint_name_or_symbol(model):
    joint = joint_of(model, ["Tx", "Ry"])
    model.fix_start("v_hip_Ry")
    assert joint.fixed == {"v_hip_Ry"}
    model.fix_start(joint, joint.v[0])
    assert joint.fixed == {"q_hip_Tx", "q_hip_Ry", "v_hip_Tx", "v_hip_Ry"}


def test_a_start_value_that_is_not_there_or_driven_is_not_fixed(model):
    joint = joint_of(model, ["Tx", "Ry"])
    model.drive(joint, [model.t, None])
    for name in ("q_hop", "q_hip_Tx", "v_hip_Tx"):
        with pytest.raises(ModelError, match=f"'{name}'.* that is not driven"):
            model.fix_start(name)
    model.fix_start("hip")
    assert joint.fixed == {"q_hip_Ry"}
