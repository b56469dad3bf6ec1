import json
from importlib import resources

import jsonschema
import numpy as np
import pytest

import symbody as sb
from symbody.expr.definition import ExternalDefinition
from symbody.expr.node import Apply, Const, Symbol
from symbody.expr.traverse import post_order
from symbody.io.json.read import read_json
from symbody.io.json.write import write_json
from symbody.io.source import Limits, Source

SCHEMA = json.loads(
    resources.files("symbody.io.json").joinpath("schema.json").read_text()
)


@pytest.fixture(scope="session")
def validator():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    return jsonschema.Draft202012Validator(SCHEMA)


def read_text(text, folder=(), functions=None, **limits):
    source = Source("m.json", text.encode(), tuple(folder), Limits(**limits))
    return read_json(source, functions=functions)


@pytest.fixture
def read():
    return read_text


@pytest.fixture
def round_trip(tmp_path, validator):
    """Write and read a model, hold both texts equal; return text and model."""

    def go(model, functions=None):
        path = tmp_path / "m.json"
        text = write_json(model, path)
        validator.validate(json.loads(text))
        again = read_text(text, [tmp_path.resolve()], functions)
        assert write_json(again, path) == text
        return json.loads(text), again

    return go


def same_formulas(left, right):
    """Whether two lists of formulas are one graph, up to who owns the symbols."""
    partner = {}
    for a, b in zip(post_order(left), post_order(right), strict=True):
        match a, b:
            case Const(x), Const(y):
                same = x == y
            case Symbol(x), Symbol(y):
                same = x == y and a.sign == b.sign
            case Apply(f, xs), Apply(g, ys):
                same = _same_operation(f, g) and [partner[x] for x in xs] == [*ys]
            case _:
                same = False
        if not same:
            return False
        partner[a] = b
    return True


def _same_operation(f, g):
    if f is g or isinstance(f.definition, ExternalDefinition):
        return f.name == g.name
    same = f.name == g.name and f.definition.knots == g.definition.knots
    return same and np.array_equal(
        f.definition.coefficients, g.definition.coefficients, equal_nan=True
    )


@pytest.fixture(scope="session")
def same():
    return same_formulas


@pytest.fixture(scope="session")
def drag():
    """The function that the zoo calls."""
    return sb.ExternalFunction(
        "drag",
        "def drag(v):\n    import math\n    return v * math.hypot(v, 0.5)\n",
        derivatives=[lambda v: (2 * v * v + 0.25) / sb.sqrt(v * v + 0.25)],
    )
