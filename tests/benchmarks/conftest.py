"""The benchmarks are no part of the package: they are imported from the checkout's root."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))
