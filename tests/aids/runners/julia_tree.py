"""The syntax tree of a text in Julia, as Python."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from typing import Any, final

import tree_sitter_julia
from tree_sitter import Language, Parser

from symbody.errors import SymbodyError

_LANGUAGE = Language(tree_sitter_julia.language())
# Operators that mean the same between numbers, and how the others are written.
_SAME = frozenset({"+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!="})
_OTHER = {"&&": "and", "||": "or"}
# What surrounds the content of a module, and what stands between its functions.
_MODULE = re.compile(r"(?ms)^module \w+(\n.*)^end # module \w+$")
_BETWEEN = "\nend\n\n"
_WITHOUT_CODE = frozenset({"line_comment", "export_statement", "string_literal"})


def python_of(text: str) -> str:
    """Return a Python text that does what a text in Julia says.

    Names that end with "!" end with "_" there, and indices count from 0. Operators bind
    as in Python, which is how they bind in Julia, but for "^", which is a call here.

    Raises:
        SymbodyError: The text is not Julia, or something in it is not known here.
    """
    parser, reader, lines = Parser(_LANGUAGE), _Reader(), []
    for before, piece in _pieces(text):
        tree = parser.parse(("\n" * before + piece).encode())
        if tree.root_node.has_error:
            raise SymbodyError(f"Julia's grammar refuses the text: {_error(tree)}.")
        lines += reader.block(tree.root_node, "")
    return "\n".join(lines) + "\n"


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    """Yield the functions of a module, and how many lines come before each.

    Parsing takes ten times longer for all of a large module at once.
    """
    inside = _MODULE.sub(r"\1", text)
    assert inside == text or text.count("\nmodule ") == 1, "one module is wanted"
    *first, last = inside.split(_BETWEEN)
    before = 0
    for piece in (*(f"{piece}{_BETWEEN}" for piece in first), last):
        yield before, piece
        before += piece.count("\n")


def _error(tree: Any) -> str:
    todo = [tree.root_node]
    while todo:
        node = todo.pop()
        if node.is_error or node.is_missing:
            return f"line {node.start_point[0] + 1}: {node.text.decode()[:80]!r}"
        todo += reversed(node.children)
    return "somewhere"


@final
class _Reader:
    """Turns nodes into lines and expressions, by the names of their types."""

    def block(self, node: Any, indent: str) -> list[str]:
        """Return the lines of all statements in a node."""
        return [
            line
            for child in node.named_children
            for line in self.statement(child, indent)
        ]

    def statement(self, node: Any, indent: str) -> Iterator[str]:
        """Yield the lines of a statement."""
        kind = node.type
        if kind in _WITHOUT_CODE:
            return
        method = getattr(self, f"_{kind}", None)
        if method is not None:
            yield from method(node, indent)
        elif kind in ("break_statement", "continue_statement"):
            yield f"{indent}{kind.split('_')[0]}"
        else:
            yield f"{indent}{self.text(node)}"

    def _const_statement(self, node: Any, indent: str) -> Iterator[str]:
        yield from self.statement(node.named_children[0], indent)

    def _compound_statement(self, node: Any, indent: str) -> Iterator[str]:
        yield from self.block(node, indent)

    def _macrocall_expression(self, node: Any, indent: str) -> Iterator[str]:
        macro, arguments = node.named_children
        assert macro.text == b"@inbounds", macro.text
        yield from self.block(arguments, indent)

    def _function_definition(self, node: Any, indent: str) -> Iterator[str]:
        signature, *inside = node.named_children
        name, arguments = signature.named_children[0].named_children
        yield from self._defined(name, arguments, indent)
        lines = [x for child in inside for x in self.statement(child, f"{indent}    ")]
        yield from lines or [f"{indent}    pass"]

    def _defined(self, name: Any, arguments: Any, indent: str) -> Iterator[str]:
        """Yield the head of a function; defaults may use earlier arguments."""
        names, defaults = [], []
        for argument in arguments.named_children:
            if argument.type == "named_argument":
                own, _, value = argument.named_children
                names.append(f"{self.text(own)}=None")
                defaults.append(f"if {self.text(own)} is None:")
                defaults.append(f"    {self.text(own)} = {self.text(value)}")
            else:
                names.append(self.text(argument))
        yield f"{indent}def {self.text(name)}({', '.join(names)}):"
        for line in defaults:
            yield f"{indent}    {line}"

    def _assignment(self, node: Any, indent: str) -> Iterator[str]:
        target, _, value = node.named_children
        if target.type == "call_expression":
            name, arguments = target.named_children
            yield from self._defined(name, arguments, indent)
            yield f"{indent}    return {self.text(value)}"
        else:
            yield f"{indent}{self.text(target)} = {self.text(value)}"

    def _compound_assignment_expression(self, node: Any, indent: str) -> Iterator[str]:
        target, sign, value = node.named_children
        yield f"{indent}{self.text(target)} {sign.text.decode()} {self.text(value)}"

    def _return_statement(self, node: Any, indent: str) -> Iterator[str]:
        yield f"{indent}return {self.text(node.named_children[0])}"

    def _for_statement(self, node: Any, indent: str) -> Iterator[str]:
        binding, *inside = node.named_children
        name, _, values = binding.named_children
        yield f"{indent}for {self.text(name)} in {self.text(values)}:"
        for child in inside:
            yield from self.statement(child, f"{indent}    ")

    def _if_statement(self, node: Any, indent: str) -> Iterator[str]:
        condition, *inside = node.named_children
        yield f"{indent}if {self.text(condition)}:"
        for child in inside:
            yield from self.statement(child, f"{indent}    ")

    def text(self, node: Any) -> str:
        """Return the text of an expression."""
        method = getattr(self, f"_text_{node.type}", None)
        if method is None:
            raise self._unknown(node)
        return method(node)  # type: ignore[no-any-return]

    def _unknown(self, node: Any) -> SymbodyError:
        return SymbodyError(
            f"line {node.start_point[0] + 1}: {node.text.decode()[:80]!r} is a "
            f"{node.type}, which our writer is not known to use."
        )

    def _text_identifier(self, node: Any) -> str:
        name: str = node.text.decode().replace("!", "_")
        return f"{name}_of_julia" if keyword.iskeyword(name) else name

    def _text_integer_literal(self, node: Any) -> str:
        return node.text.decode()  # type: ignore[no-any-return]

    def _text_float_literal(self, node: Any) -> str:
        return f"number_({node.text.decode()})"

    def _text_string_literal(self, node: Any) -> str:
        return repr(node.named_children[0].text.decode())

    def _text_parenthesized_expression(self, node: Any) -> str:
        return f"({self.text(node.named_children[0])})"

    def _text_tuple_expression(self, node: Any) -> str:
        return f"({''.join(f'{self.text(c)}, ' for c in node.named_children)})"

    def _text_open_tuple(self, node: Any) -> str:
        return ", ".join(map(self.text, node.named_children))

    def _text_unary_expression(self, node: Any) -> str:
        sign, value = node.named_children
        assert sign.text == b"-", sign.text
        return f"-{self.text(value)}"

    def _text_binary_expression(self, node: Any) -> str:
        a, sign, b = node.named_children
        mark = sign.text.decode()
        if mark == "^":
            return f"power_({self.text(a)}, {self.text(b)})"
        assert mark in _SAME or mark in _OTHER, mark
        return f"{self.text(a)} {_OTHER.get(mark, mark)} {self.text(b)}"

    def _text_juxtaposition_expression(self, node: Any) -> str:
        """Return what Julia reads in 2.0*(a): a product, not a call of * beside 2.0."""
        number, call = node.named_children
        if call.type != "call_expression":
            raise self._unknown(node)
        sign, arguments = call.named_children
        assert sign.text.decode() in _SAME, sign.text
        (inside,) = arguments.named_children
        return f"{self.text(number)} {sign.text.decode()} ({self.text(inside)})"

    def _text_ternary_expression(self, node: Any) -> str:
        condition, a, b = map(self.text, node.named_children)
        return f"({a} if {condition} else {b})"

    def _text_field_expression(self, node: Any) -> str:
        return ".".join(self.text(child) for child in node.named_children)

    def _text_call_expression(self, node: Any) -> str:
        function, arguments = node.named_children
        given = ", ".join(map(self.text, arguments.named_children))
        if function.type == "operator":
            assert function.text in (b"!", b"-"), function.text
            return f"(not ({given}))" if function.text == b"!" else f"-({given})"
        return f"{self.text(function)}({given})"

    def _text_vector_expression(self, node: Any) -> str:
        return f"vector_({', '.join(map(self.text, node.named_children))})"

    def _text_range_expression(self, node: Any) -> str:
        begin, end = node.named_children
        if begin.type == "range_expression":
            first, step = begin.named_children
            return f"range_({self.text(first)}, {self.text(end)}, {self.text(step)})"
        return f"range_({self.text(begin)}, {self.text(end)})"

    def _text_index_expression(self, node: Any) -> str:
        array, places = node.named_children
        indices = [self._index(place) for place in places.named_children]
        return f"{self.text(array)}[{', '.join(indices)}]"

    def _index(self, node: Any) -> str:
        if node.type == "range_expression":
            begin, end = map(self.text, node.named_children)
            return f"{begin} - 1:{end}"
        if node.type == "integer_literal":
            return str(int(self.text(node)) - 1)
        return f"{self.text(node)} - 1"
