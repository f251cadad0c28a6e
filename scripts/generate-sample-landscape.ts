// Makes the sample landscape: a small data pack, wholly made up, so that every product works on a machine that has never had a network.
//   node scripts/generate-sample-landscape.ts [FOLDER]        (default out/sample-landscape; the build does it by itself)
// Seeded: the same script gives the same cells and series. Everything in it is marked SYNTHETIC by the pack's manifest.
import { fileURLToPath } from 'node:url';
import { cciBiomass, biomass, biomassDeviation } from '#datasets/cci-biomass.ts';
import { cckp, cckpWindows } from '#datasets/cckp.ts';
import type { CellWindow, DataAccess, Dataset } from '#datasets/data-access.ts';
import { dataMask, gfc, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { alerts, glad } from '#datasets/glad.ts';
import { gsw, seasonality } from '#datasets/gsw.ts';
import {
  climateModels,
  climateVariables,
  daysMediaType,
  encodeDays,
  nexGddp,
  scenarios,
  type ClimateVariable,
} from '#datasets/nex-gddp.ts';
import { openMeteo } from '#datasets/open-meteo.ts';
import { earthSearch, sentinel2 } from '#datasets/sentinel2.ts';
import { soilDepths, soilGrids, soilProperties, soilStatistics, stockDepth } from '#datasets/soilgrids.ts';
import type { TiledRaster } from '#datasets/tiles.ts';
import { landCover, landCoverMap, worldCover } from '#datasets/worldcover.ts';
import { PackWriter } from '#datasets/packs/pack-writer.ts';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { projection } from '#raster/warp.ts';
import { english } from '#sentences/phrases/index.ts';
import proj4 from 'proj4';

const seed = 20_261_121;
/** west, south, east, north: 20 × 20 km around the sample parcels near Kitale, Kenya */
const box: [number, number, number, number] = [34.92, 0.96, 35.1, 1.14];
const madeAt = '2026-01-01T00:00:00Z';
const lastYearOfSeries = 2030;

// Chance that depends on the place or the number alone, so that the order of work does not matter.
function hashed(...numbers: number[]): number {
  let value = seed >>> 0;
  for (const number of numbers) {
    value = Math.imul(value ^ (number | 0), 0x85eb_ca6b);
    value = Math.imul(value ^ (value >>> 13), 0xc2b2_ae35);
    value ^= value >>> 16;
  }
  return (value >>> 0) / 4_294_967_296;
}
const smooth = (share: number) => share * share * (3 - 2 * share);
/** Value noise, 0..1, with features of about `size` degrees. */
function noise(layer: number, x: number, y: number, size: number): number {
  const [u, v] = [x / size, y / size];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [a, b] = [smooth(u - i), smooth(v - j)];
  const at = (di: number, dj: number) => hashed(layer, i + di, j + dj);
  return (at(0, 0) * (1 - a) + at(1, 0) * a) * (1 - b) + (at(0, 1) * (1 - a) + at(1, 1) * a) * b;
}
const fractal = (layer: number, x: number, y: number) =>
  0.55 * noise(layer, x, y, 0.03) + 0.3 * noise(layer + 1, x, y, 0.01) + 0.15 * noise(layer + 2, x, y, 0.004);

// The land

/** distance in degrees from the river, which winds from the north-west to the south-east */
const fromRiver = (x: number, y: number) =>
  Math.abs(y - (1.085 - (x - 34.92) * 0.42 + 0.012 * Math.sin(x * 120) + 0.004 * Math.sin(x * 410)));
/** canopy of 2000 in percent */
function canopy(x: number, y: number): number {
  const around = Math.exp(-(((x - 35.006) / 0.02) ** 2 + ((y - 1.047) / 0.02) ** 2));
  const value = fractal(10, x, y) + 0.22 * around;
  return fromRiver(x, y) < 0.0006 ? 0 : Math.round(Math.min(95, Math.max(0, (value - 0.38) * 330)));
}
const isForest = (x: number, y: number) => canopy(x, y) >= 30;
/** year of loss (2001 on), or 0: patches of a few hectares, more of them in later years */
function lossOf(x: number, y: number): number {
  if (!isForest(x, y)) return 0;
  const patch = [Math.floor(x / 0.0018), Math.floor(y / 0.0018)] as const;
  if (hashed(30, ...patch) > 0.16 || noise(31, x, y, 0.0012) < 0.35) return 0;
  return 2001 + Math.floor(hashed(32, ...patch) ** 0.6 * 26);
}
function coverOf(x: number, y: number): number {
  const river = fromRiver(x, y);
  if (river < 0.0006) return landCover.permanentWater;
  if (river < 0.0025 && noise(40, x, y, 0.006) > 0.35) return landCover.herbaceousWetland;
  const lost = lossOf(x, y);
  if (isForest(x, y) && (lost === 0 || lost > 2021)) return landCover.tree;
  const kind = fractal(50, x, y);
  if (noise(52, x, y, 0.02) > 0.86) return landCover.built;
  return kind > 0.58 ? landCover.shrub : kind > 0.42 ? landCover.crop : landCover.grass;
}

// Rasters

const plainAccess = { baseUrl: (dataset: Dataset, name = Object.keys(dataset.baseUrls)[0]!) => dataset.baseUrls[name]! } as DataAccess;
/** The cut of a tiled raster over the landscape: its tile's whole grid, and the window. */
function cutOf({ tileDegrees, cellsPerDegree }: TiledRaster): { west: number; south: number; level: Grid; window: CellWindow } {
  const west = Math.floor(box[0] / tileDegrees) * tileDegrees;
  const south = Math.floor(box[1] / tileDegrees) * tileDegrees;
  const side = tileDegrees * cellsPerDegree;
  const cell = 1 / cellsPerDegree;
  const left = Math.floor((box[0] - west) * cellsPerDegree + 1e-6);
  const top = Math.floor((south + tileDegrees - box[3]) * cellsPerDegree + 1e-6);
  return {
    west,
    south,
    level: { west, north: south + tileDegrees, cellWidth: cell, cellHeight: cell, width: side, height: side, epsg: 4326 },
    window: {
      left,
      top,
      width: Math.ceil((box[2] - west) * cellsPerDegree - 1e-6) - left,
      height: Math.ceil((south + tileDegrees - box[1]) * cellsPerDegree - 1e-6) - top,
    },
  };
}
async function addTiled(pack: PackWriter, tiled: TiledRaster, value: (x: number, y: number) => number): Promise<void> {
  const { west, south, level, window } = cutOf(tiled);
  const values = new tiled.cells(window.width * window.height);
  for (let row = 0; row < window.height; row += 1)
    for (let column = 0; column < window.width; column += 1) {
      values[row * window.width + column] = value(
        level.west + (window.left + column + 0.5) * level.cellWidth,
        level.north - (window.top + row + 0.5) * level.cellHeight,
      );
    }
  await pack.addRaster({
    dataset: tiled.dataset,
    url: tiled.url(plainAccess, west, south),
    noData: null,
    levels: [level],
    level: 0,
    window,
    values,
    fetchedAt: madeAt,
  });
}

async function addMaps(pack: PackWriter): Promise<void> {
  await addTiled(pack, treeCover2000, canopy);
  await addTiled(pack, lossYear, (x, y) => {
    const year = lossOf(x, y);
    return year > 0 && year <= gfcLastYear ? year - 2000 : 0;
  });
  await addTiled(pack, dataMask, (x, y) => (fromRiver(x, y) < 0.0006 ? 2 : 1));
  for (let year = gfcLastYear + 1; year <= lastYearOfSeries; year += 1) {
    await addTiled(pack, alerts(year), (x, y) =>
      isForest(x, y) && lossOf(x, y) === 0 && hashed(60, year, Math.floor(x / 0.0018), Math.floor(y / 0.0018)) < 0.004
        ? noise(61, x, y, 0.0015) > 0.5
          ? 3
          : 2
        : 0,
    );
  }
  await addTiled(pack, landCoverMap, coverOf);
  await addTiled(pack, seasonality, (x, y) => {
    const river = fromRiver(x, y);
    return river < 0.0006 ? 12 : river < 0.0018 ? Math.round(9 * (1 - river / 0.0018)) : 0;
  });
  for (let year = 2017; year <= 2022; year += 1) {
    const amount = (x: number, y: number) => {
      const lost = lossOf(x, y);
      return isForest(x, y) && (lost === 0 || lost > year) ? Math.round(canopy(x, y) * 2.1 + 20 * noise(70, x, y, 0.01)) : 0;
    };
    await addTiled(pack, biomass(year), amount);
    await addTiled(pack, biomassDeviation(year), (x, y) => Math.round(amount(x, y) * 0.3));
  }
}

// Sentinel-like scenes: 40 m cells in UTM zone 36 north, one set of bands a season and epoch, shared by the scenes of its months.

const epochs = [
  { name: 'a', until: 2019 },
  { name: 'b', until: 2022 },
  { name: 'c', until: lastYearOfSeries },
];
const sceneBands = { B02: 'blue', B03: 'green', B04: 'red', B08: 'nir', B8A: 'nir08', B11: 'swir16', B12: 'swir22' } as const;
const pixels = sentinel2.baseUrls['pixels']!;
function sceneGrid(): Grid {
  const transform = proj4(projection(4326), projection(32_636));
  const corners = [
    [box[0], box[1]],
    [box[0], box[3]],
    [box[2], box[1]],
    [box[2], box[3]],
  ].map((corner) => transform.forward(corner));
  const [west, south] = [0, 1].map((axis) => Math.floor(Math.min(...corners.map((corner) => corner[axis]!)) / 40) * 40 - 80) as [
    number,
    number,
  ];
  const [east, north] = [0, 1].map((axis) => Math.ceil(Math.max(...corners.map((corner) => corner[axis]!)) / 40) * 40 + 80) as [
    number,
    number,
  ];
  return { west, north, cellWidth: 40, cellHeight: 40, width: (east - west) / 40, height: (north - south) / 40, epsg: 32_636 };
}

/** Reflectances of a cover in a quarter: blue, green, red, nir, nir08, swir16, swir22. Two rainy seasons green the crops and the grass. */
function reflectances(cover: number, quarter: number, epoch: number, x: number, y: number): number[] {
  const green = [0.35, 0.85, 0.7, 0.5][quarter]!;
  const leaf =
    {
      [landCover.tree]: 0.78 + 0.08 * green,
      [landCover.shrub]: 0.55 + 0.2 * green,
      [landCover.crop]: 0.1 + 0.8 * green,
      [landCover.grass]: 0.2 + 0.5 * green,
      [landCover.herbaceousWetland]: 0.6 + 0.2 * green,
      [landCover.built]: 0.1,
    }[cover] ?? 0;
  // Land around the sample parcels is cared for from 2023 on: it thickens, the rest hardly does.
  const care = Math.exp(-(((x - 35.006) / 0.012) ** 2 + ((y - 1.047) / 0.012) ** 2));
  const grown = leaf === 0 ? 0 : Math.min(1.1, leaf + 0.012 * epoch + (epoch === 2 ? 0.1 * care : 0));
  if (cover === landCover.permanentWater) return [0.06, 0.05, 0.04, 0.02, 0.02, 0.01, 0.01];
  const cellNoise = 0.9 + 0.2 * noise(80 + quarter, x, y, 0.003);
  const mix = (bare: number, leafy: number) => (bare + (leafy - bare) * grown) * cellNoise;
  return [mix(0.1, 0.03), mix(0.13, 0.06), mix(0.18, 0.035), mix(0.26, 0.42), mix(0.27, 0.44), mix(0.34, 0.19), mix(0.28, 0.09)];
}

async function addScenes(pack: PackWriter): Promise<void> {
  const grid = sceneGrid();
  const back = proj4(projection(32_636), projection(4326));
  const places = Array.from(
    { length: grid.width * grid.height },
    (_, cell) =>
      back.forward([grid.west + ((cell % grid.width) + 0.5) * 40, grid.north - (Math.floor(cell / grid.width) + 0.5) * 40]) as [
        number,
        number,
      ],
  );
  const window = { left: 0, top: 0, width: grid.width, height: grid.height };
  const add = (url: string, values: Uint16Array | Uint8Array) =>
    pack.addRaster({ dataset: sentinel2, url, noData: 0, levels: [grid], level: 0, window, values, fetchedAt: madeAt });
  for (const [epoch, { name, until }] of epochs.entries()) {
    const covers = places.map(([x, y]) => {
      const lost = lossOf(x, y);
      return isForest(x, y) && (lost === 0 || lost > until) && fromRiver(x, y) > 0.0006
        ? landCover.tree
        : coverOf(x, y) === landCover.tree
          ? landCover.grass
          : coverOf(x, y);
    });
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const cells = places.map(([x, y], cell) => reflectances(covers[cell]!, quarter, epoch, x, y));
      for (const [band, file] of Object.keys(sceneBands).entries()) {
        // Steps of 40 in the number keep the files small and are below a hundredth of the index.
        await add(
          `${pixels}/SYNTHETIC/${name}${quarter}/${file}.tif`,
          Uint16Array.from(cells, (values) => Math.round((values[band]! + 0.1) / 0.004) * 40),
        );
      }
    }
    await add(
      `${pixels}/SYNTHETIC/${name}/SCL.tif`,
      Uint8Array.from(covers, (cover) =>
        cover === landCover.permanentWater ? 6 : cover === landCover.built || cover === landCover.crop ? 5 : 4,
      ),
    );
  }
  for (let veil = 0; veil < 3; veil += 1)
    await add(
      `${pixels}/SYNTHETIC/cloud${veil}/SCL.tif`,
      Uint8Array.from(places, ([x, y]) => (noise(90 + veil, x, y, 0.04) > 0.35 ? 9 : 4)),
    );
  const none = JSON.stringify({ features: [], links: [] });
  for (let year = 2015; year <= lastYearOfSeries; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const name = `${year}-${String(month).padStart(2, '0')}`;
      const isBefore = year < 2017;
      const isClouded = hashed(95, year, month) < 0.3;
      const epoch = epochs.find(({ until }) => year <= until)!.name;
      const quarter = Math.floor((month - 1) / 3);
      const feature = {
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
              { href: `${pixels}/SYNTHETIC/${epoch}${quarter}/${file}.tif`, 'raster:bands': [{ offset: -0.1 }] },
            ]),
          ),
          scl: { href: `${pixels}/SYNTHETIC/${isClouded ? `cloud${month % 3}` : epoch}/SCL.tif` },
        },
      };
      const text = isBefore ? none : JSON.stringify({ features: [feature], links: [] });
      for (const [collection, content] of [
        ['sentinel-2-c1-l2a', text],
        ['sentinel-2-l2a', none],
      ] as const) {
        if (year === 2017 && month === 1)
          await pack.addDocument({
            dataset: earthSearch,
            key: `${collection}/oldest`,
            validWithin: box,
            contentType: 'application/json',
            bytes: new TextEncoder().encode(content),
            fetchedAt: madeAt,
          });
        await pack.addDocument({
          dataset: earthSearch,
          key: `${collection}/${name}/1`,
          validWithin: box,
          contentType: 'application/json',
          bytes: new TextEncoder().encode(content),
          fetchedAt: madeAt,
        });
      }
    }
}

