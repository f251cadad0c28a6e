/**
 * A search through the readers of files that is led by coverage: a damaged file that runs code which no file before ran is kept, and damaged further. It begins with
 * files that Hectare's own writers make. A process of its own, for `guided.test.ts`: node test/fuzz/guided-search.ts SECONDS SEED [planted].
 */
import process from 'node:process';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { formats, writeFile } from '#formats/index.ts';
import { BranchCoverage } from './branch-coverage.ts';
import { asHectareReads, mustEndWell, mutated, mutationKinds, own, type Mutation, type Reading } from './damaged-files.ts';
import { ownDxf } from './own-dxf.ts';
import { heicPhoto, jpegPhoto, ownPhoto } from './own-photo.ts';
import { ownGml } from './own-gml.ts';
import { ownMif } from './own-mif.ts';
import { ownOsm } from './own-osm.ts';
import { ownTable } from './own-tab.ts';
import { plantedReader } from './planted-reader.ts';

interface Kept {
  name: string;
  bytes: Uint8Array;
}
interface Found {
  name: string;
  pieceBytes: number;
  fault: string;
  base64: string;
}
export interface SearchResult {
  files: number;
  seconds: number;
  seed: number;
  seeds: number;
  kept: number;
  characters: number;
  charactersOfSeeds: number;
  found: Found[];
}
const maxBytes = 60_000;
/** each of these lengths is a way through the readers of its own */
const pieceSizes = [0, 0, 50, 500, 5000];

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Files to begin with: what every writer makes, and short texts of formats that are read and not written. */
async function seedFiles(): Promise<Kept[]> {
  const written = await Promise.all(
    formats.filter(({ write }) => write).map(async ({ id, extensions }) => ({ name: `own${extensions[0]!}`, bytes: await writeFile(id, own) })),
  );
  const ring = [[500_000, 9_834_000], [500_000, 9_835_000], [501_000, 9_835_000], [500_000, 9_834_000]];
  const texts: [string, string][] = [
    ['own.esrijson', JSON.stringify({ geometryType: 'esriGeometryPolygon', spatialReference: { wkid: 32_736 }, features: [{ attributes: { n: 'x' }, geometry: { rings: [ring] } }] })],
    ['own.dxf', ownDxf],
    ['own.gml', ownGml],
    ['own.mif', ownMif],
    ['own.osm', ownOsm],
    ['own.topojson', JSON.stringify({ type: 'Topology', transform: { scale: [1, 1], translate: [0, 0] }, objects: { a: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }] } }, arcs: [[[0, 0], [2, 0], [0, 2], [-2, -2]]] })],
    ['metres.geojson', JSON.stringify({ type: 'Polygon', crs: { type: 'name', properties: { name: 'EPSG:32736' } }, coordinates: [ring] })],
    ['track.kml', '<kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Folder><name>F</name><Placemark><gx:Track><when>2026-01-01T00:00:00Z</when><gx:coord>1 2 3</gx:coord></gx:Track></Placemark></Folder></kml>'],
    ['points.csv', 'name;lat;lon\nA;1,5;2,5\nB;-1;-2\n'],
  ];
  const photos = [{ name: 'own.jpg', bytes: jpegPhoto(ownPhoto) }, { name: 'own.heic', bytes: heicPhoto(ownPhoto) }];
  // Its parts in an archive, of which one at a time is damaged.
  const tables = [{}, { isShort: true, quadrant: 2 }].map((options, k) => ({ name: `tab-${k}.zip`, bytes: zipSync(Object.fromEntries(Object.entries(ownTable(options)).map(([ending, bytes]) => [`own${ending}`, bytes]))) }));
  return [...written, ...photos, ...tables, ...texts.map(([name, text]) => ({ name, bytes: strToU8(text) }))];
}

