"""A cart that balances a pole: the classic of control."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.joints import JointState


def cart_pole() -> Model:
    """Return a cart on a rail with a pole upright on a hinge.

    The input pushes the cart along x; the cart and the hinge have viscous friction.

    References:
        Barto, Sutton, Anderson (1983), Neuronlike adaptive elements that can solve
        difficult learning control problems: masses and length.
    """
    model = Model("cart_pole")
    push = model.add_input("push", limits=(-10.0, 10.0), unit="N")
    m_cart = model.add_parameter("m_cart", 1.0, positive=True, unit="kg")
    m_pole = model.add_parameter("m_pole", 0.1, positive=True, unit="kg")
    l_pole = model.add_parameter("l_pole", 1.0, positive=True, unit="m")
    d_rail = model.add_parameter("d_rail", 0.1, unit="N s/m")
    d_hinge = model.add_parameter("d_hinge", 0.002, unit="N m s/rad")
    cart = model.add_body("cart", mass=m_cart)
    pole = model.add_body(
        "pole",
        mass=m_pole,
        com=(0, 0, l_pole / 2),
        inertia=(0, m_pole * l_pole**2 / 12, 0),
    )
    rail = model.add_joint("rail", model.world, cart, "Tx", limits=(-2.4, 2.4))
    hinge = model.add_joint("hinge", cart, pole, "Ry", q=0.05)
    model.add_load("motor", JointForce(rail, push - d_rail * rail.v[0]))
    model.add_load("friction", JointForce(hinge, -d_hinge * hinge.v[0]))
    model.add_sensor("tilt", JointState(hinge))
    return model