// Series

const json = (pack: PackWriter, dataset: Dataset, key: string, value: unknown, validWithin: [number, number, number, number] = box) =>
  pack.addDocument({
    dataset,
    key,
    validWithin,
    contentType: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(value)),
    fetchedAt: madeAt,
  });

/** How wet a day of the year is: two rainy seasons, peaking in late April and in August. */
const wetness = (dayOfYear: number) =>
  0.25 + 0.75 * Math.exp(-(((dayOfYear - 118) / 38) ** 2)) + 0.55 * Math.exp(-(((dayOfYear - 228) / 45) ** 2));
/** Degrees of a day's mean: a warm start of the year, a slow rise over the years, weather of about a week. */
const dayMean = (year: number, dayOfYear: number) =>
  18.6 +
  1.3 * Math.cos(((dayOfYear - 50) / 365) * 2 * Math.PI) +
  0.025 * (year - 1991) +
  3 * (noise(100, year * 366 + dayOfYear, 0, 6) - 0.5);
const dayRain = (year: number, dayOfYear: number) =>
  hashed(110, year, dayOfYear) < 0.5 * wetness(dayOfYear) * (0.7 + 0.6 * hashed(111, year))
    ? Math.round(-8 * Math.log(1 - 0.999 * hashed(112, year, dayOfYear)) * 5) / 5
    : 0;

