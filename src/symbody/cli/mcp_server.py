"""`symbody mcp`: a server for language models, by the Model Context Protocol.

It speaks over its standard input and output, so nothing listens on a network. Files
are those of one folder; models as data are read, and Python files, which may do what
any program may, only where `--python` was said.
"""

from __future__ import annotations

import inspect
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, final

from symbody.analyses.simulate import simulate
from symbody.arguments import refuse_unknown
from symbody.cli.check import check
from symbody.cli.environment import sources
from symbody.cli.usage import Chosen, Command, Option, UsageError, load_only
from symbody.errors import ModelWarning, SymbodyError, from_extra
from symbody.io.formats import FORMATS, known_formats, read
from symbody.model.model import Model
from symbody.model.visuals import Mesh
from symbody.public_names import by_name, spellings
from symbody.results.motion import Motion

_LONGEST_RUN = 1e4  # s
_PASSAGES, _LETTERS = 8, 1500
_ABOUT = """\
symbody: symbolic multibody dynamics. Write a model file into the folder, check it, run
it, plot its motion, look at its picture. Search the documentation first:
"build a right model in one go" has all rules on one page."""


@final
class Tools:
    """The five tools, for files of one folder.

    Attributes:
        folder: Where models are read from and motions are written into.
        python: Whether Python files may be run.
    """

    def __init__(self, folder: Path, *, python: bool = False) -> None:
        self.folder, self.python = folder.resolve(), python

    def check(self, file: str) -> dict[str, Any]:
        """Say what a model file holds, and whether it makes sense.

        Args:
            file: Its name in the folder.
        """
        model, left_out = self._model(file)
        result = check(model)
        findings = [vars(finding) for finding in result.findings]
        return {"passed": result.passed, "findings": findings, "warnings": left_out}

    def run(
        self, file: str, duration: float, inputs: dict[str, Any] | None = None,
        parameters: dict[str, Any] | None = None, start: dict[str, float] | None = None,
    ) -> dict[str, Any]:  # fmt: skip
        """Simulate a model, write its motion as netCDF, and give the last values.

        Args:
            file: Name of the model file in the folder.
            duration: Seconds.
            inputs: Constant values of inputs by name; zero without.
            parameters: Values of parameters by name.
            start: Values of coordinates and velocities at the start, by name.
        """
        if not 0 < duration <= _LONGEST_RUN:
            raise UsageError(
                f"duration {duration!r}: give seconds, more than 0 and at most "
                f"{_LONGEST_RUN:g}."
            )
        model, left_out = self._model(file)
        motion = simulate(
            model, duration, inputs=inputs, parameters=parameters, start=start
        )
        written = Path(file).with_name(f"{Path(file).stem}_motion.nc").as_posix()
        motion.to_netcdf(self._inside(written))
        return {
            "outcome": str(motion.status),
            "notes": [*map(str, motion.notes)],
            "warnings": left_out,
            "motion": written,
            "final": {name: motion.array(name)[-1].tolist() for name in motion},
        }

    def plot(self, motion: str, names: list[str] | None = None) -> bytes:
        """Plot a motion against time, as PNG.

        Args:
            motion: Name of the netCDF file that `run` wrote.
            names: Of quantities; everything without.
        """
        figure = Motion.from_netcdf(self._inside(motion)).plot(names or None)
        return _png(figure)

    def picture(self, file: str) -> bytes:
        """Draw a model at its start, as PNG; `check` tells what was not read.

        Args:
            file: Name of the model file in the folder.
        """
        return _png(self._model(file)[0].picture())

    def search(self, words: str) -> list[dict[str, str]]:
        """Search the documentation; gives passages, the best first.

        Args:
            words: What is looked for, in a few words.
        """
        wanted = set(_words(words))
        if not wanted:
            raise UsageError(f"words {words!r}: there are none. Give some to look for.")
        scored = []
        for place, title, text in _passages():
            body, head = _words(text), set(_words(title))
            hits = sum(min(body.count(word), 3) for word in wanted)
            score = hits + 5 * len(wanted & head) + 3 * len(wanted & set(body))
            if hits or wanted & head:
                how = place.startswith(("howto", "tutorials"))
                scored.append((-score - 2 * how, place, title, text[:_LETTERS]))
        return [
            {"place": place, "title": title, "text": text}
            for _, place, title, text in sorted(scored)[:_PASSAGES]
        ]

    def _inside(self, name: str) -> Path:
        """Return the path of a file; raises UsageError unless it is in the folder."""
        path = (self.folder / name.replace("\0", "")).resolve()
        if path == self.folder or not path.is_relative_to(self.folder):
            raise UsageError(
                f"file {name!r}: it is not in the folder of this server. Name a file "
                f"that is."
            )
        return path

    def _model(self, name: str) -> tuple[Model, list[str]]:
        """Return a model, and what was warned of when it was read."""
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always", ModelWarning)
            model = self._read(name)
        return model, [str(warning.message) for warning in caught]

    def _read(self, name: str) -> Model:
        path = self._inside(name)
        if not path.is_file():
            raise UsageError(f"file {name!r}: there is no such file in the folder.")
        if any(path.suffix.lower() in form.endings for form in FORMATS.values()):
            model = read(path)
            for visual in model.visuals.values():
                if isinstance(visual.shape, Mesh):  # of packages above the folder
                    self._inside(str(visual.shape.path))
            return model
        if path.suffix not in (".py", ".ipynb"):
            raise UsageError(f"file {name!r}: give {known_formats()}.")
        if not self.python:
            raise UsageError(
                f"file {name!r}: Python files may do what any program may, so this "
                f"server runs none. Give {known_formats()}, or start it with --python."
            )
        return load_only(str(path), None, Model, "--model", "a mechanism")


