// @vitest-environment happy-dom
import { faulty, problem, shape } from '#test/window/shapes.ts';
import { fileColours } from '#window/kit/colours.ts';
import { expect, test } from 'vitest';
import type { OpenFile } from '#window/shapes/open-shapes.ts';
import { createFileFeatures } from './file-features.ts';

const file = (id: string, more: Partial<OpenFile> = {}): OpenFile => ({ id, name: id, format: 'kml', notes: [], shapeCount: 1, ...more });

test('shapes are drawn file by file in the order of the layers, and what did not change stays the same object', () => {
  const of = createFileFeatures();
  const [one, two, three] = [shape('s1'), shape('s2', { fileId: 'f2' }), shape('s3')];
  const [first, second] = [file('f1', { colour: 'amber' }), file('f2', { colour: 'cyan' })];
  const before = of([first, second], [one, two, three], false);
  expect(before.map(({ id, colours, layer }) => [id, colours?.line, layer])).toEqual([
    ['s1', fileColours.amber.light, 'f1'],
    ['s3', fileColours.amber.light, 'f1'],
    ['s2', fileColours.cyan.light, 'f2'],
  ]);
  const after = of([second, { ...first, colour: 'lime' }], [one, two, three], false);
  expect(after.map(({ id, colours }) => [id, colours?.line])).toEqual([
    ['s2', fileColours.cyan.light],
    ['s1', fileColours.lime.light],
    ['s3', fileColours.lime.light],
  ]);
  expect(after[0]).toBe(before[2]);
});

test('a file may keep its own colours; what has none looks like the first file, and what is wrong is told', () => {
  const own = (id: string, properties: object) => shape(id, { feature: { ...shape(id).feature, properties: { ...properties } } });
  const shapes = [own('s1', { stroke: '#12ab34' }), own('s2', { stroke: 'red' }), shape('s3', { summary: faulty(problem()) })];
  const found = createFileFeatures()([file('f1', { colour: 'own' })], shapes, true);
  expect(found.map(({ colours, style }) => [colours?.line, style])).toEqual([
    ['rgba(18, 171, 52, 1)', 'import'],
    [fileColours.amber.dark, 'import'],
    [undefined, 'problem'],
  ]);
});

test('a shape that the file gave no name is told by its number alone', () => {
  const shapes = [
    shape('s1', { name: 'plots 12', source: 11 }),
    shape('s2', { name: 'plots 12', source: 3 }),
    shape('s3', { name: 'Hill' }),
  ];
  const found = createFileFeatures()([file('f1', { name: 'plots.kml' })], shapes, false);
  expect(found.map(({ label }) => label)).toEqual(['12', 'plots 12', 'Hill']);
});

test('what is arriving has the colour that its file will have', () => {
  const found = createFileFeatures()([file('f1', { colour: 'amber' })], [shape('s1'), shape('s2', { fileId: 'f9' })], false);
  expect(found.map(({ colours }) => colours?.line)).toEqual([fileColours.amber.light, fileColours.violet.light]);
});

test('what a KML hides is not drawn before somebody shows it: folders with all inside them, and single shapes', () => {
  const at = (id: string, folder: string, properties: object = {}) =>
    shape(id, { folder, feature: { ...shape(id).feature, properties: { ...properties } } });
  const shapes = [at('s1', 'Old/East'), at('s2', 'Older'), at('s3', '', { visibility: '0' }), at('s4', 'Old', { visibility: '1' })];
  const folders = [
    { path: 'Old', isHidden: true as const },
    { path: 'Older', isOpen: true as const },
  ];
  const drawn = (more: Partial<OpenFile>) => createFileFeatures()([file('f1', { folders, ...more })], shapes, false).map(({ id }) => id);
  expect(drawn({})).toEqual(['s2']);
  expect(drawn({ shown: { folders: ['Old'], isSingle: false } })).toEqual(['s1', 's2', 's4']);
  expect(drawn({ shown: { folders: [], isSingle: true } })).toEqual(['s2', 's3']);
  expect(drawn({ folders: [{ path: '', isHidden: true }] })).toEqual([]);
  expect(drawn({ format: 'geojson' })).toEqual(['s1', 's2', 's3', 's4']);
});

test('a name that the file shows in no size is not written on the map, unless the file is in one colour', () => {
  const [one] = [shape('s1', { feature: { ...shape('s1').feature, properties: { 'label-scale': 0 } } })];
  const labels = (colour: 'own' | 'amber') => createFileFeatures()([file('f1', { colour })], [one], false).map(({ label }) => label);
  expect([labels('own'), labels('amber')]).toEqual([[''], [one.name]]);
});
