import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Feature, Geometry } from '#geo/types.ts';
import { readFile, writeFile } from '../index.ts';
import { walkThrough } from '../written-pieces.ts';
import { shapefileFiles } from './shapefile-writing.ts';

const feature = (geometry: Geometry | null, properties: Record<string, unknown> = {}): Feature => ({ type: 'Feature', geometry, properties });
const square = (x: number, ...height: number[]): Geometry => ({
  type: 'Polygon',
  coordinates: [[[x, 1], [x + 0.01, 1], [x + 0.01, 1.01], [x, 1.01], [x, 1]].map((place) => [...place, ...height])],
});
const features: Feature[] = [
  feature(null, { name: 'nowhere, before every shape' }),
  feature(square(36), { name: 'plain' }),
  feature({ type: 'Point', coordinates: [36, 1, 12] }, { name: 'with a height' }),
  feature({ type: 'MultiPoint', coordinates: [[36, 1], [37, 2]] }),
  feature({ type: 'MultiLineString', coordinates: [[[36, 1, 3], [37, 2, 4]], [[38, 1], [39, 2]]] }),
  feature({ type: 'GeometryCollection', geometries: [square(37), { type: 'Point', coordinates: [1, 2] }] }, { name: 'two kinds' }),
  feature(null, { name: 'nowhere, behind' }),
];

async function filesOf(walked: Feature[], maxFileBytes?: number): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const options = { name: 'plots', ...(maxFileBytes === undefined ? {} : { maxFileBytes }) };
  for await (const { name, content } of shapefileFiles(walkThrough(walked), options)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    files.set(name, new Uint8Array(Buffer.concat(pieces)));
  }
  return files;
}

test('heads say how long the files are, and each record stands where the index says', async () => {
  const files = await filesOf(features);
  expect([...files.keys()].filter((name) => name.endsWith('.shp'))).toEqual([
    'plots.shp',
    'plots_points.shp',
    'plots_multipoints.shp',
    'plots_lines.shp',
  ]);
  for (const [name, shp] of files) {
    if (!name.endsWith('.shp')) continue;
    const shx = files.get(name.replace('.shp', '.shx'))!;
    const [shapes, index] = [new DataView(shp.buffer), new DataView(shx.buffer)];
    expect([name, shapes.getInt32(24) * 2, index.getInt32(24) * 2]).toEqual([name, shp.length, shx.length]);
    const count = (shx.length - 100) / 8;
    for (let k = 0; k < count; k += 1) {
      const at = index.getInt32(100 + 8 * k) * 2;
      expect([shapes.getInt32(at), shapes.getInt32(at + 4)]).toEqual([k + 1, index.getInt32(104 + 8 * k)]);
    }
    const dbf = files.get(name.replace('.shp', '.dbf'))!;
    const table = new DataView(dbf.buffer);
    expect(table.getUint32(4, true)).toBe(count);
    expect(table.getUint16(8, true) + table.getUint16(10, true) * count + 1).toBe(dbf.length);
  }
});

test('rows without a shape go with the first kind, in the order of the features', async () => {
  const { features: read } = await readFile(await writeFile('shapefile', features), { fileName: 'x.zip' });
  expect(read.map(({ properties, geometry }) => [properties?.['name'], geometry?.type]).slice(0, 4)).toEqual([
    ['nowhere, before every shape', undefined],
    ['plain', 'Polygon'],
    ['two kinds', 'Polygon'],
    ['nowhere, behind', undefined],
  ]);
  const bare = await readFile(await writeFile('shapefile', features.filter(({ geometry }) => !geometry)), { fileName: 'x.zip' });
  expect(bare.features).toHaveLength(2);
});

test('a file that would be larger than programs count is refused before anything is written, by its name', async () => {
  const many = Array.from({ length: 100 }, (_, k) => feature(square(k / 10), { note: 'long '.repeat(30) }));
  const files = await filesOf(many);
  const [shp, dbf] = [files.get('plots.shp')!.length, files.get('plots.dbf')!.length];
  await expect(filesOf(many, Math.max(shp, dbf))).resolves.toBeDefined();
  await expect(filesOf(many, shp - 1)).rejects.toThrow('plots.shp');
  await expect(filesOf(many, dbf - 1)).rejects.toThrow(/ends at 2 GB.*plots\.(shp|dbf).*GeoPackage/);
  for (const [name, walked] of Object.entries({ heights: features, plain: many })) {
    const largest = Math.max(...[...(await filesOf(walked)).values()].map(({ length }) => length));
    await expect([name, await filesOf(walked, largest).then(({ size }) => size > 0)]).toEqual([name, true]);
    await expect(filesOf(walked, largest - 1)).rejects.toThrow('ends at 2 GB');
  }
});

test('the parts are one archive, the same as side by side', async () => {
  const parts = unzipSync(await writeFile('shapefile', features, { name: 'plots' }));
  expect(Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, Buffer.from(bytes)]))).toEqual(
    Object.fromEntries([...(await filesOf(features))].map(([name, bytes]) => [name, Buffer.from(bytes)])),
  );
});
