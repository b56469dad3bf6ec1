import os
from functools import partial

import pytest

from symbody.errors import FileError, ModelError, ModelWarning, ReadError
from symbody.io.formats import FORMATS, Format, format_of, read, write
from symbody.io.source import Limits, Notes, blamed, open_source
from symbody.io.xml import parse_xml
from symbody.model.model import Model


@pytest.fixture
def formats(monkeypatch):
    """Two formats of XML that share an ending."""

    def reader(source, *, name="unnamed"):
        parse_xml(source)
        return Model(name)

    for row in (
        Format("one", (".one", ".xxml"), "one", reader, lambda model, path: model.name),
        Format("two", (".two", ".xxml"), "two", reader),
    ):
        monkeypatch.setitem(FORMATS, row.name, row)


def written(tmp_path, text, name="a.xxml"):
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_the_ending_tells_the_format(formats, tmp_path):
    assert read(written(tmp_path, "<two/>", "a.one")).name == "unnamed"
    assert format_of(open_source(written(tmp_path, "<two/>", "a.ONE"))).name == "one"


@pytest.mark.parametrize(
    "head", ["", "<?xml version='1.0'?>", "<!-- <one/> -->\n", "<!DOCTYPE x>"]
)
def test_the_content_tells_where_the_ending_does_not(formats, tmp_path, head):
    for name in ("a.xxml", "a", "a.xyz"):
        source = open_source(written(tmp_path, head + "<two a='1'>", name))
        assert format_of(source).name == "two"


def test_a_file_of_no_format_is_refused_with_those_there_are(formats, tmp_path):
    with pytest.raises(ReadError, match=r"a\.xxml': neither .* two \(\.two, \.xxml\)"):
        read(written(tmp_path, "<three/>"))
    with pytest.raises(FileError, match="'four': unknown"):
        read(written(tmp_path, "<two/>"), format="four")


def test_options_are_those_of_the_reader(formats, tmp_path):
    path = written(tmp_path, "<two/>")
    assert read(path, name="mine").name == "mine"
    with pytest.raises(FileError, match=r"no option 'nam'. Known: name"):
        read(path, nam="mine")


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    for path, found in (
        (tmp_path, "it is a folder"),
        (tmp_path / "no.json", "no such file"),
        ("a\0b", "no such file"),
    ):
        with pytest.raises(ReadError, match=found) as caught:
            open_source(path)
        assert caught.value.path == str(path)
    with pytest.raises(ReadError, match="5 bytes, more than the 4"):
        open_source(written(tmp_path, "12345"), limits=Limits(size=4))


def test_text_that_is_none_is_refused_with_its_line(tmp_path):
    source = open_source(written(tmp_path, b"one\ntwo\xff\n"))
    with pytest.raises(ReadError, match="line 2: the byte 0xff") as caught:
        _ = source.text
    assert caught.value.line == 2
    assert open_source(written(tmp_path, b"\xef\xbb\xbfone")).text == "one"


def test_named_files_are_found_beside_and_below(tmp_path):
    (tmp_path / "meshes").mkdir()
    mesh = written(tmp_path / "meshes", "solid", "arm.stl")
    source = open_source(written(tmp_path, "<one/>"))
    for named in ("meshes/arm.stl", "meshes/../meshes/arm.stl", str(mesh)):
        assert source.file(named).samefile(mesh)
    with pytest.raises(ReadError, match=r"there is no file .*leg\.stl"):
        source.file("meshes/leg.stl")
    for long in (300, 5000):
        with pytest.raises(ReadError, match=r"there is no file|is none"):
            source.file("x" * long)


def test_named_files_elsewhere_are_refused_unless_allowed(tmp_path):
    for folder in ("robot", "meshes"):
        (tmp_path / folder).mkdir()
    mesh = written(tmp_path / "meshes", "solid", "arm.stl")
    (tmp_path / "robot" / "link.stl").symlink_to(mesh)
    path = written(tmp_path / "robot", "<one/>")
    source = open_source(path)
    for named in ("../meshes/arm.stl", str(mesh), "link.stl", "/etc/passwd", "x\0"):
        with pytest.raises(ReadError, match=r"line 7, here: the path"):
            source.file(named, 7, "here")
    source = open_source(path, folders=[tmp_path / "meshes"])
    for named in ("../meshes/arm.stl", str(mesh), "link.stl", "arm.stl"):
        assert source.file(named).samefile(mesh)


def test_errors_of_the_package_get_their_place(tmp_path):
    source = open_source(written(tmp_path, "<one/>"))
    at = partial(source.error, line=3, element="joint")
    with pytest.raises(ReadError, match=r"line 3, joint: too heavy"), blamed(at):
        raise ModelError("too heavy")
    with pytest.raises(ReadError, match="line 1: own"), blamed(at):
        raise source.error("own", 1)


def test_writing_needs_a_format_that_can_be_written(formats, tmp_path):
    assert write(Model("m"), tmp_path / "m.one").read_text() == "m"
    assert write(Model("m"), tmp_path / "m", format="one").read_text() == "m"
    for options in ({}, {"format": "two"}):
        with pytest.raises(FileError, match=r"models are written as .*one \(\.one\)"):
            write(Model("m"), tmp_path / "m.two", **options)


def test_writing_overwrites_only_by_force(formats, tmp_path):
    path = write(Model("m"), tmp_path / "m.one")
    write(Model("m"), path)
    with pytest.raises(FileError, match="holds something else"):
        write(Model("n"), path)
    assert path.read_text() == "m"
    assert write(Model("n"), path, force=True).read_text() == "n"
    with pytest.raises(FileError, match="cannot be written"):
        write(Model("m"), tmp_path / "no" / "m.one")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_what_is_no_regular_file_is_refused():
    with pytest.raises(ReadError, match="no such file"):
        open_source("/dev/zero")


def test_names_beyond_those_shown_are_hinted_at(tmp_path):
    notes = Notes(open_source(written(tmp_path, "<one/>")))
    for name in "abcde":
        notes.left_out("meshes", name)
    with pytest.warns(ModelWarning, match=r"without: meshes \(5\): a, b, c, d, …"):
        notes.warn()
