"""Files of sound syntax and broken sense: values of the wrong kind, names of nobody."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from xml.etree.ElementTree import Element, tostring

from defusedxml.ElementTree import fromstring

NUMBERS = (
    "0", "-0.0", "-1", "1e308", "-1e308", "1e-308", "5e-324", "1e999", "NaN", "nan",
    "Infinity", "inf", "1" * 400, "0x1f", "1_000", "1.", "٣", "2147483648", "1e15",
    "0.1", "3", "7", "true", "null", '""', "[]", "{}", '"a"', "[[]]",
)  # fmt: skip
WORDS = (
    "", "x" * 3000, "é", "\u202e", "\ud7ff", "\0", "..", "../../etc/passwd", "t",
    "world", "__import__", "model.t", "null", "free", "fixed", "name", "t0", "sin(",
    "1/0", "<!DOCTYPE a [<!ENTITY b 'c'>]>", "&b;", "]]>", "<![CDATA[", "<!--",
    "\\u0000", "\\ud800", "{", "}", "[", "]", "<a>", "</a>", "<", ">", '"', "'",
    "\\", ",",
)  # fmt: skip


def bent_json(rng: Random, text: str, times: int) -> str:
    """Return JSON with values replaced, removed, repeated, swapped or renamed."""
    root = [json.loads(text)]
    for _ in range(times):
        places = _places(root)
        container, key = rng.choice(places)
        other, its_key = rng.choice(places)
        match rng.randrange(6):
            case 0:
                container[key] = _value(rng)
            case 1:
                container[key] = json.loads(json.dumps(other[its_key]))
            case 2:
                _change_text(rng, container, key)
            case 3 if isinstance(container, list) and container is not root:
                container.insert(rng.randrange(len(container) + 1), container[key])
            case 4 if isinstance(container, dict):
                container[rng.choice(WORDS) or str(its_key)] = container.pop(key)
            case _ if container is not root:
                del container[key]
    return json.dumps(root[0])


def _places(root: Any) -> list[tuple[Any, Any]]:
    """Return container and key of every value."""
    found, todo = [], [root]
    while todo:
        container = todo.pop()
        pairs = (
            container.items() if isinstance(container, dict) else enumerate(container)
        )
        for key, value in pairs:
            found.append((container, key))
            if isinstance(value, dict | list):
                todo.append(value)
    return found


def _value(rng: Random) -> object:
    return rng.choice(
        (
            None, True, [], {}, "", -1, 0, 1e308, 5e-324, 10**400, float("nan"), [[]],
            [1, 2, 3], [[1, 2], [3]], "t", "world", {"kind": "Rx"}, "-1/0", "sin(t)",
            {"with": {"t": "t"}, "formula": "t"}, [None], "a" * 1000, 2.5, ["Rx", "Ty"],
        )
    )  # fmt: skip


def _change_text(rng: Random, container: Any, key: object) -> None:
    """Break a formula or a name; turn a number into a text."""
    value = str(container[key])[:2000]
    at = rng.randrange(len(value) + 1)
    container[key] = value[:at] + rng.choice((*WORDS, *NUMBERS)) + value[at + 1 :]


def bent_xml(rng: Random, text: str, times: int) -> str:
    """Return XML with attributes and elements replaced, moved, repeated or removed."""
    root = fromstring(text)
    for _ in range(times):
        parents = [e for e in root.iter() if len(e)]
        with_attributes = [e for e in root.iter() if e.attrib]
        match rng.randrange(6):
            case 0 if parents:
                parent = rng.choice(parents)
                parent.remove(rng.choice(list(parent)))
            case 1 if parents:
                copied = fromstring(tostring(rng.choice(list(rng.choice(parents)))))
                rng.choice(list(root.iter())).append(copied)
            case 2:
                rng.choice(list(root.iter())).tag = rng.choice(list(root.iter())).tag
            case _ if with_attributes:
                _change_attribute(rng, with_attributes)
    return tostring(root, encoding="unicode")


def _change_attribute(rng: Random, elements: list[Element]) -> None:
    element, other = rng.choice(elements), rng.choice(elements)
    name = rng.choice(list(element.attrib))
    value = element.attrib[name]
    words = value.split()
    match rng.randrange(5):
        case 0:
            del element.attrib[name]
        case 1:
            element.attrib[name] = rng.choice(list(other.attrib.values()))
        case 2 if words:
            words[rng.randrange(len(words))] = rng.choice(NUMBERS)
            element.attrib[name] = " ".join(words)
        case 3:
            element.attrib[rng.choice(list(other.attrib))] = value
        case _:
            element.attrib[name] = rng.choice(WORDS)
