"""The reader of .mbs files, element by element."""

from contextlib import nullcontext

import numpy as np
import pytest

import symbody as sb

HEAD = """<mbsDescR7>
<mbsname>two</mbsname>
<base><gravity><coordinates><z>-9.81</z></coordinates></gravity>
<point><pointname>seat</pointname><coordinates><x>1</x></coordinates></point></base>
<bodytree>
<body><bodyname>crank</bodyname>
<parent><bodyname>base</bodyname><pointname>origin</pointname></parent>
<joint><jointname>turn</jointname><type>R2</type><nature>independent</nature>
<initialvalue><q>-0.6</q><qd>1.5</qd></initialvalue></joint>
<mass>2</mass><com><coordinates><x>0.25</x></coordinates></com>
<inertia><Ixx>0.05</Ixx><Iyy>0.1</Iyy><Izz>0.1</Izz><Ixz>0.01</Ixz></inertia>
<point><pointname>tip</pointname><coordinates><x>0.5</x></coordinates>
<sensor name="S" Pos="true" Rot="true" Vit="true" Om="true" Acc="true" Omp="true"
 Jac="true"/></point></body>
<body><bodyname>rod</bodyname>
<parent><bodyname>crank</bodyname><pointname>tip</pointname></parent>
<joint><jointname>slide</jointname><type>T3</type><nature>driven</nature>
<initialvalue><q>0.05</q></initialvalue></joint>
<joint><jointname>fold</jointname><type>R2</type><nature>{nature}</nature>
<initialvalue><q>1.2</q></initialvalue></joint>
<mass>1</mass><com><coordinates><x>0.3</x></coordinates></com>
<inertia><Iyy>0.05</Iyy></inertia>
<point><pointname>end</pointname><coordinates><x>0.6</x></coordinates>
{force}</point></body>
</bodytree>
"""
TAIL = "\n</mbsDescR7>\n"
FORCE = '<extforce name="push"/>'
END = "<endpoint{}><bodyname>{}</bodyname><pointname>{}</pointname></endpoint{}>"
ENDS = END.format(1, "base", "seat", 1) + END.format(2, "rod", "end", 2)


@pytest.fixture
def mbs(tmp_path):
    def write(more="", *, force="", nature="independent"):
        path = tmp_path / "two.mbs"
        path.write_text(HEAD.format(force=force, nature=nature) + more + TAIL)
        return path

    return write


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("Iyy", "iyy"), ("qd", "qdot"), ("com", "Com"), ("z", "Z")],
)
def test_what_is_like_a_known_word_is_named(mbs, right, wrong):
    path = mbs()
    text = path.read_text().replace(f"{right}>", f"{wrong}>")
    path.write_text(text)
    told = f"misspelled.* {wrong} of .* which is '{right}'"
    with pytest.warns(sb.errors.ModelWarning, match=told):
        sb.read(path)


def test_joints_keep_names_order_and_start(mbs):
    model = sb.read(mbs())
    assert list(model.joints) == ["turn", "slide", "fold"]
    assert list(model.bodies) == ["crank", "rod", "rod_before_1"]
    system = sb.assemble(model)
    assert [s.name for s in system.q] == ["q_turn", "q_fold"]
    assert (system.q_start, system.v_start) == ((-0.6, 1.2), (1.5, 0))


def test_a_driven_joint_is_locked_until_it_is_driven(mbs):
    model = sb.read(mbs())
    assert float(model.parameters["slide_q"].default) == 0.05
    model.drive(model.joints["slide"], 0.05 * sb.sin(model.t))
    free = sb.read(mbs(), driven="free")
    assert sb.compile_model(model).mass_matrix([0, 1], 0.3).shape == (2, 2)
    assert sb.compile_model(free).mass_matrix([0, 0, 1]).shape == (3, 3)


