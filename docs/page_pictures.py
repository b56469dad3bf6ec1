"""The picture of a page in a browser, for docs/make_pictures.py; it needs Chromium."""

from __future__ import annotations

import io
import shutil
import tempfile
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.figure import Figure
from playwright.sync_api import sync_playwright

import symbody as sb

WIDTH, HEIGHT = 960, 600
DOTS_PER_INCH = 80
SHADES = 51  # of each color
SETTLED = 1000.0  # until the page is drawn [ms]
_SOFTWARE = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


def page_of_hexapod() -> Figure:
    """A platform on six legs in a page: pushed, with its reactions, 0.5 s on."""
    push = [900.0, 500.0, 100.0, 100.0, 500.0, 900.0]
    motion = sb.simulate(sb.library.hexapod(), 1.0, inputs={"force": push})
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hexapod.html"
        motion.to_html(path)
        return _drawn(_shot(path, 0.5))


def _shot(path: Path, t: float) -> bytes:
    """The page as PNG, as it shows the motion at this time [s]."""
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=_SOFTWARE
        )
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.goto(path.as_uri())
        page.wait_for_function("() => window.symbody && symbody.stage")
        page.evaluate("(t) => { symbody.seek(t); symbody.refresh(); }", t)
        page.get_by_label("reactions").check()
        page.get_by_text("Parameters", exact=True).scroll_into_view_if_needed()
        page.wait_for_timeout(SETTLED)
        shot = page.screenshot()
        browser.close()
    return shot


def _drawn(shot: bytes) -> Figure:
    figure = plt.figure(figsize=(WIDTH / DOTS_PER_INCH, HEIGHT / DOTS_PER_INCH))
    axes = figure.add_axes((0, 0, 1, 1))
    # In few shades the file is half as large.
    shades = np.round(plt.imread(io.BytesIO(shot))[..., :3] * SHADES) / SHADES
    axes.imshow(shades, interpolation="nearest")
    axes.set_axis_off()
    return figure