def _png(figure: Any) -> bytes:
    file = BytesIO()
    figure.savefig(file, format="png", dpi=100)
    return file.getvalue()


def _words(text: str) -> list[str]:
    """Return the words of a text in small letters, without endings of plurals."""
    return [word.rstrip("s") or word for word in re.findall(r"\w+", text.lower())]


@cache
def _passages() -> tuple[tuple[str, str, str], ...]:
    """Return place, title and text of all sections of pages and of all docstrings."""
    passages = [*_sections()]
    for name, spelling in spellings().items():
        thing = by_name(name)
        if callable(thing) and (text := inspect.getdoc(thing)):
            passages.append((spelling, spelling, text))
    return tuple(passages)


def _sections() -> Iterator[tuple[str, str, str]]:
    try:
        folder = sources().parent / "docs"
    except SymbodyError:
        return  # an installation has the docstrings alone
    for path in sorted(folder.rglob("*.md")):
        parts = re.split(r"^(#+ .*)$", path.read_text("utf-8"), flags=re.M)
        page = parts[1].lstrip("# ") if len(parts) > 1 else path.stem
        for head, text in zip(parts[1::2], parts[2::2], strict=True):
            title = head.lstrip("# ")
            title = title if title == page else f"{page}: {title}"
            yield path.relative_to(folder).as_posix(), title, text.strip()


@contextmanager
def _as_answers(kind: type[Exception]) -> Iterator[None]:
    """Let what is printed go to stderr, and errors of ours be answers."""
    with redirect_stdout(sys.stderr):
        try:
            yield
        except (SymbodyError, OSError) as error:
            raise kind(str(error)) from error
        except SystemExit as error:
            raise kind(
                f"the file ended the program, with {error.code!r}. Let it leave a "
                f"model behind and end by itself."
            ) from error


def server_of(tools: Tools) -> Any:
    """Return the server of the official SDK that has the tools."""
    sdk = from_extra("symbody mcp", "mcp.server.mcpserver", "mcp", UsageError)
    exceptions = from_extra(
        "symbody mcp", "mcp.server.mcpserver.exceptions", "mcp", UsageError
    )
    server = sdk.MCPServer("symbody", instructions=_ABOUT)

    def add(tool: Callable[..., Any]) -> None:
        # The SDK reads names, types and texts of the arguments from the function.
        def answer(**arguments: Any) -> Any:
            with _as_answers(exceptions.ToolError):
                result = tool(**arguments)
            if isinstance(result, bytes):
                return sdk.Image(data=result, format="png")
            return result

        answer.__name__, answer.__doc__ = tool.__name__, inspect.getdoc(tool)
        signature = inspect.signature(tool, eval_str=True)
        returned = signature.return_annotation
        returned = sdk.Image if returned is bytes else returned
        answer.__signature__ = signature.replace(return_annotation=returned)  # type: ignore[attr-defined]
        answer.__annotations__ = {
            **{name: p.annotation for name, p in signature.parameters.items()},
            "return": returned,
        }
        server.tool(structured_output=False)(answer)

    known: dict[str, list[str]] = {}
    for tool in (tools.check, tools.run, tools.plot, tools.picture, tools.search):
        known[tool.__name__] = [*inspect.signature(tool).parameters]
        add(tool)
    call_known = server.call_tool

    async def call(name: str, arguments: dict[str, Any], *context: Any) -> Any:
        # The SDK leaves arguments out that a tool does not have.
        for unknown in arguments.keys() - known.get(name, arguments):
            with _as_answers(exceptions.ToolError):
                refuse_unknown(name, unknown, known[name])
        return await call_known(name, arguments, *context)

    server.call_tool = call
    return server


def _serve(options: Chosen) -> int:
    folder = Path(options.dir)
    if not folder.is_dir():
        raise UsageError(f"folder {options.dir!r}: there is none. Name one that is.")
    if options.json:
        raise UsageError("--json: a server has no answer. Leave it out.")
    server_of(Tools(folder, python=options.python)).run("stdio")
    return 0


MCP = Command(
    "mcp", "serve language models over stdio: check, run, plot, picture, search",
    _serve,
    Option("dir", "the folder whose files it reads and writes; no others"),
    Option.flag("--python", "run Python files, which may do what any program may"),
)  # fmt: skip
