"""The robots of example-robot-data against Pinocchio's own reader and algorithms."""

import importlib.metadata
from pathlib import Path

import numpy as np
import pytest

import symbody as sb

pin = pytest.importorskip("pinocchio")

try:
    FILES = [
        Path(f.locate())
        for f in importlib.metadata.files("example-robot-data")
        if f.suffix == ".urdf"
    ]
except importlib.metadata.PackageNotFoundError:
    reason = "example-robot-data comes with the extra of slow tests"
    pytest.skip(reason, allow_module_level=True)
NAMES = {f.relative_to(f.parents[2]).as_posix(): f for f in sorted(FILES)}
# The first holds no robot; in the other two fingers move nothing that has mass.
EMPTY = "ur_description/urdf/ur3.urdf"
MASSLESS = {
    "romeo_description/urdf/romeo.urdf": 24,
    "romeo_description/urdf/romeo_laas_small.urdf": 2,
}
# Without joints of their own.
FLYING = [
    "hector_description/robots/quadrotor_base.urdf",
    "iris_description/robots/iris_simple.urdf",
]
FIXED = [n for n in NAMES if n not in (EMPTY, *MASSLESS, *FLYING)]
FREE = [
    *FLYING,
    "a1_description/urdf/a1.urdf",
    "anymal_b_simple_description/robots/anymal.urdf",
    "solo_description/robots/solo12.urdf",
    "talos_data/robots/talos_reduced.urdf",
]
# Whose fingers close together.
MIMES = [
    "baxter_description/urdf/baxter.urdf",
    "panda_description/urdf/panda.urdf",
    "pr2_description/urdf/pr2.urdf",
    "tiago_pro_description/robots/tiago_pro.urdf",
]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not FILES, reason="needs example-robot-data"),
]


class Twin:
    """Pinocchio's model of the same file, and a random state of both."""

    def __init__(self, path, read, rng, *, free=False, mimic=False):
        system = read.system
        flyer = (pin.JointModelFreeFlyer(),) if free else ()
        self.model = pin.buildModelFromUrdf(str(path), *flyer, mimic=mimic)
        self.data = self.model.createData()
        self.q, self.v = (
            read.compiled.start_state()[: len(system.q)],
            np.zeros(len(system.v)),
        )
        self.q_pin, self.v_pin = pin.neutral(self.model), np.zeros(self.model.nv)
        self.free = free
        self.at = np.zeros(len(system.v), int)
        self._q = {s.name: i for i, s in enumerate(system.q)}
        self._v = {s.name: i for i, s in enumerate(system.v)}
        for number in range(1, self.model.njoints):
            joint = self.model.joints[number]
            if "Mimic" in joint.shortname():
                continue
            if joint.nv == 6:
                self._fly(rng)
            else:
                self._turn(self.model.names[number], joint, rng)

    def _turn(self, name, joint, rng):
        q, v = rng.uniform(-1, 1, 2)
        name = name.replace("-", "_").replace(".", "_")
        entry = self.q_pin[joint.idx_q : joint.idx_q + joint.nq]
        entry[:] = (np.cos(q), np.sin(q)) if joint.nq == 2 else q
        self.v_pin[joint.idx_v] = v
        if f"v_{name}" not in self._v:
            # Locked where it starts, at zero.
            self.q_pin[joint.idx_q], self.v_pin[joint.idx_v] = 0, 0
            return
        i = self._v[f"v_{name}"]
        self.q[self._q[f"q_{name}"]], self.v[i], self.at[i] = q, v, joint.idx_v

    def _fly(self, rng):
        quaternion = rng.standard_normal(4)
        quaternion /= np.linalg.norm(quaternion)
        p, v = rng.standard_normal(3), rng.standard_normal(6)
        self.R = pin.Quaternion(*quaternion).matrix()
        self.q[:3], self.q[3:7], self.v[:6] = p, quaternion, v
        self.q_pin[:3], self.q_pin[3:7] = p, np.roll(quaternion, -1)
        self.v_pin[:3], self.v_pin[3:6] = self.R.T @ v[:3], v[3:]
        self.at[:6] = range(6)

    def theirs(self):
        """Return M, c and vd in our coordinates."""
        model, data, q, v = self.model, self.data, self.q_pin, self.v_pin
        M = np.triu(pin.crba(model, data, q))
        M += np.triu(M, 1).T
        c = pin.nonLinearEffects(model, data, q, v)
        vd = pin.aba(model, data, q, v, -model.damping * v)
        if self.free:
            # v_pin = T v, where only the velocity of the base is in other axes.
            T, rate = np.eye(model.nv), np.zeros(model.nv)
            T[:3, :3] = self.R.T
            rate[:3] = -np.cross(v[3:6], v[:3])
            M, c, vd = T.T @ M @ T, T.T @ (c + M @ rate), T.T @ (vd - rate)
        M, c, at = M[np.ix_(self.at, self.at)], c[self.at], self.at
        if len(at) < model.nv:
            return M, c, np.linalg.solve(M, -(c + (model.damping * v)[at]))
        return M, c, vd[at]


