"""Live pages: who may ask, what changes while they are open."""

import json
import socket
import urllib.error
import urllib.request

import pytest

import symbody as sb
from symbody.view.live import LivePage
from symbody.view.model_page import model_data


def ask(url, **headers):
    """Return status and text of an answer."""
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


@pytest.fixture
def live():
    with sb.library.pendulum().show(browser=False) as page:
        yield page


def test_the_page_is_given_to_who_has_the_address(live):
    status, text = ask(live.url)
    assert status == 200
    assert "<title>pendulum" in text
    assert "connect-src 'self'" in text


def test_it_listens_on_this_machine_alone(live):
    assert live.url.startswith("http://127.0.0.1:")


@pytest.mark.parametrize(
    "url",
    [
        lambda live: live.url[:-1],
        lambda live: live.url.split("?")[0],
        lambda live: f"http://127.0.0.1:{live.port}/version?token=wrong",
    ],
    ids=["wrong token", "no token", "wrong token for the version"],
)
def test_without_the_token_nothing_is_told(live, url):
    status, text = ask(url(live))
    assert status == 403
    assert "pendulum" not in text


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://example.org"},
        {"Host": "example.org"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=["origin", "host", "site"],
)
def test_a_foreign_origin_is_refused_even_with_the_token(live, headers):
    status, _ = ask(live.url, **headers)
    assert status == 403


def test_a_saved_file_gives_a_newer_page_and_a_broken_one_a_message(tmp_path):
    file = tmp_path / "model.json"
    sb.write(sb.library.pendulum(), file)
    with LivePage(lambda: model_data(sb.read(file)), [file]) as live:
        version = live.url.replace("/?", "/version?")
        assert json.loads(ask(version)[1]) == {"version": 0, "error": ""}
        sb.write(sb.library.crane_crab(), file, force=True)
        assert json.loads(ask(version)[1])["version"] == 1
        assert "<title>crane_crab" in ask(live.url)[1]
        file.write_text("{")
        broken = json.loads(ask(version)[1])
        assert broken["version"] == 1
        assert "The changed file has a mistake" in broken["error"]
        assert "<title>crane_crab" in ask(live.url)[1]


def test_a_port_in_use_is_told():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(
            sb.errors.CallError, match=f"port={port}.*Leave the port out"
        ):
            sb.library.pendulum().show(port=port, browser=False)


def test_without_a_browser_the_address_and_a_file_are_named(monkeypatch):
    monkeypatch.setattr("webbrowser.open", lambda url: False)
    with pytest.warns(sb.errors.ModelWarning, match="http://127.*to_html"):
        sb.library.pendulum().show().close()


def test_a_motion_is_shown_as_well(read_page):
    motion = sb.simulate(sb.library.pendulum(), duration=0.5)
    with motion.show(browser=False) as live:
        assert "states" in read_page(ask(live.url)[1])["motion"]


def test_in_a_notebook_the_page_stands_in_the_cell_and_no_browser_opens(monkeypatch):
    monkeypatch.setattr("webbrowser.open", lambda url: pytest.fail("opened"))
    monkeypatch.setattr("symbody.view.live.in_notebook", lambda: True)
    with sb.library.pendulum().show() as page:
        shown = page._repr_html_()
    assert shown.startswith('<iframe srcdoc="&lt;!DOCTYPE html&gt;')
    assert page.url.rpartition("=")[2] not in shown  # no token leaves with it
