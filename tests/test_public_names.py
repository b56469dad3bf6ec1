"""The public names: once in stubs, the same for type checkers and for Python."""

import ast
import importlib
import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import symbody as sb
from symbody.public_names import MOVED, by_name, places, spellings

MODULES = ["symbody", *(f"symbody.{n}" for n, m in places().items() if m == "symbody")]
KINDS = [start[:-1] for start in MOVED["symbody"]]


def imports(module):
    """Return what the stub of a module imports, if it has one: whence, names."""
    stub = Path(sys.modules[module].__file__).with_suffix(".pyi")
    return [
        (node.module, alias.name, alias.asname)
        for node in ast.parse(stub.read_text("utf-8")).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]


WITH_STUBS = [
    module
    for module in MODULES
    if Path(importlib.import_module(module).__file__).with_suffix(".pyi").exists()
]


@pytest.mark.parametrize("module", WITH_STUBS)
def test_each_name_of_a_stub_is_exported(module):
    names = [name for _, name, _ in imports(module)]
    assert sorted(names) == sys.modules[module].__all__
    assert [name for _, name, asname in imports(module) if asname != name] == []


@pytest.mark.parametrize("module", WITH_STUBS)
def test_a_stub_and_its_module_give_the_same_objects(module):
    assert [
        f"{place}.{name}"
        for place, name, _ in imports(module)
        if place != "symbody"
        if getattr(sys.modules[module], name)
        is not getattr(importlib.import_module(place), name)
    ] == []


@pytest.mark.parametrize("module", MODULES)
def test_the_completion_lists_the_public_names_and_nothing_else(module):
    assert dir(sys.modules[module]) == sys.modules[module].__all__
    assert {"Any", "annotations", "ast"}.isdisjoint(dir(sys.modules[module]))


def test_each_name_has_one_place():
    every = Counter(name for module in MODULES for name in sys.modules[module].__all__)
    assert [name for name, count in every.items() if count > 1] == []
    assert every.keys() == spellings().keys()


def test_symbody_itself_has_no_more_than_one_can_look_through():
    assert len(sb.__all__) <= 150


@pytest.mark.parametrize("module", KINDS)
def test_a_module_of_a_kind_says_what_it_is(module):
    text = getattr(sb, module).__doc__
    assert len(text) > 60 or module == "errors"
    for name in re.findall(r"sb\.(\w+\.\w+)", text):
        assert spellings()[name.partition(".")[2]] == name


OLD = [
    (module, name, spelling)
    for module, starts in MOVED.items()
    for name, spelling in spellings().items()
    if spelling.startswith(starts) and spelling.startswith((*MOVED["symbody"], "add_"))
]


def test_old_spellings_still_work_and_name_the_new_ones():
    assert len(OLD) > 150
    for module, name, spelling in OLD:
        words = rf"{module.replace('symbody', 'sb')}\.{name} .*: write sb\.{spelling}\."
        with pytest.warns(DeprecationWarning, match=words) as warned:
            thing = getattr(sys.modules[module], name)
        assert thing is by_name(name)
        assert [one.filename for one in warned] == [__file__]


def test_an_old_spelling_is_told_where_it_is_imported():
    with pytest.warns(DeprecationWarning, match=r"write sb\.loads\.Force") as warned:
        exec(f"from symbody import {'Force'}")
    assert {one.filename for one in warned} == {"<string>"}


def test_an_old_spelling_says_so_each_time_and_is_no_public_name():
    for _ in range(2):
        with pytest.warns(DeprecationWarning, match=r"write sb\.errors\.ModelError"):
            assert sb.ModelError is sb.errors.ModelError
    assert "ModelError" not in vars(sb)
    with pytest.warns(DeprecationWarning, match=r"write sb\.Study\."):
        assert sb.studies.Study is sb.Study


@pytest.mark.parametrize(
    ("name", "likely"),
    [
        ("SpringDampr", "sb.loads.SpringDamper"),
        ("loads.Position", "sb.sensors.Position"),
        ("sensors.JointPosition", "sb.sensors.JointState"),
        ("loops.SliderCrank", "sb.loops.CrankSlider"),
        ("simulat", "sb.simulate"),
        ("elements.simulate", "sb.simulate"),
    ],
)
def test_a_mistyped_name_proposes_near_ones_wherever_they_stand(name, likely):
    *modules, last = name.split(".")
    inside = ".".join(["symbody", *modules])
    with pytest.raises(AttributeError) as error:
        getattr(importlib.import_module(inside), last)
    assert str(error.value).startswith(
        f"module {inside!r} has no attribute {last!r}. Did you mean {likely!r}"
    )


def test_a_function_names_the_options_like_a_misspelled_one():
    model = sb.library.pendulum()
    with pytest.raises(sb.errors.ModelError, match="Did you mean 'parameters'"):
        sb.equilibrium(model, parametrs={})
    # As it is known where it stands, it can be pickled.
    assert pickle.loads(pickle.dumps(sb.equilibrium)) is sb.equilibrium


def test_an_unknown_name_is_no_attribute():
    with pytest.raises(AttributeError, match="module 'symbody' has no attribute 'Zz'"):
        sb.Zz  # noqa: B018


def test_a_module_of_a_kind_brings_only_what_is_used():
    code = "import sys, symbody as sb; sb.loads.SpringDamper; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    imported = set(done.stdout.split())
    assert "symbody.model.loads.springs" in imported
    assert {"symbody.model.loads.beam", "symbody.sensors"}.isdisjoint(imported)
