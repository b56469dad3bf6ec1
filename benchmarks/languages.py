"""Time of one evaluation of the state derivative, by language, beside C.

Compiled languages are built as shared libraries with the signature of C and called by
address in one compiled loop over random states. Others are called from a loop of their
own; those that take many states at once are measured with one and with many. All are
repeated in turn and the least processor time of each counts, in one run on one machine:
the ratio to C is the result. What has no tool here is left out, and named.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from compiled_languages import cpp, fortran, llvm, rust
from language_problem import MANY, Problem, Timer, build, repeated
from size import has, left_out, named, run

import symbody as sb
from symbody.pipeline.frameworks import to_casadi, to_jax, to_torch
from symbody.writers.generate import generate


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Names in the library.
        rounds: Of which the least counts.
    """

    mechanisms: tuple[str, ...]
    rounds: int


FULL, SMALLEST = Size(("arm7", "humanoid"), 15), Size(("cart_pole",), 1)


def python(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the timers of generated Python, and of NumPy with one and many states."""
    scopes: dict[str, dict] = {"python": {}, "numpy": {}}
    for language, scope in scopes.items():
        (text,) = generate([problem.program], language).values()
        exec(text, scope)
    one, (Y, U) = problem.first(), problem.many()
    y, u, p, k = (a.tolist() for a in one)
    f, g = (scope[problem.program.name] for scope in scopes.values())
    problem.check("Python", f(0.0, y, u, p, k))
    problem.check("NumPy", g(0.0, *one))
    yield "Python", repeated(lambda: f(0.0, y, u, p, k), 5)
    yield "NumPy, one state", repeated(lambda: g(0.0, *one), 2)
    Y, U = np.ascontiguousarray(Y.T), np.ascontiguousarray(U.T)
    P, K = problem.p[:, None], problem.k[:, None]
    yield f"NumPy, {MANY} states", repeated(lambda: g(0.0, Y, U, P, K), 2, MANY)


def casadi(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the timer of CasADi's virtual machine."""
    if not has("casadi"):
        return
    f = to_casadi(problem.compiled, parameters="values")
    buffer, evaluate = f.buffer()
    y, u, _, _ = problem.first()
    arrays = [np.zeros(1), y, u, np.zeros(len(y))]
    for place, array in enumerate(arrays[:3]):
        buffer.set_arg(place, memoryview(array))
    buffer.set_res(0, memoryview(arrays[3]))

    def evaluated() -> object:
        evaluate()
        return f, buffer, arrays  # which the buffer does not keep alive

    evaluated()
    problem.check("CasADi", arrays[3])
    yield "CasADi, SX", repeated(evaluated, 20)


def jax(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the timers of JAX on the processor, with one and many states."""
    if not has("jax"):
        return
    import jax

    jax.config.update("jax_enable_x64", True)
    # Fusion repeats shared parts of long formulas; see the page on frameworks.
    options = {"xla_disable_hlo_passes": "fusion"}
    f = jax.jit(to_jax(problem.compiled), compiler_options=options)
    y, u, _, _ = map(jax.numpy.asarray, problem.first())
    Y, U = map(jax.numpy.asarray, problem.many())
    problem.check("JAX", f(0.0, y, u))
    problem.check("JAX", f(0.0, Y, U)[: len(problem.Y)])
    yield "JAX, one state", repeated(lambda: f(0.0, y, u).block_until_ready(), 20)
    many = repeated(lambda: f(0.0, Y, U).block_until_ready(), 1, MANY)
    yield f"JAX, {MANY} states", many


def torch(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the timers of PyTorch on the processor, with one and many states."""
    if not has("torch"):
        return
    import torch

    torch.set_num_threads(1)
    f = to_torch(problem.compiled)
    y, u, _, _ = map(torch.tensor, problem.first())
    Y, U = map(torch.tensor, problem.many())
    problem.check("PyTorch", f(0.0, y, u))
    yield "PyTorch, one state", repeated(lambda: f(0.0, y, u), 1)
    yield f"PyTorch, {MANY} states", repeated(lambda: f(0.0, Y, U), 1, MANY)


def octave(problem: Problem, folder: Path) -> Iterator[tuple[str, Timer]]:
    """Yield the time in Octave, which is started once."""
    if not shutil.which("octave-cli"):
        left_out("there is no octave-cli")
        return
    f = problem.program.name
    lines = [
        f"{a} = [{', '.join(map(repr, x.tolist()))}];"
        for a, x in zip("yupk", problem.first(), strict=True)
    ]
    lines += [
        f"{f}(0, y, u, p, k);",
        "best = inf;",
        "for round = 1:10",
        "  start = cputime;",
        f"  for i = 1:5, yd = {f}(0, y, u, p, k); end",
        "  best = min(best, (cputime - start)/5);",
        "end",
        'printf("%.17g\\n", best, yd);',
    ]
    problem.write("matlab", folder, {"measure.m": "\n".join(lines)})
    said = build(["octave-cli", "--no-gui", "--norc", "measure.m"], folder)
    seconds, *yd = map(float, said.split())
    problem.check("Octave", yd)
    yield "MATLAB code, Octave", lambda: seconds


LANGUAGES = (llvm, cpp, fortran, rust, casadi, jax, torch, python, octave)


def measured(name: str, rounds: int) -> tuple[Problem, dict[str, float]]:
    """Return the seconds of an evaluation by language, C first."""
    problem = Problem(sb.compile_model(sb.library.LIBRARY[name](), backend="c"))
    address = problem.compiled.function("derivatives").address
    timers = {"C": problem.machine_code("C", address)}
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            timers |= language(problem, Path(folder))
        found = [[timer() for timer in timers.values()] for _ in range(rounds)]
    best = map(min, zip(*found, strict=True))
    return problem, dict(zip(timers, best, strict=True))


def main(size: Size) -> None:
    """Print a row a language, as a table in Markdown."""
    found = dict(measured(name, size.rounds) for name in size.mechanisms)
    head = [f"{problem.name + ' [ns]':>18}{'to C':>9}" for problem in found]
    print(f"{'':22}{''.join(head)}")
    for language in next(iter(found.values())):
        cells = [
            f"{times[language] * 1e9:18.0f}{times[language] / times['C']:9.2f}"
            for times in found.values()
        ]
        print(f"{language:22}{''.join(cells)}", flush=True)


def counts() -> dict[str, int]:
    """Return the operations, and the lines of the text in C."""
    found = {}
    for name in FULL.mechanisms:
        program = sb.compile_model(sb.library.LIBRARY[name]()).program("derivatives")
        kinds = "multiplications", "additions", "divisions", "functions"
        found |= named(name, {kind: getattr(program.counts, kind) for kind in kinds})
        texts = generate([program], "c").values()
        found[f"{name}, lines of C"] = sum(text.count("\n") for text in texts)
    return found


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
