"""What each pass does to small formulas; the fixture checks that values stay."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import symbody as sb
from symbody.equations import Equations
from symbody.expr.blocks import linear_solve
from symbody.expr.functions import cos, sin, sqrt
from symbody.expr.node import Const, Symbol
from symbody.expr.text import text
from symbody.expr.traverse import as_vector
from symbody.passes.angles import group_angles, merge_angles
from symbody.passes.graph import FIXED, LEAF, SLOW, graph_of, order_of_building
from symbody.passes.schedule import SCHEDULE, run_passes
from symbody.passes.terms import (
    add_late_terms_last,
    condense_parameters,
    factor_products,
    share_divisions,
)
from symbody.program.lower import lower

a, b, c, d, e = (Symbol(name) for name in "abcde")
p, p1, p2 = Symbol("p"), Symbol("p1"), Symbol("p2")


def texts(graph):
    return [text(root) for root in graph.roots]


def test_only_what_is_wanted_is_worked_on():
    """One derivation serves many programs, each with a few results."""
    wanted = a * b + c
    results = {"wanted": as_vector([wanted]), "other": as_vector([sin(a), a * b * c])}
    equations = Equations("m", "f", {"q": (a, b, c)}, results)
    program = lower(equations, "f", {"q": ("q",)}, {"wanted": ("wanted",)})
    assert [report.before.total for report in program.reports] == [2] * len(SCHEDULE)


@pytest.mark.parametrize(
    ("formula", "merged"),
    [
        (cos(a) * cos(b) - sin(a) * sin(b), cos(a + b)),
        (cos(a) * cos(b) + sin(a) * sin(b), cos(a - b)),
        (sin(a) * cos(b) + cos(a) * sin(b), sin(a + b)),
        (sin(a) * cos(b) - cos(a) * sin(b), sin(a - b)),
        (sin(b) * cos(a) - cos(b) * sin(a), -sin(a - b)),
        (sin(a) * sin(b) - cos(a) * cos(b), -cos(a + b)),
        (cos(a) * cos(a) + sin(a) * sin(a), Const(1.0)),
        (c * cos(a) * cos(b) - c * (sin(a) * sin(b)), c * cos(a + b)),
        (cos(a) * cos(b) + c - sin(a) * sin(b), c + cos(a + b)),
    ],
)
def test_parallel_angles_are_merged(applied, formula, merged):
    after = applied(merge_angles, formula)
    assert texts(after) == [text(merged)]


def rotated(first, second):
    (c1, s1), (c2, s2) = first, second
    return c1 * c2 - s1 * s2, s1 * c2 + c1 * s2


def test_a_chain_of_rotations_becomes_one_angle(applied):
    rotation = cos(a), sin(a)
    for angle in (b, c, d):
        rotation = rotated(rotation, (cos(angle), sin(angle)))
    after = applied(merge_angles, *rotation)
    assert texts(after) == ["cos(a + b + c + d)", "sin(a + b + c + d)"]


def test_products_that_others_use_are_left_alone(applied):
    product = cos(a) * cos(b)
    after = applied(merge_angles, product - sin(a) * sin(b), sqrt(product))
    assert after.counts.functions == 5
    assert after.roots[0] is product - sin(a) * sin(b)


@pytest.mark.parametrize(("others", "kept"), [(100, False), (2500, True)])
def test_one_sum_of_a_large_graph_is_not_worth_building_it_anew(graph, others, kept):
    formula = cos(a) * cos(b) - sin(a) * sin(b)
    for _ in range(others):
        formula = formula * c + d
    before = graph(formula)
    assert (merge_angles(before) is before) == kept


def test_sums_that_merge_after_others_are_worth_building_a_large_graph_anew(graph):
    sine, cosine = sin(a), cos(a)
    formula = d
    for angle in (b, c, d, e, p):
        sine, cosine = (
            sine * cos(angle) + cosine * sin(angle),
            cosine * cos(angle) - sine * sin(angle),
        )
    for _ in range(3000):
        formula = formula * c + d
    before = graph(sine + formula, cosine)
    after = merge_angles(before)
    assert after.counts.total < before.counts.total


def test_angles_that_do_not_pay_are_left_alone(applied):
    formula = cos(a) * cos(b) - sin(a) * sin(b)
    kept = [sin(a), cos(a), sin(b), cos(b)]
    assert applied(merge_angles, formula, *kept).roots[0] is formula


@pytest.mark.parametrize(
    ("formula", "factored"),
    [
        (a * b * c + a * d * e, a * (b * c + d * e)),
        (a * b * c - d * (a * e), a * (b * c - d * e)),
        (a * b * c + a * d, a * (b * c + d)),
        (a * b * c + e + a * (b * d), a * (b * c + b * d) + e),
        (-(a * b * c) - a * d * e, a * (-(b * c) - d * e)),
        (p * a + p1 * a, (p + p1) * a),
        (p * a - 2 * a + b, a * (p - 2) + b),
    ],
)
def test_common_factors_are_taken_out(applied, formula, factored):
    expected = graph_of([factored]).counts
    after = applied(factor_products, formula).counts
    assert after.multiplications == expected.multiplications


@pytest.mark.parametrize("formula", [a * b + a * c, a * b - c * a + d, a * b + a * p])
def test_a_factor_that_saves_nothing_after_fusing_stays(applied, formula):
    assert applied(factor_products, formula).roots[0] is formula


def test_a_product_that_is_used_twice_is_no_term_to_factor(applied):
    product = a * b
    formula = product * c + a * d * e
    after = applied(factor_products, formula, product * d)
    assert after.roots[0] is formula


def test_one_division_is_left_for_each_denominator(applied):
    after = applied(share_divisions, a / d, b / d + c / d, a / c)
    assert after.counts.divisions == 2
    assert after.roots[2] is a / c


@pytest.mark.parametrize(
    ("formula", "multiplications"),
    [
        ((p * a) * p1, 1),
        ((p * a) * (b * p1) * p2, 2),
        ((2 * a) * p, 1),
        (a / p, 1),
        ((a / p) * p1, 1),
        ((p * a) * (p1 * a), 2),
    ],
)
def test_parameters_come_together(applied, formula, multiplications):
    after = applied(condense_parameters, formula)
    assert after.counts.multiplications == multiplications
    assert after.counts.divisions == 0


def test_a_scaled_value_that_is_scaled_again_everywhere_is_taken_apart(applied):
    scaled = p * a
    after = applied(condense_parameters, scaled * p1, scaled * p2)
    assert after.counts.multiplications == 2


def test_a_scaled_value_that_is_used_otherwise_stays(applied):
    scaled = p * a
    after = applied(condense_parameters, scaled * p1, scaled + b)
    assert after.counts.multiplications == 2
    assert after.roots == (scaled * p1, scaled + b)


def test_parameters_in_a_sum_come_together(applied):
    after = applied(condense_parameters, p + a + p1 - b - p2)
    assert after.counts.additions == 2


def test_without_condensing_nothing_counts_as_constant(graph):
    formula = sqrt(p) * a
    before = graph(formula)
    assert before.counts.functions == 1
    assert condense_parameters(before).counts.functions == 0


def test_sines_and_cosines_stand_in_groups(applied):
    first = sin(a) * b + cos(b)
    second = sin(c) * sin(first) + cos(first)
    after = applied(group_angles, first, second, cos(a))
    angular = [
        n for n, step in enumerate(after.steps) if step.op.name in ("sin", "cos")
    ]
    assert len(angular) == 6
    assert angular[:4] == list(range(angular[0], angular[0] + 4))
    assert angular[4:] == [angular[4], angular[4] + 1]


def test_steps_are_in_the_order_of_their_use_whatever_was_made_first(applied):
    a, b, c, d = (Symbol(name) for name in "abcd")
    one, two, three, four = steps = [a * b, c * d, a + c, b * c]
    formulas = [four + one, three - two]
    after = applied(condense_parameters, *formulas)
    assert list(after.steps) == [four, one, formulas[0], three, two, formulas[1]]
    assert steps == sorted(steps, key=lambda step: step.serial)


def test_steps_come_in_the_order_of_building_behind_the_passes():
    a, b, c, d = (Symbol(name) for name in "abcd")
    steps = [a * b, c * d, a + c, b * c]
    formulas = [steps[3] + steps[0], steps[2] - steps[1]]
    after = order_of_building(graph_of(formulas))
    assert list(after.steps) == steps + formulas


def test_what_is_known_late_is_added_last(applied):
    late = sin(cos(a))
    after = applied(add_late_terms_last, late + a + b * c - d)
    assert texts(after) == [text(a + b * c - d + late)]
    # Its sign, and that of what is added before, may be the other.
    after = applied(add_late_terms_last, late - a - b - c, b * c - (late + a + d))
    assert texts(after) == [text(late - (a + b + c)), text(b * c - a - d - late)]
    shared = late + a
    for formula in (a + b * c + late, shared + b * c + d * e * shared, late + p + p1):
        graph = graph_of([formula], {p: SLOW, p1: SLOW})
        assert add_late_terms_last(graph).counts == graph.counts
    assert add_late_terms_last(graph_of([a + b * c + late])).order == [*range(5)]


def test_a_replacement_takes_the_place_of_what_it_replaces(applied):
    a, b, c = (Symbol(name) for name in "abc")
    quotient = a / p
    last = b * c
    after = applied(condense_parameters, quotient + last, last * quotient)
    operations = [step.op.name for step in after.steps]
    assert operations.index("div") == 0
    assert list(after.steps).index(last) > 1


def test_what_follows_from_a_new_sum_is_not_built_anew(applied):
    formula = a * b * c + a * d * e
    for _ in range(100):
        formula = formula * c + d
    before = graph_of([formula])
    after = factor_products(before)
    assert after.counts.total == before.counts.total - 1
    assert len(after.names) < len(before.names) + 10


@pytest.mark.parametrize("seed", range(20))
def test_random_formulas_keep_their_values_through_all_passes(applied, seed):
    rng = np.random.default_rng(seed)
    nodes = [a, b, c, p, p1, p2, Const(2.0), Const(-1.0)]
    for _ in range(200):
        x, y = (nodes[i] for i in rng.integers(0, len(nodes), 2))
        kind = rng.integers(0, 8)
        if kind == 7:
            made = x / (3 + y * y)
        elif kind == 6:
            made = cos(x) * cos(y) - sin(x) * sin(y)
        elif kind == 5:
            made = sin(x) / (3 + p * p)
        else:
            made = (x * y, x + y, x - y, 0.5 * x * y, sin(x + y))[kind]
        nodes.append(made if kind > 4 else made * 0.5)

    def every(graph):
        counts = graph.counts.total
        graph, _ = run_passes(graph)
        assert graph.counts.total <= counts
        return graph

    applied(every, *nodes[-6:])


def test_passes_are_linear_and_not_recursive(rng):
    nodes = [a, b, c, p]
    for n in range(30_000):
        i, j = rng.integers(max(0, len(nodes) - 30), len(nodes), 2)
        nodes.append(nodes[i] * nodes[j] if n % 2 else nodes[i] - nodes[-1] * p1)
    graph, reports = run_passes(graph_of(nodes[-1:], {p: FIXED, p1: FIXED}))
    assert len(reports) == len(SCHEDULE)
    assert sum(report.milliseconds for report in reports) < 5000
    assert len(graph.steps) > 1000


def test_a_block_of_parameters_is_no_constant(graph):
    shared = p * a * p1 + p * b * p1  # whose factors are taken out
    x, y = linear_solve([[p * p1 + p * p2, p1], [p2, p + p1]], [p1, p])
    before = graph(shared * x, p * y)
    after, _ = run_passes(before)
    blocks = [row for row in after.order if after.ops[row].name == "solve"]
    assert [after.rates[row] for row in blocks] == [SLOW]
    assert after.nodes[blocks[0]] not in {after.nodes[row] for row in after.constants}
    assert len(after.constants) >= 3


@pytest.mark.parametrize("name", ["arm6", "tmt_rods", "pendulum", "excavator"])
def test_passes_leave_counts_of_rows_that_are_those_of_the_order(name):
    """Each pass takes them over for the rows that it leaves."""
    results = sb.derive(getattr(sb.library, name)()).results
    graph = graph_of([*results["vd"], *results["tau"]])
    for function in SCHEDULE:
        graph = function(graph)
        pairs = sorted((row, arg) for row in graph.order for arg in graph.args[row])
        args, by = graph.arguments
        assert sorted(zip(by.tolist(), args.tolist(), strict=True)) == pairs
        uses = Counter([*(arg for _, arg in pairs), *graph.outputs])
        assert graph.uses.tolist() == [uses[row] for row in range(len(graph.ops))]
        operations = (graph.kinds > 0) & (graph.kinds != LEAF)
        assert set(np.flatnonzero(operations).tolist()) == set(graph.order)
