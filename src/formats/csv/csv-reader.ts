import { angleText } from './csv-angle-columns.ts';
import { answeredPlaces, hasDecimalComma, pairOf, systemOfZone, type Columns, type PlaceKind } from './csv-columns.ts';
import { angleOf } from './degrees-text.ts';
import { unguarded } from './formula-guard.ts';
import { uniqueNames } from './unique-names.ts';
import { placesWritten } from './written-places.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { maxLongitude } from '#geo/longitudes.ts';
import type { Feature, Geometry, Properties } from '#geo/types.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { noteOf, UnreadableFile, type FeatureBatch, type Note } from '../format.ts';
import { readGeoJsonValue } from '../json/geojson-reader.ts';
import { setOwn } from '../own-properties.ts';
import { crsCode } from '../projection/projections.ts';
import { Reprojection } from '../projection/reprojection.ts';
import { shapeOfText } from '../text/wkt.ts';
import { reasonOf, say, type FilePhrase } from '../phrases/index.ts';

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

function shapeFrom(text: string): { geometry: Geometry | null; srid: number | null; hasArcs: boolean; hasMeasures: boolean } {
  if (text.trim() === '') return { geometry: null, srid: null, hasArcs: false, hasMeasures: false };
  if (text.trimStart().startsWith('{'))
    return { geometry: readGeoJsonValue(JSON.parse(text)).features[0]?.geometry ?? null, srid: null, hasArcs: false, hasMeasures: false };
  return shapeOfText(text);
}

type Places = Pick<Feature, 'geometry'> & { system: string | null };
const nowhere: Places = { geometry: null, system: null };
/** what UTM and MGRS are on here */
const ofGrid = 'EPSG:4326';

/** Rows of a table as features; its columns are known. */
export class CsvReader {
  readonly #rows = new FeatureCollector();
  readonly #systems = new Map<string | null, { reprojection: Reprojection; members: Feature[] }>();
  readonly #header: string[];
  readonly #columns: Columns;
  readonly #comma: boolean;
  readonly #asked: string | undefined;
  readonly #said = new Set<string>();
  #arcs = 0;
  #isMeasured = false;
  #unguarded = 0;
  /** the largest square of MGRS whose middle stands for a place */
  #squareMetres = 1;

  /** `comma`: decimals of the places stand behind a comma, and so do those of other numbers */
  constructor(header: string[], columns: Columns, comma: boolean, asked?: string) {
    this.#asked = asked;
    this.#header = uniqueNames(header.map((name) => this.#textOf(name)));
    this.#columns = columns;
    this.#comma = comma;
  }

  note(code: string, phrase: PlainPhrase, severity: Note['severity'], feature?: number): void {
    this.#rows.note(code, phrase, severity, feature);
  }

  /** A note about the table, the first time only. */
  #once(code: string, phrase: FilePhrase, feature: number): void {
    if (this.#said.has(code)) return;
    this.#said.add(code);
    this.note(code, phrase, 'warning', feature);
  }

