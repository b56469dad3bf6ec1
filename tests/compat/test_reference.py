"""The calls of the PyMbs manual are there, and the reference page has them all."""

import re
from pathlib import Path

import pytest

from symbody_pymbs import MbsSystem, functions, symbolics

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "pymbs.md"
# The index of the PyMbs manual, release 2.
CALLS = {
    "": (
        "addBody",
        "addConstraint",
        "addContactSensorsLoads",
        "addExpression",
        "addFrame",
        "addGraphicSensors",
        "addHydCylSensorsLoads",
        "addInput",
        "addJoint",
        "addJointLoad",
        "addMotionSystemSensors",
        "addParam",
        "addTyreSensorsLoads",
        "exportGraphReps",
        "genCode",
        "genEquations",
        "genMatlabAnimation",
        "genSarturisXml",
        "setGravity",
        "setJointRange",
        "show",
    ),
    "addLoad": (
        "CmpForce",
        "CmpTorque",
        "Joint",
        "PtPForce",
    ),
    "addLoop": (
        "CrankSlider",
        "ExpJoint",
        "FourBar",
        "FourBarTrans",
        "Hexapod",
        "Hexapod_m_AV",
        "Steering",
        "ThreeBarTrans",
        "Transmission",
    ),
    "addSensor": (
        "Acceleration",
        "AngularAcceleration",
        "AngularVelocity",
        "CenterofMass",
        "ConstraintForce",
        "ConstraintTorque",
        "Distance",
        "Energy",
        "Joint",
        "Orientation",
        "Position",
        "Velocity",
    ),
    "addVisualisation": (
        "Arrow",
        "Box",
        "Cylinder",
        "File",
        "Frame",
        "Line",
        "Sphere",
    ),
}
MANUAL = [f"{kind}.{name}".strip(".") for kind in CALLS for name in CALLS[kind]]
TESTS = "".join(
    path.read_text("utf-8") for path in Path(__file__).parent.rglob("*.py")
    if path.name != "test_reference.py"
)  # fmt: skip


def members(thing):
    return [name for name in dir(thing) if not name.startswith("_")]


@pytest.mark.parametrize("call", MANUAL)
def test_a_call_of_the_manual_is_there_and_tested(call):
    found = MbsSystem()
    for name in call.split("."):
        found = getattr(found, name)
    assert callable(found)
    assert re.search(rf"\b{call.split('.')[-1]}\(|\.{call}\b", TESTS)


def test_every_call_is_in_the_reference():
    page, world = PAGE.read_text("utf-8"), MbsSystem()
    kinds = (
        "addLoad",
        "addLoop",
        "addSensor",
        "addVisualisation",
        "genEquations",
        "genCode",
    )
    names = [name for kind in kinds for name in members(getattr(world, kind))]
    names += [name for name in members(world) if callable(getattr(world, name))]
    aliases = {"Fortran", "getParentBody"}
    missing = {n for n in names if not re.search(rf"\b{n}\b", page)} - aliases
    assert missing == set()


def test_every_function_is_in_the_reference():
    page = PAGE.read_text("utf-8")
    synonyms = {"Number", "SymmetricMatrix", "Variable"}
    old = {"symmetricMatrix", "blockMatrix", "blockVector"}
    names = {*symbolics.__all__, *functions.__all__} - synonyms - old
    assert {n for n in names if not re.search(rf"\b{n}\b", page)} == set()


def test_the_files_of_tests_that_the_page_names_exist():
    named = set(re.findall(r"test_\w+\.py", PAGE.read_text("utf-8")))
    assert {
        name for name in named if not (Path(__file__).parent / name).exists()
    } == set()