@pytest.mark.slow
@pytest.mark.parametrize("name", FIXED)
def test_a_robot_has_the_equations_of_pinocchio(name, read, worst, table, rng):
    robot = read(NAMES[name], friction="off", mimic=False)
    twin = Twin(NAMES[name], robot, rng)
    difference = worst(robot.ours(twin.q, twin.v), twin.theirs())
    assert difference < 1e-9
    table.row(name, robot.compiled, difference, "Pinocchio", robot.seconds)


@pytest.mark.parametrize("name", FREE)
def test_a_robot_that_moves_freely_does_so_too(name, read, worst, table, rng):
    robot = read(NAMES[name], friction="off", base="free", mimic=False)
    twin = Twin(NAMES[name], robot, rng, free=True)
    difference = worst(robot.ours(twin.q, twin.v), twin.theirs())
    assert difference < 1e-9
    if name in FLYING:
        table.row(name, robot.compiled, difference, "Pinocchio", robot.seconds)


@pytest.mark.parametrize("name", MIMES)
def test_joints_that_mimic_others_follow_them(name, read, worst, rng):
    robot = read(NAMES[name], friction="off")
    twin = Twin(NAMES[name], robot, rng, mimic=True)
    assert len(twin.v) == twin.model.nv < len(robot.model.joints)
    M, c, _ = robot.ours(twin.q, twin.v)
    theirs = pin.crba(twin.model, twin.data, twin.q_pin)
    theirs = np.triu(theirs) + np.triu(theirs, 1).T
    bias = pin.rnea(twin.model, twin.data, twin.q_pin, twin.v_pin, 0 * twin.v_pin)
    at = twin.at
    assert worst([M, c], [theirs[np.ix_(at, at)], bias[at]]) < 1e-9


@pytest.mark.parametrize("name", MASSLESS)
def test_fingers_without_mass_are_locked(name, read, worst, table, rng):
    with pytest.warns(
        sb.errors.ModelWarning, match="move nothing that has mass, .* locked"
    ):
        sb.read(NAMES[name])
    robot = read(NAMES[name], friction="off", mimic=False)
    twin = Twin(NAMES[name], robot, rng)
    assert len(twin.v) == twin.model.nv - MASSLESS[name]
    difference = worst(robot.ours(twin.q, twin.v), twin.theirs())
    assert difference < 1e-9
    table.row(name, robot.compiled, difference, "Pinocchio", robot.seconds)


def test_a_file_without_links_is_no_robot():
    with pytest.raises(sb.errors.ReadError, match="line 6, robot: it has no links"):
        sb.read(NAMES[EMPTY])


@pytest.mark.parametrize("name", ["a1_description/urdf/a1.urdf", FIXED[7]])
def test_merging_fixed_links_changes_no_motion(name, read, worst, rng):
    apart = read(NAMES[name], friction="off", base="free", mimic=False)
    merged = read(NAMES[name], friction="off", base="free", merge_fixed=True)
    twin = Twin(NAMES[name], apart, rng, free=True)
    assert worst(merged.ours(twin.q, twin.v), apart.ours(twin.q, twin.v)) < 1e-11
    assert len(merged.model.bodies) == len(apart.model.joints) - sum(
        not j.q for j in apart.model.joints.values()
    )


def test_symbols_are_the_numbers_of_the_file_unless_changed(read, worst, rng):
    path = NAMES["ur_description/urdf/ur5_robot.urdf"]
    numbers = read(path, friction="off", mimic=False)
    symbols = read(path, friction="off", parameters="symbols")
    twin = Twin(path, numbers, rng)
    assert worst(symbols.ours(twin.q, twin.v), numbers.ours(twin.q, twin.v)) < 1e-12
    heavier = {"m_forearm_link": 5.0}
    symbols.compiled = symbols.compiled.with_parameters(heavier)
    assert worst(symbols.ours(twin.q, twin.v), numbers.ours(twin.q, twin.v)) > 1e-2
