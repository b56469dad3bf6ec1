import math
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import symbody as sb
from symbody.errors import ExpressionError
from symbody.expr.functions import OPERATIONS, build
from symbody.expr.node import Const, Symbol, const
from symbody.expr.traverse import post_order
from symbody.io.json.codec import Reading, read_formulas
from symbody.io.json.document import Document, layout
from symbody.io.json.formulas import parse_formula, write_formulas
from symbody.io.json.names import NamesToRead, NamesToWrite
from symbody.io.source import Source
from symbody.testing.coverage import COVERAGE

NAMES = ("a", "b", "c", "d", "e", "z")


def model_with(names=NAMES, curve=True):
    model = sb.Model("m")
    for name in names:
        model.add_parameter(name, 1.0)
    if curve:
        model.add_curve("cam", (0, 1, 2, 3), (0, 1, 0, 2))
        model.add_curve("map", ((0, 1), (0, 1, 2)), ((0, 1, 3), (1, 2, 0)))
    return model


def moved(formulas, model):
    """Return formulas with the symbols of the model in place of those of a name."""
    table = {}
    for node in post_order(formulas):
        if isinstance(node, Symbol):
            table[node] = model.parameters[node.name].symbols.item()
        elif isinstance(node, Const):
            table[node] = node
        else:
            table[node] = build(node.op, *(table[arg] for arg in node.args))
    return [table[f] for f in formulas]


def through_text(formulas, model):
    """Return formulas after writing, and reading into a model of its own symbols."""
    written = write_formulas(formulas, NamesToWrite(model))
    other = model_with([*model.parameters], curve=False)
    other.curves = model.curves
    source = Source("f.json", layout(written).encode(), ())
    names = NamesToRead(other, {}, 10**6)
    read = read_formulas(Document(source).root, Reading(other, names, source))
    again = write_formulas(read, NamesToWrite(other))
    assert again == written
    return written, read


@pytest.mark.parametrize("name", COVERAGE)
def test_every_operation_comes_back_as_the_same_graph(name, same):
    model = model_with()
    formulas = moved([COVERAGE[name]], model)
    _, read = through_text(formulas, model)
    assert same(formulas, read)


@given(st.integers(0, 2**32))
def test_random_graphs_come_back_the_same(same, seed):
    rng, model = random.Random(seed), model_with()
    cam, table = model.curves["cam"], model.curves["map"]
    pool = [p.symbols.item() for p in model.parameters.values()]
    pool += [const(v) for v in (2.5, -1e-9, 1e300, 1 / 3)]
    for _ in range(rng.randrange(1, 60)):
        op = rng.choice([*OPERATIONS.values(), cam, cam.derivative(), table])
        op = getattr(op, "operation", op)
        args = [rng.choice(pool[-12:]) for _ in range(op.arity)]
        try:
            pool.append(build(op, *args))
        except ExpressionError:
            continue  # a constant without value, such as 0/0
    formulas = pool[-3:]
    _, read = through_text(formulas, model)
    assert same(formulas, read)


def test_numbers_come_back_to_the_last_digit():
    values = [0.1, 1 / 3, 1e-310, 5e-324, 1.7976931348623157e308, 2.0**53, 1e22, -2.5]
    written, read = through_text([Const(v) for v in values], model_with())
    assert [node.value for node in read] == values
    assert written == values


def test_a_number_without_end_inside_a_formula_has_a_name():
    model = model_with()
    a = model.parameters["a"].symbols.item()
    written, _ = through_text([a * Const(math.inf), a < Const(-math.inf)], model)
    assert written == ["infinity()*a", "a < -infinity()"]


def test_text_reads_as_one_would_write_it():
    model = model_with()
    a, b, c = (model.parameters[n].symbols.item() for n in "abc")
    cam, table = model.curves["cam"], model.curves["map"]
    for formula, text in (
        (a * (b + c) - a / 2, "a*(b + c) - a/2"),
        (sb.where(a < b, sb.sin(a), -(b**0.7)), "where(a < b, sin(a), -b**0.7)"),
        (2 * cam(a) + cam.derivative()(b), "2*cam(a) + cam.d1(b)"),
        (table(a, b) + table.derivative(1)(a, b), "map(a, b) + map.d01(a, b)"),
        (sb.maximum(a, 0), "maximum(a, 0)"),
    ):
        assert through_text([formula], model)[0] == [text]


def test_what_is_shared_stands_once():
    model = model_with()
    a, b = (model.parameters[n].symbols.item() for n in "ab")
    long = sb.sin(a * b + 0.123456789) * sb.cos(a - 0.987654321)
    written, _ = through_text([long + a, long + b], model)
    assert written["formula"] == ["t0 + a", "t0 + b"]


