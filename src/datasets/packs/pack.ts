import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BoundingBox } from '../../geo/types.ts';
import { openGeoTiff, type GeoTiffFile } from '../../raster/geotiff-file.ts';
import { digest } from '../access/address.ts';
import { Recent } from '../access/recent.ts';
import type { CellWindow, RasterWindow } from '../data-access.ts';
import { manifest, type AbsentEntry, type DocumentEntry, type PackManifest, type RasterEntry } from './manifest.ts';

/** A pack, or a file of it, is not what its manifest says. */
export class DamagedPack extends Error { override readonly name = 'DamagedPack'; }

const wholeTurns = (west: number, east: number) => (east < west ? east + 360 : east);
/** Whether a box holds another; both may cross the antimeridian. */
export function holds(outer: BoundingBox, inner: BoundingBox): boolean {
  if (inner[1] < outer[1] || inner[3] > outer[3]) return false;
  const outerEast = wholeTurns(outer[0], outer[2]);
  const innerEast = wholeTurns(inner[0], inner[2]);
  return [0, 360, -360].some((turn) => inner[0] + turn >= outer[0] && innerEast + turn <= outerEast);
}

/** The grid of some cells of a level. */
export const gridOf = (level: RasterWindow['grid'], { left, top, width, height }: CellWindow): RasterWindow['grid'] => ({
  ...level, west: level.west + left * level.cellWidth, north: level.north - top * level.cellHeight, width, height,
});

/** files of a pack that are kept open in memory */
const mostMemoryBytes = 64 * 1024 * 1024;

/** What two windows share; null when nothing. */
function common(one: CellWindow, other: CellWindow): CellWindow | null {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.left + one.width, other.left + other.width), Math.min(one.top + one.height, other.top + other.height)];
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** Whether parts of a window, which may overlap, leave none of its cells out. Sweeps over the stripes between the parts' edges. */
function covers(parts: CellWindow[], window: CellWindow): boolean {
  const edges = Array.from(new Set([window.top, window.top + window.height, ...parts.flatMap(({ top, height }) => [top, top + height])])).sort((a, b) => a - b);
  return edges.slice(0, -1).every((top) => {
    let reached = window.left;
    for (const part of parts.filter((one) => one.top <= top && top < one.top + one.height).sort((a, b) => a.left - b.left)) {
      if (part.left > reached) return false;
      reached = Math.max(reached, part.left + part.width);
    }
    return reached >= window.left + window.width;
  });
}

/** A data pack that answers in place of the sources. Every file is held against its checksum before its first use. */
export class Pack {
  readonly #folder: string;
  readonly manifest: PackManifest;
  readonly #rasters = new Map<string, RasterEntry[]>();
  readonly #documents = new Map<string, DocumentEntry[]>();
  readonly #absent = new Map<string, AbsentEntry>();
  readonly #opened = new Recent<Promise<GeoTiffFile>>(mostMemoryBytes);

  constructor(folder: string, content: PackManifest) {
    this.#folder = folder;
    this.manifest = content;
    for (const entry of content.entries) {
      if (entry.kind === 'absent') this.#absent.set(entry.url, entry);
      else if (entry.kind === 'raster') this.#rasters.set(entry.url, [...(this.#rasters.get(entry.url) ?? []), entry]);
      else {
        const name = `${entry.dataset} ${entry.key}`;
        this.#documents.set(name, [...(this.#documents.get(name) ?? []), entry]);
      }
    }
  }

  attribution(dataset: string): { attribution: string; version: string } {
    const facts = this.manifest.datasets.find(({ id }) => id === dataset);
    return { attribution: facts?.attribution ?? '', version: facts?.version ?? '' };
  }

