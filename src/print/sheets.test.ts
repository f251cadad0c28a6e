import { describe, expect, test } from 'vitest';
import { distanceMetres, rectangle, type Geometry } from '#geo/index.ts';
import { rowName, sheetsOf } from './atlas.ts';
import { PrintFault } from './print-fault.ts';
import { roughTextWidth, type Mark, type TextMark } from './marks.ts';
import { metresPerPoint, printPapers } from './paper.ts';
import { scaleErrorIn } from './projection.ts';
import type { PrintSurroundings, Sheet } from './sheet.ts';
import type { PrintPlot, PrintSubject } from './subject.ts';
import { svgOf } from './svg.ts';
import { printTemplate, type PrintTemplate } from './template.ts';
import { onSheet } from './view.ts';

const look = { fill: '#7cb39b', fillOpacity: 0.4, stroke: '#1c6b58', strokeWidth: 0.9 } as const;
const surroundings: PrintSurroundings = { date: '2026-11-25', measure: roughTextWidth, logo: null, hasGround: false, countries: null };
const square = (west: number, south: number, side = 0.004): Geometry => rectangle([west, south, west + side, south + side]);
const plot = (name: string, geometry: Geometry | null): PrintPlot => ({ name, geometry, hectares: 10, attributes: [], look: 0 });
const subjectOf = (...plots: PrintPlot[]): PrintSubject => ({
  looks: [look],
  legend: [{ kind: 'layer', title: 'Plots', looks: [0] }],
  plots,
  attribution: '',
});
const sheets = (subject: PrintSubject, template: Partial<PrintTemplate> = {}): Sheet[] => [
  ...sheetsOf(subject, printTemplate.parse(template), surroundings).sheets,
];
const one = (subject: PrintSubject, template: Partial<PrintTemplate> = {}): Sheet => sheets(subject, template)[0]!;

const flat = (marks: readonly Mark[]): Mark[] => marks.flatMap((mark) => (mark.kind === 'cut' ? [mark, ...flat(mark.marks)] : [mark]));
const textsOf = (sheet: Sheet): TextMark[] => flat(sheet.marks).filter((mark) => mark.kind === 'text');
const words = (sheet: Sheet): string =>
  textsOf(sheet)
    .map(({ text }) => text)
    .join(' ');

const farm = subjectOf(plot('North', square(35.2, -1.3)), plot('South', square(35.206, -1.308)));

