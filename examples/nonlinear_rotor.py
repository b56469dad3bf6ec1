"""A rotor on springs that stiffen: how it whirls, and the speeds at which it jumps.

With radial springs k r + s r³ the unbalanced rotor whirls on a circle of radius r, so

    r² ((k + s r² - m w²)² + (c w)²) = (m e w²)²

holds exactly: the folds of the path are those of this curve.
"""

import numpy as np

import symbody as sb

K, S, C, E = 1.0, 1.0, 0.2, 0.15  # of 1 kg: N/m, N/m³, N s/m, m

model = sb.Model("rotor", gravity=(0, 0, 0))
disc = model.add_body("disc", 1.0)
place = model.add_joint("place", model.world, disc, ["Tx", "Ty"])
w = model.add_parameter("w", 0.6, unit="rad/s")
(x, y), (vx, vy) = place.q, place.v
stiffness = K + S * (x**2 + y**2)
push, t = E * w**2, model.t
forces = [
    push * sb.cos(w * t) - stiffness * x - C * vx,
    push * sb.sin(w * t) - stiffness * y - C * vy,
]
model.add_load("springs", sb.loads.JointForce(place, forces))


def exact_folds() -> list[float]:
    """Return the speeds at which the curve of radius and speed turns back."""
    speeds = np.linspace(0.6, 2.0, 400_001)
    # Powers of r², the highest first, and the number of real roots by speed.
    a, b, f = K - speeds**2, (C * speeds) ** 2, (E * speeds**2) ** 2
    p, q, r = 2 * a / S, (a**2 + b) / S**2, -f / S**2
    third = 18 * p * q * r - 4 * p**3 * r + p**2 * q**2 - 4 * q**3 - 27 * r**2
    return [float(x) for x in speeds[1:][np.diff(np.sign(third)) != 0]]


if __name__ == "__main__":
    path = sb.periodic_path(
        model, "w", (0.6, 2.0), 2 * np.pi / w, steps=sb.ArcLength(longest=0.2)
    )
    folds = sorted(one.value for one in path.bifurcations if one.kind == "fold")
    print("the rotor jumps at", np.round(folds, 5), "rad/s")
    print("the circles say   ", np.round(sorted(exact_folds()), 5))
    np.testing.assert_allclose(folds, sorted(exact_folds()), atol=1e-4)
