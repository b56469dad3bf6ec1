"""The server for language models: five tools, and no file outside of its folder."""

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest

import symbody as sb
from symbody.cli.mcp_server import Tools, server_of
from symbody.errors import SymbodyError


@pytest.fixture
def tools(tmp_path):
    folder = tmp_path / "models"
    folder.mkdir()
    sb.write(sb.library.pendulum(), folder / "swing.json")
    (tmp_path / "secret.json").write_text((folder / "swing.json").read_text("utf-8"))
    (folder / "script.py").write_text("raise SystemExit('it was run')")
    return Tools(folder)


@pytest.mark.slow
def test_a_model_is_checked_run_plotted_and_drawn(tools):
    assert tools.check("swing.json")["passed"]
    ran = tools.run("swing.json", 0.2, parameters={"l": 0.5})
    assert ran["motion"] == "swing_motion.nc"
    assert abs(ran["final"]["q_hinge"]) < 4
    assert tools.plot("swing_motion.nc", ["q_hinge"]).startswith(b"\x89PNG")
    assert tools.picture("swing.json").startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "name", ["../secret.json", "..", ".", "", "/etc/passwd", "a/../../secret.json"]
)
def test_what_is_outside_is_not_read(tools, name):
    for call in (tools.check, tools.picture, tools.plot, lambda n: tools.run(n, 1.0)):
        with pytest.raises(SymbodyError, match="not in the folder"):
            call(name)


def test_a_link_that_leads_outside_is_not_followed(tools):
    (tools.folder / "link.json").symlink_to(tools.folder.parent / "secret.json")
    with pytest.raises(SymbodyError, match="not in the folder"):
        tools.check("link.json")
    target = tools.folder.parent / "victim.nc"
    target.write_bytes(b"precious")
    (tools.folder / "swing_motion.nc").symlink_to(target)
    with pytest.raises(SymbodyError, match="not in the folder"):
        tools.run("swing.json", 0.1)
    assert target.read_bytes() == b"precious"


def test_python_is_run_where_that_was_said_only(tools):
    with pytest.raises(SymbodyError, match="start it with --python"):
        tools.check("script.py")
    with pytest.raises(SystemExit, match="it was run"):
        Tools(tools.folder, python=True).check("script.py")


def test_a_mesh_outside_is_not_drawn(tools):
    """A robot may name packages, which are looked for above its folder, too."""
    (tools.folder.parent / "part.stl").write_bytes(b"solid s\nendsolid s\n")
    name = tools.folder.parent.name
    for place in (f"package://{name}/part.stl", "../part.stl", "part.stl"):
        (tools.folder / "robot.urdf").write_text(
            "<robot name='r'><link name='base'><visual><geometry>"
            f"<mesh filename='{place}'/></geometry></visual></link></robot>"
        )
        if place.startswith("package"):
            with pytest.raises(SymbodyError, match="not in the folder"):
                tools.picture("robot.urdf")
        else:
            assert "meshes not found" in tools.check("robot.urdf")["warnings"][0]


def test_a_motion_lies_beside_its_model(tools):
    (tools.folder / "sub").mkdir()
    (tools.folder / "swing.json").rename(tools.folder / "sub" / "swing.json")
    assert tools.run("sub/swing.json", 0.1)["motion"] == "sub/swing_motion.nc"
    assert (tools.folder / "sub" / "swing_motion.nc").is_file()


@pytest.mark.parametrize("duration", [0, -1.0, 1e9, float("nan")])
def test_a_run_has_an_end(tools, duration):
    with pytest.raises(SymbodyError, match="duration"):
        tools.run("swing.json", duration)


def test_a_search_finds_how_tos_first(tools):
    passages = tools.search("close a loop")
    assert passages[0]["place"] == "howto/close-loops.md"
    assert tools.search("ADAMS GSTIFF")[0]["place"] == "howto/coming-from-adams.md"
    assert any("SpringDamper" in one["text"] for one in tools.search("spring damper"))
    with pytest.raises(SymbodyError, match="there are none"):
        tools.search(" … ")


def answers(server, *calls):
    """Return what a client of the official SDK gets."""
    from mcp import Client

    async def ask():
        async with Client(server) as client:
            listed = [tool.name for tool in (await client.list_tools()).tools]
            return listed, [await client.call_tool(*call) for call in calls]

    return asyncio.run(ask())


CALLS = (
    ("check", {"file": "swing.json"}),
    ("check", {"file": "../secret.json"}),
    ("run", {"file": "swing.json", "duration": "soon"}),
    ("picture", {"file": "swing.json"}),
    ("run", {"file": "swing.json", "duration": 0.1, "start": {"q_hinge": 1}}),
    ("run", {"file": "swing.json", "duration": 0.1, "inputs": {"wind": 1}}),
    ("plot", {"motion": "swing_motion.nc", "names": ["q_hing"]}),
    ("plot", {"motion": "swing.json"}),
    ("check", {"file": "swing\0.json/x"}),
    ("search", {}),
    # What the SDK leaves out would be a run without a push.
    ("run", {"file": "swing.json", "duration": 0.1, "input": {"wind": 1}}),
)


def judge(listed, replies):
    assert listed == ["check", "run", "plot", "picture", "search"]
    good, outside, wrong, drawn, ran, *refused = replies
    assert json.loads(good.content[0].text)["passed"] is True
    assert outside.is_error
    assert "not in the folder" in outside.content[0].text
    assert wrong.is_error
    assert "duration" in wrong.content[0].text
    assert drawn.content[0].type == "image"
    assert abs(json.loads(ran.content[0].text)["final"]["q_hinge"] - 1) < 0.1
    words = "wind", "q_hing", "swing.json", "no such file", "words", "mean 'inputs'"
    for reply, word in zip(refused, words, strict=True):
        assert reply.is_error
        assert word in reply.content[0].text
        assert "Traceback" not in reply.content[0].text


@pytest.mark.slow
def test_a_python_file_that_ends_the_program_does_not_end_the_server(tools):
    pytest.importorskip("mcp")
    server = server_of(Tools(tools.folder, python=True))
    _, (reply,) = answers(server, ("check", {"file": "script.py"}))
    assert reply.is_error
    assert "ended the program" in reply.content[0].text


def test_the_official_client_gets_answers_and_clear_errors(tools):
    pytest.importorskip("mcp")
    judge(*answers(server_of(tools), *CALLS))


@pytest.mark.slow
def test_the_command_serves_over_stdio(tools):
    mcp = pytest.importorskip("mcp")
    server = mcp.StdioServerParameters(
        command=sys.executable,
        args=["-m", "symbody", "mcp", str(tools.folder)],
        env=dict(os.environ),
    )
    judge(*answers(server, *CALLS))


def test_without_the_extra_the_remedy_is_told(tools, monkeypatch):
    monkeypatch.setitem(sys.modules, "mcp", None)
    for name in [n for n in sys.modules if n.startswith("mcp.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(SymbodyError, match=r"\[mcp\]"):
        server_of(tools)


def test_the_folder_is_one(capsys):
    from symbody.cli import main

    assert main(["mcp", str(Path("nowhere"))]) == 2
    assert "Name one that is" in capsys.readouterr().err
