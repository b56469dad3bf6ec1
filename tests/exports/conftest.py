"""FMUs of one model with everything in it, built once."""

from __future__ import annotations

import fmpy
import pytest

import symbody as sb
from probes.quick_c import quick_c
from symbody.exports.packages import generate
from symbody.studies.fmu import print_messages

VERSIONS = (2, 3)


@pytest.fixture(autouse=True)
def _printed_messages():
    """Leave FMPy no logger that goes with a test; see `print_messages`."""
    yield
    print_messages(fmpy.fmi2)


@pytest.fixture(scope="module", autouse=True)
def _quick_c():
    with quick_c():
        yield


@pytest.fixture(scope="session")
def sled():
    return build


def build():
    """A model with everything in it that an FMU can hold."""
    model = sb.Model("sled")
    m = model.add_parameter("m", 2.0, positive=True, unit="kg")
    I = model.add_parameter("I", m * 0.1)
    arm = model.add_parameter("arm", [0.1, 0.0, 0.4])
    push = model.add_input("push", limits=(-10.0, 10.0), unit="N")
    drag = sb.ExternalFunction(
        "drag", lambda v: v * abs(v), c="return v*fabs(v);", derivatives=[sb.absolute]
    )
    bump = model.add_curve("bump", [0, 0.1, 0.3, 0.6], [0, 0.5, 0.2, 0.0])
    sled = model.add_body("sled", mass=m)
    rail = model.add_joint("rail", model.world, sled, "Tx", v=1.0)
    bob = model.add_body("bob", mass=0.5, com=arm, inertia=(I, I, I))
    model.add_joint("ball", sled, bob, sb.joints.Spherical("quaternion"))
    lag = model.add_state("lag", 0.2, unit="N")
    model.set_rate(lag, 5 * (push - lag))
    x, v = rail.q[0], rail.v[0]
    stop = sb.where(x > 0.3, -800 * (x - 0.3) - 5 * v, 0)
    force = lag + bump(x) - 0.1 * drag(v) + stop + sb.sin(3 * model.t)
    model.add_load("force", sb.loads.JointForce(rail, force))
    model.add_sensor("tip", sb.sensors.Position(bob))
    model.add_expression("stop", stop + push, sensor=True, unit="N")
    return model


@pytest.fixture(scope="package")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fmu")
    for version in VERSIONS:
        generate(build(), f"fmu{version}", folder)
    return folder


@pytest.fixture(scope="session")
def compiled():
    return sb.compile_model(build())


@pytest.fixture(scope="package")
def unpacked(folder):
    return {
        v: fmpy.extract(str(folder / f"sled_fmi{v}.fmu"), folder / f"{v}")
        for v in VERSIONS
    }
