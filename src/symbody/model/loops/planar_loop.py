"""A loop that moves in a plane: the reduction of a path to two dimensions.

A basis of the plane is carried along the path, so the constant turns between the
joints vanish: what is left are vectors of constant components, turned by the joints'
angles, and slid. The loop is walked from the frame at the end of the shorter branch
inward, over the common body, and outward to the frame at the end of the longer one:

    Σ P_k exp(iΨ_k) + Σ q_t D_t exp(iΨ_t) = 0.

With all coordinates but two known, what is left is a triangle of the cut hinge and the
two dependent joints (two that turn), or a hinge that a slider moves along a line (one
turns, one slides). Either has two solutions, called posture 1 and -1.

Two turning joints X and Y and the cut hinge Z, met in this cyclic order: with
α from Z to X, β from X to Y and γ from Y to Z,

    κ_X = (|α|² + |β|² - |γ|²)/2,  κ_X + κ_Z = |α|²,  S² = |α|² |γ|² - κ_Z²,
    φ_X = arg((κ_X + i p S) (-α) β*),  φ_Y = arg((κ_Y + i p S) (-β) γ*),

where S is twice the area and p the posture: with p = 1 the triangle X Y Z is passed
clockwise, seen against the normal of the plane.

One turning joint X and a slider along the unit vector D: the vector F from X to Z that
does not pass the slider is known; the one that does is A + s D, so with ν = D×A

    s = w - D·A,  w = p S,  S² = |F|² - ν²,  φ = arg(F D* (w - iν)).

Arguments are taken such that H is continuous as long as the posture is the same, where
one term of F, or of the variable side of the triangle, outweighs the others.
"""

from __future__ import annotations

import math
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.functions import atan2, sqrt
from symbody.expr.node import ONE, ZERO, Const, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.loops.path import (
    Branch,
    Limit,
    LoopPath,
    LoopSolution,
    Step,
    limit_beside,
)
from symbody.model.loops.trigonometric_sum import (
    NONE,
    Angle,
    Complex,
    TrigonometricSum,
    constant_angle,
    product,
    total,
)
from symbody.spatial.vectors import (
    AXES,
    IDENTITY,
    Mat,
    dot,
    mat,
    matmul,
    minus,
    plus,
    times,
    transposed,
)

# Directions come from sines and cosines in double precision.
_PARALLEL = 1e-9
_ROUNDING = 1e-15


@final
@dataclass(frozen=True)
class PlanarJoint:
    """A joint met on the walk."""

    step: Step
    sign: int  # 1 passed outward, of a turn with the axis normal; else -1
    direction: Complex = NONE  # of a slider's axis in the carried basis

    @property
    def kind(self) -> Literal["R", "T"]:
        """Whether it turns or slides."""
        assert self.step.kind != "G"
        return self.step.kind


@final
@dataclass(frozen=True)
class PlanarLoop:
    """The walk round a planar loop, from frame 0, at the end of the shorter branch.

    Frame k is the one after joint k; `common` is that on the common body.
    """

    path: LoopPath
    joints: tuple[PlanarJoint, ...]
    vectors: tuple[Complex, ...]  # k leads, in frame k, to joint k + 1 or to the end
    common: int

    def angle(self, frame: int) -> Angle:
        """Return the angle of a frame from the common body."""
        low, high = sorted((frame, self.common))
        angle = Angle()
        between = self.joints[low:high]
        for joint in between if frame > self.common else reversed(between):
            if joint.kind == "R":
                part = Angle(((joint.step.coordinate, joint.sign),))
                angle = angle + part if frame > self.common else angle - part
        return angle

    def piece(
        self, start: int, end: int, *, frame: int, without: int = 0
    ) -> TrigonometricSum:
        """Return the vector from frame to frame, with all sliders but one."""
        here = self.angle(frame)
        terms: list[tuple[Angle, Complex]] = []
        for k in range(start, end + 1):
            turn = self.angle(k) - here
            terms.append((turn, self.vectors[k]))
            if k > start and k != without and self.joints[k - 1].kind == "T":
                terms.append((turn, slide(self.joints[k - 1])))
        return total(terms)

    def gap(self) -> Complex:
        """Return the gap between the two frames, in the axes of the common body."""
        return self.piece(0, len(self.joints), frame=self.common).components()


def slide(joint: PlanarJoint) -> Complex:
    """Return the vector by which a slider shifts what comes after it on the walk."""
    q = joint.step.coordinate if joint.sign > 0 else neg(joint.step.coordinate)
    return times(q, joint.direction[0]), times(q, joint.direction[1])


def planar_loop(path: LoopPath) -> PlanarLoop:
    """Return the loop reduced to its plane, or raise ModelError where it has none."""
    long, short = path.a, path.b
    if len(path.b.steps) > len(path.a.steps):
        long, short = short, long
    basis = _basis_at_common_body(path, long, short)
    inner, inward = _walk(path, short, basis, inward=True)
    outer, outward = _walk(path, long, basis, inward=False)
    (x, y), (dx, dy) = inward[-1], outward[0]
    vectors = (*inward[:-1], (plus(x, dx), plus(y, dy)), *outward[1:])
    return PlanarLoop(path, (*inner, *outer), vectors, len(inner))


