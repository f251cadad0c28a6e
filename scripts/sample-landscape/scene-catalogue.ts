import { earthSearch } from '#datasets/sentinel2.ts';
import type { PackWriter } from '#datasets/packs/pack-writer.ts';
import { hashed } from './chance.ts';
import { addJson, box, lastYearOfSeries } from './frame.ts';
import { bandUrl, classUrl, epochs, sceneBands, veilCount } from './scene-names.ts';

/** The scene of a month, as the catalogue describes it. */
function sceneOf(year: number, month: number, name: string) {
  const isClouded = hashed(95, year, month) < 0.3;
  const epoch = epochs.find(({ until }) => year <= until)!.name;
  const quarter = Math.floor((month - 1) / 3);
  return {
    type: 'Feature',
    id: `SYNTHETIC_36N_${name.replace('-', '')}15`,
    collection: 'sentinel-2-c1-l2a',
    bbox: box,
    geometry: null,
    properties: {
      datetime: `${name}-15T08:05:00Z`,
      'eo:cloud_cover': isClouded ? 55 : 4,
      'proj:epsg': 32_636,
      's2:processing_baseline': '05.10',
    },
    assets: {
      ...Object.fromEntries(
        Object.entries(sceneBands).map(([file, asset]) => [
          asset,
          { href: bandUrl(epoch, quarter, file), 'raster:bands': [{ offset: -0.1 }] },
        ]),
      ),
      scl: { href: classUrl(isClouded ? `cloud${month % veilCount}` : epoch) },
    },
  };
}

/** A scene a month from 2017 on, and empty answers before and in the older collection. */
export async function addCatalogue(pack: PackWriter): Promise<void> {
  const none = { features: [], links: [] };
  for (let year = 2015; year <= lastYearOfSeries; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const name = `${year}-${String(month).padStart(2, '0')}`;
      const found = year < 2017 ? none : { features: [sceneOf(year, month, name)], links: [] };
      await addJson(pack, earthSearch, `scenes/${name}/1`, found);
      if (year === 2017 && month === 1) {
        await addJson(pack, earthSearch, 'sentinel-2-c1-l2a/oldest', found);
        await addJson(pack, earthSearch, 'sentinel-2-l2a/oldest', none);
      }
    }
}
