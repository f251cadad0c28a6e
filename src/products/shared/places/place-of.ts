import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PlaceIndex, type Place, type PlaceTopology } from './compute-place.ts';

const fileName = 'admin-1.topo.json.gz';
/** where it stands above the sources, and in a build, where the window's copy is the only one */
const places = [`resources/boundaries/${fileName}`, `renderer/assets/${fileName}`];
let index: PlaceIndex | null = null;

function resourcePath(): string {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    const found = places.map((place) => fileURLToPath(new URL(place, folder))).find((path) => existsSync(path));
    if (found) return found;
    if (new URL('..', folder).href === folder.href) throw new Error(`${fileName} is missing from this build`);
  }
}

/** The borders, read by the first call (0.2 s). */
export function placeIndex(): PlaceIndex {
  index ??= new PlaceIndex(JSON.parse(gunzipSync(readFileSync(resourcePath())).toString('utf8')) as PlaceTopology);
  return index;
}

/** The country and state of a longitude and latitude; of the nearest one within 25 km where the place lies in none; else null. */
export const placeOf = (lonLat: [number, number]): Place | null => placeIndex().placeOf(lonLat);

/** The outlines that touch a box of degrees, each with its country. */
export const outlinesAround = (box: Parameters<PlaceIndex['outlinesAround']>[0]): ReturnType<PlaceIndex['outlinesAround']> =>
  placeIndex().outlinesAround(box);
