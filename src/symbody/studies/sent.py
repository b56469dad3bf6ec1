"""Studies as they are sent to other processes: with the user's modules as they are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from symbody.errors import warn_user
from symbody.studies.content import is_own_module
from symbody.studies.run_options import imported
from symbody.studies.runs import Runs, told


@contextmanager
def modules_by_value(runs: Runs) -> Iterator[bytes]:
    """Let the user's modules be sent with what they hold now, not by their names.

    A worker that imported them anew would not have what was changed since they were
    read, and its runs would differ from those in threads. Where something in them
    cannot be sent, they go by name, and the user is warned.

    Yields:
        The runs, as they are sent.
    """
    cloudpickle = imported("cloudpickle")
    before = cloudpickle.list_registry_pickle_by_value()
    mine = [m for m in _own_modules() if m.__name__ not in before]
    for module in mine:
        cloudpickle.register_pickle_by_value(module)
    try:
        try:
            pickled: bytes = cloudpickle.dumps(runs)
        except Exception as error:  # any, of the user's own objects
            for module in mine:
                cloudpickle.unregister_pickle_by_value(module)
            mine = []
            pickled = cloudpickle.dumps(runs)
            warn_user(
                f"study: the user's modules cannot be sent to workers as they are "
                f"({told(error)}). Workers import them anew, without what was changed "
                f"in them since. Keep what cannot be sent out of modules that the "
                f"study uses, or take where='threads'."
            )
        yield pickled
    finally:
        for module in mine:
            cloudpickle.unregister_pickle_by_value(module)


def _own_modules() -> list[ModuleType]:
    modules = [m for m in [*sys.modules.values()] if isinstance(m, ModuleType)]
    return [m for m in modules if "__main__" not in m.__name__ and is_own_module(m)]
