"""What is wrong in a file is said with line and element."""

import json
import re
from pathlib import Path

import pytest

import symbody as sb
from symbody.errors import ReadError
from symbody.io.json.names import FUNCTIONS
from symbody.io.json.write import write_json

GOOD = """{
  "symbody": 1,
  "name": "swing",
  "parameters": [
    {"name": "l", "default": 2, "positive": true},
    {"name": "r", "default": [1, 2, 3]}
  ],
  "bodies": [
    {
      "name": "bob",
      "mass": 1.5,
      "com": [0, 0, "-l"]
    }
  ],
  "joints": [
    {"name": "hinge", "parent": "world", "child": "bob", "kind": "Ry", "q": 0.5}
  ],
  "loads": [
    {"name": "brake", "kind": "TorsionalSpringDamper", "joint": "hinge", "damping": 2}
  ]
}
"""


def test_a_file_written_by_hand_is_read(read):
    model = read(GOOD)
    assert str(model.bodies["bob"].com[2]) == "-l"
    assert model.joints["hinge"].q_start == (0.5,)
    assert model.gravity[2].value == -9.81
    assert read('{"symbody": 1, "name": "m"}').bodies == {}


@pytest.mark.parametrize(
    ("old", "new", "line", "element", "message"),
    [
        ('"symbody"', '"simbody"', 1, "", "no model of symbody"),
        ('"symbody": 1', '"symbody": 2', 1, "", "version 2 .* reads 1"),
        ('"symbody": 1', '"symbody": 1.5', 2, "symbody", "whole number"),
        ('"swing"', '"1swing"', 3, "name", "model '1swing': a name is a letter"),
        ('"bodies"', '"bodie"', 8, "bodie", "Did you mean 'bodies'"),
        ('"default": 2, ', "", 5, "parameters.l", "'default' is missing"),
        ("true", "1", 5, "parameters.l.positive", "must be true or false"),
        ("2, ", "NaN, ", 5, "parameters.l.default", "must be a finite number"),
        ("2, ", "1e999, ", 5, "parameters.l.default", "must be a finite number"),
        ("2, ", "-2" + "0" * 5000 + ", ", 5, "parameters.l.default", "finite"),
        ("[1, 2, 3]", "[[1], [2, 3]]", 6, "parameters.r", "different lengths"),
        ("[1, 2, 3]", "[[[1]]]", 6, "parameters.r.default.0.0", "in a list in a list"),
        ("[1, 2, 3]", "[]", 6, "parameters.r", "shape"),
        ('"bob",', '"l",', 9, "bodies.l", "the name is already used by a parameter"),
        ('"bob",', '"\\ud800",', 10, "bodies.\ud800.name", "whole characters"),
        ("1.5", '"1.5*"', 11, "bodies.bob.mass", "it ends where"),
        ("1.5", '"ll"', 11, "bodies.bob.mass", "'ll', or it comes later. Did you mean"),
        ("1.5", '"r"', 9, "bodies.bob", "shape"),
        ("1.5", "-1", 9, "bodies.bob", "the mass is -1 kg"),
        ("1.5", "null", 11, "bodies.bob.mass", "null must be a finite number"),
        ("1.5", '{"with": {}}', 11, "bodies.bob.mass", "'formula' is missing"),
        (', "-l"', "", 9, "bodies.bob", "a vector of 3"),
        ('"world"', '"word"', 16, "joints.hinge.parent", "no body 'word'"),
        ('"world"', '"bob.tip"', 16, "joints.hinge.parent", "no frame 'tip'"),
        ('"Ry"', '"Rw"', 16, "joints.hinge.kind", "'Rw' is unknown. Known words: Rx"),
        ('"Ry"', '{"kind": "R"}', 16, "joints.hinge.kind.kind", "kind 'R' is unknown"),
        ('"Ry"', '{"axis": "x"}', 16, "joints.hinge.kind", "'kind' is missing"),
        ('"Ry"', '{"kind": "Screw", "axis": "x"}', 16, "joints.hinge.kind", "'pitch'"),
        ('"Ry"', '{"kind": "Revolute", "axis": [0, 0, 0]}', 16, "joints.hinge.kind",
         "has length 0"),
        ('"Ry"', '["Rx", {"kind": "Fixed", "axis": 1}]', 16, "joints.hinge.kind.1.axis",
         "a Fixed has no 'axis'"),
        ('"Ry"', "[" * 15 + "]" * 15, 16, "joints.hinge", "has 1 start values"),
        ('"Ry"', "[" * 99 + "]" * 99, 16, "joints.hinge.kind" + ".0" * 22, "deeply"),
        ("0.5}", "[1, 2]}", 16, "joints.hinge", "has 2 start values"),
        ('"brake"', '"hinge"', 19, "loads.hinge", "already used by a joint"),
        ('"kind": "Tor', '"kind": "tor', 19, "loads.brake.kind", "is unknown. Known"),
        ('"joint": "hinge", ', "", 19, "loads.brake", "'joint' is missing, which a"),
        ('"joint": "hinge"', '"joint": "b"', 19, "loads.brake.joint", "no joint 'b'"),
        ('2}', '["l", "l"]}', 19, "loads.brake", "a vector of 1"),
        ('2}', '0}', 19, "loads.brake", "it does nothing"),
        ('2}', '2, "damping": 1}', 19, "", "'damping' stands twice"),
        ('2}', '2, "law": {"arguments": ["a"], "formula": "a"}}', 19,
         "loads.brake.law.arguments", "needs 2 names"),
    ],
)  # fmt: skip
def test_trouble_is_told_with_its_place(read, old, new, line, element, message):
    assert GOOD.count(old) >= 1
    with pytest.raises(ReadError, match=message) as caught:
        read(GOOD.replace(old, new, 1))
    assert (caught.value.line, caught.value.element) == (line, element)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it is no JSON"),
        ("[]", "no model of symbody"),
        ("nan", "it is no JSON"),
        (GOOD[:-30], "line 19: it is no JSON"),
        (GOOD + "}", "line 22: it is no JSON: Extra data"),
        ("[" * 300, "line 1: its brackets are nested 200 deep"),
        ('{"symbody": [' + "1," * 1000 + "1]}", "more than 500 values"),
        ('{"a": {"b": 1, "b": 2}}', "'b' stands twice"),
    ],
)
def test_what_is_no_json_is_refused(read, text, message):
    with pytest.raises(ReadError, match=message):
        read(text, elements=500)


