import type { TextLines } from '../text/text-lines.ts';

/** A group code with its value: what a drawing consists of (AutoCAD DXF reference). */
export type Pair = readonly [code: number, value: string];

/** One entity: its kind and everything up to the next one; the corners of a POLYLINE belong to it. */
export interface Entity {
  kind: string;
  pairs: Pair[];
  vertices: Pair[][];
}

/** An entity of more pairs is cut, and refused by its own count. */
const maxPairs = 20_000_000;

/** Walks through the pairs of a drawing. */
export class DxfEntities {
  readonly #lines: TextLines;
  #section = '';
  #open: Entity | null = null;
  #vertex: Pair[] | null = null;
  #header = '';
  #pairs = 0;
  /** value of $INSUNITS; 0 where it is not said */
  unit = 0;
  /** whether the drawing ended as it should */
  isWhole = false;

  constructor(lines: TextLines) {
    this.#lines = lines;
  }

  /** The next entity of the drawing; null behind the last, or where what follows is no pair. */
  async next(): Promise<Entity | null> {
    for (;;) {
      const code = this.#lines.take() ?? (await this.#lines.next());
      const value = code === null ? null : (this.#lines.take() ?? (await this.#lines.next()));
      if (code === null || value === null || !/^\s*-?\d{1,4}\s*$/.test(code)) return this.#done();
      const number = Number(code);
      const done = number === 0 ? this.#begin(value.trim()) : this.#add(number, value);
      if (this.isWhole || done) return done;
    }
  }

  #done(): Entity | null {
    const done = this.#open;
    this.#open = null;
    this.#vertex = null;
    return done;
  }

  /** The entity before, where this begins another. */
  #begin(kind: string): Entity | null {
    this.#pairs = 0;
    if (kind === 'VERTEX' && this.#open?.kind === 'POLYLINE') {
      this.#vertex = [];
      this.#open.vertices.push(this.#vertex);
      return null;
    }
    const done = this.#done();
    if (kind === 'EOF') this.isWhole = true;
    else if (kind === 'SECTION' || kind === 'ENDSEC') this.#section = kind === 'SECTION' ? '?' : '';
    else if (this.#section === 'ENTITIES' && kind !== 'SEQEND' && kind !== 'ATTRIB') this.#open = { kind, pairs: [], vertices: [] };
    return done;
  }

  #add(code: number, value: string): null {
    if (this.#section === '?' && code === 2) this.#section = value.trim();
    else if (this.#section === 'HEADER') {
      if (code === 9) this.#header = value.trim();
      else if (this.#header === '$INSUNITS') this.unit = Number(value) || 0;
    } else if (this.#open && (this.#pairs += 1) < maxPairs) (this.#vertex ?? this.#open.pairs).push([code, value]);
    return null;
  }
}

/** The first value of a code; null where there is none. */
export const textOf = (pairs: readonly Pair[], code: number): string | null => pairs.find(([own]) => own === code)?.[1] ?? null;
/** The same as a number; NaN for what is none. */
export function numberOf(pairs: readonly Pair[], code: number, otherwise: number): number {
  const text = textOf(pairs, code);
  return text === null ? otherwise : text.trim() === '' ? Number.NaN : Number(text);
}
