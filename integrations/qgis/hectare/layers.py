"""Layers of a service's projects, and projects of layers."""

import os

from qgis.core import (
    QgsDataSourceUri,
    QgsJsonExporter,
    QgsProject,
    QgsRasterLayer,
    QgsVectorLayer,
)

from .service import PICTURES, ServiceFault


def live_layer(service, collection, title, auth_id):
    """`projects` or `plots` as they are now, read piece by piece. The key stays in QGIS's password store: a project file holds `auth_id` alone."""
    uri = QgsDataSourceUri()
    uri.setParam("url", f"{service.address}/ogc")
    uri.setParam("typename", collection)
    uri.setParam("pagingEnabled", "true")
    uri.setParam("restrictToRequestBBOX", "1")
    uri.setAuthConfigId(auth_id)
    layer = QgsVectorLayer(uri.uri(False), title, "OAPIF")
    if not layer.isValid():
        raise ServiceFault(f"{title}: {layer.error().summary() or 'QGIS cannot read the layer.'}")
    return layer


def _write(folder, name, content):
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name)
    with open(f"{path}.part", "wb") as file:
        file.write(content)
    os.replace(f"{path}.part", path)
    return path


def load_shapes(service, project, folder):
    """The shapes of a project as a file, which stays as it is when the service ends. Answers (path, name of the layer)."""
    return _write(folder, "shapes.geojson", service.shapes(project["id"])), project["project_name"]


def load_pictures(service, project, folder, is_cancelled=lambda: False):
    """The pictures that are there, as (path, name) of each, and the names of those that are not there yet."""
    found, missing = [], []
    for name, path in PICTURES:
        if is_cancelled():
            break
        content = service.picture(project["id"], path)
        if content is None:
            missing.append(name)
        else:
            found.append((_write(folder, f"{path.replace('/', '-')}.tif", content), name))
    return found, missing


def _unless_broken(layer, path):
    if not layer.isValid():
        raise ServiceFault(f"QGIS cannot read {path}.")
    return layer


def vector_of(path, name):
    return _unless_broken(QgsVectorLayer(path, name, "ogr"), path)


def raster_of(path, name):
    return _unless_broken(QgsRasterLayer(path, name), path)


def geojson_of(layer, only_selected=False):
    """A layer as GeoJSON in longitude and latitude, with all of its attributes and every decimal. Raises ServiceFault where it has no features, or no place."""
    crs = layer.crs()
    if not crs.isValid():
        raise ServiceFault(f"{layer.name()} has no coordinate system. Set it in the layer's properties.")
    features = list(layer.getSelectedFeatures() if only_selected else layer.getFeatures())
    if not features:
        raise ServiceFault(f"{layer.name()} has no {'selected ' if only_selected else ''}features.")
    exporter = QgsJsonExporter(layer, 15)
    exporter.setSourceCrs(crs)
    # To longitude and latitude on WGS 84, as GeoJSON is.
    exporter.setTransformGeometries(True)
    return exporter.exportFeatures(features)


def add(layers, group_name):
    """Puts layers into a group of the open project, rasters below vectors."""
    group = QgsProject.instance().layerTreeRoot().insertGroup(0, group_name)
    for layer in layers:
        QgsProject.instance().addMapLayer(layer, False)
        group.addLayer(layer)
