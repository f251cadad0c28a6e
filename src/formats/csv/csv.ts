import { angleText } from './csv-angle-columns.ts';
import { answeredPlaces, hasDecimalComma, headOf, pairOf, systemOfZone, type Columns } from './csv-columns.ts';
import { angleOf } from './degrees-text.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { maxLongitude } from '#geo/longitudes.ts';
import type { Feature, Geometry, Properties } from '#geo/types.ts';
import { collected, piecesOf, sourceOfBytes } from '../file-source.ts';
import {
  UnreadableFile,
  type FeatureBatch,
  type FeatureWalk,
  type FileSource,
  type FormatReader,
  type FormatWriter,
  type Note,
  type StreamOptions,
  type WriteOptions,
} from '../format.ts';
import { geometryToText } from '../text/geometry-text.ts';
import { readGeoJsonValue } from '../json/geojson-reader.ts';
import { ownValue, setOwn } from '../own-properties.ts';
import { Pace } from '../pace.ts';
import { crsCode } from '../projection/projections.ts';
import { Reprojection } from '../projection/reprojection.ts';
import { decodeText, guessedEncodingNote, TextPieces } from '../text/text-encoding.ts';
import { arcsNote } from '../shape-kinds.ts';
import { shapeOfText } from '../text/wkt.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';

const separators = [',', ';', '\t', '|'] as const;

const [lineFeed, carriageReturn] = [10, 13];
/** Where the separator or line end behind a value stands, or the end of the text. */
function endOfValue(text: string, from: number, mark: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === mark || code === lineFeed || code === carriageReturn) break;
  }
  return at;
}

/**
 * Rows of a text with separated values (RFC 4180; line ends of any kind; a quote inside a bare value is a letter). Where more text follows, a row that has not
 * ended is given back as `rest`.
 */
function rowsIn(text: string, separator: string, isLast: boolean): { rows: string[][]; rest: string; isUnclosed: boolean } {
  const mark = separator.charCodeAt(0);
  let isUnclosed = false;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let rowStart = 0;
  while (at <= text.length) {
    let value: string;
    if (text[at] === '"') {
      const parts: string[] = [];
      let from = at + 1;
      let end = text.indexOf('"', from);
      while (end >= 0 && text[end + 1] === '"') {
        parts.push(text.slice(from, end + 1));
        from = end + 2;
        end = text.indexOf('"', from);
      }
      if (end < 0) {
        end = text.length;
        isUnclosed = true;
      }
      parts.push(text.slice(from, end));
      value = parts.join('');
      at = end + 1;
      // Letters between the closing quote and the separator belong to nothing; they are kept.
      const start = at;
      at = endOfValue(text, at, mark);
      value += text.slice(start, at).trim();
    } else {
      const start = at;
      at = endOfValue(text, at, mark);
      value = text.slice(start, at);
    }
    row.push(value);
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    // A carriage return at the very end may be half of a line end.
    if (!isLast && (at >= text.length || (text[at] === '\r' && at + 1 === text.length)))
      return { rows, rest: text.slice(rowStart), isUnclosed: false };
    if (row.length > 1 || row[0]!.trim() !== '') rows.push(row);
    row = [];
    if (at >= text.length) break;
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rowStart = at;
  }
  return { rows, rest: '', isUnclosed };
}

/** Rows of a whole text. */
export const rowsOf = (text: string, separator: string): string[][] => rowsIn(text, separator, true).rows;

/** So much of a table shows its separator. */
const judgedLength = 20_000;

