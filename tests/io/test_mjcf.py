"""The reader of MJCF, element by element, against MuJoCo."""

import re
import warnings

import numpy as np
import pytest

import symbody as sb
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.outputs import derive_sensors
from symbody.io.mjcf.document import known_attributes
from symbody.system import assemble

mujoco = pytest.importorskip("mujoco")


@pytest.fixture(autouse=True)
def logs_elsewhere(tmp_path, monkeypatch):
    """Let MuJoCo write its log where nobody sees it."""
    monkeypatch.chdir(tmp_path)


BALL = '<geom type="sphere" size="0.1" pos="0.2 0.1 0"/>'
# Each is a mechanism in which one thing or a few are told in a way of their own.
BODIES = {
    "joints in series, with places and references": f"""
    <body pos="0 0 1" euler="10 20 30"><joint type="slide" axis="1 1 0" ref="0.2"/>
    <joint name="h" pos="0.1 0 0.2" axis="0 1 1" ref="30" springref="10" stiffness="2"/>
    <joint pos="0 0.3 0" axis="1 0 0" damping="0.5" armature="0.3"/>{BALL}
    <body pos="0.5 0 0"><joint type="ball" pos="0.1 0 0" damping="0.1"/>{BALL}</body>
    </body>""",
    "a free body that carries another": f"""
    <body pos="1 2 3" quat="1 2 3 4"><freejoint/>{BALL}
    <body gravcomp="0.4"><joint axis="0 1 0"/>{BALL}</body></body>""",
    "rotations in five ways": f"""
    <body euler="10 20 30"><joint axis="0 1 0"/>{BALL}
    <body axisangle="1 2 3 40"><joint axis="0 1 0"/>{BALL}
    <body xyaxes="1 1 0 0 1 1"><joint axis="0 1 0"/>{BALL}
    <body zaxis="1 2 3"><joint axis="0 1 0"/>{BALL}
    <body quat="2 1 0 1"><joint axis="0 1 0"/>{BALL}
    </body></body></body></body></body>""",
    "all solids, at a place or between two": """
    <body><joint axis="0 1 0"/><geom type="box" size=".1 .2 .3" euler="30 0 20"/>
    <body><joint axis="1 0 0"/><geom type="ellipsoid" size=".1 .2 .3" pos="1 0 0"/>
    <body><joint axis="0 1 0"/><geom type="capsule" size=".1" fromto="0 0 0 1 2 3"/>
    <body><joint axis="1 0 0"/><geom type="cylinder" size=".1 .4" mass="3"/>
    <body><joint axis="0 1 0"/><geom type="box" size=".1" fromto="0 0 0 1 2 3"/>
    <body><joint axis="0 0 1"/><geom type="capsule" size=".1 .3" density="300"/>
    <geom type="sphere" size=".5" group="5" pos="0 0.3 0"/></body>
    </body></body></body></body></body>""",
    "inertia as told": f"""
    <body><joint axis="0 1 0"/>{BALL}<inertial pos="0 .1 0" mass="2" quat="1 1 0 0"
    diaginertia="1 2 2.5"/><body pos="1 0 0"><joint axis="1 0 0"/><inertial pos="1 0 0"
    mass="2" fullinertia="1 2 2.5 .1 .2 .3"/></body></body>""",
    "frames and classes": f"""
    <frame pos="1 0 0" euler="0 0 90"><body childclass="stiff"><joint/>{BALL}
    <body pos="0 0 1"><joint class="slack"/><frame pos="0 1 0"><joint axis="1 0 0"/>
    {BALL}</frame></body></body></frame><body><joint axis="0 1 0"/>{BALL}</body>""",
}
DEFAULTS = """<default><joint armature="0.01"/><default class="stiff">
<joint stiffness="3" axis="0 1 0"/><default class="slack"><joint stiffness="0.5"/>
</default></default></default>"""
OUTSIDES = {
    "plain": "",
    "other angles": '<compiler angle="radian" eulerseq="ZYx"/>',
    "bounds": '<compiler boundmass="5" boundinertia="0.4"/>',
    "total mass": '<compiler settotalmass="7"/>',
    "from geoms": '<compiler inertiafromgeom="true" inertiagrouprange="0 4"/>',
    "water": '<option density="1000" viscosity="0.8" gravity="1 2 3"/>',
    "wind": '<option density="2" viscosity="0.1" wind="3 -2 1"/>',
    "no gravity": '<option><flag gravity="disable" spring="disable"/></option>',
    "no damper": '<option><flag damper="disable"/></option>',
}


@pytest.fixture
def case(tmp_path, rng):
    """Return what makes our results and theirs at a random state of a mechanism."""

    def make(xml, **options):
        path = tmp_path / "model.xml"
        path.write_text(f"<mujoco>{xml}</mujoco>")
        twin = mujoco.MjModel.from_xml_path(str(path))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", sb.errors.ModelWarning)
            system = assemble(sb.read(path, **{"friction": "off", **options}))
        data = mujoco.MjData(twin)
        shift = rng.uniform(-0.6, 0.6, twin.nv)
        mujoco.mj_integratePos(twin, data.qpos, shift, 1.0)
        data.qvel[:] = rng.uniform(-1, 1, twin.nv)
        limited = twin.actuator_ctrllimited[:, None]
        ranges = np.where(limited, twin.actuator_ctrlrange, (-1, 1))
        data.ctrl[:] = rng.uniform(*ranges.T)
        data.act[:] = rng.uniform(-1, 1, twin.na)
        mujoco.mj_forward(twin, data)
        values = {system.t: 0.0}
        for symbols, numbers in (
            (system.q, data.qpos), (system.v, data.qvel), (system.u, data.ctrl),
            (system.x, data.act), (system.p, system.defaults.values),
        ):  # fmt: skip
            values |= dict(zip(symbols, numbers, strict=True))
        return system, values, twin, data

    return make


