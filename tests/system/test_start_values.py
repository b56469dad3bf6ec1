"""What counts as rounding of a number that the user wrote."""

import pytest

from symbody.system.values import is_rounding


@pytest.mark.parametrize(
    ("given", "taken", "size", "expected"),
    [
        (0.333, 1 / 3, 1, True),
        (0.333, 0.334, 1, False),
        (0.3, 0.304, 1, True),
        (0.3, 0.31, 1, False),
        (0.0, 1e-3, 1, True),
        (0.0, 1e-3, 0.01, False),
        (1.5707963267948966, 1.5707963267948970, 1, True),
        (1.5707963267948966, 1.5707964, 1, False),
        (120.0, 120.04, 1, True),
        (120.0, 120.06, 1, False),
        (1e-20, 1e-12, 1, True),
    ],
)
def test_rounding_is_half_of_the_last_digit_and_never_much(
    given, taken, size, expected
):
    assert is_rounding(given, taken, size) is expected
