"""Tables inside a browser: the house in a worker, a store in its database, bots in another worker.

Nothing here knows JavaScript: what the browser has to offer is handed in, and texts go in and out,
so that all of it runs anywhere. `web/src/engine` is the other side.
"""
