"""From a model to source files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from symbody.errors import WriterError
from symbody.formalisms.dynamics import Formalism
from symbody.model.model import Model
from symbody.pipeline.stages import compile_model
from symbody.writers.generate import WRITERS
from symbody.writers.generate import generate as write

LANGUAGES = tuple(WRITERS)


def generate(
    model: Model,
    language: str,
    directory: str | Path = ".",
    *,
    functions: Sequence[str] = ("derivatives",),
    formalism: Formalism = "auto",
    force: bool = False,
) -> list[Path]:
    """Write functions of a model in a programming language.

    Args:
        model: The mechanism.
        language: "c", "python", "numpy" or "llvm".
        directory: Where the files go; made if it is not there.
        functions: Which functions: "derivatives", "forward_dynamics", "mass_matrix",
            "bias", "inverse_dynamics", "sensors", "energy", "jacobian", ….
        formalism: See `derive`.
        force: Whether files that differ may be overwritten.

    Returns:
        The paths of the files.

    Raises:
        WriterError: The language is unknown, or a file is there already with other
            content.
    """
    compiled = compile_model(model, formalism=formalism)
    programs = [compiled.program(purpose) for purpose in functions]
    texts = write(programs, language, name=model.name)
    folder = Path(directory)
    paths = {folder / name: text for name, text in texts.items()}
    for path, text in paths.items():
        if path.exists() and not force and path.read_text(encoding="utf-8") != text:
            raise WriterError(
                f"generate: {path} exists and holds something else. Choose another "
                f"directory, or allow overwriting with force=True (--force)."
            )
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in paths.items():
        path.write_text(text, encoding="utf-8")
    return list(paths)
