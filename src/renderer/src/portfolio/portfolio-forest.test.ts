import { expect, test, vi } from 'vitest';

// The host is a browser's; reading an answer needs none.
vi.mock('#window/kit/host/host.ts', () => ({ hostCall: vi.fn(), HostFault: Error }));
const { readPortfolioForest } = await import('./portfolio-forest.ts');

const kenya = { country: 'Kenya', country_code: 'KE', project_count: 2, area_hectares: 200, deforested_ha: 10, deforested_pct: 5 };
test('as our service answers', () => {
  expect(
    readPortfolioForest(
      {
        since: 2018,
        year: 2026,
        total: kenya,
        items: [kenya, { ...kenya, country: null, country_code: null }],
        pending_project_ids: ['a'],
        no_data_project_ids: [],
      },
      'country',
    ),
  ).toMatchObject({
    unit: 'percent',
    since: 2018,
    pending: 1,
    withoutData: 0,
    understood: true,
    total: { lostHectares: 10, percent: 5 },
    places: [
      { code: 'KE', name: 'Kenya', percent: 5 },
      { code: null, name: null },
    ],
  });
});
test('fractions become percents where hectares tell them', () => {
  expect(readPortfolioForest([{ ...kenya, deforested_pct: 0.05 }], 'country').places[0]).toMatchObject({ percent: 5, reportedShare: 0.05 });
});
test('without a unit there is no percent, and the reported share stays', () => {
  const { unit, places } = readPortfolioForest([{ country: 'Peru', deforested_pct: 0.4 }], 'country');
  expect([unit, places[0]]).toMatchObject([null, { percent: null, reportedShare: 0.4, code: 'PE', lostHectares: null }]);
});
test('one record for everything, numbers as text, a list under another name', () => {
  expect(readPortfolioForest({ deforested_ha: '12.5', deforested_pct: '3' }, 'country')).toMatchObject({
    places: [],
    total: { lostHectares: 12.5 },
    understood: true,
  });
  expect(readPortfolioForest({ countries: [{ country: 'Kenya', deforested_ha: 1 }] }, 'country').places[0]).toMatchObject({
    code: 'KE',
    lostHectares: 1,
  });
});
test('a state without a code is no place on the map', () => {
  expect(readPortfolioForest([{ country: 'Kenya', state: 'Nairobi', deforested_ha: 1 }], 'state').places[0]).toMatchObject({
    code: null,
    country: 'KE',
    name: 'Nairobi, Kenya',
  });
});
test.each([[null], ['soon'], [{}], [[]], [{ message: 'no' }], [[{ ha: 3 }]]])(
  '%j is not understood, and nothing is made of it',
  (answer) => {
    expect(readPortfolioForest(answer, 'country')).toMatchObject({ understood: false, places: [], total: null });
  },
);
