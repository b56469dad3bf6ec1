"""One run in time: problem, start, inputs, constraints, integration, notes."""
