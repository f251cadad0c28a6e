import { NumberList } from '#geo/number-list.ts';
import { withTidyRings } from '#geo/tidy-rings.ts';
import type { Feature, Position, Properties } from '#geo/types.ts';
import { noteOf, type FeatureWalk, type Note, type WriteOptions } from '../format.ts';
import { rangeFault, say } from '../phrases/index.ts';
import { numberText } from '../text/number-text.ts';
import { zippedFiles, type ZippedFile } from '../zip/zipped-pieces.ts';
import { Bytes, recordOf, shapesOf, typeNumbers, type Shape, type ShapeKind } from './written-shape.ts';
import { TableSurvey, type WrittenTable } from './written-table.ts';

const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
/** The sizes in a shapefile are counted by programs in numbers of 31 bits. */
const maxFileBytes = 2 ** 31 - 1;
const headBytes = 100;
const pieceBytes = 1 << 18;

const suffixes: Record<ShapeKind, string> = { polygon: '', line: '_lines', point: '_points', multipoint: '_multipoints' };

interface Row {
  shape: Shape | null;
  row: Properties;
}
type Round = (place: Position) => Position;

const rowOf = ({ id, properties }: Feature): Properties => ({ ...(id === undefined ? {} : { id }), ...properties });
const shapesOfFeature = ({ geometry }: Feature, round: Round): Shape[] => (geometry ? shapesOf(withTidyRings(geometry), round) : []);

/** One shapefile while its rows are counted: what stands in its heads, and how large it becomes. */
class LayerSurvey {
  kind: ShapeKind;
  readonly table = new TableSurvey();
  heights = false;
  #places = 0;
  #withShape = 0;
  #bytes = headBytes;
  readonly #low = [Infinity, Infinity, Infinity];
  readonly #high = [-Infinity, -Infinity, -Infinity];

  constructor(kind: ShapeKind) {
    this.kind = kind;
  }

