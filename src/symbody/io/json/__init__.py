"""Our own format: every model, readable in a diff, and read back exactly."""

from symbody.io.json.read import read_json
from symbody.io.json.write import write_json

__all__ = ["read_json", "write_json"]
