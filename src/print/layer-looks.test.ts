import { describe, expect, test } from 'vitest';
import { rectangle } from '#geo/index.ts';
import { plainStyle, type LayerStyle } from '#styling/layer-style.ts';
import { legendEntries } from '#styling/legend.ts';
import { categoriesOf, classesOf, swatchesOf, swatchFinder } from '#styling/sorting.ts';
import { sheetsOf } from './atlas.ts';
import { ownLooks, plainLook, sortedLooks } from './layer-looks.ts';
import { meaningWords } from './legend.ts';
import { roughTextWidth, type Mark, type TextMark } from './marks.ts';
import { subjectOf, type PrintLayer } from './subject-of.ts';
import { printTemplate, type PrintTemplate } from './template.ts';
import { PrintFormat, printWords } from './texts/index.ts';

const byCrop = { kind: 'attribute', name: 'crop' } as const;
const crops = ['cocoa', 'coffee', 'cocoa', 'tea', null];
const categories = categoriesOf(['cocoa', 'coffee'], byCrop, 'okabeIto');
const byHectares = { kind: 'hectares' } as const;
const hectares = [1, 2, 30, null];
const classes = classesOf(hectares, byHectares, { method: 'equal', palette: 'viridis', isReversed: false, count: 3 })!;

const flat = (marks: readonly Mark[]): Mark[] => marks.flatMap((mark) => (mark.kind === 'cut' ? [mark, ...flat(mark.marks)] : [mark]));
function marksOf(layer: Partial<PrintLayer>, template: Partial<PrintTemplate> = {}): Mark[] {
  const features = Array.from({ length: layer.drawn?.lookOf.length ?? layer.labels?.length ?? 1 }, (_, at) => ({
    type: 'Feature' as const,
    geometry: rectangle([35 + at * 0.01, -1, 35.009 + at * 0.01, -0.991]),
    properties: { name: `Plot ${at}` },
  }));
  const subject = subjectOf([{ title: 'Farm', nameField: 'name', features, ...layer }]);
  const surroundings = { date: '2026-11-25', measure: roughTextWidth, logo: null, hasGround: false, countries: null };
  return flat([...sheetsOf(subject, printTemplate.parse({ orientation: 'landscape', ...template }), surroundings).sheets][0]!.marks);
}
const textsOf = (marks: readonly Mark[]) => marks.filter((mark): mark is TextMark => mark.kind === 'text');
const wordsOf = (marks: readonly Mark[]) => textsOf(marks).map(({ text }) => text);

describe('the looks of a style', () => {
  test.each([
    ['categories', categories, crops],
    ['categories without others', categories, ['cocoa', null]],
    ['categories of which each shape has one', categories, ['cocoa', 'coffee']],
    ['classes', classes, hectares],
    ['classes of which each shape has one', classes, [1, 30]],
  ])('%s have the entries and counts of the legend in the window, and each shape its colour', (_what, drawing, values) => {
    const counts = new Uint32Array(swatchesOf(drawing).length);
    for (const value of values) counts[swatchFinder(drawing)(value)]! += 1;
    const entries = legendEntries(drawing, counts);
    const { looks, lookOf, legend } = sortedLooks('Farm', plainStyle, drawing, values);
    expect(looks.map(({ fill }) => fill)).toEqual(entries.map(({ colour }) => colour));
    expect(legend.flatMap((row) => (row.kind === 'entry' ? [row.count] : []))).toEqual(entries.map(({ count }) => count));
    expect(lookOf.map((look) => looks[look]!.fill)).toEqual(
      values.map((value) => swatchesOf(drawing)[swatchFinder(drawing)(value)]!.colour),
    );
  });

  test('have the opacity, the width and the letters of the style', () => {
    const style: LayerStyle = {
      ...plainStyle,
      fillOpacity: 0.3,
      lineWidthPixels: 4,
      labels: { ...plainStyle.labels, sizePixels: 18, hasHalo: false },
    };
    const as = { fillOpacity: 0.3, strokeWidth: 3, line: { width: 3 }, lettering: { size: 1.5, hasHalo: false } };
    expect(sortedLooks('Farm', style, categories, crops).looks[0]).toMatchObject(as);
    expect(plainLook('#a86a0c', style)).toMatchObject({ ...as, fill: '#a86a0c' });
  });
});

test('the legend on paper says what each colour is for and how many plots have it, in the language of the map', () => {
  const drawn = sortedLooks('Farm', plainStyle, classes, hectares);
  const [, first, last] = classes.limits.map((limit) => String(limit));
  expect(wordsOf(marksOf({ drawn }))).toEqual(
    expect.arrayContaining(['Farm: Hectares', `below ${first}`, `${first} to ${last}`, `${last} and more`, 'no value']),
  );
  expect(wordsOf(marksOf({ drawn }, { language: 'es' }))).toContain(`menos de ${first!.replace('.', ',')}`);
  const words = wordsOf(marksOf({ drawn: sortedLooks('Farm', plainStyle, categories, crops) }));
  const at = words.indexOf('Farm: crop');
  expect(words.slice(at, at + 9)).toEqual(['Farm: crop', 'cocoa', '2', 'coffee', '1', 'other values', '1', 'no value', '1']);
});

