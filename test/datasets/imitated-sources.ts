import { burnedCellsPerDegree } from '#datasets/burned-area.ts';
import { biomass } from '#datasets/cci-biomass.ts';
import { datasets } from '#datasets/index.ts';
import { lossYear } from '#datasets/gfc.ts';
import { alertDays, alerts } from '#datasets/glad.ts';
import { seasonality } from '#datasets/gsw.ts';
import { jrcForestMap } from '#datasets/jrc-forest.ts';
import { driverCellsPerDegree } from '#datasets/loss-drivers.ts';
import { mangroveArchive } from './mangrove-archive.ts';
import { climateModels } from '#datasets/nex-gddp.ts';
import { gridOver, type TiledRaster } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';
import { writeGeoTiff } from '#raster/write-geotiff.ts';
import { someZones, zoneArchive } from './zone-archive.ts';
import { loopback, type Asked, type Loopback, type Served } from './loopback.ts';

/** The day on which everything here is asked. */
export const today = Date.parse('2026-11-20T12:00:00Z');
const around: [number, number, number, number] = [-60.22, -3.12, -60.18, -3.08];

const text = (body: string, contentType: string): Served => ({ body: new TextEncoder().encode(body), contentType });
export const json = (value: unknown): Served => text(JSON.stringify(value), 'application/json');
/** A cut of a tile on its source's own grid, of one value. */
const tile = (raster: TiledRaster, value: number): Served => {
  const grid = gridOver(raster, around);
  return { body: writeGeoTiff(new raster.cells(grid.width * grid.height).fill(value), grid), contentType: 'image/tiff' };
};

/** A cut of the map of drivers, of one code. */
const drivers = (code: number): Served => {
  const grid = gridOver({ cellsPerDegree: driverCellsPerDegree }, around);
  return { body: writeGeoTiff(new Uint8Array(grid.width * grid.height).fill(code), grid, { noData: 255 }), contentType: 'image/tiff' };
};
/** A cut of a month of burned area of one day. */
const burnedMonth = (day: number): Served => {
  const grid = gridOver({ cellsPerDegree: burnedCellsPerDegree }, around);
  return { body: writeGeoTiff(new Int16Array(grid.width * grid.height).fill(day), grid), contentType: 'image/tiff' };
};

