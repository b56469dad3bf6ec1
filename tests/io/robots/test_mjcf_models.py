"""Files that Gymnasium and dm_control bring along against MuJoCo itself.

What stops or holds by contacts, limits, dry friction and equalities is switched off on
both sides: MuJoCo makes it soft, a model leaves it out or keeps it exactly.
"""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

mujoco = pytest.importorskip("mujoco")


def files_of(package, *folders):
    spec = importlib.util.find_spec(package)
    if spec is None:
        return {}
    root = Path(spec.origin).parent
    found = [p for folder in folders for p in sorted((root / folder).glob("*.xml"))]
    return {p.relative_to(root.parent).as_posix(): p for p in found}


@pytest.fixture(autouse=True)
def logs_elsewhere(tmp_path, monkeypatch):
    """Let MuJoCo write its log where nobody sees it."""
    monkeypatch.chdir(tmp_path)


GYMNASIUM = files_of("gymnasium", "envs/mujoco/assets")
SUITE = files_of("dm_control", "suite")
OTHERS = files_of(
    "dm_control", "third_party/kinova", "third_party/ant", "mujoco/testing/assets",
    "locomotion/soccer/assets/boxhead", "mjcf/test_assets",
)  # fmt: skip
# These hold no mechanism, or include what is not there.
NONE = (
    "lqr", "common", "floor", "arena", "sphere", "included", "included_with_invalid",
    "attribute_test", "lego_brick", "model_with_as", "model_with_inc", "model_with_inv",
    "model_with_nam", "model_with_sep", "test_model",
)  # fmt: skip
FILES = {
    name: path
    for name, path in {**GYMNASIUM, **SUITE, **OTHERS}.items()
    if not path.stem.startswith(NONE)
}


class Twin:
    """MuJoCo's own model of the file at a random state."""

    def __init__(self, path, rng):
        self.model = mujoco.MjModel.from_xml_path(str(path))
        self.model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
        self.data = data = mujoco.MjData(self.model)
        nv = self.model.nv
        data.qpos[:] = self.model.qpos0
        mujoco.mj_integratePos(self.model, data.qpos, rng.uniform(-0.5, 0.5, nv), 1.0)
        data.qvel[:] = rng.uniform(-1, 1, nv)
        limited = self.model.actuator_ctrllimited[:, None]
        ranges = np.where(limited, self.model.actuator_ctrlrange, (-1, 1))
        data.ctrl[:] = rng.uniform(*ranges.T)
        data.act[:] = rng.uniform(-0.5, 0.5, self.model.na)
        mujoco.mj_forward(self.model, data)

    def theirs(self):
        """Return M, the forces that are missing for rest, and the accelerations."""
        data, nv = self.data, self.model.nv
        M = np.zeros((nv, nv))
        for column, unit in zip(M, np.eye(nv), strict=True):
            mujoco.mj_mulM(self.model, data, column, unit)
        return M, data.qfrc_bias - data.qfrc_passive - data.qfrc_actuator, data.qacc


def ours(read, data):
    compiled, x = read.compiled, data.act if read.system.x else None
    vd = compiled.forward_dynamics(0, data.qpos, data.qvel, data.ctrl, x=x)
    matrices = compiled.equations("matrices").results
    left = [c - tau for c, tau in zip(matrices["c"], matrices["tau"], strict=True)]
    M, left = read.evaluated(
        [matrices["M"], left], data.qpos, data.qvel, u=data.ctrl, x=data.act
    )
    return M, left, vd


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_a_model_has_the_equations_of_mujoco(name, read, worst, table, rng):
    path = FILES[name]
    model = read(path, friction="off", folders=[path.parent.parent], equalities=False)
    twin = Twin(path, rng)
    assert [len(model.system.q), len(model.system.u)] == [twin.model.nq, twin.model.nu]
    start = model.compiled.start_state()[: twin.model.nq]
    np.testing.assert_allclose(start, twin.model.qpos0, atol=1e-12)
    difference = worst(ours(model, twin.data), twin.theirs())
    assert difference < 1e-9
    table.row(name, model.compiled, difference, "MuJoCo", model.seconds)
