import { describe, expect, test } from 'vitest';
import { guessLabelField, shapeName } from './label-field.ts';

const table = (...rows: Record<string, unknown>[]) => rows.map((properties) => ({ properties }));
/** Three rows of the same attributes, from a row of lists. */
const columns = (lists: Record<string, unknown[]>) =>
  Array.from({ length: Object.values(lists)[0]!.length }, (_, row) => ({
    properties: Object.fromEntries(Object.entries(lists).map(([field, values]) => [field, values[row]])),
  }));

describe('the field that names the shapes of a file', () => {
  test.each([
    ['name', { id: ['a', 'b', 'c'], name: ['North', 'South', 'West'] }],
    ['nombre', { id: [1, 2, 3], nombre: ['Norte', 'Sur', 'Oeste'] }],
    ['STATE_NAME', { STATE_FIPS: ['01', '02', '03'], STATE_NAME: ['Ohio', 'Utah', 'Iowa'], AREA: [1.5, 2.5, 3] }],
    ['NAME_1', { NAME_0: ['Kenya', 'Kenya', 'Kenya'], NAME_1: ['Nyeri', 'Kwale', 'Lamu'], TYPE_1: ['County', 'County', 'County'] }],
    ['NAME_2', { NAME_1: ['Nyeri', 'Nyeri', 'Lamu'], NAME_2: ['Tetu', 'Mukurweini', 'Lamu East'] }],
    ['Plot no', { 'Plot no': [11, 12, 13], Crop: ['maize', 'maize', 'beans'] }],
    ['PARCELA', { FECHA: ['2024-01-02', '2024-01-03', '2024-01-04'], PARCELA: ['A-1', 'A-2', 'A-3'] }],
    ['plotName', { plotName: ['x', 'y', 'z'], owner: ['Ana', 'Ben', 'Eva'] }],
    ['Nº lote', { ha: [1, 2, 3], 'Nº lote': ['1', '2', '3'] }],
    ['Название', { Название: ['Север', 'Юг', 'Запад'] }],
    ['名称', { 编号: ['1', '2', '3'], 名称: ['北', '南', '西'] }],
    ['id', { id: [7, 8, 9], crop: ['maize', 'maize', 'maize'] }],
    ['Soil unit', { 'Soil unit': ['Alfisol', 'Vertisol', 'Oxisol'] }],
    ['Grower', { Grower: ['Ana', 'Ben', 'Eva'], crop: ['maize', 'maize', 'maize'] }],
  ])('%s', (field, lists) => {
    expect(guessLabelField(columns(lists))).toBe(field);
  });

  test('a name that is filled anywhere stands before every other attribute', () => {
    expect(guessLabelField(table({ name: '', Title: 'a' }, { name: 'B', Title: 'b' }))).toBe('name');
  });
  test('an empty name does not count', () => {
    expect(guessLabelField(table({ name: '', Title: 'a' }, { name: null, Title: 'b' }))).toBe('Title');
  });
  test.each([
    ['no attributes', { folder: ['a', 'b', 'c'] }],
    ['one value everywhere', { NAME: ['Kenya', 'Kenya', 'Kenya'] }],
    ['long text', { title: ['a', 'b', 'c'].map((text) => text.repeat(80)) }],
    ['measured figures', { plot: [1.25, 2.5, 3.75] }],
    ['dates', { name_date: ['2024-01-02', '2024-01-03', '2024-01-04'] }],
    ['addresses', { title: ['https://a.example', 'https://b.example', 'https://c.example'] }],
    ['lists', { label: [['a'], ['b'], ['c']] }],
    ['mostly empty', { label: ['a', '', null] }],
    ['drawing and description', { stroke: ['#111', '#222', '#333'], description: ['one', 'two', 'three'] }],
  ])('none: %s', (_, lists) => {
    expect(guessLabelField(columns(lists))).toBeNull();
  });
  test('nothing without features', () => {
    expect(guessLabelField([])).toBeNull();
    expect(guessLabelField([{ properties: null }])).toBeNull();
  });
});

describe('the name of a shape', () => {
  test('is the value of the label field', () => {
    expect(shapeName({ plot: 12, name: 'x' }, 'plot', 'a.kml', 1)).toBe('12');
  });
  test('is its name where the label field is empty', () => {
    expect(shapeName({ plot: ' ', name: 'x' }, 'plot', 'a.kml', 1)).toBe('x');
  });
  test('is made of the file and its number where it has none', () => {
    expect(shapeName({ name: null }, null, 'counties.67.json', 3)).toBe('counties.67 3');
    expect(shapeName(null, 'name', 'plots.kml', 1)).toBe('plots 1');
    expect(shapeName(null, null, 'use_cases_crop_segmentation_ground-truth-test.geojson', 318)).toBe('use_cases_cro…h-test 318');
  });
});
