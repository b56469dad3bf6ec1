"""The former place of `symbody.formalisms.keeping`."""