def assert_same(case, xml, **options):
    unconstrained = '<option><flag constraint="disable"/></option>'
    system, values, _, data = case(unconstrained + xml, **options)
    vd = evaluate(list(derive_by(system, "composite", merge=False).vd), values)
    scale = np.abs(data.qacc).max(initial=1.0)
    np.testing.assert_allclose(vd, data.qacc, rtol=0, atol=1e-10 * scale)


@pytest.mark.covering(1)
@pytest.mark.parametrize("outside", OUTSIDES)
@pytest.mark.parametrize("bodies", BODIES)
@pytest.mark.filterwarnings("ignore")
def test_bodies_and_joints(case, bodies, outside):
    world = f"<worldbody>{BODIES[bodies]}</worldbody>"
    assert_same(case, OUTSIDES[outside] + DEFAULTS + world)


ARM = f"""<worldbody><site name="o" pos="1 0 1"/><body name="b" pos="0 0 1">
<joint name="a" axis="0 1 0"/>{BALL}<geom name="box" type="box" size=".1 .1 .2"
pos=".2 .1 .3"/><site name="s"
pos=".3 .1 0" euler="10 20 30"/><body name="c" pos="0.5 0 0"><joint name="d"
axis="0 1 0" ref="20"/>{BALL}<site name="e" pos=".2 0 0"/><site name="com"
pos="1 0 0"/><body pos=".3 0 0"><joint
name="f" type="ball"/>{BALL}</body></body></body><body><joint name="z"
axis="0 1 0" actuatorfrcrange="-1 1"/>{BALL}</body></worldbody>"""
TENDONS = """<tendon><fixed name="t" stiffness="3" damping="2"><joint joint="a"
coef="2"/><joint joint="d" coef="-1"/></fixed><spatial name="p" springlength="0.3 0.5"
stiffness="7" damping=".2"><site site="o"/><site site="s"/><pulley divisor="2"/>
<site site="o"/><site site="e"/><site site="s"/></spatial></tendon>"""
ACTUATORS = [
    '<motor joint="d" gear="3" ctrlrange="-0.1 0.1" forcerange="-.2 .2"/>',
    '<motor joint="z" gear="30"/><motor joint="z" gear="-20"/>',
    '<motor joint="f" gear="1 2 3"/>',
    '<position joint="d" kp="4" kv="2" gear="2"/>',
    '<position joint="d" kp="4" timeconst="0.5"/>',
    '<position joint="d" kp="4" dampratio="0.7" gear="2"/>',
    '<velocity joint="d" kv="4"/>',
    '<intvelocity joint="d" kp="4" actrange="-3 3"/>',
    '<damper joint="d" kv="4" ctrlrange="0 1"/>',
    '<cylinder joint="d" timeconst="2" diameter="0.8" bias="1 2 3"/>',
    """<general joint="d" gaintype="affine" gainprm="1 2 3" biastype="affine"
    biasprm="3 2 1" dyntype="filter" dynprm="0.3"/>""",
    '<general joint="d" dyntype="integrator" gainprm="2"/>',
    '<motor tendon="t" gear="3"/><position tendon="p" kp="5"/>',
    '<motor site="e" gear="1 2 3 4 5 6"/>',
    '<motor site="o" gear="1 2 3 4 5 6"/>',
    '<motor joint="d" ctrlrange=".3 .2" forcerange=".3 .2"/>',
]
FILTER = 'dyntype="filter" dynprm=".3"'
GENERAL = f'<general gainprm="5 2 -3" biasprm="1 2 -3" biastype="affine" {FILTER}/>'
OF_A_CLASS = (
    """<position kp="3" kv="2" timeconst=".3"/><default class="k">{}</default>"""
)
# Kinds of actuators take numbers from defaults of their own kind and of 'general'.
DEFAULTS_OF_ACTUATORS = {
    '<position joint="d"/>': GENERAL,
    '<velocity joint="d"/>': GENERAL,
    '<motor joint="d"/>': GENERAL,
    '<cylinder joint="d"/>': GENERAL,
    '<general joint="d"/>': GENERAL.replace("biastype", 'gaintype="affine" biastype'),
    '<position joint="d" kp="4"/>': '<position dampratio="1"/>',
    '<position joint="d" kp="4" kv="1"/>': '<position dampratio="1"/>',
    '<general joint="d" gainprm="4" biasprm="0 -4 1" biastype="affine"/>': "",
    '<velocity joint="d" gear="2"/>': '<position kp="5" kv="2"/>',
    '<cylinder joint="d" area="3"/>': '<cylinder diameter="2" bias="1 2 3"/>',
    '<position joint="d" class="k"/>': OF_A_CLASS.format('<velocity kv="5"/>'),
    '<general joint="d" class="k"/>': OF_A_CLASS.format('<motor gear="5"/>'),
    '<position joint="a" class="k"/>': OF_A_CLASS.format('<general gainprm="5"/>'),
    '<cylinder joint="d" gear="3"/>': '<position kp="7"/><general gear="3"/>',
    '<velocity joint="d" gear="3"/>': '<position kp="7"/><general gear="3"/>',
    '<position joint="d" gear="2"/>': GENERAL.replace("filter", "filterexact"),
}


