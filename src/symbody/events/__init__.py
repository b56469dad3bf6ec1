"""Values at which formulas change their form, and the times of those of time."""
