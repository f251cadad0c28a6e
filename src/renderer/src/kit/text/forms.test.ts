// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { coordinateNotations } from '#domain/written-forms.ts';
import { gridReading } from '#formats/index.ts';
import { understandCoordinate } from '#geo/coordinate-text.ts';
import { distanceMetres } from '#geo/index.ts';
import { areaUnit, coordinateGrid, coordinateNotation, dateForm, isOwnAreaUnit, nextOf, numberForm, numberForms } from './forms.ts';
import { dateTime, dayOf, decimal, fileSize, hectares, inOwnUnit, numberLocale, phrased, place, setLanguage } from './index.ts';

afterEach(() => {
  numberForm.value = 'system';
  dateForm.value = 'system';
  coordinateNotation.value = 'degrees';
  coordinateGrid.value = null;
  areaUnit.value = null;
});
/** White space of any kind as a blank: locales group with narrow ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('numbers are written in the chosen form, whatever the language', () => {
  numberForm.value = 'comma';
  expect([decimal(1234.5, 1), hectares(0.25), fileSize(2_500_000)]).toEqual(['1.234,5', '0,25', '2,5 MB']);
  numberForm.value = 'space';
  expect(plain(decimal(1234.5, 1))).toBe('1 234,5');
  numberForm.value = 'point';
  expect([decimal(1234.5, 1), numberLocale()]).toEqual(['1,234.5', 'en']);
});

test('sentences of a service have the decimal mark of the form', () => {
  const phrase = { code: 'problem.at', params: { problem: 'x', longitude: 35.5, latitude: 1.25 } };
  numberForm.value = 'point';
  const point = phrased(phrase, '');
  numberForm.value = 'comma';
  expect(point).toMatch(/35\.5/);
  expect(phrased(phrase, '')).toBe(point.replaceAll(/(\d)\.(\d)/g, '$1,$2'));
});

test('days in figures are year, month and day', () => {
  dateForm.value = 'iso';
  expect(dayOf('2026-05-04T12:00:00Z')).toBe('2026-05-04');
  expect(dateTime('2026-05-04T12:00:00Z')).toMatch(/^2026-05-0\d \d\d:\d\d$/);
  dateForm.value = 'system';
  expect(dayOf('2026-05-04T12:00:00Z')).not.toBe('2026-05-04');
});

test('choices follow one another in a circle', () => {
  const forms = Object.keys(numberForms);
  expect(nextOf(forms, 'system')).toBe('point');
  expect(nextOf(forms, forms.at(-1)!)).toBe('system');
});

test.each(['en', 'es'] as const)(
  'a place that is written in %s is read as that place, in every notation that has no system of its own',
  async (language) => {
    await setLanguage(language);
    for (const notation of coordinateNotations.filter((one) => one !== 'grid')) {
      coordinateNotation.value = notation;
      for (const lonLat of [
        [-70.25, -53.5],
        [35.0012, 1.0436],
        [7.44, 38.95],
        [20, 88],
      ] as const) {
        const read = understandCoordinate(place(lonLat));
        expect(read, `${notation}: ${place(lonLat)}`).toMatchObject({ ok: true });
        if (read.ok) expect(distanceMetres(read.coordinate.lonLat, [...lonLat])).toBeLessThan(2);
      }
    }
    await setLanguage('en');
  },
);

test('a place is read out in a coordinate system inside of its area, and in degrees outside', async () => {
  coordinateNotation.value = 'grid';
  expect(place([7.44, 46.95])).toBe('46.95000° N 7.44000° E');
  coordinateGrid.value = await gridReading('2056');
  expect(place([7.44, 46.95])).toBe('EPSG:2056 2600104 1199880');
  expect(place([35, 1])).toBe('1.00000° N 35.00000° E');
});

test('areas in another unit: the international acre, and a unit of the person’s own', () => {
  numberForm.value = 'point';
  expect(inOwnUnit(10)).toBe('');
  areaUnit.value = 'acre';
  expect([inOwnUnit(10), inOwnUnit(null), inOwnUnit(Number.NaN)]).toEqual(['24.71 acres', '', '']);
  areaUnit.value = { name: 'manzanas', squareMetres: 6988.96 };
  expect(inOwnUnit(0.698_896)).toBe('1.00 manzanas');
});

test('a unit has a name and a size', () => {
  for (const unit of [
    { name: ' ', squareMetres: 10 },
    { name: 'x', squareMetres: 0 },
    { name: 'x', squareMetres: Number.NaN },
    { name: 'x', squareMetres: Infinity },
    null,
  ])
    expect(isOwnAreaUnit(unit)).toBe(false);
});
