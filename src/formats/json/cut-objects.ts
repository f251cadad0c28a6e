import { say } from '../phrases/index.ts';
import type { BytesDecoder } from '../text/text-encoding.ts';
import { innerFeatures } from './feature-start.ts';
import type { GeoJsonReader } from './geojson-reader.ts';
import { parseJson, parseSloppyJson, slipPhrase } from './json-text.ts';
import { ObjectCutter, type CutItem, type Place } from './object-cutter.ts';

const newLine = 0x0a;

/**
 * Gives a reader the features of GeoJSON that is not parsed as a whole, because it is too large or damaged. What cannot be read is a note with its place, and the
 * features on both sides of it are kept.
 */
export class CutObjects {
  readonly #cutter = new ObjectCutter();
  readonly #reader: GeoJsonReader;
  readonly #decoder: BytesDecoder;

  constructor(reader: GeoJsonReader, decoder: BytesDecoder) {
    this.#reader = reader;
    this.#decoder = decoder;
  }

  push(piece: Uint8Array): void {
    this.#add(this.#cutter.push(piece));
  }

  /** Adds what only the end of the file tells; notes are about the file as a whole. */
  finish(): void {
    const { items, open } = this.#cutter.finish();
    this.#add(items);
    if (open) this.#addOne(open, true);
    const { damage, isOpen } = this.#cutter;
    if (damage)
      this.#reader.note('geojson-damaged', say('file.geojson.damaged', { n: damage.items, byte: damage.byte, line: damage.line }), 'error');
    if (isOpen) this.#reader.note('geojson-truncated', say('file.geojson.truncated', { n: this.#reader.count }), 'error');
  }

  /** One parse for all; where that fails, each by itself. */
  #add(items: CutItem[]): void {
    if (items.length === 0) return;
    let all: unknown;
    try {
      all = parseJson(`[${items.map(({ bytes }) => this.#decoder.text(bytes)).join(',')}]`);
    } catch {
      /* each by itself */
    }
    // A broken item may hold a comma and so be several.
    if (Array.isArray(all) && all.length === items.length) for (const value of all) this.#reader.add(value, 1);
    else for (const item of items) this.#addOne(item, false);
  }

  #addOne(item: CutItem, isUnfinished: boolean): void {
    const reader = this.#reader;
    let fault: SyntaxError;
    try {
      const { value, slips } = parseSloppyJson(this.#decoder.text(item.bytes));
      for (const slip of slips) reader.note(slip, slipPhrase(slip, say('file.json.item', { n: reader.count + 1 })), 'warning');
      reader.add(value, 1);
      return;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      fault = error;
    }
    const parts = partsOf(item);
    for (const [part, { item: inner, isWhole }] of parts.entries()) {
      if (part > 0 && isWhole) this.#addOne(inner, false);
      // What the file breaks off in is said once, at its end.
      else if (!isUnfinished || part < parts.length - 1) this.#broken(inner, fault);
    }
  }

  #broken(item: CutItem, fault: SyntaxError): void {
    const { byte, line } = faultPlace(item, this.#decoder.text(item.bytes), fault);
    this.#reader.note('geojson-bad-line', say('file.geojson.bad-line', { n: this.#reader.count + 1, byte, line }), 'error');
  }
}

/** A broken item, and the features that begin inside of it: a bracket that is missing makes it swallow those behind it. */
function partsOf(item: CutItem): { item: CutItem; isWhole: boolean }[] {
  const starts = [0, ...innerFeatures(item.bytes)];
  return starts.map((start, part) => {
    const bytes = item.bytes.subarray(start, starts[part + 1]);
    const place = placeIn(item, start);
    const cutter = new ObjectCutter();
    // Of what stands between two features nothing belongs to the first.
    const [whole] = part === 0 ? [] : cutter.push(bytes).concat(cutter.finish().items);
    return { item: { bytes: whole?.bytes ?? bytes, ...place }, isWhole: whole !== undefined };
  });
}

/** The place of the fault that the parser found, as near as its message tells: by a position, or by the letters around it. */
function faultPlace(item: CutItem, text: string, { message }: SyntaxError): Place {
  const position = /position (\d+)/.exec(message)?.[1];
  const around = /, (?:\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message)?.[1];
  const found = around === undefined ? -1 : text.indexOf(around);
  const letters = position !== undefined ? Number(position) : found >= 0 ? found + around!.length / 2 : text.length;
  return placeIn(item, new TextEncoder().encode(text.slice(0, letters)).length);
}

function placeIn(item: CutItem, offset: number): Place {
  const bytes = item.bytes.subarray(0, offset);
  let line = item.line;
  for (let at = bytes.indexOf(newLine); at !== -1; at = bytes.indexOf(newLine, at + 1)) line += 1;
  return { byte: item.byte + bytes.length, line };
}
