import { expect, test } from 'vitest';
import { thresholdIn } from './facts.ts';
import { en } from './sentences/en.ts';

test('the threshold is read from the description that the product writes, and from that of another service', () => {
  expect(thresholdIn(en.description.replace('{year}', '2018').replace('{threshold}', '0.95'))).toBe(0.95);
  expect(thresholdIn('1 where pextdeforestation > 0.7, 0 elsewhere')).toBe(0.7);
  expect(thresholdIn('Deforestation indicator')).toBeNull();
});
