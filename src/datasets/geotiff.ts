import { inflateBy, openGeoTiff, type GeoTiffFile } from '#raster/geotiff-file.ts';
import { inflateWhole } from '#zlib/inflate-whole.ts';

inflateBy(inflateWhole);

export { openGeoTiff, type GeoTiffFile };
