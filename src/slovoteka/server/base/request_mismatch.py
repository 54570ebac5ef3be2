"""Finds the first parameter or part of the body that is wrong in a request that Litestar could not read.

Litestar explains this only in English, so we compare the request with the types of its handler ourselves.
"""

from typing import Any, Final

import msgspec
from litestar import Request

from slovoteka.core.mismatch import UNEXPLAINED, Mismatch, json_mismatch, mismatch

_BODY: Final = "data"
"""Litestar's name for the parameter that takes the body."""


def request_mismatch(request: Request[Any, Any, Any]) -> Mismatch:
    sent: dict[str, Any] = {**request.path_params, **dict(request.query_params)}
    parameters = request.route_handler.parsed_fn_signature.parameters
    for field in msgspec.structs.fields(request.route_handler.signature_model):
        if field.name == _BODY:
            found = json_mismatch(_body(request), field.type, strict=False)
        elif not parameters[field.name].is_parameter_field:
            continue
        elif field.name in sent:
            found = mismatch(sent[field.name], field.type, strict=False).within(field.name)
        else:
            found = Mismatch(code="missing", params={"field": field.name}) if field.required else UNEXPLAINED
        if found.code != UNEXPLAINED.code:
            return found
    return UNEXPLAINED


def _body(request: Request[Any, Any, Any]) -> bytes:
    """The body, which Litestar has already read and cached. `request.body()` therefore ends without awaiting anything,
    and a plain function can run it."""
    reading = request.body()
    try:
        reading.send(None)
    except StopIteration as read:
        return bytes(read.value)
    reading.close()
    return b""