const hourStamps = (from: string, to: string): number[] => {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T23:00:00Z`)];
  return Array.from({ length: (last - first) / 3_600_000 + 1 }, (_, hour) => first / 1000 + hour * 3600);
};
const openMeteoValues: Record<string, number> = {
  temperature_2m: 27.5,
  dew_point_2m: 23.1,
  wind_speed_10m: 1.4,
  surface_pressure: 1004.2,
  cloud_cover: 80,
  precipitation: 0.3,
  relative_humidity_2m: 82,
  snowfall: 0,
  snow_depth: 0,
};
const powerValues: Record<string, number> = {
  T2M: 27.5,
  T2MDEW: 23.1,
  RH2M: 82,
  PRECTOTCORR: 0.3,
  PS: 100.4,
  WS10M: 1.4,
  CLOUD_AMT: 80,
  SNODP: 3,
  PRECSNOLAND: 0,
  T2M_MIN: 23.4,
  T2M_MAX: 31.2,
};

/** A year of hours is asked for by test after test, and is the same. */
function once(answer: (asked: Asked) => Served): (asked: Asked) => Served {
  const made = new Map<string, Served>();
  return (asked) => {
    const key = `${asked.path}?${asked.query}`;
    const served = made.get(key) ?? answer(asked);
    made.set(key, served);
    return served;
  };
}
function openMeteo({ query }: Asked): Served {
  const time = hourStamps(query.get('start_date')!, query.get('end_date')!);
  const hourly = Object.fromEntries(
    query
      .get('hourly')!
      .split(',')
      .map((name) => [name, time.map(() => openMeteoValues[name])]),
  );
  return json({ latitude: -3.1, longitude: -60.2, elevation: 40, utc_offset_seconds: 0, hourly: { time, ...hourly } });
}
function power({ path, query }: Asked): Served {
  const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const stamps = hourStamps(dashed(query.get('start')!), dashed(query.get('end')!)).map((seconds) =>
    new Date(seconds * 1000)
      .toISOString()
      .slice(0, path.includes('/daily/') ? 10 : 13)
      .replaceAll(/[-T]/g, ''),
  );
  const columns = query.get('parameters')!.split(',');
  const parameter = Object.fromEntries(
    columns.map((name) => [name, Object.fromEntries(stamps.map((stamp) => [stamp, powerValues[name]]))]),
  );
  return json({ type: 'Feature', properties: { parameter }, header: { fill_value: -999 } });
}

const catalogue = (path: string): Served => {
  const [model, scenario, member, variable] = path.split('/').slice(-5) as [string, string, string, string];
  const { grid } = climateModels.find(({ name }) => name === model)!;
  const names = Array.from({ length: 86 }, (_, year) => `${variable}_day_${model}_${scenario}_${member}_${grid}_${2015 + year}_v2.0.nc`);
  return text(`<catalog>${names.map((name) => `<dataset name="${name}"/>`).join('')}</catalog>`, 'application/xml');
};
function climateTable({ path, query }: Asked): Served {
  const model = climateModels.find(({ name }) => path.includes(`/${name}/`))!;
  const year = Number(query.get('time_start')!.slice(0, 4));
  const dates =
    model.calendarDays === 360
      ? Array.from(
          { length: 360 },
          (_, day) => `${String(Math.floor(day / 30) + 1).padStart(2, '0')}-${String((day % 30) + 1).padStart(2, '0')}`,
        )
      : Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, day + 1)).toISOString())
          .filter((stamp) => stamp.startsWith(`${year}-`) && !(model.calendarDays === 365 && stamp.includes('-02-29')))
          .map((stamp) => stamp.slice(5, 10));
  const rows = dates.map((date) => `${year}-${date}T12:00:00Z,-3.125,299.875,301.2`);
  return text(`time,latitude[unit="degrees_north"],longitude[unit="degrees_east"],tas[unit="K"]\n${rows.join('\n')}\n`, 'text/csv');
}

/** The search as Earth Search answers it, with one scene whose pixels are here too. */
const scenes = (base: string): Served => {
  const asset = (name: string) => ({ href: `${base}/s2cogs/pixels/${name}.tif`, 'raster:bands': [{ offset: -0.1, scale: 0.0001 }] });
  return json({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'S2B_T20MRB_20261105T143001_L2A',
        collection: 'sentinel-2-c1-l2a',
        bbox: [-60.4, -3.7, -59.4, -2.7],
        properties: { datetime: '2026-11-05T14:30:01Z', 'eo:cloud_cover': 12, 'proj:code': 'EPSG:32720' },
        assets: Object.fromEntries(['blue', 'green', 'red', 'nir', 'nir08', 'swir16', 'swir22', 'scl'].map((name) => [name, asset(name)])),
      },
    ],
    links: [],
  });
};
const utm = { west: 800_000, north: 9_660_000, cellWidth: 10, cellHeight: 10, width: 16, height: 16, epsg: 32720 };
const months = (value: number) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, month) => [`2040-${String(month + 1).padStart(2, '0')}`, value]));
const degreeTile = { west: -61, north: -3, cellWidth: 0.25, cellHeight: 0.25, width: 4, height: 4, epsg: 4326 };
const soilTile = { west: -60.2125, north: -3.0875, cellWidth: 0.0025, cellHeight: 0.0025, width: 10, height: 10, epsg: 4326 };

/** What each source answers when all is well, by its id and the name of the address that was asked. */
const answers: Record<string, (asked: Asked, base: string) => Served> = {
  'worldcover.tiles': ({ query }) =>
    query.has('list-type')
      ? text(
          '<ListBucketResult><CommonPrefixes><Prefix>v100/</Prefix></CommonPrefixes><CommonPrefixes><Prefix>v200/</Prefix></CommonPrefixes></ListBucketResult>',
          'application/xml',
        )
      : tile(landCoverMap, 10),
  'gfc.tiles': () => tile(lossYear, 7),
  'gfc.listing': () => json({ prefixes: ['GFC-2015-v1.3/', 'GFC-2025-v1.13/', 'GFC-2024-v1.12/'] }),
  'jrcgfc2020.tiles': ({ path }) =>
    path.endsWith('/') ? text('<a href="JRC_GFC2020_V4_N0_W70.tif">tile</a>', 'text/html') : tile(jrcForestMap(), 1),
  'glad.tiles': ({ path }) => (path.includes('alertDate') ? tile(alertDays(2026), 120) : tile(alerts(2026), 3)),
  'primaryforest.files': () => tile(lossYear, 1),
  'lossdrivers.files': () => drivers(3),
  'gsw.tiles': () => tile(seasonality, 12),
  'mangroves.archive': () => ({ body: mangroveArchive(), contentType: 'application/zip' }),
  'ccibiomass.tiles': () => tile(biomass(2020), 210),
  'ccibiomass.listing': () => json({ items: ['v5.01', 'v6.0', 'v7.0'].map((name) => ({ name, type: 'dir' })) }),
  'firecci.files': () => burnedMonth(265),
  'firecci.listing': () => json({ items: ['v1.0', 'v1.1'].map((name) => ({ name, type: 'dir' })) }),
  'earthsearch.api': (_asked, base) => scenes(base),
  's2cogs.pixels': () => ({ body: writeGeoTiff(new Uint16Array(256).fill(1500), utm), contentType: 'image/tiff' }),
  'faozones.archive': () => ({ body: zoneArchive(someZones), contentType: 'application/zip' }),
  'soilgrids.maps': () => ({ body: writeGeoTiff(new Int16Array(100).fill(45), soilTile, { noData: -32_768 }), contentType: 'image/tiff' }),
  'openmeteo.archive': once(openMeteo),
  'openmeteo.elevation': () => json({ elevation: [40] }),
  'copernicusdem.tiles': () => ({ body: writeGeoTiff(new Float32Array(16).fill(40.5), degreeTile), contentType: 'image/tiff' }),
  'power.api': once(power),
  'nexgddp.thredds': (asked) => (asked.path.endsWith('catalog.xml') ? catalogue(asked.path) : climateTable(asked)),
  'cckp.api': () =>
    json({
      metadata: { status: 'success' },
      data: { tas: { BRA: months(1.4) }, tasmin: { BRA: months(1.3) }, tasmax: { BRA: months(1.6) }, prpercnt: { BRA: months(-4) } },
    }),
};

/** The id of the source that a request is meant for. */
export const sourceOf = ({ path }: Pick<Asked, 'path'>): string => path.split('/')[1]!;

export interface ImitatedSources {
  source: Loopback;
  /** for `createDataAccess`: every address of every source is here */
  baseUrls: Record<string, string>;
}

/** Every source of open data on this computer, each answering as its documentation says, with small hand-made bytes. */
export async function imitatedSources(): Promise<ImitatedSources> {
  const source = await loopback();
  const baseUrls = Object.fromEntries(
    datasets.flatMap(({ id, baseUrls: names }) => Object.keys(names).map((name) => [`${id}.${name}`, `${source.base}/${id}/${name}`])),
  );
  source.respond = (asked) => {
    const [, id, name] = asked.path.split('/');
    return answers[`${id}.${name}`]?.(asked, source.base) ?? null;
  };
  return { source, baseUrls };
}
