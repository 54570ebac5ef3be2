"""What people can do in a room, over HTTP or a socket."""
