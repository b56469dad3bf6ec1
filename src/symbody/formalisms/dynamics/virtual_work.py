"""Kane's equations and the TMT method: virtual work in the world's axes.

    M = Σ J_Tᵀ m J_T + J_Rᵀ I J_R,   c = Σ J_Tᵀ (m a' - f) + J_Rᵀ (I w' + w × I w - n)

Positions come from the tree, everything else by differentiation of formulas: velocities
as total derivatives in time, Jacobians as their partial derivatives with respect to v,
a' and w' as what is left of the accelerations where vd = 0. Nothing is shared with the
recursive formalisms but positions, so each is a proof of the other. The formulas are
closed and grow fast: for small systems.

The TMT method takes the Jacobians of all velocities v̄ together:

    T = ∂v̄/∂u,   M_d = -Tᵀ M T,   g_d = Tᵀ (F̄ - ḡ),   ḡ = d(M v̄)/dt where u̇ = 0

with 0 = M_d u̇ + g_d. v̄ holds velocities of mass centers and angular velocities, M v̄
momenta, F̄ forces and torques, all in the axes of an inertial frame.

References:
    Schubert et al., PyMbs manual, section 4.1.2; Kane and Levinson (1985), chapter 4.
    Vallery and Schwab (2020), Advanced Dynamics, page 349; Moore, Learn Multibody
    Dynamics, chapter on the TMT method.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from types import ModuleType
from typing import Any, final

import numpy as np

from symbody.arguments import Arguments, listed
from symbody.dataclass import dataclass
from symbody.errors import DerivationError
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.node import ZERO, Array, Node, Symbol, as_node
from symbody.expr.origins import part_by_part
from symbody.expr.sympy_bridge import from_sympy, to_sympy
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.dynamics.matrices import negative, written_product
from symbody.formalisms.tree.loads_on_tree import in_world
from symbody.formalisms.tree.tree_kinematics import TreeKinematics, center_of_mass
from symbody.model.body import Body
from symbody.spatial.rotation import MatrixTurn
from symbody.spatial.six import NO_FORCE, SpatialForce
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    dot,
    full,
    matvec,
    minus,
    plus,
    scale,
    sub3,
    vec,
)
from symbody.system.system import System, flow_of
from symbody.with_units import in_unit


@final
@dataclass(frozen=True)
class BodyMotion:
    """One body's motion in the world's axes."""

    body: Body
    R: Mat  # from the body's axes
    r: Vec  # centre of mass [m]
    v: Vec  # [m/s]
    w: Vec  # [rad/s]
    J_T: Array  # ∂v/∂(velocities), shape (3, nv)
    J_R: Array  # ∂w/∂(velocities)
    a: Vec  # where vd = 0
    wd: Vec  # where vd = 0


def body_motions(
    kinematics: TreeKinematics, on_body: Mapping[str, SpatialForce]
) -> list[BodyMotion]:
    """Return the motions of all bodies that move, and have mass, inertia or a load."""
    system = kinematics.system
    # v is constant where vd = 0.
    flow = flow_of(system)
    motions = []
    for body in part_by_part(system.bodies, part=attrgetter("name")):
        massless = body.mass is ZERO and all(entry is ZERO for entry in body.inertia)
        free = on_body[body.name] == NO_FORCE
        if (massless and free) or not system.placements[body.name].link:
            continue
        com = center_of_mass(body)
        r = kinematics.position(com, None, None)
        R = kinematics.rotation(com, None)
        v, *rate = (vec(directional(row, flow)) for row in (r, *R))
        w = dot(rate[2], R[1]), dot(rate[0], R[2]), dot(rate[1], R[0])
        motions.append(
            BodyMotion(
                body, R, r, v, w,
                jacobian(v, system.v), jacobian(w, system.v),
                vec(directional(v, flow)), vec(directional(w, flow)),
            )
        )  # fmt: skip
    return motions


def external_wrenches(
    kinematics: TreeKinematics,
) -> tuple[dict[str, SpatialForce], dict[Symbol, Node]]:
    """Return loads and weights about centres of mass, in world axes, and in joints."""
    system, on_body = kinematics.system, dict[str, SpatialForce]()
    for body in part_by_part(system.bodies, part=attrgetter("name")):
        on_body[body.name] = SpatialForce(ZERO_VEC, scale(body.mass, system.gravity))
    in_joint: dict[Symbol, Node] = {}
    for named in system.acting:
        for load in named.load.joint_loads(kinematics):
            v = load.joint.v[load.index]
            force = kinematics.resolve([load.force], f"load {named.name!r}")[0]
            in_joint[v] = plus(in_joint.get(v, ZERO), force)
        for wrench in named.load.wrenches(kinematics):
            body = wrench.on.body
            if body.name not in on_body:
                continue
            push = in_world(kinematics, wrench, f"load {named.name!r}")
            arm = sub3(
                kinematics.position(wrench.on, None, None),
                kinematics.position(center_of_mass(body), None, None),
            )
            on_body[body.name] = on_body[body.name].plus(push.about(arm))
    return on_body, in_joint


def world_inertia(motion: BodyMotion) -> Mat:
    """Return the inertia about the centre of mass in the world's axes."""
    return full(MatrixTurn(motion.R).outward_sym(motion.body.inertia))


