import pytest

from symbody.errors import ModelError
from symbody.model.joint_types import WORDS, Chain, Revolute, joint_type


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
