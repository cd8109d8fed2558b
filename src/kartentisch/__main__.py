"""``python -m kartentisch``."""

from __future__ import annotations

import sys

from kartentisch.cli import main

if __name__ == "__main__":
    sys.exit(main())
