"""What every layer of the server uses: settings, limits, who somebody is, refusals, what goes over the wire."""
