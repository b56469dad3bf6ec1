"""The expression graph: scalar formulas as unique nodes, and operations on them."""

# It gives nodes their operators.
import symbody.expr.arithmetic  # noqa: F401
