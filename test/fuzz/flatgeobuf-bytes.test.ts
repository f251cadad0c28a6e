import { expect, test } from 'vitest';
import type { Feature, Polygon, Position } from '#geo/types.ts';
import { readFile, writeFile } from '#formats/index.ts';
import { asHectareReads, mustEndWell, own } from './damaged-files.ts';

// Found by the search that coverage leads: a kind of shape that nobody knows, within a collection, was a shape that is not there.
test('a part of an unknown kind within a collection is told', async () => {
  const bytes = await writeFile('flatgeobuf', own);
  expect((await readFile(bytes, { fileName: 'own.fgb' })).features).toHaveLength(own.length);
  // A place in the bytes of the collection, the last shape, by which its part leads elsewhere.
  const damaged = bytes.slice();
  damaged[bytes.length - 240] = 99;
  await mustEndWell(asHectareReads, damaged, 'own.fgb', 0);
  expect((await readFile(damaged, { fileName: 'own.fgb' })).notes).not.toEqual([]);
});

/** A ring of so many corners. */
const ring = (corners: number, west: number): Position[] =>
  Array.from({ length: corners + 1 }, (_, k) => {
    const turn = (2 * Math.PI * (k % corners)) / corners;
    return [west + Math.cos(turn) / 100, Math.sin(turn) / 100];
  });
const feature = (geometry: Feature['geometry']): Feature => ({ type: 'Feature', properties: {}, geometry });

/** The place of the first list of whole numbers in the bytes that begins with its length and that `isIt` accepts. */
function listIn(bytes: Uint8Array, length: number, isIt: (numbers: number[], at: number) => boolean): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 * (length + 1) <= bytes.length; at += 1) {
    if (view.getUint32(at, true) !== length) continue;
    const numbers = Array.from({ length }, (_, k) => view.getUint32(at + 4 + 4 * k, true));
    if (isIt(numbers, at + 4)) return at + 4;
  }
  throw new Error('no such list');
}
const codesOf = async (bytes: Uint8Array) => (await readFile(bytes, { fileName: 'own.fgb' })).notes.map(({ code }) => code);

// The same search: a count of parts that was damaged kept the reader busy for half a minute.
test('no byte of a shape makes more of it than its bytes hold', async () => {
  const bytes = await writeFile('flatgeobuf', own);
  for (let fromEnd = 420; fromEnd > 0; fromEnd -= 1) {
    const damaged = bytes.slice();
    damaged[bytes.length - fromEnd] = 99;
    await mustEndWell(asHectareReads, damaged, 'own.fgb', 0);
    const { features } = await readFile(damaged, { fileName: 'own.fgb' });
    expect(JSON.stringify(features).length).toBeLessThan(20 * bytes.length);
  }
});

test('parts that all name the same bytes are refused', async () => {
  const parts = [ring(5000, 10), ...Array.from({ length: 40 }, (_, k) => ring(4, k))];
  const shape: Feature['geometry'] = { type: 'MultiPolygon', coordinates: parts.map((part) => [part]) };
  const bytes = await writeFile('flatgeobuf', [feature(shape)]);
  expect(await codesOf(bytes)).toEqual([]);
  const at = listIn(bytes, parts.length, (offsets, from) => offsets.every((offset, k) => offset > 0 && from + 4 * k + offset < bytes.length));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = at + view.getUint32(at, true);
  for (let k = 1; k < parts.length; k += 1) view.setUint32(at + 4 * k, first - (at + 4 * k), true);
  expect(await codesOf(bytes)).toContain('flatgeobuf-bad-feature');
});

test('rings that end before they begin are refused: each of them would be read from the same bytes', async () => {
  const rings: Polygon['coordinates'] = [ring(40, 10), ring(4, 10), ring(5, 10)];
  const bytes = await writeFile('flatgeobuf', [feature({ type: 'Polygon', coordinates: rings })]);
  expect(await codesOf(bytes)).toEqual([]);
  const at = listIn(bytes, 3, (ends) => ends.join(' ') === '41 46 52');
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).setUint32(at + 4, 0, true);
  expect(await codesOf(bytes)).toContain('flatgeobuf-bad-feature');
});
