"""Exports of a model to other tools: sets of files, one format a package."""
