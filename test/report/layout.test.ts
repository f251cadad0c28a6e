import { describe, expect, test } from 'vitest';
import type { Feature, Geometry } from '#geo/index.ts';
import { sectionsOfTemplate, templatesFor, type Paper, type ReportLanguage, type TemplateId } from '#report/index.ts';
import { writePdf } from '#report/pdf/index.ts';
import { inSoak } from '../helpers/soak.ts';
import { projectOf } from './given.ts';
import { made, type Wanted } from './made.ts';

/** Parcels in rows of ten, each of some 20 ha. */
const parcels = (count: number): Feature[] =>
  Array.from({ length: count }, (_, index) => {
    const [west, south] = [34.9 + (index % 10) * 0.005, 0.9 + Math.floor(index / 10) * 0.005];
    const ring = [
      [west, south],
      [west + 0.004, south],
      [west + 0.004, south + 0.004],
      [west, south + 0.004],
      [west, south],
    ];
    return { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties: { name: `Plot ${index + 1}`, owner: 'W' } };
  });
const together = (shapes: Feature[]): Geometry => ({
  type: 'GeometryCollection',
  geometries: shapes.flatMap(({ geometry }) => (geometry ? [geometry] : [])),
});
const points: Feature[] = Array.from({ length: 8 }, (_, index) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [34.9 + index * 0.01, 0.9] },
  properties: { name: `Well ${index + 1}` },
}));
const gone = Object.assign(new Error('There is no network.'), { code: 'network' });
const offline = Object.fromEntries(
  [
    'weather',
    'weatherYears',
    'climate',
    'climateRisk',
    'deforestationSummary',
    'deforestationIndicatorImage',
    'baselineSequestration',
    'performanceBenchmark',
    'carbonAdditionality',
    'ghgEmissions',
    'satelliteIndex',
    'soil',
    'projectMask',
    'wetlandsMask',
  ].map((name) => [name, gone]),
);
const projects: Record<string, Wanted> = {
  'a landscape': {},
  'sixty parcels': { shapes: parcels(60), changed: { getProject: { ...projectOf(0, 'Sixty'), geometry: together(parcels(60)) } } },
  'points only': {
    shapes: points,
    changed: { getProject: { ...projectOf(0, 'Wells'), area_hectares: 0, geometry: together(points) } },
  },
  'nothing collected, offline': { changed: offline },
  'long names and texts': {
    names: ['Community woodland and watershed restoration programme of the northern hills, second phase, 2024 to 2029'],
    shapes: parcels(24),
    options: { introduction: 'Why we made it. '.repeat(60), notes: 'What we saw. '.repeat(90), preparedBy: 'The forest service' },
  },
};

const fillsOf = async (wanted: Wanted): Promise<number[]> => (await writePdf((await made(wanted)).report)).fills;
const shares = (fills: number[]): number[] => fills.map((fill) => Math.round(fill * 100) / 100);

describe.each(Object.entries(projects))('%s', (name, wanted) => {
  const chosen = (template: TemplateId, language: ReportLanguage, paper: Paper): Wanted => ({
    ...wanted,
    options: { ...wanted.options, language, paper, sections: sectionsOfTemplate(template, false) },
  });
  const all = templatesFor(false).flatMap((template) => [[template, 'en', 'A4'] as const, [template, 'es', 'letter'] as const]);
  // Every template on both papers for one project, for the others on one of the two.
  test.each(name === 'a landscape' ? all : all.filter((_, index) => inSoak(Number([0, 3].includes(index % 4)), 1) === 1))(
    'in the template %s (%s, %s) no page but the last is less than half full',
    async (template, language, paper) => {
      const fills = await fillsOf(chosen(template, language, paper));
      expect(shares(fills.slice(0, -1)).filter((fill) => fill < 0.5)).toEqual([]);
      if (template === 'one-page') expect(fills).toHaveLength(1);
    },
    180_000,
  );
});

test('the one page of a project with answers is more than half full', async () => {
  const [fill] = await fillsOf({ options: { sections: sectionsOfTemplate('one-page', false) } });
  expect(fill).toBeGreaterThan(0.5);
});

test('a portfolio leaves no page but the last less than half empty', async () => {
  for (const count of [3, 60]) {
    const names = Array.from({ length: count }, (_, index) => `Project ${index + 1}`);
    const fills = await fillsOf({ names, isPortfolio: true, options: { sections: sectionsOfTemplate('standard', true) } });
    expect(shares(fills.slice(0, -1)).filter((fill) => fill < 0.5)).toEqual([]);
  }
});
