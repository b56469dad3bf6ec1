"""A record as labelled data of xarray, and back; netCDF files of it."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import numpy as np

from symbody.arguments import listed
from symbody.errors import CallError, FileError, from_extra, warn_user
from symbody.notes import subjects, with_subjects
from symbody.results.contact_events import ContactEvents
from symbody.results.record import (
    Array,
    GivenStart,
    Kind,
    Quantity,
    Record,
    Statistics,
    Status,
    dimensions_of,
)
from symbody.slow_packages import scipy, xr
from symbody.system.spellings import AXES
from symbody.whole_files import replacing

# What a file of netCDF-4 begins with.
_HDF5 = b"\x89HDF"
_LONGEST = 63  # characters of a name in MATLAB


def labelled(record: Record, *names: str, **attrs: object) -> xr.Dataset:
    """Return quantities of a record, or all, as labelled data with some attributes."""
    quantities = {name: record.quantities[name] for name in names or record.quantities}
    variables = {name: _variable(q) for name, q in quantities.items()}
    for one in record.given_start:
        if one.name in variables:
            variables[one.name].attrs["given_start"] = one.given
    used = {dim for variable in variables.values() for dim in variable.dims}
    coordinates: dict[str, object] = {
        dim: list(AXES) for dim in ("axis", "row", "column") if dim in used
    }
    for quantity in quantities.values():
        coordinates |= {dim: list(names) for dim, names in quantity.labels.items()}
    coordinates["time"] = ("time", record.time, {"units": "s", "long_name": "time"})
    return xr.Dataset(variables, coordinates, attrs)


def attributes(record: Record) -> dict[str, object]:
    """Return what labelled data say of a record beside its quantities."""
    result: dict[str, object] = {
        "model": record.model,
        "outcome": record.status.outcome,
        "message": record.status.message,
        # As netCDF can hold them: no None, no bool.
        **{k: v for k, v in vars(record.statistics).items() if v is not None},
        "stiff": int(record.statistics.stiff),
    }
    if record.notes:
        result["notes"] = "\n".join(record.notes)
        result["about_notes"] = json.dumps(subjects(record.notes), ensure_ascii=False)
    if record.events:
        events = json.dumps(record.events.as_lists(), ensure_ascii=False)
        result["contact_events"] = events
    if record.held:
        result["held"] = "\n".join(record.held)
    return result


def _variable(quantity: Quantity) -> xr.Variable:
    """Return values with named dimensions, the first of which is time; read-only."""
    values = np.asarray(quantity.values).view()
    values.flags.writeable = False
    attributes = {"kind": quantity.kind, "units": quantity.unit}
    if quantity.description:
        attributes["long_name"] = quantity.description
    own = tuple(quantity.labels) or dimensions_of(quantity.name, quantity.shape)
    return xr.Variable(("time", *own), values, attributes)


def record_of(data: xr.Dataset) -> Record:
    """Return the record that labelled data were made from."""
    quantities, starts = {}, list[GivenStart]()
    for key, variable in data.data_vars.items():
        name, attributes = str(key), variable.attrs
        entries: tuple[str, ...] = ()
        if f"{name}_entry" in variable.coords:
            entries = tuple(map(str, variable[f"{name}_entry"].to_numpy()))
        kind = attributes["kind"]
        assert kind in get_args(Kind), kind
        quantities[name] = Quantity(
            name, variable.to_numpy(), kind, str(attributes["units"]),
            str(attributes.get("long_name", "")), entries,
        )  # fmt: skip
        if "given_start" in attributes:
            starts.append(GivenStart(name, float(attributes["given_start"])))
    about = data.attrs
    status = Status(about["outcome"], about["message"])
    texts = str(about.get("notes", "")).splitlines()
    notes = with_subjects(texts, json.loads(str(about.get("about_notes", "[]"))))
    time = data["time"].to_numpy()
    model = str(about["model"])
    held = tuple(str(about.get("held", "")).splitlines())
    known = [name for name in Statistics.__annotations__ if name in about]
    costs = {"rejected": None} | {n: np.asarray(about[n]).item() for n in known}
    costs["stiff"] = bool(costs["stiff"])
    events = json.loads(str(about.get("contact_events", "[]")))
    return Record(
        time, quantities, model, status, Statistics(**costs), notes, starts, held,
        ContactEvents.from_lists(events),
        parameters=json.loads(str(about.get("parameters", "{}"))),
    )  # fmt: skip


def read_netcdf(path: Path) -> Record:
    """Return the record in a file, or raise CallError if it holds none."""
    if path.is_file():
        with path.open("rb") as file:
            if file.read(len(_HDF5)) == _HDF5:
                from_extra("motion", "netCDF4", "netcdf", CallError)
    try:
        data = xr.load_dataset(path)
    except (OSError, ValueError) as error:
        result = "is no file of this format" if path.is_file() else "is not there"
        reason = str(error).partition("\n")[0]  # a guide to file formats follows
        raise CallError(
            f"motion: the file {str(path)!r} {result}. Motion.from_netcdf reads what "
            f"Motion.to_netcdf has written ({reason})."
        ) from error
    if not {"model", "outcome", "method"} <= data.attrs.keys():
        raise CallError(
            f"motion: the file {str(path)!r} holds no motion, only the variables "
            f"{', '.join(map(str, data.data_vars))}. Motion.from_netcdf reads what "
            f"Motion.to_netcdf has written; open others with xarray."
        )
    return record_of(data)


def write_matlab(record: Record, path: Path) -> None:
    """Write the times and quantities of a record as arrays of MATLAB, by name."""
    arrays = {name: q.values for name, q in record.quantities.items()}
    long = [name for name in arrays if len(name) > _LONGEST]
    if long:
        raise CallError(
            f"motion: the quantity {long[0]!r} has more than {_LONGEST} characters, "
            f"which names in MATLAB do not have. Save it as .nc or .csv."
        )
    time = record.time[:, None]
    with replacing(path) as beside:
        scipy.io.savemat(
            beside, {"time": time, **arrays}, appendmat=False, long_field_names=True,
            oned_as="column",
        )  # fmt: skip


def write_netcdf(data: xr.Dataset, path: Path) -> None:
    """Write labelled data as netCDF-4 if its package is there, else in classic form."""
    with replacing(path) as beside:
        try:
            data.to_netcdf(beside)
        except (OSError, RuntimeError) as error:
            # HDF5 below tells a full disk as "HDF error" or "Permission denied": as
            # many bytes without it meet the true reason, if it is the disk's.
            beside.write_bytes(bytes(int(1.1 * data.nbytes) + 100_000))
            raise FileError(
                f"file {os.fspath(path)!r}: the netCDF library cannot write it "
                f"({error}). Choose another place."
            ) from error


def interpolated(data: xr.Dataset, values: Array) -> xr.Dataset:
    """Return data by cubic splines at other times; steps and what is held are kept."""
    time = data["time"].to_numpy()
    sign = 1.0 if time[-1] >= time[0] else -1.0
    controlled = str(data.attrs.get("held", "")).splitlines()
    events = [event[0] for event in json.loads(data.attrs.get("contact_events", "[]"))]
    acted = [f"a controller held {listed(controlled)}"] if controlled else []
    # Splines end where a time stands twice.
    if not np.isin(events, time[1:][np.diff(time) == 0]).all():
        acted.append("contacts or when clauses acted")
    if acted and not np.isin(values, time).all():
        warn_user(
            f"motion of {data.attrs['model']!r}: {' and '.join(acted)}, and a motion "
            f"from a file knows nothing of that between two results: what is held is "
            f"that of the result before, and all else is interpolated smoothly. Save "
            f"results at these times, or ask the motion that simulate returned."
        )
    discrete = data.filter_by_attrs(kind="discrete").data_vars
    held = [*controlled, *map(str, discrete)]
    splines = _on_splines(data.drop_vars(held), values, time, sign)
    if not held:
        return splines
    rows = np.searchsorted(sign * time, sign * values, side="right") - 1
    row = xr.DataArray(rows, dims=("time",) if values.ndim else ())
    stairs = data[held].isel(time=row).drop_vars("time")
    return splines.assign(stairs.data_vars)[list(data.data_vars)]


def _on_splines(
    data: xr.Dataset, values: Array, time: Array, sign: float
) -> xr.Dataset:
    """Return data by splines, each of which ends where a time stands twice."""
    if not values.size:
        return data.isel(time=slice(0, 0))
    starts, wanted = 1 + np.flatnonzero(np.diff(time) == 0), np.atleast_1d(values)
    part = np.searchsorted(sign * time[starts], sign * wanted, side="right")
    parts = [slice(*ends) for ends in pairwise([0, *starts.tolist(), time.size])]
    entries = [
        _on_one_spline(data.isel(time=parts[i]), wanted[part == i])
        for i in np.unique(part).tolist()
    ]
    order = np.argsort(np.argsort(part, kind="stable"), kind="stable")
    result = xr.concat(entries, "time").isel(time=order)
    return result if values.ndim else result.isel(time=0)


def _on_one_spline(data: xr.Dataset, values: Array) -> xr.Dataset:
    if data.sizes["time"] == 1:
        return data.isel(time=np.zeros(values.shape, dtype=int))
    method: Any = "cubic" if data.sizes["time"] > 3 else "linear"
    return data.interp(time=values, method=method)