test('a long value is cut before the count', () => {
  const value = 'a name of a crop that is longer than what stands beside a map';
  const drawn = sortedLooks('Farm', plainStyle, categoriesOf([value], byCrop, 'okabeIto'), [value]);
  const texts = textsOf(marksOf({ drawn }));
  const at = texts.findIndex(({ text }) => text.startsWith('a name of a crop'));
  const [words, count] = [texts[at]!, texts[at + 1]!];
  expect(words.text.endsWith('…')).toBe(true);
  expect(count).toMatchObject({ text: '1', anchor: 'end' });
  expect(words.x + roughTextWidth(words.text, words.size, false)).toBeLessThan(count.x - roughTextWidth('1', count.size, false));
});

test('one class is for all values', () => {
  const look = { words: printWords.en, format: new PrintFormat('en') };
  expect(meaningWords({ kind: 'all' }, look)).toBe('all values');
});

test('labels are what the style writes, and nothing where it writes nothing', () => {
  expect(wordsOf(marksOf({ labels: ['Cocoa · 2 ha', ''] }))).toContain('Cocoa · 2 ha');
  expect(wordsOf(marksOf({ labels: ['', ''] })).filter((words) => words.startsWith('Plot '))).toEqual([]);
});

describe('colours that a file brings', () => {
  const rest = plainLook('#a86a0c');
  const own = [
    { line: 'rgba(1, 2, 3, 1)', fill: 'rgba(10, 20, 30, 0.5)', width: 2 },
    null,
    { line: 'rgba(1, 2, 3, 1)', fill: 'rgba(10, 20, 30, 0.5)', width: 2 },
  ];

  test('are looks, one for all that share it, and stand in one row of the legend, the most frequent first', () => {
    const { looks, lookOf, legend } = ownLooks('Farm', own, rest);
    expect(lookOf).toEqual([0, 1, 0]);
    expect(looks[0]).toMatchObject({ fill: '#0a141e', fillOpacity: 0.5, stroke: '#010203', strokeWidth: 1.5 });
    expect(looks[1]).toEqual(rest);
    expect(legend).toEqual([{ kind: 'layer', title: 'Farm', looks: [0, 1] }]);
  });

  test('an outline that is not there is not drawn, and an empty area stays empty at any opacity', () => {
    const none = 'rgba(0, 0, 0, 0)';
    const drawn = ownLooks('Farm', [{ line: none, fill: none }], rest, { ...plainStyle, fillOpacity: 0.8 });
    expect(drawn.looks[0]).toMatchObject({ fillOpacity: 0, strokeWidth: 0 });
    const area = marksOf({ drawn }).find((mark) => mark.kind === 'path' && mark.fill === '#000000');
    expect(area).toBeDefined();
    expect(area).not.toHaveProperty('stroke');
  });

  test('names have the colour and size that their file says, one for all that share them, and what is bright has dark around it', () => {
    const label = (more: object) => ({ ...own[0], label: more });
    const yellow = { colour: 'rgba(255, 255, 0, 1)', isBright: true, scale: 1.5 };
    const drawn = ownLooks('Farm', [label(yellow), label({ scale: 20 }), label(yellow), own[0]!], rest);
    expect(drawn.lookOf).toEqual([0, 1, 0, 2]);
    expect(drawn.looks.map(({ lettering }) => lettering)).toEqual([
      { size: 1.5, hasHalo: true, colour: '#ffff00', isBright: true },
      { size: 2, hasHalo: true },
      undefined,
    ]);
    const labels = textsOf(marksOf({ drawn })).filter(({ text }) => text.startsWith('Plot '));
    expect(labels.map(({ text, colour, halo }) => [text, colour, halo])).toContainEqual(['Plot 0', '#ffff00', '#1d2422']);
    // A size that somebody chose comes before that of the file.
    const styled = ownLooks('Farm', [label(yellow)], rest, { ...plainStyle, labels: { ...plainStyle.labels, sizePixels: 18 } });
    expect(styled.looks[0]!.lettering).toMatchObject({ size: 1.5, colour: '#ffff00' });
    const small = ownLooks('Farm', [label(yellow)], rest, { ...plainStyle, labels: { ...plainStyle.labels, sizePixels: 12 } });
    expect(small.looks[0]!.lettering).toMatchObject({ size: 1, colour: '#ffff00' });
  });

  test('a point has its icon in place of a dot, and its name above it', () => {
    const icon = { picture: 'data:image/png;base64,AA', width: 24, height: 36, left: 12, above: 36, turn: 0 };
    const features = [0, 1].map((at) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [35 + at * 0.01, -1] },
      properties: { name: `Pump ${at}` },
    }));
    const marks = marksOf({ features, drawn: ownLooks('Pumps', [{ icon }, null], rest) });
    const icons = marks.filter((mark) => mark.kind === 'icon');
    expect(icons).toEqual([{ kind: 'icon', ...icon, x: expect.any(Number), y: expect.any(Number) }]);
    const [first, second] = textsOf(marks).filter(({ text }) => text.startsWith('Pump '));
    expect(second!.y - first!.y).toBeCloseTo(36, 0);
  });
});
