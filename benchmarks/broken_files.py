"""Read thousands of broken files: python benchmarks/broken_files.py FILES --count 5000.

Each must give a model or a ReadError within the time of --seconds. What does neither is
kept as a file for a closer look.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

from symbody.io.formats import FORMATS, format_of
from symbody.io.source import open_source

sys.path.append(str(Path(__file__).parents[1] / "tests" / "aids"))

from probes.broken_files import broken_files, refused


def _hang(*_):
    raise TimeoutError("it hangs")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--count", type=int, default=1000, help="for each format")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--keep", type=Path, default=Path("broken"))
    options = parser.parse_args()
    originals: dict[str, list[Path]] = {name: [] for name in FORMATS}
    for path in options.files:
        originals[format_of(open_source(path)).name].append(path)
    signal.signal(signal.SIGALRM, _hang)
    failures = 0
    for name, paths in originals.items():
        if paths:
            failures += _fuzz(name, paths, options)
    return min(failures, 1)


def _fuzz(name: str, paths: list[Path], options: argparse.Namespace) -> int:
    count, slowest, failures = Counter(), 0.0, 0
    data = [path.read_bytes() for path in paths]
    for number, text in enumerate(broken_files(options.seed, data, options.count)):
        start = time.process_time()
        signal.alarm(options.seconds)
        try:
            error = refused(text, name, paths[0].parent)
            if error is None:
                count["models"] += 1
            else:
                count["refused with a line" if error.line else "refused"] += 1
        except Exception:
            signal.alarm(0)
            failures += 1
            options.keep.mkdir(exist_ok=True)
            kept = options.keep / f"{name}-{options.seed}-{number}"
            kept.write_bytes(text)
            print(f"FAILED: {kept}", traceback.format_exc(limit=-4), file=sys.stderr)
        signal.alarm(0)
        slowest = max(slowest, time.process_time() - start)
    told = ", ".join(f"{n} {what}" for what, n in count.items())
    print(
        f"{name}: {options.count} broken files: {told}, {failures} failures;", end=" "
    )
    print(f"the slowest took {slowest:.2g} s")
    return failures


if __name__ == "__main__":
    sys.exit(main())