def armature_matrix(system: System) -> Array:
    """Return the diagonal matrix of what each velocity moves besides mass."""
    M = np.full((len(system.v), len(system.v)), ZERO, dtype=object)
    free = [link for link in system.links if not link.driven]
    np.fill_diagonal(M, [link.armature for link in free])
    return M


def kane_equations(kinematics: TreeKinematics) -> tuple[Array, list[Node], list[Node]]:
    """Return M, c and tau of M vd + c = tau."""
    system = kinematics.system
    n = len(system.v)
    M = armature_matrix(system)
    c = [ZERO] * n
    on_body, in_joint = external_wrenches(kinematics)
    for motion in body_motions(kinematics, on_body):
        J = world_inertia(motion)
        torque, force = on_body[motion.body.name]
        m = motion.body.mass
        needed_f = sub3(scale(m, motion.a), force)
        gyroscopic = cross(motion.w, matvec(J, motion.w))
        needed_n = sub3(add3(matvec(J, motion.wd), gyroscopic), torque)
        columns_T = list(map(vec, motion.J_T.T))
        columns_R = list(map(vec, motion.J_R.T))
        for i in range(n):
            c[i] = plus(
                c[i], plus(dot(columns_T[i], needed_f), dot(columns_R[i], needed_n))
            )
            m_T = scale(m, columns_T[i])
            J_R = matvec(J, columns_R[i])
            for j in range(i + 1):
                entry = plus(dot(m_T, columns_T[j]), dot(J_R, columns_R[j]))
                M[i, j] = M[j, i] = plus(M[i, j], entry)
    return M, c, [in_joint.get(v, ZERO) for v in system.v]


def tmt_of_nodes(
    v: Sequence[Node],
    F: Sequence[Node],
    M: Array,
    u: Sequence[Symbol],
    flow: Mapping[Symbol, Node],
) -> tuple[Array, Array]:
    """Return M_d and g_d of 0 = M_d u̇ + g_d.

    `flow` has the rate of every symbol that changes but u: q as formulas of u, t as 1.
    """
    n = len(v)
    if len(F) != n or M.shape != (n, n):
        raise DerivationError(
            f"tmt: v has {n} entries, F has {len(F)} and M has the shape {M.shape}. "
            f"Each entry of v needs one of F and a row and column of M."
        )
    T = jacobian(v, u)
    M = np.vectorize(as_node, otypes=[object])(M)
    g = directional(written_product(M, as_vector(v)[:, None])[:, 0].tolist(), flow)
    M_d = negative(written_product(T.T, written_product(M, T)))
    rest = [minus(as_node(f), g_i) for f, g_i in zip(F, g, strict=True)]
    return M_d, written_product(T.T, as_vector(rest)[:, None])[:, 0]


