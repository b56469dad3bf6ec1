"""Blocks that workers have begun are suspects where one died."""

import os

import pytest

import symbody as sb
from symbody.errors import ModelError
from symbody.studies import engines
from symbody.studies.begun import begun_file, begun_in, note_begun


def test_numbers_of_begun_blocks_are_known_and_their_file_goes():
    with begun_file() as path:
        assert begun_in(path) == set()
        for first in (0, 300, 7):
            note_begun(path, first)
        assert begun_in(path) == {0, 7, 300}
    assert not path.exists()


def test_a_death_is_counted_at_blocks_that_were_begun_and_are_not_done():
    deaths = engines._Deaths()
    deaths.blame([range(3), range(3, 6)], {3, 6})
    assert [deaths.of(range(3)), deaths.of(range(3, 6))] == [0, 1]


class Deadly:
    """A function that ends the process that is sent it."""

    def __reduce__(self):
        return os._exit, (3,)

    def __call__(self, motion):
        return motion.q[-1, 0]


def test_workers_that_die_while_they_start_are_told_of(monkeypatch):
    monkeypatch.setattr(engines, "_DEATHS_EARLY", 2)
    vary = {"q_upper": [0.0, 1.0]}
    study = sb.Study(sb.library.double_pendulum(), vary, {"end": Deadly()}, duration=1)
    with pytest.raises(ModelError, match="died 2 times in a row while they started"):
        study.run(where="processes", workers=1, progress=False)
