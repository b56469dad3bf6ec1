"""Qualifiers of functions, tables and pointers in C and its descendants."""

from __future__ import annotations

from dataclasses import dataclass
from string import Template
from typing import final

from symbody.writers.sincos_loop import C as SINCOS


@final
@dataclass(frozen=True)
class Qualifiers:
    """The words by which one language of the family differs from the others.

    Attributes:
        public: Before a function that users call.
        internal: Before one of the file's own.
        part: Before the part of a function that is too long for one.
        data: Before a table.
        restrict: Says that nothing else leads to what a pointer leads to.
        sincos: The function that computes sines and cosines of many angles.
        small_stacks: Whether large scratch memory is not of the stack.
    """

    public: str
    internal: str
    part: str
    data: str
    restrict: str
    sincos: str
    small_stacks: bool = False

    def fill(self, text: str) -> str:
        """Return a text with these words for $internal, $data and $restrict."""
        return Template(text).substitute(
            internal=self.internal, data=self.data, restrict=self.restrict
        )


C99 = Qualifiers(
    public="",
    internal="static ",
    part="static ",
    data="static ",
    restrict="restrict",
    sincos=SINCOS,
    small_stacks=True,
)
