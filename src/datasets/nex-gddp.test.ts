import { expect, test } from 'vitest';
import { UnusableAnswer } from './data-access.ts';
import { cellOf, newestFiles, parseClimateCsv } from './nex-gddp.ts';

const table = (
  year: number,
  days: number,
  value: (day: number) => string,
  stamp = (day: number) => new Date(Date.UTC(year, 0, day + 1, 12)).toISOString(),
) =>
  new TextEncoder().encode(
    `time,latitude[unit="degrees_north"],longitude[unit="degrees_east"],tas[unit="K"]\n${Array.from({ length: days }, (_, day) => `${stamp(day)},-3.1,299.8,${value(day)}`).join('\n')}\n`,
  );

test('days are read in order, gaps are NaN', () => {
  const days = parseClimateCsv(
    table(2016, 366, (day) => (day === 2 ? 'NaN' : day === 3 ? '' : String(280 + day))),
    2016,
    [366],
    'tas',
  );
  expect([days.length, days[0], days[365]]).toEqual([366, 280, 645]);
  expect([days[2], days[3]]).toEqual([Number.NaN, Number.NaN]);
});

test('a year of 360 days has a 30 February, which no date type knows', () => {
  const stamp = (day: number) =>
    `2016-${String(Math.floor(day / 30) + 1).padStart(2, '0')}-${String((day % 30) + 1).padStart(2, '0')}T12:00:00Z`;
  expect(
    parseClimateCsv(
      table(2016, 360, (day) => String(day), stamp),
      2016,
      [360],
      'tas',
    )[59],
  ).toBe(59);
});

test('what is no such table is refused', () => {
  for (const bytes of [
    new TextEncoder().encode('<html>sign in</html>'),
    table(2016, 200, () => '1'),
    table(2017, 365, () => '1'),
    table(2016, 366, () => 'high'),
  ]) {
    expect(() => parseClimateCsv(bytes, 2016, [366], 'tas')).toThrow(UnusableAnswer);
  }
});

test('a place lies in its quarter-degree cell', () => {
  expect(cellOf([-60.2, -3.1])).toEqual([-60.25, -3.25, -60, -3]);
});

test('of several versions the newest counts, and a name without one is the first', () => {
  const name = (year: number, version: string) => `pr_day_MRI-ESM2-0_ssp245_r1i1p1f1_gn_${year}${version}.nc`;
  const listed = [
    name(2020, ''),
    name(2020, '_v1.1'),
    name(2021, '_v1.2'),
    name(2021, '_v1.1'),
    name(2021, ''),
    name(2022, '_v1.10'),
    name(2022, '_v1.9'),
    name(2023, '_v2.0'),
    name(2023, '_v1.2'),
    name(2024, ''),
  ];
  for (const catalogue of [listed, listed.toReversed()])
    expect(
      Object.fromEntries(newestFiles(catalogue.map((one) => `<dataset name="${one}"/>`).join('\n'), 'pr_day_MRI-ESM2-0_ssp245_r1i1p1f1')),
    ).toEqual({
      2020: name(2020, '_v1.1'),
      2021: name(2021, '_v1.2'),
      2022: name(2022, '_v1.10'),
      2023: name(2023, '_v2.0'),
      2024: name(2024, ''),
    });
});
