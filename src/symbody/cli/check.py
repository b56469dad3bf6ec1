"""`symbody check`: the content of a model file, and whether it makes sense."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

import symbody as sb
from symbody.analyses.operations_by_body import operations_by_body
from symbody.analyses.run.options import Save
from symbody.analyses.simulate import simulate
from symbody.arguments import Arguments, counted, listed
from symbody.cli.usage import REPLY, Chosen, Command, Option
from symbody.errors import AnalysisError, ModelError, ModelWarning, SymbodyError
from symbody.expr.evaluate import evaluate
from symbody.expr.traverse import symbols_of
from symbody.model.model import Model, checked_model
from symbody.model.quantities import guarded
from symbody.model.visuals import Mesh
from symbody.pipeline import CompiledModel, compile_model
from symbody.system.assemble import assemble
from symbody.system.laws import has_sets
from symbody.system.unit_check import contradictions_in, unit_flaws
from symbody.view.parts import mesh_file

# Part of the energy that the balance of a right model may miss.
_BALANCED = 1e-5
_TRIAL = 1.0  # s


@final
@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: "note" may be meant, what is "wrong" cannot."""

    what: str
    text: str
    grade: str = "ok"


@final
@dataclass(frozen=True, repr=False)
class Check:
    """Findings in a model, of which its text has a line each.

    Attributes:
        findings: In the order of the text.
    """

    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong; notes may be intended."""
        return not any(one.grade == "wrong" for one in self.findings)

    def __repr__(self) -> str:
        width = max(len(one.what) for one in self.findings)
        marks = {"ok": "ok   ", "note": "note ", "wrong": "WRONG"}
        return "\n".join(
            f"{marks[one.grade]}  {one.what:<{width}}  {one.text}"
            for one in self.findings
        )


def check(model: Model) -> Check:
    """Return the findings of `symbody check` in a model.

    Looked at are masses, freedoms, redundant constraints, units, what has no effect,
    and the balance of energy in a trial run of a second.

    Raises:
        ModelError: It is no model.

    Example:
        >>> import symbody as sb
        >>> sb.check(sb.library.pendulum()).passed
        True
    """
    checked_model(Arguments("check", ModelError), model)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", ModelWarning)
        return _checked(model, caught)


def _checked(model: Model, caught: Sequence[warnings.WarningMessage]) -> Check:
    findings: list[Finding] = []
    try:
        assemble(model)
        for finding in _findings(model, compile_model(model)):
            findings.append(finding)  # what was looked at before an error stays
    except SymbodyError as error:
        lines = str(error).splitlines()
        findings += [Finding("model", line, "wrong") for line in lines]
    # Contradictions of units are among the findings.
    texts = [str(w.message) for w in caught]
    texts = [text for text in texts if not text.startswith(contradictions_in(model))]
    return Check((*findings, *(Finding("warning", text, "note") for text in texts)))


def _check(options: Chosen) -> int:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", ModelWarning)
        model = options.read_model()
        result = _checked(model, caught)
    print(result)
    REPLY["passed"] = result.passed
    REPLY["findings"] = [vars(finding) for finding in result.findings]
    if options.operations and result.passed:
        print(f"\n{operations_by_body(model)}")
    return 0 if result.passed else 1


def _findings(model: Model, compiled: CompiledModel) -> Iterator[Finding]:
    system = compiled.system
    yield Finding(
        "model",
        f"{system.name}: {counted(len(system.bodies), 'body', 'bodies')}, "
        f"{counted(len(system.joints), 'joint')}, {counted(len(model.loads), 'load')}, "
        f"{counted(len(model.sensors), 'sensor')}",
    )
    yield from _masses(compiled)
    yield from _freedoms(model)
    yield from _units(compiled)
    yield from _unused(compiled)
    for name, visual in model.visuals.items():
        if isinstance(visual.shape, Mesh):
            reason = mesh_file(visual.shape.path)
            if isinstance(reason, str):
                yield Finding("visual", f"{name}: {reason}", "note")
    yield from _balance(compiled)


def _masses(compiled: CompiledModel) -> Iterator[Finding]:
    system = compiled.system
    values = dict(zip(system.p, compiled.parameters.tolist(), strict=True))
    mass = {b.name: float(evaluate(b.mass, values)) for b in system.bodies}
    yield Finding("mass", f"{sum(mass.values()):.6g} kg in all")
    light = [name for name, m in mass.items() if m == 0]
    if light:
        yield Finding("mass", f"none: {listed(light)}", "note")
    points = [
        body.name
        for body in system.bodies
        if mass[body.name] > 0
        and not any(float(evaluate(entry, values)) for entry in body.inertia)
    ]
    if points:
        text = f"none, so all mass is in a point: {listed(points)}"
        yield Finding("inertia", text, "note")


def _freedoms(model: Model) -> Iterator[Finding]:
    result = sb.mobility(model)
    names = listed(result.independent)
    degrees = "degree" if result.degrees_of_freedom == 1 else "degrees"
    yield Finding("freedom", f"{result.degrees_of_freedom} {degrees}: {names}")
    if result.redundant:
        text = f"equations that follow from others: {listed(result.redundant)}"
        yield Finding("redundancy", text, "note")
    if result.singular:
        text = f"the start is a singular position of {listed(result.momentary)}"
        yield Finding("freedom", text, "note")


def _units(compiled: CompiledModel) -> Iterator[Finding]:
    """Yield contradictions of units that do not prevent a model from being built."""
    flaws = unit_flaws(compiled.system.spanning_tree)
    for flaw in flaws:
        unless = "" if flaw.is_certain else " (unless a number in it has a unit)"
        grade = "wrong" if flaw.is_certain else "note"
        yield Finding("units", f"{flaw.text}{unless}", grade)
    if not flaws:
        yield Finding("units", "no contradiction, as far as they are given")


def _unused(compiled: CompiledModel) -> Iterator[Finding]:
    """Yield parameters and inputs on which nothing depends."""
    system = compiled.system
    if has_sets(system):
        return  # what pairs of spheres depend on is known where they meet
    kinds = ["dynamics", "sensors", "energy", "driven", "scene"]
    kinds += ["constraints"] * bool(system.constraints)
    kinds += ["contact laws"] * bool(system.contacts) + ["jumps"] * bool(system.whens)
    kinds += ["guards"] * bool(guarded(system.whens))
    arrays = [a for kind in kinds for a in compiled.equations(kind).results.values()]
    arrays += [parameter.default for parameter in system.parameters.values()]
    arrays += [discrete.start for discrete in system.discretes.values()]
    arrays += [s.formula for s in system.states.values() if s.formula is not None]
    nodes = [node for array in arrays for node in array.ravel().tolist()]
    used = set(symbols_of(*nodes, *(c.formula for c in system.start_conditions)))
    for kind, entries in (("parameters", system.parameters), ("inputs", system.inputs)):
        idle = [
            name
            for name, entry in entries.items()
            if not used.intersection(entry.symbols.ravel().tolist())
        ]
        if idle:
            yield Finding(kind, f"without effect: {listed(idle)}", "note")


def _balance(compiled: CompiledModel) -> Iterator[Finding]:
    """Simulate for a second with inputs zero, and compare energy and work."""
    try:
        motion = simulate(compiled, _TRIAL, save=Save(work=True))
    except ModelError as error:
        yield Finding("trial run", f"there is none: {error}", "note")
        return
    except AnalysisError as error:
        yield Finding("trial run", f"ended early: {error}", "wrong")
        return
    text = f"from the start of the model, {motion.status} {motion.statistics}"
    yield Finding("trial run", text)
    # Tolerances are those of velocities, also of what turns evenly.
    kinetic = float(motion.array("kinetic_energy").max())
    size = max(kinetic, float(np.ptp(motion.array("potential_energy"))))
    worst = float(np.abs(motion.array("energy_error")).max())
    text = f"of energy within {worst:.2g} J; up to {size:.3g} J move or are exchanged"
    is_wrong = worst > _BALANCED * max(size, 1e-9)
    yield Finding("balance", text, "wrong" if is_wrong else "ok")
    for note in motion.notes:
        yield Finding("trial run", note, "note")


CHECK = Command(
    "check",
    "say what a model file holds: mass, inertia, freedoms, redundancy, balance of "
    "energy", _check,
    Option.flag(
        "--operations",
        "also say where the operations of a derivative are spent, by body and "
        "stage",
    ),
    of_model=True,
)  # fmt: skip
