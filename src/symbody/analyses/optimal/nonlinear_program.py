"""An optimal motion on a mesh as functions for solvers, in Python and in C.

References:
    Andersson, Gillis, Horn, Rawlings, Diehl (2019), CasADi: a software framework for
    nonlinear optimization and optimal control, section 5.3.
"""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any, final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csc_matrix, csr_matrix

from symbody.analyses.optimal.course import TabulatedCourse
from symbody.analyses.optimal.ipopt import (
    Arrays,
    Evaluate,
    Unknowns,
    casadi_function,
    sparsity,
    write,
)
from symbody.analyses.optimal.linked_phases import PhaseMeshes
from symbody.analyses.optimal.point_functions import Floats, Numbers, PointFunctions
from symbody.analyses.optimal.sparse_problem import SparseProblem
from symbody.arguments import Arguments, real_array
from symbody.errors import AnalysisError, WriterError, from_extra
from symbody.exports.c_data import array, number
from symbody.exports.interface import checked_identifier
from symbody.program.program import Program
from symbody.whole_files import holds_other, write_files
from symbody.writers.generate import generate

_WORDS = ("values", "slopes", "curvatures")
_TYPES = """\
typedef long long int integer;
typedef struct {
    int rows;
    const int *starts, *columns;
    const double *factors;
} matrix;
"""
# The values of one group of points, which its weights begin before.
_GROUP = """\
    {{
        double z[{width}], c[{constants}];
        {own}_constants(p_{i}, c);
        for (int k = 0; k < {points}; ++k, data += {size}) {{
            for (int j = 0; j < {width}; ++j)
                z[j] = x[places_{i}[{width} * k + j]];
            {own}(0.0, z, {weights}, p_{i}, c, data);
        }}
    }}
"""


def program_in_c(
    problem: SparseProblem, unknowns: Unknowns, name: str
) -> dict[str, str]:
    """Return sources and headers of a nonlinear program, by the names of the files."""
    n, m, slopes = problem.size, problem.rows, problem.slope_pattern
    bends = problem.curvature_pattern
    programs, groups, sizes = _groups(problem, name)
    sizes |= {
        "SIZE": n, "ROWS": m, "OF_SLOPES": len(slopes.rows),
        "OF_CURVATURES": len(bends.rows),
    }  # fmt: skip
    tables = [
        _TYPES,
        *(f"enum {{ {word} = {size} }};\n" for word, size in sizes.items()),
        *groups,
        _matrix("A", problem.A), _matrix("B", problem.B),
        _matrix("B_transposed", csr_matrix(problem.B.T)),
        _matrix("of_slopes", slopes.gather), _matrix("of_curvatures", bends.gather),
        _reals("constant_slopes", slopes.constant),
        _reals("constant_curvatures", bends.constant),
        _integers("slope_rows", slopes.rows),
        _integers("slope_columns", slopes.columns),
        *(
            _integers(f"dense_{word}", np.array([size, 1, 1]), "integer")
            for word, size in {"x": n, "p": 0, "f": 1, "g": m}.items()
        ),
        _pattern("sparse_jacobian", (m, n), *problem.jacobian_places),
        _pattern("sparse_hessian", (n, n), bends.rows, bends.columns),
    ]  # fmt: skip
    bounds = vars(unknowns).items()
    tables += [_reals(f"{name}_{word}", own, static=False) for word, own in bounds]
    declared = [
        f"extern const double {name}_{word}[{max(len(own), 1)}];\n"
        for word, own in bounds
    ]
    folder = resources.files("symbody.exports") / "c_sources"

    def filled(path: str) -> str:
        text = (folder / path).read_text(encoding="utf-8")
        words = {"NAME": name, "UPPER": name.upper(), "SIZE": n, "ROWS": m}
        words |= {"TABLES": "".join(tables), "DECLARED": "".join(declared)}
        for word, meant in words.items():
            text = text.replace(f"%{word}%", str(meant))
        return text

    own = {f"{name}.{kind}": filled(f"nonlinear_program.{kind}") for kind in "hc"}
    return own | generate(programs, "c", name=f"{name}_points")


def _groups(
    problem: SparseProblem, name: str
) -> tuple[list[Program], list[str], dict[str, int]]:
    """Return the functions of points, what calls them, and how many values each has."""
    programs: list[Program] = []
    tables: list[str] = []
    bodies, room = dict.fromkeys(_WORDS, ""), dict.fromkeys(_WORDS, 0)
    for i, group in enumerate(problem.groups):
        of, (points, count) = group.functions, group.shape
        assert isinstance(of, PointFunctions)
        tables.append(_integers(f"places_{i}", group.places.ravel()))
        tables.append(_reals(f"p_{i}", of.parameters))
        sizes = count, len(of.jacobian_places[0]), len(of.hessian_places[0])
        for word, size in zip(_WORDS, sizes, strict=True):
            if not size:
                continue
            own = f"{name}_{i}_{word}"
            programs.append(replace(of.request(word), name=own).lowered())
            of_point = f"weights + {group.first} + {count} * k"
            bodies[word] += _GROUP.format(
                i=i, own=own, size=size, points=points, width=of.width,
                weights=of_point if word == "curvatures" else "0",
                constants=max(len(programs[-1].constants), 1),
            )  # fmt: skip
            room[word] += points * size
    head = "static void all_{}(const double *x, const double *weights, double *data)\n"
    unused = "    (void)x, (void)weights, (void)data;\n"
    tables += [
        f"{head.format(word)}{{\n{unused}{body}}}\n" for word, body in bodies.items()
    ]
    return programs, tables, {word.upper(): size for word, size in room.items()}


