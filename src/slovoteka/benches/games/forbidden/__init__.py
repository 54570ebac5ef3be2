"""What is measured of «Запретные слова»."""
