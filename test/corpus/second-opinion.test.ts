import '../helpers/fixed-seed.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readFile, writeFile } from '#formats/index.ts';
import { linesOf, pointsOf, polygonsOf, type Feature, type Geometry, type Position, type Ring } from '#geo/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';

// togeojson says on the console what it does not support.
vi.spyOn(console, 'warn').mockImplementation(() => {});

const maxBytes = 5 * 1024 ** 2;

/** What togeojson reads with xmldom; null where it refuses the file. */
function theirs(name: string, bytes: Uint8Array): Feature[] | null {
  try {
    const document = new DOMParser({ onError: () => {} }).parseFromString(
      new TextDecoder().decode(bytes),
      'text/xml',
    ) as unknown as Document;
    return (/\.gpx$/i.test(name) ? gpx(document) : kml(document)).features as Feature[];
  } catch {
    return null;
  }
}
const ours = async (name: string, bytes: Uint8Array): Promise<Feature[] | null> =>
  readFile(bytes, { fileName: name }).then(
    ({ features }) => features,
    () => null,
  );

const placeText = (place: Position) => place.slice(0, 2).join(',');
/** A ring by its corners whatever it begins with, which way it runs and whether it is closed. */
function ringText(ring: Ring): string {
  const corners = ring.map(placeText).filter((corner, k, all) => k === 0 || corner !== all[k - 1]);
  if (corners.length > 1 && corners[0] === corners.at(-1)) corners.pop();
  return corners.sort().join(' ');
}
/** The points, lines and polygons of some features, however they are put together: in several features, a multi-geometry or a collection. */
const partsOf = (features: Feature[]): string[] =>
  features
    .flatMap(({ geometry }) => geometry ?? [])
    .flatMap((geometry: Geometry) => [
      ...pointsOf(geometry).map((point) => `point ${placeText(point)}`),
      ...linesOf(geometry).map((line) => `line ${line.map(placeText).join(' ')}`),
      ...polygonsOf(geometry).map((rings) => `polygon ${rings.map(ringText).join(' / ')}`),
    ]);

/** Those of `all` that `others` does not have, each as often as it is missing. */
function missingFrom(others: string[], all: string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  return all.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/** What togeojson makes shapes of and Hectare does not, with the reason; the table of both sides is in docs/decisions/0093-second-opinion-on-kml.md. */
const decided: { of: (name: string, text: string) => boolean; parts: RegExp; reason: string }[] = [
  {
    of: (_, text) => text.includes('<NetworkLink') && text.includes('<Region'),
    parts: /^polygon/,
    reason: 'the region in which a link is loaded is no land of the file',
  },
  {
    of: (_, text) => text.includes('<GroundOverlay') && text.includes('<Region'),
    parts: /^polygon/,
    reason: 'a picture with a region is a part of a larger picture, which is shown as a picture',
  },
  {
    of: (_, text) => /<(?:\w+:)?rotation>/.test(text),
    parts: /^polygon/,
    reason: 'a turned picture: Hectare turns it on the ground, togeojson in degrees, which makes a lozenge of it',
  },
  {
    of: (name) => name === 'giscore__data_kml_sloppy_badCoord.kml',
    parts: /^(?:point|polygon)/,
    reason: 'words and single numbers in place of a coordinate, rings of too few corners: Hectare leaves out what is no place, and says so',
  },
];
const isDecided = (name: string, text: string, part: string) => decided.some((one) => one.parts.test(part) && one.of(name, text));

describe.skipIf(!hasShared('corpus'))('the second opinion on KML and GPX', () => {
  const paths = !hasShared('corpus')
    ? []
    : (readdirSync(shared('corpus'), { recursive: true }) as string[])
        .map((path) => shared('corpus', path))
        .filter((path) => /\.(kml|gpx)$/i.test(path) && statSync(path).size <= maxBytes)
        .sort();

  test('no shape of any file is read by togeojson alone, but for those that were decided', async () => {
    const lost: string[] = [];
    let [agree, lostByTheirs, refusedByTheirs] = [0, 0, 0];
    for (const path of paths) {
      const [name, bytes] = [basename(path), new Uint8Array(readFileSync(path))];
      const [own, other] = [await ours(name, bytes), theirs(name, bytes)];
      const [mine, their] = [partsOf(own ?? []), partsOf(other ?? [])];
      const here = missingFrom(mine, their);
      const there = missingFrom(their, mine);
      if (!other) refusedByTheirs += Number(mine.length > 0);
      else if (there.length > 0) lostByTheirs += 1;
      else agree += Number(here.length === 0);
      const text = new TextDecoder().decode(bytes);
      for (const part of here) if (!isDecided(name, text, part)) lost.push(`${name}: ${part.slice(0, 120)}`);
    }
    expect(lost).toEqual([]);
    // The reader of Hectare stays as long as togeojson loses shapes of real files.
    expect(lostByTheirs + refusedByTheirs).toBeGreaterThan(10);
    expect(agree / paths.length).toBeGreaterThan(0.85);
  });
});

describe('what Hectare writes', () => {
  const place = fc.tuple(fc.double({ min: -179, max: 179, noNaN: true }), fc.double({ min: -89, max: 89, noNaN: true }));
  const name = fc.stringMatching(/^[\p{L}\p{N}<>&"' -]{1,20}$/u).filter((text) => text.trim() === text && text !== '');
  const feature = fc
    .tuple(name, fc.array(place, { minLength: 3, maxLength: 12 }), fc.constantFrom('Point', 'LineString', 'Polygon'))
    .map(([title, places, kind]): Feature => {
      const rounded = places.map((position): Position => position.map((value) => Math.round(value * 1e6) / 1e6 + 0));
      const geometry: Geometry =
        kind === 'Point'
          ? { type: 'Point', coordinates: rounded[0]! }
          : kind === 'LineString'
            ? { type: 'LineString', coordinates: rounded }
            : { type: 'Polygon', coordinates: [[...rounded, rounded[0]!]] };
      return { type: 'Feature', geometry, properties: { name: title } };
    });
  const namesOf = (features: Feature[]) => features.map(({ properties }) => properties?.['name']).sort();

  test.each(['kml', 'gpx'])('as %s is the same to both readers', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(feature, { minLength: 1, maxLength: 5 }), async (features) => {
        // Areas become tracks in GPX.
        const written = format === 'gpx' ? features.filter(({ geometry }) => geometry!.type !== 'Polygon') : features;
        fc.pre(written.length > 0);
        const bytes = await writeFile(format, written);
        const [own, other] = [await ours(`a.${format}`, bytes), theirs(`a.${format}`, bytes)];
        expect(partsOf(other!).sort()).toEqual(partsOf(own!).sort());
        expect(namesOf(other!)).toEqual(namesOf(own!));
        expect(namesOf(own!)).toEqual(namesOf(written));
      }),
      { numRuns: 200 },
    );
  });
});
