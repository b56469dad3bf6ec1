"""Write what the reference says of every kind of element, and the schema of files.

Both follow from the types and docstrings of the fields: run this file after a change of
these. A test holds the files equal to what is written here.
"""

from __future__ import annotations

import inspect
import re
import runpy
from dataclasses import MISSING, fields
from pathlib import Path

from symbody.io.json.write import schema_text
from symbody.model.catalogue import library, summary
from symbody.model.field import field_types
from symbody.model.kinds import kinds
from symbody.public_names import spellings

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference" / "elements.md"
SCHEMA = ROOT / "src" / "symbody" / "io" / "json" / "schema.json"
HEAD = """\
# Elements

All kinds of elements with their fields, in the order in which constructors take them.
What each kind computes is on its own page: [joints](joints.md), [loads](loads.md),
[sensors](sensors.md), [constraints](constraints.md), [contacts](contacts.md),
[loops](loops.md), [shapes](visuals.md). [Elements, drawn](elements-drawn.md) shows
their geometry, with the shortest code. This page follows from the source:
`python docs/make_reference.py` writes it.
"""
GROUPS = {
    "joint": ("Joints", "model.add_joint(name, parent, child, sb.joints.…)"),
    "load": ("Loads", "model.add_load(name, sb.loads.…)"),
    "sensor": ("Sensors", "model.add_sensor(name, sb.sensors.…)"),
    "constraint": ("Constraints", "model.add_constraint(name, sb.constraints.…)"),
    "contact": ("Contacts", "model.add_contact(name, sb.contacts.…)"),
    "loop": ("Loops", "model.add_loop(name, sb.loops.…)"),
    "shape": ("Shapes", "model.add_visual(place, sb.visuals.…)"),
}


def page() -> str:
    """Return the page of the reference."""
    parts = [HEAD, _library()]
    for group, (title, call) in GROUPS.items():
        parts.append(f"## {title}\n\n`{call}`\n")
        parts += [_section(kind) for kind in kinds(group, own=False).values()]
    return "\n".join(parts)


def _library() -> str:
    """Return the library of elements by what they are for."""
    text = (
        "## The library\n\nWhat is between bodies and nodes, acts in joints, drives "
        "and binds, as `sb.elements.catalogue()` lists it.\n"
    )
    for title, names in library().items():
        text += f"\n| {title} | |\n|---|---|\n"
        rows = ((f"sb.{spellings()[name]}", _plain(summary(name))) for name in names)
        text += "".join(f"| `{name}` | {meaning} |\n" for name, meaning in rows)
    return text


def _section(kind: type) -> str:
    summary = (inspect.getdoc(kind) or "").partition("\n")[0]
    meanings = _meanings(kind)
    text = f"### {kind.__name__}\n\n{_plain(summary)}{_value(kind)}\n"
    types = field_types(kind)
    if not types:
        return text
    text += "\n| field | takes | default | meaning |\n|---|---|---|---|\n"
    for entry in fields(kind):
        default = "" if entry.default is MISSING else f"`{entry.default!r}`"
        words = types[entry.name].words
        meaning = _plain(meanings[entry.name])
        text += f"| `{entry.name}` | {words} | {default} | {meaning} |\n"
    return text


def _value(kind: type) -> str:
    """Return what a load or sensor gives, where that is the same for all of a kind."""
    shape, unit = getattr(kind, "shape", None), getattr(kind, "unit", None)
    if not isinstance(shape, tuple):
        return ""
    size = "×".join(map(str, shape)) or "one number"
    return f" Value: {size} [{unit}]." if unit else f" Value: {size}."


def _meanings(kind: type) -> dict[str, str]:
    """Return the meaning of each field, from "Attributes" of a kind and its bases."""
    if kind is object:
        return {}
    meanings = {k: v for base in kind.__bases__ for k, v in _meanings(base).items()}
    doc = inspect.cleandoc(kind.__doc__ or "")
    section = re.search(r"^Attributes:\n((?:    .*\n?|\n)*)", doc, re.M)
    entries = section.group(1) if section else ""
    found = re.findall(r"^    (\w+): (.*(?:\n {8}.*)*)", entries, re.M)
    return meanings | {name: " ".join(text.split()) for name, text in found}


def _plain(text: str) -> str:
    """Return a text that Markdown shows as it is."""
    return re.sub(r"([|*_<])", r"\\\1", text)


def main() -> None:
    """Write the files."""
    PAGE.write_text(page(), "utf-8")
    missing = runpy.run_path(str(ROOT / "docs" / "missing.py"))["page"]()
    PAGE.with_name("missing.md").write_text(missing, "utf-8")
    SCHEMA.write_text(schema_text(), "utf-8")


if __name__ == "__main__":
    main()
