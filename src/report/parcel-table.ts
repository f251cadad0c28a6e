import { areaHectares, isMeasurable, measuredHectares, polygonsOf, type Feature } from '#geo/index.ts';
import { countedMaps, mapColumns } from '#overlays/columns.ts';
import { column, table, textColumn } from './kit/blocks.ts';
import { geometryOf } from './kit/boundary-map.ts';
import type { Block, CellValue, Column, Rows } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import { nameOfParcel, numberOfShape, parcelsIn } from './parcels.ts';
import type { FigureColumns } from './parcel-figures.ts';
import type { ReportContext } from './report-context.ts';

/** So many attributes are printed beside name, folder and area, and so many beside figures; the files have all of them. */
const [maxPrintedAttributes, maxBesideFigures] = [3, 1];
/** Longer texts would leave the other columns no room on a page. */
const maxPrintedLetters = 24;
/** Columns of their own, and how a map program paints the shape (simplestyle): not worth paper. */
const unprinted = new Set([
  'name',
  'folder',
  'title',
  'description',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'fill',
  'fill-opacity',
  'marker-color',
  'marker-size',
  'marker-symbol',
]);
/** Areas that differ by less agree: ours is exact to some square metres, a service may round to two digits of a hectare. */
const agreesWithin = (hectares: number): number => Math.max(0.01, hectares * 1e-4);

/** Keeps attributes apart from the table's own columns. */
const keyOf = (attribute: string): string => `attribute:${attribute}`;
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const cellOf = (value: unknown): CellValue =>
  isEmpty(value) ? null : typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);

/** The attributes that any parcel has a value of, in the order in which they first occur. */
function attributesOf(parcels: readonly Feature[]): string[] {
  const found = new Set<string>();
  for (const { properties } of parcels)
    for (const [name, value] of Object.entries(properties ?? {}))
      if (!isEmpty(value) && name !== 'name' && name !== 'folder') found.add(name);
  return [...found];
}

function attributeColumns(parcels: readonly Feature[], rows: Rows, most: number): Column[] {
  let printed = 0;
  // Figures of own maps stand in a section of their own, which leaves out those that fit their parcel no more.
  const ofMaps = new Set(countedMaps(parcels).flatMap(({ name }) => Object.values(mapColumns(name))));
  return attributesOf(parcels).map((name): Column => {
    const key = keyOf(name);
    const values = rows.map((row) => row[key]).filter((value) => !isEmpty(value));
    const fits =
      printed < most && !unprinted.has(name) && !ofMaps.has(name) && values.every((value) => String(value).length <= maxPrintedLetters);
    if (fits) printed += 1;
    return {
      key,
      label: name,
      kind: values.every((value) => typeof value === 'number') ? 'number' : 'text',
      ...(fits ? {} : { onlyInFiles: true }),
    };
  });
}

/** How the sum of the parcels relates to the area of the project, in which overlapping land counts once. */
function remarkOf(sum: number, context: ReportContext): string {
  const { data, texts, format, options } = context;
  const words = texts.parts;
  const whole = data.project.area_hectares ?? areaHectares(geometryOf(context));
  const area = format.hectares(whole);
  if (data.places && options.parcels) {
    const counts = { shown: format.quantity(data.places.length, 'count'), all: format.quantity(options.parcels.all, 'count') };
    return `${words.parcelRemark} ${fill(texts.parcelFilter.sum, { ...counts, sum: format.hectares(sum), area })}`;
  }
  const relation = Math.abs(sum - whole) <= agreesWithin(whole) ? words.sumAgrees : sum > whole ? words.sumIsMore : words.sumIsLess;
  return `${words.parcelRemark} ${fill(relation, { sum: format.hectares(sum), area })}`;
}

/** The parcels that the project was made of, by their names; null where nobody knows them. */
export function parcelTable(context: ReportContext, figures: FigureColumns, maxRows: number): Block | null {
  const { data, texts } = context;
  const parcels = parcelsIn(data.shapes);
  if (parcels.length === 0) return null;
  const words = texts.parts;
  const attributes = attributesOf(parcels);
  // Figures are given of all shapes, those without a place among them.
  const places = data.shapes.flatMap(({ geometry }, place) => (geometry ? [place] : []));
  const rows: Rows = parcels.map((parcel, index) => ({
    name: nameOfParcel(parcel) || fill(words.parcel, { n: numberOfShape(data.places, places[index]!) }),
    folder: cellOf(parcel.properties?.['folder']),
    // Points and lines have no area, which is not the same as an area of 0; neither has what is not measured.
    area: polygonsOf(parcel.geometry).length > 0 ? measuredHectares(parcel.geometry) : null,
    ...figures.cells(places[index]!),
    ...Object.fromEntries(attributes.map((name) => [keyOf(name), cellOf(parcel.properties?.[name])])),
  }));
  const notMeasured = parcels.filter(({ geometry }) => !isMeasurable(geometry)).length;
  const sum = rows.reduce((total, { area }) => total + (typeof area === 'number' ? area : 0), 0);
  return table({
    name: 'parcels',
    caption: words.parcels,
    maxRows,
    rows,
    total: { name: words.sum, area: sum, ...figures.total },
    remark: [remarkOf(sum, context), ...(notMeasured > 0 ? [fill(words.notMeasured, { n: notMeasured })] : []), ...figures.remarks].join(
      ' ',
    ),
    columns: [
      textColumn('name', words.name),
      ...(rows.some(({ folder }) => folder !== null) ? [textColumn('folder', words.folder)] : []),
      column('area', texts.measure.area2, 'hectares'),
      ...figures.columns,
      ...attributeColumns(parcels, rows, figures.columns.length > 0 ? maxBesideFigures : maxPrintedAttributes),
    ],
  });
}
