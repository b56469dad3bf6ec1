"""The page of a model comes from disk where nothing differs that decides it."""

import pytest

import symbody as sb
from symbody.view import pages


def arm(**parts):
    model = sb.Model("arm")
    length = model.add_parameter("L", 1.0, unit="m")
    body = model.add_body("arm", mass=1, com=[length, 0, 0], inertia=[0, 0, 0.1])
    hip = model.add_joint("hip", model.world, body, "Ry", q=parts.get("q", 0.0))
    if "file" in parts:
        model.add_visual(body, sb.visuals.Mesh(parts["file"]), name="cover")
    if "law" in parts:
        model.add_load("law", sb.loads.JointForce(hip, parts["law"](hip.q)))
    return model


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("cache", numbered=True)


@pytest.fixture
def written(folder, tmp_path, monkeypatch):
    """Return a function to the text of a page, and whether it was made anew."""
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(folder))
    made, own = [], pages.page

    def page(data):
        made.append(data)
        return own(data)

    monkeypatch.setattr(pages, "page", page)

    def write(model, **options):
        made.clear()
        model.to_html(tmp_path / "arm.html", **options)
        return (tmp_path / "arm.html").read_text(encoding="utf-8"), bool(made)

    return write


def test_a_page_that_was_made_before_comes_from_disk(written):
    first, is_new = written(arm(q=0.1))
    assert is_new
    assert written(arm(q=0.1)) == (first, False)


@pytest.mark.parametrize(
    "options",
    [
        {"parameters": {"L": 2.0}}, {"start": {"q_hip": 0.5}}, {"method": "DP54"},
        {"method": sb.DP54(rtol=1e-5)}, {"arrows": ("loads",)},
    ],
    ids=str,
)  # fmt: skip
def test_each_option_makes_a_page_of_its_own(written, options):
    usual, _ = written(arm())
    other, is_new = written(arm(), **options)
    assert is_new
    assert other != usual
    assert written(arm(), **options) == (other, False)
    assert written(arm()) == (usual, False)


def test_another_model_has_another_page(written):
    first, _ = written(arm())
    other, is_new = written(arm(q=0.25))
    assert is_new
    assert other != first


def test_pages_with_files_of_surfaces_or_functions_of_python_are_made_anew(
    written, tmp_path
):
    file = tmp_path / "cover.obj"
    corners = ("0 0 0", "1 0 0", "0 1 0", "0 0 1")
    faces = ("1 2 3", "1 2 4", "1 3 4", "2 3 4")
    for size in (1, 2):
        rows = [f"v {place.replace('1', str(size))}" for place in corners]
        file.write_text("\n".join([*rows, *(f"f {face}" for face in faces)]))
        assert written(arm(file=file))[1]

    cube = sb.ExternalFunction("cube", lambda x: x**3, derivatives=[1])
    assert written(arm(law=cube))[1]
    assert written(arm(law=cube))[1]


def test_an_error_is_raised_though_the_page_is_there(written, tmp_path):
    written(arm())
    with pytest.raises(sb.errors.ModelError, match="method"):
        written(arm(), method="Euler")
    with pytest.raises(sb.errors.FileError, match="cannot be written"):
        arm().to_html(tmp_path)
