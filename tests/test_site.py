"""The documentation as a site: it builds without warnings, and its pages compute."""

import base64
import gzip
import logging
import re
import shutil

import pytest

from symbody.cli import main
from symbody.cli.environment import sources

pytest.importorskip("mkdocs")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def packed(page, name):
    """Return a text that a page holds compressed."""
    found = re.search(rf'<script type="application/gzip" id="{name}">(.*?)<', page)
    return gzip.decompress(base64.b64decode(found[1])).decode()


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
    assert '"wasm":{"code"' in packed(page, "data")
    # Of an element's name the browser would scroll to it, and the page around it, too.
    assert r"location.hash === \"#moving\"" in packed(page, "scripts")
    assert 'id="moving"' not in page
    assert "unpkg.com" not in index
    listed = (site / "llms.txt").read_text("utf-8")
    assert "howto/see-it.md" in listed
    paths = re.findall(r"\]\(([^)]+)\)", listed)
    assert [path for path in paths if not (site / path).is_file()] == []
    assert (site / "reference" / "cheat-sheet.pdf").read_bytes().startswith(b"%PDF")
    gallery = (site / "gallery.html").read_text("utf-8")
    assert gallery.count("library-") >= 60
    assert 'href="howto/close-loops.html"' in index
    reference = (site / "reference" / "api.html").read_text("utf-8")
    assert 'id="simulate"' in reference


def test_the_sources_are_found_in_the_repository():
    assert (sources().parent / "docs" / "index.md").is_file()


@pytest.mark.compiler("chromium")
def test_a_search_from_disk_finds_how_before_why_and_words_of_the_trade(
    tmp_path, monkeypatch
):
    from playwright.sync_api import sync_playwright

    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    monkeypatch.setenv("SYMBODY_GALLERY", "crane_crab")
    site = tmp_path / "site"
    assert main(["docs", "--out", str(site)]) == 0
    first = {}
    with sync_playwright() as play:
        path = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))))
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        asked = []
        page = browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        every = ("equilibrium", "lanes", "modes", "Bode", "camber", "hysteresis")
        tools = ("GSTIFF", "MJX", "crba", "Simscape", "Moco")
        for words in (*every, *tools):
            page.goto(f"{(site / 'index.html').as_uri()}?q={words}")
            link = page.wait_for_selector(".md-search-result__link", timeout=60_000)
            first[words] = link.get_attribute("href").partition("/site/")[2]
        browser.close()
    assert [url for url in asked if not url.startswith("file:")] == []
    howto = ("equilibrium", "lanes", "modes")
    assert {w: first[w].partition("/")[0] for w in howto} == dict.fromkeys(
        howto, "howto"
    )
    assert [first[t].partition("?")[0] for t in tools] == [
        f"howto/coming-from-{tool}.html"
        for tool in ("adams", "mujoco", "pinocchio", "simscape", "opensim")
    ]
    trade = ("Bode", "camber", "hysteresis")
    assert all(re.match("howto|tutorials|reference", first[w]) for w in trade), first
