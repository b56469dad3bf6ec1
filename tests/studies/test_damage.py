"""Stores with chunks that are not as they were written."""

import shutil

import numpy as np
import pytest
import zarr

import symbody as sb
from symbody import studies
from symbody.errors import FileError, ModelWarning

RUNS = 40


def at_least(motion):
    if motion.array("q_hinge")[0] > 1.0:
        raise ValueError("too far")
    return motion.array("q_hinge").min()


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Return a study with a store, in blocks of some runs, and what it must give."""
    vary = {"q_hinge": np.linspace(0.1, 1.1, RUNS)}
    study = sb.Study(
        sb.library.cart_pole(),
        vary,
        {"e": at_least, "all": studies.History("v_rail")},
        duration=[0.0, 0.1, 0.2],
    )
    place = tmp_path_factory.mktemp("whole") / "s.zarr"
    return study, place, study.run(place, progress=False, workers=1).array("all")


@pytest.fixture
def done(whole, tmp_path):
    """Return the study with a store of its own."""
    study, place, wanted = whole
    return study, shutil.copytree(place, tmp_path / "s.zarr"), wanted


def last_chunk(place, name):
    files = [path for path in (place / name / "c").rglob("*") if path.is_file()]
    return max(files, key=lambda path: int(path.relative_to(place).parts[2]))


@pytest.mark.parametrize("name", ["e", "all", "status", "message"])
def test_a_chunk_that_is_cut_is_named_and_done_again(done, name):
    study, place, wanted = done
    chunk = last_chunk(place, name)
    chunk.write_bytes(chunk.read_bytes()[:-1])
    with pytest.raises(FileError, match=rf"chunk of '{name}' for run 39"):
        studies.StudyResult.load(place)
    with pytest.warns(ModelWarning, match=f"'{name}'.*These runs are done again"):
        again = study.run(place, progress=False)
    np.testing.assert_array_equal(again.array("all"), wanted)
    assert len(again.failures) == 4
    assert studies.StudyResult.load(place).failures == again.failures


def flip_a_bit(chunk):
    data = bytearray(chunk.read_bytes())
    data[len(data) // 2] ^= 1
    chunk.write_bytes(data)


@pytest.mark.parametrize("name", ["e", "all"])
def test_changed_bits_of_numbers_are_told_when_these_are_read(done, name):
    study, place, wanted = done
    flip_a_bit(last_chunk(place, name))
    result = studies.StudyResult.load(place)
    changed = f"chunk of '{name}' for run 39 has other bits than those that were"
    for reads in (lambda: result.array(name), lambda: np.asarray(result.arrays[name])):
        with pytest.raises(FileError, match=changed):
            reads()
    with pytest.warns(ModelWarning, match=f"{changed}.*These runs are done again"):
        again = study.run(place, progress=False)
    assert again.array("all").tobytes() == wanted.tobytes()


@pytest.mark.parametrize("name", ["status", "message"])
def test_changed_bits_of_what_is_told_of_runs_are_told_when_a_store_is_opened(
    done, name
):
    study, place, wanted = done
    flip_a_bit(last_chunk(place, name))
    with pytest.raises(FileError, match=rf"chunk of '{name}' for run 39"):
        studies.StudyResult.load(place)
    with pytest.warns(ModelWarning, match="These runs are done again"):
        again = study.run(place, progress=False)
    assert again.array("all").tobytes() == wanted.tobytes()


def test_changed_bits_of_what_varies_are_told(done):
    _, place, _ = done
    flip_a_bit(place / "q_hinge" / "c" / "0")
    with pytest.raises(FileError, match="the values of what varies cannot be read"):
        studies.StudyResult.load(place)


def test_other_programs_find_changed_bits_too(done):
    _, place, wanted = done
    np.testing.assert_array_equal(zarr.open_group(place)["all"][:], wanted)
    flip_a_bit(last_chunk(place, "all"))
    with pytest.raises(ValueError, match="checksum"):
        zarr.open_group(place)["all"][:]


def test_a_chunk_that_was_removed_is_done_again(done):
    study, place, wanted = done
    (place / "e" / "c" / "0").unlink()
    (place / "all" / "c" / "1" / "0").unlink()
    with pytest.raises(FileError, match="is missing, and 1 other chunk is damaged, to"):
        studies.StudyResult.load(place)
    with pytest.warns(ModelWarning):
        again = study.run(place, progress=False)
    np.testing.assert_array_equal(again.array("all"), wanted)


def test_values_of_what_varies_that_cannot_be_read_are_told_and_written_anew(done):
    study, place, wanted = done
    chunk = place / "q_hinge" / "c" / "0"
    before = chunk.read_bytes()
    chunk.write_bytes(b"short")
    with pytest.raises(FileError, match="the values of what varies cannot be read"):
        studies.StudyResult.load(place)
    with pytest.warns(ModelWarning, match="This study has written them anew"):
        again = study.run(place, progress=False)
    assert chunk.read_bytes() == before
    np.testing.assert_array_equal(again.array("all"), wanted)


def removed(place, name):
    last_chunk(place, name).unlink()


def swapped(place, name):
    chunk = last_chunk(place, name)
    chunk.write_bytes((place / name / "c" / "0").read_bytes())


@pytest.mark.parametrize(
    ("name", "change"), [("q_hinge", removed), ("q_hinge", swapped), ("time", removed)]
)
def test_values_of_what_varies_are_those_that_were_written(done, name, change):
    study, place, _ = done
    before = last_chunk(place, name).read_bytes()
    change(place, name)
    with pytest.raises(FileError, match=f"the values of '{name}' are not those"):
        studies.StudyResult.load(place)
    with pytest.warns(ModelWarning, match="This study has written them anew"):
        study.run(place, progress=False)
    assert last_chunk(place, name).read_bytes() == before


def last_and_first(place, name):
    last = last_chunk(place, name)
    rest = last.relative_to(place / name / "c").parts[1:]
    return last, (place / name / "c" / "0").joinpath(*rest)


@pytest.mark.parametrize("name", ["e", "all", "status"])
def test_a_chunk_in_the_place_of_another_is_named_and_done_again(done, name):
    study, place, wanted = done
    last, first = last_and_first(place, name)
    last.write_bytes(first.read_bytes())
    found = f"chunk of '{name}' for run 39 is not the one that was written there"
    with pytest.raises(FileError, match=found):
        studies.StudyResult.load(place)
    with pytest.warns(ModelWarning, match=f"{found}.*These runs are done again"):
        again = study.run(place, progress=False)
    np.testing.assert_array_equal(again.array("all"), wanted)
    assert studies.StudyResult.load(place).failures == again.failures


def test_blocks_that_changed_places_are_named(done):
    _, place, _ = done
    for name in ("e", "all", "status", "chunk_places"):
        last, first = last_and_first(place, name)
        last.write_bytes(first.read_bytes())
    with pytest.raises(FileError, match="is not the one that was written there"):
        studies.StudyResult.load(place)


def test_a_message_that_was_removed_is_told(done):
    study, place, _ = done
    removed(place, "message")
    with pytest.raises(FileError, match=r"chunk of 'message'.*is not the one"):
        studies.StudyResult.load(place)
    with pytest.warns(ModelWarning, match="These runs are done again"):
        assert len(study.run(place, progress=False).failures) == 4


def test_runs_without_a_number_are_no_damage(tmp_path):
    vary = {"q_hinge": [0.1, 0.2]}
    keep = {"t": studies.FirstTime("q_rail", 1e9)}
    study = sb.Study(sb.library.cart_pole(), vary, keep, duration=0.1)
    study.run(tmp_path / "s", progress=False)
    result = studies.StudyResult.load(tmp_path / "s")
    assert result.completed
    assert np.isnan(result.array("t")).all()
