import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BurnedAreaReader, burnedCellsPerDegree } from '#datasets/burned-area.ts';
import { biomass } from '#datasets/cci-biomass.ts';
import { demMetres } from '#datasets/copernicus-dem.ts';
import { CouldNotFetch, type DataAccess } from '#datasets/index.ts';
import { lossYear } from '#datasets/gfc.ts';
import { alerts } from '#datasets/glad.ts';
import { seasonality } from '#datasets/gsw.ts';
import { jrcForestMap } from '#datasets/jrc-forest.ts';
import { gridOver, windowOver, type TiledRaster } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';
import { phraseOfError } from '#sentences/phrases/index.ts';
import { imitatedSources, json, today, type ImitatedSources } from './imitated-sources.ts';
import type { Served } from './loopback.ts';
import { openData, type TestAccess } from './open-data.ts';

/** In the Atlantic, where the rasters have no tile; the control place of all sources is in Amazonas. */
const sea: [number, number, number, number] = [-25.21, -3.11, -25.19, -3.09];
const text = (body: string): Served => ({ body: new TextEncoder().encode(body), contentType: 'text/plain' });
const bucket = (...names: string[]) => json({ items: names.map((name) => ({ name: `GLADalert/C2/current/${name}` })) });
const waterBucket = (...tiles: string[]) =>
  json({ items: tiles.map((tile) => ({ name: `downloads2021/seasonality/seasonality_${tile}v1_4_2021.tif` })) });
const cells = (raster: TiledRaster) => async (access: DataAccess) => {
  const { values, absent } = await windowOver(access, raster, sea, { missing: 77 });
  return absent && values.every((value) => value === 77);
};

interface Case {
  id: string;
  /** true where nothing is there, which is an answer */
  ask: (access: DataAccess) => Promise<boolean>;
  /** the publisher's list with and without the tile at sea; null where no list is documented */
  listing: { path: RegExp; withTile: Served; without: Served } | null;
  seaTile: RegExp;
}
const grid = (...tiles: string[]) =>
  json({ type: 'FeatureCollection', features: tiles.map((ll_tile) => ({ type: 'Feature', properties: { ll_tile }, geometry: null })) });
const hansen = (...tiles: string[]) =>
  text(tiles.map((tile) => `https://storage.googleapis.com/earthenginepartners-hansen/GFC/Hansen_GFC_lossyear_${tile}.tif\n`).join(''));
const folder = (...tiles: string[]) =>
  json({ items: tiles.map((tile) => ({ name: `${tile}_ESACCI-BIOMASS-L4-AGB-MERGED-100m-2020-fv7.0.tif`, type: 'file' })) });
const days = (...areas: string[]) =>
  json({ items: areas.map((area) => ({ name: `20240901-ESACCI-L3S_FIRE-BA-SYN-${area}-fv1.1-JD.tif` })) });
const cases: Case[] = [
  {
    id: 'worldcover',
    ask: cells(landCoverMap),
    listing: { path: /esa_worldcover_grid\.geojson$/, withTile: grid('S06W063', 'S06W027'), without: grid('S06W063') },
    seaTile: /S06W027_Map\.tif$/,
  },
  {
    id: 'gfc',
    ask: cells(lossYear),
    listing: { path: /lossyear\.txt$/, withTile: hansen('00N_070W', '00N_030W'), without: hansen('00N_070W') },
    seaTile: /00N_030W\.tif$/,
  },
  {
    id: 'jrcgfc2020',
    ask: cells(jrcForestMap()),
    listing: {
      path: /\/tiles\/$/,
      withTile: text('<a href="JRC_GFC2020_V4_N0_W70.tif"/><a href="JRC_GFC2020_V4_N0_W30.tif"/>'),
      without: text('<a href="JRC_GFC2020_V4_N0_W70.tif"/><a href="JRC_GFC2020_V3_N0_W30.tif"/>'),
    },
    seaTile: /N0_W30\.tif$/,
  },
  {
    id: 'glad',
    ask: cells(alerts(2026)),
    listing: {
      path: /\/glad\/listing$/,
      withTile: bucket('alert26_070W_10S_060W_00N.tif', 'alert26_030W_10S_020W_00N.tif'),
      without: bucket('alert26_070W_10S_060W_00N.tif'),
    },
    seaTile: /030W_10S_020W_00N\.tif$/,
  },
  {
    // The list is that of the version before: what was land then is land now.
    id: 'gsw',
    ask: cells(seasonality),
    listing: {
      path: /\/gsw\/listing$/,
      withTile: waterBucket('70W_0N', '30W_0N'),
      without: waterBucket('70W_0N'),
    },
    seaTile: /30W_0N_v1_5_2024\.tif$/,
  },
  {
    id: 'ccibiomass',
    ask: cells(biomass(2020)),
    listing: { path: /\/geotiff\/2020$/, withTile: folder('N00W070', 'N00W030'), without: folder('N00W070') },
    seaTile: /N00W030_ESACCI\S+\.tif$/,
  },
  {
    id: 'firecci',
    ask: async (access) =>
      (await new BurnedAreaReader(access).monthDays(2024, 9, gridOver({ cellsPerDegree: burnedCellsPerDegree }, sea))).every(
        (day) => day === -1,
      ),
    listing: { path: /\/uncompressed\/2024\/09$/, withTile: days('AREA_2', 'AREA_5'), without: days('AREA_2') },
    seaTile: /AREA_5-fv1\.1-JD\.tif$/,
  },
  {
    id: 'copernicusdem',
    ask: async (access) => (await demMetres(access, [[-25.2, -3.1]]))[0] === 0,
    listing: {
      path: /tileList\.txt$/,
      withTile: text('Copernicus_DSM_COG_30_S04_00_W061_00_DEM\r\nCopernicus_DSM_COG_30_S04_00_W026_00_DEM\r\n'),
      without: text('Copernicus_DSM_COG_30_S04_00_W061_00_DEM\r\n'),
    },
    seaTile: /S04_00_W026_00_DEM\.tif$/,
  },
];

