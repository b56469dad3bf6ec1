"""A humanoid of thirty degrees of freedom: a trunk that floats, legs, arms, a head."""

from __future__ import annotations

from symbody.model.body import Body
from symbody.model.model import Model

_LEG = (("hip_yaw", "Rz"), ("hip_roll", "Rx"), ("hip_pitch", "Ry"),
        ("knee", "Ry"), ("ankle_pitch", "Ry"), ("ankle_roll", "Rx"))  # fmt: skip
_ARM = (("shoulder_pitch", "Ry"), ("shoulder_roll", "Rx"), ("shoulder_yaw", "Rz"),
        ("elbow", "Ry"), ("wrist_yaw", "Rz"))  # fmt: skip
_HEAD = (("neck_yaw", "Rz"), ("neck_pitch", "Ry"))


def humanoid(*, name: str = "humanoid") -> Model:
    """Return a humanoid: a free trunk (6), two legs (6 each), two arms (5), head (2).

    The trunk's attitude is a unit quaternion, so nq = 31 and nv = 30.

    Args:
        name: Of the model.
    """
    model = Model(name)
    trunk = _body(model, "trunk", 20.0, (0.02, 0.01, 0.2))
    model.add_joint("floating", model.world, trunk, "free")
    for side, y in (("left", 0.1), ("right", -0.1)):
        _limb(model, trunk, side, _LEG, (0.0, y, -0.1), (0.01, 0.0, -0.2))
        _limb(model, trunk, side, _ARM, (0.0, 2 * y, 0.4), (0.0, 0.01, -0.15))
    _limb(model, trunk, "head", _HEAD, (0.0, 0.0, 0.5), (0.0, 0.0, 0.1))
    return model


def _limb(
    model: Model,
    trunk: Body,
    side: str,
    joints: tuple[tuple[str, str], ...],
    root: tuple[float, float, float],
    offset: tuple[float, float, float],
) -> None:
    parent, at = trunk, root
    for name, kind in joints:
        full = f"{side}_{name}"
        body = _body(model, f"{full}_link", 2.0, (0.01, 0.005, -0.1))
        p = model.add_parameter(f"p_{full}", at, unit="m")
        model.add_joint(full, parent.add_frame(full, at=p), body, kind, q=0.1)
        parent, at = body, offset


def _body(
    model: Model, name: str, mass: float, com: tuple[float, float, float]
) -> Body:
    m = model.add_parameter(f"m_{name}", mass, positive=True, unit="kg")
    c = model.add_parameter(f"c_{name}", com, unit="m")
    J = model.add_parameter(
        f"J_{name}",
        tuple(mass * j for j in (0.02, 0.018, 0.01, 0.0004, 0.0002, 0.0003)),
        unit="kg m²",
    )
    return model.add_body(name, mass=m, com=c, inertia=J)
