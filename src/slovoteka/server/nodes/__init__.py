"""News and presence between the nodes of one site, on one machine or over NATS."""
