"""Forces for a motion, and positions that meet targets."""
