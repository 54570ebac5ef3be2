"""What can be typed: the groups of commands and their arguments. What a command does is loaded when it is called."""