def _basis_at_common_body(path: LoopPath, long: Branch, short: Branch) -> Mat:
    """Return two axes of the plane and its normal, as rows, on the common body."""
    for branch in (long, short):
        R = IDENTITY
        for step in branch.steps:
            R = matmul(R, step.R)
            if step.kind == "R":
                n = step.axis
                axes = (AXES[(n + 1) % 3], AXES[(n + 2) % 3], AXES[n])
                return _snapped(matmul(mat(axes), transposed(R)))
    raise AssertionError(f"{path.who}: every planar kind has a joint that turns")


def _walk(
    path: LoopPath, branch: Branch, basis: Mat, *, inward: bool
) -> tuple[list[PlanarJoint], list[Complex]]:
    """Return joints and vectors of one branch, with the basis carried along."""
    joints: list[PlanarJoint] = []
    vectors: list[Complex] = []
    sign = -1 if inward else 1
    for p in (*(step.p for step in branch.steps), branch.p):
        x, y = dot(basis[0], p), dot(basis[1], p)
        vectors.append((neg(x), neg(y)) if inward else (x, y))
        if len(joints) == len(branch.steps):
            break
        step = branch.steps[len(joints)]
        basis = _snapped(matmul(basis, step.R))
        x, y, n = (row[step.axis] for row in basis)
        along = path.value(n)
        if step.kind == "R" and abs(abs(along) - 1) < _PARALLEL:
            path.assumed.extend([x, y, minus(n, as_node(round(along)))])
            joints.append(PlanarJoint(step, sign if along > 0 else -sign))
        elif step.kind == "T" and abs(along) < _PARALLEL:
            path.assumed.append(n)
            joints.append(PlanarJoint(step, sign, (x, y)))
        else:
            raise ModelError(
                f"{path.who}: {_unfit(step, along)} The way round the loop is "
                f"{path.in_words()}."
            )
    if inward:
        joints.reverse()
        vectors.reverse()
    return joints, vectors


def _unfit(step: Step, along: float) -> str:
    angle = math.degrees(math.acos(min(1.0, abs(along))))
    if step.kind == "R":
        return (
            f"the axis of joint {step.joint!r} is inclined by {angle:.4g}° to that of "
            f"the loop's first revolute joint. In a planar loop all are parallel; turn "
            f"the joint's frame, or close the loop by add_constraint."
        )
    return (
        f"joint {step.joint!r} slides at {90 - angle:.4g}° to the loop's plane. In a "
        f"planar loop all motion is perpendicular to the axes of its revolute joints; "
        f"turn the joint's frame, or close the loop by add_constraint."
    )


def _snapped(m: Mat) -> Mat:
    """Return a basis without the rounding of multiples of right angles."""
    return mat([map(_snap, row) for row in m])


def _snap(entry: Node) -> Node:
    if isinstance(entry, Const):
        for exact in (ZERO, ONE, as_node(-1)):
            if abs(entry.value - float(exact)) < _ROUNDING:
                return exact
    return entry


