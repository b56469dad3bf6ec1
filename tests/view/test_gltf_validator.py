"""The validator of the Khronos Group finds nothing in our glTF files.

It runs where Node finds the package: `npm install gltf-validator`, and NODE_PATH set to
the folder node_modules. Where NODE_PATH is set, as by `.ci/run`, it is not skipped.
"""

import json
import os
import shutil
import subprocess

import pytest

import symbody as sb
from symbody.library.zoo import zoo

VALIDATE = """
const validator = require("gltf-validator"), fs = require("fs");
const files = process.argv.slice(1).map((f) => new Uint8Array(fs.readFileSync(f)));
Promise.all(files.map((bytes) => validator.validateBytes(bytes)))
  .then((reports) => console.log(JSON.stringify(reports.map((r) => r.issues))));
"""


def node(script, *words):
    """Return what Node prints, or skip where it or the package is missing."""
    program = shutil.which("node")
    if program is None:
        pytest.skip("node is not there")
    done = subprocess.run(
        [program, "-e", script, *words], capture_output=True, text=True, timeout=120
    )
    missing = "Cannot find module 'gltf-validator'" in done.stderr
    if missing and "NODE_PATH" not in os.environ:
        pytest.skip("gltf-validator is not there: npm install gltf-validator")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_the_validator_finds_nothing_in_files_with_motion_arrows_and_many_bodies(
    tmp_path,
):
    node('require("gltf-validator"); console.log(0)')
    sb.simulate(sb.library.crane_crab(), 0.5).to_gltf(tmp_path / "crane.glb")
    four_bar = sb.simulate(sb.library.four_bar(), 0.5)
    four_bar.to_gltf(tmp_path / "four_bar.glb", arrows=True)
    sb.library.excavator().to_gltf(tmp_path / "still.glb", arrows=True)
    sb.simulate(sb.library.chain(40), 0.1).to_gltf(tmp_path / "chain.glb")
    zoo().to_gltf(tmp_path / "zoo.glb")
    files = sorted(map(str, tmp_path.glob("*.glb")))
    assert len(files) == 5
    for file, issues in zip(files, node(VALIDATE, *files), strict=True):
        assert issues["messages"] == [], file
