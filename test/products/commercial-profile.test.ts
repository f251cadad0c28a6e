import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DataSettings } from '#datasets/index.ts';
import type { Collected } from '#products/product.ts';
import { service as climateRisk } from '#products/climate-risk/service.ts';
import { era5Days } from '#products/shared/era5-days.ts';
import { zoneOfProject } from '#products/shared/ecological-zone/zone-of-project.ts';
import { service as waterBalance } from '#products/water-balance/service.ts';
import type { WaterBalance } from '#products/water-balance/compute.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { service as weather } from '#products/weather/service.ts';
import { collectContext, projectAt } from '../helpers/packed-data.ts';
import { imitatedSources, json, sourceOf, type ImitatedSources } from '../datasets/imitated-sources.ts';
import type { Asked, Served } from '../datasets/loopback.ts';
import { openData, type TestAccess } from '../datasets/open-data.ts';

/** Everything of weather, elevation and zone for people who use Hectare commercially: with a key of their own at the customers' host alone, without one from sources that are free for any use. */
const place: [number, number] = [-60.2, -3.1];
const now = '2026-01-03T12:00:00Z';
const project = projectAt(place);

/** A number in 0..1 that a day always has. */
const chanceOf = (day: number) => ((day * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;
const rainOf = (day: number) => (chanceOf(day) < 0.4 ? Math.round(300 * chanceOf(day + 7)) / 10 : 0);
const dayOf = (stamp: string) => Date.UTC(Number(stamp.slice(0, 4)), Number(stamp.slice(4, 6)) - 1, Number(stamp.slice(6, 8))) / 86_400_000;
const valuesOfDay: Record<string, (day: number) => number> = {
  T2M: () => 27,
  T2M_MIN: () => 23,
  T2M_MAX: (day) => 30 + Math.round(40 * chanceOf(day + 3)) / 10,
  PRECTOTCORR: rainOf,
};
/** NASA POWER as it answers: days from 1981, hours from 2001 on. */
function power({ path, query }: Asked): Served {
  const isDaily = path.includes('/daily/');
  const [first, last] = [query.get('start')!, query.get('end')!].map(dayOf) as [number, number];
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const stampOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const columns = query.get('parameters')!.split(',');
  const cells = (name: string): [string, number][] =>
    isDaily
      ? days.map((day) => [stampOf(day), day < dayOf('19810101') ? -999 : valuesOfDay[name]!(day)])
      : days.flatMap((day) =>
          Array.from({ length: 24 }, (_, hour): [string, number] => {
            const value =
              name === 'T2M' ? 23 + (valuesOfDay['T2M_MAX']!(day) - 23) * (hour / 23) : name === 'PRECTOTCORR' ? rainOf(day) / 24 : 50;
            return [`${stampOf(day)}${String(hour).padStart(2, '0')}`, day < dayOf('20010101') ? -999 : value];
          }),
        );
  return json({
    header: { fill_value: -999 },
    parameters: isDaily ? { PRECTOTCORR: { units: 'mm/day' }, T2M: { units: 'C' } } : {},
    properties: { parameter: Object.fromEntries(columns.map((name) => [name, Object.fromEntries(cells(name))])) },
  });
}

let all: ImitatedSources;
const open: TestAccess[] = [];
const accessWith = (settings: Partial<DataSettings>, cacheFolder?: string) => {
  const data = openData(all.source.base, {
    baseUrls: all.baseUrls,
    settings: { offline: false, nonCommercialUse: false, ...settings },
    ...(cacheFolder ? { cacheFolder } : {}),
  });
  data.clock.now = Date.parse(now);
  open.push(data);
  return data;
};
beforeEach(async () => {
  all = await imitatedSources();
  const { respond } = all.source;
  all.source.respond = (asked) => {
    if (sourceOf(asked) === 'power') return power(asked);
    // The customers' hosts answer as the free ones do.
    return respond!({ ...asked, path: asked.path.replace('/customerElevation/', '/elevation/').replace('/customer/', '/archive/') });
  };
});
afterEach(async () => {
  for (const data of open.splice(0)) {
    await data.access.close();
    rmSync(data.cacheFolder, { recursive: true, force: true });
  }
  await all.source.close();
});
const askedSources = () => [...new Set(all.source.requests.map(({ path }) => path.split('/').slice(1, 3).join('/')))].sort();

test('without a key: weather, water balance with its index, risk over thirty years, elevation and zone, and nothing asked of Open-Meteo', async () => {
  const { access } = accessWith({});
  // FAO's map cannot be read, so that the zone is derived from climate and height.
  const { respond } = all.source;
  all.source.respond = (asked) => (sourceOf(asked) === 'faozones' ? null : respond!(asked));
  const kept = await weather.collect(project, '', collectContext(access, now));
  expect((kept.data as WeatherDays).source).toBe('power');
  const results: Record<string, Collected> = { weather: kept };
  const water = await waterBalance.collect(project, '', collectContext(access, now, { results }));
  const { reference_years: years, records } = water.data as WaterBalance;
  expect(years).toBe(30);
  const known = records.filter(({ spei_3: index }) => index !== null);
  expect(known.length).toBeGreaterThan(100);
  // Months of the hours against years of the days: about as wet and as dry as these.
  expect(Math.abs(known.reduce((sum, { spei_3: index }) => sum + index!, 0) / known.length)).toBeLessThan(0.6);
  const risk = await climateRisk.collect(project, '', collectContext(access, now));
  const items = (risk.data as { items: { risk: string; value: number | null }[] }).items;
  // The mean over 1991 to 2020 of the days' own rain, thresholds included.
  const days = Array.from({ length: 10_958 }, (_, index) => dayOf('19910101') + index);
  const wet = days.map(rainOf).filter((rain) => rain >= 1);
  expect(items.find((item) => item.risk === 'PRCPTOT_baseline')!.value).toBeCloseTo(wet.reduce((sum, rain) => sum + rain, 0) / 30, 2);
  expect(risk.provenance.assumptions.join(' ')).toMatch(/NASA POWER’s days/);
  expect(risk.provenance.assumptions.join(' ')).not.toMatch(/are known with at most/);
  expect(await zoneOfProject(access, project, new Date(now), new AbortController().signal, () => {})).toEqual({
    zone: expect.stringMatching(/^tropical-/) as string,
    continent: 'Americas',
    from: 'climate',
  });
  expect(askedSources().filter((name) => name.startsWith('openmeteo'))).toEqual([]);
  expect(askedSources()).toContain('copernicusdem/tiles');
});

test('with a key: every figure from the customers’ hosts with the key, and nothing asked of the free ones', async () => {
  const { access } = accessWith({ openMeteoKey: 'a-key-of-a-test' });
  const kept = await weather.collect(project, '', collectContext(access, now));
  expect((kept.data as WeatherDays).source).toBeUndefined();
  await climateRisk.collect(project, '', collectContext(access, now));
  const { respond } = all.source;
  all.source.respond = (asked) => (sourceOf(asked) === 'faozones' ? null : respond!(asked));
  await zoneOfProject(access, project, new Date(now), new AbortController().signal, () => {});
  const weatherAsked = all.source.requests.filter((asked) => sourceOf(asked) === 'openmeteo');
  expect([...new Set(weatherAsked.map(({ path }) => path.split('/')[2]))].sort()).toEqual(['customer', 'customerElevation']);
  expect(weatherAsked.every(({ query }) => query.get('apikey') === 'a-key-of-a-test')).toBe(true);
  expect(askedSources().filter((name) => /^power|^copernicusdem/.test(name))).toEqual([]);
});

test('years of Open-Meteo that are kept from before do not stand beside those of NASA POWER', async () => {
  const before = accessWith({ nonCommercialUse: true });
  const signal = new AbortController().signal;
  const ask = (data: TestAccess) => era5Days(data.access, place, 'America/Manaus', 1991, 1993, new Date(now), signal, () => {});
  // Two of the three years are kept, then the word is taken back.
  await era5Days(before.access, place, 'America/Manaus', 1991, 1992, new Date(now), signal, () => {});
  const after = accessWith({}, before.cacheFolder);
  const mixed = await ask(after);
  expect(mixed.source).toBe('power');
  expect(new Set(mixed.days.temperatureMin)).toEqual(new Set([23]));
  // All three kept: their terms were met when they were read.
  const third = accessWith({ nonCommercialUse: true }, before.cacheFolder);
  await ask(third);
  expect((await ask(accessWith({}, before.cacheFolder))).source).toBeUndefined();
});
