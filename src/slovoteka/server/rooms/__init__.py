"""What people can do in a room, whichever way they ask: HTTP, a socket or a stream."""
