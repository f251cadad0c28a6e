// Makes the sample landscape: a small data pack, wholly made up, so that every product works on a machine that has never had a network.
//   node scripts/generate-sample-landscape.ts [FOLDER]        (default out/sample-landscape; the build does it by itself)
// Seeded: the same script gives the same cells and series. Everything in it is marked SYNTHETIC by the pack's manifest.
import { fileURLToPath } from 'node:url';
import { burnedArea } from '#datasets/burned-area.ts';
import { cciBiomass } from '#datasets/cci-biomass.ts';
import { gfc } from '#datasets/gfc.ts';
import { glad } from '#datasets/glad.ts';
import { gsw } from '#datasets/gsw.ts';
import { nexGddp } from '#datasets/nex-gddp.ts';
import { openMeteo } from '#datasets/open-meteo.ts';
import { PackWriter } from '#datasets/packs/pack-writer.ts';
import { sentinel2 } from '#datasets/sentinel2.ts';
import { soilGrids } from '#datasets/soilgrids.ts';
import { worldCover } from '#datasets/worldcover.ts';
import { english } from '#sentences/phrases/index.ts';
import { addClimate } from './sample-landscape/climate.ts';
import { box, madeAt } from './sample-landscape/frame.ts';
import { addMaps } from './sample-landscape/maps.ts';
import { addScenes } from './sample-landscape/scenes.ts';
import { addSoil } from './sample-landscape/soil.ts';
import { addWeather } from './sample-landscape/weather.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../out/sample-landscape', import.meta.url));
const started = Date.now();
const pack = new PackWriter(folder);
await pack.discard();
await addMaps(pack);
await addScenes(pack);
await addWeather(pack);
await addClimate(pack);
await addSoil(pack);
await pack.finish({
  title: 'Sample landscape (SYNTHETIC)',
  box,
  synthetic: true,
  createdAt: madeAt,
  attribution: english({ code: 'made-by-script' }),
  attributionPhrase: { code: 'made-by-script' },
});
console.log(
  `Sample landscape: ${(pack.bytes / 1e6).toFixed(1)} MB in ${((Date.now() - started) / 1000).toFixed(1)} s, ${[gfc, glad, gsw, worldCover, cciBiomass, burnedArea, sentinel2, openMeteo, nexGddp, soilGrids].length} sources`,
);
