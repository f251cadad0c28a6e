import { expect, test } from 'vitest';
import { countryLabels } from './country-labels.ts';

const frame = { width: 150, height: 116 };
const namesIn = (nameAt: (x: number, y: number) => string | null, kept: Parameters<typeof countryLabels>[2] = []) =>
  countryLabels(frame, nameAt, kept).flatMap((shape) => (shape.kind === 'text' ? [{ text: shape.text, x: shape.x, y: shape.y }] : []));

test('each country has its name once, where it has room', () => {
  const labels = namesIn((x) => (x < 60 ? 'Uganda' : x > 90 ? 'Somalia' : null));
  expect(labels.map(({ text }) => text).toSorted()).toEqual(['Somalia', 'Uganda']);
  for (const { text, x } of labels) expect(text === 'Uganda' ? x < 60 : x > 90).toBe(true);
});

test('a country without room for its name has none, and no name covers what is kept', () => {
  expect(namesIn((x) => (x < 12 ? 'Uganda' : null))).toEqual([]);
  const bar = { x: 0, y: 90, width: 150, height: 26 };
  for (const { y } of namesIn(() => 'Uganda', [bar])) expect(y).toBeLessThan(90);
  expect(namesIn(() => 'Uganda', [{ x: 0, y: 0, ...frame }])).toEqual([]);
});