@pytest.mark.parametrize(
    "more",
    [
        {"inputs": [{"name": "u", "shape": [1000, 1000]}]},
        {"inputs": [{"name": "u", "shape": [10**9, 10**9]}]},
        {"expressions": [{"name": "u", "shape": [10**6]}]},
        {"parameters": [{"name": "u", "default": "l" + "+l" * 2000}]},
    ],
)
def test_a_small_file_cannot_ask_for_much(read, more):
    model = json.loads(GOOD)
    parameters = model["parameters"] + more.pop("parameters", [])
    with pytest.raises(ReadError, match="more than 1000 operations and entries"):
        read(json.dumps({**model, "parameters": parameters, **more}), elements=1000)


@pytest.mark.parametrize("shape", [[0], [-1, -1], [1, 1, 1], [1.5]])
def test_shapes_are_counts(read, shape):
    text = json.dumps(
        {"symbody": 1, "name": "m", "inputs": [{"name": "u", "shape": shape}]}
    )
    with pytest.raises(ReadError, match=r"inputs\.u"):
        read(text)


def test_forward_references_are_sorted_out(read):
    model = json.loads(GOOD)
    model |= {
        "states": [
            {"name": "x", "rate": "y - brake_value"},
            {"name": "y", "rate": "e"},
        ],
        "expressions": [
            {"name": "e", "formula": "2*f"},
            {"name": "f", "formula": "x + brake_value"},
        ],
        "sensors": [
            {"name": "brake_value", "kind": "LoadValue", "load": "brake"},
            {"name": "energy", "kind": "Energy"},
        ],
    }
    again = read(json.dumps(model))
    assert list(again.sensors) == ["brake_value", "energy"]
    assert len(sb.assemble(again).x) == 2


def test_parts_of_formulas_have_names_where_they_stand_only(read):
    model = json.loads(GOOD)
    parts = {"with": {"s": "2*l", "l": "s + 1"}, "formula": "s*l + model.l"}
    model["parameters"].append({"name": "k", "default": parts})
    found = read(json.dumps(model)).parameters["k"].default.item()
    assert str(found) == "2*l*(2*l + 1) + l"
    model["parameters"].append({"name": "n", "default": "s"})
    with pytest.raises(ReadError, match=r"parameters\.n.*'s'"):
        read(json.dumps(model))


def test_the_first_line_counts_from_a_byte_order_mark(read):
    assert read("\ufeff" + GOOD).name == "swing"


def test_the_example_of_the_reference_is_a_model(read):
    page = Path(__file__).parents[3] / "docs" / "reference" / "json-format.md"
    blocks = re.findall(r"^```json\n(.*?)^```", page.read_text("utf-8"), re.S | re.M)
    assert read(blocks[0]).joints["hinge"].q_start == (0.3,)
    for name in FUNCTIONS:
        assert name in page.read_text("utf-8")


def test_a_former_name_of_a_member_is_read_and_written_under_its_new_one(read):
    former = GOOD.replace('"mass": 1.5', '"mass": 1.5, "as_given": true')
    model = read(former)
    assert model.bodies["bob"].allow_invalid_inertia
    assert '"allow_invalid_inertia": true' in write_json(model, Path("m.json"))
    both = former.replace('"as_given"', '"allow_invalid_inertia": true, "as_given"')
    with pytest.raises(ReadError, match="'as_given' is the former name of 'allow_"):
        read(both)
