import { expect, test } from 'vitest';
import { latitudeRoom, longitudeRoom } from './degree-room.ts';

const size = [800, 600] as const;
const tools = { left: 12, top: 12, right: 46, bottom: 300 };
const scale = { left: 12, top: 570, right: 190, bottom: 592 };

test('latitudes stand beside the tools, and go on where something lies in their way', () => {
  expect(latitudeRoom(100, 40, size, [tools, scale])).toEqual({ left: 54, right: 94, top: 93, bottom: 107 });
  const wideTools = { ...tools, right: 80 };
  expect(latitudeRoom(100, 40, size, [wideTools])).toMatchObject({ left: 86 });
  expect(latitudeRoom(100, 40, size, [wideTools, { left: 84, top: 0, right: 150, bottom: 200 }])).toMatchObject({ left: 156 });
});

test('no latitude stands on the scale, among longitudes, over the edge, or deep in the map', () => {
  expect(latitudeRoom(580, 40, size, [{ ...scale, right: 330 }])).toBeNull();
  expect(latitudeRoom(20, 40, size, [])).toBeNull();
  expect(latitudeRoom(597, 40, size, [])).toBeNull();
  expect(latitudeRoom(100, 40, size, [{ left: 0, top: 90, right: 300, bottom: 110 }])).toBeNull();
});

test('longitudes stand along the upper edge where nothing floats', () => {
  expect(longitudeRoom(400, 40, size, [tools])).toEqual({ left: 380, right: 420, top: 4, bottom: 18 });
  expect(longitudeRoom(30, 40, size, [tools])).toBeNull();
  expect(longitudeRoom(10, 40, size, [])).toBeNull();
  expect(longitudeRoom(790, 40, size, [])).toBeNull();
});
