import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { areaHectares, rectangle, type Geometry } from '#geo/index.ts';
import { printPdf } from '#print/files/create.ts';
import { printPicture } from '#print/files/picture.ts';
import { placedPictureOf } from '#print/files/picture-rows.ts';
import { PrintFault, type PrintSubject, type Sheet } from '#print/index.ts';
import { printTemplate, type PrintTemplate } from '#print/template.ts';
import { equalAreaProjection } from '#print/projection.ts';
import { openGeoTiff } from '#raster/index.ts';
import { writePng } from '#raster/png.ts';
import { PictureTiles } from '#raster/picture-tiles.ts';

const run = (program: string, args: string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
};
const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.log('Skipped: GDAL reads place and resolution of a printed picture (gdalinfo is not installed)');

const folder = mkdtempSync(join(tmpdir(), 'hectare-picture-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const red = { fill: '#ff0000', fillOpacity: 1, stroke: '#ff0000', strokeWidth: 0.01 } as const;
const [longitude, latitude, wide, high] = [35.2, -1.3, 0.0007, 0.0006];
const plain = { inset: false, labels: false, grid: 'none', scale: 1000, dotsPerInch: 150 } as const;

function printing(geometry: Geometry, template: Partial<PrintTemplate>) {
  const plot = { name: 'Finca Ñandú', geometry, hectares: areaHectares(geometry), attributes: [], look: 0 };
  const subject: PrintSubject = { looks: [red], legend: [{ kind: 'layer', title: 'Plots', looks: [0] }], plots: [plot], attribution: '' };
  return {
    subject,
    template: printTemplate.parse({ title: 'Ñandú العربية', ...template }),
    logo: null,
    ground: null,
    date: new Date('2026-11-26'),
  };
}
const plot = rectangle([longitude, latitude, longitude + wide, latitude + high]);

/** A file of ours, read in pieces. */
const readerOf = (bytes: Uint8Array) => async (offset: number, length: number) => bytes.slice(offset, offset + length);

test('a GeoTIFF has its plot where it lies, by our own reader, from the first level to the last', async () => {
  const { files, width, height } = await printPicture(printing(plot, plain), 'tif');
  const file = await openGeoTiff(readerOf(files[0]!.bytes));
  expect(file.levels.map((level) => [level.width, level.height, level.epsg])).toEqual([
    [width, height, 32_736],
    [Math.ceil(width / 2), Math.ceil(height / 2), 32_736],
    [Math.ceil(Math.ceil(width / 2) / 2), Math.ceil(Math.ceil(height / 2) / 2), 32_736],
  ]);
  const tiles = await PictureTiles.open(readerOf(files[0]!.bytes));
  const side = 0.000_02;
  const around = { cellWidth: side, cellHeight: side, width: 60, height: 60, epsg: 4326 };
  const rgba = await tiles.tile({ ...around, west: longitude - 5 * side, north: latitude + high + 5 * side }, { kind: 'rgb' });
  const redCells: [column: number, row: number][] = [];
  for (let row = 0; row < 60; row += 1)
    for (let column = 0; column < 60; column += 1) {
      const at = (row * 60 + column) * 4;
      if (rgba![at] === 255 && rgba![at + 1] === 0) redCells.push([column, row]);
    }
  // 35 by 30 cells of 2.2 m, whose middles lie in the plot.
  expect(Math.min(...redCells.map(([column]) => column))).toBe(5);
  expect(Math.max(...redCells.map(([column]) => column))).toBe(39);
  expect(Math.min(...redCells.map(([, row]) => row))).toBe(5);
  expect(Math.max(...redCells.map(([, row]) => row))).toBe(34);
});

test('an icon is drawn on its point, turned about it, in picture and PDF', async () => {
  // Ten pixels wide and twenty high, blue; it stands on its foot and is turned by a quarter to the right.
  const pixels = new Uint8Array(10 * 20 * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([0, 0, 255, 255], at);
  const picture = `data:image/png;base64,${Buffer.from(writePng(pixels, 10, 20)).toString('base64')}`;
  const icon = { picture, width: 15, height: 30, left: 7.5, above: 30, turn: 90 };
  const given = printing({ type: 'Point', coordinates: [longitude, latitude] }, plain);
  const both = { ...given, subject: { ...given.subject, looks: [{ ...red, icon }] } };
  const { files } = await printPicture(both, 'tif');
  const tiles = await PictureTiles.open(readerOf(files[0]!.bytes));
  // A point is 1/72 inch, here 0.35 m of ground, which is 0.0000031698 degrees.
  const side = 0.3527 / 111_320 / 2;
  const around = { cellWidth: side, cellHeight: side, width: 200, height: 200, epsg: 4326 };
  const rgba = await tiles.tile({ ...around, west: longitude - 100 * side, north: latitude + 100 * side }, { kind: 'rgb' });
  const blue: [column: number, row: number][] = [];
  for (let row = 0; row < 200; row += 1)
    for (let column = 0; column < 200; column += 1) {
      const at = (row * 200 + column) * 4;
      if (rgba![at + 2] === 255 && rgba![at] === 0) blue.push([column, row]);
    }
  const edge = (pick: (...values: number[]) => number, axis: 0 | 1) => pick(...blue.map((place) => place[axis])) - 100;
  expect(Math.abs(edge(Math.min, 0))).toBeLessThan(3);
  expect(Math.abs(edge(Math.max, 0) - 60)).toBeLessThan(4);
  expect(Math.abs(edge(Math.min, 1) + 15)).toBeLessThan(4);
  expect(Math.abs(edge(Math.max, 1) - 15)).toBeLessThan(4);
  const { bytes } = await printPdf(both);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
});

test('a look that is half transparent is mixed with the paper, and letters are drawn', async () => {
  const half = printing(plot, plain);
  const look = { ...red, fill: '#0000ff', fillOpacity: 0.5, stroke: '#0000ff' } as const;
  const { files } = await printPicture({ ...half, subject: { ...half.subject, looks: [look] } }, 'tif');
  const file = await openGeoTiff(readerOf(files[0]!.bytes));
  const { width, height } = file.levels[0]!;
  const [reds, blues] = (await file.readBands(0, { left: 0, top: 0, width, height }, [0, 2])) as [Uint8Array, Uint8Array];
  const middle = [...reds].findIndex((value, at) => Math.abs(value - 127) < 2 && blues[at] === 255);
  expect(middle).toBeGreaterThan(0);
  // Letters of the title, in the ink of the sheet (#1d2422).
  expect(reds.filter((value) => value === 0x1d).length).toBeGreaterThan(200);
});

describe.skipIf(!hasGdal)('GDAL', () => {
  interface Info {
    geoTransform: number[];
    coordinateSystem: { wkt: string };
    metadata: Record<string, Record<string, string>>;
    size: [number, number];
  }
  const infoOf = (path: string) => JSON.parse(run('gdalinfo', ['-json', path])) as Info;

  test.each(['tif', 'png'] as const)('finds the plot of a %s within a metre', async (kind) => {
    const { files, metresPerDot } = await printPicture(printing(plot, plain), kind);
    for (const { ending, bytes } of files) writeFileSync(join(folder, `map${ending}`), bytes);
    const path = join(folder, `map.${kind}`);
    const info = infoOf(path);
    expect(info.coordinateSystem.wkt).toContain('ID["EPSG",32736]');
    expect(Math.abs(info.geoTransform[1]! - metresPerDot)).toBeLessThan(1e-9);
    if (kind === 'tif') expect(info.metadata['']).toMatchObject({ TIFFTAG_XRESOLUTION: '150', TIFFTAG_RESOLUTIONUNIT: '2 (pixels/inch)' });
    // Colours just inside and just outside of each corner by PROJ and GDAL, which know nothing of our arithmetic.
    const metre = 1 / 111_000;
    const places = [-metre, metre].flatMap((off) =>
      [0, 1].flatMap((right) =>
        [0, 1].map((up) => [longitude + right * wide + (right ? -off : off), latitude + up * high + (up ? -off : off)]),
      ),
    );
    const values = run('gdallocationinfo', ['-valonly', '-wgs84', '-b', '2', path], places.map((place) => place.join(' ')).join('\n'))
      .trim()
      .split('\n')
      .map(Number);
    expect(values).toEqual([255, 255, 255, 255, 0, 0, 0, 0]);
  });

  test('reads a plane that has no code', async () => {
    const { files } = await printPicture(printing(rectangle([20, -5, 45, 15]), { ...plain, scale: null }), 'tif');
    writeFileSync(join(folder, 'wide.tif'), files[0]!.bytes);
    const { wkt } = infoOf(join(folder, 'wide.tif')).coordinateSystem;
    expect(wkt).toContain('Lambert Azimuthal Equal Area');
    const { middle } = equalAreaProjection(32.5, 5);
    expect(wkt).toMatch(new RegExp(`"Latitude of natural origin",${middle!.latitude},`));
    expect(wkt).toMatch(new RegExp(`"Longitude of natural origin",${middle!.longitude},`));
  });
});

test('a PNG states its resolution, and brings its world file and coordinate system', async () => {
  const { files, metresPerDot } = await printPicture(printing(plot, plain), 'png');
  expect(files.map(({ ending }) => ending)).toEqual(['.png', '.pgw', '.png.aux.xml']);
  const png = Buffer.from(files[0]!.bytes);
  const density = png.indexOf('pHYs');
  expect(png.readUInt32BE(density + 4)).toBe(Math.round(150 / 0.0254));
  const world = new TextDecoder().decode(files[1]!.bytes).trim().split('\n').map(Number);
  expect(world.slice(0, 4)).toEqual([expect.closeTo(metresPerDot, 9), 0, 0, expect.closeTo(-metresPerDot, 9)]);
  expect(new TextDecoder().decode(files[2]!.bytes)).toContain('UTM zone 36S');
});

test('refuses an atlas, and more dots than fit into memory', async () => {
  await expect(printPicture(printing(plot, { ...plain, atlas: 'plots' }), 'tif')).rejects.toThrow('one sheet');
  await expect(printPicture(printing(plot, { ...plain, paper: 'A0', dotsPerInch: 600 }), 'png')).rejects.toThrow(PrintFault);
  expect(() => placedPictureOf({ width: 3370, height: 2384, view: null } as unknown as Sheet, 600)).toThrow('28083 × 19867 dots');
});
