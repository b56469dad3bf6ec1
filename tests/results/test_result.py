"""Results: frozen, told as tables, drawn, saved and loaded."""

from dataclasses import FrozenInstanceError, dataclass, replace
from typing import final

import numpy as np
import pytest

from symbody.errors import CallError, UnknownQuantityError
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Table


class Found(AnalysisStatus):
    """How the search ended."""

    DONE = True, "all are found"
    LOST = False, "some are missing"


@final
@dataclass(frozen=True, repr=False, eq=False)
class Part(Result):
    """A result in another."""

    status: Found


@final
@dataclass(frozen=True, repr=False, eq=False)
class Answer(Result):
    """Numbers by name."""

    status: Found
    labels: Labels
    values: np.ndarray
    parts: tuple[Part, ...]
    more: dict

    def table(self):
        rows = zip(self.labels.with_units(), self.values.tolist(), strict=True)
        return Table(("name", "value"), tuple(rows))

    def draw(self, ax):
        ax.plot(self.values.real)


@pytest.fixture
def answer():
    labels = Labels(("a<b", "c"), ("m", ""))
    part = Part("bench", Found.LOST, ())
    values = np.array([1 / 3, 1 - 2j])
    return Answer(
        "bench", Found.DONE, ("a note",), labels, values, (part,), {"z": 1j, "n": None}
    )


def test_a_file_gives_back_every_field_exactly(answer, tmp_path):
    answer.save(tmp_path / "a.npz")
    found = Answer.load(tmp_path / "a.npz")
    assert (found.model, found.status, found.notes) == (
        "bench",
        Found.DONE,
        ("a note",),
    )
    assert found.labels == answer.labels
    assert found.values.tolist() == answer.values.tolist()
    assert found.parts[0].status is Found.LOST
    assert found.more == {"z": 1j, "n": None}


@pytest.mark.parametrize("name", ["a.csv", "a.mat", "a.nc", "a"])
def test_a_file_with_the_ending_of_another_format_is_refused(answer, tmp_path, name):
    with pytest.raises(CallError, match=r"it must be a file whose ending is .npz"):
        answer.save(tmp_path / name)
    assert not [*tmp_path.iterdir()]


def test_a_file_of_another_kind_is_refused(answer, tmp_path):
    answer.save(tmp_path / "a.npz")
    with pytest.raises(CallError, match=r"Part: the file .* holds no such result"):
        Part.load(tmp_path / "a.npz")
    (tmp_path / "b.npz").write_text("no archive")
    with pytest.raises(CallError, match="holds no such result"):
        Answer.load(tmp_path / "b.npz")
    with pytest.raises(CallError, match="is not there"):
        Answer.load(tmp_path / "c.npz")


def test_fields_and_arrays_are_frozen_and_not_shared(answer):
    with pytest.raises(FrozenInstanceError):
        answer.model = "other"
    with pytest.raises(ValueError, match="read-only"):
        answer.values[0] = 1
    values = np.zeros(2)
    other = replace(answer, values=values)
    values[0] = 1
    assert other.values[0] == 0


def test_the_text_is_the_message_and_a_table(answer):
    assert repr(answer).splitlines() == [
        "Answer of 'bench': all are found",
        "  name             value",
        "  -------  -------------",
        "  a<b [m]  0.333333 + 0i",
        "  c               1 - 2i",
        "  a note",
    ]
    assert str(Found.LOST) == "some are missing"
    assert answer.completed
    assert not answer.parts[0].completed


def test_notebooks_get_the_same_as_html(answer):
    text = answer._repr_html_()
    assert "<th>value</th>" in text
    assert "a&lt;b [m]" in text
    assert "a note" in text


def test_a_picture_goes_into_axes_that_are_given(answer):
    figure = answer.plot()
    assert answer.plot(ax=figure.axes[0]) is figure.axes[0]
    assert len(figure.axes[0].lines) == 2
    with pytest.raises(CallError, match="it must be axes of Matplotlib"):
        answer.plot(ax=3)


def test_an_unknown_entry_names_those_that_are_near(answer):
    assert answer.labels.index("c", "answer") == 1
    with pytest.raises(UnknownQuantityError, match=r"answer: .* 'a'\. It has a<b, c"):
        answer.labels.index("a", "answer")


def test_a_matrix_becomes_a_table():
    table = Table.of_matrix("A", [[1, 2.5], [0, -3]], ["x", "y"], ["x", "y"])
    assert str(table) == "A  x    y\n-  -  ---\nx  1  2.5\ny  0   -3"


def test_a_table_has_no_negative_zero():
    table = Table(("a", "b", "c"), ((-0.0, 0, -1e-300),))
    assert str(table).splitlines()[-1].split() == ["0", "0", "-1e-300"]
