import type { SchemaTree } from 'hyparquet';
import type { Feature, Geometry, Properties } from '#geo/types.ts';
import { fromWkb } from '#geo/wkb.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { FeatureCollector } from '../feature-collector.ts';
import type { FeatureBatch, Note } from '../format.ts';
import { setOwn } from '../own-properties.ts';
import { arcsNote, binaryReason, measuresNote } from '../shape-kinds.ts';
import { say } from '../phrases/index.ts';
import { geometryToText } from '../text/geometry-text.ts';
import type { GeoColumns } from './geo-columns.ts';

/** The columns of a file that are read. */
export interface ReadColumns {
  names: string[];
  /** paths of those with lists in them, of which a row may have many values */
  repeated: ReadonlySet<string>;
  /** those whose moments are in UTC */
  inUtc: ReadonlySet<string>;
}

const maxColumns = 10_000;
const maxDepth = 32;
const maxTextBytes = 1 << 24;
const strictText = new TextDecoder('utf-8', { fatal: true });

/** Every column but those that repeat the boxes of shapes. */
export function readColumnsOf(tree: SchemaTree, { boxes }: GeoColumns): ReadColumns {
  const repeated = new Set<string>();
  const walk = (node: SchemaTree, repeats: boolean) => {
    const doesRepeat = repeats || node.element.repetition_type === 'REPEATED';
    if (node.children.length === 0 && doesRepeat) repeated.add(node.path.join('.'));
    for (const child of node.children) walk(child, doesRepeat);
  };
  for (const child of tree.children) walk(child, false);
  const inUtc = tree.children.filter(({ element: { logical_type: logical, converted_type: converted } }) =>
    logical?.type === 'TIMESTAMP' ? logical.isAdjustedToUTC : converted?.startsWith('TIMESTAMP'),
  );
  const names = tree.children.map(({ element }) => element.name).filter((name) => !boxes.includes(name));
  return { names: names.slice(0, maxColumns), repeated, inUtc: new Set(inUtc.map(({ element }) => element.name)) };
}

/** Whether a shape has measures beside its heights, in either spelling of well-known binary. */
function hasMeasures(bytes: Uint8Array): boolean {
  if (bytes.length < 5) return false;
  const kind = new DataView(bytes.buffer, bytes.byteOffset, 5).getUint32(1, bytes[0] === 1);
  return (kind & 0x40000000) !== 0 || Math.floor((kind & 0xffff) / 1000) >= 2;
}

/** Rows as features; the columns are known. */
export class RowReader {
  readonly columns: ReadColumns;
  readonly #geo: GeoColumns;
  readonly #collector = new FeatureCollector();
  #arcs = 0;
  #isMeasured = false;
  #blobs = 0;

  constructor(columns: ReadColumns, geo: GeoColumns) {
    this.columns = columns;
    this.#geo = geo;
  }

  /** rows that were taken or wait for it */
  get taken(): number {
    return this.#collector.count;
  }

  note(code: string, phrase: PlainPhrase, severity: Note['severity'], feature?: number): void {
    this.#collector.note(code, phrase, severity, feature);
  }

  add(row: readonly unknown[]): void {
    const index = this.#collector.count;
    const properties: Properties = {};
    let geometry: Geometry | null = null;
    this.columns.names.forEach((name, at) => {
      const cell = row[at];
      if (name === this.#geo.primary) geometry = this.#shape(cell, index);
      else if (this.#geo.others.includes(name)) setOwn(properties, name, this.#shapeText(cell));
      else {
        const value = this.#value(cell);
        if (value !== undefined) setOwn(properties, name, this.#inUtc(name, value));
      }
    });
    const feature: Feature = { type: 'Feature', geometry, properties };
    this.#collector.features.push(feature);
  }

  #inUtc(name: string, value: unknown): unknown {
    return this.columns.inUtc.has(name) && typeof value === 'string' ? `${value}Z` : value;
  }

  #shape(cell: unknown, index: number): Geometry | null {
    if (!(cell instanceof Uint8Array) || cell.length === 0) {
      this.note('no-geometry', say('file.no-shape', { n: index + 1 }), 'info', index);
      return null;
    }
    let hasArc = false;
    try {
      const geometry = fromWkb(cell, 0, () => {
        hasArc = true;
      });
      if (hasArc) this.#arcs += 1;
      this.#isMeasured ||= hasMeasures(cell);
      return geometry;
    } catch (error) {
      this.note('bad-shape', say('file.parquet.bad-shape', { n: index + 1, reason: binaryReason(error as Error) }), 'error', index);
      return null;
    }
  }

  #shapeText(cell: unknown): string | null {
    if (!(cell instanceof Uint8Array) || cell.length === 0) return null;
    try {
      return geometryToText(fromWkb(cell), 9);
    } catch {
      this.#blobs += 1;
      return null;
    }
  }

  /** A cell as an attribute; undefined for bytes that are no text, which are counted. */
  #value(cell: unknown, depth = 0): unknown {
    if (cell === null || cell === undefined) return null;
    if (typeof cell === 'bigint') return Number.isSafeInteger(Number(cell)) ? Number(cell) : String(cell);
    if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
    if (cell instanceof Uint8Array) return this.#text(cell);
    if (typeof cell !== 'object' || depth > maxDepth) return depth > maxDepth ? null : cell;
    if (Array.isArray(cell) || ArrayBuffer.isView(cell))
      return Array.from(cell as ArrayLike<unknown>, (one) => this.#value(one, depth + 1) ?? null);
    const parts: Properties = {};
    for (const [key, value] of Object.entries(cell)) setOwn(parts, key, this.#value(value, depth + 1) ?? null);
    return parts;
  }

  /** Texts are not always said to be texts. */
  #text(bytes: Uint8Array): string | undefined {
    try {
      if (bytes.length <= maxTextBytes && !bytes.includes(0)) return strictText.decode(bytes);
    } catch {
      // Bytes of another kind.
    }
    this.#blobs += 1;
    return undefined;
  }

  take(): FeatureBatch {
    return this.#collector.take();
  }

  /** What is to be said of all rows. */
  finish(): void {
    if (this.#blobs > 0) this.note('parquet-blobs', say('file.parquet.blobs', { n: this.#blobs }), 'info');
    this.#collector.finish();
    if (this.#isMeasured) this.#collector.notes.push(measuresNote());
    if (this.#arcs > 0) this.#collector.notes.push(arcsNote(this.#arcs));
  }
}
