"""The LaTeX writer: equations fit for a paper."""
