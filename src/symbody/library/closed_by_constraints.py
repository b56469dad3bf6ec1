"""Mechanisms with loops that constraints close, with known answers."""

from __future__ import annotations

import numpy as np

from symbody.model.body import Body, Frame
from symbody.model.constraints.cuts import BallCut, HingeCut, PlanarHingeCut
from symbody.model.constraints.rolling import RollingDisc
from symbody.model.model import Model
from symbody.model.sensors.frames import Position, Velocity
from symbody.spatial.rotation import rotation


def double_four_bar() -> Model:
    """IFToMM A02 with two windows: five rods of 1 kg and 1 m."""
    return windows(2, "double_four_bar")


def windows(count: int, name: str = "windows") -> Model:
    """IFToMM A02 with any number of windows; with one it is a rhombus.

    Twice in each turn all rods are on one line, a singular position.
    """
    model = Model(name, gravity=(0, -9.81, 0))
    cranks = []
    for i in range(count + 1):
        crank = model.add_body(f"crank{i}", 1, (0.5, 0, 0), (0, 1 / 12, 1 / 12))
        ground = model.world.add_frame(f"ground{i}", at=(i, 0, 0))
        model.add_joint(f"pivot{i}", ground, crank, "Rz", q=np.pi / 2, v=-1.0)
        cranks.append(crank)
    for i in range(count):
        bar = model.add_body(f"bar{i}", 1, (0.5, 0, 0), (0, 1 / 12, 1 / 12))
        end = cranks[i].add_frame("end", at=(1, 0, 0))
        model.add_joint(f"pin{i}", end, bar, "Rz", q=-np.pi / 2, v=1.0)
        left = bar.add_frame("end", at=(1, 0, 0))
        right = cranks[i + 1].add_frame("top", at=(1, 0, 0))
        model.add_constraint(f"window{i}", PlanarHingeCut(left, right))
    model.add_sensor("B", Position(cranks[0]["end"]))
    model.add_sensor("v_B", Velocity(cranks[0]["end"]))
    return model


def spatial_slider_crank() -> Model:
    """IFToMM spatial slider-crank: a ball at B, a universal joint at C."""
    model = Model("spatial_slider_crank")
    A = model.world.add_frame("A", at=(0, 0.1, 0.12))
    crank = model.add_body("crank", 0.12, (0, 0, 0.04), (1e-4, 1e-4, 1e-5))
    slider = model.add_body("slider", 2.0, (0, 0, 0), (1e-4, 1e-4, 1e-4))
    rod = model.add_body("rod", 0.5, (0.15, 0, 0), (4e-4, 4e-3, 4e-3))
    model.add_joint("theta", A, crank, "Rx", v=6.0)
    model.add_joint("x", model.world, slider, "Tx", q=0.2)
    # C to B is (-2, 1, 2)/3 at the start, along the rod's x.
    q = (np.arctan2(2, 1), np.arccos(-2 / 3))
    model.add_joint("C", slider, rod, ["Rx", "Rz"], q=q)
    ball = BallCut(
        crank.add_frame("B", at=(0, 0, 0.08)), rod.add_frame("B", at=(0.3, 0, 0))
    )
    model.add_constraint("B", ball)
    model.choose_independent("theta")
    return model


def bennett() -> Model:
    """Four hinges in space that move although counting says they do not."""
    a, b, alpha = 1.0, 0.8, np.pi / 6
    beta = np.arcsin(b * np.sin(alpha) / a)
    first = 1.0
    half = np.sin((beta + alpha) / 2) / np.sin((beta - alpha) / 2) / np.tan(first / 2)
    model = Model("bennett", gravity=(0, 0, 0))
    place: Body | Frame = model.world
    lengths, twists = (a, b, a, b), (alpha, beta, alpha, beta)
    for i, angle in enumerate((first, 2 * np.arctan(half), -first)):
        body = model.add_body(f"bar{i}", 1, (lengths[i] / 2, 0, 0), (0.1, 0.1, 0.1))
        model.add_joint(f"hinge{i}", place, body, "Rz", q=angle)
        turn = rotation("x", twists[i])
        place = body.add_frame("far", at=(lengths[i], 0, 0), rotation=turn)
    back = model.world.add_frame(
        "back", at=(-lengths[3], 0, 0), rotation=rotation("x", -twists[3])
    )
    model.add_constraint("last", HingeCut(back, place))
    return model


