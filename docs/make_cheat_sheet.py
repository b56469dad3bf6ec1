"""Make the cheat sheet for the wall: python docs/make_cheat_sheet.py [FILE.pdf].

Its text is that of docs/reference/cheat-sheet.md; more than one page is an error.
"""

from __future__ import annotations

import re
import sys
from io import BytesIO
from pathlib import Path

from matplotlib.figure import Figure

PAGE = Path(__file__).parent / "reference" / "cheat-sheet.md"
SIZE = (11.69, 8.27)  # A4 across [in]
COLUMNS, LINE = 2, 0.036  # height of a line, as a share of the page
FIRST, LAST = 0.90, 0.03
# Words that stand where the others begin.
MEANING = 0.305


def sections(text: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the titles of a page, and the rows of their tables without markup."""
    _, *parts = re.split(r"^## (.*)$", text, flags=re.M)
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return [
        (
            title,
            [
                (left.replace("`", ""), right.replace("`", ""))
                for left, right in re.findall(r"^\| (.+?) \| (.*?) ?\|$", body, re.M)
            ],
        )
        for title, body in pairs
    ]


def sheet(text: str) -> bytes:
    """Return the PDF of one page."""
    figure = Figure(figsize=SIZE)
    figure.text(0.03, 0.945, "symbody", fontsize=16, weight="bold")
    column, y = 0, FIRST
    for title, rows in sections(text):
        if y - (len(rows) + 1.5) * LINE < LAST:
            column, y = column + 1, FIRST
        if column == COLUMNS or y - (len(rows) + 1.5) * LINE < LAST:
            raise ValueError(
                f"{title!r} does not fit on the page: leave out some rows."
            )
        x = 0.03 + column / COLUMNS * 0.97
        figure.text(x, y, title, fontsize=10, weight="bold", color="C0")
        for call, meaning in rows:
            y -= LINE
            figure.text(x, y, call, fontsize=7.2, family="monospace", parse_math=False)
            figure.text(x + MEANING, y, meaning, fontsize=7.2, parse_math=False)
        y -= 1.8 * LINE
    file = BytesIO()
    # Without a date, equal text is an equal file.
    figure.savefig(file, format="pdf", metadata={"CreationDate": None})
    return file.getvalue()


if __name__ == "__main__":
    place = sys.argv[1] if len(sys.argv) > 1 else "cheat-sheet.pdf"
    Path(place).write_bytes(sheet(PAGE.read_text("utf-8")))
    print(place)
