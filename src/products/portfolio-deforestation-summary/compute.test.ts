import { describe, expect, test } from 'vitest';
import { emptyForestLoss, type ForestLoss } from '#products/deforestation-summary/compute.ts';
import type { Collected } from '#products/product.ts';
import { facts } from './facts.ts';
import { portfolioSums, type SummedProject } from './compute.ts';
import { portfolioSummary } from './service.ts';

const place = (countryCode: string, country: string, stateCode: string, state: string) => ({ countryCode, country, stateCode, state });
const amazonas = place('BR', 'Brazil', 'BR-AM', 'Amazonas');
const para = place('BR', 'Brazil', 'BR-PA', 'Pará');
const kenya = place('KE', 'Kenya', 'KE-30', 'Nairobi');
const project = (
  id: string,
  areaHectares: number,
  hectares: number | null,
  where: SummedProject['place'],
  more: Partial<SummedProject> = {},
): SummedProject => ({
  id,
  areaHectares,
  place: where,
  years: [
    { year: 2025, deforested_ha: 0 },
    { year: 2026, deforested_ha: hectares },
  ],
  ...more,
});
const portfolio = [
  project('a', 100, 10, amazonas),
  project('b', 300, 0, amazonas),
  project('c', 100, 5, para),
  project('d', 500, 20, kenya),
  project('e', 50, 1, null),
];

describe('sums', () => {
  test('total: percent is summed hectares over summed area, not the mean of percents', () => {
    expect(portfolioSums(portfolio, undefined, 2026)).toEqual({
      since: 2018,
      year: 2026,
      provisional: false,
      total: {
        project_count: 5,
        area_hectares: 1050,
        deforested_ha: 36,
        deforested_pct: (100 * 36) / 1050,
        alert_ha: 0,
        alert_probable_ha: 0,
      },
      items: [],
      pending_project_ids: [],
      no_data_project_ids: [],
    });
  });
  test('by country, those at sea last', () => {
    expect(
      portfolioSums(portfolio, 'country', 2026).items.map(
        ({
          country_code: code,
          state_code: state,
          project_count: count,
          area_hectares: area,
          deforested_ha: lost,
          deforested_pct: percent,
        }) => [code, state, count, area, lost, percent],
      ),
    ).toEqual([
      ['BR', null, 3, 500, 15, 3],
      ['KE', null, 1, 500, 20, 4],
      [null, null, 1, 50, 1, 2],
    ]);
  });
  test('by state the items add up to the total', () => {
    const { items, total } = portfolioSums(portfolio, 'state', 2026);
    expect(items.map(({ state_code: code }) => code)).toEqual(['BR-AM', 'BR-PA', 'KE-30', null]);
    expect(items[0]).toEqual({
      country_code: 'BR',
      country: 'Brazil',
      state_code: 'BR-AM',
      state: 'Amazonas',
      project_count: 2,
      area_hectares: 400,
      deforested_ha: 10,
      deforested_pct: 2.5,
      alert_ha: 0,
      alert_probable_ha: 0,
    });
    for (const key of ['project_count', 'area_hectares', 'deforested_ha'] as const)
      expect(items.reduce((sum, item) => sum + item[key]!, 0)).toBe(total[key]);
  });
  test('what is not collected and what has no data stand beside the sums', () => {
    const sums = portfolioSums(
      [...portfolio, project('f', 999, null, kenya), { id: 'g', areaHectares: 999, place: kenya, years: null }],
      'country',
      2026,
    );
    expect(sums).toMatchObject({
      total: { project_count: 5, area_hectares: 1050 },
      pending_project_ids: ['g'],
      no_data_project_ids: ['f'],
    });
    expect(sums.items.find(({ country_code: code }) => code === 'KE')!.area_hectares).toBe(500);
  });
  test('members of a collection count once', () => {
    const collection = project('all', 400, 10, amazonas, { memberIds: ['a', 'b'] });
    expect(portfolioSums([collection, ...portfolio], undefined, 2026).total.project_count).toBe(5);
    // Its members are not in the account: the collection speaks for them.
    expect(portfolioSums([collection], undefined, 2026).total).toMatchObject({ project_count: 1, area_hectares: 400 });
  });
  test('nothing collected is not zero', () => {
    expect(portfolioSums([], undefined, 2026).total).toEqual({
      project_count: 0,
      area_hectares: 0,
      deforested_ha: null,
      deforested_pct: null,
      alert_ha: null,
      alert_probable_ha: null,
    });
  });
});

