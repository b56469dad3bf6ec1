"""All figures in one run: python benchmarks."""

from __future__ import annotations

import derivation
import forward_dynamics
import integrators
import node_cost

if __name__ == "__main__":
    for module in (node_cost, derivation, forward_dynamics, integrators):
        print(f"\n=== {module.__name__.replace('_', ' ')}\n", flush=True)
        module.main()
