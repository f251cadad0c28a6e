import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { readBatches, readFile, sourceOfBytes, UnreadableFile, type FeatureBatch } from '../index.ts';

const ring = (x: number) => `${x},1 ${x + 0.01},1 ${x + 0.01},1.01 ${x},1.01 ${x},1`;
const placemark = (k: number) =>
  `<Placemark><name>Plot ${k}</name><ExtendedData><Data name="a"><value>&lt;b&gt; ${k}</value></Data></ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring(36 + k)}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const documents: [fileName: string, text: string][] = [
  [
    'a.kml',
    `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>F</name>${[0, 1, 2].map(placemark).join('')}</Folder></Document></kml>`,
  ],
  [
    'a.gpx',
    '<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="2"><name>w</name></wpt><trk><name>t</name><trkseg><trkpt lat="1" lon="2"><ele>5</ele></trkpt><trkpt lat="1.1" lon="2.1"/></trkseg></trk><rte><rtept lat="3" lon="4"/><rtept lat="3.1" lon="4.1"/></rte></gpx>',
  ],
];
const shapes = 3;

interface Read {
  features: Feature[];
  /** sorted: the reader of large files says at the end what only all coordinates tell */
  notes: string[];
  refused: string | null;
}

async function read(fileName: string, text: string, pieceBytes: number | null): Promise<Read> {
  const bytes = new TextEncoder().encode(text);
  const found: Read = { features: [], notes: [], refused: null };
  try {
    const batches: AsyncIterable<FeatureBatch> | FeatureBatch[] =
      pieceBytes === null
        ? [await readFile(bytes, { fileName })]
        : readBatches({ ...sourceOfBytes(fileName, bytes), pieceBytes }, {}, 0);
    for await (const { features, notes, late = [] } of batches) {
      found.features.push(...features);
      for (const { feature, properties } of late) Object.assign(found.features[feature]!.properties!, properties);
      found.notes.push(...notes.map(({ severity, message }) => `${severity}: ${message}`));
    }
    found.notes.sort();
    return found;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { features: [], notes: [], refused: error.code };
  }
}

const letter = fc.constantFrom('x', '<', '>', '&', '"', '/', '\0', '1');
/** One letter that is lost, put between or changed. */
const inOneLetter = fc.constantFrom(...documents).chain(([fileName, whole]) =>
  fc
    .tuple(fc.nat(whole.length - 1), fc.option(letter), fc.boolean())
    .map(([at, put, isExtra]) => ({ fileName, text: whole.slice(0, at) + (put ?? '') + whole.slice(put !== null && isExtra ? at : at + 1) })),
);
/** The end, or a part, that is missing. */
const inPart = fc.constantFrom(...documents).chain(([fileName, whole]) =>
  fc
    .tuple(fc.nat(whole.length - 1), fc.option(fc.nat(200)))
    .map(([at, length]) => ({ fileName, text: whole.slice(0, at) + (length === null ? '' : whole.slice(at + length)) })),
);

test('damage anywhere costs both readers of KML and GPX the same features, with the same words', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(inOneLetter, inPart), fc.integer({ min: 64, max: 300 }), async ({ fileName, text }, pieceBytes) => {
      const small = await read(fileName, text, null);
      expect(small).toEqual(await read(fileName, text, 1 << 18));
      expect(small).toEqual(await read(fileName, text, pieceBytes));
    }),
    { numRuns: 600 },
  ));

test('a shape that damage costs is never lost without a word', () =>
  fc.assert(
    fc.asyncProperty(inOneLetter, async ({ fileName, text }) => {
      const { features, notes, refused } = await read(fileName, text, 1 << 18);
      if (refused === null && features.filter(({ geometry }) => geometry).length < shapes)
        expect(notes).not.toEqual([]);
    }),
    { numRuns: 600 },
  ));
