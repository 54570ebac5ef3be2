"""The site: HTTP, sockets, and the processes in which bots think."""
