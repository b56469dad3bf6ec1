"""Real model files against independent engines, and the table of them in the docs.

With SYMBODY_TABLE set, `pytest -n 0 tests/io/robots` writes the table; without it every
test finds its file in there.
"""

import os
import re
import time
import warnings
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody.expr.evaluate import evaluate

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "files-compared.md"
HEAD = (
    "| file | joints | worst difference | against | read | derive | compile |\n"
    "|---|---:|---:|---|---:|---:|---:|\n"
)


class Table:
    """The rows of the page, by file."""

    def __init__(self):
        self.writes = bool(os.environ.get("SYMBODY_TABLE"))
        text = PAGE.read_text("utf-8")
        found = re.findall(r"^(\| `([^`]+)`.*)$", text, re.M)
        self.rows = {name: line for line, name in found}

    def row(self, file, compiled, difference, against, seconds):
        joints = len(compiled.system.v)
        begin = f"| `{file}` | {joints} | "
        if self.writes:
            times = " | ".join(f"{1e3 * s:.0f} ms" for s in seconds)
            self.rows[file] = f"{begin}{difference:.0e} | {against} | {times} |"
        assert self.rows.get(file, "").startswith(begin)

    def finish(self):
        if not self.writes:
            return
        text = PAGE.read_text("utf-8")
        lines = [self.rows[name] for name in sorted(self.rows)]
        before, _, after = text.partition(HEAD)
        rest = after.split("\n\n", 1)[1] if "\n\n" in after else ""
        PAGE.write_text(before + HEAD + "\n".join(lines) + "\n\n" + rest, "utf-8")


@pytest.fixture(scope="session")
def table():
    table = Table()
    yield table
    table.finish()


class Read:
    """A file that was read and compiled, and the processor time of each step."""

    def __init__(self, path, *, singular=False, **options):
        start = time.process_time()
        with warnings.catch_warnings():
            # What a file leaves open is not the matter here.
            warnings.simplefilter("ignore", sb.errors.ModelWarning)
            self.model = sb.read(path, **options)
            read = time.process_time()
            self.compiled = sb.compile_model(self.model)
        self.system = self.compiled.system
        if singular:
            return
        self.compiled.equations("dynamics")
        derived = time.process_time()
        self.compiled.function("forward_dynamics")
        self.seconds = (read - start, derived - read, time.process_time() - derived)

    def evaluated(self, results, q, v, u=(), x=()):
        """Return results of a derivation at a state."""
        system = self.system
        values = {system.t: 0.0}
        for symbols, numbers in (
            (system.q, q), (system.v, v), (system.x, x),
            (system.u, u if len(u) else np.zeros(len(system.u))),
            (system.p, self.compiled.parameters),
        ):  # fmt: skip
            values |= dict(zip(symbols, numbers, strict=True))
        return [evaluate(result, values) for result in results]

    def ours(self, q, v):
        """Return M, c and vd."""
        matrices = self.compiled.equations("matrices").results
        M, c = self.evaluated([matrices["M"], list(matrices["c"])], q, v)
        return M, c, self.compiled.forward_dynamics(0, q, v)


@pytest.fixture(scope="session")
def read():
    return Read


@pytest.fixture(scope="session")
def worst():
    """Return the greatest difference, relative to the greatest entry of each."""

    def worst(ours, theirs):
        return max(
            np.abs(a - b).max(initial=0) / max(1.0, np.abs(b).max(initial=0))
            for a, b in zip(ours, theirs, strict=True)
        )

    return worst