describe('a sheet', () => {
  test.each(printPapers)('on %s keeps the map and its words on the paper', (paper) => {
    for (const orientation of ['portrait', 'landscape'] as const) {
      const sheet = one(farm, { paper, orientation, title: 'Kilgoris', qr: 'https://example.org' });
      const { frame } = sheet.view;
      expect(frame.width).toBeGreaterThan(sheet.width * 0.5);
      expect(frame.x + frame.width).toBeLessThan(sheet.width);
      expect(frame.y + frame.height).toBeLessThan(sheet.height);
      for (const { x, y, text } of textsOf(sheet)) {
        expect(x, text).toBeGreaterThan(0);
        expect(x, text).toBeLessThan(sheet.width);
        expect(y, text).toBeGreaterThan(0);
        expect(y, text).toBeLessThan(sheet.height);
      }
      expect(sheet.facts.piecesLeftOut).toBe(0);
    }
  });

  test('at a scale shows the ground at that scale, within 0.2 % on the ellipsoid', () => {
    for (const [longitude, latitude] of [
      [35.2, -1.3],
      [-60.1, -33.4],
      [29.99, 60],
      [0.01, 45],
      [179.9, -17],
      [24, 83],
    ] as const) {
      const sheet = one(subjectOf(plot('P', square(longitude, latitude))), { scale: 10_000, paper: 'A0' });
      const { frame, ground, projection } = sheet.view;
      const y = (ground.south + ground.north) / 2;
      const middle = (ground.west + ground.east) / 2;
      const half = 500;
      const metres = distanceMetres(projection.inverse(middle - half, y), projection.inverse(middle + half, y));
      const place = onSheet(sheet.view);
      const points = place(middle + half, y)[0] - place(middle - half, y)[0];
      expect(Math.abs(metres / (points * metresPerPoint) / 10_000 - 1)).toBeLessThan(0.002);
      expect(Math.abs(sheet.facts.scaleErrorMiddle)).toBeLessThan(0.002);
      expect(scaleErrorIn(projection, ground)).toBeLessThan(0.002);
      expect(frame.width * metresPerPoint * 10_000).toBeCloseTo(ground.east - ground.west, 3);
    }
  });

  test('without a scale takes a round one at which all fits', () => {
    const sheet = one(farm);
    expect(sheet.view.scale).toBe(10_000);
    expect(sheet.facts.plotsOutside).toBe(0);
    expect(words(sheet)).toContain('Scale 1:10,000 on A4');
    expect(words(one(farm, { language: 'es' }))).toContain('Escala 1:10.000 en A4');
  });

  test('counts the plots that a scale leaves outside, and says so', () => {
    const sheet = one(subjectOf(plot('Here', square(35.2, -1.3)), plot('Far', square(35.6, -1.3)), plot('Nowhere', null)), { scale: 1000 });
    expect(sheet.facts.plotsOutside).toBe(3);
    expect(words(sheet)).toContain('3 of 3 plots lie outside of this map');
  });

  test('of land too wide for a zone is drawn in an equal-area plane, and says what its scale is', () => {
    const sheet = one(subjectOf(plot('A', square(20, 0)), plot('B', square(45, 10))), { grid: 'utm' });
    expect(sheet.view.projection.kind).toBe('equal-area');
    expect(sheet.facts.plotsOutside).toBe(0);
    expect(words(sheet)).toContain('equal-area');
    expect(words(sheet)).toContain('too wide a map for a UTM grid');
    expect(sheet.facts.scaleErrorMost).toBeGreaterThan(0.002);
  });

  test('over the antimeridian keeps both sides beside each other', () => {
    const sheet = one(subjectOf(plot('West', square(179.99, -17)), plot('East', square(-179.99, -17))));
    expect(sheet.facts.plotsOutside).toBe(0);
    expect(sheet.view.scale).toBeLessThan(30_000);
  });

  test('has coordinates at all four edges', () => {
    for (const grid of ['utm', 'degrees'] as const) {
      const sheet = one(farm, { grid });
      const { frame } = sheet.view;
      const labels = textsOf(sheet).filter(({ x, y }) => {
        const isNear = x > frame.x - 12 && x < frame.x + frame.width + 12 && y > frame.y - 12 && y < frame.y + frame.height + 14;
        return isNear && (x < frame.x || x > frame.x + frame.width || y < frame.y || y > frame.y + frame.height);
      });
      const at = (side: (label: TextMark) => boolean) => labels.filter(side).map(({ text }) => text);
      const [left, right] = [at(({ x }) => x < frame.x), at(({ x }) => x > frame.x + frame.width)];
      expect(left.length).toBeGreaterThan(1);
      expect(left).toEqual(right);
      expect(at(({ y }) => y < frame.y).length).toBeGreaterThan(1);
      expect(at(({ y }) => y > frame.y + frame.height).length).toBeGreaterThan(1);
    }
  });

  test('draws a coordinate where its line is', () => {
    const sheet = one(farm, { grid: 'utm' });
    const { frame, ground } = sheet.view;
    const place = onSheet(sheet.view);
    for (const { x, text, y } of textsOf(sheet).filter(({ text, y }) => /^\d[\d\u2009]+$/.test(text) && y < frame.y)) {
      const metres = Number(text.replaceAll('\u2009', ''));
      expect(metres).toBeGreaterThan(ground.west);
      expect(place(metres, 0)[0]).toBeCloseTo(x, 6);
      expect(y).toBeLessThan(frame.y);
    }
  });

  test('lets no name cover another', () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      plot(`Plot ${index}`, square(35 + (index % 20) * 0.0005, -1 + Math.floor(index / 20) * 0.0005, 0.0004)),
    );
    const sheet = one(subjectOf(...many));
    const names = textsOf(sheet).filter(({ text }) => text.startsWith('Plot '));
    expect(names.length).toBeGreaterThan(5);
    expect(names.length + sheet.facts.labelsLeftOut).toBe(400);
    const boxes = names.map(({ x, y, text, size }) => {
      const half = roughTextWidth(text, size, false) / 2;
      return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.2 };
    });
    const meet = boxes.flatMap((a, at) =>
      boxes.slice(at + 1).filter((b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top),
    );
    expect(meet).toEqual([]);
  });

  test('without land says that there is nothing to print', () => {
    expect(() => one(subjectOf(plot('Nowhere', null)))).toThrow(PrintFault);
  });

  test('fills the places of a text and leaves what it does not know', () => {
    const sheet = one(farm, { title: 'Farm, {hectares} ha, {colour}', text: '{scale} on {date}' });
    expect(words(sheet)).toContain('Farm, 20.00 ha, {colour}');
    expect(words(sheet)).toContain('1:10,000 on 25 November 2026');
  });
});

