"""An entry of a vector has one meaning in each of its spellings."""

import pytest

from symbody.system.spellings import entry_spellings, spelled_label


def test_the_third_entry_of_a_position_is_found_by_number_and_by_axis():
    known = entry_spellings({"tip": ((3,), ("x", "y", "z"))})
    assert {known[name] for name in ("tip[2]", "tip[z]", "tip_z")} == {("tip", 2)}


def test_an_entry_of_a_matrix_is_found_by_row_and_column():
    known = entry_spellings({"R": ((3, 3), ())})
    assert {known[name] for name in ("R[1,2]", "R[y,z]", "R_yz")} == {("R", 5)}


def test_named_entries_go_before_axes():
    known = entry_spellings({"lam_tire": ((3,), ("z", "x", "y"))})
    assert known["lam_tire[x]"] == known["lam_tire_x"] == known["lam_tire[1]"]


def test_a_name_that_a_quantity_has_is_no_entry_of_another():
    known = entry_spellings({"tip": ((3,), ()), "tip_z": ((), ())})
    assert "tip_z" not in known
    assert known["tip[z]"] == ("tip", 2)


def test_a_spelling_of_two_entries_means_neither():
    known = entry_spellings({"a": ((2,), ("b_c", "d")), "a_b": ((2,), ("c", "d"))})
    assert "a_b_c" not in known
    assert known["a[b_c]"] == ("a", 0)


@pytest.mark.parametrize("shape", [(), (1,), (2, 2)])
def test_every_entry_has_its_number(shape):
    found = entry_spellings({"e": (shape, ())}).values()
    assert len({number for _, number in found}) == (0 if shape == () else shape[0] ** 2)


@pytest.mark.parametrize(
    ("name", "labels", "place"),
    [
        ("tip_z", ("q", "tip[0]", "tip[1]", "tip[2]"), 3),
        ("tip[2]", ("tip[x]", "tip[y]", "tip[z]"), 2),
        ("lam_x", ("lam[z]", "lam[x]", "lam[y]"), 1),
        ("R_xy", tuple(f"R[{i},{j}]" for i in range(3) for j in range(3)), 1),
        ("tip_z", ("tip[0]", "tip[2]"), None),
        ("q_x", ("q",), None),
    ],
)
def test_a_label_is_found_by_its_other_spellings(name, labels, place):
    assert spelled_label(name, labels) == place
