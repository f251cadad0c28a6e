/** GeoPackage and FlatGeobuf against ogr2ogr, where GDAL is installed, and against the library flatgeobuf. Run: node --expose-gc test/bench/libraries/ogr.ts */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'flatgeobuf/lib/mjs/geojson.js';
import { readFile, writeFile } from '#formats/index.ts';
import type { Feature, Polygon } from '#geo/types.ts';
import { countRight, printComparisons, same, type Comparison } from '../comparison.ts';
import { isQuick } from '../mode.ts';
import { fastestRun } from '../program-times.ts';
import { parcels } from '../samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-ogr-'));
const path = (name: string) => join(folder, name);
const ogr2ogr = (...args: string[]) => spawnSync('ogr2ogr', args, { encoding: 'utf8' }).status === 0;
const hasGdal = spawnSync('ogr2ogr', ['--version']).status === 0;
const features = parcels(isQuick ? 4_000 : 50_000);
const size = features.length.toLocaleString('en');
const collection = (list: Feature[]) => JSON.stringify({ type: 'FeatureCollection', features: list });
writeFileSync(path('plots.json'), collection(features));

/** Few parcels with what is rare: heights, several parts, nothing drawn, letters beyond ASCII. */
const [first, second] = parcels(2) as [Feature, Feature];
const rare: Record<string, Feature[]> = {
  plain: [first, second],
  heights: [
    {
      ...first,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [35, 1, 1890],
            [35.01, 1, 1891],
            [35.01, 1.01, 1892],
            [35, 1, 1890],
          ],
        ],
      },
    },
  ],
  parts: [
    { ...first, geometry: { type: 'MultiPolygon', coordinates: [first, second].map(({ geometry }) => (geometry as Polygon).coordinates) } },
  ],
  points: [{ ...first, geometry: { type: 'Point', coordinates: [35, 1] } }],
  lines: [
    {
      ...first,
      geometry: {
        type: 'LineString',
        coordinates: [
          [35, 1],
          [35.01, 1.02],
        ],
      },
    },
  ],
  letters: [{ ...first, properties: { name: 'Ñandú 森林 غابة', hectares: 1.5 } }],
};
const rounded = ({ geometry, properties }: Feature) => ({
  geometry: JSON.parse(JSON.stringify(geometry), (_, part: unknown) =>
    typeof part === 'number' ? Number(part.toFixed(5)) : part,
  ) as unknown,
  properties: Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => name !== 'fid')),
});
/** In any order: an index sorts features by their place. */
const inOrder = (list: Feature[]) => list.map((feature) => JSON.stringify(rounded(feature))).sort();
const equal = (found: Feature[], wanted: Feature[]) => same(inOrder(found), inOrder(wanted));

/** Files that ogr2ogr writes: each rare case in degrees, and each plain one in metres of UTM and without an index. */
interface Written {
  file: string;
  wanted: Feature[];
}
function written(ending: string): Written[] {
  const made: Written[] = [];
  const write = (name: string, wanted: Feature[], ...args: string[]) => {
    writeFileSync(path(`${name}.json`), collection(wanted));
    const file = path(`${name}-${made.length}.${ending}`);
    if (ogr2ogr(...args, file, path(`${name}.json`)) && existsSync(file)) made.push({ file, wanted });
  };
  for (const [name, list] of Object.entries(rare)) write(name, list);
  write('plain', rare['plain']!, '-t_srs', 'EPSG:32636');
  write('plain', rare['plain']!, '-t_srs', 'EPSG:3857');
  write('plain', rare['plain']!, '-lco', 'SPATIAL_INDEX=NO');
  return made;
}
const readByUs = async ({ file, wanted }: Written) =>
  equal((await readFile(new Uint8Array(readFileSync(file)), { fileName: file })).features, wanted);
async function readByLibrary({ file, wanted }: Written): Promise<boolean> {
  const found: Feature[] = [];
  for await (const feature of deserialize(new Uint8Array(readFileSync(file)))) found.push(feature as unknown as Feature);
  return equal(found, wanted);
}
/** Whether GDAL reads what was written as it was given. */
async function readsBack(format: string, ending: string, list: Feature[], byGdal: boolean): Promise<boolean> {
  const [file, back] = [path(`back.${ending}`), path('back.json')];
  for (const old of [file, back]) rmSync(old, { force: true });
  if (byGdal) {
    writeFileSync(path('given.json'), collection(list));
    if (!ogr2ogr(file, path('given.json'))) return false;
  } else writeFileSync(file, await writeFile(format, list));
  if (!ogr2ogr('-f', 'GeoJSON', '-lco', 'COORDINATE_PRECISION=9', back, file)) return false;
  return equal((JSON.parse(readFileSync(back, 'utf8')) as { features: Feature[] }).features, list);
}

const lists = Object.values(rare);
const inPlaceOfGdal = { name: 'ogr2ogr', run: () => {} };
const timesFile = path('times');
async function comparisonOf(what: string, format: string, ending: string, verdict: string): Promise<Comparison> {
  const milliseconds = fastestRun('ogr2ogr', (run) => [path(`all-${run}.${ending}`), path('plots.json')], timesFile);
  return {
    what: `${what} write, ${size} polygons`,
    ours: {
      name: 'writeFile',
      run: () => writeFile(format, features),
      right: await countRight(lists, (list) => readsBack(format, ending, list, false)),
    },
    peers: [
      {
        ...inPlaceOfGdal,
        name: 'ogr2ogr from GeoJSON',
        ...(milliseconds === null ? {} : { programMilliseconds: milliseconds }),
        right: await countRight(lists, (list) => readsBack(format, ending, list, true)),
      },
    ],
    verdict,
  };
}
try {
  if (!hasGdal) console.log('skipped: no ogr2ogr here (Debian: gdal-bin)');
  else {
    const files = written('fgb');
    const large = await writeFile('flatgeobuf', features);
    const readAll = async () => {
      let count = 0;
      for await (const _feature of deserialize(large)) count += 1;
      return count;
    };
    await printComparisons([
      await comparisonOf(
        'GeoPackage',
        'geopackage',
        'gpkg',
        'ours stays: GDAL reads all it writes; ogr2ogr is a program of a hundred megabytes that no window can load.',
      ),
      await comparisonOf('FlatGeobuf', 'flatgeobuf', 'fgb', 'ours stays, around the tables of the library: as above.'),
      {
        what: `FlatGeobuf read, ${size} polygons; right: ${files.length} files of ogr2ogr`,
        ours: { name: 'readFile', run: () => readFile(large, { fileName: 'x.fgb' }), right: await countRight(files, readByUs) },
        peers: [{ name: 'flatgeobuf/geojson', run: readAll, right: await countRight(files, readByLibrary) }],
        verdict: 'ours stays, around the tables of the library: by itself it takes metres of a projected file for degrees.',
      },
    ]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
