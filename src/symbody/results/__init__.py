"""Results: labelled data under the names the user gave."""
