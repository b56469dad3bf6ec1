# What the package gives, which __init__.py finds when it is used.
from symbody.cli.main import main as main
