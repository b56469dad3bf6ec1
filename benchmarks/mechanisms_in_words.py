"""Twenty mechanisms described in words: questions for readers, and their score.

A reader, a person or a program, gets the questions and the documentation, and writes
a script for each, `ID.py`, whose last line of output is the number; or a JSON file of
numbers by ID:

    python benchmarks/mechanisms_in_words.py ask          # questions without answers
    python benchmarks/mechanisms_in_words.py score FOLDER # or answers.json

The answers are closed forms; each stands with its formula in the file beside this one.
The aim is 19 of 20 at the first go, from the documentation alone.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

TASKS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
)
SECONDS = 120.0  # that a script may take


def asked() -> list[dict[str, str]]:
    """Return the questions, without what gives their answers away."""
    return [{k: task[k] for k in ("id", "text", "question", "unit")} for task in TASKS]


def printed(script: Path) -> float | str:
    """Return the number that a script prints last, or what went wrong."""
    try:
        done = subprocess.run(
            [sys.executable, script.name], cwd=script.parent, timeout=SECONDS,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return f"it takes longer than {SECONDS:g} s"
    lines = done.stderr.strip().splitlines() if done.returncode else []
    if lines:
        return lines[-1]
    try:
        return float(done.stdout.split()[-1])
    except (IndexError, ValueError):
        return "its last word is no number"


def answers_of(source: Path) -> dict[str, float | str]:
    """Return numbers by task, from a file of them or by running scripts."""
    if source.is_dir():
        scripts = {task["id"]: source / f"{task['id']}.py" for task in TASKS}
        return {i: printed(path) for i, path in scripts.items() if path.is_file()}
    table = json.loads(source.read_text(encoding="utf-8"))
    known = {task["id"] for task in TASKS}
    if not isinstance(table, dict) or not table.keys() <= known:
        sys.exit(f"{source}: give numbers by {', '.join(sorted(known))}.")
    return table


def score(answers: Mapping[str, object]) -> list[tuple[str, bool, str]]:
    """Return of each task whether its answer is right, and what is said of it."""
    rows = []
    for task in TASKS:
        answer = answers.get(task["id"], "no answer")
        if isinstance(answer, bool) or not isinstance(answer, int | float):
            rows.append((task["id"], False, str(answer)))
            continue
        right = math.isclose(answer, task["answer"], rel_tol=task["tolerance"])
        rows.append((task["id"], right, f"{answer:.6g} {task['unit']}"))
    return rows


def main() -> None:
    """Print the questions, or the score of answers."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("ask", help="print the questions as JSON")
    scoring = commands.add_parser("score", help="score scripts or numbers")
    scoring.add_argument("source", type=Path, help="a folder of scripts, or a file")
    given = parser.parse_args()
    if given.command == "ask":
        print(json.dumps(asked(), indent=1, ensure_ascii=False))
        return
    rows = score(answers_of(given.source))
    for name, right, what in rows:
        print(f"{'right' if right else 'WRONG'}  {name:18} {what}")
    print(f"{sum(right for _, right, _ in rows)} of {len(rows)}")


if __name__ == "__main__":
    main()
