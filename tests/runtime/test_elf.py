"""Objects are placed in memory as LLVM does it, or left to it."""

from __future__ import annotations

import ctypes
import platform
import struct
import sys
import weakref
from math import sin
from pathlib import Path

import pytest

from symbody.runtime import elf, machine_code

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() != "x86_64",
    reason="elsewhere LLVM places all objects",
)

TEXT = """
@counter = global i64 40
@scratch = global [4 x i64] zeroinitializer
@table = constant [3 x double] [double 1.5, double 2.5, double 3.5]
@hidden = internal global ptr @counter

declare double @sin(double)
declare double @{external}(double)

define double @value(double %x) {{
  %s = call double @sin(double %x)
  %e = call double @{external}(double %s)
  %t = load double, ptr getelementptr (double, ptr @table, i64 2)
  %sum = fadd double %e, %t
  ret double %sum
}}

define i64 @count() {{
  %at = load ptr, ptr @hidden
  %old = load i64, ptr %at
  %new = add i64 %old, 1
  store i64 %new, ptr %at
  store i64 %new, ptr getelementptr (i64, ptr @scratch, i64 3)
  ret i64 %new
}}
"""
DOUBLE = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)


@pytest.fixture(scope="module")
def external():
    """A name and a function that modules call of each other."""
    function = DOUBLE(lambda x: 2 * x)
    return "twice_of_test", ctypes.cast(function, ctypes.c_void_p).value, function


def object_of(text):
    return machine_code._compiled(text, 1)


@pytest.fixture(scope="module")
def code(external):
    return object_of(TEXT.format(external=external[0]))


def placed(code, externals):
    memory, addresses = elf.placed(code, externals)
    return machine_code.MachineCode(memory, addresses.__getitem__, "")


def test_what_is_placed_computes_what_llvm_links(code, external):
    name, address, _ = external
    machine_code._EXTERNALS[name] = address
    ours = placed(code, {name: address})
    theirs = machine_code._linked_by_llvm(code, "")
    for x in (0.0, 0.3, -2.0):
        values = [DOUBLE(found.find("value"))(x) for found in (ours, theirs)]
        assert values == [2 * sin(x) + 3.5] * 2
    counts = [ctypes.CFUNCTYPE(ctypes.c_int64)(f.find("count")) for f in (ours, theirs)]
    assert [count() for count in counts] == [41, 41]
    assert counts[0]() == 42
    last = ctypes.c_int64.from_address(ours.find("scratch") + 24)
    assert last.value == 42


def test_functions_cannot_be_written_and_data_cannot_be_run(code, external):
    found = placed(code, {external[0]: external[1]})
    assert permission(found.find("value")) == "r-xp"
    assert permission(found.find("table")) == "r-xp"
    assert permission(found.find("counter")) == "rw-p"
    assert permission(found.find("scratch")) == "rw-p"


def permission(address):
    """Return what may be done with memory, as the system has it."""
    for line in Path("/proc/self/maps").read_text().splitlines():
        place, allowed, *_ = line.split()
        first, end = (int(part, 16) for part in place.split("-"))
        if first <= address < end:
            return allowed
    raise AssertionError("no memory at all")


def test_a_name_that_nobody_knows_is_left_to_llvm(code):
    assert elf.placed(code, {}) is None


def test_objects_of_other_machines_are_left_to_llvm(code, external):
    known = {external[0]: external[1]}
    arm = code[:18] + struct.pack("<H", 183) + code[20:]
    assert elf.placed(arm, known) is None
    assert elf.placed(b"\xcf\xfa\xed\xfe" + code[4:], known) is None
    assert elf.placed(code[:40], known) is None
    assert elf.placed(code[: len(code) // 2], known) is None


def test_data_of_threads_and_names_that_may_be_missing_are_left_to_llvm():
    assert elf.placed(object_of("@t = thread_local global i64 1"), {}) is None
    name = "@not_there_of_test"
    text = f"declare extern_weak void {name}()\n@p = global ptr {name}"
    assert elf.placed(object_of(text), {}) is None


def test_where_memory_may_not_become_code_llvm_is_asked(code, external, monkeypatch):
    def refused(address, size):
        raise OSError(13, "mprotect")

    monkeypatch.setattr(elf, "_make_runnable", refused)
    name, address, _ = external
    assert elf.placed(code, {name: address}) is None
    machine_code._EXTERNALS[name] = address
    found = machine_code._linked(code, "")
    assert DOUBLE(found.find("value"))(0.0) == 3.5


def test_memory_goes_with_the_code():
    found = placed(object_of("define double @one() {\n  ret double 1.0\n}"), {})
    memory = weakref.ref(found.owner)
    assert DOUBLE(found.find("one"))(0.0) == 1.0
    del found
    assert memory() is None
