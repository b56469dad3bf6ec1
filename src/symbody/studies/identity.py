"""Identities: texts that tell studies apart by what they compute."""

from __future__ import annotations

from collections.abc import Mapping

from symbody import __version__
from symbody.arguments import Numbers
from symbody.studies.content import hashed
from symbody.studies.design import Design


def identity(
    model: str,
    design: Design,
    keep: Mapping[str, object],
    times: Numbers,
    options: Mapping[str, object],
) -> dict[str, str]:
    """Return what tells a study apart, each part under the word for messages."""
    return {
        "model": model,
        "design": design.content(),
        "what is kept": hashed(keep),
        "options": hashed(options),
        "times (or duration)": hashed(times),
        "version of symbody": __version__,
    }
