import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  rgb,
  type Color,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { lossYears } from '#products/deforestation-summary/compute-loss-image.ts';
import { classes as indicator } from '#products/deforestation-indicator-image/facts.ts';
import { classes as landCover } from '#products/land-cover/facts.ts';
import { indexNames, rampOf } from '#products/satellite-index/facts.ts';
import { classes as wetlands } from '#products/wetlands-mask/facts.ts';
import { colourAt } from '#raster/png.ts';
import { chartColours, chosenColours, lossRamp, problemMarks, shapeColours, themeColours } from '#window/kit/colours.ts';

/** What people see: full colour vision, and the three kinds of deficiency at their strongest (Machado, Oliveira and Fernandes 2009). */
const visions = {
  full: (colour: Color): Color => colour,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const;
const differ = differenceCiede2000();
const toLab = converter('lab65');
const hex = (channels: readonly number[]) => `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const seen = (colours: readonly string[], vision: keyof typeof visions): Color[] =>
  colours.map((colour) => visions[vision](rgb(colour)!) as Color);
const leastOf = (colours: readonly Color[], apart = 1) =>
  Math.min(...colours.flatMap((colour, index) => colours.slice(index + apart).map((other) => differ(colour, other))));
const lightness = (colours: readonly Color[]) => colours.map((colour) => toLab(colour)!.l);
const isMonotone = (values: readonly number[]) => {
  const steps = values.slice(1).map((value, index) => value - values[index]!);
  return steps.every((step) => step > 0.5) || steps.every((step) => step < -0.5);
};
const each = Object.keys(visions) as (keyof typeof visions)[];

test('the simulation sees what it should: red and green of one lightness nearly alike, blue and orange apart', () => {
  const at = (vision: keyof typeof visions, ...colours: string[]) => leastOf(seen(colours, vision));
  expect(at('full', '#b05a00', '#5a7a00')).toBeGreaterThan(2.5 * at('deuteranopia', '#b05a00', '#5a7a00'));
  expect(at('deuteranopia', '#0060c0', '#e08000')).toBeGreaterThan(40);
});

describe.each(each)('with %s', (vision) => {
  /** Classes from little to much: their order is told by lightness, and neighbours are told apart. */
  test.each<[name: string, least: number, colours: readonly string[]]>([
    ['loss of the portfolio, light', 9, lossRamp.light],
    ['loss of the portfolio, dark', 9, lossRamp.dark],
    // A legend of years is read in order; with every year its neighbours come closer.
    [
      'parcels by NDVI',
      5,
      rampOf('ndvi')
        .slice(1)
        .map(([, ...colour]) => hex(colour)),
    ],
    ['years of loss, 2026', 5, lossYears(2026).map(({ colour }) => hex(colour))],
    ['years of loss, 2030', 3.5, lossYears(2030).map(({ colour }) => hex(colour))],
  ])('%s: ever lighter or darker, neighbours at least %d apart', (_name, least, colours) => {
    const shown = seen(colours, vision);
    expect(isMonotone(lightness(shown))).toBe(true);
    expect(leastOf(shown)).toBeGreaterThan(least);
  });

  test.each(indexNames)('the ramp of %s: values 0.3 apart look different', (index) => {
    const values = Array.from({ length: 23 }, (_, at) => -0.2 + at * 0.05);
    const shown = seen(
      values.map((value) => hex(colourAt(rampOf(index), value))),
      vision,
    );
    expect(leastOf(shown, 6)).toBeGreaterThan(7);
    // Vegetation goes one way; water turns once, in the middle, between two hues that everyone tells apart.
    if (index !== 'ndwi' && index !== 'ndmi') expect(isMonotone(lightness(shown))).toBe(true);
  });

  /** Series that stand in one chart. They differ in strokes, points or kind as well. */
  test.each(['light', 'dark'] as const)('series of charts, %s', (theme) => {
    const { ink, accent, dataWarm: warm, dataCool: cool, signalBad: bad } = themeColours[theme];
    const { grey, steps } = chartColours[theme];
    for (const [name, colours] of Object.entries({
      climate: [ink, ...steps, accent],
      forest: [ink, bad],
      index: [accent, warm, grey],
      anomalies: [cool, warm],
      weather: [warm, cool, grey],
    }))
      expect(leastOf(seen(colours, vision)), name).toBeGreaterThan(6);
  });

  test('classes of pictures, and outlines of shapes by kind', () => {
    for (const classes of [wetlands, indicator])
      expect(
        leastOf(
          seen(
            classes.map(({ colour }) => hex(colour)),
            vision,
          ),
        ),
      ).toBeGreaterThan(25);
    expect(
      leastOf(
        seen(
          landCover.map(({ colour }) => hex(colour)),
          vision,
        ),
      ),
    ).toBeGreaterThan(15);
    for (const theme of ['light', 'dark'] as const)
      expect(
        leastOf(seen([shapeColours.project[theme], shapeColours.import[theme], shapeColours.problem[theme], chosenColours.line], vision)),
        theme,
      ).toBeGreaterThan(7);
    expect(leastOf(seen(Object.values(problemMarks), vision))).toBeGreaterThan(9);
  });
});
