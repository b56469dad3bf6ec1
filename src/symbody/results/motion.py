"""The motion: everything a simulation found, under the names the user gave."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, partial
from os import PathLike
from pathlib import Path
from typing import Any, final

import numpy as np
import pandas as pd
import xarray as xr

from symbody.arguments import Arguments, listed, near, real_array, shown
from symbody.errors import CallError, FileError, UnknownQuantityError
from symbody.results.quantity import (
    AXES,
    Array,
    Kind,
    Quantity,
    columns,
    entry_names,
)
from symbody.results.status import Statistics, Status
from symbody.whole_files import replacing

RESERVED_NAMES = frozenset({"time", "axis", "row", "column"})
ENERGIES = ("kinetic", "potential", "total")
# Names in one line of the text of a motion.
_MOST_SHOWN = 12
KINDS: dict[Kind, str] = {
    "coordinate": "coordinates",
    "velocity": "velocities",
    "acceleration": "accelerations",
    "driven": "driven",
    "dependent": "dependent",
    "state": "states",
    "input": "inputs",
    "sensor": "sensors",
    "multiplier": "multipliers",
    "drive force": "drive forces",
    "energy": "energy",
    "residual": "residuals",
}


@final
@dataclass(frozen=True, repr=False, eq=False)
class Motion:
    """Coordinates, velocities, accelerations, states, sensors and energy over time.

    ``motion["q_hip"]`` is a quantity by its name, as an xarray.DataArray over time;
    vectors have the dimension "axis" with x, y and z, matrices "row" and "column", and
    what has named entries a dimension of its own: ``motion["d"].sel(d_entry="rate")``.
    """

    _source: xr.Dataset | Callable[[], xr.Dataset]

    @cached_property
    def data(self) -> xr.Dataset:
        """All of it, made when first looked at: that takes longer than a short run.

        Each variable has the attributes "kind", "units" and, where there is a
        description, "long_name"; and "given_start" if it starts at another value than
        it was given, because loops close only so.
        """
        source = self._source
        return source if isinstance(source, xr.Dataset) else source()

    @classmethod
    def from_arrays(
        cls,
        time: Sequence[float] | Array,
        quantities: Sequence[Quantity],
        *,
        model: str,
        status: Status,
        statistics: Statistics,
        notes: Sequence[str] = (),
        given_start: Mapping[str, float] | None = None,
    ) -> Motion:
        """Return the motion of these quantities.

        Args:
            time: Shape (N,) [s].
            quantities: In the order that tables and plots shall have; the energies, if
                any, are called kinetic_energy, potential_energy and total_energy.
            model: Name of the model.
            status: How the simulation ended.
            statistics: What it took.
            notes: What else is to be known of it, a sentence each.
            given_start: Start values that were given and that it does not have, by
                name.

        Raises:
            CallError: Two quantities have one name, or a name that a dimension has, or
                the number of values is not that of the times.
        """
        asked = Arguments("motion")
        grid = asked.numbers("time", time)
        if grid.ndim != 1:
            raise asked.refused("time", time, "a list of times", "Give one a row.")
        asked.text("model", model, "Give the name of the model.")
        asked.instance("status", status, Status, "Give Status(outcome, message).")
        asked.instance(
            "statistics", statistics, Statistics, "Give what the integration took."
        )
        quantities = asked.items("quantities", quantities, Quantity)
        notes = asked.items("notes", notes, str)
        given = asked.mapping("given_start", given_start)
        taken: set[str] = set()
        for quantity in quantities:
            _check(quantity, taken, len(grid))
            taken.add(quantity.name)
        attributes = {
            "model": model,
            "outcome": status.outcome,
            "message": status.message,
            **_to_attributes(statistics),
        }
        if notes:
            attributes["notes"] = "\n".join(notes)
        return cls(partial(_dataset, time, tuple(quantities), attributes, given))

    @classmethod
    def from_netcdf(cls, path: str | PathLike[str]) -> Motion:
        """Return the motion that to_netcdf has written.

        Raises:
            CallError: The file holds something else.
        """
        data = _loaded(Arguments("motion").path("path", path))
        if not {"model", "outcome", "method"} <= data.attrs.keys():
            raise CallError(
                f"motion: the file {str(path)!r} holds no motion, only the variables "
                f"{', '.join(map(str, data.data_vars))}. Motion.from_netcdf reads what "
                f"Motion.to_netcdf has written; open others with xarray."
            )
        return cls(data)

    def to_netcdf(self, path: str | PathLike[str]) -> None:
        """Write the motion into a netCDF file.

        Raises:
            FileError: It cannot be written, for one because the disk is full.
        """
        path = Arguments("motion").path("path", path)
        with replacing(path) as beside:
            try:
                self.data.to_netcdf(beside)
            except (OSError, RuntimeError) as error:
                # HDF5 below tells a full disk as "HDF error" or "Permission denied":
                # as many bytes without it meet the true reason, if it is the disk's.
                beside.write_bytes(bytes(_bytes_in_netcdf(self.data)))
                raise FileError(
                    f"file {os.fspath(path)!r}: the netCDF library cannot write it "
                    f"({error}). Choose another place."
                ) from error

    def to_dataframe(self) -> pd.DataFrame:
        """Return a table with a row for each time; tip has columns tip_x, tip_y, …."""
        parts: dict[str, Array] = {}
        for variable in self.data.data_vars.values():
            parts |= columns(variable)
        return pd.DataFrame(parts, index=pd.Index(self.time, name="time"))

    def __getitem__(self, name: str) -> xr.DataArray:
        if not isinstance(name, str) or name not in self.data:
            known = [*map(str, self.data.data_vars)]
            raise UnknownQuantityError(
                f"motion of {self.data.attrs['model']!r}: it has no quantity "
                f"{shown(name)}. It has {listed(known)}. {near(name, known)}"
            )
        return self.data[name]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self.data.data_vars

    def __iter__(self) -> Iterator[str]:
        return map(str, self.data.data_vars)

    @property
    def time(self) -> Array:
        """The times, shape (N,) [s]."""
        return self.data["time"].to_numpy()

    @property
    def q(self) -> Array:
        """The coordinates, shape (N, nq) [rad or m]."""
        return self._stacked("coordinate")

    @property
    def v(self) -> Array:
        """The velocities, shape (N, nv) [rad/s or m/s]."""
        return self._stacked("velocity")

    @property
    def vd(self) -> Array:
        """The accelerations, shape (N, nv) [rad/s² or m/s²].

        Without columns where the simulation was asked to leave them out.
        """
        return self._stacked("acceleration")

    @property
    def x(self) -> Array:
        """The extra states, shape (N, nx)."""
        return self._stacked("state")

    @property
    def sensors(self) -> xr.Dataset:
        """What the sensors measured."""
        return self._of_kind("sensor")

    @property
    def inputs(self) -> xr.Dataset:
        """The inputs."""
        return self._of_kind("input")

    @property
    def energy(self) -> xr.Dataset:
        """The energies as kinetic, potential and total [J]."""
        energies = self._of_kind("energy")
        names = {f"{name}_energy": name for name in ENERGIES}
        return energies.rename({a: b for a, b in names.items() if a in energies})

    @property
    def status(self) -> Status:
        """How the simulation ended."""
        return Status(self.data.attrs["outcome"], self.data.attrs["message"])

    @property
    def notes(self) -> tuple[str, ...]:
        """What else is to be known of the motion, in sentences."""
        return tuple(str(self.data.attrs.get("notes", "")).splitlines())

    @property
    def statistics(self) -> Statistics:
        """What the simulation took."""
        found = self.data.attrs
        return Statistics(
            method=str(found["method"]),
            steps=int(found["steps"]),
            rejected=int(found["rejected"]) if "rejected" in found else None,
            evaluations=int(found["evaluations"]),
            jacobians=int(found["jacobians"]),
            seconds=float(found["seconds"]),
            stiff=bool(found["stiff"]),
        )

    def at(self, t: float | Sequence[float] | Array) -> xr.Dataset:
        """Return everything at one time or several, by cubic splines over time.

        Args:
            t: Between the first and the last time [s].

        Raises:
            CallError: A time is outside of the motion.
        """
        first, last = np.min(self.time), np.max(self.time)
        asked = real_array(t)
        if asked is None:
            rule, remedy = "a time or a list of times [s]", "Give times within the run."
            raise Arguments("motion").refused("t", t, rule, remedy)
        if not np.all((first <= asked) & (asked <= last)):
            raise CallError(
                f"motion of {self.data.attrs['model']!r}: t = {t} s was asked for, but "
                f"it goes from {first:g} to {last:g} s. Take a time within."
            )
        if self.time.size > 3:
            return self.data.interp(time=asked, method="cubic")
        return self.data.interp(time=asked)

    def plot(self, names: Sequence[str] | None = None, *, figure: Any = None) -> Any:
        """Return a figure of Matplotlib with a panel for each kind and unit.

        A notebook shows it as the value of a cell. In a script `.show()` opens a
        window and `.savefig("motion.png")` writes a file. It stands apart from pyplot,
        whose `show` does not know it, unless a figure of pyplot is given.

        Args:
            names: What to plot; everything by default but accelerations, and inputs
                that stay zero.
            figure: Where to draw; a new `Picture` by default, a figure that nothing
                else keeps.
        """
        # Matplotlib takes 0.4 s to import, which computing need not wait for.
        from symbody.results.plot import plot

        if names is not None:
            several = Arguments("motion").items("names", names, str)
            variables = [self[name] for name in several]
        else:
            variables = [v for v in self.data.data_vars.values() if _is_drawn(v)]
        if figure is not None and not hasattr(figure, "add_gridspec"):
            rule, remedy = "a figure of Matplotlib", "Leave it out for a new one."
            raise Arguments("motion").refused("figure", figure, rule, remedy)
        return plot(variables, self._title(), figure)

    def __repr__(self) -> str:
        name, t = self.data.attrs["model"], self.time
        span = f"from {t[0]:g} to {t[-1]:g} s at {t.size} times"
        lines = [f"Motion of {name!r} {span}", f"  {self.status}"]
        lines.append(f"  {self.statistics}")
        lines += [f"  {note}" for note in self.notes]
        shown: dict[str, list[str]] = {}
        for kind, title in KINDS.items():
            found = [_described(v) for v in self._of_kind(kind).data_vars.values()]
            if len(found) > _MOST_SHOWN:
                found[_MOST_SHOWN - 4 :] = [f"… ({len(found)} in all)"]
            if found:
                shown[title] = found
        width = max(map(len, shown), default=0)
        lines += [f"  {t:<{width}} {', '.join(found)}" for t, found in shown.items()]
        return "\n".join(lines)

    def _title(self) -> str:
        ending = "" if self.status.completed else f" ({self.status.outcome})"
        return f"{self.data.attrs['model']}{ending}"

    def _of_kind(self, kind: Kind) -> xr.Dataset:
        return self.data.filter_by_attrs(kind=kind)

    def _stacked(self, kind: Kind) -> Array:
        parts = [columns(v) for v in self._of_kind(kind).data_vars.values()]
        values = [column for part in parts for column in part.values()]
        return np.column_stack([np.empty((self.time.size, 0)), *values])


def _loaded(path: Path) -> xr.Dataset:
    try:
        return xr.load_dataset(path)
    except (OSError, ValueError) as error:
        found = "is no file of this format" if path.is_file() else "is not there"
        raise CallError(
            f"motion: the file {str(path)!r} {found}. Motion.from_netcdf reads what "
            f"Motion.to_netcdf has written ({error})."
        ) from error


def _dataset(
    time: Sequence[float] | Array,
    quantities: Sequence[Quantity],
    attributes: dict[str, str | int | float],
    given_start: Mapping[str, float],
) -> xr.Dataset:
    variables = {quantity.name: quantity.variable() for quantity in quantities}
    for name, value in given_start.items():
        if name in variables:
            variables[name].attrs["given_start"] = value
    used = {dim for variable in variables.values() for dim in variable.dims}
    coordinates: dict[str, Any] = {
        dim: list(AXES) for dim in ("axis", "row", "column") if dim in used
    }
    for quantity in quantities:
        coordinates |= {dim: list(names) for dim, names in quantity.labels.items()}
    about_time = {"units": "s", "long_name": "time"}
    coordinates["time"] = ("time", np.asarray(time, dtype=np.float64), about_time)
    return xr.Dataset(variables, coordinates, attributes)


def _check(quantity: Quantity, taken: set[str], rows: int) -> None:
    if quantity.name in taken or quantity.name in RESERVED_NAMES:
        raise CallError(
            f"motion: the name {quantity.name!r} is given to two quantities, or to a "
            f"quantity and a dimension ({', '.join(sorted(RESERVED_NAMES))}). Names "
            f"identify quantities in results, so each must be unique."
        )
    if len(quantity.values) != rows:
        raise CallError(
            f"motion: {quantity.name!r} has {len(quantity.values)} rows, but there are "
            f"{rows} times. Give one row for each time."
        )


def _to_attributes(statistics: Statistics) -> dict[str, str | int | float]:
    """Return the statistics as netCDF can hold them: no None, no bool."""
    known = {k: v for k, v in asdict(statistics).items() if v is not None}
    return known | {"stiff": int(statistics.stiff)}


def _bytes_in_netcdf(data: xr.Dataset) -> int:
    """Return more bytes than a file of these data takes."""
    return int(1.1 * data.nbytes) + 100_000


def _is_drawn(variable: xr.DataArray) -> bool:
    kind = variable.attrs["kind"]
    if kind == "input":
        return bool(variable.to_numpy().any())
    is_second = kind in ("driven", "dependent") and str(variable.name)[:3] == "vd_"
    return kind != "acceleration" and not is_second


def _described(variable: xr.DataArray) -> str:
    unit = "" if variable.attrs["units"] == "1" else variable.attrs["units"]
    names = ", ".join(entry_names(variable))
    shape = "×".join(str(size) for size in variable.shape[1:]) if not names else ""
    inside = " ".join(part for part in (shape, unit) if part)
    name = f"{variable.name} ({names})" if names else str(variable.name)
    return f"{name} [{inside}]" if inside else name
