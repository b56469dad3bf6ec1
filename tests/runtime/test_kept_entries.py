"""Functions kept on disk by what they were lowered from: the same, and no others."""

import json
import subprocess
import sys

import numpy as np
import pytest

import symbody as sb
from symbody.program.content import ProgramRequest
from symbody.runtime import load as kept_entries
from symbody.runtime.cache import cache_folder


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.fixture
def lowered(monkeypatch):
    """Return what is lowered, name by name."""
    names = []
    original = ProgramRequest.lowered

    def noted(self):
        names.append(self.name)
        return original(self)

    monkeypatch.setattr(ProgramRequest, "lowered", noted)
    return names


def pendulum(length=1.0, limit=3.0):
    model = sb.Model("pendulum", gravity=(0, 0, -9.81))
    arm = model.add_body("arm", mass=1.0, com=(0, 0, -length), inertia=(0, 1, 0))
    model.add_joint("hinge", model.world, arm, "Ry", q=0.5)
    q = model.joints["hinge"].q[0]
    model.add_load(
        "stop", sb.loads.JointForce(model.joints["hinge"], sb.where(q > limit, -q, 0.0))
    )
    return model


def rates(model):
    return sb.compile_model(model).derivatives(0.0, [0.4, 0.1])


def test_a_second_model_of_the_same_content_is_not_lowered(lowered):
    first = rates(pendulum())
    assert lowered == ["pendulum_derivatives"]
    assert rates(pendulum()).tobytes() == first.tobytes()
    assert lowered == ["pendulum_derivatives"]


@pytest.mark.parametrize(
    "other", [{"length": 2.0}, {"limit": 3.5}, {"length": 1 + 2**-52}]
)
def test_another_constant_is_another_function(other, lowered):
    rates(pendulum())
    rates(pendulum(**other))
    assert len(lowered) == 2


def test_the_program_of_code_from_disk_is_lowered_when_asked_for(lowered):
    sb.compile_model(pendulum()).function("derivatives")
    found = sb.compile_model(pendulum()).function("derivatives")
    assert len(lowered) == 1
    assert found.program.results[0].labels == found.entry.results[0].labels
    assert len(lowered) == 2


@pytest.mark.parametrize("name", ["humanoid", "hexapod", "andrews", "belt"])
def test_code_from_disk_gives_the_same_bits(name, lowered):
    make = getattr(sb.library, name)
    compiled = [sb.compile_model(make()) for _ in range(2)]
    y = compiled[0].start_state()
    first, second = (c.derivatives(0.3, y) for c in compiled)
    assert len(lowered) == 1
    assert first.tobytes() == second.tobytes()


def test_a_function_of_this_process_is_not_kept(lowered):
    def drag(v):
        return -abs(v) * v

    for _ in range(2):
        model = pendulum()
        v = model.joints["hinge"].v[0]
        external = sb.ExternalFunction("drag", drag, derivatives=None)
        model.add_load("air", sb.loads.JointForce(model.joints["hinge"], external(v)))
        rates(model)
    assert len(lowered) == 2


def test_a_curve_is_told_from_another_by_its_points(lowered):
    for top in (1.0, 1.0, 2.0):
        model = pendulum()
        curve = model.add_curve("cam", [0.0, 1.0, 2.0], [0.0, top, 0.0])
        q = model.joints["hinge"].q[0]
        model.add_load("push", sb.loads.JointForce(model.joints["hinge"], curve(q)))
        rates(model)
    assert len(lowered) == 2


def test_another_version_of_the_package_takes_nothing(lowered, monkeypatch):
    rates(pendulum())
    monkeypatch.setattr(kept_entries, "translation", lambda: "another")
    rates(pendulum())
    assert len(lowered) == 2


@pytest.mark.parametrize("suffix", [".o", ".json"])
@pytest.mark.parametrize("damage", ["remove", "shorten"])
def test_what_is_broken_or_has_left_is_made_again(suffix, damage, lowered):
    expected = rates(pendulum())
    for path in list(cache_folder().glob(f"*{suffix}")):
        content = path.read_bytes()
        path.unlink()
        if damage == "shorten":
            path.write_bytes(content[:-3])
    assert rates(pendulum()).tobytes() == expected.tobytes()
    assert len(lowered) == 2
    rates(pendulum())
    assert len(lowered) == 2


def test_other_processes_find_it_whatever_they_have_built_before():
    code = """
import sys, json, symbody as sb
from symbody.program.content import ProgramRequest
count, original = [], ProgramRequest.lowered
ProgramRequest.lowered = lambda self: count.append(0) or original(self)
for name in sys.argv[1:]:
    sb.derive(getattr(sb.library, name)())
compiled = sb.compile_model(sb.library.four_bar())
rates = compiled.derivatives(0.0, compiled.start_state()).tolist()
print(json.dumps([len(count), rates]))
"""
    said = [
        json.loads(subprocess.check_output([sys.executable, "-c", code, *names]))
        for names in ([], ["crane_crab", "pendulum"])
    ]
    assert said[0][0] == 1
    assert said[1] == [0, said[0][1]]
    assert np.isfinite(said[0][1]).all()
