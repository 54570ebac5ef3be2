"""HTTP routes, sockets, event streams, the pages of the client, and the guard around them."""
