import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { areaHectares, rectangle } from '#geo/index.ts';
import { printPdf } from '#print/files/create.ts';
import { openGround } from '#print/files/open-ground.ts';
import { TileGround, type TileSupply } from '#print/files/tile-ground.ts';
import { PrintFault } from '#print/index.ts';
import { utmAt } from '#print/projection.ts';
import { printTemplate } from '#print/template.ts';
import { readGeoTiff, type Grid } from '#raster/index.ts';
import { writePng } from '#raster/png.ts';
import { webMercatorGrid, type TileAt } from '#remote/tile-grid.ts';
import { mbtiles, pmtiles } from '#test/helpers/user-maps.ts';

const formats = spawnSync('gdalinfo', ['--formats'], { encoding: 'utf8' });
const hasGdal = formats.status === 0 && /\bPDF -raster/.test(formats.stdout);
if (!hasGdal) console.log('Skipped: GDAL finds tiles below a printed map (gdalinfo with the PDF driver is not installed)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-tiles-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const zoom = 17;
const side = 256;
/** Place on the world in pixels of the zoom, by the definition of Web Mercator. */
const pixelAt = (longitude: number, latitude: number) => [
  ((longitude + 180) / 360) * side * 2 ** zoom,
  ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * side * 2 ** zoom,
];
type Box = readonly [west: number, south: number, east: number, north: number];

/** A tile that is red inside of a box of degrees and grey around it. */
function tileOver([west, south, east, north]: Box, { level, column, row }: TileAt): Buffer {
  const shrink = 2 ** (zoom - level);
  const [[left, bottom], [right, top]] = [pixelAt(west, south), pixelAt(east, north)];
  const rgba = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [worldX, worldY] = [(column * side + x + 0.5) * shrink, (row * side + y + 0.5) * shrink];
      const isRed = worldX > left! && worldX < right! && worldY > top! && worldY < bottom!;
      rgba.set(isRed ? [255, 0, 0, 255] : [140, 140, 140, 255], (y * side + x) * 4);
    }
  return Buffer.from(writePng(rgba, side, side));
}
const supply = (box: Box, more: Partial<TileSupply> = {}): TileSupply => ({
  grid: webMercatorGrid(zoom),
  maxTiles: 1000,
  attribution: '',
  tile: async (at) => tileOver(box, at),
  ...more,
});

/** A grid of UTM about a place. */
function gridAbout(
  longitude: number,
  latitude: number,
  cell: number,
  width: number,
): { grid: Grid; at: (lon: number, lat: number) => [number, number] } {
  const plane = utmAt(longitude, latitude)!;
  const [x, y] = plane.forward(longitude, latitude);
  const [west, north] = [x - (width / 2) * cell, y + (width / 2) * cell];
  return {
    grid: { west, north, cellWidth: cell, cellHeight: cell, width, height: width, epsg: plane.epsg! },
    at: (lon, lat) => {
      const [east, up] = plane.forward(lon, lat);
      return [(east - west) / cell, (north - up) / cell];
    },
  };
}
const redness = (colours: ArrayLike<number>, width: number, x: number, y: number) => {
  const cell = (Math.round(y - 0.5) * width + Math.round(x - 0.5)) * 3;
  return colours[cell]! > 200 && colours[cell + 1]! < 70;
};

describe('tiles of Web Mercator below a map in UTM', () => {
  test.each([
    ['on the equator', [35, 0.4]],
    ['in the north, at the edge of its zone', [5.99, 53.2]],
    ['in the south', [-60.1, -33.4]],
    ['across the antimeridian', [180, -16.8]],
  ] as const)('%s lie where they belong', async (_where, [longitude, latitude]) => {
    const half = 0.0012;
    const box = [longitude - half, latitude - half, longitude + half, latitude + half] as const;
    // What lies beyond 180 is painted by the tiles of the other side.
    const tile = async (at: TileAt) => {
      const around = 2 ** at.level;
      return tileOver(box, at.column < around / 4 && longitude > 90 ? { ...at, column: at.column + around } : at);
    };
    const ground = new TileGround(supply(box, { tile }));
    const { grid, at } = gridAbout(longitude, latitude, 1, 600);
    const here = await ground.prepare(grid, 1, {});
    expect(here.missing).toBe(0);
    const colours = (await ground.colours(grid))!;
    // Just inside and just outside of each side, two metres off: a pixel is 0.7 to 1.2 m.
    const off = 2 / 111_320;
    const aside = off / Math.cos((latitude * Math.PI) / 180);
    const middle: [number, number] = [longitude, latitude];
    const sides: [lon: number, lat: number, towards: [number, number]][] = [
      [longitude - half, latitude, [aside, 0]],
      [longitude + half, latitude, [-aside, 0]],
      [longitude, latitude - half, [0, off]],
      [longitude, latitude + half, [0, -off]],
    ];
    expect(redness(colours, grid.width, ...at(...middle))).toBe(true);
    for (const [lon, lat, [dx, dy]] of sides) {
      expect(redness(colours, grid.width, ...at(lon + dx, lat + dy)), `inside ${lon} ${lat}`).toBe(true);
      expect(redness(colours, grid.width, ...at(lon - dx, lat - dy)), `outside ${lon} ${lat}`).toBe(false);
    }
  });
});