def tmt_equations(kinematics: TreeKinematics) -> tuple[Array, list[Node], list[Node]]:
    """Return M, c and tau of M vd + c = tau by the TMT method."""
    system = kinematics.system
    on_body, in_joint = external_wrenches(kinematics)
    v: list[Node] = []
    F: list[Node] = []
    blocks: list[list[Vec]] = []
    for motion in body_motions(kinematics, on_body):
        torque, force = on_body[motion.body.name]
        v += [*motion.v, *motion.w]
        F += [*force, *torque]
        m = motion.body.mass
        blocks.append([(m, ZERO, ZERO), (ZERO, m, ZERO), (ZERO, ZERO, m)])
        blocks.append(list(world_inertia(motion)))
    M = np.full((len(v), len(v)), ZERO, dtype=object)
    for k, block in enumerate(blocks):
        M[3 * k : 3 * k + 3, 3 * k : 3 * k + 3] = np.array(block, dtype=object)
    M_d, g_d = tmt_of_nodes(v, F, M, system.v, flow_of(system))
    tau = [in_joint.get(speed, ZERO) for speed in system.v]
    return armature_matrix(system) + negative(M_d), negative(g_d).tolist(), tau


def tmt(
    v: object, F: object, M: object, u: object, q: object, qd: object = None
) -> tuple[Any, Any]:
    """Return M_d and g_d for velocities, forces and masses written with SymPy.

    Args:
        v: Column of velocities and angular velocities of all bodies, in the axes of an
            inertial frame, as formulas of u, q and time, length n.
        F: Column of forces and torques, in the same order, length n.
        M: Matrix of masses and inertias, n x n; may depend on q and time.
        u: The generalized speeds, `dynamicsymbols` or plain symbols; with plain ones
            only, a symbol called t is time.
        q: The generalized coordinates.
        qd: Their derivatives as formulas of u and q; None if these are u.

    Returns:
        SymPy matrices M_d (nu x nu) and g_d (nu x 1) of 0 = M_d u̇ + g_d; M_d is the
        negative of the mass matrix.

    Raises:
        DerivationError: The lengths do not fit, or M depends on u.
        ExpressionError: A formula holds a function that symbody does not have.

    References:
        Moore, Learn Multibody Dynamics, chapter on the TMT method; Vallery and
        Schwab (2020), page 349.
    """
    # SymPy takes half a second to import, which those who do not use it need not wait.
    import sympy

    u, q = list(_matrix(sympy, "u", u)), list(_matrix(sympy, "q", q))
    qd = u if qd is None else list(_matrix(sympy, "qd", qd))
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
        for symbol in matrix.free_symbols:
            nodes.setdefault(symbol, Symbol(str(symbol)))
        return np.asarray(from_sympy(matrix, nodes), dtype=object)

    v_nodes = convert(_matrix(sympy, "v", v)).reshape(-1)
    F_nodes = convert(_matrix(sympy, "F", F)).reshape(-1)
    M_nodes = convert(_matrix(sympy, "M", M))
    rate_nodes = convert(sympy.Matrix(qd)).reshape(-1)
    flow = {
        nodes[names[s]]: as_node(rate) for s, rate in zip(q, rate_nodes, strict=True)
    }
    times = {str(s.args[0]) for s in [*q, *u] if s.args} or {"t"}
    flow |= {node: as_node(1) for s, node in nodes.items() if str(s) in times}
    speeds = [nodes[names[s]] for s in u]
    inside = set(symbols_of(*M_nodes.ravel().tolist()))
    if moving := [s.name for s in speeds if s in inside]:
        raise DerivationError(
            f"tmt: M depends on {listed(moving)}, but masses and inertias follow from "
            f"q and time alone: what a rate of u would do to momentum is left out. "
            f"Write what follows from speeds into F."
        )
    M_d, g_d = tmt_of_nodes(list(v_nodes), list(F_nodes), M_nodes, speeds, flow)
    # What to_sympy makes of a node has its name, but not every assumption.
    own = {name: s for s, name in names.items()}
    back = {to_sympy(node): own.get(name, name) for name, node in nodes.items()}
    return (
        sympy.Matrix(to_sympy(M_d)).xreplace(back),
        sympy.Matrix(to_sympy(g_d)).xreplace(back),
    )


def _matrix(sympy: ModuleType, what: str, value: object) -> Any:
    try:
        return sympy.Matrix(in_unit(f"tmt: {what}", value, "", DerivationError))
    except (TypeError, ValueError, sympy.SympifyError) as error:
        rule, remedy = "a list or matrix of SymPy's formulas", "Give sympy.Matrix(…)."
        refused = Arguments("tmt", DerivationError).refused(what, value, rule, remedy)
        raise refused from error
