"""The documentation as a site: it builds without warnings, and its pages compute."""

import logging

import pytest

from symbody.cli import main
from symbody.cli.docs import sources

pytest.importorskip("mkdocs")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def test_the_site_is_built_without_warnings(tmp_path, caplog, monkeypatch):
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    # One mechanism shows what the others do.
    monkeypatch.setenv("SYMBODY_GALLERY", "crane_crab")
    with caplog.at_level(logging.WARNING, logger="mkdocs"):
        assert main(["docs", "--out", str(tmp_path / "site")]) == 0
    assert [record.getMessage() for record in caplog.records] == []
    site = tmp_path / "site"
    index = (site / "index.html").read_text("utf-8")
    assert 'src="live/crane_crab.html#moving"' in index
    page = (site / "live" / "crane_crab.html").read_text("utf-8")
    assert '"wasm":{"code"' in page
    # Of an element's name the browser would scroll to it, and the page around it, too.
    assert 'location.hash === "#moving"' in page
    assert 'id="moving"' not in page
    assert "unpkg.com" not in index
    assert "howto/see-it.md" in (site / "llms.txt").read_text("utf-8")
    reference = (site / "reference" / "api.html").read_text("utf-8")
    assert 'id="simulate"' in reference


def test_the_sources_are_found_in_the_repository():
    assert (sources().parent / "docs" / "index.md").is_file()
