"""Between the nodes of one site: news and presence, on one machine or over NATS."""
