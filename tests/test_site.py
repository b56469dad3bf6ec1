"""The documentation as a site: it builds without warnings, and its pages compute."""

import base64
import gzip
import logging
import re
import shutil

import pytest

from probes.axe_core import violations
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


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Return the folder of the site with one page of the gallery."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_MKDOCS_2_WARNING", "1")
        patch.setenv("SYMBODY_GALLERY", "crane_crab")
        assert main(["docs", "--out", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        path = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))))
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.mark.compiler("chromium")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_on_pages_of_the_site(site, browser, scheme):
    size = {"width": 390, "height": 844}
    context = browser.new_context(viewport=size, color_scheme=scheme)
    tab = context.new_page()
    for page in ("index.html", "howto/see-it.html", "library.html"):
        tab.goto((site / page).as_uri())
        tab.wait_for_timeout(500)
        wrong, right = violations(tab)
        assert (page, wrong) == (page, [])
        assert right > 10
        wide = "document.documentElement.scrollWidth"
        assert tab.evaluate(wide) == size["width"], page
    context.close()


@pytest.mark.compiler("chromium")
def test_a_search_from_disk_finds_how_before_why_and_words_of_the_trade(site, browser):
    first, asked = {}, []
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request.url))
    every = ("equilibrium", "lanes", "modes", "Bode", "camber", "hysteresis")
    tools = ("GSTIFF", "MJX", "crba", "Simscape", "Moco")
    for words in (*every, *tools):
        page.goto(f"{(site / 'index.html').as_uri()}?q={words}")
        link = page.wait_for_selector(".md-search-result__link", timeout=60_000)
        first[words] = link.get_attribute("href").partition("/site/")[2]
    page.close()
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
