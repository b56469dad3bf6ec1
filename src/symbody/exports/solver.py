"""The solver of simulations as C sources for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Literal, TypeAlias

# Each in a file of its name.
Method: TypeAlias = Literal["dp54", "dp853", "rk4", "radau5"]
SHARED = (
    "ode.h", "solver.h", "singular.h", "nonstiff.h", "ode.c", "adaptive.c", "singular.c"
)  # fmt: skip
# What is seen outside of these files.
_NAMES = (
    "work", "pivots", "state", "start", "step", "interpolate",
    "answer", "keep_new", "step_adaptive", "look_ahead", "placed_step", "is_near",
    "projected_rates", "excusable", "excuse", "dp54", "dp853", "rk4", "radau5",
)  # fmt: skip
_GUARD = "#define SYMBODY_ODE_H\n"


def solver_sources(name: str, methods: Sequence[Method]) -> dict[str, str]:
    """Return the solver by file; ode.h declares what it offers.

    Its functions begin with `name`, so that several can be linked into one program.

    Args:
        name: Of the model.
        methods: Those that are wanted.
    """
    folder = resources.files("symbody.runtime.loops") / "sources"
    paths = (*SHARED, *(f"{method}.c" for method in methods))
    sources = {path: (folder / path).read_text(encoding="utf-8") for path in paths}
    names = "".join(f"#define ode_{n} {name}_ode_{n}\n" for n in _NAMES)
    own = f"{_GUARD}/* Names of its own. */\n{names}"
    sources["ode.h"] = sources["ode.h"].replace(_GUARD, own)
    return sources
