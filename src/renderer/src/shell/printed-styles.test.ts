// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { openShapes, shape, summary } from '#test/window/shapes.ts';
import { plainStyle, type LayerStyle } from '#styling/layer-style.ts';
import { legendMeanings } from '#styling/legend.ts';
import { categoriesOf, classesOf } from '#styling/sorting.ts';
import type { OpenFile } from '#window/shapes/open-shapes.ts';
import { landToPrint } from '#window/printing/print-land.ts';
import { createFilePaints } from './file-paints.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});
const plots = (): ReturnType<typeof shape>[] =>
  ['cocoa', 'coffee', 'tea', null].map((crop, at) =>
    shape(`s${at + 1}`, {
      feature: { ...shape('s1').feature, properties: { name: `P${at}`, crop, fill: '#00ff00', stroke: '#0000ff' } },
      summary: summary({ areaHectares: at + 1 }),
    }),
  );
const open = (file: Partial<OpenFile>) => openShapes(plots(), file);
const byCrop = { kind: 'attribute', name: 'crop' } as const;
const byHectares = { kind: 'hectares' } as const;

test.each([
  ['categories', categoriesOf(['cocoa', 'coffee'], byCrop, 'okabeIto')],
  ['classes', classesOf([1, 2, 3, 4], byHectares, { method: 'quantile', palette: 'viridis', isReversed: true, count: 3 })!],
])('a printed map has the colours and the legend of the window: %s', (_what, drawing) => {
  const files = open({ style: { ...plainStyle, drawing } });
  const { paints, legends } = createFilePaints()(files.files, files.listed, false);
  const { drawn } = landToPrint()[0]!;
  const rows = drawn!.legend.flatMap((row) => (row.kind === 'entry' ? [[row.meaning, row.count, drawn!.looks[row.look]!.fill]] : []));
  const { entries } = legends[0]!;
  const meanings = legendMeanings(entries);
  expect(rows).toEqual(entries.map(({ count, colour }, at) => [meanings[at], count, colour]));
  const painted = files.listed.map(({ id, feature }) =>
    paints.get('f1')!.coloursOf({ id, geometry: feature.geometry!, style: 'import', layer: 'f1' }),
  );
  expect(drawn!.lookOf.map((look) => drawn!.looks[look]!.dot)).toEqual(painted.map((colours) => colours!.point));
  expect(drawn!.lookOf.map((look) => drawn!.looks[look]!.stroke)).toEqual(painted.map((colours) => colours!.line));
});

test('a file in its own colours, and one in one colour with another opacity, are printed so', () => {
  open({ colour: 'own' });
  expect(landToPrint()[0]!.drawn!.looks).toMatchObject([{ fill: '#00ff00', fillOpacity: 0.6, stroke: '#0000ff' }]);
  open({ colour: 'violet', style: { ...plainStyle, fillOpacity: 0.2, lineWidthPixels: 4 } });
  expect(landToPrint()[0]!.drawn!.looks).toMatchObject([{ fill: '#6a2c91', fillOpacity: 0.2, strokeWidth: 3 }]);
  open({ colour: 'own', style: { ...plainStyle, drawing: { kind: 'plain', colour: '#123456' } } });
  expect(landToPrint()[0]!.drawn).toMatchObject({
    looks: [{ fill: '#123456', fillOpacity: 0.75, line: { colour: '#123456' }, dot: '#123456' }],
    lookOf: [0, 0, 0, 0],
  });
  open({});
  expect(landToPrint()[0]!.drawn).toBeUndefined();
});

test('labels by a formula are printed as the map has them', () => {
  const wording = (formula: string): LayerStyle => ({
    ...plainStyle,
    labels: { ...plainStyle.labels, wording: { kind: 'formula', formula } },
  });
  open({ style: wording('name & ": " & crop') });
  expect(landToPrint()[0]!.labels!.slice(0, 2)).toEqual(['P0: cocoa', 'P1: coffee']);
  open({ style: wording('name &') });
  expect(landToPrint()[0]!.labels).toEqual(['', '', '', '']);
  open({ style: { ...plainStyle, labels: { ...plainStyle.labels, wording: { kind: 'none' } } } });
  expect(landToPrint()[0]!.labels).toEqual(['', '', '', '']);
});

test('names of a file in its own colours are printed as it says: in its colour and size, or not at all', () => {
  const shapes = plots().map((one, at) => ({
    ...one,
    feature: {
      ...one.feature,
      properties: { ...one.feature.properties, ...(at === 0 ? { 'label-scale': 0 } : { 'label-scale': 1.5, 'label-color': '#ff0000' }) },
    },
  }));
  openShapes(shapes, { colour: 'own' });
  const [layer] = landToPrint();
  expect(layer!.labels).toEqual(['', null, null, null]);
  expect(layer!.drawn!.looks[layer!.drawn!.lookOf[1]!]!.lettering).toEqual({
    size: 1.5,
    hasHalo: true,
    colour: '#ff0000',
    isBright: false,
  });
  openShapes(shapes, { colour: 'violet' });
  expect(landToPrint()[0]!.labels).toBeUndefined();
});