@pytest.mark.parametrize("actuators", ACTUATORS)
def test_actuators_and_tendons(case, actuators):
    assert_same(case, f"{ARM}{TENDONS}<actuator>{actuators}</actuator>")


@pytest.mark.parametrize("actuator", DEFAULTS_OF_ACTUATORS)
def test_actuators_of_classes(case, actuator):
    classes = f"<default>{DEFAULTS_OF_ACTUATORS[actuator]}</default>"
    assert_same(case, f"{classes}{ARM}<actuator>{actuator}</actuator>")


def test_without_a_time_constant_an_activation_follows_at_once(tmp_path):
    path = tmp_path / "slide.xml"
    path.write_text(f"""<mujoco><option gravity="0 0 0"/><worldbody><body>
    <joint name="s" type="slide"/>{BALL}</body></worldbody><actuator><general name="a"
    joint="s" dyntype="filterexact" dynprm="0"/></actuator><keyframe><key act="0.5"/>
    </keyframe></mujoco>""")
    twin = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(twin)
    data.ctrl[:] = 2.0
    mujoco.mj_step(twin, data)  # until then the activation is that of the start
    mujoco.mj_forward(twin, data)
    model = sb.read(path, keyframe=0)
    motion = sb.simulate(model, [0.0, 1.0], inputs={"a": 2.0})
    np.testing.assert_allclose(motion.vd[:, 0], data.qacc[0], rtol=1e-12)


