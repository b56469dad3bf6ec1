"""Whatever is broken in a file: a model or a ReadError, and nothing else.

benchmarks/broken_files.py does the same with thousands of any files.
"""

import json
from importlib import resources
from pathlib import Path

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import symbody as sb
from probes.broken_files import broken_files, refused
from symbody.io.formats import FORMATS
from symbody.io.json.write import write_json
from symbody.library.catalog import YARDSTICKS

SCHEMA = resources.files("symbody.io.json").joinpath("schema.json").read_text("utf-8")
VALIDATOR = jsonschema.Draft202012Validator(json.loads(SCHEMA))
DATA = Path(__file__).parent / "data"
URDF = b"""<?xml version="1.0"?>
<robot name="arm">
  <material name="blue"><color rgba="0 0 1 1"/></material>
  <link name="base"><visual><geometry><box size="1 1 0.1"/></geometry>
    <material name="blue"/></visual></link>
  <link name="upper arm">
    <inertial><origin xyz="0 0 0.5" rpy="0 0.1 0"/><mass value="2.5"/>
      <inertia ixx="0.1" ixy="0" ixz="0.01" iyy="0.2" iyz="0" izz="0.25"/></inertial>
    <collision><origin xyz="0 0 0.5"/><geometry>
      <cylinder radius="0.1" length="1"/></geometry></collision>
  </link>
  <link name="hand"><inertial><mass value="1"/>
    <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>
    <visual><geometry><mesh filename="hand.stl" scale="0.001 0.001 0.001"/>
    </geometry></visual></link>
  <link name="finger"/>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper arm"/>
    <origin xyz="0 0 1" rpy="1.5707963 0 0"/><axis xyz="0 1 0"/>
    <limit lower="-1.5" upper="1.5" effort="100" velocity="2"/>
    <dynamics damping="0.7" friction="0.2"/></joint>
  <joint name="wrist" type="continuous"><parent link="upper arm"/><child link="hand"/>
    <origin xyz="0 0 1"/><axis xyz="1 1 0"/></joint>
  <joint name="grip" type="prismatic"><parent link="hand"/><child link="finger"/>
    <mimic joint="wrist" multiplier="0.1" offset="0.01"/><limit lower="0" upper="1"/>
    </joint>
</robot>
"""


@pytest.fixture(scope="module")
def originals(tmp_path_factory):
    path = tmp_path_factory.mktemp("good") / "m.json"
    models = [make() for make in YARDSTICKS.values()]
    zoo = json.loads(write_json(sb.library.zoo(), path))
    # A model without functions, which a file cannot hold.
    del zoo["functions"]
    (air,) = (e for e in zoo["expressions"] if e["name"] == "F_air")
    air["formula"] = ["-v_air[0]", 0, 0]
    texts = [write_json(model, path).encode() for model in models]
    return {
        "json": [*texts, json.dumps(zoo).encode()],
        "urdf": [URDF],
        "mjcf": [(DATA / "everything.xml").read_bytes()],
        "robotran": [(DATA / "everything.mbs").read_bytes()],
    }


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("many", [12, pytest.param(40, marks=pytest.mark.slow)])
def test_broken_files_are_refused_and_nothing_else(name, many, originals, tmp_path):
    errors = [
        refused(data, name, tmp_path) for data in broken_files(1, originals[name], many)
    ]
    found = [error for error in errors if error is not None]
    assert len(found) > 3 * many / 8
    assert all(error.line for error in found)


@pytest.mark.parametrize("name", FORMATS)
def test_good_files_are_read(name, originals, tmp_path):
    assert [refused(data, name, tmp_path) for data in originals[name]] == [
        None for _ in originals[name]
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "count"), [("json", 300), ("urdf", 300), ("mjcf", 80), ("robotran", 300)]
)
def test_more_broken_files_are_refused(name, count, originals, tmp_path):
    for data in broken_files(2, originals[name], count):
        refused(data, name, tmp_path)


@pytest.mark.parametrize("name", FORMATS)
@given(data=st.binary(max_size=200))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_are_refused(name, tmp_path, data):
    assert refused(data, name, tmp_path) is not None


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["kind", "name", "with", "formula", "frames"]) | st.text(),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


def places(value, path=()):
    """Return the way to every value of a nest."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inside in pairs:
        yield (*path, key)
        if isinstance(inside, dict | list):
            yield from places(inside, (*path, key))


@given(st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_value_anywhere_is_a_model_or_refused(originals, tmp_path, data):
    model = json.loads(originals["json"][-1])
    *way, key = data.draw(st.sampled_from(list(places(model))))
    container = model
    for step in way:
        container = container[step]
    container[key] = data.draw(VALUES)
    if refused(json.dumps(model).encode(), "json", tmp_path) is None:
        VALIDATOR.validate(model)


def test_what_the_reader_takes_the_schema_takes(originals, tmp_path):
    taken = [
        json.loads(data)
        for data in broken_files(3, originals["json"], 150)
        if refused(data, "json", tmp_path) is None
    ]
    assert len(taken) > 5
    for model in taken:
        VALIDATOR.validate(model)


def test_large_graphs_that_entries_share_are_read_in_time_of_their_size(tmp_path):
    parts = {"t0": "sin(t)"} | {f"t{i}": f"cos(t{i - 1})*t" for i in range(1, 3000)}
    formula = {"with": parts, "formula": ["t2999"] * 3000}
    model = {
        "symbody": 1,
        "name": "m",
        "expressions": [{"name": "e", "formula": formula}],
    }
    assert refused(json.dumps(model).encode(), "json", tmp_path) is None
