import pytest

from symbody.errors import ModelError, ReadError
from symbody.io.source import Limits, Source
from symbody.io.xml import parse_xml

ROBOT = """<?xml version="1.0"?>
<robot name="r">
  <!-- a comment -->
  <link name="arm" mass="2" at=" 1 2e-3  -3 ">text<a/> more</link>
  <link name="leg"/>
</robot>
"""


def parsed(text, **limits):
    data = text if isinstance(text, bytes) else text.encode()
    return parse_xml(Source("r.urdf", data, (), Limits(**limits)))


def refused(message, call):
    with pytest.raises(ReadError, match=message) as caught:
        call()
    return caught.value


def test_elements_know_their_place():
    root = parsed(ROBOT)
    arm, leg = root.all("link")
    assert (root.tag, arm.line, leg.line, arm.text) == ("robot", 4, 5, "text more")
    assert arm.children[0].where == "robot 'r' / link 'arm' / a"
    assert str(arm.error("no")) == "'r.urdf', line 4, robot 'r' / link 'arm': no"


@pytest.mark.parametrize("blank", ["\n", " \r\n\t\n", "\ufeff\n"])
def test_a_blank_line_may_come_before_the_declaration(blank):
    root = parsed(blank + ROBOT)
    lines = blank.count("\n")
    assert [link.line for link in root.all("link")] == [4 + lines, 5 + lines]
    broken = (blank + ROBOT).replace("</robot>", "</rob>")
    refused(f"line {6 + lines}: it is no XML", lambda: parsed(broken))


def test_children_are_counted():
    root = parsed(ROBOT)
    assert root.child("joint") is None
    assert root.all("link")[0].required_child("a").tag == "a"
    refused(
        "line 5, robot 'r' / link 'leg': this is the second", lambda: root.child("link")
    )
    refused("line 2, .*'joint' is missing", lambda: root.required_child("joint"))


def test_attributes_are_what_they_should():
    arm = parsed(ROBOT).all("link")[0]
    assert arm.number("mass") == 2
    assert arm.number("length", 3.0) == 3
    assert arm.numbers("at", 3) == (1, 0.002, -3)
    assert arm.numbers("axis", 3, (0, 0, 1)) == (0, 0, 1)
    assert arm.choice("name", ("arm", "leg")) == "arm"
    refused("'size' is missing", lambda: arm.get("size"))
    refused("3 numbers, but 2 are", lambda: arm.numbers("at", 2))
    refused("'arm' is not a finite number", lambda: arm.number("name"))
    refused("must be one of x, y", lambda: arm.choice("name", ("x", "y")))


@pytest.mark.parametrize("word", ["nan", "inf", "1e999", "1_0", "", "0x1", "1,5"])
def test_what_is_no_number_is_refused(word):
    refused("line 1, a: x", lambda: parsed(f'<a x="{word}"/>').number("x"))


def test_errors_of_the_package_get_the_element():
    def call():
        with parsed(ROBOT).all("link")[1].blamed():
            raise ModelError("the mass is -1 kg.")

    assert refused("link 'leg': the mass is -1 kg", call).line == 5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it is no XML: no element found"),
        ("<a>\n<b></a>", "line 2: it is no XML: mismatched tag"),
        ("<a x='1' x='2'/>", "line 1: it is no XML: duplicate attribute"),
        ("<a/><b/>", "it is no XML"),
        (b"<a>\n\xff</a>", "line 2: it is no XML"),
        ("<?xml version='1.0' encoding='nonsense'?><a/>", "it is no XML"),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "DTDForbidden"),
        ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "DTDForbidden"),
        ("<a>&b;</a>", "it is no XML: undefined entity"),
    ],
)
def test_broken_and_hostile_text_is_refused(text, message):
    refused(message, lambda: parsed(text))


def test_nesting_and_number_of_elements_are_bounded():
    deep = "<a>" * 5 + "</a>" * 5
    assert parsed(deep, nesting=5).tag == "a"
    assert (
        refused("4 deep", lambda: parsed(deep.replace("><", ">\n<"), nesting=4)).line
        == 5
    )
    assert len(parsed("<a><b/><b/></a>", elements=3).children) == 2
    refused("more than 2 elements", lambda: parsed("<a><b/><b/></a>", elements=2))


def test_other_encodings_are_read():
    text = "<?xml version='1.0' encoding='iso-8859-1'?><a n='\xe9'/>"
    assert parsed(text.encode("latin-1")).get("n") == "é"
