import proj4 from 'proj4';
import type { Position } from '#geo/types.ts';

/** Codes whose coordinates are WGS84 longitude and latitude for every purpose here (differences below a metre). */
const geographic = new Set(['4326', '4979', 'CRS84', 'CRS84h', 'CRS83', '84', '4258', '4269', '4283', '7844', '4617', '4674', '4152']);

/** The code in "urn:ogc:def:crs:EPSG::32636", "EPSG:32636", "http://www.opengis.net/def/crs/OGC/1.3/CRS84"; of a compound of two systems that of the ground. */
export function crsCode(name: string): string {
  const epsg = /epsg[:/](?:[\w.]*[:/])?(\d{4,6})(?!\d)/i.exec(name)?.[1];
  if (epsg) return epsg;
  return name.trim().split(/[:/#]/).filter(Boolean).at(-1) ?? name;
}

function isGeographic(code: string): boolean {
  return geographic.has(code);
}

function definitionOf(code: string): string | null {
  if (/^32[67]\d\d$/.test(code)) {
    const zone = Number(code.slice(3));
    return zone >= 1 && zone <= 60 ? `+proj=utm +zone=${zone} ${code[2] === '7' ? '+south ' : ''}+datum=WGS84 +units=m +no_defs` : null;
  }
  if (/^258(2[89]|3[0-8])$/.test(code)) return `+proj=utm +zone=${Number(code.slice(3))} +ellps=GRS80 +units=m +no_defs`;
  // The two systems of countries' own that the list of proj4-list is too old to have.
  if (code === '9377')
    return '+proj=tmerc +lat_0=4 +lon_0=-73 +k=0.9992 +x_0=5000000 +y_0=2000000 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs';
  if (code === '8857') return '+proj=eqearth +lon_0=0 +x_0=0 +y_0=0 +datum=WGS84 +units=m +no_defs';
  if (['3857', '900913', '102100', '3785'].includes(code))
    return '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs';
  return null;
}

/** Turns positions of a coordinate system, by EPSG code or WKT, into longitude and latitude; null where Hectare does not know the system. */
function toLonLat(codeOrWkt: string): ((position: Position) => Position) | null {
  const definition = /^[A-Z]+\[/.test(codeOrWkt.trim()) || codeOrWkt.trim().startsWith('+proj') ? codeOrWkt : definitionOf(codeOrWkt);
  if (!definition) return null;
  try {
    const transform = proj4(definition, 'EPSG:4326');
    return ([x, y, ...rest]) => [...transform.forward([x!, y!]), ...rest];
  } catch {
    return null;
  }
}

/** One position into longitude and latitude, heights as they are. */
export type Transform = (position: Position) => Position;

/**
 * The same as toLonLat for every code of the EPSG list that needs no grid file (proj4-list, about 5,400 systems, loaded when first asked for). Datum shifts are
 * the seven-parameter ones of that list: metres, not centimetres. 'geographic' where coordinates already are longitude and latitude on WGS84 for our purposes.
 */
export async function transformOf(codeOrWkt: string): Promise<Transform | 'geographic' | null> {
  const code = codeOrWkt.trim().replace(/^EPSG:/i, '');
  if (isGeographic(code)) return 'geographic';
  const known = toLonLat(code);
  if (known) return known;
  const { default: list } = await import('proj4-list');
  const definition = list[`EPSG:${code}`]?.[1];
  return definition ? toLonLat(definition.trim()) : null;
}
