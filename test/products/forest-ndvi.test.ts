import { expect, test } from 'vitest';
import { gfc } from '#datasets/gfc.ts';
import { glad } from '#datasets/glad.ts';
import { earthSearch, sentinel2 } from '#datasets/sentinel2.ts';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { undecidedCells, defaultEvidence } from '#products/deforestation-indicator-image/compute.ts';
import { fallen, seasonUpTo } from '#products/deforestation-indicator-image/ndvi-fall.ts';
import { service as deforestationIndicatorImageProduct } from '#products/deforestation-indicator-image/service.ts';
import { readGeoTiff, type Grid } from '#raster/index.ts';
import { collectContext, jsonDocument, packedData, projectAt } from '../helpers/packed-data.ts';

const now = '2026-03-20T00:00:00Z';
// 16 by 16 cells of the forest map, which lie on a square of 640 m in UTM zone 21 south.
const parcel: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-56.0998, -2.7185],
      [-56.0958, -2.7185],
      [-56.0958, -2.7145],
      [-56.0998, -2.7145],
      [-56.0998, -2.7185],
    ],
  ],
};
const tile: Grid = { west: -60, north: 0, cellWidth: 0.00025, cellHeight: 0.00025, width: 40_000, height: 40_000, epsg: 4326 };
const window = { left: 15_590, top: 10_850, width: 40, height: 40 };
const utm: Grid = { west: 600_000, north: 9_700_000, cellWidth: 10, cellHeight: 10, width: 64, height: 64, epsg: 32_721 };
const tiles = { treecover2000: 80, lossyear: 0, datamask: 1 };

interface Given {
  day: string;
  southRed: number;
  collection?: string;
}
const data = (scenes: Given[], { alert = 2, searches = true } = {}) =>
  packedData(async (pack) => {
    const add = (dataset: typeof gfc, url: string, value: number) =>
      pack.addRaster({
        dataset,
        url,
        noData: null,
        levels: [tile],
        level: 0,
        window,
        values: new Uint8Array(1600).fill(value),
        fetchedAt: now,
      });
    for (const [layer, value] of Object.entries(tiles))
      await add(gfc, `${gfc.baseUrls['tiles']}/Hansen_GFC-2025-v1.13_${layer}_00N_060W.tif`, value);
    await add(glad, `${glad.baseUrls['tiles']}/alert26_060W_10S_050W_00N.tif`, alert);
    for (const { day, southRed } of scenes) {
      const raster = (name: string, north: number, south: number, cells: Uint16Array | Uint8Array) =>
        pack.addRaster({
          dataset: sentinel2,
          url: `https://sentinel-cogs.s3.us-west-2.amazonaws.com/${day}/${name}.tif`,
          noData: 0,
          levels: [utm],
          level: 0,
          window: { left: 0, top: 0, width: 64, height: 64 },
          values: cells.fill(north).fill(south, 2048),
          fetchedAt: now,
        });
      await raster('B04', 1000, southRed, new Uint16Array(4096));
      await raster('B08', 5000, 5000, new Uint16Array(4096));
      await raster('SCL', 4, 4, new Uint8Array(4096));
    }
    if (!searches) return;
    for (let year = 2017; year <= 2026; year += 1)
      for (let month = 1; month <= 12; month += 1) {
        const name = `${year}-${String(month).padStart(2, '0')}`;
        const features = scenes
          .filter(({ day }) => day.startsWith(name))
          .map(({ day }) => ({
            id: day,
            collection: 'sentinel-2-c1-l2a',
            bbox: [-56.11, -2.73, -56.08, -2.7],
            properties: { datetime: `${day}T14:00:00Z`, 'eo:cloud_cover': 5, 'proj:epsg': 32_721, 's2:processing_baseline': '05.10' },
            assets: Object.fromEntries(
              [
                ['red', 'B04'],
                ['nir', 'B08'],
                ['scl', 'SCL'],
              ].map(([band, file]) => [
                band,
                { href: `https://sentinel-cogs.s3.us-west-2.amazonaws.com/${day}/${file}.tif`, 'raster:bands': [{ offset: 0 }] },
              ]),
            ),
          }));
        await pack.addDocument(jsonDocument(earthSearch, `scenes/${name}/1`, { features, links: [] }));
      }
  });

async function picture(access: Awaited<ReturnType<typeof data>>) {
  const { files, provenance } = await deforestationIndicatorImageProduct.collect(
    projectAt([-56.0978, -2.7165], parcel, areaHectares(parcel)),
    '',
    collectContext(access, now),
  );
  const { values, grid } = await readGeoTiff(Object.values(files!)[0]!.bytes);
  const row = (number: number) =>
    new Set(
      Array.from(values)
        .slice(number * grid.width, (number + 1) * grid.width)
        .filter((value) => value !== 255),
    );
  return { north: [...row(2)], south: [...row(13)], said: provenance.assumptions.join(' '), source: provenance.source };
}

// NDVI of red 1000 and near infrared 5000 is 0.667, of 3500 and 5000 it is 0.176: a fall of 0.49.
const before = { day: '2018-02-01', southRed: 1000 };
const after = { day: '2026-02-10', southRed: 3500 };

test('a probable alert and a fall of NDVI make deforestation together, a probable alert alone does not', async () => {
  const found = await picture(await data([before, after]));
  expect(found).toMatchObject({ north: [0], south: [1] });
  expect(found.said).toContain('2025-12-20 to 2026-03-20 against 2017-12-20 to 2018-03-20');
  expect(found.source).toContain('s2cogs');
});

test('a small fall is none', async () => {
  // 2000 and 5000: 0.429, a fall of 0.24
  expect(await picture(await data([before, { ...after, southRed: 2000 }]))).toMatchObject({ north: [0], south: [0] });
});

test('where the baseline year has no clear scene the next one that has is the reference', async () => {
  const found = await picture(await data([{ ...before, day: '2020-02-01' }, after]));
  expect(found).toMatchObject({ south: [1] });
  expect(found.said).toContain('against 2019-12-21 to 2020-03-20');
});

test('what could not be looked at is 0 and said; nothing is read where nothing turns on it', async () => {
  const unseen = await picture(await data([], { searches: false }));
  expect(unseen).toMatchObject({ north: [0], south: [0] });
  expect(unseen.said).toMatch(/In \d+ cells with a probable alert alone NDVI could not be looked at/);
  const none = await picture(await data([after]));
  expect(none.said).toContain('no clear scenes of both seasons');
  const confirmed = await picture(await data([], { alert: 3, searches: false }));
  expect(confirmed).toMatchObject({ north: [1], south: [1] });
  expect(confirmed.said).toContain('Sentinel-2 was not read');
});

test('seasons, falls and the cells that turn on them', () => {
  expect(seasonUpTo(new Date('2026-11-21'), 2018)).toEqual({ start: '2018-08-23', end: '2018-11-21' });
  expect([...fallen(Float32Array.of(0.8, 0.8, Number.NaN, 0.5), Float32Array.of(0.5, 0.6, 0.1, Number.NaN))]).toEqual([1, 0, 0, 0]);
  const rule = { baselineYear: 2018, lastMapYear: 2025, forestThreshold: 30, evidence: defaultEvidence };
  expect([
    ...undecidedCells(
      {
        inside: Uint8Array.of(1, 1, 1, 1, 0),
        treeCover: [90, 90, 90, 10, 90],
        lossYear: [0, 0, 20, 0, 0],
        dataMask: [1, 1, 1, 1, 1],
        alerts: [[2, 3, 2, 2, 2]],
      },
      rule,
    ),
  ]).toEqual([1, 0, 0, 0, 0]);
});
