"""Requests over HTTP: who asks, how long to wait, what is refused."""

import asyncio
from typing import Any, Final, TypeVar

import httpx
import msgspec

from slovoteka.client.problems import Problem, Unreachable

T = TypeVar("T")

_FIRST_PAUSE_S: Final = 0.2
_LONGEST_PAUSE_S: Final = 10.0
_TIMEOUT_S: Final = 30.0


class Patience:
    """How long to wait before the next attempt, and when to give up."""

    def __init__(self, patience_s: float) -> None:
        self._patience_s = patience_s
        self.succeeded()

    def succeeded(self) -> None:
        """From here on it is counted anew."""
        self._left_s, self._pause_s = self._patience_s, _FIRST_PAUSE_S

    async def wait(self, told_s: float | None = None) -> bool:
        """As long as we were told to, else longer each time. False, and at once, if that is longer than we can wait."""
        pause_s = self._pause_s if told_s is None else told_s
        if pause_s > self._left_s:
            return False
        self._left_s -= pause_s
        self._pause_s = min(2 * self._pause_s, _LONGEST_PAUSE_S)
        await asyncio.sleep(pause_s)
        return True


class Requests:
    """One server and one identity."""

    def __init__(self, url: str, token: str | None, language: str, patience_s: float) -> None:
        self.url, self.language, self.patience_s = url.rstrip("/"), language, patience_s
        self.token = token
        self._http = httpx.AsyncClient(
            base_url=f"{self.url}/api/v1", headers={"Accept-Language": language}, timeout=_TIMEOUT_S
        )

    async def close(self) -> None:
        await self._http.aclose()

    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: Any = None, *, returns: type[T], **query: Any) -> T:
        """What the server answers. Waits as long as it is told to by who is too quick; raises `Problem`."""
        content = await self.fetch(method, path, body, **query)
        return msgspec.json.decode(content, type=returns)

    async def fetch(self, method: str, path: str, body: Any = None, **query: Any) -> bytes:
        """The same, undecoded."""
        patience = Patience(self.patience_s)
        while True:
            try:
                answer = await self._send(method, path, body, query)
            except httpx.TransportError as error:
                # What may have happened already is not asked for twice.
                if method != "GET" or not await patience.wait():
                    raise Unreachable(f"{self.url}: {error!r}") from error
                continue
            if answer.is_success:
                return answer.content
            problem = _problem(answer)
            if problem.retry_after_s is None or not await patience.wait(problem.retry_after_s):
                raise problem

    async def _send(self, method: str, path: str, body: Any, query: dict[str, Any]) -> httpx.Response:
        content, headers = None, self.headers()
        if method in ("POST", "PATCH"):
            content, headers["Content-Type"] = msgspec.json.encode({} if body is None else body), "application/json"
        given = {name: value for name, value in query.items() if value is not None}
        return await self._http.request(method, path, content=content, headers=headers, params=given)


def _problem(answer: httpx.Response) -> Problem:
    try:
        told = msgspec.json.decode(answer.content)
    except msgspec.DecodeError:
        told = None
    return Problem.of(told, answer.status_code)
