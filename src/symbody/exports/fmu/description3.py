"""The model description of FMI 3.0, and how its sources are built."""

from __future__ import annotations

from collections.abc import Sequence
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
    "canGetAndSetFMUState": "true",
    "canSerializeFMUState": "true",
}


def description3(content: Content) -> str:
    """Return the text of modelDescription.xml."""
    root = ET.Element(
        "fmiModelDescription",
        fmiVersion="3.0",
        modelName=content.name,
        instantiationToken=content.token,
        generationTool=tool(),
        variableNamingConvention="flat",
    )
    differentiable = str(content.differentiable).lower()
    kinds = {
        "ModelExchange": {"needsCompletedIntegratorStep": str(content.kept).lower()},
        "CoSimulation": {"canHandleVariableCommunicationStepSize": "true"},
    }
    for kind, more in kinds.items():
        attributes = {"modelIdentifier": content.name, **more, **_CAPABILITIES}
        attributes["providesDirectionalDerivatives"] = differentiable
        attributes["providesAdjointDerivatives"] = differentiable
        ET.SubElement(root, kind, attributes)
    add_units(root, units_of(content.interface))
    add_log_categories(root)
    add_experiment(root)
    variables = ET.SubElement(root, "ModelVariables")
    for entry in entries(content):
        number = ET.SubElement(variables, "Float64", entry.named | entry.numbers)
        if entry.state is not None:
            number.set("derivative", str(entry.state))
    _add_structure(ET.SubElement(root, "ModelStructure"), content)
    return written(root)


def _add_structure(parent: ET.Element, content: Content) -> None:
    for title, kind in (("Output", "outputs"), ("ContinuousStateDerivative", "rates")):
        for reference, needed in content.unknowns(kind):
            dependencies = " ".join(map(str, needed))
            ET.SubElement(
                parent, title, valueReference=str(reference), dependencies=dependencies
            )
    for reference in content.initial_unknowns():
        ET.SubElement(parent, "InitialUnknown", valueReference=str(reference))
    for reference in content.references()["indicators"]:
        ET.SubElement(parent, "EventIndicator", valueReference=str(reference))


def build_description(name: str, sources: Sequence[str]) -> str:
    """Return the text of sources/buildDescription.xml.

    Args:
        name: Of the model, the binary and the functions.
        sources: Files that must be compiled.
    """
    root = ET.Element("fmiBuildDescription", fmiVersion="3.0")
    configuration = ET.SubElement(root, "BuildConfiguration", modelIdentifier=name)
    files = ET.SubElement(configuration, "SourceFileSet", language="C99")
    for source in sources:
        ET.SubElement(files, "SourceFile", name=source)
    return written(root)
