// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shape } from '#test/window/shapes.ts';
import { suggestedProjectName } from './project-name.ts';

const file = (id: string, name: string) => ({ id, name, format: 'kml', notes: [], shapeCount: 1 });
const files = [file('f1', 'south-block.kml'), file('f2', 'north_block.v2.geojson')];

test('a project is called as the file of the first shape that becomes part of it', () => {
  const [hidden, seen] = [shape('s1', { fileId: 'f1' }), shape('s2', { fileId: 'f2' })];
  expect(suggestedProjectName([hidden, seen], files, 3)).toBe('south block');
  // The first file is hidden: its shapes are not among those that are taken.
  expect(suggestedProjectName([seen, shape('s3', { fileId: 'f2' })], files, 3)).toBe('north block.v2');
});

test('one shape that was picked out of several gives its own name', () => {
  const picked = shape('s1', { name: 'Plot 7' });
  expect(suggestedProjectName([picked], files, 2)).toBe('Plot 7');
  expect(suggestedProjectName([picked], files, 1)).toBe('south block');
  expect(suggestedProjectName([shape('s1', { name: '' })], files, 2)).toBe('south block');
});

test('nothing taken has no name', () => {
  expect(suggestedProjectName([], files, 2)).toBe('');
});
