"""Tables for browsers: HTTP and WebSocket, databases, processes for bots, the page."""