/** The separator that cuts the head of the file into columns of equal count; of several the one that finds places, then the one that makes the most columns. */
function separatorOf(text: string): string {
  const head = text.slice(0, judgedLength);
  const scored = separators.map((separator) => {
    const all = rowsOf(head, separator).slice(0, 21);
    // The last row of a head may be cut.
    const rows = head.length < text.length || all.length > 20 ? all.slice(0, -1) : all;
    const found = headOf(rows);
    const table = rows.slice(found?.at ?? 0);
    const width = table[0]?.length ?? 1;
    const even = table.filter((row) => row.length === width).length / Math.max(1, table.length);
    return { separator, score: width > 1 ? (found ? 2 : 0) + even + width / 10_000 : 0 };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}

/** A cell as a number where it is one that comes back the same; codes with leading zeros stay texts. With `comma`, "12,5" is one too. */
function cellValue(text: string, comma: boolean): unknown {
  const trimmed = comma && hasDecimalComma(text) ? text.trim().replace(',', '.') : text.trim();
  if (trimmed === '') return null;
  if (/^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(trimmed) && trimmed.length <= 17) return Number(trimmed);
  // Programs write all digits of a number (0.30000000000000004, 1e+21): one that is written so by us as well is one. Whole ones that long are codes.
  if (/^-?\d+(\.\d+)?(e[+-]\d+)?$/.test(trimmed) && /[.e]/.test(trimmed) && String(Number(trimmed)) === trimmed) return Number(trimmed);
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true';
  return text;
}

function shapeFrom(text: string): { geometry: Geometry | null; srid: number | null; hasArcs: boolean } {
  if (text.trim() === '') return { geometry: null, srid: null, hasArcs: false };
  if (text.trimStart().startsWith('{'))
    return { geometry: readGeoJsonValue(JSON.parse(text)).features[0]?.geometry ?? null, srid: null, hasArcs: false };
  return shapeOfText(text);
}

type Places = Pick<Feature, 'geometry'> & { system: string | null };
const nowhere: Places = { geometry: null, system: null };

class CsvReader {
  readonly #rows = new FeatureCollector();
  readonly #systems = new Map<string | null, { reprojection: Reprojection; members: Feature[] }>();
  readonly #header: string[];
  readonly #columns: Columns;
  readonly #comma: boolean;
  readonly #said = new Set<string>();
  #arcs = 0;

  /** `comma`: decimals of the places stand behind a comma, and so do those of other numbers */
  constructor(header: string[], columns: Columns, comma: boolean) {
    this.#header = uniqueNames(header);
    this.#columns = columns;
    this.#comma = comma;
  }

  note(code: string, message: string, severity: Note['severity'], feature?: number): void {
    this.#rows.note(code, message, severity, feature);
  }

  /** A note about the table, the first time only. */
  #once(code: string, message: string, feature: number): void {
    if (this.#said.has(code)) return;
    this.#said.add(code);
    this.note(code, message, 'warning', feature);
  }

  add(row: string[]): void {
    const [header, columns, index] = [this.#header, this.#columns, this.#rows.count];
    const properties: Properties = {};
    header.forEach((name, at) => {
      if (at !== columns.shape && !(at === columns.place?.at && columns.place.kind === 'answer'))
        setOwn(properties, name, cellValue(row[at] ?? '', this.#comma));
    });
    row.slice(header.length).forEach((value, at) => {
      if (value.trim() !== '') properties[`column ${header.length + at + 1}`] = cellValue(value, this.#comma);
    });
    const said = this.#rows.said;
    const { geometry, system: name } =
      columns.shape >= 0
        ? this.#shape(row[columns.shape] ?? '', index)
        : columns.place
          ? this.#place(row[columns.place.at] ?? '', columns.place.kind, index)
          : this.#point(row, columns, index);
    const feature: Feature = { type: 'Feature', geometry, properties };
    this.#rows.features.push(feature);
    const system = this.#systems.get(name) ?? { reprojection: new Reprojection(name, 'The table'), members: [] };
    system.members.push(feature);
    this.#systems.set(name, system);
    if (!geometry && this.#rows.said === said)
      this.note('no-geometry', `Row ${index + 1} has no place; it is kept in the table.`, 'info', index);
  }

  #shape(text: string, index: number): Places {
    try {
      const { geometry, srid, hasArcs } = shapeFrom(text);
      if (hasArcs) this.#arcs += 1;
      return { geometry, system: srid === null || srid === 0 ? null : String(srid) };
    } catch (error) {
      this.note(
        'csv-bad-shape',
        `The shape of row ${index + 1} cannot be read (${(error as Error).message.slice(0, 220)}); its other columns are kept.`,
        'error',
        index,
      );
      return nowhere;
    }
  }

  /** A cell with a whole place or, of a field form, a traced line or boundary. */
  #place(text: string, kind: 'pair' | 'reversed pair' | 'answer', index: number): Places {
    if (text.trim() === '') return nowhere;
    const places =
      kind === 'answer'
        ? answeredPlaces(text)
        : [pairOf(text, kind === 'reversed pair')].flatMap((place) => (place ? [place as number[]] : []));
    if (!places || places.length === 0) {
      this.note(
        'csv-bad-coordinates',
        `Row ${index + 1}: “${text.slice(0, 60)}” is no place; the row is kept without one.`,
        'warning',
        index,
      );
      return nowhere;
    }
    const [first, last] = [places[0]!, places.at(-1)!];
    if (places.length === 1) return { geometry: { type: 'Point', coordinates: first }, system: null };
    const isClosed = places.length > 3 && first[0] === last[0] && first[1] === last[1];
    return { geometry: isClosed ? { type: 'Polygon', coordinates: [places] } : { type: 'LineString', coordinates: places }, system: null };
  }

  #point(row: string[], columns: Columns, index: number): Places {
    const [x, y] = columns.angles
      ? [angleText(row, columns.angles.longitude), angleText(row, columns.angles.latitude)]
      : [row[columns.longitude] ?? '', row[columns.latitude] ?? ''];
    if (x.trim() === '' && y.trim() === '') return nowhere;
    const [first, second] = [angleOf(x, columns.isGerman), angleOf(y, columns.isGerman)];
    if (!first || !second) {
      this.note(
        'csv-bad-coordinates',
        `Row ${index + 1}: “${x.slice(0, 30)}”, “${y.slice(0, 30)}” are not coordinates; the row is kept without a place.`,
        'warning',
        index,
      );
      return nowhere;
    }
    if (first.letter === 'O' && !columns.isGerman)
      this.#once(
        'csv-letter-o',
        'The letter O of a longitude was read as west (oeste, ouest). If it means Ost, call the column “Länge” and open the table again.',
        index,
      );
    const isSwapped = first.axis === 'latitude' && second.axis === 'longitude';
    if (isSwapped)
      this.#once(
        'csv-letters-swapped',
        'N and S stand in the column of longitudes, E and W in that of latitudes: the letters were followed, not the names of the columns.',
        index,
      );
    const place = isSwapped ? [second.degrees, first.degrees] : [first.degrees, second.degrees];
    const height = columns.height >= 0 ? Number((row[columns.height] ?? '').trim().replace(',', '.') || Number.NaN) : Number.NaN;
    return {
      geometry: { type: 'Point', coordinates: Number.isFinite(height) ? [...place, height] : place },
      system: this.#systemOf(row, columns, place),
    };
  }

  /** The system that columns of the row name: an EPSG code, or a UTM zone where the numbers are no degrees. */
  #systemOf(row: string[], columns: Columns, [x, y]: number[]): string | null {
    const code = columns.system >= 0 ? crsCode(row[columns.system] ?? '') : '';
    if (/^\d{4,6}$/.test(code)) return code;
    return columns.zone >= 0 && (Math.abs(x!) > maxLongitude || Math.abs(y!) > 90) ? systemOfZone(row[columns.zone] ?? '') : null;
  }

  /** The rows since the last time, in longitude and latitude. */
  async take(): Promise<FeatureBatch> {
    const batch = this.#rows.take();
    for (const [name, system] of this.#systems) {
      const { members } = system;
      system.members = [];
      try {
        await system.reprojection.apply(members, batch.notes);
      } catch (error) {
        // A row of its own in an unknown system costs itself only; a table of them is refused.
        if (!(error instanceof UnreadableFile) || this.#systems.size === 1) throw error;
        for (const feature of members) feature.geometry = null;
        batch.notes.push({
          code: 'csv-unknown-crs',
          severity: 'error',
          message: `${members.length} rows are in ${name === null ? 'a coordinate system that the table does not say' : `the coordinate system ${name.slice(0, 40)}, which Hectare does not know`}; they are kept without a place.`,
        });
      }
    }
    return batch;
  }

  /** Says how many notes were too many to list. */
  finish(): void {
    if (this.#arcs > 0) {
      const { code, message, severity } = arcsNote(this.#arcs);
      this.note(code, message, severity);
    }
    this.#rows.finish();
  }
}

/** Names of columns, each used once; an empty one gets its number. */
function uniqueNames(header: string[]): string[] {
  const seen = new Set<string>();
  return header.map((name, at) => {
    let unique = name.trim() || `column ${at + 1}`;
    while (seen.has(unique)) unique += '_';
    seen.add(unique);
    return unique;
  });
}

/** Spreadsheets name their separator in a line before the head. */
const separatorLine = /^sep=([,;\t|])\r?\n/i;
/** By its first rows a table is judged. */
const rowsToJudge = 50;
/** A quote that never closes would keep the whole rest of a file waiting: here its row ends. */
const longestRow = 1 << 26;

async function* csvBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const pace = new Pace(options);
  let pieces: TextPieces | null = null;
  let reader: CsvReader | null = null;
  let separator = '';
  let waiting: string[] = [];
  let waitingLength = 0;
  let parsedLength = 0;
  let done = 0;
  let empty = 0;
  const take = (isLast: boolean): boolean => {
    const text = waiting.join('');
    // Neither the separator nor the columns hang on how the file was cut into pieces.
    if (separator === '' && !isLast && text.length < judgedLength) {
      waiting = [text];
      parsedLength = text.length;
      return false;
    }
    const named = separator === '' ? separatorLine.exec(text) : null;
    const body = named ? text.slice(named[0].length) : text;
    separator ||= named?.[1] ?? separatorOf(text);
    const { rows, rest, isUnclosed } = rowsIn(body, separator, isLast || text.length > longestRow);
    // The columns are known by the head and the rows under it.
    if (!reader && !isLast && rows.length <= rowsToJudge && text.length <= longestRow) {
      waiting = [body];
      parsedLength = text.length;
      return false;
    }
    const head = reader ? null : headOf(rows);
    if (head) {
      const { columns, sample } = head;
      reader = new CsvReader(
        rows[head.at]!,
        columns,
        separator !== ',' && [columns.longitude, columns.latitude].some((at) => hasDecimalComma(sample[at] ?? '')),
      );
      if (head.at > 0) reader.note('csv-lines-above', `${head.at} lines above the head of the table were left out.`, 'info');
      rows.splice(0, head.at + 1);
    } else if (!reader) {
      throw new UnreadableFile(
        'csv-without-places',
        'No column of this table holds places. Name two columns “longitude” and “latitude” in the first line, or one “wkt” with shapes as well-known text.',
      );
    }
    // Spreadsheets write their empty rows as separators alone.
    for (const row of rows)
      if (row.some((cell) => cell.trim() !== '')) reader!.add(row);
      else if (row.length > 1) empty += 1;
    if (isUnclosed)
      reader.note(
        'csv-unclosed-quote',
        'A quote is opened and never closed: everything behind it became one cell. Compare the number of rows, and close the quote.',
        'error',
      );
    waiting = [rest];
    waitingLength = parsedLength = rest.length;
    return rows.length > 0;
  };
  for await (const piece of piecesOf(source)) {
    pieces ??= new TextPieces(piece);
    const text = pieces.decoder.stream(pieces.next(piece));
    waiting.push(text);
    waitingLength += text.length;
    done += piece.length;
    // A row in many pieces is looked at again only when it has doubled.
    if (done < source.size && waitingLength >= 2 * parsedLength && take(false)) yield await reader!.take();
    await pace.step(done / Math.max(1, source.size));
  }
  waiting.push(pieces?.decoder.end() ?? '');
  take(true);
  if (empty > 0) reader!.note('csv-empty-rows', `${empty} rows hold nothing but separators; they were left out.`, 'info');
  reader!.finish();
  const last = await reader!.take();
  if (pieces?.decoder.guessed) last.notes.unshift(guessedEncodingNote);
  yield last;
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line per feature, the shape first as well-known text, the columns of all features after it; lists and objects as JSON. */
async function* csvPieces(walk: FeatureWalk, options: WriteOptions = {}): AsyncGenerator<Uint8Array> {
  let withId = false;
  const named = new Set<string>();
  for await (const features of walk()) {
    for (const { id, properties } of features) {
      withId ||= id !== undefined;
      for (const key in properties) named.add(key);
    }
  }
  const keys = [...named].filter((key) => !(withId && key === 'id'));
  if (named.has('WKT'))
    options.notes?.push({
      code: 'csv-column-renamed',
      severity: 'info',
      message: 'The column “WKT” is called “WKT_2” in the table, whose column of that name holds the shapes.',
    });
  const cell = (value: unknown) =>
    value === null || value === undefined ? '' : quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
  const encoder = new TextEncoder();
  // The mark at the beginning tells spreadsheets that the letters are UTF-8.
  yield encoder.encode(
    `\uFEFF${['WKT', ...(withId ? ['id'] : []), ...keys.map((key) => (key === 'WKT' ? 'WKT_2' : key))].map(quoted).join(',')}\r\n`,
  );
  for await (const features of walk()) {
    const lines = features.map(({ id, geometry, properties }) =>
      [
        geometry ? quoted(geometryToText(geometry, options.precision)) : '',
        ...(withId ? [cell(id ?? ownValue(properties, 'id'))] : []),
        ...keys.map((key) => cell(ownValue(properties, key))),
      ].join(','),
    );
    yield encoder.encode(lines.map((line) => `${line}\r\n`).join(''));
  }
}

/** Tables as text: longitude and latitude columns found by name, or a column of well-known text, hexadecimal WKB or GeoJSON. */
export const csv: FormatReader & FormatWriter = {
  recognise(bytes) {
    const head = decodeText(bytes.subarray(0, 8192)).text.replace(/^\uFEFF/, '');
    if (/^\s*[<{[]/.test(head) || head.includes('\0')) return 0;
    const named = separatorLine.exec(head);
    const table = named ? head.slice(named[0].length) : head;
    const rows = rowsOf(table, named?.[1] ?? separatorOf(table));
    const found = headOf(rows);
    return found && rows[found.at]!.length > 1 ? 0.7 : 0;
  },
  read: (bytes, options = {}) => collected('csv', csvBatches(sourceOfBytes('', bytes), { ...options, companions: {} })),
  readStream: csvBatches,
  write: (features, options) => joinedPieces(csvPieces(walkThrough(features), options)),
  writeStream: csvPieces,
};
