/** Every file of the corpus read in small pieces gives what it gives as a whole. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formats, readBatches, readFile, sourceOfBytes, UnreadableFile, type FileSource } from '#formats/index.ts';
import type { Feature } from '#geo/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';

const folders = hasShared('corpus')
  ? readdirSync(shared('corpus'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/jts|geodesic/.test(entry.name))
      .map(({ name }) => name)
  : [];
if (folders.length === 0) console.log('skipped: the corpus of field files is not here');

/** A file that comes in small pieces, so that every kind of tag and number is cut somewhere. */
const inPieces = (name: string, bytes: Uint8Array, pieceBytes: number): FileSource => ({ ...sourceOfBytes(name, bytes), pieceBytes });

/** Inflating costs tens of kilobytes of copies for each piece, so the larger archives come in fewer; what they hold is cut anyhow. */
const pieceBytesOf = (name: string, bytes: number): number =>
  bytes > 300_000 ? 7919 : bytes > 30_000 && /\.(zip|kmz)$/.test(name) ? 1999 : 113;

async function streamed(source: FileSource): Promise<Feature[]> {
  const features: Feature[] = [];
  for await (const batch of readBatches(source, {}, 0)) {
    features.push(...batch.features);
    for (const { feature, properties } of batch.late ?? []) Object.assign(features[feature]!.properties!, properties);
  }
  return features;
}

describe.skipIf(folders.length === 0).each(folders.length === 0 ? ['the corpus'] : folders)('%s', (folder) => {
  test('in pieces as whole', async () => {
    const faults: string[] = [];
    for (const file of readdirSync(shared('corpus', folder)).filter((name) => name !== 'expected.json')) {
      const bytes = new Uint8Array(readFileSync(shared('corpus', folder, file)));
      const outcome = async (reading: Promise<Feature[]>) =>
        reading.catch((error: unknown) => {
          if (error instanceof UnreadableFile) return error.code;
          throw error;
        });
      const whole = await outcome(readFile(bytes, { fileName: file }).then(({ features }) => features));
      const most = pieceBytesOf(file, bytes.length);
      const pieces = await outcome(streamed(inPieces(file, bytes, most)));
      if (JSON.stringify(whole) !== JSON.stringify(pieces))
        faults.push(
          `${file}: ${typeof whole === 'string' ? whole : whole.length} whole, ${typeof pieces === 'string' ? pieces : pieces.length} in pieces`,
        );
    }
    expect(faults).toEqual([]);
  });
});

test('every format that is read in pieces has a test above or below', () => {
  expect(
    formats
      .filter(({ readStream }) => readStream)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    'archive',
    'csv',
    'dxf',
    'flatgeobuf',
    'geojson',
    'geojsonseq',
    'geopackage',
    'geoparquet',
    'gml',
    'gpx',
    'kml',
    'kmz',
    'mif',
    'photo',
    'shapefile',
    'tab',
  ]);
});

describe('written by Hectare, read in pieces', () => {
  const features: Feature[] = Array.from({ length: 2500 }, (_, k) => ({
    type: 'Feature',
    geometry:
      k % 50 === 7
        ? null
        : {
            type: 'Polygon',
            coordinates: [
              [
                [k / 100, 1, 5],
                [k / 100 + 0.01, 1, 5],
                [k / 100, 1.01, 5],
                [k / 100, 1, 5],
              ],
            ],
          },
    properties: { name: `Fläche ${k}`, n: k, note: k === 9 ? 'lines,\n"quotes" '.repeat(3000) : null, fill: '#ff0000' },
  }));
  test.each(['csv', 'flatgeobuf', 'geojson', 'geojsonseq', 'geopackage', 'kml', 'kmz', 'shapefile'])('%s', async (id) => {
    const format = formats.find((one) => one.id === id)!;
    // In the fixed columns of a shapefile one long text makes every row long.
    const bytes = await format.write!(
      id === 'shapefile' ? features.map((feature) => ({ ...feature, properties: { ...feature.properties, note: null } })) : features,
    );
    const { features: whole } = await readFile(bytes, { fileName: `x${format.extensions[0]}` });
    const cut = await streamed(inPieces(`x${format.extensions[0]}`, bytes, 4099));
    expect(whole).toHaveLength(2500);
    expect(cut).toEqual(whole);
  });
  test('a read that is cancelled ends with the reason and gives nothing more', async () => {
    const bytes = await formats.find(({ id }) => id === 'kml')!.write!(features);
    const cancel = new AbortController();
    const reading = readBatches(sourceOfBytes('x.kml', bytes), { signal: cancel.signal }, 0);
    expect((await reading.next()).value!.features.length).toBeGreaterThan(0);
    cancel.abort(new Error('enough'));
    await expect(reading.next()).rejects.toThrow('enough');
  });
});
