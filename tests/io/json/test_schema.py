import json
from importlib import resources

import symbody as sb
from symbody.io.json.write import schema_text


def test_the_published_schema_is_that_of_the_reader():
    """After a change, run docs/make_reference.py."""
    published = resources.files("symbody.io.json").joinpath("schema.json")
    assert published.read_text("utf-8") == schema_text()


def accepted(validator, **changes):
    model = {"symbody": 1, "name": "m", **changes}
    return validator.is_valid(model)


def test_the_schema_refuses_what_is_no_model(validator):
    assert accepted(validator)
    assert not accepted(validator, symbody=2)
    assert not accepted(validator, body=[])
    assert not accepted(validator, bodies=[{}])
    assert not accepted(validator, bodies=[{"name": "b", "mass": None}])
    load = {"name": "f", "kind": "JointForce", "joint": "j"}
    assert not accepted(validator, loads=[load])
    assert accepted(validator, loads=[{**load, "force": ["F", 1]}])
    assert not accepted(validator, loads=[{**load, "force": 1, "torque": 1}])


def test_it_has_every_kind(validator):
    text = json.dumps(validator.schema)
    for kind in (
        sb.loops.FourBar,
        sb.loads.Tire,
        sb.sensors.LoadValue,
        sb.joints.CustomJoint,
        sb.visuals.Mesh,
    ):
        assert f'{{"const": "{kind.__name__}"}}' in text
