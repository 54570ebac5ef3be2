"""What every layer of the server uses: settings, limits, identities, refusals and the types of the wire."""
