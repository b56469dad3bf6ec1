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
    assert pushed == pytest.approx(sum(e.impulse[0] for e in events), rel=1e-13)
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