  add({ shape, row }: Row): void {
    this.table.add(row);
    if (!shape) {
      this.#bytes += 12;
      return;
    }
    this.#withShape += 1;
    let places = 0;
    for (const run of shape.runs)
      for (const place of run) {
        places += 1;
        this.heights ||= place.length > 2;
        for (let axis = 0; axis < 3; axis += 1) {
          const value = place[axis] ?? 0;
          if (value < this.#low[axis]!) this.#low[axis] = value;
          if (value > this.#high[axis]!) this.#high[axis] = value;
        }
      }
    this.#places += places;
    const inHead = { point: 12, multipoint: 48, line: 52, polygon: 52 }[this.kind];
    this.#bytes += inHead + 16 * places + (this.kind === 'line' || this.kind === 'polygon' ? 4 * shape.runs.length : 0);
  }

  /** bytes of the .shp; heights add a range of two numbers to each record of several places, and a measure to each point */
  get bytes(): number {
    if (!this.heights) return this.#bytes;
    return this.#bytes + (this.kind === 'point' ? 16 * this.#places : 8 * this.#places + 16 * this.#withShape);
  }

  head(fileBytes: number): Uint8Array {
    const [west, south, low] = this.#places === 0 ? [0, 0, 0] : this.#low;
    const [east, north, high] = this.#places === 0 ? [0, 0, 0] : this.#high;
    const head = new Bytes();
    for (const value of [9994, 0, 0, 0, 0, 0]) head.big(value);
    head.big(fileBytes / 2);
    head.little(1000);
    head.little(typeNumbers[this.kind] + (this.heights ? 10 : 0));
    head.double(west!, south!, east!, north!, this.heights ? low! : 0, this.heights ? high! : 0, 0, 0);
    return head.done();
  }
}

/** Every row of one shapefile, in the order of the features. Features without a shape go with the first. */
async function* rowsOf(walk: FeatureWalk, kind: ShapeKind, isFirst: boolean, round: Round): AsyncGenerator<Row[]> {
  for await (const features of walk())
    yield features.flatMap((feature): Row[] => {
      const shapes = shapesOfFeature(feature, round);
      const row = rowOf(feature);
      if (shapes.length === 0) return isFirst ? [{ shape: null, row }] : [];
      return shapes.filter((shape) => shape.kind === kind).map((shape) => ({ shape, row }));
    });
}

/** What each shapefile holds, the first one first; one of points where there is no shape at all. */
async function surveyed(walk: FeatureWalk, round: Round): Promise<LayerSurvey[]> {
  // Rows without a shape go with the first, whose kind is known with the first shape.
  const first = new LayerSurvey('point');
  const layers = new Map<ShapeKind, LayerSurvey>();
  for await (const features of walk())
    for (const feature of features) {
      const shapes = shapesOfFeature(feature, round);
      const row = rowOf(feature);
      if (shapes.length === 0) first.add({ shape: null, row });
      for (const shape of shapes) {
        let layer = layers.get(shape.kind);
        if (!layer) {
          layer = layers.size === 0 ? first : new LayerSurvey(shape.kind);
          layer.kind = shape.kind;
          layers.set(shape.kind, layer);
        }
        layer.add({ shape, row });
      }
    }
  return layers.size === 0 ? [first] : [...layers.values()];
}

/** The .shp; the lengths of its records go into `lengths`, of which the .shx is made. */
async function* shpPieces(layer: LayerSurvey, rows: AsyncIterable<Row[]>, lengths: NumberList): AsyncGenerator<Uint8Array> {
  yield layer.head(layer.bytes);
  let piece = new Bytes();
  for await (const some of rows)
    for (const { shape } of some) {
      const record = recordOf(shape, layer.heights);
      lengths.push(record.length);
      piece.big(lengths.length);
      piece.big(record.length / 2);
      piece.put(record);
      if (piece.length < pieceBytes) continue;
      yield piece.done();
      piece = new Bytes();
    }
  yield piece.done();
}

function* shxPieces(layer: LayerSurvey, lengths: NumberList): Generator<Uint8Array> {
  yield layer.head(headBytes + 8 * lengths.length);
  let at = headBytes;
  for (let from = 0; from < lengths.length; from += pieceBytes / 8) {
    const piece = new Bytes();
    for (let k = from; k < Math.min(lengths.length, from + pieceBytes / 8); k += 1) {
      piece.big(at / 2);
      piece.big(lengths.at(k) / 2);
      at += 8 + lengths.at(k);
    }
    yield piece.done();
  }
}

async function* dbfPieces(table: WrittenTable, rows: AsyncIterable<Row[]>): AsyncGenerator<Uint8Array> {
  yield table.head();
  for await (const some of rows) yield table.rows(some.map(({ row }) => row));
  yield table.end();
}

/** What a shapefile is written as, and how large its files may become. */
export interface ShapefileOptions extends WriteOptions {
  maxFileBytes?: number;
}

/**
 * The files of a shapefile, one after another: .shp, .shx, .dbf, .prj and .cpg; one shapefile per kind of shape (polygons, lines, points), because the format holds
 * one kind each. Names of columns keep ten bytes and texts above 254 bytes go on in further columns. Features are walked through once to see what the heads must
 * say, and then twice for each kind. Throws RangeError before the first file where one would become too large.
 */
export async function* shapefileFiles(walk: FeatureWalk, options: ShapefileOptions = {}): AsyncGenerator<ZippedFile> {
  const precision = options.precision ?? 9;
  const round: Round = (place) => place.map((value, axis) => Number(numberText(value, axis === 2 ? 3 : precision)));
  const stem = stemOf(options.name);
  const layers = await surveyed(walk, round);
  const notes: Note[] = [];
  const files = layers.map((layer) => ({
    layer,
    table: layer.table.table(notes),
    name: `${stem}${layers.length > 1 ? suffixes[layer.kind] : ''}`,
  }));
  for (const { layer, table, name } of files)
    for (const [ending, bytes] of [['shp', layer.bytes] as const, ['dbf', table.bytes] as const])
      if (bytes > (options.maxFileBytes ?? maxFileBytes))
        throw rangeFault(say('file.shapefile.too-large', { file: `${name}.${ending}`, gigabytes: bytes / 1024 ** 3 }));
  if (layers.length > 1)
    notes.unshift(noteOf('shapefile-several-layers', 'info', say('file.shapefile.several-layers', { n: layers.length })));
  options.notes?.push(...notes);
  for (const [index, { layer, table, name }] of files.entries()) {
    const lengths = new NumberList(Uint32Array);
    const isFirst = index === 0;
    yield { name: `${name}.shp`, content: shpPieces(layer, rowsOf(walk, layer.kind, isFirst, round), lengths) };
    yield { name: `${name}.shx`, content: shxPieces(layer, lengths) };
    yield {
      name: `${name}.dbf`,
      content: dbfPieces(
        table,
        rowsOf(walk, layer.kind, isFirst, (place) => place),
      ),
    };
    yield { name: `${name}.prj`, content: [new TextEncoder().encode(options.written?.wkt ?? wgs84)] };
    yield { name: `${name}.cpg`, content: [new TextEncoder().encode('UTF-8')] };
  }
}

const stemOf = (name = 'hectare'): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '_')
    .slice(0, 60) || 'hectare';

/** The same files as a zip. */
export const shapefilePieces = (walk: FeatureWalk, options?: WriteOptions): AsyncGenerator<Uint8Array> =>
  zippedFiles(shapefileFiles(walk, options), say('file.zip.archive-too-large'));