SINGLE = '<worldbody><body pos="1 2 3" euler="10 20 30">{}</body></worldbody>'
PUSHED = f'<joint axis="1 2 3"/>{BALL}<site name="s" {{}}/>'
PUSH = '<actuator><motor site="s" gear="1 2 3 4 5 6"/></actuator>'
WAYS = {
    "a site between two points": SINGLE.format(
        PUSHED.format('type="capsule" size=".1" fromto="0 0 0 1 .2 .3"')
    )
    + PUSH,
    "a rotation in place of that of the class": """<default><site euler="10 20 30"/>
    </default>"""
    + SINGLE.format(PUSHED.format('quat="1 1 0 0"'))
    + PUSH,
    "mass properties in a frame": SINGLE.format(
        """<joint axis="1 2 3"/><frame pos="1 2 3" euler="10 20 30"><inertial
        pos=".1 0 0" mass="2" diaginertia="1 2 2.5"/></frame>"""
    ),
    "an ellipsoid between two points": SINGLE.format(
        """<joint axis="1 2 3"/><geom type="ellipsoid" size=".1 .4 .3"
        fromto="0 0 0 1 2 3"/>"""
    ),
    "no spring by time constant": SINGLE.format(
        f'<joint axis="1 2 3" stiffness="3" damping="2" springdamper="0 0"/>{BALL}'
    ),
    "limits without zero, of a joint that no actuator turns": SINGLE.format(
        f"""<joint axis="1 2 3" actuatorfrcrange="1 2"/>{BALL}<body><joint name="j"/>
        {BALL}</body>"""
    )
    + '<actuator><motor joint="j"/></actuator>',
    "springs and dampers of third order": SINGLE.format(
        f"""<joint name="j" axis="1 2 3" stiffness="1 2 3" springref="10"
        damping=".1 0 .3"/>{BALL}"""
    )
    + """<tendon><fixed stiffness="0 7" damping="0 3" springlength="-.1 .1"><joint
    joint="j" coef="2"/></fixed></tendon>""",
    "limits of a ball joint, which are none": SINGLE.format(
        f"""<joint type="ball" actuatorfrcrange="1 2"/>{BALL}<body><joint name="j"/>
        {BALL}</body>"""
    )
    + '<actuator><motor joint="j"/></actuator>',
    "the input of a damper, which is limited always": '<compiler autolimits="false"/>'
    + SINGLE.format(f'<joint name="j" axis="1 2 3"/>{BALL}')
    + '<actuator><damper joint="j" kv="3" ctrlrange="0 .1"/></actuator>',
    "tendons with negative lengths at rest": SINGLE.format(
        f'<joint name="j" axis="1 2 3"/>{BALL}'
    )
    + "".join(
        f"""<tendon><fixed stiffness="7" springlength="{rest}"><joint joint="j"
        coef="2"/></fixed></tendon>"""
        for rest in ("-.7 -.5", "-.8", "-1")
    ),
    "a mass by a bound, in a fluid": """<compiler boundmass="0.4" boundinertia="0.1"/>
    <option density="3" viscosity="2"/>"""
    + SINGLE.format(
        f"""<joint axis="1 2 3"/>{BALL}<body pos=".3 .2 .1" euler="10 20 30"><joint
        axis="0 1 0"/></body>"""
    ),
    "neither springs nor dampers, and so no compensation": """<option density="3"
    viscosity="2"><flag spring="disable" damper="disable"/></option>"""
    + SINGLE.replace("<body ", '<body gravcomp=".5" ').format(
        f'<joint axis="1 2 3" stiffness="3" damping="2"/>{BALL}'
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_ways_to_write_it(case, way):
    assert_same(case, WAYS[way])


@pytest.mark.parametrize("kind", ["hinge", "slide", "ball", "free"])
def test_numbers_of_joints_become_parameters_with_units(case, kind):
    spring = 'stiffness="3"' * (kind in ("hinge", "slide"))
    joint = f'<joint name="j" type="{kind}" {spring} damping="2" armature=".3"'
    body = f'<body>{joint} frictionloss="1"/>{BALL}</body>'
    assert_same(case, f"<worldbody>{body}</worldbody>", parameters="symbols")
    options = {"parameters": "symbols", "friction": "smooth"}
    system, *_ = case(f"<worldbody>{body}</worldbody>", **options)
    units = {"hinge": "N m", "slide": "N", "ball": "N m", "free": ""}
    assert system.parameters["f_j"].unit == units[kind]


def test_a_spring_by_time_constant(case):
    joint = '<joint axis="0 1 0" springdamper="0.2 0.7" armature="0.1"/>'
    inner = f"<body pos='1 0 0'>{joint}{BALL}</body>"
    world = f"<worldbody><body><freejoint/>{BALL}{inner}{inner}</body></worldbody>"
    assert_same(case, world)


@pytest.mark.parametrize("kind", ["legacy", "exact", "convex"])
def test_a_mesh_has_the_mass_of_what_it_encloses(case, tmp_path, rng, kind):
    points = rng.uniform(-1, 1, (4, 3))
    faces = ((1, 2, 3), (1, 4, 2), (2, 4, 3), (3, 4, 1))
    if np.linalg.det(points[1:] - points[0]) > 0:
        faces = tuple((b, a, c) for a, b, c in faces)
    lines = [f"v {x} {y} {z}" for x, y, z in points.astype(np.float32)]
    lines += [f"f {a} {b} {c}" for a, b, c in faces]
    (tmp_path / "m.obj").write_text("\n".join(lines))
    mesh = f"""<asset><mesh name="m" file="m.obj" inertia="{kind}" scale="1 2 0.5"
    refpos="1 0 0" refquat="1 1 0 0"/></asset>"""
    geom = '<geom type="mesh" mesh="m" pos="0 0 1" euler="10 20 30"/>'
    assert_same(
        case, f"{mesh}<worldbody><body><joint/>{geom}</body></worldbody>", shapes=False
    )


SENSORS = """<sensor><jointpos joint="d"/><jointvel joint="d"/><tendonpos tendon="t"/>
<tendonvel tendon="p"/><framepos objtype="xbody" objname="c"/><framepos objtype="body"
objname="c"/><framelinvel objtype="site" objname="e"/><frameangvel objtype="site"
objname="e"/><framelinacc objtype="site" objname="e"/><velocimeter site="s"/><gyro
site="s"/><framepos objtype="site" objname="e" reftype="site" refname="s"/><subtreecom
body="b"/><accelerometer site="s"/><force site="e"/><torque site="e"/><torque
site="s"/><framexaxis objtype="site" objname="e"/><framezaxis objtype="xbody"
objname="c" reftype="site" refname="s"/><framepos objtype="geom" objname="box"/>
</sensor>"""


def test_sensors_show_the_same(case):
    numbers = iter(range(100, 200))
    named = re.sub(
        r"<(\w+)\s+(?=joint|tendon|obj|site|body)",
        lambda match: f'<{match[1]} name="s_{next(numbers)}" ',
        SENSORS,
    )
    # Forces along tendons at bodies are none of what MuJoCo's sensors of force count.
    tendons = TENDONS.replace('stiffness="7" damping=".2"', "")
    system, values, twin, data = case(ARM + tendons + named)
    units = {e.unit for e in system.expressions.values() if e.is_sensor}
    assert {"rad", "rad/s"} <= units
    results = derive_sensors(system).results
    ours = {
        name: np.ravel(evaluate(results[name].tolist(), values))
        for name in sorted(results)
        if re.fullmatch(r"s_\d+", name)
    }
    # What MuJoCo calls the acceleration of a frame is that against free fall.
    ours["s_108"] = ours["s_108"] + [0, 0, 9.81]
    mujoco.mj_rnePostConstraint(twin, data)
    theirs = data.sensordata
    np.testing.assert_allclose(np.concatenate([*ours.values()]), theirs, atol=1e-9)


@pytest.mark.parametrize(
    ("sensor", "entry"),
    [
        ('<e_potential name="s"/>', ()),
        (f'</sensor>{TENDONS}<sensor><e_potential name="s"/>', ()),
        ('<e_kinetic name="s"/>', ()),
        ("""<framepos name="s" objtype="site" objname="e" reftype="body"
        refname="b"/>""", None),
    ],
)  # fmt: skip
def test_sensors_have_the_values_of_their_names(case, sensor, entry):
    system, values, twin, data = case(f"{ARM}<sensor>{sensor}</sensor>")
    found = derive_sensors(system).results.get("s")
    if entry is None:
        # Axes of a 'body' are principal ones, which no frame of ours has.
        assert found is None
        return
    mujoco.mj_energyPos(twin, data)
    mujoco.mj_energyVel(twin, data)
    ours = evaluate(np.ravel(found).tolist(), values)
    kinetic = "kinetic" in sensor
    assert ours == pytest.approx([data.energy[int(kinetic)]])


KEYS = """<keyframe><key name="up" qpos="0.1 0.2 1 0 0 1 3"/><key/></keyframe>"""


@pytest.mark.parametrize("keyframe", ["up", 0])
def test_a_keyframe_is_the_start(case, keyframe):
    system, *_ = case(ARM + KEYS, keyframe=keyframe)
    half = np.sqrt(0.5)
    assert system.q_start == pytest.approx([0.1, 0.2, half, 0, 0, half, 3])


def test_inputs_are_as_free_as_a_flag_lets_them_be(tmp_path):
    path = tmp_path / "m.xml"
    flag = '<option><flag clampctrl="disable"/></option>'
    motor = '<actuator><motor name="m" joint="d" ctrlrange="-1 1"/></actuator>'
    path.write_text(f"<mujoco>{flag}{ARM}{motor}</mujoco>")
    with pytest.warns(sb.errors.ModelWarning, match="contacts"):
        assert sb.read(path).inputs["m"].limits is None


def test_a_keyframe_has_velocities_and_activations(case):
    actuators = '<intvelocity joint="d" kp="4" actrange="-3 3"/>'
    key = '<key qvel="1 2 3 4 5 6" act="0.7"/>'
    tail = f"<actuator>{actuators}</actuator><keyframe>{key}</keyframe>"
    system, *_ = case(ARM + tail, keyframe=0)
    assert system.v_start == pytest.approx([1, 2, 3, 4, 5, 6])
    assert system.x_start == pytest.approx([0.7])


@pytest.mark.parametrize(
    ("attribute", "pair", "said"),
    [
        ('margin="0.1"', "", "margin of geoms: ball"),
        ('condim="6"', "", "friction of turning and rolling: ball"),
        ("", '<pair name="p" gap="1" geom1="g" geom2="ball"/>', "gap of pairs: p"),
        ("", "", "the friction and margin that options give all contacts"),
    ],
)
def test_what_rigid_contacts_leave_out_is_named(tmp_path, attribute, pair, said):
    path = tmp_path / "m.xml"
    path.write_text(
        f"""<mujoco><option o_friction=".3"><flag override="enable"/></option>
        <worldbody><geom name="g" type="plane" size="1 1 1"/><body pos="0 0 1">
        <freejoint/><geom name="ball" size=".1" {attribute}/></body></worldbody>
        <contact>{pair}</contact></mujoco>"""
    )
    mujoco.MjModel.from_xml_path(str(path))
    with pytest.warns(sb.errors.ModelWarning, match=said):
        sb.read(path, contacts="rigid")


def test_stops_that_begin_before_their_range_are_named(tmp_path):
    path = tmp_path / "m.xml"
    joint = '<joint name="j" range="-20 20" margin="0.1"/>'
    path.write_text(
        f"<mujoco><worldbody><body>{joint}{BALL}</body></worldbody></mujoco>"
    )
    with pytest.warns(sb.errors.ModelWarning, match="margin of joints: j"):
        sb.read(path, stops=True)


@pytest.mark.parametrize(
    "flag", ["constraint", "equality", "frictionloss", "limit", "contact"]
)
def test_flags_switch_constraints_off(tmp_path, flag):
    path = tmp_path / "m.xml"
    joint = 'type="slide" axis="0 0 1"'
    path.write_text(
        f"""<mujoco><option><flag {flag}="disable"/></option><worldbody><geom
        type="plane" size="1 1 1"/><body pos="0 0 .05"><joint name="a" {joint}
        range="0 1" frictionloss="1"/><geom size=".1"/></body><body pos="1 0 9"><joint
        name="b" {joint}/>{BALL}</body></worldbody><equality><joint joint1="a"
        joint2="b"/></equality></mujoco>"""
    )
    twin = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(twin)
    data.qpos[0] = -0.01
    mujoco.mj_forward(twin, data)
    model = sb.read(path, stops=True, contacts="rigid")
    stops = sum(name.endswith("_stop") for name in model.contacts)
    ours = len(model.loops), len(model.loads), stops, len(model.contacts) > stops
    assert ours == (data.ne, data.nf, data.nl, data.ncon > 0)


@pytest.mark.parametrize("flag", ["enable", "disable"])
def test_the_same_geoms_touch(tmp_path, flag):
    """All balls lie in each other, so that MuJoCo finds each pair that may touch."""
    path = tmp_path / "m.xml"
    path.write_text(
        f"""<mujoco><option><flag filterparent="{flag}"/></option><worldbody>
        <geom name="g0" size="1"/><body><geom name="g1" size="1"/></body>
        <body name="a"><freejoint/><geom name="g2" size="1"/>
        <body name="b"><joint/><geom name="g3" size="1"/>
        <body name="c"><geom name="g4" size="1" pos=".1 0 0"/>
        <body name="d"><joint/><geom name="g5" size="1" pos="0 .1 0"/></body></body>
        </body></body></worldbody></mujoco>"""
    )
    twin = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(twin)
    mujoco.mj_forward(twin, data)
    theirs = {tuple(sorted(contact.geom.tolist())) for contact in data.contact}
    names = sb.read(path, contacts="rigid").contacts
    assert {tuple(sorted(map(int, re.findall(r"g(\d)", n)))) for n in names} == theirs


@pytest.mark.parametrize("ends", ['geom1="p" geom2="b"', 'geom1="b" geom2="p"'])
def test_a_pair_that_is_listed_touches_once(tmp_path, ends):
    path = tmp_path / "m.xml"
    path.write_text(
        f"""<mujoco><worldbody><geom name="p" type="plane" size="1 1 1"/><body
        pos="0 0 .05"><freejoint/><geom name="b" size=".1" friction=".4"/></body>
        </worldbody><contact><pair {ends} friction=".9"/></contact></mujoco>"""
    )
    twin = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(twin)
    mujoco.mj_forward(twin, data)
    (named,) = sb.read(path, contacts="rigid").contacts.values()
    assert [float(named.contact.friction)] == [c.friction[0] for c in data.contact]


@pytest.mark.parametrize("plane", ["", 'priority="1"', 'condim="1"'])
@pytest.mark.parametrize("ball", ["", 'condim="1"'])
def test_friction_of_a_contact_is_theirs(tmp_path, plane, ball):
    path = tmp_path / "m.xml"
    path.write_text(
        f"""<mujoco><worldbody><geom type="plane" size="1 1 1" friction="0.2" {plane}/>
        <body pos="0 0 0.05"><freejoint/><geom size=".1" friction="0.7" {ball}/></body>
        </worldbody></mujoco>"""
    )
    twin = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(twin)
    mujoco.mj_forward(twin, data)
    (named,) = sb.read(path, contacts="rigid").contacts.values()
    (contact,) = data.contact
    friction = contact.friction[0] if contact.dim > 1 else 0.0
    assert float(named.contact.friction) == pytest.approx(friction)


def test_an_unknown_keyframe_is_refused(case):
    with pytest.raises(sb.errors.FileError, match=r"no keyframe 'down'\. Known: up, 1"):
        case(ARM + KEYS, keyframe="down")


EQUALITIES = {
    "connect": '<connect body1="c" body2="b" anchor="0.2 0 0"/>',
    "weld": '<weld body1="g" body2="c"/>',
    "joint": '<joint joint1="a" joint2="d" polycoef="0 2 0.3"/>',
    "tendon": '<tendon tendon1="t" polycoef="0 1"/>',
}


@pytest.mark.parametrize("kind", EQUALITIES)
def test_equalities_hold_exactly(tmp_path, kind):
    """At rest, where M vd - Jᵀ lam = f and J vd = 0 with M, f and J of MuJoCo."""
    body = f'<body name="g" pos="0.5 0 1"><freejoint name="g"/>{BALL}</body>'
    world = ARM.replace("</worldbody>", body + "</worldbody>") + TENDONS
    path = tmp_path / "model.xml"
    path.write_text(f"<mujoco>{world}<equality>{EQUALITIES[kind]}</equality></mujoco>")
    twin = mujoco.MjModel.from_xml_path(str(path))
    twin.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    twin.opt.jacobian = mujoco.mjtJacobian.mjJAC_DENSE
    data = mujoco.MjData(twin)
    mujoco.mj_forward(twin, data)
    J, M = data.efc_J.reshape(-1, twin.nv), np.zeros((twin.nv, twin.nv))
    for column, unit in zip(M, np.eye(twin.nv), strict=True):
        mujoco.mj_mulM(twin, data, column, unit)
    KKT = np.block([[M, J.T], [J, np.zeros((len(J), len(J)))]])
    force = data.qfrc_passive - data.qfrc_bias
    right = np.concatenate([force, np.zeros(len(J))])
    expected = np.linalg.lstsq(KKT, right, rcond=1e-12)[0][: twin.nv]
    with pytest.warns(sb.errors.ModelWarning, match="contacts"):
        model = sb.read(path)
    compiled = sb.compile_model(model)
    start, system = compiled.start_state(), compiled.system
    vd = compiled.derivatives(0, start)[len(system.q) :]
    # Ours leaves out the coordinate that follows from another.
    all_of_them = ["a", "d", *"fff", "z", *"gggggg"]
    left = [s.name.split("_")[1] for s in system.v]
    at = [i for i, name in enumerate(all_of_them) if name in left]
    assert len(J) > 0
    assert vd == pytest.approx(expected[at], abs=1e-9)


@pytest.mark.filterwarnings("ignore")
def test_a_weld_has_its_pose_at_the_anchor(tmp_path):
    body = f'<body name="g" pos="0.5 0 1"><freejoint name="g"/>{BALL}</body>'
    weld = (
        '<weld body1="g" body2="c" anchor=".1 .2 .3" relpose=".3 .1 .2 .9 .3 .1 .2"/>'
    )
    world = ARM.replace("</worldbody>", body + "</worldbody>")
    path = tmp_path / "model.xml"
    path.write_text(f"<mujoco>{world}<equality>{weld}</equality></mujoco>")
    twin = mujoco.MjModel.from_xml_path(str(path))
    twin.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    data = mujoco.MjData(twin)
    data.qpos[:] = sb.compile_model(sb.read(path)).system.q_start
    mujoco.mj_forward(twin, data)
    assert len(data.efc_pos) == 6
    assert data.efc_pos == pytest.approx(0, abs=1e-9)


def test_what_is_left_out_is_named(tmp_path):
    path = tmp_path / "m.xml"
    path.write_text(
        f"""<mujoco><worldbody><site name="o"/><body><joint name="j"/>{BALL}{BALL}
        <site name="s" pos="1 0 0"/></body></worldbody><tendon><spatial name="w"><site
        site="o"/><geom geom="g"/><site site="s"/></spatial></tendon><actuator>
        <muscle joint="j" name="m"/></actuator><sensor><touch name="n" site="s"/>
        </sensor></mujoco>"""
    )
    with pytest.warns(sb.errors.ModelWarning) as caught:
        sb.read(path)
    (warning,) = caught
    for part in (
        "tendons that wrap around geoms: w",
        "actuators of the kind muscle at a joint: m",
        "sensors of the kind touch: n", "contacts of 2 geoms",
    ):  # fmt: skip
        assert part in str(warning.message)


UNREAD = {
    '<joint name="j" stiffness="1" springyield="2"/>': "springyield of joints: j",
    """<joint name="j" actuatorgravcomp="true" actuatorfrcrange="-1 1"/>""":
    "actuatorgravcomp of joints: j",
    '<joint name="j" type="ball" range="0 90"/>': "range of joints: j",
    '<joint name="j" type="ball" springdamper="1 1"/>': "springdamper of ball and free",
    '<joint name="j" type="ball" damping="1 1"/>': "damping of higher order in ball",
    '<freejoint name="j" align="true"/>': "align of joints: j",
}  # fmt: skip
UNREAD_ELSEWHERE = {
    '<compiler alignfree="true"/>': "alignfree of the compiler",
    '<actuator><motor name="m" joint="j" armature="1"/></actuator>':
    "armature of actuators: m",
    '<actuator><motor name="m" joint="j" damping="0 0 1"/></actuator>':
    "damping of actuators: m",
    '<actuator><motor name="m" joint="j" delay=".1" nsample="2"/></actuator>':
    "delay of actuators: m",
    """<option actuatorgroupdisable="1 2"/><actuator><motor name="m" joint="j"
    group="2"/></actuator>""": "actuators of disabled groups: m",
    """<tendon><fixed name="t" actuatorfrcrange="-1 1"><joint joint="j" coef="1"/>
    </fixed></tendon>""": "actuatorfrcrange of tendons: t",
    '<sensor><jointpos name="s" joint="j" cutoff="1"/></sensor>':
    "cutoff of sensors: s",
    '<actuator><pid name="m" joint="j" kp="1"/></actuator>': "of the kind pid",
    """<option density="2"/><worldbody><body name="b"><freejoint/><geom size=".1"
    pos=".3 0 0"/><geom size=".1"/></body></worldbody>""": "moments are equal: b",
    """<option><flag actuation="disable"/></option><actuator><motor name="m"
    joint="j"/></actuator>""": "actuators that a flag disables: m",
    """<worldbody><body gravcomp="1"><joint/><geom size=".1"/><site name="s"/></body>
    </worldbody><sensor><force name="n" site="s"/></sensor>""":
    "as borne by joints, in sensors: n",
}  # fmt: skip


@pytest.mark.parametrize("inside", [*UNREAD, *UNREAD_ELSEWHERE])
def test_attributes_without_a_counterpart_are_named(tmp_path, inside):
    joint = inside if inside in UNREAD else '<joint name="j"/>'
    body = f"<worldbody><body>{joint}{BALL}</body></worldbody>"
    path = tmp_path / "m.xml"
    outside = "" if inside in UNREAD else inside
    path.write_text(f"<mujoco>{body}{outside}</mujoco>")
    mujoco.MjModel.from_xml_path(str(path))
    said = {**UNREAD, **UNREAD_ELSEWHERE}[inside]
    with pytest.warns(sb.errors.ModelWarning, match=re.escape(said)):
        sb.read(path)


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ('<joint stifness="1"/>', "MuJoCo does not know: stifness of mujoco / world"),
        (
            "<joint><damping/></joint>",
            "not know: mujoco / worldbody / body / joint /",
        ),
    ],
)
def test_what_is_misspelled_is_named(tmp_path, inside, said):
    path = tmp_path / "m.xml"
    path.write_text(
        f"<mujoco><worldbody><body>{inside}{BALL}</body></worldbody></mujoco>"
    )
    with pytest.raises(ValueError, match="unrecognized"):
        mujoco.MjModel.from_xml_path(str(path))
    with pytest.warns(sb.errors.ModelWarning, match=said):
        sb.read(path)


