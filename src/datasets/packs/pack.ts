import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BoundingBox } from '#geo/types.ts';
import { openGeoTiff, type GeoTiffFile } from '../geotiff.ts';
import { digest } from '../access/address.ts';
import { Recent } from '../access/recent.ts';
import { CouldNotFetch, type CellWindow, type DatasetPhrases, type RasterWindow } from '../data-access.ts';
import { openRegularFile, readRange, readRegularFile } from '#disk/regular-file.ts';
import {
  isAsWritten,
  manifest,
  maxManifestBytes,
  type AbsentEntry,
  type DocumentEntry,
  type PackManifest,
  type RasterEntry,
} from './manifest.ts';
import { PhrasedError, phraseOfError, type Sentence } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';

/** A pack, or a file of it, does not match its manifest. */
export class DamagedPack extends PhrasedError {
  override readonly name = 'DamagedPack';
}

/** A file of a pack that does not match the manifest. */
export interface PackFault {
  file: string;
  fault: 'missing' | 'cut off' | 'damaged' | 'unreadable';
}

const wholeTurns = (west: number, east: number) => (east < west ? east + 360 : east);
/** Whether a box holds another; both may cross the antimeridian. */
function holds(outer: BoundingBox, inner: BoundingBox): boolean {
  if (inner[1] < outer[1] || inner[3] > outer[3]) return false;
  const outerEast = wholeTurns(outer[0], outer[2]);
  const innerEast = wholeTurns(inner[0], inner[2]);
  return [0, 360, -360].some((turn) => inner[0] + turn >= outer[0] && innerEast + turn <= outerEast);
}

/** The grid of some cells of a level. */
export const gridOf = (level: RasterWindow['grid'], { left, top, width, height }: CellWindow): RasterWindow['grid'] => ({
  ...level,
  west: level.west + left * level.cellWidth,
  north: level.north - top * level.cellHeight,
  width,
  height,
});

/** bytes of pack files that are cached in memory */
const maxMemoryBytes = 64 * 1024 * 1024;
/** bytes of their tiles that are kept unpacked: areas beside one another, and products one after the other, read the same ones */
const maxUnpackedBytes = 32 * 1024 * 1024;
/** a file of documents that is kept whole */
const maxSmallBytes = 4 * 1024 * 1024;
/** the longest answer of a source has some megabytes; anything that inflates to more is not an answer */
const maxDocumentBytes = 256 * 1024 * 1024;

/** The overlap of two windows; null when there is none. */
function common(a: CellWindow, b: CellWindow): CellWindow | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.left + a.width, b.left + b.width), Math.min(a.top + a.height, b.top + b.height)];
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** Whether parts of a window, which may overlap, cover all of its cells. Sweeps over the stripes between the parts' edges. */
function covers(parts: CellWindow[], window: CellWindow): boolean {
  const edges = Array.from(
    new Set([window.top, window.top + window.height, ...parts.flatMap(({ top, height }) => [top, top + height])]),
  ).sort((a, b) => a - b);
  return edges.slice(0, -1).every((top) => {
    let reached = window.left;
    for (const part of parts.filter((part) => part.top <= top && top < part.top + part.height).sort((a, b) => a.left - b.left)) {
      if (part.left > reached) return false;
      reached = Math.max(reached, part.left + part.width);
    }
    return reached >= window.left + window.width;
  });
}

/** The list of a name, made where there is none. */
function listIn<T>(lists: Map<string, T[]>, name: string): T[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}

/** A data pack that answers in place of the sources. Every file's checksum is verified before its first use. */
export class Pack {
  readonly #folder: string;
  readonly manifest: PackManifest;
  readonly #rasters = new Map<string, RasterEntry[]>();
  readonly #documents = new Map<string, DocumentEntry[]>();
  readonly #absent = new Map<string, AbsentEntry>();
  readonly #opened = new Recent<Promise<GeoTiffFile>>(maxMemoryBytes);
  readonly #unpacked = new Recent<ArrayBufferLike>(maxUnpackedBytes);
  readonly #smallFiles = new Recent<Promise<Uint8Array | null>>(maxMemoryBytes);

