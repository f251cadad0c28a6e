import { describe, expect, test } from 'vitest';
import { rectangle, type Feature } from '#geo/index.ts';
import { noCover, type CoverSums } from '#products/forest-2020/compute.ts';
import { forest2020Of } from '#products/forest-2020/compute-risk.ts';
import { made, textOf } from './made.ts';

const fault = (message: string, code: string) => Object.assign(new Error(message), { code });
const said = async (wanted: Parameters<typeof made>[0]) => textOf((await made(wanted)).report);
/** A hundred hectares with forest on all maps, and so much of it lost or under alerts since. */
const land = (more: Partial<CoverSums> = {}) =>
  forest2020Of({
    ...noCover(),
    cells: 10_000,
    covered: 100,
    jrcForest: 60,
    hansenForest: 60,
    trees: 60,
    knownAll: 100,
    sameAll: 100,
    ...more,
  });
const from = {
  source: 'jrcgfc2020 V4',
  fetched_at: '2026-11-20T08:00:00Z',
  method: 'As the maps have it.',
  assumptions: [],
  attribution: 'European Commission',
};
const loss = [
  { year: 2024, deforested_ha: 3, deforested_in_year_ha: 3, provisional: false, observed_through: '2024-12-31' },
  {
    year: 2025,
    deforested_ha: 5,
    deforested_in_year_ha: 2,
    provisional: false,
    observed_through: '2025-12-31',
    deforested_lower_ha: 4,
    deforested_upper_ha: 7,
  },
  {
    year: 2026,
    deforested_ha: 14,
    deforested_in_year_ha: 9,
    provisional: true,
    alert_ha: 9,
    alert_probable_ha: 4,
    deforested_lower_ha: 5,
    deforested_upper_ha: 20,
    observed_through: '2026-09-14',
  },
];
const whole = [2021, 2022, 2023]
  .map((year) => ({ year, deforested_ha: 0, deforested_in_year_ha: 0, observed_through: `${year}-12-31` }))
  .concat(loss as never);

describe('the page for the EU deforestation regulation', () => {
  const page = (changed: object) => said({ options: { sections: ['eudr'] }, changed: { deforestationSummary: whole, ...changed } });

  test('has forest of the cut-off day, loss of published years alone, alerts apart, and the risk', async () => {
    const text = await page({ forest2020: { project_id: 'p-0', ...land({ lostAfter: 20 }), ...from } });
    expect(text).toContain('60.00 ha, 60.0 % of the land');
    // Five hectares of the map; the nine of alerts are no measured area and stand by themselves.
    expect(text).toContain('5.00 ha, 2021 to 31 Dec 2025');
    expect(text).toContain('9.00 ha confirmed, 4.00 ha probable; no area estimate');
    expect(text).toMatch(/Risk, perennial crops: high/);
    expect(text).toContain('unknown never makes a risk low');
  });

  test('a service without it has the page as before, and nothing is missing', async () => {
    const text = await page({ forest2020: fault('There is no such call.', 'not-found') });
    expect(text).toContain('5.00 ha, 2021 to 31 Dec 2025');
    expect(text).toContain('The forest of 2000 on the map stands in for the forest of 31 December 2020.');
    expect(text).not.toMatch(/Risk, perennial|There is no such call/);
  });

  test('a fault that is no absence is told', async () => {
    const text = await said({ options: { sections: ['forest'] }, changed: { forest2020: fault('There is no network.', 'network') } });
    expect(text).toContain('There is no network.');
  });

  test('in Spanish no English word of it is left', async () => {
    const text = await said({
      options: { sections: ['eudr'], language: 'es' },
      changed: { deforestationSummary: whole, forest2020: { project_id: 'p-0', ...land(), ...from } },
    });
    expect(text).toContain('Riesgo, cultivos perennes: hace falta más información');
    expect(text).not.toMatch(/\b(forest|risk|unknown|alerts)\b/);
  });
});

test('the GeoID of a plot stands beside its risk in the files', async () => {
  const geoId = 'ab'.repeat(32);
  const shapes: Feature[] = [geoId, undefined].map((id, at) => ({
    type: 'Feature',
    geometry: rectangle([34.9 + at * 0.01, 0.9, 34.901 + at * 0.01, 0.901]),
    properties: { name: `Plot ${at + 1}`, ...(id ? { GeoID: id } : {}) },
  }));
  const plots = shapes.map(({ properties }, place) => ({
    ...land(),
    place,
    name: String(properties!['name']),
    area_hectares: 1,
    reason: null,
  }));
  const { report } = await made({
    shapes,
    options: { sections: ['eudr'] },
    changed: { deforestationSummary: whole, plotRisks: { project_id: 'p-0', geometry_hash: '', plots, ...from } },
  });
  const tables = report.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])));
  const table = tables.find(({ name }) => name === 'eudr-plots')!;
  expect(table.rows.map((row) => row['geoId'])).toEqual([geoId, null]);
  expect(table.columns.find(({ key }) => key === 'geoId')).toMatchObject({ onlyInFiles: true });
});

test('the section on forest loss shows each indicator with its layers and those that are not read', async () => {
  const text = await said({
    options: { sections: ['forest'] },
    changed: { deforestationSummary: whole, forest2020: { project_id: 'p-0', ...land({ probable: 11 }), ...from } },
  });
  for (const words of [
    'Forest 2020, Joint Research Centre',
    'EUFO_2020',
    'GLAD-L_after_2020',
    'Disturbance after 2020',
    'GLAD_Primary, TMF_undist',
    'further layers of Whisp are not read',
    'Risk for timber: not assessed',
    '4.00 to 7.00 ha',
    '2026 is provisional',
  ])
    expect(text, words).toContain(words);
});

test('a portfolio has forest and risk in the row of each project that has them', async () => {
  const { report } = await made({
    names: ['North', 'South'],
    isPortfolio: true,
    changed: {
      forest2020: ({ project_id: id }: { project_id: string }) =>
        id === 'p-0' ? { project_id: id, ...land({ lostAfter: 20 }), ...from } : fault('There is no such call.', 'not-found'),
    },
  });
  const [table] = report.sections[0]!.blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  expect(table!.rows.map(({ forest2020, risk }) => [forest2020, risk])).toEqual([
    [60, 'high'],
    [null, null],
  ]);
});
