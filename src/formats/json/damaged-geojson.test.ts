import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { readBatches, readFile, sourceOfBytes, UnreadableFile, type Note } from '../index.ts';

const square = (x: number) => [[[x, 1], [x + 0.01, 1], [x + 0.01, 1.01], [x, 1.01], [x, 1]]];
const features = [0, 1, 2, 3, 4].map((k) => ({
  type: 'Feature',
  properties: { name: `Plot ${k}`, note: 'a "b" {c} [d]' },
  geometry: { type: 'Polygon', coordinates: square(36 + k) },
}));
const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } };
const collection = JSON.stringify({ type: 'FeatureCollection', features });
const two = features.slice(0, 2);
const lines = features.map((feature) => JSON.stringify(feature));
/** The ways in which GeoJSON lies in a file. */
const documents = {
  collection,
  'with its system before the features': JSON.stringify({ type: 'FeatureCollection', name: 'x', crs, features: two }),
  'with members behind the features': JSON.stringify({ features: two, type: 'FeatureCollection', bbox: [1, 2, 3, 4], other: { a: [1] } }),
  indented: JSON.stringify({ type: 'FeatureCollection', features: two }, null, 2),
  list: JSON.stringify(two),
  feature: lines[0]!,
  geometry: JSON.stringify(features[0]!.geometry),
  lines: lines.join('\n'),
  separated: lines.map((line) => `\u001e${line}\n`).join(''),
};

interface Read {
  features: Feature[];
  errors: string[];
  notes: Note[];
  refused: string | null;
}

/** What the reader of small files makes of a text, or that of large ones, which gets it in pieces. */
async function read(text: string, pieceBytes: number | null): Promise<Read> {
  const bytes = new TextEncoder().encode(text);
  const found: Read = { features: [], errors: [], notes: [], refused: null };
  try {
    const batches =
      pieceBytes === null
        ? [await readFile(bytes, { fileName: 'a.geojson' })]
        : readBatches({ ...sourceOfBytes('a.geojson', bytes), pieceBytes }, {}, 0);
    for await (const { features: some, notes } of batches) {
      found.features.push(...some);
      found.notes.push(...notes);
      for (const { severity, message } of notes) if (severity === 'error') found.errors.push(message);
    }
    return found;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { features: [], errors: [], notes: [], refused: error.code };
  }
}
const ofSmall = (text: string) => read(text, null);
const ofLarge = (text: string) => read(text, 1 << 18);
const shapesOf = (found: Read) => found.features.filter(({ geometry }) => geometry).length;

const damaged = fc.constantFrom(...Object.values(documents)).chain((whole) => {
  const place = fc.nat(whole.length - 1);
  const letter = fc.constantFrom('x', '"', '{', '}', '[', ']', ',', ':', '\\', '1', '\0', '\n', '\u001e');
  return fc.oneof(
    place.map((at) => whole.slice(0, at + 1)),
    place.map((at) => whole.slice(0, at) + whole.slice(at + 1)),
    fc.tuple(place, letter).map(([at, inserted]) => whole.slice(0, at) + inserted + whole.slice(at)),
    fc.tuple(place, letter).map(([at, put]) => whole.slice(0, at) + put + whole.slice(at + 1)),
    fc.tuple(place, fc.nat(300)).map(([at, length]) => whole.slice(0, at) + whole.slice(at + length)),
  );
});

/** Found by the property, or by its long runs. */
const found: Record<string, string> = {
  'a brace too many ends the first feature early': collection.replace('"Polygon","coord', '"Polygon"},"coord'),
  'a brace too many behind the first feature': collection.replace(']]]}},', ']]]}}},'),
  'a brace in the place of the comma behind it': collection.replace(']]]}},', ']]]}}}'),
  'a bracket in the place of that comma': collection.replace(']]]}},', ']]]}}]'),
  'a bracket behind that comma': collection.replace(']]]}},', ']]]}},]'),
  'a quote in front of a feature': collection.replace('[{"type":"Feature"', '["{"type":"Feature"'),
  'a quote that is missing': collection.replace('"Plot 1"', '"Plot 1'),
  'a brace that is missing': collection.replace(']]]}},', ']]]},'),
  'a document that begins as a list': `[${collection.slice(1)}`,
  'the list has no bracket': documents['with members behind the features'].replace('"features":[', '"features":x'),
  'a letter in front of the only feature': `x${documents.feature}`,
  'a brace behind a geometry': `${documents.geometry}}`,
  'a separator in the place of the last line': `${lines[0]}\n\u001e`,
  'a brace behind the last of several lines': `${documents.lines.slice(0, -1)}\n}`,
};