test('from stored summaries to the answer that the contract promises', () => {
  const loss: ForestLoss = { ...emptyForestLoss(30, 2025, [2026]), landHectares: 200, forest2000Hectares: 150 };
  loss.lossHectares['2017'] = 50;
  loss.lossHectares['2019'] = 8;
  loss.alertYears['2026'] = { hectares: 2, probableHectares: 1, watchedForestHectares: 150, lastAlert: '2026-11-02' };
  const summary = (synthetic = false): Collected => ({
    data: loss,
    provenance: {
      source: 'gfc GFC-2025-v1.13; glad C2 current',
      fetched_at: '2026-11-20T08:00:00Z',
      method: '',
      assumptions: [],
      synthetic,
      no_data: null,
      attribution: 'Hansen · GLAD',
    },
  });
  const projects = [
    { id: 'a', areaHectares: 200, centroid: [-60.2, -3.1] as [number, number], summary: summary() },
    { id: 'b', areaHectares: 200, centroid: [13.4, 52.5] as [number, number], summary: summary(true) },
    { id: 'c', areaHectares: 1, centroid: [0, 0] as [number, number], summary: null },
  ];
  const answer = facts.routes.portfolioDeforestationSummary.reply.parse(portfolioSummary(projects, 'state', new Date('2026-11-21')));
  expect(answer).toMatchObject({
    canopy_threshold: 30,
    provisional: true,
    total: { project_count: 2, area_hectares: 400, deforested_ha: 20, deforested_pct: 5, alert_ha: 4, alert_probable_ha: 2 },
    pending_project_ids: ['c'],
    source: 'gfc GFC-2025-v1.13; glad C2 current',
    fetched_at: '2026-11-20T08:00:00Z',
    attribution: 'Hansen · GLAD · Made with Natural Earth',
  });
  expect(answer.items.map(({ country_code: country, state_code: state }) => [country, state])).toEqual([
    ['BR', 'BR-AM'],
    ['DE', 'DE-BE'],
  ]);
  expect(answer.assumptions![0]).toContain('SYNTHETIC');
  expect(answer.synthetic).toBe(true);
  const measured = portfolioSummary(projects.slice(0, 1), 'state', new Date('2026-11-21'));
  expect([measured.synthetic, measured.assumptions?.join().includes('SYNTHETIC')]).toEqual([false, false]);
});

test('a sum is of one threshold: what was not counted from it on is not collected yet, whatever another threshold says', () => {
  const counted = emptyForestLoss(30, 2025, [2026]);
  counted.landHectares = 200;
  counted.lossHectares['2019'] = 8;
  counted.byThreshold!['50']!.lossHectares['2019'] = 3;
  const { byThreshold: _none, ...old } = counted;
  const of = (id: string, loss: ForestLoss) => ({
    id,
    areaHectares: 200,
    centroid: null,
    summary: {
      data: loss,
      provenance: {
        source: '',
        fetched_at: '2026-11-20T08:00:00Z',
        method: '',
        assumptions: [],
        synthetic: false,
        no_data: null,
        attribution: '',
      },
    },
  });
  const projects = [of('new', counted), of('old', old)];
  const at = (canopy: number) => portfolioSummary(projects, undefined, new Date('2026-11-21'), canopy);
  expect(at(30)).toMatchObject({ canopy_threshold: 30, total: { project_count: 2, deforested_ha: 16 }, pending_project_ids: [] });
  expect(at(50)).toMatchObject({ canopy_threshold: 50, total: { project_count: 1, deforested_ha: 3 }, pending_project_ids: ['old'] });
});
