import { inParallel } from '#domain/in-parallel.ts';
import { termsOf, type Basemaps } from '../../basemaps.ts';
import { Refused } from '../../refused.ts';
import { sentence } from '../../phrases/sentence.ts';
import { Archive, placeOfPart, type ArchiveTile, type Part } from './archive.ts';
import { tilesIn, type MapBox, type TilePlace } from './map-area.ts';
import { refuseTooMany, takingTerms } from './map-terms.ts';
import { runsOf, type Run } from './runs.ts';
import type { TileChoice, TilePlan } from './tile-plan.ts';
import type { TileList } from './tile-lists.ts';

/** A place on a disk of a laptop that a person would give to one area. */
export const maxAreaBytes = 1024 ** 3;
const runsAtOnce = 4;
/** what the window reads first, whatever the file is, and what its reader of archives reads then */
const heads: readonly Part[] = [
  { offset: 0, length: 16 },
  { offset: 0, length: 16_384 },
];

/** The places of a box on the levels that an archive has. `count` is of all; `places` is empty where there are more than `most`. */
export function placesIn({ header }: Archive, box: MapBox, zoom: number, most: number): { count: number; places: TilePlace[] } {
  const above = header.minZoom > 0 ? tilesIn(box, header.minZoom - 1, 0).count : 0;
  const count = Math.max(0, tilesIn(box, zoom, 0).count - above);
  if (count > most) return { count, places: [] };
  return { count, places: tilesIn(box, zoom, above + count).places.filter(({ z }) => z >= header.minZoom) };
}
const partsOf = (tiles: readonly ArchiveTile[]): Part[] => [...new Map(tiles.map(({ part }) => [placeOfPart(part), part])).values()];
const sizeOf = (parts: Iterable<Part>): number => [...parts].reduce((sum, { length }) => sum + length, 0);

/** What the window reads besides tiles: the beginning, what the archive says of itself, directories. */
function indexOf({ header, index }: Archive): Part[] {
  const all = [...heads, { offset: header.jsonMetadataOffset, length: header.jsonMetadataLength }, ...index.values()];
  return [...new Map(all.filter(({ length }) => length > 0).map((part) => [placeOfPart(part), part])).values()];
}

/** An archive that was replaced meanwhile has its tiles elsewhere: what is kept of it is let go, unless an area needs it. */
async function refuseReplaced(basemapId: string, basemaps: Basemaps, signal: AbortSignal): Promise<void> {
  const { offset, length } = heads[1]!;
  const now = Buffer.from((await basemaps.part(basemapId, offset, length, signal)).bytes);
  const differs = (kept: { bytes: Uint8Array } | null) => kept !== null && !now.equals(kept.bytes);
  const place = placeOfPart(heads[1]!);
  if (differs(await basemaps.kept.readTaken(basemapId, place))) throw new Refused('archive-changed', sentence('host.archive-changed'));
  if (differs(await basemaps.kept.read(basemapId, place))) await basemaps.kept.forget(basemapId);
}

/** The archive as it is now at its address; what was read of it before is not asked for again. */
async function opened(basemapId: string, basemaps: Basemaps, signal: AbortSignal): Promise<Archive> {
  await refuseReplaced(basemapId, basemaps, signal);
  return Archive.open(
    async (part) =>
      (await basemaps.kept.read(basemapId, placeOfPart(part)))?.bytes ?? basemaps.range(basemapId, part.offset, part.length, signal),
  );
}

/** The tiles of an archive behind an address over a box, which are counted by its directories: those are read for it. Rejects with ApiFault or Refused. */
export async function planArchive(
  { basemapId, zoom }: TileChoice,
  box: MapBox | null,
  basemaps: Basemaps,
  signal: AbortSignal,
): Promise<TilePlan> {
  const basemap = await basemaps.byId(basemapId);
  const { host } = new URL(basemap.address);
  const { maxTakenTiles: maxCount, mayTakeOffline } = termsOf(basemap);
  const about = { zoom, maxCount, isForbidden: !mayTakeOffline, host };
  if (!box || !mayTakeOffline) return { ...about, count: 0, bytes: null };
  const archive = await opened(basemapId, basemaps, signal);
  const deepest = Math.min(zoom, archive.header.maxZoom);
  const { count, places } = placesIn(archive, box, deepest, maxCount);
  if (count > maxCount) return { ...about, zoom: deepest, count, bytes: null };
  const parts = partsOf(await archive.tilesAt(places, signal));
  const bytes = sizeOf(parts) + sizeOf(indexOf(archive));
  return { ...about, zoom: deepest, count: parts.length, bytes };
}

