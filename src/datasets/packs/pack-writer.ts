import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { readRegularFile } from '#disk/regular-file.ts';
import type { BoundingBox } from '#geo/types.ts';
import { writeGeoTiff, type GeoTiffCells } from '#raster/write-geotiff.ts';
import { PhrasedError, type Phrase } from '#sentences/phrases/index.ts';
import { digest } from '../access/address.ts';
import type { CellWindow, Dataset, RasterWindow } from '../data-access.ts';
import { manifest, manifestText, maxManifestBytes, type PackManifest } from './manifest.ts';
import { gridOf } from './pack.ts';
import { sentence } from '../phrases/sentence.ts';

export interface PackedDocument {
  dataset: Dataset;
  key: string;
  validWithin: BoundingBox;
  contentType: string;
  bytes: Uint8Array;
  fetchedAt: string;
  absent?: boolean;
}
export interface PackedRaster {
  dataset: Dataset;
  url: string;
  noData: number | null;
  levels: RasterWindow['grid'][];
  level: number;
  window: CellWindow;
  values: RasterWindow['values'];
  fetchedAt: string;
}
export interface PackFacts {
  title: string;
  box: BoundingBox;
  synthetic: boolean;
  createdAt: string;
  attribution?: string;
  attributionPhrase?: Phrase;
}

const writable = (values: RasterWindow['values']): values is GeoTiffCells =>
  values instanceof Uint8Array || values instanceof Int16Array || values instanceof Uint16Array || values instanceof Float32Array;

/** The folder holds something else, or cannot be written to: trying again does not help. */
class UnusablePackFolder extends PhrasedError {
  override readonly name = 'UnusablePackFolder';
}

/** A pack may replace a pack, never anything else under that name. */
async function refuseOtherFolder(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UnusablePackFolder(sentence('datasets.pack-not-a-folder', { folder, reason: String(error.code) }));
  });
  if (names.length === 0) return;
  const content = names.includes('manifest.json')
    ? await readRegularFile(join(folder, 'manifest.json'), maxManifestBytes).catch(() => new Uint8Array())
    : new Uint8Array();
  if (!Buffer.from(content.buffer).includes('"hectare-pack"'))
    throw new UnusablePackFolder(sentence('datasets.pack-folder-taken', { folder }));
}

