"""What the documentation site has beside the pages in this folder; hooks of MkDocs.

The pages of the gallery compute: each has a mechanism of the library as `to_html`
writes it. The page of all public names is made of their docstrings.
"""

from __future__ import annotations

import inspect
import os
import re
import runpy
import shutil
import tempfile
import textwrap
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

import symbody as sb
from symbody.library.catalog import LIBRARY, SUBJECTS
from symbody.public_names import by_name, spellings

SHOWN = (
    "crane_crab", "four_bar", "hexapod", "excavator", "quadruped", "furuta_pendulum",
    "arm6", "gyroscope", "trebuchet", "governor", "umbrella", "double_wishbone",
)  # fmt: skip
GALLERY = "By subject. Those in a frame compute here: drag, push, change."
SIZES = {"chain": "chain(5)", "planar_pendulums": "planar_pendulums(4)"}
# For a quick look: SYMBODY_GALLERY=crane_crab symbody docs --out site.
SHOWN = tuple(os.environ.get("SYMBODY_GALLERY", ",".join(SHOWN)).split(","))
FRAME = (
    '<iframe src="{up}live/{name}.html#moving" title="{name}" loading="lazy" '
    'style="width:100%;height:420px;border:1px solid #8886;border-radius:6px">'
    "</iframe>"
)
# What a search finds first, by page or folder: what tells how before what tells why.
# A word in a title counts a thousand times, and shall not do so in decisions.
WEIGHTS = {"howto": 10, "tutorials": 6, "library.md": 4, "reference": 3, "languages": 2,
           "reference/api.md": 1, "theory": 1, "decisions": 0.001}  # fmt: skip
# Methods that exceptions and named tuples have by themselves.
BY_PYTHON = {"add_note", "with_traceback", "count", "index", "mro"}


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Name the search, and let keys scroll code and tables that are wide."""
    output = output.replace('role="dialog">', 'role="dialog" aria-label="Search">')
    output = output.replace("<span></span><code>", '<span></span><code tabindex="0">')
    output = output.replace("<table>", '<table tabindex="0">')
    return output.replace("<th></th>", "<td></td>")


def on_config(config: Any) -> Any:
    """List pages of folders and tasks in the navigation, in the order of the index."""
    index = (Path(config["docs_dir"]) / "index.md").read_text("utf-8")
    # What is behind each bold title, up to the next one.
    _, *parts = re.split(r"^\*\*([^*]+)\*\*", index, flags=re.M)
    groups = dict(zip(parts[::2], map(pages_in, parts[1::2]), strict=True))
    for entry in config["nav"]:
        if isinstance(entry, dict):
            ((title, value),) = entry.items()
            if value == "by task":
                entry[title] = groups[title]
            elif isinstance(value, str) and value.endswith("/"):
                pages = [page for page in pages_in(index) if page.startswith(value)]
                extra = ["reference/api.md"] if value == "reference/" else []
                entry[title] = list(dict.fromkeys(pages + extra))
    return config


def script(name: str) -> dict[str, Any]:
    """Return the names of a script beside this one."""
    return runpy.run_path(str(Path(__file__).parent / name))


def pages_in(text: str) -> list[str]:
    """Return the pages that a text links to."""
    return re.findall(r"\]\(([\w/.-]+\.md)\)", text)


def on_files(files: Any, config: Any) -> Any:
    """Add the gallery, the page of all public names, and the pages that compute."""
    made: dict[str, str | bytes] = {"gallery.md": gallery(), "reference/api.md": api()}
    sheet = script("make_cheat_sheet.py")
    text = sheet["PAGE"].read_text("utf-8")
    made["reference/cheat-sheet.pdf"] = sheet["sheet"](text)
    for name in SHOWN:
        made[f"live/{name}.html"] = page(name)
    for path, content in made.items():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let a mechanism move on the first page; lead to files beside this folder."""
    path = page.file.src_path
    weight = WEIGHTS.get(path, WEIGHTS.get(path.partition("/")[0], 1))
    page.meta.setdefault("search", {})["boost"] = weight
    if page.file.src_path == "index.md":
        frame = FRAME.format(up="", name="crane_crab")
        markdown = markdown.replace("\n\n", f"\n\n{frame}\n\n", 1)
    # What lies outside of the site is named, not linked.
    up = r"\[([^\]]+)\]\((?:\.\./)+(?!(?:howto|reference|theory|tutorials|decisions|"
    up += r"languages|pictures|library|index))[^)]*\)"
    return re.sub(up, r"\1", markdown)


def on_post_build(config: Any) -> None:
    """Put the text of the pages beside them, which llms.txt names."""
    docs, site = Path(config["docs_dir"]), Path(config["site_dir"])
    for source in docs.rglob("*.md"):
        target = site / source.relative_to(docs)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def page(name: str) -> str:
    """Return a page that computes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        getattr(sb.library, name)().to_html(file)
        return file.read_text("utf-8")


def gallery() -> str:
    """Return the gallery: a card for each mechanism with its picture and its code."""
    parts = ["# Gallery", GALLERY]
    for subject, one in SUBJECTS.items():
        cards = [card(name) for name in sum(one, ())]
        parts += [f"## {subject}", *[text for text in cards if text]]
    return "\n\n".join(parts)


def card(name: str) -> str:
    """Return a card: the page that computes, or the picture; what it is; its code."""
    picture = f"pictures/library-{name}.png"
    if not (Path(__file__).parent / picture).is_file():
        return ""
    make = getattr(sb.library, name, None) or LIBRARY[name].func  # type: ignore[attr-defined]
    title = name.replace("_", " ").capitalize()
    text = inspect.getdoc(make) or ""
    about = re.split(r"\n\n(?:Args|References|Example)", text)[0]
    call = SIZES.get(name, f"{name}()")
    shown = (
        FRAME.format(up="", name=name) if name in SHOWN else f"![{title}]({picture})"
    )
    more = f"[Full page](live/{name}.html)\n\n" if name in SHOWN else ""
    return f"""### {title}

{shown}

{more}{about}

```python
import symbody as sb

model = sb.library.{call}
model.to_html("{name}.html")  # a page that computes
```

??? "The code"

    ```python
{textwrap.indent(inspect.getsource(make), "    ")}    ```"""


def api() -> str:
    """Return the page of all public names, from their docstrings."""
    parts = ["# All public names"]
    for name, spelling in sorted(spellings().items(), key=by_place):
        thing = by_name(name)
        if not callable(thing):
            continue
        parts.append(f"## {spelling}")
        parts.append(described(name, thing))
        if inspect.isclass(thing):
            for key, method in inspect.getmembers(thing, callable):
                own = not key.startswith("_") and key not in BY_PYTHON
                if own and method.__doc__:
                    parts.append(f"### {name}.{key}")
                    parts.append(described(key, method))
    return "\n\n".join(parts)


def by_place(spelled: tuple[str, str]) -> tuple[str, str]:
    """Return module and name, those of symbody itself first."""
    return spelled[1].rpartition(".")[0], spelled[0]


def described(name: str, thing: Any) -> str:
    """Return signature and docstring of something that can be called."""
    try:
        signature = str(inspect.signature(thing))
    except ValueError:
        signature = "(…)"
    text = inspect.getdoc(thing) or ""
    head = f"```python\n{name}{signature}\n```"
    return f"{head}\n\n```text\n{text}\n```"
