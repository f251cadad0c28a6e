"""A client of the geospatial project monitoring API. Made from docs/api/openapi.json by scripts/generate-api-docs.ts; do not edit.

Python 3.9 or newer, the standard library alone.
"""

from __future__ import annotations

import dataclasses
import json
import time
import typing
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass, field
from typing import Any, Dict, Generic, List, Literal, Mapping, Optional, Tuple, TypeVar, Union

T = TypeVar("T")
Json = Any


class ApiError(Exception):
    """An answer that is no success: its status, the sentence, and the sentence as data."""

    def __init__(self, status: int, body: Json) -> None:
        fields = body if isinstance(body, dict) else {}
        self.status = status
        self.body = body
        self.detail: Json = fields.get("detail", body)
        self.code: Optional[str] = fields.get("code")
        self.params: Dict[str, Any] = fields.get("params") or {}
        super().__init__("%d: %s" % (status, self.detail if isinstance(self.detail, str) else json.dumps(self.detail)))


class ValidationFailed(ApiError):
    """422: `detail` names each fault with its place."""


class NotReady(ApiError):
    """409: there is no answer yet, or not in this state."""


class Unreachable(Exception):
    """The service did not answer."""


@dataclass
class Answer(Generic[T]):
    """What was answered, with its tag. With `if_none_match` of a tag that still holds, `value` is None and `is_known` is true."""

    value: T
    etag: Optional[str]
    is_known: bool = False


def _decode(hint: Any, value: Json) -> Any:
    """Reads tolerantly: what is not as it was described stays as it came."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if value is None:
        return None
    if origin is Union:
        rest = [one for one in args if one is not type(None)]
        return _decode(rest[0], value) if len(rest) == 1 else value
    if origin is list and isinstance(value, list):
        return [_decode(args[0], one) for one in value]
    if origin is dict and isinstance(value, dict):
        return {name: _decode(args[1], one) for name, one in value.items()}
    if dataclasses.is_dataclass(hint) and isinstance(value, dict):
        return _record(hint, value)
    return value


_hints: Dict[type, Dict[str, Any]] = {}


def _record(kind: Any, value: Dict[str, Json]) -> Any:
    hints = _hints.setdefault(kind, typing.get_type_hints(kind))
    known = {one.metadata["name"]: one.name for one in dataclasses.fields(kind) if "name" in one.metadata}
    made = kind(**{place: _decode(hints[place], value.get(name)) for name, place in known.items()})
    made.other_fields = {name: one for name, one in value.items() if name not in known}
    return made


def _encode(value: Any) -> Json:
    """What is None in a record is left out."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        named = [(one.metadata["name"], getattr(value, one.name)) for one in dataclasses.fields(value) if "name" in one.metadata]
        return {**{name: _encode(one) for name, one in named if one is not None}, **value.other_fields}
    if isinstance(value, dict):
        return {name: _encode(one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_encode(one) for one in value]
    return value


def _form(parts: Mapping[str, Any]) -> Tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    lines: List[bytes] = []
    for name, part in parts.items():
        if part is None:
            continue
        file_name, content = part if isinstance(part, tuple) else (None, part)
        if not isinstance(content, bytes):
            content = (content if isinstance(content, str) else json.dumps(_encode(content))).encode("utf-8")
        safe = "" if file_name is None else '; filename="%s"' % file_name.replace('"', "_").replace("\r", "_").replace("\n", "_")
        lines += [b"--%s" % boundary.encode(), ('Content-Disposition: form-data; name="%s"%s' % (name, safe)).encode("utf-8"), b"", content]
    return b"\r\n".join([*lines, b"--%s--" % boundary.encode(), b""]), "multipart/form-data; boundary=%s" % boundary


class _SameHost(urllib.request.HTTPRedirectHandler):
    """No redirect is followed: the key would go along."""

    def redirect_request(self, *_args: Any, **_named: Any) -> None:
        return None


class Transport:
    """Requests with the key. What changes nothing, or carries an idempotency key, is sent again while the service is busy or out of reach."""

    def __init__(self, base_url: str, headers: Mapping[str, str], timeout: float, tries: int) -> None:
        self._base = base_url.rstrip("/")
        self._headers = dict(headers)
        self._timeout = timeout
        self._tries = tries
        self._opener = urllib.request.build_opener(_SameHost())

    def call(
        self,
        method: str,
        path: str,
        result: Any,
        query: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, Optional[str]]] = None,
        body: Any = None,
        form: Optional[Mapping[str, Any]] = None,
    ) -> Answer[Any]:
        asked = {name: _text(one) for name, one in (query or {}).items() if one is not None}
        address = self._base + path + ("?" + urllib.parse.urlencode(asked) if asked else "")
        given = {name: one for name, one in (headers or {}).items() if one is not None}
        data: Optional[bytes] = None
        if form is not None:
            data, given["Content-Type"] = _form(form)
        elif body is not None:
            data, given["Content-Type"] = json.dumps(_encode(body)).encode("utf-8"), "application/json"
        may_repeat = method == "GET" or any(name.lower() == "idempotency-key" for name in given)
        for last in range(self._tries - 1, -1, -1):
            request = urllib.request.Request(address, data=data, method=method, headers={**self._headers, **given})
            try:
                with self._opener.open(request, timeout=self._timeout) as answer:
                    return self._read(answer.headers, answer.read(), result)
            except urllib.error.HTTPError as error:
                with error:
                    if error.code == 304:
                        return Answer(None, error.headers.get("ETag"), True)
                    if error.code == 503 and may_repeat and last > 0:
                        time.sleep(_pause(error.headers.get("Retry-After")))
                        continue
                    raise _error(error.code, error.read()) from None
            except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
                if may_repeat and last > 0:
                    time.sleep(1)
                    continue
                raise Unreachable(str(getattr(error, "reason", error))) from error
        raise Unreachable("no try was made")

    @staticmethod
    def _read(headers: Any, content: bytes, result: Any) -> Answer[Any]:
        etag = headers.get("ETag")
        if result is bytes:
            return Answer(content, etag)
        return Answer(_decode(result, json.loads(content)) if content else None, etag)


def _text(value: Any) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def _part(value: str) -> str:
    return urllib.parse.quote(value, safe="")


def _pause(header: Optional[str]) -> float:
    """At most half a minute, whatever the service asks for."""
    return min(float(header), 30.0) if header is not None and header.isdigit() else 2.0


def _error(status: int, content: bytes) -> ApiError:
    try:
        body = json.loads(content)
    except ValueError:
        body = content.decode("utf-8", "replace")[:1000]
    return {422: ValidationFailed, 409: NotReady}.get(status, ApiError)(status, body)