def test_no_attribute_of_mujoco_is_called_unknown():
    tag = ""
    for line in mujoco.mj_printSchema(False, False).splitlines():
        new = re.match(r" *(?:\(world\))?(\w+) \(.\)(.*)", line)
        tag, words = new.groups() if new else (tag, line)
        assert set(words.split()) <= known_attributes()[tag]


@pytest.mark.parametrize(
    "path_of_tendon",
    [
        '<site site="o"/>',
        '<site site="o"/><pulley divisor="2"/><site site="s"/><site site="e"/>',
        '<site site="s"/><site site="e"/><pulley divisor="3"/>',
    ],
)
def test_a_tendon_ends_at_sites(tmp_path, path_of_tendon):
    path = tmp_path / "m.xml"
    tendon = f'<tendon><spatial name="t">{path_of_tendon}</spatial></tendon>'
    path.write_text(f"<mujoco>{ARM}{tendon}</mujoco>")
    with pytest.raises(ValueError, match="tendon"):
        mujoco.MjModel.from_xml_path(str(path))
    with pytest.raises(sb.errors.ReadError, match="two sites or more"):
        sb.read(path)


def test_included_files_are_read_once_and_from_below(tmp_path):
    (tmp_path / "inner.xml").write_text(
        f"<mujocoinclude><body><joint/>{BALL}</body></mujocoinclude>"
    )
    path = tmp_path / "m.xml"
    include = '<include file="inner.xml"/>'
    path.write_text(f"<mujoco><worldbody>{include}</worldbody></mujoco>")
    assert len(sb.read(path).joints) == 1
    path.write_text(f"<mujoco><worldbody>{include * 2}</worldbody></mujoco>")
    with pytest.raises(sb.errors.ReadError, match="included a second time"):
        sb.read(path)
    path.write_text('<mujoco><include file="../m.xml"/></mujoco>')
    with pytest.raises(sb.errors.ReadError, match="leads out of the folder"):
        sb.read(path)


