"""QGIS as a peer of the printed map: one page with plots, their names and a ground, as PDF. Arguments: plots.geojson ground.tif out.pdf width height (mm) dots west south east north (UTM 36N)."""

import os
import sys

os.environ['QT_QPA_PLATFORM'] = 'offscreen'
from qgis.core import (  # noqa: E402
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsLayoutExporter,
    QgsLayoutItemMap,
    QgsLayoutPoint,
    QgsLayoutSize,
    QgsPalLayerSettings,
    QgsPrintLayout,
    QgsProject,
    QgsRasterLayer,
    QgsRectangle,
    QgsUnitTypes,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)

plots, ground, out = sys.argv[1:4]
width, height, dots, west, south, east, north = (float(text) for text in sys.argv[4:11])
application = QgsApplication([], False)
application.initQgis()
project = QgsProject.instance()
project.setCrs(QgsCoordinateReferenceSystem('EPSG:32636'))
vector = QgsVectorLayer(plots, 'plots', 'ogr')
settings = QgsPalLayerSettings()
settings.fieldName = 'name'
vector.setLabeling(QgsVectorLayerSimpleLabeling(settings))
vector.setLabelsEnabled(True)
vector.setOpacity(0.6)
raster = QgsRasterLayer(ground, 'ground')
if not vector.isValid() or not raster.isValid():
    sys.exit(1)
project.addMapLayers([raster, vector])
layout = QgsPrintLayout(project)
layout.initializeDefaults()
layout.pageCollection().page(0).setPageSize(QgsLayoutSize(width, height, QgsUnitTypes.LayoutMillimeters))
map_item = QgsLayoutItemMap(layout)
map_item.attemptMove(QgsLayoutPoint(0, 0, QgsUnitTypes.LayoutMillimeters))
map_item.attemptResize(QgsLayoutSize(width, height, QgsUnitTypes.LayoutMillimeters))
map_item.setLayers([vector, raster])
map_item.zoomToExtent(QgsRectangle(west, south, east, north))
layout.addLayoutItem(map_item)
options = QgsLayoutExporter.PdfExportSettings()
options.dpi = dots
done = QgsLayoutExporter(layout).exportToPdf(out, options)
sys.exit(0 if done == QgsLayoutExporter.Success else 1)
