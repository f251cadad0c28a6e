import { openGeoTiff, type GeoTiffFile } from '../geotiff.ts';
import { NothingThere, type AbsenceCheck, type CellWindow, type Dataset, type RasterFile, type RasterWindow } from '../data-access.ts';
import { gridOf, undamaged, type Pack } from '../packs/pack.ts';
import { canonicalAddress } from './address.ts';
import { SourceChanged, type BlockCache } from './block-cache.ts';
import { originOf, originOfPack, type Note } from './origin.ts';
import { clipped, widened } from './window-cells.ts';
import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import { faultOf, reasonOf } from '../fault-of.ts';
import { sentence } from '../phrases/sentence.ts';

type CachedFile = ReturnType<BlockCache['file']>;

/** The file at its source, opened once and read through the block cache. */
class RemoteFile {
  readonly #dataset: Dataset;
  readonly #cached: CachedFile;
  readonly #note: Note;
  #opened: Promise<GeoTiffFile> | null = null;
  #openedFor: AbortSignal | undefined;

  constructor(dataset: Dataset, cached: CachedFile, note: Note) {
    this.#dataset = dataset;
    this.#cached = cached;
    this.#note = note;
  }

  /** Opens the file; where the source says that there is none, its word is kept only when `absent` does not object. */
  async opened(absent: AbsenceCheck | undefined, signal?: AbortSignal): Promise<GeoTiffFile> {
    try {
      return await this.read((file) => file, signal);
    } catch (error) {
      if (!(error instanceof NothingThere) || !absent) throw error;
      await absent(signal).catch(async (fault: unknown) => {
        await this.#cached.forget(this.#cached.generation);
        throw fault;
      });
      throw error;
    }
  }

  noteOrigin(): void {
    this.#note(originOf(this.#dataset, this.#cached.fetchedAt, this.#cached.via));
  }

  #open(signal?: AbortSignal): Promise<GeoTiffFile> {
    if (this.#opened) return this.#opened;
    this.#openedFor = signal;
    this.#opened = openGeoTiff((offset, length, stop) => this.#cached.read(offset, length, stop ?? signal), signal);
    return this.#opened;
  }

  /** After a damaged block or a changed source everything of the file is dropped and read once more. The file is reopened after any fault. */
  async read<T>(work: (file: GeoTiffFile) => T | Promise<T>, signal?: AbortSignal, isSecondTry = false): Promise<T> {
    const { generation } = this.#cached;
    const used = this.#open(signal);
    try {
      return await work(await used);
    } catch (error) {
      if (this.#opened === used) this.#opened = null;
      signal?.throwIfAborted();
      // Another reader of this file started to open it and gave up; this one has not.
      const gaveUp = this.#openedFor?.aborted && error === this.#openedFor.reason;
      if (!isSecondTry && error instanceof Error && gaveUp) return this.read(work, signal, true);
      if (error instanceof NothingThere) this.noteOrigin();
      if (!(error instanceof SourceChanged || error instanceof RangeError)) throw error;
      if (isSecondTry) throw faultOf(this.#dataset, error instanceof SourceChanged ? sentence('datasets.source-changes') : reasonOf(error));
      await this.#cached.forget(generation);
      return this.read(work, signal, true);
    }
  }
}

interface WantedFile {
  dataset: Dataset;
  url: string;
  note: Note;
  absent: AbsenceCheck | undefined;
}

export interface RastersOptions {
  packs: Pack[];
  blocks: BlockCache;
  baseUrl: (dataset: Dataset, name?: string) => string;
}

/** Rasters: windows cut into the packs, else blocks of the source's file through the cache. */
export class Rasters {
  readonly #options: RastersOptions;

  constructor(options: RastersOptions) {
    this.#options = options;
  }

  async open({ dataset, url, note, absent }: WantedFile, signal?: AbortSignal): Promise<RasterFile> {
    signal?.throwIfAborted();
    const { packs, blocks, baseUrl } = this.#options;
    const name = canonicalAddress(dataset, url, baseUrl);
    for (const pack of packs) {
      const gone = pack.absent(name);
      if (!gone) continue;
      note(originOfPack(pack, dataset, gone.fetchedAt));
      throw new NothingThere(sentence('datasets.nothing-there', { source: dataset.title }));
    }
    const remote = new RemoteFile(dataset, blocks.file(dataset, url), note);
    const [known] = packs.flatMap((pack) => pack.cuts(name));
    const { levels, noData } = known
      ? { levels: known.levels, noData: known.noData === 'nan' ? Number.NaN : known.noData }
      : await remote.opened(absent, signal);
    return {
      url: name,
      noData,
      levels,
      read: async (level, window, abort) => {
        abort?.throwIfAborted();
        const full = levels[level];
        if (!full) throw new PhrasedRangeError(sentence('datasets.no-level', { source: name, level }));
        const inside = clipped(window, full);
        const grid = gridOf(full, window);
        // Float64 holds every nodata value; the file's own type is unknown when no cell of it is read.
        if (!inside) return { grid, noData, values: new Float64Array(window.width * window.height).fill(noData ?? 0) };
        const packed = await this.#packedCells(dataset, name, level, inside, note);
        const cells = packed ?? (await remoteCells(remote, dataset, full, level, inside, abort));
        return { grid, noData, values: widened(cells, inside, window, noData) };
      },
    };
  }

  async #packedCells(
    dataset: Dataset,
    name: string,
    level: number,
    inside: CellWindow,
    note: Note,
  ): Promise<RasterWindow['values'] | null> {
    for (const pack of this.#options.packs) {
      const packed = await undamaged(() => pack.cells(name, level, inside));
      if (!packed) continue;
      note(originOfPack(pack, dataset, packed.fetchedAt));
      return packed.values;
    }
    return null;
  }
}

async function remoteCells(
  remote: RemoteFile,
  dataset: Dataset,
  full: { width: number; height: number },
  level: number,
  inside: CellWindow,
  signal?: AbortSignal,
): Promise<RasterWindow['values']> {
  const cells = await remote.read((file) => {
    const same = file.levels[level];
    // The pack that gave the grid may be of another version than the file.
    if (!same || same.width !== full.width || same.height !== full.height) throw faultOf(dataset, sentence('datasets.other-file'));
    return file.read(level, inside, signal);
  }, signal);
  remote.noteOrigin();
  return cells;
}
