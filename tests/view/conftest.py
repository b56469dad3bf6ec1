"""Pages in node, without a browser: their data and what their engine answers."""

import base64
import gzip
import json
import re
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

import symbody as sb

ENGINE = files("symbody.view") / "page" / "engine.js"
RUN = Path(__file__).with_name("run_engine.js")


def data_in(text):
    """Return what a page knows."""
    found = re.search(r'<script type="application/gzip" id="data">(.*?)</script>', text)
    return json.loads(gzip.decompress(base64.b64decode(found[1])))


@pytest.fixture
def read_page():
    """Return a function that returns what the text of a page knows."""
    return data_in


@pytest.fixture
def engine(tmp_path):
    """Return a function that lets the engine of a page do tasks, in node."""

    def answers(page, *tasks):
        file = tmp_path / "tasks.json"
        file.write_text(json.dumps({"page": page, "tasks": tasks}), encoding="utf-8")
        command = ["node", str(RUN), str(ENGINE), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return answers


@pytest.fixture
def page_of(tmp_path):
    """Return a function that writes the page of something and returns its data."""

    def data(thing, **options):
        path = tmp_path / "page.html"
        thing.to_html(path, **options)
        return data_in(path.read_text(encoding="utf-8"))

    return data


@pytest.fixture
def slider_crank():
    """Return a slider-crank whose pin is cut; the slider goes from 0.7 to 1.3 m."""
    model = sb.Model("slider_crank", gravity=(0, 0, 0))
    a, b, c = (model.add_body(n, mass=1, inertia=(0.01, 0.01, 0.01)) for n in "xyz")
    model.add_joint("a", model.world, a, "Rz", q=0.7)
    model.add_joint("b", a.add_frame("e", at=(0.3, 0, 0)), b, "Rz", q=-0.8945)
    model.add_joint("s", model.world, c, "Tx", q=1.21)
    pin = sb.constraints.PlanarHingeCut(b.add_frame("e", at=(1, 0, 0)), c)
    model.add_constraint("pin", pin)
    return model


@pytest.fixture
def four_bar():
    """Return a crank-rocker whose last pin is cut; its crank and coupler turn fully."""
    model = sb.Model("four_bar", gravity=(0, 0, 0))
    a, b, d = (model.add_body(n, mass=1, inertia=(0.01, 0.01, 0.01)) for n in "abd")
    model.add_joint("A", model.world, a, "Rz", q=0.8)
    model.add_joint("B", a.add_frame("e", at=(0.4, 0, 0)), b, "Rz", q=-0.3646)
    ground = model.world.add_frame("g", at=(1, 0, 0))
    model.add_joint("D", ground, d, "Rz", q=1.2185)
    ends = b.add_frame("e", at=(1.1, 0, 0)), d.add_frame("e", at=(0.8, 0, 0))
    model.add_constraint("pin", sb.constraints.PlanarHingeCut(*ends))
    return model
