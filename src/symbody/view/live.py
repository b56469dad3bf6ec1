"""Live pages: a page given out by this program, on this machine alone, with a token.

It computes by itself, so it goes on when the program has ended.
"""

from __future__ import annotations

import hmac
import html
import json
import secrets
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import final
from urllib.parse import parse_qs, urlsplit

from symbody.analyses.run.keeping import StartLike
from symbody.analyses.run.methods import LoopMethodLike
from symbody.arguments import Arguments, shown
from symbody.errors import CallError, SymbodyError, warn_user
from symbody.forks import free_in_forks
from symbody.model.model import Model
from symbody.model.visuals import ArrowsLike
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.view.model_page import model_data
from symbody.view.pages import Data, motion_data, page
from symbody.waiting import in_notebook

_LOOPBACK = "127.0.0.1"
# How long a browser may take to fetch the page before `show` returns [s].
_PATIENCE = 20.0
# Of the page in a notebook.
_HEIGHT = 480


@final
class LivePage:
    """A page that this program gives out until it is closed.

    Attributes:
        url: Its address, with the token.
    """

    def __init__(
        self,
        make: Callable[[], Data],
        watched: Sequence[Path] = (),
        *,
        port: int = 0,
        host: str = _LOOPBACK,
    ) -> None:
        """Give out the page of what `make` returns, anew after files change."""
        self._make, self._watched = make, tuple(watched)
        self._token = secrets.token_urlsafe(24)
        self._lock = free_in_forks(threading.Lock())
        self._version, self._error = 0, ""
        self._stamp_shown = self._stamp()
        self._page = self._made()
        self.fetched = threading.Event()
        try:
            self._server = ThreadingHTTPServer((host, port), _handler(self))
        except (OSError, OverflowError) as error:
            raise CallError(
                f"show: port={port} on host={host!r} cannot be listened on: {error}. "
                f"Leave the port out for any that is free."
            ) from error
        self._server.daemon_threads = True
        self._own = host == _LOOPBACK
        self.port: int = self._server.server_address[1]
        self.url = f"http://{host}:{self.port}/?token={self._token}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End it; a page that is open computes on."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> LivePage:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"LivePage({self.url})"

    def _repr_html_(self) -> str:
        """Return the page within a cell of a notebook; it computes without Python."""
        text = html.escape(page(self._make()), quote=True)
        return (
            f'<iframe srcdoc="{text}" sandbox="allow-scripts allow-downloads" '
            f'style="width:100%;height:{_HEIGHT}px;border:1px solid #8886"></iframe>'
        )

    def wait(self) -> None:
        """Wait for Ctrl-C."""
        try:
            while self._thread.is_alive():
                self._thread.join(0.5)
        except KeyboardInterrupt:
            self.close()

    def allows(self, headers: Mapping[str, str], token: str) -> bool:
        """Return whether the sender of a request knows the address.

        A page of another origin cannot know the token; that it does not even get to ask
        is for browsers in which it guessed it.
        """
        if not hmac.compare_digest(token.encode(), self._token.encode()):
            return False
        here = (f"{_LOOPBACK}:{self.port}", f"localhost:{self.port}")
        host, origin = headers.get("Host", ""), headers.get("Origin")
        if self._own and host not in here:
            return False
        if headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            return False
        return origin is None or origin == f"http://{host}"

    def page(self) -> str:
        """Return the text of the page as it is now."""
        with self._lock:
            self._refresh()
            return self._page

    def state(self) -> str:
        """Return the version of the page, and the error of a newer one, as JSON."""
        with self._lock:
            self._refresh()
            return json.dumps({"version": self._version, "error": self._error})

    def _refresh(self) -> None:
        """Make the page anew if a file has changed; the page shows a failure."""
        stamp = self._stamp()
        if stamp == self._stamp_shown:
            return
        self._stamp_shown = stamp
        self._version += 1
        try:
            self._page, self._error = self._made(), ""
        except Exception as error:  # the file is a user's program: it may raise any
            own = isinstance(error, SymbodyError)
            text = str(error) if own else f"{type(error).__name__}: {error}"
            self._version -= 1
            self._error = f"The changed file has a mistake: {text}"

    def _made(self) -> str:
        return page(self._make(), {"token": self._token, "version": self._version})

    def _stamp(self) -> tuple[tuple[int, int], ...]:
        states = []
        for path in self._watched:
            try:
                state = path.stat()
                states.append((state.st_mtime_ns, state.st_size))
            except OSError:  # between the removal and the writing of an editor
                states.append((0, 0))
        return tuple(states)


