"""Gaps that close for a small part of a step: none is missed, whatever the method."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symbody as sb

COARSE = [sb.DP54(1e-3, 1e-4), sb.DP853(1e-3, 1e-4), sb.DP853(1e-6, 1e-8),
          sb.Radau(1e-3, 1e-4)]  # fmt: skip
T = np.linspace(0, 4, 20001)
# Of tips that are 0.3 m from where they turn, beside the tolerance of gaps of 1e-9 m.
DEEP = 1e-7


def thrown():
    """Return a rod that turns evenly in its flight, which takes any step at all."""
    model = sb.Model("thrown", gravity=(0, 0, 0))
    rod = model.add_body("rod", 1.0, inertia=(0.1, 0.1, 0.1))
    model.add_joint("j", model.world, rod, ["Tx", "Tz", "Ry"])
    tip = model.add_sensor("tip", sb.sensors.Position(rod.add_frame("f", (0.3, 0, 0))))
    z = model.add_parameter("z", -9.0)
    model.add_contact("c", sb.contacts.Gap(tip[2] - z))
    return sb.compile_model(model)


def tumbling():
    """Return a box of quaternions that tumbles, and may touch with four corners."""
    model = sb.Model("box", gravity=(0, 0, -1e-3))
    box = model.add_body("box", 1.0, inertia=(0.1, 0.2, 0.3))
    free = sb.joints.Free("quaternion")
    model.add_joint("j", model.world, box, free, q=(0, 0, 3.0, 1, 0, 0, 0))
    z = model.add_parameter("z", -9.0)
    for i, (x, y) in enumerate([(1, 1), (-1, 1), (1, -1), (-1, -1)]):
        frame = box.add_frame(f"f{i}", (0.2 * x, 0.3 * y, 0.1))
        corner = model.add_sensor(f"tip{i}", sb.sensors.Position(frame))
        model.add_contact(f"c{i}", sb.contacts.Gap(corner[2] - z))
    return sb.compile_model(model)


MODELS = {"thrown": thrown(), "tumbling": tumbling()}


def least_gap(motion):
    """Return the least of all gaps at each time."""
    gaps = [motion.array(name).reshape(-1, 1) for name in motion if "gap_" in name]
    return np.hstack(gaps).min(axis=1)


@pytest.mark.parametrize("method", COARSE, ids=lambda m: f"{m.name}-{m.rtol:g}")
@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(["thrown", "tumbling"]), st.floats(3, 300), st.floats(-0.5, -0.01),
    st.floats(-6, -2), st.randoms(use_true_random=False),
)  # fmt: skip
def test_no_dip_under_a_plane_is_missed(method, name, turn, fall, size, random):
    model = MODELS[name]
    speeds = [n for n in model.state_labels() if n.startswith("v")]
    values = [0, fall, turn] if name == "thrown" else [0, 0, fall, 3, 0.5, turn / 4]
    start = dict(zip(speeds, map(float, values), strict=True))
    height = least_gap(sb.simulate(model, T, method=method, start=start)) - 9.0
    # Planes are below all before, but for a dip that is looked for.
    before = np.concatenate([[height[0]], np.minimum.accumulate(height)[:-1]])
    lowest = np.flatnonzero((height[1:-1] < height[:-2]) & (height[1:-1] < height[2:]))
    dips, last = [], height[0]
    for i in (lowest + 1).tolist():
        if height[i] < last - 2e-6:
            dips.append((i, last))
            last = height[i]
    if not dips:
        return
    i, above = random.choice(dips)
    assert height[i] < before[i - 1] or above > height[i]
    z = float(height[i] + min(10.0**size, 0.9 * (above - height[i])))
    touching = sb.simulate(
        model, T[: i + 300], method=method, start=start, parameters={"z": z}
    )
    assert least_gap(touching).min() > -DEEP
    assert not any("unseen" in note for note in touching.notes)


def test_a_gap_that_turns_too_often_in_a_step_is_told():
    model = MODELS["thrown"]
    start = {"v_j_Ry": 3e7, "v_j_Tz": -0.01}
    motion = sb.simulate(model, [0, 1.0], start=start, parameters={"z": -0.31})
    (note,) = (one for one in motion.notes if "unseen" in one)
    assert note.kind == "contacts"
    assert note.element == "c"
    assert "max_step" in note