def parallel_cranks() -> Model:
    """A bar on three parallel cranks, of which one is redundant."""
    model = Model("parallel_cranks", gravity=(0, -9.81, 0))
    bar = model.add_body("bar", 1, (1, 0, 0), (0, 0, 0.1))
    for i in range(3):
        crank = model.add_body(f"crank{i}", 1, (0, 0.25, 0), (0, 0, 0.1))
        ground = model.world.add_frame(f"ground{i}", at=(i, 0, 0))
        model.add_joint(f"pivot{i}", ground, crank, "Rz", q=0.3)
        end = crank.add_frame("end", at=(0, 0.5, 0))
        if i == 0:
            model.add_joint("pin0", end, bar, "Rz", q=-0.3)
        else:
            hole = bar.add_frame(f"hole{i}", at=(i, 0, 0))
            model.add_constraint(f"pin{i}", PlanarHingeCut(end, hole))
    return model


def sarrus() -> Model:
    """Two pairs of plates in perpendicular planes carry a platform straight up."""
    model = Model("sarrus")
    top = model.add_body("top", 1, (0, 0, 0), (0.1, 0.1, 0.1))
    angle = 0.6
    plates = (("a", "Ry", 1, (1, 0, 0)), ("b", "Rx", -1, (0, 1, 0)))
    for name, axis, sign, side in plates:
        ground = model.world.add_frame(name, at=side)
        lower = model.add_body(f"lower_{name}", 1, (0, 0, 0.5), (0.1, 0.1, 0.1))
        upper = model.add_body(f"upper_{name}", 1, (0, 0, 0.5), (0.1, 0.1, 0.1))
        model.add_joint(f"foot_{name}", ground, lower, axis, q=sign * angle)
        knee = lower.add_frame("knee", at=(0, 0, 1))
        model.add_joint(f"knee_{name}", knee, upper, axis, q=-2 * sign * angle)
        hip = upper.add_frame("hip", at=(0, 0, 1))
        if name == "a":
            at = top.add_frame("a", at=side)
            model.add_joint("hip_a", hip, at, axis, q=sign * angle)
        else:
            turn = rotation("y", np.pi / 2)  # the hinge's axis is x
            cut = HingeCut(
                upper.add_frame("pin", at=(0, 0, 1), rotation=turn),
                top.add_frame("b", at=side, rotation=turn),
            )
            model.add_constraint("hip_b", cut)
    return model


def disc() -> Model:
    """A thin disc of 1 kg and 0.5 m that rolls round a circle of 1 m, and leans.

    It leans by 0.3 rad.
    """
    r, m, g = 0.5, 1.0, 9.81
    lean, distance = 0.3, 1.0
    # dH/dt about the centre equals the moment of weight and contact forces.
    inner = 1.5 * distance * r + 0.25 * r**2 * np.sin(lean)
    turning = np.sqrt(g * r * np.tan(lean) / inner)
    spin = -turning * (distance / r + np.sin(lean))
    model = Model("disc", gravity=(0, 0, -g))
    wheel = model.add_body(
        "wheel", m, (0, 0, 0), (m * r**2 / 4, m * r**2 / 2, m * r**2 / 4)
    )
    model.add_joint(
        "free",
        model.world,
        wheel,
        ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"],
        q=(0, distance, r * np.cos(lean), 0, lean, 0),
        v=(-turning * distance, 0, 0, turning, 0, spin),
    )
    model.add_constraint("rolling", RollingDisc(wheel, model.world, r))
    model.add_sensor("center", Position(wheel))
    return model
