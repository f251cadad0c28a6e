import { noFigureOf, pictureOfFigure, type FigureName, type ParcelFigures, type ProjectFigures } from '#api/parcel-figures.ts';
import { provenanceOf } from './kit/answers.ts';
import { column, textColumn } from './kit/blocks.ts';
import type { Column, Row } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import type { ReportContext } from './report-context.ts';

const forestNames = ['forest_2000_ha', 'deforested_ha', 'forest_left_ha'] as const;
const names: readonly FigureName[] = [...forestNames, 'ndvi_mean', 'tree_cover_ha', 'biomass_t_per_ha'];
/** On paper there is no room for them; files have them. */
const onlyInFiles: readonly FigureName[] = ['tree_cover_ha', 'biomass_t_per_ha'];
const quantityOf = (name: FigureName) => (name === 'ndvi_mean' ? 'index' : name === 'biomass_t_per_ha' ? 'tonnesAHectare' : 'hectares');
const reasonOf = (parcel: ParcelFigures, name: FigureName) => noFigureOf(parcel, pictureOfFigure[name]).reason;
const isForest = (name: FigureName): name is (typeof forestNames)[number] => forestNames.some((forest) => forest === name);

/** The figures that the table of parcels shows, as far as they are collected. */
export interface FigureColumns {
  columns: Column[];
  /** what a parcel's row adds, by its place among the shapes */
  cells: (place: number) => Row;
  /** hectares of all parcels, beneath the rows */
  total: Row;
  /** what the columns mean, why a figure is not given, and how their sums relate to the project */
  remarks: string[];
  /** where the figures come from */
  source: string;
}
const none: FigureColumns = { columns: [], cells: () => ({}), total: {}, remarks: [], source: '' };

/** Why parcels have a dash, each reason once. */
function reasonTexts(parcels: readonly ParcelFigures[], shown: readonly FigureName[], context: ReportContext): string[] {
  const { why, dash } = context.texts.parts.figures;
  const reasons = parcels.flatMap((parcel) => shown.flatMap((name) => reasonOf(parcel, name) ?? []));
  const words = [...new Set(reasons)].map((reason) => why[reason]);
  return words.length > 0 ? [fill(dash, { reasons: words.join('; ') })] : [];
}

/** Sums of parcels with a figure and without, and those of the project where shared land makes them differ. */
function sumTexts({ parcels, sum, whole, forest }: ProjectFigures, { data, texts, format }: ReportContext): string[] {
  if (!forest || sum.deforested_ha === null) return [];
  const words = texts.parts.figures;
  const without = parcels.filter(({ forest_reason: reason }) => reason === 'too-small' || reason === 'no-data').length;
  const differs = forestNames.some(
    (name) => whole[name] !== null && sum[name] !== null && format.hectares(whole[name]) !== format.hectares(sum[name]),
  );
  return [
    ...(without > 0 ? [fill(data.places ? texts.parcelFilter.without : words.without, { n: format.quantity(without, 'count') })] : []),
    ...(differs
      ? [
          fill(words.project, {
            forest: format.hectares(whole.forest_2000_ha),
            lost: format.hectares(whole.deforested_ha),
            left: format.hectares(whole.forest_left_ha),
          }),
        ]
      : []),
  ];
}

/** The columns of figures per parcel; none where the service has no such figures. */
export function figureColumns(context: ReportContext): FigureColumns {
  const { data, texts, format } = context;
  const figures = data.parcelFigures;
  if (!figures || !Object.values(pictureOfFigure).some((picture) => figures[picture])) return none;
  const words = texts.parts.figures;
  const shown = names.filter((name) => figures[pictureOfFigure[name]]);
  const onPaper = shown.filter((name) => !onlyInFiles.includes(name));
  const lastYear = figures.forest?.end?.slice(0, 4) ?? '…';
  const dayOf = (basis: ProjectFigures['forest']) => (basis?.end ? format.day(basis.end) : '–');
  const sources = [figures.forest, figures.ndvi, figures.land_cover, figures.biomass].flatMap((basis) =>
    basis ? provenanceOf(basis, texts.phrased).source.replace(/\.+$/, '') || [] : [],
  );
  return {
    columns: [
      ...shown.map((name): Column => ({
        ...column(name, fill(words[name], { year: lastYear }), quantityOf(name)),
        ...(onlyInFiles.includes(name) ? { onlyInFiles: true as const } : {}),
      })),
      { ...textColumn('why', texts.parts.note), onlyInFiles: true },
    ],
    cells: (place) => {
      const parcel = figures.parcels[place];
      if (!parcel) return {};
      const reasons = [...new Set(shown.flatMap((name) => reasonOf(parcel, name) ?? []))].map((reason) => words.why[reason]);
      return { ...Object.fromEntries(shown.map((name) => [name, parcel[name] ?? null])), why: reasons.join('; ') || null };
    },
    total: Object.fromEntries(shown.map((name) => [name, isForest(name) ? figures.sum[name] : null])),
    remarks: [
      ...(figures.forest ? [fill(words.aboutForest, { date: dayOf(figures.forest) })] : []),
      ...(figures.ndvi ? [fill(words.aboutNdvi, { date: dayOf(figures.ndvi) })] : []),
      ...reasonTexts(figures.parcels, onPaper, context),
      ...sumTexts(figures, context),
    ],
    source: [...new Set(sources)].join('; '),
  };
}
