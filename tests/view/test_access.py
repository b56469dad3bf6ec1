"""Pages for readers of all kinds: by keyboard, screen reader, phone, without WebGL."""

import shutil

import numpy as np
import pytest

import symbody as sb
from probes.axe_core import violations

pytestmark = [pytest.mark.compiler("chromium"), pytest.mark.slow]
_SOFTWARE = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
_WIDE, _PHONE = (1280, 800), (390, 844)
_NO_WEBGL = """const { prototype } = HTMLCanvasElement, own = prototype.getContext;
prototype.getContext = function (kind, ...more) {
  return /webgl/.test(kind) ? null : own.call(this, kind, ...more);
};"""


@pytest.fixture(scope="module")
def browser():
    from playwright.sync_api import sync_playwright

    found = map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))
    path = next(filter(None, found))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=_SOFTWARE)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """Return the page of a four-bar, which has all groups of the panel."""
    path = tmp_path_factory.mktemp("page") / "four_bar.html"
    sb.library.four_bar().to_html(path)
    return path


@pytest.fixture
def opened(browser, file):
    """Return a function that opens the page at a size, light or dark."""
    contexts = []

    def page(size=_WIDE, scheme="light", before=None):
        viewport = {"width": size[0], "height": size[1]}
        # axe-core is a script from outside, which the policy of the page forbids.
        context = browser.new_context(
            viewport=viewport, color_scheme=scheme, bypass_csp=True
        )
        contexts.append(context)
        tab = context.new_page()
        if before is not None:
            tab.add_init_script(before)
        tab.goto(file.as_uri())
        tab.wait_for_selector("body[data-ready=yes]", timeout=30_000)
        return tab

    yield page
    for context in contexts:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [_WIDE, _PHONE])
def test_axe_finds_nothing_wrong(opened, size, scheme):
    tab = opened(size, scheme)
    every = "document.querySelectorAll('details').forEach((d) => (d.open = true))"
    tab.evaluate(every)
    tab.wait_for_timeout(300)
    wrong, right = violations(tab)
    assert wrong == []
    assert right > 15


def test_keys_play_go_step_by_step_and_turn_the_view(opened):
    tab = opened()
    tab.keyboard.press("Space")
    assert tab.evaluate("symbody.playing")
    assert tab.get_attribute("#play", "aria-label") == "Pause"
    tab.keyboard.press("Space")
    tab.keyboard.press("Home")
    for _ in range(3):
        tab.keyboard.press(".")
    assert tab.evaluate("symbody.t") == pytest.approx(3 / 50)
    tab.keyboard.press("ArrowLeft")
    assert tab.evaluate("symbody.t") == pytest.approx(2 / 50)
    stage = "symbody.stage"
    way = f"{stage}.camera.position.clone().sub({stage}.controls.target).toArray()"
    before = np.array(tab.evaluate(way))
    tab.focus("#stage")
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("+")
    after = np.array(tab.evaluate(way))
    near, far = np.linalg.norm(after), np.linalg.norm(before)
    assert near == pytest.approx(far / 1.1)
    assert 0.9 < before @ after / near / far < 0.9999


def test_groups_are_in_the_order_of_what_people_do(opened):
    names = opened().locator("summary").all_text_contents()
    order = ["Pose", "Push", "Plot", "Look"]
    assert [name for name in names if name in order] == order


def test_on_a_phone_nothing_is_beyond_the_screen_and_the_mechanism_is_seen(opened):
    tab = opened(_PHONE)
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390
    beyond = """[...document.querySelectorAll('#player *, #panel header *')]
        .filter((e) => e.getBoundingClientRect().right > 391).map((e) => e.id)"""
    assert tab.evaluate(beyond) == []
    view, panel = (tab.locator(name).bounding_box() for name in ("#view", "#panel"))
    assert view["y"] + view["height"] <= panel["y"] + 1
    assert view["height"] > 300


def test_without_webgl_the_page_says_so_and_computes(opened):
    tab = opened(before=_NO_WEBGL)
    assert "this browser has no WebGL" in tab.inner_text("#notes")
    tab.click("#step")
    assert tab.evaluate("symbody.t") == pytest.approx(0.02)
    assert tab.inner_text("#message") == ""


def test_a_page_draws_less_where_pictures_come_late_and_says_how(opened):
    tab = opened()
    assert tab.inner_text("#quality").startswith("Drawn with fewer pixels while")
    quality = "symbody.stage.quality"
    before = tab.evaluate(quality)
    tab.evaluate("for (let i = 0; i < 99; i++) symbody.keepUp(30)")
    assert tab.evaluate(quality) == before
    tab.evaluate("for (let i = 0; i < 40; i++) symbody.keepUp(60)")
    assert tab.evaluate(quality) > before
    tab.evaluate("for (let i = 0; i < 200; i++) symbody.keepUp(500)")
    assert tab.evaluate(quality) == tab.evaluate("QUALITIES.length - 1")
    tab.evaluate("symbody.play(true)")
    ratio = "symbody.stage.renderer.getPixelRatio()"
    assert tab.evaluate(ratio) == 0.35
    # At rest all pixels are drawn, and the shadow.
    tab.evaluate("symbody.play(false)")
    assert tab.evaluate(ratio) == 1
    assert tab.evaluate("symbody.stage.light.castShadow")


def test_all_shaders_of_the_best_quality_compile(opened):
    tab = opened()
    wrong = []
    tab.on("console", lambda one: wrong.append(one.text))
    tab.evaluate("symbody.stage.quality = 0; symbody.stage.lower(0)")
    tab.evaluate("symbody.stage.draw()")
    assert tab.evaluate("symbody.stage.hollows.free.width") > 300
    assert [text for text in wrong if "ReadPixels" not in text] == []


def test_plain_materials_have_the_colors_of_those_they_stand_for(opened):
    """Lit at corners while it moves, as at rest but for shadows; noise is rounding."""
    tab = opened()
    seen = """(plain) => { const { stage } = symbody; stage.moving = plain;
        stage.light.castShadow = stage.shade.visible = false;
        for (const batch of stage.batches.values())
            if (batch.mesh) batch.mesh.material = stage.material(batch.look);
        stage.draw();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [200, 150];
        const pen = canvas.getContext("2d");
        pen.drawImage(document.getElementById("stage"), 0, 0, 200, 150);
        return [...pen.getImageData(0, 0, 200, 150).data]; }"""
    tab.evaluate("symbody.stage.quality = 3; symbody.stage.lower(0)")
    plain, simple = (np.array(tab.evaluate(seen, how), float) for how in (True, False))
    ground = simple.reshape(-1, 4)[0]
    body = abs(simple.reshape(-1, 4) - ground).max(axis=1) > 40
    assert body.sum() > 100
    apart = abs(plain - simple).reshape(-1, 4)[body]
    assert np.median(apart) <= 4
    assert apart.mean() < 8
