"""The demonstration of lubricated contacts: a fuel injection pump, three turns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.simulate import simulate
from symbody.cli.report import table
from symbody.cli.writable import writable_folder
from symbody.library.fuel_injection_pump import fuel_injection_pump
from symbody.pipeline import compile_model
from symbody.results.figure import Picture
from symbody.results.motion import Motion
from symbody.whole_files import write_files
from symbody.writers.generate import generate

_SPEED = 1000.0  # [1/min]
_TURNS = 3
_SHOWN = (
    ("v_roller_way_phi2", "rotation of the roller [rad/s]", 1.0),
    ("eccentricity", "eccentricity of the pin", 1.0),
    ("thickness", "film at the cam [µm]", 1e6),
    ("stress", "Hertz's pressure [GPa]", 1e-9),
)


def demo_pump(folder: Path) -> int:
    """Show one plunger of a fuel injection pump, with rolling and with oil."""
    folder = writable_folder(folder)
    turn = 60 / _SPEED
    rolling = compile_model(fuel_injection_pump(contacts="rolling", speed=_SPEED))
    kinematic = simulate(rolling, times=np.linspace(0, turn, 2001), rtol=1e-8)
    oil = compile_model(fuel_injection_pump(speed=_SPEED))
    times = np.linspace(0, _TURNS * turn, 2000 * _TURNS + 1)
    motion = simulate(
        oil, times=times, method="Radau", rtol=1e-7, atol=1e-10, on_interrupt="return"
    )
    spin = kinematic.array("v_roller_way_phi2")
    print("The roller rolls on the cam, as the text says [rad/s]:")
    head = ("", "here", "Sol (1983)")
    rows = [
        ("base circle", f"{spin[0]:.1f}", "245"),
        ("end of a tangent line", f"{spin.max():.1f}", "360"),
        ("top circle", f"{spin[_at_nose(kinematic)]:.1f}", "332"),
    ]
    print(table([head, *rows]))
    print(f"\nIn oil, {_TURNS} turns:\n{motion}\n")
    last = motion.time > times[-1] - turn
    rows = [
        (words, f"{scale * of.min():.3g}", f"{scale * of.max():.3g}")
        for name, words, scale in (
            *_SHOWN,
            ("load", "normal force at the cam [N]", 1.0),
        )
        for of in (motion.array(name)[last],)
    ]
    print(table([("last turn", "least", "greatest"), *rows]))
    print("\nAnd beside the text:")
    print(table([head, *_beside_the_text(motion, last)]))
    picture = folder / "fuel_injection_pump.png"
    _picture(kinematic, motion, last).savefig(picture, dpi=120)
    files = generate([oil.program("derivatives")], "c", name=oil.system.name)
    write_files({folder / name: text for name, text in files.items()})
    print("\nwritten:", *(f"  {folder / name}" for name in (picture.name, *files)),
          sep="\n")  # fmt: skip
    return 0


def _beside_the_text(
    motion: Motion, last: NDArray[np.bool_]
) -> list[tuple[str, str, str]]:
    """Return what the text says in numbers of the last turn."""
    slip, speed, film, eccentricity, stress, lift = (
        motion.array(name)[last]
        for name in (
            "slip", "film_speed", "thickness", "eccentricity", "stress", "v_lift"
        )
    )  # fmt: skip
    share = (slip / speed)[lift > 0].max()
    least, most = eccentricity.min(), eccentricity.max()
    return [
        ("slip at the cam, as it lifts, of the film's speed", f"{share:.2f}", "0.33"),
        ("film at the cam, mean [µm]", f"{1e6 * film.mean():.2f}", "0.26"),
        ("film at the cam, least [µm]", f"{1e6 * film.min():.3f}", "0.06"),
        ("eccentricity of the pin", f"{least:.2f} to {most:.2f}", "0.1 to 0.5"),
        ("greatest pressure of Hertz [GPa]", f"{1e-9 * stress.max():.3f}", "0.975"),
    ]


def _at_nose(motion: Motion) -> int:
    """Return where the plunger has been at its top for half of the time."""
    lift = motion.array("q_lift")
    top = np.flatnonzero(lift > 0.999 * lift.max())
    return int(top[len(top) // 2])


def _picture(kinematic: Motion, motion: Motion, last: NDArray[np.bool_]) -> Picture:
    """Return the last turn over the angle of the shaft, from 100 degrees on."""
    figure = Picture(figsize=(9, 6), layout="constrained")
    degrees = -np.degrees(motion.array("q_shaft")[last])
    degrees -= 360 * np.floor((degrees[0] - 99.9) / 360)
    for ax, (name, words, scale) in zip(
        figure.subplots(2, 2).flat, _SHOWN, strict=True
    ):
        ax.plot(degrees, scale * motion.array(name)[last], label="in oil")
        if name in kinematic:
            angle = -np.degrees(kinematic.array("q_shaft"))
            ax.plot(angle, kinematic.array(name), "--", label="rolling")
            ax.legend()
        ax.set_xlim(100, 260)
        ax.set_xlabel("angle of the shaft [°]")
        ax.set_ylabel(words)
    return figure
