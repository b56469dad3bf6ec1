"""`symbody plot`: a motion in a file as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from symbody.cli.usage import Commands, UsageError, existing, usage
from symbody.results.axes import Figure, figure_of
from symbody.results.motion import Motion

_ENDINGS = (".png", ".svg", ".pdf", ".jpg")


def add_plot(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("plot", help="plot a motion that was simulated")
    parser.add_argument("file", help="netCDF file that `symbody simulate` wrote")
    parser.add_argument(
        "names",
        nargs="*",
        help="of quantities, entries, or groups such as q; default: everything",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--phase", action="store_true", help="velocity over coordinate")
    which.add_argument(
        "--spectrum", action="store_true", help="amplitude over frequency"
    )
    parser.add_argument("--out", help="picture: .png, .svg, .pdf; default: FILE.png")
    parser.set_defaults(run=_plot)


def _plot(options: argparse.Namespace) -> int:
    path = existing(options.file, "a netCDF file that `symbody simulate` wrote")
    out = Path(options.out or path.with_suffix(".png").name)
    if out.suffix.lower() not in _ENDINGS:
        raise UsageError(f"--out {options.out!r}: end it in {', '.join(_ENDINGS)}.")
    with usage():
        motion = Motion.from_netcdf(path)
    _drawn(motion, options).savefig(out, dpi=120)
    print(out)
    return 0


def _drawn(motion: Motion, options: argparse.Namespace) -> Figure:
    names = options.names
    if options.phase:
        if len(names) not in (1, 2):
            raise UsageError("--phase: give one coordinate, or two quantities.")
        return figure_of(motion.plot_phase(*names))
    if options.spectrum:
        if not names:
            raise UsageError("--spectrum: give the names of quantities.")
        return figure_of(motion.plot_spectrum(names))
    with usage():
        return motion.plot(names or None)
