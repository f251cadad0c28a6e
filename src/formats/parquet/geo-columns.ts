import type { FileMetaData, SchemaTree } from 'hyparquet';
import { isObject } from '#domain/object.ts';
import { UnreadableFile } from '../format.ts';
import { say } from '../phrases/index.ts';

/** Which columns of a file hold shapes, and what it says of them. */
export interface GeoColumns {
  primary: string;
  /** other columns of shapes, which become texts */
  others: string[];
  /** columns that repeat the box of each shape */
  boxes: string[];
  /** what says the coordinate system, for the register; null where the file leaves it open */
  system: string | null;
  /** the column was found by its name alone */
  isGuessed: boolean;
}

const wgs84 = 'EPSG:4326';
const maxJson = 1 << 24;
const namesOfShapes = ['geometry', 'geom', 'wkb_geometry', 'the_geom', 'wkb', 'shape', 'geo'];

/** The identifier of a system in PROJJSON, else its name. */
function systemOfJson(crs: unknown): string | null {
  if (!isObject(crs)) return null;
  const ids = crs['ids'];
  const id: unknown = crs['id'] ?? (Array.isArray(ids) ? (ids as unknown[])[0] : undefined);
  if (isObject(id)) {
    const [authority, code] = [String(id['authority']).toUpperCase(), String(id['code'])];
    return authority === 'OGC' && /^CRS84h?$/i.test(code) ? wgs84 : `${authority}:${code}`;
  }
  return typeof crs['name'] === 'string' ? crs['name'] : null;
}

/** What a column of the type GEOMETRY says itself. */
function systemOfType(crs: string | undefined): string | null {
  if (crs === undefined || /^OGC:CRS84h?$/i.test(crs)) return wgs84;
  return /^srid:\d+$/i.test(crs) ? `EPSG:${crs.slice(5)}` : crs.startsWith('{') ? systemOfJson(JSON.parse(crs)) : crs;
}

/** The columns by the metadata `geo` (GeoParquet 1.0 and 1.1); null without it. Throws UnreadableFile for shapes in another form than well-known binary. */
function byMetadata(metadata: FileMetaData): GeoColumns | null {
  const text = metadata.key_value_metadata?.find(({ key }) => key === 'geo')?.value;
  if (text === undefined || text.length > maxJson) return null;
  let geo: unknown;
  try {
    geo = JSON.parse(text);
  } catch {
    return null;
  }
  const columns = isObject(geo) && isObject(geo['columns']) ? geo['columns'] : {};
  const names = Object.keys(columns);
  const primary = isObject(geo) && typeof geo['primary_column'] === 'string' ? geo['primary_column'] : names[0];
  const facts = primary === undefined || !Object.hasOwn(columns, primary) ? undefined : columns[primary];
  if (primary === undefined || !isObject(facts)) return null;
  const encodingOf = (one: unknown) => (isObject(one) ? String(one['encoding']).slice(0, 40) : '');
  if (encodingOf(facts).toUpperCase() !== 'WKB')
    throw new UnreadableFile('parquet-encoding', say('file.parquet.encoding', { encoding: encodingOf(facts) }));
  const boxes = names.flatMap((name) => boxColumns(columns[name]));
  return {
    primary,
    others: names.filter((name) => name !== primary && encodingOf(columns[name]).toUpperCase() === 'WKB'),
    boxes,
    // Without a word it is CRS84; null says that nobody knows.
    system: facts['crs'] === undefined ? wgs84 : systemOfJson(facts['crs']),
    isGuessed: false,
  };
}

/** The columns named in the covering of a column of shapes: [["bbox", "xmin"], …]. */
function boxColumns(facts: unknown): string[] {
  const covering = isObject(facts) ? facts['covering'] : null;
  const box = isObject(covering) ? covering['bbox'] : null;
  return isObject(box) ? Object.values(box).flatMap((path) => (Array.isArray(path) && typeof path[0] === 'string' ? [path[0]] : [])) : [];
}

/** The columns with shapes of a file. Throws UnreadableFile where there is none. */
export function geoColumnsOf(metadata: FileMetaData, columns: SchemaTree[]): GeoColumns {
  const found = byMetadata(metadata);
  const isThere = (name: string) => columns.some(({ element }) => element.name === name && element.type === 'BYTE_ARRAY');
  if (found && isThere(found.primary)) return { ...found, others: found.others.filter(isThere) };
  const typed = columns.filter(({ element }) => ['GEOMETRY', 'GEOGRAPHY'].includes(element.logical_type?.type ?? ''));
  const [first, ...rest] = typed;
  const typeOf = (column: SchemaTree | undefined) => column?.element.logical_type as { crs?: string } | undefined;
  if (first)
    return {
      primary: first.element.name,
      others: rest.map(({ element }) => element.name),
      boxes: [],
      system: systemOfType(typeOf(first)?.crs),
      isGuessed: false,
    };
  const named = namesOfShapes.map((name) => columns.find(({ element }) => element.name.toLowerCase() === name)).find(Boolean);
  if (!named || !isThere(named.element.name) || named.element.converted_type === 'UTF8')
    throw new UnreadableFile('parquet-without-shapes', say('file.parquet.without-shapes'));
  return { primary: named.element.name, others: [], boxes: [], system: null, isGuessed: true };
}
