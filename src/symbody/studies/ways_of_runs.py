"""Ways in which an ensemble does its runs: in lanes, on a device, or one by one."""

from __future__ import annotations

from symbody.arguments import Arguments, Numbers, among
from symbody.errors import ModelError
from symbody.pipeline import CompiledModel
from symbody.studies.quick import QuickRuns
from symbody.studies.side_by_side import OnDevice, is_device, why_not_in_lanes


def checked_device(arguments: Arguments, device: str, workers: int | None) -> str:
    """Return the name of a graphics processor; "" for none."""
    if among(device, ("cpu",)):
        return ""
    if not is_device(device):
        rule = "'cpu', 'cuda', 'cuda:N' or 'emulated_cuda'"
        remedy = "Give 'cuda' for the first graphics processor, or leave it out."
        raise arguments.refused("device", device, rule, remedy)
    if workers is not None:
        rule, remedy = "left out where a device does the runs", "Leave it out."
        raise arguments.refused("workers", workers, rule, remedy)
    return device


def device_for(
    model: CompiledModel, quick: QuickRuns | None, times: Numbers, device: str
) -> OnDevice:
    """Return what does runs on a device, or raise if they cannot be there."""
    if quick is None:
        raise ModelError(
            f"simulate_many: device={device!r} does runs that differ in numbers only, "
            f"of models without loops and events, with the options of a method. Leave "
            f"device out."
        )
    return OnDevice(model, quick.repeated, quick.varied, times, device)


def way_of(
    model: CompiledModel, quick: QuickRuns | None, times: Numbers
) -> tuple[str, str]:
    """Return how runs are done, and why not in lanes, if they might be expected to.

    Args:
        model: The model.
        quick: Does runs that differ in numbers only; None for others.
        times: When states are asked for [s].
    """
    if quick is None:
        return "simulate", (
            "Each run was simulated by itself, as the model has slipping constraints, "
            "events or start values that loops move, or what varies or an option is "
            "more than a number."
        )
    if quick.repeated.method.step is None:
        return "loops", ""
    why = why_not_in_lanes(model, quick.repeated, times)
    return ("loops", f"Runs were not in lanes: {why}.") if why else ("lanes", "")
