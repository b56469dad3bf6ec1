"""Pictures for people: scenes, pages that compute, images and animations."""
