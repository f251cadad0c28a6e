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


@dataclass
class Feature:
    type: Literal["Feature"] = field(metadata={"name": "type"})
    geometry: Any = field(metadata={"name": "geometry"})
    properties: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "properties"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Project:
    id: str = field(metadata={"name": "id"})
    user_id: str = field(metadata={"name": "user_id"})
    project_name: str = field(metadata={"name": "project_name"})
    created_at: str = field(metadata={"name": "created_at"})
    updated_at: str = field(metadata={"name": "updated_at"})
    geometry: Any = field(metadata={"name": "geometry"})
    is_collection: bool = field(metadata={"name": "is_collection"})
    is_control_pool: bool = field(metadata={"name": "is_control_pool"})
    area_hectares: Optional[float] = field(default=None, metadata={"name": "area_hectares"})
    centroid_lat: Optional[float] = field(default=None, metadata={"name": "centroid_lat"})
    centroid_lon: Optional[float] = field(default=None, metadata={"name": "centroid_lon"})
    damaged: Optional[bool] = field(default=None, metadata={"name": "damaged"})
    geometry_hash: Optional[str] = field(default=None, metadata={"name": "geometry_hash"})
    subprojects: Optional[List[str]] = field(default=None, metadata={"name": "subprojects"})
    parent_collection: Optional[str] = field(default=None, metadata={"name": "parent_collection"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectListItem:
    id: str = field(metadata={"name": "id"})
    user_id: str = field(metadata={"name": "user_id"})
    project_name: str = field(metadata={"name": "project_name"})
    created_at: str = field(metadata={"name": "created_at"})
    updated_at: str = field(metadata={"name": "updated_at"})
    area_hectares: Optional[float] = field(default=None, metadata={"name": "area_hectares"})
    centroid_lat: Optional[float] = field(default=None, metadata={"name": "centroid_lat"})
    centroid_lon: Optional[float] = field(default=None, metadata={"name": "centroid_lon"})
    damaged: Optional[bool] = field(default=None, metadata={"name": "damaged"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectShapesSourceFilesItem:
    name: Optional[str] = field(metadata={"name": "name"})
    format: Optional[str] = field(metadata={"name": "format"})
    features: int = field(metadata={"name": "features"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectShapes:
    type: Literal["FeatureCollection"] = field(metadata={"name": "type"})
    features: List[Any] = field(metadata={"name": "features"})
    geometry_hash: Optional[str] = field(default=None, metadata={"name": "geometry_hash"})
    source_files: Optional[List[ProjectShapesSourceFilesItem]] = field(default=None, metadata={"name": "source_files"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Phrase:
    code: str = field(metadata={"name": "code"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresParcelsItem:
    place: int = field(metadata={"name": "place"})
    name: str = field(metadata={"name": "name"})
    area_hectares: Optional[float] = field(metadata={"name": "area_hectares"})
    forest_2000_ha: Optional[float] = field(metadata={"name": "forest_2000_ha"})
    forest_left_ha: Optional[float] = field(metadata={"name": "forest_left_ha"})
    deforested_ha: Optional[float] = field(metadata={"name": "deforested_ha"})
    forest_cells: Optional[float] = field(metadata={"name": "forest_cells"})
    forest_reason: Optional[Literal["no-area", "too-small", "no-data", "mostly-cloud", "not-collected", "too-large"]] = field(metadata={"name": "forest_reason"})
    ndvi_mean: Optional[float] = field(metadata={"name": "ndvi_mean"})
    ndvi_clear_share: Optional[float] = field(metadata={"name": "ndvi_clear_share"})
    ndvi_cells: Optional[float] = field(metadata={"name": "ndvi_cells"})
    ndvi_reason: Optional[Literal["no-area", "too-small", "no-data", "mostly-cloud", "not-collected", "too-large"]] = field(metadata={"name": "ndvi_reason"})
    forest_2018_ha: Optional[float] = field(default=None, metadata={"name": "forest_2018_ha"})
    forest_2020_ha: Optional[float] = field(default=None, metadata={"name": "forest_2020_ha"})
    deforested_lower_ha: Optional[float] = field(default=None, metadata={"name": "deforested_lower_ha"})
    deforested_upper_ha: Optional[float] = field(default=None, metadata={"name": "deforested_upper_ha"})
    alert_ha: Optional[float] = field(default=None, metadata={"name": "alert_ha"})
    alert_probable_ha: Optional[float] = field(default=None, metadata={"name": "alert_probable_ha"})
    below_sure_size: Optional[bool] = field(default=None, metadata={"name": "below_sure_size"})
    land_cover_ha: Optional[Dict[str, float]] = field(default=None, metadata={"name": "land_cover_ha"})
    tree_cover_ha: Optional[float] = field(default=None, metadata={"name": "tree_cover_ha"})
    land_cover_unknown_ha: Optional[float] = field(default=None, metadata={"name": "land_cover_unknown_ha"})
    land_cover_cells: Optional[float] = field(default=None, metadata={"name": "land_cover_cells"})
    land_cover_reason: Optional[Literal["no-area", "too-small", "no-data", "mostly-cloud", "not-collected", "too-large"]] = field(default=None, metadata={"name": "land_cover_reason"})
    biomass_t: Optional[float] = field(default=None, metadata={"name": "biomass_t"})
    biomass_lower_t: Optional[float] = field(default=None, metadata={"name": "biomass_lower_t"})
    biomass_upper_t: Optional[float] = field(default=None, metadata={"name": "biomass_upper_t"})
    biomass_t_per_ha: Optional[float] = field(default=None, metadata={"name": "biomass_t_per_ha"})
    biomass_cells: Optional[float] = field(default=None, metadata={"name": "biomass_cells"})
    biomass_reason: Optional[Literal["no-area", "too-small", "no-data", "mostly-cloud", "not-collected", "too-large"]] = field(default=None, metadata={"name": "biomass_reason"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresForestNoData:
    code: str = field(metadata={"name": "code"})
    detail: str = field(metadata={"name": "detail"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresForest:
    cell_metres: float = field(metadata={"name": "cell_metres"})
    start: Optional[str] = field(metadata={"name": "start"})
    end: Optional[str] = field(metadata={"name": "end"})
    collected_at: str = field(metadata={"name": "collected_at"})
    source: Optional[str] = field(default=None, metadata={"name": "source"})
    fetched_at: Optional[str] = field(default=None, metadata={"name": "fetched_at"})
    method: Optional[str] = field(default=None, metadata={"name": "method"})
    assumptions: Optional[List[str]] = field(default=None, metadata={"name": "assumptions"})
    attribution: Optional[str] = field(default=None, metadata={"name": "attribution"})
    source_codes: Optional[List[Any]] = field(default=None, metadata={"name": "source_codes"})
    method_code: Optional[Phrase] = field(default=None, metadata={"name": "method_code"})
    assumption_codes: Optional[List[Optional[Phrase]]] = field(default=None, metadata={"name": "assumption_codes"})
    attribution_codes: Optional[List[Any]] = field(default=None, metadata={"name": "attribution_codes"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    method_version: Optional[int] = field(default=None, metadata={"name": "method_version"})
    no_data: Optional[ProjectFiguresForestNoData] = field(default=None, metadata={"name": "no_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresNdviNoData:
    code: str = field(metadata={"name": "code"})
    detail: str = field(metadata={"name": "detail"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresNdvi:
    cell_metres: float = field(metadata={"name": "cell_metres"})
    start: Optional[str] = field(metadata={"name": "start"})
    end: Optional[str] = field(metadata={"name": "end"})
    collected_at: str = field(metadata={"name": "collected_at"})
    source: Optional[str] = field(default=None, metadata={"name": "source"})
    fetched_at: Optional[str] = field(default=None, metadata={"name": "fetched_at"})
    method: Optional[str] = field(default=None, metadata={"name": "method"})
    assumptions: Optional[List[str]] = field(default=None, metadata={"name": "assumptions"})
    attribution: Optional[str] = field(default=None, metadata={"name": "attribution"})
    source_codes: Optional[List[Any]] = field(default=None, metadata={"name": "source_codes"})
    method_code: Optional[Phrase] = field(default=None, metadata={"name": "method_code"})
    assumption_codes: Optional[List[Optional[Phrase]]] = field(default=None, metadata={"name": "assumption_codes"})
    attribution_codes: Optional[List[Any]] = field(default=None, metadata={"name": "attribution_codes"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    method_version: Optional[int] = field(default=None, metadata={"name": "method_version"})
    no_data: Optional[ProjectFiguresNdviNoData] = field(default=None, metadata={"name": "no_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresLandCoverNoData:
    code: str = field(metadata={"name": "code"})
    detail: str = field(metadata={"name": "detail"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresLandCover:
    cell_metres: float = field(metadata={"name": "cell_metres"})
    start: Optional[str] = field(metadata={"name": "start"})
    end: Optional[str] = field(metadata={"name": "end"})
    collected_at: str = field(metadata={"name": "collected_at"})
    source: Optional[str] = field(default=None, metadata={"name": "source"})
    fetched_at: Optional[str] = field(default=None, metadata={"name": "fetched_at"})
    method: Optional[str] = field(default=None, metadata={"name": "method"})
    assumptions: Optional[List[str]] = field(default=None, metadata={"name": "assumptions"})
    attribution: Optional[str] = field(default=None, metadata={"name": "attribution"})
    source_codes: Optional[List[Any]] = field(default=None, metadata={"name": "source_codes"})
    method_code: Optional[Phrase] = field(default=None, metadata={"name": "method_code"})
    assumption_codes: Optional[List[Optional[Phrase]]] = field(default=None, metadata={"name": "assumption_codes"})
    attribution_codes: Optional[List[Any]] = field(default=None, metadata={"name": "attribution_codes"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    method_version: Optional[int] = field(default=None, metadata={"name": "method_version"})
    no_data: Optional[ProjectFiguresLandCoverNoData] = field(default=None, metadata={"name": "no_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresBiomassNoData:
    code: str = field(metadata={"name": "code"})
    detail: str = field(metadata={"name": "detail"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresBiomass:
    cell_metres: float = field(metadata={"name": "cell_metres"})
    start: Optional[str] = field(metadata={"name": "start"})
    end: Optional[str] = field(metadata={"name": "end"})
    collected_at: str = field(metadata={"name": "collected_at"})
    source: Optional[str] = field(default=None, metadata={"name": "source"})
    fetched_at: Optional[str] = field(default=None, metadata={"name": "fetched_at"})
    method: Optional[str] = field(default=None, metadata={"name": "method"})
    assumptions: Optional[List[str]] = field(default=None, metadata={"name": "assumptions"})
    attribution: Optional[str] = field(default=None, metadata={"name": "attribution"})
    source_codes: Optional[List[Any]] = field(default=None, metadata={"name": "source_codes"})
    method_code: Optional[Phrase] = field(default=None, metadata={"name": "method_code"})
    assumption_codes: Optional[List[Optional[Phrase]]] = field(default=None, metadata={"name": "assumption_codes"})
    attribution_codes: Optional[List[Any]] = field(default=None, metadata={"name": "attribution_codes"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    method_version: Optional[int] = field(default=None, metadata={"name": "method_version"})
    no_data: Optional[ProjectFiguresBiomassNoData] = field(default=None, metadata={"name": "no_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresSum:
    area_hectares: Optional[float] = field(metadata={"name": "area_hectares"})
    forest_2000_ha: Optional[float] = field(metadata={"name": "forest_2000_ha"})
    forest_left_ha: Optional[float] = field(metadata={"name": "forest_left_ha"})
    deforested_ha: Optional[float] = field(metadata={"name": "deforested_ha"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFiguresWhole:
    area_hectares: Optional[float] = field(metadata={"name": "area_hectares"})
    forest_2000_ha: Optional[float] = field(metadata={"name": "forest_2000_ha"})
    forest_left_ha: Optional[float] = field(metadata={"name": "forest_left_ha"})
    deforested_ha: Optional[float] = field(metadata={"name": "deforested_ha"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectFigures:
    project_id: str = field(metadata={"name": "project_id"})
    geometry_hash: str = field(metadata={"name": "geometry_hash"})
    parcels: List[ProjectFiguresParcelsItem] = field(metadata={"name": "parcels"})
    min_cells: float = field(metadata={"name": "min_cells"})
    forest: Optional[ProjectFiguresForest] = field(metadata={"name": "forest"})
    ndvi: Optional[ProjectFiguresNdvi] = field(metadata={"name": "ndvi"})
    sum: ProjectFiguresSum = field(metadata={"name": "sum"})
    whole: ProjectFiguresWhole = field(metadata={"name": "whole"})
    overlap_hectares: float = field(metadata={"name": "overlap_hectares"})
    canopy_threshold: Optional[float] = field(default=None, metadata={"name": "canopy_threshold"})
    land_cover: Optional[ProjectFiguresLandCover] = field(default=None, metadata={"name": "land_cover"})
    biomass: Optional[ProjectFiguresBiomass] = field(default=None, metadata={"name": "biomass"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PlotRisksPlotsItemIndicatorsItemLayersItem:
    name: str = field(metadata={"name": "name"})
    hectares: Optional[float] = field(metadata={"name": "hectares"})
    percent: Optional[float] = field(metadata={"name": "percent"})
    value: Literal["yes", "no", "unknown"] = field(metadata={"name": "value"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PlotRisksPlotsItemIndicatorsItem:
    id: Literal["treecover_2020", "commodities_2020", "disturbance_before_2021", "disturbance_after_2020"] = field(metadata={"name": "id"})
    value: Literal["yes", "no", "unknown"] = field(metadata={"name": "value"})
    layers: List[PlotRisksPlotsItemIndicatorsItemLayersItem] = field(metadata={"name": "layers"})
    not_read: List[str] = field(metadata={"name": "not_read"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PlotRisksPlotsItem:
    covered_ha: Optional[float] = field(metadata={"name": "covered_ha"})
    forest_2020_ha: Optional[float] = field(metadata={"name": "forest_2020_ha"})
    forest_2020_lower_ha: Optional[float] = field(metadata={"name": "forest_2020_lower_ha"})
    forest_2020_upper_ha: Optional[float] = field(metadata={"name": "forest_2020_upper_ha"})
    forest_2020_pct: Optional[float] = field(metadata={"name": "forest_2020_pct"})
    unknown_ha: Optional[float] = field(metadata={"name": "unknown_ha"})
    hansen_2020_ha: Optional[float] = field(metadata={"name": "hansen_2020_ha"})
    worldcover_ha: Optional[float] = field(metadata={"name": "worldcover_ha"})
    agreement_pct: Optional[float] = field(metadata={"name": "agreement_pct"})
    agreement_hansen_pct: Optional[float] = field(metadata={"name": "agreement_hansen_pct"})
    agreement_worldcover_pct: Optional[float] = field(metadata={"name": "agreement_worldcover_pct"})
    loss_after_2020_ha: Optional[float] = field(metadata={"name": "loss_after_2020_ha"})
    loss_after_2020_in_forest_ha: Optional[float] = field(metadata={"name": "loss_after_2020_in_forest_ha"})
    alert_ha: Optional[float] = field(metadata={"name": "alert_ha"})
    alert_probable_ha: Optional[float] = field(metadata={"name": "alert_probable_ha"})
    risk_perennial_crops: Optional[Literal["low", "more_info_needed", "high", "not_assessed"]] = field(metadata={"name": "risk_perennial_crops"})
    risk_annual_crops: Optional[Literal["low", "more_info_needed", "high", "not_assessed"]] = field(metadata={"name": "risk_annual_crops"})
    risk_timber: Optional[Literal["low", "more_info_needed", "high", "not_assessed"]] = field(metadata={"name": "risk_timber"})
    indicators: List[PlotRisksPlotsItemIndicatorsItem] = field(metadata={"name": "indicators"})
    place: int = field(metadata={"name": "place"})
    name: str = field(metadata={"name": "name"})
    area_hectares: Optional[float] = field(metadata={"name": "area_hectares"})
    reason: Optional[Literal["no-area", "too-small", "no-data", "not-collected", "too-large"]] = field(metadata={"name": "reason"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PlotRisksNoData:
    code: str = field(metadata={"name": "code"})
    detail: str = field(metadata={"name": "detail"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PlotRisks:
    project_id: str = field(metadata={"name": "project_id"})
    geometry_hash: str = field(metadata={"name": "geometry_hash"})
    plots: List[PlotRisksPlotsItem] = field(metadata={"name": "plots"})
    source: Optional[str] = field(default=None, metadata={"name": "source"})
    fetched_at: Optional[str] = field(default=None, metadata={"name": "fetched_at"})
    method: Optional[str] = field(default=None, metadata={"name": "method"})
    assumptions: Optional[List[str]] = field(default=None, metadata={"name": "assumptions"})
    attribution: Optional[str] = field(default=None, metadata={"name": "attribution"})
    source_codes: Optional[List[Any]] = field(default=None, metadata={"name": "source_codes"})
    method_code: Optional[Phrase] = field(default=None, metadata={"name": "method_code"})
    assumption_codes: Optional[List[Optional[Phrase]]] = field(default=None, metadata={"name": "assumption_codes"})
    attribution_codes: Optional[List[Any]] = field(default=None, metadata={"name": "attribution_codes"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    method_version: Optional[int] = field(default=None, metadata={"name": "method_version"})
    no_data: Optional[PlotRisksNoData] = field(default=None, metadata={"name": "no_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeletedProject:
    id: str = field(metadata={"name": "id"})
    deleted: Literal[True] = field(metadata={"name": "deleted"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeletedProjects:
    id: str = field(metadata={"name": "id"})
    project_name: str = field(metadata={"name": "project_name"})
    area_hectares: Optional[float] = field(metadata={"name": "area_hectares"})
    is_collection: bool = field(metadata={"name": "is_collection"})
    deleted_at: str = field(metadata={"name": "deleted_at"})
    rests_until: str = field(metadata={"name": "rests_until"})
    damaged: Optional[bool] = field(default=None, metadata={"name": "damaged"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class RestoredProject:
    id: str = field(metadata={"name": "id"})
    restored: Literal[True] = field(metadata={"name": "restored"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProgramEligibilityRulesItem:
    rule: str = field(metadata={"name": "rule"})
    outcome: Literal["met", "not_met", "unknown"] = field(metadata={"name": "outcome"})
    basis: Literal["own", "programme"] = field(metadata={"name": "basis"})
    text_read: bool = field(metadata={"name": "text_read"})
    description: str = field(metadata={"name": "description"})
    description_code: Phrase = field(metadata={"name": "description_code"})
    source: str = field(metadata={"name": "source"})
    source_code: Phrase = field(metadata={"name": "source_code"})
    value_percent: Optional[float] = field(metadata={"name": "value_percent"})
    threshold_percent: Optional[float] = field(metadata={"name": "threshold_percent"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProgramEligibility:
    id: Literal["arr-census", "arr-area-based", "redd"] = field(metadata={"name": "id"})
    program: str = field(metadata={"name": "program"})
    approach: Optional[str] = field(metadata={"name": "approach"})
    eligibility_status: Literal["eligible", "not_eligible", "unknown"] = field(metadata={"name": "eligibility_status"})
    rules: List[ProgramEligibilityRulesItem] = field(metadata={"name": "rules"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProductState:
    product: str = field(metadata={"name": "product"})
    state: Literal["queued", "running", "ready", "failed", "cancelled", "not_available"] = field(metadata={"name": "state"})
    progress: float = field(metadata={"name": "progress"})
    reason: Optional[str] = field(metadata={"name": "reason"})
    updated_at: Optional[str] = field(metadata={"name": "updated_at"})
    waits_for: Any = field(default=None, metadata={"name": "waits_for"})
    reason_code: Optional[str] = field(default=None, metadata={"name": "reason_code"})
    reason_params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "reason_params"})
    jobs_ahead: Optional[int] = field(default=None, metadata={"name": "jobs_ahead"})
    retry_at: Optional[str] = field(default=None, metadata={"name": "retry_at"})
    paused: Optional[bool] = field(default=None, metadata={"name": "paused"})
    data_start: Optional[str] = field(default=None, metadata={"name": "data_start"})
    data_end: Optional[str] = field(default=None, metadata={"name": "data_end"})
    collected_at: Optional[str] = field(default=None, metadata={"name": "collected_at"})
    preliminary: Optional[bool] = field(default=None, metadata={"name": "preliminary"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class AvailableDataRemoteSensingIndices:
    min: Optional[str] = field(metadata={"name": "min"})
    max: Optional[str] = field(metadata={"name": "max"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class AvailableDataCarbonPrograms:
    program: str = field(metadata={"name": "program"})
    eligibility_status: str = field(metadata={"name": "eligibility_status"})
    baseline_sequestration: Any = field(metadata={"name": "baseline_sequestration"})
    performance_benchmark: Any = field(metadata={"name": "performance_benchmark"})
    approach: Optional[str] = field(default=None, metadata={"name": "approach"})
    programs: Optional[List[ProgramEligibility]] = field(default=None, metadata={"name": "programs"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class AvailableData:
    remote_sensing_indices: Optional[AvailableDataRemoteSensingIndices] = field(metadata={"name": "remote_sensing_indices"})
    climate_risk: List[str] = field(metadata={"name": "climate_risk"})
    carbon_programs: AvailableDataCarbonPrograms = field(metadata={"name": "carbon_programs"})
    climate_programs: Any = field(metadata={"name": "climate_programs"})
    products: Optional[List[ProductState]] = field(default=None, metadata={"name": "products"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class AreaResult:
    area_hectares: float = field(metadata={"name": "area_hectares"})
    width: float = field(metadata={"name": "width"})
    height: float = field(metadata={"name": "height"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class QuotaGroup:
    limit_hectares: Optional[float] = field(metadata={"name": "limit_hectares"})
    used_hectares: float = field(metadata={"name": "used_hectares"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Quota:
    limit_hectares: Optional[float] = field(metadata={"name": "limit_hectares"})
    used_hectares: float = field(metadata={"name": "used_hectares"})
    remaining_hectares: Optional[float] = field(metadata={"name": "remaining_hectares"})
    group: Optional[QuotaGroup] = field(default=None, metadata={"name": "group"})
    bin_hectares: Optional[float] = field(default=None, metadata={"name": "bin_hectares"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class WeatherRecord:
    period: str = field(metadata={"name": "period"})
    project_id: str = field(metadata={"name": "project_id"})
    lat: float = field(metadata={"name": "lat"})
    lon: float = field(metadata={"name": "lon"})
    avg_temperature_degc: Optional[float] = field(metadata={"name": "avg_temperature_degC"})
    min_temperature_degc: Optional[float] = field(metadata={"name": "min_temperature_degC"})
    max_temperature_degc: Optional[float] = field(metadata={"name": "max_temperature_degC"})
    avg_dewpoint_temperature_degc: Optional[float] = field(metadata={"name": "avg_dewpoint_temperature_degC"})
    min_dewpoint_temperature_degc: Optional[float] = field(metadata={"name": "min_dewpoint_temperature_degC"})
    max_dewpoint_temperature_degc: Optional[float] = field(metadata={"name": "max_dewpoint_temperature_degC"})
    avg_wind_speed_m_per_s: Optional[float] = field(metadata={"name": "avg_wind_speed_m_per_s"})
    max_wind_speed_m_per_s: Optional[float] = field(metadata={"name": "max_wind_speed_m_per_s"})
    avg_surface_pressure_pa: Optional[float] = field(metadata={"name": "avg_surface_pressure_Pa"})
    avg_total_cloud_cover_0_1: Optional[float] = field(metadata={"name": "avg_total_cloud_cover_0_1"})
    sum_total_precipitation_mm_of_water_equivalent: Optional[float] = field(metadata={"name": "sum_total_precipitation_mm_of_water_equivalent"})
    avg_relative_humidity_0_1: Optional[float] = field(metadata={"name": "avg_relative_humidity_0_1"})
    sum_snowfall_mm_of_water_equivalent: Optional[float] = field(metadata={"name": "sum_snowfall_mm_of_water_equivalent"})
    sum_snow_depth_mm_of_water_equivalent: Optional[float] = field(metadata={"name": "sum_snow_depth_mm_of_water_equivalent"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class WaterBalanceRecordsItem:
    period: str = field(metadata={"name": "period"})
    precipitation_mm: Optional[float] = field(metadata={"name": "precipitation_mm"})
    pet_mm: Optional[float] = field(metadata={"name": "pet_mm"})
    balance_mm: Optional[float] = field(metadata={"name": "balance_mm"})
    spei_3: Optional[float] = field(metadata={"name": "spei_3"})
    spei_12: Optional[float] = field(metadata={"name": "spei_12"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class WaterBalance:
    project_id: str = field(metadata={"name": "project_id"})
    lat: float = field(metadata={"name": "lat"})
    lon: float = field(metadata={"name": "lon"})
    reference: str = field(metadata={"name": "reference"})
    reference_years: int = field(metadata={"name": "reference_years"})
    records: List[WaterBalanceRecordsItem] = field(metadata={"name": "records"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ClimateRecordByScenarioValueValue:
    mean: Optional[float] = field(metadata={"name": "mean"})
    min: Optional[float] = field(metadata={"name": "min"})
    max: Optional[float] = field(metadata={"name": "max"})
    models: Optional[int] = field(metadata={"name": "models"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ClimateRecord:
    period: str = field(metadata={"name": "period"})
    project_id: str = field(metadata={"name": "project_id"})
    lat: float = field(metadata={"name": "lat"})
    lon: float = field(metadata={"name": "lon"})
    avg_temperature_degc: Optional[float] = field(metadata={"name": "avg_temperature_degC"})
    min_temperature_degc: Optional[float] = field(metadata={"name": "min_temperature_degC"})
    max_temperature_degc: Optional[float] = field(metadata={"name": "max_temperature_degC"})
    avg_wind_speed_m_per_s: Optional[float] = field(metadata={"name": "avg_wind_speed_m_per_s"})
    sum_total_precipitation_mm_of_water_equivalent: Optional[float] = field(metadata={"name": "sum_total_precipitation_mm_of_water_equivalent"})
    avg_relative_humidity_0_1: Optional[float] = field(metadata={"name": "avg_relative_humidity_0_1"})
    by_scenario: Optional[Dict[str, Dict[str, ClimateRecordByScenarioValueValue]]] = field(default=None, metadata={"name": "by_scenario"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ClimateRiskSummaryRiskItemsItem:
    risk: str = field(metadata={"name": "risk"})
    description: str = field(metadata={"name": "description"})
    value: Optional[float] = field(metadata={"name": "value"})
    description_code: Optional[Phrase] = field(default=None, metadata={"name": "description_code"})
    lowest: Optional[float] = field(default=None, metadata={"name": "lowest"})
    highest: Optional[float] = field(default=None, metadata={"name": "highest"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ClimateRiskSummary:
    project_id: str = field(metadata={"name": "project_id"})
    risk_items: List[ClimateRiskSummaryRiskItemsItem] = field(metadata={"name": "risk_items"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeforestationSummaryRecordDeforestedByDriverItem:
    driver: Literal["permanent-agriculture", "hard-commodities", "shifting-cultivation", "logging", "wildfire", "settlements-and-infrastructure", "other-natural-disturbances", "unknown"] = field(metadata={"name": "driver"})
    hectares: float = field(metadata={"name": "hectares"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeforestationSummaryRecord:
    year: int = field(metadata={"name": "year"})
    deforested_ha: Optional[float] = field(metadata={"name": "deforested_ha"})
    deforested_pct: Optional[float] = field(metadata={"name": "deforested_pct"})
    deforested_lower_ha: Optional[float] = field(default=None, metadata={"name": "deforested_lower_ha"})
    deforested_upper_ha: Optional[float] = field(default=None, metadata={"name": "deforested_upper_ha"})
    deforested_in_year_ha: Optional[float] = field(default=None, metadata={"name": "deforested_in_year_ha"})
    deforested_in_year_lower_ha: Optional[float] = field(default=None, metadata={"name": "deforested_in_year_lower_ha"})
    deforested_in_year_upper_ha: Optional[float] = field(default=None, metadata={"name": "deforested_in_year_upper_ha"})
    forest_2000_ha: Optional[float] = field(default=None, metadata={"name": "forest_2000_ha"})
    forest_2018_ha: Optional[float] = field(default=None, metadata={"name": "forest_2018_ha"})
    forest_2020_ha: Optional[float] = field(default=None, metadata={"name": "forest_2020_ha"})
    provisional: Optional[bool] = field(default=None, metadata={"name": "provisional"})
    alert_ha: Optional[float] = field(default=None, metadata={"name": "alert_ha"})
    alert_probable_ha: Optional[float] = field(default=None, metadata={"name": "alert_probable_ha"})
    alert_coverage: Optional[Literal["whole", "part", "none"]] = field(default=None, metadata={"name": "alert_coverage"})
    deforested_by_driver: Optional[List[DeforestationSummaryRecordDeforestedByDriverItem]] = field(default=None, metadata={"name": "deforested_by_driver"})
    observed_through: Optional[str] = field(default=None, metadata={"name": "observed_through"})
    canopy_threshold: Optional[float] = field(default=None, metadata={"name": "canopy_threshold"})
    smallest_mapped_ha: Optional[float] = field(default=None, metadata={"name": "smallest_mapped_ha"})
    below_sure_size: Optional[bool] = field(default=None, metadata={"name": "below_sure_size"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeforestationAlertsFeaturesItemGeometry:
    type: Literal["Polygon"] = field(metadata={"name": "type"})
    coordinates: List[List[List[float]]] = field(metadata={"name": "coordinates"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeforestationAlertsFeaturesItemProperties:
    date: Optional[str] = field(metadata={"name": "date"})
    confidence: Literal["confirmed", "probable"] = field(metadata={"name": "confidence"})
    hectares: float = field(metadata={"name": "hectares"})
    cells: int = field(metadata={"name": "cells"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeforestationAlertsFeaturesItem:
    type: Literal["Feature"] = field(metadata={"name": "type"})
    geometry: DeforestationAlertsFeaturesItemGeometry = field(metadata={"name": "geometry"})
    properties: DeforestationAlertsFeaturesItemProperties = field(metadata={"name": "properties"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeforestationAlertsNoData:
    code: str = field(metadata={"name": "code"})
    detail: str = field(metadata={"name": "detail"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DeforestationAlerts:
    type: Literal["FeatureCollection"] = field(metadata={"name": "type"})
    features: List[DeforestationAlertsFeaturesItem] = field(metadata={"name": "features"})
    canopy_threshold: float = field(metadata={"name": "canopy_threshold"})
    too_many: bool = field(metadata={"name": "too_many"})
    source: Optional[str] = field(default=None, metadata={"name": "source"})
    fetched_at: Optional[str] = field(default=None, metadata={"name": "fetched_at"})
    method: Optional[str] = field(default=None, metadata={"name": "method"})
    assumptions: Optional[List[str]] = field(default=None, metadata={"name": "assumptions"})
    attribution: Optional[str] = field(default=None, metadata={"name": "attribution"})
    source_codes: Optional[List[Any]] = field(default=None, metadata={"name": "source_codes"})
    method_code: Optional[Phrase] = field(default=None, metadata={"name": "method_code"})
    assumption_codes: Optional[List[Optional[Phrase]]] = field(default=None, metadata={"name": "assumption_codes"})
    attribution_codes: Optional[List[Any]] = field(default=None, metadata={"name": "attribution_codes"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    method_version: Optional[int] = field(default=None, metadata={"name": "method_version"})
    no_data: Optional[DeforestationAlertsNoData] = field(default=None, metadata={"name": "no_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Forest2020IndicatorsItemLayersItem:
    name: str = field(metadata={"name": "name"})
    hectares: Optional[float] = field(metadata={"name": "hectares"})
    percent: Optional[float] = field(metadata={"name": "percent"})
    value: Literal["yes", "no", "unknown"] = field(metadata={"name": "value"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Forest2020IndicatorsItem:
    id: Literal["treecover_2020", "commodities_2020", "disturbance_before_2021", "disturbance_after_2020"] = field(metadata={"name": "id"})
    value: Literal["yes", "no", "unknown"] = field(metadata={"name": "value"})
    layers: List[Forest2020IndicatorsItemLayersItem] = field(metadata={"name": "layers"})
    not_read: List[str] = field(metadata={"name": "not_read"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Forest2020:
    project_id: str = field(metadata={"name": "project_id"})
    covered_ha: Optional[float] = field(metadata={"name": "covered_ha"})
    forest_2020_ha: Optional[float] = field(metadata={"name": "forest_2020_ha"})
    forest_2020_lower_ha: Optional[float] = field(metadata={"name": "forest_2020_lower_ha"})
    forest_2020_upper_ha: Optional[float] = field(metadata={"name": "forest_2020_upper_ha"})
    forest_2020_pct: Optional[float] = field(metadata={"name": "forest_2020_pct"})
    unknown_ha: Optional[float] = field(metadata={"name": "unknown_ha"})
    hansen_2020_ha: Optional[float] = field(metadata={"name": "hansen_2020_ha"})
    worldcover_ha: Optional[float] = field(metadata={"name": "worldcover_ha"})
    agreement_pct: Optional[float] = field(metadata={"name": "agreement_pct"})
    agreement_hansen_pct: Optional[float] = field(metadata={"name": "agreement_hansen_pct"})
    agreement_worldcover_pct: Optional[float] = field(metadata={"name": "agreement_worldcover_pct"})
    loss_after_2020_ha: Optional[float] = field(metadata={"name": "loss_after_2020_ha"})
    loss_after_2020_in_forest_ha: Optional[float] = field(metadata={"name": "loss_after_2020_in_forest_ha"})
    alert_ha: Optional[float] = field(metadata={"name": "alert_ha"})
    alert_probable_ha: Optional[float] = field(metadata={"name": "alert_probable_ha"})
    risk_perennial_crops: Optional[Literal["low", "more_info_needed", "high", "not_assessed"]] = field(metadata={"name": "risk_perennial_crops"})
    risk_annual_crops: Optional[Literal["low", "more_info_needed", "high", "not_assessed"]] = field(metadata={"name": "risk_annual_crops"})
    risk_timber: Optional[Literal["low", "more_info_needed", "high", "not_assessed"]] = field(metadata={"name": "risk_timber"})
    indicators: List[Forest2020IndicatorsItem] = field(metadata={"name": "indicators"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PortfolioDeforestationSummaryTotal:
    project_count: int = field(metadata={"name": "project_count"})
    area_hectares: float = field(metadata={"name": "area_hectares"})
    deforested_ha: Optional[float] = field(metadata={"name": "deforested_ha"})
    deforested_pct: Optional[float] = field(metadata={"name": "deforested_pct"})
    alert_ha: Optional[float] = field(default=None, metadata={"name": "alert_ha"})
    alert_probable_ha: Optional[float] = field(default=None, metadata={"name": "alert_probable_ha"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PortfolioDeforestationSummaryItemsItem:
    project_count: int = field(metadata={"name": "project_count"})
    area_hectares: float = field(metadata={"name": "area_hectares"})
    deforested_ha: Optional[float] = field(metadata={"name": "deforested_ha"})
    deforested_pct: Optional[float] = field(metadata={"name": "deforested_pct"})
    country_code: Optional[str] = field(metadata={"name": "country_code"})
    country: Optional[str] = field(metadata={"name": "country"})
    state_code: Optional[str] = field(metadata={"name": "state_code"})
    state: Optional[str] = field(metadata={"name": "state"})
    alert_ha: Optional[float] = field(default=None, metadata={"name": "alert_ha"})
    alert_probable_ha: Optional[float] = field(default=None, metadata={"name": "alert_probable_ha"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PortfolioDeforestationSummaryNoData:
    code: str = field(metadata={"name": "code"})
    detail: str = field(metadata={"name": "detail"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PortfolioDeforestationSummary:
    since: int = field(metadata={"name": "since"})
    year: int = field(metadata={"name": "year"})
    total: PortfolioDeforestationSummaryTotal = field(metadata={"name": "total"})
    items: List[PortfolioDeforestationSummaryItemsItem] = field(metadata={"name": "items"})
    pending_project_ids: List[str] = field(metadata={"name": "pending_project_ids"})
    canopy_threshold: Optional[float] = field(default=None, metadata={"name": "canopy_threshold"})
    provisional: Optional[bool] = field(default=None, metadata={"name": "provisional"})
    no_data_project_ids: Optional[List[str]] = field(default=None, metadata={"name": "no_data_project_ids"})
    source: Optional[str] = field(default=None, metadata={"name": "source"})
    fetched_at: Optional[str] = field(default=None, metadata={"name": "fetched_at"})
    method: Optional[str] = field(default=None, metadata={"name": "method"})
    assumptions: Optional[List[str]] = field(default=None, metadata={"name": "assumptions"})
    attribution: Optional[str] = field(default=None, metadata={"name": "attribution"})
    source_codes: Optional[List[Any]] = field(default=None, metadata={"name": "source_codes"})
    method_code: Optional[Phrase] = field(default=None, metadata={"name": "method_code"})
    assumption_codes: Optional[List[Optional[Phrase]]] = field(default=None, metadata={"name": "assumption_codes"})
    attribution_codes: Optional[List[Any]] = field(default=None, metadata={"name": "attribution_codes"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    method_version: Optional[int] = field(default=None, metadata={"name": "method_version"})
    no_data: Optional[PortfolioDeforestationSummaryNoData] = field(default=None, metadata={"name": "no_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class BiomassStockBiomassTPerHa:
    value: Optional[float] = field(metadata={"name": "value"})
    sd_correlated: Optional[float] = field(metadata={"name": "sd_correlated"})
    sd_independent: Optional[float] = field(metadata={"name": "sd_independent"})
    lower: Optional[float] = field(metadata={"name": "lower"})
    upper: Optional[float] = field(metadata={"name": "upper"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class BiomassStockBiomassT:
    value: Optional[float] = field(metadata={"name": "value"})
    sd_correlated: Optional[float] = field(metadata={"name": "sd_correlated"})
    sd_independent: Optional[float] = field(metadata={"name": "sd_independent"})
    lower: Optional[float] = field(metadata={"name": "lower"})
    upper: Optional[float] = field(metadata={"name": "upper"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class BiomassStockCarbonT:
    value: Optional[float] = field(metadata={"name": "value"})
    sd_correlated: Optional[float] = field(metadata={"name": "sd_correlated"})
    sd_independent: Optional[float] = field(metadata={"name": "sd_independent"})
    lower: Optional[float] = field(metadata={"name": "lower"})
    upper: Optional[float] = field(metadata={"name": "upper"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class BiomassStock:
    project_id: str = field(metadata={"name": "project_id"})
    year: int = field(metadata={"name": "year"})
    covered_ha: Optional[float] = field(metadata={"name": "covered_ha"})
    unknown_ha: Optional[float] = field(metadata={"name": "unknown_ha"})
    zero_ha: Optional[float] = field(metadata={"name": "zero_ha"})
    biomass_t_per_ha: BiomassStockBiomassTPerHa = field(metadata={"name": "biomass_t_per_ha"})
    biomass_t: BiomassStockBiomassT = field(metadata={"name": "biomass_t"})
    carbon_t: BiomassStockCarbonT = field(metadata={"name": "carbon_t"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class BaselineSequestrationRecordsItem:
    period: str = field(metadata={"name": "period"})
    baseline_sequestration_tco2e: Optional[float] = field(metadata={"name": "baseline_sequestration_tco2e"})
    cumulative_tco2e: Optional[float] = field(metadata={"name": "cumulative_tco2e"})
    lower: Optional[float] = field(metadata={"name": "lower"})
    upper: Optional[float] = field(metadata={"name": "upper"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class BaselineSequestration:
    project_id: str = field(metadata={"name": "project_id"})
    records: List[BaselineSequestrationRecordsItem] = field(metadata={"name": "records"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class GhgEmissionsRecordsItem:
    year: int = field(metadata={"name": "year"})
    loss_ha: Optional[float] = field(metadata={"name": "loss_ha"})
    co2_t: Optional[float] = field(metadata={"name": "co2_t"})
    ch4_tco2e: Optional[float] = field(metadata={"name": "ch4_tco2e"})
    n2o_tco2e: Optional[float] = field(metadata={"name": "n2o_tco2e"})
    total_tco2e: Optional[float] = field(metadata={"name": "total_tco2e"})
    sd_tco2e: Optional[float] = field(metadata={"name": "sd_tco2e"})
    burned_loss_ha: Optional[float] = field(default=None, metadata={"name": "burned_loss_ha"})
    unseen_loss_ha: Optional[float] = field(default=None, metadata={"name": "unseen_loss_ha"})
    fire_from: Optional[Literal["map", "declared"]] = field(default=None, metadata={"name": "fire_from"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class GhgEmissions:
    project_id: str = field(metadata={"name": "project_id"})
    records: List[GhgEmissionsRecordsItem] = field(metadata={"name": "records"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PerformanceBenchmarkRecordsItem:
    year: int = field(metadata={"name": "year"})
    project_si: Optional[float] = field(metadata={"name": "project_si"})
    control_si: Optional[float] = field(metadata={"name": "control_si"})
    performance_benchmark: Optional[float] = field(metadata={"name": "performance_benchmark"})
    p_value: Optional[float] = field(metadata={"name": "p_value"})
    performance_benchmark_lower: Optional[float] = field(default=None, metadata={"name": "performance_benchmark_lower"})
    performance_benchmark_upper: Optional[float] = field(default=None, metadata={"name": "performance_benchmark_upper"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class PerformanceBenchmark:
    project_id: str = field(metadata={"name": "project_id"})
    records: List[PerformanceBenchmarkRecordsItem] = field(metadata={"name": "records"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CarbonAdditionalityRecordsItem:
    year: int = field(metadata={"name": "year"})
    removals_tco2e: Optional[float] = field(metadata={"name": "removals_tco2e"})
    performance_benchmark: Optional[float] = field(metadata={"name": "performance_benchmark"})
    additionality_tco2e: Optional[float] = field(metadata={"name": "additionality_tco2e"})
    status: Optional[str] = field(default=None, metadata={"name": "status"})
    removals_basis: Optional[str] = field(default=None, metadata={"name": "removals_basis"})
    new_woody_ha: Optional[float] = field(default=None, metadata={"name": "new_woody_ha"})
    removals_lower_tco2e: Optional[float] = field(default=None, metadata={"name": "removals_lower_tco2e"})
    removals_upper_tco2e: Optional[float] = field(default=None, metadata={"name": "removals_upper_tco2e"})
    losses_tco2e: Optional[float] = field(default=None, metadata={"name": "losses_tco2e"})
    losses_lower_tco2e: Optional[float] = field(default=None, metadata={"name": "losses_lower_tco2e"})
    losses_upper_tco2e: Optional[float] = field(default=None, metadata={"name": "losses_upper_tco2e"})
    baseline_tco2e: Optional[float] = field(default=None, metadata={"name": "baseline_tco2e"})
    additionality_lower_tco2e: Optional[float] = field(default=None, metadata={"name": "additionality_lower_tco2e"})
    additionality_upper_tco2e: Optional[float] = field(default=None, metadata={"name": "additionality_upper_tco2e"})
    census_additionality_tco2e: Optional[float] = field(default=None, metadata={"name": "census_additionality_tco2e"})
    census_lower_tco2e: Optional[float] = field(default=None, metadata={"name": "census_lower_tco2e"})
    census_upper_tco2e: Optional[float] = field(default=None, metadata={"name": "census_upper_tco2e"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CarbonAdditionality:
    project_id: str = field(metadata={"name": "project_id"})
    records: List[CarbonAdditionalityRecordsItem] = field(metadata={"name": "records"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SatelliteIndexBoundingBox:
    west: float = field(metadata={"name": "west"})
    south: float = field(metadata={"name": "south"})
    east: float = field(metadata={"name": "east"})
    north: float = field(metadata={"name": "north"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SatelliteIndex:
    index: str = field(metadata={"name": "index"})
    image_url: Optional[str] = field(metadata={"name": "image_url"})
    bounding_box: SatelliteIndexBoundingBox = field(metadata={"name": "bounding_box"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SatelliteSeriesMonthsItem:
    month: str = field(metadata={"name": "month"})
    mean: Optional[float] = field(metadata={"name": "mean"})
    median: Optional[float] = field(metadata={"name": "median"})
    p10: Optional[float] = field(metadata={"name": "p10"})
    p90: Optional[float] = field(metadata={"name": "p90"})
    clear_fraction: float = field(metadata={"name": "clear_fraction"})
    images: int = field(metadata={"name": "images"})
    acquired: List[str] = field(metadata={"name": "acquired"})
    gap: Optional[Literal["no-images", "clouded"]] = field(metadata={"name": "gap"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SatelliteSeries:
    index: str = field(metadata={"name": "index"})
    start_date: str = field(metadata={"name": "start_date"})
    end_date: str = field(metadata={"name": "end_date"})
    months: List[SatelliteSeriesMonthsItem] = field(metadata={"name": "months"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SatelliteTrueColourBoundingBox:
    west: float = field(metadata={"name": "west"})
    south: float = field(metadata={"name": "south"})
    east: float = field(metadata={"name": "east"})
    north: float = field(metadata={"name": "north"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SatelliteTrueColourDaysItem:
    acquired: str = field(metadata={"name": "acquired"})
    share: float = field(metadata={"name": "share"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SatelliteTrueColour:
    image_url: Optional[str] = field(metadata={"name": "image_url"})
    bounding_box: SatelliteTrueColourBoundingBox = field(metadata={"name": "bounding_box"})
    days: List[SatelliteTrueColourDaysItem] = field(metadata={"name": "days"})
    scene_ids: List[str] = field(metadata={"name": "scene_ids"})
    shown_fraction: float = field(metadata={"name": "shown_fraction"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class LandCoverClassesItem:
    value: int = field(metadata={"name": "value"})
    name: Literal["tree_cover", "shrubland", "grassland", "cropland", "built_up", "bare", "snow_and_ice", "permanent_water", "herbaceous_wetland", "mangroves", "moss_and_lichen"] = field(metadata={"name": "name"})
    hectares: float = field(metadata={"name": "hectares"})
    percent: float = field(metadata={"name": "percent"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class LandCover:
    project_id: str = field(metadata={"name": "project_id"})
    year: int = field(metadata={"name": "year"})
    covered_ha: Optional[float] = field(metadata={"name": "covered_ha"})
    unknown_ha: Optional[float] = field(metadata={"name": "unknown_ha"})
    classes: List[LandCoverClassesItem] = field(metadata={"name": "classes"})
    overall_accuracy_pct: float = field(metadata={"name": "overall_accuracy_pct"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SoilPropertiesItem:
    name: str = field(metadata={"name": "name"})
    unit: str = field(metadata={"name": "unit"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Soil:
    project_id: str = field(metadata={"name": "project_id"})
    properties: List[SoilPropertiesItem] = field(metadata={"name": "properties"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DescribedByNoData:
    code: str = field(metadata={"name": "code"})
    detail: str = field(metadata={"name": "detail"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class DescribedBy:
    source: Optional[str] = field(default=None, metadata={"name": "source"})
    fetched_at: Optional[str] = field(default=None, metadata={"name": "fetched_at"})
    method: Optional[str] = field(default=None, metadata={"name": "method"})
    assumptions: Optional[List[str]] = field(default=None, metadata={"name": "assumptions"})
    attribution: Optional[str] = field(default=None, metadata={"name": "attribution"})
    source_codes: Optional[List[Any]] = field(default=None, metadata={"name": "source_codes"})
    method_code: Optional[Phrase] = field(default=None, metadata={"name": "method_code"})
    assumption_codes: Optional[List[Optional[Phrase]]] = field(default=None, metadata={"name": "assumption_codes"})
    attribution_codes: Optional[List[Any]] = field(default=None, metadata={"name": "attribution_codes"})
    synthetic: Optional[bool] = field(default=None, metadata={"name": "synthetic"})
    method_version: Optional[int] = field(default=None, metadata={"name": "method_version"})
    no_data: Optional[DescribedByNoData] = field(default=None, metadata={"name": "no_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CollectionJobs:
    queued: int = field(metadata={"name": "queued"})
    running: int = field(metadata={"name": "running"})
    done: int = field(metadata={"name": "done"})
    failed: int = field(metadata={"name": "failed"})
    cancelled: int = field(metadata={"name": "cancelled"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CollectionWorkRunning:
    jobs: int = field(metadata={"name": "jobs"})
    projects: int = field(metadata={"name": "projects"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CollectionWorkTurn:
    jobs: int = field(metadata={"name": "jobs"})
    projects: int = field(metadata={"name": "projects"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CollectionWorkNetwork:
    jobs: int = field(metadata={"name": "jobs"})
    projects: int = field(metadata={"name": "projects"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CollectionWorkDecision:
    jobs: int = field(metadata={"name": "jobs"})
    projects: int = field(metadata={"name": "projects"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CollectionWorkFailed:
    jobs: int = field(metadata={"name": "jobs"})
    projects: int = field(metadata={"name": "projects"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CollectionWork:
    running: CollectionWorkRunning = field(metadata={"name": "running"})
    turn: CollectionWorkTurn = field(metadata={"name": "turn"})
    network: CollectionWorkNetwork = field(metadata={"name": "network"})
    decision: CollectionWorkDecision = field(metadata={"name": "decision"})
    failed: CollectionWorkFailed = field(metadata={"name": "failed"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Collection:
    paused: bool = field(metadata={"name": "paused"})
    offline: bool = field(metadata={"name": "offline"})
    non_commercial_use: Optional[bool] = field(metadata={"name": "non_commercial_use"})
    sample_data: bool = field(metadata={"name": "sample_data"})
    jobs: CollectionJobs = field(metadata={"name": "jobs"})
    work: Optional[CollectionWork] = field(default=None, metadata={"name": "work"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectSettings:
    time_zone: Optional[str] = field(metadata={"name": "time_zone"})
    ecological_zone: Optional[Literal["tropical-rainforest", "tropical-moist-deciduous", "tropical-dry", "tropical-shrubland", "tropical-desert", "tropical-mountain", "subtropical-humid", "subtropical-dry", "subtropical-steppe", "subtropical-desert", "subtropical-mountain", "temperate-oceanic", "temperate-continental", "temperate-steppe", "temperate-desert", "temperate-mountain", "boreal-coniferous", "boreal-tundra-woodland", "boreal-mountain", "polar"]] = field(metadata={"name": "ecological_zone"})
    old_growth: Optional[bool] = field(default=None, metadata={"name": "old_growth"})
    declared_removals: Any = field(default=None, metadata={"name": "declared_removals"})
    carbon_program: Optional[Literal["arr-census", "arr-area-based", "redd"]] = field(default=None, metadata={"name": "carbon_program"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectNotes:
    notes: str = field(metadata={"name": "notes"})
    tags: List[str] = field(metadata={"name": "tags"})
    archived: bool = field(metadata={"name": "archived"})
    project_id: str = field(metadata={"name": "project_id"})
    revision: Optional[str] = field(default=None, metadata={"name": "revision"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ProjectNote:
    notes: str = field(metadata={"name": "notes"})
    tags: List[str] = field(metadata={"name": "tags"})
    archived: bool = field(metadata={"name": "archived"})
    revision: Optional[str] = field(default=None, metadata={"name": "revision"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class AreaPackProductsItem:
    product: str = field(metadata={"name": "product"})
    state: Literal["packed", "missing"] = field(metadata={"name": "state"})
    reason: Optional[str] = field(metadata={"name": "reason"})
    reason_phrase: Optional[Phrase] = field(default=None, metadata={"name": "reason_phrase"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class AreaPack:
    state: Literal["none", "measuring", "measured", "packing", "packed", "failed"] = field(metadata={"name": "state"})
    progress: float = field(metadata={"name": "progress"})
    doing: Optional[str] = field(metadata={"name": "doing"})
    bytes: Optional[float] = field(metadata={"name": "bytes"})
    created_at: Optional[str] = field(metadata={"name": "created_at"})
    reason: Optional[str] = field(metadata={"name": "reason"})
    products: List[AreaPackProductsItem] = field(metadata={"name": "products"})
    doing_phrase: Optional[Phrase] = field(default=None, metadata={"name": "doing_phrase"})
    reason_phrase: Optional[Phrase] = field(default=None, metadata={"name": "reason_phrase"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SourcesSourcesItemCheck:
    state: Literal["asking", "answered", "failed", "not-asked"] = field(metadata={"name": "state"})
    checked_at: Optional[str] = field(metadata={"name": "checked_at"})
    milliseconds: Optional[int] = field(metadata={"name": "milliseconds"})
    detail: Optional[str] = field(metadata={"name": "detail"})
    detail_phrase: Optional[Phrase] = field(metadata={"name": "detail_phrase"})
    fault: Optional[Literal["terms", "offline", "unreachable", "refused", "changed", "late"]] = field(metadata={"name": "fault"})
    advice: Optional[str] = field(metadata={"name": "advice"})
    advice_phrase: Optional[Phrase] = field(metadata={"name": "advice_phrase"})
    newest_version: Optional[str] = field(metadata={"name": "newest_version"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class SourcesSourcesItem:
    id: str = field(metadata={"name": "id"})
    title: str = field(metadata={"name": "title"})
    version: str = field(metadata={"name": "version"})
    version_phrase: Optional[Phrase] = field(metadata={"name": "version_phrase"})
    licence: str = field(metadata={"name": "licence"})
    licence_phrase: Optional[Phrase] = field(metadata={"name": "licence_phrase"})
    attribution: str = field(metadata={"name": "attribution"})
    homepage: str = field(metadata={"name": "homepage"})
    hosts: List[str] = field(metadata={"name": "hosts"})
    products: List[str] = field(metadata={"name": "products"})
    loss: str = field(metadata={"name": "loss"})
    loss_phrase: Phrase = field(metadata={"name": "loss_phrase"})
    last_success: Optional[str] = field(metadata={"name": "last_success"})
    check: Optional[SourcesSourcesItemCheck] = field(metadata={"name": "check"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Sources:
    is_checking: bool = field(metadata={"name": "is_checking"})
    sources: List[SourcesSourcesItem] = field(metadata={"name": "sources"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class UserGroup:
    team_id: float = field(metadata={"name": "team_id"})
    token: str = field(metadata={"name": "token"})
    name: Optional[str] = field(default=None, metadata={"name": "name"})
    provided_id: Optional[str] = field(default=None, metadata={"name": "provided_id"})
    properties: Any = field(default=None, metadata={"name": "properties"})
    api_environment_tag: Any = field(default=None, metadata={"name": "api_environment_tag"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class UserGroupRotated:
    success: float = field(metadata={"name": "success"})
    user_group: Optional[UserGroup] = field(default=None, metadata={"name": "user_group"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class UserGroupFound:
    success: float = field(metadata={"name": "success"})
    new_user_group: bool = field(metadata={"name": "new_user_group"})
    user_group: UserGroup = field(metadata={"name": "user_group"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class UserGroupUpdated:
    success: float = field(metadata={"name": "success"})
    user_group: UserGroup = field(metadata={"name": "user_group"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class AccountKeyCollectionsItem:
    id: str = field(metadata={"name": "id"})
    role: Literal["read", "write"] = field(metadata={"name": "role"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class AccountKey:
    id: int = field(metadata={"name": "id"})
    label: str = field(metadata={"name": "label"})
    scope: Literal["read", "write", "admin"] = field(metadata={"name": "scope"})
    collections: Optional[List[AccountKeyCollectionsItem]] = field(metadata={"name": "collections"})
    created_at: str = field(metadata={"name": "created_at"})
    expires_at: Optional[str] = field(metadata={"name": "expires_at"})
    last_used_at: Optional[str] = field(metadata={"name": "last_used_at"})
    revoked_at: Optional[str] = field(metadata={"name": "revoked_at"})
    is_good: bool = field(metadata={"name": "is_good"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class IssuedAccountKeyCollectionsItem:
    id: str = field(metadata={"name": "id"})
    role: Literal["read", "write"] = field(metadata={"name": "role"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class IssuedAccountKey:
    id: int = field(metadata={"name": "id"})
    label: str = field(metadata={"name": "label"})
    scope: Literal["read", "write", "admin"] = field(metadata={"name": "scope"})
    collections: Optional[List[IssuedAccountKeyCollectionsItem]] = field(metadata={"name": "collections"})
    created_at: str = field(metadata={"name": "created_at"})
    expires_at: Optional[str] = field(metadata={"name": "expires_at"})
    last_used_at: Optional[str] = field(metadata={"name": "last_used_at"})
    revoked_at: Optional[str] = field(metadata={"name": "revoked_at"})
    is_good: bool = field(metadata={"name": "is_good"})
    key: str = field(metadata={"name": "key"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ValidationErrorDetailItem:
    loc: List[Union[str, int]] = field(metadata={"name": "loc"})
    msg: str = field(metadata={"name": "msg"})
    type: str = field(metadata={"name": "type"})
    code: Optional[str] = field(default=None, metadata={"name": "code"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ValidationError:
    detail: List[ValidationErrorDetailItem] = field(metadata={"name": "detail"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class Failure:
    detail: str = field(metadata={"name": "detail"})
    code: Optional[str] = field(default=None, metadata={"name": "code"})
    params: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "params"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ChangeCollectionBody:
    paused: Optional[bool] = field(default=None, metadata={"name": "paused"})
    offline: Optional[bool] = field(default=None, metadata={"name": "offline"})
    non_commercial_use: Optional[bool] = field(default=None, metadata={"name": "non_commercial_use"})
    sample_data: Optional[bool] = field(default=None, metadata={"name": "sample_data"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ChangeProjectSettingsBody:
    time_zone: Optional[str] = field(default=None, metadata={"name": "time_zone"})
    ecological_zone: Optional[Literal["tropical-rainforest", "tropical-moist-deciduous", "tropical-dry", "tropical-shrubland", "tropical-desert", "tropical-mountain", "subtropical-humid", "subtropical-dry", "subtropical-steppe", "subtropical-desert", "subtropical-mountain", "temperate-oceanic", "temperate-continental", "temperate-steppe", "temperate-desert", "temperate-mountain", "boreal-coniferous", "boreal-tundra-woodland", "boreal-mountain", "polar"]] = field(default=None, metadata={"name": "ecological_zone"})
    old_growth: Optional[bool] = field(default=None, metadata={"name": "old_growth"})
    declared_removals: Any = field(default=None, metadata={"name": "declared_removals"})
    carbon_program: Optional[Literal["arr-census", "arr-area-based", "redd"]] = field(default=None, metadata={"name": "carbon_program"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ChangeProjectNotesBody:
    notes: Optional[str] = field(default=None, metadata={"name": "notes"})
    tags: Optional[List[str]] = field(default=None, metadata={"name": "tags"})
    archived: Optional[bool] = field(default=None, metadata={"name": "archived"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class CreateUserGroupBody:
    name: str = field(metadata={"name": "name"})
    user_group_id: str = field(metadata={"name": "user_group_id"})
    mapping: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "mapping"})
    properties: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "properties"})
    api_environment_tag: Optional[Literal["Customer", "Testing"]] = field(default=None, metadata={"name": "api_environment_tag"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class RotateUserGroupTokenBody:
    current_token: str = field(metadata={"name": "current_token"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class UpdateUserGroupBody:
    name: str = field(metadata={"name": "name"})
    user_group_id: str = field(metadata={"name": "user_group_id"})
    mapping: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "mapping"})
    properties: Optional[Dict[str, Any]] = field(default=None, metadata={"name": "properties"})
    api_environment_tag: Optional[Literal["Customer", "Testing"]] = field(default=None, metadata={"name": "api_environment_tag"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class IssueAccountKeyBodyCollectionsItem:
    id: str = field(metadata={"name": "id"})
    role: Optional[Literal["read", "write"]] = field(default=None, metadata={"name": "role"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class IssueAccountKeyBody:
    label: str = field(metadata={"name": "label"})
    scope: Optional[Literal["read", "write", "admin"]] = field(default=None, metadata={"name": "scope"})
    collections: Optional[List[IssueAccountKeyBodyCollectionsItem]] = field(default=None, metadata={"name": "collections"})
    days: Optional[int] = field(default=None, metadata={"name": "days"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class HealthResultFaults:
    """Faults of the service since it started; its log has each, with the `request_id` of the answer"""

    requests: int = field(metadata={"name": "requests"})
    process: int = field(metadata={"name": "process"})
    last_at: Optional[str] = field(metadata={"name": "last_at"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class HealthResult:
    status: Literal["ok"] = field(metadata={"name": "status"})
    faults: HealthResultFaults = field(metadata={"name": "faults"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


@dataclass
class ReadyResult:
    status: Literal["ready"] = field(metadata={"name": "status"})
    other_fields: Dict[str, Any] = field(default_factory=dict)


class Client:
    """One service. `key` opens the main interface, `user_group_token` that of user groups; `timeout` in seconds is of one request."""

    def __init__(
        self,
        base_url: str,
        key: str = "",
        user_group_token: str = "",
        user_group_url: Optional[str] = None,
        timeout: float = 60.0,
        tries: int = 3,
    ) -> None:
        self._main = Transport(base_url, {"x-api-key": key}, timeout, tries)
        self._groups = Transport(user_group_url or base_url, {"Authorization": "Token " + user_group_token}, timeout, tries)

    def list_projects(
        self,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[List[ProjectListItem]]:
        """All projects of the caller, without their geometry"""
        return self._main.call(
            "GET",
            "/projects",
            List[ProjectListItem],
            headers={"If-None-Match": if_none_match},
        )

    def create_project(
        self,
        *,
        project_name: str,
        is_collection: Optional[bool] = None,
        is_control_pool: Optional[bool] = None,
        file: Optional[Tuple[str, bytes]] = None,
        geojson: Optional[Any] = None,
        idempotency_key: Optional[str] = None,
    ) -> Answer[Project]:
        """Create a project from a GeoJSON or KML file, a geojson field, or a GeoJSON body; its area is taken from the quota"""
        return self._main.call(
            "POST",
            "/projects",
            Project,
            query={"project_name": project_name, "is_collection": is_collection, "is_control_pool": is_control_pool},
            headers={"Idempotency-Key": idempotency_key or str(uuid.uuid4())},
            form={"file": file, "geojson": geojson},
        )

    def project_details(
        self,
        project_id: str,
    ) -> Answer[Project]:
        """One project with its geometry"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}",
            Project,
        )

    def delete_project(
        self,
        project_id: str,
    ) -> Answer[DeletedProject]:
        """Delete a project with everything collected for it; its area goes back to the quota. Hectare’s own service lets it rest for 30 days (deleted_projects)"""
        return self._main.call(
            "DELETE",
            f"/projects/{_part(project_id)}",
            DeletedProject,
        )

    def project_shapes(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[ProjectShapes]:
        """The shapes that a project was made of, with their names and attributes; of a collection, those of its members in their order"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/shapes",
            ProjectShapes,
            headers={"If-None-Match": if_none_match},
        )

    def parcel_figures(
        self,
        project_id: str,
        *,
        canopy_threshold: Optional[Literal[10, 15, 20, 25, 30, 50, 75]] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[ProjectFigures]:
        """Area, tree cover, its loss, NDVI, land cover and biomass of each shape of a project, measured in the pictures that were collected for the project"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/shapes/figures",
            ProjectFigures,
            query={"canopy_threshold": canopy_threshold},
            headers={"If-None-Match": if_none_match},
        )

    def plot_risks(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[PlotRisks]:
        """Forest of 2020, loss and alerts since, and the risk by a published decision tree, of each shape of a project"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/shapes/forest_2020",
            PlotRisks,
            headers={"If-None-Match": if_none_match},
        )

    def deleted_projects(
        self,
    ) -> Answer[List[DeletedProjects]]:
        """Deleted projects, which rest for 30 days; they take nothing of the quota"""
        return self._main.call(
            "GET",
            "/deleted_projects",
            List[DeletedProjects],
        )

    def restore_project(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[RestoredProject]:
        """Bring a deleted project back with its results; its area is taken from the quota again, and a member of a collection comes back as a project of its own"""
        return self._main.call(
            "POST",
            f"/deleted_projects/{_part(project_id)}/restore",
            RestoredProject,
            headers={"If-None-Match": if_none_match},
        )

    def delete_for_good(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[DeletedProject]:
        """Delete a project that rests in the bin, with everything collected for it, for good"""
        return self._main.call(
            "DELETE",
            f"/deleted_projects/{_part(project_id)}",
            DeletedProject,
            headers={"If-None-Match": if_none_match},
        )

    def available_data(
        self,
        project_id: str,
    ) -> Answer[AvailableData]:
        """What has been collected for a project; null while it runs"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/available_data",
            AvailableData,
        )

    def geojson_area(
        self,
        *,
        body: Any,
    ) -> Answer[AreaResult]:
        """Area in hectares, width and height in metres of any GeoJSON"""
        return self._main.call(
            "POST",
            "/geojson_area",
            AreaResult,
            body=body,
        )

    def quota(
        self,
    ) -> Answer[Quota]:
        """Hectares that may be registered, and how many are; deleted projects that rest in the bin take none"""
        return self._main.call(
            "GET",
            "/quota",
            Quota,
        )

    def weather(
        self,
        project_id: str,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        period: Optional[Literal["daily", "weekly", "monthly", "yearly"]] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[List[WeatherRecord]]:
        """Observed weather by day, week, month or year of the project’s local time"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/weather",
            List[WeatherRecord],
            query={"start_date": start_date, "end_date": end_date, "period": period},
            headers={"If-None-Match": if_none_match},
        )

    def water_balance(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[WaterBalance]:
        """Rain less potential evapotranspiration by month, and the drought index SPEI over 3 and 12 months"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/water_balance",
            WaterBalance,
            headers={"If-None-Match": if_none_match},
        )

    def climate(
        self,
        project_id: str,
        *,
        period: Optional[Literal["weekly", "monthly", "yearly"]] = None,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        ssp126_weight: Optional[float] = None,
        ssp245_weight: Optional[float] = None,
        ssp370_weight: Optional[float] = None,
        ssp585_weight: Optional[float] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[List[ClimateRecord]]:
        """Climate projections, weighted over four scenarios"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/climate",
            List[ClimateRecord],
            query={"period": period, "start_date": start_date, "end_date": end_date, "ssp126_weight": ssp126_weight, "ssp245_weight": ssp245_weight, "ssp370_weight": ssp370_weight, "ssp585_weight": ssp585_weight},
            headers={"If-None-Match": if_none_match},
        )

    def climate_risk(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[ClimateRiskSummary]:
        """Climate extremes: baseline, future and change"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/climate_risk",
            ClimateRiskSummary,
            headers={"If-None-Match": if_none_match},
        )

    def deforestation_summary(
        self,
        project_id: str,
        *,
        canopy_threshold: Optional[Literal[10, 15, 20, 25, 30, 50, 75]] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[List[DeforestationSummaryRecord]]:
        """Hectares of tree cover lost per year since 2018, and their percent of the project"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/deforestation/summary",
            List[DeforestationSummaryRecord],
            query={"canopy_threshold": canopy_threshold},
            headers={"If-None-Match": if_none_match},
        )

    def loss_year_image(
        self,
        project_id: str,
        *,
        canopy_threshold: Optional[Literal[10, 15, 20, 25, 30, 50, 75]] = None,
        if_none_match: Optional[str] = None,
        range: Optional[str] = None,
        if_range: Optional[str] = None,
    ) -> Answer[bytes]:
        """GeoTIFF of the year in which each cell of forest was lost: the year less 2000, 0 where none was, 255 outside the project"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/deforestation/loss_year_image",
            bytes,
            query={"canopy_threshold": canopy_threshold},
            headers={"If-None-Match": if_none_match, "Range": range, "If-Range": if_range},
        )

    def deforestation_alerts(
        self,
        project_id: str,
        *,
        canopy_threshold: Optional[Literal[10, 15, 20, 25, 30, 50, 75]] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[DeforestationAlerts]:
        """Alerts of the years that are not published yet, as shapes with their day and confidence (GeoJSON), newest first"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/deforestation/alerts",
            DeforestationAlerts,
            query={"canopy_threshold": canopy_threshold},
            headers={"If-None-Match": if_none_match},
        )

    def deforestation_indicator_image(
        self,
        project_id: str,
        *,
        baseline_year: Optional[int] = None,
        threshold: Optional[float] = None,
        canopy_threshold: Optional[Literal[10, 15, 20, 25, 30, 50, 75]] = None,
        if_none_match: Optional[str] = None,
        range: Optional[str] = None,
        if_range: Optional[str] = None,
    ) -> Answer[bytes]:
        """GeoTIFF, 1 where the probability of deforestation exceeds 0.7"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/deforestation/indicator_image",
            bytes,
            query={"baseline_year": baseline_year, "threshold": threshold, "canopy_threshold": canopy_threshold},
            headers={"If-None-Match": if_none_match, "Range": range, "If-Range": if_range},
        )

    def forest_2020(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[Forest2020]:
        """Forest of 31 December 2020, loss and alerts since, agreement of three maps, and the risk by a published decision tree"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/deforestation/forest_2020",
            Forest2020,
            headers={"If-None-Match": if_none_match},
        )

    def portfolio_deforestation_summary(
        self,
        *,
        aggregation_level: Optional[Literal["country", "state"]] = None,
        canopy_threshold: Optional[Literal[10, 15, 20, 25, 30, 50, 75]] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[PortfolioDeforestationSummary]:
        """Tree cover lost since 2018 over all projects, by country or state"""
        return self._main.call(
            "GET",
            "/deforestation/summary",
            PortfolioDeforestationSummary,
            query={"aggregation_level": aggregation_level, "canopy_threshold": canopy_threshold},
            headers={"If-None-Match": if_none_match},
        )

    def biomass_stock(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[BiomassStock]:
        """Above-ground biomass of woody plants and its carbon, with the standard deviation of the map"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/ghg/biomass_stock",
            BiomassStock,
            headers={"If-None-Match": if_none_match},
        )

    def baseline_sequestration(
        self,
        project_id: str,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[BaselineSequestration]:
        """Carbon that would be sequestered without the project"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/ghg/baseline_sequestration",
            BaselineSequestration,
            query={"start_date": start_date, "end_date": end_date},
            headers={"If-None-Match": if_none_match},
        )

    def ghg_emissions(
        self,
        project_id: str,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        fire: Optional[bool] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[GhgEmissions]:
        """Emissions from tree cover loss"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/ghg/ghg_emissions",
            GhgEmissions,
            query={"start_date": start_date, "end_date": end_date, "fire": fire},
            headers={"If-None-Match": if_none_match},
        )

    def performance_benchmark(
        self,
        project_id: str,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[PerformanceBenchmark]:
        """Growth of matched control plots against the project’s"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/ghg/performance_benchmark",
            PerformanceBenchmark,
            query={"start_date": start_date, "end_date": end_date},
            headers={"If-None-Match": if_none_match},
        )

    def carbon_additionality(
        self,
        project_id: str,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[CarbonAdditionality]:
        """Removals of newly wooded land beyond what controls or the baseline show, less own losses"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/ghg/carbon_additionality",
            CarbonAdditionality,
            query={"start_date": start_date, "end_date": end_date},
            headers={"If-None-Match": if_none_match},
        )

    def satellite_index(
        self,
        project_id: str,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        index: Optional[Literal["ndvi", "evi", "ndmi", "nbr", "ndwi"]] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[SatelliteIndex]:
        """Vegetation or water index of the latest clear image, or its median over dates"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/satellite/index",
            SatelliteIndex,
            query={"start_date": start_date, "end_date": end_date, "index": index},
            headers={"If-None-Match": if_none_match},
        )

    def satellite_series(
        self,
        project_id: str,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        index: Optional[Literal["ndvi", "evi", "ndmi", "nbr", "ndwi"]] = None,
        collect: Optional[bool] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[SatelliteSeries]:
        """Vegetation or water index by month, with months that show nothing as gaps"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/satellite/series",
            SatelliteSeries,
            query={"start_date": start_date, "end_date": end_date, "index": index, "collect": collect},
            headers={"If-None-Match": if_none_match},
        )

    def satellite_true_colour(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[SatelliteTrueColour]:
        """The project and the land around it in true colour, from the newest clear images"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/satellite/true-colour",
            SatelliteTrueColour,
            headers={"If-None-Match": if_none_match},
        )

    def satellite_image(
        self,
        project_id: str,
        name: str,
    ) -> Answer[bytes]:
        """A picture of satellite/index: PNG, or GeoTIFF for .tif"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/satellite/images/{_part(name)}",
            bytes,
        )

    def land_cover(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[LandCover]:
        """Hectares and percent of the project by class of the land cover map of 2021"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/land_cover",
            LandCover,
            headers={"If-None-Match": if_none_match},
        )

    def land_cover_image(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
        range: Optional[str] = None,
        if_range: Optional[str] = None,
    ) -> Answer[bytes]:
        """GeoTIFF of the land cover classes of the project, 0 where the map knows none, 255 outside the project"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/land_cover_image",
            bytes,
            headers={"If-None-Match": if_none_match, "Range": range, "If-Range": if_range},
        )

    def soil(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[Soil]:
        """Soil properties by depth"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/soil",
            Soil,
            headers={"If-None-Match": if_none_match},
        )

    def project_mask(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
        range: Optional[str] = None,
        if_range: Optional[str] = None,
    ) -> Answer[bytes]:
        """GeoTIFF, 1 inside the project, 0 outside"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/project_mask",
            bytes,
            headers={"If-None-Match": if_none_match, "Range": range, "If-Range": if_range},
        )

    def wetlands_mask(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
        range: Optional[str] = None,
        if_range: Optional[str] = None,
    ) -> Answer[bytes]:
        """GeoTIFF, 1 where the project is wetland"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/wetlands_mask",
            bytes,
            headers={"If-None-Match": if_none_match, "Range": range, "If-Range": if_range},
        )

    def described_by(
        self,
        project_id: str,
        operation: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[DescribedBy]:
        """Source, method, assumptions and licence of an answer, as the Link header of the answer names it; the query is that of the answer"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/described_by/{_part(operation)}",
            DescribedBy,
            headers={"If-None-Match": if_none_match},
        )

    def collection(
        self,
    ) -> Answer[Collection]:
        """State and settings of the background collection"""
        return self._main.call(
            "GET",
            "/collection",
            Collection,
        )

    def change_collection(
        self,
        *,
        body: ChangeCollectionBody,
    ) -> Answer[Collection]:
        """Pause or go on, stay offline, answer whether the use is non-commercial"""
        return self._main.call(
            "PUT",
            "/collection",
            Collection,
            body=body,
        )

    def collect_again(
        self,
        project_id: str,
        *,
        product: Optional[str] = None,
    ) -> Answer[AvailableData]:
        """Collect a product, or all of them, again"""
        return self._main.call(
            "POST",
            f"/projects/{_part(project_id)}/collect",
            AvailableData,
            query={"product": product},
        )

    def project_settings(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[ProjectSettings]:
        """What the user decided for a project in place of what follows from its place"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/settings",
            ProjectSettings,
            headers={"If-None-Match": if_none_match},
        )

    def change_project_settings(
        self,
        project_id: str,
        *,
        body: ChangeProjectSettingsBody,
        if_none_match: Optional[str] = None,
        if_match: Optional[str] = None,
    ) -> Answer[ProjectSettings]:
        """Decide a project’s time zone, ecological zone, old growth, declared removals or carbon programme; what rests on it is collected again. With If-Match only where nobody decided meanwhile (412)"""
        return self._main.call(
            "PUT",
            f"/projects/{_part(project_id)}/settings",
            ProjectSettings,
            headers={"If-None-Match": if_none_match, "If-Match": if_match},
            body=body,
        )

    def project_notes(
        self,
    ) -> Answer[List[ProjectNotes]]:
        """Notes, tags and archive of the caller’s projects; those without any are left out"""
        return self._main.call(
            "GET",
            "/project_notes",
            List[ProjectNotes],
        )

    def change_project_notes(
        self,
        project_id: str,
        *,
        body: ChangeProjectNotesBody,
        if_none_match: Optional[str] = None,
        if_match: Optional[str] = None,
    ) -> Answer[ProjectNote]:
        """Write a project’s notes, tags or archive; what is left out stays. With If-Match only where nobody changed them meanwhile (412)"""
        return self._main.call(
            "PUT",
            f"/projects/{_part(project_id)}/notes",
            ProjectNote,
            headers={"If-None-Match": if_none_match, "If-Match": if_match},
            body=body,
        )

    def area_pack(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[AreaPack]:
        """The data pack of a project’s area: whether there is one, or how far it is"""
        return self._main.call(
            "GET",
            f"/projects/{_part(project_id)}/pack",
            AreaPack,
            headers={"If-None-Match": if_none_match},
        )

    def make_area_pack(
        self,
        project_id: str,
        *,
        measure: Optional[bool] = None,
        if_none_match: Optional[str] = None,
    ) -> Answer[AreaPack]:
        """Pack the open data of a project’s area, so that its products can be computed without a network; or only measure it"""
        return self._main.call(
            "POST",
            f"/projects/{_part(project_id)}/pack",
            AreaPack,
            query={"measure": measure},
            headers={"If-None-Match": if_none_match},
        )

    def remove_area_pack(
        self,
        project_id: str,
        *,
        if_none_match: Optional[str] = None,
    ) -> Answer[AreaPack]:
        """Stop packing, or take the pack away"""
        return self._main.call(
            "DELETE",
            f"/projects/{_part(project_id)}/pack",
            AreaPack,
            headers={"If-None-Match": if_none_match},
        )

    def sources(
        self,
    ) -> Answer[Sources]:
        """The open data that the service reads: licence, version, what depends on it, when it last answered, and the last check"""
        return self._main.call(
            "GET",
            "/sources",
            Sources,
        )

    def check_sources(
        self,
    ) -> Answer[Sources]:
        """Ask every source once whether it still answers as expected; the state follows under /sources"""
        return self._main.call(
            "POST",
            "/sources/check",
            Sources,
        )

    def stop_source_check(
        self,
    ) -> Answer[Sources]:
        """Stop the check of the sources"""
        return self._main.call(
            "DELETE",
            "/sources/check",
            Sources,
        )

    def create_user_group(
        self,
        *,
        body: CreateUserGroupBody,
    ) -> Answer[UserGroupFound]:
        """Create a user group, or find the one with this id (a GET with a JSON body)"""
        return self._groups.call(
            "GET",
            "/api/user",
            UserGroupFound,
            body=body,
        )

    def rotate_user_group_token(
        self,
        *,
        body: RotateUserGroupTokenBody,
    ) -> Answer[UserGroupRotated]:
        """Give a user group a new token; the old one stops working"""
        return self._groups.call(
            "POST",
            "/api/user",
            UserGroupRotated,
            body=body,
        )

    def update_user_group(
        self,
        *,
        body: UpdateUserGroupBody,
    ) -> Answer[UserGroupUpdated]:
        """Change name, mapping and properties of a user group"""
        return self._groups.call(
            "PUT",
            "/api/user",
            UserGroupUpdated,
            body=body,
        )

    def account_keys(
        self,
    ) -> Answer[List[AccountKey]]:
        """The keys of the account, revoked ones too (for keys with the scope admin, where PostgreSQL keeps them)"""
        return self._main.call(
            "GET",
            "/account/keys",
            List[AccountKey],
        )

    def issue_account_key(
        self,
        *,
        body: IssueAccountKeyBody,
    ) -> Answer[IssuedAccountKey]:
        """Issue a key of the account, which is told this once; it may do no more than the key that issues it, and for no longer"""
        return self._main.call(
            "POST",
            "/account/keys",
            IssuedAccountKey,
            body=body,
        )

    def revoke_account_key(
        self,
        key_id: str,
    ) -> Answer[AccountKey]:
        """Revoke a key of the account, for good; it may be the key that asks"""
        return self._main.call(
            "DELETE",
            f"/account/keys/{_part(key_id)}",
            AccountKey,
        )

    def health(
        self,
    ) -> Answer[HealthResult]:
        """Whether the service answers; needs no key"""
        return self._main.call(
            "GET",
            "/health",
            HealthResult,
        )

    def ready(
        self,
    ) -> Answer[ReadyResult]:
        """Whether the service should get work; needs no key"""
        return self._main.call(
            "GET",
            "/ready",
            ReadyResult,
        )
