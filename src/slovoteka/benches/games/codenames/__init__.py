"""What is measured of «Кодовые имена»."""
