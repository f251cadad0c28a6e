import { expect, test } from 'vitest';
import { en } from '#phrases/en.ts';
import { productPhrases } from '#products/texts.ts';
import { phraseText } from '#sentences/phrases/index.ts';
import { findingsOf, phraseOfFinding, type Finding, type Land } from './index.ts';

const table = { ...en, ...productPhrases('en') };
const textOf = (finding: Finding) => phraseText(table, phraseOfFinding(finding, 'en'))?.replaceAll('\u00a0', ' ');
const land = (more: Partial<Land> = {}): Land => ({
  project: { is_collection: false, subprojects: null, area_hectares: 120.4, is_control_pool: false },
  parcelCount: null,
  answers: {},
  vegetation: null,
  products: [],
  available: null,
  now: new Date('2026-11-23T00:00:00Z'),
  ...more,
});
const forest = (inYear: (number | null)[], more: Record<string, unknown> = {}) => ({
  value: inYear.map((hectares, index) => ({
    year: 2018 + index,
    deforested_in_year_ha: hectares,
    deforested_ha: inYear.slice(0, index + 1).reduce<number>((sum, value) => sum + (value ?? 0), 0),
    forest_2000_ha: 100,
    observed_through: `${2018 + index}-12-31`,
    ...more,
  })),
});

test('without answers, the land is told and every rule that rests on an answer is unknown', () => {
  const found = findingsOf(land());
  expect(found.here.map(textOf)).toEqual(['120.40 ha of land.']);
  expect(found.unknown).toContain('findings.forest.loss-since');
});

test('loss by year is told with its sum, its share and its worst year, and links to its panel', () => {
  const [loss] = findingsOf(land({ answers: { forest: forest([1, 0, 0.5, 4, 0, 0, 1, 0.5]) } })).changed;
  expect(textOf(loss!)).toBe('Tree cover was lost on 7.00 ha from 2018 to 2025, 5.8 % of the area; most of it in 2021 (4.00 ha).');
  expect(loss).toMatchObject({ link: { slug: 'deforestation-summary', tab: 'forest' }, series: { unit: 'ha' } });
  expect(loss!.series!.points.map(({ value }) => value)).toEqual([1, 0, 0.5, 4, 0, 0, 1, 0.5]);
});

test('the driver of most of the loss, and what of it burned, are told beside it', () => {
  const byDriver = (wildfire: number) => ({
    deforested_by_driver: [
      { driver: 'permanent-agriculture', hectares: 7 - wildfire },
      { driver: 'wildfire', hectares: wildfire },
    ],
  });
  const emissions = {
    value: [
      { year: 2020, emissions_tco2e: 10, burned_loss_ha: null },
      { year: 2021, emissions_tco2e: 10, burned_loss_ha: 3 },
      { year: 2024, emissions_tco2e: 10, burned_loss_ha: 0.5 },
    ],
  };
  const told = (wildfire: number) =>
    findingsOf(land({ answers: { forest: forest([1, 0, 0.5, 4, 0, 0, 1, 0.5], byDriver(wildfire)), emissions } })).changed.map(textOf);
  expect(told(5)).toContain(
    'Most of the loss from 2018 to 2025, 71.4 % (5.00 ha), lies where wildfire dominates loss within about a kilometre; the map tells no cause of a single loss.',
  );
  expect(told(5)).toContain('3.50 ha of the land that lost tree cover from 2021 to 2024 is mapped as burned in the year of its loss.');
  // Half and half is no driver of most.
  expect(told(3.5).filter((one) => one?.includes('Most of the loss'))).toEqual([]);
});
