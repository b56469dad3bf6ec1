"""All figures in one run: python benchmarks."""

from __future__ import annotations

import derivation
import forward_dynamics
import integrators
import languages
import node_cost

if __name__ == "__main__":
    for module in (node_cost, derivation, forward_dynamics, languages, integrators):
        print(f"\n=== {module.__name__.replace('_', ' ')}\n", flush=True)
        module.main()
