"""Thousands of clients for `slovoteka bench server`. They use HTTP and sockets like everybody."""