  /** `values`: what the cells hold, where the file says their types; else that is read from their texts. */
  add(row: string[], values?: readonly unknown[]): void {
    const valueAt = (at: number) => (values ? (values[at] ?? null) : this.#value(row[at] ?? ''));
    const [header, columns, index] = [this.#header, this.#columns, this.#rows.count];
    const properties: Properties = {};
    header.forEach((name, at) => {
      if (at !== columns.shape && !(at === columns.place?.at && columns.place.kind === 'answer')) setOwn(properties, name, valueAt(at));
    });
    row.slice(header.length).forEach((value, at) => {
      if (value.trim() !== '') properties[`column ${header.length + at + 1}`] = valueAt(header.length + at);
    });
    const said = this.#rows.said;
    const { geometry, system: name } =
      columns.shape >= 0
        ? this.#shape(row[columns.shape] ?? '', row[columns.system] ?? '', index)
        : columns.place
          ? this.#place(row[columns.place.at] ?? '', columns.place.kind, index)
          : this.#point(row, columns, index);
    const feature: Feature = { type: 'Feature', geometry, properties };
    this.#rows.features.push(feature);
    const system = this.#systems.get(name) ?? { reprojection: this.#reprojection(name), members: [] };
    system.members.push(feature);
    this.#systems.set(name, system);
    if (!geometry && this.#rows.said === said) this.note('no-geometry', say('file.csv.no-place', { n: index + 1 }), 'info', index);
  }

  /** A place of UTM or MGRS has said its system itself. */
  #reprojection(name: string | null): Reprojection {
    return new Reprojection(name, say('file.the-table'), name === ofGrid ? undefined : this.#asked);
  }

  #value(cell: string): unknown {
    const value = cellValue(cell, this.#comma);
    return typeof value === 'string' ? this.#textOf(value) : value;
  }

  /** A text without the apostrophes that keep spreadsheets from running it: see formula-guard.ts. */
  #textOf(cell: string): string {
    const text = unguarded(cell);
    if (text !== cell) this.#unguarded += 1;
    return text;
  }

  /** `said`: the cell of a column for the system, which counts where it names an authority: a bare number may be anything */
  #shape(text: string, said: string, index: number): Places {
    try {
      const { geometry, srid, hasArcs, hasMeasures } = shapeFrom(text);
      this.#isMeasured ||= hasMeasures;
      if (hasArcs) this.#arcs += 1;
      const written = /^\s*(?:EPSG|ESRI):\d{4,6}\s*$/i.test(said) ? crsCode(said) : null;
      return { geometry, system: srid === null || srid === 0 ? written : String(srid) };
    } catch (error) {
      this.note('csv-bad-shape', say('file.csv.bad-shape', { n: index + 1, reason: reasonOf(error, 220) }), 'error', index);
      return nowhere;
    }
  }

  /** A cell with a whole place or, of a field form, a traced line or boundary. */
  #place(text: string, kind: PlaceKind, index: number): Places {
    if (text.trim() === '') return nowhere;
    const written = kind === 'written' ? placesWritten(text, this.#asked !== undefined) : null;
    if (written && written.squareMetres > this.#squareMetres) this.#squareMetres = written.squareMetres;
    const places =
      kind === 'written'
        ? written?.places
        : kind === 'answer'
          ? answeredPlaces(text)
          : [pairOf(text, kind === 'reversed pair')].flatMap((place) => (place ? [place as number[]] : []));
    if (!places || places.length === 0) {
      this.note('csv-bad-coordinates', say('file.csv.not-a-place', { n: index + 1, text: text.slice(0, 60) }), 'warning', index);
      return nowhere;
    }
    const [first, last] = [places[0]!, places.at(-1)!];
    if (places.length === 1) return { geometry: { type: 'Point', coordinates: first }, system: written?.isOnGrid ? ofGrid : null };
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
        say('file.csv.not-coordinates', { n: index + 1, x: x.slice(0, 30), y: y.slice(0, 30) }),
        'warning',
        index,
      );
      return nowhere;
    }
    if (first.letter === 'O' && !columns.isGerman) this.#once('csv-letter-o', say('file.csv.letter-o'), index);
    const isSwapped = first.axis === 'latitude' && second.axis === 'longitude';
    if (isSwapped) this.#once('csv-letters-swapped', say('file.csv.letters-swapped'), index);
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
        batch.notes.push(
          noteOf(
            'csv-unknown-crs',
            'error',
            name === null
              ? say('file.csv.rows-without-crs', { n: members.length })
              : say('file.csv.rows-of-unknown-crs', { n: members.length, system: name.slice(0, 40) }),
          ),
        );
      }
    }
    return batch;
  }

  /** Says how many notes were too many to list. */
  finish(): void {
    if (this.#unguarded > 0) this.note('csv-unguarded-cells', say('file.csv.unguarded-cells', { n: this.#unguarded }), 'info');
    if (this.#squareMetres > 1) this.note('csv-mgrs-squares', say('file.csv.mgrs-squares', { metres: this.#squareMetres }), 'info');
    if (this.#isMeasured) this.note('measures-left-out', say('file.measures-left-out'), 'info');
    if (this.#arcs > 0) this.note('arcs-straightened', say('file.arcs', { n: this.#arcs }), 'info');
    this.#rows.finish();
  }
}
