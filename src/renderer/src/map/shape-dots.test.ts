import type { Circle, Style } from 'ol/style.js';
import { expect, test, vi } from 'vitest';
import { hiddenLook } from '#window/kit/workers/shape-pictures.ts';
import { isDot, ShapeDots } from './shape-dots.ts';
import { ShapeLooks } from './shape-looks.ts';
import { shapeKinds } from './shape-style.ts';

vi.mock('#window/kit/text/index.ts', () => ({ whole: String }));

const [project, problem] = [shapeKinds.indexOf('project') * 2, shapeKinds.indexOf('problem') * 2];
/** Squares of some metres by their south-western corners. */
function squares(side: number, corners: [x: number, y: number][]): Float64Array {
  return Float64Array.from(corners.flatMap(([x, y]) => [x, y, x + side, y + side]));
}
const around = [-500, -500, 500, 500];
function dotsOf(boxes: Float64Array, looks = new Uint16Array(boxes.length / 4).fill(project), numbers = new ShapeLooks(() => false)) {
  const dots = new ShapeDots(
    () => ({ count: looks.length, boxes, looks }),
    () => false,
    () => around,
    numbers,
  );
  dots.prepare(around, 1);
  const found = () =>
    (dots.layer.getSource()!.getFeatures() as unknown as { slots: number[]; look: number; isCluster: boolean }[]).map(
      ({ slots, look, isCluster }) => ({ count: slots.length, look, isCluster }),
    );
  return { dots, found };
}
const row = (count: number, step: number): [number, number][] => Array.from({ length: count }, (_, n) => [1 + n * step, 1]);

test('a shape is a dot where both sides are under six pixels', () => {
  const boxes = Float64Array.of(0, 0, 50, 59, 0, 0, 60, 10, Number.NaN, Number.NaN, Number.NaN, Number.NaN);
  expect([isDot(boxes, 0, 10), isDot(boxes, 0, 9), isDot(boxes, 1, 10), isDot(boxes, 2, 10)]).toEqual([true, false, false, false]);
});

test('small shapes that lie apart are dots of their own, and larger ones none', () => {
  expect(dotsOf(squares(3, row(8, 20))).found()).toEqual(Array.from({ length: 8 }, () => ({ count: 1, look: project, isCluster: false })));
  expect(dotsOf(squares(30, row(8, 20))).found()).toEqual([]);
});

test('a crowd is one circle, also over the border of two cells', () => {
  expect(dotsOf(squares(1, row(20, 2))).found()).toEqual([{ count: 20, look: project, isCluster: true }]);
  expect(dotsOf(squares(1, row(40, 1).map(([x, y]) => [x + 28, y]))).found()).toEqual([{ count: 40, look: project, isCluster: true }]); // prettier-ignore
});

test('a problem and a choice are seen in a crowd; few chosen ones stand beside it', () => {
  const looks = new Uint16Array(20).fill(project);
  looks[3] = problem;
  looks[4] = project + 1;
  const { dots, found } = dotsOf(squares(1, row(20, 2)), looks);
  expect(found()).toEqual([
    { count: 20, look: problem + 1, isCluster: true },
    { count: 1, look: project + 1, isCluster: false },
  ]);
  expect([dots.isClustered(3, 1), dots.isClustered(4, 1), dots.isClustered(3, 2)]).toEqual([true, false, false]);
});

test('a hidden shape is no dot, and what changes is found anew', () => {
  const looks = new Uint16Array(2).fill(hiddenLook);
  const { dots, found } = dotsOf(squares(1, row(2, 20)), looks);
  expect(found()).toEqual([]);
  looks.fill(project);
  dots.refresh();
  dots.prepare(around, 1);
  expect(found()).toHaveLength(2);
});

test('asking twice for a place makes no dot twice', () => {
  const { dots, found } = dotsOf(squares(1, row(20, 2)));
  dots.prepare(around, 1);
  dots.prepare([-100, -100, 100, 100], 1);
  expect(found()).toHaveLength(1);
});

test('a dot has the colour that its number stands for now', () => {
  const numbers = new ShapeLooks(() => false);
  const look = numbers.numberOf({ style: 'import' }, false, { line: '#0000ff' });
  const { dots } = dotsOf(squares(1, row(1, 20)), Uint16Array.of(look), numbers);
  const colour = () => {
    const [feature] = dots.layer.getSource()!.getFeatures();
    const style = dots.layer.getStyleFunction()!(feature!, 1) as Style;
    return (style.getImage() as Circle).getFill()!.getColor();
  };
  expect(colour()).toBe('#0000ff');
  numbers.clear();
  expect(numbers.numberOf({ style: 'import' }, false, { line: '#ddcc77' })).toBe(look);
  dots.refresh();
  dots.prepare(around, 1);
  expect(colour()).toBe('#ddcc77');
});
