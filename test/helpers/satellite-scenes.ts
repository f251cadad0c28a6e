import { collectContext, jsonDocument, packedData, projectAt } from './packed-data.ts';
import { earthSearch, sentinel2 } from '#datasets/sentinel2.ts';
import type { PackWriter } from '#datasets/packs/pack-writer.ts';
import { service as satelliteIndexProduct } from '#products/satellite-index/service.ts';
import type { Grid } from '#raster/index.ts';

// A square of 640 m in UTM zone 21 south; north half red 0.1 and nir 0.5, south half red 0.3 and nir 0.4.
const utm: Grid = { west: 600_000, north: 9_700_000, cellWidth: 10, cellHeight: 10, width: 64, height: 64, epsg: 32721 };
const when = '2026-01-01T00:00:00Z';
const place: [number, number] = [-56.0978, -2.7165];
const parcel = {
  type: 'Polygon' as const,
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
export interface Given {
  id: string;
  day: string;
  clouded?: (row: number) => boolean;
  red?: [number, number];
  applied?: boolean;
  baseline?: string;
  collection?: string;
}
async function addScene(pack: PackWriter, { id, clouded = () => false, red = [1000, 3000] }: Given) {
  const raster = (name: string, values: Uint16Array | Uint8Array) =>
    pack.addRaster({
      dataset: sentinel2,
      url: `https://sentinel-cogs.s3.us-west-2.amazonaws.com/${id}/${name}.tif`,
      noData: 0,
      levels: [utm],
      level: 0,
      window: { left: 0, top: 0, width: 64, height: 64 },
      values,
      fetchedAt: when,
    });
  const fill = (north: number, south: number) => Uint16Array.from({ length: 64 * 64 }, (_, cell) => (cell < 32 * 64 ? north : south));
  await raster('B04', fill(...red));
  await raster('B08', fill(5000, 4000));
  // Green is always half bright (0.15), blue dark.
  await raster('B03', fill(1500, 1500));
  await raster('B02', fill(300, 300));
  await raster(
    'SCL',
    Uint8Array.from({ length: 64 * 64 }, (_, cell) => (clouded(Math.floor(cell / 64)) ? 9 : 4)),
  );
}
const itemOf = ({ id, day, applied, baseline = '05.10', collection = 'sentinel-2-c1-l2a' }: Given) => ({
  id,
  collection,
  bbox: [-56.11, -2.73, -56.08, -2.7],
  properties: {
    datetime: `${day}T14:00:00Z`,
    'eo:cloud_cover': 5,
    'proj:epsg': 32721,
    's2:processing_baseline': baseline,
    ...(applied === undefined ? {} : { 'earthsearch:boa_offset_applied': applied }),
  },
  assets: Object.fromEntries(
    [
      ['red', 'B04'],
      ['green', 'B03'],
      ['blue', 'B02'],
      ['nir', 'B08'],
      ['scl', 'SCL'],
    ].map(([name, file]) => [
      name,
      {
        href: `https://sentinel-cogs.s3.us-west-2.amazonaws.com/${id}/${file}.tif`,
        'raster:bands': [{ offset: collection === 'sentinel-2-c1-l2a' ? 0 : -0.1 }],
      },
    ]),
  ),
});
/** What the product answers from these scenes, as a pack holds them. */
export async function answered(scenes: Given[], query: Record<string, unknown> = {}, operation = 'satelliteIndex') {
  const data = await packedData(async (pack) => {
    for (let month = 1; month <= 12; month += 1)
      for (const year of [2025, 2026]) {
        const name = `${year}-${String(month).padStart(2, '0')}`;
        const features = scenes.filter(({ day }) => day.startsWith(name)).map(itemOf);
        // Two pages where there is more than one scene, as the search gives them.
        await pack.addDocument(
          jsonDocument(earthSearch, `scenes/${name}/1`, {
            features: features.slice(0, 1),
            links: features.length > 1 ? [{ rel: 'next', body: { next: 'x' } }] : [],
          }),
        );
        if (features.length > 1)
          await pack.addDocument(jsonDocument(earthSearch, `scenes/${name}/2`, { features: features.slice(1), links: [] }));
      }
    for (const scene of scenes) await addScene(pack, scene);
  });
  const now = new Date('2026-03-20T00:00:00Z');
  const project = projectAt(place, parcel, 19.7);
  const variant = satelliteIndexProduct.variantOf!(query, now, operation);
  const collected = await satelliteIndexProduct.collect(project, variant, collectContext(data, now.toISOString()));
  const answer = satelliteIndexProduct.answer(project, collected, query, { now, url: (name) => `http://here/${name}`, operation });
  if (answer.kind !== 'json') throw new Error('JSON expected');
  const value: Record<string, unknown> = { ...answer.value, ...answer.provenance };
  return { collected, value };
}
