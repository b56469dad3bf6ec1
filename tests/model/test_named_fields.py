"""A formula that cannot stand in an element is told with the field it stands in."""

import pytest

import symbody as sb


@pytest.fixture
def model():
    model = sb.Model("m")
    body = model.add_body("b", mass=1.0)
    model.add_joint("j", model.world, body, "Tx")
    return model


@pytest.mark.parametrize(
    ("load", "where"),
    [
        (lambda m, b: sb.loads.Force(b, (0, "up", 0)), "vector of load 'x': 'up'"),
        (
            lambda m, b: sb.loads.SpringDamper(m.world, b, "soft"),
            "stiffness of load 'x'",
        ),
        (
            lambda m, b: sb.loads.CoulombFriction(m.joints["j"], 0.1, "big"),
            "normal_force of load 'x': 'big'",
        ),
        (lambda m, b: sb.loads.JointForce(m.joints["j"], 1j), "force of load 'x': 1j"),
    ],
)
def test_a_load_names_its_field(model, load, where):
    with pytest.raises(
        sb.errors.ModelError, match=f"{where}.*cannot stand in a formula"
    ):
        model.add_load("x", load(model, model.bodies["b"]))


def test_bodies_frames_shapes_and_constraints_name_theirs(model):
    body = model.bodies["b"]
    with pytest.raises(sb.errors.ModelError, match="mass of body 'c': 'heavy'"):
        model.add_body("c", mass="heavy")
    with pytest.raises(
        sb.errors.ModelError, match=r"at of frame 'b.tip': .* shape \(2,\)"
    ):
        body.add_frame("tip", at=(0, 1))
    with pytest.raises(
        sb.errors.ModelError, match="radius of visual 'visual_1': 'big'"
    ):
        model.add_visual(body, sb.visuals.Sphere("big"))
    with pytest.raises(
        sb.errors.ModelError, match="length of constraint 'rod': 'long'"
    ):
        model.add_constraint("rod", sb.constraints.Rod(model.world, body, "long"))
    joint = model.joints["j"]
    other = model.add_joint("k", body, model.add_body("d", mass=1), "Rx")
    with pytest.raises(sb.errors.ModelError, match="ratio of loop 'gear': 'two'"):
        model.add_loop("gear", sb.loops.Transmission(joint, other, "two"))
