"""The user's own functions in languages other than Python and C."""

from __future__ import annotations

from symbody.errors import WriterError
from symbody.expr.definition import Foreign


def body_of(shown: str, function: Foreign, language: str, example: str) -> str:
    """Return the statements of the body in a language.

    Args:
        shown: Name of the function.
        function: The function.
        language: Name of the writer.
        example: How such a body reads, for the message.

    Raises:
        WriterError: It has none.
    """
    if language not in function.bodies:
        raise WriterError(
            f"the {language} writer: the external function {shown!r} has no body in "
            f"this language. Give bodies={{{language!r}: {example!r}}} to "
            f"ExternalFunction, or put a formula or a curve in its place."
        )
    return function.bodies[language]
