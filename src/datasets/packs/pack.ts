import { open, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BoundingBox } from '../../geo/types.ts';
import { openGeoTiff, type GeoTiffFile } from '../../raster/geotiff-file.ts';
import { digest } from '../access/address.ts';
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

/** A data pack that answers in place of the sources. Every file is held against its checksum before its first use. */
export class Pack {
  readonly #folder: string;
  readonly manifest: PackManifest;
  readonly #rasters = new Map<string, RasterEntry[]>();
  readonly #documents = new Map<string, DocumentEntry[]>();
  readonly #absent = new Map<string, AbsentEntry>();
  readonly #files = new Map<string, Promise<FileHandle>>();
  readonly #opened = new Map<string, Promise<GeoTiffFile>>();

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
    const file = await this.#file(entry.file);
    const packed = new Uint8Array(entry.bytes);
    const { bytesRead } = await file.read(packed, 0, entry.bytes, entry.offset);
    if (bytesRead !== entry.bytes || digest(packed) !== entry.sha256) throw this.#damaged(entry.file);
    return { entry, bytes: gunzipSync(packed) };
  }

  /** Cells of a cut; the window must lie inside it. */
  async cells(entry: RasterEntry, window: CellWindow): Promise<RasterWindow['values']> {
    let opened = this.#opened.get(entry.file);
    if (!opened) {
      opened = this.#read(entry).then((bytes) => openGeoTiff(async (offset, length) => bytes.subarray(offset, offset + length)));
      this.#opened.set(entry.file, opened);
    }
    const file = await opened;
    return file.read(0, { ...window, left: window.left - entry.window.left, top: window.top - entry.window.top });
  }

  async #read(entry: RasterEntry): Promise<Uint8Array> {
    const content = await readFile(join(this.#folder, entry.file)).catch(() => { throw this.#damaged(entry.file); });
    if (content.length !== entry.bytes || digest(content) !== entry.sha256) throw this.#damaged(entry.file);
    return content;
  }

  #file(name: string): Promise<FileHandle> {
    let file = this.#files.get(name);
    if (!file) {
      file = open(join(this.#folder, name), 'r').catch(() => { throw this.#damaged(name); });
      this.#files.set(name, file);
    }
    return file;
  }

  #damaged(file: string): DamagedPack {
    return new DamagedPack(`${file} of the data pack “${this.manifest.title}” is missing or damaged. Copy the pack again.`);
  }

  async close(): Promise<void> {
    for (const file of this.#files.values()) await (await file.catch(() => null))?.close();
    this.#files.clear();
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