describe('what cannot be had', () => {
  const box = [35, 0.4, 35.001, 0.401] as const;
  const { grid } = gridAbout(35, 0.4, 1, 700);

  test('is counted, and stays white', async () => {
    let first: TileAt | null = null;
    const ground = new TileGround(supply(box, { tile: async (at) => ((first ??= at) === at ? null : tileOver(box, at)) }));
    const shares: number[] = [];
    const { count, missing } = await ground.prepare(grid, 1, { progress: (share) => shares.push(share) });
    expect([missing, shares.at(-1), shares.length]).toEqual([1, 1, count]);
    const colours = (await ground.colours(grid))!;
    expect(colours.some((_value, at) => at % 3 === 0 && colours[at] === 255 && colours[at + 1] === 255)).toBe(true);
  });
  test('is a fault with the reason of the source where nothing comes', async () => {
    const refusing = new TileGround(supply(box, { tile: () => Promise.reject(new Error('no network here')) }));
    await expect(refusing.prepare(grid, 1, {})).rejects.toThrow(/could not be had: no network here/);
    const webp = new TileGround(supply(box, { tile: async () => Buffer.from('RIFF\0\0\0\0WEBPVP8 '.padEnd(60, '\0'), 'latin1') }));
    await expect(webp.prepare(grid, 1, {})).rejects.toThrow(/PNG or JPEG/);
    const torn = new TileGround(supply(box, { tile: async (at) => tileOver(box, at).subarray(0, 120) }));
    expect(await torn.prepare(grid, 1, {}).catch((error: unknown) => error)).toBeInstanceOf(PrintFault);
    const other = new TileGround(supply(box, { grid: { ...webMercatorGrid(3), system: 2056 } }));
    await expect(other.prepare(grid, 1, {})).rejects.toThrow('coordinate system');
  });
  test('more than may be asked for becomes coarser, and an atlas of too many sheets is refused', async () => {
    const asked: TileAt[] = [];
    const ground = new TileGround(
      supply(box, {
        maxTiles: 6,
        tile: async (at) => {
          asked.push(at);
          return tileOver(box, at);
        },
      }),
    );
    const { count, isCoarser } = await ground.prepare(grid, 1, {});
    expect(isCoarser).toBe(true);
    expect(count).toBeLessThanOrEqual(6);
    expect(asked).toHaveLength(count);
    await expect(ground.prepare(grid, 7, {})).rejects.toThrow('7 sheets');
  });
  test('a stop ends it with its reason', async () => {
    const stop = new AbortController();
    const ground = new TileGround(
      supply(box, {
        tile: async () => {
          stop.abort(new Error('enough'));
          return null;
        },
      }),
    );
    await expect(ground.prepare(grid, 1, { signal: stop.signal })).rejects.toThrow('enough');
  });
});

