import pytest

from symbody.errors import ModelError, ModelWarning
from symbody.model.joint_types.element import Screw
from symbody.model.joint_types.pairs import (
    WORDS,
    Chain,
    Prismatic,
    Revolute,
    joint_type,
    superfluous,
)


@pytest.mark.parametrize("word", WORDS)
def test_every_word_means_a_joint(word):
    assert joint_type(word) is WORDS[word]


@pytest.mark.parametrize("word", ["Rw", "", "rx", "ball"])
def test_an_unknown_word_is_answered_with_the_known_ones(word):
    with pytest.raises(
        ModelError, match=rf"joint kind '{word}': unknown.*Rx, Ry.*free"
    ):
        joint_type(word)


def test_a_word_inside_a_chain_is_checked():
    with pytest.raises(ModelError, match="joint kind 'zz': unknown"):
        list(joint_type(["Rx", "zz"]).elements)


@pytest.mark.parametrize("kind", [5, None, {"a": 1}, Revolute])
def test_what_means_no_joint_is_refused(kind):
    with pytest.raises(ModelError, match=r"a joint is a word such as 'Rx'.*Revolute\("):
        joint_type(kind)


def test_a_chain_of_chains_is_one_chain():
    elements = Chain(("Rx", ["Ty", ("Tz", "Rx")])).elements
    assert [element.label for element in elements] == ["Rx", "Ty", "Tz", "Rx2"]


def test_two_quaternions_in_a_chain_are_refused():
    with pytest.raises(ModelError, match=r"two quaternion joints.*put a body between"):
        list(Chain(("spherical", "Tx", "spherical")).elements)


@pytest.mark.parametrize(
    ("word", "labels"),
    [
        ("cylindrical", ["Tz", "Rz"]),
        ("planar", ["Tx", "Ty", "Rz"]),
        ("universal", ["Rx", "Ry"]),
    ],
)
def test_words_of_several_motions_are_about_the_usual_axes(word, labels):
    assert [element.label for element in joint_type(word).elements] == labels


def test_a_screw_needs_its_pitch():
    with pytest.raises(ModelError, match=r"a screw has a pitch.*Screw\('z', pitch\)"):
        joint_type("screw")
    with pytest.warns(ModelWarning, match=r"pitch is zero.*take Revolute"):
        Screw("z", 0)


@pytest.mark.parametrize(
    ("kind", "label"),
    [
        (["Tx", "Tx"], "Tx2"),
        (["Rz", "Rz"], "Rz2"),
        (["Rz", "Tz", "Rz"], "Rz2"),
        (["Tx", "Ty", Prismatic((1, 1, 0))], "T"),
        (["Tx", "Ty", "Tz", Prismatic((1, 2, 3))], "T"),
    ],
)
def test_a_motion_that_others_make_already_is_found(kind, label):
    assert superfluous(joint_type(kind)) == label


@pytest.mark.parametrize(
    "kind",
    [
        ["Rz", "Rx", "Rz"],
        ["Rz", "Tx", "Rz"],
        ["Tx", "Rz", "Tx"],
        "free",
        "planar",
        ["Tx", Prismatic((1, 1e-3, 0))],
        Screw("z", 0.1),
    ],
)
def test_motions_that_differ_are_not_found_superfluous(kind):
    assert superfluous(joint_type(kind)) is None


@pytest.mark.parametrize("links", ["Rx", 5, None, {"a": 1}])
def test_the_links_of_a_chain_are_a_list(links):
    with pytest.raises(ModelError, match=r"Chain: links=.*must be a list of words"):
        Chain(links)
