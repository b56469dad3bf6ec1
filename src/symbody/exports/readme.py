"""The README of a folder of generated files: how each language is built and called.

In the instructions, `readme.md`, stand NAME for the files, MODULE for one in Python,
FUNCTION for the first function, ARGUMENTS and RESULTS for its own, VALUES for
statements in Python that define the arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import Template
from textwrap import wrap

from symbody.exports.interface import Options
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program
from symbody.writers.source_file import routines

_TEXTS = routines("exports/readme.md")
INSTRUCTIONS: dict[str, str] = {
    language: Template(text).substitute(_TEXTS)
    for language, text in _TEXTS.items()
    if not language.isupper()  # which several share
}
_WIDTH = 88


def readme(
    compiled: CompiledModel,
    options: Options,
    files: Mapping[str, Sequence[str]],
    renamed: Mapping[str, Mapping[str, str]],
) -> str:
    """Return the README; `renamed` has names by language and forbidden name."""
    programs = [compiled.program(purpose) for purpose in options.functions]
    lines = [
        f"# {compiled.system.name}",
        "",
        "Written by symbody. The functions with their arguments and results:",
        "",
        *(_signature(program) for program in programs),
        "",
        "Arrays are of double precision, matrices lie row by row; `k` holds what",
        "follows from the parameters alone. The entries:",
        "",
        *_entries(compiled, programs),
    ]
    for language, paths in files.items():
        lines += ["", f"## {language}", "", *_listed("Files", paths), ""]
        lines += _instructions(language, compiled, options, programs[0], paths)
        lines += _renames(renamed.get(language, {}))
    return "\n".join(lines).rstrip() + "\n"


def _signature(program: Program) -> str:
    arguments = ", ".join(map(str, program.arguments))
    results = ", ".join(
        f"{r.name}[{', '.join(map(str, r.shape))}]" if r.shape else r.name
        for r in program.results
    )
    return f"- `{program.name}({arguments})` gives {results}"


def _entries(compiled: CompiledModel, programs: Sequence[Program]) -> list[str]:
    entries_by_name: dict[str, tuple[str, ...]] = {}
    for program in programs:
        for argument in program.arguments:
            names = tuple(symbol.name for symbol in argument.symbols)
            if argument.name == "p":
                values = compiled.parameters.tolist()
                names = tuple(
                    f"{name} = {value!r}"
                    for name, value in zip(names, values, strict=True)
                )
            entries_by_name.setdefault(argument.name, names)
        for result in program.results:
            entries_by_name.setdefault(f"{program.name}: {result.name}", result.labels)
    return [
        line
        for name, entries in entries_by_name.items()
        if entries
        for line in _listed(name, entries)
    ]


def _listed(title: str, entries: Sequence[str]) -> list[str]:
    text = f"- {title}: {', '.join(f'`{entry}`' for entry in entries)}"
    return wrap(text, _WIDTH, subsequent_indent="  ", break_long_words=False)


def _instructions(
    language: str,
    compiled: CompiledModel,
    options: Options,
    program: Program,
    paths: Sequence[str],
) -> list[str]:
    text = INSTRUCTIONS.get(language)
    if text is None:
        return ["The functions are called as the comments in the files say."]
    arguments = [argument.name for argument in program.arguments]
    replacements = {
        "CONSTANTS": f"{program.name.upper()}_CONSTANTS",
        "REFERENCES": ", ".join(a if a == "t" else f"&{a}" for a in arguments),
        "VALUES": "\n".join(_values(compiled, program)),
        "ARGUMENTS": ", ".join(arguments),
        "RESULTS": ", ".join(result.name for result in program.results),
        "FUNCTION": program.name,
        "MODULE": options.name + f"_{language}" * (language in ("jax", "torch")),
        "FILE": paths[0].rpartition("/")[2],
        "NAME": options.name,
    }
    text = re.sub("|".join(replacements), lambda m: replacements[m.group()], text)
    return text.rstrip("\n").split("\n")


def _values(compiled: CompiledModel, program: Program) -> list[str]:
    """Return the start state and the parameters' values as statements in Python."""
    system = compiled.system
    known: dict[str, object] = {
        "y": compiled.start_state().tolist(),
        "q": [float(value) for value in system.q_start],
        "v": [float(value) for value in system.v_start],
        "x": [float(value) for value in system.x_start],
        "p": compiled.parameters.tolist(),
    }
    lines = []
    for argument in program.arguments:
        if argument.scalar:
            lines.append(f"{argument.name} = 0.0")
            continue
        zeros = [0.0] * len(argument.symbols)
        text = f"{argument.name} = {known.get(argument.name, zeros)!r}"
        lines += wrap(text, _WIDTH, subsequent_indent="     ", break_on_hyphens=False)
    return lines


def _renames(renamed: Mapping[str, str]) -> list[str]:
    if not renamed:
        return []
    pairs = ", ".join(f"`{name}` is `{other}`" for name, other in renamed.items())
    text = f"Names that cannot stand in these files are changed: {pairs}."
    return ["", *wrap(text, _WIDTH, break_long_words=False)]