let all: ImitatedSources;
let data: TestAccess;
beforeEach(async () => {
  all = await imitatedSources();
  data = openData(all.source.base, { baseUrls: all.baseUrls });
  data.clock.now = today;
});
afterEach(async () => {
  await data.access.close();
  await all.source.close();
  rmSync(data.cacheFolder, { recursive: true, force: true });
});

const reasonOf = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.then(
    (value) => new Error(`it gave ${JSON.stringify(value)}`),
    (fault: unknown) => fault,
  );
  const reason = phraseOfError(error)?.params?.['reason'];
  return [(error as Error).constructor.name, typeof reason === 'object' ? reason.code : (error as Error).message];
};

describe.each(cases)('$id', ({ id, ask, listing, seaTile }) => {
  /** The source without the tile at sea; `list`: what it says of its tiles, null for 404; `rest` false: it has no tile at all. */
  const serve = (list: Served | null, rest = true) => {
    const { respond } = all.source;
    all.source.respond = (asked) => {
      if (!asked.path.startsWith(`/${id}/`)) return respond!(asked);
      if (listing?.path.test(asked.path)) return list;
      return asked.path.endsWith('.tif') && (!rest || seaTile.test(asked.path)) ? null : respond!(asked);
    };
  };

  test('a tile that never was is no data, with a list and without', async () => {
    serve(listing?.without ?? null);
    expect(await ask(data.access)).toBe(true);
  });

  test('a list that cannot be read leaves the word to a tile that must be there', async () => {
    serve(null);
    expect(await ask(data.access)).toBe(true);
    expect(all.source.requests.filter(({ path }) => path.endsWith('.tif') && !seaTile.test(path))).not.toEqual([]);
  });

  test('a folder that moved is a fault, and no longer one when it is back', async () => {
    const { respond } = all.source;
    serve(null, false);
    expect(await reasonOf(ask(data.access))).toEqual(['CouldNotFetch', 'datasets.tiles-moved']);
    all.source.respond = respond;
    serve(null);
    expect(await ask(data.access)).toBe(true);
  });

  test('a page in place of the list and of every tile is a fault', async () => {
    serve(text('<h1>Moved</h1>'), false);
    expect(await reasonOf(ask(data.access))).toEqual(['CouldNotFetch', 'datasets.tiles-moved']);
  });

  test('offline what the source said stands', async () => {
    serve(listing?.without ?? null);
    await ask(data.access);
    const offline = openData(all.source.base, {
      baseUrls: all.baseUrls,
      cacheFolder: data.cacheFolder,
      settings: { offline: true, nonCommercialUse: true },
    });
    offline.clock.now = today;
    expect(await ask(offline.access)).toBe(true);
    await offline.access.close();
  });
});

const listed = cases.flatMap(({ id, ask, listing, seaTile }) => (listing ? [{ id, ask, listing, seaTile }] : []));
test.each(listed)('$id: a tile that the list names is a fault, and its absence is not kept', async ({ id, ask, listing, seaTile }) => {
  const { respond } = all.source;
  all.source.respond = (asked) => {
    if (asked.path.startsWith(`/${id}/`) && listing.path.test(asked.path)) return listing.withTile;
    return seaTile.test(asked.path) ? null : respond!(asked);
  };
  expect(await reasonOf(ask(data.access))).toEqual(['CouldNotFetch', 'datasets.listed-tile-gone']);
  all.source.respond = respond;
  // The answer is that of another place, which is refused: it was asked anew.
  await expect(ask(data.access)).rejects.toThrow(CouldNotFetch);
  expect(all.source.requests.filter(({ path }) => seaTile.test(path))).toHaveLength(2);
});
