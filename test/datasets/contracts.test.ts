import { readdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BurnedAreaReader, burnedCellsPerDegree } from '#datasets/burned-area.ts';
import { biomass } from '#datasets/cci-biomass.ts';
import { cckpChange } from '#datasets/cckp.ts';
import { demMetres } from '#datasets/copernicus-dem.ts';
import { CouldNotFetch, createDataAccess, datasets, type DataAccess } from '#datasets/index.ts';
import { zoneCodeAt } from '#datasets/ecological-zones.ts';
import { gfc, gfcVersions, lossYear } from '#datasets/gfc.ts';
import { alerts } from '#datasets/glad.ts';
import { seasonality } from '#datasets/gsw.ts';
import { jrcForestMap, newestJrcForest } from '#datasets/jrc-forest.ts';
import { driverCellsPerDegree, LossDriversReader } from '#datasets/loss-drivers.ts';
import { MangroveReader } from '#datasets/mangroves.ts';
import { newestVersion } from '#datasets/listed-version.ts';
import { nasaPowerDays } from '#datasets/nasa-power-days.ts';
import { nasaPowerYear } from '#datasets/nasa-power.ts';
import { climateModels, climateYear } from '#datasets/nex-gddp.ts';
import { openMeteoElevations, openMeteoYear } from '#datasets/open-meteo.ts';
import { findScenes, sentinel2 } from '#datasets/sentinel2.ts';
import { PrimaryForestReader } from '#datasets/primary-forest.ts';
import { soilBox, soilCoverage } from '#datasets/soilgrids.ts';
import { gridOver, windowOver, type TiledRaster } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';
import { writeGeoTiff } from '#raster/write-geotiff.ts';
import { phraseOfError } from '#sentences/phrases/index.ts';
import { imitatedSources, json, today, type ImitatedSources } from './imitated-sources.ts';
import { florida, mangroveArchive } from './mangrove-archive.ts';
import { someZones, zoneArchive } from './zone-archive.ts';
import { zipSync } from 'fflate';
import type { Asked, Fault, Served } from './loopback.ts';
import { openData, type TestAccess } from './open-data.ts';

const place: [number, number] = [-60.2, -3.1];
const box: [number, number, number, number] = [-60.21, -3.11, -60.19, -3.09];
const now = new Date(today);
const kelvin = climateModels[0]!;

const cells = (raster: TiledRaster) => async (access: DataAccess) => {
  const { values } = await windowOver(access, raster, box);
  return [...new Set(values)];
};
const means = (values: Float32Array) => {
  const known = values.filter((value) => !Number.isNaN(value));
  return Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 1000) / 1000;
};
const power = async (access: DataAccess) => {
  const hours = await nasaPowerYear(access, place, 2025, now);
  return [hours.temperature, hours.surfacePressure, hours.precipitation, hours.relativeHumidity].map(means);
};
const powerDays = async (access: DataAccess) => {
  const { mean, low, high, precipitation } = await nasaPowerDays(access, place, 1992, now);
  return [mean.length, mean[365], low[0], high[0], precipitation[0]];
};
const text = (body: string): Served => ({ body: new TextEncoder().encode(body), contentType: 'text/plain' });
const edited = (served: Served, change: (text: string) => string): Served => ({
  ...served,
  body: new TextEncoder().encode(change(new TextDecoder().decode(served.body))),
});
/** A picture of another system, of another place, or of other cells. */
const elsewhere = (epsg: number, west: number, cellsOf: Uint8Array | Int16Array | Float32Array = new Uint8Array(64)): Served => ({
  body: writeGeoTiff(cellsOf, { west, north: -3.08, cellWidth: 0.00025, cellHeight: 0.00025, width: 8, height: 8, epsg }),
  contentType: 'image/tiff',
});

interface Case {
  id: string;
  /** what the adapter gives, in a few figures */
  ask: (access: DataAccess) => Promise<unknown>;
  /** what it gives when the source answers as it should */
  good: unknown;
  /** the path of the request that a fault is put in the way of */
  path: RegExp;
  /** answers of the source after a change that nobody announced: each is a fault with this code, never a figure */
  changed: [what: string, code: string, answer: (asked: Asked, good: Served) => Served][];
}
const otherTiles: Case['changed'] = [
  ['tiles in another coordinate system', 'datasets.off-grid', () => elsewhere(3857, -60.22)],
  ['tiles of another place', 'datasets.off-grid', () => elsewhere(4326, 100)],
  [
    'tiles in larger cells',
    'datasets.off-grid',
    () => ({
      body: writeGeoTiff(new Uint8Array(64), { west: -61, north: -3, cellWidth: 0.03, cellHeight: 0.03, width: 8, height: 8, epsg: 4326 }),
    }),
  ],
];

