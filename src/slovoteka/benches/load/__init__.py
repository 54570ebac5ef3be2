"""People by the thousand, for `slovoteka bench server`: they come by HTTP and sockets, as everybody does."""
