import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { PrintThread } from '#print/files/in-thread.ts';
import { PrintFault } from '#print/print-fault.ts';
import { printTemplate } from '#print/template.ts';
import { openGeoTiff, writeGeoTiff } from '#raster/index.ts';
import { writePng } from '#raster/png.ts';
import { webMercatorGrid } from '#remote/tile-grid.ts';
import { pmtiles } from '#test/helpers/user-maps.ts';

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
  ({ kind: 'preview', template: printTemplate.parse(template), logo: null, ground: null, sheet, date: new Date('2026-11-25') }) as const;

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
});

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
      await thread.run({ ...task, ground: { kind: 'file', path, attribution: 'Survey of 2026' } }, call()),
    ];
    const greys = async (bytes: Uint8Array) => {
      const file = await openGeoTiff(async (offset, length) => bytes.slice(offset, offset + length));
      const { width, height } = file.levels[0]!;
      // The least is drawn black, the greatest white: 90 of 90 to 200.
      return (await file.read(0, { left: 0, top: 0, width, height })).filter((value) => value < 5).length;
    };
    expect((await greys(below.bytes)) - (await greys(without.bytes))).toBeGreaterThan(50_000);
    await expect(
      thread.run({ ...task, ground: { kind: 'file', path: join(folder, 'gone.tif'), attribution: '' } }, call()),
    ).rejects.toThrow('gone.tif');
    writeFileSync(path, 'no picture');
    await expect(thread.run({ ...task, ground: { kind: 'file', path, attribution: '' } }, call())).rejects.toThrow(PrintFault);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('asks back for the tiles and parts of a ground, shows them before and says why they do not come', async () => {
  await thread.run({ kind: 'land', layers }, call());
  const blue = writePng(
    Uint8Array.from({ length: 256 * 256 * 4 }, (_, at) => [0, 0, 255, 255][at % 4]!),
    256,
    256,
  );
  const tiles = { kind: 'tiles', grid: webMercatorGrid(16), maxTiles: 200, attribution: 'Tiles of nobody' } as const;
  const asked: unknown[] = [];
  const shown = await thread.run(
    { ...preview({}), ground: tiles },
    {
      ...call(),
      answer: async (question) => {
        asked.push(question);
        return blue;
      },
    },
  );
  expect(shown.tiles).toEqual({ count: asked.length, missing: 0, isCoarser: false });
  expect(shown.svg).toContain('href="data:image/png;base64,');
  expect(shown.svg).toContain('Tiles of nobody');
  const refusal = Object.assign(new Error('The network is away.'), { phrase: { code: 'client.offline' } });
  await expect(thread.run({ ...preview({}), ground: tiles }, { ...call(), answer: () => Promise.reject(refusal) })).rejects.toMatchObject({
    message: expect.stringContaining('The network is away.') as string,
    phrase: { code: 'print.ground-tiles-failed', params: { reason: { code: 'client.offline' } } },
  });

  const archive = pmtiles([0, 0, 255], 'An archive');
  const parts: unknown[] = [];
  const pdf = await thread.run(
    {
      kind: 'file',
      format: 'pdf',
      name: 'map',
      ground: { kind: 'archive', name: 'world.pmtiles', attribution: '' },
      template: printTemplate.parse({}),
      logo: null,
      date: new Date('2026-11-25'),
    },
    {
      ...call(),
      answer: async (question) => {
        parts.push(question);
        const { offset, length } = question as { offset: number; length: number };
        return new Uint8Array(archive.subarray(offset, offset + length));
      },
    },
  );
  expect(pdf.tiles).toEqual({ count: 1, missing: 0, isCoarser: false });
  expect(parts.length).toBeGreaterThan(1);
});
