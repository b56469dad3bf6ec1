"""The motion: everything a simulation found, under the names the user gave."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import final, get_args

import numpy as np

from symbody import late_methods
from symbody.arguments import Arguments, hinting, listed, near, real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import CallError, UnknownQuantityError, from_extra
from symbody.notes import Note, NoteKind, noted, of_kind
from symbody.pipeline.compiled_model import CompiledModel
from symbody.results.contact_events import ContactEvents
from symbody.results.labelled import (
    attributes,
    interpolated,
    labelled,
    read_netcdf,
    write_matlab,
    write_netcdf,
)
from symbody.results.record import (
    Array,
    Column,
    GivenStart,
    Kind,
    Quantity,
    Record,
    Statistics,
    Status,
    by_name,
)
from symbody.results.tabulated import Cell, Table, paragraphs
from symbody.slow_packages import pd, xr
from symbody.whole_files import replacing

# Names in one line of the text of a motion.
_MOST_SHOWN = 12
# So many quantities are labelled one by one, before all of them are at once.
_MOST_ALONE = 3
# Formulas of parameters may differ so much, in parts, from machine to machine.
_ROUNDED = 1e-13
# What several of a kind are called; others have an s.
_PLURALS = {
    "velocity": "velocities", "driven": "driven", "dependent": "dependent",
    "work": "work", "energy": "energy",
}  # fmt: skip


@final
@hinting({
    "t": "motion.time", "position": 'motion["name"]', "y": 'motion["name"]',
    "final": 'motion.array("name")[-1]', "end": 'motion.array("name")[-1]',
})  # fmt: skip
@dataclass(frozen=True, repr=False, eq=False)
class Motion:
    """Coordinates, velocities, accelerations, states, sensors and energy over time.

    ``motion["q_hip"]`` is a quantity by its name, as an xarray.DataArray over time,
    ``motion["tip[z]"]``, also called "tip[2]" or "tip_z", an entry of a vector;
    vectors have the dimension "axis" with x, y and z, matrices "row" and "column", and
    what has named entries a dimension of its own: ``motion["d"].sel(d_entry="rate")``.
    Accelerations, energies and forces are computed when they are first looked at, or
    the motion is saved or copied, from states and values that nothing changes any more.

    Attributes:
        record: All of it.
        compiled: The model that moved, for pictures and pages; None if nobody knows it.
        between: From times to the motion at its start and then, by its equations; None
            if nobody knows them, as of a file.
    """

    record: Record
    compiled: CompiledModel | None = None
    between: Callable[[Array], Motion] | None = None

    plot = late_methods.plot_motion
    plot_phase = late_methods.plot_phase
    plot_poincare = late_methods.plot_poincare
    plot_spectrum = late_methods.plot_spectrum
    harmonics = late_methods.harmonics
    plot_energy = late_methods.plot_energy
    to_html = late_methods.motion_to_html
    show = late_methods.show_motion
    widget = late_methods.motion_widget
    picture = late_methods.motion_picture
    to_gltf = late_methods.motion_to_gltf
    to_usd = late_methods.motion_to_usd
    to_video = late_methods.motion_to_video

    @cached_property
    def data(self) -> xr.Dataset:
        """All of it as labelled data, made when first looked at.

        Each variable has the attributes "kind" and "units"; "long_name" where there is
        a description; and "given_start" if it starts at another value than it was
        given, because loops close only so.
        """
        return labelled(self.record, **attributes(self.record))

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
        arguments = Arguments("motion")
        grid = arguments.numbers("time", time)
        if grid.ndim != 1:
            raise arguments.refused("time", time, "a list of times", "Give one a row.")
        arguments.text("model", model, "Give the name of the model.")
        arguments.instance("status", status, Status, "Give Status(outcome, message).")
        arguments.instance(
            "statistics", statistics, Statistics, "Give what the integration took."
        )
        name = by_name(arguments.items("quantities", quantities, Quantity))
        for key, quantity in name.items():
            if len(quantity.values) != len(grid):
                raise CallError(
                    f"motion: {key!r} has {len(quantity.values)} rows, but there are "
                    f"{len(grid)} times. Give one row for each time."
                )
        name = {n: replace(q, values=np.array(q.values)) for n, q in name.items()}
        grid = np.array(grid, dtype=np.float64)
        notes = arguments.items("notes", notes, str)
        values = arguments.mapping("given_start", given_start)
        own = [GivenStart(*item) for item in values.items()]
        return cls(Record(grid, name, model, status, statistics, notes, own))

    @classmethod
    def from_netcdf(cls, path: str | PathLike[str]) -> Motion:
        """Return the motion that to_netcdf has written.

        Raises:
            CallError: The file holds something else.
        """
        return cls(read_netcdf(Arguments("motion").path("path", path)))

    def to_netcdf(self, path: str | PathLike[str]) -> None:
        """Write the motion into a netCDF file.

        Raises:
            FileError: It cannot be written, for one because the disk is full.
        """
        data = self.data.assign_attrs(parameters=json.dumps(self.parameters))
        write_netcdf(data, Arguments("motion").path("path", path))

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Motion:
        """Return the motion in a file, as `from_netcdf`: all results load so."""
        return cls.from_netcdf(path)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the motion into a file of the format that its ending names.

        Args:
            path: ".nc" for netCDF, which `load` reads; ".csv", ".parquet" or ".mat" for
                the numbers alone: the table of `to_dataframe`, or MATLAB's arrays.

        Raises:
            CallError: The ending is another, or the package for it is not installed.
            FileError: It cannot be written, for one because the disk is full.
        """
        arguments = Arguments("motion")
        place = arguments.path("path", path)
        ending = place.suffix.lower()
        if ending == ".nc":
            self.to_netcdf(place)
        elif ending == ".csv":
            self.to_csv(place)
        elif ending == ".parquet":
            from_extra("motion", "pyarrow", "parquet", CallError)
            with replacing(place) as beside:
                self.to_dataframe().to_parquet(beside, engine="pyarrow")
        elif ending == ".mat":
            write_matlab(self.record, place)
        else:
            rule = "a file whose ending is .nc, .csv, .parquet or .mat"
            raise arguments.refused("path", str(place), rule, "Name it motion.nc.")

    def to_csv(self, path: str | PathLike[str]) -> None:
        """Write the table of `to_dataframe` as text: a line for each time.

        Raises:
            FileError: It cannot be written, for one because the disk is full.
        """
        with replacing(Arguments("motion").path("path", path)) as beside:
            self.to_dataframe().to_csv(beside)

    def table(self) -> Table:
        """Return start, end, least and greatest value of each quantity as a table."""
        rows: list[tuple[Cell, ...]] = []
        for quantity in self.record.quantities.values():
            for name, values in self.record.columns(quantity.name).items():
                numbers = values[0], values[-1], np.min(values), np.max(values)
                unit = quantity.unit if "," not in quantity.unit else ""
                rows.append((name, unit, *map(float, numbers)))
        return Table(
            ("quantity", "unit", "start", "end", "least", "greatest"), (*rows,)
        )

    def _repr_html_(self) -> str:
        # It brings Matplotlib along, which takes half a second to import.
        from symbody.results.plot import image

        title = f"Motion of {self.record.model!r}"
        lines = paragraphs([title, str(self.status), *self.notes])
        return f"{lines}{image(self.plot(), 50)}{self.table()._repr_html_()}"

    def to_dataframe(self) -> pd.DataFrame:
        """Return a table with a row for each time; tip has columns tip_x, tip_y, …."""
        parts: dict[str, Array] = {}
        for name in self:
            parts |= self.record.columns(name)
        return pd.DataFrame(parts, index=pd.Index(self.time, name="time"))

    def __getitem__(self, name: str) -> xr.DataArray:
        self._check(name)
        if name in self.record.quantities:
            return self._labelled(name)
        whole, number = self.record.entries[name]
        variable = self._labelled(whole)
        shape = variable.shape[1:]
        dimensions = zip(
            variable.dims[1:], np.unravel_index(number, shape), strict=True
        )
        entry = variable.isel({d: int(i) for d, i in dimensions}).rename(name)
        return entry.assign_attrs(units=self.record.quantity(name).unit)

    def _labelled(self, name: str) -> xr.DataArray:
        """Return a quantity of `data`; a few are labelled alone, to compute no more."""
        if "data" in vars(self) or len(self._alone) >= _MOST_ALONE:
            return self.data[name]
        if name not in self._alone:
            self._alone[name] = labelled(self.record, name)
        return self._alone[name][name]

    @cached_property
    def _alone(self) -> dict[str, xr.Dataset]:
        """The data of single quantities that somebody has looked at."""
        return {}

    def array(self, name: str) -> Array:
        """Return a quantity as a plain array, its first index that of the time.

        It is the motion's own, read-only.

        Args:
            name: Of the quantity, or of an entry of it, such as "tip_z" or "tip[2]".

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        self._check(name)
        values = self.record.quantity(name).values.view()
        values.flags.writeable = False
        return values

    def named(self, name: str) -> tuple[str, ...]:
        """Return the name of a quantity or entry, or the names of those of a group.

        Args:
            name: Such as "tip", "tip_z", or what several quantities begin with: "q" for
                all coordinates, "v", "vd", "lam", "q_hip" for those of a joint.

        Raises:
            UnknownQuantityError: There is none of this name, and no such group.
        """
        is_group = isinstance(name, str) and name not in self
        several = self.record.group(name) if is_group else ()
        if not several:
            self._check(name)
        return several or (name,)

    def _check(self, name: object) -> None:
        if name not in self:
            known = [*self]
            raise UnknownQuantityError(
                f"motion of {self.record.model!r}: it has no quantity "
                f"{shown(name)}. It has {listed(known)}. {near(name, known)}"
            )

    def __contains__(self, name: object) -> bool:
        if not isinstance(name, str):
            return False
        return name in self.record.quantities or name in self.record.entries

    def __iter__(self) -> Iterator[str]:
        return iter(self.record.quantities)

    @property
    def time(self) -> Array:
        """The times, shape (N,) [s]."""
        return self.record.time

    @property
    def events(self) -> ContactEvents:
        """Impacts, stick, slip and separation of the contacts, in order.

        ``print(motion.events)`` shows a table, ``motion.events.of("heel")`` has those
        of one contact, ``motion.events[0].time`` is when the first one happened [s].
        """
        return self.record.events

    @property
    def q(self) -> Array:
        """The coordinates, shape (N, nq) [rad or m]."""
        return self.record.rows_of("coordinate")

    @property
    def v(self) -> Array:
        """The velocities, shape (N, nv) [rad/s or m/s]."""
        return self.record.rows_of("velocity")

    @property
    def vd(self) -> Array:
        """The accelerations, shape (N, nv) [rad/s² or m/s²].

        Without columns where the simulation was asked to leave them out.
        """
        return self.record.rows_of("acceleration")

    @property
    def x(self) -> Array:
        """The extra states, shape (N, nx)."""
        return self.record.rows_of("state")

    @property
    def sensors(self) -> xr.Dataset:
        """The measurements of the sensors."""
        return self.data.filter_by_attrs(kind="sensor")

    @property
    def inputs(self) -> xr.Dataset:
        """The inputs."""
        return self.data.filter_by_attrs(kind="input")

    @property
    def energy(self) -> xr.Dataset:
        """The energies as kinetic, potential and total [J]."""
        energies = self.data.filter_by_attrs(kind="energy")
        names = {str(name): str(name).removesuffix("_energy") for name in energies}
        return energies.rename(names)

    @property
    def parameters(self) -> dict[str, float]:
        """The parameters that it was computed with, by name; empty if unknown."""
        if self.compiled is None:
            return dict(self.record.parameters)
        values = self.compiled.parameters.tolist()
        return {s.name: x for s, x in zip(self.compiled.system.p, values, strict=True)}

    @property
    def status(self) -> Status:
        """The outcome of the simulation."""
        return self.record.status

    @property
    def statistics(self) -> Statistics:
        """The cost of the simulation."""
        return self.record.statistics

    @property
    def notes(self) -> tuple[Note, ...]:
        """Notes on the motion: sentences with a kind, an element and a time."""
        return noted(self.record.notes)

    def notes_of(self, kind: NoteKind) -> tuple[Note, ...]:
        """Return the notes of a kind, such as "limits" or "jump".

        Args:
            kind: One of the kinds of `Note`.

        Raises:
            CallError: There is no such kind.
        """
        return of_kind(self.notes, kind)

    def __reduce__(self) -> tuple[object, ...]:
        # Functions of a run stay where it was made.
        return Motion, (self.record, self.compiled)

    def at(self, t: float | Sequence[float] | Array) -> xr.Dataset:
        """Return everything at one time or several.

        What `simulate` returns goes on from the result before, by its equations and
        with its inputs. Of other motions, as of those from files, results are
        interpolated by cubic splines, which end and begin where a time stands twice;
        discrete variables are those of the result before.

        Args:
            t: Between the first and the last time [s].

        Raises:
            CallError: A time is outside of the motion.
        """
        first, last = np.min(self.time), np.max(self.time)
        array = real_array(Arguments("motion").times("t", t))
        if array is None or array.ndim > 1:
            rule, remedy = "a time or a list of times [s]", "Give times within the run."
            raise Arguments("motion").refused("t", t, rule, remedy)
        if not np.all((first <= array) & (array <= last)):
            raise CallError(
                f"motion of {self.record.model!r}: t = {t} s was asked for, but "
                f"it goes from {first:g} to {last:g} s. Take a time within."
            )
        if self.between is None:
            return interpolated(self.data, array)
        sign = 1.0 if self.time[-1] >= self.time[0] else -1.0
        times, places = np.unique(sign * array, return_inverse=True)
        between = self.between(sign * times).record
        result = labelled(between, **attributes(self.record))
        rows = 1 + places.reshape(np.shape(array))
        return result.isel(time=rows if rows.ndim else int(rows))

    def __repr__(self) -> str:
        name, t = self.record.model, self.time
        span = f"from {t[0]:g} to {t[-1]:g} s at {t.size} times"
        lines = [f"Motion of {name!r} {span}", f"  {self.status}"]
        lines.append(f"  {self.statistics}")
        lines += [f"  {self.events!r}"] if self.events else []
        lines += [f"  {note}" for note in self.notes]
        shown: dict[str, list[str]] = {}
        named = self.record.named.values()
        for kind in get_args(Kind):
            title = _PLURALS.get(kind, f"{kind}s")
            entries = [_described(q) for q in named if q.kind == kind]
            if len(entries) > _MOST_SHOWN:
                entries[_MOST_SHOWN - 4 :] = [f"… ({len(entries)} in all)"]
            if entries:
                shown[title] = entries
        width = max(map(len, shown), default=0)
        lines += [
            f"  {t:<{width}} {', '.join(entries)}" for t, entries in shown.items()
        ]
        return "\n".join(lines)


def _described(quantity: Quantity | Column) -> str:
    unit = "" if quantity.unit == "1" else quantity.unit
    names = ", ".join(quantity.entries) if quantity.labels else ""
    shape = "×".join(map(str, quantity.shape)) if not names else ""
    inside = " ".join(part for part in (shape, unit) if part)
    name = f"{quantity.name} ({names})" if names else quantity.name
    return f"{name} [{inside}]" if inside else name


def other_parameters(motion: Motion, model: CompiledModel) -> str:
    """Return in words which values a model has other than a motion had."""
    symbols, values = model.system.p, model.parameters
    if motion.compiled is not None and motion.compiled.system is model.system:
        before = motion.compiled.parameters
    else:
        known, now = motion.parameters, zip(symbols, values.tolist(), strict=True)
        before = np.array([known.get(s.name, x) for s, x in now])
    if np.array_equal(before, values):
        return ""
    apart = ~np.isclose(before, values, _ROUNDED, 0.0, equal_nan=True)
    others = [
        f"{symbols[k].name} = {before[k]:.6g} in the motion, {values[k]:.6g} in the "
        f"model"
        for k in np.flatnonzero(apart).tolist()
    ]
    return listed(others, _MOST_ALONE) if others else ""
