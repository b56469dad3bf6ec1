import errno
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from symbody.errors import FileError
from symbody.whole_files import replacing, write_file, write_files

POSIX = pytest.mark.skipif(os.name != "posix", reason="modes and links of POSIX")
# Says where a process is ended, and how; the rest of the test looks at what it left.
WRITE = """
import os, resource, signal, sys
from pathlib import Path
from symbody.errors import FileError
from symbody.whole_files import write_file

def killed(descriptor):
    os.kill(os.getpid(), signal.SIGKILL)

path, way = Path(sys.argv[1]), sys.argv[2]
if way == "killed":
    os.fsync = killed
else:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    write_file(path, b"new" * 5000)
except FileError as error:
    sys.exit(str(error))
"""


def full(descriptor):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def half_written(path):
    path.write_text("half")
    raise ValueError("no number")


def written_in_a_process(path, way):
    command = [sys.executable, "-c", WRITE, str(path), way]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_file_is_written_and_replaced(tmp_path):
    write_file(tmp_path / "a.txt", "one\nä")
    assert (tmp_path / "a.txt").read_bytes() == "one\nä".encode()
    write_file(str(tmp_path / "a.txt"), b"two")
    assert (tmp_path / "a.txt").read_bytes() == b"two"
    assert names(tmp_path) == ["a.txt"]


def test_a_full_disk_leaves_what_was_there(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", full)
    old = tmp_path / "old.txt"
    old.write_text("old")
    with pytest.raises(
        FileError, match=r"old\.txt.*disk is full.*unchanged.*Free some"
    ):
        write_file(old, "new")
    with pytest.raises(FileError, match="disk is full") as caught:
        write_file(tmp_path / "new.txt", "new")
    assert "unchanged" not in str(caught.value)
    assert old.read_text() == "old"
    assert names(tmp_path) == ["old.txt"]


@POSIX
def test_the_system_itself_tells_that_a_file_is_too_large(tmp_path):
    old = tmp_path / "old.txt"
    old.write_text("old")
    done = written_in_a_process(old, "limited")
    assert done.returncode == 1
    assert "larger than files may be here" in done.stderr
    assert old.read_text() == "old"
    assert names(tmp_path) == ["old.txt"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is full")
def test_the_system_itself_tells_that_the_disk_is_full():
    with pytest.raises(FileError, match=r"disk is full \(No space left"):
        write_file("/dev/full", "new")


@POSIX
def test_a_process_that_is_killed_leaves_the_old_file(tmp_path):
    old = tmp_path / "old.txt"
    old.write_text("old")
    assert written_in_a_process(old, "killed").returncode == -signal.SIGKILL
    assert old.read_text() == "old"
    (rest,) = set(names(tmp_path)) - {"old.txt"}
    assert rest.startswith(".old.txt.")
    assert rest.endswith(".part")


def test_an_error_while_writing_leaves_what_was_there(tmp_path):
    old = tmp_path / "old.txt"
    old.write_text("old")
    with pytest.raises(ValueError, match="no number"), replacing(old) as beside:
        half_written(beside)
    assert old.read_text() == "old"
    assert names(tmp_path) == ["old.txt"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no/a.txt", "its folder does not exist"),
        ("file/a.txt", "one of its folders is a file"),
        ("folder", "it is a folder"),
        ("a" * 300, "its name is too long"),
    ],
)
def test_a_place_where_nothing_can_be_written_is_told(name, reason, tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match=reason):
        write_file(tmp_path / name, "new")
    assert names(tmp_path) == ["file", "folder"]


@pytest.mark.parametrize("allowed", ["folder", "file"])
def test_missing_permission_is_told(allowed, tmp_path, monkeypatch):
    old = tmp_path / "old.txt"
    old.write_text("old")
    if allowed == "folder":
        # Not by its mode, which root need not mind.
        monkeypatch.setattr(os, "access", lambda path, mode: False)
    else:
        denied = PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        monkeypatch.setattr(os, "open", lambda *_: (_ for _ in ()).throw(denied))
    with pytest.raises(FileError, match=r"permission is missing.*unchanged.*Allow"):
        write_file(old, "new")
    assert old.read_text() == "old"


@POSIX
def test_a_file_has_the_mode_that_open_would_give_it_or_keeps_its_own(tmp_path):
    before = os.umask(0o027)
    try:
        write_file(tmp_path / "a.txt", "one")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a.txt").stat().st_mode) == 0o640
    (tmp_path / "a.txt").chmod(0o604)
    write_file(tmp_path / "a.txt", "two")
    assert stat.S_IMODE((tmp_path / "a.txt").stat().st_mode) == 0o604


@POSIX
def test_where_a_link_leads_the_file_is_replaced_and_the_link_stays(tmp_path):
    (tmp_path / "there").mkdir()
    link = tmp_path / "link.txt"
    link.symlink_to("there/file.txt")
    for text in ("one", "two"):
        write_file(link, text)
        assert link.is_symlink()
        assert (tmp_path / "there" / "file.txt").read_text() == text
    assert names(tmp_path / "there") == ["file.txt"]


@POSIX
def test_a_pipe_gets_the_content(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        write_file(pipe, "new")
        assert reader.stdout.read() == b"new"
    assert names(tmp_path) == ["pipe"]


def test_files_that_belong_together_appear_together(tmp_path):
    first, second = tmp_path / "new" / "a.txt", tmp_path / "new" / "deep" / "b.txt"
    write_files({first: "one", second: b"two"})
    assert (first.read_text(), second.read_text()) == ("one", "two")


def test_of_files_that_belong_together_none_is_written_if_one_cannot_be(tmp_path):
    old, blocked = tmp_path / "old.txt", tmp_path / "z.txt"
    old.write_text("old")
    blocked.mkdir()
    with pytest.raises(FileError, match=r"z\.txt.*folder .*\. None of the 3 files"):
        write_files({old: "new", tmp_path / "made" / "m.txt": "new", blocked: "new"})
    assert old.read_text() == "old"
    assert names(tmp_path) == ["old.txt", "z.txt"]


def test_files_that_are_new_before_one_cannot_be_moved_are_named(tmp_path, monkeypatch):
    really = Path.replace

    def fails_at_the_second(beside, target):
        if Path(target).name == "b.txt":
            full(0)
        return really(beside, target)

    monkeypatch.setattr(Path, "replace", fails_at_the_second)
    contents = {tmp_path / name: "new" for name in ("a.txt", "b.txt", "c.txt")}
    with pytest.raises(FileError, match=r"Of 3 files 1 are new already: .*a\.txt\. "):
        write_files(contents)
    assert names(tmp_path) == ["a.txt"]
