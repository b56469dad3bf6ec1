"""Pages in node, without a browser: their data and what their engine answers."""

import base64
import gzip
import json
import re
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

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
