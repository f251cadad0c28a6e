"""QGIS as a peer of statistics of a raster under plots. Arguments: plots.gpkg raster.tif. Adds columns to the plots."""

import os
import sys

os.environ['QT_QPA_PLATFORM'] = 'offscreen'
from qgis.analysis import QgsZonalStatistics  # noqa: E402
from qgis.core import QgsApplication, QgsRasterLayer, QgsVectorLayer  # noqa: E402

application = QgsApplication([], False)
application.initQgis()
plots = QgsVectorLayer(sys.argv[1], 'plots', 'ogr')
raster = QgsRasterLayer(sys.argv[2], 'raster')
if not plots.isValid() or not raster.isValid():
    sys.exit(1)
wanted = QgsZonalStatistics.Mean | QgsZonalStatistics.Median | QgsZonalStatistics.StDev | QgsZonalStatistics.Min | QgsZonalStatistics.Max
done = QgsZonalStatistics(plots, raster, 'r_', 1, wanted).calculateStatistics(None)
# Closed, so that what waits in the journal of the GeoPackage is written into it.
del plots, raster
application.exitQgis()
sys.exit(0 if int(done) == 0 else 1)
