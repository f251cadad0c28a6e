import { dayMilliseconds } from '#domain/time.ts';
import { cckp, cckpChange } from '../cckp.ts';
import { UnusableAnswer, type DataAccess } from '../data-access.ts';
import { ecologicalZonesMap, zonesArchiveHead } from '../ecological-zones.ts';
import type { HourlyWeather } from '../hourly-weather.ts';
import { nasaPower } from '../nasa-power-request.ts';
import { nasaPowerYear } from '../nasa-power.ts';
import { climateModels, climateYear, fileNames, nexGddp } from '../nex-gddp.ts';
import { openMeteo, openMeteoElevations, openMeteoYear } from '../open-meteo.ts';
import { sentence } from '../phrases/sentence.ts';
import { earthSearch, findScenes, oldestScene, sentinel2, type Scene } from '../sentinel2.ts';
import { assertWithin, box, known, place, type Answered, type SourceCheck } from './source-check.ts';

const lastYearOf = (now: Date) => now.getUTCFullYear() - 1;
const yearAhead = 2050;
const lookBackDays = 60;
const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** Hours whose temperature and pressure can be those of the place: a unit that was changed shows at once. */
function hoursFound({ temperature, surfacePressure, precipitation, relativeHumidity }: HourlyWeather, year: number): Answered {
  const degrees = known(temperature);
  for (const value of degrees) assertWithin(value, 5, 50);
  for (const value of known(surfacePressure)) assertWithin(value, 80_000, 110_000);
  for (const value of known(precipitation)) assertWithin(value, -1, 500);
  for (const value of known(relativeHumidity)) assertWithin(value, 0, 1.1);
  return { found: sentence('datasets.found-hours', { count: degrees.length, year }) };
}

function newestScenes(access: DataAccess, now: Date, signal: AbortSignal): Promise<Scene[]> {
  return findScenes(access, box, dateOf(now.getTime() - lookBackDays * dayMilliseconds), dateOf(now.getTime()), now, signal);
}

async function models(access: DataAccess, signal: AbortSignal): Promise<Answered> {
  const names = await fileNames(access, climateModels[0]!, 'ssp245', 'tas', signal);
  const counts = await Promise.all(
    climateModels.map(async (model) => {
      const days = known(await climateYear(access, place, model, 'ssp245', 'tas', yearAhead, signal));
      for (const kelvin of days) assertWithin(kelvin, 285, 325);
      return days.length;
    }),
  );
  const version = /_(v\d+(?:\.\d+)*)\.nc$/.exec(names.get(yearAhead) ?? '')?.[1];
  return {
    found: sentence('datasets.found-days', {
      count: counts.reduce((sum, count) => sum + count, 0),
      models: counts.length,
      year: yearAhead,
    }),
    ...(version ? { newest: version } : {}),
  };
}

export const seriesChecks: SourceCheck[] = [
  {
    dataset: ecologicalZonesMap,
    // The whole map is tens of megabytes; its first bytes tell whether it is still there.
    ask: async (access, _now, signal) => ({
      found: sentence('datasets.found-archive', { name: await zonesArchiveHead(access, signal) }),
    }),
  },
  {
    dataset: earthSearch,
    ask: async (access, now, signal) => {
      const [scenes, oldest] = await Promise.all([newestScenes(access, now, signal), oldestScene(access, box, signal)]);
      // Sixty days in the rain may all be cloudy; that there never was a scene cannot be.
      if (!oldest) throw new UnusableAnswer(sentence('datasets.check-nothing'));
      return {
        found: sentence('datasets.found-scenes', { count: scenes.length, days: lookBackDays, oldest: oldest.acquired.slice(0, 10) }),
      };
    },
  },
  {
    dataset: sentinel2,
    ask: async (access, now, signal) => {
      const scene = (await newestScenes(access, now, signal))[0] ?? (await oldestScene(access, box, signal));
      if (!scene) throw new UnusableAnswer(sentence('datasets.check-nothing'));
      const { levels } = await access.raster(sentinel2, scene.bands.red!, signal);
      return { found: sentence('datasets.found-picture', { name: scene.id, width: levels[0]!.width, height: levels[0]!.height }) };
    },
  },
  {
    dataset: openMeteo,
    ask: async (access, now, signal) => {
      const year = lastYearOf(now);
      const [hours, [metres]] = await Promise.all([
        openMeteoYear(access, place, year, now, signal),
        openMeteoElevations(access, [place], signal),
      ]);
      assertWithin(metres, 1, 300);
      return hoursFound(hours, year);
    },
  },
  {
    dataset: nasaPower,
    ask: async (access, now, signal) => hoursFound(await nasaPowerYear(access, place, lastYearOf(now), now, signal), lastYearOf(now)),
  },
  { dataset: nexGddp, ask: (access, _now, signal) => models(access, signal) },
  {
    dataset: cckp,
    ask: async (access, _now, signal) => {
      const { tas, prpercnt } = await cckpChange(access, 'BRA', 'ssp245', '2040-2059', [...place, ...place], signal);
      for (const percent of prpercnt) assertWithin(percent, -100, 300);
      const degrees = tas.map((value) => assertWithin(value, -5, 15));
      return { found: sentence('datasets.found-change', { degrees: degrees.reduce((sum, value) => sum + value, 0) / degrees.length }) };
    },
  },
];
