"""Tasks in processes on this machine. Only this folder starts processes for work or sends them signals."""