  constructor(folder: string, content: PackManifest) {
    this.#folder = folder;
    this.manifest = content;
    for (const entry of content.entries) {
      if (entry.kind === 'absent') this.#absent.set(entry.url, entry);
      else if (entry.kind === 'raster') listIn(this.#rasters, entry.url).push(entry);
      else listIn(this.#documents, `${entry.dataset} ${entry.key}`).push(entry);
    }
  }

  attribution(dataset: string): { attribution: string; version: string; phrases: DatasetPhrases | undefined } {
    const facts = this.manifest.datasets.find(({ id }) => id === dataset);
    return { attribution: facts?.attribution ?? '', version: facts?.version ?? '', phrases: facts?.phrases };
  }

  absent(url: string): AbsentEntry | null {
    return this.#absent.get(url) ?? null;
  }

  cuts(url: string): RasterEntry[] {
    return this.#rasters.get(url) ?? [];
  }

  /** The bytes of a document for a place; null when the pack has none. An `absent` one has no bytes. */
  async document(dataset: string, key: string, box: BoundingBox): Promise<{ entry: DocumentEntry; bytes: Uint8Array } | null> {
    const entry = this.#documents.get(`${dataset} ${key}`)?.find(({ validWithin }) => holds(validWithin, box));
    if (!entry) return null;
    if (entry.absent) return { entry, bytes: new Uint8Array(0) };
    try {
      const packed = await this.#packedDocument(entry);
      if (packed.length !== entry.bytes || digest(packed) !== entry.sha256) throw this.#damaged(entry.file);
      return { entry, bytes: new Uint8Array(gunzipSync(packed, { maxOutputLength: maxDocumentBytes })) };
    } catch {
      this.#smallFiles.delete(entry.file);
      throw this.#damaged(entry.file);
    }
  }

  /** The bytes of a document as they are packed; fewer where its file ends early. */
  async #packedDocument({ file, offset, bytes }: DocumentEntry): Promise<Uint8Array> {
    let small = this.#smallFiles.get(file);
    if (!small) {
      small = this.#wholeIfSmall(file);
      this.#smallFiles.set(file, small, maxSmallBytes);
    }
    const whole = await small;
    if (whole) return whole.subarray(offset, offset + bytes);
    await using opened = await openRegularFile(join(this.#folder, file));
    return readRange(opened, offset, bytes);
  }

  /** Ten thousand documents of a climate archive lie in one file of a megabyte or two: it is opened once. null where it is larger. */
  async #wholeIfSmall(file: string): Promise<Uint8Array | null> {
    await using opened = await openRegularFile(join(this.#folder, file));
    const { size } = await opened.stat();
    return size <= maxSmallBytes ? readRange(opened, 0, size) : null;
  }

  /** Cells of a window that must lie inside the level; null unless the pack's cuts contain every one of them. `fetchedAt` is that of the newest cut used. */
  async cells(url: string, level: number, window: CellWindow): Promise<{ values: RasterWindow['values']; fetchedAt: string } | null> {
    const parts = this.cuts(url).flatMap((entry) => {
      const part = entry.level === level ? common(entry.window, window) : null;
      return part ? [{ entry, part }] : [];
    });
    const whole = parts.find(({ part }) => part.width * part.height === window.width * window.height);
    if (whole) return { values: await this.#cellsOf(whole.entry, window), fetchedAt: whole.entry.fetchedAt };
    if (
      !covers(
        parts.map(({ part }) => part),
        window,
      )
    )
      return null;
    let values: RasterWindow['values'] | null = null;
    for (const { entry, part } of parts) {
      const cells = await this.#cellsOf(entry, part);
      values ??= new (cells.constructor as new (length: number) => RasterWindow['values'])(window.width * window.height);
      const start = (part.top - window.top) * window.width + part.left - window.left;
      for (let row = 0; row < part.height; row += 1)
        values.set(cells.subarray(row * part.width, (row + 1) * part.width) as never, start + row * window.width);
    }
    return {
      values: values!,
      fetchedAt: parts
        .map(({ entry }) => entry.fetchedAt)
        .sort()
        .at(-1)!,
    };
  }

  async #cellsOf(entry: RasterEntry, window: CellWindow): Promise<RasterWindow['values']> {
    let opened = this.#opened.get(entry.file);
    if (!opened) {
      opened = this.#opening(entry);
      this.#opened.set(entry.file, opened, entry.bytes);
    }
    try {
      return await (await opened).read(0, { ...window, left: window.left - entry.window.left, top: window.top - entry.window.top });
    } catch (error) {
      this.#opened.delete(entry.file);
      throw error instanceof RangeError ? this.#damaged(entry.file) : error;
    }
  }

  async #opening(entry: RasterEntry): Promise<GeoTiffFile> {
    const bytes = await this.#read(entry);
    const nameOf = (block: string) => `${entry.file} ${block}`;
    return openGeoTiff(async (offset, length) => bytes.subarray(offset, offset + length), undefined, {
      get: (block) => this.#unpacked.get(nameOf(block)),
      set: (block, cells) => this.#unpacked.set(nameOf(block), cells, cells.byteLength),
    });
  }

  /** The whole file, after verifying its checksum. */
  async #read(entry: RasterEntry): Promise<Uint8Array> {
    const content = await readRegularFile(join(this.#folder, entry.file), entry.bytes).catch(() => {
      throw this.#damaged(entry.file);
    });
    if (content.length !== entry.bytes || digest(content) !== entry.sha256) throw this.#damaged(entry.file);
    return content;
  }

  /**
   * What of the pack does not match its manifest, in words: files that are missing or truncated, as after an interrupted copy; with `everyByte` also files with a wrong
   * checksum. `checked` is called after each file.
   */
  async faults({ everyByte = false, checked = () => {} }: { everyByte?: boolean; checked?: (share: number) => void } = {}): Promise<
    PackFault[]
  > {
    const entries = Map.groupBy(
      this.manifest.entries.filter((entry) => entry.kind !== 'absent' && !('absent' in entry && entry.absent)) as (
        | RasterEntry
        | DocumentEntry
      )[],
      ({ file }) => file,
    );
    const faults: PackFault[] = [];
    let done = 0;
    for (const [file, parts] of entries) {
      const fault = await this.#faultOf(file, parts, everyByte);
      if (fault) faults.push({ file, fault });
      done += 1;
      checked(done / entries.size);
    }
    return faults;
  }

  async #faultOf(file: string, parts: (RasterEntry | DocumentEntry)[], everyByte: boolean): Promise<PackFault['fault'] | null> {
    const end = (entry: RasterEntry | DocumentEntry) => (entry.kind === 'document' ? entry.offset : 0) + entry.bytes;
    try {
      await using opened = await openRegularFile(join(this.#folder, file));
      if ((await opened.stat()).size < Math.max(...parts.map(end))) return 'cut off';
      if (!everyByte) return null;
      for (const part of parts) {
        const bytes = new Uint8Array(part.bytes);
        const { bytesRead } = await opened.read(bytes, 0, part.bytes, end(part) - part.bytes);
        if (bytesRead !== part.bytes || digest(bytes) !== part.sha256) return 'damaged';
      }
      return null;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
    }
  }

  #damaged(file: string): DamagedPack {
    return new DamagedPack(sentence('datasets.pack-file-damaged', { file, pack: this.manifest.title }));
  }
}

/** Why a folder without a manifest is not a pack, and what to do. */
async function whyNoPack(folder: string): Promise<Sentence> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => error);
  if (entries instanceof Error) {
    if (entries.code === 'ENOTDIR') return sentence('datasets.pack-path-is-file', { path: folder });
    return entries.code === 'ENOENT'
      ? sentence('datasets.pack-no-folder', { path: folder })
      : sentence('datasets.pack-unreadable', { path: folder, reason: String(entries.code) });
  }
  const inner = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'manifest.json')))
    .map(({ name }) => name);
  if (inner.length > 0)
    return inner.length === 1
      ? sentence('datasets.pack-inside', { path: folder, folder: join(folder, inner[0]!) })
      : sentence('datasets.packs-inside', {
          path: folder,
          count: inner.length,
          folder: inner
            .slice(0, 3)
            .map((name) => join(folder, name))
            .join(' or '),
        });
  if (entries.some(({ name }) => name === 'rasters' || name === 'documents')) return sentence('datasets.pack-unfinished', { path: folder });
  return sentence('datasets.pack-without-manifest', { path: folder });
}

