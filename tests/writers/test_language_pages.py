"""The pages of the languages tell the truth: their code is built, and prints that."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "languages"
NO_JULIA = pytest.mark.skipif(
    shutil.which("julia") is None, reason="Julia is neither in Debian nor on PyPI"
)
PAGES = [
    pytest.param("cpp", "main.cpp", marks=pytest.mark.compiler("g++")),
    pytest.param("fortran", "main.f90", marks=pytest.mark.compiler("gfortran")),
    pytest.param("julia", "main.jl", marks=NO_JULIA),
    pytest.param("rust", "main.rs", marks=pytest.mark.compiler("rustc")),
]


def block(language, kind):
    """Return the only block of a kind on the page of a language."""
    text = (FOLDER / f"{language}.md").read_text("utf-8")
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```", text, re.S | re.M)
    return found


@pytest.mark.parametrize(("language", "file"), PAGES)
def test_the_example_prints_what_the_page_says(language, file, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(block(language, "python"), {})
    (tmp_path / file).write_text(block(language, language))
    done = subprocess.run(
        ["sh", "-e", "-c", block(language, "sh")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == block(language, "text")


def test_all_languages_print_the_same():
    said = {block(language, "text") for language in ("cpp", "fortran", "julia", "rust")}
    assert len(said) == 1