/** One member of an archive is damaged and the archive made anew: damage of a packed file ends at its checksum. */
function withDamagedMember(bytes: Uint8Array, random: () => number, damage: (bytes: Uint8Array) => Uint8Array): Uint8Array | null {
  try {
    const members = unzipSync(bytes);
    const names = Object.keys(members);
    if (names.length === 0) return null;
    const name = names[Math.floor(random() * names.length)]!;
    return zipSync({ ...members, [name]: damage(members[name]!) }, { level: 1 });
  } catch {
    return null;
  }
}

/** A reader that is searched, the files whose coverage leads, and how many faults end it. */
interface Searched {
  read: Reading;
  folders: RegExp;
  maxFound: number;
  begin: () => Promise<Kept[]>;
}
const readers: Searched = { read: asHectareReads, folders: /\/src\/(formats|geo)\//, maxFound: 20, begin: seedFiles };
/** A reader with a fault behind four steps, of which damage makes three at once at most: only a search that keeps what leads on comes there. */
const planted: Searched = {
  read: plantedReader,
  folders: /planted-reader/,
  maxFound: 1,
  // A short file, which does not change with what Hectare can write: how long the search takes does not either.
  begin: async () => [{ name: 'own.geojson', bytes: strToU8('{"type":"Point","coordinates":[1,2]}') }],
};

async function search(seconds: number, seed: number, { read, folders, maxFound, begin }: Searched): Promise<SearchResult> {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const kept = await begin();
  const seeds = kept.length;
  const coverage = new BranchCoverage(folders);
  const found: Found[] = [];
  const started = Date.now();
  let files = 0;
  /** Whether the file ran something new; what it did wrong is noted. */
  async function look({ name, bytes }: Kept, pieceBytes: number): Promise<boolean> {
    files += 1;
    try {
      await mustEndWell(read, bytes, name, pieceBytes);
    } catch (error) {
      if (!found.some(({ fault }) => fault === String(error))) found.push({ name, pieceBytes, fault: String(error), base64: Buffer.from(bytes).toString('base64') });
    }
    return coverage.take();
  }
  for (const one of kept.slice()) for (const pieceBytes of [0, 500]) await look(one, pieceBytes);
  const charactersOfSeeds = coverage.characters;
  const mutation = (): Mutation => ({ kind: pick(mutationKinds), at: random(), size: 1 + Math.floor(random() ** 3 * 200), value: Math.floor(random() * 256) });
  const damage = (bytes: Uint8Array): Uint8Array => {
    let now = bytes;
    for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) now = mutated(now, mutation());
    return now;
  };
  const maxFiles = Number(process.env['HECTARE_FUZZ_FILES'] ?? Number.POSITIVE_INFINITY);
  const isOver = () => Date.now() - started > seconds * 1000 || found.length >= maxFound || files >= maxFiles;
  while (!isOver()) {
    // What was found last leads on; now and then any file, and the half of one with the half of another.
    const from = random() < 0.5 ? kept[kept.length - 1 - Math.floor(random() * Math.min(50, kept.length))]! : pick(kept);
    const inner = random() < 0.7 ? withDamagedMember(from.bytes, random, damage) : null;
    const other = pick(kept);
    const joined = random() < 0.1 ? Buffer.concat([from.bytes.subarray(0, Math.floor(random() * from.bytes.length)), other.bytes.subarray(Math.floor(random() * other.bytes.length))]) : from.bytes;
    const bytes = inner ?? damage(joined);
    if (bytes.length > maxBytes) continue;
    const name = random() < 0.05 ? `own${pick(formats).extensions[0]!}` : from.name;
    if (await look({ name, bytes }, pick(pieceSizes))) kept.push({ name, bytes });
  }
  coverage.end();
  return { files, seconds: Math.round((Date.now() - started) / 1000), seed, seeds, kept: kept.length - seeds, characters: coverage.characters, charactersOfSeeds, found };
}

const [seconds, seed, what] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await search(Number(seconds), Number(seed), what === 'planted' ? planted : readers)));