/** Parts of an archive that are kept for good. */
class Taking {
  bytes = 0;
  readonly #id: string;
  readonly #basemaps: Basemaps;
  readonly #host: string;
  readonly #signal: AbortSignal;

  constructor(id: string, basemaps: Basemaps, host: string, signal: AbortSignal) {
    [this.#id, this.#basemaps, this.#host, this.#signal] = [id, basemaps, host, signal];
  }

  /** Keeps a part that is here; answers false where it is not. */
  async keep(part: Part, list: string[]): Promise<boolean> {
    const place = placeOfPart(part);
    const size = await this.#basemaps.kept.take(this.#id, place);
    if (size === null) return false;
    list.push(place);
    this.bytes += size;
    return true;
  }
  /** The parts by which tiles are found, each as the window asks for it. */
  async index(parts: readonly Part[], list: string[]): Promise<void> {
    for (const part of parts) {
      if (await this.keep(part, list)) continue;
      await this.#basemaps.range(this.#id, part.offset, part.length, this.#signal);
      if (!(await this.keep(part, list))) throw this.#forbidden();
    }
  }
  async fetch({ offset, length, parts }: Run<Part>, list: string[]): Promise<void> {
    const { bytes, mayBeKept, freshSeconds } = await this.#basemaps.part(this.#id, offset, length, this.#signal);
    if (bytes.length < length) throw new Refused('bad-archive', sentence('host.archive-unreadable'));
    if (!mayBeKept) throw this.#forbidden();
    for (const part of parts) {
      const from = part.offset - offset;
      const own = { bytes: bytes.slice(from, from + part.length), fetchedAtMilliseconds: Date.now(), freshSeconds };
      await this.#basemaps.kept.write(this.#id, placeOfPart(part), own);
      await this.keep(part, list);
    }
  }
  #forbidden(): Refused {
    return new Refused('not-kept', sentence('host.map-not-kept', { host: this.#host }));
  }
}

/**
 * Fetches the parts of an archive behind an address in which the tiles over a box lie, and those by which they are found, and adds them to `record`. Answers their
 * bytes. Rejects with ApiFault or Refused.
 */
export async function takeArchive(
  { basemapId, zoom }: TileChoice,
  box: MapBox | null,
  basemaps: Basemaps,
  record: TileList[],
  signal: AbortSignal,
  progress: (share: number, doing: string) => void,
): Promise<number> {
  const basemap = await basemaps.byId(basemapId);
  const { host } = new URL(basemap.address);
  const { maxTakenTiles } = takingTerms(basemap, host);
  const [places, index]: string[][] = [[], []];
  record.push({ basemapId, places: places!, index: index! });
  const archive = await opened(basemapId, basemaps, signal);
  const wanted = box ? placesIn(archive, box, Math.min(zoom, archive.header.maxZoom), maxTakenTiles) : { count: 0, places: [] };
  refuseTooMany(wanted.count, maxTakenTiles);
  const parts = partsOf(await archive.tilesAt(wanted.places, signal));
  if (sizeOf(parts) > maxAreaBytes)
    throw new Refused(
      'too-large',
      sentence('host.area-too-large', { megabytes: Math.round(sizeOf(parts) / 2 ** 20), max: maxAreaBytes / 2 ** 20 }),
    );
  const taking = new Taking(basemapId, basemaps, host, signal);
  await taking.index(indexOf(archive), index!);
  const missing: Part[] = [];
  for (const part of parts) if (!(await taking.keep(part, places!))) missing.push(part);
  let done = parts.length - missing.length;
  await inParallel(runsAtOnce, runsOf(missing), async (run) => {
    await taking.fetch(run, places!);
    done += run.parts.length;
    progress(done / parts.length, `${done} / ${parts.length}`);
  });
  return taking.bytes;
}
