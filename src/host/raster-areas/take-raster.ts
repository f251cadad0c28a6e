import type { FileHandle } from 'node:fs/promises';
import { openNew } from '#disk/replaced-file.ts';
import { inParallel } from '#domain/in-parallel.ts';
import { sentenceOf } from '#sentences/phrases/index.ts';
import type { MovedBytes } from '#raster/geotiff-area.ts';
import { runsOf, type Run } from '../offline/take-along/runs.ts';
import { maxAreaBytes } from '../offline/take-along/take-archive.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';
import { writeOverviews } from './write-overviews.ts';
import type { FetchPart, MeasuredArea, MeasuredRaster } from './measure-raster.ts';

const runsAtOnce = 4;
/** by which a file that was replaced is known: its directories lie here */
const headBytes = 16_384;
/** of the progress, when all tiles are here */
const fetchedShare = 0.9;

export interface TakenRaster {
  bytes: number;
  /** smaller pictures are inside, or the area is no larger than one of their tiles */
  hasOverviews: boolean;
}

/** Where an area comes from, for whoever opens its file later. */
export interface AreaOrigin {
  /** the server */
  host: string;
  attribution: string;
  terms: string;
}
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Throws Refused for an area that is more than `maxBytes`. */
export function refuseTooLarge({ byteCount }: Pick<MeasuredArea, 'byteCount'>, maxBytes = maxAreaBytes): void {
  if (byteCount > maxBytes)
    throw new Refused('too-large', sentence('host.raster-area-too-large', { megabytes: megabytes(byteCount), max: megabytes(maxBytes) }));
}

/** What the file says of itself among GDAL's metadata. */
const itemsOf = ({ host, attribution, terms }: AreaOrigin): Record<string, string> => ({
  SOURCE: host,
  TAKEN: new Date().toISOString(),
  ...(attribution ? { ATTRIBUTION: attribution } : {}),
  ...(terms ? { TERMS: terms } : {}),
});

async function fetchRun(
  { offset, length, parts }: Run<MovedBytes>,
  { fetchPart, file, host, signal }: { fetchPart: FetchPart; file: FileHandle; host: string; signal: AbortSignal },
): Promise<void> {
  const { bytes, mayBeKept } = await fetchPart(offset, length, signal);
  if (bytes.length < length)
    throw new Refused('bad-raster', sentenceOf({ code: 'picture-unreadable', params: { reason: { code: 'picture-cut' } } }));
  if (!mayBeKept) throw new Refused('not-kept', sentence('host.raster-not-kept', { host }));
  for (const part of parts) await file.write(bytes, part.offset - offset, part.length, part.to);
}

/**
 * Fetches the tiles of an area and writes them as a GeoTIFF to a path where nothing is yet; its cells are those of the source, bit for bit, and smaller pictures stand behind them where
 * they can be made. Answers its bytes.
 * Rejects with ApiFault, Refused and with faults of the disk; what is half written is the caller's to remove.
 */
export async function takeRaster(
  { raster, area, origin, maxBytes }: { raster: MeasuredRaster['raster']; area: MeasuredArea; origin: AreaOrigin; maxBytes?: number },
  fetchPart: FetchPart,
  path: string,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<TakenRaster> {
  refuseTooLarge(area, maxBytes);
  const headOf = async () => Buffer.from((await fetchPart(0, headBytes, signal)).bytes);
  const before = await headOf();
  const { head, byteCount, tiles, overviews } = await raster.fileOf(area, itemsOf(origin));
  const file = await openNew(path);
  try {
    await file.write(head, 0, head.length, 0);
    // A tile at the end that is not there leaves no hole that a reader would miss.
    await file.truncate(byteCount);
    let done = 0;
    await inParallel(runsAtOnce, runsOf(tiles), async (run) => {
      await fetchRun(run, { fetchPart, file, host: origin.host, signal });
      done += run.parts.reduce((sum, { length }) => sum + length, 0);
      progress((done / area.byteCount) * fetchedShare);
    });
    if (!before.equals(await headOf())) throw new Refused('raster-changed', sentence('host.raster-changed'));
    const bytes = overviews
      ? await writeOverviews(file, { head, byteCount, plan: overviews }, signal, (share) =>
          progress(fetchedShare + share * (1 - fetchedShare)),
        )
      : byteCount;
    progress(1);
    await file.sync();
    return { bytes, hasOverviews: overviews !== null };
  } finally {
    await file.close();
  }
}
