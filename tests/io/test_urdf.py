"""The reader of URDF, element by element."""

import numpy as np
import pytest

import symbody as sb

pin = pytest.importorskip("pinocchio")

LINK = """<link name="{}"><inertial><origin xyz="0.1 0.2 0.3" rpy="0.1 0.2 0.3"/>
<mass value="2"/><inertia ixx="0.1" iyy="0.2" izz="0.25" ixy="0.01" ixz="0.02"
 iyz="0.03"/></inertial>{}</link>"""
JOINT = """<joint name="{0}" type="{1}"><origin xyz="0.3 0 1" rpy="0.3 0.2 0.1"/>
<parent link="a"/><child link="b"/>{2}</joint>"""


@pytest.fixture
def robot(tmp_path):
    def write(joint, link=""):
        path = tmp_path / "robot.urdf"
        links = LINK.format("a", "") + "\n" + LINK.format("b", link)
        path.write_text(f'<robot name="r-2">\n{links}\n{joint}\n</robot>')
        return path

    return write


@pytest.mark.parametrize("kind", ["revolute", "continuous", "prismatic"])
@pytest.mark.parametrize("axis", ["0 0 -1", "1 3 2"])
def test_one_freedom_about_any_axis(robot, kind, axis):
    limit = '<limit lower="-1" upper="2" effort="3" velocity="1"/>'
    path = robot(JOINT.format("j", kind, f'<axis xyz="{axis}"/>{limit}'))
    compiled = sb.compile_model(sb.read(path), backend="python")
    twin = pin.buildModelFromUrdf(str(path))
    q = [np.cos(0.3), np.sin(0.3)] if kind == "continuous" else [0.3]
    args = np.array(q), np.array([0.7])
    expected = pin.aba(twin, twin.createData(), *args, np.zeros(1))
    np.testing.assert_allclose(
        compiled.forward_dynamics(0, [0.3], [0.7]), expected, rtol=1e-12
    )


def test_a_planar_joint_slides_in_the_plane_of_its_axis(robot):
    model = sb.read(robot(JOINT.format("j", "planar", '<axis xyz="1 2 3"/>')))
    model.add_sensor("moved", sb.sensors.Position(model.bodies["b"], seen_from=None))
    compiled = sb.compile_model(model, backend="python")
    at = [
        compiled.sensor_values(0, [x, y, 0, 0, 0, 0])["moved"]
        for x, y in ((0, 0), (1, 0), (0, 1))
    ]
    R = model.bodies["a"]["j"].R
    seat = sb.assemble(model).joints[1].parent
    normal = np.array([[float(e) for e in row] for row in R]) @ [0, 0, 1]
    assert seat.name == "j"
    assert [normal @ (at[k] - at[0]) for k in (1, 2)] == pytest.approx([0, 0])
    assert np.linalg.norm(at[1] - at[0]) == pytest.approx(1)


def test_a_floating_joint_is_free(robot):
    model = sb.read(robot(JOINT.format("j", "floating", "")))
    assert len(model.joints["j"].q) == 7


def test_damping_and_friction_are_loads(robot):
    dynamics = '<axis xyz="0 1 0"/><dynamics damping="0.4" friction="0.2"/>'
    path = robot(JOINT.format("j", "continuous", dynamics))

    def torque(**options):
        compiled = sb.compile_model(sb.read(path, **options))
        return compiled.function("joint_forces")(0, [0.0], [2.0], ())[0]

    assert torque() == pytest.approx(-0.4 * 2 - 0.2)
    assert torque(regularization=2.0) == pytest.approx(-0.8 - 0.2 * np.tanh(1))
    with pytest.warns(
        sb.errors.ModelWarning, match="dry friction of joints, as asked: j"
    ):
        assert torque(friction="off") == pytest.approx(-0.8)


@pytest.mark.parametrize("options", [{}, {"friction": "rigid"}, {"friction": "off"}])
@pytest.mark.filterwarnings("ignore:.*dry friction")
def test_the_units_of_what_the_file_brakes_with_are_known(robot, options):
    dynamics = '<axis xyz="0 1 0"/><dynamics damping="0.4" friction="0.2"/>'
    model = sb.read(robot(JOINT.format("j", "continuous", dynamics)), **options)
    assert not [
        f for f in sb.check(model).findings if f.what == "units" and f.grade != "ok"
    ]
    hinge = model.joints["j"]
    model.add_load("own", sb.loads.JointForce(hinge, -0.4 * hinge.v[0]))
    notes = [f.text for f in sb.check(model).findings if f.what == "units"]
    assert len(notes) == 1
    assert "force of load 'own'" in notes[0]


