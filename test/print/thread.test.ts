import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { PrintThread } from '#print/files/in-thread.ts';
import { PrintFault } from '#print/print-fault.ts';
import { printTemplate } from '#print/template.ts';
import { openGeoTiff, writeGeoTiff } from '#raster/index.ts';

const thread = new PrintThread();
afterAll(() => thread.end());
const square = [[35, 1], [35.001, 1], [35.001, 1.001], [35, 1.001], [35, 1]]; // prettier-ignore
const features = ['North', 'South'].map((name, index) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Polygon', coordinates: [square.map(([x, y]) => [x!, y! + index * 0.002])] },
}));
const layers = new TextEncoder().encode(JSON.stringify([{ title: 'Farm', nameField: 'name', features }]));
const call = () => ({ signal: new AbortController().signal });
const preview = (template: object, sheet = 0) =>
  ({ kind: 'preview', template: printTemplate.parse(template), logo: null, sheet, date: new Date('2026-11-25') }) as const;

test('draws sheets of the land that it was given, and the file, and goes on after a fault and a stop', async () => {
  await expect(thread.run(preview({}), call())).rejects.toThrow(PrintFault);
  expect(await thread.run({ kind: 'land', layers }, call())).toEqual({ plotCount: 2 });
  const shown = await thread.run(preview({ atlas: 'plots', title: 'Farm' }, 2), call());
  expect(shown).toMatchObject({ sheetCount: 3, name: 'South' });
  expect(shown.svg).toContain('South · Farm');
  await expect(thread.run(preview({ atlas: 'tiles' }), call())).rejects.toThrow('need a scale');

  const stop = new AbortController();
  const stopped = thread.run(
    {
      kind: 'file',
      format: 'pdf',
      name: 'map',
      ground: null,
      template: printTemplate.parse({ atlas: 'plots' }),
      logo: null,
      date: new Date(),
    },
    { signal: stop.signal },
  );
  stop.abort();
  await expect(stopped).rejects.toThrow();

  const shares: number[] = [];
  const pdf = await thread.run(
    {
      kind: 'file',
      format: 'pdf',
      name: 'map',
      ground: null,
      template: printTemplate.parse({ atlas: 'plots' }),
      logo: null,
      date: new Date(),
    },
    { ...call(), progress: (share) => shares.push(share) },
  );
  expect(pdf.pageCount).toBe(3);
  expect(new TextDecoder().decode(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
  expect(shares.at(-1)).toBe(1);

  const one = printTemplate.parse({ dotsPerInch: 72 });
  const png = await thread.run(
    { kind: 'file', format: 'png', name: 'Farm', template: one, logo: null, ground: null, date: new Date() },
    call(),
  );
  expect(png.picture).toEqual({ width: 842, height: 595, dotsPerInch: 72 });
  expect(Object.keys(unzipSync(png.bytes))).toEqual(['Farm.png', 'Farm.pgw', 'Farm.png.aux.xml']);
}, 120_000);

test('draws a GeoTIFF of this computer below the map, with who must be named, and says what it cannot draw', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-ground-'));
  try {
    await thread.run({ kind: 'land', layers }, call());
    const path = join(folder, 'aerial.tif');
    // Grey 90 around the two plots.
    const grid = { west: 34.99, north: 1.02, cellWidth: 0.0001, cellHeight: 0.0001, width: 300, height: 300, epsg: 4326 };
    writeFileSync(path, writeGeoTiff(new Uint8Array(90_000).fill(90).fill(200, 0, 300), grid));
    const template = printTemplate.parse({ dotsPerInch: 72, inset: false, labels: false });
    const task = { kind: 'file', format: 'tif', name: 'Farm', template, logo: null, date: new Date() } as const;
    const [without, below] = [
      await thread.run({ ...task, ground: null }, call()),
      await thread.run({ ...task, ground: { path, attribution: 'Survey of 2026' } }, call()),
    ];
    const greys = async (bytes: Uint8Array) => {
      const file = await openGeoTiff(async (offset, length) => bytes.slice(offset, offset + length));
      const { width, height } = file.levels[0]!;
      // The least is drawn black, the greatest white: 90 of 90 to 200.
      return (await file.read(0, { left: 0, top: 0, width, height })).filter((value) => value < 5).length;
    };
    expect((await greys(below.bytes)) - (await greys(without.bytes))).toBeGreaterThan(50_000);
    await expect(thread.run({ ...task, ground: { path: join(folder, 'gone.tif'), attribution: '' } }, call())).rejects.toThrow('gone.tif');
    writeFileSync(path, 'no picture');
    await expect(thread.run({ ...task, ground: { path, attribution: '' } }, call())).rejects.toThrow(PrintFault);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