def test_text_of_a_graph_that_doubles_stays_short(same):
    model = model_with()
    x = model.parameters["a"].symbols.item()
    for _ in range(200):
        x = sb.sin(x) + x * x
    written, read = through_text([x], model)
    assert len(layout(written)) < 200 * 100
    assert same([x], read)


def test_a_graph_deeper_than_the_stack_comes_back(same):
    model = model_with()
    a, b = (model.parameters[n].symbols.item() for n in "ab")
    x = a
    for _ in range(5000):
        x = sb.sin(x) * b
    _, read = through_text([x], model)
    assert same([x], read)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it ends where"),
        ("a +", "column 4: it ends where"),
        ("a b", "'b' is not expected here"),
        ("a)", "'\\)' is not expected"),
        ("(a", "'\\)' is expected, not its end"),
        ("sin a", "nothing is called 'sin'"),
        ("sin(a, b)", "sin has 1 arguments, but 2"),
        ("atan2(a b)", "',' is expected"),
        ("sin(", "it ends where"),
        ("sin()", "sin has 1 arguments, but 0"),
        ("cos(a,)", "'\\)' stands where"),
        ("a < b < c", "not chained"),
        ("1e400", "too large"),
        ("2x", "'x' is not expected"),
        ("a;b", "';' means nothing"),
        ("__import__('os')", "means nothing|nothing is called"),
        ("a.b", "nothing is called 'a.b'"),
        ("a[0]", "nothing is called 'a\\[0\\]'"),
        ("cam.d1", "nothing is called"),
        ("cam.d4(a)", "no function 'cam.d4'"),
        ("cam.d0(a)", "no function 'cam.d0'"),
        ("cam.d10(a)", "no function 'cam.d10'"),
        ("sinn(a)", "Did you mean 'sin'"),
        ("bb", "nothing is called 'bb'"),
        ("lambda: a", "nothing is called 'lambda'|means nothing"),
        ("(" * 200 + "a" + ")" * 200, "nested 120 deep"),
        ("-" * 200 + "a", "nested 120 deep"),
        ("a" + "**a" * 200, "nested 120 deep"),
    ],
)
def test_what_is_no_formula_is_refused(text, message):
    names = NamesToRead(model_with(), {}, 1000)
    with pytest.raises(ExpressionError, match=message):
        parse_formula(text, names)


def test_a_vector_is_no_number():
    model = model_with()
    model.add_parameter("r", (1.0, 2.0))
    with pytest.raises(ExpressionError, match=r"an entry|its entries, such as r\[0\]"):
        parse_formula("2*r", NamesToRead(model, {}, 100))


def test_operations_are_counted():
    names = NamesToRead(model_with(), {}, 100)
    with pytest.raises(ExpressionError, match="more than 100 operations"):
        parse_formula("a" + "+b" * 101, names)


def test_a_long_chain_is_read_in_time_of_its_length():
    names = NamesToRead(model_with(), {}, 10**6)
    node = parse_formula("a" + "*b+c" * 20_000, names)
    assert len(post_order(node)) == 20_005  # b*c is one node


def test_blanks_and_redundant_parentheses_change_nothing():
    names = NamesToRead(model_with(), {}, 100)
    tidy = parse_formula("a*(b - 2.5e-1)**c", names)
    assert parse_formula(" a * ((b)-.25 )\n**+c", names) is tidy
    assert parse_formula("a > b", names) is parse_formula("b < a", names)
    assert parse_formula("-a*b", names) is parse_formula("-(a*b)", names)
    assert parse_formula("a - b - c", names) is parse_formula("(a - b) - c", names)
    assert parse_formula("a**b**c", names) is parse_formula("a**(b**c)", names)


def test_functions_of_the_users_with_our_names_are_told_apart(same):
    model = model_with()
    model.add_curve("sin", (0, 1, 2), (0, 1, 0))
    a = model.parameters["a"].symbols.item()
    formula = sb.sin(a) + model.curves["sin"](a)
    written, read = through_text([formula], model)
    assert written == ["sin(a) + own.sin(a)"]
    assert same([formula], read)


def test_arrays_keep_their_shape():
    model = model_with()
    a, b = (model.parameters[n].symbols.item() for n in "ab")
    for array in (np.array([[a, b], [a, 2]], object), [a], [[a]], a):
        written, read = through_text(array, model)
        assert np.shape(read) == np.shape(array) == np.shape(written)
