import type { Geometry, Position } from '#geo/types.ts';
import { landFrom } from '../nested-land.ts';
import { rangeFault, say } from '../phrases/index.ts';
import { collectionOf, ellipse, ellipticArc, linesFrom, maxPositions, rectangle, roundedRectangle, type MapInfoShape } from './shape.ts';

const keyword = /^\s*(none|point|line|pline|region|arc|text|rect|roundrect|ellipse|multipoint|collection)\b/i;
const [minus, nine] = [45, 57];
/** The kind of object that a line begins, in lower case; null for a line inside of one. */
export function objectKind(line: string): string | null {
  const first = line.charCodeAt(0);
  // Nearly every line is a place, which begins with a sign, a point or a digit.
  if (first >= minus && first <= nine) return null;
  return keyword.exec(line)?.[1]?.toLowerCase() ?? null;
}

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
/** Adds the words of a line. A loop over its letters: lines of places are most of a file, and a pattern takes three times as long. */
function addWords(words: string[], line: string): void {
  let from = -1;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (code > 127) {
      // Other alphabets have blanks of their own.
      for (const word of line.slice(from < 0 ? at : from).split(/\s+/)) if (word !== '') words.push(word);
      return;
    }
    if (!isBlank(code)) {
      if (from < 0) from = at;
    } else if (from >= 0) {
      words.push(line.slice(from, at));
      from = -1;
    }
  }
  if (from >= 0) words.push(line.slice(from));
}

/** Figures of an object, one after another; what is none where one must be is a fault. */
class Figures {
  readonly #words: string[] = [];
  #at = 1;
  constructor(lines: string[]) {
    for (const line of lines) addWords(this.#words, line);
  }

  get word(): string {
    return this.#words[this.#at]?.toLowerCase() ?? '';
  }
  skip(): void {
    this.#at += 1;
  }
  number(): number {
    const word = this.#words[this.#at];
    const value = word === undefined || word === '' ? Number.NaN : Number(word);
    if (!Number.isFinite(value)) throw rangeFault(say('file.shape.not-a-number'));
    this.#at += 1;
    return value;
  }
  count(): number {
    const count = this.number();
    if (!Number.isInteger(count) || count < 0 || count > maxPositions || count > this.#words.length)
      throw rangeFault(say('file.shape.too-many-parts'));
    return count;
  }
  place(): Position {
    return [this.number(), this.number()];
  }
  places(): Position[] {
    const places: Position[] = [];
    for (let left = this.count(); left > 0; left -= 1) places.push(this.place());
    return places;
  }
}

function lines(figures: Figures): Geometry {
  const isMultiple = figures.word === 'multiple';
  if (isMultiple) figures.skip();
  return linesFrom(Array.from({ length: isMultiple ? figures.count() : 1 }, () => figures.places()));
}

function roundRect(figures: Figures): Position[] {
  const [from, to, diameter] = [figures.place(), figures.place(), figures.number()];
  return roundedRectangle(from, to, diameter, diameter);
}

/** The places of a smoothed line are those of its corners: the curve between them is drawn by MapInfo alone. */
function plainShape(kind: string, own: string[]): MapInfoShape {
  const said = kind === 'text' ? textOf(own) : null;
  const figures = new Figures(said ? said.rest : own);
  const shape = (geometry: Geometry | null, hasArcs = false): MapInfoShape => ({ geometry, text: said?.text ?? null, hasArcs });
  switch (kind) {
    case 'point':
    case 'text':
      return shape({ type: 'Point', coordinates: figures.place() });
    case 'line':
      return shape({ type: 'LineString', coordinates: [figures.place(), figures.place()] });
    case 'pline':
      return shape(lines(figures));
    case 'region':
      return shape(landFrom(Array.from({ length: figures.count() }, () => figures.places())));
    case 'multipoint':
      return shape({ type: 'MultiPoint', coordinates: figures.places() });
    case 'rect':
      return shape({ type: 'Polygon', coordinates: [rectangle(figures.place(), figures.place())] });
    case 'roundrect':
      return shape({ type: 'Polygon', coordinates: [roundRect(figures)] }, true);
    case 'ellipse':
      return shape({ type: 'Polygon', coordinates: [ellipse(figures.place(), figures.place())] }, true);
    case 'arc':
      return shape(
        { type: 'LineString', coordinates: ellipticArc(figures.place(), figures.place(), figures.number(), figures.number()) },
        true,
      );
    default:
      return shape(null);
  }
}

/** A text stands in quotes behind the word or in the next line; a line break in it is written as \n. */
function textOf(own: string[]): { text: string; rest: string[] } {
  const all = own.join(' ');
  const found = /^\s*text\s*"((?:[^"]|"")*)"/i.exec(all);
  return found
    ? { text: found[1]!.replaceAll('""', '"').replaceAll('\\n', '\n'), rest: ['text', all.slice(found[0].length)] }
    : { text: '', rest: own };
}

/** The shape of an object by its lines; a collection has its parts behind its first line. Throws a fault with its reason where it cannot be read. */
export function shapeOfObject(own: string[]): MapInfoShape {
  const kind = objectKind(own[0] ?? '') ?? 'none';
  if (kind !== 'collection') return plainShape(kind, own);
  const parts: string[][] = [];
  for (const line of own.slice(1)) {
    if (objectKind(line)) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  const shapes = parts.map((part) => plainShape(objectKind(part[0]!)!, part).geometry);
  return { geometry: collectionOf(shapes), text: null, hasArcs: false };
}
