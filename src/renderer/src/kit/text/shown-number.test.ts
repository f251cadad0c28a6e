// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { numberForm } from './forms.ts';
import { shownNumber } from './shown-number.ts';

afterEach(() => {
  numberForm.value = 'system';
});

test('a figure has the digits of its kind, by the name of its column', () => {
  const shown: [string, unknown, string | null][] = [
    ['dem_hectares', 0.123456789, '0.1235'],
    ['Area (ha)', 12.345678, '12.35'],
    ['area_ha', 1234.5678, '1234.6'],
    ['forest_inside_percent', 33.333333333, '33.3'],
    ['dem_above_15_share', 0.0412345678, '0.04123'],
    ['perimeter_metres', 812.34567, '812.3'],
    ['Perimeter m', 2.34567, '2.35'],
    ['dem_mean', 1934.123456789, '1934.1235'],
    ['latitude', -1.29512345678, '-1.295123'],
    ['alpha', 1.23456789, '1.2346'],
  ];
  expect(shown.map(([column, value]) => shownNumber(column, value))).toEqual(shown.map(([, , text]) => text));
});

test('what is not 0 never reads as 0', () => {
  expect([shownNumber('a_ha', 0.0000123456), shownNumber('a_percent', -0.00049999), shownNumber('x', 1.23456789e-9)]).toEqual([
    '0.00001235',
    '-0.0005',
    '0.000000001235',
  ]);
});

test('whole numbers, short ones, and what somebody wrote as a text stand as they are', () => {
  for (const cell of [2024, 12.5, 0.75, '12.345', '007.1234567890', 'N 12.3456789012', null, true, Number.NaN, { rows: 1.23456789 }])
    expect([cell, shownNumber('trees', cell)]).toEqual([cell, null]);
  // A KML keeps numbers as texts: one that no person typed is a computed one.
  expect(shownNumber('length_km', '0.5291005242857143')).toBe('0.5291');
});

test('the decimal mark is that of the window', () => {
  numberForm.value = 'comma';
  expect(shownNumber('area_ha', 12.345678)).toBe('12,35');
});
