"""Burns a GeoJSON geometry from standard input into a raster in memory, through GDAL's C interface: no start, no file. Prints the milliseconds of the fastest of several burns.
Run by mask.ts: python3 gdal-memory.py WEST NORTH CELL SIDE TIMES [touched]"""
import ctypes
import ctypes.util
import sys
import time

gdal = ctypes.CDLL(ctypes.util.find_library("gdal"))
for name in ("GDALGetDriverByName", "GDALCreate", "OGR_G_CreateGeometryFromJson"):
    getattr(gdal, name).restype = ctypes.c_void_p
west, north, cell = (float(value) for value in sys.argv[1:4])
side, times = (int(value) for value in sys.argv[4:6])
gdal.GDALAllRegister()
raster = ctypes.c_void_p(gdal.GDALCreate(ctypes.c_void_p(gdal.GDALGetDriverByName(b"MEM")), b"", side, side, 1, 1, None))
gdal.GDALSetGeoTransform(raster, (ctypes.c_double * 6)(west, cell, 0, north, 0, -cell))
shape = gdal.OGR_G_CreateGeometryFromJson(sys.stdin.read().encode())
options = (ctypes.c_char_p * 2)(b"ALL_TOUCHED=TRUE", None) if len(sys.argv) > 6 else None
fastest = float("inf")
for _ in range(times):
    start = time.perf_counter()
    failed = gdal.GDALRasterizeGeometries(raster, 1, (ctypes.c_int * 1)(1), 1, (ctypes.c_void_p * 1)(shape), None, None, (ctypes.c_double * 1)(1), options, None, None)
    fastest = min(fastest, time.perf_counter() - start)
    if failed:
        sys.exit(1)
print(fastest * 1000)
