"""axe-core, where Node finds it: `npm install axe-core`, NODE_PATH its node_modules."""

import os
from pathlib import Path

import pytest


def violations(tab):
    """Return what axe-core finds wrong on a page, and how much it finds right."""
    folders = filter(None, os.environ.get("NODE_PATH", "").split(os.pathsep))
    files = [Path(folder) / "axe-core" / "axe.min.js" for folder in folders]
    path = next(filter(Path.is_file, files), None)
    if path is None:
        pytest.skip("axe-core is not there: npm install axe-core")
    tab.evaluate(path.read_text(encoding="utf-8"))
    report = tab.evaluate("axe.run()")
    wrong = [(one["id"], one["nodes"][0]["html"][:90]) for one in report["violations"]]
    return wrong, len(report["passes"])
