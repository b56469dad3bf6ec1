"""Our own format: every model, readable in a diff, and read back exactly."""
