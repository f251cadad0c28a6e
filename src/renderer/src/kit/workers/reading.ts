import { transfer } from 'comlink';
import {
  candidateSystems,
  readBatches,
  UnreadableFile,
  type Bounds,
  type FileSource,
  type FolderState,
  type LateProperties,
  type Note,
  type TableAsked,
} from '#formats/index.ts';
import { readGroundPictures, type GroundPictures } from '#formats/kml/ground-pictures.ts';
import { readIconFiles, type IconFiles } from '#formats/kml/point-icon-files.ts';
import { inEnglish, say } from '#formats/phrases/index.ts';
import { readPlainTables, type PlainTable } from '#formats/plain-table.ts';
import { tableStarts, triedTable, type TableStart } from '#formats/table-trial.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import type { LayerStyle } from '#styling/layer-style.ts';
import { summarise } from '#geo/index.ts';
import { buffersOf, packMeasured, type PackedMeasured } from '../packed-features.ts';

/** Some shapes of a file with what was measured of them, in the order of the file. */
export interface ShapeBatch {
  format: string;
  shapes: PackedMeasured;
  notes: Note[];
  late: LateProperties[];
  style?: LayerStyle;
  folders?: FolderState[];
  bytesRead: number;
}
interface Refusal {
  ok: false;
  code: string;
  message: string;
  phrase: PlainPhrase;
  /** of a file whose numbers are no degrees and which does not say its system */
  numbers: Bounds | null;
}
export type ReadAnswer = { ok: true } | Refusal;
const refusal = (code: string, phrase: PlainPhrase, numbers: Bounds | null = null): Refusal => ({
  ok: false,
  code,
  message: inEnglish(phrase),
  phrase,
  numbers,
});
/** What a fault of the reader itself says. */
export const readingFailed = ({ message }: Error): Refusal => refusal('internal', say('file.reading-failed', { reason: message }));

/** A file as the window has it: all its bytes, or a handle that is read in pieces. */
export interface FileContent {
  name: string;
  content: Blob | Uint8Array;
}

/** large enough that asking costs little beside reading, small enough that the window takes in what was read between two frames */
const maxPieceBytes = 1 << 19;
const firstPieceBytes = 1 << 16;
/** Batches on their way to the window: reading goes on while the window is busy with its map and its table, and what lies in its queue stays below some megabytes. */
const maxInFlight = 8;

/** Pieces of a file; one that is read from front to back has its next piece on the way while somebody works on the one before. */
function piecesOf(content: Blob): (offset: number, length: number) => Promise<Uint8Array> {
  const ask = async (offset: number, length: number) => new Uint8Array(await content.slice(offset, offset + length).arrayBuffer());
  let last = { end: 0, length: 0 };
  let ahead: { offset: number; length: number; bytes: Promise<Uint8Array> } | null = null;
  return async (offset, length) => {
    const bytes = ahead?.offset === offset && ahead.length === length ? ahead.bytes : ask(offset, length);
    const isSteady = offset === last.end && length === last.length;
    const end = offset + length;
    last = { end, length };
    ahead = null;
    // Pieces that still grow have another length next time.
    if (isSteady && end < content.size) {
      const next = Math.min(length, content.size - end);
      ahead = { offset: end, length: next, bytes: ask(end, next) };
      // Awaited when it is wanted, which it is not when this one fails.
      ahead.bytes.catch(() => {});
    }
    return bytes;
  };
}

function sourceOf({ name, content }: FileContent, onRead: (bytes: number) => void = () => {}): FileSource {
  const read =
    content instanceof Uint8Array ? async (offset: number, length: number) => content.subarray(offset, offset + length) : piecesOf(content);
  let pieces = 0;
  return {
    name,
    size: content instanceof Uint8Array ? content.length : content.size,
    // Small at first, so that there is something to see; each is twice the one before.
    get pieceBytes() {
      pieces += 1;
      return Math.min(maxPieceBytes, firstPieceBytes * 2 ** (pieces - 1));
    },
    read: async (offset, length) => {
      const bytes = await read(offset, length);
      onRead(offset + bytes.length);
      return bytes;
    },
  };
}

