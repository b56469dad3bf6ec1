"""world.genCode: source files in many languages."""

from __future__ import annotations

from typing import final

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.equations import compiled_of
from symbody.compat.pymbs.names import allowed_name
from symbody.errors import ModelError
from symbody.exports.options import Files, Options
from symbody.exports.packages import PACKAGES, package_of
from symbody.pipeline.compiled_model import CompiledModel
from symbody.whole_files import write_files

# PyMbs's words, and those of symbody's table of formats.
LANGUAGES = {
    "py": "python",
    "m": "matlab",
    "mo": "modelica",
    "c": "c",
    "cpp": "cpp",
    "f": "fortran",
    "f90": "fortran",
    "for": "fortran",
    "cs": "csharp",
    "js": "javascript",
    "fmu": "fmu2",
}

_PYTHON = '''

def {name}_der_state(t, y, u={u}, p={p}):
    """Return the derivative of the state.

    Args:
        t: Time [s].
        y: {states}.
        u: Inputs: {inputs}.
        p: Parameters: {parameters}.
    """
    return {function}(t, y, u, p, {function}_constants(p))
'''


@final
class GenCode:
    """Writers by language; a call takes the language as a word, as in the first PyMbs.

    Files go into the folder of the run, or in a directory inside it.
    """

    def __init__(self, it: Description) -> None:
        self._it = it

    def __call__(
        self, language: str, modelname: str, dirname: str = ".", **options: object
    ) -> list[str]:
        """Write "py", "m", "mo", "c", …; the other arguments as for `Python`."""
        return self._write(language, modelname, dirname)

    def Python(
        self, modelname: str, dirname: str = ".", **options: object
    ) -> list[str]:
        """Write Python: modelname_der_state.py with modelname_der_state(t, y).

        Args:
            modelname: Of the files and functions.
            dirname: Where the files go, inside the folder of the run.
            options: Are read and have no effect: symbody has no choice there.

        Returns:
            The paths.
        """
        return self._write("py", modelname, dirname)

    def Matlab(
        self, modelname: str, dirname: str = ".", **options: object
    ) -> list[str]:
        """Write MATLAB: _sim, _der_state, _inputs, _sensors, _visual; see `Python`."""
        return self._write("m", modelname, dirname)

    def Modelica(
        self, modelname: str, dirname: str = ".", **options: object
    ) -> list[str]:
        """Write Modelica; see `Python`."""
        return self._write("mo", modelname, dirname)

    def C(self, modelname: str, dirname: str = ".", **options: object) -> list[str]:
        """Write C; see `Python`."""
        return self._write("c", modelname, dirname)

    def Cpp(self, modelname: str, dirname: str = ".", **options: object) -> list[str]:
        """Write C++; see `Python`."""
        return self._write("cpp", modelname, dirname)

    def CSharp(
        self, modelname: str, dirname: str = ".", **options: object
    ) -> list[str]:
        """Write C#; see `Python`."""
        return self._write("cs", modelname, dirname)

    def Fortran(
        self, modelname: str, dirname: str = ".", **options: object
    ) -> list[str]:
        """Write Fortran; see `Python`."""
        return self._write("f90", modelname, dirname)

    Fortran90 = Fortran

    def FMU(self, modelname: str, dirname: str = ".", **options: object) -> list[str]:
        """Write an FMU; see `Python`."""
        return self._write("fmu", modelname, dirname)

    def _write(self, language: str, modelname: str, dirname: str) -> list[str]:
        form = LANGUAGES.get(language, language)
        if form not in PACKAGES:
            self._refuse(language)
            return []
        name = allowed_name("model", modelname)
        compiled = compiled_of(self._it, name)
        files = _files(compiled, form, name)
        folder = self._it.place_for(dirname)
        paths = {folder / file: content for file, content in files.items()}
        write_files(paths)
        self._it.written += paths
        return [str(path) for path in paths]

    def _refuse(self, language: str) -> None:
        """Note a language of PyMbs that symbody does not write; the script goes on.

        Raises:
            ModelError: PyMbs had no such language.
        """
        known = ", ".join(word for word, form in LANGUAGES.items() if form in PACKAGES)
        if language not in LANGUAGES:
            raise ModelError(
                f"genCode({language!r}): symbody writes no such language. It writes "
                f"{known}, and by its own names {', '.join(sorted(PACKAGES))}."
            )
        self._it.notes.append(
            f"genCode({language!r}): symbody does not write this language, so there is "
            f"no file. It writes {known}."
        )


def _files(compiled: CompiledModel, form: str, name: str) -> Files:
    measured = ("sensors",) if compiled.equations("sensors").results else ()
    if form != "python":
        return package_of(form)(compiled, Options(name, ("derivatives", *measured)))
    file = f"{name}_der_state"
    options = Options(file, ("derivatives", *measured))
    (text,) = package_of(form)(compiled, options).values()
    return {f"{file}.py": str(text) + _python_front(compiled, name)}


def _python_front(compiled: CompiledModel, name: str) -> str:
    """Return the function that PyMbs's files have, with default parameters."""
    system = compiled.system
    return _PYTHON.format(
        name=name,
        function=compiled.program("derivatives").name,
        u=tuple(0.0 for _ in system.u),
        p=tuple(compiled.parameters.tolist()),
        states=", ".join(compiled.state_labels()),
        inputs=", ".join(symbol.name for symbol in system.u) or "none",
        parameters=", ".join(symbol.name for symbol in system.p) or "none",
    )