async function addWeather(pack: PackWriter): Promise<void> {
  const year = (of: number, isWhole: boolean) => {
    const start = Date.UTC(of, 0, 1) / 1000 - 86_400;
    const hours = (Date.UTC(of + 1, 0, 2) / 1000 - start) / 3600;
    const time = Array.from({ length: hours }, (_, hour) => start + hour * 3600);
    const each = (value: (year: number, dayOfYear: number, hour: number) => number) =>
      time.map((stamp) => {
        const date = new Date(stamp * 1000);
        const own = date.getUTCFullYear();
        return value(own, Math.floor((stamp - Date.UTC(own, 0, 1) / 1000) / 86_400), date.getUTCHours());
      });
    const wave = (hour: number) => Math.cos(((hour - 11) / 24) * 2 * Math.PI);
    const temperature = (own: number, day: number, hour: number) =>
      Math.round((dayMean(own, day) + (dayRain(own, day) > 4 ? 4 : 6.5) * wave(hour)) * 2) / 2;
    // Rain falls in the afternoon (local time is three hours ahead).
    const rain = (own: number, day: number, hour: number) =>
      hour >= 12 && hour < 16 ? Math.round((dayRain(own, day) / 4) * 100) / 100 : 0;
    const humidity = (own: number, day: number, hour: number) =>
      Math.round(Math.min(98, 62 + 12 * wetness(day) - 18 * wave(hour) + (dayRain(own, day) > 0 ? 8 : 0)));
    const basic = { time, temperature_2m: each(temperature), precipitation: each(rain) };
    if (!isWhole) return { hourly: basic };
    return {
      hourly: {
        ...basic,
        dew_point_2m: each((own, day, hour) => Math.round((temperature(own, day, hour) - (100 - humidity(own, day, hour)) / 5) * 2) / 2),
        relative_humidity_2m: each(humidity),
        wind_speed_10m: each((own, day, hour) => Math.round((2 + 1.2 * wave(hour - 2) + hashed(120, own, day)) * 5) / 5),
        surface_pressure: each((own, day, hour) =>
          Math.round(812 + 1.5 * Math.cos(((hour - 7) / 12) * 2 * Math.PI) + noise(121, own * 366 + day, 0, 5)),
        ),
        cloud_cover: each((own, day) => Math.round(Math.min(100, 25 + 45 * wetness(day) + 20 * hashed(122, own, day)) / 5) * 5),
        snowfall: each(() => 0),
        snow_depth: each(() => 0),
      },
    };
  };
  for (let of = 2015; of <= lastYearOfSeries; of += 1) await json(pack, openMeteo, `hourly/${of}`, year(of, true));
  for (let of = 1991; of <= 2020; of += 1) await json(pack, openMeteo, `hourly-basic/${of}`, year(of, false));
  await json(pack, openMeteo, 'elevation', { elevation: [1890] });
}