def test_files_are_looked_for_beside_the_one_that_includes_them(tmp_path):
    inner = tmp_path / "inner"
    inner.mkdir()
    (tmp_path / "m.xml").write_text('<mujoco><include file="inner/a.xml"/></mujoco>')
    include = '<include file="b.xml"/>'
    (inner / "a.xml").write_text(
        f"<mujocoinclude><worldbody>{include}</worldbody></mujocoinclude>"
    )
    for folder, mass in ((inner, 2), (tmp_path, 3)):
        body = f'<body name="b"><joint/><geom size="1" mass="{mass}"/></body>'
        (folder / "b.xml").write_text(f"<mujocoinclude>{body}</mujocoinclude>")
        twin = mujoco.MjModel.from_xml_path(str(tmp_path / "m.xml"))
        assert twin.body_mass[1] == mass
        assert float(sb.read(tmp_path / "m.xml")["b"].mass) == mass


def test_meshes_are_looked_for_beside_the_outermost_file_first(tmp_path):
    inner = tmp_path / "inner"
    inner.mkdir()
    for folder, size in ((tmp_path, 1.0), (inner, 0.5)):
        corners = f"v 0 0 0\nv {size} 0 0\nv 0 {size} 0\nv 0 0 {size}\n"
        faces = "f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
        (folder / "m.obj").write_text(corners + faces)
    (inner / "a.xml").write_text(
        '<mujocoinclude><asset><mesh file="m.obj"/></asset></mujocoinclude>'
    )
    path = tmp_path / "m.xml"
    body = '<body name="b"><joint/><geom type="mesh" mesh="m"/></body>'
    path.write_text(
        f"""<mujoco><include file="inner/a.xml"/><worldbody>{body}</worldbody>
        </mujoco>"""
    )
    expected = mujoco.MjModel.from_xml_path(str(path)).body_mass[1]
    assert float(sb.read(path)["b"].mass) == pytest.approx(expected)


