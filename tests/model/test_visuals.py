import dataclasses

import pytest

import symbody as sb
from symbody.errors import ModelError, NameTakenError


@pytest.fixture
def model():
    model = sb.Model("crane")
    crab = model.add_body("crab", mass=1)
    load = model.add_body("load", mass=1)
    model.add_joint("rail", model.world, crab, "Tx")
    model.add_joint("rope", crab, load.add_frame("hook", at=(0, 0, 1)), "Ry")
    return model


def shapes(model, tmp_path):
    mesh = tmp_path / "hook.STL"
    mesh.write_bytes(b"")
    return [
        sb.visuals.Box((1, 0.5, 0.1)),
        sb.visuals.Cylinder(0.01, 1, axis="x"),
        sb.visuals.Sphere(0.1),
        sb.visuals.Line(model.bodies["load"]),
        sb.visuals.Line((1, 0, 0)),
        sb.visuals.Arrow((model.joints["rail"].v[0], 0, 0), scale=0.1),
        sb.visuals.FrameAxes(),
        sb.visuals.Mesh(mesh, scale=0.001),
    ]


def test_every_shape_is_carried_into_the_system_with_its_place(model, tmp_path):
    given = shapes(model, tmp_path)
    crab = model.bodies["crab"]
    for shape in given:
        model.add_visual(crab, shape)
    visuals = sb.assemble(model).visuals
    assert [type(v.shape) for v in visuals] == [type(shape) for shape in given]
    assert [v.name for v in visuals] == [f"visual_{i + 1}" for i in range(len(given))]
    assert all(v.frame.body is crab for v in visuals)


def test_visuals_change_nothing_in_the_motion(model, tmp_path):
    before = sb.simulate(model, duration=0.1).q
    for shape in shapes(model, tmp_path):
        model.add_visual(model.bodies["load"]["hook"], shape)
    assert sb.simulate(model, duration=0.1).q.tolist() == before.tolist()


def test_sizes_may_be_formulas_of_parameters(model):
    r = model.add_parameter("r", 0.2)
    visual = model.add_visual(model.world, sb.visuals.Cylinder(r, 2 * r))
    assert visual.shape.radius is r
    assert sb.evaluate(visual.shape.length, {"r": 3.0}) == 6.0


@pytest.mark.parametrize(
    ("color", "expected"),
    [
        ("black", (0, 0, 0)),
        ("#ff0033", (1, 0, 0.2)),
        ((0.1, 0.2, 0.3), (0.1, 0.2, 0.3)),
    ],
)
def test_colors_are_red_green_and_blue(model, color, expected):
    visual = model.add_visual(model.world, sb.visuals.Sphere(1), color=color)
    assert visual.color == pytest.approx(expected)


def test_a_visual_is_frozen(model):
    visual = model.add_visual(model.world, sb.visuals.Sphere(1))
    with pytest.raises(dataclasses.FrozenInstanceError):
        visual.opacity = 0.5


@pytest.mark.parametrize(
    ("shape", "options", "message"),
    [
        (sb.visuals.Sphere(0), {}, "radius is 0 m"),
        (sb.visuals.Box((1, -1, 1)), {}, "size is -1 m"),
        (sb.visuals.Box((1, 1)), {}, r"shape \(2,\)"),
        (sb.visuals.Cylinder(1, 1, axis="w"), {}, "axis 'w' must be"),
        (sb.visuals.FrameAxes(float("inf")), {}, "inf is not finite"),
        (sb.visuals.Line((1, 2)), {}, r"shape \(2,\)"),
        (sb.visuals.Arrow((sb.symbol("f"), 0, 0)), {}, "symbol 'f', which is not of"),
        (sb.visuals.Mesh("hook.step"), {}, "no known kind"),
        (sb.visuals.Sphere(1), {"color": "reddish"}, "color 'reddish' is not known"),
        (sb.visuals.Sphere(1), {"color": (1, 2, 0)}, "three numbers from 0 to 1"),
        (sb.visuals.Sphere(1), {"color": ("a", 0, 0)}, "three numbers from 0 to 1"),
        (sb.visuals.Sphere(1), {"opacity": 0}, "opacity is 0"),
        (sb.visuals.Sphere(1), {"opacity": "half"}, "opacity is 'half'"),
        (sb.visuals.Sphere, {}, "is not a shape"),
        ("box", {}, "'box' is not a shape"),
        (sb.sensors.Energy(), {}, "is not a shape"),
    ],
)
def test_what_cannot_be_drawn_is_refused_and_leaves_no_trace(
    model, shape, options, message
):
    with pytest.raises(ModelError, match=message):
        model.add_visual(model.world, shape, name="mark", **options)
    model.add_visual(model.world, sb.visuals.Sphere(1), name="mark")
    assert list(model.visuals) == ["mark"]


def test_a_missing_mesh_is_warned_of_once_at_the_line_and_the_rest_is_kept(model):
    with pytest.warns(sb.errors.ModelWarning, match=r"no file 'nowhere\.stl'") as told:
        model.add_visual(model.world, sb.visuals.Mesh("nowhere.stl"), name="mark")
    assert [warning.filename for warning in told] == [__file__]
    assert list(model.visuals) == ["mark"]


def test_places_and_names_are_those_of_the_model(model):
    other = sb.Model("other").add_body("stranger", mass=1)
    with pytest.raises(ModelError, match="'stranger' is not in model"):
        model.add_visual(other, sb.visuals.Sphere(1))
    with pytest.raises(ModelError, match="'stranger' is not in model"):
        model.add_visual(model.world, sb.visuals.Line(other))
    with pytest.raises(NameTakenError, match="already used"):
        model.add_visual(model.world, sb.visuals.Sphere(1), name="crab")
