"""Make src/symbody/view/page/three.js: what pages take of three.js, as one script.

Run it when another version of three.js is wanted: python tools/make_three.py. npm
fetches the version below, esbuild leaves out what `three_parts.js` does not name.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

THREE, ESBUILD = "three@0.187.0", "esbuild@0.28.2"
_HERE = Path(__file__).parent
TARGET = _HERE.parent / "src/symbody/view/page/three.js"
_BANNER = f"/* {THREE}, MIT License, Copyright 2010-2026 three.js authors */"


def main() -> int:
    """Write the script."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "install", THREE, ESBUILD], cwd=folder, check=True)
        shutil.copy(_HERE / "three_parts.js", folder)
        options = (
            "--bundle", "--minify", "--format=iife", "--global-name=THREE",
            "--target=es2020", "--legal-comments=none", f"--banner:js={_BANNER}",
            f"--outfile={TARGET}",
        )  # fmt: skip
        command = ["npx", "esbuild", "three_parts.js", *options]
        subprocess.run(command, cwd=folder, check=True)
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
