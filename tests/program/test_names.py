from __future__ import annotations

import pytest

from symbody.errors import WriterError
from symbody.expr.node import Symbol
from symbody.program.program import Rules, check_reserved, checked_name, identifiers


def names(*given, reserved=(), rules=None):
    symbols = [Symbol(name) for name in given]
    rules = rules or Rules()
    return list(identifiers(symbols, reserved=reserved, rules=rules).values())


def test_a_good_name_stays():
    assert names("q_shoulder", "m1", "θ") == ["q_shoulder", "m1", "theta"]


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("r[0]", "r_0"),
        ("I[1,2]", "I_1_2"),
        ("2nd", "x2nd"),
        ("Δφ", "Deltaphi"),
        ("a b", "a_b"),
        ("é", "x"),
        ("t0", "t0"),
        ("k12", "k12"),
        ("t3_g", "t3_g_"),
        ("t66_l", "t66_l_"),
        ("_private", "_private_"),
    ],
)
def test_other_names_become_valid(given, name):
    assert names(given) == [name]


def test_reserved_names_get_an_underscore():
    assert names("double", "sin", reserved={"double", "sin"}) == ["double_", "sin_"]


def test_equal_names_are_numbered_in_their_order():
    assert names("m", "m", "a b", "a_b") == ["m", "m_2", "a_b", "a_b_2"]


def test_a_name_that_was_made_does_not_meet_one_that_was_given():
    assert names("m", "m", "m_2") == ["m", "m_2", "m_2_2"]


def test_where_case_does_not_count_names_differ_otherwise():
    rules = Rules(case_counts=False)
    found = names("m", "M", "END", reserved={"end"}, rules=rules)
    assert found == ["m", "M_2", "END_"]


def test_long_names_are_cut_and_stay_different():
    rules = Rules(longest=8)
    found = names("shoulder_left", "shoulder_right", "continue", rules=rules)
    assert found == ["shoulder", "should_2", "continue"]
    assert names("continue", reserved={"continue"}, rules=rules) == ["continu_"]


def test_where_a_letter_must_be_first_it_is():
    assert names("_a", rules=Rules(letter_first=True)) == ["x_a"]


@pytest.mark.parametrize("bad", ["2f", "f g", "", "t0", "_f", "ü"])
def test_a_function_needs_a_usable_name(bad):
    with pytest.raises(WriterError, match="cannot be used in generated code"):
        checked_name(bad, ["y", "yd"])


@pytest.mark.parametrize("arrays", [["y", "y"], ["y", "k"], ["w"]])
def test_arrays_have_different_names(arrays):
    with pytest.raises(WriterError, match="stands twice, or for the constants"):
        checked_name("f", arrays)


def test_time_comes_first():
    with pytest.raises(WriterError, match="must be the first argument"):
        checked_name("f", ["y", "t", "yd"])


def test_a_word_of_the_language_is_refused_as_an_array():
    with pytest.raises(WriterError, match="the C writer cannot use the name 'double'"):
        check_reserved("C", ["f", "double"], reserved={"double"})