/** Writes a data pack. Nothing stands under the folder's name before `finish`, so a cut copy is never taken for a pack. */
export class PackWriter {
  readonly #folder: string;
  readonly #temporary: string;
  readonly #entries: PackManifest['entries'] = [];
  readonly #datasets = new Map<string, Dataset>();
  readonly #lengths = new Map<string, number>();
  readonly #toAppend: { path: string; content: Uint8Array }[] = [];
  #appending: Promise<void> = Promise.resolve();
  #begun: Promise<void> | null = null;
  #count = 0;
  /** bytes written so far */
  bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#temporary = `${folder}.unfinished`;
  }

  /**
   * Takes the place, before anything is read for it; the first write does it otherwise. What an earlier attempt left behind must not be mixed in.
   * Rejects with UnusablePackFolder when the folder holds something else than a pack, or cannot be written to.
   */
  begin(): Promise<void> {
    this.#begun ??= (async () => {
      await refuseOtherFolder(this.#folder);
      try {
        await rm(this.#temporary, { recursive: true, force: true });
        await mkdir(dirname(this.#temporary), { recursive: true });
        // Not where somebody else has just made one, or laid a link.
        await mkdir(this.#temporary);
      } catch (error) {
        throw new UnusablePackFolder(
          sentence('datasets.pack-folder-unwritable', { folder: this.#folder, reason: String((error as NodeJS.ErrnoException).code) }),
        );
      }
    })();
    return this.#begun;
  }

  /** Rejects with UnusablePackFolder when the folder holds something else than a pack. */
  async addDocument({ dataset, key, validWithin, contentType, bytes, fetchedAt, absent }: PackedDocument): Promise<void> {
    this.#datasets.set(dataset.id, dataset);
    const content = absent ? new Uint8Array(0) : gzipSync(bytes);
    const file = `documents/${dataset.id}.bin`;
    const offset = this.#lengths.get(file) ?? 0;
    this.#lengths.set(file, offset + content.length);
    const path = join(this.#temporary, file);
    this.#toAppend.push({ path, content });
    this.#appending = this.#appending.then(() => this.#append());
    await this.#appending;
    this.bytes += content.length;
    this.#entries.push({
      kind: 'document',
      dataset: dataset.id,
      key,
      validWithin,
      contentType,
      ...(absent ? { absent: true } : {}),
      fetchedAt,
      file,
      offset,
      bytes: content.length,
      sha256: digest(content),
    });
  }

  /** Documents that came together are written together: a climate archive gives ten thousand. */
  async #append(): Promise<void> {
    await this.begin();
    for (const [path, documents] of Map.groupBy(this.#toAppend.splice(0), (one) => one.path)) {
      await mkdir(dirname(path), { recursive: true });
      await appendFile(path, Buffer.concat(documents.map(({ content }) => content)));
    }
  }

  /** A file that stands beside the data and is not asked for by its sources. */
  async addFile(name: string, bytes: Uint8Array): Promise<void> {
    await this.begin();
    await writeFile(join(this.#temporary, name), bytes);
    this.bytes += bytes.length;
  }

  async addRaster({ dataset, url, noData, levels, level, window, values, fetchedAt }: PackedRaster): Promise<void> {
    this.#datasets.set(dataset.id, dataset);
    const name = url.slice(url.lastIndexOf('/') + 1).replace(/\.tif$/, '');
    if (!writable(values)) throw new TypeError(`${url}: cells of this kind (${values.constructor.name}) cannot be kept in a pack`);
    const description = `${dataset.title} ${dataset.version}`;
    // As the documents, by Node's own zlib: it takes a fraction of the time of one in JavaScript.
    const content = writeGeoTiff(values, gridOf(levels[level]!, window), { noData, description, deflate: (bytes) => deflateSync(bytes) });
    this.#entries.push({
      kind: 'raster',
      dataset: dataset.id,
      url,
      noData: noData !== null && Number.isNaN(noData) ? 'nan' : noData,
      levels,
      level,
      window,
      fetchedAt,
      ...(await this.#write(`${dataset.id}-${name}`, content)),
    });
  }

  addAbsent(dataset: Dataset, url: string, fetchedAt: string): void {
    this.#datasets.set(dataset.id, dataset);
    this.#entries.push({ kind: 'absent', dataset: dataset.id, url, fetchedAt });
  }

  async #write(name: string, content: Uint8Array): Promise<{ file: string; bytes: number; sha256: string }> {
    this.#count += 1;
    const file = `rasters/${String(this.#count).padStart(5, '0')}-${name.replaceAll(/[^\w-]+/g, '-').slice(0, 80)}.tif`;
    const path = join(this.#temporary, file);
    await this.begin();
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    this.bytes += content.length;
    return { file, bytes: content.length, sha256: digest(content) };
  }

  async finish({ title, box, synthetic, createdAt, attribution, attributionPhrase }: PackFacts): Promise<PackManifest> {
    const content = manifest.parse({
      format: 'hectare-pack',
      version: 1,
      title,
      created_at: createdAt,
      box,
      synthetic,
      entries: this.#entries,
      datasets: [...this.#datasets.values()].map((dataset) => ({
        id: dataset.id,
        title: dataset.title,
        version: dataset.version,
        licence: dataset.licence,
        attribution: attribution ?? dataset.attribution,
        phrases: attribution ? { ...dataset.phrases, attribution: attributionPhrase } : dataset.phrases,
      })),
    });
    await this.begin();
    await writeFile(join(this.#temporary, 'manifest.json'), manifestText(content));
    await rm(this.#folder, { recursive: true, force: true });
    await rename(this.#temporary, this.#folder);
    return content;
  }

  /** Leaves nothing behind of a pack that is not wanted any more. */
  async discard(): Promise<void> {
    // What was refused was never begun: its own reason is the one to tell.
    await this.#begun?.then(
      () => rm(this.#temporary, { recursive: true, force: true }),
      () => {},
    );
  }
}
