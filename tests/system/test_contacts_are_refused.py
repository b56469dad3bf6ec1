"""What does not obey set-valued laws says so, and leaves no contact out."""

import re

import pytest

import symbody as sb

CALLS = {
    "equilibrium_path": lambda m, _: sb.equilibrium_path(m, "g", 2.0),
    "linear_formulas": lambda m, _: sb.linear_formulas(m),
    "kinematics": lambda m, _: sb.kinematics(m, {"fall": [0.0, 0.5]}, 1.0),
    "base_parameters": lambda m, _: sb.base_parameters(m),
    "operations_by_body": lambda m, _: sb.operations_by_body(m),
    "to_casadi": lambda m, _: sb.to_casadi(m),
    **{
        f"generate({form!r})": lambda m, folder, form=form: sb.generate(m, form, folder)
        for form in ("c", "modelica", "latex")
    },
}


def ball():
    """Return a ball that falls on a plane."""
    model = sb.Model("ball")
    g = model.add_parameter("g", 9.81)
    body = model.add_body("ball", 2.0)
    model.add_joint("fall", model.world, body, ["Tx", "Tz"], q=(0, 0.5))
    model.add_load("drag", sb.loads.Force(body, (0, 0, -g)))
    model.add_contact(
        "floor", sb.contacts.SphereOnPlane(body, model.world, 0.1), restitution=0.5
    )
    return model


@pytest.mark.parametrize("who", CALLS)
def test_an_analysis_or_export_names_the_contacts_that_it_does_not_obey(who, tmp_path):
    text = re.escape(f"{who}: model 'ball' has the contacts 'floor'")
    with pytest.raises(sb.errors.ModelError, match=text):
        CALLS[who](ball(), tmp_path)


def test_pictures_of_contacts_are_drawn(tmp_path):
    motion = sb.simulate(ball(), 0.5)
    assert motion.plot().axes
    motion.to_gltf(tmp_path / "ball.glb")
    motion.picture()
    ball().picture()
    motion.to_html(tmp_path / "page.html")
