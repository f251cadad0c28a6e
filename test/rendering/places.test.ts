import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { chromiumProgram } from '../helpers/chromium.ts';
import { inSoak } from '../helpers/soak.ts';
import { openMapWindow, type MapWindow, type Picture } from './map-window.ts';
import { cellsOf, classes, classOf, classRaster } from './rasters.ts';
import type { ScenePlace } from './scene.ts';
import { boxWhere, cellOfPlace, colourAt, pixelMetres, pixelOf, placeOf, placeOfCell } from './screen.ts';

const size = { width: 480, height: 340 };
const grids: Record<string, Grid> = {
  'longitude and latitude': { west: 35.0123, north: 1.0077, cellWidth: 0.0002, cellHeight: 0.0002, width: 64, height: 48, epsg: 4326 },
  'longitude and latitude across the antimeridian': {
    west: 179.9931,
    north: -16.8,
    cellWidth: 0.0002,
    cellHeight: 0.0002,
    width: 64,
    height: 48,
    epsg: 4326,
  },
  'Web Mercator': { west: 1_111_111.1, north: 6_222_222.2, cellWidth: 25, cellHeight: 25, width: 64, height: 48, epsg: 3857 },
  'UTM north, far from its middle': { west: 250_017, north: 6_700_031, cellWidth: 20, cellHeight: 20, width: 64, height: 48, epsg: 32_636 },
  'UTM south': { west: 700_005, north: 8_000_005, cellWidth: 20, cellHeight: 20, width: 64, height: 48, epsg: 32_736 },
  // Zone 1 begins at 180; its western edge widened beyond it, as satellite scenes are.
  'UTM zone 1 across the antimeridian': {
    west: 371_700,
    north: 7_500_000,
    cellWidth: 20,
    cellHeight: 20,
    width: 64,
    height: 48,
    epsg: 32_601,
  },
};
const middleOf = (grid: Grid) => placeOfCell(grid, grid.width / 2, grid.height / 2);
/** The zoom at which a cell is so many pixels wide. */
const zoomFor = (grid: Grid, pixels: number) => {
  const [west] = placeOfCell(grid, grid.width / 2, grid.height / 2);
  const [east] = placeOfCell(grid, grid.width / 2 + 1, grid.height / 2);
  const metres = (Math.abs(east - west) * Math.PI * 6_378_137) / 180;
  return Math.log2((pixelMetres(0) * pixels) / metres);
};
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const hasGdal = !spawnSync('gdaltransform', ['--version']).error;
if (!hasGdal) console.log('skipped: places held against gdaltransform (Debian: gdal-bin)');
// The expectations below rest on these places, so they are held against another program.
test.skipIf(!hasGdal).each(Object.entries(grids))('GDAL puts the corners of a raster in %s at the same places', (_name, grid) => {
  const corners: [number, number][] = [
    [0, 0],
    [grid.width, 0],
    [grid.width, grid.height],
    [0, grid.height],
  ];
  const input = corners.map(([column, row]) => `${grid.west + column * grid.cellWidth} ${grid.north - row * grid.cellHeight}`).join('\n');
  const { stdout } = spawnSync('gdaltransform', ['-s_srs', `EPSG:${grid.epsg}`, '-t_srs', 'EPSG:4326', '-output_xy'], {
    input,
    encoding: 'utf8',
  });
  stdout
    .trim()
    .split('\n')
    .forEach((line, index) => {
      const [longitude, latitude] = line.split(' ').map(Number);
      const ours = placeOfCell(grid, ...corners[index]!);
      const apart = Math.abs(ours[0] - longitude!);
      expect(Math.min(apart, Math.abs(apart - 360))).toBeLessThan(1e-9);
      expect(Math.abs(ours[1] - latitude!)).toBeLessThan(1e-9);
    });
  expect(stdout.trim().split('\n')).toHaveLength(4);
});

