"""A nonlinear program in C, as CasADi and acados call functions.

References:
    Andersson, Gillis, Horn, Rawlings, Diehl (2019), CasADi: a software framework for
    nonlinear optimization and optimal control, section 5.3.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import resources
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from symbody.analyses.optimal.ipopt import Unknowns
from symbody.analyses.optimal.point_functions import Floats, Numbers, PointFunctions
from symbody.analyses.optimal.sparse_problem import SparseProblem
from symbody.exports.c_data import array, number
from symbody.program.program import Program
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
    bends, in_rows = problem.curvature_pattern, slopes.rows > 0
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
        _pattern(
            "sparse_jacobian", (m, n), slopes.rows[in_rows] - 1, slopes.columns[in_rows]
        ),
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