/** Opens the pack in a folder. Rejects with DamagedPack, which says what to do, when it is not one. */
export async function openPack(folder: string): Promise<Pack> {
  let text: string;
  try {
    text = new TextDecoder().decode(await readRegularFile(join(folder, 'manifest.json'), maxManifestBytes));
  } catch {
    throw new DamagedPack(await whyNoPack(folder));
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new DamagedPack(sentence('datasets.pack-manifest-damaged', { path: folder }));
  }
  const { format, version } = (content ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'hectare-pack') throw new DamagedPack(sentence('datasets.pack-of-something-else', { path: folder }));
  if (typeof version === 'number' && version > 1) throw new DamagedPack(sentence('datasets.pack-newer', { path: folder, version }));
  if (!isAsWritten(content)) throw new DamagedPack(sentence('datasets.pack-manifest-damaged', { path: folder }));
  const read = manifest.safeParse(content);
  if (!read.success)
    throw new DamagedPack(
      sentence('datasets.pack-manifest-wrong', {
        path: folder,
        what: String(read.error.issues[0]?.path.join('.')),
        reason: String(read.error.issues[0]?.message),
      }),
    );
  return new Pack(folder, read.data);
}

/** Runs a read of a pack; a damaged pack counts as a source that could not be fetched. */
export const undamaged = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw error instanceof DamagedPack ? new CouldNotFetch(phraseOfError(error) ?? error.message) : error;
  });
