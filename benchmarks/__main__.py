"""All figures in one run: python benchmarks."""

from __future__ import annotations

import argparse

import answers
import calls
import choices
import compilers
import contact_laws
import derivation
import derivatives
import derived_once
import devices
import ensembles
import events_drawn
import first_answer
import fmus
import forward_dynamics
import framework_rules
import gradients
import in_the_loop
import instants
import integrators
import languages
import large_models
import loop_derivatives
import loop_growth
import loops
import million_runs
import node_cost
import node_nets
import pages
import plans
import plans_in_dymos
import plans_in_opty
import sets_of_parameters
import stiff
import studies_and_peers
import study_stores
import tight_tolerances
from size import add_option

import events
import studies

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    add_option(parser)
    options = parser.parse_args()
    modules = (
        first_answer,
        calls,
        sets_of_parameters,
        node_cost,
        node_nets,
        derivation,
        choices,
        derived_once,
        forward_dynamics,
        devices,
        large_models,
        derivatives,
        instants,
        loop_derivatives,
        framework_rules,
        gradients,
        languages,
        compilers,
        integrators,
        tight_tolerances,
        stiff,
        in_the_loop,
        studies,
        million_runs,
        studies_and_peers,
        study_stores,
        ensembles,
        events,
        events_drawn,
        contact_laws,
        fmus,
        loops,
        loop_growth,
        answers,
        pages,
        plans,
        plans_in_dymos,
        plans_in_opty,
    )
    for module in modules:
        print(f"\n=== {module.__name__.replace('_', ' ')}\n", flush=True)
        module.main(module.SMALLEST if options.smallest else module.FULL)
