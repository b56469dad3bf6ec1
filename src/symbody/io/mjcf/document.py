"""An MJCF file with what it includes, its default classes and its settings.

References:
    mujoco.readthedocs.io, XML reference: include, compiler, option, default.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import final

from symbody.io.source import Source, open_source
from symbody.io.xml import XmlElement, parse_xml

ACTUATORS = (
    "general", "motor", "position", "velocity", "intvelocity", "damper", "cylinder",
    "muscle", "adhesion", "plugin", "dcmotor",
)  # fmt: skip
_MAIN = "main"


@final
@dataclass(eq=False)
class Document:
    """The content of a file, before it becomes a model.

    Attributes:
        source: The file.
        root: Its outermost element, includes in place.
        classes: By name of a default class its elements, own ones last.
        settings: Attributes of all elements 'compiler' together.
        option: Attributes of all elements 'option' together.
        flags: Attributes of all elements 'flag' together.
    """

    source: Source
    root: XmlElement
    classes: dict[str, list[XmlElement]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    option: XmlElement | None = None
    flags: dict[str, str] = field(default_factory=dict)

    def sections(self, tag: str) -> list[XmlElement]:
        """Return the elements in all top-level elements of a name."""
        return [child for part in self.root.all(tag) for child in part.children]

    def flag(self, name: str) -> bool:
        """Return whether a flag is enabled; all that are asked for are by default."""
        return self.flags.get(name, "enable") != "disable"

    def setting(self, name: str, default: str) -> str:
        """Return a setting of the compiler."""
        return self.settings.get(name, default)

    def with_defaults(self, element: XmlElement, inherited: str = "") -> XmlElement:
        """Return an element with the attributes that its class gives it.

        Args:
            element: As it stands in the file.
            inherited: Class that an element around it prescribes.

        Raises:
            ReadError: There is no such class.
        """
        attributes: dict[str, str] = {}
        for default in self.defaults(element, inherited):
            if default.tag == element.tag:
                attributes |= default.attributes
        return replace(element, attributes={**attributes, **element.attributes})

    def defaults(self, element: XmlElement, inherited: str = "") -> list[XmlElement]:
        """Return what the class of an element holds, outermost classes first.

        Raises:
            ReadError: There is no such class.
        """
        name = element.get("class", inherited or _MAIN)
        if name not in self.classes:
            if name == _MAIN:
                return []
            raise element.error(f"there is no default class {name!r}.")
        return self.classes[name]


def document_of(source: Source) -> Document:
    """Return what a file says, includes in place.

    Raises:
        ReadError: It is no MJCF, or something it includes is missing.
    """
    root = parse_xml(source)
    if root.tag != "mujoco":
        raise root.error("the outermost element of an MJCF file is 'mujoco'.")
    _include(root, source, set())
    document = Document(source, root)
    for element in root.all("default"):
        _read_classes(document, element, [], outermost=True)
    for element in root.all("compiler"):
        document.settings |= element.attributes
    _read_options(document)
    return document


def _include(root: XmlElement, source: Source, known: set[str]) -> None:
    """Put what files hold in place of elements 'include', each file once."""
    open_ = [root]
    while open_:
        element = open_.pop()
        position = 0
        while position < len(element.children):
            child = element.children[position]
            if child.tag != "include":
                open_.append(child)
                position += 1
                continue
            named = child.get("file")
            path = str(source.file(named, child.line, child.where))
            if path in known:
                raise child.error(f"the file {named!r} is included a second time.")
            known.add(path)
            inner = open_source(path, folders=source.folders, limits=source.limits)
            content = parse_xml(inner).children
            for included in content:
                included.parent = element
            element.children[position : position + 1] = content


def _read_classes(
    document: Document,
    element: XmlElement,
    inherited: list[XmlElement],
    *,
    outermost: bool,
) -> None:
    open_ = [(element, inherited, outermost)]
    while open_:
        element, inherited, outermost = open_.pop()
        name = element.get("class", _MAIN if outermost else None)
        own = [child for child in element.children if child.tag != "default"]
        before = document.classes.get(name, inherited)
        document.classes[name] = [*before, *own]
        if outermost:
            document.classes[_MAIN] = document.classes[name]
        open_ += [
            (inner, document.classes[name], False) for inner in element.all("default")
        ]


def _read_options(document: Document) -> None:
    for element in document.root.all("option"):
        known = document.option.attributes if document.option else {}
        document.option = replace(element, attributes={**known, **element.attributes})
        for flag in element.all("flag"):
            document.flags |= flag.attributes
