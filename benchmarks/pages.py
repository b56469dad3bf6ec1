"""Pages in a browser that draws without a graphics card: python benchmarks/pages.py.

Of chains of bodies: how long the page takes to write, for the first time and again, its
size, how long Chromium takes to open it, and how many frames a second it computes and
draws as it plays.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from size import has, left_out, run

import symbody as sb

_SOFTWARE = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
_COUNTED = """() => { let n = 0; const draw = symbody.stage.draw;
    symbody.stage.draw = function () { n += 1; draw.call(this); };
    window.drawn = () => n; }"""
# How many bodies, and how long pages play [s].
FULL = ((10, 30, 100), 5.0)
SMALLEST = ((3,), 0.2)


def main(size: tuple[tuple[int, ...], float] = FULL) -> None:
    """Print the figures of each chain."""
    counts, seconds = size
    browser = next(
        filter(
            None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))
        ),
        None,
    )
    if browser is None:
        left_out("there is no Chromium: nothing is opened")
    elif not has("playwright"):
        browser = None
    print("bodies   written [s]   again [s]   size [MB]   open [s]   frames/s")
    for count in counts:
        model = sb.library.chain(count)
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "chain.html"
            written = [_timed(partial(model.to_html, page)) for _ in range(2)]
            told = f"{count:6}   {written[0]:11.2f}   {written[1]:9.2f}"
            told += f"   {page.stat().st_size / 1e6:9.2f}"
            if browser is not None:
                opened, frames = _looked_at(browser, page, seconds)
                told += f"   {opened:8.2f}   {frames:8.1f}"
            print(told, flush=True)


def _timed(do: Callable[[], object]) -> float:
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def _looked_at(browser: str, page: Path, seconds: float) -> tuple[float, float]:
    """Return how long a page took to open [s], and its frames a second."""
    # An extra, without which the other figures are there.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=browser, args=_SOFTWARE)
        # The first page of a browser pays for the browser.
        for _ in range(2):
            tab = chromium.new_page(viewport={"width": 1100, "height": 700})
            start = time.perf_counter()
            tab.goto(page.as_uri())
            tab.wait_for_selector("body[data-ready=yes]")
            opened = time.perf_counter() - start
        tab.evaluate(_COUNTED)
        tab.click("#play")
        start = time.perf_counter()
        tab.wait_for_timeout(1000 * seconds)
        frames = tab.evaluate("drawn()") / (time.perf_counter() - start)
        chromium.close()
    return opened, frames


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
