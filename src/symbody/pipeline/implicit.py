"""Functions of the implicit form, and matrices whose products NumPy multiplies.

A product in compiled code has an entry for each pair of members, and each entry is
named, written and compiled. Where a matrix is wanted at few points, its code gives the
factors, which grow with the members, and what is added to the products.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.equations import Equations
from symbody.errors import warn_user
from symbody.expr.definition import BlockOutput, Products
from symbody.expr.node import ZERO, Apply, Array, Const, Node, Symbol
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.passes.terms import terms_of
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.compiled_system import lowered_alone
from symbody.program.content import ProgramRequest
from symbody.runtime.arrays import Vector
from symbody.runtime.functions import CompiledFunction
from symbody.spatial.vectors import minus, plus
from symbody.system.system import System

Integers: TypeAlias = NDArray[np.int64]
Plan: TypeAlias = Mapping[str, Any]
# Place of an entry, number of the item that is added to it, and its sign.
_Use: TypeAlias = tuple[int, int, int]


@final
class AssembledMatrix:
    """A matrix of formulas, by the values of what its code returns.

    The plan has what its entries are gathered from, see `assembly`, and its products:
    where they begin in the values, their sizes, the ranges of terms that items are sums
    of, and where the items end.
    """

    def __init__(self, plan: Plan) -> None:
        self._count, self._size = plan["count"], plan["size"]
        self.shape = tuple(plan["shape"])
        self._products = [_Product(*one) for one in plan["products"]]
        self._known = np.zeros(len(plan["first"]))
        for at, value in plan["known"]:
            self._known[at] = value
        # All entries are gathered at once; those with more items get them afterwards.
        columns = np.array(plan["first"], dtype=np.int64).reshape(-1, 2).T.copy()
        self._items, self._signs = columns[0], columns[1].astype(float)
        self._more = [np.array(m, dtype=np.int64).T.copy() for m in plan["more"]]

    def has(self, column: int) -> bool:
        """Return whether a column has formulas or numbers, and not zeros alone."""
        own = slice(column % self.shape[1], None, self.shape[1])
        formulas = self._items[own] != self._size - 1
        return bool(formulas.any() or self._known[own].any())

    def __call__(self, values: Vector) -> Vector:
        """Return the matrix by the values of the formulas that belong to the plan."""
        computed = np.empty(self._size)
        computed[: self._count], computed[-1] = values[: self._count], 0.0
        for product in self._products:
            product.compute(values, computed)
        result: Vector = computed.take(self._items)
        result *= self._signs
        for places, items, signs in self._more:
            result[places] += signs * computed[items]
        result += self._known
        return result.reshape(self.shape)


def assembly(matrix: Array) -> tuple[Plan, tuple[Node, ...]]:
    """Return how a matrix is assembled, and the formulas whose values that takes."""
    known: list[tuple[int, float]] = []
    rest: list[Node] = []
    uses: dict[Apply, list[_Use]] = {}
    # Of each entry, what is added: a number among the items below, and its sign.
    sums: list[list[tuple[int, int]]] = [[] for _ in range(matrix.size)]
    for at, entry in enumerate(matrix.ravel().tolist()):
        if entry is ZERO:
            continue
        left = _without_products(entry, at, uses)
        if isinstance(left, Const):
            known.append((at, left.value))
        else:
            sums[at].append((len(rest), 1))
            rest.append(left)
    # The items are values of the code, then those of products, then zero.
    count = size = len(rest)
    products = []
    for block, several in uses.items():
        product, numbers = _product(block, len(rest), size)
        products.append(product)
        rest += block.args
        size = product[-1]
        for at, item, sign in several:
            sums[at].append((numbers[item], sign))
    more = [
        [(at, *terms[k]) for at, terms in enumerate(sums) if terms[k:]]
        for k in range(1, max(map(len, sums), default=0))
    ]
    plan = {
        "count": count, "size": size + 1, "shape": matrix.shape, "known": known,
        "first": [terms[0] if terms else (size, 1) for terms in sums], "more": more,
        "products": products,
    }  # fmt: skip
    return plan, tuple(rest)


class _Product(NamedTuple):
    """A product of factors, from `first` of the values on.

    Its items go before `last`, a matrix for each range of terms that items are sums of.
    """

    first: int
    rows: int
    inner: int
    columns: int
    terms: list[tuple[int, int]]
    last: int

    def compute(self, values: Vector, items: Vector) -> None:
        """Write all items."""
        middle = self.first + self.rows * self.inner
        end = middle + self.inner * self.columns
        A = values[self.first : middle].reshape(self.rows, self.inner)
        B = values[middle:end].reshape(self.inner, self.columns)
        to = items[self.last - len(self.terms) * self.rows * self.columns : self.last]
        to = to.reshape(len(self.terms), self.rows, self.columns)
        for i, (begin, behind) in enumerate(self.terms):
            np.matmul(A[:, begin:behind], B[begin:behind], out=to[i])


def _without_products(entry: Node, at: int, uses: dict[Apply, list[_Use]]) -> Node:
    """Return what a sum holds beside items of products, and note these."""
    items: list[tuple[Apply, _Use]] = []
    rest: list[tuple[Node, int]] = []
    for sign, node in terms_of(entry):
        of_product = _item_of_product(node)
        if of_product is None:
            rest.append((node, sign))
        else:
            block, item = of_product
            items.append((block, (at, item, sign)))
    if not items:
        return entry
    for block, use in items:
        uses.setdefault(block, []).append(use)
    left: Node = ZERO
    for node, sign in rest:
        left = plus(left, node) if sign > 0 else minus(left, node)
    return left


def _item_of_product(node: Node) -> tuple[Apply, int] | None:
    """Return the product that a node is an item of, and its number, if it is one."""
    if not isinstance(node, Apply) or not isinstance(node.op.definition, BlockOutput):
        return None
    (block,) = node.args
    assert isinstance(block, Apply)
    is_product = isinstance(block.op.definition, Products)
    return (block, node.op.definition.index) if is_product else None


def _product(block: Apply, first: int, before: int) -> tuple[_Product, dict[int, int]]:
    """Return a product whose items come behind others, and the number of each item."""
    own = block.op.definition
    assert isinstance(own, Products)
    terms = dict.fromkeys((part.first, part.last) for part in own.parts)
    place = {ends: before + i * own.rows * own.columns for i, ends in enumerate(terms)}
    numbers = {
        item: place[part.first, part.last] + item
        for part in own.parts
        for item in range(
            part.row * own.columns + part.begin, part.row * own.columns + part.end
        )
    }
    last = before + len(terms) * own.rows * own.columns
    sizes = own.rows, own.inner, own.columns
    return _Product(first, *sizes, list(terms), last), numbers


# The first step, in relation to a variable or one; and how often it gets smaller where
# the difference is not good enough.
_STEP, _SMALLER, _TIMES = 1e-3, 0.1, 4
# In relation to the largest slopes of the row's variables.
_GOOD, _WARNED = 1e-9, 1e-6


@final
class _RolledImplicit:
    """Residuals of a tree without constraints, called with t, q, v, vd, x, u."""

    def __init__(self, model: CompiledModel) -> None:
        self._inverse = model.function("inverse_dynamics")
        self._rates = model.function("derivatives") if model.system.x else None
        self._name = model.system.name
        self._last: tuple[bytes, Vector] | None = None

    def residuals(
        self, t: float, q: Vector, v: Vector, vd: Vector, x: Vector, u: Vector
    ) -> Vector:
        """Return the forces that accelerations need, then the rates of states."""
        if self._rates is None:
            return np.asarray(self._inverse(t, q, v, vd, u))
        y = np.concatenate([q, v, x])
        rates = np.asarray(self._rates(t, y, u))[len(q) + len(v) :]
        return np.concatenate([np.asarray(self._inverse(t, q, v, vd, x, u)), rates])

    def jacobian(
        self, t: float, q: Vector, v: Vector, vd: Vector, x: Vector, u: Vector
    ) -> Vector:
        """Return the derivatives by q, v, vd, x, u and t, one after the other."""
        entries = [q, v, vd, x, u, np.array([t])]
        at = np.concatenate(entries)
        if self._last is not None and self._last[0] == at.tobytes():
            return self._last[1]
        sizes = np.cumsum([len(part) for part in entries]).tolist()
        parts = [slice(*ends) for ends in pairwise([0, *sizes])]
        accelerations = range(sizes[1], sizes[2])

        def residuals(values: Vector) -> Vector:
            q, v, vd, x, u, t = (values[part] for part in parts)
            return self.residuals(float(t[0]), q, v, vd, x, u)

        J = np.empty((len(residuals(at)), len(at)))
        rest = residuals(_with(at, accelerations, 0.0))
        for i in accelerations:
            J[:, i] = residuals(_with(_with(at, accelerations, 0.0), [i], 1.0)) - rest
        moving = [i for i in range(len(at)) if i not in accelerations]
        errors = [self._difference(residuals, at, i, J) for i in moving]
        size = float(np.abs(J).max(initial=0.0))
        worst = int(np.argmax(errors))
        if errors[worst] > _WARNED * size:
            warn_user(
                f"model {self._name!r}: slopes of a large model are differences, and "
                f"one by variable number {moving[worst]} of q, v, vd, x, u, t is good "
                f"to {errors[worst]:.2g} only, where the largest slope is {size:.2g}: "
                f"forces have a corner or a jump near this state. Move the state away "
                f"from it, or compile with rolled=False for exact slopes."
            )
        self._last = at.tobytes(), J
        return J

    def _difference(
        self, result: Callable[[Vector], Vector], at: Vector, i: int, J: Vector
    ) -> float:
        """Write a column of J; return its error, at a corner linear in the step."""
        step, error, here = _STEP * max(1.0, abs(at[i])), np.inf, result(at)
        for _ in range(_TIMES):
            pairs = [
                [result(_with(at, [i], at[i] + k * step)) for k in (-size, size)]
                for size in (0.5, 1.0, 2.0)
            ]
            half, one, two = (after - before for before, after in pairs)
            bent, more, _ = (
                (before - here) + (after - here) for before, after in pairs
            )
            coarse, fine = (8 * one - two) / (12 * step), (8 * half - one) / (6 * step)
            differences = np.abs([coarse - fine, (more - 4 * bent) / step])
            off = float(differences.max(initial=0.0))
            if off < error:
                J[:, i], error = fine, off
            if off <= _GOOD * np.abs(fine).max(initial=0.0):
                break
            step *= _SMALLER
        return error


def _with(values: Vector, places: Sequence[int], value: float) -> Vector:
    changed = values.copy()
    changed[places] = value
    return changed


_GROUPS = ("t", "q", "v", "vd", "lam", "x", "u", "p")


@final
class ImplicitValues:
    """Residuals at a point, and their derivatives; differences of large trees."""

    def __init__(self, residuals: Vector, slopes: Callable[[], Vector]) -> None:
        self.residuals = residuals
        self._slopes = slopes

    @cached_property
    def jacobian(self) -> Vector:
        """The derivatives by q, v, vd, lam, x, u, t."""
        return self._slopes()


@final
class ImplicitFunctions:
    """The residuals of the implicit form and derivatives, of t, q, v, vd, lam, x, u."""

    def __init__(self, model: CompiledModel) -> None:
        self._backend, self._shared = model.backend, model.shared
        self.parameters = model.parameters
        if model.system.constraints or not model.rolled:
            model.shared.warn_of_many("its equations with their slopes")
        before = model.derivations.unsettled
        self._of = before
        with building_graph():
            if before.system.algebraic.sensors:
                self._of = before.once(
                    "given accelerations",
                    lambda: formalisms.with_prescribed_accelerations(before),
                )
            tree = model.rolled and not model.system.constraints
            self._rolled = _RolledImplicit(model) if tree else None
        # With all coordinates of the spanning tree.
        self.system: System = self._of.unsettled.spanning_tree.system
        outline = partial(self._shared.noted, "implicit form", make=self._outline)
        names, *counts = self._shared.once("outline of the implicit form", outline)
        # Names of the multipliers, and how many equations are of positions and rates.
        self.multipliers, (self.holonomic, self.rates) = tuple(names), counts
        self._functions: dict[str, CompiledFunction] = {}

    @cached_property
    def form(self) -> formalisms.ImplicitForm:
        """The equations, derived when they are first looked at."""
        with building_graph(), self._shared.timed("derive implicit form"):
            if self._rolled is not None:
                return formalisms.implicit_form_of_tree(self._of)
            return formalisms.implicit_form(self._of)

    def _outline(self) -> tuple[tuple[str, ...], int, int]:
        rows = self.form.rows
        names = () if self._rolled is not None else rows.names
        return names, len(rows.phi), len(rows.rates)

    @property
    def timed(self) -> bool:
        """Whether formulas of time are in the residuals."""
        if self._rolled is not None:
            return self.system.t in symbols_of(self._shared.formulas_of("derivatives"))
        return self._residuals_with_slopes[1].has(-1)

    def at(self, *arguments: Vector | float) -> ImplicitValues:
        """Return the residuals and their derivatives, where they are looked at."""
        if self._rolled is not None:
            own: Any = (*arguments[:4], *arguments[5:])  # without multipliers
            tree = self._rolled
            return ImplicitValues(tree.residuals(*own), partial(tree.jacobian, *own))
        function, matrix = self._residuals_with_slopes
        residuals, slopes = np.split(function(*arguments), matrix.shape[:1])
        return ImplicitValues(residuals, partial(matrix, slopes))

    @cached_property
    def _residuals_with_slopes(self) -> tuple[Callable[..., Vector], AssembledMatrix]:
        """Return residuals and what slopes are assembled from, which share much."""

        def assembled() -> tuple[Plan, tuple[Node, ...]]:
            with self._shared.timed("derive slopes of the implicit form"):
                return assembly(
                    formalisms.derive_implicit_jacobian(self._of).results["J"]
                )

        def both() -> tuple[Plan, tuple[Node, ...]]:
            with building_graph():
                return self._of.once("assembled slopes", assembled)

        def derive(of: Derivations) -> Equations:
            plan, formulas = both()
            residuals, slopes = as_vector(self.form.residuals), as_vector(formulas)
            results = {"residuals": residuals, "slopes": slopes}
            equations = self.form.equations("implicit form", **results)
            if plan["products"]:
                return equations
            # Of which tree on the world each equation is, and each formula of its row.
            tree, of_velocity = [0], dict[Node, int]()
            for link in self.system.links:
                tree.append(tree[link.parent] or link.index)
                of_velocity[link.v] = tree[-1]
            trees = [of_velocity[v] for v in self.system.v]
            trees += range(len(tree), len(tree) + len(residuals) - len(trees))
            count, columns = plan["count"], plan["shape"][1]
            items = enumerate(item for item, _ in plan["first"])
            own = [trees[at // columns] for at, item in items if item < count]
            return replace(equations, members={"residuals": trees, "slopes": own})

        def kept() -> AssembledMatrix:
            plan = self._shared.noted("implicit slopes", make=lambda: both()[0])
            return AssembledMatrix(plan)

        # Models with other values of parameters share it.
        matrix = self._shared.once(AssembledMatrix, kept)
        return self._function("slopes", ("residuals", "slopes"), derive), matrix

    def by(self, wrt: tuple[Symbol, ...], *arguments: Vector | float) -> Vector:
        """Return their derivatives by some parameters."""
        key = f"by {', '.join(s.name for s in wrt)}"
        derive = "derive_implicit_jacobian"
        return self._function(key, ("J",), derive, wrt=wrt)(*arguments)

    @property
    def output_labels(self) -> tuple[str, ...]:
        """A label for each entry of each sensor."""

        def labels() -> tuple[str, ...]:
            with building_graph(), self._shared.timed("derive implicit outputs"):
                return formalisms.implicit_outputs(self._of)[0]

        noted = partial(self._shared.noted, "implicit outputs", make=labels)
        return self._of.once("labels of implicit outputs", lambda: tuple(noted()))

    def outputs(self, *arguments: Vector | float) -> Vector:
        """Return the values of all sensors."""
        derive = "derive_implicit_outputs"
        return self._function("outputs", ("outputs",), derive)(*arguments)

    def outputs_by(
        self, wrt: tuple[Symbol, ...] | None, *arguments: Vector | float
    ) -> Vector:
        """Return their derivatives; by q, v, vd, lam, x, u and t if `wrt` is None."""
        names = "the variables" if wrt is None else ", ".join(s.name for s in wrt)
        key, derive = f"outputs by {names}", "derive_implicit_outputs_by"
        return self._function(key, ("J",), derive, wrt=wrt)(*arguments)

    def body_energies(self, t: float, q: Vector, v: Vector) -> Vector:
        """Return the kinetic energy of each body [J]."""
        energies = self._function("energies", ("energies",), "derive_body_energies")
        rest = map(np.zeros, map(len, (self.multipliers, self.system.x, self.system.u)))
        return energies(t, q, v, 0 * v, *rest)

    def curvature(self, *arguments: Vector | float) -> Vector:
        """Return ∂(weightsᵀ J direction) by all; weights and direction come last."""
        derive, more = "derive_implicit_curvature", ("weights", "direction")
        return self._function("curvature", ("curvature",), derive, *more)(*arguments)

    def _function(
        self,
        key: str,
        names: tuple[str, ...],
        derive: Callable[[Derivations], Equations] | str,
        *more: str,
        **options: object,
    ) -> Callable[..., Vector]:
        function = self._functions.get(key)
        if function is None:
            what = f"{key} of the implicit form"

            def request() -> ProgramRequest:
                # By name, as most processes find the code on disk.
                by = getattr(formalisms, derive) if isinstance(derive, str) else derive
                with self._shared.timed(f"derive {what}"):
                    equations = by(self._of, **options)
                return ProgramRequest(
                    equations,
                    f"{self.system.name}_implicit",
                    {group: (group,) for group in (*_GROUPS, *more)},
                    {names[-1]: names},
                )

            lowered = partial(lowered_alone, request)
            make = partial(self._shared.underived, what, request, lowered, seldom=True)
            with building_graph(), self._shared.timed("prepare implicit form"):
                entry = self._of.once(("implicit", self._backend, key), make)
            function = CompiledFunction.of(entry, self.parameters)
            self._functions[key] = function
        return function
