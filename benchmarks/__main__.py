"""All figures in one run: python benchmarks."""

from __future__ import annotations

import compilers
import derivation
import fmus
import forward_dynamics
import integrators
import languages
import loop_growth
import loops
import node_cost

if __name__ == "__main__":
    modules = (
        node_cost,
        derivation,
        forward_dynamics,
        languages,
        compilers,
        integrators,
        fmus,
        loops,
        loop_growth,
    )
    for module in modules:
        print(f"\n=== {module.__name__.replace('_', ' ')}\n", flush=True)
        module.main()
