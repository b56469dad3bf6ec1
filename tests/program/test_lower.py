from __future__ import annotations

import pickle

import numpy as np
import pytest

from symbody.equations import Equations
from symbody.errors import WriterError
from symbody.expr.functions import cos, sin, sqrt
from symbody.expr.node import ADD, Symbol, detached
from symbody.program.lower import lower

t = Symbol("t")
q = (Symbol("q1"), Symbol("q2"))
v = (Symbol("v1"), Symbol("v2"))
u = (Symbol("u"),)
m, length = Symbol("m", 1), Symbol("l", 1)
ARGUMENTS = {"t": ("t",), "y": ("q", "v", "x"), "u": ("u",), "p": ("p",)}


def equations(results, **more):
    groups = {"t": (t,), "q": q, "v": v, "u": u, "p": (m, length)}
    arrays = {name: np.array(nodes, dtype=object) for name, nodes in results.items()}
    return Equations("pendulum", "kane", groups, arrays, **more)


def lowered(*nodes, **more):
    return lower(equations({"r": nodes}, **more), "f", ARGUMENTS, {"out": ("r",)})


def names(program):
    return [assignment.name for assignment in program.assignments()]


def test_arguments_consist_of_groups_and_a_missing_one_is_empty():
    program = lowered(q[0])
    assert [a.name for a in program.arguments] == ["t", "y", "u", "p"]
    assert [a.scalar for a in program.arguments] == [True, False, False, False]
    assert program.arguments[1].symbols == (*q, *v)


def test_one_result_keeps_its_shape_and_several_are_put_one_after_another():
    given = equations(
        {"qd": v, "M": [[q[0], q[1]], [q[1], m]]}, labels={"qd": ("a", "b")}
    )
    program = lower(given, "f", ARGUMENTS, {"yd": ("qd", "M"), "M": ("M",)})
    yd, M = program.results
    assert (yd.shape, M.shape) == ((6,), (2, 2))
    assert yd.labels == ("a", "b", "M[0,0]", "M[0,1]", "M[1,0]", "M[1,1]")


def test_what_is_used_once_is_written_in_place():
    assert names(lowered(q[0] * q[1] + v[0] * v[1])) == []


def test_what_is_used_twice_gets_a_name():
    product = q[0] * q[1]
    program = lowered(product + 1, product * v[0])
    assert [a.node for a in program.assignments()] == [product]


def test_steps_that_are_alike_stay_two_in_a_pickle():
    """Passes may leave sums that differ in the order of their terms alone."""
    one, other = detached(ADD, q), detached(ADD, (*reversed(q),))
    program = lowered(*(a * b for a in (one, other) for b in v))
    steps = pickle.loads(pickle.dumps(program)).assignments()
    assert len({step.node for step in steps}) == 2


def test_parameters_become_constants():
    product = m * length
    program = lowered(q[0] * product, v[0] * sqrt(product))
    assert [a.name for a in program.constants] == ["k0", "k1"]
    assert [a.node for a in program.constants] == [product, sqrt(product)]
    assert names(program) == []
    assert str(program.counts).startswith("2 multiplications, 0 additions")


def test_without_parameters_among_the_arguments_nothing_is_a_constant():
    given = equations({"r": [q[0] * sqrt(m)]})
    program = lower(given, "f", {"all": ("q", "p")}, {"out": ("r",)})
    assert program.constants == ()
    assert program.counts.functions == 1


def test_time_and_inputs_come_first():
    slow = sin(t) * u[0]
    program = lowered(q[0] + q[1] * slow, cos(q[0]) - slow)
    assert [section.rate for section in program.sections] == ["time", "state"]
    assert program.sections[0].assignments[-1].node is slow


def test_a_long_sum_is_cut_into_statements():
    x = q[0] * v[0]
    for n in range(2, 60):
        x = x + q[n % 2] ** n * v[n % 2]
    program = lowered(x)
    sizes = []
    named = {a.node for a in program.assignments()}
    for assignment in program.assignments():
        todo, size = [*assignment.node.args], 1
        while todo:
            node = todo.pop()
            if node not in named and hasattr(node, "args"):
                size += 1
                todo += node.args
        sizes.append(size)
    assert max(sizes) <= 6


def test_headings_follow_the_steps_of_the_derivation():
    first = sin(q[0]) * cos(q[1])
    border = Symbol("border").serial
    second = first * first + v[0]
    marks = ((0, "kinematics"), (border, "forces"))
    program = lowered(second * second, second + first, marks=marks)
    assert [section.title for section in program.sections] == ["kinematics", "forces"]


def test_arguments_of_a_step_come_before_it():
    nodes = [q[0] * v[0], sin(q[1])]
    for _ in range(50):
        nodes.append(
            sin(nodes[-1] * nodes[-2]) / (1 + nodes[-2] * m) + nodes[-1] * length
        )
    program = lowered(*nodes)
    known = {*q, *v, m, length, *(a.node for a in program.constants)}
    named = {a.node for a in program.assignments()}
    for assignment in program.assignments():
        todo = list(assignment.node.args)
        while todo:
            node = todo.pop()
            assert node in known or node not in named
            todo += getattr(node, "args", ()) if node not in known else ()
        known.add(assignment.node)


def test_an_unknown_result_is_named_together_with_the_known_ones():
    with pytest.raises(WriterError, match=r"'yd' asks for 'vd'.*Known are r"):
        lower(equations({"r": [q[0]]}), "f", ARGUMENTS, {"yd": ("vd",)})


def test_a_symbol_that_no_argument_holds_is_named():
    with pytest.raises(
        WriterError, match="depend on stranger, which no argument holds"
    ):
        lowered(q[0] + Symbol("stranger"))


def test_the_text_of_a_program_tells_its_size():
    text = repr(lowered(q[0] * m))
    assert "t, y[4], u[1], p[2] -> out[1]" in text


def test_reports_tell_what_each_pass_gained():
    program = lowered(q[0] * m * length, q[0] / m)
    by_name = {report.name: report for report in program.reports}
    assert by_name["condense_parameters"].before.divisions == 1
    assert by_name["condense_parameters"].after.divisions == 0
    assert "operations" in str(by_name["merge_angles"])


def test_temporaries_and_constants_leave_out_the_names_of_symbols():
    a, b = Symbol("t0"), Symbol("K1")
    shared = sin(q[0] * a)
    results = {
        "r": np.array([shared + b * b, shared * q[1], sqrt(b) * q[0], a * a * q[1]])
    }
    given = Equations("m", "f", {"q": q, "p": (a, b)}, results)
    program = lower(given, "f", {"y": ("q",), "p": ("p",)}, {"r": ("r",)})
    assert [x.name for x in program.constants] == ["k0", "k2", "k3"]
    assert names(program) == ["t1"]
