"""Studies whose functions use modules of the user's, in other processes."""

from __future__ import annotations

import sys

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelWarning

TEXT = "A = 1.0\nHELD = None\n\ndef kept(motion):\n    return A * len(motion.time)\n"


@pytest.fixture
def mine(tmp_path, monkeypatch):
    """Return a module of the user's, A of which was changed after it was read."""
    (tmp_path / "module_of_a_user.py").write_text(TEXT)
    monkeypatch.syspath_prepend(tmp_path)
    import module_of_a_user

    module_of_a_user.A = 2.5
    yield module_of_a_user
    del sys.modules["module_of_a_user"]


def found(where, **kept):
    study = sb.Study(sb.library.pendulum(), {"m": [1.0, 2.0]}, kept, duration=0.1)
    options = {} if where == "threads" else {"workers": 1}
    result = study.run(where=where, progress=False, **options)
    return [result.array(label) for label in kept]


@pytest.mark.parametrize(
    "where", ["processes", pytest.param("dask", marks=pytest.mark.slow)]
)
def test_workers_have_the_users_modules_as_they_are(mine, where):
    kept = {"named": mine.kept, "used": lambda motion: mine.A * len(motion.time)}
    here = found("threads", **kept)
    assert here[0][0] % 2.5 == 0
    assert np.array_equal(here, found(where, **kept))


def test_what_cannot_be_sent_goes_by_name_and_is_told(mine):
    mine.HELD = (one for one in ())

    def used(motion):
        return len(motion.time) if mine.HELD is None else -1.0

    with pytest.warns(ModelWarning, match="import them anew, without what was changed"):
        (there,) = found("processes", used=used)
    assert (there > 0).all()
