"""From a model to equations and to functions that can be called, stage by stage.

A model is assembled (`assemble`: a system, numbered), and settled (`_settled`: its
loops are closed and its independent coordinates chosen). A function is made when it is
first called (`CompiledSystem.entry`): its equations are derived
(`CompiledSystem.request`); unless its code is on disk (`runtime/load.py`) their
graph is reduced and lowered to a program (`program/lower.py`), which a writer turns to
text and a compiler to machine code (`runtime/load.py`); this is loaded.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.arguments import Arguments, among, listed
from symbody.equations import Equations, Formalism
from symbody.errors import DerivationError, ModelError, warn_user, warnings_told
from symbody.formalisms.derivations import (
    Derivations,
    building_graph,
    warnings_of_derivations,
)
from symbody.model.model import Model, checked_model
from symbody.pipeline.compiled_model import CompiledModel, check_parameters
from symbody.pipeline.compiled_system import MANY_LINKS, CompiledSystem, solved_loops
from symbody.pipeline.functions import Compile
from symbody.runtime.load import Backend
from symbody.system.assemble import assemble
from symbody.system.parts import warn_of_far
from symbody.system.redundant_freedoms import singular_mass_links, without_mass
from symbody.system.system import System
from symbody.system.values import assumed_start, parameter_values, user_start
from symbody.waiting import waiting

_DEFAULT = Compile()


def derive(
    model: Model, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Equations:
    """Derive the equations of motion of a model.

    Args:
        model: The mechanism.
        formalism: "kane", "recursive", "composite", "articulated", "tmt", or
            "auto" for the fastest by their counts; `Equations.formalism` says
            which it was.
        merge: Whether links with parallel axes share a frame; None for what is shorter.

    Returns:
        Equations with the results "qd", "vd", "tau" and, unless by "articulated", "M"
        and "c" of M vd + c = tau.

    Raises:
        ModelError: The model contradicts itself or physics.
        DerivationError: The formalism is unknown.

    Example:
        >>> import symbody as sb
        >>> print(sb.derive(sb.library.pendulum()).results["vd"].shape)
        (1,)
    """
    arguments = Arguments("derive", ModelError)
    checked_model(arguments, model)
    _check_options(arguments, formalism, merge)
    with building_graph():
        system = assemble(model)
        settled = _settled(Derivations(system), parameter_values(system))
        warn_of_far(system.name, settled.system.moved)
        with waiting(f"derive {system.name}"):
            return formalisms.derive_dynamics(settled, formalism, merge=merge)


def compile_model(
    model: Model,
    *,
    backend: Backend = "llvm",
    formalism: Formalism = "auto",
    merge: bool | None = None,
    parameters: Mapping[str, object] | None = None,
    rolled: bool | None = None,
) -> CompiledModel:
    """Return a model whose functions can be called.

    Args:
        model: The mechanism.
        backend: "llvm" needs no compiler; "c" takes the system's; "python" is slow
            and always works.
        formalism: See `derive`.
        merge: See `derive`.
        parameters: Values by name in place of the defaults.
        rolled: Whether accelerations are computed by a loop over the links, with tables
            of their data, in place of formulas of all links one after the other: for
            trees of many bodies, which are ready in seconds then. None for trees of 150
            links or more; those with short loops, which are faster as formulas, from
            600 links; long loops from some 40. `rolled` of the compiled model says
            which it is.

    Raises:
        ModelError: The model, or a value of a parameter, contradicts itself or physics.
        DerivationError: It cannot be rolled, though that was asked for.
    """
    arguments = Arguments("compile_model", ModelError)
    checked_model(arguments, model)
    arguments.word("backend", backend, Backend)
    _check_options(arguments, formalism, merge)
    if rolled is not None:
        arguments.flag("rolled", rolled)
    options = Compile(backend=backend, formalism=formalism, merge=merge, rolled=rolled)
    compiled = compile_quietly(model, options, parameters)
    check_parameters(compiled, parameters or ())
    if rolled:
        _ = compiled.rolled  # or an error that says why not
    warn_of_far(compiled.system.name, compiled.system.moved)
    return compiled


def compile_quietly(
    model: Model | System,
    options: Compile = _DEFAULT,
    parameters: Mapping[str, object] | None = None,
) -> CompiledModel:
    """Return a model or system with closed loops, of which nothing is compiled yet.

    Its callers warn of what has moved far.
    """
    start = time.perf_counter()
    with building_graph(assembles=True):
        system = model if isinstance(model, System) else assemble(model)
        values = parameter_values(system, parameters)
        derivations = _settled(Derivations(system), values, options)
    shared = CompiledSystem(derivations, options, values)
    if isinstance(model, Model):
        shared.news = model._names.news
        shared.news.clear()
    shared.timings["assemble"] = time.perf_counter() - start
    return CompiledModel(shared, parameters or {}, values)


def compiled_again(
    model: Model | System,
    options: Compile = _DEFAULT,
    parameters: Mapping[str, object] | None = None,
) -> CompiledModel:
    """Return a compiled model: the one of the call before, if nothing has changed.

    Models may change anywhere, so each call assembles them and compares contents.
    """
    before_it = warnings_told()
    compiled = compile_quietly(model, options, parameters)
    source = compiled.shared.source
    if source is None or isinstance(model, System):
        return compiled
    system, values = compiled.system, compiled.parameters.tobytes()
    symbols = (system.t, *system.p, *system.u, *system.coordinates.y)
    content = (source, *map(id, symbols), values, *sorted(parameters or ()))
    if model._compiled is not None and model._compiled[0] == content:
        before: CompiledModel = model._compiled[1]
        is_silent = before.shared.warned == warnings_of_derivations()
        if is_silent and before_it == warnings_told():
            return before
    model._compiled = content, compiled
    return compiled


def _check_options(arguments: Arguments, formalism: str, merge: bool | None) -> None:
    if not among(formalism, get_args(Formalism)):
        # As where it is asked for by other ways.
        arguments = replace(arguments, error=DerivationError)
    arguments.word("formalism", formalism, Formalism)
    if merge is not None:
        arguments.flag("merge", merge)


def _settled(
    of: Derivations, values: NDArray[np.float64], options: Compile | None = None
) -> Derivations:
    """Return a system with closed loops; large ones need `options`."""
    if any(motion.loads is None for motion in of.system.node_motions.values()):
        of = Derivations(formalisms.with_nodes(of.system, values.tolist()))
    if without_mass(of.system.spanning_tree) and of.system.loads:
        of = formalisms.with_inertia_of_loads(of, values.tolist())
    if singular_mass_links(of.system.spanning_tree):
        of = formalisms.with_massless(of, values.tolist())
    _warn_of_massless(of.system)
    if of.system.constraints or of.system.start_conditions:
        # Modules that trees, and starts from the disk, do without.
        from symbody.closure import close_and_partition

        rows = None
        if options and len(of.system.links) >= MANY_LINKS and of.system.constraints:
            # Modules that small models do without.
            from symbody.pipeline.parts import rows_by_parts

            # Likewise.
            from symbody.pipeline.rolled_rows import rolled_rows

            if options.by_parts:
                rows = rows_by_parts(of, values)
            if rows is None and options.rolled is not False and options.maker == "llvm":
                rows = rolled_rows(of, values)
        system = close_and_partition(of.system, values, derivations=of, numbers=rows)
        of = of.variant(system)
    system = of.system
    if not system.constrained and not system.start_conditions:
        return solved_loops(of)
    formalisms.check_fixed(of, values)
    chosen, assumed = user_start(system), assumed_start(system)
    moved = formalisms.moved_start(of, chosen, values, assumed)
    return solved_loops(of.variant(replace(system, moved=moved)))


def _warn_of_massless(system: System) -> None:
    """Warn of bodies without mass that are reduced, and of rotations that are held."""
    if system.bars:
        warn_user(
            f"model {system.name!r}: no mass moves in the turn of "
            f"{listed(system.bars)} about the line of its two balls, which is held by "
            f"the constraint turn_of_{system.bars[0]}. Say so by a Rod in place of the "
            f"body, or give the body mass and inertia."
        )
    massless = system.massless
    if massless.bodies:
        who = [f"body {name!r}" for name in massless.bodies]
        text = (
            f"model {system.name!r}: without mass {listed(who)} goes to where the "
            f"loads on it are in balance; start values of its coordinates say where "
            f"the search begins. Give it mass and inertia if it is to have some."
        )
        if massless.turns:
            turns = listed(massless.turns)
            text += f" No load depends on the turns {turns}: they are held."
        warn_user(text)
    if system.held_turns:
        warn_user(
            f"model {system.name!r}: no load depends on the turns "
            f"{listed(system.held_turns)} of its nodes: they are held at zero. To "
            f"leave them out, add the nodes with turns=False."
        )
