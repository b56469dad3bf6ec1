"""Writers: programs as source text, one folder a language."""