WRONG = {
    '<body><joint axis="0 0 0"/></body>': "the axis has length zero",
    '<body><joint type="slider"/></body>': "type='slider' must be one of hinge",
    '<body quat="0 0 0 0"/>': "quat has length zero",
    '<body quat="1 0 0 0" euler="0 0 1"/>': "quat and euler both tell the rotation",
    '<body><joint/><geom type="box" size="1 2"/></body>': "a box needs 3 positive",
    '<body><joint class="c"/></body>': "there is no default class 'c'",
    '<body><body><freejoint/><geom size="1"/></body></body>': "a free joint must be",
    '<body><joint/><geom mesh="m"/></body>': "there is no mesh 'm'",
    '<body><inertial pos="0 0 0" mass="-1" diaginertia="1 1 1"/></body>': "mass is -1",
    '<replicate count="3"/>': "Let MuJoCo expand the file first",
    "<joint/>": "the world cannot have a joint",
    "<freejoint/>": "the world cannot have a joint",
    "<leg/>": "this element is not known here",
    '<geom size="1" fromto="0 0 0 0 0 0" type="capsule"/>': "two points that differ",
}


@pytest.mark.parametrize("content", WRONG)
def test_what_is_wrong_is_told_with_line_and_element(tmp_path, content):
    path = tmp_path / "m.xml"
    path.write_text(f"<mujoco>\n<worldbody>\n{content}\n</worldbody>\n</mujoco>")
    with pytest.raises(
        sb.errors.ReadError, match=r"line 3, mujoco / worldbody"
    ) as caught:
        sb.read(path)
    assert WRONG[content] in str(caught.value)
