"""The page as a widget of a notebook: what Python reads there, and sets."""

import shutil

import pytest

import symbody as sb

pytest.importorskip("anywidget")
SOFTWARE = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
# What a notebook is to a widget: values that are set and told.
NOTEBOOK = """async ([script, state]) => {
    const listeners = {};
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const widget = (await import(url)).default;
    window.state = state;
    window.ask = (asked) => { state._request = asked; listeners["change:_request"](); };
    const model = {
      get: (name) => state[name], set: (name, value) => { state[name] = value; },
      save_changes: () => {}, on: (what, call) => { listeners[what] = call; },
      off: () => {},
    };
    widget.render({ model, el: document.body });
}"""


@pytest.fixture
def viewer():
    return sb.library.four_bar().widget()


def test_what_the_page_tells_is_read_by_name(viewer):
    assert "not shown yet" in repr(viewer)
    heard = []
    viewer.on_change(lambda one: heard.append(one.states["q_crank"]))
    viewer.widget._reported = {
        "t": 0.5, "states": {"q_crank": 0.3}, "inputs": {}, "parameters": {"l": 1.0}
    }  # fmt: skip
    assert (viewer.t, viewer.parameters["l"], heard) == (0.5, 1.0, [0.3])


def test_what_is_set_is_asked_of_the_page(viewer):
    with pytest.raises(sb.errors.CallError, match="not shown yet"):
        viewer.set({"q_crank": 0.4})
    viewer.widget._reported = {"states": {"q_crank": 0.3}}
    with pytest.raises(sb.errors.CallError, match=r"values\['q_cranc'\].*'q_crank'"):
        viewer.set({"q_cranc": 0.4})
    viewer.set({"q_crank": 0.4})
    assert viewer.widget._request["values"] == {"q_crank": 0.4}


def test_without_anywidget_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "anywidget", None)
    with pytest.raises(sb.errors.CallError, match=r"symbody\[notebook\]"):
        sb.library.pendulum().widget()


@pytest.mark.slow
@pytest.mark.compiler("chromium")
def test_in_a_browser_a_value_from_python_moves_the_page_and_is_told_back():
    from playwright.sync_api import sync_playwright

    model = sb.library.pendulum()
    widget = model.widget().widget
    state = {"_page": widget._page, "_height": 480, "_request": {}, "_reported": {}}
    found = map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))
    with sync_playwright() as play:
        path = next(filter(None, found))
        browser = play.chromium.launch(executable_path=path, args=SOFTWARE)
        tab = browser.new_page()
        tab.evaluate(NOTEBOOK, [widget._esm, state])
        tab.wait_for_function("state._reported.states", timeout=30_000)
        tab.evaluate("ask({turn: 1, values: {q_hinge: 0.25}})")
        tab.wait_for_function("state._reported.states.q_hinge === 0.25", timeout=30_000)
        name, value = next(iter(tab.evaluate("state._reported.parameters").items()))
        tab.evaluate(f"ask({{turn: 2, values: {{{name}: {2 * value}}}}})")
        wanted = f"state._reported.parameters.{name} === {2 * value}"
        tab.wait_for_function(wanted, timeout=30_000)
        browser.close()
