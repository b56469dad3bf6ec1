"""Harmonics of a motion: amplitudes at multiples of the frequency that excites it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.results.axes import Axes
from symbody.results.charts import found_part, scalar_names
from symbody.results.motion import Motion
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Cell, Table

Array: TypeAlias = NDArray[np.float64]


class HarmonicsStatus(AnalysisStatus):
    """The kind of motion that harmonics describe."""

    PERIODIC = True, "the harmonics are the motion, to a thousandth"
    REST = True, "the motion has more than these harmonics; see what remains"


@final
@dataclass(frozen=True, repr=False, eq=False)
class Harmonics(Result):
    """Quantities as mean + sum over n of Re(amplitude exp(2π i n f t)).

    Attributes:
        quantities: Names and units.
        frequency: f [Hz].
        begin: From when on the motion is described [s].
        mean: Shape (quantities,).
        amplitudes: Complex, of n = 1, 2, …, shape (quantities, orders).
        remainder: Root mean square of what remains, shape (quantities,).
    """

    status: HarmonicsStatus
    quantities: Labels
    frequency: float
    begin: float
    mean: Array
    amplitudes: NDArray[np.complex128]
    remainder: Array

    def ratio(self, of: str, by: str) -> complex:
        """Return the response of one quantity to another at the frequency itself.

        Of a linear system it is what `LinearSystem.bode` gives; of others it depends
        on the amplitude (describing function).

        Args:
            of: Name of what responds.
            by: Name of what excites.

        Raises:
            UnknownQuantityError: There is none of this name.
            CallError: `by` does not vibrate with this frequency.
        """
        i, j = (self.quantities.index(name, self.title()) for name in (of, by))
        if not self.amplitudes[j, 0]:
            rule = f"a quantity that has an amplitude at {self.frequency:g} Hz"
            raise Arguments(self.title()).refused("by", by, rule, "Name the input.")
        return complex(self.amplitudes[i, 0] / self.amplitudes[j, 0])

    def table(self) -> Table:
        """Return means, amplitudes and what remains, a row a quantity."""
        rows: list[tuple[Cell, ...]] = [
            (name, mean, *sizes, rest)
            for name, mean, sizes, rest in zip(
                self.quantities.told(), self.mean.tolist(),
                np.abs(self.amplitudes).tolist(), self.remainder.tolist(), strict=True,
            )
        ]  # fmt: skip
        orders = (f"{n} × f" for n in range(1, 1 + self.amplitudes.shape[1]))
        return Table(("quantity", "mean", *orders, "remainder"), tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw the amplitudes over their orders.

        Args:
            ax: Axes of Matplotlib.
        """
        orders = np.arange(1, 1 + self.amplitudes.shape[1])
        width = 0.8 / len(self.quantities)
        for k, name in enumerate(self.quantities.told()):
            place = orders + (k - 0.5 * (len(self.quantities) - 1)) * width
            ax.bar(place, np.abs(self.amplitudes[k]), width, label=name)
        if self.amplitudes.any():
            ax.set_yscale("log")
        ax.set_xticks(orders)
        ax.set(xlabel=f"order of {self.frequency:g} Hz", ylabel="amplitude")
        ax.set_title(self.title())
        ax.grid(True, axis="y", alpha=0.3)
        ax.legend(fontsize="small")

    def _beside(self) -> tuple[str, ...]:
        return (f"  f = {self.frequency:g} Hz, from t = {self.begin:g} s on",)


def harmonics(
    self: Motion,
    names: str | Sequence[str],
    frequency: float,
    *,
    orders: int = 3,
    begin: float | None = None,
) -> Harmonics:
    """Return amplitudes at multiples of a frequency: the harmonic response of a motion.

    They are fitted by least squares over the last whole periods of the motion. When
    what it began with has not decayed, a remainder tells so.

    Args:
        self: The motion, of one that is excited with this frequency.
        names: Of quantities or entries, or of groups such as "q".
        frequency: Of the excitation [Hz].
        orders: How many multiples of it.
        begin: From when on [s]; from half of the motion by default.

    Raises:
        UnknownQuantityError: There is none of this name.
        CallError: The motion has no whole period from there on, or too few times.
    """
    arguments = Arguments("harmonics")
    parts = scalar_names(self, "harmonics", names)
    frequency = arguments.number("frequency", frequency, above=0, unit="Hz")
    orders = arguments.whole("orders", orders, least=1)
    time = self.time
    first, last = float(time.min()), float(time.max())
    since = arguments.number("begin", 0.5 * (first + last) if begin is None else begin)
    periods = np.floor((last - since) * frequency * (1 + 1e-9))
    chosen = time >= last - periods / frequency * (1 + 1e-9)
    if periods < 1 or since < first or np.count_nonzero(chosen) < 4 * orders + 1:
        rule = f"the begin of a whole period of {1 / frequency:g} s at least, with "
        rule += (
            f"{4 * orders + 1} times or more, in a motion from {first:g} to {last:g} s"
        )
        raise arguments.refused(
            "begin", since, rule, "Simulate longer, with more times."
        )
    angle = 2 * np.pi * frequency * np.outer(time[chosen], np.arange(1, orders + 1))
    basis = np.hstack([np.ones((len(angle), 1)), np.cos(angle), -np.sin(angle)])
    pairs = [found_part(self, name) for name in parts]
    values = np.column_stack([part for part, _ in pairs])[chosen]
    factors = np.linalg.lstsq(basis, values)[0]
    rest = np.sqrt(np.mean((values - basis @ factors) ** 2, axis=0))
    amplitudes = (factors[1 : orders + 1] + 1j * factors[orders + 1 :]).T
    small = rest <= 1e-3 * np.abs(values - factors[0]).max(axis=0)
    return Harmonics(
        self.record.model,
        HarmonicsStatus.PERIODIC if small.all() else HarmonicsStatus.REST,
        (), Labels(tuple(parts), tuple(unit for _, unit in pairs)), frequency,
        float(time[chosen].min()), factors[0], amplitudes, rest,
    )  # fmt: skip
