import { CouldNotFetch, NeedsNetwork } from '#datasets/data-access.ts';
import { findScenes, oldestScene, type Scene } from '#datasets/sentinel2.ts';
import { isObject } from '#domain/object.ts';
import { dayMilliseconds, latestDateOnEarth } from '#domain/time.ts';
import { boundingBox } from '#geo/index.ts';
import { writeGeoTiff } from '#raster/index.ts';
import { writePng } from '#raster/png.ts';
import {
  ParameterFault,
  PermanentFault,
  type CollectContext,
  type Product,
  type ProductProject,
  type Provenance,
} from '#products/product.ts';
import { ofNamedPicture, pictureComment, provenanceOf } from '#products/shared/provenance.ts';
import { sentencesOf, type Phrase, type Sentence } from '#sentences/phrases/index.ts';
import { acquisitions, pictureOf, sharesOn, type Picture } from './acquisitions.ts';
import { colours, medianOf, pictureGrid, statisticsOf } from './compute.ts';
import type { IndexSeries } from './compute-series.ts';
import { identityOf } from '../product-facts.ts';
import { facts, indexNames, rampOf, type IndexName } from './facts.ts';
import { en } from './sentences/en.ts';
import { collectSeries, seriesOf, seriesVariant } from './series.ts';
import { collectTrueColour, isTrueColour, trueColourAnswer, trueColourVariant } from './true-colour.ts';

const say = sentencesOf(facts.slug, en);
const lookBackDays = 120;
const minClear = 0.7;
const maxScenes = 24;
const firstDate = '2015-06-27';

interface SatelliteData {
  index: IndexName;
  box: { west: number; south: number; east: number; north: number } | null;
  start: string | null;
  end: string | null;
  acquired: string[];
  sceneIds: string[];
  clearFraction: number | null;
  statistics: { mean: number; median: number; p10: number; p90: number } | null;
  oldest: string | null;
  newest: string | null;
}

interface Wanted {
  index: IndexName;
  start: string | null;
  end: string;
}
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

interface ReadPicture {
  scenes: Scene[];
  values: Float32Array;
}
type Read = (scenes: Scene[], fewest: number) => Promise<Float32Array | null>;
interface ReadPictures {
  used: ReadPicture[];
  assumption: Sentence;
}

/** The newest picture that shows enough of the project. */
async function newestClear(days: Scene[][], context: CollectContext, read: Read): Promise<ReadPictures> {
  const assumption = say('newest', { percent: minClear * 100, days: lookBackDays });
  for (const [number, scenes] of days.entries()) {
    context.progress(number / days.length, scenes[0]!.acquired.slice(0, 10));
    const values = await read(scenes, minClear);
    if (values) return { used: [{ scenes, values }], assumption };
  }
  return { used: [], assumption };
}

/** The pictures of a range, or as many of them as may be read. */
async function spreadOverRange(days: Scene[][], context: CollectContext, read: Read): Promise<ReadPictures> {
  // Spread evenly over the range, so that no season is left out.
  const chosen =
    days.length <= maxScenes
      ? days
      : Array.from({ length: maxScenes }, (_, number) => days[Math.round((number * (days.length - 1)) / (maxScenes - 1))]!);
  const used: ReadPicture[] = [];
  for (const [number, scenes] of chosen.entries()) {
    context.progress(number / chosen.length, scenes[0]!.acquired.slice(0, 10));
    const values = await read(scenes, 0);
    if (values) used.push({ scenes, values });
  }
  return {
    used,
    assumption: days.length > maxScenes ? say('median-of-some', { count: maxScenes, all: days.length }) : say('median-of-all'),
  };
}

/** The dates that were asked for; without a start, those of the newest picture. */
const datesShown = (acquired: string[], start: string | null, end: string): { start: string | null; end: string | null } =>
  start === null ? { start: acquired[0]?.slice(0, 10) ?? null, end: acquired.at(-1)?.slice(0, 10) ?? null } : { start, end };

const whyNothing = (count: number, start: string, end: string): Phrase =>
  count === 0 ? { code: 'no-scenes', params: { start, end } } : { code: 'no-clear-scenes', params: { count, start, end } };

const oldestOrNull = (data: CollectContext['data'], box: Parameters<typeof oldestScene>[1], { signal }: CollectContext) =>
  oldestScene(data, box, signal).catch((error: unknown) => {
    if (error instanceof NeedsNetwork || error instanceof CouldNotFetch) return null;
    throw error;
  });

const boxOf = (target: Picture): NonNullable<SatelliteData['box']> => ({
  west: target.west,
  south: target.north - target.height * target.cellHeight,
  east: target.west + target.width * target.cellWidth,
  north: target.north,
});

/** The files of the answer: the picture in colours, and its values. */
const picturesOf = (
  { values, shares, target }: { values: Float32Array; shares: Float64Array; target: Picture },
  index: IndexName,
  acquired: string[],
  provenance: Provenance,
) => ({
  'image.png': {
    mediaType: 'image/png',
    bytes: writePng(colours(values, shares, rampOf(index)), target.width, target.height, pictureComment(provenance)),
  },
  'index.tif': {
    mediaType: 'image/tiff',
    bytes: writeGeoTiff(values, target, {
      noData: Number.NaN,
      ...ofNamedPicture(provenance, `${index.toUpperCase()}, ${acquired.map((time) => time.slice(0, 10)).join(', ')}`),
      bandName: index.toUpperCase(),
      ramp: rampOf(index),
    }),
  },
});

