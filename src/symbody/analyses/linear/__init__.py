"""Linear systems near a state, and their modes."""
