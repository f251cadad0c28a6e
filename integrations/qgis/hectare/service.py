"""Calls of a Hectare service, through QGIS's own network settings."""

import json
from urllib.parse import quote, urlsplit

from qgis.core import QgsBlockingNetworkRequest
from qgis.PyQt.QtCore import QByteArray, QUrl
from qgis.PyQt.QtNetwork import QNetworkRequest

#: Pictures of a project, as (name, address below the project's). Each is a GeoTIFF with its colours.
PICTURES = (
    ("Land cover", "land_cover_image"),
    ("Year of forest loss", "deforestation/loss_year_image"),
    ("Probability of deforestation above 0.7", "deforestation/indicator_image"),
    ("Wetlands", "wetlands_mask"),
    ("Project mask", "project_mask"),
)


class ServiceFault(Exception):
    """What a call failed with, in words for a person; `status` is 0 where no answer came."""

    def __init__(self, message, status=0):
        super().__init__(message)
        self.status = status


class Service:
    """A service by its address and key. Every call raises ServiceFault."""

    def __init__(self, address, key):
        address = address.strip().rstrip("/")
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ServiceFault("The address begins with http:// or https://, such as http://127.0.0.1:8765.")
        if parts.scheme == "http" and parts.hostname not in ("127.0.0.1", "localhost", "::1"):
            raise ServiceFault("The key would be readable on its way: another computer is asked by https:// only.")
        self.address = address
        self.key = key

    def projects(self):
        """All projects, each a dict with id, project_name and area_hectares."""
        answer = self._json("GET", "/projects")
        if not isinstance(answer, list):
            raise ServiceFault("The service did not answer with a list of projects. Is this the address of a Hectare service?")
        return answer

    def shapes(self, project_id):
        """The shapes that a project was made of, as the bytes of a GeoJSON FeatureCollection."""
        return self._bytes("GET", f"/projects/{quote(project_id, safe='')}/shapes")

    def picture(self, project_id, path):
        """A GeoTIFF as bytes; None where it was not computed yet, or the project has none."""
        try:
            return self._bytes("GET", f"/projects/{quote(project_id, safe='')}/{path}")
        except ServiceFault as fault:
            if fault.status in (404, 409):
                return None
            raise

    def create(self, name, geojson):
        """Makes a project of a GeoJSON text, and answers its record."""
        return self._json("POST", f"/projects?project_name={quote(name, safe='')}", geojson.encode())

    def _json(self, method, path, body=None):
        try:
            return json.loads(self._bytes(method, path, body))
        except ValueError as error:
            raise ServiceFault("The answer is no JSON. Is this the address of a Hectare service?") from error

    def _bytes(self, method, path, body=None):
        request = QNetworkRequest(QUrl.fromEncoded((self.address + path).encode()))
        request.setRawHeader(b"x-api-key", self.key.encode())
        # The key goes to no other host.
        request.setAttribute(QNetworkRequest.RedirectPolicyAttribute, QNetworkRequest.SameOriginRedirectPolicy)
        call = QgsBlockingNetworkRequest()
        if method == "POST":
            request.setHeader(QNetworkRequest.ContentTypeHeader, "application/geo+json")
            call.post(request, QByteArray(body))
        else:
            call.get(request, True)
        reply = call.reply()
        status = reply.attribute(QNetworkRequest.HttpStatusCodeAttribute) or 0
        content = bytes(reply.content())
        if status == 200:
            return content
        raise ServiceFault(_words(status, content) or call.errorMessage() or "The service does not answer.", status)


def _words(status, content):
    """What the service says of a refusal."""
    if status == 401:
        return "The service refuses the key."
    try:
        detail = json.loads(content).get("detail")
    except (ValueError, AttributeError):
        return f"The service answered with status {status}." if status else ""
    if isinstance(detail, list):
        return " ".join(str(entry.get("msg", "")) for entry in detail[:5] if isinstance(entry, dict))
    return str(detail or "")
