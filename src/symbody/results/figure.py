"""Figures that belong to who asked for them, not to a list of open windows."""

from __future__ import annotations

import base64
import io
import os
import warnings
from pathlib import Path
from typing import IO, final

import matplotlib as mpl
from matplotlib.backends.registry import BackendFilter, backend_registry
from matplotlib.figure import Figure

from symbody.whole_files import write_file


@final
class Picture(Figure):
    """A figure of Matplotlib that pyplot knows only while it is shown.

    In a notebook it appears where it is the value of a cell. Nothing keeps it, so a
    loop may make thousands.
    """

    def show(self, warn: bool = True) -> None:
        """Show the figure: in a window, until that is closed; in a notebook, here.

        Without a screen nothing is shown, and a warning says how to save the figure.

        Args:
            warn: Whether to warn.
        """
        # Matplotlib looks for a screen and loads its windows with this import, which
        # a figure that is only saved does not need.
        import matplotlib.pyplot as plt

        backend = plt.get_backend()
        files = BackendFilter.NON_INTERACTIVE
        if backend.lower() in backend_registry.list_builtin(files):  # type: ignore[no-untyped-call]
            if warn:
                warnings.warn(
                    f"figure: it is not shown, as there is no screen or no toolkit "
                    f"for windows (Matplotlib draws with {backend!r}). Save it "
                    f"instead: motion.plot().savefig('motion.png').",
                    stacklevel=2,
                )
            return
        # What pyplot.figure calls to make a figure gives it this one.
        plt.figure(FigureClass=lambda **_: self)  # type: ignore[arg-type]
        plt.show()

    def savefig(
        self,
        fname: str | os.PathLike[str] | IO[bytes],
        *,
        transparent: bool | None = None,
        **kw: object,
    ) -> None:
        """Save the figure as `matplotlib.figure.Figure.savefig`, whole or not at all.

        Args:
            fname: A path, or a file that is open for writing.
            transparent: Whether the background is.
            kw: What Matplotlib's method takes: dpi, format, bbox_inches, ….

        Raises:
            FileError: The file cannot be written.
        """
        if not isinstance(fname, str | os.PathLike):
            super().savefig(fname, transparent=transparent, **kw)
            return
        path = Path(fname)
        kind = kw.pop("format", None)
        if kind is None and path.suffix in ("", "."):
            path = path.with_name(
                f"{path.name.rstrip('.')}.{mpl.rcParams['savefig.format']}"
            )
        image = io.BytesIO()
        super().savefig(
            image, format=kind or path.suffix[1:], transparent=transparent, **kw
        )
        write_file(path, image.getvalue())

    def _repr_png_(self) -> bytes:
        """Return what notebooks show."""
        image = io.BytesIO()
        super().savefig(image, format="png")
        return image.getvalue()


def image(figure: Figure, dpi: float) -> str:
    """Return a figure as an element of HTML."""
    content = io.BytesIO()
    figure.savefig(content, format="png", dpi=dpi)
    data = base64.b64encode(content.getvalue()).decode()
    return f'<img alt="picture" src="data:image/png;base64,{data}">'
