"""The expression graph: scalar formulas as unique nodes, and operations on them."""
