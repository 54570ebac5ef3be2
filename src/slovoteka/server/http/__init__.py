"""The ways in: routes, sockets, streams, the pages of the client, and what stands around them."""
