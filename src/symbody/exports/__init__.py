"""What is made of a model for other tools: sets of files, one format a package."""
