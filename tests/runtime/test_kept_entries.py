"""Functions kept on disk by what they were lowered from: the same, and no others."""

import json
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

import symbody as sb
from symbody.errors import warn_user
from symbody.model.field import element
from symbody.pipeline import compiled_system
from symbody.program.content import ProgramRequest, content_of
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


@pytest.mark.covering(1)
@pytest.mark.parametrize("first", ["jacobian", "inverse_dynamics", "mass_matrix"])
@pytest.mark.parametrize("name", ["hexapod", "humanoid"])
def test_lanes_are_those_of_code_that_was_derived_in_another_order(name, first, rng):
    # What is derived before orders formulas, and with them the constants of a program.
    make = getattr(sb.library, name)
    sb.compile_model(make()).function("derivatives")
    again = sb.compile_model(make())
    again.program(first)
    function, batch = again.function("derivatives"), again.batch("derivatives")
    Y = again.start_state() + rng.uniform(-0.2, 0.2, (9, len(again.start_state())))
    U = rng.normal(size=(9, len(again.system.u)))
    rows = np.array([function(0.5, y, u) for y, u in zip(Y, U, strict=True)])
    tolerance = 1e-13 * abs(rows).max()
    np.testing.assert_allclose(batch(0.5, Y, U), rows, rtol=0, atol=tolerance)


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
    monkeypatch.setattr(kept_entries, "translation", lambda *_: "another")
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


@pytest.fixture
def derived(monkeypatch):
    """Return the kinds of equations that are derived."""
    kinds = []
    original = compiled_system.derive_kind

    def noted(kind, *args):
        kinds.append(kind)
        return original(kind, *args)

    monkeypatch.setattr(compiled_system, "derive_kind", noted)
    return kinds


def motion(model):
    return np.asarray(sb.simulate(model, 0.1)["q_hinge"])


def test_what_a_start_before_derived_is_not_derived_again(derived):
    first = motion(pendulum())
    assert "dynamics" in derived
    derived.clear()
    assert motion(pendulum()).tobytes() == first.tobytes()
    assert not {"dynamics", "energy", "coincident_ends"} & {*derived}
    motion(pendulum(length=2.0))
    assert "dynamics" in derived


def test_switches_of_time_are_found_at_each_start():
    def switches():
        model = pendulum()
        late = sb.where(model.t < 0.05, 0.0, 1.0)
        model.add_load("push", sb.loads.JointForce(model.joints["hinge"], late))
        return sb.compile_model(model).time_switches("derivatives").switches

    first, second = switches(), switches()
    assert len(first) == len(second) == 1
    assert sb.compile_model(pendulum()).time_switches("derivatives").switches == ()


def test_other_options_and_functions_have_their_own(derived):
    for formalism in ("composite", "articulated"):
        compiled = sb.compile_model(pendulum(), formalism=formalism)
        compiled.function("derivatives")
        assert compiled.program("derivatives").formalism == formalism
    assert derived == ["dynamics"] * 2


@element
class Squall(sb.loads.JointForce):
    """A kind of the user's, of whose methods no checksum is known."""


def test_what_holds_a_kind_of_the_users_is_derived_at_each_start(derived):
    for _ in range(2):
        model = pendulum()
        model.add_load("wind", Squall(model.joints["hinge"], 1.0))
        rates(model)
    assert derived == ["dynamics"] * 2


def test_what_warns_is_derived_at_each_start(monkeypatch):
    original = compiled_system.derive_kind

    def warning(*args):
        warn_user("a formula has a corner")
        return original(*args)

    monkeypatch.setattr(compiled_system, "derive_kind", warning)
    for _ in range(2):
        with pytest.warns(sb.errors.ModelWarning, match="a formula has a corner"):
            rates(pendulum())


def test_warnings_of_runs_and_of_other_models_leave_nothing_underived(derived):
    other = sb.Model("other")
    top = other.add_body("top", mass=1.0, inertia=(1, 1, 5))
    other.add_joint("ball", other.world, top, "spherical")
    for _ in range(2):
        compiled = sb.compile_model(pendulum())
        with pytest.warns(sb.errors.ModelWarning, match="no distribution of mass"):
            sb.compile_model(other)
        with pytest.warns(sb.errors.ModelWarning, match="start is moved"):
            warn_user("the start is moved")
        compiled.derivatives(0.0, [0.4, 0.1])
    assert derived == ["dynamics"]


def test_runs_by_other_means_before_it_leave_a_run_its_bits():
    found = []
    for before in (None, {"constraints": "partition"}, {"method": "Radau"}):
        compiled = sb.compile_model(sb.library.andrews(explicit=False))
        if before is not None:
            sb.simulate(compiled, [0, -0.02], **before)
        # Which is warned of before anything is derived for it.
        with pytest.warns(sb.errors.ModelWarning, match="moved by"):
            found.append(sb.simulate(compiled, [0, -0.02], start={"v_delta": 0.05}).q)
    assert (found[0] == found[1]).all()
    assert (found[0] == found[2]).all()


def test_each_number_name_and_formula_of_a_system_is_part_of_its_checksum():
    system = sb.compile_model(sb.library.four_bar()).system
    whole = content_of(system)
    assert whole == content_of(sb.compile_model(sb.library.four_bar()).system)
    others = {
        content_of(replace(system, **changed))
        for changed in (
            {"name": "other"},
            {"gravity": system.gravity[::-1]},
            {"q_start": tuple(q + 1e-15 for q in system.q_start)},
            {"links": system.links[1:]},
            {"stabilization": (1.0, 2.0)},
            {"partition": None},
            {"held_turns": ("node",)},
        )
    }
    assert len(others | {whole}) == 8
    assert content_of([system, lambda: 0]) is None


def test_a_model_is_the_same_after_it_was_derived():
    # Its algebraic loop is a block, whose formulas live on with the first.
    model = sb.library.fuel_injection_pump()
    first = sb.compile_model(model)
    sb.simulate(first, 0.001)
    second = sb.compile_model(model)
    assert second.shared.source == first.shared.source
    assert not second.shared.entry("derivatives").is_derived


def test_all_mechanisms_of_the_library_have_a_checksum():
    for name in ("humanoid", "andrews", "belt", "crane_crab", "hexapod"):
        system = sb.compile_model(getattr(sb.library, name)()).system
        assert content_of(system) is not None, name
