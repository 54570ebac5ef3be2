"""Tasks in processes of this machine. Nothing outside this folder starts processes for work or sends them signals."""
