"""Forces of statically indeterminate mechanisms: what no motion tells of them."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from symbody import formalisms
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.regular import row_factors
from symbody.arguments import first_of
from symbody.equations import Equations
from symbody.expr.evaluate import Evaluation
from symbody.model.sensors.joints import Multiplier, TransmittedByJoint
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_functions import values_at
from symbody.system.system import System

# A force that changes by less for a unit of self-stress does not depend on it.
_NONE = 1e-9
_SHOWN = 6


def forces_in_results(
    system: System, *, multipliers: bool, drives: bool = False
) -> set[str]:
    """Return names of multipliers and drives, if results hold these, and of sensors'.

    Of reactions they are names of joints. Redundant multipliers are NaN in results.
    """
    own = {named.name: named.multipliers for named in system.constraints}
    names = [name for several in own.values() for name in several]
    redundant = system.coordinates.by_constraints.redundant
    result = {n for i, n in enumerate(names) if multipliers and i not in redundant}
    if drives:
        result |= {f"drive_{v.name[2:]}" for v in system.coordinates.driven_v}
    for named in system.measuring.values():
        if isinstance(named.sensor, TransmittedByJoint):
            result.add(named.sensor.joint.name)
        elif isinstance(named.sensor, Multiplier):
            result.add(own[named.sensor.constraint][named.sensor.entry])
    return result


def note_of_indeterminate_forces(
    model: CompiledModel, times: Array, y: Array, u: Array, of: Collection[str]
) -> tuple[Note, ...]:
    """Return a note on forces that redundant constraints leave open, if there are.

    They are `of` multipliers, drives and joints, by name, along states and inputs.
    """
    aside = list(model.system.coordinates.chosen.redundant)
    if not aside or not of:
        return ()

    def derived() -> tuple[Equations, Evaluation]:
        equations = formalisms.derive_self_stress(model.derivations)
        both = [array.ravel() for array in equations.results.values()]
        return equations, Evaluation(np.concatenate(both).tolist())

    equations, evaluation = model.shared.once(note_of_indeterminate_forces, derived)
    of_J, of_forces = (equations.results[name] for name in ("J", "forces"))
    rows, entries = equations.labels["J"], equations.labels["forces"]
    others = [i for i in range(len(rows)) if i not in aside]
    sizes = np.zeros(len(rows) + len(entries))
    # A force may vanish at one time of a motion.
    for k in {0, (len(times) - 1) // 2, len(times) - 1}:
        at = values_at(model, float(times[k]), y[k], u[k])
        numbers = np.array(evaluation(at))
        J = numbers[: of_J.size].reshape(of_J.shape)
        forces = numbers[of_J.size :].reshape(of_forces.shape)
        factors = row_factors(J)
        J = factors * J
        # Its columns are the states of self-stress.
        lam = np.zeros((len(rows), len(aside)))
        lam[aside] = np.eye(len(aside))
        lam[others] = -np.linalg.lstsq(J[others].T, J[aside].T, rcond=_NONE)[0]
        changes = np.vstack([lam, forces @ (factors * lam)])
        sizes = np.maximum(sizes, np.abs(changes).max(axis=1))
    pairs = zip((*rows, *entries), sizes.tolist(), strict=True)
    names = [
        name
        for name, size in pairs
        if size > _NONE and not {name, name.rpartition(".")[0]}.isdisjoint(of)
    ]
    if not names:
        return ()
    text = (
        f"The mechanism is statically indeterminate: parts may be braced against each "
        f"other without a motion that tells, so that one choice of many is given for "
        f"{first_of(names, _SHOWN)}. Equations of constraints follow from others: "
        f"{first_of([rows[i] for i in aside], _SHOWN)}. Where these forces matter, "
        f"leave redundant equations out, as PlanarHingeCut does of a planar loop, or "
        f"put an elastic element, such as a Bushing, in the place of a constraint."
    )
    return (Note(text, "undetermined"),)
