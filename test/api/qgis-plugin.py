"""Walks the plugin as a person does, in a real QGIS without a window. Arguments: address of the service, key, folder of the plugin."""

import json
import os
import sys

from qgis.core import QgsApplication, QgsFeature, QgsGeometry, QgsProject, QgsVectorLayer
from qgis.gui import QgsMessageBar
from qgis.PyQt.QtCore import QCoreApplication, QEventLoop
from qgis.PyQt.QtWidgets import QMainWindow

address, key, folder = sys.argv[1:4]
QgsApplication.setPrefixPath("/usr", True)
application = QgsApplication([], True)
application.initQgis()
assert QgsApplication.authManager().setMasterPassword("only for this test", True)
sys.path.insert(0, folder)
from hectare.panel import HectarePanel  # noqa: E402
from hectare.service import Service, ServiceFault  # noqa: E402


class Window:
    def __init__(self):
        self.window, self.bar = QMainWindow(), QgsMessageBar()

    def mainWindow(self):
        return self.window

    def messageBar(self):
        return self.bar


panel = HectarePanel(Window())


def settled():
    while panel._task is not None:
        QCoreApplication.processEvents(QEventLoop.WaitForMoreEvents)
    return panel._state.text()


found = {"begin": panel._state.text(), "can_load": panel._shapes.isEnabled()}
panel._address.setText(address)
panel._key.setText("wrong")
panel.connect_to_service()
found["refused"] = settled()
panel._key.setText(key)
panel.connect_to_service()
found["connected"] = settled()
found["shown_key"] = panel._key.text()
found["projects"] = [panel._table.item(row, 0).text() for row in range(panel._table.rowCount())]
panel._filter.setText("KENYA")
found["filtered"] = panel._table.rowCount()
panel._table.selectRow(0)
panel.add_shapes()
found["shapes"] = settled()
panel.add_pictures()
found["pictures"] = settled()
panel.add_live_layers()
layers = {layer.name(): layer for layer in QgsProject.instance().mapLayers().values()}
shapes = next(layer for layer in layers.values() if layer.providerType() == "ogr")
found["attributes"] = [[feature["name"], feature["trees"]] for feature in shapes.getFeatures()][:2]
found["live"] = [layers[name].featureCount() for name in ("Projects", "Plots")]
found["source_has_key"] = any(key in layer.source() for layer in layers.values())
found["rasters"] = [layer.name() for layer in layers.values() if layer.providerType() == "gdal"]
own = QgsVectorLayer("Polygon?crs=EPSG:32737&field=farmer:string(40)&field=trees:integer", "Own block", "memory")
feature = QgsFeature(own.fields())
feature.setGeometry(QgsGeometry.fromWkt("POLYGON((300000 9990000,300500 9990000,300500 9990400,300000 9990400,300000 9990000))"))
feature.setAttributes(["Wanjiru", 7])
own.dataProvider().addFeatures([feature])
QgsProject.instance().addMapLayer(own)
panel._layer.setLayer(own)
panel.send_layer()
found["sent"] = settled()
for wrong in ("ftp://x", "http://elsewhere.example"):
    try:
        Service(wrong, key)
        found[wrong] = "taken"
    except ServiceFault as fault:
        found[wrong] = str(fault)
print(json.dumps(found))
sys.stdout.flush()
# QGIS takes its providers apart in an order of its own when Python ends.
os._exit(0)
