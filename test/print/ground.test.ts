import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaHectares, rectangle } from '#geo/index.ts';
import { printPdf } from '#print/files/create.ts';
import { GeoTiffGround } from '#print/files/geotiff-ground.ts';
import { packedPiece, piecesOf } from '#print/files/ground-pieces.ts';
import { GroundPacking } from '#print/files/ground-threads.ts';
import { printTemplate } from '#print/template.ts';
import { readGeoTiff, type Grid } from '#raster/index.ts';
import { PictureGeoTiff } from '#raster/picture-geotiff.ts';

const formats = spawnSync('gdalinfo', ['--formats'], { encoding: 'utf8' });
const hasGdal = formats.status === 0 && /\bPDF -raster/.test(formats.stdout);
if (!hasGdal) console.log('Skipped: GDAL finds the ground of a printed map (gdalinfo with the PDF driver is not installed)');

const folder = mkdtempSync(join(tmpdir(), 'hectare-ground-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** In UTM 36 N: grey, with a block of red. */
const cell = 0.5;
const [west, north] = [722_400, 110_950];
const side = 1200;
const block = { left: 500, top: 300, width: 160, height: 100 };
const path = join(folder, 'aerial.tif');
beforeAll(async () => {
  const tiff = new PictureGeoTiff(
    { width: side, height: side, west, north, cellMetres: cell, dotsPerInch: 200, system: { epsg: 32_636 }, description: '' },
    promisify<Uint8Array, Uint8Array>(deflate as never),
  );
  const rows = new Uint8Array(side * side * 3).fill(140);
  for (let row = block.top; row < block.top + block.height; row += 1)
    for (let column = block.left; column < block.left + block.width; column += 1) rows.set([255, 0, 0], (row * side + column) * 3);
  await tiff.add(rows);
  writeFileSync(path, await tiff.finish());
});
const grid: Grid = { west: west + 3, north: north - 2, cellWidth: 0.21, cellHeight: 0.21, width: 2700, height: 2500, epsg: 32_636 };

test('threads pack the pieces that one alone packs, in their order, and end when they are stopped', async () => {
  const ground = await GeoTiffGround.open({ path });
  const packing = new GroundPacking(ground);
  try {
    const grids = piecesOf(grid).map((piece) => piece.grid);
    expect(grids).toHaveLength(9);
    // The last lies where the picture does not reach.
    grids.push({ ...grid, west: west + 90_000, width: 10, height: 10 });
    const alone = [];
    for (const one of grids) alone.push(await packedPiece(ground, one));
    const shares: number[] = [];
    const together = await packing.pack(grids, { progress: (share) => shares.push(share) });
    expect(together.map((bytes) => bytes && Buffer.from(bytes).toString('base64'))).toEqual(
      alone.map((bytes) => bytes && Buffer.from(bytes).toString('base64')),
    );
    expect(together.at(-1)).toBeNull();
    expect(shares).toHaveLength(10);
    expect(shares.at(-1)).toBe(1);

    const stop = new AbortController();
    const stopped = packing.pack(grids, { signal: stop.signal, progress: () => stop.abort(new Error('enough')) });
    await expect(stopped).rejects.toThrow('enough');
    // Others take the place of those that were stopped.
    expect(await packing.pack(grids, {})).toHaveLength(10);
  } finally {
    await packing.end();
    await ground.close();
  }
});

test('a fault in a thread comes out', async () => {
  const changed = join(folder, 'changed.tif');
  writeFileSync(changed, readFileSync(path));
  const ground = await GeoTiffGround.open({ path: changed });
  writeFileSync(changed, 'no picture');
  const packing = new GroundPacking(ground);
  try {
    await expect(
      packing.pack(
        piecesOf(grid).map((piece) => piece.grid),
        {},
      ),
    ).rejects.toThrow(/picture|TIFF/);
  } finally {
    await packing.end();
    await ground.close();
  }
});

describe.skipIf(!hasGdal)('GDAL', () => {
  test('finds what the ground shows within a metre of where it lies', async () => {
    const geometry = rectangle([35.0005, 1.0005, 35.0006, 1.0006]);
    const plot = { name: 'Plot', geometry, hectares: areaHectares(geometry), attributes: [], look: 0 };
    const look = { fill: '#00ff00', fillOpacity: 1, stroke: '#00ff00', strokeWidth: 0.01 } as const;
    const ground = await GeoTiffGround.open({ path });
    const { bytes } = await printPdf({
      subject: { looks: [look], legend: [], plots: [plot], attribution: '' },
      template: printTemplate.parse({ paper: 'A2', scale: 1000, dotsPerInch: 150, inset: false, labels: false, grid: 'none' }),
      logo: null,
      ground,
      date: new Date('2026-11-26'),
    }).finally(() => ground.close());
    const pdf = join(folder, 'map.pdf');
    writeFileSync(pdf, bytes);
    const picture = `${pdf}.tif`;
    const { status, stderr } = spawnSync('gdal_translate', ['-q', '-b', '2', '-of', 'GTiff', pdf, picture], {
      encoding: 'utf8',
      env: { ...process.env, GDAL_PDF_DPI: '150' },
    });
    expect(status, stderr).toBe(0);
    const seen = await readGeoTiff(new Uint8Array(readFileSync(picture)));
    const red = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
    let count = 0;
    const expected = {
      west: west + block.left * cell,
      east: west + (block.left + block.width) * cell,
      north: north - block.top * cell,
      south: north - (block.top + block.height) * cell,
    };
    const { cellWidth } = seen.grid;
    for (let at = 0; at < seen.values.length; at += 1) {
      if (seen.values[at]! > 60) continue;
      const x = seen.grid.west + (at % seen.grid.width) * cellWidth;
      const y = seen.grid.north - Math.floor(at / seen.grid.width) * cellWidth;
      // Black letters lie beside the map.
      if (x < expected.west - 20 || x > expected.east + 20 || y > expected.north + 20 || y < expected.south - 20) continue;
      count += 1;
      red.west = Math.min(red.west, x);
      red.east = Math.max(red.east, x + cellWidth);
      red.north = Math.max(red.north, y);
      red.south = Math.min(red.south, y - cellWidth);
    }
    for (const edge of ['west', 'east', 'south', 'north'] as const) expect(Math.abs(red[edge] - expected[edge]), edge).toBeLessThan(1);
    // No seams between pieces.
    expect(count * cellWidth ** 2).toBeCloseTo(block.width * block.height * cell ** 2, -3);
  });
});
