"""Python and C mean the same memory."""

from __future__ import annotations

import ctypes
import subprocess

import pytest

from symbody.runtime.loops import structures
from symbody.runtime.loops.library import SOURCES

NAMES = {
    "ode_system": structures.System,
    "ode_options": structures.Options,
    "ode_counts": structures.Counts,
    "ode_solver": structures.Solver,
    "model_call": structures.Call,
    "model_context": structures.Context,
    "model_run": structures.Run,
    "contact_event": structures.ContactEvent,
    "law_problem": structures.LawProblem,
    "contact_system": structures.ContactSystem,
}


@pytest.mark.compiler("c")
def test_fields_are_where_c_has_them(tmp_path):
    lines = ["#include <stddef.h>", "#include <stdio.h>", '#include "contact.h"']
    lines.append("int main(void) {")
    wanted = []
    for name, structure in NAMES.items():
        lines.append(f'printf("%zu\\n", sizeof({name}));')
        wanted.append(ctypes.sizeof(structure))
        for field, *_ in structure._fields_:
            lines.append(f'printf("%zu\\n", offsetof({name}, {field}));')
            wanted.append(getattr(structure, field).offset)
    lines.append("return 0; }")
    (tmp_path / "main.c").write_text("\n".join(lines))
    command = ["cc", "-std=c99", f"-I{SOURCES}", "-o", "main", "main.c"]
    subprocess.run(command, cwd=tmp_path, check=True)
    found = subprocess.run([tmp_path / "main"], capture_output=True, check=True)
    assert list(map(int, found.stdout.split())) == wanted


@pytest.mark.compiler("c")
def test_endings_have_the_numbers_of_c(tmp_path):
    lines = ["#include <stdio.h>", '#include "ode.h"', "int main(void) {"]
    lines += [f'printf("%d\\n", ODE_{ending.name});' for ending in structures.Ending]
    (tmp_path / "main.c").write_text("\n".join([*lines, "return 0; }"]))
    command = ["cc", "-std=c99", f"-I{SOURCES}", "-o", "main", "main.c"]
    subprocess.run(command, cwd=tmp_path, check=True)
    found = subprocess.run([tmp_path / "main"], capture_output=True, check=True)
    assert list(map(int, found.stdout.split())) == list(structures.Ending)
