"""Several clients at one store: they share the runs, and none is done twice."""

import sys
import threading
from pathlib import Path

import filelock
import numpy as np
import pytest
import xarray as xr

import symbody as sb
from symbody.errors import FileError
from symbody.studies.chunks import claims, making

VARY = {"q_upper": list(np.linspace(-2, 2, 40))}


def studied(keep):
    model = sb.library.double_pendulum()
    return sb.Study(model, VARY, {"end": keep}, duration=[0.0, 0.1, 0.2])


def final(motion):
    return motion.array("q_lower")[-1]


def test_a_second_client_does_what_the_first_has_not_begun(tmp_path):
    study, told = studied(final), []

    def second(done, of):
        if not told:
            told.append((done, study.run(tmp_path / "a", progress=False)))

    result = study.run(tmp_path / "a", workers=1, progress=second)
    done, other = told[0]
    assert done < len(study)
    assert other.completed
    assert other.array("end").tobytes() == result.array("end").tobytes()


def test_threads_that_run_one_study_do_no_run_twice(tmp_path, monkeypatch):
    # What tells the shapes is a run more, of which the first client asks twice; how
    # long it takes shall not make it more.
    monkeypatch.setattr("symbody.studies.trial._LONG", 0.0)
    count, alone, lock = [0], [0], threading.Lock()

    def counted(motion):
        with lock:
            count[0] += 1
        return final(motion)

    def run(place, results):
        study = studied(final)
        object.__setattr__(study._runs, "keep", {"end": counted})
        results.append(study.run(tmp_path / place, workers=2, progress=False))

    run("one", [])
    alone[0], count[0] = count[0], 0
    results = []
    threads = [threading.Thread(target=run, args=("a", results)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert count[0] == alone[0]
    assert len(results) == 4
    assert len({result.array("end").tobytes() for result in results}) == 1


def test_a_claim_holds_until_it_is_given_up(tmp_path):
    blocks, done = [range(5), range(5, 9)], set()

    def taken():
        return [block[0] for block in other.take(blocks)]

    with claims(tmp_path / "a", lambda block: block[0] in done) as own:
        taking = own.take(blocks)
        assert next(taking)[0] == 0
        with claims(tmp_path / "a", lambda b: b[0] in done) as other:
            assert taken() == [5]
            assert next(taking, None) is None
            done.add(0)
            own.done(0)
            other.drop()
            assert taken() == [5]


@pytest.mark.parametrize("error", [FileExistsError, FileNotFoundError])
def test_a_folder_that_another_client_removes_meanwhile_is_made_again(
    tmp_path, monkeypatch, error
):
    # Both are what the system says, by the instant at which the folder goes.
    acquire, calls = filelock.FileLock.acquire, []

    def interrupted(self, **options):
        calls.append(self)
        if len(calls) == 1:
            (tmp_path / ".a.claims").rmdir()
            raise error
        return acquire(self, **options)

    with claims(tmp_path / "a", lambda block: False) as own:
        monkeypatch.setattr(filelock.FileLock, "acquire", interrupted)
        assert [block[0] for block in own.take([range(5)])] == [0]
    assert len(calls) == 2


LINKS = pytest.mark.skipif(sys.platform == "win32", reason="links take a right there")


@pytest.mark.parametrize(
    "occupy",
    [
        lambda place: place.write_text("a file"),
        pytest.param(lambda place: place.symlink_to("nowhere"), marks=LINKS),
    ],
    ids=["file", "broken link"],
)
def test_a_claim_of_a_folder_that_cannot_be_written_is_told(tmp_path, occupy):
    occupy(tmp_path / ".a.claims")
    with (
        pytest.raises(sb.errors.FileError, match="cannot be written"),
        claims(tmp_path / "a", lambda block: False),
    ):
        pytest.fail("there is no folder")


def test_xarray_opens_a_store_with_what_varies_as_coordinates(tmp_path):
    studied(final).run(tmp_path / "a", progress=False)
    data = xr.open_zarr(tmp_path / "a")
    assert "q_upper" in data.coords
    assert data["end"].dims == ("run",)
    assert Path(tmp_path / "a" / "zarr.json").read_text().count("consolidated") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="a folder of Linux")
def test_a_place_that_takes_no_lock_is_an_error_at_once():
    with (
        pytest.raises(FileError, match="/proc"),
        making(Path("/proc/of_test.zarr")),
    ):
        pass
