"""What is measured of «Ундервуд»."""
