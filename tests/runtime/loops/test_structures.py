"""Python and C mean the same memory."""

from __future__ import annotations

import ctypes
import subprocess

import pytest

from symbody.pipeline import inertia
from symbody.runtime import (
    batch_task,
    closing,
    repeat,
    rolled_tree,
)
from symbody.runtime.loops import contacts, structures
from symbody.runtime.loops.library import SOURCES

# Modules whose structures are known once they are imported.
MODULES = batch_task, closing, contacts, inertia, repeat, rolled_tree
FILES = (
    "moreau.h", "batch.h", "lanes.h", "tree_motion.h", "repeat.c", "closing.c",
    "tree_mass.c",
)  # fmt: skip


@pytest.mark.compiler("c")
def test_fields_are_where_c_has_them(tmp_path):
    lines = ["#include <stddef.h>", *(f'#include "{file}"' for file in FILES)]
    known = {n: k for n, k in structures._KINDS.items() if hasattr(k, "_fields_")}
    assert len(known) == 32
    places = [(f"sizeof({name})", ctypes.sizeof(kind)) for name, kind in known.items()]
    places += [
        (f"offsetof({name}, {field})", getattr(kind, field).offset)
        for name, kind in known.items()
        for field, *_ in kind._fields_
    ]
    for i, (place, wanted) in enumerate(places):
        lines.append(f"typedef char same_{i}[{place} == {wanted} ? 1 : -1];")
    (tmp_path / "main.c").write_text("\n".join(lines))
    command = ["cc", "-std=gnu99", f"-I{SOURCES}", "-c", "main.c"]
    subprocess.run(command, cwd=tmp_path, check=True)


@pytest.mark.compiler("c")
def test_endings_have_the_numbers_of_c(tmp_path):
    lines = ["#include <stdio.h>", '#include "ode.h"', "int main(void) {"]
    lines += [f'printf("%d\\n", ODE_{ending.name});' for ending in structures.Ending]
    (tmp_path / "main.c").write_text("\n".join([*lines, "return 0; }"]))
    command = ["cc", "-std=c99", f"-I{SOURCES}", "-o", "main", "main.c"]
    subprocess.run(command, cwd=tmp_path, check=True)
    found = subprocess.run([tmp_path / "main"], capture_output=True, check=True)
    assert list(map(int, found.stdout.split())) == list(structures.Ending)
