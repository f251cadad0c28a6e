import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { service as deforestationIndicatorImageProduct } from '#products/deforestation-indicator-image/service.ts';
import type { ForestLoss } from '#products/deforestation-summary/compute.ts';
import { service as deforestationSummaryProduct } from '#products/deforestation-summary/service.ts';
import type { ProductProject } from '#products/product.ts';
import { service as wetlandsMaskProduct } from '#products/wetlands-mask/service.ts';
import { readGeoTiff, writeGeoTiff } from '#raster/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';
import { collectContext } from './forest-access.ts';
import { tileServer, type TileServer } from './tile-server.ts';

const project = (west: number, south: number, east: number, north: number): ProductProject => {
  const geometry: Geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
  return {
    id: 'p',
    name: 'P',
    geometry,
    areaHectares: areaHectares(geometry),
    centroid: [(west + east) / 2, (south + north) / 2],
    createdAt: '2026-01-01T00:00:00Z',
  };
};

describe.skipIf(!hasShared('samples', 'forest-change') || !hasShared('samples', 'landcover'))(
  'real crops through the whole way to open data, on a loopback server',
  () => {
    let server: TileServer;
    const neiba = project(-71.73775, 18.63175, -71.68975, 18.687);
    const expected = () => JSON.parse(readFileSync(shared('samples', 'forest-change', 'expected.json'), 'utf8'));

    beforeAll(async () => {
      const crop = (name: string) =>
        new Uint8Array(readFileSync(shared('samples', 'forest-change', `Hansen_GFC-2023-v1.11_${name}_20N_080W.tif`)));
      const { grid } = await readGeoTiff(crop('lossyear'));
      const like = (value: number) => writeGeoTiff(new Uint8Array(grid.width * grid.height).fill(value), grid);
      server = await tileServer({
        '/gfc/Hansen_GFC-2025-v1.13_treecover2000_20N_080W.tif': crop('treecover2000'),
        '/gfc/Hansen_GFC-2025-v1.13_lossyear_20N_080W.tif': crop('lossyear'),
        '/gfc/Hansen_GFC-2025-v1.13_datamask_20N_080W.tif': like(1),
        '/glad/alert26_080W_10N_070W_20N.tif': like(0),
        '/worldcover/v200/2021/map/ESA_WorldCover_10m_2021_v200_N00E006_Map.tif': new Uint8Array(
          readFileSync(shared('samples', 'landcover', 'ESA_WorldCover_10m_2021_v200_N00E006_Map.tif')),
        ),
      });
    });
    afterAll(() => server.close());

    test('forest and loss as the independent script measured them; then the same without the network', async () => {
      const collected = await deforestationSummaryProduct.collect(neiba, '', collectContext(server.access));
      const loss = collected.data as ForestLoss;
      expect(loss.forest2000Hectares).toBeCloseTo(expected().forest_2000_ha, 3);
      for (const [year, hectares] of Object.entries(expected().loss_ha_by_year as Record<string, number>))
        expect(loss.lossHectares[year]).toBeCloseTo(hectares, 4);
      expect(loss.unknownHectares).toBe(0);
      expect(loss.alertYears['2026']).toMatchObject({ hectares: 0, watchedForestHectares: loss.forest2000Hectares });
      const asked = server.requests;
      const again = await deforestationSummaryProduct.collect(neiba, '', collectContext(server.offline()));
      expect(again.data).toEqual(collected.data);
      expect(server.requests).toBe(asked);
      await expect(
        deforestationSummaryProduct.collect(project(-75, 5, -74.99, 5.01), '', collectContext(server.offline())),
      ).rejects.toMatchObject({ name: 'NeedsNetwork' });
    });

    test('the indicator has the cells that the loss by year counts', async () => {
      const { files } = await deforestationIndicatorImageProduct.collect(neiba, '', collectContext(server.access));
      const { values, grid } = await readGeoTiff(Object.values(files!)[0]!.bytes);
      expect([grid.width, grid.height]).toEqual([192, 221]);
      const pixels = Object.entries(expected().loss_pixels_by_year as Record<string, number>)
        .filter(([year]) => Number(year) >= 2018)
        .reduce((sum, [, count]) => sum + count, 0);
      expect(Array.from(values).filter((value) => value === 1).length).toBe(pixels);
    });

    test('wetlands on Sao Tome: only land cover is there, and it has none', async () => {
      const { files, data, provenance } = await wetlandsMaskProduct.collect(
        project(6.6, 0.2, 6.61, 0.21),
        '',
        collectContext(server.access),
      );
      expect(new Set(Array.from((await readGeoTiff(Object.values(files!)[0]!.bytes)).values))).toEqual(new Set([0]));
      expect(data).toEqual({ wetland: 0, unknown: 0 });
      expect(provenance.assumptions.join(' ')).toContain('land cover alone decides');
    });

    test('a place where the sources have no file is no data, not an error and not zero', async () => {
      const { data } = await deforestationSummaryProduct.collect(project(-30, 5, -29.99, 5.01), '', collectContext(server.access));
      expect(data).toMatchObject({ landHectares: 0, forest2000Hectares: 0 });
      expect((data as ForestLoss).unknownHectares).toBeGreaterThan(100);
    });
  },
);
