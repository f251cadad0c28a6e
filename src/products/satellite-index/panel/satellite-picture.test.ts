import { expect, test, vi } from 'vitest';

// The host is a browser's; the spans of time need none.
vi.mock('#window/kit/host/host.ts', () => ({ hostCall: vi.fn() }));
const { scenesByTime, timeSpans } = await import('./satellite-picture.ts');

test('months over New Year, cut at both ends', () => {
  expect(timeSpans('2025-11-15', '2026-02-10', 'month')).toEqual([
    { label: '2025-11', start: '2025-11-15', end: '2025-11-30' },
    { label: '2025-12', start: '2025-12-01', end: '2025-12-31' },
    { label: '2026-01', start: '2026-01-01', end: '2026-01-31' },
    { label: '2026-02', start: '2026-02-01', end: '2026-02-10' },
  ]);
});
test('quarters and years; February of a leap year', () => {
  expect(timeSpans('2024-02-10', '2024-07-01', 'quarter').map(({ label, end }) => [label, end])).toEqual([
    ['2024 Q1', '2024-03-31'],
    ['2024 Q2', '2024-06-30'],
    ['2024 Q3', '2024-07-01'],
  ]);
  expect(timeSpans('2024-02-01', '2024-02-29', 'month')[0]!.end).toBe('2024-02-29');
  expect(timeSpans('2017-06-01', '2026-01-02', 'year').map(({ label }) => label)).toEqual([
    '2017',
    '2018',
    '2019',
    '2020',
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
  ]);
  expect(timeSpans('2000-01-01', '2026-01-01', 'month')).toHaveLength(60);
});
test('scenes stand beside their own day, whatever the order of their names', () => {
  expect(
    scenesByTime(
      ['2026-05-03T08:00:00Z', '2026-05-03T08:00:14Z', '2026-05-08T08:00:00Z', '2026-06-01T08:00:00Z'],
      ['S2A_36NYF_20260508_0_L2A', 'S2B_36NYF_20260503_0_L2A', 'S2B_36NYG_20260503_0_L2A'],
    ).map(({ scene }) => scene),
  ).toEqual(['S2B_36NYF_20260503_0_L2A', 'S2B_36NYG_20260503_0_L2A', 'S2A_36NYF_20260508_0_L2A', '']);
});
