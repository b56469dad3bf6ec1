"""What people look at: scenes, pages that compute, pictures and animations."""
