"""Write docs/llms.txt, what automated readers begin with: python docs/make_llms.py."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from symbody.public_names import by_name, spellings

FOLDER = Path(__file__).parent
HEAD = """# symbody

> Symbolic multibody dynamics in Python: describe a mechanism of rigid bodies, joints,
> loads and sensors; get its equations as formulas, as fast code, and as motion.

To build a right model in one go, read howto/build-in-one-go.md first; which function
answers which question is in howto/which-function.md, and skill/SKILL.md is the
shortest way. `symbody mcp FOLDER` serves five tools: check, run, plot, picture, search.
"""


def llms() -> str:
    """Return all pages by their place in the index, and all public names in a line."""
    index = (FOLDER / "index.md").read_text("utf-8")
    lines = [HEAD]
    for line in index.splitlines():
        if line.startswith("**"):
            lines.append(f"\n## {line.split('**')[1]}\n")
        elif re.match(r"(- |\d+\. )\[", line):
            lines.append(re.sub(r"^\d+\. ", "- ", line))
        elif line.startswith("  "):
            lines[-1] += f" {line.strip()}"
    lines.append("\n## Names\n")
    by_place = sorted(
        spellings().items(), key=lambda s: (s[1].rpartition(".")[0], s[0])
    )
    for name, spelling in by_place:
        thing = by_name(name)
        if callable(thing):
            about = (inspect.getdoc(thing) or "").partition("\n")[0]
            lines.append(f"- `sb.{spelling}`: {about}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    (FOLDER / "llms.txt").write_text(llms(), "utf-8")