const cases: Case[] = [
  { id: 'worldcover', ask: cells(landCoverMap), good: [10], path: /\.tif$/, changed: otherTiles },
  { id: 'gfc', ask: cells(lossYear), good: [7], path: /\.tif$/, changed: otherTiles },
  { id: 'jrcgfc2020', ask: cells(jrcForestMap()), good: [1], path: /\.tif$/, changed: otherTiles },
  { id: 'glad', ask: cells(alerts(2026)), good: [3], path: /\.tif$/, changed: otherTiles },
  {
    id: 'primaryforest',
    ask: async (access) => [...new Set((await new PrimaryForestReader(access).cells(gridOver(lossYear, box)))!)],
    good: [1],
    path: /\/SouthAmerica_2001_primary\.tif$/,
    changed: [
      otherTiles[0]!,
      otherTiles[2]!,
      [
        'cells with other values',
        'datasets.check-unexpected',
        () => ({
          body: writeGeoTiff(new Uint8Array(40_000).fill(30), {
            west: -60.22,
            north: -3.08,
            cellWidth: 0.00025,
            cellHeight: 0.00025,
            width: 200,
            height: 200,
            epsg: 4326,
          }),
        }),
      ],
    ],
  },
  {
    id: 'lossdrivers',
    ask: async (access) => [...new Set(await new LossDriversReader(access).cells(gridOver({ cellsPerDegree: driverCellsPerDegree }, box)))],
    good: [3],
    path: /\/drivers_forest_loss_1km_2001_2025_v1_3\.tif$/,
    changed: [
      otherTiles[0]!,
      otherTiles[2]!,
      [
        'codes that are no drivers',
        'datasets.check-unexpected',
        () => ({
          body: writeGeoTiff(new Uint8Array(400).fill(8), {
            west: -60.3,
            north: -3,
            cellWidth: 0.01,
            cellHeight: 0.01,
            width: 20,
            height: 20,
            epsg: 4326,
          }),
        }),
      ],
    ],
  },
  { id: 'gsw', ask: cells(seasonality), good: [12], path: /\.tif$/, changed: otherTiles },
  {
    id: 'mangroves',
    ask: async (access) => {
      const [left, top] = [florida.west * 4500 + 998, (florida.south + 1) * 4500 - 998];
      return [...(await new MangroveReader(access).cells({ left, bottom: top - 4, width: 4, height: 4 }))].join('');
    },
    good: '0000000000110011',
    path: /\/gmw_v3_2020_gtiff\.zip$/,
    changed: [
      ['an archive without a directory', 'datasets.no-archive', (_asked, good) => ({ ...good, body: good.body.slice(0, -30) })],
      [
        'an archive without tiles',
        'datasets.no-tiles-listed',
        () => ({ body: new Uint8Array(zipSync({ 'readme.txt': new Uint8Array(9) })) }),
      ],
      ['a tile of another place', 'datasets.off-grid', () => ({ body: mangroveArchive(1, -83) })],
      ['cells with other values', 'datasets.check-unexpected', () => ({ body: mangroveArchive(7) })],
      [
        'a tile whose bytes are damaged',
        'datasets.no-archive',
        () => {
          const body = mangroveArchive().slice();
          body[Math.floor(body.length / 2)]! ^= 0xff;
          return { body };
        },
      ],
    ],
  },
  { id: 'ccibiomass', ask: cells(biomass(2020)), good: [210], path: /\.tif$/, changed: otherTiles },
  {
    id: 'firecci',
    ask: async (access) => [
      ...new Set(await new BurnedAreaReader(access).monthDays(2024, 9, gridOver({ cellsPerDegree: burnedCellsPerDegree }, box))),
    ],
    good: [265],
    path: /\/2024\/09\/20240901-ESACCI-L3S_FIRE-BA-SYN-AREA_2-fv1\.1-JD\.tif$/,
    changed: [
      otherTiles[0]!,
      otherTiles[2]!,
      [
        'a file of another place',
        'datasets.off-grid',
        () => ({
          body: writeGeoTiff(new Int16Array(900), {
            west: 20,
            north: 5,
            cellWidth: 1 / 360,
            cellHeight: 1 / 360,
            width: 30,
            height: 30,
            epsg: 4326,
          }),
        }),
      ],
      [
        'days that are none',
        'datasets.check-unexpected',
        () => ({
          body: writeGeoTiff(new Int16Array(900).fill(999), {
            west: -60.25,
            north: -3.05,
            cellWidth: 1 / 360,
            cellHeight: 1 / 360,
            width: 30,
            height: 30,
            epsg: 4326,
          }),
        }),
      ],
    ],
  },
  {
    id: 'copernicusdem',
    ask: (access) => demMetres(access, [place]),
    good: [40.5],
    path: /\.tif$/,
    changed: [
      ['tiles in another coordinate system', 'datasets.off-grid', () => elsewhere(3857, -60.22, new Float32Array(64))],
      ['tiles of another place', 'datasets.off-grid', () => elsewhere(4326, 100, new Float32Array(64))],
    ],
  },
  {
    id: 'faozones',
    ask: (access) => zoneCodeAt(access, place),
    good: 11,
    path: /\/gez2010\.zip$/,
    changed: [
      ['an archive without shapes', 'datasets.archive-lacks', () => ({ body: zoneArchive(someZones, { without: '.shp' }) })],
      ['a renamed column', 'datasets.table-lacks', () => ({ body: zoneArchive(someZones, { codeColumn: 'zone_code' }) })],
      [
        'shapes in another coordinate system',
        'datasets.other-system',
        () => ({ body: zoneArchive(someZones, { prj: 'PROJCS["World_Robinson",GEOGCS["GCS_WGS_1984"]]' }) }),
      ],
      [
        'codes that mean other zones',
        'datasets.other-zone',
        () => ({ body: zoneArchive([{ code: 12, name: 'Tropical rainforest', rings: someZones[0]!.rings }]) }),
      ],
      ['an archive that was cut', 'datasets.no-archive', (_asked, good) => ({ ...good, body: good.body.slice(0, 200) })],
    ],
  },
  {
    id: 'soilgrids',
    ask: async (access) => {
      const { values, noData } = await soilCoverage(access, soilBox(box), 'phh2o', '0-5cm', 'mean');
      return [...new Set(Array.from(values)), noData];
    },
    good: [45, -32_768],
    path: /mapserv$/,
    changed: [
      [
        'an exception with status 200',
        'datasets.no-picture',
        () =>
          text(
            '<?xml version="1.0"?><ows:ExceptionReport><ows:ExceptionText>Unable to find coverage</ows:ExceptionText></ows:ExceptionReport>',
          ),
      ],
      ['a coverage in another coordinate system', 'datasets.off-grid', () => elsewhere(3857, -60.21, new Int16Array(64))],
      ['a coverage of another place', 'datasets.off-grid', () => elsewhere(4326, 10, new Int16Array(64))],
    ],
  },
  {
    id: 'openmeteo',
    ask: async (access) => {
      const hours = await openMeteoYear(access, place, 2025, now);
      return [hours.temperature, hours.surfacePressure, hours.precipitation, hours.relativeHumidity].map(means);
    },
    good: [27.5, 100_420, 0.3, 0.82],
    path: /\/v1\/archive$/,
    changed: [
      [
        'a renamed field',
        'datasets.weather-incomplete',
        (_asked, good) => edited(good, (body) => body.replace('temperature_2m', 'air_temperature')),
      ],
      [
        'other units',
        'datasets.weather-unit',
        (_asked, good) => edited(good, (body) => body.replace('"hourly"', '"hourly_units":{"temperature_2m":"°F"},"hourly"')),
      ],
      ['figures as text', 'datasets.weather-shape', (_asked, good) => edited(good, (body) => body.replaceAll('27.5', '"27.5"'))],
      [
        'a stamp as text',
        'datasets.weather-shape',
        (_asked, good) => edited(good, (body) => body.replace(/"time":\[(\d+)/, '"time":["$1"')),
      ],
      ['hours without their values', 'datasets.weather-incomplete', (_asked, good) => edited(good, (body) => body.replace('27.5,', ''))],
    ],
  },
  {
    id: 'power',
    ask: power,
    good: [27.5, 100_400, 0.3, 0.82],
    path: /\/point$/,
    changed: [
      [
        'a renamed field',
        'datasets.weather-incomplete',
        (_asked, good) => edited(good, (body) => body.replace('"PRECTOTCORR"', '"PRECTOT"')),
      ],
      [
        'other units',
        'datasets.weather-unit',
        (_asked, good) => edited(good, (body) => body.replace('{', '{"parameters":{"T2M":{"units":"K"}},')),
      ],
      ['another shape', 'datasets.weather-shape', () => json({ messages: [], properties: { values: {} } })],
    ],
  },
  {
    id: 'power',
    ask: powerDays,
    good: [366, 27.5, 23.4, 31.2, 0.3],
    path: /\/daily\/point$/,
    changed: [
      ['a renamed field', 'datasets.weather-incomplete', (_asked, good) => edited(good, (body) => body.replace('"T2M_MIN"', '"TMIN"'))],
      [
        'rain as a rate of the hour',
        'datasets.weather-unit',
        (_asked, good) => edited(good, (body) => body.replace('{', '{"parameters":{"PRECTOTCORR":{"units":"mm/hour"}},')),
      ],
      ['another shape', 'datasets.weather-shape', () => json({ messages: [], properties: { values: {} } })],
    ],
  },
  {
    id: 'nexgddp',
    ask: async (access) => {
      const days = await climateYear(access, place, kelvin, 'ssp245', 'tas', 2050);
      return [days.length, means(days)];
    },
    good: [365, 301.2],
    path: /\.nc$/,
    changed: [
      ['other units', 'datasets.climate-unit', (_asked, good) => edited(good, (body) => body.replace('tas[unit="K"]', 'tas[unit="degC"]'))],
      [
        'another variable',
        'datasets.climate-no-table',
        (_asked, good) => edited(good, (body) => body.replace('tas[unit="K"]', 'tasmax[unit="K"]')),
      ],
      ['another year', 'datasets.climate-other-days', (_asked, good) => edited(good, (body) => body.replaceAll('2050-', '2051-'))],
      ['days missing', 'datasets.climate-days', (_asked, good) => edited(good, (body) => body.split('\n').slice(0, 200).join('\n'))],
      ['words for figures', 'datasets.climate-text', (_asked, good) => edited(good, (body) => body.replace(',301.2', ',masked'))],
    ],
  },
  {
    id: 'cckp',
    ask: (access) =>
      cckpChange(access, 'BRA', 'ssp245', '2040-2059', [...place, ...place]).then(({ tas, prpercnt }) => [tas[0], prpercnt[11]]),
    good: [1.4, -4],
    path: /\/BRA$/,
    changed: [
      ['a status other than success', 'datasets.portal-shape', () => json({ metadata: { status: 'error', messages: ['x'] }, data: {} })],
      ['a renamed field', 'datasets.portal-shape', (_asked, good) => edited(good, (body) => body.replace('prpercnt', 'pr_percent'))],
    ],
  },
  {
    id: 'earthsearch',
    ask: async (access) =>
      (await findScenes(access, box, '2026-11-01', '2026-11-20', now)).map(({ id, offset, epsg }) => [id, offset, epsg]),
    good: [['S2B_T20MRB_20261105T143001_L2A', -0.1, 32720]],
    path: /\/search$/,
    changed: [
      ['a renamed field', 'datasets.search-shape', (_asked, good) => edited(good, (body) => body.replace('"datetime"', '"acquired"'))],
      ['no list of scenes', 'datasets.search-shape', () => json({ type: 'FeatureCollection', items: [] })],
    ],
  },
  {
    id: 's2cogs',
    ask: async (access) => {
      const file = await access.raster(sentinel2, `${access.baseUrl(sentinel2)}/red.tif`);
      const { values } = await file.read(0, { left: 0, top: 0, width: 4, height: 4 });
      return [file.levels[0]!.epsg, ...new Set(Array.from(values))];
    },
    good: [32720, 1500],
    path: /\.tif$/,
    changed: [['a picture that is no TIFF', 'datasets.no-tiff', () => text('JP2 codestream')]],
  },
];

let all: ImitatedSources;
let data: TestAccess;
beforeEach(async () => {
  all = await imitatedSources();
  data = openData(all.source.base, { baseUrls: all.baseUrls, settings: { offline: false, nonCommercialUse: true } });
  data.clock.now = today;
});
afterEach(async () => {
  await data.access.close();
  await all.source.close();
  rmSync(data.cacheFolder, { recursive: true, force: true });
});

/** The code of the reason why a source could not be used, below the code that names the source. */
async function faultOf(asked: Promise<unknown>): Promise<[kind: string, source: unknown, reason: string | undefined]> {
  const error: unknown = await asked.then(
    (value) => new Error(`it gave ${JSON.stringify(value)}`),
    (fault: unknown) => fault,
  );
  const phrase = phraseOfError(error);
  const reason = phrase?.params?.['reason'];
  return [
    (error as Error).constructor.name,
    phrase?.params?.['source'],
    typeof reason === 'object' ? reason.code : String(reason ?? (error as Error).message),
  ];
}
const titleOf = (id: string) => datasets.find((one) => one.id === id)!.title;
const cached = () => readdirSync(data.cacheFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('the table has every source', () => {
  // A source that is asked in two ways has two cases.
  expect([...new Set(cases.map(({ id }) => id))].toSorted()).toEqual(datasets.map(({ id }) => id).toSorted());
});

describe.each(cases)('$id', ({ id, ask, good, path, changed }) => {
  const always = (fault: Fault) => {
    all.source.faultOf = (asked) => (asked.path.startsWith(`/${id}/`) && path.test(asked.path) ? fault : null);
  };
  const tries = () => all.source.requests.filter((asked) => asked.path.startsWith(`/${id}/`) && path.test(asked.path)).length;

  test('gives what it answers', async () => {
    expect(await ask(data.access)).toEqual(good);
  });

  test('a request that it refuses (400) is final, with its reason', async () => {
    always({ kind: 'status', status: 400, body: JSON.stringify({ error: true, reason: 'Parameter is invalid' }) });
    expect(await faultOf(ask(data.access))).toEqual(['CouldNotFetch', titleOf(id), 'datasets.refuses-because']);
    expect(tries()).toBe(1);
  });

  test('too many requests (429) waits as long as it asks for, and then gives the same', async () => {
    let refused = false;
    all.source.faultOf = (asked) => {
      if (refused || !asked.path.startsWith(`/${id}/`) || !path.test(asked.path)) return null;
      refused = true;
      return {
        kind: 'status',
        status: 429,
        headers: { 'retry-after': '37' },
        body: JSON.stringify({ reason: 'Minutely API request limit exceeded' }),
      };
    };
    expect(await ask(data.access)).toEqual(good);
    expect(data.waits).toContain(37_000);
  });

  test.each<[string, Fault, string]>([
    ['too many requests without end', { kind: 'status', status: 429 }, 'datasets.status'],
    [
      'maintenance with 503',
      { kind: 'status', status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Under maintenance</h1>' },
      'datasets.status',
    ],
  ])('%s is given up after five tries', async (_name, fault, code) => {
    always(fault);
    expect(await faultOf(ask(data.access))).toEqual(['CouldNotFetch', titleOf(id), code]);
    expect(tries()).toBe(5);
  });

  test('a maintenance page with status 200 is no answer, and is not kept', async () => {
    always({ kind: 'web-page' });
    const [kind, source] = await faultOf(ask(data.access));
    expect([kind, source]).toEqual(['CouldNotFetch', titleOf(id)]);
    expect(cached().filter(({ parentPath }) => /blocks/.test(parentPath))).toEqual([]);
    all.source.faultOf = null;
    expect(await ask(data.access)).toEqual(good);
  });

  test.each(changed)('%s is a fault with its code, never a figure', async (_what, code, answer) => {
    const { respond } = all.source;
    all.source.respond = (asked) => {
      const served = respond!(asked);
      return served && asked.path.startsWith(`/${id}/`) && path.test(asked.path) ? answer(asked, served) : served;
    };
    expect(await faultOf(ask(data.access))).toEqual(['CouldNotFetch', titleOf(id), code]);
  });
});

// At once for all: what waits is the clock of the connection, which ticks once a second.
test('silence is given up, whatever source it is', async () => {
  const isOf = ({ id, path }: Case, asked: Asked) => asked.path.startsWith(`/${id}/`) && path.test(asked.path);
  all.source.faultOf = (asked) => (cases.some((one) => isOf(one, asked)) ? { kind: 'silence' } : null);
  const faults = await Promise.all(
    cases.map(async ({ ask }, index) => {
      const brief = createDataAccess({
        cacheFolder: `${data.cacheFolder}-${index}`,
        baseUrls: all.baseUrls,
        settings: { offline: false, nonCommercialUse: true },
        userAgent: 'Hectare/test',
        now: () => today,
        wait: async () => {},
        stallMilliseconds: 40,
        isBrief: true,
      });
      const fault = await faultOf(ask(brief));
      await brief.close();
      rmSync(`${data.cacheFolder}-${index}`, { recursive: true, force: true });
      return fault;
    }),
  );
  expect(faults).toEqual(cases.map(({ id }) => ['CouldNotFetch', titleOf(id), 'datasets.broken']));
});

describe('a newer version', () => {
  const listing = (start: string, body: string) => {
    const { respond } = all.source;
    all.source.respond = (asked) => (asked.path.startsWith(start) && !asked.path.endsWith('.tif') ? text(body) : respond!(asked));
  };

  test('of a map that is pinned is told, and the pinned one is read', async () => {
    listing('/gfc/listing', JSON.stringify({ prefixes: ['GFC-2026-v1.14/', 'GFC-2025-v1.13/', 'GFC-2025-v1.9/'] }));
    expect(await newestVersion(data.access, gfcVersions)).toBe('GFC-2026-v1.14');
    expect(await cells(lossYear)(data.access)).toEqual([7]);
    expect(all.source.requests.at(-1)!.path).toContain(gfc.version);
  });

  test('of a map that takes the place of the last is read', async () => {
    listing('/jrcgfc2020/tiles', '<a href="JRC_GFC2020_V5_N0_W70.tif"/><a href="JRC_GFC2020_V4_N0_W70.tif"/>');
    const { version } = await newestJrcForest(data.access, box);
    expect(await cells(jrcForestMap(version))(data.access)).toEqual([1]);
    expect(all.source.requests.at(-1)!.path).toContain('JRC_GFC2020_V5_');
  });

  test('of a projection is taken by its name in the catalogue', async () => {
    const { respond } = all.source;
    all.source.respond = (asked) =>
      asked.path.endsWith('catalog.xml')
        ? text(
            ['', '_v1.2', '_v2.1', '_v2.0']
              .map((version) => `<dataset name="tas_day_GFDL-ESM4_ssp245_r1i1p1f1_gr1_2050${version}.nc"/>`)
              .join(''),
          )
        : respond!(asked);
    await climateYear(data.access, place, kelvin, 'ssp245', 'tas', 2050);
    expect(all.source.requests.at(-1)!.path).toMatch(/_2050_v2\.1\.nc$/);
  });

  test('a listing that is a page of maintenance is a fault, not the end of versions', async () => {
    listing('/gfc/listing', '<h1>Under maintenance</h1>');
    expect(await faultOf(newestVersion(data.access, gfcVersions))).toEqual(['CouldNotFetch', gfc.title, 'datasets.no-versions']);
  });
});

test('rates by the day and depths in metres are converted by what NASA POWER says of them', async () => {
  const usual = await nasaPowerYear(data.access, place, 2025, now);
  expect([usual.precipitation, usual.snowDepth].map(means)).toEqual([0.3, 0.03]);
  const { respond } = all.source;
  all.source.respond = (asked) =>
    edited(respond!(asked)!, (body) => body.replace('{', '{"parameters":{"PRECTOTCORR":{"units":"mm/day"},"SNODP":{"units":"m"}},'));
  const stated = await nasaPowerYear(data.access, place, 2024, now);
  // 0.3 mm a day is 0.0125 an hour.
  expect([stated.precipitation, stated.snowDepth].map(means)).toEqual([0.013, 3]);
});

test('heights for other places than were asked for are refused', async () => {
  const { respond } = all.source;
  all.source.respond = (asked) => (asked.path.startsWith('/openmeteo/elevation') ? json({ elevation: [1, 2] }) : respond!(asked));
  await expect(openMeteoElevations(data.access, [place])).rejects.toThrow(CouldNotFetch);
});
