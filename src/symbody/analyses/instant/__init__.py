"""One instant: residuals, derivatives, Newton steps, eigenvalues, names."""
