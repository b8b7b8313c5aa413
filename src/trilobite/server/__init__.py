"""The table in the browser: tables on disk, live play over WebSocket, an API for clients."""
