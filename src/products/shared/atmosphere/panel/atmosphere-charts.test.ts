import { expect, test } from 'vitest';
import { humidityChart, precipitationKey, temperatureChart, valuesOf } from './atmosphere-charts.ts';
import { addProductTexts } from '#window/panels/product-texts.ts';

const rows = [
  {
    min_temperature_degC: 4,
    max_temperature_degC: '21.5',
    avg_temperature_degC: 12,
    [precipitationKey]: 80,
    avg_relative_humidity_0_1: 0.71,
  },
  { min_temperature_degC: null, max_temperature_degC: 20, avg_temperature_degC: Number.NaN, avg_relative_humidity_0_1: 0.5 },
];

addProductTexts();

test('figures are taken as numbers, scaled to the picture’s unit, and null where there are none', () => {
  expect(valuesOf(rows)('max_temperature_degC')).toEqual([21.5, 20]);
  expect(valuesOf(rows)(precipitationKey)).toEqual([80, null]);
  expect(humidityChart(valuesOf(rows)).series[0]!.values).toEqual([71, 50]);
});
test('the mean runs within the band of the extremes, what is compared beside it, and precipitation has a scale of its own', () => {
  const chart = temperatureChart(valuesOf(rows), 'max', [{ label: 'observed', values: [11, 13], kind: 'line', colour: 'ink' }]);
  expect(chart.series.map(({ label, values, axis = 'left', fillToPrevious = false }) => [label, values, axis, fillToPrevious])).toEqual([
    ['Min °C', [4, null], 'left', false],
    ['Min to max °C', [21.5, 20], 'left', true],
    ['Mean °C', [12, null], 'left', false],
    ['observed', [11, 13], 'left', false],
    ['Precipitation, mm', [80, null], 'right', false],
  ]);
  expect(chart.series.at(-1)!.fold).toBe('max');
});