def _reals(name: str, values: Floats, *, static: bool = True) -> str:
    return array("double", name, map(number, values), static=static)


def _integers(name: str, values: NDArray[Any], kind: str = "int") -> str:
    return array(kind, name, map(str, values.tolist()), static=True)


def _matrix(name: str, of: csr_matrix) -> str:
    rows, columns = of.shape[0], f"{name}_columns, {name}_factors"
    return "".join(
        [
            _integers(f"{name}_starts", of.indptr),
            _integers(f"{name}_columns", of.indices),
            _reals(f"{name}_factors", of.data),
            f"static const matrix {name} = {{{rows}, {name}_starts, {columns}}};\n",
        ]
    )


def _pattern(name: str, shape: tuple[int, int], rows: Numbers, columns: Numbers) -> str:
    """Return a pattern as CasADi has it: shape, starts of columns, rows."""
    starts = np.searchsorted(columns, np.arange(shape[1] + 1))
    return _integers(name, np.concatenate([shape, starts, rows]), "integer")


Table = tuple[Floats, Floats]


@final
class NonlinearProgram:
    """Functions of unknowns w: the least `objective(w)` is what a solver looks for.

    It keeps low <= w <= high and least <= `constraints(w)` <= most.

    Attributes:
        start: Values of the unknowns w to begin at.
        low: Their lower bounds.
        high: Their upper bounds.
        least: Lower limits of the constraints.
        most: Their upper limits.
        labels: What each constraint is.
    """

    def __init__(self, meshes: PhaseMeshes, begin: TabulatedCourse) -> None:
        """Take a problem on its mesh; `OptimalControl.functions` calls this."""
        (self._mesh,), self._problem = meshes.phases, meshes.problem
        own = self._unknowns = meshes.unknowns([begin])
        self.start, self.low, self.high = own.start, own.low, own.high
        self.least, self.most = own.least, own.most
        self.labels = tuple(
            label for label, times, _ in meshes.rows.labels[1:] for _ in times
        )

    def objective(self, w: Floats) -> float:
        """Return the cost."""
        return float(self._problem.values(self._checked(w))[0])

    def constraints(self, w: Floats) -> Floats:
        """Return the values that stay between `least` and `most`."""
        return self._problem.values(self._checked(w))[1:]

    def gradient(self, w: Floats) -> Floats:
        """Return the slopes of the cost by all unknowns."""
        return self._problem.gradient(self._checked(w))

    def jacobian(self, w: Floats) -> csc_matrix:
        """Return the slopes of the constraints, sparse, always of the same pattern."""
        entries = self._problem.slopes(self._checked(w))[self._problem.in_rows]
        rows, columns = self._problem.jacobian_places
        starts = np.searchsorted(columns, np.arange(self._problem.size + 1))
        return csc_matrix((entries, rows, starts), (self._problem.rows, len(self.low)))

    def hessian(
        self, w: Floats, multipliers: Floats, factor: float = 1.0
    ) -> csc_matrix:
        """Return the second derivatives of factor · f + multipliers · g, all sparse."""
        problem, (rows, columns, numbers) = self._problem, self._whole_hessian
        own = _checked("multipliers", multipliers, problem.rows)
        weights = np.concatenate([[factor], own])
        entries = problem.curvatures(self._checked(w), weights)[numbers]
        return csc_matrix((entries, (rows, columns)), (problem.size, problem.size))

    def table(self, w: Floats) -> dict[str, float | Table]:
        """Return what unknowns mean: numbers, or (times, values), by name.

        `OptimalControl.solve` takes it as guess=, and finds what a plan has beside it.
        """
        course, of = self._mesh.course(self._checked(w)), self._mesh.of
        parts = np.unique(np.concatenate([self._mesh.places.times, course.nodes]))
        columns = np.hstack(course.at(parts)).T
        names = [s.name for s in (*of.states, *of.locals)]
        times = course.duration * parts
        free = dict(zip((s.name for s in of.free), course.free.tolist(), strict=True))
        tables = {n: (times, own) for n, own in zip(names, columns, strict=True)}
        return {"duration": course.duration, **free, **tables}

    def to_casadi(self) -> Any:
        """Return a function of CasADi from w to cost and constraints, with derivatives.

        Opti, nlpsol and their solvers call it with exact sparse first and second
        derivatives. Keep it as long as what calls it.

        Raises:
            AnalysisError: CasADi is not installed.
        """
        casadi = from_extra("to_casadi", "casadi", "casadi", AnalysisError)
        dense, none = casadi.Sparsity.dense, casadi.Sparsity
        n, m = self._problem.size, self._problem.rows
        slopes, own = self._problem.slope_pattern, self._problem.in_rows
        rows, columns, _ = self._whole_hessian
        x, f, g = dense(n), dense(1), dense(m)
        J = sparsity(casadi, (m, n), *self._problem.jacobian_places)
        cost = sparsity(casadi, (1, n), slopes.rows[~own], slopes.columns[~own])
        at = {"x": x, "out_f": none(1, 1), "out_g": none(m, 1)}
        weighted = {**at, "adj_f": f, "adj_g": g}
        bends = {
            "jac_adj_x_x": sparsity(casadi, (n, n), rows, columns),
            "jac_adj_x_out_f": none(n, 1), "jac_adj_x_out_g": none(n, m),
            "jac_adj_x_adj_f": cost.T, "jac_adj_x_adj_g": J.T,
        }  # fmt: skip

        def values(inputs: Arrays, outputs: Arrays) -> None:
            every = self._problem.values(inputs[0])
            write(outputs, 0, every[:1])
            write(outputs, 1, every[1:])

        def first(inputs: Arrays, outputs: Arrays) -> None:
            entries = self._problem.slopes(inputs[0])
            write(outputs, 0, entries[~own])
            write(outputs, 1, entries[own])

        def adjoint(inputs: Arrays, outputs: Arrays) -> None:
            w, _, _, of_cost, of_rows = inputs
            result = of_cost * self.gradient(w) + self.jacobian(w).T @ of_rows
            write(outputs, 0, result)

        def second(inputs: Arrays, outputs: Arrays) -> None:
            w, _, _, of_cost, of_rows, _ = inputs
            write(outputs, 0, self.hessian(w, of_rows, float(of_cost[0])).data)
            write(outputs, 3, self._problem.slopes(w)[~own])
            write(outputs, 4, self.jacobian(w).T.tocsc().data)

        errors: list[Exception] = []

        def made(title: str, takes: Any, gives: Any, of: Evaluate, **more: Any) -> Any:
            return casadi_function(casadi, title, takes, gives, of, errors, **more)

        curved = made(
            "plan_bends", {**weighted, "out_adj_x": none(n, 1)}, bends, second
        )
        back = made("plan_back", weighted, {"adj_x": x}, adjoint, jacobian=curved)
        both = {"jac_f_x": cost, "jac_g_x": J}
        forth = made("plan_slopes", at, both, first)
        return made(
            "plan", {"x": x}, {"f": f, "g": g}, values, jacobian=forth, reverse=back
        )

    def write_c(
        self,
        directory: str | os.PathLike[str] = ".",
        *,
        name: str = "nlp",
        force: bool = False,
    ) -> list[Path]:
        """Write C of all functions, with bounds and start; it needs no library.

        They have the interface of CasADi: `casadi.nlpsol` takes both sources, compiled
        to a shared library "nlp.so", in place of a problem, and acados takes each
        function as an external one.

        Args:
            directory: Where the files go; made if it is not there.
            name: Of functions and files; CasADi asks for "nlp".
            force: Whether files that differ may be overwritten.

        Raises:
            WriterError: The method is "shooting", the name is none in C, or a file is
                there already with other content.
            FileError: The files cannot be written; none of them is then.
        """
        arguments = Arguments("write_c", WriterError)
        folder = arguments.path("directory", directory)
        arguments.flag("force", force)
        checked_identifier("write_c", arguments.text("name", name, 'Give "nlp".'))
        if self._mesh.shots is not None:
            rule = "one of collocation, as shooting takes its steps in Python"
            raise arguments.refused("method", "shooting", rule, "Take 'radau'.")
        texts = program_in_c(self._problem, self._unknowns, name)
        contents = {folder / path: text.encode() for path, text in texts.items()}
        for path, content in contents.items():
            if not force and holds_other(path, content):
                raise WriterError(
                    f"write_c: {path} exists and holds something else. Choose another "
                    f"directory, or allow overwriting with force=True."
                )
        write_files(contents)
        return list(contents)

    def _checked(self, w: object) -> Floats:
        return _checked("w", w, self._problem.size)

    @cached_property
    def _whole_hessian(self) -> tuple[Numbers, Numbers, Numbers]:
        """Rows and columns of both triangles, by columns, and entries of the upper."""
        of = self._problem.curvature_pattern
        below = np.flatnonzero(of.rows != of.columns)
        rows = np.concatenate([of.rows, of.columns[below]])
        columns = np.concatenate([of.columns, of.rows[below]])
        numbers = np.concatenate([np.arange(len(of.rows)), below])
        order = np.lexsort((rows, columns))
        return rows[order], columns[order], numbers[order]


def _checked(name: str, values: object, count: int) -> Floats:
    array = real_array(values)
    if array is None or array.shape != (count,):
        rule = f"one number for each of {count}"
        arguments = Arguments("NonlinearProgram", AnalysisError)
        raise arguments.refused(name, values, rule, "Begin with `start`.")
    return np.ascontiguousarray(array)
