// @vitest-environment happy-dom
import { faulty, problem, shape, summary } from '#test/window/shapes.ts';
import { expect, test } from 'vitest';
import { plainStyle, type LayerStyle } from '#styling/layer-style.ts';
import { categoriesOf, classesOf } from '#styling/sorting.ts';
import { noColour } from '#window/kit/colours.ts';
import type { MapFeature } from '#window/kit/map-types.ts';
import type { Shape } from '#window/shapes/files.ts';
import type { OpenFile } from '#window/shapes/open-shapes.ts';
import { createFilePaints } from './file-paints.ts';

const file = (id: string, style?: LayerStyle): OpenFile => ({
  id,
  name: id,
  format: 'kml',
  notes: [],
  shapeCount: 1,
  ...(style ? { style } : {}),
});
const plot = (id: string, crop: unknown, more: Partial<Shape> = {}) =>
  shape(id, { feature: { ...shape(id).feature, properties: { name: id, crop } }, ...more });
const drawn = ({ id, feature, fileId }: Shape, more: Partial<MapFeature> = {}): MapFeature => ({
  id,
  geometry: feature.geometry!,
  style: 'import',
  layer: fileId,
  ...more,
});
const byCrop = { kind: 'attribute', name: 'crop' } as const;
const crops = categoriesOf(['cocoa', 'coffee'], byCrop, 'okabeIto');
const byCrops: LayerStyle = { ...plainStyle, drawing: crops };

test('a style of one colour gives it to all shapes but those that are wrong, and has no legend', () => {
  const shapes = [plot('s1', 'cocoa'), plot('s2', 'tea', { summary: faulty(problem()) })];
  const style: LayerStyle = { ...plainStyle, drawing: { kind: 'plain', colour: '#a86a0c' }, fillOpacity: 0.5 };
  const { paints, legends } = createFilePaints()([file('f1', style)], shapes, false);
  const paint = paints.get('f1')!;
  expect(paint.coloursOf(drawn(shapes[0]!, { colours: { line: '#111111' } }))).toMatchObject({
    fill: 'rgba(168, 106, 12, 0.5)',
    point: '#a86a0c',
  });
  const line = drawn(shapes[0]!, {
    geometry: {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
  });
  expect(paint.coloursOf(line)).toMatchObject({ line: '#a86a0c', width: 3 });
  expect(paint.coloursOf(drawn(shapes[1]!, { style: 'problem' }))).toBeUndefined();
  expect(legends).toEqual([]);
});

test('shapes have the colour of their category, what is wrong keeps its own, and the legend counts them', () => {
  const shapes = [
    plot('s4', 'coffee'),
    plot('s9', 'cocoa'),
    plot('s5', 'tea'),
    plot('s7', null),
    plot('s8', 'cocoa', { summary: faulty(problem()) }),
  ];
  const { paints, legends } = createFilePaints()([file('f1', byCrops)], shapes, false);
  const paint = paints.get('f1')!;
  expect(shapes.slice(0, 4).map((one) => paint.coloursOf(drawn(one))?.point)).toEqual([
    crops.categories[1]!.colour,
    crops.categories[0]!.colour,
    crops.others,
    '#9a9f9c',
  ]);
  expect(paint.coloursOf(drawn(shapes[4]!, { style: 'problem' }))).toBeUndefined();
  expect(legends[0]!.entries.map(({ kind, count }) => [kind, count])).toEqual([
    ['category', 2],
    ['category', 1],
    ['others', 1],
    ['none', 1],
  ]);
});

test('a line is drawn in its colour, an area in a darker outline of it', () => {
  const [area] = [plot('s1', 'cocoa')];
  const paint = createFilePaints()([file('f1', byCrops)], [area], false).paints.get('f1')!;
  const { colour } = crops.categories[0]!;
  const line = drawn(area, {
    geometry: {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
  });
  expect(paint.coloursOf(line)).toMatchObject({ line: colour, width: 3 });
  expect(paint.coloursOf(drawn(area))!.line).not.toBe(colour);
});

test('hectares go by classes, and what did not change is painted as before', () => {
  const of = createFilePaints();
  const shapes = [1, 5, 9].map((areaHectares, at) => plot(`s${at + 1}`, null, { summary: summary({ areaHectares }) }));
  const drawing = classesOf([1, 5, 9], { kind: 'hectares' }, { method: 'equal', palette: 'viridis', isReversed: false, count: 2 })!;
  const files = [file('f1', { ...plainStyle, drawing }), file('f2')];
  const first = of(files, shapes, false);
  expect(first.legends[0]!.entries.map(({ count }) => count)).toEqual([1, 2]);
  expect(of([...files], [...shapes, shape('s9', { fileId: 'f2' })], false)).toBe(first);
  const grown = of(files, [shapes[0]!, { ...shapes[1]!, summary: summary({ areaHectares: 2 }) }, shapes[2]!], false);
  expect(grown.paints.get('f1')).not.toBe(first.paints.get('f1'));
  expect(grown.legends[0]!.entries.map(({ count }) => count)).toEqual([2, 1]);
  expect(of([{ ...files[0]!, isHidden: true }, files[1]!], shapes, false).legends).toEqual([]);
});

test('opacity and width change the colours that a shape has, once for all that share them', () => {
  const paint = createFilePaints()(
    [file('f1', { ...plainStyle, fillOpacity: 0.5, lineWidthPixels: 4 })],
    [plot('s1', 1)],
    false,
  ).paints.get('f1')!;
  const colours = { line: '#112233', fill: 'rgba(1, 2, 3, 0.14)' };
  const adjusted = paint.coloursOf(drawn(plot('s1', 1), { colours }));
  expect(adjusted).toEqual({ line: '#112233', fill: 'rgba(1, 2, 3, 0.5)', width: 4 });
  expect(paint.coloursOf(drawn(plot('s2', 1), { colours }))).toBe(adjusted);
  // What a file leaves empty is not filled.
  const empty = { line: noColour, fill: noColour };
  expect(paint.coloursOf(drawn(plot('s3', 1), { colours: empty }))).toEqual({ ...empty, width: 4 });
});

test('labels are written by a formula; one that has no answer for a shape, or is none, writes nothing', () => {
  const shapes = [plot('s1', 'cocoa', { summary: summary({ areaHectares: 3.456_789 }) }), plot('s2', 'tea')];
  const labels = (formula: string) => {
    const style: LayerStyle = { ...plainStyle, labels: { ...plainStyle.labels, wording: { kind: 'formula', formula } } };
    const paint = createFilePaints()([file('f1', style)], shapes, false).paints.get('f1')!;
    return shapes.map(({ id }) => paint.labelOf!(id));
  };
  expect(labels('number & " " & crop & " " & area_hectares')).toEqual(['1 cocoa 3.46', '2 tea 12.34']);
  expect(labels('=crop * 2')).toEqual(['', '']);
  expect(labels('crop & ')).toEqual(['', '']);
  expect(labels('plot_no')).toEqual(['', '']);
});
