"""One list of laws over all kinds of elements: a public kind is held to it."""

import pytest

from probes.benches import BENCHES
from symbody.model.kinds import GROUPS, kinds
from symbody.testing.check_kind import broken_laws

KINDS = {n: kind for g in GROUPS for n, kind in kinds(g, own=False).items()}
MEETING = {"picture": "its ends meet, where marks of frames are"}
# Laws that a kind cannot keep, with the reason; one that it does keep fails the test.
EXEMPT = {
    "Algebraic": {"units": "a condition may be in any unit"},
    "Arrow": {"units": "what it shows may be in any unit"},
    "CustomJoint": {"units": "a law without its coordinate moves nothing"},
    "Energy": {"frames": "potential energy counts from the origin of the world"},
    "Force": {"reaction": "the reaction is at another point: a couple is left"},
    "GravityField": {
        "frames": "the field is one of places in the world",
        "reaction": "the field takes no reaction",
    },
    "Line": {"units": "its sample leads to a place, which has no unit"},
    "Mesh": {"units": "its scale leads from any unit of the file"},
    "Nonholonomic": {"units": "a condition may be in any unit"},
    "Tire": {"reaction": "the ground, which pushes, is no body"},
    "CrankSlider": MEETING,
    "FourBar": MEETING,
    "FourBarTrans": MEETING,
    "HexapodLeg": MEETING,
    "Lock": MEETING,
    "OffsetHexapodLeg": MEETING,
    "Steering": MEETING,
    "ThreeBarTrans": MEETING,
    "UniversalCut": MEETING,
    "UniversalRodLoop": MEETING,
}


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_keeps_the_laws_of_all_kinds(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench.stl").write_text("solid\n")
    broken = broken_laws(KINDS[name], BENCHES.get(name))
    assert broken.keys() == EXEMPT.get(name, {}).keys(), broken