const warming = { ssp126: 0.012, ssp245: 0.025, ssp370: 0.038, ssp585: 0.05 };
async function addClimate(pack: PackWriter): Promise<void> {
  for (const [number, model] of climateModels.entries())
    for (const [place, scenario] of scenarios.entries())
      for (let year = 2015; year <= 2100; year += 1) {
        const leap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
        const days = model.calendarDays === 366 ? (leap ? 366 : 365) : model.calendarDays;
        const value: Record<ClimateVariable, (day: number) => number> = (() => {
          const dayOf = (day: number) => (day * 365) / days;
          const mean = (day: number) =>
            273.15 +
            dayMean(2015, dayOf(day)) -
            3 * (noise(100, 2015 * 366 + dayOf(day), 0, 6) - 0.5) +
            warming[scenario] * (year - 2015) +
            0.4 * (number - 2) +
            2.4 * (noise(200 + number * 10 + place, year * 366 + day, 0, 5) - 0.5);
          const half = (kelvin: number) => Math.round(kelvin * 2) / 2;
          const rain = (day: number) =>
            hashed(210, number, place, year, day) < 0.5 * wetness(dayOf(day))
              ? Math.round(
                  -7 * (1 + (warming[scenario] * (year - 2015)) / 20) * Math.log(1 - 0.999 * hashed(211, number, place, year, day)),
                )
              : 0;
          return {
            tas: (day) => half(mean(day)),
            tasmin: (day) => half(mean(day) - 6.5),
            tasmax: (day) => half(mean(day) + 6.5),
            pr: (day) => rain(day) / 86_400,
            sfcWind: (day) => Math.round((2.2 + noise(220 + number, year * 366 + day, 0, 9)) * 5) / 5,
            hurs: (day) => Math.round((60 + 14 * wetness(dayOf(day))) / 2) * 2,
          };
        })();
        for (const variable of climateVariables) {
          const cells = Float32Array.from({ length: days }, (_, day) => value[variable](day));
          await pack.addDocument({
            dataset: nexGddp,
            key: `${model.name}/${scenario}/${variable}/${year}`,
            validWithin: box,
            contentType: daysMediaType,
            bytes: encodeDays(cells, variable),
            fetchedAt: madeAt,
          });
        }
      }
  for (const scenario of scenarios)
    for (const { middle, years } of cckpWindows) {
      const change = warming[scenario] * (middle - 2005);
      const months = (of: number) => ({
        KEN: Object.fromEntries(
          Array.from({ length: 12 }, (_, month) => [`${middle}-${String(month + 1).padStart(2, '0')}`, Math.round(of * 100) / 100]),
        ),
      });
      await json(pack, cckp, `anomaly/KEN/${scenario}/${years}`, {
        metadata: { status: 'success' },
        data: { tas: months(change), tasmin: months(change * 1.1), tasmax: months(change * 0.95), prpercnt: months(change * 4) },
      });
    }
}

