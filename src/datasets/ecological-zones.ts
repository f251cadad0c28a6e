import type { BoundingBox } from '#geo/types.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { sentence } from './phrases/sentence.ts';
import { codeAt, zonesOfArchive, type ZonePolygons } from './zone-polygons.ts';

/**
 * FAO's Global Ecological Zones, second edition of 2010 (FAO 2012, Forest Resources Assessment working paper 179): the map that the growth tables of IPCC are made for. One zipped shapefile of 21 large
 * polygons (some 95 MB unpacked) in the catalogue's bucket, where public code fetches it; its columns and codes are those that public code reads.
 */
export const ecologicalZonesMap: Dataset = {
  id: 'faozones',
  title: 'FAO Global Ecological Zones',
  version: '2010',
  licence: 'CC BY 4.0',
  attribution: 'FAO Global Ecological Zones 2010 (FAO 2012)',
  homepage: 'https://data.apps.fao.org/catalog/dataset/2fb209d0-fd34-4e5e-a3d8-a13c241eb61b',
  baseUrls: { archive: 'https://storage.googleapis.com/fao-maps-catalog-data/uuid/2fb209d0-fd34-4e5e-a3d8-a13c241eb61b/resources' },
  parallel: 1,
};

const maxArchiveBytes = 256 * 1024 * 1024;
/** degrees that a cut reaches beyond its cell, so that no place lies on its edge */
const margin = 0.01;

/** What the name of each code must begin with and hold: a code that means something else would be a wrong zone for the right place. */
const names: Readonly<Record<number, readonly [domain: string, kind: string]>> = {
  11: ['tropical', 'rain'],
  12: ['tropical', 'moist'],
  13: ['tropical', 'dry'],
  14: ['tropical', 'shrub'],
  15: ['tropical', 'desert'],
  16: ['tropical', 'mountain'],
  21: ['subtropical', 'humid'],
  22: ['subtropical', 'dry'],
  23: ['subtropical', 'steppe'],
  24: ['subtropical', 'desert'],
  25: ['subtropical', 'mountain'],
  31: ['temperate', 'oceanic'],
  32: ['temperate', 'continental'],
  33: ['temperate', 'steppe'],
  34: ['temperate', 'desert'],
  35: ['temperate', 'mountain'],
  41: ['boreal', 'conifer'],
  42: ['boreal', 'tundra'],
  43: ['boreal', 'mountain'],
  50: ['polar', ''],
  90: ['water', ''],
};
function isKnownZone(code: number, name: string): boolean {
  const [domain, kind] = names[code] ?? [];
  const text = name.toLowerCase();
  return domain !== undefined && kind !== undefined && text.startsWith(domain) && text.includes(kind);
}

const archiveUrl = (access: DataAccess) => `${access.baseUrl(ecologicalZonesMap)}/gez2010.zip`;

/** The cell of one degree whose zones are kept together. */
export function zoneCell([longitude, latitude]: readonly [number, number]): { key: string; box: BoundingBox } {
  const [west, south] = [Math.floor(longitude), Math.floor(latitude)];
  return { key: `zones/${west}/${south}`, box: [west, south, west + 1, south + 1] };
}

/** As they are kept for a cell. */
export const zonesText = (zones: readonly ZonePolygons[]): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(zones));

/** FAO's code of the zone at a place; null on water and where the map has no zone. Fetches the whole map once and keeps it. Rejects as DataAccess does. */
export async function zoneCodeAt(access: DataAccess, place: [number, number], signal?: AbortSignal): Promise<number | null> {
  const { key, box } = zoneCell(place);
  const zones = await access.document({
    dataset: ecologicalZonesMap,
    key,
    box: [...place, ...place],
    validWithin: box,
    url: archiveUrl(access),
    maxBytes: maxArchiveBytes,
    cut: (bytes) => zonesText(zonesOfArchive(bytes, [box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin], isKnownZone)),
    parse: (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as ZonePolygons[],
    ...(signal ? { signal } : {}),
  });
  const code = codeAt(zones, place);
  return code === 90 ? null : code;
}

/** The name of the first file of the archive, from its first bytes alone. Rejects as DataAccess does. */
export const zonesArchiveHead = (access: DataAccess, signal?: AbortSignal): Promise<string> =>
  access.document({
    dataset: ecologicalZonesMap,
    key: 'head',
    box: [-180, -90, 180, 90],
    url: archiveUrl(access),
    headers: { range: 'bytes=0-511' },
    maxBytes: maxArchiveBytes,
    parse: (bytes) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      if (view.getUint32(0, true) !== 0x04034b50) throw new UnusableAnswer(sentence('datasets.no-archive', { reason: 'PK' }));
      return new TextDecoder().decode(bytes.subarray(30, 30 + view.getUint16(26, true)));
    },
    ...(signal ? { signal } : {}),
  });
