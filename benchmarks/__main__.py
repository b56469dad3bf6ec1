"""All figures in one run: python benchmarks."""

from __future__ import annotations

import argparse

import compilers
import derivation
import derived_once
import fmus
import forward_dynamics
import integrators
import languages
import loop_growth
import loops
import node_cost
from size import add_option

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    add_option(parser)
    options = parser.parse_args()
    modules = (
        node_cost,
        derivation,
        derived_once,
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
        module.main(module.SMALLEST if options.smallest else module.FULL)
