"""Where formulas change their form, and the times at which those of time do."""