@pytest.mark.parametrize("kind", ["revolute", "prismatic", "planar", "floating"])
@pytest.mark.filterwarnings("ignore:.*read without")
def test_what_brakes_as_parameters_has_the_units_of_the_joint(robot, kind):
    dynamics = '<axis xyz="0 1 0"/><dynamics damping="0.4" friction="0.2"/>'
    path = robot(JOINT.format("j", kind, dynamics))
    states = []
    for parameters in ("numbers", "symbols"):
        compiled = sb.compile_model(sb.read(path, parameters=parameters))
        y = compiled.start_state() + 0.1
        states.append(compiled.derivatives(0, y))
    np.testing.assert_allclose(*states, rtol=1e-12, atol=1e-12)


def test_limits_give_range_start_and_motor(robot):
    limit = '<limit lower="0.5" upper="2" effort="3" velocity="1"/>'
    model = sb.read(robot(JOINT.format("j", "revolute", limit)), inputs=True)
    joint = model.joints["j"]
    assert (joint.limits, joint.q_start) == (((0.5, 2.0),), (0.5,))
    assert model.inputs["tau_j"].limits == (-3.0, 3.0)
    assert model.inputs["tau_j"].unit == "N m"
    compiled = sb.compile_model(model)
    rest, pushed = (
        compiled.inverse_dynamics(0, [1], [0], [0], [u]) for u in (0.0, 2.0)
    )
    assert rest - pushed == pytest.approx([2.0])


def test_visuals_stand_where_the_file_says(robot, tmp_path):
    (tmp_path / "m.stl").write_bytes(b"")
    look = """<visual><origin xyz="0 0 1"/><geometry><box size="1 2 3"/></geometry>
    <material name="m"><color rgba="1 0 0 0.5"/></material></visual>
    <visual><geometry><mesh filename="m.stl" scale="0.1 0.1 0.1"/></geometry></visual>
    <collision><geometry><sphere radius="2"/></geometry></collision>"""
    path = robot(JOINT.format("j", "fixed", ""), look)
    box, mesh = sb.read(path).visuals.values()
    assert [float(x) for x in box.frame.p] == [0, 0, 1]
    assert (box.color, box.opacity) == ((1, 0, 0), 0.5)
    assert float(mesh.shape.scale) == 0.1
    (sphere,) = sb.read(path, shapes="collision").visuals.values()
    assert isinstance(sphere.shape, sb.visuals.Sphere)
    assert not sb.read(path, shapes="none").visuals


@pytest.mark.parametrize("named", ["package://p/m.dae", "../m.stl", "file:///m.stl"])
def test_meshes_that_are_not_shown_are_named(robot, named):
    look = f'<visual><geometry><mesh filename="{named}"/></geometry></visual>'
    with pytest.warns(sb.errors.ModelWarning, match=f"without: meshes .*{named}"):
        model = sb.read(robot(JOINT.format("j", "fixed", ""), look))
    assert not model.visuals


@pytest.mark.parametrize("manifest", [True, False], ids=["by package.xml", "by name"])
def test_meshes_of_a_package_are_looked_for_above_the_file(robot, manifest):
    named = "package://arm_description/meshes/visual/m.dae"
    look = f'<visual><geometry><mesh filename="{named}"/></geometry></visual>'
    path = robot(JOINT.format("j", "fixed", ""), look)
    package = path.parent / ("checkout" if manifest else "arm_description")
    mesh = package / "meshes" / "visual" / "m.dae"
    mesh.parent.mkdir(parents=True)
    mesh.write_text("<COLLADA/>")
    if manifest:
        (package / "package.xml").write_text(
            "<package><name>arm_description</name></package>"
        )
    (package / "urdf" / "robots").mkdir(parents=True)
    moved = path.rename(package / "urdf" / "robots" / path.name)
    (visual,) = sb.read(moved).visuals.values()
    assert visual.shape.path == mesh.resolve()
    # What leads out of the package is left out.
    moved.write_text(moved.read_text().replace("/meshes/visual/m.dae", "/../m.dae"))
    (package.parent / "m.dae").write_text("<COLLADA/>")
    with pytest.warns(sb.errors.ModelWarning, match="without: meshes"):
        assert not sb.read(moved).visuals


def test_merged_links_stay_as_frames(robot):
    model = sb.read(robot(JOINT.format("j", "fixed", "")), merge_fixed=True)
    assert list(model.bodies) == ["a"]
    assert [float(x) for x in model.bodies["a"]["b"].p] == [0.3, 0, 1]
    assert float(model.bodies["a"].mass) == 4


def test_bodies_and_joints_of_one_name_stay_apart(robot):
    model = sb.read(robot(JOINT.format("a", "continuous", '<axis xyz="1 0 0"/>')))
    assert (list(model.joints), list(model.bodies)) == (["base", "a"], ["a_body", "b"])
    assert model.name == "r_2"