  absent(url: string): AbsentEntry | null { return this.#absent.get(url) ?? null; }

  cuts(url: string): RasterEntry[] { return this.#rasters.get(url) ?? []; }

  /** The bytes of a document for a place; null when the pack has none. An `absent` one has no bytes. */
  async document(dataset: string, key: string, box: BoundingBox): Promise<{ entry: DocumentEntry; bytes: Uint8Array } | null> {
    const entry = this.#documents.get(`${dataset} ${key}`)?.find(({ validWithin }) => holds(validWithin, box));
    if (!entry) return null;
    if (entry.absent) return { entry, bytes: new Uint8Array(0) };
    try {
      await using file = await open(join(this.#folder, entry.file), 'r');
      const packed = new Uint8Array(entry.bytes);
      const { bytesRead } = await file.read(packed, 0, entry.bytes, entry.offset);
      if (bytesRead !== entry.bytes || digest(packed) !== entry.sha256) throw this.#damaged(entry.file);
      return { entry, bytes: new Uint8Array(gunzipSync(packed)) };
    } catch {
      throw this.#damaged(entry.file);
    }
  }

  /** Cells of a window that must lie inside the level; null unless the pack's cuts hold every one of them. `fetchedAt` is that of the newest cut used. */
  async cells(url: string, level: number, window: CellWindow): Promise<{ values: RasterWindow['values']; fetchedAt: string } | null> {
    const parts = this.cuts(url).flatMap((entry) => {
      const part = entry.level === level ? common(entry.window, window) : null;
      return part ? [{ entry, part }] : [];
    });
    const whole = parts.find(({ part }) => part.width * part.height === window.width * window.height);
    if (whole) return { values: await this.#cellsOf(whole.entry, window), fetchedAt: whole.entry.fetchedAt };
    if (!covers(parts.map(({ part }) => part), window)) return null;
    let values: RasterWindow['values'] | null = null;
    for (const { entry, part } of parts) {
      const cells = await this.#cellsOf(entry, part);
      values ??= new (cells.constructor as new (length: number) => RasterWindow['values'])(window.width * window.height);
      const start = (part.top - window.top) * window.width + part.left - window.left;
      for (let row = 0; row < part.height; row += 1) values.set(cells.subarray(row * part.width, (row + 1) * part.width) as never, start + row * window.width);
    }
    return { values: values!, fetchedAt: parts.map(({ entry }) => entry.fetchedAt).sort().at(-1)! };
  }

  async #cellsOf(entry: RasterEntry, window: CellWindow): Promise<RasterWindow['values']> {
    let opened = this.#opened.get(entry.file);
    if (!opened) {
      opened = this.#read(entry).then((bytes) => openGeoTiff(async (offset, length) => bytes.subarray(offset, offset + length)));
      this.#opened.set(entry.file, opened, entry.bytes);
    }
    try {
      return await (await opened).read(0, { ...window, left: window.left - entry.window.left, top: window.top - entry.window.top });
    } catch (error) {
      this.#opened.delete(entry.file);
      throw error instanceof RangeError ? this.#damaged(entry.file) : error;
    }
  }

  /** The whole file, held against its checksum. */
  async #read(entry: RasterEntry): Promise<Uint8Array> {
    const content = await readFile(join(this.#folder, entry.file)).catch(() => { throw this.#damaged(entry.file); });
    if (content.length !== entry.bytes || digest(content) !== entry.sha256) throw this.#damaged(entry.file);
    return content;
  }

  #damaged(file: string): DamagedPack {
    return new DamagedPack(`${file} of the data pack “${this.manifest.title}” is missing or damaged. Copy the pack again.`);
  }
}

/** Opens the pack in a folder. Rejects with DamagedPack when it is none. */
export async function openPack(folder: string): Promise<Pack> {
  let text: string;
  try {
    text = await readFile(join(folder, 'manifest.json'), 'utf8');
  } catch {
    throw new DamagedPack(`${folder} is no data pack: it has no manifest.json.`);
  }
  let content: unknown;
  try { content = JSON.parse(text); } catch { throw new DamagedPack(`The manifest of the data pack in ${folder} is damaged.`); }
  const read = manifest.safeParse(content);
  if (!read.success) throw new DamagedPack(`The manifest of the data pack in ${folder} is not one that this Hectare knows: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`);
  return new Pack(folder, read.data);
}
