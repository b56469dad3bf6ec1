"""The model description of FMI 2.0: the file modelDescription.xml."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from symbody.exports.fmu.description import (
    Content,
    add_experiment,
    add_log_categories,
    add_units,
    entries,
    units_of,
    written,
)
from symbody.writers.source_file import tool

_CAPABILITIES = {
    "canNotUseMemoryManagementFunctions": "true",
    "canGetAndSetFMUstate": "true",
    "canSerializeFMUstate": "true",
}


def description2(content: Content) -> str:
    """Return the text of modelDescription.xml."""
    root = ET.Element(
        "fmiModelDescription",
        fmiVersion="2.0",
        modelName=content.name,
        guid=content.token,
        generationTool=tool(),
        variableNamingConvention="flat",
        numberOfEventIndicators=str(content.indicators),
    )
    differentiable = str(content.differentiable).lower()
    kinds = {
        "ModelExchange": {
            "completedIntegratorStepNotNeeded": str(not content.kept).lower()
        },
        "CoSimulation": {
            "canHandleVariableCommunicationStepSize": "true",
            "canInterpolateInputs": "true",
        },
    }
    for kind, more in kinds.items():
        attributes = {"modelIdentifier": content.name, **more, **_CAPABILITIES}
        attributes["providesDirectionalDerivative"] = differentiable
        files = ET.SubElement(ET.SubElement(root, kind, attributes), "SourceFiles")
        for source in content.sources:
            ET.SubElement(files, "File", name=source)
    add_units(root, units_of(content.interface))
    add_log_categories(root)
    add_experiment(root)
    _add_variables(ET.SubElement(root, "ModelVariables"), content)
    _add_structure(ET.SubElement(root, "ModelStructure"), content)
    return written(root)


def _add_variables(parent: ET.Element, content: Content) -> None:
    """Add all variables but the event indicators, which FMI 2.0 only counts."""
    indicators = content.references()["indicators"]
    for entry in entries(content):
        if entry.reference in indicators:
            continue
        scalar = ET.SubElement(parent, "ScalarVariable", entry.named)
        real = ET.SubElement(scalar, "Real", entry.numbers)
        if entry.state is not None:
            real.set("derivative", _index(entry.state))


def _add_structure(parent: ET.Element, content: Content) -> None:
    for title, kind in (("Outputs", "outputs"), ("Derivatives", "rates")):
        unknowns = content.unknowns(kind)
        element = ET.SubElement(parent, title) if unknowns else parent
        for reference, needed in unknowns:
            dependencies = " ".join(map(_index, needed))
            ET.SubElement(
                element, "Unknown", index=_index(reference), dependencies=dependencies
            )
    initial = content.initial_unknowns()
    element = ET.SubElement(parent, "InitialUnknowns") if initial else parent
    for reference in initial:
        ET.SubElement(element, "Unknown", index=_index(reference))


def _index(reference: int) -> str:
    """Return the place of a variable in the list of all, which begins with 1."""
    return str(reference + 1)
