"""The code of the commands, one file for each command or group."""
