import { expect, test, vi } from 'vitest';
import { unpackMeasured } from '../packed-features.ts';
import { readingWork, type FileContent, type ShapeBatch } from './reading.ts';

const ring = (k: number) => `${k / 100},0,0 ${k / 100 + 0.004},0,0 ${k / 100 + 0.004},0.004,0 ${k / 100},0,0`;
const placemark = (k: number) =>
  `<Placemark><name>Plot ${k}</name><description>${'x'.repeat(900)}</description><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring(k)}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${Array.from({ length: 5000 }, (_, k) => placemark(k % 9000)).join('')}</Document></kml>`;

async function read(content: FileContent['content']): Promise<unknown[]> {
  const batches: ShapeBatch[] = [];
  expect(await readingWork.read({ name: 'plots.kml', content }, {}, (batch) => void batches.push(batch))).toEqual({ ok: true });
  return batches.flatMap(({ shapes }) => unpackMeasured(shapes, new Map()));
}

test('a file that is read in pieces ahead is the same as one in memory, and each piece is asked for once', async () => {
  const blob = new Blob([kml]);
  const asked: [number, number][] = [];
  const slice = blob.slice.bind(blob);
  vi.spyOn(blob, 'slice').mockImplementation((from = 0, to = blob.size) => {
    asked.push([from, to]);
    return slice(from, to);
  });
  const shapes = await read(blob);
  expect(shapes).toHaveLength(5000);
  expect(shapes).toEqual(await read(new TextEncoder().encode(kml)));
  // The first look at the beginning and the end tells what kind of file it is; then come the pieces, one behind the other.
  const pieces = asked.slice(2);
  expect(pieces.map(([from]) => from)).toEqual([0, ...pieces.slice(0, -1).map(([, to]) => to)]);
  expect(pieces.at(-1)![1]).toBe(blob.size);
});

test('a piece ahead that cannot be read is a fault of the file, when it is its turn', async () => {
  const blob = new Blob([kml]);
  const slice = blob.slice.bind(blob);
  vi.spyOn(blob, 'slice').mockImplementation((from = 0, to = blob.size) =>
    from < 3_000_000 || to === blob.size
      ? slice(from, to)
      : ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) } as unknown as Blob),
  );
  const arrived: number[] = [];
  const answer = await readingWork.read({ name: 'plots.kml', content: blob }, {}, ({ bytesRead }) => void arrived.push(bytesRead));
  expect(answer).toMatchObject({ ok: false, code: 'file-not-found' });
  expect(arrived.length).toBeGreaterThan(0);
});
