"""FMUs: models for tools with the Functional Mock-up Interface 2.0 or 3.0."""
