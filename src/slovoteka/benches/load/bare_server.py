"""The upper limit: a server of nothing but picows. It echoes frames, or sends those with a certain beginning to all.

As a program it prints its address like `slovoteka serve --json`, and ends at SIGTERM.
"""

import asyncio
import signal
import sys
from typing import Final

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

TO_ALL: Final = b"*"
_FIRST_BUFFER: Final = 4_096


class _Connection(WSListener):
    def __init__(self, transports: set[WSTransport]) -> None:
        self._transports = transports

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transports.add(transport)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._transports.discard(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = frame.get_payload_as_bytes()
        if message.startswith(TO_ALL):
            for other in self._transports:
                other.send(WSMsgType.TEXT, message)
        else:
            transport.send(WSMsgType.TEXT, message)


async def _serve() -> None:
    transports: set[WSTransport] = set()

    def connected(_: WSUpgradeRequest) -> WSListener:
        return _Connection(transports)

    server = await ws_create_server(
        connected, "127.0.0.1", 0, backlog=4_096, websocket_handshake_timeout=60, read_buffer_init_size=_FIRST_BUFFER
    )
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    port = server.sockets[0].getsockname()[1]
    sys.stdout.buffer.write(msgspec.json.encode({"address": f"http://127.0.0.1:{port}"}) + b"\n")
    sys.stdout.buffer.flush()
    await stop.wait()
    server.close()


if __name__ == "__main__":
    uvloop.run(_serve())