describe.skipIf(!chromiumProgram)('what lies where on the map', () => {
  let window: MapWindow;
  const overlay = { file: 'raster.tif', title: '', legend: classes };
  const show = async (bytes: Uint8Array, place: ScenePlace, more: object = {}): Promise<Picture> => {
    window.inputs.set('raster.tif', bytes);
    await window.show({ place, overlays: [overlay], ...more });
    return window.picture();
  };
  beforeAll(async () => {
    window = await openMapWindow(size);
    // Only the map itself: controls and legends would lie over what is looked at.
    await window.page.addStyleTag({
      content: '[role=toolbar], .legends, .north, .ol-control, .ol-scale-line { display: none !important; }',
    });
  });
  afterAll(async () => {
    await window?.close();
  });

  describe.each(Object.entries(grids))('a raster in %s', (_name, grid) => {
    test.each([
      ['a whole zoom', (zoom: number) => Math.floor(zoom)],
      ['between two zooms', (zoom: number) => Math.floor(zoom) + 0.37],
    ])('shows at %s in every pixel the cell that lies there, and tells its value under the pointer', async (_zoomName, rounded) => {
      const place = { lonLat: middleOf(grid), zoom: rounded(zoomFor(grid, 12)) };
      const picture = await show(classRaster(grid), place);
      const random = randomOf(7);
      const wrong: string[] = [];
      let compared = 0;
      for (let tries = 0; tries < 4000; tries += 1) {
        const [left, top] = [Math.floor(random() * size.width), Math.floor(random() * size.height)];
        // A pixel and its eight neighbours must lie in one cell: the edge of a cell may fall one pixel to either side.
        const around = [-1, 0, 1].flatMap((down) =>
          [-1, 0, 1].map((along) => cellOfPlace(grid, placeOf([left + 0.5 + along, top + 0.5 + down], place, size)).map(Math.floor)),
        );
        const [column, row] = around[4] as [number, number];
        if (around.some(([x, y]) => x !== column || y !== row)) continue;
        const inside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
        const expected = inside ? classes[classOf(column, row) - 1]!.colour : null;
        const found = colourAt(picture, left, top);
        compared += 1;
        if (expected ? found !== expected : classes.some(({ colour }) => colour === found))
          wrong.push(`${left},${top}: ${found} for cell ${column},${row} (${expected})`);
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(compared).toBeGreaterThan(1000);
      // The same of the pointer.
      for (const [left, top] of [
        [200, 100],
        [251, 173],
        [37, 240],
        [300, 60],
      ] as const) {
        await window.page.mouse.move(left + 0.5, top + 0.5);
        const [column, row] = cellOfPlace(grid, placeOf([left + 0.5, top + 0.5], place, size)).map(Math.floor) as [number, number];
        const inside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
        await expect
          .poll(async () => (await window.call('pointer'))?.values[0]?.value, { message: `${left},${top}` })
          .toBe(inside ? classOf(column, row) : null);
      }
    });

    test('begins and ends at its corners', async () => {
      // All four corners in one picture, with room around them.
      const view = { lonLat: middleOf(grid), zoom: zoomFor(grid, 6) };
      const picture = await show(classRaster(grid), view);
      for (const [column, row, inward] of [
        [0, 0, [1, 1]],
        [grid.width, grid.height, [-1, -1]],
        [grid.width, 0, [-1, 1]],
        [0, grid.height, [1, -1]],
      ] as const) {
        // Two pixels from the corner along the diagonal of the corner's own cell, inwards and outwards.
        const [left, top] = pixelOf(placeOfCell(grid, column, row), view, size);
        const [inLeft, inTop] = pixelOf(placeOfCell(grid, column + inward[0], row + inward[1]), view, size);
        const length = Math.hypot(inLeft - left, inTop - top);
        const at = (pixels: number) =>
          colourAt(picture, Math.floor(left + ((inLeft - left) * pixels) / length), Math.floor(top + ((inTop - top) * pixels) / length));
        const ofCorner = classes[classOf(Math.min(column, grid.width - 1), Math.min(row, grid.height - 1)) - 1]!.colour;
        expect(at(2), `inside the corner ${column},${row}`).toBe(ofCorner);
        expect(
          classes.map(({ colour }) => colour),
          `outside the corner ${column},${row}`,
        ).not.toContain(at(-2));
      }
    });
  });

  test('a large picture with smaller ones inside keeps its bounds within a pixel, far and near', async () => {
    // The zooms below show the smallest of its overviews, of 375 cells, however many there are.
    const [cell, width, height] = [inSoak(40, 20), inSoak(1500, 3000), inSoak(1200, 2400)];
    const grid: Grid = { west: 300_000, north: 5_500_000, cellWidth: cell, cellHeight: cell, width, height, epsg: 32_633 };
    const bytes = writeGeoTiff(
      cellsOf(grid, () => 1),
      grid,
      { noData: 0 },
    );
    for (const zoom of [5, 9.1, 6.5, 8].slice(0, inSoak(2, 4))) {
      const place = { lonLat: middleOf(grid), zoom };
      const picture = await show(bytes, place);
      const red = Number.parseInt(classes[0]!.colour.slice(1, 3), 16);
      const box = boxWhere(picture, (pixel) => picture.data[pixel * 4] === red && picture.data[pixel * 4 + 1] === 0x19)!;
      const edge = Array.from({ length: 101 }, (_, step) => step / 100)
        .flatMap(
          (share) =>
            [
              [share, 0],
              [share, 1],
              [0, share],
              [1, share],
            ] as [number, number][],
        )
        .map(([along, down]) => pixelOf(placeOfCell(grid, along * grid.width, down * grid.height), place, size));
      const [lefts, tops] = [edge.map(([left]) => left), edge.map(([, top]) => top)];
      const expected = [Math.min(...lefts), Math.min(...tops), Math.max(...lefts), Math.max(...tops)];
      expected.forEach((bound, index) =>
        expect(Math.abs(box[index]! - bound), `zoom ${zoom}, bound ${index}: ${box[index]} for ${bound}`).toBeLessThanOrEqual(1.5),
      );
    }
  });

  test('a shape lies over the cells that it was drawn around, with its line on their edge', async () => {
    const grid = grids['UTM south']!;
    const place = { lonLat: middleOf(grid), zoom: Math.floor(zoomFor(grid, 10)) };
    const [left, top, right, bottom] = [20, 16, 40, 32];
    const ring = [
      [left, top],
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ].map(([column, row]) => placeOfCell(grid, column!, row!));
    const without = await show(classRaster(grid), place);
    const shaped = await show(classRaster(grid), place, { features: [{ id: 'x', geometry: { type: 'Polygon', coordinates: [ring] } }] });
    const changed = boxWhere(shaped, (pixel) =>
      [0, 1, 2].some((channel) => shaped.data[pixel * 4 + channel] !== without.data[pixel * 4 + channel]),
    )!;
    const corners = ring.map((corner) => pixelOf(corner, place, size));
    const expected = [
      Math.min(...corners.map(([x]) => x)),
      Math.min(...corners.map(([, y]) => y)),
      Math.max(...corners.map(([x]) => x)),
      Math.max(...corners.map(([, y]) => y)),
    ] as const;
    // The line is drawn to both sides of the edge, equally far.
    const beyond = [expected[0] - changed[0], expected[1] - changed[1], changed[2] - expected[2], changed[3] - expected[3]];
    for (const reach of beyond) expect(reach).toBeGreaterThan(0);
    for (const reach of beyond) expect(reach).toBeLessThan(5);
    expect(Math.abs(beyond[0]! - beyond[2]!)).toBeLessThanOrEqual(1);
    expect(Math.abs(beyond[1]! - beyond[3]!)).toBeLessThanOrEqual(1);
  });
});
