import { expect, test } from 'vitest';
import type { BatchVerdict } from '#geo/index.ts';
import { verdictRows } from './verdict-table.ts';

test('the saved table begins with what was judged and its totals', () => {
  const finding = { code: 'too-small', severity: 'error', message: 'It is too small.', location: [1, 2] };
  const verdict = {
    profile: 'eudr',
    accepted: 1,
    refused: 1,
    file: null,
    verdicts: [
      { index: 0, name: 'A', areaHectares: 1.5, accepted: true, findings: [] },
      { index: 1, name: null, areaHectares: null, accepted: false, findings: [finding] },
    ],
  } as unknown as BatchVerdict;
  const [total, first, second, ...more] = verdictRows(verdict, '2 of 5 shapes, by the filter: crop is “Maize”');
  expect(total).toMatchObject({
    number: '',
    code: 'total',
    accepted: 'no',
    area_hectares: 1.5,
    message: '2 of 5 shapes, by the filter: crop is “Maize”: 1 accepted, 1 refused',
  });
  expect(first).toMatchObject({ number: 1, name: 'A', accepted: 'yes', code: '' });
  expect(second).toMatchObject({ number: 2, name: '', accepted: 'no', code: 'too-small', longitude: 1, latitude: 2 });
  expect(more).toEqual([]);
});
