import { expect, test } from 'vitest';
import { utmZoneAt } from './utm-zone.ts';

test.each([
  [35.2, -1.3, 36],
  [-180, 10, 1],
  [180, 10, 1],
  [179.99, 10, 60],
  [5, 60, 32],
  [5, 50, 31],
  [8.9, 75, 31],
  [9.1, 75, 33],
  [41.9, 78, 37],
  [43, 78, 38],
])('the zone at %f, %f is %i', (longitude, latitude, zone) => {
  expect(utmZoneAt(longitude, latitude)).toBe(zone);
});
