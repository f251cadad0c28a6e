/** Coordinates as people type them. Run: node --expose-gc test/bench/libraries/coordinates.ts */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'geo-coordinates-parser';
import { countRight, printComparisons } from '../comparison.ts';
import { degreeTexts, gridTexts } from '../../helpers/coordinate-texts.ts';

// Bundlers take the ES module of mgrs; Node by itself would take its UMD file, which names no exports.
registerHooks({ resolve: (name, context, next) => next(name === 'mgrs' ? 'mgrs/dist/mgrs.esm.js' : name, context) });
const { readCoordinate } = await import('#geo/coordinate-text.ts');

type Case = [text: string, longitude: number, latitude: number];

/** The texts that the library tests itself with. */
const dist = dirname(dirname(fileURLToPath(import.meta.resolve('geo-coordinates-parser'))));
const theirs = (
  JSON.parse(readFileSync(join(dist, 'cjs/tests/testFormats.json'), 'utf8')) as {
    verbatimCoordinates: string;
    decimalLatitude: number;
    decimalLongitude: number;
  }[]
).map(({ verbatimCoordinates, decimalLatitude, decimalLongitude }): Case => [verbatimCoordinates, decimalLongitude, decimalLatitude]);

const byUs = (text: string) => readCoordinate(text)?.lonLat ?? null;
const byLibrary = (text: string) => {
  const { decimalLongitude, decimalLatitude } = convert(text, 9);
  return [decimalLongitude, decimalLatitude];
};
/** within a metre */
const isNear = (read: number[] | null, longitude: number, latitude: number) =>
  read !== null && Math.abs(read[0]! - longitude) < 1e-5 && Math.abs(read[1]! - latitude) < 1e-5;
const comparison = async (what: string, cases: Case[], verdict: string) => {
  const all = (read: (text: string) => unknown) => () => {
    for (const [text] of cases) {
      try {
        read(text);
      } catch {
        // Counted as wrong below.
      }
    }
  };
  const rightOf = (read: (text: string) => number[] | null) =>
    countRight(cases, ([text, longitude, latitude]) => isNear(read(text), longitude, latitude));
  return {
    what,
    ours: { name: 'readCoordinate', run: all(byUs), right: await rightOf(byUs) },
    peers: [{ name: 'geo-coordinates-parser', run: all(byLibrary), right: await rightOf(byLibrary), modules: ['geo-coordinates-parser'] }],
    verdict,
  };
};
await printComparisons([
  await comparison('degrees, our test texts', degreeTexts, 'ours stays: see what comes out right, also on the texts of the library.'),
  await comparison('degrees, the texts of the library', theirs, 'see above.'),
  await comparison(
    'UTM and MGRS, our test texts',
    gridTexts,
    'ours stays: the library reads degrees alone. mgrs (used) and proj4 (used) do the arithmetic.',
  ),
]);
