import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { ByteReader } from '../file-source.ts';
import { noteOf, UnreadableFile, type FeatureBatch, type FileSource, type Note } from '../format.ts';
import { say, type FilePhrase } from '../phrases/index.ts';
import { DegreesJudge, numbersOf, Reprojection } from '../projection/reprojection.ts';
import { measuresNote } from '../shape-kinds.ts';
import { DbaseTable } from './dbase-table.ts';
import { shapeOf } from './shape-record.ts';

/** The files of one shapefile. */
export interface Parts {
  shp: FileSource;
  dbf: FileSource | null;
  prj: string | null;
  cpg: string | null;
}
const batchShapes = 1000;
const maxNotes = 500;

/** Reads the records of a layer with their rows, and gathers them in batches. `first` is the place of its first record among the features. */
class LayerReader {
  readonly #layer: string | PlainPhrase;
  readonly #first: number;
  readonly #table: DbaseTable | null;
  readonly #reprojection: Reprojection | null;
  readonly #isSystemSaid: boolean;
  readonly #degrees = new DegreesJudge();
  #batch: FeatureBatch = { features: [], notes: [] };
  #noteCount = 0;
  #records = 0;
  #features = 0;
  #deletedRows = 0;
  #rows = 0;

  constructor(parts: Parts, table: DbaseTable | null, layer: string | PlainPhrase, first: number, asked: string | undefined) {
    this.#layer = layer;
    this.#first = first;
    this.#table = table;
    const system = parts.prj?.trim() || null;
    this.#isSystemSaid = system !== null || asked !== undefined;
    this.#reprojection = this.#isSystemSaid ? new Reprojection(system, layer, asked) : null;
    if (!table)
      this.#note(
        'shapefile-without-dbf',
        say(parts.dbf ? 'file.shapefile.damaged-table' : 'file.shapefile.no-table', { layer }),
        'warning',
      );
    if (!this.#isSystemSaid) this.#note('crs-assumed', say('file.shapefile.crs-assumed', { layer }), 'warning');
  }

  #note(code: string, phrase: FilePhrase, severity: Note['severity'], feature?: number): void {
    this.#noteCount += 1;
    if (this.#noteCount <= maxNotes) this.#batch.notes.push(noteOf(code, severity, phrase, feature));
  }

  #hasMeasures = false;

  /** Adds a record; whether a batch is full. */
  async add(record: DataView): Promise<boolean> {
    this.#records += 1;
    const attributes = this.#table ? await this.#table.next() : null;
    if (attributes) this.#rows += 1;
    if (attributes?.deleted) {
      this.#deletedRows += 1;
      return false;
    }
    const type = record.getInt32(0, true);
    if (type > 20 && type < 30) this.#hasMeasures = true;
    const geometry = this.#shape(record);
    const index = this.#first + this.#features;
    if (!geometry) this.#note('no-geometry', say('file.shapefile.no-shape', { n: this.#records, layer: this.#layer }), 'info', index);
    this.#batch.features.push({ type: 'Feature', geometry, properties: attributes?.row ?? {} });
    this.#features += 1;
    return this.#batch.features.length >= batchShapes;
  }

  #shape(record: DataView): ReturnType<typeof shapeOf> {
    try {
      return shapeOf(record);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#note('shapefile-bad-record', say('file.shapefile.bad-record', { n: this.#records }), 'error', this.#first + this.#features);
      return null;
    }
  }

  /** The features since the last time, in longitude and latitude. */
  async take(): Promise<FeatureBatch> {
    const batch = this.#batch;
    const from = this.#first + this.#features - batch.features.length;
    if (this.#reprojection) await this.#reprojection.apply(batch.features, batch.notes, from);
    else if (!this.#isSystemSaid && !this.#degrees.mayBe(batch.features))
      throw new UnreadableFile('unknown-crs', say('file.shapefile.no-prj', { layer: this.#layer }), numbersOf(batch.features));
    this.#batch = { features: [], notes: [] };
    return batch;
  }

  /** The last features, with what only the whole layer tells. */
  end(isTruncated: boolean): Promise<FeatureBatch> {
    const [layer, shapes] = [this.#layer, this.#records];
    if (isTruncated) this.#note('shapefile-truncated', say('file.shapefile.truncated', { n: shapes }), 'error');
    if (this.#hasMeasures) this.#batch.notes.push(measuresNote());
    if (this.#deletedRows > 0) this.#note('shapefile-deleted', say('file.shapefile.deleted', { n: this.#deletedRows, layer }), 'info');
    if (this.#table && (this.#rows < shapes || this.#table.count > shapes)) {
      const rows = Math.max(this.#table.count, this.#rows);
      this.#note('shapefile-row-count', say('file.shapefile.row-count', { layer, shapes, rows }), 'warning');
    }
    return this.take();
  }
}

/** A layer in batches; `first` is the place of its first record among the features, `asked` the coordinate system that the user gave. */
export async function* layerBatches(
  parts: Parts,
  layer: string | PlainPhrase,
  first: number,
  asked?: string,
): AsyncGenerator<FeatureBatch> {
  const head = await parts.shp.read(0, 100);
  if (head.length < 100 || new DataView(head.buffer, head.byteOffset, 100).getInt32(0) !== 9994)
    throw new UnreadableFile('not-shapefile', say('file.shapefile.not-one'));
  const table = parts.dbf ? await DbaseTable.open(parts.dbf, parts.cpg) : null;
  const reader = new LayerReader(parts, table, layer, first, asked);
  const bytes = new ByteReader(parts.shp, 100);
  while (await bytes.fill(12)) {
    const start = bytes.peek(8);
    const length = new DataView(start.buffer, start.byteOffset, 8).getInt32(4) * 2;
    if (length < 4 || !(await bytes.fill(8 + length))) break;
    const record = bytes.take(8 + length);
    if (await reader.add(new DataView(record.buffer, record.byteOffset + 8, length))) yield await reader.take();
  }
  yield await reader.end(bytes.left > 0);
}
