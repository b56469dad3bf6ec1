"""JSON says all that the functions are: readers in the documentation evaluate it."""

from __future__ import annotations

import json
import math
import re
import subprocess
from pathlib import Path

import jsonschema
import numpy as np
import pytest

import symbody as sb
from symbody.expr.functions import OPERATIONS
from symbody.testing.cases import cases
from symbody.writers.generate import generate

PAGE = Path(__file__).parents[2] / "docs/languages/json.md"
SCHEMA = "symbody-programs-1.schema.json"

NODE = """
import { readFileSync } from "node:fs";
externals.drag = (v) => v * Math.hypot(v, 0.5);
const file = JSON.parse(readFileSync("coverage.json"));
const points = JSON.parse(readFileSync("points.json"));
const out = file.programs.map((program, i) =>
  points[i].map((given) => Object.values(evaluate(file, program, given)).flat()));
// NaN and infinity are no JSON
console.log(JSON.stringify(out, (key, x) =>
  typeof x === "number" && !Number.isFinite(x) ? String(x) : x));
"""


@pytest.fixture(scope="module")
def texts():
    return generate([case.program for case in cases()], "json")


@pytest.fixture(scope="module")
def file(texts):
    return json.loads(texts["coverage.json"])


def given(case, point):
    """Return the arguments by name, as JSON has them."""
    names = [argument.name for argument in case.program.arguments]
    return {n: np.asarray(v).tolist() for n, v in zip(names, point, strict=True)}


def code(language):
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    return found


@pytest.fixture(scope="module")
def python_reader():
    scope = {}
    exec(code("python").partition("from pathlib")[0], scope)
    scope["EXTERNALS"]["drag"] = lambda v: v * math.hypot(v, 0.5)
    return scope["evaluate"]


@pytest.fixture(scope="module")
def javascript_values(texts, tmp_path_factory):
    folder = tmp_path_factory.mktemp("node")
    (folder / "coverage.json").write_text(texts["coverage.json"])
    points = [[given(case, point) for point in case.points] for case in cases()]
    (folder / "points.json").write_text(json.dumps(points))
    (folder / "read.mjs").write_text(code("javascript") + NODE)
    done = subprocess.run(
        ["node", "read.mjs"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def compare(case, found, expected):
    size = np.abs(expected).max(initial=0.0, where=np.isfinite(expected))
    atol = case.rtol * size
    np.testing.assert_allclose(found, expected, case.rtol, atol, err_msg=case.name)


def test_the_python_of_the_documentation_evaluates_it(file, python_reader):
    for case, program in zip(cases(), file["programs"], strict=True):
        for point, expected in zip(case.points, case.expected, strict=True):
            found = python_reader(file, program, given(case, point))
            for name, values in expected.items():
                compare(case, found[name], values)


@pytest.mark.compiler("node")
def test_the_javascript_of_the_documentation_evaluates_it(javascript_values):
    for case, every in zip(cases(), javascript_values, strict=True):
        for found, expected in zip(every, case.expected, strict=True):
            flat = np.array([float(x) for x in found])
            compare(case, flat, np.concatenate([v.ravel() for v in expected.values()]))


@pytest.mark.slow
def test_files_fit_their_schema(texts, file):
    schema = json.loads(texts[SCHEMA])
    assert file["$schema"] == SCHEMA
    jsonschema.Draft202012Validator.check_schema(schema)
    kept = [p for p in file["programs"] if not p["name"].startswith("coverage")]
    kept += [p for p in file["programs"] if p["name"].endswith("both")][::7]
    jsonschema.validate({**file, "programs": kept}, schema)


@pytest.mark.parametrize(
    "change",
    [
        {"op": "sine", "args": [0]},
        {"op": "constant", "value": "many"},
        {"op": "sin"},
        {"op": "sin", "args": [0.5]},
        {"op": "constant", "value": 1.0, "unit": "m"},
    ],
)
def test_the_schema_refuses_other_nodes(change, texts, file):
    wrong = json.loads(json.dumps({**file, "programs": [file["programs"][0]]}))
    wrong["programs"][0]["nodes"].append(change)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(wrong, json.loads(texts[SCHEMA]))


def test_the_schema_has_every_operation(texts):
    nodes = json.loads(texts[SCHEMA])["$defs"]["program"]["properties"]["nodes"]
    kinds = [kind["properties"]["op"] for kind in nodes["items"]["oneOf"]]
    assert [kind["enum"] for kind in kinds if "enum" in kind] == [list(OPERATIONS)]


def test_every_operation_is_documented():
    page = PAGE.read_text("utf-8")
    assert [name for name in OPERATIONS if f"`{name}`" not in page] == []


def test_steps_have_the_names_of_generated_code_and_rates(tmp_path):
    sb.generate(sb.library.crane_crab(), "json", tmp_path)
    (program,) = json.loads((tmp_path / "crane_crab.json").read_text())["programs"]
    named = {n["name"]: n for n in program["nodes"] if "name" in n}
    assert named["k0"]["rate"] == "parameters"
    assert named["t0"] == {**named["t0"], "op": "sin", "section": "kinematics"}
    assert program["results"][0]["labels"][0] == "d/dt q_trans_crab"


def test_what_json_has_no_number_for_is_a_text():
    model = sb.Model("m")
    cam = model.add_curve("cam", [0, 1, 2, 3], [0, 1, 0, 1], extrapolation="error")
    body = model.add_body("body", mass=1)
    joint = model.add_joint("slide", model.world, body, "Tx")
    model.add_load("push", sb.loads.JointForce(joint, cam(joint.q[0])))
    program = sb.compile_model(model).program("derivatives")
    text = generate([program], "json")["m.json"]
    (curve,) = json.loads(text)["curves"].values()
    assert curve["coefficients"][0][0] == "nan"
    assert "NaN" not in text
