import { expect, test } from 'vitest';
import { creditsIn } from './credits.ts';

test('the lines of an attribution, and none of an empty one', () => {
  const line = 'SYNTHETIC: made up by Hectare’s own script, not measured';
  expect(creditsIn(`${line} · Satellite image of Nov 15, 2026`)).toEqual([line, 'Satellite image of Nov 15, 2026']);
  expect([...new Set([line, `${line} · Satellite image of Nov 15, 2026`].flatMap(creditsIn))]).toHaveLength(2);
  expect(creditsIn('')).toEqual([]);
});
