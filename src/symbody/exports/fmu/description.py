"""The model descriptions of FMI 2.0 and 3.0: the file modelDescription.xml."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import final
from xml.etree import ElementTree as ET

from symbody.exports.c_data import indicator_name
from symbody.exports.interface import Interface, Variable
from symbody.model.units import BASES, dimension_of
from symbody.writers.source_file import tool

TOLERANCE = "1e-08"
_STOP_TIME = "10.0"


@final
@dataclass(frozen=True)
class Content:
    """The content of a model description; description and binary share the token.

    `dependencies` of rates, then outputs, are places among time, states and inputs.
    """

    name: str
    token: str
    interface: Interface
    indicators: int
    dependencies: tuple[tuple[int, ...], ...]
    sources: tuple[str, ...]
    differentiable: bool
    needs_correction: bool

    def references(self) -> dict[str, range]:
        """Return the value references by kind, as instance.h counts them."""
        counts = {kind: len(group) for kind, group in self.interface.groups.items()}
        counts["indicators"] = self.indicators
        result = {}
        at = 1
        for kind, count in counts.items():
            result[kind] = range(at, at + count)
            at += count
        return result

    def unknowns(self, kind: str) -> list[tuple[int, list[int]]]:
        """Return the references of rates or outputs, each with its dependencies."""
        at = self.references()
        known = [0, *at["states"], *at["inputs"]]
        n = len(at["rates"])
        needed = self.dependencies[:n] if kind == "rates" else self.dependencies[n:]
        return [
            (reference, [known[i] for i in places])
            for reference, places in zip(at[kind], needed, strict=True)
        ]

    def initial_unknowns(self) -> list[int]:
        """Return the references of the variables computed during initialization."""
        at = self.references()
        parameters = zip(at["parameters"], self.interface.parameters, strict=True)
        computed = [reference for reference, p in parameters if not p.settable]
        return sorted([*at["rates"], *at["outputs"], *computed])


@final
@dataclass(frozen=True)
class Entry:
    """One variable in FMI 2 and 3; `state` refers to that whose derivative it is."""

    variable: Variable
    reference: int
    role: dict[str, str]
    state: int | None = None

    @property
    def named(self) -> dict[str, str]:
        """Name, value reference, description and role."""
        result = {"name": self.variable.name, "valueReference": str(self.reference)}
        if self.variable.description:
            result["description"] = self.variable.description
        return result | self.role

    @property
    def numbers(self) -> dict[str, str]:
        """Unit, limits and start value."""
        variable = self.variable
        result = {}
        if variable.unit:
            result["unit"] = variable.unit
        least, greatest = variable.limits
        if math.isfinite(least):
            result["min"] = repr(float(least))
        if math.isfinite(greatest):
            result["max"] = repr(float(greatest))
        if self.role.get("initial") == "exact" or self.role["causality"] == "input":
            result["start"] = repr(float(variable.start))
        return result


def entries(content: Content) -> Iterator[Entry]:
    """Yield all variables in the order of their value references, which are 0, 1, …."""
    interface, at = content.interface, content.references()
    yield Entry(Variable("time", "s", "time"), 0, _role("independent", "continuous"))
    exact = _role("local", "continuous", "exact")
    yield from map(Entry, interface.states, at["states"], repeat(exact))
    calculated = _role("local", "continuous", "calculated")
    roles = repeat(calculated)
    yield from map(Entry, interface.rates, at["rates"], roles, at["states"])
    read = _role("input", "continuous")
    yield from map(Entry, interface.inputs, at["inputs"], repeat(read))
    for own, reference in zip(interface.parameters, at["parameters"], strict=True):
        role = _role("calculatedParameter", "tunable", "calculated")
        if own.settable:
            role = _role("parameter", "tunable", "exact")
        yield Entry(own, reference, role)
    for output, reference in zip(interface.outputs, at["outputs"], strict=True):
        variability = "discrete" if output.discrete else "continuous"
        yield Entry(output, reference, _role("output", variability, "calculated"))
    for index, reference in enumerate(at["indicators"]):
        yield Entry(Variable(indicator_name(index)), reference, calculated)


def _role(causality: str, variability: str, initial: str = "") -> dict[str, str]:
    role = {"causality": causality, "variability": variability}
    return role | {"initial": initial} if initial else role


def _add_units(parent: ET.Element, interface: Interface) -> None:
    """Add the definitions of units; their SI base units where these are known."""
    definitions = ET.SubElement(parent, "UnitDefinitions")
    units = {variable.unit for variable in interface.variables}
    for unit in sorted({"s", *units} - {""}):
        element = ET.SubElement(definitions, "Unit", name=unit)
        dimension = dimension_of(unit)
        # FMI has no roots of units.
        if dimension is not None and all(isinstance(n, int) for n in dimension):
            known = dict(zip(BASES, dimension, strict=True))
            exponents = {"rad": int(unit.startswith("rad")), "kg": known["kg"], **known}
            texts = {base: str(n) for base, n in exponents.items() if n}
            ET.SubElement(element, "BaseUnit", texts)


def written(root: ET.Element) -> str:
    """Return an XML document, indented."""
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{body}\n'


def description(version: int, content: Content) -> str:
    """Return the text of modelDescription.xml for FMI 2.0 or 3.0."""
    of_2 = version == 2
    root = ET.Element(
        "fmiModelDescription",
        {
            "fmiVersion": f"{version}.0",
            "modelName": content.name,
            "guid" if of_2 else "instantiationToken": content.token,
            "generationTool": tool(),
            "variableNamingConvention": "flat",
        },
    )
    corrected = content.needs_correction
    exchange = {"needsCompletedIntegratorStep": str(corrected).lower()}
    simulation = {"canHandleVariableCommunicationStepSize": "true"}
    state = "FMUstate" if of_2 else "FMUState"
    able = {f"canGetAndSet{state}": "true", f"canSerialize{state}": "true"}
    differentiable = str(content.differentiable).lower()
    if of_2:
        root.set("numberOfEventIndicators", str(content.indicators))
        exchange = {"completedIntegratorStepNotNeeded": str(not corrected).lower()}
        simulation["canInterpolateInputs"] = "true"
        able = {"canNotUseMemoryManagementFunctions": "true", **able}
        able["providesDirectionalDerivative"] = differentiable
    else:
        able["providesDirectionalDerivatives"] = differentiable
        able["providesAdjointDerivatives"] = differentiable
    for kind, own in (("ModelExchange", exchange), ("CoSimulation", simulation)):
        attributes = {"modelIdentifier": content.name, **own, **able}
        element = ET.SubElement(root, kind, attributes)
        files = ET.SubElement(element, "SourceFiles") if of_2 else element
        for source in content.sources if of_2 else ():
            ET.SubElement(files, "File", name=source)
    _add_units(root, content.interface)
    categories = ET.SubElement(root, "LogCategories")
    logged = {"logStatusError": "what went wrong", "logAll": "everything"}
    for name, about in logged.items():
        ET.SubElement(categories, "Category", name=name, description=about)
    times = {"startTime": "0.0", "stopTime": _STOP_TIME}
    ET.SubElement(root, "DefaultExperiment", times, tolerance=TOLERANCE)
    variables = ET.SubElement(root, "ModelVariables")
    structure = ET.SubElement(root, "ModelStructure")
    # FMI 2.0 only counts event indicators.
    indicators = content.references()["indicators"] if of_2 else ()
    for entry in entries(content):
        if entry.reference in indicators:
            continue
        if of_2:
            scalar = ET.SubElement(variables, "ScalarVariable", entry.named)
            number = ET.SubElement(scalar, "Real", entry.numbers)
        else:
            number = ET.SubElement(variables, "Float64", entry.named | entry.numbers)
        if entry.state is not None:
            # The place in the list of all, which begins with 1 there.
            number.set("derivative", str(entry.state + of_2))
    _add_structure(structure, content, of_2=of_2)
    return written(root)


def _add_structure(parent: ET.Element, content: Content, *, of_2: bool) -> None:
    """Add what is computed of what; FMI 2.0 has groups, and counts from 1."""

    def shown(reference: int) -> str:
        return str(reference + of_2)

    groups: list[tuple[str, str, Sequence[tuple[int, list[int] | None]]]] = [
        ("Outputs", "Output", content.unknowns("outputs")),
        ("Derivatives", "ContinuousStateDerivative", content.unknowns("rates")),
        ("InitialUnknowns", "InitialUnknown",
         [(reference, None) for reference in content.initial_unknowns()]),
    ]  # fmt: skip
    for group, kind, unknowns in groups:
        element = ET.SubElement(parent, group) if of_2 and unknowns else parent
        for reference, needed in unknowns:
            attributes = {"index" if of_2 else "valueReference": shown(reference)}
            if needed is not None:
                attributes["dependencies"] = " ".join(map(shown, needed))
            ET.SubElement(element, "Unknown" if of_2 else kind, attributes)
    # FMI 2.0 only counts event indicators.
    for reference in () if of_2 else content.references()["indicators"]:
        ET.SubElement(parent, "EventIndicator", valueReference=str(reference))


def build_description(name: str, sources: Sequence[str]) -> str:
    """Return the text of sources/buildDescription.xml."""
    root = ET.Element("fmiBuildDescription", fmiVersion="3.0")
    configuration = ET.SubElement(root, "BuildConfiguration", modelIdentifier=name)
    files = ET.SubElement(configuration, "SourceFileSet", language="C99")
    for source in sources:
        ET.SubElement(files, "SourceFile", name=source)
    return written(root)
