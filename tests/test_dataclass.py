"""Data classes made when they are needed are those of the standard library."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import symbody as sb
from symbody.dataclass import dataclass


def pair(**options):
    """Return one class made by the standard decorator and one by ours."""
    return tuple(
        made(**options)(plain()) for made in (dataclasses.dataclass, dataclass)
    )


def plain():
    class Point:
        """A place."""

        x: float
        y: float = 2.0
        tags: list[str] = field(default_factory=list, compare=False)
        hidden: int = field(default=7, repr=False)
        fixed: int = field(default=1, init=False)

        def __post_init__(self):
            assert self.x is not None

    return Point


@dataclass(frozen=True)
class Kept:
    """What is pickled, which a class within a function cannot be."""

    x: float
    y: tuple[int, ...] = ()


OPTIONS = [
    {}, {"frozen": True}, {"eq": False}, {"frozen": True, "eq": False},
    {"repr": False}, {"kw_only": True},
]  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@given(x=st.floats(allow_nan=False), y=st.floats(allow_nan=False))
def test_instances_are_as_those_of_the_standard_library(options, x, y):
    theirs, ours = pair(**options)
    a, b = theirs(x=x, y=y), ours(x=x, y=y)
    assert dataclasses.asdict(a) == dataclasses.asdict(b)
    if options.get("repr", True):
        assert repr(a) == repr(b)
    other = {"x": x, "y": 2.0}
    assert (a == theirs(**other)) == (b == ours(**other))
    assert (a == replace(a)) == (b == replace(b))
    assert a.tags is not replace(a, tags=[]).tags
    assert ours(x=x).tags is not ours(x=x).tags
    if options.get("frozen") and options.get("eq", True):
        assert hash(a) == hash(b) == hash(replace(b))


def test_arguments_that_do_not_fit_are_told_as_by_the_standard_library():
    for places, names in (
        ((), {}), ((1.0, 2.0, [], 4, 5), {}), ((1.0,), {"x": 2.0}),
    ):  # fmt: skip
        said = []
        for kind in pair():
            with pytest.raises(TypeError) as raised:
                kind(*places, **names)
            said.append(str(raised.value).replace("plain.<locals>.", ""))
        assert said[0] == said[1]


def test_the_first_instances_and_later_ones_are_alike():
    _, ours = pair(frozen=True)
    made = [ours(1.0, tags=["a"], hidden=3) for _ in range(6)]
    assert all(one == made[0] and vars(one) == vars(made[0]) for one in made)
    assert inspect.isfunction(vars(ours)["__init__"])


def test_a_class_variable_is_no_field():
    @dataclass()
    class Counted:
        """It has something that all instances share."""

        count: ClassVar[int] = 0
        x: float

    assert [f.name for f in fields(Counted)] == ["x"]
    assert fields(Counted)[0].type == "float"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_signature_is_that_of_the_standard_library(options):
    theirs, ours = pair(**options)
    assert str(inspect.signature(theirs)) == str(inspect.signature(ours))
    assert [f.name for f in fields(theirs)] == [f.name for f in fields(ours)]
    assert theirs.__match_args__ == ours.__match_args__
    assert (theirs.__hash__ is None) == (ours.__hash__ is None)


def test_an_instance_that_compares_without_hash_has_none():
    with pytest.raises(TypeError, match="unhashable"):
        hash(pair()[1](1.0))


def test_a_frozen_instance_can_neither_be_set_nor_deleted():
    point = pair(frozen=True)[1](1.0)
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'x'"):
        point.x = 2.0
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'new'"):
        point.new = 2.0
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'x'"):
        del point.x


def test_an_element_that_is_set_says_how_its_values_change():
    model = sb.Model("pendulum")
    joint = model.add_joint("hinge", model.world, model.add_body("rod", mass=1.0), "Rx")
    load = model.add_load("spring", sb.loads.TorsionalSpringDamper(joint, 1.0, 0.1))
    remedy = r"^TorsionalSpringDamper: .*'stiffness'.*replace; .*\(add_parameter\)"
    with pytest.raises(FrozenInstanceError, match=remedy):
        load.stiffness = 2.0


def test_an_element_says_what_it_takes_where_a_call_does_not_fit():
    takes = (
        r"GearPair.*'ratio'\. It takes joint1, joint2, contact, ratio, offset, press"
    )
    for _ in range(4):  # the first instances are made in another way
        with pytest.raises(TypeError, match=takes):
            sb.loops.GearPair(1, 2, 3)
        with pytest.raises(TypeError, match=r"4 were given\. It takes size\.$"):
            sb.visuals.Box(1, 2, 3)
        with pytest.raises(sb.errors.ModelError, match=r"'k' .* mean 'stiffness'\?"):
            sb.loads.SpringDamper(1, 2, k=3)
        sb.visuals.Box(1)


def test_a_missing_argument_is_told_by_the_name_of_the_class():
    with pytest.raises(TypeError, match=r"Point\.__init__\(\) missing 1 required"):
        pair()[1]()


def test_a_default_before_a_field_without_is_refused_when_the_class_is_made():
    def late():
        class Late:
            a: int = 1
            b: int

        return Late

    for made in (dataclasses.dataclass, dataclass):
        with pytest.raises(TypeError, match="non-default argument 'b' follows"):
            made()(late())


def test_a_subclass_adds_its_fields_and_inherits_the_constructor():
    _, ours = pair(frozen=True)

    @dataclass(frozen=True)
    class More(ours):
        z: float = 3.0

    class Other(More):
        pass

    assert repr(Other(1.0, z=4.0)).endswith(
        "Other(x=1.0, y=2.0, tags=[], fixed=1, z=4.0)"
    )
    assert Other.__init__ is More.__init__ is not ours.__init__
    assert More.__doc__.startswith("More(x: ")


def test_methods_of_the_class_itself_stay():
    @dataclass(frozen=True)
    class Own:
        """With methods of its own."""

        x: int

        def __init__(self):
            object.__setattr__(self, "x", 5)

        def __eq__(self, other):
            return True

        def __hash__(self):
            return 3

        def __repr__(self):
            return "own"

    assert (Own().x, Own() == 1, hash(Own()), repr(Own())) == (5, True, 3, "own")


def test_an_instance_that_holds_itself_is_shown():
    loop = pair()[1](1.0)
    loop.tags.append(loop)
    assert "tags=[...]" in repr(loop)


def test_instances_are_copied_and_pickled():
    kept = Kept(1.0, (2,))
    assert pickle.loads(pickle.dumps(kept)) == copy.deepcopy(kept) == kept


def test_a_class_that_refuses_settings_by_itself_cannot_be_frozen():
    class Own:
        """It has a way of its own."""

        def __setattr__(self, name, value):
            raise AttributeError(name)

    with pytest.raises(TypeError, match="Cannot overwrite attribute __setattr__"):
        dataclass(frozen=True)(Own)


def test_the_standard_decorator_extends_a_class_of_ours():
    @dataclass(frozen=True)
    class Load:
        force: float

    @dataclass(frozen=True)
    class Spring(Load):
        stiffness: float = 2.0

    @dataclasses.dataclass(frozen=True)
    class Own(Spring):
        length: float = 3.0

    own = Own(1.0, length=4.0)
    assert (own.force, own.stiffness, own.length) == (1.0, 2.0, 4.0)
    assert own == replace(own) != replace(own, force=5.0)
    assert len({own, replace(own)}) == 1
    for name in ("force", "stiffness", "length"):
        with pytest.raises(FrozenInstanceError):
            setattr(own, name, 0.0)
    with pytest.raises(TypeError, match="cannot inherit non-frozen"):
        dataclasses.dataclass(type("Loose", (Spring,), {}))