async function collect(project: ProductProject, { index, start, end }: Wanted, context: CollectContext) {
  const box = boundingBox(project.geometry);
  if (!box) throw new PermanentFault({ code: 'no-shape-for-picture' });
  const data = context.data.recording();
  const target = pictureGrid(box);
  const shares = sharesOn(project, target);
  const from = start ?? dateOf(Date.parse(end) - lookBackDays * dayMilliseconds);
  const days = acquisitions(await findScenes(data, box, from, end, context.now(), context.signal));
  const read = (scenes: Scene[], fewest: number) => pictureOf(scenes, index, fewest, { target, shares, data, signal: context.signal });
  const { used, assumption } = start === null ? await newestClear(days, context, read) : await spreadOverRange(days, context, read);
  const scenes = used.flatMap((one) => one.scenes);
  const values = used.length === 0 ? null : medianOf(used.map((one) => one.values));
  const { statistics = null, clearFraction = null } = values ? statisticsOf(values, shares) : {};
  const acquired = scenes.map((scene) => scene.acquired).sort();
  const noData = statistics ? null : whyNothing(days.length, from, end);
  // How far back pictures reach, for whoever wants to choose a range. Without it the pictures that were read stand for it.
  const first = start === null ? await oldestOrNull(data, box, context) : null;
  const seen = [...acquired, ...(first ? [first.acquired] : [])].sort();
  const hasPicture = values !== null && statistics !== null;
  const provenance = provenanceOf(data.origins(), context.now(), say('method'), [assumption], noData);
  return {
    data: {
      index,
      box: boxOf(target),
      ...datesShown(acquired, start, end),
      acquired,
      sceneIds: scenes.map(({ id }) => id).sort(),
      clearFraction,
      statistics,
      oldest: seen[0] ?? null,
      newest: seen.at(-1) ?? null,
    } satisfies SatelliteData,
    ...(hasPicture ? { files: picturesOf({ values, shares, target }, index, acquired, provenance) } : {}),
    provenance,
  };
}

function wantedOf(variant: string, now: Date): Wanted {
  const given = new URLSearchParams(variant);
  return {
    index: (given.get('index') ?? 'ndvi') as IndexName,
    start: given.get('start_date'),
    end: given.get('end_date') ?? dateOf(now.getTime()),
  };
}

/** A series, where the other collections of the product are pictures. */
const isSeries = (data: unknown): data is IndexSeries => isObject(data) && 'months' in data;

const acquiredIn = (data: unknown): string[] =>
  isSeries(data)
    ? data.months.flatMap(({ acquired }) => acquired)
    : isTrueColour(data)
      ? data.days.map(({ acquired }) => acquired)
      : (data as SatelliteData).acquired;

function seriesAnswer(data: unknown) {
  const { index, start, end, months } = data as IndexSeries;
  return { index, start_date: start, end_date: end, months };
}

export const service: Product = {
  ...identityOf(facts),
  freshDays: 3,
  variantOf(query, now, operation) {
    if (operation === 'satelliteTrueColour') return trueColourVariant;
    const index = (query['index'] as IndexName | undefined) ?? 'ndvi';
    const [start, end] = [query['start_date'], query['end_date']] as (string | undefined)[];
    const [today, latest] = [dateOf(now.getTime()), latestDateOnEarth(now)];
    if (!indexNames.includes(index)) throw new ParameterFault('index', say('unknown-index', { names: indexNames.join(', ') }));
    if (start !== undefined && start < firstDate) throw new ParameterFault('start_date', say('start-before-images', { date: firstDate }));
    // East of Greenwich a day begins before it does in UTC.
    if (start !== undefined && start > latest)
      throw new ParameterFault('start_date', { code: 'start-after-today', params: { date: latest } });
    if (end !== undefined && end < firstDate) throw new ParameterFault('end_date', say('end-before-images', { date: firstDate }));
    if (operation === 'satelliteSeries') return seriesVariant(index, start, end);
    // A range that is still open ends today, and is another one tomorrow.
    const last = start === undefined ? end : [end ?? [start, today].sort()[1]!, latest].sort()[0]!;
    return new URLSearchParams({
      ...(index === 'ndvi' ? {} : { index }),
      ...(start === undefined ? {} : { start_date: start }),
      ...(last === undefined ? {} : { end_date: last }),
    }).toString();
  },
  collect(project, variant, context) {
    if (variant === trueColourVariant) return collectTrueColour(project, context);
    const series = seriesOf(variant, context.now());
    return series ? collectSeries(project, series, context) : collect(project, wantedOf(variant, context.now()), context);
  },
  answer(_project, collected, _query, { url, operation }) {
    const { provenance } = collected;
    if (operation === 'satelliteSeries') return { kind: 'json', value: seriesAnswer(collected.data), provenance };
    if (operation === 'satelliteTrueColour') return { kind: 'json', value: trueColourAnswer(collected, url), provenance };
    const { index, box, start, end, acquired, sceneIds, clearFraction, statistics } = collected.data as SatelliteData;
    const { west, south, east, north } = box!;
    return {
      kind: 'json',
      value: {
        index,
        image_url: statistics ? url('image.png') : null,
        geotiff_url: statistics ? url('index.tif') : null,
        bounding_box: { west, south, east, north },
        coordinates: [
          [west, north],
          [east, north],
          [east, south],
          [west, south],
        ],
        start_date: start,
        end_date: end,
        acquired,
        scene_ids: sceneIds,
        clear_fraction: clearFraction,
        statistics,
      },
      provenance,
    };
  },
  covers({ data }) {
    const days = acquiredIn(data)
      .map((time) => time.slice(0, 10))
      .sort();
    return days.length === 0 ? null : { start: days[0]!, end: days.at(-1)! };
  },
  available({ data }) {
    if (isSeries(data) || isTrueColour(data)) return {};
    const { oldest, newest } = data as SatelliteData;
    return { remote_sensing_indices: { min: oldest, max: newest } };
  },
};
