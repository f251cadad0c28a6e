import { canonicalAddress } from '../access/address.ts';
import {
  NothingThere,
  type AbsenceCheck,
  type CellWindow,
  type DataAccess,
  type DataOrigin,
  type Dataset,
  type DocumentRequest,
  type RasterFile,
} from '../data-access.ts';
import type { PackManifest } from './manifest.ts';
import type { PackFacts, PackWriter } from './pack-writer.ts';

/** Cuts follow blocks of so many cells a side, so that far-apart places are not joined by all that lies between, and memory stays bounded. */
const blockSide = 1024;

/** A raster of which something was read: the smallest window of each block that holds all of it, by level. */
interface ReadRaster {
  dataset: Dataset;
  file: RasterFile;
  origins: () => DataOrigin[];
  cuts: Map<string, { level: number; window: CellWindow }>;
}

export interface PackingAccess extends DataAccess {
  /**
   * Writes everything that was read so far, and the manifest. `synthetic` is true when any of it was. Rejects as the reads did; the pack can be finished
   * again then.
   */
  finish(facts: Omit<PackFacts, 'synthetic' | 'attribution'>, signal?: AbortSignal): Promise<PackManifest>;
}

/** The dataset as the origin of a read describes it, so that the pack gives the same source as the read did. */
const asRead = (dataset: Dataset, origin: DataOrigin | undefined): Dataset =>
  origin
    ? { ...dataset, version: origin.version, attribution: origin.attribution, ...(origin.phrases ? { phrases: origin.phrases } : {}) }
    : dataset;

function joined(a: CellWindow | undefined, b: CellWindow): CellWindow {
  if (!a) return b;
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

/** The parts of a window in each block, clipped to the level. */
function* partsOf({ left, top, width, height }: CellWindow, level: { width: number; height: number }): Generator<CellWindow> {
  const [right, bottom] = [Math.min(left + width, level.width), Math.min(top + height, level.height)];
  for (let y = Math.max(0, top); y < bottom;) {
    const down = Math.min(bottom, (Math.floor(y / blockSide) + 1) * blockSide);
    for (let x = Math.max(0, left); x < right;) {
      const across = Math.min(right, (Math.floor(x / blockSide) + 1) * blockSide);
      yield { left: x, top: y, width: across - x, height: down - y };
      x = across;
    }
    y = down;
  }
}

/**
 * An access that answers like the given one and records what was read for a pack: documents unchanged, rasters as the smallest cuts that contain every
 * window. The same reads through the finished pack give the same values.
 */
export function packingAccess(access: DataAccess, writer: PackWriter): PackingAccess {
  const documents = new Set<string>();
  const absent = new Set<string>();
  const rasters = new Map<string, ReadRaster>();
  let synthetic = false;

  const baseUrl = (dataset: Dataset, name?: string) => access.baseUrl(dataset, name);
  /** The newest origin recorded by one read. */
  const originIn = (origins: DataOrigin[]): DataOrigin | undefined => {
    if (origins.some((origin) => origin.synthetic)) synthetic = true;
    return [...origins].sort((a, b) => (a.fetchedAt < b.fetchedAt ? 1 : -1))[0];
  };

  async function document<T>(inner: DataAccess, request: DocumentRequest<T>): Promise<T> {
    const { dataset, key, box, validWithin = box, parse } = request;
    const recorded = inner.recording();
    let got: { bytes: Uint8Array; contentType: string } | null = null;
    const keep = async (gone: boolean) => {
      const origin = originIn(recorded.origins());
      const name = JSON.stringify([dataset.id, key, validWithin]);
      if (!origin || documents.has(name)) return;
      documents.add(name);
      await writer.addDocument({
        dataset: asRead(dataset, origin),
        key,
        validWithin,
        contentType: got?.contentType ?? '',
        bytes: gone ? new Uint8Array(0) : got!.bytes,
        fetchedAt: origin.fetchedAt,
        ...(gone ? { absent: true } : {}),
      });
    };
    try {
      const value = await recorded.document({
        ...request,
        parse: (bytes, contentType) => {
          got = { bytes, contentType };
          return parse(bytes, contentType);
        },
      });
      await keep(false);
      return value;
    } catch (error) {
      if (error instanceof NothingThere && got === null) await keep(true);
      throw error;
    }
  }

  async function raster(inner: DataAccess, dataset: Dataset, url: string, signal?: AbortSignal, check?: AbsenceCheck): Promise<RasterFile> {
    const recorded = inner.recording();
    let file: RasterFile;
    try {
      file = await recorded.raster(dataset, url, signal, check);
    } catch (error) {
      const name = canonicalAddress(dataset, url, baseUrl);
      const origin = originIn(recorded.origins());
      if (error instanceof NothingThere && origin && !absent.has(name)) {
        absent.add(name);
        writer.addAbsent(asRead(dataset, origin), name, origin.fetchedAt);
      }
      throw error;
    }
    const known = rasters.get(file.url) ?? { dataset, file, origins: () => recorded.origins(), cuts: new Map() };
    rasters.set(file.url, known);
    return {
      ...file,
      async read(level, window, abort) {
        const read = await file.read(level, window, abort);
        for (const part of partsOf(window, file.levels[level]!)) {
          const name = `${level}/${Math.floor(part.left / blockSide)}/${Math.floor(part.top / blockSide)}`;
          known.cuts.set(name, { level, window: joined(known.cuts.get(name)?.window, part) });
        }
        return read;
      },
    };
  }

  async function addRasters(signal?: AbortSignal): Promise<void> {
    for (const { dataset, file, origins, cuts } of rasters.values()) {
      // A file that was only opened is represented by one cell.
      if (cuts.size === 0) cuts.set('opened', { level: 0, window: { left: 0, top: 0, width: 1, height: 1 } });
      for (const [name, { level, window }] of cuts) {
        signal?.throwIfAborted();
        const { values } = await file.read(level, window, signal);
        const origin = originIn(origins());
        await writer.addRaster({
          dataset: asRead(dataset, origin),
          url: file.url,
          noData: file.noData,
          levels: file.levels,
          level,
          window,
          values,
          fetchedAt: origin?.fetchedAt ?? new Date().toISOString(),
        });
        cuts.delete(name);
      }
    }
    rasters.clear();
  }

  const over = (inner: DataAccess): DataAccess => ({
    settings: inner.settings,
    baseUrl,
    document: (request) => document(inner, request),
    raster: (dataset, url, signal, check) => raster(inner, dataset, url, signal, check),
    recording() {
      const recorded = inner.recording();
      return { ...over(recorded), origins: () => recorded.origins() };
    },
  });
  return {
    ...over(access),
    async finish(facts, signal) {
      await addRasters(signal);
      return writer.finish({ ...facts, synthetic });
    },
  };
}
