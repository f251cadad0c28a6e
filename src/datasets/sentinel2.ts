import * as z from 'zod';
import { dayMilliseconds } from '#domain/time.ts';
import { rectangle } from '#geo/rectangle.ts';
import type { BoundingBox } from '#geo/types.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { jsonOf } from './json-of.ts';
import { sentence } from './phrases/sentence.ts';
import { tileOf, withoutTwins, type Acquisition } from './scene-twins.ts';

/** Search for Sentinel-2 scenes: Earth Search by Element 84, a STAC API. */
export const earthSearch: Dataset = {
  id: 'earthsearch',
  title: 'Earth Search',
  version: 'v1',
  licence: 'free, without guarantee',
  attribution: 'Earth Search by Element 84',
  homepage: 'https://element84.com/earth-search',
  baseUrls: { api: 'https://earth-search.aws.element84.com' },
  parallel: 4,
};
/** Sentinel-2 level 2A pixels as cloud-optimised GeoTIFFs. */
export const sentinel2: Dataset = {
  id: 's2cogs',
  title: 'Sentinel-2 L2A',
  version: 'collection 1 where there is one',
  phrases: { version: { code: 'collection-where-there-is-one', params: { number: 1 } } },
  licence: 'Copernicus Sentinel data: free, full and open',
  attribution: 'Contains modified Copernicus Sentinel data',
  homepage: 'https://registry.opendata.aws/sentinel-2-l2a-cogs',
  baseUrls: {
    pixels: 'https://sentinel-cogs.s3.us-west-2.amazonaws.com',
    collection1: 'https://e84-earth-search-sentinel-data.s3.us-west-2.amazonaws.com',
  },
  parallel: 8,
};

const bandNames = ['blue', 'green', 'red', 'nir', 'nir08', 'swir16', 'swir22', 'scl'] as const;
export type BandName = (typeof bandNames)[number];

export interface Scene extends Acquisition {
  id: string;
  collection: string;
  cloudPercent: number;
  epsg: number;
  box: BoundingBox;
  bands: Partial<Record<BandName, string>>;
  /** reflectance = number × 0.0001 + offset */
  offset: number;
  /** the offset is right only if few clear cells come out negative: the flag of these items is sometimes wrong */
  isOffsetDoubtful: boolean;
}

/** If more than this share of clear ground has negative red reflectance, the offset was applied already. */
export const maxNegativeShare = 0.05;
const maxCloudPercent = 60;
const pageSize = 100;
const maxPages = 10;

const band = z.looseObject({ href: z.string(), 'raster:bands': z.array(z.looseObject({ offset: z.number().optional() })).optional() });
const item = z.looseObject({
  id: z.string(),
  collection: z.string(),
  bbox: z.array(z.number()).min(4),
  properties: z.looseObject({
    datetime: z.string(),
    'eo:cloud_cover': z.number().optional(),
    'proj:epsg': z.number().nullish(),
    'proj:code': z.string().nullish(),
    's2:processing_baseline': z.string().optional(),
    'grid:code': z.string().optional(),
    'earthsearch:boa_offset_applied': z.boolean().optional(),
  }),
  assets: z.record(z.string(), z.looseObject({})),
});
const answer = z.looseObject({
  features: z.array(z.unknown()),
  links: z.array(z.looseObject({ rel: z.string(), body: z.record(z.string(), z.unknown()).optional() })).optional(),
});
type Item = z.output<typeof item>;

const collection1 = 'sentinel-2-c1-l2a';
const collections = [collection1, 'sentinel-2-l2a'];

/**
 * The offset to use. Collection 1 states it in the band, and its pixels are not shifted. The older collection: none before processing baseline 04.00; from then on 0
 * where the shift was applied to the pixels although the band still says -0.1; else -0.1, which is uncertain.
 */
export function offsetOf(
  collection: string,
  baseline: string | undefined,
  isApplied: boolean | undefined,
  bandOffset: number | undefined,
): { offset: number; isOffsetDoubtful: boolean } {
  if (collection === collection1) return { offset: bandOffset ?? -0.1, isOffsetDoubtful: false };
  if (baseline !== undefined && Number(baseline) < 4) return { offset: 0, isOffsetDoubtful: false };
  return isApplied === true ? { offset: 0, isOffsetDoubtful: false } : { offset: -0.1, isOffsetDoubtful: true };
}

function sceneOf(value: Item): Scene | null {
  const { properties, assets } = value;
  const epsg = properties['proj:epsg'] ?? Number(/^EPSG:(\d+)$/.exec(properties['proj:code'] ?? '')?.[1] ?? 0);
  const bands: Scene['bands'] = {};
  let bandOffset: number | undefined;
  for (const name of bandNames) {
    const read = band.safeParse(assets[name]);
    if (!read.success || !/^https?:/.test(read.data.href)) continue;
    bands[name] = read.data.href;
    if (name === 'red') bandOffset = read.data['raster:bands']?.[0]?.offset;
  }
  if (!epsg || !bands.red || !bands.nir || !bands.scl) return null;
  return {
    id: value.id,
    collection: value.collection,
    tile: tileOf(properties['grid:code'], value.id),
    acquired: properties.datetime,
    cloudPercent: properties['eo:cloud_cover'] ?? 100,
    epsg,
    box: value.bbox.slice(0, 4) as BoundingBox,
    bands,
    ...offsetOf(value.collection, properties['s2:processing_baseline'], properties['earthsearch:boa_offset_applied'], bandOffset),
  };
}

