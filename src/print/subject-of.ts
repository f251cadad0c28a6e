import { measuredHectares, type Feature } from '#geo/index.ts';
import type { Colour } from './marks.ts';
import { plainLook, type LayerLooks } from './layer-looks.ts';
import type { LegendRow, PrintLook, PrintPlot, PrintSubject } from './subject.ts';

/** Features of one file. */
export interface PrintLayer {
  title: string;
  features: readonly Feature[];
  /** the attribute that names them; null numbers them */
  nameField: string | null;
  colour?: Colour | undefined;
  /** how they look where they are not all in one colour */
  drawn?: LayerLooks | undefined;
  /** its features are whole projects, and are called so */
  areProjects?: boolean | undefined;
  /** what is written at each on the map, '' for nothing; without it, and where it is null, its name */
  labels?: readonly (string | null)[] | undefined;
}

/** Fills of files one after another: told apart with red-green blindness, light enough for black letters (Okabe and Ito 2008). */
const colours = ['#009e73', '#e69f00', '#0072b2', '#cc79a7', '#56b4e9', '#d55e00', '#999999'] as const;
/** The colour of a file without one of its own, by its place among those that are printed. */
export const layerColour = (place: number): Colour => colours[place % colours.length]!;
/** attributes of a plot that its own sheet shows */
const maxAttributes = 14;
const longestValue = 200;
/** A name of a megabyte, which a file may have, would be laid out letter by letter on every sheet. */
const cut = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

const written = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return '';
};

function plotOf({ geometry, properties }: Feature, nameField: string | null, number: number, look: number): PrintPlot {
  const name = written(nameField === null ? properties?.['name'] : properties?.[nameField]);
  return {
    name: name === '' ? String(number) : cut(name),
    geometry,
    hectares: geometry ? measuredHectares(geometry) : null,
    attributes: Object.entries(properties ?? {})
      .filter(([field]) => field !== nameField && field !== 'name' && field !== 'folder' && !field.startsWith('_'))
      .map(([field, value]) => [cut(field), cut(written(value))] as const)
      .filter(([, value]) => value !== '')
      .slice(0, maxAttributes),
    look,
  };
}

/** A row of a layer's legend among those of all: `first` is the place of the layer's first look. */
function rowAfter(row: LegendRow, first: number): LegendRow {
  if (row.kind === 'layer') return { ...row, looks: row.looks.map((look) => look + first) };
  return row.kind === 'entry' ? { ...row, look: row.look + first } : row;
}

/** The land of files or projects, a colour for each that brings no looks of its own. */
export function subjectOf(layers: readonly PrintLayer[], attribution = ''): PrintSubject {
  const looks: PrintLook[] = [];
  const legend: LegendRow[] = [];
  const plots: PrintPlot[] = [];
  for (const [at, { title, colour, drawn, features, nameField, labels }] of layers.entries()) {
    const first = looks.length;
    for (const look of drawn?.looks ?? [plainLook(colour ?? layerColour(at))]) looks.push(look);
    if (features.length > 0)
      for (const row of drawn?.legend ?? [{ kind: 'layer', title, looks: [0] } as const]) legend.push(rowAfter(row, first));
    for (const [index, feature] of features.entries()) {
      const plot = plotOf(feature, nameField, index + 1, first + (drawn?.lookOf[index] ?? 0));
      const label = labels?.[index] ?? null;
      plots.push(label === null ? plot : { ...plot, label: cut(label) });
    }
  }
  const areProjects = layers.length > 0 && layers.every((layer) => layer.areProjects === true);
  return { looks, legend, plots, areProjects, attribution };
}