WRONG = {
    JOINT.format("j", "hinge", ""): "line 8, robot 'r-2' / joint 'j': type='hinge'",
    JOINT.format("j", "revolute", '<axis xyz="0 0 0"/>'): "/ axis: the axis has length",
    JOINT.format("j", "revolute", '<axis xyz="0 0"/>'): "has 2 numbers, but 3 are",
    JOINT.format("j", "revolute", '<axis xyz="0 0 nan"/>'): "'nan' is not a finite",
    JOINT.format("j", "fixed", "").replace('"b"', '"c"'): "there is no link 'c'",
    JOINT.format("j", "fixed", "").replace('"b"', '"a"'): "no chain of joints leads",
    JOINT.format("j", "fixed", "") * 2: "there is a joint of this name already",
    JOINT.format("j", "prismatic", '<limit lower="2" upper="1"/>'): "lower=2 is above",
    JOINT.format("j", "prismatic", '<dynamics damping="-1"/>'): "not negative",
    "": "exactly one link must be without parent",
    "".join(f'<link name="{name}"/>' for name in "cdef"): "'d', 'e', …",
    "<xacro:leg/>": "Expand the file first",
    '<link name="a"/>': "there is a link of this name already",
}


@pytest.mark.parametrize("joint", WRONG)
def test_what_is_wrong_is_told_with_line_and_element(robot, joint):
    with pytest.raises(sb.errors.ReadError, match=r"line \d") as caught:
        sb.read(robot(joint))
    assert WRONG[joint] in str(caught.value)


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ('<limits lower="-1" upper="1"/>', "limits of .*'j', which is 'limit'"),
        ('<dynamics Dampng="3" mu="1"/>', "Dampng of .*, which is 'damping'"),
    ],
)
def test_what_is_like_a_known_word_is_named(robot, inside, said):
    path = robot(JOINT.format("j", "continuous", inside))
    with pytest.warns(sb.errors.ModelWarning, match=f"misspelled: {said}"):
        sb.read(path)


@pytest.mark.parametrize(
    ("extension", "where"),
    [
        ("<gazebo><joint><parent>a</parent><child>b</child></joint></gazebo>", "joint"),
        ('<loop_joint name="l"><link1 link="a"/><link2 link="b"/></loop_joint>', "'l'"),
        ('<constraint name="c" type="loop"/>', "constraint 'c'"),
    ],
)
def test_extensions_that_join_links_are_noted(robot, extension, where):
    path = robot(JOINT.format("j", "continuous", "") + extension)
    told = f"joints and constraints of extensions: robot '.*{where}"
    with pytest.warns(sb.errors.ModelWarning, match=told):
        sb.read(path)
    path = robot(JOINT.format("j", "continuous", "") + '<gazebo reference="a"/>')
    sb.read(path)


@pytest.mark.parametrize("limit", ["", '<limit lower="0" upper="0"/>', "<limit/>"])
def test_a_joint_without_limits_that_it_should_have_is_noted(robot, limit):
    path = robot(JOINT.format("j", "revolute", limit))
    with pytest.warns(sb.errors.ModelWarning, match="read without: limits of rev.*: j"):
        assert sb.read(path).joints["j"].limits == (None,)


def test_an_option_of_another_word_is_refused(robot):
    with pytest.raises(sb.errors.FileError, match="base='loose' must be one of"):
        sb.read(robot(JOINT.format("j", "fixed", "")), base="loose")


def test_a_number_near_the_greatest_is_no_limit(robot):
    limit = '<limit lower="-1.7976931348623157e+308" upper="1" effort="1e300"/>'
    model = sb.read(robot(JOINT.format("j", "revolute", limit)), inputs=True)
    assert model.joints["j"].limits == ((-np.inf, 1.0),)
    assert model.inputs["tau_j"].limits is None


def test_a_mimic_of_a_joint_that_is_not_there_moves_freely(robot):
    mimic = '<axis xyz="1 0 0"/><mimic joint="k"/>'
    path = robot(JOINT.format("j", "revolute", mimic))
    with pytest.warns(sb.errors.ModelWarning, match="that are not there: j of k"):
        model = sb.read(path)
    assert not model.loops
    assert len(sb.assemble(model).v) == 1


def test_a_joint_that_follows_another_leaves_the_state(robot):
    more = JOINT.format("k", "revolute", '<mimic joint="j" multiplier="-2"/>')
    more = more.replace('"a"', '"c"').replace('"b"', '"d"').replace('"c"', '"b"')
    path = robot(JOINT.format("j", "continuous", "") + LINK.format("d", "") + more)
    following, free = sb.read(path), sb.read(path, mimic=False)
    assert [len(sb.assemble(m).v) for m in (following, free)] == [1, 2]
    M = sb.compile_model(free).mass_matrix([0.2, -0.4])
    ours = np.array([1, -2])
    reduced = sb.compile_model(following).mass_matrix([0.2])
    assert reduced[0, 0] == pytest.approx(ours @ M @ ours)