describe('damage anywhere costs both readers the same features, with the same words', () => {
  const same = async (text: string) => {
    const { notes: ofSmallNotes, ...small } = await ofSmall(text);
    const { notes: ofLargeNotes, ...large } = await ofLarge(text);
    expect(small, `${ofSmallNotes.map(({ code }) => code)} / ${ofLargeNotes.map(({ code }) => code)}`).toEqual(large);
  };
  test.each(Object.entries(found))('%s', (_, text) => same(text));

  // A run takes 1 ms; fast-check prints the seed of a failure, which { seed } repeats.
  test('anywhere', () => fc.assert(fc.asyncProperty(damaged, same), { numRuns: 1000 }));
});

test('the same comes out whatever pieces a file is read in', () =>
  fc.assert(
    fc.asyncProperty(damaged, fc.integer({ min: 1, max: 60 }), async (text, pieceBytes) => {
      const [whole, inPieces] = [await ofLarge(text), await read(text, pieceBytes)];
      expect([inPieces.features, inPieces.notes, inPieces.refused]).toEqual([whole.features, whole.notes, whole.refused]);
    }),
    { numRuns: 200 },
  ));

test('a shape that damage costs is never lost without a word', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(collection.length - 1), fc.constantFrom('', 'x', '"', '{', '}', '[', ']', ','), fc.boolean(), async (at, put, isExtra) => {
      const left = await ofLarge(collection.slice(0, at) + put + collection.slice(isExtra ? at : at + 1));
      if (shapesOf(left) < features.length && left.refused === null) expect(left.errors).not.toEqual([]);
    }),
    { numRuns: 600 },
  ));

test('what stands on both sides of the damage is kept, and the place of the damage is said', async () => {
  const cut = await ofSmall(collection.slice(0, collection.indexOf('Plot 3')));
  expect([cut.features.length, cut.notes.map(({ code }) => code)]).toEqual([3, ['geojson-truncated']]);
  for (const name of ['a quote that is missing', 'a brace that is missing']) {
    const broken = await ofSmall(found[name]!);
    expect([name, broken.features.map(({ properties }) => properties?.['name'])]).toEqual([
      name,
      features.map(({ properties }) => properties.name).filter((plot) => plot !== (name.includes('quote') ? 'Plot 1' : 'Plot 0')),
    ]);
    expect(broken.errors.join()).toMatch(/near byte \d+ \(line 1\)/);
  }
  const inLine = await ofSmall(documents.indented.replace('"Plot 1"', 'Plot 1'));
  const line = documents.indented.slice(0, documents.indented.indexOf('"Plot 1"')).split('\n').length;
  expect([inLine.features.length, inLine.errors.join()]).toEqual([1, expect.stringContaining(`(line ${line})`)]);
  const misspelt = await ofSmall(collection.replace('FeatureCollection', 'FeatuxeCollection'));
  expect(misspelt.features).toHaveLength(5);
});

test('a shape under another name than geometry is read and said', async () => {
  const { features: read, notes } = await ofSmall(collection.replace('"geometry"', '"Geometry"'));
  expect([read.filter(({ geometry }) => geometry).length, read[0]!.properties, notes.map(({ code }) => code)]).toEqual([
    5,
    features[0]!.properties,
    ['geojson-geometry-name'],
  ]);
});

test('collections in one another by the hundred thousand are told as too deep', async () => {
  const [open, close] = ['{"type":"GeometryCollection","geometries":[', ']}'];
  const deep = `${open.repeat(100_000)}${close.repeat(100_000)}`;
  const text = `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":${deep}},${lines[0]!}]}`;
  const { features: read, notes } = await readFile(new TextEncoder().encode(text), { fileName: 'deep.geojson' });
  expect(read.at(-1)!.geometry).toEqual(features[0]!.geometry);
  expect(notes.map(({ message }) => message).join(' ')).toMatch(/nested more than 20 deep/);
});
