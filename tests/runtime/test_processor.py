"""What LLVM says of the processor is kept, and asked again where it may differ."""

from __future__ import annotations

from importlib.machinery import ModuleSpec

import pytest

from symbody.runtime import cache as module
from symbody.runtime.cache import hardware, processor


@pytest.fixture
def asked(tmp_path, monkeypatch):
    """How often LLVM was asked, with an empty folder for what is kept."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(folder))
    times, ask = [], module._of_llvm
    monkeypatch.setattr(module, "_of_llvm", lambda: times.append(folder) or ask())
    yield times
    processor.cache_clear()


def again():
    """Return the answer as another process has it."""
    processor.cache_clear()
    return processor()


def test_llvm_is_asked_once_on_a_machine(asked):
    assert again() == again() == module._of_llvm()
    assert len(asked) == 2  # and the one above


def test_another_processor_or_llvm_is_asked_again(asked, monkeypatch, tmp_path):
    again()
    monkeypatch.setattr(module, "hardware", lambda: "flags: sse2")
    again()
    assert len(asked) == 2
    new = tmp_path / "binding"
    new.mkdir()
    (new / "libllvmlite.so").write_bytes(b"another")
    spec = ModuleSpec("llvmlite", None, origin=str(tmp_path / "__init__.py"))
    monkeypatch.setattr(module, "find_spec", lambda name: spec)
    again()
    assert len(asked) == 3


def test_where_nothing_can_be_kept_llvm_answers(asked, monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path / "file"))
    assert again() == again()
    assert len(asked) == 2


def test_a_system_that_tells_nothing_of_its_processor_has_llvm_of_llvm(
    asked, monkeypatch, tmp_path
):
    monkeypatch.setattr(module, "_INFORMATION", tmp_path / "missing")
    assert again() == again()
    assert len(asked) == 2
    assert hardware()


def test_the_first_of_many_processors_is_told(monkeypatch, tmp_path):
    block = "processor\t: 0\nmodel name\t: X\ncpu MHz\t: 17\nflags\t: sse2 avx\n\n"
    information = tmp_path / "cpuinfo"
    information.write_text(block * 3)
    monkeypatch.setattr(module, "_INFORMATION", information)
    assert hardware() == "model name\t: X\nflags\t: sse2 avx"


def test_processors_of_arm_are_told_apart(monkeypatch, tmp_path):
    block = "processor\t: 0\nFeatures\t: fp asimd sve\nCPU part\t: 0xd40\n\n"
    information = tmp_path / "cpuinfo"
    information.write_text(block * 3)
    monkeypatch.setattr(module, "_INFORMATION", information)
    assert hardware() == "Features\t: fp asimd sve\nCPU part\t: 0xd40"
