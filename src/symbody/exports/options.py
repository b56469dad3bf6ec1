"""Options and results of a package of files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, final

from symbody.pipeline.compiled_model import CompiledModel


@final
@dataclass(frozen=True)
class Options:
    """Options for the files of a model.

    Attributes:
        name: Of the files, without extension; a valid name in every language.
        functions: Functions of the model, see FUNCTIONS, in this order. A package may
            hold more of them, where its format needs them.
        binaries: Whether a package that may hold a binary for this platform has one;
            without, no compiler is needed.
    """

    name: str
    functions: tuple[str, ...] = ("derivatives",)
    binaries: bool = True


# By path inside the folder, "/" between its parts: a text, or bytes as they are.
Files: TypeAlias = dict[str, str | bytes]

# Derives from the model what it needs; the model says what the user called things,
# its visuals, start values and parameters (compiled.system).
Package: TypeAlias = Callable[[CompiledModel, Options], Files]

Packages: TypeAlias = Mapping[str, Package]
