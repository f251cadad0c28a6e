import { measuredHectares, type Feature } from '#geo/index.ts';
import type { Colour } from './marks.ts';
import type { PrintLook, PrintPlot, PrintSubject } from './subject.ts';

/** Features that are drawn alike, such as those of a file. */
export interface PrintLayer {
  title: string;
  features: readonly Feature[];
  /** the attribute that names them; null numbers them */
  nameField: string | null;
  colour?: Colour;
}

/** Fills of files one after another: told apart with red-green blindness, light enough for black letters (Okabe and Ito 2008). */
const colours = ['#009e73', '#e69f00', '#0072b2', '#cc79a7', '#56b4e9', '#d55e00', '#999999'] as const;
/** attributes of a plot that its own sheet shows */
const mostAttributes = 14;
const longestValue = 200;

function darker(colour: Colour): Colour {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.62));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const written = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return '';
};

function plotOf({ geometry, properties }: Feature, nameField: string | null, number: number, look: number): PrintPlot {
  const name = written(nameField === null ? properties?.['name'] : properties?.[nameField]);
  return {
    name: name === '' ? String(number) : name,
    geometry,
    hectares: geometry ? measuredHectares(geometry) : null,
    attributes: Object.entries(properties ?? {})
      .filter(([field]) => field !== nameField && field !== 'name' && field !== 'folder' && !field.startsWith('_'))
      .map(([field, value]) => [field, written(value).slice(0, longestValue)] as const)
      .filter(([, value]) => value !== '')
      .slice(0, mostAttributes),
    look,
  };
}

/** The land of files or projects, a colour for each. */
export function subjectOf(layers: readonly PrintLayer[], attribution = ''): PrintSubject {
  const looks = layers.map(({ title, colour }, index): PrintLook => {
    const fill = colour ?? colours[index % colours.length]!;
    return { label: title, fill, fillOpacity: 0.38, stroke: darker(fill), strokeWidth: 0.9 };
  });
  const plots = layers.flatMap(({ features, nameField }, look) =>
    features.map((feature, index) => plotOf(feature, nameField, index + 1, look)),
  );
  return { looks, plots, attribution };
}
