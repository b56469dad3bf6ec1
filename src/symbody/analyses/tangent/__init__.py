"""Slopes of whole motions: sensitivities, gradients, fits and optima."""
