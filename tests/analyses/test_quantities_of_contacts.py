"""Gaps, sliding velocities, impulses and forces of contacts, by name."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import NameTakenError, UnknownQuantityError


def falling_box() -> sb.Model:
    model = sb.Model("box", gravity=(0, 0, -9.81))
    box = model.add_body("box", mass=2.0, inertia=(0.1, 0.1, 0.1))
    start = {"q": (0, 0.6, 0.1), "v": (1, 0, 0)}
    model.add_joint("j", model.world, box, ["Tx", "Tz", "Ry"], **start)
    model.add_parameter("e", 0.3)
    law = {"restitution": model.parameters["e"].symbols.item(), "friction": 0.4}
    shape = sb.contacts.BoxOnPlane(box, model.world, (0.4, 0, 0.4), **law)
    model.add_contact("feet", shape)
    return model


def test_gaps_slips_and_impulses_are_quantities_by_name(tmp_path):
    model = falling_box()
    model.add_sensor("corner", sb.sensors.Position(
        model.bodies["box"].add_frame("edge", (-0.2, 0, -0.2))
    ))  # fmt: skip
    motion = sb.simulate(model, 1.0)
    gaps, height = motion.array("gap_feet"), motion.array("corner")[:, 2]
    corner = int(np.argmin(np.abs(gaps - height[:, None]).max(axis=0)))
    np.testing.assert_allclose(gaps[:, corner], height, atol=1e-14)
    slip = motion.array(f"slip_feet[{corner},x]")
    rate = np.gradient(motion.array("corner")[:40, 0], motion.time[:40])
    np.testing.assert_allclose(slip[1:39], rate[1:-1], atol=1e-3)  # of differences
    # Impulses and forces over time are the change of momentum.
    own = [f"impulse_feet[{i},n]" for i in range(4)]
    events = motion.events.of("feet", kind="impact")
    pushed = sum(motion.array(name)[-1] for name in own)
    both = [*events, *motion.events.of("feet", kind="rest")]
    assert pushed == pytest.approx(sum(e.impulse[0] for e in both), rel=1e-13)
    assert motion.at([1.0])["impact_loss"].item() == pytest.approx(events.energy)
    assert motion["impulse_feet"].attrs["units"] == "N s"
    forces = motion.to_dataframe().filter(like="feet").columns
    assert "F_feet[0,n]" in forces
    assert {name.count("[") for name in forces} == {1}
    motion.save(tmp_path / "m.nc")
    again = sb.results.Motion.load(tmp_path / "m.nc")
    assert again.table() == motion.table()
    with pytest.raises(UnknownQuantityError, match="Did you mean 'gap_feet'"):
        motion["gap_fet"]
    assert len(motion.plot("gap").axes) == 1


def test_an_entry_that_is_alone_keeps_its_name_in_a_file(tmp_path):
    model = sb.Model("slider")
    slide = model.add_joint("slide", model.world, model.add_body("b", 1.0), "Tx", v=1)
    model.add_contact("dry", sb.contacts.DryFriction(slide, 0.3, 9.81))
    model.add_contact("stop", sb.contacts.JointStop(slide, greatest=0.05))
    motion = sb.simulate(model, 0.1)
    motion.save(tmp_path / "m.nc")
    again = sb.results.Motion.load(tmp_path / "m.nc")
    names = [*motion.to_dataframe().columns]
    assert names == [*again.to_dataframe().columns]
    of_stop = ["F_stop[high]", "gap_stop[high]", "impulse_stop[high]"]
    assert {"F_dry[t]", "slip_dry[t]", *of_stop} <= {*names}
    assert "slip_stop" not in motion


@pytest.mark.parametrize("name", ["gap_feet[3]", "slip_feet", "F_feet[0,n]"])
def test_studies_and_slopes_know_quantities_of_contacts(name):
    model, h = falling_box(), 1e-5
    slopes = sb.sensitivities(model, name, "e", [0.0, 0.35])
    slope = np.ravel(slopes.slopes[-1])
    study = sb.Study(model, {"e": [0.3 - h, 0.3 + h]}, {"of": name}, duration=0.35)
    low, high = study.run().array("of")
    np.testing.assert_allclose(slope, np.ravel(high - low) / (2 * h), atol=1e-6)


def test_names_of_results_of_contacts_are_taken():
    model = falling_box()
    with pytest.raises(NameTakenError, match="result of a contact"):
        model.add_input("gap_feet")


def test_of_many_lines_of_events_the_first_and_the_last_are_printed():
    model = falling_box()
    events = sb.simulate(model, 1.0).events
    lines = str(events).splitlines()
    assert len(lines) == 20
    assert lines[14].strip() == "…"
    assert (
        "lines the first and the last are shown; print(motion.events.table())"
        in (lines[-1])
    )
    assert len(events.table().rows) == len(events)


@pytest.mark.parametrize("e", [0.0, 0.6])
def test_work_has_that_of_a_cart_against_whose_wall_its_own_load_slides(e):
    """The cart goes on at its speed, though the load pushes, so the drive does."""
    speed, fast, mass = 0.7, 1.5, 2.0
    model = sb.Model("cart")
    cart, load = model.add_body("cart", 5.0), model.add_body("load", mass)
    run = model.add_joint("run", model.world, cart, "Tx")
    model.drive(run, speed * model.t)
    slide = model.add_joint("slide", cart, load, "Tx", v=fast)
    model.add_contact("wall", sb.contacts.JointStop(slide, None, 0.3, restitution=e))
    motion = sb.simulate(model, 1.0, save=sb.Save(work=True))
    assert len(motion.events.of(kind="impact")) == 1
    impulse = mass * (1 + e) * fast
    np.testing.assert_allclose(motion.array("work")[-1], -impulse * speed, rtol=1e-12)
    loss = 0.5 * mass * fast**2 * (1 - e**2)
    np.testing.assert_allclose(motion.array("impact_loss")[-1], loss, rtol=1e-12)
    np.testing.assert_allclose(motion.array("energy_error"), 0, atol=1e-12)


@pytest.mark.parametrize("by", ["drive", "constraint"])
@pytest.mark.parametrize("e", [0.0, 0.6])
def test_work_has_that_of_what_moves_by_time_in_impacts(e, by):
    model = sb.Model("table", gravity=(0, 0, -9.81))
    ball, top = model.add_body("ball", mass=2.0), model.add_body("top", mass=1.0)
    model.add_joint("fall", model.world, ball, "Tz", q=0.5)
    lift = model.add_joint("lift", model.world, top, "Tz")
    height = 0.05 * sb.sin(20 * model.t)
    if by == "drive":
        model.drive(lift, height)
    else:
        model.add_constraint("cam", sb.constraints.Algebraic(lift.q[0] - height))
    model.add_contact("c", sb.contacts.PointOnPlane(ball, top), restitution=e)
    method = sb.DP54(rtol=1e-10, atol=1e-12)
    motion = sb.simulate(model, 2.0, method=method, save=sb.Save(work=True))
    assert len(motion.events.of(kind="impact")) > 3
    np.testing.assert_allclose(motion.array("energy_error"), 0, atol=1e-7)
    at = motion.at([0.0, 1.234])["energy_error"].to_numpy()
    np.testing.assert_allclose(at, 0, atol=1e-7)


def test_a_contact_of_what_has_no_mass_is_refused():
    model = sb.Model("bumper")
    a, b = model.add_body("a", mass=2.0), model.add_body("b", mass=0.0)
    model.add_joint("ja", model.world, a, "Tx", v=1.0)
    jb = model.add_joint("jb", a, b, "Tx")
    model.add_load("k", sb.loads.JointForce(jb, -100 * jb.q[0] - 10 * jb.v[0]))
    turned = sb.rotation("y", -np.pi / 2)
    wall = model.world.add_frame("wall", at=(0.5, 0, 0), rotation=turned)
    model.add_contact("w", sb.contacts.PointOnPlane(b, wall))
    with (
        pytest.warns(sb.errors.ModelWarning, match="without mass"),
        pytest.raises(sb.errors.ModelError, match="'w': it acts on b without mass"),
    ):
        sb.simulate(model, 1.0)


@pytest.mark.parametrize(("height", "spin"), [(0.0, 0.0), (0.1, 0.0), (1.0, 3.0)])
def test_a_disc_that_lies_flat_is_named(height, spin):
    model = sb.Model("coin")
    coin = model.add_body("coin", mass=1.0, inertia=(0.25, 0.5, 0.25))
    places = (0, 0, height, *np.sqrt([0.5, 0.5]), 0, 0)
    start = {"q": places, "v": (height == 0, 0, 0, spin, 0, 0)}
    model.add_joint("j", model.world, coin, "free", **start)
    disc = sb.contacts.DiscOnPlane(coin, model.world, radius=1.0)
    model.add_contact("c", disc, friction=0.3)
    # Found at a look, not after all steps that a run may take.
    told = r"^contact 'c' is not defined at t = .* s: a disc may lean, but not lie"
    with pytest.raises(sb.errors.AnalysisError, match=told) as raised:
        sb.simulate(model, 1.0)
    assert raised.value.result.statistics.steps <= 10_000
    stepper = sb.Stepper(model, 0.01)
    with pytest.raises(sb.errors.AnalysisError, match=told):
        _ = [stepper.step() for _ in range(100)]
    assert stepper.solver.tried <= 10_000


def test_a_disc_that_passes_flat_or_only_leans_goes_on():
    for lean, height in ((1e-3, 0.0), (0.0, 2.0)):
        model = sb.Model("coin")
        coin = model.add_body("coin", mass=1.0, inertia=(0.25, 0.5, 0.25))
        half = (np.pi / 2 - lean) / 2
        places = (0, 0, height + np.sin(lean), np.cos(half), np.sin(half), 0, 0)
        start = {"q": places, "v": (0.5, 0, 0, 0, 0, 0)}
        model.add_joint("j", model.world, coin, "free", **start)
        disc = sb.contacts.DiscOnPlane(coin, model.world, radius=1.0)
        model.add_contact("c", disc, friction=0.3)
        assert sb.simulate(model, 0.5).status.completed


@pytest.mark.parametrize(("what", "value"), [("mu", -0.3), ("e", 1.5), ("N", -0.1)])
def test_parameters_of_a_run_are_looked_at(what, value):
    model = sb.Model("ball", gravity=(0, 0, -9.81))
    ball = model.add_body("ball", mass=2.0)
    joint = model.add_joint("j", model.world, ball, ["Tx", "Tz"], q=(0, 0.5), v=(1, 0))
    mu, e, N = (model.add_parameter(name, 0.3) for name in ("mu", "e", "N"))
    floor = sb.contacts.PointOnPlane(ball, model.world)
    model.add_contact("heel", floor, friction=mu, restitution=e)
    model.add_contact("dry", sb.contacts.DryFriction(joint, N, 1.0))
    words = {"mu": "friction of contact 'heel'", "e": "restitution of contact 'heel'",
             "N": r"bound of contact 'dry\[0\]'"}  # fmt: skip
    for method in ("DP54", sb.Moreau(0.01)):
        with pytest.raises(sb.errors.ModelError, match=f"{words[what]} is {value}"):
            sb.simulate(model, 1.0, parameters={what: value}, method=method)
    assert sb.simulate(model, 0.1, parameters={what: 0.0}).status.completed


def test_a_friction_that_is_negative_at_some_speed_is_refused():
    model = sb.Model("slider")
    slide = model.add_joint("slide", model.world, model.add_body("b", 1.0), "Tx")
    dry = sb.contacts.DryFriction(slide, lambda s: 0.3 - s, 10.0)
    with pytest.raises(
        sb.errors.ModelError, match=r"at a speed of 1 is -0.7; .*maximu"
    ):
        model.add_contact("dry", dry)


def test_events_of_a_contact_that_is_not_there_are_refused():
    events = sb.simulate(falling_box(), 0.1).events
    assert not events.of("feet")
    with pytest.raises(UnknownQuantityError, match=r"'foot'.*Did you mean 'feet'"):
        events.of("foot")