describe('an atlas', () => {
  test('of plots has an overview and a sheet for each plot, about it', () => {
    const made = sheets(farm, { atlas: 'plots' });
    expect(made.map(({ name }) => name)).toEqual(['Overview', 'North', 'South']);
    expect(words(made[1]!)).toContain('10.00 ha');
    for (const sheet of made) expect(sheet.facts.plotsShown).toBeGreaterThan(0);
  });

  test('of plots on several continents has no overview, and one map of them is refused', () => {
    const far = subjectOf(plot('Cerrado', square(-46.9, -18.9)), plot('Dak Lak', square(108.05, 12.7)), plot('Gayo', square(96.8, 4.6)));
    expect(() => sheets(far)).toThrow(PrintFault);
    expect(() => sheets(far, { atlas: 'tiles', scale: 10_000 })).toThrow('too far apart');
    const made = sheets(far, { atlas: 'plots' });
    expect(made.map(({ name }) => name)).toEqual(['Cerrado', 'Dak Lak', 'Gayo']);
    for (const { facts } of made) expect(facts.scaleErrorMost).toBeLessThan(0.002);
  });

  test('of tiles covers every plot, names rows and columns, and each its neighbours', () => {
    const made = sheets(farm, { atlas: 'tiles', scale: 2000 });
    const [overview, ...tiles] = made;
    const names = tiles.map(({ name }) => name);
    expect(names).toContain('A1');
    expect(new Set(names).size).toBe(names.length);
    expect(words(overview!)).toContain(`${tiles.length} sheets`);
    for (const name of names) expect(words(overview!)).toContain(name);
    const first = tiles.find(({ name }) => name === 'A1')!;
    if (names.includes('A2')) expect(words(first)).toContain('A2');
    // Beside each other without a gap.
    for (const tile of tiles)
      for (const other of tiles) {
        const right = `${tile.name[0]}${Number(tile.name.slice(1)) + 1}`;
        if (other.name === right) expect(other.view.ground.west).toBeCloseTo(tile.view.ground.east, 6);
      }
    for (const { view } of tiles) expect(view.scale).toBe(2000);
  });

  test('of tiles needs a scale, and no more than two thousand sheets', () => {
    expect(() => sheets(farm, { atlas: 'tiles' })).toThrow('need a scale');
    expect(() => sheets(subjectOf(plot('Wide', square(35, -1, 1))), { atlas: 'tiles', scale: 500 })).toThrow('sheets');
  });

  test('names rows as columns of a spreadsheet', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(rowName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});

test('a template keeps what it says, and refuses what it does not know', () => {
  const kept = printTemplate.parse({ paper: 'A0', scale: 10_000, title: 'Farm' });
  expect(printTemplate.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const bad of [{ version: 2 }, { paper: 'A9' }, { scale: 0 }, { colour: 'red' }, { dotsPerInch: 5000 }])
    expect(printTemplate.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});

test('the SVG of a sheet holds its words as text, escaped', () => {
  const svg = svgOf(one(farm, { title: '<b>A & B</b>' }));
  expect(svg).toContain('&lt;b&gt;A &amp; B&lt;/b&gt;');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('>North</text>');
});

test('whole projects are counted as projects', () => {
  const [overview, page] = sheets({ ...farm, areProjects: true }, { atlas: 'plots' });
  expect(words(overview!)).toContain('Projects');
  expect(words(overview!)).not.toContain('Plots 2');
  expect(words(page!)).toContain('North');
});
