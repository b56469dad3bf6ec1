"""`python -m symbody`: the same commands where the program is not on the path."""

import sys

from symbody.cli import main

if __name__ == "__main__":
    sys.exit(main())
