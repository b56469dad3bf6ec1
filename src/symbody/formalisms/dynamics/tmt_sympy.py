"""The TMT method on vectors written with SymPy's own mechanics."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from symbody.arguments import Arguments
from symbody.errors import DerivationError
from symbody.expr.node import Array, Symbol, as_node
from symbody.expr.sympy_bridge import from_sympy, to_sympy
from symbody.formalisms.dynamics.virtual_work import tmt as tmt_of_nodes
from symbody.with_units import in_unit


def tmt(
    v: object, F: object, M: object, u: object, q: object, qd: object = None
) -> tuple[Any, Any]:
    """Return M_d and g_d for velocities, forces and masses written with SymPy.

    Args:
        v: Column of velocities and angular velocities of all bodies, in the axes of an
            inertial frame, as formulas of u, q and time, length n.
        F: Column of forces and torques, in the same order, length n.
        M: Matrix of masses and inertias, n x n; may depend on q.
        u: The generalized speeds, `dynamicsymbols` or plain symbols; with plain ones
            only, the symbol t is time.
        q: The generalized coordinates.
        qd: Their derivatives as formulas of u and q; None if these are u.

    Returns:
        SymPy matrices M_d (nu x nu) and g_d (nu x 1) of 0 = M_d u̇ + g_d; M_d is the
        negative of the mass matrix.

    Raises:
        DerivationError: The lengths do not fit.
        ExpressionError: A formula holds a function that symbody does not have.

    References:
        Moore, Learn Multibody Dynamics, chapter on the TMT method; Vallery and
        Schwab (2020), page 349.
    """
    # SymPy takes half a second to import, which those who do not use it need not wait.
    import sympy

    u, q = _columns(sympy, u=u), _columns(sympy, q=q)
    qd = u if qd is None else _columns(sympy, qd=qd)
    if len(qd) != len(q):
        raise DerivationError(
            f"tmt: {len(q)} coordinates q and {len(qd)} derivatives qd. Give qd as "
            f"formulas of u, one for each coordinate."
        )
    names = {s: sympy.Symbol(f"{s.func if s.args else s}") for s in (*q, *u)}
    nodes = {name: Symbol(str(name)) for name in names.values()}
    rates = {s.diff(): rate for s, rate in zip(q, qd, strict=True) if s.args}

    def convert(values: Any) -> Array:
        matrix = values.xreplace(rates).xreplace(names)
        symbols = nodes | {
            s: (nodes[s] if s in nodes else Symbol(str(s))) for s in matrix.free_symbols
        }
        nodes.update(symbols)
        return np.asarray(from_sympy(matrix, symbols), dtype=object)

    v_nodes = convert(_matrix(sympy, "v", v)).reshape(-1)
    F_nodes = convert(_matrix(sympy, "F", F)).reshape(-1)
    M_nodes = convert(_matrix(sympy, "M", M))
    rate_nodes = convert(sympy.Matrix(qd)).reshape(-1)
    flow = {
        nodes[names[s]]: as_node(rate) for s, rate in zip(q, rate_nodes, strict=True)
    }
    for time in _times([*q, *u]) or {sympy.Symbol("t")}:
        if time in nodes:
            flow[nodes[time]] = as_node(1)
    speeds = [nodes[names[s]] for s in u]
    M_d, g_d = tmt_of_nodes(list(v_nodes), list(F_nodes), M_nodes, speeds, flow)
    # What to_sympy makes of a node has its name, but not every assumption.
    own = {name: s for s, name in names.items()}
    back = {to_sympy(node): own.get(name, name) for name, node in nodes.items()}
    return (
        sympy.Matrix(to_sympy(M_d)).xreplace(back),
        sympy.Matrix(to_sympy(g_d)).xreplace(back),
    )


def _columns(sympy: ModuleType, **argument: object) -> list[Any]:
    ((what, value),) = argument.items()
    return list(_matrix(sympy, what, value))


def _matrix(sympy: ModuleType, what: str, value: object) -> Any:
    try:
        return sympy.Matrix(in_unit(f"tmt: {what}", value, "", DerivationError))
    except (TypeError, ValueError, sympy.SympifyError) as error:
        rule, remedy = "a list or matrix of SymPy's formulas", "Give sympy.Matrix(…)."
        refused = Arguments("tmt", DerivationError).refused(what, value, rule, remedy)
        raise refused from error


def _times(functions: list[Any]) -> set[object]:
    return {s.args[0] for s in functions if s.args}
