"""Starting and stopping a node, what it does by itself, and clients that do not read."""
