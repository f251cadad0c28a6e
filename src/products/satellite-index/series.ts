import { NothingThere } from '#datasets/data-access.ts';
import { findScenes, type Scene } from '#datasets/sentinel2.ts';
import { boundingBox } from '#geo/index.ts';
import { PermanentFault, type Collected, type CollectContext, type ProductProject } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { sentencesOf } from '#sentences/phrases/index.ts';
import { acquisitions, clearnessOf, sharesOn, valuesOf, type Looking } from './acquisitions.ts';
import { pictureGrid } from './compute.ts';
import { monthsBetween, seriesMonth, type IndexSeries, type SeriesMonth } from './compute-series.ts';
import { facts, seriesFrom, type IndexName } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
/** An image counts when it shows at least this share of the project clear. */
const minClear = 0.7;
/** The clearest images of a month: so many are looked at, and so many at most are read. */
const maxLooked = 4;
const maxRead = 2;
/** Cells of the scene classification; finer ones would not change a mean. */
const cellMetres = 20;
const maxSide = 512;

export interface WantedSeries {
  index: IndexName;
  start: string;
  end: string;
}
/** The parameters of a series as the text of a variant; an open end stays open, so that tomorrow's question is the same one. */
export const seriesVariant = (index: IndexName, start: string | undefined, end: string | undefined): string =>
  new URLSearchParams({
    series: index,
    ...(start === undefined || start === seriesFrom ? {} : { start_date: start }),
    ...(end === undefined ? {} : { end_date: end }),
  }).toString();
/** What a variant asks for; null where it is no series. */
export function seriesOf(variant: string, now: Date): WantedSeries | null {
  const given = new URLSearchParams(variant);
  const index = given.get('series');
  return index === null
    ? null
    : {
        index: index as IndexName,
        start: given.get('start_date') ?? seriesFrom,
        end: given.get('end_date') ?? now.toISOString().slice(0, 10),
      };
}

/** Reads a picture that a catalogue names and nobody has as none. */
async function orNothing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof NothingThere) return null;
    throw error;
  }
}

/** One month from its clearest images. */
async function readMonth(month: string, scenes: Scene[], index: IndexName, looking: Looking): Promise<SeriesMonth> {
  const cloud = (days: Scene[]) => days.reduce((sum, { cloudPercent }) => sum + cloudPercent, 0) / days.length;
  const found = acquisitions(scenes).sort((a, b) => cloud(a) - cloud(b));
  const used: { acquired: string; values: Float32Array }[] = [];
  let seen = 0;
  for (const day of found.slice(0, maxLooked)) {
    const clearness = await orNothing(clearnessOf(day, looking));
    if (!clearness) continue;
    seen = Math.max(seen, clearness.share);
    if (clearness.share < minClear) continue;
    const values = await orNothing(valuesOf(day, clearness.clear, index, looking));
    if (values) used.push({ acquired: day[0]!.acquired, values });
    if (used.length === maxRead) break;
  }
  return seriesMonth(month, found.length, seen, used, looking.shares);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The months of a range, the newest first so that a stop leaves what matters; each year that is over is a checkpoint. */
export async function collectSeries(project: ProductProject, wanted: WantedSeries, context: CollectContext): Promise<Collected> {
  const { index, start, end } = wanted;
  const box = boundingBox(project.geometry);
  if (!box) throw new PermanentFault({ code: 'no-shape-for-picture' });
  const data = context.data.recording();
  const target = pictureGrid(box, maxSide, cellMetres);
  const looking: Looking = { target, shares: sharesOn(project, target), data, signal: context.signal };
  const all = monthsBetween(start, end);
  const months: SeriesMonth[] = [];
  for (const [year, ofYear] of Map.groupBy(all, (month) => month.slice(0, 4))) {
    const step = `series/${index}/${ofYear.at(-1)}/${ofYear[0]}`;
    const isOver = year < context.now().toISOString().slice(0, 4);
    const kept = isOver ? await context.part(step) : null;
    const read = kept ? (JSON.parse(decoder.decode(kept)) as SeriesMonth[]) : [];
    if (!kept)
      for (const month of ofYear) {
        context.signal.throwIfAborted();
        context.progress((months.length + read.length) / all.length, month);
        const [from, to] = [`${month}-01`, `${month}-31`];
        const scenes = await findScenes(data, box, from < start ? start : from, to > end ? end : to, context.now(), context.signal);
        read.push(await readMonth(month, scenes, index, looking));
      }
    months.push(...read);
    if (isOver && !kept) await context.keepPart(step, encoder.encode(JSON.stringify(read)));
  }
  months.reverse();
  const isEmpty = months.every(({ gap }) => gap !== null);
  return {
    data: { index, start, end, months } satisfies IndexSeries,
    provenance: provenanceOf(
      data.origins(),
      context.now(),
      say('method'),
      [say('series-month', { images: maxRead, percent: minClear * 100 }), say('series-gaps')],
      isEmpty ? { code: 'no-clear-scenes', params: { count: months.reduce((sum, { images }) => sum + images, 0), start, end } } : null,
    ),
  };
}
