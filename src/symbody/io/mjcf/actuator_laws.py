"""Laws of the actuators of MJCF, in the terms of the general one.

References:
    mujoco.readthedocs.io, XML reference: actuator.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import final

from symbody.io.mjcf.build import Built
from symbody.io.mjcf.document import ACTUATORS
from symbody.io.mjcf.moved import inertia_of
from symbody.io.xml import XmlElement


@final
@dataclass(frozen=True)
class Law:
    """The attributes of MuJoCo's general actuator.

    Attributes:
        gain: (fixed, by length, by velocity).
        bias: The same.
        dynamics: "none", "integrator", "filter"; or what is not known here.
        constant: Time constant of a filter [s].
    """

    gain: tuple[float, float, float] = (1.0, 0.0, 0.0)
    bias: tuple[float, float, float] = (0.0, 0.0, 0.0)
    dynamics: str = "none"
    constant: float = 1.0


def law_of(built: Built, child: XmlElement) -> tuple[XmlElement, Law | None]:
    """Return an actuator with its defaults, and what it does; None if not known."""
    attributes: dict[str, str] = {}
    law: Law | None = Law()
    for default in built.document.defaults(child):
        if default.tag in ACTUATORS:
            attributes |= default.attributes
            law = _changed(law, default, default.attributes, None)
    attributes |= child.attributes
    whole = replace(child, attributes=attributes)
    # A shortcut sets what it stands for anew, with what the defaults told it.
    shortcut = child.tag not in ("general", "plugin")
    own = whole.attributes if shortcut else child.attributes
    mass = _felt(built, whole)
    return whole, _changed(law, replace(child, attributes=own), own, mass)


def _felt(built: Built, element: XmlElement) -> float | None:
    """Return the inertia that an actuator of a joint feels; None elsewhere."""
    joint = built.joints.get(element.get("joint", ""))
    if joint is None or joint.kind not in ("hinge", "slide"):
        return None
    gear = (element.numbers("gear", None, ()) or (1.0,))[0]
    return inertia_of(built, joint) / gear**2 if gear else None


def _gains(
    e: XmlElement, given: dict[str, str], mass: float | None
) -> tuple[float, float] | None:
    """Return those of position and velocity; None if they are not known here."""
    kp, kv = e.number("kp", 1.0), e.number("kv", 0.0)
    if "inheritrange" in given or ("dampratio" in given and mass is None):
        return None
    if "dampratio" in given:
        kv = 2 * e.number("dampratio") * math.sqrt(kp * (mass or 0.0))
    return kp, kv


def _changed(
    law: Law | None, e: XmlElement, given: dict[str, str], mass: float | None
) -> Law | None:
    match e.tag:
        case "general":
            return _general(law, e)
        case "motor":
            return Law()
        case "position":
            gains = _gains(e, given, mass)
            if gains is None:
                return None
            kp, kv = gains
            constant = e.number("timeconst", 0.0)
            dynamics = "filter" if constant > 0 else "none"
            return Law((kp, 0, 0), (0, -kp, -kv), dynamics, constant or 1.0)
        case "velocity":
            kv = e.number("kv", 1.0)
            return Law((kv, 0, 0), (0, 0, -kv))
        case "intvelocity":
            gains = _gains(e, given, mass)
            if gains is None:
                return None
            kp, kv = gains
            return Law((kp, 0, 0), (0, -kp, -kv), "integrator")
        case "damper":
            return Law((0, 0, -e.number("kv", 1.0)))
        case "cylinder":
            area = e.number("area", 1.0)
            if "diameter" in given:
                area = math.pi / 4 * e.number("diameter") ** 2
            fixed, length, rate = e.numbers("bias", 3, (0, 0, 0))
            delay = e.number("timeconst", 1.0)
            return Law((area, 0, 0), (fixed, length, rate), "filter", delay)
    return None


def _general(law: Law | None, e: XmlElement) -> Law | None:
    law = law or Law()
    gain, bias = law.gain, law.bias
    kinds = {
        "gaintype": "fixed" if not any(gain[1:]) else "affine",
        "biastype": "none" if not any(bias) else "affine",
        "dyntype": law.dynamics,
    }
    kinds = {name: e.get(name, kind) for name, kind in kinds.items()}
    if kinds["gaintype"] not in ("fixed", "affine") or kinds["biastype"] not in (
        "none", "affine",
    ):  # fmt: skip
        return None
    gain = _parameters(e, "gainprm", gain)
    bias = _parameters(e, "biasprm", bias)
    if kinds["gaintype"] == "fixed":
        gain = (gain[0], 0.0, 0.0)
    if kinds["biastype"] == "none":
        bias = (0.0, 0.0, 0.0)
    dynamics = {"filterexact": "filter"}.get(kinds["dyntype"], kinds["dyntype"])
    if dynamics not in ("none", "integrator", "filter"):
        return None
    constant = (e.numbers("dynprm", None, ()) or (law.constant,))[0]
    return Law(gain, bias, dynamics, constant or 1.0)


def _parameters(
    e: XmlElement, name: str, before: tuple[float, float, float]
) -> tuple[float, float, float]:
    given = e.numbers(name, None, ())[:3]
    a, b, c = (*given, *before[len(given) :])
    return a, b, c
