"""What commands do, one file for a command or a group of them."""
