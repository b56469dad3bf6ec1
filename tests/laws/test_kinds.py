"""One list of laws over all kinds of elements: a public kind is held to it."""

import warnings
from dataclasses import replace

import numpy as np
import pytest

from probes.benches import BENCHES
from symbody.errors import ModelWarning
from symbody.model.kinds import GROUPS, kinds
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import compile_programs
from symbody.testing.cases import reference
from symbody.testing.check_kind import LAWS, Specimen, broken_laws

KINDS = {n: kind for g in GROUPS for n, kind in kinds(g, own=False).items()}
MEETING = {"picture": "its ends meet, where marks of frames are"}
# Laws that a kind cannot keep, with the reason; one that it does keep fails the test.
EXEMPT = {
    "Algebraic": {"units": "a condition may be in any unit"},
    "Arrow": {"units": "what it shows may be in any unit"},
    "CustomJoint": {"units": "a law without its coordinate moves nothing"},
    "Energy": {"frames": "potential energy counts from the origin of the world"},
    "Gap": {"units": "a gap may be in any unit"},
    "Force": {"reaction": "the reaction is at another point: a couple is left"},
    "GravityField": {
        "frames": "the field is one of places in the world",
        "reaction": "the field takes no reaction",
    },
    "HullOnPlane": {"units": "its vertices are numbers, not formulas of units"},
    "Line": {"units": "its sample leads to a place, which has no unit"},
    "Mesh": {"units": "its scale leads from any unit of the file"},
    "Nonholonomic": {"units": "a condition may be in any unit"},
    "Spheres": dict.fromkeys(
        ("frames", "files", "languages", "copies"),
        "its pairs are looked for by time stepping alone",
    ),
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


# Long formulas: other shapes and kinds hold the same laws in less time.
LONG = {
    "BoxOnPlane", "CylinderOnPlane", "DiscOnPlane", "EllipsoidOnPlane", "FlatOnCam",
    "HullOnPlane", "SphereOnPlane", "SphereOnSphere",
}  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [pytest.param(k, marks=pytest.mark.slow) if k in LONG else k for k in KINDS],
)
def test_a_kind_keeps_the_laws_of_all_kinds(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench.stl").write_text("solid\n")
    broken = broken_laws(KINDS[name], BENCHES.get(name))
    assert broken.keys() == EXEMPT.get(name, {}).keys(), broken


def test_what_kinds_have_in_common_is_no_kind():
    known = [kind for group in GROUPS for kind in kinds(group).values()]
    ours = {k.__name__ for k in known if k.__module__.startswith("symbody.")}
    # Systems freeze turns, not users.
    assert ours - KINDS.keys() <= {"FrozenTurn"}


@pytest.mark.slow
@pytest.mark.compiler("c")
def test_c_gives_the_values_of_all_kinds(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench.stl").write_text("solid\n")
    programs, expected = [], {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ModelWarning)
        for name, kind in KINDS.items():
            specimen = Specimen(kind, BENCHES.get(name))
            if specimen.group not in LAWS["languages"][1]:
                continue
            model = specimen.compiled
            for purpose in ("sensors", "derivatives"):
                program = replace(model.program(purpose), name=f"{purpose}_{name}")
                u = np.zeros(len(model.system.u))
                point = 0.7, model.start_state(), u, model.parameters
                programs.append(program)
                expected[program.name] = point, reference(program, point)
    for entry in compile_programs(programs, "c"):
        name = entry.signature.name
        (*point, p), values = expected.pop(name)
        found = CompiledFunction.of(entry, p)(*point)
        found = found if isinstance(found, tuple) else (found,)
        for part, value in zip(found, values.values(), strict=True):
            # As compiled code against the reference evaluation, on a scale of one.
            np.testing.assert_allclose(part, value, 1e-12, 1e-12, err_msg=name)
    assert not expected
