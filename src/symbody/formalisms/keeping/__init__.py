"""Functions that bring a state onto its constraints and keep it there."""
