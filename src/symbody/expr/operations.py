"""The operations table, and how each operation is built with its simplifications.

A new operation is one row here, its function in functions.py, and one row in every
writer.
"""

from __future__ import annotations

from collections.abc import Callable

from symbody.expr import functions, node
from symbody.expr.node import Node, apply
from symbody.expr.operation import Operation


def _quotient(a: Node, b: Node) -> Node:
    """Return a/b; over the constant 0 as it is, for a dead branch may hold that."""
    if b is node.ZERO:
        return apply(node.DIV, a, b)
    return node.div(a, b)


_BUILDERS: dict[Operation, Callable[..., Node]] = {
    node.ADD: node.add,
    node.SUB: node.sub,
    node.MUL: node.mul,
    node.DIV: _quotient,
    node.NEG: node.neg,
    node.POW: node.pow_,
    node.SQRT: functions.sqrt,
    node.LT: node.less,
    node.LE: node.less_equal,
    node.LOG: functions.log,
    functions.EXP: functions.exp,
    functions.SIN: functions.sin,
    functions.COS: functions.cos,
    functions.TAN: functions.tan,
    functions.ASIN: functions.asin,
    functions.ACOS: functions.acos,
    functions.ATAN: functions.atan,
    functions.ATAN2: functions.atan2,
    functions.SINH: functions.sinh,
    functions.COSH: functions.cosh,
    functions.TANH: functions.tanh,
    functions.ASINH: functions.asinh,
    functions.ACOSH: functions.acosh,
    functions.ATANH: functions.atanh,
    node.ABS: functions.absolute,
    node.SIGN: functions.sign,
    node.FLOOR: functions.floor,
    functions.MIN: functions.minimum,
    functions.MAX: functions.maximum,
    node.EQ: functions.equal,
    node.AND: functions.both,
    node.OR: functions.either,
    node.NOT: functions.negate,
    node.WHERE: functions.where,
}

OPERATIONS: dict[str, Operation] = {op.name: op for op in _BUILDERS}
Operation.table.update(OPERATIONS)


def build(op: Operation, *args: Node) -> Node:
    """Return an operation on nodes, simplified as its operator or function does.

    Passes that replace arguments rebuild nodes with it. Operations outside the table,
    such as curves, are applied as they are.
    """
    builder = _BUILDERS.get(op)
    return apply(op, *args) if builder is None else builder(*args)
