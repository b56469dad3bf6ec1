"""Pages in a browser that draws without a graphics card: python benchmarks/pages.py.

Of chains of bodies: how long the page takes to write, for the first time and again, its
size, how long Chromium takes to open it, how many frames a second it computes and draws
as it plays, and what one costs all of its processes. Of the crane: how many times
faster than real time its page computes, and how far that is from the native run.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from size import has, left_out, run

import symbody as sb

# As readers have it whose computer has no graphics card: WebGL by SwiftShader, while
# what pages are put together from is drawn without it.
_SOFTWARE = ["--no-sandbox", "--enable-unsafe-swiftshader"]
_COUNTED = """() => { let n = 0; const draw = symbody.stage.draw;
    symbody.stage.draw = function () { n += 1; draw.call(this); };
    window.drawn = () => n; }"""
# A run in the page, and how long it takes [ms].
_RUN = """(times) => { const { engine, data } = symbody, start = performance.now();
    engine.start(0, Float64Array.from(data.y0));
    const states = [...engine.run(times, times[times.length - 1])];
    return [performance.now() - start, states]; }"""
_RUNS = 20
# How many bodies, how long pages play [s], and what the crane computes [s].
FULL = ((10, 30, 100), 5.0, 20.0)
SMALLEST = ((3,), 0.2, 0.5)


def main(size: tuple[tuple[int, ...], float, float] = FULL) -> None:
    """Print the figures of each chain, and those of the crane."""
    counts, seconds, computed = size
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
    heads = "written [s]   again [s]   size [MB]   open [s]   frames/s   ms/frame"
    print(f"bodies   {heads}")
    for count in counts:
        model = sb.library.chain(count)
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "chain.html"
            written = [_timed(partial(model.to_html, page)) for _ in range(2)]
            told = f"{count:6}   {written[0]:11.2f}   {written[1]:9.2f}"
            told += f"   {page.stat().st_size / 1e6:9.2f}"
            if browser is not None:
                opened, frames, cost = _looked_at(browser, page, seconds)
                told += f"   {opened:8.2f}   {frames:8.1f}   {1e3 * cost:8.1f}"
            print(told, flush=True)
    if browser is not None:
        _crane(browser, computed)


def _crane(browser: str, duration: float) -> None:
    """Print how fast the crane's page computes, and how far off the native run."""
    # An extra, without which the other figures are there.
    from playwright.sync_api import sync_playwright

    model = sb.library.crane_crab()
    motion = sb.simulate(model, duration=duration)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        page = Path(folder) / "crane.html"
        model.to_html(page)
        chromium = play.chromium.launch(executable_path=browser, args=_SOFTWARE)
        tab = chromium.new_page()
        tab.goto(page.as_uri())
        tab.wait_for_selector("body[data-ready=yes]")
        times = motion.time.tolist()
        runs = [tab.evaluate(_RUN, times) for _ in range(_RUNS)]
        chromium.close()
    states = np.hstack([motion.q, motion.v])
    found = np.reshape(runs[0][1], states.shape)
    first, best = runs[0][0] / 1e3, min(took for took, _ in runs) / 1e3
    print(
        f"crane, {duration:g} s: {duration / first:.0f} times real time at first, "
        f"{duration / max(best, 1e-4):.0f} at best; "
        f"{np.abs(found - states).max():.1e} from the native run"
    )


def _timed(do: Callable[[], object]) -> float:
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def _looked_at(browser: str, page: Path, seconds: float) -> tuple[float, float, float]:
    """Return how long a page took to open [s], frames a second, processor time [s]."""
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
        # The page finds out how much it may draw.
        tab.wait_for_timeout(1000 * seconds)
        system = chromium.new_browser_cdp_session()
        looks = []
        for _ in range(2):
            every = system.send("SystemInfo.getProcessInfo")["processInfo"]
            used = sum(process["cpuTime"] for process in every)
            looks.append((time.perf_counter(), tab.evaluate("drawn()"), used))
            tab.wait_for_timeout(1000 * seconds)
        passed, frames, used = (b - a for a, b in zip(*looks, strict=True))
        chromium.close()
    return opened, frames / passed, used / max(frames, 1)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
