import math

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
M, C, D, L0 = 2.0, 50.0, 3.0, 0.7


def slider(start=1.2, gravity=0.0, **spring):
    model = sb.Model("slider", gravity=(0, 0, -gravity))
    body = model.add_body("body", mass=M)
    model.add_joint("rail", model.world, body, "Tx", q=start)
    model.add_load("spring", sb.loads.SpringDamper(model.world, body, **spring))
    return model


def test_a_mass_on_a_spring_oscillates_at_its_frequency():
    motion = sb.simulate(slider(stiffness=C, free_length=L0), 5.0, **TIGHT)
    expected = L0 + 0.5 * np.cos(math.sqrt(C / M) * motion.time)
    np.testing.assert_allclose(motion["q_rail"], expected, atol=1e-9)


def test_a_damper_lets_the_oscillation_decay_by_its_decrement():
    model = slider(stiffness=C, damping=D, free_length=L0)
    period = 2 * math.pi / math.sqrt(C / M - (D / (2 * M)) ** 2)
    motion = sb.simulate(model, [0, period, 2 * period], **TIGHT)
    stretch = motion["q_rail"].to_numpy() - L0
    decrement = np.log(stretch[:-1] / stretch[1:])
    np.testing.assert_allclose(decrement, D / (2 * M) * period, rtol=1e-9)


def test_a_law_moves_as_its_formula_says():
    law = slider(law=lambda length, rate: C * (L0 - length) - D * rate)
    linear = slider(stiffness=C, damping=D, free_length=L0)
    expected = sb.simulate(linear, 2.0, **TIGHT)["q_rail"]
    actual = sb.simulate(law, 2.0, **TIGHT)["q_rail"]
    np.testing.assert_allclose(actual, expected, atol=1e-10)


def test_spring_damper_and_law_act_in_parallel():
    together = slider(
        stiffness=20, free_length=L0, law=lambda length, rate: 30 * (L0 - length)
    )
    one = slider(stiffness=C, free_length=L0)
    expected = sb.simulate(one, 2.0, **TIGHT)["q_rail"]
    actual = sb.simulate(together, 2.0, **TIGHT)["q_rail"]
    np.testing.assert_allclose(actual, expected, atol=1e-10)


def test_a_law_may_use_what_the_model_knows():
    model = slider(stiffness=C, free_length=L0)
    voltage = model.add_input("voltage")
    body = model.bodies["body"]
    model.add_load(
        "coil", sb.loads.SpringDamper(model.world, body, law=lambda x, v: 5 * voltage)
    )
    motion = sb.simulate(model, 5.0, inputs={"voltage": 2.0}, **TIGHT)
    rest = L0 + 10 / C
    expected = rest + (1.2 - rest) * np.cos(math.sqrt(C / M) * motion.time)
    np.testing.assert_allclose(motion["q_rail"], expected, atol=1e-9)


def test_a_negative_stiffness_drives_apart():
    motion = sb.simulate(slider(stiffness=-C, free_length=L0), 1.0, **TIGHT)
    expected = L0 + 0.5 * np.cosh(math.sqrt(C / M) * motion.time)
    np.testing.assert_allclose(motion["q_rail"], expected, rtol=1e-9)


@pytest.mark.parametrize(
    ("spring", "message"),
    [
        ({}, "it does nothing. Give at least one"),
        ({"stiffness": C}, "free_length=None.*give both or neither"),
        ({"damping": D, "free_length": 1}, "free_length=1.*give both or neither"),
        ({"law": 3}, r"3 cannot be called as law\(length, rate\)"),
        ({"law": lambda length: 1}, "cannot be called as law"),
        ({"law": lambda length, k=5.0: k * length}, "arguments with defaults keep"),
        ({"law": lambda length, rate: None}, "returned None, which is no formula"),
        ({"law": lambda length, rate: (1, 2)}, r"\(1, 2\), which is no formula"),
        ({"law": lambda length, rate: math.nan}, "returned nan, which is no"),
        ({"law": lambda length, rate: math.inf}, "inf is not finite"),
        ({"law": lambda length, rate: sb.symbol("k") * rate}, "'k', which is not of"),
        ({"damping": [1, 2]}, r"shape \(2,\)"),
    ],
)
def test_what_is_no_spring_is_refused(spring, message):
    with pytest.raises(sb.errors.ModelError, match=r"load 'spring': .*" + message):
        slider(**spring)


def test_both_ends_on_one_body_are_refused():
    model = slider(damping=1)
    body = model.bodies["body"]
    frame = body.add_frame("tip", at=(0, 1, 0))
    with pytest.raises(sb.errors.ModelError, match=r"body and body.tip.*on two bodies"):
        model.add_load("inner", sb.loads.SpringDamper(body, frame, damping=1))


def test_a_refused_load_can_be_added_again():
    model = slider(damping=1)
    body = model.bodies["body"]
    with pytest.raises(sb.errors.ModelError):
        model.add_load("again", sb.loads.SpringDamper(model.world, body))
    model.add_load("again", sb.loads.SpringDamper(model.world, body, damping=1))


def test_a_negative_free_length_is_refused():
    with pytest.raises(
        sb.errors.ModelError, match=r"the free_length is -1.*as no length can"
    ):
        slider(stiffness=C, free_length=-1)
