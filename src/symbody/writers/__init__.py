"""Writers: programs as source text, a module or a folder a language."""
