import gc
import os
import subprocess
import sys

import numpy as np
import pytest

from symbody.expr import node as node_module
from symbody.expr.blocks import item
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import cos, sin
from symbody.expr.node import (
    ADD,
    MUL,
    Symbol,
    apply,
    const,
    detached,
    sweep,
    symbol,
)
from symbody.expr.operation import Operation, drop_unused, living_nodes


def test_a_node_in_use_stays_the_only_one_of_its_content():
    a, b = Symbol("a"), Symbol("b")
    kept = a + b
    sweep()
    assert a + b is kept


def test_a_node_used_by_another_stays():
    a, b = Symbol("a"), Symbol("b")
    user = sin(a * b) - 1
    sweep()
    assert sin(a * b) is user.args[0]
    assert a * b is user.args[0].args[0]


def test_a_node_stays_if_one_of_equal_content_is_not_in_the_table():
    x, y = Symbol("x"), Symbol("y")
    twin = x * y
    apply(ADD, detached(MUL, (x, y)), x)  # which nothing holds
    sweep()
    assert x * y is twin


def test_a_node_in_an_array_stays():
    a, b = Symbol("a"), Symbol("b")
    array = np.array([[a / b, 2 * a]], dtype=object)
    serials = [node.serial for node in array.flat]
    sweep()
    assert [(a / b).serial, (2 * a).serial] == serials


def test_a_node_in_a_closure_or_dictionary_stays():
    a, b = Symbol("a"), Symbol("b")
    known = {a - b: "key"}
    call = (lambda node: lambda: node)(cos(b))
    sweep()
    assert known[a - b] == "key"
    assert cos(b) is call()


def test_a_node_that_nothing_uses_is_dropped_with_all_below_it():
    a, b = Symbol("a"), Symbol("b")
    outer, inner = sin(a * b).serial, (a * b).serial
    sweep()
    assert (a * b).serial > inner
    assert sin(a * b).serial > outer


def test_constants_and_free_symbols_that_nothing_uses_are_dropped():
    serial = symbol("nobody_needs_me").serial
    kept = symbol("somebody_needs_me")
    number = const(0.123456)
    const(0.654321)
    assert 0.654321 in node_module._constants
    sweep()
    assert symbol("nobody_needs_me").serial > serial
    assert symbol("somebody_needs_me") is kept
    assert const(0.123456) is number
    assert 0.654321 not in node_module._constants


def test_sweep_says_how_many_nodes_are_left():
    sweep()
    before = sweep()
    a = Symbol("a")
    kept = [a + i for i in range(1, 11)]
    assert sweep() == before + len(kept)
    kept.clear()
    assert sweep() == before


def test_an_operation_goes_with_its_last_node():
    # What other tests have left goes before the count, not within.
    gc.collect()
    sweep()
    gc.collect()
    before = len(Operation.known)
    curve = Operation("curve", 1, lambda a: a, "function", lambda a, y: (1,))
    value = sin(apply(curve, Symbol("x")))
    del curve
    sweep()
    gc.collect()
    assert len(Operation.known) == before + 1
    assert value.args[0].op.name == "curve"
    del value
    sweep()
    gc.collect()
    assert len(Operation.known) == before


def test_the_operation_of_an_item_goes_with_the_last_block_that_is_so_large():
    def known():
        return "item54321" in [op.name for op in list(Operation.known)]

    node = apply(item(54_321), Symbol("block"))
    sweep()
    assert item(54_321) is node.op
    assert known()
    del node
    sweep()
    assert not known()


def formula(a, b):
    node = a
    for i in range(30):
        node = sin(node * b - i) / (1 + node * node) + cos(node) * i
    return node


@pytest.mark.slow
def test_a_sweep_before_every_node_changes_no_formula(monkeypatch):
    values = {"a": 0.4, "b": 0.9}
    a, b = symbol("a"), symbol("b")
    expected = evaluate(formula(a, b), values)
    node_module.sweep()
    sweeps = []

    def sweep_and_come_back():
        sweeps.append(drop_unused((node_module._constants, node_module._symbols)))

    monkeypatch.setattr(node_module, "sweep", sweep_and_come_back)
    monkeypatch.setattr(node_module, "_limit", 0)
    root = formula(a, b)
    assert len(sweeps) > 100
    assert evaluate(root, values) == expected
    assert formula(a, b) is root


def test_a_long_chain_is_dropped_without_recursion():
    node = Symbol("x")
    for _ in range(50_000):
        node = -sin(node)
    before = sum(1 for _ in living_nodes())
    del node
    assert sweep() <= before - 50_000


MANY_MODELS = """
import resource
from symbody.expr.functions import sin
from symbody.expr.node import Symbol
from symbody.expr.node import sweep
from symbody.expr.operation import drop_unused, living_nodes

def model():
    q = [Symbol(f"q{i}") for i in range(200)]
    pairs = [sin(a) * b + 0.001 * i for i, a in enumerate(q) for b in q[:50]]
    return [x - y for x, y in zip(pairs, pairs[1:])]

peaks = []
for _ in range(30):
    kept = model()
    assert sum(1 for _ in living_nodes()) < 300_000
    peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
del kept
print(peaks[-1] / peaks[12], sweep())
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no resource module")
def test_a_million_nodes_of_forgotten_models_do_not_grow_memory():
    run = subprocess.run(
        [sys.executable, "-c", MANY_MODELS],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    growth, left = run.stdout.split()
    assert float(growth) < 1.05
    assert int(left) == 0
