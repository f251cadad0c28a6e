import { PhrasedError } from '#sentences/phrases/index.ts';
import type { ProjectFigures } from '#api/parcel-figures.ts';
import { areaHectares, measuredHectares, unionAreaHectares } from '#geo/index.ts';
import type { ParcelFilter } from './choices.ts';
import type { Collected, ProjectData } from './collect.ts';
import { geometryOf } from './kit/boundary-map.ts';
import type { Format } from './kit/format.ts';
import { fill } from './kit/texts/index.ts';
import { parcelsIn, type Parcel } from './parcels.ts';
import { sentence } from './phrases/sentence.ts';
import type { ReportContext } from './report-context.ts';
import type { ReportTexts } from './texts/index.ts';

/** Of a list of values so many are written out. */
const maxNamed = 6;
const sumNames = ['area_hectares', 'forest_2000_ha', 'forest_left_ha', 'deforested_ha'] as const;

class OtherParcels extends PhrasedError {
  readonly code = 'invalid';
}

/** Figures of some of the parcels; their sums are those of the parcels that have one. The project's own stay. */
function figuresAt(figures: ProjectFigures, places: readonly number[]): ProjectFigures {
  const parcels = places.map((place) => figures.parcels[place]!);
  const sumOf = (name: (typeof sumNames)[number]): number | null => {
    const known = parcels.flatMap((parcel) => parcel[name] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  };
  const [area, before, left, lost] = sumNames.map(sumOf);
  const sum = { area_hectares: area!, forest_2000_ha: before!, forest_left_ha: left!, deforested_ha: lost! };
  return { ...figures, parcels, sum };
}

/**
 * What was collected with the parcels alone that a filter leaves; products and figures of the project stay as they are. Throws where the project has another number of
 * parcels than those that were filtered: the places would be of other parcels.
 */
export function onlyParcels(collected: Collected, filter: ParcelFilter | null): Collected {
  const [data] = collected.projects;
  // Without the parcels nothing of them is in the report, and it says why.
  if (!filter || !data || data.shapes.length === 0) return collected;
  const { places, all } = filter;
  const isOfThese = parcelsIn(data.shapes).length === all && places.every((place) => data.shapes[place]?.geometry);
  if (!isOfThese) throw new OtherParcels(sentence('report.other-parcels'));
  const isIn = new Set(places);
  const { parcelFigures, plotRisks } = data;
  const part: ProjectData = {
    ...data,
    shapes: places.map((place) => data.shapes[place]!),
    places,
    parcelFigures: parcelFigures && figuresAt(parcelFigures, places),
    plotRisks: plotRisks && { ...plotRisks, plots: plotRisks.plots.filter(({ place }) => isIn.has(place)) },
  };
  return { ...collected, projects: [part] };
}

function columnName({ kind, name }: ParcelFilter['conditions'][number]['column'], texts: ReportTexts): string {
  const own = { name: texts.parts.name, folder: texts.parts.folder, area: texts.measure.area2 };
  if (kind === 'attribute') return name;
  if (kind === 'risk') return name === 'risk_annual_crops' ? texts.eudr.riskAnnual : texts.eudr.riskPerennial;
  if (kind !== 'figure') return own[kind];
  const label = texts.parts.figures[name as keyof ReportTexts['parts']['figures']];
  return typeof label === 'string' ? fill(label, { year: '…' }) : name;
}

function conditionWords(condition: ParcelFilter['conditions'][number], texts: ReportTexts): string {
  const { column, type, test, value, upTo = '', values = [] } = condition;
  const { tests, dateTests, more } = texts.parcelFilter;
  const valueWords = (text: string) => (column.kind === 'risk' ? (texts.eudr.risks[text as keyof typeof texts.eudr.risks] ?? text) : text);
  const named = values.slice(0, maxNamed).map((one) => `“${valueWords(one)}”`);
  const left = values.length - named.length;
  const wording = (type === 'date' ? dateTests[test as keyof typeof dateTests] : undefined) ?? tests[test];
  return fill(wording, {
    column: columnName(column, texts),
    value,
    upTo,
    values: left > 0 ? `${named.join(', ')} ${fill(more, { n: left })}` : named.join(', '),
  });
}

/** How many parcels the report has, and of how many where a filter leaves some out; '' where there are none. */
export function parcelCountText({ data, options, texts, format }: ReportContext): string {
  const count = parcelsIn(data.shapes).length;
  const shown = format.quantity(count, 'count');
  if (count === 0) return '';
  return data.places && options.parcels
    ? fill(texts.parcelFilter.count, { shown, all: format.quantity(options.parcels.all, 'count') })
    : shown;
}

/** Land counted once; where shapes cannot be laid together, their areas added up. */
async function landOf(parcels: readonly Parcel[]): Promise<number> {
  const geometries = parcels.map(({ geometry }) => geometry);
  try {
    return await unionAreaHectares(geometries);
  } catch {
    return geometries.reduce((sum, geometry) => sum + (measuredHectares(geometry) ?? 0), 0);
  }
}

/** The hectares of the project; of a report of some of its parcels theirs, and of how many. */
export async function areaText(context: ReportContext): Promise<string> {
  const { data, options, texts, format } = context;
  const all = format.hectares(data.project.area_hectares ?? areaHectares(geometryOf(context)));
  const isPart = data.places !== null && options.parcels !== null;
  const shown = isPart ? fill(texts.parcelFilter.count, { shown: format.hectares(await landOf(parcelsIn(data.shapes))), all }) : all;
  return `${shown} ${texts.hectares}`;
}

/** Which part of its parcels the report of a project is of, by which conditions, and what is of all of them nevertheless. */
export function parcelSentence({ places, all, join, conditions }: ParcelFilter, texts: ReportTexts, format: Format): string {
  const { said, between } = texts.parcelFilter;
  return fill(said, {
    shown: format.quantity(places.length, 'count'),
    all: format.quantity(all, 'count'),
    conditions: conditions.map((condition) => conditionWords(condition, texts)).join(` ${between[join]} `),
  });
}