describe('archives', () => {
  test.each([
    ['world.pmtiles', pmtiles([0, 0, 255], '<a href="https://example.org">&copy; People &amp; maps</a>')],
    ['world.mbtiles', mbtiles([0, 0, 255], '© People & maps')],
  ])('%s is drawn, with whom it names', async (name, bytes) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    const ground = await openGround({ path });
    try {
      expect(ground.attribution).toBe('© People & maps');
      const { grid } = gridAbout(35, 0.4, 1, 300);
      expect(await ground.prepare(grid, 1, {})).toEqual({ count: 1, missing: 0, isCoarser: false });
      expect([...(await ground.colours(grid))!.subarray(0, 3)]).toEqual([0, 0, 255]);
    } finally {
      await ground.close();
    }
  });

  test('a directory that says it has more entries than bytes is refused before it fills memory', async () => {
    const archive = pmtiles([0, 0, 255], '');
    // The first directory begins after the header of 127 bytes with the number of its entries.
    archive.set([0xff, 0xff, 0xff, 0x7f], 127);
    const path = join(folder, 'hostile.pmtiles');
    writeFileSync(path, archive);
    const opened = openGround({ path }).then(async (ground) => {
      const { grid } = gridAbout(35, 0.4, 1, 300);
      return ground.prepare(grid, 1, {}).finally(() => ground.close());
    });
    await expect(opened).rejects.toThrow(/archive-damaged/);
  });

  test.skipIf(!hasGdal)(
    'GDAL finds what an MBTiles file shows within a metre, and the page names who made it and what is missing',
    async () => {
      const path = join(folder, 'aerial.mbtiles');
      const database = new DatabaseSync(path);
      database.exec(
        'CREATE TABLE metadata (name TEXT, value TEXT); CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB); CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
      );
      for (const [name, value] of Object.entries({ format: 'png', minzoom: zoom, maxzoom: zoom, attribution: 'Survey of 2026' }))
        database.prepare('INSERT INTO metadata VALUES (?, ?)').run(name, String(value));
      const [longitude, latitude] = [35.2, -1.3];
      const box = [longitude, latitude, longitude + 0.001, latitude + 0.0008] as const;
      const [column, row] = pixelAt(longitude, latitude).map((pixel) => Math.floor(pixel / side)) as [number, number];
      for (let x = column - 1; x <= column + 1; x += 1)
        for (let y = row - 1; y <= row + 1; y += 1)
          database
            .prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)')
            .run(zoom, x, 2 ** zoom - 1 - y, tileOver(box, { level: zoom, column: x, row: y }));
      database.close();

      const geometry = rectangle([longitude - 0.0004, latitude - 0.0004, longitude - 0.0003, latitude - 0.0003]);
      const plot = { name: 'Plot', geometry, hectares: areaHectares(geometry), attributes: [], look: 0 };
      const look = { fill: '#00ff00', fillOpacity: 1, stroke: '#00ff00', strokeWidth: 0.01 } as const;
      const ground = await openGround({ path });
      const { bytes, tiles } = await printPdf({
        subject: { looks: [look], legend: [], plots: [plot], attribution: '' },
        template: printTemplate.parse({ paper: 'A3', scale: 4000, dotsPerInch: 150, inset: false, labels: false, grid: 'none' }),
        logo: null,
        ground,
        date: new Date('2026-11-26'),
      }).finally(() => ground.close());
      expect(tiles!.missing).toBe(tiles!.count - 9);
      const pdf = join(folder, 'map.pdf');
      writeFileSync(pdf, bytes);
      const done = spawnSync('gdal_translate', ['-q', '-b', '2', '-of', 'GTiff', pdf, `${pdf}.tif`], {
        encoding: 'utf8',
        env: { ...process.env, GDAL_PDF_DPI: '300' },
      });
      expect(done.status, done.stderr).toBe(0);
      const seen = await readGeoTiff(new Uint8Array(readFileSync(`${pdf}.tif`)));
      const plane = utmAt(longitude, latitude)!;
      const corners = [box[0], box[2]].flatMap((lon) => [box[1], box[3]].map((lat) => plane.forward(lon, lat)));
      const expected = {
        west: Math.min(...corners.map(([x]) => x)),
        east: Math.max(...corners.map(([x]) => x)),
        south: Math.min(...corners.map(([, y]) => y)),
        north: Math.max(...corners.map(([, y]) => y)),
      };
      const red = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
      const { cellWidth, width } = seen.grid;
      for (let at = 0; at < seen.values.length; at += 1) {
        if (seen.values[at]! > 70) continue;
        const [x, y] = [seen.grid.west + (at % width) * cellWidth, seen.grid.north - Math.floor(at / width) * cellWidth];
        if (x < expected.west - 30 || x > expected.east + 30 || y > expected.north + 30 || y < expected.south - 30) continue;
        red.west = Math.min(red.west, x);
        red.east = Math.max(red.east, x + cellWidth);
        red.north = Math.max(red.north, y);
        red.south = Math.min(red.south, y - cellWidth);
      }
      for (const edge of ['west', 'east', 'south', 'north'] as const) expect(Math.abs(red[edge] - expected[edge]), edge).toBeLessThan(1);
      const words = spawnSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' });
      if (words.status === 0) {
        expect(words.stdout).toContain('Survey of 2026');
        expect(words.stdout.replaceAll(/\s+/g, ' ')).toMatch(/\d+ of \d+ tiles of the picture below are missing/);
      }
    },
  );
});
