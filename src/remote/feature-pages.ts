import { isObject } from '#domain/object.ts';
import { asking } from './asking.ts';
import type { FeatureAccess } from './offer.ts';
import { linksIn } from './ogc-links.ts';
import type { DegreesBox } from './tile-grid.ts';

export interface PageQuestion {
  box: DegreesBox | null;
  /** features that came before */
  offset: number;
  count: number;
}

/** West may be greater than east: a box over the antimeridian (OGC 17-069r4, 7.15.3). */
const inside = ([west, south, east, north]: DegreesBox): [number, number, number, number] => [
  west,
  south,
  east > 180 ? east - 360 : east,
  north,
];

/** The address of a page of features; of an OGC API that of the first, whose links lead on. */
export function pageAddress(access: FeatureAccess, { box, offset, count }: PageQuestion): string {
  const bounds = box && inside(box);
  if (access.how === 'ogc-api') return asking(access.address, { limit: String(count), ...(bounds ? { bbox: bounds.join(',') } : {}) });
  if (access.how === 'arcgis')
    return asking(access.address, {
      where: '1=1',
      outFields: '*',
      outSR: '4326',
      resultOffset: String(offset),
      resultRecordCount: String(count),
      ...(box
        ? {
            geometry: box.join(','),
            geometryType: 'esriGeometryEnvelope',
            inSR: '4326',
            spatialRel: 'esriSpatialRelIntersects',
          }
        : {}),
      f: 'json',
    });
  const { version, typeName, format, isPaged, isInDegrees } = access;
  const isSecond = version === '2.0.0';
  return asking(access.address, {
    SERVICE: 'WFS',
    VERSION: version,
    REQUEST: 'GetFeature',
    [isSecond ? 'TYPENAMES' : 'TYPENAME']: typeName,
    [isSecond ? 'COUNT' : 'MAXFEATURES']: String(count),
    ...(isPaged ? { STARTINDEX: String(offset) } : {}),
    ...(format === null ? {} : { OUTPUTFORMAT: format }),
    // In GML the order of axes goes by the name of the system, which the reader knows; GeoJSON is longitude and latitude.
    ...(format !== null && isInDegrees ? { SRSNAME: 'EPSG:4326' } : {}),
    // The URN says latitude first; before 1.1.0 there was no such name.
    ...(box
      ? { BBOX: version === '1.0.0' ? box.join(',') : [box[1], box[0], box[3], box[2], 'urn:ogc:def:crs:EPSG::4326'].join(',') }
      : {}),
  });
}

export interface PageFacts {
  /** the address of the next page; null where this is the last, undefined where only its number of features tells */
  next: string | null | undefined;
  /** features that match in all, where the service says it */
  matched: number | null;
}
const countOf = (value: unknown): number | null => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null);

/** What a page in JSON says of those that follow. `address` is the page's own. */
export function pageFacts(access: FeatureAccess, document: unknown, address: string): PageFacts {
  if (!isObject(document)) return { next: access.how === 'ogc-api' ? null : undefined, matched: null };
  const matched = countOf(document['numberMatched']) ?? countOf(document['totalFeatures']);
  if (access.how === 'ogc-api') return { next: linksIn(document, address).find(({ rel }) => rel === 'next')?.href ?? null, matched };
  if (access.how === 'arcgis') return { next: document['exceededTransferLimit'] === true ? undefined : null, matched };
  return { next: undefined, matched };
}
