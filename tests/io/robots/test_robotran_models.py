"""Files of ROBOTRAN against Pinocchio, whose model is built from the same text here.

carousel.mbs, with 15 joints, and suspension.mbs, with cuts, are our own. SYMBODY_MBS
names a folder with more files of trees, to be compared and counted the same way.
"""

import os
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody.expr.traverse import count_operations

pin = pytest.importorskip("pinocchio")

HERE = Path(__file__).parent / "data"
FOLDERS = [HERE, *map(Path, os.environ.get("SYMBODY_MBS", "").split())]
FILES = {
    p.name: p
    for folder in FOLDERS
    for p in sorted(folder.glob("*.mbs"))
    if "<cuts>" not in p.read_text("utf-8")
}
JOINTS = {
    "R1": pin.JointModelRX, "R2": pin.JointModelRY, "R3": pin.JointModelRZ,
    "T1": pin.JointModelPX, "T2": pin.JointModelPY, "T3": pin.JointModelPZ,
}  # fmt: skip


def vector(element, path="coordinates"):
    found = None if element is None else element.find(path)
    return np.array(
        [0.0 if found is None else float(found.findtext(a, "0")) for a in "xyz"]
    )


class Twin:
    """Pinocchio's model, one of its joints for each of the file, in their order."""

    def __init__(self, path):
        root = ET.parse(path).getroot()
        self.model = model = pin.Model()
        model.gravity.linear = vector(root.find("base/gravity"))
        self.carriers = {"base": 0}
        self.points = {}
        for body in root.iter("body"):
            name, parent = body.findtext("bodyname"), body.find("parent")
            on = parent.findtext("bodyname"), parent.findtext("pointname")
            at = self.points.get(on, np.zeros(3))
            carrier = self.carriers[on[0]]
            for joint in body.findall("joint"):
                kind = JOINTS[joint.findtext("type")]()
                carrier = model.addJoint(
                    carrier, kind, pin.SE3(np.eye(3), at), joint.findtext("jointname")
                )
                at = np.zeros(3)
            J = [float(body.findtext(f"inertia/I{e}", "0")) for e in ("xx", "yy", "zz")]
            mass = float(body.findtext("mass", "0"))
            inertia = pin.Inertia(mass, vector(body.find("com")), np.diag(J))
            model.appendBodyToJoint(carrier, inertia, pin.SE3.Identity())
            self.carriers[name] = carrier
            for point in body.findall("point"):
                self.points[name, point.findtext("pointname")] = vector(point)
        self.data = model.createData()
        self.forces = [
            (b.findtext("bodyname"), p.findtext("pointname"), p.find("extforce"))
            for b in root.iter("body")
            for p in b.findall("point")
            if p.find("extforce") is not None
        ]
        self.links = [
            [(link.findtext(f"{end}/bodyname"), link.findtext(f"{end}/pointname"))
             for end in ("endpoint1", "endpoint2")]
            for link in root.iter("link")
        ]  # fmt: skip

    def jacobian(self, body, point):
        """Return position of a point and its six rows, linear first."""
        data, carrier = self.data, self.carriers[body]
        at = data.oMi[carrier].act(self.points[body, point])
        J = pin.getJointJacobian(
            self.model, data, carrier, pin.LOCAL_WORLD_ALIGNED
        ).copy()
        arm = at - data.oMi[carrier].translation
        J[:3] -= pin.skew(arm) @ J[3:]
        return at, J


@pytest.mark.parametrize("name", FILES)
@pytest.mark.filterwarnings("ignore:body")
def test_a_file_has_the_equations_of_pinocchio(name, read, worst, table, rng):
    file = read(FILES[name], driven="free", singular=name == "cartpendulum.mbs")
    twin, system = Twin(FILES[name]), file.system
    assert [s.name for s in system.q] == [f"q_{n}" for n in twin.model.names[1:]]
    q, v = rng.uniform(-1, 1, (2, len(system.v)))
    u = rng.uniform(-1, 1, len(system.u))
    by_name = {}
    for input_ in file.model.inputs.values():
        size, at = input_.symbols.size, sum(map(np.size, by_name.values()))
        by_name[input_.name] = u[at : at + size]
    M = np.triu(pin.crba(twin.model, twin.data, q))
    M += np.triu(M, 1).T
    left = pin.rnea(twin.model, twin.data, q, v, 0 * v)
    pin.computeJointJacobians(twin.model, twin.data, q)
    left -= np.concatenate([by_name[f"Q_{n}"] for n in twin.model.names[1:]])
    for body, point, force in twin.forces:
        _, J = twin.jacobian(body, point)
        both = [by_name[f"{force.get('name')}_{letter}"] for letter in "FM"]
        left -= J.T @ np.concatenate(both)
    for (first, second), F in zip(
        twin.links, (x for n, x in by_name.items() if n.startswith("F_")), strict=True
    ):
        (a, J_a), (b, J_b) = twin.jacobian(*first), twin.jacobian(*second)
        e = (b - a) / np.linalg.norm(b - a)
        # Positive pulls the ends together.
        left -= F * (J_a[:3] - J_b[:3]).T @ e
    if name == "cartpendulum.mbs":
        needed = file.compiled.inverse_dynamics(0, q, v, 0 * v, u)
        assert worst([needed], [left]) < 1e-12
        return
    matrices = file.compiled.equations("matrices").results
    rest = [c - tau for c, tau in zip(matrices["c"], matrices["tau"], strict=True)]
    ours = file.evaluated([matrices["M"], rest], q, v, u=u)
    vd = file.compiled.forward_dynamics(0, q, v, u)
    difference = worst([*ours, vd], [M, left, np.linalg.solve(M, -left)])
    assert difference < 1e-9
    if FILES[name].parent != HERE:
        table.row(name, file.compiled, difference, "Pinocchio", file.seconds)


