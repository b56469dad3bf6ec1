"""Make src/symbody/view/page/three.js: what pages take of three.js, as one script.

Run it when another version of three.js is wanted: python tools/make_three.py. npm
fetches the version below, esbuild leaves out what `three_parts.js` does not name, and
shaders, which it leaves as they are, lose their layout here, or their text where no
page has their material or feature.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

THREE, ESBUILD = "three@0.187.0", "esbuild@0.28.2"
_HERE = Path(__file__).parent
TARGET = _HERE.parent / "src/symbody/view/page/three.js"
_BANNER = f"/* {THREE}, MIT License, Copyright 2010-2026 three.js authors */"
# Materials and features of materials that pages have not.
_UNUSED = re.compile(
    r"\b((?:mesh(?:phong|toon|matcap|normal)|points|sprite|linedashed|distance"
    r"|background(?:Cube)?)_(?:vert|frag)"
    r"|(?:alphahash|aomap|batching|bumpmap|clearcoat|displacementmap|gradientmap"
    r"|iridescence|lightmap|lights_(?:phong|toon)|map_particle|morph\w*?|skin\w*?"
    r"|transmission)_\w+|skinbase_vertex):([\w$]+)(?=[,}])"
)


def compact(script: str) -> str:
    """Return a script whose shaders have lines for their directives alone."""
    for variable in {match[2] for match in _UNUSED.finditer(script)}:
        text = re.compile(rf"(?<=[\s,]{re.escape(variable)}=)(`[^`]*`|\"[^\"]*\")")
        script, count = text.subn("``", script)
        if count != 1:
            raise ValueError(f"{count} texts are called {variable}")
    return re.sub(r"`([^`]*\n[^`]*)`", lambda m: f"`{_shader(m[1])}`", script)


def _shader(text: str) -> str:
    if ";" not in text and "#" not in text:
        return text
    lines = (re.sub(r"//.*", "", line).strip() for line in text.split("\n"))
    result = ""
    for line in filter(None, lines):
        apart = line[0] == "#" or result.rpartition("\n")[2][:1] == "#"
        result += ("\n" if apart else " ") + line
    begin = "\n" if text.lstrip(" \t")[0] == "\n" else ""
    end = "\n" if text.rstrip(" \t")[-1] == "\n" else ""
    return f"{begin}{result[1:]}{end}"


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
    TARGET.write_text(compact(TARGET.read_text("utf-8")), "utf-8")
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
