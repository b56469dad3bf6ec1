"""Draw the film of the README, a walker: python docs/make_film.py [FILE.gif]."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from PIL import Image

import symbody as sb

PLACE = Path(__file__).parent / "pictures" / "walker.gif"
PICTURES, SECONDS, SPEED = 48, 2.1, 6.0  # of two steps; of the crank [rad/s]
COLORS = {"crank": "C3", "foot": "C0", "shank": "C0", "hip": "C2"}


def film(path: Path) -> None:
    """Write the film of a walker whose motor keeps its speed."""
    model = sb.library.jansen_walker()
    outlines = {}
    for name, body in model.bodies.items():
        kind = name.removesuffix("_body").rstrip("lr").rstrip("0123456789")
        corners = [frame for key, frame in body.frames.items() if key[0].isupper()]
        if name == "trunk":
            continue
        for corner in corners:
            place = sb.sensors.Position(corner)
            model.add_sensor(f"{name}_{corner.name}", place)
        outlines[name] = kind, [f"{name}_{corner.name}" for corner in corners]

    def motor(t: float, measured: Mapping[str, float]) -> float:
        return 6.0 * (SPEED * min(1.0, t / 0.3) - measured["v_crank"])

    times = np.linspace(0.5, 0.5 + SECONDS, PICTURES)
    motion = sb.simulate(model, np.append(0.0, times), inputs={"torque": motor})
    figure = Figure(figsize=(5.6, 2.2))
    ax = figure.add_axes((0, 0, 1, 1))

    def draw(i: int) -> None:
        ax.clear()
        middle = motion["q_float_Tx"].to_numpy()[i + 1]
        ax.set(xlim=(middle - 2.1, middle + 2.1), ylim=(-0.12, 1.53))
        ax.set_axis_off()
        ax.axhspan(-0.2, 0.0, color="0.85")
        marks = np.arange(np.floor(middle) - 3, middle + 3, 0.5)
        ax.plot(marks, np.full(len(marks), -0.06), "|", color="0.5")
        for kind, corners in outlines.values():
            points = np.array([motion[c].to_numpy()[i + 1, [0, 2]] for c in corners])
            color = COLORS.get(kind, "0.45")
            ax.fill(*points.T, facecolor=color, edgecolor=color, alpha=0.35, lw=3)
            ax.plot(*points.T, "o", color=color, ms=4)

    pictures = []
    for i in range(PICTURES):
        draw(i)
        file = BytesIO()
        figure.savefig(file, dpi=96)
        pictures.append(Image.open(file).convert("RGB").quantize(16))
    first, *others = pictures
    first.save(
        path, save_all=True, append_images=others, loop=0, optimize=True,
        duration=round(1000 * SECONDS / PICTURES),
    )  # fmt: skip


if __name__ == "__main__":
    film(Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE)
