// @vitest-environment happy-dom
import type { Style } from 'ol/style.js';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '#window/kit/text/index.ts';
import { vectorStyles } from './vector-look.ts';

const feature = (layer: string, type: string, properties: Record<string, unknown> = {}) => ({
  get: (name: string) => (name === 'layer' ? layer : properties[name]),
  getType: () => type,
  getGeometry: () => null,
});
const styles = (options: { isDark?: boolean; isOverPicture?: boolean } = {}) =>
  vectorStyles(() => ({ isDark: options.isDark ?? false, isOverPicture: options.isOverPicture ?? false }));
const names = (drawn: Style[]) => drawn.flatMap((style) => style.getText()?.getText() ?? []);
afterEach(() => setLanguage('en'));

test('a name in the language of the window, else in Latin letters, else as it is', async () => {
  const place = (properties: object) => feature('places', 'Point', { kind: 'locality', ...properties });
  const given = { name: 'نهر', 'name:latin': 'Nahr', 'name:es': 'Río' };
  expect(names(styles()(place(given), 10))).toEqual(['Nahr']);
  await setLanguage('es');
  expect(names(styles()(place(given), 10))).toEqual(['Río']);
  expect(names(styles()(place({ NAME: 'Old schema' }), 10))).toEqual(['Old schema']);
  expect(styles()(place({}), 10)).toEqual([]);
});

test('small places and roads are drawn from near only', () => {
  const village = feature('places', 'Point', { kind_detail: 'village', name: 'V' });
  const path = feature('roads', 'LineString', { kind: 'path' });
  expect(styles()(village, 200)).toEqual([]);
  expect(names(styles()(village, 20))).toEqual(['V']);
  expect(styles()(path, 200)).toEqual([]);
  expect(styles()(path, 5).length).toBeGreaterThan(0);
  expect(styles()(feature('roads', 'LineString', { kind: 'highway' }), 1000).length).toBeGreaterThan(0);
});

test('over a picture of the land no area covers it, names stay', () => {
  const lake = feature('water', 'Polygon', { name: 'Lake' });
  const forest = feature('landuse', 'Polygon', { kind: 'forest' });
  expect(styles()(lake, 10)[0]!.getFill()).not.toBeNull();
  expect(styles({ isOverPicture: true })(lake, 10)[0]!.getFill()).toBeNull();
  expect(names(styles({ isOverPicture: true })(lake, 10))).toEqual(['Lake']);
  expect(styles({ isOverPicture: true })(forest, 10)).toEqual([]);
});

test('names have a halo in both themes, and another ink', () => {
  const town = feature('places', 'Point', { kind_detail: 'town', name: 'T' });
  const [light, dark] = [false, true].map((isDark) => styles({ isDark })(town, 10)[0]!.getText()!);
  for (const text of [light!, dark!]) expect(text.getStroke()!.getWidth()).toBeGreaterThanOrEqual(3);
  expect(light!.getFill()!.getColor()).not.toBe(dark!.getFill()!.getColor());
});

test('layers of a schema that nobody knows are plain lines, areas with an outline, and names', () => {
  expect(styles()(feature('parcels_2024', 'Polygon'), 10)[0]!.getStroke()).not.toBeNull();
  expect(styles()(feature('pipes', 'LineString'), 10)).toHaveLength(1);
  expect(names(styles()(feature('stations', 'Point', { name: 'S' }), 10))).toEqual(['S']);
});