const meet = (a: BoundingBox, b: BoundingBox) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

type Found = { features: unknown[]; next: Record<string, unknown> | undefined };
/** One page of a search, cached under its name; `freshFor` in milliseconds when later scenes may still be added. */
const search = (
  access: DataAccess,
  key: string,
  box: BoundingBox,
  body: Record<string, unknown>,
  freshFor: number | undefined,
  signal: AbortSignal | undefined,
): Promise<Found> =>
  access.document({
    dataset: earthSearch,
    key,
    box,
    url: `${access.baseUrl(earthSearch)}/v1/search`,
    method: 'POST',
    body,
    ...(freshFor === undefined ? {} : { freshFor }),
    ...(signal ? { signal } : {}),
    parse: (bytes) => {
      const value = answer.safeParse(jsonOf(bytes));
      if (!value.success) throw new UnusableAnswer(sentence('datasets.search-shape'));
      // Scenes may lack a band; a page of scenes none of which can be read has another shape.
      const { features } = value.data;
      if (features.length > 0 && !features.some((feature) => item.safeParse(feature).success))
        throw new UnusableAnswer(sentence('datasets.search-shape'));
      return { features, next: value.data.links?.find(({ rel }) => rel === 'next')?.body };
    },
  });

const searchOf = (among: string[], box: BoundingBox): Record<string, unknown> => ({
  collections: among,
  intersects: rectangle(box),
  query: { 'eo:cloud_cover': { lt: maxCloudPercent } },
});

/** The scenes of an answer that can be read; a pack's answer may cover a larger box. */
const scenesIn = (features: unknown[], box: BoundingBox): Scene[] =>
  features.flatMap((feature) => {
    const value = item.safeParse(feature);
    const scene = value.success ? sceneOf(value.data) : null;
    return scene && meet(scene.box, box) ? [scene] : [];
  });

const halfDayMilliseconds = 43_200_000;
const quarterMilliseconds = 90 * dayMilliseconds;

/**
 * All scenes over a box in a calendar month (`2025-03`) with at most 60 % cloud: each acquisition from collection 1, or
 * from the older one if that lacks it. Both have gaps (github.com/Element84/earth-search, issues 29 and 65).
 * Requested by month, so that the same answers serve every range and every pack.
 */
async function scenesOfMonth(access: DataAccess, box: BoundingBox, month: string, now: Date, signal?: AbortSignal): Promise<Scene[]> {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const first = {
    ...searchOf(collections, box),
    datetime: `${month}-01T00:00:00Z/${month}-${last}T23:59:59Z`,
    sortby: [{ field: 'properties.datetime', direction: 'desc' }],
    limit: pageSize,
  };
  const isOpen = Date.UTC(year, number, 5) > now.getTime();
  const scenes: Scene[] = [];
  let body: Record<string, unknown> | undefined = first;
  for (let page = 1; body && page <= maxPages; page += 1) {
    const read: Found = await search(access, `scenes/${month}/${page}`, box, body, isOpen ? halfDayMilliseconds : undefined, signal);
    scenes.push(...scenesIn(read.features, box));
    body = read.next ? { ...first, ...read.next } : undefined;
  }
  const preferred = scenes.filter(({ collection }) => collection === collection1);
  const older = scenes.filter(({ collection }) => collection !== collection1);
  return [...preferred, ...withoutTwins(preferred, older)];
}

/** The earliest scene over a box with at most 60 % cloud; null when there is none. */
export async function oldestScene(access: DataAccess, box: BoundingBox, signal?: AbortSignal): Promise<Scene | null> {
  const first = await Promise.all(
    collections.map(async (collection) => {
      const body = { ...searchOf([collection], box), sortby: [{ field: 'properties.datetime', direction: 'asc' }], limit: 10 };
      const { features } = await search(access, `${collection}/oldest`, box, body, quarterMilliseconds, signal);
      return scenesIn(features, box);
    }),
  );
  return first.flat().sort((a, b) => (a.acquired < b.acquired ? -1 : 1))[0] ?? null;
}

/** Scenes over a box between two dates (both included), newest first. */
export async function findScenes(
  access: DataAccess,
  box: BoundingBox,
  startDate: string,
  endDate: string,
  now: Date,
  signal?: AbortSignal,
): Promise<Scene[]> {
  const found: Scene[] = [];
  for (
    let [year, month] = endDate.split('-').map(Number) as [number, number];
    `${year}-${String(month).padStart(2, '0')}` >= startDate.slice(0, 7);
    month === 1 ? ([year, month] = [year - 1, 12]) : (month -= 1)
  ) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    found.push(...(await scenesOfMonth(access, box, name, now, signal)));
  }
  return found
    .filter(({ acquired }) => acquired.slice(0, 10) >= startDate && acquired.slice(0, 10) <= endDate)
    .sort((a, b) => (a.acquired < b.acquired ? 1 : -1));
}
