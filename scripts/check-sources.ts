// Asks every live source once and tells what was found: node scripts/check-sources.ts, or npm run check-sources
// For the first run with a network, and when a source seems to have changed. Ends with 1 when a source could not be asked or answered otherwise than expected.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { biomass } from '#datasets/cci-biomass.ts';
import { cckpChange } from '#datasets/cckp.ts';
import { demMetres } from '#datasets/copernicus-dem.ts';
import { createDataAccess, type DataAccess } from '#datasets/index.ts';
import { lossYear } from '#datasets/gfc.ts';
import { alertDays, alerts } from '#datasets/glad.ts';
import { seasonality } from '#datasets/gsw.ts';
import { jrcForestMap, newestJrcForest } from '#datasets/jrc-forest.ts';
import { nasaPowerYear } from '#datasets/nasa-power.ts';
import { climateModels, climateYear, fileNames } from '#datasets/nex-gddp.ts';
import { openMeteoElevations, openMeteoYear } from '#datasets/open-meteo.ts';
import { findScenes, oldestScene, sentinel2 } from '#datasets/sentinel2.ts';
import { soilBox, soilCoverage } from '#datasets/soilgrids.ts';
import { windowOver, type TiledRaster } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';

/** Amazonas, Brazil: forest, rivers, inside the alerts' coverage */
const place: [number, number] = [-60.2, -3.1];
const box: [number, number, number, number] = [-60.21, -3.11, -60.19, -3.09];
const now = new Date();
const lastYear = now.getUTCFullYear() - 1;

async function tile(access: DataAccess, raster: TiledRaster): Promise<string> {
  const corner = (value: number) => Math.floor(value / raster.tileDegrees) * raster.tileDegrees;
  const file = await access.raster(raster.dataset, raster.url(access, corner(place[0]), corner(place[1])));
  const { values } = await windowOver(access, raster, box);
  const { width, height, epsg } = file.levels[0]!;
  return `${width} × ${height}, EPSG:${epsg}, ${file.levels.length - 1} overviews, nodata ${file.noData}; values ${[...new Set(Array.from(values))].slice(0, 8).join(', ')}`;
}
const known = (values: ArrayLike<number>) => Array.from(values).filter((value) => !Number.isNaN(value)).length;

const checks: [name: string, ask: (access: DataAccess) => Promise<string>][] = [
  ['gfc lossyear', (access) => tile(access, lossYear)],
  ['glad alert', (access) => tile(access, alerts(now.getUTCFullYear()))],
  ['glad alertDate', (access) => tile(access, alertDays(now.getUTCFullYear()))],
  [
    'jrcgfc2020',
    async (access) => {
      const { version, unread } = await newestJrcForest(access, box);
      if (unread) throw unread;
      return `V${version}: ${await tile(access, jrcForestMap(version))}`;
    },
  ],
  ['worldcover', (access) => tile(access, landCoverMap)],
  ['gsw seasonality', (access) => tile(access, seasonality)],
  ['ccibiomass v6.0', (access) => tile(access, biomass(2022))],
  [
    'openmeteo archive',
    async (access) => {
      const { temperature, snowDepth } = await openMeteoYear(access, place, lastYear, now);
      return `${known(temperature)} hours of temperature, ${known(snowDepth)} of snow depth (tropics: nulls?)`;
    },
  ],
  ['openmeteo elevation', async (access) => `${(await openMeteoElevations(access, [place])).join()} m`],
  ['copernicusdem', async (access) => `${(await demMetres(access, [place])).join()} m`],
  [
    'power',
    async (access) => {
      const { temperature, precipitation, snowfall } = await nasaPowerYear(access, place, lastYear, now);
      return `${known(temperature)} hours of temperature, ${known(precipitation)} of precipitation, ${known(snowfall)} of snowfall`;
    },
  ],
  [
    'nexgddp catalog',
    async (access) => {
      const names = await fileNames(access, climateModels[0]!, 'ssp245', 'tas');
      return `${names.size} years, e.g. ${names.get(2050)}`;
    },
  ],
  ...climateModels.map((model): [string, (access: DataAccess) => Promise<string>] => [
    `nexgddp ${model.name}`,
    async (access) => {
      const days = await climateYear(access, place, model, 'ssp245', 'tas', 2050);
      return `${days.length} days, first ${days[0]?.toFixed(2)} K`;
    },
  ]),
  [
    'cckp',
    async (access) => {
      const change = await cckpChange(access, 'BRA', 'ssp245', '2040-2059', [...place, ...place]);
      return `tas ${change.tas.map((value) => value ?? '-').join(' ')}`;
    },
  ],
  [
    'earthsearch',
    async (access) => {
      const scenes = await findScenes(
        access,
        box,
        new Date(now.getTime() - 60 * 86_400_000).toISOString().slice(0, 10),
        now.toISOString().slice(0, 10),
        now,
      );
      return `${scenes.length} scenes, newest ${scenes[0]?.id} of ${scenes[0]?.collection}`;
    },
  ],
  [
    'earthsearch oldest',
    async (access) => {
      const scene = await oldestScene(access, box);
      return scene ? `${scene.id} of ${scene.collection}` : 'no scene at all';
    },
  ],
  [
    's2cogs',
    async (access) => {
      const [scene] = await findScenes(
        access,
        box,
        new Date(now.getTime() - 120 * 86_400_000).toISOString().slice(0, 10),
        now.toISOString().slice(0, 10),
        now,
      );
      if (!scene) return 'no scene to open';
      const { levels } = await access.raster(sentinel2, scene.bands.red!);
      return `${new URL(scene.bands.red!).host}: ${levels[0]!.width} × ${levels[0]!.height}, EPSG:${levels[0]!.epsg}, ${levels.length - 1} overviews`;
    },
  ],
  [
    'soilgrids',
    async (access) => {
      const { grid, values, noData } = await soilCoverage(access, soilBox(box), 'phh2o', '0-5cm', 'mean');
      return `${grid.width} × ${grid.height}, EPSG:${grid.epsg}, nodata ${noData}, first ${values[0]}`;
    },
  ],
];

const cacheFolder = mkdtempSync(join(tmpdir(), 'hectare-check-sources-'));
// One short pause in place of the long ones: this is a look, not a collection.
const access = createDataAccess({
  cacheFolder,
  settings: { offline: false, nonCommercialUse: true },
  userAgent: 'Hectare check-sources',
  stallMilliseconds: 10_000,
  wait: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 200);
    }),
});
const results = await Promise.all(
  checks.map(async ([name, ask]) => {
    try {
      return { name, found: await ask(access), isGood: true };
    } catch (error) {
      return { name, found: `${(error as Error).name}: ${(error as Error).message}`, isGood: false };
    }
  }),
);
await access.close();
rmSync(cacheFolder, { recursive: true, force: true });
for (const { name, found, isGood } of results) console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(24)} ${found}`);
const failed = results.filter(({ isGood }) => !isGood).length;
console.log(`${results.length - failed} of ${results.length} sources answered as expected`);
process.exit(failed === 0 ? 0 : 1);
