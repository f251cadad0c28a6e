import type { Feature } from '#geo/types.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { collected, sourceOfBytes } from '../file-source.ts';
import type { FeatureBatch, FileSource, FormatReader, StreamOptions } from '../format.ts';
import { Pace } from '../pace.ts';
import { reasonOf, say } from '../phrases/index.ts';
import { transformed } from '../projection/transformed.ts';
import { arcsNote } from '../shape-kinds.ts';
import { TextLines } from '../text/text-lines.ts';
import { decoderOfCharset } from './charset.ts';
import { mifHead, type MifHead } from './mif-head.ts';
import { objectKind, shapeOfObject } from './mif-shapes.ts';
import { attributesOf } from './mif-table.ts';
import { placingOf } from './placing.ts';
import type { MapInfoShape } from './shape.ts';

const batchFeatures = 1000;
const headBytes = 4096;
/** An object of more lines is cut, and refused by its own count. */
const maxObjectLines = 20_000_000;
const latin = new TextDecoder('iso-8859-1');

/** Lines of an object are gathered until the next one begins; parts of a collection belong to it. */
class Objects {
  #lines: string[] = [];
  #partsLeft = 0;

  /** The lines of the object before, where this line begins another. */
  add(line: string): string[] | null {
    const kind = objectKind(line);
    if (kind && this.#partsLeft === 0) {
      const done = this.#lines;
      this.#lines = [line];
      this.#partsLeft = kind === 'collection' ? Math.max(0, Number(/\d+/.exec(line)?.[0] ?? 0)) : 0;
      return done.length > 0 ? done : null;
    }
    if (kind) this.#partsLeft -= 1;
    if (this.#lines.length > 0 && this.#lines.length < maxObjectLines) this.#lines.push(line);
    return null;
  }
  end(): string[] | null {
    return this.#lines.length > 0 ? this.#lines : null;
  }
}

/** Objects with their rows as features. */
class MifReader extends FeatureCollector {
  readonly #head: MifHead;
  readonly #rows: TextLines | null;
  #arcs = 0;
  #withoutRow = 0;
  #longRows = 0;

  constructor(head: MifHead, rows: TextLines | null) {
    super();
    this.#head = head;
    this.#rows = rows;
    if (!rows) this.note('mapinfo-without-mid', say('file.mapinfo.no-mid'), 'warning');
  }

  async add(lines: string[]): Promise<void> {
    const index = this.count;
    const { geometry, text, hasArcs } = this.#shape(lines, index);
    if (hasArcs) this.#arcs += 1;
    const row = this.#rows && (this.#rows.take() ?? (await this.#rows.next()));
    if (this.#rows && row === null) this.#withoutRow += 1;
    const { columns, delimiter } = this.#head;
    const { properties, isLonger } = row === null ? { properties: {}, isLonger: false } : attributesOf(row, delimiter, columns);
    if (isLonger) this.#longRows += 1;
    if (text !== null && !Object.hasOwn(properties, 'text')) properties['text'] = text;
    const feature: Feature = { type: 'Feature', geometry, properties };
    this.features.push(feature);
  }

  #shape(lines: string[], index: number): MapInfoShape {
    try {
      const shape = shapeOfObject(lines);
      const change = this.#head.transform;
      const { geometry } = shape;
      if (!geometry) this.note('no-geometry', say('file.mapinfo.no-shape', { n: index + 1 }), 'info', index);
      if (!geometry || !change) return shape;
      return { ...shape, geometry: transformed(geometry, ([x, y]) => [x! * change[0] + change[2], y! * change[1] + change[3]]) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.note('mapinfo-bad-shape', say('file.bad-shape', { n: index + 1, reason: reasonOf(error) }), 'error', index);
      return { geometry: null, text: null, hasArcs: false };
    }
  }

  /** What only the whole file tells. */
  async end(): Promise<void> {
    let rowsLeft = 0;
    for (let line = (await this.#rows?.next()) ?? null; line !== null && rowsLeft < 1e9; line = await this.#rows!.next())
      if (line.trim() !== '') rowsLeft += 1;
    if (rowsLeft > 0 || this.#withoutRow > 0)
      this.note(
        'mapinfo-row-count',
        say('file.mapinfo.row-count', { shapes: this.count, rows: this.count - this.#withoutRow + rowsLeft }),
        'warning',
      );
    if (this.#longRows > 0) this.note('mapinfo-long-rows', say('file.mapinfo.long-rows', { n: this.#longRows }), 'warning');
    if (this.#arcs > 0) this.notes.push(arcsNote(this.#arcs));
    this.finish();
  }
}

async function* mifBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const start = latin.decode(await source.read(0, Math.min(source.size, headBytes)));
  const decoder = decoderOfCharset(/^\s*Charset\s+"([^"]*)"/im.exec(start)?.[1] ?? '');
  const from = start.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0;
  const lines = new TextLines(source, decoder, from);
  const head = await mifHead(lines);
  const mid = options.companions?.['.mid'];
  const reader = new MifReader(head, mid ? new TextLines(mid, decoder) : null);
  const placing = await placingOf(head.coordSys, options);
  const pace = new Pace(options);
  const objects = new Objects();
  let count = 0;
  const taken = async () => {
    const batch = reader.take();
    await placing.apply(batch.features, batch.notes, count);
    count += batch.features.length;
    return batch;
  };
  for (let line = await lines.next(); line !== null; line = lines.take() ?? (await lines.next())) {
    const done = objects.add(line);
    if (!done) continue;
    await reader.add(done);
    if (reader.features.length < batchFeatures) continue;
    yield await taken();
    await pace.step(lines.fetched / Math.max(1, source.size));
  }
  const last = objects.end();
  if (last) await reader.add(last);
  await reader.end();
  yield await taken();
}

/** MapInfo's interchange format: shapes in a .mif, the rows of their table in a .mid beside it. */
export const mif: FormatReader = {
  recognise: (bytes) =>
    /^(?:\u00ef\u00bb\u00bf)?\s*Version\s+\d+\s*[\r\n]+(?:\s*(?:Charset|Delimiter|Unique|Index|CoordSys|Transform|Columns)\b)/i.test(
      latin.decode(bytes.subarray(0, headBytes)),
    )
      ? 0.95
      : 0,
  read: (bytes, options = {}) =>
    collected(
      'mif',
      mifBatches(sourceOfBytes(options.fileName ?? '', bytes), {
        ...options,
        companions: Object.fromEntries(
          Object.entries(options.companions ?? {}).map(([ending, part]) => [ending, sourceOfBytes(ending, part)]),
        ),
      }),
    ),
  readStream: mifBatches,
};
