import { inflateSync } from 'node:zlib';
import { inflateBy, openGeoTiff, type GeoTiffFile } from '#raster/geotiff-file.ts';

/** about a tile of the sources, so that most are unpacked at one go */
const chunkBytes = 256 * 1024;

// Copied out of the longer buffer that zlib fills. Node's own inflate takes a third of the processor time of one in JavaScript, and holds the cells against the checksum at the end of the stream.
inflateBy((packed, maxOutputLength) => new Uint8Array(inflateSync(packed, { chunkSize: chunkBytes, maxOutputLength })));

export { openGeoTiff, type GeoTiffFile };
