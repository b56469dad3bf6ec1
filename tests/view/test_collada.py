"""Surfaces of COLLADA files: placed by their scene, in meters."""

import numpy as np
import pytest

import symbody as sb
from symbody.view.parts import mesh_file

# A square of two triangles and a polygon of five corners, in centimeters, of which the
# scene has the square twice: moved and turned by 90° about z, and twice as large.
FILE = """<?xml version="1.0"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><unit name="centimeter" meter="0.01"/><up_axis>Y_UP</up_axis></asset>
<library_geometries><geometry id="g"><mesh>
<source id="s"><float_array id="a" count="15">
0 0 0 1 0 0 1 1 0 0 1 0 -1 0.5 0</float_array>
<technique_common><accessor source="#a" count="5" stride="3">{params}</source>
<source id="n"><float_array id="b" count="3">0 0 1</float_array>
<technique_common><accessor source="#b" count="1" stride="3">{params}</source>
<vertices id="v"><input semantic="POSITION" source="#s"/></vertices>
{faces}
</mesh></geometry></library_geometries>
<library_nodes><node id="part"><instance_geometry url="#g"/></node></library_nodes>
<library_visual_scenes><visual_scene id="scene">
<node><translate>100 0 0</translate><rotate>0 0 1 90</rotate>
<node><instance_node url="#part"/></node></node>
<node><matrix>2 0 0 0 0 2 0 0 0 0 2 300 0 0 0 1</matrix>
<instance_geometry url="{used}"/></node>
</visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#scene"/></scene></COLLADA>""".replace(
    "{params}",
    "".join(f'<param name="{x}" type="float"/>' for x in "XYZ")
    + "</accessor></technique_common>",
)
INPUTS = """<input semantic="VERTEX" source="#v" offset="0"/>
<input semantic="NORMAL" source="#n" offset="1"/>"""
FACES = {
    "triangles": f"<triangles>{INPUTS}<p>0 0 1 0 2 0 0 0 2 0 3 0</p></triangles>",
    "polylist": f"<polylist>{INPUTS}<vcount>4</vcount>"
    "<p>0 0 1 0 2 0 3 0</p></polylist>",
    "polygons": f"<polygons>{INPUTS}<p>0 0 1 0 2 0 3 0</p></polygons>",
}


@pytest.mark.parametrize("kind", FACES)
def test_triangles_stand_where_the_scene_places_them(kind, tmp_path):
    path = tmp_path / "plate.dae"
    path.write_text(FILE.format(faces=FACES[kind], used="#g"))
    points, faces = mesh_file(path)
    corners = points[faces]
    areas = np.linalg.norm(
        np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1
    )
    np.testing.assert_allclose(sorted(areas / 2), [0.5e-4] * 2 + [2e-4] * 2, 1e-5)
    small = corners[areas < 2e-4].reshape(-1, 3)
    turned = {tuple(p) for p in np.round(small, 6).tolist()}
    assert turned == {(1, 0, 0), (1, 0.01, 0), (0.99, 0.01, 0), (0.99, 0, 0)}
    large = corners[areas > 2e-4].reshape(-1, 3)
    np.testing.assert_allclose(large.max(axis=0), (0.02, 0.02, 3))


def test_a_page_has_the_mesh_and_tells_of_one_that_is_broken(tmp_path, page_of):
    good, broken = tmp_path / "good.dae", tmp_path / "broken.dae"
    good.write_text(FILE.format(faces=FACES["triangles"], used="#g"))
    broken.write_text(FILE.format(faces=FACES["triangles"], used="#nothing"))
    model = sb.Model("plate")
    body = model.add_body("plate", mass=1)
    model.add_joint("slide", model.world, body, "Tx")
    model.add_visual(body, sb.visuals.Mesh(good))
    model.add_visual(body, sb.visuals.Mesh(broken), name="ruin")
    page = page_of(model)
    assert [name for name in page["meshes"] if "." in name] == [str(good)]
    (note,) = (note for note in page["notes"] if "ruin" in note)
    assert "Geometry #nothing not found" in note


def test_a_file_whose_entities_grow_is_refused(tmp_path):
    path = tmp_path / "bomb.dae"
    path.write_text('<!DOCTYPE a [<!ENTITY b "c">]><COLLADA>&b;</COLLADA>')
    assert "cannot be read" in mesh_file(path)
