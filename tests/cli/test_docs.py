"""`symbody docs`: where the site goes."""

from pathlib import Path

import pytest

from symbody.cli.environment import build
from symbody.cli.main import main

pytest.importorskip("mkdocs")


def test_the_command_tells_which_file_to_open(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("symbody.cli.environment.build", lambda source, folder: None)
    assert main(["docs", "--out", str(tmp_path / "site")]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'site' / 'index.html'}\n"


def test_a_site_goes_to_where_the_command_was_given(tmp_path, monkeypatch):
    source, here = tmp_path / "repository", tmp_path / "here"
    (source / "docs").mkdir(parents=True)
    here.mkdir()
    (source / "docs" / "index.md").write_text("# A page")
    (source / "mkdocs.yml").write_text("site_name: some")
    monkeypatch.chdir(here)
    build(source / "mkdocs.yml", Path("site"))
    assert (here / "site" / "index.html").is_file()
    assert not (source / "site").exists()
