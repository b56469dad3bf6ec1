"""A fuel injection pump: how slip, films and stress change with speed and clearance."""

import math
from typing import Any

import numpy as np

import symbody as sb


def last_turn(speed: float, **options: Any) -> tuple[sb.results.Motion, Any]:
    """Return the third turn of the shaft, and the load between cam and roller."""
    model = sb.library.fuel_injection_pump(speed=speed, **options)
    times = np.linspace(0, 180 / speed, 6001)
    # A stronger spring holds the roller on the cam where the shaft is fast.
    spring = {"preload": 600, "spring": 90e3} if speed > 1100 else None
    motion = sb.simulate(
        model, times, method=sb.Radau(rtol=1e-7, atol=1e-10), parameters=spring
    )
    return motion, times > 120 / speed


model = sb.library.fuel_injection_pump(contacts="rolling")
rolling = sb.simulate(model, np.linspace(0, 0.06, 2001), method=sb.DP853(rtol=1e-8))
spin = rolling.array("v_roller_way_phi2")
lift = rolling.array("q_lift")
print(f"rolling: {spin[0]:.0f} rad/s on the base circle, at most {spin.max():.0f},")
print(f"         {spin[lift.argmax()]:.0f} at the top, lift {1e3 * lift.max():.2f} mm")

print("\n1/min  inlet  clearance  eccentricity  film at cam   stress   least load")
for speed, inlet, clearance in (
    (500, 15, 6), (1000, 15, 6), (1500, 15, 6), (1000, 9, 6), (1000, 12, 6),
    (1000, 15, 9), (1000, 15, 12),
):  # fmt: skip
    motion, last = last_turn(speed, inlet=1e-3 * inlet, clearance=1e-6 * clearance)
    e, h = motion.array("eccentricity")[last], 1e6 * motion.array("thickness")[last]
    stress, load = 1e-9 * motion.array("stress").max(), motion.array("load")[last].min()
    lifts = " (lifts off)" if load < 0 else ""
    print(
        f"{speed:5}  {inlet:2} mm  {clearance:6} µm  {e.min():4.2f} .. {e.max():4.2f}"
        f"   {h.min():.3f} µm  {stress:5.2f} GPa  {math.floor(load):5} N{lifts}"
    )