def test_forces_of_the_user_are_inputs_or_formulas(mbs):
    link = f"<links><link><name>L</name>{ENDS}</link></links>"
    path = mbs(link, force=FORCE)
    wanted = ["Q_turn", "Q_fold", "push_F", "push_M", "F_L"]
    assert list(sb.read(path).inputs) == wanted
    open_ = sb.read(path, laws="formulas")
    assert list(open_.undefined) == wanted
    Z = open_.sensors["Z_L"].symbols
    open_.define("F_L", 100 * (Z[0] - 0.5) + 3 * Z[1])
    open_.define("Q_turn", -0.1 * open_.joints["turn"].v[0])
    for name, shape in (("Q_fold", ()), ("push_F", (3,)), ("push_M", (3,))):
        open_.define(name, np.zeros(shape).tolist())
    own = sb.read(path)
    d = sb.compile_model(own).sensor_values(0, [-0.6, 1.2, 1.5, 0])["Z_L"]
    force = 100 * (d[0] - 0.5) + 3 * d[1]
    state = [-0.6, 1.2], [1.5, 0]
    u = [-0.15, 0, *[0] * 6, force]
    expected = sb.compile_model(own).forward_dynamics(0, *state, u)
    actual = sb.compile_model(open_).forward_dynamics(0, *state)
    np.testing.assert_allclose(actual, expected, rtol=1e-12)


def test_sensors_have_the_conventions_of_robotran(mbs):
    values = sb.compile_model(sb.read(mbs())).sensor_values(0, [-0.6, 1.2, 1.5, 0])
    c, s = np.cos(-0.6), np.sin(-0.6)
    np.testing.assert_allclose(values["S_P"], [0.5 * c, 0, -0.5 * s])
    # From components in the inertial frame to those in the body.
    np.testing.assert_allclose(values["S_R"], [[c, 0, -s], [0, 1, 0], [s, 0, c]])
    np.testing.assert_allclose(values["S_V"], [-0.75 * s, 0, -0.75 * c])
    np.testing.assert_allclose(values["S_OM"], [0, 1.5, 0])
    J = values["S_J"]
    np.testing.assert_allclose(J[3:, 0], np.array(values["S_V"]) / 1.5)
    assert values["S_A"].shape == values["S_OMP"].shape == (3,)


def test_user_models_are_parameters(mbs):
    def told(name, kind, *values):
        each = "".join(f"<value>{v}</value>" for v in values)
        return f"<parameter><name>{name}</name><type>{kind}</type>{each}</parameter>"

    inner = told("k", "scalar", 5) + told("c", "vector", 1, 2) + told("x", "state", 3)
    inner += told("table", "lut1D")
    path = mbs(
        f"<user_models><user_model><name>u</name>{inner}</user_model></user_models>"
    )
    with pytest.warns(
        sb.errors.ModelWarning, match="parameters of the type lut1D: u_table"
    ):
        model = sb.read(path)
    assert float(model.parameters["u_k"].default) == 5
    assert [float(c) for c in model.parameters["u_c"].default] == [1, 2]
    assert model.states["u_x"].start == 3
    assert "u_x_d" in model.inputs


CUTS = {
    "ball": f"<ball><name>c</name>{ENDS}<ignore><y/></ignore></ball>",
    "rod": f"<rod><name>c</name>{ENDS}<length>0.7</length></rod>",
}


@pytest.mark.parametrize("kind", CUTS)
def test_cuts_close_loops(mbs, kind):
    path = mbs(f"<cuts>{CUTS[kind]}</cuts>", nature="dependent")
    model = sb.read(path, driven="free" if kind == "ball" else "locked")
    assert model.independent == ["v_turn"]
    ends = model.world["seat"], model.bodies["rod"]["end"]
    model.add_sensor("gap", sb.sensors.Distance(*ends))
    # The rate of a distance of zero is no number.
    rate = (
        pytest.warns(sb.errors.ModelWarning, match="gap")
        if kind == "ball"
        else nullcontext()
    )
    with pytest.warns(sb.errors.ModelWarning, match="q_fold = .* in place of 1.2"):
        motion = sb.simulate(model, duration=0.2)
    with rate:
        gap = motion["gap"][:, 0]
    np.testing.assert_allclose(gap, {"ball": 0.0, "rod": 0.7}[kind], atol=1e-6)