async function addSoil(pack: PackWriter): Promise<void> {
  const cell = 0.0025;
  const grid: Grid = {
    west: box[0],
    north: box[3],
    cellWidth: cell,
    cellHeight: cell,
    width: Math.round((box[2] - box[0]) / cell),
    height: Math.round((box[3] - box[1]) / cell),
    epsg: 4326,
  };
  // Means of the upper layer in the property's unit, and how they change down to two metres.
  const upper: Record<string, [number, number]> = {
    bdod: [1.15, 0.25],
    cec: [22, -8],
    cfvo: [6, 8],
    clay: [38, 12],
    sand: [36, -8],
    silt: [26, -4],
    nitrogen: [2.4, -1.6],
    phh2o: [5.7, 0.4],
    soc: [28, -20],
    ocd: [30, -18],
    ocs: [7.2, 0],
  };
  for (const { name, divisor } of soilProperties)
    for (const depth of name === 'ocs' ? [stockDepth] : soilDepths)
      for (const statistic of soilStatistics) {
        const [top, down] = upper[name]!;
        const mean = top + down * Math.min(1, (depth.top + depth.bottom) / 300);
        const factor = statistic === 'mean' ? 1 : statistic === 'Q0.05' ? 0.7 : 1.35;
        const values = Int16Array.from({ length: grid.width * grid.height }, (_, place) => {
          const [x, y] = [grid.west + ((place % grid.width) + 0.5) * cell, grid.north - (Math.floor(place / grid.width) + 0.5) * cell];
          return fromRiver(x, y) < 0.0006
            ? -32_768
            : Math.round(mean * factor * (0.85 + 0.3 * noise(300 + name.length, x, y, 0.02)) * divisor);
        });
        await pack.addDocument({
          dataset: soilGrids,
          key: `${name}_${depth.label}_${statistic}`,
          validWithin: box,
          contentType: 'image/tiff',
          bytes: writeGeoTiff(values, grid, { noData: -32_768 }),
          fetchedAt: madeAt,
        });
      }
}

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
  `Sample landscape: ${(pack.bytes / 1e6).toFixed(1)} MB in ${((Date.now() - started) / 1000).toFixed(1)} s, ${[gfc, glad, gsw, worldCover, cciBiomass, sentinel2, openMeteo, nexGddp, soilGrids].length} sources`,
);
