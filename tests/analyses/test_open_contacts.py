"""Models whose contacts are all open: the motion and the cost of those without."""

import numpy as np
import pytest

import symbody as sb
from symbody.writers.generate import generate


def chain(links: int, contacts: int, floor: float = -20.0) -> sb.Model:
    """Return a pendulum of links, the last of which have contacts with a floor."""
    model = sb.Model("chain")
    place = model.world.origin
    ground = model.world.add_frame("floor", at=(0, 0, floor))
    for i in range(links):
        link = model.add_body(f"b{i}", 1.0, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.02))
        model.add_joint(f"j{i}", place, link, "Ry", q=0.3 * (-1) ** i)
        place = link.add_frame(f"t{i}", at=(0, 0, -1))
        if i >= links - contacts:
            shape = sb.contacts.SphereOnPlane(place, ground, 0.1, friction=0.3)
            model.add_contact(f"c{i}", shape)
    return model


def boxes(contacts: bool, floor: float = -50.0) -> sb.Model:
    """Return a box that tumbles freely above a floor."""
    model = sb.Model("box")
    box = model.add_body("box", 1.0, inertia=(0.1, 0.2, 0.3))
    start = {"q": (0, 0, 0, 0.9, 0.1, 0.3, -0.3), "v": (1, 0, 0, 0.5, 0.2, 0.3)}
    model.add_joint("free", model.world, box, "free", **start)
    if contacts:
        ground = model.world.add_frame("floor", at=(0, 0, floor))
        shape = sb.contacts.BoxOnPlane(box, ground, (0.4, 0.3, 0.2), friction=0.3)
        model.add_contact("feet", shape)
    return model


MODELS = {
    "pendulum": (chain(1, 1), chain(1, 0)),
    "tip": (chain(6, 1), chain(6, 0)),
    "chain": (chain(4, 4), chain(4, 0)),
    "box": (boxes(True), boxes(False)),
}


@pytest.mark.parametrize("pair", MODELS.values(), ids=MODELS)
def test_rates_take_the_operations_of_the_model_without_contacts(pair):
    touching, free = map(sb.compile_model, pair)
    counts = touching.program("open_derivatives").counts
    assert counts == free.program("derivatives").counts


def test_rates_of_a_run_stand_in_the_order_of_the_model_without_contacts(
    tmp_path, monkeypatch
):
    """In another order a rate of 30 links took 8 % more instructions, for registers."""
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))
    touching = sb.compile_model(chain(30, 1, -50.0))
    sb.simulate(touching, 0.01)
    free = sb.compile_model(chain(30, 0)).program("derivatives")
    (text,) = generate([touching.program("open_derivatives")], "python").values()
    (alone,) = generate([free], "python").values()
    assert text.replace("open_derivatives", "derivatives") == alone


@pytest.mark.parametrize("pair", MODELS.values(), ids=MODELS)
def test_rates_and_gaps_are_those_of_the_other_functions(pair):
    compiled = sb.compile_model(pair[0])
    rng = np.random.default_rng(3)
    n, laws = (
        compiled.start_state().size,
        sum(len(c.contact.rows) for c in compiled.system.contacts),
    )
    rows = len(compiled.system.contact_forces)
    for _ in range(5):
        y, u = rng.normal(size=n), np.zeros(rows)
        rates = compiled.function("derivatives")(0.0, y, u)
        gaps = compiled.function("contact_gaps")(0.0, y, u)
        # Forces that stand in the inputs have no part in open rates.
        u = rng.normal(size=rows)
        ends = compiled.function("open_ends")(0.0, y, u)
        assert compiled.function("open_derivatives")(0.0, y, u) == pytest.approx(
            rates, rel=1e-11, abs=1e-11
        )
        assert ends[:n] == pytest.approx(rates, rel=1e-11, abs=1e-11)
        assert ends[n : n + laws] == pytest.approx(gaps[:laws], rel=1e-12)
        normal = gaps[laws:].reshape(laws, -1)[:, 0]
        assert ends[n + laws :] == pytest.approx(normal, rel=1e-11, abs=1e-12)


@pytest.mark.covering(1)
# At 1e-8 rounding decides whether DP54 takes one of the steps of the chain of six.
@pytest.mark.parametrize("method", [sb.DP54(rtol=1e-9), "DP853", "Radau"], ids=str)
@pytest.mark.parametrize("pair", MODELS.values(), ids=MODELS)
def test_open_contacts_do_not_change_a_motion(pair, method):
    touching, free = (sb.simulate(model, 2.0, method=method) for model in pair)
    assert not touching.events
    assert touching.statistics.steps == free.statistics.steps
    for name in sb.compile_model(pair[1]).state_labels():
        # Formulas of other order round differently.
        np.testing.assert_allclose(
            touching.array(name), free.array(name), rtol=1e-9, atol=1e-9
        )


@pytest.mark.parametrize("method", ["DP54", "DP853"])
def test_a_ball_that_falls_long_and_rises_again_meets_the_floor_in_time(method):
    model = sb.Model("ball", gravity=(0, 0, -9.81))
    ball = model.add_body("ball", 1.0, inertia=(0.1, 0.1, 0.1))
    model.add_joint("z", model.world, ball, "Tz", q=3.0)
    shape = sb.contacts.SphereOnPlane(ball.origin, model.world, 0.1, restitution=0.5)
    model.add_contact("floor", shape)
    motion = sb.simulate(model, 1.8, method=method)
    fall = np.sqrt(2 * 2.9 / 9.81)
    hits = [e.time for e in motion.events.of("floor", kind="impact")]
    assert hits[:2] == pytest.approx([fall, 2 * fall], abs=1e-12)


def test_a_run_that_was_saved_open_goes_on_closed():
    model = chain(2, 1, floor=-2.07)
    whole = sb.simulate(model, 2.0)
    assert whole.events.of(kind="impact")
    stepper = sb.Stepper(model, 0.05)
    stepper.step()
    saved = stepper.save()
    for _ in range(20):
        stepper.step()
    first = stepper.y.copy()
    stepper.restore(saved)
    for _ in range(20):
        stepper.step()
    np.testing.assert_array_equal(stepper.y, first)
