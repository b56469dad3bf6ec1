"""Bodies without visuals are seen as skeletons, also beside bodies that have some."""

import json

import numpy as np
import pytest

import symbody as sb
from symbody.view.drawing import Stroke, drawing
from symbody.view.scene import bare_bodies, items_of


@pytest.fixture
def chain():
    """Return a chain of three bodies of which the middle one has a visual."""
    model = sb.Model("chain", gravity=(0, 0, -9.81))
    place = model.world
    for name in ("first", "middle", "last"):
        body = model.add_body(name, mass=1, com=(0.5, 0, 0), inertia=(0.01, 0.1, 0.1))
        model.add_joint(f"pin_{name}", place, body, "Ry")
        place = body.add_frame("tip", at=(1, 0, 0))
    model.add_visual(
        model.bodies["middle"], sb.visuals.Box((1, 0.1, 0.1)), name="plate"
    )
    return model


def test_bodies_without_visuals_have_links_joints_and_inertias(chain):
    items = items_of(sb.compile_model(chain).system)
    bare = {item.name for item in items if item.bare}
    links = {"first_pin_first", "first_pin_middle", "last_pin_last"}
    joints = {"pin_first", "pin_middle", "pin_last"}
    assert bare == {"first", "last"} | links | joints


def test_a_body_where_the_line_of_another_ends_is_seen(chain):
    rope = sb.visuals.Line(chain.bodies["last"])
    chain.add_visual(chain.world, rope, name="rope")
    assert bare_bodies(sb.compile_model(chain).system) == {"first"}


def test_pictures_show_skeletons_beside_visuals(chain):
    made = drawing(sb.compile_model(chain))
    (rows,) = made.rows(np.zeros(1), np.zeros((1, 6)))
    pieces = list(made.pieces(rows))
    assert sum(isinstance(piece, Stroke) for piece in pieces) == 3
    solids = [piece.name for piece in pieces if not isinstance(piece, Stroke)]
    assert sorted(solids) == sorted(
        ["plate", "first", "last", "pin_first", "pin_middle", "pin_last"]
    )


def test_the_mark_of_a_joint_stands_along_its_axis_at_its_place(chain):
    made = drawing(sb.compile_model(chain))
    (rows,) = made.rows(np.zeros(1), np.zeros((1, 6)))
    (pin,) = (piece for piece in made.pieces(rows) if piece.name == "pin_last")
    size = np.ptp(pin.points, axis=0)
    # A cylinder of 16 sides about y, longer than wide.
    np.testing.assert_allclose(pin.points.mean(axis=0), (2, 0, 0), atol=1e-12)
    assert size[1] > 1.5 * max(size[0], size[2])


def test_scenes_in_files_have_skeletons(chain, tmp_path):
    chain.to_gltf(tmp_path / "chain.glb")
    content = (tmp_path / "chain.glb").read_bytes()
    length = int.from_bytes(content[12:16], "little")
    nodes = [node["name"] for node in json.loads(content[20 : 20 + length])["nodes"]]
    assert {"plate", "first", "last", "pin_middle", "first_pin_first"} <= set(nodes)


def test_a_page_knows_which_bodies_have_skeletons(chain, page_of):
    scene = page_of(chain)["scene"]
    bare = {row["name"] for row in scene if row.get("bare") and row["role"] == "body"}
    assert bare == {"first", "last"}