def _handler(live: LivePage) -> type[BaseHTTPRequestHandler]:
    @final
    class Handler(BaseHTTPRequestHandler):
        """Answers with the page or its version, or refuses."""

        # An idle connection holds its thread no longer [s].
        timeout = 10

        def do_GET(self) -> None:
            """Answer a request."""
            address = urlsplit(self.path)
            token = parse_qs(address.query).get("token", [""])[0]
            if not live.allows(dict(self.headers.items()), token):
                self._answer(403, "text/plain", "The address is not the one given.")
            elif address.path == "/":
                self._answer(200, "text/html", live.page())
                live.fetched.set()
            elif address.path == "/version":
                self._answer(200, "application/json", live.state())
            else:
                self._answer(404, "text/plain", "There is nothing here.")

        def _answer(self, status: int, kind: str, text: str) -> None:
            body = text.encode()
            self.send_response(status)
            self.send_header("Content-Type", f"{kind}; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            self.send_header("Referrer-Policy", "no-referrer")
            self.send_header("X-Content-Type-Options", "nosniff")
            self.send_header("Content-Security-Policy", "frame-ancestors 'none'")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Print nothing."""

    return Handler


def show_model(
    self: Model,
    *,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: LoopMethodLike = "DP853",
    arrows: ArrowsLike | None = None,
    port: int = 0,
    browser: bool | None = None,
) -> LivePage:
    """Show the model in a browser, on a page that computes; see `to_html`.

    The page comes from this program, on an address of this machine alone that holds a
    token, and goes on by itself when the program ends.

    Args:
        parameters: Values by name in place of the defaults.
        start: Start values by name in place of the model's.
        method: "DP853", "DP54", "Radau" for stiff models, or sb.DP853(rtol=1e-10).
        arrows: See `Model.to_html`.
        port: Where to listen; 0 for any that is free.
        browser: Whether to open one, as by default everywhere but in notebooks, which
            show the page as the value of the cell; `url` is for you to open.

    Returns:
        The page, with `url` and `close()`.

    Raises:
        ModelError: The model contradicts itself or physics.
        CallError: The port is taken.
    """
    return live_page(
        lambda: model_data(self, parameters, start, method, arrows), port, browser
    )  # fmt: skip


def show_motion(
    self: Motion,
    *,
    model: Model | CompiledModel | None = None,
    method: LoopMethodLike = "DP853",
    arrows: ArrowsLike | None = None,
    port: int = 0,
    browser: bool | None = None,
) -> LivePage:
    """Show the motion in a browser, see `Model.show`.

    Args:
        model: The model that moved, for a motion that was read from a file.
        method: "DP853", "DP54", "Radau" for stiff models, or sb.DP853(rtol=1e-10).
        arrows: See `Model.to_html`.
        port: Where to listen; 0 for any that is free.
        browser: Whether to open one, as by default everywhere but in notebooks.

    Returns:
        The page, with `url` and `close()`.

    Raises:
        ModelError: The motion is of another model, or its model is unknown.
        CallError: The port is taken.
    """
    return live_page(lambda: motion_data(self, model, method, arrows), port, browser)


def live_page(
    make: Callable[[], Data],
    port: int,
    browser: bool | None,
    host: str = _LOOPBACK,
    watched: Sequence[Path] = (),
) -> LivePage:
    """Return a live page, which a browser opens, see `LivePage`."""
    arguments = Arguments("show")
    port = arguments.whole("port", port, least=0)
    if port > 65535:
        raise arguments.refused("port", port, "at most 65535", "Leave it out.")
    if browser is None:
        browser = not in_notebook()
    arguments.flag("browser", browser)
    live = LivePage(make, watched, port=port, host=host)
    if browser and not webbrowser.open(live.url):
        warn_user(
            f"show: no browser opens here. Open {live.url} yourself while this program "
            f"runs, or write a file: to_html({shown('page.html')})."
        )
    elif browser:
        # A program that ends right after would take the page away unseen.
        live.fetched.wait(_PATIENCE)
    return live
