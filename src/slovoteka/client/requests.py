"""HTTP requests of one identity, with retries and problems."""

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
        """Resets the waiting times."""
        self._left_s, self._pause_s = self._patience_s, _FIRST_PAUSE_S

    async def wait(self, retry_after_s: float | None = None) -> bool:
        """Waits as long as the server asks, or longer each time. Returns False at once if our patience is over."""
        pause_s = self._pause_s if retry_after_s is None else retry_after_s
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
        """The server's answer. Waits and tries again if the server asks for it. Raises `Problem`."""
        content = await self.fetch(method, path, body, **query)
        return msgspec.json.decode(content, type=returns)

    async def fetch(self, method: str, path: str, body: Any = None, **query: Any) -> bytes:
        """Like `ask`, but returns the undecoded answer."""
        patience = Patience(self.patience_s)
        while True:
            try:
                answer = await self._send(method, path, body, query)
            except httpx.TransportError as error:
                # Other requests may have taken effect already, so they are not repeated.
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
        document = msgspec.json.decode(answer.content)
    except msgspec.DecodeError:
        document = None
    return Problem.of(document, answer.status_code)
