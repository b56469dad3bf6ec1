"""What symbody does not do: one table, from which the page of the reference is written.

Each row has a probe, which the tests call: a thing that works by now may not stay in
the table, and no other page may say by itself that something is missing.
"""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import symbody as sb
from symbody.view.computing import computing
from symbody_pymbs import MbsSystem

HEAD = """\
# What is missing

What other tools or standards have and symbody has not, with what there is in its
place. A test tries each row, so that nothing stays here that works by now.
`python docs/make_reference.py` writes this page.

| of | what is missing | in its place |
|---|---|---|
"""


class Missing(NamedTuple):
    """Something that is missing.

    Attributes:
        of: The page that it concerns, below docs/.
        title: What the page is of.
        what: What is missing.
        instead: What there is in its place.
        probe: Whether it is missing still.
    """

    of: str
    title: str
    what: str
    instead: str
    probe: Callable[[], bool]


def _refused(call: Callable[[], object]) -> bool:
    try:
        call()
    except sb.errors.SymbodyError:
        return True
    return False


def _no_word_of_fmi(word: str) -> bool:
    model = sb.Model("vectors")
    model.add_input("F", shape=(3,))
    model.add_joint("slide", model.world, model.add_body("body", mass=1), "Tx")
    with tempfile.TemporaryDirectory() as folder:
        (path,) = sb.generate(model, "fmu3", folder, binaries=False)
        with zipfile.ZipFile(path) as archive:
            text = archive.read("modelDescription.xml").decode()
    return f"<{word}" not in text


def _with_python() -> sb.Model:
    model = sb.Model("fan")
    slide = model.add_joint("slide", model.world, model.add_body("body", mass=1), "Tx")
    drag = sb.ExternalFunction("drag", lambda v: -v * abs(v))
    model.add_load("drag", sb.loads.JointForce(slide, drag(slide.v[0])))
    return model


def _read_again() -> sb.Model:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fan.json"
        sb.write(_with_python(), path)
        return sb.read(path)


def _geared() -> sb.Model:
    model = sb.library.chain(3)
    first, second = list(model.joints.values())[:2]
    model.add_constraint("gear", sb.constraints.Gear(first, second, 2.0))
    return model


MISSING = [
    Missing(
        "howto/coming-from-pymbs.md", "PyMbs", "bodies that bend (`addFlexibleBody`)",
        "rigid parts with `Beam` between them",
        lambda: _refused(lambda: MbsSystem([0, 0, -1]).addFlexibleBody()),
    ),
    Missing(
        "howto/make-an-fmu.md", "FMUs", "arrays of FMI 3.0",
        "a variable an entry", lambda: _no_word_of_fmi("Dimension"),
    ),
    Missing(
        "howto/make-an-fmu.md", "FMUs", "clocks",
        "time events in model exchange, and steps that end there in co-simulation",
        lambda: _no_word_of_fmi("Clock"),
    ),
    Missing(
        "howto/make-an-fmu.md", "FMUs", "scheduled execution",
        "model exchange and co-simulation",
        lambda: _no_word_of_fmi("ScheduledExecution"),
    ),
    Missing(
        "howto/see-it.md", "Pages", "functions of Python in formulas",
        "the motion is played as it was computed, and the page says so",
        lambda: computing(sb.compile_model(_with_python()), sb.DP853()).module is None,
    ),
    Missing(
        "howto/models-as-files.md", "Files", "what an `ExternalFunction` computes",
        "its name; `sb.read(…, functions={…})` takes the function",
        lambda: _refused(_read_again),
    ),
    Missing(
        "howto/large-models.md", "Rolled trees",
        "gears and other constraints that follow coordinates",
        "formulas of all bodies",
        lambda: _refused(lambda: sb.compile_model(_geared(), rolled=True)),
    ),
]  # fmt: skip


def page() -> str:
    """Return the page of the reference."""
    rows = (f"| [{m.title}](../{m.of}) | {m.what} | {m.instead} |" for m in MISSING)
    return HEAD + "\n".join(rows) + "\n"
