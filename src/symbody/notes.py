"""Notes on results: sentences that say what they are about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias, final, get_args

from symbody.arguments import Arguments, listed

NoteKind: TypeAlias = Literal[
    "result",  # of one analysis, in its own words
    "start",  # start values that are not what was given, or take the place of others
    "inputs",  # inputs without a value, or at their limits
    "limits",  # joints beyond their limits, which stop nothing
    "range",  # laws beyond what they hold for, contacts that would pull
    "value",  # quantities that are not numbers
    "jump",  # velocities, nodes or cables that jumped
    "balance",  # what has no mass, where loads do not push it back
    "singular",  # positions near which rounding decides
    "constraints",  # how constraints are kept, and by how much they are off
    "accuracy",  # rates and steps that cost or lack accuracy
    "rigid",  # eigenvalues of zero, along whose motions mechanisms may drift
    "repeated",  # eigenvalues that several modes have
    "undetermined",  # what data, targets or forces leave open
    "missed",  # targets and wishes that are not met
    "instant",  # what holds at one instant of a motion alone
    "impossible",  # masses and inertias that no body has
    "search",  # where a search began, and along which path it went
    "actuators",  # how actuators share their work
    "controller",  # controllers that took too long
    "contacts",  # series of impacts that are ended, forces that are not unique
    "when clause",  # conditions that hold at the start
    "runs",  # some of many runs: those that failed, or have notes
]


@final
class Note(str):
    """A sentence that is to be known of a result, and what it is about.

    It is a text, and prints, compares and is saved as such.

    Attributes:
        kind: What it is about, such as "limits" or "jump".
        element: Name of the element; "" where it is about several, or none.
        time: From when on it holds [s]; None for the whole result.
    """

    __slots__ = ("element", "kind", "time")
    kind: NoteKind
    element: str
    time: float | None

    def __new__(
        cls,
        text: str,
        kind: NoteKind = "result",
        element: str = "",
        time: float | None = None,
    ) -> Note:
        """Return a sentence as a note; see the attributes."""
        note = super().__new__(cls, text)
        note.kind, note.element, note.time = kind, element, time
        return note

    def __reduce__(self) -> tuple[type[Note], tuple[object, ...]]:
        """Let copies and pickles have all of it."""
        return Note, (str(self), self.kind, self.element, self.time)


def noted(texts: Iterable[str]) -> tuple[Note, ...]:
    """Return sentences as notes; those that are notes stay as they are."""
    return tuple(text if isinstance(text, Note) else Note(text) for text in texts)


def subjects(notes: Iterable[str]) -> list[list[object]]:
    """Return kind, element and time of notes, for files that keep the texts."""
    return [[note.kind, note.element, note.time] for note in noted(notes)]


def with_subjects(texts: Sequence[str], about: Sequence[Any]) -> tuple[Note, ...]:
    """Return texts of a file as notes; older files do not say what they are about."""
    pairs = zip(texts, about or [()] * len(texts), strict=True)
    return tuple(Note(text, *subject) for text, subject in pairs)


def note_of_missing(names: Sequence[str]) -> tuple[Note, ...]:
    """Return a note on inputs for which zero was taken; none without such."""
    if not names:
        return ()
    several = len(names) > 1
    kind = "inputs" if several else "input"
    text = f"No value was given for the {kind} {listed(names)}: zero was taken."
    return (Note(text, "inputs", "" if several else names[0]),)


def note_of_idle(names: Sequence[str]) -> tuple[Note, ...]:
    """Return a note on values of what no formula of the model holds, if there are."""
    if not names:
        return ()
    several = len(names) > 1
    text = (
        f"The value{'s' if several else ''} of {listed(names)} "
        f"{'have' if several else 'has'} no effect: no load, drive or other formula of "
        f"the model holds {'them' if several else 'it'}. An element may be missing, "
        f"such as model.add_load('push', sb.loads.JointForce(joint, {names[0]}))."
    )
    return (Note(text, "inputs", "" if several else names[0]),)


def of_kind(notes: Iterable[Note], kind: NoteKind) -> tuple[Note, ...]:
    """Return the notes of a kind, or raise CallError where there is no such kind."""
    Arguments("notes_of").word("kind", kind, get_args(NoteKind))
    return tuple(note for note in notes if note.kind == kind)
