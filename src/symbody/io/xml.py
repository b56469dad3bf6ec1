"""XML from untrusted files: no entities, bounded, with line numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, TypeVar, final
from xml.sax import SAXException
from xml.sax.handler import ContentHandler

from defusedxml import DefusedXmlException
from defusedxml.sax import parseString

from symbody.errors import ReadError
from symbody.io.source import Notes, Source, blamed

T = TypeVar("T")
_SHOWN = 60  # characters of what is quoted in messages
# At the beginning, behind the mark of UTF-8.
_BLANK = re.compile(rb"(?:\xef\xbb\xbf)?\s+|")
# No mechanism needs numbers beyond these, whose products can still be computed.
_GREATEST, _LEAST = 1e30, 1e-30
# How like a word must be to the one that is meant, as difflib measures it.
_LIKE = 0.65


@final
@dataclass(eq=False)
class XmlElement:
    """An element of an XML file, that knows where it stands."""

    tag: str
    attributes: dict[str, str]
    line: int
    source: Source
    parent: XmlElement | None = None
    children: list[XmlElement] = field(default_factory=list)
    text: str = ""

    @property
    def where(self) -> str:
        """The way to it from the outermost element, with names."""
        name = self.attributes.get("name")
        own = self.tag if name is None else f"{self.tag} {name[:_SHOWN]!r}"
        return own if self.parent is None else f"{self.parent.where} / {own}"

    def error(self, message: str) -> ReadError:
        """Return an error at this element, to be raised."""
        return self.source.error(message, self.line, self.where)

    def blamed(self) -> AbstractContextManager[None]:
        """Turn errors raised inside into errors at this element."""
        return blamed(self.error)

    def all(self, *tags: str) -> list[XmlElement]:
        """Return the children of these names, in their order."""
        return [child for child in self.children if child.tag in tags]

    def child(self, tag: str) -> XmlElement | None:
        """Return the only child of a name, or None; ReadError if there are several."""
        children = self.all(tag)
        if len(children) > 1:
            raise children[1].error(
                f"this is the second {tag!r} here, where only one can be. Remove one."
            )
        return children[0] if children else None

    def required_child(self, tag: str) -> XmlElement:
        """Return the only child of a name; ReadError if there is none or several."""
        child = self.child(tag)
        if child is None:
            raise self.error(f"an element {tag!r} is missing here.")
        return child

    def get(self, name: str, default: str | None = None) -> str:
        """Return an attribute as text; ReadError if it is missing without a default."""
        value = self.attributes.get(name, default)
        if value is None:
            raise self.error(f"the attribute {name!r} is missing.")
        return value

    def referred(self, table: Mapping[str, T], kind: str, name: str) -> T:
        """Return what has the name to which it refers; ReadError if nothing has."""
        if name not in table:
            raise self.error(f"there is no {kind} {name[:_SHOWN]!r}.")
        return table[name]

    def choice(self, name: str, choices: tuple[str, ...], default: str = "") -> str:
        """Return an attribute that is one of a few words; ReadError for others."""
        value = self.get(name, default or None)
        if value not in choices:
            raise self.error(
                f"{name}={value[:_SHOWN]!r} must be one of {', '.join(choices)}."
            )
        return value

    def number(self, name: str, default: float | None = None) -> float:
        """Return an attribute as a finite number; raises ReadError if it is none."""
        if default is not None and name not in self.attributes:
            return default
        return self.numbers(name, 1)[0]

    def numbers(
        self, name: str, count: int | None, default: Any = None
    ) -> tuple[float, ...]:
        """Return an attribute as finite numbers, `count` of them or any number."""
        if default is not None and name not in self.attributes:
            return tuple(map(float, default))
        text = self.get(name)
        values: list[float] = []
        for word in text.split():
            value = number_in(word)
            if value is None:
                raise self.error(f"{name}: {word[:_SHOWN]!r} is not a finite number.")
            values.append(value)
        if count is not None and len(values) != count:
            raise self.error(
                f"{name}={text[:_SHOWN]!r} has {len(values)} numbers, but {count} "
                f"{'is' if count == 1 else 'are'} needed."
            )
        return tuple(values)


def number_in(word: str) -> float | None:
    """Return the finite number that a word is, tiny ones as 0; None if it is none."""
    try:
        value = float(word) if "_" not in word else math.nan
    except ValueError:
        return None
    if not abs(value) <= _GREATEST:
        return None
    return value if abs(value) >= _LEAST else 0.0


def parse_xml(source: Source) -> XmlElement:
    """Return the outermost element; ReadError for no XML, entities, too much of it."""
    # XML wants its declaration first; many files have a blank line before it.
    blank = _BLANK.match(source.data)
    assert blank is not None  # it may be empty
    builder = _Builder(source, blank[0].count(b"\n"))
    try:
        parseString(source.data[blank.end() :], builder, forbid_dtd=True)
    except DefusedXmlException as error:
        raise source.error(
            f"it declares a document type or entities ({type(error).__name__}), which "
            f"can lead out of the file or fill memory. Remove the declaration.",
            builder.line,
        ) from None
    except (SAXException, ValueError, LookupError) as error:
        reason = error.getMessage() if isinstance(error, SAXException) else error
        raise source.error(f"it is no XML: {reason}.", builder.line) from None
    assert builder.root is not None  # the parser refuses a file without elements
    return builder.root


def note_misspelled(root: XmlElement, words: Mapping[str, str], notes: Notes) -> None:
    """Note what is not among the words that an element knows, but like one of them."""
    # Slow to import, and seldom of use.
    from difflib import get_close_matches

    waiting = [root]
    while waiting:
        element = waiting.pop()
        waiting += reversed(element.children)
        known = words.get(element.tag, "").split()
        inside = {*element.attributes, *(child.tag for child in element.children)}
        for word in sorted(inside.difference(known)) if known else ():
            by_lower = {one.lower(): one for one in known}
            for like in get_close_matches(word.lower(), by_lower, n=1, cutoff=_LIKE):
                who = f"{word} of {element.where}, which is {by_lower[like]!r}"
                notes.left_out("what looks misspelled", who)


class _Builder(ContentHandler):
    def __init__(self, source: Source, skipped: int) -> None:
        super().__init__()
        self.source = source
        self._skipped = skipped  # lines before what the parser sees
        self.root: XmlElement | None = None
        self._open: list[XmlElement] = []
        self._texts: list[list[str]] = []
        self._count = 0
        self._locator: Any = None

    @property
    def line(self) -> int | None:
        if self._locator is None:
            return None
        return int(self._locator.getLineNumber()) + self._skipped

    def setDocumentLocator(self, locator: object) -> None:
        self._locator = locator

    def startElement(self, name: str, attrs: Any) -> None:
        limits, parent = self.source.limits, self._open[-1] if self._open else None
        element = XmlElement(
            name, dict(attrs.items()), self.line or 0, self.source, parent
        )
        self._count += 1
        if len(self._open) >= limits.nesting:
            raise self.source.error(
                f"its elements lie in each other {limits.nesting} deep, and more is "
                f"not read. Allow more with read(…, limits=Limits(nesting=…)).",
                element.line,
            )
        if self._count > limits.elements:
            raise self.source.error(
                f"it has more than {limits.elements} elements. Allow more with "
                f"read(…, limits=Limits(elements=…)).",
                element.line,
            )
        if parent is None:
            self.root = element
        else:
            parent.children.append(element)
        self._open.append(element)
        self._texts.append([])

    def characters(self, content: str) -> None:
        self._texts[-1].append(content)

    def endElement(self, name: str) -> None:
        self._open.pop().text = "".join(self._texts.pop()).strip()
