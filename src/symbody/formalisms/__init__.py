"""From a system to equations, by several formalisms."""
