"""The commands and their arguments. The code of a command is imported when it is called."""
