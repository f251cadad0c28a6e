import { crsCode } from '../projection/projections.ts';
import { register } from '../projection/register.ts';

/** What an srsName means: a system, and whether its positions stand northing first. */
export interface GmlSystem {
  /** a code or a name; null where positions are longitude and latitude on WGS 84 */
  system: string | null;
  isNorthFirst: boolean;
}

/** An identifier of the OGC follows the order of the authority's definition; "EPSG:4326" and older links put the easting first, as GDAL reads them. */
const followsAuthority = (name: string) =>
  /^urn:(?:x-)?ogc:def:crs:EPSG|^https?:\/\/www\.opengis\.net\/def\/crs\/EPSG\//i.test(name.trim());

let northFirst: Promise<(code: number) => boolean> | null = null;
async function loadNorthFirst(): Promise<(code: number) => boolean> {
  const { default: text } = await import('../projection/register/north-first.ts');
  const runs = text.split(' ').map((run) => run.split('-').map(Number) as [number, number?]);
  return (code) => runs.some(([from, to = from]) => code >= from && code <= to);
}

/** What the srsName of a shape says; of none, longitude and latitude are taken where the numbers can be degrees. */
export async function gmlSystemOf(name: string | null): Promise<GmlSystem> {
  if (name === null || name.trim() === '') return { system: null, isNorthFirst: false };
  if (/crs:?84$/i.test(name.trim())) return { system: 'CRS84', isNorthFirst: false };
  const code = crsCode(name);
  if (!followsAuthority(name)) return { system: code, isNorthFirst: false };
  northFirst ??= loadNorthFirst();
  const isPlane = (await register()).plane(code) !== null;
  // Longitude and latitude of EPSG stand latitude first, all of them.
  return { system: code, isNorthFirst: isPlane ? (await northFirst)(Number(code)) : true };
}
