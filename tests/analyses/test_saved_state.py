"""States of steppers that are restored in other steppers, and in other processes."""

import pickle
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

import symbody as sb
from symbody.library.closed_by_constraints import bennett

GO_ON = """
import pickle, sys
import numpy as np
import symbody as sb
from symbody.library.closed_by_constraints import bennett
model = {"cart": sb.library.cart_pole, "bennett": bennett}[sys.argv[1]]()
start = {"v_hinge1": 6.0} if sys.argv[1] == "bennett" else None
sim = sb.Stepper(model, 0.02, method=sys.argv[2], start=start)
with open(sys.argv[3], "rb") as file:
    sim.restore(pickle.load(file))
with open(sys.argv[3], "wb") as file:
    pickle.dump(np.array([sim.step() for _ in range(40)]), file)
"""
MODELS = {"cart": sb.library.cart_pole, "bennett": bennett}
# So fast that other coordinates become the independent ones after 0.24 s.
FAST = {"v_hinge1": 6.0}


@pytest.mark.parametrize(
    ("model", "method", "steps"),
    [("cart", "DP54", 7), ("cart", "Radau", 7), ("bennett", "DP54", 30)],
)
def test_another_process_goes_on_with_the_same_bits(model, method, steps, tmp_path):
    start = FAST if model == "bennett" else None
    sim = sb.Stepper(MODELS[model](), 0.02, method=method, start=start)
    first = sim.save().choice
    for _ in range(steps):
        sim.step(np.ones(len(sim.input_names)))
    assert (sim.save().choice != first) == (model == "bennett")
    kept = tmp_path / "saved.pickle"
    kept.write_bytes(pickle.dumps(sim.save()))
    expected = [sim.step() for _ in range(40)]
    command = [sys.executable, "-c", GO_ON, model, method, str(kept)]
    subprocess.run(command, check=True, timeout=300)
    assert np.array_equal(pickle.loads(kept.read_bytes()), expected)


def test_another_stepper_of_the_same_process_goes_on_with_the_same_bits():
    one, other = (sb.Stepper(bennett(), 0.02, start=FAST) for _ in range(2))
    for _ in range(30):
        one.step()
    other.restore(one.save())
    assert np.array_equal(
        [other.step() for _ in range(80)], [one.step() for _ in range(80)]
    )


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"dt": 0.02}, "dt"),
        ({"parameters": {"m_cart": 5.0}}, "parameters"),
        ({"method": "Radau"}, "method"),
        ({"method": sb.DP54(rtol=1e-7)}, "method"),
        ({"inputs": {"push": 1.0}}, "inputs"),
        ({"compile": sb.Compile(backend="python")}, "backend"),
    ],
)
def test_what_differs_is_told(options, word):
    saved = sb.Stepper(sb.library.cart_pole(), 0.01).save()
    other = sb.Stepper(sb.library.cart_pole(), **{"dt": 0.01, **options})
    with pytest.raises(
        sb.errors.CallError, match=rf"it differs in {word}\. Give.*reset"
    ):
        other.restore(pickle.loads(pickle.dumps(saved)))


def test_a_state_with_an_input_in_python_stays_with_its_stepper():
    one, other = (
        sb.Stepper(sb.library.cart_pole(), 0.01, inputs={"push": np.sin})
        for _ in range(2)
    )
    saved = one.save()
    assert one.restore(saved).tolist() == saved.y.tolist()
    with pytest.raises(
        sb.errors.CallError, match=r"functions of Python.*by this stepper"
    ):
        other.restore(saved)


def test_functions_that_round_otherwise_are_told():
    sim = sb.Stepper(sb.library.cart_pole(), 0.01)
    saved = pickle.loads(pickle.dumps(sim.save()))
    told, rates = saved.trace
    other = replace(saved, trace=(told, rates[:-1] + b"\x00"))
    with pytest.raises(sb.errors.CallError, match=r"how its equations were derived"):
        sim.restore(other)


def test_a_saved_state_of_a_tree_takes_some_kilobytes():
    sim = sb.Stepper(sb.library.arm6(), 0.01)
    assert len(pickle.dumps(sim.save())) < 10_000
