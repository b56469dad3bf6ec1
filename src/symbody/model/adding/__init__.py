"""Adding to a model: the methods of `Model`, a file a subject."""
