"""Values that .mbs files have as text of elements."""

from __future__ import annotations

from symbody.io.xml import XmlElement, number_in

_SHOWN = 60  # characters of what is quoted


def text_of(element: XmlElement, tag: str, default: str | None = None) -> str:
    """Return the text of a child.

    Raises:
        ReadError: The child is missing and there is no default, or it is there twice.
    """
    child = element.child(tag)
    if child is None or not child.text:
        if default is None:
            raise element.error(f"an element {tag!r} with a text is missing here.")
        return default
    return child.text


def number_of(element: XmlElement, tag: str, default: float | None = None) -> float:
    """Return the text of a child as a finite number.

    Raises:
        ReadError: It is none, or missing without a default.
    """
    word = text_of(element, tag, None if default is None else repr(default))
    return as_number(element.child(tag) or element, word)


def as_number(element: XmlElement, word: str) -> float:
    """Return a word as a finite number.

    Raises:
        ReadError: It is none.
    """
    value = number_in(word)
    if value is None:
        raise element.error(f"{word[:_SHOWN]!r} is not a finite number.")
    return value


def vector_of(element: XmlElement | None) -> tuple[float, float, float]:
    """Return the coordinates x, y, z in an element; zero where they are missing.

    Raises:
        ReadError: One is no number.
    """
    if element is None:
        return 0.0, 0.0, 0.0
    place = element.child("coordinates") or element
    x, y, z = (number_of(place, axis, 0.0) for axis in "xyz")
    return x, y, z


def named(element: XmlElement, *tags: str) -> str:
    """Return the name of an element, which a child or an attribute tells."""
    for tag in tags:
        if tag in element.attributes:
            return element.get(tag)
        child = element.child(tag)
        if child is not None and child.text:
            return child.text
    raise element.error(f"its name is missing: an element {tags[0]!r} with a text.")
