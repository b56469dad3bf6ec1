"""Equilibria that loads do not hold, told where a row of springs is pressed."""

import warnings

import numpy as np
import pytest

import symbody as sb


def pressed(kind):
    """Return a body that presses two springs in a row, 0.8 m long without load."""
    model = sb.Model("pressed", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=1.0, v=-2.0)
    if kind == "node":
        middle = model.add_node("middle", at=(0.5, 0, 0), moves="xy")
    else:
        middle = model.add_body("middle")
        model.add_joint("fly", model.world, middle, ["Tx", "Ty"], q=(0.5, 0))
    for name, ends in (("a", (model.world, middle)), ("b", (middle, body))):
        model.add_load(
            name, sb.loads.SpringDamper(*ends, stiffness=100, free_length=0.4)
        )
    return model


@pytest.mark.filterwarnings("ignore:.*without mass body")
@pytest.mark.parametrize("kind", ["node", "body"])
def test_a_row_of_springs_that_is_pressed_is_told(kind):
    with pytest.warns(sb.errors.ModelWarning, match=f"{kind} 'middle'.*not stable"):
        motion = sb.simulate(pressed(kind), np.linspace(0, 0.25, 251))
    (note,) = [one for one in motion.notes if "not stable" in one]
    # The body comes to 0.8 m where 0.2 cos(w t) = 2 / w sin(w t).
    w = np.sqrt(50)
    begin = np.arctan(0.1 * w) / w
    at = float(note.partition("t = ")[2].partition(" s")[0])
    assert begin < at < begin + 0.001 + 1e-9


@pytest.mark.parametrize("kind", ["node", "body"])
def test_a_row_that_is_pulled_is_not(kind):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        motion = sb.simulate(pressed(kind), np.linspace(0, 0.08, 9))
    assert not any("not stable" in str(one.message) for one in told)
    assert not any("not stable" in note for note in motion.notes)