_HALF = as_node(0.5)
_QUARTERS: tuple[tuple[float, float], ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
Product: TypeAlias = tuple[Complex, tuple[TrigonometricSum, TrigonometricSum], int]
Solution: TypeAlias = tuple[dict[Symbol, Node], tuple[Limit, ...]]


def solve(
    loop: PlanarLoop, dependent: tuple[Symbol, ...], posture: int
) -> LoopSolution:
    """Return the solution for two dependent coordinates, of which one turns."""
    at = [k for k, j in enumerate(loop.joints, 1) if j.step.symbol in dependent]
    turning = [k for k in at if loop.joints[k - 1].kind == "R"]
    if len(turning) == 2:
        formulas, limits = _two_turn(loop, (at[0], at[1]), posture)
    else:
        (sliding,) = (k for k in at if k not in turning)
        formulas, limits = _one_slides(loop, (turning[0], sliding), posture)
    values = tuple(formulas[q] for q in dependent)
    return LoopSolution(dependent, values, loop.gap(), limits, counts_turns=True)


def _two_turn(loop: PlanarLoop, at: tuple[int, int], p: int) -> Solution:
    x, y = at
    alpha = loop.piece(0, x - 1, frame=x - 1)
    beta_X = loop.piece(x, y - 1, frame=x)
    beta_Y = loop.piece(x, y - 1, frame=y - 1)
    gamma = loop.piece(y, len(loop.joints), frame=y)
    squares = [side.square() for side in (alpha, beta_X, gamma)]
    # The κ between the two sides that do not vary takes the fewest operations.
    far = max(range(3), key=lambda k: len(_coordinates(loop, plus(*squares[k]))))
    one, two = plus(*squares[far - 2]), plus(*squares[far - 1])
    steady, varying = squares[far]
    kappa = minus(times(_HALF, minus(plus(one, two), steady)), times(_HALF, varying))
    radicand = minus(times(one, two), times(kappa, kappa))
    root = sqrt(radicand)
    first, second = minus(one, kappa), minus(two, kappa)
    kappa_X, kappa_Y = ((first, kappa), (second, first), (kappa, second))[far]
    area = root if p > 0 else neg(root)
    X, Y = loop.joints[x - 1], loop.joints[y - 1]
    angle_X = _coordinate(loop, x, ((kappa_X, area), (-alpha, beta_X.mirrored()), p))
    angle_Y = _coordinate(loop, y, ((kappa_Y, area), (-beta_Y, gamma.mirrored()), p))
    a, b = sqrt(one), sqrt(two)
    words = (
        "two links of {0:.4g} m and {1:.4g} m, which span from {2:.4g} m to {3:.4g} m, "
        "would have to span {4:.4g} m"
    )
    numbers = a, b, abs(minus(a, b)), plus(a, b), sqrt(plus(*squares[far]))
    limit = Limit(radicand, words, numbers, times(one, two))
    return {X.step.symbol: angle_X, Y.step.symbol: angle_Y}, (limit,)


def _one_slides(loop: PlanarLoop, at: tuple[int, int], p: int) -> Solution:
    x, t = at
    n = len(loop.joints)
    X, T = loop.joints[x - 1], loop.joints[t - 1]
    if t > x:
        F, D = -loop.piece(0, x - 1, frame=x - 1), loop.angle(t) - loop.angle(x)
        A, sense = loop.piece(x, n, frame=x, without=t), 1
    else:
        F, D = loop.piece(x, n, frame=x), loop.angle(t) - loop.angle(x - 1)
        A, sense = -loop.piece(0, x - 1, frame=x - 1, without=t), -1
    axis = TrigonometricSum({D: T.direction})
    along, beside = (A * axis.mirrored()).components()
    square = plus(*F.square())
    radicand = minus(square, times(beside, beside))
    root = sqrt(radicand)
    stroke = minus(root if p > 0 else neg(root), along)
    s = stroke if T.sign * sense > 0 else neg(stroke)
    across = times(as_node(-p * sense), beside)
    turned = (F, axis.mirrored()) if sense > 0 else (axis, F.mirrored())
    sided = (turned[0].scaled((as_node(p), ZERO)), turned[1])
    angle = _coordinate(loop, x, ((root, across), sided, 0))
    words = (
        "a link of {0:.4g} m would have to reach a line that passes at a distance "
        "of {1:.4g} m"
    )
    limits = limit_beside(beside, radicand, square, words)
    return {X.step.symbol: angle, T.step.symbol: s}, limits


def _coordinate(loop: PlanarLoop, at: int, of: Product) -> Node:
    """Return the coordinate of a turning joint from a product that has its angle."""
    angle = argument(loop, of)
    return angle if loop.joints[at - 1].sign > 0 else neg(angle)


def argument(loop: PlanarLoop, of: Product) -> Node:
    """Return the angle of a product [rad].

    The product is of a complex number K, two turning vectors, and the half of the plane
    where K lies: 0 for the right, 1 for the upper, -1 for the lower.
    """
    K, factors, half = of
    Q = factors[0].direction() * factors[1].direction()
    angle, c = _greatest(loop, Q)
    turn = _direction(loop, c)
    Q = Q.turned(Angle() - angle).scaled((as_node(turn[0]), as_node(-turn[1])))
    constant = math.atan2(turn[1], turn[0])
    if Q.terms == {Angle(): (ONE, ZERO)}:
        re, im = K
    elif K[1] is ZERO:
        re, im = Q.components()
    else:
        # A right angle less, and K lies in the right half: the sum of two angles of
        # size below π/2 needs no wrapping.
        K = {0: K, 1: (K[1], neg(K[0])), -1: (neg(K[1]), K[0])}[half]
        constant += half * math.pi / 2
        re, im = product(K, Q.components())
    inner = atan2(im, re) if im is not ZERO else ZERO
    return plus(plus(angle.node(), inner), constant_angle(constant))


def _greatest(loop: PlanarLoop, Q: TrigonometricSum) -> tuple[Angle, Complex]:
    """Return the term that outweighs the others at the start, else the constant one."""
    sizes = {
        angle: math.hypot(*map(loop.path.value, c)) for angle, c in Q.terms.items()
    }
    for angle, c in Q.terms.items():
        constant = not any(_coordinates(loop, part) for part in c)
        if constant and sizes[angle] > sum(sizes.values()) / 2:
            return angle, c
    return Angle(), Q.terms.get(Angle(), (ONE, ZERO))


def _direction(loop: PlanarLoop, c: Complex) -> tuple[float, float]:
    """Return the direction of a vector at the start, exact along coordinate axes."""
    x, y = map(loop.path.value, c)
    size = math.hypot(x, y)
    if not 0 < size < math.inf:
        return 1.0, 0.0
    for a, b in _QUARTERS:
        if abs(x / size - a) + abs(y / size - b) < 1e-12:
            return a, b
    return x / size, y / size


def _coordinates(loop: PlanarLoop, formula: Node) -> set[Symbol]:
    """Return the symbols of a formula that move."""
    moving = {s for step in loop.path.steps for s in symbols_of(step.coordinate)}
    return moving.intersection(symbols_of(formula))
