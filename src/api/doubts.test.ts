import { describe, expect, test } from 'vitest';
import { doubtsIn } from './doubts.ts';

const fallsIn = (records: Record<string, unknown>[]) => doubtsIn(records).map(({ index, field }) => [index, field]);

describe('a sum that falls from one year to the next', () => {
  test('cannot be, in hectares and in percent', () => {
    const years = [
      { year: 2018, deforested_ha: 1, percent: 2 },
      { year: 2019, deforested_ha: 3, percent: 1.5 },
      { year: 2020, deforested_ha: 2, percent: 4 },
    ];
    expect(fallsIn(years)).toEqual([
      [1, 'percent'],
      [2, 'deforested_ha'],
    ]);
  });
  test('is told of years alone: shares of classes beside one another fall as they like', () => {
    const classes = [
      { class: 'tree-cover', percent: 73.27 },
      { class: 'shrubland', percent: 1.66 },
      { class: 'cropland', percent: 3.1 },
    ];
    expect(fallsIn(classes)).toEqual([]);
    expect(fallsIn(classes.map((one) => ({ ...one, year: 2021 })))).toEqual([]);
  });
  test('a share outside of 0 to 100 cannot be, of whatever it is one', () => {
    expect(fallsIn([{ percent: 120 }, { percent: -1 }])).toEqual([
      [0, 'percent'],
      [1, 'percent'],
    ]);
  });
});
