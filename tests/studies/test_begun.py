"""Blocks that workers have begun are suspects where one died."""

import os
import signal
import tempfile
from functools import partial

import numpy as np
import pytest
from loky.backend import fork_exec

import symbody as sb
from symbody.errors import ModelError
from symbody.studies import processes
from symbody.studies.processes import begun_in, note_begun


def test_numbers_of_begun_blocks_are_known(tmp_path):
    path = tmp_path / "begun"
    path.touch()
    assert begun_in(path) == set()
    for first in (0, 300, 7):
        note_begun(path, first)
    assert begun_in(path) == {0, 7, 300}


def test_files_of_worker_processes_go(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    vary = {"q_upper": [0.0, 1.0]}
    study = sb.Study(sb.library.double_pendulum(), vary, ["q_lower"], duration=0.1)
    assert study.run(where="processes", workers=1, progress=False).completed
    assert not [*tmp_path.glob("symbody-study-*")]


def test_a_death_is_counted_at_blocks_that_were_begun_and_are_not_done():
    deaths = processes._Deaths()
    deaths.blame([range(3), range(3, 6)], {3, 6})
    assert [deaths.of(range(3)), deaths.of(range(3, 6))] == [0, 1]


class Deadly:
    """A function that ends the process that is sent it."""

    def __reduce__(self):
        return os._exit, (3,)

    def __call__(self, motion):
        return motion.q[-1, 0]


def test_workers_that_die_while_they_start_are_told_of(monkeypatch):
    monkeypatch.setattr(processes, "_DEATHS_EARLY", 2)
    vary = {"q_upper": [0.0, 1.0]}
    study = sb.Study(sb.library.double_pendulum(), vary, {"end": Deadly()}, duration=1)
    with pytest.raises(ModelError, match="died 2 times in a row while they started"):
        study.run(where="processes", workers=1, progress=False)


def at_the_end(motion, much):
    return motion.q[-1, 0] + much[0]


@pytest.mark.slow
def test_a_worker_that_is_killed_before_it_reads_keeps_nobody_waiting(monkeypatch):
    begin, killed = fork_exec.fork_exec, []

    def and_kill(*args, **options):
        number = begin(*args, **options)
        if not killed:
            killed.append(number)
            os.kill(number, signal.SIGKILL)
        return number

    monkeypatch.setattr(fork_exec, "fork_exec", and_kill)
    # More than the pipe through which a worker is told how to start holds.
    keep = {"end": partial(at_the_end, much=np.zeros(100_000))}
    study = sb.Study(sb.library.pendulum(), {"q_hinge": [0.1, 0.2]}, keep, duration=1)
    here = study.run(where="threads", progress=False)
    there = study.run(where="processes", workers=1, progress=False)
    assert killed
    assert there.array("end").tobytes() == here.array("end").tobytes()
