"""What `tools.load` compares the server with: Starlette and sqlite3 and nothing else. Each text
that comes over a WebSocket is a row, stored durably before it is confirmed."""

import os
import sqlite3

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

database = sqlite3.connect(os.environ["BARE_DATABASE"])
database.execute("PRAGMA journal_mode = WAL")
database.execute("PRAGMA synchronous = FULL")
database.execute("CREATE TABLE IF NOT EXISTS events (table_id TEXT, number INTEGER, body TEXT)")


async def store(socket: WebSocket) -> None:
    """Stores rows until the client leaves."""
    await socket.accept()
    table = socket.path_params["table"]
    number = 0
    while True:
        try:
            body = await socket.receive_text()
        except WebSocketDisconnect:
            return
        database.execute("INSERT INTO events VALUES (?, ?, ?)", (table, number, body))
        database.commit()
        number += 1
        await socket.send_text("stored")


app = Starlette(routes=[WebSocketRoute("/{table}", store)])
