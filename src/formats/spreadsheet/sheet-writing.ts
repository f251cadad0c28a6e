import type { CellObject, WorkSheet } from '@e965/xlsx';
import type { Feature, Position } from '#geo/types.ts';
import { noteOf, type WriteOptions } from '../format.ts';
import { ownValue } from '../own-properties.ts';
import { say } from '../phrases/index.ts';
import { systemCell, systemColumn } from '../written-system.ts';
import { geometryToText } from '../text/geometry-text.ts';
import { library } from './sheet-library.ts';

/** What Excel holds: characters of a cell, and rows of a sheet under the head. */
const maxCellCharacters = 32_767;
const maxRows = 1_048_575;

type Cell = CellObject | undefined;
const textCell = (text: string): Cell => (text === '' ? undefined : { t: 's', v: text });

/** Columns for the shapes of features: longitude and latitude where all are points, else well-known text. */
interface ShapeColumns {
  names: string[];
  cells: (feature: Feature, index: number) => Cell[];
}

function pointColumns(features: readonly Feature[], { precision = 9, written }: WriteOptions): ShapeColumns {
  const system = systemCell(written);
  const places = (feature: Feature) => (feature.geometry as { coordinates: Position } | null)?.coordinates;
  const hasHeights = features.some((feature) => places(feature)?.[2] !== undefined);
  const rounded = (value: number | undefined, decimals: number): Cell =>
    value === undefined ? undefined : { t: 'n', v: Number(value.toFixed(decimals)) };
  return {
    names: [
      ...(written && !written.isGeographic ? ['easting', 'northing'] : ['longitude', 'latitude']),
      ...(hasHeights ? ['elevation'] : []),
      ...(system === null ? [] : [systemColumn]),
    ],
    cells: (feature) => {
      const place = places(feature);
      return [
        rounded(place?.[0], precision),
        rounded(place?.[1], precision),
        ...(hasHeights ? [rounded(place?.[2], 3)] : []),
        ...(system === null ? [] : [place && textCell(system)]),
      ];
    },
  };
}

function textColumn({ precision, notes, written }: WriteOptions): ShapeColumns {
  const system = systemCell(written);
  return {
    names: ['WKT', ...(system === null ? [] : [systemColumn])],
    cells: ({ geometry }, index) => {
      const text = geometry ? geometryToText(geometry, precision) : '';
      if (text.length <= maxCellCharacters) return [textCell(text), ...(system === null ? [] : [geometry ? textCell(system) : undefined])];
      notes?.push(
        noteOf('sheet-shape-too-long', 'warning', say('file.sheet.shape-too-long', { n: index + 1, most: maxCellCharacters }), index),
      );
      return [undefined, ...(system === null ? [] : [undefined])];
    },
  };
}

/** Whether an attribute repeats a column of shapes in every row, as in tables whose places were read from it. */
function saysTheSame(features: readonly Feature[], shapeCells: readonly Cell[][], at: number, name: string): boolean {
  return features.every((feature, index) => (shapeCells[index]![at]?.v ?? null) === (ownValue(feature.properties, name) ?? null));
}

/** Names of the attributes of all features, in the order in which they come; one that a column of shapes has already is told apart. */
function attributeNames(
  features: readonly Feature[],
  shapeNames: readonly string[],
  shapeCells: readonly Cell[][],
  { notes }: WriteOptions,
): { key: string; name: string }[] {
  const keys = new Set<string>();
  if (features.some(({ id }) => id !== undefined)) keys.add('id');
  for (const { properties } of features) for (const key in properties) keys.add(key);
  for (const [at, name] of shapeNames.entries()) if (keys.has(name) && saysTheSame(features, shapeCells, at, name)) keys.delete(name);
  const taken = new Set([...shapeNames, ...keys]);
  return [...keys].map((key) => {
    if (!shapeNames.includes(key)) return { key, name: key };
    let name = `${key}_2`;
    while (taken.has(name)) name += '_';
    taken.add(name);
    notes?.push(noteOf('sheet-column-renamed', 'info', say('file.sheet.column-renamed', { name: key, renamed: name })));
    return { key, name };
  });
}

/** The file's own rule keeps numbers, truth and texts apart; a text is never a formula. */
function attributeCell(value: unknown, told: { cut: number }): Cell {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return { t: 'n', v: value };
  if (typeof value === 'boolean') return { t: 'b', v: value };
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (text.length > maxCellCharacters) told.cut += 1;
  return textCell(text.slice(0, maxCellCharacters));
}

const asRow = (cells: Cell[]) => cells as CellObject[];

/** A workbook (.xlsx) with one row a feature: the shape first, then its attributes with their types. */
export async function workbookOf(features: Feature[], options: WriteOptions): Promise<Uint8Array> {
  const xlsx = await library();
  const arePoints = features.some(({ geometry }) => geometry) && features.every(({ geometry }) => !geometry || geometry.type === 'Point');
  const shapes = arePoints ? pointColumns(features, options) : textColumn(options);
  const shapeCells = features.map((feature, index) => shapes.cells(feature, index));
  const attributes = attributeNames(features, shapes.names, shapeCells, options);
  const told = { cut: 0 };
  const rows = features.map((feature, index) =>
    asRow([
      ...shapeCells[index]!,
      ...attributes.map(({ key }) =>
        attributeCell(key === 'id' && feature.id !== undefined ? feature.id : ownValue(feature.properties, key), told),
      ),
    ]),
  );
  if (told.cut > 0)
    options.notes?.push(noteOf('sheet-text-cut', 'warning', say('file.sheet.text-cut', { n: told.cut, most: maxCellCharacters })));
  const head = asRow([...shapes.names, ...attributes.map(({ name }) => name)].map((name) => ({ t: 's', v: name })));
  const book = xlsx.utils.book_new();
  for (let at = 0; at === 0 || at < rows.length; at += maxRows) {
    const data = [head, ...rows.slice(at, at + maxRows)];
    const last = xlsx.utils.encode_cell({ r: data.length - 1, c: Math.max(0, head.length - 1) });
    const sheet: WorkSheet = { '!data': data, '!ref': `A1:${last}` };
    xlsx.utils.book_append_sheet(book, sheet, at === 0 ? 'Shapes' : `Shapes_${at / maxRows + 1}`);
  }
  return new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer);
}