def without_links(model):
    """Remove the links, which ROBOTRAN computes in a file of their own."""
    for name in [n for n in model.loads if n.startswith(("F_", "spring_", "Link_"))]:
        del model.loads[name]
    return model


@pytest.mark.parametrize("name", [n for n in FILES if n != "cartpendulum.mbs"])
@pytest.mark.filterwarnings("ignore:body")
def test_M_and_c_cost_less_than_those_of_robotran(name):
    """Theirs, with external forces: 1590 multiplications, 1018 additions, 30 others."""
    options = {"driven": "free", "joint_forces": False, "parameters": "symbols"}
    model = without_links(sb.read(FILES[name], **options))
    results = sb.derive(model, "composite", merge=False).results
    lower = results["M"][np.tril_indices(15)]
    count = count_operations([*lower, *results["c"]])
    assert count.multiplications <= 1590
    assert count.additions <= 1018
    assert count.functions <= 30


def loaded(model):
    """Replace all loads by a resultant of each body, in its axes, at its center."""
    for name in list(model.loads):
        del model.loads[name]
    for body in list(model.bodies.values()):
        center = body.add_frame(f"center_{body.name}", body.com)
        for kind, on, load in (
            ("frc", center, sb.loads.Force),
            ("trq", body, sb.loads.Torque),
        ):
            given = model.add_input(f"{kind}_{body.name}", shape=(3,))
            load_of_body = load(on, given, expressed_in=body)
            model.add_load(f"load_{kind}_{body.name}", load_of_body)
    return model


@pytest.mark.parametrize("name", [n for n in FILES if n != "cartpendulum.mbs"])
@pytest.mark.filterwarnings("ignore:body")
def test_inverse_dynamics_costs_less_than_that_of_robotran(name):
    """Theirs of (q, qd, qdd, frc, trq): 656 multiplications, 512 additions.

    Its functions of external forces turn what users give into bodies' axes before.
    """
    options = {"driven": "free", "joint_forces": False, "parameters": "symbols"}
    compiled = sb.compile_model(loaded(sb.read(FILES[name], **options)))
    count = compiled.program("inverse_dynamics").counts
    assert count.multiplications < 656
    assert count.additions < 512
    assert count.functions <= 30


def test_cuts_are_the_constraints_that_they_stand_for(read, worst, rng):
    """Where M vd - Jᵀ lam = -c, J vd = gamma with M, c, J and gamma of Pinocchio."""
    file, twin = read(HERE / "suspension.mbs"), Twin(HERE / "suspension.mbs")
    model, data = twin.model, twin.data
    q, n = file.compiled.start_state()[: model.nq], model.nv

    def rows(q, v):
        """Return J of both cuts, and the rates that velocities alone cause."""
        pin.forwardKinematics(model, data, q, v, 0 * v)
        pin.computeJointJacobians(model, data, q)
        found = []
        for body, point in (
            ("knuckle", "foot"), ("low_arm", "outer"), ("chassis", "rack"),
            ("knuckle", "lever"),
        ):  # fmt: skip
            at, J = twin.jacobian(body, point)
            carrier = twin.carriers[body]
            arm = at - data.oMi[carrier].translation
            w = data.oMi[carrier].rotation @ data.v[carrier].angular
            a = pin.getClassicalAcceleration(model, data, carrier,
                                             pin.LOCAL_WORLD_ALIGNED)  # fmt: skip
            bias = a.linear + np.cross(a.angular, arm) + np.cross(w, np.cross(w, arm))
            found.append((at, J[:3], bias))
        (_, J1, b1), (_, J2, b2), (p3, J3, b3), (p4, J4, b4) = found
        d, J_d = p4 - p3, J4 - J3
        rate = J_d @ v
        return (
            np.vstack([J1 - J2, d @ J_d]),
            -np.concatenate([b1 - b2, [d @ (b4 - b3) + rate @ rate]]),
        )

    J, _ = rows(q, np.zeros(n))
    v = rng.uniform(-1, 1, n)
    v -= np.linalg.pinv(J) @ (J @ v)
    J, gamma = rows(q, v)
    M = np.triu(pin.crba(model, data, q))
    M += np.triu(M, 1).T
    c = pin.rnea(model, data, q, v, 0 * v)
    KKT = np.block([[M, -J.T], [J, np.zeros((4, 4))]])
    expected = np.linalg.solve(KKT, np.concatenate([-c, gamma]))[:n]
    u = np.zeros(len(file.system.u))
    vd = file.compiled.forward_dynamics(0, q, v, u)
    assert worst([vd], [expected]) < 1e-9