/** What the reading worker does: an ordinary function, tested as such. It is cancelled by ending its worker. Faults cross as data, because an error loses its code between threads. */
export const readingWork = {
  async read(
    file: FileContent,
    companions: Record<string, FileContent>,
    onBatch: (batch: ShapeBatch) => Promise<void> | void,
    said: { system?: string; table?: TableAsked } = {},
  ): Promise<ReadAnswer> {
    let bytesRead = 0;
    const onTheWay: Promise<void>[] = [];
    try {
      const parts = Object.fromEntries(Object.entries(companions).map(([ending, part]) => [ending, sourceOf(part)]));
      for await (const { format, features, notes, late = [], style, folders } of readBatches(
        sourceOf(file, (bytes) => {
          bytesRead = bytes;
        }),
        { companions: parts, ...said },
      )) {
        const shapes = packMeasured(
          features.map((feature) => ({ feature, summary: feature.geometry ? summarise(feature.geometry) : null })),
        );
        const batch = { format, shapes, notes, late, bytesRead, ...(style ? { style } : {}), ...(folders ? { folders } : {}) };
        onTheWay.push(Promise.resolve(onBatch(transfer(batch, buffersOf(shapes)))));
        if (onTheWay.length >= maxInFlight) await onTheWay.shift();
      }
      await Promise.all(onTheWay);
      return { ok: true };
    } catch (error) {
      await Promise.allSettled(onTheWay);
      if (error instanceof UnreadableFile) return refusal(error.code, error.phrase, error.numbers);
      if ((error as Error).name === 'NotReadableError' || (error as Error).name === 'NotFoundError')
        return refusal('file-not-found', say('file.changed-while-read'));
      return readingFailed(error as Error);
    }
  },
  /** The rows of a table without places. */
  async tables({ name, content }: FileContent): Promise<{ ok: true; tables: PlainTable[] } | Refusal> {
    try {
      const bytes = content instanceof Uint8Array ? content : new Uint8Array(await content.arrayBuffer());
      return { ok: true, tables: await readPlainTables(bytes, name) };
    } catch (error) {
      return error instanceof UnreadableFile ? refusal(error.code, error.phrase) : readingFailed(error as Error);
    }
  },
  /** The beginning of each sheet of a table, for a trial of its columns. */
  async starts(file: FileContent): Promise<{ ok: true; starts: TableStart[] } | Refusal> {
    try {
      return { ok: true, starts: await tableStarts(sourceOf(file)) };
    } catch (error) {
      return error instanceof UnreadableFile ? refusal(error.code, error.phrase) : readingFailed(error as Error);
    }
  },
  /** The pictures that a KML or KMZ file lays on the ground. */
  async groundPictures(format: 'kml' | 'kmz', file: FileContent): Promise<({ ok: true } & GroundPictures) | Refusal> {
    try {
      return { ok: true, ...(await readGroundPictures(format, sourceOf(file))) };
    } catch (error) {
      return error instanceof UnreadableFile ? refusal(error.code, error.phrase) : readingFailed(error as Error);
    }
  },
  /** The pictures of icons of points that a KML or KMZ file holds, by their addresses. */
  async iconFiles(format: 'kml' | 'kmz', file: FileContent, addresses: readonly string[]): Promise<({ ok: true } & IconFiles) | Refusal> {
    try {
      return { ok: true, ...(await readIconFiles(format, sourceOf(file), addresses)) };
    } catch (error) {
      return error instanceof UnreadableFile ? refusal(error.code, error.phrase) : readingFailed(error as Error);
    }
  },
  triedTable,
  /** The coordinate systems in whose areas these numbers fall. */
  candidateSystems,
};
export type ReadingWork = typeof readingWork;