def test_constraints_that_only_the_user_code_has_are_told_with_their_count(mbs):
    told = r"without: 1 user constraint, which.*0 equations for the 1 dep.* fold;"
    with pytest.warns(sb.errors.ModelWarning, match=told) as caught:
        model = sb.read(mbs(nature="dependent"))
    assert [w.filename for w in caught] == [__file__]
    assert sb.mobility(model).degrees_of_freedom == 2
    turn, fold = (model.joints[name].q[0] for name in ("turn", "fold"))
    model.add_constraint("cam", sb.constraints.Algebraic(fold - 1.5 + 0.5 * turn))
    assert sb.mobility(model).independent == ("v_turn",)


def test_a_cut_body_keeps_both_frames_together(mbs):
    path = mbs(f"<cuts><solid><name>c</name>{ENDS}</solid></cuts>", nature="dependent")
    lock = sb.read(path).constraints["c"].constraint
    assert (tuple(lock.translations), tuple(lock.rotations)) == ((1, 1, 1), (1, 1, 1))


def test_symbols_are_parameters_where_the_file_has_no_zero(mbs):
    model = sb.read(mbs(), parameters="symbols")
    assert {"m_crank", "L_crank_x", "Iyy_crank", "Ixz_crank", "d_rod_end_x"} <= set(
        model.parameters
    )
    assert "L_crank_y" not in model.parameters


WRONG = {
    ("R2</type><nature>i", "R4</type><nature>i"): "type 'R4' must be one of T1",
    ("independent", "lazy"): "nature 'lazy' must be one of",
    ("<pointname>tip</pointname></parent>", "<pointname>t</pointname></parent>"):
        "the body 'crank' has no point 't'",
    ("<bodyname>crank</bodyname><p", "<bodyname>c</bodyname><p"): "no body 'c'",
    ("<mass>1</mass>", "<mass>one</mass>"): "'one' is not a finite number",
    ("<mass>1</mass>", "<mass>-1</mass>"): "the mass is -1 kg",
    ("<bodyname>rod</bodyname>", "<bodyname>crank</bodyname>"): "'crank' already",
    ("<bodytree>", "<tree>"): "'bodytree' is missing",
}  # fmt: skip


@pytest.mark.parametrize("change", WRONG)
def test_what_is_wrong_is_told_with_line_and_element(mbs, change):
    path = mbs()
    text = path.read_text().replace(*change)
    path.write_text(
        text.replace("</bodytree>", "</tree>") if "<tree>" in text else text
    )
    with pytest.raises(sb.errors.ReadError, match=r"line \d+, ?") as caught:
        sb.read(path)
    assert WRONG[change] in str(caught.value)


def test_a_body_that_carries_itself_is_refused(mbs):
    path = mbs()
    ring = "<bodyname>rod</bodyname><pointname>end</pointname></parent>"
    base = "<bodyname>base</bodyname><pointname>origin</pointname></parent>"
    path.write_text(path.read_text().replace(base, ring))
    with pytest.raises(sb.errors.ReadError, match="the body carries itself"):
        sb.read(path)


def test_children_may_stand_before_their_parents(mbs):
    path = mbs()
    text = path.read_text()
    start, middle = text.index("<body><bodyname>crank"), text.index("<body><bodyname>r")
    end = text.index("</bodytree>")
    swapped = text[:start] + text[middle:end] + text[start:middle] + text[end:]
    path.write_text(swapped)
    assert [s.name for s in sb.assemble(sb.read(path)).q] == ["q_turn", "q_fold"]
